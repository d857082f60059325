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
    @align(8) reserved0_0 : u32,
    @align(4) reserved1_0 : u32,
};

@binding(0) @group(1) var<uniform> run_0 : Parameters_std140_0;
@binding(5) @group(1) var<storage, read_write> headers_0 : array<vec4<u32>>;

@binding(6) @group(1) var<storage, read_write> coordinates_0 : array<f32>;

@binding(2) @group(1) var<storage, read_write> counters_0 : array<atomic<u32>>;

@binding(1) @group(0) var<storage, read> leaves_0 : array<vec4<f32>>;

@binding(2) @group(0) var<storage, read> shading_0 : array<vec4<f32>>;

struct Material_std430_0
{
    @align(16) a_0 : vec4<f32>,
    @align(16) b_0 : vec4<f32>,
    @align(16) alpha_0 : vec2<f32>,
    @align(8) kind_0 : u32,
    @align(4) flags_0 : u32,
};

@binding(3) @group(0) var<storage, read> materials_0 : array<Material_std430_0>;

struct Emission_std430_0
{
    @align(16) radiance_pdf_0 : vec4<f32>,
    @align(16) two_sided_0 : u32,
    @align(4) padding0_0 : u32,
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
    @align(8) padding0_1 : u32,
    @align(4) padding1_1 : u32,
};

@binding(5) @group(0) var<storage, read> light_triangles_0 : array<LightTriangle_std430_0>;

struct Instance_std430_0
{
    @align(16) to_world_0 : array<vec4<f32>, i32(3)>,
    @align(16) to_object_0 : array<vec4<f32>, i32(3)>,
    @align(16) root_0 : u32,
    @align(4) mirrored_0 : u32,
    @align(8) index_0 : u32,
    @align(4) padding0_2 : u32,
};

@binding(6) @group(0) var<storage, read> instances_0 : array<Instance_std430_0>;

@binding(7) @group(1) var<storage, read_write> scores_0 : array<f32>;

@binding(9) @group(1) var<storage, read_write> records_0 : array<vec4<f32>>;

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
     value0_3 : f32,
};

fn s_apply_sqrt_0( x_3 : f32) -> Tuple_3
{
    var _S21 : Tuple_3 = Tuple_3( sqrt(x_3) );
    return _S21;
}

struct s_bwdCallableCtx_sqrt_0
{
     _S22 : f32,
};

fn _d_sqrt_0( dpx_3 : ptr<function, DiffPair_float_0>,  dOut_3 : f32)
{
    var _S23 : f32 = 0.5f / sqrt(max(1.00000001168609742e-07f, (*dpx_3).primal_0)) * dOut_3;
    (*dpx_3).primal_0 = (*dpx_3).primal_0;
    (*dpx_3).differential_0 = _S23;
    return;
}

fn s_bwdProp_sqrt_0( ctx_3 : s_bwdCallableCtx_sqrt_0,  d_x_3 : ptr<function, f32>,  d_out_3 : f32)
{
    var _S24 : DiffPair_float_0;
    _S24.primal_0 = ctx_3._S22;
    _d_sqrt_0(&(_S24), d_out_3);
    (*d_x_3) = _S24.differential_0;
    return;
}

struct Tuple_4
{
     value0_4 : vec3<f32>,
};

fn s_apply_cross_0( left_0 : vec3<f32>,  right_0 : vec3<f32>) -> Tuple_4
{
    var _S25 : Tuple_4 = Tuple_4( cross(left_0, right_0) );
    return _S25;
}

struct s_bwdCallableCtx_cross_0
{
     _S26 : vec3<f32>,
     _S27 : vec3<f32>,
};

struct DiffPair_vectorx3Cfloatx2C3x3E_0
{
     primal_0 : vec3<f32>,
     differential_0 : vec3<f32>,
};

fn _d_cross_0( a_1 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  b_1 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  dOut_4 : vec3<f32>)
{
    var _S28 : f32 = dOut_4.y;
    var _S29 : f32 = dOut_4.z;
    var _S30 : f32 = dOut_4.x;
    var _S31 : f32 = (*a_1).primal_0.z * _S28 + - (*a_1).primal_0.y * _S29;
    var _S32 : f32 = - (*a_1).primal_0.z * _S30 + (*a_1).primal_0.x * _S29;
    var _S33 : f32 = (*a_1).primal_0.y * _S30 + - (*a_1).primal_0.x * _S28;
    var _S34 : vec3<f32> = vec3<f32>(- (*b_1).primal_0.z * _S28 + (*b_1).primal_0.y * _S29, (*b_1).primal_0.z * _S30 + - (*b_1).primal_0.x * _S29, - (*b_1).primal_0.y * _S30 + (*b_1).primal_0.x * _S28);
    (*a_1).primal_0 = (*a_1).primal_0;
    (*a_1).differential_0 = _S34;
    var _S35 : vec3<f32> = vec3<f32>(_S31, _S32, _S33);
    (*b_1).primal_0 = (*b_1).primal_0;
    (*b_1).differential_0 = _S35;
    return;
}

fn s_bwdProp_cross_0( ctx_4 : s_bwdCallableCtx_cross_0,  d_left_0 : ptr<function, vec3<f32>>,  d_right_0 : ptr<function, vec3<f32>>,  d_out_4 : vec3<f32>)
{
    var _S36 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    _S36.primal_0 = ctx_4._S26;
    var _S37 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    _S37.primal_0 = ctx_4._S27;
    _d_cross_0(&(_S36), &(_S37), d_out_4);
    (*d_left_0) = _S36.differential_0;
    (*d_right_0) = _S37.differential_0;
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

struct ScoreReport_0
{
     bad_0 : u32,
     norm_squared_0 : f32,
};

struct StoredCoordinates_0
{
     chain_0 : u32,
     slot_0 : u32,
};

struct Recorder_0
{
     chain_1 : u32,
     vertices_0 : u32,
     lit_vertices_0 : u32,
};

struct StoredScore_0
{
     chain_2 : u32,
     slot_1 : u32,
};

fn ScoreReport_x24init_0( bad_1 : u32,  norm_squared_1 : f32) -> ScoreReport_0
{
    var _S43 : ScoreReport_0;
    _S43.bad_0 = bad_1;
    _S43.norm_squared_0 = norm_squared_1;
    return _S43;
}

fn stored_index_0( slot_2 : u32,  coordinate_0 : u32,  chain_3 : u32) -> u32
{
    return (slot_2 * run_0.dimension_0 + coordinate_0) * run_0.chains_0 + chain_3;
}

fn StoredScore_set_0( this_0 : StoredScore_0,  coordinate_1 : u32,  value_0 : f32)
{
    scores_0[stored_index_0(this_0.slot_1, coordinate_1, this_0.chain_2)] = value_0;
    return;
}

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
     leaf_1 : u32,
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
     adjoint_origin_0 : vec3<f32>,
     adjoint_direction_0 : vec3<f32>,
     adjoint_pdf_0 : f32,
};

struct Hit_0
{
     leaf_2 : u32,
     instance_0 : u32,
};

fn Material_anisotropic_0( this_1 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_1).flags_0) & (u32(4)))) != u32(0);
}

fn map_point_0( _S44 : u32,  _S45 : vec3<f32>) -> vec3<f32>
{
    var q_0 : vec4<f32> = vec4<f32>(_S45, 1.0f);
    return vec3<f32>(dot(instances_0[_S44].to_world_0[i32(0)], q_0), dot(instances_0[_S44].to_world_0[i32(1)], q_0), dot(instances_0[_S44].to_world_0[i32(2)], q_0));
}

fn map_normal_0( _S46 : u32,  _S47 : vec3<f32>) -> vec3<f32>
{
    return instances_0[_S46].to_object_0[i32(0)].xyz * vec3<f32>(_S47.x) + instances_0[_S46].to_object_0[i32(1)].xyz * vec3<f32>(_S47.y) + instances_0[_S46].to_object_0[i32(2)].xyz * vec3<f32>(_S47.z);
}

fn map_vector_0( _S48 : u32,  _S49 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(instances_0[_S48].to_world_0[i32(0)].xyz, _S49), dot(instances_0[_S48].to_world_0[i32(1)].xyz, _S49), dot(instances_0[_S48].to_world_0[i32(2)].xyz, _S49));
}

fn largest_0( v_0 : vec3<f32>) -> f32
{
    return max(v_0.x, max(v_0.y, v_0.z));
}

fn load_triangle_0( hit_0 : Hit_0) -> Triangle_0
{
    var _S50 : u32 = hit_0.leaf_2 * u32(3);
    var row1_0 : vec4<f32> = leaves_0[_S50 + u32(1)];
    var row2_0 : vec4<f32> = leaves_0[_S50 + u32(2)];
    var bits_0 : u32 = (bitcast<u32>((row1_0.w)));
    var triangle_1 : Triangle_0;
    var _S51 : vec3<f32> = leaves_0[_S50].xyz;
    triangle_1.p0_0 = _S51;
    var _S52 : vec3<f32> = row1_0.xyz;
    triangle_1.e1_1 = _S52;
    var _S53 : vec3<f32> = row2_0.xyz;
    triangle_1.e2_1 = _S53;
    var _S54 : bool = ((bits_0 & (u32(2147483648)))) != u32(0);
    triangle_1.smooth_0 = _S54;
    var _S55 : u32 = (bits_0 & (u32(16777215)));
    triangle_1.material_0 = _S55;
    triangle_1.emission_1 = (bitcast<u32>((row2_0.w)));
    var _S56 : Material_std430_0 = materials_0[_S55];
    var _S57 : bool = Material_anisotropic_0(&(_S56));
    triangle_1.anisotropic_0 = _S57;
    var _S58 : vec3<f32> = vec3<f32>(0.0f);
    triangle_1.n0_0 = _S58;
    triangle_1.n1_0 = _S58;
    triangle_1.n2_0 = _S58;
    triangle_1.tangent_0 = _S58;
    var row_0 : u32 = hit_0.leaf_2 * run_0.shading_stride_0;
    if(_S54)
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
    var _S59 : bool = (hit_0.instance_0) != u32(4294967295);
    var flip_1 : bool;
    var shift_0 : vec3<f32>;
    if(_S59)
    {
        var _S60 : vec3<f32> = map_point_0(hit_0.instance_0, _S51);
        triangle_1.e1_1 = map_point_0(hit_0.instance_0, _S51 + _S52) - _S60;
        triangle_1.e2_1 = map_point_0(hit_0.instance_0, _S51 + _S53) - _S60;
        triangle_1.p0_0 = _S60;
        triangle_1.n0_0 = map_normal_0(hit_0.instance_0, triangle_1.n0_0);
        triangle_1.n1_0 = map_normal_0(hit_0.instance_0, triangle_1.n1_0);
        triangle_1.n2_0 = map_normal_0(hit_0.instance_0, triangle_1.n2_0);
        triangle_1.tangent_0 = map_vector_0(hit_0.instance_0, triangle_1.tangent_0);
        var _S61 : vec3<f32> = abs(vec3<f32>(instances_0[hit_0.instance_0].to_world_0[i32(0)].w, instances_0[hit_0.instance_0].to_world_0[i32(1)].w, instances_0[hit_0.instance_0].to_world_0[i32(2)].w));
        flip_1 = flip_0 != ((instances_0[hit_0.instance_0].mirrored_0) != u32(0));
        shift_0 = _S61;
    }
    else
    {
        flip_1 = flip_0;
        shift_0 = _S58;
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
    if(_S59)
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

fn StoredCoordinates_get_0( this_2 : StoredCoordinates_0,  coordinate_2 : u32) -> f32
{
    return coordinates_0[stored_index_0(this_2.slot_0, coordinate_2, this_2.chain_0)];
}

fn StoredCoordinates_vertex_0( this_3 : StoredCoordinates_0,  depth_0 : u32) -> VertexCoordinates_0
{
    var first_0 : u32 = u32(4) + u32(6) * depth_0;
    var xi_0 : VertexCoordinates_0;
    xi_0.direction_0 = vec2<f32>(StoredCoordinates_get_0(this_3, first_0), StoredCoordinates_get_0(this_3, first_0 + u32(1)));
    xi_0.light_0 = vec2<f32>(StoredCoordinates_get_0(this_3, first_0 + u32(2)), StoredCoordinates_get_0(this_3, first_0 + u32(3)));
    xi_0.lobe_1 = StoredCoordinates_get_0(this_3, first_0 + u32(4));
    xi_0.pick_0 = StoredCoordinates_get_0(this_3, first_0 + u32(5));
    return xi_0;
}

fn choose_light_0( pick_1 : f32) -> ChosenLight_0
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
        if((light_triangles_0[middle_0].corner_cumulative_0.w) <= pick_1)
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
    var light_1 : ChosenLight_0;
    light_1.corner_0 = triangle_2.corner_cumulative_0.xyz;
    light_1.e1_2 = triangle_2.e1_0.xyz;
    light_1.e2_2 = triangle_2.e2_0.xyz;
    light_1.normal_1 = triangle_2.normal_0.xyz;
    light_1.radiance_1 = emission_3.radiance_pdf_0.xyz;
    light_1.pdf_area_1 = emission_3.radiance_pdf_0.w;
    light_1.two_sided_2 = (emission_3.two_sided_0) != u32(0);
    light_1.leaf_1 = triangle_2.leaf_0;
    return light_1;
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

fn s_apply_frame_from_normal_0( _S62 : vec3<f32>) -> Tuple_8
{
    var _S63 : f32 = _S62.z;
    var sign_0 : f32;
    if(_S63 < 0.0f)
    {
        sign_0 = -1.0f;
    }
    else
    {
        sign_0 = 1.0f;
    }
    var a_2 : f32 = -1.0f / (sign_0 + _S63);
    var _S64 : f32 = _S62.x;
    var _S65 : f32 = _S62.y;
    var b_2 : f32 = _S64 * _S65 * a_2;
    var _S66 : vec3<f32> = vec3<f32>(b_2, sign_0 + _S65 * _S65 * a_2, - _S65);
    var _S67 : Tuple_8;
    _S67.value0_14.s_0 = vec3<f32>(1.0f + sign_0 * _S64 * _S64 * a_2, sign_0 * b_2, - sign_0 * _S64);
    _S67.value0_14.t_0 = _S66;
    _S67.value0_14.n_0 = _S62;
    return _S67;
}

fn s_apply_frame_from_normal_tangent_0( _S68 : vec3<f32>,  tangent_1 : vec3<f32>) -> Tuple_7
{
    var s_1 : vec3<f32> = tangent_1 + _S68 * vec3<f32>(- s_apply_dot_0(_S68, tangent_1).value0_5);
    var _S69 : Tuple_5 = s_apply_dot_0(s_1, s_1);
    var frame_1 : Frame_0;
    if((_S69.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(tangent_1, tangent_1).value0_5))
    {
        var _S70 : vec3<f32> = s_1 * vec3<f32>((1.0f / s_apply_sqrt_0(_S69.value0_5).value0_3));
        var _S71 : Tuple_4 = s_apply_cross_0(_S68, _S70);
        frame_1.s_0 = _S70;
        frame_1.t_0 = _S71.value0_4;
        frame_1.n_0 = _S68;
    }
    else
    {
        frame_1 = s_apply_frame_from_normal_0(_S68).value0_14;
    }
    var _S72 : Tuple_7;
    _S72.value0_13 = frame_1;
    return _S72;
}

fn s_apply_surface_at_0( triangle_3 : Triangle_0,  _S73 : vec3<f32>,  _S74 : vec3<f32>) -> Tuple_6
{
    var _S75 : Tuple_4 = s_apply_cross_0(triangle_3.e1_1, triangle_3.e2_1);
    var _S76 : vec3<f32> = _S75.value0_4;
    var _S77 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S76, _S76).value0_5));
    var from_p0_0 : vec3<f32> = _S73 - triangle_3.p0_0;
    var in_plane_0 : vec3<f32> = from_p0_0 + _S74 * vec3<f32>(- (s_apply_dot_0(from_p0_0, _S75.value0_4).value0_5 / s_apply_dot_0(_S74, _S75.value0_4).value0_5));
    var _S78 : vec3<f32> = vec3<f32>(0.0f);
    var _S79 : Frame_0 = Frame_0( _S78, _S78, _S78 );
    var _S80 : vec3<f32> = vec3<f32>(s_apply_dot_0(in_plane_0, s_apply_cross_0(triangle_3.e2_1, _S75.value0_4).value0_4 * _S77).value0_5);
    var _S81 : vec3<f32> = vec3<f32>(s_apply_dot_0(in_plane_0, s_apply_cross_0(_S75.value0_4, triangle_3.e1_1).value0_4 * _S77).value0_5);
    var _S82 : vec3<f32> = triangle_3.e1_1 * _S80 + triangle_3.e2_1 * _S81 + triangle_3.p0_0;
    var surface_0 : Surface_0;
    var n_1 : vec3<f32>;
    if(triangle_3.smooth_0)
    {
        var interpolated_0 : vec3<f32> = (triangle_3.n1_0 - triangle_3.n0_0) * _S80 + (triangle_3.n2_0 - triangle_3.n0_0) * _S81 + triangle_3.n0_0;
        var _S83 : Tuple_5 = s_apply_dot_0(interpolated_0, interpolated_0);
        if((_S83.value0_5) > 0.0f)
        {
            var n_2 : vec3<f32> = interpolated_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S83.value0_5).value0_3));
            if((s_apply_dot_0(triangle_3.plane_normal_0, n_2).value0_5) < 0.0f)
            {
                var _S84 : vec3<f32> = (vec3<f32>(0) - triangle_3.plane_normal_0);
                surface_0.position_0 = _S82;
                surface_0.frame_0 = _S79;
                surface_0.geometric_normal_0 = _S84;
            }
            else
            {
                surface_0.position_0 = _S82;
                surface_0.frame_0 = _S79;
                surface_0.geometric_normal_0 = triangle_3.plane_normal_0;
            }
            n_1 = n_2;
        }
        else
        {
            n_1 = triangle_3.plane_normal_0;
            surface_0.position_0 = _S82;
            surface_0.frame_0 = _S79;
            surface_0.geometric_normal_0 = triangle_3.plane_normal_0;
        }
    }
    else
    {
        n_1 = triangle_3.plane_normal_0;
        surface_0.position_0 = _S82;
        surface_0.frame_0 = _S79;
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
    var _S85 : Tuple_6;
    _S85.value0_12 = surface_0;
    return _S85;
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

fn s_apply_sqr_0( _S86 : f32) -> Tuple_11
{
    var _S87 : Tuple_11;
    _S87.value0_20 = _S86 * _S86;
    return _S87;
}

fn s_apply_power_heuristic_0( _S88 : f32,  _S89 : f32) -> Tuple_10
{
    var weight_0 : f32;
    if(_S88 > _S89)
    {
        weight_0 = 1.0f / (1.0f + s_apply_sqr_0(_S89 / _S88).value0_20);
    }
    else
    {
        var _S90 : Tuple_11 = s_apply_sqr_0(_S88 / _S89);
        weight_0 = _S90.value0_20 / (_S90.value0_20 + 1.0f);
    }
    var _S91 : Tuple_10;
    _S91.value0_19 = weight_0;
    return _S91;
}

fn s_apply_emission_of_0( emitted_2 : Emitted_0,  _S92 : Surface_0,  _S93 : vec3<f32>,  _S94 : vec3<f32>,  _S95 : f32,  delta_1 : bool) -> Tuple_9
{
    var _S96 : vec3<f32> = vec3<f32>(0.0f);
    var _S97 : Tuple_5 = s_apply_dot_0(_S94, _S92.geometric_normal_0);
    var _S98 : bool;
    if(emitted_2.two_sided_1)
    {
        _S98 = true;
    }
    else
    {
        _S98 = (_S97.value0_5) < 0.0f;
    }
    var light_2 : vec3<f32>;
    if(_S98)
    {
        if(delta_1)
        {
            light_2 = emitted_2.radiance_0;
        }
        else
        {
            var arm_0 : vec3<f32> = _S92.position_0 - _S93;
            light_2 = emitted_2.radiance_0 * vec3<f32>(s_apply_power_heuristic_0(_S95 * s_apply_abs_0(_S97.value0_5).value0_2, s_apply_dot_0(arm_0, arm_0).value0_5 * emitted_2.pdf_area_0).value0_19);
        }
    }
    else
    {
        light_2 = _S96;
    }
    var _S99 : Tuple_9;
    _S99.value0_18 = light_2;
    return _S99;
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

fn s_apply_to_local_0( _S100 : Frame_0,  _S101 : vec3<f32>) -> Tuple_12
{
    var _S102 : Tuple_12;
    _S102.value0_24 = vec3<f32>(s_apply_dot_0(_S100.s_0, _S101).value0_5, s_apply_dot_0(_S100.t_0, _S101).value0_5, s_apply_dot_0(_S100.n_0, _S101).value0_5);
    return _S102;
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

fn s_apply_safe_sqrt_0( _S103 : f32) -> Tuple_15
{
    var root_1 : f32;
    if(_S103 > 0.0f)
    {
        root_1 = s_apply_sqrt_0(_S103).value0_3;
    }
    else
    {
        root_1 = 0.0f;
    }
    var _S104 : Tuple_15;
    _S104.value0_27 = root_1;
    return _S104;
}

fn s_apply_point_on_light_0( light_3 : ChosenLight_0,  _S105 : vec2<f32>) -> Tuple_14
{
    var _S106 : Tuple_15 = s_apply_safe_sqrt_0(_S105.x);
    var _S107 : f32 = _S105.y;
    var _S108 : Tuple_14;
    _S108.value0_26 = light_3.e1_2 * vec3<f32>((_S106.value0_27 * (1.0f - _S107))) + light_3.e2_2 * vec3<f32>((_S106.value0_27 * _S107)) + light_3.corner_0;
    return _S108;
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
    var _S109 : Tuple_18;
    _S109.value0_30.f_cos_0 = vec3<f32>(0.0f);
    _S109.value0_30.pdf_0 = 0.0f;
    return _S109;
}

fn s_apply_diffuse_evaluate_0( reflectance_0 : vec3<f32>,  _S110 : vec3<f32>,  _S111 : vec3<f32>) -> Tuple_17
{
    var _S112 : Tuple_18 = s_apply_no_value_0();
    var _S113 : f32 = _S111.z;
    var value_1 : BsdfValue_0;
    if((_S110.z * _S113) > 0.0f)
    {
        var _S114 : f32 = s_apply_abs_0(_S113).value0_2 * 0.31830990314483643f;
        value_1.f_cos_0 = reflectance_0 * vec3<f32>(_S114);
        value_1.pdf_0 = _S114;
    }
    else
    {
        value_1 = _S112.value0_30;
    }
    var _S115 : Tuple_17;
    _S115.value0_29 = value_1;
    return _S115;
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

fn s_apply_ggx_lambda_0( width_1 : vec2<f32>,  _S116 : vec3<f32>) -> Tuple_20
{
    var _S117 : Tuple_20;
    _S117.value0_32 = (s_apply_sqrt_0(1.0f + (s_apply_sqr_0(width_1.x * _S116.x).value0_20 + s_apply_sqr_0(width_1.y * _S116.y).value0_20) / s_apply_sqr_0(_S116.z).value0_20).value0_3 - 1.0f) * 0.5f;
    return _S117;
}

struct Tuple_21
{
     value0_33 : f32,
};

fn s_apply_ggx_density_0( width_2 : vec2<f32>,  _S118 : vec3<f32>) -> Tuple_21
{
    var _S119 : f32 = width_2.x;
    var _S120 : f32 = width_2.y;
    var _S121 : Tuple_21;
    _S121.value0_33 = 1.0f / (3.14159274101257324f * _S119 * _S120 * s_apply_sqr_0(s_apply_sqr_0(_S118.x / _S119).value0_20 + s_apply_sqr_0(_S118.y / _S120).value0_20 + s_apply_sqr_0(_S118.z).value0_20).value0_20);
    return _S121;
}

struct Tuple_22
{
     value0_34 : vec3<f32>,
};

struct Tuple_23
{
     value0_35 : f32,
};

fn s_apply_fresnel_conductor_channel_0( _S122 : f32,  eta_0 : f32,  k_0 : f32) -> Tuple_23
{
    var _S123 : Tuple_0 = s_apply_min_0(_S122, 1.0f);
    var _S124 : Tuple_11 = s_apply_sqr_0(_S123.value0_0);
    var sin2_0 : f32 = 1.0f - _S124.value0_20;
    var t0_0 : f32 = eta_0 * eta_0 - k_0 * k_0 - sin2_0;
    var _S125 : Tuple_15 = s_apply_safe_sqrt_0(s_apply_sqr_0(t0_0).value0_20 + 4.0f * eta_0 * eta_0 * k_0 * k_0);
    var t1_0 : f32 = _S125.value0_27 + _S124.value0_20;
    var t2_0 : f32 = 2.0f * s_apply_safe_sqrt_0((_S125.value0_27 + t0_0) * 0.5f).value0_27 * _S123.value0_0;
    var perpendicular_0 : f32 = (t1_0 - t2_0) / (t1_0 + t2_0);
    var t3_0 : f32 = _S124.value0_20 * _S125.value0_27 + s_apply_sqr_0(sin2_0).value0_20;
    var t4_0 : f32 = t2_0 * sin2_0;
    var _S126 : Tuple_23;
    _S126.value0_35 = (perpendicular_0 + perpendicular_0 * (t3_0 - t4_0) / (t3_0 + t4_0)) * 0.5f;
    return _S126;
}

fn s_apply_fresnel_conductor_0( _S127 : f32,  eta_1 : vec3<f32>,  k_1 : vec3<f32>) -> Tuple_22
{
    var _S128 : Tuple_22;
    _S128.value0_34 = vec3<f32>(s_apply_fresnel_conductor_channel_0(_S127, eta_1.x, k_1.x).value0_35, s_apply_fresnel_conductor_channel_0(_S127, eta_1.y, k_1.y).value0_35, s_apply_fresnel_conductor_channel_0(_S127, eta_1.z, k_1.z).value0_35);
    return _S128;
}

fn s_apply_conductor_evaluate_0( eta_2 : vec3<f32>,  k_2 : vec3<f32>,  alpha_2 : vec2<f32>,  _S129 : vec3<f32>,  _S130 : vec3<f32>) -> Tuple_19
{
    var _S131 : Tuple_18 = s_apply_no_value_0();
    var half_vector_0 : vec3<f32> = _S129 + _S130;
    var _S132 : Tuple_5 = s_apply_dot_0(half_vector_0, half_vector_0);
    var _S133 : f32 = _S129.z;
    var _S134 : bool;
    if((_S133 * _S130.z) > 0.0f)
    {
        _S134 = (_S132.value0_5) > 0.0f;
    }
    else
    {
        _S134 = false;
    }
    var value_2 : BsdfValue_0;
    if(_S134)
    {
        var m_0 : vec3<f32> = half_vector_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S132.value0_5).value0_3));
        var width_3 : vec2<f32> = ggx_widths_0(alpha_2);
        var common_0 : f32 = s_apply_ggx_density_0(width_3, m_0).value0_33 / (4.0f * s_apply_abs_0(_S133).value0_2);
        var _S135 : f32 = 1.0f + s_apply_ggx_lambda_0(width_3, _S129).value0_32;
        var _S136 : f32 = common_0 / _S135;
        value_2.f_cos_0 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S129, m_0).value0_5).value0_2, eta_2, k_2).value0_34 * vec3<f32>((common_0 / (_S135 + s_apply_ggx_lambda_0(width_3, _S130).value0_32)));
        value_2.pdf_0 = _S136;
    }
    else
    {
        value_2 = _S131.value0_30;
    }
    var _S137 : Tuple_19;
    _S137.value0_31 = value_2;
    return _S137;
}

struct Tuple_24
{
     value0_36 : BsdfValue_0,
};

struct Tuple_25
{
     value0_37 : f32,
};

fn s_apply_fresnel_dielectric_0( _S138 : f32,  eta_outer_0 : f32) -> Tuple_25
{
    var cos_i_0 : f32;
    var eta_3 : f32;
    if(_S138 < 0.0f)
    {
        var _S139 : f32 = 1.0f / eta_outer_0;
        cos_i_0 = - _S138;
        eta_3 = _S139;
    }
    else
    {
        cos_i_0 = _S138;
        eta_3 = eta_outer_0;
    }
    var sin2_t_0 : f32 = (1.0f - s_apply_sqr_0(cos_i_0).value0_20) / (eta_3 * eta_3);
    var reflected_0 : f32;
    if(sin2_t_0 < 1.0f)
    {
        var _S140 : Tuple_15 = s_apply_safe_sqrt_0(1.0f - sin2_t_0);
        var _S141 : f32 = eta_3 * cos_i_0;
        var _S142 : f32 = eta_3 * _S140.value0_27;
        reflected_0 = (s_apply_sqr_0((_S141 - _S140.value0_27) / (_S141 + _S140.value0_27)).value0_20 + s_apply_sqr_0((cos_i_0 - _S142) / (cos_i_0 + _S142)).value0_20) * 0.5f;
    }
    else
    {
        reflected_0 = 1.0f;
    }
    var _S143 : Tuple_25;
    _S143.value0_37 = reflected_0;
    return _S143;
}

fn s_apply_dielectric_evaluate_0( eta_4 : f32,  alpha_3 : vec2<f32>,  _S144 : vec3<f32>,  _S145 : vec3<f32>) -> Tuple_24
{
    var _S146 : Tuple_18 = s_apply_no_value_0();
    var _S147 : f32 = _S144.z;
    var _S148 : bool;
    if(_S147 != 0.0f)
    {
        _S148 = (_S145.z) != 0.0f;
    }
    else
    {
        _S148 = false;
    }
    var value_3 : BsdfValue_0;
    if(_S148)
    {
        var _S149 : f32 = _S145.z;
        var reflects_0 : bool = (_S147 * _S149) > 0.0f;
        var crossing_0 : f32;
        if(reflects_0)
        {
            crossing_0 = 1.0f;
        }
        else
        {
            if(_S147 > 0.0f)
            {
                crossing_0 = eta_4;
            }
            else
            {
                crossing_0 = 1.0f / eta_4;
            }
        }
        var half_vector_1 : vec3<f32> = _S145 * vec3<f32>(crossing_0) + _S144;
        var _S150 : Tuple_5 = s_apply_dot_0(half_vector_1, half_vector_1);
        if((_S150.value0_5) > 0.0f)
        {
            var m_1 : vec3<f32> = half_vector_1 * vec3<f32>((1.0f / s_apply_sqrt_0(_S150.value0_5).value0_3));
            var m_2 : vec3<f32>;
            if((m_1.z) < 0.0f)
            {
                m_2 = (vec3<f32>(0) - m_1);
            }
            else
            {
                m_2 = m_1;
            }
            var _S151 : Tuple_5 = s_apply_dot_0(_S144, m_2);
            var _S152 : Tuple_5 = s_apply_dot_0(_S145, m_2);
            if((_S151.value0_5 * _S147) >= 0.0f)
            {
                _S148 = (_S152.value0_5 * _S149) >= 0.0f;
            }
            else
            {
                _S148 = false;
            }
            if(_S148)
            {
                var width_4 : vec2<f32> = ggx_widths_0(alpha_3);
                var _S153 : Tuple_25 = s_apply_fresnel_dielectric_0(_S151.value0_5, eta_4);
                var masking_o_0 : f32 = 1.0f + s_apply_ggx_lambda_0(width_4, _S144).value0_32;
                var masking_both_0 : f32 = masking_o_0 + s_apply_ggx_lambda_0(width_4, _S145).value0_32;
                if(reflects_0)
                {
                    var common_1 : f32 = _S153.value0_37 * s_apply_ggx_density_0(width_4, m_2).value0_33 / (4.0f * s_apply_abs_0(_S147).value0_2);
                    var _S154 : f32 = common_1 / masking_o_0;
                    value_3.f_cos_0 = vec3<f32>((common_1 / masking_both_0));
                    value_3.pdf_0 = _S154;
                }
                else
                {
                    var common_2 : f32 = (1.0f - _S153.value0_37) * s_apply_ggx_density_0(width_4, m_2).value0_33 * (s_apply_abs_0(_S152.value0_5).value0_2 / s_apply_sqr_0(_S152.value0_5 + _S151.value0_5 / crossing_0).value0_20) * s_apply_abs_0(_S151.value0_5).value0_2 / s_apply_abs_0(_S147).value0_2;
                    var _S155 : f32 = common_2 / masking_o_0;
                    value_3.f_cos_0 = vec3<f32>((common_2 / (masking_both_0 * crossing_0 * crossing_0)));
                    value_3.pdf_0 = _S155;
                }
            }
            else
            {
                value_3 = _S146.value0_30;
            }
        }
        else
        {
            value_3 = _S146.value0_30;
        }
    }
    else
    {
        value_3 = _S146.value0_30;
    }
    var _S156 : Tuple_24;
    _S156.value0_36 = value_3;
    return _S156;
}

fn s_apply_bsdf_evaluate_0( material_2 : Material_0,  _S157 : vec3<f32>,  _S158 : vec3<f32>) -> Tuple_16
{
    var value_4 : BsdfValue_0;
    if((material_2.kind_0) == u32(0))
    {
        value_4 = s_apply_diffuse_evaluate_0(material_2.a_0.xyz, _S157, _S158).value0_29;
    }
    else
    {
        if((material_2.kind_0) == u32(1))
        {
            value_4 = s_apply_conductor_evaluate_0(material_2.a_0.xyz, material_2.b_0.xyz, material_2.alpha_0, _S157, _S158).value0_31;
        }
        else
        {
            value_4 = s_apply_dielectric_evaluate_0(material_2.a_0.x, material_2.alpha_0, _S157, _S158).value0_36;
        }
    }
    var _S159 : Tuple_16;
    _S159.value0_28 = value_4;
    return _S159;
}

