struct Parameters_std140_0
{
    @align(16) camera_to_world_0 : array<vec4<f32>, i32(3)>,
    @align(16) film_plane_0 : vec4<f32>,
    @align(16) lens_radius_0 : f32,
    @align(4) focal_distance_0 : f32,
    @align(8) width_0 : u32,
    @align(4) height_0 : u32,
    @align(16) max_depth_0 : u32,
    @align(4) dimension_0 : u32,
    @align(8) key_low_0 : u32,
    @align(4) key_high_0 : u32,
    @align(16) items_0 : u32,
    @align(4) steps_0 : u32,
    @align(8) lanes_0 : u32,
    @align(4) wave_threshold_0 : u32,
    @align(16) chains_0 : u32,
    @align(4) first_step_0 : u32,
    @align(8) bootstrap_0 : u32,
    @align(4) items_per_lane_0 : u32,
    @align(16) world_root_0 : u32,
    @align(4) top_root_0 : u32,
    @align(8) light_count_0 : u32,
    @align(4) shading_stride_0 : u32,
    @align(16) film_scale_0 : f32,
    @align(4) film_unit_0 : f32,
    @align(8) density_scale_0 : f32,
    @align(4) density_unit_0 : f32,
    @align(16) global_dynamics_0 : u32,
    @align(4) start_0 : u32,
    @align(8) read_out_0 : u32,
    @align(4) tame_0 : u32,
    @align(16) sd_0 : f32,
    @align(4) gamma_0 : f32,
    @align(8) rho_0 : f32,
    @align(4) tour_length_0 : f32,
    @align(16) image_scale_0 : f32,
    @align(4) image_kind_0 : u32,
    @align(8) copies_0 : f32,
    @align(4) first_scattering_0 : u32,
};

@binding(0) @group(1) var<uniform> run_0 : Parameters_std140_0;
@binding(5) @group(1) var<storage, read_write> headers_0 : array<vec4<u32>>;

@binding(2) @group(1) var<storage, read_write> counters_0 : array<atomic<u32>>;

@binding(9) @group(1) var<storage, read_write> records_0 : array<vec4<f32>>;

@binding(1) @group(0) var<storage, read> leaves_0 : array<vec4<f32>>;

struct Material_std430_0
{
    @align(16) a_0 : vec4<f32>,
    @align(16) b_0 : vec4<f32>,
    @align(16) alpha_0 : vec2<f32>,
    @align(8) kind_0 : u32,
    @align(4) flags_0 : u32,
};

@binding(3) @group(0) var<storage, read> materials_0 : array<Material_std430_0>;

@binding(2) @group(0) var<storage, read> shading_0 : array<vec4<f32>>;

struct Instance_std430_0
{
    @align(16) to_world_0 : array<vec4<f32>, i32(3)>,
    @align(16) to_object_0 : array<vec4<f32>, i32(3)>,
    @align(16) root_0 : u32,
    @align(4) mirrored_0 : u32,
    @align(8) index_0 : u32,
    @align(4) padding0_0 : u32,
};

@binding(6) @group(0) var<storage, read> instances_0 : array<Instance_std430_0>;

struct Emission_std430_0
{
    @align(16) radiance_pdf_0 : vec4<f32>,
    @align(16) two_sided_0 : u32,
    @align(4) padding0_1 : u32,
    @align(8) padding1_0 : u32,
    @align(4) padding2_0 : u32,
};

@binding(4) @group(0) var<storage, read> emissions_0 : array<Emission_std430_0>;

struct LightTriangle_std430_0
{
    @align(16) corner_cumulative_0 : vec4<f32>,
    @align(16) e1_0 : vec4<f32>,
    @align(16) e2_0 : vec4<f32>,
    @align(16) normal_0 : vec4<f32>,
    @align(16) leaf_0 : u32,
    @align(4) emission_0 : u32,
    @align(8) padding0_2 : u32,
    @align(4) padding1_1 : u32,
};

@binding(5) @group(0) var<storage, read> light_triangles_0 : array<LightTriangle_std430_0>;

@binding(6) @group(1) var<storage, read_write> coordinates_0 : array<f32>;

@binding(7) @group(1) var<storage, read_write> scores_0 : array<f32>;

struct Tuple_0
{
     value0_0 : f32,
};

fn s_apply_min_0( x_0 : f32,  y_0 : f32) -> Tuple_0
{
    var _S1 : Tuple_0 = Tuple_0( min(x_0, y_0) );
    return _S1;
}

struct s_bwdCallableCtx_min_0
{
     _S2 : f32,
     _S3 : f32,
};

struct DiffPair_float_0
{
     primal_0 : f32,
     differential_0 : f32,
};

fn _d_min_0( dpx_0 : ptr<function, DiffPair_float_0>,  dpy_0 : ptr<function, DiffPair_float_0>,  dOut_0 : f32)
{
    var _S4 : DiffPair_float_0 = (*dpx_0);
    var _S5 : f32;
    if(((*dpx_0).primal_0) < ((*dpy_0).primal_0))
    {
        _S5 = dOut_0;
    }
    else
    {
        if(((*dpx_0).primal_0) > ((*dpy_0).primal_0))
        {
            _S5 = 0.0f;
        }
        else
        {
            _S5 = 0.5f * dOut_0;
        }
    }
    (*dpx_0).primal_0 = _S4.primal_0;
    (*dpx_0).differential_0 = _S5;
    var _S6 : DiffPair_float_0 = (*dpy_0);
    if(((*dpy_0).primal_0) < (_S4.primal_0))
    {
        _S5 = dOut_0;
    }
    else
    {
        if(((*dpy_0).primal_0) > ((*dpx_0).primal_0))
        {
            _S5 = 0.0f;
        }
        else
        {
            _S5 = 0.5f * dOut_0;
        }
    }
    (*dpy_0).primal_0 = _S6.primal_0;
    (*dpy_0).differential_0 = _S5;
    return;
}

fn s_bwdProp_min_0( ctx_0 : s_bwdCallableCtx_min_0,  d_x_0 : ptr<function, f32>,  d_y_0 : ptr<function, f32>,  d_out_0 : f32)
{
    var _S7 : DiffPair_float_0;
    _S7.primal_0 = ctx_0._S2;
    var _S8 : DiffPair_float_0;
    _S8.primal_0 = ctx_0._S3;
    _d_min_0(&(_S7), &(_S8), d_out_0);
    (*d_x_0) = _S7.differential_0;
    (*d_y_0) = _S8.differential_0;
    return;
}

struct Tuple_1
{
     value0_1 : f32,
};

fn s_apply_max_0( x_1 : f32,  y_1 : f32) -> Tuple_1
{
    var _S9 : Tuple_1 = Tuple_1( max(x_1, y_1) );
    return _S9;
}

struct s_bwdCallableCtx_max_0
{
     _S10 : f32,
     _S11 : f32,
};

fn _d_max_0( dpx_1 : ptr<function, DiffPair_float_0>,  dpy_1 : ptr<function, DiffPair_float_0>,  dOut_1 : f32)
{
    var _S12 : DiffPair_float_0 = (*dpx_1);
    var _S13 : f32;
    if(((*dpx_1).primal_0) > ((*dpy_1).primal_0))
    {
        _S13 = dOut_1;
    }
    else
    {
        if(((*dpx_1).primal_0) < ((*dpy_1).primal_0))
        {
            _S13 = 0.0f;
        }
        else
        {
            _S13 = 0.5f * dOut_1;
        }
    }
    (*dpx_1).primal_0 = _S12.primal_0;
    (*dpx_1).differential_0 = _S13;
    var _S14 : DiffPair_float_0 = (*dpy_1);
    if(((*dpy_1).primal_0) > (_S12.primal_0))
    {
        _S13 = dOut_1;
    }
    else
    {
        if(((*dpy_1).primal_0) < ((*dpx_1).primal_0))
        {
            _S13 = 0.0f;
        }
        else
        {
            _S13 = 0.5f * dOut_1;
        }
    }
    (*dpy_1).primal_0 = _S14.primal_0;
    (*dpy_1).differential_0 = _S13;
    return;
}

fn s_bwdProp_max_0( ctx_1 : s_bwdCallableCtx_max_0,  d_x_1 : ptr<function, f32>,  d_y_1 : ptr<function, f32>,  d_out_1 : f32)
{
    var _S15 : DiffPair_float_0;
    _S15.primal_0 = ctx_1._S10;
    var _S16 : DiffPair_float_0;
    _S16.primal_0 = ctx_1._S11;
    _d_max_0(&(_S15), &(_S16), d_out_1);
    (*d_x_1) = _S15.differential_0;
    (*d_y_1) = _S16.differential_0;
    return;
}

struct Tuple_2
{
     value0_2 : f32,
};

fn s_apply_abs_0( x_2 : f32) -> Tuple_2
{
    var _S17 : Tuple_2 = Tuple_2( abs(x_2) );
    return _S17;
}

struct s_bwdCallableCtx_abs_0
{
     _S18 : f32,
};

fn _d_abs_0( dpx_2 : ptr<function, DiffPair_float_0>,  dOut_2 : f32)
{
    var _S19 : f32 = select(select(-1.0f, 0.0f, ((*dpx_2).primal_0) == 0.0f), 1.0f, ((*dpx_2).primal_0) > 0.0f) * dOut_2;
    (*dpx_2).primal_0 = (*dpx_2).primal_0;
    (*dpx_2).differential_0 = _S19;
    return;
}

fn s_bwdProp_abs_0( ctx_2 : s_bwdCallableCtx_abs_0,  d_x_2 : ptr<function, f32>,  d_out_2 : f32)
{
    var _S20 : DiffPair_float_0;
    _S20.primal_0 = ctx_2._S18;
    _d_abs_0(&(_S20), d_out_2);
    (*d_x_2) = _S20.differential_0;
    return;
}

struct Tuple_3
{
     value0_3 : vec3<f32>,
};

fn s_apply_cross_0( left_0 : vec3<f32>,  right_0 : vec3<f32>) -> Tuple_3
{
    var _S21 : Tuple_3 = Tuple_3( cross(left_0, right_0) );
    return _S21;
}

struct s_bwdCallableCtx_cross_0
{
     _S22 : vec3<f32>,
     _S23 : vec3<f32>,
};

struct DiffPair_vectorx3Cfloatx2C3x3E_0
{
     primal_0 : vec3<f32>,
     differential_0 : vec3<f32>,
};

fn _d_cross_0( a_1 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  b_1 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  dOut_3 : vec3<f32>)
{
    var _S24 : f32 = dOut_3.y;
    var _S25 : f32 = dOut_3.z;
    var _S26 : f32 = dOut_3.x;
    var _S27 : f32 = (*a_1).primal_0.z * _S24 + - (*a_1).primal_0.y * _S25;
    var _S28 : f32 = - (*a_1).primal_0.z * _S26 + (*a_1).primal_0.x * _S25;
    var _S29 : f32 = (*a_1).primal_0.y * _S26 + - (*a_1).primal_0.x * _S24;
    var _S30 : vec3<f32> = vec3<f32>(- (*b_1).primal_0.z * _S24 + (*b_1).primal_0.y * _S25, (*b_1).primal_0.z * _S26 + - (*b_1).primal_0.x * _S25, - (*b_1).primal_0.y * _S26 + (*b_1).primal_0.x * _S24);
    (*a_1).primal_0 = (*a_1).primal_0;
    (*a_1).differential_0 = _S30;
    var _S31 : vec3<f32> = vec3<f32>(_S27, _S28, _S29);
    (*b_1).primal_0 = (*b_1).primal_0;
    (*b_1).differential_0 = _S31;
    return;
}

fn s_bwdProp_cross_0( ctx_3 : s_bwdCallableCtx_cross_0,  d_left_0 : ptr<function, vec3<f32>>,  d_right_0 : ptr<function, vec3<f32>>,  d_out_3 : vec3<f32>)
{
    var _S32 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    _S32.primal_0 = ctx_3._S22;
    var _S33 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    _S33.primal_0 = ctx_3._S23;
    _d_cross_0(&(_S32), &(_S33), d_out_3);
    (*d_left_0) = _S32.differential_0;
    (*d_right_0) = _S33.differential_0;
    return;
}

struct Tuple_4
{
     value0_4 : f32,
};

fn s_apply_sqrt_0( x_3 : f32) -> Tuple_4
{
    var _S34 : Tuple_4 = Tuple_4( sqrt(x_3) );
    return _S34;
}

struct s_bwdCallableCtx_sqrt_0
{
     _S35 : f32,
};

fn _d_sqrt_0( dpx_3 : ptr<function, DiffPair_float_0>,  dOut_4 : f32)
{
    var _S36 : f32 = 0.5f / sqrt(max(1.00000001168609742e-07f, (*dpx_3).primal_0)) * dOut_4;
    (*dpx_3).primal_0 = (*dpx_3).primal_0;
    (*dpx_3).differential_0 = _S36;
    return;
}

fn s_bwdProp_sqrt_0( ctx_4 : s_bwdCallableCtx_sqrt_0,  d_x_3 : ptr<function, f32>,  d_out_4 : f32)
{
    var _S37 : DiffPair_float_0;
    _S37.primal_0 = ctx_4._S35;
    _d_sqrt_0(&(_S37), d_out_4);
    (*d_x_3) = _S37.differential_0;
    return;
}

struct Tuple_5
{
     value0_5 : f32,
};

fn s_apply_dot_0( x_4 : vec3<f32>,  y_2 : vec3<f32>) -> Tuple_5
{
    var _S38 : Tuple_5 = Tuple_5( dot(x_4, y_2) );
    return _S38;
}

struct s_bwdCallableCtx_dot_0
{
     _S39 : vec3<f32>,
     _S40 : vec3<f32>,
};

fn _d_dot_0( dpx_4 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  dpy_2 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  dOut_5 : f32)
{
    var x_d_result_0 : vec3<f32>;
    x_d_result_0[i32(0)] = (*dpy_2).primal_0[i32(0)] * dOut_5;
    var y_d_result_0 : vec3<f32>;
    y_d_result_0[i32(0)] = (*dpx_4).primal_0[i32(0)] * dOut_5;
    x_d_result_0[i32(1)] = (*dpy_2).primal_0[i32(1)] * dOut_5;
    y_d_result_0[i32(1)] = (*dpx_4).primal_0[i32(1)] * dOut_5;
    x_d_result_0[i32(2)] = (*dpy_2).primal_0[i32(2)] * dOut_5;
    y_d_result_0[i32(2)] = (*dpx_4).primal_0[i32(2)] * dOut_5;
    (*dpx_4).primal_0 = (*dpx_4).primal_0;
    (*dpx_4).differential_0 = x_d_result_0;
    (*dpy_2).primal_0 = (*dpy_2).primal_0;
    (*dpy_2).differential_0 = y_d_result_0;
    return;
}

fn s_bwdProp_dot_0( ctx_5 : s_bwdCallableCtx_dot_0,  d_x_4 : ptr<function, vec3<f32>>,  d_y_2 : ptr<function, vec3<f32>>,  d_out_5 : f32)
{
    var _S41 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    _S41.primal_0 = ctx_5._S39;
    var _S42 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    _S42.primal_0 = ctx_5._S40;
    _d_dot_0(&(_S41), &(_S42), d_out_5);
    (*d_x_4) = _S41.differential_0;
    (*d_y_2) = _S42.differential_0;
    return;
}

struct StoredCoordinates_0
{
     chain_0 : u32,
     slot_0 : u32,
};

struct StoredScore_0
{
     chain_1 : u32,
     slot_1 : u32,
};

struct Recorder_0
{
     chain_2 : u32,
     vertices_0 : u32,
     lit_vertices_0 : u32,
};

struct ScoreReport_0
{
     bad_0 : u32,
     norm_squared_0 : f32,
};

struct Backward_0
{
     x_5 : StoredCoordinates_0,
     score_0 : StoredScore_0,
     recorder_0 : Recorder_0,
     report_0 : ScoreReport_0,
     scale_0 : f32,
     left_1 : u32,
     later_light_0 : vec3<f32>,
     adjoint_origin_0 : vec3<f32>,
     adjoint_direction_0 : vec3<f32>,
     adjoint_pdf_0 : f32,
};

struct Hit_0
{
     leaf_1 : u32,
     instance_0 : u32,
};

struct Triangle_0
{
     p0_0 : vec3<f32>,
     e1_1 : vec3<f32>,
     e2_1 : vec3<f32>,
     n0_0 : vec3<f32>,
     n1_0 : vec3<f32>,
     n2_0 : vec3<f32>,
     tangent_0 : vec3<f32>,
     plane_normal_0 : vec3<f32>,
     smooth_0 : bool,
     anisotropic_0 : bool,
     clearance_0 : f32,
     material_0 : u32,
     emission_1 : u32,
};

struct Material_0
{
     a_0 : vec4<f32>,
     b_0 : vec4<f32>,
     alpha_0 : vec2<f32>,
     kind_0 : u32,
     flags_0 : u32,
};

struct Emitted_0
{
     radiance_0 : vec3<f32>,
     pdf_area_0 : f32,
     two_sided_1 : bool,
};

struct ChosenLight_0
{
     corner_0 : vec3<f32>,
     e1_2 : vec3<f32>,
     e2_2 : vec3<f32>,
     normal_1 : vec3<f32>,
     radiance_1 : vec3<f32>,
     pdf_area_1 : f32,
     two_sided_2 : bool,
     leaf_2 : u32,
};

struct Vertex_0
{
     triangle_0 : Triangle_0,
     material_1 : Material_0,
     emitted_0 : Emitted_0,
     chosen_0 : ChosenLight_0,
     delta_0 : bool,
     lit_0 : bool,
     scatters_0 : bool,
     lobe_0 : f32,
     importance_0 : vec3<f32>,
     later_0 : vec3<f32>,
     adjoint_origin_1 : vec3<f32>,
     adjoint_direction_1 : vec3<f32>,
     adjoint_pdf_1 : f32,
};

fn Material_anisotropic_0( this_0 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_0).flags_0) & (u32(4)))) != u32(0);
}

fn map_point_0( _S43 : u32,  _S44 : vec3<f32>) -> vec3<f32>
{
    var q_0 : vec4<f32> = vec4<f32>(_S44, 1.0f);
    return vec3<f32>(dot(instances_0[_S43].to_world_0[i32(0)], q_0), dot(instances_0[_S43].to_world_0[i32(1)], q_0), dot(instances_0[_S43].to_world_0[i32(2)], q_0));
}

fn map_normal_0( _S45 : u32,  _S46 : vec3<f32>) -> vec3<f32>
{
    return instances_0[_S45].to_object_0[i32(0)].xyz * vec3<f32>(_S46.x) + instances_0[_S45].to_object_0[i32(1)].xyz * vec3<f32>(_S46.y) + instances_0[_S45].to_object_0[i32(2)].xyz * vec3<f32>(_S46.z);
}

fn map_vector_0( _S47 : u32,  _S48 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(instances_0[_S47].to_world_0[i32(0)].xyz, _S48), dot(instances_0[_S47].to_world_0[i32(1)].xyz, _S48), dot(instances_0[_S47].to_world_0[i32(2)].xyz, _S48));
}

fn largest_0( v_0 : vec3<f32>) -> f32
{
    return max(v_0.x, max(v_0.y, v_0.z));
}

fn load_triangle_0( hit_0 : Hit_0) -> Triangle_0
{
    var _S49 : u32 = hit_0.leaf_1 * u32(3);
    var row1_0 : vec4<f32> = leaves_0[_S49 + u32(1)];
    var row2_0 : vec4<f32> = leaves_0[_S49 + u32(2)];
    var bits_0 : u32 = (bitcast<u32>((row1_0.w)));
    var triangle_1 : Triangle_0;
    var _S50 : vec3<f32> = leaves_0[_S49].xyz;
    triangle_1.p0_0 = _S50;
    var _S51 : vec3<f32> = row1_0.xyz;
    triangle_1.e1_1 = _S51;
    var _S52 : vec3<f32> = row2_0.xyz;
    triangle_1.e2_1 = _S52;
    var _S53 : bool = ((bits_0 & (u32(2147483648)))) != u32(0);
    triangle_1.smooth_0 = _S53;
    var _S54 : u32 = (bits_0 & (u32(16777215)));
    triangle_1.material_0 = _S54;
    triangle_1.emission_1 = (bitcast<u32>((row2_0.w)));
    var _S55 : Material_std430_0 = materials_0[_S54];
    var _S56 : bool = Material_anisotropic_0(&(_S55));
    triangle_1.anisotropic_0 = _S56;
    var _S57 : vec3<f32> = vec3<f32>(0.0f);
    triangle_1.n0_0 = _S57;
    triangle_1.n1_0 = _S57;
    triangle_1.n2_0 = _S57;
    triangle_1.tangent_0 = _S57;
    var row_0 : u32 = hit_0.leaf_1 * run_0.shading_stride_0;
    if(_S53)
    {
        triangle_1.n0_0 = shading_0[row_0].xyz;
        triangle_1.n1_0 = shading_0[row_0 + u32(1)].xyz;
        triangle_1.n2_0 = shading_0[row_0 + u32(2)].xyz;
    }
    if(triangle_1.anisotropic_0)
    {
        triangle_1.tangent_0 = shading_0[row_0 + u32(3)].xyz;
    }
    var flip_0 : bool = ((bits_0 & (u32(1073741824)))) != u32(0);
    var _S58 : bool = (hit_0.instance_0) != u32(4294967295);
    var flip_1 : bool;
    var shift_0 : vec3<f32>;
    if(_S58)
    {
        var _S59 : vec3<f32> = map_point_0(hit_0.instance_0, _S50);
        triangle_1.e1_1 = map_point_0(hit_0.instance_0, _S50 + _S51) - _S59;
        triangle_1.e2_1 = map_point_0(hit_0.instance_0, _S50 + _S52) - _S59;
        triangle_1.p0_0 = _S59;
        triangle_1.n0_0 = map_normal_0(hit_0.instance_0, triangle_1.n0_0);
        triangle_1.n1_0 = map_normal_0(hit_0.instance_0, triangle_1.n1_0);
        triangle_1.n2_0 = map_normal_0(hit_0.instance_0, triangle_1.n2_0);
        triangle_1.tangent_0 = map_vector_0(hit_0.instance_0, triangle_1.tangent_0);
        var _S60 : vec3<f32> = abs(vec3<f32>(instances_0[hit_0.instance_0].to_world_0[i32(0)].w, instances_0[hit_0.instance_0].to_world_0[i32(1)].w, instances_0[hit_0.instance_0].to_world_0[i32(2)].w));
        flip_1 = flip_0 != ((instances_0[hit_0.instance_0].mirrored_0) != u32(0));
        shift_0 = _S60;
    }
    else
    {
        flip_1 = flip_0;
        shift_0 = _S57;
    }
    var normal_2 : vec3<f32> = cross(triangle_1.e1_1, triangle_1.e2_1);
    var normal_3 : vec3<f32> = normal_2 * vec3<f32>((1.0f / sqrt(dot(normal_2, normal_2))));
    var reach_0 : vec3<f32>;
    if(flip_1)
    {
        reach_0 = (vec3<f32>(0) - normal_3);
    }
    else
    {
        reach_0 = normal_3;
    }
    triangle_1.plane_normal_0 = reach_0;
    var extent_0 : vec3<f32> = max(abs(triangle_1.p0_0), max(abs(triangle_1.p0_0 + triangle_1.e1_1), abs(triangle_1.p0_0 + triangle_1.e2_1)));
    var size_0 : f32 = largest_0(extent_0);
    if(_S58)
    {
        reach_0 = vec3<f32>(2.0f) * extent_0 + shift_0 + vec3<f32>(size_0);
    }
    else
    {
        reach_0 = extent_0;
    }
    triangle_1.clearance_0 = max(dot(abs(normal_3), reach_0), size_0) * 9.5367431640625e-07f;
    return triangle_1;
}

fn load_emitted_0( emission_2 : u32) -> Emitted_0
{
    var emitted_1 : Emitted_0;
    emitted_1.radiance_0 = vec3<f32>(0.0f);
    emitted_1.pdf_area_0 = 0.0f;
    emitted_1.two_sided_1 = false;
    if(emission_2 != u32(4294967295))
    {
        var row_1 : Emission_std430_0 = emissions_0[emission_2];
        emitted_1.radiance_0 = row_1.radiance_pdf_0.xyz;
        emitted_1.pdf_area_0 = row_1.radiance_pdf_0.w;
        emitted_1.two_sided_1 = (row_1.two_sided_0) != u32(0);
    }
    return emitted_1;
}

struct VertexCoordinates_0
{
     direction_0 : vec2<f32>,
     light_0 : vec2<f32>,
     lobe_1 : f32,
     pick_0 : f32,
};

fn VertexCoordinates_x24init_0( direction_1 : vec2<f32>,  light_1 : vec2<f32>,  lobe_2 : f32,  pick_1 : f32) -> VertexCoordinates_0
{
    var _S61 : VertexCoordinates_0;
    _S61.direction_0 = direction_1;
    _S61.light_0 = light_1;
    _S61.lobe_1 = lobe_2;
    _S61.pick_0 = pick_1;
    return _S61;
}

fn stored_index_0( slot_2 : u32,  coordinate_0 : u32,  chain_3 : u32) -> u32
{
    return (slot_2 * run_0.dimension_0 + coordinate_0) * run_0.chains_0 + chain_3;
}

fn StoredCoordinates_get_0( this_1 : StoredCoordinates_0,  coordinate_1 : u32) -> f32
{
    return coordinates_0[stored_index_0(this_1.slot_0, coordinate_1, this_1.chain_0)];
}

fn StoredCoordinates_vertex_0( this_2 : StoredCoordinates_0,  depth_0 : u32) -> VertexCoordinates_0
{
    var first_0 : u32 = u32(4) + u32(6) * depth_0;
    var xi_0 : VertexCoordinates_0;
    xi_0.direction_0 = vec2<f32>(StoredCoordinates_get_0(this_2, first_0), StoredCoordinates_get_0(this_2, first_0 + u32(1)));
    xi_0.light_0 = vec2<f32>(StoredCoordinates_get_0(this_2, first_0 + u32(2)), StoredCoordinates_get_0(this_2, first_0 + u32(3)));
    xi_0.lobe_1 = StoredCoordinates_get_0(this_2, first_0 + u32(4));
    xi_0.pick_0 = StoredCoordinates_get_0(this_2, first_0 + u32(5));
    return xi_0;
}

fn ChosenLight_x24init_0( corner_1 : vec3<f32>,  e1_3 : vec3<f32>,  e2_3 : vec3<f32>,  normal_4 : vec3<f32>,  radiance_2 : vec3<f32>,  pdf_area_2 : f32,  two_sided_3 : bool,  leaf_3 : u32) -> ChosenLight_0
{
    var _S62 : ChosenLight_0;
    _S62.corner_0 = corner_1;
    _S62.e1_2 = e1_3;
    _S62.e2_2 = e2_3;
    _S62.normal_1 = normal_4;
    _S62.radiance_1 = radiance_2;
    _S62.pdf_area_1 = pdf_area_2;
    _S62.two_sided_2 = two_sided_3;
    _S62.leaf_2 = leaf_3;
    return _S62;
}

fn choose_light_0( pick_2 : f32) -> ChosenLight_0
{
    var high_0 : u32 = run_0.light_count_0;
    var low_0 : u32 = u32(0);
    for(;;)
    {
        if((high_0 - low_0) > u32(1))
        {
        }
        else
        {
            break;
        }
        var middle_0 : u32 = ((low_0 + high_0) >> (u32(1)));
        if((light_triangles_0[middle_0].corner_cumulative_0.w) <= pick_2)
        {
            low_0 = middle_0;
        }
        else
        {
            high_0 = middle_0;
        }
    }
    var triangle_2 : LightTriangle_std430_0 = light_triangles_0[low_0];
    var emission_3 : Emission_std430_0 = emissions_0[triangle_2.emission_0];
    var light_2 : ChosenLight_0;
    light_2.corner_0 = triangle_2.corner_cumulative_0.xyz;
    light_2.e1_2 = triangle_2.e1_0.xyz;
    light_2.e2_2 = triangle_2.e2_0.xyz;
    light_2.normal_1 = triangle_2.normal_0.xyz;
    light_2.radiance_1 = emission_3.radiance_pdf_0.xyz;
    light_2.pdf_area_1 = emission_3.radiance_pdf_0.w;
    light_2.two_sided_2 = (emission_3.two_sided_0) != u32(0);
    light_2.leaf_2 = triangle_2.leaf_0;
    return light_2;
}

struct DiffPair_vectorx3Cfloatx2C2x3E_0
{
     primal_0 : vec2<f32>,
     differential_0 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_picture_0
{
     value0_6 : Vertex_0,
     value1_0 : vec3<f32>,
     value2_0 : vec3<f32>,
     value3_0 : f32,
     value4_0 : vec2<f32>,
     value5_0 : vec2<f32>,
};

struct s_bwdCallableCtx_picture_0
{
     value0_7 : s_paramCtx_s_bwdCallableCtx_picture_0,
};

struct Frame_0
{
     s_0 : vec3<f32>,
     t_0 : vec3<f32>,
     n_0 : vec3<f32>,
};

struct Surface_0
{
     position_0 : vec3<f32>,
     frame_0 : Frame_0,
     geometric_normal_0 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_emission_of_0
{
     value0_8 : Emitted_0,
     value1_1 : Surface_0,
     value2_1 : vec3<f32>,
     value3_1 : vec3<f32>,
     value4_1 : f32,
     value5_1 : bool,
};

struct s_paramCtx_s_bwdCallableCtx_to_local_0
{
     value0_9 : Frame_0,
     value1_2 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_direct_light_0
{
     value0_10 : Material_0,
     value1_3 : ChosenLight_0,
     value2_2 : Surface_0,
     value3_2 : vec3<f32>,
     value4_2 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_scatter_0
{
     value0_11 : Material_0,
     value1_4 : Surface_0,
     value2_3 : vec3<f32>,
     value3_3 : vec2<f32>,
     value4_3 : f32,
};

struct Tuple_6
{
     value0_12 : Surface_0,
};

struct Tuple_7
{
     value0_13 : Frame_0,
};

struct Tuple_8
{
     value0_14 : Frame_0,
};

fn s_apply_frame_from_normal_0( _S63 : vec3<f32>) -> Tuple_8
{
    var _S64 : f32 = _S63.z;
    var sign_0 : f32;
    if(_S64 < 0.0f)
    {
        sign_0 = -1.0f;
    }
    else
    {
        sign_0 = 1.0f;
    }
    var a_2 : f32 = -1.0f / (sign_0 + _S64);
    var _S65 : f32 = _S63.x;
    var _S66 : f32 = _S63.y;
    var b_2 : f32 = _S65 * _S66 * a_2;
    var _S67 : vec3<f32> = vec3<f32>(b_2, sign_0 + _S66 * _S66 * a_2, - _S66);
    var _S68 : Tuple_8;
    _S68.value0_14.s_0 = vec3<f32>(1.0f + sign_0 * _S65 * _S65 * a_2, sign_0 * b_2, - sign_0 * _S65);
    _S68.value0_14.t_0 = _S67;
    _S68.value0_14.n_0 = _S63;
    return _S68;
}

fn s_apply_frame_from_normal_tangent_0( _S69 : vec3<f32>,  tangent_1 : vec3<f32>) -> Tuple_7
{
    var s_1 : vec3<f32> = tangent_1 + _S69 * vec3<f32>(- s_apply_dot_0(_S69, tangent_1).value0_5);
    var _S70 : Tuple_5 = s_apply_dot_0(s_1, s_1);
    var frame_1 : Frame_0;
    if((_S70.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(tangent_1, tangent_1).value0_5))
    {
        var _S71 : vec3<f32> = s_1 * vec3<f32>((1.0f / s_apply_sqrt_0(_S70.value0_5).value0_4));
        var _S72 : Tuple_3 = s_apply_cross_0(_S69, _S71);
        frame_1.s_0 = _S71;
        frame_1.t_0 = _S72.value0_3;
        frame_1.n_0 = _S69;
    }
    else
    {
        frame_1 = s_apply_frame_from_normal_0(_S69).value0_14;
    }
    var _S73 : Tuple_7;
    _S73.value0_13 = frame_1;
    return _S73;
}

fn s_apply_surface_at_0( triangle_3 : Triangle_0,  _S74 : vec3<f32>,  _S75 : vec3<f32>) -> Tuple_6
{
    var _S76 : Tuple_3 = s_apply_cross_0(triangle_3.e1_1, triangle_3.e2_1);
    var _S77 : vec3<f32> = _S76.value0_3;
    var _S78 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S77, _S77).value0_5));
    var from_p0_0 : vec3<f32> = _S74 - triangle_3.p0_0;
    var in_plane_0 : vec3<f32> = from_p0_0 + _S75 * vec3<f32>(- (s_apply_dot_0(from_p0_0, _S76.value0_3).value0_5 / s_apply_dot_0(_S75, _S76.value0_3).value0_5));
    var _S79 : vec3<f32> = vec3<f32>(0.0f);
    var _S80 : Frame_0 = Frame_0( _S79, _S79, _S79 );
    var _S81 : vec3<f32> = vec3<f32>(s_apply_dot_0(in_plane_0, s_apply_cross_0(triangle_3.e2_1, _S76.value0_3).value0_3 * _S78).value0_5);
    var _S82 : vec3<f32> = vec3<f32>(s_apply_dot_0(in_plane_0, s_apply_cross_0(_S76.value0_3, triangle_3.e1_1).value0_3 * _S78).value0_5);
    var _S83 : vec3<f32> = triangle_3.e1_1 * _S81 + triangle_3.e2_1 * _S82 + triangle_3.p0_0;
    var surface_0 : Surface_0;
    var n_1 : vec3<f32>;
    if(triangle_3.smooth_0)
    {
        var interpolated_0 : vec3<f32> = (triangle_3.n1_0 - triangle_3.n0_0) * _S81 + (triangle_3.n2_0 - triangle_3.n0_0) * _S82 + triangle_3.n0_0;
        var _S84 : Tuple_5 = s_apply_dot_0(interpolated_0, interpolated_0);
        if((_S84.value0_5) > 0.0f)
        {
            var n_2 : vec3<f32> = interpolated_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S84.value0_5).value0_4));
            if((s_apply_dot_0(triangle_3.plane_normal_0, n_2).value0_5) < 0.0f)
            {
                var _S85 : vec3<f32> = (vec3<f32>(0) - triangle_3.plane_normal_0);
                surface_0.position_0 = _S83;
                surface_0.frame_0 = _S80;
                surface_0.geometric_normal_0 = _S85;
            }
            else
            {
                surface_0.position_0 = _S83;
                surface_0.frame_0 = _S80;
                surface_0.geometric_normal_0 = triangle_3.plane_normal_0;
            }
            n_1 = n_2;
        }
        else
        {
            n_1 = triangle_3.plane_normal_0;
            surface_0.position_0 = _S83;
            surface_0.frame_0 = _S80;
            surface_0.geometric_normal_0 = triangle_3.plane_normal_0;
        }
    }
    else
    {
        n_1 = triangle_3.plane_normal_0;
        surface_0.position_0 = _S83;
        surface_0.frame_0 = _S80;
        surface_0.geometric_normal_0 = triangle_3.plane_normal_0;
    }
    if(triangle_3.anisotropic_0)
    {
        surface_0.frame_0 = s_apply_frame_from_normal_tangent_0(n_1, triangle_3.tangent_0).value0_13;
    }
    else
    {
        surface_0.frame_0 = s_apply_frame_from_normal_0(n_1).value0_14;
    }
    var _S86 : Tuple_6;
    _S86.value0_12 = surface_0;
    return _S86;
}

struct s_paramCtx_s_bwdCallableCtx_surface_at_0
{
     value0_15 : Triangle_0,
     value1_5 : vec3<f32>,
     value2_4 : vec3<f32>,
};

struct s_bwdCallableCtx_surface_at_0
{
     value0_16 : s_paramCtx_s_bwdCallableCtx_surface_at_0,
};

struct s_bwdCallableCtx_emission_of_0
{
     value0_17 : s_paramCtx_s_bwdCallableCtx_emission_of_0,
};

struct Tuple_9
{
     value0_18 : vec3<f32>,
};

struct Tuple_10
{
     value0_19 : f32,
};

struct Tuple_11
{
     value0_20 : f32,
};

fn s_apply_sqr_0( _S87 : f32) -> Tuple_11
{
    var _S88 : Tuple_11;
    _S88.value0_20 = _S87 * _S87;
    return _S88;
}

