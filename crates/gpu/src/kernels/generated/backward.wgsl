struct Camera_std140_0
{
    @align(16) to_world_0 : array<vec4<f32>, i32(3)>,
    @align(16) film_plane_0 : vec4<f32>,
    @align(16) lens_radius_0 : f32,
    @align(4) focal_distance_0 : f32,
    @align(8) width_0 : u32,
    @align(4) height_0 : u32,
    @align(16) projection_0 : u32,
    @align(4) exposure_0 : f32,
    @align(8) filtered_0 : u32,
    @align(4) padding_0 : u32,
};

struct PathParameters_std140_0
{
    @align(16) world_root_0 : u32,
    @align(4) top_root_0 : u32,
    @align(8) first_emission_0 : u32,
    @align(4) shading_stride_0 : u32,
    @align(16) min_depth_0 : u32,
    @align(4) max_depth_0 : u32,
    @align(8) dimension_0 : u32,
    @align(4) permutation_0 : u32,
};

struct LightParameters_std140_0
{
    @align(16) tree_0 : u32,
    @align(4) triangles_0 : u32,
    @align(8) points_0 : u32,
    @align(4) remote_0 : u32,
    @align(16) skies_0 : u32,
    @align(4) distant_0 : u32,
    @align(8) remote_count_0 : u32,
    @align(4) sky_count_0 : u32,
    @align(16) remote_irradiance_0 : f32,
    @align(4) padding0_0 : u32,
    @align(8) padding1_0 : u32,
    @align(4) padding2_0 : u32,
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
    @align(8) padding0_1 : u32,
    @align(4) padding1_1 : u32,
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
    @align(8) stencils_0 : u32,
    @align(4) smoothing_0 : f32,
    @align(16) own_weights_0 : u32,
    @align(4) step_size_0 : f32,
    @align(8) momentum_0 : f32,
    @align(4) square_scale_0 : f32,
};

struct FilterAxis_std140_0
{
    @align(16) cumulative_0 : array<vec4<f32>, i32(16)>,
    @align(16) weights_0 : array<vec4<f32>, i32(16)>,
    @align(16) radius_0 : f32,
    @align(4) padding0_2 : u32,
    @align(8) padding1_2 : u32,
    @align(4) padding2_1 : u32,
};

struct _Array_std140_FilterAxis2_0
{
    @align(16) data_0 : array<FilterAxis_std140_0, i32(2)>,
};

struct Parameters_std140_0
{
    @align(16) camera_0 : Camera_std140_0,
    @align(16) path_0 : PathParameters_std140_0,
    @align(16) lights_0 : LightParameters_std140_0,
    @align(16) method_0 : MethodParameters_std140_0,
    @align(16) dispatch_0 : Dispatch_std140_0,
    @align(16) image_0 : ImageParameters_std140_0,
    @align(16) filter_0 : _Array_std140_FilterAxis2_0,
};

@binding(0) @group(1) var<uniform> run_0 : Parameters_std140_0;
@binding(5) @group(1) var<storage, read_write> chain_states_0 : array<vec4<u32>>;

@binding(2) @group(1) var<storage, read_write> counters_0 : array<atomic<u32>>;

@binding(9) @group(1) var<storage, read_write> vertex_records_0 : array<vec4<u32>>;

@binding(3) @group(0) var<storage, read> tables_0 : array<vec4<f32>>;

@binding(1) @group(0) var<storage, read> leaves_0 : array<vec4<f32>>;

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

struct LightTriangle_std430_0
{
    @align(16) corner_0 : vec3<f32>,
    @align(4) area_0 : f32,
    @align(16) e1_0 : vec3<f32>,
    @align(4) leaf_0 : u32,
    @align(16) e2_0 : vec3<f32>,
    @align(4) emission_0 : u32,
    @align(16) normal_0 : vec3<f32>,
    @align(4) node_0 : u32,
    @align(16) uv0_0 : vec2<f32>,
    @align(8) uv1_0 : vec2<f32>,
    @align(16) uv2_0 : vec2<f32>,
    @align(8) flags_0 : u32,
    @align(4) alpha_0 : u32,
};

@binding(5) @group(0) var<storage, read> light_triangles_0 : array<LightTriangle_std430_0>;

@binding(6) @group(1) var<storage, read_write> coordinates_0 : array<f32>;

@binding(7) @group(1) var<storage, read_write> scores_0 : array<f32>;

@id(0) override FEATURES_0 : u32 = u32(4294967295);

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

fn _d_cross_0( a_0 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  b_0 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  dOut_3 : vec3<f32>)
{
    var _S24 : f32 = dOut_3.y;
    var _S25 : f32 = dOut_3.z;
    var _S26 : f32 = dOut_3.x;
    var _S27 : f32 = (*a_0).primal_0.z * _S24 + - (*a_0).primal_0.y * _S25;
    var _S28 : f32 = - (*a_0).primal_0.z * _S26 + (*a_0).primal_0.x * _S25;
    var _S29 : f32 = (*a_0).primal_0.y * _S26 + - (*a_0).primal_0.x * _S24;
    var _S30 : vec3<f32> = vec3<f32>(- (*b_0).primal_0.z * _S24 + (*b_0).primal_0.y * _S25, (*b_0).primal_0.z * _S26 + - (*b_0).primal_0.x * _S25, - (*b_0).primal_0.y * _S26 + (*b_0).primal_0.x * _S24);
    (*a_0).primal_0 = (*a_0).primal_0;
    (*a_0).differential_0 = _S30;
    var _S31 : vec3<f32> = vec3<f32>(_S27, _S28, _S29);
    (*b_0).primal_0 = (*b_0).primal_0;
    (*b_0).differential_0 = _S31;
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

struct VertexCoordinates_0
{
     direction_1 : vec2<f32>,
     light_0 : vec2<f32>,
     lobe_0 : f32,
     pick_0 : f32,
};

fn VertexCoordinates_x24init_0( direction_2 : vec2<f32>,  light_1 : vec2<f32>,  lobe_1 : f32,  pick_1 : f32) -> VertexCoordinates_0
{
    var _S47 : VertexCoordinates_0;
    _S47.direction_1 = direction_2;
    _S47.light_0 = light_1;
    _S47.lobe_0 = lobe_1;
    _S47.pick_0 = pick_1;
    return _S47;
}

fn vertex_coordinate_0( depth_0 : u32) -> u32
{
    return u32(4) + u32(6) * depth_0;
}

fn stored_index_0( slot_2 : u32,  coordinate_0 : u32,  chain_3 : u32) -> u32
{
    return (slot_2 * run_0.path_0.dimension_0 + coordinate_0) * run_0.method_0.chains_0 + chain_3;
}

fn StoredCoordinates_get_0( this_0 : StoredCoordinates_0,  coordinate_1 : u32) -> f32
{
    return coordinates_0[stored_index_0(this_0.slot_0, coordinate_1, this_0.chain_0)];
}

fn StoredCoordinates_vertex_0( this_1 : StoredCoordinates_0,  depth_1 : u32) -> VertexCoordinates_0
{
    var first_0 : u32 = vertex_coordinate_0(depth_1);
    var xi_0 : VertexCoordinates_0;
    xi_0.direction_1 = vec2<f32>(StoredCoordinates_get_0(this_1, first_0), StoredCoordinates_get_0(this_1, first_0 + u32(1)));
    xi_0.light_0 = vec2<f32>(StoredCoordinates_get_0(this_1, first_0 + u32(2)), StoredCoordinates_get_0(this_1, first_0 + u32(3)));
    xi_0.lobe_0 = StoredCoordinates_get_0(this_1, first_0 + u32(4));
    xi_0.pick_0 = StoredCoordinates_get_0(this_1, first_0 + u32(5));
    return xi_0;
}

struct DiffPair_vectorx3Cfloatx2C2x3E_0
{
     primal_0 : vec2<f32>,
     differential_0 : vec2<f32>,
};

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
     uv0_1 : vec2<f32>,
     uv1_1 : vec2<f32>,
     uv2_1 : vec2<f32>,
     plane_normal_0 : vec3<f32>,
     smooth_0 : bool,
     anisotropic_0 : bool,
     textured_0 : bool,
     placed_0 : bool,
     clearance_0 : f32,
     material_0 : u32,
     emission_1 : u32,
};

struct Sloped3_0
{
     v_0 : vec3<f32>,
     d1_0 : vec3<f32>,
     d2_0 : vec3<f32>,
};

struct SlopedFrame_0
{
     s_0 : Sloped3_0,
     t_0 : Sloped3_0,
     n_0 : Sloped3_0,
};

struct Shading_0
{
     kind_0 : u32,
     eta_0 : f32,
     coat_0 : u32,
     lobe_2 : f32,
     a_1 : Sloped3_0,
     b_1 : Sloped3_0,
     widths_0 : vec4<f32>,
     widths_d1_0 : vec4<f32>,
     widths_d2_0 : vec4<f32>,
     textured_1 : bool,
     bent_0 : bool,
     frame_0 : SlopedFrame_0,
};

struct LightShape_0
{
     corner_1 : vec3<f32>,
     e1_2 : vec3<f32>,
     e2_2 : vec3<f32>,
     normal_1 : vec3<f32>,
     area_1 : f32,
};

struct Emitted_0
{
     radiance_1 : Sloped3_0,
     textured_2 : bool,
     two_sided_0 : bool,
     shape_0 : LightShape_0,
     probability_0 : f32,
};

struct SquareMap_0
{
     start_1 : vec2<f32>,
     scale_2 : vec2<f32>,
     cell_0 : vec2<f32>,
     size_0 : vec2<f32>,
};

struct Arriving_0
{
     radiance_2 : vec3<f32>,
     pdf_1 : f32,
     portal_0 : LightShape_0,
     portal_share_0 : f32,
};

struct ChosenLight_0
{
     kind_1 : i32,
     probability_1 : f32,
     radiance_3 : Sloped3_0,
     textured_3 : bool,
     delta_0 : bool,
     two_sided_1 : bool,
     shape_1 : LightShape_0,
     spot_0 : bool,
     cos_end_0 : f32,
     cos_start_0 : f32,
     map_0 : SquareMap_0,
     to_light_0 : array<vec4<f32>, i32(3)>,
     arriving_0 : Arriving_0,
     hit_0 : Hit_0,
};

struct Vertex_0
{
     triangle_0 : Triangle_0,
     shading_1 : Shading_0,
     emitted_0 : Emitted_0,
     chosen_0 : ChosenLight_0,
     delta_1 : bool,
     lit_0 : bool,
     scatters_0 : bool,
     importance_0 : vec3<f32>,
     later_0 : vec3<f32>,
     adjoint_origin_1 : vec3<f32>,
     adjoint_direction_1 : vec3<f32>,
     adjoint_pdf_1 : f32,
};

fn map_point_0( _S48 : u32,  _S49 : vec3<f32>) -> vec3<f32>
{
    var q_0 : vec4<f32> = vec4<f32>(_S49, 1.0f);
    return vec3<f32>(dot(instances_0[_S48].to_world_1[i32(0)], q_0), dot(instances_0[_S48].to_world_1[i32(1)], q_0), dot(instances_0[_S48].to_world_1[i32(2)], q_0));
}

fn map_normal_0( _S50 : u32,  _S51 : vec3<f32>) -> vec3<f32>
{
    return instances_0[_S50].to_object_0[i32(0)].xyz * vec3<f32>(_S51.x) + instances_0[_S50].to_object_0[i32(1)].xyz * vec3<f32>(_S51.y) + instances_0[_S50].to_object_0[i32(2)].xyz * vec3<f32>(_S51.z);
}

struct Tangents_0
{
     du_0 : vec3<f32>,
     dv_0 : vec3<f32>,
};

fn tangents_of_0( triangle_1 : Triangle_0,  e1_3 : vec3<f32>,  e2_3 : vec3<f32>) -> Tangents_0
{
    var along1_0 : vec2<f32> = triangle_1.uv1_1 - triangle_1.uv0_1;
    var along2_0 : vec2<f32> = triangle_1.uv2_1 - triangle_1.uv0_1;
    var _S52 : f32 = along1_0.x;
    var _S53 : f32 = along2_0.y;
    var _S54 : f32 = along2_0.x;
    var _S55 : f32 = along1_0.y;
    var det_0 : f32 = _S52 * _S53 - _S54 * _S55;
    var tangents_0 : Tangents_0;
    tangents_0.du_0 = e1_3;
    tangents_0.dv_0 = e2_3;
    if((abs(det_0)) >= 9.99999968265522539e-21f)
    {
        var _S56 : vec3<f32> = vec3<f32>((1.0f / det_0));
        tangents_0.du_0 = (e1_3 * vec3<f32>(_S53) - e2_3 * vec3<f32>(_S55)) * _S56;
        tangents_0.dv_0 = (e2_3 * vec3<f32>(_S52) - e1_3 * vec3<f32>(_S54)) * _S56;
    }
    return tangents_0;
}

fn largest_0( v_1 : vec3<f32>) -> f32
{
    return max(v_1.x, max(v_1.y, v_1.z));
}

fn load_triangle_0( hit_1 : Hit_0) -> Triangle_0
{
    var _S57 : u32 = hit_1.leaf_2 * u32(3);
    var row1_0 : vec4<f32> = leaves_0[_S57 + u32(1)];
    var row2_0 : vec4<f32> = leaves_0[_S57 + u32(2)];
    var bits_0 : u32 = (bitcast<u32>((row1_0.w)));
    var triangle_2 : Triangle_0;
    var _S58 : vec3<f32> = leaves_0[_S57].xyz;
    triangle_2.p0_0 = _S58;
    var _S59 : vec3<f32> = row1_0.xyz;
    triangle_2.e1_1 = _S59;
    var _S60 : vec3<f32> = row2_0.xyz;
    triangle_2.e2_1 = _S60;
    triangle_2.smooth_0 = ((bits_0 & (u32(2147483648)))) != u32(0);
    triangle_2.material_0 = (bits_0 & (u32(16777215)));
    triangle_2.emission_1 = (bitcast<u32>((row2_0.w)));
    var flip_0 : bool;
    if(((FEATURES_0 & (u32(8192)))) != u32(0))
    {
        flip_0 = ((bits_0 & (u32(536870912)))) != u32(0);
    }
    else
    {
        flip_0 = false;
    }
    triangle_2.anisotropic_0 = flip_0;
    triangle_2.textured_0 = false;
    var _S61 : bool = (hit_1.instance_1) != u32(4294967295);
    triangle_2.placed_0 = _S61;
    var _S62 : vec3<f32> = vec3<f32>(0.0f);
    triangle_2.n0_0 = _S62;
    triangle_2.n1_0 = _S62;
    triangle_2.n2_0 = _S62;
    triangle_2.tangent_0 = _S62;
    var row_0 : u32 = hit_1.leaf_2 * run_0.path_0.shading_stride_0;
    if(triangle_2.smooth_0)
    {
        triangle_2.n0_0 = shading_0[row_0].xyz;
        triangle_2.n1_0 = shading_0[row_0 + u32(1)].xyz;
        triangle_2.n2_0 = shading_0[row_0 + u32(2)].xyz;
    }
    var _S63 : vec2<f32> = vec2<f32>(0.0f);
    triangle_2.uv0_1 = _S63;
    triangle_2.uv1_1 = _S63;
    triangle_2.uv2_1 = _S63;
    if(triangle_2.anisotropic_0)
    {
        flip_0 = true;
    }
    else
    {
        flip_0 = triangle_2.textured_0;
    }
    if(flip_0)
    {
        var v_2 : vec3<f32> = shading_0[row_0 + u32(3)].xyz;
        triangle_2.uv0_1 = vec2<f32>(shading_0[row_0].w, v_2.x);
        triangle_2.uv1_1 = vec2<f32>(shading_0[row_0 + u32(1)].w, v_2.y);
        triangle_2.uv2_1 = vec2<f32>(shading_0[row_0 + u32(2)].w, v_2.z);
    }
    var flip_1 : bool = ((bits_0 & (u32(1073741824)))) != u32(0);
    var shift_0 : vec3<f32>;
    if(_S61)
    {
        var _S64 : vec3<f32> = map_point_0(hit_1.instance_1, _S58);
        triangle_2.e1_1 = map_point_0(hit_1.instance_1, _S58 + _S59) - _S64;
        triangle_2.e2_1 = map_point_0(hit_1.instance_1, _S58 + _S60) - _S64;
        triangle_2.p0_0 = _S64;
        triangle_2.n0_0 = map_normal_0(hit_1.instance_1, triangle_2.n0_0);
        triangle_2.n1_0 = map_normal_0(hit_1.instance_1, triangle_2.n1_0);
        triangle_2.n2_0 = map_normal_0(hit_1.instance_1, triangle_2.n2_0);
        var _S65 : vec3<f32> = abs(vec3<f32>(instances_0[hit_1.instance_1].to_world_1[i32(0)].w, instances_0[hit_1.instance_1].to_world_1[i32(1)].w, instances_0[hit_1.instance_1].to_world_1[i32(2)].w));
        flip_0 = flip_1 != ((instances_0[hit_1.instance_1].mirrored_0) != u32(0));
        shift_0 = _S65;
    }
    else
    {
        flip_0 = flip_1;
        shift_0 = _S62;
    }
    var normal_2 : vec3<f32> = cross(triangle_2.e1_1, triangle_2.e2_1);
    var normal_3 : vec3<f32> = normal_2 * vec3<f32>((1.0f / sqrt(dot(normal_2, normal_2))));
    var reach_0 : vec3<f32>;
    if(flip_0)
    {
        reach_0 = (vec3<f32>(0) - normal_3);
    }
    else
    {
        reach_0 = normal_3;
    }
    triangle_2.plane_normal_0 = reach_0;
    if(triangle_2.anisotropic_0)
    {
        triangle_2.tangent_0 = tangents_of_0(triangle_2, triangle_2.e1_1, triangle_2.e2_1).du_0;
    }
    var extent_0 : vec3<f32> = max(abs(triangle_2.p0_0), max(abs(triangle_2.p0_0 + triangle_2.e1_1), abs(triangle_2.p0_0 + triangle_2.e2_1)));
    var size_1 : f32 = largest_0(extent_0);
    if(_S61)
    {
        reach_0 = vec3<f32>(2.0f) * extent_0 + shift_0 + vec3<f32>(size_1);
    }
    else
    {
        reach_0 = extent_0;
    }
    triangle_2.clearance_0 = max(dot(abs(normal_3), reach_0), size_1) * 9.5367431640625e-07f;
    return triangle_2;
}

struct Frame_0
{
     s_1 : vec3<f32>,
     t_1 : vec3<f32>,
     n_1 : vec3<f32>,
};

struct Surface_0
{
     position_0 : vec3<f32>,
     frame_1 : Frame_0,
     b1_0 : f32,
     b2_0 : f32,
     geometric_normal_0 : vec3<f32>,
};

fn frame_from_normal_0( n_2 : vec3<f32>) -> Frame_0
{
    var _S66 : f32 = n_2.z;
    var sign_0 : f32;
    if(_S66 < 0.0f)
    {
        sign_0 = -1.0f;
    }
    else
    {
        sign_0 = 1.0f;
    }
    var a_2 : f32 = -1.0f / (sign_0 + _S66);
    var _S67 : f32 = n_2.x;
    var _S68 : f32 = n_2.y;
    var b_2 : f32 = _S67 * _S68 * a_2;
    var frame_2 : Frame_0;
    frame_2.s_1 = vec3<f32>(1.0f + sign_0 * _S67 * _S67 * a_2, sign_0 * b_2, - sign_0 * _S67);
    frame_2.t_1 = vec3<f32>(b_2, sign_0 + _S68 * _S68 * a_2, - _S68);
    frame_2.n_1 = n_2;
    return frame_2;
}

fn frame_from_normal_tangent_0( n_3 : vec3<f32>,  tangent_1 : vec3<f32>) -> Frame_0
{
    var s_2 : vec3<f32> = tangent_1 + n_3 * vec3<f32>(- dot(n_3, tangent_1));
    var length_squared_0 : f32 = dot(s_2, s_2);
    var frame_3 : Frame_0;
    if(length_squared_0 > (9.999999960041972e-13f * dot(tangent_1, tangent_1)))
    {
        var _S69 : vec3<f32> = s_2 * vec3<f32>((1.0f / sqrt(length_squared_0)));
        frame_3.s_1 = _S69;
        frame_3.t_1 = cross(n_3, _S69);
        frame_3.n_1 = n_3;
    }
    else
    {
        frame_3 = frame_from_normal_0(n_3);
    }
    return frame_3;
}

fn surface_at_0( triangle_3 : Triangle_0,  origin_1 : vec3<f32>,  direction_3 : vec3<f32>) -> Surface_0
{
    var normal_4 : vec3<f32> = cross(triangle_3.e1_1, triangle_3.e2_1);
    var _S70 : vec3<f32> = vec3<f32>((1.0f / dot(normal_4, normal_4)));
    var from_p0_0 : vec3<f32> = origin_1 - triangle_3.p0_0;
    var in_plane_0 : vec3<f32> = from_p0_0 + direction_3 * vec3<f32>(- (dot(from_p0_0, normal_4) / dot(direction_3, normal_4)));
    var b1_1 : f32 = dot(in_plane_0, cross(triangle_3.e2_1, normal_4) * _S70);
    var b2_1 : f32 = dot(in_plane_0, cross(normal_4, triangle_3.e1_1) * _S70);
    var surface_0 : Surface_0;
    surface_0.b1_0 = b1_1;
    surface_0.b2_0 = b2_1;
    var _S71 : vec3<f32> = vec3<f32>(b1_1);
    var _S72 : vec3<f32> = vec3<f32>(b2_1);
    surface_0.position_0 = triangle_3.e1_1 * _S71 + triangle_3.e2_1 * _S72 + triangle_3.p0_0;
    surface_0.geometric_normal_0 = triangle_3.plane_normal_0;
    var n_4 : vec3<f32>;
    if(triangle_3.smooth_0)
    {
        var interpolated_0 : vec3<f32> = (triangle_3.n1_0 - triangle_3.n0_0) * _S71 + (triangle_3.n2_0 - triangle_3.n0_0) * _S72 + triangle_3.n0_0;
        var length2_0 : f32 = dot(interpolated_0, interpolated_0);
        if(length2_0 > 0.0f)
        {
            var n_5 : vec3<f32> = interpolated_0 * vec3<f32>((1.0f / sqrt(length2_0)));
            if((dot(triangle_3.plane_normal_0, n_5)) < 0.0f)
            {
                surface_0.geometric_normal_0 = (vec3<f32>(0) - triangle_3.plane_normal_0);
            }
            n_4 = n_5;
        }
        else
        {
            n_4 = triangle_3.plane_normal_0;
        }
    }
    else
    {
        n_4 = triangle_3.plane_normal_0;
    }
    if(triangle_3.anisotropic_0)
    {
        surface_0.frame_1 = frame_from_normal_tangent_0(n_4, triangle_3.tangent_0);
    }
    else
    {
        surface_0.frame_1 = frame_from_normal_0(n_4);
    }
    return surface_0;
}

fn Sloped3_x24init_0( v_3 : vec3<f32>,  d1_1 : vec3<f32>,  d2_1 : vec3<f32>) -> Sloped3_0
{
    var _S73 : Sloped3_0;
    _S73.v_0 = v_3;
    _S73.d1_0 = d1_1;
    _S73.d2_0 = d2_1;
    return _S73;
}

fn LightShape_x24init_0( corner_2 : vec3<f32>,  e1_4 : vec3<f32>,  e2_4 : vec3<f32>,  normal_5 : vec3<f32>,  area_2 : f32) -> LightShape_0
{
    var _S74 : LightShape_0;
    _S74.corner_1 = corner_2;
    _S74.e1_2 = e1_4;
    _S74.e2_2 = e2_4;
    _S74.normal_1 = normal_5;
    _S74.area_1 = area_2;
    return _S74;
}

fn Emitted_x24init_0( radiance_4 : Sloped3_0,  textured_4 : bool,  two_sided_2 : bool,  shape_2 : LightShape_0,  probability_2 : f32) -> Emitted_0
{
    var _S75 : Emitted_0;
    _S75.radiance_1 = radiance_4;
    _S75.textured_2 = textured_4;
    _S75.two_sided_0 = two_sided_2;
    _S75.shape_0 = shape_2;
    _S75.probability_0 = probability_2;
    return _S75;
}

struct Emission_0
{
     radiance_5 : vec3<f32>,
     two_sided_3 : u32,
     texture_0 : u32,
     pdf_area_0 : f32,
     padding0_3 : u32,
     padding1_3 : u32,
};

fn load_table_0( first_1 : u32) -> Emission_0
{
    var rows_1 : array<vec4<f32>, i32(2)>;
    rows_1[i32(0)] = tables_0[first_1];
    rows_1[i32(1)] = tables_0[first_1 + u32(1)];
    var _S76 : Emission_0 = Emission_0( vec3<f32>(bitcast<f32>(bitcast<u32>(rows_1[u32(0)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_1[u32(0)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_1[u32(0)][u32(2)]))), bitcast<u32>(rows_1[u32(0)][u32(3)]), bitcast<u32>(rows_1[u32(1)][u32(0)]), bitcast<f32>(bitcast<u32>(rows_1[u32(1)][u32(1)])), bitcast<u32>(rows_1[u32(1)][u32(2)]), bitcast<u32>(rows_1[u32(1)][u32(3)]) );
    return _S76;
}

fn load_emission_0( emission_2 : u32) -> Emission_0
{
    return load_table_0(run_0.path_0.first_emission_0 + emission_2 * u32(2));
}

fn sloped_0( value_0 : vec3<f32>) -> Sloped3_0
{
    var result_0 : Sloped3_0;
    result_0.v_0 = value_0;
    var _S77 : vec3<f32> = vec3<f32>(0.0f);
    result_0.d1_0 = _S77;
    result_0.d2_0 = _S77;
    return result_0;
}

fn load_emitted_0( triangle_4 : Triangle_0,  surface_1 : Surface_0,  origin_2 : vec3<f32>,  delta_2 : bool) -> Emitted_0
{
    var _S78 : vec3<f32> = vec3<f32>(0.0f);
    var emitted_1 : Emitted_0 = Emitted_x24init_0(Sloped3_x24init_0(_S78, _S78, _S78), false, false, LightShape_x24init_0(_S78, _S78, _S78, _S78, 0.0f), 0.0f);
    if((triangle_4.emission_1) == u32(4294967295))
    {
        return emitted_1;
    }
    var index_1 : u32 = ((triangle_4.emission_1) & (u32(2147483647)));
    var index_2 : u32;
    if((((triangle_4.emission_1) & (u32(2147483648)))) == u32(0))
    {
        var light_2 : LightTriangle_std430_0 = light_triangles_0[index_1];
        var _S79 : bool;
        if(!delta_2)
        {
            _S79 = !triangle_4.placed_0;
        }
        else
        {
            _S79 = false;
        }
        if(_S79)
        {
            emitted_1.probability_0 = load_emission_0(light_2.emission_0).pdf_area_0;
        }
        index_2 = light_2.emission_0;
    }
    else
    {
        index_2 = index_1;
    }
    var emission_3 : Emission_0 = load_emission_0(index_2);
    emitted_1.radiance_1 = sloped_0(emission_3.radiance_5);
    emitted_1.two_sided_0 = (emission_3.two_sided_3) != u32(0);
    return emitted_1;
}

fn SlopedFrame_x24init_0( s_3 : Sloped3_0,  t_2 : Sloped3_0,  n_6 : Sloped3_0) -> SlopedFrame_0
{
    var _S80 : SlopedFrame_0;
    _S80.s_0 = s_3;
    _S80.t_0 = t_2;
    _S80.n_0 = n_6;
    return _S80;
}

fn Shading_x24init_0( kind_2 : u32,  eta_1 : f32,  coat_1 : u32,  lobe_3 : f32,  a_3 : Sloped3_0,  b_3 : Sloped3_0,  widths_1 : vec4<f32>,  widths_d1_1 : vec4<f32>,  widths_d2_1 : vec4<f32>,  textured_5 : bool,  bent_1 : bool,  frame_4 : SlopedFrame_0) -> Shading_0
{
    var _S81 : Shading_0;
    _S81.kind_0 = kind_2;
    _S81.eta_0 = eta_1;
    _S81.coat_0 = coat_1;
    _S81.lobe_2 = lobe_3;
    _S81.a_1 = a_3;
    _S81.b_1 = b_3;
    _S81.widths_0 = widths_1;
    _S81.widths_d1_0 = widths_d1_1;
    _S81.widths_d2_0 = widths_d2_1;
    _S81.textured_1 = textured_5;
    _S81.bent_0 = bent_1;
    _S81.frame_0 = frame_4;
    return _S81;
}

struct Material_0
{
     a_4 : vec3<f32>,
     bits_1 : u32,
     b_4 : vec3<f32>,
     eta_2 : f32,
     alpha_1 : vec2<f32>,
     coat_alpha_0 : vec2<f32>,
     a_texture_0 : u32,
     b_texture_0 : u32,
     alpha_textures_0 : vec2<u32>,
     coat_alpha_textures_0 : vec2<u32>,
     relief_0 : u32,
     coat_2 : u32,
};

fn load_material_0( index_3 : u32) -> Material_0
{
    var first_2 : u32 = index_3 * u32(5);
    var row0_0 : vec4<f32> = tables_0[first_2];
    var row1_1 : vec4<f32> = tables_0[first_2 + u32(1)];
    var row2_1 : vec4<f32> = tables_0[first_2 + u32(2)];
    var material_1 : Material_0;
    material_1.a_4 = row0_0.xyz;
    material_1.bits_1 = (bitcast<u32>((row0_0.w)));
    material_1.b_4 = row1_1.xyz;
    material_1.eta_2 = row1_1.w;
    material_1.alpha_1 = row2_1.xy;
    material_1.coat_alpha_0 = row2_1.zw;
    material_1.a_texture_0 = u32(4294967295);
    material_1.b_texture_0 = u32(4294967295);
    const _S82 : vec2<u32> = vec2<u32>(u32(4294967295), u32(4294967295));
    material_1.alpha_textures_0 = _S82;
    material_1.coat_alpha_textures_0 = _S82;
    material_1.relief_0 = u32(4294967295);
    material_1.coat_2 = u32(4294967295);
    return material_1;
}

fn shade_0( triangle_5 : Triangle_0,  surface_2 : Surface_0,  lobe_4 : f32) -> Shading_0
{
    var material_2 : Material_0 = load_material_0(triangle_5.material_0);
    var shading_2 : Shading_0;
    shading_2.lobe_2 = lobe_4;
    shading_2.a_1 = sloped_0(material_2.a_4);
    shading_2.b_1 = sloped_0(material_2.b_4);
    shading_2.widths_0 = vec4<f32>(material_2.alpha_1, material_2.coat_alpha_0);
    var _S83 : vec4<f32> = vec4<f32>(0.0f);
    shading_2.widths_d1_0 = _S83;
    shading_2.widths_d2_0 = _S83;
    shading_2.textured_1 = false;
    shading_2.bent_0 = false;
    var _S84 : vec3<f32> = vec3<f32>(0.0f);
    var _S85 : Sloped3_0 = Sloped3_x24init_0(_S84, _S84, _S84);
    shading_2.frame_0 = SlopedFrame_x24init_0(_S85, _S85, _S85);
    shading_2.kind_0 = ((material_2.bits_1) & (u32(255)));
    shading_2.eta_0 = material_2.eta_2;
    shading_2.coat_0 = material_2.coat_2;
    return shading_2;
}

fn SquareMap_x24init_0( start_2 : vec2<f32>,  scale_3 : vec2<f32>,  cell_1 : vec2<f32>,  size_2 : vec2<f32>) -> SquareMap_0
{
    var _S86 : SquareMap_0;
    _S86.start_1 = start_2;
    _S86.scale_2 = scale_3;
    _S86.cell_0 = cell_1;
    _S86.size_0 = size_2;
    return _S86;
}

fn Arriving_x24init_0( radiance_6 : vec3<f32>,  pdf_2 : f32,  portal_1 : LightShape_0,  portal_share_1 : f32) -> Arriving_0
{
    var _S87 : Arriving_0;
    _S87.radiance_2 = radiance_6;
    _S87.pdf_1 = pdf_2;
    _S87.portal_0 = portal_1;
    _S87.portal_share_0 = portal_share_1;
    return _S87;
}

fn Hit_x24init_0( leaf_3 : u32,  instance_2 : u32) -> Hit_0
{
    var _S88 : Hit_0;
    _S88.leaf_2 = leaf_3;
    _S88.instance_1 = instance_2;
    return _S88;
}

fn ChosenLight_x24init_0( kind_3 : i32,  probability_3 : f32,  radiance_7 : Sloped3_0,  textured_6 : bool,  delta_3 : bool,  two_sided_4 : bool,  shape_3 : LightShape_0,  spot_1 : bool,  cos_end_1 : f32,  cos_start_1 : f32,  map_1 : SquareMap_0,  to_light_1 : array<vec4<f32>, i32(3)>,  arriving_1 : Arriving_0,  hit_2 : Hit_0) -> ChosenLight_0
{
    var _S89 : ChosenLight_0;
    _S89.kind_1 = kind_3;
    _S89.probability_1 = probability_3;
    _S89.radiance_3 = radiance_7;
    _S89.textured_3 = textured_6;
    _S89.delta_0 = delta_3;
    _S89.two_sided_1 = two_sided_4;
    _S89.shape_1 = shape_3;
    _S89.spot_0 = spot_1;
    _S89.cos_end_0 = cos_end_1;
    _S89.cos_start_0 = cos_start_1;
    _S89.map_0 = map_1;
    _S89.to_light_0 = to_light_1;
    _S89.arriving_0 = arriving_1;
    _S89.hit_0 = hit_2;
    return _S89;
}

fn nothing_0() -> Hit_0
{
    var hit_3 : Hit_0;
    hit_3.leaf_2 = u32(4294967295);
    hit_3.instance_1 = u32(4294967295);
    return hit_3;
}

fn shape_of_0( light_3 : ptr<function, LightTriangle_std430_0>) -> LightShape_0
{
    var shape_4 : LightShape_0;
    shape_4.corner_1 = (*light_3).corner_0;
    shape_4.e1_2 = (*light_3).e1_0;
    shape_4.e2_2 = (*light_3).e2_0;
    shape_4.normal_1 = (*light_3).normal_0;
    shape_4.area_1 = (*light_3).area_0;
    return shape_4;
}

fn choose_light_0( point_0 : vec3<f32>,  pick_any_0 : f32,  u_0 : vec2<f32>) -> ChosenLight_0
{
    var _S90 : vec3<f32> = vec3<f32>(0.0f);
    var _S91 : LightShape_0 = LightShape_x24init_0(_S90, _S90, _S90, _S90, 0.0f);
    var _S92 : vec2<f32> = vec2<f32>(0.0f);
    var _S93 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>(vec4<f32>(0.0f), vec4<f32>(0.0f), vec4<f32>(0.0f));
    var light_4 : ChosenLight_0 = ChosenLight_x24init_0(i32(0), 0.0f, Sloped3_x24init_0(_S90, _S90, _S90), false, false, false, _S91, false, 0.0f, 0.0f, SquareMap_x24init_0(_S92, _S92, _S92, _S92), _S93, Arriving_x24init_0(_S90, 0.0f, _S91, 0.0f), Hit_x24init_0(u32(0), u32(0)));
    light_4.kind_1 = i32(0);
    light_4.hit_0 = nothing_0();
    var high_0 : u32 = run_0.lights_0.triangles_0;
    var number_0 : u32 = u32(0);
    for(;;)
    {
        if((high_0 - number_0) > u32(1))
        {
        }
        else
        {
            break;
        }
        var middle_0 : u32 = ((number_0 + high_0) >> (u32(1)));
        if((light_triangles_0[middle_0].uv0_0.x) <= pick_any_0)
        {
            number_0 = middle_0;
        }
        else
        {
            high_0 = middle_0;
        }
    }
    var _S94 : LightTriangle_std430_0 = light_triangles_0[number_0];
    var emission_4 : Emission_0 = load_emission_0(_S94.emission_0);
    light_4.kind_1 = i32(1);
    var _S95 : LightShape_0 = shape_of_0(&(_S94));
    light_4.shape_1 = _S95;
    light_4.probability_1 = emission_4.pdf_area_0 * _S94.area_0;
    light_4.radiance_3 = sloped_0(emission_4.radiance_5);
    light_4.two_sided_1 = (emission_4.two_sided_3) != u32(0);
    light_4.delta_0 = (((_S94.flags_0) & (u32(1)))) != u32(0);
    light_4.textured_3 = false;
    light_4.hit_0.leaf_2 = _S94.leaf_0;
    light_4.hit_0.instance_1 = u32(4294967295);
    return light_4;
}

struct DirectLight_0
{
     radiance_8 : vec3<f32>,
     direction_4 : vec3<f32>,
     distance_0 : f32,
     valid_0 : bool,
};

struct BsdfValue_0
{
     f_cos_0 : vec3<f32>,
     pdf_3 : f32,
};

struct s_minCtx_s_bwdCallableCtx_direct_light_0
{
     value0_6 : BsdfValue_0,
};

struct Departure_0
{
     weight_1 : vec3<f32>,
     origin_3 : vec3<f32>,
     direction_5 : vec3<f32>,
     pdf_4 : f32,
     valid_1 : bool,
     delta_4 : bool,
};

struct BsdfSample_0
{
     wi_0 : vec3<f32>,
     weight_2 : vec3<f32>,
     pdf_5 : f32,
     valid_2 : bool,
     delta_5 : bool,
};

struct s_minCtx_s_bwdCallableCtx_scatter_0
{
     value0_7 : BsdfSample_0,
};

struct s_minCtx_s_bwdCallableCtx_path_luminance_0
{
     value0_8 : DirectLight_0,
     value1_0 : s_minCtx_s_bwdCallableCtx_direct_light_0,
     value2_0 : Departure_0,
     value3_0 : s_minCtx_s_bwdCallableCtx_scatter_0,
};

struct Tuple_6
{
     value0_9 : f32,
     value1_1 : s_minCtx_s_bwdCallableCtx_path_luminance_0,
};

struct Tuple_7
{
     value0_10 : Surface_0,
};

struct Tuple_8
{
     value0_11 : Frame_0,
};

struct Tuple_9
{
     value0_12 : Frame_0,
};

fn s_apply_frame_from_normal_0( _S96 : vec3<f32>) -> Tuple_9
{
    var _S97 : f32 = _S96.z;
    var sign_1 : f32;
    if(_S97 < 0.0f)
    {
        sign_1 = -1.0f;
    }
    else
    {
        sign_1 = 1.0f;
    }
    var a_5 : f32 = -1.0f / (sign_1 + _S97);
    var _S98 : f32 = _S96.x;
    var _S99 : f32 = _S96.y;
    var b_5 : f32 = _S98 * _S99 * a_5;
    var _S100 : vec3<f32> = vec3<f32>(b_5, sign_1 + _S99 * _S99 * a_5, - _S99);
    var _S101 : Tuple_9;
    _S101.value0_12.s_1 = vec3<f32>(1.0f + sign_1 * _S98 * _S98 * a_5, sign_1 * b_5, - sign_1 * _S98);
    _S101.value0_12.t_1 = _S100;
    _S101.value0_12.n_1 = _S96;
    return _S101;
}

fn s_apply_frame_from_normal_tangent_0( _S102 : vec3<f32>,  tangent_2 : vec3<f32>) -> Tuple_8
{
    var s_4 : vec3<f32> = tangent_2 + _S102 * vec3<f32>(- s_apply_dot_0(_S102, tangent_2).value0_5);
    var _S103 : Tuple_5 = s_apply_dot_0(s_4, s_4);
    var frame_5 : Frame_0;
    if((_S103.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(tangent_2, tangent_2).value0_5))
    {
        var _S104 : vec3<f32> = s_4 * vec3<f32>((1.0f / s_apply_sqrt_0(_S103.value0_5).value0_4));
        var _S105 : Tuple_3 = s_apply_cross_0(_S102, _S104);
        frame_5.s_1 = _S104;
        frame_5.t_1 = _S105.value0_3;
        frame_5.n_1 = _S102;
    }
    else
    {
        frame_5 = s_apply_frame_from_normal_0(_S102).value0_12;
    }
    var _S106 : Tuple_8;
    _S106.value0_11 = frame_5;
    return _S106;
}

fn s_apply_surface_at_0( triangle_6 : Triangle_0,  _S107 : vec3<f32>,  _S108 : vec3<f32>) -> Tuple_7
{
    var _S109 : Tuple_3 = s_apply_cross_0(triangle_6.e1_1, triangle_6.e2_1);
    var _S110 : vec3<f32> = _S109.value0_3;
    var _S111 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S110, _S110).value0_5));
    var from_p0_1 : vec3<f32> = _S107 - triangle_6.p0_0;
    var in_plane_1 : vec3<f32> = from_p0_1 + _S108 * vec3<f32>(- (s_apply_dot_0(from_p0_1, _S109.value0_3).value0_5 / s_apply_dot_0(_S108, _S109.value0_3).value0_5));
    var _S112 : Tuple_5 = s_apply_dot_0(in_plane_1, s_apply_cross_0(triangle_6.e2_1, _S109.value0_3).value0_3 * _S111);
    var _S113 : Tuple_5 = s_apply_dot_0(in_plane_1, s_apply_cross_0(_S109.value0_3, triangle_6.e1_1).value0_3 * _S111);
    var _S114 : vec3<f32> = vec3<f32>(0.0f);
    var _S115 : Frame_0 = Frame_0( _S114, _S114, _S114 );
    var _S116 : vec3<f32> = vec3<f32>(_S112.value0_5);
    var _S117 : vec3<f32> = vec3<f32>(_S113.value0_5);
    var _S118 : vec3<f32> = triangle_6.e1_1 * _S116 + triangle_6.e2_1 * _S117 + triangle_6.p0_0;
    var surface_3 : Surface_0;
    var n_7 : vec3<f32>;
    if(triangle_6.smooth_0)
    {
        var interpolated_1 : vec3<f32> = (triangle_6.n1_0 - triangle_6.n0_0) * _S116 + (triangle_6.n2_0 - triangle_6.n0_0) * _S117 + triangle_6.n0_0;
        var _S119 : Tuple_5 = s_apply_dot_0(interpolated_1, interpolated_1);
        if((_S119.value0_5) > 0.0f)
        {
            var n_8 : vec3<f32> = interpolated_1 * vec3<f32>((1.0f / s_apply_sqrt_0(_S119.value0_5).value0_4));
            if((s_apply_dot_0(triangle_6.plane_normal_0, n_8).value0_5) < 0.0f)
            {
                var _S120 : vec3<f32> = (vec3<f32>(0) - triangle_6.plane_normal_0);
                surface_3.position_0 = _S118;
                surface_3.frame_1 = _S115;
                surface_3.b1_0 = _S112.value0_5;
                surface_3.b2_0 = _S113.value0_5;
                surface_3.geometric_normal_0 = _S120;
            }
            else
            {
                surface_3.position_0 = _S118;
                surface_3.frame_1 = _S115;
                surface_3.b1_0 = _S112.value0_5;
                surface_3.b2_0 = _S113.value0_5;
                surface_3.geometric_normal_0 = triangle_6.plane_normal_0;
            }
            n_7 = n_8;
        }
        else
        {
            n_7 = triangle_6.plane_normal_0;
            surface_3.position_0 = _S118;
            surface_3.frame_1 = _S115;
            surface_3.b1_0 = _S112.value0_5;
            surface_3.b2_0 = _S113.value0_5;
            surface_3.geometric_normal_0 = triangle_6.plane_normal_0;
        }
    }
    else
    {
        n_7 = triangle_6.plane_normal_0;
        surface_3.position_0 = _S118;
        surface_3.frame_1 = _S115;
        surface_3.b1_0 = _S112.value0_5;
        surface_3.b2_0 = _S113.value0_5;
        surface_3.geometric_normal_0 = triangle_6.plane_normal_0;
    }
    if(triangle_6.anisotropic_0)
    {
        surface_3.frame_1 = s_apply_frame_from_normal_tangent_0(n_7, triangle_6.tangent_0).value0_11;
    }
    else
    {
        surface_3.frame_1 = s_apply_frame_from_normal_0(n_7).value0_12;
    }
    var _S121 : Tuple_7;
    _S121.value0_10 = surface_3;
    return _S121;
}

struct Tuple_10
{
     value0_13 : vec3<f32>,
};

struct FoundLight_0
{
     radiance_9 : vec3<f32>,
     pdf_6 : f32,
};

struct Tuple_11
{
     value0_14 : FoundLight_0,
};

fn s_apply_emitted_light_0( emitted_2 : Emitted_0,  _S122 : Surface_0,  _S123 : vec3<f32>,  _S124 : vec3<f32>) -> Tuple_11
{
    var _S125 : vec3<f32> = vec3<f32>(0.0f);
    var cosine_0 : f32 = - s_apply_dot_0(_S124, _S122.geometric_normal_0).value0_5;
    var _S126 : bool;
    if(cosine_0 > 0.0f)
    {
        _S126 = true;
    }
    else
    {
        if(cosine_0 < 0.0f)
        {
            _S126 = emitted_2.two_sided_0;
        }
        else
        {
            _S126 = false;
        }
    }
    var found_0 : FoundLight_0;
    if(_S126)
    {
        if((emitted_2.probability_0) > 0.0f)
        {
            var arm_0 : vec3<f32> = _S122.position_0 + _S123 * vec3<f32>(-1.0f);
            var _S127 : f32 = s_apply_dot_0(arm_0, arm_0).value0_5 * emitted_2.probability_0 / s_apply_abs_0(cosine_0).value0_2;
            found_0.radiance_9 = emitted_2.radiance_1.v_0;
            found_0.pdf_6 = _S127;
        }
        else
        {
            found_0.radiance_9 = emitted_2.radiance_1.v_0;
            found_0.pdf_6 = 0.0f;
        }
    }
    else
    {
        found_0.radiance_9 = _S125;
        found_0.pdf_6 = 0.0f;
    }
    var _S128 : Tuple_11;
    _S128.value0_14 = found_0;
    return _S128;
}

struct Tuple_12
{
     value0_15 : vec3<f32>,
};

struct Tuple_13
{
     value0_16 : f32,
};

struct Tuple_14
{
     value0_17 : f32,
};

fn s_apply_sqr_0( _S129 : f32) -> Tuple_14
{
    var _S130 : Tuple_14;
    _S130.value0_17 = _S129 * _S129;
    return _S130;
}

fn s_apply_power_heuristic_0( _S131 : f32,  _S132 : f32) -> Tuple_13
{
    var weight_3 : f32;
    if(_S131 > _S132)
    {
        weight_3 = 1.0f / (1.0f + s_apply_sqr_0(_S132 / _S131).value0_17);
    }
    else
    {
        var _S133 : Tuple_14 = s_apply_sqr_0(_S131 / _S132);
        weight_3 = _S133.value0_17 / (_S133.value0_17 + 1.0f);
    }
    var _S134 : Tuple_13;
    _S134.value0_16 = weight_3;
    return _S134;
}

fn s_apply_weighted_emission_0( _S135 : FoundLight_0,  _S136 : f32,  delta_6 : bool) -> Tuple_12
{
    var light_5 : vec3<f32>;
    if(!delta_6)
    {
        light_5 = _S135.radiance_9 * vec3<f32>(s_apply_power_heuristic_0(_S136, _S135.pdf_6).value0_16);
    }
    else
    {
        light_5 = _S135.radiance_9;
    }
    var _S137 : Tuple_12;
    _S137.value0_15 = light_5;
    return _S137;
}

fn s_apply_emission_of_0( emitted_3 : Emitted_0,  _S138 : Surface_0,  _S139 : vec3<f32>,  _S140 : vec3<f32>,  _S141 : f32,  delta_7 : bool) -> Tuple_10
{
    var _S142 : Tuple_10;
    _S142.value0_13 = s_apply_weighted_emission_0(s_apply_emitted_light_0(emitted_3, _S138, _S139, _S140).value0_14, _S141, delta_7).value0_15;
    return _S142;
}

struct Bsdf_0
{
     a_6 : vec3<f32>,
     b_6 : vec3<f32>,
     alpha_2 : vec2<f32>,
     coat_alpha_1 : vec2<f32>,
     eta_3 : f32,
     kind_4 : u32,
     coat_3 : u32,
};

struct Tuple_15
{
     value0_18 : Bsdf_0,
};

fn s_apply_bsdf_near_0( shading_3 : Shading_0,  _S143 : f32,  _S144 : f32) -> Tuple_15
{
    var _S145 : vec2<f32> = shading_3.widths_0.xy;
    var _S146 : vec2<f32> = shading_3.widths_0.zw;
    var _S147 : Tuple_15;
    _S147.value0_18.a_6 = shading_3.a_1.v_0;
    _S147.value0_18.b_6 = shading_3.b_1.v_0;
    _S147.value0_18.alpha_2 = _S145;
    _S147.value0_18.coat_alpha_1 = _S146;
    _S147.value0_18.eta_3 = shading_3.eta_0;
    _S147.value0_18.kind_4 = shading_3.kind_0;
    _S147.value0_18.coat_3 = shading_3.coat_0;
    return _S147;
}

struct Tuple_16
{
     value0_19 : Frame_0,
};

fn s_apply_frame_near_0( shading_4 : Shading_0,  _S148 : Surface_0) -> Tuple_16
{
    var _S149 : Tuple_16;
    _S149.value0_19 = _S148.frame_1;
    return _S149;
}

struct Tuple_17
{
     value0_20 : vec3<f32>,
};

fn s_apply_to_local_0( _S150 : Frame_0,  _S151 : vec3<f32>) -> Tuple_17
{
    var _S152 : Tuple_17;
    _S152.value0_20 = vec3<f32>(s_apply_dot_0(_S150.s_1, _S151).value0_5, s_apply_dot_0(_S150.t_1, _S151).value0_5, s_apply_dot_0(_S150.n_1, _S151).value0_5);
    return _S152;
}

struct Tuple_18
{
     value0_21 : DirectLight_0,
     value1_2 : s_minCtx_s_bwdCallableCtx_direct_light_0,
};

struct LightSample_0
{
     direction_6 : vec3<f32>,
     distance_1 : f32,
     radiance_10 : vec3<f32>,
     pdf_7 : f32,
     valid_3 : bool,
};

struct Tuple_19
{
     value0_22 : LightSample_0,
};

struct TriangleView_0
{
     to_corner_0 : vec3<f32>,
     height_1 : f32,
     a_7 : vec3<f32>,
     b_7 : vec3<f32>,
     c_0 : vec3<f32>,
     solid_angle_0 : f32,
     spherical_0 : bool,
};

struct Tuple_20
{
     value0_23 : TriangleView_0,
};

fn s_apply_view_of_0( shape_5 : LightShape_0,  _S153 : vec3<f32>) -> Tuple_20
{
    var _S154 : vec3<f32> = shape_5.corner_1 + _S153 * vec3<f32>(-1.0f);
    var _S155 : Tuple_5 = s_apply_dot_0(_S154, shape_5.normal_1);
    var _S156 : vec3<f32> = vec3<f32>(0.0f);
    var _S157 : Tuple_20;
    _S157.value0_23.to_corner_0 = _S154;
    _S157.value0_23.height_1 = _S155.value0_5;
    _S157.value0_23.a_7 = _S156;
    _S157.value0_23.b_7 = _S156;
    _S157.value0_23.c_0 = _S156;
    _S157.value0_23.solid_angle_0 = 1.0f;
    _S157.value0_23.spherical_0 = false;
    return _S157;
}

struct SampledPoint_0
{
     direction_7 : vec3<f32>,
     distance_2 : f32,
     valid_4 : bool,
};

struct Tuple_21
{
     value0_24 : SampledPoint_0,
};

struct Tuple_22
{
     value0_25 : vec3<f32>,
};

struct Tuple_23
{
     value0_26 : vec2<f32>,
};

fn s_apply_sin_cos_turns_0( _S158 : f32) -> Tuple_23
{
    var quarter_0 : f32 = round(_S158 * 4.0f);
    var angle_0 : f32 = (_S158 - quarter_0 * 0.25f) * 6.28318548202514648f;
    var a2_0 : f32 = angle_0 * angle_0;
    var s_5 : f32 = angle_0 * (1.0f + a2_0 * (-0.1666666716337204f + a2_0 * (0.00833333376795053f + a2_0 * (-0.0001984127011383f + a2_0 * 2.75573188446287531e-06f))));
    var c_1 : f32 = 1.0f + a2_0 * (-0.5f + a2_0 * (0.0416666679084301f + a2_0 * (-0.00138888892251998f + a2_0 * 0.00002480158764229f)));
    var q_1 : i32 = (i32(quarter_0) & (i32(3)));
    var sine_0 : f32;
    var cosine_1 : f32;
    if(q_1 == i32(1))
    {
        var _S159 : f32 = - s_5;
        sine_0 = c_1;
        cosine_1 = _S159;
    }
    else
    {
        if(q_1 == i32(2))
        {
            var _S160 : f32 = - c_1;
            sine_0 = - s_5;
            cosine_1 = _S160;
        }
        else
        {
            if(q_1 == i32(3))
            {
                sine_0 = - c_1;
                cosine_1 = s_5;
            }
            else
            {
                sine_0 = s_5;
                cosine_1 = c_1;
            }
        }
    }
    var _S161 : Tuple_23;
    _S161.value0_26 = vec2<f32>(sine_0, cosine_1);
    return _S161;
}

struct Tuple_24
{
     value0_27 : vec3<f32>,
};

fn s_apply_unit_vector_0( _S162 : vec3<f32>) -> Tuple_24
{
    var _S163 : Tuple_24;
    _S163.value0_27 = _S162 * vec3<f32>((1.0f / s_apply_sqrt_0(s_apply_dot_0(_S162, _S162).value0_5).value0_4));
    return _S163;
}

struct Tuple_25
{
     value0_28 : f32,
};

fn s_apply_safe_sqrt_0( _S164 : f32) -> Tuple_25
{
    var root_1 : f32;
    if(_S164 > 0.0f)
    {
        root_1 = s_apply_sqrt_0(_S164).value0_4;
    }
    else
    {
        root_1 = 0.0f;
    }
    var _S165 : Tuple_25;
    _S165.value0_28 = root_1;
    return _S165;
}

fn s_apply_sample_solid_angle_0( _S166 : TriangleView_0,  _S167 : vec2<f32>) -> Tuple_22
{
    var _S168 : Tuple_23 = s_apply_sin_cos_turns_0(_S167.x * _S166.solid_angle_0 * 0.07957746833562851f);
    var _S169 : Tuple_24 = s_apply_unit_vector_0(_S166.c_0 + _S166.a_7 * vec3<f32>(- s_apply_dot_0(_S166.a_7, _S166.c_0).value0_5));
    var _S170 : f32 = _S168.value0_26.x;
    var m_0 : f32 = _S170 * (1.0f + s_apply_dot_0(_S166.a_7, _S166.b_7).value0_5);
    var q_2 : f32 = _S168.value0_26.y * s_apply_dot_0(s_apply_cross_0(_S166.a_7, _S166.b_7).value0_3, _S169.value0_27).value0_5 - _S170 * s_apply_dot_0(_S166.b_7, _S169.value0_27).value0_5;
    var m2_0 : f32 = m_0 * m_0;
    var q2_0 : f32 = q_2 * q_2;
    var scale_4 : f32 = 1.0f / (q2_0 + m2_0);
    var chord_0 : vec3<f32> = _S166.a_7 * vec3<f32>(((q2_0 - m2_0) * scale_4)) + _S169.value0_27 * vec3<f32>((2.0f * q_2 * m_0 * scale_4)) + _S166.b_7 * vec3<f32>(-1.0f);
    var chord2_0 : f32 = s_apply_dot_0(chord_0, chord_0).value0_5 * 0.5f;
    var w_0 : f32 = _S167.y * chord2_0;
    var _S171 : Tuple_22;
    _S171.value0_25 = _S166.b_7 * vec3<f32>((1.0f - w_0)) + s_apply_unit_vector_0(chord_0 + _S166.b_7 * vec3<f32>(chord2_0)).value0_27 * vec3<f32>(s_apply_safe_sqrt_0(w_0 * (2.0f - w_0)).value0_28);
    return _S171;
}

fn is_finite_0( x_6 : f32) -> bool
{
    return (((bitcast<u32>((x_6))) & (u32(2139095040)))) != u32(2139095040);
}

fn s_apply_sample_view_0( shape_6 : LightShape_0,  _S172 : TriangleView_0,  _S173 : vec2<f32>) -> Tuple_21
{
    var _S174 : vec3<f32> = vec3<f32>(0.0f);
    var point_1 : SampledPoint_0;
    if(_S172.spherical_0)
    {
        var _S175 : Tuple_22 = s_apply_sample_solid_angle_0(_S172, _S173);
        var distance_3 : f32 = _S172.height_1 / s_apply_dot_0(_S175.value0_25, shape_6.normal_1).value0_5;
        var _S176 : bool;
        if(distance_3 > 0.0f)
        {
            _S176 = is_finite_0(distance_3);
        }
        else
        {
            _S176 = false;
        }
        if(_S176)
        {
            point_1.direction_7 = _S175.value0_25;
            point_1.distance_2 = distance_3;
            point_1.valid_4 = true;
        }
        else
        {
            point_1.direction_7 = _S174;
            point_1.distance_2 = 0.0f;
            point_1.valid_4 = false;
        }
    }
    else
    {
        var _S177 : Tuple_25 = s_apply_safe_sqrt_0(_S173.x);
        var _S178 : f32 = _S173.y;
        var to_light_2 : vec3<f32> = _S172.to_corner_0 + shape_6.e1_2 * vec3<f32>((_S177.value0_28 * (1.0f - _S178))) + shape_6.e2_2 * vec3<f32>((_S177.value0_28 * _S178));
        var _S179 : Tuple_5 = s_apply_dot_0(to_light_2, to_light_2);
        if((_S179.value0_5) > 0.0f)
        {
            var _S180 : Tuple_4 = s_apply_sqrt_0(_S179.value0_5);
            point_1.direction_7 = to_light_2 * vec3<f32>((1.0f / _S180.value0_4));
            point_1.distance_2 = _S180.value0_4;
            point_1.valid_4 = true;
        }
        else
        {
            point_1.direction_7 = _S174;
            point_1.distance_2 = 0.0f;
            point_1.valid_4 = false;
        }
    }
    var _S181 : Tuple_21;
    _S181.value0_24 = point_1;
    return _S181;
}

struct Tuple_26
{
     value0_29 : f32,
};

fn s_apply_view_pdf_0( shape_7 : LightShape_0,  _S182 : TriangleView_0,  _S183 : vec3<f32>,  _S184 : f32) -> Tuple_26
{
    var pdf_8 : f32;
    if(_S182.spherical_0)
    {
        pdf_8 = 1.0f / _S182.solid_angle_0;
    }
    else
    {
        var _S185 : Tuple_2 = s_apply_abs_0(s_apply_dot_0(_S183, shape_7.normal_1).value0_5);
        if((_S185.value0_2) > 0.0f)
        {
            pdf_8 = _S184 * _S184 / (_S185.value0_2 * shape_7.area_1);
        }
        else
        {
            pdf_8 = 0.0f;
        }
    }
    var _S186 : Tuple_26;
    _S186.value0_29 = pdf_8;
    return _S186;
}

fn s_apply_sample_light_0( light_6 : ChosenLight_0,  _S187 : vec3<f32>,  _S188 : vec2<f32>) -> Tuple_19
{
    var _S189 : vec3<f32> = vec3<f32>(0.0f);
    var sample_0 : LightSample_0;
    if((light_6.kind_1) == i32(1))
    {
        var _S190 : Tuple_20 = s_apply_view_of_0(light_6.shape_1, _S187);
        var _S191 : bool;
        if(!((_S190.value0_23.height_1) > 0.0f))
        {
            _S191 = true;
        }
        else
        {
            _S191 = light_6.two_sided_1;
        }
        if(_S191)
        {
            var _S192 : Tuple_21 = s_apply_sample_view_0(light_6.shape_1, _S190.value0_23, _S188);
            var _S193 : Tuple_26 = s_apply_view_pdf_0(light_6.shape_1, _S190.value0_23, _S192.value0_24.direction_7, _S192.value0_24.distance_2);
            if(_S192.value0_24.valid_4)
            {
                _S191 = (_S193.value0_29) > 0.0f;
            }
            else
            {
                _S191 = false;
            }
            if(_S191)
            {
                var _S194 : f32 = _S193.value0_29 * light_6.probability_1;
                sample_0.direction_6 = _S192.value0_24.direction_7;
                sample_0.distance_1 = _S192.value0_24.distance_2;
                sample_0.radiance_10 = light_6.radiance_3.v_0;
                sample_0.pdf_7 = _S194;
                sample_0.valid_3 = true;
            }
            else
            {
                sample_0.direction_6 = _S189;
                sample_0.distance_1 = 0.0f;
                sample_0.radiance_10 = _S189;
                sample_0.pdf_7 = 1.0f;
                sample_0.valid_3 = false;
            }
        }
        else
        {
            sample_0.direction_6 = _S189;
            sample_0.distance_1 = 0.0f;
            sample_0.radiance_10 = _S189;
            sample_0.pdf_7 = 1.0f;
            sample_0.valid_3 = false;
        }
    }
    else
    {
        sample_0.direction_6 = _S189;
        sample_0.distance_1 = 0.0f;
        sample_0.radiance_10 = _S189;
        sample_0.pdf_7 = 1.0f;
        sample_0.valid_3 = false;
    }
    var _S195 : Tuple_19;
    _S195.value0_22 = sample_0;
    return _S195;
}

struct Tuple_27
{
     value0_30 : BsdfValue_0,
};

struct Tuple_28
{
     value0_31 : BsdfValue_0,
};

fn s_apply_no_value_0() -> Tuple_28
{
    var _S196 : Tuple_28;
    _S196.value0_31.f_cos_0 = vec3<f32>(0.0f);
    _S196.value0_31.pdf_3 = 0.0f;
    return _S196;
}

struct Tuple_29
{
     value0_32 : BsdfValue_0,
};

fn s_apply_diffuse_evaluate_0( _S197 : vec3<f32>,  _S198 : vec3<f32>,  _S199 : vec3<f32>) -> Tuple_29
{
    var _S200 : Tuple_28 = s_apply_no_value_0();
    var _S201 : f32 = _S199.z;
    var value_1 : BsdfValue_0;
    if((_S198.z * _S201) > 0.0f)
    {
        var _S202 : f32 = s_apply_abs_0(_S201).value0_2 * 0.31830990314483643f;
        value_1.f_cos_0 = _S197 * vec3<f32>(_S202);
        value_1.pdf_3 = _S202;
    }
    else
    {
        value_1 = _S200.value0_31;
    }
    var _S203 : Tuple_29;
    _S203.value0_32 = value_1;
    return _S203;
}

struct Tuple_30
{
     value0_33 : BsdfValue_0,
};

struct Tuple_31
{
     value0_34 : vec2<f32>,
};

fn s_apply_ggx_widths_0( _S204 : vec2<f32>) -> Tuple_31
{
    var _S205 : f32 = _S204.x;
    var _S206 : f32;
    if(_S205 > 0.00009999999747379f)
    {
        _S206 = _S205;
    }
    else
    {
        _S206 = 0.00009999999747379f;
    }
    var _S207 : f32 = _S204.y;
    var _S208 : f32;
    if(_S207 > 0.00009999999747379f)
    {
        _S208 = _S207;
    }
    else
    {
        _S208 = 0.00009999999747379f;
    }
    var _S209 : Tuple_31;
    _S209.value0_34 = vec2<f32>(_S206, _S208);
    return _S209;
}

struct Tuple_32
{
     value0_35 : f32,
};

fn s_apply_ggx_lambda_0( _S210 : vec2<f32>,  _S211 : vec3<f32>) -> Tuple_32
{
    var _S212 : Tuple_32;
    _S212.value0_35 = (s_apply_sqrt_0(1.0f + (s_apply_sqr_0(_S210.x * _S211.x).value0_17 + s_apply_sqr_0(_S210.y * _S211.y).value0_17) / s_apply_sqr_0(_S211.z).value0_17).value0_4 - 1.0f) * 0.5f;
    return _S212;
}

struct Tuple_33
{
     value0_36 : f32,
};

fn s_apply_ggx_density_0( _S213 : vec2<f32>,  _S214 : vec3<f32>) -> Tuple_33
{
    var _S215 : f32 = _S213.x;
    var _S216 : f32 = _S213.y;
    var _S217 : Tuple_33;
    _S217.value0_36 = 1.0f / (3.14159274101257324f * _S215 * _S216 * s_apply_sqr_0(s_apply_sqr_0(_S214.x / _S215).value0_17 + s_apply_sqr_0(_S214.y / _S216).value0_17 + s_apply_sqr_0(_S214.z).value0_17).value0_17);
    return _S217;
}

struct Tuple_34
{
     value0_37 : vec3<f32>,
};

struct Tuple_35
{
     value0_38 : f32,
};

fn s_apply_fresnel_conductor_channel_0( _S218 : f32,  _S219 : f32,  _S220 : f32) -> Tuple_35
{
    var _S221 : Tuple_0 = s_apply_min_0(_S218, 1.0f);
    var _S222 : Tuple_14 = s_apply_sqr_0(_S221.value0_0);
    var sin2_0 : f32 = 1.0f - _S222.value0_17;
    var t0_0 : f32 = _S219 * _S219 - _S220 * _S220 - sin2_0;
    var _S223 : Tuple_25 = s_apply_safe_sqrt_0(s_apply_sqr_0(t0_0).value0_17 + 4.0f * _S219 * _S219 * _S220 * _S220);
    var t1_0 : f32 = _S223.value0_28 + _S222.value0_17;
    var t2_0 : f32 = 2.0f * s_apply_safe_sqrt_0((_S223.value0_28 + t0_0) * 0.5f).value0_28 * _S221.value0_0;
    var perpendicular_0 : f32 = (t1_0 - t2_0) / (t1_0 + t2_0);
    var t3_0 : f32 = _S222.value0_17 * _S223.value0_28 + s_apply_sqr_0(sin2_0).value0_17;
    var t4_0 : f32 = t2_0 * sin2_0;
    var reflected_0 : f32 = (perpendicular_0 + perpendicular_0 * (t3_0 - t4_0) / (t3_0 + t4_0)) * 0.5f;
    var reflected_1 : f32;
    if(reflected_0 < 0.0f)
    {
        reflected_1 = 0.0f;
    }
    else
    {
        reflected_1 = reflected_0;
    }
    var _S224 : Tuple_35;
    _S224.value0_38 = reflected_1;
    return _S224;
}

fn s_apply_fresnel_conductor_0( _S225 : f32,  _S226 : vec3<f32>,  _S227 : vec3<f32>) -> Tuple_34
{
    var _S228 : Tuple_34;
    _S228.value0_37 = vec3<f32>(s_apply_fresnel_conductor_channel_0(_S225, _S226.x, _S227.x).value0_38, s_apply_fresnel_conductor_channel_0(_S225, _S226.y, _S227.y).value0_38, s_apply_fresnel_conductor_channel_0(_S225, _S226.z, _S227.z).value0_38);
    return _S228;
}

fn s_apply_conductor_evaluate_0( _S229 : vec3<f32>,  _S230 : vec3<f32>,  _S231 : vec2<f32>,  _S232 : vec3<f32>,  _S233 : vec3<f32>) -> Tuple_30
{
    var _S234 : Tuple_28 = s_apply_no_value_0();
    var half_vector_0 : vec3<f32> = _S232 + _S233;
    var _S235 : Tuple_5 = s_apply_dot_0(half_vector_0, half_vector_0);
    var _S236 : f32 = _S232.z;
    var _S237 : bool;
    if((_S236 * _S233.z) > 0.0f)
    {
        _S237 = (_S235.value0_5) > 0.0f;
    }
    else
    {
        _S237 = false;
    }
    var value_2 : BsdfValue_0;
    if(_S237)
    {
        var m_1 : vec3<f32> = half_vector_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S235.value0_5).value0_4));
        var _S238 : Tuple_31 = s_apply_ggx_widths_0(_S231);
        var common_0 : f32 = s_apply_ggx_density_0(_S238.value0_34, m_1).value0_36 / (4.0f * s_apply_abs_0(_S236).value0_2);
        var _S239 : f32 = 1.0f + s_apply_ggx_lambda_0(_S238.value0_34, _S232).value0_35;
        var _S240 : f32 = common_0 / _S239;
        value_2.f_cos_0 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S232, m_1).value0_5).value0_2, _S229, _S230).value0_37 * vec3<f32>((common_0 / (_S239 + s_apply_ggx_lambda_0(_S238.value0_34, _S233).value0_35)));
        value_2.pdf_3 = _S240;
    }
    else
    {
        value_2 = _S234.value0_31;
    }
    var _S241 : Tuple_30;
    _S241.value0_33 = value_2;
    return _S241;
}

struct Tuple_36
{
     value0_39 : BsdfValue_0,
};

struct Tuple_37
{
     value0_40 : f32,
};

fn s_apply_fresnel_dielectric_0( _S242 : f32,  eta_outer_0 : f32) -> Tuple_37
{
    var cos_i_0 : f32;
    var eta_4 : f32;
    if(_S242 < 0.0f)
    {
        var _S243 : f32 = 1.0f / eta_outer_0;
        cos_i_0 = - _S242;
        eta_4 = _S243;
    }
    else
    {
        cos_i_0 = _S242;
        eta_4 = eta_outer_0;
    }
    var sin2_t_0 : f32 = (1.0f - s_apply_sqr_0(cos_i_0).value0_17) / (eta_4 * eta_4);
    var reflected_2 : f32;
    if(sin2_t_0 < 1.0f)
    {
        var _S244 : Tuple_25 = s_apply_safe_sqrt_0(1.0f - sin2_t_0);
        var _S245 : f32 = eta_4 * cos_i_0;
        var _S246 : f32 = eta_4 * _S244.value0_28;
        reflected_2 = (s_apply_sqr_0((_S245 - _S244.value0_28) / (_S245 + _S244.value0_28)).value0_17 + s_apply_sqr_0((cos_i_0 - _S246) / (cos_i_0 + _S246)).value0_17) * 0.5f;
    }
    else
    {
        reflected_2 = 1.0f;
    }
    var _S247 : Tuple_37;
    _S247.value0_40 = reflected_2;
    return _S247;
}

fn s_apply_dielectric_evaluate_0( eta_5 : f32,  _S248 : vec2<f32>,  _S249 : vec3<f32>,  _S250 : vec3<f32>) -> Tuple_36
{
    var _S251 : Tuple_28 = s_apply_no_value_0();
    var _S252 : f32 = _S249.z;
    var _S253 : bool;
    if(_S252 != 0.0f)
    {
        _S253 = (_S250.z) != 0.0f;
    }
    else
    {
        _S253 = false;
    }
    var value_3 : BsdfValue_0;
    if(_S253)
    {
        var _S254 : f32 = _S250.z;
        var reflects_0 : bool = (_S252 * _S254) > 0.0f;
        var crossing_0 : f32;
        if(reflects_0)
        {
            crossing_0 = 1.0f;
        }
        else
        {
            if(_S252 > 0.0f)
            {
                crossing_0 = eta_5;
            }
            else
            {
                crossing_0 = 1.0f / eta_5;
            }
        }
        var half_vector_1 : vec3<f32> = _S250 * vec3<f32>(crossing_0) + _S249;
        var _S255 : Tuple_5 = s_apply_dot_0(half_vector_1, half_vector_1);
        if((_S255.value0_5) > 0.0f)
        {
            var m_2 : vec3<f32> = half_vector_1 * vec3<f32>((1.0f / s_apply_sqrt_0(_S255.value0_5).value0_4));
            var m_3 : vec3<f32>;
            if((m_2.z) < 0.0f)
            {
                m_3 = (vec3<f32>(0) - m_2);
            }
            else
            {
                m_3 = m_2;
            }
            var _S256 : Tuple_5 = s_apply_dot_0(_S249, m_3);
            var _S257 : Tuple_5 = s_apply_dot_0(_S250, m_3);
            if((_S256.value0_5 * _S252) >= 0.0f)
            {
                _S253 = (_S257.value0_5 * _S254) >= 0.0f;
            }
            else
            {
                _S253 = false;
            }
            if(_S253)
            {
                var _S258 : Tuple_31 = s_apply_ggx_widths_0(_S248);
                var _S259 : Tuple_37 = s_apply_fresnel_dielectric_0(_S256.value0_5, eta_5);
                var masking_o_0 : f32 = 1.0f + s_apply_ggx_lambda_0(_S258.value0_34, _S249).value0_35;
                var masking_both_0 : f32 = masking_o_0 + s_apply_ggx_lambda_0(_S258.value0_34, _S250).value0_35;
                if(reflects_0)
                {
                    var common_1 : f32 = _S259.value0_40 * s_apply_ggx_density_0(_S258.value0_34, m_3).value0_36 / (4.0f * s_apply_abs_0(_S252).value0_2);
                    var _S260 : f32 = common_1 / masking_o_0;
                    value_3.f_cos_0 = vec3<f32>((common_1 / masking_both_0));
                    value_3.pdf_3 = _S260;
                }
                else
                {
                    var common_2 : f32 = (1.0f - _S259.value0_40) * s_apply_ggx_density_0(_S258.value0_34, m_3).value0_36 * (s_apply_abs_0(_S257.value0_5).value0_2 / s_apply_sqr_0(_S257.value0_5 + _S256.value0_5 / crossing_0).value0_17) * s_apply_abs_0(_S256.value0_5).value0_2 / s_apply_abs_0(_S252).value0_2;
                    var _S261 : f32 = common_2 / masking_o_0;
                    value_3.f_cos_0 = vec3<f32>((common_2 / (masking_both_0 * crossing_0 * crossing_0)));
                    value_3.pdf_3 = _S261;
                }
            }
            else
            {
                value_3 = _S251.value0_31;
            }
        }
        else
        {
            value_3 = _S251.value0_31;
        }
    }
    else
    {
        value_3 = _S251.value0_31;
    }
    var _S262 : Tuple_36;
    _S262.value0_39 = value_3;
    return _S262;
}

fn s_apply_bsdf_evaluate_0( _S263 : Bsdf_0,  _S264 : vec3<f32>,  _S265 : vec3<f32>) -> Tuple_27
{
    var _S266 : Tuple_28 = s_apply_no_value_0();
    var value_4 : BsdfValue_0;
    if((_S263.kind_4) == u32(0))
    {
        value_4 = s_apply_diffuse_evaluate_0(_S263.a_6, _S264, _S265).value0_32;
    }
    else
    {
        if((_S263.kind_4) == u32(1))
        {
            value_4 = s_apply_conductor_evaluate_0(_S263.a_6, _S263.b_6, _S263.alpha_2, _S264, _S265).value0_33;
        }
        else
        {
            if((_S263.kind_4) == u32(2))
            {
                value_4 = s_apply_dielectric_evaluate_0(_S263.eta_3, _S263.alpha_2, _S264, _S265).value0_39;
            }
            else
            {
                value_4 = _S266.value0_31;
            }
        }
    }
    var _S267 : Tuple_27;
    _S267.value0_30 = value_4;
    return _S267;
}

fn s_apply_direct_light_0( _S268 : Bsdf_0,  _S269 : Frame_0,  chosen_1 : ChosenLight_0,  _S270 : Surface_0,  _S271 : vec3<f32>,  _S272 : vec2<f32>) -> Tuple_18
{
    var _S273 : vec3<f32> = vec3<f32>(0.0f);
    var _S274 : BsdfValue_0 = BsdfValue_0( _S273, 0.0f );
    var _S275 : s_minCtx_s_bwdCallableCtx_direct_light_0;
    _S275.value0_6 = _S274;
    var _S276 : vec3<f32> = vec3<f32>(0.0f);
    var _S277 : Tuple_19 = s_apply_sample_light_0(chosen_1, _S270.position_0, _S272);
    var direct_0 : DirectLight_0;
    if(_S277.value0_22.valid_3)
    {
        var _S278 : Tuple_27 = s_apply_bsdf_evaluate_0(_S268, _S271, s_apply_to_local_0(_S269, _S277.value0_22.direction_6).value0_20);
        _S275.value0_6 = _S278.value0_30;
        if((any(((_S278.value0_30.f_cos_0) != _S273))))
        {
            var factor_0 : f32 = 1.0f / _S277.value0_22.pdf_7;
            var factor_1 : f32;
            if(!chosen_1.delta_0)
            {
                factor_1 = factor_0 * s_apply_power_heuristic_0(_S277.value0_22.pdf_7, _S278.value0_30.pdf_3).value0_16;
            }
            else
            {
                factor_1 = factor_0;
            }
            direct_0.radiance_8 = _S278.value0_30.f_cos_0 * _S277.value0_22.radiance_10 * vec3<f32>(factor_1);
            direct_0.direction_4 = _S277.value0_22.direction_6;
            direct_0.distance_0 = _S277.value0_22.distance_1;
            direct_0.valid_0 = true;
        }
        else
        {
            direct_0.radiance_8 = _S276;
            direct_0.direction_4 = _S276;
            direct_0.distance_0 = 0.0f;
            direct_0.valid_0 = false;
        }
    }
    else
    {
        direct_0.radiance_8 = _S276;
        direct_0.direction_4 = _S276;
        direct_0.distance_0 = 0.0f;
        direct_0.valid_0 = false;
    }
    var _S279 : Tuple_18;
    _S279.value0_21 = direct_0;
    _S279.value1_2 = _S275;
    return _S279;
}

struct Tuple_38
{
     value0_41 : Departure_0,
     value1_3 : s_minCtx_s_bwdCallableCtx_scatter_0,
};

struct Tuple_39
{
     value0_42 : BsdfSample_0,
};

struct Tuple_40
{
     value0_43 : BsdfSample_0,
};

fn s_apply_no_sample_0() -> Tuple_40
{
    var _S280 : vec3<f32> = vec3<f32>(0.0f);
    var _S281 : Tuple_40;
    _S281.value0_43.wi_0 = _S280;
    _S281.value0_43.weight_2 = _S280;
    _S281.value0_43.pdf_5 = 0.0f;
    _S281.value0_43.valid_2 = false;
    _S281.value0_43.delta_5 = false;
    return _S281;
}

fn is_smooth_0( alpha_3 : vec2<f32>) -> bool
{
    return (max(alpha_3.x, alpha_3.y)) < 0.00100000004749745f;
}

struct Tuple_41
{
     value0_44 : BsdfSample_0,
};

fn s_apply_diffuse_sample_0( _S282 : vec3<f32>,  _S283 : vec3<f32>,  _S284 : vec2<f32>) -> Tuple_41
{
    var _S285 : Tuple_23 = s_apply_sin_cos_turns_0(_S284.x);
    var _S286 : f32 = _S284.y;
    var _S287 : Tuple_25 = s_apply_safe_sqrt_0(_S286);
    var _S288 : Tuple_25 = s_apply_safe_sqrt_0(1.0f - _S286);
    var _S289 : Tuple_40 = s_apply_no_sample_0();
    var sample_1 : BsdfSample_0;
    if((_S288.value0_28) > 0.0f)
    {
        var side_0 : f32;
        if((_S283.z) < 0.0f)
        {
            side_0 = -1.0f;
        }
        else
        {
            side_0 = 1.0f;
        }
        var _S290 : vec3<f32> = vec3<f32>(_S287.value0_28 * _S285.value0_26.y, _S287.value0_28 * _S285.value0_26.x, side_0 * _S288.value0_28);
        sample_1 = _S289.value0_43;
        sample_1.wi_0 = _S290;
        sample_1.weight_2 = _S282;
        sample_1.pdf_5 = _S288.value0_28 * 0.31830990314483643f;
        sample_1.valid_2 = true;
    }
    else
    {
        sample_1 = _S289.value0_43;
    }
    var _S291 : Tuple_41;
    _S291.value0_44 = sample_1;
    return _S291;
}

struct Tuple_42
{
     value0_45 : BsdfSample_0,
};

struct Tuple_43
{
     value0_46 : vec3<f32>,
};

fn s_apply_ggx_sample_visible_0( _S292 : vec2<f32>,  _S293 : vec3<f32>,  _S294 : vec2<f32>) -> Tuple_43
{
    var w_1 : vec3<f32>;
    if((_S293.z) < 0.0f)
    {
        w_1 = (vec3<f32>(0) - _S293);
    }
    else
    {
        w_1 = _S293;
    }
    var _S295 : f32 = _S292.x;
    var _S296 : f32 = _S292.y;
    var _S297 : Tuple_24 = s_apply_unit_vector_0(vec3<f32>(w_1.x * _S295, w_1.y * _S296, w_1.z));
    var _S298 : Tuple_23 = s_apply_sin_cos_turns_0(_S294.x);
    var one_minus_z_0 : f32 = _S294.y * (1.0f + _S297.value0_27.z);
    var _S299 : Tuple_25 = s_apply_safe_sqrt_0(one_minus_z_0 * (2.0f - one_minus_z_0));
    var h_0 : vec3<f32> = vec3<f32>(_S299.value0_28 * _S298.value0_26.y, _S299.value0_28 * _S298.value0_26.x, 1.0f - one_minus_z_0) + _S297.value0_27;
    var _S300 : Tuple_43;
    _S300.value0_46 = s_apply_unit_vector_0(vec3<f32>(h_0.x * _S295, h_0.y * _S296, s_apply_max_0(h_0.z, 9.999999960041972e-13f).value0_1)).value0_27;
    return _S300;
}

struct Tuple_44
{
     value0_47 : vec3<f32>,
};

fn s_apply_mirrored_0( _S301 : vec3<f32>,  _S302 : vec3<f32>) -> Tuple_44
{
    var _S303 : Tuple_44;
    _S303.value0_47 = _S302 * vec3<f32>((2.0f * s_apply_dot_0(_S301, _S302).value0_5)) - _S301;
    return _S303;
}

fn s_apply_conductor_sample_0( _S304 : vec3<f32>,  _S305 : vec3<f32>,  _S306 : vec2<f32>,  smooth_1 : bool,  _S307 : vec3<f32>,  _S308 : vec2<f32>) -> Tuple_42
{
    var _S309 : Tuple_40 = s_apply_no_sample_0();
    var sample_2 : BsdfSample_0;
    if(smooth_1)
    {
        var _S310 : f32 = _S307.z;
        var _S311 : Tuple_34 = s_apply_fresnel_conductor_0(s_apply_abs_0(_S310).value0_2, _S304, _S305);
        sample_2.wi_0 = vec3<f32>(- _S307.x, - _S307.y, _S310);
        sample_2.weight_2 = _S311.value0_37;
        sample_2.pdf_5 = 1.0f;
        sample_2.valid_2 = true;
        sample_2.delta_5 = true;
    }
    else
    {
        var _S312 : Tuple_31 = s_apply_ggx_widths_0(_S306);
        var _S313 : Tuple_43 = s_apply_ggx_sample_visible_0(_S312.value0_34, _S307, _S308);
        var _S314 : Tuple_44 = s_apply_mirrored_0(_S307, _S313.value0_46);
        var _S315 : f32 = _S307.z;
        if((_S315 * _S314.value0_47.z) > 0.0f)
        {
            var masking_o_1 : f32 = 1.0f + s_apply_ggx_lambda_0(_S312.value0_34, _S307).value0_35;
            sample_2 = _S309.value0_43;
            sample_2.wi_0 = _S314.value0_47;
            sample_2.weight_2 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S307, _S313.value0_46).value0_5).value0_2, _S304, _S305).value0_37 * vec3<f32>((masking_o_1 / (masking_o_1 + s_apply_ggx_lambda_0(_S312.value0_34, _S314.value0_47).value0_35)));
            sample_2.pdf_5 = s_apply_ggx_density_0(_S312.value0_34, _S313.value0_46).value0_36 / (4.0f * s_apply_abs_0(_S315).value0_2 * masking_o_1);
            sample_2.valid_2 = true;
        }
        else
        {
            sample_2 = _S309.value0_43;
        }
    }
    var _S316 : Tuple_42;
    _S316.value0_45 = sample_2;
    return _S316;
}

struct Tuple_45
{
     value0_48 : BsdfSample_0,
};

struct Refraction_0
{
     direction_8 : vec3<f32>,
     valid_5 : bool,
};

struct Tuple_46
{
     value0_49 : Refraction_0,
};

fn s_apply_refracted_0( _S317 : vec3<f32>,  _S318 : vec3<f32>,  eta_outer_1 : f32) -> Tuple_46
{
    var _S319 : Tuple_5 = s_apply_dot_0(_S317, _S318);
    var cos_i_1 : f32;
    var eta_6 : f32;
    var m_4 : vec3<f32>;
    if((_S319.value0_5) < 0.0f)
    {
        var _S320 : vec3<f32> = (vec3<f32>(0) - _S318);
        var _S321 : f32 = 1.0f / eta_outer_1;
        cos_i_1 = - _S319.value0_5;
        eta_6 = _S321;
        m_4 = _S320;
    }
    else
    {
        cos_i_1 = _S319.value0_5;
        eta_6 = eta_outer_1;
        m_4 = _S318;
    }
    var sin2_t_1 : f32 = s_apply_max_0(1.0f - s_apply_sqr_0(cos_i_1).value0_17, 0.0f).value0_1 / (eta_6 * eta_6);
    var _S322 : vec3<f32> = vec3<f32>(0.0f);
    var result_1 : Refraction_0;
    if(sin2_t_1 < 1.0f)
    {
        result_1.direction_8 = m_4 * vec3<f32>((cos_i_1 / eta_6 - s_apply_safe_sqrt_0(1.0f - sin2_t_1).value0_28)) - _S317 * vec3<f32>((1.0f / eta_6));
        result_1.valid_5 = true;
    }
    else
    {
        result_1.direction_8 = _S322;
        result_1.valid_5 = false;
    }
    var _S323 : Tuple_46;
    _S323.value0_49 = result_1;
    return _S323;
}

fn s_apply_smooth_dielectric_sample_0( eta_7 : f32,  _S324 : vec3<f32>,  lobe_5 : f32) -> Tuple_45
{
    var _S325 : Tuple_40 = s_apply_no_sample_0();
    var _S326 : f32 = _S324.z;
    var sample_3 : BsdfSample_0;
    if(lobe_5 < (s_apply_fresnel_dielectric_0(_S326, eta_7).value0_40))
    {
        var _S327 : vec3<f32> = vec3<f32>(1.0f);
        sample_3.wi_0 = vec3<f32>(- _S324.x, - _S324.y, _S326);
        sample_3.weight_2 = _S327;
        sample_3.pdf_5 = 1.0f;
        sample_3.valid_2 = true;
        sample_3.delta_5 = true;
    }
    else
    {
        var _S328 : Tuple_46 = s_apply_refracted_0(_S324, vec3<f32>(0.0f, 0.0f, 1.0f), eta_7);
        if(_S328.value0_49.valid_5)
        {
            var crossing_1 : f32;
            if(_S326 > 0.0f)
            {
                crossing_1 = eta_7;
            }
            else
            {
                crossing_1 = 1.0f / eta_7;
            }
            var _S329 : vec3<f32> = vec3<f32>((1.0f / (crossing_1 * crossing_1)));
            sample_3.wi_0 = _S328.value0_49.direction_8;
            sample_3.weight_2 = _S329;
            sample_3.pdf_5 = 1.0f;
            sample_3.valid_2 = true;
            sample_3.delta_5 = true;
        }
        else
        {
            sample_3 = _S325.value0_43;
        }
    }
    var _S330 : Tuple_45;
    _S330.value0_48 = sample_3;
    return _S330;
}

struct Tuple_47
{
     value0_50 : BsdfSample_0,
};

fn s_apply_rough_dielectric_sample_0( eta_8 : f32,  _S331 : vec2<f32>,  _S332 : vec3<f32>,  _S333 : vec2<f32>,  lobe_6 : f32) -> Tuple_47
{
    var _S334 : Tuple_40 = s_apply_no_sample_0();
    var _S335 : Tuple_31 = s_apply_ggx_widths_0(_S331);
    var _S336 : Tuple_43 = s_apply_ggx_sample_visible_0(_S335.value0_34, _S332, _S333);
    var _S337 : Tuple_5 = s_apply_dot_0(_S332, _S336.value0_46);
    var _S338 : Tuple_37 = s_apply_fresnel_dielectric_0(_S337.value0_5, eta_8);
    var masking_o_2 : f32 = 1.0f + s_apply_ggx_lambda_0(_S335.value0_34, _S332).value0_35;
    var _S339 : Tuple_2 = s_apply_abs_0(_S337.value0_5);
    var _S340 : f32 = _S332.z;
    var visible_0 : f32 = s_apply_ggx_density_0(_S335.value0_34, _S336.value0_46).value0_36 * _S339.value0_2 / (masking_o_2 * s_apply_abs_0(_S340).value0_2);
    var sample_4 : BsdfSample_0;
    if(lobe_6 < (_S338.value0_40))
    {
        var _S341 : Tuple_44 = s_apply_mirrored_0(_S332, _S336.value0_46);
        if((_S340 * _S341.value0_47.z) > 0.0f)
        {
            sample_4 = _S334.value0_43;
            sample_4.wi_0 = _S341.value0_47;
            sample_4.weight_2 = vec3<f32>((masking_o_2 / (masking_o_2 + s_apply_ggx_lambda_0(_S335.value0_34, _S341.value0_47).value0_35)));
            sample_4.pdf_5 = _S338.value0_40 * visible_0 / (4.0f * _S339.value0_2);
            sample_4.valid_2 = true;
        }
        else
        {
            sample_4 = _S334.value0_43;
        }
    }
    else
    {
        var _S342 : Tuple_46 = s_apply_refracted_0(_S332, _S336.value0_46, eta_8);
        var _S343 : bool;
        if(_S342.value0_49.valid_5)
        {
            _S343 = (_S340 * _S342.value0_49.direction_8.z) < 0.0f;
        }
        else
        {
            _S343 = false;
        }
        if(_S343)
        {
            var crossing_2 : f32;
            if(_S340 > 0.0f)
            {
                crossing_2 = eta_8;
            }
            else
            {
                crossing_2 = 1.0f / eta_8;
            }
            var _S344 : Tuple_5 = s_apply_dot_0(_S342.value0_49.direction_8, _S336.value0_46);
            var jacobian_0 : f32 = s_apply_abs_0(_S344.value0_5).value0_2 / s_apply_sqr_0(_S344.value0_5 + _S337.value0_5 / crossing_2).value0_17;
            sample_4 = _S334.value0_43;
            sample_4.wi_0 = _S342.value0_49.direction_8;
            sample_4.weight_2 = vec3<f32>((masking_o_2 / ((masking_o_2 + s_apply_ggx_lambda_0(_S335.value0_34, _S342.value0_49.direction_8).value0_35) * crossing_2 * crossing_2)));
            sample_4.pdf_5 = (1.0f - _S338.value0_40) * visible_0 * jacobian_0;
            sample_4.valid_2 = true;
        }
        else
        {
            sample_4 = _S334.value0_43;
        }
    }
    var _S345 : Tuple_47;
    _S345.value0_50 = sample_4;
    return _S345;
}

fn s_apply_bsdf_sample_0( _S346 : Bsdf_0,  _S347 : vec3<f32>,  _S348 : vec2<f32>,  lobe_7 : f32) -> Tuple_39
{
    var _S349 : Tuple_40 = s_apply_no_sample_0();
    var sample_5 : BsdfSample_0;
    if((_S347.z) != 0.0f)
    {
        var smooth_2 : bool = is_smooth_0(_S346.alpha_2);
        if((_S346.kind_4) == u32(0))
        {
            sample_5 = s_apply_diffuse_sample_0(_S346.a_6, _S347, _S348).value0_44;
        }
        else
        {
            if((_S346.kind_4) == u32(1))
            {
                sample_5 = s_apply_conductor_sample_0(_S346.a_6, _S346.b_6, _S346.alpha_2, smooth_2, _S347, _S348).value0_45;
            }
            else
            {
                if((_S346.kind_4) == u32(2))
                {
                    var _S350 : bool;
                    if(smooth_2)
                    {
                        _S350 = true;
                    }
                    else
                    {
                        _S350 = (_S346.eta_3) == 1.0f;
                    }
                    if(_S350)
                    {
                        sample_5 = s_apply_smooth_dielectric_sample_0(_S346.eta_3, _S347, lobe_7).value0_48;
                    }
                    else
                    {
                        sample_5 = s_apply_rough_dielectric_sample_0(_S346.eta_3, _S346.alpha_2, _S347, _S348, lobe_7).value0_50;
                    }
                }
                else
                {
                    sample_5 = _S349.value0_43;
                }
            }
        }
    }
    else
    {
        sample_5 = _S349.value0_43;
    }
    var _S351 : Tuple_39;
    _S351.value0_42 = sample_5;
    return _S351;
}

struct Tuple_48
{
     value0_51 : vec3<f32>,
};

fn s_apply_to_world_0( _S352 : Frame_0,  _S353 : vec3<f32>) -> Tuple_48
{
    var _S354 : Tuple_48;
    _S354.value0_51 = _S352.s_1 * vec3<f32>(_S353.x) + _S352.t_1 * vec3<f32>(_S353.y) + _S352.n_1 * vec3<f32>(_S353.z);
    return _S354;
}

struct Tuple_49
{
     value0_52 : vec3<f32>,
};

fn s_apply_ray_origin_0( _S355 : Surface_0,  _S356 : vec3<f32>,  clearance_1 : f32) -> Tuple_49
{
    var offset_0 : f32;
    if((s_apply_dot_0(_S356, _S355.geometric_normal_0).value0_5) > 0.0f)
    {
        offset_0 = clearance_1;
    }
    else
    {
        offset_0 = - clearance_1;
    }
    var _S357 : Tuple_49;
    _S357.value0_52 = _S355.position_0 + _S355.geometric_normal_0 * vec3<f32>(offset_0);
    return _S357;
}

fn s_apply_scatter_0( _S358 : Bsdf_0,  _S359 : Frame_0,  _S360 : Surface_0,  _S361 : vec3<f32>,  _S362 : vec2<f32>,  lobe_8 : f32,  clearance_2 : f32) -> Tuple_38
{
    var _S363 : vec3<f32> = vec3<f32>(0.0f);
    var _S364 : BsdfSample_0 = BsdfSample_0( _S363, _S363, 0.0f, false, false );
    var _S365 : s_minCtx_s_bwdCallableCtx_scatter_0;
    _S365.value0_7 = _S364;
    var _S366 : Tuple_39 = s_apply_bsdf_sample_0(_S358, _S361, _S362, lobe_8);
    _S365.value0_7 = _S366.value0_42;
    var _S367 : Tuple_48 = s_apply_to_world_0(_S359, _S366.value0_42.wi_0);
    var _S368 : Tuple_49 = s_apply_ray_origin_0(_S360, _S367.value0_51, clearance_2);
    var _S369 : Tuple_38;
    _S369.value0_41.weight_1 = _S366.value0_42.weight_2;
    _S369.value0_41.origin_3 = _S368.value0_52;
    _S369.value0_41.direction_5 = _S367.value0_51;
    _S369.value0_41.pdf_4 = _S366.value0_42.pdf_5;
    _S369.value0_41.valid_1 = _S366.value0_42.valid_2;
    _S369.value0_41.delta_4 = _S366.value0_42.delta_5;
    _S369.value1_3 = _S365;
    return _S369;
}

fn s_apply_path_luminance_0( vertex_0 : Vertex_0,  _S370 : vec3<f32>,  _S371 : vec3<f32>,  _S372 : f32,  _S373 : vec2<f32>,  _S374 : vec2<f32>) -> Tuple_6
{
    var _S375 : vec3<f32> = vec3<f32>(0.0f);
    var _S376 : DirectLight_0 = DirectLight_0( _S375, _S375, 0.0f, false );
    var _S377 : BsdfValue_0 = BsdfValue_0( _S375, 0.0f );
    var _S378 : s_minCtx_s_bwdCallableCtx_direct_light_0 = s_minCtx_s_bwdCallableCtx_direct_light_0( _S377 );
    var _S379 : Departure_0 = Departure_0( _S375, _S375, _S375, 0.0f, false, false );
    var _S380 : BsdfSample_0 = BsdfSample_0( _S375, _S375, 0.0f, false, false );
    var _S381 : s_minCtx_s_bwdCallableCtx_scatter_0 = s_minCtx_s_bwdCallableCtx_scatter_0( _S380 );
    var _S382 : s_minCtx_s_bwdCallableCtx_path_luminance_0;
    _S382.value0_8 = _S376;
    _S382.value1_0 = _S378;
    _S382.value2_0 = _S379;
    _S382.value3_0 = _S381;
    var _S383 : Tuple_7 = s_apply_surface_at_0(vertex_0.triangle_0, _S370, _S371);
    var result_2 : f32;
    if((vertex_0.triangle_0.emission_1) != u32(4294967295))
    {
        result_2 = s_apply_dot_0(s_apply_emission_of_0(vertex_0.emitted_0, _S383.value0_10, _S370, _S371, _S372, vertex_0.delta_1).value0_13, vertex_0.importance_0).value0_5;
    }
    else
    {
        result_2 = 0.0f;
    }
    var _S384 : bool;
    if(vertex_0.lit_0)
    {
        _S384 = true;
    }
    else
    {
        _S384 = vertex_0.scatters_0;
    }
    if(_S384)
    {
        var _S385 : Tuple_15 = s_apply_bsdf_near_0(vertex_0.shading_1, _S383.value0_10.b1_0, _S383.value0_10.b2_0);
        var _S386 : Tuple_16 = s_apply_frame_near_0(vertex_0.shading_1, _S383.value0_10);
        var _S387 : Tuple_17 = s_apply_to_local_0(_S386.value0_19, (vec3<f32>(0) - _S371));
        if(vertex_0.lit_0)
        {
            var _S388 : Tuple_18 = s_apply_direct_light_0(_S385.value0_18, _S386.value0_19, vertex_0.chosen_0, _S383.value0_10, _S387.value0_20, _S374);
            _S382.value0_8 = _S388.value0_21;
            _S382.value1_0 = _S388.value1_2;
            result_2 = result_2 + s_apply_dot_0(_S388.value0_21.radiance_8, vertex_0.importance_0).value0_5;
        }
        if(vertex_0.scatters_0)
        {
            var _S389 : Tuple_38 = s_apply_scatter_0(_S385.value0_18, _S386.value0_19, _S383.value0_10, _S387.value0_20, _S373, vertex_0.shading_1.lobe_2, vertex_0.triangle_0.clearance_0);
            _S382.value2_0 = _S389.value0_41;
            _S382.value3_0 = _S389.value1_3;
            var result_3 : f32 = result_2 + (s_apply_dot_0(_S389.value0_41.weight_1, vertex_0.later_0).value0_5 + s_apply_dot_0(_S389.value0_41.origin_3, vertex_0.adjoint_origin_1).value0_5 + s_apply_dot_0(_S389.value0_41.direction_5, vertex_0.adjoint_direction_1).value0_5);
            if(!_S389.value0_41.delta_4)
            {
                result_2 = result_3 + _S389.value0_41.pdf_4 * vertex_0.adjoint_pdf_1;
            }
            else
            {
                result_2 = result_3;
            }
        }
    }
    var _S390 : Tuple_6;
    _S390.value0_9 = result_2;
    _S390.value1_1 = _S382;
    return _S390;
}

struct s_paramCtx_s_bwdCallableCtx_path_luminance_0
{
     value0_53 : Vertex_0,
     value1_4 : vec3<f32>,
     value2_1 : vec3<f32>,
     value3_1 : f32,
     value4_0 : vec2<f32>,
     value5_0 : vec2<f32>,
};

struct s_bwdCallableCtx_path_luminance_0
{
     value0_54 : s_paramCtx_s_bwdCallableCtx_path_luminance_0,
     value1_5 : s_minCtx_s_bwdCallableCtx_path_luminance_0,
};

struct s_paramCtx_s_bwdCallableCtx_emission_of_0
{
     value0_55 : Emitted_0,
     value1_6 : Surface_0,
     value2_2 : vec3<f32>,
     value3_2 : vec3<f32>,
     value4_1 : f32,
     value5_1 : bool,
};

struct s_paramCtx_s_bwdCallableCtx_to_local_0
{
     value0_56 : Frame_0,
     value1_7 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_direct_light_0
{
     value0_57 : Bsdf_0,
     value1_8 : Frame_0,
     value2_3 : ChosenLight_0,
     value3_3 : Surface_0,
     value4_2 : vec3<f32>,
     value5_2 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_scatter_0
{
     value0_58 : Bsdf_0,
     value1_9 : Frame_0,
     value2_4 : Surface_0,
     value3_4 : vec3<f32>,
     value4_3 : vec2<f32>,
     value5_3 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_surface_at_0
{
     value0_59 : Triangle_0,
     value1_10 : vec3<f32>,
     value2_5 : vec3<f32>,
};

struct s_bwdCallableCtx_surface_at_0
{
     value0_60 : s_paramCtx_s_bwdCallableCtx_surface_at_0,
};

struct s_bwdCallableCtx_emission_of_0
{
     value0_61 : s_paramCtx_s_bwdCallableCtx_emission_of_0,
};

struct s_bwdCallableCtx_direct_light_0
{
     value0_62 : s_paramCtx_s_bwdCallableCtx_direct_light_0,
     value1_11 : s_minCtx_s_bwdCallableCtx_direct_light_0,
};

struct s_bwdCallableCtx_scatter_0
{
     value0_63 : s_paramCtx_s_bwdCallableCtx_scatter_0,
     value1_12 : s_minCtx_s_bwdCallableCtx_scatter_0,
};

struct s_bwdCallableCtx_to_local_0
{
     value0_64 : s_paramCtx_s_bwdCallableCtx_to_local_0,
};

struct Surface_Differential_0
{
     position_1 : vec3<f32>,
     frame_6 : Frame_0,
     b1_2 : f32,
     b2_2 : f32,
};

fn Frame_x24_syn_dzero_0() -> Frame_0
{
    var result_4 : Frame_0;
    var _S391 : vec3<f32> = vec3<f32>(0.0f);
    result_4.s_1 = _S391;
    result_4.t_1 = _S391;
    result_4.n_1 = _S391;
    return result_4;
}

fn Surface_x24_syn_dzero_0() -> Surface_Differential_0
{
    var result_5 : Surface_Differential_0;
    result_5.position_1 = vec3<f32>(0.0f);
    result_5.frame_6 = Frame_x24_syn_dzero_0();
    result_5.b1_2 = 0.0f;
    result_5.b2_2 = 0.0f;
    return result_5;
}

struct Bsdf_Differential_0
{
     a_8 : vec3<f32>,
     b_8 : vec3<f32>,
     alpha_4 : vec2<f32>,
     coat_alpha_2 : vec2<f32>,
};

fn Bsdf_x24_syn_dzero_0() -> Bsdf_Differential_0
{
    var result_6 : Bsdf_Differential_0;
    var _S392 : vec3<f32> = vec3<f32>(0.0f);
    result_6.a_8 = _S392;
    result_6.b_8 = _S392;
    var _S393 : vec2<f32> = vec2<f32>(0.0f);
    result_6.alpha_4 = _S393;
    result_6.coat_alpha_2 = _S393;
    return result_6;
}

struct Departure_Differential_0
{
     weight_4 : vec3<f32>,
     origin_4 : vec3<f32>,
     direction_9 : vec3<f32>,
     pdf_9 : f32,
};

fn Departure_x24_syn_dzero_0() -> Departure_Differential_0
{
    var result_7 : Departure_Differential_0;
    var _S394 : vec3<f32> = vec3<f32>(0.0f);
    result_7.weight_4 = _S394;
    result_7.origin_4 = _S394;
    result_7.direction_9 = _S394;
    result_7.pdf_9 = 0.0f;
    return result_7;
}

fn Departure_x24_syn_dadd_0( SLANG_anonymous_0_0 : Departure_Differential_0,  SLANG_anonymous_1_0 : Departure_Differential_0) -> Departure_Differential_0
{
    var result_8 : Departure_Differential_0;
    result_8.weight_4 = SLANG_anonymous_0_0.weight_4 + SLANG_anonymous_1_0.weight_4;
    result_8.origin_4 = SLANG_anonymous_0_0.origin_4 + SLANG_anonymous_1_0.origin_4;
    result_8.direction_9 = SLANG_anonymous_0_0.direction_9 + SLANG_anonymous_1_0.direction_9;
    result_8.pdf_9 = SLANG_anonymous_0_0.pdf_9 + SLANG_anonymous_1_0.pdf_9;
    return result_8;
}

struct s_paramCtx_s_bwdCallableCtx_bsdf_sample_0
{
     value0_65 : Bsdf_0,
     value1_13 : vec3<f32>,
     value2_6 : vec2<f32>,
     value3_5 : f32,
};

struct s_bwdCallableCtx_bsdf_sample_0
{
     value0_66 : s_paramCtx_s_bwdCallableCtx_bsdf_sample_0,
};

struct s_paramCtx_s_bwdCallableCtx_to_world_0
{
     value0_67 : Frame_0,
     value1_14 : vec3<f32>,
};

struct s_bwdCallableCtx_to_world_0
{
     value0_68 : s_paramCtx_s_bwdCallableCtx_to_world_0,
};

struct s_paramCtx_s_bwdCallableCtx_ray_origin_0
{
     value0_69 : Surface_0,
     value1_15 : vec3<f32>,
};

struct s_bwdCallableCtx_ray_origin_0
{
     value0_70 : s_paramCtx_s_bwdCallableCtx_ray_origin_0,
};

fn Frame_x24_syn_dadd_0( SLANG_anonymous_0_1 : Frame_0,  SLANG_anonymous_1_1 : Frame_0) -> Frame_0
{
    var result_9 : Frame_0;
    result_9.s_1 = SLANG_anonymous_0_1.s_1 + SLANG_anonymous_1_1.s_1;
    result_9.t_1 = SLANG_anonymous_0_1.t_1 + SLANG_anonymous_1_1.t_1;
    result_9.n_1 = SLANG_anonymous_0_1.n_1 + SLANG_anonymous_1_1.n_1;
    return result_9;
}

fn Surface_x24_syn_dadd_0( SLANG_anonymous_0_2 : Surface_Differential_0,  SLANG_anonymous_1_2 : Surface_Differential_0) -> Surface_Differential_0
{
    var result_10 : Surface_Differential_0;
    result_10.position_1 = SLANG_anonymous_0_2.position_1 + SLANG_anonymous_1_2.position_1;
    result_10.frame_6 = Frame_x24_syn_dadd_0(SLANG_anonymous_0_2.frame_6, SLANG_anonymous_1_2.frame_6);
    result_10.b1_2 = SLANG_anonymous_0_2.b1_2 + SLANG_anonymous_1_2.b1_2;
    result_10.b2_2 = SLANG_anonymous_0_2.b2_2 + SLANG_anonymous_1_2.b2_2;
    return result_10;
}

fn s_bwdProp_ray_origin_0( _S395 : s_bwdCallableCtx_ray_origin_0,  _S396 : ptr<function, Surface_Differential_0>,  _S397 : ptr<function, vec3<f32>>,  _S398 : vec3<f32>)
{
    var _S399 : s_bwdCallableCtx_dot_0;
    _S399._S39 = _S395.value0_70.value1_15;
    _S399._S40 = _S395.value0_70.value0_69.geometric_normal_0;
    var _S400 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S401 : Surface_Differential_0 = _S400;
    _S401.position_1 = _S398;
    var _S402 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S400, _S401);
    var _S403 : vec3<f32> = vec3<f32>(0.0f);
    var _S404 : vec3<f32> = _S403;
    var _S405 : vec3<f32> = _S403;
    s_bwdProp_dot_0(_S399, &(_S404), &(_S405), 0.0f);
    (*_S396) = _S402;
    (*_S397) = _S404;
    return;
}

fn s_bwdProp_to_world_0( _S406 : s_bwdCallableCtx_to_world_0,  _S407 : ptr<function, Frame_0>,  _S408 : ptr<function, vec3<f32>>,  _S409 : vec3<f32>)
{
    var _S410 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S411 : vec3<f32> = _S406.value0_68.value0_67.n_1 * _S409;
    var _S412 : vec3<f32> = vec3<f32>(_S406.value0_68.value1_14.z) * _S409;
    var _S413 : f32 = _S411[i32(0)] + _S411[i32(1)] + _S411[i32(2)];
    var _S414 : vec3<f32> = _S406.value0_68.value0_67.t_1 * _S409;
    var _S415 : vec3<f32> = vec3<f32>(_S406.value0_68.value1_14.y) * _S409;
    var _S416 : f32 = _S414[i32(0)] + _S414[i32(1)] + _S414[i32(2)];
    var _S417 : vec3<f32> = _S406.value0_68.value0_67.s_1 * _S409;
    var _S418 : vec3<f32> = vec3<f32>(_S406.value0_68.value1_14.x) * _S409;
    var _S419 : f32 = _S417[i32(0)] + _S417[i32(1)] + _S417[i32(2)];
    var _S420 : Frame_0 = _S410;
    _S420.n_1 = _S412;
    _S420.t_1 = _S415;
    _S420.s_1 = _S418;
    var _S421 : vec3<f32> = vec3<f32>(_S419, _S416, _S413);
    (*_S407) = Frame_x24_syn_dadd_0(_S410, _S420);
    (*_S408) = _S421;
    return;
}

struct BsdfSample_Differential_0
{
     wi_1 : vec3<f32>,
     weight_5 : vec3<f32>,
     pdf_10 : f32,
};

fn BsdfSample_x24_syn_dzero_0() -> BsdfSample_Differential_0
{
    var result_11 : BsdfSample_Differential_0;
    var _S422 : vec3<f32> = vec3<f32>(0.0f);
    result_11.wi_1 = _S422;
    result_11.weight_5 = _S422;
    result_11.pdf_10 = 0.0f;
    return result_11;
}

struct s_paramCtx_s_bwdCallableCtx_diffuse_sample_0
{
     value0_71 : vec3<f32>,
     value1_16 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_conductor_sample_0
{
     value0_72 : vec3<f32>,
     value1_17 : vec3<f32>,
     value2_7 : vec2<f32>,
     value3_6 : bool,
     value4_4 : vec3<f32>,
     value5_4 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0
{
     value0_73 : f32,
     value1_18 : vec3<f32>,
     value2_8 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0
{
     value0_74 : f32,
     value1_19 : vec2<f32>,
     value2_9 : vec3<f32>,
     value3_7 : vec2<f32>,
     value4_5 : f32,
};

struct s_bwdCallableCtx_smooth_dielectric_sample_0
{
     value0_75 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0,
};

struct s_bwdCallableCtx_rough_dielectric_sample_0
{
     value0_76 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0,
};

struct s_bwdCallableCtx_conductor_sample_0
{
     value0_77 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0,
};

struct s_bwdCallableCtx_diffuse_sample_0
{
     value0_78 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0,
};

struct s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0
{
     value0_79 : f32,
};

struct s_bwdCallableCtx_sin_cos_turns_0
{
     value0_80 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0,
};

struct s_paramCtx_s_bwdCallableCtx_safe_sqrt_0
{
     value0_81 : f32,
};

struct s_bwdCallableCtx_safe_sqrt_0
{
     value0_82 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0,
};

fn s_bwdProp_safe_sqrt_0( _S423 : s_bwdCallableCtx_safe_sqrt_0,  _S424 : ptr<function, f32>,  _S425 : f32)
{
    var _S426 : bool = (_S423.value0_82.value0_81) > 0.0f;
    var _S427 : s_bwdCallableCtx_sqrt_0;
    if(_S426)
    {
        var _S428 : s_bwdCallableCtx_sqrt_0;
        _S428._S35 = _S423.value0_82.value0_81;
        _S427 = _S428;
    }
    else
    {
        _S427._S35 = 0.0f;
    }
    var _S429 : f32;
    if(_S426)
    {
        var _S430 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S427, &(_S430), _S425);
        _S429 = _S430;
    }
    else
    {
        _S429 = 0.0f;
    }
    (*_S424) = _S429;
    return;
}

fn s_bwdProp_sin_cos_turns_0( _S431 : s_bwdCallableCtx_sin_cos_turns_0,  _S432 : ptr<function, f32>,  _S433 : vec2<f32>)
{
    var quarter_1 : f32 = round(_S431.value0_80.value0_79 * 4.0f);
    var angle_1 : f32 = (_S431.value0_80.value0_79 - quarter_1 * 0.25f) * 6.28318548202514648f;
    var a2_1 : f32 = angle_1 * angle_1;
    var _S434 : f32 = -0.0001984127011383f + a2_1 * 2.75573188446287531e-06f;
    var _S435 : f32 = 0.00833333376795053f + a2_1 * _S434;
    var _S436 : f32 = -0.1666666716337204f + a2_1 * _S435;
    var _S437 : f32 = 1.0f + a2_1 * _S436;
    var _S438 : f32 = -0.00138888892251998f + a2_1 * 0.00002480158764229f;
    var _S439 : f32 = 0.0416666679084301f + a2_1 * _S438;
    var _S440 : f32 = -0.5f + a2_1 * _S439;
    var q_3 : i32 = (i32(quarter_1) & (i32(3)));
    var _S441 : bool = q_3 == i32(1);
    var _S442 : bool;
    var _S443 : bool;
    if(_S441)
    {
        _S442 = false;
        _S443 = false;
    }
    else
    {
        var _S444 : bool = q_3 == i32(2);
        if(_S444)
        {
            _S442 = false;
        }
        else
        {
            _S442 = q_3 == i32(3);
        }
        var _S445 : bool = _S442;
        _S442 = _S444;
        _S443 = _S445;
    }
    var _S446 : f32;
    var _S447 : f32;
    if(_S441)
    {
        var _S448 : f32 = - _S433[i32(1)];
        _S446 = _S433[i32(0)];
        _S447 = _S448;
    }
    else
    {
        if(_S442)
        {
            var _S449 : f32 = - _S433[i32(0)];
            _S446 = - _S433[i32(1)];
            _S447 = _S449;
        }
        else
        {
            if(_S443)
            {
                _S446 = - _S433[i32(0)];
                _S447 = _S433[i32(1)];
            }
            else
            {
                _S446 = _S433[i32(1)];
                _S447 = _S433[i32(0)];
            }
        }
    }
    var _S450 : f32 = a2_1 * _S446;
    var _S451 : f32 = a2_1 * _S450;
    var _S452 : f32 = angle_1 * _S447;
    var _S453 : f32 = a2_1 * _S452;
    var _S454 : f32 = a2_1 * _S453;
    var _S455 : f32 = angle_1 * (_S440 * _S446 + _S439 * _S450 + _S438 * _S451 + 0.00002480158764229f * (a2_1 * _S451) + _S436 * _S452 + _S435 * _S453 + _S434 * _S454 + 2.75573188446287531e-06f * (a2_1 * _S454));
    (*_S432) = 6.28318548202514648f * (_S437 * _S447 + _S455 + _S455);
    return;
}

fn s_bwdProp_diffuse_sample_0( _S456 : s_bwdCallableCtx_diffuse_sample_0,  _S457 : ptr<function, vec3<f32>>,  _S458 : ptr<function, vec3<f32>>,  _S459 : ptr<function, vec2<f32>>,  _S460 : BsdfSample_Differential_0)
{
    var _S461 : f32 = _S456.value0_78.value1_16.x;
    var _S462 : Tuple_23 = s_apply_sin_cos_turns_0(_S461);
    var _S463 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S463.value0_79 = _S461;
    var _S464 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S463 );
    var _S465 : f32 = _S456.value0_78.value1_16.y;
    var _S466 : Tuple_25 = s_apply_safe_sqrt_0(_S465);
    var _S467 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S467.value0_81 = _S465;
    var _S468 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S467 );
    var _S469 : f32 = 1.0f - _S465;
    var _S470 : Tuple_25 = s_apply_safe_sqrt_0(_S469);
    var _S471 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S471.value0_81 = _S469;
    var _S472 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S471 );
    var _S473 : bool = (_S470.value0_28) > 0.0f;
    var side_1 : f32;
    var _S474 : f32;
    var _S475 : f32;
    if(_S473)
    {
        if((_S456.value0_78.value0_71.z) < 0.0f)
        {
            side_1 = -1.0f;
        }
        else
        {
            side_1 = 1.0f;
        }
        var _S476 : f32 = _S462.value0_26.y;
        _S474 = _S462.value0_26.x;
        _S475 = _S476;
    }
    else
    {
        side_1 = 0.0f;
        _S474 = 0.0f;
        _S475 = 0.0f;
    }
    var _S477 : vec3<f32> = vec3<f32>(0.0f);
    var _S478 : vec2<f32> = vec2<f32>(0.0f);
    var _S479 : vec2<f32>;
    var _S480 : vec3<f32>;
    if(_S473)
    {
        var _S481 : vec2<f32> = vec2<f32>(_S466.value0_28 * _S460.wi_1[i32(1)], _S466.value0_28 * _S460.wi_1[i32(0)]);
        var _S482 : f32 = _S474 * _S460.wi_1[i32(1)] + _S475 * _S460.wi_1[i32(0)];
        side_1 = 0.31830990314483643f * _S460.pdf_10 + side_1 * _S460.wi_1[i32(2)];
        _S474 = _S482;
        _S479 = _S481;
        _S480 = _S460.weight_5;
    }
    else
    {
        side_1 = 0.0f;
        _S474 = 0.0f;
        _S479 = _S478;
        _S480 = _S477;
    }
    var _S483 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S472, &(_S483), side_1);
    var _S484 : f32 = - _S483;
    var _S485 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S468, &(_S485), _S474);
    var _S486 : f32 = _S484 + _S485;
    var _S487 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S464, &(_S487), _S479);
    var _S488 : vec2<f32> = vec2<f32>(_S487, _S486);
    (*_S457) = _S480;
    (*_S458) = _S477;
    (*_S459) = _S488;
    return;
}

fn Bsdf_x24_syn_dadd_0( SLANG_anonymous_0_3 : Bsdf_Differential_0,  SLANG_anonymous_1_3 : Bsdf_Differential_0) -> Bsdf_Differential_0
{
    var result_12 : Bsdf_Differential_0;
    result_12.a_8 = SLANG_anonymous_0_3.a_8 + SLANG_anonymous_1_3.a_8;
    result_12.b_8 = SLANG_anonymous_0_3.b_8 + SLANG_anonymous_1_3.b_8;
    result_12.alpha_4 = SLANG_anonymous_0_3.alpha_4 + SLANG_anonymous_1_3.alpha_4;
    result_12.coat_alpha_2 = SLANG_anonymous_0_3.coat_alpha_2 + SLANG_anonymous_1_3.coat_alpha_2;
    return result_12;
}

struct s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0
{
     value0_83 : f32,
     value1_20 : vec3<f32>,
     value2_10 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_ggx_widths_0
{
     value0_84 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0
{
     value0_85 : vec2<f32>,
     value1_21 : vec3<f32>,
     value2_11 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_mirrored_0
{
     value0_86 : vec3<f32>,
     value1_22 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_ggx_lambda_0
{
     value0_87 : vec2<f32>,
     value1_23 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_ggx_density_0
{
     value0_88 : vec2<f32>,
     value1_24 : vec3<f32>,
};

struct s_bwdCallableCtx_ggx_density_0
{
     value0_89 : s_paramCtx_s_bwdCallableCtx_ggx_density_0,
};

struct s_bwdCallableCtx_ggx_lambda_0
{
     value0_90 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0,
};

struct s_bwdCallableCtx_fresnel_conductor_0
{
     value0_91 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0,
};

struct s_bwdCallableCtx_mirrored_0
{
     value0_92 : s_paramCtx_s_bwdCallableCtx_mirrored_0,
};

struct s_bwdCallableCtx_ggx_sample_visible_0
{
     value0_93 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0,
};

struct s_bwdCallableCtx_ggx_widths_0
{
     value0_94 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0,
};

struct s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0
{
     value0_95 : f32,
     value1_25 : f32,
     value2_12 : f32,
};

struct s_bwdCallableCtx_fresnel_conductor_channel_0
{
     value0_96 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0,
};

struct s_paramCtx_s_bwdCallableCtx_sqr_0
{
     value0_97 : f32,
};

struct s_bwdCallableCtx_sqr_0
{
     value0_98 : s_paramCtx_s_bwdCallableCtx_sqr_0,
};

fn s_bwdProp_sqr_0( _S489 : s_bwdCallableCtx_sqr_0,  _S490 : ptr<function, f32>,  _S491 : f32)
{
    var _S492 : f32 = _S489.value0_98.value0_97 * _S491;
    (*_S490) = _S492 + _S492;
    return;
}

fn s_bwdProp_fresnel_conductor_channel_0( _S493 : s_bwdCallableCtx_fresnel_conductor_channel_0,  _S494 : ptr<function, f32>,  _S495 : ptr<function, f32>,  _S496 : ptr<function, f32>,  _S497 : f32)
{
    var _S498 : Tuple_0 = s_apply_min_0(_S493.value0_96.value0_95, 1.0f);
    var _S499 : s_bwdCallableCtx_min_0;
    _S499._S2 = _S493.value0_96.value0_95;
    _S499._S3 = 1.0f;
    var _S500 : s_bwdCallableCtx_min_0 = _S499;
    var _S501 : Tuple_14 = s_apply_sqr_0(_S498.value0_0);
    var _S502 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S502.value0_97 = _S498.value0_0;
    var _S503 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S502 );
    var sin2_1 : f32 = 1.0f - _S501.value0_17;
    var _S504 : f32 = _S493.value0_96.value1_25;
    var _S505 : f32 = _S493.value0_96.value2_12;
    var t0_1 : f32 = _S504 * _S504 - _S505 * _S505 - sin2_1;
    var _S506 : Tuple_14 = s_apply_sqr_0(t0_1);
    var _S507 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S507.value0_97 = t0_1;
    var _S508 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S507 );
    var _S509 : f32 = 4.0f * _S493.value0_96.value1_25;
    var _S510 : f32 = _S509 * _S493.value0_96.value1_25;
    var _S511 : f32 = _S510 * _S493.value0_96.value2_12;
    var _S512 : f32 = _S506.value0_17 + _S511 * _S493.value0_96.value2_12;
    var _S513 : Tuple_25 = s_apply_safe_sqrt_0(_S512);
    var _S514 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S514.value0_81 = _S512;
    var _S515 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S514 );
    var _S516 : f32 = (_S513.value0_28 + t0_1) * 0.5f;
    var _S517 : Tuple_25 = s_apply_safe_sqrt_0(_S516);
    var _S518 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S518.value0_81 = _S516;
    var _S519 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S518 );
    var t1_1 : f32 = _S513.value0_28 + _S501.value0_17;
    var _S520 : f32 = 2.0f * _S517.value0_28;
    var t2_1 : f32 = _S520 * _S498.value0_0;
    var _S521 : f32 = t1_1 - t2_1;
    var _S522 : f32 = t1_1 + t2_1;
    var perpendicular_1 : f32 = _S521 / _S522;
    var _S523 : f32 = _S522 * _S522;
    var _S524 : f32 = _S501.value0_17 * _S513.value0_28;
    var _S525 : Tuple_14 = s_apply_sqr_0(sin2_1);
    var _S526 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S526.value0_97 = sin2_1;
    var _S527 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S526 );
    var t3_1 : f32 = _S524 + _S525.value0_17;
    var t4_1 : f32 = t2_1 * sin2_1;
    var _S528 : f32 = t3_1 - t4_1;
    var _S529 : f32 = perpendicular_1 * _S528;
    var _S530 : f32 = t3_1 + t4_1;
    var _S531 : f32 = _S530 * _S530;
    var _S532 : f32;
    if(((perpendicular_1 + _S529 / _S530) * 0.5f) < 0.0f)
    {
        _S532 = 0.0f;
    }
    else
    {
        _S532 = _S497;
    }
    var s_diff_parallel_T_0 : f32 = 0.5f * _S532;
    var _S533 : f32 = s_diff_parallel_T_0 / _S531;
    var _S534 : f32 = _S529 * - _S533;
    var _S535 : f32 = _S530 * _S533;
    var _S536 : f32 = perpendicular_1 * _S535;
    var _S537 : f32 = _S528 * _S535;
    var _S538 : f32 = _S534 + - _S536;
    var _S539 : f32 = t2_1 * _S538;
    var _S540 : f32 = sin2_1 * _S538;
    var _S541 : f32 = _S534 + _S536;
    var _S542 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S527, &(_S542), _S541);
    var _S543 : f32 = _S501.value0_17 * _S541;
    var _S544 : f32 = _S513.value0_28 * _S541;
    var _S545 : f32 = (s_diff_parallel_T_0 + _S537) / _S523;
    var _S546 : f32 = _S521 * - _S545;
    var _S547 : f32 = _S522 * _S545;
    var _S548 : f32 = _S540 + _S546 + - _S547;
    var _S549 : f32 = _S520 * _S548;
    var _S550 : f32 = 2.0f * (_S498.value0_0 * _S548);
    var _S551 : f32 = _S546 + _S547;
    var _S552 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S519, &(_S552), _S550);
    var _S553 : f32 = 0.5f * _S552;
    var _S554 : f32 = _S543 + _S551 + _S553;
    var _S555 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S515, &(_S555), _S554);
    var _S556 : f32 = _S511 * _S555;
    var _S557 : f32 = _S493.value0_96.value2_12 * _S555;
    var _S558 : f32 = _S510 * _S557;
    var _S559 : f32 = _S493.value0_96.value2_12 * _S557;
    var _S560 : f32 = _S509 * _S559;
    var _S561 : f32 = 4.0f * (_S493.value0_96.value1_25 * _S559);
    var _S562 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S508, &(_S562), _S555);
    var _S563 : f32 = _S553 + _S562;
    var _S564 : f32 = - _S563;
    var _S565 : f32 = _S493.value0_96.value2_12 * _S564;
    var _S566 : f32 = _S493.value0_96.value1_25 * _S563;
    var _S567 : f32 = _S544 + _S551 + - (_S539 + _S542 + _S564);
    var _S568 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S503, &(_S568), _S567);
    var _S569 : f32 = _S549 + _S568;
    var _S570 : f32 = 0.0f;
    var _S571 : f32 = 0.0f;
    s_bwdProp_min_0(_S500, &(_S570), &(_S571), _S569);
    var _S572 : f32 = _S556 + _S558 + _S565 + _S565;
    var _S573 : f32 = _S560 + _S561 + _S566 + _S566;
    (*_S494) = _S570;
    (*_S495) = _S573;
    (*_S496) = _S572;
    return;
}

fn s_bwdProp_fresnel_conductor_0( _S574 : s_bwdCallableCtx_fresnel_conductor_0,  _S575 : ptr<function, f32>,  _S576 : ptr<function, vec3<f32>>,  _S577 : ptr<function, vec3<f32>>,  _S578 : vec3<f32>)
{
    var _S579 : f32 = _S574.value0_91.value1_20.x;
    var _S580 : f32 = _S574.value0_91.value2_10.x;
    var _S581 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S581.value0_95 = _S574.value0_91.value0_83;
    _S581.value1_25 = _S579;
    _S581.value2_12 = _S580;
    var _S582 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S581 );
    var _S583 : f32 = _S574.value0_91.value1_20.y;
    var _S584 : f32 = _S574.value0_91.value2_10.y;
    var _S585 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S585.value0_95 = _S574.value0_91.value0_83;
    _S585.value1_25 = _S583;
    _S585.value2_12 = _S584;
    var _S586 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S585 );
    var _S587 : f32 = _S574.value0_91.value1_20.z;
    var _S588 : f32 = _S574.value0_91.value2_10.z;
    var _S589 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S589.value0_95 = _S574.value0_91.value0_83;
    _S589.value1_25 = _S587;
    _S589.value2_12 = _S588;
    var _S590 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S589 );
    var _S591 : f32 = 0.0f;
    var _S592 : f32 = 0.0f;
    var _S593 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S590, &(_S591), &(_S592), &(_S593), _S578[i32(2)]);
    var _S594 : f32 = 0.0f;
    var _S595 : f32 = 0.0f;
    var _S596 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S586, &(_S594), &(_S595), &(_S596), _S578[i32(1)]);
    var _S597 : f32 = 0.0f;
    var _S598 : f32 = 0.0f;
    var _S599 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S582, &(_S597), &(_S598), &(_S599), _S578[i32(0)]);
    var _S600 : vec3<f32> = vec3<f32>(_S599, _S596, _S593);
    var _S601 : vec3<f32> = vec3<f32>(_S598, _S595, _S592);
    (*_S575) = _S591 + _S594 + _S597;
    (*_S576) = _S601;
    (*_S577) = _S600;
    return;
}

fn s_bwdProp_ggx_density_0( _S602 : s_bwdCallableCtx_ggx_density_0,  _S603 : ptr<function, vec2<f32>>,  _S604 : ptr<function, vec3<f32>>,  _S605 : f32)
{
    var _S606 : f32 = _S602.value0_89.value1_24.x;
    var _S607 : f32 = _S602.value0_89.value0_88.x;
    var _S608 : f32 = _S606 / _S607;
    var _S609 : f32 = _S607 * _S607;
    var _S610 : Tuple_14 = s_apply_sqr_0(_S608);
    var _S611 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S611.value0_97 = _S608;
    var _S612 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S611 );
    var _S613 : f32 = _S602.value0_89.value1_24.y;
    var _S614 : f32 = _S602.value0_89.value0_88.y;
    var _S615 : f32 = _S613 / _S614;
    var _S616 : f32 = _S614 * _S614;
    var _S617 : Tuple_14 = s_apply_sqr_0(_S615);
    var _S618 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S618.value0_97 = _S615;
    var _S619 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S618 );
    var _S620 : f32 = _S610.value0_17 + _S617.value0_17;
    var _S621 : f32 = _S602.value0_89.value1_24.z;
    var _S622 : Tuple_14 = s_apply_sqr_0(_S621);
    var _S623 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S623.value0_97 = _S621;
    var _S624 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S623 );
    var s_6 : f32 = _S620 + _S622.value0_17;
    var _S625 : f32 = 3.14159274101257324f * _S607;
    var _S626 : f32 = _S625 * _S614;
    var _S627 : Tuple_14 = s_apply_sqr_0(s_6);
    var _S628 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S628.value0_97 = s_6;
    var _S629 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S628 );
    var _S630 : f32 = _S626 * _S627.value0_17;
    var _S631 : f32 = - (_S605 / (_S630 * _S630));
    var _S632 : f32 = _S626 * _S631;
    var _S633 : f32 = _S627.value0_17 * _S631;
    var _S634 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S629, &(_S634), _S632);
    var _S635 : f32 = _S625 * _S633;
    var _S636 : f32 = 3.14159274101257324f * (_S614 * _S633);
    var _S637 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S624, &(_S637), _S634);
    var _S638 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S619, &(_S638), _S634);
    var _S639 : f32 = _S638 / _S616;
    var _S640 : f32 = _S614 * _S639;
    var _S641 : f32 = _S635 + _S613 * - _S639;
    var _S642 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S612, &(_S642), _S634);
    var _S643 : f32 = _S642 / _S609;
    var _S644 : vec3<f32> = vec3<f32>(_S607 * _S643, _S640, _S637);
    (*_S603) = vec2<f32>(_S636 + _S606 * - _S643, _S641);
    (*_S604) = _S644;
    return;
}

fn s_bwdProp_ggx_lambda_0( _S645 : s_bwdCallableCtx_ggx_lambda_0,  _S646 : ptr<function, vec2<f32>>,  _S647 : ptr<function, vec3<f32>>,  _S648 : f32)
{
    var _S649 : f32 = _S645.value0_90.value0_87.x;
    var _S650 : f32 = _S645.value0_90.value1_23.x;
    var _S651 : f32 = _S649 * _S650;
    var _S652 : Tuple_14 = s_apply_sqr_0(_S651);
    var _S653 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S653.value0_97 = _S651;
    var _S654 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S653 );
    var _S655 : f32 = _S645.value0_90.value0_87.y;
    var _S656 : f32 = _S645.value0_90.value1_23.y;
    var _S657 : f32 = _S655 * _S656;
    var _S658 : Tuple_14 = s_apply_sqr_0(_S657);
    var _S659 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S659.value0_97 = _S657;
    var _S660 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S659 );
    var _S661 : f32 = _S652.value0_17 + _S658.value0_17;
    var _S662 : f32 = _S645.value0_90.value1_23.z;
    var _S663 : Tuple_14 = s_apply_sqr_0(_S662);
    var _S664 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S664.value0_97 = _S662;
    var _S665 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S664 );
    var _S666 : f32 = _S663.value0_17 * _S663.value0_17;
    var _S667 : s_bwdCallableCtx_sqrt_0;
    _S667._S35 = 1.0f + _S661 / _S663.value0_17;
    var _S668 : f32 = 0.5f * _S648;
    var _S669 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S667, &(_S669), _S668);
    var _S670 : f32 = _S669 / _S666;
    var _S671 : f32 = _S661 * - _S670;
    var _S672 : f32 = _S663.value0_17 * _S670;
    var _S673 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S665, &(_S673), _S671);
    var _S674 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S660, &(_S674), _S672);
    var _S675 : f32 = _S655 * _S674;
    var _S676 : f32 = _S656 * _S674;
    var _S677 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S654, &(_S677), _S672);
    var _S678 : vec3<f32> = vec3<f32>(_S649 * _S677, _S675, _S673);
    (*_S646) = vec2<f32>(_S650 * _S677, _S676);
    (*_S647) = _S678;
    return;
}

fn s_bwdProp_mirrored_0( _S679 : s_bwdCallableCtx_mirrored_0,  _S680 : ptr<function, vec3<f32>>,  _S681 : ptr<function, vec3<f32>>,  _S682 : vec3<f32>)
{
    var _S683 : Tuple_5 = s_apply_dot_0(_S679.value0_92.value0_86, _S679.value0_92.value1_22);
    var _S684 : s_bwdCallableCtx_dot_0;
    _S684._S39 = _S679.value0_92.value0_86;
    _S684._S40 = _S679.value0_92.value1_22;
    var _S685 : vec3<f32> = (vec3<f32>(0) - _S682);
    var _S686 : vec3<f32> = _S679.value0_92.value1_22 * _S682;
    var _S687 : vec3<f32> = vec3<f32>((2.0f * _S683.value0_5)) * _S682;
    var _S688 : f32 = 2.0f * (_S686[i32(0)] + _S686[i32(1)] + _S686[i32(2)]);
    var _S689 : vec3<f32> = vec3<f32>(0.0f);
    var _S690 : vec3<f32> = _S689;
    var _S691 : vec3<f32> = _S689;
    s_bwdProp_dot_0(_S684, &(_S690), &(_S691), _S688);
    var _S692 : vec3<f32> = _S687 + _S691;
    (*_S680) = _S685 + _S690;
    (*_S681) = _S692;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_unit_vector_0
{
     value0_99 : vec3<f32>,
};

struct s_bwdCallableCtx_unit_vector_0
{
     value0_100 : s_paramCtx_s_bwdCallableCtx_unit_vector_0,
};

fn s_bwdProp_unit_vector_0( _S693 : s_bwdCallableCtx_unit_vector_0,  _S694 : ptr<function, vec3<f32>>,  _S695 : vec3<f32>)
{
    var _S696 : vec3<f32> = _S693.value0_100.value0_99;
    var _S697 : Tuple_5 = s_apply_dot_0(_S696, _S696);
    var _S698 : s_bwdCallableCtx_dot_0;
    _S698._S39 = _S693.value0_100.value0_99;
    _S698._S40 = _S693.value0_100.value0_99;
    var _S699 : Tuple_4 = s_apply_sqrt_0(_S697.value0_5);
    var _S700 : s_bwdCallableCtx_sqrt_0;
    _S700._S35 = _S697.value0_5;
    var _S701 : vec3<f32> = _S693.value0_100.value0_99 * _S695;
    var _S702 : vec3<f32> = vec3<f32>((1.0f / _S699.value0_4)) * _S695;
    var _S703 : f32 = - ((_S701[i32(0)] + _S701[i32(1)] + _S701[i32(2)]) / (_S699.value0_4 * _S699.value0_4));
    var _S704 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S700, &(_S704), _S703);
    var _S705 : vec3<f32> = vec3<f32>(0.0f);
    var _S706 : vec3<f32> = _S705;
    var _S707 : vec3<f32> = _S705;
    s_bwdProp_dot_0(_S698, &(_S706), &(_S707), _S704);
    (*_S694) = _S702 + _S706 + _S707;
    return;
}

fn s_bwdProp_ggx_sample_visible_0( _S708 : s_bwdCallableCtx_ggx_sample_visible_0,  _S709 : ptr<function, vec2<f32>>,  _S710 : ptr<function, vec3<f32>>,  _S711 : ptr<function, vec2<f32>>,  _S712 : vec3<f32>)
{
    var _S713 : bool = (_S708.value0_93.value1_21.z) < 0.0f;
    var w_2 : vec3<f32>;
    if(_S713)
    {
        w_2 = (vec3<f32>(0) - _S708.value0_93.value1_21);
    }
    else
    {
        w_2 = _S708.value0_93.value1_21;
    }
    var _S714 : f32 = w_2.x;
    var _S715 : f32 = _S708.value0_93.value0_85.x;
    var _S716 : f32 = w_2.y;
    var _S717 : f32 = _S708.value0_93.value0_85.y;
    var _S718 : vec3<f32> = vec3<f32>(_S714 * _S715, _S716 * _S717, w_2.z);
    var _S719 : Tuple_24 = s_apply_unit_vector_0(_S718);
    var _S720 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S720.value0_99 = _S718;
    var _S721 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S720 );
    var _S722 : f32 = _S708.value0_93.value2_11.x;
    var _S723 : Tuple_23 = s_apply_sin_cos_turns_0(_S722);
    var _S724 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S724.value0_79 = _S722;
    var _S725 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S724 );
    var _S726 : f32 = _S708.value0_93.value2_11.y;
    var _S727 : f32 = 1.0f + _S719.value0_27.z;
    var one_minus_z_1 : f32 = _S726 * _S727;
    var _S728 : f32 = 2.0f - one_minus_z_1;
    var _S729 : f32 = one_minus_z_1 * _S728;
    var _S730 : Tuple_25 = s_apply_safe_sqrt_0(_S729);
    var _S731 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S731.value0_81 = _S729;
    var _S732 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S731 );
    var _S733 : f32 = _S723.value0_26.y;
    var _S734 : f32 = _S723.value0_26.x;
    var h_1 : vec3<f32> = vec3<f32>(_S730.value0_28 * _S733, _S730.value0_28 * _S734, 1.0f - one_minus_z_1) + _S719.value0_27;
    var _S735 : f32 = h_1.x;
    var _S736 : f32 = _S735 * _S715;
    var _S737 : f32 = h_1.y;
    var _S738 : f32 = _S737 * _S717;
    var _S739 : f32 = h_1.z;
    var _S740 : Tuple_1 = s_apply_max_0(_S739, 9.999999960041972e-13f);
    var _S741 : s_bwdCallableCtx_max_0;
    _S741._S10 = _S739;
    _S741._S11 = 9.999999960041972e-13f;
    var _S742 : s_bwdCallableCtx_max_0 = _S741;
    var _S743 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S743.value0_99 = vec3<f32>(_S736, _S738, _S740.value0_1);
    var _S744 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S743 );
    var _S745 : vec3<f32> = vec3<f32>(0.0f);
    var _S746 : vec3<f32> = _S745;
    s_bwdProp_unit_vector_0(_S744, &(_S746), _S712);
    var _S747 : f32 = 0.0f;
    var _S748 : f32 = 0.0f;
    s_bwdProp_max_0(_S742, &(_S747), &(_S748), _S746[i32(2)]);
    var _S749 : f32 = _S737 * _S746[i32(1)];
    var _S750 : f32 = _S717 * _S746[i32(1)];
    var _S751 : f32 = _S735 * _S746[i32(0)];
    var _S752 : f32 = _S715 * _S746[i32(0)];
    var s_diff_h_T_0 : vec3<f32> = vec3<f32>(_S752, _S750, _S747);
    var _S753 : f32 = - _S747;
    var _S754 : f32 = _S730.value0_28 * _S750;
    var _S755 : f32 = _S730.value0_28 * _S752;
    var _S756 : f32 = _S734 * _S750 + _S733 * _S752;
    var _S757 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S732, &(_S757), _S756);
    var _S758 : f32 = _S753 + _S728 * _S757 + - (one_minus_z_1 * _S757);
    var _S759 : f32 = _S726 * _S758;
    var _S760 : f32 = _S727 * _S758;
    var _S761 : vec2<f32> = vec2<f32>(_S754, _S755);
    var _S762 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S725, &(_S762), _S761);
    var _S763 : vec3<f32> = s_diff_h_T_0 + vec3<f32>(0.0f, 0.0f, _S759);
    var _S764 : vec3<f32> = _S745;
    s_bwdProp_unit_vector_0(_S721, &(_S764), _S763);
    var _S765 : vec3<f32> = vec3<f32>(_S715 * _S764[i32(0)], _S717 * _S764[i32(1)], _S764[i32(2)]);
    var _S766 : vec2<f32> = vec2<f32>(_S751 + _S714 * _S764[i32(0)], _S749 + _S716 * _S764[i32(1)]);
    var _S767 : vec2<f32> = vec2<f32>(_S762, _S760);
    if(_S713)
    {
        w_2 = (vec3<f32>(0) - _S765);
    }
    else
    {
        w_2 = _S765;
    }
    (*_S709) = _S766;
    (*_S710) = w_2;
    (*_S711) = _S767;
    return;
}

fn s_bwdProp_ggx_widths_0( _S768 : s_bwdCallableCtx_ggx_widths_0,  _S769 : ptr<function, vec2<f32>>,  _S770 : vec2<f32>)
{
    var _S771 : bool = (_S768.value0_94.value0_84.x) > 0.00009999999747379f;
    var _S772 : f32;
    if((_S768.value0_94.value0_84.y) > 0.00009999999747379f)
    {
        _S772 = _S770[i32(1)];
    }
    else
    {
        _S772 = 0.0f;
    }
    var _S773 : vec2<f32> = vec2<f32>(0.0f, _S772);
    if(_S771)
    {
        _S772 = _S770[i32(0)];
    }
    else
    {
        _S772 = 0.0f;
    }
    (*_S769) = _S773 + vec2<f32>(_S772, 0.0f);
    return;
}

fn s_bwdProp_conductor_sample_0( _S774 : s_bwdCallableCtx_conductor_sample_0,  _S775 : ptr<function, vec3<f32>>,  _S776 : ptr<function, vec3<f32>>,  _S777 : ptr<function, vec2<f32>>,  _S778 : ptr<function, vec3<f32>>,  _S779 : ptr<function, vec2<f32>>,  _S780 : BsdfSample_Differential_0)
{
    var _S781 : vec3<f32> = vec3<f32>(0.0f);
    var _S782 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S781, _S781 );
    var _S783 : vec2<f32> = vec2<f32>(0.0f);
    var _S784 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S783 );
    var _S785 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0( _S783, _S781, _S783 );
    var _S786 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S781, _S781 );
    var _S787 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S783, _S781 );
    var _S788 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S783, _S781 );
    var _S789 : f32;
    var _S790 : f32;
    var _S791 : f32;
    var _S792 : f32;
    var _S793 : f32;
    var _S794 : f32;
    var _S795 : f32;
    var _S796 : f32;
    var _S797 : f32;
    var _S798 : s_bwdCallableCtx_abs_0;
    var _S799 : s_bwdCallableCtx_abs_0;
    var _S800 : s_bwdCallableCtx_abs_0;
    var _S801 : s_bwdCallableCtx_ggx_density_0;
    var _S802 : vec3<f32>;
    var _S803 : vec3<f32>;
    var _S804 : s_bwdCallableCtx_ggx_lambda_0;
    var _S805 : s_bwdCallableCtx_ggx_lambda_0;
    var _S806 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S807 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S808 : s_bwdCallableCtx_dot_0;
    var _S809 : bool;
    var _S810 : s_bwdCallableCtx_mirrored_0;
    var _S811 : s_bwdCallableCtx_ggx_sample_visible_0;
    var _S812 : s_bwdCallableCtx_ggx_widths_0;
    if(_S774.value0_77.value3_6)
    {
        var _S813 : f32 = _S774.value0_77.value4_4.z;
        var _S814 : Tuple_2 = s_apply_abs_0(_S813);
        var _S815 : s_bwdCallableCtx_abs_0;
        _S815._S18 = _S813;
        var _S816 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S816.value0_83 = _S814.value0_2;
        _S816.value1_20 = _S774.value0_77.value0_72;
        _S816.value2_10 = _S774.value0_77.value1_17;
        _S806.value0_91 = _S816;
        _S798 = _S815;
        _S809 = false;
        _S789 = 0.0f;
        _S790 = 0.0f;
        _S791 = 0.0f;
        _S792 = 0.0f;
        _S793 = 0.0f;
        _S799._S18 = 0.0f;
        _S801.value0_89 = _S788;
        _S802 = _S781;
        _S803 = _S781;
        _S794 = 0.0f;
        _S795 = 0.0f;
        _S804.value0_90 = _S787;
        _S807.value0_91 = _S782;
        _S800._S18 = 0.0f;
        _S808._S39 = _S781;
        _S808._S40 = _S781;
        _S805.value0_90 = _S787;
        _S796 = 0.0f;
        _S797 = 0.0f;
        _S810.value0_92 = _S786;
        _S811.value0_93 = _S785;
        _S812.value0_94 = _S784;
    }
    else
    {
        var _S817 : Tuple_31 = s_apply_ggx_widths_0(_S774.value0_77.value2_7);
        var _S818 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
        _S818.value0_84 = _S774.value0_77.value2_7;
        var _S819 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = _S818;
        var _S820 : Tuple_43 = s_apply_ggx_sample_visible_0(_S817.value0_34, _S774.value0_77.value4_4, _S774.value0_77.value5_4);
        var _S821 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
        _S821.value0_85 = _S817.value0_34;
        _S821.value1_21 = _S774.value0_77.value4_4;
        _S821.value2_11 = _S774.value0_77.value5_4;
        var _S822 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = _S821;
        var _S823 : Tuple_44 = s_apply_mirrored_0(_S774.value0_77.value4_4, _S820.value0_46);
        var _S824 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S824.value0_86 = _S774.value0_77.value4_4;
        _S824.value1_22 = _S820.value0_46;
        var _S825 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S824;
        var _S826 : f32 = _S774.value0_77.value4_4.z;
        var _S827 : f32 = _S823.value0_47.z;
        var _S828 : bool = (_S826 * _S827) > 0.0f;
        if(_S828)
        {
            var _S829 : Tuple_32 = s_apply_ggx_lambda_0(_S817.value0_34, _S774.value0_77.value4_4);
            var _S830 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S830.value0_87 = _S817.value0_34;
            _S830.value1_23 = _S774.value0_77.value4_4;
            var masking_o_3 : f32 = 1.0f + _S829.value0_35;
            var _S831 : Tuple_5 = s_apply_dot_0(_S774.value0_77.value4_4, _S820.value0_46);
            var _S832 : s_bwdCallableCtx_dot_0;
            _S832._S39 = _S774.value0_77.value4_4;
            _S832._S40 = _S820.value0_46;
            var _S833 : Tuple_2 = s_apply_abs_0(_S831.value0_5);
            var _S834 : s_bwdCallableCtx_abs_0;
            _S834._S18 = _S831.value0_5;
            var _S835 : Tuple_34 = s_apply_fresnel_conductor_0(_S833.value0_2, _S774.value0_77.value0_72, _S774.value0_77.value1_17);
            var _S836 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
            _S836.value0_83 = _S833.value0_2;
            _S836.value1_20 = _S774.value0_77.value0_72;
            _S836.value2_10 = _S774.value0_77.value1_17;
            var _S837 : Tuple_32 = s_apply_ggx_lambda_0(_S817.value0_34, _S823.value0_47);
            var _S838 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S838.value0_87 = _S817.value0_34;
            _S838.value1_23 = _S823.value0_47;
            var _S839 : f32 = masking_o_3 + _S837.value0_35;
            var _S840 : vec3<f32> = vec3<f32>((masking_o_3 / _S839));
            var _S841 : f32 = _S839 * _S839;
            var _S842 : Tuple_33 = s_apply_ggx_density_0(_S817.value0_34, _S820.value0_46);
            var _S843 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
            _S843.value0_88 = _S817.value0_34;
            _S843.value1_24 = _S820.value0_46;
            var _S844 : Tuple_2 = s_apply_abs_0(_S826);
            var _S845 : s_bwdCallableCtx_abs_0;
            _S845._S18 = _S826;
            var _S846 : f32 = 4.0f * _S844.value0_2;
            var _S847 : f32 = _S846 * masking_o_3;
            _S789 = _S847 * _S847;
            _S790 = _S842.value0_36;
            _S791 = _S847;
            _S792 = _S846;
            _S793 = masking_o_3;
            _S798 = _S845;
            _S801.value0_89 = _S843;
            _S802 = _S835.value0_37;
            _S803 = _S840;
            _S794 = _S841;
            _S795 = _S839;
            _S804.value0_90 = _S838;
            _S806.value0_91 = _S836;
            _S799 = _S834;
            _S808 = _S832;
            _S805.value0_90 = _S830;
        }
        else
        {
            _S789 = 0.0f;
            _S790 = 0.0f;
            _S791 = 0.0f;
            _S792 = 0.0f;
            _S793 = 0.0f;
            _S798._S18 = 0.0f;
            _S801.value0_89 = _S788;
            _S802 = _S781;
            _S803 = _S781;
            _S794 = 0.0f;
            _S795 = 0.0f;
            _S804.value0_90 = _S787;
            _S806.value0_91 = _S782;
            _S799._S18 = 0.0f;
            _S808._S39 = _S781;
            _S808._S40 = _S781;
            _S805.value0_90 = _S787;
        }
        var _S848 : s_bwdCallableCtx_abs_0 = _S798;
        var _S849 : s_bwdCallableCtx_fresnel_conductor_0 = _S806;
        var _S850 : s_bwdCallableCtx_abs_0 = _S799;
        _S806.value0_91 = _S782;
        _S798._S18 = 0.0f;
        _S809 = _S828;
        _S799 = _S848;
        _S807 = _S849;
        _S800 = _S850;
        _S796 = _S826;
        _S797 = _S827;
        _S810.value0_92 = _S825;
        _S811.value0_93 = _S822;
        _S812.value0_94 = _S819;
    }
    var _S851 : vec3<f32>;
    var _S852 : vec2<f32>;
    var _S853 : vec2<f32>;
    if(_S774.value0_77.value3_6)
    {
        var _S854 : f32 = 0.0f;
        var _S855 : vec3<f32> = _S781;
        var _S856 : vec3<f32> = _S781;
        s_bwdProp_fresnel_conductor_0(_S806, &(_S854), &(_S855), &(_S856), _S780.weight_5);
        var _S857 : f32 = 0.0f;
        s_bwdProp_abs_0(_S798, &(_S857), _S854);
        var _S858 : vec3<f32> = vec3<f32>(- _S780.wi_1[i32(0)], - _S780.wi_1[i32(1)], _S857 + _S780.wi_1[i32(2)]);
        _S802 = _S855;
        _S803 = _S856;
        _S852 = _S783;
        _S851 = _S858;
        _S853 = _S783;
    }
    else
    {
        var _S859 : vec3<f32>;
        var _S860 : vec3<f32>;
        if(_S809)
        {
            var _S861 : f32 = _S780.pdf_10 / _S789;
            var _S862 : f32 = _S790 * - _S861;
            var _S863 : f32 = _S791 * _S861;
            var _S864 : f32 = _S792 * _S862;
            var _S865 : f32 = 4.0f * (_S793 * _S862);
            var _S866 : f32 = 0.0f;
            s_bwdProp_abs_0(_S799, &(_S866), _S865);
            var _S867 : vec2<f32> = _S783;
            var _S868 : vec3<f32> = _S781;
            s_bwdProp_ggx_density_0(_S801, &(_S867), &(_S868), _S863);
            var _S869 : vec3<f32> = _S802 * _S780.weight_5;
            var _S870 : vec3<f32> = _S803 * _S780.weight_5;
            var _S871 : f32 = (_S869[i32(0)] + _S869[i32(1)] + _S869[i32(2)]) / _S794;
            var _S872 : f32 = _S793 * - _S871;
            var _S873 : f32 = _S795 * _S871;
            var _S874 : vec2<f32> = _S783;
            var _S875 : vec3<f32> = _S781;
            s_bwdProp_ggx_lambda_0(_S804, &(_S874), &(_S875), _S872);
            var _S876 : f32 = 0.0f;
            var _S877 : vec3<f32> = _S781;
            var _S878 : vec3<f32> = _S781;
            s_bwdProp_fresnel_conductor_0(_S807, &(_S876), &(_S877), &(_S878), _S870);
            var _S879 : f32 = 0.0f;
            s_bwdProp_abs_0(_S800, &(_S879), _S876);
            var _S880 : vec3<f32> = _S781;
            var _S881 : vec3<f32> = _S781;
            s_bwdProp_dot_0(_S808, &(_S880), &(_S881), _S879);
            var _S882 : f32 = _S864 + _S873 + _S872;
            var _S883 : vec2<f32> = _S783;
            var _S884 : vec3<f32> = _S781;
            s_bwdProp_ggx_lambda_0(_S805, &(_S883), &(_S884), _S882);
            var _S885 : vec3<f32> = _S868 + _S881;
            var _S886 : vec2<f32> = _S867 + _S874 + _S883;
            var _S887 : vec3<f32> = _S880 + _S884;
            var _S888 : vec3<f32> = _S875 + _S780.wi_1;
            _S789 = _S866;
            _S802 = _S888;
            _S803 = _S885;
            _S852 = _S886;
            _S851 = _S887;
            _S859 = _S877;
            _S860 = _S878;
        }
        else
        {
            _S789 = 0.0f;
            _S802 = _S781;
            _S803 = _S781;
            _S852 = _S783;
            _S851 = _S781;
            _S859 = _S781;
            _S860 = _S781;
        }
        var _S889 : f32 = _S797 * 0.0f + _S789;
        var _S890 : vec3<f32> = _S802 + vec3<f32>(0.0f, 0.0f, _S796 * 0.0f);
        var _S891 : vec3<f32> = _S781;
        var _S892 : vec3<f32> = _S781;
        s_bwdProp_mirrored_0(_S810, &(_S891), &(_S892), _S890);
        var _S893 : vec3<f32> = _S892 + _S803;
        var _S894 : vec2<f32> = _S783;
        var _S895 : vec3<f32> = _S781;
        var _S896 : vec2<f32> = _S783;
        s_bwdProp_ggx_sample_visible_0(_S811, &(_S894), &(_S895), &(_S896), _S893);
        var _S897 : vec2<f32> = _S894 + _S852;
        var _S898 : vec2<f32> = _S783;
        s_bwdProp_ggx_widths_0(_S812, &(_S898), _S897);
        var _S899 : vec3<f32> = _S891 + _S895 + _S851 + vec3<f32>(0.0f, 0.0f, _S889);
        _S802 = _S859;
        _S803 = _S860;
        _S852 = _S898;
        _S851 = _S899;
        _S853 = _S896;
    }
    (*_S775) = _S802;
    (*_S776) = _S803;
    (*_S777) = _S852;
    (*_S778) = _S851;
    (*_S779) = _S853;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_refracted_0
{
     value0_101 : vec3<f32>,
     value1_26 : vec3<f32>,
     value2_13 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0
{
     value0_102 : f32,
     value1_27 : f32,
};

struct s_bwdCallableCtx_fresnel_dielectric_0
{
     value0_103 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0,
};

struct s_bwdCallableCtx_refracted_0
{
     value0_104 : s_paramCtx_s_bwdCallableCtx_refracted_0,
};

struct Refraction_Differential_0
{
     direction_10 : vec3<f32>,
};

fn Refraction_x24_syn_dzero_0() -> Refraction_Differential_0
{
    var result_13 : Refraction_Differential_0;
    result_13.direction_10 = vec3<f32>(0.0f);
    return result_13;
}

fn Refraction_x24_syn_dadd_0( SLANG_anonymous_0_4 : Refraction_Differential_0,  SLANG_anonymous_1_4 : Refraction_Differential_0) -> Refraction_Differential_0
{
    var result_14 : Refraction_Differential_0;
    result_14.direction_10 = SLANG_anonymous_0_4.direction_10 + SLANG_anonymous_1_4.direction_10;
    return result_14;
}

fn s_bwdProp_refracted_0( _S900 : s_bwdCallableCtx_refracted_0,  _S901 : ptr<function, vec3<f32>>,  _S902 : ptr<function, vec3<f32>>,  _S903 : Refraction_Differential_0)
{
    var _S904 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S905 : vec3<f32> = vec3<f32>(0.0f);
    var _S906 : Tuple_5 = s_apply_dot_0(_S900.value0_104.value0_101, _S900.value0_104.value1_26);
    var _S907 : s_bwdCallableCtx_dot_0;
    _S907._S39 = _S900.value0_104.value0_101;
    _S907._S40 = _S900.value0_104.value1_26;
    var _S908 : s_bwdCallableCtx_dot_0 = _S907;
    var _S909 : bool = (_S906.value0_5) < 0.0f;
    var cos_i_2 : f32;
    var eta_9 : f32;
    var m_5 : vec3<f32>;
    if(_S909)
    {
        var _S910 : vec3<f32> = (vec3<f32>(0) - _S900.value0_104.value1_26);
        var _S911 : f32 = 1.0f / _S900.value0_104.value2_13;
        cos_i_2 = - _S906.value0_5;
        eta_9 = _S911;
        m_5 = _S910;
    }
    else
    {
        cos_i_2 = _S906.value0_5;
        eta_9 = _S900.value0_104.value2_13;
        m_5 = _S900.value0_104.value1_26;
    }
    var _S912 : Tuple_14 = s_apply_sqr_0(cos_i_2);
    var _S913 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S913.value0_97 = cos_i_2;
    var _S914 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S913 );
    var _S915 : f32 = 1.0f - _S912.value0_17;
    var _S916 : Tuple_1 = s_apply_max_0(_S915, 0.0f);
    var _S917 : s_bwdCallableCtx_max_0;
    _S917._S10 = _S915;
    _S917._S11 = 0.0f;
    var _S918 : s_bwdCallableCtx_max_0 = _S917;
    var _S919 : f32 = eta_9 * eta_9;
    var sin2_t_2 : f32 = _S916.value0_1 / _S919;
    var _S920 : f32 = _S919 * _S919;
    var _S921 : bool = sin2_t_2 < 1.0f;
    var _S922 : vec3<f32>;
    var _S923 : vec3<f32>;
    var _S924 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S921)
    {
        var _S925 : f32 = 1.0f - sin2_t_2;
        var _S926 : Tuple_25 = s_apply_safe_sqrt_0(_S925);
        var _S927 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S927.value0_81 = _S925;
        var _S928 : vec3<f32> = vec3<f32>((cos_i_2 / eta_9 - _S926.value0_28));
        _S922 = vec3<f32>((1.0f / eta_9));
        _S923 = _S928;
        cos_i_2 = _S919;
        _S924.value0_82 = _S927;
    }
    else
    {
        _S922 = _S905;
        _S923 = _S905;
        cos_i_2 = 0.0f;
        _S924.value0_82 = _S904;
    }
    if(_S921)
    {
        var _S929 : vec3<f32> = _S922 * (vec3<f32>(0) - _S903.direction_10);
        var _S930 : vec3<f32> = m_5 * _S903.direction_10;
        var _S931 : vec3<f32> = _S923 * _S903.direction_10;
        var _S932 : f32 = _S930[i32(0)] + _S930[i32(1)] + _S930[i32(2)];
        var _S933 : f32 = - _S932;
        var _S934 : f32 = eta_9 * (_S932 / cos_i_2);
        var _S935 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S924, &(_S935), _S933);
        cos_i_2 = - _S935;
        eta_9 = _S934;
        m_5 = _S931;
        _S922 = _S929;
    }
    else
    {
        cos_i_2 = 0.0f;
        eta_9 = 0.0f;
        m_5 = _S905;
        _S922 = _S905;
    }
    var _S936 : f32 = _S919 * (cos_i_2 / _S920);
    var _S937 : f32 = 0.0f;
    var _S938 : f32 = 0.0f;
    s_bwdProp_max_0(_S918, &(_S937), &(_S938), _S936);
    var _S939 : f32 = - _S937;
    var _S940 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S914, &(_S940), _S939);
    var _S941 : f32 = _S940 + eta_9;
    if(_S909)
    {
        var _S942 : vec3<f32> = (vec3<f32>(0) - m_5);
        cos_i_2 = - _S941;
        m_5 = _S942;
    }
    else
    {
        cos_i_2 = _S941;
    }
    var _S943 : vec3<f32> = _S905;
    var _S944 : vec3<f32> = _S905;
    s_bwdProp_dot_0(_S908, &(_S943), &(_S944), cos_i_2);
    var _S945 : vec3<f32> = _S944 + m_5;
    (*_S901) = _S943 + _S922;
    (*_S902) = _S945;
    return;
}

fn s_bwdProp_fresnel_dielectric_0( _S946 : s_bwdCallableCtx_fresnel_dielectric_0,  _S947 : ptr<function, f32>,  _S948 : f32)
{
    var _S949 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S950 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S951 : bool = (_S946.value0_103.value0_102) < 0.0f;
    var cos_i_3 : f32;
    var eta_10 : f32;
    if(_S951)
    {
        var _S952 : f32 = 1.0f / _S946.value0_103.value1_27;
        cos_i_3 = - _S946.value0_103.value0_102;
        eta_10 = _S952;
    }
    else
    {
        cos_i_3 = _S946.value0_103.value0_102;
        eta_10 = _S946.value0_103.value1_27;
    }
    var _S953 : Tuple_14 = s_apply_sqr_0(cos_i_3);
    var _S954 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S954.value0_97 = cos_i_3;
    var _S955 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S954 );
    var _S956 : f32 = eta_10 * eta_10;
    var sin2_t_3 : f32 = (1.0f - _S953.value0_17) / _S956;
    var _S957 : f32 = _S956 * _S956;
    var _S958 : bool = sin2_t_3 < 1.0f;
    var _S959 : f32;
    var _S960 : f32;
    var _S961 : f32;
    var _S962 : f32;
    var _S963 : f32;
    var _S964 : s_bwdCallableCtx_sqr_0;
    var _S965 : s_bwdCallableCtx_sqr_0;
    var _S966 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S958)
    {
        var _S967 : f32 = 1.0f - sin2_t_3;
        var _S968 : Tuple_25 = s_apply_safe_sqrt_0(_S967);
        var _S969 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S969.value0_81 = _S967;
        var _S970 : f32 = eta_10 * cos_i_3;
        var _S971 : f32 = _S970 - _S968.value0_28;
        var _S972 : f32 = _S970 + _S968.value0_28;
        var _S973 : f32 = _S972 * _S972;
        var _S974 : f32 = eta_10 * _S968.value0_28;
        var _S975 : f32 = cos_i_3 - _S974;
        var _S976 : f32 = cos_i_3 + _S974;
        var perpendicular_2 : f32 = _S975 / _S976;
        var _S977 : f32 = _S976 * _S976;
        var _S978 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S978.value0_97 = _S971 / _S972;
        var _S979 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S979.value0_97 = perpendicular_2;
        _S964.value0_98 = _S979;
        _S965.value0_98 = _S978;
        cos_i_3 = _S977;
        _S959 = _S975;
        _S960 = _S976;
        _S961 = _S973;
        _S962 = _S971;
        _S963 = _S972;
        _S966.value0_82 = _S969;
    }
    else
    {
        _S964.value0_98 = _S950;
        _S965.value0_98 = _S950;
        cos_i_3 = 0.0f;
        _S959 = 0.0f;
        _S960 = 0.0f;
        _S961 = 0.0f;
        _S962 = 0.0f;
        _S963 = 0.0f;
        _S966.value0_82 = _S949;
    }
    if(_S958)
    {
        var _S980 : f32 = 0.5f * _S948;
        var _S981 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S964, &(_S981), _S980);
        var _S982 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S965, &(_S982), _S980);
        var _S983 : f32 = _S981 / cos_i_3;
        var _S984 : f32 = _S959 * - _S983;
        var _S985 : f32 = _S960 * _S983;
        var _S986 : f32 = _S982 / _S961;
        var _S987 : f32 = _S962 * - _S986;
        var _S988 : f32 = _S963 * _S986;
        var _S989 : f32 = eta_10 * (_S987 + _S988);
        var _S990 : f32 = eta_10 * (_S984 + - _S985) + _S987 + - _S988;
        var _S991 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S966, &(_S991), _S990);
        var _S992 : f32 = _S984 + _S985 + _S989;
        cos_i_3 = - _S991;
        eta_10 = _S992;
    }
    else
    {
        cos_i_3 = 0.0f;
        eta_10 = 0.0f;
    }
    var _S993 : f32 = - (_S956 * (cos_i_3 / _S957));
    var _S994 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S955, &(_S994), _S993);
    var _S995 : f32 = _S994 + eta_10;
    if(_S951)
    {
        cos_i_3 = - _S995;
    }
    else
    {
        cos_i_3 = _S995;
    }
    (*_S947) = cos_i_3;
    return;
}

fn s_bwdProp_smooth_dielectric_sample_0( _S996 : s_bwdCallableCtx_smooth_dielectric_sample_0,  _S997 : ptr<function, vec3<f32>>,  _S998 : BsdfSample_Differential_0)
{
    var _S999 : vec3<f32> = vec3<f32>(0.0f);
    var _S1000 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S999, _S999, 0.0f );
    var _S1001 : f32 = _S996.value0_75.value1_18.z;
    var _S1002 : Tuple_37 = s_apply_fresnel_dielectric_0(_S1001, _S996.value0_75.value0_73);
    var _S1003 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S1003.value0_102 = _S1001;
    _S1003.value1_27 = _S996.value0_75.value0_73;
    var _S1004 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S1003 );
    var _S1005 : bool = (_S996.value0_75.value2_8) < (_S1002.value0_40);
    var _S1006 : bool;
    var _S1007 : s_bwdCallableCtx_refracted_0;
    if(_S1005)
    {
        _S1006 = false;
        _S1007.value0_104 = _S1000;
    }
    else
    {
        const _S1008 : vec3<f32> = vec3<f32>(0.0f, 0.0f, 1.0f);
        var _S1009 : Tuple_46 = s_apply_refracted_0(_S996.value0_75.value1_18, _S1008, _S996.value0_75.value0_73);
        var _S1010 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S1010.value0_101 = _S996.value0_75.value1_18;
        _S1010.value1_26 = _S1008;
        _S1010.value2_13 = _S996.value0_75.value0_73;
        _S1006 = _S1009.value0_49.valid_5;
        _S1007.value0_104 = _S1010;
    }
    var _S1011 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
    var _S1012 : f32;
    var _S1013 : vec3<f32>;
    if(_S1005)
    {
        var _S1014 : vec3<f32> = vec3<f32>(- _S998.wi_1[i32(0)], - _S998.wi_1[i32(1)], 0.0f);
        _S1012 = _S998.wi_1[i32(2)];
        _S1013 = _S1014;
    }
    else
    {
        var _S1015 : Refraction_Differential_0;
        if(_S1006)
        {
            var _S1016 : Refraction_Differential_0 = _S1011;
            _S1016.direction_10 = _S998.wi_1;
            _S1015 = Refraction_x24_syn_dadd_0(_S1011, _S1016);
        }
        else
        {
            _S1015 = _S1011;
        }
        var _S1017 : vec3<f32> = _S999;
        var _S1018 : vec3<f32> = _S999;
        s_bwdProp_refracted_0(_S1007, &(_S1017), &(_S1018), _S1015);
        _S1012 = 0.0f;
        _S1013 = _S1017;
    }
    var _S1019 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S1004, &(_S1019), 0.0f);
    (*_S997) = _S1013 + vec3<f32>(0.0f, 0.0f, _S1019 + _S1012);
    return;
}

fn s_bwdProp_rough_dielectric_sample_0( _S1020 : s_bwdCallableCtx_rough_dielectric_sample_0,  _S1021 : ptr<function, vec2<f32>>,  _S1022 : ptr<function, vec3<f32>>,  _S1023 : ptr<function, vec2<f32>>,  _S1024 : BsdfSample_Differential_0)
{
    var _S1025 : vec3<f32> = vec3<f32>(0.0f);
    var _S1026 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S1025, _S1025 );
    var _S1027 : vec2<f32> = vec2<f32>(0.0f);
    var _S1028 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1027, _S1025 );
    var _S1029 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S1025, _S1025, 0.0f );
    var _S1030 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1031 : Tuple_31 = s_apply_ggx_widths_0(_S1020.value0_76.value1_19);
    var _S1032 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
    _S1032.value0_84 = _S1020.value0_76.value1_19;
    var _S1033 : s_bwdCallableCtx_ggx_widths_0 = s_bwdCallableCtx_ggx_widths_0( _S1032 );
    var _S1034 : Tuple_43 = s_apply_ggx_sample_visible_0(_S1031.value0_34, _S1020.value0_76.value2_9, _S1020.value0_76.value3_7);
    var _S1035 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
    _S1035.value0_85 = _S1031.value0_34;
    _S1035.value1_21 = _S1020.value0_76.value2_9;
    _S1035.value2_11 = _S1020.value0_76.value3_7;
    var _S1036 : s_bwdCallableCtx_ggx_sample_visible_0 = s_bwdCallableCtx_ggx_sample_visible_0( _S1035 );
    var _S1037 : Tuple_5 = s_apply_dot_0(_S1020.value0_76.value2_9, _S1034.value0_46);
    var _S1038 : s_bwdCallableCtx_dot_0;
    _S1038._S39 = _S1020.value0_76.value2_9;
    _S1038._S40 = _S1034.value0_46;
    var _S1039 : s_bwdCallableCtx_dot_0 = _S1038;
    var _S1040 : Tuple_37 = s_apply_fresnel_dielectric_0(_S1037.value0_5, _S1020.value0_76.value0_74);
    var _S1041 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S1041.value0_102 = _S1037.value0_5;
    _S1041.value1_27 = _S1020.value0_76.value0_74;
    var _S1042 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S1041 );
    var _S1043 : Tuple_32 = s_apply_ggx_lambda_0(_S1031.value0_34, _S1020.value0_76.value2_9);
    var _S1044 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
    _S1044.value0_87 = _S1031.value0_34;
    _S1044.value1_23 = _S1020.value0_76.value2_9;
    var _S1045 : s_bwdCallableCtx_ggx_lambda_0 = s_bwdCallableCtx_ggx_lambda_0( _S1044 );
    var masking_o_4 : f32 = 1.0f + _S1043.value0_35;
    var _S1046 : Tuple_33 = s_apply_ggx_density_0(_S1031.value0_34, _S1034.value0_46);
    var _S1047 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
    _S1047.value0_88 = _S1031.value0_34;
    _S1047.value1_24 = _S1034.value0_46;
    var _S1048 : s_bwdCallableCtx_ggx_density_0 = s_bwdCallableCtx_ggx_density_0( _S1047 );
    var _S1049 : Tuple_2 = s_apply_abs_0(_S1037.value0_5);
    var _S1050 : s_bwdCallableCtx_abs_0;
    _S1050._S18 = _S1037.value0_5;
    var _S1051 : s_bwdCallableCtx_abs_0 = _S1050;
    var _S1052 : f32 = _S1046.value0_36 * _S1049.value0_2;
    var _S1053 : f32 = _S1020.value0_76.value2_9.z;
    var _S1054 : Tuple_2 = s_apply_abs_0(_S1053);
    var _S1055 : s_bwdCallableCtx_abs_0;
    _S1055._S18 = _S1053;
    var _S1056 : s_bwdCallableCtx_abs_0 = _S1055;
    var _S1057 : f32 = masking_o_4 * _S1054.value0_2;
    var visible_1 : f32 = _S1052 / _S1057;
    var _S1058 : f32 = _S1057 * _S1057;
    var _S1059 : bool = (_S1020.value0_76.value4_5) < (_S1040.value0_40);
    var _S1060 : bool;
    var _S1061 : bool;
    var _S1062 : bool;
    var _S1063 : f32;
    var crossing_3 : f32;
    var _S1064 : f32;
    var _S1065 : f32;
    var _S1066 : f32;
    var _S1067 : f32;
    var _S1068 : f32;
    var _S1069 : f32;
    var _S1070 : f32;
    var _S1071 : f32;
    var _S1072 : f32;
    var _S1073 : f32;
    var _S1074 : f32;
    var _S1075 : f32;
    var _S1076 : f32;
    var _S1077 : f32;
    var _S1078 : f32;
    var _S1079 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1080 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1081 : s_bwdCallableCtx_sqr_0;
    var _S1082 : s_bwdCallableCtx_abs_0;
    var _S1083 : s_bwdCallableCtx_dot_0;
    var _S1084 : s_bwdCallableCtx_mirrored_0;
    var _S1085 : s_bwdCallableCtx_refracted_0;
    if(_S1059)
    {
        var _S1086 : Tuple_44 = s_apply_mirrored_0(_S1020.value0_76.value2_9, _S1034.value0_46);
        var _S1087 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S1087.value0_86 = _S1020.value0_76.value2_9;
        _S1087.value1_22 = _S1034.value0_46;
        var _S1088 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S1087;
        var _S1089 : f32 = _S1086.value0_47.z;
        var _S1090 : bool = (_S1053 * _S1089) > 0.0f;
        if(_S1090)
        {
            var _S1091 : Tuple_32 = s_apply_ggx_lambda_0(_S1031.value0_34, _S1086.value0_47);
            var _S1092 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S1092.value0_87 = _S1031.value0_34;
            _S1092.value1_23 = _S1086.value0_47;
            var _S1093 : f32 = masking_o_4 + _S1091.value0_35;
            var _S1094 : f32 = _S1093 * _S1093;
            var _S1095 : f32 = _S1040.value0_40 * visible_1;
            var _S1096 : f32 = 4.0f * _S1049.value0_2;
            _S1063 = _S1096 * _S1096;
            crossing_3 = _S1095;
            _S1064 = _S1096;
            _S1065 = _S1094;
            _S1066 = _S1093;
            _S1079.value0_90 = _S1092;
        }
        else
        {
            _S1063 = 0.0f;
            crossing_3 = 0.0f;
            _S1064 = 0.0f;
            _S1065 = 0.0f;
            _S1066 = 0.0f;
            _S1079.value0_90 = _S1028;
        }
        _S1060 = _S1090;
        _S1067 = _S1089;
        _S1084.value0_92 = _S1088;
        _S1061 = false;
        _S1068 = 0.0f;
        _S1069 = 0.0f;
        _S1070 = 0.0f;
        _S1071 = 0.0f;
        _S1072 = 0.0f;
        _S1073 = 0.0f;
        _S1080.value0_90 = _S1028;
        _S1074 = 0.0f;
        _S1075 = 0.0f;
        _S1076 = 0.0f;
        _S1081.value0_98 = _S1030;
        _S1077 = 0.0f;
        _S1082._S18 = 0.0f;
        _S1083._S39 = _S1025;
        _S1083._S40 = _S1025;
        _S1062 = false;
        _S1078 = 0.0f;
        _S1085.value0_104 = _S1029;
    }
    else
    {
        var _S1097 : Tuple_46 = s_apply_refracted_0(_S1020.value0_76.value2_9, _S1034.value0_46, _S1020.value0_76.value0_74);
        var _S1098 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S1098.value0_101 = _S1020.value0_76.value2_9;
        _S1098.value1_26 = _S1034.value0_46;
        _S1098.value2_13 = _S1020.value0_76.value0_74;
        var _S1099 : s_paramCtx_s_bwdCallableCtx_refracted_0 = _S1098;
        if(_S1097.value0_49.valid_5)
        {
            var _S1100 : f32 = _S1097.value0_49.direction_8.z;
            _S1060 = (_S1053 * _S1100) < 0.0f;
            _S1063 = _S1100;
        }
        else
        {
            _S1060 = false;
            _S1063 = 0.0f;
        }
        if(_S1060)
        {
            if(_S1053 > 0.0f)
            {
                crossing_3 = _S1020.value0_76.value0_74;
            }
            else
            {
                crossing_3 = 1.0f / _S1020.value0_76.value0_74;
            }
            var _S1101 : Tuple_5 = s_apply_dot_0(_S1097.value0_49.direction_8, _S1034.value0_46);
            var _S1102 : s_bwdCallableCtx_dot_0;
            _S1102._S39 = _S1097.value0_49.direction_8;
            _S1102._S40 = _S1034.value0_46;
            var _S1103 : Tuple_2 = s_apply_abs_0(_S1101.value0_5);
            var _S1104 : s_bwdCallableCtx_abs_0;
            _S1104._S18 = _S1101.value0_5;
            var _S1105 : f32 = crossing_3 * crossing_3;
            var _S1106 : f32 = _S1101.value0_5 + _S1037.value0_5 / crossing_3;
            var _S1107 : Tuple_14 = s_apply_sqr_0(_S1106);
            var _S1108 : s_paramCtx_s_bwdCallableCtx_sqr_0;
            _S1108.value0_97 = _S1106;
            var jacobian_1 : f32 = _S1103.value0_2 / _S1107.value0_17;
            var _S1109 : f32 = _S1107.value0_17 * _S1107.value0_17;
            var _S1110 : Tuple_32 = s_apply_ggx_lambda_0(_S1031.value0_34, _S1097.value0_49.direction_8);
            var _S1111 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S1111.value0_87 = _S1031.value0_34;
            _S1111.value1_23 = _S1097.value0_49.direction_8;
            var _S1112 : f32 = (masking_o_4 + _S1110.value0_35) * crossing_3 * crossing_3;
            var _S1113 : f32 = _S1112 * _S1112;
            var _S1114 : f32 = 1.0f - _S1040.value0_40;
            var _S1115 : f32 = crossing_3;
            crossing_3 = _S1114 * visible_1;
            _S1064 = jacobian_1;
            _S1065 = _S1114;
            _S1066 = _S1113;
            _S1067 = _S1112;
            _S1068 = _S1115;
            _S1079.value0_90 = _S1111;
            _S1069 = _S1109;
            _S1070 = _S1103.value0_2;
            _S1071 = _S1107.value0_17;
            _S1081.value0_98 = _S1108;
            _S1072 = _S1105;
            _S1082 = _S1104;
            _S1083 = _S1102;
        }
        else
        {
            crossing_3 = 0.0f;
            _S1064 = 0.0f;
            _S1065 = 0.0f;
            _S1066 = 0.0f;
            _S1067 = 0.0f;
            _S1068 = 0.0f;
            _S1079.value0_90 = _S1028;
            _S1069 = 0.0f;
            _S1070 = 0.0f;
            _S1071 = 0.0f;
            _S1081.value0_98 = _S1030;
            _S1072 = 0.0f;
            _S1082._S18 = 0.0f;
            _S1083._S39 = _S1025;
            _S1083._S40 = _S1025;
        }
        var _S1116 : bool = _S1060;
        var _S1117 : f32 = _S1063;
        var _S1118 : f32 = crossing_3;
        var _S1119 : f32 = _S1064;
        var _S1120 : f32 = _S1065;
        var _S1121 : f32 = _S1066;
        var _S1122 : f32 = _S1067;
        var _S1123 : f32 = _S1068;
        var _S1124 : s_bwdCallableCtx_ggx_lambda_0 = _S1079;
        var _S1125 : f32 = _S1069;
        var _S1126 : f32 = _S1070;
        var _S1127 : f32 = _S1071;
        var _S1128 : f32 = _S1072;
        _S1060 = false;
        _S1063 = 0.0f;
        crossing_3 = 0.0f;
        _S1064 = 0.0f;
        _S1065 = 0.0f;
        _S1066 = 0.0f;
        _S1079.value0_90 = _S1028;
        _S1067 = 0.0f;
        _S1084.value0_92 = _S1026;
        _S1061 = _S1116;
        _S1068 = _S1118;
        _S1069 = _S1119;
        _S1070 = _S1120;
        _S1071 = _S1121;
        _S1072 = _S1122;
        _S1073 = _S1123;
        _S1080 = _S1124;
        _S1074 = _S1125;
        _S1075 = _S1126;
        _S1076 = _S1127;
        _S1077 = _S1128;
        _S1062 = _S1097.value0_49.valid_5;
        _S1078 = _S1117;
        _S1085.value0_104 = _S1099;
    }
    var _S1129 : vec3<f32>;
    var _S1130 : vec3<f32>;
    var _S1131 : vec2<f32>;
    if(_S1059)
    {
        if(_S1060)
        {
            var _S1132 : f32 = _S1024.pdf_10 / _S1063;
            var _S1133 : f32 = _S1064 * _S1132;
            var _S1134 : f32 = 4.0f * (crossing_3 * - _S1132);
            var _S1135 : f32 = _S1040.value0_40 * _S1133;
            var _S1136 : f32 = visible_1 * _S1133;
            var _S1137 : f32 = (_S1024.weight_5[i32(0)] + _S1024.weight_5[i32(1)] + _S1024.weight_5[i32(2)]) / _S1065;
            var _S1138 : f32 = masking_o_4 * - _S1137;
            var _S1139 : f32 = _S1066 * _S1137;
            var _S1140 : vec2<f32> = _S1027;
            var _S1141 : vec3<f32> = _S1025;
            s_bwdProp_ggx_lambda_0(_S1079, &(_S1140), &(_S1141), _S1138);
            var _S1142 : f32 = _S1139 + _S1138;
            _S1129 = _S1141 + _S1024.wi_1;
            _S1063 = _S1135;
            crossing_3 = _S1134;
            _S1064 = _S1142;
            _S1065 = _S1136;
            _S1131 = _S1140;
        }
        else
        {
            _S1129 = _S1025;
            _S1063 = 0.0f;
            crossing_3 = 0.0f;
            _S1064 = 0.0f;
            _S1065 = 0.0f;
            _S1131 = _S1027;
        }
        var _S1143 : f32 = _S1067 * 0.0f;
        var _S1144 : vec3<f32> = _S1129 + vec3<f32>(0.0f, 0.0f, _S1053 * 0.0f);
        var _S1145 : vec3<f32> = _S1025;
        var _S1146 : vec3<f32> = _S1025;
        s_bwdProp_mirrored_0(_S1084, &(_S1145), &(_S1146), _S1144);
        var _S1147 : f32 = crossing_3;
        var _S1148 : f32 = _S1064;
        var _S1149 : f32 = _S1065;
        crossing_3 = _S1143;
        _S1064 = _S1147;
        _S1065 = _S1148;
        _S1066 = _S1149;
        _S1067 = 0.0f;
        _S1129 = _S1146;
        _S1130 = _S1145;
    }
    else
    {
        if(_S1061)
        {
            var s_diff_jacobian_T_0 : f32 = _S1068 * _S1024.pdf_10;
            var _S1150 : f32 = _S1069 * _S1024.pdf_10;
            var _S1151 : f32 = _S1070 * _S1150;
            var _S1152 : f32 = - (visible_1 * _S1150);
            var _S1153 : f32 = (_S1024.weight_5[i32(0)] + _S1024.weight_5[i32(1)] + _S1024.weight_5[i32(2)]) / _S1071;
            var _S1154 : f32 = _S1072 * _S1153;
            var _S1155 : f32 = _S1073 * (_S1073 * (masking_o_4 * - _S1153));
            var _S1156 : vec2<f32> = _S1027;
            var _S1157 : vec3<f32> = _S1025;
            s_bwdProp_ggx_lambda_0(_S1080, &(_S1156), &(_S1157), _S1155);
            var _S1158 : f32 = s_diff_jacobian_T_0 / _S1074;
            var _S1159 : f32 = _S1075 * - _S1158;
            var _S1160 : f32 = _S1076 * _S1158;
            var _S1161 : f32 = 0.0f;
            s_bwdProp_sqr_0(_S1081, &(_S1161), _S1159);
            var _S1162 : f32 = _S1073 * (_S1161 / _S1077);
            var _S1163 : f32 = 0.0f;
            s_bwdProp_abs_0(_S1082, &(_S1163), _S1160);
            var _S1164 : f32 = _S1161 + _S1163;
            var _S1165 : vec3<f32> = _S1025;
            var _S1166 : vec3<f32> = _S1025;
            s_bwdProp_dot_0(_S1083, &(_S1165), &(_S1166), _S1164);
            var _S1167 : f32 = _S1154 + _S1155;
            _S1129 = _S1157 + _S1024.wi_1 + _S1165;
            _S1130 = _S1166;
            _S1063 = _S1151;
            crossing_3 = _S1167;
            _S1064 = _S1152;
            _S1065 = _S1162;
            _S1131 = _S1156;
        }
        else
        {
            _S1129 = _S1025;
            _S1130 = _S1025;
            _S1063 = 0.0f;
            crossing_3 = 0.0f;
            _S1064 = 0.0f;
            _S1065 = 0.0f;
            _S1131 = _S1027;
        }
        if(_S1062)
        {
            var _S1168 : f32 = _S1078 * 0.0f;
            _S1129 = _S1129 + vec3<f32>(0.0f, 0.0f, _S1053 * 0.0f);
            _S1066 = _S1168;
        }
        else
        {
            _S1066 = 0.0f;
        }
        var _S1169 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
        _S1169.direction_10 = _S1129;
        var _S1170 : vec3<f32> = _S1025;
        var _S1171 : vec3<f32> = _S1025;
        s_bwdProp_refracted_0(_S1085, &(_S1170), &(_S1171), _S1169);
        var _S1172 : vec3<f32> = _S1171 + _S1130;
        var _S1173 : f32 = crossing_3;
        var _S1174 : f32 = _S1064;
        var _S1175 : f32 = _S1065;
        crossing_3 = _S1066;
        _S1064 = 0.0f;
        _S1065 = _S1173;
        _S1066 = _S1174;
        _S1067 = _S1175;
        _S1129 = _S1172;
        _S1130 = _S1170;
    }
    var _S1176 : f32 = _S1063 / _S1058;
    var _S1177 : f32 = _S1052 * - _S1176;
    var _S1178 : f32 = _S1057 * _S1176;
    var _S1179 : f32 = masking_o_4 * _S1177;
    var _S1180 : f32 = _S1054.value0_2 * _S1177;
    var _S1181 : f32 = 0.0f;
    s_bwdProp_abs_0(_S1056, &(_S1181), _S1179);
    var _S1182 : f32 = _S1181 + crossing_3;
    var _S1183 : f32 = _S1049.value0_2 * _S1178;
    var _S1184 : f32 = _S1046.value0_36 * _S1178 + _S1064;
    var _S1185 : f32 = 0.0f;
    s_bwdProp_abs_0(_S1051, &(_S1185), _S1184);
    var _S1186 : vec2<f32> = _S1027;
    var _S1187 : vec3<f32> = _S1025;
    s_bwdProp_ggx_density_0(_S1048, &(_S1186), &(_S1187), _S1183);
    var _S1188 : f32 = _S1180 + _S1065;
    var _S1189 : vec2<f32> = _S1027;
    var _S1190 : vec3<f32> = _S1025;
    s_bwdProp_ggx_lambda_0(_S1045, &(_S1189), &(_S1190), _S1188);
    var _S1191 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S1042, &(_S1191), _S1066);
    var _S1192 : f32 = _S1185 + _S1191 + _S1067;
    var _S1193 : vec3<f32> = _S1025;
    var _S1194 : vec3<f32> = _S1025;
    s_bwdProp_dot_0(_S1039, &(_S1193), &(_S1194), _S1192);
    var _S1195 : vec3<f32> = _S1187 + _S1194 + _S1129;
    var _S1196 : vec2<f32> = _S1027;
    var _S1197 : vec3<f32> = _S1025;
    var _S1198 : vec2<f32> = _S1027;
    s_bwdProp_ggx_sample_visible_0(_S1036, &(_S1196), &(_S1197), &(_S1198), _S1195);
    var _S1199 : vec2<f32> = _S1186 + _S1189 + _S1196 + _S1131;
    var _S1200 : vec2<f32> = _S1027;
    s_bwdProp_ggx_widths_0(_S1033, &(_S1200), _S1199);
    var _S1201 : vec3<f32> = _S1190 + _S1193 + _S1197 + _S1130 + vec3<f32>(0.0f, 0.0f, _S1182);
    (*_S1021) = _S1200;
    (*_S1022) = _S1201;
    (*_S1023) = _S1198;
    return;
}

fn s_bwdProp_bsdf_sample_0( _S1202 : s_bwdCallableCtx_bsdf_sample_0,  _S1203 : ptr<function, Bsdf_Differential_0>,  _S1204 : ptr<function, vec3<f32>>,  _S1205 : ptr<function, vec2<f32>>,  _S1206 : BsdfSample_Differential_0)
{
    var _S1207 : vec3<f32> = vec3<f32>(0.0f);
    var _S1208 : vec2<f32> = vec2<f32>(0.0f);
    var _S1209 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0 = s_paramCtx_s_bwdCallableCtx_diffuse_sample_0( _S1207, _S1208 );
    var _S1210 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0 = s_paramCtx_s_bwdCallableCtx_conductor_sample_0( _S1207, _S1207, _S1208, false, _S1207, _S1208 );
    var _S1211 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0( 0.0f, _S1207, 0.0f );
    var _S1212 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0( 0.0f, _S1208, _S1207, _S1208, 0.0f );
    var _S1213 : bool = (_S1202.value0_66.value1_13.z) != 0.0f;
    var _S1214 : bool;
    var _S1215 : bool;
    var _S1216 : bool;
    var _S1217 : bool;
    var _S1218 : s_bwdCallableCtx_smooth_dielectric_sample_0;
    var _S1219 : s_bwdCallableCtx_rough_dielectric_sample_0;
    var _S1220 : s_bwdCallableCtx_conductor_sample_0;
    var _S1221 : s_bwdCallableCtx_diffuse_sample_0;
    if(_S1213)
    {
        var smooth_3 : bool = is_smooth_0(_S1202.value0_66.value0_65.alpha_2);
        var _S1222 : bool = (_S1202.value0_66.value0_65.kind_4) == u32(0);
        if(_S1222)
        {
            var _S1223 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0;
            _S1223.value0_71 = _S1202.value0_66.value1_13;
            _S1223.value1_16 = _S1202.value0_66.value2_6;
            _S1221.value0_78 = _S1223;
            _S1214 = false;
            _S1220.value0_77 = _S1210;
            _S1215 = false;
            _S1216 = false;
            _S1218.value0_75 = _S1211;
            _S1219.value0_76 = _S1212;
        }
        else
        {
            var _S1224 : bool = (_S1202.value0_66.value0_65.kind_4) == u32(1);
            if(_S1224)
            {
                var _S1225 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0;
                _S1225.value0_72 = _S1202.value0_66.value0_65.a_6;
                _S1225.value1_17 = _S1202.value0_66.value0_65.b_6;
                _S1225.value2_7 = _S1202.value0_66.value0_65.alpha_2;
                _S1225.value3_6 = smooth_3;
                _S1225.value4_4 = _S1202.value0_66.value1_13;
                _S1225.value5_4 = _S1202.value0_66.value2_6;
                _S1220.value0_77 = _S1225;
                _S1214 = false;
                _S1215 = false;
                _S1218.value0_75 = _S1211;
                _S1219.value0_76 = _S1212;
            }
            else
            {
                var _S1226 : bool = (_S1202.value0_66.value0_65.kind_4) == u32(2);
                if(_S1226)
                {
                    if(smooth_3)
                    {
                        _S1214 = true;
                    }
                    else
                    {
                        _S1214 = (_S1202.value0_66.value0_65.eta_3) == 1.0f;
                    }
                    if(_S1214)
                    {
                        var _S1227 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0;
                        _S1227.value0_73 = _S1202.value0_66.value0_65.eta_3;
                        _S1227.value1_18 = _S1202.value0_66.value1_13;
                        _S1227.value2_8 = _S1202.value0_66.value3_5;
                        _S1218.value0_75 = _S1227;
                        _S1219.value0_76 = _S1212;
                    }
                    else
                    {
                        var _S1228 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0;
                        _S1228.value0_74 = _S1202.value0_66.value0_65.eta_3;
                        _S1228.value1_19 = _S1202.value0_66.value0_65.alpha_2;
                        _S1228.value2_9 = _S1202.value0_66.value1_13;
                        _S1228.value3_7 = _S1202.value0_66.value2_6;
                        _S1228.value4_5 = _S1202.value0_66.value3_5;
                        _S1218.value0_75 = _S1211;
                        _S1219.value0_76 = _S1228;
                    }
                }
                else
                {
                    _S1214 = false;
                    _S1218.value0_75 = _S1211;
                    _S1219.value0_76 = _S1212;
                }
                var _S1229 : bool = _S1214;
                _S1220.value0_77 = _S1210;
                _S1214 = _S1226;
                _S1215 = _S1229;
            }
            var _S1230 : bool = _S1214;
            var _S1231 : bool = _S1215;
            _S1221.value0_78 = _S1209;
            _S1214 = _S1224;
            _S1215 = _S1230;
            _S1216 = _S1231;
        }
        var _S1232 : bool = _S1214;
        var _S1233 : bool = _S1215;
        var _S1234 : bool = _S1216;
        _S1214 = _S1222;
        _S1215 = _S1232;
        _S1216 = _S1233;
        _S1217 = _S1234;
    }
    else
    {
        _S1214 = false;
        _S1221.value0_78 = _S1209;
        _S1215 = false;
        _S1220.value0_77 = _S1210;
        _S1216 = false;
        _S1217 = false;
        _S1218.value0_75 = _S1211;
        _S1219.value0_76 = _S1212;
    }
    var _S1235 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S1236 : vec2<f32>;
    var _S1237 : vec3<f32>;
    var _S1238 : Bsdf_Differential_0;
    if(_S1213)
    {
        var _S1239 : vec2<f32>;
        if(_S1214)
        {
            var _S1240 : vec3<f32> = _S1207;
            var _S1241 : vec3<f32> = _S1207;
            var _S1242 : vec2<f32> = _S1208;
            s_bwdProp_diffuse_sample_0(_S1221, &(_S1240), &(_S1241), &(_S1242), _S1206);
            var _S1243 : Bsdf_Differential_0 = _S1235;
            _S1243.a_8 = _S1240;
            var _S1244 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S1235, _S1243);
            _S1236 = _S1208;
            _S1238 = _S1244;
            _S1237 = _S1241;
            _S1239 = _S1242;
        }
        else
        {
            if(_S1215)
            {
                var _S1245 : vec3<f32> = _S1207;
                var _S1246 : vec3<f32> = _S1207;
                var _S1247 : vec2<f32> = _S1208;
                var _S1248 : vec3<f32> = _S1207;
                var _S1249 : vec2<f32> = _S1208;
                s_bwdProp_conductor_sample_0(_S1220, &(_S1245), &(_S1246), &(_S1247), &(_S1248), &(_S1249), _S1206);
                var _S1250 : Bsdf_Differential_0 = _S1235;
                _S1250.b_8 = _S1246;
                _S1250.a_8 = _S1245;
                var _S1251 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S1235, _S1250);
                _S1236 = _S1247;
                _S1238 = _S1251;
                _S1237 = _S1248;
                _S1239 = _S1249;
            }
            else
            {
                if(_S1216)
                {
                    if(_S1217)
                    {
                        var _S1252 : vec3<f32> = _S1207;
                        s_bwdProp_smooth_dielectric_sample_0(_S1218, &(_S1252), _S1206);
                        _S1236 = _S1208;
                        _S1237 = _S1252;
                        _S1239 = _S1208;
                    }
                    else
                    {
                        var _S1253 : vec2<f32> = _S1208;
                        var _S1254 : vec3<f32> = _S1207;
                        var _S1255 : vec2<f32> = _S1208;
                        s_bwdProp_rough_dielectric_sample_0(_S1219, &(_S1253), &(_S1254), &(_S1255), _S1206);
                        _S1236 = _S1253;
                        _S1237 = _S1254;
                        _S1239 = _S1255;
                    }
                }
                else
                {
                    _S1236 = _S1208;
                    _S1237 = _S1207;
                    _S1239 = _S1208;
                }
                _S1238 = _S1235;
            }
        }
        var _S1256 : Bsdf_Differential_0 = _S1235;
        _S1256.alpha_4 = _S1236;
        _S1238 = Bsdf_x24_syn_dadd_0(_S1238, _S1256);
        _S1236 = _S1239;
    }
    else
    {
        _S1237 = _S1207;
        _S1238 = _S1235;
        _S1236 = _S1208;
    }
    (*_S1203) = _S1238;
    (*_S1204) = _S1237;
    (*_S1205) = _S1236;
    return;
}

fn s_bwdProp_scatter_0( _S1257 : s_bwdCallableCtx_scatter_0,  _S1258 : ptr<function, Bsdf_Differential_0>,  _S1259 : ptr<function, Frame_0>,  _S1260 : ptr<function, Surface_Differential_0>,  _S1261 : ptr<function, vec3<f32>>,  _S1262 : ptr<function, vec2<f32>>,  _S1263 : Departure_Differential_0)
{
    var _S1264 : s_paramCtx_s_bwdCallableCtx_bsdf_sample_0;
    _S1264.value0_65 = _S1257.value0_63.value0_58;
    _S1264.value1_13 = _S1257.value0_63.value3_4;
    _S1264.value2_6 = _S1257.value0_63.value4_3;
    _S1264.value3_5 = _S1257.value0_63.value5_3;
    var _S1265 : s_bwdCallableCtx_bsdf_sample_0 = s_bwdCallableCtx_bsdf_sample_0( _S1264 );
    var _S1266 : Tuple_48 = s_apply_to_world_0(_S1257.value0_63.value1_9, _S1257.value1_12.value0_7.wi_0);
    var _S1267 : s_paramCtx_s_bwdCallableCtx_to_world_0;
    _S1267.value0_67 = _S1257.value0_63.value1_9;
    _S1267.value1_14 = _S1257.value1_12.value0_7.wi_0;
    var _S1268 : s_bwdCallableCtx_to_world_0 = s_bwdCallableCtx_to_world_0( _S1267 );
    var _S1269 : s_paramCtx_s_bwdCallableCtx_ray_origin_0;
    _S1269.value0_69 = _S1257.value0_63.value2_4;
    _S1269.value1_15 = _S1266.value0_51;
    var _S1270 : s_bwdCallableCtx_ray_origin_0 = s_bwdCallableCtx_ray_origin_0( _S1269 );
    var _S1271 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S1272 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1273 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S1274 : vec3<f32> = vec3<f32>(0.0f);
    var _S1275 : Frame_0 = Frame_0( _S1274, _S1274, _S1274 );
    var _S1276 : Surface_Differential_0;
    _S1276.position_1 = _S1274;
    _S1276.frame_6 = _S1275;
    _S1276.b1_2 = 0.0f;
    _S1276.b2_2 = 0.0f;
    var _S1277 : vec3<f32> = _S1274;
    s_bwdProp_ray_origin_0(_S1270, &(_S1276), &(_S1277), _S1263.origin_4);
    var _S1278 : vec3<f32> = _S1263.direction_9 + _S1277;
    var _S1279 : Frame_0;
    _S1279.s_1 = _S1274;
    _S1279.t_1 = _S1274;
    _S1279.n_1 = _S1274;
    var _S1280 : vec3<f32> = _S1274;
    s_bwdProp_to_world_0(_S1268, &(_S1279), &(_S1280), _S1278);
    var _S1281 : BsdfSample_Differential_0 = BsdfSample_x24_syn_dzero_0();
    _S1281.pdf_10 = _S1263.pdf_9;
    _S1281.wi_1 = _S1280;
    _S1281.weight_5 = _S1263.weight_4;
    var _S1282 : vec2<f32> = vec2<f32>(0.0f);
    var _S1283 : Bsdf_Differential_0;
    _S1283.a_8 = _S1274;
    _S1283.b_8 = _S1274;
    _S1283.alpha_4 = _S1282;
    _S1283.coat_alpha_2 = _S1282;
    var _S1284 : vec3<f32> = _S1274;
    var _S1285 : vec2<f32> = _S1282;
    s_bwdProp_bsdf_sample_0(_S1265, &(_S1283), &(_S1284), &(_S1285), _S1281);
    var _S1286 : Frame_0 = Frame_x24_syn_dadd_0(_S1279, _S1273);
    var _S1287 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1276, _S1272);
    (*_S1258) = Bsdf_x24_syn_dadd_0(_S1283, _S1271);
    (*_S1259) = _S1286;
    (*_S1260) = _S1287;
    (*_S1261) = _S1284;
    (*_S1262) = _S1285;
    return;
}

struct DirectLight_Differential_0
{
     radiance_11 : vec3<f32>,
     direction_11 : vec3<f32>,
     distance_4 : f32,
};

fn DirectLight_x24_syn_dzero_0() -> DirectLight_Differential_0
{
    var result_15 : DirectLight_Differential_0;
    var _S1288 : vec3<f32> = vec3<f32>(0.0f);
    result_15.radiance_11 = _S1288;
    result_15.direction_11 = _S1288;
    result_15.distance_4 = 0.0f;
    return result_15;
}

struct s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0
{
     value0_105 : Bsdf_0,
     value1_28 : vec3<f32>,
     value2_14 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_power_heuristic_0
{
     value0_106 : f32,
     value1_29 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_sample_light_0
{
     value0_107 : ChosenLight_0,
     value1_30 : vec3<f32>,
     value2_15 : vec2<f32>,
};

struct s_bwdCallableCtx_sample_light_0
{
     value0_108 : s_paramCtx_s_bwdCallableCtx_sample_light_0,
};

struct s_bwdCallableCtx_power_heuristic_0
{
     value0_109 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0,
};

struct s_bwdCallableCtx_bsdf_evaluate_0
{
     value0_110 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0,
};

fn BsdfValue_x24_syn_dzero_0() -> BsdfValue_0
{
    var result_16 : BsdfValue_0;
    result_16.f_cos_0 = vec3<f32>(0.0f);
    result_16.pdf_3 = 0.0f;
    return result_16;
}

struct LightSample_Differential_0
{
     direction_12 : vec3<f32>,
     distance_5 : f32,
     radiance_12 : vec3<f32>,
     pdf_11 : f32,
};

fn LightSample_x24_syn_dzero_0() -> LightSample_Differential_0
{
    var result_17 : LightSample_Differential_0;
    var _S1289 : vec3<f32> = vec3<f32>(0.0f);
    result_17.direction_12 = _S1289;
    result_17.distance_5 = 0.0f;
    result_17.radiance_12 = _S1289;
    result_17.pdf_11 = 0.0f;
    return result_17;
}

fn LightSample_x24_syn_dadd_0( SLANG_anonymous_0_5 : LightSample_Differential_0,  SLANG_anonymous_1_5 : LightSample_Differential_0) -> LightSample_Differential_0
{
    var result_18 : LightSample_Differential_0;
    result_18.direction_12 = SLANG_anonymous_0_5.direction_12 + SLANG_anonymous_1_5.direction_12;
    result_18.distance_5 = SLANG_anonymous_0_5.distance_5 + SLANG_anonymous_1_5.distance_5;
    result_18.radiance_12 = SLANG_anonymous_0_5.radiance_12 + SLANG_anonymous_1_5.radiance_12;
    result_18.pdf_11 = SLANG_anonymous_0_5.pdf_11 + SLANG_anonymous_1_5.pdf_11;
    return result_18;
}

fn s_bwdProp_power_heuristic_0( _S1290 : s_bwdCallableCtx_power_heuristic_0,  _S1291 : ptr<function, f32>,  _S1292 : ptr<function, f32>,  _S1293 : f32)
{
    var _S1294 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1295 : bool = (_S1290.value0_109.value0_106) > (_S1290.value0_109.value1_29);
    var _S1296 : f32;
    var _S1297 : f32;
    var _S1298 : f32;
    var _S1299 : f32;
    var _S1300 : f32;
    var _S1301 : f32;
    var _S1302 : s_bwdCallableCtx_sqr_0;
    var _S1303 : s_bwdCallableCtx_sqr_0;
    if(_S1295)
    {
        var _S1304 : f32 = _S1290.value0_109.value1_29 / _S1290.value0_109.value0_106;
        var _S1305 : f32 = _S1290.value0_109.value0_106 * _S1290.value0_109.value0_106;
        var _S1306 : Tuple_14 = s_apply_sqr_0(_S1304);
        var _S1307 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1307.value0_97 = _S1304;
        var _S1308 : f32 = 1.0f + _S1306.value0_17;
        _S1296 = _S1308 * _S1308;
        _S1302.value0_98 = _S1307;
        _S1297 = _S1305;
        _S1298 = 0.0f;
        _S1299 = 0.0f;
        _S1300 = 0.0f;
        _S1303.value0_98 = _S1294;
        _S1301 = 0.0f;
    }
    else
    {
        var _S1309 : f32 = _S1290.value0_109.value0_106 / _S1290.value0_109.value1_29;
        var _S1310 : f32 = _S1290.value0_109.value1_29 * _S1290.value0_109.value1_29;
        var _S1311 : Tuple_14 = s_apply_sqr_0(_S1309);
        var _S1312 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1312.value0_97 = _S1309;
        var _S1313 : f32 = _S1311.value0_17 + 1.0f;
        var _S1314 : f32 = _S1313 * _S1313;
        _S1296 = 0.0f;
        _S1302.value0_98 = _S1294;
        _S1297 = 0.0f;
        _S1298 = _S1314;
        _S1299 = _S1311.value0_17;
        _S1300 = _S1313;
        _S1303.value0_98 = _S1312;
        _S1301 = _S1310;
    }
    if(_S1295)
    {
        var _S1315 : f32 = - (_S1293 / _S1296);
        var _S1316 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1302, &(_S1316), _S1315);
        var _S1317 : f32 = _S1316 / _S1297;
        var _S1318 : f32 = _S1290.value0_109.value0_106 * _S1317;
        _S1296 = _S1290.value0_109.value1_29 * - _S1317;
        _S1297 = _S1318;
    }
    else
    {
        var _S1319 : f32 = _S1293 / _S1298;
        var _S1320 : f32 = _S1300 * _S1319 + _S1299 * - _S1319;
        var _S1321 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1303, &(_S1321), _S1320);
        var _S1322 : f32 = _S1321 / _S1301;
        var _S1323 : f32 = _S1290.value0_109.value0_106 * - _S1322;
        _S1296 = _S1290.value0_109.value1_29 * _S1322;
        _S1297 = _S1323;
    }
    (*_S1291) = _S1296;
    (*_S1292) = _S1297;
    return;
}

fn BsdfValue_x24_syn_dadd_0( SLANG_anonymous_0_6 : BsdfValue_0,  SLANG_anonymous_1_6 : BsdfValue_0) -> BsdfValue_0
{
    var result_19 : BsdfValue_0;
    result_19.f_cos_0 = SLANG_anonymous_0_6.f_cos_0 + SLANG_anonymous_1_6.f_cos_0;
    result_19.pdf_3 = SLANG_anonymous_0_6.pdf_3 + SLANG_anonymous_1_6.pdf_3;
    return result_19;
}

struct s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0
{
     value0_111 : vec3<f32>,
     value1_31 : vec3<f32>,
     value2_16 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0
{
     value0_112 : vec3<f32>,
     value1_32 : vec3<f32>,
     value2_17 : vec2<f32>,
     value3_8 : vec3<f32>,
     value4_6 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0
{
     value0_113 : f32,
     value1_33 : vec2<f32>,
     value2_18 : vec3<f32>,
     value3_9 : vec3<f32>,
};

struct s_bwdCallableCtx_dielectric_evaluate_0
{
     value0_114 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0,
};

struct s_bwdCallableCtx_conductor_evaluate_0
{
     value0_115 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0,
};

struct s_bwdCallableCtx_diffuse_evaluate_0
{
     value0_116 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0,
};

fn s_bwdProp_diffuse_evaluate_0( _S1324 : s_bwdCallableCtx_diffuse_evaluate_0,  _S1325 : ptr<function, vec3<f32>>,  _S1326 : ptr<function, vec3<f32>>,  _S1327 : ptr<function, vec3<f32>>,  _S1328 : BsdfValue_0)
{
    var _S1329 : vec3<f32> = vec3<f32>(0.0f);
    var _S1330 : f32 = _S1324.value0_116.value1_31.z;
    var _S1331 : f32 = _S1324.value0_116.value2_16.z;
    var _S1332 : bool = (_S1330 * _S1331) > 0.0f;
    var _S1333 : vec3<f32>;
    var _S1334 : s_bwdCallableCtx_abs_0;
    if(_S1332)
    {
        var _S1335 : Tuple_2 = s_apply_abs_0(_S1331);
        var _S1336 : s_bwdCallableCtx_abs_0;
        _S1336._S18 = _S1331;
        _S1333 = vec3<f32>((_S1335.value0_2 * 0.31830990314483643f));
        _S1334 = _S1336;
    }
    else
    {
        _S1333 = _S1329;
        _S1334._S18 = 0.0f;
    }
    var _S1337 : f32;
    if(_S1332)
    {
        var _S1338 : vec3<f32> = _S1324.value0_116.value0_111 * _S1328.f_cos_0;
        var _S1339 : vec3<f32> = _S1333 * _S1328.f_cos_0;
        var _S1340 : f32 = 0.31830990314483643f * (_S1328.pdf_3 + (_S1338[i32(0)] + _S1338[i32(1)] + _S1338[i32(2)]));
        var _S1341 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1334, &(_S1341), _S1340);
        _S1337 = _S1341;
        _S1333 = _S1339;
    }
    else
    {
        _S1337 = 0.0f;
        _S1333 = _S1329;
    }
    var _S1342 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S1330 * 0.0f + _S1337);
    var _S1343 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S1331 * 0.0f);
    (*_S1325) = _S1333;
    (*_S1326) = _S1343;
    (*_S1327) = _S1342;
    return;
}

fn s_bwdProp_conductor_evaluate_0( _S1344 : s_bwdCallableCtx_conductor_evaluate_0,  _S1345 : ptr<function, vec3<f32>>,  _S1346 : ptr<function, vec3<f32>>,  _S1347 : ptr<function, vec2<f32>>,  _S1348 : ptr<function, vec3<f32>>,  _S1349 : ptr<function, vec3<f32>>,  _S1350 : BsdfValue_0)
{
    var _S1351 : vec3<f32> = vec3<f32>(0.0f);
    var _S1352 : vec2<f32> = vec2<f32>(0.0f);
    var _S1353 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S1352 );
    var _S1354 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1352, _S1351 );
    var _S1355 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S1352, _S1351 );
    var _S1356 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S1351, _S1351 );
    var half_vector_2 : vec3<f32> = _S1344.value0_115.value3_8 + _S1344.value0_115.value4_6;
    var _S1357 : Tuple_5 = s_apply_dot_0(half_vector_2, half_vector_2);
    var _S1358 : s_bwdCallableCtx_dot_0;
    _S1358._S39 = half_vector_2;
    _S1358._S40 = half_vector_2;
    var _S1359 : s_bwdCallableCtx_dot_0 = _S1358;
    var _S1360 : f32 = _S1344.value0_115.value3_8.z;
    var _S1361 : f32 = _S1344.value0_115.value4_6.z;
    var _S1362 : bool;
    if((_S1360 * _S1361) > 0.0f)
    {
        _S1362 = (_S1357.value0_5) > 0.0f;
    }
    else
    {
        _S1362 = false;
    }
    var _S1363 : f32;
    var _S1364 : f32;
    var _S1365 : f32;
    var _S1366 : f32;
    var _S1367 : f32;
    var _S1368 : f32;
    var _S1369 : f32;
    var _S1370 : f32;
    var _S1371 : f32;
    var _S1372 : vec3<f32>;
    var _S1373 : vec3<f32>;
    var _S1374 : vec3<f32>;
    var _S1375 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S1376 : s_bwdCallableCtx_abs_0;
    var _S1377 : s_bwdCallableCtx_abs_0;
    var _S1378 : s_bwdCallableCtx_dot_0;
    var _S1379 : s_bwdCallableCtx_ggx_density_0;
    var _S1380 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1381 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1382 : s_bwdCallableCtx_ggx_widths_0;
    var _S1383 : s_bwdCallableCtx_sqrt_0;
    if(_S1362)
    {
        var _S1384 : Tuple_4 = s_apply_sqrt_0(_S1357.value0_5);
        var _S1385 : s_bwdCallableCtx_sqrt_0;
        _S1385._S35 = _S1357.value0_5;
        var _S1386 : vec3<f32> = vec3<f32>((1.0f / _S1384.value0_4));
        var _S1387 : f32 = _S1384.value0_4 * _S1384.value0_4;
        var m_6 : vec3<f32> = half_vector_2 * _S1386;
        var _S1388 : Tuple_31 = s_apply_ggx_widths_0(_S1344.value0_115.value2_17);
        var _S1389 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
        _S1389.value0_84 = _S1344.value0_115.value2_17;
        var _S1390 : Tuple_32 = s_apply_ggx_lambda_0(_S1388.value0_34, _S1344.value0_115.value3_8);
        var _S1391 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S1391.value0_87 = _S1388.value0_34;
        _S1391.value1_23 = _S1344.value0_115.value3_8;
        var _S1392 : Tuple_32 = s_apply_ggx_lambda_0(_S1388.value0_34, _S1344.value0_115.value4_6);
        var _S1393 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S1393.value0_87 = _S1388.value0_34;
        _S1393.value1_23 = _S1344.value0_115.value4_6;
        var _S1394 : Tuple_33 = s_apply_ggx_density_0(_S1388.value0_34, m_6);
        var _S1395 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
        _S1395.value0_88 = _S1388.value0_34;
        _S1395.value1_24 = m_6;
        var _S1396 : Tuple_2 = s_apply_abs_0(_S1360);
        var _S1397 : s_bwdCallableCtx_abs_0;
        _S1397._S18 = _S1360;
        var _S1398 : f32 = 4.0f * _S1396.value0_2;
        var common_3 : f32 = _S1394.value0_36 / _S1398;
        var _S1399 : f32 = _S1398 * _S1398;
        var _S1400 : Tuple_5 = s_apply_dot_0(_S1344.value0_115.value3_8, m_6);
        var _S1401 : s_bwdCallableCtx_dot_0;
        _S1401._S39 = _S1344.value0_115.value3_8;
        _S1401._S40 = m_6;
        var _S1402 : Tuple_2 = s_apply_abs_0(_S1400.value0_5);
        var _S1403 : s_bwdCallableCtx_abs_0;
        _S1403._S18 = _S1400.value0_5;
        var _S1404 : Tuple_34 = s_apply_fresnel_conductor_0(_S1402.value0_2, _S1344.value0_115.value0_112, _S1344.value0_115.value1_32);
        var _S1405 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S1405.value0_83 = _S1402.value0_2;
        _S1405.value1_20 = _S1344.value0_115.value0_112;
        _S1405.value2_10 = _S1344.value0_115.value1_32;
        var _S1406 : f32 = 1.0f + _S1390.value0_35;
        var _S1407 : f32 = _S1406 + _S1392.value0_35;
        var _S1408 : vec3<f32> = vec3<f32>((common_3 / _S1407));
        var _S1409 : f32 = _S1407 * _S1407;
        _S1363 = _S1406 * _S1406;
        _S1364 = common_3;
        _S1365 = _S1406;
        _S1372 = _S1404.value0_37;
        _S1373 = _S1408;
        _S1366 = _S1409;
        _S1367 = _S1407;
        _S1375.value0_91 = _S1405;
        _S1376 = _S1403;
        _S1378 = _S1401;
        _S1368 = _S1399;
        _S1369 = _S1394.value0_36;
        _S1370 = _S1398;
        _S1377 = _S1397;
        _S1379.value0_89 = _S1395;
        _S1380.value0_90 = _S1393;
        _S1381.value0_90 = _S1391;
        _S1382.value0_94 = _S1389;
        _S1374 = _S1386;
        _S1371 = _S1387;
        _S1383 = _S1385;
    }
    else
    {
        _S1363 = 0.0f;
        _S1364 = 0.0f;
        _S1365 = 0.0f;
        _S1372 = _S1351;
        _S1373 = _S1351;
        _S1366 = 0.0f;
        _S1367 = 0.0f;
        _S1375.value0_91 = _S1356;
        _S1376._S18 = 0.0f;
        _S1378._S39 = _S1351;
        _S1378._S40 = _S1351;
        _S1368 = 0.0f;
        _S1369 = 0.0f;
        _S1370 = 0.0f;
        _S1377._S18 = 0.0f;
        _S1379.value0_89 = _S1355;
        _S1380.value0_90 = _S1354;
        _S1381.value0_90 = _S1354;
        _S1382.value0_94 = _S1353;
        _S1374 = _S1351;
        _S1371 = 0.0f;
        _S1383._S35 = 0.0f;
    }
    var _S1410 : vec3<f32>;
    var _S1411 : vec3<f32>;
    var _S1412 : vec2<f32>;
    if(_S1362)
    {
        var _S1413 : f32 = _S1350.pdf_3 / _S1363;
        var _S1414 : f32 = _S1365 * _S1413;
        var _S1415 : vec3<f32> = _S1372 * _S1350.f_cos_0;
        var _S1416 : vec3<f32> = _S1373 * _S1350.f_cos_0;
        var _S1417 : f32 = (_S1415[i32(0)] + _S1415[i32(1)] + _S1415[i32(2)]) / _S1366;
        var _S1418 : f32 = _S1364 * - _S1417;
        var _S1419 : f32 = _S1367 * _S1417;
        var _S1420 : f32 = _S1364 * - _S1413 + _S1418;
        var _S1421 : f32 = 0.0f;
        var _S1422 : vec3<f32> = _S1351;
        var _S1423 : vec3<f32> = _S1351;
        s_bwdProp_fresnel_conductor_0(_S1375, &(_S1421), &(_S1422), &(_S1423), _S1416);
        var _S1424 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1376, &(_S1424), _S1421);
        var _S1425 : vec3<f32> = _S1351;
        var _S1426 : vec3<f32> = _S1351;
        s_bwdProp_dot_0(_S1378, &(_S1425), &(_S1426), _S1424);
        var _S1427 : f32 = (_S1414 + _S1419) / _S1368;
        var _S1428 : f32 = _S1370 * _S1427;
        var _S1429 : f32 = 4.0f * (_S1369 * - _S1427);
        var _S1430 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1377, &(_S1430), _S1429);
        var _S1431 : vec2<f32> = _S1352;
        var _S1432 : vec3<f32> = _S1351;
        s_bwdProp_ggx_density_0(_S1379, &(_S1431), &(_S1432), _S1428);
        var _S1433 : vec2<f32> = _S1352;
        var _S1434 : vec3<f32> = _S1351;
        s_bwdProp_ggx_lambda_0(_S1380, &(_S1433), &(_S1434), _S1418);
        var _S1435 : vec2<f32> = _S1352;
        var _S1436 : vec3<f32> = _S1351;
        s_bwdProp_ggx_lambda_0(_S1381, &(_S1435), &(_S1436), _S1420);
        var _S1437 : vec2<f32> = _S1431 + _S1433 + _S1435;
        var _S1438 : vec2<f32> = _S1352;
        s_bwdProp_ggx_widths_0(_S1382, &(_S1438), _S1437);
        var _S1439 : vec3<f32> = _S1426 + _S1432;
        var _S1440 : vec3<f32> = half_vector_2 * _S1439;
        var _S1441 : vec3<f32> = _S1374 * _S1439;
        var _S1442 : f32 = - ((_S1440[i32(0)] + _S1440[i32(1)] + _S1440[i32(2)]) / _S1371);
        var _S1443 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1383, &(_S1443), _S1442);
        var _S1444 : vec3<f32> = _S1425 + _S1436;
        _S1363 = _S1430;
        _S1364 = _S1443;
        _S1372 = _S1441;
        _S1373 = _S1434;
        _S1374 = _S1444;
        _S1410 = _S1422;
        _S1411 = _S1423;
        _S1412 = _S1438;
    }
    else
    {
        _S1363 = 0.0f;
        _S1364 = 0.0f;
        _S1372 = _S1351;
        _S1373 = _S1351;
        _S1374 = _S1351;
        _S1410 = _S1351;
        _S1411 = _S1351;
        _S1412 = _S1352;
    }
    var _S1445 : f32 = _S1360 * 0.0f;
    var _S1446 : f32 = _S1361 * 0.0f + _S1363;
    var _S1447 : vec3<f32> = _S1351;
    var _S1448 : vec3<f32> = _S1351;
    s_bwdProp_dot_0(_S1359, &(_S1447), &(_S1448), _S1364);
    var _S1449 : vec3<f32> = _S1447 + _S1448 + _S1372;
    var _S1450 : vec3<f32> = _S1449 + _S1373 + vec3<f32>(0.0f, 0.0f, _S1445);
    var _S1451 : vec3<f32> = _S1449 + _S1374 + vec3<f32>(0.0f, 0.0f, _S1446);
    (*_S1345) = _S1410;
    (*_S1346) = _S1411;
    (*_S1347) = _S1412;
    (*_S1348) = _S1451;
    (*_S1349) = _S1450;
    return;
}

fn s_bwdProp_dielectric_evaluate_0( _S1452 : s_bwdCallableCtx_dielectric_evaluate_0,  _S1453 : ptr<function, vec2<f32>>,  _S1454 : ptr<function, vec3<f32>>,  _S1455 : ptr<function, vec3<f32>>,  _S1456 : BsdfValue_0)
{
    var _S1457 : vec3<f32> = vec3<f32>(0.0f);
    var _S1458 : vec2<f32> = vec2<f32>(0.0f);
    var _S1459 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S1458 );
    var _S1460 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0( 0.0f, 0.0f );
    var _S1461 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1458, _S1457 );
    var _S1462 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S1458, _S1457 );
    var _S1463 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1464 : f32 = _S1452.value0_114.value2_18.z;
    var _S1465 : bool;
    if(_S1464 != 0.0f)
    {
        _S1465 = (_S1452.value0_114.value3_9.z) != 0.0f;
    }
    else
    {
        _S1465 = false;
    }
    var _S1466 : bool;
    var _S1467 : bool;
    var _S1468 : bool;
    var _S1469 : bool;
    var _S1470 : bool;
    var crossing_4 : f32;
    var _S1471 : f32;
    var _S1472 : f32;
    var _S1473 : f32;
    var _S1474 : f32;
    var _S1475 : f32;
    var _S1476 : f32;
    var _S1477 : f32;
    var _S1478 : f32;
    var _S1479 : f32;
    var _S1480 : f32;
    var _S1481 : f32;
    var _S1482 : f32;
    var _S1483 : f32;
    var _S1484 : f32;
    var _S1485 : f32;
    var _S1486 : f32;
    var _S1487 : f32;
    var _S1488 : f32;
    var _S1489 : f32;
    var _S1490 : f32;
    var _S1491 : f32;
    var _S1492 : f32;
    var _S1493 : f32;
    var _S1494 : f32;
    var _S1495 : f32;
    var _S1496 : f32;
    var _S1497 : f32;
    var _S1498 : f32;
    var _S1499 : f32;
    var _S1500 : f32;
    var _S1501 : f32;
    var m_7 : vec3<f32>;
    var _S1502 : vec3<f32>;
    var _S1503 : vec3<f32>;
    var _S1504 : s_bwdCallableCtx_abs_0;
    var _S1505 : s_bwdCallableCtx_abs_0;
    var _S1506 : s_bwdCallableCtx_abs_0;
    var _S1507 : s_bwdCallableCtx_abs_0;
    var _S1508 : s_bwdCallableCtx_ggx_density_0;
    var _S1509 : s_bwdCallableCtx_ggx_density_0;
    var _S1510 : s_bwdCallableCtx_sqr_0;
    var _S1511 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1512 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1513 : s_bwdCallableCtx_fresnel_dielectric_0;
    var _S1514 : s_bwdCallableCtx_ggx_widths_0;
    var _S1515 : s_bwdCallableCtx_dot_0;
    var _S1516 : s_bwdCallableCtx_dot_0;
    var _S1517 : s_bwdCallableCtx_dot_0;
    var _S1518 : s_bwdCallableCtx_sqrt_0;
    if(_S1465)
    {
        var _S1519 : f32 = _S1452.value0_114.value3_9.z;
        var reflects_1 : bool = (_S1464 * _S1519) > 0.0f;
        if(reflects_1)
        {
            crossing_4 = 1.0f;
        }
        else
        {
            if(_S1464 > 0.0f)
            {
                crossing_4 = _S1452.value0_114.value0_113;
            }
            else
            {
                crossing_4 = 1.0f / _S1452.value0_114.value0_113;
            }
        }
        var _S1520 : vec3<f32> = vec3<f32>(crossing_4);
        var half_vector_3 : vec3<f32> = _S1452.value0_114.value3_9 * vec3<f32>(crossing_4) + _S1452.value0_114.value2_18;
        var _S1521 : Tuple_5 = s_apply_dot_0(half_vector_3, half_vector_3);
        var _S1522 : s_bwdCallableCtx_dot_0;
        _S1522._S39 = half_vector_3;
        _S1522._S40 = half_vector_3;
        var _S1523 : s_bwdCallableCtx_dot_0 = _S1522;
        var _S1524 : bool = (_S1521.value0_5) > 0.0f;
        if(_S1524)
        {
            var _S1525 : Tuple_4 = s_apply_sqrt_0(_S1521.value0_5);
            var _S1526 : s_bwdCallableCtx_sqrt_0;
            _S1526._S35 = _S1521.value0_5;
            var _S1527 : s_bwdCallableCtx_sqrt_0 = _S1526;
            var _S1528 : vec3<f32> = vec3<f32>((1.0f / _S1525.value0_4));
            var _S1529 : f32 = _S1525.value0_4 * _S1525.value0_4;
            var m_8 : vec3<f32> = half_vector_3 * _S1528;
            var _S1530 : bool = (m_8.z) < 0.0f;
            if(_S1530)
            {
                m_7 = (vec3<f32>(0) - m_8);
            }
            else
            {
                m_7 = m_8;
            }
            var _S1531 : Tuple_5 = s_apply_dot_0(_S1452.value0_114.value2_18, m_7);
            var _S1532 : s_bwdCallableCtx_dot_0;
            _S1532._S39 = _S1452.value0_114.value2_18;
            _S1532._S40 = m_7;
            var _S1533 : s_bwdCallableCtx_dot_0 = _S1532;
            var _S1534 : Tuple_5 = s_apply_dot_0(_S1452.value0_114.value3_9, m_7);
            var _S1535 : s_bwdCallableCtx_dot_0;
            _S1535._S39 = _S1452.value0_114.value3_9;
            _S1535._S40 = m_7;
            var _S1536 : s_bwdCallableCtx_dot_0 = _S1535;
            var _S1537 : bool = (_S1531.value0_5 * _S1464) >= 0.0f;
            if(_S1537)
            {
                _S1466 = (_S1534.value0_5 * _S1519) >= 0.0f;
            }
            else
            {
                _S1466 = false;
            }
            if(_S1466)
            {
                var _S1538 : Tuple_31 = s_apply_ggx_widths_0(_S1452.value0_114.value1_33);
                var _S1539 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
                _S1539.value0_84 = _S1452.value0_114.value1_33;
                var _S1540 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = _S1539;
                var _S1541 : Tuple_37 = s_apply_fresnel_dielectric_0(_S1531.value0_5, _S1452.value0_114.value0_113);
                var _S1542 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
                _S1542.value0_102 = _S1531.value0_5;
                _S1542.value1_27 = _S1452.value0_114.value0_113;
                var _S1543 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = _S1542;
                var _S1544 : Tuple_32 = s_apply_ggx_lambda_0(_S1538.value0_34, _S1452.value0_114.value2_18);
                var _S1545 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S1545.value0_87 = _S1538.value0_34;
                _S1545.value1_23 = _S1452.value0_114.value2_18;
                var _S1546 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S1545;
                var masking_o_5 : f32 = 1.0f + _S1544.value0_35;
                var _S1547 : Tuple_32 = s_apply_ggx_lambda_0(_S1538.value0_34, _S1452.value0_114.value3_9);
                var _S1548 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S1548.value0_87 = _S1538.value0_34;
                _S1548.value1_23 = _S1452.value0_114.value3_9;
                var _S1549 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S1548;
                var masking_both_1 : f32 = masking_o_5 + _S1547.value0_35;
                if(reflects_1)
                {
                    var _S1550 : Tuple_33 = s_apply_ggx_density_0(_S1538.value0_34, m_7);
                    var _S1551 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S1551.value0_88 = _S1538.value0_34;
                    _S1551.value1_24 = m_7;
                    var _S1552 : f32 = _S1541.value0_40 * _S1550.value0_36;
                    var _S1553 : Tuple_2 = s_apply_abs_0(_S1464);
                    var _S1554 : s_bwdCallableCtx_abs_0;
                    _S1554._S18 = _S1464;
                    var _S1555 : f32 = 4.0f * _S1553.value0_2;
                    var common_4 : f32 = _S1552 / _S1555;
                    var _S1556 : f32 = _S1555 * _S1555;
                    var _S1557 : f32 = masking_both_1 * masking_both_1;
                    _S1471 = masking_o_5 * masking_o_5;
                    _S1472 = common_4;
                    _S1473 = _S1557;
                    _S1474 = _S1556;
                    _S1475 = _S1552;
                    _S1476 = _S1555;
                    _S1504 = _S1554;
                    _S1477 = _S1550.value0_36;
                    _S1508.value0_89 = _S1551;
                    _S1478 = 0.0f;
                    _S1479 = 0.0f;
                    _S1480 = 0.0f;
                    _S1481 = 0.0f;
                    _S1482 = 0.0f;
                    _S1483 = 0.0f;
                    _S1484 = 0.0f;
                    _S1505._S18 = 0.0f;
                    _S1485 = 0.0f;
                    _S1486 = 0.0f;
                    _S1506._S18 = 0.0f;
                    _S1487 = 0.0f;
                    _S1488 = 0.0f;
                    _S1489 = 0.0f;
                    _S1490 = 0.0f;
                    _S1509.value0_89 = _S1462;
                    _S1491 = 0.0f;
                    _S1492 = 0.0f;
                    _S1493 = 0.0f;
                    _S1510.value0_98 = _S1463;
                    _S1494 = 0.0f;
                    _S1507._S18 = 0.0f;
                }
                else
                {
                    var _S1558 : Tuple_2 = s_apply_abs_0(_S1534.value0_5);
                    var _S1559 : s_bwdCallableCtx_abs_0;
                    _S1559._S18 = _S1534.value0_5;
                    var _S1560 : f32 = crossing_4 * crossing_4;
                    var _S1561 : f32 = _S1534.value0_5 + _S1531.value0_5 / crossing_4;
                    var _S1562 : Tuple_14 = s_apply_sqr_0(_S1561);
                    var _S1563 : s_paramCtx_s_bwdCallableCtx_sqr_0;
                    _S1563.value0_97 = _S1561;
                    var jacobian_2 : f32 = _S1558.value0_2 / _S1562.value0_17;
                    var _S1564 : f32 = _S1562.value0_17 * _S1562.value0_17;
                    var _S1565 : f32 = 1.0f - _S1541.value0_40;
                    var _S1566 : Tuple_33 = s_apply_ggx_density_0(_S1538.value0_34, m_7);
                    var _S1567 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S1567.value0_88 = _S1538.value0_34;
                    _S1567.value1_24 = m_7;
                    var _S1568 : f32 = _S1565 * _S1566.value0_36;
                    var _S1569 : f32 = _S1568 * jacobian_2;
                    var _S1570 : Tuple_2 = s_apply_abs_0(_S1531.value0_5);
                    var _S1571 : s_bwdCallableCtx_abs_0;
                    _S1571._S18 = _S1531.value0_5;
                    var _S1572 : f32 = _S1569 * _S1570.value0_2;
                    var _S1573 : Tuple_2 = s_apply_abs_0(_S1464);
                    var _S1574 : s_bwdCallableCtx_abs_0;
                    _S1574._S18 = _S1464;
                    var common_5 : f32 = _S1572 / _S1573.value0_2;
                    var _S1575 : f32 = _S1573.value0_2 * _S1573.value0_2;
                    var _S1576 : f32 = masking_both_1 * crossing_4 * crossing_4;
                    var _S1577 : f32 = _S1576 * _S1576;
                    var _S1578 : f32 = masking_o_5 * masking_o_5;
                    _S1471 = 0.0f;
                    _S1472 = 0.0f;
                    _S1473 = 0.0f;
                    _S1474 = 0.0f;
                    _S1475 = 0.0f;
                    _S1476 = 0.0f;
                    _S1504._S18 = 0.0f;
                    _S1477 = 0.0f;
                    _S1508.value0_89 = _S1462;
                    _S1478 = _S1578;
                    _S1479 = common_5;
                    _S1480 = _S1577;
                    _S1481 = _S1576;
                    _S1482 = _S1575;
                    _S1483 = _S1572;
                    _S1484 = _S1573.value0_2;
                    _S1505 = _S1574;
                    _S1485 = _S1569;
                    _S1486 = _S1570.value0_2;
                    _S1506 = _S1571;
                    _S1487 = _S1568;
                    _S1488 = jacobian_2;
                    _S1489 = _S1565;
                    _S1490 = _S1566.value0_36;
                    _S1509.value0_89 = _S1567;
                    _S1491 = _S1564;
                    _S1492 = _S1558.value0_2;
                    _S1493 = _S1562.value0_17;
                    _S1510.value0_98 = _S1563;
                    _S1494 = _S1560;
                    _S1507 = _S1559;
                }
                var _S1579 : f32 = _S1473;
                var _S1580 : f32 = _S1474;
                var _S1581 : f32 = _S1475;
                var _S1582 : f32 = _S1476;
                var _S1583 : f32 = _S1477;
                var _S1584 : f32 = _S1478;
                var _S1585 : f32 = _S1479;
                var _S1586 : f32 = _S1480;
                var _S1587 : f32 = _S1481;
                var _S1588 : f32 = _S1482;
                var _S1589 : f32 = _S1483;
                var _S1590 : f32 = _S1484;
                var _S1591 : f32 = _S1485;
                var _S1592 : f32 = _S1486;
                var _S1593 : f32 = _S1487;
                var _S1594 : f32 = _S1488;
                var _S1595 : f32 = _S1489;
                var _S1596 : f32 = _S1490;
                var _S1597 : f32 = _S1491;
                var _S1598 : f32 = _S1492;
                var _S1599 : f32 = _S1493;
                var _S1600 : f32 = _S1494;
                _S1473 = masking_o_5;
                _S1474 = _S1579;
                _S1475 = masking_both_1;
                _S1476 = _S1580;
                _S1477 = _S1581;
                _S1478 = _S1582;
                _S1479 = _S1541.value0_40;
                _S1480 = _S1583;
                _S1481 = _S1584;
                _S1482 = _S1585;
                _S1483 = _S1586;
                _S1484 = _S1587;
                _S1485 = _S1588;
                _S1486 = _S1589;
                _S1487 = _S1590;
                _S1488 = _S1591;
                _S1489 = _S1592;
                _S1490 = _S1593;
                _S1491 = _S1594;
                _S1492 = _S1595;
                _S1493 = _S1596;
                _S1494 = _S1597;
                _S1495 = _S1598;
                _S1496 = _S1599;
                _S1497 = _S1600;
                _S1511.value0_90 = _S1549;
                _S1512.value0_90 = _S1546;
                _S1513.value0_103 = _S1543;
                _S1514.value0_94 = _S1540;
            }
            else
            {
                _S1471 = 0.0f;
                _S1472 = 0.0f;
                _S1473 = 0.0f;
                _S1474 = 0.0f;
                _S1475 = 0.0f;
                _S1476 = 0.0f;
                _S1477 = 0.0f;
                _S1478 = 0.0f;
                _S1504._S18 = 0.0f;
                _S1479 = 0.0f;
                _S1480 = 0.0f;
                _S1508.value0_89 = _S1462;
                _S1481 = 0.0f;
                _S1482 = 0.0f;
                _S1483 = 0.0f;
                _S1484 = 0.0f;
                _S1485 = 0.0f;
                _S1486 = 0.0f;
                _S1487 = 0.0f;
                _S1505._S18 = 0.0f;
                _S1488 = 0.0f;
                _S1489 = 0.0f;
                _S1506._S18 = 0.0f;
                _S1490 = 0.0f;
                _S1491 = 0.0f;
                _S1492 = 0.0f;
                _S1493 = 0.0f;
                _S1509.value0_89 = _S1462;
                _S1494 = 0.0f;
                _S1495 = 0.0f;
                _S1496 = 0.0f;
                _S1510.value0_98 = _S1463;
                _S1497 = 0.0f;
                _S1507._S18 = 0.0f;
                _S1511.value0_90 = _S1461;
                _S1512.value0_90 = _S1461;
                _S1513.value0_103 = _S1460;
                _S1514.value0_94 = _S1459;
            }
            _S1498 = _S1531.value0_5;
            _S1467 = _S1537;
            _S1499 = _S1534.value0_5;
            _S1515 = _S1536;
            _S1516 = _S1533;
            _S1468 = _S1530;
            m_7 = _S1528;
            _S1500 = _S1529;
            _S1518 = _S1527;
        }
        else
        {
            _S1466 = false;
            _S1471 = 0.0f;
            _S1472 = 0.0f;
            _S1473 = 0.0f;
            _S1474 = 0.0f;
            _S1475 = 0.0f;
            _S1476 = 0.0f;
            _S1477 = 0.0f;
            _S1478 = 0.0f;
            _S1504._S18 = 0.0f;
            _S1479 = 0.0f;
            _S1480 = 0.0f;
            _S1508.value0_89 = _S1462;
            _S1481 = 0.0f;
            _S1482 = 0.0f;
            _S1483 = 0.0f;
            _S1484 = 0.0f;
            _S1485 = 0.0f;
            _S1486 = 0.0f;
            _S1487 = 0.0f;
            _S1505._S18 = 0.0f;
            _S1488 = 0.0f;
            _S1489 = 0.0f;
            _S1506._S18 = 0.0f;
            _S1490 = 0.0f;
            _S1491 = 0.0f;
            _S1492 = 0.0f;
            _S1493 = 0.0f;
            _S1509.value0_89 = _S1462;
            _S1494 = 0.0f;
            _S1495 = 0.0f;
            _S1496 = 0.0f;
            _S1510.value0_98 = _S1463;
            _S1497 = 0.0f;
            _S1498 = 0.0f;
            _S1507._S18 = 0.0f;
            _S1511.value0_90 = _S1461;
            _S1512.value0_90 = _S1461;
            _S1513.value0_103 = _S1460;
            _S1514.value0_94 = _S1459;
            _S1467 = false;
            _S1499 = 0.0f;
            _S1515._S39 = _S1457;
            _S1515._S40 = _S1457;
            _S1516._S39 = _S1457;
            _S1516._S40 = _S1457;
            _S1468 = false;
            m_7 = _S1457;
            _S1500 = 0.0f;
            _S1518._S35 = 0.0f;
        }
        var _S1601 : f32 = crossing_4;
        var _S1602 : bool = _S1466;
        var _S1603 : bool = _S1467;
        var _S1604 : bool = _S1468;
        var _S1605 : vec3<f32> = m_7;
        var _S1606 : f32 = _S1500;
        _S1466 = _S1524;
        _S1467 = _S1602;
        _S1468 = reflects_1;
        crossing_4 = _S1471;
        _S1471 = _S1472;
        _S1472 = _S1473;
        _S1473 = _S1474;
        _S1474 = _S1475;
        _S1475 = _S1476;
        _S1476 = _S1477;
        _S1477 = _S1478;
        _S1478 = _S1479;
        _S1479 = _S1480;
        _S1480 = _S1481;
        _S1481 = _S1482;
        _S1482 = _S1483;
        _S1483 = _S1484;
        _S1484 = _S1601;
        _S1469 = _S1603;
        _S1500 = _S1519;
        _S1470 = _S1604;
        m_7 = half_vector_3;
        _S1502 = _S1605;
        _S1501 = _S1606;
        _S1517 = _S1523;
        _S1503 = _S1520;
    }
    else
    {
        _S1466 = false;
        _S1467 = false;
        _S1468 = false;
        crossing_4 = 0.0f;
        _S1471 = 0.0f;
        _S1472 = 0.0f;
        _S1473 = 0.0f;
        _S1474 = 0.0f;
        _S1475 = 0.0f;
        _S1476 = 0.0f;
        _S1477 = 0.0f;
        _S1504._S18 = 0.0f;
        _S1478 = 0.0f;
        _S1479 = 0.0f;
        _S1508.value0_89 = _S1462;
        _S1480 = 0.0f;
        _S1481 = 0.0f;
        _S1482 = 0.0f;
        _S1483 = 0.0f;
        _S1484 = 0.0f;
        _S1485 = 0.0f;
        _S1486 = 0.0f;
        _S1487 = 0.0f;
        _S1505._S18 = 0.0f;
        _S1488 = 0.0f;
        _S1489 = 0.0f;
        _S1506._S18 = 0.0f;
        _S1490 = 0.0f;
        _S1491 = 0.0f;
        _S1492 = 0.0f;
        _S1493 = 0.0f;
        _S1509.value0_89 = _S1462;
        _S1494 = 0.0f;
        _S1495 = 0.0f;
        _S1496 = 0.0f;
        _S1510.value0_98 = _S1463;
        _S1497 = 0.0f;
        _S1498 = 0.0f;
        _S1507._S18 = 0.0f;
        _S1511.value0_90 = _S1461;
        _S1512.value0_90 = _S1461;
        _S1513.value0_103 = _S1460;
        _S1514.value0_94 = _S1459;
        _S1469 = false;
        _S1499 = 0.0f;
        _S1500 = 0.0f;
        _S1515._S39 = _S1457;
        _S1515._S40 = _S1457;
        _S1516._S39 = _S1457;
        _S1516._S40 = _S1457;
        _S1470 = false;
        m_7 = _S1457;
        _S1502 = _S1457;
        _S1501 = 0.0f;
        _S1518._S35 = 0.0f;
        _S1517._S39 = _S1457;
        _S1517._S40 = _S1457;
        _S1503 = _S1457;
    }
    var _S1607 : vec2<f32>;
    if(_S1465)
    {
        var _S1608 : vec3<f32>;
        if(_S1466)
        {
            var _S1609 : vec3<f32>;
            var _S1610 : vec3<f32>;
            if(_S1467)
            {
                if(_S1468)
                {
                    var _S1611 : f32 = _S1456.pdf_3 / crossing_4;
                    var _S1612 : f32 = _S1471 * - _S1611;
                    var _S1613 : f32 = (_S1456.f_cos_0[i32(0)] + _S1456.f_cos_0[i32(1)] + _S1456.f_cos_0[i32(2)]) / _S1473;
                    var _S1614 : f32 = _S1471 * - _S1613;
                    var _S1615 : f32 = (_S1472 * _S1611 + _S1474 * _S1613) / _S1475;
                    var _S1616 : f32 = _S1477 * _S1615;
                    var _S1617 : f32 = 4.0f * (_S1476 * - _S1615);
                    var _S1618 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1504, &(_S1618), _S1617);
                    var _S1619 : f32 = _S1478 * _S1616;
                    var _S1620 : f32 = _S1479 * _S1616;
                    var _S1621 : vec2<f32> = _S1458;
                    var _S1622 : vec3<f32> = _S1457;
                    s_bwdProp_ggx_density_0(_S1508, &(_S1621), &(_S1622), _S1619);
                    crossing_4 = _S1614;
                    _S1471 = _S1612;
                    _S1472 = _S1620;
                    _S1607 = _S1621;
                    _S1473 = 0.0f;
                    _S1474 = 0.0f;
                    _S1608 = _S1622;
                    _S1475 = _S1618;
                }
                else
                {
                    var _S1623 : f32 = _S1456.pdf_3 / _S1480;
                    var _S1624 : f32 = _S1481 * - _S1623;
                    var _S1625 : f32 = (_S1456.f_cos_0[i32(0)] + _S1456.f_cos_0[i32(1)] + _S1456.f_cos_0[i32(2)]) / _S1482;
                    var _S1626 : f32 = _S1484 * (_S1484 * (_S1481 * - _S1625));
                    var _S1627 : f32 = (_S1472 * _S1623 + _S1483 * _S1625) / _S1485;
                    var _S1628 : f32 = _S1486 * - _S1627;
                    var _S1629 : f32 = _S1487 * _S1627;
                    var _S1630 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1505, &(_S1630), _S1628);
                    var _S1631 : f32 = _S1488 * _S1629;
                    var _S1632 : f32 = _S1489 * _S1629;
                    var _S1633 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1506, &(_S1633), _S1631);
                    var s_diff_jacobian_T_1 : f32 = _S1490 * _S1632;
                    var _S1634 : f32 = _S1491 * _S1632;
                    var _S1635 : f32 = _S1492 * _S1634;
                    var _S1636 : f32 = _S1493 * _S1634;
                    var _S1637 : vec2<f32> = _S1458;
                    var _S1638 : vec3<f32> = _S1457;
                    s_bwdProp_ggx_density_0(_S1509, &(_S1637), &(_S1638), _S1635);
                    var _S1639 : f32 = - _S1636;
                    var _S1640 : f32 = s_diff_jacobian_T_1 / _S1494;
                    var _S1641 : f32 = _S1495 * - _S1640;
                    var _S1642 : f32 = _S1496 * _S1640;
                    var _S1643 : f32 = 0.0f;
                    s_bwdProp_sqr_0(_S1510, &(_S1643), _S1641);
                    var _S1644 : f32 = _S1484 * (_S1643 / _S1497);
                    var _S1645 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1507, &(_S1645), _S1642);
                    var _S1646 : f32 = _S1633 + _S1644;
                    var _S1647 : f32 = _S1643 + _S1645;
                    crossing_4 = _S1626;
                    _S1471 = _S1624;
                    _S1472 = _S1639;
                    _S1607 = _S1637;
                    _S1473 = _S1646;
                    _S1474 = _S1647;
                    _S1608 = _S1638;
                    _S1475 = _S1630;
                }
                var _S1648 : vec2<f32> = _S1458;
                var _S1649 : vec3<f32> = _S1457;
                s_bwdProp_ggx_lambda_0(_S1511, &(_S1648), &(_S1649), crossing_4);
                var _S1650 : f32 = crossing_4 + _S1471;
                var _S1651 : vec2<f32> = _S1458;
                var _S1652 : vec3<f32> = _S1457;
                s_bwdProp_ggx_lambda_0(_S1512, &(_S1651), &(_S1652), _S1650);
                var _S1653 : f32 = 0.0f;
                s_bwdProp_fresnel_dielectric_0(_S1513, &(_S1653), _S1472);
                var _S1654 : vec2<f32> = _S1648 + _S1651 + _S1607;
                var _S1655 : vec2<f32> = _S1458;
                s_bwdProp_ggx_widths_0(_S1514, &(_S1655), _S1654);
                var _S1656 : f32 = _S1653 + _S1473;
                crossing_4 = _S1474;
                _S1471 = _S1656;
                _S1472 = _S1475;
                _S1609 = _S1652;
                _S1610 = _S1649;
                _S1607 = _S1655;
            }
            else
            {
                crossing_4 = 0.0f;
                _S1471 = 0.0f;
                _S1608 = _S1457;
                _S1472 = 0.0f;
                _S1609 = _S1457;
                _S1610 = _S1457;
                _S1607 = _S1458;
            }
            if(_S1469)
            {
                var _S1657 : f32 = _S1499 * 0.0f;
                crossing_4 = _S1500 * 0.0f + crossing_4;
                _S1473 = _S1657;
            }
            else
            {
                _S1473 = 0.0f;
            }
            var _S1658 : f32 = _S1498 * 0.0f;
            var _S1659 : f32 = _S1464 * 0.0f;
            var _S1660 : vec3<f32> = _S1457;
            var _S1661 : vec3<f32> = _S1457;
            s_bwdProp_dot_0(_S1515, &(_S1660), &(_S1661), crossing_4);
            var _S1662 : f32 = _S1659 + _S1471;
            var _S1663 : vec3<f32> = _S1457;
            var _S1664 : vec3<f32> = _S1457;
            s_bwdProp_dot_0(_S1516, &(_S1663), &(_S1664), _S1662);
            var _S1665 : vec3<f32> = _S1661 + _S1664 + _S1608;
            var _S1666 : f32 = _S1658 + _S1472;
            var _S1667 : vec3<f32> = _S1663 + _S1609;
            var _S1668 : vec3<f32> = _S1660 + _S1610;
            if(_S1470)
            {
                _S1608 = (vec3<f32>(0) - _S1665);
            }
            else
            {
                _S1608 = _S1665;
            }
            var _S1669 : vec3<f32> = m_7 * _S1608;
            var _S1670 : vec3<f32> = _S1502 * _S1608;
            var _S1671 : f32 = - ((_S1669[i32(0)] + _S1669[i32(1)] + _S1669[i32(2)]) / _S1501);
            var _S1672 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S1518, &(_S1672), _S1671);
            crossing_4 = _S1672;
            m_7 = _S1670;
            _S1502 = _S1667;
            _S1608 = _S1668;
            _S1471 = _S1473;
            _S1472 = _S1666;
        }
        else
        {
            crossing_4 = 0.0f;
            m_7 = _S1457;
            _S1502 = _S1457;
            _S1608 = _S1457;
            _S1471 = 0.0f;
            _S1472 = 0.0f;
            _S1607 = _S1458;
        }
        var _S1673 : vec3<f32> = _S1457;
        var _S1674 : vec3<f32> = _S1457;
        s_bwdProp_dot_0(_S1517, &(_S1673), &(_S1674), crossing_4);
        var _S1675 : vec3<f32> = _S1673 + _S1674 + m_7;
        var _S1676 : vec3<f32> = _S1675 + _S1502;
        var _S1677 : vec3<f32> = _S1503 * _S1675 + _S1608;
        var _S1678 : f32 = _S1500 * 0.0f + _S1472;
        m_7 = _S1677 + vec3<f32>(0.0f, 0.0f, _S1464 * 0.0f + _S1471);
        crossing_4 = _S1678;
        _S1502 = _S1676;
    }
    else
    {
        m_7 = _S1457;
        crossing_4 = 0.0f;
        _S1502 = _S1457;
        _S1607 = _S1458;
    }
    var _S1679 : vec3<f32> = _S1502 + vec3<f32>(0.0f, 0.0f, crossing_4);
    (*_S1453) = _S1607;
    (*_S1454) = _S1679;
    (*_S1455) = m_7;
    return;
}

fn s_bwdProp_bsdf_evaluate_0( _S1680 : s_bwdCallableCtx_bsdf_evaluate_0,  _S1681 : ptr<function, Bsdf_Differential_0>,  _S1682 : ptr<function, vec3<f32>>,  _S1683 : ptr<function, vec3<f32>>,  _S1684 : BsdfValue_0)
{
    var _S1685 : vec3<f32> = vec3<f32>(0.0f);
    var _S1686 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0 = s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0( _S1685, _S1685, _S1685 );
    var _S1687 : vec2<f32> = vec2<f32>(0.0f);
    var _S1688 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0 = s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0( _S1685, _S1685, _S1687, _S1685, _S1685 );
    var _S1689 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0 = s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0( 0.0f, _S1687, _S1685, _S1685 );
    var _S1690 : bool = (_S1680.value0_110.value0_105.kind_4) == u32(0);
    var _S1691 : s_bwdCallableCtx_dielectric_evaluate_0;
    var _S1692 : s_bwdCallableCtx_conductor_evaluate_0;
    var _S1693 : bool;
    var _S1694 : bool;
    var _S1695 : s_bwdCallableCtx_diffuse_evaluate_0;
    if(_S1690)
    {
        var _S1696 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0;
        _S1696.value0_111 = _S1680.value0_110.value0_105.a_6;
        _S1696.value1_31 = _S1680.value0_110.value1_28;
        _S1696.value2_16 = _S1680.value0_110.value2_14;
        _S1695.value0_116 = _S1696;
        _S1693 = false;
        _S1692.value0_115 = _S1688;
        _S1694 = false;
        _S1691.value0_114 = _S1689;
    }
    else
    {
        var _S1697 : bool = (_S1680.value0_110.value0_105.kind_4) == u32(1);
        if(_S1697)
        {
            var _S1698 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0;
            _S1698.value0_112 = _S1680.value0_110.value0_105.a_6;
            _S1698.value1_32 = _S1680.value0_110.value0_105.b_6;
            _S1698.value2_17 = _S1680.value0_110.value0_105.alpha_2;
            _S1698.value3_8 = _S1680.value0_110.value1_28;
            _S1698.value4_6 = _S1680.value0_110.value2_14;
            _S1692.value0_115 = _S1698;
            _S1693 = false;
            _S1691.value0_114 = _S1689;
        }
        else
        {
            var _S1699 : bool = (_S1680.value0_110.value0_105.kind_4) == u32(2);
            if(_S1699)
            {
                var _S1700 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0;
                _S1700.value0_113 = _S1680.value0_110.value0_105.eta_3;
                _S1700.value1_33 = _S1680.value0_110.value0_105.alpha_2;
                _S1700.value2_18 = _S1680.value0_110.value1_28;
                _S1700.value3_9 = _S1680.value0_110.value2_14;
                _S1691.value0_114 = _S1700;
            }
            else
            {
                _S1691.value0_114 = _S1689;
            }
            _S1692.value0_115 = _S1688;
            _S1693 = _S1699;
        }
        var _S1701 : bool = _S1693;
        _S1695.value0_116 = _S1686;
        _S1693 = _S1697;
        _S1694 = _S1701;
    }
    var _S1702 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S1703 : Bsdf_Differential_0;
    var _S1704 : vec3<f32>;
    var _S1705 : vec3<f32>;
    if(_S1690)
    {
        var _S1706 : vec3<f32> = _S1685;
        var _S1707 : vec3<f32> = _S1685;
        var _S1708 : vec3<f32> = _S1685;
        s_bwdProp_diffuse_evaluate_0(_S1695, &(_S1706), &(_S1707), &(_S1708), _S1684);
        var _S1709 : Bsdf_Differential_0 = _S1702;
        _S1709.a_8 = _S1706;
        _S1703 = Bsdf_x24_syn_dadd_0(_S1702, _S1709);
        _S1704 = _S1707;
        _S1705 = _S1708;
    }
    else
    {
        if(_S1693)
        {
            var _S1710 : vec3<f32> = _S1685;
            var _S1711 : vec3<f32> = _S1685;
            var _S1712 : vec2<f32> = _S1687;
            var _S1713 : vec3<f32> = _S1685;
            var _S1714 : vec3<f32> = _S1685;
            s_bwdProp_conductor_evaluate_0(_S1692, &(_S1710), &(_S1711), &(_S1712), &(_S1713), &(_S1714), _S1684);
            var _S1715 : Bsdf_Differential_0 = _S1702;
            _S1715.alpha_4 = _S1712;
            _S1715.b_8 = _S1711;
            _S1715.a_8 = _S1710;
            _S1703 = Bsdf_x24_syn_dadd_0(_S1702, _S1715);
            _S1704 = _S1713;
            _S1705 = _S1714;
        }
        else
        {
            if(_S1694)
            {
                var _S1716 : vec2<f32> = _S1687;
                var _S1717 : vec3<f32> = _S1685;
                var _S1718 : vec3<f32> = _S1685;
                s_bwdProp_dielectric_evaluate_0(_S1691, &(_S1716), &(_S1717), &(_S1718), _S1684);
                var _S1719 : Bsdf_Differential_0 = _S1702;
                _S1719.alpha_4 = _S1716;
                _S1703 = Bsdf_x24_syn_dadd_0(_S1702, _S1719);
                _S1704 = _S1717;
                _S1705 = _S1718;
            }
            else
            {
                _S1703 = _S1702;
                _S1704 = _S1685;
                _S1705 = _S1685;
            }
        }
    }
    (*_S1681) = _S1703;
    (*_S1682) = _S1704;
    (*_S1683) = _S1705;
    return;
}

fn s_bwdProp_to_local_0( _S1720 : s_bwdCallableCtx_to_local_0,  _S1721 : ptr<function, Frame_0>,  _S1722 : ptr<function, vec3<f32>>,  _S1723 : vec3<f32>)
{
    var _S1724 : s_bwdCallableCtx_dot_0;
    _S1724._S39 = _S1720.value0_64.value0_56.s_1;
    _S1724._S40 = _S1720.value0_64.value1_7;
    var _S1725 : s_bwdCallableCtx_dot_0;
    _S1725._S39 = _S1720.value0_64.value0_56.t_1;
    _S1725._S40 = _S1720.value0_64.value1_7;
    var _S1726 : s_bwdCallableCtx_dot_0;
    _S1726._S39 = _S1720.value0_64.value0_56.n_1;
    _S1726._S40 = _S1720.value0_64.value1_7;
    var _S1727 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S1728 : vec3<f32> = vec3<f32>(0.0f);
    var _S1729 : vec3<f32> = _S1728;
    var _S1730 : vec3<f32> = _S1728;
    s_bwdProp_dot_0(_S1726, &(_S1729), &(_S1730), _S1723[i32(2)]);
    var _S1731 : vec3<f32> = _S1728;
    var _S1732 : vec3<f32> = _S1728;
    s_bwdProp_dot_0(_S1725, &(_S1731), &(_S1732), _S1723[i32(1)]);
    var _S1733 : vec3<f32> = _S1728;
    var _S1734 : vec3<f32> = _S1728;
    s_bwdProp_dot_0(_S1724, &(_S1733), &(_S1734), _S1723[i32(0)]);
    var _S1735 : vec3<f32> = _S1730 + _S1732 + _S1734;
    var _S1736 : Frame_0 = _S1727;
    _S1736.n_1 = _S1729;
    _S1736.t_1 = _S1731;
    _S1736.s_1 = _S1733;
    (*_S1721) = Frame_x24_syn_dadd_0(_S1727, _S1736);
    (*_S1722) = _S1735;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_view_of_0
{
     value0_117 : LightShape_0,
     value1_34 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_sample_view_0
{
     value0_118 : LightShape_0,
     value1_35 : TriangleView_0,
     value2_19 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_view_pdf_0
{
     value0_119 : LightShape_0,
     value1_36 : TriangleView_0,
     value2_20 : vec3<f32>,
     value3_10 : f32,
};

struct s_bwdCallableCtx_view_pdf_0
{
     value0_120 : s_paramCtx_s_bwdCallableCtx_view_pdf_0,
};

struct s_bwdCallableCtx_sample_view_0
{
     value0_121 : s_paramCtx_s_bwdCallableCtx_sample_view_0,
};

struct s_bwdCallableCtx_view_of_0
{
     value0_122 : s_paramCtx_s_bwdCallableCtx_view_of_0,
};

struct TriangleView_Differential_0
{
     to_corner_1 : vec3<f32>,
     height_2 : f32,
     a_9 : vec3<f32>,
     b_9 : vec3<f32>,
     c_2 : vec3<f32>,
     solid_angle_1 : f32,
};

fn TriangleView_x24_syn_dzero_0() -> TriangleView_Differential_0
{
    var result_20 : TriangleView_Differential_0;
    var _S1737 : vec3<f32> = vec3<f32>(0.0f);
    result_20.to_corner_1 = _S1737;
    result_20.height_2 = 0.0f;
    result_20.a_9 = _S1737;
    result_20.b_9 = _S1737;
    result_20.c_2 = _S1737;
    result_20.solid_angle_1 = 0.0f;
    return result_20;
}

fn TriangleView_x24_syn_dadd_0( SLANG_anonymous_0_7 : TriangleView_Differential_0,  SLANG_anonymous_1_7 : TriangleView_Differential_0) -> TriangleView_Differential_0
{
    var result_21 : TriangleView_Differential_0;
    result_21.to_corner_1 = SLANG_anonymous_0_7.to_corner_1 + SLANG_anonymous_1_7.to_corner_1;
    result_21.height_2 = SLANG_anonymous_0_7.height_2 + SLANG_anonymous_1_7.height_2;
    result_21.a_9 = SLANG_anonymous_0_7.a_9 + SLANG_anonymous_1_7.a_9;
    result_21.b_9 = SLANG_anonymous_0_7.b_9 + SLANG_anonymous_1_7.b_9;
    result_21.c_2 = SLANG_anonymous_0_7.c_2 + SLANG_anonymous_1_7.c_2;
    result_21.solid_angle_1 = SLANG_anonymous_0_7.solid_angle_1 + SLANG_anonymous_1_7.solid_angle_1;
    return result_21;
}

fn s_bwdProp_view_pdf_0( _S1738 : s_bwdCallableCtx_view_pdf_0,  _S1739 : ptr<function, TriangleView_Differential_0>,  _S1740 : ptr<function, vec3<f32>>,  _S1741 : ptr<function, f32>,  _S1742 : f32)
{
    var _S1743 : vec3<f32> = vec3<f32>(0.0f);
    var _S1744 : f32;
    var _S1745 : f32;
    var _S1746 : f32;
    var _S1747 : f32;
    var _S1748 : f32;
    var _S1749 : bool;
    var _S1750 : s_bwdCallableCtx_abs_0;
    var _S1751 : s_bwdCallableCtx_dot_0;
    if(_S1738.value0_120.value1_36.spherical_0)
    {
        var _S1752 : f32 = _S1738.value0_120.value1_36.solid_angle_0;
        _S1744 = _S1752 * _S1752;
        _S1749 = false;
        _S1745 = 0.0f;
        _S1746 = 0.0f;
        _S1747 = 0.0f;
        _S1748 = 0.0f;
        _S1750._S18 = 0.0f;
        _S1751._S39 = _S1743;
        _S1751._S40 = _S1743;
    }
    else
    {
        var _S1753 : Tuple_5 = s_apply_dot_0(_S1738.value0_120.value2_20, _S1738.value0_120.value0_119.normal_1);
        var _S1754 : s_bwdCallableCtx_dot_0;
        _S1754._S39 = _S1738.value0_120.value2_20;
        _S1754._S40 = _S1738.value0_120.value0_119.normal_1;
        var _S1755 : s_bwdCallableCtx_dot_0 = _S1754;
        var _S1756 : Tuple_2 = s_apply_abs_0(_S1753.value0_5);
        var _S1757 : s_bwdCallableCtx_abs_0;
        _S1757._S18 = _S1753.value0_5;
        var _S1758 : s_bwdCallableCtx_abs_0 = _S1757;
        var _S1759 : bool = (_S1756.value0_2) > 0.0f;
        if(_S1759)
        {
            var _S1760 : f32 = _S1738.value0_120.value3_10;
            var _S1761 : f32 = _S1760 * _S1760;
            var _S1762 : f32 = _S1756.value0_2 * _S1738.value0_120.value0_119.area_1;
            _S1744 = _S1762 * _S1762;
            _S1745 = _S1761;
            _S1746 = _S1762;
            _S1747 = _S1738.value0_120.value0_119.area_1;
        }
        else
        {
            _S1744 = 0.0f;
            _S1745 = 0.0f;
            _S1746 = 0.0f;
            _S1747 = 0.0f;
        }
        var _S1763 : f32 = _S1744;
        var _S1764 : f32 = _S1745;
        var _S1765 : f32 = _S1746;
        var _S1766 : f32 = _S1747;
        _S1744 = 0.0f;
        _S1749 = _S1759;
        _S1745 = _S1763;
        _S1746 = _S1764;
        _S1747 = _S1765;
        _S1748 = _S1766;
        _S1750 = _S1758;
        _S1751 = _S1755;
    }
    var _S1767 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S1768 : TriangleView_Differential_0;
    var _S1769 : vec3<f32>;
    if(_S1738.value0_120.value1_36.spherical_0)
    {
        var _S1770 : f32 = - (_S1742 / _S1744);
        var _S1771 : TriangleView_Differential_0 = _S1767;
        _S1771.solid_angle_1 = _S1770;
        _S1768 = TriangleView_x24_syn_dadd_0(_S1767, _S1771);
        _S1769 = _S1743;
        _S1744 = 0.0f;
    }
    else
    {
        if(_S1749)
        {
            var _S1772 : f32 = _S1742 / _S1745;
            var _S1773 : f32 = _S1738.value0_120.value3_10 * (_S1747 * _S1772);
            var _S1774 : f32 = _S1773 + _S1773;
            _S1744 = _S1748 * (_S1746 * - _S1772);
            _S1745 = _S1774;
        }
        else
        {
            _S1744 = 0.0f;
            _S1745 = 0.0f;
        }
        var _S1775 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1750, &(_S1775), _S1744);
        var _S1776 : vec3<f32> = _S1743;
        var _S1777 : vec3<f32> = _S1743;
        s_bwdProp_dot_0(_S1751, &(_S1776), &(_S1777), _S1775);
        _S1768 = _S1767;
        _S1769 = _S1776;
        _S1744 = _S1745;
    }
    (*_S1739) = _S1768;
    (*_S1740) = _S1769;
    (*_S1741) = _S1744;
    return;
}

struct SampledPoint_Differential_0
{
     direction_13 : vec3<f32>,
     distance_6 : f32,
};

fn SampledPoint_x24_syn_dzero_0() -> SampledPoint_Differential_0
{
    var result_22 : SampledPoint_Differential_0;
    result_22.direction_13 = vec3<f32>(0.0f);
    result_22.distance_6 = 0.0f;
    return result_22;
}

struct s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0
{
     value0_123 : TriangleView_0,
     value1_37 : vec2<f32>,
};

struct s_bwdCallableCtx_sample_solid_angle_0
{
     value0_124 : s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0,
};

fn s_bwdProp_sample_solid_angle_0( _S1778 : s_bwdCallableCtx_sample_solid_angle_0,  _S1779 : ptr<function, TriangleView_Differential_0>,  _S1780 : ptr<function, vec2<f32>>,  _S1781 : vec3<f32>)
{
    var _S1782 : f32 = _S1778.value0_124.value1_37.x;
    var _S1783 : f32 = _S1782 * _S1778.value0_124.value0_123.solid_angle_0 * 0.07957746833562851f;
    var _S1784 : Tuple_23 = s_apply_sin_cos_turns_0(_S1783);
    var _S1785 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S1785.value0_79 = _S1783;
    var _S1786 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S1785 );
    var _S1787 : Tuple_5 = s_apply_dot_0(_S1778.value0_124.value0_123.a_7, _S1778.value0_124.value0_123.c_0);
    var _S1788 : s_bwdCallableCtx_dot_0;
    _S1788._S39 = _S1778.value0_124.value0_123.a_7;
    _S1788._S40 = _S1778.value0_124.value0_123.c_0;
    var _S1789 : vec3<f32> = vec3<f32>(- _S1787.value0_5);
    var _S1790 : vec3<f32> = _S1778.value0_124.value0_123.c_0 + _S1778.value0_124.value0_123.a_7 * _S1789;
    var _S1791 : Tuple_24 = s_apply_unit_vector_0(_S1790);
    var _S1792 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S1792.value0_99 = _S1790;
    var _S1793 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S1792 );
    var _S1794 : f32 = _S1784.value0_26.x;
    var _S1795 : Tuple_5 = s_apply_dot_0(_S1778.value0_124.value0_123.a_7, _S1778.value0_124.value0_123.b_7);
    var _S1796 : s_bwdCallableCtx_dot_0;
    _S1796._S39 = _S1778.value0_124.value0_123.a_7;
    _S1796._S40 = _S1778.value0_124.value0_123.b_7;
    var _S1797 : f32 = 1.0f + _S1795.value0_5;
    var m_9 : f32 = _S1794 * _S1797;
    var _S1798 : f32 = _S1784.value0_26.y;
    var _S1799 : Tuple_3 = s_apply_cross_0(_S1778.value0_124.value0_123.a_7, _S1778.value0_124.value0_123.b_7);
    var _S1800 : s_bwdCallableCtx_cross_0;
    _S1800._S22 = _S1778.value0_124.value0_123.a_7;
    _S1800._S23 = _S1778.value0_124.value0_123.b_7;
    var _S1801 : Tuple_5 = s_apply_dot_0(_S1799.value0_3, _S1791.value0_27);
    var _S1802 : s_bwdCallableCtx_dot_0;
    _S1802._S39 = _S1799.value0_3;
    _S1802._S40 = _S1791.value0_27;
    var _S1803 : f32 = _S1798 * _S1801.value0_5;
    var _S1804 : Tuple_5 = s_apply_dot_0(_S1778.value0_124.value0_123.b_7, _S1791.value0_27);
    var _S1805 : s_bwdCallableCtx_dot_0;
    _S1805._S39 = _S1778.value0_124.value0_123.b_7;
    _S1805._S40 = _S1791.value0_27;
    var q_4 : f32 = _S1803 - _S1794 * _S1804.value0_5;
    var m2_1 : f32 = m_9 * m_9;
    var q2_1 : f32 = q_4 * q_4;
    var _S1806 : f32 = q2_1 + m2_1;
    var scale_5 : f32 = 1.0f / _S1806;
    var _S1807 : f32 = _S1806 * _S1806;
    var _S1808 : f32 = q2_1 - m2_1;
    var _S1809 : vec3<f32> = vec3<f32>((_S1808 * scale_5));
    var _S1810 : f32 = 2.0f * q_4;
    var _S1811 : f32 = _S1810 * m_9;
    var _S1812 : vec3<f32> = vec3<f32>((_S1811 * scale_5));
    var chord_1 : vec3<f32> = _S1778.value0_124.value0_123.a_7 * _S1809 + _S1791.value0_27 * _S1812 + _S1778.value0_124.value0_123.b_7 * vec3<f32>(-1.0f);
    var _S1813 : Tuple_5 = s_apply_dot_0(chord_1, chord_1);
    var _S1814 : s_bwdCallableCtx_dot_0;
    _S1814._S39 = chord_1;
    _S1814._S40 = chord_1;
    var chord2_1 : f32 = _S1813.value0_5 * 0.5f;
    var _S1815 : vec3<f32> = vec3<f32>(chord2_1);
    var _S1816 : f32 = _S1778.value0_124.value1_37.y;
    var w_3 : f32 = _S1816 * chord2_1;
    var _S1817 : vec3<f32> = chord_1 + _S1778.value0_124.value0_123.b_7 * _S1815;
    var _S1818 : Tuple_24 = s_apply_unit_vector_0(_S1817);
    var _S1819 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S1819.value0_99 = _S1817;
    var _S1820 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S1819 );
    var _S1821 : vec3<f32> = vec3<f32>((1.0f - w_3));
    var _S1822 : f32 = 2.0f - w_3;
    var _S1823 : f32 = w_3 * _S1822;
    var _S1824 : vec3<f32> = vec3<f32>(s_apply_safe_sqrt_0(_S1823).value0_28);
    var _S1825 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S1825.value0_81 = _S1823;
    var _S1826 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S1825 );
    var _S1827 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S1828 : vec3<f32> = _S1818.value0_27 * _S1781;
    var _S1829 : vec3<f32> = _S1824 * _S1781;
    var _S1830 : f32 = _S1828[i32(0)] + _S1828[i32(1)] + _S1828[i32(2)];
    var _S1831 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S1826, &(_S1831), _S1830);
    var _S1832 : f32 = _S1822 * _S1831;
    var _S1833 : f32 = - (w_3 * _S1831);
    var _S1834 : vec3<f32> = _S1778.value0_124.value0_123.b_7 * _S1781;
    var _S1835 : vec3<f32> = _S1821 * _S1781;
    var _S1836 : f32 = - (_S1834[i32(0)] + _S1834[i32(1)] + _S1834[i32(2)]);
    var _S1837 : vec3<f32> = vec3<f32>(0.0f);
    var _S1838 : vec3<f32> = _S1837;
    s_bwdProp_unit_vector_0(_S1820, &(_S1838), _S1829);
    var _S1839 : vec3<f32> = _S1778.value0_124.value0_123.b_7 * _S1838;
    var _S1840 : vec3<f32> = _S1815 * _S1838;
    var _S1841 : f32 = _S1832 + _S1833 + _S1836;
    var _S1842 : f32 = chord2_1 * _S1841;
    var _S1843 : f32 = 0.5f * (_S1816 * _S1841 + (_S1839[i32(0)] + _S1839[i32(1)] + _S1839[i32(2)]));
    var _S1844 : vec3<f32> = _S1837;
    var _S1845 : vec3<f32> = _S1837;
    s_bwdProp_dot_0(_S1814, &(_S1844), &(_S1845), _S1843);
    var _S1846 : vec3<f32> = _S1838 + _S1844 + _S1845;
    var _S1847 : vec3<f32> = vec3<f32>(-1.0f) * _S1846;
    var _S1848 : vec3<f32> = _S1791.value0_27 * _S1846;
    var _S1849 : vec3<f32> = _S1812 * _S1846;
    var _S1850 : f32 = _S1848[i32(0)] + _S1848[i32(1)] + _S1848[i32(2)];
    var _S1851 : f32 = scale_5 * _S1850;
    var _S1852 : f32 = _S1810 * _S1851;
    var _S1853 : vec3<f32> = _S1778.value0_124.value0_123.a_7 * _S1846;
    var _S1854 : vec3<f32> = _S1809 * _S1846;
    var _S1855 : f32 = _S1853[i32(0)] + _S1853[i32(1)] + _S1853[i32(2)];
    var _S1856 : f32 = scale_5 * _S1855;
    var _S1857 : f32 = - ((_S1811 * _S1850 + _S1808 * _S1855) / _S1807);
    var _S1858 : f32 = q_4 * (_S1856 + _S1857);
    var _S1859 : f32 = m_9 * (- _S1856 + _S1857);
    var _S1860 : f32 = 2.0f * (m_9 * _S1851) + _S1858 + _S1858;
    var _S1861 : f32 = - _S1860;
    var _S1862 : f32 = _S1794 * _S1861;
    var _S1863 : f32 = _S1804.value0_5 * _S1861;
    var _S1864 : vec3<f32> = _S1837;
    var _S1865 : vec3<f32> = _S1837;
    s_bwdProp_dot_0(_S1805, &(_S1864), &(_S1865), _S1862);
    var _S1866 : f32 = _S1798 * _S1860;
    var _S1867 : f32 = _S1801.value0_5 * _S1860;
    var _S1868 : vec3<f32> = _S1837;
    var _S1869 : vec3<f32> = _S1837;
    s_bwdProp_dot_0(_S1802, &(_S1868), &(_S1869), _S1866);
    var _S1870 : vec3<f32> = _S1837;
    var _S1871 : vec3<f32> = _S1837;
    s_bwdProp_cross_0(_S1800, &(_S1870), &(_S1871), _S1868);
    var _S1872 : f32 = _S1852 + _S1859 + _S1859;
    var _S1873 : f32 = _S1794 * _S1872;
    var _S1874 : f32 = _S1797 * _S1872;
    var _S1875 : vec3<f32> = _S1837;
    var _S1876 : vec3<f32> = _S1837;
    s_bwdProp_dot_0(_S1796, &(_S1875), &(_S1876), _S1873);
    var _S1877 : f32 = _S1863 + _S1874;
    var _S1878 : vec3<f32> = _S1849 + _S1865 + _S1869;
    var _S1879 : vec3<f32> = _S1837;
    s_bwdProp_unit_vector_0(_S1793, &(_S1879), _S1878);
    var _S1880 : vec3<f32> = _S1778.value0_124.value0_123.a_7 * _S1879;
    var _S1881 : vec3<f32> = _S1789 * _S1879;
    var _S1882 : f32 = - (_S1880[i32(0)] + _S1880[i32(1)] + _S1880[i32(2)]);
    var _S1883 : vec3<f32> = _S1837;
    var _S1884 : vec3<f32> = _S1837;
    s_bwdProp_dot_0(_S1788, &(_S1883), &(_S1884), _S1882);
    var _S1885 : vec2<f32> = vec2<f32>(_S1877, _S1867);
    var _S1886 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S1786, &(_S1886), _S1885);
    var _S1887 : f32 = 0.07957746833562851f * _S1886;
    var _S1888 : f32 = _S1782 * _S1887;
    var _S1889 : vec3<f32> = _S1879 + _S1884;
    var _S1890 : vec3<f32> = _S1835 + _S1840 + _S1847 + _S1864 + _S1871 + _S1876;
    var _S1891 : vec3<f32> = _S1854 + _S1870 + _S1875 + _S1881 + _S1883;
    var _S1892 : vec2<f32> = vec2<f32>(_S1778.value0_124.value0_123.solid_angle_0 * _S1887, _S1842);
    var _S1893 : TriangleView_Differential_0 = _S1827;
    _S1893.solid_angle_1 = _S1888;
    _S1893.c_2 = _S1889;
    _S1893.b_9 = _S1890;
    _S1893.a_9 = _S1891;
    (*_S1779) = TriangleView_x24_syn_dadd_0(_S1827, _S1893);
    (*_S1780) = _S1892;
    return;
}

fn s_bwdProp_sample_view_0( _S1894 : s_bwdCallableCtx_sample_view_0,  _S1895 : ptr<function, TriangleView_Differential_0>,  _S1896 : ptr<function, vec2<f32>>,  _S1897 : SampledPoint_Differential_0)
{
    var _S1898 : vec3<f32> = vec3<f32>(0.0f);
    var _S1899 : TriangleView_0 = TriangleView_0( _S1898, 0.0f, _S1898, _S1898, _S1898, 0.0f, false );
    var _S1900 : vec2<f32> = vec2<f32>(0.0f);
    var _S1901 : s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0 = s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0( _S1899, _S1900 );
    var _S1902 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S1903 : vec3<f32>;
    var _S1904 : vec3<f32>;
    var _S1905 : vec3<f32>;
    var _S1906 : vec3<f32>;
    var _S1907 : f32;
    var _S1908 : f32;
    var _S1909 : f32;
    var _S1910 : f32;
    var _S1911 : f32;
    var _S1912 : f32;
    var _S1913 : f32;
    var _S1914 : s_bwdCallableCtx_sqrt_0;
    var _S1915 : bool;
    var _S1916 : bool;
    var _S1917 : s_bwdCallableCtx_dot_0;
    var _S1918 : s_bwdCallableCtx_dot_0;
    var _S1919 : s_bwdCallableCtx_sample_solid_angle_0;
    var _S1920 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S1894.value0_121.value1_35.spherical_0)
    {
        var _S1921 : Tuple_22 = s_apply_sample_solid_angle_0(_S1894.value0_121.value1_35, _S1894.value0_121.value2_19);
        var _S1922 : s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0;
        _S1922.value0_123 = _S1894.value0_121.value1_35;
        _S1922.value1_37 = _S1894.value0_121.value2_19;
        var _S1923 : s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0 = _S1922;
        var _S1924 : Tuple_5 = s_apply_dot_0(_S1921.value0_25, _S1894.value0_121.value0_118.normal_1);
        var _S1925 : s_bwdCallableCtx_dot_0;
        _S1925._S39 = _S1921.value0_25;
        _S1925._S40 = _S1894.value0_121.value0_118.normal_1;
        var _S1926 : s_bwdCallableCtx_dot_0 = _S1925;
        var distance_7 : f32 = _S1894.value0_121.value1_35.height_1 / _S1924.value0_5;
        var _S1927 : f32 = _S1924.value0_5 * _S1924.value0_5;
        if(distance_7 > 0.0f)
        {
            _S1915 = is_finite_0(distance_7);
        }
        else
        {
            _S1915 = false;
        }
        _S1907 = _S1927;
        _S1908 = _S1894.value0_121.value1_35.height_1;
        _S1909 = _S1924.value0_5;
        _S1917 = _S1926;
        _S1919.value0_124 = _S1923;
        _S1916 = false;
        _S1903 = _S1898;
        _S1904 = _S1898;
        _S1910 = 0.0f;
        _S1914._S35 = 0.0f;
        _S1918._S39 = _S1898;
        _S1918._S40 = _S1898;
        _S1905 = _S1898;
        _S1911 = 0.0f;
        _S1912 = 0.0f;
        _S1906 = _S1898;
        _S1913 = 0.0f;
        _S1920.value0_82 = _S1902;
    }
    else
    {
        var _S1928 : f32 = _S1894.value0_121.value2_19.x;
        var _S1929 : Tuple_25 = s_apply_safe_sqrt_0(_S1928);
        var _S1930 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S1930.value0_81 = _S1928;
        var _S1931 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = _S1930;
        var _S1932 : f32 = _S1894.value0_121.value2_19.y;
        var _S1933 : f32 = 1.0f - _S1932;
        var to_light_3 : vec3<f32> = _S1894.value0_121.value1_35.to_corner_0 + _S1894.value0_121.value0_118.e1_2 * vec3<f32>((_S1929.value0_28 * _S1933)) + _S1894.value0_121.value0_118.e2_2 * vec3<f32>((_S1929.value0_28 * _S1932));
        var _S1934 : Tuple_5 = s_apply_dot_0(to_light_3, to_light_3);
        var _S1935 : s_bwdCallableCtx_dot_0;
        _S1935._S39 = to_light_3;
        _S1935._S40 = to_light_3;
        var _S1936 : s_bwdCallableCtx_dot_0 = _S1935;
        var _S1937 : bool = (_S1934.value0_5) > 0.0f;
        if(_S1937)
        {
            var _S1938 : Tuple_4 = s_apply_sqrt_0(_S1934.value0_5);
            var _S1939 : s_bwdCallableCtx_sqrt_0;
            _S1939._S35 = _S1934.value0_5;
            var _S1940 : f32 = _S1938.value0_4 * _S1938.value0_4;
            _S1903 = vec3<f32>((1.0f / _S1938.value0_4));
            _S1907 = _S1940;
            _S1914 = _S1939;
        }
        else
        {
            _S1903 = _S1898;
            _S1907 = 0.0f;
            _S1914._S35 = 0.0f;
        }
        var _S1941 : vec3<f32> = _S1903;
        var _S1942 : f32 = _S1907;
        _S1915 = false;
        _S1907 = 0.0f;
        _S1908 = 0.0f;
        _S1909 = 0.0f;
        _S1917._S39 = _S1898;
        _S1917._S40 = _S1898;
        _S1919.value0_124 = _S1901;
        _S1916 = _S1937;
        _S1903 = to_light_3;
        _S1904 = _S1941;
        _S1910 = _S1942;
        _S1918 = _S1936;
        _S1905 = _S1894.value0_121.value0_118.e2_2;
        _S1911 = _S1929.value0_28;
        _S1912 = _S1932;
        _S1906 = _S1894.value0_121.value0_118.e1_2;
        _S1913 = _S1933;
        _S1920.value0_82 = _S1931;
    }
    var _S1943 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S1944 : TriangleView_Differential_0;
    var _S1945 : vec2<f32>;
    if(_S1894.value0_121.value1_35.spherical_0)
    {
        if(_S1915)
        {
            _S1910 = _S1897.distance_6;
            _S1903 = _S1897.direction_13;
        }
        else
        {
            _S1910 = 0.0f;
            _S1903 = _S1898;
        }
        var _S1946 : f32 = _S1910 / _S1907;
        var _S1947 : f32 = _S1908 * - _S1946;
        var _S1948 : f32 = _S1909 * _S1946;
        var _S1949 : vec3<f32> = _S1898;
        var _S1950 : vec3<f32> = _S1898;
        s_bwdProp_dot_0(_S1917, &(_S1949), &(_S1950), _S1947);
        var _S1951 : vec3<f32> = _S1949 + _S1903;
        var _S1952 : TriangleView_Differential_0;
        _S1952.to_corner_1 = _S1898;
        _S1952.height_2 = 0.0f;
        _S1952.a_9 = _S1898;
        _S1952.b_9 = _S1898;
        _S1952.c_2 = _S1898;
        _S1952.solid_angle_1 = 0.0f;
        var _S1953 : vec2<f32> = _S1900;
        s_bwdProp_sample_solid_angle_0(_S1919, &(_S1952), &(_S1953), _S1951);
        var _S1954 : TriangleView_Differential_0 = TriangleView_x24_syn_dadd_0(_S1952, _S1943);
        var _S1955 : TriangleView_Differential_0 = _S1943;
        _S1955.height_2 = _S1948;
        _S1944 = TriangleView_x24_syn_dadd_0(_S1954, _S1955);
        _S1945 = _S1953;
    }
    else
    {
        if(_S1916)
        {
            var _S1956 : vec3<f32> = _S1903 * _S1897.direction_13;
            var _S1957 : vec3<f32> = _S1904 * _S1897.direction_13;
            var _S1958 : f32 = _S1897.distance_6 + - ((_S1956[i32(0)] + _S1956[i32(1)] + _S1956[i32(2)]) / _S1910);
            var _S1959 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S1914, &(_S1959), _S1958);
            _S1907 = _S1959;
            _S1903 = _S1957;
        }
        else
        {
            _S1907 = 0.0f;
            _S1903 = _S1898;
        }
        var _S1960 : vec3<f32> = _S1898;
        var _S1961 : vec3<f32> = _S1898;
        s_bwdProp_dot_0(_S1918, &(_S1960), &(_S1961), _S1907);
        var _S1962 : vec3<f32> = _S1960 + _S1961 + _S1903;
        var _S1963 : vec3<f32> = _S1905 * _S1962;
        var _S1964 : f32 = _S1963[i32(0)] + _S1963[i32(1)] + _S1963[i32(2)];
        var _S1965 : vec3<f32> = _S1906 * _S1962;
        var _S1966 : f32 = _S1965[i32(0)] + _S1965[i32(1)] + _S1965[i32(2)];
        var _S1967 : f32 = _S1911 * _S1964 + - (_S1911 * _S1966);
        var _S1968 : f32 = _S1912 * _S1964 + _S1913 * _S1966;
        var _S1969 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S1920, &(_S1969), _S1968);
        var _S1970 : TriangleView_Differential_0 = _S1943;
        _S1970.to_corner_1 = _S1962;
        var _S1971 : vec2<f32> = vec2<f32>(_S1969, _S1967);
        _S1944 = TriangleView_x24_syn_dadd_0(_S1943, _S1970);
        _S1945 = _S1971;
    }
    (*_S1895) = _S1944;
    (*_S1896) = _S1945;
    return;
}

fn s_bwdProp_view_of_0( _S1972 : s_bwdCallableCtx_view_of_0,  _S1973 : ptr<function, vec3<f32>>,  _S1974 : TriangleView_Differential_0)
{
    var _S1975 : s_bwdCallableCtx_dot_0;
    _S1975._S39 = _S1972.value0_122.value0_117.corner_1 + _S1972.value0_122.value1_34 * vec3<f32>(-1.0f);
    _S1975._S40 = _S1972.value0_122.value0_117.normal_1;
    var _S1976 : vec3<f32> = vec3<f32>(0.0f);
    var _S1977 : vec3<f32> = _S1976;
    var _S1978 : vec3<f32> = _S1976;
    s_bwdProp_dot_0(_S1975, &(_S1977), &(_S1978), _S1974.height_2);
    (*_S1973) = vec3<f32>(-1.0f) * (_S1974.to_corner_1 + _S1977);
    return;
}

fn s_bwdProp_sample_light_0( _S1979 : s_bwdCallableCtx_sample_light_0,  _S1980 : ptr<function, vec3<f32>>,  _S1981 : ptr<function, vec2<f32>>,  _S1982 : LightSample_Differential_0)
{
    var _S1983 : vec3<f32> = vec3<f32>(0.0f);
    var _S1984 : LightShape_0 = LightShape_0( _S1983, _S1983, _S1983, _S1983, 0.0f );
    var _S1985 : s_paramCtx_s_bwdCallableCtx_view_of_0 = s_paramCtx_s_bwdCallableCtx_view_of_0( _S1984, _S1983 );
    var _S1986 : TriangleView_0 = TriangleView_0( _S1983, 0.0f, _S1983, _S1983, _S1983, 0.0f, false );
    var _S1987 : vec2<f32> = vec2<f32>(0.0f);
    var _S1988 : s_paramCtx_s_bwdCallableCtx_sample_view_0 = s_paramCtx_s_bwdCallableCtx_sample_view_0( _S1984, _S1986, _S1987 );
    var _S1989 : s_paramCtx_s_bwdCallableCtx_view_pdf_0 = s_paramCtx_s_bwdCallableCtx_view_pdf_0( _S1984, _S1986, _S1983, 0.0f );
    var _S1990 : bool = (_S1979.value0_108.value0_107.kind_1) == i32(1);
    var _S1991 : bool;
    var _S1992 : bool;
    var _S1993 : f32;
    var _S1994 : s_bwdCallableCtx_view_pdf_0;
    var _S1995 : s_bwdCallableCtx_sample_view_0;
    var _S1996 : s_bwdCallableCtx_view_of_0;
    if(_S1990)
    {
        var _S1997 : Tuple_20 = s_apply_view_of_0(_S1979.value0_108.value0_107.shape_1, _S1979.value0_108.value1_30);
        var _S1998 : s_paramCtx_s_bwdCallableCtx_view_of_0;
        _S1998.value0_117 = _S1979.value0_108.value0_107.shape_1;
        _S1998.value1_34 = _S1979.value0_108.value1_30;
        var _S1999 : s_paramCtx_s_bwdCallableCtx_view_of_0 = _S1998;
        if(!((_S1997.value0_23.height_1) > 0.0f))
        {
            _S1991 = true;
        }
        else
        {
            _S1991 = _S1979.value0_108.value0_107.two_sided_1;
        }
        if(_S1991)
        {
            var _S2000 : Tuple_21 = s_apply_sample_view_0(_S1979.value0_108.value0_107.shape_1, _S1997.value0_23, _S1979.value0_108.value2_15);
            var _S2001 : s_paramCtx_s_bwdCallableCtx_sample_view_0;
            _S2001.value0_118 = _S1979.value0_108.value0_107.shape_1;
            _S2001.value1_35 = _S1997.value0_23;
            _S2001.value2_19 = _S1979.value0_108.value2_15;
            var _S2002 : s_paramCtx_s_bwdCallableCtx_sample_view_0 = _S2001;
            var _S2003 : Tuple_26 = s_apply_view_pdf_0(_S1979.value0_108.value0_107.shape_1, _S1997.value0_23, _S2000.value0_24.direction_7, _S2000.value0_24.distance_2);
            var _S2004 : s_paramCtx_s_bwdCallableCtx_view_pdf_0;
            _S2004.value0_119 = _S1979.value0_108.value0_107.shape_1;
            _S2004.value1_36 = _S1997.value0_23;
            _S2004.value2_20 = _S2000.value0_24.direction_7;
            _S2004.value3_10 = _S2000.value0_24.distance_2;
            var _S2005 : s_paramCtx_s_bwdCallableCtx_view_pdf_0 = _S2004;
            if(_S2000.value0_24.valid_4)
            {
                _S1992 = (_S2003.value0_29) > 0.0f;
            }
            else
            {
                _S1992 = false;
            }
            if(_S1992)
            {
                _S1993 = _S1979.value0_108.value0_107.probability_1;
            }
            else
            {
                _S1993 = 0.0f;
            }
            _S1994.value0_120 = _S2005;
            _S1995.value0_121 = _S2002;
        }
        else
        {
            _S1992 = false;
            _S1993 = 0.0f;
            _S1994.value0_120 = _S1989;
            _S1995.value0_121 = _S1988;
        }
        _S1996.value0_122 = _S1999;
    }
    else
    {
        _S1991 = false;
        _S1992 = false;
        _S1993 = 0.0f;
        _S1994.value0_120 = _S1989;
        _S1995.value0_121 = _S1988;
        _S1996.value0_122 = _S1985;
    }
    var _S2006 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S2007 : LightSample_Differential_0 = LightSample_x24_syn_dzero_0();
    var _S2008 : LightSample_Differential_0 = LightSample_x24_syn_dadd_0(_S1982, _S2007);
    var _S2009 : vec3<f32>;
    var _S2010 : vec2<f32>;
    if(_S1990)
    {
        var _S2011 : TriangleView_Differential_0;
        if(_S1991)
        {
            var _S2012 : LightSample_Differential_0 = LightSample_x24_syn_dadd_0(_S2008, _S2007);
            var _S2013 : f32;
            if(_S1992)
            {
                _S1993 = _S1993 * _S2012.pdf_11;
                _S2013 = _S2012.distance_5;
                _S2009 = _S2012.direction_12;
            }
            else
            {
                _S1993 = 0.0f;
                _S2013 = 0.0f;
                _S2009 = _S1983;
            }
            var _S2014 : TriangleView_Differential_0;
            _S2014.to_corner_1 = _S1983;
            _S2014.height_2 = 0.0f;
            _S2014.a_9 = _S1983;
            _S2014.b_9 = _S1983;
            _S2014.c_2 = _S1983;
            _S2014.solid_angle_1 = 0.0f;
            var _S2015 : vec3<f32> = _S1983;
            var _S2016 : f32 = 0.0f;
            s_bwdProp_view_pdf_0(_S1994, &(_S2014), &(_S2015), &(_S2016), _S1993);
            var _S2017 : f32 = _S2016 + _S2013;
            var _S2018 : vec3<f32> = _S2015 + _S2009;
            var _S2019 : SampledPoint_Differential_0 = SampledPoint_x24_syn_dzero_0();
            _S2019.distance_6 = _S2017;
            _S2019.direction_13 = _S2018;
            var _S2020 : TriangleView_Differential_0;
            _S2020.to_corner_1 = _S1983;
            _S2020.height_2 = 0.0f;
            _S2020.a_9 = _S1983;
            _S2020.b_9 = _S1983;
            _S2020.c_2 = _S1983;
            _S2020.solid_angle_1 = 0.0f;
            var _S2021 : vec2<f32> = _S1987;
            s_bwdProp_sample_view_0(_S1995, &(_S2020), &(_S2021), _S2019);
            _S2011 = TriangleView_x24_syn_dadd_0(TriangleView_x24_syn_dadd_0(_S2014, _S2020), _S2006);
            _S2010 = _S2021;
        }
        else
        {
            _S2011 = _S2006;
            _S2010 = _S1987;
        }
        var _S2022 : TriangleView_Differential_0 = _S2006;
        _S2022.height_2 = 0.0f;
        var _S2023 : TriangleView_Differential_0 = TriangleView_x24_syn_dadd_0(_S2011, _S2022);
        var _S2024 : vec3<f32> = _S1983;
        s_bwdProp_view_of_0(_S1996, &(_S2024), _S2023);
        _S2009 = _S2024;
    }
    else
    {
        _S2009 = _S1983;
        _S2010 = _S1987;
    }
    (*_S1980) = _S2009;
    (*_S1981) = _S2010;
    return;
}

fn s_bwdProp_direct_light_0( _S2025 : s_bwdCallableCtx_direct_light_0,  _S2026 : ptr<function, Bsdf_Differential_0>,  _S2027 : ptr<function, Frame_0>,  _S2028 : ptr<function, Surface_Differential_0>,  _S2029 : ptr<function, vec3<f32>>,  _S2030 : ptr<function, vec2<f32>>,  _S2031 : DirectLight_Differential_0)
{
    var _S2032 : vec3<f32> = vec3<f32>(0.0f);
    var _S2033 : Frame_0 = Frame_0( _S2032, _S2032, _S2032 );
    var _S2034 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S2033, _S2032 );
    var _S2035 : vec2<f32> = vec2<f32>(0.0f);
    var _S2036 : Bsdf_0 = Bsdf_0( _S2032, _S2032, _S2035, _S2035, 0.0f, u32(0), u32(0) );
    var _S2037 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0 = s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0( _S2036, _S2032, _S2032 );
    var _S2038 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S2039 : Tuple_19 = s_apply_sample_light_0(_S2025.value0_62.value2_3, _S2025.value0_62.value3_3.position_0, _S2025.value0_62.value5_2);
    var _S2040 : s_paramCtx_s_bwdCallableCtx_sample_light_0;
    _S2040.value0_107 = _S2025.value0_62.value2_3;
    _S2040.value1_30 = _S2025.value0_62.value3_3.position_0;
    _S2040.value2_15 = _S2025.value0_62.value5_2;
    var _S2041 : s_bwdCallableCtx_sample_light_0 = s_bwdCallableCtx_sample_light_0( _S2040 );
    var factor_2 : f32;
    var _S2042 : f32;
    var _S2043 : f32;
    var _S2044 : s_bwdCallableCtx_power_heuristic_0;
    var _S2045 : vec3<f32>;
    var _S2046 : vec3<f32>;
    var _S2047 : vec3<f32>;
    var _S2048 : vec3<f32>;
    var _S2049 : bool;
    var _S2050 : bool;
    var _S2051 : s_bwdCallableCtx_bsdf_evaluate_0;
    var _S2052 : s_bwdCallableCtx_to_local_0;
    if(_S2039.value0_22.valid_3)
    {
        var _S2053 : Tuple_17 = s_apply_to_local_0(_S2025.value0_62.value1_8, _S2039.value0_22.direction_6);
        var _S2054 : s_paramCtx_s_bwdCallableCtx_to_local_0;
        _S2054.value0_56 = _S2025.value0_62.value1_8;
        _S2054.value1_7 = _S2039.value0_22.direction_6;
        var _S2055 : s_paramCtx_s_bwdCallableCtx_to_local_0 = _S2054;
        var _S2056 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0;
        _S2056.value0_105 = _S2025.value0_62.value0_57;
        _S2056.value1_28 = _S2025.value0_62.value4_2;
        _S2056.value2_14 = _S2053.value0_20;
        var _S2057 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0 = _S2056;
        var _S2058 : bool = (any(((_S2025.value1_11.value0_6.f_cos_0) != _S2032)));
        if(_S2058)
        {
            var factor_3 : f32 = 1.0f / _S2039.value0_22.pdf_7;
            var _S2059 : f32 = _S2039.value0_22.pdf_7 * _S2039.value0_22.pdf_7;
            var _S2060 : bool = !_S2025.value0_62.value2_3.delta_0;
            if(_S2060)
            {
                var _S2061 : Tuple_13 = s_apply_power_heuristic_0(_S2039.value0_22.pdf_7, _S2025.value1_11.value0_6.pdf_3);
                var _S2062 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
                _S2062.value0_106 = _S2039.value0_22.pdf_7;
                _S2062.value1_29 = _S2025.value1_11.value0_6.pdf_3;
                factor_2 = factor_3 * _S2061.value0_16;
                _S2042 = _S2061.value0_16;
                _S2044.value0_109 = _S2062;
            }
            else
            {
                factor_2 = factor_3;
                _S2042 = 0.0f;
                _S2044.value0_109 = _S2038;
            }
            var _S2063 : vec3<f32> = vec3<f32>(factor_2);
            _S2045 = _S2025.value1_11.value0_6.f_cos_0 * _S2039.value0_22.radiance_10;
            _S2046 = _S2063;
            _S2047 = _S2039.value0_22.radiance_10;
            _S2049 = _S2060;
            factor_2 = factor_3;
            _S2043 = _S2059;
        }
        else
        {
            _S2045 = _S2032;
            _S2046 = _S2032;
            _S2047 = _S2032;
            _S2049 = false;
            factor_2 = 0.0f;
            _S2042 = 0.0f;
            _S2044.value0_109 = _S2038;
            _S2043 = 0.0f;
        }
        var _S2064 : vec3<f32> = _S2047;
        var _S2065 : bool = _S2049;
        _S2049 = _S2058;
        _S2047 = _S2025.value1_11.value0_6.f_cos_0;
        _S2048 = _S2064;
        _S2050 = _S2065;
        _S2051.value0_110 = _S2057;
        _S2052.value0_64 = _S2055;
    }
    else
    {
        _S2049 = false;
        _S2045 = _S2032;
        _S2046 = _S2032;
        _S2047 = _S2032;
        _S2048 = _S2032;
        _S2050 = false;
        factor_2 = 0.0f;
        _S2042 = 0.0f;
        _S2044.value0_109 = _S2038;
        _S2043 = 0.0f;
        _S2051.value0_110 = _S2037;
        _S2052.value0_64 = _S2034;
    }
    var _S2066 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S2067 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S2068 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S2069 : BsdfValue_0 = BsdfValue_x24_syn_dzero_0();
    var _S2070 : LightSample_Differential_0 = LightSample_x24_syn_dzero_0();
    var _S2071 : LightSample_Differential_0;
    var _S2072 : Bsdf_Differential_0;
    var _S2073 : Frame_0;
    if(_S2039.value0_22.valid_3)
    {
        var _S2074 : BsdfValue_0;
        if(_S2049)
        {
            var _S2075 : vec3<f32> = _S2045 * _S2031.radiance_11;
            var _S2076 : vec3<f32> = _S2046 * _S2031.radiance_11;
            var _S2077 : vec3<f32> = _S2047 * _S2076;
            var _S2078 : vec3<f32> = _S2048 * _S2076;
            var _S2079 : f32 = _S2075[i32(0)] + _S2075[i32(1)] + _S2075[i32(2)];
            var _S2080 : LightSample_Differential_0 = _S2070;
            _S2080.distance_5 = _S2031.distance_4;
            _S2080.radiance_12 = _S2077;
            var _S2081 : LightSample_Differential_0 = LightSample_x24_syn_dadd_0(_S2070, _S2080);
            if(_S2050)
            {
                var _S2082 : f32 = factor_2 * _S2079;
                var _S2083 : f32 = _S2042 * _S2079;
                var _S2084 : f32 = 0.0f;
                var _S2085 : f32 = 0.0f;
                s_bwdProp_power_heuristic_0(_S2044, &(_S2084), &(_S2085), _S2082);
                var _S2086 : BsdfValue_0 = _S2069;
                _S2086.pdf_3 = _S2085;
                var _S2087 : BsdfValue_0 = BsdfValue_x24_syn_dadd_0(_S2069, _S2086);
                factor_2 = _S2083;
                _S2042 = _S2084;
                _S2074 = _S2087;
            }
            else
            {
                factor_2 = _S2079;
                _S2042 = 0.0f;
                _S2074 = _S2069;
            }
            var _S2088 : f32 = - (factor_2 / _S2043) + _S2042;
            var _S2089 : LightSample_Differential_0 = _S2070;
            _S2089.pdf_11 = _S2088;
            var _S2090 : LightSample_Differential_0 = LightSample_x24_syn_dadd_0(_S2081, _S2089);
            _S2045 = _S2078;
            _S2046 = _S2031.direction_11;
            _S2071 = _S2090;
        }
        else
        {
            _S2045 = _S2032;
            _S2074 = _S2069;
            _S2046 = _S2032;
            _S2071 = _S2070;
        }
        var _S2091 : BsdfValue_0 = _S2069;
        _S2091.f_cos_0 = _S2045;
        var _S2092 : BsdfValue_0 = BsdfValue_x24_syn_dadd_0(_S2074, _S2091);
        var _S2093 : Bsdf_Differential_0;
        _S2093.a_8 = _S2032;
        _S2093.b_8 = _S2032;
        _S2093.alpha_4 = _S2035;
        _S2093.coat_alpha_2 = _S2035;
        var _S2094 : vec3<f32> = _S2032;
        var _S2095 : vec3<f32> = _S2032;
        s_bwdProp_bsdf_evaluate_0(_S2051, &(_S2093), &(_S2094), &(_S2095), _S2092);
        var _S2096 : Frame_0;
        _S2096.s_1 = _S2032;
        _S2096.t_1 = _S2032;
        _S2096.n_1 = _S2032;
        var _S2097 : vec3<f32> = _S2032;
        s_bwdProp_to_local_0(_S2052, &(_S2096), &(_S2097), _S2095);
        var _S2098 : vec3<f32> = _S2097 + _S2046;
        var _S2099 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S2093, _S2068);
        var _S2100 : Frame_0 = Frame_x24_syn_dadd_0(_S2096, _S2067);
        var _S2101 : LightSample_Differential_0 = _S2070;
        _S2101.direction_12 = _S2098;
        _S2071 = LightSample_x24_syn_dadd_0(_S2071, _S2101);
        _S2072 = _S2099;
        _S2073 = _S2100;
        _S2045 = _S2094;
    }
    else
    {
        _S2071 = _S2070;
        _S2072 = _S2068;
        _S2073 = _S2067;
        _S2045 = _S2032;
    }
    var _S2102 : vec3<f32> = _S2032;
    var _S2103 : vec2<f32> = _S2035;
    s_bwdProp_sample_light_0(_S2041, &(_S2102), &(_S2103), _S2071);
    var _S2104 : Surface_Differential_0 = _S2066;
    _S2104.position_1 = _S2102;
    var _S2105 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S2066, _S2104);
    (*_S2026) = _S2072;
    (*_S2027) = _S2073;
    (*_S2028) = _S2105;
    (*_S2029) = _S2045;
    (*_S2030) = _S2103;
    return;
}

fn s_bwdProp_frame_near_0( _S2106 : ptr<function, Surface_Differential_0>,  _S2107 : Frame_0)
{
    var _S2108 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S2109 : Surface_Differential_0 = _S2108;
    _S2109.frame_6 = _S2107;
    (*_S2106) = Surface_x24_syn_dadd_0(_S2108, _S2109);
    return;
}

fn s_bwdProp_bsdf_near_0( _S2110 : ptr<function, f32>,  _S2111 : ptr<function, f32>,  _S2112 : Bsdf_Differential_0)
{
    (*_S2110) = 0.0f;
    (*_S2111) = 0.0f;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_emitted_light_0
{
     value0_125 : Emitted_0,
     value1_38 : Surface_0,
     value2_21 : vec3<f32>,
     value3_11 : vec3<f32>,
};

struct s_bwdCallableCtx_emitted_light_0
{
     value0_126 : s_paramCtx_s_bwdCallableCtx_emitted_light_0,
};

struct s_paramCtx_s_bwdCallableCtx_weighted_emission_0
{
     value0_127 : FoundLight_0,
     value1_39 : f32,
     value2_22 : bool,
};

struct s_bwdCallableCtx_weighted_emission_0
{
     value0_128 : s_paramCtx_s_bwdCallableCtx_weighted_emission_0,
};

fn FoundLight_x24_syn_dzero_0() -> FoundLight_0
{
    var result_23 : FoundLight_0;
    result_23.radiance_9 = vec3<f32>(0.0f);
    result_23.pdf_6 = 0.0f;
    return result_23;
}

fn FoundLight_x24_syn_dadd_0( SLANG_anonymous_0_8 : FoundLight_0,  SLANG_anonymous_1_8 : FoundLight_0) -> FoundLight_0
{
    var result_24 : FoundLight_0;
    result_24.radiance_9 = SLANG_anonymous_0_8.radiance_9 + SLANG_anonymous_1_8.radiance_9;
    result_24.pdf_6 = SLANG_anonymous_0_8.pdf_6 + SLANG_anonymous_1_8.pdf_6;
    return result_24;
}

fn s_bwdProp_weighted_emission_0( _S2113 : s_bwdCallableCtx_weighted_emission_0,  _S2114 : ptr<function, FoundLight_0>,  _S2115 : ptr<function, f32>,  _S2116 : vec3<f32>)
{
    var _S2117 : vec3<f32> = vec3<f32>(0.0f);
    var _S2118 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S2119 : bool = !_S2113.value0_128.value2_22;
    var _S2120 : vec3<f32>;
    var _S2121 : s_bwdCallableCtx_power_heuristic_0;
    if(_S2119)
    {
        var _S2122 : vec3<f32> = vec3<f32>(s_apply_power_heuristic_0(_S2113.value0_128.value1_39, _S2113.value0_128.value0_127.pdf_6).value0_16);
        var _S2123 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
        _S2123.value0_106 = _S2113.value0_128.value1_39;
        _S2123.value1_29 = _S2113.value0_128.value0_127.pdf_6;
        _S2120 = _S2122;
        _S2121.value0_109 = _S2123;
    }
    else
    {
        _S2120 = _S2117;
        _S2121.value0_109 = _S2118;
    }
    var _S2124 : FoundLight_0 = FoundLight_x24_syn_dzero_0();
    var _S2125 : FoundLight_0;
    var _S2126 : f32;
    if(_S2119)
    {
        var _S2127 : vec3<f32> = _S2113.value0_128.value0_127.radiance_9 * _S2116;
        var _S2128 : vec3<f32> = _S2120 * _S2116;
        var _S2129 : f32 = _S2127[i32(0)] + _S2127[i32(1)] + _S2127[i32(2)];
        var _S2130 : f32 = 0.0f;
        var _S2131 : f32 = 0.0f;
        s_bwdProp_power_heuristic_0(_S2121, &(_S2130), &(_S2131), _S2129);
        var _S2132 : FoundLight_0 = _S2124;
        _S2132.pdf_6 = _S2131;
        var _S2133 : FoundLight_0 = FoundLight_x24_syn_dadd_0(_S2124, _S2132);
        _S2120 = _S2128;
        _S2125 = _S2133;
        _S2126 = _S2130;
    }
    else
    {
        _S2120 = _S2116;
        _S2125 = _S2124;
        _S2126 = 0.0f;
    }
    var _S2134 : FoundLight_0 = _S2124;
    _S2134.radiance_9 = _S2120;
    (*_S2114) = FoundLight_x24_syn_dadd_0(_S2125, _S2134);
    (*_S2115) = _S2126;
    return;
}

fn s_bwdProp_emitted_light_0( _S2135 : s_bwdCallableCtx_emitted_light_0,  _S2136 : ptr<function, Surface_Differential_0>,  _S2137 : ptr<function, vec3<f32>>,  _S2138 : ptr<function, vec3<f32>>,  _S2139 : FoundLight_0)
{
    var _S2140 : vec3<f32> = vec3<f32>(0.0f);
    var _S2141 : Tuple_5 = s_apply_dot_0(_S2135.value0_126.value3_11, _S2135.value0_126.value1_38.geometric_normal_0);
    var _S2142 : s_bwdCallableCtx_dot_0;
    _S2142._S39 = _S2135.value0_126.value3_11;
    _S2142._S40 = _S2135.value0_126.value1_38.geometric_normal_0;
    var _S2143 : s_bwdCallableCtx_dot_0 = _S2142;
    var cosine_2 : f32 = - _S2141.value0_5;
    var _S2144 : bool;
    if(cosine_2 > 0.0f)
    {
        _S2144 = true;
    }
    else
    {
        if(cosine_2 < 0.0f)
        {
            _S2144 = _S2135.value0_126.value0_125.two_sided_0;
        }
        else
        {
            _S2144 = false;
        }
    }
    var _S2145 : bool;
    var _S2146 : f32;
    var _S2147 : f32;
    var _S2148 : f32;
    var _S2149 : f32;
    var _S2150 : s_bwdCallableCtx_abs_0;
    var _S2151 : s_bwdCallableCtx_dot_0;
    if(_S2144)
    {
        var _S2152 : bool = (_S2135.value0_126.value0_125.probability_0) > 0.0f;
        if(_S2152)
        {
            var arm_1 : vec3<f32> = _S2135.value0_126.value1_38.position_0 + _S2135.value0_126.value2_21 * vec3<f32>(-1.0f);
            var _S2153 : Tuple_5 = s_apply_dot_0(arm_1, arm_1);
            var _S2154 : s_bwdCallableCtx_dot_0;
            _S2154._S39 = arm_1;
            _S2154._S40 = arm_1;
            var _S2155 : f32 = _S2153.value0_5 * _S2135.value0_126.value0_125.probability_0;
            var _S2156 : Tuple_2 = s_apply_abs_0(cosine_2);
            var _S2157 : s_bwdCallableCtx_abs_0;
            _S2157._S18 = cosine_2;
            _S2146 = _S2156.value0_2 * _S2156.value0_2;
            _S2147 = _S2155;
            _S2148 = _S2156.value0_2;
            _S2150 = _S2157;
            _S2151 = _S2154;
        }
        else
        {
            _S2146 = 0.0f;
            _S2147 = 0.0f;
            _S2148 = 0.0f;
            _S2150._S18 = 0.0f;
            _S2151._S39 = _S2140;
            _S2151._S40 = _S2140;
        }
        _S2145 = _S2152;
        _S2149 = _S2135.value0_126.value0_125.probability_0;
    }
    else
    {
        _S2145 = false;
        _S2146 = 0.0f;
        _S2147 = 0.0f;
        _S2148 = 0.0f;
        _S2150._S18 = 0.0f;
        _S2149 = 0.0f;
        _S2151._S39 = _S2140;
        _S2151._S40 = _S2140;
    }
    var _S2158 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S2159 : Surface_Differential_0;
    var _S2160 : vec3<f32>;
    if(_S2144)
    {
        if(_S2145)
        {
            var _S2161 : f32 = _S2139.pdf_6 / _S2146;
            var _S2162 : f32 = _S2147 * - _S2161;
            var _S2163 : f32 = _S2148 * _S2161;
            var _S2164 : f32 = 0.0f;
            s_bwdProp_abs_0(_S2150, &(_S2164), _S2162);
            var _S2165 : f32 = _S2149 * _S2163;
            var _S2166 : vec3<f32> = _S2140;
            var _S2167 : vec3<f32> = _S2140;
            s_bwdProp_dot_0(_S2151, &(_S2166), &(_S2167), _S2165);
            var _S2168 : vec3<f32> = _S2166 + _S2167;
            var _S2169 : vec3<f32> = vec3<f32>(-1.0f) * _S2168;
            var _S2170 : Surface_Differential_0 = _S2158;
            _S2170.position_1 = _S2168;
            var _S2171 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S2158, _S2170);
            _S2146 = _S2164;
            _S2159 = _S2171;
            _S2160 = _S2169;
        }
        else
        {
            _S2146 = 0.0f;
            _S2159 = _S2158;
            _S2160 = _S2140;
        }
    }
    else
    {
        _S2146 = 0.0f;
        _S2159 = _S2158;
        _S2160 = _S2140;
    }
    var _S2172 : f32 = - _S2146;
    var _S2173 : vec3<f32> = _S2140;
    var _S2174 : vec3<f32> = _S2140;
    s_bwdProp_dot_0(_S2143, &(_S2173), &(_S2174), _S2172);
    (*_S2136) = _S2159;
    (*_S2137) = _S2160;
    (*_S2138) = _S2173;
    return;
}

fn s_bwdProp_emission_of_0( _S2175 : s_bwdCallableCtx_emission_of_0,  _S2176 : ptr<function, Surface_Differential_0>,  _S2177 : ptr<function, vec3<f32>>,  _S2178 : ptr<function, vec3<f32>>,  _S2179 : ptr<function, f32>,  _S2180 : vec3<f32>)
{
    var _S2181 : Tuple_11 = s_apply_emitted_light_0(_S2175.value0_61.value0_55, _S2175.value0_61.value1_6, _S2175.value0_61.value2_2, _S2175.value0_61.value3_2);
    var _S2182 : s_paramCtx_s_bwdCallableCtx_emitted_light_0;
    _S2182.value0_125 = _S2175.value0_61.value0_55;
    _S2182.value1_38 = _S2175.value0_61.value1_6;
    _S2182.value2_21 = _S2175.value0_61.value2_2;
    _S2182.value3_11 = _S2175.value0_61.value3_2;
    var _S2183 : s_bwdCallableCtx_emitted_light_0 = s_bwdCallableCtx_emitted_light_0( _S2182 );
    var _S2184 : s_paramCtx_s_bwdCallableCtx_weighted_emission_0;
    _S2184.value0_127 = _S2181.value0_14;
    _S2184.value1_39 = _S2175.value0_61.value4_1;
    _S2184.value2_22 = _S2175.value0_61.value5_1;
    var _S2185 : s_bwdCallableCtx_weighted_emission_0 = s_bwdCallableCtx_weighted_emission_0( _S2184 );
    var _S2186 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S2187 : vec3<f32> = vec3<f32>(0.0f);
    var _S2188 : FoundLight_0;
    _S2188.radiance_9 = _S2187;
    _S2188.pdf_6 = 0.0f;
    var _S2189 : f32 = 0.0f;
    s_bwdProp_weighted_emission_0(_S2185, &(_S2188), &(_S2189), _S2180);
    var _S2190 : Frame_0 = Frame_0( _S2187, _S2187, _S2187 );
    var _S2191 : Surface_Differential_0;
    _S2191.position_1 = _S2187;
    _S2191.frame_6 = _S2190;
    _S2191.b1_2 = 0.0f;
    _S2191.b2_2 = 0.0f;
    var _S2192 : vec3<f32> = _S2187;
    var _S2193 : vec3<f32> = _S2187;
    s_bwdProp_emitted_light_0(_S2183, &(_S2191), &(_S2192), &(_S2193), _S2188);
    (*_S2176) = Surface_x24_syn_dadd_0(_S2191, _S2186);
    (*_S2177) = _S2192;
    (*_S2178) = _S2193;
    (*_S2179) = _S2189;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0
{
     value0_129 : vec3<f32>,
     value1_40 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_frame_from_normal_0
{
     value0_130 : vec3<f32>,
};

struct s_bwdCallableCtx_frame_from_normal_tangent_0
{
     value0_131 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0,
};

struct s_bwdCallableCtx_frame_from_normal_0
{
     value0_132 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0,
};

fn s_bwdProp_frame_from_normal_0( _S2194 : s_bwdCallableCtx_frame_from_normal_0,  _S2195 : ptr<function, vec3<f32>>,  _S2196 : Frame_0)
{
    var _S2197 : f32 = _S2194.value0_132.value0_130.z;
    var sign_2 : f32;
    if(_S2197 < 0.0f)
    {
        sign_2 = -1.0f;
    }
    else
    {
        sign_2 = 1.0f;
    }
    var _S2198 : f32 = sign_2 + _S2197;
    var a_10 : f32 = -1.0f / _S2198;
    var _S2199 : f32 = _S2198 * _S2198;
    var _S2200 : f32 = _S2194.value0_132.value0_130.x;
    var _S2201 : f32 = _S2194.value0_132.value0_130.y;
    var _S2202 : f32 = _S2200 * _S2201;
    var _S2203 : f32 = sign_2 * _S2200;
    var _S2204 : f32 = _S2203 * _S2200;
    var _S2205 : f32 = - sign_2;
    var _S2206 : f32 = _S2201 * _S2201;
    var _S2207 : f32 = _S2201 * (a_10 * _S2196.t_1[i32(1)]);
    var _S2208 : f32 = a_10 * _S2196.s_1[i32(0)];
    var _S2209 : f32 = _S2196.t_1[i32(0)] + sign_2 * _S2196.s_1[i32(1)];
    var _S2210 : f32 = a_10 * _S2209;
    (*_S2195) = _S2196.n_1 + vec3<f32>(_S2205 * _S2196.s_1[i32(2)] + _S2203 * _S2208 + sign_2 * (_S2200 * _S2208) + _S2201 * _S2210, - _S2196.t_1[i32(2)] + _S2207 + _S2207 + _S2200 * _S2210, 0.0f) + vec3<f32>(0.0f, 0.0f, -1.0f * - ((_S2206 * _S2196.t_1[i32(1)] + _S2204 * _S2196.s_1[i32(0)] + _S2202 * _S2209) / _S2199));
    return;
}

fn s_bwdProp_frame_from_normal_tangent_0( _S2211 : s_bwdCallableCtx_frame_from_normal_tangent_0,  _S2212 : ptr<function, vec3<f32>>,  _S2213 : Frame_0)
{
    var _S2214 : vec3<f32> = vec3<f32>(0.0f);
    var _S2215 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S2214 );
    var _S2216 : Tuple_5 = s_apply_dot_0(_S2211.value0_131.value0_129, _S2211.value0_131.value1_40);
    var _S2217 : s_bwdCallableCtx_dot_0;
    _S2217._S39 = _S2211.value0_131.value0_129;
    _S2217._S40 = _S2211.value0_131.value1_40;
    var _S2218 : s_bwdCallableCtx_dot_0 = _S2217;
    var _S2219 : vec3<f32> = vec3<f32>(- _S2216.value0_5);
    var s_7 : vec3<f32> = _S2211.value0_131.value1_40 + _S2211.value0_131.value0_129 * _S2219;
    var _S2220 : Tuple_5 = s_apply_dot_0(s_7, s_7);
    var _S2221 : s_bwdCallableCtx_dot_0;
    _S2221._S39 = s_7;
    _S2221._S40 = s_7;
    var _S2222 : s_bwdCallableCtx_dot_0 = _S2221;
    var _S2223 : bool = (_S2220.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(_S2211.value0_131.value1_40, _S2211.value0_131.value1_40).value0_5);
    var _S2224 : s_bwdCallableCtx_cross_0;
    var _S2225 : vec3<f32>;
    var _S2226 : f32;
    var _S2227 : s_bwdCallableCtx_sqrt_0;
    var _S2228 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S2223)
    {
        var _S2229 : Tuple_4 = s_apply_sqrt_0(_S2220.value0_5);
        var _S2230 : s_bwdCallableCtx_sqrt_0;
        _S2230._S35 = _S2220.value0_5;
        var _S2231 : vec3<f32> = vec3<f32>((1.0f / _S2229.value0_4));
        var _S2232 : f32 = _S2229.value0_4 * _S2229.value0_4;
        var _S2233 : vec3<f32> = s_7 * _S2231;
        var _S2234 : s_bwdCallableCtx_cross_0;
        _S2234._S22 = _S2211.value0_131.value0_129;
        _S2234._S23 = _S2233;
        _S2224 = _S2234;
        _S2225 = _S2231;
        _S2226 = _S2232;
        _S2227 = _S2230;
        _S2228.value0_132 = _S2215;
    }
    else
    {
        var _S2235 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S2235.value0_130 = _S2211.value0_131.value0_129;
        _S2224._S22 = _S2214;
        _S2224._S23 = _S2214;
        _S2225 = _S2214;
        _S2226 = 0.0f;
        _S2227._S35 = 0.0f;
        _S2228.value0_132 = _S2235;
    }
    var _S2236 : vec3<f32>;
    if(_S2223)
    {
        var _S2237 : vec3<f32> = _S2214;
        var _S2238 : vec3<f32> = _S2214;
        s_bwdProp_cross_0(_S2224, &(_S2237), &(_S2238), _S2213.t_1);
        var _S2239 : vec3<f32> = _S2213.s_1 + _S2238;
        var _S2240 : vec3<f32> = s_7 * _S2239;
        var _S2241 : vec3<f32> = _S2225 * _S2239;
        var _S2242 : f32 = - ((_S2240[i32(0)] + _S2240[i32(1)] + _S2240[i32(2)]) / _S2226);
        var _S2243 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S2227, &(_S2243), _S2242);
        var _S2244 : vec3<f32> = _S2213.n_1 + _S2237;
        _S2226 = _S2243;
        _S2225 = _S2241;
        _S2236 = _S2244;
    }
    else
    {
        var _S2245 : vec3<f32> = _S2214;
        s_bwdProp_frame_from_normal_0(_S2228, &(_S2245), _S2213);
        _S2226 = 0.0f;
        _S2225 = _S2214;
        _S2236 = _S2245;
    }
    var _S2246 : vec3<f32> = _S2214;
    var _S2247 : vec3<f32> = _S2214;
    s_bwdProp_dot_0(_S2222, &(_S2246), &(_S2247), _S2226);
    var _S2248 : vec3<f32> = _S2246 + _S2247 + _S2225;
    var _S2249 : vec3<f32> = _S2211.value0_131.value0_129 * _S2248;
    var _S2250 : vec3<f32> = _S2219 * _S2248;
    var _S2251 : f32 = - (_S2249[i32(0)] + _S2249[i32(1)] + _S2249[i32(2)]);
    var _S2252 : vec3<f32> = _S2214;
    var _S2253 : vec3<f32> = _S2214;
    s_bwdProp_dot_0(_S2218, &(_S2252), &(_S2253), _S2251);
    (*_S2212) = _S2250 + _S2252 + _S2236;
    return;
}

fn s_bwdProp_surface_at_0( _S2254 : s_bwdCallableCtx_surface_at_0,  _S2255 : ptr<function, vec3<f32>>,  _S2256 : ptr<function, vec3<f32>>,  _S2257 : Surface_Differential_0)
{
    var _S2258 : vec3<f32> = vec3<f32>(0.0f);
    var _S2259 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0( _S2258, _S2258 );
    var _S2260 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S2258 );
    var _S2261 : Tuple_3 = s_apply_cross_0(_S2254.value0_60.value0_59.e1_1, _S2254.value0_60.value0_59.e2_1);
    var _S2262 : vec3<f32> = _S2261.value0_3;
    var _S2263 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S2262, _S2262).value0_5));
    var along1_1 : vec3<f32> = s_apply_cross_0(_S2254.value0_60.value0_59.e2_1, _S2261.value0_3).value0_3 * _S2263;
    var along2_1 : vec3<f32> = s_apply_cross_0(_S2261.value0_3, _S2254.value0_60.value0_59.e1_1).value0_3 * _S2263;
    var from_p0_2 : vec3<f32> = _S2254.value0_60.value1_10 - _S2254.value0_60.value0_59.p0_0;
    var _S2264 : Tuple_5 = s_apply_dot_0(from_p0_2, _S2261.value0_3);
    var _S2265 : s_bwdCallableCtx_dot_0;
    _S2265._S39 = from_p0_2;
    _S2265._S40 = _S2261.value0_3;
    var _S2266 : s_bwdCallableCtx_dot_0 = _S2265;
    var _S2267 : Tuple_5 = s_apply_dot_0(_S2254.value0_60.value2_5, _S2261.value0_3);
    var _S2268 : s_bwdCallableCtx_dot_0;
    _S2268._S39 = _S2254.value0_60.value2_5;
    _S2268._S40 = _S2261.value0_3;
    var _S2269 : s_bwdCallableCtx_dot_0 = _S2268;
    var _S2270 : f32 = _S2267.value0_5 * _S2267.value0_5;
    var _S2271 : vec3<f32> = vec3<f32>(- (_S2264.value0_5 / _S2267.value0_5));
    var in_plane_2 : vec3<f32> = from_p0_2 + _S2254.value0_60.value2_5 * _S2271;
    var _S2272 : Tuple_5 = s_apply_dot_0(in_plane_2, along1_1);
    var _S2273 : s_bwdCallableCtx_dot_0;
    _S2273._S39 = in_plane_2;
    _S2273._S40 = along1_1;
    var _S2274 : s_bwdCallableCtx_dot_0 = _S2273;
    var _S2275 : Tuple_5 = s_apply_dot_0(in_plane_2, along2_1);
    var _S2276 : s_bwdCallableCtx_dot_0;
    _S2276._S39 = in_plane_2;
    _S2276._S40 = along2_1;
    var _S2277 : s_bwdCallableCtx_dot_0 = _S2276;
    var n_9 : vec3<f32>;
    var _S2278 : vec3<f32>;
    var _S2279 : vec3<f32>;
    var _S2280 : vec3<f32>;
    var _S2281 : vec3<f32>;
    var _S2282 : bool;
    var _S2283 : bool;
    var _S2284 : s_bwdCallableCtx_dot_0;
    var _S2285 : s_bwdCallableCtx_dot_0;
    var _S2286 : f32;
    var _S2287 : s_bwdCallableCtx_sqrt_0;
    if(_S2254.value0_60.value0_59.smooth_0)
    {
        var _S2288 : vec3<f32> = _S2254.value0_60.value0_59.n1_0 - _S2254.value0_60.value0_59.n0_0;
        var _S2289 : vec3<f32> = _S2254.value0_60.value0_59.n2_0 - _S2254.value0_60.value0_59.n0_0;
        var interpolated_2 : vec3<f32> = _S2288 * vec3<f32>(_S2272.value0_5) + _S2289 * vec3<f32>(_S2275.value0_5) + _S2254.value0_60.value0_59.n0_0;
        var _S2290 : Tuple_5 = s_apply_dot_0(interpolated_2, interpolated_2);
        var _S2291 : s_bwdCallableCtx_dot_0;
        _S2291._S39 = interpolated_2;
        _S2291._S40 = interpolated_2;
        var _S2292 : s_bwdCallableCtx_dot_0 = _S2291;
        var _S2293 : bool = (_S2290.value0_5) > 0.0f;
        if(_S2293)
        {
            var _S2294 : Tuple_4 = s_apply_sqrt_0(_S2290.value0_5);
            var _S2295 : s_bwdCallableCtx_sqrt_0;
            _S2295._S35 = _S2290.value0_5;
            var _S2296 : vec3<f32> = vec3<f32>((1.0f / _S2294.value0_4));
            var _S2297 : f32 = _S2294.value0_4 * _S2294.value0_4;
            var n_10 : vec3<f32> = interpolated_2 * _S2296;
            var _S2298 : Tuple_5 = s_apply_dot_0(_S2254.value0_60.value0_59.plane_normal_0, n_10);
            var _S2299 : s_bwdCallableCtx_dot_0;
            _S2299._S39 = _S2254.value0_60.value0_59.plane_normal_0;
            _S2299._S40 = n_10;
            var _S2300 : bool = (_S2298.value0_5) < 0.0f;
            n_9 = n_10;
            _S2282 = _S2300;
            _S2284 = _S2299;
            _S2278 = _S2296;
            _S2286 = _S2297;
            _S2287 = _S2295;
        }
        else
        {
            n_9 = _S2254.value0_60.value0_59.plane_normal_0;
            _S2282 = false;
            _S2284._S39 = _S2258;
            _S2284._S40 = _S2258;
            _S2278 = _S2258;
            _S2286 = 0.0f;
            _S2287._S35 = 0.0f;
        }
        var _S2301 : bool = _S2282;
        var _S2302 : vec3<f32> = _S2278;
        _S2282 = _S2293;
        _S2283 = _S2301;
        _S2278 = interpolated_2;
        _S2279 = _S2302;
        _S2285 = _S2292;
        _S2280 = _S2289;
        _S2281 = _S2288;
    }
    else
    {
        n_9 = _S2254.value0_60.value0_59.plane_normal_0;
        _S2282 = false;
        _S2283 = false;
        _S2284._S39 = _S2258;
        _S2284._S40 = _S2258;
        _S2278 = _S2258;
        _S2279 = _S2258;
        _S2286 = 0.0f;
        _S2287._S35 = 0.0f;
        _S2285._S39 = _S2258;
        _S2285._S40 = _S2258;
        _S2280 = _S2258;
        _S2281 = _S2258;
    }
    var _S2303 : s_bwdCallableCtx_frame_from_normal_tangent_0;
    var _S2304 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S2254.value0_60.value0_59.anisotropic_0)
    {
        var _S2305 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0;
        _S2305.value0_129 = n_9;
        _S2305.value1_40 = _S2254.value0_60.value0_59.tangent_0;
        _S2303.value0_131 = _S2305;
        _S2304.value0_132 = _S2260;
    }
    else
    {
        var _S2306 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S2306.value0_130 = n_9;
        _S2303.value0_131 = _S2259;
        _S2304.value0_132 = _S2306;
    }
    var _S2307 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S2308 : Surface_Differential_0;
    if(_S2254.value0_60.value0_59.anisotropic_0)
    {
        var _S2309 : Frame_0 = Frame_x24_syn_dzero_0();
        _S2308 = _S2257;
        _S2308.frame_6 = _S2309;
        var _S2310 : vec3<f32> = _S2258;
        s_bwdProp_frame_from_normal_tangent_0(_S2303, &(_S2310), _S2257.frame_6);
        var _S2311 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S2308, _S2307);
        n_9 = _S2310;
        _S2308 = _S2311;
    }
    else
    {
        var _S2312 : Frame_0 = Frame_x24_syn_dzero_0();
        _S2308 = _S2257;
        _S2308.frame_6 = _S2312;
        var _S2313 : vec3<f32> = _S2258;
        s_bwdProp_frame_from_normal_0(_S2304, &(_S2313), _S2257.frame_6);
        var _S2314 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S2308, _S2307);
        n_9 = _S2313;
        _S2308 = _S2314;
    }
    var _S2315 : f32;
    if(_S2254.value0_60.value0_59.smooth_0)
    {
        var _S2316 : f32;
        if(_S2282)
        {
            var _S2317 : vec3<f32>;
            if(_S2283)
            {
                var _S2318 : Surface_Differential_0 = _S2308;
                var _S2319 : Surface_Differential_0 = _S2308;
                var _S2320 : Surface_Differential_0 = _S2308;
                _S2308 = _S2307;
                _S2317 = _S2318.position_1;
                _S2315 = _S2320.b2_2;
                _S2316 = _S2319.b1_2;
            }
            else
            {
                _S2308 = Surface_x24_syn_dadd_0(_S2308, _S2307);
                _S2317 = _S2258;
                _S2315 = 0.0f;
                _S2316 = 0.0f;
            }
            var _S2321 : vec3<f32> = _S2258;
            var _S2322 : vec3<f32> = _S2258;
            s_bwdProp_dot_0(_S2284, &(_S2321), &(_S2322), 0.0f);
            var _S2323 : vec3<f32> = _S2322 + n_9;
            var _S2324 : vec3<f32> = _S2278 * _S2323;
            var _S2325 : vec3<f32> = _S2279 * _S2323;
            var _S2326 : f32 = - ((_S2324[i32(0)] + _S2324[i32(1)] + _S2324[i32(2)]) / _S2286);
            var _S2327 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S2287, &(_S2327), _S2326);
            _S2286 = _S2327;
            n_9 = _S2325;
            _S2278 = _S2317;
        }
        else
        {
            var _S2328 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S2308, _S2307);
            _S2286 = 0.0f;
            n_9 = _S2258;
            _S2308 = _S2328;
            _S2278 = _S2258;
            _S2315 = 0.0f;
            _S2316 = 0.0f;
        }
        var _S2329 : vec3<f32> = _S2258;
        var _S2330 : vec3<f32> = _S2258;
        s_bwdProp_dot_0(_S2285, &(_S2329), &(_S2330), _S2286);
        var _S2331 : vec3<f32> = _S2329 + _S2330 + n_9;
        var _S2332 : vec3<f32> = _S2280 * _S2331;
        var _S2333 : vec3<f32> = _S2281 * _S2331;
        n_9 = _S2278;
        _S2278 = _S2332;
        _S2286 = _S2315;
        _S2279 = _S2333;
        _S2315 = _S2316;
    }
    else
    {
        _S2308 = Surface_x24_syn_dadd_0(_S2308, _S2307);
        n_9 = _S2258;
        _S2278 = _S2258;
        _S2286 = 0.0f;
        _S2279 = _S2258;
        _S2315 = 0.0f;
    }
    var _S2334 : vec3<f32> = _S2308.position_1 + n_9;
    var _S2335 : vec3<f32> = _S2254.value0_60.value0_59.e2_1 * _S2334;
    var _S2336 : vec3<f32> = _S2254.value0_60.value0_59.e1_1 * _S2334;
    var _S2337 : f32 = _S2308.b2_2 + (_S2278[i32(0)] + _S2278[i32(1)] + _S2278[i32(2)]) + (_S2335[i32(0)] + _S2335[i32(1)] + _S2335[i32(2)]) + _S2286;
    var _S2338 : vec3<f32> = _S2258;
    var _S2339 : vec3<f32> = _S2258;
    s_bwdProp_dot_0(_S2277, &(_S2338), &(_S2339), _S2337);
    var _S2340 : f32 = _S2308.b1_2 + (_S2279[i32(0)] + _S2279[i32(1)] + _S2279[i32(2)]) + (_S2336[i32(0)] + _S2336[i32(1)] + _S2336[i32(2)]) + _S2315;
    var _S2341 : vec3<f32> = _S2258;
    var _S2342 : vec3<f32> = _S2258;
    s_bwdProp_dot_0(_S2274, &(_S2341), &(_S2342), _S2340);
    var _S2343 : vec3<f32> = _S2338 + _S2341;
    var _S2344 : vec3<f32> = _S2254.value0_60.value2_5 * _S2343;
    var _S2345 : vec3<f32> = _S2271 * _S2343;
    var _S2346 : f32 = - (_S2344[i32(0)] + _S2344[i32(1)] + _S2344[i32(2)]) / _S2270;
    var _S2347 : f32 = _S2264.value0_5 * - _S2346;
    var _S2348 : f32 = _S2267.value0_5 * _S2346;
    var _S2349 : vec3<f32> = _S2258;
    var _S2350 : vec3<f32> = _S2258;
    s_bwdProp_dot_0(_S2269, &(_S2349), &(_S2350), _S2347);
    var _S2351 : vec3<f32> = _S2258;
    var _S2352 : vec3<f32> = _S2258;
    s_bwdProp_dot_0(_S2266, &(_S2351), &(_S2352), _S2348);
    var _S2353 : vec3<f32> = _S2345 + _S2349;
    (*_S2255) = _S2343 + _S2351;
    (*_S2256) = _S2353;
    return;
}

fn s_bwdProp_path_luminance_0( _S2354 : s_bwdCallableCtx_path_luminance_0,  _S2355 : ptr<function, vec3<f32>>,  _S2356 : ptr<function, vec3<f32>>,  _S2357 : ptr<function, f32>,  _S2358 : ptr<function, vec2<f32>>,  _S2359 : ptr<function, vec2<f32>>,  _S2360 : f32)
{
    var _S2361 : vec3<f32> = vec3<f32>(0.0f);
    var _S2362 : Sloped3_0 = Sloped3_0( _S2361, _S2361, _S2361 );
    var _S2363 : LightShape_0 = LightShape_0( _S2361, _S2361, _S2361, _S2361, 0.0f );
    var _S2364 : Emitted_0 = Emitted_0( _S2362, false, false, _S2363, 0.0f );
    var _S2365 : Frame_0 = Frame_0( _S2361, _S2361, _S2361 );
    var _S2366 : Surface_0 = Surface_0( _S2361, _S2365, 0.0f, 0.0f, _S2361 );
    var _S2367 : s_paramCtx_s_bwdCallableCtx_emission_of_0 = s_paramCtx_s_bwdCallableCtx_emission_of_0( _S2364, _S2366, _S2361, _S2361, 0.0f, false );
    var _S2368 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S2365, _S2361 );
    var _S2369 : vec2<f32> = vec2<f32>(0.0f);
    var _S2370 : Bsdf_0 = Bsdf_0( _S2361, _S2361, _S2369, _S2369, 0.0f, u32(0), u32(0) );
    var _S2371 : SquareMap_0 = SquareMap_0( _S2369, _S2369, _S2369, _S2369 );
    var _S2372 : vec4<f32> = vec4<f32>(0.0f);
    var _S2373 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>( _S2372, _S2372, _S2372 );
    var _S2374 : Arriving_0 = Arriving_0( _S2361, 0.0f, _S2363, 0.0f );
    var _S2375 : Hit_0 = Hit_0( u32(0), u32(0) );
    var _S2376 : ChosenLight_0 = ChosenLight_0( i32(0), 0.0f, _S2362, false, false, false, _S2363, false, 0.0f, 0.0f, _S2371, _S2373, _S2374, _S2375 );
    var _S2377 : s_paramCtx_s_bwdCallableCtx_direct_light_0 = s_paramCtx_s_bwdCallableCtx_direct_light_0( _S2370, _S2365, _S2376, _S2366, _S2361, _S2369 );
    var _S2378 : BsdfValue_0 = BsdfValue_0( _S2361, 0.0f );
    var _S2379 : s_minCtx_s_bwdCallableCtx_direct_light_0 = s_minCtx_s_bwdCallableCtx_direct_light_0( _S2378 );
    var _S2380 : s_paramCtx_s_bwdCallableCtx_scatter_0 = s_paramCtx_s_bwdCallableCtx_scatter_0( _S2370, _S2365, _S2366, _S2361, _S2369, 0.0f );
    var _S2381 : BsdfSample_0 = BsdfSample_0( _S2361, _S2361, 0.0f, false, false );
    var _S2382 : s_minCtx_s_bwdCallableCtx_scatter_0 = s_minCtx_s_bwdCallableCtx_scatter_0( _S2381 );
    var _S2383 : Tuple_7 = s_apply_surface_at_0(_S2354.value0_54.value0_53.triangle_0, _S2354.value0_54.value1_4, _S2354.value0_54.value2_1);
    var _S2384 : s_paramCtx_s_bwdCallableCtx_surface_at_0;
    _S2384.value0_59 = _S2354.value0_54.value0_53.triangle_0;
    _S2384.value1_10 = _S2354.value0_54.value1_4;
    _S2384.value2_5 = _S2354.value0_54.value2_1;
    var _S2385 : s_bwdCallableCtx_surface_at_0 = s_bwdCallableCtx_surface_at_0( _S2384 );
    var _S2386 : bool = (_S2354.value0_54.value0_53.triangle_0.emission_1) != u32(4294967295);
    var _S2387 : s_bwdCallableCtx_dot_0;
    var _S2388 : s_bwdCallableCtx_emission_of_0;
    if(_S2386)
    {
        var _S2389 : Tuple_10 = s_apply_emission_of_0(_S2354.value0_54.value0_53.emitted_0, _S2383.value0_10, _S2354.value0_54.value1_4, _S2354.value0_54.value2_1, _S2354.value0_54.value3_1, _S2354.value0_54.value0_53.delta_1);
        var _S2390 : s_paramCtx_s_bwdCallableCtx_emission_of_0;
        _S2390.value0_55 = _S2354.value0_54.value0_53.emitted_0;
        _S2390.value1_6 = _S2383.value0_10;
        _S2390.value2_2 = _S2354.value0_54.value1_4;
        _S2390.value3_2 = _S2354.value0_54.value2_1;
        _S2390.value4_1 = _S2354.value0_54.value3_1;
        _S2390.value5_1 = _S2354.value0_54.value0_53.delta_1;
        var _S2391 : s_bwdCallableCtx_dot_0;
        _S2391._S39 = _S2389.value0_13;
        _S2391._S40 = _S2354.value0_54.value0_53.importance_0;
        _S2387 = _S2391;
        _S2388.value0_61 = _S2390;
    }
    else
    {
        _S2387._S39 = _S2361;
        _S2387._S40 = _S2361;
        _S2388.value0_61 = _S2367;
    }
    var _S2392 : bool;
    if(_S2354.value0_54.value0_53.lit_0)
    {
        _S2392 = true;
    }
    else
    {
        _S2392 = _S2354.value0_54.value0_53.scatters_0;
    }
    var _S2393 : s_bwdCallableCtx_dot_0;
    var _S2394 : s_bwdCallableCtx_dot_0;
    var _S2395 : s_bwdCallableCtx_dot_0;
    var _S2396 : s_bwdCallableCtx_dot_0;
    var _S2397 : bool;
    var _S2398 : bool;
    var _S2399 : s_bwdCallableCtx_direct_light_0;
    var _S2400 : f32;
    var _S2401 : s_bwdCallableCtx_scatter_0;
    var _S2402 : s_bwdCallableCtx_to_local_0;
    if(_S2392)
    {
        var _S2403 : Tuple_15 = s_apply_bsdf_near_0(_S2354.value0_54.value0_53.shading_1, _S2383.value0_10.b1_0, _S2383.value0_10.b2_0);
        var _S2404 : Tuple_16 = s_apply_frame_near_0(_S2354.value0_54.value0_53.shading_1, _S2383.value0_10);
        var _S2405 : vec3<f32> = (vec3<f32>(0) - _S2354.value0_54.value2_1);
        var _S2406 : Tuple_17 = s_apply_to_local_0(_S2404.value0_19, _S2405);
        var _S2407 : s_paramCtx_s_bwdCallableCtx_to_local_0;
        _S2407.value0_56 = _S2404.value0_19;
        _S2407.value1_7 = _S2405;
        var _S2408 : s_paramCtx_s_bwdCallableCtx_to_local_0 = _S2407;
        if(_S2354.value0_54.value0_53.lit_0)
        {
            var _S2409 : s_paramCtx_s_bwdCallableCtx_direct_light_0;
            _S2409.value0_57 = _S2403.value0_18;
            _S2409.value1_8 = _S2404.value0_19;
            _S2409.value2_3 = _S2354.value0_54.value0_53.chosen_0;
            _S2409.value3_3 = _S2383.value0_10;
            _S2409.value4_2 = _S2406.value0_20;
            _S2409.value5_2 = _S2354.value0_54.value5_0;
            var _S2410 : s_bwdCallableCtx_dot_0;
            _S2410._S39 = _S2354.value1_5.value0_8.radiance_8;
            _S2410._S40 = _S2354.value0_54.value0_53.importance_0;
            _S2393 = _S2410;
            _S2399.value0_62 = _S2409;
            _S2399.value1_11 = _S2354.value1_5.value1_0;
        }
        else
        {
            _S2393._S39 = _S2361;
            _S2393._S40 = _S2361;
            _S2399.value0_62 = _S2377;
            _S2399.value1_11 = _S2379;
        }
        if(_S2354.value0_54.value0_53.scatters_0)
        {
            var _S2411 : s_paramCtx_s_bwdCallableCtx_scatter_0;
            _S2411.value0_58 = _S2403.value0_18;
            _S2411.value1_9 = _S2404.value0_19;
            _S2411.value2_4 = _S2383.value0_10;
            _S2411.value3_4 = _S2406.value0_20;
            _S2411.value4_3 = _S2354.value0_54.value4_0;
            _S2411.value5_3 = _S2354.value0_54.value0_53.shading_1.lobe_2;
            var _S2412 : s_paramCtx_s_bwdCallableCtx_scatter_0 = _S2411;
            var _S2413 : s_bwdCallableCtx_dot_0;
            _S2413._S39 = _S2354.value1_5.value2_0.weight_1;
            _S2413._S40 = _S2354.value0_54.value0_53.later_0;
            var _S2414 : s_bwdCallableCtx_dot_0 = _S2413;
            var _S2415 : s_bwdCallableCtx_dot_0;
            _S2415._S39 = _S2354.value1_5.value2_0.origin_3;
            _S2415._S40 = _S2354.value0_54.value0_53.adjoint_origin_1;
            var _S2416 : s_bwdCallableCtx_dot_0 = _S2415;
            var _S2417 : s_bwdCallableCtx_dot_0;
            _S2417._S39 = _S2354.value1_5.value2_0.direction_5;
            _S2417._S40 = _S2354.value0_54.value0_53.adjoint_direction_1;
            var _S2418 : s_bwdCallableCtx_dot_0 = _S2417;
            var _S2419 : bool = !_S2354.value1_5.value2_0.delta_4;
            if(_S2419)
            {
                _S2400 = _S2354.value0_54.value0_53.adjoint_pdf_1;
            }
            else
            {
                _S2400 = 0.0f;
            }
            _S2397 = _S2419;
            _S2394 = _S2418;
            _S2395 = _S2416;
            _S2396 = _S2414;
            _S2401.value0_63 = _S2412;
            _S2401.value1_12 = _S2354.value1_5.value3_0;
        }
        else
        {
            _S2397 = false;
            _S2400 = 0.0f;
            _S2394._S39 = _S2361;
            _S2394._S40 = _S2361;
            _S2395._S39 = _S2361;
            _S2395._S40 = _S2361;
            _S2396._S39 = _S2361;
            _S2396._S40 = _S2361;
            _S2401.value0_63 = _S2380;
            _S2401.value1_12 = _S2382;
        }
        var _S2420 : s_bwdCallableCtx_dot_0 = _S2393;
        var _S2421 : bool = _S2397;
        _S2397 = _S2354.value0_54.value0_53.scatters_0;
        _S2398 = _S2421;
        _S2393 = _S2394;
        _S2394 = _S2395;
        _S2395 = _S2396;
        _S2396 = _S2420;
        _S2402.value0_64 = _S2408;
    }
    else
    {
        _S2397 = false;
        _S2398 = false;
        _S2400 = 0.0f;
        _S2393._S39 = _S2361;
        _S2393._S40 = _S2361;
        _S2394._S39 = _S2361;
        _S2394._S40 = _S2361;
        _S2395._S39 = _S2361;
        _S2395._S40 = _S2361;
        _S2401.value0_63 = _S2380;
        _S2401.value1_12 = _S2382;
        _S2396._S39 = _S2361;
        _S2396._S40 = _S2361;
        _S2399.value0_62 = _S2377;
        _S2399.value1_11 = _S2379;
        _S2402.value0_64 = _S2368;
    }
    var _S2422 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S2423 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S2424 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S2425 : Departure_Differential_0 = Departure_x24_syn_dzero_0();
    var _S2426 : Surface_Differential_0;
    var _S2427 : vec3<f32>;
    var _S2428 : vec2<f32>;
    var _S2429 : vec2<f32>;
    if(_S2392)
    {
        var _S2430 : Bsdf_Differential_0;
        var _S2431 : Frame_0;
        if(_S2397)
        {
            var _S2432 : Departure_Differential_0;
            if(_S2398)
            {
                var _S2433 : f32 = _S2400 * _S2360;
                var _S2434 : Departure_Differential_0 = _S2425;
                _S2434.pdf_9 = _S2433;
                _S2432 = Departure_x24_syn_dadd_0(_S2425, _S2434);
            }
            else
            {
                _S2432 = _S2425;
            }
            var _S2435 : vec3<f32> = _S2361;
            var _S2436 : vec3<f32> = _S2361;
            s_bwdProp_dot_0(_S2393, &(_S2435), &(_S2436), _S2360);
            var _S2437 : vec3<f32> = _S2361;
            var _S2438 : vec3<f32> = _S2361;
            s_bwdProp_dot_0(_S2394, &(_S2437), &(_S2438), _S2360);
            var _S2439 : vec3<f32> = _S2361;
            var _S2440 : vec3<f32> = _S2361;
            s_bwdProp_dot_0(_S2395, &(_S2439), &(_S2440), _S2360);
            var _S2441 : Departure_Differential_0 = _S2425;
            _S2441.direction_9 = _S2435;
            _S2441.origin_4 = _S2437;
            _S2441.weight_4 = _S2439;
            var _S2442 : Departure_Differential_0 = Departure_x24_syn_dadd_0(_S2432, _S2441);
            var _S2443 : Bsdf_Differential_0;
            _S2443.a_8 = _S2361;
            _S2443.b_8 = _S2361;
            _S2443.alpha_4 = _S2369;
            _S2443.coat_alpha_2 = _S2369;
            var _S2444 : Frame_0;
            _S2444.s_1 = _S2361;
            _S2444.t_1 = _S2361;
            _S2444.n_1 = _S2361;
            var _S2445 : Surface_Differential_0;
            _S2445.position_1 = _S2361;
            _S2445.frame_6 = _S2365;
            _S2445.b1_2 = 0.0f;
            _S2445.b2_2 = 0.0f;
            var _S2446 : vec3<f32> = _S2361;
            var _S2447 : vec2<f32> = _S2369;
            s_bwdProp_scatter_0(_S2401, &(_S2443), &(_S2444), &(_S2445), &(_S2446), &(_S2447), _S2442);
            var _S2448 : Frame_0 = Frame_x24_syn_dadd_0(_S2444, _S2423);
            var _S2449 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S2445, _S2422);
            _S2430 = Bsdf_x24_syn_dadd_0(_S2443, _S2424);
            _S2431 = _S2448;
            _S2426 = _S2449;
            _S2427 = _S2446;
            _S2428 = _S2447;
        }
        else
        {
            _S2430 = _S2424;
            _S2431 = _S2423;
            _S2426 = _S2422;
            _S2427 = _S2361;
            _S2428 = _S2369;
        }
        if(_S2354.value0_54.value0_53.lit_0)
        {
            var _S2450 : vec3<f32> = _S2361;
            var _S2451 : vec3<f32> = _S2361;
            s_bwdProp_dot_0(_S2396, &(_S2450), &(_S2451), _S2360);
            var _S2452 : DirectLight_Differential_0 = DirectLight_x24_syn_dzero_0();
            _S2452.radiance_11 = _S2450;
            var _S2453 : Bsdf_Differential_0;
            _S2453.a_8 = _S2361;
            _S2453.b_8 = _S2361;
            _S2453.alpha_4 = _S2369;
            _S2453.coat_alpha_2 = _S2369;
            var _S2454 : Frame_0;
            _S2454.s_1 = _S2361;
            _S2454.t_1 = _S2361;
            _S2454.n_1 = _S2361;
            var _S2455 : Surface_Differential_0;
            _S2455.position_1 = _S2361;
            _S2455.frame_6 = _S2365;
            _S2455.b1_2 = 0.0f;
            _S2455.b2_2 = 0.0f;
            var _S2456 : vec3<f32> = _S2361;
            var _S2457 : vec2<f32> = _S2369;
            s_bwdProp_direct_light_0(_S2399, &(_S2453), &(_S2454), &(_S2455), &(_S2456), &(_S2457), _S2452);
            var _S2458 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S2453, _S2430);
            var _S2459 : Frame_0 = Frame_x24_syn_dadd_0(_S2454, _S2431);
            var _S2460 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S2455, _S2426);
            _S2427 = _S2456 + _S2427;
            _S2431 = _S2459;
            _S2430 = _S2458;
            _S2426 = _S2460;
            _S2429 = _S2457;
        }
        else
        {
            _S2429 = _S2369;
        }
        var _S2461 : Frame_0;
        _S2461.s_1 = _S2361;
        _S2461.t_1 = _S2361;
        _S2461.n_1 = _S2361;
        var _S2462 : vec3<f32> = _S2361;
        s_bwdProp_to_local_0(_S2402, &(_S2461), &(_S2462), _S2427);
        var _S2463 : vec3<f32> = (vec3<f32>(0) - _S2462);
        var _S2464 : Frame_0 = Frame_x24_syn_dadd_0(_S2461, _S2431);
        var _S2465 : Surface_Differential_0;
        _S2465.position_1 = _S2361;
        _S2465.frame_6 = _S2365;
        _S2465.b1_2 = 0.0f;
        _S2465.b2_2 = 0.0f;
        s_bwdProp_frame_near_0(&(_S2465), _S2464);
        var _S2466 : f32 = 0.0f;
        var _S2467 : f32 = 0.0f;
        s_bwdProp_bsdf_near_0(&(_S2466), &(_S2467), _S2430);
        var _S2468 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S2465, _S2426);
        var _S2469 : Surface_Differential_0 = _S2422;
        _S2469.b2_2 = _S2467;
        _S2469.b1_2 = _S2466;
        _S2426 = Surface_x24_syn_dadd_0(_S2468, _S2469);
        _S2427 = _S2463;
    }
    else
    {
        _S2426 = _S2422;
        _S2427 = _S2361;
        _S2428 = _S2369;
        _S2429 = _S2369;
    }
    var _S2470 : vec3<f32>;
    if(_S2386)
    {
        var _S2471 : vec3<f32> = _S2361;
        var _S2472 : vec3<f32> = _S2361;
        s_bwdProp_dot_0(_S2387, &(_S2471), &(_S2472), _S2360);
        var _S2473 : Surface_Differential_0;
        _S2473.position_1 = _S2361;
        _S2473.frame_6 = _S2365;
        _S2473.b1_2 = 0.0f;
        _S2473.b2_2 = 0.0f;
        var _S2474 : vec3<f32> = _S2361;
        var _S2475 : vec3<f32> = _S2361;
        var _S2476 : f32 = 0.0f;
        s_bwdProp_emission_of_0(_S2388, &(_S2473), &(_S2474), &(_S2475), &(_S2476), _S2471);
        var _S2477 : vec3<f32> = _S2475 + _S2427;
        _S2426 = Surface_x24_syn_dadd_0(_S2473, _S2426);
        _S2427 = _S2474;
        _S2470 = _S2477;
        _S2400 = _S2476;
    }
    else
    {
        var _S2478 : vec3<f32> = _S2427;
        _S2427 = _S2361;
        _S2470 = _S2478;
        _S2400 = 0.0f;
    }
    var _S2479 : vec3<f32> = _S2361;
    var _S2480 : vec3<f32> = _S2361;
    s_bwdProp_surface_at_0(_S2385, &(_S2479), &(_S2480), _S2426);
    var _S2481 : vec3<f32> = _S2480 + _S2470;
    (*_S2355) = _S2479 + _S2427;
    (*_S2356) = _S2481;
    (*_S2357) = _S2400;
    (*_S2358) = _S2428;
    (*_S2359) = _S2429;
    return;
}

fn _S2482( _S2483 : Vertex_0,  _S2484 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S2485 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S2486 : ptr<function, DiffPair_float_0>,  _S2487 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S2488 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S2489 : f32)
{
    var _S2490 : Tuple_6 = s_apply_path_luminance_0(_S2483, (*_S2484).primal_0, (*_S2485).primal_0, (*_S2486).primal_0, (*_S2487).primal_0, (*_S2488).primal_0);
    var _S2491 : s_paramCtx_s_bwdCallableCtx_path_luminance_0;
    _S2491.value0_53 = _S2483;
    _S2491.value1_4 = (*_S2484).primal_0;
    _S2491.value2_1 = (*_S2485).primal_0;
    _S2491.value3_1 = (*_S2486).primal_0;
    _S2491.value4_0 = (*_S2487).primal_0;
    _S2491.value5_0 = (*_S2488).primal_0;
    var _S2492 : s_bwdCallableCtx_path_luminance_0 = s_bwdCallableCtx_path_luminance_0( _S2491, _S2490.value1_1 );
    var _S2493 : vec3<f32> = (*_S2484).differential_0;
    var _S2494 : vec3<f32> = (*_S2485).differential_0;
    var _S2495 : f32 = (*_S2486).differential_0;
    var _S2496 : vec2<f32> = (*_S2487).differential_0;
    var _S2497 : vec2<f32> = (*_S2488).differential_0;
    s_bwdProp_path_luminance_0(_S2492, &(_S2493), &(_S2494), &(_S2495), &(_S2496), &(_S2497), _S2489);
    (*_S2484).differential_0 = _S2493;
    (*_S2485).differential_0 = _S2494;
    (*_S2486).differential_0 = _S2495;
    (*_S2487).differential_0 = _S2496;
    (*_S2488).differential_0 = _S2497;
    return;
}

fn ScoreReport_checked_0( this_2 : ptr<function, ScoreReport_0>,  value_5 : f32) -> f32
{
    if(!is_finite_0(value_5))
    {
        (*this_2).bad_0 = (*this_2).bad_0 + u32(1);
        return 0.0f;
    }
    (*this_2).norm_squared_0 = (*this_2).norm_squared_0 + value_5 * value_5;
    return value_5;
}

fn StoredScore_set_0( this_3 : StoredScore_0,  coordinate_2 : u32,  value_6 : f32)
{
    scores_0[stored_index_0(this_3.slot_1, coordinate_2, this_3.chain_1)] = value_6;
    return;
}

fn Backward_step_0( this_4 : ptr<function, Backward_0>)
{
    var depth_2 : u32 = (*this_4).left_1 - u32(1);
    (*this_4).left_1 = depth_2;
    var _S2498 : VertexRecord_0 = load_rows_0(depth_2 * rows_of_0(), run_0.method_0.chains_0, (*this_4).recorder_0.chain_2);
    var has_coordinates_0 : bool = depth_2 < (run_0.path_0.max_depth_0);
    var _S2499 : vec2<f32> = vec2<f32>(0.0f);
    var _S2500 : VertexCoordinates_0 = VertexCoordinates_x24init_0(_S2499, _S2499, 0.0f, 0.0f);
    var xi_1 : VertexCoordinates_0;
    if(has_coordinates_0)
    {
        xi_1 = StoredCoordinates_vertex_0((*this_4).x_5, depth_2);
    }
    else
    {
        xi_1 = _S2500;
    }
    var importance_1 : vec3<f32> = _S2498.throughput_0 * vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f);
    var delta_8 : bool = (((_S2498.flags_1) & (u32(1)))) != u32(0);
    var _S2501 : vec3<f32> = vec3<f32>(0.0f);
    var origin_5 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    origin_5.primal_0 = _S2498.origin_0;
    origin_5.differential_0 = _S2501;
    var direction_14 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    direction_14.primal_0 = _S2498.direction_0;
    direction_14.differential_0 = _S2501;
    var pdf_12 : DiffPair_float_0;
    pdf_12.primal_0 = _S2498.pdf_0;
    pdf_12.differential_0 = 0.0f;
    var _S2502 : vec2<f32> = vec2<f32>(0.0f);
    var u_1 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    u_1.primal_0 = xi_1.direction_1;
    u_1.differential_0 = _S2502;
    var _S2503 : VertexCoordinates_0 = xi_1;
    var light_7 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    light_7.primal_0 = xi_1.light_0;
    light_7.differential_0 = _S2502;
    var hit_4 : Hit_0;
    hit_4.leaf_2 = _S2498.leaf_1;
    hit_4.instance_1 = _S2498.instance_0;
    var vertex_1 : Vertex_0;
    vertex_1.triangle_0 = load_triangle_0(hit_4);
    if(depth_2 < (run_0.path_0.min_depth_0))
    {
        vertex_1.triangle_0.emission_1 = u32(4294967295);
    }
    var surface_4 : Surface_0 = surface_at_0(vertex_1.triangle_0, _S2498.origin_0, _S2498.direction_0);
    vertex_1.emitted_0 = load_emitted_0(vertex_1.triangle_0, surface_4, _S2498.origin_0, delta_8);
    vertex_1.delta_1 = delta_8;
    var _S2504 : bool = (((_S2498.flags_1) & (u32(2)))) != u32(0);
    vertex_1.lit_0 = _S2504;
    vertex_1.scatters_0 = (any((((*this_4).later_radiance_0) != _S2501)));
    var _S2505 : vec3<f32> = vec3<f32>(0.0f);
    var _S2506 : Sloped3_0 = Sloped3_x24init_0(_S2505, _S2505, _S2505);
    var _S2507 : vec4<f32> = vec4<f32>(0.0f);
    vertex_1.shading_1 = Shading_x24init_0(u32(0), 0.0f, u32(0), 0.0f, _S2506, _S2506, _S2507, _S2507, _S2507, false, false, SlopedFrame_x24init_0(_S2506, _S2506, _S2506));
    var _S2508 : bool;
    if(_S2504)
    {
        _S2508 = true;
    }
    else
    {
        _S2508 = vertex_1.scatters_0;
    }
    if(_S2508)
    {
        vertex_1.shading_1 = shade_0(vertex_1.triangle_0, surface_4, xi_1.lobe_0);
    }
    vertex_1.importance_0 = importance_1;
    vertex_1.later_0 = importance_1 * (*this_4).later_radiance_0;
    vertex_1.adjoint_origin_1 = (*this_4).adjoint_origin_0;
    vertex_1.adjoint_direction_1 = (*this_4).adjoint_direction_0;
    vertex_1.adjoint_pdf_1 = (*this_4).adjoint_pdf_0;
    var _S2509 : LightShape_0 = LightShape_x24init_0(_S2505, _S2505, _S2505, _S2505, 0.0f);
    var _S2510 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>(_S2507, _S2507, _S2507);
    vertex_1.chosen_0 = ChosenLight_x24init_0(i32(0), 0.0f, _S2506, false, false, false, _S2509, false, 0.0f, 0.0f, SquareMap_x24init_0(_S2499, _S2499, _S2499, _S2499), _S2510, Arriving_x24init_0(_S2505, 0.0f, _S2509, 0.0f), Hit_x24init_0(u32(0), u32(0)));
    if(vertex_1.lit_0)
    {
        vertex_1.chosen_0 = choose_light_0(surface_4.position_0, xi_1.pick_0, _S2503.light_0);
    }
    _S2482(vertex_1, &(origin_5), &(direction_14), &(pdf_12), &(u_1), &(light_7), 1.0f);
    (*this_4).adjoint_origin_0 = origin_5.differential_0;
    (*this_4).adjoint_direction_0 = direction_14.differential_0;
    (*this_4).adjoint_pdf_0 = pdf_12.differential_0;
    (*this_4).later_radiance_0 = _S2498.radiance_0 + _S2498.weight_0 * (*this_4).later_radiance_0;
    if(has_coordinates_0)
    {
        var first_3 : u32 = vertex_coordinate_0(depth_2);
        var _S2511 : f32 = u_1.differential_0.x * (*this_4).scale_1;
        var _S2512 : ScoreReport_0 = (*this_4).report_0;
        var _S2513 : f32 = ScoreReport_checked_0(&(_S2512), _S2511);
        StoredScore_set_0((*this_4).score_0, first_3, _S2513);
        var _S2514 : u32 = first_3 + u32(1);
        var _S2515 : f32 = u_1.differential_0.y * (*this_4).scale_1;
        var _S2516 : ScoreReport_0 = _S2512;
        var _S2517 : f32 = ScoreReport_checked_0(&(_S2516), _S2515);
        StoredScore_set_0((*this_4).score_0, _S2514, _S2517);
        var _S2518 : u32 = first_3 + u32(2);
        var _S2519 : f32 = light_7.differential_0.x * (*this_4).scale_1;
        var _S2520 : ScoreReport_0 = _S2516;
        var _S2521 : f32 = ScoreReport_checked_0(&(_S2520), _S2519);
        StoredScore_set_0((*this_4).score_0, _S2518, _S2521);
        var _S2522 : u32 = first_3 + u32(3);
        var _S2523 : f32 = light_7.differential_0.y * (*this_4).scale_1;
        var _S2524 : ScoreReport_0 = _S2520;
        var _S2525 : f32 = ScoreReport_checked_0(&(_S2524), _S2523);
        (*this_4).report_0 = _S2524;
        StoredScore_set_0((*this_4).score_0, _S2522, _S2525);
        StoredScore_set_0((*this_4).score_0, first_3 + u32(4), 0.0f);
        StoredScore_set_0((*this_4).score_0, first_3 + u32(5), 0.0f);
    }
    return;
}

fn Backward_begin_0( this_5 : ptr<function, Backward_0>,  luminance_0 : f32)
{
    var density_0 : f32 = abs(luminance_0);
    (*this_5).scale_1 = 1.0f / (density_0 + 9.99999993922529029e-09f);
    if(luminance_0 < 0.0f)
    {
        (*this_5).scale_1 = - (*this_5).scale_1;
    }
    (*this_5).report_0.bad_0 = u32(0);
    (*this_5).report_0.norm_squared_0 = 0.0f;
    var i_0 : u32;
    if(density_0 > 0.0f)
    {
        i_0 = (*this_5).recorder_0.lit_vertices_0;
    }
    else
    {
        i_0 = u32(0);
    }
    (*this_5).left_1 = i_0;
    var _S2526 : vec3<f32> = vec3<f32>(0.0f);
    (*this_5).later_radiance_0 = _S2526;
    (*this_5).adjoint_origin_0 = _S2526;
    (*this_5).adjoint_direction_0 = _S2526;
    (*this_5).adjoint_pdf_0 = 0.0f;
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
        StoredScore_set_0((*this_5).score_0, i_0, 0.0f);
        i_0 = i_0 + u32(1);
    }
    return;
}

fn rows_of_1() -> u32
{
    return u32(4);
}

fn StoredCoordinates_film_0( this_6 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_6, u32(0)), StoredCoordinates_get_0(this_6, u32(1)));
}

fn StoredCoordinates_lens_0( this_7 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_7, u32(2)), StoredCoordinates_get_0(this_7, u32(3)));
}

struct CameraRay_0
{
     origin_6 : vec3<f32>,
     direction_15 : vec3<f32>,
};

struct FilmPoint_0
{
     filtered_1 : bool,
     size_3 : vec2<f32>,
     corner_3 : vec2<f32>,
     start_3 : vec2<f32>,
     slope_0 : vec2<f32>,
     left_2 : vec2<f32>,
     weight_6 : f32,
};

fn pixel_of_0( film_uv_0 : vec2<f32>) -> u32
{
    return min(u32(film_uv_0.y * f32(run_0.camera_0.height_0)), run_0.camera_0.height_0 - u32(1)) * run_0.camera_0.width_0 + min(u32(film_uv_0.x * f32(run_0.camera_0.width_0)), run_0.camera_0.width_0 - u32(1));
}

fn filter_cumulative_0( axis_0 : u32,  cell_2 : u32) -> f32
{
    return run_0.filter_0.data_0[axis_0].cumulative_0[(cell_2 >> (u32(2)))][(cell_2 & (u32(3)))];
}

fn film_point_0( film_uv_1 : vec2<f32>) -> FilmPoint_0
{
    var point_2 : FilmPoint_0;
    var _S2527 : bool;
    if(((FEATURES_0 & (u32(2048)))) != u32(0))
    {
        _S2527 = (run_0.camera_0.filtered_0) != u32(0);
    }
    else
    {
        _S2527 = false;
    }
    point_2.filtered_1 = _S2527;
    point_2.size_3 = vec2<f32>(f32(run_0.camera_0.width_0), f32(run_0.camera_0.height_0));
    var _S2528 : vec2<f32> = vec2<f32>(0.0f);
    point_2.corner_3 = _S2528;
    point_2.start_3 = _S2528;
    point_2.slope_0 = vec2<f32>(1.0f);
    point_2.left_2 = _S2528;
    point_2.weight_6 = run_0.camera_0.exposure_0;
    if(_S2527)
    {
        var pixel_0 : u32 = pixel_of_0(film_uv_1);
        var _S2529 : u32 = pixel_0 % run_0.camera_0.width_0;
        var _S2530 : f32 = f32(_S2529);
        var _S2531 : u32 = pixel_0 / run_0.camera_0.width_0;
        point_2.corner_3 = vec2<f32>(_S2530, f32(_S2531));
        var axis_1 : u32 = u32(0);
        var sign_3 : f32 = 1.0f;
        for(;;)
        {
            if(axis_1 < u32(2))
            {
            }
            else
            {
                break;
            }
            var _S2532 : f32 = film_uv_1[axis_1] * point_2.size_3[axis_1] - point_2.corner_3[axis_1];
            var high_1 : u32 = u32(64);
            var low_0 : u32 = u32(0);
            for(;;)
            {
                if((high_1 - low_0) > u32(1))
                {
                }
                else
                {
                    break;
                }
                var middle_1 : u32 = ((low_0 + high_1) >> (u32(1)));
                if((filter_cumulative_0(axis_1, middle_1)) <= _S2532)
                {
                    low_0 = middle_1;
                }
                else
                {
                    high_1 = middle_1;
                }
            }
            var start_4 : f32 = filter_cumulative_0(axis_1, low_0);
            var _S2533 : u32 = low_0 + u32(1);
            var end_0 : f32;
            if(_S2533 < u32(64))
            {
                end_0 = filter_cumulative_0(axis_1, _S2533);
            }
            else
            {
                end_0 = 1.0f;
            }
            var width_1 : f32 = 2.0f * run_0.filter_0.data_0[axis_1].radius_0 / 64.0f;
            point_2.start_3[axis_1] = start_4;
            point_2.slope_0[axis_1] = width_1 / (end_0 - start_4);
            point_2.left_2[axis_1] = f32(low_0) * width_1 - run_0.filter_0.data_0[axis_1].radius_0;
            var sign_4 : f32 = sign_3 * run_0.filter_0.data_0[axis_1].weights_0[(low_0 >> (u32(2)))][(low_0 & (u32(3)))];
            axis_1 = axis_1 + u32(1);
            sign_3 = sign_4;
        }
        point_2.weight_6 = point_2.weight_6 * sign_3;
    }
    return point_2;
}

struct Camera_0
{
     to_world_0 : array<vec4<f32>, i32(3)>,
     film_plane_0 : vec4<f32>,
     lens_radius_0 : f32,
     focal_distance_0 : f32,
     width_0 : u32,
     height_0 : u32,
     projection_0 : u32,
     exposure_0 : f32,
     filtered_0 : u32,
     padding_0 : u32,
};

struct s_paramCtx_s_bwdCallableCtx_camera_ray_0
{
     value0_133 : Camera_0,
     value1_41 : FilmPoint_0,
     value2_23 : vec2<f32>,
     value3_12 : vec2<f32>,
};

struct s_bwdCallableCtx_camera_ray_0
{
     value0_134 : s_paramCtx_s_bwdCallableCtx_camera_ray_0,
};

struct s_paramCtx_s_bwdCallableCtx_sphere_direction_0
{
     value0_135 : Camera_0,
     value1_42 : vec2<f32>,
};

struct Tuple_50
{
     value0_136 : vec2<f32>,
};

fn s_apply_filtered_point_0( point_3 : FilmPoint_0,  _S2534 : vec2<f32>) -> Tuple_50
{
    var result_25 : vec2<f32>;
    if(point_3.filtered_1)
    {
        var _S2535 : vec2<f32> = vec2<f32>(-1.0f);
        result_25 = ((_S2534 * point_3.size_3 + point_3.corner_3 * _S2535 + point_3.start_3 * _S2535) * point_3.slope_0 + point_3.left_2 + (point_3.corner_3 + vec2<f32>(0.5f))) * (vec2<f32>(1.0f) / point_3.size_3);
    }
    else
    {
        result_25 = _S2534;
    }
    var _S2536 : Tuple_50;
    _S2536.value0_136 = result_25;
    return _S2536;
}

struct s_paramCtx_s_bwdCallableCtx_filtered_point_0
{
     value0_137 : FilmPoint_0,
};

struct s_bwdCallableCtx_filtered_point_0
{
     value0_138 : s_paramCtx_s_bwdCallableCtx_filtered_point_0,
};

struct s_bwdCallableCtx_sphere_direction_0
{
     value0_139 : s_paramCtx_s_bwdCallableCtx_sphere_direction_0,
};

struct Tuple_51
{
     value0_140 : vec3<f32>,
};

struct Tuple_52
{
     value0_141 : vec3<f32>,
};

fn s_apply_octahedral_direction_0( _S2537 : vec2<f32>) -> Tuple_52
{
    var u_2 : f32 = _S2537.x * 2.0f - 1.0f;
    var v_4 : f32 = _S2537.y * 2.0f - 1.0f;
    var _S2538 : bool = u_2 < 0.0f;
    var u_abs_0 : f32;
    if(_S2538)
    {
        u_abs_0 = - u_2;
    }
    else
    {
        u_abs_0 = u_2;
    }
    var _S2539 : bool = v_4 < 0.0f;
    var v_abs_0 : f32;
    if(_S2539)
    {
        v_abs_0 = - v_4;
    }
    else
    {
        v_abs_0 = v_4;
    }
    var distance_8 : f32 = 1.0f - (u_abs_0 + v_abs_0);
    var _S2540 : bool = distance_8 < 0.0f;
    var turns_0 : f32;
    if(_S2540)
    {
        turns_0 = - distance_8;
    }
    else
    {
        turns_0 = distance_8;
    }
    var r_0 : f32 = 1.0f - turns_0;
    if(r_0 > 0.0f)
    {
        turns_0 = ((v_abs_0 - u_abs_0) / r_0 + 1.0f) * 0.125f;
    }
    else
    {
        turns_0 = 0.125f;
    }
    var _S2541 : Tuple_23 = s_apply_sin_cos_turns_0(turns_0);
    var _S2542 : f32 = r_0 * r_0;
    var z_0 : f32 = 1.0f - _S2542;
    var radius_1 : f32 = r_0 * s_apply_safe_sqrt_0(2.0f - _S2542).value0_28;
    var x_7 : f32 = _S2541.value0_26.y * radius_1;
    var y_3 : f32 = _S2541.value0_26.x * radius_1;
    if(_S2538)
    {
        u_abs_0 = - x_7;
    }
    else
    {
        u_abs_0 = x_7;
    }
    if(_S2539)
    {
        v_abs_0 = - y_3;
    }
    else
    {
        v_abs_0 = y_3;
    }
    if(_S2540)
    {
        turns_0 = - z_0;
    }
    else
    {
        turns_0 = z_0;
    }
    var _S2543 : Tuple_52;
    _S2543.value0_141 = vec3<f32>(u_abs_0, v_abs_0, turns_0);
    return _S2543;
}

fn s_apply_sphere_direction_0( camera_1 : Camera_0,  _S2544 : vec2<f32>) -> Tuple_51
{
    var direction_16 : vec3<f32>;
    if((camera_1.projection_0) == u32(2))
    {
        var _S2545 : Tuple_52 = s_apply_octahedral_direction_0(_S2544);
        direction_16 = vec3<f32>(_S2545.value0_141.x, _S2545.value0_141.z, _S2545.value0_141.y);
    }
    else
    {
        var _S2546 : Tuple_23 = s_apply_sin_cos_turns_0(_S2544.x);
        var _S2547 : Tuple_23 = s_apply_sin_cos_turns_0(_S2544.y * 0.5f);
        var _S2548 : f32 = _S2547.value0_26.x;
        direction_16 = vec3<f32>(_S2548 * _S2546.value0_26.y, _S2547.value0_26.y, _S2548 * _S2546.value0_26.x);
    }
    var _S2549 : Tuple_51;
    _S2549.value0_140 = direction_16;
    return _S2549;
}

struct s_paramCtx_s_bwdCallableCtx_octahedral_direction_0
{
     value0_142 : vec2<f32>,
};

struct s_bwdCallableCtx_octahedral_direction_0
{
     value0_143 : s_paramCtx_s_bwdCallableCtx_octahedral_direction_0,
};

fn s_bwdProp_octahedral_direction_0( _S2550 : s_bwdCallableCtx_octahedral_direction_0,  _S2551 : ptr<function, vec2<f32>>,  _S2552 : vec3<f32>)
{
    var u_3 : f32 = _S2550.value0_143.value0_142.x * 2.0f - 1.0f;
    var v_5 : f32 = _S2550.value0_143.value0_142.y * 2.0f - 1.0f;
    var _S2553 : bool = u_3 < 0.0f;
    var u_abs_1 : f32;
    if(_S2553)
    {
        u_abs_1 = - u_3;
    }
    else
    {
        u_abs_1 = u_3;
    }
    var _S2554 : bool = v_5 < 0.0f;
    var v_abs_1 : f32;
    if(_S2554)
    {
        v_abs_1 = - v_5;
    }
    else
    {
        v_abs_1 = v_5;
    }
    var distance_9 : f32 = 1.0f - (u_abs_1 + v_abs_1);
    var _S2555 : bool = distance_9 < 0.0f;
    var turns_1 : f32;
    if(_S2555)
    {
        turns_1 = - distance_9;
    }
    else
    {
        turns_1 = distance_9;
    }
    var r_1 : f32 = 1.0f - turns_1;
    var _S2556 : bool = r_1 > 0.0f;
    if(_S2556)
    {
        var _S2557 : f32 = v_abs_1 - u_abs_1;
        var _S2558 : f32 = r_1 * r_1;
        turns_1 = (_S2557 / r_1 + 1.0f) * 0.125f;
        u_abs_1 = _S2558;
        v_abs_1 = _S2557;
    }
    else
    {
        turns_1 = 0.125f;
        u_abs_1 = 0.0f;
        v_abs_1 = 0.0f;
    }
    var _S2559 : Tuple_23 = s_apply_sin_cos_turns_0(turns_1);
    var _S2560 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S2560.value0_79 = turns_1;
    var _S2561 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S2560 );
    var _S2562 : f32 = 2.0f - r_1 * r_1;
    var _S2563 : Tuple_25 = s_apply_safe_sqrt_0(_S2562);
    var _S2564 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S2564.value0_81 = _S2562;
    var _S2565 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S2564 );
    var radius_2 : f32 = r_1 * _S2563.value0_28;
    var _S2566 : f32 = _S2559.value0_26.y;
    var _S2567 : f32 = _S2559.value0_26.x;
    if(_S2555)
    {
        turns_1 = - _S2552[i32(2)];
    }
    else
    {
        turns_1 = _S2552[i32(2)];
    }
    var _S2568 : f32;
    if(_S2554)
    {
        _S2568 = - _S2552[i32(1)];
    }
    else
    {
        _S2568 = _S2552[i32(1)];
    }
    var _S2569 : f32;
    if(_S2553)
    {
        _S2569 = - _S2552[i32(0)];
    }
    else
    {
        _S2569 = _S2552[i32(0)];
    }
    var _S2570 : f32 = radius_2 * _S2568;
    var _S2571 : f32 = radius_2 * _S2569;
    var _S2572 : f32 = _S2567 * _S2568 + _S2566 * _S2569;
    var _S2573 : f32 = r_1 * _S2572;
    var _S2574 : f32 = _S2563.value0_28 * _S2572;
    var _S2575 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S2565, &(_S2575), _S2573);
    var _S2576 : f32 = r_1 * (- _S2575 + - turns_1);
    var _S2577 : vec2<f32> = vec2<f32>(_S2570, _S2571);
    var _S2578 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S2561, &(_S2578), _S2577);
    var _S2579 : f32 = _S2578;
    var _S2580 : f32 = _S2574 + _S2576 + _S2576;
    if(_S2556)
    {
        var _S2581 : f32 = 0.125f * _S2579 / u_abs_1;
        var _S2582 : f32 = r_1 * _S2581;
        var _S2583 : f32 = - _S2582;
        u_abs_1 = v_abs_1 * - _S2581 + _S2580;
        v_abs_1 = _S2582;
        turns_1 = _S2583;
    }
    else
    {
        u_abs_1 = _S2580;
        v_abs_1 = 0.0f;
        turns_1 = 0.0f;
    }
    var _S2584 : f32 = - u_abs_1;
    if(_S2555)
    {
        u_abs_1 = - _S2584;
    }
    else
    {
        u_abs_1 = _S2584;
    }
    var _S2585 : f32 = - u_abs_1;
    var _S2586 : f32 = _S2585 + v_abs_1;
    var _S2587 : f32 = _S2585 + turns_1;
    if(_S2554)
    {
        u_abs_1 = - _S2586;
    }
    else
    {
        u_abs_1 = _S2586;
    }
    if(_S2553)
    {
        v_abs_1 = - _S2587;
    }
    else
    {
        v_abs_1 = _S2587;
    }
    (*_S2551) = vec2<f32>(2.0f * v_abs_1, 2.0f * u_abs_1);
    return;
}

fn s_bwdProp_sphere_direction_0( _S2588 : s_bwdCallableCtx_sphere_direction_0,  _S2589 : ptr<function, vec2<f32>>,  _S2590 : vec3<f32>)
{
    var _S2591 : vec2<f32> = vec2<f32>(0.0f);
    var _S2592 : s_paramCtx_s_bwdCallableCtx_octahedral_direction_0 = s_paramCtx_s_bwdCallableCtx_octahedral_direction_0( _S2591 );
    var _S2593 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0 = s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0( 0.0f );
    var _S2594 : bool = (_S2588.value0_139.value0_135.projection_0) == u32(2);
    var _S2595 : s_bwdCallableCtx_octahedral_direction_0;
    var _S2596 : f32;
    var _S2597 : f32;
    var _S2598 : f32;
    var _S2599 : s_bwdCallableCtx_sin_cos_turns_0;
    var _S2600 : s_bwdCallableCtx_sin_cos_turns_0;
    if(_S2594)
    {
        var _S2601 : s_paramCtx_s_bwdCallableCtx_octahedral_direction_0;
        _S2601.value0_142 = _S2588.value0_139.value1_42;
        _S2595.value0_143 = _S2601;
        _S2596 = 0.0f;
        _S2597 = 0.0f;
        _S2598 = 0.0f;
        _S2599.value0_80 = _S2593;
        _S2600.value0_80 = _S2593;
    }
    else
    {
        var _S2602 : f32 = _S2588.value0_139.value1_42.x;
        var _S2603 : Tuple_23 = s_apply_sin_cos_turns_0(_S2602);
        var _S2604 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S2604.value0_79 = _S2602;
        var _S2605 : f32 = _S2588.value0_139.value1_42.y * 0.5f;
        var _S2606 : Tuple_23 = s_apply_sin_cos_turns_0(_S2605);
        var _S2607 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S2607.value0_79 = _S2605;
        var _S2608 : f32 = _S2606.value0_26.x;
        var _S2609 : f32 = _S2603.value0_26.y;
        var _S2610 : f32 = _S2603.value0_26.x;
        _S2595.value0_143 = _S2592;
        _S2596 = _S2608;
        _S2597 = _S2610;
        _S2598 = _S2609;
        _S2599.value0_80 = _S2607;
        _S2600.value0_80 = _S2604;
    }
    var _S2611 : vec2<f32>;
    if(_S2594)
    {
        var _S2612 : vec3<f32> = vec3<f32>(_S2590[i32(0)], _S2590[i32(2)], _S2590[i32(1)]);
        var _S2613 : vec2<f32> = _S2591;
        s_bwdProp_octahedral_direction_0(_S2595, &(_S2613), _S2612);
        _S2611 = _S2613;
    }
    else
    {
        var _S2614 : f32 = _S2596 * _S2590[i32(2)];
        var _S2615 : f32 = _S2596 * _S2590[i32(0)];
        var _S2616 : vec2<f32> = vec2<f32>(_S2597 * _S2590[i32(2)] + _S2598 * _S2590[i32(0)], _S2590[i32(1)]);
        var _S2617 : f32 = 0.0f;
        s_bwdProp_sin_cos_turns_0(_S2599, &(_S2617), _S2616);
        var _S2618 : f32 = 0.5f * _S2617;
        var _S2619 : vec2<f32> = vec2<f32>(_S2614, _S2615);
        var _S2620 : f32 = 0.0f;
        s_bwdProp_sin_cos_turns_0(_S2600, &(_S2620), _S2619);
        _S2611 = vec2<f32>(_S2620, _S2618);
    }
    (*_S2589) = _S2611;
    return;
}

fn s_bwdProp_filtered_point_0( _S2621 : s_bwdCallableCtx_filtered_point_0,  _S2622 : ptr<function, vec2<f32>>,  _S2623 : vec2<f32>)
{
    var _S2624 : vec2<f32> = vec2<f32>(0.0f);
    var _S2625 : vec2<f32>;
    var _S2626 : vec2<f32>;
    var _S2627 : vec2<f32>;
    if(_S2621.value0_138.value0_137.filtered_1)
    {
        _S2625 = vec2<f32>(1.0f) / _S2621.value0_138.value0_137.size_3;
        _S2626 = _S2621.value0_138.value0_137.slope_0;
        _S2627 = _S2621.value0_138.value0_137.size_3;
    }
    else
    {
        _S2625 = _S2624;
        _S2626 = _S2624;
        _S2627 = _S2624;
    }
    if(_S2621.value0_138.value0_137.filtered_1)
    {
        _S2625 = _S2627 * (_S2626 * (_S2625 * _S2623));
    }
    else
    {
        _S2625 = _S2623;
    }
    (*_S2622) = _S2625;
    return;
}

fn s_bwdProp_camera_ray_0( _S2628 : s_bwdCallableCtx_camera_ray_0,  _S2629 : ptr<function, vec2<f32>>,  _S2630 : ptr<function, vec2<f32>>,  _S2631 : CameraRay_0)
{
    var _S2632 : vec4<f32> = vec4<f32>(0.0f);
    var _S2633 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>( _S2632, _S2632, _S2632 );
    var _S2634 : Camera_0 = Camera_0( _S2633, _S2632, 0.0f, 0.0f, u32(0), u32(0), u32(0), 0.0f, u32(0), u32(0) );
    var _S2635 : vec2<f32> = vec2<f32>(0.0f);
    var _S2636 : s_paramCtx_s_bwdCallableCtx_sphere_direction_0 = s_paramCtx_s_bwdCallableCtx_sphere_direction_0( _S2634, _S2635 );
    var _S2637 : vec3<f32> = vec3<f32>(0.0f);
    var _S2638 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0 = s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0( 0.0f );
    var _S2639 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S2640 : vec2<f32> = _S2628.value0_134.value0_133.film_plane_0.xy;
    var _S2641 : Tuple_50 = s_apply_filtered_point_0(_S2628.value0_134.value1_41, _S2628.value0_134.value2_23);
    var _S2642 : s_paramCtx_s_bwdCallableCtx_filtered_point_0;
    _S2642.value0_137 = _S2628.value0_134.value1_41;
    var _S2643 : s_bwdCallableCtx_filtered_point_0 = s_bwdCallableCtx_filtered_point_0( _S2642 );
    var on_plane_0 : vec2<f32> = _S2640 * _S2641.value0_136 + _S2628.value0_134.value0_133.film_plane_0.zw;
    var _S2644 : vec3<f32> = vec3<f32>(on_plane_0, 1.0f);
    var _S2645 : vec3<f32> = vec3<f32>(0.0f);
    var _S2646 : bool;
    if(((FEATURES_0 & (u32(4096)))) != u32(0))
    {
        _S2646 = (_S2628.value0_134.value0_133.projection_0) != u32(0);
    }
    else
    {
        _S2646 = false;
    }
    var flat_0 : bool;
    var _S2647 : bool;
    var origin_7 : vec3<f32>;
    var direction_17 : vec3<f32>;
    var _S2648 : s_bwdCallableCtx_sphere_direction_0;
    if(_S2646)
    {
        var _S2649 : bool = (_S2628.value0_134.value0_133.projection_0) == u32(1);
        if(_S2649)
        {
            const _S2650 : vec3<f32> = vec3<f32>(0.0f, 0.0f, 1.0f);
            origin_7 = vec3<f32>(on_plane_0, 0.0f);
            direction_17 = _S2650;
            _S2648.value0_139 = _S2636;
        }
        else
        {
            var _S2651 : Tuple_51 = s_apply_sphere_direction_0(_S2628.value0_134.value0_133, on_plane_0);
            var _S2652 : s_paramCtx_s_bwdCallableCtx_sphere_direction_0;
            _S2652.value0_135 = _S2628.value0_134.value0_133;
            _S2652.value1_42 = on_plane_0;
            origin_7 = _S2645;
            direction_17 = _S2651.value0_140;
            _S2648.value0_139 = _S2652;
        }
        flat_0 = _S2649;
        _S2647 = _S2649;
    }
    else
    {
        flat_0 = true;
        direction_17 = _S2644;
        origin_7 = _S2645;
        _S2647 = false;
        _S2648.value0_139 = _S2636;
    }
    if((_S2628.value0_134.value0_133.lens_radius_0) > 0.0f)
    {
    }
    else
    {
        flat_0 = false;
    }
    var _S2653 : vec3<f32>;
    var _S2654 : f32;
    var _S2655 : f32;
    var _S2656 : f32;
    var _S2657 : s_bwdCallableCtx_safe_sqrt_0;
    var _S2658 : s_bwdCallableCtx_sin_cos_turns_0;
    if(flat_0)
    {
        var _S2659 : vec3<f32> = vec3<f32>(_S2628.value0_134.value0_133.focal_distance_0);
        var focus_0 : vec3<f32> = origin_7 + direction_17 * _S2659;
        var _S2660 : f32 = _S2628.value0_134.value3_12.x;
        var _S2661 : Tuple_23 = s_apply_sin_cos_turns_0(_S2660);
        var _S2662 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S2662.value0_79 = _S2660;
        var _S2663 : f32 = _S2628.value0_134.value3_12.y;
        var _S2664 : Tuple_25 = s_apply_safe_sqrt_0(_S2663);
        var _S2665 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S2665.value0_81 = _S2663;
        var radius_3 : f32 = _S2628.value0_134.value0_133.lens_radius_0 * _S2664.value0_28;
        var _S2666 : f32 = _S2661.value0_26.y;
        var _S2667 : f32 = _S2661.value0_26.x;
        var origin_8 : vec3<f32> = origin_7 + vec3<f32>(radius_3 * _S2666, radius_3 * _S2667, 0.0f);
        var _S2668 : vec3<f32> = focus_0 - origin_8;
        origin_7 = origin_8;
        direction_17 = _S2668;
        _S2654 = radius_3;
        _S2655 = _S2667;
        _S2656 = _S2666;
        _S2657.value0_82 = _S2665;
        _S2658.value0_80 = _S2662;
        _S2653 = _S2659;
    }
    else
    {
        _S2654 = 0.0f;
        _S2655 = 0.0f;
        _S2656 = 0.0f;
        _S2657.value0_82 = _S2639;
        _S2658.value0_80 = _S2638;
        _S2653 = _S2637;
    }
    var row0_1 : vec3<f32> = _S2628.value0_134.value0_133.to_world_0[i32(0)].xyz;
    var row1_2 : vec3<f32> = _S2628.value0_134.value0_133.to_world_0[i32(1)].xyz;
    var row2_2 : vec3<f32> = _S2628.value0_134.value0_133.to_world_0[i32(2)].xyz;
    var _S2669 : s_bwdCallableCtx_dot_0;
    _S2669._S39 = row0_1;
    _S2669._S40 = origin_7;
    var _S2670 : s_bwdCallableCtx_dot_0 = _S2669;
    var _S2671 : s_bwdCallableCtx_dot_0;
    _S2671._S39 = row1_2;
    _S2671._S40 = origin_7;
    var _S2672 : s_bwdCallableCtx_dot_0 = _S2671;
    var _S2673 : s_bwdCallableCtx_dot_0;
    _S2673._S39 = row2_2;
    _S2673._S40 = origin_7;
    var _S2674 : s_bwdCallableCtx_dot_0 = _S2673;
    var _S2675 : Tuple_5 = s_apply_dot_0(row0_1, direction_17);
    var _S2676 : s_bwdCallableCtx_dot_0;
    _S2676._S39 = row0_1;
    _S2676._S40 = direction_17;
    var _S2677 : s_bwdCallableCtx_dot_0 = _S2676;
    var _S2678 : Tuple_5 = s_apply_dot_0(row1_2, direction_17);
    var _S2679 : s_bwdCallableCtx_dot_0;
    _S2679._S39 = row1_2;
    _S2679._S40 = direction_17;
    var _S2680 : s_bwdCallableCtx_dot_0 = _S2679;
    var _S2681 : Tuple_5 = s_apply_dot_0(row2_2, direction_17);
    var _S2682 : s_bwdCallableCtx_dot_0;
    _S2682._S39 = row2_2;
    _S2682._S40 = direction_17;
    var _S2683 : s_bwdCallableCtx_dot_0 = _S2682;
    var _S2684 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S2684.value0_99 = vec3<f32>(_S2675.value0_5, _S2678.value0_5, _S2681.value0_5);
    var _S2685 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S2684 );
    var _S2686 : vec3<f32> = _S2637;
    s_bwdProp_unit_vector_0(_S2685, &(_S2686), _S2631.direction_15);
    var _S2687 : vec3<f32> = _S2637;
    var _S2688 : vec3<f32> = _S2637;
    s_bwdProp_dot_0(_S2683, &(_S2687), &(_S2688), _S2686[i32(2)]);
    var _S2689 : vec3<f32> = _S2637;
    var _S2690 : vec3<f32> = _S2637;
    s_bwdProp_dot_0(_S2680, &(_S2689), &(_S2690), _S2686[i32(1)]);
    var _S2691 : vec3<f32> = _S2637;
    var _S2692 : vec3<f32> = _S2637;
    s_bwdProp_dot_0(_S2677, &(_S2691), &(_S2692), _S2686[i32(0)]);
    var _S2693 : vec3<f32> = _S2637;
    var _S2694 : vec3<f32> = _S2637;
    s_bwdProp_dot_0(_S2674, &(_S2693), &(_S2694), _S2631.origin_6[i32(2)]);
    var _S2695 : vec3<f32> = _S2637;
    var _S2696 : vec3<f32> = _S2637;
    s_bwdProp_dot_0(_S2672, &(_S2695), &(_S2696), _S2631.origin_6[i32(1)]);
    var _S2697 : vec3<f32> = _S2637;
    var _S2698 : vec3<f32> = _S2637;
    s_bwdProp_dot_0(_S2670, &(_S2697), &(_S2698), _S2631.origin_6[i32(0)]);
    var _S2699 : vec3<f32> = _S2694 + _S2696 + _S2698;
    var _S2700 : vec3<f32> = _S2688 + _S2690 + _S2692;
    var _S2701 : vec2<f32>;
    if(flat_0)
    {
        var _S2702 : vec3<f32> = _S2699 + (vec3<f32>(0) - _S2700);
        var _S2703 : f32 = _S2654 * _S2702[i32(1)];
        var _S2704 : f32 = _S2654 * _S2702[i32(0)];
        var _S2705 : f32 = _S2628.value0_134.value0_133.lens_radius_0 * (_S2655 * _S2702[i32(1)] + _S2656 * _S2702[i32(0)]);
        var _S2706 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S2657, &(_S2706), _S2705);
        var _S2707 : vec2<f32> = vec2<f32>(_S2703, _S2704);
        var _S2708 : f32 = 0.0f;
        s_bwdProp_sin_cos_turns_0(_S2658, &(_S2708), _S2707);
        var _S2709 : vec2<f32> = vec2<f32>(_S2708, _S2706);
        var _S2710 : vec3<f32> = _S2702 + _S2700;
        origin_7 = _S2653 * _S2700;
        direction_17 = _S2710;
        _S2701 = _S2709;
    }
    else
    {
        origin_7 = _S2700;
        direction_17 = _S2699;
        _S2701 = _S2635;
    }
    var _S2711 : vec2<f32>;
    if(_S2646)
    {
        if(_S2647)
        {
            _S2711 = direction_17.xy;
        }
        else
        {
            var _S2712 : vec2<f32> = _S2635;
            s_bwdProp_sphere_direction_0(_S2648, &(_S2712), origin_7);
            _S2711 = _S2712;
        }
        origin_7 = _S2637;
    }
    else
    {
        _S2711 = _S2635;
    }
    var _S2713 : vec2<f32> = _S2640 * (origin_7.xy + _S2711);
    var _S2714 : vec2<f32> = _S2635;
    s_bwdProp_filtered_point_0(_S2643, &(_S2714), _S2713);
    (*_S2629) = _S2714;
    (*_S2630) = _S2701;
    return;
}

fn _S2715( _S2716 : FilmPoint_0,  _S2717 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S2718 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S2719 : CameraRay_0)
{
    var _S2720 : s_paramCtx_s_bwdCallableCtx_camera_ray_0;
    _S2720.value0_133.to_world_0 = run_0.camera_0.to_world_0;
    _S2720.value0_133.film_plane_0 = run_0.camera_0.film_plane_0;
    _S2720.value0_133.lens_radius_0 = run_0.camera_0.lens_radius_0;
    _S2720.value0_133.focal_distance_0 = run_0.camera_0.focal_distance_0;
    _S2720.value0_133.width_0 = run_0.camera_0.width_0;
    _S2720.value0_133.height_0 = run_0.camera_0.height_0;
    _S2720.value0_133.projection_0 = run_0.camera_0.projection_0;
    _S2720.value0_133.exposure_0 = run_0.camera_0.exposure_0;
    _S2720.value0_133.filtered_0 = run_0.camera_0.filtered_0;
    _S2720.value0_133.padding_0 = run_0.camera_0.padding_0;
    _S2720.value1_41 = _S2716;
    _S2720.value2_23 = (*_S2717).primal_0;
    _S2720.value3_12 = (*_S2718).primal_0;
    var _S2721 : s_bwdCallableCtx_camera_ray_0 = s_bwdCallableCtx_camera_ray_0( _S2720 );
    var _S2722 : vec2<f32> = (*_S2717).differential_0;
    var _S2723 : vec2<f32> = (*_S2718).differential_0;
    s_bwdProp_camera_ray_0(_S2721, &(_S2722), &(_S2723), _S2719);
    (*_S2717).differential_0 = _S2722;
    (*_S2718).differential_0 = _S2723;
    return;
}

fn Backward_end_0( this_8 : ptr<function, Backward_0>)
{
    var _S2724 : vec2<f32> = vec2<f32>(0.0f);
    var film_uv_2 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    film_uv_2.primal_0 = StoredCoordinates_film_0((*this_8).x_5);
    film_uv_2.differential_0 = _S2724;
    var lens_uv_0 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    lens_uv_0.primal_0 = StoredCoordinates_lens_0((*this_8).x_5);
    lens_uv_0.differential_0 = _S2724;
    var adjoint_0 : CameraRay_0;
    adjoint_0.origin_6 = (*this_8).adjoint_origin_0;
    adjoint_0.direction_15 = (*this_8).adjoint_direction_0;
    var _S2725 : FilmPoint_0 = film_point_0(StoredCoordinates_film_0((*this_8).x_5));
    _S2715(_S2725, &(film_uv_2), &(lens_uv_0), adjoint_0);
    var _S2726 : f32 = film_uv_2.differential_0.x * (*this_8).scale_1;
    var _S2727 : ScoreReport_0 = (*this_8).report_0;
    var _S2728 : f32 = ScoreReport_checked_0(&(_S2727), _S2726);
    StoredScore_set_0((*this_8).score_0, u32(0), _S2728);
    var _S2729 : f32 = film_uv_2.differential_0.y * (*this_8).scale_1;
    var _S2730 : ScoreReport_0 = _S2727;
    var _S2731 : f32 = ScoreReport_checked_0(&(_S2730), _S2729);
    StoredScore_set_0((*this_8).score_0, u32(1), _S2731);
    var _S2732 : f32 = lens_uv_0.differential_0.x * (*this_8).scale_1;
    var _S2733 : ScoreReport_0 = _S2730;
    var _S2734 : f32 = ScoreReport_checked_0(&(_S2733), _S2732);
    StoredScore_set_0((*this_8).score_0, u32(2), _S2734);
    var _S2735 : f32 = lens_uv_0.differential_0.y * (*this_8).scale_1;
    var _S2736 : ScoreReport_0 = _S2733;
    var _S2737 : f32 = ScoreReport_checked_0(&(_S2736), _S2735);
    (*this_8).report_0 = _S2736;
    StoredScore_set_0((*this_8).score_0, u32(3), _S2737);
    return;
}

fn Backward_x24init_0( x_8 : StoredCoordinates_0,  score_1 : StoredScore_0,  recorder_1 : Recorder_0,  report_1 : ScoreReport_0,  scale_6 : f32,  left_3 : u32,  later_radiance_1 : vec3<f32>,  adjoint_origin_2 : vec3<f32>,  adjoint_direction_2 : vec3<f32>,  adjoint_pdf_2 : f32) -> Backward_0
{
    var _S2738 : Backward_0;
    _S2738.x_5 = x_8;
    _S2738.score_0 = score_1;
    _S2738.recorder_0 = recorder_1;
    _S2738.report_0 = report_1;
    _S2738.scale_1 = scale_6;
    _S2738.left_1 = left_3;
    _S2738.later_radiance_0 = later_radiance_1;
    _S2738.adjoint_origin_0 = adjoint_origin_2;
    _S2738.adjoint_direction_0 = adjoint_direction_2;
    _S2738.adjoint_pdf_0 = adjoint_pdf_2;
    return _S2738;
}

fn Recorder_x24init_0( chain_4 : u32,  vertices_1 : u32,  lit_vertices_1 : u32) -> Recorder_0
{
    var _S2739 : Recorder_0;
    _S2739.chain_2 = chain_4;
    _S2739.vertices_0 = vertices_1;
    _S2739.lit_vertices_0 = lit_vertices_1;
    return _S2739;
}

fn ScoreReport_x24init_0( bad_1 : u32,  norm_squared_1 : f32) -> ScoreReport_0
{
    var _S2740 : ScoreReport_0;
    _S2740.bad_0 = bad_1;
    _S2740.norm_squared_0 = norm_squared_1;
    return _S2740;
}

struct TracedPath_0
{
     radiance_13 : vec3<f32>,
     rays_0 : u32,
     vertices_2 : u32,
     lit_vertices_2 : u32,
     score_squared_0 : f32,
     bad_scores_0 : u32,
};

fn TracedPath_x24init_0( radiance_14 : vec3<f32>,  rays_1 : u32,  vertices_3 : u32,  lit_vertices_3 : u32,  score_squared_1 : f32,  bad_scores_1 : u32) -> TracedPath_0
{
    var _S2741 : TracedPath_0;
    _S2741.radiance_13 = radiance_14;
    _S2741.rays_0 = rays_1;
    _S2741.vertices_2 = vertices_3;
    _S2741.lit_vertices_2 = lit_vertices_3;
    _S2741.score_squared_0 = score_squared_1;
    _S2741.bad_scores_0 = bad_scores_1;
    return _S2741;
}

struct Queue_0
{
     taken_0 : u32,
};

fn Queue_x24init_0( taken_1 : u32) -> Queue_0
{
    var _S2742 : Queue_0;
    _S2742.taken_0 = taken_1;
    return _S2742;
}

fn store_rows_0( _S2743 : u32,  _S2744 : u32,  _S2745 : u32,  _S2746 : TracedPath_0)
{
    var _S2747 : vec4<u32> = vec4<u32>(_S2746.vertices_2, _S2746.lit_vertices_2, bitcast<u32>(_S2746.score_squared_0), _S2746.bad_scores_0);
    chain_states_0[_S2743 * _S2744 + _S2745] = vec4<u32>(bitcast<u32>(_S2746.radiance_13[u32(0)]), bitcast<u32>(_S2746.radiance_13[u32(1)]), bitcast<u32>(_S2746.radiance_13[u32(2)]), _S2746.rays_0);
    chain_states_0[(_S2743 + u32(1)) * _S2744 + _S2745] = _S2747;
    return;
}

fn store_traced_path_0( chain_5 : u32,  traced_0 : TracedPath_0)
{
    store_rows_0(rows_of_1(), run_0.method_0.chains_0, chain_5, traced_0);
    return;
}

fn Queue_take_0( this_9 : ptr<function, Queue_0>,  queue_0 : u32) -> u32
{
    if(((*this_9).taken_0) >= (run_0.dispatch_0.items_per_lane_0))
    {
        return u32(4294967295);
    }
    (*this_9).taken_0 = (*this_9).taken_0 + u32(1);
    var item_0 : u32 = atomicAdd(&(counters_0[queue_0]), u32(1));
    var _S2748 : u32;
    if(item_0 < (run_0.dispatch_0.items_0))
    {
        _S2748 = item_0;
    }
    else
    {
        _S2748 = u32(4294967295);
    }
    return _S2748;
}

struct ChainState_0
{
     radiance_15 : vec3<f32>,
     density_1 : f32,
     pixel_1 : u32,
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
     index_4 : u32,
     state_0 : ChainState_0,
};

fn load_rows_1( _S2749 : u32,  _S2750 : u32,  _S2751 : u32) -> ChainState_0
{
    var rows_2 : array<vec4<u32>, i32(4)>;
    rows_2[i32(0)] = chain_states_0[_S2749 * _S2750 + _S2751];
    rows_2[i32(1)] = chain_states_0[(_S2749 + u32(1)) * _S2750 + _S2751];
    rows_2[i32(2)] = chain_states_0[(_S2749 + u32(2)) * _S2750 + _S2751];
    rows_2[i32(3)] = chain_states_0[(_S2749 + u32(3)) * _S2750 + _S2751];
    var _S2752 : ChainState_0 = ChainState_0( vec3<f32>(bitcast<f32>(rows_2[u32(0)][u32(0)]), bitcast<f32>(rows_2[u32(0)][u32(1)]), bitcast<f32>(rows_2[u32(0)][u32(2)])), bitcast<f32>(rows_2[u32(0)][u32(3)]), rows_2[u32(1)][u32(0)], rows_2[u32(1)][u32(1)], rows_2[u32(1)][u32(2)], bitcast<f32>(rows_2[u32(1)][u32(3)]), rows_2[u32(2)][u32(0)], bitcast<f32>(rows_2[u32(2)][u32(1)]), rows_2[u32(2)][u32(2)], bitcast<f32>(rows_2[u32(2)][u32(3)]), vec2<u32>(rows_2[u32(3)][u32(0)], rows_2[u32(3)][u32(1)]), vec2<u32>(rows_2[u32(3)][u32(2)], rows_2[u32(3)][u32(3)]) );
    return _S2752;
}

fn load_chain_0( index_5 : u32) -> Chain_0
{
    var chain_6 : Chain_0;
    chain_6.index_4 = index_5;
    chain_6.state_0 = load_rows_1(u32(0), run_0.method_0.chains_0, index_5);
    return chain_6;
}

fn Chain_has_0( this_10 : Chain_0,  flag_0 : u32) -> bool
{
    return (((this_10.state_0.flags_2) & (flag_0))) != u32(0);
}

fn Chain_slot_0( this_11 : Chain_0) -> u32
{
    return ((((this_11.state_0.flags_2) & (u32(2)))) >> (u32(1)));
}

fn Chain_other_slot_0( this_12 : Chain_0) -> u32
{
    return u32(1) - Chain_slot_0(this_12);
}

fn load_rows_2( _S2753 : u32,  _S2754 : u32,  _S2755 : u32) -> TracedPath_0
{
    var rows_3 : array<vec4<u32>, i32(2)>;
    rows_3[i32(0)] = chain_states_0[_S2753 * _S2754 + _S2755];
    rows_3[i32(1)] = chain_states_0[(_S2753 + u32(1)) * _S2754 + _S2755];
    var _S2756 : TracedPath_0 = TracedPath_0( vec3<f32>(bitcast<f32>(rows_3[u32(0)][u32(0)]), bitcast<f32>(rows_3[u32(0)][u32(1)]), bitcast<f32>(rows_3[u32(0)][u32(2)])), rows_3[u32(0)][u32(3)], rows_3[u32(1)][u32(0)], rows_3[u32(1)][u32(1)], bitcast<f32>(rows_3[u32(1)][u32(2)]), rows_3[u32(1)][u32(3)] );
    return _S2756;
}

fn load_traced_path_0( chain_7 : u32) -> TracedPath_0
{
    return load_rows_2(rows_of_1(), run_0.method_0.chains_0, chain_7);
}

fn TracedPath_finite_0( this_13 : TracedPath_0) -> bool
{
    var _S2757 : bool;
    if(is_finite_0(this_13.radiance_13.x))
    {
        _S2757 = is_finite_0(this_13.radiance_13.y);
    }
    else
    {
        _S2757 = false;
    }
    if(_S2757)
    {
        _S2757 = is_finite_0(this_13.radiance_13.z);
    }
    else
    {
        _S2757 = false;
    }
    return _S2757;
}

fn luminance_1( rgb_0 : vec3<f32>) -> f32
{
    return dot(rgb_0, vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f));
}

@compute
@workgroup_size(64, 1, 1)
fn backward()
{
    var _S2758 : bool;
    var _S2759 : StoredCoordinates_0 = StoredCoordinates_0( u32(0), u32(0) );
    var _S2760 : StoredScore_0 = StoredScore_0( u32(0), u32(0) );
    var _S2761 : vec3<f32> = vec3<f32>(0.0f);
    var pass_0 : Backward_0 = Backward_x24init_0(_S2759, _S2760, Recorder_x24init_0(u32(0), u32(0), u32(0)), ScoreReport_x24init_0(u32(0), 0.0f), 0.0f, u32(0), _S2761, _S2761, _S2761, 0.0f);
    var traced_1 : TracedPath_0 = TracedPath_x24init_0(_S2761, u32(0), u32(0), u32(0), 0.0f, u32(0));
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
                var _S2762 : bool = chain_9 == u32(4294967295);
                _S2758 = _S2762;
                if(_S2762)
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
            if(_S2758)
            {
                break;
            }
            var _S2763 : TracedPath_0 = load_traced_path_0(chain_9);
            traced_1 = _S2763;
            pass_0.x_5.chain_0 = chain_9;
            pass_0.score_0.chain_1 = chain_9;
            pass_0.score_0.slot_1 = pass_0.x_5.slot_0;
            pass_0.recorder_0.chain_2 = chain_9;
            pass_0.recorder_0.lit_vertices_0 = traced_1.lit_vertices_2;
            var _S2764 : f32;
            if(TracedPath_finite_0(_S2763))
            {
                _S2764 = luminance_1(traced_1.radiance_13);
            }
            else
            {
                _S2764 = 0.0f;
            }
            Backward_begin_0(&(pass_0), _S2764);
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