fn s_apply_direct_light_0( material_3 : Material_0,  light_4 : ChosenLight_0,  _S160 : Surface_0,  _S161 : vec3<f32>,  _S162 : vec2<f32>) -> Tuple_13
{
    var _S163 : vec3<f32> = vec3<f32>(0.0f);
    var to_light_0 : vec3<f32> = s_apply_point_on_light_0(light_4, _S162).value0_26 - _S160.position_0;
    var _S164 : Tuple_5 = s_apply_dot_0(to_light_0, to_light_0);
    var result_0 : vec3<f32>;
    if((_S164.value0_5) > 0.0f)
    {
        var direction_1 : vec3<f32> = to_light_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S164.value0_5).value0_3));
        var cos_light_0 : f32 = - s_apply_dot_0(direction_1, light_4.normal_1).value0_5;
        var _S165 : bool;
        if(cos_light_0 > 0.0f)
        {
            _S165 = true;
        }
        else
        {
            if(cos_light_0 < 0.0f)
            {
                _S165 = light_4.two_sided_2;
            }
            else
            {
                _S165 = false;
            }
        }
        if(_S165)
        {
            var _S166 : Tuple_16 = s_apply_bsdf_evaluate_0(material_3, _S161, s_apply_to_local_0(_S160.frame_0, direction_1).value0_24);
            var _S167 : Tuple_2 = s_apply_abs_0(cos_light_0);
            var pdf_light_0 : f32 = _S164.value0_5 * light_4.pdf_area_1;
            result_0 = _S166.value0_28.f_cos_0 * light_4.radiance_1 * vec3<f32>((s_apply_power_heuristic_0(pdf_light_0, _S166.value0_28.pdf_0 * _S167.value0_2).value0_19 * _S167.value0_2 / pdf_light_0));
        }
        else
        {
            result_0 = _S163;
        }
    }
    else
    {
        result_0 = _S163;
    }
    var _S168 : Tuple_13;
    _S168.value0_25 = result_0;
    return _S168;
}

struct Departure_0
{
     weight_1 : vec3<f32>,
     origin_0 : vec3<f32>,
     direction_2 : vec3<f32>,
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
    var _S169 : vec3<f32> = vec3<f32>(0.0f);
    var _S170 : Tuple_28;
    _S170.value0_40.wi_0 = _S169;
    _S170.value0_40.weight_2 = _S169;
    _S170.value0_40.pdf_2 = 0.0f;
    _S170.value0_40.valid_1 = false;
    _S170.value0_40.delta_3 = false;
    return _S170;
}

struct Tuple_29
{
     value0_41 : BsdfSample_0,
};

struct Tuple_30
{
     value0_42 : vec2<f32>,
};

fn s_apply_sin_cos_turns_0( _S171 : f32) -> Tuple_30
{
    var quarter_0 : f32 = round(_S171 * 4.0f);
    var angle_0 : f32 = (_S171 - quarter_0 * 0.25f) * 6.28318548202514648f;
    var a2_0 : f32 = angle_0 * angle_0;
    var s_2 : f32 = angle_0 * (1.0f + a2_0 * (-0.1666666716337204f + a2_0 * (0.00833333376795053f + a2_0 * (-0.0001984127011383f + a2_0 * 2.75573188446287531e-06f))));
    var c_0 : f32 = 1.0f + a2_0 * (-0.5f + a2_0 * (0.0416666679084301f + a2_0 * (-0.00138888892251998f + a2_0 * 0.00002480158764229f)));
    var q_1 : i32 = (i32(quarter_0) & (i32(3)));
    var sine_0 : f32;
    var cosine_0 : f32;
    if(q_1 == i32(1))
    {
        var _S172 : f32 = - s_2;
        sine_0 = c_0;
        cosine_0 = _S172;
    }
    else
    {
        if(q_1 == i32(2))
        {
            var _S173 : f32 = - c_0;
            sine_0 = - s_2;
            cosine_0 = _S173;
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
    var _S174 : Tuple_30;
    _S174.value0_42 = vec2<f32>(sine_0, cosine_0);
    return _S174;
}

fn s_apply_diffuse_sample_0( reflectance_1 : vec3<f32>,  _S175 : vec3<f32>,  _S176 : vec2<f32>) -> Tuple_29
{
    var _S177 : Tuple_30 = s_apply_sin_cos_turns_0(_S176.x);
    var _S178 : f32 = _S176.y;
    var _S179 : Tuple_15 = s_apply_safe_sqrt_0(_S178);
    var _S180 : Tuple_15 = s_apply_safe_sqrt_0(1.0f - _S178);
    var _S181 : Tuple_28 = s_apply_no_sample_0();
    var sample_0 : BsdfSample_0;
    if((_S180.value0_27) > 0.0f)
    {
        var side_0 : f32;
        if((_S175.z) < 0.0f)
        {
            side_0 = -1.0f;
        }
        else
        {
            side_0 = 1.0f;
        }
        var _S182 : vec3<f32> = vec3<f32>(_S179.value0_27 * _S177.value0_42.y, _S179.value0_27 * _S177.value0_42.x, side_0 * _S180.value0_27);
        sample_0 = _S181.value0_40;
        sample_0.wi_0 = _S182;
        sample_0.weight_2 = reflectance_1;
        sample_0.pdf_2 = _S180.value0_27 * 0.31830990314483643f;
        sample_0.valid_1 = true;
    }
    else
    {
        sample_0 = _S181.value0_40;
    }
    var _S183 : Tuple_29;
    _S183.value0_41 = sample_0;
    return _S183;
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

fn s_apply_unit_vector_0( _S184 : vec3<f32>) -> Tuple_33
{
    var _S185 : Tuple_33;
    _S185.value0_45 = _S184 * vec3<f32>((1.0f / s_apply_sqrt_0(s_apply_dot_0(_S184, _S184).value0_5).value0_3));
    return _S185;
}

fn s_apply_ggx_sample_visible_0( width_5 : vec2<f32>,  _S186 : vec3<f32>,  _S187 : vec2<f32>) -> Tuple_32
{
    var w_0 : vec3<f32>;
    if((_S186.z) < 0.0f)
    {
        w_0 = (vec3<f32>(0) - _S186);
    }
    else
    {
        w_0 = _S186;
    }
    var _S188 : f32 = width_5.x;
    var _S189 : f32 = width_5.y;
    var _S190 : Tuple_33 = s_apply_unit_vector_0(vec3<f32>(w_0.x * _S188, w_0.y * _S189, w_0.z));
    var _S191 : Tuple_30 = s_apply_sin_cos_turns_0(_S187.x);
    var one_minus_z_0 : f32 = _S187.y * (1.0f + _S190.value0_45.z);
    var _S192 : Tuple_15 = s_apply_safe_sqrt_0(one_minus_z_0 * (2.0f - one_minus_z_0));
    var h_0 : vec3<f32> = vec3<f32>(_S192.value0_27 * _S191.value0_42.y, _S192.value0_27 * _S191.value0_42.x, 1.0f - one_minus_z_0) + _S190.value0_45;
    var _S193 : Tuple_32;
    _S193.value0_44 = s_apply_unit_vector_0(vec3<f32>(h_0.x * _S188, h_0.y * _S189, s_apply_max_0(h_0.z, 9.999999960041972e-13f).value0_1)).value0_45;
    return _S193;
}

struct Tuple_34
{
     value0_46 : vec3<f32>,
};

fn s_apply_mirrored_0( _S194 : vec3<f32>,  _S195 : vec3<f32>) -> Tuple_34
{
    var _S196 : Tuple_34;
    _S196.value0_46 = _S195 * vec3<f32>((2.0f * s_apply_dot_0(_S194, _S195).value0_5)) - _S194;
    return _S196;
}

fn s_apply_conductor_sample_0( eta_5 : vec3<f32>,  k_3 : vec3<f32>,  alpha_4 : vec2<f32>,  smooth_1 : bool,  _S197 : vec3<f32>,  _S198 : vec2<f32>) -> Tuple_31
{
    var _S199 : Tuple_28 = s_apply_no_sample_0();
    var sample_1 : BsdfSample_0;
    if(smooth_1)
    {
        var _S200 : f32 = _S197.z;
        var _S201 : Tuple_22 = s_apply_fresnel_conductor_0(s_apply_abs_0(_S200).value0_2, eta_5, k_3);
        sample_1.wi_0 = vec3<f32>(- _S197.x, - _S197.y, _S200);
        sample_1.weight_2 = _S201.value0_34;
        sample_1.pdf_2 = 1.0f;
        sample_1.valid_1 = true;
        sample_1.delta_3 = true;
    }
    else
    {
        var width_6 : vec2<f32> = ggx_widths_0(alpha_4);
        var _S202 : Tuple_32 = s_apply_ggx_sample_visible_0(width_6, _S197, _S198);
        var _S203 : Tuple_34 = s_apply_mirrored_0(_S197, _S202.value0_44);
        var _S204 : f32 = _S197.z;
        if((_S204 * _S203.value0_46.z) > 0.0f)
        {
            var masking_o_1 : f32 = 1.0f + s_apply_ggx_lambda_0(width_6, _S197).value0_32;
            sample_1 = _S199.value0_40;
            sample_1.wi_0 = _S203.value0_46;
            sample_1.weight_2 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S197, _S202.value0_44).value0_5).value0_2, eta_5, k_3).value0_34 * vec3<f32>((masking_o_1 / (masking_o_1 + s_apply_ggx_lambda_0(width_6, _S203.value0_46).value0_32)));
            sample_1.pdf_2 = s_apply_ggx_density_0(width_6, _S202.value0_44).value0_33 / (4.0f * s_apply_abs_0(_S204).value0_2 * masking_o_1);
            sample_1.valid_1 = true;
        }
        else
        {
            sample_1 = _S199.value0_40;
        }
    }
    var _S205 : Tuple_31;
    _S205.value0_43 = sample_1;
    return _S205;
}

struct Tuple_35
{
     value0_47 : BsdfSample_0,
};

struct Refraction_0
{
     direction_3 : vec3<f32>,
     valid_2 : bool,
};

struct Tuple_36
{
     value0_48 : Refraction_0,
};

fn s_apply_refracted_0( _S206 : vec3<f32>,  _S207 : vec3<f32>,  eta_outer_1 : f32) -> Tuple_36
{
    var _S208 : Tuple_5 = s_apply_dot_0(_S206, _S207);
    var cos_i_1 : f32;
    var eta_6 : f32;
    var m_3 : vec3<f32>;
    if((_S208.value0_5) < 0.0f)
    {
        var _S209 : vec3<f32> = (vec3<f32>(0) - _S207);
        var _S210 : f32 = 1.0f / eta_outer_1;
        cos_i_1 = - _S208.value0_5;
        eta_6 = _S210;
        m_3 = _S209;
    }
    else
    {
        cos_i_1 = _S208.value0_5;
        eta_6 = eta_outer_1;
        m_3 = _S207;
    }
    var sin2_t_1 : f32 = s_apply_max_0(1.0f - s_apply_sqr_0(cos_i_1).value0_20, 0.0f).value0_1 / (eta_6 * eta_6);
    var _S211 : vec3<f32> = vec3<f32>(0.0f);
    var result_1 : Refraction_0;
    if(sin2_t_1 < 1.0f)
    {
        result_1.direction_3 = m_3 * vec3<f32>((cos_i_1 / eta_6 - s_apply_safe_sqrt_0(1.0f - sin2_t_1).value0_27)) - _S206 * vec3<f32>((1.0f / eta_6));
        result_1.valid_2 = true;
    }
    else
    {
        result_1.direction_3 = _S211;
        result_1.valid_2 = false;
    }
    var _S212 : Tuple_36;
    _S212.value0_48 = result_1;
    return _S212;
}

fn s_apply_smooth_dielectric_sample_0( eta_7 : f32,  _S213 : vec3<f32>,  lobe_2 : f32) -> Tuple_35
{
    var _S214 : Tuple_28 = s_apply_no_sample_0();
    var _S215 : f32 = _S213.z;
    var sample_2 : BsdfSample_0;
    if(lobe_2 < (s_apply_fresnel_dielectric_0(_S215, eta_7).value0_37))
    {
        var _S216 : vec3<f32> = vec3<f32>(1.0f);
        sample_2.wi_0 = vec3<f32>(- _S213.x, - _S213.y, _S215);
        sample_2.weight_2 = _S216;
        sample_2.pdf_2 = 1.0f;
        sample_2.valid_1 = true;
        sample_2.delta_3 = true;
    }
    else
    {
        var _S217 : Tuple_36 = s_apply_refracted_0(_S213, vec3<f32>(0.0f, 0.0f, 1.0f), eta_7);
        if(_S217.value0_48.valid_2)
        {
            var crossing_1 : f32;
            if(_S215 > 0.0f)
            {
                crossing_1 = eta_7;
            }
            else
            {
                crossing_1 = 1.0f / eta_7;
            }
            var _S218 : vec3<f32> = vec3<f32>((1.0f / (crossing_1 * crossing_1)));
            sample_2.wi_0 = _S217.value0_48.direction_3;
            sample_2.weight_2 = _S218;
            sample_2.pdf_2 = 1.0f;
            sample_2.valid_1 = true;
            sample_2.delta_3 = true;
        }
        else
        {
            sample_2 = _S214.value0_40;
        }
    }
    var _S219 : Tuple_35;
    _S219.value0_47 = sample_2;
    return _S219;
}

struct Tuple_37
{
     value0_49 : BsdfSample_0,
};

fn s_apply_rough_dielectric_sample_0( eta_8 : f32,  alpha_5 : vec2<f32>,  _S220 : vec3<f32>,  _S221 : vec2<f32>,  lobe_3 : f32) -> Tuple_37
{
    var _S222 : Tuple_28 = s_apply_no_sample_0();
    var width_7 : vec2<f32> = ggx_widths_0(alpha_5);
    var _S223 : Tuple_32 = s_apply_ggx_sample_visible_0(width_7, _S220, _S221);
    var _S224 : Tuple_5 = s_apply_dot_0(_S220, _S223.value0_44);
    var _S225 : Tuple_25 = s_apply_fresnel_dielectric_0(_S224.value0_5, eta_8);
    var masking_o_2 : f32 = 1.0f + s_apply_ggx_lambda_0(width_7, _S220).value0_32;
    var _S226 : Tuple_2 = s_apply_abs_0(_S224.value0_5);
    var _S227 : f32 = _S220.z;
    var visible_0 : f32 = s_apply_ggx_density_0(width_7, _S223.value0_44).value0_33 * _S226.value0_2 / (masking_o_2 * s_apply_abs_0(_S227).value0_2);
    var sample_3 : BsdfSample_0;
    if(lobe_3 < (_S225.value0_37))
    {
        var _S228 : Tuple_34 = s_apply_mirrored_0(_S220, _S223.value0_44);
        if((_S227 * _S228.value0_46.z) > 0.0f)
        {
            sample_3 = _S222.value0_40;
            sample_3.wi_0 = _S228.value0_46;
            sample_3.weight_2 = vec3<f32>((masking_o_2 / (masking_o_2 + s_apply_ggx_lambda_0(width_7, _S228.value0_46).value0_32)));
            sample_3.pdf_2 = _S225.value0_37 * visible_0 / (4.0f * _S226.value0_2);
            sample_3.valid_1 = true;
        }
        else
        {
            sample_3 = _S222.value0_40;
        }
    }
    else
    {
        var _S229 : Tuple_36 = s_apply_refracted_0(_S220, _S223.value0_44, eta_8);
        var _S230 : bool;
        if(_S229.value0_48.valid_2)
        {
            _S230 = (_S227 * _S229.value0_48.direction_3.z) < 0.0f;
        }
        else
        {
            _S230 = false;
        }
        if(_S230)
        {
            var crossing_2 : f32;
            if(_S227 > 0.0f)
            {
                crossing_2 = eta_8;
            }
            else
            {
                crossing_2 = 1.0f / eta_8;
            }
            var _S231 : Tuple_5 = s_apply_dot_0(_S229.value0_48.direction_3, _S223.value0_44);
            var jacobian_0 : f32 = s_apply_abs_0(_S231.value0_5).value0_2 / s_apply_sqr_0(_S231.value0_5 + _S224.value0_5 / crossing_2).value0_20;
            sample_3 = _S222.value0_40;
            sample_3.wi_0 = _S229.value0_48.direction_3;
            sample_3.weight_2 = vec3<f32>((masking_o_2 / ((masking_o_2 + s_apply_ggx_lambda_0(width_7, _S229.value0_48.direction_3).value0_32) * crossing_2 * crossing_2)));
            sample_3.pdf_2 = (1.0f - _S225.value0_37) * visible_0 * jacobian_0;
            sample_3.valid_1 = true;
        }
        else
        {
            sample_3 = _S222.value0_40;
        }
    }
    var _S232 : Tuple_37;
    _S232.value0_49 = sample_3;
    return _S232;
}

fn s_apply_bsdf_sample_0( material_4 : Material_0,  _S233 : vec3<f32>,  _S234 : vec2<f32>,  lobe_4 : f32) -> Tuple_27
{
    var _S235 : Tuple_28 = s_apply_no_sample_0();
    var smooth_2 : bool = (((material_4.flags_0) & (u32(2)))) != u32(0);
    var sample_4 : BsdfSample_0;
    if((_S233.z) != 0.0f)
    {
        if((material_4.kind_0) == u32(0))
        {
            sample_4 = s_apply_diffuse_sample_0(material_4.a_0.xyz, _S233, _S234).value0_41;
        }
        else
        {
            if((material_4.kind_0) == u32(1))
            {
                sample_4 = s_apply_conductor_sample_0(material_4.a_0.xyz, material_4.b_0.xyz, material_4.alpha_0, smooth_2, _S233, _S234).value0_43;
            }
            else
            {
                if(smooth_2)
                {
                    sample_4 = s_apply_smooth_dielectric_sample_0(material_4.a_0.x, _S233, lobe_4).value0_47;
                }
                else
                {
                    sample_4 = s_apply_rough_dielectric_sample_0(material_4.a_0.x, material_4.alpha_0, _S233, _S234, lobe_4).value0_49;
                }
            }
        }
    }
    else
    {
        sample_4 = _S235.value0_40;
    }
    var _S236 : Tuple_27;
    _S236.value0_39 = sample_4;
    return _S236;
}

struct Tuple_38
{
     value0_50 : vec3<f32>,
};

fn s_apply_to_world_0( _S237 : Frame_0,  _S238 : vec3<f32>) -> Tuple_38
{
    var _S239 : Tuple_38;
    _S239.value0_50 = _S237.s_0 * vec3<f32>(_S238.x) + _S237.t_0 * vec3<f32>(_S238.y) + _S237.n_0 * vec3<f32>(_S238.z);
    return _S239;
}

struct Tuple_39
{
     value0_51 : vec3<f32>,
};

fn s_apply_ray_origin_0( _S240 : Surface_0,  _S241 : vec3<f32>,  clearance_1 : f32) -> Tuple_39
{
    var offset_0 : f32;
    if((s_apply_dot_0(_S241, _S240.geometric_normal_0).value0_5) > 0.0f)
    {
        offset_0 = clearance_1;
    }
    else
    {
        offset_0 = - clearance_1;
    }
    var _S242 : Tuple_39;
    _S242.value0_51 = _S240.position_0 + _S240.geometric_normal_0 * vec3<f32>(offset_0);
    return _S242;
}

fn s_apply_scatter_0( material_5 : Material_0,  _S243 : Surface_0,  _S244 : vec3<f32>,  _S245 : vec2<f32>,  lobe_5 : f32,  clearance_2 : f32) -> Tuple_26
{
    var _S246 : Tuple_27 = s_apply_bsdf_sample_0(material_5, _S244, _S245, lobe_5);
    var _S247 : Tuple_38 = s_apply_to_world_0(_S243.frame_0, _S246.value0_39.wi_0);
    var _S248 : Tuple_39 = s_apply_ray_origin_0(_S243, _S247.value0_50, clearance_2);
    var _S249 : Tuple_26;
    _S249.value0_38.weight_1 = _S246.value0_39.weight_2;
    _S249.value0_38.origin_0 = _S248.value0_51;
    _S249.value0_38.direction_2 = _S247.value0_50;
    _S249.value0_38.pdf_1 = _S246.value0_39.pdf_2;
    _S249.value0_38.valid_0 = _S246.value0_39.valid_1;
    _S249.value0_38.delta_2 = _S246.value0_39.delta_3;
    return _S249;
}

struct Surface_Differential_0
{
     position_1 : vec3<f32>,
     frame_2 : Frame_0,
};

fn Frame_x24_syn_dzero_0() -> Frame_0
{
    var result_2 : Frame_0;
    var _S250 : vec3<f32> = vec3<f32>(0.0f);
    result_2.s_0 = _S250;
    result_2.t_0 = _S250;
    result_2.n_0 = _S250;
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
     direction_4 : vec3<f32>,
     pdf_3 : f32,
};

fn Departure_x24_syn_dzero_0() -> Departure_Differential_0
{
    var result_4 : Departure_Differential_0;
    var _S251 : vec3<f32> = vec3<f32>(0.0f);
    result_4.weight_3 = _S251;
    result_4.origin_1 = _S251;
    result_4.direction_4 = _S251;
    result_4.pdf_3 = 0.0f;
    return result_4;
}

fn Departure_x24_syn_dadd_0( SLANG_anonymous_0_0 : Departure_Differential_0,  SLANG_anonymous_1_0 : Departure_Differential_0) -> Departure_Differential_0
{
    var result_5 : Departure_Differential_0;
    result_5.weight_3 = SLANG_anonymous_0_0.weight_3 + SLANG_anonymous_1_0.weight_3;
    result_5.origin_1 = SLANG_anonymous_0_0.origin_1 + SLANG_anonymous_1_0.origin_1;
    result_5.direction_4 = SLANG_anonymous_0_0.direction_4 + SLANG_anonymous_1_0.direction_4;
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

fn s_bwdProp_ray_origin_0( _S252 : s_bwdCallableCtx_ray_origin_0,  _S253 : ptr<function, Surface_Differential_0>,  _S254 : ptr<function, vec3<f32>>,  _S255 : vec3<f32>)
{
    var _S256 : s_bwdCallableCtx_dot_0;
    _S256._S39 = _S252.value0_57.value1_8;
    _S256._S40 = _S252.value0_57.value0_56.geometric_normal_0;
    var _S257 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S258 : Surface_Differential_0 = _S257;
    _S258.position_1 = _S255;
    var _S259 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S257, _S258);
    var _S260 : vec3<f32> = vec3<f32>(0.0f);
    var _S261 : vec3<f32> = _S260;
    var _S262 : vec3<f32> = _S260;
    s_bwdProp_dot_0(_S256, &(_S261), &(_S262), 0.0f);
    (*_S253) = _S259;
    (*_S254) = _S261;
    return;
}

fn s_bwdProp_to_world_0( _S263 : s_bwdCallableCtx_to_world_0,  _S264 : ptr<function, Frame_0>,  _S265 : ptr<function, vec3<f32>>,  _S266 : vec3<f32>)
{
    var _S267 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S268 : vec3<f32> = _S263.value0_55.value0_54.n_0 * _S266;
    var _S269 : vec3<f32> = vec3<f32>(_S263.value0_55.value1_7.z) * _S266;
    var _S270 : f32 = _S268[i32(0)] + _S268[i32(1)] + _S268[i32(2)];
    var _S271 : vec3<f32> = _S263.value0_55.value0_54.t_0 * _S266;
    var _S272 : vec3<f32> = vec3<f32>(_S263.value0_55.value1_7.y) * _S266;
    var _S273 : f32 = _S271[i32(0)] + _S271[i32(1)] + _S271[i32(2)];
    var _S274 : vec3<f32> = _S263.value0_55.value0_54.s_0 * _S266;
    var _S275 : vec3<f32> = vec3<f32>(_S263.value0_55.value1_7.x) * _S266;
    var _S276 : f32 = _S274[i32(0)] + _S274[i32(1)] + _S274[i32(2)];
    var _S277 : Frame_0 = _S267;
    _S277.n_0 = _S269;
    _S277.t_0 = _S272;
    _S277.s_0 = _S275;
    var _S278 : vec3<f32> = vec3<f32>(_S276, _S273, _S270);
    (*_S264) = Frame_x24_syn_dadd_0(_S267, _S277);
    (*_S265) = _S278;
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
    var _S279 : vec3<f32> = vec3<f32>(0.0f);
    result_8.wi_1 = _S279;
    result_8.weight_4 = _S279;
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

fn s_bwdProp_safe_sqrt_0( _S280 : s_bwdCallableCtx_safe_sqrt_0,  _S281 : ptr<function, f32>,  _S282 : f32)
{
    var _S283 : bool = (_S280.value0_69.value0_68) > 0.0f;
    var _S284 : s_bwdCallableCtx_sqrt_0;
    if(_S283)
    {
        var _S285 : s_bwdCallableCtx_sqrt_0;
        _S285._S22 = _S280.value0_69.value0_68;
        _S284 = _S285;
    }
    else
    {
        _S284._S22 = 0.0f;
    }
    var _S286 : f32;
    if(_S283)
    {
        var _S287 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S284, &(_S287), _S282);
        _S286 = _S287;
    }
    else
    {
        _S286 = 0.0f;
    }
    (*_S281) = _S286;
    return;
}

fn s_bwdProp_sin_cos_turns_0( _S288 : s_bwdCallableCtx_sin_cos_turns_0,  _S289 : ptr<function, f32>,  _S290 : vec2<f32>)
{
    var quarter_1 : f32 = round(_S288.value0_67.value0_66 * 4.0f);
    var angle_1 : f32 = (_S288.value0_67.value0_66 - quarter_1 * 0.25f) * 6.28318548202514648f;
    var a2_1 : f32 = angle_1 * angle_1;
    var _S291 : f32 = -0.0001984127011383f + a2_1 * 2.75573188446287531e-06f;
    var _S292 : f32 = 0.00833333376795053f + a2_1 * _S291;
    var _S293 : f32 = -0.1666666716337204f + a2_1 * _S292;
    var _S294 : f32 = 1.0f + a2_1 * _S293;
    var _S295 : f32 = -0.00138888892251998f + a2_1 * 0.00002480158764229f;
    var _S296 : f32 = 0.0416666679084301f + a2_1 * _S295;
    var _S297 : f32 = -0.5f + a2_1 * _S296;
    var q_2 : i32 = (i32(quarter_1) & (i32(3)));
    var _S298 : bool = q_2 == i32(1);
    var _S299 : bool;
    var _S300 : bool;
    if(_S298)
    {
        _S299 = false;
        _S300 = false;
    }
    else
    {
        var _S301 : bool = q_2 == i32(2);
        if(_S301)
        {
            _S299 = false;
        }
        else
        {
            _S299 = q_2 == i32(3);
        }
        var _S302 : bool = _S299;
        _S299 = _S301;
        _S300 = _S302;
    }
    var _S303 : f32;
    var _S304 : f32;
    if(_S298)
    {
        var _S305 : f32 = - _S290[i32(1)];
        _S303 = _S290[i32(0)];
        _S304 = _S305;
    }
    else
    {
        if(_S299)
        {
            var _S306 : f32 = - _S290[i32(0)];
            _S303 = - _S290[i32(1)];
            _S304 = _S306;
        }
        else
        {
            if(_S300)
            {
                _S303 = - _S290[i32(0)];
                _S304 = _S290[i32(1)];
            }
            else
            {
                _S303 = _S290[i32(1)];
                _S304 = _S290[i32(0)];
            }
        }
    }
    var _S307 : f32 = a2_1 * _S303;
    var _S308 : f32 = a2_1 * _S307;
    var _S309 : f32 = angle_1 * _S304;
    var _S310 : f32 = a2_1 * _S309;
    var _S311 : f32 = a2_1 * _S310;
    var _S312 : f32 = angle_1 * (_S297 * _S303 + _S296 * _S307 + _S295 * _S308 + 0.00002480158764229f * (a2_1 * _S308) + _S293 * _S309 + _S292 * _S310 + _S291 * _S311 + 2.75573188446287531e-06f * (a2_1 * _S311));
    (*_S289) = 6.28318548202514648f * (_S294 * _S304 + _S312 + _S312);
    return;
}

fn s_bwdProp_diffuse_sample_0( _S313 : s_bwdCallableCtx_diffuse_sample_0,  _S314 : ptr<function, vec3<f32>>,  _S315 : ptr<function, vec2<f32>>,  _S316 : BsdfSample_Differential_0)
{
    var _S317 : f32 = _S313.value0_65.value1_9.x;
    var _S318 : Tuple_30 = s_apply_sin_cos_turns_0(_S317);
    var _S319 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S319.value0_66 = _S317;
    var _S320 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S319 );
    var _S321 : f32 = _S313.value0_65.value1_9.y;
    var _S322 : Tuple_15 = s_apply_safe_sqrt_0(_S321);
    var _S323 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S323.value0_68 = _S321;
    var _S324 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S323 );
    var _S325 : f32 = 1.0f - _S321;
    var _S326 : Tuple_15 = s_apply_safe_sqrt_0(_S325);
    var _S327 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S327.value0_68 = _S325;
    var _S328 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S327 );
    var _S329 : bool = (_S326.value0_27) > 0.0f;
    var side_1 : f32;
    var _S330 : f32;
    var _S331 : f32;
    if(_S329)
    {
        if((_S313.value0_65.value0_58.z) < 0.0f)
        {
            side_1 = -1.0f;
        }
        else
        {
            side_1 = 1.0f;
        }
        var _S332 : f32 = _S318.value0_42.y;
        _S330 = _S318.value0_42.x;
        _S331 = _S332;
    }
    else
    {
        side_1 = 0.0f;
        _S330 = 0.0f;
        _S331 = 0.0f;
    }
    var _S333 : vec3<f32> = vec3<f32>(0.0f);
    var _S334 : vec2<f32> = vec2<f32>(0.0f);
    var _S335 : vec2<f32>;
    if(_S329)
    {
        var _S336 : vec2<f32> = vec2<f32>(_S322.value0_27 * _S316.wi_1[i32(1)], _S322.value0_27 * _S316.wi_1[i32(0)]);
        var _S337 : f32 = _S330 * _S316.wi_1[i32(1)] + _S331 * _S316.wi_1[i32(0)];
        side_1 = 0.31830990314483643f * _S316.pdf_4 + side_1 * _S316.wi_1[i32(2)];
        _S330 = _S337;
        _S335 = _S336;
    }
    else
    {
        side_1 = 0.0f;
        _S330 = 0.0f;
        _S335 = _S334;
    }
    var _S338 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S328, &(_S338), side_1);
    var _S339 : f32 = - _S338;
    var _S340 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S324, &(_S340), _S330);
    var _S341 : f32 = _S339 + _S340;
    var _S342 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S320, &(_S342), _S335);
    var _S343 : vec2<f32> = vec2<f32>(_S342, _S341);
    (*_S314) = _S333;
    (*_S315) = _S343;
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

fn s_bwdProp_sqr_0( _S344 : s_bwdCallableCtx_sqr_0,  _S345 : ptr<function, f32>,  _S346 : f32)
{
    var _S347 : f32 = _S344.value0_83.value0_82 * _S346;
    (*_S345) = _S347 + _S347;
    return;
}