fn s_apply_power_heuristic_0( _S89 : f32,  _S90 : f32) -> Tuple_10
{
    var weight_0 : f32;
    if(_S89 > _S90)
    {
        weight_0 = 1.0f / (1.0f + s_apply_sqr_0(_S90 / _S89).value0_20);
    }
    else
    {
        var _S91 : Tuple_11 = s_apply_sqr_0(_S89 / _S90);
        weight_0 = _S91.value0_20 / (_S91.value0_20 + 1.0f);
    }
    var _S92 : Tuple_10;
    _S92.value0_19 = weight_0;
    return _S92;
}

fn s_apply_emission_of_0( emitted_2 : Emitted_0,  _S93 : Surface_0,  _S94 : vec3<f32>,  _S95 : vec3<f32>,  _S96 : f32,  delta_1 : bool) -> Tuple_9
{
    var _S97 : vec3<f32> = vec3<f32>(0.0f);
    var _S98 : Tuple_5 = s_apply_dot_0(_S95, _S93.geometric_normal_0);
    var _S99 : bool;
    if(emitted_2.two_sided_1)
    {
        _S99 = true;
    }
    else
    {
        _S99 = (_S98.value0_5) < 0.0f;
    }
    var light_3 : vec3<f32>;
    if(_S99)
    {
        if(delta_1)
        {
            light_3 = emitted_2.radiance_0;
        }
        else
        {
            var arm_0 : vec3<f32> = _S93.position_0 - _S94;
            light_3 = emitted_2.radiance_0 * vec3<f32>(s_apply_power_heuristic_0(_S96 * s_apply_abs_0(_S98.value0_5).value0_2, s_apply_dot_0(arm_0, arm_0).value0_5 * emitted_2.pdf_area_0).value0_19);
        }
    }
    else
    {
        light_3 = _S97;
    }
    var _S100 : Tuple_9;
    _S100.value0_18 = light_3;
    return _S100;
}

struct s_bwdCallableCtx_direct_light_0
{
     value0_21 : s_paramCtx_s_bwdCallableCtx_direct_light_0,
};

struct s_bwdCallableCtx_scatter_0
{
     value0_22 : s_paramCtx_s_bwdCallableCtx_scatter_0,
};

struct s_bwdCallableCtx_to_local_0
{
     value0_23 : s_paramCtx_s_bwdCallableCtx_to_local_0,
};

struct Tuple_12
{
     value0_24 : vec3<f32>,
};

fn s_apply_to_local_0( _S101 : Frame_0,  _S102 : vec3<f32>) -> Tuple_12
{
    var _S103 : Tuple_12;
    _S103.value0_24 = vec3<f32>(s_apply_dot_0(_S101.s_0, _S102).value0_5, s_apply_dot_0(_S101.t_0, _S102).value0_5, s_apply_dot_0(_S101.n_0, _S102).value0_5);
    return _S103;
}

struct Tuple_13
{
     value0_25 : vec3<f32>,
};

struct Tuple_14
{
     value0_26 : vec3<f32>,
};

struct Tuple_15
{
     value0_27 : f32,
};

fn s_apply_safe_sqrt_0( _S104 : f32) -> Tuple_15
{
    var root_1 : f32;
    if(_S104 > 0.0f)
    {
        root_1 = s_apply_sqrt_0(_S104).value0_4;
    }
    else
    {
        root_1 = 0.0f;
    }
    var _S105 : Tuple_15;
    _S105.value0_27 = root_1;
    return _S105;
}

fn s_apply_point_on_light_0( light_4 : ChosenLight_0,  _S106 : vec2<f32>) -> Tuple_14
{
    var _S107 : Tuple_15 = s_apply_safe_sqrt_0(_S106.x);
    var _S108 : f32 = _S106.y;
    var _S109 : Tuple_14;
    _S109.value0_26 = light_4.e1_2 * vec3<f32>((_S107.value0_27 * (1.0f - _S108))) + light_4.e2_2 * vec3<f32>((_S107.value0_27 * _S108)) + light_4.corner_0;
    return _S109;
}

struct BsdfValue_0
{
     f_cos_0 : vec3<f32>,
     pdf_0 : f32,
};

struct Tuple_16
{
     value0_28 : BsdfValue_0,
};

struct Tuple_17
{
     value0_29 : BsdfValue_0,
};

struct Tuple_18
{
     value0_30 : BsdfValue_0,
};

fn s_apply_no_value_0() -> Tuple_18
{
    var _S110 : Tuple_18;
    _S110.value0_30.f_cos_0 = vec3<f32>(0.0f);
    _S110.value0_30.pdf_0 = 0.0f;
    return _S110;
}

fn s_apply_diffuse_evaluate_0( reflectance_0 : vec3<f32>,  _S111 : vec3<f32>,  _S112 : vec3<f32>) -> Tuple_17
{
    var _S113 : Tuple_18 = s_apply_no_value_0();
    var _S114 : f32 = _S112.z;
    var value_0 : BsdfValue_0;
    if((_S111.z * _S114) > 0.0f)
    {
        var _S115 : f32 = s_apply_abs_0(_S114).value0_2 * 0.31830990314483643f;
        value_0.f_cos_0 = reflectance_0 * vec3<f32>(_S115);
        value_0.pdf_0 = _S115;
    }
    else
    {
        value_0 = _S113.value0_30;
    }
    var _S116 : Tuple_17;
    _S116.value0_29 = value_0;
    return _S116;
}

struct Tuple_19
{
     value0_31 : BsdfValue_0,
};

fn ggx_widths_0( alpha_1 : vec2<f32>) -> vec2<f32>
{
    return max(alpha_1, vec2<f32>(0.00009999999747379f));
}

struct Tuple_20
{
     value0_32 : f32,
};

fn s_apply_ggx_lambda_0( width_1 : vec2<f32>,  _S117 : vec3<f32>) -> Tuple_20
{
    var _S118 : Tuple_20;
    _S118.value0_32 = (s_apply_sqrt_0(1.0f + (s_apply_sqr_0(width_1.x * _S117.x).value0_20 + s_apply_sqr_0(width_1.y * _S117.y).value0_20) / s_apply_sqr_0(_S117.z).value0_20).value0_4 - 1.0f) * 0.5f;
    return _S118;
}

struct Tuple_21
{
     value0_33 : f32,
};

fn s_apply_ggx_density_0( width_2 : vec2<f32>,  _S119 : vec3<f32>) -> Tuple_21
{
    var _S120 : f32 = width_2.x;
    var _S121 : f32 = width_2.y;
    var _S122 : Tuple_21;
    _S122.value0_33 = 1.0f / (3.14159274101257324f * _S120 * _S121 * s_apply_sqr_0(s_apply_sqr_0(_S119.x / _S120).value0_20 + s_apply_sqr_0(_S119.y / _S121).value0_20 + s_apply_sqr_0(_S119.z).value0_20).value0_20);
    return _S122;
}

struct Tuple_22
{
     value0_34 : vec3<f32>,
};

struct Tuple_23
{
     value0_35 : f32,
};

fn s_apply_fresnel_conductor_channel_0( _S123 : f32,  eta_0 : f32,  k_0 : f32) -> Tuple_23
{
    var _S124 : Tuple_0 = s_apply_min_0(_S123, 1.0f);
    var _S125 : Tuple_11 = s_apply_sqr_0(_S124.value0_0);
    var sin2_0 : f32 = 1.0f - _S125.value0_20;
    var t0_0 : f32 = eta_0 * eta_0 - k_0 * k_0 - sin2_0;
    var _S126 : Tuple_15 = s_apply_safe_sqrt_0(s_apply_sqr_0(t0_0).value0_20 + 4.0f * eta_0 * eta_0 * k_0 * k_0);
    var t1_0 : f32 = _S126.value0_27 + _S125.value0_20;
    var t2_0 : f32 = 2.0f * s_apply_safe_sqrt_0((_S126.value0_27 + t0_0) * 0.5f).value0_27 * _S124.value0_0;
    var perpendicular_0 : f32 = (t1_0 - t2_0) / (t1_0 + t2_0);
    var t3_0 : f32 = _S125.value0_20 * _S126.value0_27 + s_apply_sqr_0(sin2_0).value0_20;
    var t4_0 : f32 = t2_0 * sin2_0;
    var _S127 : Tuple_23;
    _S127.value0_35 = (perpendicular_0 + perpendicular_0 * (t3_0 - t4_0) / (t3_0 + t4_0)) * 0.5f;
    return _S127;
}

fn s_apply_fresnel_conductor_0( _S128 : f32,  eta_1 : vec3<f32>,  k_1 : vec3<f32>) -> Tuple_22
{
    var _S129 : Tuple_22;
    _S129.value0_34 = vec3<f32>(s_apply_fresnel_conductor_channel_0(_S128, eta_1.x, k_1.x).value0_35, s_apply_fresnel_conductor_channel_0(_S128, eta_1.y, k_1.y).value0_35, s_apply_fresnel_conductor_channel_0(_S128, eta_1.z, k_1.z).value0_35);
    return _S129;
}

fn s_apply_conductor_evaluate_0( eta_2 : vec3<f32>,  k_2 : vec3<f32>,  alpha_2 : vec2<f32>,  _S130 : vec3<f32>,  _S131 : vec3<f32>) -> Tuple_19
{
    var _S132 : Tuple_18 = s_apply_no_value_0();
    var half_vector_0 : vec3<f32> = _S130 + _S131;
    var _S133 : Tuple_5 = s_apply_dot_0(half_vector_0, half_vector_0);
    var _S134 : f32 = _S130.z;
    var _S135 : bool;
    if((_S134 * _S131.z) > 0.0f)
    {
        _S135 = (_S133.value0_5) > 0.0f;
    }
    else
    {
        _S135 = false;
    }
    var value_1 : BsdfValue_0;
    if(_S135)
    {
        var m_0 : vec3<f32> = half_vector_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S133.value0_5).value0_4));
        var width_3 : vec2<f32> = ggx_widths_0(alpha_2);
        var common_0 : f32 = s_apply_ggx_density_0(width_3, m_0).value0_33 / (4.0f * s_apply_abs_0(_S134).value0_2);
        var _S136 : f32 = 1.0f + s_apply_ggx_lambda_0(width_3, _S130).value0_32;
        var _S137 : f32 = common_0 / _S136;
        value_1.f_cos_0 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S130, m_0).value0_5).value0_2, eta_2, k_2).value0_34 * vec3<f32>((common_0 / (_S136 + s_apply_ggx_lambda_0(width_3, _S131).value0_32)));
        value_1.pdf_0 = _S137;
    }
    else
    {
        value_1 = _S132.value0_30;
    }
    var _S138 : Tuple_19;
    _S138.value0_31 = value_1;
    return _S138;
}

struct Tuple_24
{
     value0_36 : BsdfValue_0,
};

struct Tuple_25
{
     value0_37 : f32,
};

fn s_apply_fresnel_dielectric_0( _S139 : f32,  eta_outer_0 : f32) -> Tuple_25
{
    var cos_i_0 : f32;
    var eta_3 : f32;
    if(_S139 < 0.0f)
    {
        var _S140 : f32 = 1.0f / eta_outer_0;
        cos_i_0 = - _S139;
        eta_3 = _S140;
    }
    else
    {
        cos_i_0 = _S139;
        eta_3 = eta_outer_0;
    }
    var sin2_t_0 : f32 = (1.0f - s_apply_sqr_0(cos_i_0).value0_20) / (eta_3 * eta_3);
    var reflected_0 : f32;
    if(sin2_t_0 < 1.0f)
    {
        var _S141 : Tuple_15 = s_apply_safe_sqrt_0(1.0f - sin2_t_0);
        var _S142 : f32 = eta_3 * cos_i_0;
        var _S143 : f32 = eta_3 * _S141.value0_27;
        reflected_0 = (s_apply_sqr_0((_S142 - _S141.value0_27) / (_S142 + _S141.value0_27)).value0_20 + s_apply_sqr_0((cos_i_0 - _S143) / (cos_i_0 + _S143)).value0_20) * 0.5f;
    }
    else
    {
        reflected_0 = 1.0f;
    }
    var _S144 : Tuple_25;
    _S144.value0_37 = reflected_0;
    return _S144;
}

fn s_apply_dielectric_evaluate_0( eta_4 : f32,  alpha_3 : vec2<f32>,  _S145 : vec3<f32>,  _S146 : vec3<f32>) -> Tuple_24
{
    var _S147 : Tuple_18 = s_apply_no_value_0();
    var _S148 : f32 = _S145.z;
    var _S149 : bool;
    if(_S148 != 0.0f)
    {
        _S149 = (_S146.z) != 0.0f;
    }
    else
    {
        _S149 = false;
    }
    var value_2 : BsdfValue_0;
    if(_S149)
    {
        var _S150 : f32 = _S146.z;
        var reflects_0 : bool = (_S148 * _S150) > 0.0f;
        var crossing_0 : f32;
        if(reflects_0)
        {
            crossing_0 = 1.0f;
        }
        else
        {
            if(_S148 > 0.0f)
            {
                crossing_0 = eta_4;
            }
            else
            {
                crossing_0 = 1.0f / eta_4;
            }
        }
        var half_vector_1 : vec3<f32> = _S146 * vec3<f32>(crossing_0) + _S145;
        var _S151 : Tuple_5 = s_apply_dot_0(half_vector_1, half_vector_1);
        if((_S151.value0_5) > 0.0f)
        {
            var m_1 : vec3<f32> = half_vector_1 * vec3<f32>((1.0f / s_apply_sqrt_0(_S151.value0_5).value0_4));
            var m_2 : vec3<f32>;
            if((m_1.z) < 0.0f)
            {
                m_2 = (vec3<f32>(0) - m_1);
            }
            else
            {
                m_2 = m_1;
            }
            var _S152 : Tuple_5 = s_apply_dot_0(_S145, m_2);
            var _S153 : Tuple_5 = s_apply_dot_0(_S146, m_2);
            if((_S152.value0_5 * _S148) >= 0.0f)
            {
                _S149 = (_S153.value0_5 * _S150) >= 0.0f;
            }
            else
            {
                _S149 = false;
            }
            if(_S149)
            {
                var width_4 : vec2<f32> = ggx_widths_0(alpha_3);
                var _S154 : Tuple_25 = s_apply_fresnel_dielectric_0(_S152.value0_5, eta_4);
                var masking_o_0 : f32 = 1.0f + s_apply_ggx_lambda_0(width_4, _S145).value0_32;
                var masking_both_0 : f32 = masking_o_0 + s_apply_ggx_lambda_0(width_4, _S146).value0_32;
                if(reflects_0)
                {
                    var common_1 : f32 = _S154.value0_37 * s_apply_ggx_density_0(width_4, m_2).value0_33 / (4.0f * s_apply_abs_0(_S148).value0_2);
                    var _S155 : f32 = common_1 / masking_o_0;
                    value_2.f_cos_0 = vec3<f32>((common_1 / masking_both_0));
                    value_2.pdf_0 = _S155;
                }
                else
                {
                    var common_2 : f32 = (1.0f - _S154.value0_37) * s_apply_ggx_density_0(width_4, m_2).value0_33 * (s_apply_abs_0(_S153.value0_5).value0_2 / s_apply_sqr_0(_S153.value0_5 + _S152.value0_5 / crossing_0).value0_20) * s_apply_abs_0(_S152.value0_5).value0_2 / s_apply_abs_0(_S148).value0_2;
                    var _S156 : f32 = common_2 / masking_o_0;
                    value_2.f_cos_0 = vec3<f32>((common_2 / (masking_both_0 * crossing_0 * crossing_0)));
                    value_2.pdf_0 = _S156;
                }
            }
            else
            {
                value_2 = _S147.value0_30;
            }
        }
        else
        {
            value_2 = _S147.value0_30;
        }
    }
    else
    {
        value_2 = _S147.value0_30;
    }
    var _S157 : Tuple_24;
    _S157.value0_36 = value_2;
    return _S157;
}

fn s_apply_bsdf_evaluate_0( material_2 : Material_0,  _S158 : vec3<f32>,  _S159 : vec3<f32>) -> Tuple_16
{
    var value_3 : BsdfValue_0;
    if((material_2.kind_0) == u32(0))
    {
        value_3 = s_apply_diffuse_evaluate_0(material_2.a_0.xyz, _S158, _S159).value0_29;
    }
    else
    {
        if((material_2.kind_0) == u32(1))
        {
            value_3 = s_apply_conductor_evaluate_0(material_2.a_0.xyz, material_2.b_0.xyz, material_2.alpha_0, _S158, _S159).value0_31;
        }
        else
        {
            value_3 = s_apply_dielectric_evaluate_0(material_2.a_0.x, material_2.alpha_0, _S158, _S159).value0_36;
        }
    }
    var _S160 : Tuple_16;
    _S160.value0_28 = value_3;
    return _S160;
}

fn s_apply_direct_light_0( material_3 : Material_0,  light_5 : ChosenLight_0,  _S161 : Surface_0,  _S162 : vec3<f32>,  _S163 : vec2<f32>) -> Tuple_13
{
    var _S164 : vec3<f32> = vec3<f32>(0.0f);
    var to_light_0 : vec3<f32> = s_apply_point_on_light_0(light_5, _S163).value0_26 - _S161.position_0;
    var _S165 : Tuple_5 = s_apply_dot_0(to_light_0, to_light_0);
    var result_0 : vec3<f32>;
    if((_S165.value0_5) > 0.0f)
    {
        var direction_2 : vec3<f32> = to_light_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S165.value0_5).value0_4));
        var cos_light_0 : f32 = - s_apply_dot_0(direction_2, light_5.normal_1).value0_5;
        var _S166 : bool;
        if(cos_light_0 > 0.0f)
        {
            _S166 = true;
        }
        else
        {
            if(cos_light_0 < 0.0f)
            {
                _S166 = light_5.two_sided_2;
            }
            else
            {
                _S166 = false;
            }
        }
        if(_S166)
        {
            var _S167 : Tuple_16 = s_apply_bsdf_evaluate_0(material_3, _S162, s_apply_to_local_0(_S161.frame_0, direction_2).value0_24);
            var _S168 : Tuple_2 = s_apply_abs_0(cos_light_0);
            var pdf_light_0 : f32 = _S165.value0_5 * light_5.pdf_area_1;
            result_0 = _S167.value0_28.f_cos_0 * light_5.radiance_1 * vec3<f32>((s_apply_power_heuristic_0(pdf_light_0, _S167.value0_28.pdf_0 * _S168.value0_2).value0_19 * _S168.value0_2 / pdf_light_0));
        }
        else
        {
            result_0 = _S164;
        }
    }
    else
    {
        result_0 = _S164;
    }
    var _S169 : Tuple_13;
    _S169.value0_25 = result_0;
    return _S169;
}

struct Departure_0
{
     weight_1 : vec3<f32>,
     origin_0 : vec3<f32>,
     direction_3 : vec3<f32>,
     pdf_1 : f32,
     valid_0 : bool,
     delta_2 : bool,
};

struct Tuple_26
{
     value0_38 : Departure_0,
};

struct BsdfSample_0
{
     wi_0 : vec3<f32>,
     weight_2 : vec3<f32>,
     pdf_2 : f32,
     valid_1 : bool,
     delta_3 : bool,
};

struct Tuple_27
{
     value0_39 : BsdfSample_0,
};

struct Tuple_28
{
     value0_40 : BsdfSample_0,
};

fn s_apply_no_sample_0() -> Tuple_28
{
    var _S170 : vec3<f32> = vec3<f32>(0.0f);
    var _S171 : Tuple_28;
    _S171.value0_40.wi_0 = _S170;
    _S171.value0_40.weight_2 = _S170;
    _S171.value0_40.pdf_2 = 0.0f;
    _S171.value0_40.valid_1 = false;
    _S171.value0_40.delta_3 = false;
    return _S171;
}

struct Tuple_29
{
     value0_41 : BsdfSample_0,
};

struct Tuple_30
{
     value0_42 : vec2<f32>,
};

fn s_apply_sin_cos_turns_0( _S172 : f32) -> Tuple_30
{
    var quarter_0 : f32 = round(_S172 * 4.0f);
    var angle_0 : f32 = (_S172 - quarter_0 * 0.25f) * 6.28318548202514648f;
    var a2_0 : f32 = angle_0 * angle_0;
    var s_2 : f32 = angle_0 * (1.0f + a2_0 * (-0.1666666716337204f + a2_0 * (0.00833333376795053f + a2_0 * (-0.0001984127011383f + a2_0 * 2.75573188446287531e-06f))));
    var c_0 : f32 = 1.0f + a2_0 * (-0.5f + a2_0 * (0.0416666679084301f + a2_0 * (-0.00138888892251998f + a2_0 * 0.00002480158764229f)));
    var q_1 : i32 = (i32(quarter_0) & (i32(3)));
    var sine_0 : f32;
    var cosine_0 : f32;
    if(q_1 == i32(1))
    {
        var _S173 : f32 = - s_2;
        sine_0 = c_0;
        cosine_0 = _S173;
    }
    else
    {
        if(q_1 == i32(2))
        {
            var _S174 : f32 = - c_0;
            sine_0 = - s_2;
            cosine_0 = _S174;
        }
        else
        {
            if(q_1 == i32(3))
            {
                sine_0 = - c_0;
                cosine_0 = s_2;
            }
            else
            {
                sine_0 = s_2;
                cosine_0 = c_0;
            }
        }
    }
    var _S175 : Tuple_30;
    _S175.value0_42 = vec2<f32>(sine_0, cosine_0);
    return _S175;
}

fn s_apply_diffuse_sample_0( reflectance_1 : vec3<f32>,  _S176 : vec3<f32>,  _S177 : vec2<f32>) -> Tuple_29
{
    var _S178 : Tuple_30 = s_apply_sin_cos_turns_0(_S177.x);
    var _S179 : f32 = _S177.y;
    var _S180 : Tuple_15 = s_apply_safe_sqrt_0(_S179);
    var _S181 : Tuple_15 = s_apply_safe_sqrt_0(1.0f - _S179);
    var _S182 : Tuple_28 = s_apply_no_sample_0();
    var sample_0 : BsdfSample_0;
    if((_S181.value0_27) > 0.0f)
    {
        var side_0 : f32;
        if((_S176.z) < 0.0f)
        {
            side_0 = -1.0f;
        }
        else
        {
            side_0 = 1.0f;
        }
        var _S183 : vec3<f32> = vec3<f32>(_S180.value0_27 * _S178.value0_42.y, _S180.value0_27 * _S178.value0_42.x, side_0 * _S181.value0_27);
        sample_0 = _S182.value0_40;
        sample_0.wi_0 = _S183;
        sample_0.weight_2 = reflectance_1;
        sample_0.pdf_2 = _S181.value0_27 * 0.31830990314483643f;
        sample_0.valid_1 = true;
    }
    else
    {
        sample_0 = _S182.value0_40;
    }
    var _S184 : Tuple_29;
    _S184.value0_41 = sample_0;
    return _S184;
}

struct Tuple_31
{
     value0_43 : BsdfSample_0,
};

struct Tuple_32
{
     value0_44 : vec3<f32>,
};

struct Tuple_33
{
     value0_45 : vec3<f32>,
};

fn s_apply_unit_vector_0( _S185 : vec3<f32>) -> Tuple_33
{
    var _S186 : Tuple_33;
    _S186.value0_45 = _S185 * vec3<f32>((1.0f / s_apply_sqrt_0(s_apply_dot_0(_S185, _S185).value0_5).value0_4));
    return _S186;
}

fn s_apply_ggx_sample_visible_0( width_5 : vec2<f32>,  _S187 : vec3<f32>,  _S188 : vec2<f32>) -> Tuple_32
{
    var w_0 : vec3<f32>;
    if((_S187.z) < 0.0f)
    {
        w_0 = (vec3<f32>(0) - _S187);
    }
    else
    {
        w_0 = _S187;
    }
    var _S189 : f32 = width_5.x;
    var _S190 : f32 = width_5.y;
    var _S191 : Tuple_33 = s_apply_unit_vector_0(vec3<f32>(w_0.x * _S189, w_0.y * _S190, w_0.z));
    var _S192 : Tuple_30 = s_apply_sin_cos_turns_0(_S188.x);
    var one_minus_z_0 : f32 = _S188.y * (1.0f + _S191.value0_45.z);
    var _S193 : Tuple_15 = s_apply_safe_sqrt_0(one_minus_z_0 * (2.0f - one_minus_z_0));
    var h_0 : vec3<f32> = vec3<f32>(_S193.value0_27 * _S192.value0_42.y, _S193.value0_27 * _S192.value0_42.x, 1.0f - one_minus_z_0) + _S191.value0_45;
    var _S194 : Tuple_32;
    _S194.value0_44 = s_apply_unit_vector_0(vec3<f32>(h_0.x * _S189, h_0.y * _S190, s_apply_max_0(h_0.z, 9.999999960041972e-13f).value0_1)).value0_45;
    return _S194;
}

struct Tuple_34
{
     value0_46 : vec3<f32>,
};

fn s_apply_mirrored_0( _S195 : vec3<f32>,  _S196 : vec3<f32>) -> Tuple_34
{
    var _S197 : Tuple_34;
    _S197.value0_46 = _S196 * vec3<f32>((2.0f * s_apply_dot_0(_S195, _S196).value0_5)) - _S195;
    return _S197;
}

fn s_apply_conductor_sample_0( eta_5 : vec3<f32>,  k_3 : vec3<f32>,  alpha_4 : vec2<f32>,  smooth_1 : bool,  _S198 : vec3<f32>,  _S199 : vec2<f32>) -> Tuple_31
{
    var _S200 : Tuple_28 = s_apply_no_sample_0();
    var sample_1 : BsdfSample_0;
    if(smooth_1)
    {
        var _S201 : f32 = _S198.z;
        var _S202 : Tuple_22 = s_apply_fresnel_conductor_0(s_apply_abs_0(_S201).value0_2, eta_5, k_3);
        sample_1.wi_0 = vec3<f32>(- _S198.x, - _S198.y, _S201);
        sample_1.weight_2 = _S202.value0_34;
        sample_1.pdf_2 = 1.0f;
        sample_1.valid_1 = true;
        sample_1.delta_3 = true;
    }
    else
    {
        var width_6 : vec2<f32> = ggx_widths_0(alpha_4);
        var _S203 : Tuple_32 = s_apply_ggx_sample_visible_0(width_6, _S198, _S199);
        var _S204 : Tuple_34 = s_apply_mirrored_0(_S198, _S203.value0_44);
        var _S205 : f32 = _S198.z;
        if((_S205 * _S204.value0_46.z) > 0.0f)
        {
            var masking_o_1 : f32 = 1.0f + s_apply_ggx_lambda_0(width_6, _S198).value0_32;
            sample_1 = _S200.value0_40;
            sample_1.wi_0 = _S204.value0_46;
            sample_1.weight_2 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S198, _S203.value0_44).value0_5).value0_2, eta_5, k_3).value0_34 * vec3<f32>((masking_o_1 / (masking_o_1 + s_apply_ggx_lambda_0(width_6, _S204.value0_46).value0_32)));
            sample_1.pdf_2 = s_apply_ggx_density_0(width_6, _S203.value0_44).value0_33 / (4.0f * s_apply_abs_0(_S205).value0_2 * masking_o_1);
            sample_1.valid_1 = true;
        }
        else
        {
            sample_1 = _S200.value0_40;
        }
    }
    var _S206 : Tuple_31;
    _S206.value0_43 = sample_1;
    return _S206;
}

struct Tuple_35
{
     value0_47 : BsdfSample_0,
};

struct Refraction_0
{
     direction_4 : vec3<f32>,
     valid_2 : bool,
};

struct Tuple_36
{
     value0_48 : Refraction_0,
};

fn s_apply_refracted_0( _S207 : vec3<f32>,  _S208 : vec3<f32>,  eta_outer_1 : f32) -> Tuple_36
{
    var _S209 : Tuple_5 = s_apply_dot_0(_S207, _S208);
    var cos_i_1 : f32;
    var eta_6 : f32;
    var m_3 : vec3<f32>;
    if((_S209.value0_5) < 0.0f)
    {
        var _S210 : vec3<f32> = (vec3<f32>(0) - _S208);
        var _S211 : f32 = 1.0f / eta_outer_1;
        cos_i_1 = - _S209.value0_5;
        eta_6 = _S211;
        m_3 = _S210;
    }
    else
    {
        cos_i_1 = _S209.value0_5;
        eta_6 = eta_outer_1;
        m_3 = _S208;
    }
    var sin2_t_1 : f32 = s_apply_max_0(1.0f - s_apply_sqr_0(cos_i_1).value0_20, 0.0f).value0_1 / (eta_6 * eta_6);
    var _S212 : vec3<f32> = vec3<f32>(0.0f);
    var result_1 : Refraction_0;
    if(sin2_t_1 < 1.0f)
    {
        result_1.direction_4 = m_3 * vec3<f32>((cos_i_1 / eta_6 - s_apply_safe_sqrt_0(1.0f - sin2_t_1).value0_27)) - _S207 * vec3<f32>((1.0f / eta_6));
        result_1.valid_2 = true;
    }
    else
    {
        result_1.direction_4 = _S212;
        result_1.valid_2 = false;
    }
    var _S213 : Tuple_36;
    _S213.value0_48 = result_1;
    return _S213;
}

fn s_apply_smooth_dielectric_sample_0( eta_7 : f32,  _S214 : vec3<f32>,  lobe_3 : f32) -> Tuple_35
{
    var _S215 : Tuple_28 = s_apply_no_sample_0();
    var _S216 : f32 = _S214.z;
    var sample_2 : BsdfSample_0;
    if(lobe_3 < (s_apply_fresnel_dielectric_0(_S216, eta_7).value0_37))
    {
        var _S217 : vec3<f32> = vec3<f32>(1.0f);
        sample_2.wi_0 = vec3<f32>(- _S214.x, - _S214.y, _S216);
        sample_2.weight_2 = _S217;
        sample_2.pdf_2 = 1.0f;
        sample_2.valid_1 = true;
        sample_2.delta_3 = true;
    }
    else
    {
        var _S218 : Tuple_36 = s_apply_refracted_0(_S214, vec3<f32>(0.0f, 0.0f, 1.0f), eta_7);
        if(_S218.value0_48.valid_2)
        {
            var crossing_1 : f32;
            if(_S216 > 0.0f)
            {
                crossing_1 = eta_7;
            }
            else
            {
                crossing_1 = 1.0f / eta_7;
            }
            var _S219 : vec3<f32> = vec3<f32>((1.0f / (crossing_1 * crossing_1)));
            sample_2.wi_0 = _S218.value0_48.direction_4;
            sample_2.weight_2 = _S219;
            sample_2.pdf_2 = 1.0f;
            sample_2.valid_1 = true;
            sample_2.delta_3 = true;
        }
        else
        {
            sample_2 = _S215.value0_40;
        }
    }
    var _S220 : Tuple_35;
    _S220.value0_47 = sample_2;
    return _S220;
}

struct Tuple_37
{
     value0_49 : BsdfSample_0,
};

fn s_apply_rough_dielectric_sample_0( eta_8 : f32,  alpha_5 : vec2<f32>,  _S221 : vec3<f32>,  _S222 : vec2<f32>,  lobe_4 : f32) -> Tuple_37
{
    var _S223 : Tuple_28 = s_apply_no_sample_0();
    var width_7 : vec2<f32> = ggx_widths_0(alpha_5);
    var _S224 : Tuple_32 = s_apply_ggx_sample_visible_0(width_7, _S221, _S222);
    var _S225 : Tuple_5 = s_apply_dot_0(_S221, _S224.value0_44);
    var _S226 : Tuple_25 = s_apply_fresnel_dielectric_0(_S225.value0_5, eta_8);
    var masking_o_2 : f32 = 1.0f + s_apply_ggx_lambda_0(width_7, _S221).value0_32;
    var _S227 : Tuple_2 = s_apply_abs_0(_S225.value0_5);
    var _S228 : f32 = _S221.z;
    var visible_0 : f32 = s_apply_ggx_density_0(width_7, _S224.value0_44).value0_33 * _S227.value0_2 / (masking_o_2 * s_apply_abs_0(_S228).value0_2);
    var sample_3 : BsdfSample_0;
    if(lobe_4 < (_S226.value0_37))
    {
        var _S229 : Tuple_34 = s_apply_mirrored_0(_S221, _S224.value0_44);
        if((_S228 * _S229.value0_46.z) > 0.0f)
        {
            sample_3 = _S223.value0_40;
            sample_3.wi_0 = _S229.value0_46;
            sample_3.weight_2 = vec3<f32>((masking_o_2 / (masking_o_2 + s_apply_ggx_lambda_0(width_7, _S229.value0_46).value0_32)));
            sample_3.pdf_2 = _S226.value0_37 * visible_0 / (4.0f * _S227.value0_2);
            sample_3.valid_1 = true;
        }
        else
        {
            sample_3 = _S223.value0_40;
        }
    }
    else
    {
        var _S230 : Tuple_36 = s_apply_refracted_0(_S221, _S224.value0_44, eta_8);
        var _S231 : bool;
        if(_S230.value0_48.valid_2)
        {
            _S231 = (_S228 * _S230.value0_48.direction_4.z) < 0.0f;
        }
        else
        {
            _S231 = false;
        }
        if(_S231)
        {
            var crossing_2 : f32;
            if(_S228 > 0.0f)
            {
                crossing_2 = eta_8;
            }
            else
            {
                crossing_2 = 1.0f / eta_8;
            }
            var _S232 : Tuple_5 = s_apply_dot_0(_S230.value0_48.direction_4, _S224.value0_44);
            var jacobian_0 : f32 = s_apply_abs_0(_S232.value0_5).value0_2 / s_apply_sqr_0(_S232.value0_5 + _S225.value0_5 / crossing_2).value0_20;
            sample_3 = _S223.value0_40;
            sample_3.wi_0 = _S230.value0_48.direction_4;
            sample_3.weight_2 = vec3<f32>((masking_o_2 / ((masking_o_2 + s_apply_ggx_lambda_0(width_7, _S230.value0_48.direction_4).value0_32) * crossing_2 * crossing_2)));
            sample_3.pdf_2 = (1.0f - _S226.value0_37) * visible_0 * jacobian_0;
            sample_3.valid_1 = true;
        }
        else
        {
            sample_3 = _S223.value0_40;
        }
    }
    var _S233 : Tuple_37;
    _S233.value0_49 = sample_3;
    return _S233;
}

fn s_apply_bsdf_sample_0( material_4 : Material_0,  _S234 : vec3<f32>,  _S235 : vec2<f32>,  lobe_5 : f32) -> Tuple_27
{
    var _S236 : Tuple_28 = s_apply_no_sample_0();
    var smooth_2 : bool = (((material_4.flags_0) & (u32(2)))) != u32(0);
    var sample_4 : BsdfSample_0;
    if((_S234.z) != 0.0f)
    {
        if((material_4.kind_0) == u32(0))
        {
            sample_4 = s_apply_diffuse_sample_0(material_4.a_0.xyz, _S234, _S235).value0_41;
        }
        else
        {
            if((material_4.kind_0) == u32(1))
            {
                sample_4 = s_apply_conductor_sample_0(material_4.a_0.xyz, material_4.b_0.xyz, material_4.alpha_0, smooth_2, _S234, _S235).value0_43;
            }
            else
            {
                if(smooth_2)
                {
                    sample_4 = s_apply_smooth_dielectric_sample_0(material_4.a_0.x, _S234, lobe_5).value0_47;
                }
                else
                {
                    sample_4 = s_apply_rough_dielectric_sample_0(material_4.a_0.x, material_4.alpha_0, _S234, _S235, lobe_5).value0_49;
                }
            }
        }
    }
    else
    {
        sample_4 = _S236.value0_40;
    }
    var _S237 : Tuple_27;
    _S237.value0_39 = sample_4;
    return _S237;
}

struct Tuple_38
{
     value0_50 : vec3<f32>,
};

fn s_apply_to_world_0( _S238 : Frame_0,  _S239 : vec3<f32>) -> Tuple_38
{
    var _S240 : Tuple_38;
    _S240.value0_50 = _S238.s_0 * vec3<f32>(_S239.x) + _S238.t_0 * vec3<f32>(_S239.y) + _S238.n_0 * vec3<f32>(_S239.z);
    return _S240;
}

struct Tuple_39
{
     value0_51 : vec3<f32>,
};

fn s_apply_ray_origin_0( _S241 : Surface_0,  _S242 : vec3<f32>,  clearance_1 : f32) -> Tuple_39
{
    var offset_0 : f32;
    if((s_apply_dot_0(_S242, _S241.geometric_normal_0).value0_5) > 0.0f)
    {
        offset_0 = clearance_1;
    }
    else
    {
        offset_0 = - clearance_1;
    }
    var _S243 : Tuple_39;
    _S243.value0_51 = _S241.position_0 + _S241.geometric_normal_0 * vec3<f32>(offset_0);
    return _S243;
}

