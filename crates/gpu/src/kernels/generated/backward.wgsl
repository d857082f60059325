struct Camera_std140_0
{
    @align(16) to_world_0 : array<vec4<f32>, i32(3)>,
    @align(16) film_plane_0 : vec4<f32>,
    @align(16) lens_radius_0 : f32,
    @align(4) focal_distance_0 : f32,
    @align(8) width_0 : u32,
    @align(4) height_0 : u32,
};

struct PathParameters_std140_0
{
    @align(16) world_root_0 : u32,
    @align(4) top_root_0 : u32,
    @align(8) light_count_0 : u32,
    @align(4) shading_stride_0 : u32,
    @align(16) min_depth_0 : u32,
    @align(4) max_depth_0 : u32,
    @align(8) dimension_0 : u32,
    @align(4) padding_0 : u32,
};

struct MethodParameters_std140_0
{
    @align(16) key_0 : vec2<u32>,
    @align(8) chains_0 : u32,
    @align(4) bootstrap_0 : u32,
    @align(16) global_dynamics_0 : u32,
    @align(4) start_0 : u32,
    @align(8) estimator_0 : u32,
    @align(4) tame_0 : u32,
    @align(16) sd_0 : f32,
    @align(4) gamma_0 : f32,
    @align(8) rho_0 : f32,
    @align(4) tour_length_0 : f32,
    @align(16) large_step_0 : f32,
    @align(4) max_copies_0 : f32,
    @align(8) padding0_0 : u32,
    @align(4) padding1_0 : u32,
};

struct Dispatch_std140_0
{
    @align(16) items_0 : u32,
    @align(4) steps_0 : u32,
    @align(8) first_step_0 : u32,
    @align(4) lanes_0 : u32,
    @align(16) grid_width_0 : u32,
    @align(4) wave_threshold_0 : u32,
    @align(8) items_per_lane_0 : u32,
    @align(4) padding_1 : u32,
};

struct ImageParameters_std140_0
{
    @align(16) film_scale_0 : f32,
    @align(4) film_unit_0 : f32,
    @align(8) density_scale_0 : f32,
    @align(4) density_unit_0 : f32,
    @align(16) scale_0 : f32,
    @align(4) normalisation_0 : u32,
    @align(8) padding0_1 : u32,
    @align(4) padding1_1 : u32,
};

struct Parameters_std140_0
{
    @align(16) camera_0 : Camera_std140_0,
    @align(16) path_0 : PathParameters_std140_0,
    @align(16) method_0 : MethodParameters_std140_0,
    @align(16) dispatch_0 : Dispatch_std140_0,
    @align(16) image_0 : ImageParameters_std140_0,
};

@binding(0) @group(1) var<uniform> run_0 : Parameters_std140_0;
@binding(5) @group(1) var<storage, read_write> chain_states_0 : array<vec4<u32>>;

@binding(2) @group(1) var<storage, read_write> counters_0 : array<atomic<u32>>;

@binding(9) @group(1) var<storage, read_write> vertex_records_0 : array<vec4<u32>>;

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
    @align(16) to_world_1 : array<vec4<f32>, i32(3)>,
    @align(16) to_object_0 : array<vec4<f32>, i32(3)>,
    @align(16) root_0 : u32,
    @align(4) mirrored_0 : u32,
    @align(8) index_0 : u32,
    @align(4) padding_2 : u32,
};

@binding(6) @group(0) var<storage, read> instances_0 : array<Instance_std430_0>;

struct Emission_std430_0
{
    @align(16) radiance_pdf_0 : vec4<f32>,
    @align(16) two_sided_0 : u32,
    @align(4) padding0_2 : u32,
    @align(8) padding1_2 : u32,
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
    @align(8) padding0_3 : u32,
    @align(4) padding1_3 : u32,
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
     scale_1 : f32,
     left_1 : u32,
     later_radiance_0 : vec3<f32>,
     adjoint_origin_0 : vec3<f32>,
     adjoint_direction_0 : vec3<f32>,
     adjoint_pdf_0 : f32,
};

fn rows_of_0() -> u32
{
    return u32(5);
}

struct VertexRecord_0
{
     origin_0 : vec3<f32>,
     pdf_0 : f32,
     direction_0 : vec3<f32>,
     flags_1 : u32,
     throughput_0 : vec3<f32>,
     leaf_1 : u32,
     radiance_0 : vec3<f32>,
     instance_0 : u32,
     weight_0 : vec3<f32>,
     padding_3 : u32,
};

fn load_rows_0( _S43 : u32,  _S44 : u32,  _S45 : u32) -> VertexRecord_0
{
    var rows_0 : array<vec4<u32>, i32(5)>;
    rows_0[i32(0)] = vertex_records_0[_S43 * _S44 + _S45];
    rows_0[i32(1)] = vertex_records_0[(_S43 + u32(1)) * _S44 + _S45];
    rows_0[i32(2)] = vertex_records_0[(_S43 + u32(2)) * _S44 + _S45];
    rows_0[i32(3)] = vertex_records_0[(_S43 + u32(3)) * _S44 + _S45];
    rows_0[i32(4)] = vertex_records_0[(_S43 + u32(4)) * _S44 + _S45];
    var _S46 : VertexRecord_0 = VertexRecord_0( vec3<f32>(bitcast<f32>(rows_0[u32(0)][u32(0)]), bitcast<f32>(rows_0[u32(0)][u32(1)]), bitcast<f32>(rows_0[u32(0)][u32(2)])), bitcast<f32>(rows_0[u32(0)][u32(3)]), vec3<f32>(bitcast<f32>(rows_0[u32(1)][u32(0)]), bitcast<f32>(rows_0[u32(1)][u32(1)]), bitcast<f32>(rows_0[u32(1)][u32(2)])), rows_0[u32(1)][u32(3)], vec3<f32>(bitcast<f32>(rows_0[u32(2)][u32(0)]), bitcast<f32>(rows_0[u32(2)][u32(1)]), bitcast<f32>(rows_0[u32(2)][u32(2)])), rows_0[u32(2)][u32(3)], vec3<f32>(bitcast<f32>(rows_0[u32(3)][u32(0)]), bitcast<f32>(rows_0[u32(3)][u32(1)]), bitcast<f32>(rows_0[u32(3)][u32(2)])), rows_0[u32(3)][u32(3)], vec3<f32>(bitcast<f32>(rows_0[u32(4)][u32(0)]), bitcast<f32>(rows_0[u32(4)][u32(1)]), bitcast<f32>(rows_0[u32(4)][u32(2)])), rows_0[u32(4)][u32(3)] );
    return _S46;
}

struct Hit_0
{
     leaf_2 : u32,
     instance_1 : u32,
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
     radiance_1 : vec3<f32>,
     pdf_area_0 : f32,
     two_sided_1 : bool,
};

struct ChosenLight_0
{
     corner_0 : vec3<f32>,
     e1_2 : vec3<f32>,
     e2_2 : vec3<f32>,
     normal_1 : vec3<f32>,
     radiance_2 : vec3<f32>,
     pdf_area_1 : f32,
     two_sided_2 : bool,
     leaf_3 : u32,
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

fn map_point_0( _S47 : u32,  _S48 : vec3<f32>) -> vec3<f32>
{
    var q_0 : vec4<f32> = vec4<f32>(_S48, 1.0f);
    return vec3<f32>(dot(instances_0[_S47].to_world_1[i32(0)], q_0), dot(instances_0[_S47].to_world_1[i32(1)], q_0), dot(instances_0[_S47].to_world_1[i32(2)], q_0));
}

fn map_normal_0( _S49 : u32,  _S50 : vec3<f32>) -> vec3<f32>
{
    return instances_0[_S49].to_object_0[i32(0)].xyz * vec3<f32>(_S50.x) + instances_0[_S49].to_object_0[i32(1)].xyz * vec3<f32>(_S50.y) + instances_0[_S49].to_object_0[i32(2)].xyz * vec3<f32>(_S50.z);
}

fn map_vector_0( _S51 : u32,  _S52 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(instances_0[_S51].to_world_1[i32(0)].xyz, _S52), dot(instances_0[_S51].to_world_1[i32(1)].xyz, _S52), dot(instances_0[_S51].to_world_1[i32(2)].xyz, _S52));
}

fn largest_0( v_0 : vec3<f32>) -> f32
{
    return max(v_0.x, max(v_0.y, v_0.z));
}

fn load_triangle_0( hit_0 : Hit_0) -> Triangle_0
{
    var _S53 : u32 = hit_0.leaf_2 * u32(3);
    var row1_0 : vec4<f32> = leaves_0[_S53 + u32(1)];
    var row2_0 : vec4<f32> = leaves_0[_S53 + u32(2)];
    var bits_0 : u32 = (bitcast<u32>((row1_0.w)));
    var triangle_1 : Triangle_0;
    var _S54 : vec3<f32> = leaves_0[_S53].xyz;
    triangle_1.p0_0 = _S54;
    var _S55 : vec3<f32> = row1_0.xyz;
    triangle_1.e1_1 = _S55;
    var _S56 : vec3<f32> = row2_0.xyz;
    triangle_1.e2_1 = _S56;
    var _S57 : bool = ((bits_0 & (u32(2147483648)))) != u32(0);
    triangle_1.smooth_0 = _S57;
    var _S58 : u32 = (bits_0 & (u32(16777215)));
    triangle_1.material_0 = _S58;
    triangle_1.emission_1 = (bitcast<u32>((row2_0.w)));
    var _S59 : Material_std430_0 = materials_0[_S58];
    var _S60 : bool = Material_anisotropic_0(&(_S59));
    triangle_1.anisotropic_0 = _S60;
    var _S61 : vec3<f32> = vec3<f32>(0.0f);
    triangle_1.n0_0 = _S61;
    triangle_1.n1_0 = _S61;
    triangle_1.n2_0 = _S61;
    triangle_1.tangent_0 = _S61;
    var row_0 : u32 = hit_0.leaf_2 * run_0.path_0.shading_stride_0;
    if(_S57)
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
    var _S62 : bool = (hit_0.instance_1) != u32(4294967295);
    var flip_1 : bool;
    var shift_0 : vec3<f32>;
    if(_S62)
    {
        var _S63 : vec3<f32> = map_point_0(hit_0.instance_1, _S54);
        triangle_1.e1_1 = map_point_0(hit_0.instance_1, _S54 + _S55) - _S63;
        triangle_1.e2_1 = map_point_0(hit_0.instance_1, _S54 + _S56) - _S63;
        triangle_1.p0_0 = _S63;
        triangle_1.n0_0 = map_normal_0(hit_0.instance_1, triangle_1.n0_0);
        triangle_1.n1_0 = map_normal_0(hit_0.instance_1, triangle_1.n1_0);
        triangle_1.n2_0 = map_normal_0(hit_0.instance_1, triangle_1.n2_0);
        triangle_1.tangent_0 = map_vector_0(hit_0.instance_1, triangle_1.tangent_0);
        var _S64 : vec3<f32> = abs(vec3<f32>(instances_0[hit_0.instance_1].to_world_1[i32(0)].w, instances_0[hit_0.instance_1].to_world_1[i32(1)].w, instances_0[hit_0.instance_1].to_world_1[i32(2)].w));
        flip_1 = flip_0 != ((instances_0[hit_0.instance_1].mirrored_0) != u32(0));
        shift_0 = _S64;
    }
    else
    {
        flip_1 = flip_0;
        shift_0 = _S61;
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
    if(_S62)
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
    emitted_1.radiance_1 = vec3<f32>(0.0f);
    emitted_1.pdf_area_0 = 0.0f;
    emitted_1.two_sided_1 = false;
    if(emission_2 != u32(4294967295))
    {
        var row_1 : Emission_std430_0 = emissions_0[emission_2];
        emitted_1.radiance_1 = row_1.radiance_pdf_0.xyz;
        emitted_1.pdf_area_0 = row_1.radiance_pdf_0.w;
        emitted_1.two_sided_1 = (row_1.two_sided_0) != u32(0);
    }
    return emitted_1;
}

struct VertexCoordinates_0
{
     direction_1 : vec2<f32>,
     light_0 : vec2<f32>,
     lobe_1 : f32,
     pick_0 : f32,
};

fn VertexCoordinates_x24init_0( direction_2 : vec2<f32>,  light_1 : vec2<f32>,  lobe_2 : f32,  pick_1 : f32) -> VertexCoordinates_0
{
    var _S65 : VertexCoordinates_0;
    _S65.direction_1 = direction_2;
    _S65.light_0 = light_1;
    _S65.lobe_1 = lobe_2;
    _S65.pick_0 = pick_1;
    return _S65;
}

fn vertex_coordinate_0( depth_0 : u32) -> u32
{
    return u32(4) + u32(6) * depth_0;
}

fn stored_index_0( slot_2 : u32,  coordinate_0 : u32,  chain_3 : u32) -> u32
{
    return (slot_2 * run_0.path_0.dimension_0 + coordinate_0) * run_0.method_0.chains_0 + chain_3;
}

fn StoredCoordinates_get_0( this_1 : StoredCoordinates_0,  coordinate_1 : u32) -> f32
{
    return coordinates_0[stored_index_0(this_1.slot_0, coordinate_1, this_1.chain_0)];
}

fn StoredCoordinates_vertex_0( this_2 : StoredCoordinates_0,  depth_1 : u32) -> VertexCoordinates_0
{
    var first_0 : u32 = vertex_coordinate_0(depth_1);
    var xi_0 : VertexCoordinates_0;
    xi_0.direction_1 = vec2<f32>(StoredCoordinates_get_0(this_2, first_0), StoredCoordinates_get_0(this_2, first_0 + u32(1)));
    xi_0.light_0 = vec2<f32>(StoredCoordinates_get_0(this_2, first_0 + u32(2)), StoredCoordinates_get_0(this_2, first_0 + u32(3)));
    xi_0.lobe_1 = StoredCoordinates_get_0(this_2, first_0 + u32(4));
    xi_0.pick_0 = StoredCoordinates_get_0(this_2, first_0 + u32(5));
    return xi_0;
}

fn ChosenLight_x24init_0( corner_1 : vec3<f32>,  e1_3 : vec3<f32>,  e2_3 : vec3<f32>,  normal_4 : vec3<f32>,  radiance_3 : vec3<f32>,  pdf_area_2 : f32,  two_sided_3 : bool,  leaf_4 : u32) -> ChosenLight_0
{
    var _S66 : ChosenLight_0;
    _S66.corner_0 = corner_1;
    _S66.e1_2 = e1_3;
    _S66.e2_2 = e2_3;
    _S66.normal_1 = normal_4;
    _S66.radiance_2 = radiance_3;
    _S66.pdf_area_1 = pdf_area_2;
    _S66.two_sided_2 = two_sided_3;
    _S66.leaf_3 = leaf_4;
    return _S66;
}

fn choose_light_0( pick_2 : f32) -> ChosenLight_0
{
    var high_0 : u32 = run_0.path_0.light_count_0;
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
    light_2.radiance_2 = emission_3.radiance_pdf_0.xyz;
    light_2.pdf_area_1 = emission_3.radiance_pdf_0.w;
    light_2.two_sided_2 = (emission_3.two_sided_0) != u32(0);
    light_2.leaf_3 = triangle_2.leaf_0;
    return light_2;
}

struct DiffPair_vectorx3Cfloatx2C2x3E_0
{
     primal_0 : vec2<f32>,
     differential_0 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_path_luminance_0
{
     value0_6 : Vertex_0,
     value1_0 : vec3<f32>,
     value2_0 : vec3<f32>,
     value3_0 : f32,
     value4_0 : vec2<f32>,
     value5_0 : vec2<f32>,
};

struct s_bwdCallableCtx_path_luminance_0
{
     value0_7 : s_paramCtx_s_bwdCallableCtx_path_luminance_0,
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

fn s_apply_frame_from_normal_0( _S67 : vec3<f32>) -> Tuple_8
{
    var _S68 : f32 = _S67.z;
    var sign_0 : f32;
    if(_S68 < 0.0f)
    {
        sign_0 = -1.0f;
    }
    else
    {
        sign_0 = 1.0f;
    }
    var a_2 : f32 = -1.0f / (sign_0 + _S68);
    var _S69 : f32 = _S67.x;
    var _S70 : f32 = _S67.y;
    var b_2 : f32 = _S69 * _S70 * a_2;
    var _S71 : vec3<f32> = vec3<f32>(b_2, sign_0 + _S70 * _S70 * a_2, - _S70);
    var _S72 : Tuple_8;
    _S72.value0_14.s_0 = vec3<f32>(1.0f + sign_0 * _S69 * _S69 * a_2, sign_0 * b_2, - sign_0 * _S69);
    _S72.value0_14.t_0 = _S71;
    _S72.value0_14.n_0 = _S67;
    return _S72;
}

fn s_apply_frame_from_normal_tangent_0( _S73 : vec3<f32>,  tangent_1 : vec3<f32>) -> Tuple_7
{
    var s_1 : vec3<f32> = tangent_1 + _S73 * vec3<f32>(- s_apply_dot_0(_S73, tangent_1).value0_5);
    var _S74 : Tuple_5 = s_apply_dot_0(s_1, s_1);
    var frame_1 : Frame_0;
    if((_S74.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(tangent_1, tangent_1).value0_5))
    {
        var _S75 : vec3<f32> = s_1 * vec3<f32>((1.0f / s_apply_sqrt_0(_S74.value0_5).value0_4));
        var _S76 : Tuple_3 = s_apply_cross_0(_S73, _S75);
        frame_1.s_0 = _S75;
        frame_1.t_0 = _S76.value0_3;
        frame_1.n_0 = _S73;
    }
    else
    {
        frame_1 = s_apply_frame_from_normal_0(_S73).value0_14;
    }
    var _S77 : Tuple_7;
    _S77.value0_13 = frame_1;
    return _S77;
}

fn s_apply_surface_at_0( triangle_3 : Triangle_0,  _S78 : vec3<f32>,  _S79 : vec3<f32>) -> Tuple_6
{
    var _S80 : Tuple_3 = s_apply_cross_0(triangle_3.e1_1, triangle_3.e2_1);
    var _S81 : vec3<f32> = _S80.value0_3;
    var _S82 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S81, _S81).value0_5));
    var from_p0_0 : vec3<f32> = _S78 - triangle_3.p0_0;
    var in_plane_0 : vec3<f32> = from_p0_0 + _S79 * vec3<f32>(- (s_apply_dot_0(from_p0_0, _S80.value0_3).value0_5 / s_apply_dot_0(_S79, _S80.value0_3).value0_5));
    var _S83 : vec3<f32> = vec3<f32>(0.0f);
    var _S84 : Frame_0 = Frame_0( _S83, _S83, _S83 );
    var _S85 : vec3<f32> = vec3<f32>(s_apply_dot_0(in_plane_0, s_apply_cross_0(triangle_3.e2_1, _S80.value0_3).value0_3 * _S82).value0_5);
    var _S86 : vec3<f32> = vec3<f32>(s_apply_dot_0(in_plane_0, s_apply_cross_0(_S80.value0_3, triangle_3.e1_1).value0_3 * _S82).value0_5);
    var _S87 : vec3<f32> = triangle_3.e1_1 * _S85 + triangle_3.e2_1 * _S86 + triangle_3.p0_0;
    var surface_0 : Surface_0;
    var n_1 : vec3<f32>;
    if(triangle_3.smooth_0)
    {
        var interpolated_0 : vec3<f32> = (triangle_3.n1_0 - triangle_3.n0_0) * _S85 + (triangle_3.n2_0 - triangle_3.n0_0) * _S86 + triangle_3.n0_0;
        var _S88 : Tuple_5 = s_apply_dot_0(interpolated_0, interpolated_0);
        if((_S88.value0_5) > 0.0f)
        {
            var n_2 : vec3<f32> = interpolated_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S88.value0_5).value0_4));
            if((s_apply_dot_0(triangle_3.plane_normal_0, n_2).value0_5) < 0.0f)
            {
                var _S89 : vec3<f32> = (vec3<f32>(0) - triangle_3.plane_normal_0);
                surface_0.position_0 = _S87;
                surface_0.frame_0 = _S84;
                surface_0.geometric_normal_0 = _S89;
            }
            else
            {
                surface_0.position_0 = _S87;
                surface_0.frame_0 = _S84;
                surface_0.geometric_normal_0 = triangle_3.plane_normal_0;
            }
            n_1 = n_2;
        }
        else
        {
            n_1 = triangle_3.plane_normal_0;
            surface_0.position_0 = _S87;
            surface_0.frame_0 = _S84;
            surface_0.geometric_normal_0 = triangle_3.plane_normal_0;
        }
    }
    else
    {
        n_1 = triangle_3.plane_normal_0;
        surface_0.position_0 = _S87;
        surface_0.frame_0 = _S84;
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
    var _S90 : Tuple_6;
    _S90.value0_12 = surface_0;
    return _S90;
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

fn s_apply_sqr_0( _S91 : f32) -> Tuple_11
{
    var _S92 : Tuple_11;
    _S92.value0_20 = _S91 * _S91;
    return _S92;
}

fn s_apply_power_heuristic_0( _S93 : f32,  _S94 : f32) -> Tuple_10
{
    var weight_1 : f32;
    if(_S93 > _S94)
    {
        weight_1 = 1.0f / (1.0f + s_apply_sqr_0(_S94 / _S93).value0_20);
    }
    else
    {
        var _S95 : Tuple_11 = s_apply_sqr_0(_S93 / _S94);
        weight_1 = _S95.value0_20 / (_S95.value0_20 + 1.0f);
    }
    var _S96 : Tuple_10;
    _S96.value0_19 = weight_1;
    return _S96;
}

fn s_apply_emission_of_0( emitted_2 : Emitted_0,  _S97 : Surface_0,  _S98 : vec3<f32>,  _S99 : vec3<f32>,  _S100 : f32,  delta_1 : bool) -> Tuple_9
{
    var _S101 : vec3<f32> = vec3<f32>(0.0f);
    var _S102 : Tuple_5 = s_apply_dot_0(_S99, _S97.geometric_normal_0);
    var _S103 : bool;
    if(emitted_2.two_sided_1)
    {
        _S103 = true;
    }
    else
    {
        _S103 = (_S102.value0_5) < 0.0f;
    }
    var light_3 : vec3<f32>;
    if(_S103)
    {
        if(delta_1)
        {
            light_3 = emitted_2.radiance_1;
        }
        else
        {
            var arm_0 : vec3<f32> = _S97.position_0 - _S98;
            light_3 = emitted_2.radiance_1 * vec3<f32>(s_apply_power_heuristic_0(_S100 * s_apply_abs_0(_S102.value0_5).value0_2, s_apply_dot_0(arm_0, arm_0).value0_5 * emitted_2.pdf_area_0).value0_19);
        }
    }
    else
    {
        light_3 = _S101;
    }
    var _S104 : Tuple_9;
    _S104.value0_18 = light_3;
    return _S104;
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

fn s_apply_to_local_0( _S105 : Frame_0,  _S106 : vec3<f32>) -> Tuple_12
{
    var _S107 : Tuple_12;
    _S107.value0_24 = vec3<f32>(s_apply_dot_0(_S105.s_0, _S106).value0_5, s_apply_dot_0(_S105.t_0, _S106).value0_5, s_apply_dot_0(_S105.n_0, _S106).value0_5);
    return _S107;
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

fn s_apply_safe_sqrt_0( _S108 : f32) -> Tuple_15
{
    var root_1 : f32;
    if(_S108 > 0.0f)
    {
        root_1 = s_apply_sqrt_0(_S108).value0_4;
    }
    else
    {
        root_1 = 0.0f;
    }
    var _S109 : Tuple_15;
    _S109.value0_27 = root_1;
    return _S109;
}

fn s_apply_point_on_light_0( light_4 : ChosenLight_0,  _S110 : vec2<f32>) -> Tuple_14
{
    var _S111 : Tuple_15 = s_apply_safe_sqrt_0(_S110.x);
    var _S112 : f32 = _S110.y;
    var _S113 : Tuple_14;
    _S113.value0_26 = light_4.e1_2 * vec3<f32>((_S111.value0_27 * (1.0f - _S112))) + light_4.e2_2 * vec3<f32>((_S111.value0_27 * _S112)) + light_4.corner_0;
    return _S113;
}

struct BsdfValue_0
{
     f_cos_0 : vec3<f32>,
     pdf_1 : f32,
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
    var _S114 : Tuple_18;
    _S114.value0_30.f_cos_0 = vec3<f32>(0.0f);
    _S114.value0_30.pdf_1 = 0.0f;
    return _S114;
}

fn s_apply_diffuse_evaluate_0( reflectance_0 : vec3<f32>,  _S115 : vec3<f32>,  _S116 : vec3<f32>) -> Tuple_17
{
    var _S117 : Tuple_18 = s_apply_no_value_0();
    var _S118 : f32 = _S116.z;
    var value_0 : BsdfValue_0;
    if((_S115.z * _S118) > 0.0f)
    {
        var _S119 : f32 = s_apply_abs_0(_S118).value0_2 * 0.31830990314483643f;
        value_0.f_cos_0 = reflectance_0 * vec3<f32>(_S119);
        value_0.pdf_1 = _S119;
    }
    else
    {
        value_0 = _S117.value0_30;
    }
    var _S120 : Tuple_17;
    _S120.value0_29 = value_0;
    return _S120;
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

fn s_apply_ggx_lambda_0( width_1 : vec2<f32>,  _S121 : vec3<f32>) -> Tuple_20
{
    var _S122 : Tuple_20;
    _S122.value0_32 = (s_apply_sqrt_0(1.0f + (s_apply_sqr_0(width_1.x * _S121.x).value0_20 + s_apply_sqr_0(width_1.y * _S121.y).value0_20) / s_apply_sqr_0(_S121.z).value0_20).value0_4 - 1.0f) * 0.5f;
    return _S122;
}

struct Tuple_21
{
     value0_33 : f32,
};

fn s_apply_ggx_density_0( width_2 : vec2<f32>,  _S123 : vec3<f32>) -> Tuple_21
{
    var _S124 : f32 = width_2.x;
    var _S125 : f32 = width_2.y;
    var _S126 : Tuple_21;
    _S126.value0_33 = 1.0f / (3.14159274101257324f * _S124 * _S125 * s_apply_sqr_0(s_apply_sqr_0(_S123.x / _S124).value0_20 + s_apply_sqr_0(_S123.y / _S125).value0_20 + s_apply_sqr_0(_S123.z).value0_20).value0_20);
    return _S126;
}

struct Tuple_22
{
     value0_34 : vec3<f32>,
};

struct Tuple_23
{
     value0_35 : f32,
};

fn s_apply_fresnel_conductor_channel_0( _S127 : f32,  eta_0 : f32,  k_0 : f32) -> Tuple_23
{
    var _S128 : Tuple_0 = s_apply_min_0(_S127, 1.0f);
    var _S129 : Tuple_11 = s_apply_sqr_0(_S128.value0_0);
    var sin2_0 : f32 = 1.0f - _S129.value0_20;
    var t0_0 : f32 = eta_0 * eta_0 - k_0 * k_0 - sin2_0;
    var _S130 : Tuple_15 = s_apply_safe_sqrt_0(s_apply_sqr_0(t0_0).value0_20 + 4.0f * eta_0 * eta_0 * k_0 * k_0);
    var t1_0 : f32 = _S130.value0_27 + _S129.value0_20;
    var t2_0 : f32 = 2.0f * s_apply_safe_sqrt_0((_S130.value0_27 + t0_0) * 0.5f).value0_27 * _S128.value0_0;
    var perpendicular_0 : f32 = (t1_0 - t2_0) / (t1_0 + t2_0);
    var t3_0 : f32 = _S129.value0_20 * _S130.value0_27 + s_apply_sqr_0(sin2_0).value0_20;
    var t4_0 : f32 = t2_0 * sin2_0;
    var _S131 : Tuple_23;
    _S131.value0_35 = (perpendicular_0 + perpendicular_0 * (t3_0 - t4_0) / (t3_0 + t4_0)) * 0.5f;
    return _S131;
}

fn s_apply_fresnel_conductor_0( _S132 : f32,  eta_1 : vec3<f32>,  k_1 : vec3<f32>) -> Tuple_22
{
    var _S133 : Tuple_22;
    _S133.value0_34 = vec3<f32>(s_apply_fresnel_conductor_channel_0(_S132, eta_1.x, k_1.x).value0_35, s_apply_fresnel_conductor_channel_0(_S132, eta_1.y, k_1.y).value0_35, s_apply_fresnel_conductor_channel_0(_S132, eta_1.z, k_1.z).value0_35);
    return _S133;
}

fn s_apply_conductor_evaluate_0( eta_2 : vec3<f32>,  k_2 : vec3<f32>,  alpha_2 : vec2<f32>,  _S134 : vec3<f32>,  _S135 : vec3<f32>) -> Tuple_19
{
    var _S136 : Tuple_18 = s_apply_no_value_0();
    var half_vector_0 : vec3<f32> = _S134 + _S135;
    var _S137 : Tuple_5 = s_apply_dot_0(half_vector_0, half_vector_0);
    var _S138 : f32 = _S134.z;
    var _S139 : bool;
    if((_S138 * _S135.z) > 0.0f)
    {
        _S139 = (_S137.value0_5) > 0.0f;
    }
    else
    {
        _S139 = false;
    }
    var value_1 : BsdfValue_0;
    if(_S139)
    {
        var m_0 : vec3<f32> = half_vector_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S137.value0_5).value0_4));
        var width_3 : vec2<f32> = ggx_widths_0(alpha_2);
        var common_0 : f32 = s_apply_ggx_density_0(width_3, m_0).value0_33 / (4.0f * s_apply_abs_0(_S138).value0_2);
        var _S140 : f32 = 1.0f + s_apply_ggx_lambda_0(width_3, _S134).value0_32;
        var _S141 : f32 = common_0 / _S140;
        value_1.f_cos_0 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S134, m_0).value0_5).value0_2, eta_2, k_2).value0_34 * vec3<f32>((common_0 / (_S140 + s_apply_ggx_lambda_0(width_3, _S135).value0_32)));
        value_1.pdf_1 = _S141;
    }
    else
    {
        value_1 = _S136.value0_30;
    }
    var _S142 : Tuple_19;
    _S142.value0_31 = value_1;
    return _S142;
}

struct Tuple_24
{
     value0_36 : BsdfValue_0,
};

struct Tuple_25
{
     value0_37 : f32,
};

fn s_apply_fresnel_dielectric_0( _S143 : f32,  eta_outer_0 : f32) -> Tuple_25
{
    var cos_i_0 : f32;
    var eta_3 : f32;
    if(_S143 < 0.0f)
    {
        var _S144 : f32 = 1.0f / eta_outer_0;
        cos_i_0 = - _S143;
        eta_3 = _S144;
    }
    else
    {
        cos_i_0 = _S143;
        eta_3 = eta_outer_0;
    }
    var sin2_t_0 : f32 = (1.0f - s_apply_sqr_0(cos_i_0).value0_20) / (eta_3 * eta_3);
    var reflected_0 : f32;
    if(sin2_t_0 < 1.0f)
    {
        var _S145 : Tuple_15 = s_apply_safe_sqrt_0(1.0f - sin2_t_0);
        var _S146 : f32 = eta_3 * cos_i_0;
        var _S147 : f32 = eta_3 * _S145.value0_27;
        reflected_0 = (s_apply_sqr_0((_S146 - _S145.value0_27) / (_S146 + _S145.value0_27)).value0_20 + s_apply_sqr_0((cos_i_0 - _S147) / (cos_i_0 + _S147)).value0_20) * 0.5f;
    }
    else
    {
        reflected_0 = 1.0f;
    }
    var _S148 : Tuple_25;
    _S148.value0_37 = reflected_0;
    return _S148;
}