fn s_bwdProp_fresnel_conductor_channel_0( _S348 : s_bwdCallableCtx_fresnel_conductor_channel_0,  _S349 : ptr<function, f32>,  _S350 : f32)
{
    var _S351 : Tuple_0 = s_apply_min_0(_S348.value0_81.value0_80, 1.0f);
    var _S352 : s_bwdCallableCtx_min_0;
    _S352._S2 = _S348.value0_81.value0_80;
    _S352._S3 = 1.0f;
    var _S353 : Tuple_11 = s_apply_sqr_0(_S351.value0_0);
    var _S354 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S354.value0_82 = _S351.value0_0;
    var _S355 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S354 );
    var sin2_1 : f32 = 1.0f - _S353.value0_20;
    var _S356 : f32 = _S348.value0_81.value1_18;
    var _S357 : f32 = _S348.value0_81.value2_11;
    var t0_1 : f32 = _S356 * _S356 - _S357 * _S357 - sin2_1;
    var _S358 : Tuple_11 = s_apply_sqr_0(t0_1);
    var _S359 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S359.value0_82 = t0_1;
    var _S360 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S359 );
    var _S361 : f32 = _S358.value0_20 + 4.0f * _S348.value0_81.value1_18 * _S348.value0_81.value1_18 * _S348.value0_81.value2_11 * _S348.value0_81.value2_11;
    var _S362 : Tuple_15 = s_apply_safe_sqrt_0(_S361);
    var _S363 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S363.value0_68 = _S361;
    var _S364 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S363 );
    var _S365 : f32 = (_S362.value0_27 + t0_1) * 0.5f;
    var _S366 : Tuple_15 = s_apply_safe_sqrt_0(_S365);
    var _S367 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S367.value0_68 = _S365;
    var _S368 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S367 );
    var t1_1 : f32 = _S362.value0_27 + _S353.value0_20;
    var _S369 : f32 = 2.0f * _S366.value0_27;
    var t2_1 : f32 = _S369 * _S351.value0_0;
    var _S370 : f32 = t1_1 - t2_1;
    var _S371 : f32 = t1_1 + t2_1;
    var perpendicular_1 : f32 = _S370 / _S371;
    var _S372 : f32 = _S371 * _S371;
    var _S373 : f32 = _S353.value0_20 * _S362.value0_27;
    var _S374 : Tuple_11 = s_apply_sqr_0(sin2_1);
    var _S375 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S375.value0_82 = sin2_1;
    var _S376 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S375 );
    var t3_1 : f32 = _S373 + _S374.value0_20;
    var t4_1 : f32 = t2_1 * sin2_1;
    var _S377 : f32 = t3_1 - t4_1;
    var _S378 : f32 = t3_1 + t4_1;
    var s_diff_parallel_T_0 : f32 = 0.5f * _S350;
    var _S379 : f32 = s_diff_parallel_T_0 / (_S378 * _S378);
    var _S380 : f32 = perpendicular_1 * _S377 * - _S379;
    var _S381 : f32 = _S378 * _S379;
    var _S382 : f32 = perpendicular_1 * _S381;
    var _S383 : f32 = _S377 * _S381;
    var _S384 : f32 = _S380 + - _S382;
    var _S385 : f32 = t2_1 * _S384;
    var _S386 : f32 = sin2_1 * _S384;
    var _S387 : f32 = _S380 + _S382;
    var _S388 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S376, &(_S388), _S387);
    var _S389 : f32 = _S353.value0_20 * _S387;
    var _S390 : f32 = _S362.value0_27 * _S387;
    var _S391 : f32 = (s_diff_parallel_T_0 + _S383) / _S372;
    var _S392 : f32 = _S370 * - _S391;
    var _S393 : f32 = _S371 * _S391;
    var _S394 : f32 = _S386 + _S392 + - _S393;
    var _S395 : f32 = _S369 * _S394;
    var _S396 : f32 = 2.0f * (_S351.value0_0 * _S394);
    var _S397 : f32 = _S392 + _S393;
    var _S398 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S368, &(_S398), _S396);
    var _S399 : f32 = 0.5f * _S398;
    var _S400 : f32 = _S389 + _S397 + _S399;
    var _S401 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S364, &(_S401), _S400);
    var _S402 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S360, &(_S402), _S401);
    var _S403 : f32 = _S390 + _S397 + - (_S385 + _S388 + - (_S399 + _S402));
    var _S404 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S355, &(_S404), _S403);
    var _S405 : f32 = _S395 + _S404;
    var _S406 : f32 = 0.0f;
    var _S407 : f32 = 0.0f;
    s_bwdProp_min_0(_S352, &(_S406), &(_S407), _S405);
    (*_S349) = _S406;
    return;
}

fn s_bwdProp_fresnel_conductor_0( _S408 : s_bwdCallableCtx_fresnel_conductor_0,  _S409 : ptr<function, f32>,  _S410 : vec3<f32>)
{
    var _S411 : f32 = _S408.value0_77.value1_13.x;
    var _S412 : f32 = _S408.value0_77.value2_9.x;
    var _S413 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S413.value0_80 = _S408.value0_77.value0_70;
    _S413.value1_18 = _S411;
    _S413.value2_11 = _S412;
    var _S414 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S413 );
    var _S415 : f32 = _S408.value0_77.value1_13.y;
    var _S416 : f32 = _S408.value0_77.value2_9.y;
    var _S417 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S417.value0_80 = _S408.value0_77.value0_70;
    _S417.value1_18 = _S415;
    _S417.value2_11 = _S416;
    var _S418 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S417 );
    var _S419 : f32 = _S408.value0_77.value1_13.z;
    var _S420 : f32 = _S408.value0_77.value2_9.z;
    var _S421 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S421.value0_80 = _S408.value0_77.value0_70;
    _S421.value1_18 = _S419;
    _S421.value2_11 = _S420;
    var _S422 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S421 );
    var _S423 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S422, &(_S423), _S410[i32(2)]);
    var _S424 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S418, &(_S424), _S410[i32(1)]);
    var _S425 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S414, &(_S425), _S410[i32(0)]);
    (*_S409) = _S423 + _S424 + _S425;
    return;
}

fn s_bwdProp_ggx_density_0( _S426 : s_bwdCallableCtx_ggx_density_0,  _S427 : ptr<function, vec3<f32>>,  _S428 : f32)
{
    var _S429 : f32 = _S426.value0_75.value0_74.x;
    var _S430 : f32 = _S426.value0_75.value1_17.x / _S429;
    var _S431 : Tuple_11 = s_apply_sqr_0(_S430);
    var _S432 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S432.value0_82 = _S430;
    var _S433 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S432 );
    var _S434 : f32 = _S426.value0_75.value0_74.y;
    var _S435 : f32 = _S426.value0_75.value1_17.y / _S434;
    var _S436 : Tuple_11 = s_apply_sqr_0(_S435);
    var _S437 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S437.value0_82 = _S435;
    var _S438 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S437 );
    var _S439 : f32 = _S431.value0_20 + _S436.value0_20;
    var _S440 : f32 = _S426.value0_75.value1_17.z;
    var _S441 : Tuple_11 = s_apply_sqr_0(_S440);
    var _S442 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S442.value0_82 = _S440;
    var _S443 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S442 );
    var s_3 : f32 = _S439 + _S441.value0_20;
    var _S444 : f32 = 3.14159274101257324f * _S429 * _S434;
    var _S445 : Tuple_11 = s_apply_sqr_0(s_3);
    var _S446 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S446.value0_82 = s_3;
    var _S447 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S446 );
    var _S448 : f32 = _S444 * _S445.value0_20;
    var _S449 : f32 = _S444 * - (_S428 / (_S448 * _S448));
    var _S450 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S447, &(_S450), _S449);
    var _S451 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S443, &(_S451), _S450);
    var _S452 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S438, &(_S452), _S450);
    var _S453 : f32 = _S452 / _S434;
    var _S454 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S433, &(_S454), _S450);
    (*_S427) = vec3<f32>(_S454 / _S429, _S453, _S451);
    return;
}

fn s_bwdProp_ggx_lambda_0( _S455 : s_bwdCallableCtx_ggx_lambda_0,  _S456 : ptr<function, vec3<f32>>,  _S457 : f32)
{
    var _S458 : f32 = _S455.value0_76.value0_73.x;
    var _S459 : f32 = _S458 * _S455.value0_76.value1_16.x;
    var _S460 : Tuple_11 = s_apply_sqr_0(_S459);
    var _S461 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S461.value0_82 = _S459;
    var _S462 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S461 );
    var _S463 : f32 = _S455.value0_76.value0_73.y;
    var _S464 : f32 = _S463 * _S455.value0_76.value1_16.y;
    var _S465 : Tuple_11 = s_apply_sqr_0(_S464);
    var _S466 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S466.value0_82 = _S464;
    var _S467 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S466 );
    var _S468 : f32 = _S460.value0_20 + _S465.value0_20;
    var _S469 : f32 = _S455.value0_76.value1_16.z;
    var _S470 : Tuple_11 = s_apply_sqr_0(_S469);
    var _S471 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S471.value0_82 = _S469;
    var _S472 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S471 );
    var _S473 : f32 = _S470.value0_20 * _S470.value0_20;
    var _S474 : s_bwdCallableCtx_sqrt_0;
    _S474._S22 = 1.0f + _S468 / _S470.value0_20;
    var _S475 : f32 = 0.5f * _S457;
    var _S476 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S474, &(_S476), _S475);
    var _S477 : f32 = _S476 / _S473;
    var _S478 : f32 = _S468 * - _S477;
    var _S479 : f32 = _S470.value0_20 * _S477;
    var _S480 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S472, &(_S480), _S478);
    var _S481 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S467, &(_S481), _S479);
    var _S482 : f32 = _S463 * _S481;
    var _S483 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S462, &(_S483), _S479);
    (*_S456) = vec3<f32>(_S458 * _S483, _S482, _S480);
    return;
}

fn s_bwdProp_mirrored_0( _S484 : s_bwdCallableCtx_mirrored_0,  _S485 : ptr<function, vec3<f32>>,  _S486 : ptr<function, vec3<f32>>,  _S487 : vec3<f32>)
{
    var _S488 : Tuple_5 = s_apply_dot_0(_S484.value0_78.value0_72, _S484.value0_78.value1_15);
    var _S489 : s_bwdCallableCtx_dot_0;
    _S489._S39 = _S484.value0_78.value0_72;
    _S489._S40 = _S484.value0_78.value1_15;
    var _S490 : vec3<f32> = (vec3<f32>(0) - _S487);
    var _S491 : vec3<f32> = _S484.value0_78.value1_15 * _S487;
    var _S492 : vec3<f32> = vec3<f32>((2.0f * _S488.value0_5)) * _S487;
    var _S493 : f32 = 2.0f * (_S491[i32(0)] + _S491[i32(1)] + _S491[i32(2)]);
    var _S494 : vec3<f32> = vec3<f32>(0.0f);
    var _S495 : vec3<f32> = _S494;
    var _S496 : vec3<f32> = _S494;
    s_bwdProp_dot_0(_S489, &(_S495), &(_S496), _S493);
    var _S497 : vec3<f32> = _S492 + _S496;
    (*_S485) = _S490 + _S495;
    (*_S486) = _S497;
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

fn s_bwdProp_unit_vector_0( _S498 : s_bwdCallableCtx_unit_vector_0,  _S499 : ptr<function, vec3<f32>>,  _S500 : vec3<f32>)
{
    var _S501 : vec3<f32> = _S498.value0_85.value0_84;
    var _S502 : Tuple_5 = s_apply_dot_0(_S501, _S501);
    var _S503 : s_bwdCallableCtx_dot_0;
    _S503._S39 = _S498.value0_85.value0_84;
    _S503._S40 = _S498.value0_85.value0_84;
    var _S504 : Tuple_3 = s_apply_sqrt_0(_S502.value0_5);
    var _S505 : s_bwdCallableCtx_sqrt_0;
    _S505._S22 = _S502.value0_5;
    var _S506 : vec3<f32> = _S498.value0_85.value0_84 * _S500;
    var _S507 : vec3<f32> = vec3<f32>((1.0f / _S504.value0_3)) * _S500;
    var _S508 : f32 = - ((_S506[i32(0)] + _S506[i32(1)] + _S506[i32(2)]) / (_S504.value0_3 * _S504.value0_3));
    var _S509 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S505, &(_S509), _S508);
    var _S510 : vec3<f32> = vec3<f32>(0.0f);
    var _S511 : vec3<f32> = _S510;
    var _S512 : vec3<f32> = _S510;
    s_bwdProp_dot_0(_S503, &(_S511), &(_S512), _S509);
    (*_S499) = _S507 + _S511 + _S512;
    return;
}

fn s_bwdProp_ggx_sample_visible_0( _S513 : s_bwdCallableCtx_ggx_sample_visible_0,  _S514 : ptr<function, vec3<f32>>,  _S515 : ptr<function, vec2<f32>>,  _S516 : vec3<f32>)
{
    var _S517 : bool = (_S513.value0_79.value1_14.z) < 0.0f;
    var w_1 : vec3<f32>;
    if(_S517)
    {
        w_1 = (vec3<f32>(0) - _S513.value0_79.value1_14);
    }
    else
    {
        w_1 = _S513.value0_79.value1_14;
    }
    var _S518 : f32 = _S513.value0_79.value0_71.x;
    var _S519 : f32 = _S513.value0_79.value0_71.y;
    var _S520 : vec3<f32> = vec3<f32>(w_1.x * _S518, w_1.y * _S519, w_1.z);
    var _S521 : Tuple_33 = s_apply_unit_vector_0(_S520);
    var _S522 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S522.value0_84 = _S520;
    var _S523 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S522 );
    var _S524 : f32 = _S513.value0_79.value2_10.x;
    var _S525 : Tuple_30 = s_apply_sin_cos_turns_0(_S524);
    var _S526 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S526.value0_66 = _S524;
    var _S527 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S526 );
    var _S528 : f32 = _S513.value0_79.value2_10.y;
    var _S529 : f32 = 1.0f + _S521.value0_45.z;
    var one_minus_z_1 : f32 = _S528 * _S529;
    var _S530 : f32 = 2.0f - one_minus_z_1;
    var _S531 : f32 = one_minus_z_1 * _S530;
    var _S532 : Tuple_15 = s_apply_safe_sqrt_0(_S531);
    var _S533 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S533.value0_68 = _S531;
    var _S534 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S533 );
    var _S535 : f32 = _S525.value0_42.y;
    var _S536 : f32 = _S525.value0_42.x;
    var h_1 : vec3<f32> = vec3<f32>(_S532.value0_27 * _S535, _S532.value0_27 * _S536, 1.0f - one_minus_z_1) + _S521.value0_45;
    var _S537 : f32 = h_1.x * _S518;
    var _S538 : f32 = h_1.y * _S519;
    var _S539 : f32 = h_1.z;
    var _S540 : Tuple_1 = s_apply_max_0(_S539, 9.999999960041972e-13f);
    var _S541 : s_bwdCallableCtx_max_0;
    _S541._S10 = _S539;
    _S541._S11 = 9.999999960041972e-13f;
    var _S542 : s_bwdCallableCtx_max_0 = _S541;
    var _S543 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S543.value0_84 = vec3<f32>(_S537, _S538, _S540.value0_1);
    var _S544 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S543 );
    var _S545 : vec3<f32> = vec3<f32>(0.0f);
    var _S546 : vec3<f32> = _S545;
    s_bwdProp_unit_vector_0(_S544, &(_S546), _S516);
    var _S547 : f32 = 0.0f;
    var _S548 : f32 = 0.0f;
    s_bwdProp_max_0(_S542, &(_S547), &(_S548), _S546[i32(2)]);
    var _S549 : f32 = _S519 * _S546[i32(1)];
    var _S550 : f32 = _S518 * _S546[i32(0)];
    var s_diff_h_T_0 : vec3<f32> = vec3<f32>(_S550, _S549, _S547);
    var _S551 : f32 = - _S547;
    var _S552 : f32 = _S532.value0_27 * _S549;
    var _S553 : f32 = _S532.value0_27 * _S550;
    var _S554 : f32 = _S536 * _S549 + _S535 * _S550;
    var _S555 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S534, &(_S555), _S554);
    var _S556 : f32 = _S551 + _S530 * _S555 + - (one_minus_z_1 * _S555);
    var _S557 : f32 = _S528 * _S556;
    var _S558 : f32 = _S529 * _S556;
    var _S559 : vec2<f32> = vec2<f32>(_S552, _S553);
    var _S560 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S527, &(_S560), _S559);
    var _S561 : vec3<f32> = s_diff_h_T_0 + vec3<f32>(0.0f, 0.0f, _S557);
    var _S562 : vec3<f32> = _S545;
    s_bwdProp_unit_vector_0(_S523, &(_S562), _S561);
    var _S563 : vec3<f32> = vec3<f32>(_S518 * _S562[i32(0)], _S519 * _S562[i32(1)], _S562[i32(2)]);
    var _S564 : vec2<f32> = vec2<f32>(_S560, _S558);
    if(_S517)
    {
        w_1 = (vec3<f32>(0) - _S563);
    }
    else
    {
        w_1 = _S563;
    }
    (*_S514) = w_1;
    (*_S515) = _S564;
    return;
}

fn s_bwdProp_conductor_sample_0( _S565 : s_bwdCallableCtx_conductor_sample_0,  _S566 : ptr<function, vec3<f32>>,  _S567 : ptr<function, vec2<f32>>,  _S568 : BsdfSample_Differential_0)
{
    var _S569 : vec3<f32> = vec3<f32>(0.0f);
    var _S570 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S569, _S569 );
    var _S571 : vec2<f32> = vec2<f32>(0.0f);
    var _S572 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0( _S571, _S569, _S571 );
    var _S573 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S569, _S569 );
    var _S574 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S571, _S569 );
    var _S575 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S571, _S569 );
    var _S576 : f32;
    var _S577 : f32;
    var _S578 : f32;
    var _S579 : f32;
    var _S580 : f32;
    var _S581 : f32;
    var _S582 : f32;
    var _S583 : f32;
    var _S584 : f32;
    var _S585 : s_bwdCallableCtx_abs_0;
    var _S586 : s_bwdCallableCtx_abs_0;
    var _S587 : s_bwdCallableCtx_abs_0;
    var _S588 : s_bwdCallableCtx_ggx_density_0;
    var _S589 : vec3<f32>;
    var _S590 : vec3<f32>;
    var _S591 : s_bwdCallableCtx_ggx_lambda_0;
    var _S592 : s_bwdCallableCtx_ggx_lambda_0;
    var _S593 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S594 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S595 : s_bwdCallableCtx_dot_0;
    var _S596 : bool;
    var _S597 : s_bwdCallableCtx_mirrored_0;
    var _S598 : s_bwdCallableCtx_ggx_sample_visible_0;
    if(_S565.value0_64.value3_5)
    {
        var _S599 : f32 = _S565.value0_64.value4_4.z;
        var _S600 : Tuple_2 = s_apply_abs_0(_S599);
        var _S601 : s_bwdCallableCtx_abs_0;
        _S601._S18 = _S599;
        var _S602 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S602.value0_70 = _S600.value0_2;
        _S602.value1_13 = _S565.value0_64.value0_59;
        _S602.value2_9 = _S565.value0_64.value1_10;
        _S593.value0_77 = _S602;
        _S585 = _S601;
        _S596 = false;
        _S576 = 0.0f;
        _S577 = 0.0f;
        _S578 = 0.0f;
        _S579 = 0.0f;
        _S580 = 0.0f;
        _S586._S18 = 0.0f;
        _S588.value0_75 = _S575;
        _S589 = _S569;
        _S590 = _S569;
        _S581 = 0.0f;
        _S582 = 0.0f;
        _S591.value0_76 = _S574;
        _S594.value0_77 = _S570;
        _S587._S18 = 0.0f;
        _S595._S39 = _S569;
        _S595._S40 = _S569;
        _S592.value0_76 = _S574;
        _S583 = 0.0f;
        _S584 = 0.0f;
        _S597.value0_78 = _S573;
        _S598.value0_79 = _S572;
    }
    else
    {
        var width_8 : vec2<f32> = ggx_widths_0(_S565.value0_64.value2_6);
        var _S603 : Tuple_32 = s_apply_ggx_sample_visible_0(width_8, _S565.value0_64.value4_4, _S565.value0_64.value5_2);
        var _S604 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
        _S604.value0_71 = width_8;
        _S604.value1_14 = _S565.value0_64.value4_4;
        _S604.value2_10 = _S565.value0_64.value5_2;
        var _S605 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = _S604;
        var _S606 : Tuple_34 = s_apply_mirrored_0(_S565.value0_64.value4_4, _S603.value0_44);
        var _S607 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S607.value0_72 = _S565.value0_64.value4_4;
        _S607.value1_15 = _S603.value0_44;
        var _S608 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S607;
        var _S609 : f32 = _S565.value0_64.value4_4.z;
        var _S610 : f32 = _S606.value0_46.z;
        var _S611 : bool = (_S609 * _S610) > 0.0f;
        if(_S611)
        {
            var _S612 : Tuple_20 = s_apply_ggx_lambda_0(width_8, _S565.value0_64.value4_4);
            var _S613 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S613.value0_73 = width_8;
            _S613.value1_16 = _S565.value0_64.value4_4;
            var masking_o_3 : f32 = 1.0f + _S612.value0_32;
            var _S614 : Tuple_5 = s_apply_dot_0(_S565.value0_64.value4_4, _S603.value0_44);
            var _S615 : s_bwdCallableCtx_dot_0;
            _S615._S39 = _S565.value0_64.value4_4;
            _S615._S40 = _S603.value0_44;
            var _S616 : Tuple_2 = s_apply_abs_0(_S614.value0_5);
            var _S617 : s_bwdCallableCtx_abs_0;
            _S617._S18 = _S614.value0_5;
            var _S618 : Tuple_22 = s_apply_fresnel_conductor_0(_S616.value0_2, _S565.value0_64.value0_59, _S565.value0_64.value1_10);
            var _S619 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
            _S619.value0_70 = _S616.value0_2;
            _S619.value1_13 = _S565.value0_64.value0_59;
            _S619.value2_9 = _S565.value0_64.value1_10;
            var _S620 : Tuple_20 = s_apply_ggx_lambda_0(width_8, _S606.value0_46);
            var _S621 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S621.value0_73 = width_8;
            _S621.value1_16 = _S606.value0_46;
            var _S622 : f32 = masking_o_3 + _S620.value0_32;
            var _S623 : vec3<f32> = vec3<f32>((masking_o_3 / _S622));
            var _S624 : f32 = _S622 * _S622;
            var _S625 : Tuple_21 = s_apply_ggx_density_0(width_8, _S603.value0_44);
            var _S626 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
            _S626.value0_74 = width_8;
            _S626.value1_17 = _S603.value0_44;
            var _S627 : Tuple_2 = s_apply_abs_0(_S609);
            var _S628 : s_bwdCallableCtx_abs_0;
            _S628._S18 = _S609;
            var _S629 : f32 = 4.0f * _S627.value0_2;
            var _S630 : f32 = _S629 * masking_o_3;
            _S576 = _S630 * _S630;
            _S577 = _S625.value0_33;
            _S578 = _S630;
            _S579 = _S629;
            _S580 = masking_o_3;
            _S585 = _S628;
            _S588.value0_75 = _S626;
            _S589 = _S618.value0_34;
            _S590 = _S623;
            _S581 = _S624;
            _S582 = _S622;
            _S591.value0_76 = _S621;
            _S593.value0_77 = _S619;
            _S586 = _S617;
            _S595 = _S615;
            _S592.value0_76 = _S613;
        }
        else
        {
            _S576 = 0.0f;
            _S577 = 0.0f;
            _S578 = 0.0f;
            _S579 = 0.0f;
            _S580 = 0.0f;
            _S585._S18 = 0.0f;
            _S588.value0_75 = _S575;
            _S589 = _S569;
            _S590 = _S569;
            _S581 = 0.0f;
            _S582 = 0.0f;
            _S591.value0_76 = _S574;
            _S593.value0_77 = _S570;
            _S586._S18 = 0.0f;
            _S595._S39 = _S569;
            _S595._S40 = _S569;
            _S592.value0_76 = _S574;
        }
        var _S631 : s_bwdCallableCtx_abs_0 = _S585;
        var _S632 : s_bwdCallableCtx_fresnel_conductor_0 = _S593;
        var _S633 : s_bwdCallableCtx_abs_0 = _S586;
        _S593.value0_77 = _S570;
        _S585._S18 = 0.0f;
        _S596 = _S611;
        _S586 = _S631;
        _S594 = _S632;
        _S587 = _S633;
        _S583 = _S609;
        _S584 = _S610;
        _S597.value0_78 = _S608;
        _S598.value0_79 = _S605;
    }
    var _S634 : vec2<f32>;
    if(_S565.value0_64.value3_5)
    {
        var _S635 : f32 = 0.0f;
        s_bwdProp_fresnel_conductor_0(_S593, &(_S635), _S568.weight_4);
        var _S636 : f32 = 0.0f;
        s_bwdProp_abs_0(_S585, &(_S636), _S635);
        _S589 = vec3<f32>(- _S568.wi_1[i32(0)], - _S568.wi_1[i32(1)], _S636 + _S568.wi_1[i32(2)]);
        _S634 = _S571;
    }
    else
    {
        var _S637 : vec3<f32>;
        if(_S596)
        {
            var _S638 : f32 = _S568.pdf_4 / _S576;
            var _S639 : f32 = _S577 * - _S638;
            var _S640 : f32 = _S578 * _S638;
            var _S641 : f32 = _S579 * _S639;
            var _S642 : f32 = 4.0f * (_S580 * _S639);
            var _S643 : f32 = 0.0f;
            s_bwdProp_abs_0(_S586, &(_S643), _S642);
            var _S644 : vec3<f32> = _S569;
            s_bwdProp_ggx_density_0(_S588, &(_S644), _S640);
            var _S645 : vec3<f32> = _S589 * _S568.weight_4;
            var _S646 : vec3<f32> = _S590 * _S568.weight_4;
            var _S647 : f32 = (_S645[i32(0)] + _S645[i32(1)] + _S645[i32(2)]) / _S581;
            var _S648 : f32 = _S580 * - _S647;
            var _S649 : f32 = _S582 * _S647;
            var _S650 : vec3<f32> = _S569;
            s_bwdProp_ggx_lambda_0(_S591, &(_S650), _S648);
            var _S651 : f32 = 0.0f;
            s_bwdProp_fresnel_conductor_0(_S594, &(_S651), _S646);
            var _S652 : f32 = 0.0f;
            s_bwdProp_abs_0(_S587, &(_S652), _S651);
            var _S653 : vec3<f32> = _S569;
            var _S654 : vec3<f32> = _S569;
            s_bwdProp_dot_0(_S595, &(_S653), &(_S654), _S652);
            var _S655 : f32 = _S641 + _S649 + _S648;
            var _S656 : vec3<f32> = _S569;
            s_bwdProp_ggx_lambda_0(_S592, &(_S656), _S655);
            var _S657 : vec3<f32> = _S644 + _S654;
            var _S658 : vec3<f32> = _S653 + _S656;
            var _S659 : vec3<f32> = _S650 + _S568.wi_1;
            _S576 = _S643;
            _S589 = _S659;
            _S590 = _S657;
            _S637 = _S658;
        }
        else
        {
            _S576 = 0.0f;
            _S589 = _S569;
            _S590 = _S569;
            _S637 = _S569;
        }
        var _S660 : f32 = _S584 * 0.0f + _S576;
        var _S661 : vec3<f32> = _S589 + vec3<f32>(0.0f, 0.0f, _S583 * 0.0f);
        var _S662 : vec3<f32> = _S569;
        var _S663 : vec3<f32> = _S569;
        s_bwdProp_mirrored_0(_S597, &(_S662), &(_S663), _S661);
        var _S664 : vec3<f32> = _S663 + _S590;
        var _S665 : vec3<f32> = _S569;
        var _S666 : vec2<f32> = _S571;
        s_bwdProp_ggx_sample_visible_0(_S598, &(_S665), &(_S666), _S664);
        _S589 = _S662 + _S665 + _S637 + vec3<f32>(0.0f, 0.0f, _S660);
        _S634 = _S666;
    }
    (*_S566) = _S589;
    (*_S567) = _S634;
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
     direction_5 : vec3<f32>,
};

fn Refraction_x24_syn_dzero_0() -> Refraction_Differential_0
{
    var result_9 : Refraction_Differential_0;
    result_9.direction_5 = vec3<f32>(0.0f);
    return result_9;
}

fn Refraction_x24_syn_dadd_0( SLANG_anonymous_0_3 : Refraction_Differential_0,  SLANG_anonymous_1_3 : Refraction_Differential_0) -> Refraction_Differential_0
{
    var result_10 : Refraction_Differential_0;
    result_10.direction_5 = SLANG_anonymous_0_3.direction_5 + SLANG_anonymous_1_3.direction_5;
    return result_10;
}

fn s_bwdProp_refracted_0( _S667 : s_bwdCallableCtx_refracted_0,  _S668 : ptr<function, vec3<f32>>,  _S669 : ptr<function, vec3<f32>>,  _S670 : Refraction_Differential_0)
{
    var _S671 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S672 : vec3<f32> = vec3<f32>(0.0f);
    var _S673 : Tuple_5 = s_apply_dot_0(_S667.value0_89.value0_86, _S667.value0_89.value1_19);
    var _S674 : s_bwdCallableCtx_dot_0;
    _S674._S39 = _S667.value0_89.value0_86;
    _S674._S40 = _S667.value0_89.value1_19;
    var _S675 : s_bwdCallableCtx_dot_0 = _S674;
    var _S676 : bool = (_S673.value0_5) < 0.0f;
    var cos_i_2 : f32;
    var eta_9 : f32;
    var m_4 : vec3<f32>;
    if(_S676)
    {
        var _S677 : vec3<f32> = (vec3<f32>(0) - _S667.value0_89.value1_19);
        var _S678 : f32 = 1.0f / _S667.value0_89.value2_12;
        cos_i_2 = - _S673.value0_5;
        eta_9 = _S678;
        m_4 = _S677;
    }
    else
    {
        cos_i_2 = _S673.value0_5;
        eta_9 = _S667.value0_89.value2_12;
        m_4 = _S667.value0_89.value1_19;
    }
    var _S679 : Tuple_11 = s_apply_sqr_0(cos_i_2);
    var _S680 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S680.value0_82 = cos_i_2;
    var _S681 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S680 );
    var _S682 : f32 = 1.0f - _S679.value0_20;
    var _S683 : Tuple_1 = s_apply_max_0(_S682, 0.0f);
    var _S684 : s_bwdCallableCtx_max_0;
    _S684._S10 = _S682;
    _S684._S11 = 0.0f;
    var _S685 : s_bwdCallableCtx_max_0 = _S684;
    var _S686 : f32 = eta_9 * eta_9;
    var sin2_t_2 : f32 = _S683.value0_1 / _S686;
    var _S687 : f32 = _S686 * _S686;
    var _S688 : bool = sin2_t_2 < 1.0f;
    var _S689 : vec3<f32>;
    var _S690 : vec3<f32>;
    var _S691 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S688)
    {
        var _S692 : f32 = 1.0f - sin2_t_2;
        var _S693 : Tuple_15 = s_apply_safe_sqrt_0(_S692);
        var _S694 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S694.value0_68 = _S692;
        var _S695 : vec3<f32> = vec3<f32>((cos_i_2 / eta_9 - _S693.value0_27));
        _S689 = vec3<f32>((1.0f / eta_9));
        _S690 = _S695;
        cos_i_2 = _S686;
        _S691.value0_69 = _S694;
    }
    else
    {
        _S689 = _S672;
        _S690 = _S672;
        cos_i_2 = 0.0f;
        _S691.value0_69 = _S671;
    }
    if(_S688)
    {
        var _S696 : vec3<f32> = _S689 * (vec3<f32>(0) - _S670.direction_5);
        var _S697 : vec3<f32> = m_4 * _S670.direction_5;
        var _S698 : vec3<f32> = _S690 * _S670.direction_5;
        var _S699 : f32 = _S697[i32(0)] + _S697[i32(1)] + _S697[i32(2)];
        var _S700 : f32 = - _S699;
        var _S701 : f32 = eta_9 * (_S699 / cos_i_2);
        var _S702 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S691, &(_S702), _S700);
        cos_i_2 = - _S702;
        eta_9 = _S701;
        m_4 = _S698;
        _S689 = _S696;
    }
    else
    {
        cos_i_2 = 0.0f;
        eta_9 = 0.0f;
        m_4 = _S672;
        _S689 = _S672;
    }
    var _S703 : f32 = _S686 * (cos_i_2 / _S687);
    var _S704 : f32 = 0.0f;
    var _S705 : f32 = 0.0f;
    s_bwdProp_max_0(_S685, &(_S704), &(_S705), _S703);
    var _S706 : f32 = - _S704;
    var _S707 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S681, &(_S707), _S706);
    var _S708 : f32 = _S707 + eta_9;
    if(_S676)
    {
        var _S709 : vec3<f32> = (vec3<f32>(0) - m_4);
        cos_i_2 = - _S708;
        m_4 = _S709;
    }
    else
    {
        cos_i_2 = _S708;
    }
    var _S710 : vec3<f32> = _S672;
    var _S711 : vec3<f32> = _S672;
    s_bwdProp_dot_0(_S675, &(_S710), &(_S711), cos_i_2);
    var _S712 : vec3<f32> = _S711 + m_4;
    (*_S668) = _S710 + _S689;
    (*_S669) = _S712;
    return;
}