fn s_apply_scatter_0( material_5 : Material_0,  _S244 : Surface_0,  _S245 : vec3<f32>,  _S246 : vec2<f32>,  lobe_6 : f32,  clearance_2 : f32) -> Tuple_26
{
    var _S247 : Tuple_27 = s_apply_bsdf_sample_0(material_5, _S245, _S246, lobe_6);
    var _S248 : Tuple_38 = s_apply_to_world_0(_S244.frame_0, _S247.value0_39.wi_0);
    var _S249 : Tuple_39 = s_apply_ray_origin_0(_S244, _S248.value0_50, clearance_2);
    var _S250 : Tuple_26;
    _S250.value0_38.weight_1 = _S247.value0_39.weight_2;
    _S250.value0_38.origin_0 = _S249.value0_51;
    _S250.value0_38.direction_3 = _S248.value0_50;
    _S250.value0_38.pdf_1 = _S247.value0_39.pdf_2;
    _S250.value0_38.valid_0 = _S247.value0_39.valid_1;
    _S250.value0_38.delta_2 = _S247.value0_39.delta_3;
    return _S250;
}

struct Surface_Differential_0
{
     position_1 : vec3<f32>,
     frame_2 : Frame_0,
};

fn Frame_x24_syn_dzero_0() -> Frame_0
{
    var result_2 : Frame_0;
    var _S251 : vec3<f32> = vec3<f32>(0.0f);
    result_2.s_0 = _S251;
    result_2.t_0 = _S251;
    result_2.n_0 = _S251;
    return result_2;
}

fn Surface_x24_syn_dzero_0() -> Surface_Differential_0
{
    var result_3 : Surface_Differential_0;
    result_3.position_1 = vec3<f32>(0.0f);
    result_3.frame_2 = Frame_x24_syn_dzero_0();
    return result_3;
}

struct Departure_Differential_0
{
     weight_3 : vec3<f32>,
     origin_1 : vec3<f32>,
     direction_5 : vec3<f32>,
     pdf_3 : f32,
};

fn Departure_x24_syn_dzero_0() -> Departure_Differential_0
{
    var result_4 : Departure_Differential_0;
    var _S252 : vec3<f32> = vec3<f32>(0.0f);
    result_4.weight_3 = _S252;
    result_4.origin_1 = _S252;
    result_4.direction_5 = _S252;
    result_4.pdf_3 = 0.0f;
    return result_4;
}

fn Departure_x24_syn_dadd_0( SLANG_anonymous_0_0 : Departure_Differential_0,  SLANG_anonymous_1_0 : Departure_Differential_0) -> Departure_Differential_0
{
    var result_5 : Departure_Differential_0;
    result_5.weight_3 = SLANG_anonymous_0_0.weight_3 + SLANG_anonymous_1_0.weight_3;
    result_5.origin_1 = SLANG_anonymous_0_0.origin_1 + SLANG_anonymous_1_0.origin_1;
    result_5.direction_5 = SLANG_anonymous_0_0.direction_5 + SLANG_anonymous_1_0.direction_5;
    result_5.pdf_3 = SLANG_anonymous_0_0.pdf_3 + SLANG_anonymous_1_0.pdf_3;
    return result_5;
}

struct s_paramCtx_s_bwdCallableCtx_bsdf_sample_0
{
     value0_52 : Material_0,
     value1_6 : vec3<f32>,
     value2_5 : vec2<f32>,
     value3_4 : f32,
};

struct s_bwdCallableCtx_bsdf_sample_0
{
     value0_53 : s_paramCtx_s_bwdCallableCtx_bsdf_sample_0,
};

struct s_paramCtx_s_bwdCallableCtx_to_world_0
{
     value0_54 : Frame_0,
     value1_7 : vec3<f32>,
};

struct s_bwdCallableCtx_to_world_0
{
     value0_55 : s_paramCtx_s_bwdCallableCtx_to_world_0,
};

struct s_paramCtx_s_bwdCallableCtx_ray_origin_0
{
     value0_56 : Surface_0,
     value1_8 : vec3<f32>,
};

struct s_bwdCallableCtx_ray_origin_0
{
     value0_57 : s_paramCtx_s_bwdCallableCtx_ray_origin_0,
};

fn Frame_x24_syn_dadd_0( SLANG_anonymous_0_1 : Frame_0,  SLANG_anonymous_1_1 : Frame_0) -> Frame_0
{
    var result_6 : Frame_0;
    result_6.s_0 = SLANG_anonymous_0_1.s_0 + SLANG_anonymous_1_1.s_0;
    result_6.t_0 = SLANG_anonymous_0_1.t_0 + SLANG_anonymous_1_1.t_0;
    result_6.n_0 = SLANG_anonymous_0_1.n_0 + SLANG_anonymous_1_1.n_0;
    return result_6;
}

fn Surface_x24_syn_dadd_0( SLANG_anonymous_0_2 : Surface_Differential_0,  SLANG_anonymous_1_2 : Surface_Differential_0) -> Surface_Differential_0
{
    var result_7 : Surface_Differential_0;
    result_7.position_1 = SLANG_anonymous_0_2.position_1 + SLANG_anonymous_1_2.position_1;
    result_7.frame_2 = Frame_x24_syn_dadd_0(SLANG_anonymous_0_2.frame_2, SLANG_anonymous_1_2.frame_2);
    return result_7;
}

fn s_bwdProp_ray_origin_0( _S253 : s_bwdCallableCtx_ray_origin_0,  _S254 : ptr<function, Surface_Differential_0>,  _S255 : ptr<function, vec3<f32>>,  _S256 : vec3<f32>)
{
    var _S257 : s_bwdCallableCtx_dot_0;
    _S257._S39 = _S253.value0_57.value1_8;
    _S257._S40 = _S253.value0_57.value0_56.geometric_normal_0;
    var _S258 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S259 : Surface_Differential_0 = _S258;
    _S259.position_1 = _S256;
    var _S260 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S258, _S259);
    var _S261 : vec3<f32> = vec3<f32>(0.0f);
    var _S262 : vec3<f32> = _S261;
    var _S263 : vec3<f32> = _S261;
    s_bwdProp_dot_0(_S257, &(_S262), &(_S263), 0.0f);
    (*_S254) = _S260;
    (*_S255) = _S262;
    return;
}

fn s_bwdProp_to_world_0( _S264 : s_bwdCallableCtx_to_world_0,  _S265 : ptr<function, Frame_0>,  _S266 : ptr<function, vec3<f32>>,  _S267 : vec3<f32>)
{
    var _S268 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S269 : vec3<f32> = _S264.value0_55.value0_54.n_0 * _S267;
    var _S270 : vec3<f32> = vec3<f32>(_S264.value0_55.value1_7.z) * _S267;
    var _S271 : f32 = _S269[i32(0)] + _S269[i32(1)] + _S269[i32(2)];
    var _S272 : vec3<f32> = _S264.value0_55.value0_54.t_0 * _S267;
    var _S273 : vec3<f32> = vec3<f32>(_S264.value0_55.value1_7.y) * _S267;
    var _S274 : f32 = _S272[i32(0)] + _S272[i32(1)] + _S272[i32(2)];
    var _S275 : vec3<f32> = _S264.value0_55.value0_54.s_0 * _S267;
    var _S276 : vec3<f32> = vec3<f32>(_S264.value0_55.value1_7.x) * _S267;
    var _S277 : f32 = _S275[i32(0)] + _S275[i32(1)] + _S275[i32(2)];
    var _S278 : Frame_0 = _S268;
    _S278.n_0 = _S270;
    _S278.t_0 = _S273;
    _S278.s_0 = _S276;
    var _S279 : vec3<f32> = vec3<f32>(_S277, _S274, _S271);
    (*_S265) = Frame_x24_syn_dadd_0(_S268, _S278);
    (*_S266) = _S279;
    return;
}

struct BsdfSample_Differential_0
{
     wi_1 : vec3<f32>,
     weight_4 : vec3<f32>,
     pdf_4 : f32,
};

fn BsdfSample_x24_syn_dzero_0() -> BsdfSample_Differential_0
{
    var result_8 : BsdfSample_Differential_0;
    var _S280 : vec3<f32> = vec3<f32>(0.0f);
    result_8.wi_1 = _S280;
    result_8.weight_4 = _S280;
    result_8.pdf_4 = 0.0f;
    return result_8;
}

struct s_paramCtx_s_bwdCallableCtx_diffuse_sample_0
{
     value0_58 : vec3<f32>,
     value1_9 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_conductor_sample_0
{
     value0_59 : vec3<f32>,
     value1_10 : vec3<f32>,
     value2_6 : vec2<f32>,
     value3_5 : bool,
     value4_4 : vec3<f32>,
     value5_2 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0
{
     value0_60 : f32,
     value1_11 : vec3<f32>,
     value2_7 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0
{
     value0_61 : f32,
     value1_12 : vec2<f32>,
     value2_8 : vec3<f32>,
     value3_6 : vec2<f32>,
     value4_5 : f32,
};

struct s_bwdCallableCtx_smooth_dielectric_sample_0
{
     value0_62 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0,
};

struct s_bwdCallableCtx_rough_dielectric_sample_0
{
     value0_63 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0,
};

struct s_bwdCallableCtx_conductor_sample_0
{
     value0_64 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0,
};

struct s_bwdCallableCtx_diffuse_sample_0
{
     value0_65 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0,
};

struct s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0
{
     value0_66 : f32,
};

struct s_bwdCallableCtx_sin_cos_turns_0
{
     value0_67 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0,
};

struct s_paramCtx_s_bwdCallableCtx_safe_sqrt_0
{
     value0_68 : f32,
};

struct s_bwdCallableCtx_safe_sqrt_0
{
     value0_69 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0,
};

fn s_bwdProp_safe_sqrt_0( _S281 : s_bwdCallableCtx_safe_sqrt_0,  _S282 : ptr<function, f32>,  _S283 : f32)
{
    var _S284 : bool = (_S281.value0_69.value0_68) > 0.0f;
    var _S285 : s_bwdCallableCtx_sqrt_0;
    if(_S284)
    {
        var _S286 : s_bwdCallableCtx_sqrt_0;
        _S286._S35 = _S281.value0_69.value0_68;
        _S285 = _S286;
    }
    else
    {
        _S285._S35 = 0.0f;
    }
    var _S287 : f32;
    if(_S284)
    {
        var _S288 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S285, &(_S288), _S283);
        _S287 = _S288;
    }
    else
    {
        _S287 = 0.0f;
    }
    (*_S282) = _S287;
    return;
}

fn s_bwdProp_sin_cos_turns_0( _S289 : s_bwdCallableCtx_sin_cos_turns_0,  _S290 : ptr<function, f32>,  _S291 : vec2<f32>)
{
    var quarter_1 : f32 = round(_S289.value0_67.value0_66 * 4.0f);
    var angle_1 : f32 = (_S289.value0_67.value0_66 - quarter_1 * 0.25f) * 6.28318548202514648f;
    var a2_1 : f32 = angle_1 * angle_1;
    var _S292 : f32 = -0.0001984127011383f + a2_1 * 2.75573188446287531e-06f;
    var _S293 : f32 = 0.00833333376795053f + a2_1 * _S292;
    var _S294 : f32 = -0.1666666716337204f + a2_1 * _S293;
    var _S295 : f32 = 1.0f + a2_1 * _S294;
    var _S296 : f32 = -0.00138888892251998f + a2_1 * 0.00002480158764229f;
    var _S297 : f32 = 0.0416666679084301f + a2_1 * _S296;
    var _S298 : f32 = -0.5f + a2_1 * _S297;
    var q_2 : i32 = (i32(quarter_1) & (i32(3)));
    var _S299 : bool = q_2 == i32(1);
    var _S300 : bool;
    var _S301 : bool;
    if(_S299)
    {
        _S300 = false;
        _S301 = false;
    }
    else
    {
        var _S302 : bool = q_2 == i32(2);
        if(_S302)
        {
            _S300 = false;
        }
        else
        {
            _S300 = q_2 == i32(3);
        }
        var _S303 : bool = _S300;
        _S300 = _S302;
        _S301 = _S303;
    }
    var _S304 : f32;
    var _S305 : f32;
    if(_S299)
    {
        var _S306 : f32 = - _S291[i32(1)];
        _S304 = _S291[i32(0)];
        _S305 = _S306;
    }
    else
    {
        if(_S300)
        {
            var _S307 : f32 = - _S291[i32(0)];
            _S304 = - _S291[i32(1)];
            _S305 = _S307;
        }
        else
        {
            if(_S301)
            {
                _S304 = - _S291[i32(0)];
                _S305 = _S291[i32(1)];
            }
            else
            {
                _S304 = _S291[i32(1)];
                _S305 = _S291[i32(0)];
            }
        }
    }
    var _S308 : f32 = a2_1 * _S304;
    var _S309 : f32 = a2_1 * _S308;
    var _S310 : f32 = angle_1 * _S305;
    var _S311 : f32 = a2_1 * _S310;
    var _S312 : f32 = a2_1 * _S311;
    var _S313 : f32 = angle_1 * (_S298 * _S304 + _S297 * _S308 + _S296 * _S309 + 0.00002480158764229f * (a2_1 * _S309) + _S294 * _S310 + _S293 * _S311 + _S292 * _S312 + 2.75573188446287531e-06f * (a2_1 * _S312));
    (*_S290) = 6.28318548202514648f * (_S295 * _S305 + _S313 + _S313);
    return;
}

fn s_bwdProp_diffuse_sample_0( _S314 : s_bwdCallableCtx_diffuse_sample_0,  _S315 : ptr<function, vec3<f32>>,  _S316 : ptr<function, vec2<f32>>,  _S317 : BsdfSample_Differential_0)
{
    var _S318 : f32 = _S314.value0_65.value1_9.x;
    var _S319 : Tuple_30 = s_apply_sin_cos_turns_0(_S318);
    var _S320 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S320.value0_66 = _S318;
    var _S321 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S320 );
    var _S322 : f32 = _S314.value0_65.value1_9.y;
    var _S323 : Tuple_15 = s_apply_safe_sqrt_0(_S322);
    var _S324 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S324.value0_68 = _S322;
    var _S325 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S324 );
    var _S326 : f32 = 1.0f - _S322;
    var _S327 : Tuple_15 = s_apply_safe_sqrt_0(_S326);
    var _S328 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S328.value0_68 = _S326;
    var _S329 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S328 );
    var _S330 : bool = (_S327.value0_27) > 0.0f;
    var side_1 : f32;
    var _S331 : f32;
    var _S332 : f32;
    if(_S330)
    {
        if((_S314.value0_65.value0_58.z) < 0.0f)
        {
            side_1 = -1.0f;
        }
        else
        {
            side_1 = 1.0f;
        }
        var _S333 : f32 = _S319.value0_42.y;
        _S331 = _S319.value0_42.x;
        _S332 = _S333;
    }
    else
    {
        side_1 = 0.0f;
        _S331 = 0.0f;
        _S332 = 0.0f;
    }
    var _S334 : vec3<f32> = vec3<f32>(0.0f);
    var _S335 : vec2<f32> = vec2<f32>(0.0f);
    var _S336 : vec2<f32>;
    if(_S330)
    {
        var _S337 : vec2<f32> = vec2<f32>(_S323.value0_27 * _S317.wi_1[i32(1)], _S323.value0_27 * _S317.wi_1[i32(0)]);
        var _S338 : f32 = _S331 * _S317.wi_1[i32(1)] + _S332 * _S317.wi_1[i32(0)];
        side_1 = 0.31830990314483643f * _S317.pdf_4 + side_1 * _S317.wi_1[i32(2)];
        _S331 = _S338;
        _S336 = _S337;
    }
    else
    {
        side_1 = 0.0f;
        _S331 = 0.0f;
        _S336 = _S335;
    }
    var _S339 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S329, &(_S339), side_1);
    var _S340 : f32 = - _S339;
    var _S341 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S325, &(_S341), _S331);
    var _S342 : f32 = _S340 + _S341;
    var _S343 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S321, &(_S343), _S336);
    var _S344 : vec2<f32> = vec2<f32>(_S343, _S342);
    (*_S315) = _S334;
    (*_S316) = _S344;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0
{
     value0_70 : f32,
     value1_13 : vec3<f32>,
     value2_9 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0
{
     value0_71 : vec2<f32>,
     value1_14 : vec3<f32>,
     value2_10 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_mirrored_0
{
     value0_72 : vec3<f32>,
     value1_15 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_ggx_lambda_0
{
     value0_73 : vec2<f32>,
     value1_16 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_ggx_density_0
{
     value0_74 : vec2<f32>,
     value1_17 : vec3<f32>,
};

struct s_bwdCallableCtx_ggx_density_0
{
     value0_75 : s_paramCtx_s_bwdCallableCtx_ggx_density_0,
};

struct s_bwdCallableCtx_ggx_lambda_0
{
     value0_76 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0,
};

struct s_bwdCallableCtx_fresnel_conductor_0
{
     value0_77 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0,
};

struct s_bwdCallableCtx_mirrored_0
{
     value0_78 : s_paramCtx_s_bwdCallableCtx_mirrored_0,
};

struct s_bwdCallableCtx_ggx_sample_visible_0
{
     value0_79 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0,
};

struct s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0
{
     value0_80 : f32,
     value1_18 : f32,
     value2_11 : f32,
};

struct s_bwdCallableCtx_fresnel_conductor_channel_0
{
     value0_81 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0,
};

struct s_paramCtx_s_bwdCallableCtx_sqr_0
{
     value0_82 : f32,
};

struct s_bwdCallableCtx_sqr_0
{
     value0_83 : s_paramCtx_s_bwdCallableCtx_sqr_0,
};

fn s_bwdProp_sqr_0( _S345 : s_bwdCallableCtx_sqr_0,  _S346 : ptr<function, f32>,  _S347 : f32)
{
    var _S348 : f32 = _S345.value0_83.value0_82 * _S347;
    (*_S346) = _S348 + _S348;
    return;
}

fn s_bwdProp_fresnel_conductor_channel_0( _S349 : s_bwdCallableCtx_fresnel_conductor_channel_0,  _S350 : ptr<function, f32>,  _S351 : f32)
{
    var _S352 : Tuple_0 = s_apply_min_0(_S349.value0_81.value0_80, 1.0f);
    var _S353 : s_bwdCallableCtx_min_0;
    _S353._S2 = _S349.value0_81.value0_80;
    _S353._S3 = 1.0f;
    var _S354 : Tuple_11 = s_apply_sqr_0(_S352.value0_0);
    var _S355 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S355.value0_82 = _S352.value0_0;
    var _S356 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S355 );
    var sin2_1 : f32 = 1.0f - _S354.value0_20;
    var _S357 : f32 = _S349.value0_81.value1_18;
    var _S358 : f32 = _S349.value0_81.value2_11;
    var t0_1 : f32 = _S357 * _S357 - _S358 * _S358 - sin2_1;
    var _S359 : Tuple_11 = s_apply_sqr_0(t0_1);
    var _S360 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S360.value0_82 = t0_1;
    var _S361 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S360 );
    var _S362 : f32 = _S359.value0_20 + 4.0f * _S349.value0_81.value1_18 * _S349.value0_81.value1_18 * _S349.value0_81.value2_11 * _S349.value0_81.value2_11;
    var _S363 : Tuple_15 = s_apply_safe_sqrt_0(_S362);
    var _S364 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S364.value0_68 = _S362;
    var _S365 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S364 );
    var _S366 : f32 = (_S363.value0_27 + t0_1) * 0.5f;
    var _S367 : Tuple_15 = s_apply_safe_sqrt_0(_S366);
    var _S368 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S368.value0_68 = _S366;
    var _S369 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S368 );
    var t1_1 : f32 = _S363.value0_27 + _S354.value0_20;
    var _S370 : f32 = 2.0f * _S367.value0_27;
    var t2_1 : f32 = _S370 * _S352.value0_0;
    var _S371 : f32 = t1_1 - t2_1;
    var _S372 : f32 = t1_1 + t2_1;
    var perpendicular_1 : f32 = _S371 / _S372;
    var _S373 : f32 = _S372 * _S372;
    var _S374 : f32 = _S354.value0_20 * _S363.value0_27;
    var _S375 : Tuple_11 = s_apply_sqr_0(sin2_1);
    var _S376 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S376.value0_82 = sin2_1;
    var _S377 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S376 );
    var t3_1 : f32 = _S374 + _S375.value0_20;
    var t4_1 : f32 = t2_1 * sin2_1;
    var _S378 : f32 = t3_1 - t4_1;
    var _S379 : f32 = t3_1 + t4_1;
    var s_diff_parallel_T_0 : f32 = 0.5f * _S351;
    var _S380 : f32 = s_diff_parallel_T_0 / (_S379 * _S379);
    var _S381 : f32 = perpendicular_1 * _S378 * - _S380;
    var _S382 : f32 = _S379 * _S380;
    var _S383 : f32 = perpendicular_1 * _S382;
    var _S384 : f32 = _S378 * _S382;
    var _S385 : f32 = _S381 + - _S383;
    var _S386 : f32 = t2_1 * _S385;
    var _S387 : f32 = sin2_1 * _S385;
    var _S388 : f32 = _S381 + _S383;
    var _S389 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S377, &(_S389), _S388);
    var _S390 : f32 = _S354.value0_20 * _S388;
    var _S391 : f32 = _S363.value0_27 * _S388;
    var _S392 : f32 = (s_diff_parallel_T_0 + _S384) / _S373;
    var _S393 : f32 = _S371 * - _S392;
    var _S394 : f32 = _S372 * _S392;
    var _S395 : f32 = _S387 + _S393 + - _S394;
    var _S396 : f32 = _S370 * _S395;
    var _S397 : f32 = 2.0f * (_S352.value0_0 * _S395);
    var _S398 : f32 = _S393 + _S394;
    var _S399 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S369, &(_S399), _S397);
    var _S400 : f32 = 0.5f * _S399;
    var _S401 : f32 = _S390 + _S398 + _S400;
    var _S402 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S365, &(_S402), _S401);
    var _S403 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S361, &(_S403), _S402);
    var _S404 : f32 = _S391 + _S398 + - (_S386 + _S389 + - (_S400 + _S403));
    var _S405 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S356, &(_S405), _S404);
    var _S406 : f32 = _S396 + _S405;
    var _S407 : f32 = 0.0f;
    var _S408 : f32 = 0.0f;
    s_bwdProp_min_0(_S353, &(_S407), &(_S408), _S406);
    (*_S350) = _S407;
    return;
}

fn s_bwdProp_fresnel_conductor_0( _S409 : s_bwdCallableCtx_fresnel_conductor_0,  _S410 : ptr<function, f32>,  _S411 : vec3<f32>)
{
    var _S412 : f32 = _S409.value0_77.value1_13.x;
    var _S413 : f32 = _S409.value0_77.value2_9.x;
    var _S414 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S414.value0_80 = _S409.value0_77.value0_70;
    _S414.value1_18 = _S412;
    _S414.value2_11 = _S413;
    var _S415 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S414 );
    var _S416 : f32 = _S409.value0_77.value1_13.y;
    var _S417 : f32 = _S409.value0_77.value2_9.y;
    var _S418 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S418.value0_80 = _S409.value0_77.value0_70;
    _S418.value1_18 = _S416;
    _S418.value2_11 = _S417;
    var _S419 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S418 );
    var _S420 : f32 = _S409.value0_77.value1_13.z;
    var _S421 : f32 = _S409.value0_77.value2_9.z;
    var _S422 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S422.value0_80 = _S409.value0_77.value0_70;
    _S422.value1_18 = _S420;
    _S422.value2_11 = _S421;
    var _S423 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S422 );
    var _S424 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S423, &(_S424), _S411[i32(2)]);
    var _S425 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S419, &(_S425), _S411[i32(1)]);
    var _S426 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S415, &(_S426), _S411[i32(0)]);
    (*_S410) = _S424 + _S425 + _S426;
    return;
}

fn s_bwdProp_ggx_density_0( _S427 : s_bwdCallableCtx_ggx_density_0,  _S428 : ptr<function, vec3<f32>>,  _S429 : f32)
{
    var _S430 : f32 = _S427.value0_75.value0_74.x;
    var _S431 : f32 = _S427.value0_75.value1_17.x / _S430;
    var _S432 : Tuple_11 = s_apply_sqr_0(_S431);
    var _S433 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S433.value0_82 = _S431;
    var _S434 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S433 );
    var _S435 : f32 = _S427.value0_75.value0_74.y;
    var _S436 : f32 = _S427.value0_75.value1_17.y / _S435;
    var _S437 : Tuple_11 = s_apply_sqr_0(_S436);
    var _S438 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S438.value0_82 = _S436;
    var _S439 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S438 );
    var _S440 : f32 = _S432.value0_20 + _S437.value0_20;
    var _S441 : f32 = _S427.value0_75.value1_17.z;
    var _S442 : Tuple_11 = s_apply_sqr_0(_S441);
    var _S443 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S443.value0_82 = _S441;
    var _S444 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S443 );
    var s_3 : f32 = _S440 + _S442.value0_20;
    var _S445 : f32 = 3.14159274101257324f * _S430 * _S435;
    var _S446 : Tuple_11 = s_apply_sqr_0(s_3);
    var _S447 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S447.value0_82 = s_3;
    var _S448 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S447 );
    var _S449 : f32 = _S445 * _S446.value0_20;
    var _S450 : f32 = _S445 * - (_S429 / (_S449 * _S449));
    var _S451 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S448, &(_S451), _S450);
    var _S452 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S444, &(_S452), _S451);
    var _S453 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S439, &(_S453), _S451);
    var _S454 : f32 = _S453 / _S435;
    var _S455 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S434, &(_S455), _S451);
    (*_S428) = vec3<f32>(_S455 / _S430, _S454, _S452);
    return;
}

fn s_bwdProp_ggx_lambda_0( _S456 : s_bwdCallableCtx_ggx_lambda_0,  _S457 : ptr<function, vec3<f32>>,  _S458 : f32)
{
    var _S459 : f32 = _S456.value0_76.value0_73.x;
    var _S460 : f32 = _S459 * _S456.value0_76.value1_16.x;
    var _S461 : Tuple_11 = s_apply_sqr_0(_S460);
    var _S462 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S462.value0_82 = _S460;
    var _S463 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S462 );
    var _S464 : f32 = _S456.value0_76.value0_73.y;
    var _S465 : f32 = _S464 * _S456.value0_76.value1_16.y;
    var _S466 : Tuple_11 = s_apply_sqr_0(_S465);
    var _S467 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S467.value0_82 = _S465;
    var _S468 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S467 );
    var _S469 : f32 = _S461.value0_20 + _S466.value0_20;
    var _S470 : f32 = _S456.value0_76.value1_16.z;
    var _S471 : Tuple_11 = s_apply_sqr_0(_S470);
    var _S472 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S472.value0_82 = _S470;
    var _S473 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S472 );
    var _S474 : f32 = _S471.value0_20 * _S471.value0_20;
    var _S475 : s_bwdCallableCtx_sqrt_0;
    _S475._S35 = 1.0f + _S469 / _S471.value0_20;
    var _S476 : f32 = 0.5f * _S458;
    var _S477 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S475, &(_S477), _S476);
    var _S478 : f32 = _S477 / _S474;
    var _S479 : f32 = _S469 * - _S478;
    var _S480 : f32 = _S471.value0_20 * _S478;
    var _S481 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S473, &(_S481), _S479);
    var _S482 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S468, &(_S482), _S480);
    var _S483 : f32 = _S464 * _S482;
    var _S484 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S463, &(_S484), _S480);
    (*_S457) = vec3<f32>(_S459 * _S484, _S483, _S481);
    return;
}

fn s_bwdProp_mirrored_0( _S485 : s_bwdCallableCtx_mirrored_0,  _S486 : ptr<function, vec3<f32>>,  _S487 : ptr<function, vec3<f32>>,  _S488 : vec3<f32>)
{
    var _S489 : Tuple_5 = s_apply_dot_0(_S485.value0_78.value0_72, _S485.value0_78.value1_15);
    var _S490 : s_bwdCallableCtx_dot_0;
    _S490._S39 = _S485.value0_78.value0_72;
    _S490._S40 = _S485.value0_78.value1_15;
    var _S491 : vec3<f32> = (vec3<f32>(0) - _S488);
    var _S492 : vec3<f32> = _S485.value0_78.value1_15 * _S488;
    var _S493 : vec3<f32> = vec3<f32>((2.0f * _S489.value0_5)) * _S488;
    var _S494 : f32 = 2.0f * (_S492[i32(0)] + _S492[i32(1)] + _S492[i32(2)]);
    var _S495 : vec3<f32> = vec3<f32>(0.0f);
    var _S496 : vec3<f32> = _S495;
    var _S497 : vec3<f32> = _S495;
    s_bwdProp_dot_0(_S490, &(_S496), &(_S497), _S494);
    var _S498 : vec3<f32> = _S493 + _S497;
    (*_S486) = _S491 + _S496;
    (*_S487) = _S498;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_unit_vector_0
{
     value0_84 : vec3<f32>,
};

struct s_bwdCallableCtx_unit_vector_0
{
     value0_85 : s_paramCtx_s_bwdCallableCtx_unit_vector_0,
};

fn s_bwdProp_unit_vector_0( _S499 : s_bwdCallableCtx_unit_vector_0,  _S500 : ptr<function, vec3<f32>>,  _S501 : vec3<f32>)
{
    var _S502 : vec3<f32> = _S499.value0_85.value0_84;
    var _S503 : Tuple_5 = s_apply_dot_0(_S502, _S502);
    var _S504 : s_bwdCallableCtx_dot_0;
    _S504._S39 = _S499.value0_85.value0_84;
    _S504._S40 = _S499.value0_85.value0_84;
    var _S505 : Tuple_4 = s_apply_sqrt_0(_S503.value0_5);
    var _S506 : s_bwdCallableCtx_sqrt_0;
    _S506._S35 = _S503.value0_5;
    var _S507 : vec3<f32> = _S499.value0_85.value0_84 * _S501;
    var _S508 : vec3<f32> = vec3<f32>((1.0f / _S505.value0_4)) * _S501;
    var _S509 : f32 = - ((_S507[i32(0)] + _S507[i32(1)] + _S507[i32(2)]) / (_S505.value0_4 * _S505.value0_4));
    var _S510 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S506, &(_S510), _S509);
    var _S511 : vec3<f32> = vec3<f32>(0.0f);
    var _S512 : vec3<f32> = _S511;
    var _S513 : vec3<f32> = _S511;
    s_bwdProp_dot_0(_S504, &(_S512), &(_S513), _S510);
    (*_S500) = _S508 + _S512 + _S513;
    return;
}

fn s_bwdProp_ggx_sample_visible_0( _S514 : s_bwdCallableCtx_ggx_sample_visible_0,  _S515 : ptr<function, vec3<f32>>,  _S516 : ptr<function, vec2<f32>>,  _S517 : vec3<f32>)
{
    var _S518 : bool = (_S514.value0_79.value1_14.z) < 0.0f;
    var w_1 : vec3<f32>;
    if(_S518)
    {
        w_1 = (vec3<f32>(0) - _S514.value0_79.value1_14);
    }
    else
    {
        w_1 = _S514.value0_79.value1_14;
    }
    var _S519 : f32 = _S514.value0_79.value0_71.x;
    var _S520 : f32 = _S514.value0_79.value0_71.y;
    var _S521 : vec3<f32> = vec3<f32>(w_1.x * _S519, w_1.y * _S520, w_1.z);
    var _S522 : Tuple_33 = s_apply_unit_vector_0(_S521);
    var _S523 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S523.value0_84 = _S521;
    var _S524 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S523 );
    var _S525 : f32 = _S514.value0_79.value2_10.x;
    var _S526 : Tuple_30 = s_apply_sin_cos_turns_0(_S525);
    var _S527 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S527.value0_66 = _S525;
    var _S528 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S527 );
    var _S529 : f32 = _S514.value0_79.value2_10.y;
    var _S530 : f32 = 1.0f + _S522.value0_45.z;
    var one_minus_z_1 : f32 = _S529 * _S530;
    var _S531 : f32 = 2.0f - one_minus_z_1;
    var _S532 : f32 = one_minus_z_1 * _S531;
    var _S533 : Tuple_15 = s_apply_safe_sqrt_0(_S532);
    var _S534 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S534.value0_68 = _S532;
    var _S535 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S534 );
    var _S536 : f32 = _S526.value0_42.y;
    var _S537 : f32 = _S526.value0_42.x;
    var h_1 : vec3<f32> = vec3<f32>(_S533.value0_27 * _S536, _S533.value0_27 * _S537, 1.0f - one_minus_z_1) + _S522.value0_45;
    var _S538 : f32 = h_1.x * _S519;
    var _S539 : f32 = h_1.y * _S520;
    var _S540 : f32 = h_1.z;
    var _S541 : Tuple_1 = s_apply_max_0(_S540, 9.999999960041972e-13f);
    var _S542 : s_bwdCallableCtx_max_0;
    _S542._S10 = _S540;
    _S542._S11 = 9.999999960041972e-13f;
    var _S543 : s_bwdCallableCtx_max_0 = _S542;
    var _S544 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S544.value0_84 = vec3<f32>(_S538, _S539, _S541.value0_1);
    var _S545 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S544 );
    var _S546 : vec3<f32> = vec3<f32>(0.0f);
    var _S547 : vec3<f32> = _S546;
    s_bwdProp_unit_vector_0(_S545, &(_S547), _S517);
    var _S548 : f32 = 0.0f;
    var _S549 : f32 = 0.0f;
    s_bwdProp_max_0(_S543, &(_S548), &(_S549), _S547[i32(2)]);
    var _S550 : f32 = _S520 * _S547[i32(1)];
    var _S551 : f32 = _S519 * _S547[i32(0)];
    var s_diff_h_T_0 : vec3<f32> = vec3<f32>(_S551, _S550, _S548);
    var _S552 : f32 = - _S548;
    var _S553 : f32 = _S533.value0_27 * _S550;
    var _S554 : f32 = _S533.value0_27 * _S551;
    var _S555 : f32 = _S537 * _S550 + _S536 * _S551;
    var _S556 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S535, &(_S556), _S555);
    var _S557 : f32 = _S552 + _S531 * _S556 + - (one_minus_z_1 * _S556);
    var _S558 : f32 = _S529 * _S557;
    var _S559 : f32 = _S530 * _S557;
    var _S560 : vec2<f32> = vec2<f32>(_S553, _S554);
    var _S561 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S528, &(_S561), _S560);
    var _S562 : vec3<f32> = s_diff_h_T_0 + vec3<f32>(0.0f, 0.0f, _S558);
    var _S563 : vec3<f32> = _S546;
    s_bwdProp_unit_vector_0(_S524, &(_S563), _S562);
    var _S564 : vec3<f32> = vec3<f32>(_S519 * _S563[i32(0)], _S520 * _S563[i32(1)], _S563[i32(2)]);
    var _S565 : vec2<f32> = vec2<f32>(_S561, _S559);
    if(_S518)
    {
        w_1 = (vec3<f32>(0) - _S564);
    }
    else
    {
        w_1 = _S564;
    }
    (*_S515) = w_1;
    (*_S516) = _S565;
    return;
}