fn s_apply_dielectric_evaluate_0( eta_4 : f32,  alpha_3 : vec2<f32>,  _S149 : vec3<f32>,  _S150 : vec3<f32>) -> Tuple_24
{
    var _S151 : Tuple_18 = s_apply_no_value_0();
    var _S152 : f32 = _S149.z;
    var _S153 : bool;
    if(_S152 != 0.0f)
    {
        _S153 = (_S150.z) != 0.0f;
    }
    else
    {
        _S153 = false;
    }
    var value_2 : BsdfValue_0;
    if(_S153)
    {
        var _S154 : f32 = _S150.z;
        var reflects_0 : bool = (_S152 * _S154) > 0.0f;
        var crossing_0 : f32;
        if(reflects_0)
        {
            crossing_0 = 1.0f;
        }
        else
        {
            if(_S152 > 0.0f)
            {
                crossing_0 = eta_4;
            }
            else
            {
                crossing_0 = 1.0f / eta_4;
            }
        }
        var half_vector_1 : vec3<f32> = _S150 * vec3<f32>(crossing_0) + _S149;
        var _S155 : Tuple_5 = s_apply_dot_0(half_vector_1, half_vector_1);
        if((_S155.value0_5) > 0.0f)
        {
            var m_1 : vec3<f32> = half_vector_1 * vec3<f32>((1.0f / s_apply_sqrt_0(_S155.value0_5).value0_4));
            var m_2 : vec3<f32>;
            if((m_1.z) < 0.0f)
            {
                m_2 = (vec3<f32>(0) - m_1);
            }
            else
            {
                m_2 = m_1;
            }
            var _S156 : Tuple_5 = s_apply_dot_0(_S149, m_2);
            var _S157 : Tuple_5 = s_apply_dot_0(_S150, m_2);
            if((_S156.value0_5 * _S152) >= 0.0f)
            {
                _S153 = (_S157.value0_5 * _S154) >= 0.0f;
            }
            else
            {
                _S153 = false;
            }
            if(_S153)
            {
                var width_4 : vec2<f32> = ggx_widths_0(alpha_3);
                var _S158 : Tuple_25 = s_apply_fresnel_dielectric_0(_S156.value0_5, eta_4);
                var masking_o_0 : f32 = 1.0f + s_apply_ggx_lambda_0(width_4, _S149).value0_32;
                var masking_both_0 : f32 = masking_o_0 + s_apply_ggx_lambda_0(width_4, _S150).value0_32;
                if(reflects_0)
                {
                    var common_1 : f32 = _S158.value0_37 * s_apply_ggx_density_0(width_4, m_2).value0_33 / (4.0f * s_apply_abs_0(_S152).value0_2);
                    var _S159 : f32 = common_1 / masking_o_0;
                    value_2.f_cos_0 = vec3<f32>((common_1 / masking_both_0));
                    value_2.pdf_1 = _S159;
                }
                else
                {
                    var common_2 : f32 = (1.0f - _S158.value0_37) * s_apply_ggx_density_0(width_4, m_2).value0_33 * (s_apply_abs_0(_S157.value0_5).value0_2 / s_apply_sqr_0(_S157.value0_5 + _S156.value0_5 / crossing_0).value0_20) * s_apply_abs_0(_S156.value0_5).value0_2 / s_apply_abs_0(_S152).value0_2;
                    var _S160 : f32 = common_2 / masking_o_0;
                    value_2.f_cos_0 = vec3<f32>((common_2 / (masking_both_0 * crossing_0 * crossing_0)));
                    value_2.pdf_1 = _S160;
                }
            }
            else
            {
                value_2 = _S151.value0_30;
            }
        }
        else
        {
            value_2 = _S151.value0_30;
        }
    }
    else
    {
        value_2 = _S151.value0_30;
    }
    var _S161 : Tuple_24;
    _S161.value0_36 = value_2;
    return _S161;
}

fn s_apply_bsdf_evaluate_0( material_2 : Material_0,  _S162 : vec3<f32>,  _S163 : vec3<f32>) -> Tuple_16
{
    var value_3 : BsdfValue_0;
    if((material_2.kind_0) == u32(0))
    {
        value_3 = s_apply_diffuse_evaluate_0(material_2.a_0.xyz, _S162, _S163).value0_29;
    }
    else
    {
        if((material_2.kind_0) == u32(1))
        {
            value_3 = s_apply_conductor_evaluate_0(material_2.a_0.xyz, material_2.b_0.xyz, material_2.alpha_0, _S162, _S163).value0_31;
        }
        else
        {
            value_3 = s_apply_dielectric_evaluate_0(material_2.a_0.x, material_2.alpha_0, _S162, _S163).value0_36;
        }
    }
    var _S164 : Tuple_16;
    _S164.value0_28 = value_3;
    return _S164;
}

fn s_apply_direct_light_0( material_3 : Material_0,  light_5 : ChosenLight_0,  _S165 : Surface_0,  _S166 : vec3<f32>,  _S167 : vec2<f32>) -> Tuple_13
{
    var _S168 : vec3<f32> = vec3<f32>(0.0f);
    var to_light_0 : vec3<f32> = s_apply_point_on_light_0(light_5, _S167).value0_26 - _S165.position_0;
    var _S169 : Tuple_5 = s_apply_dot_0(to_light_0, to_light_0);
    var result_0 : vec3<f32>;
    if((_S169.value0_5) > 0.0f)
    {
        var direction_3 : vec3<f32> = to_light_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S169.value0_5).value0_4));
        var cos_light_0 : f32 = - s_apply_dot_0(direction_3, light_5.normal_1).value0_5;
        var _S170 : bool;
        if(cos_light_0 > 0.0f)
        {
            _S170 = true;
        }
        else
        {
            if(cos_light_0 < 0.0f)
            {
                _S170 = light_5.two_sided_2;
            }
            else
            {
                _S170 = false;
            }
        }
        if(_S170)
        {
            var _S171 : Tuple_16 = s_apply_bsdf_evaluate_0(material_3, _S166, s_apply_to_local_0(_S165.frame_0, direction_3).value0_24);
            var _S172 : Tuple_2 = s_apply_abs_0(cos_light_0);
            var pdf_light_0 : f32 = _S169.value0_5 * light_5.pdf_area_1;
            result_0 = _S171.value0_28.f_cos_0 * light_5.radiance_2 * vec3<f32>((s_apply_power_heuristic_0(pdf_light_0, _S171.value0_28.pdf_1 * _S172.value0_2).value0_19 * _S172.value0_2 / pdf_light_0));
        }
        else
        {
            result_0 = _S168;
        }
    }
    else
    {
        result_0 = _S168;
    }
    var _S173 : Tuple_13;
    _S173.value0_25 = result_0;
    return _S173;
}

struct Departure_0
{
     weight_2 : vec3<f32>,
     origin_1 : vec3<f32>,
     direction_4 : vec3<f32>,
     pdf_2 : f32,
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
     weight_3 : vec3<f32>,
     pdf_3 : f32,
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
    var _S174 : vec3<f32> = vec3<f32>(0.0f);
    var _S175 : Tuple_28;
    _S175.value0_40.wi_0 = _S174;
    _S175.value0_40.weight_3 = _S174;
    _S175.value0_40.pdf_3 = 0.0f;
    _S175.value0_40.valid_1 = false;
    _S175.value0_40.delta_3 = false;
    return _S175;
}

struct Tuple_29
{
     value0_41 : BsdfSample_0,
};

struct Tuple_30
{
     value0_42 : vec2<f32>,
};

fn s_apply_sin_cos_turns_0( _S176 : f32) -> Tuple_30
{
    var quarter_0 : f32 = round(_S176 * 4.0f);
    var angle_0 : f32 = (_S176 - quarter_0 * 0.25f) * 6.28318548202514648f;
    var a2_0 : f32 = angle_0 * angle_0;
    var s_2 : f32 = angle_0 * (1.0f + a2_0 * (-0.1666666716337204f + a2_0 * (0.00833333376795053f + a2_0 * (-0.0001984127011383f + a2_0 * 2.75573188446287531e-06f))));
    var c_0 : f32 = 1.0f + a2_0 * (-0.5f + a2_0 * (0.0416666679084301f + a2_0 * (-0.00138888892251998f + a2_0 * 0.00002480158764229f)));
    var q_1 : i32 = (i32(quarter_0) & (i32(3)));
    var sine_0 : f32;
    var cosine_0 : f32;
    if(q_1 == i32(1))
    {
        var _S177 : f32 = - s_2;
        sine_0 = c_0;
        cosine_0 = _S177;
    }
    else
    {
        if(q_1 == i32(2))
        {
            var _S178 : f32 = - c_0;
            sine_0 = - s_2;
            cosine_0 = _S178;
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
    var _S179 : Tuple_30;
    _S179.value0_42 = vec2<f32>(sine_0, cosine_0);
    return _S179;
}

fn s_apply_diffuse_sample_0( reflectance_1 : vec3<f32>,  _S180 : vec3<f32>,  _S181 : vec2<f32>) -> Tuple_29
{
    var _S182 : Tuple_30 = s_apply_sin_cos_turns_0(_S181.x);
    var _S183 : f32 = _S181.y;
    var _S184 : Tuple_15 = s_apply_safe_sqrt_0(_S183);
    var _S185 : Tuple_15 = s_apply_safe_sqrt_0(1.0f - _S183);
    var _S186 : Tuple_28 = s_apply_no_sample_0();
    var sample_0 : BsdfSample_0;
    if((_S185.value0_27) > 0.0f)
    {
        var side_0 : f32;
        if((_S180.z) < 0.0f)
        {
            side_0 = -1.0f;
        }
        else
        {
            side_0 = 1.0f;
        }
        var _S187 : vec3<f32> = vec3<f32>(_S184.value0_27 * _S182.value0_42.y, _S184.value0_27 * _S182.value0_42.x, side_0 * _S185.value0_27);
        sample_0 = _S186.value0_40;
        sample_0.wi_0 = _S187;
        sample_0.weight_3 = reflectance_1;
        sample_0.pdf_3 = _S185.value0_27 * 0.31830990314483643f;
        sample_0.valid_1 = true;
    }
    else
    {
        sample_0 = _S186.value0_40;
    }
    var _S188 : Tuple_29;
    _S188.value0_41 = sample_0;
    return _S188;
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

fn s_apply_unit_vector_0( _S189 : vec3<f32>) -> Tuple_33
{
    var _S190 : Tuple_33;
    _S190.value0_45 = _S189 * vec3<f32>((1.0f / s_apply_sqrt_0(s_apply_dot_0(_S189, _S189).value0_5).value0_4));
    return _S190;
}

fn s_apply_ggx_sample_visible_0( width_5 : vec2<f32>,  _S191 : vec3<f32>,  _S192 : vec2<f32>) -> Tuple_32
{
    var w_0 : vec3<f32>;
    if((_S191.z) < 0.0f)
    {
        w_0 = (vec3<f32>(0) - _S191);
    }
    else
    {
        w_0 = _S191;
    }
    var _S193 : f32 = width_5.x;
    var _S194 : f32 = width_5.y;
    var _S195 : Tuple_33 = s_apply_unit_vector_0(vec3<f32>(w_0.x * _S193, w_0.y * _S194, w_0.z));
    var _S196 : Tuple_30 = s_apply_sin_cos_turns_0(_S192.x);
    var one_minus_z_0 : f32 = _S192.y * (1.0f + _S195.value0_45.z);
    var _S197 : Tuple_15 = s_apply_safe_sqrt_0(one_minus_z_0 * (2.0f - one_minus_z_0));
    var h_0 : vec3<f32> = vec3<f32>(_S197.value0_27 * _S196.value0_42.y, _S197.value0_27 * _S196.value0_42.x, 1.0f - one_minus_z_0) + _S195.value0_45;
    var _S198 : Tuple_32;
    _S198.value0_44 = s_apply_unit_vector_0(vec3<f32>(h_0.x * _S193, h_0.y * _S194, s_apply_max_0(h_0.z, 9.999999960041972e-13f).value0_1)).value0_45;
    return _S198;
}

struct Tuple_34
{
     value0_46 : vec3<f32>,
};

fn s_apply_mirrored_0( _S199 : vec3<f32>,  _S200 : vec3<f32>) -> Tuple_34
{
    var _S201 : Tuple_34;
    _S201.value0_46 = _S200 * vec3<f32>((2.0f * s_apply_dot_0(_S199, _S200).value0_5)) - _S199;
    return _S201;
}

fn s_apply_conductor_sample_0( eta_5 : vec3<f32>,  k_3 : vec3<f32>,  alpha_4 : vec2<f32>,  smooth_1 : bool,  _S202 : vec3<f32>,  _S203 : vec2<f32>) -> Tuple_31
{
    var _S204 : Tuple_28 = s_apply_no_sample_0();
    var sample_1 : BsdfSample_0;
    if(smooth_1)
    {
        var _S205 : f32 = _S202.z;
        var _S206 : Tuple_22 = s_apply_fresnel_conductor_0(s_apply_abs_0(_S205).value0_2, eta_5, k_3);
        sample_1.wi_0 = vec3<f32>(- _S202.x, - _S202.y, _S205);
        sample_1.weight_3 = _S206.value0_34;
        sample_1.pdf_3 = 1.0f;
        sample_1.valid_1 = true;
        sample_1.delta_3 = true;
    }
    else
    {
        var width_6 : vec2<f32> = ggx_widths_0(alpha_4);
        var _S207 : Tuple_32 = s_apply_ggx_sample_visible_0(width_6, _S202, _S203);
        var _S208 : Tuple_34 = s_apply_mirrored_0(_S202, _S207.value0_44);
        var _S209 : f32 = _S202.z;
        if((_S209 * _S208.value0_46.z) > 0.0f)
        {
            var masking_o_1 : f32 = 1.0f + s_apply_ggx_lambda_0(width_6, _S202).value0_32;
            sample_1 = _S204.value0_40;
            sample_1.wi_0 = _S208.value0_46;
            sample_1.weight_3 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S202, _S207.value0_44).value0_5).value0_2, eta_5, k_3).value0_34 * vec3<f32>((masking_o_1 / (masking_o_1 + s_apply_ggx_lambda_0(width_6, _S208.value0_46).value0_32)));
            sample_1.pdf_3 = s_apply_ggx_density_0(width_6, _S207.value0_44).value0_33 / (4.0f * s_apply_abs_0(_S209).value0_2 * masking_o_1);
            sample_1.valid_1 = true;
        }
        else
        {
            sample_1 = _S204.value0_40;
        }
    }
    var _S210 : Tuple_31;
    _S210.value0_43 = sample_1;
    return _S210;
}

struct Tuple_35
{
     value0_47 : BsdfSample_0,
};

struct Refraction_0
{
     direction_5 : vec3<f32>,
     valid_2 : bool,
};

struct Tuple_36
{
     value0_48 : Refraction_0,
};

fn s_apply_refracted_0( _S211 : vec3<f32>,  _S212 : vec3<f32>,  eta_outer_1 : f32) -> Tuple_36
{
    var _S213 : Tuple_5 = s_apply_dot_0(_S211, _S212);
    var cos_i_1 : f32;
    var eta_6 : f32;
    var m_3 : vec3<f32>;
    if((_S213.value0_5) < 0.0f)
    {
        var _S214 : vec3<f32> = (vec3<f32>(0) - _S212);
        var _S215 : f32 = 1.0f / eta_outer_1;
        cos_i_1 = - _S213.value0_5;
        eta_6 = _S215;
        m_3 = _S214;
    }
    else
    {
        cos_i_1 = _S213.value0_5;
        eta_6 = eta_outer_1;
        m_3 = _S212;
    }
    var sin2_t_1 : f32 = s_apply_max_0(1.0f - s_apply_sqr_0(cos_i_1).value0_20, 0.0f).value0_1 / (eta_6 * eta_6);
    var _S216 : vec3<f32> = vec3<f32>(0.0f);
    var result_1 : Refraction_0;
    if(sin2_t_1 < 1.0f)
    {
        result_1.direction_5 = m_3 * vec3<f32>((cos_i_1 / eta_6 - s_apply_safe_sqrt_0(1.0f - sin2_t_1).value0_27)) - _S211 * vec3<f32>((1.0f / eta_6));
        result_1.valid_2 = true;
    }
    else
    {
        result_1.direction_5 = _S216;
        result_1.valid_2 = false;
    }
    var _S217 : Tuple_36;
    _S217.value0_48 = result_1;
    return _S217;
}

fn s_apply_smooth_dielectric_sample_0( eta_7 : f32,  _S218 : vec3<f32>,  lobe_3 : f32) -> Tuple_35
{
    var _S219 : Tuple_28 = s_apply_no_sample_0();
    var _S220 : f32 = _S218.z;
    var sample_2 : BsdfSample_0;
    if(lobe_3 < (s_apply_fresnel_dielectric_0(_S220, eta_7).value0_37))
    {
        var _S221 : vec3<f32> = vec3<f32>(1.0f);
        sample_2.wi_0 = vec3<f32>(- _S218.x, - _S218.y, _S220);
        sample_2.weight_3 = _S221;
        sample_2.pdf_3 = 1.0f;
        sample_2.valid_1 = true;
        sample_2.delta_3 = true;
    }
    else
    {
        var _S222 : Tuple_36 = s_apply_refracted_0(_S218, vec3<f32>(0.0f, 0.0f, 1.0f), eta_7);
        if(_S222.value0_48.valid_2)
        {
            var crossing_1 : f32;
            if(_S220 > 0.0f)
            {
                crossing_1 = eta_7;
            }
            else
            {
                crossing_1 = 1.0f / eta_7;
            }
            var _S223 : vec3<f32> = vec3<f32>((1.0f / (crossing_1 * crossing_1)));
            sample_2.wi_0 = _S222.value0_48.direction_5;
            sample_2.weight_3 = _S223;
            sample_2.pdf_3 = 1.0f;
            sample_2.valid_1 = true;
            sample_2.delta_3 = true;
        }
        else
        {
            sample_2 = _S219.value0_40;
        }
    }
    var _S224 : Tuple_35;
    _S224.value0_47 = sample_2;
    return _S224;
}

struct Tuple_37
{
     value0_49 : BsdfSample_0,
};

fn s_apply_rough_dielectric_sample_0( eta_8 : f32,  alpha_5 : vec2<f32>,  _S225 : vec3<f32>,  _S226 : vec2<f32>,  lobe_4 : f32) -> Tuple_37
{
    var _S227 : Tuple_28 = s_apply_no_sample_0();
    var width_7 : vec2<f32> = ggx_widths_0(alpha_5);
    var _S228 : Tuple_32 = s_apply_ggx_sample_visible_0(width_7, _S225, _S226);
    var _S229 : Tuple_5 = s_apply_dot_0(_S225, _S228.value0_44);
    var _S230 : Tuple_25 = s_apply_fresnel_dielectric_0(_S229.value0_5, eta_8);
    var masking_o_2 : f32 = 1.0f + s_apply_ggx_lambda_0(width_7, _S225).value0_32;
    var _S231 : Tuple_2 = s_apply_abs_0(_S229.value0_5);
    var _S232 : f32 = _S225.z;
    var visible_0 : f32 = s_apply_ggx_density_0(width_7, _S228.value0_44).value0_33 * _S231.value0_2 / (masking_o_2 * s_apply_abs_0(_S232).value0_2);
    var sample_3 : BsdfSample_0;
    if(lobe_4 < (_S230.value0_37))
    {
        var _S233 : Tuple_34 = s_apply_mirrored_0(_S225, _S228.value0_44);
        if((_S232 * _S233.value0_46.z) > 0.0f)
        {
            sample_3 = _S227.value0_40;
            sample_3.wi_0 = _S233.value0_46;
            sample_3.weight_3 = vec3<f32>((masking_o_2 / (masking_o_2 + s_apply_ggx_lambda_0(width_7, _S233.value0_46).value0_32)));
            sample_3.pdf_3 = _S230.value0_37 * visible_0 / (4.0f * _S231.value0_2);
            sample_3.valid_1 = true;
        }
        else
        {
            sample_3 = _S227.value0_40;
        }
    }
    else
    {
        var _S234 : Tuple_36 = s_apply_refracted_0(_S225, _S228.value0_44, eta_8);
        var _S235 : bool;
        if(_S234.value0_48.valid_2)
        {
            _S235 = (_S232 * _S234.value0_48.direction_5.z) < 0.0f;
        }
        else
        {
            _S235 = false;
        }
        if(_S235)
        {
            var crossing_2 : f32;
            if(_S232 > 0.0f)
            {
                crossing_2 = eta_8;
            }
            else
            {
                crossing_2 = 1.0f / eta_8;
            }
            var _S236 : Tuple_5 = s_apply_dot_0(_S234.value0_48.direction_5, _S228.value0_44);
            var jacobian_0 : f32 = s_apply_abs_0(_S236.value0_5).value0_2 / s_apply_sqr_0(_S236.value0_5 + _S229.value0_5 / crossing_2).value0_20;
            sample_3 = _S227.value0_40;
            sample_3.wi_0 = _S234.value0_48.direction_5;
            sample_3.weight_3 = vec3<f32>((masking_o_2 / ((masking_o_2 + s_apply_ggx_lambda_0(width_7, _S234.value0_48.direction_5).value0_32) * crossing_2 * crossing_2)));
            sample_3.pdf_3 = (1.0f - _S230.value0_37) * visible_0 * jacobian_0;
            sample_3.valid_1 = true;
        }
        else
        {
            sample_3 = _S227.value0_40;
        }
    }
    var _S237 : Tuple_37;
    _S237.value0_49 = sample_3;
    return _S237;
}

fn s_apply_bsdf_sample_0( material_4 : Material_0,  _S238 : vec3<f32>,  _S239 : vec2<f32>,  lobe_5 : f32) -> Tuple_27
{
    var _S240 : Tuple_28 = s_apply_no_sample_0();
    var smooth_2 : bool = (((material_4.flags_0) & (u32(2)))) != u32(0);
    var sample_4 : BsdfSample_0;
    if((_S238.z) != 0.0f)
    {
        if((material_4.kind_0) == u32(0))
        {
            sample_4 = s_apply_diffuse_sample_0(material_4.a_0.xyz, _S238, _S239).value0_41;
        }
        else
        {
            if((material_4.kind_0) == u32(1))
            {
                sample_4 = s_apply_conductor_sample_0(material_4.a_0.xyz, material_4.b_0.xyz, material_4.alpha_0, smooth_2, _S238, _S239).value0_43;
            }
            else
            {
                if(smooth_2)
                {
                    sample_4 = s_apply_smooth_dielectric_sample_0(material_4.a_0.x, _S238, lobe_5).value0_47;
                }
                else
                {
                    sample_4 = s_apply_rough_dielectric_sample_0(material_4.a_0.x, material_4.alpha_0, _S238, _S239, lobe_5).value0_49;
                }
            }
        }
    }
    else
    {
        sample_4 = _S240.value0_40;
    }
    var _S241 : Tuple_27;
    _S241.value0_39 = sample_4;
    return _S241;
}

struct Tuple_38
{
     value0_50 : vec3<f32>,
};

fn s_apply_to_world_0( _S242 : Frame_0,  _S243 : vec3<f32>) -> Tuple_38
{
    var _S244 : Tuple_38;
    _S244.value0_50 = _S242.s_0 * vec3<f32>(_S243.x) + _S242.t_0 * vec3<f32>(_S243.y) + _S242.n_0 * vec3<f32>(_S243.z);
    return _S244;
}

struct Tuple_39
{
     value0_51 : vec3<f32>,
};

fn s_apply_ray_origin_0( _S245 : Surface_0,  _S246 : vec3<f32>,  clearance_1 : f32) -> Tuple_39
{
    var offset_0 : f32;
    if((s_apply_dot_0(_S246, _S245.geometric_normal_0).value0_5) > 0.0f)
    {
        offset_0 = clearance_1;
    }
    else
    {
        offset_0 = - clearance_1;
    }
    var _S247 : Tuple_39;
    _S247.value0_51 = _S245.position_0 + _S245.geometric_normal_0 * vec3<f32>(offset_0);
    return _S247;
}

fn s_apply_scatter_0( material_5 : Material_0,  _S248 : Surface_0,  _S249 : vec3<f32>,  _S250 : vec2<f32>,  lobe_6 : f32,  clearance_2 : f32) -> Tuple_26
{
    var _S251 : Tuple_27 = s_apply_bsdf_sample_0(material_5, _S249, _S250, lobe_6);
    var _S252 : Tuple_38 = s_apply_to_world_0(_S248.frame_0, _S251.value0_39.wi_0);
    var _S253 : Tuple_39 = s_apply_ray_origin_0(_S248, _S252.value0_50, clearance_2);
    var _S254 : Tuple_26;
    _S254.value0_38.weight_2 = _S251.value0_39.weight_3;
    _S254.value0_38.origin_1 = _S253.value0_51;
    _S254.value0_38.direction_4 = _S252.value0_50;
    _S254.value0_38.pdf_2 = _S251.value0_39.pdf_3;
    _S254.value0_38.valid_0 = _S251.value0_39.valid_1;
    _S254.value0_38.delta_2 = _S251.value0_39.delta_3;
    return _S254;
}

struct Surface_Differential_0
{
     position_1 : vec3<f32>,
     frame_2 : Frame_0,
};

fn Frame_x24_syn_dzero_0() -> Frame_0
{
    var result_2 : Frame_0;
    var _S255 : vec3<f32> = vec3<f32>(0.0f);
    result_2.s_0 = _S255;
    result_2.t_0 = _S255;
    result_2.n_0 = _S255;
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
     weight_4 : vec3<f32>,
     origin_2 : vec3<f32>,
     direction_6 : vec3<f32>,
     pdf_4 : f32,
};

fn Departure_x24_syn_dzero_0() -> Departure_Differential_0
{
    var result_4 : Departure_Differential_0;
    var _S256 : vec3<f32> = vec3<f32>(0.0f);
    result_4.weight_4 = _S256;
    result_4.origin_2 = _S256;
    result_4.direction_6 = _S256;
    result_4.pdf_4 = 0.0f;
    return result_4;
}

fn Departure_x24_syn_dadd_0( SLANG_anonymous_0_0 : Departure_Differential_0,  SLANG_anonymous_1_0 : Departure_Differential_0) -> Departure_Differential_0
{
    var result_5 : Departure_Differential_0;
    result_5.weight_4 = SLANG_anonymous_0_0.weight_4 + SLANG_anonymous_1_0.weight_4;
    result_5.origin_2 = SLANG_anonymous_0_0.origin_2 + SLANG_anonymous_1_0.origin_2;
    result_5.direction_6 = SLANG_anonymous_0_0.direction_6 + SLANG_anonymous_1_0.direction_6;
    result_5.pdf_4 = SLANG_anonymous_0_0.pdf_4 + SLANG_anonymous_1_0.pdf_4;
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

fn s_bwdProp_ray_origin_0( _S257 : s_bwdCallableCtx_ray_origin_0,  _S258 : ptr<function, Surface_Differential_0>,  _S259 : ptr<function, vec3<f32>>,  _S260 : vec3<f32>)
{
    var _S261 : s_bwdCallableCtx_dot_0;
    _S261._S39 = _S257.value0_57.value1_8;
    _S261._S40 = _S257.value0_57.value0_56.geometric_normal_0;
    var _S262 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S263 : Surface_Differential_0 = _S262;
    _S263.position_1 = _S260;
    var _S264 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S262, _S263);
    var _S265 : vec3<f32> = vec3<f32>(0.0f);
    var _S266 : vec3<f32> = _S265;
    var _S267 : vec3<f32> = _S265;
    s_bwdProp_dot_0(_S261, &(_S266), &(_S267), 0.0f);
    (*_S258) = _S264;
    (*_S259) = _S266;
    return;
}

fn s_bwdProp_to_world_0( _S268 : s_bwdCallableCtx_to_world_0,  _S269 : ptr<function, Frame_0>,  _S270 : ptr<function, vec3<f32>>,  _S271 : vec3<f32>)
{
    var _S272 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S273 : vec3<f32> = _S268.value0_55.value0_54.n_0 * _S271;
    var _S274 : vec3<f32> = vec3<f32>(_S268.value0_55.value1_7.z) * _S271;
    var _S275 : f32 = _S273[i32(0)] + _S273[i32(1)] + _S273[i32(2)];
    var _S276 : vec3<f32> = _S268.value0_55.value0_54.t_0 * _S271;
    var _S277 : vec3<f32> = vec3<f32>(_S268.value0_55.value1_7.y) * _S271;
    var _S278 : f32 = _S276[i32(0)] + _S276[i32(1)] + _S276[i32(2)];
    var _S279 : vec3<f32> = _S268.value0_55.value0_54.s_0 * _S271;
    var _S280 : vec3<f32> = vec3<f32>(_S268.value0_55.value1_7.x) * _S271;
    var _S281 : f32 = _S279[i32(0)] + _S279[i32(1)] + _S279[i32(2)];
    var _S282 : Frame_0 = _S272;
    _S282.n_0 = _S274;
    _S282.t_0 = _S277;
    _S282.s_0 = _S280;
    var _S283 : vec3<f32> = vec3<f32>(_S281, _S278, _S275);
    (*_S269) = Frame_x24_syn_dadd_0(_S272, _S282);
    (*_S270) = _S283;
    return;
}

struct BsdfSample_Differential_0
{
     wi_1 : vec3<f32>,
     weight_5 : vec3<f32>,
     pdf_5 : f32,
};

fn BsdfSample_x24_syn_dzero_0() -> BsdfSample_Differential_0
{
    var result_8 : BsdfSample_Differential_0;
    var _S284 : vec3<f32> = vec3<f32>(0.0f);
    result_8.wi_1 = _S284;
    result_8.weight_5 = _S284;
    result_8.pdf_5 = 0.0f;
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

fn s_bwdProp_safe_sqrt_0( _S285 : s_bwdCallableCtx_safe_sqrt_0,  _S286 : ptr<function, f32>,  _S287 : f32)
{
    var _S288 : bool = (_S285.value0_69.value0_68) > 0.0f;
    var _S289 : s_bwdCallableCtx_sqrt_0;
    if(_S288)
    {
        var _S290 : s_bwdCallableCtx_sqrt_0;
        _S290._S35 = _S285.value0_69.value0_68;
        _S289 = _S290;
    }
    else
    {
        _S289._S35 = 0.0f;
    }
    var _S291 : f32;
    if(_S288)
    {
        var _S292 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S289, &(_S292), _S287);
        _S291 = _S292;
    }
    else
    {
        _S291 = 0.0f;
    }
    (*_S286) = _S291;
    return;
}

fn s_bwdProp_sin_cos_turns_0( _S293 : s_bwdCallableCtx_sin_cos_turns_0,  _S294 : ptr<function, f32>,  _S295 : vec2<f32>)
{
    var quarter_1 : f32 = round(_S293.value0_67.value0_66 * 4.0f);
    var angle_1 : f32 = (_S293.value0_67.value0_66 - quarter_1 * 0.25f) * 6.28318548202514648f;
    var a2_1 : f32 = angle_1 * angle_1;
    var _S296 : f32 = -0.0001984127011383f + a2_1 * 2.75573188446287531e-06f;
    var _S297 : f32 = 0.00833333376795053f + a2_1 * _S296;
    var _S298 : f32 = -0.1666666716337204f + a2_1 * _S297;
    var _S299 : f32 = 1.0f + a2_1 * _S298;
    var _S300 : f32 = -0.00138888892251998f + a2_1 * 0.00002480158764229f;
    var _S301 : f32 = 0.0416666679084301f + a2_1 * _S300;
    var _S302 : f32 = -0.5f + a2_1 * _S301;
    var q_2 : i32 = (i32(quarter_1) & (i32(3)));
    var _S303 : bool = q_2 == i32(1);
    var _S304 : bool;
    var _S305 : bool;
    if(_S303)
    {
        _S304 = false;
        _S305 = false;
    }
    else
    {
        var _S306 : bool = q_2 == i32(2);
        if(_S306)
        {
            _S304 = false;
        }
        else
        {
            _S304 = q_2 == i32(3);
        }
        var _S307 : bool = _S304;
        _S304 = _S306;
        _S305 = _S307;
    }
    var _S308 : f32;
    var _S309 : f32;
    if(_S303)
    {
        var _S310 : f32 = - _S295[i32(1)];
        _S308 = _S295[i32(0)];
        _S309 = _S310;
    }
    else
    {
        if(_S304)
        {
            var _S311 : f32 = - _S295[i32(0)];
            _S308 = - _S295[i32(1)];
            _S309 = _S311;
        }
        else
        {
            if(_S305)
            {
                _S308 = - _S295[i32(0)];
                _S309 = _S295[i32(1)];
            }
            else
            {
                _S308 = _S295[i32(1)];
                _S309 = _S295[i32(0)];
            }
        }
    }
    var _S312 : f32 = a2_1 * _S308;
    var _S313 : f32 = a2_1 * _S312;
    var _S314 : f32 = angle_1 * _S309;
    var _S315 : f32 = a2_1 * _S314;
    var _S316 : f32 = a2_1 * _S315;
    var _S317 : f32 = angle_1 * (_S302 * _S308 + _S301 * _S312 + _S300 * _S313 + 0.00002480158764229f * (a2_1 * _S313) + _S298 * _S314 + _S297 * _S315 + _S296 * _S316 + 2.75573188446287531e-06f * (a2_1 * _S316));
    (*_S294) = 6.28318548202514648f * (_S299 * _S309 + _S317 + _S317);
    return;
}