fn s_bwdProp_fresnel_dielectric_0( _S713 : s_bwdCallableCtx_fresnel_dielectric_0,  _S714 : ptr<function, f32>,  _S715 : f32)
{
    var _S716 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S717 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S718 : bool = (_S713.value0_88.value0_87) < 0.0f;
    var cos_i_3 : f32;
    var eta_10 : f32;
    if(_S718)
    {
        var _S719 : f32 = 1.0f / _S713.value0_88.value1_20;
        cos_i_3 = - _S713.value0_88.value0_87;
        eta_10 = _S719;
    }
    else
    {
        cos_i_3 = _S713.value0_88.value0_87;
        eta_10 = _S713.value0_88.value1_20;
    }
    var _S720 : Tuple_11 = s_apply_sqr_0(cos_i_3);
    var _S721 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S721.value0_82 = cos_i_3;
    var _S722 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S721 );
    var _S723 : f32 = eta_10 * eta_10;
    var sin2_t_3 : f32 = (1.0f - _S720.value0_20) / _S723;
    var _S724 : f32 = _S723 * _S723;
    var _S725 : bool = sin2_t_3 < 1.0f;
    var _S726 : f32;
    var _S727 : f32;
    var _S728 : f32;
    var _S729 : f32;
    var _S730 : f32;
    var _S731 : s_bwdCallableCtx_sqr_0;
    var _S732 : s_bwdCallableCtx_sqr_0;
    var _S733 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S725)
    {
        var _S734 : f32 = 1.0f - sin2_t_3;
        var _S735 : Tuple_15 = s_apply_safe_sqrt_0(_S734);
        var _S736 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S736.value0_68 = _S734;
        var _S737 : f32 = eta_10 * cos_i_3;
        var _S738 : f32 = _S737 - _S735.value0_27;
        var _S739 : f32 = _S737 + _S735.value0_27;
        var _S740 : f32 = _S739 * _S739;
        var _S741 : f32 = eta_10 * _S735.value0_27;
        var _S742 : f32 = cos_i_3 - _S741;
        var _S743 : f32 = cos_i_3 + _S741;
        var perpendicular_2 : f32 = _S742 / _S743;
        var _S744 : f32 = _S743 * _S743;
        var _S745 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S745.value0_82 = _S738 / _S739;
        var _S746 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S746.value0_82 = perpendicular_2;
        _S731.value0_83 = _S746;
        _S732.value0_83 = _S745;
        cos_i_3 = _S744;
        _S726 = _S742;
        _S727 = _S743;
        _S728 = _S740;
        _S729 = _S738;
        _S730 = _S739;
        _S733.value0_69 = _S736;
    }
    else
    {
        _S731.value0_83 = _S717;
        _S732.value0_83 = _S717;
        cos_i_3 = 0.0f;
        _S726 = 0.0f;
        _S727 = 0.0f;
        _S728 = 0.0f;
        _S729 = 0.0f;
        _S730 = 0.0f;
        _S733.value0_69 = _S716;
    }
    if(_S725)
    {
        var _S747 : f32 = 0.5f * _S715;
        var _S748 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S731, &(_S748), _S747);
        var _S749 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S732, &(_S749), _S747);
        var _S750 : f32 = _S748 / cos_i_3;
        var _S751 : f32 = _S726 * - _S750;
        var _S752 : f32 = _S727 * _S750;
        var _S753 : f32 = _S749 / _S728;
        var _S754 : f32 = _S729 * - _S753;
        var _S755 : f32 = _S730 * _S753;
        var _S756 : f32 = eta_10 * (_S754 + _S755);
        var _S757 : f32 = eta_10 * (_S751 + - _S752) + _S754 + - _S755;
        var _S758 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S733, &(_S758), _S757);
        var _S759 : f32 = _S751 + _S752 + _S756;
        cos_i_3 = - _S758;
        eta_10 = _S759;
    }
    else
    {
        cos_i_3 = 0.0f;
        eta_10 = 0.0f;
    }
    var _S760 : f32 = - (_S723 * (cos_i_3 / _S724));
    var _S761 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S722, &(_S761), _S760);
    var _S762 : f32 = _S761 + eta_10;
    if(_S718)
    {
        cos_i_3 = - _S762;
    }
    else
    {
        cos_i_3 = _S762;
    }
    (*_S714) = cos_i_3;
    return;
}

fn s_bwdProp_smooth_dielectric_sample_0( _S763 : s_bwdCallableCtx_smooth_dielectric_sample_0,  _S764 : ptr<function, vec3<f32>>,  _S765 : BsdfSample_Differential_0)
{
    var _S766 : vec3<f32> = vec3<f32>(0.0f);
    var _S767 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S766, _S766, 0.0f );
    var _S768 : f32 = _S763.value0_62.value1_11.z;
    var _S769 : Tuple_25 = s_apply_fresnel_dielectric_0(_S768, _S763.value0_62.value0_60);
    var _S770 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S770.value0_87 = _S768;
    _S770.value1_20 = _S763.value0_62.value0_60;
    var _S771 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S770 );
    var _S772 : bool = (_S763.value0_62.value2_7) < (_S769.value0_37);
    var _S773 : bool;
    var _S774 : s_bwdCallableCtx_refracted_0;
    if(_S772)
    {
        _S773 = false;
        _S774.value0_89 = _S767;
    }
    else
    {
        const _S775 : vec3<f32> = vec3<f32>(0.0f, 0.0f, 1.0f);
        var _S776 : Tuple_36 = s_apply_refracted_0(_S763.value0_62.value1_11, _S775, _S763.value0_62.value0_60);
        var _S777 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S777.value0_86 = _S763.value0_62.value1_11;
        _S777.value1_19 = _S775;
        _S777.value2_12 = _S763.value0_62.value0_60;
        _S773 = _S776.value0_48.valid_2;
        _S774.value0_89 = _S777;
    }
    var _S778 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
    var _S779 : f32;
    var _S780 : vec3<f32>;
    if(_S772)
    {
        var _S781 : vec3<f32> = vec3<f32>(- _S765.wi_1[i32(0)], - _S765.wi_1[i32(1)], 0.0f);
        _S779 = _S765.wi_1[i32(2)];
        _S780 = _S781;
    }
    else
    {
        var _S782 : Refraction_Differential_0;
        if(_S773)
        {
            var _S783 : Refraction_Differential_0 = _S778;
            _S783.direction_5 = _S765.wi_1;
            _S782 = Refraction_x24_syn_dadd_0(_S778, _S783);
        }
        else
        {
            _S782 = _S778;
        }
        var _S784 : vec3<f32> = _S766;
        var _S785 : vec3<f32> = _S766;
        s_bwdProp_refracted_0(_S774, &(_S784), &(_S785), _S782);
        _S779 = 0.0f;
        _S780 = _S784;
    }
    var _S786 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S771, &(_S786), 0.0f);
    (*_S764) = _S780 + vec3<f32>(0.0f, 0.0f, _S786 + _S779);
    return;
}

fn s_bwdProp_rough_dielectric_sample_0( _S787 : s_bwdCallableCtx_rough_dielectric_sample_0,  _S788 : ptr<function, vec3<f32>>,  _S789 : ptr<function, vec2<f32>>,  _S790 : BsdfSample_Differential_0)
{
    var _S791 : vec3<f32> = vec3<f32>(0.0f);
    var _S792 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S791, _S791 );
    var _S793 : vec2<f32> = vec2<f32>(0.0f);
    var _S794 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S793, _S791 );
    var _S795 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S791, _S791, 0.0f );
    var _S796 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var width_9 : vec2<f32> = ggx_widths_0(_S787.value0_63.value1_12);
    var _S797 : Tuple_32 = s_apply_ggx_sample_visible_0(width_9, _S787.value0_63.value2_8, _S787.value0_63.value3_6);
    var _S798 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
    _S798.value0_71 = width_9;
    _S798.value1_14 = _S787.value0_63.value2_8;
    _S798.value2_10 = _S787.value0_63.value3_6;
    var _S799 : s_bwdCallableCtx_ggx_sample_visible_0 = s_bwdCallableCtx_ggx_sample_visible_0( _S798 );
    var _S800 : Tuple_5 = s_apply_dot_0(_S787.value0_63.value2_8, _S797.value0_44);
    var _S801 : s_bwdCallableCtx_dot_0;
    _S801._S39 = _S787.value0_63.value2_8;
    _S801._S40 = _S797.value0_44;
    var _S802 : s_bwdCallableCtx_dot_0 = _S801;
    var _S803 : Tuple_25 = s_apply_fresnel_dielectric_0(_S800.value0_5, _S787.value0_63.value0_61);
    var _S804 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S804.value0_87 = _S800.value0_5;
    _S804.value1_20 = _S787.value0_63.value0_61;
    var _S805 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S804 );
    var _S806 : Tuple_20 = s_apply_ggx_lambda_0(width_9, _S787.value0_63.value2_8);
    var _S807 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
    _S807.value0_73 = width_9;
    _S807.value1_16 = _S787.value0_63.value2_8;
    var _S808 : s_bwdCallableCtx_ggx_lambda_0 = s_bwdCallableCtx_ggx_lambda_0( _S807 );
    var masking_o_4 : f32 = 1.0f + _S806.value0_32;
    var _S809 : Tuple_21 = s_apply_ggx_density_0(width_9, _S797.value0_44);
    var _S810 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
    _S810.value0_74 = width_9;
    _S810.value1_17 = _S797.value0_44;
    var _S811 : s_bwdCallableCtx_ggx_density_0 = s_bwdCallableCtx_ggx_density_0( _S810 );
    var _S812 : Tuple_2 = s_apply_abs_0(_S800.value0_5);
    var _S813 : s_bwdCallableCtx_abs_0;
    _S813._S18 = _S800.value0_5;
    var _S814 : s_bwdCallableCtx_abs_0 = _S813;
    var _S815 : f32 = _S809.value0_33 * _S812.value0_2;
    var _S816 : f32 = _S787.value0_63.value2_8.z;
    var _S817 : Tuple_2 = s_apply_abs_0(_S816);
    var _S818 : s_bwdCallableCtx_abs_0;
    _S818._S18 = _S816;
    var _S819 : s_bwdCallableCtx_abs_0 = _S818;
    var _S820 : f32 = masking_o_4 * _S817.value0_2;
    var visible_1 : f32 = _S815 / _S820;
    var _S821 : f32 = _S820 * _S820;
    var _S822 : bool = (_S787.value0_63.value4_5) < (_S803.value0_37);
    var _S823 : bool;
    var _S824 : bool;
    var _S825 : bool;
    var _S826 : f32;
    var crossing_3 : f32;
    var _S827 : f32;
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
    var _S842 : s_bwdCallableCtx_ggx_lambda_0;
    var _S843 : s_bwdCallableCtx_ggx_lambda_0;
    var _S844 : s_bwdCallableCtx_sqr_0;
    var _S845 : s_bwdCallableCtx_abs_0;
    var _S846 : s_bwdCallableCtx_dot_0;
    var _S847 : s_bwdCallableCtx_mirrored_0;
    var _S848 : s_bwdCallableCtx_refracted_0;
    if(_S822)
    {
        var _S849 : Tuple_34 = s_apply_mirrored_0(_S787.value0_63.value2_8, _S797.value0_44);
        var _S850 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S850.value0_72 = _S787.value0_63.value2_8;
        _S850.value1_15 = _S797.value0_44;
        var _S851 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S850;
        var _S852 : f32 = _S849.value0_46.z;
        var _S853 : bool = (_S816 * _S852) > 0.0f;
        if(_S853)
        {
            var _S854 : Tuple_20 = s_apply_ggx_lambda_0(width_9, _S849.value0_46);
            var _S855 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S855.value0_73 = width_9;
            _S855.value1_16 = _S849.value0_46;
            var _S856 : f32 = masking_o_4 + _S854.value0_32;
            var _S857 : f32 = _S856 * _S856;
            var _S858 : f32 = _S803.value0_37 * visible_1;
            var _S859 : f32 = 4.0f * _S812.value0_2;
            _S826 = _S859 * _S859;
            crossing_3 = _S858;
            _S827 = _S859;
            _S828 = _S857;
            _S829 = _S856;
            _S842.value0_76 = _S855;
        }
        else
        {
            _S826 = 0.0f;
            crossing_3 = 0.0f;
            _S827 = 0.0f;
            _S828 = 0.0f;
            _S829 = 0.0f;
            _S842.value0_76 = _S794;
        }
        _S823 = _S853;
        _S830 = _S852;
        _S847.value0_78 = _S851;
        _S824 = false;
        _S831 = 0.0f;
        _S832 = 0.0f;
        _S833 = 0.0f;
        _S834 = 0.0f;
        _S835 = 0.0f;
        _S836 = 0.0f;
        _S843.value0_76 = _S794;
        _S837 = 0.0f;
        _S838 = 0.0f;
        _S839 = 0.0f;
        _S844.value0_83 = _S796;
        _S840 = 0.0f;
        _S845._S18 = 0.0f;
        _S846._S39 = _S791;
        _S846._S40 = _S791;
        _S825 = false;
        _S841 = 0.0f;
        _S848.value0_89 = _S795;
    }
    else
    {
        var _S860 : Tuple_36 = s_apply_refracted_0(_S787.value0_63.value2_8, _S797.value0_44, _S787.value0_63.value0_61);
        var _S861 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S861.value0_86 = _S787.value0_63.value2_8;
        _S861.value1_19 = _S797.value0_44;
        _S861.value2_12 = _S787.value0_63.value0_61;
        var _S862 : s_paramCtx_s_bwdCallableCtx_refracted_0 = _S861;
        if(_S860.value0_48.valid_2)
        {
            var _S863 : f32 = _S860.value0_48.direction_3.z;
            _S823 = (_S816 * _S863) < 0.0f;
            _S826 = _S863;
        }
        else
        {
            _S823 = false;
            _S826 = 0.0f;
        }
        if(_S823)
        {
            if(_S816 > 0.0f)
            {
                crossing_3 = _S787.value0_63.value0_61;
            }
            else
            {
                crossing_3 = 1.0f / _S787.value0_63.value0_61;
            }
            var _S864 : Tuple_5 = s_apply_dot_0(_S860.value0_48.direction_3, _S797.value0_44);
            var _S865 : s_bwdCallableCtx_dot_0;
            _S865._S39 = _S860.value0_48.direction_3;
            _S865._S40 = _S797.value0_44;
            var _S866 : Tuple_2 = s_apply_abs_0(_S864.value0_5);
            var _S867 : s_bwdCallableCtx_abs_0;
            _S867._S18 = _S864.value0_5;
            var _S868 : f32 = crossing_3 * crossing_3;
            var _S869 : f32 = _S864.value0_5 + _S800.value0_5 / crossing_3;
            var _S870 : Tuple_11 = s_apply_sqr_0(_S869);
            var _S871 : s_paramCtx_s_bwdCallableCtx_sqr_0;
            _S871.value0_82 = _S869;
            var jacobian_1 : f32 = _S866.value0_2 / _S870.value0_20;
            var _S872 : f32 = _S870.value0_20 * _S870.value0_20;
            var _S873 : Tuple_20 = s_apply_ggx_lambda_0(width_9, _S860.value0_48.direction_3);
            var _S874 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S874.value0_73 = width_9;
            _S874.value1_16 = _S860.value0_48.direction_3;
            var _S875 : f32 = (masking_o_4 + _S873.value0_32) * crossing_3 * crossing_3;
            var _S876 : f32 = _S875 * _S875;
            var _S877 : f32 = 1.0f - _S803.value0_37;
            var _S878 : f32 = crossing_3;
            crossing_3 = _S877 * visible_1;
            _S827 = jacobian_1;
            _S828 = _S877;
            _S829 = _S876;
            _S830 = _S875;
            _S831 = _S878;
            _S842.value0_76 = _S874;
            _S832 = _S872;
            _S833 = _S866.value0_2;
            _S834 = _S870.value0_20;
            _S844.value0_83 = _S871;
            _S835 = _S868;
            _S845 = _S867;
            _S846 = _S865;
        }
        else
        {
            crossing_3 = 0.0f;
            _S827 = 0.0f;
            _S828 = 0.0f;
            _S829 = 0.0f;
            _S830 = 0.0f;
            _S831 = 0.0f;
            _S842.value0_76 = _S794;
            _S832 = 0.0f;
            _S833 = 0.0f;
            _S834 = 0.0f;
            _S844.value0_83 = _S796;
            _S835 = 0.0f;
            _S845._S18 = 0.0f;
            _S846._S39 = _S791;
            _S846._S40 = _S791;
        }
        var _S879 : bool = _S823;
        var _S880 : f32 = _S826;
        var _S881 : f32 = crossing_3;
        var _S882 : f32 = _S827;
        var _S883 : f32 = _S828;
        var _S884 : f32 = _S829;
        var _S885 : f32 = _S830;
        var _S886 : f32 = _S831;
        var _S887 : s_bwdCallableCtx_ggx_lambda_0 = _S842;
        var _S888 : f32 = _S832;
        var _S889 : f32 = _S833;
        var _S890 : f32 = _S834;
        var _S891 : f32 = _S835;
        _S823 = false;
        _S826 = 0.0f;
        crossing_3 = 0.0f;
        _S827 = 0.0f;
        _S828 = 0.0f;
        _S829 = 0.0f;
        _S842.value0_76 = _S794;
        _S830 = 0.0f;
        _S847.value0_78 = _S792;
        _S824 = _S879;
        _S831 = _S881;
        _S832 = _S882;
        _S833 = _S883;
        _S834 = _S884;
        _S835 = _S885;
        _S836 = _S886;
        _S843 = _S887;
        _S837 = _S888;
        _S838 = _S889;
        _S839 = _S890;
        _S840 = _S891;
        _S825 = _S860.value0_48.valid_2;
        _S841 = _S880;
        _S848.value0_89 = _S862;
    }
    var _S892 : vec3<f32>;
    var _S893 : vec3<f32>;
    if(_S822)
    {
        if(_S823)
        {
            var _S894 : f32 = _S790.pdf_4 / _S826;
            var _S895 : f32 = _S827 * _S894;
            var _S896 : f32 = 4.0f * (crossing_3 * - _S894);
            var _S897 : f32 = _S803.value0_37 * _S895;
            var _S898 : f32 = visible_1 * _S895;
            var _S899 : f32 = (_S790.weight_4[i32(0)] + _S790.weight_4[i32(1)] + _S790.weight_4[i32(2)]) / _S828;
            var _S900 : f32 = masking_o_4 * - _S899;
            var _S901 : f32 = _S829 * _S899;
            var _S902 : vec3<f32> = _S791;
            s_bwdProp_ggx_lambda_0(_S842, &(_S902), _S900);
            var _S903 : f32 = _S901 + _S900;
            _S892 = _S902 + _S790.wi_1;
            _S826 = _S897;
            crossing_3 = _S896;
            _S827 = _S903;
            _S828 = _S898;
        }
        else
        {
            _S892 = _S791;
            _S826 = 0.0f;
            crossing_3 = 0.0f;
            _S827 = 0.0f;
            _S828 = 0.0f;
        }
        var _S904 : f32 = _S830 * 0.0f;
        var _S905 : vec3<f32> = _S892 + vec3<f32>(0.0f, 0.0f, _S816 * 0.0f);
        var _S906 : vec3<f32> = _S791;
        var _S907 : vec3<f32> = _S791;
        s_bwdProp_mirrored_0(_S847, &(_S906), &(_S907), _S905);
        var _S908 : f32 = crossing_3;
        var _S909 : f32 = _S827;
        var _S910 : f32 = _S828;
        crossing_3 = _S904;
        _S827 = _S908;
        _S828 = _S909;
        _S829 = _S910;
        _S830 = 0.0f;
        _S892 = _S907;
        _S893 = _S906;
    }
    else
    {
        if(_S824)
        {
            var s_diff_jacobian_T_0 : f32 = _S831 * _S790.pdf_4;
            var _S911 : f32 = _S832 * _S790.pdf_4;
            var _S912 : f32 = _S833 * _S911;
            var _S913 : f32 = - (visible_1 * _S911);
            var _S914 : f32 = (_S790.weight_4[i32(0)] + _S790.weight_4[i32(1)] + _S790.weight_4[i32(2)]) / _S834;
            var _S915 : f32 = _S835 * _S914;
            var _S916 : f32 = _S836 * (_S836 * (masking_o_4 * - _S914));
            var _S917 : vec3<f32> = _S791;
            s_bwdProp_ggx_lambda_0(_S843, &(_S917), _S916);
            var _S918 : f32 = s_diff_jacobian_T_0 / _S837;
            var _S919 : f32 = _S838 * - _S918;
            var _S920 : f32 = _S839 * _S918;
            var _S921 : f32 = 0.0f;
            s_bwdProp_sqr_0(_S844, &(_S921), _S919);
            var _S922 : f32 = _S836 * (_S921 / _S840);
            var _S923 : f32 = 0.0f;
            s_bwdProp_abs_0(_S845, &(_S923), _S920);
            var _S924 : f32 = _S921 + _S923;
            var _S925 : vec3<f32> = _S791;
            var _S926 : vec3<f32> = _S791;
            s_bwdProp_dot_0(_S846, &(_S925), &(_S926), _S924);
            var _S927 : f32 = _S915 + _S916;
            _S892 = _S917 + _S790.wi_1 + _S925;
            _S893 = _S926;
            _S826 = _S912;
            crossing_3 = _S927;
            _S827 = _S913;
            _S828 = _S922;
        }
        else
        {
            _S892 = _S791;
            _S893 = _S791;
            _S826 = 0.0f;
            crossing_3 = 0.0f;
            _S827 = 0.0f;
            _S828 = 0.0f;
        }
        if(_S825)
        {
            var _S928 : f32 = _S841 * 0.0f;
            _S892 = _S892 + vec3<f32>(0.0f, 0.0f, _S816 * 0.0f);
            _S829 = _S928;
        }
        else
        {
            _S829 = 0.0f;
        }
        var _S929 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
        _S929.direction_5 = _S892;
        var _S930 : vec3<f32> = _S791;
        var _S931 : vec3<f32> = _S791;
        s_bwdProp_refracted_0(_S848, &(_S930), &(_S931), _S929);
        var _S932 : vec3<f32> = _S931 + _S893;
        var _S933 : f32 = crossing_3;
        var _S934 : f32 = _S827;
        var _S935 : f32 = _S828;
        crossing_3 = _S829;
        _S827 = 0.0f;
        _S828 = _S933;
        _S829 = _S934;
        _S830 = _S935;
        _S892 = _S932;
        _S893 = _S930;
    }
    var _S936 : f32 = _S826 / _S821;
    var _S937 : f32 = _S815 * - _S936;
    var _S938 : f32 = _S820 * _S936;
    var _S939 : f32 = masking_o_4 * _S937;
    var _S940 : f32 = _S817.value0_2 * _S937;
    var _S941 : f32 = 0.0f;
    s_bwdProp_abs_0(_S819, &(_S941), _S939);
    var _S942 : f32 = _S941 + crossing_3;
    var _S943 : f32 = _S812.value0_2 * _S938;
    var _S944 : f32 = _S809.value0_33 * _S938 + _S827;
    var _S945 : f32 = 0.0f;
    s_bwdProp_abs_0(_S814, &(_S945), _S944);
    var _S946 : vec3<f32> = _S791;
    s_bwdProp_ggx_density_0(_S811, &(_S946), _S943);
    var _S947 : f32 = _S940 + _S828;
    var _S948 : vec3<f32> = _S791;
    s_bwdProp_ggx_lambda_0(_S808, &(_S948), _S947);
    var _S949 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S805, &(_S949), _S829);
    var _S950 : f32 = _S945 + _S949 + _S830;
    var _S951 : vec3<f32> = _S791;
    var _S952 : vec3<f32> = _S791;
    s_bwdProp_dot_0(_S802, &(_S951), &(_S952), _S950);
    var _S953 : vec3<f32> = _S946 + _S952 + _S892;
    var _S954 : vec3<f32> = _S791;
    var _S955 : vec2<f32> = _S793;
    s_bwdProp_ggx_sample_visible_0(_S799, &(_S954), &(_S955), _S953);
    (*_S788) = _S948 + _S951 + _S954 + _S893 + vec3<f32>(0.0f, 0.0f, _S942);
    (*_S789) = _S955;
    return;
}

fn s_bwdProp_bsdf_sample_0( _S956 : s_bwdCallableCtx_bsdf_sample_0,  _S957 : ptr<function, vec3<f32>>,  _S958 : ptr<function, vec2<f32>>,  _S959 : BsdfSample_Differential_0)
{
    var _S960 : vec3<f32> = vec3<f32>(0.0f);
    var _S961 : vec2<f32> = vec2<f32>(0.0f);
    var _S962 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0 = s_paramCtx_s_bwdCallableCtx_diffuse_sample_0( _S960, _S961 );
    var _S963 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0 = s_paramCtx_s_bwdCallableCtx_conductor_sample_0( _S960, _S960, _S961, false, _S960, _S961 );
    var _S964 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0( 0.0f, _S960, 0.0f );
    var _S965 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0( 0.0f, _S961, _S960, _S961, 0.0f );
    var smooth_3 : bool = (((_S956.value0_53.value0_52.flags_0) & (u32(2)))) != u32(0);
    var _S966 : bool = (_S956.value0_53.value1_6.z) != 0.0f;
    var _S967 : s_bwdCallableCtx_smooth_dielectric_sample_0;
    var _S968 : s_bwdCallableCtx_rough_dielectric_sample_0;
    var _S969 : s_bwdCallableCtx_conductor_sample_0;
    var _S970 : s_bwdCallableCtx_diffuse_sample_0;
    var _S971 : bool;
    var _S972 : bool;
    if(_S966)
    {
        var _S973 : bool = (_S956.value0_53.value0_52.kind_0) == u32(0);
        if(_S973)
        {
            var _S974 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0;
            _S974.value0_58 = _S956.value0_53.value1_6;
            _S974.value1_9 = _S956.value0_53.value2_5;
            _S970.value0_65 = _S974;
            _S971 = false;
            _S969.value0_64 = _S963;
            _S967.value0_62 = _S964;
            _S968.value0_63 = _S965;
        }
        else
        {
            var _S975 : bool = (_S956.value0_53.value0_52.kind_0) == u32(1);
            if(_S975)
            {
                var _S976 : vec3<f32> = _S956.value0_53.value0_52.b_0.xyz;
                var _S977 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0;
                _S977.value0_59 = _S956.value0_53.value0_52.a_0.xyz;
                _S977.value1_10 = _S976;
                _S977.value2_6 = _S956.value0_53.value0_52.alpha_0;
                _S977.value3_5 = smooth_3;
                _S977.value4_4 = _S956.value0_53.value1_6;
                _S977.value5_2 = _S956.value0_53.value2_5;
                _S969.value0_64 = _S977;
                _S967.value0_62 = _S964;
                _S968.value0_63 = _S965;
            }
            else
            {
                if(smooth_3)
                {
                    var _S978 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0;
                    _S978.value0_60 = _S956.value0_53.value0_52.a_0.x;
                    _S978.value1_11 = _S956.value0_53.value1_6;
                    _S978.value2_7 = _S956.value0_53.value3_4;
                    _S967.value0_62 = _S978;
                    _S968.value0_63 = _S965;
                }
                else
                {
                    var _S979 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0;
                    _S979.value0_61 = _S956.value0_53.value0_52.a_0.x;
                    _S979.value1_12 = _S956.value0_53.value0_52.alpha_0;
                    _S979.value2_8 = _S956.value0_53.value1_6;
                    _S979.value3_6 = _S956.value0_53.value2_5;
                    _S979.value4_5 = _S956.value0_53.value3_4;
                    _S967.value0_62 = _S964;
                    _S968.value0_63 = _S979;
                }
                _S969.value0_64 = _S963;
            }
            _S970.value0_65 = _S962;
            _S971 = _S975;
        }
        var _S980 : bool = _S971;
        _S971 = _S973;
        _S972 = _S980;
    }
    else
    {
        _S971 = false;
        _S970.value0_65 = _S962;
        _S972 = false;
        _S969.value0_64 = _S963;
        _S967.value0_62 = _S964;
        _S968.value0_63 = _S965;
    }
    var _S981 : vec3<f32>;
    var _S982 : vec2<f32>;
    if(_S966)
    {
        if(_S971)
        {
            var _S983 : vec3<f32> = _S960;
            var _S984 : vec2<f32> = _S961;
            s_bwdProp_diffuse_sample_0(_S970, &(_S983), &(_S984), _S959);
            _S981 = _S983;
            _S982 = _S984;
        }
        else
        {
            if(_S972)
            {
                var _S985 : vec3<f32> = _S960;
                var _S986 : vec2<f32> = _S961;
                s_bwdProp_conductor_sample_0(_S969, &(_S985), &(_S986), _S959);
                _S981 = _S985;
                _S982 = _S986;
            }
            else
            {
                if(smooth_3)
                {
                    var _S987 : vec3<f32> = _S960;
                    s_bwdProp_smooth_dielectric_sample_0(_S967, &(_S987), _S959);
                    _S981 = _S987;
                    _S982 = _S961;
                }
                else
                {
                    var _S988 : vec3<f32> = _S960;
                    var _S989 : vec2<f32> = _S961;
                    s_bwdProp_rough_dielectric_sample_0(_S968, &(_S988), &(_S989), _S959);
                    _S981 = _S988;
                    _S982 = _S989;
                }
            }
        }
    }
    else
    {
        _S981 = _S960;
        _S982 = _S961;
    }
    (*_S957) = _S981;
    (*_S958) = _S982;
    return;
}

fn s_bwdProp_scatter_0( _S990 : s_bwdCallableCtx_scatter_0,  _S991 : ptr<function, Surface_Differential_0>,  _S992 : ptr<function, vec3<f32>>,  _S993 : ptr<function, vec2<f32>>,  _S994 : Departure_Differential_0)
{
    var _S995 : Tuple_27 = s_apply_bsdf_sample_0(_S990.value0_22.value0_11, _S990.value0_22.value2_3, _S990.value0_22.value3_3, _S990.value0_22.value4_3);
    var _S996 : s_paramCtx_s_bwdCallableCtx_bsdf_sample_0;
    _S996.value0_52 = _S990.value0_22.value0_11;
    _S996.value1_6 = _S990.value0_22.value2_3;
    _S996.value2_5 = _S990.value0_22.value3_3;
    _S996.value3_4 = _S990.value0_22.value4_3;
    var _S997 : s_bwdCallableCtx_bsdf_sample_0 = s_bwdCallableCtx_bsdf_sample_0( _S996 );
    var _S998 : Tuple_38 = s_apply_to_world_0(_S990.value0_22.value1_4.frame_0, _S995.value0_39.wi_0);
    var _S999 : s_paramCtx_s_bwdCallableCtx_to_world_0;
    _S999.value0_54 = _S990.value0_22.value1_4.frame_0;
    _S999.value1_7 = _S995.value0_39.wi_0;
    var _S1000 : s_bwdCallableCtx_to_world_0 = s_bwdCallableCtx_to_world_0( _S999 );
    var _S1001 : s_paramCtx_s_bwdCallableCtx_ray_origin_0;
    _S1001.value0_56 = _S990.value0_22.value1_4;
    _S1001.value1_8 = _S998.value0_50;
    var _S1002 : s_bwdCallableCtx_ray_origin_0 = s_bwdCallableCtx_ray_origin_0( _S1001 );
    var _S1003 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1004 : vec3<f32> = vec3<f32>(0.0f);
    var _S1005 : Frame_0 = Frame_0( _S1004, _S1004, _S1004 );
    var _S1006 : Surface_Differential_0;
    _S1006.position_1 = _S1004;
    _S1006.frame_2 = _S1005;
    var _S1007 : vec3<f32> = _S1004;
    s_bwdProp_ray_origin_0(_S1002, &(_S1006), &(_S1007), _S994.origin_1);
    var _S1008 : vec3<f32> = _S994.direction_4 + _S1007;
    var _S1009 : Frame_0;
    _S1009.s_0 = _S1004;
    _S1009.t_0 = _S1004;
    _S1009.n_0 = _S1004;
    var _S1010 : vec3<f32> = _S1004;
    s_bwdProp_to_world_0(_S1000, &(_S1009), &(_S1010), _S1008);
    var _S1011 : BsdfSample_Differential_0 = BsdfSample_x24_syn_dzero_0();
    _S1011.pdf_4 = _S994.pdf_3;
    _S1011.wi_1 = _S1010;
    _S1011.weight_4 = _S994.weight_3;
    var _S1012 : vec3<f32> = _S1004;
    var _S1013 : vec2<f32> = vec2<f32>(0.0f);
    s_bwdProp_bsdf_sample_0(_S997, &(_S1012), &(_S1013), _S1011);
    var _S1014 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1006, _S1003);
    var _S1015 : Surface_Differential_0 = _S1003;
    _S1015.frame_2 = _S1009;
    (*_S991) = Surface_x24_syn_dadd_0(_S1014, _S1015);
    (*_S992) = _S1012;
    (*_S993) = _S1013;
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

fn s_bwdProp_power_heuristic_0( _S1016 : s_bwdCallableCtx_power_heuristic_0,  _S1017 : ptr<function, f32>,  _S1018 : ptr<function, f32>,  _S1019 : f32)
{
    var _S1020 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1021 : bool = (_S1016.value0_94.value0_91) > (_S1016.value0_94.value1_22);
    var _S1022 : f32;
    var _S1023 : f32;
    var _S1024 : f32;
    var _S1025 : f32;
    var _S1026 : f32;
    var _S1027 : f32;
    var _S1028 : s_bwdCallableCtx_sqr_0;
    var _S1029 : s_bwdCallableCtx_sqr_0;
    if(_S1021)
    {
        var _S1030 : f32 = _S1016.value0_94.value1_22 / _S1016.value0_94.value0_91;
        var _S1031 : f32 = _S1016.value0_94.value0_91 * _S1016.value0_94.value0_91;
        var _S1032 : Tuple_11 = s_apply_sqr_0(_S1030);
        var _S1033 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1033.value0_82 = _S1030;
        var _S1034 : f32 = 1.0f + _S1032.value0_20;
        _S1022 = _S1034 * _S1034;
        _S1028.value0_83 = _S1033;
        _S1023 = _S1031;
        _S1024 = 0.0f;
        _S1025 = 0.0f;
        _S1026 = 0.0f;
        _S1029.value0_83 = _S1020;
        _S1027 = 0.0f;
    }
    else
    {
        var _S1035 : f32 = _S1016.value0_94.value0_91 / _S1016.value0_94.value1_22;
        var _S1036 : f32 = _S1016.value0_94.value1_22 * _S1016.value0_94.value1_22;
        var _S1037 : Tuple_11 = s_apply_sqr_0(_S1035);
        var _S1038 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1038.value0_82 = _S1035;
        var _S1039 : f32 = _S1037.value0_20 + 1.0f;
        var _S1040 : f32 = _S1039 * _S1039;
        _S1022 = 0.0f;
        _S1028.value0_83 = _S1020;
        _S1023 = 0.0f;
        _S1024 = _S1040;
        _S1025 = _S1037.value0_20;
        _S1026 = _S1039;
        _S1029.value0_83 = _S1038;
        _S1027 = _S1036;
    }
    if(_S1021)
    {
        var _S1041 : f32 = - (_S1019 / _S1022);
        var _S1042 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1028, &(_S1042), _S1041);
        var _S1043 : f32 = _S1042 / _S1023;
        var _S1044 : f32 = _S1016.value0_94.value0_91 * _S1043;
        _S1022 = _S1016.value0_94.value1_22 * - _S1043;
        _S1023 = _S1044;
    }
    else
    {
        var _S1045 : f32 = _S1019 / _S1024;
        var _S1046 : f32 = _S1026 * _S1045 + _S1025 * - _S1045;
        var _S1047 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1029, &(_S1047), _S1046);
        var _S1048 : f32 = _S1047 / _S1027;
        var _S1049 : f32 = _S1016.value0_94.value0_91 * - _S1048;
        _S1022 = _S1016.value0_94.value1_22 * _S1048;
        _S1023 = _S1049;
    }
    (*_S1017) = _S1022;
    (*_S1018) = _S1023;
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