fn s_bwdProp_conductor_sample_0( _S566 : s_bwdCallableCtx_conductor_sample_0,  _S567 : ptr<function, vec3<f32>>,  _S568 : ptr<function, vec2<f32>>,  _S569 : BsdfSample_Differential_0)
{
    var _S570 : vec3<f32> = vec3<f32>(0.0f);
    var _S571 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S570, _S570 );
    var _S572 : vec2<f32> = vec2<f32>(0.0f);
    var _S573 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0( _S572, _S570, _S572 );
    var _S574 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S570, _S570 );
    var _S575 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S572, _S570 );
    var _S576 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S572, _S570 );
    var _S577 : f32;
    var _S578 : f32;
    var _S579 : f32;
    var _S580 : f32;
    var _S581 : f32;
    var _S582 : f32;
    var _S583 : f32;
    var _S584 : f32;
    var _S585 : f32;
    var _S586 : s_bwdCallableCtx_abs_0;
    var _S587 : s_bwdCallableCtx_abs_0;
    var _S588 : s_bwdCallableCtx_abs_0;
    var _S589 : s_bwdCallableCtx_ggx_density_0;
    var _S590 : vec3<f32>;
    var _S591 : vec3<f32>;
    var _S592 : s_bwdCallableCtx_ggx_lambda_0;
    var _S593 : s_bwdCallableCtx_ggx_lambda_0;
    var _S594 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S595 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S596 : s_bwdCallableCtx_dot_0;
    var _S597 : bool;
    var _S598 : s_bwdCallableCtx_mirrored_0;
    var _S599 : s_bwdCallableCtx_ggx_sample_visible_0;
    if(_S566.value0_64.value3_5)
    {
        var _S600 : f32 = _S566.value0_64.value4_4.z;
        var _S601 : Tuple_2 = s_apply_abs_0(_S600);
        var _S602 : s_bwdCallableCtx_abs_0;
        _S602._S18 = _S600;
        var _S603 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S603.value0_70 = _S601.value0_2;
        _S603.value1_13 = _S566.value0_64.value0_59;
        _S603.value2_9 = _S566.value0_64.value1_10;
        _S594.value0_77 = _S603;
        _S586 = _S602;
        _S597 = false;
        _S577 = 0.0f;
        _S578 = 0.0f;
        _S579 = 0.0f;
        _S580 = 0.0f;
        _S581 = 0.0f;
        _S587._S18 = 0.0f;
        _S589.value0_75 = _S576;
        _S590 = _S570;
        _S591 = _S570;
        _S582 = 0.0f;
        _S583 = 0.0f;
        _S592.value0_76 = _S575;
        _S595.value0_77 = _S571;
        _S588._S18 = 0.0f;
        _S596._S39 = _S570;
        _S596._S40 = _S570;
        _S593.value0_76 = _S575;
        _S584 = 0.0f;
        _S585 = 0.0f;
        _S598.value0_78 = _S574;
        _S599.value0_79 = _S573;
    }
    else
    {
        var width_8 : vec2<f32> = ggx_widths_0(_S566.value0_64.value2_6);
        var _S604 : Tuple_32 = s_apply_ggx_sample_visible_0(width_8, _S566.value0_64.value4_4, _S566.value0_64.value5_2);
        var _S605 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
        _S605.value0_71 = width_8;
        _S605.value1_14 = _S566.value0_64.value4_4;
        _S605.value2_10 = _S566.value0_64.value5_2;
        var _S606 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = _S605;
        var _S607 : Tuple_34 = s_apply_mirrored_0(_S566.value0_64.value4_4, _S604.value0_44);
        var _S608 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S608.value0_72 = _S566.value0_64.value4_4;
        _S608.value1_15 = _S604.value0_44;
        var _S609 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S608;
        var _S610 : f32 = _S566.value0_64.value4_4.z;
        var _S611 : f32 = _S607.value0_46.z;
        var _S612 : bool = (_S610 * _S611) > 0.0f;
        if(_S612)
        {
            var _S613 : Tuple_20 = s_apply_ggx_lambda_0(width_8, _S566.value0_64.value4_4);
            var _S614 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S614.value0_73 = width_8;
            _S614.value1_16 = _S566.value0_64.value4_4;
            var masking_o_3 : f32 = 1.0f + _S613.value0_32;
            var _S615 : Tuple_5 = s_apply_dot_0(_S566.value0_64.value4_4, _S604.value0_44);
            var _S616 : s_bwdCallableCtx_dot_0;
            _S616._S39 = _S566.value0_64.value4_4;
            _S616._S40 = _S604.value0_44;
            var _S617 : Tuple_2 = s_apply_abs_0(_S615.value0_5);
            var _S618 : s_bwdCallableCtx_abs_0;
            _S618._S18 = _S615.value0_5;
            var _S619 : Tuple_22 = s_apply_fresnel_conductor_0(_S617.value0_2, _S566.value0_64.value0_59, _S566.value0_64.value1_10);
            var _S620 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
            _S620.value0_70 = _S617.value0_2;
            _S620.value1_13 = _S566.value0_64.value0_59;
            _S620.value2_9 = _S566.value0_64.value1_10;
            var _S621 : Tuple_20 = s_apply_ggx_lambda_0(width_8, _S607.value0_46);
            var _S622 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S622.value0_73 = width_8;
            _S622.value1_16 = _S607.value0_46;
            var _S623 : f32 = masking_o_3 + _S621.value0_32;
            var _S624 : vec3<f32> = vec3<f32>((masking_o_3 / _S623));
            var _S625 : f32 = _S623 * _S623;
            var _S626 : Tuple_21 = s_apply_ggx_density_0(width_8, _S604.value0_44);
            var _S627 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
            _S627.value0_74 = width_8;
            _S627.value1_17 = _S604.value0_44;
            var _S628 : Tuple_2 = s_apply_abs_0(_S610);
            var _S629 : s_bwdCallableCtx_abs_0;
            _S629._S18 = _S610;
            var _S630 : f32 = 4.0f * _S628.value0_2;
            var _S631 : f32 = _S630 * masking_o_3;
            _S577 = _S631 * _S631;
            _S578 = _S626.value0_33;
            _S579 = _S631;
            _S580 = _S630;
            _S581 = masking_o_3;
            _S586 = _S629;
            _S589.value0_75 = _S627;
            _S590 = _S619.value0_34;
            _S591 = _S624;
            _S582 = _S625;
            _S583 = _S623;
            _S592.value0_76 = _S622;
            _S594.value0_77 = _S620;
            _S587 = _S618;
            _S596 = _S616;
            _S593.value0_76 = _S614;
        }
        else
        {
            _S577 = 0.0f;
            _S578 = 0.0f;
            _S579 = 0.0f;
            _S580 = 0.0f;
            _S581 = 0.0f;
            _S586._S18 = 0.0f;
            _S589.value0_75 = _S576;
            _S590 = _S570;
            _S591 = _S570;
            _S582 = 0.0f;
            _S583 = 0.0f;
            _S592.value0_76 = _S575;
            _S594.value0_77 = _S571;
            _S587._S18 = 0.0f;
            _S596._S39 = _S570;
            _S596._S40 = _S570;
            _S593.value0_76 = _S575;
        }
        var _S632 : s_bwdCallableCtx_abs_0 = _S586;
        var _S633 : s_bwdCallableCtx_fresnel_conductor_0 = _S594;
        var _S634 : s_bwdCallableCtx_abs_0 = _S587;
        _S594.value0_77 = _S571;
        _S586._S18 = 0.0f;
        _S597 = _S612;
        _S587 = _S632;
        _S595 = _S633;
        _S588 = _S634;
        _S584 = _S610;
        _S585 = _S611;
        _S598.value0_78 = _S609;
        _S599.value0_79 = _S606;
    }
    var _S635 : vec2<f32>;
    if(_S566.value0_64.value3_5)
    {
        var _S636 : f32 = 0.0f;
        s_bwdProp_fresnel_conductor_0(_S594, &(_S636), _S569.weight_4);
        var _S637 : f32 = 0.0f;
        s_bwdProp_abs_0(_S586, &(_S637), _S636);
        _S590 = vec3<f32>(- _S569.wi_1[i32(0)], - _S569.wi_1[i32(1)], _S637 + _S569.wi_1[i32(2)]);
        _S635 = _S572;
    }
    else
    {
        var _S638 : vec3<f32>;
        if(_S597)
        {
            var _S639 : f32 = _S569.pdf_4 / _S577;
            var _S640 : f32 = _S578 * - _S639;
            var _S641 : f32 = _S579 * _S639;
            var _S642 : f32 = _S580 * _S640;
            var _S643 : f32 = 4.0f * (_S581 * _S640);
            var _S644 : f32 = 0.0f;
            s_bwdProp_abs_0(_S587, &(_S644), _S643);
            var _S645 : vec3<f32> = _S570;
            s_bwdProp_ggx_density_0(_S589, &(_S645), _S641);
            var _S646 : vec3<f32> = _S590 * _S569.weight_4;
            var _S647 : vec3<f32> = _S591 * _S569.weight_4;
            var _S648 : f32 = (_S646[i32(0)] + _S646[i32(1)] + _S646[i32(2)]) / _S582;
            var _S649 : f32 = _S581 * - _S648;
            var _S650 : f32 = _S583 * _S648;
            var _S651 : vec3<f32> = _S570;
            s_bwdProp_ggx_lambda_0(_S592, &(_S651), _S649);
            var _S652 : f32 = 0.0f;
            s_bwdProp_fresnel_conductor_0(_S595, &(_S652), _S647);
            var _S653 : f32 = 0.0f;
            s_bwdProp_abs_0(_S588, &(_S653), _S652);
            var _S654 : vec3<f32> = _S570;
            var _S655 : vec3<f32> = _S570;
            s_bwdProp_dot_0(_S596, &(_S654), &(_S655), _S653);
            var _S656 : f32 = _S642 + _S650 + _S649;
            var _S657 : vec3<f32> = _S570;
            s_bwdProp_ggx_lambda_0(_S593, &(_S657), _S656);
            var _S658 : vec3<f32> = _S645 + _S655;
            var _S659 : vec3<f32> = _S654 + _S657;
            var _S660 : vec3<f32> = _S651 + _S569.wi_1;
            _S577 = _S644;
            _S590 = _S660;
            _S591 = _S658;
            _S638 = _S659;
        }
        else
        {
            _S577 = 0.0f;
            _S590 = _S570;
            _S591 = _S570;
            _S638 = _S570;
        }
        var _S661 : f32 = _S585 * 0.0f + _S577;
        var _S662 : vec3<f32> = _S590 + vec3<f32>(0.0f, 0.0f, _S584 * 0.0f);
        var _S663 : vec3<f32> = _S570;
        var _S664 : vec3<f32> = _S570;
        s_bwdProp_mirrored_0(_S598, &(_S663), &(_S664), _S662);
        var _S665 : vec3<f32> = _S664 + _S591;
        var _S666 : vec3<f32> = _S570;
        var _S667 : vec2<f32> = _S572;
        s_bwdProp_ggx_sample_visible_0(_S599, &(_S666), &(_S667), _S665);
        _S590 = _S663 + _S666 + _S638 + vec3<f32>(0.0f, 0.0f, _S661);
        _S635 = _S667;
    }
    (*_S567) = _S590;
    (*_S568) = _S635;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_refracted_0
{
     value0_86 : vec3<f32>,
     value1_19 : vec3<f32>,
     value2_12 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0
{
     value0_87 : f32,
     value1_20 : f32,
};

struct s_bwdCallableCtx_fresnel_dielectric_0
{
     value0_88 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0,
};

struct s_bwdCallableCtx_refracted_0
{
     value0_89 : s_paramCtx_s_bwdCallableCtx_refracted_0,
};

struct Refraction_Differential_0
{
     direction_6 : vec3<f32>,
};

fn Refraction_x24_syn_dzero_0() -> Refraction_Differential_0
{
    var result_9 : Refraction_Differential_0;
    result_9.direction_6 = vec3<f32>(0.0f);
    return result_9;
}

fn Refraction_x24_syn_dadd_0( SLANG_anonymous_0_3 : Refraction_Differential_0,  SLANG_anonymous_1_3 : Refraction_Differential_0) -> Refraction_Differential_0
{
    var result_10 : Refraction_Differential_0;
    result_10.direction_6 = SLANG_anonymous_0_3.direction_6 + SLANG_anonymous_1_3.direction_6;
    return result_10;
}

fn s_bwdProp_refracted_0( _S668 : s_bwdCallableCtx_refracted_0,  _S669 : ptr<function, vec3<f32>>,  _S670 : ptr<function, vec3<f32>>,  _S671 : Refraction_Differential_0)
{
    var _S672 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S673 : vec3<f32> = vec3<f32>(0.0f);
    var _S674 : Tuple_5 = s_apply_dot_0(_S668.value0_89.value0_86, _S668.value0_89.value1_19);
    var _S675 : s_bwdCallableCtx_dot_0;
    _S675._S39 = _S668.value0_89.value0_86;
    _S675._S40 = _S668.value0_89.value1_19;
    var _S676 : s_bwdCallableCtx_dot_0 = _S675;
    var _S677 : bool = (_S674.value0_5) < 0.0f;
    var cos_i_2 : f32;
    var eta_9 : f32;
    var m_4 : vec3<f32>;
    if(_S677)
    {
        var _S678 : vec3<f32> = (vec3<f32>(0) - _S668.value0_89.value1_19);
        var _S679 : f32 = 1.0f / _S668.value0_89.value2_12;
        cos_i_2 = - _S674.value0_5;
        eta_9 = _S679;
        m_4 = _S678;
    }
    else
    {
        cos_i_2 = _S674.value0_5;
        eta_9 = _S668.value0_89.value2_12;
        m_4 = _S668.value0_89.value1_19;
    }
    var _S680 : Tuple_11 = s_apply_sqr_0(cos_i_2);
    var _S681 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S681.value0_82 = cos_i_2;
    var _S682 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S681 );
    var _S683 : f32 = 1.0f - _S680.value0_20;
    var _S684 : Tuple_1 = s_apply_max_0(_S683, 0.0f);
    var _S685 : s_bwdCallableCtx_max_0;
    _S685._S10 = _S683;
    _S685._S11 = 0.0f;
    var _S686 : s_bwdCallableCtx_max_0 = _S685;
    var _S687 : f32 = eta_9 * eta_9;
    var sin2_t_2 : f32 = _S684.value0_1 / _S687;
    var _S688 : f32 = _S687 * _S687;
    var _S689 : bool = sin2_t_2 < 1.0f;
    var _S690 : vec3<f32>;
    var _S691 : vec3<f32>;
    var _S692 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S689)
    {
        var _S693 : f32 = 1.0f - sin2_t_2;
        var _S694 : Tuple_15 = s_apply_safe_sqrt_0(_S693);
        var _S695 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S695.value0_68 = _S693;
        var _S696 : vec3<f32> = vec3<f32>((cos_i_2 / eta_9 - _S694.value0_27));
        _S690 = vec3<f32>((1.0f / eta_9));
        _S691 = _S696;
        cos_i_2 = _S687;
        _S692.value0_69 = _S695;
    }
    else
    {
        _S690 = _S673;
        _S691 = _S673;
        cos_i_2 = 0.0f;
        _S692.value0_69 = _S672;
    }
    if(_S689)
    {
        var _S697 : vec3<f32> = _S690 * (vec3<f32>(0) - _S671.direction_6);
        var _S698 : vec3<f32> = m_4 * _S671.direction_6;
        var _S699 : vec3<f32> = _S691 * _S671.direction_6;
        var _S700 : f32 = _S698[i32(0)] + _S698[i32(1)] + _S698[i32(2)];
        var _S701 : f32 = - _S700;
        var _S702 : f32 = eta_9 * (_S700 / cos_i_2);
        var _S703 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S692, &(_S703), _S701);
        cos_i_2 = - _S703;
        eta_9 = _S702;
        m_4 = _S699;
        _S690 = _S697;
    }
    else
    {
        cos_i_2 = 0.0f;
        eta_9 = 0.0f;
        m_4 = _S673;
        _S690 = _S673;
    }
    var _S704 : f32 = _S687 * (cos_i_2 / _S688);
    var _S705 : f32 = 0.0f;
    var _S706 : f32 = 0.0f;
    s_bwdProp_max_0(_S686, &(_S705), &(_S706), _S704);
    var _S707 : f32 = - _S705;
    var _S708 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S682, &(_S708), _S707);
    var _S709 : f32 = _S708 + eta_9;
    if(_S677)
    {
        var _S710 : vec3<f32> = (vec3<f32>(0) - m_4);
        cos_i_2 = - _S709;
        m_4 = _S710;
    }
    else
    {
        cos_i_2 = _S709;
    }
    var _S711 : vec3<f32> = _S673;
    var _S712 : vec3<f32> = _S673;
    s_bwdProp_dot_0(_S676, &(_S711), &(_S712), cos_i_2);
    var _S713 : vec3<f32> = _S712 + m_4;
    (*_S669) = _S711 + _S690;
    (*_S670) = _S713;
    return;
}

fn s_bwdProp_fresnel_dielectric_0( _S714 : s_bwdCallableCtx_fresnel_dielectric_0,  _S715 : ptr<function, f32>,  _S716 : f32)
{
    var _S717 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S718 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S719 : bool = (_S714.value0_88.value0_87) < 0.0f;
    var cos_i_3 : f32;
    var eta_10 : f32;
    if(_S719)
    {
        var _S720 : f32 = 1.0f / _S714.value0_88.value1_20;
        cos_i_3 = - _S714.value0_88.value0_87;
        eta_10 = _S720;
    }
    else
    {
        cos_i_3 = _S714.value0_88.value0_87;
        eta_10 = _S714.value0_88.value1_20;
    }
    var _S721 : Tuple_11 = s_apply_sqr_0(cos_i_3);
    var _S722 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S722.value0_82 = cos_i_3;
    var _S723 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S722 );
    var _S724 : f32 = eta_10 * eta_10;
    var sin2_t_3 : f32 = (1.0f - _S721.value0_20) / _S724;
    var _S725 : f32 = _S724 * _S724;
    var _S726 : bool = sin2_t_3 < 1.0f;
    var _S727 : f32;
    var _S728 : f32;
    var _S729 : f32;
    var _S730 : f32;
    var _S731 : f32;
    var _S732 : s_bwdCallableCtx_sqr_0;
    var _S733 : s_bwdCallableCtx_sqr_0;
    var _S734 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S726)
    {
        var _S735 : f32 = 1.0f - sin2_t_3;
        var _S736 : Tuple_15 = s_apply_safe_sqrt_0(_S735);
        var _S737 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S737.value0_68 = _S735;
        var _S738 : f32 = eta_10 * cos_i_3;
        var _S739 : f32 = _S738 - _S736.value0_27;
        var _S740 : f32 = _S738 + _S736.value0_27;
        var _S741 : f32 = _S740 * _S740;
        var _S742 : f32 = eta_10 * _S736.value0_27;
        var _S743 : f32 = cos_i_3 - _S742;
        var _S744 : f32 = cos_i_3 + _S742;
        var perpendicular_2 : f32 = _S743 / _S744;
        var _S745 : f32 = _S744 * _S744;
        var _S746 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S746.value0_82 = _S739 / _S740;
        var _S747 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S747.value0_82 = perpendicular_2;
        _S732.value0_83 = _S747;
        _S733.value0_83 = _S746;
        cos_i_3 = _S745;
        _S727 = _S743;
        _S728 = _S744;
        _S729 = _S741;
        _S730 = _S739;
        _S731 = _S740;
        _S734.value0_69 = _S737;
    }
    else
    {
        _S732.value0_83 = _S718;
        _S733.value0_83 = _S718;
        cos_i_3 = 0.0f;
        _S727 = 0.0f;
        _S728 = 0.0f;
        _S729 = 0.0f;
        _S730 = 0.0f;
        _S731 = 0.0f;
        _S734.value0_69 = _S717;
    }
    if(_S726)
    {
        var _S748 : f32 = 0.5f * _S716;
        var _S749 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S732, &(_S749), _S748);
        var _S750 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S733, &(_S750), _S748);
        var _S751 : f32 = _S749 / cos_i_3;
        var _S752 : f32 = _S727 * - _S751;
        var _S753 : f32 = _S728 * _S751;
        var _S754 : f32 = _S750 / _S729;
        var _S755 : f32 = _S730 * - _S754;
        var _S756 : f32 = _S731 * _S754;
        var _S757 : f32 = eta_10 * (_S755 + _S756);
        var _S758 : f32 = eta_10 * (_S752 + - _S753) + _S755 + - _S756;
        var _S759 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S734, &(_S759), _S758);
        var _S760 : f32 = _S752 + _S753 + _S757;
        cos_i_3 = - _S759;
        eta_10 = _S760;
    }
    else
    {
        cos_i_3 = 0.0f;
        eta_10 = 0.0f;
    }
    var _S761 : f32 = - (_S724 * (cos_i_3 / _S725));
    var _S762 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S723, &(_S762), _S761);
    var _S763 : f32 = _S762 + eta_10;
    if(_S719)
    {
        cos_i_3 = - _S763;
    }
    else
    {
        cos_i_3 = _S763;
    }
    (*_S715) = cos_i_3;
    return;
}

fn s_bwdProp_smooth_dielectric_sample_0( _S764 : s_bwdCallableCtx_smooth_dielectric_sample_0,  _S765 : ptr<function, vec3<f32>>,  _S766 : BsdfSample_Differential_0)
{
    var _S767 : vec3<f32> = vec3<f32>(0.0f);
    var _S768 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S767, _S767, 0.0f );
    var _S769 : f32 = _S764.value0_62.value1_11.z;
    var _S770 : Tuple_25 = s_apply_fresnel_dielectric_0(_S769, _S764.value0_62.value0_60);
    var _S771 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S771.value0_87 = _S769;
    _S771.value1_20 = _S764.value0_62.value0_60;
    var _S772 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S771 );
    var _S773 : bool = (_S764.value0_62.value2_7) < (_S770.value0_37);
    var _S774 : bool;
    var _S775 : s_bwdCallableCtx_refracted_0;
    if(_S773)
    {
        _S774 = false;
        _S775.value0_89 = _S768;
    }
    else
    {
        const _S776 : vec3<f32> = vec3<f32>(0.0f, 0.0f, 1.0f);
        var _S777 : Tuple_36 = s_apply_refracted_0(_S764.value0_62.value1_11, _S776, _S764.value0_62.value0_60);
        var _S778 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S778.value0_86 = _S764.value0_62.value1_11;
        _S778.value1_19 = _S776;
        _S778.value2_12 = _S764.value0_62.value0_60;
        _S774 = _S777.value0_48.valid_2;
        _S775.value0_89 = _S778;
    }
    var _S779 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
    var _S780 : f32;
    var _S781 : vec3<f32>;
    if(_S773)
    {
        var _S782 : vec3<f32> = vec3<f32>(- _S766.wi_1[i32(0)], - _S766.wi_1[i32(1)], 0.0f);
        _S780 = _S766.wi_1[i32(2)];
        _S781 = _S782;
    }
    else
    {
        var _S783 : Refraction_Differential_0;
        if(_S774)
        {
            var _S784 : Refraction_Differential_0 = _S779;
            _S784.direction_6 = _S766.wi_1;
            _S783 = Refraction_x24_syn_dadd_0(_S779, _S784);
        }
        else
        {
            _S783 = _S779;
        }
        var _S785 : vec3<f32> = _S767;
        var _S786 : vec3<f32> = _S767;
        s_bwdProp_refracted_0(_S775, &(_S785), &(_S786), _S783);
        _S780 = 0.0f;
        _S781 = _S785;
    }
    var _S787 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S772, &(_S787), 0.0f);
    (*_S765) = _S781 + vec3<f32>(0.0f, 0.0f, _S787 + _S780);
    return;
}

fn s_bwdProp_rough_dielectric_sample_0( _S788 : s_bwdCallableCtx_rough_dielectric_sample_0,  _S789 : ptr<function, vec3<f32>>,  _S790 : ptr<function, vec2<f32>>,  _S791 : BsdfSample_Differential_0)
{
    var _S792 : vec3<f32> = vec3<f32>(0.0f);
    var _S793 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S792, _S792 );
    var _S794 : vec2<f32> = vec2<f32>(0.0f);
    var _S795 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S794, _S792 );
    var _S796 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S792, _S792, 0.0f );
    var _S797 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var width_9 : vec2<f32> = ggx_widths_0(_S788.value0_63.value1_12);
    var _S798 : Tuple_32 = s_apply_ggx_sample_visible_0(width_9, _S788.value0_63.value2_8, _S788.value0_63.value3_6);
    var _S799 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
    _S799.value0_71 = width_9;
    _S799.value1_14 = _S788.value0_63.value2_8;
    _S799.value2_10 = _S788.value0_63.value3_6;
    var _S800 : s_bwdCallableCtx_ggx_sample_visible_0 = s_bwdCallableCtx_ggx_sample_visible_0( _S799 );
    var _S801 : Tuple_5 = s_apply_dot_0(_S788.value0_63.value2_8, _S798.value0_44);
    var _S802 : s_bwdCallableCtx_dot_0;
    _S802._S39 = _S788.value0_63.value2_8;
    _S802._S40 = _S798.value0_44;
    var _S803 : s_bwdCallableCtx_dot_0 = _S802;
    var _S804 : Tuple_25 = s_apply_fresnel_dielectric_0(_S801.value0_5, _S788.value0_63.value0_61);
    var _S805 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S805.value0_87 = _S801.value0_5;
    _S805.value1_20 = _S788.value0_63.value0_61;
    var _S806 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S805 );
    var _S807 : Tuple_20 = s_apply_ggx_lambda_0(width_9, _S788.value0_63.value2_8);
    var _S808 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
    _S808.value0_73 = width_9;
    _S808.value1_16 = _S788.value0_63.value2_8;
    var _S809 : s_bwdCallableCtx_ggx_lambda_0 = s_bwdCallableCtx_ggx_lambda_0( _S808 );
    var masking_o_4 : f32 = 1.0f + _S807.value0_32;
    var _S810 : Tuple_21 = s_apply_ggx_density_0(width_9, _S798.value0_44);
    var _S811 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
    _S811.value0_74 = width_9;
    _S811.value1_17 = _S798.value0_44;
    var _S812 : s_bwdCallableCtx_ggx_density_0 = s_bwdCallableCtx_ggx_density_0( _S811 );
    var _S813 : Tuple_2 = s_apply_abs_0(_S801.value0_5);
    var _S814 : s_bwdCallableCtx_abs_0;
    _S814._S18 = _S801.value0_5;
    var _S815 : s_bwdCallableCtx_abs_0 = _S814;
    var _S816 : f32 = _S810.value0_33 * _S813.value0_2;
    var _S817 : f32 = _S788.value0_63.value2_8.z;
    var _S818 : Tuple_2 = s_apply_abs_0(_S817);
    var _S819 : s_bwdCallableCtx_abs_0;
    _S819._S18 = _S817;
    var _S820 : s_bwdCallableCtx_abs_0 = _S819;
    var _S821 : f32 = masking_o_4 * _S818.value0_2;
    var visible_1 : f32 = _S816 / _S821;
    var _S822 : f32 = _S821 * _S821;
    var _S823 : bool = (_S788.value0_63.value4_5) < (_S804.value0_37);
    var _S824 : bool;
    var _S825 : bool;
    var _S826 : bool;
    var _S827 : f32;
    var crossing_3 : f32;
    var _S828 : f32;
    var _S829 : f32;
    var _S830 : f32;
    var _S831 : f32;
    var _S832 : f32;
    var _S833 : f32;
    var _S834 : f32;
    var _S835 : f32;
    var _S836 : f32;
    var _S837 : f32;
    var _S838 : f32;
    var _S839 : f32;
    var _S840 : f32;
    var _S841 : f32;
    var _S842 : f32;
    var _S843 : s_bwdCallableCtx_ggx_lambda_0;
    var _S844 : s_bwdCallableCtx_ggx_lambda_0;
    var _S845 : s_bwdCallableCtx_sqr_0;
    var _S846 : s_bwdCallableCtx_abs_0;
    var _S847 : s_bwdCallableCtx_dot_0;
    var _S848 : s_bwdCallableCtx_mirrored_0;
    var _S849 : s_bwdCallableCtx_refracted_0;
    if(_S823)
    {
        var _S850 : Tuple_34 = s_apply_mirrored_0(_S788.value0_63.value2_8, _S798.value0_44);
        var _S851 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S851.value0_72 = _S788.value0_63.value2_8;
        _S851.value1_15 = _S798.value0_44;
        var _S852 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S851;
        var _S853 : f32 = _S850.value0_46.z;
        var _S854 : bool = (_S817 * _S853) > 0.0f;
        if(_S854)
        {
            var _S855 : Tuple_20 = s_apply_ggx_lambda_0(width_9, _S850.value0_46);
            var _S856 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S856.value0_73 = width_9;
            _S856.value1_16 = _S850.value0_46;
            var _S857 : f32 = masking_o_4 + _S855.value0_32;
            var _S858 : f32 = _S857 * _S857;
            var _S859 : f32 = _S804.value0_37 * visible_1;
            var _S860 : f32 = 4.0f * _S813.value0_2;
            _S827 = _S860 * _S860;
            crossing_3 = _S859;
            _S828 = _S860;
            _S829 = _S858;
            _S830 = _S857;
            _S843.value0_76 = _S856;
        }
        else
        {
            _S827 = 0.0f;
            crossing_3 = 0.0f;
            _S828 = 0.0f;
            _S829 = 0.0f;
            _S830 = 0.0f;
            _S843.value0_76 = _S795;
        }
        _S824 = _S854;
        _S831 = _S853;
        _S848.value0_78 = _S852;
        _S825 = false;
        _S832 = 0.0f;
        _S833 = 0.0f;
        _S834 = 0.0f;
        _S835 = 0.0f;
        _S836 = 0.0f;
        _S837 = 0.0f;
        _S844.value0_76 = _S795;
        _S838 = 0.0f;
        _S839 = 0.0f;
        _S840 = 0.0f;
        _S845.value0_83 = _S797;
        _S841 = 0.0f;
        _S846._S18 = 0.0f;
        _S847._S39 = _S792;
        _S847._S40 = _S792;
        _S826 = false;
        _S842 = 0.0f;
        _S849.value0_89 = _S796;
    }
    else
    {
        var _S861 : Tuple_36 = s_apply_refracted_0(_S788.value0_63.value2_8, _S798.value0_44, _S788.value0_63.value0_61);
        var _S862 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S862.value0_86 = _S788.value0_63.value2_8;
        _S862.value1_19 = _S798.value0_44;
        _S862.value2_12 = _S788.value0_63.value0_61;
        var _S863 : s_paramCtx_s_bwdCallableCtx_refracted_0 = _S862;
        if(_S861.value0_48.valid_2)
        {
            var _S864 : f32 = _S861.value0_48.direction_4.z;
            _S824 = (_S817 * _S864) < 0.0f;
            _S827 = _S864;
        }
        else
        {
            _S824 = false;
            _S827 = 0.0f;
        }
        if(_S824)
        {
            if(_S817 > 0.0f)
            {
                crossing_3 = _S788.value0_63.value0_61;
            }
            else
            {
                crossing_3 = 1.0f / _S788.value0_63.value0_61;
            }
            var _S865 : Tuple_5 = s_apply_dot_0(_S861.value0_48.direction_4, _S798.value0_44);
            var _S866 : s_bwdCallableCtx_dot_0;
            _S866._S39 = _S861.value0_48.direction_4;
            _S866._S40 = _S798.value0_44;
            var _S867 : Tuple_2 = s_apply_abs_0(_S865.value0_5);
            var _S868 : s_bwdCallableCtx_abs_0;
            _S868._S18 = _S865.value0_5;
            var _S869 : f32 = crossing_3 * crossing_3;
            var _S870 : f32 = _S865.value0_5 + _S801.value0_5 / crossing_3;
            var _S871 : Tuple_11 = s_apply_sqr_0(_S870);
            var _S872 : s_paramCtx_s_bwdCallableCtx_sqr_0;
            _S872.value0_82 = _S870;
            var jacobian_1 : f32 = _S867.value0_2 / _S871.value0_20;
            var _S873 : f32 = _S871.value0_20 * _S871.value0_20;
            var _S874 : Tuple_20 = s_apply_ggx_lambda_0(width_9, _S861.value0_48.direction_4);
            var _S875 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S875.value0_73 = width_9;
            _S875.value1_16 = _S861.value0_48.direction_4;
            var _S876 : f32 = (masking_o_4 + _S874.value0_32) * crossing_3 * crossing_3;
            var _S877 : f32 = _S876 * _S876;
            var _S878 : f32 = 1.0f - _S804.value0_37;
            var _S879 : f32 = crossing_3;
            crossing_3 = _S878 * visible_1;
            _S828 = jacobian_1;
            _S829 = _S878;
            _S830 = _S877;
            _S831 = _S876;
            _S832 = _S879;
            _S843.value0_76 = _S875;
            _S833 = _S873;
            _S834 = _S867.value0_2;
            _S835 = _S871.value0_20;
            _S845.value0_83 = _S872;
            _S836 = _S869;
            _S846 = _S868;
            _S847 = _S866;
        }
        else
        {
            crossing_3 = 0.0f;
            _S828 = 0.0f;
            _S829 = 0.0f;
            _S830 = 0.0f;
            _S831 = 0.0f;
            _S832 = 0.0f;
            _S843.value0_76 = _S795;
            _S833 = 0.0f;
            _S834 = 0.0f;
            _S835 = 0.0f;
            _S845.value0_83 = _S797;
            _S836 = 0.0f;
            _S846._S18 = 0.0f;
            _S847._S39 = _S792;
            _S847._S40 = _S792;
        }
        var _S880 : bool = _S824;
        var _S881 : f32 = _S827;
        var _S882 : f32 = crossing_3;
        var _S883 : f32 = _S828;
        var _S884 : f32 = _S829;
        var _S885 : f32 = _S830;
        var _S886 : f32 = _S831;
        var _S887 : f32 = _S832;
        var _S888 : s_bwdCallableCtx_ggx_lambda_0 = _S843;
        var _S889 : f32 = _S833;
        var _S890 : f32 = _S834;
        var _S891 : f32 = _S835;
        var _S892 : f32 = _S836;
        _S824 = false;
        _S827 = 0.0f;
        crossing_3 = 0.0f;
        _S828 = 0.0f;
        _S829 = 0.0f;
        _S830 = 0.0f;
        _S843.value0_76 = _S795;
        _S831 = 0.0f;
        _S848.value0_78 = _S793;
        _S825 = _S880;
        _S832 = _S882;
        _S833 = _S883;
        _S834 = _S884;
        _S835 = _S885;
        _S836 = _S886;
        _S837 = _S887;
        _S844 = _S888;
        _S838 = _S889;
        _S839 = _S890;
        _S840 = _S891;
        _S841 = _S892;
        _S826 = _S861.value0_48.valid_2;
        _S842 = _S881;
        _S849.value0_89 = _S863;
    }
    var _S893 : vec3<f32>;
    var _S894 : vec3<f32>;
    if(_S823)
    {
        if(_S824)
        {
            var _S895 : f32 = _S791.pdf_4 / _S827;
            var _S896 : f32 = _S828 * _S895;
            var _S897 : f32 = 4.0f * (crossing_3 * - _S895);
            var _S898 : f32 = _S804.value0_37 * _S896;
            var _S899 : f32 = visible_1 * _S896;
            var _S900 : f32 = (_S791.weight_4[i32(0)] + _S791.weight_4[i32(1)] + _S791.weight_4[i32(2)]) / _S829;
            var _S901 : f32 = masking_o_4 * - _S900;
            var _S902 : f32 = _S830 * _S900;
            var _S903 : vec3<f32> = _S792;
            s_bwdProp_ggx_lambda_0(_S843, &(_S903), _S901);
            var _S904 : f32 = _S902 + _S901;
            _S893 = _S903 + _S791.wi_1;
            _S827 = _S898;
            crossing_3 = _S897;
            _S828 = _S904;
            _S829 = _S899;
        }
        else
        {
            _S893 = _S792;
            _S827 = 0.0f;
            crossing_3 = 0.0f;
            _S828 = 0.0f;
            _S829 = 0.0f;
        }
        var _S905 : f32 = _S831 * 0.0f;
        var _S906 : vec3<f32> = _S893 + vec3<f32>(0.0f, 0.0f, _S817 * 0.0f);
        var _S907 : vec3<f32> = _S792;
        var _S908 : vec3<f32> = _S792;
        s_bwdProp_mirrored_0(_S848, &(_S907), &(_S908), _S906);
        var _S909 : f32 = crossing_3;
        var _S910 : f32 = _S828;
        var _S911 : f32 = _S829;
        crossing_3 = _S905;
        _S828 = _S909;
        _S829 = _S910;
        _S830 = _S911;
        _S831 = 0.0f;
        _S893 = _S908;
        _S894 = _S907;
    }
    else
    {
        if(_S825)
        {
            var s_diff_jacobian_T_0 : f32 = _S832 * _S791.pdf_4;
            var _S912 : f32 = _S833 * _S791.pdf_4;
            var _S913 : f32 = _S834 * _S912;
            var _S914 : f32 = - (visible_1 * _S912);
            var _S915 : f32 = (_S791.weight_4[i32(0)] + _S791.weight_4[i32(1)] + _S791.weight_4[i32(2)]) / _S835;
            var _S916 : f32 = _S836 * _S915;
            var _S917 : f32 = _S837 * (_S837 * (masking_o_4 * - _S915));
            var _S918 : vec3<f32> = _S792;
            s_bwdProp_ggx_lambda_0(_S844, &(_S918), _S917);
            var _S919 : f32 = s_diff_jacobian_T_0 / _S838;
            var _S920 : f32 = _S839 * - _S919;
            var _S921 : f32 = _S840 * _S919;
            var _S922 : f32 = 0.0f;
            s_bwdProp_sqr_0(_S845, &(_S922), _S920);
            var _S923 : f32 = _S837 * (_S922 / _S841);
            var _S924 : f32 = 0.0f;
            s_bwdProp_abs_0(_S846, &(_S924), _S921);
            var _S925 : f32 = _S922 + _S924;
            var _S926 : vec3<f32> = _S792;
            var _S927 : vec3<f32> = _S792;
            s_bwdProp_dot_0(_S847, &(_S926), &(_S927), _S925);
            var _S928 : f32 = _S916 + _S917;
            _S893 = _S918 + _S791.wi_1 + _S926;
            _S894 = _S927;
            _S827 = _S913;
            crossing_3 = _S928;
            _S828 = _S914;
            _S829 = _S923;
        }
        else
        {
            _S893 = _S792;
            _S894 = _S792;
            _S827 = 0.0f;
            crossing_3 = 0.0f;
            _S828 = 0.0f;
            _S829 = 0.0f;
        }
        if(_S826)
        {
            var _S929 : f32 = _S842 * 0.0f;
            _S893 = _S893 + vec3<f32>(0.0f, 0.0f, _S817 * 0.0f);
            _S830 = _S929;
        }
        else
        {
            _S830 = 0.0f;
        }
        var _S930 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
        _S930.direction_6 = _S893;
        var _S931 : vec3<f32> = _S792;
        var _S932 : vec3<f32> = _S792;
        s_bwdProp_refracted_0(_S849, &(_S931), &(_S932), _S930);
        var _S933 : vec3<f32> = _S932 + _S894;
        var _S934 : f32 = crossing_3;
        var _S935 : f32 = _S828;
        var _S936 : f32 = _S829;
        crossing_3 = _S830;
        _S828 = 0.0f;
        _S829 = _S934;
        _S830 = _S935;
        _S831 = _S936;
        _S893 = _S933;
        _S894 = _S931;
    }
    var _S937 : f32 = _S827 / _S822;
    var _S938 : f32 = _S816 * - _S937;
    var _S939 : f32 = _S821 * _S937;
    var _S940 : f32 = masking_o_4 * _S938;
    var _S941 : f32 = _S818.value0_2 * _S938;
    var _S942 : f32 = 0.0f;
    s_bwdProp_abs_0(_S820, &(_S942), _S940);
    var _S943 : f32 = _S942 + crossing_3;
    var _S944 : f32 = _S813.value0_2 * _S939;
    var _S945 : f32 = _S810.value0_33 * _S939 + _S828;
    var _S946 : f32 = 0.0f;
    s_bwdProp_abs_0(_S815, &(_S946), _S945);
    var _S947 : vec3<f32> = _S792;
    s_bwdProp_ggx_density_0(_S812, &(_S947), _S944);
    var _S948 : f32 = _S941 + _S829;
    var _S949 : vec3<f32> = _S792;
    s_bwdProp_ggx_lambda_0(_S809, &(_S949), _S948);
    var _S950 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S806, &(_S950), _S830);
    var _S951 : f32 = _S946 + _S950 + _S831;
    var _S952 : vec3<f32> = _S792;
    var _S953 : vec3<f32> = _S792;
    s_bwdProp_dot_0(_S803, &(_S952), &(_S953), _S951);
    var _S954 : vec3<f32> = _S947 + _S953 + _S893;
    var _S955 : vec3<f32> = _S792;
    var _S956 : vec2<f32> = _S794;
    s_bwdProp_ggx_sample_visible_0(_S800, &(_S955), &(_S956), _S954);
    (*_S789) = _S949 + _S952 + _S955 + _S894 + vec3<f32>(0.0f, 0.0f, _S943);
    (*_S790) = _S956;
    return;
}