fn s_bwdProp_diffuse_sample_0( _S318 : s_bwdCallableCtx_diffuse_sample_0,  _S319 : ptr<function, vec3<f32>>,  _S320 : ptr<function, vec2<f32>>,  _S321 : BsdfSample_Differential_0)
{
    var _S322 : f32 = _S318.value0_65.value1_9.x;
    var _S323 : Tuple_30 = s_apply_sin_cos_turns_0(_S322);
    var _S324 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S324.value0_66 = _S322;
    var _S325 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S324 );
    var _S326 : f32 = _S318.value0_65.value1_9.y;
    var _S327 : Tuple_15 = s_apply_safe_sqrt_0(_S326);
    var _S328 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S328.value0_68 = _S326;
    var _S329 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S328 );
    var _S330 : f32 = 1.0f - _S326;
    var _S331 : Tuple_15 = s_apply_safe_sqrt_0(_S330);
    var _S332 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S332.value0_68 = _S330;
    var _S333 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S332 );
    var _S334 : bool = (_S331.value0_27) > 0.0f;
    var side_1 : f32;
    var _S335 : f32;
    var _S336 : f32;
    if(_S334)
    {
        if((_S318.value0_65.value0_58.z) < 0.0f)
        {
            side_1 = -1.0f;
        }
        else
        {
            side_1 = 1.0f;
        }
        var _S337 : f32 = _S323.value0_42.y;
        _S335 = _S323.value0_42.x;
        _S336 = _S337;
    }
    else
    {
        side_1 = 0.0f;
        _S335 = 0.0f;
        _S336 = 0.0f;
    }
    var _S338 : vec3<f32> = vec3<f32>(0.0f);
    var _S339 : vec2<f32> = vec2<f32>(0.0f);
    var _S340 : vec2<f32>;
    if(_S334)
    {
        var _S341 : vec2<f32> = vec2<f32>(_S327.value0_27 * _S321.wi_1[i32(1)], _S327.value0_27 * _S321.wi_1[i32(0)]);
        var _S342 : f32 = _S335 * _S321.wi_1[i32(1)] + _S336 * _S321.wi_1[i32(0)];
        side_1 = 0.31830990314483643f * _S321.pdf_5 + side_1 * _S321.wi_1[i32(2)];
        _S335 = _S342;
        _S340 = _S341;
    }
    else
    {
        side_1 = 0.0f;
        _S335 = 0.0f;
        _S340 = _S339;
    }
    var _S343 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S333, &(_S343), side_1);
    var _S344 : f32 = - _S343;
    var _S345 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S329, &(_S345), _S335);
    var _S346 : f32 = _S344 + _S345;
    var _S347 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S325, &(_S347), _S340);
    var _S348 : vec2<f32> = vec2<f32>(_S347, _S346);
    (*_S319) = _S338;
    (*_S320) = _S348;
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

fn s_bwdProp_sqr_0( _S349 : s_bwdCallableCtx_sqr_0,  _S350 : ptr<function, f32>,  _S351 : f32)
{
    var _S352 : f32 = _S349.value0_83.value0_82 * _S351;
    (*_S350) = _S352 + _S352;
    return;
}

fn s_bwdProp_fresnel_conductor_channel_0( _S353 : s_bwdCallableCtx_fresnel_conductor_channel_0,  _S354 : ptr<function, f32>,  _S355 : f32)
{
    var _S356 : Tuple_0 = s_apply_min_0(_S353.value0_81.value0_80, 1.0f);
    var _S357 : s_bwdCallableCtx_min_0;
    _S357._S2 = _S353.value0_81.value0_80;
    _S357._S3 = 1.0f;
    var _S358 : Tuple_11 = s_apply_sqr_0(_S356.value0_0);
    var _S359 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S359.value0_82 = _S356.value0_0;
    var _S360 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S359 );
    var sin2_1 : f32 = 1.0f - _S358.value0_20;
    var _S361 : f32 = _S353.value0_81.value1_18;
    var _S362 : f32 = _S353.value0_81.value2_11;
    var t0_1 : f32 = _S361 * _S361 - _S362 * _S362 - sin2_1;
    var _S363 : Tuple_11 = s_apply_sqr_0(t0_1);
    var _S364 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S364.value0_82 = t0_1;
    var _S365 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S364 );
    var _S366 : f32 = _S363.value0_20 + 4.0f * _S353.value0_81.value1_18 * _S353.value0_81.value1_18 * _S353.value0_81.value2_11 * _S353.value0_81.value2_11;
    var _S367 : Tuple_15 = s_apply_safe_sqrt_0(_S366);
    var _S368 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S368.value0_68 = _S366;
    var _S369 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S368 );
    var _S370 : f32 = (_S367.value0_27 + t0_1) * 0.5f;
    var _S371 : Tuple_15 = s_apply_safe_sqrt_0(_S370);
    var _S372 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S372.value0_68 = _S370;
    var _S373 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S372 );
    var t1_1 : f32 = _S367.value0_27 + _S358.value0_20;
    var _S374 : f32 = 2.0f * _S371.value0_27;
    var t2_1 : f32 = _S374 * _S356.value0_0;
    var _S375 : f32 = t1_1 - t2_1;
    var _S376 : f32 = t1_1 + t2_1;
    var perpendicular_1 : f32 = _S375 / _S376;
    var _S377 : f32 = _S376 * _S376;
    var _S378 : f32 = _S358.value0_20 * _S367.value0_27;
    var _S379 : Tuple_11 = s_apply_sqr_0(sin2_1);
    var _S380 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S380.value0_82 = sin2_1;
    var _S381 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S380 );
    var t3_1 : f32 = _S378 + _S379.value0_20;
    var t4_1 : f32 = t2_1 * sin2_1;
    var _S382 : f32 = t3_1 - t4_1;
    var _S383 : f32 = t3_1 + t4_1;
    var s_diff_parallel_T_0 : f32 = 0.5f * _S355;
    var _S384 : f32 = s_diff_parallel_T_0 / (_S383 * _S383);
    var _S385 : f32 = perpendicular_1 * _S382 * - _S384;
    var _S386 : f32 = _S383 * _S384;
    var _S387 : f32 = perpendicular_1 * _S386;
    var _S388 : f32 = _S382 * _S386;
    var _S389 : f32 = _S385 + - _S387;
    var _S390 : f32 = t2_1 * _S389;
    var _S391 : f32 = sin2_1 * _S389;
    var _S392 : f32 = _S385 + _S387;
    var _S393 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S381, &(_S393), _S392);
    var _S394 : f32 = _S358.value0_20 * _S392;
    var _S395 : f32 = _S367.value0_27 * _S392;
    var _S396 : f32 = (s_diff_parallel_T_0 + _S388) / _S377;
    var _S397 : f32 = _S375 * - _S396;
    var _S398 : f32 = _S376 * _S396;
    var _S399 : f32 = _S391 + _S397 + - _S398;
    var _S400 : f32 = _S374 * _S399;
    var _S401 : f32 = 2.0f * (_S356.value0_0 * _S399);
    var _S402 : f32 = _S397 + _S398;
    var _S403 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S373, &(_S403), _S401);
    var _S404 : f32 = 0.5f * _S403;
    var _S405 : f32 = _S394 + _S402 + _S404;
    var _S406 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S369, &(_S406), _S405);
    var _S407 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S365, &(_S407), _S406);
    var _S408 : f32 = _S395 + _S402 + - (_S390 + _S393 + - (_S404 + _S407));
    var _S409 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S360, &(_S409), _S408);
    var _S410 : f32 = _S400 + _S409;
    var _S411 : f32 = 0.0f;
    var _S412 : f32 = 0.0f;
    s_bwdProp_min_0(_S357, &(_S411), &(_S412), _S410);
    (*_S354) = _S411;
    return;
}

fn s_bwdProp_fresnel_conductor_0( _S413 : s_bwdCallableCtx_fresnel_conductor_0,  _S414 : ptr<function, f32>,  _S415 : vec3<f32>)
{
    var _S416 : f32 = _S413.value0_77.value1_13.x;
    var _S417 : f32 = _S413.value0_77.value2_9.x;
    var _S418 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S418.value0_80 = _S413.value0_77.value0_70;
    _S418.value1_18 = _S416;
    _S418.value2_11 = _S417;
    var _S419 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S418 );
    var _S420 : f32 = _S413.value0_77.value1_13.y;
    var _S421 : f32 = _S413.value0_77.value2_9.y;
    var _S422 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S422.value0_80 = _S413.value0_77.value0_70;
    _S422.value1_18 = _S420;
    _S422.value2_11 = _S421;
    var _S423 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S422 );
    var _S424 : f32 = _S413.value0_77.value1_13.z;
    var _S425 : f32 = _S413.value0_77.value2_9.z;
    var _S426 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S426.value0_80 = _S413.value0_77.value0_70;
    _S426.value1_18 = _S424;
    _S426.value2_11 = _S425;
    var _S427 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S426 );
    var _S428 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S427, &(_S428), _S415[i32(2)]);
    var _S429 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S423, &(_S429), _S415[i32(1)]);
    var _S430 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S419, &(_S430), _S415[i32(0)]);
    (*_S414) = _S428 + _S429 + _S430;
    return;
}

fn s_bwdProp_ggx_density_0( _S431 : s_bwdCallableCtx_ggx_density_0,  _S432 : ptr<function, vec3<f32>>,  _S433 : f32)
{
    var _S434 : f32 = _S431.value0_75.value0_74.x;
    var _S435 : f32 = _S431.value0_75.value1_17.x / _S434;
    var _S436 : Tuple_11 = s_apply_sqr_0(_S435);
    var _S437 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S437.value0_82 = _S435;
    var _S438 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S437 );
    var _S439 : f32 = _S431.value0_75.value0_74.y;
    var _S440 : f32 = _S431.value0_75.value1_17.y / _S439;
    var _S441 : Tuple_11 = s_apply_sqr_0(_S440);
    var _S442 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S442.value0_82 = _S440;
    var _S443 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S442 );
    var _S444 : f32 = _S436.value0_20 + _S441.value0_20;
    var _S445 : f32 = _S431.value0_75.value1_17.z;
    var _S446 : Tuple_11 = s_apply_sqr_0(_S445);
    var _S447 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S447.value0_82 = _S445;
    var _S448 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S447 );
    var s_3 : f32 = _S444 + _S446.value0_20;
    var _S449 : f32 = 3.14159274101257324f * _S434 * _S439;
    var _S450 : Tuple_11 = s_apply_sqr_0(s_3);
    var _S451 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S451.value0_82 = s_3;
    var _S452 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S451 );
    var _S453 : f32 = _S449 * _S450.value0_20;
    var _S454 : f32 = _S449 * - (_S433 / (_S453 * _S453));
    var _S455 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S452, &(_S455), _S454);
    var _S456 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S448, &(_S456), _S455);
    var _S457 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S443, &(_S457), _S455);
    var _S458 : f32 = _S457 / _S439;
    var _S459 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S438, &(_S459), _S455);
    (*_S432) = vec3<f32>(_S459 / _S434, _S458, _S456);
    return;
}

fn s_bwdProp_ggx_lambda_0( _S460 : s_bwdCallableCtx_ggx_lambda_0,  _S461 : ptr<function, vec3<f32>>,  _S462 : f32)
{
    var _S463 : f32 = _S460.value0_76.value0_73.x;
    var _S464 : f32 = _S463 * _S460.value0_76.value1_16.x;
    var _S465 : Tuple_11 = s_apply_sqr_0(_S464);
    var _S466 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S466.value0_82 = _S464;
    var _S467 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S466 );
    var _S468 : f32 = _S460.value0_76.value0_73.y;
    var _S469 : f32 = _S468 * _S460.value0_76.value1_16.y;
    var _S470 : Tuple_11 = s_apply_sqr_0(_S469);
    var _S471 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S471.value0_82 = _S469;
    var _S472 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S471 );
    var _S473 : f32 = _S465.value0_20 + _S470.value0_20;
    var _S474 : f32 = _S460.value0_76.value1_16.z;
    var _S475 : Tuple_11 = s_apply_sqr_0(_S474);
    var _S476 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S476.value0_82 = _S474;
    var _S477 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S476 );
    var _S478 : f32 = _S475.value0_20 * _S475.value0_20;
    var _S479 : s_bwdCallableCtx_sqrt_0;
    _S479._S35 = 1.0f + _S473 / _S475.value0_20;
    var _S480 : f32 = 0.5f * _S462;
    var _S481 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S479, &(_S481), _S480);
    var _S482 : f32 = _S481 / _S478;
    var _S483 : f32 = _S473 * - _S482;
    var _S484 : f32 = _S475.value0_20 * _S482;
    var _S485 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S477, &(_S485), _S483);
    var _S486 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S472, &(_S486), _S484);
    var _S487 : f32 = _S468 * _S486;
    var _S488 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S467, &(_S488), _S484);
    (*_S461) = vec3<f32>(_S463 * _S488, _S487, _S485);
    return;
}

fn s_bwdProp_mirrored_0( _S489 : s_bwdCallableCtx_mirrored_0,  _S490 : ptr<function, vec3<f32>>,  _S491 : ptr<function, vec3<f32>>,  _S492 : vec3<f32>)
{
    var _S493 : Tuple_5 = s_apply_dot_0(_S489.value0_78.value0_72, _S489.value0_78.value1_15);
    var _S494 : s_bwdCallableCtx_dot_0;
    _S494._S39 = _S489.value0_78.value0_72;
    _S494._S40 = _S489.value0_78.value1_15;
    var _S495 : vec3<f32> = (vec3<f32>(0) - _S492);
    var _S496 : vec3<f32> = _S489.value0_78.value1_15 * _S492;
    var _S497 : vec3<f32> = vec3<f32>((2.0f * _S493.value0_5)) * _S492;
    var _S498 : f32 = 2.0f * (_S496[i32(0)] + _S496[i32(1)] + _S496[i32(2)]);
    var _S499 : vec3<f32> = vec3<f32>(0.0f);
    var _S500 : vec3<f32> = _S499;
    var _S501 : vec3<f32> = _S499;
    s_bwdProp_dot_0(_S494, &(_S500), &(_S501), _S498);
    var _S502 : vec3<f32> = _S497 + _S501;
    (*_S490) = _S495 + _S500;
    (*_S491) = _S502;
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

fn s_bwdProp_unit_vector_0( _S503 : s_bwdCallableCtx_unit_vector_0,  _S504 : ptr<function, vec3<f32>>,  _S505 : vec3<f32>)
{
    var _S506 : vec3<f32> = _S503.value0_85.value0_84;
    var _S507 : Tuple_5 = s_apply_dot_0(_S506, _S506);
    var _S508 : s_bwdCallableCtx_dot_0;
    _S508._S39 = _S503.value0_85.value0_84;
    _S508._S40 = _S503.value0_85.value0_84;
    var _S509 : Tuple_4 = s_apply_sqrt_0(_S507.value0_5);
    var _S510 : s_bwdCallableCtx_sqrt_0;
    _S510._S35 = _S507.value0_5;
    var _S511 : vec3<f32> = _S503.value0_85.value0_84 * _S505;
    var _S512 : vec3<f32> = vec3<f32>((1.0f / _S509.value0_4)) * _S505;
    var _S513 : f32 = - ((_S511[i32(0)] + _S511[i32(1)] + _S511[i32(2)]) / (_S509.value0_4 * _S509.value0_4));
    var _S514 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S510, &(_S514), _S513);
    var _S515 : vec3<f32> = vec3<f32>(0.0f);
    var _S516 : vec3<f32> = _S515;
    var _S517 : vec3<f32> = _S515;
    s_bwdProp_dot_0(_S508, &(_S516), &(_S517), _S514);
    (*_S504) = _S512 + _S516 + _S517;
    return;
}

fn s_bwdProp_ggx_sample_visible_0( _S518 : s_bwdCallableCtx_ggx_sample_visible_0,  _S519 : ptr<function, vec3<f32>>,  _S520 : ptr<function, vec2<f32>>,  _S521 : vec3<f32>)
{
    var _S522 : bool = (_S518.value0_79.value1_14.z) < 0.0f;
    var w_1 : vec3<f32>;
    if(_S522)
    {
        w_1 = (vec3<f32>(0) - _S518.value0_79.value1_14);
    }
    else
    {
        w_1 = _S518.value0_79.value1_14;
    }
    var _S523 : f32 = _S518.value0_79.value0_71.x;
    var _S524 : f32 = _S518.value0_79.value0_71.y;
    var _S525 : vec3<f32> = vec3<f32>(w_1.x * _S523, w_1.y * _S524, w_1.z);
    var _S526 : Tuple_33 = s_apply_unit_vector_0(_S525);
    var _S527 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S527.value0_84 = _S525;
    var _S528 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S527 );
    var _S529 : f32 = _S518.value0_79.value2_10.x;
    var _S530 : Tuple_30 = s_apply_sin_cos_turns_0(_S529);
    var _S531 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S531.value0_66 = _S529;
    var _S532 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S531 );
    var _S533 : f32 = _S518.value0_79.value2_10.y;
    var _S534 : f32 = 1.0f + _S526.value0_45.z;
    var one_minus_z_1 : f32 = _S533 * _S534;
    var _S535 : f32 = 2.0f - one_minus_z_1;
    var _S536 : f32 = one_minus_z_1 * _S535;
    var _S537 : Tuple_15 = s_apply_safe_sqrt_0(_S536);
    var _S538 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S538.value0_68 = _S536;
    var _S539 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S538 );
    var _S540 : f32 = _S530.value0_42.y;
    var _S541 : f32 = _S530.value0_42.x;
    var h_1 : vec3<f32> = vec3<f32>(_S537.value0_27 * _S540, _S537.value0_27 * _S541, 1.0f - one_minus_z_1) + _S526.value0_45;
    var _S542 : f32 = h_1.x * _S523;
    var _S543 : f32 = h_1.y * _S524;
    var _S544 : f32 = h_1.z;
    var _S545 : Tuple_1 = s_apply_max_0(_S544, 9.999999960041972e-13f);
    var _S546 : s_bwdCallableCtx_max_0;
    _S546._S10 = _S544;
    _S546._S11 = 9.999999960041972e-13f;
    var _S547 : s_bwdCallableCtx_max_0 = _S546;
    var _S548 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S548.value0_84 = vec3<f32>(_S542, _S543, _S545.value0_1);
    var _S549 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S548 );
    var _S550 : vec3<f32> = vec3<f32>(0.0f);
    var _S551 : vec3<f32> = _S550;
    s_bwdProp_unit_vector_0(_S549, &(_S551), _S521);
    var _S552 : f32 = 0.0f;
    var _S553 : f32 = 0.0f;
    s_bwdProp_max_0(_S547, &(_S552), &(_S553), _S551[i32(2)]);
    var _S554 : f32 = _S524 * _S551[i32(1)];
    var _S555 : f32 = _S523 * _S551[i32(0)];
    var s_diff_h_T_0 : vec3<f32> = vec3<f32>(_S555, _S554, _S552);
    var _S556 : f32 = - _S552;
    var _S557 : f32 = _S537.value0_27 * _S554;
    var _S558 : f32 = _S537.value0_27 * _S555;
    var _S559 : f32 = _S541 * _S554 + _S540 * _S555;
    var _S560 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S539, &(_S560), _S559);
    var _S561 : f32 = _S556 + _S535 * _S560 + - (one_minus_z_1 * _S560);
    var _S562 : f32 = _S533 * _S561;
    var _S563 : f32 = _S534 * _S561;
    var _S564 : vec2<f32> = vec2<f32>(_S557, _S558);
    var _S565 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S532, &(_S565), _S564);
    var _S566 : vec3<f32> = s_diff_h_T_0 + vec3<f32>(0.0f, 0.0f, _S562);
    var _S567 : vec3<f32> = _S550;
    s_bwdProp_unit_vector_0(_S528, &(_S567), _S566);
    var _S568 : vec3<f32> = vec3<f32>(_S523 * _S567[i32(0)], _S524 * _S567[i32(1)], _S567[i32(2)]);
    var _S569 : vec2<f32> = vec2<f32>(_S565, _S563);
    if(_S522)
    {
        w_1 = (vec3<f32>(0) - _S568);
    }
    else
    {
        w_1 = _S568;
    }
    (*_S519) = w_1;
    (*_S520) = _S569;
    return;
}

fn s_bwdProp_conductor_sample_0( _S570 : s_bwdCallableCtx_conductor_sample_0,  _S571 : ptr<function, vec3<f32>>,  _S572 : ptr<function, vec2<f32>>,  _S573 : BsdfSample_Differential_0)
{
    var _S574 : vec3<f32> = vec3<f32>(0.0f);
    var _S575 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S574, _S574 );
    var _S576 : vec2<f32> = vec2<f32>(0.0f);
    var _S577 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0( _S576, _S574, _S576 );
    var _S578 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S574, _S574 );
    var _S579 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S576, _S574 );
    var _S580 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S576, _S574 );
    var _S581 : f32;
    var _S582 : f32;
    var _S583 : f32;
    var _S584 : f32;
    var _S585 : f32;
    var _S586 : f32;
    var _S587 : f32;
    var _S588 : f32;
    var _S589 : f32;
    var _S590 : s_bwdCallableCtx_abs_0;
    var _S591 : s_bwdCallableCtx_abs_0;
    var _S592 : s_bwdCallableCtx_abs_0;
    var _S593 : s_bwdCallableCtx_ggx_density_0;
    var _S594 : vec3<f32>;
    var _S595 : vec3<f32>;
    var _S596 : s_bwdCallableCtx_ggx_lambda_0;
    var _S597 : s_bwdCallableCtx_ggx_lambda_0;
    var _S598 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S599 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S600 : s_bwdCallableCtx_dot_0;
    var _S601 : bool;
    var _S602 : s_bwdCallableCtx_mirrored_0;
    var _S603 : s_bwdCallableCtx_ggx_sample_visible_0;
    if(_S570.value0_64.value3_5)
    {
        var _S604 : f32 = _S570.value0_64.value4_4.z;
        var _S605 : Tuple_2 = s_apply_abs_0(_S604);
        var _S606 : s_bwdCallableCtx_abs_0;
        _S606._S18 = _S604;
        var _S607 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S607.value0_70 = _S605.value0_2;
        _S607.value1_13 = _S570.value0_64.value0_59;
        _S607.value2_9 = _S570.value0_64.value1_10;
        _S598.value0_77 = _S607;
        _S590 = _S606;
        _S601 = false;
        _S581 = 0.0f;
        _S582 = 0.0f;
        _S583 = 0.0f;
        _S584 = 0.0f;
        _S585 = 0.0f;
        _S591._S18 = 0.0f;
        _S593.value0_75 = _S580;
        _S594 = _S574;
        _S595 = _S574;
        _S586 = 0.0f;
        _S587 = 0.0f;
        _S596.value0_76 = _S579;
        _S599.value0_77 = _S575;
        _S592._S18 = 0.0f;
        _S600._S39 = _S574;
        _S600._S40 = _S574;
        _S597.value0_76 = _S579;
        _S588 = 0.0f;
        _S589 = 0.0f;
        _S602.value0_78 = _S578;
        _S603.value0_79 = _S577;
    }
    else
    {
        var width_8 : vec2<f32> = ggx_widths_0(_S570.value0_64.value2_6);
        var _S608 : Tuple_32 = s_apply_ggx_sample_visible_0(width_8, _S570.value0_64.value4_4, _S570.value0_64.value5_2);
        var _S609 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
        _S609.value0_71 = width_8;
        _S609.value1_14 = _S570.value0_64.value4_4;
        _S609.value2_10 = _S570.value0_64.value5_2;
        var _S610 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = _S609;
        var _S611 : Tuple_34 = s_apply_mirrored_0(_S570.value0_64.value4_4, _S608.value0_44);
        var _S612 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S612.value0_72 = _S570.value0_64.value4_4;
        _S612.value1_15 = _S608.value0_44;
        var _S613 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S612;
        var _S614 : f32 = _S570.value0_64.value4_4.z;
        var _S615 : f32 = _S611.value0_46.z;
        var _S616 : bool = (_S614 * _S615) > 0.0f;
        if(_S616)
        {
            var _S617 : Tuple_20 = s_apply_ggx_lambda_0(width_8, _S570.value0_64.value4_4);
            var _S618 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S618.value0_73 = width_8;
            _S618.value1_16 = _S570.value0_64.value4_4;
            var masking_o_3 : f32 = 1.0f + _S617.value0_32;
            var _S619 : Tuple_5 = s_apply_dot_0(_S570.value0_64.value4_4, _S608.value0_44);
            var _S620 : s_bwdCallableCtx_dot_0;
            _S620._S39 = _S570.value0_64.value4_4;
            _S620._S40 = _S608.value0_44;
            var _S621 : Tuple_2 = s_apply_abs_0(_S619.value0_5);
            var _S622 : s_bwdCallableCtx_abs_0;
            _S622._S18 = _S619.value0_5;
            var _S623 : Tuple_22 = s_apply_fresnel_conductor_0(_S621.value0_2, _S570.value0_64.value0_59, _S570.value0_64.value1_10);
            var _S624 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
            _S624.value0_70 = _S621.value0_2;
            _S624.value1_13 = _S570.value0_64.value0_59;
            _S624.value2_9 = _S570.value0_64.value1_10;
            var _S625 : Tuple_20 = s_apply_ggx_lambda_0(width_8, _S611.value0_46);
            var _S626 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S626.value0_73 = width_8;
            _S626.value1_16 = _S611.value0_46;
            var _S627 : f32 = masking_o_3 + _S625.value0_32;
            var _S628 : vec3<f32> = vec3<f32>((masking_o_3 / _S627));
            var _S629 : f32 = _S627 * _S627;
            var _S630 : Tuple_21 = s_apply_ggx_density_0(width_8, _S608.value0_44);
            var _S631 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
            _S631.value0_74 = width_8;
            _S631.value1_17 = _S608.value0_44;
            var _S632 : Tuple_2 = s_apply_abs_0(_S614);
            var _S633 : s_bwdCallableCtx_abs_0;
            _S633._S18 = _S614;
            var _S634 : f32 = 4.0f * _S632.value0_2;
            var _S635 : f32 = _S634 * masking_o_3;
            _S581 = _S635 * _S635;
            _S582 = _S630.value0_33;
            _S583 = _S635;
            _S584 = _S634;
            _S585 = masking_o_3;
            _S590 = _S633;
            _S593.value0_75 = _S631;
            _S594 = _S623.value0_34;
            _S595 = _S628;
            _S586 = _S629;
            _S587 = _S627;
            _S596.value0_76 = _S626;
            _S598.value0_77 = _S624;
            _S591 = _S622;
            _S600 = _S620;
            _S597.value0_76 = _S618;
        }
        else
        {
            _S581 = 0.0f;
            _S582 = 0.0f;
            _S583 = 0.0f;
            _S584 = 0.0f;
            _S585 = 0.0f;
            _S590._S18 = 0.0f;
            _S593.value0_75 = _S580;
            _S594 = _S574;
            _S595 = _S574;
            _S586 = 0.0f;
            _S587 = 0.0f;
            _S596.value0_76 = _S579;
            _S598.value0_77 = _S575;
            _S591._S18 = 0.0f;
            _S600._S39 = _S574;
            _S600._S40 = _S574;
            _S597.value0_76 = _S579;
        }
        var _S636 : s_bwdCallableCtx_abs_0 = _S590;
        var _S637 : s_bwdCallableCtx_fresnel_conductor_0 = _S598;
        var _S638 : s_bwdCallableCtx_abs_0 = _S591;
        _S598.value0_77 = _S575;
        _S590._S18 = 0.0f;
        _S601 = _S616;
        _S591 = _S636;
        _S599 = _S637;
        _S592 = _S638;
        _S588 = _S614;
        _S589 = _S615;
        _S602.value0_78 = _S613;
        _S603.value0_79 = _S610;
    }
    var _S639 : vec2<f32>;
    if(_S570.value0_64.value3_5)
    {
        var _S640 : f32 = 0.0f;
        s_bwdProp_fresnel_conductor_0(_S598, &(_S640), _S573.weight_5);
        var _S641 : f32 = 0.0f;
        s_bwdProp_abs_0(_S590, &(_S641), _S640);
        _S594 = vec3<f32>(- _S573.wi_1[i32(0)], - _S573.wi_1[i32(1)], _S641 + _S573.wi_1[i32(2)]);
        _S639 = _S576;
    }
    else
    {
        var _S642 : vec3<f32>;
        if(_S601)
        {
            var _S643 : f32 = _S573.pdf_5 / _S581;
            var _S644 : f32 = _S582 * - _S643;
            var _S645 : f32 = _S583 * _S643;
            var _S646 : f32 = _S584 * _S644;
            var _S647 : f32 = 4.0f * (_S585 * _S644);
            var _S648 : f32 = 0.0f;
            s_bwdProp_abs_0(_S591, &(_S648), _S647);
            var _S649 : vec3<f32> = _S574;
            s_bwdProp_ggx_density_0(_S593, &(_S649), _S645);
            var _S650 : vec3<f32> = _S594 * _S573.weight_5;
            var _S651 : vec3<f32> = _S595 * _S573.weight_5;
            var _S652 : f32 = (_S650[i32(0)] + _S650[i32(1)] + _S650[i32(2)]) / _S586;
            var _S653 : f32 = _S585 * - _S652;
            var _S654 : f32 = _S587 * _S652;
            var _S655 : vec3<f32> = _S574;
            s_bwdProp_ggx_lambda_0(_S596, &(_S655), _S653);
            var _S656 : f32 = 0.0f;
            s_bwdProp_fresnel_conductor_0(_S599, &(_S656), _S651);
            var _S657 : f32 = 0.0f;
            s_bwdProp_abs_0(_S592, &(_S657), _S656);
            var _S658 : vec3<f32> = _S574;
            var _S659 : vec3<f32> = _S574;
            s_bwdProp_dot_0(_S600, &(_S658), &(_S659), _S657);
            var _S660 : f32 = _S646 + _S654 + _S653;
            var _S661 : vec3<f32> = _S574;
            s_bwdProp_ggx_lambda_0(_S597, &(_S661), _S660);
            var _S662 : vec3<f32> = _S649 + _S659;
            var _S663 : vec3<f32> = _S658 + _S661;
            var _S664 : vec3<f32> = _S655 + _S573.wi_1;
            _S581 = _S648;
            _S594 = _S664;
            _S595 = _S662;
            _S642 = _S663;
        }
        else
        {
            _S581 = 0.0f;
            _S594 = _S574;
            _S595 = _S574;
            _S642 = _S574;
        }
        var _S665 : f32 = _S589 * 0.0f + _S581;
        var _S666 : vec3<f32> = _S594 + vec3<f32>(0.0f, 0.0f, _S588 * 0.0f);
        var _S667 : vec3<f32> = _S574;
        var _S668 : vec3<f32> = _S574;
        s_bwdProp_mirrored_0(_S602, &(_S667), &(_S668), _S666);
        var _S669 : vec3<f32> = _S668 + _S595;
        var _S670 : vec3<f32> = _S574;
        var _S671 : vec2<f32> = _S576;
        s_bwdProp_ggx_sample_visible_0(_S603, &(_S670), &(_S671), _S669);
        _S594 = _S667 + _S670 + _S642 + vec3<f32>(0.0f, 0.0f, _S665);
        _S639 = _S671;
    }
    (*_S571) = _S594;
    (*_S572) = _S639;
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
     direction_7 : vec3<f32>,
};

fn Refraction_x24_syn_dzero_0() -> Refraction_Differential_0
{
    var result_9 : Refraction_Differential_0;
    result_9.direction_7 = vec3<f32>(0.0f);
    return result_9;
}

fn Refraction_x24_syn_dadd_0( SLANG_anonymous_0_3 : Refraction_Differential_0,  SLANG_anonymous_1_3 : Refraction_Differential_0) -> Refraction_Differential_0
{
    var result_10 : Refraction_Differential_0;
    result_10.direction_7 = SLANG_anonymous_0_3.direction_7 + SLANG_anonymous_1_3.direction_7;
    return result_10;
}

fn s_bwdProp_refracted_0( _S672 : s_bwdCallableCtx_refracted_0,  _S673 : ptr<function, vec3<f32>>,  _S674 : ptr<function, vec3<f32>>,  _S675 : Refraction_Differential_0)
{
    var _S676 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S677 : vec3<f32> = vec3<f32>(0.0f);
    var _S678 : Tuple_5 = s_apply_dot_0(_S672.value0_89.value0_86, _S672.value0_89.value1_19);
    var _S679 : s_bwdCallableCtx_dot_0;
    _S679._S39 = _S672.value0_89.value0_86;
    _S679._S40 = _S672.value0_89.value1_19;
    var _S680 : s_bwdCallableCtx_dot_0 = _S679;
    var _S681 : bool = (_S678.value0_5) < 0.0f;
    var cos_i_2 : f32;
    var eta_9 : f32;
    var m_4 : vec3<f32>;
    if(_S681)
    {
        var _S682 : vec3<f32> = (vec3<f32>(0) - _S672.value0_89.value1_19);
        var _S683 : f32 = 1.0f / _S672.value0_89.value2_12;
        cos_i_2 = - _S678.value0_5;
        eta_9 = _S683;
        m_4 = _S682;
    }
    else
    {
        cos_i_2 = _S678.value0_5;
        eta_9 = _S672.value0_89.value2_12;
        m_4 = _S672.value0_89.value1_19;
    }
    var _S684 : Tuple_11 = s_apply_sqr_0(cos_i_2);
    var _S685 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S685.value0_82 = cos_i_2;
    var _S686 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S685 );
    var _S687 : f32 = 1.0f - _S684.value0_20;
    var _S688 : Tuple_1 = s_apply_max_0(_S687, 0.0f);
    var _S689 : s_bwdCallableCtx_max_0;
    _S689._S10 = _S687;
    _S689._S11 = 0.0f;
    var _S690 : s_bwdCallableCtx_max_0 = _S689;
    var _S691 : f32 = eta_9 * eta_9;
    var sin2_t_2 : f32 = _S688.value0_1 / _S691;
    var _S692 : f32 = _S691 * _S691;
    var _S693 : bool = sin2_t_2 < 1.0f;
    var _S694 : vec3<f32>;
    var _S695 : vec3<f32>;
    var _S696 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S693)
    {
        var _S697 : f32 = 1.0f - sin2_t_2;
        var _S698 : Tuple_15 = s_apply_safe_sqrt_0(_S697);
        var _S699 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S699.value0_68 = _S697;
        var _S700 : vec3<f32> = vec3<f32>((cos_i_2 / eta_9 - _S698.value0_27));
        _S694 = vec3<f32>((1.0f / eta_9));
        _S695 = _S700;
        cos_i_2 = _S691;
        _S696.value0_69 = _S699;
    }
    else
    {
        _S694 = _S677;
        _S695 = _S677;
        cos_i_2 = 0.0f;
        _S696.value0_69 = _S676;
    }
    if(_S693)
    {
        var _S701 : vec3<f32> = _S694 * (vec3<f32>(0) - _S675.direction_7);
        var _S702 : vec3<f32> = m_4 * _S675.direction_7;
        var _S703 : vec3<f32> = _S695 * _S675.direction_7;
        var _S704 : f32 = _S702[i32(0)] + _S702[i32(1)] + _S702[i32(2)];
        var _S705 : f32 = - _S704;
        var _S706 : f32 = eta_9 * (_S704 / cos_i_2);
        var _S707 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S696, &(_S707), _S705);
        cos_i_2 = - _S707;
        eta_9 = _S706;
        m_4 = _S703;
        _S694 = _S701;
    }
    else
    {
        cos_i_2 = 0.0f;
        eta_9 = 0.0f;
        m_4 = _S677;
        _S694 = _S677;
    }
    var _S708 : f32 = _S691 * (cos_i_2 / _S692);
    var _S709 : f32 = 0.0f;
    var _S710 : f32 = 0.0f;
    s_bwdProp_max_0(_S690, &(_S709), &(_S710), _S708);
    var _S711 : f32 = - _S709;
    var _S712 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S686, &(_S712), _S711);
    var _S713 : f32 = _S712 + eta_9;
    if(_S681)
    {
        var _S714 : vec3<f32> = (vec3<f32>(0) - m_4);
        cos_i_2 = - _S713;
        m_4 = _S714;
    }
    else
    {
        cos_i_2 = _S713;
    }
    var _S715 : vec3<f32> = _S677;
    var _S716 : vec3<f32> = _S677;
    s_bwdProp_dot_0(_S680, &(_S715), &(_S716), cos_i_2);
    var _S717 : vec3<f32> = _S716 + m_4;
    (*_S673) = _S715 + _S694;
    (*_S674) = _S717;
    return;
}