fn s_bwdProp_diffuse_evaluate_0( _S1050 : s_bwdCallableCtx_diffuse_evaluate_0,  _S1051 : ptr<function, vec3<f32>>,  _S1052 : ptr<function, vec3<f32>>,  _S1053 : BsdfValue_0)
{
    var _S1054 : f32 = _S1050.value0_101.value1_24.z;
    var _S1055 : f32 = _S1050.value0_101.value2_14.z;
    var _S1056 : bool = (_S1054 * _S1055) > 0.0f;
    var _S1057 : s_bwdCallableCtx_abs_0;
    if(_S1056)
    {
        var _S1058 : s_bwdCallableCtx_abs_0;
        _S1058._S18 = _S1055;
        _S1057 = _S1058;
    }
    else
    {
        _S1057._S18 = 0.0f;
    }
    var _S1059 : f32;
    if(_S1056)
    {
        var _S1060 : vec3<f32> = _S1050.value0_101.value0_96 * _S1053.f_cos_0;
        var _S1061 : f32 = 0.31830990314483643f * (_S1053.pdf_0 + (_S1060[i32(0)] + _S1060[i32(1)] + _S1060[i32(2)]));
        var _S1062 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1057, &(_S1062), _S1061);
        _S1059 = _S1062;
    }
    else
    {
        _S1059 = 0.0f;
    }
    var _S1063 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S1054 * 0.0f + _S1059);
    (*_S1051) = vec3<f32>(0.0f, 0.0f, _S1055 * 0.0f);
    (*_S1052) = _S1063;
    return;
}

fn s_bwdProp_conductor_evaluate_0( _S1064 : s_bwdCallableCtx_conductor_evaluate_0,  _S1065 : ptr<function, vec3<f32>>,  _S1066 : ptr<function, vec3<f32>>,  _S1067 : BsdfValue_0)
{
    var _S1068 : vec3<f32> = vec3<f32>(0.0f);
    var _S1069 : vec2<f32> = vec2<f32>(0.0f);
    var _S1070 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1069, _S1068 );
    var _S1071 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S1069, _S1068 );
    var _S1072 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S1068, _S1068 );
    var half_vector_2 : vec3<f32> = _S1064.value0_99.value3_7 + _S1064.value0_99.value4_6;
    var _S1073 : Tuple_5 = s_apply_dot_0(half_vector_2, half_vector_2);
    var _S1074 : s_bwdCallableCtx_dot_0;
    _S1074._S39 = half_vector_2;
    _S1074._S40 = half_vector_2;
    var _S1075 : s_bwdCallableCtx_dot_0 = _S1074;
    var _S1076 : f32 = _S1064.value0_99.value3_7.z;
    var _S1077 : f32 = _S1064.value0_99.value4_6.z;
    var _S1078 : bool;
    if((_S1076 * _S1077) > 0.0f)
    {
        _S1078 = (_S1073.value0_5) > 0.0f;
    }
    else
    {
        _S1078 = false;
    }
    var _S1079 : f32;
    var _S1080 : f32;
    var _S1081 : f32;
    var _S1082 : f32;
    var _S1083 : f32;
    var _S1084 : f32;
    var _S1085 : f32;
    var _S1086 : f32;
    var _S1087 : f32;
    var _S1088 : vec3<f32>;
    var _S1089 : vec3<f32>;
    var _S1090 : vec3<f32>;
    var _S1091 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S1092 : s_bwdCallableCtx_abs_0;
    var _S1093 : s_bwdCallableCtx_abs_0;
    var _S1094 : s_bwdCallableCtx_dot_0;
    var _S1095 : s_bwdCallableCtx_ggx_density_0;
    var _S1096 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1097 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1098 : s_bwdCallableCtx_sqrt_0;
    if(_S1078)
    {
        var _S1099 : Tuple_3 = s_apply_sqrt_0(_S1073.value0_5);
        var _S1100 : s_bwdCallableCtx_sqrt_0;
        _S1100._S22 = _S1073.value0_5;
        var _S1101 : vec3<f32> = vec3<f32>((1.0f / _S1099.value0_3));
        var _S1102 : f32 = _S1099.value0_3 * _S1099.value0_3;
        var m_5 : vec3<f32> = half_vector_2 * _S1101;
        var width_10 : vec2<f32> = ggx_widths_0(_S1064.value0_99.value2_15);
        var _S1103 : Tuple_20 = s_apply_ggx_lambda_0(width_10, _S1064.value0_99.value3_7);
        var _S1104 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S1104.value0_73 = width_10;
        _S1104.value1_16 = _S1064.value0_99.value3_7;
        var _S1105 : Tuple_20 = s_apply_ggx_lambda_0(width_10, _S1064.value0_99.value4_6);
        var _S1106 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S1106.value0_73 = width_10;
        _S1106.value1_16 = _S1064.value0_99.value4_6;
        var _S1107 : Tuple_21 = s_apply_ggx_density_0(width_10, m_5);
        var _S1108 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
        _S1108.value0_74 = width_10;
        _S1108.value1_17 = m_5;
        var _S1109 : Tuple_2 = s_apply_abs_0(_S1076);
        var _S1110 : s_bwdCallableCtx_abs_0;
        _S1110._S18 = _S1076;
        var _S1111 : f32 = 4.0f * _S1109.value0_2;
        var common_3 : f32 = _S1107.value0_33 / _S1111;
        var _S1112 : f32 = _S1111 * _S1111;
        var _S1113 : Tuple_5 = s_apply_dot_0(_S1064.value0_99.value3_7, m_5);
        var _S1114 : s_bwdCallableCtx_dot_0;
        _S1114._S39 = _S1064.value0_99.value3_7;
        _S1114._S40 = m_5;
        var _S1115 : Tuple_2 = s_apply_abs_0(_S1113.value0_5);
        var _S1116 : s_bwdCallableCtx_abs_0;
        _S1116._S18 = _S1113.value0_5;
        var _S1117 : Tuple_22 = s_apply_fresnel_conductor_0(_S1115.value0_2, _S1064.value0_99.value0_97, _S1064.value0_99.value1_25);
        var _S1118 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S1118.value0_70 = _S1115.value0_2;
        _S1118.value1_13 = _S1064.value0_99.value0_97;
        _S1118.value2_9 = _S1064.value0_99.value1_25;
        var _S1119 : f32 = 1.0f + _S1103.value0_32;
        var _S1120 : f32 = _S1119 + _S1105.value0_32;
        var _S1121 : vec3<f32> = vec3<f32>((common_3 / _S1120));
        var _S1122 : f32 = _S1120 * _S1120;
        _S1079 = _S1119 * _S1119;
        _S1080 = common_3;
        _S1081 = _S1119;
        _S1088 = _S1117.value0_34;
        _S1089 = _S1121;
        _S1082 = _S1122;
        _S1083 = _S1120;
        _S1091.value0_77 = _S1118;
        _S1092 = _S1116;
        _S1094 = _S1114;
        _S1084 = _S1112;
        _S1085 = _S1107.value0_33;
        _S1086 = _S1111;
        _S1093 = _S1110;
        _S1095.value0_75 = _S1108;
        _S1096.value0_76 = _S1106;
        _S1097.value0_76 = _S1104;
        _S1090 = _S1101;
        _S1087 = _S1102;
        _S1098 = _S1100;
    }
    else
    {
        _S1079 = 0.0f;
        _S1080 = 0.0f;
        _S1081 = 0.0f;
        _S1088 = _S1068;
        _S1089 = _S1068;
        _S1082 = 0.0f;
        _S1083 = 0.0f;
        _S1091.value0_77 = _S1072;
        _S1092._S18 = 0.0f;
        _S1094._S39 = _S1068;
        _S1094._S40 = _S1068;
        _S1084 = 0.0f;
        _S1085 = 0.0f;
        _S1086 = 0.0f;
        _S1093._S18 = 0.0f;
        _S1095.value0_75 = _S1071;
        _S1096.value0_76 = _S1070;
        _S1097.value0_76 = _S1070;
        _S1090 = _S1068;
        _S1087 = 0.0f;
        _S1098._S22 = 0.0f;
    }
    if(_S1078)
    {
        var _S1123 : f32 = _S1067.pdf_0 / _S1079;
        var _S1124 : f32 = _S1081 * _S1123;
        var _S1125 : vec3<f32> = _S1088 * _S1067.f_cos_0;
        var _S1126 : vec3<f32> = _S1089 * _S1067.f_cos_0;
        var _S1127 : f32 = (_S1125[i32(0)] + _S1125[i32(1)] + _S1125[i32(2)]) / _S1082;
        var _S1128 : f32 = _S1080 * - _S1127;
        var _S1129 : f32 = _S1083 * _S1127;
        var _S1130 : f32 = _S1080 * - _S1123 + _S1128;
        var _S1131 : f32 = 0.0f;
        s_bwdProp_fresnel_conductor_0(_S1091, &(_S1131), _S1126);
        var _S1132 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1092, &(_S1132), _S1131);
        var _S1133 : vec3<f32> = _S1068;
        var _S1134 : vec3<f32> = _S1068;
        s_bwdProp_dot_0(_S1094, &(_S1133), &(_S1134), _S1132);
        var _S1135 : f32 = (_S1124 + _S1129) / _S1084;
        var _S1136 : f32 = _S1086 * _S1135;
        var _S1137 : f32 = 4.0f * (_S1085 * - _S1135);
        var _S1138 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1093, &(_S1138), _S1137);
        var _S1139 : vec3<f32> = _S1068;
        s_bwdProp_ggx_density_0(_S1095, &(_S1139), _S1136);
        var _S1140 : vec3<f32> = _S1068;
        s_bwdProp_ggx_lambda_0(_S1096, &(_S1140), _S1128);
        var _S1141 : vec3<f32> = _S1068;
        s_bwdProp_ggx_lambda_0(_S1097, &(_S1141), _S1130);
        var _S1142 : vec3<f32> = _S1134 + _S1139;
        var _S1143 : vec3<f32> = half_vector_2 * _S1142;
        var _S1144 : vec3<f32> = _S1090 * _S1142;
        var _S1145 : f32 = - ((_S1143[i32(0)] + _S1143[i32(1)] + _S1143[i32(2)]) / _S1087);
        var _S1146 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1098, &(_S1146), _S1145);
        var _S1147 : vec3<f32> = _S1133 + _S1141;
        _S1079 = _S1138;
        _S1080 = _S1146;
        _S1088 = _S1144;
        _S1089 = _S1140;
        _S1090 = _S1147;
    }
    else
    {
        _S1079 = 0.0f;
        _S1080 = 0.0f;
        _S1088 = _S1068;
        _S1089 = _S1068;
        _S1090 = _S1068;
    }
    var _S1148 : f32 = _S1076 * 0.0f;
    var _S1149 : f32 = _S1077 * 0.0f + _S1079;
    var _S1150 : vec3<f32> = _S1068;
    var _S1151 : vec3<f32> = _S1068;
    s_bwdProp_dot_0(_S1075, &(_S1150), &(_S1151), _S1080);
    var _S1152 : vec3<f32> = _S1150 + _S1151 + _S1088;
    var _S1153 : vec3<f32> = _S1152 + _S1089 + vec3<f32>(0.0f, 0.0f, _S1148);
    (*_S1065) = _S1152 + _S1090 + vec3<f32>(0.0f, 0.0f, _S1149);
    (*_S1066) = _S1153;
    return;
}

fn s_bwdProp_dielectric_evaluate_0( _S1154 : s_bwdCallableCtx_dielectric_evaluate_0,  _S1155 : ptr<function, vec3<f32>>,  _S1156 : ptr<function, vec3<f32>>,  _S1157 : BsdfValue_0)
{
    var _S1158 : vec3<f32> = vec3<f32>(0.0f);
    var _S1159 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0( 0.0f, 0.0f );
    var _S1160 : vec2<f32> = vec2<f32>(0.0f);
    var _S1161 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1160, _S1158 );
    var _S1162 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S1160, _S1158 );
    var _S1163 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1164 : f32 = _S1154.value0_100.value2_16.z;
    var _S1165 : bool;
    if(_S1164 != 0.0f)
    {
        _S1165 = (_S1154.value0_100.value3_8.z) != 0.0f;
    }
    else
    {
        _S1165 = false;
    }
    var _S1166 : bool;
    var _S1167 : bool;
    var _S1168 : bool;
    var _S1169 : bool;
    var _S1170 : bool;
    var crossing_4 : f32;
    var _S1171 : f32;
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
    var m_6 : vec3<f32>;
    var _S1202 : vec3<f32>;
    var _S1203 : vec3<f32>;
    var _S1204 : s_bwdCallableCtx_abs_0;
    var _S1205 : s_bwdCallableCtx_abs_0;
    var _S1206 : s_bwdCallableCtx_abs_0;
    var _S1207 : s_bwdCallableCtx_abs_0;
    var _S1208 : s_bwdCallableCtx_ggx_density_0;
    var _S1209 : s_bwdCallableCtx_ggx_density_0;
    var _S1210 : s_bwdCallableCtx_sqr_0;
    var _S1211 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1212 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1213 : s_bwdCallableCtx_fresnel_dielectric_0;
    var _S1214 : s_bwdCallableCtx_dot_0;
    var _S1215 : s_bwdCallableCtx_dot_0;
    var _S1216 : s_bwdCallableCtx_dot_0;
    var _S1217 : s_bwdCallableCtx_sqrt_0;
    if(_S1165)
    {
        var _S1218 : f32 = _S1154.value0_100.value3_8.z;
        var reflects_1 : bool = (_S1164 * _S1218) > 0.0f;
        if(reflects_1)
        {
            crossing_4 = 1.0f;
        }
        else
        {
            if(_S1164 > 0.0f)
            {
                crossing_4 = _S1154.value0_100.value0_98;
            }
            else
            {
                crossing_4 = 1.0f / _S1154.value0_100.value0_98;
            }
        }
        var _S1219 : vec3<f32> = vec3<f32>(crossing_4);
        var half_vector_3 : vec3<f32> = _S1154.value0_100.value3_8 * vec3<f32>(crossing_4) + _S1154.value0_100.value2_16;
        var _S1220 : Tuple_5 = s_apply_dot_0(half_vector_3, half_vector_3);
        var _S1221 : s_bwdCallableCtx_dot_0;
        _S1221._S39 = half_vector_3;
        _S1221._S40 = half_vector_3;
        var _S1222 : s_bwdCallableCtx_dot_0 = _S1221;
        var _S1223 : bool = (_S1220.value0_5) > 0.0f;
        if(_S1223)
        {
            var _S1224 : Tuple_3 = s_apply_sqrt_0(_S1220.value0_5);
            var _S1225 : s_bwdCallableCtx_sqrt_0;
            _S1225._S22 = _S1220.value0_5;
            var _S1226 : s_bwdCallableCtx_sqrt_0 = _S1225;
            var _S1227 : vec3<f32> = vec3<f32>((1.0f / _S1224.value0_3));
            var _S1228 : f32 = _S1224.value0_3 * _S1224.value0_3;
            var m_7 : vec3<f32> = half_vector_3 * _S1227;
            var _S1229 : bool = (m_7.z) < 0.0f;
            if(_S1229)
            {
                m_6 = (vec3<f32>(0) - m_7);
            }
            else
            {
                m_6 = m_7;
            }
            var _S1230 : Tuple_5 = s_apply_dot_0(_S1154.value0_100.value2_16, m_6);
            var _S1231 : s_bwdCallableCtx_dot_0;
            _S1231._S39 = _S1154.value0_100.value2_16;
            _S1231._S40 = m_6;
            var _S1232 : s_bwdCallableCtx_dot_0 = _S1231;
            var _S1233 : Tuple_5 = s_apply_dot_0(_S1154.value0_100.value3_8, m_6);
            var _S1234 : s_bwdCallableCtx_dot_0;
            _S1234._S39 = _S1154.value0_100.value3_8;
            _S1234._S40 = m_6;
            var _S1235 : s_bwdCallableCtx_dot_0 = _S1234;
            var _S1236 : bool = (_S1230.value0_5 * _S1164) >= 0.0f;
            if(_S1236)
            {
                _S1166 = (_S1233.value0_5 * _S1218) >= 0.0f;
            }
            else
            {
                _S1166 = false;
            }
            if(_S1166)
            {
                var width_11 : vec2<f32> = ggx_widths_0(_S1154.value0_100.value1_26);
                var _S1237 : Tuple_25 = s_apply_fresnel_dielectric_0(_S1230.value0_5, _S1154.value0_100.value0_98);
                var _S1238 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
                _S1238.value0_87 = _S1230.value0_5;
                _S1238.value1_20 = _S1154.value0_100.value0_98;
                var _S1239 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = _S1238;
                var _S1240 : Tuple_20 = s_apply_ggx_lambda_0(width_11, _S1154.value0_100.value2_16);
                var _S1241 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S1241.value0_73 = width_11;
                _S1241.value1_16 = _S1154.value0_100.value2_16;
                var _S1242 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S1241;
                var masking_o_5 : f32 = 1.0f + _S1240.value0_32;
                var _S1243 : Tuple_20 = s_apply_ggx_lambda_0(width_11, _S1154.value0_100.value3_8);
                var _S1244 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S1244.value0_73 = width_11;
                _S1244.value1_16 = _S1154.value0_100.value3_8;
                var _S1245 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S1244;
                var masking_both_1 : f32 = masking_o_5 + _S1243.value0_32;
                if(reflects_1)
                {
                    var _S1246 : Tuple_21 = s_apply_ggx_density_0(width_11, m_6);
                    var _S1247 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S1247.value0_74 = width_11;
                    _S1247.value1_17 = m_6;
                    var _S1248 : f32 = _S1237.value0_37 * _S1246.value0_33;
                    var _S1249 : Tuple_2 = s_apply_abs_0(_S1164);
                    var _S1250 : s_bwdCallableCtx_abs_0;
                    _S1250._S18 = _S1164;
                    var _S1251 : f32 = 4.0f * _S1249.value0_2;
                    var common_4 : f32 = _S1248 / _S1251;
                    var _S1252 : f32 = _S1251 * _S1251;
                    var _S1253 : f32 = masking_both_1 * masking_both_1;
                    _S1171 = masking_o_5 * masking_o_5;
                    _S1172 = common_4;
                    _S1173 = _S1253;
                    _S1174 = _S1252;
                    _S1175 = _S1248;
                    _S1176 = _S1251;
                    _S1204 = _S1250;
                    _S1177 = _S1246.value0_33;
                    _S1208.value0_75 = _S1247;
                    _S1178 = 0.0f;
                    _S1179 = 0.0f;
                    _S1180 = 0.0f;
                    _S1181 = 0.0f;
                    _S1182 = 0.0f;
                    _S1183 = 0.0f;
                    _S1184 = 0.0f;
                    _S1205._S18 = 0.0f;
                    _S1185 = 0.0f;
                    _S1186 = 0.0f;
                    _S1206._S18 = 0.0f;
                    _S1187 = 0.0f;
                    _S1188 = 0.0f;
                    _S1189 = 0.0f;
                    _S1190 = 0.0f;
                    _S1209.value0_75 = _S1162;
                    _S1191 = 0.0f;
                    _S1192 = 0.0f;
                    _S1193 = 0.0f;
                    _S1210.value0_83 = _S1163;
                    _S1194 = 0.0f;
                    _S1207._S18 = 0.0f;
                }
                else
                {
                    var _S1254 : Tuple_2 = s_apply_abs_0(_S1233.value0_5);
                    var _S1255 : s_bwdCallableCtx_abs_0;
                    _S1255._S18 = _S1233.value0_5;
                    var _S1256 : f32 = crossing_4 * crossing_4;
                    var _S1257 : f32 = _S1233.value0_5 + _S1230.value0_5 / crossing_4;
                    var _S1258 : Tuple_11 = s_apply_sqr_0(_S1257);
                    var _S1259 : s_paramCtx_s_bwdCallableCtx_sqr_0;
                    _S1259.value0_82 = _S1257;
                    var jacobian_2 : f32 = _S1254.value0_2 / _S1258.value0_20;
                    var _S1260 : f32 = _S1258.value0_20 * _S1258.value0_20;
                    var _S1261 : f32 = 1.0f - _S1237.value0_37;
                    var _S1262 : Tuple_21 = s_apply_ggx_density_0(width_11, m_6);
                    var _S1263 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S1263.value0_74 = width_11;
                    _S1263.value1_17 = m_6;
                    var _S1264 : f32 = _S1261 * _S1262.value0_33;
                    var _S1265 : f32 = _S1264 * jacobian_2;
                    var _S1266 : Tuple_2 = s_apply_abs_0(_S1230.value0_5);
                    var _S1267 : s_bwdCallableCtx_abs_0;
                    _S1267._S18 = _S1230.value0_5;
                    var _S1268 : f32 = _S1265 * _S1266.value0_2;
                    var _S1269 : Tuple_2 = s_apply_abs_0(_S1164);
                    var _S1270 : s_bwdCallableCtx_abs_0;
                    _S1270._S18 = _S1164;
                    var common_5 : f32 = _S1268 / _S1269.value0_2;
                    var _S1271 : f32 = _S1269.value0_2 * _S1269.value0_2;
                    var _S1272 : f32 = masking_both_1 * crossing_4 * crossing_4;
                    var _S1273 : f32 = _S1272 * _S1272;
                    var _S1274 : f32 = masking_o_5 * masking_o_5;
                    _S1171 = 0.0f;
                    _S1172 = 0.0f;
                    _S1173 = 0.0f;
                    _S1174 = 0.0f;
                    _S1175 = 0.0f;
                    _S1176 = 0.0f;
                    _S1204._S18 = 0.0f;
                    _S1177 = 0.0f;
                    _S1208.value0_75 = _S1162;
                    _S1178 = _S1274;
                    _S1179 = common_5;
                    _S1180 = _S1273;
                    _S1181 = _S1272;
                    _S1182 = _S1271;
                    _S1183 = _S1268;
                    _S1184 = _S1269.value0_2;
                    _S1205 = _S1270;
                    _S1185 = _S1265;
                    _S1186 = _S1266.value0_2;
                    _S1206 = _S1267;
                    _S1187 = _S1264;
                    _S1188 = jacobian_2;
                    _S1189 = _S1261;
                    _S1190 = _S1262.value0_33;
                    _S1209.value0_75 = _S1263;
                    _S1191 = _S1260;
                    _S1192 = _S1254.value0_2;
                    _S1193 = _S1258.value0_20;
                    _S1210.value0_83 = _S1259;
                    _S1194 = _S1256;
                    _S1207 = _S1255;
                }
                var _S1275 : f32 = _S1173;
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
                _S1173 = masking_o_5;
                _S1174 = _S1275;
                _S1175 = masking_both_1;
                _S1176 = _S1276;
                _S1177 = _S1277;
                _S1178 = _S1278;
                _S1179 = _S1237.value0_37;
                _S1180 = _S1279;
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
                _S1211.value0_76 = _S1245;
                _S1212.value0_76 = _S1242;
                _S1213.value0_88 = _S1239;
            }
            else
            {
                _S1171 = 0.0f;
                _S1172 = 0.0f;
                _S1173 = 0.0f;
                _S1174 = 0.0f;
                _S1175 = 0.0f;
                _S1176 = 0.0f;
                _S1177 = 0.0f;
                _S1178 = 0.0f;
                _S1204._S18 = 0.0f;
                _S1179 = 0.0f;
                _S1180 = 0.0f;
                _S1208.value0_75 = _S1162;
                _S1181 = 0.0f;
                _S1182 = 0.0f;
                _S1183 = 0.0f;
                _S1184 = 0.0f;
                _S1185 = 0.0f;
                _S1186 = 0.0f;
                _S1187 = 0.0f;
                _S1205._S18 = 0.0f;
                _S1188 = 0.0f;
                _S1189 = 0.0f;
                _S1206._S18 = 0.0f;
                _S1190 = 0.0f;
                _S1191 = 0.0f;
                _S1192 = 0.0f;
                _S1193 = 0.0f;
                _S1209.value0_75 = _S1162;
                _S1194 = 0.0f;
                _S1195 = 0.0f;
                _S1196 = 0.0f;
                _S1210.value0_83 = _S1163;
                _S1197 = 0.0f;
                _S1207._S18 = 0.0f;
                _S1211.value0_76 = _S1161;
                _S1212.value0_76 = _S1161;
                _S1213.value0_88 = _S1159;
            }
            _S1198 = _S1230.value0_5;
            _S1167 = _S1236;
            _S1199 = _S1233.value0_5;
            _S1214 = _S1235;
            _S1215 = _S1232;
            _S1168 = _S1229;
            m_6 = _S1227;
            _S1200 = _S1228;
            _S1217 = _S1226;
        }
        else
        {
            _S1166 = false;
            _S1171 = 0.0f;
            _S1172 = 0.0f;
            _S1173 = 0.0f;
            _S1174 = 0.0f;
            _S1175 = 0.0f;
            _S1176 = 0.0f;
            _S1177 = 0.0f;
            _S1178 = 0.0f;
            _S1204._S18 = 0.0f;
            _S1179 = 0.0f;
            _S1180 = 0.0f;
            _S1208.value0_75 = _S1162;
            _S1181 = 0.0f;
            _S1182 = 0.0f;
            _S1183 = 0.0f;
            _S1184 = 0.0f;
            _S1185 = 0.0f;
            _S1186 = 0.0f;
            _S1187 = 0.0f;
            _S1205._S18 = 0.0f;
            _S1188 = 0.0f;
            _S1189 = 0.0f;
            _S1206._S18 = 0.0f;
            _S1190 = 0.0f;
            _S1191 = 0.0f;
            _S1192 = 0.0f;
            _S1193 = 0.0f;
            _S1209.value0_75 = _S1162;
            _S1194 = 0.0f;
            _S1195 = 0.0f;
            _S1196 = 0.0f;
            _S1210.value0_83 = _S1163;
            _S1197 = 0.0f;
            _S1198 = 0.0f;
            _S1207._S18 = 0.0f;
            _S1211.value0_76 = _S1161;
            _S1212.value0_76 = _S1161;
            _S1213.value0_88 = _S1159;
            _S1167 = false;
            _S1199 = 0.0f;
            _S1214._S39 = _S1158;
            _S1214._S40 = _S1158;
            _S1215._S39 = _S1158;
            _S1215._S40 = _S1158;
            _S1168 = false;
            m_6 = _S1158;
            _S1200 = 0.0f;
            _S1217._S22 = 0.0f;
        }
        var _S1297 : f32 = crossing_4;
        var _S1298 : bool = _S1166;
        var _S1299 : bool = _S1167;
        var _S1300 : bool = _S1168;
        var _S1301 : vec3<f32> = m_6;
        var _S1302 : f32 = _S1200;
        _S1166 = _S1223;
        _S1167 = _S1298;
        _S1168 = reflects_1;
        crossing_4 = _S1171;
        _S1171 = _S1172;
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
        _S1184 = _S1297;
        _S1169 = _S1299;
        _S1200 = _S1218;
        _S1170 = _S1300;
        m_6 = half_vector_3;
        _S1202 = _S1301;
        _S1201 = _S1302;
        _S1216 = _S1222;
        _S1203 = _S1219;
    }
    else
    {
        _S1166 = false;
        _S1167 = false;
        _S1168 = false;
        crossing_4 = 0.0f;
        _S1171 = 0.0f;
        _S1172 = 0.0f;
        _S1173 = 0.0f;
        _S1174 = 0.0f;
        _S1175 = 0.0f;
        _S1176 = 0.0f;
        _S1177 = 0.0f;
        _S1204._S18 = 0.0f;
        _S1178 = 0.0f;
        _S1179 = 0.0f;
        _S1208.value0_75 = _S1162;
        _S1180 = 0.0f;
        _S1181 = 0.0f;
        _S1182 = 0.0f;
        _S1183 = 0.0f;
        _S1184 = 0.0f;
        _S1185 = 0.0f;
        _S1186 = 0.0f;
        _S1187 = 0.0f;
        _S1205._S18 = 0.0f;
        _S1188 = 0.0f;
        _S1189 = 0.0f;
        _S1206._S18 = 0.0f;
        _S1190 = 0.0f;
        _S1191 = 0.0f;
        _S1192 = 0.0f;
        _S1193 = 0.0f;
        _S1209.value0_75 = _S1162;
        _S1194 = 0.0f;
        _S1195 = 0.0f;
        _S1196 = 0.0f;
        _S1210.value0_83 = _S1163;
        _S1197 = 0.0f;
        _S1198 = 0.0f;
        _S1207._S18 = 0.0f;
        _S1211.value0_76 = _S1161;
        _S1212.value0_76 = _S1161;
        _S1213.value0_88 = _S1159;
        _S1169 = false;
        _S1199 = 0.0f;
        _S1200 = 0.0f;
        _S1214._S39 = _S1158;
        _S1214._S40 = _S1158;
        _S1215._S39 = _S1158;
        _S1215._S40 = _S1158;
        _S1170 = false;
        m_6 = _S1158;
        _S1202 = _S1158;
        _S1201 = 0.0f;
        _S1217._S22 = 0.0f;
        _S1216._S39 = _S1158;
        _S1216._S40 = _S1158;
        _S1203 = _S1158;
    }
    if(_S1165)
    {
        var _S1303 : vec3<f32>;
        if(_S1166)
        {
            var _S1304 : vec3<f32>;
            var _S1305 : vec3<f32>;
            if(_S1167)
            {
                if(_S1168)
                {
                    var _S1306 : f32 = _S1157.pdf_0 / crossing_4;
                    var _S1307 : f32 = _S1171 * - _S1306;
                    var _S1308 : f32 = (_S1157.f_cos_0[i32(0)] + _S1157.f_cos_0[i32(1)] + _S1157.f_cos_0[i32(2)]) / _S1173;
                    var _S1309 : f32 = _S1171 * - _S1308;
                    var _S1310 : f32 = (_S1172 * _S1306 + _S1174 * _S1308) / _S1175;
                    var _S1311 : f32 = _S1177 * _S1310;
                    var _S1312 : f32 = 4.0f * (_S1176 * - _S1310);
                    var _S1313 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1204, &(_S1313), _S1312);
                    var _S1314 : f32 = _S1178 * _S1311;
                    var _S1315 : f32 = _S1179 * _S1311;
                    var _S1316 : vec3<f32> = _S1158;
                    s_bwdProp_ggx_density_0(_S1208, &(_S1316), _S1314);
                    crossing_4 = _S1309;
                    _S1171 = _S1307;
                    _S1172 = _S1315;
                    _S1173 = 0.0f;
                    _S1174 = 0.0f;
                    _S1303 = _S1316;
                    _S1175 = _S1313;
                }
                else
                {
                    var _S1317 : f32 = _S1157.pdf_0 / _S1180;
                    var _S1318 : f32 = _S1181 * - _S1317;
                    var _S1319 : f32 = (_S1157.f_cos_0[i32(0)] + _S1157.f_cos_0[i32(1)] + _S1157.f_cos_0[i32(2)]) / _S1182;
                    var _S1320 : f32 = _S1184 * (_S1184 * (_S1181 * - _S1319));
                    var _S1321 : f32 = (_S1172 * _S1317 + _S1183 * _S1319) / _S1185;
                    var _S1322 : f32 = _S1186 * - _S1321;
                    var _S1323 : f32 = _S1187 * _S1321;
                    var _S1324 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1205, &(_S1324), _S1322);
                    var _S1325 : f32 = _S1188 * _S1323;
                    var _S1326 : f32 = _S1189 * _S1323;
                    var _S1327 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1206, &(_S1327), _S1325);
                    var s_diff_jacobian_T_1 : f32 = _S1190 * _S1326;
                    var _S1328 : f32 = _S1191 * _S1326;
                    var _S1329 : f32 = _S1192 * _S1328;
                    var _S1330 : f32 = _S1193 * _S1328;
                    var _S1331 : vec3<f32> = _S1158;
                    s_bwdProp_ggx_density_0(_S1209, &(_S1331), _S1329);
                    var _S1332 : f32 = - _S1330;
                    var _S1333 : f32 = s_diff_jacobian_T_1 / _S1194;
                    var _S1334 : f32 = _S1195 * - _S1333;
                    var _S1335 : f32 = _S1196 * _S1333;
                    var _S1336 : f32 = 0.0f;
                    s_bwdProp_sqr_0(_S1210, &(_S1336), _S1334);
                    var _S1337 : f32 = _S1184 * (_S1336 / _S1197);
                    var _S1338 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1207, &(_S1338), _S1335);
                    var _S1339 : f32 = _S1327 + _S1337;
                    var _S1340 : f32 = _S1336 + _S1338;
                    crossing_4 = _S1320;
                    _S1171 = _S1318;
                    _S1172 = _S1332;
                    _S1173 = _S1339;
                    _S1174 = _S1340;
                    _S1303 = _S1331;
                    _S1175 = _S1324;
                }
                var _S1341 : vec3<f32> = _S1158;
                s_bwdProp_ggx_lambda_0(_S1211, &(_S1341), crossing_4);
                var _S1342 : f32 = crossing_4 + _S1171;
                var _S1343 : vec3<f32> = _S1158;
                s_bwdProp_ggx_lambda_0(_S1212, &(_S1343), _S1342);
                var _S1344 : f32 = 0.0f;
                s_bwdProp_fresnel_dielectric_0(_S1213, &(_S1344), _S1172);
                var _S1345 : f32 = _S1344 + _S1173;
                crossing_4 = _S1174;
                _S1171 = _S1345;
                _S1172 = _S1175;
                _S1304 = _S1343;
                _S1305 = _S1341;
            }
            else
            {
                crossing_4 = 0.0f;
                _S1171 = 0.0f;
                _S1303 = _S1158;
                _S1172 = 0.0f;
                _S1304 = _S1158;
                _S1305 = _S1158;
            }
            if(_S1169)
            {
                var _S1346 : f32 = _S1199 * 0.0f;
                crossing_4 = _S1200 * 0.0f + crossing_4;
                _S1173 = _S1346;
            }
            else
            {
                _S1173 = 0.0f;
            }
            var _S1347 : f32 = _S1198 * 0.0f;
            var _S1348 : f32 = _S1164 * 0.0f;
            var _S1349 : vec3<f32> = _S1158;
            var _S1350 : vec3<f32> = _S1158;
            s_bwdProp_dot_0(_S1214, &(_S1349), &(_S1350), crossing_4);
            var _S1351 : f32 = _S1348 + _S1171;
            var _S1352 : vec3<f32> = _S1158;
            var _S1353 : vec3<f32> = _S1158;
            s_bwdProp_dot_0(_S1215, &(_S1352), &(_S1353), _S1351);
            var _S1354 : vec3<f32> = _S1350 + _S1353 + _S1303;
            var _S1355 : f32 = _S1347 + _S1172;
            var _S1356 : vec3<f32> = _S1352 + _S1304;
            var _S1357 : vec3<f32> = _S1349 + _S1305;
            if(_S1170)
            {
                _S1303 = (vec3<f32>(0) - _S1354);
            }
            else
            {
                _S1303 = _S1354;
            }
            var _S1358 : vec3<f32> = m_6 * _S1303;
            var _S1359 : vec3<f32> = _S1202 * _S1303;
            var _S1360 : f32 = - ((_S1358[i32(0)] + _S1358[i32(1)] + _S1358[i32(2)]) / _S1201);
            var _S1361 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S1217, &(_S1361), _S1360);
            crossing_4 = _S1361;
            m_6 = _S1359;
            _S1202 = _S1356;
            _S1303 = _S1357;
            _S1171 = _S1173;
            _S1172 = _S1355;
        }
        else
        {
            crossing_4 = 0.0f;
            m_6 = _S1158;
            _S1202 = _S1158;
            _S1303 = _S1158;
            _S1171 = 0.0f;
            _S1172 = 0.0f;
        }
        var _S1362 : vec3<f32> = _S1158;
        var _S1363 : vec3<f32> = _S1158;
        s_bwdProp_dot_0(_S1216, &(_S1362), &(_S1363), crossing_4);
        var _S1364 : vec3<f32> = _S1362 + _S1363 + m_6;
        var _S1365 : vec3<f32> = _S1364 + _S1202;
        var _S1366 : vec3<f32> = _S1203 * _S1364 + _S1303;
        var _S1367 : f32 = _S1200 * 0.0f + _S1172;
        m_6 = _S1366 + vec3<f32>(0.0f, 0.0f, _S1164 * 0.0f + _S1171);
        crossing_4 = _S1367;
        _S1202 = _S1365;
    }
    else
    {
        m_6 = _S1158;
        crossing_4 = 0.0f;
        _S1202 = _S1158;
    }
    (*_S1155) = _S1202 + vec3<f32>(0.0f, 0.0f, crossing_4);
    (*_S1156) = m_6;
    return;
}