fn s_bwdProp_bsdf_sample_0( _S957 : s_bwdCallableCtx_bsdf_sample_0,  _S958 : ptr<function, vec3<f32>>,  _S959 : ptr<function, vec2<f32>>,  _S960 : BsdfSample_Differential_0)
{
    var _S961 : vec3<f32> = vec3<f32>(0.0f);
    var _S962 : vec2<f32> = vec2<f32>(0.0f);
    var _S963 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0 = s_paramCtx_s_bwdCallableCtx_diffuse_sample_0( _S961, _S962 );
    var _S964 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0 = s_paramCtx_s_bwdCallableCtx_conductor_sample_0( _S961, _S961, _S962, false, _S961, _S962 );
    var _S965 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0( 0.0f, _S961, 0.0f );
    var _S966 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0( 0.0f, _S962, _S961, _S962, 0.0f );
    var smooth_3 : bool = (((_S957.value0_53.value0_52.flags_0) & (u32(2)))) != u32(0);
    var _S967 : bool = (_S957.value0_53.value1_6.z) != 0.0f;
    var _S968 : s_bwdCallableCtx_smooth_dielectric_sample_0;
    var _S969 : s_bwdCallableCtx_rough_dielectric_sample_0;
    var _S970 : s_bwdCallableCtx_conductor_sample_0;
    var _S971 : s_bwdCallableCtx_diffuse_sample_0;
    var _S972 : bool;
    var _S973 : bool;
    if(_S967)
    {
        var _S974 : bool = (_S957.value0_53.value0_52.kind_0) == u32(0);
        if(_S974)
        {
            var _S975 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0;
            _S975.value0_58 = _S957.value0_53.value1_6;
            _S975.value1_9 = _S957.value0_53.value2_5;
            _S971.value0_65 = _S975;
            _S972 = false;
            _S970.value0_64 = _S964;
            _S968.value0_62 = _S965;
            _S969.value0_63 = _S966;
        }
        else
        {
            var _S976 : bool = (_S957.value0_53.value0_52.kind_0) == u32(1);
            if(_S976)
            {
                var _S977 : vec3<f32> = _S957.value0_53.value0_52.b_0.xyz;
                var _S978 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0;
                _S978.value0_59 = _S957.value0_53.value0_52.a_0.xyz;
                _S978.value1_10 = _S977;
                _S978.value2_6 = _S957.value0_53.value0_52.alpha_0;
                _S978.value3_5 = smooth_3;
                _S978.value4_4 = _S957.value0_53.value1_6;
                _S978.value5_2 = _S957.value0_53.value2_5;
                _S970.value0_64 = _S978;
                _S968.value0_62 = _S965;
                _S969.value0_63 = _S966;
            }
            else
            {
                if(smooth_3)
                {
                    var _S979 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0;
                    _S979.value0_60 = _S957.value0_53.value0_52.a_0.x;
                    _S979.value1_11 = _S957.value0_53.value1_6;
                    _S979.value2_7 = _S957.value0_53.value3_4;
                    _S968.value0_62 = _S979;
                    _S969.value0_63 = _S966;
                }
                else
                {
                    var _S980 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0;
                    _S980.value0_61 = _S957.value0_53.value0_52.a_0.x;
                    _S980.value1_12 = _S957.value0_53.value0_52.alpha_0;
                    _S980.value2_8 = _S957.value0_53.value1_6;
                    _S980.value3_6 = _S957.value0_53.value2_5;
                    _S980.value4_5 = _S957.value0_53.value3_4;
                    _S968.value0_62 = _S965;
                    _S969.value0_63 = _S980;
                }
                _S970.value0_64 = _S964;
            }
            _S971.value0_65 = _S963;
            _S972 = _S976;
        }
        var _S981 : bool = _S972;
        _S972 = _S974;
        _S973 = _S981;
    }
    else
    {
        _S972 = false;
        _S971.value0_65 = _S963;
        _S973 = false;
        _S970.value0_64 = _S964;
        _S968.value0_62 = _S965;
        _S969.value0_63 = _S966;
    }
    var _S982 : vec3<f32>;
    var _S983 : vec2<f32>;
    if(_S967)
    {
        if(_S972)
        {
            var _S984 : vec3<f32> = _S961;
            var _S985 : vec2<f32> = _S962;
            s_bwdProp_diffuse_sample_0(_S971, &(_S984), &(_S985), _S960);
            _S982 = _S984;
            _S983 = _S985;
        }
        else
        {
            if(_S973)
            {
                var _S986 : vec3<f32> = _S961;
                var _S987 : vec2<f32> = _S962;
                s_bwdProp_conductor_sample_0(_S970, &(_S986), &(_S987), _S960);
                _S982 = _S986;
                _S983 = _S987;
            }
            else
            {
                if(smooth_3)
                {
                    var _S988 : vec3<f32> = _S961;
                    s_bwdProp_smooth_dielectric_sample_0(_S968, &(_S988), _S960);
                    _S982 = _S988;
                    _S983 = _S962;
                }
                else
                {
                    var _S989 : vec3<f32> = _S961;
                    var _S990 : vec2<f32> = _S962;
                    s_bwdProp_rough_dielectric_sample_0(_S969, &(_S989), &(_S990), _S960);
                    _S982 = _S989;
                    _S983 = _S990;
                }
            }
        }
    }
    else
    {
        _S982 = _S961;
        _S983 = _S962;
    }
    (*_S958) = _S982;
    (*_S959) = _S983;
    return;
}

fn s_bwdProp_scatter_0( _S991 : s_bwdCallableCtx_scatter_0,  _S992 : ptr<function, Surface_Differential_0>,  _S993 : ptr<function, vec3<f32>>,  _S994 : ptr<function, vec2<f32>>,  _S995 : Departure_Differential_0)
{
    var _S996 : Tuple_27 = s_apply_bsdf_sample_0(_S991.value0_22.value0_11, _S991.value0_22.value2_3, _S991.value0_22.value3_3, _S991.value0_22.value4_3);
    var _S997 : s_paramCtx_s_bwdCallableCtx_bsdf_sample_0;
    _S997.value0_52 = _S991.value0_22.value0_11;
    _S997.value1_6 = _S991.value0_22.value2_3;
    _S997.value2_5 = _S991.value0_22.value3_3;
    _S997.value3_4 = _S991.value0_22.value4_3;
    var _S998 : s_bwdCallableCtx_bsdf_sample_0 = s_bwdCallableCtx_bsdf_sample_0( _S997 );
    var _S999 : Tuple_38 = s_apply_to_world_0(_S991.value0_22.value1_4.frame_0, _S996.value0_39.wi_0);
    var _S1000 : s_paramCtx_s_bwdCallableCtx_to_world_0;
    _S1000.value0_54 = _S991.value0_22.value1_4.frame_0;
    _S1000.value1_7 = _S996.value0_39.wi_0;
    var _S1001 : s_bwdCallableCtx_to_world_0 = s_bwdCallableCtx_to_world_0( _S1000 );
    var _S1002 : s_paramCtx_s_bwdCallableCtx_ray_origin_0;
    _S1002.value0_56 = _S991.value0_22.value1_4;
    _S1002.value1_8 = _S999.value0_50;
    var _S1003 : s_bwdCallableCtx_ray_origin_0 = s_bwdCallableCtx_ray_origin_0( _S1002 );
    var _S1004 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1005 : vec3<f32> = vec3<f32>(0.0f);
    var _S1006 : Frame_0 = Frame_0( _S1005, _S1005, _S1005 );
    var _S1007 : Surface_Differential_0;
    _S1007.position_1 = _S1005;
    _S1007.frame_2 = _S1006;
    var _S1008 : vec3<f32> = _S1005;
    s_bwdProp_ray_origin_0(_S1003, &(_S1007), &(_S1008), _S995.origin_1);
    var _S1009 : vec3<f32> = _S995.direction_5 + _S1008;
    var _S1010 : Frame_0;
    _S1010.s_0 = _S1005;
    _S1010.t_0 = _S1005;
    _S1010.n_0 = _S1005;
    var _S1011 : vec3<f32> = _S1005;
    s_bwdProp_to_world_0(_S1001, &(_S1010), &(_S1011), _S1009);
    var _S1012 : BsdfSample_Differential_0 = BsdfSample_x24_syn_dzero_0();
    _S1012.pdf_4 = _S995.pdf_3;
    _S1012.wi_1 = _S1011;
    _S1012.weight_4 = _S995.weight_3;
    var _S1013 : vec3<f32> = _S1005;
    var _S1014 : vec2<f32> = vec2<f32>(0.0f);
    s_bwdProp_bsdf_sample_0(_S998, &(_S1013), &(_S1014), _S1012);
    var _S1015 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1007, _S1004);
    var _S1016 : Surface_Differential_0 = _S1004;
    _S1016.frame_2 = _S1010;
    (*_S992) = Surface_x24_syn_dadd_0(_S1015, _S1016);
    (*_S993) = _S1013;
    (*_S994) = _S1014;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0
{
     value0_90 : Material_0,
     value1_21 : vec3<f32>,
     value2_13 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_power_heuristic_0
{
     value0_91 : f32,
     value1_22 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_point_on_light_0
{
     value0_92 : ChosenLight_0,
     value1_23 : vec2<f32>,
};

struct s_bwdCallableCtx_point_on_light_0
{
     value0_93 : s_paramCtx_s_bwdCallableCtx_point_on_light_0,
};

struct s_bwdCallableCtx_power_heuristic_0
{
     value0_94 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0,
};

struct s_bwdCallableCtx_bsdf_evaluate_0
{
     value0_95 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0,
};

fn s_bwdProp_power_heuristic_0( _S1017 : s_bwdCallableCtx_power_heuristic_0,  _S1018 : ptr<function, f32>,  _S1019 : ptr<function, f32>,  _S1020 : f32)
{
    var _S1021 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1022 : bool = (_S1017.value0_94.value0_91) > (_S1017.value0_94.value1_22);
    var _S1023 : f32;
    var _S1024 : f32;
    var _S1025 : f32;
    var _S1026 : f32;
    var _S1027 : f32;
    var _S1028 : f32;
    var _S1029 : s_bwdCallableCtx_sqr_0;
    var _S1030 : s_bwdCallableCtx_sqr_0;
    if(_S1022)
    {
        var _S1031 : f32 = _S1017.value0_94.value1_22 / _S1017.value0_94.value0_91;
        var _S1032 : f32 = _S1017.value0_94.value0_91 * _S1017.value0_94.value0_91;
        var _S1033 : Tuple_11 = s_apply_sqr_0(_S1031);
        var _S1034 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1034.value0_82 = _S1031;
        var _S1035 : f32 = 1.0f + _S1033.value0_20;
        _S1023 = _S1035 * _S1035;
        _S1029.value0_83 = _S1034;
        _S1024 = _S1032;
        _S1025 = 0.0f;
        _S1026 = 0.0f;
        _S1027 = 0.0f;
        _S1030.value0_83 = _S1021;
        _S1028 = 0.0f;
    }
    else
    {
        var _S1036 : f32 = _S1017.value0_94.value0_91 / _S1017.value0_94.value1_22;
        var _S1037 : f32 = _S1017.value0_94.value1_22 * _S1017.value0_94.value1_22;
        var _S1038 : Tuple_11 = s_apply_sqr_0(_S1036);
        var _S1039 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1039.value0_82 = _S1036;
        var _S1040 : f32 = _S1038.value0_20 + 1.0f;
        var _S1041 : f32 = _S1040 * _S1040;
        _S1023 = 0.0f;
        _S1029.value0_83 = _S1021;
        _S1024 = 0.0f;
        _S1025 = _S1041;
        _S1026 = _S1038.value0_20;
        _S1027 = _S1040;
        _S1030.value0_83 = _S1039;
        _S1028 = _S1037;
    }
    if(_S1022)
    {
        var _S1042 : f32 = - (_S1020 / _S1023);
        var _S1043 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1029, &(_S1043), _S1042);
        var _S1044 : f32 = _S1043 / _S1024;
        var _S1045 : f32 = _S1017.value0_94.value0_91 * _S1044;
        _S1023 = _S1017.value0_94.value1_22 * - _S1044;
        _S1024 = _S1045;
    }
    else
    {
        var _S1046 : f32 = _S1020 / _S1025;
        var _S1047 : f32 = _S1027 * _S1046 + _S1026 * - _S1046;
        var _S1048 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1030, &(_S1048), _S1047);
        var _S1049 : f32 = _S1048 / _S1028;
        var _S1050 : f32 = _S1017.value0_94.value0_91 * - _S1049;
        _S1023 = _S1017.value0_94.value1_22 * _S1049;
        _S1024 = _S1050;
    }
    (*_S1018) = _S1023;
    (*_S1019) = _S1024;
    return;
}

fn BsdfValue_x24_syn_dzero_0() -> BsdfValue_0
{
    var result_11 : BsdfValue_0;
    result_11.f_cos_0 = vec3<f32>(0.0f);
    result_11.pdf_0 = 0.0f;
    return result_11;
}

struct s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0
{
     value0_96 : vec3<f32>,
     value1_24 : vec3<f32>,
     value2_14 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0
{
     value0_97 : vec3<f32>,
     value1_25 : vec3<f32>,
     value2_15 : vec2<f32>,
     value3_7 : vec3<f32>,
     value4_6 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0
{
     value0_98 : f32,
     value1_26 : vec2<f32>,
     value2_16 : vec3<f32>,
     value3_8 : vec3<f32>,
};

struct s_bwdCallableCtx_conductor_evaluate_0
{
     value0_99 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0,
};

struct s_bwdCallableCtx_dielectric_evaluate_0
{
     value0_100 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0,
};

struct s_bwdCallableCtx_diffuse_evaluate_0
{
     value0_101 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0,
};

fn s_bwdProp_diffuse_evaluate_0( _S1051 : s_bwdCallableCtx_diffuse_evaluate_0,  _S1052 : ptr<function, vec3<f32>>,  _S1053 : ptr<function, vec3<f32>>,  _S1054 : BsdfValue_0)
{
    var _S1055 : f32 = _S1051.value0_101.value1_24.z;
    var _S1056 : f32 = _S1051.value0_101.value2_14.z;
    var _S1057 : bool = (_S1055 * _S1056) > 0.0f;
    var _S1058 : s_bwdCallableCtx_abs_0;
    if(_S1057)
    {
        var _S1059 : s_bwdCallableCtx_abs_0;
        _S1059._S18 = _S1056;
        _S1058 = _S1059;
    }
    else
    {
        _S1058._S18 = 0.0f;
    }
    var _S1060 : f32;
    if(_S1057)
    {
        var _S1061 : vec3<f32> = _S1051.value0_101.value0_96 * _S1054.f_cos_0;
        var _S1062 : f32 = 0.31830990314483643f * (_S1054.pdf_0 + (_S1061[i32(0)] + _S1061[i32(1)] + _S1061[i32(2)]));
        var _S1063 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1058, &(_S1063), _S1062);
        _S1060 = _S1063;
    }
    else
    {
        _S1060 = 0.0f;
    }
    var _S1064 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S1055 * 0.0f + _S1060);
    (*_S1052) = vec3<f32>(0.0f, 0.0f, _S1056 * 0.0f);
    (*_S1053) = _S1064;
    return;
}

fn s_bwdProp_conductor_evaluate_0( _S1065 : s_bwdCallableCtx_conductor_evaluate_0,  _S1066 : ptr<function, vec3<f32>>,  _S1067 : ptr<function, vec3<f32>>,  _S1068 : BsdfValue_0)
{
    var _S1069 : vec3<f32> = vec3<f32>(0.0f);
    var _S1070 : vec2<f32> = vec2<f32>(0.0f);
    var _S1071 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1070, _S1069 );
    var _S1072 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S1070, _S1069 );
    var _S1073 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S1069, _S1069 );
    var half_vector_2 : vec3<f32> = _S1065.value0_99.value3_7 + _S1065.value0_99.value4_6;
    var _S1074 : Tuple_5 = s_apply_dot_0(half_vector_2, half_vector_2);
    var _S1075 : s_bwdCallableCtx_dot_0;
    _S1075._S39 = half_vector_2;
    _S1075._S40 = half_vector_2;
    var _S1076 : s_bwdCallableCtx_dot_0 = _S1075;
    var _S1077 : f32 = _S1065.value0_99.value3_7.z;
    var _S1078 : f32 = _S1065.value0_99.value4_6.z;
    var _S1079 : bool;
    if((_S1077 * _S1078) > 0.0f)
    {
        _S1079 = (_S1074.value0_5) > 0.0f;
    }
    else
    {
        _S1079 = false;
    }
    var _S1080 : f32;
    var _S1081 : f32;
    var _S1082 : f32;
    var _S1083 : f32;
    var _S1084 : f32;
    var _S1085 : f32;
    var _S1086 : f32;
    var _S1087 : f32;
    var _S1088 : f32;
    var _S1089 : vec3<f32>;
    var _S1090 : vec3<f32>;
    var _S1091 : vec3<f32>;
    var _S1092 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S1093 : s_bwdCallableCtx_abs_0;
    var _S1094 : s_bwdCallableCtx_abs_0;
    var _S1095 : s_bwdCallableCtx_dot_0;
    var _S1096 : s_bwdCallableCtx_ggx_density_0;
    var _S1097 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1098 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1099 : s_bwdCallableCtx_sqrt_0;
    if(_S1079)
    {
        var _S1100 : Tuple_4 = s_apply_sqrt_0(_S1074.value0_5);
        var _S1101 : s_bwdCallableCtx_sqrt_0;
        _S1101._S35 = _S1074.value0_5;
        var _S1102 : vec3<f32> = vec3<f32>((1.0f / _S1100.value0_4));
        var _S1103 : f32 = _S1100.value0_4 * _S1100.value0_4;
        var m_5 : vec3<f32> = half_vector_2 * _S1102;
        var width_10 : vec2<f32> = ggx_widths_0(_S1065.value0_99.value2_15);
        var _S1104 : Tuple_20 = s_apply_ggx_lambda_0(width_10, _S1065.value0_99.value3_7);
        var _S1105 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S1105.value0_73 = width_10;
        _S1105.value1_16 = _S1065.value0_99.value3_7;
        var _S1106 : Tuple_20 = s_apply_ggx_lambda_0(width_10, _S1065.value0_99.value4_6);
        var _S1107 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S1107.value0_73 = width_10;
        _S1107.value1_16 = _S1065.value0_99.value4_6;
        var _S1108 : Tuple_21 = s_apply_ggx_density_0(width_10, m_5);
        var _S1109 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
        _S1109.value0_74 = width_10;
        _S1109.value1_17 = m_5;
        var _S1110 : Tuple_2 = s_apply_abs_0(_S1077);
        var _S1111 : s_bwdCallableCtx_abs_0;
        _S1111._S18 = _S1077;
        var _S1112 : f32 = 4.0f * _S1110.value0_2;
        var common_3 : f32 = _S1108.value0_33 / _S1112;
        var _S1113 : f32 = _S1112 * _S1112;
        var _S1114 : Tuple_5 = s_apply_dot_0(_S1065.value0_99.value3_7, m_5);
        var _S1115 : s_bwdCallableCtx_dot_0;
        _S1115._S39 = _S1065.value0_99.value3_7;
        _S1115._S40 = m_5;
        var _S1116 : Tuple_2 = s_apply_abs_0(_S1114.value0_5);
        var _S1117 : s_bwdCallableCtx_abs_0;
        _S1117._S18 = _S1114.value0_5;
        var _S1118 : Tuple_22 = s_apply_fresnel_conductor_0(_S1116.value0_2, _S1065.value0_99.value0_97, _S1065.value0_99.value1_25);
        var _S1119 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S1119.value0_70 = _S1116.value0_2;
        _S1119.value1_13 = _S1065.value0_99.value0_97;
        _S1119.value2_9 = _S1065.value0_99.value1_25;
        var _S1120 : f32 = 1.0f + _S1104.value0_32;
        var _S1121 : f32 = _S1120 + _S1106.value0_32;
        var _S1122 : vec3<f32> = vec3<f32>((common_3 / _S1121));
        var _S1123 : f32 = _S1121 * _S1121;
        _S1080 = _S1120 * _S1120;
        _S1081 = common_3;
        _S1082 = _S1120;
        _S1089 = _S1118.value0_34;
        _S1090 = _S1122;
        _S1083 = _S1123;
        _S1084 = _S1121;
        _S1092.value0_77 = _S1119;
        _S1093 = _S1117;
        _S1095 = _S1115;
        _S1085 = _S1113;
        _S1086 = _S1108.value0_33;
        _S1087 = _S1112;
        _S1094 = _S1111;
        _S1096.value0_75 = _S1109;
        _S1097.value0_76 = _S1107;
        _S1098.value0_76 = _S1105;
        _S1091 = _S1102;
        _S1088 = _S1103;
        _S1099 = _S1101;
    }
    else
    {
        _S1080 = 0.0f;
        _S1081 = 0.0f;
        _S1082 = 0.0f;
        _S1089 = _S1069;
        _S1090 = _S1069;
        _S1083 = 0.0f;
        _S1084 = 0.0f;
        _S1092.value0_77 = _S1073;
        _S1093._S18 = 0.0f;
        _S1095._S39 = _S1069;
        _S1095._S40 = _S1069;
        _S1085 = 0.0f;
        _S1086 = 0.0f;
        _S1087 = 0.0f;
        _S1094._S18 = 0.0f;
        _S1096.value0_75 = _S1072;
        _S1097.value0_76 = _S1071;
        _S1098.value0_76 = _S1071;
        _S1091 = _S1069;
        _S1088 = 0.0f;
        _S1099._S35 = 0.0f;
    }
    if(_S1079)
    {
        var _S1124 : f32 = _S1068.pdf_0 / _S1080;
        var _S1125 : f32 = _S1082 * _S1124;
        var _S1126 : vec3<f32> = _S1089 * _S1068.f_cos_0;
        var _S1127 : vec3<f32> = _S1090 * _S1068.f_cos_0;
        var _S1128 : f32 = (_S1126[i32(0)] + _S1126[i32(1)] + _S1126[i32(2)]) / _S1083;
        var _S1129 : f32 = _S1081 * - _S1128;
        var _S1130 : f32 = _S1084 * _S1128;
        var _S1131 : f32 = _S1081 * - _S1124 + _S1129;
        var _S1132 : f32 = 0.0f;
        s_bwdProp_fresnel_conductor_0(_S1092, &(_S1132), _S1127);
        var _S1133 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1093, &(_S1133), _S1132);
        var _S1134 : vec3<f32> = _S1069;
        var _S1135 : vec3<f32> = _S1069;
        s_bwdProp_dot_0(_S1095, &(_S1134), &(_S1135), _S1133);
        var _S1136 : f32 = (_S1125 + _S1130) / _S1085;
        var _S1137 : f32 = _S1087 * _S1136;
        var _S1138 : f32 = 4.0f * (_S1086 * - _S1136);
        var _S1139 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1094, &(_S1139), _S1138);
        var _S1140 : vec3<f32> = _S1069;
        s_bwdProp_ggx_density_0(_S1096, &(_S1140), _S1137);
        var _S1141 : vec3<f32> = _S1069;
        s_bwdProp_ggx_lambda_0(_S1097, &(_S1141), _S1129);
        var _S1142 : vec3<f32> = _S1069;
        s_bwdProp_ggx_lambda_0(_S1098, &(_S1142), _S1131);
        var _S1143 : vec3<f32> = _S1135 + _S1140;
        var _S1144 : vec3<f32> = half_vector_2 * _S1143;
        var _S1145 : vec3<f32> = _S1091 * _S1143;
        var _S1146 : f32 = - ((_S1144[i32(0)] + _S1144[i32(1)] + _S1144[i32(2)]) / _S1088);
        var _S1147 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1099, &(_S1147), _S1146);
        var _S1148 : vec3<f32> = _S1134 + _S1142;
        _S1080 = _S1139;
        _S1081 = _S1147;
        _S1089 = _S1145;
        _S1090 = _S1141;
        _S1091 = _S1148;
    }
    else
    {
        _S1080 = 0.0f;
        _S1081 = 0.0f;
        _S1089 = _S1069;
        _S1090 = _S1069;
        _S1091 = _S1069;
    }
    var _S1149 : f32 = _S1077 * 0.0f;
    var _S1150 : f32 = _S1078 * 0.0f + _S1080;
    var _S1151 : vec3<f32> = _S1069;
    var _S1152 : vec3<f32> = _S1069;
    s_bwdProp_dot_0(_S1076, &(_S1151), &(_S1152), _S1081);
    var _S1153 : vec3<f32> = _S1151 + _S1152 + _S1089;
    var _S1154 : vec3<f32> = _S1153 + _S1090 + vec3<f32>(0.0f, 0.0f, _S1149);
    (*_S1066) = _S1153 + _S1091 + vec3<f32>(0.0f, 0.0f, _S1150);
    (*_S1067) = _S1154;
    return;
}