fn s_bwdProp_fresnel_dielectric_0( _S718 : s_bwdCallableCtx_fresnel_dielectric_0,  _S719 : ptr<function, f32>,  _S720 : f32)
{
    var _S721 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S722 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S723 : bool = (_S718.value0_88.value0_87) < 0.0f;
    var cos_i_3 : f32;
    var eta_10 : f32;
    if(_S723)
    {
        var _S724 : f32 = 1.0f / _S718.value0_88.value1_20;
        cos_i_3 = - _S718.value0_88.value0_87;
        eta_10 = _S724;
    }
    else
    {
        cos_i_3 = _S718.value0_88.value0_87;
        eta_10 = _S718.value0_88.value1_20;
    }
    var _S725 : Tuple_11 = s_apply_sqr_0(cos_i_3);
    var _S726 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S726.value0_82 = cos_i_3;
    var _S727 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S726 );
    var _S728 : f32 = eta_10 * eta_10;
    var sin2_t_3 : f32 = (1.0f - _S725.value0_20) / _S728;
    var _S729 : f32 = _S728 * _S728;
    var _S730 : bool = sin2_t_3 < 1.0f;
    var _S731 : f32;
    var _S732 : f32;
    var _S733 : f32;
    var _S734 : f32;
    var _S735 : f32;
    var _S736 : s_bwdCallableCtx_sqr_0;
    var _S737 : s_bwdCallableCtx_sqr_0;
    var _S738 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S730)
    {
        var _S739 : f32 = 1.0f - sin2_t_3;
        var _S740 : Tuple_15 = s_apply_safe_sqrt_0(_S739);
        var _S741 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S741.value0_68 = _S739;
        var _S742 : f32 = eta_10 * cos_i_3;
        var _S743 : f32 = _S742 - _S740.value0_27;
        var _S744 : f32 = _S742 + _S740.value0_27;
        var _S745 : f32 = _S744 * _S744;
        var _S746 : f32 = eta_10 * _S740.value0_27;
        var _S747 : f32 = cos_i_3 - _S746;
        var _S748 : f32 = cos_i_3 + _S746;
        var perpendicular_2 : f32 = _S747 / _S748;
        var _S749 : f32 = _S748 * _S748;
        var _S750 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S750.value0_82 = _S743 / _S744;
        var _S751 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S751.value0_82 = perpendicular_2;
        _S736.value0_83 = _S751;
        _S737.value0_83 = _S750;
        cos_i_3 = _S749;
        _S731 = _S747;
        _S732 = _S748;
        _S733 = _S745;
        _S734 = _S743;
        _S735 = _S744;
        _S738.value0_69 = _S741;
    }
    else
    {
        _S736.value0_83 = _S722;
        _S737.value0_83 = _S722;
        cos_i_3 = 0.0f;
        _S731 = 0.0f;
        _S732 = 0.0f;
        _S733 = 0.0f;
        _S734 = 0.0f;
        _S735 = 0.0f;
        _S738.value0_69 = _S721;
    }
    if(_S730)
    {
        var _S752 : f32 = 0.5f * _S720;
        var _S753 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S736, &(_S753), _S752);
        var _S754 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S737, &(_S754), _S752);
        var _S755 : f32 = _S753 / cos_i_3;
        var _S756 : f32 = _S731 * - _S755;
        var _S757 : f32 = _S732 * _S755;
        var _S758 : f32 = _S754 / _S733;
        var _S759 : f32 = _S734 * - _S758;
        var _S760 : f32 = _S735 * _S758;
        var _S761 : f32 = eta_10 * (_S759 + _S760);
        var _S762 : f32 = eta_10 * (_S756 + - _S757) + _S759 + - _S760;
        var _S763 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S738, &(_S763), _S762);
        var _S764 : f32 = _S756 + _S757 + _S761;
        cos_i_3 = - _S763;
        eta_10 = _S764;
    }
    else
    {
        cos_i_3 = 0.0f;
        eta_10 = 0.0f;
    }
    var _S765 : f32 = - (_S728 * (cos_i_3 / _S729));
    var _S766 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S727, &(_S766), _S765);
    var _S767 : f32 = _S766 + eta_10;
    if(_S723)
    {
        cos_i_3 = - _S767;
    }
    else
    {
        cos_i_3 = _S767;
    }
    (*_S719) = cos_i_3;
    return;
}

fn s_bwdProp_smooth_dielectric_sample_0( _S768 : s_bwdCallableCtx_smooth_dielectric_sample_0,  _S769 : ptr<function, vec3<f32>>,  _S770 : BsdfSample_Differential_0)
{
    var _S771 : vec3<f32> = vec3<f32>(0.0f);
    var _S772 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S771, _S771, 0.0f );
    var _S773 : f32 = _S768.value0_62.value1_11.z;
    var _S774 : Tuple_25 = s_apply_fresnel_dielectric_0(_S773, _S768.value0_62.value0_60);
    var _S775 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S775.value0_87 = _S773;
    _S775.value1_20 = _S768.value0_62.value0_60;
    var _S776 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S775 );
    var _S777 : bool = (_S768.value0_62.value2_7) < (_S774.value0_37);
    var _S778 : bool;
    var _S779 : s_bwdCallableCtx_refracted_0;
    if(_S777)
    {
        _S778 = false;
        _S779.value0_89 = _S772;
    }
    else
    {
        const _S780 : vec3<f32> = vec3<f32>(0.0f, 0.0f, 1.0f);
        var _S781 : Tuple_36 = s_apply_refracted_0(_S768.value0_62.value1_11, _S780, _S768.value0_62.value0_60);
        var _S782 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S782.value0_86 = _S768.value0_62.value1_11;
        _S782.value1_19 = _S780;
        _S782.value2_12 = _S768.value0_62.value0_60;
        _S778 = _S781.value0_48.valid_2;
        _S779.value0_89 = _S782;
    }
    var _S783 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
    var _S784 : f32;
    var _S785 : vec3<f32>;
    if(_S777)
    {
        var _S786 : vec3<f32> = vec3<f32>(- _S770.wi_1[i32(0)], - _S770.wi_1[i32(1)], 0.0f);
        _S784 = _S770.wi_1[i32(2)];
        _S785 = _S786;
    }
    else
    {
        var _S787 : Refraction_Differential_0;
        if(_S778)
        {
            var _S788 : Refraction_Differential_0 = _S783;
            _S788.direction_7 = _S770.wi_1;
            _S787 = Refraction_x24_syn_dadd_0(_S783, _S788);
        }
        else
        {
            _S787 = _S783;
        }
        var _S789 : vec3<f32> = _S771;
        var _S790 : vec3<f32> = _S771;
        s_bwdProp_refracted_0(_S779, &(_S789), &(_S790), _S787);
        _S784 = 0.0f;
        _S785 = _S789;
    }
    var _S791 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S776, &(_S791), 0.0f);
    (*_S769) = _S785 + vec3<f32>(0.0f, 0.0f, _S791 + _S784);
    return;
}

fn s_bwdProp_rough_dielectric_sample_0( _S792 : s_bwdCallableCtx_rough_dielectric_sample_0,  _S793 : ptr<function, vec3<f32>>,  _S794 : ptr<function, vec2<f32>>,  _S795 : BsdfSample_Differential_0)
{
    var _S796 : vec3<f32> = vec3<f32>(0.0f);
    var _S797 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S796, _S796 );
    var _S798 : vec2<f32> = vec2<f32>(0.0f);
    var _S799 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S798, _S796 );
    var _S800 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S796, _S796, 0.0f );
    var _S801 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var width_9 : vec2<f32> = ggx_widths_0(_S792.value0_63.value1_12);
    var _S802 : Tuple_32 = s_apply_ggx_sample_visible_0(width_9, _S792.value0_63.value2_8, _S792.value0_63.value3_6);
    var _S803 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
    _S803.value0_71 = width_9;
    _S803.value1_14 = _S792.value0_63.value2_8;
    _S803.value2_10 = _S792.value0_63.value3_6;
    var _S804 : s_bwdCallableCtx_ggx_sample_visible_0 = s_bwdCallableCtx_ggx_sample_visible_0( _S803 );
    var _S805 : Tuple_5 = s_apply_dot_0(_S792.value0_63.value2_8, _S802.value0_44);
    var _S806 : s_bwdCallableCtx_dot_0;
    _S806._S39 = _S792.value0_63.value2_8;
    _S806._S40 = _S802.value0_44;
    var _S807 : s_bwdCallableCtx_dot_0 = _S806;
    var _S808 : Tuple_25 = s_apply_fresnel_dielectric_0(_S805.value0_5, _S792.value0_63.value0_61);
    var _S809 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S809.value0_87 = _S805.value0_5;
    _S809.value1_20 = _S792.value0_63.value0_61;
    var _S810 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S809 );
    var _S811 : Tuple_20 = s_apply_ggx_lambda_0(width_9, _S792.value0_63.value2_8);
    var _S812 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
    _S812.value0_73 = width_9;
    _S812.value1_16 = _S792.value0_63.value2_8;
    var _S813 : s_bwdCallableCtx_ggx_lambda_0 = s_bwdCallableCtx_ggx_lambda_0( _S812 );
    var masking_o_4 : f32 = 1.0f + _S811.value0_32;
    var _S814 : Tuple_21 = s_apply_ggx_density_0(width_9, _S802.value0_44);
    var _S815 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
    _S815.value0_74 = width_9;
    _S815.value1_17 = _S802.value0_44;
    var _S816 : s_bwdCallableCtx_ggx_density_0 = s_bwdCallableCtx_ggx_density_0( _S815 );
    var _S817 : Tuple_2 = s_apply_abs_0(_S805.value0_5);
    var _S818 : s_bwdCallableCtx_abs_0;
    _S818._S18 = _S805.value0_5;
    var _S819 : s_bwdCallableCtx_abs_0 = _S818;
    var _S820 : f32 = _S814.value0_33 * _S817.value0_2;
    var _S821 : f32 = _S792.value0_63.value2_8.z;
    var _S822 : Tuple_2 = s_apply_abs_0(_S821);
    var _S823 : s_bwdCallableCtx_abs_0;
    _S823._S18 = _S821;
    var _S824 : s_bwdCallableCtx_abs_0 = _S823;
    var _S825 : f32 = masking_o_4 * _S822.value0_2;
    var visible_1 : f32 = _S820 / _S825;
    var _S826 : f32 = _S825 * _S825;
    var _S827 : bool = (_S792.value0_63.value4_5) < (_S808.value0_37);
    var _S828 : bool;
    var _S829 : bool;
    var _S830 : bool;
    var _S831 : f32;
    var crossing_3 : f32;
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
    var _S843 : f32;
    var _S844 : f32;
    var _S845 : f32;
    var _S846 : f32;
    var _S847 : s_bwdCallableCtx_ggx_lambda_0;
    var _S848 : s_bwdCallableCtx_ggx_lambda_0;
    var _S849 : s_bwdCallableCtx_sqr_0;
    var _S850 : s_bwdCallableCtx_abs_0;
    var _S851 : s_bwdCallableCtx_dot_0;
    var _S852 : s_bwdCallableCtx_mirrored_0;
    var _S853 : s_bwdCallableCtx_refracted_0;
    if(_S827)
    {
        var _S854 : Tuple_34 = s_apply_mirrored_0(_S792.value0_63.value2_8, _S802.value0_44);
        var _S855 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S855.value0_72 = _S792.value0_63.value2_8;
        _S855.value1_15 = _S802.value0_44;
        var _S856 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S855;
        var _S857 : f32 = _S854.value0_46.z;
        var _S858 : bool = (_S821 * _S857) > 0.0f;
        if(_S858)
        {
            var _S859 : Tuple_20 = s_apply_ggx_lambda_0(width_9, _S854.value0_46);
            var _S860 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S860.value0_73 = width_9;
            _S860.value1_16 = _S854.value0_46;
            var _S861 : f32 = masking_o_4 + _S859.value0_32;
            var _S862 : f32 = _S861 * _S861;
            var _S863 : f32 = _S808.value0_37 * visible_1;
            var _S864 : f32 = 4.0f * _S817.value0_2;
            _S831 = _S864 * _S864;
            crossing_3 = _S863;
            _S832 = _S864;
            _S833 = _S862;
            _S834 = _S861;
            _S847.value0_76 = _S860;
        }
        else
        {
            _S831 = 0.0f;
            crossing_3 = 0.0f;
            _S832 = 0.0f;
            _S833 = 0.0f;
            _S834 = 0.0f;
            _S847.value0_76 = _S799;
        }
        _S828 = _S858;
        _S835 = _S857;
        _S852.value0_78 = _S856;
        _S829 = false;
        _S836 = 0.0f;
        _S837 = 0.0f;
        _S838 = 0.0f;
        _S839 = 0.0f;
        _S840 = 0.0f;
        _S841 = 0.0f;
        _S848.value0_76 = _S799;
        _S842 = 0.0f;
        _S843 = 0.0f;
        _S844 = 0.0f;
        _S849.value0_83 = _S801;
        _S845 = 0.0f;
        _S850._S18 = 0.0f;
        _S851._S39 = _S796;
        _S851._S40 = _S796;
        _S830 = false;
        _S846 = 0.0f;
        _S853.value0_89 = _S800;
    }
    else
    {
        var _S865 : Tuple_36 = s_apply_refracted_0(_S792.value0_63.value2_8, _S802.value0_44, _S792.value0_63.value0_61);
        var _S866 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S866.value0_86 = _S792.value0_63.value2_8;
        _S866.value1_19 = _S802.value0_44;
        _S866.value2_12 = _S792.value0_63.value0_61;
        var _S867 : s_paramCtx_s_bwdCallableCtx_refracted_0 = _S866;
        if(_S865.value0_48.valid_2)
        {
            var _S868 : f32 = _S865.value0_48.direction_5.z;
            _S828 = (_S821 * _S868) < 0.0f;
            _S831 = _S868;
        }
        else
        {
            _S828 = false;
            _S831 = 0.0f;
        }
        if(_S828)
        {
            if(_S821 > 0.0f)
            {
                crossing_3 = _S792.value0_63.value0_61;
            }
            else
            {
                crossing_3 = 1.0f / _S792.value0_63.value0_61;
            }
            var _S869 : Tuple_5 = s_apply_dot_0(_S865.value0_48.direction_5, _S802.value0_44);
            var _S870 : s_bwdCallableCtx_dot_0;
            _S870._S39 = _S865.value0_48.direction_5;
            _S870._S40 = _S802.value0_44;
            var _S871 : Tuple_2 = s_apply_abs_0(_S869.value0_5);
            var _S872 : s_bwdCallableCtx_abs_0;
            _S872._S18 = _S869.value0_5;
            var _S873 : f32 = crossing_3 * crossing_3;
            var _S874 : f32 = _S869.value0_5 + _S805.value0_5 / crossing_3;
            var _S875 : Tuple_11 = s_apply_sqr_0(_S874);
            var _S876 : s_paramCtx_s_bwdCallableCtx_sqr_0;
            _S876.value0_82 = _S874;
            var jacobian_1 : f32 = _S871.value0_2 / _S875.value0_20;
            var _S877 : f32 = _S875.value0_20 * _S875.value0_20;
            var _S878 : Tuple_20 = s_apply_ggx_lambda_0(width_9, _S865.value0_48.direction_5);
            var _S879 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S879.value0_73 = width_9;
            _S879.value1_16 = _S865.value0_48.direction_5;
            var _S880 : f32 = (masking_o_4 + _S878.value0_32) * crossing_3 * crossing_3;
            var _S881 : f32 = _S880 * _S880;
            var _S882 : f32 = 1.0f - _S808.value0_37;
            var _S883 : f32 = crossing_3;
            crossing_3 = _S882 * visible_1;
            _S832 = jacobian_1;
            _S833 = _S882;
            _S834 = _S881;
            _S835 = _S880;
            _S836 = _S883;
            _S847.value0_76 = _S879;
            _S837 = _S877;
            _S838 = _S871.value0_2;
            _S839 = _S875.value0_20;
            _S849.value0_83 = _S876;
            _S840 = _S873;
            _S850 = _S872;
            _S851 = _S870;
        }
        else
        {
            crossing_3 = 0.0f;
            _S832 = 0.0f;
            _S833 = 0.0f;
            _S834 = 0.0f;
            _S835 = 0.0f;
            _S836 = 0.0f;
            _S847.value0_76 = _S799;
            _S837 = 0.0f;
            _S838 = 0.0f;
            _S839 = 0.0f;
            _S849.value0_83 = _S801;
            _S840 = 0.0f;
            _S850._S18 = 0.0f;
            _S851._S39 = _S796;
            _S851._S40 = _S796;
        }
        var _S884 : bool = _S828;
        var _S885 : f32 = _S831;
        var _S886 : f32 = crossing_3;
        var _S887 : f32 = _S832;
        var _S888 : f32 = _S833;
        var _S889 : f32 = _S834;
        var _S890 : f32 = _S835;
        var _S891 : f32 = _S836;
        var _S892 : s_bwdCallableCtx_ggx_lambda_0 = _S847;
        var _S893 : f32 = _S837;
        var _S894 : f32 = _S838;
        var _S895 : f32 = _S839;
        var _S896 : f32 = _S840;
        _S828 = false;
        _S831 = 0.0f;
        crossing_3 = 0.0f;
        _S832 = 0.0f;
        _S833 = 0.0f;
        _S834 = 0.0f;
        _S847.value0_76 = _S799;
        _S835 = 0.0f;
        _S852.value0_78 = _S797;
        _S829 = _S884;
        _S836 = _S886;
        _S837 = _S887;
        _S838 = _S888;
        _S839 = _S889;
        _S840 = _S890;
        _S841 = _S891;
        _S848 = _S892;
        _S842 = _S893;
        _S843 = _S894;
        _S844 = _S895;
        _S845 = _S896;
        _S830 = _S865.value0_48.valid_2;
        _S846 = _S885;
        _S853.value0_89 = _S867;
    }
    var _S897 : vec3<f32>;
    var _S898 : vec3<f32>;
    if(_S827)
    {
        if(_S828)
        {
            var _S899 : f32 = _S795.pdf_5 / _S831;
            var _S900 : f32 = _S832 * _S899;
            var _S901 : f32 = 4.0f * (crossing_3 * - _S899);
            var _S902 : f32 = _S808.value0_37 * _S900;
            var _S903 : f32 = visible_1 * _S900;
            var _S904 : f32 = (_S795.weight_5[i32(0)] + _S795.weight_5[i32(1)] + _S795.weight_5[i32(2)]) / _S833;
            var _S905 : f32 = masking_o_4 * - _S904;
            var _S906 : f32 = _S834 * _S904;
            var _S907 : vec3<f32> = _S796;
            s_bwdProp_ggx_lambda_0(_S847, &(_S907), _S905);
            var _S908 : f32 = _S906 + _S905;
            _S897 = _S907 + _S795.wi_1;
            _S831 = _S902;
            crossing_3 = _S901;
            _S832 = _S908;
            _S833 = _S903;
        }
        else
        {
            _S897 = _S796;
            _S831 = 0.0f;
            crossing_3 = 0.0f;
            _S832 = 0.0f;
            _S833 = 0.0f;
        }
        var _S909 : f32 = _S835 * 0.0f;
        var _S910 : vec3<f32> = _S897 + vec3<f32>(0.0f, 0.0f, _S821 * 0.0f);
        var _S911 : vec3<f32> = _S796;
        var _S912 : vec3<f32> = _S796;
        s_bwdProp_mirrored_0(_S852, &(_S911), &(_S912), _S910);
        var _S913 : f32 = crossing_3;
        var _S914 : f32 = _S832;
        var _S915 : f32 = _S833;
        crossing_3 = _S909;
        _S832 = _S913;
        _S833 = _S914;
        _S834 = _S915;
        _S835 = 0.0f;
        _S897 = _S912;
        _S898 = _S911;
    }
    else
    {
        if(_S829)
        {
            var s_diff_jacobian_T_0 : f32 = _S836 * _S795.pdf_5;
            var _S916 : f32 = _S837 * _S795.pdf_5;
            var _S917 : f32 = _S838 * _S916;
            var _S918 : f32 = - (visible_1 * _S916);
            var _S919 : f32 = (_S795.weight_5[i32(0)] + _S795.weight_5[i32(1)] + _S795.weight_5[i32(2)]) / _S839;
            var _S920 : f32 = _S840 * _S919;
            var _S921 : f32 = _S841 * (_S841 * (masking_o_4 * - _S919));
            var _S922 : vec3<f32> = _S796;
            s_bwdProp_ggx_lambda_0(_S848, &(_S922), _S921);
            var _S923 : f32 = s_diff_jacobian_T_0 / _S842;
            var _S924 : f32 = _S843 * - _S923;
            var _S925 : f32 = _S844 * _S923;
            var _S926 : f32 = 0.0f;
            s_bwdProp_sqr_0(_S849, &(_S926), _S924);
            var _S927 : f32 = _S841 * (_S926 / _S845);
            var _S928 : f32 = 0.0f;
            s_bwdProp_abs_0(_S850, &(_S928), _S925);
            var _S929 : f32 = _S926 + _S928;
            var _S930 : vec3<f32> = _S796;
            var _S931 : vec3<f32> = _S796;
            s_bwdProp_dot_0(_S851, &(_S930), &(_S931), _S929);
            var _S932 : f32 = _S920 + _S921;
            _S897 = _S922 + _S795.wi_1 + _S930;
            _S898 = _S931;
            _S831 = _S917;
            crossing_3 = _S932;
            _S832 = _S918;
            _S833 = _S927;
        }
        else
        {
            _S897 = _S796;
            _S898 = _S796;
            _S831 = 0.0f;
            crossing_3 = 0.0f;
            _S832 = 0.0f;
            _S833 = 0.0f;
        }
        if(_S830)
        {
            var _S933 : f32 = _S846 * 0.0f;
            _S897 = _S897 + vec3<f32>(0.0f, 0.0f, _S821 * 0.0f);
            _S834 = _S933;
        }
        else
        {
            _S834 = 0.0f;
        }
        var _S934 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
        _S934.direction_7 = _S897;
        var _S935 : vec3<f32> = _S796;
        var _S936 : vec3<f32> = _S796;
        s_bwdProp_refracted_0(_S853, &(_S935), &(_S936), _S934);
        var _S937 : vec3<f32> = _S936 + _S898;
        var _S938 : f32 = crossing_3;
        var _S939 : f32 = _S832;
        var _S940 : f32 = _S833;
        crossing_3 = _S834;
        _S832 = 0.0f;
        _S833 = _S938;
        _S834 = _S939;
        _S835 = _S940;
        _S897 = _S937;
        _S898 = _S935;
    }
    var _S941 : f32 = _S831 / _S826;
    var _S942 : f32 = _S820 * - _S941;
    var _S943 : f32 = _S825 * _S941;
    var _S944 : f32 = masking_o_4 * _S942;
    var _S945 : f32 = _S822.value0_2 * _S942;
    var _S946 : f32 = 0.0f;
    s_bwdProp_abs_0(_S824, &(_S946), _S944);
    var _S947 : f32 = _S946 + crossing_3;
    var _S948 : f32 = _S817.value0_2 * _S943;
    var _S949 : f32 = _S814.value0_33 * _S943 + _S832;
    var _S950 : f32 = 0.0f;
    s_bwdProp_abs_0(_S819, &(_S950), _S949);
    var _S951 : vec3<f32> = _S796;
    s_bwdProp_ggx_density_0(_S816, &(_S951), _S948);
    var _S952 : f32 = _S945 + _S833;
    var _S953 : vec3<f32> = _S796;
    s_bwdProp_ggx_lambda_0(_S813, &(_S953), _S952);
    var _S954 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S810, &(_S954), _S834);
    var _S955 : f32 = _S950 + _S954 + _S835;
    var _S956 : vec3<f32> = _S796;
    var _S957 : vec3<f32> = _S796;
    s_bwdProp_dot_0(_S807, &(_S956), &(_S957), _S955);
    var _S958 : vec3<f32> = _S951 + _S957 + _S897;
    var _S959 : vec3<f32> = _S796;
    var _S960 : vec2<f32> = _S798;
    s_bwdProp_ggx_sample_visible_0(_S804, &(_S959), &(_S960), _S958);
    (*_S793) = _S953 + _S956 + _S959 + _S898 + vec3<f32>(0.0f, 0.0f, _S947);
    (*_S794) = _S960;
    return;
}

fn s_bwdProp_bsdf_sample_0( _S961 : s_bwdCallableCtx_bsdf_sample_0,  _S962 : ptr<function, vec3<f32>>,  _S963 : ptr<function, vec2<f32>>,  _S964 : BsdfSample_Differential_0)
{
    var _S965 : vec3<f32> = vec3<f32>(0.0f);
    var _S966 : vec2<f32> = vec2<f32>(0.0f);
    var _S967 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0 = s_paramCtx_s_bwdCallableCtx_diffuse_sample_0( _S965, _S966 );
    var _S968 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0 = s_paramCtx_s_bwdCallableCtx_conductor_sample_0( _S965, _S965, _S966, false, _S965, _S966 );
    var _S969 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0( 0.0f, _S965, 0.0f );
    var _S970 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0( 0.0f, _S966, _S965, _S966, 0.0f );
    var smooth_3 : bool = (((_S961.value0_53.value0_52.flags_0) & (u32(2)))) != u32(0);
    var _S971 : bool = (_S961.value0_53.value1_6.z) != 0.0f;
    var _S972 : s_bwdCallableCtx_smooth_dielectric_sample_0;
    var _S973 : s_bwdCallableCtx_rough_dielectric_sample_0;
    var _S974 : s_bwdCallableCtx_conductor_sample_0;
    var _S975 : s_bwdCallableCtx_diffuse_sample_0;
    var _S976 : bool;
    var _S977 : bool;
    if(_S971)
    {
        var _S978 : bool = (_S961.value0_53.value0_52.kind_0) == u32(0);
        if(_S978)
        {
            var _S979 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0;
            _S979.value0_58 = _S961.value0_53.value1_6;
            _S979.value1_9 = _S961.value0_53.value2_5;
            _S975.value0_65 = _S979;
            _S976 = false;
            _S974.value0_64 = _S968;
            _S972.value0_62 = _S969;
            _S973.value0_63 = _S970;
        }
        else
        {
            var _S980 : bool = (_S961.value0_53.value0_52.kind_0) == u32(1);
            if(_S980)
            {
                var _S981 : vec3<f32> = _S961.value0_53.value0_52.b_0.xyz;
                var _S982 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0;
                _S982.value0_59 = _S961.value0_53.value0_52.a_0.xyz;
                _S982.value1_10 = _S981;
                _S982.value2_6 = _S961.value0_53.value0_52.alpha_0;
                _S982.value3_5 = smooth_3;
                _S982.value4_4 = _S961.value0_53.value1_6;
                _S982.value5_2 = _S961.value0_53.value2_5;
                _S974.value0_64 = _S982;
                _S972.value0_62 = _S969;
                _S973.value0_63 = _S970;
            }
            else
            {
                if(smooth_3)
                {
                    var _S983 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0;
                    _S983.value0_60 = _S961.value0_53.value0_52.a_0.x;
                    _S983.value1_11 = _S961.value0_53.value1_6;
                    _S983.value2_7 = _S961.value0_53.value3_4;
                    _S972.value0_62 = _S983;
                    _S973.value0_63 = _S970;
                }
                else
                {
                    var _S984 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0;
                    _S984.value0_61 = _S961.value0_53.value0_52.a_0.x;
                    _S984.value1_12 = _S961.value0_53.value0_52.alpha_0;
                    _S984.value2_8 = _S961.value0_53.value1_6;
                    _S984.value3_6 = _S961.value0_53.value2_5;
                    _S984.value4_5 = _S961.value0_53.value3_4;
                    _S972.value0_62 = _S969;
                    _S973.value0_63 = _S984;
                }
                _S974.value0_64 = _S968;
            }
            _S975.value0_65 = _S967;
            _S976 = _S980;
        }
        var _S985 : bool = _S976;
        _S976 = _S978;
        _S977 = _S985;
    }
    else
    {
        _S976 = false;
        _S975.value0_65 = _S967;
        _S977 = false;
        _S974.value0_64 = _S968;
        _S972.value0_62 = _S969;
        _S973.value0_63 = _S970;
    }
    var _S986 : vec3<f32>;
    var _S987 : vec2<f32>;
    if(_S971)
    {
        if(_S976)
        {
            var _S988 : vec3<f32> = _S965;
            var _S989 : vec2<f32> = _S966;
            s_bwdProp_diffuse_sample_0(_S975, &(_S988), &(_S989), _S964);
            _S986 = _S988;
            _S987 = _S989;
        }
        else
        {
            if(_S977)
            {
                var _S990 : vec3<f32> = _S965;
                var _S991 : vec2<f32> = _S966;
                s_bwdProp_conductor_sample_0(_S974, &(_S990), &(_S991), _S964);
                _S986 = _S990;
                _S987 = _S991;
            }
            else
            {
                if(smooth_3)
                {
                    var _S992 : vec3<f32> = _S965;
                    s_bwdProp_smooth_dielectric_sample_0(_S972, &(_S992), _S964);
                    _S986 = _S992;
                    _S987 = _S966;
                }
                else
                {
                    var _S993 : vec3<f32> = _S965;
                    var _S994 : vec2<f32> = _S966;
                    s_bwdProp_rough_dielectric_sample_0(_S973, &(_S993), &(_S994), _S964);
                    _S986 = _S993;
                    _S987 = _S994;
                }
            }
        }
    }
    else
    {
        _S986 = _S965;
        _S987 = _S966;
    }
    (*_S962) = _S986;
    (*_S963) = _S987;
    return;
}