fn s_bwdProp_bsdf_evaluate_0( _S1368 : s_bwdCallableCtx_bsdf_evaluate_0,  _S1369 : ptr<function, vec3<f32>>,  _S1370 : ptr<function, vec3<f32>>,  _S1371 : BsdfValue_0)
{
    var _S1372 : vec3<f32> = vec3<f32>(0.0f);
    var _S1373 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0 = s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0( _S1372, _S1372, _S1372 );
    var _S1374 : vec2<f32> = vec2<f32>(0.0f);
    var _S1375 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0 = s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0( _S1372, _S1372, _S1374, _S1372, _S1372 );
    var _S1376 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0 = s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0( 0.0f, _S1374, _S1372, _S1372 );
    var _S1377 : bool = (_S1368.value0_95.value0_90.kind_0) == u32(0);
    var _S1378 : s_bwdCallableCtx_conductor_evaluate_0;
    var _S1379 : s_bwdCallableCtx_dielectric_evaluate_0;
    var _S1380 : s_bwdCallableCtx_diffuse_evaluate_0;
    var _S1381 : bool;
    if(_S1377)
    {
        var _S1382 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0;
        _S1382.value0_96 = _S1368.value0_95.value0_90.a_0.xyz;
        _S1382.value1_24 = _S1368.value0_95.value1_21;
        _S1382.value2_14 = _S1368.value0_95.value2_13;
        _S1380.value0_101 = _S1382;
        _S1381 = false;
        _S1378.value0_99 = _S1375;
        _S1379.value0_100 = _S1376;
    }
    else
    {
        var _S1383 : bool = (_S1368.value0_95.value0_90.kind_0) == u32(1);
        if(_S1383)
        {
            var _S1384 : vec3<f32> = _S1368.value0_95.value0_90.b_0.xyz;
            var _S1385 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0;
            _S1385.value0_97 = _S1368.value0_95.value0_90.a_0.xyz;
            _S1385.value1_25 = _S1384;
            _S1385.value2_15 = _S1368.value0_95.value0_90.alpha_0;
            _S1385.value3_7 = _S1368.value0_95.value1_21;
            _S1385.value4_6 = _S1368.value0_95.value2_13;
            _S1378.value0_99 = _S1385;
            _S1379.value0_100 = _S1376;
        }
        else
        {
            var _S1386 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0;
            _S1386.value0_98 = _S1368.value0_95.value0_90.a_0.x;
            _S1386.value1_26 = _S1368.value0_95.value0_90.alpha_0;
            _S1386.value2_16 = _S1368.value0_95.value1_21;
            _S1386.value3_8 = _S1368.value0_95.value2_13;
            _S1378.value0_99 = _S1375;
            _S1379.value0_100 = _S1386;
        }
        _S1380.value0_101 = _S1373;
        _S1381 = _S1383;
    }
    var _S1387 : vec3<f32>;
    var _S1388 : vec3<f32>;
    if(_S1377)
    {
        var _S1389 : vec3<f32> = _S1372;
        var _S1390 : vec3<f32> = _S1372;
        s_bwdProp_diffuse_evaluate_0(_S1380, &(_S1389), &(_S1390), _S1371);
        _S1387 = _S1389;
        _S1388 = _S1390;
    }
    else
    {
        if(_S1381)
        {
            var _S1391 : vec3<f32> = _S1372;
            var _S1392 : vec3<f32> = _S1372;
            s_bwdProp_conductor_evaluate_0(_S1378, &(_S1391), &(_S1392), _S1371);
            _S1387 = _S1391;
            _S1388 = _S1392;
        }
        else
        {
            var _S1393 : vec3<f32> = _S1372;
            var _S1394 : vec3<f32> = _S1372;
            s_bwdProp_dielectric_evaluate_0(_S1379, &(_S1393), &(_S1394), _S1371);
            _S1387 = _S1393;
            _S1388 = _S1394;
        }
    }
    (*_S1369) = _S1387;
    (*_S1370) = _S1388;
    return;
}

fn s_bwdProp_to_local_0( _S1395 : s_bwdCallableCtx_to_local_0,  _S1396 : ptr<function, Frame_0>,  _S1397 : ptr<function, vec3<f32>>,  _S1398 : vec3<f32>)
{
    var _S1399 : s_bwdCallableCtx_dot_0;
    _S1399._S39 = _S1395.value0_23.value0_9.s_0;
    _S1399._S40 = _S1395.value0_23.value1_2;
    var _S1400 : s_bwdCallableCtx_dot_0;
    _S1400._S39 = _S1395.value0_23.value0_9.t_0;
    _S1400._S40 = _S1395.value0_23.value1_2;
    var _S1401 : s_bwdCallableCtx_dot_0;
    _S1401._S39 = _S1395.value0_23.value0_9.n_0;
    _S1401._S40 = _S1395.value0_23.value1_2;
    var _S1402 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S1403 : vec3<f32> = vec3<f32>(0.0f);
    var _S1404 : vec3<f32> = _S1403;
    var _S1405 : vec3<f32> = _S1403;
    s_bwdProp_dot_0(_S1401, &(_S1404), &(_S1405), _S1398[i32(2)]);
    var _S1406 : vec3<f32> = _S1403;
    var _S1407 : vec3<f32> = _S1403;
    s_bwdProp_dot_0(_S1400, &(_S1406), &(_S1407), _S1398[i32(1)]);
    var _S1408 : vec3<f32> = _S1403;
    var _S1409 : vec3<f32> = _S1403;
    s_bwdProp_dot_0(_S1399, &(_S1408), &(_S1409), _S1398[i32(0)]);
    var _S1410 : vec3<f32> = _S1405 + _S1407 + _S1409;
    var _S1411 : Frame_0 = _S1402;
    _S1411.n_0 = _S1404;
    _S1411.t_0 = _S1406;
    _S1411.s_0 = _S1408;
    (*_S1396) = Frame_x24_syn_dadd_0(_S1402, _S1411);
    (*_S1397) = _S1410;
    return;
}

fn s_bwdProp_point_on_light_0( _S1412 : s_bwdCallableCtx_point_on_light_0,  _S1413 : ptr<function, vec2<f32>>,  _S1414 : vec3<f32>)
{
    var _S1415 : f32 = _S1412.value0_93.value1_23.x;
    var _S1416 : Tuple_15 = s_apply_safe_sqrt_0(_S1415);
    var _S1417 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S1417.value0_68 = _S1415;
    var _S1418 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S1417 );
    var _S1419 : f32 = _S1412.value0_93.value1_23.y;
    var _S1420 : vec3<f32> = _S1412.value0_93.value0_92.e2_2 * _S1414;
    var _S1421 : f32 = _S1420[i32(0)] + _S1420[i32(1)] + _S1420[i32(2)];
    var _S1422 : vec3<f32> = _S1412.value0_93.value0_92.e1_2 * _S1414;
    var _S1423 : f32 = _S1422[i32(0)] + _S1422[i32(1)] + _S1422[i32(2)];
    var _S1424 : f32 = _S1416.value0_27 * _S1421 + - (_S1416.value0_27 * _S1423);
    var _S1425 : f32 = _S1419 * _S1421 + (1.0f - _S1419) * _S1423;
    var _S1426 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S1418, &(_S1426), _S1425);
    (*_S1413) = vec2<f32>(_S1426, _S1424);
    return;
}

fn s_bwdProp_direct_light_0( _S1427 : s_bwdCallableCtx_direct_light_0,  _S1428 : ptr<function, Surface_Differential_0>,  _S1429 : ptr<function, vec3<f32>>,  _S1430 : ptr<function, vec2<f32>>,  _S1431 : vec3<f32>)
{
    var _S1432 : vec3<f32> = vec3<f32>(0.0f);
    var _S1433 : Frame_0 = Frame_0( _S1432, _S1432, _S1432 );
    var _S1434 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S1433, _S1432 );
    var _S1435 : vec4<f32> = vec4<f32>(0.0f);
    var _S1436 : vec2<f32> = vec2<f32>(0.0f);
    var _S1437 : Material_0 = Material_0( _S1435, _S1435, _S1436, u32(0), u32(0) );
    var _S1438 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0 = s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0( _S1437, _S1432, _S1432 );
    var _S1439 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S1440 : Tuple_14 = s_apply_point_on_light_0(_S1427.value0_21.value1_3, _S1427.value0_21.value4_2);
    var _S1441 : s_paramCtx_s_bwdCallableCtx_point_on_light_0;
    _S1441.value0_92 = _S1427.value0_21.value1_3;
    _S1441.value1_23 = _S1427.value0_21.value4_2;
    var _S1442 : s_bwdCallableCtx_point_on_light_0 = s_bwdCallableCtx_point_on_light_0( _S1441 );
    var to_light_1 : vec3<f32> = _S1440.value0_26 - _S1427.value0_21.value2_2.position_0;
    var _S1443 : Tuple_5 = s_apply_dot_0(to_light_1, to_light_1);
    var _S1444 : s_bwdCallableCtx_dot_0;
    _S1444._S39 = to_light_1;
    _S1444._S40 = to_light_1;
    var _S1445 : s_bwdCallableCtx_dot_0 = _S1444;
    var _S1446 : bool = (_S1443.value0_5) > 0.0f;
    var _S1447 : bool;
    var _S1448 : vec3<f32>;
    var _S1449 : vec3<f32>;
    var _S1450 : vec3<f32>;
    var _S1451 : vec3<f32>;
    var _S1452 : f32;
    var _S1453 : f32;
    var _S1454 : f32;
    var _S1455 : f32;
    var _S1456 : f32;
    var _S1457 : f32;
    var _S1458 : f32;
    var _S1459 : f32;
    var _S1460 : s_bwdCallableCtx_power_heuristic_0;
    var _S1461 : s_bwdCallableCtx_abs_0;
    var _S1462 : s_bwdCallableCtx_bsdf_evaluate_0;
    var _S1463 : s_bwdCallableCtx_to_local_0;
    var _S1464 : s_bwdCallableCtx_dot_0;
    var _S1465 : s_bwdCallableCtx_sqrt_0;
    if(_S1446)
    {
        var _S1466 : Tuple_3 = s_apply_sqrt_0(_S1443.value0_5);
        var _S1467 : s_bwdCallableCtx_sqrt_0;
        _S1467._S22 = _S1443.value0_5;
        var _S1468 : s_bwdCallableCtx_sqrt_0 = _S1467;
        var _S1469 : vec3<f32> = vec3<f32>((1.0f / _S1466.value0_3));
        var _S1470 : f32 = _S1466.value0_3 * _S1466.value0_3;
        var direction_6 : vec3<f32> = to_light_1 * _S1469;
        var _S1471 : Tuple_5 = s_apply_dot_0(direction_6, _S1427.value0_21.value1_3.normal_1);
        var _S1472 : s_bwdCallableCtx_dot_0;
        _S1472._S39 = direction_6;
        _S1472._S40 = _S1427.value0_21.value1_3.normal_1;
        var _S1473 : s_bwdCallableCtx_dot_0 = _S1472;
        var cos_light_1 : f32 = - _S1471.value0_5;
        if(cos_light_1 > 0.0f)
        {
            _S1447 = true;
        }
        else
        {
            if(cos_light_1 < 0.0f)
            {
                _S1447 = _S1427.value0_21.value1_3.two_sided_2;
            }
            else
            {
                _S1447 = false;
            }
        }
        if(_S1447)
        {
            var _S1474 : Tuple_12 = s_apply_to_local_0(_S1427.value0_21.value2_2.frame_0, direction_6);
            var _S1475 : s_paramCtx_s_bwdCallableCtx_to_local_0;
            _S1475.value0_9 = _S1427.value0_21.value2_2.frame_0;
            _S1475.value1_2 = direction_6;
            var _S1476 : Tuple_16 = s_apply_bsdf_evaluate_0(_S1427.value0_21.value0_10, _S1427.value0_21.value3_2, _S1474.value0_24);
            var _S1477 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0;
            _S1477.value0_90 = _S1427.value0_21.value0_10;
            _S1477.value1_21 = _S1427.value0_21.value3_2;
            _S1477.value2_13 = _S1474.value0_24;
            var _S1478 : Tuple_2 = s_apply_abs_0(cos_light_1);
            var _S1479 : s_bwdCallableCtx_abs_0;
            _S1479._S18 = cos_light_1;
            var pdf_light_1 : f32 = _S1443.value0_5 * _S1427.value0_21.value1_3.pdf_area_1;
            var _S1480 : f32 = _S1476.value0_28.pdf_0 * _S1478.value0_2;
            var _S1481 : Tuple_10 = s_apply_power_heuristic_0(pdf_light_1, _S1480);
            var _S1482 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
            _S1482.value0_91 = pdf_light_1;
            _S1482.value1_22 = _S1480;
            var _S1483 : f32 = _S1481.value0_19 * _S1478.value0_2;
            var _S1484 : vec3<f32> = vec3<f32>((_S1483 / pdf_light_1));
            var _S1485 : f32 = pdf_light_1 * pdf_light_1;
            _S1448 = _S1476.value0_28.f_cos_0 * _S1427.value0_21.value1_3.radiance_1;
            _S1449 = _S1484;
            _S1452 = _S1485;
            _S1453 = _S1483;
            _S1454 = pdf_light_1;
            _S1455 = _S1481.value0_19;
            _S1456 = _S1478.value0_2;
            _S1450 = _S1427.value0_21.value1_3.radiance_1;
            _S1460.value0_94 = _S1482;
            _S1457 = _S1476.value0_28.pdf_0;
            _S1458 = _S1427.value0_21.value1_3.pdf_area_1;
            _S1461 = _S1479;
            _S1462.value0_95 = _S1477;
            _S1463.value0_23 = _S1475;
        }
        else
        {
            _S1448 = _S1432;
            _S1449 = _S1432;
            _S1452 = 0.0f;
            _S1453 = 0.0f;
            _S1454 = 0.0f;
            _S1455 = 0.0f;
            _S1456 = 0.0f;
            _S1450 = _S1432;
            _S1460.value0_94 = _S1439;
            _S1457 = 0.0f;
            _S1458 = 0.0f;
            _S1461._S18 = 0.0f;
            _S1462.value0_95 = _S1438;
            _S1463.value0_23 = _S1434;
        }
        _S1464 = _S1473;
        _S1451 = _S1469;
        _S1459 = _S1470;
        _S1465 = _S1468;
    }
    else
    {
        _S1447 = false;
        _S1448 = _S1432;
        _S1449 = _S1432;
        _S1452 = 0.0f;
        _S1453 = 0.0f;
        _S1454 = 0.0f;
        _S1455 = 0.0f;
        _S1456 = 0.0f;
        _S1450 = _S1432;
        _S1460.value0_94 = _S1439;
        _S1457 = 0.0f;
        _S1458 = 0.0f;
        _S1461._S18 = 0.0f;
        _S1462.value0_95 = _S1438;
        _S1463.value0_23 = _S1434;
        _S1464._S39 = _S1432;
        _S1464._S40 = _S1432;
        _S1451 = _S1432;
        _S1459 = 0.0f;
        _S1465._S22 = 0.0f;
    }
    var _S1486 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1487 : Surface_Differential_0;
    if(_S1446)
    {
        if(_S1447)
        {
            var _S1488 : vec3<f32> = _S1448 * _S1431;
            var _S1489 : f32 = (_S1488[i32(0)] + _S1488[i32(1)] + _S1488[i32(2)]) / _S1452;
            var _S1490 : f32 = _S1453 * - _S1489;
            var _S1491 : f32 = _S1454 * _S1489;
            var _S1492 : f32 = _S1455 * _S1491;
            var _S1493 : f32 = _S1456 * _S1491;
            var _S1494 : vec3<f32> = _S1450 * (_S1449 * _S1431);
            var _S1495 : f32 = 0.0f;
            var _S1496 : f32 = 0.0f;
            s_bwdProp_power_heuristic_0(_S1460, &(_S1495), &(_S1496), _S1493);
            var _S1497 : f32 = _S1456 * _S1496;
            var _S1498 : f32 = _S1458 * (_S1490 + _S1495);
            var _S1499 : f32 = _S1492 + _S1457 * _S1496;
            var _S1500 : f32 = 0.0f;
            s_bwdProp_abs_0(_S1461, &(_S1500), _S1499);
            var _S1501 : BsdfValue_0 = BsdfValue_x24_syn_dzero_0();
            _S1501.f_cos_0 = _S1494;
            _S1501.pdf_0 = _S1497;
            var _S1502 : vec3<f32> = _S1432;
            var _S1503 : vec3<f32> = _S1432;
            s_bwdProp_bsdf_evaluate_0(_S1462, &(_S1502), &(_S1503), _S1501);
            var _S1504 : Frame_0;
            _S1504.s_0 = _S1432;
            _S1504.t_0 = _S1432;
            _S1504.n_0 = _S1432;
            var _S1505 : vec3<f32> = _S1432;
            s_bwdProp_to_local_0(_S1463, &(_S1504), &(_S1505), _S1503);
            var _S1506 : Surface_Differential_0 = _S1486;
            _S1506.frame_2 = _S1504;
            var _S1507 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1486, _S1506);
            _S1452 = _S1500;
            _S1448 = _S1505;
            _S1453 = _S1498;
            _S1487 = _S1507;
            _S1449 = _S1502;
        }
        else
        {
            _S1452 = 0.0f;
            _S1448 = _S1432;
            _S1453 = 0.0f;
            _S1487 = _S1486;
            _S1449 = _S1432;
        }
        var _S1508 : f32 = - _S1452;
        var _S1509 : vec3<f32> = _S1432;
        var _S1510 : vec3<f32> = _S1432;
        s_bwdProp_dot_0(_S1464, &(_S1509), &(_S1510), _S1508);
        var _S1511 : vec3<f32> = _S1509 + _S1448;
        var _S1512 : vec3<f32> = to_light_1 * _S1511;
        var _S1513 : vec3<f32> = _S1451 * _S1511;
        var _S1514 : f32 = - ((_S1512[i32(0)] + _S1512[i32(1)] + _S1512[i32(2)]) / _S1459);
        var _S1515 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1465, &(_S1515), _S1514);
        _S1452 = _S1515 + _S1453;
        _S1448 = _S1513;
    }
    else
    {
        _S1452 = 0.0f;
        _S1448 = _S1432;
        _S1487 = _S1486;
        _S1449 = _S1432;
    }
    var _S1516 : vec3<f32> = _S1432;
    var _S1517 : vec3<f32> = _S1432;
    s_bwdProp_dot_0(_S1445, &(_S1516), &(_S1517), _S1452);
    var _S1518 : vec3<f32> = _S1516 + _S1517 + _S1448;
    var _S1519 : vec3<f32> = (vec3<f32>(0) - _S1518);
    var _S1520 : vec2<f32> = _S1436;
    s_bwdProp_point_on_light_0(_S1442, &(_S1520), _S1518);
    var _S1521 : Surface_Differential_0 = _S1486;
    _S1521.position_1 = _S1519;
    (*_S1428) = Surface_x24_syn_dadd_0(_S1487, _S1521);
    (*_S1429) = _S1449;
    (*_S1430) = _S1520;
    return;
}

fn s_bwdProp_emission_of_0( _S1522 : s_bwdCallableCtx_emission_of_0,  _S1523 : ptr<function, Surface_Differential_0>,  _S1524 : ptr<function, vec3<f32>>,  _S1525 : ptr<function, vec3<f32>>,  _S1526 : ptr<function, f32>,  _S1527 : vec3<f32>)
{
    var _S1528 : vec3<f32> = vec3<f32>(0.0f);
    var _S1529 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S1530 : Tuple_5 = s_apply_dot_0(_S1522.value0_17.value3_1, _S1522.value0_17.value1_1.geometric_normal_0);
    var _S1531 : s_bwdCallableCtx_dot_0;
    _S1531._S39 = _S1522.value0_17.value3_1;
    _S1531._S40 = _S1522.value0_17.value1_1.geometric_normal_0;
    var _S1532 : s_bwdCallableCtx_dot_0 = _S1531;
    var _S1533 : bool;
    if(_S1522.value0_17.value0_8.two_sided_1)
    {
        _S1533 = true;
    }
    else
    {
        _S1533 = (_S1530.value0_5) < 0.0f;
    }
    var _S1534 : vec3<f32>;
    var _S1535 : s_bwdCallableCtx_power_heuristic_0;
    var _S1536 : f32;
    var _S1537 : f32;
    var _S1538 : s_bwdCallableCtx_dot_0;
    var _S1539 : s_bwdCallableCtx_abs_0;
    if(_S1533)
    {
        if(_S1522.value0_17.value5_1)
        {
            _S1534 = _S1528;
            _S1535.value0_94 = _S1529;
            _S1536 = 0.0f;
            _S1538._S39 = _S1528;
            _S1538._S40 = _S1528;
            _S1537 = 0.0f;
            _S1539._S18 = 0.0f;
        }
        else
        {
            var arm_1 : vec3<f32> = _S1522.value0_17.value1_1.position_0 - _S1522.value0_17.value2_1;
            var _S1540 : Tuple_2 = s_apply_abs_0(_S1530.value0_5);
            var _S1541 : s_bwdCallableCtx_abs_0;
            _S1541._S18 = _S1530.value0_5;
            var _S1542 : f32 = _S1522.value0_17.value4_1 * _S1540.value0_2;
            var _S1543 : Tuple_5 = s_apply_dot_0(arm_1, arm_1);
            var _S1544 : s_bwdCallableCtx_dot_0;
            _S1544._S39 = arm_1;
            _S1544._S40 = arm_1;
            var _S1545 : f32 = _S1543.value0_5 * _S1522.value0_17.value0_8.pdf_area_0;
            var _S1546 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
            _S1546.value0_91 = _S1542;
            _S1546.value1_22 = _S1545;
            _S1534 = _S1522.value0_17.value0_8.radiance_0;
            _S1535.value0_94 = _S1546;
            _S1536 = _S1522.value0_17.value0_8.pdf_area_0;
            _S1538 = _S1544;
            _S1537 = _S1540.value0_2;
            _S1539 = _S1541;
        }
    }
    else
    {
        _S1534 = _S1528;
        _S1535.value0_94 = _S1529;
        _S1536 = 0.0f;
        _S1538._S39 = _S1528;
        _S1538._S40 = _S1528;
        _S1537 = 0.0f;
        _S1539._S18 = 0.0f;
    }
    var _S1547 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1548 : Surface_Differential_0;
    if(_S1533)
    {
        if(_S1522.value0_17.value5_1)
        {
            _S1536 = 0.0f;
            _S1548 = _S1547;
            _S1534 = _S1528;
            _S1537 = 0.0f;
        }
        else
        {
            var _S1549 : vec3<f32> = _S1534 * _S1527;
            var _S1550 : f32 = _S1549[i32(0)] + _S1549[i32(1)] + _S1549[i32(2)];
            var _S1551 : f32 = 0.0f;
            var _S1552 : f32 = 0.0f;
            s_bwdProp_power_heuristic_0(_S1535, &(_S1551), &(_S1552), _S1550);
            var _S1553 : f32 = _S1536 * _S1552;
            var _S1554 : vec3<f32> = _S1528;
            var _S1555 : vec3<f32> = _S1528;
            s_bwdProp_dot_0(_S1538, &(_S1554), &(_S1555), _S1553);
            var _S1556 : f32 = _S1522.value0_17.value4_1 * _S1551;
            var _S1557 : f32 = _S1537 * _S1551;
            var _S1558 : f32 = 0.0f;
            s_bwdProp_abs_0(_S1539, &(_S1558), _S1556);
            var _S1559 : vec3<f32> = _S1554 + _S1555;
            var _S1560 : vec3<f32> = (vec3<f32>(0) - _S1559);
            var _S1561 : Surface_Differential_0 = _S1547;
            _S1561.position_1 = _S1559;
            var _S1562 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1547, _S1561);
            _S1536 = _S1558;
            _S1548 = _S1562;
            _S1534 = _S1560;
            _S1537 = _S1557;
        }
    }
    else
    {
        _S1536 = 0.0f;
        _S1548 = _S1547;
        _S1534 = _S1528;
        _S1537 = 0.0f;
    }
    var _S1563 : vec3<f32> = _S1528;
    var _S1564 : vec3<f32> = _S1528;
    s_bwdProp_dot_0(_S1532, &(_S1563), &(_S1564), _S1536);
    (*_S1523) = _S1548;
    (*_S1524) = _S1534;
    (*_S1525) = _S1563;
    (*_S1526) = _S1537;
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

fn s_bwdProp_frame_from_normal_0( _S1565 : s_bwdCallableCtx_frame_from_normal_0,  _S1566 : ptr<function, vec3<f32>>,  _S1567 : Frame_0)
{
    var _S1568 : f32 = _S1565.value0_105.value0_103.z;
    var sign_1 : f32;
    if(_S1568 < 0.0f)
    {
        sign_1 = -1.0f;
    }
    else
    {
        sign_1 = 1.0f;
    }
    var _S1569 : f32 = sign_1 + _S1568;
    var a_3 : f32 = -1.0f / _S1569;
    var _S1570 : f32 = _S1569 * _S1569;
    var _S1571 : f32 = _S1565.value0_105.value0_103.x;
    var _S1572 : f32 = _S1565.value0_105.value0_103.y;
    var _S1573 : f32 = _S1571 * _S1572;
    var _S1574 : f32 = sign_1 * _S1571;
    var _S1575 : f32 = _S1574 * _S1571;
    var _S1576 : f32 = - sign_1;
    var _S1577 : f32 = _S1572 * _S1572;
    var _S1578 : f32 = _S1572 * (a_3 * _S1567.t_0[i32(1)]);
    var _S1579 : f32 = a_3 * _S1567.s_0[i32(0)];
    var _S1580 : f32 = _S1567.t_0[i32(0)] + sign_1 * _S1567.s_0[i32(1)];
    var _S1581 : f32 = a_3 * _S1580;
    (*_S1566) = _S1567.n_0 + vec3<f32>(_S1576 * _S1567.s_0[i32(2)] + _S1574 * _S1579 + sign_1 * (_S1571 * _S1579) + _S1572 * _S1581, - _S1567.t_0[i32(2)] + _S1578 + _S1578 + _S1571 * _S1581, 0.0f) + vec3<f32>(0.0f, 0.0f, -1.0f * - ((_S1577 * _S1567.t_0[i32(1)] + _S1575 * _S1567.s_0[i32(0)] + _S1573 * _S1580) / _S1570));
    return;
}

fn s_bwdProp_frame_from_normal_tangent_0( _S1582 : s_bwdCallableCtx_frame_from_normal_tangent_0,  _S1583 : ptr<function, vec3<f32>>,  _S1584 : Frame_0)
{
    var _S1585 : vec3<f32> = vec3<f32>(0.0f);
    var _S1586 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S1585 );
    var _S1587 : Tuple_5 = s_apply_dot_0(_S1582.value0_104.value0_102, _S1582.value0_104.value1_27);
    var _S1588 : s_bwdCallableCtx_dot_0;
    _S1588._S39 = _S1582.value0_104.value0_102;
    _S1588._S40 = _S1582.value0_104.value1_27;
    var _S1589 : s_bwdCallableCtx_dot_0 = _S1588;
    var _S1590 : vec3<f32> = vec3<f32>(- _S1587.value0_5);
    var s_4 : vec3<f32> = _S1582.value0_104.value1_27 + _S1582.value0_104.value0_102 * _S1590;
    var _S1591 : Tuple_5 = s_apply_dot_0(s_4, s_4);
    var _S1592 : s_bwdCallableCtx_dot_0;
    _S1592._S39 = s_4;
    _S1592._S40 = s_4;
    var _S1593 : s_bwdCallableCtx_dot_0 = _S1592;
    var _S1594 : bool = (_S1591.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(_S1582.value0_104.value1_27, _S1582.value0_104.value1_27).value0_5);
    var _S1595 : s_bwdCallableCtx_cross_0;
    var _S1596 : vec3<f32>;
    var _S1597 : f32;
    var _S1598 : s_bwdCallableCtx_sqrt_0;
    var _S1599 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S1594)
    {
        var _S1600 : Tuple_3 = s_apply_sqrt_0(_S1591.value0_5);
        var _S1601 : s_bwdCallableCtx_sqrt_0;
        _S1601._S22 = _S1591.value0_5;
        var _S1602 : vec3<f32> = vec3<f32>((1.0f / _S1600.value0_3));
        var _S1603 : f32 = _S1600.value0_3 * _S1600.value0_3;
        var _S1604 : vec3<f32> = s_4 * _S1602;
        var _S1605 : s_bwdCallableCtx_cross_0;
        _S1605._S26 = _S1582.value0_104.value0_102;
        _S1605._S27 = _S1604;
        _S1595 = _S1605;
        _S1596 = _S1602;
        _S1597 = _S1603;
        _S1598 = _S1601;
        _S1599.value0_105 = _S1586;
    }
    else
    {
        var _S1606 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S1606.value0_103 = _S1582.value0_104.value0_102;
        _S1595._S26 = _S1585;
        _S1595._S27 = _S1585;
        _S1596 = _S1585;
        _S1597 = 0.0f;
        _S1598._S22 = 0.0f;
        _S1599.value0_105 = _S1606;
    }
    var _S1607 : vec3<f32>;
    if(_S1594)
    {
        var _S1608 : vec3<f32> = _S1585;
        var _S1609 : vec3<f32> = _S1585;
        s_bwdProp_cross_0(_S1595, &(_S1608), &(_S1609), _S1584.t_0);
        var _S1610 : vec3<f32> = _S1584.s_0 + _S1609;
        var _S1611 : vec3<f32> = s_4 * _S1610;
        var _S1612 : vec3<f32> = _S1596 * _S1610;
        var _S1613 : f32 = - ((_S1611[i32(0)] + _S1611[i32(1)] + _S1611[i32(2)]) / _S1597);
        var _S1614 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1598, &(_S1614), _S1613);
        var _S1615 : vec3<f32> = _S1584.n_0 + _S1608;
        _S1597 = _S1614;
        _S1596 = _S1612;
        _S1607 = _S1615;
    }
    else
    {
        var _S1616 : vec3<f32> = _S1585;
        s_bwdProp_frame_from_normal_0(_S1599, &(_S1616), _S1584);
        _S1597 = 0.0f;
        _S1596 = _S1585;
        _S1607 = _S1616;
    }
    var _S1617 : vec3<f32> = _S1585;
    var _S1618 : vec3<f32> = _S1585;
    s_bwdProp_dot_0(_S1593, &(_S1617), &(_S1618), _S1597);
    var _S1619 : vec3<f32> = _S1617 + _S1618 + _S1596;
    var _S1620 : vec3<f32> = _S1582.value0_104.value0_102 * _S1619;
    var _S1621 : vec3<f32> = _S1590 * _S1619;
    var _S1622 : f32 = - (_S1620[i32(0)] + _S1620[i32(1)] + _S1620[i32(2)]);
    var _S1623 : vec3<f32> = _S1585;
    var _S1624 : vec3<f32> = _S1585;
    s_bwdProp_dot_0(_S1589, &(_S1623), &(_S1624), _S1622);
    (*_S1583) = _S1621 + _S1623 + _S1607;
    return;
}