fn s_bwdProp_dielectric_evaluate_0( _S1155 : s_bwdCallableCtx_dielectric_evaluate_0,  _S1156 : ptr<function, vec3<f32>>,  _S1157 : ptr<function, vec3<f32>>,  _S1158 : BsdfValue_0)
{
    var _S1159 : vec3<f32> = vec3<f32>(0.0f);
    var _S1160 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0( 0.0f, 0.0f );
    var _S1161 : vec2<f32> = vec2<f32>(0.0f);
    var _S1162 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1161, _S1159 );
    var _S1163 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S1161, _S1159 );
    var _S1164 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1165 : f32 = _S1155.value0_100.value2_16.z;
    var _S1166 : bool;
    if(_S1165 != 0.0f)
    {
        _S1166 = (_S1155.value0_100.value3_8.z) != 0.0f;
    }
    else
    {
        _S1166 = false;
    }
    var _S1167 : bool;
    var _S1168 : bool;
    var _S1169 : bool;
    var _S1170 : bool;
    var _S1171 : bool;
    var crossing_4 : f32;
    var _S1172 : f32;
    var _S1173 : f32;
    var _S1174 : f32;
    var _S1175 : f32;
    var _S1176 : f32;
    var _S1177 : f32;
    var _S1178 : f32;
    var _S1179 : f32;
    var _S1180 : f32;
    var _S1181 : f32;
    var _S1182 : f32;
    var _S1183 : f32;
    var _S1184 : f32;
    var _S1185 : f32;
    var _S1186 : f32;
    var _S1187 : f32;
    var _S1188 : f32;
    var _S1189 : f32;
    var _S1190 : f32;
    var _S1191 : f32;
    var _S1192 : f32;
    var _S1193 : f32;
    var _S1194 : f32;
    var _S1195 : f32;
    var _S1196 : f32;
    var _S1197 : f32;
    var _S1198 : f32;
    var _S1199 : f32;
    var _S1200 : f32;
    var _S1201 : f32;
    var _S1202 : f32;
    var m_6 : vec3<f32>;
    var _S1203 : vec3<f32>;
    var _S1204 : vec3<f32>;
    var _S1205 : s_bwdCallableCtx_abs_0;
    var _S1206 : s_bwdCallableCtx_abs_0;
    var _S1207 : s_bwdCallableCtx_abs_0;
    var _S1208 : s_bwdCallableCtx_abs_0;
    var _S1209 : s_bwdCallableCtx_ggx_density_0;
    var _S1210 : s_bwdCallableCtx_ggx_density_0;
    var _S1211 : s_bwdCallableCtx_sqr_0;
    var _S1212 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1213 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1214 : s_bwdCallableCtx_fresnel_dielectric_0;
    var _S1215 : s_bwdCallableCtx_dot_0;
    var _S1216 : s_bwdCallableCtx_dot_0;
    var _S1217 : s_bwdCallableCtx_dot_0;
    var _S1218 : s_bwdCallableCtx_sqrt_0;
    if(_S1166)
    {
        var _S1219 : f32 = _S1155.value0_100.value3_8.z;
        var reflects_1 : bool = (_S1165 * _S1219) > 0.0f;
        if(reflects_1)
        {
            crossing_4 = 1.0f;
        }
        else
        {
            if(_S1165 > 0.0f)
            {
                crossing_4 = _S1155.value0_100.value0_98;
            }
            else
            {
                crossing_4 = 1.0f / _S1155.value0_100.value0_98;
            }
        }
        var _S1220 : vec3<f32> = vec3<f32>(crossing_4);
        var half_vector_3 : vec3<f32> = _S1155.value0_100.value3_8 * vec3<f32>(crossing_4) + _S1155.value0_100.value2_16;
        var _S1221 : Tuple_5 = s_apply_dot_0(half_vector_3, half_vector_3);
        var _S1222 : s_bwdCallableCtx_dot_0;
        _S1222._S39 = half_vector_3;
        _S1222._S40 = half_vector_3;
        var _S1223 : s_bwdCallableCtx_dot_0 = _S1222;
        var _S1224 : bool = (_S1221.value0_5) > 0.0f;
        if(_S1224)
        {
            var _S1225 : Tuple_4 = s_apply_sqrt_0(_S1221.value0_5);
            var _S1226 : s_bwdCallableCtx_sqrt_0;
            _S1226._S35 = _S1221.value0_5;
            var _S1227 : s_bwdCallableCtx_sqrt_0 = _S1226;
            var _S1228 : vec3<f32> = vec3<f32>((1.0f / _S1225.value0_4));
            var _S1229 : f32 = _S1225.value0_4 * _S1225.value0_4;
            var m_7 : vec3<f32> = half_vector_3 * _S1228;
            var _S1230 : bool = (m_7.z) < 0.0f;
            if(_S1230)
            {
                m_6 = (vec3<f32>(0) - m_7);
            }
            else
            {
                m_6 = m_7;
            }
            var _S1231 : Tuple_5 = s_apply_dot_0(_S1155.value0_100.value2_16, m_6);
            var _S1232 : s_bwdCallableCtx_dot_0;
            _S1232._S39 = _S1155.value0_100.value2_16;
            _S1232._S40 = m_6;
            var _S1233 : s_bwdCallableCtx_dot_0 = _S1232;
            var _S1234 : Tuple_5 = s_apply_dot_0(_S1155.value0_100.value3_8, m_6);
            var _S1235 : s_bwdCallableCtx_dot_0;
            _S1235._S39 = _S1155.value0_100.value3_8;
            _S1235._S40 = m_6;
            var _S1236 : s_bwdCallableCtx_dot_0 = _S1235;
            var _S1237 : bool = (_S1231.value0_5 * _S1165) >= 0.0f;
            if(_S1237)
            {
                _S1167 = (_S1234.value0_5 * _S1219) >= 0.0f;
            }
            else
            {
                _S1167 = false;
            }
            if(_S1167)
            {
                var width_11 : vec2<f32> = ggx_widths_0(_S1155.value0_100.value1_26);
                var _S1238 : Tuple_25 = s_apply_fresnel_dielectric_0(_S1231.value0_5, _S1155.value0_100.value0_98);
                var _S1239 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
                _S1239.value0_87 = _S1231.value0_5;
                _S1239.value1_20 = _S1155.value0_100.value0_98;
                var _S1240 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = _S1239;
                var _S1241 : Tuple_20 = s_apply_ggx_lambda_0(width_11, _S1155.value0_100.value2_16);
                var _S1242 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S1242.value0_73 = width_11;
                _S1242.value1_16 = _S1155.value0_100.value2_16;
                var _S1243 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S1242;
                var masking_o_5 : f32 = 1.0f + _S1241.value0_32;
                var _S1244 : Tuple_20 = s_apply_ggx_lambda_0(width_11, _S1155.value0_100.value3_8);
                var _S1245 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S1245.value0_73 = width_11;
                _S1245.value1_16 = _S1155.value0_100.value3_8;
                var _S1246 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S1245;
                var masking_both_1 : f32 = masking_o_5 + _S1244.value0_32;
                if(reflects_1)
                {
                    var _S1247 : Tuple_21 = s_apply_ggx_density_0(width_11, m_6);
                    var _S1248 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S1248.value0_74 = width_11;
                    _S1248.value1_17 = m_6;
                    var _S1249 : f32 = _S1238.value0_37 * _S1247.value0_33;
                    var _S1250 : Tuple_2 = s_apply_abs_0(_S1165);
                    var _S1251 : s_bwdCallableCtx_abs_0;
                    _S1251._S18 = _S1165;
                    var _S1252 : f32 = 4.0f * _S1250.value0_2;
                    var common_4 : f32 = _S1249 / _S1252;
                    var _S1253 : f32 = _S1252 * _S1252;
                    var _S1254 : f32 = masking_both_1 * masking_both_1;
                    _S1172 = masking_o_5 * masking_o_5;
                    _S1173 = common_4;
                    _S1174 = _S1254;
                    _S1175 = _S1253;
                    _S1176 = _S1249;
                    _S1177 = _S1252;
                    _S1205 = _S1251;
                    _S1178 = _S1247.value0_33;
                    _S1209.value0_75 = _S1248;
                    _S1179 = 0.0f;
                    _S1180 = 0.0f;
                    _S1181 = 0.0f;
                    _S1182 = 0.0f;
                    _S1183 = 0.0f;
                    _S1184 = 0.0f;
                    _S1185 = 0.0f;
                    _S1206._S18 = 0.0f;
                    _S1186 = 0.0f;
                    _S1187 = 0.0f;
                    _S1207._S18 = 0.0f;
                    _S1188 = 0.0f;
                    _S1189 = 0.0f;
                    _S1190 = 0.0f;
                    _S1191 = 0.0f;
                    _S1210.value0_75 = _S1163;
                    _S1192 = 0.0f;
                    _S1193 = 0.0f;
                    _S1194 = 0.0f;
                    _S1211.value0_83 = _S1164;
                    _S1195 = 0.0f;
                    _S1208._S18 = 0.0f;
                }
                else
                {
                    var _S1255 : Tuple_2 = s_apply_abs_0(_S1234.value0_5);
                    var _S1256 : s_bwdCallableCtx_abs_0;
                    _S1256._S18 = _S1234.value0_5;
                    var _S1257 : f32 = crossing_4 * crossing_4;
                    var _S1258 : f32 = _S1234.value0_5 + _S1231.value0_5 / crossing_4;
                    var _S1259 : Tuple_11 = s_apply_sqr_0(_S1258);
                    var _S1260 : s_paramCtx_s_bwdCallableCtx_sqr_0;
                    _S1260.value0_82 = _S1258;
                    var jacobian_2 : f32 = _S1255.value0_2 / _S1259.value0_20;
                    var _S1261 : f32 = _S1259.value0_20 * _S1259.value0_20;
                    var _S1262 : f32 = 1.0f - _S1238.value0_37;
                    var _S1263 : Tuple_21 = s_apply_ggx_density_0(width_11, m_6);
                    var _S1264 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S1264.value0_74 = width_11;
                    _S1264.value1_17 = m_6;
                    var _S1265 : f32 = _S1262 * _S1263.value0_33;
                    var _S1266 : f32 = _S1265 * jacobian_2;
                    var _S1267 : Tuple_2 = s_apply_abs_0(_S1231.value0_5);
                    var _S1268 : s_bwdCallableCtx_abs_0;
                    _S1268._S18 = _S1231.value0_5;
                    var _S1269 : f32 = _S1266 * _S1267.value0_2;
                    var _S1270 : Tuple_2 = s_apply_abs_0(_S1165);
                    var _S1271 : s_bwdCallableCtx_abs_0;
                    _S1271._S18 = _S1165;
                    var common_5 : f32 = _S1269 / _S1270.value0_2;
                    var _S1272 : f32 = _S1270.value0_2 * _S1270.value0_2;
                    var _S1273 : f32 = masking_both_1 * crossing_4 * crossing_4;
                    var _S1274 : f32 = _S1273 * _S1273;
                    var _S1275 : f32 = masking_o_5 * masking_o_5;
                    _S1172 = 0.0f;
                    _S1173 = 0.0f;
                    _S1174 = 0.0f;
                    _S1175 = 0.0f;
                    _S1176 = 0.0f;
                    _S1177 = 0.0f;
                    _S1205._S18 = 0.0f;
                    _S1178 = 0.0f;
                    _S1209.value0_75 = _S1163;
                    _S1179 = _S1275;
                    _S1180 = common_5;
                    _S1181 = _S1274;
                    _S1182 = _S1273;
                    _S1183 = _S1272;
                    _S1184 = _S1269;
                    _S1185 = _S1270.value0_2;
                    _S1206 = _S1271;
                    _S1186 = _S1266;
                    _S1187 = _S1267.value0_2;
                    _S1207 = _S1268;
                    _S1188 = _S1265;
                    _S1189 = jacobian_2;
                    _S1190 = _S1262;
                    _S1191 = _S1263.value0_33;
                    _S1210.value0_75 = _S1264;
                    _S1192 = _S1261;
                    _S1193 = _S1255.value0_2;
                    _S1194 = _S1259.value0_20;
                    _S1211.value0_83 = _S1260;
                    _S1195 = _S1257;
                    _S1208 = _S1256;
                }
                var _S1276 : f32 = _S1174;
                var _S1277 : f32 = _S1175;
                var _S1278 : f32 = _S1176;
                var _S1279 : f32 = _S1177;
                var _S1280 : f32 = _S1178;
                var _S1281 : f32 = _S1179;
                var _S1282 : f32 = _S1180;
                var _S1283 : f32 = _S1181;
                var _S1284 : f32 = _S1182;
                var _S1285 : f32 = _S1183;
                var _S1286 : f32 = _S1184;
                var _S1287 : f32 = _S1185;
                var _S1288 : f32 = _S1186;
                var _S1289 : f32 = _S1187;
                var _S1290 : f32 = _S1188;
                var _S1291 : f32 = _S1189;
                var _S1292 : f32 = _S1190;
                var _S1293 : f32 = _S1191;
                var _S1294 : f32 = _S1192;
                var _S1295 : f32 = _S1193;
                var _S1296 : f32 = _S1194;
                var _S1297 : f32 = _S1195;
                _S1174 = masking_o_5;
                _S1175 = _S1276;
                _S1176 = masking_both_1;
                _S1177 = _S1277;
                _S1178 = _S1278;
                _S1179 = _S1279;
                _S1180 = _S1238.value0_37;
                _S1181 = _S1280;
                _S1182 = _S1281;
                _S1183 = _S1282;
                _S1184 = _S1283;
                _S1185 = _S1284;
                _S1186 = _S1285;
                _S1187 = _S1286;
                _S1188 = _S1287;
                _S1189 = _S1288;
                _S1190 = _S1289;
                _S1191 = _S1290;
                _S1192 = _S1291;
                _S1193 = _S1292;
                _S1194 = _S1293;
                _S1195 = _S1294;
                _S1196 = _S1295;
                _S1197 = _S1296;
                _S1198 = _S1297;
                _S1212.value0_76 = _S1246;
                _S1213.value0_76 = _S1243;
                _S1214.value0_88 = _S1240;
            }
            else
            {
                _S1172 = 0.0f;
                _S1173 = 0.0f;
                _S1174 = 0.0f;
                _S1175 = 0.0f;
                _S1176 = 0.0f;
                _S1177 = 0.0f;
                _S1178 = 0.0f;
                _S1179 = 0.0f;
                _S1205._S18 = 0.0f;
                _S1180 = 0.0f;
                _S1181 = 0.0f;
                _S1209.value0_75 = _S1163;
                _S1182 = 0.0f;
                _S1183 = 0.0f;
                _S1184 = 0.0f;
                _S1185 = 0.0f;
                _S1186 = 0.0f;
                _S1187 = 0.0f;
                _S1188 = 0.0f;
                _S1206._S18 = 0.0f;
                _S1189 = 0.0f;
                _S1190 = 0.0f;
                _S1207._S18 = 0.0f;
                _S1191 = 0.0f;
                _S1192 = 0.0f;
                _S1193 = 0.0f;
                _S1194 = 0.0f;
                _S1210.value0_75 = _S1163;
                _S1195 = 0.0f;
                _S1196 = 0.0f;
                _S1197 = 0.0f;
                _S1211.value0_83 = _S1164;
                _S1198 = 0.0f;
                _S1208._S18 = 0.0f;
                _S1212.value0_76 = _S1162;
                _S1213.value0_76 = _S1162;
                _S1214.value0_88 = _S1160;
            }
            _S1199 = _S1231.value0_5;
            _S1168 = _S1237;
            _S1200 = _S1234.value0_5;
            _S1215 = _S1236;
            _S1216 = _S1233;
            _S1169 = _S1230;
            m_6 = _S1228;
            _S1201 = _S1229;
            _S1218 = _S1227;
        }
        else
        {
            _S1167 = false;
            _S1172 = 0.0f;
            _S1173 = 0.0f;
            _S1174 = 0.0f;
            _S1175 = 0.0f;
            _S1176 = 0.0f;
            _S1177 = 0.0f;
            _S1178 = 0.0f;
            _S1179 = 0.0f;
            _S1205._S18 = 0.0f;
            _S1180 = 0.0f;
            _S1181 = 0.0f;
            _S1209.value0_75 = _S1163;
            _S1182 = 0.0f;
            _S1183 = 0.0f;
            _S1184 = 0.0f;
            _S1185 = 0.0f;
            _S1186 = 0.0f;
            _S1187 = 0.0f;
            _S1188 = 0.0f;
            _S1206._S18 = 0.0f;
            _S1189 = 0.0f;
            _S1190 = 0.0f;
            _S1207._S18 = 0.0f;
            _S1191 = 0.0f;
            _S1192 = 0.0f;
            _S1193 = 0.0f;
            _S1194 = 0.0f;
            _S1210.value0_75 = _S1163;
            _S1195 = 0.0f;
            _S1196 = 0.0f;
            _S1197 = 0.0f;
            _S1211.value0_83 = _S1164;
            _S1198 = 0.0f;
            _S1199 = 0.0f;
            _S1208._S18 = 0.0f;
            _S1212.value0_76 = _S1162;
            _S1213.value0_76 = _S1162;
            _S1214.value0_88 = _S1160;
            _S1168 = false;
            _S1200 = 0.0f;
            _S1215._S39 = _S1159;
            _S1215._S40 = _S1159;
            _S1216._S39 = _S1159;
            _S1216._S40 = _S1159;
            _S1169 = false;
            m_6 = _S1159;
            _S1201 = 0.0f;
            _S1218._S35 = 0.0f;
        }
        var _S1298 : f32 = crossing_4;
        var _S1299 : bool = _S1167;
        var _S1300 : bool = _S1168;
        var _S1301 : bool = _S1169;
        var _S1302 : vec3<f32> = m_6;
        var _S1303 : f32 = _S1201;
        _S1167 = _S1224;
        _S1168 = _S1299;
        _S1169 = reflects_1;
        crossing_4 = _S1172;
        _S1172 = _S1173;
        _S1173 = _S1174;
        _S1174 = _S1175;
        _S1175 = _S1176;
        _S1176 = _S1177;
        _S1177 = _S1178;
        _S1178 = _S1179;
        _S1179 = _S1180;
        _S1180 = _S1181;
        _S1181 = _S1182;
        _S1182 = _S1183;
        _S1183 = _S1184;
        _S1184 = _S1185;
        _S1185 = _S1298;
        _S1170 = _S1300;
        _S1201 = _S1219;
        _S1171 = _S1301;
        m_6 = half_vector_3;
        _S1203 = _S1302;
        _S1202 = _S1303;
        _S1217 = _S1223;
        _S1204 = _S1220;
    }
    else
    {
        _S1167 = false;
        _S1168 = false;
        _S1169 = false;
        crossing_4 = 0.0f;
        _S1172 = 0.0f;
        _S1173 = 0.0f;
        _S1174 = 0.0f;
        _S1175 = 0.0f;
        _S1176 = 0.0f;
        _S1177 = 0.0f;
        _S1178 = 0.0f;
        _S1205._S18 = 0.0f;
        _S1179 = 0.0f;
        _S1180 = 0.0f;
        _S1209.value0_75 = _S1163;
        _S1181 = 0.0f;
        _S1182 = 0.0f;
        _S1183 = 0.0f;
        _S1184 = 0.0f;
        _S1185 = 0.0f;
        _S1186 = 0.0f;
        _S1187 = 0.0f;
        _S1188 = 0.0f;
        _S1206._S18 = 0.0f;
        _S1189 = 0.0f;
        _S1190 = 0.0f;
        _S1207._S18 = 0.0f;
        _S1191 = 0.0f;
        _S1192 = 0.0f;
        _S1193 = 0.0f;
        _S1194 = 0.0f;
        _S1210.value0_75 = _S1163;
        _S1195 = 0.0f;
        _S1196 = 0.0f;
        _S1197 = 0.0f;
        _S1211.value0_83 = _S1164;
        _S1198 = 0.0f;
        _S1199 = 0.0f;
        _S1208._S18 = 0.0f;
        _S1212.value0_76 = _S1162;
        _S1213.value0_76 = _S1162;
        _S1214.value0_88 = _S1160;
        _S1170 = false;
        _S1200 = 0.0f;
        _S1201 = 0.0f;
        _S1215._S39 = _S1159;
        _S1215._S40 = _S1159;
        _S1216._S39 = _S1159;
        _S1216._S40 = _S1159;
        _S1171 = false;
        m_6 = _S1159;
        _S1203 = _S1159;
        _S1202 = 0.0f;
        _S1218._S35 = 0.0f;
        _S1217._S39 = _S1159;
        _S1217._S40 = _S1159;
        _S1204 = _S1159;
    }
    if(_S1166)
    {
        var _S1304 : vec3<f32>;
        if(_S1167)
        {
            var _S1305 : vec3<f32>;
            var _S1306 : vec3<f32>;
            if(_S1168)
            {
                if(_S1169)
                {
                    var _S1307 : f32 = _S1158.pdf_0 / crossing_4;
                    var _S1308 : f32 = _S1172 * - _S1307;
                    var _S1309 : f32 = (_S1158.f_cos_0[i32(0)] + _S1158.f_cos_0[i32(1)] + _S1158.f_cos_0[i32(2)]) / _S1174;
                    var _S1310 : f32 = _S1172 * - _S1309;
                    var _S1311 : f32 = (_S1173 * _S1307 + _S1175 * _S1309) / _S1176;
                    var _S1312 : f32 = _S1178 * _S1311;
                    var _S1313 : f32 = 4.0f * (_S1177 * - _S1311);
                    var _S1314 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1205, &(_S1314), _S1313);
                    var _S1315 : f32 = _S1179 * _S1312;
                    var _S1316 : f32 = _S1180 * _S1312;
                    var _S1317 : vec3<f32> = _S1159;
                    s_bwdProp_ggx_density_0(_S1209, &(_S1317), _S1315);
                    crossing_4 = _S1310;
                    _S1172 = _S1308;
                    _S1173 = _S1316;
                    _S1174 = 0.0f;
                    _S1175 = 0.0f;
                    _S1304 = _S1317;
                    _S1176 = _S1314;
                }
                else
                {
                    var _S1318 : f32 = _S1158.pdf_0 / _S1181;
                    var _S1319 : f32 = _S1182 * - _S1318;
                    var _S1320 : f32 = (_S1158.f_cos_0[i32(0)] + _S1158.f_cos_0[i32(1)] + _S1158.f_cos_0[i32(2)]) / _S1183;
                    var _S1321 : f32 = _S1185 * (_S1185 * (_S1182 * - _S1320));
                    var _S1322 : f32 = (_S1173 * _S1318 + _S1184 * _S1320) / _S1186;
                    var _S1323 : f32 = _S1187 * - _S1322;
                    var _S1324 : f32 = _S1188 * _S1322;
                    var _S1325 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1206, &(_S1325), _S1323);
                    var _S1326 : f32 = _S1189 * _S1324;
                    var _S1327 : f32 = _S1190 * _S1324;
                    var _S1328 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1207, &(_S1328), _S1326);
                    var s_diff_jacobian_T_1 : f32 = _S1191 * _S1327;
                    var _S1329 : f32 = _S1192 * _S1327;
                    var _S1330 : f32 = _S1193 * _S1329;
                    var _S1331 : f32 = _S1194 * _S1329;
                    var _S1332 : vec3<f32> = _S1159;
                    s_bwdProp_ggx_density_0(_S1210, &(_S1332), _S1330);
                    var _S1333 : f32 = - _S1331;
                    var _S1334 : f32 = s_diff_jacobian_T_1 / _S1195;
                    var _S1335 : f32 = _S1196 * - _S1334;
                    var _S1336 : f32 = _S1197 * _S1334;
                    var _S1337 : f32 = 0.0f;
                    s_bwdProp_sqr_0(_S1211, &(_S1337), _S1335);
                    var _S1338 : f32 = _S1185 * (_S1337 / _S1198);
                    var _S1339 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1208, &(_S1339), _S1336);
                    var _S1340 : f32 = _S1328 + _S1338;
                    var _S1341 : f32 = _S1337 + _S1339;
                    crossing_4 = _S1321;
                    _S1172 = _S1319;
                    _S1173 = _S1333;
                    _S1174 = _S1340;
                    _S1175 = _S1341;
                    _S1304 = _S1332;
                    _S1176 = _S1325;
                }
                var _S1342 : vec3<f32> = _S1159;
                s_bwdProp_ggx_lambda_0(_S1212, &(_S1342), crossing_4);
                var _S1343 : f32 = crossing_4 + _S1172;
                var _S1344 : vec3<f32> = _S1159;
                s_bwdProp_ggx_lambda_0(_S1213, &(_S1344), _S1343);
                var _S1345 : f32 = 0.0f;
                s_bwdProp_fresnel_dielectric_0(_S1214, &(_S1345), _S1173);
                var _S1346 : f32 = _S1345 + _S1174;
                crossing_4 = _S1175;
                _S1172 = _S1346;
                _S1173 = _S1176;
                _S1305 = _S1344;
                _S1306 = _S1342;
            }
            else
            {
                crossing_4 = 0.0f;
                _S1172 = 0.0f;
                _S1304 = _S1159;
                _S1173 = 0.0f;
                _S1305 = _S1159;
                _S1306 = _S1159;
            }
            if(_S1170)
            {
                var _S1347 : f32 = _S1200 * 0.0f;
                crossing_4 = _S1201 * 0.0f + crossing_4;
                _S1174 = _S1347;
            }
            else
            {
                _S1174 = 0.0f;
            }
            var _S1348 : f32 = _S1199 * 0.0f;
            var _S1349 : f32 = _S1165 * 0.0f;
            var _S1350 : vec3<f32> = _S1159;
            var _S1351 : vec3<f32> = _S1159;
            s_bwdProp_dot_0(_S1215, &(_S1350), &(_S1351), crossing_4);
            var _S1352 : f32 = _S1349 + _S1172;
            var _S1353 : vec3<f32> = _S1159;
            var _S1354 : vec3<f32> = _S1159;
            s_bwdProp_dot_0(_S1216, &(_S1353), &(_S1354), _S1352);
            var _S1355 : vec3<f32> = _S1351 + _S1354 + _S1304;
            var _S1356 : f32 = _S1348 + _S1173;
            var _S1357 : vec3<f32> = _S1353 + _S1305;
            var _S1358 : vec3<f32> = _S1350 + _S1306;
            if(_S1171)
            {
                _S1304 = (vec3<f32>(0) - _S1355);
            }
            else
            {
                _S1304 = _S1355;
            }
            var _S1359 : vec3<f32> = m_6 * _S1304;
            var _S1360 : vec3<f32> = _S1203 * _S1304;
            var _S1361 : f32 = - ((_S1359[i32(0)] + _S1359[i32(1)] + _S1359[i32(2)]) / _S1202);
            var _S1362 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S1218, &(_S1362), _S1361);
            crossing_4 = _S1362;
            m_6 = _S1360;
            _S1203 = _S1357;
            _S1304 = _S1358;
            _S1172 = _S1174;
            _S1173 = _S1356;
        }
        else
        {
            crossing_4 = 0.0f;
            m_6 = _S1159;
            _S1203 = _S1159;
            _S1304 = _S1159;
            _S1172 = 0.0f;
            _S1173 = 0.0f;
        }
        var _S1363 : vec3<f32> = _S1159;
        var _S1364 : vec3<f32> = _S1159;
        s_bwdProp_dot_0(_S1217, &(_S1363), &(_S1364), crossing_4);
        var _S1365 : vec3<f32> = _S1363 + _S1364 + m_6;
        var _S1366 : vec3<f32> = _S1365 + _S1203;
        var _S1367 : vec3<f32> = _S1204 * _S1365 + _S1304;
        var _S1368 : f32 = _S1201 * 0.0f + _S1173;
        m_6 = _S1367 + vec3<f32>(0.0f, 0.0f, _S1165 * 0.0f + _S1172);
        crossing_4 = _S1368;
        _S1203 = _S1366;
    }
    else
    {
        m_6 = _S1159;
        crossing_4 = 0.0f;
        _S1203 = _S1159;
    }
    (*_S1156) = _S1203 + vec3<f32>(0.0f, 0.0f, crossing_4);
    (*_S1157) = m_6;
    return;
}

fn s_bwdProp_bsdf_evaluate_0( _S1369 : s_bwdCallableCtx_bsdf_evaluate_0,  _S1370 : ptr<function, vec3<f32>>,  _S1371 : ptr<function, vec3<f32>>,  _S1372 : BsdfValue_0)
{
    var _S1373 : vec3<f32> = vec3<f32>(0.0f);
    var _S1374 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0 = s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0( _S1373, _S1373, _S1373 );
    var _S1375 : vec2<f32> = vec2<f32>(0.0f);
    var _S1376 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0 = s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0( _S1373, _S1373, _S1375, _S1373, _S1373 );
    var _S1377 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0 = s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0( 0.0f, _S1375, _S1373, _S1373 );
    var _S1378 : bool = (_S1369.value0_95.value0_90.kind_0) == u32(0);
    var _S1379 : s_bwdCallableCtx_conductor_evaluate_0;
    var _S1380 : s_bwdCallableCtx_dielectric_evaluate_0;
    var _S1381 : s_bwdCallableCtx_diffuse_evaluate_0;
    var _S1382 : bool;
    if(_S1378)
    {
        var _S1383 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0;
        _S1383.value0_96 = _S1369.value0_95.value0_90.a_0.xyz;
        _S1383.value1_24 = _S1369.value0_95.value1_21;
        _S1383.value2_14 = _S1369.value0_95.value2_13;
        _S1381.value0_101 = _S1383;
        _S1382 = false;
        _S1379.value0_99 = _S1376;
        _S1380.value0_100 = _S1377;
    }
    else
    {
        var _S1384 : bool = (_S1369.value0_95.value0_90.kind_0) == u32(1);
        if(_S1384)
        {
            var _S1385 : vec3<f32> = _S1369.value0_95.value0_90.b_0.xyz;
            var _S1386 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0;
            _S1386.value0_97 = _S1369.value0_95.value0_90.a_0.xyz;
            _S1386.value1_25 = _S1385;
            _S1386.value2_15 = _S1369.value0_95.value0_90.alpha_0;
            _S1386.value3_7 = _S1369.value0_95.value1_21;
            _S1386.value4_6 = _S1369.value0_95.value2_13;
            _S1379.value0_99 = _S1386;
            _S1380.value0_100 = _S1377;
        }
        else
        {
            var _S1387 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0;
            _S1387.value0_98 = _S1369.value0_95.value0_90.a_0.x;
            _S1387.value1_26 = _S1369.value0_95.value0_90.alpha_0;
            _S1387.value2_16 = _S1369.value0_95.value1_21;
            _S1387.value3_8 = _S1369.value0_95.value2_13;
            _S1379.value0_99 = _S1376;
            _S1380.value0_100 = _S1387;
        }
        _S1381.value0_101 = _S1374;
        _S1382 = _S1384;
    }
    var _S1388 : vec3<f32>;
    var _S1389 : vec3<f32>;
    if(_S1378)
    {
        var _S1390 : vec3<f32> = _S1373;
        var _S1391 : vec3<f32> = _S1373;
        s_bwdProp_diffuse_evaluate_0(_S1381, &(_S1390), &(_S1391), _S1372);
        _S1388 = _S1390;
        _S1389 = _S1391;
    }
    else
    {
        if(_S1382)
        {
            var _S1392 : vec3<f32> = _S1373;
            var _S1393 : vec3<f32> = _S1373;
            s_bwdProp_conductor_evaluate_0(_S1379, &(_S1392), &(_S1393), _S1372);
            _S1388 = _S1392;
            _S1389 = _S1393;
        }
        else
        {
            var _S1394 : vec3<f32> = _S1373;
            var _S1395 : vec3<f32> = _S1373;
            s_bwdProp_dielectric_evaluate_0(_S1380, &(_S1394), &(_S1395), _S1372);
            _S1388 = _S1394;
            _S1389 = _S1395;
        }
    }
    (*_S1370) = _S1388;
    (*_S1371) = _S1389;
    return;
}

fn s_bwdProp_to_local_0( _S1396 : s_bwdCallableCtx_to_local_0,  _S1397 : ptr<function, Frame_0>,  _S1398 : ptr<function, vec3<f32>>,  _S1399 : vec3<f32>)
{
    var _S1400 : s_bwdCallableCtx_dot_0;
    _S1400._S39 = _S1396.value0_23.value0_9.s_0;
    _S1400._S40 = _S1396.value0_23.value1_2;
    var _S1401 : s_bwdCallableCtx_dot_0;
    _S1401._S39 = _S1396.value0_23.value0_9.t_0;
    _S1401._S40 = _S1396.value0_23.value1_2;
    var _S1402 : s_bwdCallableCtx_dot_0;
    _S1402._S39 = _S1396.value0_23.value0_9.n_0;
    _S1402._S40 = _S1396.value0_23.value1_2;
    var _S1403 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S1404 : vec3<f32> = vec3<f32>(0.0f);
    var _S1405 : vec3<f32> = _S1404;
    var _S1406 : vec3<f32> = _S1404;
    s_bwdProp_dot_0(_S1402, &(_S1405), &(_S1406), _S1399[i32(2)]);
    var _S1407 : vec3<f32> = _S1404;
    var _S1408 : vec3<f32> = _S1404;
    s_bwdProp_dot_0(_S1401, &(_S1407), &(_S1408), _S1399[i32(1)]);
    var _S1409 : vec3<f32> = _S1404;
    var _S1410 : vec3<f32> = _S1404;
    s_bwdProp_dot_0(_S1400, &(_S1409), &(_S1410), _S1399[i32(0)]);
    var _S1411 : vec3<f32> = _S1406 + _S1408 + _S1410;
    var _S1412 : Frame_0 = _S1403;
    _S1412.n_0 = _S1405;
    _S1412.t_0 = _S1407;
    _S1412.s_0 = _S1409;
    (*_S1397) = Frame_x24_syn_dadd_0(_S1403, _S1412);
    (*_S1398) = _S1411;
    return;
}

fn s_bwdProp_point_on_light_0( _S1413 : s_bwdCallableCtx_point_on_light_0,  _S1414 : ptr<function, vec2<f32>>,  _S1415 : vec3<f32>)
{
    var _S1416 : f32 = _S1413.value0_93.value1_23.x;
    var _S1417 : Tuple_15 = s_apply_safe_sqrt_0(_S1416);
    var _S1418 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S1418.value0_68 = _S1416;
    var _S1419 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S1418 );
    var _S1420 : f32 = _S1413.value0_93.value1_23.y;
    var _S1421 : vec3<f32> = _S1413.value0_93.value0_92.e2_2 * _S1415;
    var _S1422 : f32 = _S1421[i32(0)] + _S1421[i32(1)] + _S1421[i32(2)];
    var _S1423 : vec3<f32> = _S1413.value0_93.value0_92.e1_2 * _S1415;
    var _S1424 : f32 = _S1423[i32(0)] + _S1423[i32(1)] + _S1423[i32(2)];
    var _S1425 : f32 = _S1417.value0_27 * _S1422 + - (_S1417.value0_27 * _S1424);
    var _S1426 : f32 = _S1420 * _S1422 + (1.0f - _S1420) * _S1424;
    var _S1427 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S1419, &(_S1427), _S1426);
    (*_S1414) = vec2<f32>(_S1427, _S1425);
    return;
}

fn s_bwdProp_direct_light_0( _S1428 : s_bwdCallableCtx_direct_light_0,  _S1429 : ptr<function, Surface_Differential_0>,  _S1430 : ptr<function, vec3<f32>>,  _S1431 : ptr<function, vec2<f32>>,  _S1432 : vec3<f32>)
{
    var _S1433 : vec3<f32> = vec3<f32>(0.0f);
    var _S1434 : Frame_0 = Frame_0( _S1433, _S1433, _S1433 );
    var _S1435 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S1434, _S1433 );
    var _S1436 : vec4<f32> = vec4<f32>(0.0f);
    var _S1437 : vec2<f32> = vec2<f32>(0.0f);
    var _S1438 : Material_0 = Material_0( _S1436, _S1436, _S1437, u32(0), u32(0) );
    var _S1439 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0 = s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0( _S1438, _S1433, _S1433 );
    var _S1440 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S1441 : Tuple_14 = s_apply_point_on_light_0(_S1428.value0_21.value1_3, _S1428.value0_21.value4_2);
    var _S1442 : s_paramCtx_s_bwdCallableCtx_point_on_light_0;
    _S1442.value0_92 = _S1428.value0_21.value1_3;
    _S1442.value1_23 = _S1428.value0_21.value4_2;
    var _S1443 : s_bwdCallableCtx_point_on_light_0 = s_bwdCallableCtx_point_on_light_0( _S1442 );
    var to_light_1 : vec3<f32> = _S1441.value0_26 - _S1428.value0_21.value2_2.position_0;
    var _S1444 : Tuple_5 = s_apply_dot_0(to_light_1, to_light_1);
    var _S1445 : s_bwdCallableCtx_dot_0;
    _S1445._S39 = to_light_1;
    _S1445._S40 = to_light_1;
    var _S1446 : s_bwdCallableCtx_dot_0 = _S1445;
    var _S1447 : bool = (_S1444.value0_5) > 0.0f;
    var _S1448 : bool;
    var _S1449 : vec3<f32>;
    var _S1450 : vec3<f32>;
    var _S1451 : vec3<f32>;
    var _S1452 : vec3<f32>;
    var _S1453 : f32;
    var _S1454 : f32;
    var _S1455 : f32;
    var _S1456 : f32;
    var _S1457 : f32;
    var _S1458 : f32;
    var _S1459 : f32;
    var _S1460 : f32;
    var _S1461 : s_bwdCallableCtx_power_heuristic_0;
    var _S1462 : s_bwdCallableCtx_abs_0;
    var _S1463 : s_bwdCallableCtx_bsdf_evaluate_0;
    var _S1464 : s_bwdCallableCtx_to_local_0;
    var _S1465 : s_bwdCallableCtx_dot_0;
    var _S1466 : s_bwdCallableCtx_sqrt_0;
    if(_S1447)
    {
        var _S1467 : Tuple_4 = s_apply_sqrt_0(_S1444.value0_5);
        var _S1468 : s_bwdCallableCtx_sqrt_0;
        _S1468._S35 = _S1444.value0_5;
        var _S1469 : s_bwdCallableCtx_sqrt_0 = _S1468;
        var _S1470 : vec3<f32> = vec3<f32>((1.0f / _S1467.value0_4));
        var _S1471 : f32 = _S1467.value0_4 * _S1467.value0_4;
        var direction_7 : vec3<f32> = to_light_1 * _S1470;
        var _S1472 : Tuple_5 = s_apply_dot_0(direction_7, _S1428.value0_21.value1_3.normal_1);
        var _S1473 : s_bwdCallableCtx_dot_0;
        _S1473._S39 = direction_7;
        _S1473._S40 = _S1428.value0_21.value1_3.normal_1;
        var _S1474 : s_bwdCallableCtx_dot_0 = _S1473;
        var cos_light_1 : f32 = - _S1472.value0_5;
        if(cos_light_1 > 0.0f)
        {
            _S1448 = true;
        }
        else
        {
            if(cos_light_1 < 0.0f)
            {
                _S1448 = _S1428.value0_21.value1_3.two_sided_2;
            }
            else
            {
                _S1448 = false;
            }
        }
        if(_S1448)
        {
            var _S1475 : Tuple_12 = s_apply_to_local_0(_S1428.value0_21.value2_2.frame_0, direction_7);
            var _S1476 : s_paramCtx_s_bwdCallableCtx_to_local_0;
            _S1476.value0_9 = _S1428.value0_21.value2_2.frame_0;
            _S1476.value1_2 = direction_7;
            var _S1477 : Tuple_16 = s_apply_bsdf_evaluate_0(_S1428.value0_21.value0_10, _S1428.value0_21.value3_2, _S1475.value0_24);
            var _S1478 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0;
            _S1478.value0_90 = _S1428.value0_21.value0_10;
            _S1478.value1_21 = _S1428.value0_21.value3_2;
            _S1478.value2_13 = _S1475.value0_24;
            var _S1479 : Tuple_2 = s_apply_abs_0(cos_light_1);
            var _S1480 : s_bwdCallableCtx_abs_0;
            _S1480._S18 = cos_light_1;
            var pdf_light_1 : f32 = _S1444.value0_5 * _S1428.value0_21.value1_3.pdf_area_1;
            var _S1481 : f32 = _S1477.value0_28.pdf_0 * _S1479.value0_2;
            var _S1482 : Tuple_10 = s_apply_power_heuristic_0(pdf_light_1, _S1481);
            var _S1483 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
            _S1483.value0_91 = pdf_light_1;
            _S1483.value1_22 = _S1481;
            var _S1484 : f32 = _S1482.value0_19 * _S1479.value0_2;
            var _S1485 : vec3<f32> = vec3<f32>((_S1484 / pdf_light_1));
            var _S1486 : f32 = pdf_light_1 * pdf_light_1;
            _S1449 = _S1477.value0_28.f_cos_0 * _S1428.value0_21.value1_3.radiance_1;
            _S1450 = _S1485;
            _S1453 = _S1486;
            _S1454 = _S1484;
            _S1455 = pdf_light_1;
            _S1456 = _S1482.value0_19;
            _S1457 = _S1479.value0_2;
            _S1451 = _S1428.value0_21.value1_3.radiance_1;
            _S1461.value0_94 = _S1483;
            _S1458 = _S1477.value0_28.pdf_0;
            _S1459 = _S1428.value0_21.value1_3.pdf_area_1;
            _S1462 = _S1480;
            _S1463.value0_95 = _S1478;
            _S1464.value0_23 = _S1476;
        }
        else
        {
            _S1449 = _S1433;
            _S1450 = _S1433;
            _S1453 = 0.0f;
            _S1454 = 0.0f;
            _S1455 = 0.0f;
            _S1456 = 0.0f;
            _S1457 = 0.0f;
            _S1451 = _S1433;
            _S1461.value0_94 = _S1440;
            _S1458 = 0.0f;
            _S1459 = 0.0f;
            _S1462._S18 = 0.0f;
            _S1463.value0_95 = _S1439;
            _S1464.value0_23 = _S1435;
        }
        _S1465 = _S1474;
        _S1452 = _S1470;
        _S1460 = _S1471;
        _S1466 = _S1469;
    }
    else
    {
        _S1448 = false;
        _S1449 = _S1433;
        _S1450 = _S1433;
        _S1453 = 0.0f;
        _S1454 = 0.0f;
        _S1455 = 0.0f;
        _S1456 = 0.0f;
        _S1457 = 0.0f;
        _S1451 = _S1433;
        _S1461.value0_94 = _S1440;
        _S1458 = 0.0f;
        _S1459 = 0.0f;
        _S1462._S18 = 0.0f;
        _S1463.value0_95 = _S1439;
        _S1464.value0_23 = _S1435;
        _S1465._S39 = _S1433;
        _S1465._S40 = _S1433;
        _S1452 = _S1433;
        _S1460 = 0.0f;
        _S1466._S35 = 0.0f;
    }
    var _S1487 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1488 : Surface_Differential_0;
    if(_S1447)
    {
        if(_S1448)
        {
            var _S1489 : vec3<f32> = _S1449 * _S1432;
            var _S1490 : f32 = (_S1489[i32(0)] + _S1489[i32(1)] + _S1489[i32(2)]) / _S1453;
            var _S1491 : f32 = _S1454 * - _S1490;
            var _S1492 : f32 = _S1455 * _S1490;
            var _S1493 : f32 = _S1456 * _S1492;
            var _S1494 : f32 = _S1457 * _S1492;
            var _S1495 : vec3<f32> = _S1451 * (_S1450 * _S1432);
            var _S1496 : f32 = 0.0f;
            var _S1497 : f32 = 0.0f;
            s_bwdProp_power_heuristic_0(_S1461, &(_S1496), &(_S1497), _S1494);
            var _S1498 : f32 = _S1457 * _S1497;
            var _S1499 : f32 = _S1459 * (_S1491 + _S1496);
            var _S1500 : f32 = _S1493 + _S1458 * _S1497;
            var _S1501 : f32 = 0.0f;
            s_bwdProp_abs_0(_S1462, &(_S1501), _S1500);
            var _S1502 : BsdfValue_0 = BsdfValue_x24_syn_dzero_0();
            _S1502.f_cos_0 = _S1495;
            _S1502.pdf_0 = _S1498;
            var _S1503 : vec3<f32> = _S1433;
            var _S1504 : vec3<f32> = _S1433;
            s_bwdProp_bsdf_evaluate_0(_S1463, &(_S1503), &(_S1504), _S1502);
            var _S1505 : Frame_0;
            _S1505.s_0 = _S1433;
            _S1505.t_0 = _S1433;
            _S1505.n_0 = _S1433;
            var _S1506 : vec3<f32> = _S1433;
            s_bwdProp_to_local_0(_S1464, &(_S1505), &(_S1506), _S1504);
            var _S1507 : Surface_Differential_0 = _S1487;
            _S1507.frame_2 = _S1505;
            var _S1508 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1487, _S1507);
            _S1453 = _S1501;
            _S1449 = _S1506;
            _S1454 = _S1499;
            _S1488 = _S1508;
            _S1450 = _S1503;
        }
        else
        {
            _S1453 = 0.0f;
            _S1449 = _S1433;
            _S1454 = 0.0f;
            _S1488 = _S1487;
            _S1450 = _S1433;
        }
        var _S1509 : f32 = - _S1453;
        var _S1510 : vec3<f32> = _S1433;
        var _S1511 : vec3<f32> = _S1433;
        s_bwdProp_dot_0(_S1465, &(_S1510), &(_S1511), _S1509);
        var _S1512 : vec3<f32> = _S1510 + _S1449;
        var _S1513 : vec3<f32> = to_light_1 * _S1512;
        var _S1514 : vec3<f32> = _S1452 * _S1512;
        var _S1515 : f32 = - ((_S1513[i32(0)] + _S1513[i32(1)] + _S1513[i32(2)]) / _S1460);
        var _S1516 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1466, &(_S1516), _S1515);
        _S1453 = _S1516 + _S1454;
        _S1449 = _S1514;
    }
    else
    {
        _S1453 = 0.0f;
        _S1449 = _S1433;
        _S1488 = _S1487;
        _S1450 = _S1433;
    }
    var _S1517 : vec3<f32> = _S1433;
    var _S1518 : vec3<f32> = _S1433;
    s_bwdProp_dot_0(_S1446, &(_S1517), &(_S1518), _S1453);
    var _S1519 : vec3<f32> = _S1517 + _S1518 + _S1449;
    var _S1520 : vec3<f32> = (vec3<f32>(0) - _S1519);
    var _S1521 : vec2<f32> = _S1437;
    s_bwdProp_point_on_light_0(_S1443, &(_S1521), _S1519);
    var _S1522 : Surface_Differential_0 = _S1487;
    _S1522.position_1 = _S1520;
    (*_S1429) = Surface_x24_syn_dadd_0(_S1488, _S1522);
    (*_S1430) = _S1450;
    (*_S1431) = _S1521;
    return;
}