fn s_bwdProp_scatter_0( _S995 : s_bwdCallableCtx_scatter_0,  _S996 : ptr<function, Surface_Differential_0>,  _S997 : ptr<function, vec3<f32>>,  _S998 : ptr<function, vec2<f32>>,  _S999 : Departure_Differential_0)
{
    var _S1000 : Tuple_27 = s_apply_bsdf_sample_0(_S995.value0_22.value0_11, _S995.value0_22.value2_3, _S995.value0_22.value3_3, _S995.value0_22.value4_3);
    var _S1001 : s_paramCtx_s_bwdCallableCtx_bsdf_sample_0;
    _S1001.value0_52 = _S995.value0_22.value0_11;
    _S1001.value1_6 = _S995.value0_22.value2_3;
    _S1001.value2_5 = _S995.value0_22.value3_3;
    _S1001.value3_4 = _S995.value0_22.value4_3;
    var _S1002 : s_bwdCallableCtx_bsdf_sample_0 = s_bwdCallableCtx_bsdf_sample_0( _S1001 );
    var _S1003 : Tuple_38 = s_apply_to_world_0(_S995.value0_22.value1_4.frame_0, _S1000.value0_39.wi_0);
    var _S1004 : s_paramCtx_s_bwdCallableCtx_to_world_0;
    _S1004.value0_54 = _S995.value0_22.value1_4.frame_0;
    _S1004.value1_7 = _S1000.value0_39.wi_0;
    var _S1005 : s_bwdCallableCtx_to_world_0 = s_bwdCallableCtx_to_world_0( _S1004 );
    var _S1006 : s_paramCtx_s_bwdCallableCtx_ray_origin_0;
    _S1006.value0_56 = _S995.value0_22.value1_4;
    _S1006.value1_8 = _S1003.value0_50;
    var _S1007 : s_bwdCallableCtx_ray_origin_0 = s_bwdCallableCtx_ray_origin_0( _S1006 );
    var _S1008 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1009 : vec3<f32> = vec3<f32>(0.0f);
    var _S1010 : Frame_0 = Frame_0( _S1009, _S1009, _S1009 );
    var _S1011 : Surface_Differential_0;
    _S1011.position_1 = _S1009;
    _S1011.frame_2 = _S1010;
    var _S1012 : vec3<f32> = _S1009;
    s_bwdProp_ray_origin_0(_S1007, &(_S1011), &(_S1012), _S999.origin_2);
    var _S1013 : vec3<f32> = _S999.direction_6 + _S1012;
    var _S1014 : Frame_0;
    _S1014.s_0 = _S1009;
    _S1014.t_0 = _S1009;
    _S1014.n_0 = _S1009;
    var _S1015 : vec3<f32> = _S1009;
    s_bwdProp_to_world_0(_S1005, &(_S1014), &(_S1015), _S1013);
    var _S1016 : BsdfSample_Differential_0 = BsdfSample_x24_syn_dzero_0();
    _S1016.pdf_5 = _S999.pdf_4;
    _S1016.wi_1 = _S1015;
    _S1016.weight_5 = _S999.weight_4;
    var _S1017 : vec3<f32> = _S1009;
    var _S1018 : vec2<f32> = vec2<f32>(0.0f);
    s_bwdProp_bsdf_sample_0(_S1002, &(_S1017), &(_S1018), _S1016);
    var _S1019 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1011, _S1008);
    var _S1020 : Surface_Differential_0 = _S1008;
    _S1020.frame_2 = _S1014;
    (*_S996) = Surface_x24_syn_dadd_0(_S1019, _S1020);
    (*_S997) = _S1017;
    (*_S998) = _S1018;
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

fn s_bwdProp_power_heuristic_0( _S1021 : s_bwdCallableCtx_power_heuristic_0,  _S1022 : ptr<function, f32>,  _S1023 : ptr<function, f32>,  _S1024 : f32)
{
    var _S1025 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1026 : bool = (_S1021.value0_94.value0_91) > (_S1021.value0_94.value1_22);
    var _S1027 : f32;
    var _S1028 : f32;
    var _S1029 : f32;
    var _S1030 : f32;
    var _S1031 : f32;
    var _S1032 : f32;
    var _S1033 : s_bwdCallableCtx_sqr_0;
    var _S1034 : s_bwdCallableCtx_sqr_0;
    if(_S1026)
    {
        var _S1035 : f32 = _S1021.value0_94.value1_22 / _S1021.value0_94.value0_91;
        var _S1036 : f32 = _S1021.value0_94.value0_91 * _S1021.value0_94.value0_91;
        var _S1037 : Tuple_11 = s_apply_sqr_0(_S1035);
        var _S1038 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1038.value0_82 = _S1035;
        var _S1039 : f32 = 1.0f + _S1037.value0_20;
        _S1027 = _S1039 * _S1039;
        _S1033.value0_83 = _S1038;
        _S1028 = _S1036;
        _S1029 = 0.0f;
        _S1030 = 0.0f;
        _S1031 = 0.0f;
        _S1034.value0_83 = _S1025;
        _S1032 = 0.0f;
    }
    else
    {
        var _S1040 : f32 = _S1021.value0_94.value0_91 / _S1021.value0_94.value1_22;
        var _S1041 : f32 = _S1021.value0_94.value1_22 * _S1021.value0_94.value1_22;
        var _S1042 : Tuple_11 = s_apply_sqr_0(_S1040);
        var _S1043 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1043.value0_82 = _S1040;
        var _S1044 : f32 = _S1042.value0_20 + 1.0f;
        var _S1045 : f32 = _S1044 * _S1044;
        _S1027 = 0.0f;
        _S1033.value0_83 = _S1025;
        _S1028 = 0.0f;
        _S1029 = _S1045;
        _S1030 = _S1042.value0_20;
        _S1031 = _S1044;
        _S1034.value0_83 = _S1043;
        _S1032 = _S1041;
    }
    if(_S1026)
    {
        var _S1046 : f32 = - (_S1024 / _S1027);
        var _S1047 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1033, &(_S1047), _S1046);
        var _S1048 : f32 = _S1047 / _S1028;
        var _S1049 : f32 = _S1021.value0_94.value0_91 * _S1048;
        _S1027 = _S1021.value0_94.value1_22 * - _S1048;
        _S1028 = _S1049;
    }
    else
    {
        var _S1050 : f32 = _S1024 / _S1029;
        var _S1051 : f32 = _S1031 * _S1050 + _S1030 * - _S1050;
        var _S1052 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1034, &(_S1052), _S1051);
        var _S1053 : f32 = _S1052 / _S1032;
        var _S1054 : f32 = _S1021.value0_94.value0_91 * - _S1053;
        _S1027 = _S1021.value0_94.value1_22 * _S1053;
        _S1028 = _S1054;
    }
    (*_S1022) = _S1027;
    (*_S1023) = _S1028;
    return;
}

fn BsdfValue_x24_syn_dzero_0() -> BsdfValue_0
{
    var result_11 : BsdfValue_0;
    result_11.f_cos_0 = vec3<f32>(0.0f);
    result_11.pdf_1 = 0.0f;
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

fn s_bwdProp_diffuse_evaluate_0( _S1055 : s_bwdCallableCtx_diffuse_evaluate_0,  _S1056 : ptr<function, vec3<f32>>,  _S1057 : ptr<function, vec3<f32>>,  _S1058 : BsdfValue_0)
{
    var _S1059 : f32 = _S1055.value0_101.value1_24.z;
    var _S1060 : f32 = _S1055.value0_101.value2_14.z;
    var _S1061 : bool = (_S1059 * _S1060) > 0.0f;
    var _S1062 : s_bwdCallableCtx_abs_0;
    if(_S1061)
    {
        var _S1063 : s_bwdCallableCtx_abs_0;
        _S1063._S18 = _S1060;
        _S1062 = _S1063;
    }
    else
    {
        _S1062._S18 = 0.0f;
    }
    var _S1064 : f32;
    if(_S1061)
    {
        var _S1065 : vec3<f32> = _S1055.value0_101.value0_96 * _S1058.f_cos_0;
        var _S1066 : f32 = 0.31830990314483643f * (_S1058.pdf_1 + (_S1065[i32(0)] + _S1065[i32(1)] + _S1065[i32(2)]));
        var _S1067 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1062, &(_S1067), _S1066);
        _S1064 = _S1067;
    }
    else
    {
        _S1064 = 0.0f;
    }
    var _S1068 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S1059 * 0.0f + _S1064);
    (*_S1056) = vec3<f32>(0.0f, 0.0f, _S1060 * 0.0f);
    (*_S1057) = _S1068;
    return;
}

fn s_bwdProp_conductor_evaluate_0( _S1069 : s_bwdCallableCtx_conductor_evaluate_0,  _S1070 : ptr<function, vec3<f32>>,  _S1071 : ptr<function, vec3<f32>>,  _S1072 : BsdfValue_0)
{
    var _S1073 : vec3<f32> = vec3<f32>(0.0f);
    var _S1074 : vec2<f32> = vec2<f32>(0.0f);
    var _S1075 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1074, _S1073 );
    var _S1076 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S1074, _S1073 );
    var _S1077 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S1073, _S1073 );
    var half_vector_2 : vec3<f32> = _S1069.value0_99.value3_7 + _S1069.value0_99.value4_6;
    var _S1078 : Tuple_5 = s_apply_dot_0(half_vector_2, half_vector_2);
    var _S1079 : s_bwdCallableCtx_dot_0;
    _S1079._S39 = half_vector_2;
    _S1079._S40 = half_vector_2;
    var _S1080 : s_bwdCallableCtx_dot_0 = _S1079;
    var _S1081 : f32 = _S1069.value0_99.value3_7.z;
    var _S1082 : f32 = _S1069.value0_99.value4_6.z;
    var _S1083 : bool;
    if((_S1081 * _S1082) > 0.0f)
    {
        _S1083 = (_S1078.value0_5) > 0.0f;
    }
    else
    {
        _S1083 = false;
    }
    var _S1084 : f32;
    var _S1085 : f32;
    var _S1086 : f32;
    var _S1087 : f32;
    var _S1088 : f32;
    var _S1089 : f32;
    var _S1090 : f32;
    var _S1091 : f32;
    var _S1092 : f32;
    var _S1093 : vec3<f32>;
    var _S1094 : vec3<f32>;
    var _S1095 : vec3<f32>;
    var _S1096 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S1097 : s_bwdCallableCtx_abs_0;
    var _S1098 : s_bwdCallableCtx_abs_0;
    var _S1099 : s_bwdCallableCtx_dot_0;
    var _S1100 : s_bwdCallableCtx_ggx_density_0;
    var _S1101 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1102 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1103 : s_bwdCallableCtx_sqrt_0;
    if(_S1083)
    {
        var _S1104 : Tuple_4 = s_apply_sqrt_0(_S1078.value0_5);
        var _S1105 : s_bwdCallableCtx_sqrt_0;
        _S1105._S35 = _S1078.value0_5;
        var _S1106 : vec3<f32> = vec3<f32>((1.0f / _S1104.value0_4));
        var _S1107 : f32 = _S1104.value0_4 * _S1104.value0_4;
        var m_5 : vec3<f32> = half_vector_2 * _S1106;
        var width_10 : vec2<f32> = ggx_widths_0(_S1069.value0_99.value2_15);
        var _S1108 : Tuple_20 = s_apply_ggx_lambda_0(width_10, _S1069.value0_99.value3_7);
        var _S1109 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S1109.value0_73 = width_10;
        _S1109.value1_16 = _S1069.value0_99.value3_7;
        var _S1110 : Tuple_20 = s_apply_ggx_lambda_0(width_10, _S1069.value0_99.value4_6);
        var _S1111 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S1111.value0_73 = width_10;
        _S1111.value1_16 = _S1069.value0_99.value4_6;
        var _S1112 : Tuple_21 = s_apply_ggx_density_0(width_10, m_5);
        var _S1113 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
        _S1113.value0_74 = width_10;
        _S1113.value1_17 = m_5;
        var _S1114 : Tuple_2 = s_apply_abs_0(_S1081);
        var _S1115 : s_bwdCallableCtx_abs_0;
        _S1115._S18 = _S1081;
        var _S1116 : f32 = 4.0f * _S1114.value0_2;
        var common_3 : f32 = _S1112.value0_33 / _S1116;
        var _S1117 : f32 = _S1116 * _S1116;
        var _S1118 : Tuple_5 = s_apply_dot_0(_S1069.value0_99.value3_7, m_5);
        var _S1119 : s_bwdCallableCtx_dot_0;
        _S1119._S39 = _S1069.value0_99.value3_7;
        _S1119._S40 = m_5;
        var _S1120 : Tuple_2 = s_apply_abs_0(_S1118.value0_5);
        var _S1121 : s_bwdCallableCtx_abs_0;
        _S1121._S18 = _S1118.value0_5;
        var _S1122 : Tuple_22 = s_apply_fresnel_conductor_0(_S1120.value0_2, _S1069.value0_99.value0_97, _S1069.value0_99.value1_25);
        var _S1123 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S1123.value0_70 = _S1120.value0_2;
        _S1123.value1_13 = _S1069.value0_99.value0_97;
        _S1123.value2_9 = _S1069.value0_99.value1_25;
        var _S1124 : f32 = 1.0f + _S1108.value0_32;
        var _S1125 : f32 = _S1124 + _S1110.value0_32;
        var _S1126 : vec3<f32> = vec3<f32>((common_3 / _S1125));
        var _S1127 : f32 = _S1125 * _S1125;
        _S1084 = _S1124 * _S1124;
        _S1085 = common_3;
        _S1086 = _S1124;
        _S1093 = _S1122.value0_34;
        _S1094 = _S1126;
        _S1087 = _S1127;
        _S1088 = _S1125;
        _S1096.value0_77 = _S1123;
        _S1097 = _S1121;
        _S1099 = _S1119;
        _S1089 = _S1117;
        _S1090 = _S1112.value0_33;
        _S1091 = _S1116;
        _S1098 = _S1115;
        _S1100.value0_75 = _S1113;
        _S1101.value0_76 = _S1111;
        _S1102.value0_76 = _S1109;
        _S1095 = _S1106;
        _S1092 = _S1107;
        _S1103 = _S1105;
    }
    else
    {
        _S1084 = 0.0f;
        _S1085 = 0.0f;
        _S1086 = 0.0f;
        _S1093 = _S1073;
        _S1094 = _S1073;
        _S1087 = 0.0f;
        _S1088 = 0.0f;
        _S1096.value0_77 = _S1077;
        _S1097._S18 = 0.0f;
        _S1099._S39 = _S1073;
        _S1099._S40 = _S1073;
        _S1089 = 0.0f;
        _S1090 = 0.0f;
        _S1091 = 0.0f;
        _S1098._S18 = 0.0f;
        _S1100.value0_75 = _S1076;
        _S1101.value0_76 = _S1075;
        _S1102.value0_76 = _S1075;
        _S1095 = _S1073;
        _S1092 = 0.0f;
        _S1103._S35 = 0.0f;
    }
    if(_S1083)
    {
        var _S1128 : f32 = _S1072.pdf_1 / _S1084;
        var _S1129 : f32 = _S1086 * _S1128;
        var _S1130 : vec3<f32> = _S1093 * _S1072.f_cos_0;
        var _S1131 : vec3<f32> = _S1094 * _S1072.f_cos_0;
        var _S1132 : f32 = (_S1130[i32(0)] + _S1130[i32(1)] + _S1130[i32(2)]) / _S1087;
        var _S1133 : f32 = _S1085 * - _S1132;
        var _S1134 : f32 = _S1088 * _S1132;
        var _S1135 : f32 = _S1085 * - _S1128 + _S1133;
        var _S1136 : f32 = 0.0f;
        s_bwdProp_fresnel_conductor_0(_S1096, &(_S1136), _S1131);
        var _S1137 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1097, &(_S1137), _S1136);
        var _S1138 : vec3<f32> = _S1073;
        var _S1139 : vec3<f32> = _S1073;
        s_bwdProp_dot_0(_S1099, &(_S1138), &(_S1139), _S1137);
        var _S1140 : f32 = (_S1129 + _S1134) / _S1089;
        var _S1141 : f32 = _S1091 * _S1140;
        var _S1142 : f32 = 4.0f * (_S1090 * - _S1140);
        var _S1143 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1098, &(_S1143), _S1142);
        var _S1144 : vec3<f32> = _S1073;
        s_bwdProp_ggx_density_0(_S1100, &(_S1144), _S1141);
        var _S1145 : vec3<f32> = _S1073;
        s_bwdProp_ggx_lambda_0(_S1101, &(_S1145), _S1133);
        var _S1146 : vec3<f32> = _S1073;
        s_bwdProp_ggx_lambda_0(_S1102, &(_S1146), _S1135);
        var _S1147 : vec3<f32> = _S1139 + _S1144;
        var _S1148 : vec3<f32> = half_vector_2 * _S1147;
        var _S1149 : vec3<f32> = _S1095 * _S1147;
        var _S1150 : f32 = - ((_S1148[i32(0)] + _S1148[i32(1)] + _S1148[i32(2)]) / _S1092);
        var _S1151 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1103, &(_S1151), _S1150);
        var _S1152 : vec3<f32> = _S1138 + _S1146;
        _S1084 = _S1143;
        _S1085 = _S1151;
        _S1093 = _S1149;
        _S1094 = _S1145;
        _S1095 = _S1152;
    }
    else
    {
        _S1084 = 0.0f;
        _S1085 = 0.0f;
        _S1093 = _S1073;
        _S1094 = _S1073;
        _S1095 = _S1073;
    }
    var _S1153 : f32 = _S1081 * 0.0f;
    var _S1154 : f32 = _S1082 * 0.0f + _S1084;
    var _S1155 : vec3<f32> = _S1073;
    var _S1156 : vec3<f32> = _S1073;
    s_bwdProp_dot_0(_S1080, &(_S1155), &(_S1156), _S1085);
    var _S1157 : vec3<f32> = _S1155 + _S1156 + _S1093;
    var _S1158 : vec3<f32> = _S1157 + _S1094 + vec3<f32>(0.0f, 0.0f, _S1153);
    (*_S1070) = _S1157 + _S1095 + vec3<f32>(0.0f, 0.0f, _S1154);
    (*_S1071) = _S1158;
    return;
}

fn s_bwdProp_dielectric_evaluate_0( _S1159 : s_bwdCallableCtx_dielectric_evaluate_0,  _S1160 : ptr<function, vec3<f32>>,  _S1161 : ptr<function, vec3<f32>>,  _S1162 : BsdfValue_0)
{
    var _S1163 : vec3<f32> = vec3<f32>(0.0f);
    var _S1164 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0( 0.0f, 0.0f );
    var _S1165 : vec2<f32> = vec2<f32>(0.0f);
    var _S1166 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1165, _S1163 );
    var _S1167 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S1165, _S1163 );
    var _S1168 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1169 : f32 = _S1159.value0_100.value2_16.z;
    var _S1170 : bool;
    if(_S1169 != 0.0f)
    {
        _S1170 = (_S1159.value0_100.value3_8.z) != 0.0f;
    }
    else
    {
        _S1170 = false;
    }
    var _S1171 : bool;
    var _S1172 : bool;
    var _S1173 : bool;
    var _S1174 : bool;
    var _S1175 : bool;
    var crossing_4 : f32;
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
    var _S1203 : f32;
    var _S1204 : f32;
    var _S1205 : f32;
    var _S1206 : f32;
    var m_6 : vec3<f32>;
    var _S1207 : vec3<f32>;
    var _S1208 : vec3<f32>;
    var _S1209 : s_bwdCallableCtx_abs_0;
    var _S1210 : s_bwdCallableCtx_abs_0;
    var _S1211 : s_bwdCallableCtx_abs_0;
    var _S1212 : s_bwdCallableCtx_abs_0;
    var _S1213 : s_bwdCallableCtx_ggx_density_0;
    var _S1214 : s_bwdCallableCtx_ggx_density_0;
    var _S1215 : s_bwdCallableCtx_sqr_0;
    var _S1216 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1217 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1218 : s_bwdCallableCtx_fresnel_dielectric_0;
    var _S1219 : s_bwdCallableCtx_dot_0;
    var _S1220 : s_bwdCallableCtx_dot_0;
    var _S1221 : s_bwdCallableCtx_dot_0;
    var _S1222 : s_bwdCallableCtx_sqrt_0;
    if(_S1170)
    {
        var _S1223 : f32 = _S1159.value0_100.value3_8.z;
        var reflects_1 : bool = (_S1169 * _S1223) > 0.0f;
        if(reflects_1)
        {
            crossing_4 = 1.0f;
        }
        else
        {
            if(_S1169 > 0.0f)
            {
                crossing_4 = _S1159.value0_100.value0_98;
            }
            else
            {
                crossing_4 = 1.0f / _S1159.value0_100.value0_98;
            }
        }
        var _S1224 : vec3<f32> = vec3<f32>(crossing_4);
        var half_vector_3 : vec3<f32> = _S1159.value0_100.value3_8 * vec3<f32>(crossing_4) + _S1159.value0_100.value2_16;
        var _S1225 : Tuple_5 = s_apply_dot_0(half_vector_3, half_vector_3);
        var _S1226 : s_bwdCallableCtx_dot_0;
        _S1226._S39 = half_vector_3;
        _S1226._S40 = half_vector_3;
        var _S1227 : s_bwdCallableCtx_dot_0 = _S1226;
        var _S1228 : bool = (_S1225.value0_5) > 0.0f;
        if(_S1228)
        {
            var _S1229 : Tuple_4 = s_apply_sqrt_0(_S1225.value0_5);
            var _S1230 : s_bwdCallableCtx_sqrt_0;
            _S1230._S35 = _S1225.value0_5;
            var _S1231 : s_bwdCallableCtx_sqrt_0 = _S1230;
            var _S1232 : vec3<f32> = vec3<f32>((1.0f / _S1229.value0_4));
            var _S1233 : f32 = _S1229.value0_4 * _S1229.value0_4;
            var m_7 : vec3<f32> = half_vector_3 * _S1232;
            var _S1234 : bool = (m_7.z) < 0.0f;
            if(_S1234)
            {
                m_6 = (vec3<f32>(0) - m_7);
            }
            else
            {
                m_6 = m_7;
            }
            var _S1235 : Tuple_5 = s_apply_dot_0(_S1159.value0_100.value2_16, m_6);
            var _S1236 : s_bwdCallableCtx_dot_0;
            _S1236._S39 = _S1159.value0_100.value2_16;
            _S1236._S40 = m_6;
            var _S1237 : s_bwdCallableCtx_dot_0 = _S1236;
            var _S1238 : Tuple_5 = s_apply_dot_0(_S1159.value0_100.value3_8, m_6);
            var _S1239 : s_bwdCallableCtx_dot_0;
            _S1239._S39 = _S1159.value0_100.value3_8;
            _S1239._S40 = m_6;
            var _S1240 : s_bwdCallableCtx_dot_0 = _S1239;
            var _S1241 : bool = (_S1235.value0_5 * _S1169) >= 0.0f;
            if(_S1241)
            {
                _S1171 = (_S1238.value0_5 * _S1223) >= 0.0f;
            }
            else
            {
                _S1171 = false;
            }
            if(_S1171)
            {
                var width_11 : vec2<f32> = ggx_widths_0(_S1159.value0_100.value1_26);
                var _S1242 : Tuple_25 = s_apply_fresnel_dielectric_0(_S1235.value0_5, _S1159.value0_100.value0_98);
                var _S1243 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
                _S1243.value0_87 = _S1235.value0_5;
                _S1243.value1_20 = _S1159.value0_100.value0_98;
                var _S1244 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = _S1243;
                var _S1245 : Tuple_20 = s_apply_ggx_lambda_0(width_11, _S1159.value0_100.value2_16);
                var _S1246 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S1246.value0_73 = width_11;
                _S1246.value1_16 = _S1159.value0_100.value2_16;
                var _S1247 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S1246;
                var masking_o_5 : f32 = 1.0f + _S1245.value0_32;
                var _S1248 : Tuple_20 = s_apply_ggx_lambda_0(width_11, _S1159.value0_100.value3_8);
                var _S1249 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S1249.value0_73 = width_11;
                _S1249.value1_16 = _S1159.value0_100.value3_8;
                var _S1250 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S1249;
                var masking_both_1 : f32 = masking_o_5 + _S1248.value0_32;
                if(reflects_1)
                {
                    var _S1251 : Tuple_21 = s_apply_ggx_density_0(width_11, m_6);
                    var _S1252 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S1252.value0_74 = width_11;
                    _S1252.value1_17 = m_6;
                    var _S1253 : f32 = _S1242.value0_37 * _S1251.value0_33;
                    var _S1254 : Tuple_2 = s_apply_abs_0(_S1169);
                    var _S1255 : s_bwdCallableCtx_abs_0;
                    _S1255._S18 = _S1169;
                    var _S1256 : f32 = 4.0f * _S1254.value0_2;
                    var common_4 : f32 = _S1253 / _S1256;
                    var _S1257 : f32 = _S1256 * _S1256;
                    var _S1258 : f32 = masking_both_1 * masking_both_1;
                    _S1176 = masking_o_5 * masking_o_5;
                    _S1177 = common_4;
                    _S1178 = _S1258;
                    _S1179 = _S1257;
                    _S1180 = _S1253;
                    _S1181 = _S1256;
                    _S1209 = _S1255;
                    _S1182 = _S1251.value0_33;
                    _S1213.value0_75 = _S1252;
                    _S1183 = 0.0f;
                    _S1184 = 0.0f;
                    _S1185 = 0.0f;
                    _S1186 = 0.0f;
                    _S1187 = 0.0f;
                    _S1188 = 0.0f;
                    _S1189 = 0.0f;
                    _S1210._S18 = 0.0f;
                    _S1190 = 0.0f;
                    _S1191 = 0.0f;
                    _S1211._S18 = 0.0f;
                    _S1192 = 0.0f;
                    _S1193 = 0.0f;
                    _S1194 = 0.0f;
                    _S1195 = 0.0f;
                    _S1214.value0_75 = _S1167;
                    _S1196 = 0.0f;
                    _S1197 = 0.0f;
                    _S1198 = 0.0f;
                    _S1215.value0_83 = _S1168;
                    _S1199 = 0.0f;
                    _S1212._S18 = 0.0f;
                }
                else
                {
                    var _S1259 : Tuple_2 = s_apply_abs_0(_S1238.value0_5);
                    var _S1260 : s_bwdCallableCtx_abs_0;
                    _S1260._S18 = _S1238.value0_5;
                    var _S1261 : f32 = crossing_4 * crossing_4;
                    var _S1262 : f32 = _S1238.value0_5 + _S1235.value0_5 / crossing_4;
                    var _S1263 : Tuple_11 = s_apply_sqr_0(_S1262);
                    var _S1264 : s_paramCtx_s_bwdCallableCtx_sqr_0;
                    _S1264.value0_82 = _S1262;
                    var jacobian_2 : f32 = _S1259.value0_2 / _S1263.value0_20;
                    var _S1265 : f32 = _S1263.value0_20 * _S1263.value0_20;
                    var _S1266 : f32 = 1.0f - _S1242.value0_37;
                    var _S1267 : Tuple_21 = s_apply_ggx_density_0(width_11, m_6);
                    var _S1268 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S1268.value0_74 = width_11;
                    _S1268.value1_17 = m_6;
                    var _S1269 : f32 = _S1266 * _S1267.value0_33;
                    var _S1270 : f32 = _S1269 * jacobian_2;
                    var _S1271 : Tuple_2 = s_apply_abs_0(_S1235.value0_5);
                    var _S1272 : s_bwdCallableCtx_abs_0;
                    _S1272._S18 = _S1235.value0_5;
                    var _S1273 : f32 = _S1270 * _S1271.value0_2;
                    var _S1274 : Tuple_2 = s_apply_abs_0(_S1169);
                    var _S1275 : s_bwdCallableCtx_abs_0;
                    _S1275._S18 = _S1169;
                    var common_5 : f32 = _S1273 / _S1274.value0_2;
                    var _S1276 : f32 = _S1274.value0_2 * _S1274.value0_2;
                    var _S1277 : f32 = masking_both_1 * crossing_4 * crossing_4;
                    var _S1278 : f32 = _S1277 * _S1277;
                    var _S1279 : f32 = masking_o_5 * masking_o_5;
                    _S1176 = 0.0f;
                    _S1177 = 0.0f;
                    _S1178 = 0.0f;
                    _S1179 = 0.0f;
                    _S1180 = 0.0f;
                    _S1181 = 0.0f;
                    _S1209._S18 = 0.0f;
                    _S1182 = 0.0f;
                    _S1213.value0_75 = _S1167;
                    _S1183 = _S1279;
                    _S1184 = common_5;
                    _S1185 = _S1278;
                    _S1186 = _S1277;
                    _S1187 = _S1276;
                    _S1188 = _S1273;
                    _S1189 = _S1274.value0_2;
                    _S1210 = _S1275;
                    _S1190 = _S1270;
                    _S1191 = _S1271.value0_2;
                    _S1211 = _S1272;
                    _S1192 = _S1269;
                    _S1193 = jacobian_2;
                    _S1194 = _S1266;
                    _S1195 = _S1267.value0_33;
                    _S1214.value0_75 = _S1268;
                    _S1196 = _S1265;
                    _S1197 = _S1259.value0_2;
                    _S1198 = _S1263.value0_20;
                    _S1215.value0_83 = _S1264;
                    _S1199 = _S1261;
                    _S1212 = _S1260;
                }
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
                var _S1298 : f32 = _S1196;
                var _S1299 : f32 = _S1197;
                var _S1300 : f32 = _S1198;
                var _S1301 : f32 = _S1199;
                _S1178 = masking_o_5;
                _S1179 = _S1280;
                _S1180 = masking_both_1;
                _S1181 = _S1281;
                _S1182 = _S1282;
                _S1183 = _S1283;
                _S1184 = _S1242.value0_37;
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
                _S1199 = _S1298;
                _S1200 = _S1299;
                _S1201 = _S1300;
                _S1202 = _S1301;
                _S1216.value0_76 = _S1250;
                _S1217.value0_76 = _S1247;
                _S1218.value0_88 = _S1244;
            }
            else
            {
                _S1176 = 0.0f;
                _S1177 = 0.0f;
                _S1178 = 0.0f;
                _S1179 = 0.0f;
                _S1180 = 0.0f;
                _S1181 = 0.0f;
                _S1182 = 0.0f;
                _S1183 = 0.0f;
                _S1209._S18 = 0.0f;
                _S1184 = 0.0f;
                _S1185 = 0.0f;
                _S1213.value0_75 = _S1167;
                _S1186 = 0.0f;
                _S1187 = 0.0f;
                _S1188 = 0.0f;
                _S1189 = 0.0f;
                _S1190 = 0.0f;
                _S1191 = 0.0f;
                _S1192 = 0.0f;
                _S1210._S18 = 0.0f;
                _S1193 = 0.0f;
                _S1194 = 0.0f;
                _S1211._S18 = 0.0f;
                _S1195 = 0.0f;
                _S1196 = 0.0f;
                _S1197 = 0.0f;
                _S1198 = 0.0f;
                _S1214.value0_75 = _S1167;
                _S1199 = 0.0f;
                _S1200 = 0.0f;
                _S1201 = 0.0f;
                _S1215.value0_83 = _S1168;
                _S1202 = 0.0f;
                _S1212._S18 = 0.0f;
                _S1216.value0_76 = _S1166;
                _S1217.value0_76 = _S1166;
                _S1218.value0_88 = _S1164;
            }
            _S1203 = _S1235.value0_5;
            _S1172 = _S1241;
            _S1204 = _S1238.value0_5;
            _S1219 = _S1240;
            _S1220 = _S1237;
            _S1173 = _S1234;
            m_6 = _S1232;
            _S1205 = _S1233;
            _S1222 = _S1231;
        }
        else
        {
            _S1171 = false;
            _S1176 = 0.0f;
            _S1177 = 0.0f;
            _S1178 = 0.0f;
            _S1179 = 0.0f;
            _S1180 = 0.0f;
            _S1181 = 0.0f;
            _S1182 = 0.0f;
            _S1183 = 0.0f;
            _S1209._S18 = 0.0f;
            _S1184 = 0.0f;
            _S1185 = 0.0f;
            _S1213.value0_75 = _S1167;
            _S1186 = 0.0f;
            _S1187 = 0.0f;
            _S1188 = 0.0f;
            _S1189 = 0.0f;
            _S1190 = 0.0f;
            _S1191 = 0.0f;
            _S1192 = 0.0f;
            _S1210._S18 = 0.0f;
            _S1193 = 0.0f;
            _S1194 = 0.0f;
            _S1211._S18 = 0.0f;
            _S1195 = 0.0f;
            _S1196 = 0.0f;
            _S1197 = 0.0f;
            _S1198 = 0.0f;
            _S1214.value0_75 = _S1167;
            _S1199 = 0.0f;
            _S1200 = 0.0f;
            _S1201 = 0.0f;
            _S1215.value0_83 = _S1168;
            _S1202 = 0.0f;
            _S1203 = 0.0f;
            _S1212._S18 = 0.0f;
            _S1216.value0_76 = _S1166;
            _S1217.value0_76 = _S1166;
            _S1218.value0_88 = _S1164;
            _S1172 = false;
            _S1204 = 0.0f;
            _S1219._S39 = _S1163;
            _S1219._S40 = _S1163;
            _S1220._S39 = _S1163;
            _S1220._S40 = _S1163;
            _S1173 = false;
            m_6 = _S1163;
            _S1205 = 0.0f;
            _S1222._S35 = 0.0f;
        }
        var _S1302 : f32 = crossing_4;
        var _S1303 : bool = _S1171;
        var _S1304 : bool = _S1172;
        var _S1305 : bool = _S1173;
        var _S1306 : vec3<f32> = m_6;
        var _S1307 : f32 = _S1205;
        _S1171 = _S1228;
        _S1172 = _S1303;
        _S1173 = reflects_1;
        crossing_4 = _S1176;
        _S1176 = _S1177;
        _S1177 = _S1178;
        _S1178 = _S1179;
        _S1179 = _S1180;
        _S1180 = _S1181;
        _S1181 = _S1182;
        _S1182 = _S1183;
        _S1183 = _S1184;
        _S1184 = _S1185;
        _S1185 = _S1186;
        _S1186 = _S1187;
        _S1187 = _S1188;
        _S1188 = _S1189;
        _S1189 = _S1302;
        _S1174 = _S1304;
        _S1205 = _S1223;
        _S1175 = _S1305;
        m_6 = half_vector_3;
        _S1207 = _S1306;
        _S1206 = _S1307;
        _S1221 = _S1227;
        _S1208 = _S1224;
    }
    else
    {
        _S1171 = false;
        _S1172 = false;
        _S1173 = false;
        crossing_4 = 0.0f;
        _S1176 = 0.0f;
        _S1177 = 0.0f;
        _S1178 = 0.0f;
        _S1179 = 0.0f;
        _S1180 = 0.0f;
        _S1181 = 0.0f;
        _S1182 = 0.0f;
        _S1209._S18 = 0.0f;
        _S1183 = 0.0f;
        _S1184 = 0.0f;
        _S1213.value0_75 = _S1167;
        _S1185 = 0.0f;
        _S1186 = 0.0f;
        _S1187 = 0.0f;
        _S1188 = 0.0f;
        _S1189 = 0.0f;
        _S1190 = 0.0f;
        _S1191 = 0.0f;
        _S1192 = 0.0f;
        _S1210._S18 = 0.0f;
        _S1193 = 0.0f;
        _S1194 = 0.0f;
        _S1211._S18 = 0.0f;
        _S1195 = 0.0f;
        _S1196 = 0.0f;
        _S1197 = 0.0f;
        _S1198 = 0.0f;
        _S1214.value0_75 = _S1167;
        _S1199 = 0.0f;
        _S1200 = 0.0f;
        _S1201 = 0.0f;
        _S1215.value0_83 = _S1168;
        _S1202 = 0.0f;
        _S1203 = 0.0f;
        _S1212._S18 = 0.0f;
        _S1216.value0_76 = _S1166;
        _S1217.value0_76 = _S1166;
        _S1218.value0_88 = _S1164;
        _S1174 = false;
        _S1204 = 0.0f;
        _S1205 = 0.0f;
        _S1219._S39 = _S1163;
        _S1219._S40 = _S1163;
        _S1220._S39 = _S1163;
        _S1220._S40 = _S1163;
        _S1175 = false;
        m_6 = _S1163;
        _S1207 = _S1163;
        _S1206 = 0.0f;
        _S1222._S35 = 0.0f;
        _S1221._S39 = _S1163;
        _S1221._S40 = _S1163;
        _S1208 = _S1163;
    }
    if(_S1170)
    {
        var _S1308 : vec3<f32>;
        if(_S1171)
        {
            var _S1309 : vec3<f32>;
            var _S1310 : vec3<f32>;
            if(_S1172)
            {
                if(_S1173)
                {
                    var _S1311 : f32 = _S1162.pdf_1 / crossing_4;
                    var _S1312 : f32 = _S1176 * - _S1311;
                    var _S1313 : f32 = (_S1162.f_cos_0[i32(0)] + _S1162.f_cos_0[i32(1)] + _S1162.f_cos_0[i32(2)]) / _S1178;
                    var _S1314 : f32 = _S1176 * - _S1313;
                    var _S1315 : f32 = (_S1177 * _S1311 + _S1179 * _S1313) / _S1180;
                    var _S1316 : f32 = _S1182 * _S1315;
                    var _S1317 : f32 = 4.0f * (_S1181 * - _S1315);
                    var _S1318 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1209, &(_S1318), _S1317);
                    var _S1319 : f32 = _S1183 * _S1316;
                    var _S1320 : f32 = _S1184 * _S1316;
                    var _S1321 : vec3<f32> = _S1163;
                    s_bwdProp_ggx_density_0(_S1213, &(_S1321), _S1319);
                    crossing_4 = _S1314;
                    _S1176 = _S1312;
                    _S1177 = _S1320;
                    _S1178 = 0.0f;
                    _S1179 = 0.0f;
                    _S1308 = _S1321;
                    _S1180 = _S1318;
                }
                else
                {
                    var _S1322 : f32 = _S1162.pdf_1 / _S1185;
                    var _S1323 : f32 = _S1186 * - _S1322;
                    var _S1324 : f32 = (_S1162.f_cos_0[i32(0)] + _S1162.f_cos_0[i32(1)] + _S1162.f_cos_0[i32(2)]) / _S1187;
                    var _S1325 : f32 = _S1189 * (_S1189 * (_S1186 * - _S1324));
                    var _S1326 : f32 = (_S1177 * _S1322 + _S1188 * _S1324) / _S1190;
                    var _S1327 : f32 = _S1191 * - _S1326;
                    var _S1328 : f32 = _S1192 * _S1326;
                    var _S1329 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1210, &(_S1329), _S1327);
                    var _S1330 : f32 = _S1193 * _S1328;
                    var _S1331 : f32 = _S1194 * _S1328;
                    var _S1332 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1211, &(_S1332), _S1330);
                    var s_diff_jacobian_T_1 : f32 = _S1195 * _S1331;
                    var _S1333 : f32 = _S1196 * _S1331;
                    var _S1334 : f32 = _S1197 * _S1333;
                    var _S1335 : f32 = _S1198 * _S1333;
                    var _S1336 : vec3<f32> = _S1163;
                    s_bwdProp_ggx_density_0(_S1214, &(_S1336), _S1334);
                    var _S1337 : f32 = - _S1335;
                    var _S1338 : f32 = s_diff_jacobian_T_1 / _S1199;
                    var _S1339 : f32 = _S1200 * - _S1338;
                    var _S1340 : f32 = _S1201 * _S1338;
                    var _S1341 : f32 = 0.0f;
                    s_bwdProp_sqr_0(_S1215, &(_S1341), _S1339);
                    var _S1342 : f32 = _S1189 * (_S1341 / _S1202);
                    var _S1343 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1212, &(_S1343), _S1340);
                    var _S1344 : f32 = _S1332 + _S1342;
                    var _S1345 : f32 = _S1341 + _S1343;
                    crossing_4 = _S1325;
                    _S1176 = _S1323;
                    _S1177 = _S1337;
                    _S1178 = _S1344;
                    _S1179 = _S1345;
                    _S1308 = _S1336;
                    _S1180 = _S1329;
                }
                var _S1346 : vec3<f32> = _S1163;
                s_bwdProp_ggx_lambda_0(_S1216, &(_S1346), crossing_4);
                var _S1347 : f32 = crossing_4 + _S1176;
                var _S1348 : vec3<f32> = _S1163;
                s_bwdProp_ggx_lambda_0(_S1217, &(_S1348), _S1347);
                var _S1349 : f32 = 0.0f;
                s_bwdProp_fresnel_dielectric_0(_S1218, &(_S1349), _S1177);
                var _S1350 : f32 = _S1349 + _S1178;
                crossing_4 = _S1179;
                _S1176 = _S1350;
                _S1177 = _S1180;
                _S1309 = _S1348;
                _S1310 = _S1346;
            }
            else
            {
                crossing_4 = 0.0f;
                _S1176 = 0.0f;
                _S1308 = _S1163;
                _S1177 = 0.0f;
                _S1309 = _S1163;
                _S1310 = _S1163;
            }
            if(_S1174)
            {
                var _S1351 : f32 = _S1204 * 0.0f;
                crossing_4 = _S1205 * 0.0f + crossing_4;
                _S1178 = _S1351;
            }
            else
            {
                _S1178 = 0.0f;
            }
            var _S1352 : f32 = _S1203 * 0.0f;
            var _S1353 : f32 = _S1169 * 0.0f;
            var _S1354 : vec3<f32> = _S1163;
            var _S1355 : vec3<f32> = _S1163;
            s_bwdProp_dot_0(_S1219, &(_S1354), &(_S1355), crossing_4);
            var _S1356 : f32 = _S1353 + _S1176;
            var _S1357 : vec3<f32> = _S1163;
            var _S1358 : vec3<f32> = _S1163;
            s_bwdProp_dot_0(_S1220, &(_S1357), &(_S1358), _S1356);
            var _S1359 : vec3<f32> = _S1355 + _S1358 + _S1308;
            var _S1360 : f32 = _S1352 + _S1177;
            var _S1361 : vec3<f32> = _S1357 + _S1309;
            var _S1362 : vec3<f32> = _S1354 + _S1310;
            if(_S1175)
            {
                _S1308 = (vec3<f32>(0) - _S1359);
            }
            else
            {
                _S1308 = _S1359;
            }
            var _S1363 : vec3<f32> = m_6 * _S1308;
            var _S1364 : vec3<f32> = _S1207 * _S1308;
            var _S1365 : f32 = - ((_S1363[i32(0)] + _S1363[i32(1)] + _S1363[i32(2)]) / _S1206);
            var _S1366 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S1222, &(_S1366), _S1365);
            crossing_4 = _S1366;
            m_6 = _S1364;
            _S1207 = _S1361;
            _S1308 = _S1362;
            _S1176 = _S1178;
            _S1177 = _S1360;
        }
        else
        {
            crossing_4 = 0.0f;
            m_6 = _S1163;
            _S1207 = _S1163;
            _S1308 = _S1163;
            _S1176 = 0.0f;
            _S1177 = 0.0f;
        }
        var _S1367 : vec3<f32> = _S1163;
        var _S1368 : vec3<f32> = _S1163;
        s_bwdProp_dot_0(_S1221, &(_S1367), &(_S1368), crossing_4);
        var _S1369 : vec3<f32> = _S1367 + _S1368 + m_6;
        var _S1370 : vec3<f32> = _S1369 + _S1207;
        var _S1371 : vec3<f32> = _S1208 * _S1369 + _S1308;
        var _S1372 : f32 = _S1205 * 0.0f + _S1177;
        m_6 = _S1371 + vec3<f32>(0.0f, 0.0f, _S1169 * 0.0f + _S1176);
        crossing_4 = _S1372;
        _S1207 = _S1370;
    }
    else
    {
        m_6 = _S1163;
        crossing_4 = 0.0f;
        _S1207 = _S1163;
    }
    (*_S1160) = _S1207 + vec3<f32>(0.0f, 0.0f, crossing_4);
    (*_S1161) = m_6;
    return;
}