fn s_bwdProp_surface_at_0( _S1625 : s_bwdCallableCtx_surface_at_0,  _S1626 : ptr<function, vec3<f32>>,  _S1627 : ptr<function, vec3<f32>>,  _S1628 : Surface_Differential_0)
{
    var _S1629 : vec3<f32> = vec3<f32>(0.0f);
    var _S1630 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0( _S1629, _S1629 );
    var _S1631 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S1629 );
    var _S1632 : Tuple_4 = s_apply_cross_0(_S1625.value0_16.value0_15.e1_1, _S1625.value0_16.value0_15.e2_1);
    var _S1633 : vec3<f32> = _S1632.value0_4;
    var _S1634 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S1633, _S1633).value0_5));
    var along1_0 : vec3<f32> = s_apply_cross_0(_S1625.value0_16.value0_15.e2_1, _S1632.value0_4).value0_4 * _S1634;
    var along2_0 : vec3<f32> = s_apply_cross_0(_S1632.value0_4, _S1625.value0_16.value0_15.e1_1).value0_4 * _S1634;
    var from_p0_1 : vec3<f32> = _S1625.value0_16.value1_5 - _S1625.value0_16.value0_15.p0_0;
    var _S1635 : Tuple_5 = s_apply_dot_0(from_p0_1, _S1632.value0_4);
    var _S1636 : s_bwdCallableCtx_dot_0;
    _S1636._S39 = from_p0_1;
    _S1636._S40 = _S1632.value0_4;
    var _S1637 : s_bwdCallableCtx_dot_0 = _S1636;
    var _S1638 : Tuple_5 = s_apply_dot_0(_S1625.value0_16.value2_4, _S1632.value0_4);
    var _S1639 : s_bwdCallableCtx_dot_0;
    _S1639._S39 = _S1625.value0_16.value2_4;
    _S1639._S40 = _S1632.value0_4;
    var _S1640 : s_bwdCallableCtx_dot_0 = _S1639;
    var _S1641 : f32 = _S1638.value0_5 * _S1638.value0_5;
    var _S1642 : vec3<f32> = vec3<f32>(- (_S1635.value0_5 / _S1638.value0_5));
    var in_plane_1 : vec3<f32> = from_p0_1 + _S1625.value0_16.value2_4 * _S1642;
    var _S1643 : Tuple_5 = s_apply_dot_0(in_plane_1, along1_0);
    var _S1644 : s_bwdCallableCtx_dot_0;
    _S1644._S39 = in_plane_1;
    _S1644._S40 = along1_0;
    var _S1645 : s_bwdCallableCtx_dot_0 = _S1644;
    var _S1646 : Tuple_5 = s_apply_dot_0(in_plane_1, along2_0);
    var _S1647 : s_bwdCallableCtx_dot_0;
    _S1647._S39 = in_plane_1;
    _S1647._S40 = along2_0;
    var _S1648 : s_bwdCallableCtx_dot_0 = _S1647;
    var n_3 : vec3<f32>;
    var _S1649 : vec3<f32>;
    var _S1650 : vec3<f32>;
    var _S1651 : vec3<f32>;
    var _S1652 : vec3<f32>;
    var _S1653 : bool;
    var _S1654 : bool;
    var _S1655 : s_bwdCallableCtx_dot_0;
    var _S1656 : s_bwdCallableCtx_dot_0;
    var _S1657 : f32;
    var _S1658 : s_bwdCallableCtx_sqrt_0;
    if(_S1625.value0_16.value0_15.smooth_0)
    {
        var _S1659 : vec3<f32> = _S1625.value0_16.value0_15.n1_0 - _S1625.value0_16.value0_15.n0_0;
        var _S1660 : vec3<f32> = _S1625.value0_16.value0_15.n2_0 - _S1625.value0_16.value0_15.n0_0;
        var interpolated_1 : vec3<f32> = _S1659 * vec3<f32>(_S1643.value0_5) + _S1660 * vec3<f32>(_S1646.value0_5) + _S1625.value0_16.value0_15.n0_0;
        var _S1661 : Tuple_5 = s_apply_dot_0(interpolated_1, interpolated_1);
        var _S1662 : s_bwdCallableCtx_dot_0;
        _S1662._S39 = interpolated_1;
        _S1662._S40 = interpolated_1;
        var _S1663 : s_bwdCallableCtx_dot_0 = _S1662;
        var _S1664 : bool = (_S1661.value0_5) > 0.0f;
        if(_S1664)
        {
            var _S1665 : Tuple_3 = s_apply_sqrt_0(_S1661.value0_5);
            var _S1666 : s_bwdCallableCtx_sqrt_0;
            _S1666._S22 = _S1661.value0_5;
            var _S1667 : vec3<f32> = vec3<f32>((1.0f / _S1665.value0_3));
            var _S1668 : f32 = _S1665.value0_3 * _S1665.value0_3;
            var n_4 : vec3<f32> = interpolated_1 * _S1667;
            var _S1669 : Tuple_5 = s_apply_dot_0(_S1625.value0_16.value0_15.plane_normal_0, n_4);
            var _S1670 : s_bwdCallableCtx_dot_0;
            _S1670._S39 = _S1625.value0_16.value0_15.plane_normal_0;
            _S1670._S40 = n_4;
            var _S1671 : bool = (_S1669.value0_5) < 0.0f;
            n_3 = n_4;
            _S1653 = _S1671;
            _S1655 = _S1670;
            _S1649 = _S1667;
            _S1657 = _S1668;
            _S1658 = _S1666;
        }
        else
        {
            n_3 = _S1625.value0_16.value0_15.plane_normal_0;
            _S1653 = false;
            _S1655._S39 = _S1629;
            _S1655._S40 = _S1629;
            _S1649 = _S1629;
            _S1657 = 0.0f;
            _S1658._S22 = 0.0f;
        }
        var _S1672 : bool = _S1653;
        var _S1673 : vec3<f32> = _S1649;
        _S1653 = _S1664;
        _S1654 = _S1672;
        _S1649 = interpolated_1;
        _S1650 = _S1673;
        _S1656 = _S1663;
        _S1651 = _S1660;
        _S1652 = _S1659;
    }
    else
    {
        n_3 = _S1625.value0_16.value0_15.plane_normal_0;
        _S1653 = false;
        _S1654 = false;
        _S1655._S39 = _S1629;
        _S1655._S40 = _S1629;
        _S1649 = _S1629;
        _S1650 = _S1629;
        _S1657 = 0.0f;
        _S1658._S22 = 0.0f;
        _S1656._S39 = _S1629;
        _S1656._S40 = _S1629;
        _S1651 = _S1629;
        _S1652 = _S1629;
    }
    var _S1674 : s_bwdCallableCtx_frame_from_normal_tangent_0;
    var _S1675 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S1625.value0_16.value0_15.anisotropic_0)
    {
        var _S1676 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0;
        _S1676.value0_102 = n_3;
        _S1676.value1_27 = _S1625.value0_16.value0_15.tangent_0;
        _S1674.value0_104 = _S1676;
        _S1675.value0_105 = _S1631;
    }
    else
    {
        var _S1677 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S1677.value0_103 = n_3;
        _S1674.value0_104 = _S1630;
        _S1675.value0_105 = _S1677;
    }
    var _S1678 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1679 : Surface_Differential_0;
    if(_S1625.value0_16.value0_15.anisotropic_0)
    {
        var _S1680 : Frame_0 = Frame_x24_syn_dzero_0();
        _S1679 = _S1628;
        _S1679.frame_2 = _S1680;
        var _S1681 : vec3<f32> = _S1629;
        s_bwdProp_frame_from_normal_tangent_0(_S1674, &(_S1681), _S1628.frame_2);
        var _S1682 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1679, _S1678);
        n_3 = _S1681;
        _S1679 = _S1682;
    }
    else
    {
        var _S1683 : Frame_0 = Frame_x24_syn_dzero_0();
        _S1679 = _S1628;
        _S1679.frame_2 = _S1683;
        var _S1684 : vec3<f32> = _S1629;
        s_bwdProp_frame_from_normal_0(_S1675, &(_S1684), _S1628.frame_2);
        var _S1685 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1679, _S1678);
        n_3 = _S1684;
        _S1679 = _S1685;
    }
    if(_S1625.value0_16.value0_15.smooth_0)
    {
        if(_S1653)
        {
            var _S1686 : vec3<f32>;
            if(_S1654)
            {
                var _S1687 : Surface_Differential_0 = _S1679;
                _S1679 = _S1678;
                _S1686 = _S1687.position_1;
            }
            else
            {
                _S1679 = Surface_x24_syn_dadd_0(_S1679, _S1678);
                _S1686 = _S1629;
            }
            var _S1688 : vec3<f32> = _S1629;
            var _S1689 : vec3<f32> = _S1629;
            s_bwdProp_dot_0(_S1655, &(_S1688), &(_S1689), 0.0f);
            var _S1690 : vec3<f32> = _S1689 + n_3;
            var _S1691 : vec3<f32> = _S1649 * _S1690;
            var _S1692 : vec3<f32> = _S1650 * _S1690;
            var _S1693 : f32 = - ((_S1691[i32(0)] + _S1691[i32(1)] + _S1691[i32(2)]) / _S1657);
            var _S1694 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S1658, &(_S1694), _S1693);
            _S1657 = _S1694;
            n_3 = _S1692;
            _S1649 = _S1686;
        }
        else
        {
            var _S1695 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1679, _S1678);
            _S1657 = 0.0f;
            n_3 = _S1629;
            _S1679 = _S1695;
            _S1649 = _S1629;
        }
        var _S1696 : vec3<f32> = _S1629;
        var _S1697 : vec3<f32> = _S1629;
        s_bwdProp_dot_0(_S1656, &(_S1696), &(_S1697), _S1657);
        var _S1698 : vec3<f32> = _S1696 + _S1697 + n_3;
        var _S1699 : vec3<f32> = _S1651 * _S1698;
        var _S1700 : vec3<f32> = _S1652 * _S1698;
        n_3 = _S1649;
        _S1649 = _S1699;
        _S1650 = _S1700;
    }
    else
    {
        _S1679 = Surface_x24_syn_dadd_0(_S1679, _S1678);
        n_3 = _S1629;
        _S1649 = _S1629;
        _S1650 = _S1629;
    }
    var _S1701 : vec3<f32> = _S1679.position_1 + n_3;
    var _S1702 : vec3<f32> = _S1625.value0_16.value0_15.e2_1 * _S1701;
    var _S1703 : vec3<f32> = _S1625.value0_16.value0_15.e1_1 * _S1701;
    var _S1704 : f32 = _S1649[i32(0)] + _S1649[i32(1)] + _S1649[i32(2)] + (_S1702[i32(0)] + _S1702[i32(1)] + _S1702[i32(2)]);
    var _S1705 : vec3<f32> = _S1629;
    var _S1706 : vec3<f32> = _S1629;
    s_bwdProp_dot_0(_S1648, &(_S1705), &(_S1706), _S1704);
    var _S1707 : f32 = _S1650[i32(0)] + _S1650[i32(1)] + _S1650[i32(2)] + (_S1703[i32(0)] + _S1703[i32(1)] + _S1703[i32(2)]);
    var _S1708 : vec3<f32> = _S1629;
    var _S1709 : vec3<f32> = _S1629;
    s_bwdProp_dot_0(_S1645, &(_S1708), &(_S1709), _S1707);
    var _S1710 : vec3<f32> = _S1705 + _S1708;
    var _S1711 : vec3<f32> = _S1625.value0_16.value2_4 * _S1710;
    var _S1712 : vec3<f32> = _S1642 * _S1710;
    var _S1713 : f32 = - (_S1711[i32(0)] + _S1711[i32(1)] + _S1711[i32(2)]) / _S1641;
    var _S1714 : f32 = _S1635.value0_5 * - _S1713;
    var _S1715 : f32 = _S1638.value0_5 * _S1713;
    var _S1716 : vec3<f32> = _S1629;
    var _S1717 : vec3<f32> = _S1629;
    s_bwdProp_dot_0(_S1640, &(_S1716), &(_S1717), _S1714);
    var _S1718 : vec3<f32> = _S1629;
    var _S1719 : vec3<f32> = _S1629;
    s_bwdProp_dot_0(_S1637, &(_S1718), &(_S1719), _S1715);
    var _S1720 : vec3<f32> = _S1712 + _S1716;
    (*_S1626) = _S1710 + _S1718;
    (*_S1627) = _S1720;
    return;
}

fn s_bwdProp_picture_0( _S1721 : s_bwdCallableCtx_picture_0,  _S1722 : ptr<function, vec3<f32>>,  _S1723 : ptr<function, vec3<f32>>,  _S1724 : ptr<function, f32>,  _S1725 : ptr<function, vec2<f32>>,  _S1726 : ptr<function, vec2<f32>>,  _S1727 : f32)
{
    var _S1728 : vec3<f32> = vec3<f32>(0.0f);
    var _S1729 : Emitted_0 = Emitted_0( _S1728, 0.0f, false );
    var _S1730 : Frame_0 = Frame_0( _S1728, _S1728, _S1728 );
    var _S1731 : Surface_0 = Surface_0( _S1728, _S1730, _S1728 );
    var _S1732 : s_paramCtx_s_bwdCallableCtx_emission_of_0 = s_paramCtx_s_bwdCallableCtx_emission_of_0( _S1729, _S1731, _S1728, _S1728, 0.0f, false );
    var _S1733 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S1730, _S1728 );
    var _S1734 : vec4<f32> = vec4<f32>(0.0f);
    var _S1735 : vec2<f32> = vec2<f32>(0.0f);
    var _S1736 : Material_0 = Material_0( _S1734, _S1734, _S1735, u32(0), u32(0) );
    var _S1737 : ChosenLight_0 = ChosenLight_0( _S1728, _S1728, _S1728, _S1728, _S1728, 0.0f, false, u32(0) );
    var _S1738 : s_paramCtx_s_bwdCallableCtx_direct_light_0 = s_paramCtx_s_bwdCallableCtx_direct_light_0( _S1736, _S1737, _S1731, _S1728, _S1735 );
    var _S1739 : s_paramCtx_s_bwdCallableCtx_scatter_0 = s_paramCtx_s_bwdCallableCtx_scatter_0( _S1736, _S1731, _S1728, _S1735, 0.0f );
    var _S1740 : Tuple_6 = s_apply_surface_at_0(_S1721.value0_7.value0_6.triangle_0, _S1721.value0_7.value1_0, _S1721.value0_7.value2_0);
    var _S1741 : s_paramCtx_s_bwdCallableCtx_surface_at_0;
    _S1741.value0_15 = _S1721.value0_7.value0_6.triangle_0;
    _S1741.value1_5 = _S1721.value0_7.value1_0;
    _S1741.value2_4 = _S1721.value0_7.value2_0;
    var _S1742 : s_bwdCallableCtx_surface_at_0 = s_bwdCallableCtx_surface_at_0( _S1741 );
    var _S1743 : bool = (_S1721.value0_7.value0_6.triangle_0.emission_1) != u32(4294967295);
    var _S1744 : s_bwdCallableCtx_dot_0;
    var _S1745 : s_bwdCallableCtx_emission_of_0;
    if(_S1743)
    {
        var _S1746 : Tuple_9 = s_apply_emission_of_0(_S1721.value0_7.value0_6.emitted_0, _S1740.value0_12, _S1721.value0_7.value1_0, _S1721.value0_7.value2_0, _S1721.value0_7.value3_0, _S1721.value0_7.value0_6.delta_0);
        var _S1747 : s_paramCtx_s_bwdCallableCtx_emission_of_0;
        _S1747.value0_8 = _S1721.value0_7.value0_6.emitted_0;
        _S1747.value1_1 = _S1740.value0_12;
        _S1747.value2_1 = _S1721.value0_7.value1_0;
        _S1747.value3_1 = _S1721.value0_7.value2_0;
        _S1747.value4_1 = _S1721.value0_7.value3_0;
        _S1747.value5_1 = _S1721.value0_7.value0_6.delta_0;
        var _S1748 : s_bwdCallableCtx_dot_0;
        _S1748._S39 = _S1746.value0_18;
        _S1748._S40 = _S1721.value0_7.value0_6.importance_0;
        _S1744 = _S1748;
        _S1745.value0_17 = _S1747;
    }
    else
    {
        _S1744._S39 = _S1728;
        _S1744._S40 = _S1728;
        _S1745.value0_17 = _S1732;
    }
    var _S1749 : bool;
    if(_S1721.value0_7.value0_6.lit_0)
    {
        _S1749 = true;
    }
    else
    {
        _S1749 = _S1721.value0_7.value0_6.scatters_0;
    }
    var _S1750 : s_bwdCallableCtx_dot_0;
    var _S1751 : s_bwdCallableCtx_dot_0;
    var _S1752 : s_bwdCallableCtx_dot_0;
    var _S1753 : s_bwdCallableCtx_dot_0;
    var _S1754 : bool;
    var _S1755 : bool;
    var _S1756 : s_bwdCallableCtx_direct_light_0;
    var _S1757 : f32;
    var _S1758 : s_bwdCallableCtx_scatter_0;
    var _S1759 : s_bwdCallableCtx_to_local_0;
    if(_S1749)
    {
        var _S1760 : vec3<f32> = (vec3<f32>(0) - _S1721.value0_7.value2_0);
        var _S1761 : Tuple_12 = s_apply_to_local_0(_S1740.value0_12.frame_0, _S1760);
        var _S1762 : s_paramCtx_s_bwdCallableCtx_to_local_0;
        _S1762.value0_9 = _S1740.value0_12.frame_0;
        _S1762.value1_2 = _S1760;
        var _S1763 : s_paramCtx_s_bwdCallableCtx_to_local_0 = _S1762;
        if(_S1721.value0_7.value0_6.lit_0)
        {
            var _S1764 : Tuple_13 = s_apply_direct_light_0(_S1721.value0_7.value0_6.material_1, _S1721.value0_7.value0_6.chosen_0, _S1740.value0_12, _S1761.value0_24, _S1721.value0_7.value5_0);
            var _S1765 : s_paramCtx_s_bwdCallableCtx_direct_light_0;
            _S1765.value0_10 = _S1721.value0_7.value0_6.material_1;
            _S1765.value1_3 = _S1721.value0_7.value0_6.chosen_0;
            _S1765.value2_2 = _S1740.value0_12;
            _S1765.value3_2 = _S1761.value0_24;
            _S1765.value4_2 = _S1721.value0_7.value5_0;
            var _S1766 : s_bwdCallableCtx_dot_0;
            _S1766._S39 = _S1764.value0_25;
            _S1766._S40 = _S1721.value0_7.value0_6.importance_0;
            _S1750 = _S1766;
            _S1756.value0_21 = _S1765;
        }
        else
        {
            _S1750._S39 = _S1728;
            _S1750._S40 = _S1728;
            _S1756.value0_21 = _S1738;
        }
        if(_S1721.value0_7.value0_6.scatters_0)
        {
            var _S1767 : Tuple_26 = s_apply_scatter_0(_S1721.value0_7.value0_6.material_1, _S1740.value0_12, _S1761.value0_24, _S1721.value0_7.value4_0, _S1721.value0_7.value0_6.lobe_0, _S1721.value0_7.value0_6.triangle_0.clearance_0);
            var _S1768 : s_paramCtx_s_bwdCallableCtx_scatter_0;
            _S1768.value0_11 = _S1721.value0_7.value0_6.material_1;
            _S1768.value1_4 = _S1740.value0_12;
            _S1768.value2_3 = _S1761.value0_24;
            _S1768.value3_3 = _S1721.value0_7.value4_0;
            _S1768.value4_3 = _S1721.value0_7.value0_6.lobe_0;
            var _S1769 : s_paramCtx_s_bwdCallableCtx_scatter_0 = _S1768;
            var _S1770 : s_bwdCallableCtx_dot_0;
            _S1770._S39 = _S1767.value0_38.weight_1;
            _S1770._S40 = _S1721.value0_7.value0_6.later_0;
            var _S1771 : s_bwdCallableCtx_dot_0 = _S1770;
            var _S1772 : s_bwdCallableCtx_dot_0;
            _S1772._S39 = _S1767.value0_38.origin_0;
            _S1772._S40 = _S1721.value0_7.value0_6.adjoint_origin_0;
            var _S1773 : s_bwdCallableCtx_dot_0 = _S1772;
            var _S1774 : s_bwdCallableCtx_dot_0;
            _S1774._S39 = _S1767.value0_38.direction_2;
            _S1774._S40 = _S1721.value0_7.value0_6.adjoint_direction_0;
            var _S1775 : s_bwdCallableCtx_dot_0 = _S1774;
            var _S1776 : bool = !_S1767.value0_38.delta_2;
            if(_S1776)
            {
                _S1757 = _S1721.value0_7.value0_6.adjoint_pdf_0;
            }
            else
            {
                _S1757 = 0.0f;
            }
            _S1754 = _S1776;
            _S1751 = _S1775;
            _S1752 = _S1773;
            _S1753 = _S1771;
            _S1758.value0_22 = _S1769;
        }
        else
        {
            _S1754 = false;
            _S1757 = 0.0f;
            _S1751._S39 = _S1728;
            _S1751._S40 = _S1728;
            _S1752._S39 = _S1728;
            _S1752._S40 = _S1728;
            _S1753._S39 = _S1728;
            _S1753._S40 = _S1728;
            _S1758.value0_22 = _S1739;
        }
        var _S1777 : s_bwdCallableCtx_dot_0 = _S1750;
        var _S1778 : bool = _S1754;
        _S1754 = _S1721.value0_7.value0_6.scatters_0;
        _S1755 = _S1778;
        _S1750 = _S1751;
        _S1751 = _S1752;
        _S1752 = _S1753;
        _S1753 = _S1777;
        _S1759.value0_23 = _S1763;
    }
    else
    {
        _S1754 = false;
        _S1755 = false;
        _S1757 = 0.0f;
        _S1750._S39 = _S1728;
        _S1750._S40 = _S1728;
        _S1751._S39 = _S1728;
        _S1751._S40 = _S1728;
        _S1752._S39 = _S1728;
        _S1752._S40 = _S1728;
        _S1758.value0_22 = _S1739;
        _S1753._S39 = _S1728;
        _S1753._S40 = _S1728;
        _S1756.value0_21 = _S1738;
        _S1759.value0_23 = _S1733;
    }
    var _S1779 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1780 : Departure_Differential_0 = Departure_x24_syn_dzero_0();
    var _S1781 : Surface_Differential_0;
    var _S1782 : vec3<f32>;
    var _S1783 : vec2<f32>;
    var _S1784 : vec2<f32>;
    if(_S1749)
    {
        if(_S1754)
        {
            var _S1785 : Departure_Differential_0;
            if(_S1755)
            {
                var _S1786 : f32 = _S1757 * _S1727;
                var _S1787 : Departure_Differential_0 = _S1780;
                _S1787.pdf_3 = _S1786;
                _S1785 = Departure_x24_syn_dadd_0(_S1780, _S1787);
            }
            else
            {
                _S1785 = _S1780;
            }
            var _S1788 : vec3<f32> = _S1728;
            var _S1789 : vec3<f32> = _S1728;
            s_bwdProp_dot_0(_S1750, &(_S1788), &(_S1789), _S1727);
            var _S1790 : vec3<f32> = _S1728;
            var _S1791 : vec3<f32> = _S1728;
            s_bwdProp_dot_0(_S1751, &(_S1790), &(_S1791), _S1727);
            var _S1792 : vec3<f32> = _S1728;
            var _S1793 : vec3<f32> = _S1728;
            s_bwdProp_dot_0(_S1752, &(_S1792), &(_S1793), _S1727);
            var _S1794 : Departure_Differential_0 = _S1780;
            _S1794.direction_4 = _S1788;
            _S1794.origin_1 = _S1790;
            _S1794.weight_3 = _S1792;
            var _S1795 : Departure_Differential_0 = Departure_x24_syn_dadd_0(_S1785, _S1794);
            var _S1796 : Surface_Differential_0;
            _S1796.position_1 = _S1728;
            _S1796.frame_2 = _S1730;
            var _S1797 : vec3<f32> = _S1728;
            var _S1798 : vec2<f32> = _S1735;
            s_bwdProp_scatter_0(_S1758, &(_S1796), &(_S1797), &(_S1798), _S1795);
            _S1781 = Surface_x24_syn_dadd_0(_S1796, _S1779);
            _S1782 = _S1797;
            _S1783 = _S1798;
        }
        else
        {
            _S1781 = _S1779;
            _S1782 = _S1728;
            _S1783 = _S1735;
        }
        if(_S1721.value0_7.value0_6.lit_0)
        {
            var _S1799 : vec3<f32> = _S1728;
            var _S1800 : vec3<f32> = _S1728;
            s_bwdProp_dot_0(_S1753, &(_S1799), &(_S1800), _S1727);
            var _S1801 : Surface_Differential_0;
            _S1801.position_1 = _S1728;
            _S1801.frame_2 = _S1730;
            var _S1802 : vec3<f32> = _S1728;
            var _S1803 : vec2<f32> = _S1735;
            s_bwdProp_direct_light_0(_S1756, &(_S1801), &(_S1802), &(_S1803), _S1799);
            var _S1804 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1801, _S1781);
            _S1782 = _S1802 + _S1782;
            _S1781 = _S1804;
            _S1784 = _S1803;
        }
        else
        {
            _S1784 = _S1735;
        }
        var _S1805 : Frame_0;
        _S1805.s_0 = _S1728;
        _S1805.t_0 = _S1728;
        _S1805.n_0 = _S1728;
        var _S1806 : vec3<f32> = _S1728;
        s_bwdProp_to_local_0(_S1759, &(_S1805), &(_S1806), _S1782);
        var _S1807 : vec3<f32> = (vec3<f32>(0) - _S1806);
        var _S1808 : Surface_Differential_0 = _S1779;
        _S1808.frame_2 = _S1805;
        _S1781 = Surface_x24_syn_dadd_0(_S1781, _S1808);
        _S1782 = _S1807;
    }
    else
    {
        _S1781 = _S1779;
        _S1782 = _S1728;
        _S1783 = _S1735;
        _S1784 = _S1735;
    }
    var _S1809 : vec3<f32>;
    if(_S1743)
    {
        var _S1810 : vec3<f32> = _S1728;
        var _S1811 : vec3<f32> = _S1728;
        s_bwdProp_dot_0(_S1744, &(_S1810), &(_S1811), _S1727);
        var _S1812 : Surface_Differential_0;
        _S1812.position_1 = _S1728;
        _S1812.frame_2 = _S1730;
        var _S1813 : vec3<f32> = _S1728;
        var _S1814 : vec3<f32> = _S1728;
        var _S1815 : f32 = 0.0f;
        s_bwdProp_emission_of_0(_S1745, &(_S1812), &(_S1813), &(_S1814), &(_S1815), _S1810);
        var _S1816 : vec3<f32> = _S1814 + _S1782;
        _S1781 = Surface_x24_syn_dadd_0(_S1812, _S1781);
        _S1782 = _S1813;
        _S1809 = _S1816;
        _S1757 = _S1815;
    }
    else
    {
        var _S1817 : vec3<f32> = _S1782;
        _S1782 = _S1728;
        _S1809 = _S1817;
        _S1757 = 0.0f;
    }
    var _S1818 : vec3<f32> = _S1728;
    var _S1819 : vec3<f32> = _S1728;
    s_bwdProp_surface_at_0(_S1742, &(_S1818), &(_S1819), _S1781);
    var _S1820 : vec3<f32> = _S1819 + _S1809;
    (*_S1722) = _S1818 + _S1782;
    (*_S1723) = _S1820;
    (*_S1724) = _S1757;
    (*_S1725) = _S1783;
    (*_S1726) = _S1784;
    return;
}

fn _S1821( _S1822 : Vertex_0,  _S1823 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S1824 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S1825 : ptr<function, DiffPair_float_0>,  _S1826 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1827 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1828 : f32)
{
    var _S1829 : s_paramCtx_s_bwdCallableCtx_picture_0;
    _S1829.value0_6 = _S1822;
    _S1829.value1_0 = (*_S1823).primal_0;
    _S1829.value2_0 = (*_S1824).primal_0;
    _S1829.value3_0 = (*_S1825).primal_0;
    _S1829.value4_0 = (*_S1826).primal_0;
    _S1829.value5_0 = (*_S1827).primal_0;
    var _S1830 : s_bwdCallableCtx_picture_0 = s_bwdCallableCtx_picture_0( _S1829 );
    var _S1831 : vec3<f32> = (*_S1823).differential_0;
    var _S1832 : vec3<f32> = (*_S1824).differential_0;
    var _S1833 : f32 = (*_S1825).differential_0;
    var _S1834 : vec2<f32> = (*_S1826).differential_0;
    var _S1835 : vec2<f32> = (*_S1827).differential_0;
    s_bwdProp_picture_0(_S1830, &(_S1831), &(_S1832), &(_S1833), &(_S1834), &(_S1835), _S1828);
    (*_S1823).differential_0 = _S1831;
    (*_S1824).differential_0 = _S1832;
    (*_S1825).differential_0 = _S1833;
    (*_S1826).differential_0 = _S1834;
    (*_S1827).differential_0 = _S1835;
    return;
}

fn is_finite_0( x_5 : f32) -> bool
{
    return (((bitcast<u32>((x_5))) & (u32(2139095040)))) != u32(2139095040);
}

fn ScoreReport_checked_0( this_4 : ptr<function, ScoreReport_0>,  value_5 : f32) -> f32
{
    if(!is_finite_0(value_5))
    {
        (*this_4).bad_0 = (*this_4).bad_0 + u32(1);
        return 0.0f;
    }
    (*this_4).norm_squared_0 = (*this_4).norm_squared_0 + value_5 * value_5;
    return value_5;
}

fn StoredCoordinates_film_0( this_5 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_5, u32(0)), StoredCoordinates_get_0(this_5, u32(1)));
}

fn StoredCoordinates_lens_0( this_6 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_6, u32(2)), StoredCoordinates_get_0(this_6, u32(3)));
}

