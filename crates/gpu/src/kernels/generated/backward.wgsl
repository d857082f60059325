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
    @align(16) kinds_0 : u32,
    @align(4) max_depth_0 : u32,
    @align(8) dimension_0 : u32,
    @align(4) permutation_0 : u32,
    @align(16) tiles_0 : vec2<u32>,
    @align(8) occupied_0 : u32,
    @align(4) padding_1 : u32,
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
    @align(8) prior_mean_0 : f32,
    @align(4) prior_samples_0 : f32,
};

struct ReuseParameters_std140_0
{
    @align(16) carried_0 : u32,
    @align(4) stays_0 : u32,
    @align(8) scored_0 : u32,
    @align(4) trust_0 : f32,
    @align(16) p_bar_0 : f32,
    @align(4) odds_per_ratio_0 : f32,
    @align(8) scale_0 : f32,
    @align(4) factor_0 : f32,
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
    @align(4) padding_2 : u32,
};

struct ImageParameters_std140_0
{
    @align(16) film_scale_0 : f32,
    @align(4) film_unit_0 : f32,
    @align(8) density_scale_0 : f32,
    @align(4) density_unit_0 : f32,
    @align(16) scale_1 : f32,
    @align(4) normalisation_0 : u32,
    @align(8) stencils_0 : u32,
    @align(4) smoothing_0 : f32,
    @align(16) own_weights_0 : u32,
    @align(4) limit_0 : f32,
    @align(8) step_size_0 : f32,
    @align(4) momentum_0 : f32,
    @align(16) square_scale_0 : f32,
};

struct FilterAxis_std140_0
{
    @align(16) cumulative_0 : array<vec4<f32>, i32(16)>,
    @align(16) weights_0 : array<vec4<f32>, i32(16)>,
    @align(16) radius_0 : f32,
    @align(4) padding0_1 : u32,
    @align(8) padding1_1 : u32,
    @align(4) padding2_1 : u32,
};

struct _Array_std140_FilterAxis2_0
{
    @align(16) data_0 : array<FilterAxis_std140_0, i32(2)>,
};

struct Parameters_std140_0
{
    @align(16) camera_0 : Camera_std140_0,
    @align(16) other_camera_0 : Camera_std140_0,
    @align(16) path_0 : PathParameters_std140_0,
    @align(16) lights_0 : LightParameters_std140_0,
    @align(16) method_0 : MethodParameters_std140_0,
    @align(16) reuse_0 : ReuseParameters_std140_0,
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
    @align(4) padding_3 : u32,
};

@binding(6) @group(0) var<storage, read> instances_0 : array<Instance_std430_0>;

@binding(12) @group(1) var<storage, read_write> cells_0 : array<atomic<u32>>;

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
     scale_2 : f32,
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
     padding_4 : u32,
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
     scale_3 : vec2<f32>,
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

fn StoredCoordinates_film_0( this_2 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_2, u32(0)), StoredCoordinates_get_0(this_2, u32(1)));
}

fn tile_word_0( film_0 : vec2<f32>) -> u32
{
    var tile_0 : vec2<u32> = min(vec2<u32>(film_0 * vec2<f32>(run_0.path_0.tiles_0)), run_0.path_0.tiles_0 - vec2<u32>(u32(1)));
    var _S66 : u32 = atomicLoad(&(cells_0[tile_0.y * run_0.path_0.tiles_0.x + tile_0.x]));
    return _S66;
}

fn kinds_at_0( film_1 : vec2<f32>) -> u32
{
    var _S67 : u32 = tile_word_0(film_1);
    return (_S67 & (u32(7)));
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
    var _S68 : f32 = n_2.z;
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
    var _S69 : f32 = n_2.x;
    var _S70 : f32 = n_2.y;
    var b_2 : f32 = _S69 * _S70 * a_2;
    var frame_2 : Frame_0;
    frame_2.s_1 = vec3<f32>(1.0f + sign_0 * _S69 * _S69 * a_2, sign_0 * b_2, - sign_0 * _S69);
    frame_2.t_1 = vec3<f32>(b_2, sign_0 + _S70 * _S70 * a_2, - _S70);
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
        var _S71 : vec3<f32> = s_2 * vec3<f32>((1.0f / sqrt(length_squared_0)));
        frame_3.s_1 = _S71;
        frame_3.t_1 = cross(n_3, _S71);
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
    var _S72 : vec3<f32> = vec3<f32>((1.0f / dot(normal_4, normal_4)));
    var from_p0_0 : vec3<f32> = origin_1 - triangle_3.p0_0;
    var in_plane_0 : vec3<f32> = from_p0_0 + direction_3 * vec3<f32>(- (dot(from_p0_0, normal_4) / dot(direction_3, normal_4)));
    var b1_1 : f32 = dot(in_plane_0, cross(triangle_3.e2_1, normal_4) * _S72);
    var b2_1 : f32 = dot(in_plane_0, cross(normal_4, triangle_3.e1_1) * _S72);
    var surface_0 : Surface_0;
    surface_0.b1_0 = b1_1;
    surface_0.b2_0 = b2_1;
    var _S73 : vec3<f32> = vec3<f32>(b1_1);
    var _S74 : vec3<f32> = vec3<f32>(b2_1);
    surface_0.position_0 = triangle_3.e1_1 * _S73 + triangle_3.e2_1 * _S74 + triangle_3.p0_0;
    surface_0.geometric_normal_0 = triangle_3.plane_normal_0;
    var n_4 : vec3<f32>;
    if(triangle_3.smooth_0)
    {
        var interpolated_0 : vec3<f32> = (triangle_3.n1_0 - triangle_3.n0_0) * _S73 + (triangle_3.n2_0 - triangle_3.n0_0) * _S74 + triangle_3.n0_0;
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
    var _S75 : Sloped3_0;
    _S75.v_0 = v_3;
    _S75.d1_0 = d1_1;
    _S75.d2_0 = d2_1;
    return _S75;
}

fn LightShape_x24init_0( corner_2 : vec3<f32>,  e1_4 : vec3<f32>,  e2_4 : vec3<f32>,  normal_5 : vec3<f32>,  area_2 : f32) -> LightShape_0
{
    var _S76 : LightShape_0;
    _S76.corner_1 = corner_2;
    _S76.e1_2 = e1_4;
    _S76.e2_2 = e2_4;
    _S76.normal_1 = normal_5;
    _S76.area_1 = area_2;
    return _S76;
}

fn Emitted_x24init_0( radiance_4 : Sloped3_0,  textured_4 : bool,  two_sided_2 : bool,  shape_2 : LightShape_0,  probability_2 : f32) -> Emitted_0
{
    var _S77 : Emitted_0;
    _S77.radiance_1 = radiance_4;
    _S77.textured_2 = textured_4;
    _S77.two_sided_0 = two_sided_2;
    _S77.shape_0 = shape_2;
    _S77.probability_0 = probability_2;
    return _S77;
}

struct Emission_0
{
     radiance_5 : vec3<f32>,
     two_sided_3 : u32,
     texture_0 : u32,
     pdf_area_0 : f32,
     padding0_2 : u32,
     padding1_2 : u32,
};

fn load_table_0( first_1 : u32) -> Emission_0
{
    var rows_1 : array<vec4<f32>, i32(2)>;
    rows_1[i32(0)] = tables_0[first_1];
    rows_1[i32(1)] = tables_0[first_1 + u32(1)];
    var _S78 : Emission_0 = Emission_0( vec3<f32>(bitcast<f32>(bitcast<u32>(rows_1[u32(0)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_1[u32(0)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_1[u32(0)][u32(2)]))), bitcast<u32>(rows_1[u32(0)][u32(3)]), bitcast<u32>(rows_1[u32(1)][u32(0)]), bitcast<f32>(bitcast<u32>(rows_1[u32(1)][u32(1)])), bitcast<u32>(rows_1[u32(1)][u32(2)]), bitcast<u32>(rows_1[u32(1)][u32(3)]) );
    return _S78;
}

fn load_emission_0( emission_2 : u32) -> Emission_0
{
    return load_table_0(run_0.path_0.first_emission_0 + emission_2 * u32(2));
}

fn sloped_0( value_0 : vec3<f32>) -> Sloped3_0
{
    var result_0 : Sloped3_0;
    result_0.v_0 = value_0;
    var _S79 : vec3<f32> = vec3<f32>(0.0f);
    result_0.d1_0 = _S79;
    result_0.d2_0 = _S79;
    return result_0;
}

fn load_emitted_0( triangle_4 : Triangle_0,  surface_1 : Surface_0,  origin_2 : vec3<f32>,  delta_2 : bool) -> Emitted_0
{
    var _S80 : vec3<f32> = vec3<f32>(0.0f);
    var emitted_1 : Emitted_0 = Emitted_x24init_0(Sloped3_x24init_0(_S80, _S80, _S80), false, false, LightShape_x24init_0(_S80, _S80, _S80, _S80, 0.0f), 0.0f);
    if((triangle_4.emission_1) == u32(4294967295))
    {
        return emitted_1;
    }
    var index_1 : u32 = ((triangle_4.emission_1) & (u32(2147483647)));
    var index_2 : u32;
    if((((triangle_4.emission_1) & (u32(2147483648)))) == u32(0))
    {
        var light_2 : LightTriangle_std430_0 = light_triangles_0[index_1];
        var _S81 : bool;
        if(!delta_2)
        {
            _S81 = !triangle_4.placed_0;
        }
        else
        {
            _S81 = false;
        }
        if(_S81)
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
    var _S82 : SlopedFrame_0;
    _S82.s_0 = s_3;
    _S82.t_0 = t_2;
    _S82.n_0 = n_6;
    return _S82;
}

fn Shading_x24init_0( kind_2 : u32,  eta_1 : f32,  coat_1 : u32,  lobe_3 : f32,  a_3 : Sloped3_0,  b_3 : Sloped3_0,  widths_1 : vec4<f32>,  widths_d1_1 : vec4<f32>,  widths_d2_1 : vec4<f32>,  textured_5 : bool,  bent_1 : bool,  frame_4 : SlopedFrame_0) -> Shading_0
{
    var _S83 : Shading_0;
    _S83.kind_0 = kind_2;
    _S83.eta_0 = eta_1;
    _S83.coat_0 = coat_1;
    _S83.lobe_2 = lobe_3;
    _S83.a_1 = a_3;
    _S83.b_1 = b_3;
    _S83.widths_0 = widths_1;
    _S83.widths_d1_0 = widths_d1_1;
    _S83.widths_d2_0 = widths_d2_1;
    _S83.textured_1 = textured_5;
    _S83.bent_0 = bent_1;
    _S83.frame_0 = frame_4;
    return _S83;
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
    const _S84 : vec2<u32> = vec2<u32>(u32(4294967295), u32(4294967295));
    material_1.alpha_textures_0 = _S84;
    material_1.coat_alpha_textures_0 = _S84;
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
    var _S85 : vec4<f32> = vec4<f32>(0.0f);
    shading_2.widths_d1_0 = _S85;
    shading_2.widths_d2_0 = _S85;
    shading_2.textured_1 = false;
    shading_2.bent_0 = false;
    var _S86 : vec3<f32> = vec3<f32>(0.0f);
    var _S87 : Sloped3_0 = Sloped3_x24init_0(_S86, _S86, _S86);
    shading_2.frame_0 = SlopedFrame_x24init_0(_S87, _S87, _S87);
    shading_2.kind_0 = ((material_2.bits_1) & (u32(255)));
    shading_2.eta_0 = material_2.eta_2;
    shading_2.coat_0 = material_2.coat_2;
    return shading_2;
}

fn SquareMap_x24init_0( start_2 : vec2<f32>,  scale_4 : vec2<f32>,  cell_1 : vec2<f32>,  size_2 : vec2<f32>) -> SquareMap_0
{
    var _S88 : SquareMap_0;
    _S88.start_1 = start_2;
    _S88.scale_3 = scale_4;
    _S88.cell_0 = cell_1;
    _S88.size_0 = size_2;
    return _S88;
}

fn Arriving_x24init_0( radiance_6 : vec3<f32>,  pdf_2 : f32,  portal_1 : LightShape_0,  portal_share_1 : f32) -> Arriving_0
{
    var _S89 : Arriving_0;
    _S89.radiance_2 = radiance_6;
    _S89.pdf_1 = pdf_2;
    _S89.portal_0 = portal_1;
    _S89.portal_share_0 = portal_share_1;
    return _S89;
}

fn Hit_x24init_0( leaf_3 : u32,  instance_2 : u32) -> Hit_0
{
    var _S90 : Hit_0;
    _S90.leaf_2 = leaf_3;
    _S90.instance_1 = instance_2;
    return _S90;
}

fn ChosenLight_x24init_0( kind_3 : i32,  probability_3 : f32,  radiance_7 : Sloped3_0,  textured_6 : bool,  delta_3 : bool,  two_sided_4 : bool,  shape_3 : LightShape_0,  spot_1 : bool,  cos_end_1 : f32,  cos_start_1 : f32,  map_1 : SquareMap_0,  to_light_1 : array<vec4<f32>, i32(3)>,  arriving_1 : Arriving_0,  hit_2 : Hit_0) -> ChosenLight_0
{
    var _S91 : ChosenLight_0;
    _S91.kind_1 = kind_3;
    _S91.probability_1 = probability_3;
    _S91.radiance_3 = radiance_7;
    _S91.textured_3 = textured_6;
    _S91.delta_0 = delta_3;
    _S91.two_sided_1 = two_sided_4;
    _S91.shape_1 = shape_3;
    _S91.spot_0 = spot_1;
    _S91.cos_end_0 = cos_end_1;
    _S91.cos_start_0 = cos_start_1;
    _S91.map_0 = map_1;
    _S91.to_light_0 = to_light_1;
    _S91.arriving_0 = arriving_1;
    _S91.hit_0 = hit_2;
    return _S91;
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
    var _S92 : vec3<f32> = vec3<f32>(0.0f);
    var _S93 : LightShape_0 = LightShape_x24init_0(_S92, _S92, _S92, _S92, 0.0f);
    var _S94 : vec2<f32> = vec2<f32>(0.0f);
    var _S95 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>(vec4<f32>(0.0f), vec4<f32>(0.0f), vec4<f32>(0.0f));
    var light_4 : ChosenLight_0 = ChosenLight_x24init_0(i32(0), 0.0f, Sloped3_x24init_0(_S92, _S92, _S92), false, false, false, _S93, false, 0.0f, 0.0f, SquareMap_x24init_0(_S94, _S94, _S94, _S94), _S95, Arriving_x24init_0(_S92, 0.0f, _S93, 0.0f), Hit_x24init_0(u32(0), u32(0)));
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
    var _S96 : LightTriangle_std430_0 = light_triangles_0[number_0];
    var emission_4 : Emission_0 = load_emission_0(_S96.emission_0);
    light_4.kind_1 = i32(1);
    var _S97 : LightShape_0 = shape_of_0(&(_S96));
    light_4.shape_1 = _S97;
    light_4.probability_1 = emission_4.pdf_area_0 * _S96.area_0;
    light_4.radiance_3 = sloped_0(emission_4.radiance_5);
    light_4.two_sided_1 = (emission_4.two_sided_3) != u32(0);
    light_4.delta_0 = (((_S96.flags_0) & (u32(1)))) != u32(0);
    light_4.textured_3 = false;
    light_4.hit_0.leaf_2 = _S96.leaf_0;
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

fn s_apply_frame_from_normal_0( _S98 : vec3<f32>) -> Tuple_9
{
    var _S99 : f32 = _S98.z;
    var sign_1 : f32;
    if(_S99 < 0.0f)
    {
        sign_1 = -1.0f;
    }
    else
    {
        sign_1 = 1.0f;
    }
    var a_5 : f32 = -1.0f / (sign_1 + _S99);
    var _S100 : f32 = _S98.x;
    var _S101 : f32 = _S98.y;
    var b_5 : f32 = _S100 * _S101 * a_5;
    var _S102 : vec3<f32> = vec3<f32>(b_5, sign_1 + _S101 * _S101 * a_5, - _S101);
    var _S103 : Tuple_9;
    _S103.value0_12.s_1 = vec3<f32>(1.0f + sign_1 * _S100 * _S100 * a_5, sign_1 * b_5, - sign_1 * _S100);
    _S103.value0_12.t_1 = _S102;
    _S103.value0_12.n_1 = _S98;
    return _S103;
}

fn s_apply_frame_from_normal_tangent_0( _S104 : vec3<f32>,  tangent_2 : vec3<f32>) -> Tuple_8
{
    var s_4 : vec3<f32> = tangent_2 + _S104 * vec3<f32>(- s_apply_dot_0(_S104, tangent_2).value0_5);
    var _S105 : Tuple_5 = s_apply_dot_0(s_4, s_4);
    var frame_5 : Frame_0;
    if((_S105.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(tangent_2, tangent_2).value0_5))
    {
        var _S106 : vec3<f32> = s_4 * vec3<f32>((1.0f / s_apply_sqrt_0(_S105.value0_5).value0_4));
        var _S107 : Tuple_3 = s_apply_cross_0(_S104, _S106);
        frame_5.s_1 = _S106;
        frame_5.t_1 = _S107.value0_3;
        frame_5.n_1 = _S104;
    }
    else
    {
        frame_5 = s_apply_frame_from_normal_0(_S104).value0_12;
    }
    var _S108 : Tuple_8;
    _S108.value0_11 = frame_5;
    return _S108;
}

fn s_apply_surface_at_0( triangle_6 : Triangle_0,  _S109 : vec3<f32>,  _S110 : vec3<f32>) -> Tuple_7
{
    var _S111 : Tuple_3 = s_apply_cross_0(triangle_6.e1_1, triangle_6.e2_1);
    var _S112 : vec3<f32> = _S111.value0_3;
    var _S113 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S112, _S112).value0_5));
    var from_p0_1 : vec3<f32> = _S109 - triangle_6.p0_0;
    var in_plane_1 : vec3<f32> = from_p0_1 + _S110 * vec3<f32>(- (s_apply_dot_0(from_p0_1, _S111.value0_3).value0_5 / s_apply_dot_0(_S110, _S111.value0_3).value0_5));
    var _S114 : Tuple_5 = s_apply_dot_0(in_plane_1, s_apply_cross_0(triangle_6.e2_1, _S111.value0_3).value0_3 * _S113);
    var _S115 : Tuple_5 = s_apply_dot_0(in_plane_1, s_apply_cross_0(_S111.value0_3, triangle_6.e1_1).value0_3 * _S113);
    var _S116 : vec3<f32> = vec3<f32>(0.0f);
    var _S117 : Frame_0 = Frame_0( _S116, _S116, _S116 );
    var _S118 : vec3<f32> = vec3<f32>(_S114.value0_5);
    var _S119 : vec3<f32> = vec3<f32>(_S115.value0_5);
    var _S120 : vec3<f32> = triangle_6.e1_1 * _S118 + triangle_6.e2_1 * _S119 + triangle_6.p0_0;
    var surface_3 : Surface_0;
    var n_7 : vec3<f32>;
    if(triangle_6.smooth_0)
    {
        var interpolated_1 : vec3<f32> = (triangle_6.n1_0 - triangle_6.n0_0) * _S118 + (triangle_6.n2_0 - triangle_6.n0_0) * _S119 + triangle_6.n0_0;
        var _S121 : Tuple_5 = s_apply_dot_0(interpolated_1, interpolated_1);
        if((_S121.value0_5) > 0.0f)
        {
            var n_8 : vec3<f32> = interpolated_1 * vec3<f32>((1.0f / s_apply_sqrt_0(_S121.value0_5).value0_4));
            if((s_apply_dot_0(triangle_6.plane_normal_0, n_8).value0_5) < 0.0f)
            {
                var _S122 : vec3<f32> = (vec3<f32>(0) - triangle_6.plane_normal_0);
                surface_3.position_0 = _S120;
                surface_3.frame_1 = _S117;
                surface_3.b1_0 = _S114.value0_5;
                surface_3.b2_0 = _S115.value0_5;
                surface_3.geometric_normal_0 = _S122;
            }
            else
            {
                surface_3.position_0 = _S120;
                surface_3.frame_1 = _S117;
                surface_3.b1_0 = _S114.value0_5;
                surface_3.b2_0 = _S115.value0_5;
                surface_3.geometric_normal_0 = triangle_6.plane_normal_0;
            }
            n_7 = n_8;
        }
        else
        {
            n_7 = triangle_6.plane_normal_0;
            surface_3.position_0 = _S120;
            surface_3.frame_1 = _S117;
            surface_3.b1_0 = _S114.value0_5;
            surface_3.b2_0 = _S115.value0_5;
            surface_3.geometric_normal_0 = triangle_6.plane_normal_0;
        }
    }
    else
    {
        n_7 = triangle_6.plane_normal_0;
        surface_3.position_0 = _S120;
        surface_3.frame_1 = _S117;
        surface_3.b1_0 = _S114.value0_5;
        surface_3.b2_0 = _S115.value0_5;
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
    var _S123 : Tuple_7;
    _S123.value0_10 = surface_3;
    return _S123;
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

fn s_apply_emitted_light_0( emitted_2 : Emitted_0,  _S124 : Surface_0,  _S125 : vec3<f32>,  _S126 : vec3<f32>) -> Tuple_11
{
    var _S127 : vec3<f32> = vec3<f32>(0.0f);
    var cosine_0 : f32 = - s_apply_dot_0(_S126, _S124.geometric_normal_0).value0_5;
    var _S128 : bool;
    if(cosine_0 > 0.0f)
    {
        _S128 = true;
    }
    else
    {
        if(cosine_0 < 0.0f)
        {
            _S128 = emitted_2.two_sided_0;
        }
        else
        {
            _S128 = false;
        }
    }
    var found_0 : FoundLight_0;
    if(_S128)
    {
        if((emitted_2.probability_0) > 0.0f)
        {
            var arm_0 : vec3<f32> = _S124.position_0 + _S125 * vec3<f32>(-1.0f);
            var _S129 : f32 = s_apply_dot_0(arm_0, arm_0).value0_5 * emitted_2.probability_0 / s_apply_abs_0(cosine_0).value0_2;
            found_0.radiance_9 = emitted_2.radiance_1.v_0;
            found_0.pdf_6 = _S129;
        }
        else
        {
            found_0.radiance_9 = emitted_2.radiance_1.v_0;
            found_0.pdf_6 = 0.0f;
        }
    }
    else
    {
        found_0.radiance_9 = _S127;
        found_0.pdf_6 = 0.0f;
    }
    var _S130 : Tuple_11;
    _S130.value0_14 = found_0;
    return _S130;
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

fn s_apply_sqr_0( _S131 : f32) -> Tuple_14
{
    var _S132 : Tuple_14;
    _S132.value0_17 = _S131 * _S131;
    return _S132;
}

fn s_apply_power_heuristic_0( _S133 : f32,  _S134 : f32) -> Tuple_13
{
    var weight_3 : f32;
    if(_S133 > _S134)
    {
        weight_3 = 1.0f / (1.0f + s_apply_sqr_0(_S134 / _S133).value0_17);
    }
    else
    {
        var _S135 : Tuple_14 = s_apply_sqr_0(_S133 / _S134);
        weight_3 = _S135.value0_17 / (_S135.value0_17 + 1.0f);
    }
    var _S136 : Tuple_13;
    _S136.value0_16 = weight_3;
    return _S136;
}

fn s_apply_weighted_emission_0( _S137 : FoundLight_0,  _S138 : f32,  delta_6 : bool) -> Tuple_12
{
    var light_5 : vec3<f32>;
    if(!delta_6)
    {
        light_5 = _S137.radiance_9 * vec3<f32>(s_apply_power_heuristic_0(_S138, _S137.pdf_6).value0_16);
    }
    else
    {
        light_5 = _S137.radiance_9;
    }
    var _S139 : Tuple_12;
    _S139.value0_15 = light_5;
    return _S139;
}

fn s_apply_emission_of_0( emitted_3 : Emitted_0,  _S140 : Surface_0,  _S141 : vec3<f32>,  _S142 : vec3<f32>,  _S143 : f32,  delta_7 : bool) -> Tuple_10
{
    var _S144 : Tuple_10;
    _S144.value0_13 = s_apply_weighted_emission_0(s_apply_emitted_light_0(emitted_3, _S140, _S141, _S142).value0_14, _S143, delta_7).value0_15;
    return _S144;
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

fn s_apply_bsdf_near_0( shading_3 : Shading_0,  _S145 : f32,  _S146 : f32) -> Tuple_15
{
    var _S147 : vec2<f32> = shading_3.widths_0.xy;
    var _S148 : vec2<f32> = shading_3.widths_0.zw;
    var _S149 : Tuple_15;
    _S149.value0_18.a_6 = shading_3.a_1.v_0;
    _S149.value0_18.b_6 = shading_3.b_1.v_0;
    _S149.value0_18.alpha_2 = _S147;
    _S149.value0_18.coat_alpha_1 = _S148;
    _S149.value0_18.eta_3 = shading_3.eta_0;
    _S149.value0_18.kind_4 = shading_3.kind_0;
    _S149.value0_18.coat_3 = shading_3.coat_0;
    return _S149;
}

struct Tuple_16
{
     value0_19 : Frame_0,
};

fn s_apply_frame_near_0( shading_4 : Shading_0,  _S150 : Surface_0) -> Tuple_16
{
    var _S151 : Tuple_16;
    _S151.value0_19 = _S150.frame_1;
    return _S151;
}

struct Tuple_17
{
     value0_20 : vec3<f32>,
};

fn s_apply_to_local_0( _S152 : Frame_0,  _S153 : vec3<f32>) -> Tuple_17
{
    var _S154 : Tuple_17;
    _S154.value0_20 = vec3<f32>(s_apply_dot_0(_S152.s_1, _S153).value0_5, s_apply_dot_0(_S152.t_1, _S153).value0_5, s_apply_dot_0(_S152.n_1, _S153).value0_5);
    return _S154;
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

fn s_apply_view_of_0( shape_5 : LightShape_0,  _S155 : vec3<f32>) -> Tuple_20
{
    var _S156 : vec3<f32> = shape_5.corner_1 + _S155 * vec3<f32>(-1.0f);
    var _S157 : Tuple_5 = s_apply_dot_0(_S156, shape_5.normal_1);
    var _S158 : vec3<f32> = vec3<f32>(0.0f);
    var _S159 : Tuple_20;
    _S159.value0_23.to_corner_0 = _S156;
    _S159.value0_23.height_1 = _S157.value0_5;
    _S159.value0_23.a_7 = _S158;
    _S159.value0_23.b_7 = _S158;
    _S159.value0_23.c_0 = _S158;
    _S159.value0_23.solid_angle_0 = 1.0f;
    _S159.value0_23.spherical_0 = false;
    return _S159;
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

fn s_apply_sin_cos_turns_0( _S160 : f32) -> Tuple_23
{
    var quarter_0 : f32 = round(_S160 * 4.0f);
    var angle_0 : f32 = (_S160 - quarter_0 * 0.25f) * 6.28318548202514648f;
    var a2_0 : f32 = angle_0 * angle_0;
    var s_5 : f32 = angle_0 * (1.0f + a2_0 * (-0.1666666716337204f + a2_0 * (0.00833333376795053f + a2_0 * (-0.0001984127011383f + a2_0 * 2.75573188446287531e-06f))));
    var c_1 : f32 = 1.0f + a2_0 * (-0.5f + a2_0 * (0.0416666679084301f + a2_0 * (-0.00138888892251998f + a2_0 * 0.00002480158764229f)));
    var q_1 : i32 = (i32(quarter_0) & (i32(3)));
    var sine_0 : f32;
    var cosine_1 : f32;
    if(q_1 == i32(1))
    {
        var _S161 : f32 = - s_5;
        sine_0 = c_1;
        cosine_1 = _S161;
    }
    else
    {
        if(q_1 == i32(2))
        {
            var _S162 : f32 = - c_1;
            sine_0 = - s_5;
            cosine_1 = _S162;
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
    var _S163 : Tuple_23;
    _S163.value0_26 = vec2<f32>(sine_0, cosine_1);
    return _S163;
}

struct Tuple_24
{
     value0_27 : vec3<f32>,
};

fn s_apply_unit_vector_0( _S164 : vec3<f32>) -> Tuple_24
{
    var _S165 : Tuple_24;
    _S165.value0_27 = _S164 * vec3<f32>((1.0f / s_apply_sqrt_0(s_apply_dot_0(_S164, _S164).value0_5).value0_4));
    return _S165;
}

struct Tuple_25
{
     value0_28 : f32,
};

fn s_apply_safe_sqrt_0( _S166 : f32) -> Tuple_25
{
    var root_1 : f32;
    if(_S166 > 0.0f)
    {
        root_1 = s_apply_sqrt_0(_S166).value0_4;
    }
    else
    {
        root_1 = 0.0f;
    }
    var _S167 : Tuple_25;
    _S167.value0_28 = root_1;
    return _S167;
}

fn s_apply_sample_solid_angle_0( _S168 : TriangleView_0,  _S169 : vec2<f32>) -> Tuple_22
{
    var _S170 : Tuple_23 = s_apply_sin_cos_turns_0(_S169.x * _S168.solid_angle_0 * 0.07957746833562851f);
    var _S171 : Tuple_24 = s_apply_unit_vector_0(_S168.c_0 + _S168.a_7 * vec3<f32>(- s_apply_dot_0(_S168.a_7, _S168.c_0).value0_5));
    var _S172 : f32 = _S170.value0_26.x;
    var m_0 : f32 = _S172 * (1.0f + s_apply_dot_0(_S168.a_7, _S168.b_7).value0_5);
    var q_2 : f32 = _S170.value0_26.y * s_apply_dot_0(s_apply_cross_0(_S168.a_7, _S168.b_7).value0_3, _S171.value0_27).value0_5 - _S172 * s_apply_dot_0(_S168.b_7, _S171.value0_27).value0_5;
    var m2_0 : f32 = m_0 * m_0;
    var q2_0 : f32 = q_2 * q_2;
    var scale_5 : f32 = 1.0f / (q2_0 + m2_0);
    var chord_0 : vec3<f32> = _S168.a_7 * vec3<f32>(((q2_0 - m2_0) * scale_5)) + _S171.value0_27 * vec3<f32>((2.0f * q_2 * m_0 * scale_5)) + _S168.b_7 * vec3<f32>(-1.0f);
    var chord2_0 : f32 = s_apply_dot_0(chord_0, chord_0).value0_5 * 0.5f;
    var w_0 : f32 = _S169.y * chord2_0;
    var _S173 : Tuple_22;
    _S173.value0_25 = _S168.b_7 * vec3<f32>((1.0f - w_0)) + s_apply_unit_vector_0(chord_0 + _S168.b_7 * vec3<f32>(chord2_0)).value0_27 * vec3<f32>(s_apply_safe_sqrt_0(w_0 * (2.0f - w_0)).value0_28);
    return _S173;
}

fn is_finite_0( x_6 : f32) -> bool
{
    return (((bitcast<u32>((x_6))) & (u32(2139095040)))) != u32(2139095040);
}

fn s_apply_sample_view_0( shape_6 : LightShape_0,  _S174 : TriangleView_0,  _S175 : vec2<f32>) -> Tuple_21
{
    var _S176 : vec3<f32> = vec3<f32>(0.0f);
    var point_1 : SampledPoint_0;
    if(_S174.spherical_0)
    {
        var _S177 : Tuple_22 = s_apply_sample_solid_angle_0(_S174, _S175);
        var distance_3 : f32 = _S174.height_1 / s_apply_dot_0(_S177.value0_25, shape_6.normal_1).value0_5;
        var _S178 : bool;
        if(distance_3 > 0.0f)
        {
            _S178 = is_finite_0(distance_3);
        }
        else
        {
            _S178 = false;
        }
        if(_S178)
        {
            point_1.direction_7 = _S177.value0_25;
            point_1.distance_2 = distance_3;
            point_1.valid_4 = true;
        }
        else
        {
            point_1.direction_7 = _S176;
            point_1.distance_2 = 0.0f;
            point_1.valid_4 = false;
        }
    }
    else
    {
        var _S179 : Tuple_25 = s_apply_safe_sqrt_0(_S175.x);
        var _S180 : f32 = _S175.y;
        var to_light_2 : vec3<f32> = _S174.to_corner_0 + shape_6.e1_2 * vec3<f32>((_S179.value0_28 * (1.0f - _S180))) + shape_6.e2_2 * vec3<f32>((_S179.value0_28 * _S180));
        var _S181 : Tuple_5 = s_apply_dot_0(to_light_2, to_light_2);
        if((_S181.value0_5) > 0.0f)
        {
            var _S182 : Tuple_4 = s_apply_sqrt_0(_S181.value0_5);
            point_1.direction_7 = to_light_2 * vec3<f32>((1.0f / _S182.value0_4));
            point_1.distance_2 = _S182.value0_4;
            point_1.valid_4 = true;
        }
        else
        {
            point_1.direction_7 = _S176;
            point_1.distance_2 = 0.0f;
            point_1.valid_4 = false;
        }
    }
    var _S183 : Tuple_21;
    _S183.value0_24 = point_1;
    return _S183;
}

struct Tuple_26
{
     value0_29 : f32,
};

fn s_apply_view_pdf_0( shape_7 : LightShape_0,  _S184 : TriangleView_0,  _S185 : vec3<f32>,  _S186 : f32) -> Tuple_26
{
    var pdf_8 : f32;
    if(_S184.spherical_0)
    {
        pdf_8 = 1.0f / _S184.solid_angle_0;
    }
    else
    {
        var _S187 : Tuple_2 = s_apply_abs_0(s_apply_dot_0(_S185, shape_7.normal_1).value0_5);
        if((_S187.value0_2) > 0.0f)
        {
            pdf_8 = _S186 * _S186 / (_S187.value0_2 * shape_7.area_1);
        }
        else
        {
            pdf_8 = 0.0f;
        }
    }
    var _S188 : Tuple_26;
    _S188.value0_29 = pdf_8;
    return _S188;
}

fn s_apply_sample_light_0( light_6 : ChosenLight_0,  _S189 : vec3<f32>,  _S190 : vec2<f32>) -> Tuple_19
{
    var _S191 : vec3<f32> = vec3<f32>(0.0f);
    var sample_0 : LightSample_0;
    if((light_6.kind_1) == i32(1))
    {
        var _S192 : Tuple_20 = s_apply_view_of_0(light_6.shape_1, _S189);
        var _S193 : bool;
        if(!((_S192.value0_23.height_1) > 0.0f))
        {
            _S193 = true;
        }
        else
        {
            _S193 = light_6.two_sided_1;
        }
        if(_S193)
        {
            var _S194 : Tuple_21 = s_apply_sample_view_0(light_6.shape_1, _S192.value0_23, _S190);
            var _S195 : Tuple_26 = s_apply_view_pdf_0(light_6.shape_1, _S192.value0_23, _S194.value0_24.direction_7, _S194.value0_24.distance_2);
            if(_S194.value0_24.valid_4)
            {
                _S193 = (_S195.value0_29) > 0.0f;
            }
            else
            {
                _S193 = false;
            }
            if(_S193)
            {
                var _S196 : f32 = _S195.value0_29 * light_6.probability_1;
                sample_0.direction_6 = _S194.value0_24.direction_7;
                sample_0.distance_1 = _S194.value0_24.distance_2;
                sample_0.radiance_10 = light_6.radiance_3.v_0;
                sample_0.pdf_7 = _S196;
                sample_0.valid_3 = true;
            }
            else
            {
                sample_0.direction_6 = _S191;
                sample_0.distance_1 = 0.0f;
                sample_0.radiance_10 = _S191;
                sample_0.pdf_7 = 1.0f;
                sample_0.valid_3 = false;
            }
        }
        else
        {
            sample_0.direction_6 = _S191;
            sample_0.distance_1 = 0.0f;
            sample_0.radiance_10 = _S191;
            sample_0.pdf_7 = 1.0f;
            sample_0.valid_3 = false;
        }
    }
    else
    {
        sample_0.direction_6 = _S191;
        sample_0.distance_1 = 0.0f;
        sample_0.radiance_10 = _S191;
        sample_0.pdf_7 = 1.0f;
        sample_0.valid_3 = false;
    }
    var _S197 : Tuple_19;
    _S197.value0_22 = sample_0;
    return _S197;
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
    var _S198 : Tuple_28;
    _S198.value0_31.f_cos_0 = vec3<f32>(0.0f);
    _S198.value0_31.pdf_3 = 0.0f;
    return _S198;
}

struct Tuple_29
{
     value0_32 : BsdfValue_0,
};

fn s_apply_diffuse_evaluate_0( _S199 : vec3<f32>,  _S200 : vec3<f32>,  _S201 : vec3<f32>) -> Tuple_29
{
    var _S202 : Tuple_28 = s_apply_no_value_0();
    var _S203 : f32 = _S201.z;
    var value_1 : BsdfValue_0;
    if((_S200.z * _S203) > 0.0f)
    {
        var _S204 : f32 = s_apply_abs_0(_S203).value0_2 * 0.31830990314483643f;
        value_1.f_cos_0 = _S199 * vec3<f32>(_S204);
        value_1.pdf_3 = _S204;
    }
    else
    {
        value_1 = _S202.value0_31;
    }
    var _S205 : Tuple_29;
    _S205.value0_32 = value_1;
    return _S205;
}

struct Tuple_30
{
     value0_33 : BsdfValue_0,
};

struct Tuple_31
{
     value0_34 : vec2<f32>,
};

fn s_apply_ggx_widths_0( _S206 : vec2<f32>) -> Tuple_31
{
    var _S207 : f32 = _S206.x;
    var _S208 : f32;
    if(_S207 > 0.00009999999747379f)
    {
        _S208 = _S207;
    }
    else
    {
        _S208 = 0.00009999999747379f;
    }
    var _S209 : f32 = _S206.y;
    var _S210 : f32;
    if(_S209 > 0.00009999999747379f)
    {
        _S210 = _S209;
    }
    else
    {
        _S210 = 0.00009999999747379f;
    }
    var _S211 : Tuple_31;
    _S211.value0_34 = vec2<f32>(_S208, _S210);
    return _S211;
}

struct Tuple_32
{
     value0_35 : f32,
};

fn s_apply_ggx_lambda_0( _S212 : vec2<f32>,  _S213 : vec3<f32>) -> Tuple_32
{
    var _S214 : Tuple_32;
    _S214.value0_35 = (s_apply_sqrt_0(1.0f + (s_apply_sqr_0(_S212.x * _S213.x).value0_17 + s_apply_sqr_0(_S212.y * _S213.y).value0_17) / s_apply_sqr_0(_S213.z).value0_17).value0_4 - 1.0f) * 0.5f;
    return _S214;
}

struct Tuple_33
{
     value0_36 : f32,
};

fn s_apply_ggx_density_0( _S215 : vec2<f32>,  _S216 : vec3<f32>) -> Tuple_33
{
    var _S217 : f32 = _S215.x;
    var _S218 : f32 = _S215.y;
    var _S219 : Tuple_33;
    _S219.value0_36 = 1.0f / (3.14159274101257324f * _S217 * _S218 * s_apply_sqr_0(s_apply_sqr_0(_S216.x / _S217).value0_17 + s_apply_sqr_0(_S216.y / _S218).value0_17 + s_apply_sqr_0(_S216.z).value0_17).value0_17);
    return _S219;
}

struct Tuple_34
{
     value0_37 : vec3<f32>,
};

struct Tuple_35
{
     value0_38 : f32,
};

fn s_apply_fresnel_conductor_channel_0( _S220 : f32,  _S221 : f32,  _S222 : f32) -> Tuple_35
{
    var _S223 : Tuple_0 = s_apply_min_0(_S220, 1.0f);
    var _S224 : Tuple_14 = s_apply_sqr_0(_S223.value0_0);
    var sin2_0 : f32 = 1.0f - _S224.value0_17;
    var t0_0 : f32 = _S221 * _S221 - _S222 * _S222 - sin2_0;
    var _S225 : Tuple_25 = s_apply_safe_sqrt_0(s_apply_sqr_0(t0_0).value0_17 + 4.0f * _S221 * _S221 * _S222 * _S222);
    var t1_0 : f32 = _S225.value0_28 + _S224.value0_17;
    var t2_0 : f32 = 2.0f * s_apply_safe_sqrt_0((_S225.value0_28 + t0_0) * 0.5f).value0_28 * _S223.value0_0;
    var perpendicular_0 : f32 = (t1_0 - t2_0) / (t1_0 + t2_0);
    var t3_0 : f32 = _S224.value0_17 * _S225.value0_28 + s_apply_sqr_0(sin2_0).value0_17;
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
    var _S226 : Tuple_35;
    _S226.value0_38 = reflected_1;
    return _S226;
}

fn s_apply_fresnel_conductor_0( _S227 : f32,  _S228 : vec3<f32>,  _S229 : vec3<f32>) -> Tuple_34
{
    var _S230 : Tuple_34;
    _S230.value0_37 = vec3<f32>(s_apply_fresnel_conductor_channel_0(_S227, _S228.x, _S229.x).value0_38, s_apply_fresnel_conductor_channel_0(_S227, _S228.y, _S229.y).value0_38, s_apply_fresnel_conductor_channel_0(_S227, _S228.z, _S229.z).value0_38);
    return _S230;
}

fn s_apply_conductor_evaluate_0( _S231 : vec3<f32>,  _S232 : vec3<f32>,  _S233 : vec2<f32>,  _S234 : vec3<f32>,  _S235 : vec3<f32>) -> Tuple_30
{
    var _S236 : Tuple_28 = s_apply_no_value_0();
    var half_vector_0 : vec3<f32> = _S234 + _S235;
    var _S237 : Tuple_5 = s_apply_dot_0(half_vector_0, half_vector_0);
    var _S238 : f32 = _S234.z;
    var _S239 : bool;
    if((_S238 * _S235.z) > 0.0f)
    {
        _S239 = (_S237.value0_5) > 0.0f;
    }
    else
    {
        _S239 = false;
    }
    var value_2 : BsdfValue_0;
    if(_S239)
    {
        var m_1 : vec3<f32> = half_vector_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S237.value0_5).value0_4));
        var _S240 : Tuple_31 = s_apply_ggx_widths_0(_S233);
        var common_0 : f32 = s_apply_ggx_density_0(_S240.value0_34, m_1).value0_36 / (4.0f * s_apply_abs_0(_S238).value0_2);
        var _S241 : f32 = 1.0f + s_apply_ggx_lambda_0(_S240.value0_34, _S234).value0_35;
        var _S242 : f32 = common_0 / _S241;
        value_2.f_cos_0 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S234, m_1).value0_5).value0_2, _S231, _S232).value0_37 * vec3<f32>((common_0 / (_S241 + s_apply_ggx_lambda_0(_S240.value0_34, _S235).value0_35)));
        value_2.pdf_3 = _S242;
    }
    else
    {
        value_2 = _S236.value0_31;
    }
    var _S243 : Tuple_30;
    _S243.value0_33 = value_2;
    return _S243;
}

struct Tuple_36
{
     value0_39 : BsdfValue_0,
};

struct Tuple_37
{
     value0_40 : f32,
};

fn s_apply_fresnel_dielectric_0( _S244 : f32,  eta_outer_0 : f32) -> Tuple_37
{
    var cos_i_0 : f32;
    var eta_4 : f32;
    if(_S244 < 0.0f)
    {
        var _S245 : f32 = 1.0f / eta_outer_0;
        cos_i_0 = - _S244;
        eta_4 = _S245;
    }
    else
    {
        cos_i_0 = _S244;
        eta_4 = eta_outer_0;
    }
    var sin2_t_0 : f32 = (1.0f - s_apply_sqr_0(cos_i_0).value0_17) / (eta_4 * eta_4);
    var reflected_2 : f32;
    if(sin2_t_0 < 1.0f)
    {
        var _S246 : Tuple_25 = s_apply_safe_sqrt_0(1.0f - sin2_t_0);
        var _S247 : f32 = eta_4 * cos_i_0;
        var _S248 : f32 = eta_4 * _S246.value0_28;
        reflected_2 = (s_apply_sqr_0((_S247 - _S246.value0_28) / (_S247 + _S246.value0_28)).value0_17 + s_apply_sqr_0((cos_i_0 - _S248) / (cos_i_0 + _S248)).value0_17) * 0.5f;
    }
    else
    {
        reflected_2 = 1.0f;
    }
    var _S249 : Tuple_37;
    _S249.value0_40 = reflected_2;
    return _S249;
}

fn s_apply_dielectric_evaluate_0( eta_5 : f32,  _S250 : vec2<f32>,  _S251 : vec3<f32>,  _S252 : vec3<f32>) -> Tuple_36
{
    var _S253 : Tuple_28 = s_apply_no_value_0();
    var _S254 : f32 = _S251.z;
    var _S255 : bool;
    if(_S254 != 0.0f)
    {
        _S255 = (_S252.z) != 0.0f;
    }
    else
    {
        _S255 = false;
    }
    var value_3 : BsdfValue_0;
    if(_S255)
    {
        var _S256 : f32 = _S252.z;
        var reflects_0 : bool = (_S254 * _S256) > 0.0f;
        var crossing_0 : f32;
        if(reflects_0)
        {
            crossing_0 = 1.0f;
        }
        else
        {
            if(_S254 > 0.0f)
            {
                crossing_0 = eta_5;
            }
            else
            {
                crossing_0 = 1.0f / eta_5;
            }
        }
        var half_vector_1 : vec3<f32> = _S252 * vec3<f32>(crossing_0) + _S251;
        var _S257 : Tuple_5 = s_apply_dot_0(half_vector_1, half_vector_1);
        if((_S257.value0_5) > 0.0f)
        {
            var m_2 : vec3<f32> = half_vector_1 * vec3<f32>((1.0f / s_apply_sqrt_0(_S257.value0_5).value0_4));
            var m_3 : vec3<f32>;
            if((m_2.z) < 0.0f)
            {
                m_3 = (vec3<f32>(0) - m_2);
            }
            else
            {
                m_3 = m_2;
            }
            var _S258 : Tuple_5 = s_apply_dot_0(_S251, m_3);
            var _S259 : Tuple_5 = s_apply_dot_0(_S252, m_3);
            if((_S258.value0_5 * _S254) >= 0.0f)
            {
                _S255 = (_S259.value0_5 * _S256) >= 0.0f;
            }
            else
            {
                _S255 = false;
            }
            if(_S255)
            {
                var _S260 : Tuple_31 = s_apply_ggx_widths_0(_S250);
                var _S261 : Tuple_37 = s_apply_fresnel_dielectric_0(_S258.value0_5, eta_5);
                var masking_o_0 : f32 = 1.0f + s_apply_ggx_lambda_0(_S260.value0_34, _S251).value0_35;
                var masking_both_0 : f32 = masking_o_0 + s_apply_ggx_lambda_0(_S260.value0_34, _S252).value0_35;
                if(reflects_0)
                {
                    var common_1 : f32 = _S261.value0_40 * s_apply_ggx_density_0(_S260.value0_34, m_3).value0_36 / (4.0f * s_apply_abs_0(_S254).value0_2);
                    var _S262 : f32 = common_1 / masking_o_0;
                    value_3.f_cos_0 = vec3<f32>((common_1 / masking_both_0));
                    value_3.pdf_3 = _S262;
                }
                else
                {
                    var common_2 : f32 = (1.0f - _S261.value0_40) * s_apply_ggx_density_0(_S260.value0_34, m_3).value0_36 * (s_apply_abs_0(_S259.value0_5).value0_2 / s_apply_sqr_0(_S259.value0_5 + _S258.value0_5 / crossing_0).value0_17) * s_apply_abs_0(_S258.value0_5).value0_2 / s_apply_abs_0(_S254).value0_2;
                    var _S263 : f32 = common_2 / masking_o_0;
                    value_3.f_cos_0 = vec3<f32>((common_2 / (masking_both_0 * crossing_0 * crossing_0)));
                    value_3.pdf_3 = _S263;
                }
            }
            else
            {
                value_3 = _S253.value0_31;
            }
        }
        else
        {
            value_3 = _S253.value0_31;
        }
    }
    else
    {
        value_3 = _S253.value0_31;
    }
    var _S264 : Tuple_36;
    _S264.value0_39 = value_3;
    return _S264;
}

fn s_apply_bsdf_evaluate_0( _S265 : Bsdf_0,  _S266 : vec3<f32>,  _S267 : vec3<f32>) -> Tuple_27
{
    var _S268 : Tuple_28 = s_apply_no_value_0();
    var value_4 : BsdfValue_0;
    if((_S265.kind_4) == u32(0))
    {
        value_4 = s_apply_diffuse_evaluate_0(_S265.a_6, _S266, _S267).value0_32;
    }
    else
    {
        if((_S265.kind_4) == u32(1))
        {
            value_4 = s_apply_conductor_evaluate_0(_S265.a_6, _S265.b_6, _S265.alpha_2, _S266, _S267).value0_33;
        }
        else
        {
            if((_S265.kind_4) == u32(2))
            {
                value_4 = s_apply_dielectric_evaluate_0(_S265.eta_3, _S265.alpha_2, _S266, _S267).value0_39;
            }
            else
            {
                value_4 = _S268.value0_31;
            }
        }
    }
    var _S269 : Tuple_27;
    _S269.value0_30 = value_4;
    return _S269;
}

fn s_apply_direct_light_0( _S270 : Bsdf_0,  _S271 : Frame_0,  chosen_1 : ChosenLight_0,  _S272 : Surface_0,  _S273 : vec3<f32>,  _S274 : vec2<f32>) -> Tuple_18
{
    var _S275 : vec3<f32> = vec3<f32>(0.0f);
    var _S276 : BsdfValue_0 = BsdfValue_0( _S275, 0.0f );
    var _S277 : s_minCtx_s_bwdCallableCtx_direct_light_0;
    _S277.value0_6 = _S276;
    var _S278 : vec3<f32> = vec3<f32>(0.0f);
    var _S279 : Tuple_19 = s_apply_sample_light_0(chosen_1, _S272.position_0, _S274);
    var direct_0 : DirectLight_0;
    if(_S279.value0_22.valid_3)
    {
        var _S280 : Tuple_27 = s_apply_bsdf_evaluate_0(_S270, _S273, s_apply_to_local_0(_S271, _S279.value0_22.direction_6).value0_20);
        _S277.value0_6 = _S280.value0_30;
        if((any(((_S280.value0_30.f_cos_0) != _S275))))
        {
            var factor_1 : f32 = 1.0f / _S279.value0_22.pdf_7;
            var factor_2 : f32;
            if(!chosen_1.delta_0)
            {
                factor_2 = factor_1 * s_apply_power_heuristic_0(_S279.value0_22.pdf_7, _S280.value0_30.pdf_3).value0_16;
            }
            else
            {
                factor_2 = factor_1;
            }
            direct_0.radiance_8 = _S280.value0_30.f_cos_0 * _S279.value0_22.radiance_10 * vec3<f32>(factor_2);
            direct_0.direction_4 = _S279.value0_22.direction_6;
            direct_0.distance_0 = _S279.value0_22.distance_1;
            direct_0.valid_0 = true;
        }
        else
        {
            direct_0.radiance_8 = _S278;
            direct_0.direction_4 = _S278;
            direct_0.distance_0 = 0.0f;
            direct_0.valid_0 = false;
        }
    }
    else
    {
        direct_0.radiance_8 = _S278;
        direct_0.direction_4 = _S278;
        direct_0.distance_0 = 0.0f;
        direct_0.valid_0 = false;
    }
    var _S281 : Tuple_18;
    _S281.value0_21 = direct_0;
    _S281.value1_2 = _S277;
    return _S281;
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
    var _S282 : vec3<f32> = vec3<f32>(0.0f);
    var _S283 : Tuple_40;
    _S283.value0_43.wi_0 = _S282;
    _S283.value0_43.weight_2 = _S282;
    _S283.value0_43.pdf_5 = 0.0f;
    _S283.value0_43.valid_2 = false;
    _S283.value0_43.delta_5 = false;
    return _S283;
}

fn is_smooth_0( alpha_3 : vec2<f32>) -> bool
{
    return (max(alpha_3.x, alpha_3.y)) < 0.00100000004749745f;
}

struct Tuple_41
{
     value0_44 : BsdfSample_0,
};

fn s_apply_diffuse_sample_0( _S284 : vec3<f32>,  _S285 : vec3<f32>,  _S286 : vec2<f32>) -> Tuple_41
{
    var _S287 : Tuple_23 = s_apply_sin_cos_turns_0(_S286.x);
    var _S288 : f32 = _S286.y;
    var _S289 : Tuple_25 = s_apply_safe_sqrt_0(_S288);
    var _S290 : Tuple_25 = s_apply_safe_sqrt_0(1.0f - _S288);
    var _S291 : Tuple_40 = s_apply_no_sample_0();
    var sample_1 : BsdfSample_0;
    if((_S290.value0_28) > 0.0f)
    {
        var side_0 : f32;
        if((_S285.z) < 0.0f)
        {
            side_0 = -1.0f;
        }
        else
        {
            side_0 = 1.0f;
        }
        var _S292 : vec3<f32> = vec3<f32>(_S289.value0_28 * _S287.value0_26.y, _S289.value0_28 * _S287.value0_26.x, side_0 * _S290.value0_28);
        sample_1 = _S291.value0_43;
        sample_1.wi_0 = _S292;
        sample_1.weight_2 = _S284;
        sample_1.pdf_5 = _S290.value0_28 * 0.31830990314483643f;
        sample_1.valid_2 = true;
    }
    else
    {
        sample_1 = _S291.value0_43;
    }
    var _S293 : Tuple_41;
    _S293.value0_44 = sample_1;
    return _S293;
}

struct Tuple_42
{
     value0_45 : BsdfSample_0,
};

struct Tuple_43
{
     value0_46 : vec3<f32>,
};

fn s_apply_ggx_sample_visible_0( _S294 : vec2<f32>,  _S295 : vec3<f32>,  _S296 : vec2<f32>) -> Tuple_43
{
    var w_1 : vec3<f32>;
    if((_S295.z) < 0.0f)
    {
        w_1 = (vec3<f32>(0) - _S295);
    }
    else
    {
        w_1 = _S295;
    }
    var _S297 : f32 = _S294.x;
    var _S298 : f32 = _S294.y;
    var _S299 : Tuple_24 = s_apply_unit_vector_0(vec3<f32>(w_1.x * _S297, w_1.y * _S298, w_1.z));
    var _S300 : Tuple_23 = s_apply_sin_cos_turns_0(_S296.x);
    var one_minus_z_0 : f32 = _S296.y * (1.0f + _S299.value0_27.z);
    var _S301 : Tuple_25 = s_apply_safe_sqrt_0(one_minus_z_0 * (2.0f - one_minus_z_0));
    var h_0 : vec3<f32> = vec3<f32>(_S301.value0_28 * _S300.value0_26.y, _S301.value0_28 * _S300.value0_26.x, 1.0f - one_minus_z_0) + _S299.value0_27;
    var _S302 : Tuple_43;
    _S302.value0_46 = s_apply_unit_vector_0(vec3<f32>(h_0.x * _S297, h_0.y * _S298, s_apply_max_0(h_0.z, 9.999999960041972e-13f).value0_1)).value0_27;
    return _S302;
}

struct Tuple_44
{
     value0_47 : vec3<f32>,
};

fn s_apply_mirrored_0( _S303 : vec3<f32>,  _S304 : vec3<f32>) -> Tuple_44
{
    var _S305 : Tuple_44;
    _S305.value0_47 = _S304 * vec3<f32>((2.0f * s_apply_dot_0(_S303, _S304).value0_5)) - _S303;
    return _S305;
}

fn s_apply_conductor_sample_0( _S306 : vec3<f32>,  _S307 : vec3<f32>,  _S308 : vec2<f32>,  smooth_1 : bool,  _S309 : vec3<f32>,  _S310 : vec2<f32>) -> Tuple_42
{
    var _S311 : Tuple_40 = s_apply_no_sample_0();
    var sample_2 : BsdfSample_0;
    if(smooth_1)
    {
        var _S312 : f32 = _S309.z;
        var _S313 : Tuple_34 = s_apply_fresnel_conductor_0(s_apply_abs_0(_S312).value0_2, _S306, _S307);
        sample_2.wi_0 = vec3<f32>(- _S309.x, - _S309.y, _S312);
        sample_2.weight_2 = _S313.value0_37;
        sample_2.pdf_5 = 1.0f;
        sample_2.valid_2 = true;
        sample_2.delta_5 = true;
    }
    else
    {
        var _S314 : Tuple_31 = s_apply_ggx_widths_0(_S308);
        var _S315 : Tuple_43 = s_apply_ggx_sample_visible_0(_S314.value0_34, _S309, _S310);
        var _S316 : Tuple_44 = s_apply_mirrored_0(_S309, _S315.value0_46);
        var _S317 : f32 = _S309.z;
        if((_S317 * _S316.value0_47.z) > 0.0f)
        {
            var masking_o_1 : f32 = 1.0f + s_apply_ggx_lambda_0(_S314.value0_34, _S309).value0_35;
            sample_2 = _S311.value0_43;
            sample_2.wi_0 = _S316.value0_47;
            sample_2.weight_2 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S309, _S315.value0_46).value0_5).value0_2, _S306, _S307).value0_37 * vec3<f32>((masking_o_1 / (masking_o_1 + s_apply_ggx_lambda_0(_S314.value0_34, _S316.value0_47).value0_35)));
            sample_2.pdf_5 = s_apply_ggx_density_0(_S314.value0_34, _S315.value0_46).value0_36 / (4.0f * s_apply_abs_0(_S317).value0_2 * masking_o_1);
            sample_2.valid_2 = true;
        }
        else
        {
            sample_2 = _S311.value0_43;
        }
    }
    var _S318 : Tuple_42;
    _S318.value0_45 = sample_2;
    return _S318;
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

fn s_apply_refracted_0( _S319 : vec3<f32>,  _S320 : vec3<f32>,  eta_outer_1 : f32) -> Tuple_46
{
    var _S321 : Tuple_5 = s_apply_dot_0(_S319, _S320);
    var cos_i_1 : f32;
    var eta_6 : f32;
    var m_4 : vec3<f32>;
    if((_S321.value0_5) < 0.0f)
    {
        var _S322 : vec3<f32> = (vec3<f32>(0) - _S320);
        var _S323 : f32 = 1.0f / eta_outer_1;
        cos_i_1 = - _S321.value0_5;
        eta_6 = _S323;
        m_4 = _S322;
    }
    else
    {
        cos_i_1 = _S321.value0_5;
        eta_6 = eta_outer_1;
        m_4 = _S320;
    }
    var sin2_t_1 : f32 = s_apply_max_0(1.0f - s_apply_sqr_0(cos_i_1).value0_17, 0.0f).value0_1 / (eta_6 * eta_6);
    var _S324 : vec3<f32> = vec3<f32>(0.0f);
    var result_1 : Refraction_0;
    if(sin2_t_1 < 1.0f)
    {
        result_1.direction_8 = m_4 * vec3<f32>((cos_i_1 / eta_6 - s_apply_safe_sqrt_0(1.0f - sin2_t_1).value0_28)) - _S319 * vec3<f32>((1.0f / eta_6));
        result_1.valid_5 = true;
    }
    else
    {
        result_1.direction_8 = _S324;
        result_1.valid_5 = false;
    }
    var _S325 : Tuple_46;
    _S325.value0_49 = result_1;
    return _S325;
}

fn s_apply_smooth_dielectric_sample_0( eta_7 : f32,  _S326 : vec3<f32>,  lobe_5 : f32) -> Tuple_45
{
    var _S327 : Tuple_40 = s_apply_no_sample_0();
    var _S328 : f32 = _S326.z;
    var sample_3 : BsdfSample_0;
    if(lobe_5 < (s_apply_fresnel_dielectric_0(_S328, eta_7).value0_40))
    {
        var _S329 : vec3<f32> = vec3<f32>(1.0f);
        sample_3.wi_0 = vec3<f32>(- _S326.x, - _S326.y, _S328);
        sample_3.weight_2 = _S329;
        sample_3.pdf_5 = 1.0f;
        sample_3.valid_2 = true;
        sample_3.delta_5 = true;
    }
    else
    {
        var _S330 : Tuple_46 = s_apply_refracted_0(_S326, vec3<f32>(0.0f, 0.0f, 1.0f), eta_7);
        if(_S330.value0_49.valid_5)
        {
            var crossing_1 : f32;
            if(_S328 > 0.0f)
            {
                crossing_1 = eta_7;
            }
            else
            {
                crossing_1 = 1.0f / eta_7;
            }
            var _S331 : vec3<f32> = vec3<f32>((1.0f / (crossing_1 * crossing_1)));
            sample_3.wi_0 = _S330.value0_49.direction_8;
            sample_3.weight_2 = _S331;
            sample_3.pdf_5 = 1.0f;
            sample_3.valid_2 = true;
            sample_3.delta_5 = true;
        }
        else
        {
            sample_3 = _S327.value0_43;
        }
    }
    var _S332 : Tuple_45;
    _S332.value0_48 = sample_3;
    return _S332;
}

struct Tuple_47
{
     value0_50 : BsdfSample_0,
};

fn s_apply_rough_dielectric_sample_0( eta_8 : f32,  _S333 : vec2<f32>,  _S334 : vec3<f32>,  _S335 : vec2<f32>,  lobe_6 : f32) -> Tuple_47
{
    var _S336 : Tuple_40 = s_apply_no_sample_0();
    var _S337 : Tuple_31 = s_apply_ggx_widths_0(_S333);
    var _S338 : Tuple_43 = s_apply_ggx_sample_visible_0(_S337.value0_34, _S334, _S335);
    var _S339 : Tuple_5 = s_apply_dot_0(_S334, _S338.value0_46);
    var _S340 : Tuple_37 = s_apply_fresnel_dielectric_0(_S339.value0_5, eta_8);
    var masking_o_2 : f32 = 1.0f + s_apply_ggx_lambda_0(_S337.value0_34, _S334).value0_35;
    var _S341 : Tuple_2 = s_apply_abs_0(_S339.value0_5);
    var _S342 : f32 = _S334.z;
    var visible_0 : f32 = s_apply_ggx_density_0(_S337.value0_34, _S338.value0_46).value0_36 * _S341.value0_2 / (masking_o_2 * s_apply_abs_0(_S342).value0_2);
    var sample_4 : BsdfSample_0;
    if(lobe_6 < (_S340.value0_40))
    {
        var _S343 : Tuple_44 = s_apply_mirrored_0(_S334, _S338.value0_46);
        if((_S342 * _S343.value0_47.z) > 0.0f)
        {
            sample_4 = _S336.value0_43;
            sample_4.wi_0 = _S343.value0_47;
            sample_4.weight_2 = vec3<f32>((masking_o_2 / (masking_o_2 + s_apply_ggx_lambda_0(_S337.value0_34, _S343.value0_47).value0_35)));
            sample_4.pdf_5 = _S340.value0_40 * visible_0 / (4.0f * _S341.value0_2);
            sample_4.valid_2 = true;
        }
        else
        {
            sample_4 = _S336.value0_43;
        }
    }
    else
    {
        var _S344 : Tuple_46 = s_apply_refracted_0(_S334, _S338.value0_46, eta_8);
        var _S345 : bool;
        if(_S344.value0_49.valid_5)
        {
            _S345 = (_S342 * _S344.value0_49.direction_8.z) < 0.0f;
        }
        else
        {
            _S345 = false;
        }
        if(_S345)
        {
            var crossing_2 : f32;
            if(_S342 > 0.0f)
            {
                crossing_2 = eta_8;
            }
            else
            {
                crossing_2 = 1.0f / eta_8;
            }
            var _S346 : Tuple_5 = s_apply_dot_0(_S344.value0_49.direction_8, _S338.value0_46);
            var jacobian_0 : f32 = s_apply_abs_0(_S346.value0_5).value0_2 / s_apply_sqr_0(_S346.value0_5 + _S339.value0_5 / crossing_2).value0_17;
            sample_4 = _S336.value0_43;
            sample_4.wi_0 = _S344.value0_49.direction_8;
            sample_4.weight_2 = vec3<f32>((masking_o_2 / ((masking_o_2 + s_apply_ggx_lambda_0(_S337.value0_34, _S344.value0_49.direction_8).value0_35) * crossing_2 * crossing_2)));
            sample_4.pdf_5 = (1.0f - _S340.value0_40) * visible_0 * jacobian_0;
            sample_4.valid_2 = true;
        }
        else
        {
            sample_4 = _S336.value0_43;
        }
    }
    var _S347 : Tuple_47;
    _S347.value0_50 = sample_4;
    return _S347;
}

fn s_apply_bsdf_sample_0( _S348 : Bsdf_0,  _S349 : vec3<f32>,  _S350 : vec2<f32>,  lobe_7 : f32) -> Tuple_39
{
    var _S351 : Tuple_40 = s_apply_no_sample_0();
    var sample_5 : BsdfSample_0;
    if((_S349.z) != 0.0f)
    {
        var smooth_2 : bool = is_smooth_0(_S348.alpha_2);
        if((_S348.kind_4) == u32(0))
        {
            sample_5 = s_apply_diffuse_sample_0(_S348.a_6, _S349, _S350).value0_44;
        }
        else
        {
            if((_S348.kind_4) == u32(1))
            {
                sample_5 = s_apply_conductor_sample_0(_S348.a_6, _S348.b_6, _S348.alpha_2, smooth_2, _S349, _S350).value0_45;
            }
            else
            {
                if((_S348.kind_4) == u32(2))
                {
                    var _S352 : bool;
                    if(smooth_2)
                    {
                        _S352 = true;
                    }
                    else
                    {
                        _S352 = (_S348.eta_3) == 1.0f;
                    }
                    if(_S352)
                    {
                        sample_5 = s_apply_smooth_dielectric_sample_0(_S348.eta_3, _S349, lobe_7).value0_48;
                    }
                    else
                    {
                        sample_5 = s_apply_rough_dielectric_sample_0(_S348.eta_3, _S348.alpha_2, _S349, _S350, lobe_7).value0_50;
                    }
                }
                else
                {
                    sample_5 = _S351.value0_43;
                }
            }
        }
    }
    else
    {
        sample_5 = _S351.value0_43;
    }
    var _S353 : Tuple_39;
    _S353.value0_42 = sample_5;
    return _S353;
}

struct Tuple_48
{
     value0_51 : vec3<f32>,
};

fn s_apply_to_world_0( _S354 : Frame_0,  _S355 : vec3<f32>) -> Tuple_48
{
    var _S356 : Tuple_48;
    _S356.value0_51 = _S354.s_1 * vec3<f32>(_S355.x) + _S354.t_1 * vec3<f32>(_S355.y) + _S354.n_1 * vec3<f32>(_S355.z);
    return _S356;
}

struct Tuple_49
{
     value0_52 : vec3<f32>,
};

fn s_apply_ray_origin_0( _S357 : Surface_0,  _S358 : vec3<f32>,  clearance_1 : f32) -> Tuple_49
{
    var offset_0 : f32;
    if((s_apply_dot_0(_S358, _S357.geometric_normal_0).value0_5) > 0.0f)
    {
        offset_0 = clearance_1;
    }
    else
    {
        offset_0 = - clearance_1;
    }
    var _S359 : Tuple_49;
    _S359.value0_52 = _S357.position_0 + _S357.geometric_normal_0 * vec3<f32>(offset_0);
    return _S359;
}

fn s_apply_scatter_0( _S360 : Bsdf_0,  _S361 : Frame_0,  _S362 : Surface_0,  _S363 : vec3<f32>,  _S364 : vec2<f32>,  lobe_8 : f32,  clearance_2 : f32) -> Tuple_38
{
    var _S365 : vec3<f32> = vec3<f32>(0.0f);
    var _S366 : BsdfSample_0 = BsdfSample_0( _S365, _S365, 0.0f, false, false );
    var _S367 : s_minCtx_s_bwdCallableCtx_scatter_0;
    _S367.value0_7 = _S366;
    var _S368 : Tuple_39 = s_apply_bsdf_sample_0(_S360, _S363, _S364, lobe_8);
    _S367.value0_7 = _S368.value0_42;
    var _S369 : Tuple_48 = s_apply_to_world_0(_S361, _S368.value0_42.wi_0);
    var _S370 : Tuple_49 = s_apply_ray_origin_0(_S362, _S369.value0_51, clearance_2);
    var _S371 : Tuple_38;
    _S371.value0_41.weight_1 = _S368.value0_42.weight_2;
    _S371.value0_41.origin_3 = _S370.value0_52;
    _S371.value0_41.direction_5 = _S369.value0_51;
    _S371.value0_41.pdf_4 = _S368.value0_42.pdf_5;
    _S371.value0_41.valid_1 = _S368.value0_42.valid_2;
    _S371.value0_41.delta_4 = _S368.value0_42.delta_5;
    _S371.value1_3 = _S367;
    return _S371;
}

fn s_apply_path_luminance_0( vertex_0 : Vertex_0,  _S372 : vec3<f32>,  _S373 : vec3<f32>,  _S374 : f32,  _S375 : vec2<f32>,  _S376 : vec2<f32>) -> Tuple_6
{
    var _S377 : vec3<f32> = vec3<f32>(0.0f);
    var _S378 : DirectLight_0 = DirectLight_0( _S377, _S377, 0.0f, false );
    var _S379 : BsdfValue_0 = BsdfValue_0( _S377, 0.0f );
    var _S380 : s_minCtx_s_bwdCallableCtx_direct_light_0 = s_minCtx_s_bwdCallableCtx_direct_light_0( _S379 );
    var _S381 : Departure_0 = Departure_0( _S377, _S377, _S377, 0.0f, false, false );
    var _S382 : BsdfSample_0 = BsdfSample_0( _S377, _S377, 0.0f, false, false );
    var _S383 : s_minCtx_s_bwdCallableCtx_scatter_0 = s_minCtx_s_bwdCallableCtx_scatter_0( _S382 );
    var _S384 : s_minCtx_s_bwdCallableCtx_path_luminance_0;
    _S384.value0_8 = _S378;
    _S384.value1_0 = _S380;
    _S384.value2_0 = _S381;
    _S384.value3_0 = _S383;
    var _S385 : Tuple_7 = s_apply_surface_at_0(vertex_0.triangle_0, _S372, _S373);
    var result_2 : f32;
    if((vertex_0.triangle_0.emission_1) != u32(4294967295))
    {
        result_2 = s_apply_dot_0(s_apply_emission_of_0(vertex_0.emitted_0, _S385.value0_10, _S372, _S373, _S374, vertex_0.delta_1).value0_13, vertex_0.importance_0).value0_5;
    }
    else
    {
        result_2 = 0.0f;
    }
    var _S386 : bool;
    if(vertex_0.lit_0)
    {
        _S386 = true;
    }
    else
    {
        _S386 = vertex_0.scatters_0;
    }
    if(_S386)
    {
        var _S387 : Tuple_15 = s_apply_bsdf_near_0(vertex_0.shading_1, _S385.value0_10.b1_0, _S385.value0_10.b2_0);
        var _S388 : Tuple_16 = s_apply_frame_near_0(vertex_0.shading_1, _S385.value0_10);
        var _S389 : Tuple_17 = s_apply_to_local_0(_S388.value0_19, (vec3<f32>(0) - _S373));
        if(vertex_0.lit_0)
        {
            var _S390 : Tuple_18 = s_apply_direct_light_0(_S387.value0_18, _S388.value0_19, vertex_0.chosen_0, _S385.value0_10, _S389.value0_20, _S376);
            _S384.value0_8 = _S390.value0_21;
            _S384.value1_0 = _S390.value1_2;
            result_2 = result_2 + s_apply_dot_0(_S390.value0_21.radiance_8, vertex_0.importance_0).value0_5;
        }
        if(vertex_0.scatters_0)
        {
            var _S391 : Tuple_38 = s_apply_scatter_0(_S387.value0_18, _S388.value0_19, _S385.value0_10, _S389.value0_20, _S375, vertex_0.shading_1.lobe_2, vertex_0.triangle_0.clearance_0);
            _S384.value2_0 = _S391.value0_41;
            _S384.value3_0 = _S391.value1_3;
            var result_3 : f32 = result_2 + (s_apply_dot_0(_S391.value0_41.weight_1, vertex_0.later_0).value0_5 + s_apply_dot_0(_S391.value0_41.origin_3, vertex_0.adjoint_origin_1).value0_5 + s_apply_dot_0(_S391.value0_41.direction_5, vertex_0.adjoint_direction_1).value0_5);
            if(!_S391.value0_41.delta_4)
            {
                result_2 = result_3 + _S391.value0_41.pdf_4 * vertex_0.adjoint_pdf_1;
            }
            else
            {
                result_2 = result_3;
            }
        }
    }
    var _S392 : Tuple_6;
    _S392.value0_9 = result_2;
    _S392.value1_1 = _S384;
    return _S392;
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
    var _S393 : vec3<f32> = vec3<f32>(0.0f);
    result_4.s_1 = _S393;
    result_4.t_1 = _S393;
    result_4.n_1 = _S393;
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
    var _S394 : vec3<f32> = vec3<f32>(0.0f);
    result_6.a_8 = _S394;
    result_6.b_8 = _S394;
    var _S395 : vec2<f32> = vec2<f32>(0.0f);
    result_6.alpha_4 = _S395;
    result_6.coat_alpha_2 = _S395;
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
    var _S396 : vec3<f32> = vec3<f32>(0.0f);
    result_7.weight_4 = _S396;
    result_7.origin_4 = _S396;
    result_7.direction_9 = _S396;
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

fn s_bwdProp_ray_origin_0( _S397 : s_bwdCallableCtx_ray_origin_0,  _S398 : ptr<function, Surface_Differential_0>,  _S399 : ptr<function, vec3<f32>>,  _S400 : vec3<f32>)
{
    var _S401 : s_bwdCallableCtx_dot_0;
    _S401._S39 = _S397.value0_70.value1_15;
    _S401._S40 = _S397.value0_70.value0_69.geometric_normal_0;
    var _S402 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S403 : Surface_Differential_0 = _S402;
    _S403.position_1 = _S400;
    var _S404 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S402, _S403);
    var _S405 : vec3<f32> = vec3<f32>(0.0f);
    var _S406 : vec3<f32> = _S405;
    var _S407 : vec3<f32> = _S405;
    s_bwdProp_dot_0(_S401, &(_S406), &(_S407), 0.0f);
    (*_S398) = _S404;
    (*_S399) = _S406;
    return;
}

fn s_bwdProp_to_world_0( _S408 : s_bwdCallableCtx_to_world_0,  _S409 : ptr<function, Frame_0>,  _S410 : ptr<function, vec3<f32>>,  _S411 : vec3<f32>)
{
    var _S412 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S413 : vec3<f32> = _S408.value0_68.value0_67.n_1 * _S411;
    var _S414 : vec3<f32> = vec3<f32>(_S408.value0_68.value1_14.z) * _S411;
    var _S415 : f32 = _S413[i32(0)] + _S413[i32(1)] + _S413[i32(2)];
    var _S416 : vec3<f32> = _S408.value0_68.value0_67.t_1 * _S411;
    var _S417 : vec3<f32> = vec3<f32>(_S408.value0_68.value1_14.y) * _S411;
    var _S418 : f32 = _S416[i32(0)] + _S416[i32(1)] + _S416[i32(2)];
    var _S419 : vec3<f32> = _S408.value0_68.value0_67.s_1 * _S411;
    var _S420 : vec3<f32> = vec3<f32>(_S408.value0_68.value1_14.x) * _S411;
    var _S421 : f32 = _S419[i32(0)] + _S419[i32(1)] + _S419[i32(2)];
    var _S422 : Frame_0 = _S412;
    _S422.n_1 = _S414;
    _S422.t_1 = _S417;
    _S422.s_1 = _S420;
    var _S423 : vec3<f32> = vec3<f32>(_S421, _S418, _S415);
    (*_S409) = Frame_x24_syn_dadd_0(_S412, _S422);
    (*_S410) = _S423;
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
    var _S424 : vec3<f32> = vec3<f32>(0.0f);
    result_11.wi_1 = _S424;
    result_11.weight_5 = _S424;
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

fn s_bwdProp_safe_sqrt_0( _S425 : s_bwdCallableCtx_safe_sqrt_0,  _S426 : ptr<function, f32>,  _S427 : f32)
{
    var _S428 : bool = (_S425.value0_82.value0_81) > 0.0f;
    var _S429 : s_bwdCallableCtx_sqrt_0;
    if(_S428)
    {
        var _S430 : s_bwdCallableCtx_sqrt_0;
        _S430._S35 = _S425.value0_82.value0_81;
        _S429 = _S430;
    }
    else
    {
        _S429._S35 = 0.0f;
    }
    var _S431 : f32;
    if(_S428)
    {
        var _S432 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S429, &(_S432), _S427);
        _S431 = _S432;
    }
    else
    {
        _S431 = 0.0f;
    }
    (*_S426) = _S431;
    return;
}

fn s_bwdProp_sin_cos_turns_0( _S433 : s_bwdCallableCtx_sin_cos_turns_0,  _S434 : ptr<function, f32>,  _S435 : vec2<f32>)
{
    var quarter_1 : f32 = round(_S433.value0_80.value0_79 * 4.0f);
    var angle_1 : f32 = (_S433.value0_80.value0_79 - quarter_1 * 0.25f) * 6.28318548202514648f;
    var a2_1 : f32 = angle_1 * angle_1;
    var _S436 : f32 = -0.0001984127011383f + a2_1 * 2.75573188446287531e-06f;
    var _S437 : f32 = 0.00833333376795053f + a2_1 * _S436;
    var _S438 : f32 = -0.1666666716337204f + a2_1 * _S437;
    var _S439 : f32 = 1.0f + a2_1 * _S438;
    var _S440 : f32 = -0.00138888892251998f + a2_1 * 0.00002480158764229f;
    var _S441 : f32 = 0.0416666679084301f + a2_1 * _S440;
    var _S442 : f32 = -0.5f + a2_1 * _S441;
    var q_3 : i32 = (i32(quarter_1) & (i32(3)));
    var _S443 : bool = q_3 == i32(1);
    var _S444 : bool;
    var _S445 : bool;
    if(_S443)
    {
        _S444 = false;
        _S445 = false;
    }
    else
    {
        var _S446 : bool = q_3 == i32(2);
        if(_S446)
        {
            _S444 = false;
        }
        else
        {
            _S444 = q_3 == i32(3);
        }
        var _S447 : bool = _S444;
        _S444 = _S446;
        _S445 = _S447;
    }
    var _S448 : f32;
    var _S449 : f32;
    if(_S443)
    {
        var _S450 : f32 = - _S435[i32(1)];
        _S448 = _S435[i32(0)];
        _S449 = _S450;
    }
    else
    {
        if(_S444)
        {
            var _S451 : f32 = - _S435[i32(0)];
            _S448 = - _S435[i32(1)];
            _S449 = _S451;
        }
        else
        {
            if(_S445)
            {
                _S448 = - _S435[i32(0)];
                _S449 = _S435[i32(1)];
            }
            else
            {
                _S448 = _S435[i32(1)];
                _S449 = _S435[i32(0)];
            }
        }
    }
    var _S452 : f32 = a2_1 * _S448;
    var _S453 : f32 = a2_1 * _S452;
    var _S454 : f32 = angle_1 * _S449;
    var _S455 : f32 = a2_1 * _S454;
    var _S456 : f32 = a2_1 * _S455;
    var _S457 : f32 = angle_1 * (_S442 * _S448 + _S441 * _S452 + _S440 * _S453 + 0.00002480158764229f * (a2_1 * _S453) + _S438 * _S454 + _S437 * _S455 + _S436 * _S456 + 2.75573188446287531e-06f * (a2_1 * _S456));
    (*_S434) = 6.28318548202514648f * (_S439 * _S449 + _S457 + _S457);
    return;
}

fn s_bwdProp_diffuse_sample_0( _S458 : s_bwdCallableCtx_diffuse_sample_0,  _S459 : ptr<function, vec3<f32>>,  _S460 : ptr<function, vec3<f32>>,  _S461 : ptr<function, vec2<f32>>,  _S462 : BsdfSample_Differential_0)
{
    var _S463 : f32 = _S458.value0_78.value1_16.x;
    var _S464 : Tuple_23 = s_apply_sin_cos_turns_0(_S463);
    var _S465 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S465.value0_79 = _S463;
    var _S466 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S465 );
    var _S467 : f32 = _S458.value0_78.value1_16.y;
    var _S468 : Tuple_25 = s_apply_safe_sqrt_0(_S467);
    var _S469 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S469.value0_81 = _S467;
    var _S470 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S469 );
    var _S471 : f32 = 1.0f - _S467;
    var _S472 : Tuple_25 = s_apply_safe_sqrt_0(_S471);
    var _S473 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S473.value0_81 = _S471;
    var _S474 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S473 );
    var _S475 : bool = (_S472.value0_28) > 0.0f;
    var side_1 : f32;
    var _S476 : f32;
    var _S477 : f32;
    if(_S475)
    {
        if((_S458.value0_78.value0_71.z) < 0.0f)
        {
            side_1 = -1.0f;
        }
        else
        {
            side_1 = 1.0f;
        }
        var _S478 : f32 = _S464.value0_26.y;
        _S476 = _S464.value0_26.x;
        _S477 = _S478;
    }
    else
    {
        side_1 = 0.0f;
        _S476 = 0.0f;
        _S477 = 0.0f;
    }
    var _S479 : vec3<f32> = vec3<f32>(0.0f);
    var _S480 : vec2<f32> = vec2<f32>(0.0f);
    var _S481 : vec2<f32>;
    var _S482 : vec3<f32>;
    if(_S475)
    {
        var _S483 : vec2<f32> = vec2<f32>(_S468.value0_28 * _S462.wi_1[i32(1)], _S468.value0_28 * _S462.wi_1[i32(0)]);
        var _S484 : f32 = _S476 * _S462.wi_1[i32(1)] + _S477 * _S462.wi_1[i32(0)];
        side_1 = 0.31830990314483643f * _S462.pdf_10 + side_1 * _S462.wi_1[i32(2)];
        _S476 = _S484;
        _S481 = _S483;
        _S482 = _S462.weight_5;
    }
    else
    {
        side_1 = 0.0f;
        _S476 = 0.0f;
        _S481 = _S480;
        _S482 = _S479;
    }
    var _S485 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S474, &(_S485), side_1);
    var _S486 : f32 = - _S485;
    var _S487 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S470, &(_S487), _S476);
    var _S488 : f32 = _S486 + _S487;
    var _S489 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S466, &(_S489), _S481);
    var _S490 : vec2<f32> = vec2<f32>(_S489, _S488);
    (*_S459) = _S482;
    (*_S460) = _S479;
    (*_S461) = _S490;
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

fn s_bwdProp_sqr_0( _S491 : s_bwdCallableCtx_sqr_0,  _S492 : ptr<function, f32>,  _S493 : f32)
{
    var _S494 : f32 = _S491.value0_98.value0_97 * _S493;
    (*_S492) = _S494 + _S494;
    return;
}

fn s_bwdProp_fresnel_conductor_channel_0( _S495 : s_bwdCallableCtx_fresnel_conductor_channel_0,  _S496 : ptr<function, f32>,  _S497 : ptr<function, f32>,  _S498 : ptr<function, f32>,  _S499 : f32)
{
    var _S500 : Tuple_0 = s_apply_min_0(_S495.value0_96.value0_95, 1.0f);
    var _S501 : s_bwdCallableCtx_min_0;
    _S501._S2 = _S495.value0_96.value0_95;
    _S501._S3 = 1.0f;
    var _S502 : s_bwdCallableCtx_min_0 = _S501;
    var _S503 : Tuple_14 = s_apply_sqr_0(_S500.value0_0);
    var _S504 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S504.value0_97 = _S500.value0_0;
    var _S505 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S504 );
    var sin2_1 : f32 = 1.0f - _S503.value0_17;
    var _S506 : f32 = _S495.value0_96.value1_25;
    var _S507 : f32 = _S495.value0_96.value2_12;
    var t0_1 : f32 = _S506 * _S506 - _S507 * _S507 - sin2_1;
    var _S508 : Tuple_14 = s_apply_sqr_0(t0_1);
    var _S509 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S509.value0_97 = t0_1;
    var _S510 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S509 );
    var _S511 : f32 = 4.0f * _S495.value0_96.value1_25;
    var _S512 : f32 = _S511 * _S495.value0_96.value1_25;
    var _S513 : f32 = _S512 * _S495.value0_96.value2_12;
    var _S514 : f32 = _S508.value0_17 + _S513 * _S495.value0_96.value2_12;
    var _S515 : Tuple_25 = s_apply_safe_sqrt_0(_S514);
    var _S516 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S516.value0_81 = _S514;
    var _S517 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S516 );
    var _S518 : f32 = (_S515.value0_28 + t0_1) * 0.5f;
    var _S519 : Tuple_25 = s_apply_safe_sqrt_0(_S518);
    var _S520 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S520.value0_81 = _S518;
    var _S521 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S520 );
    var t1_1 : f32 = _S515.value0_28 + _S503.value0_17;
    var _S522 : f32 = 2.0f * _S519.value0_28;
    var t2_1 : f32 = _S522 * _S500.value0_0;
    var _S523 : f32 = t1_1 - t2_1;
    var _S524 : f32 = t1_1 + t2_1;
    var perpendicular_1 : f32 = _S523 / _S524;
    var _S525 : f32 = _S524 * _S524;
    var _S526 : f32 = _S503.value0_17 * _S515.value0_28;
    var _S527 : Tuple_14 = s_apply_sqr_0(sin2_1);
    var _S528 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S528.value0_97 = sin2_1;
    var _S529 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S528 );
    var t3_1 : f32 = _S526 + _S527.value0_17;
    var t4_1 : f32 = t2_1 * sin2_1;
    var _S530 : f32 = t3_1 - t4_1;
    var _S531 : f32 = perpendicular_1 * _S530;
    var _S532 : f32 = t3_1 + t4_1;
    var _S533 : f32 = _S532 * _S532;
    var _S534 : f32;
    if(((perpendicular_1 + _S531 / _S532) * 0.5f) < 0.0f)
    {
        _S534 = 0.0f;
    }
    else
    {
        _S534 = _S499;
    }
    var s_diff_parallel_T_0 : f32 = 0.5f * _S534;
    var _S535 : f32 = s_diff_parallel_T_0 / _S533;
    var _S536 : f32 = _S531 * - _S535;
    var _S537 : f32 = _S532 * _S535;
    var _S538 : f32 = perpendicular_1 * _S537;
    var _S539 : f32 = _S530 * _S537;
    var _S540 : f32 = _S536 + - _S538;
    var _S541 : f32 = t2_1 * _S540;
    var _S542 : f32 = sin2_1 * _S540;
    var _S543 : f32 = _S536 + _S538;
    var _S544 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S529, &(_S544), _S543);
    var _S545 : f32 = _S503.value0_17 * _S543;
    var _S546 : f32 = _S515.value0_28 * _S543;
    var _S547 : f32 = (s_diff_parallel_T_0 + _S539) / _S525;
    var _S548 : f32 = _S523 * - _S547;
    var _S549 : f32 = _S524 * _S547;
    var _S550 : f32 = _S542 + _S548 + - _S549;
    var _S551 : f32 = _S522 * _S550;
    var _S552 : f32 = 2.0f * (_S500.value0_0 * _S550);
    var _S553 : f32 = _S548 + _S549;
    var _S554 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S521, &(_S554), _S552);
    var _S555 : f32 = 0.5f * _S554;
    var _S556 : f32 = _S545 + _S553 + _S555;
    var _S557 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S517, &(_S557), _S556);
    var _S558 : f32 = _S513 * _S557;
    var _S559 : f32 = _S495.value0_96.value2_12 * _S557;
    var _S560 : f32 = _S512 * _S559;
    var _S561 : f32 = _S495.value0_96.value2_12 * _S559;
    var _S562 : f32 = _S511 * _S561;
    var _S563 : f32 = 4.0f * (_S495.value0_96.value1_25 * _S561);
    var _S564 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S510, &(_S564), _S557);
    var _S565 : f32 = _S555 + _S564;
    var _S566 : f32 = - _S565;
    var _S567 : f32 = _S495.value0_96.value2_12 * _S566;
    var _S568 : f32 = _S495.value0_96.value1_25 * _S565;
    var _S569 : f32 = _S546 + _S553 + - (_S541 + _S544 + _S566);
    var _S570 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S505, &(_S570), _S569);
    var _S571 : f32 = _S551 + _S570;
    var _S572 : f32 = 0.0f;
    var _S573 : f32 = 0.0f;
    s_bwdProp_min_0(_S502, &(_S572), &(_S573), _S571);
    var _S574 : f32 = _S558 + _S560 + _S567 + _S567;
    var _S575 : f32 = _S562 + _S563 + _S568 + _S568;
    (*_S496) = _S572;
    (*_S497) = _S575;
    (*_S498) = _S574;
    return;
}

fn s_bwdProp_fresnel_conductor_0( _S576 : s_bwdCallableCtx_fresnel_conductor_0,  _S577 : ptr<function, f32>,  _S578 : ptr<function, vec3<f32>>,  _S579 : ptr<function, vec3<f32>>,  _S580 : vec3<f32>)
{
    var _S581 : f32 = _S576.value0_91.value1_20.x;
    var _S582 : f32 = _S576.value0_91.value2_10.x;
    var _S583 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S583.value0_95 = _S576.value0_91.value0_83;
    _S583.value1_25 = _S581;
    _S583.value2_12 = _S582;
    var _S584 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S583 );
    var _S585 : f32 = _S576.value0_91.value1_20.y;
    var _S586 : f32 = _S576.value0_91.value2_10.y;
    var _S587 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S587.value0_95 = _S576.value0_91.value0_83;
    _S587.value1_25 = _S585;
    _S587.value2_12 = _S586;
    var _S588 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S587 );
    var _S589 : f32 = _S576.value0_91.value1_20.z;
    var _S590 : f32 = _S576.value0_91.value2_10.z;
    var _S591 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S591.value0_95 = _S576.value0_91.value0_83;
    _S591.value1_25 = _S589;
    _S591.value2_12 = _S590;
    var _S592 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S591 );
    var _S593 : f32 = 0.0f;
    var _S594 : f32 = 0.0f;
    var _S595 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S592, &(_S593), &(_S594), &(_S595), _S580[i32(2)]);
    var _S596 : f32 = 0.0f;
    var _S597 : f32 = 0.0f;
    var _S598 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S588, &(_S596), &(_S597), &(_S598), _S580[i32(1)]);
    var _S599 : f32 = 0.0f;
    var _S600 : f32 = 0.0f;
    var _S601 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S584, &(_S599), &(_S600), &(_S601), _S580[i32(0)]);
    var _S602 : vec3<f32> = vec3<f32>(_S601, _S598, _S595);
    var _S603 : vec3<f32> = vec3<f32>(_S600, _S597, _S594);
    (*_S577) = _S593 + _S596 + _S599;
    (*_S578) = _S603;
    (*_S579) = _S602;
    return;
}

fn s_bwdProp_ggx_density_0( _S604 : s_bwdCallableCtx_ggx_density_0,  _S605 : ptr<function, vec2<f32>>,  _S606 : ptr<function, vec3<f32>>,  _S607 : f32)
{
    var _S608 : f32 = _S604.value0_89.value1_24.x;
    var _S609 : f32 = _S604.value0_89.value0_88.x;
    var _S610 : f32 = _S608 / _S609;
    var _S611 : f32 = _S609 * _S609;
    var _S612 : Tuple_14 = s_apply_sqr_0(_S610);
    var _S613 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S613.value0_97 = _S610;
    var _S614 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S613 );
    var _S615 : f32 = _S604.value0_89.value1_24.y;
    var _S616 : f32 = _S604.value0_89.value0_88.y;
    var _S617 : f32 = _S615 / _S616;
    var _S618 : f32 = _S616 * _S616;
    var _S619 : Tuple_14 = s_apply_sqr_0(_S617);
    var _S620 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S620.value0_97 = _S617;
    var _S621 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S620 );
    var _S622 : f32 = _S612.value0_17 + _S619.value0_17;
    var _S623 : f32 = _S604.value0_89.value1_24.z;
    var _S624 : Tuple_14 = s_apply_sqr_0(_S623);
    var _S625 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S625.value0_97 = _S623;
    var _S626 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S625 );
    var s_6 : f32 = _S622 + _S624.value0_17;
    var _S627 : f32 = 3.14159274101257324f * _S609;
    var _S628 : f32 = _S627 * _S616;
    var _S629 : Tuple_14 = s_apply_sqr_0(s_6);
    var _S630 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S630.value0_97 = s_6;
    var _S631 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S630 );
    var _S632 : f32 = _S628 * _S629.value0_17;
    var _S633 : f32 = - (_S607 / (_S632 * _S632));
    var _S634 : f32 = _S628 * _S633;
    var _S635 : f32 = _S629.value0_17 * _S633;
    var _S636 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S631, &(_S636), _S634);
    var _S637 : f32 = _S627 * _S635;
    var _S638 : f32 = 3.14159274101257324f * (_S616 * _S635);
    var _S639 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S626, &(_S639), _S636);
    var _S640 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S621, &(_S640), _S636);
    var _S641 : f32 = _S640 / _S618;
    var _S642 : f32 = _S616 * _S641;
    var _S643 : f32 = _S637 + _S615 * - _S641;
    var _S644 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S614, &(_S644), _S636);
    var _S645 : f32 = _S644 / _S611;
    var _S646 : vec3<f32> = vec3<f32>(_S609 * _S645, _S642, _S639);
    (*_S605) = vec2<f32>(_S638 + _S608 * - _S645, _S643);
    (*_S606) = _S646;
    return;
}

fn s_bwdProp_ggx_lambda_0( _S647 : s_bwdCallableCtx_ggx_lambda_0,  _S648 : ptr<function, vec2<f32>>,  _S649 : ptr<function, vec3<f32>>,  _S650 : f32)
{
    var _S651 : f32 = _S647.value0_90.value0_87.x;
    var _S652 : f32 = _S647.value0_90.value1_23.x;
    var _S653 : f32 = _S651 * _S652;
    var _S654 : Tuple_14 = s_apply_sqr_0(_S653);
    var _S655 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S655.value0_97 = _S653;
    var _S656 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S655 );
    var _S657 : f32 = _S647.value0_90.value0_87.y;
    var _S658 : f32 = _S647.value0_90.value1_23.y;
    var _S659 : f32 = _S657 * _S658;
    var _S660 : Tuple_14 = s_apply_sqr_0(_S659);
    var _S661 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S661.value0_97 = _S659;
    var _S662 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S661 );
    var _S663 : f32 = _S654.value0_17 + _S660.value0_17;
    var _S664 : f32 = _S647.value0_90.value1_23.z;
    var _S665 : Tuple_14 = s_apply_sqr_0(_S664);
    var _S666 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S666.value0_97 = _S664;
    var _S667 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S666 );
    var _S668 : f32 = _S665.value0_17 * _S665.value0_17;
    var _S669 : s_bwdCallableCtx_sqrt_0;
    _S669._S35 = 1.0f + _S663 / _S665.value0_17;
    var _S670 : f32 = 0.5f * _S650;
    var _S671 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S669, &(_S671), _S670);
    var _S672 : f32 = _S671 / _S668;
    var _S673 : f32 = _S663 * - _S672;
    var _S674 : f32 = _S665.value0_17 * _S672;
    var _S675 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S667, &(_S675), _S673);
    var _S676 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S662, &(_S676), _S674);
    var _S677 : f32 = _S657 * _S676;
    var _S678 : f32 = _S658 * _S676;
    var _S679 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S656, &(_S679), _S674);
    var _S680 : vec3<f32> = vec3<f32>(_S651 * _S679, _S677, _S675);
    (*_S648) = vec2<f32>(_S652 * _S679, _S678);
    (*_S649) = _S680;
    return;
}

fn s_bwdProp_mirrored_0( _S681 : s_bwdCallableCtx_mirrored_0,  _S682 : ptr<function, vec3<f32>>,  _S683 : ptr<function, vec3<f32>>,  _S684 : vec3<f32>)
{
    var _S685 : Tuple_5 = s_apply_dot_0(_S681.value0_92.value0_86, _S681.value0_92.value1_22);
    var _S686 : s_bwdCallableCtx_dot_0;
    _S686._S39 = _S681.value0_92.value0_86;
    _S686._S40 = _S681.value0_92.value1_22;
    var _S687 : vec3<f32> = (vec3<f32>(0) - _S684);
    var _S688 : vec3<f32> = _S681.value0_92.value1_22 * _S684;
    var _S689 : vec3<f32> = vec3<f32>((2.0f * _S685.value0_5)) * _S684;
    var _S690 : f32 = 2.0f * (_S688[i32(0)] + _S688[i32(1)] + _S688[i32(2)]);
    var _S691 : vec3<f32> = vec3<f32>(0.0f);
    var _S692 : vec3<f32> = _S691;
    var _S693 : vec3<f32> = _S691;
    s_bwdProp_dot_0(_S686, &(_S692), &(_S693), _S690);
    var _S694 : vec3<f32> = _S689 + _S693;
    (*_S682) = _S687 + _S692;
    (*_S683) = _S694;
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

fn s_bwdProp_unit_vector_0( _S695 : s_bwdCallableCtx_unit_vector_0,  _S696 : ptr<function, vec3<f32>>,  _S697 : vec3<f32>)
{
    var _S698 : vec3<f32> = _S695.value0_100.value0_99;
    var _S699 : Tuple_5 = s_apply_dot_0(_S698, _S698);
    var _S700 : s_bwdCallableCtx_dot_0;
    _S700._S39 = _S695.value0_100.value0_99;
    _S700._S40 = _S695.value0_100.value0_99;
    var _S701 : Tuple_4 = s_apply_sqrt_0(_S699.value0_5);
    var _S702 : s_bwdCallableCtx_sqrt_0;
    _S702._S35 = _S699.value0_5;
    var _S703 : vec3<f32> = _S695.value0_100.value0_99 * _S697;
    var _S704 : vec3<f32> = vec3<f32>((1.0f / _S701.value0_4)) * _S697;
    var _S705 : f32 = - ((_S703[i32(0)] + _S703[i32(1)] + _S703[i32(2)]) / (_S701.value0_4 * _S701.value0_4));
    var _S706 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S702, &(_S706), _S705);
    var _S707 : vec3<f32> = vec3<f32>(0.0f);
    var _S708 : vec3<f32> = _S707;
    var _S709 : vec3<f32> = _S707;
    s_bwdProp_dot_0(_S700, &(_S708), &(_S709), _S706);
    (*_S696) = _S704 + _S708 + _S709;
    return;
}

fn s_bwdProp_ggx_sample_visible_0( _S710 : s_bwdCallableCtx_ggx_sample_visible_0,  _S711 : ptr<function, vec2<f32>>,  _S712 : ptr<function, vec3<f32>>,  _S713 : ptr<function, vec2<f32>>,  _S714 : vec3<f32>)
{
    var _S715 : bool = (_S710.value0_93.value1_21.z) < 0.0f;
    var w_2 : vec3<f32>;
    if(_S715)
    {
        w_2 = (vec3<f32>(0) - _S710.value0_93.value1_21);
    }
    else
    {
        w_2 = _S710.value0_93.value1_21;
    }
    var _S716 : f32 = w_2.x;
    var _S717 : f32 = _S710.value0_93.value0_85.x;
    var _S718 : f32 = w_2.y;
    var _S719 : f32 = _S710.value0_93.value0_85.y;
    var _S720 : vec3<f32> = vec3<f32>(_S716 * _S717, _S718 * _S719, w_2.z);
    var _S721 : Tuple_24 = s_apply_unit_vector_0(_S720);
    var _S722 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S722.value0_99 = _S720;
    var _S723 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S722 );
    var _S724 : f32 = _S710.value0_93.value2_11.x;
    var _S725 : Tuple_23 = s_apply_sin_cos_turns_0(_S724);
    var _S726 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S726.value0_79 = _S724;
    var _S727 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S726 );
    var _S728 : f32 = _S710.value0_93.value2_11.y;
    var _S729 : f32 = 1.0f + _S721.value0_27.z;
    var one_minus_z_1 : f32 = _S728 * _S729;
    var _S730 : f32 = 2.0f - one_minus_z_1;
    var _S731 : f32 = one_minus_z_1 * _S730;
    var _S732 : Tuple_25 = s_apply_safe_sqrt_0(_S731);
    var _S733 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S733.value0_81 = _S731;
    var _S734 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S733 );
    var _S735 : f32 = _S725.value0_26.y;
    var _S736 : f32 = _S725.value0_26.x;
    var h_1 : vec3<f32> = vec3<f32>(_S732.value0_28 * _S735, _S732.value0_28 * _S736, 1.0f - one_minus_z_1) + _S721.value0_27;
    var _S737 : f32 = h_1.x;
    var _S738 : f32 = _S737 * _S717;
    var _S739 : f32 = h_1.y;
    var _S740 : f32 = _S739 * _S719;
    var _S741 : f32 = h_1.z;
    var _S742 : Tuple_1 = s_apply_max_0(_S741, 9.999999960041972e-13f);
    var _S743 : s_bwdCallableCtx_max_0;
    _S743._S10 = _S741;
    _S743._S11 = 9.999999960041972e-13f;
    var _S744 : s_bwdCallableCtx_max_0 = _S743;
    var _S745 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S745.value0_99 = vec3<f32>(_S738, _S740, _S742.value0_1);
    var _S746 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S745 );
    var _S747 : vec3<f32> = vec3<f32>(0.0f);
    var _S748 : vec3<f32> = _S747;
    s_bwdProp_unit_vector_0(_S746, &(_S748), _S714);
    var _S749 : f32 = 0.0f;
    var _S750 : f32 = 0.0f;
    s_bwdProp_max_0(_S744, &(_S749), &(_S750), _S748[i32(2)]);
    var _S751 : f32 = _S739 * _S748[i32(1)];
    var _S752 : f32 = _S719 * _S748[i32(1)];
    var _S753 : f32 = _S737 * _S748[i32(0)];
    var _S754 : f32 = _S717 * _S748[i32(0)];
    var s_diff_h_T_0 : vec3<f32> = vec3<f32>(_S754, _S752, _S749);
    var _S755 : f32 = - _S749;
    var _S756 : f32 = _S732.value0_28 * _S752;
    var _S757 : f32 = _S732.value0_28 * _S754;
    var _S758 : f32 = _S736 * _S752 + _S735 * _S754;
    var _S759 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S734, &(_S759), _S758);
    var _S760 : f32 = _S755 + _S730 * _S759 + - (one_minus_z_1 * _S759);
    var _S761 : f32 = _S728 * _S760;
    var _S762 : f32 = _S729 * _S760;
    var _S763 : vec2<f32> = vec2<f32>(_S756, _S757);
    var _S764 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S727, &(_S764), _S763);
    var _S765 : vec3<f32> = s_diff_h_T_0 + vec3<f32>(0.0f, 0.0f, _S761);
    var _S766 : vec3<f32> = _S747;
    s_bwdProp_unit_vector_0(_S723, &(_S766), _S765);
    var _S767 : vec3<f32> = vec3<f32>(_S717 * _S766[i32(0)], _S719 * _S766[i32(1)], _S766[i32(2)]);
    var _S768 : vec2<f32> = vec2<f32>(_S753 + _S716 * _S766[i32(0)], _S751 + _S718 * _S766[i32(1)]);
    var _S769 : vec2<f32> = vec2<f32>(_S764, _S762);
    if(_S715)
    {
        w_2 = (vec3<f32>(0) - _S767);
    }
    else
    {
        w_2 = _S767;
    }
    (*_S711) = _S768;
    (*_S712) = w_2;
    (*_S713) = _S769;
    return;
}

fn s_bwdProp_ggx_widths_0( _S770 : s_bwdCallableCtx_ggx_widths_0,  _S771 : ptr<function, vec2<f32>>,  _S772 : vec2<f32>)
{
    var _S773 : bool = (_S770.value0_94.value0_84.x) > 0.00009999999747379f;
    var _S774 : f32;
    if((_S770.value0_94.value0_84.y) > 0.00009999999747379f)
    {
        _S774 = _S772[i32(1)];
    }
    else
    {
        _S774 = 0.0f;
    }
    var _S775 : vec2<f32> = vec2<f32>(0.0f, _S774);
    if(_S773)
    {
        _S774 = _S772[i32(0)];
    }
    else
    {
        _S774 = 0.0f;
    }
    (*_S771) = _S775 + vec2<f32>(_S774, 0.0f);
    return;
}

fn s_bwdProp_conductor_sample_0( _S776 : s_bwdCallableCtx_conductor_sample_0,  _S777 : ptr<function, vec3<f32>>,  _S778 : ptr<function, vec3<f32>>,  _S779 : ptr<function, vec2<f32>>,  _S780 : ptr<function, vec3<f32>>,  _S781 : ptr<function, vec2<f32>>,  _S782 : BsdfSample_Differential_0)
{
    var _S783 : vec3<f32> = vec3<f32>(0.0f);
    var _S784 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S783, _S783 );
    var _S785 : vec2<f32> = vec2<f32>(0.0f);
    var _S786 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S785 );
    var _S787 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0( _S785, _S783, _S785 );
    var _S788 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S783, _S783 );
    var _S789 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S785, _S783 );
    var _S790 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S785, _S783 );
    var _S791 : f32;
    var _S792 : f32;
    var _S793 : f32;
    var _S794 : f32;
    var _S795 : f32;
    var _S796 : f32;
    var _S797 : f32;
    var _S798 : f32;
    var _S799 : f32;
    var _S800 : s_bwdCallableCtx_abs_0;
    var _S801 : s_bwdCallableCtx_abs_0;
    var _S802 : s_bwdCallableCtx_abs_0;
    var _S803 : s_bwdCallableCtx_ggx_density_0;
    var _S804 : vec3<f32>;
    var _S805 : vec3<f32>;
    var _S806 : s_bwdCallableCtx_ggx_lambda_0;
    var _S807 : s_bwdCallableCtx_ggx_lambda_0;
    var _S808 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S809 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S810 : s_bwdCallableCtx_dot_0;
    var _S811 : bool;
    var _S812 : s_bwdCallableCtx_mirrored_0;
    var _S813 : s_bwdCallableCtx_ggx_sample_visible_0;
    var _S814 : s_bwdCallableCtx_ggx_widths_0;
    if(_S776.value0_77.value3_6)
    {
        var _S815 : f32 = _S776.value0_77.value4_4.z;
        var _S816 : Tuple_2 = s_apply_abs_0(_S815);
        var _S817 : s_bwdCallableCtx_abs_0;
        _S817._S18 = _S815;
        var _S818 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S818.value0_83 = _S816.value0_2;
        _S818.value1_20 = _S776.value0_77.value0_72;
        _S818.value2_10 = _S776.value0_77.value1_17;
        _S808.value0_91 = _S818;
        _S800 = _S817;
        _S811 = false;
        _S791 = 0.0f;
        _S792 = 0.0f;
        _S793 = 0.0f;
        _S794 = 0.0f;
        _S795 = 0.0f;
        _S801._S18 = 0.0f;
        _S803.value0_89 = _S790;
        _S804 = _S783;
        _S805 = _S783;
        _S796 = 0.0f;
        _S797 = 0.0f;
        _S806.value0_90 = _S789;
        _S809.value0_91 = _S784;
        _S802._S18 = 0.0f;
        _S810._S39 = _S783;
        _S810._S40 = _S783;
        _S807.value0_90 = _S789;
        _S798 = 0.0f;
        _S799 = 0.0f;
        _S812.value0_92 = _S788;
        _S813.value0_93 = _S787;
        _S814.value0_94 = _S786;
    }
    else
    {
        var _S819 : Tuple_31 = s_apply_ggx_widths_0(_S776.value0_77.value2_7);
        var _S820 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
        _S820.value0_84 = _S776.value0_77.value2_7;
        var _S821 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = _S820;
        var _S822 : Tuple_43 = s_apply_ggx_sample_visible_0(_S819.value0_34, _S776.value0_77.value4_4, _S776.value0_77.value5_4);
        var _S823 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
        _S823.value0_85 = _S819.value0_34;
        _S823.value1_21 = _S776.value0_77.value4_4;
        _S823.value2_11 = _S776.value0_77.value5_4;
        var _S824 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = _S823;
        var _S825 : Tuple_44 = s_apply_mirrored_0(_S776.value0_77.value4_4, _S822.value0_46);
        var _S826 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S826.value0_86 = _S776.value0_77.value4_4;
        _S826.value1_22 = _S822.value0_46;
        var _S827 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S826;
        var _S828 : f32 = _S776.value0_77.value4_4.z;
        var _S829 : f32 = _S825.value0_47.z;
        var _S830 : bool = (_S828 * _S829) > 0.0f;
        if(_S830)
        {
            var _S831 : Tuple_32 = s_apply_ggx_lambda_0(_S819.value0_34, _S776.value0_77.value4_4);
            var _S832 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S832.value0_87 = _S819.value0_34;
            _S832.value1_23 = _S776.value0_77.value4_4;
            var masking_o_3 : f32 = 1.0f + _S831.value0_35;
            var _S833 : Tuple_5 = s_apply_dot_0(_S776.value0_77.value4_4, _S822.value0_46);
            var _S834 : s_bwdCallableCtx_dot_0;
            _S834._S39 = _S776.value0_77.value4_4;
            _S834._S40 = _S822.value0_46;
            var _S835 : Tuple_2 = s_apply_abs_0(_S833.value0_5);
            var _S836 : s_bwdCallableCtx_abs_0;
            _S836._S18 = _S833.value0_5;
            var _S837 : Tuple_34 = s_apply_fresnel_conductor_0(_S835.value0_2, _S776.value0_77.value0_72, _S776.value0_77.value1_17);
            var _S838 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
            _S838.value0_83 = _S835.value0_2;
            _S838.value1_20 = _S776.value0_77.value0_72;
            _S838.value2_10 = _S776.value0_77.value1_17;
            var _S839 : Tuple_32 = s_apply_ggx_lambda_0(_S819.value0_34, _S825.value0_47);
            var _S840 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S840.value0_87 = _S819.value0_34;
            _S840.value1_23 = _S825.value0_47;
            var _S841 : f32 = masking_o_3 + _S839.value0_35;
            var _S842 : vec3<f32> = vec3<f32>((masking_o_3 / _S841));
            var _S843 : f32 = _S841 * _S841;
            var _S844 : Tuple_33 = s_apply_ggx_density_0(_S819.value0_34, _S822.value0_46);
            var _S845 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
            _S845.value0_88 = _S819.value0_34;
            _S845.value1_24 = _S822.value0_46;
            var _S846 : Tuple_2 = s_apply_abs_0(_S828);
            var _S847 : s_bwdCallableCtx_abs_0;
            _S847._S18 = _S828;
            var _S848 : f32 = 4.0f * _S846.value0_2;
            var _S849 : f32 = _S848 * masking_o_3;
            _S791 = _S849 * _S849;
            _S792 = _S844.value0_36;
            _S793 = _S849;
            _S794 = _S848;
            _S795 = masking_o_3;
            _S800 = _S847;
            _S803.value0_89 = _S845;
            _S804 = _S837.value0_37;
            _S805 = _S842;
            _S796 = _S843;
            _S797 = _S841;
            _S806.value0_90 = _S840;
            _S808.value0_91 = _S838;
            _S801 = _S836;
            _S810 = _S834;
            _S807.value0_90 = _S832;
        }
        else
        {
            _S791 = 0.0f;
            _S792 = 0.0f;
            _S793 = 0.0f;
            _S794 = 0.0f;
            _S795 = 0.0f;
            _S800._S18 = 0.0f;
            _S803.value0_89 = _S790;
            _S804 = _S783;
            _S805 = _S783;
            _S796 = 0.0f;
            _S797 = 0.0f;
            _S806.value0_90 = _S789;
            _S808.value0_91 = _S784;
            _S801._S18 = 0.0f;
            _S810._S39 = _S783;
            _S810._S40 = _S783;
            _S807.value0_90 = _S789;
        }
        var _S850 : s_bwdCallableCtx_abs_0 = _S800;
        var _S851 : s_bwdCallableCtx_fresnel_conductor_0 = _S808;
        var _S852 : s_bwdCallableCtx_abs_0 = _S801;
        _S808.value0_91 = _S784;
        _S800._S18 = 0.0f;
        _S811 = _S830;
        _S801 = _S850;
        _S809 = _S851;
        _S802 = _S852;
        _S798 = _S828;
        _S799 = _S829;
        _S812.value0_92 = _S827;
        _S813.value0_93 = _S824;
        _S814.value0_94 = _S821;
    }
    var _S853 : vec3<f32>;
    var _S854 : vec2<f32>;
    var _S855 : vec2<f32>;
    if(_S776.value0_77.value3_6)
    {
        var _S856 : f32 = 0.0f;
        var _S857 : vec3<f32> = _S783;
        var _S858 : vec3<f32> = _S783;
        s_bwdProp_fresnel_conductor_0(_S808, &(_S856), &(_S857), &(_S858), _S782.weight_5);
        var _S859 : f32 = 0.0f;
        s_bwdProp_abs_0(_S800, &(_S859), _S856);
        var _S860 : vec3<f32> = vec3<f32>(- _S782.wi_1[i32(0)], - _S782.wi_1[i32(1)], _S859 + _S782.wi_1[i32(2)]);
        _S804 = _S857;
        _S805 = _S858;
        _S854 = _S785;
        _S853 = _S860;
        _S855 = _S785;
    }
    else
    {
        var _S861 : vec3<f32>;
        var _S862 : vec3<f32>;
        if(_S811)
        {
            var _S863 : f32 = _S782.pdf_10 / _S791;
            var _S864 : f32 = _S792 * - _S863;
            var _S865 : f32 = _S793 * _S863;
            var _S866 : f32 = _S794 * _S864;
            var _S867 : f32 = 4.0f * (_S795 * _S864);
            var _S868 : f32 = 0.0f;
            s_bwdProp_abs_0(_S801, &(_S868), _S867);
            var _S869 : vec2<f32> = _S785;
            var _S870 : vec3<f32> = _S783;
            s_bwdProp_ggx_density_0(_S803, &(_S869), &(_S870), _S865);
            var _S871 : vec3<f32> = _S804 * _S782.weight_5;
            var _S872 : vec3<f32> = _S805 * _S782.weight_5;
            var _S873 : f32 = (_S871[i32(0)] + _S871[i32(1)] + _S871[i32(2)]) / _S796;
            var _S874 : f32 = _S795 * - _S873;
            var _S875 : f32 = _S797 * _S873;
            var _S876 : vec2<f32> = _S785;
            var _S877 : vec3<f32> = _S783;
            s_bwdProp_ggx_lambda_0(_S806, &(_S876), &(_S877), _S874);
            var _S878 : f32 = 0.0f;
            var _S879 : vec3<f32> = _S783;
            var _S880 : vec3<f32> = _S783;
            s_bwdProp_fresnel_conductor_0(_S809, &(_S878), &(_S879), &(_S880), _S872);
            var _S881 : f32 = 0.0f;
            s_bwdProp_abs_0(_S802, &(_S881), _S878);
            var _S882 : vec3<f32> = _S783;
            var _S883 : vec3<f32> = _S783;
            s_bwdProp_dot_0(_S810, &(_S882), &(_S883), _S881);
            var _S884 : f32 = _S866 + _S875 + _S874;
            var _S885 : vec2<f32> = _S785;
            var _S886 : vec3<f32> = _S783;
            s_bwdProp_ggx_lambda_0(_S807, &(_S885), &(_S886), _S884);
            var _S887 : vec3<f32> = _S870 + _S883;
            var _S888 : vec2<f32> = _S869 + _S876 + _S885;
            var _S889 : vec3<f32> = _S882 + _S886;
            var _S890 : vec3<f32> = _S877 + _S782.wi_1;
            _S791 = _S868;
            _S804 = _S890;
            _S805 = _S887;
            _S854 = _S888;
            _S853 = _S889;
            _S861 = _S879;
            _S862 = _S880;
        }
        else
        {
            _S791 = 0.0f;
            _S804 = _S783;
            _S805 = _S783;
            _S854 = _S785;
            _S853 = _S783;
            _S861 = _S783;
            _S862 = _S783;
        }
        var _S891 : f32 = _S799 * 0.0f + _S791;
        var _S892 : vec3<f32> = _S804 + vec3<f32>(0.0f, 0.0f, _S798 * 0.0f);
        var _S893 : vec3<f32> = _S783;
        var _S894 : vec3<f32> = _S783;
        s_bwdProp_mirrored_0(_S812, &(_S893), &(_S894), _S892);
        var _S895 : vec3<f32> = _S894 + _S805;
        var _S896 : vec2<f32> = _S785;
        var _S897 : vec3<f32> = _S783;
        var _S898 : vec2<f32> = _S785;
        s_bwdProp_ggx_sample_visible_0(_S813, &(_S896), &(_S897), &(_S898), _S895);
        var _S899 : vec2<f32> = _S896 + _S854;
        var _S900 : vec2<f32> = _S785;
        s_bwdProp_ggx_widths_0(_S814, &(_S900), _S899);
        var _S901 : vec3<f32> = _S893 + _S897 + _S853 + vec3<f32>(0.0f, 0.0f, _S891);
        _S804 = _S861;
        _S805 = _S862;
        _S854 = _S900;
        _S853 = _S901;
        _S855 = _S898;
    }
    (*_S777) = _S804;
    (*_S778) = _S805;
    (*_S779) = _S854;
    (*_S780) = _S853;
    (*_S781) = _S855;
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

fn s_bwdProp_refracted_0( _S902 : s_bwdCallableCtx_refracted_0,  _S903 : ptr<function, vec3<f32>>,  _S904 : ptr<function, vec3<f32>>,  _S905 : Refraction_Differential_0)
{
    var _S906 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S907 : vec3<f32> = vec3<f32>(0.0f);
    var _S908 : Tuple_5 = s_apply_dot_0(_S902.value0_104.value0_101, _S902.value0_104.value1_26);
    var _S909 : s_bwdCallableCtx_dot_0;
    _S909._S39 = _S902.value0_104.value0_101;
    _S909._S40 = _S902.value0_104.value1_26;
    var _S910 : s_bwdCallableCtx_dot_0 = _S909;
    var _S911 : bool = (_S908.value0_5) < 0.0f;
    var cos_i_2 : f32;
    var eta_9 : f32;
    var m_5 : vec3<f32>;
    if(_S911)
    {
        var _S912 : vec3<f32> = (vec3<f32>(0) - _S902.value0_104.value1_26);
        var _S913 : f32 = 1.0f / _S902.value0_104.value2_13;
        cos_i_2 = - _S908.value0_5;
        eta_9 = _S913;
        m_5 = _S912;
    }
    else
    {
        cos_i_2 = _S908.value0_5;
        eta_9 = _S902.value0_104.value2_13;
        m_5 = _S902.value0_104.value1_26;
    }
    var _S914 : Tuple_14 = s_apply_sqr_0(cos_i_2);
    var _S915 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S915.value0_97 = cos_i_2;
    var _S916 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S915 );
    var _S917 : f32 = 1.0f - _S914.value0_17;
    var _S918 : Tuple_1 = s_apply_max_0(_S917, 0.0f);
    var _S919 : s_bwdCallableCtx_max_0;
    _S919._S10 = _S917;
    _S919._S11 = 0.0f;
    var _S920 : s_bwdCallableCtx_max_0 = _S919;
    var _S921 : f32 = eta_9 * eta_9;
    var sin2_t_2 : f32 = _S918.value0_1 / _S921;
    var _S922 : f32 = _S921 * _S921;
    var _S923 : bool = sin2_t_2 < 1.0f;
    var _S924 : vec3<f32>;
    var _S925 : vec3<f32>;
    var _S926 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S923)
    {
        var _S927 : f32 = 1.0f - sin2_t_2;
        var _S928 : Tuple_25 = s_apply_safe_sqrt_0(_S927);
        var _S929 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S929.value0_81 = _S927;
        var _S930 : vec3<f32> = vec3<f32>((cos_i_2 / eta_9 - _S928.value0_28));
        _S924 = vec3<f32>((1.0f / eta_9));
        _S925 = _S930;
        cos_i_2 = _S921;
        _S926.value0_82 = _S929;
    }
    else
    {
        _S924 = _S907;
        _S925 = _S907;
        cos_i_2 = 0.0f;
        _S926.value0_82 = _S906;
    }
    if(_S923)
    {
        var _S931 : vec3<f32> = _S924 * (vec3<f32>(0) - _S905.direction_10);
        var _S932 : vec3<f32> = m_5 * _S905.direction_10;
        var _S933 : vec3<f32> = _S925 * _S905.direction_10;
        var _S934 : f32 = _S932[i32(0)] + _S932[i32(1)] + _S932[i32(2)];
        var _S935 : f32 = - _S934;
        var _S936 : f32 = eta_9 * (_S934 / cos_i_2);
        var _S937 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S926, &(_S937), _S935);
        cos_i_2 = - _S937;
        eta_9 = _S936;
        m_5 = _S933;
        _S924 = _S931;
    }
    else
    {
        cos_i_2 = 0.0f;
        eta_9 = 0.0f;
        m_5 = _S907;
        _S924 = _S907;
    }
    var _S938 : f32 = _S921 * (cos_i_2 / _S922);
    var _S939 : f32 = 0.0f;
    var _S940 : f32 = 0.0f;
    s_bwdProp_max_0(_S920, &(_S939), &(_S940), _S938);
    var _S941 : f32 = - _S939;
    var _S942 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S916, &(_S942), _S941);
    var _S943 : f32 = _S942 + eta_9;
    if(_S911)
    {
        var _S944 : vec3<f32> = (vec3<f32>(0) - m_5);
        cos_i_2 = - _S943;
        m_5 = _S944;
    }
    else
    {
        cos_i_2 = _S943;
    }
    var _S945 : vec3<f32> = _S907;
    var _S946 : vec3<f32> = _S907;
    s_bwdProp_dot_0(_S910, &(_S945), &(_S946), cos_i_2);
    var _S947 : vec3<f32> = _S946 + m_5;
    (*_S903) = _S945 + _S924;
    (*_S904) = _S947;
    return;
}

fn s_bwdProp_fresnel_dielectric_0( _S948 : s_bwdCallableCtx_fresnel_dielectric_0,  _S949 : ptr<function, f32>,  _S950 : f32)
{
    var _S951 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S952 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S953 : bool = (_S948.value0_103.value0_102) < 0.0f;
    var cos_i_3 : f32;
    var eta_10 : f32;
    if(_S953)
    {
        var _S954 : f32 = 1.0f / _S948.value0_103.value1_27;
        cos_i_3 = - _S948.value0_103.value0_102;
        eta_10 = _S954;
    }
    else
    {
        cos_i_3 = _S948.value0_103.value0_102;
        eta_10 = _S948.value0_103.value1_27;
    }
    var _S955 : Tuple_14 = s_apply_sqr_0(cos_i_3);
    var _S956 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S956.value0_97 = cos_i_3;
    var _S957 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S956 );
    var _S958 : f32 = eta_10 * eta_10;
    var sin2_t_3 : f32 = (1.0f - _S955.value0_17) / _S958;
    var _S959 : f32 = _S958 * _S958;
    var _S960 : bool = sin2_t_3 < 1.0f;
    var _S961 : f32;
    var _S962 : f32;
    var _S963 : f32;
    var _S964 : f32;
    var _S965 : f32;
    var _S966 : s_bwdCallableCtx_sqr_0;
    var _S967 : s_bwdCallableCtx_sqr_0;
    var _S968 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S960)
    {
        var _S969 : f32 = 1.0f - sin2_t_3;
        var _S970 : Tuple_25 = s_apply_safe_sqrt_0(_S969);
        var _S971 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S971.value0_81 = _S969;
        var _S972 : f32 = eta_10 * cos_i_3;
        var _S973 : f32 = _S972 - _S970.value0_28;
        var _S974 : f32 = _S972 + _S970.value0_28;
        var _S975 : f32 = _S974 * _S974;
        var _S976 : f32 = eta_10 * _S970.value0_28;
        var _S977 : f32 = cos_i_3 - _S976;
        var _S978 : f32 = cos_i_3 + _S976;
        var perpendicular_2 : f32 = _S977 / _S978;
        var _S979 : f32 = _S978 * _S978;
        var _S980 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S980.value0_97 = _S973 / _S974;
        var _S981 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S981.value0_97 = perpendicular_2;
        _S966.value0_98 = _S981;
        _S967.value0_98 = _S980;
        cos_i_3 = _S979;
        _S961 = _S977;
        _S962 = _S978;
        _S963 = _S975;
        _S964 = _S973;
        _S965 = _S974;
        _S968.value0_82 = _S971;
    }
    else
    {
        _S966.value0_98 = _S952;
        _S967.value0_98 = _S952;
        cos_i_3 = 0.0f;
        _S961 = 0.0f;
        _S962 = 0.0f;
        _S963 = 0.0f;
        _S964 = 0.0f;
        _S965 = 0.0f;
        _S968.value0_82 = _S951;
    }
    if(_S960)
    {
        var _S982 : f32 = 0.5f * _S950;
        var _S983 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S966, &(_S983), _S982);
        var _S984 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S967, &(_S984), _S982);
        var _S985 : f32 = _S983 / cos_i_3;
        var _S986 : f32 = _S961 * - _S985;
        var _S987 : f32 = _S962 * _S985;
        var _S988 : f32 = _S984 / _S963;
        var _S989 : f32 = _S964 * - _S988;
        var _S990 : f32 = _S965 * _S988;
        var _S991 : f32 = eta_10 * (_S989 + _S990);
        var _S992 : f32 = eta_10 * (_S986 + - _S987) + _S989 + - _S990;
        var _S993 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S968, &(_S993), _S992);
        var _S994 : f32 = _S986 + _S987 + _S991;
        cos_i_3 = - _S993;
        eta_10 = _S994;
    }
    else
    {
        cos_i_3 = 0.0f;
        eta_10 = 0.0f;
    }
    var _S995 : f32 = - (_S958 * (cos_i_3 / _S959));
    var _S996 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S957, &(_S996), _S995);
    var _S997 : f32 = _S996 + eta_10;
    if(_S953)
    {
        cos_i_3 = - _S997;
    }
    else
    {
        cos_i_3 = _S997;
    }
    (*_S949) = cos_i_3;
    return;
}

fn s_bwdProp_smooth_dielectric_sample_0( _S998 : s_bwdCallableCtx_smooth_dielectric_sample_0,  _S999 : ptr<function, vec3<f32>>,  _S1000 : BsdfSample_Differential_0)
{
    var _S1001 : vec3<f32> = vec3<f32>(0.0f);
    var _S1002 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S1001, _S1001, 0.0f );
    var _S1003 : f32 = _S998.value0_75.value1_18.z;
    var _S1004 : Tuple_37 = s_apply_fresnel_dielectric_0(_S1003, _S998.value0_75.value0_73);
    var _S1005 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S1005.value0_102 = _S1003;
    _S1005.value1_27 = _S998.value0_75.value0_73;
    var _S1006 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S1005 );
    var _S1007 : bool = (_S998.value0_75.value2_8) < (_S1004.value0_40);
    var _S1008 : bool;
    var _S1009 : s_bwdCallableCtx_refracted_0;
    if(_S1007)
    {
        _S1008 = false;
        _S1009.value0_104 = _S1002;
    }
    else
    {
        const _S1010 : vec3<f32> = vec3<f32>(0.0f, 0.0f, 1.0f);
        var _S1011 : Tuple_46 = s_apply_refracted_0(_S998.value0_75.value1_18, _S1010, _S998.value0_75.value0_73);
        var _S1012 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S1012.value0_101 = _S998.value0_75.value1_18;
        _S1012.value1_26 = _S1010;
        _S1012.value2_13 = _S998.value0_75.value0_73;
        _S1008 = _S1011.value0_49.valid_5;
        _S1009.value0_104 = _S1012;
    }
    var _S1013 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
    var _S1014 : f32;
    var _S1015 : vec3<f32>;
    if(_S1007)
    {
        var _S1016 : vec3<f32> = vec3<f32>(- _S1000.wi_1[i32(0)], - _S1000.wi_1[i32(1)], 0.0f);
        _S1014 = _S1000.wi_1[i32(2)];
        _S1015 = _S1016;
    }
    else
    {
        var _S1017 : Refraction_Differential_0;
        if(_S1008)
        {
            var _S1018 : Refraction_Differential_0 = _S1013;
            _S1018.direction_10 = _S1000.wi_1;
            _S1017 = Refraction_x24_syn_dadd_0(_S1013, _S1018);
        }
        else
        {
            _S1017 = _S1013;
        }
        var _S1019 : vec3<f32> = _S1001;
        var _S1020 : vec3<f32> = _S1001;
        s_bwdProp_refracted_0(_S1009, &(_S1019), &(_S1020), _S1017);
        _S1014 = 0.0f;
        _S1015 = _S1019;
    }
    var _S1021 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S1006, &(_S1021), 0.0f);
    (*_S999) = _S1015 + vec3<f32>(0.0f, 0.0f, _S1021 + _S1014);
    return;
}

fn s_bwdProp_rough_dielectric_sample_0( _S1022 : s_bwdCallableCtx_rough_dielectric_sample_0,  _S1023 : ptr<function, vec2<f32>>,  _S1024 : ptr<function, vec3<f32>>,  _S1025 : ptr<function, vec2<f32>>,  _S1026 : BsdfSample_Differential_0)
{
    var _S1027 : vec3<f32> = vec3<f32>(0.0f);
    var _S1028 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S1027, _S1027 );
    var _S1029 : vec2<f32> = vec2<f32>(0.0f);
    var _S1030 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1029, _S1027 );
    var _S1031 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S1027, _S1027, 0.0f );
    var _S1032 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1033 : Tuple_31 = s_apply_ggx_widths_0(_S1022.value0_76.value1_19);
    var _S1034 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
    _S1034.value0_84 = _S1022.value0_76.value1_19;
    var _S1035 : s_bwdCallableCtx_ggx_widths_0 = s_bwdCallableCtx_ggx_widths_0( _S1034 );
    var _S1036 : Tuple_43 = s_apply_ggx_sample_visible_0(_S1033.value0_34, _S1022.value0_76.value2_9, _S1022.value0_76.value3_7);
    var _S1037 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
    _S1037.value0_85 = _S1033.value0_34;
    _S1037.value1_21 = _S1022.value0_76.value2_9;
    _S1037.value2_11 = _S1022.value0_76.value3_7;
    var _S1038 : s_bwdCallableCtx_ggx_sample_visible_0 = s_bwdCallableCtx_ggx_sample_visible_0( _S1037 );
    var _S1039 : Tuple_5 = s_apply_dot_0(_S1022.value0_76.value2_9, _S1036.value0_46);
    var _S1040 : s_bwdCallableCtx_dot_0;
    _S1040._S39 = _S1022.value0_76.value2_9;
    _S1040._S40 = _S1036.value0_46;
    var _S1041 : s_bwdCallableCtx_dot_0 = _S1040;
    var _S1042 : Tuple_37 = s_apply_fresnel_dielectric_0(_S1039.value0_5, _S1022.value0_76.value0_74);
    var _S1043 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S1043.value0_102 = _S1039.value0_5;
    _S1043.value1_27 = _S1022.value0_76.value0_74;
    var _S1044 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S1043 );
    var _S1045 : Tuple_32 = s_apply_ggx_lambda_0(_S1033.value0_34, _S1022.value0_76.value2_9);
    var _S1046 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
    _S1046.value0_87 = _S1033.value0_34;
    _S1046.value1_23 = _S1022.value0_76.value2_9;
    var _S1047 : s_bwdCallableCtx_ggx_lambda_0 = s_bwdCallableCtx_ggx_lambda_0( _S1046 );
    var masking_o_4 : f32 = 1.0f + _S1045.value0_35;
    var _S1048 : Tuple_33 = s_apply_ggx_density_0(_S1033.value0_34, _S1036.value0_46);
    var _S1049 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
    _S1049.value0_88 = _S1033.value0_34;
    _S1049.value1_24 = _S1036.value0_46;
    var _S1050 : s_bwdCallableCtx_ggx_density_0 = s_bwdCallableCtx_ggx_density_0( _S1049 );
    var _S1051 : Tuple_2 = s_apply_abs_0(_S1039.value0_5);
    var _S1052 : s_bwdCallableCtx_abs_0;
    _S1052._S18 = _S1039.value0_5;
    var _S1053 : s_bwdCallableCtx_abs_0 = _S1052;
    var _S1054 : f32 = _S1048.value0_36 * _S1051.value0_2;
    var _S1055 : f32 = _S1022.value0_76.value2_9.z;
    var _S1056 : Tuple_2 = s_apply_abs_0(_S1055);
    var _S1057 : s_bwdCallableCtx_abs_0;
    _S1057._S18 = _S1055;
    var _S1058 : s_bwdCallableCtx_abs_0 = _S1057;
    var _S1059 : f32 = masking_o_4 * _S1056.value0_2;
    var visible_1 : f32 = _S1054 / _S1059;
    var _S1060 : f32 = _S1059 * _S1059;
    var _S1061 : bool = (_S1022.value0_76.value4_5) < (_S1042.value0_40);
    var _S1062 : bool;
    var _S1063 : bool;
    var _S1064 : bool;
    var _S1065 : f32;
    var crossing_3 : f32;
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
    var _S1079 : f32;
    var _S1080 : f32;
    var _S1081 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1082 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1083 : s_bwdCallableCtx_sqr_0;
    var _S1084 : s_bwdCallableCtx_abs_0;
    var _S1085 : s_bwdCallableCtx_dot_0;
    var _S1086 : s_bwdCallableCtx_mirrored_0;
    var _S1087 : s_bwdCallableCtx_refracted_0;
    if(_S1061)
    {
        var _S1088 : Tuple_44 = s_apply_mirrored_0(_S1022.value0_76.value2_9, _S1036.value0_46);
        var _S1089 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S1089.value0_86 = _S1022.value0_76.value2_9;
        _S1089.value1_22 = _S1036.value0_46;
        var _S1090 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S1089;
        var _S1091 : f32 = _S1088.value0_47.z;
        var _S1092 : bool = (_S1055 * _S1091) > 0.0f;
        if(_S1092)
        {
            var _S1093 : Tuple_32 = s_apply_ggx_lambda_0(_S1033.value0_34, _S1088.value0_47);
            var _S1094 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S1094.value0_87 = _S1033.value0_34;
            _S1094.value1_23 = _S1088.value0_47;
            var _S1095 : f32 = masking_o_4 + _S1093.value0_35;
            var _S1096 : f32 = _S1095 * _S1095;
            var _S1097 : f32 = _S1042.value0_40 * visible_1;
            var _S1098 : f32 = 4.0f * _S1051.value0_2;
            _S1065 = _S1098 * _S1098;
            crossing_3 = _S1097;
            _S1066 = _S1098;
            _S1067 = _S1096;
            _S1068 = _S1095;
            _S1081.value0_90 = _S1094;
        }
        else
        {
            _S1065 = 0.0f;
            crossing_3 = 0.0f;
            _S1066 = 0.0f;
            _S1067 = 0.0f;
            _S1068 = 0.0f;
            _S1081.value0_90 = _S1030;
        }
        _S1062 = _S1092;
        _S1069 = _S1091;
        _S1086.value0_92 = _S1090;
        _S1063 = false;
        _S1070 = 0.0f;
        _S1071 = 0.0f;
        _S1072 = 0.0f;
        _S1073 = 0.0f;
        _S1074 = 0.0f;
        _S1075 = 0.0f;
        _S1082.value0_90 = _S1030;
        _S1076 = 0.0f;
        _S1077 = 0.0f;
        _S1078 = 0.0f;
        _S1083.value0_98 = _S1032;
        _S1079 = 0.0f;
        _S1084._S18 = 0.0f;
        _S1085._S39 = _S1027;
        _S1085._S40 = _S1027;
        _S1064 = false;
        _S1080 = 0.0f;
        _S1087.value0_104 = _S1031;
    }
    else
    {
        var _S1099 : Tuple_46 = s_apply_refracted_0(_S1022.value0_76.value2_9, _S1036.value0_46, _S1022.value0_76.value0_74);
        var _S1100 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S1100.value0_101 = _S1022.value0_76.value2_9;
        _S1100.value1_26 = _S1036.value0_46;
        _S1100.value2_13 = _S1022.value0_76.value0_74;
        var _S1101 : s_paramCtx_s_bwdCallableCtx_refracted_0 = _S1100;
        if(_S1099.value0_49.valid_5)
        {
            var _S1102 : f32 = _S1099.value0_49.direction_8.z;
            _S1062 = (_S1055 * _S1102) < 0.0f;
            _S1065 = _S1102;
        }
        else
        {
            _S1062 = false;
            _S1065 = 0.0f;
        }
        if(_S1062)
        {
            if(_S1055 > 0.0f)
            {
                crossing_3 = _S1022.value0_76.value0_74;
            }
            else
            {
                crossing_3 = 1.0f / _S1022.value0_76.value0_74;
            }
            var _S1103 : Tuple_5 = s_apply_dot_0(_S1099.value0_49.direction_8, _S1036.value0_46);
            var _S1104 : s_bwdCallableCtx_dot_0;
            _S1104._S39 = _S1099.value0_49.direction_8;
            _S1104._S40 = _S1036.value0_46;
            var _S1105 : Tuple_2 = s_apply_abs_0(_S1103.value0_5);
            var _S1106 : s_bwdCallableCtx_abs_0;
            _S1106._S18 = _S1103.value0_5;
            var _S1107 : f32 = crossing_3 * crossing_3;
            var _S1108 : f32 = _S1103.value0_5 + _S1039.value0_5 / crossing_3;
            var _S1109 : Tuple_14 = s_apply_sqr_0(_S1108);
            var _S1110 : s_paramCtx_s_bwdCallableCtx_sqr_0;
            _S1110.value0_97 = _S1108;
            var jacobian_1 : f32 = _S1105.value0_2 / _S1109.value0_17;
            var _S1111 : f32 = _S1109.value0_17 * _S1109.value0_17;
            var _S1112 : Tuple_32 = s_apply_ggx_lambda_0(_S1033.value0_34, _S1099.value0_49.direction_8);
            var _S1113 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S1113.value0_87 = _S1033.value0_34;
            _S1113.value1_23 = _S1099.value0_49.direction_8;
            var _S1114 : f32 = (masking_o_4 + _S1112.value0_35) * crossing_3 * crossing_3;
            var _S1115 : f32 = _S1114 * _S1114;
            var _S1116 : f32 = 1.0f - _S1042.value0_40;
            var _S1117 : f32 = crossing_3;
            crossing_3 = _S1116 * visible_1;
            _S1066 = jacobian_1;
            _S1067 = _S1116;
            _S1068 = _S1115;
            _S1069 = _S1114;
            _S1070 = _S1117;
            _S1081.value0_90 = _S1113;
            _S1071 = _S1111;
            _S1072 = _S1105.value0_2;
            _S1073 = _S1109.value0_17;
            _S1083.value0_98 = _S1110;
            _S1074 = _S1107;
            _S1084 = _S1106;
            _S1085 = _S1104;
        }
        else
        {
            crossing_3 = 0.0f;
            _S1066 = 0.0f;
            _S1067 = 0.0f;
            _S1068 = 0.0f;
            _S1069 = 0.0f;
            _S1070 = 0.0f;
            _S1081.value0_90 = _S1030;
            _S1071 = 0.0f;
            _S1072 = 0.0f;
            _S1073 = 0.0f;
            _S1083.value0_98 = _S1032;
            _S1074 = 0.0f;
            _S1084._S18 = 0.0f;
            _S1085._S39 = _S1027;
            _S1085._S40 = _S1027;
        }
        var _S1118 : bool = _S1062;
        var _S1119 : f32 = _S1065;
        var _S1120 : f32 = crossing_3;
        var _S1121 : f32 = _S1066;
        var _S1122 : f32 = _S1067;
        var _S1123 : f32 = _S1068;
        var _S1124 : f32 = _S1069;
        var _S1125 : f32 = _S1070;
        var _S1126 : s_bwdCallableCtx_ggx_lambda_0 = _S1081;
        var _S1127 : f32 = _S1071;
        var _S1128 : f32 = _S1072;
        var _S1129 : f32 = _S1073;
        var _S1130 : f32 = _S1074;
        _S1062 = false;
        _S1065 = 0.0f;
        crossing_3 = 0.0f;
        _S1066 = 0.0f;
        _S1067 = 0.0f;
        _S1068 = 0.0f;
        _S1081.value0_90 = _S1030;
        _S1069 = 0.0f;
        _S1086.value0_92 = _S1028;
        _S1063 = _S1118;
        _S1070 = _S1120;
        _S1071 = _S1121;
        _S1072 = _S1122;
        _S1073 = _S1123;
        _S1074 = _S1124;
        _S1075 = _S1125;
        _S1082 = _S1126;
        _S1076 = _S1127;
        _S1077 = _S1128;
        _S1078 = _S1129;
        _S1079 = _S1130;
        _S1064 = _S1099.value0_49.valid_5;
        _S1080 = _S1119;
        _S1087.value0_104 = _S1101;
    }
    var _S1131 : vec3<f32>;
    var _S1132 : vec3<f32>;
    var _S1133 : vec2<f32>;
    if(_S1061)
    {
        if(_S1062)
        {
            var _S1134 : f32 = _S1026.pdf_10 / _S1065;
            var _S1135 : f32 = _S1066 * _S1134;
            var _S1136 : f32 = 4.0f * (crossing_3 * - _S1134);
            var _S1137 : f32 = _S1042.value0_40 * _S1135;
            var _S1138 : f32 = visible_1 * _S1135;
            var _S1139 : f32 = (_S1026.weight_5[i32(0)] + _S1026.weight_5[i32(1)] + _S1026.weight_5[i32(2)]) / _S1067;
            var _S1140 : f32 = masking_o_4 * - _S1139;
            var _S1141 : f32 = _S1068 * _S1139;
            var _S1142 : vec2<f32> = _S1029;
            var _S1143 : vec3<f32> = _S1027;
            s_bwdProp_ggx_lambda_0(_S1081, &(_S1142), &(_S1143), _S1140);
            var _S1144 : f32 = _S1141 + _S1140;
            _S1131 = _S1143 + _S1026.wi_1;
            _S1065 = _S1137;
            crossing_3 = _S1136;
            _S1066 = _S1144;
            _S1067 = _S1138;
            _S1133 = _S1142;
        }
        else
        {
            _S1131 = _S1027;
            _S1065 = 0.0f;
            crossing_3 = 0.0f;
            _S1066 = 0.0f;
            _S1067 = 0.0f;
            _S1133 = _S1029;
        }
        var _S1145 : f32 = _S1069 * 0.0f;
        var _S1146 : vec3<f32> = _S1131 + vec3<f32>(0.0f, 0.0f, _S1055 * 0.0f);
        var _S1147 : vec3<f32> = _S1027;
        var _S1148 : vec3<f32> = _S1027;
        s_bwdProp_mirrored_0(_S1086, &(_S1147), &(_S1148), _S1146);
        var _S1149 : f32 = crossing_3;
        var _S1150 : f32 = _S1066;
        var _S1151 : f32 = _S1067;
        crossing_3 = _S1145;
        _S1066 = _S1149;
        _S1067 = _S1150;
        _S1068 = _S1151;
        _S1069 = 0.0f;
        _S1131 = _S1148;
        _S1132 = _S1147;
    }
    else
    {
        if(_S1063)
        {
            var s_diff_jacobian_T_0 : f32 = _S1070 * _S1026.pdf_10;
            var _S1152 : f32 = _S1071 * _S1026.pdf_10;
            var _S1153 : f32 = _S1072 * _S1152;
            var _S1154 : f32 = - (visible_1 * _S1152);
            var _S1155 : f32 = (_S1026.weight_5[i32(0)] + _S1026.weight_5[i32(1)] + _S1026.weight_5[i32(2)]) / _S1073;
            var _S1156 : f32 = _S1074 * _S1155;
            var _S1157 : f32 = _S1075 * (_S1075 * (masking_o_4 * - _S1155));
            var _S1158 : vec2<f32> = _S1029;
            var _S1159 : vec3<f32> = _S1027;
            s_bwdProp_ggx_lambda_0(_S1082, &(_S1158), &(_S1159), _S1157);
            var _S1160 : f32 = s_diff_jacobian_T_0 / _S1076;
            var _S1161 : f32 = _S1077 * - _S1160;
            var _S1162 : f32 = _S1078 * _S1160;
            var _S1163 : f32 = 0.0f;
            s_bwdProp_sqr_0(_S1083, &(_S1163), _S1161);
            var _S1164 : f32 = _S1075 * (_S1163 / _S1079);
            var _S1165 : f32 = 0.0f;
            s_bwdProp_abs_0(_S1084, &(_S1165), _S1162);
            var _S1166 : f32 = _S1163 + _S1165;
            var _S1167 : vec3<f32> = _S1027;
            var _S1168 : vec3<f32> = _S1027;
            s_bwdProp_dot_0(_S1085, &(_S1167), &(_S1168), _S1166);
            var _S1169 : f32 = _S1156 + _S1157;
            _S1131 = _S1159 + _S1026.wi_1 + _S1167;
            _S1132 = _S1168;
            _S1065 = _S1153;
            crossing_3 = _S1169;
            _S1066 = _S1154;
            _S1067 = _S1164;
            _S1133 = _S1158;
        }
        else
        {
            _S1131 = _S1027;
            _S1132 = _S1027;
            _S1065 = 0.0f;
            crossing_3 = 0.0f;
            _S1066 = 0.0f;
            _S1067 = 0.0f;
            _S1133 = _S1029;
        }
        if(_S1064)
        {
            var _S1170 : f32 = _S1080 * 0.0f;
            _S1131 = _S1131 + vec3<f32>(0.0f, 0.0f, _S1055 * 0.0f);
            _S1068 = _S1170;
        }
        else
        {
            _S1068 = 0.0f;
        }
        var _S1171 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
        _S1171.direction_10 = _S1131;
        var _S1172 : vec3<f32> = _S1027;
        var _S1173 : vec3<f32> = _S1027;
        s_bwdProp_refracted_0(_S1087, &(_S1172), &(_S1173), _S1171);
        var _S1174 : vec3<f32> = _S1173 + _S1132;
        var _S1175 : f32 = crossing_3;
        var _S1176 : f32 = _S1066;
        var _S1177 : f32 = _S1067;
        crossing_3 = _S1068;
        _S1066 = 0.0f;
        _S1067 = _S1175;
        _S1068 = _S1176;
        _S1069 = _S1177;
        _S1131 = _S1174;
        _S1132 = _S1172;
    }
    var _S1178 : f32 = _S1065 / _S1060;
    var _S1179 : f32 = _S1054 * - _S1178;
    var _S1180 : f32 = _S1059 * _S1178;
    var _S1181 : f32 = masking_o_4 * _S1179;
    var _S1182 : f32 = _S1056.value0_2 * _S1179;
    var _S1183 : f32 = 0.0f;
    s_bwdProp_abs_0(_S1058, &(_S1183), _S1181);
    var _S1184 : f32 = _S1183 + crossing_3;
    var _S1185 : f32 = _S1051.value0_2 * _S1180;
    var _S1186 : f32 = _S1048.value0_36 * _S1180 + _S1066;
    var _S1187 : f32 = 0.0f;
    s_bwdProp_abs_0(_S1053, &(_S1187), _S1186);
    var _S1188 : vec2<f32> = _S1029;
    var _S1189 : vec3<f32> = _S1027;
    s_bwdProp_ggx_density_0(_S1050, &(_S1188), &(_S1189), _S1185);
    var _S1190 : f32 = _S1182 + _S1067;
    var _S1191 : vec2<f32> = _S1029;
    var _S1192 : vec3<f32> = _S1027;
    s_bwdProp_ggx_lambda_0(_S1047, &(_S1191), &(_S1192), _S1190);
    var _S1193 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S1044, &(_S1193), _S1068);
    var _S1194 : f32 = _S1187 + _S1193 + _S1069;
    var _S1195 : vec3<f32> = _S1027;
    var _S1196 : vec3<f32> = _S1027;
    s_bwdProp_dot_0(_S1041, &(_S1195), &(_S1196), _S1194);
    var _S1197 : vec3<f32> = _S1189 + _S1196 + _S1131;
    var _S1198 : vec2<f32> = _S1029;
    var _S1199 : vec3<f32> = _S1027;
    var _S1200 : vec2<f32> = _S1029;
    s_bwdProp_ggx_sample_visible_0(_S1038, &(_S1198), &(_S1199), &(_S1200), _S1197);
    var _S1201 : vec2<f32> = _S1188 + _S1191 + _S1198 + _S1133;
    var _S1202 : vec2<f32> = _S1029;
    s_bwdProp_ggx_widths_0(_S1035, &(_S1202), _S1201);
    var _S1203 : vec3<f32> = _S1192 + _S1195 + _S1199 + _S1132 + vec3<f32>(0.0f, 0.0f, _S1184);
    (*_S1023) = _S1202;
    (*_S1024) = _S1203;
    (*_S1025) = _S1200;
    return;
}

fn s_bwdProp_bsdf_sample_0( _S1204 : s_bwdCallableCtx_bsdf_sample_0,  _S1205 : ptr<function, Bsdf_Differential_0>,  _S1206 : ptr<function, vec3<f32>>,  _S1207 : ptr<function, vec2<f32>>,  _S1208 : BsdfSample_Differential_0)
{
    var _S1209 : vec3<f32> = vec3<f32>(0.0f);
    var _S1210 : vec2<f32> = vec2<f32>(0.0f);
    var _S1211 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0 = s_paramCtx_s_bwdCallableCtx_diffuse_sample_0( _S1209, _S1210 );
    var _S1212 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0 = s_paramCtx_s_bwdCallableCtx_conductor_sample_0( _S1209, _S1209, _S1210, false, _S1209, _S1210 );
    var _S1213 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0( 0.0f, _S1209, 0.0f );
    var _S1214 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0( 0.0f, _S1210, _S1209, _S1210, 0.0f );
    var _S1215 : bool = (_S1204.value0_66.value1_13.z) != 0.0f;
    var _S1216 : bool;
    var _S1217 : bool;
    var _S1218 : bool;
    var _S1219 : bool;
    var _S1220 : s_bwdCallableCtx_smooth_dielectric_sample_0;
    var _S1221 : s_bwdCallableCtx_rough_dielectric_sample_0;
    var _S1222 : s_bwdCallableCtx_conductor_sample_0;
    var _S1223 : s_bwdCallableCtx_diffuse_sample_0;
    if(_S1215)
    {
        var smooth_3 : bool = is_smooth_0(_S1204.value0_66.value0_65.alpha_2);
        var _S1224 : bool = (_S1204.value0_66.value0_65.kind_4) == u32(0);
        if(_S1224)
        {
            var _S1225 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0;
            _S1225.value0_71 = _S1204.value0_66.value1_13;
            _S1225.value1_16 = _S1204.value0_66.value2_6;
            _S1223.value0_78 = _S1225;
            _S1216 = false;
            _S1222.value0_77 = _S1212;
            _S1217 = false;
            _S1218 = false;
            _S1220.value0_75 = _S1213;
            _S1221.value0_76 = _S1214;
        }
        else
        {
            var _S1226 : bool = (_S1204.value0_66.value0_65.kind_4) == u32(1);
            if(_S1226)
            {
                var _S1227 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0;
                _S1227.value0_72 = _S1204.value0_66.value0_65.a_6;
                _S1227.value1_17 = _S1204.value0_66.value0_65.b_6;
                _S1227.value2_7 = _S1204.value0_66.value0_65.alpha_2;
                _S1227.value3_6 = smooth_3;
                _S1227.value4_4 = _S1204.value0_66.value1_13;
                _S1227.value5_4 = _S1204.value0_66.value2_6;
                _S1222.value0_77 = _S1227;
                _S1216 = false;
                _S1217 = false;
                _S1220.value0_75 = _S1213;
                _S1221.value0_76 = _S1214;
            }
            else
            {
                var _S1228 : bool = (_S1204.value0_66.value0_65.kind_4) == u32(2);
                if(_S1228)
                {
                    if(smooth_3)
                    {
                        _S1216 = true;
                    }
                    else
                    {
                        _S1216 = (_S1204.value0_66.value0_65.eta_3) == 1.0f;
                    }
                    if(_S1216)
                    {
                        var _S1229 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0;
                        _S1229.value0_73 = _S1204.value0_66.value0_65.eta_3;
                        _S1229.value1_18 = _S1204.value0_66.value1_13;
                        _S1229.value2_8 = _S1204.value0_66.value3_5;
                        _S1220.value0_75 = _S1229;
                        _S1221.value0_76 = _S1214;
                    }
                    else
                    {
                        var _S1230 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0;
                        _S1230.value0_74 = _S1204.value0_66.value0_65.eta_3;
                        _S1230.value1_19 = _S1204.value0_66.value0_65.alpha_2;
                        _S1230.value2_9 = _S1204.value0_66.value1_13;
                        _S1230.value3_7 = _S1204.value0_66.value2_6;
                        _S1230.value4_5 = _S1204.value0_66.value3_5;
                        _S1220.value0_75 = _S1213;
                        _S1221.value0_76 = _S1230;
                    }
                }
                else
                {
                    _S1216 = false;
                    _S1220.value0_75 = _S1213;
                    _S1221.value0_76 = _S1214;
                }
                var _S1231 : bool = _S1216;
                _S1222.value0_77 = _S1212;
                _S1216 = _S1228;
                _S1217 = _S1231;
            }
            var _S1232 : bool = _S1216;
            var _S1233 : bool = _S1217;
            _S1223.value0_78 = _S1211;
            _S1216 = _S1226;
            _S1217 = _S1232;
            _S1218 = _S1233;
        }
        var _S1234 : bool = _S1216;
        var _S1235 : bool = _S1217;
        var _S1236 : bool = _S1218;
        _S1216 = _S1224;
        _S1217 = _S1234;
        _S1218 = _S1235;
        _S1219 = _S1236;
    }
    else
    {
        _S1216 = false;
        _S1223.value0_78 = _S1211;
        _S1217 = false;
        _S1222.value0_77 = _S1212;
        _S1218 = false;
        _S1219 = false;
        _S1220.value0_75 = _S1213;
        _S1221.value0_76 = _S1214;
    }
    var _S1237 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S1238 : vec2<f32>;
    var _S1239 : vec3<f32>;
    var _S1240 : Bsdf_Differential_0;
    if(_S1215)
    {
        var _S1241 : vec2<f32>;
        if(_S1216)
        {
            var _S1242 : vec3<f32> = _S1209;
            var _S1243 : vec3<f32> = _S1209;
            var _S1244 : vec2<f32> = _S1210;
            s_bwdProp_diffuse_sample_0(_S1223, &(_S1242), &(_S1243), &(_S1244), _S1208);
            var _S1245 : Bsdf_Differential_0 = _S1237;
            _S1245.a_8 = _S1242;
            var _S1246 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S1237, _S1245);
            _S1238 = _S1210;
            _S1240 = _S1246;
            _S1239 = _S1243;
            _S1241 = _S1244;
        }
        else
        {
            if(_S1217)
            {
                var _S1247 : vec3<f32> = _S1209;
                var _S1248 : vec3<f32> = _S1209;
                var _S1249 : vec2<f32> = _S1210;
                var _S1250 : vec3<f32> = _S1209;
                var _S1251 : vec2<f32> = _S1210;
                s_bwdProp_conductor_sample_0(_S1222, &(_S1247), &(_S1248), &(_S1249), &(_S1250), &(_S1251), _S1208);
                var _S1252 : Bsdf_Differential_0 = _S1237;
                _S1252.b_8 = _S1248;
                _S1252.a_8 = _S1247;
                var _S1253 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S1237, _S1252);
                _S1238 = _S1249;
                _S1240 = _S1253;
                _S1239 = _S1250;
                _S1241 = _S1251;
            }
            else
            {
                if(_S1218)
                {
                    if(_S1219)
                    {
                        var _S1254 : vec3<f32> = _S1209;
                        s_bwdProp_smooth_dielectric_sample_0(_S1220, &(_S1254), _S1208);
                        _S1238 = _S1210;
                        _S1239 = _S1254;
                        _S1241 = _S1210;
                    }
                    else
                    {
                        var _S1255 : vec2<f32> = _S1210;
                        var _S1256 : vec3<f32> = _S1209;
                        var _S1257 : vec2<f32> = _S1210;
                        s_bwdProp_rough_dielectric_sample_0(_S1221, &(_S1255), &(_S1256), &(_S1257), _S1208);
                        _S1238 = _S1255;
                        _S1239 = _S1256;
                        _S1241 = _S1257;
                    }
                }
                else
                {
                    _S1238 = _S1210;
                    _S1239 = _S1209;
                    _S1241 = _S1210;
                }
                _S1240 = _S1237;
            }
        }
        var _S1258 : Bsdf_Differential_0 = _S1237;
        _S1258.alpha_4 = _S1238;
        _S1240 = Bsdf_x24_syn_dadd_0(_S1240, _S1258);
        _S1238 = _S1241;
    }
    else
    {
        _S1239 = _S1209;
        _S1240 = _S1237;
        _S1238 = _S1210;
    }
    (*_S1205) = _S1240;
    (*_S1206) = _S1239;
    (*_S1207) = _S1238;
    return;
}

fn s_bwdProp_scatter_0( _S1259 : s_bwdCallableCtx_scatter_0,  _S1260 : ptr<function, Bsdf_Differential_0>,  _S1261 : ptr<function, Frame_0>,  _S1262 : ptr<function, Surface_Differential_0>,  _S1263 : ptr<function, vec3<f32>>,  _S1264 : ptr<function, vec2<f32>>,  _S1265 : Departure_Differential_0)
{
    var _S1266 : s_paramCtx_s_bwdCallableCtx_bsdf_sample_0;
    _S1266.value0_65 = _S1259.value0_63.value0_58;
    _S1266.value1_13 = _S1259.value0_63.value3_4;
    _S1266.value2_6 = _S1259.value0_63.value4_3;
    _S1266.value3_5 = _S1259.value0_63.value5_3;
    var _S1267 : s_bwdCallableCtx_bsdf_sample_0 = s_bwdCallableCtx_bsdf_sample_0( _S1266 );
    var _S1268 : Tuple_48 = s_apply_to_world_0(_S1259.value0_63.value1_9, _S1259.value1_12.value0_7.wi_0);
    var _S1269 : s_paramCtx_s_bwdCallableCtx_to_world_0;
    _S1269.value0_67 = _S1259.value0_63.value1_9;
    _S1269.value1_14 = _S1259.value1_12.value0_7.wi_0;
    var _S1270 : s_bwdCallableCtx_to_world_0 = s_bwdCallableCtx_to_world_0( _S1269 );
    var _S1271 : s_paramCtx_s_bwdCallableCtx_ray_origin_0;
    _S1271.value0_69 = _S1259.value0_63.value2_4;
    _S1271.value1_15 = _S1268.value0_51;
    var _S1272 : s_bwdCallableCtx_ray_origin_0 = s_bwdCallableCtx_ray_origin_0( _S1271 );
    var _S1273 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S1274 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1275 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S1276 : vec3<f32> = vec3<f32>(0.0f);
    var _S1277 : Frame_0 = Frame_0( _S1276, _S1276, _S1276 );
    var _S1278 : Surface_Differential_0;
    _S1278.position_1 = _S1276;
    _S1278.frame_6 = _S1277;
    _S1278.b1_2 = 0.0f;
    _S1278.b2_2 = 0.0f;
    var _S1279 : vec3<f32> = _S1276;
    s_bwdProp_ray_origin_0(_S1272, &(_S1278), &(_S1279), _S1265.origin_4);
    var _S1280 : vec3<f32> = _S1265.direction_9 + _S1279;
    var _S1281 : Frame_0;
    _S1281.s_1 = _S1276;
    _S1281.t_1 = _S1276;
    _S1281.n_1 = _S1276;
    var _S1282 : vec3<f32> = _S1276;
    s_bwdProp_to_world_0(_S1270, &(_S1281), &(_S1282), _S1280);
    var _S1283 : BsdfSample_Differential_0 = BsdfSample_x24_syn_dzero_0();
    _S1283.pdf_10 = _S1265.pdf_9;
    _S1283.wi_1 = _S1282;
    _S1283.weight_5 = _S1265.weight_4;
    var _S1284 : vec2<f32> = vec2<f32>(0.0f);
    var _S1285 : Bsdf_Differential_0;
    _S1285.a_8 = _S1276;
    _S1285.b_8 = _S1276;
    _S1285.alpha_4 = _S1284;
    _S1285.coat_alpha_2 = _S1284;
    var _S1286 : vec3<f32> = _S1276;
    var _S1287 : vec2<f32> = _S1284;
    s_bwdProp_bsdf_sample_0(_S1267, &(_S1285), &(_S1286), &(_S1287), _S1283);
    var _S1288 : Frame_0 = Frame_x24_syn_dadd_0(_S1281, _S1275);
    var _S1289 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1278, _S1274);
    (*_S1260) = Bsdf_x24_syn_dadd_0(_S1285, _S1273);
    (*_S1261) = _S1288;
    (*_S1262) = _S1289;
    (*_S1263) = _S1286;
    (*_S1264) = _S1287;
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
    var _S1290 : vec3<f32> = vec3<f32>(0.0f);
    result_15.radiance_11 = _S1290;
    result_15.direction_11 = _S1290;
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
    var _S1291 : vec3<f32> = vec3<f32>(0.0f);
    result_17.direction_12 = _S1291;
    result_17.distance_5 = 0.0f;
    result_17.radiance_12 = _S1291;
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

fn s_bwdProp_power_heuristic_0( _S1292 : s_bwdCallableCtx_power_heuristic_0,  _S1293 : ptr<function, f32>,  _S1294 : ptr<function, f32>,  _S1295 : f32)
{
    var _S1296 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1297 : bool = (_S1292.value0_109.value0_106) > (_S1292.value0_109.value1_29);
    var _S1298 : f32;
    var _S1299 : f32;
    var _S1300 : f32;
    var _S1301 : f32;
    var _S1302 : f32;
    var _S1303 : f32;
    var _S1304 : s_bwdCallableCtx_sqr_0;
    var _S1305 : s_bwdCallableCtx_sqr_0;
    if(_S1297)
    {
        var _S1306 : f32 = _S1292.value0_109.value1_29 / _S1292.value0_109.value0_106;
        var _S1307 : f32 = _S1292.value0_109.value0_106 * _S1292.value0_109.value0_106;
        var _S1308 : Tuple_14 = s_apply_sqr_0(_S1306);
        var _S1309 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1309.value0_97 = _S1306;
        var _S1310 : f32 = 1.0f + _S1308.value0_17;
        _S1298 = _S1310 * _S1310;
        _S1304.value0_98 = _S1309;
        _S1299 = _S1307;
        _S1300 = 0.0f;
        _S1301 = 0.0f;
        _S1302 = 0.0f;
        _S1305.value0_98 = _S1296;
        _S1303 = 0.0f;
    }
    else
    {
        var _S1311 : f32 = _S1292.value0_109.value0_106 / _S1292.value0_109.value1_29;
        var _S1312 : f32 = _S1292.value0_109.value1_29 * _S1292.value0_109.value1_29;
        var _S1313 : Tuple_14 = s_apply_sqr_0(_S1311);
        var _S1314 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1314.value0_97 = _S1311;
        var _S1315 : f32 = _S1313.value0_17 + 1.0f;
        var _S1316 : f32 = _S1315 * _S1315;
        _S1298 = 0.0f;
        _S1304.value0_98 = _S1296;
        _S1299 = 0.0f;
        _S1300 = _S1316;
        _S1301 = _S1313.value0_17;
        _S1302 = _S1315;
        _S1305.value0_98 = _S1314;
        _S1303 = _S1312;
    }
    if(_S1297)
    {
        var _S1317 : f32 = - (_S1295 / _S1298);
        var _S1318 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1304, &(_S1318), _S1317);
        var _S1319 : f32 = _S1318 / _S1299;
        var _S1320 : f32 = _S1292.value0_109.value0_106 * _S1319;
        _S1298 = _S1292.value0_109.value1_29 * - _S1319;
        _S1299 = _S1320;
    }
    else
    {
        var _S1321 : f32 = _S1295 / _S1300;
        var _S1322 : f32 = _S1302 * _S1321 + _S1301 * - _S1321;
        var _S1323 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1305, &(_S1323), _S1322);
        var _S1324 : f32 = _S1323 / _S1303;
        var _S1325 : f32 = _S1292.value0_109.value0_106 * - _S1324;
        _S1298 = _S1292.value0_109.value1_29 * _S1324;
        _S1299 = _S1325;
    }
    (*_S1293) = _S1298;
    (*_S1294) = _S1299;
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

fn s_bwdProp_diffuse_evaluate_0( _S1326 : s_bwdCallableCtx_diffuse_evaluate_0,  _S1327 : ptr<function, vec3<f32>>,  _S1328 : ptr<function, vec3<f32>>,  _S1329 : ptr<function, vec3<f32>>,  _S1330 : BsdfValue_0)
{
    var _S1331 : vec3<f32> = vec3<f32>(0.0f);
    var _S1332 : f32 = _S1326.value0_116.value1_31.z;
    var _S1333 : f32 = _S1326.value0_116.value2_16.z;
    var _S1334 : bool = (_S1332 * _S1333) > 0.0f;
    var _S1335 : vec3<f32>;
    var _S1336 : s_bwdCallableCtx_abs_0;
    if(_S1334)
    {
        var _S1337 : Tuple_2 = s_apply_abs_0(_S1333);
        var _S1338 : s_bwdCallableCtx_abs_0;
        _S1338._S18 = _S1333;
        _S1335 = vec3<f32>((_S1337.value0_2 * 0.31830990314483643f));
        _S1336 = _S1338;
    }
    else
    {
        _S1335 = _S1331;
        _S1336._S18 = 0.0f;
    }
    var _S1339 : f32;
    if(_S1334)
    {
        var _S1340 : vec3<f32> = _S1326.value0_116.value0_111 * _S1330.f_cos_0;
        var _S1341 : vec3<f32> = _S1335 * _S1330.f_cos_0;
        var _S1342 : f32 = 0.31830990314483643f * (_S1330.pdf_3 + (_S1340[i32(0)] + _S1340[i32(1)] + _S1340[i32(2)]));
        var _S1343 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1336, &(_S1343), _S1342);
        _S1339 = _S1343;
        _S1335 = _S1341;
    }
    else
    {
        _S1339 = 0.0f;
        _S1335 = _S1331;
    }
    var _S1344 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S1332 * 0.0f + _S1339);
    var _S1345 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S1333 * 0.0f);
    (*_S1327) = _S1335;
    (*_S1328) = _S1345;
    (*_S1329) = _S1344;
    return;
}

fn s_bwdProp_conductor_evaluate_0( _S1346 : s_bwdCallableCtx_conductor_evaluate_0,  _S1347 : ptr<function, vec3<f32>>,  _S1348 : ptr<function, vec3<f32>>,  _S1349 : ptr<function, vec2<f32>>,  _S1350 : ptr<function, vec3<f32>>,  _S1351 : ptr<function, vec3<f32>>,  _S1352 : BsdfValue_0)
{
    var _S1353 : vec3<f32> = vec3<f32>(0.0f);
    var _S1354 : vec2<f32> = vec2<f32>(0.0f);
    var _S1355 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S1354 );
    var _S1356 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1354, _S1353 );
    var _S1357 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S1354, _S1353 );
    var _S1358 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S1353, _S1353 );
    var half_vector_2 : vec3<f32> = _S1346.value0_115.value3_8 + _S1346.value0_115.value4_6;
    var _S1359 : Tuple_5 = s_apply_dot_0(half_vector_2, half_vector_2);
    var _S1360 : s_bwdCallableCtx_dot_0;
    _S1360._S39 = half_vector_2;
    _S1360._S40 = half_vector_2;
    var _S1361 : s_bwdCallableCtx_dot_0 = _S1360;
    var _S1362 : f32 = _S1346.value0_115.value3_8.z;
    var _S1363 : f32 = _S1346.value0_115.value4_6.z;
    var _S1364 : bool;
    if((_S1362 * _S1363) > 0.0f)
    {
        _S1364 = (_S1359.value0_5) > 0.0f;
    }
    else
    {
        _S1364 = false;
    }
    var _S1365 : f32;
    var _S1366 : f32;
    var _S1367 : f32;
    var _S1368 : f32;
    var _S1369 : f32;
    var _S1370 : f32;
    var _S1371 : f32;
    var _S1372 : f32;
    var _S1373 : f32;
    var _S1374 : vec3<f32>;
    var _S1375 : vec3<f32>;
    var _S1376 : vec3<f32>;
    var _S1377 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S1378 : s_bwdCallableCtx_abs_0;
    var _S1379 : s_bwdCallableCtx_abs_0;
    var _S1380 : s_bwdCallableCtx_dot_0;
    var _S1381 : s_bwdCallableCtx_ggx_density_0;
    var _S1382 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1383 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1384 : s_bwdCallableCtx_ggx_widths_0;
    var _S1385 : s_bwdCallableCtx_sqrt_0;
    if(_S1364)
    {
        var _S1386 : Tuple_4 = s_apply_sqrt_0(_S1359.value0_5);
        var _S1387 : s_bwdCallableCtx_sqrt_0;
        _S1387._S35 = _S1359.value0_5;
        var _S1388 : vec3<f32> = vec3<f32>((1.0f / _S1386.value0_4));
        var _S1389 : f32 = _S1386.value0_4 * _S1386.value0_4;
        var m_6 : vec3<f32> = half_vector_2 * _S1388;
        var _S1390 : Tuple_31 = s_apply_ggx_widths_0(_S1346.value0_115.value2_17);
        var _S1391 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
        _S1391.value0_84 = _S1346.value0_115.value2_17;
        var _S1392 : Tuple_32 = s_apply_ggx_lambda_0(_S1390.value0_34, _S1346.value0_115.value3_8);
        var _S1393 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S1393.value0_87 = _S1390.value0_34;
        _S1393.value1_23 = _S1346.value0_115.value3_8;
        var _S1394 : Tuple_32 = s_apply_ggx_lambda_0(_S1390.value0_34, _S1346.value0_115.value4_6);
        var _S1395 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S1395.value0_87 = _S1390.value0_34;
        _S1395.value1_23 = _S1346.value0_115.value4_6;
        var _S1396 : Tuple_33 = s_apply_ggx_density_0(_S1390.value0_34, m_6);
        var _S1397 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
        _S1397.value0_88 = _S1390.value0_34;
        _S1397.value1_24 = m_6;
        var _S1398 : Tuple_2 = s_apply_abs_0(_S1362);
        var _S1399 : s_bwdCallableCtx_abs_0;
        _S1399._S18 = _S1362;
        var _S1400 : f32 = 4.0f * _S1398.value0_2;
        var common_3 : f32 = _S1396.value0_36 / _S1400;
        var _S1401 : f32 = _S1400 * _S1400;
        var _S1402 : Tuple_5 = s_apply_dot_0(_S1346.value0_115.value3_8, m_6);
        var _S1403 : s_bwdCallableCtx_dot_0;
        _S1403._S39 = _S1346.value0_115.value3_8;
        _S1403._S40 = m_6;
        var _S1404 : Tuple_2 = s_apply_abs_0(_S1402.value0_5);
        var _S1405 : s_bwdCallableCtx_abs_0;
        _S1405._S18 = _S1402.value0_5;
        var _S1406 : Tuple_34 = s_apply_fresnel_conductor_0(_S1404.value0_2, _S1346.value0_115.value0_112, _S1346.value0_115.value1_32);
        var _S1407 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S1407.value0_83 = _S1404.value0_2;
        _S1407.value1_20 = _S1346.value0_115.value0_112;
        _S1407.value2_10 = _S1346.value0_115.value1_32;
        var _S1408 : f32 = 1.0f + _S1392.value0_35;
        var _S1409 : f32 = _S1408 + _S1394.value0_35;
        var _S1410 : vec3<f32> = vec3<f32>((common_3 / _S1409));
        var _S1411 : f32 = _S1409 * _S1409;
        _S1365 = _S1408 * _S1408;
        _S1366 = common_3;
        _S1367 = _S1408;
        _S1374 = _S1406.value0_37;
        _S1375 = _S1410;
        _S1368 = _S1411;
        _S1369 = _S1409;
        _S1377.value0_91 = _S1407;
        _S1378 = _S1405;
        _S1380 = _S1403;
        _S1370 = _S1401;
        _S1371 = _S1396.value0_36;
        _S1372 = _S1400;
        _S1379 = _S1399;
        _S1381.value0_89 = _S1397;
        _S1382.value0_90 = _S1395;
        _S1383.value0_90 = _S1393;
        _S1384.value0_94 = _S1391;
        _S1376 = _S1388;
        _S1373 = _S1389;
        _S1385 = _S1387;
    }
    else
    {
        _S1365 = 0.0f;
        _S1366 = 0.0f;
        _S1367 = 0.0f;
        _S1374 = _S1353;
        _S1375 = _S1353;
        _S1368 = 0.0f;
        _S1369 = 0.0f;
        _S1377.value0_91 = _S1358;
        _S1378._S18 = 0.0f;
        _S1380._S39 = _S1353;
        _S1380._S40 = _S1353;
        _S1370 = 0.0f;
        _S1371 = 0.0f;
        _S1372 = 0.0f;
        _S1379._S18 = 0.0f;
        _S1381.value0_89 = _S1357;
        _S1382.value0_90 = _S1356;
        _S1383.value0_90 = _S1356;
        _S1384.value0_94 = _S1355;
        _S1376 = _S1353;
        _S1373 = 0.0f;
        _S1385._S35 = 0.0f;
    }
    var _S1412 : vec3<f32>;
    var _S1413 : vec3<f32>;
    var _S1414 : vec2<f32>;
    if(_S1364)
    {
        var _S1415 : f32 = _S1352.pdf_3 / _S1365;
        var _S1416 : f32 = _S1367 * _S1415;
        var _S1417 : vec3<f32> = _S1374 * _S1352.f_cos_0;
        var _S1418 : vec3<f32> = _S1375 * _S1352.f_cos_0;
        var _S1419 : f32 = (_S1417[i32(0)] + _S1417[i32(1)] + _S1417[i32(2)]) / _S1368;
        var _S1420 : f32 = _S1366 * - _S1419;
        var _S1421 : f32 = _S1369 * _S1419;
        var _S1422 : f32 = _S1366 * - _S1415 + _S1420;
        var _S1423 : f32 = 0.0f;
        var _S1424 : vec3<f32> = _S1353;
        var _S1425 : vec3<f32> = _S1353;
        s_bwdProp_fresnel_conductor_0(_S1377, &(_S1423), &(_S1424), &(_S1425), _S1418);
        var _S1426 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1378, &(_S1426), _S1423);
        var _S1427 : vec3<f32> = _S1353;
        var _S1428 : vec3<f32> = _S1353;
        s_bwdProp_dot_0(_S1380, &(_S1427), &(_S1428), _S1426);
        var _S1429 : f32 = (_S1416 + _S1421) / _S1370;
        var _S1430 : f32 = _S1372 * _S1429;
        var _S1431 : f32 = 4.0f * (_S1371 * - _S1429);
        var _S1432 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1379, &(_S1432), _S1431);
        var _S1433 : vec2<f32> = _S1354;
        var _S1434 : vec3<f32> = _S1353;
        s_bwdProp_ggx_density_0(_S1381, &(_S1433), &(_S1434), _S1430);
        var _S1435 : vec2<f32> = _S1354;
        var _S1436 : vec3<f32> = _S1353;
        s_bwdProp_ggx_lambda_0(_S1382, &(_S1435), &(_S1436), _S1420);
        var _S1437 : vec2<f32> = _S1354;
        var _S1438 : vec3<f32> = _S1353;
        s_bwdProp_ggx_lambda_0(_S1383, &(_S1437), &(_S1438), _S1422);
        var _S1439 : vec2<f32> = _S1433 + _S1435 + _S1437;
        var _S1440 : vec2<f32> = _S1354;
        s_bwdProp_ggx_widths_0(_S1384, &(_S1440), _S1439);
        var _S1441 : vec3<f32> = _S1428 + _S1434;
        var _S1442 : vec3<f32> = half_vector_2 * _S1441;
        var _S1443 : vec3<f32> = _S1376 * _S1441;
        var _S1444 : f32 = - ((_S1442[i32(0)] + _S1442[i32(1)] + _S1442[i32(2)]) / _S1373);
        var _S1445 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1385, &(_S1445), _S1444);
        var _S1446 : vec3<f32> = _S1427 + _S1438;
        _S1365 = _S1432;
        _S1366 = _S1445;
        _S1374 = _S1443;
        _S1375 = _S1436;
        _S1376 = _S1446;
        _S1412 = _S1424;
        _S1413 = _S1425;
        _S1414 = _S1440;
    }
    else
    {
        _S1365 = 0.0f;
        _S1366 = 0.0f;
        _S1374 = _S1353;
        _S1375 = _S1353;
        _S1376 = _S1353;
        _S1412 = _S1353;
        _S1413 = _S1353;
        _S1414 = _S1354;
    }
    var _S1447 : f32 = _S1362 * 0.0f;
    var _S1448 : f32 = _S1363 * 0.0f + _S1365;
    var _S1449 : vec3<f32> = _S1353;
    var _S1450 : vec3<f32> = _S1353;
    s_bwdProp_dot_0(_S1361, &(_S1449), &(_S1450), _S1366);
    var _S1451 : vec3<f32> = _S1449 + _S1450 + _S1374;
    var _S1452 : vec3<f32> = _S1451 + _S1375 + vec3<f32>(0.0f, 0.0f, _S1447);
    var _S1453 : vec3<f32> = _S1451 + _S1376 + vec3<f32>(0.0f, 0.0f, _S1448);
    (*_S1347) = _S1412;
    (*_S1348) = _S1413;
    (*_S1349) = _S1414;
    (*_S1350) = _S1453;
    (*_S1351) = _S1452;
    return;
}

fn s_bwdProp_dielectric_evaluate_0( _S1454 : s_bwdCallableCtx_dielectric_evaluate_0,  _S1455 : ptr<function, vec2<f32>>,  _S1456 : ptr<function, vec3<f32>>,  _S1457 : ptr<function, vec3<f32>>,  _S1458 : BsdfValue_0)
{
    var _S1459 : vec3<f32> = vec3<f32>(0.0f);
    var _S1460 : vec2<f32> = vec2<f32>(0.0f);
    var _S1461 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S1460 );
    var _S1462 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0( 0.0f, 0.0f );
    var _S1463 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1460, _S1459 );
    var _S1464 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S1460, _S1459 );
    var _S1465 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1466 : f32 = _S1454.value0_114.value2_18.z;
    var _S1467 : bool;
    if(_S1466 != 0.0f)
    {
        _S1467 = (_S1454.value0_114.value3_9.z) != 0.0f;
    }
    else
    {
        _S1467 = false;
    }
    var _S1468 : bool;
    var _S1469 : bool;
    var _S1470 : bool;
    var _S1471 : bool;
    var _S1472 : bool;
    var crossing_4 : f32;
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
    var _S1502 : f32;
    var _S1503 : f32;
    var m_7 : vec3<f32>;
    var _S1504 : vec3<f32>;
    var _S1505 : vec3<f32>;
    var _S1506 : s_bwdCallableCtx_abs_0;
    var _S1507 : s_bwdCallableCtx_abs_0;
    var _S1508 : s_bwdCallableCtx_abs_0;
    var _S1509 : s_bwdCallableCtx_abs_0;
    var _S1510 : s_bwdCallableCtx_ggx_density_0;
    var _S1511 : s_bwdCallableCtx_ggx_density_0;
    var _S1512 : s_bwdCallableCtx_sqr_0;
    var _S1513 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1514 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1515 : s_bwdCallableCtx_fresnel_dielectric_0;
    var _S1516 : s_bwdCallableCtx_ggx_widths_0;
    var _S1517 : s_bwdCallableCtx_dot_0;
    var _S1518 : s_bwdCallableCtx_dot_0;
    var _S1519 : s_bwdCallableCtx_dot_0;
    var _S1520 : s_bwdCallableCtx_sqrt_0;
    if(_S1467)
    {
        var _S1521 : f32 = _S1454.value0_114.value3_9.z;
        var reflects_1 : bool = (_S1466 * _S1521) > 0.0f;
        if(reflects_1)
        {
            crossing_4 = 1.0f;
        }
        else
        {
            if(_S1466 > 0.0f)
            {
                crossing_4 = _S1454.value0_114.value0_113;
            }
            else
            {
                crossing_4 = 1.0f / _S1454.value0_114.value0_113;
            }
        }
        var _S1522 : vec3<f32> = vec3<f32>(crossing_4);
        var half_vector_3 : vec3<f32> = _S1454.value0_114.value3_9 * vec3<f32>(crossing_4) + _S1454.value0_114.value2_18;
        var _S1523 : Tuple_5 = s_apply_dot_0(half_vector_3, half_vector_3);
        var _S1524 : s_bwdCallableCtx_dot_0;
        _S1524._S39 = half_vector_3;
        _S1524._S40 = half_vector_3;
        var _S1525 : s_bwdCallableCtx_dot_0 = _S1524;
        var _S1526 : bool = (_S1523.value0_5) > 0.0f;
        if(_S1526)
        {
            var _S1527 : Tuple_4 = s_apply_sqrt_0(_S1523.value0_5);
            var _S1528 : s_bwdCallableCtx_sqrt_0;
            _S1528._S35 = _S1523.value0_5;
            var _S1529 : s_bwdCallableCtx_sqrt_0 = _S1528;
            var _S1530 : vec3<f32> = vec3<f32>((1.0f / _S1527.value0_4));
            var _S1531 : f32 = _S1527.value0_4 * _S1527.value0_4;
            var m_8 : vec3<f32> = half_vector_3 * _S1530;
            var _S1532 : bool = (m_8.z) < 0.0f;
            if(_S1532)
            {
                m_7 = (vec3<f32>(0) - m_8);
            }
            else
            {
                m_7 = m_8;
            }
            var _S1533 : Tuple_5 = s_apply_dot_0(_S1454.value0_114.value2_18, m_7);
            var _S1534 : s_bwdCallableCtx_dot_0;
            _S1534._S39 = _S1454.value0_114.value2_18;
            _S1534._S40 = m_7;
            var _S1535 : s_bwdCallableCtx_dot_0 = _S1534;
            var _S1536 : Tuple_5 = s_apply_dot_0(_S1454.value0_114.value3_9, m_7);
            var _S1537 : s_bwdCallableCtx_dot_0;
            _S1537._S39 = _S1454.value0_114.value3_9;
            _S1537._S40 = m_7;
            var _S1538 : s_bwdCallableCtx_dot_0 = _S1537;
            var _S1539 : bool = (_S1533.value0_5 * _S1466) >= 0.0f;
            if(_S1539)
            {
                _S1468 = (_S1536.value0_5 * _S1521) >= 0.0f;
            }
            else
            {
                _S1468 = false;
            }
            if(_S1468)
            {
                var _S1540 : Tuple_31 = s_apply_ggx_widths_0(_S1454.value0_114.value1_33);
                var _S1541 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
                _S1541.value0_84 = _S1454.value0_114.value1_33;
                var _S1542 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = _S1541;
                var _S1543 : Tuple_37 = s_apply_fresnel_dielectric_0(_S1533.value0_5, _S1454.value0_114.value0_113);
                var _S1544 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
                _S1544.value0_102 = _S1533.value0_5;
                _S1544.value1_27 = _S1454.value0_114.value0_113;
                var _S1545 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = _S1544;
                var _S1546 : Tuple_32 = s_apply_ggx_lambda_0(_S1540.value0_34, _S1454.value0_114.value2_18);
                var _S1547 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S1547.value0_87 = _S1540.value0_34;
                _S1547.value1_23 = _S1454.value0_114.value2_18;
                var _S1548 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S1547;
                var masking_o_5 : f32 = 1.0f + _S1546.value0_35;
                var _S1549 : Tuple_32 = s_apply_ggx_lambda_0(_S1540.value0_34, _S1454.value0_114.value3_9);
                var _S1550 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S1550.value0_87 = _S1540.value0_34;
                _S1550.value1_23 = _S1454.value0_114.value3_9;
                var _S1551 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S1550;
                var masking_both_1 : f32 = masking_o_5 + _S1549.value0_35;
                if(reflects_1)
                {
                    var _S1552 : Tuple_33 = s_apply_ggx_density_0(_S1540.value0_34, m_7);
                    var _S1553 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S1553.value0_88 = _S1540.value0_34;
                    _S1553.value1_24 = m_7;
                    var _S1554 : f32 = _S1543.value0_40 * _S1552.value0_36;
                    var _S1555 : Tuple_2 = s_apply_abs_0(_S1466);
                    var _S1556 : s_bwdCallableCtx_abs_0;
                    _S1556._S18 = _S1466;
                    var _S1557 : f32 = 4.0f * _S1555.value0_2;
                    var common_4 : f32 = _S1554 / _S1557;
                    var _S1558 : f32 = _S1557 * _S1557;
                    var _S1559 : f32 = masking_both_1 * masking_both_1;
                    _S1473 = masking_o_5 * masking_o_5;
                    _S1474 = common_4;
                    _S1475 = _S1559;
                    _S1476 = _S1558;
                    _S1477 = _S1554;
                    _S1478 = _S1557;
                    _S1506 = _S1556;
                    _S1479 = _S1552.value0_36;
                    _S1510.value0_89 = _S1553;
                    _S1480 = 0.0f;
                    _S1481 = 0.0f;
                    _S1482 = 0.0f;
                    _S1483 = 0.0f;
                    _S1484 = 0.0f;
                    _S1485 = 0.0f;
                    _S1486 = 0.0f;
                    _S1507._S18 = 0.0f;
                    _S1487 = 0.0f;
                    _S1488 = 0.0f;
                    _S1508._S18 = 0.0f;
                    _S1489 = 0.0f;
                    _S1490 = 0.0f;
                    _S1491 = 0.0f;
                    _S1492 = 0.0f;
                    _S1511.value0_89 = _S1464;
                    _S1493 = 0.0f;
                    _S1494 = 0.0f;
                    _S1495 = 0.0f;
                    _S1512.value0_98 = _S1465;
                    _S1496 = 0.0f;
                    _S1509._S18 = 0.0f;
                }
                else
                {
                    var _S1560 : Tuple_2 = s_apply_abs_0(_S1536.value0_5);
                    var _S1561 : s_bwdCallableCtx_abs_0;
                    _S1561._S18 = _S1536.value0_5;
                    var _S1562 : f32 = crossing_4 * crossing_4;
                    var _S1563 : f32 = _S1536.value0_5 + _S1533.value0_5 / crossing_4;
                    var _S1564 : Tuple_14 = s_apply_sqr_0(_S1563);
                    var _S1565 : s_paramCtx_s_bwdCallableCtx_sqr_0;
                    _S1565.value0_97 = _S1563;
                    var jacobian_2 : f32 = _S1560.value0_2 / _S1564.value0_17;
                    var _S1566 : f32 = _S1564.value0_17 * _S1564.value0_17;
                    var _S1567 : f32 = 1.0f - _S1543.value0_40;
                    var _S1568 : Tuple_33 = s_apply_ggx_density_0(_S1540.value0_34, m_7);
                    var _S1569 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S1569.value0_88 = _S1540.value0_34;
                    _S1569.value1_24 = m_7;
                    var _S1570 : f32 = _S1567 * _S1568.value0_36;
                    var _S1571 : f32 = _S1570 * jacobian_2;
                    var _S1572 : Tuple_2 = s_apply_abs_0(_S1533.value0_5);
                    var _S1573 : s_bwdCallableCtx_abs_0;
                    _S1573._S18 = _S1533.value0_5;
                    var _S1574 : f32 = _S1571 * _S1572.value0_2;
                    var _S1575 : Tuple_2 = s_apply_abs_0(_S1466);
                    var _S1576 : s_bwdCallableCtx_abs_0;
                    _S1576._S18 = _S1466;
                    var common_5 : f32 = _S1574 / _S1575.value0_2;
                    var _S1577 : f32 = _S1575.value0_2 * _S1575.value0_2;
                    var _S1578 : f32 = masking_both_1 * crossing_4 * crossing_4;
                    var _S1579 : f32 = _S1578 * _S1578;
                    var _S1580 : f32 = masking_o_5 * masking_o_5;
                    _S1473 = 0.0f;
                    _S1474 = 0.0f;
                    _S1475 = 0.0f;
                    _S1476 = 0.0f;
                    _S1477 = 0.0f;
                    _S1478 = 0.0f;
                    _S1506._S18 = 0.0f;
                    _S1479 = 0.0f;
                    _S1510.value0_89 = _S1464;
                    _S1480 = _S1580;
                    _S1481 = common_5;
                    _S1482 = _S1579;
                    _S1483 = _S1578;
                    _S1484 = _S1577;
                    _S1485 = _S1574;
                    _S1486 = _S1575.value0_2;
                    _S1507 = _S1576;
                    _S1487 = _S1571;
                    _S1488 = _S1572.value0_2;
                    _S1508 = _S1573;
                    _S1489 = _S1570;
                    _S1490 = jacobian_2;
                    _S1491 = _S1567;
                    _S1492 = _S1568.value0_36;
                    _S1511.value0_89 = _S1569;
                    _S1493 = _S1566;
                    _S1494 = _S1560.value0_2;
                    _S1495 = _S1564.value0_17;
                    _S1512.value0_98 = _S1565;
                    _S1496 = _S1562;
                    _S1509 = _S1561;
                }
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
                var _S1601 : f32 = _S1495;
                var _S1602 : f32 = _S1496;
                _S1475 = masking_o_5;
                _S1476 = _S1581;
                _S1477 = masking_both_1;
                _S1478 = _S1582;
                _S1479 = _S1583;
                _S1480 = _S1584;
                _S1481 = _S1543.value0_40;
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
                _S1498 = _S1601;
                _S1499 = _S1602;
                _S1513.value0_90 = _S1551;
                _S1514.value0_90 = _S1548;
                _S1515.value0_103 = _S1545;
                _S1516.value0_94 = _S1542;
            }
            else
            {
                _S1473 = 0.0f;
                _S1474 = 0.0f;
                _S1475 = 0.0f;
                _S1476 = 0.0f;
                _S1477 = 0.0f;
                _S1478 = 0.0f;
                _S1479 = 0.0f;
                _S1480 = 0.0f;
                _S1506._S18 = 0.0f;
                _S1481 = 0.0f;
                _S1482 = 0.0f;
                _S1510.value0_89 = _S1464;
                _S1483 = 0.0f;
                _S1484 = 0.0f;
                _S1485 = 0.0f;
                _S1486 = 0.0f;
                _S1487 = 0.0f;
                _S1488 = 0.0f;
                _S1489 = 0.0f;
                _S1507._S18 = 0.0f;
                _S1490 = 0.0f;
                _S1491 = 0.0f;
                _S1508._S18 = 0.0f;
                _S1492 = 0.0f;
                _S1493 = 0.0f;
                _S1494 = 0.0f;
                _S1495 = 0.0f;
                _S1511.value0_89 = _S1464;
                _S1496 = 0.0f;
                _S1497 = 0.0f;
                _S1498 = 0.0f;
                _S1512.value0_98 = _S1465;
                _S1499 = 0.0f;
                _S1509._S18 = 0.0f;
                _S1513.value0_90 = _S1463;
                _S1514.value0_90 = _S1463;
                _S1515.value0_103 = _S1462;
                _S1516.value0_94 = _S1461;
            }
            _S1500 = _S1533.value0_5;
            _S1469 = _S1539;
            _S1501 = _S1536.value0_5;
            _S1517 = _S1538;
            _S1518 = _S1535;
            _S1470 = _S1532;
            m_7 = _S1530;
            _S1502 = _S1531;
            _S1520 = _S1529;
        }
        else
        {
            _S1468 = false;
            _S1473 = 0.0f;
            _S1474 = 0.0f;
            _S1475 = 0.0f;
            _S1476 = 0.0f;
            _S1477 = 0.0f;
            _S1478 = 0.0f;
            _S1479 = 0.0f;
            _S1480 = 0.0f;
            _S1506._S18 = 0.0f;
            _S1481 = 0.0f;
            _S1482 = 0.0f;
            _S1510.value0_89 = _S1464;
            _S1483 = 0.0f;
            _S1484 = 0.0f;
            _S1485 = 0.0f;
            _S1486 = 0.0f;
            _S1487 = 0.0f;
            _S1488 = 0.0f;
            _S1489 = 0.0f;
            _S1507._S18 = 0.0f;
            _S1490 = 0.0f;
            _S1491 = 0.0f;
            _S1508._S18 = 0.0f;
            _S1492 = 0.0f;
            _S1493 = 0.0f;
            _S1494 = 0.0f;
            _S1495 = 0.0f;
            _S1511.value0_89 = _S1464;
            _S1496 = 0.0f;
            _S1497 = 0.0f;
            _S1498 = 0.0f;
            _S1512.value0_98 = _S1465;
            _S1499 = 0.0f;
            _S1500 = 0.0f;
            _S1509._S18 = 0.0f;
            _S1513.value0_90 = _S1463;
            _S1514.value0_90 = _S1463;
            _S1515.value0_103 = _S1462;
            _S1516.value0_94 = _S1461;
            _S1469 = false;
            _S1501 = 0.0f;
            _S1517._S39 = _S1459;
            _S1517._S40 = _S1459;
            _S1518._S39 = _S1459;
            _S1518._S40 = _S1459;
            _S1470 = false;
            m_7 = _S1459;
            _S1502 = 0.0f;
            _S1520._S35 = 0.0f;
        }
        var _S1603 : f32 = crossing_4;
        var _S1604 : bool = _S1468;
        var _S1605 : bool = _S1469;
        var _S1606 : bool = _S1470;
        var _S1607 : vec3<f32> = m_7;
        var _S1608 : f32 = _S1502;
        _S1468 = _S1526;
        _S1469 = _S1604;
        _S1470 = reflects_1;
        crossing_4 = _S1473;
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
        _S1484 = _S1485;
        _S1485 = _S1486;
        _S1486 = _S1603;
        _S1471 = _S1605;
        _S1502 = _S1521;
        _S1472 = _S1606;
        m_7 = half_vector_3;
        _S1504 = _S1607;
        _S1503 = _S1608;
        _S1519 = _S1525;
        _S1505 = _S1522;
    }
    else
    {
        _S1468 = false;
        _S1469 = false;
        _S1470 = false;
        crossing_4 = 0.0f;
        _S1473 = 0.0f;
        _S1474 = 0.0f;
        _S1475 = 0.0f;
        _S1476 = 0.0f;
        _S1477 = 0.0f;
        _S1478 = 0.0f;
        _S1479 = 0.0f;
        _S1506._S18 = 0.0f;
        _S1480 = 0.0f;
        _S1481 = 0.0f;
        _S1510.value0_89 = _S1464;
        _S1482 = 0.0f;
        _S1483 = 0.0f;
        _S1484 = 0.0f;
        _S1485 = 0.0f;
        _S1486 = 0.0f;
        _S1487 = 0.0f;
        _S1488 = 0.0f;
        _S1489 = 0.0f;
        _S1507._S18 = 0.0f;
        _S1490 = 0.0f;
        _S1491 = 0.0f;
        _S1508._S18 = 0.0f;
        _S1492 = 0.0f;
        _S1493 = 0.0f;
        _S1494 = 0.0f;
        _S1495 = 0.0f;
        _S1511.value0_89 = _S1464;
        _S1496 = 0.0f;
        _S1497 = 0.0f;
        _S1498 = 0.0f;
        _S1512.value0_98 = _S1465;
        _S1499 = 0.0f;
        _S1500 = 0.0f;
        _S1509._S18 = 0.0f;
        _S1513.value0_90 = _S1463;
        _S1514.value0_90 = _S1463;
        _S1515.value0_103 = _S1462;
        _S1516.value0_94 = _S1461;
        _S1471 = false;
        _S1501 = 0.0f;
        _S1502 = 0.0f;
        _S1517._S39 = _S1459;
        _S1517._S40 = _S1459;
        _S1518._S39 = _S1459;
        _S1518._S40 = _S1459;
        _S1472 = false;
        m_7 = _S1459;
        _S1504 = _S1459;
        _S1503 = 0.0f;
        _S1520._S35 = 0.0f;
        _S1519._S39 = _S1459;
        _S1519._S40 = _S1459;
        _S1505 = _S1459;
    }
    var _S1609 : vec2<f32>;
    if(_S1467)
    {
        var _S1610 : vec3<f32>;
        if(_S1468)
        {
            var _S1611 : vec3<f32>;
            var _S1612 : vec3<f32>;
            if(_S1469)
            {
                if(_S1470)
                {
                    var _S1613 : f32 = _S1458.pdf_3 / crossing_4;
                    var _S1614 : f32 = _S1473 * - _S1613;
                    var _S1615 : f32 = (_S1458.f_cos_0[i32(0)] + _S1458.f_cos_0[i32(1)] + _S1458.f_cos_0[i32(2)]) / _S1475;
                    var _S1616 : f32 = _S1473 * - _S1615;
                    var _S1617 : f32 = (_S1474 * _S1613 + _S1476 * _S1615) / _S1477;
                    var _S1618 : f32 = _S1479 * _S1617;
                    var _S1619 : f32 = 4.0f * (_S1478 * - _S1617);
                    var _S1620 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1506, &(_S1620), _S1619);
                    var _S1621 : f32 = _S1480 * _S1618;
                    var _S1622 : f32 = _S1481 * _S1618;
                    var _S1623 : vec2<f32> = _S1460;
                    var _S1624 : vec3<f32> = _S1459;
                    s_bwdProp_ggx_density_0(_S1510, &(_S1623), &(_S1624), _S1621);
                    crossing_4 = _S1616;
                    _S1473 = _S1614;
                    _S1474 = _S1622;
                    _S1609 = _S1623;
                    _S1475 = 0.0f;
                    _S1476 = 0.0f;
                    _S1610 = _S1624;
                    _S1477 = _S1620;
                }
                else
                {
                    var _S1625 : f32 = _S1458.pdf_3 / _S1482;
                    var _S1626 : f32 = _S1483 * - _S1625;
                    var _S1627 : f32 = (_S1458.f_cos_0[i32(0)] + _S1458.f_cos_0[i32(1)] + _S1458.f_cos_0[i32(2)]) / _S1484;
                    var _S1628 : f32 = _S1486 * (_S1486 * (_S1483 * - _S1627));
                    var _S1629 : f32 = (_S1474 * _S1625 + _S1485 * _S1627) / _S1487;
                    var _S1630 : f32 = _S1488 * - _S1629;
                    var _S1631 : f32 = _S1489 * _S1629;
                    var _S1632 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1507, &(_S1632), _S1630);
                    var _S1633 : f32 = _S1490 * _S1631;
                    var _S1634 : f32 = _S1491 * _S1631;
                    var _S1635 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1508, &(_S1635), _S1633);
                    var s_diff_jacobian_T_1 : f32 = _S1492 * _S1634;
                    var _S1636 : f32 = _S1493 * _S1634;
                    var _S1637 : f32 = _S1494 * _S1636;
                    var _S1638 : f32 = _S1495 * _S1636;
                    var _S1639 : vec2<f32> = _S1460;
                    var _S1640 : vec3<f32> = _S1459;
                    s_bwdProp_ggx_density_0(_S1511, &(_S1639), &(_S1640), _S1637);
                    var _S1641 : f32 = - _S1638;
                    var _S1642 : f32 = s_diff_jacobian_T_1 / _S1496;
                    var _S1643 : f32 = _S1497 * - _S1642;
                    var _S1644 : f32 = _S1498 * _S1642;
                    var _S1645 : f32 = 0.0f;
                    s_bwdProp_sqr_0(_S1512, &(_S1645), _S1643);
                    var _S1646 : f32 = _S1486 * (_S1645 / _S1499);
                    var _S1647 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1509, &(_S1647), _S1644);
                    var _S1648 : f32 = _S1635 + _S1646;
                    var _S1649 : f32 = _S1645 + _S1647;
                    crossing_4 = _S1628;
                    _S1473 = _S1626;
                    _S1474 = _S1641;
                    _S1609 = _S1639;
                    _S1475 = _S1648;
                    _S1476 = _S1649;
                    _S1610 = _S1640;
                    _S1477 = _S1632;
                }
                var _S1650 : vec2<f32> = _S1460;
                var _S1651 : vec3<f32> = _S1459;
                s_bwdProp_ggx_lambda_0(_S1513, &(_S1650), &(_S1651), crossing_4);
                var _S1652 : f32 = crossing_4 + _S1473;
                var _S1653 : vec2<f32> = _S1460;
                var _S1654 : vec3<f32> = _S1459;
                s_bwdProp_ggx_lambda_0(_S1514, &(_S1653), &(_S1654), _S1652);
                var _S1655 : f32 = 0.0f;
                s_bwdProp_fresnel_dielectric_0(_S1515, &(_S1655), _S1474);
                var _S1656 : vec2<f32> = _S1650 + _S1653 + _S1609;
                var _S1657 : vec2<f32> = _S1460;
                s_bwdProp_ggx_widths_0(_S1516, &(_S1657), _S1656);
                var _S1658 : f32 = _S1655 + _S1475;
                crossing_4 = _S1476;
                _S1473 = _S1658;
                _S1474 = _S1477;
                _S1611 = _S1654;
                _S1612 = _S1651;
                _S1609 = _S1657;
            }
            else
            {
                crossing_4 = 0.0f;
                _S1473 = 0.0f;
                _S1610 = _S1459;
                _S1474 = 0.0f;
                _S1611 = _S1459;
                _S1612 = _S1459;
                _S1609 = _S1460;
            }
            if(_S1471)
            {
                var _S1659 : f32 = _S1501 * 0.0f;
                crossing_4 = _S1502 * 0.0f + crossing_4;
                _S1475 = _S1659;
            }
            else
            {
                _S1475 = 0.0f;
            }
            var _S1660 : f32 = _S1500 * 0.0f;
            var _S1661 : f32 = _S1466 * 0.0f;
            var _S1662 : vec3<f32> = _S1459;
            var _S1663 : vec3<f32> = _S1459;
            s_bwdProp_dot_0(_S1517, &(_S1662), &(_S1663), crossing_4);
            var _S1664 : f32 = _S1661 + _S1473;
            var _S1665 : vec3<f32> = _S1459;
            var _S1666 : vec3<f32> = _S1459;
            s_bwdProp_dot_0(_S1518, &(_S1665), &(_S1666), _S1664);
            var _S1667 : vec3<f32> = _S1663 + _S1666 + _S1610;
            var _S1668 : f32 = _S1660 + _S1474;
            var _S1669 : vec3<f32> = _S1665 + _S1611;
            var _S1670 : vec3<f32> = _S1662 + _S1612;
            if(_S1472)
            {
                _S1610 = (vec3<f32>(0) - _S1667);
            }
            else
            {
                _S1610 = _S1667;
            }
            var _S1671 : vec3<f32> = m_7 * _S1610;
            var _S1672 : vec3<f32> = _S1504 * _S1610;
            var _S1673 : f32 = - ((_S1671[i32(0)] + _S1671[i32(1)] + _S1671[i32(2)]) / _S1503);
            var _S1674 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S1520, &(_S1674), _S1673);
            crossing_4 = _S1674;
            m_7 = _S1672;
            _S1504 = _S1669;
            _S1610 = _S1670;
            _S1473 = _S1475;
            _S1474 = _S1668;
        }
        else
        {
            crossing_4 = 0.0f;
            m_7 = _S1459;
            _S1504 = _S1459;
            _S1610 = _S1459;
            _S1473 = 0.0f;
            _S1474 = 0.0f;
            _S1609 = _S1460;
        }
        var _S1675 : vec3<f32> = _S1459;
        var _S1676 : vec3<f32> = _S1459;
        s_bwdProp_dot_0(_S1519, &(_S1675), &(_S1676), crossing_4);
        var _S1677 : vec3<f32> = _S1675 + _S1676 + m_7;
        var _S1678 : vec3<f32> = _S1677 + _S1504;
        var _S1679 : vec3<f32> = _S1505 * _S1677 + _S1610;
        var _S1680 : f32 = _S1502 * 0.0f + _S1474;
        m_7 = _S1679 + vec3<f32>(0.0f, 0.0f, _S1466 * 0.0f + _S1473);
        crossing_4 = _S1680;
        _S1504 = _S1678;
    }
    else
    {
        m_7 = _S1459;
        crossing_4 = 0.0f;
        _S1504 = _S1459;
        _S1609 = _S1460;
    }
    var _S1681 : vec3<f32> = _S1504 + vec3<f32>(0.0f, 0.0f, crossing_4);
    (*_S1455) = _S1609;
    (*_S1456) = _S1681;
    (*_S1457) = m_7;
    return;
}

fn s_bwdProp_bsdf_evaluate_0( _S1682 : s_bwdCallableCtx_bsdf_evaluate_0,  _S1683 : ptr<function, Bsdf_Differential_0>,  _S1684 : ptr<function, vec3<f32>>,  _S1685 : ptr<function, vec3<f32>>,  _S1686 : BsdfValue_0)
{
    var _S1687 : vec3<f32> = vec3<f32>(0.0f);
    var _S1688 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0 = s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0( _S1687, _S1687, _S1687 );
    var _S1689 : vec2<f32> = vec2<f32>(0.0f);
    var _S1690 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0 = s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0( _S1687, _S1687, _S1689, _S1687, _S1687 );
    var _S1691 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0 = s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0( 0.0f, _S1689, _S1687, _S1687 );
    var _S1692 : bool = (_S1682.value0_110.value0_105.kind_4) == u32(0);
    var _S1693 : s_bwdCallableCtx_dielectric_evaluate_0;
    var _S1694 : s_bwdCallableCtx_conductor_evaluate_0;
    var _S1695 : bool;
    var _S1696 : bool;
    var _S1697 : s_bwdCallableCtx_diffuse_evaluate_0;
    if(_S1692)
    {
        var _S1698 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0;
        _S1698.value0_111 = _S1682.value0_110.value0_105.a_6;
        _S1698.value1_31 = _S1682.value0_110.value1_28;
        _S1698.value2_16 = _S1682.value0_110.value2_14;
        _S1697.value0_116 = _S1698;
        _S1695 = false;
        _S1694.value0_115 = _S1690;
        _S1696 = false;
        _S1693.value0_114 = _S1691;
    }
    else
    {
        var _S1699 : bool = (_S1682.value0_110.value0_105.kind_4) == u32(1);
        if(_S1699)
        {
            var _S1700 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0;
            _S1700.value0_112 = _S1682.value0_110.value0_105.a_6;
            _S1700.value1_32 = _S1682.value0_110.value0_105.b_6;
            _S1700.value2_17 = _S1682.value0_110.value0_105.alpha_2;
            _S1700.value3_8 = _S1682.value0_110.value1_28;
            _S1700.value4_6 = _S1682.value0_110.value2_14;
            _S1694.value0_115 = _S1700;
            _S1695 = false;
            _S1693.value0_114 = _S1691;
        }
        else
        {
            var _S1701 : bool = (_S1682.value0_110.value0_105.kind_4) == u32(2);
            if(_S1701)
            {
                var _S1702 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0;
                _S1702.value0_113 = _S1682.value0_110.value0_105.eta_3;
                _S1702.value1_33 = _S1682.value0_110.value0_105.alpha_2;
                _S1702.value2_18 = _S1682.value0_110.value1_28;
                _S1702.value3_9 = _S1682.value0_110.value2_14;
                _S1693.value0_114 = _S1702;
            }
            else
            {
                _S1693.value0_114 = _S1691;
            }
            _S1694.value0_115 = _S1690;
            _S1695 = _S1701;
        }
        var _S1703 : bool = _S1695;
        _S1697.value0_116 = _S1688;
        _S1695 = _S1699;
        _S1696 = _S1703;
    }
    var _S1704 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S1705 : Bsdf_Differential_0;
    var _S1706 : vec3<f32>;
    var _S1707 : vec3<f32>;
    if(_S1692)
    {
        var _S1708 : vec3<f32> = _S1687;
        var _S1709 : vec3<f32> = _S1687;
        var _S1710 : vec3<f32> = _S1687;
        s_bwdProp_diffuse_evaluate_0(_S1697, &(_S1708), &(_S1709), &(_S1710), _S1686);
        var _S1711 : Bsdf_Differential_0 = _S1704;
        _S1711.a_8 = _S1708;
        _S1705 = Bsdf_x24_syn_dadd_0(_S1704, _S1711);
        _S1706 = _S1709;
        _S1707 = _S1710;
    }
    else
    {
        if(_S1695)
        {
            var _S1712 : vec3<f32> = _S1687;
            var _S1713 : vec3<f32> = _S1687;
            var _S1714 : vec2<f32> = _S1689;
            var _S1715 : vec3<f32> = _S1687;
            var _S1716 : vec3<f32> = _S1687;
            s_bwdProp_conductor_evaluate_0(_S1694, &(_S1712), &(_S1713), &(_S1714), &(_S1715), &(_S1716), _S1686);
            var _S1717 : Bsdf_Differential_0 = _S1704;
            _S1717.alpha_4 = _S1714;
            _S1717.b_8 = _S1713;
            _S1717.a_8 = _S1712;
            _S1705 = Bsdf_x24_syn_dadd_0(_S1704, _S1717);
            _S1706 = _S1715;
            _S1707 = _S1716;
        }
        else
        {
            if(_S1696)
            {
                var _S1718 : vec2<f32> = _S1689;
                var _S1719 : vec3<f32> = _S1687;
                var _S1720 : vec3<f32> = _S1687;
                s_bwdProp_dielectric_evaluate_0(_S1693, &(_S1718), &(_S1719), &(_S1720), _S1686);
                var _S1721 : Bsdf_Differential_0 = _S1704;
                _S1721.alpha_4 = _S1718;
                _S1705 = Bsdf_x24_syn_dadd_0(_S1704, _S1721);
                _S1706 = _S1719;
                _S1707 = _S1720;
            }
            else
            {
                _S1705 = _S1704;
                _S1706 = _S1687;
                _S1707 = _S1687;
            }
        }
    }
    (*_S1683) = _S1705;
    (*_S1684) = _S1706;
    (*_S1685) = _S1707;
    return;
}

fn s_bwdProp_to_local_0( _S1722 : s_bwdCallableCtx_to_local_0,  _S1723 : ptr<function, Frame_0>,  _S1724 : ptr<function, vec3<f32>>,  _S1725 : vec3<f32>)
{
    var _S1726 : s_bwdCallableCtx_dot_0;
    _S1726._S39 = _S1722.value0_64.value0_56.s_1;
    _S1726._S40 = _S1722.value0_64.value1_7;
    var _S1727 : s_bwdCallableCtx_dot_0;
    _S1727._S39 = _S1722.value0_64.value0_56.t_1;
    _S1727._S40 = _S1722.value0_64.value1_7;
    var _S1728 : s_bwdCallableCtx_dot_0;
    _S1728._S39 = _S1722.value0_64.value0_56.n_1;
    _S1728._S40 = _S1722.value0_64.value1_7;
    var _S1729 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S1730 : vec3<f32> = vec3<f32>(0.0f);
    var _S1731 : vec3<f32> = _S1730;
    var _S1732 : vec3<f32> = _S1730;
    s_bwdProp_dot_0(_S1728, &(_S1731), &(_S1732), _S1725[i32(2)]);
    var _S1733 : vec3<f32> = _S1730;
    var _S1734 : vec3<f32> = _S1730;
    s_bwdProp_dot_0(_S1727, &(_S1733), &(_S1734), _S1725[i32(1)]);
    var _S1735 : vec3<f32> = _S1730;
    var _S1736 : vec3<f32> = _S1730;
    s_bwdProp_dot_0(_S1726, &(_S1735), &(_S1736), _S1725[i32(0)]);
    var _S1737 : vec3<f32> = _S1732 + _S1734 + _S1736;
    var _S1738 : Frame_0 = _S1729;
    _S1738.n_1 = _S1731;
    _S1738.t_1 = _S1733;
    _S1738.s_1 = _S1735;
    (*_S1723) = Frame_x24_syn_dadd_0(_S1729, _S1738);
    (*_S1724) = _S1737;
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
    var _S1739 : vec3<f32> = vec3<f32>(0.0f);
    result_20.to_corner_1 = _S1739;
    result_20.height_2 = 0.0f;
    result_20.a_9 = _S1739;
    result_20.b_9 = _S1739;
    result_20.c_2 = _S1739;
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

fn s_bwdProp_view_pdf_0( _S1740 : s_bwdCallableCtx_view_pdf_0,  _S1741 : ptr<function, TriangleView_Differential_0>,  _S1742 : ptr<function, vec3<f32>>,  _S1743 : ptr<function, f32>,  _S1744 : f32)
{
    var _S1745 : vec3<f32> = vec3<f32>(0.0f);
    var _S1746 : f32;
    var _S1747 : f32;
    var _S1748 : f32;
    var _S1749 : f32;
    var _S1750 : f32;
    var _S1751 : bool;
    var _S1752 : s_bwdCallableCtx_abs_0;
    var _S1753 : s_bwdCallableCtx_dot_0;
    if(_S1740.value0_120.value1_36.spherical_0)
    {
        var _S1754 : f32 = _S1740.value0_120.value1_36.solid_angle_0;
        _S1746 = _S1754 * _S1754;
        _S1751 = false;
        _S1747 = 0.0f;
        _S1748 = 0.0f;
        _S1749 = 0.0f;
        _S1750 = 0.0f;
        _S1752._S18 = 0.0f;
        _S1753._S39 = _S1745;
        _S1753._S40 = _S1745;
    }
    else
    {
        var _S1755 : Tuple_5 = s_apply_dot_0(_S1740.value0_120.value2_20, _S1740.value0_120.value0_119.normal_1);
        var _S1756 : s_bwdCallableCtx_dot_0;
        _S1756._S39 = _S1740.value0_120.value2_20;
        _S1756._S40 = _S1740.value0_120.value0_119.normal_1;
        var _S1757 : s_bwdCallableCtx_dot_0 = _S1756;
        var _S1758 : Tuple_2 = s_apply_abs_0(_S1755.value0_5);
        var _S1759 : s_bwdCallableCtx_abs_0;
        _S1759._S18 = _S1755.value0_5;
        var _S1760 : s_bwdCallableCtx_abs_0 = _S1759;
        var _S1761 : bool = (_S1758.value0_2) > 0.0f;
        if(_S1761)
        {
            var _S1762 : f32 = _S1740.value0_120.value3_10;
            var _S1763 : f32 = _S1762 * _S1762;
            var _S1764 : f32 = _S1758.value0_2 * _S1740.value0_120.value0_119.area_1;
            _S1746 = _S1764 * _S1764;
            _S1747 = _S1763;
            _S1748 = _S1764;
            _S1749 = _S1740.value0_120.value0_119.area_1;
        }
        else
        {
            _S1746 = 0.0f;
            _S1747 = 0.0f;
            _S1748 = 0.0f;
            _S1749 = 0.0f;
        }
        var _S1765 : f32 = _S1746;
        var _S1766 : f32 = _S1747;
        var _S1767 : f32 = _S1748;
        var _S1768 : f32 = _S1749;
        _S1746 = 0.0f;
        _S1751 = _S1761;
        _S1747 = _S1765;
        _S1748 = _S1766;
        _S1749 = _S1767;
        _S1750 = _S1768;
        _S1752 = _S1760;
        _S1753 = _S1757;
    }
    var _S1769 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S1770 : TriangleView_Differential_0;
    var _S1771 : vec3<f32>;
    if(_S1740.value0_120.value1_36.spherical_0)
    {
        var _S1772 : f32 = - (_S1744 / _S1746);
        var _S1773 : TriangleView_Differential_0 = _S1769;
        _S1773.solid_angle_1 = _S1772;
        _S1770 = TriangleView_x24_syn_dadd_0(_S1769, _S1773);
        _S1771 = _S1745;
        _S1746 = 0.0f;
    }
    else
    {
        if(_S1751)
        {
            var _S1774 : f32 = _S1744 / _S1747;
            var _S1775 : f32 = _S1740.value0_120.value3_10 * (_S1749 * _S1774);
            var _S1776 : f32 = _S1775 + _S1775;
            _S1746 = _S1750 * (_S1748 * - _S1774);
            _S1747 = _S1776;
        }
        else
        {
            _S1746 = 0.0f;
            _S1747 = 0.0f;
        }
        var _S1777 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1752, &(_S1777), _S1746);
        var _S1778 : vec3<f32> = _S1745;
        var _S1779 : vec3<f32> = _S1745;
        s_bwdProp_dot_0(_S1753, &(_S1778), &(_S1779), _S1777);
        _S1770 = _S1769;
        _S1771 = _S1778;
        _S1746 = _S1747;
    }
    (*_S1741) = _S1770;
    (*_S1742) = _S1771;
    (*_S1743) = _S1746;
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

fn s_bwdProp_sample_solid_angle_0( _S1780 : s_bwdCallableCtx_sample_solid_angle_0,  _S1781 : ptr<function, TriangleView_Differential_0>,  _S1782 : ptr<function, vec2<f32>>,  _S1783 : vec3<f32>)
{
    var _S1784 : f32 = _S1780.value0_124.value1_37.x;
    var _S1785 : f32 = _S1784 * _S1780.value0_124.value0_123.solid_angle_0 * 0.07957746833562851f;
    var _S1786 : Tuple_23 = s_apply_sin_cos_turns_0(_S1785);
    var _S1787 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S1787.value0_79 = _S1785;
    var _S1788 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S1787 );
    var _S1789 : Tuple_5 = s_apply_dot_0(_S1780.value0_124.value0_123.a_7, _S1780.value0_124.value0_123.c_0);
    var _S1790 : s_bwdCallableCtx_dot_0;
    _S1790._S39 = _S1780.value0_124.value0_123.a_7;
    _S1790._S40 = _S1780.value0_124.value0_123.c_0;
    var _S1791 : vec3<f32> = vec3<f32>(- _S1789.value0_5);
    var _S1792 : vec3<f32> = _S1780.value0_124.value0_123.c_0 + _S1780.value0_124.value0_123.a_7 * _S1791;
    var _S1793 : Tuple_24 = s_apply_unit_vector_0(_S1792);
    var _S1794 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S1794.value0_99 = _S1792;
    var _S1795 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S1794 );
    var _S1796 : f32 = _S1786.value0_26.x;
    var _S1797 : Tuple_5 = s_apply_dot_0(_S1780.value0_124.value0_123.a_7, _S1780.value0_124.value0_123.b_7);
    var _S1798 : s_bwdCallableCtx_dot_0;
    _S1798._S39 = _S1780.value0_124.value0_123.a_7;
    _S1798._S40 = _S1780.value0_124.value0_123.b_7;
    var _S1799 : f32 = 1.0f + _S1797.value0_5;
    var m_9 : f32 = _S1796 * _S1799;
    var _S1800 : f32 = _S1786.value0_26.y;
    var _S1801 : Tuple_3 = s_apply_cross_0(_S1780.value0_124.value0_123.a_7, _S1780.value0_124.value0_123.b_7);
    var _S1802 : s_bwdCallableCtx_cross_0;
    _S1802._S22 = _S1780.value0_124.value0_123.a_7;
    _S1802._S23 = _S1780.value0_124.value0_123.b_7;
    var _S1803 : Tuple_5 = s_apply_dot_0(_S1801.value0_3, _S1793.value0_27);
    var _S1804 : s_bwdCallableCtx_dot_0;
    _S1804._S39 = _S1801.value0_3;
    _S1804._S40 = _S1793.value0_27;
    var _S1805 : f32 = _S1800 * _S1803.value0_5;
    var _S1806 : Tuple_5 = s_apply_dot_0(_S1780.value0_124.value0_123.b_7, _S1793.value0_27);
    var _S1807 : s_bwdCallableCtx_dot_0;
    _S1807._S39 = _S1780.value0_124.value0_123.b_7;
    _S1807._S40 = _S1793.value0_27;
    var q_4 : f32 = _S1805 - _S1796 * _S1806.value0_5;
    var m2_1 : f32 = m_9 * m_9;
    var q2_1 : f32 = q_4 * q_4;
    var _S1808 : f32 = q2_1 + m2_1;
    var scale_6 : f32 = 1.0f / _S1808;
    var _S1809 : f32 = _S1808 * _S1808;
    var _S1810 : f32 = q2_1 - m2_1;
    var _S1811 : vec3<f32> = vec3<f32>((_S1810 * scale_6));
    var _S1812 : f32 = 2.0f * q_4;
    var _S1813 : f32 = _S1812 * m_9;
    var _S1814 : vec3<f32> = vec3<f32>((_S1813 * scale_6));
    var chord_1 : vec3<f32> = _S1780.value0_124.value0_123.a_7 * _S1811 + _S1793.value0_27 * _S1814 + _S1780.value0_124.value0_123.b_7 * vec3<f32>(-1.0f);
    var _S1815 : Tuple_5 = s_apply_dot_0(chord_1, chord_1);
    var _S1816 : s_bwdCallableCtx_dot_0;
    _S1816._S39 = chord_1;
    _S1816._S40 = chord_1;
    var chord2_1 : f32 = _S1815.value0_5 * 0.5f;
    var _S1817 : vec3<f32> = vec3<f32>(chord2_1);
    var _S1818 : f32 = _S1780.value0_124.value1_37.y;
    var w_3 : f32 = _S1818 * chord2_1;
    var _S1819 : vec3<f32> = chord_1 + _S1780.value0_124.value0_123.b_7 * _S1817;
    var _S1820 : Tuple_24 = s_apply_unit_vector_0(_S1819);
    var _S1821 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S1821.value0_99 = _S1819;
    var _S1822 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S1821 );
    var _S1823 : vec3<f32> = vec3<f32>((1.0f - w_3));
    var _S1824 : f32 = 2.0f - w_3;
    var _S1825 : f32 = w_3 * _S1824;
    var _S1826 : vec3<f32> = vec3<f32>(s_apply_safe_sqrt_0(_S1825).value0_28);
    var _S1827 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S1827.value0_81 = _S1825;
    var _S1828 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S1827 );
    var _S1829 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S1830 : vec3<f32> = _S1820.value0_27 * _S1783;
    var _S1831 : vec3<f32> = _S1826 * _S1783;
    var _S1832 : f32 = _S1830[i32(0)] + _S1830[i32(1)] + _S1830[i32(2)];
    var _S1833 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S1828, &(_S1833), _S1832);
    var _S1834 : f32 = _S1824 * _S1833;
    var _S1835 : f32 = - (w_3 * _S1833);
    var _S1836 : vec3<f32> = _S1780.value0_124.value0_123.b_7 * _S1783;
    var _S1837 : vec3<f32> = _S1823 * _S1783;
    var _S1838 : f32 = - (_S1836[i32(0)] + _S1836[i32(1)] + _S1836[i32(2)]);
    var _S1839 : vec3<f32> = vec3<f32>(0.0f);
    var _S1840 : vec3<f32> = _S1839;
    s_bwdProp_unit_vector_0(_S1822, &(_S1840), _S1831);
    var _S1841 : vec3<f32> = _S1780.value0_124.value0_123.b_7 * _S1840;
    var _S1842 : vec3<f32> = _S1817 * _S1840;
    var _S1843 : f32 = _S1834 + _S1835 + _S1838;
    var _S1844 : f32 = chord2_1 * _S1843;
    var _S1845 : f32 = 0.5f * (_S1818 * _S1843 + (_S1841[i32(0)] + _S1841[i32(1)] + _S1841[i32(2)]));
    var _S1846 : vec3<f32> = _S1839;
    var _S1847 : vec3<f32> = _S1839;
    s_bwdProp_dot_0(_S1816, &(_S1846), &(_S1847), _S1845);
    var _S1848 : vec3<f32> = _S1840 + _S1846 + _S1847;
    var _S1849 : vec3<f32> = vec3<f32>(-1.0f) * _S1848;
    var _S1850 : vec3<f32> = _S1793.value0_27 * _S1848;
    var _S1851 : vec3<f32> = _S1814 * _S1848;
    var _S1852 : f32 = _S1850[i32(0)] + _S1850[i32(1)] + _S1850[i32(2)];
    var _S1853 : f32 = scale_6 * _S1852;
    var _S1854 : f32 = _S1812 * _S1853;
    var _S1855 : vec3<f32> = _S1780.value0_124.value0_123.a_7 * _S1848;
    var _S1856 : vec3<f32> = _S1811 * _S1848;
    var _S1857 : f32 = _S1855[i32(0)] + _S1855[i32(1)] + _S1855[i32(2)];
    var _S1858 : f32 = scale_6 * _S1857;
    var _S1859 : f32 = - ((_S1813 * _S1852 + _S1810 * _S1857) / _S1809);
    var _S1860 : f32 = q_4 * (_S1858 + _S1859);
    var _S1861 : f32 = m_9 * (- _S1858 + _S1859);
    var _S1862 : f32 = 2.0f * (m_9 * _S1853) + _S1860 + _S1860;
    var _S1863 : f32 = - _S1862;
    var _S1864 : f32 = _S1796 * _S1863;
    var _S1865 : f32 = _S1806.value0_5 * _S1863;
    var _S1866 : vec3<f32> = _S1839;
    var _S1867 : vec3<f32> = _S1839;
    s_bwdProp_dot_0(_S1807, &(_S1866), &(_S1867), _S1864);
    var _S1868 : f32 = _S1800 * _S1862;
    var _S1869 : f32 = _S1803.value0_5 * _S1862;
    var _S1870 : vec3<f32> = _S1839;
    var _S1871 : vec3<f32> = _S1839;
    s_bwdProp_dot_0(_S1804, &(_S1870), &(_S1871), _S1868);
    var _S1872 : vec3<f32> = _S1839;
    var _S1873 : vec3<f32> = _S1839;
    s_bwdProp_cross_0(_S1802, &(_S1872), &(_S1873), _S1870);
    var _S1874 : f32 = _S1854 + _S1861 + _S1861;
    var _S1875 : f32 = _S1796 * _S1874;
    var _S1876 : f32 = _S1799 * _S1874;
    var _S1877 : vec3<f32> = _S1839;
    var _S1878 : vec3<f32> = _S1839;
    s_bwdProp_dot_0(_S1798, &(_S1877), &(_S1878), _S1875);
    var _S1879 : f32 = _S1865 + _S1876;
    var _S1880 : vec3<f32> = _S1851 + _S1867 + _S1871;
    var _S1881 : vec3<f32> = _S1839;
    s_bwdProp_unit_vector_0(_S1795, &(_S1881), _S1880);
    var _S1882 : vec3<f32> = _S1780.value0_124.value0_123.a_7 * _S1881;
    var _S1883 : vec3<f32> = _S1791 * _S1881;
    var _S1884 : f32 = - (_S1882[i32(0)] + _S1882[i32(1)] + _S1882[i32(2)]);
    var _S1885 : vec3<f32> = _S1839;
    var _S1886 : vec3<f32> = _S1839;
    s_bwdProp_dot_0(_S1790, &(_S1885), &(_S1886), _S1884);
    var _S1887 : vec2<f32> = vec2<f32>(_S1879, _S1869);
    var _S1888 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S1788, &(_S1888), _S1887);
    var _S1889 : f32 = 0.07957746833562851f * _S1888;
    var _S1890 : f32 = _S1784 * _S1889;
    var _S1891 : vec3<f32> = _S1881 + _S1886;
    var _S1892 : vec3<f32> = _S1837 + _S1842 + _S1849 + _S1866 + _S1873 + _S1878;
    var _S1893 : vec3<f32> = _S1856 + _S1872 + _S1877 + _S1883 + _S1885;
    var _S1894 : vec2<f32> = vec2<f32>(_S1780.value0_124.value0_123.solid_angle_0 * _S1889, _S1844);
    var _S1895 : TriangleView_Differential_0 = _S1829;
    _S1895.solid_angle_1 = _S1890;
    _S1895.c_2 = _S1891;
    _S1895.b_9 = _S1892;
    _S1895.a_9 = _S1893;
    (*_S1781) = TriangleView_x24_syn_dadd_0(_S1829, _S1895);
    (*_S1782) = _S1894;
    return;
}

fn s_bwdProp_sample_view_0( _S1896 : s_bwdCallableCtx_sample_view_0,  _S1897 : ptr<function, TriangleView_Differential_0>,  _S1898 : ptr<function, vec2<f32>>,  _S1899 : SampledPoint_Differential_0)
{
    var _S1900 : vec3<f32> = vec3<f32>(0.0f);
    var _S1901 : TriangleView_0 = TriangleView_0( _S1900, 0.0f, _S1900, _S1900, _S1900, 0.0f, false );
    var _S1902 : vec2<f32> = vec2<f32>(0.0f);
    var _S1903 : s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0 = s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0( _S1901, _S1902 );
    var _S1904 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S1905 : vec3<f32>;
    var _S1906 : vec3<f32>;
    var _S1907 : vec3<f32>;
    var _S1908 : vec3<f32>;
    var _S1909 : f32;
    var _S1910 : f32;
    var _S1911 : f32;
    var _S1912 : f32;
    var _S1913 : f32;
    var _S1914 : f32;
    var _S1915 : f32;
    var _S1916 : s_bwdCallableCtx_sqrt_0;
    var _S1917 : bool;
    var _S1918 : bool;
    var _S1919 : s_bwdCallableCtx_dot_0;
    var _S1920 : s_bwdCallableCtx_dot_0;
    var _S1921 : s_bwdCallableCtx_sample_solid_angle_0;
    var _S1922 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S1896.value0_121.value1_35.spherical_0)
    {
        var _S1923 : Tuple_22 = s_apply_sample_solid_angle_0(_S1896.value0_121.value1_35, _S1896.value0_121.value2_19);
        var _S1924 : s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0;
        _S1924.value0_123 = _S1896.value0_121.value1_35;
        _S1924.value1_37 = _S1896.value0_121.value2_19;
        var _S1925 : s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0 = _S1924;
        var _S1926 : Tuple_5 = s_apply_dot_0(_S1923.value0_25, _S1896.value0_121.value0_118.normal_1);
        var _S1927 : s_bwdCallableCtx_dot_0;
        _S1927._S39 = _S1923.value0_25;
        _S1927._S40 = _S1896.value0_121.value0_118.normal_1;
        var _S1928 : s_bwdCallableCtx_dot_0 = _S1927;
        var distance_7 : f32 = _S1896.value0_121.value1_35.height_1 / _S1926.value0_5;
        var _S1929 : f32 = _S1926.value0_5 * _S1926.value0_5;
        if(distance_7 > 0.0f)
        {
            _S1917 = is_finite_0(distance_7);
        }
        else
        {
            _S1917 = false;
        }
        _S1909 = _S1929;
        _S1910 = _S1896.value0_121.value1_35.height_1;
        _S1911 = _S1926.value0_5;
        _S1919 = _S1928;
        _S1921.value0_124 = _S1925;
        _S1918 = false;
        _S1905 = _S1900;
        _S1906 = _S1900;
        _S1912 = 0.0f;
        _S1916._S35 = 0.0f;
        _S1920._S39 = _S1900;
        _S1920._S40 = _S1900;
        _S1907 = _S1900;
        _S1913 = 0.0f;
        _S1914 = 0.0f;
        _S1908 = _S1900;
        _S1915 = 0.0f;
        _S1922.value0_82 = _S1904;
    }
    else
    {
        var _S1930 : f32 = _S1896.value0_121.value2_19.x;
        var _S1931 : Tuple_25 = s_apply_safe_sqrt_0(_S1930);
        var _S1932 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S1932.value0_81 = _S1930;
        var _S1933 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = _S1932;
        var _S1934 : f32 = _S1896.value0_121.value2_19.y;
        var _S1935 : f32 = 1.0f - _S1934;
        var to_light_3 : vec3<f32> = _S1896.value0_121.value1_35.to_corner_0 + _S1896.value0_121.value0_118.e1_2 * vec3<f32>((_S1931.value0_28 * _S1935)) + _S1896.value0_121.value0_118.e2_2 * vec3<f32>((_S1931.value0_28 * _S1934));
        var _S1936 : Tuple_5 = s_apply_dot_0(to_light_3, to_light_3);
        var _S1937 : s_bwdCallableCtx_dot_0;
        _S1937._S39 = to_light_3;
        _S1937._S40 = to_light_3;
        var _S1938 : s_bwdCallableCtx_dot_0 = _S1937;
        var _S1939 : bool = (_S1936.value0_5) > 0.0f;
        if(_S1939)
        {
            var _S1940 : Tuple_4 = s_apply_sqrt_0(_S1936.value0_5);
            var _S1941 : s_bwdCallableCtx_sqrt_0;
            _S1941._S35 = _S1936.value0_5;
            var _S1942 : f32 = _S1940.value0_4 * _S1940.value0_4;
            _S1905 = vec3<f32>((1.0f / _S1940.value0_4));
            _S1909 = _S1942;
            _S1916 = _S1941;
        }
        else
        {
            _S1905 = _S1900;
            _S1909 = 0.0f;
            _S1916._S35 = 0.0f;
        }
        var _S1943 : vec3<f32> = _S1905;
        var _S1944 : f32 = _S1909;
        _S1917 = false;
        _S1909 = 0.0f;
        _S1910 = 0.0f;
        _S1911 = 0.0f;
        _S1919._S39 = _S1900;
        _S1919._S40 = _S1900;
        _S1921.value0_124 = _S1903;
        _S1918 = _S1939;
        _S1905 = to_light_3;
        _S1906 = _S1943;
        _S1912 = _S1944;
        _S1920 = _S1938;
        _S1907 = _S1896.value0_121.value0_118.e2_2;
        _S1913 = _S1931.value0_28;
        _S1914 = _S1934;
        _S1908 = _S1896.value0_121.value0_118.e1_2;
        _S1915 = _S1935;
        _S1922.value0_82 = _S1933;
    }
    var _S1945 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S1946 : TriangleView_Differential_0;
    var _S1947 : vec2<f32>;
    if(_S1896.value0_121.value1_35.spherical_0)
    {
        if(_S1917)
        {
            _S1912 = _S1899.distance_6;
            _S1905 = _S1899.direction_13;
        }
        else
        {
            _S1912 = 0.0f;
            _S1905 = _S1900;
        }
        var _S1948 : f32 = _S1912 / _S1909;
        var _S1949 : f32 = _S1910 * - _S1948;
        var _S1950 : f32 = _S1911 * _S1948;
        var _S1951 : vec3<f32> = _S1900;
        var _S1952 : vec3<f32> = _S1900;
        s_bwdProp_dot_0(_S1919, &(_S1951), &(_S1952), _S1949);
        var _S1953 : vec3<f32> = _S1951 + _S1905;
        var _S1954 : TriangleView_Differential_0;
        _S1954.to_corner_1 = _S1900;
        _S1954.height_2 = 0.0f;
        _S1954.a_9 = _S1900;
        _S1954.b_9 = _S1900;
        _S1954.c_2 = _S1900;
        _S1954.solid_angle_1 = 0.0f;
        var _S1955 : vec2<f32> = _S1902;
        s_bwdProp_sample_solid_angle_0(_S1921, &(_S1954), &(_S1955), _S1953);
        var _S1956 : TriangleView_Differential_0 = TriangleView_x24_syn_dadd_0(_S1954, _S1945);
        var _S1957 : TriangleView_Differential_0 = _S1945;
        _S1957.height_2 = _S1950;
        _S1946 = TriangleView_x24_syn_dadd_0(_S1956, _S1957);
        _S1947 = _S1955;
    }
    else
    {
        if(_S1918)
        {
            var _S1958 : vec3<f32> = _S1905 * _S1899.direction_13;
            var _S1959 : vec3<f32> = _S1906 * _S1899.direction_13;
            var _S1960 : f32 = _S1899.distance_6 + - ((_S1958[i32(0)] + _S1958[i32(1)] + _S1958[i32(2)]) / _S1912);
            var _S1961 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S1916, &(_S1961), _S1960);
            _S1909 = _S1961;
            _S1905 = _S1959;
        }
        else
        {
            _S1909 = 0.0f;
            _S1905 = _S1900;
        }
        var _S1962 : vec3<f32> = _S1900;
        var _S1963 : vec3<f32> = _S1900;
        s_bwdProp_dot_0(_S1920, &(_S1962), &(_S1963), _S1909);
        var _S1964 : vec3<f32> = _S1962 + _S1963 + _S1905;
        var _S1965 : vec3<f32> = _S1907 * _S1964;
        var _S1966 : f32 = _S1965[i32(0)] + _S1965[i32(1)] + _S1965[i32(2)];
        var _S1967 : vec3<f32> = _S1908 * _S1964;
        var _S1968 : f32 = _S1967[i32(0)] + _S1967[i32(1)] + _S1967[i32(2)];
        var _S1969 : f32 = _S1913 * _S1966 + - (_S1913 * _S1968);
        var _S1970 : f32 = _S1914 * _S1966 + _S1915 * _S1968;
        var _S1971 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S1922, &(_S1971), _S1970);
        var _S1972 : TriangleView_Differential_0 = _S1945;
        _S1972.to_corner_1 = _S1964;
        var _S1973 : vec2<f32> = vec2<f32>(_S1971, _S1969);
        _S1946 = TriangleView_x24_syn_dadd_0(_S1945, _S1972);
        _S1947 = _S1973;
    }
    (*_S1897) = _S1946;
    (*_S1898) = _S1947;
    return;
}

fn s_bwdProp_view_of_0( _S1974 : s_bwdCallableCtx_view_of_0,  _S1975 : ptr<function, vec3<f32>>,  _S1976 : TriangleView_Differential_0)
{
    var _S1977 : s_bwdCallableCtx_dot_0;
    _S1977._S39 = _S1974.value0_122.value0_117.corner_1 + _S1974.value0_122.value1_34 * vec3<f32>(-1.0f);
    _S1977._S40 = _S1974.value0_122.value0_117.normal_1;
    var _S1978 : vec3<f32> = vec3<f32>(0.0f);
    var _S1979 : vec3<f32> = _S1978;
    var _S1980 : vec3<f32> = _S1978;
    s_bwdProp_dot_0(_S1977, &(_S1979), &(_S1980), _S1976.height_2);
    (*_S1975) = vec3<f32>(-1.0f) * (_S1976.to_corner_1 + _S1979);
    return;
}

fn s_bwdProp_sample_light_0( _S1981 : s_bwdCallableCtx_sample_light_0,  _S1982 : ptr<function, vec3<f32>>,  _S1983 : ptr<function, vec2<f32>>,  _S1984 : LightSample_Differential_0)
{
    var _S1985 : vec3<f32> = vec3<f32>(0.0f);
    var _S1986 : LightShape_0 = LightShape_0( _S1985, _S1985, _S1985, _S1985, 0.0f );
    var _S1987 : s_paramCtx_s_bwdCallableCtx_view_of_0 = s_paramCtx_s_bwdCallableCtx_view_of_0( _S1986, _S1985 );
    var _S1988 : TriangleView_0 = TriangleView_0( _S1985, 0.0f, _S1985, _S1985, _S1985, 0.0f, false );
    var _S1989 : vec2<f32> = vec2<f32>(0.0f);
    var _S1990 : s_paramCtx_s_bwdCallableCtx_sample_view_0 = s_paramCtx_s_bwdCallableCtx_sample_view_0( _S1986, _S1988, _S1989 );
    var _S1991 : s_paramCtx_s_bwdCallableCtx_view_pdf_0 = s_paramCtx_s_bwdCallableCtx_view_pdf_0( _S1986, _S1988, _S1985, 0.0f );
    var _S1992 : bool = (_S1981.value0_108.value0_107.kind_1) == i32(1);
    var _S1993 : bool;
    var _S1994 : bool;
    var _S1995 : f32;
    var _S1996 : s_bwdCallableCtx_view_pdf_0;
    var _S1997 : s_bwdCallableCtx_sample_view_0;
    var _S1998 : s_bwdCallableCtx_view_of_0;
    if(_S1992)
    {
        var _S1999 : Tuple_20 = s_apply_view_of_0(_S1981.value0_108.value0_107.shape_1, _S1981.value0_108.value1_30);
        var _S2000 : s_paramCtx_s_bwdCallableCtx_view_of_0;
        _S2000.value0_117 = _S1981.value0_108.value0_107.shape_1;
        _S2000.value1_34 = _S1981.value0_108.value1_30;
        var _S2001 : s_paramCtx_s_bwdCallableCtx_view_of_0 = _S2000;
        if(!((_S1999.value0_23.height_1) > 0.0f))
        {
            _S1993 = true;
        }
        else
        {
            _S1993 = _S1981.value0_108.value0_107.two_sided_1;
        }
        if(_S1993)
        {
            var _S2002 : Tuple_21 = s_apply_sample_view_0(_S1981.value0_108.value0_107.shape_1, _S1999.value0_23, _S1981.value0_108.value2_15);
            var _S2003 : s_paramCtx_s_bwdCallableCtx_sample_view_0;
            _S2003.value0_118 = _S1981.value0_108.value0_107.shape_1;
            _S2003.value1_35 = _S1999.value0_23;
            _S2003.value2_19 = _S1981.value0_108.value2_15;
            var _S2004 : s_paramCtx_s_bwdCallableCtx_sample_view_0 = _S2003;
            var _S2005 : Tuple_26 = s_apply_view_pdf_0(_S1981.value0_108.value0_107.shape_1, _S1999.value0_23, _S2002.value0_24.direction_7, _S2002.value0_24.distance_2);
            var _S2006 : s_paramCtx_s_bwdCallableCtx_view_pdf_0;
            _S2006.value0_119 = _S1981.value0_108.value0_107.shape_1;
            _S2006.value1_36 = _S1999.value0_23;
            _S2006.value2_20 = _S2002.value0_24.direction_7;
            _S2006.value3_10 = _S2002.value0_24.distance_2;
            var _S2007 : s_paramCtx_s_bwdCallableCtx_view_pdf_0 = _S2006;
            if(_S2002.value0_24.valid_4)
            {
                _S1994 = (_S2005.value0_29) > 0.0f;
            }
            else
            {
                _S1994 = false;
            }
            if(_S1994)
            {
                _S1995 = _S1981.value0_108.value0_107.probability_1;
            }
            else
            {
                _S1995 = 0.0f;
            }
            _S1996.value0_120 = _S2007;
            _S1997.value0_121 = _S2004;
        }
        else
        {
            _S1994 = false;
            _S1995 = 0.0f;
            _S1996.value0_120 = _S1991;
            _S1997.value0_121 = _S1990;
        }
        _S1998.value0_122 = _S2001;
    }
    else
    {
        _S1993 = false;
        _S1994 = false;
        _S1995 = 0.0f;
        _S1996.value0_120 = _S1991;
        _S1997.value0_121 = _S1990;
        _S1998.value0_122 = _S1987;
    }
    var _S2008 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S2009 : LightSample_Differential_0 = LightSample_x24_syn_dzero_0();
    var _S2010 : LightSample_Differential_0 = LightSample_x24_syn_dadd_0(_S1984, _S2009);
    var _S2011 : vec3<f32>;
    var _S2012 : vec2<f32>;
    if(_S1992)
    {
        var _S2013 : TriangleView_Differential_0;
        if(_S1993)
        {
            var _S2014 : LightSample_Differential_0 = LightSample_x24_syn_dadd_0(_S2010, _S2009);
            var _S2015 : f32;
            if(_S1994)
            {
                _S1995 = _S1995 * _S2014.pdf_11;
                _S2015 = _S2014.distance_5;
                _S2011 = _S2014.direction_12;
            }
            else
            {
                _S1995 = 0.0f;
                _S2015 = 0.0f;
                _S2011 = _S1985;
            }
            var _S2016 : TriangleView_Differential_0;
            _S2016.to_corner_1 = _S1985;
            _S2016.height_2 = 0.0f;
            _S2016.a_9 = _S1985;
            _S2016.b_9 = _S1985;
            _S2016.c_2 = _S1985;
            _S2016.solid_angle_1 = 0.0f;
            var _S2017 : vec3<f32> = _S1985;
            var _S2018 : f32 = 0.0f;
            s_bwdProp_view_pdf_0(_S1996, &(_S2016), &(_S2017), &(_S2018), _S1995);
            var _S2019 : f32 = _S2018 + _S2015;
            var _S2020 : vec3<f32> = _S2017 + _S2011;
            var _S2021 : SampledPoint_Differential_0 = SampledPoint_x24_syn_dzero_0();
            _S2021.distance_6 = _S2019;
            _S2021.direction_13 = _S2020;
            var _S2022 : TriangleView_Differential_0;
            _S2022.to_corner_1 = _S1985;
            _S2022.height_2 = 0.0f;
            _S2022.a_9 = _S1985;
            _S2022.b_9 = _S1985;
            _S2022.c_2 = _S1985;
            _S2022.solid_angle_1 = 0.0f;
            var _S2023 : vec2<f32> = _S1989;
            s_bwdProp_sample_view_0(_S1997, &(_S2022), &(_S2023), _S2021);
            _S2013 = TriangleView_x24_syn_dadd_0(TriangleView_x24_syn_dadd_0(_S2016, _S2022), _S2008);
            _S2012 = _S2023;
        }
        else
        {
            _S2013 = _S2008;
            _S2012 = _S1989;
        }
        var _S2024 : TriangleView_Differential_0 = _S2008;
        _S2024.height_2 = 0.0f;
        var _S2025 : TriangleView_Differential_0 = TriangleView_x24_syn_dadd_0(_S2013, _S2024);
        var _S2026 : vec3<f32> = _S1985;
        s_bwdProp_view_of_0(_S1998, &(_S2026), _S2025);
        _S2011 = _S2026;
    }
    else
    {
        _S2011 = _S1985;
        _S2012 = _S1989;
    }
    (*_S1982) = _S2011;
    (*_S1983) = _S2012;
    return;
}

fn s_bwdProp_direct_light_0( _S2027 : s_bwdCallableCtx_direct_light_0,  _S2028 : ptr<function, Bsdf_Differential_0>,  _S2029 : ptr<function, Frame_0>,  _S2030 : ptr<function, Surface_Differential_0>,  _S2031 : ptr<function, vec3<f32>>,  _S2032 : ptr<function, vec2<f32>>,  _S2033 : DirectLight_Differential_0)
{
    var _S2034 : vec3<f32> = vec3<f32>(0.0f);
    var _S2035 : Frame_0 = Frame_0( _S2034, _S2034, _S2034 );
    var _S2036 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S2035, _S2034 );
    var _S2037 : vec2<f32> = vec2<f32>(0.0f);
    var _S2038 : Bsdf_0 = Bsdf_0( _S2034, _S2034, _S2037, _S2037, 0.0f, u32(0), u32(0) );
    var _S2039 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0 = s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0( _S2038, _S2034, _S2034 );
    var _S2040 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S2041 : Tuple_19 = s_apply_sample_light_0(_S2027.value0_62.value2_3, _S2027.value0_62.value3_3.position_0, _S2027.value0_62.value5_2);
    var _S2042 : s_paramCtx_s_bwdCallableCtx_sample_light_0;
    _S2042.value0_107 = _S2027.value0_62.value2_3;
    _S2042.value1_30 = _S2027.value0_62.value3_3.position_0;
    _S2042.value2_15 = _S2027.value0_62.value5_2;
    var _S2043 : s_bwdCallableCtx_sample_light_0 = s_bwdCallableCtx_sample_light_0( _S2042 );
    var factor_3 : f32;
    var _S2044 : f32;
    var _S2045 : f32;
    var _S2046 : s_bwdCallableCtx_power_heuristic_0;
    var _S2047 : vec3<f32>;
    var _S2048 : vec3<f32>;
    var _S2049 : vec3<f32>;
    var _S2050 : vec3<f32>;
    var _S2051 : bool;
    var _S2052 : bool;
    var _S2053 : s_bwdCallableCtx_bsdf_evaluate_0;
    var _S2054 : s_bwdCallableCtx_to_local_0;
    if(_S2041.value0_22.valid_3)
    {
        var _S2055 : Tuple_17 = s_apply_to_local_0(_S2027.value0_62.value1_8, _S2041.value0_22.direction_6);
        var _S2056 : s_paramCtx_s_bwdCallableCtx_to_local_0;
        _S2056.value0_56 = _S2027.value0_62.value1_8;
        _S2056.value1_7 = _S2041.value0_22.direction_6;
        var _S2057 : s_paramCtx_s_bwdCallableCtx_to_local_0 = _S2056;
        var _S2058 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0;
        _S2058.value0_105 = _S2027.value0_62.value0_57;
        _S2058.value1_28 = _S2027.value0_62.value4_2;
        _S2058.value2_14 = _S2055.value0_20;
        var _S2059 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0 = _S2058;
        var _S2060 : bool = (any(((_S2027.value1_11.value0_6.f_cos_0) != _S2034)));
        if(_S2060)
        {
            var factor_4 : f32 = 1.0f / _S2041.value0_22.pdf_7;
            var _S2061 : f32 = _S2041.value0_22.pdf_7 * _S2041.value0_22.pdf_7;
            var _S2062 : bool = !_S2027.value0_62.value2_3.delta_0;
            if(_S2062)
            {
                var _S2063 : Tuple_13 = s_apply_power_heuristic_0(_S2041.value0_22.pdf_7, _S2027.value1_11.value0_6.pdf_3);
                var _S2064 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
                _S2064.value0_106 = _S2041.value0_22.pdf_7;
                _S2064.value1_29 = _S2027.value1_11.value0_6.pdf_3;
                factor_3 = factor_4 * _S2063.value0_16;
                _S2044 = _S2063.value0_16;
                _S2046.value0_109 = _S2064;
            }
            else
            {
                factor_3 = factor_4;
                _S2044 = 0.0f;
                _S2046.value0_109 = _S2040;
            }
            var _S2065 : vec3<f32> = vec3<f32>(factor_3);
            _S2047 = _S2027.value1_11.value0_6.f_cos_0 * _S2041.value0_22.radiance_10;
            _S2048 = _S2065;
            _S2049 = _S2041.value0_22.radiance_10;
            _S2051 = _S2062;
            factor_3 = factor_4;
            _S2045 = _S2061;
        }
        else
        {
            _S2047 = _S2034;
            _S2048 = _S2034;
            _S2049 = _S2034;
            _S2051 = false;
            factor_3 = 0.0f;
            _S2044 = 0.0f;
            _S2046.value0_109 = _S2040;
            _S2045 = 0.0f;
        }
        var _S2066 : vec3<f32> = _S2049;
        var _S2067 : bool = _S2051;
        _S2051 = _S2060;
        _S2049 = _S2027.value1_11.value0_6.f_cos_0;
        _S2050 = _S2066;
        _S2052 = _S2067;
        _S2053.value0_110 = _S2059;
        _S2054.value0_64 = _S2057;
    }
    else
    {
        _S2051 = false;
        _S2047 = _S2034;
        _S2048 = _S2034;
        _S2049 = _S2034;
        _S2050 = _S2034;
        _S2052 = false;
        factor_3 = 0.0f;
        _S2044 = 0.0f;
        _S2046.value0_109 = _S2040;
        _S2045 = 0.0f;
        _S2053.value0_110 = _S2039;
        _S2054.value0_64 = _S2036;
    }
    var _S2068 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S2069 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S2070 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S2071 : BsdfValue_0 = BsdfValue_x24_syn_dzero_0();
    var _S2072 : LightSample_Differential_0 = LightSample_x24_syn_dzero_0();
    var _S2073 : LightSample_Differential_0;
    var _S2074 : Bsdf_Differential_0;
    var _S2075 : Frame_0;
    if(_S2041.value0_22.valid_3)
    {
        var _S2076 : BsdfValue_0;
        if(_S2051)
        {
            var _S2077 : vec3<f32> = _S2047 * _S2033.radiance_11;
            var _S2078 : vec3<f32> = _S2048 * _S2033.radiance_11;
            var _S2079 : vec3<f32> = _S2049 * _S2078;
            var _S2080 : vec3<f32> = _S2050 * _S2078;
            var _S2081 : f32 = _S2077[i32(0)] + _S2077[i32(1)] + _S2077[i32(2)];
            var _S2082 : LightSample_Differential_0 = _S2072;
            _S2082.distance_5 = _S2033.distance_4;
            _S2082.radiance_12 = _S2079;
            var _S2083 : LightSample_Differential_0 = LightSample_x24_syn_dadd_0(_S2072, _S2082);
            if(_S2052)
            {
                var _S2084 : f32 = factor_3 * _S2081;
                var _S2085 : f32 = _S2044 * _S2081;
                var _S2086 : f32 = 0.0f;
                var _S2087 : f32 = 0.0f;
                s_bwdProp_power_heuristic_0(_S2046, &(_S2086), &(_S2087), _S2084);
                var _S2088 : BsdfValue_0 = _S2071;
                _S2088.pdf_3 = _S2087;
                var _S2089 : BsdfValue_0 = BsdfValue_x24_syn_dadd_0(_S2071, _S2088);
                factor_3 = _S2085;
                _S2044 = _S2086;
                _S2076 = _S2089;
            }
            else
            {
                factor_3 = _S2081;
                _S2044 = 0.0f;
                _S2076 = _S2071;
            }
            var _S2090 : f32 = - (factor_3 / _S2045) + _S2044;
            var _S2091 : LightSample_Differential_0 = _S2072;
            _S2091.pdf_11 = _S2090;
            var _S2092 : LightSample_Differential_0 = LightSample_x24_syn_dadd_0(_S2083, _S2091);
            _S2047 = _S2080;
            _S2048 = _S2033.direction_11;
            _S2073 = _S2092;
        }
        else
        {
            _S2047 = _S2034;
            _S2076 = _S2071;
            _S2048 = _S2034;
            _S2073 = _S2072;
        }
        var _S2093 : BsdfValue_0 = _S2071;
        _S2093.f_cos_0 = _S2047;
        var _S2094 : BsdfValue_0 = BsdfValue_x24_syn_dadd_0(_S2076, _S2093);
        var _S2095 : Bsdf_Differential_0;
        _S2095.a_8 = _S2034;
        _S2095.b_8 = _S2034;
        _S2095.alpha_4 = _S2037;
        _S2095.coat_alpha_2 = _S2037;
        var _S2096 : vec3<f32> = _S2034;
        var _S2097 : vec3<f32> = _S2034;
        s_bwdProp_bsdf_evaluate_0(_S2053, &(_S2095), &(_S2096), &(_S2097), _S2094);
        var _S2098 : Frame_0;
        _S2098.s_1 = _S2034;
        _S2098.t_1 = _S2034;
        _S2098.n_1 = _S2034;
        var _S2099 : vec3<f32> = _S2034;
        s_bwdProp_to_local_0(_S2054, &(_S2098), &(_S2099), _S2097);
        var _S2100 : vec3<f32> = _S2099 + _S2048;
        var _S2101 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S2095, _S2070);
        var _S2102 : Frame_0 = Frame_x24_syn_dadd_0(_S2098, _S2069);
        var _S2103 : LightSample_Differential_0 = _S2072;
        _S2103.direction_12 = _S2100;
        _S2073 = LightSample_x24_syn_dadd_0(_S2073, _S2103);
        _S2074 = _S2101;
        _S2075 = _S2102;
        _S2047 = _S2096;
    }
    else
    {
        _S2073 = _S2072;
        _S2074 = _S2070;
        _S2075 = _S2069;
        _S2047 = _S2034;
    }
    var _S2104 : vec3<f32> = _S2034;
    var _S2105 : vec2<f32> = _S2037;
    s_bwdProp_sample_light_0(_S2043, &(_S2104), &(_S2105), _S2073);
    var _S2106 : Surface_Differential_0 = _S2068;
    _S2106.position_1 = _S2104;
    var _S2107 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S2068, _S2106);
    (*_S2028) = _S2074;
    (*_S2029) = _S2075;
    (*_S2030) = _S2107;
    (*_S2031) = _S2047;
    (*_S2032) = _S2105;
    return;
}

fn s_bwdProp_frame_near_0( _S2108 : ptr<function, Surface_Differential_0>,  _S2109 : Frame_0)
{
    var _S2110 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S2111 : Surface_Differential_0 = _S2110;
    _S2111.frame_6 = _S2109;
    (*_S2108) = Surface_x24_syn_dadd_0(_S2110, _S2111);
    return;
}

fn s_bwdProp_bsdf_near_0( _S2112 : ptr<function, f32>,  _S2113 : ptr<function, f32>,  _S2114 : Bsdf_Differential_0)
{
    (*_S2112) = 0.0f;
    (*_S2113) = 0.0f;
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

fn s_bwdProp_weighted_emission_0( _S2115 : s_bwdCallableCtx_weighted_emission_0,  _S2116 : ptr<function, FoundLight_0>,  _S2117 : ptr<function, f32>,  _S2118 : vec3<f32>)
{
    var _S2119 : vec3<f32> = vec3<f32>(0.0f);
    var _S2120 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S2121 : bool = !_S2115.value0_128.value2_22;
    var _S2122 : vec3<f32>;
    var _S2123 : s_bwdCallableCtx_power_heuristic_0;
    if(_S2121)
    {
        var _S2124 : vec3<f32> = vec3<f32>(s_apply_power_heuristic_0(_S2115.value0_128.value1_39, _S2115.value0_128.value0_127.pdf_6).value0_16);
        var _S2125 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
        _S2125.value0_106 = _S2115.value0_128.value1_39;
        _S2125.value1_29 = _S2115.value0_128.value0_127.pdf_6;
        _S2122 = _S2124;
        _S2123.value0_109 = _S2125;
    }
    else
    {
        _S2122 = _S2119;
        _S2123.value0_109 = _S2120;
    }
    var _S2126 : FoundLight_0 = FoundLight_x24_syn_dzero_0();
    var _S2127 : FoundLight_0;
    var _S2128 : f32;
    if(_S2121)
    {
        var _S2129 : vec3<f32> = _S2115.value0_128.value0_127.radiance_9 * _S2118;
        var _S2130 : vec3<f32> = _S2122 * _S2118;
        var _S2131 : f32 = _S2129[i32(0)] + _S2129[i32(1)] + _S2129[i32(2)];
        var _S2132 : f32 = 0.0f;
        var _S2133 : f32 = 0.0f;
        s_bwdProp_power_heuristic_0(_S2123, &(_S2132), &(_S2133), _S2131);
        var _S2134 : FoundLight_0 = _S2126;
        _S2134.pdf_6 = _S2133;
        var _S2135 : FoundLight_0 = FoundLight_x24_syn_dadd_0(_S2126, _S2134);
        _S2122 = _S2130;
        _S2127 = _S2135;
        _S2128 = _S2132;
    }
    else
    {
        _S2122 = _S2118;
        _S2127 = _S2126;
        _S2128 = 0.0f;
    }
    var _S2136 : FoundLight_0 = _S2126;
    _S2136.radiance_9 = _S2122;
    (*_S2116) = FoundLight_x24_syn_dadd_0(_S2127, _S2136);
    (*_S2117) = _S2128;
    return;
}

fn s_bwdProp_emitted_light_0( _S2137 : s_bwdCallableCtx_emitted_light_0,  _S2138 : ptr<function, Surface_Differential_0>,  _S2139 : ptr<function, vec3<f32>>,  _S2140 : ptr<function, vec3<f32>>,  _S2141 : FoundLight_0)
{
    var _S2142 : vec3<f32> = vec3<f32>(0.0f);
    var _S2143 : Tuple_5 = s_apply_dot_0(_S2137.value0_126.value3_11, _S2137.value0_126.value1_38.geometric_normal_0);
    var _S2144 : s_bwdCallableCtx_dot_0;
    _S2144._S39 = _S2137.value0_126.value3_11;
    _S2144._S40 = _S2137.value0_126.value1_38.geometric_normal_0;
    var _S2145 : s_bwdCallableCtx_dot_0 = _S2144;
    var cosine_2 : f32 = - _S2143.value0_5;
    var _S2146 : bool;
    if(cosine_2 > 0.0f)
    {
        _S2146 = true;
    }
    else
    {
        if(cosine_2 < 0.0f)
        {
            _S2146 = _S2137.value0_126.value0_125.two_sided_0;
        }
        else
        {
            _S2146 = false;
        }
    }
    var _S2147 : bool;
    var _S2148 : f32;
    var _S2149 : f32;
    var _S2150 : f32;
    var _S2151 : f32;
    var _S2152 : s_bwdCallableCtx_abs_0;
    var _S2153 : s_bwdCallableCtx_dot_0;
    if(_S2146)
    {
        var _S2154 : bool = (_S2137.value0_126.value0_125.probability_0) > 0.0f;
        if(_S2154)
        {
            var arm_1 : vec3<f32> = _S2137.value0_126.value1_38.position_0 + _S2137.value0_126.value2_21 * vec3<f32>(-1.0f);
            var _S2155 : Tuple_5 = s_apply_dot_0(arm_1, arm_1);
            var _S2156 : s_bwdCallableCtx_dot_0;
            _S2156._S39 = arm_1;
            _S2156._S40 = arm_1;
            var _S2157 : f32 = _S2155.value0_5 * _S2137.value0_126.value0_125.probability_0;
            var _S2158 : Tuple_2 = s_apply_abs_0(cosine_2);
            var _S2159 : s_bwdCallableCtx_abs_0;
            _S2159._S18 = cosine_2;
            _S2148 = _S2158.value0_2 * _S2158.value0_2;
            _S2149 = _S2157;
            _S2150 = _S2158.value0_2;
            _S2152 = _S2159;
            _S2153 = _S2156;
        }
        else
        {
            _S2148 = 0.0f;
            _S2149 = 0.0f;
            _S2150 = 0.0f;
            _S2152._S18 = 0.0f;
            _S2153._S39 = _S2142;
            _S2153._S40 = _S2142;
        }
        _S2147 = _S2154;
        _S2151 = _S2137.value0_126.value0_125.probability_0;
    }
    else
    {
        _S2147 = false;
        _S2148 = 0.0f;
        _S2149 = 0.0f;
        _S2150 = 0.0f;
        _S2152._S18 = 0.0f;
        _S2151 = 0.0f;
        _S2153._S39 = _S2142;
        _S2153._S40 = _S2142;
    }
    var _S2160 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S2161 : Surface_Differential_0;
    var _S2162 : vec3<f32>;
    if(_S2146)
    {
        if(_S2147)
        {
            var _S2163 : f32 = _S2141.pdf_6 / _S2148;
            var _S2164 : f32 = _S2149 * - _S2163;
            var _S2165 : f32 = _S2150 * _S2163;
            var _S2166 : f32 = 0.0f;
            s_bwdProp_abs_0(_S2152, &(_S2166), _S2164);
            var _S2167 : f32 = _S2151 * _S2165;
            var _S2168 : vec3<f32> = _S2142;
            var _S2169 : vec3<f32> = _S2142;
            s_bwdProp_dot_0(_S2153, &(_S2168), &(_S2169), _S2167);
            var _S2170 : vec3<f32> = _S2168 + _S2169;
            var _S2171 : vec3<f32> = vec3<f32>(-1.0f) * _S2170;
            var _S2172 : Surface_Differential_0 = _S2160;
            _S2172.position_1 = _S2170;
            var _S2173 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S2160, _S2172);
            _S2148 = _S2166;
            _S2161 = _S2173;
            _S2162 = _S2171;
        }
        else
        {
            _S2148 = 0.0f;
            _S2161 = _S2160;
            _S2162 = _S2142;
        }
    }
    else
    {
        _S2148 = 0.0f;
        _S2161 = _S2160;
        _S2162 = _S2142;
    }
    var _S2174 : f32 = - _S2148;
    var _S2175 : vec3<f32> = _S2142;
    var _S2176 : vec3<f32> = _S2142;
    s_bwdProp_dot_0(_S2145, &(_S2175), &(_S2176), _S2174);
    (*_S2138) = _S2161;
    (*_S2139) = _S2162;
    (*_S2140) = _S2175;
    return;
}

fn s_bwdProp_emission_of_0( _S2177 : s_bwdCallableCtx_emission_of_0,  _S2178 : ptr<function, Surface_Differential_0>,  _S2179 : ptr<function, vec3<f32>>,  _S2180 : ptr<function, vec3<f32>>,  _S2181 : ptr<function, f32>,  _S2182 : vec3<f32>)
{
    var _S2183 : Tuple_11 = s_apply_emitted_light_0(_S2177.value0_61.value0_55, _S2177.value0_61.value1_6, _S2177.value0_61.value2_2, _S2177.value0_61.value3_2);
    var _S2184 : s_paramCtx_s_bwdCallableCtx_emitted_light_0;
    _S2184.value0_125 = _S2177.value0_61.value0_55;
    _S2184.value1_38 = _S2177.value0_61.value1_6;
    _S2184.value2_21 = _S2177.value0_61.value2_2;
    _S2184.value3_11 = _S2177.value0_61.value3_2;
    var _S2185 : s_bwdCallableCtx_emitted_light_0 = s_bwdCallableCtx_emitted_light_0( _S2184 );
    var _S2186 : s_paramCtx_s_bwdCallableCtx_weighted_emission_0;
    _S2186.value0_127 = _S2183.value0_14;
    _S2186.value1_39 = _S2177.value0_61.value4_1;
    _S2186.value2_22 = _S2177.value0_61.value5_1;
    var _S2187 : s_bwdCallableCtx_weighted_emission_0 = s_bwdCallableCtx_weighted_emission_0( _S2186 );
    var _S2188 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S2189 : vec3<f32> = vec3<f32>(0.0f);
    var _S2190 : FoundLight_0;
    _S2190.radiance_9 = _S2189;
    _S2190.pdf_6 = 0.0f;
    var _S2191 : f32 = 0.0f;
    s_bwdProp_weighted_emission_0(_S2187, &(_S2190), &(_S2191), _S2182);
    var _S2192 : Frame_0 = Frame_0( _S2189, _S2189, _S2189 );
    var _S2193 : Surface_Differential_0;
    _S2193.position_1 = _S2189;
    _S2193.frame_6 = _S2192;
    _S2193.b1_2 = 0.0f;
    _S2193.b2_2 = 0.0f;
    var _S2194 : vec3<f32> = _S2189;
    var _S2195 : vec3<f32> = _S2189;
    s_bwdProp_emitted_light_0(_S2185, &(_S2193), &(_S2194), &(_S2195), _S2190);
    (*_S2178) = Surface_x24_syn_dadd_0(_S2193, _S2188);
    (*_S2179) = _S2194;
    (*_S2180) = _S2195;
    (*_S2181) = _S2191;
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

fn s_bwdProp_frame_from_normal_0( _S2196 : s_bwdCallableCtx_frame_from_normal_0,  _S2197 : ptr<function, vec3<f32>>,  _S2198 : Frame_0)
{
    var _S2199 : f32 = _S2196.value0_132.value0_130.z;
    var sign_2 : f32;
    if(_S2199 < 0.0f)
    {
        sign_2 = -1.0f;
    }
    else
    {
        sign_2 = 1.0f;
    }
    var _S2200 : f32 = sign_2 + _S2199;
    var a_10 : f32 = -1.0f / _S2200;
    var _S2201 : f32 = _S2200 * _S2200;
    var _S2202 : f32 = _S2196.value0_132.value0_130.x;
    var _S2203 : f32 = _S2196.value0_132.value0_130.y;
    var _S2204 : f32 = _S2202 * _S2203;
    var _S2205 : f32 = sign_2 * _S2202;
    var _S2206 : f32 = _S2205 * _S2202;
    var _S2207 : f32 = - sign_2;
    var _S2208 : f32 = _S2203 * _S2203;
    var _S2209 : f32 = _S2203 * (a_10 * _S2198.t_1[i32(1)]);
    var _S2210 : f32 = a_10 * _S2198.s_1[i32(0)];
    var _S2211 : f32 = _S2198.t_1[i32(0)] + sign_2 * _S2198.s_1[i32(1)];
    var _S2212 : f32 = a_10 * _S2211;
    (*_S2197) = _S2198.n_1 + vec3<f32>(_S2207 * _S2198.s_1[i32(2)] + _S2205 * _S2210 + sign_2 * (_S2202 * _S2210) + _S2203 * _S2212, - _S2198.t_1[i32(2)] + _S2209 + _S2209 + _S2202 * _S2212, 0.0f) + vec3<f32>(0.0f, 0.0f, -1.0f * - ((_S2208 * _S2198.t_1[i32(1)] + _S2206 * _S2198.s_1[i32(0)] + _S2204 * _S2211) / _S2201));
    return;
}

fn s_bwdProp_frame_from_normal_tangent_0( _S2213 : s_bwdCallableCtx_frame_from_normal_tangent_0,  _S2214 : ptr<function, vec3<f32>>,  _S2215 : Frame_0)
{
    var _S2216 : vec3<f32> = vec3<f32>(0.0f);
    var _S2217 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S2216 );
    var _S2218 : Tuple_5 = s_apply_dot_0(_S2213.value0_131.value0_129, _S2213.value0_131.value1_40);
    var _S2219 : s_bwdCallableCtx_dot_0;
    _S2219._S39 = _S2213.value0_131.value0_129;
    _S2219._S40 = _S2213.value0_131.value1_40;
    var _S2220 : s_bwdCallableCtx_dot_0 = _S2219;
    var _S2221 : vec3<f32> = vec3<f32>(- _S2218.value0_5);
    var s_7 : vec3<f32> = _S2213.value0_131.value1_40 + _S2213.value0_131.value0_129 * _S2221;
    var _S2222 : Tuple_5 = s_apply_dot_0(s_7, s_7);
    var _S2223 : s_bwdCallableCtx_dot_0;
    _S2223._S39 = s_7;
    _S2223._S40 = s_7;
    var _S2224 : s_bwdCallableCtx_dot_0 = _S2223;
    var _S2225 : bool = (_S2222.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(_S2213.value0_131.value1_40, _S2213.value0_131.value1_40).value0_5);
    var _S2226 : s_bwdCallableCtx_cross_0;
    var _S2227 : vec3<f32>;
    var _S2228 : f32;
    var _S2229 : s_bwdCallableCtx_sqrt_0;
    var _S2230 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S2225)
    {
        var _S2231 : Tuple_4 = s_apply_sqrt_0(_S2222.value0_5);
        var _S2232 : s_bwdCallableCtx_sqrt_0;
        _S2232._S35 = _S2222.value0_5;
        var _S2233 : vec3<f32> = vec3<f32>((1.0f / _S2231.value0_4));
        var _S2234 : f32 = _S2231.value0_4 * _S2231.value0_4;
        var _S2235 : vec3<f32> = s_7 * _S2233;
        var _S2236 : s_bwdCallableCtx_cross_0;
        _S2236._S22 = _S2213.value0_131.value0_129;
        _S2236._S23 = _S2235;
        _S2226 = _S2236;
        _S2227 = _S2233;
        _S2228 = _S2234;
        _S2229 = _S2232;
        _S2230.value0_132 = _S2217;
    }
    else
    {
        var _S2237 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S2237.value0_130 = _S2213.value0_131.value0_129;
        _S2226._S22 = _S2216;
        _S2226._S23 = _S2216;
        _S2227 = _S2216;
        _S2228 = 0.0f;
        _S2229._S35 = 0.0f;
        _S2230.value0_132 = _S2237;
    }
    var _S2238 : vec3<f32>;
    if(_S2225)
    {
        var _S2239 : vec3<f32> = _S2216;
        var _S2240 : vec3<f32> = _S2216;
        s_bwdProp_cross_0(_S2226, &(_S2239), &(_S2240), _S2215.t_1);
        var _S2241 : vec3<f32> = _S2215.s_1 + _S2240;
        var _S2242 : vec3<f32> = s_7 * _S2241;
        var _S2243 : vec3<f32> = _S2227 * _S2241;
        var _S2244 : f32 = - ((_S2242[i32(0)] + _S2242[i32(1)] + _S2242[i32(2)]) / _S2228);
        var _S2245 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S2229, &(_S2245), _S2244);
        var _S2246 : vec3<f32> = _S2215.n_1 + _S2239;
        _S2228 = _S2245;
        _S2227 = _S2243;
        _S2238 = _S2246;
    }
    else
    {
        var _S2247 : vec3<f32> = _S2216;
        s_bwdProp_frame_from_normal_0(_S2230, &(_S2247), _S2215);
        _S2228 = 0.0f;
        _S2227 = _S2216;
        _S2238 = _S2247;
    }
    var _S2248 : vec3<f32> = _S2216;
    var _S2249 : vec3<f32> = _S2216;
    s_bwdProp_dot_0(_S2224, &(_S2248), &(_S2249), _S2228);
    var _S2250 : vec3<f32> = _S2248 + _S2249 + _S2227;
    var _S2251 : vec3<f32> = _S2213.value0_131.value0_129 * _S2250;
    var _S2252 : vec3<f32> = _S2221 * _S2250;
    var _S2253 : f32 = - (_S2251[i32(0)] + _S2251[i32(1)] + _S2251[i32(2)]);
    var _S2254 : vec3<f32> = _S2216;
    var _S2255 : vec3<f32> = _S2216;
    s_bwdProp_dot_0(_S2220, &(_S2254), &(_S2255), _S2253);
    (*_S2214) = _S2252 + _S2254 + _S2238;
    return;
}

fn s_bwdProp_surface_at_0( _S2256 : s_bwdCallableCtx_surface_at_0,  _S2257 : ptr<function, vec3<f32>>,  _S2258 : ptr<function, vec3<f32>>,  _S2259 : Surface_Differential_0)
{
    var _S2260 : vec3<f32> = vec3<f32>(0.0f);
    var _S2261 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0( _S2260, _S2260 );
    var _S2262 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S2260 );
    var _S2263 : Tuple_3 = s_apply_cross_0(_S2256.value0_60.value0_59.e1_1, _S2256.value0_60.value0_59.e2_1);
    var _S2264 : vec3<f32> = _S2263.value0_3;
    var _S2265 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S2264, _S2264).value0_5));
    var along1_1 : vec3<f32> = s_apply_cross_0(_S2256.value0_60.value0_59.e2_1, _S2263.value0_3).value0_3 * _S2265;
    var along2_1 : vec3<f32> = s_apply_cross_0(_S2263.value0_3, _S2256.value0_60.value0_59.e1_1).value0_3 * _S2265;
    var from_p0_2 : vec3<f32> = _S2256.value0_60.value1_10 - _S2256.value0_60.value0_59.p0_0;
    var _S2266 : Tuple_5 = s_apply_dot_0(from_p0_2, _S2263.value0_3);
    var _S2267 : s_bwdCallableCtx_dot_0;
    _S2267._S39 = from_p0_2;
    _S2267._S40 = _S2263.value0_3;
    var _S2268 : s_bwdCallableCtx_dot_0 = _S2267;
    var _S2269 : Tuple_5 = s_apply_dot_0(_S2256.value0_60.value2_5, _S2263.value0_3);
    var _S2270 : s_bwdCallableCtx_dot_0;
    _S2270._S39 = _S2256.value0_60.value2_5;
    _S2270._S40 = _S2263.value0_3;
    var _S2271 : s_bwdCallableCtx_dot_0 = _S2270;
    var _S2272 : f32 = _S2269.value0_5 * _S2269.value0_5;
    var _S2273 : vec3<f32> = vec3<f32>(- (_S2266.value0_5 / _S2269.value0_5));
    var in_plane_2 : vec3<f32> = from_p0_2 + _S2256.value0_60.value2_5 * _S2273;
    var _S2274 : Tuple_5 = s_apply_dot_0(in_plane_2, along1_1);
    var _S2275 : s_bwdCallableCtx_dot_0;
    _S2275._S39 = in_plane_2;
    _S2275._S40 = along1_1;
    var _S2276 : s_bwdCallableCtx_dot_0 = _S2275;
    var _S2277 : Tuple_5 = s_apply_dot_0(in_plane_2, along2_1);
    var _S2278 : s_bwdCallableCtx_dot_0;
    _S2278._S39 = in_plane_2;
    _S2278._S40 = along2_1;
    var _S2279 : s_bwdCallableCtx_dot_0 = _S2278;
    var n_9 : vec3<f32>;
    var _S2280 : vec3<f32>;
    var _S2281 : vec3<f32>;
    var _S2282 : vec3<f32>;
    var _S2283 : vec3<f32>;
    var _S2284 : bool;
    var _S2285 : bool;
    var _S2286 : s_bwdCallableCtx_dot_0;
    var _S2287 : s_bwdCallableCtx_dot_0;
    var _S2288 : f32;
    var _S2289 : s_bwdCallableCtx_sqrt_0;
    if(_S2256.value0_60.value0_59.smooth_0)
    {
        var _S2290 : vec3<f32> = _S2256.value0_60.value0_59.n1_0 - _S2256.value0_60.value0_59.n0_0;
        var _S2291 : vec3<f32> = _S2256.value0_60.value0_59.n2_0 - _S2256.value0_60.value0_59.n0_0;
        var interpolated_2 : vec3<f32> = _S2290 * vec3<f32>(_S2274.value0_5) + _S2291 * vec3<f32>(_S2277.value0_5) + _S2256.value0_60.value0_59.n0_0;
        var _S2292 : Tuple_5 = s_apply_dot_0(interpolated_2, interpolated_2);
        var _S2293 : s_bwdCallableCtx_dot_0;
        _S2293._S39 = interpolated_2;
        _S2293._S40 = interpolated_2;
        var _S2294 : s_bwdCallableCtx_dot_0 = _S2293;
        var _S2295 : bool = (_S2292.value0_5) > 0.0f;
        if(_S2295)
        {
            var _S2296 : Tuple_4 = s_apply_sqrt_0(_S2292.value0_5);
            var _S2297 : s_bwdCallableCtx_sqrt_0;
            _S2297._S35 = _S2292.value0_5;
            var _S2298 : vec3<f32> = vec3<f32>((1.0f / _S2296.value0_4));
            var _S2299 : f32 = _S2296.value0_4 * _S2296.value0_4;
            var n_10 : vec3<f32> = interpolated_2 * _S2298;
            var _S2300 : Tuple_5 = s_apply_dot_0(_S2256.value0_60.value0_59.plane_normal_0, n_10);
            var _S2301 : s_bwdCallableCtx_dot_0;
            _S2301._S39 = _S2256.value0_60.value0_59.plane_normal_0;
            _S2301._S40 = n_10;
            var _S2302 : bool = (_S2300.value0_5) < 0.0f;
            n_9 = n_10;
            _S2284 = _S2302;
            _S2286 = _S2301;
            _S2280 = _S2298;
            _S2288 = _S2299;
            _S2289 = _S2297;
        }
        else
        {
            n_9 = _S2256.value0_60.value0_59.plane_normal_0;
            _S2284 = false;
            _S2286._S39 = _S2260;
            _S2286._S40 = _S2260;
            _S2280 = _S2260;
            _S2288 = 0.0f;
            _S2289._S35 = 0.0f;
        }
        var _S2303 : bool = _S2284;
        var _S2304 : vec3<f32> = _S2280;
        _S2284 = _S2295;
        _S2285 = _S2303;
        _S2280 = interpolated_2;
        _S2281 = _S2304;
        _S2287 = _S2294;
        _S2282 = _S2291;
        _S2283 = _S2290;
    }
    else
    {
        n_9 = _S2256.value0_60.value0_59.plane_normal_0;
        _S2284 = false;
        _S2285 = false;
        _S2286._S39 = _S2260;
        _S2286._S40 = _S2260;
        _S2280 = _S2260;
        _S2281 = _S2260;
        _S2288 = 0.0f;
        _S2289._S35 = 0.0f;
        _S2287._S39 = _S2260;
        _S2287._S40 = _S2260;
        _S2282 = _S2260;
        _S2283 = _S2260;
    }
    var _S2305 : s_bwdCallableCtx_frame_from_normal_tangent_0;
    var _S2306 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S2256.value0_60.value0_59.anisotropic_0)
    {
        var _S2307 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0;
        _S2307.value0_129 = n_9;
        _S2307.value1_40 = _S2256.value0_60.value0_59.tangent_0;
        _S2305.value0_131 = _S2307;
        _S2306.value0_132 = _S2262;
    }
    else
    {
        var _S2308 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S2308.value0_130 = n_9;
        _S2305.value0_131 = _S2261;
        _S2306.value0_132 = _S2308;
    }
    var _S2309 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S2310 : Surface_Differential_0;
    if(_S2256.value0_60.value0_59.anisotropic_0)
    {
        var _S2311 : Frame_0 = Frame_x24_syn_dzero_0();
        _S2310 = _S2259;
        _S2310.frame_6 = _S2311;
        var _S2312 : vec3<f32> = _S2260;
        s_bwdProp_frame_from_normal_tangent_0(_S2305, &(_S2312), _S2259.frame_6);
        var _S2313 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S2310, _S2309);
        n_9 = _S2312;
        _S2310 = _S2313;
    }
    else
    {
        var _S2314 : Frame_0 = Frame_x24_syn_dzero_0();
        _S2310 = _S2259;
        _S2310.frame_6 = _S2314;
        var _S2315 : vec3<f32> = _S2260;
        s_bwdProp_frame_from_normal_0(_S2306, &(_S2315), _S2259.frame_6);
        var _S2316 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S2310, _S2309);
        n_9 = _S2315;
        _S2310 = _S2316;
    }
    var _S2317 : f32;
    if(_S2256.value0_60.value0_59.smooth_0)
    {
        var _S2318 : f32;
        if(_S2284)
        {
            var _S2319 : vec3<f32>;
            if(_S2285)
            {
                var _S2320 : Surface_Differential_0 = _S2310;
                var _S2321 : Surface_Differential_0 = _S2310;
                var _S2322 : Surface_Differential_0 = _S2310;
                _S2310 = _S2309;
                _S2319 = _S2320.position_1;
                _S2317 = _S2322.b2_2;
                _S2318 = _S2321.b1_2;
            }
            else
            {
                _S2310 = Surface_x24_syn_dadd_0(_S2310, _S2309);
                _S2319 = _S2260;
                _S2317 = 0.0f;
                _S2318 = 0.0f;
            }
            var _S2323 : vec3<f32> = _S2260;
            var _S2324 : vec3<f32> = _S2260;
            s_bwdProp_dot_0(_S2286, &(_S2323), &(_S2324), 0.0f);
            var _S2325 : vec3<f32> = _S2324 + n_9;
            var _S2326 : vec3<f32> = _S2280 * _S2325;
            var _S2327 : vec3<f32> = _S2281 * _S2325;
            var _S2328 : f32 = - ((_S2326[i32(0)] + _S2326[i32(1)] + _S2326[i32(2)]) / _S2288);
            var _S2329 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S2289, &(_S2329), _S2328);
            _S2288 = _S2329;
            n_9 = _S2327;
            _S2280 = _S2319;
        }
        else
        {
            var _S2330 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S2310, _S2309);
            _S2288 = 0.0f;
            n_9 = _S2260;
            _S2310 = _S2330;
            _S2280 = _S2260;
            _S2317 = 0.0f;
            _S2318 = 0.0f;
        }
        var _S2331 : vec3<f32> = _S2260;
        var _S2332 : vec3<f32> = _S2260;
        s_bwdProp_dot_0(_S2287, &(_S2331), &(_S2332), _S2288);
        var _S2333 : vec3<f32> = _S2331 + _S2332 + n_9;
        var _S2334 : vec3<f32> = _S2282 * _S2333;
        var _S2335 : vec3<f32> = _S2283 * _S2333;
        n_9 = _S2280;
        _S2280 = _S2334;
        _S2288 = _S2317;
        _S2281 = _S2335;
        _S2317 = _S2318;
    }
    else
    {
        _S2310 = Surface_x24_syn_dadd_0(_S2310, _S2309);
        n_9 = _S2260;
        _S2280 = _S2260;
        _S2288 = 0.0f;
        _S2281 = _S2260;
        _S2317 = 0.0f;
    }
    var _S2336 : vec3<f32> = _S2310.position_1 + n_9;
    var _S2337 : vec3<f32> = _S2256.value0_60.value0_59.e2_1 * _S2336;
    var _S2338 : vec3<f32> = _S2256.value0_60.value0_59.e1_1 * _S2336;
    var _S2339 : f32 = _S2310.b2_2 + (_S2280[i32(0)] + _S2280[i32(1)] + _S2280[i32(2)]) + (_S2337[i32(0)] + _S2337[i32(1)] + _S2337[i32(2)]) + _S2288;
    var _S2340 : vec3<f32> = _S2260;
    var _S2341 : vec3<f32> = _S2260;
    s_bwdProp_dot_0(_S2279, &(_S2340), &(_S2341), _S2339);
    var _S2342 : f32 = _S2310.b1_2 + (_S2281[i32(0)] + _S2281[i32(1)] + _S2281[i32(2)]) + (_S2338[i32(0)] + _S2338[i32(1)] + _S2338[i32(2)]) + _S2317;
    var _S2343 : vec3<f32> = _S2260;
    var _S2344 : vec3<f32> = _S2260;
    s_bwdProp_dot_0(_S2276, &(_S2343), &(_S2344), _S2342);
    var _S2345 : vec3<f32> = _S2340 + _S2343;
    var _S2346 : vec3<f32> = _S2256.value0_60.value2_5 * _S2345;
    var _S2347 : vec3<f32> = _S2273 * _S2345;
    var _S2348 : f32 = - (_S2346[i32(0)] + _S2346[i32(1)] + _S2346[i32(2)]) / _S2272;
    var _S2349 : f32 = _S2266.value0_5 * - _S2348;
    var _S2350 : f32 = _S2269.value0_5 * _S2348;
    var _S2351 : vec3<f32> = _S2260;
    var _S2352 : vec3<f32> = _S2260;
    s_bwdProp_dot_0(_S2271, &(_S2351), &(_S2352), _S2349);
    var _S2353 : vec3<f32> = _S2260;
    var _S2354 : vec3<f32> = _S2260;
    s_bwdProp_dot_0(_S2268, &(_S2353), &(_S2354), _S2350);
    var _S2355 : vec3<f32> = _S2347 + _S2351;
    (*_S2257) = _S2345 + _S2353;
    (*_S2258) = _S2355;
    return;
}

fn s_bwdProp_path_luminance_0( _S2356 : s_bwdCallableCtx_path_luminance_0,  _S2357 : ptr<function, vec3<f32>>,  _S2358 : ptr<function, vec3<f32>>,  _S2359 : ptr<function, f32>,  _S2360 : ptr<function, vec2<f32>>,  _S2361 : ptr<function, vec2<f32>>,  _S2362 : f32)
{
    var _S2363 : vec3<f32> = vec3<f32>(0.0f);
    var _S2364 : Sloped3_0 = Sloped3_0( _S2363, _S2363, _S2363 );
    var _S2365 : LightShape_0 = LightShape_0( _S2363, _S2363, _S2363, _S2363, 0.0f );
    var _S2366 : Emitted_0 = Emitted_0( _S2364, false, false, _S2365, 0.0f );
    var _S2367 : Frame_0 = Frame_0( _S2363, _S2363, _S2363 );
    var _S2368 : Surface_0 = Surface_0( _S2363, _S2367, 0.0f, 0.0f, _S2363 );
    var _S2369 : s_paramCtx_s_bwdCallableCtx_emission_of_0 = s_paramCtx_s_bwdCallableCtx_emission_of_0( _S2366, _S2368, _S2363, _S2363, 0.0f, false );
    var _S2370 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S2367, _S2363 );
    var _S2371 : vec2<f32> = vec2<f32>(0.0f);
    var _S2372 : Bsdf_0 = Bsdf_0( _S2363, _S2363, _S2371, _S2371, 0.0f, u32(0), u32(0) );
    var _S2373 : SquareMap_0 = SquareMap_0( _S2371, _S2371, _S2371, _S2371 );
    var _S2374 : vec4<f32> = vec4<f32>(0.0f);
    var _S2375 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>( _S2374, _S2374, _S2374 );
    var _S2376 : Arriving_0 = Arriving_0( _S2363, 0.0f, _S2365, 0.0f );
    var _S2377 : Hit_0 = Hit_0( u32(0), u32(0) );
    var _S2378 : ChosenLight_0 = ChosenLight_0( i32(0), 0.0f, _S2364, false, false, false, _S2365, false, 0.0f, 0.0f, _S2373, _S2375, _S2376, _S2377 );
    var _S2379 : s_paramCtx_s_bwdCallableCtx_direct_light_0 = s_paramCtx_s_bwdCallableCtx_direct_light_0( _S2372, _S2367, _S2378, _S2368, _S2363, _S2371 );
    var _S2380 : BsdfValue_0 = BsdfValue_0( _S2363, 0.0f );
    var _S2381 : s_minCtx_s_bwdCallableCtx_direct_light_0 = s_minCtx_s_bwdCallableCtx_direct_light_0( _S2380 );
    var _S2382 : s_paramCtx_s_bwdCallableCtx_scatter_0 = s_paramCtx_s_bwdCallableCtx_scatter_0( _S2372, _S2367, _S2368, _S2363, _S2371, 0.0f );
    var _S2383 : BsdfSample_0 = BsdfSample_0( _S2363, _S2363, 0.0f, false, false );
    var _S2384 : s_minCtx_s_bwdCallableCtx_scatter_0 = s_minCtx_s_bwdCallableCtx_scatter_0( _S2383 );
    var _S2385 : Tuple_7 = s_apply_surface_at_0(_S2356.value0_54.value0_53.triangle_0, _S2356.value0_54.value1_4, _S2356.value0_54.value2_1);
    var _S2386 : s_paramCtx_s_bwdCallableCtx_surface_at_0;
    _S2386.value0_59 = _S2356.value0_54.value0_53.triangle_0;
    _S2386.value1_10 = _S2356.value0_54.value1_4;
    _S2386.value2_5 = _S2356.value0_54.value2_1;
    var _S2387 : s_bwdCallableCtx_surface_at_0 = s_bwdCallableCtx_surface_at_0( _S2386 );
    var _S2388 : bool = (_S2356.value0_54.value0_53.triangle_0.emission_1) != u32(4294967295);
    var _S2389 : s_bwdCallableCtx_dot_0;
    var _S2390 : s_bwdCallableCtx_emission_of_0;
    if(_S2388)
    {
        var _S2391 : Tuple_10 = s_apply_emission_of_0(_S2356.value0_54.value0_53.emitted_0, _S2385.value0_10, _S2356.value0_54.value1_4, _S2356.value0_54.value2_1, _S2356.value0_54.value3_1, _S2356.value0_54.value0_53.delta_1);
        var _S2392 : s_paramCtx_s_bwdCallableCtx_emission_of_0;
        _S2392.value0_55 = _S2356.value0_54.value0_53.emitted_0;
        _S2392.value1_6 = _S2385.value0_10;
        _S2392.value2_2 = _S2356.value0_54.value1_4;
        _S2392.value3_2 = _S2356.value0_54.value2_1;
        _S2392.value4_1 = _S2356.value0_54.value3_1;
        _S2392.value5_1 = _S2356.value0_54.value0_53.delta_1;
        var _S2393 : s_bwdCallableCtx_dot_0;
        _S2393._S39 = _S2391.value0_13;
        _S2393._S40 = _S2356.value0_54.value0_53.importance_0;
        _S2389 = _S2393;
        _S2390.value0_61 = _S2392;
    }
    else
    {
        _S2389._S39 = _S2363;
        _S2389._S40 = _S2363;
        _S2390.value0_61 = _S2369;
    }
    var _S2394 : bool;
    if(_S2356.value0_54.value0_53.lit_0)
    {
        _S2394 = true;
    }
    else
    {
        _S2394 = _S2356.value0_54.value0_53.scatters_0;
    }
    var _S2395 : s_bwdCallableCtx_dot_0;
    var _S2396 : s_bwdCallableCtx_dot_0;
    var _S2397 : s_bwdCallableCtx_dot_0;
    var _S2398 : s_bwdCallableCtx_dot_0;
    var _S2399 : bool;
    var _S2400 : bool;
    var _S2401 : s_bwdCallableCtx_direct_light_0;
    var _S2402 : f32;
    var _S2403 : s_bwdCallableCtx_scatter_0;
    var _S2404 : s_bwdCallableCtx_to_local_0;
    if(_S2394)
    {
        var _S2405 : Tuple_15 = s_apply_bsdf_near_0(_S2356.value0_54.value0_53.shading_1, _S2385.value0_10.b1_0, _S2385.value0_10.b2_0);
        var _S2406 : Tuple_16 = s_apply_frame_near_0(_S2356.value0_54.value0_53.shading_1, _S2385.value0_10);
        var _S2407 : vec3<f32> = (vec3<f32>(0) - _S2356.value0_54.value2_1);
        var _S2408 : Tuple_17 = s_apply_to_local_0(_S2406.value0_19, _S2407);
        var _S2409 : s_paramCtx_s_bwdCallableCtx_to_local_0;
        _S2409.value0_56 = _S2406.value0_19;
        _S2409.value1_7 = _S2407;
        var _S2410 : s_paramCtx_s_bwdCallableCtx_to_local_0 = _S2409;
        if(_S2356.value0_54.value0_53.lit_0)
        {
            var _S2411 : s_paramCtx_s_bwdCallableCtx_direct_light_0;
            _S2411.value0_57 = _S2405.value0_18;
            _S2411.value1_8 = _S2406.value0_19;
            _S2411.value2_3 = _S2356.value0_54.value0_53.chosen_0;
            _S2411.value3_3 = _S2385.value0_10;
            _S2411.value4_2 = _S2408.value0_20;
            _S2411.value5_2 = _S2356.value0_54.value5_0;
            var _S2412 : s_bwdCallableCtx_dot_0;
            _S2412._S39 = _S2356.value1_5.value0_8.radiance_8;
            _S2412._S40 = _S2356.value0_54.value0_53.importance_0;
            _S2395 = _S2412;
            _S2401.value0_62 = _S2411;
            _S2401.value1_11 = _S2356.value1_5.value1_0;
        }
        else
        {
            _S2395._S39 = _S2363;
            _S2395._S40 = _S2363;
            _S2401.value0_62 = _S2379;
            _S2401.value1_11 = _S2381;
        }
        if(_S2356.value0_54.value0_53.scatters_0)
        {
            var _S2413 : s_paramCtx_s_bwdCallableCtx_scatter_0;
            _S2413.value0_58 = _S2405.value0_18;
            _S2413.value1_9 = _S2406.value0_19;
            _S2413.value2_4 = _S2385.value0_10;
            _S2413.value3_4 = _S2408.value0_20;
            _S2413.value4_3 = _S2356.value0_54.value4_0;
            _S2413.value5_3 = _S2356.value0_54.value0_53.shading_1.lobe_2;
            var _S2414 : s_paramCtx_s_bwdCallableCtx_scatter_0 = _S2413;
            var _S2415 : s_bwdCallableCtx_dot_0;
            _S2415._S39 = _S2356.value1_5.value2_0.weight_1;
            _S2415._S40 = _S2356.value0_54.value0_53.later_0;
            var _S2416 : s_bwdCallableCtx_dot_0 = _S2415;
            var _S2417 : s_bwdCallableCtx_dot_0;
            _S2417._S39 = _S2356.value1_5.value2_0.origin_3;
            _S2417._S40 = _S2356.value0_54.value0_53.adjoint_origin_1;
            var _S2418 : s_bwdCallableCtx_dot_0 = _S2417;
            var _S2419 : s_bwdCallableCtx_dot_0;
            _S2419._S39 = _S2356.value1_5.value2_0.direction_5;
            _S2419._S40 = _S2356.value0_54.value0_53.adjoint_direction_1;
            var _S2420 : s_bwdCallableCtx_dot_0 = _S2419;
            var _S2421 : bool = !_S2356.value1_5.value2_0.delta_4;
            if(_S2421)
            {
                _S2402 = _S2356.value0_54.value0_53.adjoint_pdf_1;
            }
            else
            {
                _S2402 = 0.0f;
            }
            _S2399 = _S2421;
            _S2396 = _S2420;
            _S2397 = _S2418;
            _S2398 = _S2416;
            _S2403.value0_63 = _S2414;
            _S2403.value1_12 = _S2356.value1_5.value3_0;
        }
        else
        {
            _S2399 = false;
            _S2402 = 0.0f;
            _S2396._S39 = _S2363;
            _S2396._S40 = _S2363;
            _S2397._S39 = _S2363;
            _S2397._S40 = _S2363;
            _S2398._S39 = _S2363;
            _S2398._S40 = _S2363;
            _S2403.value0_63 = _S2382;
            _S2403.value1_12 = _S2384;
        }
        var _S2422 : s_bwdCallableCtx_dot_0 = _S2395;
        var _S2423 : bool = _S2399;
        _S2399 = _S2356.value0_54.value0_53.scatters_0;
        _S2400 = _S2423;
        _S2395 = _S2396;
        _S2396 = _S2397;
        _S2397 = _S2398;
        _S2398 = _S2422;
        _S2404.value0_64 = _S2410;
    }
    else
    {
        _S2399 = false;
        _S2400 = false;
        _S2402 = 0.0f;
        _S2395._S39 = _S2363;
        _S2395._S40 = _S2363;
        _S2396._S39 = _S2363;
        _S2396._S40 = _S2363;
        _S2397._S39 = _S2363;
        _S2397._S40 = _S2363;
        _S2403.value0_63 = _S2382;
        _S2403.value1_12 = _S2384;
        _S2398._S39 = _S2363;
        _S2398._S40 = _S2363;
        _S2401.value0_62 = _S2379;
        _S2401.value1_11 = _S2381;
        _S2404.value0_64 = _S2370;
    }
    var _S2424 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S2425 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S2426 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S2427 : Departure_Differential_0 = Departure_x24_syn_dzero_0();
    var _S2428 : Surface_Differential_0;
    var _S2429 : vec3<f32>;
    var _S2430 : vec2<f32>;
    var _S2431 : vec2<f32>;
    if(_S2394)
    {
        var _S2432 : Bsdf_Differential_0;
        var _S2433 : Frame_0;
        if(_S2399)
        {
            var _S2434 : Departure_Differential_0;
            if(_S2400)
            {
                var _S2435 : f32 = _S2402 * _S2362;
                var _S2436 : Departure_Differential_0 = _S2427;
                _S2436.pdf_9 = _S2435;
                _S2434 = Departure_x24_syn_dadd_0(_S2427, _S2436);
            }
            else
            {
                _S2434 = _S2427;
            }
            var _S2437 : vec3<f32> = _S2363;
            var _S2438 : vec3<f32> = _S2363;
            s_bwdProp_dot_0(_S2395, &(_S2437), &(_S2438), _S2362);
            var _S2439 : vec3<f32> = _S2363;
            var _S2440 : vec3<f32> = _S2363;
            s_bwdProp_dot_0(_S2396, &(_S2439), &(_S2440), _S2362);
            var _S2441 : vec3<f32> = _S2363;
            var _S2442 : vec3<f32> = _S2363;
            s_bwdProp_dot_0(_S2397, &(_S2441), &(_S2442), _S2362);
            var _S2443 : Departure_Differential_0 = _S2427;
            _S2443.direction_9 = _S2437;
            _S2443.origin_4 = _S2439;
            _S2443.weight_4 = _S2441;
            var _S2444 : Departure_Differential_0 = Departure_x24_syn_dadd_0(_S2434, _S2443);
            var _S2445 : Bsdf_Differential_0;
            _S2445.a_8 = _S2363;
            _S2445.b_8 = _S2363;
            _S2445.alpha_4 = _S2371;
            _S2445.coat_alpha_2 = _S2371;
            var _S2446 : Frame_0;
            _S2446.s_1 = _S2363;
            _S2446.t_1 = _S2363;
            _S2446.n_1 = _S2363;
            var _S2447 : Surface_Differential_0;
            _S2447.position_1 = _S2363;
            _S2447.frame_6 = _S2367;
            _S2447.b1_2 = 0.0f;
            _S2447.b2_2 = 0.0f;
            var _S2448 : vec3<f32> = _S2363;
            var _S2449 : vec2<f32> = _S2371;
            s_bwdProp_scatter_0(_S2403, &(_S2445), &(_S2446), &(_S2447), &(_S2448), &(_S2449), _S2444);
            var _S2450 : Frame_0 = Frame_x24_syn_dadd_0(_S2446, _S2425);
            var _S2451 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S2447, _S2424);
            _S2432 = Bsdf_x24_syn_dadd_0(_S2445, _S2426);
            _S2433 = _S2450;
            _S2428 = _S2451;
            _S2429 = _S2448;
            _S2430 = _S2449;
        }
        else
        {
            _S2432 = _S2426;
            _S2433 = _S2425;
            _S2428 = _S2424;
            _S2429 = _S2363;
            _S2430 = _S2371;
        }
        if(_S2356.value0_54.value0_53.lit_0)
        {
            var _S2452 : vec3<f32> = _S2363;
            var _S2453 : vec3<f32> = _S2363;
            s_bwdProp_dot_0(_S2398, &(_S2452), &(_S2453), _S2362);
            var _S2454 : DirectLight_Differential_0 = DirectLight_x24_syn_dzero_0();
            _S2454.radiance_11 = _S2452;
            var _S2455 : Bsdf_Differential_0;
            _S2455.a_8 = _S2363;
            _S2455.b_8 = _S2363;
            _S2455.alpha_4 = _S2371;
            _S2455.coat_alpha_2 = _S2371;
            var _S2456 : Frame_0;
            _S2456.s_1 = _S2363;
            _S2456.t_1 = _S2363;
            _S2456.n_1 = _S2363;
            var _S2457 : Surface_Differential_0;
            _S2457.position_1 = _S2363;
            _S2457.frame_6 = _S2367;
            _S2457.b1_2 = 0.0f;
            _S2457.b2_2 = 0.0f;
            var _S2458 : vec3<f32> = _S2363;
            var _S2459 : vec2<f32> = _S2371;
            s_bwdProp_direct_light_0(_S2401, &(_S2455), &(_S2456), &(_S2457), &(_S2458), &(_S2459), _S2454);
            var _S2460 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S2455, _S2432);
            var _S2461 : Frame_0 = Frame_x24_syn_dadd_0(_S2456, _S2433);
            var _S2462 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S2457, _S2428);
            _S2429 = _S2458 + _S2429;
            _S2433 = _S2461;
            _S2432 = _S2460;
            _S2428 = _S2462;
            _S2431 = _S2459;
        }
        else
        {
            _S2431 = _S2371;
        }
        var _S2463 : Frame_0;
        _S2463.s_1 = _S2363;
        _S2463.t_1 = _S2363;
        _S2463.n_1 = _S2363;
        var _S2464 : vec3<f32> = _S2363;
        s_bwdProp_to_local_0(_S2404, &(_S2463), &(_S2464), _S2429);
        var _S2465 : vec3<f32> = (vec3<f32>(0) - _S2464);
        var _S2466 : Frame_0 = Frame_x24_syn_dadd_0(_S2463, _S2433);
        var _S2467 : Surface_Differential_0;
        _S2467.position_1 = _S2363;
        _S2467.frame_6 = _S2367;
        _S2467.b1_2 = 0.0f;
        _S2467.b2_2 = 0.0f;
        s_bwdProp_frame_near_0(&(_S2467), _S2466);
        var _S2468 : f32 = 0.0f;
        var _S2469 : f32 = 0.0f;
        s_bwdProp_bsdf_near_0(&(_S2468), &(_S2469), _S2432);
        var _S2470 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S2467, _S2428);
        var _S2471 : Surface_Differential_0 = _S2424;
        _S2471.b2_2 = _S2469;
        _S2471.b1_2 = _S2468;
        _S2428 = Surface_x24_syn_dadd_0(_S2470, _S2471);
        _S2429 = _S2465;
    }
    else
    {
        _S2428 = _S2424;
        _S2429 = _S2363;
        _S2430 = _S2371;
        _S2431 = _S2371;
    }
    var _S2472 : vec3<f32>;
    if(_S2388)
    {
        var _S2473 : vec3<f32> = _S2363;
        var _S2474 : vec3<f32> = _S2363;
        s_bwdProp_dot_0(_S2389, &(_S2473), &(_S2474), _S2362);
        var _S2475 : Surface_Differential_0;
        _S2475.position_1 = _S2363;
        _S2475.frame_6 = _S2367;
        _S2475.b1_2 = 0.0f;
        _S2475.b2_2 = 0.0f;
        var _S2476 : vec3<f32> = _S2363;
        var _S2477 : vec3<f32> = _S2363;
        var _S2478 : f32 = 0.0f;
        s_bwdProp_emission_of_0(_S2390, &(_S2475), &(_S2476), &(_S2477), &(_S2478), _S2473);
        var _S2479 : vec3<f32> = _S2477 + _S2429;
        _S2428 = Surface_x24_syn_dadd_0(_S2475, _S2428);
        _S2429 = _S2476;
        _S2472 = _S2479;
        _S2402 = _S2478;
    }
    else
    {
        var _S2480 : vec3<f32> = _S2429;
        _S2429 = _S2363;
        _S2472 = _S2480;
        _S2402 = 0.0f;
    }
    var _S2481 : vec3<f32> = _S2363;
    var _S2482 : vec3<f32> = _S2363;
    s_bwdProp_surface_at_0(_S2387, &(_S2481), &(_S2482), _S2428);
    var _S2483 : vec3<f32> = _S2482 + _S2472;
    (*_S2357) = _S2481 + _S2429;
    (*_S2358) = _S2483;
    (*_S2359) = _S2402;
    (*_S2360) = _S2430;
    (*_S2361) = _S2431;
    return;
}

fn _S2484( _S2485 : Vertex_0,  _S2486 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S2487 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S2488 : ptr<function, DiffPair_float_0>,  _S2489 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S2490 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S2491 : f32)
{
    var _S2492 : Tuple_6 = s_apply_path_luminance_0(_S2485, (*_S2486).primal_0, (*_S2487).primal_0, (*_S2488).primal_0, (*_S2489).primal_0, (*_S2490).primal_0);
    var _S2493 : s_paramCtx_s_bwdCallableCtx_path_luminance_0;
    _S2493.value0_53 = _S2485;
    _S2493.value1_4 = (*_S2486).primal_0;
    _S2493.value2_1 = (*_S2487).primal_0;
    _S2493.value3_1 = (*_S2488).primal_0;
    _S2493.value4_0 = (*_S2489).primal_0;
    _S2493.value5_0 = (*_S2490).primal_0;
    var _S2494 : s_bwdCallableCtx_path_luminance_0 = s_bwdCallableCtx_path_luminance_0( _S2493, _S2492.value1_1 );
    var _S2495 : vec3<f32> = (*_S2486).differential_0;
    var _S2496 : vec3<f32> = (*_S2487).differential_0;
    var _S2497 : f32 = (*_S2488).differential_0;
    var _S2498 : vec2<f32> = (*_S2489).differential_0;
    var _S2499 : vec2<f32> = (*_S2490).differential_0;
    s_bwdProp_path_luminance_0(_S2494, &(_S2495), &(_S2496), &(_S2497), &(_S2498), &(_S2499), _S2491);
    (*_S2486).differential_0 = _S2495;
    (*_S2487).differential_0 = _S2496;
    (*_S2488).differential_0 = _S2497;
    (*_S2489).differential_0 = _S2498;
    (*_S2490).differential_0 = _S2499;
    return;
}

fn ScoreReport_checked_0( this_3 : ptr<function, ScoreReport_0>,  value_5 : f32) -> f32
{
    if(!is_finite_0(value_5))
    {
        (*this_3).bad_0 = (*this_3).bad_0 + u32(1);
        return 0.0f;
    }
    (*this_3).norm_squared_0 = (*this_3).norm_squared_0 + value_5 * value_5;
    return value_5;
}

fn StoredScore_set_0( this_4 : StoredScore_0,  coordinate_2 : u32,  value_6 : f32)
{
    scores_0[stored_index_0(this_4.slot_1, coordinate_2, this_4.chain_1)] = value_6;
    return;
}

fn Backward_step_0( this_5 : ptr<function, Backward_0>)
{
    var depth_2 : u32 = (*this_5).left_1 - u32(1);
    (*this_5).left_1 = depth_2;
    var _S2500 : VertexRecord_0 = load_rows_0(depth_2 * rows_of_0(), run_0.method_0.chains_0, (*this_5).recorder_0.chain_2);
    var has_coordinates_0 : bool = depth_2 < (run_0.path_0.max_depth_0);
    var _S2501 : vec2<f32> = vec2<f32>(0.0f);
    var _S2502 : VertexCoordinates_0 = VertexCoordinates_x24init_0(_S2501, _S2501, 0.0f, 0.0f);
    var xi_1 : VertexCoordinates_0;
    if(has_coordinates_0)
    {
        xi_1 = StoredCoordinates_vertex_0((*this_5).x_5, depth_2);
    }
    else
    {
        xi_1 = _S2502;
    }
    var importance_1 : vec3<f32> = _S2500.throughput_0 * vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f);
    var delta_8 : bool = (((_S2500.flags_1) & (u32(1)))) != u32(0);
    var _S2503 : vec3<f32> = vec3<f32>(0.0f);
    var origin_5 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    origin_5.primal_0 = _S2500.origin_0;
    origin_5.differential_0 = _S2503;
    var direction_14 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    direction_14.primal_0 = _S2500.direction_0;
    direction_14.differential_0 = _S2503;
    var pdf_12 : DiffPair_float_0;
    pdf_12.primal_0 = _S2500.pdf_0;
    pdf_12.differential_0 = 0.0f;
    var _S2504 : vec2<f32> = vec2<f32>(0.0f);
    var u_1 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    u_1.primal_0 = xi_1.direction_1;
    u_1.differential_0 = _S2504;
    var _S2505 : VertexCoordinates_0 = xi_1;
    var light_7 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    light_7.primal_0 = xi_1.light_0;
    light_7.differential_0 = _S2504;
    var hit_4 : Hit_0;
    hit_4.leaf_2 = _S2500.leaf_1;
    hit_4.instance_1 = _S2500.instance_0;
    var vertex_1 : Vertex_0;
    vertex_1.triangle_0 = load_triangle_0(hit_4);
    var kinds_1 : u32;
    if(((FEATURES_0 & (u32(16384)))) != u32(0))
    {
        var _S2506 : u32 = kinds_at_0(StoredCoordinates_film_0((*this_5).x_5));
        kinds_1 = _S2506;
    }
    else
    {
        kinds_1 = run_0.path_0.kinds_0;
    }
    var _S2507 : u32;
    if(depth_2 < u32(2))
    {
        _S2507 = u32(1);
    }
    else
    {
        _S2507 = u32(4);
    }
    if(((kinds_1 & (_S2507))) == u32(0))
    {
        vertex_1.triangle_0.emission_1 = u32(4294967295);
    }
    var surface_4 : Surface_0 = surface_at_0(vertex_1.triangle_0, _S2500.origin_0, _S2500.direction_0);
    vertex_1.emitted_0 = load_emitted_0(vertex_1.triangle_0, surface_4, _S2500.origin_0, delta_8);
    vertex_1.delta_1 = delta_8;
    var _S2508 : bool = (((_S2500.flags_1) & (u32(2)))) != u32(0);
    vertex_1.lit_0 = _S2508;
    vertex_1.scatters_0 = (any((((*this_5).later_radiance_0) != _S2503)));
    var _S2509 : vec3<f32> = vec3<f32>(0.0f);
    var _S2510 : Sloped3_0 = Sloped3_x24init_0(_S2509, _S2509, _S2509);
    var _S2511 : vec4<f32> = vec4<f32>(0.0f);
    vertex_1.shading_1 = Shading_x24init_0(u32(0), 0.0f, u32(0), 0.0f, _S2510, _S2510, _S2511, _S2511, _S2511, false, false, SlopedFrame_x24init_0(_S2510, _S2510, _S2510));
    var _S2512 : bool;
    if(_S2508)
    {
        _S2512 = true;
    }
    else
    {
        _S2512 = vertex_1.scatters_0;
    }
    if(_S2512)
    {
        vertex_1.shading_1 = shade_0(vertex_1.triangle_0, surface_4, xi_1.lobe_0);
    }
    vertex_1.importance_0 = importance_1;
    vertex_1.later_0 = importance_1 * (*this_5).later_radiance_0;
    vertex_1.adjoint_origin_1 = (*this_5).adjoint_origin_0;
    vertex_1.adjoint_direction_1 = (*this_5).adjoint_direction_0;
    vertex_1.adjoint_pdf_1 = (*this_5).adjoint_pdf_0;
    var _S2513 : LightShape_0 = LightShape_x24init_0(_S2509, _S2509, _S2509, _S2509, 0.0f);
    var _S2514 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>(_S2511, _S2511, _S2511);
    vertex_1.chosen_0 = ChosenLight_x24init_0(i32(0), 0.0f, _S2510, false, false, false, _S2513, false, 0.0f, 0.0f, SquareMap_x24init_0(_S2501, _S2501, _S2501, _S2501), _S2514, Arriving_x24init_0(_S2509, 0.0f, _S2513, 0.0f), Hit_x24init_0(u32(0), u32(0)));
    if(vertex_1.lit_0)
    {
        vertex_1.chosen_0 = choose_light_0(surface_4.position_0, xi_1.pick_0, _S2505.light_0);
    }
    _S2484(vertex_1, &(origin_5), &(direction_14), &(pdf_12), &(u_1), &(light_7), 1.0f);
    (*this_5).adjoint_origin_0 = origin_5.differential_0;
    (*this_5).adjoint_direction_0 = direction_14.differential_0;
    (*this_5).adjoint_pdf_0 = pdf_12.differential_0;
    (*this_5).later_radiance_0 = _S2500.radiance_0 + _S2500.weight_0 * (*this_5).later_radiance_0;
    if(has_coordinates_0)
    {
        var first_3 : u32 = vertex_coordinate_0(depth_2);
        var _S2515 : f32 = u_1.differential_0.x * (*this_5).scale_2;
        var _S2516 : ScoreReport_0 = (*this_5).report_0;
        var _S2517 : f32 = ScoreReport_checked_0(&(_S2516), _S2515);
        StoredScore_set_0((*this_5).score_0, first_3, _S2517);
        var _S2518 : u32 = first_3 + u32(1);
        var _S2519 : f32 = u_1.differential_0.y * (*this_5).scale_2;
        var _S2520 : ScoreReport_0 = _S2516;
        var _S2521 : f32 = ScoreReport_checked_0(&(_S2520), _S2519);
        StoredScore_set_0((*this_5).score_0, _S2518, _S2521);
        var _S2522 : u32 = first_3 + u32(2);
        var _S2523 : f32 = light_7.differential_0.x * (*this_5).scale_2;
        var _S2524 : ScoreReport_0 = _S2520;
        var _S2525 : f32 = ScoreReport_checked_0(&(_S2524), _S2523);
        StoredScore_set_0((*this_5).score_0, _S2522, _S2525);
        var _S2526 : u32 = first_3 + u32(3);
        var _S2527 : f32 = light_7.differential_0.y * (*this_5).scale_2;
        var _S2528 : ScoreReport_0 = _S2524;
        var _S2529 : f32 = ScoreReport_checked_0(&(_S2528), _S2527);
        (*this_5).report_0 = _S2528;
        StoredScore_set_0((*this_5).score_0, _S2526, _S2529);
        StoredScore_set_0((*this_5).score_0, first_3 + u32(4), 0.0f);
        StoredScore_set_0((*this_5).score_0, first_3 + u32(5), 0.0f);
    }
    return;
}

fn Backward_begin_0( this_6 : ptr<function, Backward_0>,  luminance_0 : f32)
{
    var density_0 : f32 = abs(luminance_0);
    (*this_6).scale_2 = 1.0f / (density_0 + 9.99999993922529029e-09f);
    if(luminance_0 < 0.0f)
    {
        (*this_6).scale_2 = - (*this_6).scale_2;
    }
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
    var _S2530 : vec3<f32> = vec3<f32>(0.0f);
    (*this_6).later_radiance_0 = _S2530;
    (*this_6).adjoint_origin_0 = _S2530;
    (*this_6).adjoint_direction_0 = _S2530;
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
    var _S2531 : bool;
    if(((FEATURES_0 & (u32(2048)))) != u32(0))
    {
        _S2531 = (run_0.camera_0.filtered_0) != u32(0);
    }
    else
    {
        _S2531 = false;
    }
    point_2.filtered_1 = _S2531;
    point_2.size_3 = vec2<f32>(f32(run_0.camera_0.width_0), f32(run_0.camera_0.height_0));
    var _S2532 : vec2<f32> = vec2<f32>(0.0f);
    point_2.corner_3 = _S2532;
    point_2.start_3 = _S2532;
    point_2.slope_0 = vec2<f32>(1.0f);
    point_2.left_2 = _S2532;
    point_2.weight_6 = run_0.camera_0.exposure_0;
    if(_S2531)
    {
        var pixel_0 : u32 = pixel_of_0(film_uv_1);
        var _S2533 : u32 = pixel_0 % run_0.camera_0.width_0;
        var _S2534 : f32 = f32(_S2533);
        var _S2535 : u32 = pixel_0 / run_0.camera_0.width_0;
        point_2.corner_3 = vec2<f32>(_S2534, f32(_S2535));
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
            var _S2536 : f32 = film_uv_1[axis_1] * point_2.size_3[axis_1] - point_2.corner_3[axis_1];
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
                if((filter_cumulative_0(axis_1, middle_1)) <= _S2536)
                {
                    low_0 = middle_1;
                }
                else
                {
                    high_1 = middle_1;
                }
            }
            var start_4 : f32 = filter_cumulative_0(axis_1, low_0);
            var _S2537 : u32 = low_0 + u32(1);
            var end_0 : f32;
            if(_S2537 < u32(64))
            {
                end_0 = filter_cumulative_0(axis_1, _S2537);
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

fn s_apply_filtered_point_0( point_3 : FilmPoint_0,  _S2538 : vec2<f32>) -> Tuple_50
{
    var result_25 : vec2<f32>;
    if(point_3.filtered_1)
    {
        var _S2539 : vec2<f32> = vec2<f32>(-1.0f);
        result_25 = ((_S2538 * point_3.size_3 + point_3.corner_3 * _S2539 + point_3.start_3 * _S2539) * point_3.slope_0 + point_3.left_2 + (point_3.corner_3 + vec2<f32>(0.5f))) * (vec2<f32>(1.0f) / point_3.size_3);
    }
    else
    {
        result_25 = _S2538;
    }
    var _S2540 : Tuple_50;
    _S2540.value0_136 = result_25;
    return _S2540;
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

fn s_apply_octahedral_direction_0( _S2541 : vec2<f32>) -> Tuple_52
{
    var u_2 : f32 = _S2541.x * 2.0f - 1.0f;
    var v_4 : f32 = _S2541.y * 2.0f - 1.0f;
    var _S2542 : bool = u_2 < 0.0f;
    var u_abs_0 : f32;
    if(_S2542)
    {
        u_abs_0 = - u_2;
    }
    else
    {
        u_abs_0 = u_2;
    }
    var _S2543 : bool = v_4 < 0.0f;
    var v_abs_0 : f32;
    if(_S2543)
    {
        v_abs_0 = - v_4;
    }
    else
    {
        v_abs_0 = v_4;
    }
    var distance_8 : f32 = 1.0f - (u_abs_0 + v_abs_0);
    var _S2544 : bool = distance_8 < 0.0f;
    var turns_0 : f32;
    if(_S2544)
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
    var _S2545 : Tuple_23 = s_apply_sin_cos_turns_0(turns_0);
    var _S2546 : f32 = r_0 * r_0;
    var z_0 : f32 = 1.0f - _S2546;
    var radius_1 : f32 = r_0 * s_apply_safe_sqrt_0(2.0f - _S2546).value0_28;
    var x_7 : f32 = _S2545.value0_26.y * radius_1;
    var y_3 : f32 = _S2545.value0_26.x * radius_1;
    if(_S2542)
    {
        u_abs_0 = - x_7;
    }
    else
    {
        u_abs_0 = x_7;
    }
    if(_S2543)
    {
        v_abs_0 = - y_3;
    }
    else
    {
        v_abs_0 = y_3;
    }
    if(_S2544)
    {
        turns_0 = - z_0;
    }
    else
    {
        turns_0 = z_0;
    }
    var _S2547 : Tuple_52;
    _S2547.value0_141 = vec3<f32>(u_abs_0, v_abs_0, turns_0);
    return _S2547;
}

fn s_apply_sphere_direction_0( camera_1 : Camera_0,  _S2548 : vec2<f32>) -> Tuple_51
{
    var direction_16 : vec3<f32>;
    if((camera_1.projection_0) == u32(2))
    {
        var _S2549 : Tuple_52 = s_apply_octahedral_direction_0(_S2548);
        direction_16 = vec3<f32>(_S2549.value0_141.x, _S2549.value0_141.z, _S2549.value0_141.y);
    }
    else
    {
        var _S2550 : Tuple_23 = s_apply_sin_cos_turns_0(_S2548.x);
        var _S2551 : Tuple_23 = s_apply_sin_cos_turns_0(_S2548.y * 0.5f);
        var _S2552 : f32 = _S2551.value0_26.x;
        direction_16 = vec3<f32>(_S2552 * _S2550.value0_26.y, _S2551.value0_26.y, _S2552 * _S2550.value0_26.x);
    }
    var _S2553 : Tuple_51;
    _S2553.value0_140 = direction_16;
    return _S2553;
}

struct s_paramCtx_s_bwdCallableCtx_octahedral_direction_0
{
     value0_142 : vec2<f32>,
};

struct s_bwdCallableCtx_octahedral_direction_0
{
     value0_143 : s_paramCtx_s_bwdCallableCtx_octahedral_direction_0,
};

fn s_bwdProp_octahedral_direction_0( _S2554 : s_bwdCallableCtx_octahedral_direction_0,  _S2555 : ptr<function, vec2<f32>>,  _S2556 : vec3<f32>)
{
    var u_3 : f32 = _S2554.value0_143.value0_142.x * 2.0f - 1.0f;
    var v_5 : f32 = _S2554.value0_143.value0_142.y * 2.0f - 1.0f;
    var _S2557 : bool = u_3 < 0.0f;
    var u_abs_1 : f32;
    if(_S2557)
    {
        u_abs_1 = - u_3;
    }
    else
    {
        u_abs_1 = u_3;
    }
    var _S2558 : bool = v_5 < 0.0f;
    var v_abs_1 : f32;
    if(_S2558)
    {
        v_abs_1 = - v_5;
    }
    else
    {
        v_abs_1 = v_5;
    }
    var distance_9 : f32 = 1.0f - (u_abs_1 + v_abs_1);
    var _S2559 : bool = distance_9 < 0.0f;
    var turns_1 : f32;
    if(_S2559)
    {
        turns_1 = - distance_9;
    }
    else
    {
        turns_1 = distance_9;
    }
    var r_1 : f32 = 1.0f - turns_1;
    var _S2560 : bool = r_1 > 0.0f;
    if(_S2560)
    {
        var _S2561 : f32 = v_abs_1 - u_abs_1;
        var _S2562 : f32 = r_1 * r_1;
        turns_1 = (_S2561 / r_1 + 1.0f) * 0.125f;
        u_abs_1 = _S2562;
        v_abs_1 = _S2561;
    }
    else
    {
        turns_1 = 0.125f;
        u_abs_1 = 0.0f;
        v_abs_1 = 0.0f;
    }
    var _S2563 : Tuple_23 = s_apply_sin_cos_turns_0(turns_1);
    var _S2564 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S2564.value0_79 = turns_1;
    var _S2565 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S2564 );
    var _S2566 : f32 = 2.0f - r_1 * r_1;
    var _S2567 : Tuple_25 = s_apply_safe_sqrt_0(_S2566);
    var _S2568 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S2568.value0_81 = _S2566;
    var _S2569 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S2568 );
    var radius_2 : f32 = r_1 * _S2567.value0_28;
    var _S2570 : f32 = _S2563.value0_26.y;
    var _S2571 : f32 = _S2563.value0_26.x;
    if(_S2559)
    {
        turns_1 = - _S2556[i32(2)];
    }
    else
    {
        turns_1 = _S2556[i32(2)];
    }
    var _S2572 : f32;
    if(_S2558)
    {
        _S2572 = - _S2556[i32(1)];
    }
    else
    {
        _S2572 = _S2556[i32(1)];
    }
    var _S2573 : f32;
    if(_S2557)
    {
        _S2573 = - _S2556[i32(0)];
    }
    else
    {
        _S2573 = _S2556[i32(0)];
    }
    var _S2574 : f32 = radius_2 * _S2572;
    var _S2575 : f32 = radius_2 * _S2573;
    var _S2576 : f32 = _S2571 * _S2572 + _S2570 * _S2573;
    var _S2577 : f32 = r_1 * _S2576;
    var _S2578 : f32 = _S2567.value0_28 * _S2576;
    var _S2579 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S2569, &(_S2579), _S2577);
    var _S2580 : f32 = r_1 * (- _S2579 + - turns_1);
    var _S2581 : vec2<f32> = vec2<f32>(_S2574, _S2575);
    var _S2582 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S2565, &(_S2582), _S2581);
    var _S2583 : f32 = _S2582;
    var _S2584 : f32 = _S2578 + _S2580 + _S2580;
    if(_S2560)
    {
        var _S2585 : f32 = 0.125f * _S2583 / u_abs_1;
        var _S2586 : f32 = r_1 * _S2585;
        var _S2587 : f32 = - _S2586;
        u_abs_1 = v_abs_1 * - _S2585 + _S2584;
        v_abs_1 = _S2586;
        turns_1 = _S2587;
    }
    else
    {
        u_abs_1 = _S2584;
        v_abs_1 = 0.0f;
        turns_1 = 0.0f;
    }
    var _S2588 : f32 = - u_abs_1;
    if(_S2559)
    {
        u_abs_1 = - _S2588;
    }
    else
    {
        u_abs_1 = _S2588;
    }
    var _S2589 : f32 = - u_abs_1;
    var _S2590 : f32 = _S2589 + v_abs_1;
    var _S2591 : f32 = _S2589 + turns_1;
    if(_S2558)
    {
        u_abs_1 = - _S2590;
    }
    else
    {
        u_abs_1 = _S2590;
    }
    if(_S2557)
    {
        v_abs_1 = - _S2591;
    }
    else
    {
        v_abs_1 = _S2591;
    }
    (*_S2555) = vec2<f32>(2.0f * v_abs_1, 2.0f * u_abs_1);
    return;
}

fn s_bwdProp_sphere_direction_0( _S2592 : s_bwdCallableCtx_sphere_direction_0,  _S2593 : ptr<function, vec2<f32>>,  _S2594 : vec3<f32>)
{
    var _S2595 : vec2<f32> = vec2<f32>(0.0f);
    var _S2596 : s_paramCtx_s_bwdCallableCtx_octahedral_direction_0 = s_paramCtx_s_bwdCallableCtx_octahedral_direction_0( _S2595 );
    var _S2597 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0 = s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0( 0.0f );
    var _S2598 : bool = (_S2592.value0_139.value0_135.projection_0) == u32(2);
    var _S2599 : s_bwdCallableCtx_octahedral_direction_0;
    var _S2600 : f32;
    var _S2601 : f32;
    var _S2602 : f32;
    var _S2603 : s_bwdCallableCtx_sin_cos_turns_0;
    var _S2604 : s_bwdCallableCtx_sin_cos_turns_0;
    if(_S2598)
    {
        var _S2605 : s_paramCtx_s_bwdCallableCtx_octahedral_direction_0;
        _S2605.value0_142 = _S2592.value0_139.value1_42;
        _S2599.value0_143 = _S2605;
        _S2600 = 0.0f;
        _S2601 = 0.0f;
        _S2602 = 0.0f;
        _S2603.value0_80 = _S2597;
        _S2604.value0_80 = _S2597;
    }
    else
    {
        var _S2606 : f32 = _S2592.value0_139.value1_42.x;
        var _S2607 : Tuple_23 = s_apply_sin_cos_turns_0(_S2606);
        var _S2608 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S2608.value0_79 = _S2606;
        var _S2609 : f32 = _S2592.value0_139.value1_42.y * 0.5f;
        var _S2610 : Tuple_23 = s_apply_sin_cos_turns_0(_S2609);
        var _S2611 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S2611.value0_79 = _S2609;
        var _S2612 : f32 = _S2610.value0_26.x;
        var _S2613 : f32 = _S2607.value0_26.y;
        var _S2614 : f32 = _S2607.value0_26.x;
        _S2599.value0_143 = _S2596;
        _S2600 = _S2612;
        _S2601 = _S2614;
        _S2602 = _S2613;
        _S2603.value0_80 = _S2611;
        _S2604.value0_80 = _S2608;
    }
    var _S2615 : vec2<f32>;
    if(_S2598)
    {
        var _S2616 : vec3<f32> = vec3<f32>(_S2594[i32(0)], _S2594[i32(2)], _S2594[i32(1)]);
        var _S2617 : vec2<f32> = _S2595;
        s_bwdProp_octahedral_direction_0(_S2599, &(_S2617), _S2616);
        _S2615 = _S2617;
    }
    else
    {
        var _S2618 : f32 = _S2600 * _S2594[i32(2)];
        var _S2619 : f32 = _S2600 * _S2594[i32(0)];
        var _S2620 : vec2<f32> = vec2<f32>(_S2601 * _S2594[i32(2)] + _S2602 * _S2594[i32(0)], _S2594[i32(1)]);
        var _S2621 : f32 = 0.0f;
        s_bwdProp_sin_cos_turns_0(_S2603, &(_S2621), _S2620);
        var _S2622 : f32 = 0.5f * _S2621;
        var _S2623 : vec2<f32> = vec2<f32>(_S2618, _S2619);
        var _S2624 : f32 = 0.0f;
        s_bwdProp_sin_cos_turns_0(_S2604, &(_S2624), _S2623);
        _S2615 = vec2<f32>(_S2624, _S2622);
    }
    (*_S2593) = _S2615;
    return;
}

fn s_bwdProp_filtered_point_0( _S2625 : s_bwdCallableCtx_filtered_point_0,  _S2626 : ptr<function, vec2<f32>>,  _S2627 : vec2<f32>)
{
    var _S2628 : vec2<f32> = vec2<f32>(0.0f);
    var _S2629 : vec2<f32>;
    var _S2630 : vec2<f32>;
    var _S2631 : vec2<f32>;
    if(_S2625.value0_138.value0_137.filtered_1)
    {
        _S2629 = vec2<f32>(1.0f) / _S2625.value0_138.value0_137.size_3;
        _S2630 = _S2625.value0_138.value0_137.slope_0;
        _S2631 = _S2625.value0_138.value0_137.size_3;
    }
    else
    {
        _S2629 = _S2628;
        _S2630 = _S2628;
        _S2631 = _S2628;
    }
    if(_S2625.value0_138.value0_137.filtered_1)
    {
        _S2629 = _S2631 * (_S2630 * (_S2629 * _S2627));
    }
    else
    {
        _S2629 = _S2627;
    }
    (*_S2626) = _S2629;
    return;
}

fn s_bwdProp_camera_ray_0( _S2632 : s_bwdCallableCtx_camera_ray_0,  _S2633 : ptr<function, vec2<f32>>,  _S2634 : ptr<function, vec2<f32>>,  _S2635 : CameraRay_0)
{
    var _S2636 : vec4<f32> = vec4<f32>(0.0f);
    var _S2637 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>( _S2636, _S2636, _S2636 );
    var _S2638 : Camera_0 = Camera_0( _S2637, _S2636, 0.0f, 0.0f, u32(0), u32(0), u32(0), 0.0f, u32(0), u32(0) );
    var _S2639 : vec2<f32> = vec2<f32>(0.0f);
    var _S2640 : s_paramCtx_s_bwdCallableCtx_sphere_direction_0 = s_paramCtx_s_bwdCallableCtx_sphere_direction_0( _S2638, _S2639 );
    var _S2641 : vec3<f32> = vec3<f32>(0.0f);
    var _S2642 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0 = s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0( 0.0f );
    var _S2643 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S2644 : vec2<f32> = _S2632.value0_134.value0_133.film_plane_0.xy;
    var _S2645 : Tuple_50 = s_apply_filtered_point_0(_S2632.value0_134.value1_41, _S2632.value0_134.value2_23);
    var _S2646 : s_paramCtx_s_bwdCallableCtx_filtered_point_0;
    _S2646.value0_137 = _S2632.value0_134.value1_41;
    var _S2647 : s_bwdCallableCtx_filtered_point_0 = s_bwdCallableCtx_filtered_point_0( _S2646 );
    var on_plane_0 : vec2<f32> = _S2644 * _S2645.value0_136 + _S2632.value0_134.value0_133.film_plane_0.zw;
    var _S2648 : vec3<f32> = vec3<f32>(on_plane_0, 1.0f);
    var _S2649 : vec3<f32> = vec3<f32>(0.0f);
    var _S2650 : bool;
    if(((FEATURES_0 & (u32(4096)))) != u32(0))
    {
        _S2650 = (_S2632.value0_134.value0_133.projection_0) != u32(0);
    }
    else
    {
        _S2650 = false;
    }
    var flat_0 : bool;
    var _S2651 : bool;
    var origin_7 : vec3<f32>;
    var direction_17 : vec3<f32>;
    var _S2652 : s_bwdCallableCtx_sphere_direction_0;
    if(_S2650)
    {
        var _S2653 : bool = (_S2632.value0_134.value0_133.projection_0) == u32(1);
        if(_S2653)
        {
            const _S2654 : vec3<f32> = vec3<f32>(0.0f, 0.0f, 1.0f);
            origin_7 = vec3<f32>(on_plane_0, 0.0f);
            direction_17 = _S2654;
            _S2652.value0_139 = _S2640;
        }
        else
        {
            var _S2655 : Tuple_51 = s_apply_sphere_direction_0(_S2632.value0_134.value0_133, on_plane_0);
            var _S2656 : s_paramCtx_s_bwdCallableCtx_sphere_direction_0;
            _S2656.value0_135 = _S2632.value0_134.value0_133;
            _S2656.value1_42 = on_plane_0;
            origin_7 = _S2649;
            direction_17 = _S2655.value0_140;
            _S2652.value0_139 = _S2656;
        }
        flat_0 = _S2653;
        _S2651 = _S2653;
    }
    else
    {
        flat_0 = true;
        direction_17 = _S2648;
        origin_7 = _S2649;
        _S2651 = false;
        _S2652.value0_139 = _S2640;
    }
    if((_S2632.value0_134.value0_133.lens_radius_0) > 0.0f)
    {
    }
    else
    {
        flat_0 = false;
    }
    var _S2657 : vec3<f32>;
    var _S2658 : f32;
    var _S2659 : f32;
    var _S2660 : f32;
    var _S2661 : s_bwdCallableCtx_safe_sqrt_0;
    var _S2662 : s_bwdCallableCtx_sin_cos_turns_0;
    if(flat_0)
    {
        var _S2663 : vec3<f32> = vec3<f32>(_S2632.value0_134.value0_133.focal_distance_0);
        var focus_0 : vec3<f32> = origin_7 + direction_17 * _S2663;
        var _S2664 : f32 = _S2632.value0_134.value3_12.x;
        var _S2665 : Tuple_23 = s_apply_sin_cos_turns_0(_S2664);
        var _S2666 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S2666.value0_79 = _S2664;
        var _S2667 : f32 = _S2632.value0_134.value3_12.y;
        var _S2668 : Tuple_25 = s_apply_safe_sqrt_0(_S2667);
        var _S2669 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S2669.value0_81 = _S2667;
        var radius_3 : f32 = _S2632.value0_134.value0_133.lens_radius_0 * _S2668.value0_28;
        var _S2670 : f32 = _S2665.value0_26.y;
        var _S2671 : f32 = _S2665.value0_26.x;
        var origin_8 : vec3<f32> = origin_7 + vec3<f32>(radius_3 * _S2670, radius_3 * _S2671, 0.0f);
        var _S2672 : vec3<f32> = focus_0 - origin_8;
        origin_7 = origin_8;
        direction_17 = _S2672;
        _S2658 = radius_3;
        _S2659 = _S2671;
        _S2660 = _S2670;
        _S2661.value0_82 = _S2669;
        _S2662.value0_80 = _S2666;
        _S2657 = _S2663;
    }
    else
    {
        _S2658 = 0.0f;
        _S2659 = 0.0f;
        _S2660 = 0.0f;
        _S2661.value0_82 = _S2643;
        _S2662.value0_80 = _S2642;
        _S2657 = _S2641;
    }
    var row0_1 : vec3<f32> = _S2632.value0_134.value0_133.to_world_0[i32(0)].xyz;
    var row1_2 : vec3<f32> = _S2632.value0_134.value0_133.to_world_0[i32(1)].xyz;
    var row2_2 : vec3<f32> = _S2632.value0_134.value0_133.to_world_0[i32(2)].xyz;
    var _S2673 : s_bwdCallableCtx_dot_0;
    _S2673._S39 = row0_1;
    _S2673._S40 = origin_7;
    var _S2674 : s_bwdCallableCtx_dot_0 = _S2673;
    var _S2675 : s_bwdCallableCtx_dot_0;
    _S2675._S39 = row1_2;
    _S2675._S40 = origin_7;
    var _S2676 : s_bwdCallableCtx_dot_0 = _S2675;
    var _S2677 : s_bwdCallableCtx_dot_0;
    _S2677._S39 = row2_2;
    _S2677._S40 = origin_7;
    var _S2678 : s_bwdCallableCtx_dot_0 = _S2677;
    var _S2679 : Tuple_5 = s_apply_dot_0(row0_1, direction_17);
    var _S2680 : s_bwdCallableCtx_dot_0;
    _S2680._S39 = row0_1;
    _S2680._S40 = direction_17;
    var _S2681 : s_bwdCallableCtx_dot_0 = _S2680;
    var _S2682 : Tuple_5 = s_apply_dot_0(row1_2, direction_17);
    var _S2683 : s_bwdCallableCtx_dot_0;
    _S2683._S39 = row1_2;
    _S2683._S40 = direction_17;
    var _S2684 : s_bwdCallableCtx_dot_0 = _S2683;
    var _S2685 : Tuple_5 = s_apply_dot_0(row2_2, direction_17);
    var _S2686 : s_bwdCallableCtx_dot_0;
    _S2686._S39 = row2_2;
    _S2686._S40 = direction_17;
    var _S2687 : s_bwdCallableCtx_dot_0 = _S2686;
    var _S2688 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S2688.value0_99 = vec3<f32>(_S2679.value0_5, _S2682.value0_5, _S2685.value0_5);
    var _S2689 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S2688 );
    var _S2690 : vec3<f32> = _S2641;
    s_bwdProp_unit_vector_0(_S2689, &(_S2690), _S2635.direction_15);
    var _S2691 : vec3<f32> = _S2641;
    var _S2692 : vec3<f32> = _S2641;
    s_bwdProp_dot_0(_S2687, &(_S2691), &(_S2692), _S2690[i32(2)]);
    var _S2693 : vec3<f32> = _S2641;
    var _S2694 : vec3<f32> = _S2641;
    s_bwdProp_dot_0(_S2684, &(_S2693), &(_S2694), _S2690[i32(1)]);
    var _S2695 : vec3<f32> = _S2641;
    var _S2696 : vec3<f32> = _S2641;
    s_bwdProp_dot_0(_S2681, &(_S2695), &(_S2696), _S2690[i32(0)]);
    var _S2697 : vec3<f32> = _S2641;
    var _S2698 : vec3<f32> = _S2641;
    s_bwdProp_dot_0(_S2678, &(_S2697), &(_S2698), _S2635.origin_6[i32(2)]);
    var _S2699 : vec3<f32> = _S2641;
    var _S2700 : vec3<f32> = _S2641;
    s_bwdProp_dot_0(_S2676, &(_S2699), &(_S2700), _S2635.origin_6[i32(1)]);
    var _S2701 : vec3<f32> = _S2641;
    var _S2702 : vec3<f32> = _S2641;
    s_bwdProp_dot_0(_S2674, &(_S2701), &(_S2702), _S2635.origin_6[i32(0)]);
    var _S2703 : vec3<f32> = _S2698 + _S2700 + _S2702;
    var _S2704 : vec3<f32> = _S2692 + _S2694 + _S2696;
    var _S2705 : vec2<f32>;
    if(flat_0)
    {
        var _S2706 : vec3<f32> = _S2703 + (vec3<f32>(0) - _S2704);
        var _S2707 : f32 = _S2658 * _S2706[i32(1)];
        var _S2708 : f32 = _S2658 * _S2706[i32(0)];
        var _S2709 : f32 = _S2632.value0_134.value0_133.lens_radius_0 * (_S2659 * _S2706[i32(1)] + _S2660 * _S2706[i32(0)]);
        var _S2710 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S2661, &(_S2710), _S2709);
        var _S2711 : vec2<f32> = vec2<f32>(_S2707, _S2708);
        var _S2712 : f32 = 0.0f;
        s_bwdProp_sin_cos_turns_0(_S2662, &(_S2712), _S2711);
        var _S2713 : vec2<f32> = vec2<f32>(_S2712, _S2710);
        var _S2714 : vec3<f32> = _S2706 + _S2704;
        origin_7 = _S2657 * _S2704;
        direction_17 = _S2714;
        _S2705 = _S2713;
    }
    else
    {
        origin_7 = _S2704;
        direction_17 = _S2703;
        _S2705 = _S2639;
    }
    var _S2715 : vec2<f32>;
    if(_S2650)
    {
        if(_S2651)
        {
            _S2715 = direction_17.xy;
        }
        else
        {
            var _S2716 : vec2<f32> = _S2639;
            s_bwdProp_sphere_direction_0(_S2652, &(_S2716), origin_7);
            _S2715 = _S2716;
        }
        origin_7 = _S2641;
    }
    else
    {
        _S2715 = _S2639;
    }
    var _S2717 : vec2<f32> = _S2644 * (origin_7.xy + _S2715);
    var _S2718 : vec2<f32> = _S2639;
    s_bwdProp_filtered_point_0(_S2647, &(_S2718), _S2717);
    (*_S2633) = _S2718;
    (*_S2634) = _S2705;
    return;
}

fn _S2719( _S2720 : FilmPoint_0,  _S2721 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S2722 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S2723 : CameraRay_0)
{
    var _S2724 : s_paramCtx_s_bwdCallableCtx_camera_ray_0;
    _S2724.value0_133.to_world_0 = run_0.camera_0.to_world_0;
    _S2724.value0_133.film_plane_0 = run_0.camera_0.film_plane_0;
    _S2724.value0_133.lens_radius_0 = run_0.camera_0.lens_radius_0;
    _S2724.value0_133.focal_distance_0 = run_0.camera_0.focal_distance_0;
    _S2724.value0_133.width_0 = run_0.camera_0.width_0;
    _S2724.value0_133.height_0 = run_0.camera_0.height_0;
    _S2724.value0_133.projection_0 = run_0.camera_0.projection_0;
    _S2724.value0_133.exposure_0 = run_0.camera_0.exposure_0;
    _S2724.value0_133.filtered_0 = run_0.camera_0.filtered_0;
    _S2724.value0_133.padding_0 = run_0.camera_0.padding_0;
    _S2724.value1_41 = _S2720;
    _S2724.value2_23 = (*_S2721).primal_0;
    _S2724.value3_12 = (*_S2722).primal_0;
    var _S2725 : s_bwdCallableCtx_camera_ray_0 = s_bwdCallableCtx_camera_ray_0( _S2724 );
    var _S2726 : vec2<f32> = (*_S2721).differential_0;
    var _S2727 : vec2<f32> = (*_S2722).differential_0;
    s_bwdProp_camera_ray_0(_S2725, &(_S2726), &(_S2727), _S2723);
    (*_S2721).differential_0 = _S2726;
    (*_S2722).differential_0 = _S2727;
    return;
}

fn Backward_end_0( this_8 : ptr<function, Backward_0>)
{
    var _S2728 : vec2<f32> = vec2<f32>(0.0f);
    var film_uv_2 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    film_uv_2.primal_0 = StoredCoordinates_film_0((*this_8).x_5);
    film_uv_2.differential_0 = _S2728;
    var lens_uv_0 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    lens_uv_0.primal_0 = StoredCoordinates_lens_0((*this_8).x_5);
    lens_uv_0.differential_0 = _S2728;
    var adjoint_0 : CameraRay_0;
    adjoint_0.origin_6 = (*this_8).adjoint_origin_0;
    adjoint_0.direction_15 = (*this_8).adjoint_direction_0;
    var _S2729 : FilmPoint_0 = film_point_0(StoredCoordinates_film_0((*this_8).x_5));
    _S2719(_S2729, &(film_uv_2), &(lens_uv_0), adjoint_0);
    var _S2730 : f32 = film_uv_2.differential_0.x * (*this_8).scale_2;
    var _S2731 : ScoreReport_0 = (*this_8).report_0;
    var _S2732 : f32 = ScoreReport_checked_0(&(_S2731), _S2730);
    StoredScore_set_0((*this_8).score_0, u32(0), _S2732);
    var _S2733 : f32 = film_uv_2.differential_0.y * (*this_8).scale_2;
    var _S2734 : ScoreReport_0 = _S2731;
    var _S2735 : f32 = ScoreReport_checked_0(&(_S2734), _S2733);
    StoredScore_set_0((*this_8).score_0, u32(1), _S2735);
    var _S2736 : f32 = lens_uv_0.differential_0.x * (*this_8).scale_2;
    var _S2737 : ScoreReport_0 = _S2734;
    var _S2738 : f32 = ScoreReport_checked_0(&(_S2737), _S2736);
    StoredScore_set_0((*this_8).score_0, u32(2), _S2738);
    var _S2739 : f32 = lens_uv_0.differential_0.y * (*this_8).scale_2;
    var _S2740 : ScoreReport_0 = _S2737;
    var _S2741 : f32 = ScoreReport_checked_0(&(_S2740), _S2739);
    (*this_8).report_0 = _S2740;
    StoredScore_set_0((*this_8).score_0, u32(3), _S2741);
    return;
}

fn Backward_x24init_0( x_8 : StoredCoordinates_0,  score_1 : StoredScore_0,  recorder_1 : Recorder_0,  report_1 : ScoreReport_0,  scale_7 : f32,  left_3 : u32,  later_radiance_1 : vec3<f32>,  adjoint_origin_2 : vec3<f32>,  adjoint_direction_2 : vec3<f32>,  adjoint_pdf_2 : f32) -> Backward_0
{
    var _S2742 : Backward_0;
    _S2742.x_5 = x_8;
    _S2742.score_0 = score_1;
    _S2742.recorder_0 = recorder_1;
    _S2742.report_0 = report_1;
    _S2742.scale_2 = scale_7;
    _S2742.left_1 = left_3;
    _S2742.later_radiance_0 = later_radiance_1;
    _S2742.adjoint_origin_0 = adjoint_origin_2;
    _S2742.adjoint_direction_0 = adjoint_direction_2;
    _S2742.adjoint_pdf_0 = adjoint_pdf_2;
    return _S2742;
}

fn Recorder_x24init_0( chain_4 : u32,  vertices_1 : u32,  lit_vertices_1 : u32) -> Recorder_0
{
    var _S2743 : Recorder_0;
    _S2743.chain_2 = chain_4;
    _S2743.vertices_0 = vertices_1;
    _S2743.lit_vertices_0 = lit_vertices_1;
    return _S2743;
}

fn ScoreReport_x24init_0( bad_1 : u32,  norm_squared_1 : f32) -> ScoreReport_0
{
    var _S2744 : ScoreReport_0;
    _S2744.bad_0 = bad_1;
    _S2744.norm_squared_0 = norm_squared_1;
    return _S2744;
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
    var _S2745 : TracedPath_0;
    _S2745.radiance_13 = radiance_14;
    _S2745.rays_0 = rays_1;
    _S2745.vertices_2 = vertices_3;
    _S2745.lit_vertices_2 = lit_vertices_3;
    _S2745.score_squared_0 = score_squared_1;
    _S2745.bad_scores_0 = bad_scores_1;
    return _S2745;
}

struct Queue_0
{
     taken_0 : u32,
};

fn Queue_x24init_0( taken_1 : u32) -> Queue_0
{
    var _S2746 : Queue_0;
    _S2746.taken_0 = taken_1;
    return _S2746;
}

fn store_rows_0( _S2747 : u32,  _S2748 : u32,  _S2749 : u32,  _S2750 : TracedPath_0)
{
    var _S2751 : vec4<u32> = vec4<u32>(_S2750.vertices_2, _S2750.lit_vertices_2, bitcast<u32>(_S2750.score_squared_0), _S2750.bad_scores_0);
    chain_states_0[_S2747 * _S2748 + _S2749] = vec4<u32>(bitcast<u32>(_S2750.radiance_13[u32(0)]), bitcast<u32>(_S2750.radiance_13[u32(1)]), bitcast<u32>(_S2750.radiance_13[u32(2)]), _S2750.rays_0);
    chain_states_0[(_S2747 + u32(1)) * _S2748 + _S2749] = _S2751;
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
    var _S2752 : u32;
    if(item_0 < (run_0.dispatch_0.items_0))
    {
        _S2752 = item_0;
    }
    else
    {
        _S2752 = u32(4294967295);
    }
    return _S2752;
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

fn load_rows_1( _S2753 : u32,  _S2754 : u32,  _S2755 : u32) -> ChainState_0
{
    var rows_2 : array<vec4<u32>, i32(4)>;
    rows_2[i32(0)] = chain_states_0[_S2753 * _S2754 + _S2755];
    rows_2[i32(1)] = chain_states_0[(_S2753 + u32(1)) * _S2754 + _S2755];
    rows_2[i32(2)] = chain_states_0[(_S2753 + u32(2)) * _S2754 + _S2755];
    rows_2[i32(3)] = chain_states_0[(_S2753 + u32(3)) * _S2754 + _S2755];
    var _S2756 : ChainState_0 = ChainState_0( vec3<f32>(bitcast<f32>(rows_2[u32(0)][u32(0)]), bitcast<f32>(rows_2[u32(0)][u32(1)]), bitcast<f32>(rows_2[u32(0)][u32(2)])), bitcast<f32>(rows_2[u32(0)][u32(3)]), rows_2[u32(1)][u32(0)], rows_2[u32(1)][u32(1)], rows_2[u32(1)][u32(2)], bitcast<f32>(rows_2[u32(1)][u32(3)]), rows_2[u32(2)][u32(0)], bitcast<f32>(rows_2[u32(2)][u32(1)]), rows_2[u32(2)][u32(2)], bitcast<f32>(rows_2[u32(2)][u32(3)]), vec2<u32>(rows_2[u32(3)][u32(0)], rows_2[u32(3)][u32(1)]), vec2<u32>(rows_2[u32(3)][u32(2)], rows_2[u32(3)][u32(3)]) );
    return _S2756;
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

fn load_rows_2( _S2757 : u32,  _S2758 : u32,  _S2759 : u32) -> TracedPath_0
{
    var rows_3 : array<vec4<u32>, i32(2)>;
    rows_3[i32(0)] = chain_states_0[_S2757 * _S2758 + _S2759];
    rows_3[i32(1)] = chain_states_0[(_S2757 + u32(1)) * _S2758 + _S2759];
    var _S2760 : TracedPath_0 = TracedPath_0( vec3<f32>(bitcast<f32>(rows_3[u32(0)][u32(0)]), bitcast<f32>(rows_3[u32(0)][u32(1)]), bitcast<f32>(rows_3[u32(0)][u32(2)])), rows_3[u32(0)][u32(3)], rows_3[u32(1)][u32(0)], rows_3[u32(1)][u32(1)], bitcast<f32>(rows_3[u32(1)][u32(2)]), rows_3[u32(1)][u32(3)] );
    return _S2760;
}

fn load_traced_path_0( chain_7 : u32) -> TracedPath_0
{
    return load_rows_2(rows_of_1(), run_0.method_0.chains_0, chain_7);
}

fn TracedPath_finite_0( this_13 : TracedPath_0) -> bool
{
    var _S2761 : bool;
    if(is_finite_0(this_13.radiance_13.x))
    {
        _S2761 = is_finite_0(this_13.radiance_13.y);
    }
    else
    {
        _S2761 = false;
    }
    if(_S2761)
    {
        _S2761 = is_finite_0(this_13.radiance_13.z);
    }
    else
    {
        _S2761 = false;
    }
    return _S2761;
}

fn luminance_1( rgb_0 : vec3<f32>) -> f32
{
    return dot(rgb_0, vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f));
}

@compute
@workgroup_size(64, 1, 1)
fn backward()
{
    var _S2762 : bool;
    var _S2763 : StoredCoordinates_0 = StoredCoordinates_0( u32(0), u32(0) );
    var _S2764 : StoredScore_0 = StoredScore_0( u32(0), u32(0) );
    var _S2765 : vec3<f32> = vec3<f32>(0.0f);
    var pass_0 : Backward_0 = Backward_x24init_0(_S2763, _S2764, Recorder_x24init_0(u32(0), u32(0), u32(0)), ScoreReport_x24init_0(u32(0), 0.0f), 0.0f, u32(0), _S2765, _S2765, _S2765, 0.0f);
    var traced_1 : TracedPath_0 = TracedPath_x24init_0(_S2765, u32(0), u32(0), u32(0), 0.0f, u32(0));
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
                var _S2766 : bool = chain_9 == u32(4294967295);
                _S2762 = _S2766;
                if(_S2766)
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
            if(_S2762)
            {
                break;
            }
            var _S2767 : TracedPath_0 = load_traced_path_0(chain_9);
            traced_1 = _S2767;
            pass_0.x_5.chain_0 = chain_9;
            pass_0.score_0.chain_1 = chain_9;
            pass_0.score_0.slot_1 = pass_0.x_5.slot_0;
            pass_0.recorder_0.chain_2 = chain_9;
            pass_0.recorder_0.lit_vertices_0 = traced_1.lit_vertices_2;
            var _S2768 : f32;
            if(TracedPath_finite_0(_S2767))
            {
                _S2768 = luminance_1(traced_1.radiance_13);
            }
            else
            {
                _S2768 = 0.0f;
            }
            Backward_begin_0(&(pass_0), _S2768);
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