fn s_bwdProp_bsdf_evaluate_0( _S1373 : s_bwdCallableCtx_bsdf_evaluate_0,  _S1374 : ptr<function, vec3<f32>>,  _S1375 : ptr<function, vec3<f32>>,  _S1376 : BsdfValue_0)
{
    var _S1377 : vec3<f32> = vec3<f32>(0.0f);
    var _S1378 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0 = s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0( _S1377, _S1377, _S1377 );
    var _S1379 : vec2<f32> = vec2<f32>(0.0f);
    var _S1380 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0 = s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0( _S1377, _S1377, _S1379, _S1377, _S1377 );
    var _S1381 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0 = s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0( 0.0f, _S1379, _S1377, _S1377 );
    var _S1382 : bool = (_S1373.value0_95.value0_90.kind_0) == u32(0);
    var _S1383 : s_bwdCallableCtx_conductor_evaluate_0;
    var _S1384 : s_bwdCallableCtx_dielectric_evaluate_0;
    var _S1385 : s_bwdCallableCtx_diffuse_evaluate_0;
    var _S1386 : bool;
    if(_S1382)
    {
        var _S1387 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0;
        _S1387.value0_96 = _S1373.value0_95.value0_90.a_0.xyz;
        _S1387.value1_24 = _S1373.value0_95.value1_21;
        _S1387.value2_14 = _S1373.value0_95.value2_13;
        _S1385.value0_101 = _S1387;
        _S1386 = false;
        _S1383.value0_99 = _S1380;
        _S1384.value0_100 = _S1381;
    }
    else
    {
        var _S1388 : bool = (_S1373.value0_95.value0_90.kind_0) == u32(1);
        if(_S1388)
        {
            var _S1389 : vec3<f32> = _S1373.value0_95.value0_90.b_0.xyz;
            var _S1390 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0;
            _S1390.value0_97 = _S1373.value0_95.value0_90.a_0.xyz;
            _S1390.value1_25 = _S1389;
            _S1390.value2_15 = _S1373.value0_95.value0_90.alpha_0;
            _S1390.value3_7 = _S1373.value0_95.value1_21;
            _S1390.value4_6 = _S1373.value0_95.value2_13;
            _S1383.value0_99 = _S1390;
            _S1384.value0_100 = _S1381;
        }
        else
        {
            var _S1391 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0;
            _S1391.value0_98 = _S1373.value0_95.value0_90.a_0.x;
            _S1391.value1_26 = _S1373.value0_95.value0_90.alpha_0;
            _S1391.value2_16 = _S1373.value0_95.value1_21;
            _S1391.value3_8 = _S1373.value0_95.value2_13;
            _S1383.value0_99 = _S1380;
            _S1384.value0_100 = _S1391;
        }
        _S1385.value0_101 = _S1378;
        _S1386 = _S1388;
    }
    var _S1392 : vec3<f32>;
    var _S1393 : vec3<f32>;
    if(_S1382)
    {
        var _S1394 : vec3<f32> = _S1377;
        var _S1395 : vec3<f32> = _S1377;
        s_bwdProp_diffuse_evaluate_0(_S1385, &(_S1394), &(_S1395), _S1376);
        _S1392 = _S1394;
        _S1393 = _S1395;
    }
    else
    {
        if(_S1386)
        {
            var _S1396 : vec3<f32> = _S1377;
            var _S1397 : vec3<f32> = _S1377;
            s_bwdProp_conductor_evaluate_0(_S1383, &(_S1396), &(_S1397), _S1376);
            _S1392 = _S1396;
            _S1393 = _S1397;
        }
        else
        {
            var _S1398 : vec3<f32> = _S1377;
            var _S1399 : vec3<f32> = _S1377;
            s_bwdProp_dielectric_evaluate_0(_S1384, &(_S1398), &(_S1399), _S1376);
            _S1392 = _S1398;
            _S1393 = _S1399;
        }
    }
    (*_S1374) = _S1392;
    (*_S1375) = _S1393;
    return;
}

fn s_bwdProp_to_local_0( _S1400 : s_bwdCallableCtx_to_local_0,  _S1401 : ptr<function, Frame_0>,  _S1402 : ptr<function, vec3<f32>>,  _S1403 : vec3<f32>)
{
    var _S1404 : s_bwdCallableCtx_dot_0;
    _S1404._S39 = _S1400.value0_23.value0_9.s_0;
    _S1404._S40 = _S1400.value0_23.value1_2;
    var _S1405 : s_bwdCallableCtx_dot_0;
    _S1405._S39 = _S1400.value0_23.value0_9.t_0;
    _S1405._S40 = _S1400.value0_23.value1_2;
    var _S1406 : s_bwdCallableCtx_dot_0;
    _S1406._S39 = _S1400.value0_23.value0_9.n_0;
    _S1406._S40 = _S1400.value0_23.value1_2;
    var _S1407 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S1408 : vec3<f32> = vec3<f32>(0.0f);
    var _S1409 : vec3<f32> = _S1408;
    var _S1410 : vec3<f32> = _S1408;
    s_bwdProp_dot_0(_S1406, &(_S1409), &(_S1410), _S1403[i32(2)]);
    var _S1411 : vec3<f32> = _S1408;
    var _S1412 : vec3<f32> = _S1408;
    s_bwdProp_dot_0(_S1405, &(_S1411), &(_S1412), _S1403[i32(1)]);
    var _S1413 : vec3<f32> = _S1408;
    var _S1414 : vec3<f32> = _S1408;
    s_bwdProp_dot_0(_S1404, &(_S1413), &(_S1414), _S1403[i32(0)]);
    var _S1415 : vec3<f32> = _S1410 + _S1412 + _S1414;
    var _S1416 : Frame_0 = _S1407;
    _S1416.n_0 = _S1409;
    _S1416.t_0 = _S1411;
    _S1416.s_0 = _S1413;
    (*_S1401) = Frame_x24_syn_dadd_0(_S1407, _S1416);
    (*_S1402) = _S1415;
    return;
}

fn s_bwdProp_point_on_light_0( _S1417 : s_bwdCallableCtx_point_on_light_0,  _S1418 : ptr<function, vec2<f32>>,  _S1419 : vec3<f32>)
{
    var _S1420 : f32 = _S1417.value0_93.value1_23.x;
    var _S1421 : Tuple_15 = s_apply_safe_sqrt_0(_S1420);
    var _S1422 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S1422.value0_68 = _S1420;
    var _S1423 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S1422 );
    var _S1424 : f32 = _S1417.value0_93.value1_23.y;
    var _S1425 : vec3<f32> = _S1417.value0_93.value0_92.e2_2 * _S1419;
    var _S1426 : f32 = _S1425[i32(0)] + _S1425[i32(1)] + _S1425[i32(2)];
    var _S1427 : vec3<f32> = _S1417.value0_93.value0_92.e1_2 * _S1419;
    var _S1428 : f32 = _S1427[i32(0)] + _S1427[i32(1)] + _S1427[i32(2)];
    var _S1429 : f32 = _S1421.value0_27 * _S1426 + - (_S1421.value0_27 * _S1428);
    var _S1430 : f32 = _S1424 * _S1426 + (1.0f - _S1424) * _S1428;
    var _S1431 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S1423, &(_S1431), _S1430);
    (*_S1418) = vec2<f32>(_S1431, _S1429);
    return;
}

fn s_bwdProp_direct_light_0( _S1432 : s_bwdCallableCtx_direct_light_0,  _S1433 : ptr<function, Surface_Differential_0>,  _S1434 : ptr<function, vec3<f32>>,  _S1435 : ptr<function, vec2<f32>>,  _S1436 : vec3<f32>)
{
    var _S1437 : vec3<f32> = vec3<f32>(0.0f);
    var _S1438 : Frame_0 = Frame_0( _S1437, _S1437, _S1437 );
    var _S1439 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S1438, _S1437 );
    var _S1440 : vec4<f32> = vec4<f32>(0.0f);
    var _S1441 : vec2<f32> = vec2<f32>(0.0f);
    var _S1442 : Material_0 = Material_0( _S1440, _S1440, _S1441, u32(0), u32(0) );
    var _S1443 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0 = s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0( _S1442, _S1437, _S1437 );
    var _S1444 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S1445 : Tuple_14 = s_apply_point_on_light_0(_S1432.value0_21.value1_3, _S1432.value0_21.value4_2);
    var _S1446 : s_paramCtx_s_bwdCallableCtx_point_on_light_0;
    _S1446.value0_92 = _S1432.value0_21.value1_3;
    _S1446.value1_23 = _S1432.value0_21.value4_2;
    var _S1447 : s_bwdCallableCtx_point_on_light_0 = s_bwdCallableCtx_point_on_light_0( _S1446 );
    var to_light_1 : vec3<f32> = _S1445.value0_26 - _S1432.value0_21.value2_2.position_0;
    var _S1448 : Tuple_5 = s_apply_dot_0(to_light_1, to_light_1);
    var _S1449 : s_bwdCallableCtx_dot_0;
    _S1449._S39 = to_light_1;
    _S1449._S40 = to_light_1;
    var _S1450 : s_bwdCallableCtx_dot_0 = _S1449;
    var _S1451 : bool = (_S1448.value0_5) > 0.0f;
    var _S1452 : bool;
    var _S1453 : vec3<f32>;
    var _S1454 : vec3<f32>;
    var _S1455 : vec3<f32>;
    var _S1456 : vec3<f32>;
    var _S1457 : f32;
    var _S1458 : f32;
    var _S1459 : f32;
    var _S1460 : f32;
    var _S1461 : f32;
    var _S1462 : f32;
    var _S1463 : f32;
    var _S1464 : f32;
    var _S1465 : s_bwdCallableCtx_power_heuristic_0;
    var _S1466 : s_bwdCallableCtx_abs_0;
    var _S1467 : s_bwdCallableCtx_bsdf_evaluate_0;
    var _S1468 : s_bwdCallableCtx_to_local_0;
    var _S1469 : s_bwdCallableCtx_dot_0;
    var _S1470 : s_bwdCallableCtx_sqrt_0;
    if(_S1451)
    {
        var _S1471 : Tuple_4 = s_apply_sqrt_0(_S1448.value0_5);
        var _S1472 : s_bwdCallableCtx_sqrt_0;
        _S1472._S35 = _S1448.value0_5;
        var _S1473 : s_bwdCallableCtx_sqrt_0 = _S1472;
        var _S1474 : vec3<f32> = vec3<f32>((1.0f / _S1471.value0_4));
        var _S1475 : f32 = _S1471.value0_4 * _S1471.value0_4;
        var direction_8 : vec3<f32> = to_light_1 * _S1474;
        var _S1476 : Tuple_5 = s_apply_dot_0(direction_8, _S1432.value0_21.value1_3.normal_1);
        var _S1477 : s_bwdCallableCtx_dot_0;
        _S1477._S39 = direction_8;
        _S1477._S40 = _S1432.value0_21.value1_3.normal_1;
        var _S1478 : s_bwdCallableCtx_dot_0 = _S1477;
        var cos_light_1 : f32 = - _S1476.value0_5;
        if(cos_light_1 > 0.0f)
        {
            _S1452 = true;
        }
        else
        {
            if(cos_light_1 < 0.0f)
            {
                _S1452 = _S1432.value0_21.value1_3.two_sided_2;
            }
            else
            {
                _S1452 = false;
            }
        }
        if(_S1452)
        {
            var _S1479 : Tuple_12 = s_apply_to_local_0(_S1432.value0_21.value2_2.frame_0, direction_8);
            var _S1480 : s_paramCtx_s_bwdCallableCtx_to_local_0;
            _S1480.value0_9 = _S1432.value0_21.value2_2.frame_0;
            _S1480.value1_2 = direction_8;
            var _S1481 : Tuple_16 = s_apply_bsdf_evaluate_0(_S1432.value0_21.value0_10, _S1432.value0_21.value3_2, _S1479.value0_24);
            var _S1482 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0;
            _S1482.value0_90 = _S1432.value0_21.value0_10;
            _S1482.value1_21 = _S1432.value0_21.value3_2;
            _S1482.value2_13 = _S1479.value0_24;
            var _S1483 : Tuple_2 = s_apply_abs_0(cos_light_1);
            var _S1484 : s_bwdCallableCtx_abs_0;
            _S1484._S18 = cos_light_1;
            var pdf_light_1 : f32 = _S1448.value0_5 * _S1432.value0_21.value1_3.pdf_area_1;
            var _S1485 : f32 = _S1481.value0_28.pdf_1 * _S1483.value0_2;
            var _S1486 : Tuple_10 = s_apply_power_heuristic_0(pdf_light_1, _S1485);
            var _S1487 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
            _S1487.value0_91 = pdf_light_1;
            _S1487.value1_22 = _S1485;
            var _S1488 : f32 = _S1486.value0_19 * _S1483.value0_2;
            var _S1489 : vec3<f32> = vec3<f32>((_S1488 / pdf_light_1));
            var _S1490 : f32 = pdf_light_1 * pdf_light_1;
            _S1453 = _S1481.value0_28.f_cos_0 * _S1432.value0_21.value1_3.radiance_2;
            _S1454 = _S1489;
            _S1457 = _S1490;
            _S1458 = _S1488;
            _S1459 = pdf_light_1;
            _S1460 = _S1486.value0_19;
            _S1461 = _S1483.value0_2;
            _S1455 = _S1432.value0_21.value1_3.radiance_2;
            _S1465.value0_94 = _S1487;
            _S1462 = _S1481.value0_28.pdf_1;
            _S1463 = _S1432.value0_21.value1_3.pdf_area_1;
            _S1466 = _S1484;
            _S1467.value0_95 = _S1482;
            _S1468.value0_23 = _S1480;
        }
        else
        {
            _S1453 = _S1437;
            _S1454 = _S1437;
            _S1457 = 0.0f;
            _S1458 = 0.0f;
            _S1459 = 0.0f;
            _S1460 = 0.0f;
            _S1461 = 0.0f;
            _S1455 = _S1437;
            _S1465.value0_94 = _S1444;
            _S1462 = 0.0f;
            _S1463 = 0.0f;
            _S1466._S18 = 0.0f;
            _S1467.value0_95 = _S1443;
            _S1468.value0_23 = _S1439;
        }
        _S1469 = _S1478;
        _S1456 = _S1474;
        _S1464 = _S1475;
        _S1470 = _S1473;
    }
    else
    {
        _S1452 = false;
        _S1453 = _S1437;
        _S1454 = _S1437;
        _S1457 = 0.0f;
        _S1458 = 0.0f;
        _S1459 = 0.0f;
        _S1460 = 0.0f;
        _S1461 = 0.0f;
        _S1455 = _S1437;
        _S1465.value0_94 = _S1444;
        _S1462 = 0.0f;
        _S1463 = 0.0f;
        _S1466._S18 = 0.0f;
        _S1467.value0_95 = _S1443;
        _S1468.value0_23 = _S1439;
        _S1469._S39 = _S1437;
        _S1469._S40 = _S1437;
        _S1456 = _S1437;
        _S1464 = 0.0f;
        _S1470._S35 = 0.0f;
    }
    var _S1491 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1492 : Surface_Differential_0;
    if(_S1451)
    {
        if(_S1452)
        {
            var _S1493 : vec3<f32> = _S1453 * _S1436;
            var _S1494 : f32 = (_S1493[i32(0)] + _S1493[i32(1)] + _S1493[i32(2)]) / _S1457;
            var _S1495 : f32 = _S1458 * - _S1494;
            var _S1496 : f32 = _S1459 * _S1494;
            var _S1497 : f32 = _S1460 * _S1496;
            var _S1498 : f32 = _S1461 * _S1496;
            var _S1499 : vec3<f32> = _S1455 * (_S1454 * _S1436);
            var _S1500 : f32 = 0.0f;
            var _S1501 : f32 = 0.0f;
            s_bwdProp_power_heuristic_0(_S1465, &(_S1500), &(_S1501), _S1498);
            var _S1502 : f32 = _S1461 * _S1501;
            var _S1503 : f32 = _S1463 * (_S1495 + _S1500);
            var _S1504 : f32 = _S1497 + _S1462 * _S1501;
            var _S1505 : f32 = 0.0f;
            s_bwdProp_abs_0(_S1466, &(_S1505), _S1504);
            var _S1506 : BsdfValue_0 = BsdfValue_x24_syn_dzero_0();
            _S1506.f_cos_0 = _S1499;
            _S1506.pdf_1 = _S1502;
            var _S1507 : vec3<f32> = _S1437;
            var _S1508 : vec3<f32> = _S1437;
            s_bwdProp_bsdf_evaluate_0(_S1467, &(_S1507), &(_S1508), _S1506);
            var _S1509 : Frame_0;
            _S1509.s_0 = _S1437;
            _S1509.t_0 = _S1437;
            _S1509.n_0 = _S1437;
            var _S1510 : vec3<f32> = _S1437;
            s_bwdProp_to_local_0(_S1468, &(_S1509), &(_S1510), _S1508);
            var _S1511 : Surface_Differential_0 = _S1491;
            _S1511.frame_2 = _S1509;
            var _S1512 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1491, _S1511);
            _S1457 = _S1505;
            _S1453 = _S1510;
            _S1458 = _S1503;
            _S1492 = _S1512;
            _S1454 = _S1507;
        }
        else
        {
            _S1457 = 0.0f;
            _S1453 = _S1437;
            _S1458 = 0.0f;
            _S1492 = _S1491;
            _S1454 = _S1437;
        }
        var _S1513 : f32 = - _S1457;
        var _S1514 : vec3<f32> = _S1437;
        var _S1515 : vec3<f32> = _S1437;
        s_bwdProp_dot_0(_S1469, &(_S1514), &(_S1515), _S1513);
        var _S1516 : vec3<f32> = _S1514 + _S1453;
        var _S1517 : vec3<f32> = to_light_1 * _S1516;
        var _S1518 : vec3<f32> = _S1456 * _S1516;
        var _S1519 : f32 = - ((_S1517[i32(0)] + _S1517[i32(1)] + _S1517[i32(2)]) / _S1464);
        var _S1520 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1470, &(_S1520), _S1519);
        _S1457 = _S1520 + _S1458;
        _S1453 = _S1518;
    }
    else
    {
        _S1457 = 0.0f;
        _S1453 = _S1437;
        _S1492 = _S1491;
        _S1454 = _S1437;
    }
    var _S1521 : vec3<f32> = _S1437;
    var _S1522 : vec3<f32> = _S1437;
    s_bwdProp_dot_0(_S1450, &(_S1521), &(_S1522), _S1457);
    var _S1523 : vec3<f32> = _S1521 + _S1522 + _S1453;
    var _S1524 : vec3<f32> = (vec3<f32>(0) - _S1523);
    var _S1525 : vec2<f32> = _S1441;
    s_bwdProp_point_on_light_0(_S1447, &(_S1525), _S1523);
    var _S1526 : Surface_Differential_0 = _S1491;
    _S1526.position_1 = _S1524;
    (*_S1433) = Surface_x24_syn_dadd_0(_S1492, _S1526);
    (*_S1434) = _S1454;
    (*_S1435) = _S1525;
    return;
}

fn s_bwdProp_emission_of_0( _S1527 : s_bwdCallableCtx_emission_of_0,  _S1528 : ptr<function, Surface_Differential_0>,  _S1529 : ptr<function, vec3<f32>>,  _S1530 : ptr<function, vec3<f32>>,  _S1531 : ptr<function, f32>,  _S1532 : vec3<f32>)
{
    var _S1533 : vec3<f32> = vec3<f32>(0.0f);
    var _S1534 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S1535 : Tuple_5 = s_apply_dot_0(_S1527.value0_17.value3_1, _S1527.value0_17.value1_1.geometric_normal_0);
    var _S1536 : s_bwdCallableCtx_dot_0;
    _S1536._S39 = _S1527.value0_17.value3_1;
    _S1536._S40 = _S1527.value0_17.value1_1.geometric_normal_0;
    var _S1537 : s_bwdCallableCtx_dot_0 = _S1536;
    var _S1538 : bool;
    if(_S1527.value0_17.value0_8.two_sided_1)
    {
        _S1538 = true;
    }
    else
    {
        _S1538 = (_S1535.value0_5) < 0.0f;
    }
    var _S1539 : vec3<f32>;
    var _S1540 : s_bwdCallableCtx_power_heuristic_0;
    var _S1541 : f32;
    var _S1542 : f32;
    var _S1543 : s_bwdCallableCtx_dot_0;
    var _S1544 : s_bwdCallableCtx_abs_0;
    if(_S1538)
    {
        if(_S1527.value0_17.value5_1)
        {
            _S1539 = _S1533;
            _S1540.value0_94 = _S1534;
            _S1541 = 0.0f;
            _S1543._S39 = _S1533;
            _S1543._S40 = _S1533;
            _S1542 = 0.0f;
            _S1544._S18 = 0.0f;
        }
        else
        {
            var arm_1 : vec3<f32> = _S1527.value0_17.value1_1.position_0 - _S1527.value0_17.value2_1;
            var _S1545 : Tuple_2 = s_apply_abs_0(_S1535.value0_5);
            var _S1546 : s_bwdCallableCtx_abs_0;
            _S1546._S18 = _S1535.value0_5;
            var _S1547 : f32 = _S1527.value0_17.value4_1 * _S1545.value0_2;
            var _S1548 : Tuple_5 = s_apply_dot_0(arm_1, arm_1);
            var _S1549 : s_bwdCallableCtx_dot_0;
            _S1549._S39 = arm_1;
            _S1549._S40 = arm_1;
            var _S1550 : f32 = _S1548.value0_5 * _S1527.value0_17.value0_8.pdf_area_0;
            var _S1551 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
            _S1551.value0_91 = _S1547;
            _S1551.value1_22 = _S1550;
            _S1539 = _S1527.value0_17.value0_8.radiance_1;
            _S1540.value0_94 = _S1551;
            _S1541 = _S1527.value0_17.value0_8.pdf_area_0;
            _S1543 = _S1549;
            _S1542 = _S1545.value0_2;
            _S1544 = _S1546;
        }
    }
    else
    {
        _S1539 = _S1533;
        _S1540.value0_94 = _S1534;
        _S1541 = 0.0f;
        _S1543._S39 = _S1533;
        _S1543._S40 = _S1533;
        _S1542 = 0.0f;
        _S1544._S18 = 0.0f;
    }
    var _S1552 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1553 : Surface_Differential_0;
    if(_S1538)
    {
        if(_S1527.value0_17.value5_1)
        {
            _S1541 = 0.0f;
            _S1553 = _S1552;
            _S1539 = _S1533;
            _S1542 = 0.0f;
        }
        else
        {
            var _S1554 : vec3<f32> = _S1539 * _S1532;
            var _S1555 : f32 = _S1554[i32(0)] + _S1554[i32(1)] + _S1554[i32(2)];
            var _S1556 : f32 = 0.0f;
            var _S1557 : f32 = 0.0f;
            s_bwdProp_power_heuristic_0(_S1540, &(_S1556), &(_S1557), _S1555);
            var _S1558 : f32 = _S1541 * _S1557;
            var _S1559 : vec3<f32> = _S1533;
            var _S1560 : vec3<f32> = _S1533;
            s_bwdProp_dot_0(_S1543, &(_S1559), &(_S1560), _S1558);
            var _S1561 : f32 = _S1527.value0_17.value4_1 * _S1556;
            var _S1562 : f32 = _S1542 * _S1556;
            var _S1563 : f32 = 0.0f;
            s_bwdProp_abs_0(_S1544, &(_S1563), _S1561);
            var _S1564 : vec3<f32> = _S1559 + _S1560;
            var _S1565 : vec3<f32> = (vec3<f32>(0) - _S1564);
            var _S1566 : Surface_Differential_0 = _S1552;
            _S1566.position_1 = _S1564;
            var _S1567 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1552, _S1566);
            _S1541 = _S1563;
            _S1553 = _S1567;
            _S1539 = _S1565;
            _S1542 = _S1562;
        }
    }
    else
    {
        _S1541 = 0.0f;
        _S1553 = _S1552;
        _S1539 = _S1533;
        _S1542 = 0.0f;
    }
    var _S1568 : vec3<f32> = _S1533;
    var _S1569 : vec3<f32> = _S1533;
    s_bwdProp_dot_0(_S1537, &(_S1568), &(_S1569), _S1541);
    (*_S1528) = _S1553;
    (*_S1529) = _S1539;
    (*_S1530) = _S1568;
    (*_S1531) = _S1542;
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