struct CameraRay_0
{
     origin_2 : vec3<f32>,
     direction_7 : vec3<f32>,
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

fn s_bwdProp_camera_ray_0( _S1836 : s_bwdCallableCtx_camera_ray_0,  _S1837 : ptr<function, vec2<f32>>,  _S1838 : ptr<function, vec2<f32>>,  _S1839 : CameraRay_0)
{
    var _S1840 : vec3<f32> = vec3<f32>(0.0f);
    var _S1841 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0 = s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0( 0.0f );
    var _S1842 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S1843 : vec2<f32> = _S1836.value0_107.value0_106.film_plane_1.xy;
    var direction_8 : vec3<f32> = vec3<f32>(_S1843 * _S1836.value0_107.value1_28 + _S1836.value0_107.value0_106.film_plane_1.zw, 1.0f);
    var _S1844 : vec3<f32> = vec3<f32>(0.0f);
    var _S1845 : bool = (_S1836.value0_107.value0_106.lens_radius_1) > 0.0f;
    var origin_3 : vec3<f32>;
    var direction_9 : vec3<f32>;
    var _S1846 : vec3<f32>;
    var _S1847 : f32;
    var _S1848 : f32;
    var _S1849 : f32;
    var _S1850 : s_bwdCallableCtx_safe_sqrt_0;
    var _S1851 : s_bwdCallableCtx_sin_cos_turns_0;
    if(_S1845)
    {
        var _S1852 : vec3<f32> = vec3<f32>(_S1836.value0_107.value0_106.focal_distance_1);
        var focus_0 : vec3<f32> = direction_8 * _S1852;
        var _S1853 : f32 = _S1836.value0_107.value2_17.x;
        var _S1854 : Tuple_30 = s_apply_sin_cos_turns_0(_S1853);
        var _S1855 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S1855.value0_66 = _S1853;
        var _S1856 : f32 = _S1836.value0_107.value2_17.y;
        var _S1857 : Tuple_15 = s_apply_safe_sqrt_0(_S1856);
        var _S1858 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S1858.value0_68 = _S1856;
        var radius_0 : f32 = _S1836.value0_107.value0_106.lens_radius_1 * _S1857.value0_27;
        var _S1859 : f32 = _S1854.value0_42.y;
        var _S1860 : f32 = _S1854.value0_42.x;
        var origin_4 : vec3<f32> = vec3<f32>(radius_0 * _S1859, radius_0 * _S1860, 0.0f);
        var _S1861 : vec3<f32> = focus_0 - origin_4;
        origin_3 = origin_4;
        direction_9 = _S1861;
        _S1847 = radius_0;
        _S1848 = _S1860;
        _S1849 = _S1859;
        _S1850.value0_69 = _S1858;
        _S1851.value0_67 = _S1855;
        _S1846 = _S1852;
    }
    else
    {
        origin_3 = _S1844;
        direction_9 = direction_8;
        _S1847 = 0.0f;
        _S1848 = 0.0f;
        _S1849 = 0.0f;
        _S1850.value0_69 = _S1842;
        _S1851.value0_67 = _S1841;
        _S1846 = _S1840;
    }
    var row0_0 : vec3<f32> = _S1836.value0_107.value0_106.to_world_1[i32(0)].xyz;
    var row1_1 : vec3<f32> = _S1836.value0_107.value0_106.to_world_1[i32(1)].xyz;
    var row2_1 : vec3<f32> = _S1836.value0_107.value0_106.to_world_1[i32(2)].xyz;
    var _S1862 : s_bwdCallableCtx_dot_0;
    _S1862._S39 = row0_0;
    _S1862._S40 = origin_3;
    var _S1863 : s_bwdCallableCtx_dot_0 = _S1862;
    var _S1864 : s_bwdCallableCtx_dot_0;
    _S1864._S39 = row1_1;
    _S1864._S40 = origin_3;
    var _S1865 : s_bwdCallableCtx_dot_0 = _S1864;
    var _S1866 : s_bwdCallableCtx_dot_0;
    _S1866._S39 = row2_1;
    _S1866._S40 = origin_3;
    var _S1867 : s_bwdCallableCtx_dot_0 = _S1866;
    var _S1868 : Tuple_5 = s_apply_dot_0(row0_0, direction_9);
    var _S1869 : s_bwdCallableCtx_dot_0;
    _S1869._S39 = row0_0;
    _S1869._S40 = direction_9;
    var _S1870 : s_bwdCallableCtx_dot_0 = _S1869;
    var _S1871 : Tuple_5 = s_apply_dot_0(row1_1, direction_9);
    var _S1872 : s_bwdCallableCtx_dot_0;
    _S1872._S39 = row1_1;
    _S1872._S40 = direction_9;
    var _S1873 : s_bwdCallableCtx_dot_0 = _S1872;
    var _S1874 : Tuple_5 = s_apply_dot_0(row2_1, direction_9);
    var _S1875 : s_bwdCallableCtx_dot_0;
    _S1875._S39 = row2_1;
    _S1875._S40 = direction_9;
    var _S1876 : s_bwdCallableCtx_dot_0 = _S1875;
    var _S1877 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S1877.value0_84 = vec3<f32>(_S1868.value0_5, _S1871.value0_5, _S1874.value0_5);
    var _S1878 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S1877 );
    var _S1879 : vec2<f32> = vec2<f32>(0.0f);
    var _S1880 : vec3<f32> = _S1840;
    s_bwdProp_unit_vector_0(_S1878, &(_S1880), _S1839.direction_7);
    var _S1881 : vec3<f32> = _S1840;
    var _S1882 : vec3<f32> = _S1840;
    s_bwdProp_dot_0(_S1876, &(_S1881), &(_S1882), _S1880[i32(2)]);
    var _S1883 : vec3<f32> = _S1840;
    var _S1884 : vec3<f32> = _S1840;
    s_bwdProp_dot_0(_S1873, &(_S1883), &(_S1884), _S1880[i32(1)]);
    var _S1885 : vec3<f32> = _S1840;
    var _S1886 : vec3<f32> = _S1840;
    s_bwdProp_dot_0(_S1870, &(_S1885), &(_S1886), _S1880[i32(0)]);
    var _S1887 : vec3<f32> = _S1840;
    var _S1888 : vec3<f32> = _S1840;
    s_bwdProp_dot_0(_S1867, &(_S1887), &(_S1888), _S1839.origin_2[i32(2)]);
    var _S1889 : vec3<f32> = _S1840;
    var _S1890 : vec3<f32> = _S1840;
    s_bwdProp_dot_0(_S1865, &(_S1889), &(_S1890), _S1839.origin_2[i32(1)]);
    var _S1891 : vec3<f32> = _S1840;
    var _S1892 : vec3<f32> = _S1840;
    s_bwdProp_dot_0(_S1863, &(_S1891), &(_S1892), _S1839.origin_2[i32(0)]);
    var _S1893 : vec3<f32> = _S1888 + _S1890 + _S1892;
    var _S1894 : vec3<f32> = _S1882 + _S1884 + _S1886;
    var _S1895 : vec2<f32>;
    if(_S1845)
    {
        var _S1896 : vec3<f32> = _S1893 + (vec3<f32>(0) - _S1894);
        var _S1897 : f32 = _S1847 * _S1896[i32(1)];
        var _S1898 : f32 = _S1847 * _S1896[i32(0)];
        var _S1899 : f32 = _S1836.value0_107.value0_106.lens_radius_1 * (_S1848 * _S1896[i32(1)] + _S1849 * _S1896[i32(0)]);
        var _S1900 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S1850, &(_S1900), _S1899);
        var _S1901 : vec2<f32> = vec2<f32>(_S1897, _S1898);
        var _S1902 : f32 = 0.0f;
        s_bwdProp_sin_cos_turns_0(_S1851, &(_S1902), _S1901);
        var _S1903 : vec2<f32> = vec2<f32>(_S1902, _S1900);
        origin_3 = _S1846 * _S1894;
        _S1895 = _S1903;
    }
    else
    {
        origin_3 = _S1894;
        _S1895 = _S1879;
    }
    (*_S1837) = _S1843 * origin_3.xy;
    (*_S1838) = _S1895;
    return;
}

fn _S1904( _S1905 : Camera_0,  _S1906 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1907 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1908 : CameraRay_0)
{
    var _S1909 : s_paramCtx_s_bwdCallableCtx_camera_ray_0;
    _S1909.value0_106 = _S1905;
    _S1909.value1_28 = (*_S1906).primal_0;
    _S1909.value2_17 = (*_S1907).primal_0;
    var _S1910 : s_bwdCallableCtx_camera_ray_0 = s_bwdCallableCtx_camera_ray_0( _S1909 );
    var _S1911 : vec2<f32> = (*_S1906).differential_0;
    var _S1912 : vec2<f32> = (*_S1907).differential_0;
    s_bwdProp_camera_ray_0(_S1910, &(_S1911), &(_S1912), _S1908);
    (*_S1906).differential_0 = _S1911;
    (*_S1907).differential_0 = _S1912;
    return;
}

fn backward_0( x_6 : StoredCoordinates_0,  recorder_0 : Recorder_0,  density_0 : f32,  score_0 : StoredScore_0) -> ScoreReport_0
{
    var i_0 : u32;
    var scale_0 : f32 = 1.0f / (density_0 + 9.99999993922529029e-09f);
    var report_0 : ScoreReport_0 = ScoreReport_x24init_0(u32(0), 0.0f);
    var vertices_1 : u32;
    if(density_0 > 0.0f)
    {
        vertices_1 = recorder_0.lit_vertices_0;
    }
    else
    {
        vertices_1 = u32(0);
    }
    var depth_1 : u32 = vertices_1;
    for(;;)
    {
        if(depth_1 < (run_0.max_depth_0))
        {
        }
        else
        {
            break;
        }
        i_0 = u32(0);
        for(;;)
        {
            if(i_0 < u32(6))
            {
            }
            else
            {
                break;
            }
            StoredScore_set_0(score_0, u32(4) + u32(6) * depth_1 + i_0, 0.0f);
            i_0 = i_0 + u32(1);
        }
        depth_1 = depth_1 + u32(1);
    }
    var vertex_0 : Vertex_0;
    var _S1913 : vec3<f32> = vec3<f32>(0.0f);
    vertex_0.adjoint_origin_0 = _S1913;
    vertex_0.adjoint_direction_0 = _S1913;
    vertex_0.adjoint_pdf_0 = 0.0f;
    var later_light_0 : vec3<f32> = _S1913;
    i_0 = vertices_1;
    for(;;)
    {
        if(i_0 > u32(0))
        {
        }
        else
        {
            break;
        }
        var depth_2 : u32 = i_0 - u32(1);
        var row_2 : u32 = depth_2 * u32(5) * run_0.chains_0 + recorder_0.chain_1;
        var row0_1 : vec4<f32> = records_0[row_2];
        var row1_2 : vec4<f32> = records_0[row_2 + run_0.chains_0];
        var row3_0 : vec4<f32> = records_0[row_2 + u32(3) * run_0.chains_0];
        var row4_0 : vec4<f32> = records_0[row_2 + u32(4) * run_0.chains_0];
        var flags_1 : u32 = (bitcast<u32>((records_0[row_2 + run_0.chains_0].w)));
        var hit_1 : Hit_0;
        hit_1.leaf_2 = (bitcast<u32>((records_0[row_2 + u32(2) * run_0.chains_0].w)));
        hit_1.instance_0 = (bitcast<u32>((records_0[row_2 + u32(3) * run_0.chains_0].w)));
        vertex_0.triangle_0 = load_triangle_0(hit_1);
        var _S1914 : Material_std430_0 = materials_0[vertex_0.triangle_0.material_0];
        vertex_0.material_1.a_0 = _S1914.a_0;
        vertex_0.material_1.b_0 = _S1914.b_0;
        vertex_0.material_1.alpha_0 = _S1914.alpha_0;
        vertex_0.material_1.kind_0 = _S1914.kind_0;
        vertex_0.material_1.flags_0 = _S1914.flags_0;
        vertex_0.emitted_0 = load_emitted_0(vertex_0.triangle_0.emission_1);
        vertex_0.delta_0 = ((flags_1 & (u32(1)))) != u32(0);
        vertex_0.lit_0 = ((flags_1 & (u32(2)))) != u32(0);
        var _S1915 : vec3<f32> = vec3<f32>(0.0f);
        vertex_0.scatters_0 = (any((later_light_0 != _S1915)));
        var _S1916 : vec3<f32> = records_0[row_2 + u32(2) * run_0.chains_0].xyz * vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f);
        vertex_0.importance_0 = _S1916;
        vertex_0.later_0 = _S1916 * later_light_0;
        var has_coordinates_0 : bool = depth_2 < (run_0.max_depth_0);
        var xi_1 : VertexCoordinates_0;
        var _S1917 : vec2<f32> = vec2<f32>(0.0f);
        xi_1.direction_0 = _S1917;
        xi_1.light_0 = _S1917;
        xi_1.lobe_1 = 0.0f;
        xi_1.pick_0 = 0.0f;
        if(has_coordinates_0)
        {
            xi_1 = StoredCoordinates_vertex_0(x_6, depth_2);
        }
        vertex_0.lobe_0 = xi_1.lobe_1;
        if(vertex_0.lit_0)
        {
            vertex_0.chosen_0 = choose_light_0(xi_1.pick_0);
        }
        var origin_5 : DiffPair_vectorx3Cfloatx2C3x3E_0;
        origin_5.primal_0 = row0_1.xyz;
        origin_5.differential_0 = _S1915;
        var direction_10 : DiffPair_vectorx3Cfloatx2C3x3E_0;
        direction_10.primal_0 = row1_2.xyz;
        direction_10.differential_0 = _S1915;
        var pdf_5 : DiffPair_float_0;
        pdf_5.primal_0 = row0_1.w;
        pdf_5.differential_0 = 0.0f;
        var _S1918 : vec2<f32> = vec2<f32>(0.0f);
        var u_0 : DiffPair_vectorx3Cfloatx2C2x3E_0;
        u_0.primal_0 = xi_1.direction_0;
        u_0.differential_0 = _S1918;
        var light_5 : DiffPair_vectorx3Cfloatx2C2x3E_0;
        light_5.primal_0 = xi_1.light_0;
        light_5.differential_0 = _S1918;
        _S1821(vertex_0, &(origin_5), &(direction_10), &(pdf_5), &(u_0), &(light_5), 1.0f);
        vertex_0.adjoint_origin_0 = origin_5.differential_0;
        vertex_0.adjoint_direction_0 = direction_10.differential_0;
        vertex_0.adjoint_pdf_0 = pdf_5.differential_0;
        var _S1919 : vec3<f32> = row3_0.xyz + row4_0.xyz * later_light_0;
        if(has_coordinates_0)
        {
            var first_1 : u32 = u32(4) + u32(6) * depth_2;
            var _S1920 : f32 = ScoreReport_checked_0(&(report_0), u_0.differential_0.x * scale_0);
            StoredScore_set_0(score_0, first_1, _S1920);
            var _S1921 : u32 = first_1 + u32(1);
            var _S1922 : f32 = ScoreReport_checked_0(&(report_0), u_0.differential_0.y * scale_0);
            StoredScore_set_0(score_0, _S1921, _S1922);
            var _S1923 : u32 = first_1 + u32(2);
            var _S1924 : f32 = ScoreReport_checked_0(&(report_0), light_5.differential_0.x * scale_0);
            StoredScore_set_0(score_0, _S1923, _S1924);
            var _S1925 : u32 = first_1 + u32(3);
            var _S1926 : f32 = ScoreReport_checked_0(&(report_0), light_5.differential_0.y * scale_0);
            StoredScore_set_0(score_0, _S1925, _S1926);
            StoredScore_set_0(score_0, first_1 + u32(4), 0.0f);
            StoredScore_set_0(score_0, first_1 + u32(5), 0.0f);
        }
        later_light_0 = _S1919;
        i_0 = depth_2;
    }
    var _S1927 : vec2<f32> = vec2<f32>(0.0f);
    var film_uv_0 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    film_uv_0.primal_0 = StoredCoordinates_film_0(x_6);
    film_uv_0.differential_0 = _S1927;
    var lens_uv_0 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    lens_uv_0.primal_0 = StoredCoordinates_lens_0(x_6);
    lens_uv_0.differential_0 = _S1927;
    var adjoint_0 : CameraRay_0;
    adjoint_0.origin_2 = vertex_0.adjoint_origin_0;
    adjoint_0.direction_7 = vertex_0.adjoint_direction_0;
    _S1904(the_camera_0(), &(film_uv_0), &(lens_uv_0), adjoint_0);
    var _S1928 : f32 = ScoreReport_checked_0(&(report_0), film_uv_0.differential_0.x * scale_0);
    StoredScore_set_0(score_0, u32(0), _S1928);
    var _S1929 : f32 = ScoreReport_checked_0(&(report_0), film_uv_0.differential_0.y * scale_0);
    StoredScore_set_0(score_0, u32(1), _S1929);
    var _S1930 : f32 = ScoreReport_checked_0(&(report_0), lens_uv_0.differential_0.x * scale_0);
    StoredScore_set_0(score_0, u32(2), _S1930);
    var _S1931 : f32 = ScoreReport_checked_0(&(report_0), lens_uv_0.differential_0.y * scale_0);
    StoredScore_set_0(score_0, u32(3), _S1931);
    return report_0;
}

var<workgroup> local_counters_0 : array<atomic<u32>, i32(14)>;

fn begin_tally_0( thread_0 : u32)
{
    if(thread_0 < u32(14))
    {
        atomicStore(&(local_counters_0[thread_0]), u32(0));
    }
    workgroupBarrier();
    return;
}

struct Chain_0
{
     index_1 : u32,
     density_1 : f32,
     light_6 : vec3<f32>,
     pixel_0 : u32,
     flags_2 : u32,
     tour_length_1 : u32,
     start_weight_0 : f32,
     refused_0 : u32,
     score_squared_0 : f32,
     step_0 : u32,
     memory_0 : f32,
     brightness_top_0 : vec2<u32>,
     brightness_bottom_0 : vec2<u32>,
     fresh_0 : bool,
};

fn Chain_has_0( this_7 : Chain_0,  flag_0 : u32) -> bool
{
    return (((this_7.flags_2) & (flag_0))) != u32(0);
}

fn load_chain_0( index_2 : u32) -> Chain_0
{
    var chain_4 : Chain_0;
    chain_4.index_1 = index_2;
    chain_4.density_1 = (bitcast<f32>((headers_0[index_2].x)));
    chain_4.light_6 = vec3<f32>((bitcast<f32>((headers_0[index_2].y))), (bitcast<f32>((headers_0[index_2].z))), (bitcast<f32>((headers_0[index_2].w))));
    chain_4.pixel_0 = headers_0[run_0.chains_0 + index_2].x;
    chain_4.flags_2 = headers_0[run_0.chains_0 + index_2].y;
    chain_4.tour_length_1 = headers_0[run_0.chains_0 + index_2].z;
    chain_4.start_weight_0 = (bitcast<f32>((headers_0[run_0.chains_0 + index_2].w)));
    chain_4.refused_0 = headers_0[u32(2) * run_0.chains_0 + index_2].x;
    chain_4.score_squared_0 = (bitcast<f32>((headers_0[u32(2) * run_0.chains_0 + index_2].y)));
    chain_4.step_0 = headers_0[u32(2) * run_0.chains_0 + index_2].z;
    chain_4.memory_0 = (bitcast<f32>((headers_0[u32(2) * run_0.chains_0 + index_2].w)));
    chain_4.brightness_top_0 = headers_0[u32(3) * run_0.chains_0 + index_2].xy;
    chain_4.brightness_bottom_0 = headers_0[u32(3) * run_0.chains_0 + index_2].zw;
    chain_4.fresh_0 = Chain_has_0(chain_4, u32(16));
    return chain_4;
}

fn Chain_slot_0( this_8 : Chain_0) -> u32
{
    return ((((this_8.flags_2) & (u32(2)))) >> (u32(1)));
}

fn Chain_other_slot_0( this_9 : Chain_0) -> u32
{
    return u32(1) - Chain_slot_0(this_9);
}

struct Flight_0
{
     light_7 : vec3<f32>,
     rays_0 : u32,
     vertices_2 : u32,
     lit_vertices_1 : u32,
};

fn load_flight_0( chain_5 : u32) -> Flight_0
{
    var flight_0 : Flight_0;
    flight_0.light_7 = vec3<f32>((bitcast<f32>((headers_0[u32(4) * run_0.chains_0 + chain_5].x))), (bitcast<f32>((headers_0[u32(4) * run_0.chains_0 + chain_5].y))), (bitcast<f32>((headers_0[u32(4) * run_0.chains_0 + chain_5].z))));
    flight_0.rays_0 = headers_0[u32(4) * run_0.chains_0 + chain_5].w;
    flight_0.vertices_2 = headers_0[u32(5) * run_0.chains_0 + chain_5].x;
    flight_0.lit_vertices_1 = headers_0[u32(5) * run_0.chains_0 + chain_5].y;
    return flight_0;
}

fn tally_0( counter_0 : u32,  value_6 : u32)
{
    var _S1932 : u32 = atomicAdd(&(local_counters_0[counter_0]), value_6);
    return;
}

fn tally_path_0( rays_1 : u32,  vertices_3 : u32,  finite_0 : bool)
{
    tally_0(u32(1), u32(1));
    tally_0(u32(2), (rays_1 & (u32(65535))));
    tally_0(u32(3), (rays_1 >> (u32(16))));
    tally_0(u32(4), vertices_3);
    if(!finite_0)
    {
        tally_0(u32(5), u32(1));
    }
    return;
}

fn luminance_0( rgb_0 : vec3<f32>) -> f32
{
    return dot(rgb_0, vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f));
}

fn pixel_of_0( film_uv_1 : vec2<f32>) -> u32
{
    return min(u32(film_uv_1.y * f32(run_0.height_0)), run_0.height_0 - u32(1)) * run_0.width_0 + min(u32(film_uv_1.x * f32(run_0.width_0)), run_0.width_0 - u32(1));
}

fn ValueAndScore_score_0( x_7 : StoredCoordinates_0,  flight_1 : Flight_0,  density_2 : f32) -> ScoreReport_0
{
    var score_1 : StoredScore_0;
    score_1.chain_2 = x_7.chain_0;
    score_1.slot_1 = x_7.slot_0;
    var recorder_1 : Recorder_0;
    recorder_1.chain_1 = x_7.chain_0;
    recorder_1.vertices_0 = flight_1.vertices_2;
    recorder_1.lit_vertices_0 = flight_1.lit_vertices_1;
    var _S1933 : ScoreReport_0 = backward_0(x_7, recorder_1, density_2, score_1);
    return _S1933;
}

fn counted_0( counter_1 : u32) -> vec2<u32>
{
    var _S1934 : u32 = u32(2) * counter_1;
    var _S1935 : u32 = atomicLoad(&(counters_0[_S1934]));
    var _S1936 : u32 = atomicLoad(&(counters_0[_S1934 + u32(1)]));
    return vec2<u32>(_S1935, _S1936);
}

fn wide_to_float_0( a_4 : vec2<u32>) -> f32
{
    return f32(a_4.y) * 4.294967296e+09f + f32(a_4.x);
}

fn bootstrap_mean_0() -> f32
{
    var _S1937 : vec2<u32> = counted_0(u32(14));
    return wide_to_float_0(_S1937) * run_0.density_unit_0 / f32(run_0.bootstrap_0);
}

fn odds_per_ratio_0() -> f32
{
    var p_bar_0 : f32 = bootstrap_mean_0();
    var _S1938 : f32;
    if(p_bar_0 > 0.0f)
    {
        _S1938 = run_0.tour_length_0 / p_bar_0;
    }
    else
    {
        _S1938 = 0.0f;
    }
    return _S1938;
}

fn key_0() -> vec2<u32>
{
    return vec2<u32>(run_0.key_low_0, run_0.key_high_0);
}

fn mul_high_0( a_5 : u32,  b_3 : u32) -> u32
{
    var a0_0 : u32 = (a_5 & (u32(65535)));
    var a1_0 : u32 = (a_5 >> (u32(16)));
    var b0_0 : u32 = (b_3 & (u32(65535)));
    var b1_0 : u32 = (b_3 >> (u32(16)));
    var middle_1 : u32 = a1_0 * b0_0 + (((a0_0 * b0_0) >> (u32(16))));
    return a1_0 * b1_0 + ((middle_1 >> (u32(16)))) + (((((middle_1 & (u32(65535)))) + a0_0 * b1_0) >> (u32(16))));
}

fn philox_0( key_1 : vec2<u32>,  counter_2 : vec4<u32>) -> vec4<u32>
{
    var _S1939 : u32 = counter_2.x;
    var _S1940 : u32 = counter_2.z;
    var _S1941 : u32 = ((((mul_high_0(u32(3449720151), _S1940)) ^ ((counter_2.y)))) ^ ((key_1.x)));
    var _S1942 : u32 = ((((mul_high_0(u32(3528531795), _S1939)) ^ ((counter_2.w)))) ^ ((key_1.y)));
    const _S1943 : vec2<u32> = vec2<u32>(u32(2654435769), u32(3144134277));
    var k_4 : vec2<u32> = key_1 + _S1943;
    var _S1944 : u32 = ((((mul_high_0(u32(3449720151), _S1942)) ^ ((u32(3449720151) * _S1940)))) ^ ((k_4.x)));
    var _S1945 : u32 = ((((mul_high_0(u32(3528531795), _S1941)) ^ ((u32(3528531795) * _S1939)))) ^ ((k_4.y)));
    var k_5 : vec2<u32> = k_4 + _S1943;
    var _S1946 : u32 = ((((mul_high_0(u32(3449720151), _S1945)) ^ ((u32(3449720151) * _S1942)))) ^ ((k_5.x)));
    var _S1947 : u32 = ((((mul_high_0(u32(3528531795), _S1944)) ^ ((u32(3528531795) * _S1941)))) ^ ((k_5.y)));
    var k_6 : vec2<u32> = k_5 + _S1943;
    var _S1948 : u32 = ((((mul_high_0(u32(3449720151), _S1947)) ^ ((u32(3449720151) * _S1945)))) ^ ((k_6.x)));
    var _S1949 : u32 = ((((mul_high_0(u32(3528531795), _S1946)) ^ ((u32(3528531795) * _S1944)))) ^ ((k_6.y)));
    var k_7 : vec2<u32> = k_6 + _S1943;
    var _S1950 : u32 = ((((mul_high_0(u32(3449720151), _S1949)) ^ ((u32(3449720151) * _S1947)))) ^ ((k_7.x)));
    var _S1951 : u32 = ((((mul_high_0(u32(3528531795), _S1948)) ^ ((u32(3528531795) * _S1946)))) ^ ((k_7.y)));
    var k_8 : vec2<u32> = k_7 + _S1943;
    var _S1952 : u32 = ((((mul_high_0(u32(3449720151), _S1951)) ^ ((u32(3449720151) * _S1949)))) ^ ((k_8.x)));
    var _S1953 : u32 = ((((mul_high_0(u32(3528531795), _S1950)) ^ ((u32(3528531795) * _S1948)))) ^ ((k_8.y)));
    var k_9 : vec2<u32> = k_8 + _S1943;
    var _S1954 : u32 = ((((mul_high_0(u32(3449720151), _S1953)) ^ ((u32(3449720151) * _S1951)))) ^ ((k_9.x)));
    var _S1955 : u32 = ((((mul_high_0(u32(3528531795), _S1952)) ^ ((u32(3528531795) * _S1950)))) ^ ((k_9.y)));
    var k_10 : vec2<u32> = k_9 + _S1943;
    var _S1956 : u32 = ((((mul_high_0(u32(3449720151), _S1955)) ^ ((u32(3449720151) * _S1953)))) ^ ((k_10.x)));
    var _S1957 : u32 = ((((mul_high_0(u32(3528531795), _S1954)) ^ ((u32(3528531795) * _S1952)))) ^ ((k_10.y)));
    var k_11 : vec2<u32> = k_10 + _S1943;
    var _S1958 : u32 = ((((mul_high_0(u32(3449720151), _S1957)) ^ ((u32(3449720151) * _S1955)))) ^ ((k_11.x)));
    var _S1959 : u32 = ((((mul_high_0(u32(3528531795), _S1956)) ^ ((u32(3528531795) * _S1954)))) ^ ((k_11.y)));
    var k_12 : vec2<u32> = k_11 + _S1943;
    return vec4<u32>(((((mul_high_0(u32(3449720151), _S1959)) ^ ((u32(3449720151) * _S1957)))) ^ ((k_12.x))), u32(3449720151) * _S1959, ((((mul_high_0(u32(3528531795), _S1958)) ^ ((u32(3528531795) * _S1956)))) ^ ((k_12.y))), u32(3528531795) * _S1958);
}

fn choice_0( word_0 : u32) -> f32
{
    return (f32(word_0) + 0.5f) * 2.32830643653869629e-10f;
}

fn is_killed_0( choice_1 : f32,  odds_0 : f32) -> bool
{
    return (choice_1 * (1.0f + odds_0)) <= 1.0f;
}

fn Chain_put_0( this_10 : ptr<function, Chain_0>,  flag_1 : u32,  value_7 : bool)
{
    var _S1960 : u32;
    if(value_7)
    {
        _S1960 = (((*this_10).flags_2) | (flag_1));
    }
    else
    {
        _S1960 = (((*this_10).flags_2) & ((~flag_1)));
    }
    (*this_10).flags_2 = _S1960;
    return;
}

fn store_chain_0( chain_6 : Chain_0)
{
    headers_0[chain_6.index_1] = vec4<u32>((bitcast<u32>((chain_6.density_1))), (bitcast<u32>((chain_6.light_6.x))), (bitcast<u32>((chain_6.light_6.y))), (bitcast<u32>((chain_6.light_6.z))));
    var _S1961 : u32;
    if(chain_6.fresh_0)
    {
        _S1961 = ((chain_6.flags_2) | (u32(16)));
    }
    else
    {
        _S1961 = ((chain_6.flags_2) & (u32(4294967279)));
    }
    headers_0[run_0.chains_0 + chain_6.index_1] = vec4<u32>(chain_6.pixel_0, _S1961, chain_6.tour_length_1, (bitcast<u32>((chain_6.start_weight_0))));
    headers_0[u32(2) * run_0.chains_0 + chain_6.index_1] = vec4<u32>(chain_6.refused_0, (bitcast<u32>((chain_6.score_squared_0))), chain_6.step_0, (bitcast<u32>((chain_6.memory_0))));
    headers_0[u32(3) * run_0.chains_0 + chain_6.index_1] = vec4<u32>(chain_6.brightness_top_0, chain_6.brightness_bottom_0);
    return;
}

fn count_up_0( counter_3 : u32,  value_8 : vec2<u32>)
{
    var _S1962 : vec2<u32> = value_8;
    if((value_8.x) != u32(0))
    {
        var before_0 : u32 = atomicAdd(&(counters_0[u32(2) * counter_3]), _S1962.x);
        if((before_0 + _S1962.x) < before_0)
        {
            _S1962[i32(1)] = _S1962[i32(1)] + u32(1);
        }
    }
    if((_S1962.y) != u32(0))
    {
        var _S1963 : u32 = atomicAdd(&(counters_0[u32(2) * counter_3 + u32(1)]), _S1962.y);
    }
    return;
}

fn end_tally_0( thread_1 : u32)
{
    workgroupBarrier();
    var _S1964 : bool;
    if(thread_1 > u32(0))
    {
        _S1964 = thread_1 < u32(13);
    }
    else
    {
        _S1964 = false;
    }
    if(_S1964)
    {
        var value_9 : u32 = atomicLoad(&(local_counters_0[thread_1]));
        if(value_9 != u32(0))
        {
            count_up_0(thread_1, vec2<u32>(value_9, u32(0)));
        }
    }
    if(thread_1 == u32(13))
    {
        var value_10 : u32 = atomicLoad(&(local_counters_0[thread_1]));
        if(value_10 != u32(0))
        {
            var _S1965 : u32 = atomicMax(&(counters_0[u32(26)]), value_10);
        }
    }
    return;
}

fn initialise_chains_0( thread_2 : u32,  lane_0 : u32)
{
    begin_tally_0(thread_2);
    var index_3 : u32 = lane_0;
    for(;;)
    {
        if(index_3 < (run_0.chains_0))
        {
        }
        else
        {
            break;
        }
        var _S1966 : Chain_0 = load_chain_0(index_3);
        var chain_7 : Chain_0 = _S1966;
        if(!Chain_has_0(_S1966, u32(32)))
        {
            index_3 = index_3 + run_0.lanes_0;
            continue;
        }
        var x_8 : StoredCoordinates_0;
        x_8.chain_0 = index_3;
        x_8.slot_0 = Chain_other_slot_0(chain_7);
        var flight_2 : Flight_0 = load_flight_0(index_3);
        var _S1967 : bool;
        if(is_finite_0(flight_2.light_7.x))
        {
            _S1967 = is_finite_0(flight_2.light_7.y);
        }
        else
        {
            _S1967 = false;
        }
        var finite_1 : bool;
        if(_S1967)
        {
            finite_1 = is_finite_0(flight_2.light_7.z);
        }
        else
        {
            finite_1 = false;
        }
        tally_path_0(flight_2.rays_0, flight_2.vertices_2, finite_1);
        var _S1968 : vec3<f32>;
        if(finite_1)
        {
            _S1968 = flight_2.light_7;
        }
        else
        {
            _S1968 = vec3<f32>(0.0f);
        }
        chain_7.light_6 = _S1968;
        var _S1969 : f32 = luminance_0(_S1968);
        chain_7.density_1 = _S1969;
        chain_7.pixel_0 = pixel_of_0(StoredCoordinates_film_0(x_8));
        var report_1 : ScoreReport_0 = ValueAndScore_score_0(x_8, flight_2, _S1969);
        chain_7.score_squared_0 = report_1.norm_squared_0;
        if((report_1.bad_0) != u32(0))
        {
            tally_0(u32(6), report_1.bad_0);
        }
        chain_7.flags_2 = (u32(5) | ((((((chain_7.flags_2) & (u32(2)))) ^ (u32(2))))));
        if((run_0.global_dynamics_0) == u32(1))
        {
            var _S1970 : f32 = odds_per_ratio_0();
            var odds_1 : f32 = _S1970 * chain_7.density_1;
            chain_7.start_weight_0 = odds_1;
            chain_7.tour_length_1 = u32(1);
            Chain_put_0(&(chain_7), u32(1), !is_killed_0(choice_0(philox_0(key_0(), vec4<u32>(u32(0), index_3, u32(0), u32(2))).y), odds_1));
        }
        store_chain_0(chain_7);
        index_3 = index_3 + run_0.lanes_0;
    }
    end_tally_0(thread_2);
    return;
}

@compute
@workgroup_size(64, 1, 1)
fn initialise_with_score(@builtin(local_invocation_index) thread_3 : u32, @builtin(global_invocation_id) id_0 : vec3<u32>)
{
    initialise_chains_0(thread_3, id_0.x);
    return;
}