fn s_bwdProp_emission_of_0( _S1523 : s_bwdCallableCtx_emission_of_0,  _S1524 : ptr<function, Surface_Differential_0>,  _S1525 : ptr<function, vec3<f32>>,  _S1526 : ptr<function, vec3<f32>>,  _S1527 : ptr<function, f32>,  _S1528 : vec3<f32>)
{
    var _S1529 : vec3<f32> = vec3<f32>(0.0f);
    var _S1530 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S1531 : Tuple_5 = s_apply_dot_0(_S1523.value0_17.value3_1, _S1523.value0_17.value1_1.geometric_normal_0);
    var _S1532 : s_bwdCallableCtx_dot_0;
    _S1532._S39 = _S1523.value0_17.value3_1;
    _S1532._S40 = _S1523.value0_17.value1_1.geometric_normal_0;
    var _S1533 : s_bwdCallableCtx_dot_0 = _S1532;
    var _S1534 : bool;
    if(_S1523.value0_17.value0_8.two_sided_1)
    {
        _S1534 = true;
    }
    else
    {
        _S1534 = (_S1531.value0_5) < 0.0f;
    }
    var _S1535 : vec3<f32>;
    var _S1536 : s_bwdCallableCtx_power_heuristic_0;
    var _S1537 : f32;
    var _S1538 : f32;
    var _S1539 : s_bwdCallableCtx_dot_0;
    var _S1540 : s_bwdCallableCtx_abs_0;
    if(_S1534)
    {
        if(_S1523.value0_17.value5_1)
        {
            _S1535 = _S1529;
            _S1536.value0_94 = _S1530;
            _S1537 = 0.0f;
            _S1539._S39 = _S1529;
            _S1539._S40 = _S1529;
            _S1538 = 0.0f;
            _S1540._S18 = 0.0f;
        }
        else
        {
            var arm_1 : vec3<f32> = _S1523.value0_17.value1_1.position_0 - _S1523.value0_17.value2_1;
            var _S1541 : Tuple_2 = s_apply_abs_0(_S1531.value0_5);
            var _S1542 : s_bwdCallableCtx_abs_0;
            _S1542._S18 = _S1531.value0_5;
            var _S1543 : f32 = _S1523.value0_17.value4_1 * _S1541.value0_2;
            var _S1544 : Tuple_5 = s_apply_dot_0(arm_1, arm_1);
            var _S1545 : s_bwdCallableCtx_dot_0;
            _S1545._S39 = arm_1;
            _S1545._S40 = arm_1;
            var _S1546 : f32 = _S1544.value0_5 * _S1523.value0_17.value0_8.pdf_area_0;
            var _S1547 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
            _S1547.value0_91 = _S1543;
            _S1547.value1_22 = _S1546;
            _S1535 = _S1523.value0_17.value0_8.radiance_0;
            _S1536.value0_94 = _S1547;
            _S1537 = _S1523.value0_17.value0_8.pdf_area_0;
            _S1539 = _S1545;
            _S1538 = _S1541.value0_2;
            _S1540 = _S1542;
        }
    }
    else
    {
        _S1535 = _S1529;
        _S1536.value0_94 = _S1530;
        _S1537 = 0.0f;
        _S1539._S39 = _S1529;
        _S1539._S40 = _S1529;
        _S1538 = 0.0f;
        _S1540._S18 = 0.0f;
    }
    var _S1548 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1549 : Surface_Differential_0;
    if(_S1534)
    {
        if(_S1523.value0_17.value5_1)
        {
            _S1537 = 0.0f;
            _S1549 = _S1548;
            _S1535 = _S1529;
            _S1538 = 0.0f;
        }
        else
        {
            var _S1550 : vec3<f32> = _S1535 * _S1528;
            var _S1551 : f32 = _S1550[i32(0)] + _S1550[i32(1)] + _S1550[i32(2)];
            var _S1552 : f32 = 0.0f;
            var _S1553 : f32 = 0.0f;
            s_bwdProp_power_heuristic_0(_S1536, &(_S1552), &(_S1553), _S1551);
            var _S1554 : f32 = _S1537 * _S1553;
            var _S1555 : vec3<f32> = _S1529;
            var _S1556 : vec3<f32> = _S1529;
            s_bwdProp_dot_0(_S1539, &(_S1555), &(_S1556), _S1554);
            var _S1557 : f32 = _S1523.value0_17.value4_1 * _S1552;
            var _S1558 : f32 = _S1538 * _S1552;
            var _S1559 : f32 = 0.0f;
            s_bwdProp_abs_0(_S1540, &(_S1559), _S1557);
            var _S1560 : vec3<f32> = _S1555 + _S1556;
            var _S1561 : vec3<f32> = (vec3<f32>(0) - _S1560);
            var _S1562 : Surface_Differential_0 = _S1548;
            _S1562.position_1 = _S1560;
            var _S1563 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1548, _S1562);
            _S1537 = _S1559;
            _S1549 = _S1563;
            _S1535 = _S1561;
            _S1538 = _S1558;
        }
    }
    else
    {
        _S1537 = 0.0f;
        _S1549 = _S1548;
        _S1535 = _S1529;
        _S1538 = 0.0f;
    }
    var _S1564 : vec3<f32> = _S1529;
    var _S1565 : vec3<f32> = _S1529;
    s_bwdProp_dot_0(_S1533, &(_S1564), &(_S1565), _S1537);
    (*_S1524) = _S1549;
    (*_S1525) = _S1535;
    (*_S1526) = _S1564;
    (*_S1527) = _S1538;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0
{
     value0_102 : vec3<f32>,
     value1_27 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_frame_from_normal_0
{
     value0_103 : vec3<f32>,
};

struct s_bwdCallableCtx_frame_from_normal_tangent_0
{
     value0_104 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0,
};

struct s_bwdCallableCtx_frame_from_normal_0
{
     value0_105 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0,
};

fn s_bwdProp_frame_from_normal_0( _S1566 : s_bwdCallableCtx_frame_from_normal_0,  _S1567 : ptr<function, vec3<f32>>,  _S1568 : Frame_0)
{
    var _S1569 : f32 = _S1566.value0_105.value0_103.z;
    var sign_1 : f32;
    if(_S1569 < 0.0f)
    {
        sign_1 = -1.0f;
    }
    else
    {
        sign_1 = 1.0f;
    }
    var _S1570 : f32 = sign_1 + _S1569;
    var a_3 : f32 = -1.0f / _S1570;
    var _S1571 : f32 = _S1570 * _S1570;
    var _S1572 : f32 = _S1566.value0_105.value0_103.x;
    var _S1573 : f32 = _S1566.value0_105.value0_103.y;
    var _S1574 : f32 = _S1572 * _S1573;
    var _S1575 : f32 = sign_1 * _S1572;
    var _S1576 : f32 = _S1575 * _S1572;
    var _S1577 : f32 = - sign_1;
    var _S1578 : f32 = _S1573 * _S1573;
    var _S1579 : f32 = _S1573 * (a_3 * _S1568.t_0[i32(1)]);
    var _S1580 : f32 = a_3 * _S1568.s_0[i32(0)];
    var _S1581 : f32 = _S1568.t_0[i32(0)] + sign_1 * _S1568.s_0[i32(1)];
    var _S1582 : f32 = a_3 * _S1581;
    (*_S1567) = _S1568.n_0 + vec3<f32>(_S1577 * _S1568.s_0[i32(2)] + _S1575 * _S1580 + sign_1 * (_S1572 * _S1580) + _S1573 * _S1582, - _S1568.t_0[i32(2)] + _S1579 + _S1579 + _S1572 * _S1582, 0.0f) + vec3<f32>(0.0f, 0.0f, -1.0f * - ((_S1578 * _S1568.t_0[i32(1)] + _S1576 * _S1568.s_0[i32(0)] + _S1574 * _S1581) / _S1571));
    return;
}

fn s_bwdProp_frame_from_normal_tangent_0( _S1583 : s_bwdCallableCtx_frame_from_normal_tangent_0,  _S1584 : ptr<function, vec3<f32>>,  _S1585 : Frame_0)
{
    var _S1586 : vec3<f32> = vec3<f32>(0.0f);
    var _S1587 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S1586 );
    var _S1588 : Tuple_5 = s_apply_dot_0(_S1583.value0_104.value0_102, _S1583.value0_104.value1_27);
    var _S1589 : s_bwdCallableCtx_dot_0;
    _S1589._S39 = _S1583.value0_104.value0_102;
    _S1589._S40 = _S1583.value0_104.value1_27;
    var _S1590 : s_bwdCallableCtx_dot_0 = _S1589;
    var _S1591 : vec3<f32> = vec3<f32>(- _S1588.value0_5);
    var s_4 : vec3<f32> = _S1583.value0_104.value1_27 + _S1583.value0_104.value0_102 * _S1591;
    var _S1592 : Tuple_5 = s_apply_dot_0(s_4, s_4);
    var _S1593 : s_bwdCallableCtx_dot_0;
    _S1593._S39 = s_4;
    _S1593._S40 = s_4;
    var _S1594 : s_bwdCallableCtx_dot_0 = _S1593;
    var _S1595 : bool = (_S1592.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(_S1583.value0_104.value1_27, _S1583.value0_104.value1_27).value0_5);
    var _S1596 : s_bwdCallableCtx_cross_0;
    var _S1597 : vec3<f32>;
    var _S1598 : f32;
    var _S1599 : s_bwdCallableCtx_sqrt_0;
    var _S1600 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S1595)
    {
        var _S1601 : Tuple_4 = s_apply_sqrt_0(_S1592.value0_5);
        var _S1602 : s_bwdCallableCtx_sqrt_0;
        _S1602._S35 = _S1592.value0_5;
        var _S1603 : vec3<f32> = vec3<f32>((1.0f / _S1601.value0_4));
        var _S1604 : f32 = _S1601.value0_4 * _S1601.value0_4;
        var _S1605 : vec3<f32> = s_4 * _S1603;
        var _S1606 : s_bwdCallableCtx_cross_0;
        _S1606._S22 = _S1583.value0_104.value0_102;
        _S1606._S23 = _S1605;
        _S1596 = _S1606;
        _S1597 = _S1603;
        _S1598 = _S1604;
        _S1599 = _S1602;
        _S1600.value0_105 = _S1587;
    }
    else
    {
        var _S1607 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S1607.value0_103 = _S1583.value0_104.value0_102;
        _S1596._S22 = _S1586;
        _S1596._S23 = _S1586;
        _S1597 = _S1586;
        _S1598 = 0.0f;
        _S1599._S35 = 0.0f;
        _S1600.value0_105 = _S1607;
    }
    var _S1608 : vec3<f32>;
    if(_S1595)
    {
        var _S1609 : vec3<f32> = _S1586;
        var _S1610 : vec3<f32> = _S1586;
        s_bwdProp_cross_0(_S1596, &(_S1609), &(_S1610), _S1585.t_0);
        var _S1611 : vec3<f32> = _S1585.s_0 + _S1610;
        var _S1612 : vec3<f32> = s_4 * _S1611;
        var _S1613 : vec3<f32> = _S1597 * _S1611;
        var _S1614 : f32 = - ((_S1612[i32(0)] + _S1612[i32(1)] + _S1612[i32(2)]) / _S1598);
        var _S1615 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1599, &(_S1615), _S1614);
        var _S1616 : vec3<f32> = _S1585.n_0 + _S1609;
        _S1598 = _S1615;
        _S1597 = _S1613;
        _S1608 = _S1616;
    }
    else
    {
        var _S1617 : vec3<f32> = _S1586;
        s_bwdProp_frame_from_normal_0(_S1600, &(_S1617), _S1585);
        _S1598 = 0.0f;
        _S1597 = _S1586;
        _S1608 = _S1617;
    }
    var _S1618 : vec3<f32> = _S1586;
    var _S1619 : vec3<f32> = _S1586;
    s_bwdProp_dot_0(_S1594, &(_S1618), &(_S1619), _S1598);
    var _S1620 : vec3<f32> = _S1618 + _S1619 + _S1597;
    var _S1621 : vec3<f32> = _S1583.value0_104.value0_102 * _S1620;
    var _S1622 : vec3<f32> = _S1591 * _S1620;
    var _S1623 : f32 = - (_S1621[i32(0)] + _S1621[i32(1)] + _S1621[i32(2)]);
    var _S1624 : vec3<f32> = _S1586;
    var _S1625 : vec3<f32> = _S1586;
    s_bwdProp_dot_0(_S1590, &(_S1624), &(_S1625), _S1623);
    (*_S1584) = _S1622 + _S1624 + _S1608;
    return;
}

fn s_bwdProp_surface_at_0( _S1626 : s_bwdCallableCtx_surface_at_0,  _S1627 : ptr<function, vec3<f32>>,  _S1628 : ptr<function, vec3<f32>>,  _S1629 : Surface_Differential_0)
{
    var _S1630 : vec3<f32> = vec3<f32>(0.0f);
    var _S1631 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0( _S1630, _S1630 );
    var _S1632 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S1630 );
    var _S1633 : Tuple_3 = s_apply_cross_0(_S1626.value0_16.value0_15.e1_1, _S1626.value0_16.value0_15.e2_1);
    var _S1634 : vec3<f32> = _S1633.value0_3;
    var _S1635 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S1634, _S1634).value0_5));
    var along1_0 : vec3<f32> = s_apply_cross_0(_S1626.value0_16.value0_15.e2_1, _S1633.value0_3).value0_3 * _S1635;
    var along2_0 : vec3<f32> = s_apply_cross_0(_S1633.value0_3, _S1626.value0_16.value0_15.e1_1).value0_3 * _S1635;
    var from_p0_1 : vec3<f32> = _S1626.value0_16.value1_5 - _S1626.value0_16.value0_15.p0_0;
    var _S1636 : Tuple_5 = s_apply_dot_0(from_p0_1, _S1633.value0_3);
    var _S1637 : s_bwdCallableCtx_dot_0;
    _S1637._S39 = from_p0_1;
    _S1637._S40 = _S1633.value0_3;
    var _S1638 : s_bwdCallableCtx_dot_0 = _S1637;
    var _S1639 : Tuple_5 = s_apply_dot_0(_S1626.value0_16.value2_4, _S1633.value0_3);
    var _S1640 : s_bwdCallableCtx_dot_0;
    _S1640._S39 = _S1626.value0_16.value2_4;
    _S1640._S40 = _S1633.value0_3;
    var _S1641 : s_bwdCallableCtx_dot_0 = _S1640;
    var _S1642 : f32 = _S1639.value0_5 * _S1639.value0_5;
    var _S1643 : vec3<f32> = vec3<f32>(- (_S1636.value0_5 / _S1639.value0_5));
    var in_plane_1 : vec3<f32> = from_p0_1 + _S1626.value0_16.value2_4 * _S1643;
    var _S1644 : Tuple_5 = s_apply_dot_0(in_plane_1, along1_0);
    var _S1645 : s_bwdCallableCtx_dot_0;
    _S1645._S39 = in_plane_1;
    _S1645._S40 = along1_0;
    var _S1646 : s_bwdCallableCtx_dot_0 = _S1645;
    var _S1647 : Tuple_5 = s_apply_dot_0(in_plane_1, along2_0);
    var _S1648 : s_bwdCallableCtx_dot_0;
    _S1648._S39 = in_plane_1;
    _S1648._S40 = along2_0;
    var _S1649 : s_bwdCallableCtx_dot_0 = _S1648;
    var n_3 : vec3<f32>;
    var _S1650 : vec3<f32>;
    var _S1651 : vec3<f32>;
    var _S1652 : vec3<f32>;
    var _S1653 : vec3<f32>;
    var _S1654 : bool;
    var _S1655 : bool;
    var _S1656 : s_bwdCallableCtx_dot_0;
    var _S1657 : s_bwdCallableCtx_dot_0;
    var _S1658 : f32;
    var _S1659 : s_bwdCallableCtx_sqrt_0;
    if(_S1626.value0_16.value0_15.smooth_0)
    {
        var _S1660 : vec3<f32> = _S1626.value0_16.value0_15.n1_0 - _S1626.value0_16.value0_15.n0_0;
        var _S1661 : vec3<f32> = _S1626.value0_16.value0_15.n2_0 - _S1626.value0_16.value0_15.n0_0;
        var interpolated_1 : vec3<f32> = _S1660 * vec3<f32>(_S1644.value0_5) + _S1661 * vec3<f32>(_S1647.value0_5) + _S1626.value0_16.value0_15.n0_0;
        var _S1662 : Tuple_5 = s_apply_dot_0(interpolated_1, interpolated_1);
        var _S1663 : s_bwdCallableCtx_dot_0;
        _S1663._S39 = interpolated_1;
        _S1663._S40 = interpolated_1;
        var _S1664 : s_bwdCallableCtx_dot_0 = _S1663;
        var _S1665 : bool = (_S1662.value0_5) > 0.0f;
        if(_S1665)
        {
            var _S1666 : Tuple_4 = s_apply_sqrt_0(_S1662.value0_5);
            var _S1667 : s_bwdCallableCtx_sqrt_0;
            _S1667._S35 = _S1662.value0_5;
            var _S1668 : vec3<f32> = vec3<f32>((1.0f / _S1666.value0_4));
            var _S1669 : f32 = _S1666.value0_4 * _S1666.value0_4;
            var n_4 : vec3<f32> = interpolated_1 * _S1668;
            var _S1670 : Tuple_5 = s_apply_dot_0(_S1626.value0_16.value0_15.plane_normal_0, n_4);
            var _S1671 : s_bwdCallableCtx_dot_0;
            _S1671._S39 = _S1626.value0_16.value0_15.plane_normal_0;
            _S1671._S40 = n_4;
            var _S1672 : bool = (_S1670.value0_5) < 0.0f;
            n_3 = n_4;
            _S1654 = _S1672;
            _S1656 = _S1671;
            _S1650 = _S1668;
            _S1658 = _S1669;
            _S1659 = _S1667;
        }
        else
        {
            n_3 = _S1626.value0_16.value0_15.plane_normal_0;
            _S1654 = false;
            _S1656._S39 = _S1630;
            _S1656._S40 = _S1630;
            _S1650 = _S1630;
            _S1658 = 0.0f;
            _S1659._S35 = 0.0f;
        }
        var _S1673 : bool = _S1654;
        var _S1674 : vec3<f32> = _S1650;
        _S1654 = _S1665;
        _S1655 = _S1673;
        _S1650 = interpolated_1;
        _S1651 = _S1674;
        _S1657 = _S1664;
        _S1652 = _S1661;
        _S1653 = _S1660;
    }
    else
    {
        n_3 = _S1626.value0_16.value0_15.plane_normal_0;
        _S1654 = false;
        _S1655 = false;
        _S1656._S39 = _S1630;
        _S1656._S40 = _S1630;
        _S1650 = _S1630;
        _S1651 = _S1630;
        _S1658 = 0.0f;
        _S1659._S35 = 0.0f;
        _S1657._S39 = _S1630;
        _S1657._S40 = _S1630;
        _S1652 = _S1630;
        _S1653 = _S1630;
    }
    var _S1675 : s_bwdCallableCtx_frame_from_normal_tangent_0;
    var _S1676 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S1626.value0_16.value0_15.anisotropic_0)
    {
        var _S1677 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0;
        _S1677.value0_102 = n_3;
        _S1677.value1_27 = _S1626.value0_16.value0_15.tangent_0;
        _S1675.value0_104 = _S1677;
        _S1676.value0_105 = _S1632;
    }
    else
    {
        var _S1678 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S1678.value0_103 = n_3;
        _S1675.value0_104 = _S1631;
        _S1676.value0_105 = _S1678;
    }
    var _S1679 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1680 : Surface_Differential_0;
    if(_S1626.value0_16.value0_15.anisotropic_0)
    {
        var _S1681 : Frame_0 = Frame_x24_syn_dzero_0();
        _S1680 = _S1629;
        _S1680.frame_2 = _S1681;
        var _S1682 : vec3<f32> = _S1630;
        s_bwdProp_frame_from_normal_tangent_0(_S1675, &(_S1682), _S1629.frame_2);
        var _S1683 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1680, _S1679);
        n_3 = _S1682;
        _S1680 = _S1683;
    }
    else
    {
        var _S1684 : Frame_0 = Frame_x24_syn_dzero_0();
        _S1680 = _S1629;
        _S1680.frame_2 = _S1684;
        var _S1685 : vec3<f32> = _S1630;
        s_bwdProp_frame_from_normal_0(_S1676, &(_S1685), _S1629.frame_2);
        var _S1686 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1680, _S1679);
        n_3 = _S1685;
        _S1680 = _S1686;
    }
    if(_S1626.value0_16.value0_15.smooth_0)
    {
        if(_S1654)
        {
            var _S1687 : vec3<f32>;
            if(_S1655)
            {
                var _S1688 : Surface_Differential_0 = _S1680;
                _S1680 = _S1679;
                _S1687 = _S1688.position_1;
            }
            else
            {
                _S1680 = Surface_x24_syn_dadd_0(_S1680, _S1679);
                _S1687 = _S1630;
            }
            var _S1689 : vec3<f32> = _S1630;
            var _S1690 : vec3<f32> = _S1630;
            s_bwdProp_dot_0(_S1656, &(_S1689), &(_S1690), 0.0f);
            var _S1691 : vec3<f32> = _S1690 + n_3;
            var _S1692 : vec3<f32> = _S1650 * _S1691;
            var _S1693 : vec3<f32> = _S1651 * _S1691;
            var _S1694 : f32 = - ((_S1692[i32(0)] + _S1692[i32(1)] + _S1692[i32(2)]) / _S1658);
            var _S1695 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S1659, &(_S1695), _S1694);
            _S1658 = _S1695;
            n_3 = _S1693;
            _S1650 = _S1687;
        }
        else
        {
            var _S1696 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1680, _S1679);
            _S1658 = 0.0f;
            n_3 = _S1630;
            _S1680 = _S1696;
            _S1650 = _S1630;
        }
        var _S1697 : vec3<f32> = _S1630;
        var _S1698 : vec3<f32> = _S1630;
        s_bwdProp_dot_0(_S1657, &(_S1697), &(_S1698), _S1658);
        var _S1699 : vec3<f32> = _S1697 + _S1698 + n_3;
        var _S1700 : vec3<f32> = _S1652 * _S1699;
        var _S1701 : vec3<f32> = _S1653 * _S1699;
        n_3 = _S1650;
        _S1650 = _S1700;
        _S1651 = _S1701;
    }
    else
    {
        _S1680 = Surface_x24_syn_dadd_0(_S1680, _S1679);
        n_3 = _S1630;
        _S1650 = _S1630;
        _S1651 = _S1630;
    }
    var _S1702 : vec3<f32> = _S1680.position_1 + n_3;
    var _S1703 : vec3<f32> = _S1626.value0_16.value0_15.e2_1 * _S1702;
    var _S1704 : vec3<f32> = _S1626.value0_16.value0_15.e1_1 * _S1702;
    var _S1705 : f32 = _S1650[i32(0)] + _S1650[i32(1)] + _S1650[i32(2)] + (_S1703[i32(0)] + _S1703[i32(1)] + _S1703[i32(2)]);
    var _S1706 : vec3<f32> = _S1630;
    var _S1707 : vec3<f32> = _S1630;
    s_bwdProp_dot_0(_S1649, &(_S1706), &(_S1707), _S1705);
    var _S1708 : f32 = _S1651[i32(0)] + _S1651[i32(1)] + _S1651[i32(2)] + (_S1704[i32(0)] + _S1704[i32(1)] + _S1704[i32(2)]);
    var _S1709 : vec3<f32> = _S1630;
    var _S1710 : vec3<f32> = _S1630;
    s_bwdProp_dot_0(_S1646, &(_S1709), &(_S1710), _S1708);
    var _S1711 : vec3<f32> = _S1706 + _S1709;
    var _S1712 : vec3<f32> = _S1626.value0_16.value2_4 * _S1711;
    var _S1713 : vec3<f32> = _S1643 * _S1711;
    var _S1714 : f32 = - (_S1712[i32(0)] + _S1712[i32(1)] + _S1712[i32(2)]) / _S1642;
    var _S1715 : f32 = _S1636.value0_5 * - _S1714;
    var _S1716 : f32 = _S1639.value0_5 * _S1714;
    var _S1717 : vec3<f32> = _S1630;
    var _S1718 : vec3<f32> = _S1630;
    s_bwdProp_dot_0(_S1641, &(_S1717), &(_S1718), _S1715);
    var _S1719 : vec3<f32> = _S1630;
    var _S1720 : vec3<f32> = _S1630;
    s_bwdProp_dot_0(_S1638, &(_S1719), &(_S1720), _S1716);
    var _S1721 : vec3<f32> = _S1713 + _S1717;
    (*_S1627) = _S1711 + _S1719;
    (*_S1628) = _S1721;
    return;
}

fn s_bwdProp_picture_0( _S1722 : s_bwdCallableCtx_picture_0,  _S1723 : ptr<function, vec3<f32>>,  _S1724 : ptr<function, vec3<f32>>,  _S1725 : ptr<function, f32>,  _S1726 : ptr<function, vec2<f32>>,  _S1727 : ptr<function, vec2<f32>>,  _S1728 : f32)
{
    var _S1729 : vec3<f32> = vec3<f32>(0.0f);
    var _S1730 : Emitted_0 = Emitted_0( _S1729, 0.0f, false );
    var _S1731 : Frame_0 = Frame_0( _S1729, _S1729, _S1729 );
    var _S1732 : Surface_0 = Surface_0( _S1729, _S1731, _S1729 );
    var _S1733 : s_paramCtx_s_bwdCallableCtx_emission_of_0 = s_paramCtx_s_bwdCallableCtx_emission_of_0( _S1730, _S1732, _S1729, _S1729, 0.0f, false );
    var _S1734 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S1731, _S1729 );
    var _S1735 : vec4<f32> = vec4<f32>(0.0f);
    var _S1736 : vec2<f32> = vec2<f32>(0.0f);
    var _S1737 : Material_0 = Material_0( _S1735, _S1735, _S1736, u32(0), u32(0) );
    var _S1738 : ChosenLight_0 = ChosenLight_0( _S1729, _S1729, _S1729, _S1729, _S1729, 0.0f, false, u32(0) );
    var _S1739 : s_paramCtx_s_bwdCallableCtx_direct_light_0 = s_paramCtx_s_bwdCallableCtx_direct_light_0( _S1737, _S1738, _S1732, _S1729, _S1736 );
    var _S1740 : s_paramCtx_s_bwdCallableCtx_scatter_0 = s_paramCtx_s_bwdCallableCtx_scatter_0( _S1737, _S1732, _S1729, _S1736, 0.0f );
    var _S1741 : Tuple_6 = s_apply_surface_at_0(_S1722.value0_7.value0_6.triangle_0, _S1722.value0_7.value1_0, _S1722.value0_7.value2_0);
    var _S1742 : s_paramCtx_s_bwdCallableCtx_surface_at_0;
    _S1742.value0_15 = _S1722.value0_7.value0_6.triangle_0;
    _S1742.value1_5 = _S1722.value0_7.value1_0;
    _S1742.value2_4 = _S1722.value0_7.value2_0;
    var _S1743 : s_bwdCallableCtx_surface_at_0 = s_bwdCallableCtx_surface_at_0( _S1742 );
    var _S1744 : bool = (_S1722.value0_7.value0_6.triangle_0.emission_1) != u32(4294967295);
    var _S1745 : s_bwdCallableCtx_dot_0;
    var _S1746 : s_bwdCallableCtx_emission_of_0;
    if(_S1744)
    {
        var _S1747 : Tuple_9 = s_apply_emission_of_0(_S1722.value0_7.value0_6.emitted_0, _S1741.value0_12, _S1722.value0_7.value1_0, _S1722.value0_7.value2_0, _S1722.value0_7.value3_0, _S1722.value0_7.value0_6.delta_0);
        var _S1748 : s_paramCtx_s_bwdCallableCtx_emission_of_0;
        _S1748.value0_8 = _S1722.value0_7.value0_6.emitted_0;
        _S1748.value1_1 = _S1741.value0_12;
        _S1748.value2_1 = _S1722.value0_7.value1_0;
        _S1748.value3_1 = _S1722.value0_7.value2_0;
        _S1748.value4_1 = _S1722.value0_7.value3_0;
        _S1748.value5_1 = _S1722.value0_7.value0_6.delta_0;
        var _S1749 : s_bwdCallableCtx_dot_0;
        _S1749._S39 = _S1747.value0_18;
        _S1749._S40 = _S1722.value0_7.value0_6.importance_0;
        _S1745 = _S1749;
        _S1746.value0_17 = _S1748;
    }
    else
    {
        _S1745._S39 = _S1729;
        _S1745._S40 = _S1729;
        _S1746.value0_17 = _S1733;
    }
    var _S1750 : bool;
    if(_S1722.value0_7.value0_6.lit_0)
    {
        _S1750 = true;
    }
    else
    {
        _S1750 = _S1722.value0_7.value0_6.scatters_0;
    }
    var _S1751 : s_bwdCallableCtx_dot_0;
    var _S1752 : s_bwdCallableCtx_dot_0;
    var _S1753 : s_bwdCallableCtx_dot_0;
    var _S1754 : s_bwdCallableCtx_dot_0;
    var _S1755 : bool;
    var _S1756 : bool;
    var _S1757 : s_bwdCallableCtx_direct_light_0;
    var _S1758 : f32;
    var _S1759 : s_bwdCallableCtx_scatter_0;
    var _S1760 : s_bwdCallableCtx_to_local_0;
    if(_S1750)
    {
        var _S1761 : vec3<f32> = (vec3<f32>(0) - _S1722.value0_7.value2_0);
        var _S1762 : Tuple_12 = s_apply_to_local_0(_S1741.value0_12.frame_0, _S1761);
        var _S1763 : s_paramCtx_s_bwdCallableCtx_to_local_0;
        _S1763.value0_9 = _S1741.value0_12.frame_0;
        _S1763.value1_2 = _S1761;
        var _S1764 : s_paramCtx_s_bwdCallableCtx_to_local_0 = _S1763;
        if(_S1722.value0_7.value0_6.lit_0)
        {
            var _S1765 : Tuple_13 = s_apply_direct_light_0(_S1722.value0_7.value0_6.material_1, _S1722.value0_7.value0_6.chosen_0, _S1741.value0_12, _S1762.value0_24, _S1722.value0_7.value5_0);
            var _S1766 : s_paramCtx_s_bwdCallableCtx_direct_light_0;
            _S1766.value0_10 = _S1722.value0_7.value0_6.material_1;
            _S1766.value1_3 = _S1722.value0_7.value0_6.chosen_0;
            _S1766.value2_2 = _S1741.value0_12;
            _S1766.value3_2 = _S1762.value0_24;
            _S1766.value4_2 = _S1722.value0_7.value5_0;
            var _S1767 : s_bwdCallableCtx_dot_0;
            _S1767._S39 = _S1765.value0_25;
            _S1767._S40 = _S1722.value0_7.value0_6.importance_0;
            _S1751 = _S1767;
            _S1757.value0_21 = _S1766;
        }
        else
        {
            _S1751._S39 = _S1729;
            _S1751._S40 = _S1729;
            _S1757.value0_21 = _S1739;
        }
        if(_S1722.value0_7.value0_6.scatters_0)
        {
            var _S1768 : Tuple_26 = s_apply_scatter_0(_S1722.value0_7.value0_6.material_1, _S1741.value0_12, _S1762.value0_24, _S1722.value0_7.value4_0, _S1722.value0_7.value0_6.lobe_0, _S1722.value0_7.value0_6.triangle_0.clearance_0);
            var _S1769 : s_paramCtx_s_bwdCallableCtx_scatter_0;
            _S1769.value0_11 = _S1722.value0_7.value0_6.material_1;
            _S1769.value1_4 = _S1741.value0_12;
            _S1769.value2_3 = _S1762.value0_24;
            _S1769.value3_3 = _S1722.value0_7.value4_0;
            _S1769.value4_3 = _S1722.value0_7.value0_6.lobe_0;
            var _S1770 : s_paramCtx_s_bwdCallableCtx_scatter_0 = _S1769;
            var _S1771 : s_bwdCallableCtx_dot_0;
            _S1771._S39 = _S1768.value0_38.weight_1;
            _S1771._S40 = _S1722.value0_7.value0_6.later_0;
            var _S1772 : s_bwdCallableCtx_dot_0 = _S1771;
            var _S1773 : s_bwdCallableCtx_dot_0;
            _S1773._S39 = _S1768.value0_38.origin_0;
            _S1773._S40 = _S1722.value0_7.value0_6.adjoint_origin_1;
            var _S1774 : s_bwdCallableCtx_dot_0 = _S1773;
            var _S1775 : s_bwdCallableCtx_dot_0;
            _S1775._S39 = _S1768.value0_38.direction_3;
            _S1775._S40 = _S1722.value0_7.value0_6.adjoint_direction_1;
            var _S1776 : s_bwdCallableCtx_dot_0 = _S1775;
            var _S1777 : bool = !_S1768.value0_38.delta_2;
            if(_S1777)
            {
                _S1758 = _S1722.value0_7.value0_6.adjoint_pdf_1;
            }
            else
            {
                _S1758 = 0.0f;
            }
            _S1755 = _S1777;
            _S1752 = _S1776;
            _S1753 = _S1774;
            _S1754 = _S1772;
            _S1759.value0_22 = _S1770;
        }
        else
        {
            _S1755 = false;
            _S1758 = 0.0f;
            _S1752._S39 = _S1729;
            _S1752._S40 = _S1729;
            _S1753._S39 = _S1729;
            _S1753._S40 = _S1729;
            _S1754._S39 = _S1729;
            _S1754._S40 = _S1729;
            _S1759.value0_22 = _S1740;
        }
        var _S1778 : s_bwdCallableCtx_dot_0 = _S1751;
        var _S1779 : bool = _S1755;
        _S1755 = _S1722.value0_7.value0_6.scatters_0;
        _S1756 = _S1779;
        _S1751 = _S1752;
        _S1752 = _S1753;
        _S1753 = _S1754;
        _S1754 = _S1778;
        _S1760.value0_23 = _S1764;
    }
    else
    {
        _S1755 = false;
        _S1756 = false;
        _S1758 = 0.0f;
        _S1751._S39 = _S1729;
        _S1751._S40 = _S1729;
        _S1752._S39 = _S1729;
        _S1752._S40 = _S1729;
        _S1753._S39 = _S1729;
        _S1753._S40 = _S1729;
        _S1759.value0_22 = _S1740;
        _S1754._S39 = _S1729;
        _S1754._S40 = _S1729;
        _S1757.value0_21 = _S1739;
        _S1760.value0_23 = _S1734;
    }
    var _S1780 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1781 : Departure_Differential_0 = Departure_x24_syn_dzero_0();
    var _S1782 : Surface_Differential_0;
    var _S1783 : vec3<f32>;
    var _S1784 : vec2<f32>;
    var _S1785 : vec2<f32>;
    if(_S1750)
    {
        if(_S1755)
        {
            var _S1786 : Departure_Differential_0;
            if(_S1756)
            {
                var _S1787 : f32 = _S1758 * _S1728;
                var _S1788 : Departure_Differential_0 = _S1781;
                _S1788.pdf_3 = _S1787;
                _S1786 = Departure_x24_syn_dadd_0(_S1781, _S1788);
            }
            else
            {
                _S1786 = _S1781;
            }
            var _S1789 : vec3<f32> = _S1729;
            var _S1790 : vec3<f32> = _S1729;
            s_bwdProp_dot_0(_S1751, &(_S1789), &(_S1790), _S1728);
            var _S1791 : vec3<f32> = _S1729;
            var _S1792 : vec3<f32> = _S1729;
            s_bwdProp_dot_0(_S1752, &(_S1791), &(_S1792), _S1728);
            var _S1793 : vec3<f32> = _S1729;
            var _S1794 : vec3<f32> = _S1729;
            s_bwdProp_dot_0(_S1753, &(_S1793), &(_S1794), _S1728);
            var _S1795 : Departure_Differential_0 = _S1781;
            _S1795.direction_5 = _S1789;
            _S1795.origin_1 = _S1791;
            _S1795.weight_3 = _S1793;
            var _S1796 : Departure_Differential_0 = Departure_x24_syn_dadd_0(_S1786, _S1795);
            var _S1797 : Surface_Differential_0;
            _S1797.position_1 = _S1729;
            _S1797.frame_2 = _S1731;
            var _S1798 : vec3<f32> = _S1729;
            var _S1799 : vec2<f32> = _S1736;
            s_bwdProp_scatter_0(_S1759, &(_S1797), &(_S1798), &(_S1799), _S1796);
            _S1782 = Surface_x24_syn_dadd_0(_S1797, _S1780);
            _S1783 = _S1798;
            _S1784 = _S1799;
        }
        else
        {
            _S1782 = _S1780;
            _S1783 = _S1729;
            _S1784 = _S1736;
        }
        if(_S1722.value0_7.value0_6.lit_0)
        {
            var _S1800 : vec3<f32> = _S1729;
            var _S1801 : vec3<f32> = _S1729;
            s_bwdProp_dot_0(_S1754, &(_S1800), &(_S1801), _S1728);
            var _S1802 : Surface_Differential_0;
            _S1802.position_1 = _S1729;
            _S1802.frame_2 = _S1731;
            var _S1803 : vec3<f32> = _S1729;
            var _S1804 : vec2<f32> = _S1736;
            s_bwdProp_direct_light_0(_S1757, &(_S1802), &(_S1803), &(_S1804), _S1800);
            var _S1805 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1802, _S1782);
            _S1783 = _S1803 + _S1783;
            _S1782 = _S1805;
            _S1785 = _S1804;
        }
        else
        {
            _S1785 = _S1736;
        }
        var _S1806 : Frame_0;
        _S1806.s_0 = _S1729;
        _S1806.t_0 = _S1729;
        _S1806.n_0 = _S1729;
        var _S1807 : vec3<f32> = _S1729;
        s_bwdProp_to_local_0(_S1760, &(_S1806), &(_S1807), _S1783);
        var _S1808 : vec3<f32> = (vec3<f32>(0) - _S1807);
        var _S1809 : Surface_Differential_0 = _S1780;
        _S1809.frame_2 = _S1806;
        _S1782 = Surface_x24_syn_dadd_0(_S1782, _S1809);
        _S1783 = _S1808;
    }
    else
    {
        _S1782 = _S1780;
        _S1783 = _S1729;
        _S1784 = _S1736;
        _S1785 = _S1736;
    }
    var _S1810 : vec3<f32>;
    if(_S1744)
    {
        var _S1811 : vec3<f32> = _S1729;
        var _S1812 : vec3<f32> = _S1729;
        s_bwdProp_dot_0(_S1745, &(_S1811), &(_S1812), _S1728);
        var _S1813 : Surface_Differential_0;
        _S1813.position_1 = _S1729;
        _S1813.frame_2 = _S1731;
        var _S1814 : vec3<f32> = _S1729;
        var _S1815 : vec3<f32> = _S1729;
        var _S1816 : f32 = 0.0f;
        s_bwdProp_emission_of_0(_S1746, &(_S1813), &(_S1814), &(_S1815), &(_S1816), _S1811);
        var _S1817 : vec3<f32> = _S1815 + _S1783;
        _S1782 = Surface_x24_syn_dadd_0(_S1813, _S1782);
        _S1783 = _S1814;
        _S1810 = _S1817;
        _S1758 = _S1816;
    }
    else
    {
        var _S1818 : vec3<f32> = _S1783;
        _S1783 = _S1729;
        _S1810 = _S1818;
        _S1758 = 0.0f;
    }
    var _S1819 : vec3<f32> = _S1729;
    var _S1820 : vec3<f32> = _S1729;
    s_bwdProp_surface_at_0(_S1743, &(_S1819), &(_S1820), _S1782);
    var _S1821 : vec3<f32> = _S1820 + _S1810;
    (*_S1723) = _S1819 + _S1783;
    (*_S1724) = _S1821;
    (*_S1725) = _S1758;
    (*_S1726) = _S1784;
    (*_S1727) = _S1785;
    return;
}