fn s_bwdProp_frame_from_normal_0( _S1570 : s_bwdCallableCtx_frame_from_normal_0,  _S1571 : ptr<function, vec3<f32>>,  _S1572 : Frame_0)
{
    var _S1573 : f32 = _S1570.value0_105.value0_103.z;
    var sign_1 : f32;
    if(_S1573 < 0.0f)
    {
        sign_1 = -1.0f;
    }
    else
    {
        sign_1 = 1.0f;
    }
    var _S1574 : f32 = sign_1 + _S1573;
    var a_3 : f32 = -1.0f / _S1574;
    var _S1575 : f32 = _S1574 * _S1574;
    var _S1576 : f32 = _S1570.value0_105.value0_103.x;
    var _S1577 : f32 = _S1570.value0_105.value0_103.y;
    var _S1578 : f32 = _S1576 * _S1577;
    var _S1579 : f32 = sign_1 * _S1576;
    var _S1580 : f32 = _S1579 * _S1576;
    var _S1581 : f32 = - sign_1;
    var _S1582 : f32 = _S1577 * _S1577;
    var _S1583 : f32 = _S1577 * (a_3 * _S1572.t_0[i32(1)]);
    var _S1584 : f32 = a_3 * _S1572.s_0[i32(0)];
    var _S1585 : f32 = _S1572.t_0[i32(0)] + sign_1 * _S1572.s_0[i32(1)];
    var _S1586 : f32 = a_3 * _S1585;
    (*_S1571) = _S1572.n_0 + vec3<f32>(_S1581 * _S1572.s_0[i32(2)] + _S1579 * _S1584 + sign_1 * (_S1576 * _S1584) + _S1577 * _S1586, - _S1572.t_0[i32(2)] + _S1583 + _S1583 + _S1576 * _S1586, 0.0f) + vec3<f32>(0.0f, 0.0f, -1.0f * - ((_S1582 * _S1572.t_0[i32(1)] + _S1580 * _S1572.s_0[i32(0)] + _S1578 * _S1585) / _S1575));
    return;
}

fn s_bwdProp_frame_from_normal_tangent_0( _S1587 : s_bwdCallableCtx_frame_from_normal_tangent_0,  _S1588 : ptr<function, vec3<f32>>,  _S1589 : Frame_0)
{
    var _S1590 : vec3<f32> = vec3<f32>(0.0f);
    var _S1591 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S1590 );
    var _S1592 : Tuple_5 = s_apply_dot_0(_S1587.value0_104.value0_102, _S1587.value0_104.value1_27);
    var _S1593 : s_bwdCallableCtx_dot_0;
    _S1593._S39 = _S1587.value0_104.value0_102;
    _S1593._S40 = _S1587.value0_104.value1_27;
    var _S1594 : s_bwdCallableCtx_dot_0 = _S1593;
    var _S1595 : vec3<f32> = vec3<f32>(- _S1592.value0_5);
    var s_4 : vec3<f32> = _S1587.value0_104.value1_27 + _S1587.value0_104.value0_102 * _S1595;
    var _S1596 : Tuple_5 = s_apply_dot_0(s_4, s_4);
    var _S1597 : s_bwdCallableCtx_dot_0;
    _S1597._S39 = s_4;
    _S1597._S40 = s_4;
    var _S1598 : s_bwdCallableCtx_dot_0 = _S1597;
    var _S1599 : bool = (_S1596.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(_S1587.value0_104.value1_27, _S1587.value0_104.value1_27).value0_5);
    var _S1600 : s_bwdCallableCtx_cross_0;
    var _S1601 : vec3<f32>;
    var _S1602 : f32;
    var _S1603 : s_bwdCallableCtx_sqrt_0;
    var _S1604 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S1599)
    {
        var _S1605 : Tuple_4 = s_apply_sqrt_0(_S1596.value0_5);
        var _S1606 : s_bwdCallableCtx_sqrt_0;
        _S1606._S35 = _S1596.value0_5;
        var _S1607 : vec3<f32> = vec3<f32>((1.0f / _S1605.value0_4));
        var _S1608 : f32 = _S1605.value0_4 * _S1605.value0_4;
        var _S1609 : vec3<f32> = s_4 * _S1607;
        var _S1610 : s_bwdCallableCtx_cross_0;
        _S1610._S22 = _S1587.value0_104.value0_102;
        _S1610._S23 = _S1609;
        _S1600 = _S1610;
        _S1601 = _S1607;
        _S1602 = _S1608;
        _S1603 = _S1606;
        _S1604.value0_105 = _S1591;
    }
    else
    {
        var _S1611 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S1611.value0_103 = _S1587.value0_104.value0_102;
        _S1600._S22 = _S1590;
        _S1600._S23 = _S1590;
        _S1601 = _S1590;
        _S1602 = 0.0f;
        _S1603._S35 = 0.0f;
        _S1604.value0_105 = _S1611;
    }
    var _S1612 : vec3<f32>;
    if(_S1599)
    {
        var _S1613 : vec3<f32> = _S1590;
        var _S1614 : vec3<f32> = _S1590;
        s_bwdProp_cross_0(_S1600, &(_S1613), &(_S1614), _S1589.t_0);
        var _S1615 : vec3<f32> = _S1589.s_0 + _S1614;
        var _S1616 : vec3<f32> = s_4 * _S1615;
        var _S1617 : vec3<f32> = _S1601 * _S1615;
        var _S1618 : f32 = - ((_S1616[i32(0)] + _S1616[i32(1)] + _S1616[i32(2)]) / _S1602);
        var _S1619 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1603, &(_S1619), _S1618);
        var _S1620 : vec3<f32> = _S1589.n_0 + _S1613;
        _S1602 = _S1619;
        _S1601 = _S1617;
        _S1612 = _S1620;
    }
    else
    {
        var _S1621 : vec3<f32> = _S1590;
        s_bwdProp_frame_from_normal_0(_S1604, &(_S1621), _S1589);
        _S1602 = 0.0f;
        _S1601 = _S1590;
        _S1612 = _S1621;
    }
    var _S1622 : vec3<f32> = _S1590;
    var _S1623 : vec3<f32> = _S1590;
    s_bwdProp_dot_0(_S1598, &(_S1622), &(_S1623), _S1602);
    var _S1624 : vec3<f32> = _S1622 + _S1623 + _S1601;
    var _S1625 : vec3<f32> = _S1587.value0_104.value0_102 * _S1624;
    var _S1626 : vec3<f32> = _S1595 * _S1624;
    var _S1627 : f32 = - (_S1625[i32(0)] + _S1625[i32(1)] + _S1625[i32(2)]);
    var _S1628 : vec3<f32> = _S1590;
    var _S1629 : vec3<f32> = _S1590;
    s_bwdProp_dot_0(_S1594, &(_S1628), &(_S1629), _S1627);
    (*_S1588) = _S1626 + _S1628 + _S1612;
    return;
}

fn s_bwdProp_surface_at_0( _S1630 : s_bwdCallableCtx_surface_at_0,  _S1631 : ptr<function, vec3<f32>>,  _S1632 : ptr<function, vec3<f32>>,  _S1633 : Surface_Differential_0)
{
    var _S1634 : vec3<f32> = vec3<f32>(0.0f);
    var _S1635 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0( _S1634, _S1634 );
    var _S1636 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S1634 );
    var _S1637 : Tuple_3 = s_apply_cross_0(_S1630.value0_16.value0_15.e1_1, _S1630.value0_16.value0_15.e2_1);
    var _S1638 : vec3<f32> = _S1637.value0_3;
    var _S1639 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S1638, _S1638).value0_5));
    var along1_0 : vec3<f32> = s_apply_cross_0(_S1630.value0_16.value0_15.e2_1, _S1637.value0_3).value0_3 * _S1639;
    var along2_0 : vec3<f32> = s_apply_cross_0(_S1637.value0_3, _S1630.value0_16.value0_15.e1_1).value0_3 * _S1639;
    var from_p0_1 : vec3<f32> = _S1630.value0_16.value1_5 - _S1630.value0_16.value0_15.p0_0;
    var _S1640 : Tuple_5 = s_apply_dot_0(from_p0_1, _S1637.value0_3);
    var _S1641 : s_bwdCallableCtx_dot_0;
    _S1641._S39 = from_p0_1;
    _S1641._S40 = _S1637.value0_3;
    var _S1642 : s_bwdCallableCtx_dot_0 = _S1641;
    var _S1643 : Tuple_5 = s_apply_dot_0(_S1630.value0_16.value2_4, _S1637.value0_3);
    var _S1644 : s_bwdCallableCtx_dot_0;
    _S1644._S39 = _S1630.value0_16.value2_4;
    _S1644._S40 = _S1637.value0_3;
    var _S1645 : s_bwdCallableCtx_dot_0 = _S1644;
    var _S1646 : f32 = _S1643.value0_5 * _S1643.value0_5;
    var _S1647 : vec3<f32> = vec3<f32>(- (_S1640.value0_5 / _S1643.value0_5));
    var in_plane_1 : vec3<f32> = from_p0_1 + _S1630.value0_16.value2_4 * _S1647;
    var _S1648 : Tuple_5 = s_apply_dot_0(in_plane_1, along1_0);
    var _S1649 : s_bwdCallableCtx_dot_0;
    _S1649._S39 = in_plane_1;
    _S1649._S40 = along1_0;
    var _S1650 : s_bwdCallableCtx_dot_0 = _S1649;
    var _S1651 : Tuple_5 = s_apply_dot_0(in_plane_1, along2_0);
    var _S1652 : s_bwdCallableCtx_dot_0;
    _S1652._S39 = in_plane_1;
    _S1652._S40 = along2_0;
    var _S1653 : s_bwdCallableCtx_dot_0 = _S1652;
    var n_3 : vec3<f32>;
    var _S1654 : vec3<f32>;
    var _S1655 : vec3<f32>;
    var _S1656 : vec3<f32>;
    var _S1657 : vec3<f32>;
    var _S1658 : bool;
    var _S1659 : bool;
    var _S1660 : s_bwdCallableCtx_dot_0;
    var _S1661 : s_bwdCallableCtx_dot_0;
    var _S1662 : f32;
    var _S1663 : s_bwdCallableCtx_sqrt_0;
    if(_S1630.value0_16.value0_15.smooth_0)
    {
        var _S1664 : vec3<f32> = _S1630.value0_16.value0_15.n1_0 - _S1630.value0_16.value0_15.n0_0;
        var _S1665 : vec3<f32> = _S1630.value0_16.value0_15.n2_0 - _S1630.value0_16.value0_15.n0_0;
        var interpolated_1 : vec3<f32> = _S1664 * vec3<f32>(_S1648.value0_5) + _S1665 * vec3<f32>(_S1651.value0_5) + _S1630.value0_16.value0_15.n0_0;
        var _S1666 : Tuple_5 = s_apply_dot_0(interpolated_1, interpolated_1);
        var _S1667 : s_bwdCallableCtx_dot_0;
        _S1667._S39 = interpolated_1;
        _S1667._S40 = interpolated_1;
        var _S1668 : s_bwdCallableCtx_dot_0 = _S1667;
        var _S1669 : bool = (_S1666.value0_5) > 0.0f;
        if(_S1669)
        {
            var _S1670 : Tuple_4 = s_apply_sqrt_0(_S1666.value0_5);
            var _S1671 : s_bwdCallableCtx_sqrt_0;
            _S1671._S35 = _S1666.value0_5;
            var _S1672 : vec3<f32> = vec3<f32>((1.0f / _S1670.value0_4));
            var _S1673 : f32 = _S1670.value0_4 * _S1670.value0_4;
            var n_4 : vec3<f32> = interpolated_1 * _S1672;
            var _S1674 : Tuple_5 = s_apply_dot_0(_S1630.value0_16.value0_15.plane_normal_0, n_4);
            var _S1675 : s_bwdCallableCtx_dot_0;
            _S1675._S39 = _S1630.value0_16.value0_15.plane_normal_0;
            _S1675._S40 = n_4;
            var _S1676 : bool = (_S1674.value0_5) < 0.0f;
            n_3 = n_4;
            _S1658 = _S1676;
            _S1660 = _S1675;
            _S1654 = _S1672;
            _S1662 = _S1673;
            _S1663 = _S1671;
        }
        else
        {
            n_3 = _S1630.value0_16.value0_15.plane_normal_0;
            _S1658 = false;
            _S1660._S39 = _S1634;
            _S1660._S40 = _S1634;
            _S1654 = _S1634;
            _S1662 = 0.0f;
            _S1663._S35 = 0.0f;
        }
        var _S1677 : bool = _S1658;
        var _S1678 : vec3<f32> = _S1654;
        _S1658 = _S1669;
        _S1659 = _S1677;
        _S1654 = interpolated_1;
        _S1655 = _S1678;
        _S1661 = _S1668;
        _S1656 = _S1665;
        _S1657 = _S1664;
    }
    else
    {
        n_3 = _S1630.value0_16.value0_15.plane_normal_0;
        _S1658 = false;
        _S1659 = false;
        _S1660._S39 = _S1634;
        _S1660._S40 = _S1634;
        _S1654 = _S1634;
        _S1655 = _S1634;
        _S1662 = 0.0f;
        _S1663._S35 = 0.0f;
        _S1661._S39 = _S1634;
        _S1661._S40 = _S1634;
        _S1656 = _S1634;
        _S1657 = _S1634;
    }
    var _S1679 : s_bwdCallableCtx_frame_from_normal_tangent_0;
    var _S1680 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S1630.value0_16.value0_15.anisotropic_0)
    {
        var _S1681 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0;
        _S1681.value0_102 = n_3;
        _S1681.value1_27 = _S1630.value0_16.value0_15.tangent_0;
        _S1679.value0_104 = _S1681;
        _S1680.value0_105 = _S1636;
    }
    else
    {
        var _S1682 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S1682.value0_103 = n_3;
        _S1679.value0_104 = _S1635;
        _S1680.value0_105 = _S1682;
    }
    var _S1683 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1684 : Surface_Differential_0;
    if(_S1630.value0_16.value0_15.anisotropic_0)
    {
        var _S1685 : Frame_0 = Frame_x24_syn_dzero_0();
        _S1684 = _S1633;
        _S1684.frame_2 = _S1685;
        var _S1686 : vec3<f32> = _S1634;
        s_bwdProp_frame_from_normal_tangent_0(_S1679, &(_S1686), _S1633.frame_2);
        var _S1687 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1684, _S1683);
        n_3 = _S1686;
        _S1684 = _S1687;
    }
    else
    {
        var _S1688 : Frame_0 = Frame_x24_syn_dzero_0();
        _S1684 = _S1633;
        _S1684.frame_2 = _S1688;
        var _S1689 : vec3<f32> = _S1634;
        s_bwdProp_frame_from_normal_0(_S1680, &(_S1689), _S1633.frame_2);
        var _S1690 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1684, _S1683);
        n_3 = _S1689;
        _S1684 = _S1690;
    }
    if(_S1630.value0_16.value0_15.smooth_0)
    {
        if(_S1658)
        {
            var _S1691 : vec3<f32>;
            if(_S1659)
            {
                var _S1692 : Surface_Differential_0 = _S1684;
                _S1684 = _S1683;
                _S1691 = _S1692.position_1;
            }
            else
            {
                _S1684 = Surface_x24_syn_dadd_0(_S1684, _S1683);
                _S1691 = _S1634;
            }
            var _S1693 : vec3<f32> = _S1634;
            var _S1694 : vec3<f32> = _S1634;
            s_bwdProp_dot_0(_S1660, &(_S1693), &(_S1694), 0.0f);
            var _S1695 : vec3<f32> = _S1694 + n_3;
            var _S1696 : vec3<f32> = _S1654 * _S1695;
            var _S1697 : vec3<f32> = _S1655 * _S1695;
            var _S1698 : f32 = - ((_S1696[i32(0)] + _S1696[i32(1)] + _S1696[i32(2)]) / _S1662);
            var _S1699 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S1663, &(_S1699), _S1698);
            _S1662 = _S1699;
            n_3 = _S1697;
            _S1654 = _S1691;
        }
        else
        {
            var _S1700 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1684, _S1683);
            _S1662 = 0.0f;
            n_3 = _S1634;
            _S1684 = _S1700;
            _S1654 = _S1634;
        }
        var _S1701 : vec3<f32> = _S1634;
        var _S1702 : vec3<f32> = _S1634;
        s_bwdProp_dot_0(_S1661, &(_S1701), &(_S1702), _S1662);
        var _S1703 : vec3<f32> = _S1701 + _S1702 + n_3;
        var _S1704 : vec3<f32> = _S1656 * _S1703;
        var _S1705 : vec3<f32> = _S1657 * _S1703;
        n_3 = _S1654;
        _S1654 = _S1704;
        _S1655 = _S1705;
    }
    else
    {
        _S1684 = Surface_x24_syn_dadd_0(_S1684, _S1683);
        n_3 = _S1634;
        _S1654 = _S1634;
        _S1655 = _S1634;
    }
    var _S1706 : vec3<f32> = _S1684.position_1 + n_3;
    var _S1707 : vec3<f32> = _S1630.value0_16.value0_15.e2_1 * _S1706;
    var _S1708 : vec3<f32> = _S1630.value0_16.value0_15.e1_1 * _S1706;
    var _S1709 : f32 = _S1654[i32(0)] + _S1654[i32(1)] + _S1654[i32(2)] + (_S1707[i32(0)] + _S1707[i32(1)] + _S1707[i32(2)]);
    var _S1710 : vec3<f32> = _S1634;
    var _S1711 : vec3<f32> = _S1634;
    s_bwdProp_dot_0(_S1653, &(_S1710), &(_S1711), _S1709);
    var _S1712 : f32 = _S1655[i32(0)] + _S1655[i32(1)] + _S1655[i32(2)] + (_S1708[i32(0)] + _S1708[i32(1)] + _S1708[i32(2)]);
    var _S1713 : vec3<f32> = _S1634;
    var _S1714 : vec3<f32> = _S1634;
    s_bwdProp_dot_0(_S1650, &(_S1713), &(_S1714), _S1712);
    var _S1715 : vec3<f32> = _S1710 + _S1713;
    var _S1716 : vec3<f32> = _S1630.value0_16.value2_4 * _S1715;
    var _S1717 : vec3<f32> = _S1647 * _S1715;
    var _S1718 : f32 = - (_S1716[i32(0)] + _S1716[i32(1)] + _S1716[i32(2)]) / _S1646;
    var _S1719 : f32 = _S1640.value0_5 * - _S1718;
    var _S1720 : f32 = _S1643.value0_5 * _S1718;
    var _S1721 : vec3<f32> = _S1634;
    var _S1722 : vec3<f32> = _S1634;
    s_bwdProp_dot_0(_S1645, &(_S1721), &(_S1722), _S1719);
    var _S1723 : vec3<f32> = _S1634;
    var _S1724 : vec3<f32> = _S1634;
    s_bwdProp_dot_0(_S1642, &(_S1723), &(_S1724), _S1720);
    var _S1725 : vec3<f32> = _S1717 + _S1721;
    (*_S1631) = _S1715 + _S1723;
    (*_S1632) = _S1725;
    return;
}

fn s_bwdProp_path_luminance_0( _S1726 : s_bwdCallableCtx_path_luminance_0,  _S1727 : ptr<function, vec3<f32>>,  _S1728 : ptr<function, vec3<f32>>,  _S1729 : ptr<function, f32>,  _S1730 : ptr<function, vec2<f32>>,  _S1731 : ptr<function, vec2<f32>>,  _S1732 : f32)
{
    var _S1733 : vec3<f32> = vec3<f32>(0.0f);
    var _S1734 : Emitted_0 = Emitted_0( _S1733, 0.0f, false );
    var _S1735 : Frame_0 = Frame_0( _S1733, _S1733, _S1733 );
    var _S1736 : Surface_0 = Surface_0( _S1733, _S1735, _S1733 );
    var _S1737 : s_paramCtx_s_bwdCallableCtx_emission_of_0 = s_paramCtx_s_bwdCallableCtx_emission_of_0( _S1734, _S1736, _S1733, _S1733, 0.0f, false );
    var _S1738 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S1735, _S1733 );
    var _S1739 : vec4<f32> = vec4<f32>(0.0f);
    var _S1740 : vec2<f32> = vec2<f32>(0.0f);
    var _S1741 : Material_0 = Material_0( _S1739, _S1739, _S1740, u32(0), u32(0) );
    var _S1742 : ChosenLight_0 = ChosenLight_0( _S1733, _S1733, _S1733, _S1733, _S1733, 0.0f, false, u32(0) );
    var _S1743 : s_paramCtx_s_bwdCallableCtx_direct_light_0 = s_paramCtx_s_bwdCallableCtx_direct_light_0( _S1741, _S1742, _S1736, _S1733, _S1740 );
    var _S1744 : s_paramCtx_s_bwdCallableCtx_scatter_0 = s_paramCtx_s_bwdCallableCtx_scatter_0( _S1741, _S1736, _S1733, _S1740, 0.0f );
    var _S1745 : Tuple_6 = s_apply_surface_at_0(_S1726.value0_7.value0_6.triangle_0, _S1726.value0_7.value1_0, _S1726.value0_7.value2_0);
    var _S1746 : s_paramCtx_s_bwdCallableCtx_surface_at_0;
    _S1746.value0_15 = _S1726.value0_7.value0_6.triangle_0;
    _S1746.value1_5 = _S1726.value0_7.value1_0;
    _S1746.value2_4 = _S1726.value0_7.value2_0;
    var _S1747 : s_bwdCallableCtx_surface_at_0 = s_bwdCallableCtx_surface_at_0( _S1746 );
    var _S1748 : bool = (_S1726.value0_7.value0_6.triangle_0.emission_1) != u32(4294967295);
    var _S1749 : s_bwdCallableCtx_dot_0;
    var _S1750 : s_bwdCallableCtx_emission_of_0;
    if(_S1748)
    {
        var _S1751 : Tuple_9 = s_apply_emission_of_0(_S1726.value0_7.value0_6.emitted_0, _S1745.value0_12, _S1726.value0_7.value1_0, _S1726.value0_7.value2_0, _S1726.value0_7.value3_0, _S1726.value0_7.value0_6.delta_0);
        var _S1752 : s_paramCtx_s_bwdCallableCtx_emission_of_0;
        _S1752.value0_8 = _S1726.value0_7.value0_6.emitted_0;
        _S1752.value1_1 = _S1745.value0_12;
        _S1752.value2_1 = _S1726.value0_7.value1_0;
        _S1752.value3_1 = _S1726.value0_7.value2_0;
        _S1752.value4_1 = _S1726.value0_7.value3_0;
        _S1752.value5_1 = _S1726.value0_7.value0_6.delta_0;
        var _S1753 : s_bwdCallableCtx_dot_0;
        _S1753._S39 = _S1751.value0_18;
        _S1753._S40 = _S1726.value0_7.value0_6.importance_0;
        _S1749 = _S1753;
        _S1750.value0_17 = _S1752;
    }
    else
    {
        _S1749._S39 = _S1733;
        _S1749._S40 = _S1733;
        _S1750.value0_17 = _S1737;
    }
    var _S1754 : bool;
    if(_S1726.value0_7.value0_6.lit_0)
    {
        _S1754 = true;
    }
    else
    {
        _S1754 = _S1726.value0_7.value0_6.scatters_0;
    }
    var _S1755 : s_bwdCallableCtx_dot_0;
    var _S1756 : s_bwdCallableCtx_dot_0;
    var _S1757 : s_bwdCallableCtx_dot_0;
    var _S1758 : s_bwdCallableCtx_dot_0;
    var _S1759 : bool;
    var _S1760 : bool;
    var _S1761 : s_bwdCallableCtx_direct_light_0;
    var _S1762 : f32;
    var _S1763 : s_bwdCallableCtx_scatter_0;
    var _S1764 : s_bwdCallableCtx_to_local_0;
    if(_S1754)
    {
        var _S1765 : vec3<f32> = (vec3<f32>(0) - _S1726.value0_7.value2_0);
        var _S1766 : Tuple_12 = s_apply_to_local_0(_S1745.value0_12.frame_0, _S1765);
        var _S1767 : s_paramCtx_s_bwdCallableCtx_to_local_0;
        _S1767.value0_9 = _S1745.value0_12.frame_0;
        _S1767.value1_2 = _S1765;
        var _S1768 : s_paramCtx_s_bwdCallableCtx_to_local_0 = _S1767;
        if(_S1726.value0_7.value0_6.lit_0)
        {
            var _S1769 : Tuple_13 = s_apply_direct_light_0(_S1726.value0_7.value0_6.material_1, _S1726.value0_7.value0_6.chosen_0, _S1745.value0_12, _S1766.value0_24, _S1726.value0_7.value5_0);
            var _S1770 : s_paramCtx_s_bwdCallableCtx_direct_light_0;
            _S1770.value0_10 = _S1726.value0_7.value0_6.material_1;
            _S1770.value1_3 = _S1726.value0_7.value0_6.chosen_0;
            _S1770.value2_2 = _S1745.value0_12;
            _S1770.value3_2 = _S1766.value0_24;
            _S1770.value4_2 = _S1726.value0_7.value5_0;
            var _S1771 : s_bwdCallableCtx_dot_0;
            _S1771._S39 = _S1769.value0_25;
            _S1771._S40 = _S1726.value0_7.value0_6.importance_0;
            _S1755 = _S1771;
            _S1761.value0_21 = _S1770;
        }
        else
        {
            _S1755._S39 = _S1733;
            _S1755._S40 = _S1733;
            _S1761.value0_21 = _S1743;
        }
        if(_S1726.value0_7.value0_6.scatters_0)
        {
            var _S1772 : Tuple_26 = s_apply_scatter_0(_S1726.value0_7.value0_6.material_1, _S1745.value0_12, _S1766.value0_24, _S1726.value0_7.value4_0, _S1726.value0_7.value0_6.lobe_0, _S1726.value0_7.value0_6.triangle_0.clearance_0);
            var _S1773 : s_paramCtx_s_bwdCallableCtx_scatter_0;
            _S1773.value0_11 = _S1726.value0_7.value0_6.material_1;
            _S1773.value1_4 = _S1745.value0_12;
            _S1773.value2_3 = _S1766.value0_24;
            _S1773.value3_3 = _S1726.value0_7.value4_0;
            _S1773.value4_3 = _S1726.value0_7.value0_6.lobe_0;
            var _S1774 : s_paramCtx_s_bwdCallableCtx_scatter_0 = _S1773;
            var _S1775 : s_bwdCallableCtx_dot_0;
            _S1775._S39 = _S1772.value0_38.weight_2;
            _S1775._S40 = _S1726.value0_7.value0_6.later_0;
            var _S1776 : s_bwdCallableCtx_dot_0 = _S1775;
            var _S1777 : s_bwdCallableCtx_dot_0;
            _S1777._S39 = _S1772.value0_38.origin_1;
            _S1777._S40 = _S1726.value0_7.value0_6.adjoint_origin_1;
            var _S1778 : s_bwdCallableCtx_dot_0 = _S1777;
            var _S1779 : s_bwdCallableCtx_dot_0;
            _S1779._S39 = _S1772.value0_38.direction_4;
            _S1779._S40 = _S1726.value0_7.value0_6.adjoint_direction_1;
            var _S1780 : s_bwdCallableCtx_dot_0 = _S1779;
            var _S1781 : bool = !_S1772.value0_38.delta_2;
            if(_S1781)
            {
                _S1762 = _S1726.value0_7.value0_6.adjoint_pdf_1;
            }
            else
            {
                _S1762 = 0.0f;
            }
            _S1759 = _S1781;
            _S1756 = _S1780;
            _S1757 = _S1778;
            _S1758 = _S1776;
            _S1763.value0_22 = _S1774;
        }
        else
        {
            _S1759 = false;
            _S1762 = 0.0f;
            _S1756._S39 = _S1733;
            _S1756._S40 = _S1733;
            _S1757._S39 = _S1733;
            _S1757._S40 = _S1733;
            _S1758._S39 = _S1733;
            _S1758._S40 = _S1733;
            _S1763.value0_22 = _S1744;
        }
        var _S1782 : s_bwdCallableCtx_dot_0 = _S1755;
        var _S1783 : bool = _S1759;
        _S1759 = _S1726.value0_7.value0_6.scatters_0;
        _S1760 = _S1783;
        _S1755 = _S1756;
        _S1756 = _S1757;
        _S1757 = _S1758;
        _S1758 = _S1782;
        _S1764.value0_23 = _S1768;
    }
    else
    {
        _S1759 = false;
        _S1760 = false;
        _S1762 = 0.0f;
        _S1755._S39 = _S1733;
        _S1755._S40 = _S1733;
        _S1756._S39 = _S1733;
        _S1756._S40 = _S1733;
        _S1757._S39 = _S1733;
        _S1757._S40 = _S1733;
        _S1763.value0_22 = _S1744;
        _S1758._S39 = _S1733;
        _S1758._S40 = _S1733;
        _S1761.value0_21 = _S1743;
        _S1764.value0_23 = _S1738;
    }
    var _S1784 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1785 : Departure_Differential_0 = Departure_x24_syn_dzero_0();
    var _S1786 : Surface_Differential_0;
    var _S1787 : vec3<f32>;
    var _S1788 : vec2<f32>;
    var _S1789 : vec2<f32>;
    if(_S1754)
    {
        if(_S1759)
        {
            var _S1790 : Departure_Differential_0;
            if(_S1760)
            {
                var _S1791 : f32 = _S1762 * _S1732;
                var _S1792 : Departure_Differential_0 = _S1785;
                _S1792.pdf_4 = _S1791;
                _S1790 = Departure_x24_syn_dadd_0(_S1785, _S1792);
            }
            else
            {
                _S1790 = _S1785;
            }
            var _S1793 : vec3<f32> = _S1733;
            var _S1794 : vec3<f32> = _S1733;
            s_bwdProp_dot_0(_S1755, &(_S1793), &(_S1794), _S1732);
            var _S1795 : vec3<f32> = _S1733;
            var _S1796 : vec3<f32> = _S1733;
            s_bwdProp_dot_0(_S1756, &(_S1795), &(_S1796), _S1732);
            var _S1797 : vec3<f32> = _S1733;
            var _S1798 : vec3<f32> = _S1733;
            s_bwdProp_dot_0(_S1757, &(_S1797), &(_S1798), _S1732);
            var _S1799 : Departure_Differential_0 = _S1785;
            _S1799.direction_6 = _S1793;
            _S1799.origin_2 = _S1795;
            _S1799.weight_4 = _S1797;
            var _S1800 : Departure_Differential_0 = Departure_x24_syn_dadd_0(_S1790, _S1799);
            var _S1801 : Surface_Differential_0;
            _S1801.position_1 = _S1733;
            _S1801.frame_2 = _S1735;
            var _S1802 : vec3<f32> = _S1733;
            var _S1803 : vec2<f32> = _S1740;
            s_bwdProp_scatter_0(_S1763, &(_S1801), &(_S1802), &(_S1803), _S1800);
            _S1786 = Surface_x24_syn_dadd_0(_S1801, _S1784);
            _S1787 = _S1802;
            _S1788 = _S1803;
        }
        else
        {
            _S1786 = _S1784;
            _S1787 = _S1733;
            _S1788 = _S1740;
        }
        if(_S1726.value0_7.value0_6.lit_0)
        {
            var _S1804 : vec3<f32> = _S1733;
            var _S1805 : vec3<f32> = _S1733;
            s_bwdProp_dot_0(_S1758, &(_S1804), &(_S1805), _S1732);
            var _S1806 : Surface_Differential_0;
            _S1806.position_1 = _S1733;
            _S1806.frame_2 = _S1735;
            var _S1807 : vec3<f32> = _S1733;
            var _S1808 : vec2<f32> = _S1740;
            s_bwdProp_direct_light_0(_S1761, &(_S1806), &(_S1807), &(_S1808), _S1804);
            var _S1809 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1806, _S1786);
            _S1787 = _S1807 + _S1787;
            _S1786 = _S1809;
            _S1789 = _S1808;
        }
        else
        {
            _S1789 = _S1740;
        }
        var _S1810 : Frame_0;
        _S1810.s_0 = _S1733;
        _S1810.t_0 = _S1733;
        _S1810.n_0 = _S1733;
        var _S1811 : vec3<f32> = _S1733;
        s_bwdProp_to_local_0(_S1764, &(_S1810), &(_S1811), _S1787);
        var _S1812 : vec3<f32> = (vec3<f32>(0) - _S1811);
        var _S1813 : Surface_Differential_0 = _S1784;
        _S1813.frame_2 = _S1810;
        _S1786 = Surface_x24_syn_dadd_0(_S1786, _S1813);
        _S1787 = _S1812;
    }
    else
    {
        _S1786 = _S1784;
        _S1787 = _S1733;
        _S1788 = _S1740;
        _S1789 = _S1740;
    }
    var _S1814 : vec3<f32>;
    if(_S1748)
    {
        var _S1815 : vec3<f32> = _S1733;
        var _S1816 : vec3<f32> = _S1733;
        s_bwdProp_dot_0(_S1749, &(_S1815), &(_S1816), _S1732);
        var _S1817 : Surface_Differential_0;
        _S1817.position_1 = _S1733;
        _S1817.frame_2 = _S1735;
        var _S1818 : vec3<f32> = _S1733;
        var _S1819 : vec3<f32> = _S1733;
        var _S1820 : f32 = 0.0f;
        s_bwdProp_emission_of_0(_S1750, &(_S1817), &(_S1818), &(_S1819), &(_S1820), _S1815);
        var _S1821 : vec3<f32> = _S1819 + _S1787;
        _S1786 = Surface_x24_syn_dadd_0(_S1817, _S1786);
        _S1787 = _S1818;
        _S1814 = _S1821;
        _S1762 = _S1820;
    }
    else
    {
        var _S1822 : vec3<f32> = _S1787;
        _S1787 = _S1733;
        _S1814 = _S1822;
        _S1762 = 0.0f;
    }
    var _S1823 : vec3<f32> = _S1733;
    var _S1824 : vec3<f32> = _S1733;
    s_bwdProp_surface_at_0(_S1747, &(_S1823), &(_S1824), _S1786);
    var _S1825 : vec3<f32> = _S1824 + _S1814;
    (*_S1727) = _S1823 + _S1787;
    (*_S1728) = _S1825;
    (*_S1729) = _S1762;
    (*_S1730) = _S1788;
    (*_S1731) = _S1789;
    return;
}

fn _S1826( _S1827 : Vertex_0,  _S1828 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S1829 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S1830 : ptr<function, DiffPair_float_0>,  _S1831 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1832 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1833 : f32)
{
    var _S1834 : s_paramCtx_s_bwdCallableCtx_path_luminance_0;
    _S1834.value0_6 = _S1827;
    _S1834.value1_0 = (*_S1828).primal_0;
    _S1834.value2_0 = (*_S1829).primal_0;
    _S1834.value3_0 = (*_S1830).primal_0;
    _S1834.value4_0 = (*_S1831).primal_0;
    _S1834.value5_0 = (*_S1832).primal_0;
    var _S1835 : s_bwdCallableCtx_path_luminance_0 = s_bwdCallableCtx_path_luminance_0( _S1834 );
    var _S1836 : vec3<f32> = (*_S1828).differential_0;
    var _S1837 : vec3<f32> = (*_S1829).differential_0;
    var _S1838 : f32 = (*_S1830).differential_0;
    var _S1839 : vec2<f32> = (*_S1831).differential_0;
    var _S1840 : vec2<f32> = (*_S1832).differential_0;
    s_bwdProp_path_luminance_0(_S1835, &(_S1836), &(_S1837), &(_S1838), &(_S1839), &(_S1840), _S1833);
    (*_S1828).differential_0 = _S1836;
    (*_S1829).differential_0 = _S1837;
    (*_S1830).differential_0 = _S1838;
    (*_S1831).differential_0 = _S1839;
    (*_S1832).differential_0 = _S1840;
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
    var depth_2 : u32 = (*this_5).left_1 - u32(1);
    (*this_5).left_1 = depth_2;
    var _S1841 : VertexRecord_0 = load_rows_0(depth_2 * rows_of_0(), run_0.method_0.chains_0, (*this_5).recorder_0.chain_2);
    var hit_1 : Hit_0;
    hit_1.leaf_2 = _S1841.leaf_1;
    hit_1.instance_1 = _S1841.instance_0;
    var vertex_0 : Vertex_0;
    vertex_0.triangle_0 = load_triangle_0(hit_1);
    if(depth_2 < (run_0.path_0.min_depth_0))
    {
        vertex_0.triangle_0.emission_1 = u32(4294967295);
    }
    var _S1842 : Material_std430_0 = materials_0[vertex_0.triangle_0.material_0];
    vertex_0.material_1.a_0 = _S1842.a_0;
    vertex_0.material_1.b_0 = _S1842.b_0;
    vertex_0.material_1.alpha_0 = _S1842.alpha_0;
    vertex_0.material_1.kind_0 = _S1842.kind_0;
    vertex_0.material_1.flags_0 = _S1842.flags_0;
    vertex_0.emitted_0 = load_emitted_0(vertex_0.triangle_0.emission_1);
    vertex_0.delta_0 = (((_S1841.flags_1) & (u32(1)))) != u32(0);
    vertex_0.lit_0 = (((_S1841.flags_1) & (u32(2)))) != u32(0);
    var _S1843 : vec3<f32> = vec3<f32>(0.0f);
    vertex_0.scatters_0 = (any((((*this_5).later_radiance_0) != _S1843)));
    var _S1844 : vec3<f32> = _S1841.throughput_0 * vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f);
    vertex_0.importance_0 = _S1844;
    vertex_0.later_0 = _S1844 * (*this_5).later_radiance_0;
    vertex_0.adjoint_origin_1 = (*this_5).adjoint_origin_0;
    vertex_0.adjoint_direction_1 = (*this_5).adjoint_direction_0;
    vertex_0.adjoint_pdf_1 = (*this_5).adjoint_pdf_0;
    var has_coordinates_0 : bool = depth_2 < (run_0.path_0.max_depth_0);
    var _S1845 : vec2<f32> = vec2<f32>(0.0f);
    var _S1846 : VertexCoordinates_0 = VertexCoordinates_x24init_0(_S1845, _S1845, 0.0f, 0.0f);
    var xi_1 : VertexCoordinates_0;
    if(has_coordinates_0)
    {
        xi_1 = StoredCoordinates_vertex_0((*this_5).x_5, depth_2);
    }
    else
    {
        xi_1 = _S1846;
    }
    vertex_0.lobe_0 = xi_1.lobe_1;
    var _S1847 : vec3<f32> = vec3<f32>(0.0f);
    vertex_0.chosen_0 = ChosenLight_x24init_0(_S1847, _S1847, _S1847, _S1847, _S1847, 0.0f, false, u32(0));
    if(vertex_0.lit_0)
    {
        vertex_0.chosen_0 = choose_light_0(xi_1.pick_0);
    }
    var origin_3 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    origin_3.primal_0 = _S1841.origin_0;
    origin_3.differential_0 = _S1843;
    var direction_9 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    direction_9.primal_0 = _S1841.direction_0;
    direction_9.differential_0 = _S1843;
    var pdf_6 : DiffPair_float_0;
    pdf_6.primal_0 = _S1841.pdf_0;
    pdf_6.differential_0 = 0.0f;
    var _S1848 : vec2<f32> = vec2<f32>(0.0f);
    var u_0 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    u_0.primal_0 = xi_1.direction_1;
    u_0.differential_0 = _S1848;
    var light_6 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    light_6.primal_0 = xi_1.light_0;
    light_6.differential_0 = _S1848;
    _S1826(vertex_0, &(origin_3), &(direction_9), &(pdf_6), &(u_0), &(light_6), 1.0f);
    (*this_5).adjoint_origin_0 = origin_3.differential_0;
    (*this_5).adjoint_direction_0 = direction_9.differential_0;
    (*this_5).adjoint_pdf_0 = pdf_6.differential_0;
    (*this_5).later_radiance_0 = _S1841.radiance_0 + _S1841.weight_0 * (*this_5).later_radiance_0;
    if(has_coordinates_0)
    {
        var first_1 : u32 = vertex_coordinate_0(depth_2);
        var _S1849 : f32 = u_0.differential_0.x * (*this_5).scale_1;
        var _S1850 : ScoreReport_0 = (*this_5).report_0;
        var _S1851 : f32 = ScoreReport_checked_0(&(_S1850), _S1849);
        StoredScore_set_0((*this_5).score_0, first_1, _S1851);
        var _S1852 : u32 = first_1 + u32(1);
        var _S1853 : f32 = u_0.differential_0.y * (*this_5).scale_1;
        var _S1854 : ScoreReport_0 = _S1850;
        var _S1855 : f32 = ScoreReport_checked_0(&(_S1854), _S1853);
        StoredScore_set_0((*this_5).score_0, _S1852, _S1855);
        var _S1856 : u32 = first_1 + u32(2);
        var _S1857 : f32 = light_6.differential_0.x * (*this_5).scale_1;
        var _S1858 : ScoreReport_0 = _S1854;
        var _S1859 : f32 = ScoreReport_checked_0(&(_S1858), _S1857);
        StoredScore_set_0((*this_5).score_0, _S1856, _S1859);
        var _S1860 : u32 = first_1 + u32(3);
        var _S1861 : f32 = light_6.differential_0.y * (*this_5).scale_1;
        var _S1862 : ScoreReport_0 = _S1858;
        var _S1863 : f32 = ScoreReport_checked_0(&(_S1862), _S1861);
        (*this_5).report_0 = _S1862;
        StoredScore_set_0((*this_5).score_0, _S1860, _S1863);
        StoredScore_set_0((*this_5).score_0, first_1 + u32(4), 0.0f);
        StoredScore_set_0((*this_5).score_0, first_1 + u32(5), 0.0f);
    }
    return;
}

fn Backward_begin_0( this_6 : ptr<function, Backward_0>,  density_0 : f32)
{
    (*this_6).scale_1 = 1.0f / (density_0 + 9.99999993922529029e-09f);
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
    var _S1864 : vec3<f32> = vec3<f32>(0.0f);
    (*this_6).later_radiance_0 = _S1864;
    (*this_6).adjoint_origin_0 = _S1864;
    (*this_6).adjoint_direction_0 = _S1864;
    (*this_6).adjoint_pdf_0 = 0.0f;
    i_0 = vertex_coordinate_0(i_0);
    for(;;)
    {
        if(i_0 < (run_0.path_0.dimension_0))
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

fn rows_of_1() -> u32
{
    return u32(4);
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
     origin_4 : vec3<f32>,
     direction_10 : vec3<f32>,
};

struct Camera_0
{
     to_world_0 : array<vec4<f32>, i32(3)>,
     film_plane_0 : vec4<f32>,
     lens_radius_0 : f32,
     focal_distance_0 : f32,
     width_0 : u32,
     height_0 : u32,
};

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

fn s_bwdProp_camera_ray_0( _S1865 : s_bwdCallableCtx_camera_ray_0,  _S1866 : ptr<function, vec2<f32>>,  _S1867 : ptr<function, vec2<f32>>,  _S1868 : CameraRay_0)
{
    var _S1869 : vec3<f32> = vec3<f32>(0.0f);
    var _S1870 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0 = s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0( 0.0f );
    var _S1871 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S1872 : vec2<f32> = _S1865.value0_107.value0_106.film_plane_0.xy;
    var direction_11 : vec3<f32> = vec3<f32>(_S1872 * _S1865.value0_107.value1_28 + _S1865.value0_107.value0_106.film_plane_0.zw, 1.0f);
    var _S1873 : vec3<f32> = vec3<f32>(0.0f);
    var _S1874 : bool = (_S1865.value0_107.value0_106.lens_radius_0) > 0.0f;
    var origin_5 : vec3<f32>;
    var direction_12 : vec3<f32>;
    var _S1875 : vec3<f32>;
    var _S1876 : f32;
    var _S1877 : f32;
    var _S1878 : f32;
    var _S1879 : s_bwdCallableCtx_safe_sqrt_0;
    var _S1880 : s_bwdCallableCtx_sin_cos_turns_0;
    if(_S1874)
    {
        var _S1881 : vec3<f32> = vec3<f32>(_S1865.value0_107.value0_106.focal_distance_0);
        var focus_0 : vec3<f32> = direction_11 * _S1881;
        var _S1882 : f32 = _S1865.value0_107.value2_17.x;
        var _S1883 : Tuple_30 = s_apply_sin_cos_turns_0(_S1882);
        var _S1884 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S1884.value0_66 = _S1882;
        var _S1885 : f32 = _S1865.value0_107.value2_17.y;
        var _S1886 : Tuple_15 = s_apply_safe_sqrt_0(_S1885);
        var _S1887 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S1887.value0_68 = _S1885;
        var radius_0 : f32 = _S1865.value0_107.value0_106.lens_radius_0 * _S1886.value0_27;
        var _S1888 : f32 = _S1883.value0_42.y;
        var _S1889 : f32 = _S1883.value0_42.x;
        var origin_6 : vec3<f32> = vec3<f32>(radius_0 * _S1888, radius_0 * _S1889, 0.0f);
        var _S1890 : vec3<f32> = focus_0 - origin_6;
        origin_5 = origin_6;
        direction_12 = _S1890;
        _S1876 = radius_0;
        _S1877 = _S1889;
        _S1878 = _S1888;
        _S1879.value0_69 = _S1887;
        _S1880.value0_67 = _S1884;
        _S1875 = _S1881;
    }
    else
    {
        origin_5 = _S1873;
        direction_12 = direction_11;
        _S1876 = 0.0f;
        _S1877 = 0.0f;
        _S1878 = 0.0f;
        _S1879.value0_69 = _S1871;
        _S1880.value0_67 = _S1870;
        _S1875 = _S1869;
    }
    var row0_0 : vec3<f32> = _S1865.value0_107.value0_106.to_world_0[i32(0)].xyz;
    var row1_1 : vec3<f32> = _S1865.value0_107.value0_106.to_world_0[i32(1)].xyz;
    var row2_1 : vec3<f32> = _S1865.value0_107.value0_106.to_world_0[i32(2)].xyz;
    var _S1891 : s_bwdCallableCtx_dot_0;
    _S1891._S39 = row0_0;
    _S1891._S40 = origin_5;
    var _S1892 : s_bwdCallableCtx_dot_0 = _S1891;
    var _S1893 : s_bwdCallableCtx_dot_0;
    _S1893._S39 = row1_1;
    _S1893._S40 = origin_5;
    var _S1894 : s_bwdCallableCtx_dot_0 = _S1893;
    var _S1895 : s_bwdCallableCtx_dot_0;
    _S1895._S39 = row2_1;
    _S1895._S40 = origin_5;
    var _S1896 : s_bwdCallableCtx_dot_0 = _S1895;
    var _S1897 : Tuple_5 = s_apply_dot_0(row0_0, direction_12);
    var _S1898 : s_bwdCallableCtx_dot_0;
    _S1898._S39 = row0_0;
    _S1898._S40 = direction_12;
    var _S1899 : s_bwdCallableCtx_dot_0 = _S1898;
    var _S1900 : Tuple_5 = s_apply_dot_0(row1_1, direction_12);
    var _S1901 : s_bwdCallableCtx_dot_0;
    _S1901._S39 = row1_1;
    _S1901._S40 = direction_12;
    var _S1902 : s_bwdCallableCtx_dot_0 = _S1901;
    var _S1903 : Tuple_5 = s_apply_dot_0(row2_1, direction_12);
    var _S1904 : s_bwdCallableCtx_dot_0;
    _S1904._S39 = row2_1;
    _S1904._S40 = direction_12;
    var _S1905 : s_bwdCallableCtx_dot_0 = _S1904;
    var _S1906 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S1906.value0_84 = vec3<f32>(_S1897.value0_5, _S1900.value0_5, _S1903.value0_5);
    var _S1907 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S1906 );
    var _S1908 : vec2<f32> = vec2<f32>(0.0f);
    var _S1909 : vec3<f32> = _S1869;
    s_bwdProp_unit_vector_0(_S1907, &(_S1909), _S1868.direction_10);
    var _S1910 : vec3<f32> = _S1869;
    var _S1911 : vec3<f32> = _S1869;
    s_bwdProp_dot_0(_S1905, &(_S1910), &(_S1911), _S1909[i32(2)]);
    var _S1912 : vec3<f32> = _S1869;
    var _S1913 : vec3<f32> = _S1869;
    s_bwdProp_dot_0(_S1902, &(_S1912), &(_S1913), _S1909[i32(1)]);
    var _S1914 : vec3<f32> = _S1869;
    var _S1915 : vec3<f32> = _S1869;
    s_bwdProp_dot_0(_S1899, &(_S1914), &(_S1915), _S1909[i32(0)]);
    var _S1916 : vec3<f32> = _S1869;
    var _S1917 : vec3<f32> = _S1869;
    s_bwdProp_dot_0(_S1896, &(_S1916), &(_S1917), _S1868.origin_4[i32(2)]);
    var _S1918 : vec3<f32> = _S1869;
    var _S1919 : vec3<f32> = _S1869;
    s_bwdProp_dot_0(_S1894, &(_S1918), &(_S1919), _S1868.origin_4[i32(1)]);
    var _S1920 : vec3<f32> = _S1869;
    var _S1921 : vec3<f32> = _S1869;
    s_bwdProp_dot_0(_S1892, &(_S1920), &(_S1921), _S1868.origin_4[i32(0)]);
    var _S1922 : vec3<f32> = _S1917 + _S1919 + _S1921;
    var _S1923 : vec3<f32> = _S1911 + _S1913 + _S1915;
    var _S1924 : vec2<f32>;
    if(_S1874)
    {
        var _S1925 : vec3<f32> = _S1922 + (vec3<f32>(0) - _S1923);
        var _S1926 : f32 = _S1876 * _S1925[i32(1)];
        var _S1927 : f32 = _S1876 * _S1925[i32(0)];
        var _S1928 : f32 = _S1865.value0_107.value0_106.lens_radius_0 * (_S1877 * _S1925[i32(1)] + _S1878 * _S1925[i32(0)]);
        var _S1929 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S1879, &(_S1929), _S1928);
        var _S1930 : vec2<f32> = vec2<f32>(_S1926, _S1927);
        var _S1931 : f32 = 0.0f;
        s_bwdProp_sin_cos_turns_0(_S1880, &(_S1931), _S1930);
        var _S1932 : vec2<f32> = vec2<f32>(_S1931, _S1929);
        origin_5 = _S1875 * _S1923;
        _S1924 = _S1932;
    }
    else
    {
        origin_5 = _S1923;
        _S1924 = _S1908;
    }
    (*_S1866) = _S1872 * origin_5.xy;
    (*_S1867) = _S1924;
    return;
}

fn _S1933( _S1934 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1935 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1936 : CameraRay_0)
{
    var _S1937 : s_paramCtx_s_bwdCallableCtx_camera_ray_0;
    _S1937.value0_106.to_world_0 = run_0.camera_0.to_world_0;
    _S1937.value0_106.film_plane_0 = run_0.camera_0.film_plane_0;
    _S1937.value0_106.lens_radius_0 = run_0.camera_0.lens_radius_0;
    _S1937.value0_106.focal_distance_0 = run_0.camera_0.focal_distance_0;
    _S1937.value0_106.width_0 = run_0.camera_0.width_0;
    _S1937.value0_106.height_0 = run_0.camera_0.height_0;
    _S1937.value1_28 = (*_S1934).primal_0;
    _S1937.value2_17 = (*_S1935).primal_0;
    var _S1938 : s_bwdCallableCtx_camera_ray_0 = s_bwdCallableCtx_camera_ray_0( _S1937 );
    var _S1939 : vec2<f32> = (*_S1934).differential_0;
    var _S1940 : vec2<f32> = (*_S1935).differential_0;
    s_bwdProp_camera_ray_0(_S1938, &(_S1939), &(_S1940), _S1936);
    (*_S1934).differential_0 = _S1939;
    (*_S1935).differential_0 = _S1940;
    return;
}

fn Backward_end_0( this_9 : ptr<function, Backward_0>)
{
    var _S1941 : vec2<f32> = vec2<f32>(0.0f);
    var film_uv_0 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    film_uv_0.primal_0 = StoredCoordinates_film_0((*this_9).x_5);
    film_uv_0.differential_0 = _S1941;
    var lens_uv_0 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    lens_uv_0.primal_0 = StoredCoordinates_lens_0((*this_9).x_5);
    lens_uv_0.differential_0 = _S1941;
    var adjoint_0 : CameraRay_0;
    adjoint_0.origin_4 = (*this_9).adjoint_origin_0;
    adjoint_0.direction_10 = (*this_9).adjoint_direction_0;
    _S1933(&(film_uv_0), &(lens_uv_0), adjoint_0);
    var _S1942 : f32 = film_uv_0.differential_0.x * (*this_9).scale_1;
    var _S1943 : ScoreReport_0 = (*this_9).report_0;
    var _S1944 : f32 = ScoreReport_checked_0(&(_S1943), _S1942);
    StoredScore_set_0((*this_9).score_0, u32(0), _S1944);
    var _S1945 : f32 = film_uv_0.differential_0.y * (*this_9).scale_1;
    var _S1946 : ScoreReport_0 = _S1943;
    var _S1947 : f32 = ScoreReport_checked_0(&(_S1946), _S1945);
    StoredScore_set_0((*this_9).score_0, u32(1), _S1947);
    var _S1948 : f32 = lens_uv_0.differential_0.x * (*this_9).scale_1;
    var _S1949 : ScoreReport_0 = _S1946;
    var _S1950 : f32 = ScoreReport_checked_0(&(_S1949), _S1948);
    StoredScore_set_0((*this_9).score_0, u32(2), _S1950);
    var _S1951 : f32 = lens_uv_0.differential_0.y * (*this_9).scale_1;
    var _S1952 : ScoreReport_0 = _S1949;
    var _S1953 : f32 = ScoreReport_checked_0(&(_S1952), _S1951);
    (*this_9).report_0 = _S1952;
    StoredScore_set_0((*this_9).score_0, u32(3), _S1953);
    return;
}

fn Backward_x24init_0( x_7 : StoredCoordinates_0,  score_1 : StoredScore_0,  recorder_1 : Recorder_0,  report_1 : ScoreReport_0,  scale_2 : f32,  left_2 : u32,  later_radiance_1 : vec3<f32>,  adjoint_origin_2 : vec3<f32>,  adjoint_direction_2 : vec3<f32>,  adjoint_pdf_2 : f32) -> Backward_0
{
    var _S1954 : Backward_0;
    _S1954.x_5 = x_7;
    _S1954.score_0 = score_1;
    _S1954.recorder_0 = recorder_1;
    _S1954.report_0 = report_1;
    _S1954.scale_1 = scale_2;
    _S1954.left_1 = left_2;
    _S1954.later_radiance_0 = later_radiance_1;
    _S1954.adjoint_origin_0 = adjoint_origin_2;
    _S1954.adjoint_direction_0 = adjoint_direction_2;
    _S1954.adjoint_pdf_0 = adjoint_pdf_2;
    return _S1954;
}

fn Recorder_x24init_0( chain_4 : u32,  vertices_1 : u32,  lit_vertices_1 : u32) -> Recorder_0
{
    var _S1955 : Recorder_0;
    _S1955.chain_2 = chain_4;
    _S1955.vertices_0 = vertices_1;
    _S1955.lit_vertices_0 = lit_vertices_1;
    return _S1955;
}

fn ScoreReport_x24init_0( bad_1 : u32,  norm_squared_1 : f32) -> ScoreReport_0
{
    var _S1956 : ScoreReport_0;
    _S1956.bad_0 = bad_1;
    _S1956.norm_squared_0 = norm_squared_1;
    return _S1956;
}

struct TracedPath_0
{
     radiance_4 : vec3<f32>,
     rays_0 : u32,
     vertices_2 : u32,
     lit_vertices_2 : u32,
     score_squared_0 : f32,
     bad_scores_0 : u32,
};

fn TracedPath_x24init_0( radiance_5 : vec3<f32>,  rays_1 : u32,  vertices_3 : u32,  lit_vertices_3 : u32,  score_squared_1 : f32,  bad_scores_1 : u32) -> TracedPath_0
{
    var _S1957 : TracedPath_0;
    _S1957.radiance_4 = radiance_5;
    _S1957.rays_0 = rays_1;
    _S1957.vertices_2 = vertices_3;
    _S1957.lit_vertices_2 = lit_vertices_3;
    _S1957.score_squared_0 = score_squared_1;
    _S1957.bad_scores_0 = bad_scores_1;
    return _S1957;
}

struct Queue_0
{
     taken_0 : u32,
};

fn Queue_x24init_0( taken_1 : u32) -> Queue_0
{
    var _S1958 : Queue_0;
    _S1958.taken_0 = taken_1;
    return _S1958;
}

fn store_rows_0( _S1959 : u32,  _S1960 : u32,  _S1961 : u32,  _S1962 : TracedPath_0)
{
    var _S1963 : vec4<u32> = vec4<u32>(_S1962.vertices_2, _S1962.lit_vertices_2, bitcast<u32>(_S1962.score_squared_0), _S1962.bad_scores_0);
    chain_states_0[_S1959 * _S1960 + _S1961] = vec4<u32>(bitcast<u32>(_S1962.radiance_4[u32(0)]), bitcast<u32>(_S1962.radiance_4[u32(1)]), bitcast<u32>(_S1962.radiance_4[u32(2)]), _S1962.rays_0);
    chain_states_0[(_S1959 + u32(1)) * _S1960 + _S1961] = _S1963;
    return;
}

fn store_traced_path_0( chain_5 : u32,  traced_0 : TracedPath_0)
{
    store_rows_0(rows_of_1(), run_0.method_0.chains_0, chain_5, traced_0);
    return;
}

fn Queue_take_0( this_10 : ptr<function, Queue_0>,  queue_0 : u32) -> u32
{
    if(((*this_10).taken_0) >= (run_0.dispatch_0.items_per_lane_0))
    {
        return u32(4294967295);
    }
    (*this_10).taken_0 = (*this_10).taken_0 + u32(1);
    var item_0 : u32 = atomicAdd(&(counters_0[queue_0]), u32(1));
    var _S1964 : u32;
    if(item_0 < (run_0.dispatch_0.items_0))
    {
        _S1964 = item_0;
    }
    else
    {
        _S1964 = u32(4294967295);
    }
    return _S1964;
}

struct ChainState_0
{
     radiance_6 : vec3<f32>,
     density_1 : f32,
     pixel_0 : u32,
     flags_2 : u32,
     tour_length_1 : u32,
     start_weight_0 : f32,
     refused_0 : u32,
     score_squared_2 : f32,
     step_0 : u32,
     memory_0 : f32,
     brightness_top_0 : vec2<u32>,
     brightness_bottom_0 : vec2<u32>,
};

struct Chain_0
{
     index_1 : u32,
     state_0 : ChainState_0,
};

fn load_rows_1( _S1965 : u32,  _S1966 : u32,  _S1967 : u32) -> ChainState_0
{
    var rows_1 : array<vec4<u32>, i32(4)>;
    rows_1[i32(0)] = chain_states_0[_S1965 * _S1966 + _S1967];
    rows_1[i32(1)] = chain_states_0[(_S1965 + u32(1)) * _S1966 + _S1967];
    rows_1[i32(2)] = chain_states_0[(_S1965 + u32(2)) * _S1966 + _S1967];
    rows_1[i32(3)] = chain_states_0[(_S1965 + u32(3)) * _S1966 + _S1967];
    var _S1968 : ChainState_0 = ChainState_0( vec3<f32>(bitcast<f32>(rows_1[u32(0)][u32(0)]), bitcast<f32>(rows_1[u32(0)][u32(1)]), bitcast<f32>(rows_1[u32(0)][u32(2)])), bitcast<f32>(rows_1[u32(0)][u32(3)]), rows_1[u32(1)][u32(0)], rows_1[u32(1)][u32(1)], rows_1[u32(1)][u32(2)], bitcast<f32>(rows_1[u32(1)][u32(3)]), rows_1[u32(2)][u32(0)], bitcast<f32>(rows_1[u32(2)][u32(1)]), rows_1[u32(2)][u32(2)], bitcast<f32>(rows_1[u32(2)][u32(3)]), vec2<u32>(rows_1[u32(3)][u32(0)], rows_1[u32(3)][u32(1)]), vec2<u32>(rows_1[u32(3)][u32(2)], rows_1[u32(3)][u32(3)]) );
    return _S1968;
}

fn load_chain_0( index_2 : u32) -> Chain_0
{
    var chain_6 : Chain_0;
    chain_6.index_1 = index_2;
    chain_6.state_0 = load_rows_1(u32(0), run_0.method_0.chains_0, index_2);
    return chain_6;
}

fn Chain_has_0( this_11 : Chain_0,  flag_0 : u32) -> bool
{
    return (((this_11.state_0.flags_2) & (flag_0))) != u32(0);
}

fn Chain_slot_0( this_12 : Chain_0) -> u32
{
    return ((((this_12.state_0.flags_2) & (u32(2)))) >> (u32(1)));
}

fn Chain_other_slot_0( this_13 : Chain_0) -> u32
{
    return u32(1) - Chain_slot_0(this_13);
}

fn load_rows_2( _S1969 : u32,  _S1970 : u32,  _S1971 : u32) -> TracedPath_0
{
    var rows_2 : array<vec4<u32>, i32(2)>;
    rows_2[i32(0)] = chain_states_0[_S1969 * _S1970 + _S1971];
    rows_2[i32(1)] = chain_states_0[(_S1969 + u32(1)) * _S1970 + _S1971];
    var _S1972 : TracedPath_0 = TracedPath_0( vec3<f32>(bitcast<f32>(rows_2[u32(0)][u32(0)]), bitcast<f32>(rows_2[u32(0)][u32(1)]), bitcast<f32>(rows_2[u32(0)][u32(2)])), rows_2[u32(0)][u32(3)], rows_2[u32(1)][u32(0)], rows_2[u32(1)][u32(1)], bitcast<f32>(rows_2[u32(1)][u32(2)]), rows_2[u32(1)][u32(3)] );
    return _S1972;
}

fn load_traced_path_0( chain_7 : u32) -> TracedPath_0
{
    return load_rows_2(rows_of_1(), run_0.method_0.chains_0, chain_7);
}

fn TracedPath_finite_0( this_14 : TracedPath_0) -> bool
{
    var _S1973 : bool;
    if(is_finite_0(this_14.radiance_4.x))
    {
        _S1973 = is_finite_0(this_14.radiance_4.y);
    }
    else
    {
        _S1973 = false;
    }
    if(_S1973)
    {
        _S1973 = is_finite_0(this_14.radiance_4.z);
    }
    else
    {
        _S1973 = false;
    }
    return _S1973;
}

fn luminance_0( rgb_0 : vec3<f32>) -> f32
{
    return dot(rgb_0, vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f));
}

@compute
@workgroup_size(64, 1, 1)
fn backward()
{
    var _S1974 : bool;
    var _S1975 : StoredCoordinates_0 = StoredCoordinates_0( u32(0), u32(0) );
    var _S1976 : StoredScore_0 = StoredScore_0( u32(0), u32(0) );
    var _S1977 : vec3<f32> = vec3<f32>(0.0f);
    var pass_0 : Backward_0 = Backward_x24init_0(_S1975, _S1976, Recorder_x24init_0(u32(0), u32(0), u32(0)), ScoreReport_x24init_0(u32(0), 0.0f), 0.0f, u32(0), _S1977, _S1977, _S1977, 0.0f);
    var traced_1 : TracedPath_0 = TracedPath_x24init_0(_S1977, u32(0), u32(0), u32(0), 0.0f, u32(0));
    var queue_1 : Queue_0 = Queue_x24init_0(u32(0));
    var chain_8 : u32 = u32(4294967295);
    for(;;)
    {
        var chain_9 : u32;
        if((pass_0.left_1) == u32(0))
        {
            if(chain_8 != u32(4294967295))
            {
                Backward_end_0(&(pass_0));
                traced_1.score_squared_0 = pass_0.report_0.norm_squared_0;
                traced_1.bad_scores_0 = pass_0.report_0.bad_0;
                store_traced_path_0(chain_8, traced_1);
            }
            chain_9 = u32(4294967295);
            for(;;)
            {
                var _S1978 : bool = chain_9 == u32(4294967295);
                _S1974 = _S1978;
                if(_S1978)
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
                var candidate_0 : Chain_0 = load_chain_0(item_1);
                if(Chain_has_0(candidate_0, u32(32)))
                {
                    pass_0.x_5.slot_0 = Chain_other_slot_0(candidate_0);
                    chain_9 = item_1;
                }
            }
            if(_S1974)
            {
                break;
            }
            var _S1979 : TracedPath_0 = load_traced_path_0(chain_9);
            traced_1 = _S1979;
            pass_0.x_5.chain_0 = chain_9;
            pass_0.score_0.chain_1 = chain_9;
            pass_0.score_0.slot_1 = pass_0.x_5.slot_0;
            pass_0.recorder_0.chain_2 = chain_9;
            pass_0.recorder_0.lit_vertices_0 = traced_1.lit_vertices_2;
            var _S1980 : f32;
            if(TracedPath_finite_0(_S1979))
            {
                _S1980 = luminance_0(traced_1.radiance_4);
            }
            else
            {
                _S1980 = 0.0f;
            }
            Backward_begin_0(&(pass_0), _S1980);
        }
        else
        {
            chain_9 = chain_8;
        }
        if((pass_0.left_1) > u32(0))
        {
            Backward_step_0(&(pass_0));
        }
        chain_8 = chain_9;
    }
    return;
}