fn _S1822( _S1823 : Vertex_0,  _S1824 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S1825 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S1826 : ptr<function, DiffPair_float_0>,  _S1827 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1828 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1829 : f32)
{
    var _S1830 : s_paramCtx_s_bwdCallableCtx_picture_0;
    _S1830.value0_6 = _S1823;
    _S1830.value1_0 = (*_S1824).primal_0;
    _S1830.value2_0 = (*_S1825).primal_0;
    _S1830.value3_0 = (*_S1826).primal_0;
    _S1830.value4_0 = (*_S1827).primal_0;
    _S1830.value5_0 = (*_S1828).primal_0;
    var _S1831 : s_bwdCallableCtx_picture_0 = s_bwdCallableCtx_picture_0( _S1830 );
    var _S1832 : vec3<f32> = (*_S1824).differential_0;
    var _S1833 : vec3<f32> = (*_S1825).differential_0;
    var _S1834 : f32 = (*_S1826).differential_0;
    var _S1835 : vec2<f32> = (*_S1827).differential_0;
    var _S1836 : vec2<f32> = (*_S1828).differential_0;
    s_bwdProp_picture_0(_S1831, &(_S1832), &(_S1833), &(_S1834), &(_S1835), &(_S1836), _S1829);
    (*_S1824).differential_0 = _S1832;
    (*_S1825).differential_0 = _S1833;
    (*_S1826).differential_0 = _S1834;
    (*_S1827).differential_0 = _S1835;
    (*_S1828).differential_0 = _S1836;
    return;
}

fn is_finite_0( x_6 : f32) -> bool
{
    return (((bitcast<u32>((x_6))) & (u32(2139095040)))) != u32(2139095040);
}

fn ScoreReport_checked_0( this_3 : ptr<function, ScoreReport_0>,  value_4 : f32) -> f32
{
    if(!is_finite_0(value_4))
    {
        (*this_3).bad_0 = (*this_3).bad_0 + u32(1);
        return 0.0f;
    }
    (*this_3).norm_squared_0 = (*this_3).norm_squared_0 + value_4 * value_4;
    return value_4;
}

fn StoredScore_set_0( this_4 : StoredScore_0,  coordinate_2 : u32,  value_5 : f32)
{
    scores_0[stored_index_0(this_4.slot_1, coordinate_2, this_4.chain_1)] = value_5;
    return;
}

fn Backward_step_0( this_5 : ptr<function, Backward_0>)
{
    var depth_1 : u32 = (*this_5).left_1 - u32(1);
    (*this_5).left_1 = depth_1;
    var row_2 : u32 = depth_1 * u32(5) * run_0.chains_0 + (*this_5).recorder_0.chain_2;
    var row0_0 : vec4<f32> = records_0[row_2];
    var row1_1 : vec4<f32> = records_0[row_2 + run_0.chains_0];
    var row2_1 : vec4<f32> = records_0[row_2 + u32(2) * run_0.chains_0];
    var row3_0 : vec4<f32> = records_0[row_2 + u32(3) * run_0.chains_0];
    var row4_0 : vec4<f32> = records_0[row_2 + u32(4) * run_0.chains_0];
    var flags_1 : u32 = (bitcast<u32>((records_0[row_2 + run_0.chains_0].w)));
    var hit_1 : Hit_0;
    hit_1.leaf_1 = (bitcast<u32>((records_0[row_2 + u32(2) * run_0.chains_0].w)));
    hit_1.instance_0 = (bitcast<u32>((records_0[row_2 + u32(3) * run_0.chains_0].w)));
    var vertex_0 : Vertex_0;
    vertex_0.triangle_0 = load_triangle_0(hit_1);
    if(depth_1 < (run_0.first_scattering_0))
    {
        vertex_0.triangle_0.emission_1 = u32(4294967295);
    }
    var _S1837 : Material_std430_0 = materials_0[vertex_0.triangle_0.material_0];
    vertex_0.material_1.a_0 = _S1837.a_0;
    vertex_0.material_1.b_0 = _S1837.b_0;
    vertex_0.material_1.alpha_0 = _S1837.alpha_0;
    vertex_0.material_1.kind_0 = _S1837.kind_0;
    vertex_0.material_1.flags_0 = _S1837.flags_0;
    vertex_0.emitted_0 = load_emitted_0(vertex_0.triangle_0.emission_1);
    vertex_0.delta_0 = ((flags_1 & (u32(1)))) != u32(0);
    vertex_0.lit_0 = ((flags_1 & (u32(2)))) != u32(0);
    var _S1838 : vec3<f32> = vec3<f32>(0.0f);
    vertex_0.scatters_0 = (any((((*this_5).later_light_0) != _S1838)));
    var _S1839 : vec3<f32> = row2_1.xyz * vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f);
    vertex_0.importance_0 = _S1839;
    vertex_0.later_0 = _S1839 * (*this_5).later_light_0;
    vertex_0.adjoint_origin_1 = (*this_5).adjoint_origin_0;
    vertex_0.adjoint_direction_1 = (*this_5).adjoint_direction_0;
    vertex_0.adjoint_pdf_1 = (*this_5).adjoint_pdf_0;
    var has_coordinates_0 : bool = depth_1 < (run_0.max_depth_0);
    var _S1840 : vec2<f32> = vec2<f32>(0.0f);
    var _S1841 : VertexCoordinates_0 = VertexCoordinates_x24init_0(_S1840, _S1840, 0.0f, 0.0f);
    var xi_1 : VertexCoordinates_0;
    if(has_coordinates_0)
    {
        xi_1 = StoredCoordinates_vertex_0((*this_5).x_5, depth_1);
    }
    else
    {
        xi_1 = _S1841;
    }
    vertex_0.lobe_0 = xi_1.lobe_1;
    var _S1842 : vec3<f32> = vec3<f32>(0.0f);
    vertex_0.chosen_0 = ChosenLight_x24init_0(_S1842, _S1842, _S1842, _S1842, _S1842, 0.0f, false, u32(0));
    if(vertex_0.lit_0)
    {
        vertex_0.chosen_0 = choose_light_0(xi_1.pick_0);
    }
    var origin_2 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    origin_2.primal_0 = row0_0.xyz;
    origin_2.differential_0 = _S1838;
    var direction_8 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    direction_8.primal_0 = row1_1.xyz;
    direction_8.differential_0 = _S1838;
    var pdf_5 : DiffPair_float_0;
    pdf_5.primal_0 = row0_0.w;
    pdf_5.differential_0 = 0.0f;
    var _S1843 : vec2<f32> = vec2<f32>(0.0f);
    var u_0 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    u_0.primal_0 = xi_1.direction_0;
    u_0.differential_0 = _S1843;
    var light_6 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    light_6.primal_0 = xi_1.light_0;
    light_6.differential_0 = _S1843;
    _S1822(vertex_0, &(origin_2), &(direction_8), &(pdf_5), &(u_0), &(light_6), 1.0f);
    (*this_5).adjoint_origin_0 = origin_2.differential_0;
    (*this_5).adjoint_direction_0 = direction_8.differential_0;
    (*this_5).adjoint_pdf_0 = pdf_5.differential_0;
    (*this_5).later_light_0 = row3_0.xyz + row4_0.xyz * (*this_5).later_light_0;
    if(has_coordinates_0)
    {
        var first_1 : u32 = u32(4) + u32(6) * depth_1;
        var _S1844 : f32 = u_0.differential_0.x * (*this_5).scale_0;
        var _S1845 : ScoreReport_0 = (*this_5).report_0;
        var _S1846 : f32 = ScoreReport_checked_0(&(_S1845), _S1844);
        StoredScore_set_0((*this_5).score_0, first_1, _S1846);
        var _S1847 : u32 = first_1 + u32(1);
        var _S1848 : f32 = u_0.differential_0.y * (*this_5).scale_0;
        var _S1849 : ScoreReport_0 = _S1845;
        var _S1850 : f32 = ScoreReport_checked_0(&(_S1849), _S1848);
        StoredScore_set_0((*this_5).score_0, _S1847, _S1850);
        var _S1851 : u32 = first_1 + u32(2);
        var _S1852 : f32 = light_6.differential_0.x * (*this_5).scale_0;
        var _S1853 : ScoreReport_0 = _S1849;
        var _S1854 : f32 = ScoreReport_checked_0(&(_S1853), _S1852);
        StoredScore_set_0((*this_5).score_0, _S1851, _S1854);
        var _S1855 : u32 = first_1 + u32(3);
        var _S1856 : f32 = light_6.differential_0.y * (*this_5).scale_0;
        var _S1857 : ScoreReport_0 = _S1853;
        var _S1858 : f32 = ScoreReport_checked_0(&(_S1857), _S1856);
        (*this_5).report_0 = _S1857;
        StoredScore_set_0((*this_5).score_0, _S1855, _S1858);
        StoredScore_set_0((*this_5).score_0, first_1 + u32(4), 0.0f);
        StoredScore_set_0((*this_5).score_0, first_1 + u32(5), 0.0f);
    }
    return;
}

fn Backward_begin_0( this_6 : ptr<function, Backward_0>,  density_0 : f32)
{
    (*this_6).scale_0 = 1.0f / (density_0 + 9.99999993922529029e-09f);
    (*this_6).report_0.bad_0 = u32(0);
    (*this_6).report_0.norm_squared_0 = 0.0f;
    var i_0 : u32;
    if(density_0 > 0.0f)
    {
        i_0 = (*this_6).recorder_0.lit_vertices_0;
    }
    else
    {
        i_0 = u32(0);
    }
    (*this_6).left_1 = i_0;
    var _S1859 : vec3<f32> = vec3<f32>(0.0f);
    (*this_6).later_light_0 = _S1859;
    (*this_6).adjoint_origin_0 = _S1859;
    (*this_6).adjoint_direction_0 = _S1859;
    (*this_6).adjoint_pdf_0 = 0.0f;
    i_0 = u32(4) + u32(6) * i_0;
    for(;;)
    {
        if(i_0 < (run_0.dimension_0))
        {
        }
        else
        {
            break;
        }
        StoredScore_set_0((*this_6).score_0, i_0, 0.0f);
        i_0 = i_0 + u32(1);
    }
    return;
}

fn StoredCoordinates_film_0( this_7 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_7, u32(0)), StoredCoordinates_get_0(this_7, u32(1)));
}

fn StoredCoordinates_lens_0( this_8 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_8, u32(2)), StoredCoordinates_get_0(this_8, u32(3)));
}

struct CameraRay_0
{
     origin_3 : vec3<f32>,
     direction_9 : vec3<f32>,
};

struct Camera_0
{
     to_world_1 : array<vec4<f32>, i32(3)>,
     film_plane_1 : vec4<f32>,
     lens_radius_1 : f32,
     focal_distance_1 : f32,
};

fn the_camera_0() -> Camera_0
{
    var camera_0 : Camera_0;
    camera_0.to_world_1 = run_0.camera_to_world_0;
    camera_0.film_plane_1 = run_0.film_plane_0;
    camera_0.lens_radius_1 = run_0.lens_radius_0;
    camera_0.focal_distance_1 = run_0.focal_distance_0;
    return camera_0;
}

struct s_paramCtx_s_bwdCallableCtx_camera_ray_0
{
     value0_106 : Camera_0,
     value1_28 : vec2<f32>,
     value2_17 : vec2<f32>,
};

struct s_bwdCallableCtx_camera_ray_0
{
     value0_107 : s_paramCtx_s_bwdCallableCtx_camera_ray_0,
};

fn s_bwdProp_camera_ray_0( _S1860 : s_bwdCallableCtx_camera_ray_0,  _S1861 : ptr<function, vec2<f32>>,  _S1862 : ptr<function, vec2<f32>>,  _S1863 : CameraRay_0)
{
    var _S1864 : vec3<f32> = vec3<f32>(0.0f);
    var _S1865 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0 = s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0( 0.0f );
    var _S1866 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S1867 : vec2<f32> = _S1860.value0_107.value0_106.film_plane_1.xy;
    var direction_10 : vec3<f32> = vec3<f32>(_S1867 * _S1860.value0_107.value1_28 + _S1860.value0_107.value0_106.film_plane_1.zw, 1.0f);
    var _S1868 : vec3<f32> = vec3<f32>(0.0f);
    var _S1869 : bool = (_S1860.value0_107.value0_106.lens_radius_1) > 0.0f;
    var origin_4 : vec3<f32>;
    var direction_11 : vec3<f32>;
    var _S1870 : vec3<f32>;
    var _S1871 : f32;
    var _S1872 : f32;
    var _S1873 : f32;
    var _S1874 : s_bwdCallableCtx_safe_sqrt_0;
    var _S1875 : s_bwdCallableCtx_sin_cos_turns_0;
    if(_S1869)
    {
        var _S1876 : vec3<f32> = vec3<f32>(_S1860.value0_107.value0_106.focal_distance_1);
        var focus_0 : vec3<f32> = direction_10 * _S1876;
        var _S1877 : f32 = _S1860.value0_107.value2_17.x;
        var _S1878 : Tuple_30 = s_apply_sin_cos_turns_0(_S1877);
        var _S1879 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S1879.value0_66 = _S1877;
        var _S1880 : f32 = _S1860.value0_107.value2_17.y;
        var _S1881 : Tuple_15 = s_apply_safe_sqrt_0(_S1880);
        var _S1882 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S1882.value0_68 = _S1880;
        var radius_0 : f32 = _S1860.value0_107.value0_106.lens_radius_1 * _S1881.value0_27;
        var _S1883 : f32 = _S1878.value0_42.y;
        var _S1884 : f32 = _S1878.value0_42.x;
        var origin_5 : vec3<f32> = vec3<f32>(radius_0 * _S1883, radius_0 * _S1884, 0.0f);
        var _S1885 : vec3<f32> = focus_0 - origin_5;
        origin_4 = origin_5;
        direction_11 = _S1885;
        _S1871 = radius_0;
        _S1872 = _S1884;
        _S1873 = _S1883;
        _S1874.value0_69 = _S1882;
        _S1875.value0_67 = _S1879;
        _S1870 = _S1876;
    }
    else
    {
        origin_4 = _S1868;
        direction_11 = direction_10;
        _S1871 = 0.0f;
        _S1872 = 0.0f;
        _S1873 = 0.0f;
        _S1874.value0_69 = _S1866;
        _S1875.value0_67 = _S1865;
        _S1870 = _S1864;
    }
    var row0_1 : vec3<f32> = _S1860.value0_107.value0_106.to_world_1[i32(0)].xyz;
    var row1_2 : vec3<f32> = _S1860.value0_107.value0_106.to_world_1[i32(1)].xyz;
    var row2_2 : vec3<f32> = _S1860.value0_107.value0_106.to_world_1[i32(2)].xyz;
    var _S1886 : s_bwdCallableCtx_dot_0;
    _S1886._S39 = row0_1;
    _S1886._S40 = origin_4;
    var _S1887 : s_bwdCallableCtx_dot_0 = _S1886;
    var _S1888 : s_bwdCallableCtx_dot_0;
    _S1888._S39 = row1_2;
    _S1888._S40 = origin_4;
    var _S1889 : s_bwdCallableCtx_dot_0 = _S1888;
    var _S1890 : s_bwdCallableCtx_dot_0;
    _S1890._S39 = row2_2;
    _S1890._S40 = origin_4;
    var _S1891 : s_bwdCallableCtx_dot_0 = _S1890;
    var _S1892 : Tuple_5 = s_apply_dot_0(row0_1, direction_11);
    var _S1893 : s_bwdCallableCtx_dot_0;
    _S1893._S39 = row0_1;
    _S1893._S40 = direction_11;
    var _S1894 : s_bwdCallableCtx_dot_0 = _S1893;
    var _S1895 : Tuple_5 = s_apply_dot_0(row1_2, direction_11);
    var _S1896 : s_bwdCallableCtx_dot_0;
    _S1896._S39 = row1_2;
    _S1896._S40 = direction_11;
    var _S1897 : s_bwdCallableCtx_dot_0 = _S1896;
    var _S1898 : Tuple_5 = s_apply_dot_0(row2_2, direction_11);
    var _S1899 : s_bwdCallableCtx_dot_0;
    _S1899._S39 = row2_2;
    _S1899._S40 = direction_11;
    var _S1900 : s_bwdCallableCtx_dot_0 = _S1899;
    var _S1901 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S1901.value0_84 = vec3<f32>(_S1892.value0_5, _S1895.value0_5, _S1898.value0_5);
    var _S1902 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S1901 );
    var _S1903 : vec2<f32> = vec2<f32>(0.0f);
    var _S1904 : vec3<f32> = _S1864;
    s_bwdProp_unit_vector_0(_S1902, &(_S1904), _S1863.direction_9);
    var _S1905 : vec3<f32> = _S1864;
    var _S1906 : vec3<f32> = _S1864;
    s_bwdProp_dot_0(_S1900, &(_S1905), &(_S1906), _S1904[i32(2)]);
    var _S1907 : vec3<f32> = _S1864;
    var _S1908 : vec3<f32> = _S1864;
    s_bwdProp_dot_0(_S1897, &(_S1907), &(_S1908), _S1904[i32(1)]);
    var _S1909 : vec3<f32> = _S1864;
    var _S1910 : vec3<f32> = _S1864;
    s_bwdProp_dot_0(_S1894, &(_S1909), &(_S1910), _S1904[i32(0)]);
    var _S1911 : vec3<f32> = _S1864;
    var _S1912 : vec3<f32> = _S1864;
    s_bwdProp_dot_0(_S1891, &(_S1911), &(_S1912), _S1863.origin_3[i32(2)]);
    var _S1913 : vec3<f32> = _S1864;
    var _S1914 : vec3<f32> = _S1864;
    s_bwdProp_dot_0(_S1889, &(_S1913), &(_S1914), _S1863.origin_3[i32(1)]);
    var _S1915 : vec3<f32> = _S1864;
    var _S1916 : vec3<f32> = _S1864;
    s_bwdProp_dot_0(_S1887, &(_S1915), &(_S1916), _S1863.origin_3[i32(0)]);
    var _S1917 : vec3<f32> = _S1912 + _S1914 + _S1916;
    var _S1918 : vec3<f32> = _S1906 + _S1908 + _S1910;
    var _S1919 : vec2<f32>;
    if(_S1869)
    {
        var _S1920 : vec3<f32> = _S1917 + (vec3<f32>(0) - _S1918);
        var _S1921 : f32 = _S1871 * _S1920[i32(1)];
        var _S1922 : f32 = _S1871 * _S1920[i32(0)];
        var _S1923 : f32 = _S1860.value0_107.value0_106.lens_radius_1 * (_S1872 * _S1920[i32(1)] + _S1873 * _S1920[i32(0)]);
        var _S1924 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S1874, &(_S1924), _S1923);
        var _S1925 : vec2<f32> = vec2<f32>(_S1921, _S1922);
        var _S1926 : f32 = 0.0f;
        s_bwdProp_sin_cos_turns_0(_S1875, &(_S1926), _S1925);
        var _S1927 : vec2<f32> = vec2<f32>(_S1926, _S1924);
        origin_4 = _S1870 * _S1918;
        _S1919 = _S1927;
    }
    else
    {
        origin_4 = _S1918;
        _S1919 = _S1903;
    }
    (*_S1861) = _S1867 * origin_4.xy;
    (*_S1862) = _S1919;
    return;
}

fn _S1928( _S1929 : Camera_0,  _S1930 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1931 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1932 : CameraRay_0)
{
    var _S1933 : s_paramCtx_s_bwdCallableCtx_camera_ray_0;
    _S1933.value0_106 = _S1929;
    _S1933.value1_28 = (*_S1930).primal_0;
    _S1933.value2_17 = (*_S1931).primal_0;
    var _S1934 : s_bwdCallableCtx_camera_ray_0 = s_bwdCallableCtx_camera_ray_0( _S1933 );
    var _S1935 : vec2<f32> = (*_S1930).differential_0;
    var _S1936 : vec2<f32> = (*_S1931).differential_0;
    s_bwdProp_camera_ray_0(_S1934, &(_S1935), &(_S1936), _S1932);
    (*_S1930).differential_0 = _S1935;
    (*_S1931).differential_0 = _S1936;
    return;
}

fn Backward_end_0( this_9 : ptr<function, Backward_0>)
{
    var _S1937 : vec2<f32> = vec2<f32>(0.0f);
    var film_uv_0 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    film_uv_0.primal_0 = StoredCoordinates_film_0((*this_9).x_5);
    film_uv_0.differential_0 = _S1937;
    var lens_uv_0 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    lens_uv_0.primal_0 = StoredCoordinates_lens_0((*this_9).x_5);
    lens_uv_0.differential_0 = _S1937;
    var adjoint_0 : CameraRay_0;
    adjoint_0.origin_3 = (*this_9).adjoint_origin_0;
    adjoint_0.direction_9 = (*this_9).adjoint_direction_0;
    _S1928(the_camera_0(), &(film_uv_0), &(lens_uv_0), adjoint_0);
    var _S1938 : f32 = film_uv_0.differential_0.x * (*this_9).scale_0;
    var _S1939 : ScoreReport_0 = (*this_9).report_0;
    var _S1940 : f32 = ScoreReport_checked_0(&(_S1939), _S1938);
    StoredScore_set_0((*this_9).score_0, u32(0), _S1940);
    var _S1941 : f32 = film_uv_0.differential_0.y * (*this_9).scale_0;
    var _S1942 : ScoreReport_0 = _S1939;
    var _S1943 : f32 = ScoreReport_checked_0(&(_S1942), _S1941);
    StoredScore_set_0((*this_9).score_0, u32(1), _S1943);
    var _S1944 : f32 = lens_uv_0.differential_0.x * (*this_9).scale_0;
    var _S1945 : ScoreReport_0 = _S1942;
    var _S1946 : f32 = ScoreReport_checked_0(&(_S1945), _S1944);
    StoredScore_set_0((*this_9).score_0, u32(2), _S1946);
    var _S1947 : f32 = lens_uv_0.differential_0.y * (*this_9).scale_0;
    var _S1948 : ScoreReport_0 = _S1945;
    var _S1949 : f32 = ScoreReport_checked_0(&(_S1948), _S1947);
    (*this_9).report_0 = _S1948;
    StoredScore_set_0((*this_9).score_0, u32(3), _S1949);
    return;
}

fn Backward_x24init_0( x_7 : StoredCoordinates_0,  score_1 : StoredScore_0,  recorder_1 : Recorder_0,  report_1 : ScoreReport_0,  scale_1 : f32,  left_2 : u32,  later_light_1 : vec3<f32>,  adjoint_origin_2 : vec3<f32>,  adjoint_direction_2 : vec3<f32>,  adjoint_pdf_2 : f32) -> Backward_0
{
    var _S1950 : Backward_0;
    _S1950.x_5 = x_7;
    _S1950.score_0 = score_1;
    _S1950.recorder_0 = recorder_1;
    _S1950.report_0 = report_1;
    _S1950.scale_0 = scale_1;
    _S1950.left_1 = left_2;
    _S1950.later_light_0 = later_light_1;
    _S1950.adjoint_origin_0 = adjoint_origin_2;
    _S1950.adjoint_direction_0 = adjoint_direction_2;
    _S1950.adjoint_pdf_0 = adjoint_pdf_2;
    return _S1950;
}

fn Recorder_x24init_0( chain_4 : u32,  vertices_1 : u32,  lit_vertices_1 : u32) -> Recorder_0
{
    var _S1951 : Recorder_0;
    _S1951.chain_2 = chain_4;
    _S1951.vertices_0 = vertices_1;
    _S1951.lit_vertices_0 = lit_vertices_1;
    return _S1951;
}

fn ScoreReport_x24init_0( bad_1 : u32,  norm_squared_1 : f32) -> ScoreReport_0
{
    var _S1952 : ScoreReport_0;
    _S1952.bad_0 = bad_1;
    _S1952.norm_squared_0 = norm_squared_1;
    return _S1952;
}

struct Flight_0
{
     light_7 : vec3<f32>,
     rays_0 : u32,
     vertices_2 : u32,
     lit_vertices_2 : u32,
     score_squared_0 : f32,
     bad_scores_0 : u32,
};

fn Flight_x24init_0( light_8 : vec3<f32>,  rays_1 : u32,  vertices_3 : u32,  lit_vertices_3 : u32,  score_squared_1 : f32,  bad_scores_1 : u32) -> Flight_0
{
    var _S1953 : Flight_0;
    _S1953.light_7 = light_8;
    _S1953.rays_0 = rays_1;
    _S1953.vertices_2 = vertices_3;
    _S1953.lit_vertices_2 = lit_vertices_3;
    _S1953.score_squared_0 = score_squared_1;
    _S1953.bad_scores_0 = bad_scores_1;
    return _S1953;
}

struct Queue_0
{
     taken_0 : u32,
};

fn Queue_x24init_0( taken_1 : u32) -> Queue_0
{
    var _S1954 : Queue_0;
    _S1954.taken_0 = taken_1;
    return _S1954;
}

fn store_flight_0( chain_5 : u32,  flight_0 : Flight_0)
{
    headers_0[u32(4) * run_0.chains_0 + chain_5] = vec4<u32>((bitcast<u32>((flight_0.light_7.x))), (bitcast<u32>((flight_0.light_7.y))), (bitcast<u32>((flight_0.light_7.z))), flight_0.rays_0);
    headers_0[u32(5) * run_0.chains_0 + chain_5] = vec4<u32>(flight_0.vertices_2, flight_0.lit_vertices_2, (bitcast<u32>((flight_0.score_squared_0))), flight_0.bad_scores_0);
    return;
}

fn Queue_take_0( this_10 : ptr<function, Queue_0>,  queue_0 : u32) -> u32
{
    if(((*this_10).taken_0) >= (run_0.items_per_lane_0))
    {
        return u32(4294967295);
    }
    (*this_10).taken_0 = (*this_10).taken_0 + u32(1);
    var item_0 : u32 = atomicAdd(&(counters_0[queue_0]), u32(1));
    var _S1955 : u32;
    if(item_0 < (run_0.items_0))
    {
        _S1955 = item_0;
    }
    else
    {
        _S1955 = u32(4294967295);
    }
    return _S1955;
}

fn load_flight_0( chain_6 : u32) -> Flight_0
{
    var flight_1 : Flight_0;
    flight_1.light_7 = vec3<f32>((bitcast<f32>((headers_0[u32(4) * run_0.chains_0 + chain_6].x))), (bitcast<f32>((headers_0[u32(4) * run_0.chains_0 + chain_6].y))), (bitcast<f32>((headers_0[u32(4) * run_0.chains_0 + chain_6].z))));
    flight_1.rays_0 = headers_0[u32(4) * run_0.chains_0 + chain_6].w;
    flight_1.vertices_2 = headers_0[u32(5) * run_0.chains_0 + chain_6].x;
    flight_1.lit_vertices_2 = headers_0[u32(5) * run_0.chains_0 + chain_6].y;
    flight_1.score_squared_0 = (bitcast<f32>((headers_0[u32(5) * run_0.chains_0 + chain_6].z)));
    flight_1.bad_scores_0 = headers_0[u32(5) * run_0.chains_0 + chain_6].w;
    return flight_1;
}

fn Flight_finite_0( this_11 : Flight_0) -> bool
{
    var _S1956 : bool;
    if(is_finite_0(this_11.light_7.x))
    {
        _S1956 = is_finite_0(this_11.light_7.y);
    }
    else
    {
        _S1956 = false;
    }
    if(_S1956)
    {
        _S1956 = is_finite_0(this_11.light_7.z);
    }
    else
    {
        _S1956 = false;
    }
    return _S1956;
}

fn luminance_0( rgb_0 : vec3<f32>) -> f32
{
    return dot(rgb_0, vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f));
}

@compute
@workgroup_size(64, 1, 1)
fn pull_back()
{
    var _S1957 : bool;
    var _S1958 : StoredCoordinates_0 = StoredCoordinates_0( u32(0), u32(0) );
    var _S1959 : StoredScore_0 = StoredScore_0( u32(0), u32(0) );
    var _S1960 : vec3<f32> = vec3<f32>(0.0f);
    var pass_0 : Backward_0 = Backward_x24init_0(_S1958, _S1959, Recorder_x24init_0(u32(0), u32(0), u32(0)), ScoreReport_x24init_0(u32(0), 0.0f), 0.0f, u32(0), _S1960, _S1960, _S1960, 0.0f);
    var flight_2 : Flight_0 = Flight_x24init_0(_S1960, u32(0), u32(0), u32(0), 0.0f, u32(0));
    var queue_1 : Queue_0 = Queue_x24init_0(u32(0));
    var chain_7 : u32 = u32(4294967295);
    for(;;)
    {
        var chain_8 : u32;
        if((pass_0.left_1) == u32(0))
        {
            if(chain_7 != u32(4294967295))
            {
                Backward_end_0(&(pass_0));
                flight_2.score_squared_0 = pass_0.report_0.norm_squared_0;
                flight_2.bad_scores_0 = pass_0.report_0.bad_0;
                store_flight_0(chain_7, flight_2);
            }
            chain_8 = u32(4294967295);
            for(;;)
            {
                var _S1961 : bool = chain_8 == u32(4294967295);
                _S1957 = _S1961;
                if(_S1961)
                {
                }
                else
                {
                    break;
                }
                var item_1 : u32 = Queue_take_0(&(queue_1), u32(1));
                if(item_1 == u32(4294967295))
                {
                    break;
                }
                var flags_2 : u32 = headers_0[run_0.chains_0 + item_1].y;
                if(((flags_2 & (u32(32)))) != u32(0))
                {
                    pass_0.x_5.slot_0 = u32(1) - ((((flags_2 & (u32(2)))) >> (u32(1))));
                    chain_8 = item_1;
                }
            }
            if(_S1957)
            {
                break;
            }
            var _S1962 : Flight_0 = load_flight_0(chain_8);
            flight_2 = _S1962;
            pass_0.x_5.chain_0 = chain_8;
            pass_0.score_0.chain_1 = chain_8;
            pass_0.score_0.slot_1 = pass_0.x_5.slot_0;
            pass_0.recorder_0.chain_2 = chain_8;
            pass_0.recorder_0.lit_vertices_0 = flight_2.lit_vertices_2;
            var _S1963 : f32;
            if(Flight_finite_0(_S1962))
            {
                _S1963 = luminance_0(flight_2.light_7);
            }
            else
            {
                _S1963 = 0.0f;
            }
            Backward_begin_0(&(pass_0), _S1963);
        }
        else
        {
            chain_8 = chain_7;
        }
        if((pass_0.left_1) > u32(0))
        {
            Backward_step_0(&(pass_0));
        }
        chain_7 = chain_8;
    }
    return;
}

