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
    @align(4) decisions_0 : u32,
    @align(16) roulette_0 : f32,
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
    @align(16) halves_0 : u32,
    @align(4) pair_sd_0 : f32,
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
    @align(4) padding_1 : u32,
};

struct ImageParameters_std140_0
{
    @align(16) film_scale_0 : f32,
    @align(4) film_unit_0 : f32,
    @align(8) density_scale_0 : f32,
    @align(4) density_unit_0 : f32,
    @align(16) scale_1 : f32,
    @align(4) normalisation_0 : u32,
    @align(8) evaluations_0 : u32,
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
    @align(4) padding_2 : u32,
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
     next_delta_0 : bool,
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

fn is_decided_0( depth_2 : u32,  delta_0 : bool) -> bool
{
    var _S48 : bool;
    if((run_0.path_0.decisions_0) != u32(0))
    {
        _S48 = depth_2 >= u32(1);
    }
    else
    {
        _S48 = false;
    }
    if(_S48)
    {
        _S48 = !delta_0;
    }
    else
    {
        _S48 = false;
    }
    return _S48;
}

fn survival_0( throughput_1 : vec3<f32>) -> f32
{
    var sizes_0 : vec3<f32> = abs(throughput_1);
    return min(max(sizes_0.x, max(sizes_0.y, sizes_0.z)) * (1.0f / (run_0.path_0.roulette_0 * run_0.camera_0.exposure_0)), 1.0f);
}

fn before_decision_0( throughput_2 : vec3<f32>,  later_0 : vec3<f32>) -> vec3<f32>
{
    var _S49 : vec3<f32> = later_0;
    var probability_0 : f32 = survival_0(throughput_2);
    if(probability_0 >= 1.0f)
    {
        return _S49;
    }
    var _S50 : vec3<f32> = _S49 / vec3<f32>(probability_0);
    _S49 = _S50;
    var whole_0 : f32 = dot(vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f) * throughput_2, _S50);
    var sizes_1 : vec3<f32> = abs(throughput_2);
    var _S51 : i32;
    if((sizes_1.y) > (sizes_1.x))
    {
        _S51 = i32(1);
    }
    else
    {
        _S51 = i32(0);
    }
    var largest_0 : u32 = u32(_S51);
    var largest_1 : u32;
    if((sizes_1.z) > (sizes_1[largest_0]))
    {
        largest_1 = u32(2);
    }
    else
    {
        largest_1 = largest_0;
    }
    _S49[largest_1] = _S49[largest_1] - whole_0 / (throughput_2[largest_1] * vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f)[largest_1]);
    return _S49;
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
     probability_1 : f32,
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
     probability_2 : f32,
     radiance_3 : Sloped3_0,
     textured_3 : bool,
     delta_1 : bool,
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
     delta_2 : bool,
     lit_0 : bool,
     scatters_0 : bool,
     importance_0 : vec3<f32>,
     later_1 : vec3<f32>,
     adjoint_origin_1 : vec3<f32>,
     adjoint_direction_1 : vec3<f32>,
     adjoint_pdf_1 : f32,
};

fn map_point_0( _S52 : u32,  _S53 : vec3<f32>) -> vec3<f32>
{
    var q_0 : vec4<f32> = vec4<f32>(_S53, 1.0f);
    return vec3<f32>(dot(instances_0[_S52].to_world_1[i32(0)], q_0), dot(instances_0[_S52].to_world_1[i32(1)], q_0), dot(instances_0[_S52].to_world_1[i32(2)], q_0));
}

fn map_normal_0( _S54 : u32,  _S55 : vec3<f32>) -> vec3<f32>
{
    return instances_0[_S54].to_object_0[i32(0)].xyz * vec3<f32>(_S55.x) + instances_0[_S54].to_object_0[i32(1)].xyz * vec3<f32>(_S55.y) + instances_0[_S54].to_object_0[i32(2)].xyz * vec3<f32>(_S55.z);
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
    var _S56 : f32 = along1_0.x;
    var _S57 : f32 = along2_0.y;
    var _S58 : f32 = along2_0.x;
    var _S59 : f32 = along1_0.y;
    var det_0 : f32 = _S56 * _S57 - _S58 * _S59;
    var tangents_0 : Tangents_0;
    tangents_0.du_0 = e1_3;
    tangents_0.dv_0 = e2_3;
    if((abs(det_0)) >= 9.99999968265522539e-21f)
    {
        var _S60 : vec3<f32> = vec3<f32>((1.0f / det_0));
        tangents_0.du_0 = (e1_3 * vec3<f32>(_S57) - e2_3 * vec3<f32>(_S59)) * _S60;
        tangents_0.dv_0 = (e2_3 * vec3<f32>(_S56) - e1_3 * vec3<f32>(_S58)) * _S60;
    }
    return tangents_0;
}

fn largest_2( v_1 : vec3<f32>) -> f32
{
    return max(v_1.x, max(v_1.y, v_1.z));
}

fn load_triangle_0( hit_1 : Hit_0) -> Triangle_0
{
    var _S61 : u32 = hit_1.leaf_2 * u32(3);
    var row1_0 : vec4<f32> = leaves_0[_S61 + u32(1)];
    var row2_0 : vec4<f32> = leaves_0[_S61 + u32(2)];
    var bits_0 : u32 = (bitcast<u32>((row1_0.w)));
    var triangle_2 : Triangle_0;
    var _S62 : vec3<f32> = leaves_0[_S61].xyz;
    triangle_2.p0_0 = _S62;
    var _S63 : vec3<f32> = row1_0.xyz;
    triangle_2.e1_1 = _S63;
    var _S64 : vec3<f32> = row2_0.xyz;
    triangle_2.e2_1 = _S64;
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
    var _S65 : bool = (hit_1.instance_1) != u32(4294967295);
    triangle_2.placed_0 = _S65;
    var _S66 : vec3<f32> = vec3<f32>(0.0f);
    triangle_2.n0_0 = _S66;
    triangle_2.n1_0 = _S66;
    triangle_2.n2_0 = _S66;
    triangle_2.tangent_0 = _S66;
    var row_0 : u32 = hit_1.leaf_2 * run_0.path_0.shading_stride_0;
    if(triangle_2.smooth_0)
    {
        triangle_2.n0_0 = shading_0[row_0].xyz;
        triangle_2.n1_0 = shading_0[row_0 + u32(1)].xyz;
        triangle_2.n2_0 = shading_0[row_0 + u32(2)].xyz;
    }
    var _S67 : vec2<f32> = vec2<f32>(0.0f);
    triangle_2.uv0_1 = _S67;
    triangle_2.uv1_1 = _S67;
    triangle_2.uv2_1 = _S67;
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
    if(_S65)
    {
        var _S68 : vec3<f32> = map_point_0(hit_1.instance_1, _S62);
        triangle_2.e1_1 = map_point_0(hit_1.instance_1, _S62 + _S63) - _S68;
        triangle_2.e2_1 = map_point_0(hit_1.instance_1, _S62 + _S64) - _S68;
        triangle_2.p0_0 = _S68;
        triangle_2.n0_0 = map_normal_0(hit_1.instance_1, triangle_2.n0_0);
        triangle_2.n1_0 = map_normal_0(hit_1.instance_1, triangle_2.n1_0);
        triangle_2.n2_0 = map_normal_0(hit_1.instance_1, triangle_2.n2_0);
        var _S69 : vec3<f32> = abs(vec3<f32>(instances_0[hit_1.instance_1].to_world_1[i32(0)].w, instances_0[hit_1.instance_1].to_world_1[i32(1)].w, instances_0[hit_1.instance_1].to_world_1[i32(2)].w));
        flip_0 = flip_1 != ((instances_0[hit_1.instance_1].mirrored_0) != u32(0));
        shift_0 = _S69;
    }
    else
    {
        flip_0 = flip_1;
        shift_0 = _S66;
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
    var size_1 : f32 = largest_2(extent_0);
    if(_S65)
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
    var _S70 : u32 = atomicLoad(&(cells_0[tile_0.y * run_0.path_0.tiles_0.x + tile_0.x]));
    return _S70;
}

fn kinds_at_0( film_1 : vec2<f32>) -> u32
{
    var _S71 : u32 = tile_word_0(film_1);
    return (_S71 & (u32(7)));
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
    var _S72 : f32 = n_2.z;
    var sign_0 : f32;
    if(_S72 < 0.0f)
    {
        sign_0 = -1.0f;
    }
    else
    {
        sign_0 = 1.0f;
    }
    var a_2 : f32 = -1.0f / (sign_0 + _S72);
    var _S73 : f32 = n_2.x;
    var _S74 : f32 = n_2.y;
    var b_2 : f32 = _S73 * _S74 * a_2;
    var frame_2 : Frame_0;
    frame_2.s_1 = vec3<f32>(1.0f + sign_0 * _S73 * _S73 * a_2, sign_0 * b_2, - sign_0 * _S73);
    frame_2.t_1 = vec3<f32>(b_2, sign_0 + _S74 * _S74 * a_2, - _S74);
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
        var _S75 : vec3<f32> = s_2 * vec3<f32>((1.0f / sqrt(length_squared_0)));
        frame_3.s_1 = _S75;
        frame_3.t_1 = cross(n_3, _S75);
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
    var _S76 : vec3<f32> = vec3<f32>((1.0f / dot(normal_4, normal_4)));
    var from_p0_0 : vec3<f32> = origin_1 - triangle_3.p0_0;
    var in_plane_0 : vec3<f32> = from_p0_0 + direction_3 * vec3<f32>(- (dot(from_p0_0, normal_4) / dot(direction_3, normal_4)));
    var b1_1 : f32 = dot(in_plane_0, cross(triangle_3.e2_1, normal_4) * _S76);
    var b2_1 : f32 = dot(in_plane_0, cross(normal_4, triangle_3.e1_1) * _S76);
    var surface_0 : Surface_0;
    surface_0.b1_0 = b1_1;
    surface_0.b2_0 = b2_1;
    var _S77 : vec3<f32> = vec3<f32>(b1_1);
    var _S78 : vec3<f32> = vec3<f32>(b2_1);
    surface_0.position_0 = triangle_3.e1_1 * _S77 + triangle_3.e2_1 * _S78 + triangle_3.p0_0;
    surface_0.geometric_normal_0 = triangle_3.plane_normal_0;
    var n_4 : vec3<f32>;
    if(triangle_3.smooth_0)
    {
        var interpolated_0 : vec3<f32> = (triangle_3.n1_0 - triangle_3.n0_0) * _S77 + (triangle_3.n2_0 - triangle_3.n0_0) * _S78 + triangle_3.n0_0;
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
    var _S79 : Sloped3_0;
    _S79.v_0 = v_3;
    _S79.d1_0 = d1_1;
    _S79.d2_0 = d2_1;
    return _S79;
}

fn LightShape_x24init_0( corner_2 : vec3<f32>,  e1_4 : vec3<f32>,  e2_4 : vec3<f32>,  normal_5 : vec3<f32>,  area_2 : f32) -> LightShape_0
{
    var _S80 : LightShape_0;
    _S80.corner_1 = corner_2;
    _S80.e1_2 = e1_4;
    _S80.e2_2 = e2_4;
    _S80.normal_1 = normal_5;
    _S80.area_1 = area_2;
    return _S80;
}

fn Emitted_x24init_0( radiance_4 : Sloped3_0,  textured_4 : bool,  two_sided_2 : bool,  shape_2 : LightShape_0,  probability_3 : f32) -> Emitted_0
{
    var _S81 : Emitted_0;
    _S81.radiance_1 = radiance_4;
    _S81.textured_2 = textured_4;
    _S81.two_sided_0 = two_sided_2;
    _S81.shape_0 = shape_2;
    _S81.probability_1 = probability_3;
    return _S81;
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
    var _S82 : Emission_0 = Emission_0( vec3<f32>(bitcast<f32>(bitcast<u32>(rows_1[u32(0)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_1[u32(0)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_1[u32(0)][u32(2)]))), bitcast<u32>(rows_1[u32(0)][u32(3)]), bitcast<u32>(rows_1[u32(1)][u32(0)]), bitcast<f32>(bitcast<u32>(rows_1[u32(1)][u32(1)])), bitcast<u32>(rows_1[u32(1)][u32(2)]), bitcast<u32>(rows_1[u32(1)][u32(3)]) );
    return _S82;
}

fn load_emission_0( emission_2 : u32) -> Emission_0
{
    return load_table_0(run_0.path_0.first_emission_0 + emission_2 * u32(2));
}

fn sloped_0( value_0 : vec3<f32>) -> Sloped3_0
{
    var result_0 : Sloped3_0;
    result_0.v_0 = value_0;
    var _S83 : vec3<f32> = vec3<f32>(0.0f);
    result_0.d1_0 = _S83;
    result_0.d2_0 = _S83;
    return result_0;
}

fn load_emitted_0( triangle_4 : Triangle_0,  surface_1 : Surface_0,  origin_2 : vec3<f32>,  delta_3 : bool) -> Emitted_0
{
    var _S84 : vec3<f32> = vec3<f32>(0.0f);
    var emitted_1 : Emitted_0 = Emitted_x24init_0(Sloped3_x24init_0(_S84, _S84, _S84), false, false, LightShape_x24init_0(_S84, _S84, _S84, _S84, 0.0f), 0.0f);
    if((triangle_4.emission_1) == u32(4294967295))
    {
        return emitted_1;
    }
    var index_1 : u32 = ((triangle_4.emission_1) & (u32(2147483647)));
    var index_2 : u32;
    if((((triangle_4.emission_1) & (u32(2147483648)))) == u32(0))
    {
        var light_2 : LightTriangle_std430_0 = light_triangles_0[index_1];
        var _S85 : bool;
        if(!delta_3)
        {
            _S85 = !triangle_4.placed_0;
        }
        else
        {
            _S85 = false;
        }
        if(_S85)
        {
            emitted_1.probability_1 = load_emission_0(light_2.emission_0).pdf_area_0;
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
    var _S86 : SlopedFrame_0;
    _S86.s_0 = s_3;
    _S86.t_0 = t_2;
    _S86.n_0 = n_6;
    return _S86;
}

fn Shading_x24init_0( kind_2 : u32,  eta_1 : f32,  coat_1 : u32,  lobe_3 : f32,  a_3 : Sloped3_0,  b_3 : Sloped3_0,  widths_1 : vec4<f32>,  widths_d1_1 : vec4<f32>,  widths_d2_1 : vec4<f32>,  textured_5 : bool,  bent_1 : bool,  frame_4 : SlopedFrame_0) -> Shading_0
{
    var _S87 : Shading_0;
    _S87.kind_0 = kind_2;
    _S87.eta_0 = eta_1;
    _S87.coat_0 = coat_1;
    _S87.lobe_2 = lobe_3;
    _S87.a_1 = a_3;
    _S87.b_1 = b_3;
    _S87.widths_0 = widths_1;
    _S87.widths_d1_0 = widths_d1_1;
    _S87.widths_d2_0 = widths_d2_1;
    _S87.textured_1 = textured_5;
    _S87.bent_0 = bent_1;
    _S87.frame_0 = frame_4;
    return _S87;
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
    const _S88 : vec2<u32> = vec2<u32>(u32(4294967295), u32(4294967295));
    material_1.alpha_textures_0 = _S88;
    material_1.coat_alpha_textures_0 = _S88;
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
    var _S89 : vec4<f32> = vec4<f32>(0.0f);
    shading_2.widths_d1_0 = _S89;
    shading_2.widths_d2_0 = _S89;
    shading_2.textured_1 = false;
    shading_2.bent_0 = false;
    var _S90 : vec3<f32> = vec3<f32>(0.0f);
    var _S91 : Sloped3_0 = Sloped3_x24init_0(_S90, _S90, _S90);
    shading_2.frame_0 = SlopedFrame_x24init_0(_S91, _S91, _S91);
    shading_2.kind_0 = ((material_2.bits_1) & (u32(255)));
    shading_2.eta_0 = material_2.eta_2;
    shading_2.coat_0 = material_2.coat_2;
    return shading_2;
}

fn SquareMap_x24init_0( start_2 : vec2<f32>,  scale_4 : vec2<f32>,  cell_1 : vec2<f32>,  size_2 : vec2<f32>) -> SquareMap_0
{
    var _S92 : SquareMap_0;
    _S92.start_1 = start_2;
    _S92.scale_3 = scale_4;
    _S92.cell_0 = cell_1;
    _S92.size_0 = size_2;
    return _S92;
}

fn Arriving_x24init_0( radiance_6 : vec3<f32>,  pdf_2 : f32,  portal_1 : LightShape_0,  portal_share_1 : f32) -> Arriving_0
{
    var _S93 : Arriving_0;
    _S93.radiance_2 = radiance_6;
    _S93.pdf_1 = pdf_2;
    _S93.portal_0 = portal_1;
    _S93.portal_share_0 = portal_share_1;
    return _S93;
}

fn Hit_x24init_0( leaf_3 : u32,  instance_2 : u32) -> Hit_0
{
    var _S94 : Hit_0;
    _S94.leaf_2 = leaf_3;
    _S94.instance_1 = instance_2;
    return _S94;
}

fn ChosenLight_x24init_0( kind_3 : i32,  probability_4 : f32,  radiance_7 : Sloped3_0,  textured_6 : bool,  delta_4 : bool,  two_sided_4 : bool,  shape_3 : LightShape_0,  spot_1 : bool,  cos_end_1 : f32,  cos_start_1 : f32,  map_1 : SquareMap_0,  to_light_1 : array<vec4<f32>, i32(3)>,  arriving_1 : Arriving_0,  hit_2 : Hit_0) -> ChosenLight_0
{
    var _S95 : ChosenLight_0;
    _S95.kind_1 = kind_3;
    _S95.probability_2 = probability_4;
    _S95.radiance_3 = radiance_7;
    _S95.textured_3 = textured_6;
    _S95.delta_1 = delta_4;
    _S95.two_sided_1 = two_sided_4;
    _S95.shape_1 = shape_3;
    _S95.spot_0 = spot_1;
    _S95.cos_end_0 = cos_end_1;
    _S95.cos_start_0 = cos_start_1;
    _S95.map_0 = map_1;
    _S95.to_light_0 = to_light_1;
    _S95.arriving_0 = arriving_1;
    _S95.hit_0 = hit_2;
    return _S95;
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
    var _S96 : vec3<f32> = vec3<f32>(0.0f);
    var _S97 : LightShape_0 = LightShape_x24init_0(_S96, _S96, _S96, _S96, 0.0f);
    var _S98 : vec2<f32> = vec2<f32>(0.0f);
    var _S99 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>(vec4<f32>(0.0f), vec4<f32>(0.0f), vec4<f32>(0.0f));
    var light_4 : ChosenLight_0 = ChosenLight_x24init_0(i32(0), 0.0f, Sloped3_x24init_0(_S96, _S96, _S96), false, false, false, _S97, false, 0.0f, 0.0f, SquareMap_x24init_0(_S98, _S98, _S98, _S98), _S99, Arriving_x24init_0(_S96, 0.0f, _S97, 0.0f), Hit_x24init_0(u32(0), u32(0)));
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
    var _S100 : LightTriangle_std430_0 = light_triangles_0[number_0];
    var emission_4 : Emission_0 = load_emission_0(_S100.emission_0);
    light_4.kind_1 = i32(1);
    var _S101 : LightShape_0 = shape_of_0(&(_S100));
    light_4.shape_1 = _S101;
    light_4.probability_2 = emission_4.pdf_area_0 * _S100.area_0;
    light_4.radiance_3 = sloped_0(emission_4.radiance_5);
    light_4.two_sided_1 = (emission_4.two_sided_3) != u32(0);
    light_4.delta_1 = (((_S100.flags_0) & (u32(1)))) != u32(0);
    light_4.textured_3 = false;
    light_4.hit_0.leaf_2 = _S100.leaf_0;
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
     delta_5 : bool,
};

struct BsdfSample_0
{
     wi_0 : vec3<f32>,
     weight_2 : vec3<f32>,
     pdf_5 : f32,
     valid_2 : bool,
     delta_6 : bool,
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

fn s_apply_frame_from_normal_0( _S102 : vec3<f32>) -> Tuple_9
{
    var _S103 : f32 = _S102.z;
    var sign_1 : f32;
    if(_S103 < 0.0f)
    {
        sign_1 = -1.0f;
    }
    else
    {
        sign_1 = 1.0f;
    }
    var a_5 : f32 = -1.0f / (sign_1 + _S103);
    var _S104 : f32 = _S102.x;
    var _S105 : f32 = _S102.y;
    var b_5 : f32 = _S104 * _S105 * a_5;
    var _S106 : vec3<f32> = vec3<f32>(b_5, sign_1 + _S105 * _S105 * a_5, - _S105);
    var _S107 : Tuple_9;
    _S107.value0_12.s_1 = vec3<f32>(1.0f + sign_1 * _S104 * _S104 * a_5, sign_1 * b_5, - sign_1 * _S104);
    _S107.value0_12.t_1 = _S106;
    _S107.value0_12.n_1 = _S102;
    return _S107;
}

fn s_apply_frame_from_normal_tangent_0( _S108 : vec3<f32>,  tangent_2 : vec3<f32>) -> Tuple_8
{
    var s_4 : vec3<f32> = tangent_2 + _S108 * vec3<f32>(- s_apply_dot_0(_S108, tangent_2).value0_5);
    var _S109 : Tuple_5 = s_apply_dot_0(s_4, s_4);
    var frame_5 : Frame_0;
    if((_S109.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(tangent_2, tangent_2).value0_5))
    {
        var _S110 : vec3<f32> = s_4 * vec3<f32>((1.0f / s_apply_sqrt_0(_S109.value0_5).value0_4));
        var _S111 : Tuple_3 = s_apply_cross_0(_S108, _S110);
        frame_5.s_1 = _S110;
        frame_5.t_1 = _S111.value0_3;
        frame_5.n_1 = _S108;
    }
    else
    {
        frame_5 = s_apply_frame_from_normal_0(_S108).value0_12;
    }
    var _S112 : Tuple_8;
    _S112.value0_11 = frame_5;
    return _S112;
}

fn s_apply_surface_at_0( triangle_6 : Triangle_0,  _S113 : vec3<f32>,  _S114 : vec3<f32>) -> Tuple_7
{
    var _S115 : Tuple_3 = s_apply_cross_0(triangle_6.e1_1, triangle_6.e2_1);
    var _S116 : vec3<f32> = _S115.value0_3;
    var _S117 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S116, _S116).value0_5));
    var from_p0_1 : vec3<f32> = _S113 - triangle_6.p0_0;
    var in_plane_1 : vec3<f32> = from_p0_1 + _S114 * vec3<f32>(- (s_apply_dot_0(from_p0_1, _S115.value0_3).value0_5 / s_apply_dot_0(_S114, _S115.value0_3).value0_5));
    var _S118 : Tuple_5 = s_apply_dot_0(in_plane_1, s_apply_cross_0(triangle_6.e2_1, _S115.value0_3).value0_3 * _S117);
    var _S119 : Tuple_5 = s_apply_dot_0(in_plane_1, s_apply_cross_0(_S115.value0_3, triangle_6.e1_1).value0_3 * _S117);
    var _S120 : vec3<f32> = vec3<f32>(0.0f);
    var _S121 : Frame_0 = Frame_0( _S120, _S120, _S120 );
    var _S122 : vec3<f32> = vec3<f32>(_S118.value0_5);
    var _S123 : vec3<f32> = vec3<f32>(_S119.value0_5);
    var _S124 : vec3<f32> = triangle_6.e1_1 * _S122 + triangle_6.e2_1 * _S123 + triangle_6.p0_0;
    var surface_3 : Surface_0;
    var n_7 : vec3<f32>;
    if(triangle_6.smooth_0)
    {
        var interpolated_1 : vec3<f32> = (triangle_6.n1_0 - triangle_6.n0_0) * _S122 + (triangle_6.n2_0 - triangle_6.n0_0) * _S123 + triangle_6.n0_0;
        var _S125 : Tuple_5 = s_apply_dot_0(interpolated_1, interpolated_1);
        if((_S125.value0_5) > 0.0f)
        {
            var n_8 : vec3<f32> = interpolated_1 * vec3<f32>((1.0f / s_apply_sqrt_0(_S125.value0_5).value0_4));
            if((s_apply_dot_0(triangle_6.plane_normal_0, n_8).value0_5) < 0.0f)
            {
                var _S126 : vec3<f32> = (vec3<f32>(0) - triangle_6.plane_normal_0);
                surface_3.position_0 = _S124;
                surface_3.frame_1 = _S121;
                surface_3.b1_0 = _S118.value0_5;
                surface_3.b2_0 = _S119.value0_5;
                surface_3.geometric_normal_0 = _S126;
            }
            else
            {
                surface_3.position_0 = _S124;
                surface_3.frame_1 = _S121;
                surface_3.b1_0 = _S118.value0_5;
                surface_3.b2_0 = _S119.value0_5;
                surface_3.geometric_normal_0 = triangle_6.plane_normal_0;
            }
            n_7 = n_8;
        }
        else
        {
            n_7 = triangle_6.plane_normal_0;
            surface_3.position_0 = _S124;
            surface_3.frame_1 = _S121;
            surface_3.b1_0 = _S118.value0_5;
            surface_3.b2_0 = _S119.value0_5;
            surface_3.geometric_normal_0 = triangle_6.plane_normal_0;
        }
    }
    else
    {
        n_7 = triangle_6.plane_normal_0;
        surface_3.position_0 = _S124;
        surface_3.frame_1 = _S121;
        surface_3.b1_0 = _S118.value0_5;
        surface_3.b2_0 = _S119.value0_5;
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
    var _S127 : Tuple_7;
    _S127.value0_10 = surface_3;
    return _S127;
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

fn s_apply_emitted_light_0( emitted_2 : Emitted_0,  _S128 : Surface_0,  _S129 : vec3<f32>,  _S130 : vec3<f32>) -> Tuple_11
{
    var _S131 : vec3<f32> = vec3<f32>(0.0f);
    var cosine_0 : f32 = - s_apply_dot_0(_S130, _S128.geometric_normal_0).value0_5;
    var _S132 : bool;
    if(cosine_0 > 0.0f)
    {
        _S132 = true;
    }
    else
    {
        if(cosine_0 < 0.0f)
        {
            _S132 = emitted_2.two_sided_0;
        }
        else
        {
            _S132 = false;
        }
    }
    var found_0 : FoundLight_0;
    if(_S132)
    {
        if((emitted_2.probability_1) > 0.0f)
        {
            var arm_0 : vec3<f32> = _S128.position_0 + _S129 * vec3<f32>(-1.0f);
            var _S133 : f32 = s_apply_dot_0(arm_0, arm_0).value0_5 * emitted_2.probability_1 / s_apply_abs_0(cosine_0).value0_2;
            found_0.radiance_9 = emitted_2.radiance_1.v_0;
            found_0.pdf_6 = _S133;
        }
        else
        {
            found_0.radiance_9 = emitted_2.radiance_1.v_0;
            found_0.pdf_6 = 0.0f;
        }
    }
    else
    {
        found_0.radiance_9 = _S131;
        found_0.pdf_6 = 0.0f;
    }
    var _S134 : Tuple_11;
    _S134.value0_14 = found_0;
    return _S134;
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

fn s_apply_sqr_0( _S135 : f32) -> Tuple_14
{
    var _S136 : Tuple_14;
    _S136.value0_17 = _S135 * _S135;
    return _S136;
}

fn s_apply_power_heuristic_0( _S137 : f32,  _S138 : f32) -> Tuple_13
{
    var weight_3 : f32;
    if(_S137 > _S138)
    {
        weight_3 = 1.0f / (1.0f + s_apply_sqr_0(_S138 / _S137).value0_17);
    }
    else
    {
        var _S139 : Tuple_14 = s_apply_sqr_0(_S137 / _S138);
        weight_3 = _S139.value0_17 / (_S139.value0_17 + 1.0f);
    }
    var _S140 : Tuple_13;
    _S140.value0_16 = weight_3;
    return _S140;
}

fn s_apply_weighted_emission_0( _S141 : FoundLight_0,  _S142 : f32,  delta_7 : bool) -> Tuple_12
{
    var light_5 : vec3<f32>;
    if(!delta_7)
    {
        light_5 = _S141.radiance_9 * vec3<f32>(s_apply_power_heuristic_0(_S142, _S141.pdf_6).value0_16);
    }
    else
    {
        light_5 = _S141.radiance_9;
    }
    var _S143 : Tuple_12;
    _S143.value0_15 = light_5;
    return _S143;
}

fn s_apply_emission_of_0( emitted_3 : Emitted_0,  _S144 : Surface_0,  _S145 : vec3<f32>,  _S146 : vec3<f32>,  _S147 : f32,  delta_8 : bool) -> Tuple_10
{
    var _S148 : Tuple_10;
    _S148.value0_13 = s_apply_weighted_emission_0(s_apply_emitted_light_0(emitted_3, _S144, _S145, _S146).value0_14, _S147, delta_8).value0_15;
    return _S148;
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

fn s_apply_bsdf_near_0( shading_3 : Shading_0,  _S149 : f32,  _S150 : f32) -> Tuple_15
{
    var _S151 : vec2<f32> = shading_3.widths_0.xy;
    var _S152 : vec2<f32> = shading_3.widths_0.zw;
    var _S153 : Tuple_15;
    _S153.value0_18.a_6 = shading_3.a_1.v_0;
    _S153.value0_18.b_6 = shading_3.b_1.v_0;
    _S153.value0_18.alpha_2 = _S151;
    _S153.value0_18.coat_alpha_1 = _S152;
    _S153.value0_18.eta_3 = shading_3.eta_0;
    _S153.value0_18.kind_4 = shading_3.kind_0;
    _S153.value0_18.coat_3 = shading_3.coat_0;
    return _S153;
}

struct Tuple_16
{
     value0_19 : Frame_0,
};

fn s_apply_frame_near_0( shading_4 : Shading_0,  _S154 : Surface_0) -> Tuple_16
{
    var _S155 : Tuple_16;
    _S155.value0_19 = _S154.frame_1;
    return _S155;
}

struct Tuple_17
{
     value0_20 : vec3<f32>,
};

fn s_apply_to_local_0( _S156 : Frame_0,  _S157 : vec3<f32>) -> Tuple_17
{
    var _S158 : Tuple_17;
    _S158.value0_20 = vec3<f32>(s_apply_dot_0(_S156.s_1, _S157).value0_5, s_apply_dot_0(_S156.t_1, _S157).value0_5, s_apply_dot_0(_S156.n_1, _S157).value0_5);
    return _S158;
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

fn s_apply_view_of_0( shape_5 : LightShape_0,  _S159 : vec3<f32>) -> Tuple_20
{
    var _S160 : vec3<f32> = shape_5.corner_1 + _S159 * vec3<f32>(-1.0f);
    var _S161 : Tuple_5 = s_apply_dot_0(_S160, shape_5.normal_1);
    var _S162 : vec3<f32> = vec3<f32>(0.0f);
    var _S163 : Tuple_20;
    _S163.value0_23.to_corner_0 = _S160;
    _S163.value0_23.height_1 = _S161.value0_5;
    _S163.value0_23.a_7 = _S162;
    _S163.value0_23.b_7 = _S162;
    _S163.value0_23.c_0 = _S162;
    _S163.value0_23.solid_angle_0 = 1.0f;
    _S163.value0_23.spherical_0 = false;
    return _S163;
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

fn s_apply_sin_cos_turns_0( _S164 : f32) -> Tuple_23
{
    var quarter_0 : f32 = round(_S164 * 4.0f);
    var angle_0 : f32 = (_S164 - quarter_0 * 0.25f) * 6.28318548202514648f;
    var a2_0 : f32 = angle_0 * angle_0;
    var s_5 : f32 = angle_0 * (1.0f + a2_0 * (-0.1666666716337204f + a2_0 * (0.00833333376795053f + a2_0 * (-0.0001984127011383f + a2_0 * 2.75573188446287531e-06f))));
    var c_1 : f32 = 1.0f + a2_0 * (-0.5f + a2_0 * (0.0416666679084301f + a2_0 * (-0.00138888892251998f + a2_0 * 0.00002480158764229f)));
    var q_1 : i32 = (i32(quarter_0) & (i32(3)));
    var sine_0 : f32;
    var cosine_1 : f32;
    if(q_1 == i32(1))
    {
        var _S165 : f32 = - s_5;
        sine_0 = c_1;
        cosine_1 = _S165;
    }
    else
    {
        if(q_1 == i32(2))
        {
            var _S166 : f32 = - c_1;
            sine_0 = - s_5;
            cosine_1 = _S166;
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
    var _S167 : Tuple_23;
    _S167.value0_26 = vec2<f32>(sine_0, cosine_1);
    return _S167;
}

struct Tuple_24
{
     value0_27 : vec3<f32>,
};

fn s_apply_unit_vector_0( _S168 : vec3<f32>) -> Tuple_24
{
    var _S169 : Tuple_24;
    _S169.value0_27 = _S168 * vec3<f32>((1.0f / s_apply_sqrt_0(s_apply_dot_0(_S168, _S168).value0_5).value0_4));
    return _S169;
}

struct Tuple_25
{
     value0_28 : f32,
};

fn s_apply_safe_sqrt_0( _S170 : f32) -> Tuple_25
{
    var root_1 : f32;
    if(_S170 > 0.0f)
    {
        root_1 = s_apply_sqrt_0(_S170).value0_4;
    }
    else
    {
        root_1 = 0.0f;
    }
    var _S171 : Tuple_25;
    _S171.value0_28 = root_1;
    return _S171;
}

fn s_apply_sample_solid_angle_0( _S172 : TriangleView_0,  _S173 : vec2<f32>) -> Tuple_22
{
    var _S174 : Tuple_23 = s_apply_sin_cos_turns_0(_S173.x * _S172.solid_angle_0 * 0.07957746833562851f);
    var _S175 : Tuple_24 = s_apply_unit_vector_0(_S172.c_0 + _S172.a_7 * vec3<f32>(- s_apply_dot_0(_S172.a_7, _S172.c_0).value0_5));
    var _S176 : f32 = _S174.value0_26.x;
    var m_0 : f32 = _S176 * (1.0f + s_apply_dot_0(_S172.a_7, _S172.b_7).value0_5);
    var q_2 : f32 = _S174.value0_26.y * s_apply_dot_0(s_apply_cross_0(_S172.a_7, _S172.b_7).value0_3, _S175.value0_27).value0_5 - _S176 * s_apply_dot_0(_S172.b_7, _S175.value0_27).value0_5;
    var m2_0 : f32 = m_0 * m_0;
    var q2_0 : f32 = q_2 * q_2;
    var scale_5 : f32 = 1.0f / (q2_0 + m2_0);
    var chord_0 : vec3<f32> = _S172.a_7 * vec3<f32>(((q2_0 - m2_0) * scale_5)) + _S175.value0_27 * vec3<f32>((2.0f * q_2 * m_0 * scale_5)) + _S172.b_7 * vec3<f32>(-1.0f);
    var chord2_0 : f32 = s_apply_dot_0(chord_0, chord_0).value0_5 * 0.5f;
    var w_0 : f32 = _S173.y * chord2_0;
    var _S177 : Tuple_22;
    _S177.value0_25 = _S172.b_7 * vec3<f32>((1.0f - w_0)) + s_apply_unit_vector_0(chord_0 + _S172.b_7 * vec3<f32>(chord2_0)).value0_27 * vec3<f32>(s_apply_safe_sqrt_0(w_0 * (2.0f - w_0)).value0_28);
    return _S177;
}

fn is_finite_0( x_6 : f32) -> bool
{
    return (((bitcast<u32>((x_6))) & (u32(2139095040)))) != u32(2139095040);
}

fn s_apply_sample_view_0( shape_6 : LightShape_0,  _S178 : TriangleView_0,  _S179 : vec2<f32>) -> Tuple_21
{
    var _S180 : vec3<f32> = vec3<f32>(0.0f);
    var point_1 : SampledPoint_0;
    if(_S178.spherical_0)
    {
        var _S181 : Tuple_22 = s_apply_sample_solid_angle_0(_S178, _S179);
        var distance_3 : f32 = _S178.height_1 / s_apply_dot_0(_S181.value0_25, shape_6.normal_1).value0_5;
        var _S182 : bool;
        if(distance_3 > 0.0f)
        {
            _S182 = is_finite_0(distance_3);
        }
        else
        {
            _S182 = false;
        }
        if(_S182)
        {
            point_1.direction_7 = _S181.value0_25;
            point_1.distance_2 = distance_3;
            point_1.valid_4 = true;
        }
        else
        {
            point_1.direction_7 = _S180;
            point_1.distance_2 = 0.0f;
            point_1.valid_4 = false;
        }
    }
    else
    {
        var _S183 : Tuple_25 = s_apply_safe_sqrt_0(_S179.x);
        var _S184 : f32 = _S179.y;
        var to_light_2 : vec3<f32> = _S178.to_corner_0 + shape_6.e1_2 * vec3<f32>((_S183.value0_28 * (1.0f - _S184))) + shape_6.e2_2 * vec3<f32>((_S183.value0_28 * _S184));
        var _S185 : Tuple_5 = s_apply_dot_0(to_light_2, to_light_2);
        if((_S185.value0_5) > 0.0f)
        {
            var _S186 : Tuple_4 = s_apply_sqrt_0(_S185.value0_5);
            point_1.direction_7 = to_light_2 * vec3<f32>((1.0f / _S186.value0_4));
            point_1.distance_2 = _S186.value0_4;
            point_1.valid_4 = true;
        }
        else
        {
            point_1.direction_7 = _S180;
            point_1.distance_2 = 0.0f;
            point_1.valid_4 = false;
        }
    }
    var _S187 : Tuple_21;
    _S187.value0_24 = point_1;
    return _S187;
}

struct Tuple_26
{
     value0_29 : f32,
};

fn s_apply_view_pdf_0( shape_7 : LightShape_0,  _S188 : TriangleView_0,  _S189 : vec3<f32>,  _S190 : f32) -> Tuple_26
{
    var pdf_8 : f32;
    if(_S188.spherical_0)
    {
        pdf_8 = 1.0f / _S188.solid_angle_0;
    }
    else
    {
        var _S191 : Tuple_2 = s_apply_abs_0(s_apply_dot_0(_S189, shape_7.normal_1).value0_5);
        if((_S191.value0_2) > 0.0f)
        {
            pdf_8 = _S190 * _S190 / (_S191.value0_2 * shape_7.area_1);
        }
        else
        {
            pdf_8 = 0.0f;
        }
    }
    var _S192 : Tuple_26;
    _S192.value0_29 = pdf_8;
    return _S192;
}

fn s_apply_sample_light_0( light_6 : ChosenLight_0,  _S193 : vec3<f32>,  _S194 : vec2<f32>) -> Tuple_19
{
    var _S195 : vec3<f32> = vec3<f32>(0.0f);
    var sample_0 : LightSample_0;
    if((light_6.kind_1) == i32(1))
    {
        var _S196 : Tuple_20 = s_apply_view_of_0(light_6.shape_1, _S193);
        var _S197 : bool;
        if(!((_S196.value0_23.height_1) > 0.0f))
        {
            _S197 = true;
        }
        else
        {
            _S197 = light_6.two_sided_1;
        }
        if(_S197)
        {
            var _S198 : Tuple_21 = s_apply_sample_view_0(light_6.shape_1, _S196.value0_23, _S194);
            var _S199 : Tuple_26 = s_apply_view_pdf_0(light_6.shape_1, _S196.value0_23, _S198.value0_24.direction_7, _S198.value0_24.distance_2);
            if(_S198.value0_24.valid_4)
            {
                _S197 = (_S199.value0_29) > 0.0f;
            }
            else
            {
                _S197 = false;
            }
            if(_S197)
            {
                var _S200 : f32 = _S199.value0_29 * light_6.probability_2;
                sample_0.direction_6 = _S198.value0_24.direction_7;
                sample_0.distance_1 = _S198.value0_24.distance_2;
                sample_0.radiance_10 = light_6.radiance_3.v_0;
                sample_0.pdf_7 = _S200;
                sample_0.valid_3 = true;
            }
            else
            {
                sample_0.direction_6 = _S195;
                sample_0.distance_1 = 0.0f;
                sample_0.radiance_10 = _S195;
                sample_0.pdf_7 = 1.0f;
                sample_0.valid_3 = false;
            }
        }
        else
        {
            sample_0.direction_6 = _S195;
            sample_0.distance_1 = 0.0f;
            sample_0.radiance_10 = _S195;
            sample_0.pdf_7 = 1.0f;
            sample_0.valid_3 = false;
        }
    }
    else
    {
        sample_0.direction_6 = _S195;
        sample_0.distance_1 = 0.0f;
        sample_0.radiance_10 = _S195;
        sample_0.pdf_7 = 1.0f;
        sample_0.valid_3 = false;
    }
    var _S201 : Tuple_19;
    _S201.value0_22 = sample_0;
    return _S201;
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
    var _S202 : Tuple_28;
    _S202.value0_31.f_cos_0 = vec3<f32>(0.0f);
    _S202.value0_31.pdf_3 = 0.0f;
    return _S202;
}

struct Tuple_29
{
     value0_32 : BsdfValue_0,
};

fn s_apply_diffuse_evaluate_0( _S203 : vec3<f32>,  _S204 : vec3<f32>,  _S205 : vec3<f32>) -> Tuple_29
{
    var _S206 : Tuple_28 = s_apply_no_value_0();
    var _S207 : f32 = _S205.z;
    var value_1 : BsdfValue_0;
    if((_S204.z * _S207) > 0.0f)
    {
        var _S208 : f32 = s_apply_abs_0(_S207).value0_2 * 0.31830990314483643f;
        value_1.f_cos_0 = _S203 * vec3<f32>(_S208);
        value_1.pdf_3 = _S208;
    }
    else
    {
        value_1 = _S206.value0_31;
    }
    var _S209 : Tuple_29;
    _S209.value0_32 = value_1;
    return _S209;
}

struct Tuple_30
{
     value0_33 : BsdfValue_0,
};

struct Tuple_31
{
     value0_34 : vec2<f32>,
};

fn s_apply_ggx_widths_0( _S210 : vec2<f32>) -> Tuple_31
{
    var _S211 : f32 = _S210.x;
    var _S212 : f32;
    if(_S211 > 0.00009999999747379f)
    {
        _S212 = _S211;
    }
    else
    {
        _S212 = 0.00009999999747379f;
    }
    var _S213 : f32 = _S210.y;
    var _S214 : f32;
    if(_S213 > 0.00009999999747379f)
    {
        _S214 = _S213;
    }
    else
    {
        _S214 = 0.00009999999747379f;
    }
    var _S215 : Tuple_31;
    _S215.value0_34 = vec2<f32>(_S212, _S214);
    return _S215;
}

struct Tuple_32
{
     value0_35 : f32,
};

fn s_apply_ggx_lambda_0( _S216 : vec2<f32>,  _S217 : vec3<f32>) -> Tuple_32
{
    var _S218 : Tuple_32;
    _S218.value0_35 = (s_apply_sqrt_0(1.0f + (s_apply_sqr_0(_S216.x * _S217.x).value0_17 + s_apply_sqr_0(_S216.y * _S217.y).value0_17) / s_apply_sqr_0(_S217.z).value0_17).value0_4 - 1.0f) * 0.5f;
    return _S218;
}

struct Tuple_33
{
     value0_36 : f32,
};

fn s_apply_ggx_density_0( _S219 : vec2<f32>,  _S220 : vec3<f32>) -> Tuple_33
{
    var _S221 : f32 = _S219.x;
    var _S222 : f32 = _S219.y;
    var _S223 : Tuple_33;
    _S223.value0_36 = 1.0f / (3.14159274101257324f * _S221 * _S222 * s_apply_sqr_0(s_apply_sqr_0(_S220.x / _S221).value0_17 + s_apply_sqr_0(_S220.y / _S222).value0_17 + s_apply_sqr_0(_S220.z).value0_17).value0_17);
    return _S223;
}

struct Tuple_34
{
     value0_37 : vec3<f32>,
};

struct Tuple_35
{
     value0_38 : f32,
};

fn s_apply_fresnel_conductor_channel_0( _S224 : f32,  _S225 : f32,  _S226 : f32) -> Tuple_35
{
    var _S227 : Tuple_0 = s_apply_min_0(_S224, 1.0f);
    var _S228 : Tuple_14 = s_apply_sqr_0(_S227.value0_0);
    var sin2_0 : f32 = 1.0f - _S228.value0_17;
    var t0_0 : f32 = _S225 * _S225 - _S226 * _S226 - sin2_0;
    var _S229 : Tuple_25 = s_apply_safe_sqrt_0(s_apply_sqr_0(t0_0).value0_17 + 4.0f * _S225 * _S225 * _S226 * _S226);
    var t1_0 : f32 = _S229.value0_28 + _S228.value0_17;
    var t2_0 : f32 = 2.0f * s_apply_safe_sqrt_0((_S229.value0_28 + t0_0) * 0.5f).value0_28 * _S227.value0_0;
    var perpendicular_0 : f32 = (t1_0 - t2_0) / (t1_0 + t2_0);
    var t3_0 : f32 = _S228.value0_17 * _S229.value0_28 + s_apply_sqr_0(sin2_0).value0_17;
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
    var _S230 : Tuple_35;
    _S230.value0_38 = reflected_1;
    return _S230;
}

fn s_apply_fresnel_conductor_0( _S231 : f32,  _S232 : vec3<f32>,  _S233 : vec3<f32>) -> Tuple_34
{
    var _S234 : Tuple_34;
    _S234.value0_37 = vec3<f32>(s_apply_fresnel_conductor_channel_0(_S231, _S232.x, _S233.x).value0_38, s_apply_fresnel_conductor_channel_0(_S231, _S232.y, _S233.y).value0_38, s_apply_fresnel_conductor_channel_0(_S231, _S232.z, _S233.z).value0_38);
    return _S234;
}

fn s_apply_conductor_evaluate_0( _S235 : vec3<f32>,  _S236 : vec3<f32>,  _S237 : vec2<f32>,  _S238 : vec3<f32>,  _S239 : vec3<f32>) -> Tuple_30
{
    var _S240 : Tuple_28 = s_apply_no_value_0();
    var half_vector_0 : vec3<f32> = _S238 + _S239;
    var _S241 : Tuple_5 = s_apply_dot_0(half_vector_0, half_vector_0);
    var _S242 : f32 = _S238.z;
    var _S243 : bool;
    if((_S242 * _S239.z) > 0.0f)
    {
        _S243 = (_S241.value0_5) > 0.0f;
    }
    else
    {
        _S243 = false;
    }
    var value_2 : BsdfValue_0;
    if(_S243)
    {
        var m_1 : vec3<f32> = half_vector_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S241.value0_5).value0_4));
        var _S244 : Tuple_31 = s_apply_ggx_widths_0(_S237);
        var common_0 : f32 = s_apply_ggx_density_0(_S244.value0_34, m_1).value0_36 / (4.0f * s_apply_abs_0(_S242).value0_2);
        var _S245 : f32 = 1.0f + s_apply_ggx_lambda_0(_S244.value0_34, _S238).value0_35;
        var _S246 : f32 = common_0 / _S245;
        value_2.f_cos_0 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S238, m_1).value0_5).value0_2, _S235, _S236).value0_37 * vec3<f32>((common_0 / (_S245 + s_apply_ggx_lambda_0(_S244.value0_34, _S239).value0_35)));
        value_2.pdf_3 = _S246;
    }
    else
    {
        value_2 = _S240.value0_31;
    }
    var _S247 : Tuple_30;
    _S247.value0_33 = value_2;
    return _S247;
}

struct Tuple_36
{
     value0_39 : BsdfValue_0,
};

struct Tuple_37
{
     value0_40 : f32,
};

fn s_apply_fresnel_dielectric_0( _S248 : f32,  eta_outer_0 : f32) -> Tuple_37
{
    var cos_i_0 : f32;
    var eta_4 : f32;
    if(_S248 < 0.0f)
    {
        var _S249 : f32 = 1.0f / eta_outer_0;
        cos_i_0 = - _S248;
        eta_4 = _S249;
    }
    else
    {
        cos_i_0 = _S248;
        eta_4 = eta_outer_0;
    }
    var sin2_t_0 : f32 = (1.0f - s_apply_sqr_0(cos_i_0).value0_17) / (eta_4 * eta_4);
    var reflected_2 : f32;
    if(sin2_t_0 < 1.0f)
    {
        var _S250 : Tuple_25 = s_apply_safe_sqrt_0(1.0f - sin2_t_0);
        var _S251 : f32 = eta_4 * cos_i_0;
        var _S252 : f32 = eta_4 * _S250.value0_28;
        reflected_2 = (s_apply_sqr_0((_S251 - _S250.value0_28) / (_S251 + _S250.value0_28)).value0_17 + s_apply_sqr_0((cos_i_0 - _S252) / (cos_i_0 + _S252)).value0_17) * 0.5f;
    }
    else
    {
        reflected_2 = 1.0f;
    }
    var _S253 : Tuple_37;
    _S253.value0_40 = reflected_2;
    return _S253;
}

fn s_apply_dielectric_evaluate_0( eta_5 : f32,  _S254 : vec2<f32>,  _S255 : vec3<f32>,  _S256 : vec3<f32>) -> Tuple_36
{
    var _S257 : Tuple_28 = s_apply_no_value_0();
    var _S258 : f32 = _S255.z;
    var _S259 : bool;
    if(_S258 != 0.0f)
    {
        _S259 = (_S256.z) != 0.0f;
    }
    else
    {
        _S259 = false;
    }
    var value_3 : BsdfValue_0;
    if(_S259)
    {
        var _S260 : f32 = _S256.z;
        var reflects_0 : bool = (_S258 * _S260) > 0.0f;
        var crossing_0 : f32;
        if(reflects_0)
        {
            crossing_0 = 1.0f;
        }
        else
        {
            if(_S258 > 0.0f)
            {
                crossing_0 = eta_5;
            }
            else
            {
                crossing_0 = 1.0f / eta_5;
            }
        }
        var half_vector_1 : vec3<f32> = _S256 * vec3<f32>(crossing_0) + _S255;
        var _S261 : Tuple_5 = s_apply_dot_0(half_vector_1, half_vector_1);
        if((_S261.value0_5) > 0.0f)
        {
            var m_2 : vec3<f32> = half_vector_1 * vec3<f32>((1.0f / s_apply_sqrt_0(_S261.value0_5).value0_4));
            var m_3 : vec3<f32>;
            if((m_2.z) < 0.0f)
            {
                m_3 = (vec3<f32>(0) - m_2);
            }
            else
            {
                m_3 = m_2;
            }
            var _S262 : Tuple_5 = s_apply_dot_0(_S255, m_3);
            var _S263 : Tuple_5 = s_apply_dot_0(_S256, m_3);
            if((_S262.value0_5 * _S258) >= 0.0f)
            {
                _S259 = (_S263.value0_5 * _S260) >= 0.0f;
            }
            else
            {
                _S259 = false;
            }
            if(_S259)
            {
                var _S264 : Tuple_31 = s_apply_ggx_widths_0(_S254);
                var _S265 : Tuple_37 = s_apply_fresnel_dielectric_0(_S262.value0_5, eta_5);
                var masking_o_0 : f32 = 1.0f + s_apply_ggx_lambda_0(_S264.value0_34, _S255).value0_35;
                var masking_both_0 : f32 = masking_o_0 + s_apply_ggx_lambda_0(_S264.value0_34, _S256).value0_35;
                if(reflects_0)
                {
                    var common_1 : f32 = _S265.value0_40 * s_apply_ggx_density_0(_S264.value0_34, m_3).value0_36 / (4.0f * s_apply_abs_0(_S258).value0_2);
                    var _S266 : f32 = common_1 / masking_o_0;
                    value_3.f_cos_0 = vec3<f32>((common_1 / masking_both_0));
                    value_3.pdf_3 = _S266;
                }
                else
                {
                    var common_2 : f32 = (1.0f - _S265.value0_40) * s_apply_ggx_density_0(_S264.value0_34, m_3).value0_36 * (s_apply_abs_0(_S263.value0_5).value0_2 / s_apply_sqr_0(_S263.value0_5 + _S262.value0_5 / crossing_0).value0_17) * s_apply_abs_0(_S262.value0_5).value0_2 / s_apply_abs_0(_S258).value0_2;
                    var _S267 : f32 = common_2 / masking_o_0;
                    value_3.f_cos_0 = vec3<f32>((common_2 / (masking_both_0 * crossing_0 * crossing_0)));
                    value_3.pdf_3 = _S267;
                }
            }
            else
            {
                value_3 = _S257.value0_31;
            }
        }
        else
        {
            value_3 = _S257.value0_31;
        }
    }
    else
    {
        value_3 = _S257.value0_31;
    }
    var _S268 : Tuple_36;
    _S268.value0_39 = value_3;
    return _S268;
}

fn s_apply_bsdf_evaluate_0( _S269 : Bsdf_0,  _S270 : vec3<f32>,  _S271 : vec3<f32>) -> Tuple_27
{
    var _S272 : Tuple_28 = s_apply_no_value_0();
    var value_4 : BsdfValue_0;
    if((_S269.kind_4) == u32(0))
    {
        value_4 = s_apply_diffuse_evaluate_0(_S269.a_6, _S270, _S271).value0_32;
    }
    else
    {
        if((_S269.kind_4) == u32(1))
        {
            value_4 = s_apply_conductor_evaluate_0(_S269.a_6, _S269.b_6, _S269.alpha_2, _S270, _S271).value0_33;
        }
        else
        {
            if((_S269.kind_4) == u32(2))
            {
                value_4 = s_apply_dielectric_evaluate_0(_S269.eta_3, _S269.alpha_2, _S270, _S271).value0_39;
            }
            else
            {
                value_4 = _S272.value0_31;
            }
        }
    }
    var _S273 : Tuple_27;
    _S273.value0_30 = value_4;
    return _S273;
}

fn s_apply_direct_light_0( _S274 : Bsdf_0,  _S275 : Frame_0,  chosen_1 : ChosenLight_0,  _S276 : Surface_0,  _S277 : vec3<f32>,  _S278 : vec2<f32>) -> Tuple_18
{
    var _S279 : vec3<f32> = vec3<f32>(0.0f);
    var _S280 : BsdfValue_0 = BsdfValue_0( _S279, 0.0f );
    var _S281 : s_minCtx_s_bwdCallableCtx_direct_light_0;
    _S281.value0_6 = _S280;
    var _S282 : vec3<f32> = vec3<f32>(0.0f);
    var _S283 : Tuple_19 = s_apply_sample_light_0(chosen_1, _S276.position_0, _S278);
    var direct_0 : DirectLight_0;
    if(_S283.value0_22.valid_3)
    {
        var _S284 : Tuple_27 = s_apply_bsdf_evaluate_0(_S274, _S277, s_apply_to_local_0(_S275, _S283.value0_22.direction_6).value0_20);
        _S281.value0_6 = _S284.value0_30;
        if((any(((_S284.value0_30.f_cos_0) != _S279))))
        {
            var factor_1 : f32 = 1.0f / _S283.value0_22.pdf_7;
            var factor_2 : f32;
            if(!chosen_1.delta_1)
            {
                factor_2 = factor_1 * s_apply_power_heuristic_0(_S283.value0_22.pdf_7, _S284.value0_30.pdf_3).value0_16;
            }
            else
            {
                factor_2 = factor_1;
            }
            direct_0.radiance_8 = _S284.value0_30.f_cos_0 * _S283.value0_22.radiance_10 * vec3<f32>(factor_2);
            direct_0.direction_4 = _S283.value0_22.direction_6;
            direct_0.distance_0 = _S283.value0_22.distance_1;
            direct_0.valid_0 = true;
        }
        else
        {
            direct_0.radiance_8 = _S282;
            direct_0.direction_4 = _S282;
            direct_0.distance_0 = 0.0f;
            direct_0.valid_0 = false;
        }
    }
    else
    {
        direct_0.radiance_8 = _S282;
        direct_0.direction_4 = _S282;
        direct_0.distance_0 = 0.0f;
        direct_0.valid_0 = false;
    }
    var _S285 : Tuple_18;
    _S285.value0_21 = direct_0;
    _S285.value1_2 = _S281;
    return _S285;
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
    var _S286 : vec3<f32> = vec3<f32>(0.0f);
    var _S287 : Tuple_40;
    _S287.value0_43.wi_0 = _S286;
    _S287.value0_43.weight_2 = _S286;
    _S287.value0_43.pdf_5 = 0.0f;
    _S287.value0_43.valid_2 = false;
    _S287.value0_43.delta_6 = false;
    return _S287;
}

fn is_smooth_0( alpha_3 : vec2<f32>) -> bool
{
    return (max(alpha_3.x, alpha_3.y)) < 0.00100000004749745f;
}

struct Tuple_41
{
     value0_44 : BsdfSample_0,
};

fn s_apply_diffuse_sample_0( _S288 : vec3<f32>,  _S289 : vec3<f32>,  _S290 : vec2<f32>) -> Tuple_41
{
    var _S291 : Tuple_23 = s_apply_sin_cos_turns_0(_S290.x);
    var _S292 : f32 = _S290.y;
    var _S293 : Tuple_25 = s_apply_safe_sqrt_0(_S292);
    var _S294 : Tuple_25 = s_apply_safe_sqrt_0(1.0f - _S292);
    var _S295 : Tuple_40 = s_apply_no_sample_0();
    var sample_1 : BsdfSample_0;
    if((_S294.value0_28) > 0.0f)
    {
        var side_0 : f32;
        if((_S289.z) < 0.0f)
        {
            side_0 = -1.0f;
        }
        else
        {
            side_0 = 1.0f;
        }
        var _S296 : vec3<f32> = vec3<f32>(_S293.value0_28 * _S291.value0_26.y, _S293.value0_28 * _S291.value0_26.x, side_0 * _S294.value0_28);
        sample_1 = _S295.value0_43;
        sample_1.wi_0 = _S296;
        sample_1.weight_2 = _S288;
        sample_1.pdf_5 = _S294.value0_28 * 0.31830990314483643f;
        sample_1.valid_2 = true;
    }
    else
    {
        sample_1 = _S295.value0_43;
    }
    var _S297 : Tuple_41;
    _S297.value0_44 = sample_1;
    return _S297;
}

struct Tuple_42
{
     value0_45 : BsdfSample_0,
};

struct Tuple_43
{
     value0_46 : vec3<f32>,
};

fn s_apply_ggx_sample_visible_0( _S298 : vec2<f32>,  _S299 : vec3<f32>,  _S300 : vec2<f32>) -> Tuple_43
{
    var w_1 : vec3<f32>;
    if((_S299.z) < 0.0f)
    {
        w_1 = (vec3<f32>(0) - _S299);
    }
    else
    {
        w_1 = _S299;
    }
    var _S301 : f32 = _S298.x;
    var _S302 : f32 = _S298.y;
    var _S303 : Tuple_24 = s_apply_unit_vector_0(vec3<f32>(w_1.x * _S301, w_1.y * _S302, w_1.z));
    var _S304 : Tuple_23 = s_apply_sin_cos_turns_0(_S300.x);
    var one_minus_z_0 : f32 = _S300.y * (1.0f + _S303.value0_27.z);
    var _S305 : Tuple_25 = s_apply_safe_sqrt_0(one_minus_z_0 * (2.0f - one_minus_z_0));
    var h_0 : vec3<f32> = vec3<f32>(_S305.value0_28 * _S304.value0_26.y, _S305.value0_28 * _S304.value0_26.x, 1.0f - one_minus_z_0) + _S303.value0_27;
    var _S306 : Tuple_43;
    _S306.value0_46 = s_apply_unit_vector_0(vec3<f32>(h_0.x * _S301, h_0.y * _S302, s_apply_max_0(h_0.z, 9.999999960041972e-13f).value0_1)).value0_27;
    return _S306;
}

struct Tuple_44
{
     value0_47 : vec3<f32>,
};

fn s_apply_mirrored_0( _S307 : vec3<f32>,  _S308 : vec3<f32>) -> Tuple_44
{
    var _S309 : Tuple_44;
    _S309.value0_47 = _S308 * vec3<f32>((2.0f * s_apply_dot_0(_S307, _S308).value0_5)) - _S307;
    return _S309;
}

fn s_apply_conductor_sample_0( _S310 : vec3<f32>,  _S311 : vec3<f32>,  _S312 : vec2<f32>,  smooth_1 : bool,  _S313 : vec3<f32>,  _S314 : vec2<f32>) -> Tuple_42
{
    var _S315 : Tuple_40 = s_apply_no_sample_0();
    var sample_2 : BsdfSample_0;
    if(smooth_1)
    {
        var _S316 : f32 = _S313.z;
        var _S317 : Tuple_34 = s_apply_fresnel_conductor_0(s_apply_abs_0(_S316).value0_2, _S310, _S311);
        sample_2.wi_0 = vec3<f32>(- _S313.x, - _S313.y, _S316);
        sample_2.weight_2 = _S317.value0_37;
        sample_2.pdf_5 = 1.0f;
        sample_2.valid_2 = true;
        sample_2.delta_6 = true;
    }
    else
    {
        var _S318 : Tuple_31 = s_apply_ggx_widths_0(_S312);
        var _S319 : Tuple_43 = s_apply_ggx_sample_visible_0(_S318.value0_34, _S313, _S314);
        var _S320 : Tuple_44 = s_apply_mirrored_0(_S313, _S319.value0_46);
        var _S321 : f32 = _S313.z;
        if((_S321 * _S320.value0_47.z) > 0.0f)
        {
            var masking_o_1 : f32 = 1.0f + s_apply_ggx_lambda_0(_S318.value0_34, _S313).value0_35;
            sample_2 = _S315.value0_43;
            sample_2.wi_0 = _S320.value0_47;
            sample_2.weight_2 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S313, _S319.value0_46).value0_5).value0_2, _S310, _S311).value0_37 * vec3<f32>((masking_o_1 / (masking_o_1 + s_apply_ggx_lambda_0(_S318.value0_34, _S320.value0_47).value0_35)));
            sample_2.pdf_5 = s_apply_ggx_density_0(_S318.value0_34, _S319.value0_46).value0_36 / (4.0f * s_apply_abs_0(_S321).value0_2 * masking_o_1);
            sample_2.valid_2 = true;
        }
        else
        {
            sample_2 = _S315.value0_43;
        }
    }
    var _S322 : Tuple_42;
    _S322.value0_45 = sample_2;
    return _S322;
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

fn s_apply_refracted_0( _S323 : vec3<f32>,  _S324 : vec3<f32>,  eta_outer_1 : f32) -> Tuple_46
{
    var _S325 : Tuple_5 = s_apply_dot_0(_S323, _S324);
    var cos_i_1 : f32;
    var eta_6 : f32;
    var m_4 : vec3<f32>;
    if((_S325.value0_5) < 0.0f)
    {
        var _S326 : vec3<f32> = (vec3<f32>(0) - _S324);
        var _S327 : f32 = 1.0f / eta_outer_1;
        cos_i_1 = - _S325.value0_5;
        eta_6 = _S327;
        m_4 = _S326;
    }
    else
    {
        cos_i_1 = _S325.value0_5;
        eta_6 = eta_outer_1;
        m_4 = _S324;
    }
    var sin2_t_1 : f32 = s_apply_max_0(1.0f - s_apply_sqr_0(cos_i_1).value0_17, 0.0f).value0_1 / (eta_6 * eta_6);
    var _S328 : vec3<f32> = vec3<f32>(0.0f);
    var result_1 : Refraction_0;
    if(sin2_t_1 < 1.0f)
    {
        result_1.direction_8 = m_4 * vec3<f32>((cos_i_1 / eta_6 - s_apply_safe_sqrt_0(1.0f - sin2_t_1).value0_28)) - _S323 * vec3<f32>((1.0f / eta_6));
        result_1.valid_5 = true;
    }
    else
    {
        result_1.direction_8 = _S328;
        result_1.valid_5 = false;
    }
    var _S329 : Tuple_46;
    _S329.value0_49 = result_1;
    return _S329;
}

fn s_apply_smooth_dielectric_sample_0( eta_7 : f32,  _S330 : vec3<f32>,  lobe_5 : f32) -> Tuple_45
{
    var _S331 : Tuple_40 = s_apply_no_sample_0();
    var _S332 : f32 = _S330.z;
    var sample_3 : BsdfSample_0;
    if(lobe_5 < (s_apply_fresnel_dielectric_0(_S332, eta_7).value0_40))
    {
        var _S333 : vec3<f32> = vec3<f32>(1.0f);
        sample_3.wi_0 = vec3<f32>(- _S330.x, - _S330.y, _S332);
        sample_3.weight_2 = _S333;
        sample_3.pdf_5 = 1.0f;
        sample_3.valid_2 = true;
        sample_3.delta_6 = true;
    }
    else
    {
        var _S334 : Tuple_46 = s_apply_refracted_0(_S330, vec3<f32>(0.0f, 0.0f, 1.0f), eta_7);
        if(_S334.value0_49.valid_5)
        {
            var crossing_1 : f32;
            if(_S332 > 0.0f)
            {
                crossing_1 = eta_7;
            }
            else
            {
                crossing_1 = 1.0f / eta_7;
            }
            var _S335 : vec3<f32> = vec3<f32>((1.0f / (crossing_1 * crossing_1)));
            sample_3.wi_0 = _S334.value0_49.direction_8;
            sample_3.weight_2 = _S335;
            sample_3.pdf_5 = 1.0f;
            sample_3.valid_2 = true;
            sample_3.delta_6 = true;
        }
        else
        {
            sample_3 = _S331.value0_43;
        }
    }
    var _S336 : Tuple_45;
    _S336.value0_48 = sample_3;
    return _S336;
}

struct Tuple_47
{
     value0_50 : BsdfSample_0,
};

fn s_apply_rough_dielectric_sample_0( eta_8 : f32,  _S337 : vec2<f32>,  _S338 : vec3<f32>,  _S339 : vec2<f32>,  lobe_6 : f32) -> Tuple_47
{
    var _S340 : Tuple_40 = s_apply_no_sample_0();
    var _S341 : Tuple_31 = s_apply_ggx_widths_0(_S337);
    var _S342 : Tuple_43 = s_apply_ggx_sample_visible_0(_S341.value0_34, _S338, _S339);
    var _S343 : Tuple_5 = s_apply_dot_0(_S338, _S342.value0_46);
    var _S344 : Tuple_37 = s_apply_fresnel_dielectric_0(_S343.value0_5, eta_8);
    var masking_o_2 : f32 = 1.0f + s_apply_ggx_lambda_0(_S341.value0_34, _S338).value0_35;
    var _S345 : Tuple_2 = s_apply_abs_0(_S343.value0_5);
    var _S346 : f32 = _S338.z;
    var visible_0 : f32 = s_apply_ggx_density_0(_S341.value0_34, _S342.value0_46).value0_36 * _S345.value0_2 / (masking_o_2 * s_apply_abs_0(_S346).value0_2);
    var sample_4 : BsdfSample_0;
    if(lobe_6 < (_S344.value0_40))
    {
        var _S347 : Tuple_44 = s_apply_mirrored_0(_S338, _S342.value0_46);
        if((_S346 * _S347.value0_47.z) > 0.0f)
        {
            sample_4 = _S340.value0_43;
            sample_4.wi_0 = _S347.value0_47;
            sample_4.weight_2 = vec3<f32>((masking_o_2 / (masking_o_2 + s_apply_ggx_lambda_0(_S341.value0_34, _S347.value0_47).value0_35)));
            sample_4.pdf_5 = _S344.value0_40 * visible_0 / (4.0f * _S345.value0_2);
            sample_4.valid_2 = true;
        }
        else
        {
            sample_4 = _S340.value0_43;
        }
    }
    else
    {
        var _S348 : Tuple_46 = s_apply_refracted_0(_S338, _S342.value0_46, eta_8);
        var _S349 : bool;
        if(_S348.value0_49.valid_5)
        {
            _S349 = (_S346 * _S348.value0_49.direction_8.z) < 0.0f;
        }
        else
        {
            _S349 = false;
        }
        if(_S349)
        {
            var crossing_2 : f32;
            if(_S346 > 0.0f)
            {
                crossing_2 = eta_8;
            }
            else
            {
                crossing_2 = 1.0f / eta_8;
            }
            var _S350 : Tuple_5 = s_apply_dot_0(_S348.value0_49.direction_8, _S342.value0_46);
            var jacobian_0 : f32 = s_apply_abs_0(_S350.value0_5).value0_2 / s_apply_sqr_0(_S350.value0_5 + _S343.value0_5 / crossing_2).value0_17;
            sample_4 = _S340.value0_43;
            sample_4.wi_0 = _S348.value0_49.direction_8;
            sample_4.weight_2 = vec3<f32>((masking_o_2 / ((masking_o_2 + s_apply_ggx_lambda_0(_S341.value0_34, _S348.value0_49.direction_8).value0_35) * crossing_2 * crossing_2)));
            sample_4.pdf_5 = (1.0f - _S344.value0_40) * visible_0 * jacobian_0;
            sample_4.valid_2 = true;
        }
        else
        {
            sample_4 = _S340.value0_43;
        }
    }
    var _S351 : Tuple_47;
    _S351.value0_50 = sample_4;
    return _S351;
}

fn s_apply_bsdf_sample_0( _S352 : Bsdf_0,  _S353 : vec3<f32>,  _S354 : vec2<f32>,  lobe_7 : f32) -> Tuple_39
{
    var _S355 : Tuple_40 = s_apply_no_sample_0();
    var sample_5 : BsdfSample_0;
    if((_S353.z) != 0.0f)
    {
        var smooth_2 : bool = is_smooth_0(_S352.alpha_2);
        if((_S352.kind_4) == u32(0))
        {
            sample_5 = s_apply_diffuse_sample_0(_S352.a_6, _S353, _S354).value0_44;
        }
        else
        {
            if((_S352.kind_4) == u32(1))
            {
                sample_5 = s_apply_conductor_sample_0(_S352.a_6, _S352.b_6, _S352.alpha_2, smooth_2, _S353, _S354).value0_45;
            }
            else
            {
                if((_S352.kind_4) == u32(2))
                {
                    var _S356 : bool;
                    if(smooth_2)
                    {
                        _S356 = true;
                    }
                    else
                    {
                        _S356 = (_S352.eta_3) == 1.0f;
                    }
                    if(_S356)
                    {
                        sample_5 = s_apply_smooth_dielectric_sample_0(_S352.eta_3, _S353, lobe_7).value0_48;
                    }
                    else
                    {
                        sample_5 = s_apply_rough_dielectric_sample_0(_S352.eta_3, _S352.alpha_2, _S353, _S354, lobe_7).value0_50;
                    }
                }
                else
                {
                    sample_5 = _S355.value0_43;
                }
            }
        }
    }
    else
    {
        sample_5 = _S355.value0_43;
    }
    var _S357 : Tuple_39;
    _S357.value0_42 = sample_5;
    return _S357;
}

struct Tuple_48
{
     value0_51 : vec3<f32>,
};

fn s_apply_to_world_0( _S358 : Frame_0,  _S359 : vec3<f32>) -> Tuple_48
{
    var _S360 : Tuple_48;
    _S360.value0_51 = _S358.s_1 * vec3<f32>(_S359.x) + _S358.t_1 * vec3<f32>(_S359.y) + _S358.n_1 * vec3<f32>(_S359.z);
    return _S360;
}

struct Tuple_49
{
     value0_52 : vec3<f32>,
};

fn s_apply_ray_origin_0( _S361 : Surface_0,  _S362 : vec3<f32>,  clearance_1 : f32) -> Tuple_49
{
    var offset_0 : f32;
    if((s_apply_dot_0(_S362, _S361.geometric_normal_0).value0_5) > 0.0f)
    {
        offset_0 = clearance_1;
    }
    else
    {
        offset_0 = - clearance_1;
    }
    var _S363 : Tuple_49;
    _S363.value0_52 = _S361.position_0 + _S361.geometric_normal_0 * vec3<f32>(offset_0);
    return _S363;
}

fn s_apply_scatter_0( _S364 : Bsdf_0,  _S365 : Frame_0,  _S366 : Surface_0,  _S367 : vec3<f32>,  _S368 : vec2<f32>,  lobe_8 : f32,  clearance_2 : f32) -> Tuple_38
{
    var _S369 : vec3<f32> = vec3<f32>(0.0f);
    var _S370 : BsdfSample_0 = BsdfSample_0( _S369, _S369, 0.0f, false, false );
    var _S371 : s_minCtx_s_bwdCallableCtx_scatter_0;
    _S371.value0_7 = _S370;
    var _S372 : Tuple_39 = s_apply_bsdf_sample_0(_S364, _S367, _S368, lobe_8);
    _S371.value0_7 = _S372.value0_42;
    var _S373 : Tuple_48 = s_apply_to_world_0(_S365, _S372.value0_42.wi_0);
    var _S374 : Tuple_49 = s_apply_ray_origin_0(_S366, _S373.value0_51, clearance_2);
    var _S375 : Tuple_38;
    _S375.value0_41.weight_1 = _S372.value0_42.weight_2;
    _S375.value0_41.origin_3 = _S374.value0_52;
    _S375.value0_41.direction_5 = _S373.value0_51;
    _S375.value0_41.pdf_4 = _S372.value0_42.pdf_5;
    _S375.value0_41.valid_1 = _S372.value0_42.valid_2;
    _S375.value0_41.delta_5 = _S372.value0_42.delta_6;
    _S375.value1_3 = _S371;
    return _S375;
}

fn s_apply_path_luminance_0( vertex_0 : Vertex_0,  _S376 : vec3<f32>,  _S377 : vec3<f32>,  _S378 : f32,  _S379 : vec2<f32>,  _S380 : vec2<f32>) -> Tuple_6
{
    var _S381 : vec3<f32> = vec3<f32>(0.0f);
    var _S382 : DirectLight_0 = DirectLight_0( _S381, _S381, 0.0f, false );
    var _S383 : BsdfValue_0 = BsdfValue_0( _S381, 0.0f );
    var _S384 : s_minCtx_s_bwdCallableCtx_direct_light_0 = s_minCtx_s_bwdCallableCtx_direct_light_0( _S383 );
    var _S385 : Departure_0 = Departure_0( _S381, _S381, _S381, 0.0f, false, false );
    var _S386 : BsdfSample_0 = BsdfSample_0( _S381, _S381, 0.0f, false, false );
    var _S387 : s_minCtx_s_bwdCallableCtx_scatter_0 = s_minCtx_s_bwdCallableCtx_scatter_0( _S386 );
    var _S388 : s_minCtx_s_bwdCallableCtx_path_luminance_0;
    _S388.value0_8 = _S382;
    _S388.value1_0 = _S384;
    _S388.value2_0 = _S385;
    _S388.value3_0 = _S387;
    var _S389 : Tuple_7 = s_apply_surface_at_0(vertex_0.triangle_0, _S376, _S377);
    var result_2 : f32;
    if((vertex_0.triangle_0.emission_1) != u32(4294967295))
    {
        result_2 = s_apply_dot_0(s_apply_emission_of_0(vertex_0.emitted_0, _S389.value0_10, _S376, _S377, _S378, vertex_0.delta_2).value0_13, vertex_0.importance_0).value0_5;
    }
    else
    {
        result_2 = 0.0f;
    }
    var _S390 : bool;
    if(vertex_0.lit_0)
    {
        _S390 = true;
    }
    else
    {
        _S390 = vertex_0.scatters_0;
    }
    if(_S390)
    {
        var _S391 : Tuple_15 = s_apply_bsdf_near_0(vertex_0.shading_1, _S389.value0_10.b1_0, _S389.value0_10.b2_0);
        var _S392 : Tuple_16 = s_apply_frame_near_0(vertex_0.shading_1, _S389.value0_10);
        var _S393 : Tuple_17 = s_apply_to_local_0(_S392.value0_19, (vec3<f32>(0) - _S377));
        if(vertex_0.lit_0)
        {
            var _S394 : Tuple_18 = s_apply_direct_light_0(_S391.value0_18, _S392.value0_19, vertex_0.chosen_0, _S389.value0_10, _S393.value0_20, _S380);
            _S388.value0_8 = _S394.value0_21;
            _S388.value1_0 = _S394.value1_2;
            result_2 = result_2 + s_apply_dot_0(_S394.value0_21.radiance_8, vertex_0.importance_0).value0_5;
        }
        if(vertex_0.scatters_0)
        {
            var _S395 : Tuple_38 = s_apply_scatter_0(_S391.value0_18, _S392.value0_19, _S389.value0_10, _S393.value0_20, _S379, vertex_0.shading_1.lobe_2, vertex_0.triangle_0.clearance_0);
            _S388.value2_0 = _S395.value0_41;
            _S388.value3_0 = _S395.value1_3;
            var result_3 : f32 = result_2 + (s_apply_dot_0(_S395.value0_41.weight_1, vertex_0.later_1).value0_5 + s_apply_dot_0(_S395.value0_41.origin_3, vertex_0.adjoint_origin_1).value0_5 + s_apply_dot_0(_S395.value0_41.direction_5, vertex_0.adjoint_direction_1).value0_5);
            if(!_S395.value0_41.delta_5)
            {
                result_2 = result_3 + _S395.value0_41.pdf_4 * vertex_0.adjoint_pdf_1;
            }
            else
            {
                result_2 = result_3;
            }
        }
    }
    var _S396 : Tuple_6;
    _S396.value0_9 = result_2;
    _S396.value1_1 = _S388;
    return _S396;
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
    var _S397 : vec3<f32> = vec3<f32>(0.0f);
    result_4.s_1 = _S397;
    result_4.t_1 = _S397;
    result_4.n_1 = _S397;
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
    var _S398 : vec3<f32> = vec3<f32>(0.0f);
    result_6.a_8 = _S398;
    result_6.b_8 = _S398;
    var _S399 : vec2<f32> = vec2<f32>(0.0f);
    result_6.alpha_4 = _S399;
    result_6.coat_alpha_2 = _S399;
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
    var _S400 : vec3<f32> = vec3<f32>(0.0f);
    result_7.weight_4 = _S400;
    result_7.origin_4 = _S400;
    result_7.direction_9 = _S400;
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

fn s_bwdProp_ray_origin_0( _S401 : s_bwdCallableCtx_ray_origin_0,  _S402 : ptr<function, Surface_Differential_0>,  _S403 : ptr<function, vec3<f32>>,  _S404 : vec3<f32>)
{
    var _S405 : s_bwdCallableCtx_dot_0;
    _S405._S39 = _S401.value0_70.value1_15;
    _S405._S40 = _S401.value0_70.value0_69.geometric_normal_0;
    var _S406 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S407 : Surface_Differential_0 = _S406;
    _S407.position_1 = _S404;
    var _S408 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S406, _S407);
    var _S409 : vec3<f32> = vec3<f32>(0.0f);
    var _S410 : vec3<f32> = _S409;
    var _S411 : vec3<f32> = _S409;
    s_bwdProp_dot_0(_S405, &(_S410), &(_S411), 0.0f);
    (*_S402) = _S408;
    (*_S403) = _S410;
    return;
}

fn s_bwdProp_to_world_0( _S412 : s_bwdCallableCtx_to_world_0,  _S413 : ptr<function, Frame_0>,  _S414 : ptr<function, vec3<f32>>,  _S415 : vec3<f32>)
{
    var _S416 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S417 : vec3<f32> = _S412.value0_68.value0_67.n_1 * _S415;
    var _S418 : vec3<f32> = vec3<f32>(_S412.value0_68.value1_14.z) * _S415;
    var _S419 : f32 = _S417[i32(0)] + _S417[i32(1)] + _S417[i32(2)];
    var _S420 : vec3<f32> = _S412.value0_68.value0_67.t_1 * _S415;
    var _S421 : vec3<f32> = vec3<f32>(_S412.value0_68.value1_14.y) * _S415;
    var _S422 : f32 = _S420[i32(0)] + _S420[i32(1)] + _S420[i32(2)];
    var _S423 : vec3<f32> = _S412.value0_68.value0_67.s_1 * _S415;
    var _S424 : vec3<f32> = vec3<f32>(_S412.value0_68.value1_14.x) * _S415;
    var _S425 : f32 = _S423[i32(0)] + _S423[i32(1)] + _S423[i32(2)];
    var _S426 : Frame_0 = _S416;
    _S426.n_1 = _S418;
    _S426.t_1 = _S421;
    _S426.s_1 = _S424;
    var _S427 : vec3<f32> = vec3<f32>(_S425, _S422, _S419);
    (*_S413) = Frame_x24_syn_dadd_0(_S416, _S426);
    (*_S414) = _S427;
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
    var _S428 : vec3<f32> = vec3<f32>(0.0f);
    result_11.wi_1 = _S428;
    result_11.weight_5 = _S428;
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

fn s_bwdProp_safe_sqrt_0( _S429 : s_bwdCallableCtx_safe_sqrt_0,  _S430 : ptr<function, f32>,  _S431 : f32)
{
    var _S432 : bool = (_S429.value0_82.value0_81) > 0.0f;
    var _S433 : s_bwdCallableCtx_sqrt_0;
    if(_S432)
    {
        var _S434 : s_bwdCallableCtx_sqrt_0;
        _S434._S35 = _S429.value0_82.value0_81;
        _S433 = _S434;
    }
    else
    {
        _S433._S35 = 0.0f;
    }
    var _S435 : f32;
    if(_S432)
    {
        var _S436 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S433, &(_S436), _S431);
        _S435 = _S436;
    }
    else
    {
        _S435 = 0.0f;
    }
    (*_S430) = _S435;
    return;
}

fn s_bwdProp_sin_cos_turns_0( _S437 : s_bwdCallableCtx_sin_cos_turns_0,  _S438 : ptr<function, f32>,  _S439 : vec2<f32>)
{
    var quarter_1 : f32 = round(_S437.value0_80.value0_79 * 4.0f);
    var angle_1 : f32 = (_S437.value0_80.value0_79 - quarter_1 * 0.25f) * 6.28318548202514648f;
    var a2_1 : f32 = angle_1 * angle_1;
    var _S440 : f32 = -0.0001984127011383f + a2_1 * 2.75573188446287531e-06f;
    var _S441 : f32 = 0.00833333376795053f + a2_1 * _S440;
    var _S442 : f32 = -0.1666666716337204f + a2_1 * _S441;
    var _S443 : f32 = 1.0f + a2_1 * _S442;
    var _S444 : f32 = -0.00138888892251998f + a2_1 * 0.00002480158764229f;
    var _S445 : f32 = 0.0416666679084301f + a2_1 * _S444;
    var _S446 : f32 = -0.5f + a2_1 * _S445;
    var q_3 : i32 = (i32(quarter_1) & (i32(3)));
    var _S447 : bool = q_3 == i32(1);
    var _S448 : bool;
    var _S449 : bool;
    if(_S447)
    {
        _S448 = false;
        _S449 = false;
    }
    else
    {
        var _S450 : bool = q_3 == i32(2);
        if(_S450)
        {
            _S448 = false;
        }
        else
        {
            _S448 = q_3 == i32(3);
        }
        var _S451 : bool = _S448;
        _S448 = _S450;
        _S449 = _S451;
    }
    var _S452 : f32;
    var _S453 : f32;
    if(_S447)
    {
        var _S454 : f32 = - _S439[i32(1)];
        _S452 = _S439[i32(0)];
        _S453 = _S454;
    }
    else
    {
        if(_S448)
        {
            var _S455 : f32 = - _S439[i32(0)];
            _S452 = - _S439[i32(1)];
            _S453 = _S455;
        }
        else
        {
            if(_S449)
            {
                _S452 = - _S439[i32(0)];
                _S453 = _S439[i32(1)];
            }
            else
            {
                _S452 = _S439[i32(1)];
                _S453 = _S439[i32(0)];
            }
        }
    }
    var _S456 : f32 = a2_1 * _S452;
    var _S457 : f32 = a2_1 * _S456;
    var _S458 : f32 = angle_1 * _S453;
    var _S459 : f32 = a2_1 * _S458;
    var _S460 : f32 = a2_1 * _S459;
    var _S461 : f32 = angle_1 * (_S446 * _S452 + _S445 * _S456 + _S444 * _S457 + 0.00002480158764229f * (a2_1 * _S457) + _S442 * _S458 + _S441 * _S459 + _S440 * _S460 + 2.75573188446287531e-06f * (a2_1 * _S460));
    (*_S438) = 6.28318548202514648f * (_S443 * _S453 + _S461 + _S461);
    return;
}

fn s_bwdProp_diffuse_sample_0( _S462 : s_bwdCallableCtx_diffuse_sample_0,  _S463 : ptr<function, vec3<f32>>,  _S464 : ptr<function, vec3<f32>>,  _S465 : ptr<function, vec2<f32>>,  _S466 : BsdfSample_Differential_0)
{
    var _S467 : f32 = _S462.value0_78.value1_16.x;
    var _S468 : Tuple_23 = s_apply_sin_cos_turns_0(_S467);
    var _S469 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S469.value0_79 = _S467;
    var _S470 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S469 );
    var _S471 : f32 = _S462.value0_78.value1_16.y;
    var _S472 : Tuple_25 = s_apply_safe_sqrt_0(_S471);
    var _S473 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S473.value0_81 = _S471;
    var _S474 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S473 );
    var _S475 : f32 = 1.0f - _S471;
    var _S476 : Tuple_25 = s_apply_safe_sqrt_0(_S475);
    var _S477 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S477.value0_81 = _S475;
    var _S478 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S477 );
    var _S479 : bool = (_S476.value0_28) > 0.0f;
    var side_1 : f32;
    var _S480 : f32;
    var _S481 : f32;
    if(_S479)
    {
        if((_S462.value0_78.value0_71.z) < 0.0f)
        {
            side_1 = -1.0f;
        }
        else
        {
            side_1 = 1.0f;
        }
        var _S482 : f32 = _S468.value0_26.y;
        _S480 = _S468.value0_26.x;
        _S481 = _S482;
    }
    else
    {
        side_1 = 0.0f;
        _S480 = 0.0f;
        _S481 = 0.0f;
    }
    var _S483 : vec3<f32> = vec3<f32>(0.0f);
    var _S484 : vec2<f32> = vec2<f32>(0.0f);
    var _S485 : vec2<f32>;
    var _S486 : vec3<f32>;
    if(_S479)
    {
        var _S487 : vec2<f32> = vec2<f32>(_S472.value0_28 * _S466.wi_1[i32(1)], _S472.value0_28 * _S466.wi_1[i32(0)]);
        var _S488 : f32 = _S480 * _S466.wi_1[i32(1)] + _S481 * _S466.wi_1[i32(0)];
        side_1 = 0.31830990314483643f * _S466.pdf_10 + side_1 * _S466.wi_1[i32(2)];
        _S480 = _S488;
        _S485 = _S487;
        _S486 = _S466.weight_5;
    }
    else
    {
        side_1 = 0.0f;
        _S480 = 0.0f;
        _S485 = _S484;
        _S486 = _S483;
    }
    var _S489 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S478, &(_S489), side_1);
    var _S490 : f32 = - _S489;
    var _S491 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S474, &(_S491), _S480);
    var _S492 : f32 = _S490 + _S491;
    var _S493 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S470, &(_S493), _S485);
    var _S494 : vec2<f32> = vec2<f32>(_S493, _S492);
    (*_S463) = _S486;
    (*_S464) = _S483;
    (*_S465) = _S494;
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

fn s_bwdProp_sqr_0( _S495 : s_bwdCallableCtx_sqr_0,  _S496 : ptr<function, f32>,  _S497 : f32)
{
    var _S498 : f32 = _S495.value0_98.value0_97 * _S497;
    (*_S496) = _S498 + _S498;
    return;
}

fn s_bwdProp_fresnel_conductor_channel_0( _S499 : s_bwdCallableCtx_fresnel_conductor_channel_0,  _S500 : ptr<function, f32>,  _S501 : ptr<function, f32>,  _S502 : ptr<function, f32>,  _S503 : f32)
{
    var _S504 : Tuple_0 = s_apply_min_0(_S499.value0_96.value0_95, 1.0f);
    var _S505 : s_bwdCallableCtx_min_0;
    _S505._S2 = _S499.value0_96.value0_95;
    _S505._S3 = 1.0f;
    var _S506 : s_bwdCallableCtx_min_0 = _S505;
    var _S507 : Tuple_14 = s_apply_sqr_0(_S504.value0_0);
    var _S508 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S508.value0_97 = _S504.value0_0;
    var _S509 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S508 );
    var sin2_1 : f32 = 1.0f - _S507.value0_17;
    var _S510 : f32 = _S499.value0_96.value1_25;
    var _S511 : f32 = _S499.value0_96.value2_12;
    var t0_1 : f32 = _S510 * _S510 - _S511 * _S511 - sin2_1;
    var _S512 : Tuple_14 = s_apply_sqr_0(t0_1);
    var _S513 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S513.value0_97 = t0_1;
    var _S514 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S513 );
    var _S515 : f32 = 4.0f * _S499.value0_96.value1_25;
    var _S516 : f32 = _S515 * _S499.value0_96.value1_25;
    var _S517 : f32 = _S516 * _S499.value0_96.value2_12;
    var _S518 : f32 = _S512.value0_17 + _S517 * _S499.value0_96.value2_12;
    var _S519 : Tuple_25 = s_apply_safe_sqrt_0(_S518);
    var _S520 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S520.value0_81 = _S518;
    var _S521 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S520 );
    var _S522 : f32 = (_S519.value0_28 + t0_1) * 0.5f;
    var _S523 : Tuple_25 = s_apply_safe_sqrt_0(_S522);
    var _S524 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S524.value0_81 = _S522;
    var _S525 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S524 );
    var t1_1 : f32 = _S519.value0_28 + _S507.value0_17;
    var _S526 : f32 = 2.0f * _S523.value0_28;
    var t2_1 : f32 = _S526 * _S504.value0_0;
    var _S527 : f32 = t1_1 - t2_1;
    var _S528 : f32 = t1_1 + t2_1;
    var perpendicular_1 : f32 = _S527 / _S528;
    var _S529 : f32 = _S528 * _S528;
    var _S530 : f32 = _S507.value0_17 * _S519.value0_28;
    var _S531 : Tuple_14 = s_apply_sqr_0(sin2_1);
    var _S532 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S532.value0_97 = sin2_1;
    var _S533 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S532 );
    var t3_1 : f32 = _S530 + _S531.value0_17;
    var t4_1 : f32 = t2_1 * sin2_1;
    var _S534 : f32 = t3_1 - t4_1;
    var _S535 : f32 = perpendicular_1 * _S534;
    var _S536 : f32 = t3_1 + t4_1;
    var _S537 : f32 = _S536 * _S536;
    var _S538 : f32;
    if(((perpendicular_1 + _S535 / _S536) * 0.5f) < 0.0f)
    {
        _S538 = 0.0f;
    }
    else
    {
        _S538 = _S503;
    }
    var s_diff_parallel_T_0 : f32 = 0.5f * _S538;
    var _S539 : f32 = s_diff_parallel_T_0 / _S537;
    var _S540 : f32 = _S535 * - _S539;
    var _S541 : f32 = _S536 * _S539;
    var _S542 : f32 = perpendicular_1 * _S541;
    var _S543 : f32 = _S534 * _S541;
    var _S544 : f32 = _S540 + - _S542;
    var _S545 : f32 = t2_1 * _S544;
    var _S546 : f32 = sin2_1 * _S544;
    var _S547 : f32 = _S540 + _S542;
    var _S548 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S533, &(_S548), _S547);
    var _S549 : f32 = _S507.value0_17 * _S547;
    var _S550 : f32 = _S519.value0_28 * _S547;
    var _S551 : f32 = (s_diff_parallel_T_0 + _S543) / _S529;
    var _S552 : f32 = _S527 * - _S551;
    var _S553 : f32 = _S528 * _S551;
    var _S554 : f32 = _S546 + _S552 + - _S553;
    var _S555 : f32 = _S526 * _S554;
    var _S556 : f32 = 2.0f * (_S504.value0_0 * _S554);
    var _S557 : f32 = _S552 + _S553;
    var _S558 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S525, &(_S558), _S556);
    var _S559 : f32 = 0.5f * _S558;
    var _S560 : f32 = _S549 + _S557 + _S559;
    var _S561 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S521, &(_S561), _S560);
    var _S562 : f32 = _S517 * _S561;
    var _S563 : f32 = _S499.value0_96.value2_12 * _S561;
    var _S564 : f32 = _S516 * _S563;
    var _S565 : f32 = _S499.value0_96.value2_12 * _S563;
    var _S566 : f32 = _S515 * _S565;
    var _S567 : f32 = 4.0f * (_S499.value0_96.value1_25 * _S565);
    var _S568 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S514, &(_S568), _S561);
    var _S569 : f32 = _S559 + _S568;
    var _S570 : f32 = - _S569;
    var _S571 : f32 = _S499.value0_96.value2_12 * _S570;
    var _S572 : f32 = _S499.value0_96.value1_25 * _S569;
    var _S573 : f32 = _S550 + _S557 + - (_S545 + _S548 + _S570);
    var _S574 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S509, &(_S574), _S573);
    var _S575 : f32 = _S555 + _S574;
    var _S576 : f32 = 0.0f;
    var _S577 : f32 = 0.0f;
    s_bwdProp_min_0(_S506, &(_S576), &(_S577), _S575);
    var _S578 : f32 = _S562 + _S564 + _S571 + _S571;
    var _S579 : f32 = _S566 + _S567 + _S572 + _S572;
    (*_S500) = _S576;
    (*_S501) = _S579;
    (*_S502) = _S578;
    return;
}

fn s_bwdProp_fresnel_conductor_0( _S580 : s_bwdCallableCtx_fresnel_conductor_0,  _S581 : ptr<function, f32>,  _S582 : ptr<function, vec3<f32>>,  _S583 : ptr<function, vec3<f32>>,  _S584 : vec3<f32>)
{
    var _S585 : f32 = _S580.value0_91.value1_20.x;
    var _S586 : f32 = _S580.value0_91.value2_10.x;
    var _S587 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S587.value0_95 = _S580.value0_91.value0_83;
    _S587.value1_25 = _S585;
    _S587.value2_12 = _S586;
    var _S588 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S587 );
    var _S589 : f32 = _S580.value0_91.value1_20.y;
    var _S590 : f32 = _S580.value0_91.value2_10.y;
    var _S591 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S591.value0_95 = _S580.value0_91.value0_83;
    _S591.value1_25 = _S589;
    _S591.value2_12 = _S590;
    var _S592 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S591 );
    var _S593 : f32 = _S580.value0_91.value1_20.z;
    var _S594 : f32 = _S580.value0_91.value2_10.z;
    var _S595 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S595.value0_95 = _S580.value0_91.value0_83;
    _S595.value1_25 = _S593;
    _S595.value2_12 = _S594;
    var _S596 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S595 );
    var _S597 : f32 = 0.0f;
    var _S598 : f32 = 0.0f;
    var _S599 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S596, &(_S597), &(_S598), &(_S599), _S584[i32(2)]);
    var _S600 : f32 = 0.0f;
    var _S601 : f32 = 0.0f;
    var _S602 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S592, &(_S600), &(_S601), &(_S602), _S584[i32(1)]);
    var _S603 : f32 = 0.0f;
    var _S604 : f32 = 0.0f;
    var _S605 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S588, &(_S603), &(_S604), &(_S605), _S584[i32(0)]);
    var _S606 : vec3<f32> = vec3<f32>(_S605, _S602, _S599);
    var _S607 : vec3<f32> = vec3<f32>(_S604, _S601, _S598);
    (*_S581) = _S597 + _S600 + _S603;
    (*_S582) = _S607;
    (*_S583) = _S606;
    return;
}

fn s_bwdProp_ggx_density_0( _S608 : s_bwdCallableCtx_ggx_density_0,  _S609 : ptr<function, vec2<f32>>,  _S610 : ptr<function, vec3<f32>>,  _S611 : f32)
{
    var _S612 : f32 = _S608.value0_89.value1_24.x;
    var _S613 : f32 = _S608.value0_89.value0_88.x;
    var _S614 : f32 = _S612 / _S613;
    var _S615 : f32 = _S613 * _S613;
    var _S616 : Tuple_14 = s_apply_sqr_0(_S614);
    var _S617 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S617.value0_97 = _S614;
    var _S618 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S617 );
    var _S619 : f32 = _S608.value0_89.value1_24.y;
    var _S620 : f32 = _S608.value0_89.value0_88.y;
    var _S621 : f32 = _S619 / _S620;
    var _S622 : f32 = _S620 * _S620;
    var _S623 : Tuple_14 = s_apply_sqr_0(_S621);
    var _S624 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S624.value0_97 = _S621;
    var _S625 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S624 );
    var _S626 : f32 = _S616.value0_17 + _S623.value0_17;
    var _S627 : f32 = _S608.value0_89.value1_24.z;
    var _S628 : Tuple_14 = s_apply_sqr_0(_S627);
    var _S629 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S629.value0_97 = _S627;
    var _S630 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S629 );
    var s_6 : f32 = _S626 + _S628.value0_17;
    var _S631 : f32 = 3.14159274101257324f * _S613;
    var _S632 : f32 = _S631 * _S620;
    var _S633 : Tuple_14 = s_apply_sqr_0(s_6);
    var _S634 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S634.value0_97 = s_6;
    var _S635 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S634 );
    var _S636 : f32 = _S632 * _S633.value0_17;
    var _S637 : f32 = - (_S611 / (_S636 * _S636));
    var _S638 : f32 = _S632 * _S637;
    var _S639 : f32 = _S633.value0_17 * _S637;
    var _S640 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S635, &(_S640), _S638);
    var _S641 : f32 = _S631 * _S639;
    var _S642 : f32 = 3.14159274101257324f * (_S620 * _S639);
    var _S643 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S630, &(_S643), _S640);
    var _S644 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S625, &(_S644), _S640);
    var _S645 : f32 = _S644 / _S622;
    var _S646 : f32 = _S620 * _S645;
    var _S647 : f32 = _S641 + _S619 * - _S645;
    var _S648 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S618, &(_S648), _S640);
    var _S649 : f32 = _S648 / _S615;
    var _S650 : vec3<f32> = vec3<f32>(_S613 * _S649, _S646, _S643);
    (*_S609) = vec2<f32>(_S642 + _S612 * - _S649, _S647);
    (*_S610) = _S650;
    return;
}

fn s_bwdProp_ggx_lambda_0( _S651 : s_bwdCallableCtx_ggx_lambda_0,  _S652 : ptr<function, vec2<f32>>,  _S653 : ptr<function, vec3<f32>>,  _S654 : f32)
{
    var _S655 : f32 = _S651.value0_90.value0_87.x;
    var _S656 : f32 = _S651.value0_90.value1_23.x;
    var _S657 : f32 = _S655 * _S656;
    var _S658 : Tuple_14 = s_apply_sqr_0(_S657);
    var _S659 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S659.value0_97 = _S657;
    var _S660 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S659 );
    var _S661 : f32 = _S651.value0_90.value0_87.y;
    var _S662 : f32 = _S651.value0_90.value1_23.y;
    var _S663 : f32 = _S661 * _S662;
    var _S664 : Tuple_14 = s_apply_sqr_0(_S663);
    var _S665 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S665.value0_97 = _S663;
    var _S666 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S665 );
    var _S667 : f32 = _S658.value0_17 + _S664.value0_17;
    var _S668 : f32 = _S651.value0_90.value1_23.z;
    var _S669 : Tuple_14 = s_apply_sqr_0(_S668);
    var _S670 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S670.value0_97 = _S668;
    var _S671 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S670 );
    var _S672 : f32 = _S669.value0_17 * _S669.value0_17;
    var _S673 : s_bwdCallableCtx_sqrt_0;
    _S673._S35 = 1.0f + _S667 / _S669.value0_17;
    var _S674 : f32 = 0.5f * _S654;
    var _S675 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S673, &(_S675), _S674);
    var _S676 : f32 = _S675 / _S672;
    var _S677 : f32 = _S667 * - _S676;
    var _S678 : f32 = _S669.value0_17 * _S676;
    var _S679 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S671, &(_S679), _S677);
    var _S680 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S666, &(_S680), _S678);
    var _S681 : f32 = _S661 * _S680;
    var _S682 : f32 = _S662 * _S680;
    var _S683 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S660, &(_S683), _S678);
    var _S684 : vec3<f32> = vec3<f32>(_S655 * _S683, _S681, _S679);
    (*_S652) = vec2<f32>(_S656 * _S683, _S682);
    (*_S653) = _S684;
    return;
}

fn s_bwdProp_mirrored_0( _S685 : s_bwdCallableCtx_mirrored_0,  _S686 : ptr<function, vec3<f32>>,  _S687 : ptr<function, vec3<f32>>,  _S688 : vec3<f32>)
{
    var _S689 : Tuple_5 = s_apply_dot_0(_S685.value0_92.value0_86, _S685.value0_92.value1_22);
    var _S690 : s_bwdCallableCtx_dot_0;
    _S690._S39 = _S685.value0_92.value0_86;
    _S690._S40 = _S685.value0_92.value1_22;
    var _S691 : vec3<f32> = (vec3<f32>(0) - _S688);
    var _S692 : vec3<f32> = _S685.value0_92.value1_22 * _S688;
    var _S693 : vec3<f32> = vec3<f32>((2.0f * _S689.value0_5)) * _S688;
    var _S694 : f32 = 2.0f * (_S692[i32(0)] + _S692[i32(1)] + _S692[i32(2)]);
    var _S695 : vec3<f32> = vec3<f32>(0.0f);
    var _S696 : vec3<f32> = _S695;
    var _S697 : vec3<f32> = _S695;
    s_bwdProp_dot_0(_S690, &(_S696), &(_S697), _S694);
    var _S698 : vec3<f32> = _S693 + _S697;
    (*_S686) = _S691 + _S696;
    (*_S687) = _S698;
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

fn s_bwdProp_unit_vector_0( _S699 : s_bwdCallableCtx_unit_vector_0,  _S700 : ptr<function, vec3<f32>>,  _S701 : vec3<f32>)
{
    var _S702 : vec3<f32> = _S699.value0_100.value0_99;
    var _S703 : Tuple_5 = s_apply_dot_0(_S702, _S702);
    var _S704 : s_bwdCallableCtx_dot_0;
    _S704._S39 = _S699.value0_100.value0_99;
    _S704._S40 = _S699.value0_100.value0_99;
    var _S705 : Tuple_4 = s_apply_sqrt_0(_S703.value0_5);
    var _S706 : s_bwdCallableCtx_sqrt_0;
    _S706._S35 = _S703.value0_5;
    var _S707 : vec3<f32> = _S699.value0_100.value0_99 * _S701;
    var _S708 : vec3<f32> = vec3<f32>((1.0f / _S705.value0_4)) * _S701;
    var _S709 : f32 = - ((_S707[i32(0)] + _S707[i32(1)] + _S707[i32(2)]) / (_S705.value0_4 * _S705.value0_4));
    var _S710 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S706, &(_S710), _S709);
    var _S711 : vec3<f32> = vec3<f32>(0.0f);
    var _S712 : vec3<f32> = _S711;
    var _S713 : vec3<f32> = _S711;
    s_bwdProp_dot_0(_S704, &(_S712), &(_S713), _S710);
    (*_S700) = _S708 + _S712 + _S713;
    return;
}

fn s_bwdProp_ggx_sample_visible_0( _S714 : s_bwdCallableCtx_ggx_sample_visible_0,  _S715 : ptr<function, vec2<f32>>,  _S716 : ptr<function, vec3<f32>>,  _S717 : ptr<function, vec2<f32>>,  _S718 : vec3<f32>)
{
    var _S719 : bool = (_S714.value0_93.value1_21.z) < 0.0f;
    var w_2 : vec3<f32>;
    if(_S719)
    {
        w_2 = (vec3<f32>(0) - _S714.value0_93.value1_21);
    }
    else
    {
        w_2 = _S714.value0_93.value1_21;
    }
    var _S720 : f32 = w_2.x;
    var _S721 : f32 = _S714.value0_93.value0_85.x;
    var _S722 : f32 = w_2.y;
    var _S723 : f32 = _S714.value0_93.value0_85.y;
    var _S724 : vec3<f32> = vec3<f32>(_S720 * _S721, _S722 * _S723, w_2.z);
    var _S725 : Tuple_24 = s_apply_unit_vector_0(_S724);
    var _S726 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S726.value0_99 = _S724;
    var _S727 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S726 );
    var _S728 : f32 = _S714.value0_93.value2_11.x;
    var _S729 : Tuple_23 = s_apply_sin_cos_turns_0(_S728);
    var _S730 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S730.value0_79 = _S728;
    var _S731 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S730 );
    var _S732 : f32 = _S714.value0_93.value2_11.y;
    var _S733 : f32 = 1.0f + _S725.value0_27.z;
    var one_minus_z_1 : f32 = _S732 * _S733;
    var _S734 : f32 = 2.0f - one_minus_z_1;
    var _S735 : f32 = one_minus_z_1 * _S734;
    var _S736 : Tuple_25 = s_apply_safe_sqrt_0(_S735);
    var _S737 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S737.value0_81 = _S735;
    var _S738 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S737 );
    var _S739 : f32 = _S729.value0_26.y;
    var _S740 : f32 = _S729.value0_26.x;
    var h_1 : vec3<f32> = vec3<f32>(_S736.value0_28 * _S739, _S736.value0_28 * _S740, 1.0f - one_minus_z_1) + _S725.value0_27;
    var _S741 : f32 = h_1.x;
    var _S742 : f32 = _S741 * _S721;
    var _S743 : f32 = h_1.y;
    var _S744 : f32 = _S743 * _S723;
    var _S745 : f32 = h_1.z;
    var _S746 : Tuple_1 = s_apply_max_0(_S745, 9.999999960041972e-13f);
    var _S747 : s_bwdCallableCtx_max_0;
    _S747._S10 = _S745;
    _S747._S11 = 9.999999960041972e-13f;
    var _S748 : s_bwdCallableCtx_max_0 = _S747;
    var _S749 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S749.value0_99 = vec3<f32>(_S742, _S744, _S746.value0_1);
    var _S750 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S749 );
    var _S751 : vec3<f32> = vec3<f32>(0.0f);
    var _S752 : vec3<f32> = _S751;
    s_bwdProp_unit_vector_0(_S750, &(_S752), _S718);
    var _S753 : f32 = 0.0f;
    var _S754 : f32 = 0.0f;
    s_bwdProp_max_0(_S748, &(_S753), &(_S754), _S752[i32(2)]);
    var _S755 : f32 = _S743 * _S752[i32(1)];
    var _S756 : f32 = _S723 * _S752[i32(1)];
    var _S757 : f32 = _S741 * _S752[i32(0)];
    var _S758 : f32 = _S721 * _S752[i32(0)];
    var s_diff_h_T_0 : vec3<f32> = vec3<f32>(_S758, _S756, _S753);
    var _S759 : f32 = - _S753;
    var _S760 : f32 = _S736.value0_28 * _S756;
    var _S761 : f32 = _S736.value0_28 * _S758;
    var _S762 : f32 = _S740 * _S756 + _S739 * _S758;
    var _S763 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S738, &(_S763), _S762);
    var _S764 : f32 = _S759 + _S734 * _S763 + - (one_minus_z_1 * _S763);
    var _S765 : f32 = _S732 * _S764;
    var _S766 : f32 = _S733 * _S764;
    var _S767 : vec2<f32> = vec2<f32>(_S760, _S761);
    var _S768 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S731, &(_S768), _S767);
    var _S769 : vec3<f32> = s_diff_h_T_0 + vec3<f32>(0.0f, 0.0f, _S765);
    var _S770 : vec3<f32> = _S751;
    s_bwdProp_unit_vector_0(_S727, &(_S770), _S769);
    var _S771 : vec3<f32> = vec3<f32>(_S721 * _S770[i32(0)], _S723 * _S770[i32(1)], _S770[i32(2)]);
    var _S772 : vec2<f32> = vec2<f32>(_S757 + _S720 * _S770[i32(0)], _S755 + _S722 * _S770[i32(1)]);
    var _S773 : vec2<f32> = vec2<f32>(_S768, _S766);
    if(_S719)
    {
        w_2 = (vec3<f32>(0) - _S771);
    }
    else
    {
        w_2 = _S771;
    }
    (*_S715) = _S772;
    (*_S716) = w_2;
    (*_S717) = _S773;
    return;
}

fn s_bwdProp_ggx_widths_0( _S774 : s_bwdCallableCtx_ggx_widths_0,  _S775 : ptr<function, vec2<f32>>,  _S776 : vec2<f32>)
{
    var _S777 : bool = (_S774.value0_94.value0_84.x) > 0.00009999999747379f;
    var _S778 : f32;
    if((_S774.value0_94.value0_84.y) > 0.00009999999747379f)
    {
        _S778 = _S776[i32(1)];
    }
    else
    {
        _S778 = 0.0f;
    }
    var _S779 : vec2<f32> = vec2<f32>(0.0f, _S778);
    if(_S777)
    {
        _S778 = _S776[i32(0)];
    }
    else
    {
        _S778 = 0.0f;
    }
    (*_S775) = _S779 + vec2<f32>(_S778, 0.0f);
    return;
}

fn s_bwdProp_conductor_sample_0( _S780 : s_bwdCallableCtx_conductor_sample_0,  _S781 : ptr<function, vec3<f32>>,  _S782 : ptr<function, vec3<f32>>,  _S783 : ptr<function, vec2<f32>>,  _S784 : ptr<function, vec3<f32>>,  _S785 : ptr<function, vec2<f32>>,  _S786 : BsdfSample_Differential_0)
{
    var _S787 : vec3<f32> = vec3<f32>(0.0f);
    var _S788 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S787, _S787 );
    var _S789 : vec2<f32> = vec2<f32>(0.0f);
    var _S790 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S789 );
    var _S791 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0( _S789, _S787, _S789 );
    var _S792 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S787, _S787 );
    var _S793 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S789, _S787 );
    var _S794 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S789, _S787 );
    var _S795 : f32;
    var _S796 : f32;
    var _S797 : f32;
    var _S798 : f32;
    var _S799 : f32;
    var _S800 : f32;
    var _S801 : f32;
    var _S802 : f32;
    var _S803 : f32;
    var _S804 : s_bwdCallableCtx_abs_0;
    var _S805 : s_bwdCallableCtx_abs_0;
    var _S806 : s_bwdCallableCtx_abs_0;
    var _S807 : s_bwdCallableCtx_ggx_density_0;
    var _S808 : vec3<f32>;
    var _S809 : vec3<f32>;
    var _S810 : s_bwdCallableCtx_ggx_lambda_0;
    var _S811 : s_bwdCallableCtx_ggx_lambda_0;
    var _S812 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S813 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S814 : s_bwdCallableCtx_dot_0;
    var _S815 : bool;
    var _S816 : s_bwdCallableCtx_mirrored_0;
    var _S817 : s_bwdCallableCtx_ggx_sample_visible_0;
    var _S818 : s_bwdCallableCtx_ggx_widths_0;
    if(_S780.value0_77.value3_6)
    {
        var _S819 : f32 = _S780.value0_77.value4_4.z;
        var _S820 : Tuple_2 = s_apply_abs_0(_S819);
        var _S821 : s_bwdCallableCtx_abs_0;
        _S821._S18 = _S819;
        var _S822 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S822.value0_83 = _S820.value0_2;
        _S822.value1_20 = _S780.value0_77.value0_72;
        _S822.value2_10 = _S780.value0_77.value1_17;
        _S812.value0_91 = _S822;
        _S804 = _S821;
        _S815 = false;
        _S795 = 0.0f;
        _S796 = 0.0f;
        _S797 = 0.0f;
        _S798 = 0.0f;
        _S799 = 0.0f;
        _S805._S18 = 0.0f;
        _S807.value0_89 = _S794;
        _S808 = _S787;
        _S809 = _S787;
        _S800 = 0.0f;
        _S801 = 0.0f;
        _S810.value0_90 = _S793;
        _S813.value0_91 = _S788;
        _S806._S18 = 0.0f;
        _S814._S39 = _S787;
        _S814._S40 = _S787;
        _S811.value0_90 = _S793;
        _S802 = 0.0f;
        _S803 = 0.0f;
        _S816.value0_92 = _S792;
        _S817.value0_93 = _S791;
        _S818.value0_94 = _S790;
    }
    else
    {
        var _S823 : Tuple_31 = s_apply_ggx_widths_0(_S780.value0_77.value2_7);
        var _S824 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
        _S824.value0_84 = _S780.value0_77.value2_7;
        var _S825 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = _S824;
        var _S826 : Tuple_43 = s_apply_ggx_sample_visible_0(_S823.value0_34, _S780.value0_77.value4_4, _S780.value0_77.value5_4);
        var _S827 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
        _S827.value0_85 = _S823.value0_34;
        _S827.value1_21 = _S780.value0_77.value4_4;
        _S827.value2_11 = _S780.value0_77.value5_4;
        var _S828 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = _S827;
        var _S829 : Tuple_44 = s_apply_mirrored_0(_S780.value0_77.value4_4, _S826.value0_46);
        var _S830 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S830.value0_86 = _S780.value0_77.value4_4;
        _S830.value1_22 = _S826.value0_46;
        var _S831 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S830;
        var _S832 : f32 = _S780.value0_77.value4_4.z;
        var _S833 : f32 = _S829.value0_47.z;
        var _S834 : bool = (_S832 * _S833) > 0.0f;
        if(_S834)
        {
            var _S835 : Tuple_32 = s_apply_ggx_lambda_0(_S823.value0_34, _S780.value0_77.value4_4);
            var _S836 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S836.value0_87 = _S823.value0_34;
            _S836.value1_23 = _S780.value0_77.value4_4;
            var masking_o_3 : f32 = 1.0f + _S835.value0_35;
            var _S837 : Tuple_5 = s_apply_dot_0(_S780.value0_77.value4_4, _S826.value0_46);
            var _S838 : s_bwdCallableCtx_dot_0;
            _S838._S39 = _S780.value0_77.value4_4;
            _S838._S40 = _S826.value0_46;
            var _S839 : Tuple_2 = s_apply_abs_0(_S837.value0_5);
            var _S840 : s_bwdCallableCtx_abs_0;
            _S840._S18 = _S837.value0_5;
            var _S841 : Tuple_34 = s_apply_fresnel_conductor_0(_S839.value0_2, _S780.value0_77.value0_72, _S780.value0_77.value1_17);
            var _S842 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
            _S842.value0_83 = _S839.value0_2;
            _S842.value1_20 = _S780.value0_77.value0_72;
            _S842.value2_10 = _S780.value0_77.value1_17;
            var _S843 : Tuple_32 = s_apply_ggx_lambda_0(_S823.value0_34, _S829.value0_47);
            var _S844 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S844.value0_87 = _S823.value0_34;
            _S844.value1_23 = _S829.value0_47;
            var _S845 : f32 = masking_o_3 + _S843.value0_35;
            var _S846 : vec3<f32> = vec3<f32>((masking_o_3 / _S845));
            var _S847 : f32 = _S845 * _S845;
            var _S848 : Tuple_33 = s_apply_ggx_density_0(_S823.value0_34, _S826.value0_46);
            var _S849 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
            _S849.value0_88 = _S823.value0_34;
            _S849.value1_24 = _S826.value0_46;
            var _S850 : Tuple_2 = s_apply_abs_0(_S832);
            var _S851 : s_bwdCallableCtx_abs_0;
            _S851._S18 = _S832;
            var _S852 : f32 = 4.0f * _S850.value0_2;
            var _S853 : f32 = _S852 * masking_o_3;
            _S795 = _S853 * _S853;
            _S796 = _S848.value0_36;
            _S797 = _S853;
            _S798 = _S852;
            _S799 = masking_o_3;
            _S804 = _S851;
            _S807.value0_89 = _S849;
            _S808 = _S841.value0_37;
            _S809 = _S846;
            _S800 = _S847;
            _S801 = _S845;
            _S810.value0_90 = _S844;
            _S812.value0_91 = _S842;
            _S805 = _S840;
            _S814 = _S838;
            _S811.value0_90 = _S836;
        }
        else
        {
            _S795 = 0.0f;
            _S796 = 0.0f;
            _S797 = 0.0f;
            _S798 = 0.0f;
            _S799 = 0.0f;
            _S804._S18 = 0.0f;
            _S807.value0_89 = _S794;
            _S808 = _S787;
            _S809 = _S787;
            _S800 = 0.0f;
            _S801 = 0.0f;
            _S810.value0_90 = _S793;
            _S812.value0_91 = _S788;
            _S805._S18 = 0.0f;
            _S814._S39 = _S787;
            _S814._S40 = _S787;
            _S811.value0_90 = _S793;
        }
        var _S854 : s_bwdCallableCtx_abs_0 = _S804;
        var _S855 : s_bwdCallableCtx_fresnel_conductor_0 = _S812;
        var _S856 : s_bwdCallableCtx_abs_0 = _S805;
        _S812.value0_91 = _S788;
        _S804._S18 = 0.0f;
        _S815 = _S834;
        _S805 = _S854;
        _S813 = _S855;
        _S806 = _S856;
        _S802 = _S832;
        _S803 = _S833;
        _S816.value0_92 = _S831;
        _S817.value0_93 = _S828;
        _S818.value0_94 = _S825;
    }
    var _S857 : vec3<f32>;
    var _S858 : vec2<f32>;
    var _S859 : vec2<f32>;
    if(_S780.value0_77.value3_6)
    {
        var _S860 : f32 = 0.0f;
        var _S861 : vec3<f32> = _S787;
        var _S862 : vec3<f32> = _S787;
        s_bwdProp_fresnel_conductor_0(_S812, &(_S860), &(_S861), &(_S862), _S786.weight_5);
        var _S863 : f32 = 0.0f;
        s_bwdProp_abs_0(_S804, &(_S863), _S860);
        var _S864 : vec3<f32> = vec3<f32>(- _S786.wi_1[i32(0)], - _S786.wi_1[i32(1)], _S863 + _S786.wi_1[i32(2)]);
        _S808 = _S861;
        _S809 = _S862;
        _S858 = _S789;
        _S857 = _S864;
        _S859 = _S789;
    }
    else
    {
        var _S865 : vec3<f32>;
        var _S866 : vec3<f32>;
        if(_S815)
        {
            var _S867 : f32 = _S786.pdf_10 / _S795;
            var _S868 : f32 = _S796 * - _S867;
            var _S869 : f32 = _S797 * _S867;
            var _S870 : f32 = _S798 * _S868;
            var _S871 : f32 = 4.0f * (_S799 * _S868);
            var _S872 : f32 = 0.0f;
            s_bwdProp_abs_0(_S805, &(_S872), _S871);
            var _S873 : vec2<f32> = _S789;
            var _S874 : vec3<f32> = _S787;
            s_bwdProp_ggx_density_0(_S807, &(_S873), &(_S874), _S869);
            var _S875 : vec3<f32> = _S808 * _S786.weight_5;
            var _S876 : vec3<f32> = _S809 * _S786.weight_5;
            var _S877 : f32 = (_S875[i32(0)] + _S875[i32(1)] + _S875[i32(2)]) / _S800;
            var _S878 : f32 = _S799 * - _S877;
            var _S879 : f32 = _S801 * _S877;
            var _S880 : vec2<f32> = _S789;
            var _S881 : vec3<f32> = _S787;
            s_bwdProp_ggx_lambda_0(_S810, &(_S880), &(_S881), _S878);
            var _S882 : f32 = 0.0f;
            var _S883 : vec3<f32> = _S787;
            var _S884 : vec3<f32> = _S787;
            s_bwdProp_fresnel_conductor_0(_S813, &(_S882), &(_S883), &(_S884), _S876);
            var _S885 : f32 = 0.0f;
            s_bwdProp_abs_0(_S806, &(_S885), _S882);
            var _S886 : vec3<f32> = _S787;
            var _S887 : vec3<f32> = _S787;
            s_bwdProp_dot_0(_S814, &(_S886), &(_S887), _S885);
            var _S888 : f32 = _S870 + _S879 + _S878;
            var _S889 : vec2<f32> = _S789;
            var _S890 : vec3<f32> = _S787;
            s_bwdProp_ggx_lambda_0(_S811, &(_S889), &(_S890), _S888);
            var _S891 : vec3<f32> = _S874 + _S887;
            var _S892 : vec2<f32> = _S873 + _S880 + _S889;
            var _S893 : vec3<f32> = _S886 + _S890;
            var _S894 : vec3<f32> = _S881 + _S786.wi_1;
            _S795 = _S872;
            _S808 = _S894;
            _S809 = _S891;
            _S858 = _S892;
            _S857 = _S893;
            _S865 = _S883;
            _S866 = _S884;
        }
        else
        {
            _S795 = 0.0f;
            _S808 = _S787;
            _S809 = _S787;
            _S858 = _S789;
            _S857 = _S787;
            _S865 = _S787;
            _S866 = _S787;
        }
        var _S895 : f32 = _S803 * 0.0f + _S795;
        var _S896 : vec3<f32> = _S808 + vec3<f32>(0.0f, 0.0f, _S802 * 0.0f);
        var _S897 : vec3<f32> = _S787;
        var _S898 : vec3<f32> = _S787;
        s_bwdProp_mirrored_0(_S816, &(_S897), &(_S898), _S896);
        var _S899 : vec3<f32> = _S898 + _S809;
        var _S900 : vec2<f32> = _S789;
        var _S901 : vec3<f32> = _S787;
        var _S902 : vec2<f32> = _S789;
        s_bwdProp_ggx_sample_visible_0(_S817, &(_S900), &(_S901), &(_S902), _S899);
        var _S903 : vec2<f32> = _S900 + _S858;
        var _S904 : vec2<f32> = _S789;
        s_bwdProp_ggx_widths_0(_S818, &(_S904), _S903);
        var _S905 : vec3<f32> = _S897 + _S901 + _S857 + vec3<f32>(0.0f, 0.0f, _S895);
        _S808 = _S865;
        _S809 = _S866;
        _S858 = _S904;
        _S857 = _S905;
        _S859 = _S902;
    }
    (*_S781) = _S808;
    (*_S782) = _S809;
    (*_S783) = _S858;
    (*_S784) = _S857;
    (*_S785) = _S859;
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

fn s_bwdProp_refracted_0( _S906 : s_bwdCallableCtx_refracted_0,  _S907 : ptr<function, vec3<f32>>,  _S908 : ptr<function, vec3<f32>>,  _S909 : Refraction_Differential_0)
{
    var _S910 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S911 : vec3<f32> = vec3<f32>(0.0f);
    var _S912 : Tuple_5 = s_apply_dot_0(_S906.value0_104.value0_101, _S906.value0_104.value1_26);
    var _S913 : s_bwdCallableCtx_dot_0;
    _S913._S39 = _S906.value0_104.value0_101;
    _S913._S40 = _S906.value0_104.value1_26;
    var _S914 : s_bwdCallableCtx_dot_0 = _S913;
    var _S915 : bool = (_S912.value0_5) < 0.0f;
    var cos_i_2 : f32;
    var eta_9 : f32;
    var m_5 : vec3<f32>;
    if(_S915)
    {
        var _S916 : vec3<f32> = (vec3<f32>(0) - _S906.value0_104.value1_26);
        var _S917 : f32 = 1.0f / _S906.value0_104.value2_13;
        cos_i_2 = - _S912.value0_5;
        eta_9 = _S917;
        m_5 = _S916;
    }
    else
    {
        cos_i_2 = _S912.value0_5;
        eta_9 = _S906.value0_104.value2_13;
        m_5 = _S906.value0_104.value1_26;
    }
    var _S918 : Tuple_14 = s_apply_sqr_0(cos_i_2);
    var _S919 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S919.value0_97 = cos_i_2;
    var _S920 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S919 );
    var _S921 : f32 = 1.0f - _S918.value0_17;
    var _S922 : Tuple_1 = s_apply_max_0(_S921, 0.0f);
    var _S923 : s_bwdCallableCtx_max_0;
    _S923._S10 = _S921;
    _S923._S11 = 0.0f;
    var _S924 : s_bwdCallableCtx_max_0 = _S923;
    var _S925 : f32 = eta_9 * eta_9;
    var sin2_t_2 : f32 = _S922.value0_1 / _S925;
    var _S926 : f32 = _S925 * _S925;
    var _S927 : bool = sin2_t_2 < 1.0f;
    var _S928 : vec3<f32>;
    var _S929 : vec3<f32>;
    var _S930 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S927)
    {
        var _S931 : f32 = 1.0f - sin2_t_2;
        var _S932 : Tuple_25 = s_apply_safe_sqrt_0(_S931);
        var _S933 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S933.value0_81 = _S931;
        var _S934 : vec3<f32> = vec3<f32>((cos_i_2 / eta_9 - _S932.value0_28));
        _S928 = vec3<f32>((1.0f / eta_9));
        _S929 = _S934;
        cos_i_2 = _S925;
        _S930.value0_82 = _S933;
    }
    else
    {
        _S928 = _S911;
        _S929 = _S911;
        cos_i_2 = 0.0f;
        _S930.value0_82 = _S910;
    }
    if(_S927)
    {
        var _S935 : vec3<f32> = _S928 * (vec3<f32>(0) - _S909.direction_10);
        var _S936 : vec3<f32> = m_5 * _S909.direction_10;
        var _S937 : vec3<f32> = _S929 * _S909.direction_10;
        var _S938 : f32 = _S936[i32(0)] + _S936[i32(1)] + _S936[i32(2)];
        var _S939 : f32 = - _S938;
        var _S940 : f32 = eta_9 * (_S938 / cos_i_2);
        var _S941 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S930, &(_S941), _S939);
        cos_i_2 = - _S941;
        eta_9 = _S940;
        m_5 = _S937;
        _S928 = _S935;
    }
    else
    {
        cos_i_2 = 0.0f;
        eta_9 = 0.0f;
        m_5 = _S911;
        _S928 = _S911;
    }
    var _S942 : f32 = _S925 * (cos_i_2 / _S926);
    var _S943 : f32 = 0.0f;
    var _S944 : f32 = 0.0f;
    s_bwdProp_max_0(_S924, &(_S943), &(_S944), _S942);
    var _S945 : f32 = - _S943;
    var _S946 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S920, &(_S946), _S945);
    var _S947 : f32 = _S946 + eta_9;
    if(_S915)
    {
        var _S948 : vec3<f32> = (vec3<f32>(0) - m_5);
        cos_i_2 = - _S947;
        m_5 = _S948;
    }
    else
    {
        cos_i_2 = _S947;
    }
    var _S949 : vec3<f32> = _S911;
    var _S950 : vec3<f32> = _S911;
    s_bwdProp_dot_0(_S914, &(_S949), &(_S950), cos_i_2);
    var _S951 : vec3<f32> = _S950 + m_5;
    (*_S907) = _S949 + _S928;
    (*_S908) = _S951;
    return;
}

fn s_bwdProp_fresnel_dielectric_0( _S952 : s_bwdCallableCtx_fresnel_dielectric_0,  _S953 : ptr<function, f32>,  _S954 : f32)
{
    var _S955 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S956 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S957 : bool = (_S952.value0_103.value0_102) < 0.0f;
    var cos_i_3 : f32;
    var eta_10 : f32;
    if(_S957)
    {
        var _S958 : f32 = 1.0f / _S952.value0_103.value1_27;
        cos_i_3 = - _S952.value0_103.value0_102;
        eta_10 = _S958;
    }
    else
    {
        cos_i_3 = _S952.value0_103.value0_102;
        eta_10 = _S952.value0_103.value1_27;
    }
    var _S959 : Tuple_14 = s_apply_sqr_0(cos_i_3);
    var _S960 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S960.value0_97 = cos_i_3;
    var _S961 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S960 );
    var _S962 : f32 = eta_10 * eta_10;
    var sin2_t_3 : f32 = (1.0f - _S959.value0_17) / _S962;
    var _S963 : f32 = _S962 * _S962;
    var _S964 : bool = sin2_t_3 < 1.0f;
    var _S965 : f32;
    var _S966 : f32;
    var _S967 : f32;
    var _S968 : f32;
    var _S969 : f32;
    var _S970 : s_bwdCallableCtx_sqr_0;
    var _S971 : s_bwdCallableCtx_sqr_0;
    var _S972 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S964)
    {
        var _S973 : f32 = 1.0f - sin2_t_3;
        var _S974 : Tuple_25 = s_apply_safe_sqrt_0(_S973);
        var _S975 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S975.value0_81 = _S973;
        var _S976 : f32 = eta_10 * cos_i_3;
        var _S977 : f32 = _S976 - _S974.value0_28;
        var _S978 : f32 = _S976 + _S974.value0_28;
        var _S979 : f32 = _S978 * _S978;
        var _S980 : f32 = eta_10 * _S974.value0_28;
        var _S981 : f32 = cos_i_3 - _S980;
        var _S982 : f32 = cos_i_3 + _S980;
        var perpendicular_2 : f32 = _S981 / _S982;
        var _S983 : f32 = _S982 * _S982;
        var _S984 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S984.value0_97 = _S977 / _S978;
        var _S985 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S985.value0_97 = perpendicular_2;
        _S970.value0_98 = _S985;
        _S971.value0_98 = _S984;
        cos_i_3 = _S983;
        _S965 = _S981;
        _S966 = _S982;
        _S967 = _S979;
        _S968 = _S977;
        _S969 = _S978;
        _S972.value0_82 = _S975;
    }
    else
    {
        _S970.value0_98 = _S956;
        _S971.value0_98 = _S956;
        cos_i_3 = 0.0f;
        _S965 = 0.0f;
        _S966 = 0.0f;
        _S967 = 0.0f;
        _S968 = 0.0f;
        _S969 = 0.0f;
        _S972.value0_82 = _S955;
    }
    if(_S964)
    {
        var _S986 : f32 = 0.5f * _S954;
        var _S987 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S970, &(_S987), _S986);
        var _S988 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S971, &(_S988), _S986);
        var _S989 : f32 = _S987 / cos_i_3;
        var _S990 : f32 = _S965 * - _S989;
        var _S991 : f32 = _S966 * _S989;
        var _S992 : f32 = _S988 / _S967;
        var _S993 : f32 = _S968 * - _S992;
        var _S994 : f32 = _S969 * _S992;
        var _S995 : f32 = eta_10 * (_S993 + _S994);
        var _S996 : f32 = eta_10 * (_S990 + - _S991) + _S993 + - _S994;
        var _S997 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S972, &(_S997), _S996);
        var _S998 : f32 = _S990 + _S991 + _S995;
        cos_i_3 = - _S997;
        eta_10 = _S998;
    }
    else
    {
        cos_i_3 = 0.0f;
        eta_10 = 0.0f;
    }
    var _S999 : f32 = - (_S962 * (cos_i_3 / _S963));
    var _S1000 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S961, &(_S1000), _S999);
    var _S1001 : f32 = _S1000 + eta_10;
    if(_S957)
    {
        cos_i_3 = - _S1001;
    }
    else
    {
        cos_i_3 = _S1001;
    }
    (*_S953) = cos_i_3;
    return;
}

fn s_bwdProp_smooth_dielectric_sample_0( _S1002 : s_bwdCallableCtx_smooth_dielectric_sample_0,  _S1003 : ptr<function, vec3<f32>>,  _S1004 : BsdfSample_Differential_0)
{
    var _S1005 : vec3<f32> = vec3<f32>(0.0f);
    var _S1006 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S1005, _S1005, 0.0f );
    var _S1007 : f32 = _S1002.value0_75.value1_18.z;
    var _S1008 : Tuple_37 = s_apply_fresnel_dielectric_0(_S1007, _S1002.value0_75.value0_73);
    var _S1009 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S1009.value0_102 = _S1007;
    _S1009.value1_27 = _S1002.value0_75.value0_73;
    var _S1010 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S1009 );
    var _S1011 : bool = (_S1002.value0_75.value2_8) < (_S1008.value0_40);
    var _S1012 : bool;
    var _S1013 : s_bwdCallableCtx_refracted_0;
    if(_S1011)
    {
        _S1012 = false;
        _S1013.value0_104 = _S1006;
    }
    else
    {
        const _S1014 : vec3<f32> = vec3<f32>(0.0f, 0.0f, 1.0f);
        var _S1015 : Tuple_46 = s_apply_refracted_0(_S1002.value0_75.value1_18, _S1014, _S1002.value0_75.value0_73);
        var _S1016 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S1016.value0_101 = _S1002.value0_75.value1_18;
        _S1016.value1_26 = _S1014;
        _S1016.value2_13 = _S1002.value0_75.value0_73;
        _S1012 = _S1015.value0_49.valid_5;
        _S1013.value0_104 = _S1016;
    }
    var _S1017 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
    var _S1018 : f32;
    var _S1019 : vec3<f32>;
    if(_S1011)
    {
        var _S1020 : vec3<f32> = vec3<f32>(- _S1004.wi_1[i32(0)], - _S1004.wi_1[i32(1)], 0.0f);
        _S1018 = _S1004.wi_1[i32(2)];
        _S1019 = _S1020;
    }
    else
    {
        var _S1021 : Refraction_Differential_0;
        if(_S1012)
        {
            var _S1022 : Refraction_Differential_0 = _S1017;
            _S1022.direction_10 = _S1004.wi_1;
            _S1021 = Refraction_x24_syn_dadd_0(_S1017, _S1022);
        }
        else
        {
            _S1021 = _S1017;
        }
        var _S1023 : vec3<f32> = _S1005;
        var _S1024 : vec3<f32> = _S1005;
        s_bwdProp_refracted_0(_S1013, &(_S1023), &(_S1024), _S1021);
        _S1018 = 0.0f;
        _S1019 = _S1023;
    }
    var _S1025 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S1010, &(_S1025), 0.0f);
    (*_S1003) = _S1019 + vec3<f32>(0.0f, 0.0f, _S1025 + _S1018);
    return;
}

fn s_bwdProp_rough_dielectric_sample_0( _S1026 : s_bwdCallableCtx_rough_dielectric_sample_0,  _S1027 : ptr<function, vec2<f32>>,  _S1028 : ptr<function, vec3<f32>>,  _S1029 : ptr<function, vec2<f32>>,  _S1030 : BsdfSample_Differential_0)
{
    var _S1031 : vec3<f32> = vec3<f32>(0.0f);
    var _S1032 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S1031, _S1031 );
    var _S1033 : vec2<f32> = vec2<f32>(0.0f);
    var _S1034 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1033, _S1031 );
    var _S1035 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S1031, _S1031, 0.0f );
    var _S1036 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1037 : Tuple_31 = s_apply_ggx_widths_0(_S1026.value0_76.value1_19);
    var _S1038 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
    _S1038.value0_84 = _S1026.value0_76.value1_19;
    var _S1039 : s_bwdCallableCtx_ggx_widths_0 = s_bwdCallableCtx_ggx_widths_0( _S1038 );
    var _S1040 : Tuple_43 = s_apply_ggx_sample_visible_0(_S1037.value0_34, _S1026.value0_76.value2_9, _S1026.value0_76.value3_7);
    var _S1041 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
    _S1041.value0_85 = _S1037.value0_34;
    _S1041.value1_21 = _S1026.value0_76.value2_9;
    _S1041.value2_11 = _S1026.value0_76.value3_7;
    var _S1042 : s_bwdCallableCtx_ggx_sample_visible_0 = s_bwdCallableCtx_ggx_sample_visible_0( _S1041 );
    var _S1043 : Tuple_5 = s_apply_dot_0(_S1026.value0_76.value2_9, _S1040.value0_46);
    var _S1044 : s_bwdCallableCtx_dot_0;
    _S1044._S39 = _S1026.value0_76.value2_9;
    _S1044._S40 = _S1040.value0_46;
    var _S1045 : s_bwdCallableCtx_dot_0 = _S1044;
    var _S1046 : Tuple_37 = s_apply_fresnel_dielectric_0(_S1043.value0_5, _S1026.value0_76.value0_74);
    var _S1047 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S1047.value0_102 = _S1043.value0_5;
    _S1047.value1_27 = _S1026.value0_76.value0_74;
    var _S1048 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S1047 );
    var _S1049 : Tuple_32 = s_apply_ggx_lambda_0(_S1037.value0_34, _S1026.value0_76.value2_9);
    var _S1050 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
    _S1050.value0_87 = _S1037.value0_34;
    _S1050.value1_23 = _S1026.value0_76.value2_9;
    var _S1051 : s_bwdCallableCtx_ggx_lambda_0 = s_bwdCallableCtx_ggx_lambda_0( _S1050 );
    var masking_o_4 : f32 = 1.0f + _S1049.value0_35;
    var _S1052 : Tuple_33 = s_apply_ggx_density_0(_S1037.value0_34, _S1040.value0_46);
    var _S1053 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
    _S1053.value0_88 = _S1037.value0_34;
    _S1053.value1_24 = _S1040.value0_46;
    var _S1054 : s_bwdCallableCtx_ggx_density_0 = s_bwdCallableCtx_ggx_density_0( _S1053 );
    var _S1055 : Tuple_2 = s_apply_abs_0(_S1043.value0_5);
    var _S1056 : s_bwdCallableCtx_abs_0;
    _S1056._S18 = _S1043.value0_5;
    var _S1057 : s_bwdCallableCtx_abs_0 = _S1056;
    var _S1058 : f32 = _S1052.value0_36 * _S1055.value0_2;
    var _S1059 : f32 = _S1026.value0_76.value2_9.z;
    var _S1060 : Tuple_2 = s_apply_abs_0(_S1059);
    var _S1061 : s_bwdCallableCtx_abs_0;
    _S1061._S18 = _S1059;
    var _S1062 : s_bwdCallableCtx_abs_0 = _S1061;
    var _S1063 : f32 = masking_o_4 * _S1060.value0_2;
    var visible_1 : f32 = _S1058 / _S1063;
    var _S1064 : f32 = _S1063 * _S1063;
    var _S1065 : bool = (_S1026.value0_76.value4_5) < (_S1046.value0_40);
    var _S1066 : bool;
    var _S1067 : bool;
    var _S1068 : bool;
    var _S1069 : f32;
    var crossing_3 : f32;
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
    var _S1081 : f32;
    var _S1082 : f32;
    var _S1083 : f32;
    var _S1084 : f32;
    var _S1085 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1086 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1087 : s_bwdCallableCtx_sqr_0;
    var _S1088 : s_bwdCallableCtx_abs_0;
    var _S1089 : s_bwdCallableCtx_dot_0;
    var _S1090 : s_bwdCallableCtx_mirrored_0;
    var _S1091 : s_bwdCallableCtx_refracted_0;
    if(_S1065)
    {
        var _S1092 : Tuple_44 = s_apply_mirrored_0(_S1026.value0_76.value2_9, _S1040.value0_46);
        var _S1093 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S1093.value0_86 = _S1026.value0_76.value2_9;
        _S1093.value1_22 = _S1040.value0_46;
        var _S1094 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S1093;
        var _S1095 : f32 = _S1092.value0_47.z;
        var _S1096 : bool = (_S1059 * _S1095) > 0.0f;
        if(_S1096)
        {
            var _S1097 : Tuple_32 = s_apply_ggx_lambda_0(_S1037.value0_34, _S1092.value0_47);
            var _S1098 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S1098.value0_87 = _S1037.value0_34;
            _S1098.value1_23 = _S1092.value0_47;
            var _S1099 : f32 = masking_o_4 + _S1097.value0_35;
            var _S1100 : f32 = _S1099 * _S1099;
            var _S1101 : f32 = _S1046.value0_40 * visible_1;
            var _S1102 : f32 = 4.0f * _S1055.value0_2;
            _S1069 = _S1102 * _S1102;
            crossing_3 = _S1101;
            _S1070 = _S1102;
            _S1071 = _S1100;
            _S1072 = _S1099;
            _S1085.value0_90 = _S1098;
        }
        else
        {
            _S1069 = 0.0f;
            crossing_3 = 0.0f;
            _S1070 = 0.0f;
            _S1071 = 0.0f;
            _S1072 = 0.0f;
            _S1085.value0_90 = _S1034;
        }
        _S1066 = _S1096;
        _S1073 = _S1095;
        _S1090.value0_92 = _S1094;
        _S1067 = false;
        _S1074 = 0.0f;
        _S1075 = 0.0f;
        _S1076 = 0.0f;
        _S1077 = 0.0f;
        _S1078 = 0.0f;
        _S1079 = 0.0f;
        _S1086.value0_90 = _S1034;
        _S1080 = 0.0f;
        _S1081 = 0.0f;
        _S1082 = 0.0f;
        _S1087.value0_98 = _S1036;
        _S1083 = 0.0f;
        _S1088._S18 = 0.0f;
        _S1089._S39 = _S1031;
        _S1089._S40 = _S1031;
        _S1068 = false;
        _S1084 = 0.0f;
        _S1091.value0_104 = _S1035;
    }
    else
    {
        var _S1103 : Tuple_46 = s_apply_refracted_0(_S1026.value0_76.value2_9, _S1040.value0_46, _S1026.value0_76.value0_74);
        var _S1104 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S1104.value0_101 = _S1026.value0_76.value2_9;
        _S1104.value1_26 = _S1040.value0_46;
        _S1104.value2_13 = _S1026.value0_76.value0_74;
        var _S1105 : s_paramCtx_s_bwdCallableCtx_refracted_0 = _S1104;
        if(_S1103.value0_49.valid_5)
        {
            var _S1106 : f32 = _S1103.value0_49.direction_8.z;
            _S1066 = (_S1059 * _S1106) < 0.0f;
            _S1069 = _S1106;
        }
        else
        {
            _S1066 = false;
            _S1069 = 0.0f;
        }
        if(_S1066)
        {
            if(_S1059 > 0.0f)
            {
                crossing_3 = _S1026.value0_76.value0_74;
            }
            else
            {
                crossing_3 = 1.0f / _S1026.value0_76.value0_74;
            }
            var _S1107 : Tuple_5 = s_apply_dot_0(_S1103.value0_49.direction_8, _S1040.value0_46);
            var _S1108 : s_bwdCallableCtx_dot_0;
            _S1108._S39 = _S1103.value0_49.direction_8;
            _S1108._S40 = _S1040.value0_46;
            var _S1109 : Tuple_2 = s_apply_abs_0(_S1107.value0_5);
            var _S1110 : s_bwdCallableCtx_abs_0;
            _S1110._S18 = _S1107.value0_5;
            var _S1111 : f32 = crossing_3 * crossing_3;
            var _S1112 : f32 = _S1107.value0_5 + _S1043.value0_5 / crossing_3;
            var _S1113 : Tuple_14 = s_apply_sqr_0(_S1112);
            var _S1114 : s_paramCtx_s_bwdCallableCtx_sqr_0;
            _S1114.value0_97 = _S1112;
            var jacobian_1 : f32 = _S1109.value0_2 / _S1113.value0_17;
            var _S1115 : f32 = _S1113.value0_17 * _S1113.value0_17;
            var _S1116 : Tuple_32 = s_apply_ggx_lambda_0(_S1037.value0_34, _S1103.value0_49.direction_8);
            var _S1117 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S1117.value0_87 = _S1037.value0_34;
            _S1117.value1_23 = _S1103.value0_49.direction_8;
            var _S1118 : f32 = (masking_o_4 + _S1116.value0_35) * crossing_3 * crossing_3;
            var _S1119 : f32 = _S1118 * _S1118;
            var _S1120 : f32 = 1.0f - _S1046.value0_40;
            var _S1121 : f32 = crossing_3;
            crossing_3 = _S1120 * visible_1;
            _S1070 = jacobian_1;
            _S1071 = _S1120;
            _S1072 = _S1119;
            _S1073 = _S1118;
            _S1074 = _S1121;
            _S1085.value0_90 = _S1117;
            _S1075 = _S1115;
            _S1076 = _S1109.value0_2;
            _S1077 = _S1113.value0_17;
            _S1087.value0_98 = _S1114;
            _S1078 = _S1111;
            _S1088 = _S1110;
            _S1089 = _S1108;
        }
        else
        {
            crossing_3 = 0.0f;
            _S1070 = 0.0f;
            _S1071 = 0.0f;
            _S1072 = 0.0f;
            _S1073 = 0.0f;
            _S1074 = 0.0f;
            _S1085.value0_90 = _S1034;
            _S1075 = 0.0f;
            _S1076 = 0.0f;
            _S1077 = 0.0f;
            _S1087.value0_98 = _S1036;
            _S1078 = 0.0f;
            _S1088._S18 = 0.0f;
            _S1089._S39 = _S1031;
            _S1089._S40 = _S1031;
        }
        var _S1122 : bool = _S1066;
        var _S1123 : f32 = _S1069;
        var _S1124 : f32 = crossing_3;
        var _S1125 : f32 = _S1070;
        var _S1126 : f32 = _S1071;
        var _S1127 : f32 = _S1072;
        var _S1128 : f32 = _S1073;
        var _S1129 : f32 = _S1074;
        var _S1130 : s_bwdCallableCtx_ggx_lambda_0 = _S1085;
        var _S1131 : f32 = _S1075;
        var _S1132 : f32 = _S1076;
        var _S1133 : f32 = _S1077;
        var _S1134 : f32 = _S1078;
        _S1066 = false;
        _S1069 = 0.0f;
        crossing_3 = 0.0f;
        _S1070 = 0.0f;
        _S1071 = 0.0f;
        _S1072 = 0.0f;
        _S1085.value0_90 = _S1034;
        _S1073 = 0.0f;
        _S1090.value0_92 = _S1032;
        _S1067 = _S1122;
        _S1074 = _S1124;
        _S1075 = _S1125;
        _S1076 = _S1126;
        _S1077 = _S1127;
        _S1078 = _S1128;
        _S1079 = _S1129;
        _S1086 = _S1130;
        _S1080 = _S1131;
        _S1081 = _S1132;
        _S1082 = _S1133;
        _S1083 = _S1134;
        _S1068 = _S1103.value0_49.valid_5;
        _S1084 = _S1123;
        _S1091.value0_104 = _S1105;
    }
    var _S1135 : vec3<f32>;
    var _S1136 : vec3<f32>;
    var _S1137 : vec2<f32>;
    if(_S1065)
    {
        if(_S1066)
        {
            var _S1138 : f32 = _S1030.pdf_10 / _S1069;
            var _S1139 : f32 = _S1070 * _S1138;
            var _S1140 : f32 = 4.0f * (crossing_3 * - _S1138);
            var _S1141 : f32 = _S1046.value0_40 * _S1139;
            var _S1142 : f32 = visible_1 * _S1139;
            var _S1143 : f32 = (_S1030.weight_5[i32(0)] + _S1030.weight_5[i32(1)] + _S1030.weight_5[i32(2)]) / _S1071;
            var _S1144 : f32 = masking_o_4 * - _S1143;
            var _S1145 : f32 = _S1072 * _S1143;
            var _S1146 : vec2<f32> = _S1033;
            var _S1147 : vec3<f32> = _S1031;
            s_bwdProp_ggx_lambda_0(_S1085, &(_S1146), &(_S1147), _S1144);
            var _S1148 : f32 = _S1145 + _S1144;
            _S1135 = _S1147 + _S1030.wi_1;
            _S1069 = _S1141;
            crossing_3 = _S1140;
            _S1070 = _S1148;
            _S1071 = _S1142;
            _S1137 = _S1146;
        }
        else
        {
            _S1135 = _S1031;
            _S1069 = 0.0f;
            crossing_3 = 0.0f;
            _S1070 = 0.0f;
            _S1071 = 0.0f;
            _S1137 = _S1033;
        }
        var _S1149 : f32 = _S1073 * 0.0f;
        var _S1150 : vec3<f32> = _S1135 + vec3<f32>(0.0f, 0.0f, _S1059 * 0.0f);
        var _S1151 : vec3<f32> = _S1031;
        var _S1152 : vec3<f32> = _S1031;
        s_bwdProp_mirrored_0(_S1090, &(_S1151), &(_S1152), _S1150);
        var _S1153 : f32 = crossing_3;
        var _S1154 : f32 = _S1070;
        var _S1155 : f32 = _S1071;
        crossing_3 = _S1149;
        _S1070 = _S1153;
        _S1071 = _S1154;
        _S1072 = _S1155;
        _S1073 = 0.0f;
        _S1135 = _S1152;
        _S1136 = _S1151;
    }
    else
    {
        if(_S1067)
        {
            var s_diff_jacobian_T_0 : f32 = _S1074 * _S1030.pdf_10;
            var _S1156 : f32 = _S1075 * _S1030.pdf_10;
            var _S1157 : f32 = _S1076 * _S1156;
            var _S1158 : f32 = - (visible_1 * _S1156);
            var _S1159 : f32 = (_S1030.weight_5[i32(0)] + _S1030.weight_5[i32(1)] + _S1030.weight_5[i32(2)]) / _S1077;
            var _S1160 : f32 = _S1078 * _S1159;
            var _S1161 : f32 = _S1079 * (_S1079 * (masking_o_4 * - _S1159));
            var _S1162 : vec2<f32> = _S1033;
            var _S1163 : vec3<f32> = _S1031;
            s_bwdProp_ggx_lambda_0(_S1086, &(_S1162), &(_S1163), _S1161);
            var _S1164 : f32 = s_diff_jacobian_T_0 / _S1080;
            var _S1165 : f32 = _S1081 * - _S1164;
            var _S1166 : f32 = _S1082 * _S1164;
            var _S1167 : f32 = 0.0f;
            s_bwdProp_sqr_0(_S1087, &(_S1167), _S1165);
            var _S1168 : f32 = _S1079 * (_S1167 / _S1083);
            var _S1169 : f32 = 0.0f;
            s_bwdProp_abs_0(_S1088, &(_S1169), _S1166);
            var _S1170 : f32 = _S1167 + _S1169;
            var _S1171 : vec3<f32> = _S1031;
            var _S1172 : vec3<f32> = _S1031;
            s_bwdProp_dot_0(_S1089, &(_S1171), &(_S1172), _S1170);
            var _S1173 : f32 = _S1160 + _S1161;
            _S1135 = _S1163 + _S1030.wi_1 + _S1171;
            _S1136 = _S1172;
            _S1069 = _S1157;
            crossing_3 = _S1173;
            _S1070 = _S1158;
            _S1071 = _S1168;
            _S1137 = _S1162;
        }
        else
        {
            _S1135 = _S1031;
            _S1136 = _S1031;
            _S1069 = 0.0f;
            crossing_3 = 0.0f;
            _S1070 = 0.0f;
            _S1071 = 0.0f;
            _S1137 = _S1033;
        }
        if(_S1068)
        {
            var _S1174 : f32 = _S1084 * 0.0f;
            _S1135 = _S1135 + vec3<f32>(0.0f, 0.0f, _S1059 * 0.0f);
            _S1072 = _S1174;
        }
        else
        {
            _S1072 = 0.0f;
        }
        var _S1175 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
        _S1175.direction_10 = _S1135;
        var _S1176 : vec3<f32> = _S1031;
        var _S1177 : vec3<f32> = _S1031;
        s_bwdProp_refracted_0(_S1091, &(_S1176), &(_S1177), _S1175);
        var _S1178 : vec3<f32> = _S1177 + _S1136;
        var _S1179 : f32 = crossing_3;
        var _S1180 : f32 = _S1070;
        var _S1181 : f32 = _S1071;
        crossing_3 = _S1072;
        _S1070 = 0.0f;
        _S1071 = _S1179;
        _S1072 = _S1180;
        _S1073 = _S1181;
        _S1135 = _S1178;
        _S1136 = _S1176;
    }
    var _S1182 : f32 = _S1069 / _S1064;
    var _S1183 : f32 = _S1058 * - _S1182;
    var _S1184 : f32 = _S1063 * _S1182;
    var _S1185 : f32 = masking_o_4 * _S1183;
    var _S1186 : f32 = _S1060.value0_2 * _S1183;
    var _S1187 : f32 = 0.0f;
    s_bwdProp_abs_0(_S1062, &(_S1187), _S1185);
    var _S1188 : f32 = _S1187 + crossing_3;
    var _S1189 : f32 = _S1055.value0_2 * _S1184;
    var _S1190 : f32 = _S1052.value0_36 * _S1184 + _S1070;
    var _S1191 : f32 = 0.0f;
    s_bwdProp_abs_0(_S1057, &(_S1191), _S1190);
    var _S1192 : vec2<f32> = _S1033;
    var _S1193 : vec3<f32> = _S1031;
    s_bwdProp_ggx_density_0(_S1054, &(_S1192), &(_S1193), _S1189);
    var _S1194 : f32 = _S1186 + _S1071;
    var _S1195 : vec2<f32> = _S1033;
    var _S1196 : vec3<f32> = _S1031;
    s_bwdProp_ggx_lambda_0(_S1051, &(_S1195), &(_S1196), _S1194);
    var _S1197 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S1048, &(_S1197), _S1072);
    var _S1198 : f32 = _S1191 + _S1197 + _S1073;
    var _S1199 : vec3<f32> = _S1031;
    var _S1200 : vec3<f32> = _S1031;
    s_bwdProp_dot_0(_S1045, &(_S1199), &(_S1200), _S1198);
    var _S1201 : vec3<f32> = _S1193 + _S1200 + _S1135;
    var _S1202 : vec2<f32> = _S1033;
    var _S1203 : vec3<f32> = _S1031;
    var _S1204 : vec2<f32> = _S1033;
    s_bwdProp_ggx_sample_visible_0(_S1042, &(_S1202), &(_S1203), &(_S1204), _S1201);
    var _S1205 : vec2<f32> = _S1192 + _S1195 + _S1202 + _S1137;
    var _S1206 : vec2<f32> = _S1033;
    s_bwdProp_ggx_widths_0(_S1039, &(_S1206), _S1205);
    var _S1207 : vec3<f32> = _S1196 + _S1199 + _S1203 + _S1136 + vec3<f32>(0.0f, 0.0f, _S1188);
    (*_S1027) = _S1206;
    (*_S1028) = _S1207;
    (*_S1029) = _S1204;
    return;
}

fn s_bwdProp_bsdf_sample_0( _S1208 : s_bwdCallableCtx_bsdf_sample_0,  _S1209 : ptr<function, Bsdf_Differential_0>,  _S1210 : ptr<function, vec3<f32>>,  _S1211 : ptr<function, vec2<f32>>,  _S1212 : BsdfSample_Differential_0)
{
    var _S1213 : vec3<f32> = vec3<f32>(0.0f);
    var _S1214 : vec2<f32> = vec2<f32>(0.0f);
    var _S1215 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0 = s_paramCtx_s_bwdCallableCtx_diffuse_sample_0( _S1213, _S1214 );
    var _S1216 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0 = s_paramCtx_s_bwdCallableCtx_conductor_sample_0( _S1213, _S1213, _S1214, false, _S1213, _S1214 );
    var _S1217 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0( 0.0f, _S1213, 0.0f );
    var _S1218 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0( 0.0f, _S1214, _S1213, _S1214, 0.0f );
    var _S1219 : bool = (_S1208.value0_66.value1_13.z) != 0.0f;
    var _S1220 : bool;
    var _S1221 : bool;
    var _S1222 : bool;
    var _S1223 : bool;
    var _S1224 : s_bwdCallableCtx_smooth_dielectric_sample_0;
    var _S1225 : s_bwdCallableCtx_rough_dielectric_sample_0;
    var _S1226 : s_bwdCallableCtx_conductor_sample_0;
    var _S1227 : s_bwdCallableCtx_diffuse_sample_0;
    if(_S1219)
    {
        var smooth_3 : bool = is_smooth_0(_S1208.value0_66.value0_65.alpha_2);
        var _S1228 : bool = (_S1208.value0_66.value0_65.kind_4) == u32(0);
        if(_S1228)
        {
            var _S1229 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0;
            _S1229.value0_71 = _S1208.value0_66.value1_13;
            _S1229.value1_16 = _S1208.value0_66.value2_6;
            _S1227.value0_78 = _S1229;
            _S1220 = false;
            _S1226.value0_77 = _S1216;
            _S1221 = false;
            _S1222 = false;
            _S1224.value0_75 = _S1217;
            _S1225.value0_76 = _S1218;
        }
        else
        {
            var _S1230 : bool = (_S1208.value0_66.value0_65.kind_4) == u32(1);
            if(_S1230)
            {
                var _S1231 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0;
                _S1231.value0_72 = _S1208.value0_66.value0_65.a_6;
                _S1231.value1_17 = _S1208.value0_66.value0_65.b_6;
                _S1231.value2_7 = _S1208.value0_66.value0_65.alpha_2;
                _S1231.value3_6 = smooth_3;
                _S1231.value4_4 = _S1208.value0_66.value1_13;
                _S1231.value5_4 = _S1208.value0_66.value2_6;
                _S1226.value0_77 = _S1231;
                _S1220 = false;
                _S1221 = false;
                _S1224.value0_75 = _S1217;
                _S1225.value0_76 = _S1218;
            }
            else
            {
                var _S1232 : bool = (_S1208.value0_66.value0_65.kind_4) == u32(2);
                if(_S1232)
                {
                    if(smooth_3)
                    {
                        _S1220 = true;
                    }
                    else
                    {
                        _S1220 = (_S1208.value0_66.value0_65.eta_3) == 1.0f;
                    }
                    if(_S1220)
                    {
                        var _S1233 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0;
                        _S1233.value0_73 = _S1208.value0_66.value0_65.eta_3;
                        _S1233.value1_18 = _S1208.value0_66.value1_13;
                        _S1233.value2_8 = _S1208.value0_66.value3_5;
                        _S1224.value0_75 = _S1233;
                        _S1225.value0_76 = _S1218;
                    }
                    else
                    {
                        var _S1234 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0;
                        _S1234.value0_74 = _S1208.value0_66.value0_65.eta_3;
                        _S1234.value1_19 = _S1208.value0_66.value0_65.alpha_2;
                        _S1234.value2_9 = _S1208.value0_66.value1_13;
                        _S1234.value3_7 = _S1208.value0_66.value2_6;
                        _S1234.value4_5 = _S1208.value0_66.value3_5;
                        _S1224.value0_75 = _S1217;
                        _S1225.value0_76 = _S1234;
                    }
                }
                else
                {
                    _S1220 = false;
                    _S1224.value0_75 = _S1217;
                    _S1225.value0_76 = _S1218;
                }
                var _S1235 : bool = _S1220;
                _S1226.value0_77 = _S1216;
                _S1220 = _S1232;
                _S1221 = _S1235;
            }
            var _S1236 : bool = _S1220;
            var _S1237 : bool = _S1221;
            _S1227.value0_78 = _S1215;
            _S1220 = _S1230;
            _S1221 = _S1236;
            _S1222 = _S1237;
        }
        var _S1238 : bool = _S1220;
        var _S1239 : bool = _S1221;
        var _S1240 : bool = _S1222;
        _S1220 = _S1228;
        _S1221 = _S1238;
        _S1222 = _S1239;
        _S1223 = _S1240;
    }
    else
    {
        _S1220 = false;
        _S1227.value0_78 = _S1215;
        _S1221 = false;
        _S1226.value0_77 = _S1216;
        _S1222 = false;
        _S1223 = false;
        _S1224.value0_75 = _S1217;
        _S1225.value0_76 = _S1218;
    }
    var _S1241 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S1242 : vec2<f32>;
    var _S1243 : vec3<f32>;
    var _S1244 : Bsdf_Differential_0;
    if(_S1219)
    {
        var _S1245 : vec2<f32>;
        if(_S1220)
        {
            var _S1246 : vec3<f32> = _S1213;
            var _S1247 : vec3<f32> = _S1213;
            var _S1248 : vec2<f32> = _S1214;
            s_bwdProp_diffuse_sample_0(_S1227, &(_S1246), &(_S1247), &(_S1248), _S1212);
            var _S1249 : Bsdf_Differential_0 = _S1241;
            _S1249.a_8 = _S1246;
            var _S1250 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S1241, _S1249);
            _S1242 = _S1214;
            _S1244 = _S1250;
            _S1243 = _S1247;
            _S1245 = _S1248;
        }
        else
        {
            if(_S1221)
            {
                var _S1251 : vec3<f32> = _S1213;
                var _S1252 : vec3<f32> = _S1213;
                var _S1253 : vec2<f32> = _S1214;
                var _S1254 : vec3<f32> = _S1213;
                var _S1255 : vec2<f32> = _S1214;
                s_bwdProp_conductor_sample_0(_S1226, &(_S1251), &(_S1252), &(_S1253), &(_S1254), &(_S1255), _S1212);
                var _S1256 : Bsdf_Differential_0 = _S1241;
                _S1256.b_8 = _S1252;
                _S1256.a_8 = _S1251;
                var _S1257 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S1241, _S1256);
                _S1242 = _S1253;
                _S1244 = _S1257;
                _S1243 = _S1254;
                _S1245 = _S1255;
            }
            else
            {
                if(_S1222)
                {
                    if(_S1223)
                    {
                        var _S1258 : vec3<f32> = _S1213;
                        s_bwdProp_smooth_dielectric_sample_0(_S1224, &(_S1258), _S1212);
                        _S1242 = _S1214;
                        _S1243 = _S1258;
                        _S1245 = _S1214;
                    }
                    else
                    {
                        var _S1259 : vec2<f32> = _S1214;
                        var _S1260 : vec3<f32> = _S1213;
                        var _S1261 : vec2<f32> = _S1214;
                        s_bwdProp_rough_dielectric_sample_0(_S1225, &(_S1259), &(_S1260), &(_S1261), _S1212);
                        _S1242 = _S1259;
                        _S1243 = _S1260;
                        _S1245 = _S1261;
                    }
                }
                else
                {
                    _S1242 = _S1214;
                    _S1243 = _S1213;
                    _S1245 = _S1214;
                }
                _S1244 = _S1241;
            }
        }
        var _S1262 : Bsdf_Differential_0 = _S1241;
        _S1262.alpha_4 = _S1242;
        _S1244 = Bsdf_x24_syn_dadd_0(_S1244, _S1262);
        _S1242 = _S1245;
    }
    else
    {
        _S1243 = _S1213;
        _S1244 = _S1241;
        _S1242 = _S1214;
    }
    (*_S1209) = _S1244;
    (*_S1210) = _S1243;
    (*_S1211) = _S1242;
    return;
}

fn s_bwdProp_scatter_0( _S1263 : s_bwdCallableCtx_scatter_0,  _S1264 : ptr<function, Bsdf_Differential_0>,  _S1265 : ptr<function, Frame_0>,  _S1266 : ptr<function, Surface_Differential_0>,  _S1267 : ptr<function, vec3<f32>>,  _S1268 : ptr<function, vec2<f32>>,  _S1269 : Departure_Differential_0)
{
    var _S1270 : s_paramCtx_s_bwdCallableCtx_bsdf_sample_0;
    _S1270.value0_65 = _S1263.value0_63.value0_58;
    _S1270.value1_13 = _S1263.value0_63.value3_4;
    _S1270.value2_6 = _S1263.value0_63.value4_3;
    _S1270.value3_5 = _S1263.value0_63.value5_3;
    var _S1271 : s_bwdCallableCtx_bsdf_sample_0 = s_bwdCallableCtx_bsdf_sample_0( _S1270 );
    var _S1272 : Tuple_48 = s_apply_to_world_0(_S1263.value0_63.value1_9, _S1263.value1_12.value0_7.wi_0);
    var _S1273 : s_paramCtx_s_bwdCallableCtx_to_world_0;
    _S1273.value0_67 = _S1263.value0_63.value1_9;
    _S1273.value1_14 = _S1263.value1_12.value0_7.wi_0;
    var _S1274 : s_bwdCallableCtx_to_world_0 = s_bwdCallableCtx_to_world_0( _S1273 );
    var _S1275 : s_paramCtx_s_bwdCallableCtx_ray_origin_0;
    _S1275.value0_69 = _S1263.value0_63.value2_4;
    _S1275.value1_15 = _S1272.value0_51;
    var _S1276 : s_bwdCallableCtx_ray_origin_0 = s_bwdCallableCtx_ray_origin_0( _S1275 );
    var _S1277 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S1278 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1279 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S1280 : vec3<f32> = vec3<f32>(0.0f);
    var _S1281 : Frame_0 = Frame_0( _S1280, _S1280, _S1280 );
    var _S1282 : Surface_Differential_0;
    _S1282.position_1 = _S1280;
    _S1282.frame_6 = _S1281;
    _S1282.b1_2 = 0.0f;
    _S1282.b2_2 = 0.0f;
    var _S1283 : vec3<f32> = _S1280;
    s_bwdProp_ray_origin_0(_S1276, &(_S1282), &(_S1283), _S1269.origin_4);
    var _S1284 : vec3<f32> = _S1269.direction_9 + _S1283;
    var _S1285 : Frame_0;
    _S1285.s_1 = _S1280;
    _S1285.t_1 = _S1280;
    _S1285.n_1 = _S1280;
    var _S1286 : vec3<f32> = _S1280;
    s_bwdProp_to_world_0(_S1274, &(_S1285), &(_S1286), _S1284);
    var _S1287 : BsdfSample_Differential_0 = BsdfSample_x24_syn_dzero_0();
    _S1287.pdf_10 = _S1269.pdf_9;
    _S1287.wi_1 = _S1286;
    _S1287.weight_5 = _S1269.weight_4;
    var _S1288 : vec2<f32> = vec2<f32>(0.0f);
    var _S1289 : Bsdf_Differential_0;
    _S1289.a_8 = _S1280;
    _S1289.b_8 = _S1280;
    _S1289.alpha_4 = _S1288;
    _S1289.coat_alpha_2 = _S1288;
    var _S1290 : vec3<f32> = _S1280;
    var _S1291 : vec2<f32> = _S1288;
    s_bwdProp_bsdf_sample_0(_S1271, &(_S1289), &(_S1290), &(_S1291), _S1287);
    var _S1292 : Frame_0 = Frame_x24_syn_dadd_0(_S1285, _S1279);
    var _S1293 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1282, _S1278);
    (*_S1264) = Bsdf_x24_syn_dadd_0(_S1289, _S1277);
    (*_S1265) = _S1292;
    (*_S1266) = _S1293;
    (*_S1267) = _S1290;
    (*_S1268) = _S1291;
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
    var _S1294 : vec3<f32> = vec3<f32>(0.0f);
    result_15.radiance_11 = _S1294;
    result_15.direction_11 = _S1294;
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
    var _S1295 : vec3<f32> = vec3<f32>(0.0f);
    result_17.direction_12 = _S1295;
    result_17.distance_5 = 0.0f;
    result_17.radiance_12 = _S1295;
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

fn s_bwdProp_power_heuristic_0( _S1296 : s_bwdCallableCtx_power_heuristic_0,  _S1297 : ptr<function, f32>,  _S1298 : ptr<function, f32>,  _S1299 : f32)
{
    var _S1300 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1301 : bool = (_S1296.value0_109.value0_106) > (_S1296.value0_109.value1_29);
    var _S1302 : f32;
    var _S1303 : f32;
    var _S1304 : f32;
    var _S1305 : f32;
    var _S1306 : f32;
    var _S1307 : f32;
    var _S1308 : s_bwdCallableCtx_sqr_0;
    var _S1309 : s_bwdCallableCtx_sqr_0;
    if(_S1301)
    {
        var _S1310 : f32 = _S1296.value0_109.value1_29 / _S1296.value0_109.value0_106;
        var _S1311 : f32 = _S1296.value0_109.value0_106 * _S1296.value0_109.value0_106;
        var _S1312 : Tuple_14 = s_apply_sqr_0(_S1310);
        var _S1313 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1313.value0_97 = _S1310;
        var _S1314 : f32 = 1.0f + _S1312.value0_17;
        _S1302 = _S1314 * _S1314;
        _S1308.value0_98 = _S1313;
        _S1303 = _S1311;
        _S1304 = 0.0f;
        _S1305 = 0.0f;
        _S1306 = 0.0f;
        _S1309.value0_98 = _S1300;
        _S1307 = 0.0f;
    }
    else
    {
        var _S1315 : f32 = _S1296.value0_109.value0_106 / _S1296.value0_109.value1_29;
        var _S1316 : f32 = _S1296.value0_109.value1_29 * _S1296.value0_109.value1_29;
        var _S1317 : Tuple_14 = s_apply_sqr_0(_S1315);
        var _S1318 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1318.value0_97 = _S1315;
        var _S1319 : f32 = _S1317.value0_17 + 1.0f;
        var _S1320 : f32 = _S1319 * _S1319;
        _S1302 = 0.0f;
        _S1308.value0_98 = _S1300;
        _S1303 = 0.0f;
        _S1304 = _S1320;
        _S1305 = _S1317.value0_17;
        _S1306 = _S1319;
        _S1309.value0_98 = _S1318;
        _S1307 = _S1316;
    }
    if(_S1301)
    {
        var _S1321 : f32 = - (_S1299 / _S1302);
        var _S1322 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1308, &(_S1322), _S1321);
        var _S1323 : f32 = _S1322 / _S1303;
        var _S1324 : f32 = _S1296.value0_109.value0_106 * _S1323;
        _S1302 = _S1296.value0_109.value1_29 * - _S1323;
        _S1303 = _S1324;
    }
    else
    {
        var _S1325 : f32 = _S1299 / _S1304;
        var _S1326 : f32 = _S1306 * _S1325 + _S1305 * - _S1325;
        var _S1327 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1309, &(_S1327), _S1326);
        var _S1328 : f32 = _S1327 / _S1307;
        var _S1329 : f32 = _S1296.value0_109.value0_106 * - _S1328;
        _S1302 = _S1296.value0_109.value1_29 * _S1328;
        _S1303 = _S1329;
    }
    (*_S1297) = _S1302;
    (*_S1298) = _S1303;
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

fn s_bwdProp_diffuse_evaluate_0( _S1330 : s_bwdCallableCtx_diffuse_evaluate_0,  _S1331 : ptr<function, vec3<f32>>,  _S1332 : ptr<function, vec3<f32>>,  _S1333 : ptr<function, vec3<f32>>,  _S1334 : BsdfValue_0)
{
    var _S1335 : vec3<f32> = vec3<f32>(0.0f);
    var _S1336 : f32 = _S1330.value0_116.value1_31.z;
    var _S1337 : f32 = _S1330.value0_116.value2_16.z;
    var _S1338 : bool = (_S1336 * _S1337) > 0.0f;
    var _S1339 : vec3<f32>;
    var _S1340 : s_bwdCallableCtx_abs_0;
    if(_S1338)
    {
        var _S1341 : Tuple_2 = s_apply_abs_0(_S1337);
        var _S1342 : s_bwdCallableCtx_abs_0;
        _S1342._S18 = _S1337;
        _S1339 = vec3<f32>((_S1341.value0_2 * 0.31830990314483643f));
        _S1340 = _S1342;
    }
    else
    {
        _S1339 = _S1335;
        _S1340._S18 = 0.0f;
    }
    var _S1343 : f32;
    if(_S1338)
    {
        var _S1344 : vec3<f32> = _S1330.value0_116.value0_111 * _S1334.f_cos_0;
        var _S1345 : vec3<f32> = _S1339 * _S1334.f_cos_0;
        var _S1346 : f32 = 0.31830990314483643f * (_S1334.pdf_3 + (_S1344[i32(0)] + _S1344[i32(1)] + _S1344[i32(2)]));
        var _S1347 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1340, &(_S1347), _S1346);
        _S1343 = _S1347;
        _S1339 = _S1345;
    }
    else
    {
        _S1343 = 0.0f;
        _S1339 = _S1335;
    }
    var _S1348 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S1336 * 0.0f + _S1343);
    var _S1349 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S1337 * 0.0f);
    (*_S1331) = _S1339;
    (*_S1332) = _S1349;
    (*_S1333) = _S1348;
    return;
}

fn s_bwdProp_conductor_evaluate_0( _S1350 : s_bwdCallableCtx_conductor_evaluate_0,  _S1351 : ptr<function, vec3<f32>>,  _S1352 : ptr<function, vec3<f32>>,  _S1353 : ptr<function, vec2<f32>>,  _S1354 : ptr<function, vec3<f32>>,  _S1355 : ptr<function, vec3<f32>>,  _S1356 : BsdfValue_0)
{
    var _S1357 : vec3<f32> = vec3<f32>(0.0f);
    var _S1358 : vec2<f32> = vec2<f32>(0.0f);
    var _S1359 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S1358 );
    var _S1360 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1358, _S1357 );
    var _S1361 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S1358, _S1357 );
    var _S1362 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S1357, _S1357 );
    var half_vector_2 : vec3<f32> = _S1350.value0_115.value3_8 + _S1350.value0_115.value4_6;
    var _S1363 : Tuple_5 = s_apply_dot_0(half_vector_2, half_vector_2);
    var _S1364 : s_bwdCallableCtx_dot_0;
    _S1364._S39 = half_vector_2;
    _S1364._S40 = half_vector_2;
    var _S1365 : s_bwdCallableCtx_dot_0 = _S1364;
    var _S1366 : f32 = _S1350.value0_115.value3_8.z;
    var _S1367 : f32 = _S1350.value0_115.value4_6.z;
    var _S1368 : bool;
    if((_S1366 * _S1367) > 0.0f)
    {
        _S1368 = (_S1363.value0_5) > 0.0f;
    }
    else
    {
        _S1368 = false;
    }
    var _S1369 : f32;
    var _S1370 : f32;
    var _S1371 : f32;
    var _S1372 : f32;
    var _S1373 : f32;
    var _S1374 : f32;
    var _S1375 : f32;
    var _S1376 : f32;
    var _S1377 : f32;
    var _S1378 : vec3<f32>;
    var _S1379 : vec3<f32>;
    var _S1380 : vec3<f32>;
    var _S1381 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S1382 : s_bwdCallableCtx_abs_0;
    var _S1383 : s_bwdCallableCtx_abs_0;
    var _S1384 : s_bwdCallableCtx_dot_0;
    var _S1385 : s_bwdCallableCtx_ggx_density_0;
    var _S1386 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1387 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1388 : s_bwdCallableCtx_ggx_widths_0;
    var _S1389 : s_bwdCallableCtx_sqrt_0;
    if(_S1368)
    {
        var _S1390 : Tuple_4 = s_apply_sqrt_0(_S1363.value0_5);
        var _S1391 : s_bwdCallableCtx_sqrt_0;
        _S1391._S35 = _S1363.value0_5;
        var _S1392 : vec3<f32> = vec3<f32>((1.0f / _S1390.value0_4));
        var _S1393 : f32 = _S1390.value0_4 * _S1390.value0_4;
        var m_6 : vec3<f32> = half_vector_2 * _S1392;
        var _S1394 : Tuple_31 = s_apply_ggx_widths_0(_S1350.value0_115.value2_17);
        var _S1395 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
        _S1395.value0_84 = _S1350.value0_115.value2_17;
        var _S1396 : Tuple_32 = s_apply_ggx_lambda_0(_S1394.value0_34, _S1350.value0_115.value3_8);
        var _S1397 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S1397.value0_87 = _S1394.value0_34;
        _S1397.value1_23 = _S1350.value0_115.value3_8;
        var _S1398 : Tuple_32 = s_apply_ggx_lambda_0(_S1394.value0_34, _S1350.value0_115.value4_6);
        var _S1399 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S1399.value0_87 = _S1394.value0_34;
        _S1399.value1_23 = _S1350.value0_115.value4_6;
        var _S1400 : Tuple_33 = s_apply_ggx_density_0(_S1394.value0_34, m_6);
        var _S1401 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
        _S1401.value0_88 = _S1394.value0_34;
        _S1401.value1_24 = m_6;
        var _S1402 : Tuple_2 = s_apply_abs_0(_S1366);
        var _S1403 : s_bwdCallableCtx_abs_0;
        _S1403._S18 = _S1366;
        var _S1404 : f32 = 4.0f * _S1402.value0_2;
        var common_3 : f32 = _S1400.value0_36 / _S1404;
        var _S1405 : f32 = _S1404 * _S1404;
        var _S1406 : Tuple_5 = s_apply_dot_0(_S1350.value0_115.value3_8, m_6);
        var _S1407 : s_bwdCallableCtx_dot_0;
        _S1407._S39 = _S1350.value0_115.value3_8;
        _S1407._S40 = m_6;
        var _S1408 : Tuple_2 = s_apply_abs_0(_S1406.value0_5);
        var _S1409 : s_bwdCallableCtx_abs_0;
        _S1409._S18 = _S1406.value0_5;
        var _S1410 : Tuple_34 = s_apply_fresnel_conductor_0(_S1408.value0_2, _S1350.value0_115.value0_112, _S1350.value0_115.value1_32);
        var _S1411 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S1411.value0_83 = _S1408.value0_2;
        _S1411.value1_20 = _S1350.value0_115.value0_112;
        _S1411.value2_10 = _S1350.value0_115.value1_32;
        var _S1412 : f32 = 1.0f + _S1396.value0_35;
        var _S1413 : f32 = _S1412 + _S1398.value0_35;
        var _S1414 : vec3<f32> = vec3<f32>((common_3 / _S1413));
        var _S1415 : f32 = _S1413 * _S1413;
        _S1369 = _S1412 * _S1412;
        _S1370 = common_3;
        _S1371 = _S1412;
        _S1378 = _S1410.value0_37;
        _S1379 = _S1414;
        _S1372 = _S1415;
        _S1373 = _S1413;
        _S1381.value0_91 = _S1411;
        _S1382 = _S1409;
        _S1384 = _S1407;
        _S1374 = _S1405;
        _S1375 = _S1400.value0_36;
        _S1376 = _S1404;
        _S1383 = _S1403;
        _S1385.value0_89 = _S1401;
        _S1386.value0_90 = _S1399;
        _S1387.value0_90 = _S1397;
        _S1388.value0_94 = _S1395;
        _S1380 = _S1392;
        _S1377 = _S1393;
        _S1389 = _S1391;
    }
    else
    {
        _S1369 = 0.0f;
        _S1370 = 0.0f;
        _S1371 = 0.0f;
        _S1378 = _S1357;
        _S1379 = _S1357;
        _S1372 = 0.0f;
        _S1373 = 0.0f;
        _S1381.value0_91 = _S1362;
        _S1382._S18 = 0.0f;
        _S1384._S39 = _S1357;
        _S1384._S40 = _S1357;
        _S1374 = 0.0f;
        _S1375 = 0.0f;
        _S1376 = 0.0f;
        _S1383._S18 = 0.0f;
        _S1385.value0_89 = _S1361;
        _S1386.value0_90 = _S1360;
        _S1387.value0_90 = _S1360;
        _S1388.value0_94 = _S1359;
        _S1380 = _S1357;
        _S1377 = 0.0f;
        _S1389._S35 = 0.0f;
    }
    var _S1416 : vec3<f32>;
    var _S1417 : vec3<f32>;
    var _S1418 : vec2<f32>;
    if(_S1368)
    {
        var _S1419 : f32 = _S1356.pdf_3 / _S1369;
        var _S1420 : f32 = _S1371 * _S1419;
        var _S1421 : vec3<f32> = _S1378 * _S1356.f_cos_0;
        var _S1422 : vec3<f32> = _S1379 * _S1356.f_cos_0;
        var _S1423 : f32 = (_S1421[i32(0)] + _S1421[i32(1)] + _S1421[i32(2)]) / _S1372;
        var _S1424 : f32 = _S1370 * - _S1423;
        var _S1425 : f32 = _S1373 * _S1423;
        var _S1426 : f32 = _S1370 * - _S1419 + _S1424;
        var _S1427 : f32 = 0.0f;
        var _S1428 : vec3<f32> = _S1357;
        var _S1429 : vec3<f32> = _S1357;
        s_bwdProp_fresnel_conductor_0(_S1381, &(_S1427), &(_S1428), &(_S1429), _S1422);
        var _S1430 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1382, &(_S1430), _S1427);
        var _S1431 : vec3<f32> = _S1357;
        var _S1432 : vec3<f32> = _S1357;
        s_bwdProp_dot_0(_S1384, &(_S1431), &(_S1432), _S1430);
        var _S1433 : f32 = (_S1420 + _S1425) / _S1374;
        var _S1434 : f32 = _S1376 * _S1433;
        var _S1435 : f32 = 4.0f * (_S1375 * - _S1433);
        var _S1436 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1383, &(_S1436), _S1435);
        var _S1437 : vec2<f32> = _S1358;
        var _S1438 : vec3<f32> = _S1357;
        s_bwdProp_ggx_density_0(_S1385, &(_S1437), &(_S1438), _S1434);
        var _S1439 : vec2<f32> = _S1358;
        var _S1440 : vec3<f32> = _S1357;
        s_bwdProp_ggx_lambda_0(_S1386, &(_S1439), &(_S1440), _S1424);
        var _S1441 : vec2<f32> = _S1358;
        var _S1442 : vec3<f32> = _S1357;
        s_bwdProp_ggx_lambda_0(_S1387, &(_S1441), &(_S1442), _S1426);
        var _S1443 : vec2<f32> = _S1437 + _S1439 + _S1441;
        var _S1444 : vec2<f32> = _S1358;
        s_bwdProp_ggx_widths_0(_S1388, &(_S1444), _S1443);
        var _S1445 : vec3<f32> = _S1432 + _S1438;
        var _S1446 : vec3<f32> = half_vector_2 * _S1445;
        var _S1447 : vec3<f32> = _S1380 * _S1445;
        var _S1448 : f32 = - ((_S1446[i32(0)] + _S1446[i32(1)] + _S1446[i32(2)]) / _S1377);
        var _S1449 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1389, &(_S1449), _S1448);
        var _S1450 : vec3<f32> = _S1431 + _S1442;
        _S1369 = _S1436;
        _S1370 = _S1449;
        _S1378 = _S1447;
        _S1379 = _S1440;
        _S1380 = _S1450;
        _S1416 = _S1428;
        _S1417 = _S1429;
        _S1418 = _S1444;
    }
    else
    {
        _S1369 = 0.0f;
        _S1370 = 0.0f;
        _S1378 = _S1357;
        _S1379 = _S1357;
        _S1380 = _S1357;
        _S1416 = _S1357;
        _S1417 = _S1357;
        _S1418 = _S1358;
    }
    var _S1451 : f32 = _S1366 * 0.0f;
    var _S1452 : f32 = _S1367 * 0.0f + _S1369;
    var _S1453 : vec3<f32> = _S1357;
    var _S1454 : vec3<f32> = _S1357;
    s_bwdProp_dot_0(_S1365, &(_S1453), &(_S1454), _S1370);
    var _S1455 : vec3<f32> = _S1453 + _S1454 + _S1378;
    var _S1456 : vec3<f32> = _S1455 + _S1379 + vec3<f32>(0.0f, 0.0f, _S1451);
    var _S1457 : vec3<f32> = _S1455 + _S1380 + vec3<f32>(0.0f, 0.0f, _S1452);
    (*_S1351) = _S1416;
    (*_S1352) = _S1417;
    (*_S1353) = _S1418;
    (*_S1354) = _S1457;
    (*_S1355) = _S1456;
    return;
}

fn s_bwdProp_dielectric_evaluate_0( _S1458 : s_bwdCallableCtx_dielectric_evaluate_0,  _S1459 : ptr<function, vec2<f32>>,  _S1460 : ptr<function, vec3<f32>>,  _S1461 : ptr<function, vec3<f32>>,  _S1462 : BsdfValue_0)
{
    var _S1463 : vec3<f32> = vec3<f32>(0.0f);
    var _S1464 : vec2<f32> = vec2<f32>(0.0f);
    var _S1465 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S1464 );
    var _S1466 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0( 0.0f, 0.0f );
    var _S1467 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1464, _S1463 );
    var _S1468 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S1464, _S1463 );
    var _S1469 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1470 : f32 = _S1458.value0_114.value2_18.z;
    var _S1471 : bool;
    if(_S1470 != 0.0f)
    {
        _S1471 = (_S1458.value0_114.value3_9.z) != 0.0f;
    }
    else
    {
        _S1471 = false;
    }
    var _S1472 : bool;
    var _S1473 : bool;
    var _S1474 : bool;
    var _S1475 : bool;
    var _S1476 : bool;
    var crossing_4 : f32;
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
    var _S1504 : f32;
    var _S1505 : f32;
    var _S1506 : f32;
    var _S1507 : f32;
    var m_7 : vec3<f32>;
    var _S1508 : vec3<f32>;
    var _S1509 : vec3<f32>;
    var _S1510 : s_bwdCallableCtx_abs_0;
    var _S1511 : s_bwdCallableCtx_abs_0;
    var _S1512 : s_bwdCallableCtx_abs_0;
    var _S1513 : s_bwdCallableCtx_abs_0;
    var _S1514 : s_bwdCallableCtx_ggx_density_0;
    var _S1515 : s_bwdCallableCtx_ggx_density_0;
    var _S1516 : s_bwdCallableCtx_sqr_0;
    var _S1517 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1518 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1519 : s_bwdCallableCtx_fresnel_dielectric_0;
    var _S1520 : s_bwdCallableCtx_ggx_widths_0;
    var _S1521 : s_bwdCallableCtx_dot_0;
    var _S1522 : s_bwdCallableCtx_dot_0;
    var _S1523 : s_bwdCallableCtx_dot_0;
    var _S1524 : s_bwdCallableCtx_sqrt_0;
    if(_S1471)
    {
        var _S1525 : f32 = _S1458.value0_114.value3_9.z;
        var reflects_1 : bool = (_S1470 * _S1525) > 0.0f;
        if(reflects_1)
        {
            crossing_4 = 1.0f;
        }
        else
        {
            if(_S1470 > 0.0f)
            {
                crossing_4 = _S1458.value0_114.value0_113;
            }
            else
            {
                crossing_4 = 1.0f / _S1458.value0_114.value0_113;
            }
        }
        var _S1526 : vec3<f32> = vec3<f32>(crossing_4);
        var half_vector_3 : vec3<f32> = _S1458.value0_114.value3_9 * vec3<f32>(crossing_4) + _S1458.value0_114.value2_18;
        var _S1527 : Tuple_5 = s_apply_dot_0(half_vector_3, half_vector_3);
        var _S1528 : s_bwdCallableCtx_dot_0;
        _S1528._S39 = half_vector_3;
        _S1528._S40 = half_vector_3;
        var _S1529 : s_bwdCallableCtx_dot_0 = _S1528;
        var _S1530 : bool = (_S1527.value0_5) > 0.0f;
        if(_S1530)
        {
            var _S1531 : Tuple_4 = s_apply_sqrt_0(_S1527.value0_5);
            var _S1532 : s_bwdCallableCtx_sqrt_0;
            _S1532._S35 = _S1527.value0_5;
            var _S1533 : s_bwdCallableCtx_sqrt_0 = _S1532;
            var _S1534 : vec3<f32> = vec3<f32>((1.0f / _S1531.value0_4));
            var _S1535 : f32 = _S1531.value0_4 * _S1531.value0_4;
            var m_8 : vec3<f32> = half_vector_3 * _S1534;
            var _S1536 : bool = (m_8.z) < 0.0f;
            if(_S1536)
            {
                m_7 = (vec3<f32>(0) - m_8);
            }
            else
            {
                m_7 = m_8;
            }
            var _S1537 : Tuple_5 = s_apply_dot_0(_S1458.value0_114.value2_18, m_7);
            var _S1538 : s_bwdCallableCtx_dot_0;
            _S1538._S39 = _S1458.value0_114.value2_18;
            _S1538._S40 = m_7;
            var _S1539 : s_bwdCallableCtx_dot_0 = _S1538;
            var _S1540 : Tuple_5 = s_apply_dot_0(_S1458.value0_114.value3_9, m_7);
            var _S1541 : s_bwdCallableCtx_dot_0;
            _S1541._S39 = _S1458.value0_114.value3_9;
            _S1541._S40 = m_7;
            var _S1542 : s_bwdCallableCtx_dot_0 = _S1541;
            var _S1543 : bool = (_S1537.value0_5 * _S1470) >= 0.0f;
            if(_S1543)
            {
                _S1472 = (_S1540.value0_5 * _S1525) >= 0.0f;
            }
            else
            {
                _S1472 = false;
            }
            if(_S1472)
            {
                var _S1544 : Tuple_31 = s_apply_ggx_widths_0(_S1458.value0_114.value1_33);
                var _S1545 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
                _S1545.value0_84 = _S1458.value0_114.value1_33;
                var _S1546 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = _S1545;
                var _S1547 : Tuple_37 = s_apply_fresnel_dielectric_0(_S1537.value0_5, _S1458.value0_114.value0_113);
                var _S1548 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
                _S1548.value0_102 = _S1537.value0_5;
                _S1548.value1_27 = _S1458.value0_114.value0_113;
                var _S1549 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = _S1548;
                var _S1550 : Tuple_32 = s_apply_ggx_lambda_0(_S1544.value0_34, _S1458.value0_114.value2_18);
                var _S1551 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S1551.value0_87 = _S1544.value0_34;
                _S1551.value1_23 = _S1458.value0_114.value2_18;
                var _S1552 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S1551;
                var masking_o_5 : f32 = 1.0f + _S1550.value0_35;
                var _S1553 : Tuple_32 = s_apply_ggx_lambda_0(_S1544.value0_34, _S1458.value0_114.value3_9);
                var _S1554 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S1554.value0_87 = _S1544.value0_34;
                _S1554.value1_23 = _S1458.value0_114.value3_9;
                var _S1555 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S1554;
                var masking_both_1 : f32 = masking_o_5 + _S1553.value0_35;
                if(reflects_1)
                {
                    var _S1556 : Tuple_33 = s_apply_ggx_density_0(_S1544.value0_34, m_7);
                    var _S1557 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S1557.value0_88 = _S1544.value0_34;
                    _S1557.value1_24 = m_7;
                    var _S1558 : f32 = _S1547.value0_40 * _S1556.value0_36;
                    var _S1559 : Tuple_2 = s_apply_abs_0(_S1470);
                    var _S1560 : s_bwdCallableCtx_abs_0;
                    _S1560._S18 = _S1470;
                    var _S1561 : f32 = 4.0f * _S1559.value0_2;
                    var common_4 : f32 = _S1558 / _S1561;
                    var _S1562 : f32 = _S1561 * _S1561;
                    var _S1563 : f32 = masking_both_1 * masking_both_1;
                    _S1477 = masking_o_5 * masking_o_5;
                    _S1478 = common_4;
                    _S1479 = _S1563;
                    _S1480 = _S1562;
                    _S1481 = _S1558;
                    _S1482 = _S1561;
                    _S1510 = _S1560;
                    _S1483 = _S1556.value0_36;
                    _S1514.value0_89 = _S1557;
                    _S1484 = 0.0f;
                    _S1485 = 0.0f;
                    _S1486 = 0.0f;
                    _S1487 = 0.0f;
                    _S1488 = 0.0f;
                    _S1489 = 0.0f;
                    _S1490 = 0.0f;
                    _S1511._S18 = 0.0f;
                    _S1491 = 0.0f;
                    _S1492 = 0.0f;
                    _S1512._S18 = 0.0f;
                    _S1493 = 0.0f;
                    _S1494 = 0.0f;
                    _S1495 = 0.0f;
                    _S1496 = 0.0f;
                    _S1515.value0_89 = _S1468;
                    _S1497 = 0.0f;
                    _S1498 = 0.0f;
                    _S1499 = 0.0f;
                    _S1516.value0_98 = _S1469;
                    _S1500 = 0.0f;
                    _S1513._S18 = 0.0f;
                }
                else
                {
                    var _S1564 : Tuple_2 = s_apply_abs_0(_S1540.value0_5);
                    var _S1565 : s_bwdCallableCtx_abs_0;
                    _S1565._S18 = _S1540.value0_5;
                    var _S1566 : f32 = crossing_4 * crossing_4;
                    var _S1567 : f32 = _S1540.value0_5 + _S1537.value0_5 / crossing_4;
                    var _S1568 : Tuple_14 = s_apply_sqr_0(_S1567);
                    var _S1569 : s_paramCtx_s_bwdCallableCtx_sqr_0;
                    _S1569.value0_97 = _S1567;
                    var jacobian_2 : f32 = _S1564.value0_2 / _S1568.value0_17;
                    var _S1570 : f32 = _S1568.value0_17 * _S1568.value0_17;
                    var _S1571 : f32 = 1.0f - _S1547.value0_40;
                    var _S1572 : Tuple_33 = s_apply_ggx_density_0(_S1544.value0_34, m_7);
                    var _S1573 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S1573.value0_88 = _S1544.value0_34;
                    _S1573.value1_24 = m_7;
                    var _S1574 : f32 = _S1571 * _S1572.value0_36;
                    var _S1575 : f32 = _S1574 * jacobian_2;
                    var _S1576 : Tuple_2 = s_apply_abs_0(_S1537.value0_5);
                    var _S1577 : s_bwdCallableCtx_abs_0;
                    _S1577._S18 = _S1537.value0_5;
                    var _S1578 : f32 = _S1575 * _S1576.value0_2;
                    var _S1579 : Tuple_2 = s_apply_abs_0(_S1470);
                    var _S1580 : s_bwdCallableCtx_abs_0;
                    _S1580._S18 = _S1470;
                    var common_5 : f32 = _S1578 / _S1579.value0_2;
                    var _S1581 : f32 = _S1579.value0_2 * _S1579.value0_2;
                    var _S1582 : f32 = masking_both_1 * crossing_4 * crossing_4;
                    var _S1583 : f32 = _S1582 * _S1582;
                    var _S1584 : f32 = masking_o_5 * masking_o_5;
                    _S1477 = 0.0f;
                    _S1478 = 0.0f;
                    _S1479 = 0.0f;
                    _S1480 = 0.0f;
                    _S1481 = 0.0f;
                    _S1482 = 0.0f;
                    _S1510._S18 = 0.0f;
                    _S1483 = 0.0f;
                    _S1514.value0_89 = _S1468;
                    _S1484 = _S1584;
                    _S1485 = common_5;
                    _S1486 = _S1583;
                    _S1487 = _S1582;
                    _S1488 = _S1581;
                    _S1489 = _S1578;
                    _S1490 = _S1579.value0_2;
                    _S1511 = _S1580;
                    _S1491 = _S1575;
                    _S1492 = _S1576.value0_2;
                    _S1512 = _S1577;
                    _S1493 = _S1574;
                    _S1494 = jacobian_2;
                    _S1495 = _S1571;
                    _S1496 = _S1572.value0_36;
                    _S1515.value0_89 = _S1573;
                    _S1497 = _S1570;
                    _S1498 = _S1564.value0_2;
                    _S1499 = _S1568.value0_17;
                    _S1516.value0_98 = _S1569;
                    _S1500 = _S1566;
                    _S1513 = _S1565;
                }
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
                var _S1603 : f32 = _S1497;
                var _S1604 : f32 = _S1498;
                var _S1605 : f32 = _S1499;
                var _S1606 : f32 = _S1500;
                _S1479 = masking_o_5;
                _S1480 = _S1585;
                _S1481 = masking_both_1;
                _S1482 = _S1586;
                _S1483 = _S1587;
                _S1484 = _S1588;
                _S1485 = _S1547.value0_40;
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
                _S1500 = _S1603;
                _S1501 = _S1604;
                _S1502 = _S1605;
                _S1503 = _S1606;
                _S1517.value0_90 = _S1555;
                _S1518.value0_90 = _S1552;
                _S1519.value0_103 = _S1549;
                _S1520.value0_94 = _S1546;
            }
            else
            {
                _S1477 = 0.0f;
                _S1478 = 0.0f;
                _S1479 = 0.0f;
                _S1480 = 0.0f;
                _S1481 = 0.0f;
                _S1482 = 0.0f;
                _S1483 = 0.0f;
                _S1484 = 0.0f;
                _S1510._S18 = 0.0f;
                _S1485 = 0.0f;
                _S1486 = 0.0f;
                _S1514.value0_89 = _S1468;
                _S1487 = 0.0f;
                _S1488 = 0.0f;
                _S1489 = 0.0f;
                _S1490 = 0.0f;
                _S1491 = 0.0f;
                _S1492 = 0.0f;
                _S1493 = 0.0f;
                _S1511._S18 = 0.0f;
                _S1494 = 0.0f;
                _S1495 = 0.0f;
                _S1512._S18 = 0.0f;
                _S1496 = 0.0f;
                _S1497 = 0.0f;
                _S1498 = 0.0f;
                _S1499 = 0.0f;
                _S1515.value0_89 = _S1468;
                _S1500 = 0.0f;
                _S1501 = 0.0f;
                _S1502 = 0.0f;
                _S1516.value0_98 = _S1469;
                _S1503 = 0.0f;
                _S1513._S18 = 0.0f;
                _S1517.value0_90 = _S1467;
                _S1518.value0_90 = _S1467;
                _S1519.value0_103 = _S1466;
                _S1520.value0_94 = _S1465;
            }
            _S1504 = _S1537.value0_5;
            _S1473 = _S1543;
            _S1505 = _S1540.value0_5;
            _S1521 = _S1542;
            _S1522 = _S1539;
            _S1474 = _S1536;
            m_7 = _S1534;
            _S1506 = _S1535;
            _S1524 = _S1533;
        }
        else
        {
            _S1472 = false;
            _S1477 = 0.0f;
            _S1478 = 0.0f;
            _S1479 = 0.0f;
            _S1480 = 0.0f;
            _S1481 = 0.0f;
            _S1482 = 0.0f;
            _S1483 = 0.0f;
            _S1484 = 0.0f;
            _S1510._S18 = 0.0f;
            _S1485 = 0.0f;
            _S1486 = 0.0f;
            _S1514.value0_89 = _S1468;
            _S1487 = 0.0f;
            _S1488 = 0.0f;
            _S1489 = 0.0f;
            _S1490 = 0.0f;
            _S1491 = 0.0f;
            _S1492 = 0.0f;
            _S1493 = 0.0f;
            _S1511._S18 = 0.0f;
            _S1494 = 0.0f;
            _S1495 = 0.0f;
            _S1512._S18 = 0.0f;
            _S1496 = 0.0f;
            _S1497 = 0.0f;
            _S1498 = 0.0f;
            _S1499 = 0.0f;
            _S1515.value0_89 = _S1468;
            _S1500 = 0.0f;
            _S1501 = 0.0f;
            _S1502 = 0.0f;
            _S1516.value0_98 = _S1469;
            _S1503 = 0.0f;
            _S1504 = 0.0f;
            _S1513._S18 = 0.0f;
            _S1517.value0_90 = _S1467;
            _S1518.value0_90 = _S1467;
            _S1519.value0_103 = _S1466;
            _S1520.value0_94 = _S1465;
            _S1473 = false;
            _S1505 = 0.0f;
            _S1521._S39 = _S1463;
            _S1521._S40 = _S1463;
            _S1522._S39 = _S1463;
            _S1522._S40 = _S1463;
            _S1474 = false;
            m_7 = _S1463;
            _S1506 = 0.0f;
            _S1524._S35 = 0.0f;
        }
        var _S1607 : f32 = crossing_4;
        var _S1608 : bool = _S1472;
        var _S1609 : bool = _S1473;
        var _S1610 : bool = _S1474;
        var _S1611 : vec3<f32> = m_7;
        var _S1612 : f32 = _S1506;
        _S1472 = _S1530;
        _S1473 = _S1608;
        _S1474 = reflects_1;
        crossing_4 = _S1477;
        _S1477 = _S1478;
        _S1478 = _S1479;
        _S1479 = _S1480;
        _S1480 = _S1481;
        _S1481 = _S1482;
        _S1482 = _S1483;
        _S1483 = _S1484;
        _S1484 = _S1485;
        _S1485 = _S1486;
        _S1486 = _S1487;
        _S1487 = _S1488;
        _S1488 = _S1489;
        _S1489 = _S1490;
        _S1490 = _S1607;
        _S1475 = _S1609;
        _S1506 = _S1525;
        _S1476 = _S1610;
        m_7 = half_vector_3;
        _S1508 = _S1611;
        _S1507 = _S1612;
        _S1523 = _S1529;
        _S1509 = _S1526;
    }
    else
    {
        _S1472 = false;
        _S1473 = false;
        _S1474 = false;
        crossing_4 = 0.0f;
        _S1477 = 0.0f;
        _S1478 = 0.0f;
        _S1479 = 0.0f;
        _S1480 = 0.0f;
        _S1481 = 0.0f;
        _S1482 = 0.0f;
        _S1483 = 0.0f;
        _S1510._S18 = 0.0f;
        _S1484 = 0.0f;
        _S1485 = 0.0f;
        _S1514.value0_89 = _S1468;
        _S1486 = 0.0f;
        _S1487 = 0.0f;
        _S1488 = 0.0f;
        _S1489 = 0.0f;
        _S1490 = 0.0f;
        _S1491 = 0.0f;
        _S1492 = 0.0f;
        _S1493 = 0.0f;
        _S1511._S18 = 0.0f;
        _S1494 = 0.0f;
        _S1495 = 0.0f;
        _S1512._S18 = 0.0f;
        _S1496 = 0.0f;
        _S1497 = 0.0f;
        _S1498 = 0.0f;
        _S1499 = 0.0f;
        _S1515.value0_89 = _S1468;
        _S1500 = 0.0f;
        _S1501 = 0.0f;
        _S1502 = 0.0f;
        _S1516.value0_98 = _S1469;
        _S1503 = 0.0f;
        _S1504 = 0.0f;
        _S1513._S18 = 0.0f;
        _S1517.value0_90 = _S1467;
        _S1518.value0_90 = _S1467;
        _S1519.value0_103 = _S1466;
        _S1520.value0_94 = _S1465;
        _S1475 = false;
        _S1505 = 0.0f;
        _S1506 = 0.0f;
        _S1521._S39 = _S1463;
        _S1521._S40 = _S1463;
        _S1522._S39 = _S1463;
        _S1522._S40 = _S1463;
        _S1476 = false;
        m_7 = _S1463;
        _S1508 = _S1463;
        _S1507 = 0.0f;
        _S1524._S35 = 0.0f;
        _S1523._S39 = _S1463;
        _S1523._S40 = _S1463;
        _S1509 = _S1463;
    }
    var _S1613 : vec2<f32>;
    if(_S1471)
    {
        var _S1614 : vec3<f32>;
        if(_S1472)
        {
            var _S1615 : vec3<f32>;
            var _S1616 : vec3<f32>;
            if(_S1473)
            {
                if(_S1474)
                {
                    var _S1617 : f32 = _S1462.pdf_3 / crossing_4;
                    var _S1618 : f32 = _S1477 * - _S1617;
                    var _S1619 : f32 = (_S1462.f_cos_0[i32(0)] + _S1462.f_cos_0[i32(1)] + _S1462.f_cos_0[i32(2)]) / _S1479;
                    var _S1620 : f32 = _S1477 * - _S1619;
                    var _S1621 : f32 = (_S1478 * _S1617 + _S1480 * _S1619) / _S1481;
                    var _S1622 : f32 = _S1483 * _S1621;
                    var _S1623 : f32 = 4.0f * (_S1482 * - _S1621);
                    var _S1624 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1510, &(_S1624), _S1623);
                    var _S1625 : f32 = _S1484 * _S1622;
                    var _S1626 : f32 = _S1485 * _S1622;
                    var _S1627 : vec2<f32> = _S1464;
                    var _S1628 : vec3<f32> = _S1463;
                    s_bwdProp_ggx_density_0(_S1514, &(_S1627), &(_S1628), _S1625);
                    crossing_4 = _S1620;
                    _S1477 = _S1618;
                    _S1478 = _S1626;
                    _S1613 = _S1627;
                    _S1479 = 0.0f;
                    _S1480 = 0.0f;
                    _S1614 = _S1628;
                    _S1481 = _S1624;
                }
                else
                {
                    var _S1629 : f32 = _S1462.pdf_3 / _S1486;
                    var _S1630 : f32 = _S1487 * - _S1629;
                    var _S1631 : f32 = (_S1462.f_cos_0[i32(0)] + _S1462.f_cos_0[i32(1)] + _S1462.f_cos_0[i32(2)]) / _S1488;
                    var _S1632 : f32 = _S1490 * (_S1490 * (_S1487 * - _S1631));
                    var _S1633 : f32 = (_S1478 * _S1629 + _S1489 * _S1631) / _S1491;
                    var _S1634 : f32 = _S1492 * - _S1633;
                    var _S1635 : f32 = _S1493 * _S1633;
                    var _S1636 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1511, &(_S1636), _S1634);
                    var _S1637 : f32 = _S1494 * _S1635;
                    var _S1638 : f32 = _S1495 * _S1635;
                    var _S1639 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1512, &(_S1639), _S1637);
                    var s_diff_jacobian_T_1 : f32 = _S1496 * _S1638;
                    var _S1640 : f32 = _S1497 * _S1638;
                    var _S1641 : f32 = _S1498 * _S1640;
                    var _S1642 : f32 = _S1499 * _S1640;
                    var _S1643 : vec2<f32> = _S1464;
                    var _S1644 : vec3<f32> = _S1463;
                    s_bwdProp_ggx_density_0(_S1515, &(_S1643), &(_S1644), _S1641);
                    var _S1645 : f32 = - _S1642;
                    var _S1646 : f32 = s_diff_jacobian_T_1 / _S1500;
                    var _S1647 : f32 = _S1501 * - _S1646;
                    var _S1648 : f32 = _S1502 * _S1646;
                    var _S1649 : f32 = 0.0f;
                    s_bwdProp_sqr_0(_S1516, &(_S1649), _S1647);
                    var _S1650 : f32 = _S1490 * (_S1649 / _S1503);
                    var _S1651 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1513, &(_S1651), _S1648);
                    var _S1652 : f32 = _S1639 + _S1650;
                    var _S1653 : f32 = _S1649 + _S1651;
                    crossing_4 = _S1632;
                    _S1477 = _S1630;
                    _S1478 = _S1645;
                    _S1613 = _S1643;
                    _S1479 = _S1652;
                    _S1480 = _S1653;
                    _S1614 = _S1644;
                    _S1481 = _S1636;
                }
                var _S1654 : vec2<f32> = _S1464;
                var _S1655 : vec3<f32> = _S1463;
                s_bwdProp_ggx_lambda_0(_S1517, &(_S1654), &(_S1655), crossing_4);
                var _S1656 : f32 = crossing_4 + _S1477;
                var _S1657 : vec2<f32> = _S1464;
                var _S1658 : vec3<f32> = _S1463;
                s_bwdProp_ggx_lambda_0(_S1518, &(_S1657), &(_S1658), _S1656);
                var _S1659 : f32 = 0.0f;
                s_bwdProp_fresnel_dielectric_0(_S1519, &(_S1659), _S1478);
                var _S1660 : vec2<f32> = _S1654 + _S1657 + _S1613;
                var _S1661 : vec2<f32> = _S1464;
                s_bwdProp_ggx_widths_0(_S1520, &(_S1661), _S1660);
                var _S1662 : f32 = _S1659 + _S1479;
                crossing_4 = _S1480;
                _S1477 = _S1662;
                _S1478 = _S1481;
                _S1615 = _S1658;
                _S1616 = _S1655;
                _S1613 = _S1661;
            }
            else
            {
                crossing_4 = 0.0f;
                _S1477 = 0.0f;
                _S1614 = _S1463;
                _S1478 = 0.0f;
                _S1615 = _S1463;
                _S1616 = _S1463;
                _S1613 = _S1464;
            }
            if(_S1475)
            {
                var _S1663 : f32 = _S1505 * 0.0f;
                crossing_4 = _S1506 * 0.0f + crossing_4;
                _S1479 = _S1663;
            }
            else
            {
                _S1479 = 0.0f;
            }
            var _S1664 : f32 = _S1504 * 0.0f;
            var _S1665 : f32 = _S1470 * 0.0f;
            var _S1666 : vec3<f32> = _S1463;
            var _S1667 : vec3<f32> = _S1463;
            s_bwdProp_dot_0(_S1521, &(_S1666), &(_S1667), crossing_4);
            var _S1668 : f32 = _S1665 + _S1477;
            var _S1669 : vec3<f32> = _S1463;
            var _S1670 : vec3<f32> = _S1463;
            s_bwdProp_dot_0(_S1522, &(_S1669), &(_S1670), _S1668);
            var _S1671 : vec3<f32> = _S1667 + _S1670 + _S1614;
            var _S1672 : f32 = _S1664 + _S1478;
            var _S1673 : vec3<f32> = _S1669 + _S1615;
            var _S1674 : vec3<f32> = _S1666 + _S1616;
            if(_S1476)
            {
                _S1614 = (vec3<f32>(0) - _S1671);
            }
            else
            {
                _S1614 = _S1671;
            }
            var _S1675 : vec3<f32> = m_7 * _S1614;
            var _S1676 : vec3<f32> = _S1508 * _S1614;
            var _S1677 : f32 = - ((_S1675[i32(0)] + _S1675[i32(1)] + _S1675[i32(2)]) / _S1507);
            var _S1678 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S1524, &(_S1678), _S1677);
            crossing_4 = _S1678;
            m_7 = _S1676;
            _S1508 = _S1673;
            _S1614 = _S1674;
            _S1477 = _S1479;
            _S1478 = _S1672;
        }
        else
        {
            crossing_4 = 0.0f;
            m_7 = _S1463;
            _S1508 = _S1463;
            _S1614 = _S1463;
            _S1477 = 0.0f;
            _S1478 = 0.0f;
            _S1613 = _S1464;
        }
        var _S1679 : vec3<f32> = _S1463;
        var _S1680 : vec3<f32> = _S1463;
        s_bwdProp_dot_0(_S1523, &(_S1679), &(_S1680), crossing_4);
        var _S1681 : vec3<f32> = _S1679 + _S1680 + m_7;
        var _S1682 : vec3<f32> = _S1681 + _S1508;
        var _S1683 : vec3<f32> = _S1509 * _S1681 + _S1614;
        var _S1684 : f32 = _S1506 * 0.0f + _S1478;
        m_7 = _S1683 + vec3<f32>(0.0f, 0.0f, _S1470 * 0.0f + _S1477);
        crossing_4 = _S1684;
        _S1508 = _S1682;
    }
    else
    {
        m_7 = _S1463;
        crossing_4 = 0.0f;
        _S1508 = _S1463;
        _S1613 = _S1464;
    }
    var _S1685 : vec3<f32> = _S1508 + vec3<f32>(0.0f, 0.0f, crossing_4);
    (*_S1459) = _S1613;
    (*_S1460) = _S1685;
    (*_S1461) = m_7;
    return;
}

fn s_bwdProp_bsdf_evaluate_0( _S1686 : s_bwdCallableCtx_bsdf_evaluate_0,  _S1687 : ptr<function, Bsdf_Differential_0>,  _S1688 : ptr<function, vec3<f32>>,  _S1689 : ptr<function, vec3<f32>>,  _S1690 : BsdfValue_0)
{
    var _S1691 : vec3<f32> = vec3<f32>(0.0f);
    var _S1692 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0 = s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0( _S1691, _S1691, _S1691 );
    var _S1693 : vec2<f32> = vec2<f32>(0.0f);
    var _S1694 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0 = s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0( _S1691, _S1691, _S1693, _S1691, _S1691 );
    var _S1695 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0 = s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0( 0.0f, _S1693, _S1691, _S1691 );
    var _S1696 : bool = (_S1686.value0_110.value0_105.kind_4) == u32(0);
    var _S1697 : s_bwdCallableCtx_dielectric_evaluate_0;
    var _S1698 : s_bwdCallableCtx_conductor_evaluate_0;
    var _S1699 : bool;
    var _S1700 : bool;
    var _S1701 : s_bwdCallableCtx_diffuse_evaluate_0;
    if(_S1696)
    {
        var _S1702 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0;
        _S1702.value0_111 = _S1686.value0_110.value0_105.a_6;
        _S1702.value1_31 = _S1686.value0_110.value1_28;
        _S1702.value2_16 = _S1686.value0_110.value2_14;
        _S1701.value0_116 = _S1702;
        _S1699 = false;
        _S1698.value0_115 = _S1694;
        _S1700 = false;
        _S1697.value0_114 = _S1695;
    }
    else
    {
        var _S1703 : bool = (_S1686.value0_110.value0_105.kind_4) == u32(1);
        if(_S1703)
        {
            var _S1704 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0;
            _S1704.value0_112 = _S1686.value0_110.value0_105.a_6;
            _S1704.value1_32 = _S1686.value0_110.value0_105.b_6;
            _S1704.value2_17 = _S1686.value0_110.value0_105.alpha_2;
            _S1704.value3_8 = _S1686.value0_110.value1_28;
            _S1704.value4_6 = _S1686.value0_110.value2_14;
            _S1698.value0_115 = _S1704;
            _S1699 = false;
            _S1697.value0_114 = _S1695;
        }
        else
        {
            var _S1705 : bool = (_S1686.value0_110.value0_105.kind_4) == u32(2);
            if(_S1705)
            {
                var _S1706 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0;
                _S1706.value0_113 = _S1686.value0_110.value0_105.eta_3;
                _S1706.value1_33 = _S1686.value0_110.value0_105.alpha_2;
                _S1706.value2_18 = _S1686.value0_110.value1_28;
                _S1706.value3_9 = _S1686.value0_110.value2_14;
                _S1697.value0_114 = _S1706;
            }
            else
            {
                _S1697.value0_114 = _S1695;
            }
            _S1698.value0_115 = _S1694;
            _S1699 = _S1705;
        }
        var _S1707 : bool = _S1699;
        _S1701.value0_116 = _S1692;
        _S1699 = _S1703;
        _S1700 = _S1707;
    }
    var _S1708 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S1709 : Bsdf_Differential_0;
    var _S1710 : vec3<f32>;
    var _S1711 : vec3<f32>;
    if(_S1696)
    {
        var _S1712 : vec3<f32> = _S1691;
        var _S1713 : vec3<f32> = _S1691;
        var _S1714 : vec3<f32> = _S1691;
        s_bwdProp_diffuse_evaluate_0(_S1701, &(_S1712), &(_S1713), &(_S1714), _S1690);
        var _S1715 : Bsdf_Differential_0 = _S1708;
        _S1715.a_8 = _S1712;
        _S1709 = Bsdf_x24_syn_dadd_0(_S1708, _S1715);
        _S1710 = _S1713;
        _S1711 = _S1714;
    }
    else
    {
        if(_S1699)
        {
            var _S1716 : vec3<f32> = _S1691;
            var _S1717 : vec3<f32> = _S1691;
            var _S1718 : vec2<f32> = _S1693;
            var _S1719 : vec3<f32> = _S1691;
            var _S1720 : vec3<f32> = _S1691;
            s_bwdProp_conductor_evaluate_0(_S1698, &(_S1716), &(_S1717), &(_S1718), &(_S1719), &(_S1720), _S1690);
            var _S1721 : Bsdf_Differential_0 = _S1708;
            _S1721.alpha_4 = _S1718;
            _S1721.b_8 = _S1717;
            _S1721.a_8 = _S1716;
            _S1709 = Bsdf_x24_syn_dadd_0(_S1708, _S1721);
            _S1710 = _S1719;
            _S1711 = _S1720;
        }
        else
        {
            if(_S1700)
            {
                var _S1722 : vec2<f32> = _S1693;
                var _S1723 : vec3<f32> = _S1691;
                var _S1724 : vec3<f32> = _S1691;
                s_bwdProp_dielectric_evaluate_0(_S1697, &(_S1722), &(_S1723), &(_S1724), _S1690);
                var _S1725 : Bsdf_Differential_0 = _S1708;
                _S1725.alpha_4 = _S1722;
                _S1709 = Bsdf_x24_syn_dadd_0(_S1708, _S1725);
                _S1710 = _S1723;
                _S1711 = _S1724;
            }
            else
            {
                _S1709 = _S1708;
                _S1710 = _S1691;
                _S1711 = _S1691;
            }
        }
    }
    (*_S1687) = _S1709;
    (*_S1688) = _S1710;
    (*_S1689) = _S1711;
    return;
}

fn s_bwdProp_to_local_0( _S1726 : s_bwdCallableCtx_to_local_0,  _S1727 : ptr<function, Frame_0>,  _S1728 : ptr<function, vec3<f32>>,  _S1729 : vec3<f32>)
{
    var _S1730 : s_bwdCallableCtx_dot_0;
    _S1730._S39 = _S1726.value0_64.value0_56.s_1;
    _S1730._S40 = _S1726.value0_64.value1_7;
    var _S1731 : s_bwdCallableCtx_dot_0;
    _S1731._S39 = _S1726.value0_64.value0_56.t_1;
    _S1731._S40 = _S1726.value0_64.value1_7;
    var _S1732 : s_bwdCallableCtx_dot_0;
    _S1732._S39 = _S1726.value0_64.value0_56.n_1;
    _S1732._S40 = _S1726.value0_64.value1_7;
    var _S1733 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S1734 : vec3<f32> = vec3<f32>(0.0f);
    var _S1735 : vec3<f32> = _S1734;
    var _S1736 : vec3<f32> = _S1734;
    s_bwdProp_dot_0(_S1732, &(_S1735), &(_S1736), _S1729[i32(2)]);
    var _S1737 : vec3<f32> = _S1734;
    var _S1738 : vec3<f32> = _S1734;
    s_bwdProp_dot_0(_S1731, &(_S1737), &(_S1738), _S1729[i32(1)]);
    var _S1739 : vec3<f32> = _S1734;
    var _S1740 : vec3<f32> = _S1734;
    s_bwdProp_dot_0(_S1730, &(_S1739), &(_S1740), _S1729[i32(0)]);
    var _S1741 : vec3<f32> = _S1736 + _S1738 + _S1740;
    var _S1742 : Frame_0 = _S1733;
    _S1742.n_1 = _S1735;
    _S1742.t_1 = _S1737;
    _S1742.s_1 = _S1739;
    (*_S1727) = Frame_x24_syn_dadd_0(_S1733, _S1742);
    (*_S1728) = _S1741;
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
    var _S1743 : vec3<f32> = vec3<f32>(0.0f);
    result_20.to_corner_1 = _S1743;
    result_20.height_2 = 0.0f;
    result_20.a_9 = _S1743;
    result_20.b_9 = _S1743;
    result_20.c_2 = _S1743;
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

fn s_bwdProp_view_pdf_0( _S1744 : s_bwdCallableCtx_view_pdf_0,  _S1745 : ptr<function, TriangleView_Differential_0>,  _S1746 : ptr<function, vec3<f32>>,  _S1747 : ptr<function, f32>,  _S1748 : f32)
{
    var _S1749 : vec3<f32> = vec3<f32>(0.0f);
    var _S1750 : f32;
    var _S1751 : f32;
    var _S1752 : f32;
    var _S1753 : f32;
    var _S1754 : f32;
    var _S1755 : bool;
    var _S1756 : s_bwdCallableCtx_abs_0;
    var _S1757 : s_bwdCallableCtx_dot_0;
    if(_S1744.value0_120.value1_36.spherical_0)
    {
        var _S1758 : f32 = _S1744.value0_120.value1_36.solid_angle_0;
        _S1750 = _S1758 * _S1758;
        _S1755 = false;
        _S1751 = 0.0f;
        _S1752 = 0.0f;
        _S1753 = 0.0f;
        _S1754 = 0.0f;
        _S1756._S18 = 0.0f;
        _S1757._S39 = _S1749;
        _S1757._S40 = _S1749;
    }
    else
    {
        var _S1759 : Tuple_5 = s_apply_dot_0(_S1744.value0_120.value2_20, _S1744.value0_120.value0_119.normal_1);
        var _S1760 : s_bwdCallableCtx_dot_0;
        _S1760._S39 = _S1744.value0_120.value2_20;
        _S1760._S40 = _S1744.value0_120.value0_119.normal_1;
        var _S1761 : s_bwdCallableCtx_dot_0 = _S1760;
        var _S1762 : Tuple_2 = s_apply_abs_0(_S1759.value0_5);
        var _S1763 : s_bwdCallableCtx_abs_0;
        _S1763._S18 = _S1759.value0_5;
        var _S1764 : s_bwdCallableCtx_abs_0 = _S1763;
        var _S1765 : bool = (_S1762.value0_2) > 0.0f;
        if(_S1765)
        {
            var _S1766 : f32 = _S1744.value0_120.value3_10;
            var _S1767 : f32 = _S1766 * _S1766;
            var _S1768 : f32 = _S1762.value0_2 * _S1744.value0_120.value0_119.area_1;
            _S1750 = _S1768 * _S1768;
            _S1751 = _S1767;
            _S1752 = _S1768;
            _S1753 = _S1744.value0_120.value0_119.area_1;
        }
        else
        {
            _S1750 = 0.0f;
            _S1751 = 0.0f;
            _S1752 = 0.0f;
            _S1753 = 0.0f;
        }
        var _S1769 : f32 = _S1750;
        var _S1770 : f32 = _S1751;
        var _S1771 : f32 = _S1752;
        var _S1772 : f32 = _S1753;
        _S1750 = 0.0f;
        _S1755 = _S1765;
        _S1751 = _S1769;
        _S1752 = _S1770;
        _S1753 = _S1771;
        _S1754 = _S1772;
        _S1756 = _S1764;
        _S1757 = _S1761;
    }
    var _S1773 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S1774 : TriangleView_Differential_0;
    var _S1775 : vec3<f32>;
    if(_S1744.value0_120.value1_36.spherical_0)
    {
        var _S1776 : f32 = - (_S1748 / _S1750);
        var _S1777 : TriangleView_Differential_0 = _S1773;
        _S1777.solid_angle_1 = _S1776;
        _S1774 = TriangleView_x24_syn_dadd_0(_S1773, _S1777);
        _S1775 = _S1749;
        _S1750 = 0.0f;
    }
    else
    {
        if(_S1755)
        {
            var _S1778 : f32 = _S1748 / _S1751;
            var _S1779 : f32 = _S1744.value0_120.value3_10 * (_S1753 * _S1778);
            var _S1780 : f32 = _S1779 + _S1779;
            _S1750 = _S1754 * (_S1752 * - _S1778);
            _S1751 = _S1780;
        }
        else
        {
            _S1750 = 0.0f;
            _S1751 = 0.0f;
        }
        var _S1781 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1756, &(_S1781), _S1750);
        var _S1782 : vec3<f32> = _S1749;
        var _S1783 : vec3<f32> = _S1749;
        s_bwdProp_dot_0(_S1757, &(_S1782), &(_S1783), _S1781);
        _S1774 = _S1773;
        _S1775 = _S1782;
        _S1750 = _S1751;
    }
    (*_S1745) = _S1774;
    (*_S1746) = _S1775;
    (*_S1747) = _S1750;
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

fn s_bwdProp_sample_solid_angle_0( _S1784 : s_bwdCallableCtx_sample_solid_angle_0,  _S1785 : ptr<function, TriangleView_Differential_0>,  _S1786 : ptr<function, vec2<f32>>,  _S1787 : vec3<f32>)
{
    var _S1788 : f32 = _S1784.value0_124.value1_37.x;
    var _S1789 : f32 = _S1788 * _S1784.value0_124.value0_123.solid_angle_0 * 0.07957746833562851f;
    var _S1790 : Tuple_23 = s_apply_sin_cos_turns_0(_S1789);
    var _S1791 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S1791.value0_79 = _S1789;
    var _S1792 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S1791 );
    var _S1793 : Tuple_5 = s_apply_dot_0(_S1784.value0_124.value0_123.a_7, _S1784.value0_124.value0_123.c_0);
    var _S1794 : s_bwdCallableCtx_dot_0;
    _S1794._S39 = _S1784.value0_124.value0_123.a_7;
    _S1794._S40 = _S1784.value0_124.value0_123.c_0;
    var _S1795 : vec3<f32> = vec3<f32>(- _S1793.value0_5);
    var _S1796 : vec3<f32> = _S1784.value0_124.value0_123.c_0 + _S1784.value0_124.value0_123.a_7 * _S1795;
    var _S1797 : Tuple_24 = s_apply_unit_vector_0(_S1796);
    var _S1798 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S1798.value0_99 = _S1796;
    var _S1799 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S1798 );
    var _S1800 : f32 = _S1790.value0_26.x;
    var _S1801 : Tuple_5 = s_apply_dot_0(_S1784.value0_124.value0_123.a_7, _S1784.value0_124.value0_123.b_7);
    var _S1802 : s_bwdCallableCtx_dot_0;
    _S1802._S39 = _S1784.value0_124.value0_123.a_7;
    _S1802._S40 = _S1784.value0_124.value0_123.b_7;
    var _S1803 : f32 = 1.0f + _S1801.value0_5;
    var m_9 : f32 = _S1800 * _S1803;
    var _S1804 : f32 = _S1790.value0_26.y;
    var _S1805 : Tuple_3 = s_apply_cross_0(_S1784.value0_124.value0_123.a_7, _S1784.value0_124.value0_123.b_7);
    var _S1806 : s_bwdCallableCtx_cross_0;
    _S1806._S22 = _S1784.value0_124.value0_123.a_7;
    _S1806._S23 = _S1784.value0_124.value0_123.b_7;
    var _S1807 : Tuple_5 = s_apply_dot_0(_S1805.value0_3, _S1797.value0_27);
    var _S1808 : s_bwdCallableCtx_dot_0;
    _S1808._S39 = _S1805.value0_3;
    _S1808._S40 = _S1797.value0_27;
    var _S1809 : f32 = _S1804 * _S1807.value0_5;
    var _S1810 : Tuple_5 = s_apply_dot_0(_S1784.value0_124.value0_123.b_7, _S1797.value0_27);
    var _S1811 : s_bwdCallableCtx_dot_0;
    _S1811._S39 = _S1784.value0_124.value0_123.b_7;
    _S1811._S40 = _S1797.value0_27;
    var q_4 : f32 = _S1809 - _S1800 * _S1810.value0_5;
    var m2_1 : f32 = m_9 * m_9;
    var q2_1 : f32 = q_4 * q_4;
    var _S1812 : f32 = q2_1 + m2_1;
    var scale_6 : f32 = 1.0f / _S1812;
    var _S1813 : f32 = _S1812 * _S1812;
    var _S1814 : f32 = q2_1 - m2_1;
    var _S1815 : vec3<f32> = vec3<f32>((_S1814 * scale_6));
    var _S1816 : f32 = 2.0f * q_4;
    var _S1817 : f32 = _S1816 * m_9;
    var _S1818 : vec3<f32> = vec3<f32>((_S1817 * scale_6));
    var chord_1 : vec3<f32> = _S1784.value0_124.value0_123.a_7 * _S1815 + _S1797.value0_27 * _S1818 + _S1784.value0_124.value0_123.b_7 * vec3<f32>(-1.0f);
    var _S1819 : Tuple_5 = s_apply_dot_0(chord_1, chord_1);
    var _S1820 : s_bwdCallableCtx_dot_0;
    _S1820._S39 = chord_1;
    _S1820._S40 = chord_1;
    var chord2_1 : f32 = _S1819.value0_5 * 0.5f;
    var _S1821 : vec3<f32> = vec3<f32>(chord2_1);
    var _S1822 : f32 = _S1784.value0_124.value1_37.y;
    var w_3 : f32 = _S1822 * chord2_1;
    var _S1823 : vec3<f32> = chord_1 + _S1784.value0_124.value0_123.b_7 * _S1821;
    var _S1824 : Tuple_24 = s_apply_unit_vector_0(_S1823);
    var _S1825 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S1825.value0_99 = _S1823;
    var _S1826 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S1825 );
    var _S1827 : vec3<f32> = vec3<f32>((1.0f - w_3));
    var _S1828 : f32 = 2.0f - w_3;
    var _S1829 : f32 = w_3 * _S1828;
    var _S1830 : vec3<f32> = vec3<f32>(s_apply_safe_sqrt_0(_S1829).value0_28);
    var _S1831 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S1831.value0_81 = _S1829;
    var _S1832 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S1831 );
    var _S1833 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S1834 : vec3<f32> = _S1824.value0_27 * _S1787;
    var _S1835 : vec3<f32> = _S1830 * _S1787;
    var _S1836 : f32 = _S1834[i32(0)] + _S1834[i32(1)] + _S1834[i32(2)];
    var _S1837 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S1832, &(_S1837), _S1836);
    var _S1838 : f32 = _S1828 * _S1837;
    var _S1839 : f32 = - (w_3 * _S1837);
    var _S1840 : vec3<f32> = _S1784.value0_124.value0_123.b_7 * _S1787;
    var _S1841 : vec3<f32> = _S1827 * _S1787;
    var _S1842 : f32 = - (_S1840[i32(0)] + _S1840[i32(1)] + _S1840[i32(2)]);
    var _S1843 : vec3<f32> = vec3<f32>(0.0f);
    var _S1844 : vec3<f32> = _S1843;
    s_bwdProp_unit_vector_0(_S1826, &(_S1844), _S1835);
    var _S1845 : vec3<f32> = _S1784.value0_124.value0_123.b_7 * _S1844;
    var _S1846 : vec3<f32> = _S1821 * _S1844;
    var _S1847 : f32 = _S1838 + _S1839 + _S1842;
    var _S1848 : f32 = chord2_1 * _S1847;
    var _S1849 : f32 = 0.5f * (_S1822 * _S1847 + (_S1845[i32(0)] + _S1845[i32(1)] + _S1845[i32(2)]));
    var _S1850 : vec3<f32> = _S1843;
    var _S1851 : vec3<f32> = _S1843;
    s_bwdProp_dot_0(_S1820, &(_S1850), &(_S1851), _S1849);
    var _S1852 : vec3<f32> = _S1844 + _S1850 + _S1851;
    var _S1853 : vec3<f32> = vec3<f32>(-1.0f) * _S1852;
    var _S1854 : vec3<f32> = _S1797.value0_27 * _S1852;
    var _S1855 : vec3<f32> = _S1818 * _S1852;
    var _S1856 : f32 = _S1854[i32(0)] + _S1854[i32(1)] + _S1854[i32(2)];
    var _S1857 : f32 = scale_6 * _S1856;
    var _S1858 : f32 = _S1816 * _S1857;
    var _S1859 : vec3<f32> = _S1784.value0_124.value0_123.a_7 * _S1852;
    var _S1860 : vec3<f32> = _S1815 * _S1852;
    var _S1861 : f32 = _S1859[i32(0)] + _S1859[i32(1)] + _S1859[i32(2)];
    var _S1862 : f32 = scale_6 * _S1861;
    var _S1863 : f32 = - ((_S1817 * _S1856 + _S1814 * _S1861) / _S1813);
    var _S1864 : f32 = q_4 * (_S1862 + _S1863);
    var _S1865 : f32 = m_9 * (- _S1862 + _S1863);
    var _S1866 : f32 = 2.0f * (m_9 * _S1857) + _S1864 + _S1864;
    var _S1867 : f32 = - _S1866;
    var _S1868 : f32 = _S1800 * _S1867;
    var _S1869 : f32 = _S1810.value0_5 * _S1867;
    var _S1870 : vec3<f32> = _S1843;
    var _S1871 : vec3<f32> = _S1843;
    s_bwdProp_dot_0(_S1811, &(_S1870), &(_S1871), _S1868);
    var _S1872 : f32 = _S1804 * _S1866;
    var _S1873 : f32 = _S1807.value0_5 * _S1866;
    var _S1874 : vec3<f32> = _S1843;
    var _S1875 : vec3<f32> = _S1843;
    s_bwdProp_dot_0(_S1808, &(_S1874), &(_S1875), _S1872);
    var _S1876 : vec3<f32> = _S1843;
    var _S1877 : vec3<f32> = _S1843;
    s_bwdProp_cross_0(_S1806, &(_S1876), &(_S1877), _S1874);
    var _S1878 : f32 = _S1858 + _S1865 + _S1865;
    var _S1879 : f32 = _S1800 * _S1878;
    var _S1880 : f32 = _S1803 * _S1878;
    var _S1881 : vec3<f32> = _S1843;
    var _S1882 : vec3<f32> = _S1843;
    s_bwdProp_dot_0(_S1802, &(_S1881), &(_S1882), _S1879);
    var _S1883 : f32 = _S1869 + _S1880;
    var _S1884 : vec3<f32> = _S1855 + _S1871 + _S1875;
    var _S1885 : vec3<f32> = _S1843;
    s_bwdProp_unit_vector_0(_S1799, &(_S1885), _S1884);
    var _S1886 : vec3<f32> = _S1784.value0_124.value0_123.a_7 * _S1885;
    var _S1887 : vec3<f32> = _S1795 * _S1885;
    var _S1888 : f32 = - (_S1886[i32(0)] + _S1886[i32(1)] + _S1886[i32(2)]);
    var _S1889 : vec3<f32> = _S1843;
    var _S1890 : vec3<f32> = _S1843;
    s_bwdProp_dot_0(_S1794, &(_S1889), &(_S1890), _S1888);
    var _S1891 : vec2<f32> = vec2<f32>(_S1883, _S1873);
    var _S1892 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S1792, &(_S1892), _S1891);
    var _S1893 : f32 = 0.07957746833562851f * _S1892;
    var _S1894 : f32 = _S1788 * _S1893;
    var _S1895 : vec3<f32> = _S1885 + _S1890;
    var _S1896 : vec3<f32> = _S1841 + _S1846 + _S1853 + _S1870 + _S1877 + _S1882;
    var _S1897 : vec3<f32> = _S1860 + _S1876 + _S1881 + _S1887 + _S1889;
    var _S1898 : vec2<f32> = vec2<f32>(_S1784.value0_124.value0_123.solid_angle_0 * _S1893, _S1848);
    var _S1899 : TriangleView_Differential_0 = _S1833;
    _S1899.solid_angle_1 = _S1894;
    _S1899.c_2 = _S1895;
    _S1899.b_9 = _S1896;
    _S1899.a_9 = _S1897;
    (*_S1785) = TriangleView_x24_syn_dadd_0(_S1833, _S1899);
    (*_S1786) = _S1898;
    return;
}

fn s_bwdProp_sample_view_0( _S1900 : s_bwdCallableCtx_sample_view_0,  _S1901 : ptr<function, TriangleView_Differential_0>,  _S1902 : ptr<function, vec2<f32>>,  _S1903 : SampledPoint_Differential_0)
{
    var _S1904 : vec3<f32> = vec3<f32>(0.0f);
    var _S1905 : TriangleView_0 = TriangleView_0( _S1904, 0.0f, _S1904, _S1904, _S1904, 0.0f, false );
    var _S1906 : vec2<f32> = vec2<f32>(0.0f);
    var _S1907 : s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0 = s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0( _S1905, _S1906 );
    var _S1908 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S1909 : vec3<f32>;
    var _S1910 : vec3<f32>;
    var _S1911 : vec3<f32>;
    var _S1912 : vec3<f32>;
    var _S1913 : f32;
    var _S1914 : f32;
    var _S1915 : f32;
    var _S1916 : f32;
    var _S1917 : f32;
    var _S1918 : f32;
    var _S1919 : f32;
    var _S1920 : s_bwdCallableCtx_sqrt_0;
    var _S1921 : bool;
    var _S1922 : bool;
    var _S1923 : s_bwdCallableCtx_dot_0;
    var _S1924 : s_bwdCallableCtx_dot_0;
    var _S1925 : s_bwdCallableCtx_sample_solid_angle_0;
    var _S1926 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S1900.value0_121.value1_35.spherical_0)
    {
        var _S1927 : Tuple_22 = s_apply_sample_solid_angle_0(_S1900.value0_121.value1_35, _S1900.value0_121.value2_19);
        var _S1928 : s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0;
        _S1928.value0_123 = _S1900.value0_121.value1_35;
        _S1928.value1_37 = _S1900.value0_121.value2_19;
        var _S1929 : s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0 = _S1928;
        var _S1930 : Tuple_5 = s_apply_dot_0(_S1927.value0_25, _S1900.value0_121.value0_118.normal_1);
        var _S1931 : s_bwdCallableCtx_dot_0;
        _S1931._S39 = _S1927.value0_25;
        _S1931._S40 = _S1900.value0_121.value0_118.normal_1;
        var _S1932 : s_bwdCallableCtx_dot_0 = _S1931;
        var distance_7 : f32 = _S1900.value0_121.value1_35.height_1 / _S1930.value0_5;
        var _S1933 : f32 = _S1930.value0_5 * _S1930.value0_5;
        if(distance_7 > 0.0f)
        {
            _S1921 = is_finite_0(distance_7);
        }
        else
        {
            _S1921 = false;
        }
        _S1913 = _S1933;
        _S1914 = _S1900.value0_121.value1_35.height_1;
        _S1915 = _S1930.value0_5;
        _S1923 = _S1932;
        _S1925.value0_124 = _S1929;
        _S1922 = false;
        _S1909 = _S1904;
        _S1910 = _S1904;
        _S1916 = 0.0f;
        _S1920._S35 = 0.0f;
        _S1924._S39 = _S1904;
        _S1924._S40 = _S1904;
        _S1911 = _S1904;
        _S1917 = 0.0f;
        _S1918 = 0.0f;
        _S1912 = _S1904;
        _S1919 = 0.0f;
        _S1926.value0_82 = _S1908;
    }
    else
    {
        var _S1934 : f32 = _S1900.value0_121.value2_19.x;
        var _S1935 : Tuple_25 = s_apply_safe_sqrt_0(_S1934);
        var _S1936 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S1936.value0_81 = _S1934;
        var _S1937 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = _S1936;
        var _S1938 : f32 = _S1900.value0_121.value2_19.y;
        var _S1939 : f32 = 1.0f - _S1938;
        var to_light_3 : vec3<f32> = _S1900.value0_121.value1_35.to_corner_0 + _S1900.value0_121.value0_118.e1_2 * vec3<f32>((_S1935.value0_28 * _S1939)) + _S1900.value0_121.value0_118.e2_2 * vec3<f32>((_S1935.value0_28 * _S1938));
        var _S1940 : Tuple_5 = s_apply_dot_0(to_light_3, to_light_3);
        var _S1941 : s_bwdCallableCtx_dot_0;
        _S1941._S39 = to_light_3;
        _S1941._S40 = to_light_3;
        var _S1942 : s_bwdCallableCtx_dot_0 = _S1941;
        var _S1943 : bool = (_S1940.value0_5) > 0.0f;
        if(_S1943)
        {
            var _S1944 : Tuple_4 = s_apply_sqrt_0(_S1940.value0_5);
            var _S1945 : s_bwdCallableCtx_sqrt_0;
            _S1945._S35 = _S1940.value0_5;
            var _S1946 : f32 = _S1944.value0_4 * _S1944.value0_4;
            _S1909 = vec3<f32>((1.0f / _S1944.value0_4));
            _S1913 = _S1946;
            _S1920 = _S1945;
        }
        else
        {
            _S1909 = _S1904;
            _S1913 = 0.0f;
            _S1920._S35 = 0.0f;
        }
        var _S1947 : vec3<f32> = _S1909;
        var _S1948 : f32 = _S1913;
        _S1921 = false;
        _S1913 = 0.0f;
        _S1914 = 0.0f;
        _S1915 = 0.0f;
        _S1923._S39 = _S1904;
        _S1923._S40 = _S1904;
        _S1925.value0_124 = _S1907;
        _S1922 = _S1943;
        _S1909 = to_light_3;
        _S1910 = _S1947;
        _S1916 = _S1948;
        _S1924 = _S1942;
        _S1911 = _S1900.value0_121.value0_118.e2_2;
        _S1917 = _S1935.value0_28;
        _S1918 = _S1938;
        _S1912 = _S1900.value0_121.value0_118.e1_2;
        _S1919 = _S1939;
        _S1926.value0_82 = _S1937;
    }
    var _S1949 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S1950 : TriangleView_Differential_0;
    var _S1951 : vec2<f32>;
    if(_S1900.value0_121.value1_35.spherical_0)
    {
        if(_S1921)
        {
            _S1916 = _S1903.distance_6;
            _S1909 = _S1903.direction_13;
        }
        else
        {
            _S1916 = 0.0f;
            _S1909 = _S1904;
        }
        var _S1952 : f32 = _S1916 / _S1913;
        var _S1953 : f32 = _S1914 * - _S1952;
        var _S1954 : f32 = _S1915 * _S1952;
        var _S1955 : vec3<f32> = _S1904;
        var _S1956 : vec3<f32> = _S1904;
        s_bwdProp_dot_0(_S1923, &(_S1955), &(_S1956), _S1953);
        var _S1957 : vec3<f32> = _S1955 + _S1909;
        var _S1958 : TriangleView_Differential_0;
        _S1958.to_corner_1 = _S1904;
        _S1958.height_2 = 0.0f;
        _S1958.a_9 = _S1904;
        _S1958.b_9 = _S1904;
        _S1958.c_2 = _S1904;
        _S1958.solid_angle_1 = 0.0f;
        var _S1959 : vec2<f32> = _S1906;
        s_bwdProp_sample_solid_angle_0(_S1925, &(_S1958), &(_S1959), _S1957);
        var _S1960 : TriangleView_Differential_0 = TriangleView_x24_syn_dadd_0(_S1958, _S1949);
        var _S1961 : TriangleView_Differential_0 = _S1949;
        _S1961.height_2 = _S1954;
        _S1950 = TriangleView_x24_syn_dadd_0(_S1960, _S1961);
        _S1951 = _S1959;
    }
    else
    {
        if(_S1922)
        {
            var _S1962 : vec3<f32> = _S1909 * _S1903.direction_13;
            var _S1963 : vec3<f32> = _S1910 * _S1903.direction_13;
            var _S1964 : f32 = _S1903.distance_6 + - ((_S1962[i32(0)] + _S1962[i32(1)] + _S1962[i32(2)]) / _S1916);
            var _S1965 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S1920, &(_S1965), _S1964);
            _S1913 = _S1965;
            _S1909 = _S1963;
        }
        else
        {
            _S1913 = 0.0f;
            _S1909 = _S1904;
        }
        var _S1966 : vec3<f32> = _S1904;
        var _S1967 : vec3<f32> = _S1904;
        s_bwdProp_dot_0(_S1924, &(_S1966), &(_S1967), _S1913);
        var _S1968 : vec3<f32> = _S1966 + _S1967 + _S1909;
        var _S1969 : vec3<f32> = _S1911 * _S1968;
        var _S1970 : f32 = _S1969[i32(0)] + _S1969[i32(1)] + _S1969[i32(2)];
        var _S1971 : vec3<f32> = _S1912 * _S1968;
        var _S1972 : f32 = _S1971[i32(0)] + _S1971[i32(1)] + _S1971[i32(2)];
        var _S1973 : f32 = _S1917 * _S1970 + - (_S1917 * _S1972);
        var _S1974 : f32 = _S1918 * _S1970 + _S1919 * _S1972;
        var _S1975 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S1926, &(_S1975), _S1974);
        var _S1976 : TriangleView_Differential_0 = _S1949;
        _S1976.to_corner_1 = _S1968;
        var _S1977 : vec2<f32> = vec2<f32>(_S1975, _S1973);
        _S1950 = TriangleView_x24_syn_dadd_0(_S1949, _S1976);
        _S1951 = _S1977;
    }
    (*_S1901) = _S1950;
    (*_S1902) = _S1951;
    return;
}

fn s_bwdProp_view_of_0( _S1978 : s_bwdCallableCtx_view_of_0,  _S1979 : ptr<function, vec3<f32>>,  _S1980 : TriangleView_Differential_0)
{
    var _S1981 : s_bwdCallableCtx_dot_0;
    _S1981._S39 = _S1978.value0_122.value0_117.corner_1 + _S1978.value0_122.value1_34 * vec3<f32>(-1.0f);
    _S1981._S40 = _S1978.value0_122.value0_117.normal_1;
    var _S1982 : vec3<f32> = vec3<f32>(0.0f);
    var _S1983 : vec3<f32> = _S1982;
    var _S1984 : vec3<f32> = _S1982;
    s_bwdProp_dot_0(_S1981, &(_S1983), &(_S1984), _S1980.height_2);
    (*_S1979) = vec3<f32>(-1.0f) * (_S1980.to_corner_1 + _S1983);
    return;
}

fn s_bwdProp_sample_light_0( _S1985 : s_bwdCallableCtx_sample_light_0,  _S1986 : ptr<function, vec3<f32>>,  _S1987 : ptr<function, vec2<f32>>,  _S1988 : LightSample_Differential_0)
{
    var _S1989 : vec3<f32> = vec3<f32>(0.0f);
    var _S1990 : LightShape_0 = LightShape_0( _S1989, _S1989, _S1989, _S1989, 0.0f );
    var _S1991 : s_paramCtx_s_bwdCallableCtx_view_of_0 = s_paramCtx_s_bwdCallableCtx_view_of_0( _S1990, _S1989 );
    var _S1992 : TriangleView_0 = TriangleView_0( _S1989, 0.0f, _S1989, _S1989, _S1989, 0.0f, false );
    var _S1993 : vec2<f32> = vec2<f32>(0.0f);
    var _S1994 : s_paramCtx_s_bwdCallableCtx_sample_view_0 = s_paramCtx_s_bwdCallableCtx_sample_view_0( _S1990, _S1992, _S1993 );
    var _S1995 : s_paramCtx_s_bwdCallableCtx_view_pdf_0 = s_paramCtx_s_bwdCallableCtx_view_pdf_0( _S1990, _S1992, _S1989, 0.0f );
    var _S1996 : bool = (_S1985.value0_108.value0_107.kind_1) == i32(1);
    var _S1997 : bool;
    var _S1998 : bool;
    var _S1999 : f32;
    var _S2000 : s_bwdCallableCtx_view_pdf_0;
    var _S2001 : s_bwdCallableCtx_sample_view_0;
    var _S2002 : s_bwdCallableCtx_view_of_0;
    if(_S1996)
    {
        var _S2003 : Tuple_20 = s_apply_view_of_0(_S1985.value0_108.value0_107.shape_1, _S1985.value0_108.value1_30);
        var _S2004 : s_paramCtx_s_bwdCallableCtx_view_of_0;
        _S2004.value0_117 = _S1985.value0_108.value0_107.shape_1;
        _S2004.value1_34 = _S1985.value0_108.value1_30;
        var _S2005 : s_paramCtx_s_bwdCallableCtx_view_of_0 = _S2004;
        if(!((_S2003.value0_23.height_1) > 0.0f))
        {
            _S1997 = true;
        }
        else
        {
            _S1997 = _S1985.value0_108.value0_107.two_sided_1;
        }
        if(_S1997)
        {
            var _S2006 : Tuple_21 = s_apply_sample_view_0(_S1985.value0_108.value0_107.shape_1, _S2003.value0_23, _S1985.value0_108.value2_15);
            var _S2007 : s_paramCtx_s_bwdCallableCtx_sample_view_0;
            _S2007.value0_118 = _S1985.value0_108.value0_107.shape_1;
            _S2007.value1_35 = _S2003.value0_23;
            _S2007.value2_19 = _S1985.value0_108.value2_15;
            var _S2008 : s_paramCtx_s_bwdCallableCtx_sample_view_0 = _S2007;
            var _S2009 : Tuple_26 = s_apply_view_pdf_0(_S1985.value0_108.value0_107.shape_1, _S2003.value0_23, _S2006.value0_24.direction_7, _S2006.value0_24.distance_2);
            var _S2010 : s_paramCtx_s_bwdCallableCtx_view_pdf_0;
            _S2010.value0_119 = _S1985.value0_108.value0_107.shape_1;
            _S2010.value1_36 = _S2003.value0_23;
            _S2010.value2_20 = _S2006.value0_24.direction_7;
            _S2010.value3_10 = _S2006.value0_24.distance_2;
            var _S2011 : s_paramCtx_s_bwdCallableCtx_view_pdf_0 = _S2010;
            if(_S2006.value0_24.valid_4)
            {
                _S1998 = (_S2009.value0_29) > 0.0f;
            }
            else
            {
                _S1998 = false;
            }
            if(_S1998)
            {
                _S1999 = _S1985.value0_108.value0_107.probability_2;
            }
            else
            {
                _S1999 = 0.0f;
            }
            _S2000.value0_120 = _S2011;
            _S2001.value0_121 = _S2008;
        }
        else
        {
            _S1998 = false;
            _S1999 = 0.0f;
            _S2000.value0_120 = _S1995;
            _S2001.value0_121 = _S1994;
        }
        _S2002.value0_122 = _S2005;
    }
    else
    {
        _S1997 = false;
        _S1998 = false;
        _S1999 = 0.0f;
        _S2000.value0_120 = _S1995;
        _S2001.value0_121 = _S1994;
        _S2002.value0_122 = _S1991;
    }
    var _S2012 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S2013 : LightSample_Differential_0 = LightSample_x24_syn_dzero_0();
    var _S2014 : LightSample_Differential_0 = LightSample_x24_syn_dadd_0(_S1988, _S2013);
    var _S2015 : vec3<f32>;
    var _S2016 : vec2<f32>;
    if(_S1996)
    {
        var _S2017 : TriangleView_Differential_0;
        if(_S1997)
        {
            var _S2018 : LightSample_Differential_0 = LightSample_x24_syn_dadd_0(_S2014, _S2013);
            var _S2019 : f32;
            if(_S1998)
            {
                _S1999 = _S1999 * _S2018.pdf_11;
                _S2019 = _S2018.distance_5;
                _S2015 = _S2018.direction_12;
            }
            else
            {
                _S1999 = 0.0f;
                _S2019 = 0.0f;
                _S2015 = _S1989;
            }
            var _S2020 : TriangleView_Differential_0;
            _S2020.to_corner_1 = _S1989;
            _S2020.height_2 = 0.0f;
            _S2020.a_9 = _S1989;
            _S2020.b_9 = _S1989;
            _S2020.c_2 = _S1989;
            _S2020.solid_angle_1 = 0.0f;
            var _S2021 : vec3<f32> = _S1989;
            var _S2022 : f32 = 0.0f;
            s_bwdProp_view_pdf_0(_S2000, &(_S2020), &(_S2021), &(_S2022), _S1999);
            var _S2023 : f32 = _S2022 + _S2019;
            var _S2024 : vec3<f32> = _S2021 + _S2015;
            var _S2025 : SampledPoint_Differential_0 = SampledPoint_x24_syn_dzero_0();
            _S2025.distance_6 = _S2023;
            _S2025.direction_13 = _S2024;
            var _S2026 : TriangleView_Differential_0;
            _S2026.to_corner_1 = _S1989;
            _S2026.height_2 = 0.0f;
            _S2026.a_9 = _S1989;
            _S2026.b_9 = _S1989;
            _S2026.c_2 = _S1989;
            _S2026.solid_angle_1 = 0.0f;
            var _S2027 : vec2<f32> = _S1993;
            s_bwdProp_sample_view_0(_S2001, &(_S2026), &(_S2027), _S2025);
            _S2017 = TriangleView_x24_syn_dadd_0(TriangleView_x24_syn_dadd_0(_S2020, _S2026), _S2012);
            _S2016 = _S2027;
        }
        else
        {
            _S2017 = _S2012;
            _S2016 = _S1993;
        }
        var _S2028 : TriangleView_Differential_0 = _S2012;
        _S2028.height_2 = 0.0f;
        var _S2029 : TriangleView_Differential_0 = TriangleView_x24_syn_dadd_0(_S2017, _S2028);
        var _S2030 : vec3<f32> = _S1989;
        s_bwdProp_view_of_0(_S2002, &(_S2030), _S2029);
        _S2015 = _S2030;
    }
    else
    {
        _S2015 = _S1989;
        _S2016 = _S1993;
    }
    (*_S1986) = _S2015;
    (*_S1987) = _S2016;
    return;
}

fn s_bwdProp_direct_light_0( _S2031 : s_bwdCallableCtx_direct_light_0,  _S2032 : ptr<function, Bsdf_Differential_0>,  _S2033 : ptr<function, Frame_0>,  _S2034 : ptr<function, Surface_Differential_0>,  _S2035 : ptr<function, vec3<f32>>,  _S2036 : ptr<function, vec2<f32>>,  _S2037 : DirectLight_Differential_0)
{
    var _S2038 : vec3<f32> = vec3<f32>(0.0f);
    var _S2039 : Frame_0 = Frame_0( _S2038, _S2038, _S2038 );
    var _S2040 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S2039, _S2038 );
    var _S2041 : vec2<f32> = vec2<f32>(0.0f);
    var _S2042 : Bsdf_0 = Bsdf_0( _S2038, _S2038, _S2041, _S2041, 0.0f, u32(0), u32(0) );
    var _S2043 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0 = s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0( _S2042, _S2038, _S2038 );
    var _S2044 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S2045 : Tuple_19 = s_apply_sample_light_0(_S2031.value0_62.value2_3, _S2031.value0_62.value3_3.position_0, _S2031.value0_62.value5_2);
    var _S2046 : s_paramCtx_s_bwdCallableCtx_sample_light_0;
    _S2046.value0_107 = _S2031.value0_62.value2_3;
    _S2046.value1_30 = _S2031.value0_62.value3_3.position_0;
    _S2046.value2_15 = _S2031.value0_62.value5_2;
    var _S2047 : s_bwdCallableCtx_sample_light_0 = s_bwdCallableCtx_sample_light_0( _S2046 );
    var factor_3 : f32;
    var _S2048 : f32;
    var _S2049 : f32;
    var _S2050 : s_bwdCallableCtx_power_heuristic_0;
    var _S2051 : vec3<f32>;
    var _S2052 : vec3<f32>;
    var _S2053 : vec3<f32>;
    var _S2054 : vec3<f32>;
    var _S2055 : bool;
    var _S2056 : bool;
    var _S2057 : s_bwdCallableCtx_bsdf_evaluate_0;
    var _S2058 : s_bwdCallableCtx_to_local_0;
    if(_S2045.value0_22.valid_3)
    {
        var _S2059 : Tuple_17 = s_apply_to_local_0(_S2031.value0_62.value1_8, _S2045.value0_22.direction_6);
        var _S2060 : s_paramCtx_s_bwdCallableCtx_to_local_0;
        _S2060.value0_56 = _S2031.value0_62.value1_8;
        _S2060.value1_7 = _S2045.value0_22.direction_6;
        var _S2061 : s_paramCtx_s_bwdCallableCtx_to_local_0 = _S2060;
        var _S2062 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0;
        _S2062.value0_105 = _S2031.value0_62.value0_57;
        _S2062.value1_28 = _S2031.value0_62.value4_2;
        _S2062.value2_14 = _S2059.value0_20;
        var _S2063 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0 = _S2062;
        var _S2064 : bool = (any(((_S2031.value1_11.value0_6.f_cos_0) != _S2038)));
        if(_S2064)
        {
            var factor_4 : f32 = 1.0f / _S2045.value0_22.pdf_7;
            var _S2065 : f32 = _S2045.value0_22.pdf_7 * _S2045.value0_22.pdf_7;
            var _S2066 : bool = !_S2031.value0_62.value2_3.delta_1;
            if(_S2066)
            {
                var _S2067 : Tuple_13 = s_apply_power_heuristic_0(_S2045.value0_22.pdf_7, _S2031.value1_11.value0_6.pdf_3);
                var _S2068 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
                _S2068.value0_106 = _S2045.value0_22.pdf_7;
                _S2068.value1_29 = _S2031.value1_11.value0_6.pdf_3;
                factor_3 = factor_4 * _S2067.value0_16;
                _S2048 = _S2067.value0_16;
                _S2050.value0_109 = _S2068;
            }
            else
            {
                factor_3 = factor_4;
                _S2048 = 0.0f;
                _S2050.value0_109 = _S2044;
            }
            var _S2069 : vec3<f32> = vec3<f32>(factor_3);
            _S2051 = _S2031.value1_11.value0_6.f_cos_0 * _S2045.value0_22.radiance_10;
            _S2052 = _S2069;
            _S2053 = _S2045.value0_22.radiance_10;
            _S2055 = _S2066;
            factor_3 = factor_4;
            _S2049 = _S2065;
        }
        else
        {
            _S2051 = _S2038;
            _S2052 = _S2038;
            _S2053 = _S2038;
            _S2055 = false;
            factor_3 = 0.0f;
            _S2048 = 0.0f;
            _S2050.value0_109 = _S2044;
            _S2049 = 0.0f;
        }
        var _S2070 : vec3<f32> = _S2053;
        var _S2071 : bool = _S2055;
        _S2055 = _S2064;
        _S2053 = _S2031.value1_11.value0_6.f_cos_0;
        _S2054 = _S2070;
        _S2056 = _S2071;
        _S2057.value0_110 = _S2063;
        _S2058.value0_64 = _S2061;
    }
    else
    {
        _S2055 = false;
        _S2051 = _S2038;
        _S2052 = _S2038;
        _S2053 = _S2038;
        _S2054 = _S2038;
        _S2056 = false;
        factor_3 = 0.0f;
        _S2048 = 0.0f;
        _S2050.value0_109 = _S2044;
        _S2049 = 0.0f;
        _S2057.value0_110 = _S2043;
        _S2058.value0_64 = _S2040;
    }
    var _S2072 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S2073 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S2074 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S2075 : BsdfValue_0 = BsdfValue_x24_syn_dzero_0();
    var _S2076 : LightSample_Differential_0 = LightSample_x24_syn_dzero_0();
    var _S2077 : LightSample_Differential_0;
    var _S2078 : Bsdf_Differential_0;
    var _S2079 : Frame_0;
    if(_S2045.value0_22.valid_3)
    {
        var _S2080 : BsdfValue_0;
        if(_S2055)
        {
            var _S2081 : vec3<f32> = _S2051 * _S2037.radiance_11;
            var _S2082 : vec3<f32> = _S2052 * _S2037.radiance_11;
            var _S2083 : vec3<f32> = _S2053 * _S2082;
            var _S2084 : vec3<f32> = _S2054 * _S2082;
            var _S2085 : f32 = _S2081[i32(0)] + _S2081[i32(1)] + _S2081[i32(2)];
            var _S2086 : LightSample_Differential_0 = _S2076;
            _S2086.distance_5 = _S2037.distance_4;
            _S2086.radiance_12 = _S2083;
            var _S2087 : LightSample_Differential_0 = LightSample_x24_syn_dadd_0(_S2076, _S2086);
            if(_S2056)
            {
                var _S2088 : f32 = factor_3 * _S2085;
                var _S2089 : f32 = _S2048 * _S2085;
                var _S2090 : f32 = 0.0f;
                var _S2091 : f32 = 0.0f;
                s_bwdProp_power_heuristic_0(_S2050, &(_S2090), &(_S2091), _S2088);
                var _S2092 : BsdfValue_0 = _S2075;
                _S2092.pdf_3 = _S2091;
                var _S2093 : BsdfValue_0 = BsdfValue_x24_syn_dadd_0(_S2075, _S2092);
                factor_3 = _S2089;
                _S2048 = _S2090;
                _S2080 = _S2093;
            }
            else
            {
                factor_3 = _S2085;
                _S2048 = 0.0f;
                _S2080 = _S2075;
            }
            var _S2094 : f32 = - (factor_3 / _S2049) + _S2048;
            var _S2095 : LightSample_Differential_0 = _S2076;
            _S2095.pdf_11 = _S2094;
            var _S2096 : LightSample_Differential_0 = LightSample_x24_syn_dadd_0(_S2087, _S2095);
            _S2051 = _S2084;
            _S2052 = _S2037.direction_11;
            _S2077 = _S2096;
        }
        else
        {
            _S2051 = _S2038;
            _S2080 = _S2075;
            _S2052 = _S2038;
            _S2077 = _S2076;
        }
        var _S2097 : BsdfValue_0 = _S2075;
        _S2097.f_cos_0 = _S2051;
        var _S2098 : BsdfValue_0 = BsdfValue_x24_syn_dadd_0(_S2080, _S2097);
        var _S2099 : Bsdf_Differential_0;
        _S2099.a_8 = _S2038;
        _S2099.b_8 = _S2038;
        _S2099.alpha_4 = _S2041;
        _S2099.coat_alpha_2 = _S2041;
        var _S2100 : vec3<f32> = _S2038;
        var _S2101 : vec3<f32> = _S2038;
        s_bwdProp_bsdf_evaluate_0(_S2057, &(_S2099), &(_S2100), &(_S2101), _S2098);
        var _S2102 : Frame_0;
        _S2102.s_1 = _S2038;
        _S2102.t_1 = _S2038;
        _S2102.n_1 = _S2038;
        var _S2103 : vec3<f32> = _S2038;
        s_bwdProp_to_local_0(_S2058, &(_S2102), &(_S2103), _S2101);
        var _S2104 : vec3<f32> = _S2103 + _S2052;
        var _S2105 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S2099, _S2074);
        var _S2106 : Frame_0 = Frame_x24_syn_dadd_0(_S2102, _S2073);
        var _S2107 : LightSample_Differential_0 = _S2076;
        _S2107.direction_12 = _S2104;
        _S2077 = LightSample_x24_syn_dadd_0(_S2077, _S2107);
        _S2078 = _S2105;
        _S2079 = _S2106;
        _S2051 = _S2100;
    }
    else
    {
        _S2077 = _S2076;
        _S2078 = _S2074;
        _S2079 = _S2073;
        _S2051 = _S2038;
    }
    var _S2108 : vec3<f32> = _S2038;
    var _S2109 : vec2<f32> = _S2041;
    s_bwdProp_sample_light_0(_S2047, &(_S2108), &(_S2109), _S2077);
    var _S2110 : Surface_Differential_0 = _S2072;
    _S2110.position_1 = _S2108;
    var _S2111 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S2072, _S2110);
    (*_S2032) = _S2078;
    (*_S2033) = _S2079;
    (*_S2034) = _S2111;
    (*_S2035) = _S2051;
    (*_S2036) = _S2109;
    return;
}

fn s_bwdProp_frame_near_0( _S2112 : ptr<function, Surface_Differential_0>,  _S2113 : Frame_0)
{
    var _S2114 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S2115 : Surface_Differential_0 = _S2114;
    _S2115.frame_6 = _S2113;
    (*_S2112) = Surface_x24_syn_dadd_0(_S2114, _S2115);
    return;
}

fn s_bwdProp_bsdf_near_0( _S2116 : ptr<function, f32>,  _S2117 : ptr<function, f32>,  _S2118 : Bsdf_Differential_0)
{
    (*_S2116) = 0.0f;
    (*_S2117) = 0.0f;
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

fn s_bwdProp_weighted_emission_0( _S2119 : s_bwdCallableCtx_weighted_emission_0,  _S2120 : ptr<function, FoundLight_0>,  _S2121 : ptr<function, f32>,  _S2122 : vec3<f32>)
{
    var _S2123 : vec3<f32> = vec3<f32>(0.0f);
    var _S2124 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S2125 : bool = !_S2119.value0_128.value2_22;
    var _S2126 : vec3<f32>;
    var _S2127 : s_bwdCallableCtx_power_heuristic_0;
    if(_S2125)
    {
        var _S2128 : vec3<f32> = vec3<f32>(s_apply_power_heuristic_0(_S2119.value0_128.value1_39, _S2119.value0_128.value0_127.pdf_6).value0_16);
        var _S2129 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
        _S2129.value0_106 = _S2119.value0_128.value1_39;
        _S2129.value1_29 = _S2119.value0_128.value0_127.pdf_6;
        _S2126 = _S2128;
        _S2127.value0_109 = _S2129;
    }
    else
    {
        _S2126 = _S2123;
        _S2127.value0_109 = _S2124;
    }
    var _S2130 : FoundLight_0 = FoundLight_x24_syn_dzero_0();
    var _S2131 : FoundLight_0;
    var _S2132 : f32;
    if(_S2125)
    {
        var _S2133 : vec3<f32> = _S2119.value0_128.value0_127.radiance_9 * _S2122;
        var _S2134 : vec3<f32> = _S2126 * _S2122;
        var _S2135 : f32 = _S2133[i32(0)] + _S2133[i32(1)] + _S2133[i32(2)];
        var _S2136 : f32 = 0.0f;
        var _S2137 : f32 = 0.0f;
        s_bwdProp_power_heuristic_0(_S2127, &(_S2136), &(_S2137), _S2135);
        var _S2138 : FoundLight_0 = _S2130;
        _S2138.pdf_6 = _S2137;
        var _S2139 : FoundLight_0 = FoundLight_x24_syn_dadd_0(_S2130, _S2138);
        _S2126 = _S2134;
        _S2131 = _S2139;
        _S2132 = _S2136;
    }
    else
    {
        _S2126 = _S2122;
        _S2131 = _S2130;
        _S2132 = 0.0f;
    }
    var _S2140 : FoundLight_0 = _S2130;
    _S2140.radiance_9 = _S2126;
    (*_S2120) = FoundLight_x24_syn_dadd_0(_S2131, _S2140);
    (*_S2121) = _S2132;
    return;
}

fn s_bwdProp_emitted_light_0( _S2141 : s_bwdCallableCtx_emitted_light_0,  _S2142 : ptr<function, Surface_Differential_0>,  _S2143 : ptr<function, vec3<f32>>,  _S2144 : ptr<function, vec3<f32>>,  _S2145 : FoundLight_0)
{
    var _S2146 : vec3<f32> = vec3<f32>(0.0f);
    var _S2147 : Tuple_5 = s_apply_dot_0(_S2141.value0_126.value3_11, _S2141.value0_126.value1_38.geometric_normal_0);
    var _S2148 : s_bwdCallableCtx_dot_0;
    _S2148._S39 = _S2141.value0_126.value3_11;
    _S2148._S40 = _S2141.value0_126.value1_38.geometric_normal_0;
    var _S2149 : s_bwdCallableCtx_dot_0 = _S2148;
    var cosine_2 : f32 = - _S2147.value0_5;
    var _S2150 : bool;
    if(cosine_2 > 0.0f)
    {
        _S2150 = true;
    }
    else
    {
        if(cosine_2 < 0.0f)
        {
            _S2150 = _S2141.value0_126.value0_125.two_sided_0;
        }
        else
        {
            _S2150 = false;
        }
    }
    var _S2151 : bool;
    var _S2152 : f32;
    var _S2153 : f32;
    var _S2154 : f32;
    var _S2155 : f32;
    var _S2156 : s_bwdCallableCtx_abs_0;
    var _S2157 : s_bwdCallableCtx_dot_0;
    if(_S2150)
    {
        var _S2158 : bool = (_S2141.value0_126.value0_125.probability_1) > 0.0f;
        if(_S2158)
        {
            var arm_1 : vec3<f32> = _S2141.value0_126.value1_38.position_0 + _S2141.value0_126.value2_21 * vec3<f32>(-1.0f);
            var _S2159 : Tuple_5 = s_apply_dot_0(arm_1, arm_1);
            var _S2160 : s_bwdCallableCtx_dot_0;
            _S2160._S39 = arm_1;
            _S2160._S40 = arm_1;
            var _S2161 : f32 = _S2159.value0_5 * _S2141.value0_126.value0_125.probability_1;
            var _S2162 : Tuple_2 = s_apply_abs_0(cosine_2);
            var _S2163 : s_bwdCallableCtx_abs_0;
            _S2163._S18 = cosine_2;
            _S2152 = _S2162.value0_2 * _S2162.value0_2;
            _S2153 = _S2161;
            _S2154 = _S2162.value0_2;
            _S2156 = _S2163;
            _S2157 = _S2160;
        }
        else
        {
            _S2152 = 0.0f;
            _S2153 = 0.0f;
            _S2154 = 0.0f;
            _S2156._S18 = 0.0f;
            _S2157._S39 = _S2146;
            _S2157._S40 = _S2146;
        }
        _S2151 = _S2158;
        _S2155 = _S2141.value0_126.value0_125.probability_1;
    }
    else
    {
        _S2151 = false;
        _S2152 = 0.0f;
        _S2153 = 0.0f;
        _S2154 = 0.0f;
        _S2156._S18 = 0.0f;
        _S2155 = 0.0f;
        _S2157._S39 = _S2146;
        _S2157._S40 = _S2146;
    }
    var _S2164 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S2165 : Surface_Differential_0;
    var _S2166 : vec3<f32>;
    if(_S2150)
    {
        if(_S2151)
        {
            var _S2167 : f32 = _S2145.pdf_6 / _S2152;
            var _S2168 : f32 = _S2153 * - _S2167;
            var _S2169 : f32 = _S2154 * _S2167;
            var _S2170 : f32 = 0.0f;
            s_bwdProp_abs_0(_S2156, &(_S2170), _S2168);
            var _S2171 : f32 = _S2155 * _S2169;
            var _S2172 : vec3<f32> = _S2146;
            var _S2173 : vec3<f32> = _S2146;
            s_bwdProp_dot_0(_S2157, &(_S2172), &(_S2173), _S2171);
            var _S2174 : vec3<f32> = _S2172 + _S2173;
            var _S2175 : vec3<f32> = vec3<f32>(-1.0f) * _S2174;
            var _S2176 : Surface_Differential_0 = _S2164;
            _S2176.position_1 = _S2174;
            var _S2177 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S2164, _S2176);
            _S2152 = _S2170;
            _S2165 = _S2177;
            _S2166 = _S2175;
        }
        else
        {
            _S2152 = 0.0f;
            _S2165 = _S2164;
            _S2166 = _S2146;
        }
    }
    else
    {
        _S2152 = 0.0f;
        _S2165 = _S2164;
        _S2166 = _S2146;
    }
    var _S2178 : f32 = - _S2152;
    var _S2179 : vec3<f32> = _S2146;
    var _S2180 : vec3<f32> = _S2146;
    s_bwdProp_dot_0(_S2149, &(_S2179), &(_S2180), _S2178);
    (*_S2142) = _S2165;
    (*_S2143) = _S2166;
    (*_S2144) = _S2179;
    return;
}

fn s_bwdProp_emission_of_0( _S2181 : s_bwdCallableCtx_emission_of_0,  _S2182 : ptr<function, Surface_Differential_0>,  _S2183 : ptr<function, vec3<f32>>,  _S2184 : ptr<function, vec3<f32>>,  _S2185 : ptr<function, f32>,  _S2186 : vec3<f32>)
{
    var _S2187 : Tuple_11 = s_apply_emitted_light_0(_S2181.value0_61.value0_55, _S2181.value0_61.value1_6, _S2181.value0_61.value2_2, _S2181.value0_61.value3_2);
    var _S2188 : s_paramCtx_s_bwdCallableCtx_emitted_light_0;
    _S2188.value0_125 = _S2181.value0_61.value0_55;
    _S2188.value1_38 = _S2181.value0_61.value1_6;
    _S2188.value2_21 = _S2181.value0_61.value2_2;
    _S2188.value3_11 = _S2181.value0_61.value3_2;
    var _S2189 : s_bwdCallableCtx_emitted_light_0 = s_bwdCallableCtx_emitted_light_0( _S2188 );
    var _S2190 : s_paramCtx_s_bwdCallableCtx_weighted_emission_0;
    _S2190.value0_127 = _S2187.value0_14;
    _S2190.value1_39 = _S2181.value0_61.value4_1;
    _S2190.value2_22 = _S2181.value0_61.value5_1;
    var _S2191 : s_bwdCallableCtx_weighted_emission_0 = s_bwdCallableCtx_weighted_emission_0( _S2190 );
    var _S2192 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S2193 : vec3<f32> = vec3<f32>(0.0f);
    var _S2194 : FoundLight_0;
    _S2194.radiance_9 = _S2193;
    _S2194.pdf_6 = 0.0f;
    var _S2195 : f32 = 0.0f;
    s_bwdProp_weighted_emission_0(_S2191, &(_S2194), &(_S2195), _S2186);
    var _S2196 : Frame_0 = Frame_0( _S2193, _S2193, _S2193 );
    var _S2197 : Surface_Differential_0;
    _S2197.position_1 = _S2193;
    _S2197.frame_6 = _S2196;
    _S2197.b1_2 = 0.0f;
    _S2197.b2_2 = 0.0f;
    var _S2198 : vec3<f32> = _S2193;
    var _S2199 : vec3<f32> = _S2193;
    s_bwdProp_emitted_light_0(_S2189, &(_S2197), &(_S2198), &(_S2199), _S2194);
    (*_S2182) = Surface_x24_syn_dadd_0(_S2197, _S2192);
    (*_S2183) = _S2198;
    (*_S2184) = _S2199;
    (*_S2185) = _S2195;
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

fn s_bwdProp_frame_from_normal_0( _S2200 : s_bwdCallableCtx_frame_from_normal_0,  _S2201 : ptr<function, vec3<f32>>,  _S2202 : Frame_0)
{
    var _S2203 : f32 = _S2200.value0_132.value0_130.z;
    var sign_2 : f32;
    if(_S2203 < 0.0f)
    {
        sign_2 = -1.0f;
    }
    else
    {
        sign_2 = 1.0f;
    }
    var _S2204 : f32 = sign_2 + _S2203;
    var a_10 : f32 = -1.0f / _S2204;
    var _S2205 : f32 = _S2204 * _S2204;
    var _S2206 : f32 = _S2200.value0_132.value0_130.x;
    var _S2207 : f32 = _S2200.value0_132.value0_130.y;
    var _S2208 : f32 = _S2206 * _S2207;
    var _S2209 : f32 = sign_2 * _S2206;
    var _S2210 : f32 = _S2209 * _S2206;
    var _S2211 : f32 = - sign_2;
    var _S2212 : f32 = _S2207 * _S2207;
    var _S2213 : f32 = _S2207 * (a_10 * _S2202.t_1[i32(1)]);
    var _S2214 : f32 = a_10 * _S2202.s_1[i32(0)];
    var _S2215 : f32 = _S2202.t_1[i32(0)] + sign_2 * _S2202.s_1[i32(1)];
    var _S2216 : f32 = a_10 * _S2215;
    (*_S2201) = _S2202.n_1 + vec3<f32>(_S2211 * _S2202.s_1[i32(2)] + _S2209 * _S2214 + sign_2 * (_S2206 * _S2214) + _S2207 * _S2216, - _S2202.t_1[i32(2)] + _S2213 + _S2213 + _S2206 * _S2216, 0.0f) + vec3<f32>(0.0f, 0.0f, -1.0f * - ((_S2212 * _S2202.t_1[i32(1)] + _S2210 * _S2202.s_1[i32(0)] + _S2208 * _S2215) / _S2205));
    return;
}

fn s_bwdProp_frame_from_normal_tangent_0( _S2217 : s_bwdCallableCtx_frame_from_normal_tangent_0,  _S2218 : ptr<function, vec3<f32>>,  _S2219 : Frame_0)
{
    var _S2220 : vec3<f32> = vec3<f32>(0.0f);
    var _S2221 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S2220 );
    var _S2222 : Tuple_5 = s_apply_dot_0(_S2217.value0_131.value0_129, _S2217.value0_131.value1_40);
    var _S2223 : s_bwdCallableCtx_dot_0;
    _S2223._S39 = _S2217.value0_131.value0_129;
    _S2223._S40 = _S2217.value0_131.value1_40;
    var _S2224 : s_bwdCallableCtx_dot_0 = _S2223;
    var _S2225 : vec3<f32> = vec3<f32>(- _S2222.value0_5);
    var s_7 : vec3<f32> = _S2217.value0_131.value1_40 + _S2217.value0_131.value0_129 * _S2225;
    var _S2226 : Tuple_5 = s_apply_dot_0(s_7, s_7);
    var _S2227 : s_bwdCallableCtx_dot_0;
    _S2227._S39 = s_7;
    _S2227._S40 = s_7;
    var _S2228 : s_bwdCallableCtx_dot_0 = _S2227;
    var _S2229 : bool = (_S2226.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(_S2217.value0_131.value1_40, _S2217.value0_131.value1_40).value0_5);
    var _S2230 : s_bwdCallableCtx_cross_0;
    var _S2231 : vec3<f32>;
    var _S2232 : f32;
    var _S2233 : s_bwdCallableCtx_sqrt_0;
    var _S2234 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S2229)
    {
        var _S2235 : Tuple_4 = s_apply_sqrt_0(_S2226.value0_5);
        var _S2236 : s_bwdCallableCtx_sqrt_0;
        _S2236._S35 = _S2226.value0_5;
        var _S2237 : vec3<f32> = vec3<f32>((1.0f / _S2235.value0_4));
        var _S2238 : f32 = _S2235.value0_4 * _S2235.value0_4;
        var _S2239 : vec3<f32> = s_7 * _S2237;
        var _S2240 : s_bwdCallableCtx_cross_0;
        _S2240._S22 = _S2217.value0_131.value0_129;
        _S2240._S23 = _S2239;
        _S2230 = _S2240;
        _S2231 = _S2237;
        _S2232 = _S2238;
        _S2233 = _S2236;
        _S2234.value0_132 = _S2221;
    }
    else
    {
        var _S2241 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S2241.value0_130 = _S2217.value0_131.value0_129;
        _S2230._S22 = _S2220;
        _S2230._S23 = _S2220;
        _S2231 = _S2220;
        _S2232 = 0.0f;
        _S2233._S35 = 0.0f;
        _S2234.value0_132 = _S2241;
    }
    var _S2242 : vec3<f32>;
    if(_S2229)
    {
        var _S2243 : vec3<f32> = _S2220;
        var _S2244 : vec3<f32> = _S2220;
        s_bwdProp_cross_0(_S2230, &(_S2243), &(_S2244), _S2219.t_1);
        var _S2245 : vec3<f32> = _S2219.s_1 + _S2244;
        var _S2246 : vec3<f32> = s_7 * _S2245;
        var _S2247 : vec3<f32> = _S2231 * _S2245;
        var _S2248 : f32 = - ((_S2246[i32(0)] + _S2246[i32(1)] + _S2246[i32(2)]) / _S2232);
        var _S2249 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S2233, &(_S2249), _S2248);
        var _S2250 : vec3<f32> = _S2219.n_1 + _S2243;
        _S2232 = _S2249;
        _S2231 = _S2247;
        _S2242 = _S2250;
    }
    else
    {
        var _S2251 : vec3<f32> = _S2220;
        s_bwdProp_frame_from_normal_0(_S2234, &(_S2251), _S2219);
        _S2232 = 0.0f;
        _S2231 = _S2220;
        _S2242 = _S2251;
    }
    var _S2252 : vec3<f32> = _S2220;
    var _S2253 : vec3<f32> = _S2220;
    s_bwdProp_dot_0(_S2228, &(_S2252), &(_S2253), _S2232);
    var _S2254 : vec3<f32> = _S2252 + _S2253 + _S2231;
    var _S2255 : vec3<f32> = _S2217.value0_131.value0_129 * _S2254;
    var _S2256 : vec3<f32> = _S2225 * _S2254;
    var _S2257 : f32 = - (_S2255[i32(0)] + _S2255[i32(1)] + _S2255[i32(2)]);
    var _S2258 : vec3<f32> = _S2220;
    var _S2259 : vec3<f32> = _S2220;
    s_bwdProp_dot_0(_S2224, &(_S2258), &(_S2259), _S2257);
    (*_S2218) = _S2256 + _S2258 + _S2242;
    return;
}

fn s_bwdProp_surface_at_0( _S2260 : s_bwdCallableCtx_surface_at_0,  _S2261 : ptr<function, vec3<f32>>,  _S2262 : ptr<function, vec3<f32>>,  _S2263 : Surface_Differential_0)
{
    var _S2264 : vec3<f32> = vec3<f32>(0.0f);
    var _S2265 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0( _S2264, _S2264 );
    var _S2266 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S2264 );
    var _S2267 : Tuple_3 = s_apply_cross_0(_S2260.value0_60.value0_59.e1_1, _S2260.value0_60.value0_59.e2_1);
    var _S2268 : vec3<f32> = _S2267.value0_3;
    var _S2269 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S2268, _S2268).value0_5));
    var along1_1 : vec3<f32> = s_apply_cross_0(_S2260.value0_60.value0_59.e2_1, _S2267.value0_3).value0_3 * _S2269;
    var along2_1 : vec3<f32> = s_apply_cross_0(_S2267.value0_3, _S2260.value0_60.value0_59.e1_1).value0_3 * _S2269;
    var from_p0_2 : vec3<f32> = _S2260.value0_60.value1_10 - _S2260.value0_60.value0_59.p0_0;
    var _S2270 : Tuple_5 = s_apply_dot_0(from_p0_2, _S2267.value0_3);
    var _S2271 : s_bwdCallableCtx_dot_0;
    _S2271._S39 = from_p0_2;
    _S2271._S40 = _S2267.value0_3;
    var _S2272 : s_bwdCallableCtx_dot_0 = _S2271;
    var _S2273 : Tuple_5 = s_apply_dot_0(_S2260.value0_60.value2_5, _S2267.value0_3);
    var _S2274 : s_bwdCallableCtx_dot_0;
    _S2274._S39 = _S2260.value0_60.value2_5;
    _S2274._S40 = _S2267.value0_3;
    var _S2275 : s_bwdCallableCtx_dot_0 = _S2274;
    var _S2276 : f32 = _S2273.value0_5 * _S2273.value0_5;
    var _S2277 : vec3<f32> = vec3<f32>(- (_S2270.value0_5 / _S2273.value0_5));
    var in_plane_2 : vec3<f32> = from_p0_2 + _S2260.value0_60.value2_5 * _S2277;
    var _S2278 : Tuple_5 = s_apply_dot_0(in_plane_2, along1_1);
    var _S2279 : s_bwdCallableCtx_dot_0;
    _S2279._S39 = in_plane_2;
    _S2279._S40 = along1_1;
    var _S2280 : s_bwdCallableCtx_dot_0 = _S2279;
    var _S2281 : Tuple_5 = s_apply_dot_0(in_plane_2, along2_1);
    var _S2282 : s_bwdCallableCtx_dot_0;
    _S2282._S39 = in_plane_2;
    _S2282._S40 = along2_1;
    var _S2283 : s_bwdCallableCtx_dot_0 = _S2282;
    var n_9 : vec3<f32>;
    var _S2284 : vec3<f32>;
    var _S2285 : vec3<f32>;
    var _S2286 : vec3<f32>;
    var _S2287 : vec3<f32>;
    var _S2288 : bool;
    var _S2289 : bool;
    var _S2290 : s_bwdCallableCtx_dot_0;
    var _S2291 : s_bwdCallableCtx_dot_0;
    var _S2292 : f32;
    var _S2293 : s_bwdCallableCtx_sqrt_0;
    if(_S2260.value0_60.value0_59.smooth_0)
    {
        var _S2294 : vec3<f32> = _S2260.value0_60.value0_59.n1_0 - _S2260.value0_60.value0_59.n0_0;
        var _S2295 : vec3<f32> = _S2260.value0_60.value0_59.n2_0 - _S2260.value0_60.value0_59.n0_0;
        var interpolated_2 : vec3<f32> = _S2294 * vec3<f32>(_S2278.value0_5) + _S2295 * vec3<f32>(_S2281.value0_5) + _S2260.value0_60.value0_59.n0_0;
        var _S2296 : Tuple_5 = s_apply_dot_0(interpolated_2, interpolated_2);
        var _S2297 : s_bwdCallableCtx_dot_0;
        _S2297._S39 = interpolated_2;
        _S2297._S40 = interpolated_2;
        var _S2298 : s_bwdCallableCtx_dot_0 = _S2297;
        var _S2299 : bool = (_S2296.value0_5) > 0.0f;
        if(_S2299)
        {
            var _S2300 : Tuple_4 = s_apply_sqrt_0(_S2296.value0_5);
            var _S2301 : s_bwdCallableCtx_sqrt_0;
            _S2301._S35 = _S2296.value0_5;
            var _S2302 : vec3<f32> = vec3<f32>((1.0f / _S2300.value0_4));
            var _S2303 : f32 = _S2300.value0_4 * _S2300.value0_4;
            var n_10 : vec3<f32> = interpolated_2 * _S2302;
            var _S2304 : Tuple_5 = s_apply_dot_0(_S2260.value0_60.value0_59.plane_normal_0, n_10);
            var _S2305 : s_bwdCallableCtx_dot_0;
            _S2305._S39 = _S2260.value0_60.value0_59.plane_normal_0;
            _S2305._S40 = n_10;
            var _S2306 : bool = (_S2304.value0_5) < 0.0f;
            n_9 = n_10;
            _S2288 = _S2306;
            _S2290 = _S2305;
            _S2284 = _S2302;
            _S2292 = _S2303;
            _S2293 = _S2301;
        }
        else
        {
            n_9 = _S2260.value0_60.value0_59.plane_normal_0;
            _S2288 = false;
            _S2290._S39 = _S2264;
            _S2290._S40 = _S2264;
            _S2284 = _S2264;
            _S2292 = 0.0f;
            _S2293._S35 = 0.0f;
        }
        var _S2307 : bool = _S2288;
        var _S2308 : vec3<f32> = _S2284;
        _S2288 = _S2299;
        _S2289 = _S2307;
        _S2284 = interpolated_2;
        _S2285 = _S2308;
        _S2291 = _S2298;
        _S2286 = _S2295;
        _S2287 = _S2294;
    }
    else
    {
        n_9 = _S2260.value0_60.value0_59.plane_normal_0;
        _S2288 = false;
        _S2289 = false;
        _S2290._S39 = _S2264;
        _S2290._S40 = _S2264;
        _S2284 = _S2264;
        _S2285 = _S2264;
        _S2292 = 0.0f;
        _S2293._S35 = 0.0f;
        _S2291._S39 = _S2264;
        _S2291._S40 = _S2264;
        _S2286 = _S2264;
        _S2287 = _S2264;
    }
    var _S2309 : s_bwdCallableCtx_frame_from_normal_tangent_0;
    var _S2310 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S2260.value0_60.value0_59.anisotropic_0)
    {
        var _S2311 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0;
        _S2311.value0_129 = n_9;
        _S2311.value1_40 = _S2260.value0_60.value0_59.tangent_0;
        _S2309.value0_131 = _S2311;
        _S2310.value0_132 = _S2266;
    }
    else
    {
        var _S2312 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S2312.value0_130 = n_9;
        _S2309.value0_131 = _S2265;
        _S2310.value0_132 = _S2312;
    }
    var _S2313 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S2314 : Surface_Differential_0;
    if(_S2260.value0_60.value0_59.anisotropic_0)
    {
        var _S2315 : Frame_0 = Frame_x24_syn_dzero_0();
        _S2314 = _S2263;
        _S2314.frame_6 = _S2315;
        var _S2316 : vec3<f32> = _S2264;
        s_bwdProp_frame_from_normal_tangent_0(_S2309, &(_S2316), _S2263.frame_6);
        var _S2317 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S2314, _S2313);
        n_9 = _S2316;
        _S2314 = _S2317;
    }
    else
    {
        var _S2318 : Frame_0 = Frame_x24_syn_dzero_0();
        _S2314 = _S2263;
        _S2314.frame_6 = _S2318;
        var _S2319 : vec3<f32> = _S2264;
        s_bwdProp_frame_from_normal_0(_S2310, &(_S2319), _S2263.frame_6);
        var _S2320 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S2314, _S2313);
        n_9 = _S2319;
        _S2314 = _S2320;
    }
    var _S2321 : f32;
    if(_S2260.value0_60.value0_59.smooth_0)
    {
        var _S2322 : f32;
        if(_S2288)
        {
            var _S2323 : vec3<f32>;
            if(_S2289)
            {
                var _S2324 : Surface_Differential_0 = _S2314;
                var _S2325 : Surface_Differential_0 = _S2314;
                var _S2326 : Surface_Differential_0 = _S2314;
                _S2314 = _S2313;
                _S2323 = _S2324.position_1;
                _S2321 = _S2326.b2_2;
                _S2322 = _S2325.b1_2;
            }
            else
            {
                _S2314 = Surface_x24_syn_dadd_0(_S2314, _S2313);
                _S2323 = _S2264;
                _S2321 = 0.0f;
                _S2322 = 0.0f;
            }
            var _S2327 : vec3<f32> = _S2264;
            var _S2328 : vec3<f32> = _S2264;
            s_bwdProp_dot_0(_S2290, &(_S2327), &(_S2328), 0.0f);
            var _S2329 : vec3<f32> = _S2328 + n_9;
            var _S2330 : vec3<f32> = _S2284 * _S2329;
            var _S2331 : vec3<f32> = _S2285 * _S2329;
            var _S2332 : f32 = - ((_S2330[i32(0)] + _S2330[i32(1)] + _S2330[i32(2)]) / _S2292);
            var _S2333 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S2293, &(_S2333), _S2332);
            _S2292 = _S2333;
            n_9 = _S2331;
            _S2284 = _S2323;
        }
        else
        {
            var _S2334 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S2314, _S2313);
            _S2292 = 0.0f;
            n_9 = _S2264;
            _S2314 = _S2334;
            _S2284 = _S2264;
            _S2321 = 0.0f;
            _S2322 = 0.0f;
        }
        var _S2335 : vec3<f32> = _S2264;
        var _S2336 : vec3<f32> = _S2264;
        s_bwdProp_dot_0(_S2291, &(_S2335), &(_S2336), _S2292);
        var _S2337 : vec3<f32> = _S2335 + _S2336 + n_9;
        var _S2338 : vec3<f32> = _S2286 * _S2337;
        var _S2339 : vec3<f32> = _S2287 * _S2337;
        n_9 = _S2284;
        _S2284 = _S2338;
        _S2292 = _S2321;
        _S2285 = _S2339;
        _S2321 = _S2322;
    }
    else
    {
        _S2314 = Surface_x24_syn_dadd_0(_S2314, _S2313);
        n_9 = _S2264;
        _S2284 = _S2264;
        _S2292 = 0.0f;
        _S2285 = _S2264;
        _S2321 = 0.0f;
    }
    var _S2340 : vec3<f32> = _S2314.position_1 + n_9;
    var _S2341 : vec3<f32> = _S2260.value0_60.value0_59.e2_1 * _S2340;
    var _S2342 : vec3<f32> = _S2260.value0_60.value0_59.e1_1 * _S2340;
    var _S2343 : f32 = _S2314.b2_2 + (_S2284[i32(0)] + _S2284[i32(1)] + _S2284[i32(2)]) + (_S2341[i32(0)] + _S2341[i32(1)] + _S2341[i32(2)]) + _S2292;
    var _S2344 : vec3<f32> = _S2264;
    var _S2345 : vec3<f32> = _S2264;
    s_bwdProp_dot_0(_S2283, &(_S2344), &(_S2345), _S2343);
    var _S2346 : f32 = _S2314.b1_2 + (_S2285[i32(0)] + _S2285[i32(1)] + _S2285[i32(2)]) + (_S2342[i32(0)] + _S2342[i32(1)] + _S2342[i32(2)]) + _S2321;
    var _S2347 : vec3<f32> = _S2264;
    var _S2348 : vec3<f32> = _S2264;
    s_bwdProp_dot_0(_S2280, &(_S2347), &(_S2348), _S2346);
    var _S2349 : vec3<f32> = _S2344 + _S2347;
    var _S2350 : vec3<f32> = _S2260.value0_60.value2_5 * _S2349;
    var _S2351 : vec3<f32> = _S2277 * _S2349;
    var _S2352 : f32 = - (_S2350[i32(0)] + _S2350[i32(1)] + _S2350[i32(2)]) / _S2276;
    var _S2353 : f32 = _S2270.value0_5 * - _S2352;
    var _S2354 : f32 = _S2273.value0_5 * _S2352;
    var _S2355 : vec3<f32> = _S2264;
    var _S2356 : vec3<f32> = _S2264;
    s_bwdProp_dot_0(_S2275, &(_S2355), &(_S2356), _S2353);
    var _S2357 : vec3<f32> = _S2264;
    var _S2358 : vec3<f32> = _S2264;
    s_bwdProp_dot_0(_S2272, &(_S2357), &(_S2358), _S2354);
    var _S2359 : vec3<f32> = _S2351 + _S2355;
    (*_S2261) = _S2349 + _S2357;
    (*_S2262) = _S2359;
    return;
}

fn s_bwdProp_path_luminance_0( _S2360 : s_bwdCallableCtx_path_luminance_0,  _S2361 : ptr<function, vec3<f32>>,  _S2362 : ptr<function, vec3<f32>>,  _S2363 : ptr<function, f32>,  _S2364 : ptr<function, vec2<f32>>,  _S2365 : ptr<function, vec2<f32>>,  _S2366 : f32)
{
    var _S2367 : vec3<f32> = vec3<f32>(0.0f);
    var _S2368 : Sloped3_0 = Sloped3_0( _S2367, _S2367, _S2367 );
    var _S2369 : LightShape_0 = LightShape_0( _S2367, _S2367, _S2367, _S2367, 0.0f );
    var _S2370 : Emitted_0 = Emitted_0( _S2368, false, false, _S2369, 0.0f );
    var _S2371 : Frame_0 = Frame_0( _S2367, _S2367, _S2367 );
    var _S2372 : Surface_0 = Surface_0( _S2367, _S2371, 0.0f, 0.0f, _S2367 );
    var _S2373 : s_paramCtx_s_bwdCallableCtx_emission_of_0 = s_paramCtx_s_bwdCallableCtx_emission_of_0( _S2370, _S2372, _S2367, _S2367, 0.0f, false );
    var _S2374 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S2371, _S2367 );
    var _S2375 : vec2<f32> = vec2<f32>(0.0f);
    var _S2376 : Bsdf_0 = Bsdf_0( _S2367, _S2367, _S2375, _S2375, 0.0f, u32(0), u32(0) );
    var _S2377 : SquareMap_0 = SquareMap_0( _S2375, _S2375, _S2375, _S2375 );
    var _S2378 : vec4<f32> = vec4<f32>(0.0f);
    var _S2379 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>( _S2378, _S2378, _S2378 );
    var _S2380 : Arriving_0 = Arriving_0( _S2367, 0.0f, _S2369, 0.0f );
    var _S2381 : Hit_0 = Hit_0( u32(0), u32(0) );
    var _S2382 : ChosenLight_0 = ChosenLight_0( i32(0), 0.0f, _S2368, false, false, false, _S2369, false, 0.0f, 0.0f, _S2377, _S2379, _S2380, _S2381 );
    var _S2383 : s_paramCtx_s_bwdCallableCtx_direct_light_0 = s_paramCtx_s_bwdCallableCtx_direct_light_0( _S2376, _S2371, _S2382, _S2372, _S2367, _S2375 );
    var _S2384 : BsdfValue_0 = BsdfValue_0( _S2367, 0.0f );
    var _S2385 : s_minCtx_s_bwdCallableCtx_direct_light_0 = s_minCtx_s_bwdCallableCtx_direct_light_0( _S2384 );
    var _S2386 : s_paramCtx_s_bwdCallableCtx_scatter_0 = s_paramCtx_s_bwdCallableCtx_scatter_0( _S2376, _S2371, _S2372, _S2367, _S2375, 0.0f );
    var _S2387 : BsdfSample_0 = BsdfSample_0( _S2367, _S2367, 0.0f, false, false );
    var _S2388 : s_minCtx_s_bwdCallableCtx_scatter_0 = s_minCtx_s_bwdCallableCtx_scatter_0( _S2387 );
    var _S2389 : Tuple_7 = s_apply_surface_at_0(_S2360.value0_54.value0_53.triangle_0, _S2360.value0_54.value1_4, _S2360.value0_54.value2_1);
    var _S2390 : s_paramCtx_s_bwdCallableCtx_surface_at_0;
    _S2390.value0_59 = _S2360.value0_54.value0_53.triangle_0;
    _S2390.value1_10 = _S2360.value0_54.value1_4;
    _S2390.value2_5 = _S2360.value0_54.value2_1;
    var _S2391 : s_bwdCallableCtx_surface_at_0 = s_bwdCallableCtx_surface_at_0( _S2390 );
    var _S2392 : bool = (_S2360.value0_54.value0_53.triangle_0.emission_1) != u32(4294967295);
    var _S2393 : s_bwdCallableCtx_dot_0;
    var _S2394 : s_bwdCallableCtx_emission_of_0;
    if(_S2392)
    {
        var _S2395 : Tuple_10 = s_apply_emission_of_0(_S2360.value0_54.value0_53.emitted_0, _S2389.value0_10, _S2360.value0_54.value1_4, _S2360.value0_54.value2_1, _S2360.value0_54.value3_1, _S2360.value0_54.value0_53.delta_2);
        var _S2396 : s_paramCtx_s_bwdCallableCtx_emission_of_0;
        _S2396.value0_55 = _S2360.value0_54.value0_53.emitted_0;
        _S2396.value1_6 = _S2389.value0_10;
        _S2396.value2_2 = _S2360.value0_54.value1_4;
        _S2396.value3_2 = _S2360.value0_54.value2_1;
        _S2396.value4_1 = _S2360.value0_54.value3_1;
        _S2396.value5_1 = _S2360.value0_54.value0_53.delta_2;
        var _S2397 : s_bwdCallableCtx_dot_0;
        _S2397._S39 = _S2395.value0_13;
        _S2397._S40 = _S2360.value0_54.value0_53.importance_0;
        _S2393 = _S2397;
        _S2394.value0_61 = _S2396;
    }
    else
    {
        _S2393._S39 = _S2367;
        _S2393._S40 = _S2367;
        _S2394.value0_61 = _S2373;
    }
    var _S2398 : bool;
    if(_S2360.value0_54.value0_53.lit_0)
    {
        _S2398 = true;
    }
    else
    {
        _S2398 = _S2360.value0_54.value0_53.scatters_0;
    }
    var _S2399 : s_bwdCallableCtx_dot_0;
    var _S2400 : s_bwdCallableCtx_dot_0;
    var _S2401 : s_bwdCallableCtx_dot_0;
    var _S2402 : s_bwdCallableCtx_dot_0;
    var _S2403 : bool;
    var _S2404 : bool;
    var _S2405 : s_bwdCallableCtx_direct_light_0;
    var _S2406 : f32;
    var _S2407 : s_bwdCallableCtx_scatter_0;
    var _S2408 : s_bwdCallableCtx_to_local_0;
    if(_S2398)
    {
        var _S2409 : Tuple_15 = s_apply_bsdf_near_0(_S2360.value0_54.value0_53.shading_1, _S2389.value0_10.b1_0, _S2389.value0_10.b2_0);
        var _S2410 : Tuple_16 = s_apply_frame_near_0(_S2360.value0_54.value0_53.shading_1, _S2389.value0_10);
        var _S2411 : vec3<f32> = (vec3<f32>(0) - _S2360.value0_54.value2_1);
        var _S2412 : Tuple_17 = s_apply_to_local_0(_S2410.value0_19, _S2411);
        var _S2413 : s_paramCtx_s_bwdCallableCtx_to_local_0;
        _S2413.value0_56 = _S2410.value0_19;
        _S2413.value1_7 = _S2411;
        var _S2414 : s_paramCtx_s_bwdCallableCtx_to_local_0 = _S2413;
        if(_S2360.value0_54.value0_53.lit_0)
        {
            var _S2415 : s_paramCtx_s_bwdCallableCtx_direct_light_0;
            _S2415.value0_57 = _S2409.value0_18;
            _S2415.value1_8 = _S2410.value0_19;
            _S2415.value2_3 = _S2360.value0_54.value0_53.chosen_0;
            _S2415.value3_3 = _S2389.value0_10;
            _S2415.value4_2 = _S2412.value0_20;
            _S2415.value5_2 = _S2360.value0_54.value5_0;
            var _S2416 : s_bwdCallableCtx_dot_0;
            _S2416._S39 = _S2360.value1_5.value0_8.radiance_8;
            _S2416._S40 = _S2360.value0_54.value0_53.importance_0;
            _S2399 = _S2416;
            _S2405.value0_62 = _S2415;
            _S2405.value1_11 = _S2360.value1_5.value1_0;
        }
        else
        {
            _S2399._S39 = _S2367;
            _S2399._S40 = _S2367;
            _S2405.value0_62 = _S2383;
            _S2405.value1_11 = _S2385;
        }
        if(_S2360.value0_54.value0_53.scatters_0)
        {
            var _S2417 : s_paramCtx_s_bwdCallableCtx_scatter_0;
            _S2417.value0_58 = _S2409.value0_18;
            _S2417.value1_9 = _S2410.value0_19;
            _S2417.value2_4 = _S2389.value0_10;
            _S2417.value3_4 = _S2412.value0_20;
            _S2417.value4_3 = _S2360.value0_54.value4_0;
            _S2417.value5_3 = _S2360.value0_54.value0_53.shading_1.lobe_2;
            var _S2418 : s_paramCtx_s_bwdCallableCtx_scatter_0 = _S2417;
            var _S2419 : s_bwdCallableCtx_dot_0;
            _S2419._S39 = _S2360.value1_5.value2_0.weight_1;
            _S2419._S40 = _S2360.value0_54.value0_53.later_1;
            var _S2420 : s_bwdCallableCtx_dot_0 = _S2419;
            var _S2421 : s_bwdCallableCtx_dot_0;
            _S2421._S39 = _S2360.value1_5.value2_0.origin_3;
            _S2421._S40 = _S2360.value0_54.value0_53.adjoint_origin_1;
            var _S2422 : s_bwdCallableCtx_dot_0 = _S2421;
            var _S2423 : s_bwdCallableCtx_dot_0;
            _S2423._S39 = _S2360.value1_5.value2_0.direction_5;
            _S2423._S40 = _S2360.value0_54.value0_53.adjoint_direction_1;
            var _S2424 : s_bwdCallableCtx_dot_0 = _S2423;
            var _S2425 : bool = !_S2360.value1_5.value2_0.delta_5;
            if(_S2425)
            {
                _S2406 = _S2360.value0_54.value0_53.adjoint_pdf_1;
            }
            else
            {
                _S2406 = 0.0f;
            }
            _S2403 = _S2425;
            _S2400 = _S2424;
            _S2401 = _S2422;
            _S2402 = _S2420;
            _S2407.value0_63 = _S2418;
            _S2407.value1_12 = _S2360.value1_5.value3_0;
        }
        else
        {
            _S2403 = false;
            _S2406 = 0.0f;
            _S2400._S39 = _S2367;
            _S2400._S40 = _S2367;
            _S2401._S39 = _S2367;
            _S2401._S40 = _S2367;
            _S2402._S39 = _S2367;
            _S2402._S40 = _S2367;
            _S2407.value0_63 = _S2386;
            _S2407.value1_12 = _S2388;
        }
        var _S2426 : s_bwdCallableCtx_dot_0 = _S2399;
        var _S2427 : bool = _S2403;
        _S2403 = _S2360.value0_54.value0_53.scatters_0;
        _S2404 = _S2427;
        _S2399 = _S2400;
        _S2400 = _S2401;
        _S2401 = _S2402;
        _S2402 = _S2426;
        _S2408.value0_64 = _S2414;
    }
    else
    {
        _S2403 = false;
        _S2404 = false;
        _S2406 = 0.0f;
        _S2399._S39 = _S2367;
        _S2399._S40 = _S2367;
        _S2400._S39 = _S2367;
        _S2400._S40 = _S2367;
        _S2401._S39 = _S2367;
        _S2401._S40 = _S2367;
        _S2407.value0_63 = _S2386;
        _S2407.value1_12 = _S2388;
        _S2402._S39 = _S2367;
        _S2402._S40 = _S2367;
        _S2405.value0_62 = _S2383;
        _S2405.value1_11 = _S2385;
        _S2408.value0_64 = _S2374;
    }
    var _S2428 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S2429 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S2430 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S2431 : Departure_Differential_0 = Departure_x24_syn_dzero_0();
    var _S2432 : Surface_Differential_0;
    var _S2433 : vec3<f32>;
    var _S2434 : vec2<f32>;
    var _S2435 : vec2<f32>;
    if(_S2398)
    {
        var _S2436 : Bsdf_Differential_0;
        var _S2437 : Frame_0;
        if(_S2403)
        {
            var _S2438 : Departure_Differential_0;
            if(_S2404)
            {
                var _S2439 : f32 = _S2406 * _S2366;
                var _S2440 : Departure_Differential_0 = _S2431;
                _S2440.pdf_9 = _S2439;
                _S2438 = Departure_x24_syn_dadd_0(_S2431, _S2440);
            }
            else
            {
                _S2438 = _S2431;
            }
            var _S2441 : vec3<f32> = _S2367;
            var _S2442 : vec3<f32> = _S2367;
            s_bwdProp_dot_0(_S2399, &(_S2441), &(_S2442), _S2366);
            var _S2443 : vec3<f32> = _S2367;
            var _S2444 : vec3<f32> = _S2367;
            s_bwdProp_dot_0(_S2400, &(_S2443), &(_S2444), _S2366);
            var _S2445 : vec3<f32> = _S2367;
            var _S2446 : vec3<f32> = _S2367;
            s_bwdProp_dot_0(_S2401, &(_S2445), &(_S2446), _S2366);
            var _S2447 : Departure_Differential_0 = _S2431;
            _S2447.direction_9 = _S2441;
            _S2447.origin_4 = _S2443;
            _S2447.weight_4 = _S2445;
            var _S2448 : Departure_Differential_0 = Departure_x24_syn_dadd_0(_S2438, _S2447);
            var _S2449 : Bsdf_Differential_0;
            _S2449.a_8 = _S2367;
            _S2449.b_8 = _S2367;
            _S2449.alpha_4 = _S2375;
            _S2449.coat_alpha_2 = _S2375;
            var _S2450 : Frame_0;
            _S2450.s_1 = _S2367;
            _S2450.t_1 = _S2367;
            _S2450.n_1 = _S2367;
            var _S2451 : Surface_Differential_0;
            _S2451.position_1 = _S2367;
            _S2451.frame_6 = _S2371;
            _S2451.b1_2 = 0.0f;
            _S2451.b2_2 = 0.0f;
            var _S2452 : vec3<f32> = _S2367;
            var _S2453 : vec2<f32> = _S2375;
            s_bwdProp_scatter_0(_S2407, &(_S2449), &(_S2450), &(_S2451), &(_S2452), &(_S2453), _S2448);
            var _S2454 : Frame_0 = Frame_x24_syn_dadd_0(_S2450, _S2429);
            var _S2455 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S2451, _S2428);
            _S2436 = Bsdf_x24_syn_dadd_0(_S2449, _S2430);
            _S2437 = _S2454;
            _S2432 = _S2455;
            _S2433 = _S2452;
            _S2434 = _S2453;
        }
        else
        {
            _S2436 = _S2430;
            _S2437 = _S2429;
            _S2432 = _S2428;
            _S2433 = _S2367;
            _S2434 = _S2375;
        }
        if(_S2360.value0_54.value0_53.lit_0)
        {
            var _S2456 : vec3<f32> = _S2367;
            var _S2457 : vec3<f32> = _S2367;
            s_bwdProp_dot_0(_S2402, &(_S2456), &(_S2457), _S2366);
            var _S2458 : DirectLight_Differential_0 = DirectLight_x24_syn_dzero_0();
            _S2458.radiance_11 = _S2456;
            var _S2459 : Bsdf_Differential_0;
            _S2459.a_8 = _S2367;
            _S2459.b_8 = _S2367;
            _S2459.alpha_4 = _S2375;
            _S2459.coat_alpha_2 = _S2375;
            var _S2460 : Frame_0;
            _S2460.s_1 = _S2367;
            _S2460.t_1 = _S2367;
            _S2460.n_1 = _S2367;
            var _S2461 : Surface_Differential_0;
            _S2461.position_1 = _S2367;
            _S2461.frame_6 = _S2371;
            _S2461.b1_2 = 0.0f;
            _S2461.b2_2 = 0.0f;
            var _S2462 : vec3<f32> = _S2367;
            var _S2463 : vec2<f32> = _S2375;
            s_bwdProp_direct_light_0(_S2405, &(_S2459), &(_S2460), &(_S2461), &(_S2462), &(_S2463), _S2458);
            var _S2464 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S2459, _S2436);
            var _S2465 : Frame_0 = Frame_x24_syn_dadd_0(_S2460, _S2437);
            var _S2466 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S2461, _S2432);
            _S2433 = _S2462 + _S2433;
            _S2437 = _S2465;
            _S2436 = _S2464;
            _S2432 = _S2466;
            _S2435 = _S2463;
        }
        else
        {
            _S2435 = _S2375;
        }
        var _S2467 : Frame_0;
        _S2467.s_1 = _S2367;
        _S2467.t_1 = _S2367;
        _S2467.n_1 = _S2367;
        var _S2468 : vec3<f32> = _S2367;
        s_bwdProp_to_local_0(_S2408, &(_S2467), &(_S2468), _S2433);
        var _S2469 : vec3<f32> = (vec3<f32>(0) - _S2468);
        var _S2470 : Frame_0 = Frame_x24_syn_dadd_0(_S2467, _S2437);
        var _S2471 : Surface_Differential_0;
        _S2471.position_1 = _S2367;
        _S2471.frame_6 = _S2371;
        _S2471.b1_2 = 0.0f;
        _S2471.b2_2 = 0.0f;
        s_bwdProp_frame_near_0(&(_S2471), _S2470);
        var _S2472 : f32 = 0.0f;
        var _S2473 : f32 = 0.0f;
        s_bwdProp_bsdf_near_0(&(_S2472), &(_S2473), _S2436);
        var _S2474 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S2471, _S2432);
        var _S2475 : Surface_Differential_0 = _S2428;
        _S2475.b2_2 = _S2473;
        _S2475.b1_2 = _S2472;
        _S2432 = Surface_x24_syn_dadd_0(_S2474, _S2475);
        _S2433 = _S2469;
    }
    else
    {
        _S2432 = _S2428;
        _S2433 = _S2367;
        _S2434 = _S2375;
        _S2435 = _S2375;
    }
    var _S2476 : vec3<f32>;
    if(_S2392)
    {
        var _S2477 : vec3<f32> = _S2367;
        var _S2478 : vec3<f32> = _S2367;
        s_bwdProp_dot_0(_S2393, &(_S2477), &(_S2478), _S2366);
        var _S2479 : Surface_Differential_0;
        _S2479.position_1 = _S2367;
        _S2479.frame_6 = _S2371;
        _S2479.b1_2 = 0.0f;
        _S2479.b2_2 = 0.0f;
        var _S2480 : vec3<f32> = _S2367;
        var _S2481 : vec3<f32> = _S2367;
        var _S2482 : f32 = 0.0f;
        s_bwdProp_emission_of_0(_S2394, &(_S2479), &(_S2480), &(_S2481), &(_S2482), _S2477);
        var _S2483 : vec3<f32> = _S2481 + _S2433;
        _S2432 = Surface_x24_syn_dadd_0(_S2479, _S2432);
        _S2433 = _S2480;
        _S2476 = _S2483;
        _S2406 = _S2482;
    }
    else
    {
        var _S2484 : vec3<f32> = _S2433;
        _S2433 = _S2367;
        _S2476 = _S2484;
        _S2406 = 0.0f;
    }
    var _S2485 : vec3<f32> = _S2367;
    var _S2486 : vec3<f32> = _S2367;
    s_bwdProp_surface_at_0(_S2391, &(_S2485), &(_S2486), _S2432);
    var _S2487 : vec3<f32> = _S2486 + _S2476;
    (*_S2361) = _S2485 + _S2433;
    (*_S2362) = _S2487;
    (*_S2363) = _S2406;
    (*_S2364) = _S2434;
    (*_S2365) = _S2435;
    return;
}

fn _S2488( _S2489 : Vertex_0,  _S2490 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S2491 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S2492 : ptr<function, DiffPair_float_0>,  _S2493 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S2494 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S2495 : f32)
{
    var _S2496 : Tuple_6 = s_apply_path_luminance_0(_S2489, (*_S2490).primal_0, (*_S2491).primal_0, (*_S2492).primal_0, (*_S2493).primal_0, (*_S2494).primal_0);
    var _S2497 : s_paramCtx_s_bwdCallableCtx_path_luminance_0;
    _S2497.value0_53 = _S2489;
    _S2497.value1_4 = (*_S2490).primal_0;
    _S2497.value2_1 = (*_S2491).primal_0;
    _S2497.value3_1 = (*_S2492).primal_0;
    _S2497.value4_0 = (*_S2493).primal_0;
    _S2497.value5_0 = (*_S2494).primal_0;
    var _S2498 : s_bwdCallableCtx_path_luminance_0 = s_bwdCallableCtx_path_luminance_0( _S2497, _S2496.value1_1 );
    var _S2499 : vec3<f32> = (*_S2490).differential_0;
    var _S2500 : vec3<f32> = (*_S2491).differential_0;
    var _S2501 : f32 = (*_S2492).differential_0;
    var _S2502 : vec2<f32> = (*_S2493).differential_0;
    var _S2503 : vec2<f32> = (*_S2494).differential_0;
    s_bwdProp_path_luminance_0(_S2498, &(_S2499), &(_S2500), &(_S2501), &(_S2502), &(_S2503), _S2495);
    (*_S2490).differential_0 = _S2499;
    (*_S2491).differential_0 = _S2500;
    (*_S2492).differential_0 = _S2501;
    (*_S2493).differential_0 = _S2502;
    (*_S2494).differential_0 = _S2503;
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
    var depth_3 : u32 = (*this_5).left_1 - u32(1);
    (*this_5).left_1 = depth_3;
    var _S2504 : VertexRecord_0 = load_rows_0(depth_3 * rows_of_0(), run_0.method_0.chains_0, (*this_5).recorder_0.chain_2);
    var has_coordinates_0 : bool = depth_3 < (run_0.path_0.max_depth_0);
    var _S2505 : vec2<f32> = vec2<f32>(0.0f);
    var _S2506 : VertexCoordinates_0 = VertexCoordinates_x24init_0(_S2505, _S2505, 0.0f, 0.0f);
    var xi_1 : VertexCoordinates_0;
    if(has_coordinates_0)
    {
        xi_1 = StoredCoordinates_vertex_0((*this_5).x_5, depth_3);
    }
    else
    {
        xi_1 = _S2506;
    }
    var importance_1 : vec3<f32> = _S2504.throughput_0 * vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f);
    var delta_9 : bool = (((_S2504.flags_1) & (u32(1)))) != u32(0);
    var _S2507 : vec3<f32> = vec3<f32>(0.0f);
    var _S2508 : bool = (any((((*this_5).later_radiance_0) != _S2507)));
    var goes_on_0 : bool;
    if((depth_3 + u32(1)) < ((*this_5).recorder_0.lit_vertices_0))
    {
        goes_on_0 = is_decided_0(depth_3, (*this_5).next_delta_0);
    }
    else
    {
        goes_on_0 = false;
    }
    if(goes_on_0)
    {
        (*this_5).later_radiance_0 = before_decision_0(_S2504.throughput_0 * _S2504.weight_0, (*this_5).later_radiance_0);
        goes_on_0 = true;
    }
    else
    {
        goes_on_0 = _S2508;
    }
    (*this_5).next_delta_0 = delta_9;
    var origin_5 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    origin_5.primal_0 = _S2504.origin_0;
    origin_5.differential_0 = _S2507;
    var direction_14 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    direction_14.primal_0 = _S2504.direction_0;
    direction_14.differential_0 = _S2507;
    var pdf_12 : DiffPair_float_0;
    pdf_12.primal_0 = _S2504.pdf_0;
    pdf_12.differential_0 = 0.0f;
    var _S2509 : vec2<f32> = vec2<f32>(0.0f);
    var u_1 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    u_1.primal_0 = xi_1.direction_1;
    u_1.differential_0 = _S2509;
    var _S2510 : VertexCoordinates_0 = xi_1;
    var light_7 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    light_7.primal_0 = xi_1.light_0;
    light_7.differential_0 = _S2509;
    var hit_4 : Hit_0;
    hit_4.leaf_2 = _S2504.leaf_1;
    hit_4.instance_1 = _S2504.instance_0;
    var vertex_1 : Vertex_0;
    vertex_1.triangle_0 = load_triangle_0(hit_4);
    var kinds_1 : u32;
    if(((FEATURES_0 & (u32(16384)))) != u32(0))
    {
        var _S2511 : u32 = kinds_at_0(StoredCoordinates_film_0((*this_5).x_5));
        kinds_1 = _S2511;
    }
    else
    {
        kinds_1 = run_0.path_0.kinds_0;
    }
    var _S2512 : u32;
    if(depth_3 < u32(2))
    {
        _S2512 = u32(1);
    }
    else
    {
        _S2512 = u32(4);
    }
    if(((kinds_1 & (_S2512))) == u32(0))
    {
        vertex_1.triangle_0.emission_1 = u32(4294967295);
    }
    var surface_4 : Surface_0 = surface_at_0(vertex_1.triangle_0, _S2504.origin_0, _S2504.direction_0);
    vertex_1.emitted_0 = load_emitted_0(vertex_1.triangle_0, surface_4, _S2504.origin_0, delta_9);
    vertex_1.delta_2 = delta_9;
    var _S2513 : bool = (((_S2504.flags_1) & (u32(2)))) != u32(0);
    vertex_1.lit_0 = _S2513;
    vertex_1.scatters_0 = goes_on_0;
    var _S2514 : vec3<f32> = vec3<f32>(0.0f);
    var _S2515 : Sloped3_0 = Sloped3_x24init_0(_S2514, _S2514, _S2514);
    var _S2516 : vec4<f32> = vec4<f32>(0.0f);
    vertex_1.shading_1 = Shading_x24init_0(u32(0), 0.0f, u32(0), 0.0f, _S2515, _S2515, _S2516, _S2516, _S2516, false, false, SlopedFrame_x24init_0(_S2515, _S2515, _S2515));
    if(_S2513)
    {
        goes_on_0 = true;
    }
    else
    {
        goes_on_0 = vertex_1.scatters_0;
    }
    if(goes_on_0)
    {
        vertex_1.shading_1 = shade_0(vertex_1.triangle_0, surface_4, xi_1.lobe_0);
    }
    vertex_1.importance_0 = importance_1;
    vertex_1.later_1 = importance_1 * (*this_5).later_radiance_0;
    vertex_1.adjoint_origin_1 = (*this_5).adjoint_origin_0;
    vertex_1.adjoint_direction_1 = (*this_5).adjoint_direction_0;
    vertex_1.adjoint_pdf_1 = (*this_5).adjoint_pdf_0;
    var _S2517 : LightShape_0 = LightShape_x24init_0(_S2514, _S2514, _S2514, _S2514, 0.0f);
    var _S2518 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>(_S2516, _S2516, _S2516);
    vertex_1.chosen_0 = ChosenLight_x24init_0(i32(0), 0.0f, _S2515, false, false, false, _S2517, false, 0.0f, 0.0f, SquareMap_x24init_0(_S2505, _S2505, _S2505, _S2505), _S2518, Arriving_x24init_0(_S2514, 0.0f, _S2517, 0.0f), Hit_x24init_0(u32(0), u32(0)));
    if(vertex_1.lit_0)
    {
        vertex_1.chosen_0 = choose_light_0(surface_4.position_0, xi_1.pick_0, _S2510.light_0);
    }
    _S2488(vertex_1, &(origin_5), &(direction_14), &(pdf_12), &(u_1), &(light_7), 1.0f);
    (*this_5).adjoint_origin_0 = origin_5.differential_0;
    (*this_5).adjoint_direction_0 = direction_14.differential_0;
    (*this_5).adjoint_pdf_0 = pdf_12.differential_0;
    (*this_5).later_radiance_0 = _S2504.radiance_0 + _S2504.weight_0 * (*this_5).later_radiance_0;
    if(has_coordinates_0)
    {
        var first_3 : u32 = vertex_coordinate_0(depth_3);
        var _S2519 : f32 = u_1.differential_0.x * (*this_5).scale_2;
        var _S2520 : ScoreReport_0 = (*this_5).report_0;
        var _S2521 : f32 = ScoreReport_checked_0(&(_S2520), _S2519);
        StoredScore_set_0((*this_5).score_0, first_3, _S2521);
        var _S2522 : u32 = first_3 + u32(1);
        var _S2523 : f32 = u_1.differential_0.y * (*this_5).scale_2;
        var _S2524 : ScoreReport_0 = _S2520;
        var _S2525 : f32 = ScoreReport_checked_0(&(_S2524), _S2523);
        StoredScore_set_0((*this_5).score_0, _S2522, _S2525);
        var _S2526 : u32 = first_3 + u32(2);
        var _S2527 : f32 = light_7.differential_0.x * (*this_5).scale_2;
        var _S2528 : ScoreReport_0 = _S2524;
        var _S2529 : f32 = ScoreReport_checked_0(&(_S2528), _S2527);
        StoredScore_set_0((*this_5).score_0, _S2526, _S2529);
        var _S2530 : u32 = first_3 + u32(3);
        var _S2531 : f32 = light_7.differential_0.y * (*this_5).scale_2;
        var _S2532 : ScoreReport_0 = _S2528;
        var _S2533 : f32 = ScoreReport_checked_0(&(_S2532), _S2531);
        (*this_5).report_0 = _S2532;
        StoredScore_set_0((*this_5).score_0, _S2530, _S2533);
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
    var unused_0 : u32;
    if(density_0 > 0.0f)
    {
        unused_0 = (*this_6).recorder_0.lit_vertices_0;
    }
    else
    {
        unused_0 = u32(0);
    }
    (*this_6).left_1 = unused_0;
    var _S2534 : vec3<f32> = vec3<f32>(0.0f);
    (*this_6).later_radiance_0 = _S2534;
    (*this_6).adjoint_origin_0 = _S2534;
    (*this_6).adjoint_direction_0 = _S2534;
    (*this_6).adjoint_pdf_0 = 0.0f;
    (*this_6).next_delta_0 = false;
    var unused_1 : u32 = vertex_coordinate_0(unused_0);
    if((run_0.path_0.decisions_0) != u32(0))
    {
        unused_0 = min(unused_1, run_0.path_0.decisions_0);
    }
    else
    {
        unused_0 = unused_1;
    }
    var i_0 : u32 = unused_0;
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
    var _S2535 : bool;
    if(((FEATURES_0 & (u32(2048)))) != u32(0))
    {
        _S2535 = (run_0.camera_0.filtered_0) != u32(0);
    }
    else
    {
        _S2535 = false;
    }
    point_2.filtered_1 = _S2535;
    point_2.size_3 = vec2<f32>(f32(run_0.camera_0.width_0), f32(run_0.camera_0.height_0));
    var _S2536 : vec2<f32> = vec2<f32>(0.0f);
    point_2.corner_3 = _S2536;
    point_2.start_3 = _S2536;
    point_2.slope_0 = vec2<f32>(1.0f);
    point_2.left_2 = _S2536;
    point_2.weight_6 = run_0.camera_0.exposure_0;
    if(_S2535)
    {
        var pixel_0 : u32 = pixel_of_0(film_uv_1);
        var _S2537 : u32 = pixel_0 % run_0.camera_0.width_0;
        var _S2538 : f32 = f32(_S2537);
        var _S2539 : u32 = pixel_0 / run_0.camera_0.width_0;
        point_2.corner_3 = vec2<f32>(_S2538, f32(_S2539));
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
            var _S2540 : f32 = film_uv_1[axis_1] * point_2.size_3[axis_1] - point_2.corner_3[axis_1];
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
                if((filter_cumulative_0(axis_1, middle_1)) <= _S2540)
                {
                    low_0 = middle_1;
                }
                else
                {
                    high_1 = middle_1;
                }
            }
            var start_4 : f32 = filter_cumulative_0(axis_1, low_0);
            var _S2541 : u32 = low_0 + u32(1);
            var end_0 : f32;
            if(_S2541 < u32(64))
            {
                end_0 = filter_cumulative_0(axis_1, _S2541);
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

fn s_apply_filtered_point_0( point_3 : FilmPoint_0,  _S2542 : vec2<f32>) -> Tuple_50
{
    var result_25 : vec2<f32>;
    if(point_3.filtered_1)
    {
        var _S2543 : vec2<f32> = vec2<f32>(-1.0f);
        result_25 = ((_S2542 * point_3.size_3 + point_3.corner_3 * _S2543 + point_3.start_3 * _S2543) * point_3.slope_0 + point_3.left_2 + (point_3.corner_3 + vec2<f32>(0.5f))) * (vec2<f32>(1.0f) / point_3.size_3);
    }
    else
    {
        result_25 = _S2542;
    }
    var _S2544 : Tuple_50;
    _S2544.value0_136 = result_25;
    return _S2544;
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

fn s_apply_octahedral_direction_0( _S2545 : vec2<f32>) -> Tuple_52
{
    var u_2 : f32 = _S2545.x * 2.0f - 1.0f;
    var v_4 : f32 = _S2545.y * 2.0f - 1.0f;
    var _S2546 : bool = u_2 < 0.0f;
    var u_abs_0 : f32;
    if(_S2546)
    {
        u_abs_0 = - u_2;
    }
    else
    {
        u_abs_0 = u_2;
    }
    var _S2547 : bool = v_4 < 0.0f;
    var v_abs_0 : f32;
    if(_S2547)
    {
        v_abs_0 = - v_4;
    }
    else
    {
        v_abs_0 = v_4;
    }
    var distance_8 : f32 = 1.0f - (u_abs_0 + v_abs_0);
    var _S2548 : bool = distance_8 < 0.0f;
    var turns_0 : f32;
    if(_S2548)
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
    var _S2549 : Tuple_23 = s_apply_sin_cos_turns_0(turns_0);
    var _S2550 : f32 = r_0 * r_0;
    var z_0 : f32 = 1.0f - _S2550;
    var radius_1 : f32 = r_0 * s_apply_safe_sqrt_0(2.0f - _S2550).value0_28;
    var x_7 : f32 = _S2549.value0_26.y * radius_1;
    var y_3 : f32 = _S2549.value0_26.x * radius_1;
    if(_S2546)
    {
        u_abs_0 = - x_7;
    }
    else
    {
        u_abs_0 = x_7;
    }
    if(_S2547)
    {
        v_abs_0 = - y_3;
    }
    else
    {
        v_abs_0 = y_3;
    }
    if(_S2548)
    {
        turns_0 = - z_0;
    }
    else
    {
        turns_0 = z_0;
    }
    var _S2551 : Tuple_52;
    _S2551.value0_141 = vec3<f32>(u_abs_0, v_abs_0, turns_0);
    return _S2551;
}

fn s_apply_sphere_direction_0( camera_1 : Camera_0,  _S2552 : vec2<f32>) -> Tuple_51
{
    var direction_16 : vec3<f32>;
    if((camera_1.projection_0) == u32(2))
    {
        var _S2553 : Tuple_52 = s_apply_octahedral_direction_0(_S2552);
        direction_16 = vec3<f32>(_S2553.value0_141.x, _S2553.value0_141.z, _S2553.value0_141.y);
    }
    else
    {
        var _S2554 : Tuple_23 = s_apply_sin_cos_turns_0(_S2552.x);
        var _S2555 : Tuple_23 = s_apply_sin_cos_turns_0(_S2552.y * 0.5f);
        var _S2556 : f32 = _S2555.value0_26.x;
        direction_16 = vec3<f32>(_S2556 * _S2554.value0_26.y, _S2555.value0_26.y, _S2556 * _S2554.value0_26.x);
    }
    var _S2557 : Tuple_51;
    _S2557.value0_140 = direction_16;
    return _S2557;
}

struct s_paramCtx_s_bwdCallableCtx_octahedral_direction_0
{
     value0_142 : vec2<f32>,
};

struct s_bwdCallableCtx_octahedral_direction_0
{
     value0_143 : s_paramCtx_s_bwdCallableCtx_octahedral_direction_0,
};

fn s_bwdProp_octahedral_direction_0( _S2558 : s_bwdCallableCtx_octahedral_direction_0,  _S2559 : ptr<function, vec2<f32>>,  _S2560 : vec3<f32>)
{
    var u_3 : f32 = _S2558.value0_143.value0_142.x * 2.0f - 1.0f;
    var v_5 : f32 = _S2558.value0_143.value0_142.y * 2.0f - 1.0f;
    var _S2561 : bool = u_3 < 0.0f;
    var u_abs_1 : f32;
    if(_S2561)
    {
        u_abs_1 = - u_3;
    }
    else
    {
        u_abs_1 = u_3;
    }
    var _S2562 : bool = v_5 < 0.0f;
    var v_abs_1 : f32;
    if(_S2562)
    {
        v_abs_1 = - v_5;
    }
    else
    {
        v_abs_1 = v_5;
    }
    var distance_9 : f32 = 1.0f - (u_abs_1 + v_abs_1);
    var _S2563 : bool = distance_9 < 0.0f;
    var turns_1 : f32;
    if(_S2563)
    {
        turns_1 = - distance_9;
    }
    else
    {
        turns_1 = distance_9;
    }
    var r_1 : f32 = 1.0f - turns_1;
    var _S2564 : bool = r_1 > 0.0f;
    if(_S2564)
    {
        var _S2565 : f32 = v_abs_1 - u_abs_1;
        var _S2566 : f32 = r_1 * r_1;
        turns_1 = (_S2565 / r_1 + 1.0f) * 0.125f;
        u_abs_1 = _S2566;
        v_abs_1 = _S2565;
    }
    else
    {
        turns_1 = 0.125f;
        u_abs_1 = 0.0f;
        v_abs_1 = 0.0f;
    }
    var _S2567 : Tuple_23 = s_apply_sin_cos_turns_0(turns_1);
    var _S2568 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S2568.value0_79 = turns_1;
    var _S2569 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S2568 );
    var _S2570 : f32 = 2.0f - r_1 * r_1;
    var _S2571 : Tuple_25 = s_apply_safe_sqrt_0(_S2570);
    var _S2572 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S2572.value0_81 = _S2570;
    var _S2573 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S2572 );
    var radius_2 : f32 = r_1 * _S2571.value0_28;
    var _S2574 : f32 = _S2567.value0_26.y;
    var _S2575 : f32 = _S2567.value0_26.x;
    if(_S2563)
    {
        turns_1 = - _S2560[i32(2)];
    }
    else
    {
        turns_1 = _S2560[i32(2)];
    }
    var _S2576 : f32;
    if(_S2562)
    {
        _S2576 = - _S2560[i32(1)];
    }
    else
    {
        _S2576 = _S2560[i32(1)];
    }
    var _S2577 : f32;
    if(_S2561)
    {
        _S2577 = - _S2560[i32(0)];
    }
    else
    {
        _S2577 = _S2560[i32(0)];
    }
    var _S2578 : f32 = radius_2 * _S2576;
    var _S2579 : f32 = radius_2 * _S2577;
    var _S2580 : f32 = _S2575 * _S2576 + _S2574 * _S2577;
    var _S2581 : f32 = r_1 * _S2580;
    var _S2582 : f32 = _S2571.value0_28 * _S2580;
    var _S2583 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S2573, &(_S2583), _S2581);
    var _S2584 : f32 = r_1 * (- _S2583 + - turns_1);
    var _S2585 : vec2<f32> = vec2<f32>(_S2578, _S2579);
    var _S2586 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S2569, &(_S2586), _S2585);
    var _S2587 : f32 = _S2586;
    var _S2588 : f32 = _S2582 + _S2584 + _S2584;
    if(_S2564)
    {
        var _S2589 : f32 = 0.125f * _S2587 / u_abs_1;
        var _S2590 : f32 = r_1 * _S2589;
        var _S2591 : f32 = - _S2590;
        u_abs_1 = v_abs_1 * - _S2589 + _S2588;
        v_abs_1 = _S2590;
        turns_1 = _S2591;
    }
    else
    {
        u_abs_1 = _S2588;
        v_abs_1 = 0.0f;
        turns_1 = 0.0f;
    }
    var _S2592 : f32 = - u_abs_1;
    if(_S2563)
    {
        u_abs_1 = - _S2592;
    }
    else
    {
        u_abs_1 = _S2592;
    }
    var _S2593 : f32 = - u_abs_1;
    var _S2594 : f32 = _S2593 + v_abs_1;
    var _S2595 : f32 = _S2593 + turns_1;
    if(_S2562)
    {
        u_abs_1 = - _S2594;
    }
    else
    {
        u_abs_1 = _S2594;
    }
    if(_S2561)
    {
        v_abs_1 = - _S2595;
    }
    else
    {
        v_abs_1 = _S2595;
    }
    (*_S2559) = vec2<f32>(2.0f * v_abs_1, 2.0f * u_abs_1);
    return;
}

fn s_bwdProp_sphere_direction_0( _S2596 : s_bwdCallableCtx_sphere_direction_0,  _S2597 : ptr<function, vec2<f32>>,  _S2598 : vec3<f32>)
{
    var _S2599 : vec2<f32> = vec2<f32>(0.0f);
    var _S2600 : s_paramCtx_s_bwdCallableCtx_octahedral_direction_0 = s_paramCtx_s_bwdCallableCtx_octahedral_direction_0( _S2599 );
    var _S2601 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0 = s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0( 0.0f );
    var _S2602 : bool = (_S2596.value0_139.value0_135.projection_0) == u32(2);
    var _S2603 : s_bwdCallableCtx_octahedral_direction_0;
    var _S2604 : f32;
    var _S2605 : f32;
    var _S2606 : f32;
    var _S2607 : s_bwdCallableCtx_sin_cos_turns_0;
    var _S2608 : s_bwdCallableCtx_sin_cos_turns_0;
    if(_S2602)
    {
        var _S2609 : s_paramCtx_s_bwdCallableCtx_octahedral_direction_0;
        _S2609.value0_142 = _S2596.value0_139.value1_42;
        _S2603.value0_143 = _S2609;
        _S2604 = 0.0f;
        _S2605 = 0.0f;
        _S2606 = 0.0f;
        _S2607.value0_80 = _S2601;
        _S2608.value0_80 = _S2601;
    }
    else
    {
        var _S2610 : f32 = _S2596.value0_139.value1_42.x;
        var _S2611 : Tuple_23 = s_apply_sin_cos_turns_0(_S2610);
        var _S2612 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S2612.value0_79 = _S2610;
        var _S2613 : f32 = _S2596.value0_139.value1_42.y * 0.5f;
        var _S2614 : Tuple_23 = s_apply_sin_cos_turns_0(_S2613);
        var _S2615 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S2615.value0_79 = _S2613;
        var _S2616 : f32 = _S2614.value0_26.x;
        var _S2617 : f32 = _S2611.value0_26.y;
        var _S2618 : f32 = _S2611.value0_26.x;
        _S2603.value0_143 = _S2600;
        _S2604 = _S2616;
        _S2605 = _S2618;
        _S2606 = _S2617;
        _S2607.value0_80 = _S2615;
        _S2608.value0_80 = _S2612;
    }
    var _S2619 : vec2<f32>;
    if(_S2602)
    {
        var _S2620 : vec3<f32> = vec3<f32>(_S2598[i32(0)], _S2598[i32(2)], _S2598[i32(1)]);
        var _S2621 : vec2<f32> = _S2599;
        s_bwdProp_octahedral_direction_0(_S2603, &(_S2621), _S2620);
        _S2619 = _S2621;
    }
    else
    {
        var _S2622 : f32 = _S2604 * _S2598[i32(2)];
        var _S2623 : f32 = _S2604 * _S2598[i32(0)];
        var _S2624 : vec2<f32> = vec2<f32>(_S2605 * _S2598[i32(2)] + _S2606 * _S2598[i32(0)], _S2598[i32(1)]);
        var _S2625 : f32 = 0.0f;
        s_bwdProp_sin_cos_turns_0(_S2607, &(_S2625), _S2624);
        var _S2626 : f32 = 0.5f * _S2625;
        var _S2627 : vec2<f32> = vec2<f32>(_S2622, _S2623);
        var _S2628 : f32 = 0.0f;
        s_bwdProp_sin_cos_turns_0(_S2608, &(_S2628), _S2627);
        _S2619 = vec2<f32>(_S2628, _S2626);
    }
    (*_S2597) = _S2619;
    return;
}

fn s_bwdProp_filtered_point_0( _S2629 : s_bwdCallableCtx_filtered_point_0,  _S2630 : ptr<function, vec2<f32>>,  _S2631 : vec2<f32>)
{
    var _S2632 : vec2<f32> = vec2<f32>(0.0f);
    var _S2633 : vec2<f32>;
    var _S2634 : vec2<f32>;
    var _S2635 : vec2<f32>;
    if(_S2629.value0_138.value0_137.filtered_1)
    {
        _S2633 = vec2<f32>(1.0f) / _S2629.value0_138.value0_137.size_3;
        _S2634 = _S2629.value0_138.value0_137.slope_0;
        _S2635 = _S2629.value0_138.value0_137.size_3;
    }
    else
    {
        _S2633 = _S2632;
        _S2634 = _S2632;
        _S2635 = _S2632;
    }
    if(_S2629.value0_138.value0_137.filtered_1)
    {
        _S2633 = _S2635 * (_S2634 * (_S2633 * _S2631));
    }
    else
    {
        _S2633 = _S2631;
    }
    (*_S2630) = _S2633;
    return;
}

fn s_bwdProp_camera_ray_0( _S2636 : s_bwdCallableCtx_camera_ray_0,  _S2637 : ptr<function, vec2<f32>>,  _S2638 : ptr<function, vec2<f32>>,  _S2639 : CameraRay_0)
{
    var _S2640 : vec4<f32> = vec4<f32>(0.0f);
    var _S2641 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>( _S2640, _S2640, _S2640 );
    var _S2642 : Camera_0 = Camera_0( _S2641, _S2640, 0.0f, 0.0f, u32(0), u32(0), u32(0), 0.0f, u32(0), u32(0) );
    var _S2643 : vec2<f32> = vec2<f32>(0.0f);
    var _S2644 : s_paramCtx_s_bwdCallableCtx_sphere_direction_0 = s_paramCtx_s_bwdCallableCtx_sphere_direction_0( _S2642, _S2643 );
    var _S2645 : vec3<f32> = vec3<f32>(0.0f);
    var _S2646 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0 = s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0( 0.0f );
    var _S2647 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S2648 : vec2<f32> = _S2636.value0_134.value0_133.film_plane_0.xy;
    var _S2649 : Tuple_50 = s_apply_filtered_point_0(_S2636.value0_134.value1_41, _S2636.value0_134.value2_23);
    var _S2650 : s_paramCtx_s_bwdCallableCtx_filtered_point_0;
    _S2650.value0_137 = _S2636.value0_134.value1_41;
    var _S2651 : s_bwdCallableCtx_filtered_point_0 = s_bwdCallableCtx_filtered_point_0( _S2650 );
    var on_plane_0 : vec2<f32> = _S2648 * _S2649.value0_136 + _S2636.value0_134.value0_133.film_plane_0.zw;
    var _S2652 : vec3<f32> = vec3<f32>(on_plane_0, 1.0f);
    var _S2653 : vec3<f32> = vec3<f32>(0.0f);
    var _S2654 : bool;
    if(((FEATURES_0 & (u32(4096)))) != u32(0))
    {
        _S2654 = (_S2636.value0_134.value0_133.projection_0) != u32(0);
    }
    else
    {
        _S2654 = false;
    }
    var flat_0 : bool;
    var _S2655 : bool;
    var origin_7 : vec3<f32>;
    var direction_17 : vec3<f32>;
    var _S2656 : s_bwdCallableCtx_sphere_direction_0;
    if(_S2654)
    {
        var _S2657 : bool = (_S2636.value0_134.value0_133.projection_0) == u32(1);
        if(_S2657)
        {
            const _S2658 : vec3<f32> = vec3<f32>(0.0f, 0.0f, 1.0f);
            origin_7 = vec3<f32>(on_plane_0, 0.0f);
            direction_17 = _S2658;
            _S2656.value0_139 = _S2644;
        }
        else
        {
            var _S2659 : Tuple_51 = s_apply_sphere_direction_0(_S2636.value0_134.value0_133, on_plane_0);
            var _S2660 : s_paramCtx_s_bwdCallableCtx_sphere_direction_0;
            _S2660.value0_135 = _S2636.value0_134.value0_133;
            _S2660.value1_42 = on_plane_0;
            origin_7 = _S2653;
            direction_17 = _S2659.value0_140;
            _S2656.value0_139 = _S2660;
        }
        flat_0 = _S2657;
        _S2655 = _S2657;
    }
    else
    {
        flat_0 = true;
        direction_17 = _S2652;
        origin_7 = _S2653;
        _S2655 = false;
        _S2656.value0_139 = _S2644;
    }
    if((_S2636.value0_134.value0_133.lens_radius_0) > 0.0f)
    {
    }
    else
    {
        flat_0 = false;
    }
    var _S2661 : vec3<f32>;
    var _S2662 : f32;
    var _S2663 : f32;
    var _S2664 : f32;
    var _S2665 : s_bwdCallableCtx_safe_sqrt_0;
    var _S2666 : s_bwdCallableCtx_sin_cos_turns_0;
    if(flat_0)
    {
        var _S2667 : vec3<f32> = vec3<f32>(_S2636.value0_134.value0_133.focal_distance_0);
        var focus_0 : vec3<f32> = origin_7 + direction_17 * _S2667;
        var _S2668 : f32 = _S2636.value0_134.value3_12.x;
        var _S2669 : Tuple_23 = s_apply_sin_cos_turns_0(_S2668);
        var _S2670 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S2670.value0_79 = _S2668;
        var _S2671 : f32 = _S2636.value0_134.value3_12.y;
        var _S2672 : Tuple_25 = s_apply_safe_sqrt_0(_S2671);
        var _S2673 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S2673.value0_81 = _S2671;
        var radius_3 : f32 = _S2636.value0_134.value0_133.lens_radius_0 * _S2672.value0_28;
        var _S2674 : f32 = _S2669.value0_26.y;
        var _S2675 : f32 = _S2669.value0_26.x;
        var origin_8 : vec3<f32> = origin_7 + vec3<f32>(radius_3 * _S2674, radius_3 * _S2675, 0.0f);
        var _S2676 : vec3<f32> = focus_0 - origin_8;
        origin_7 = origin_8;
        direction_17 = _S2676;
        _S2662 = radius_3;
        _S2663 = _S2675;
        _S2664 = _S2674;
        _S2665.value0_82 = _S2673;
        _S2666.value0_80 = _S2670;
        _S2661 = _S2667;
    }
    else
    {
        _S2662 = 0.0f;
        _S2663 = 0.0f;
        _S2664 = 0.0f;
        _S2665.value0_82 = _S2647;
        _S2666.value0_80 = _S2646;
        _S2661 = _S2645;
    }
    var row0_1 : vec3<f32> = _S2636.value0_134.value0_133.to_world_0[i32(0)].xyz;
    var row1_2 : vec3<f32> = _S2636.value0_134.value0_133.to_world_0[i32(1)].xyz;
    var row2_2 : vec3<f32> = _S2636.value0_134.value0_133.to_world_0[i32(2)].xyz;
    var _S2677 : s_bwdCallableCtx_dot_0;
    _S2677._S39 = row0_1;
    _S2677._S40 = origin_7;
    var _S2678 : s_bwdCallableCtx_dot_0 = _S2677;
    var _S2679 : s_bwdCallableCtx_dot_0;
    _S2679._S39 = row1_2;
    _S2679._S40 = origin_7;
    var _S2680 : s_bwdCallableCtx_dot_0 = _S2679;
    var _S2681 : s_bwdCallableCtx_dot_0;
    _S2681._S39 = row2_2;
    _S2681._S40 = origin_7;
    var _S2682 : s_bwdCallableCtx_dot_0 = _S2681;
    var _S2683 : Tuple_5 = s_apply_dot_0(row0_1, direction_17);
    var _S2684 : s_bwdCallableCtx_dot_0;
    _S2684._S39 = row0_1;
    _S2684._S40 = direction_17;
    var _S2685 : s_bwdCallableCtx_dot_0 = _S2684;
    var _S2686 : Tuple_5 = s_apply_dot_0(row1_2, direction_17);
    var _S2687 : s_bwdCallableCtx_dot_0;
    _S2687._S39 = row1_2;
    _S2687._S40 = direction_17;
    var _S2688 : s_bwdCallableCtx_dot_0 = _S2687;
    var _S2689 : Tuple_5 = s_apply_dot_0(row2_2, direction_17);
    var _S2690 : s_bwdCallableCtx_dot_0;
    _S2690._S39 = row2_2;
    _S2690._S40 = direction_17;
    var _S2691 : s_bwdCallableCtx_dot_0 = _S2690;
    var _S2692 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S2692.value0_99 = vec3<f32>(_S2683.value0_5, _S2686.value0_5, _S2689.value0_5);
    var _S2693 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S2692 );
    var _S2694 : vec3<f32> = _S2645;
    s_bwdProp_unit_vector_0(_S2693, &(_S2694), _S2639.direction_15);
    var _S2695 : vec3<f32> = _S2645;
    var _S2696 : vec3<f32> = _S2645;
    s_bwdProp_dot_0(_S2691, &(_S2695), &(_S2696), _S2694[i32(2)]);
    var _S2697 : vec3<f32> = _S2645;
    var _S2698 : vec3<f32> = _S2645;
    s_bwdProp_dot_0(_S2688, &(_S2697), &(_S2698), _S2694[i32(1)]);
    var _S2699 : vec3<f32> = _S2645;
    var _S2700 : vec3<f32> = _S2645;
    s_bwdProp_dot_0(_S2685, &(_S2699), &(_S2700), _S2694[i32(0)]);
    var _S2701 : vec3<f32> = _S2645;
    var _S2702 : vec3<f32> = _S2645;
    s_bwdProp_dot_0(_S2682, &(_S2701), &(_S2702), _S2639.origin_6[i32(2)]);
    var _S2703 : vec3<f32> = _S2645;
    var _S2704 : vec3<f32> = _S2645;
    s_bwdProp_dot_0(_S2680, &(_S2703), &(_S2704), _S2639.origin_6[i32(1)]);
    var _S2705 : vec3<f32> = _S2645;
    var _S2706 : vec3<f32> = _S2645;
    s_bwdProp_dot_0(_S2678, &(_S2705), &(_S2706), _S2639.origin_6[i32(0)]);
    var _S2707 : vec3<f32> = _S2702 + _S2704 + _S2706;
    var _S2708 : vec3<f32> = _S2696 + _S2698 + _S2700;
    var _S2709 : vec2<f32>;
    if(flat_0)
    {
        var _S2710 : vec3<f32> = _S2707 + (vec3<f32>(0) - _S2708);
        var _S2711 : f32 = _S2662 * _S2710[i32(1)];
        var _S2712 : f32 = _S2662 * _S2710[i32(0)];
        var _S2713 : f32 = _S2636.value0_134.value0_133.lens_radius_0 * (_S2663 * _S2710[i32(1)] + _S2664 * _S2710[i32(0)]);
        var _S2714 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S2665, &(_S2714), _S2713);
        var _S2715 : vec2<f32> = vec2<f32>(_S2711, _S2712);
        var _S2716 : f32 = 0.0f;
        s_bwdProp_sin_cos_turns_0(_S2666, &(_S2716), _S2715);
        var _S2717 : vec2<f32> = vec2<f32>(_S2716, _S2714);
        var _S2718 : vec3<f32> = _S2710 + _S2708;
        origin_7 = _S2661 * _S2708;
        direction_17 = _S2718;
        _S2709 = _S2717;
    }
    else
    {
        origin_7 = _S2708;
        direction_17 = _S2707;
        _S2709 = _S2643;
    }
    var _S2719 : vec2<f32>;
    if(_S2654)
    {
        if(_S2655)
        {
            _S2719 = direction_17.xy;
        }
        else
        {
            var _S2720 : vec2<f32> = _S2643;
            s_bwdProp_sphere_direction_0(_S2656, &(_S2720), origin_7);
            _S2719 = _S2720;
        }
        origin_7 = _S2645;
    }
    else
    {
        _S2719 = _S2643;
    }
    var _S2721 : vec2<f32> = _S2648 * (origin_7.xy + _S2719);
    var _S2722 : vec2<f32> = _S2643;
    s_bwdProp_filtered_point_0(_S2651, &(_S2722), _S2721);
    (*_S2637) = _S2722;
    (*_S2638) = _S2709;
    return;
}

fn _S2723( _S2724 : FilmPoint_0,  _S2725 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S2726 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S2727 : CameraRay_0)
{
    var _S2728 : s_paramCtx_s_bwdCallableCtx_camera_ray_0;
    _S2728.value0_133.to_world_0 = run_0.camera_0.to_world_0;
    _S2728.value0_133.film_plane_0 = run_0.camera_0.film_plane_0;
    _S2728.value0_133.lens_radius_0 = run_0.camera_0.lens_radius_0;
    _S2728.value0_133.focal_distance_0 = run_0.camera_0.focal_distance_0;
    _S2728.value0_133.width_0 = run_0.camera_0.width_0;
    _S2728.value0_133.height_0 = run_0.camera_0.height_0;
    _S2728.value0_133.projection_0 = run_0.camera_0.projection_0;
    _S2728.value0_133.exposure_0 = run_0.camera_0.exposure_0;
    _S2728.value0_133.filtered_0 = run_0.camera_0.filtered_0;
    _S2728.value0_133.padding_0 = run_0.camera_0.padding_0;
    _S2728.value1_41 = _S2724;
    _S2728.value2_23 = (*_S2725).primal_0;
    _S2728.value3_12 = (*_S2726).primal_0;
    var _S2729 : s_bwdCallableCtx_camera_ray_0 = s_bwdCallableCtx_camera_ray_0( _S2728 );
    var _S2730 : vec2<f32> = (*_S2725).differential_0;
    var _S2731 : vec2<f32> = (*_S2726).differential_0;
    s_bwdProp_camera_ray_0(_S2729, &(_S2730), &(_S2731), _S2727);
    (*_S2725).differential_0 = _S2730;
    (*_S2726).differential_0 = _S2731;
    return;
}

fn Backward_end_0( this_8 : ptr<function, Backward_0>)
{
    var _S2732 : vec2<f32> = vec2<f32>(0.0f);
    var film_uv_2 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    film_uv_2.primal_0 = StoredCoordinates_film_0((*this_8).x_5);
    film_uv_2.differential_0 = _S2732;
    var lens_uv_0 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    lens_uv_0.primal_0 = StoredCoordinates_lens_0((*this_8).x_5);
    lens_uv_0.differential_0 = _S2732;
    var adjoint_0 : CameraRay_0;
    adjoint_0.origin_6 = (*this_8).adjoint_origin_0;
    adjoint_0.direction_15 = (*this_8).adjoint_direction_0;
    var _S2733 : FilmPoint_0 = film_point_0(StoredCoordinates_film_0((*this_8).x_5));
    _S2723(_S2733, &(film_uv_2), &(lens_uv_0), adjoint_0);
    var _S2734 : f32 = film_uv_2.differential_0.x * (*this_8).scale_2;
    var _S2735 : ScoreReport_0 = (*this_8).report_0;
    var _S2736 : f32 = ScoreReport_checked_0(&(_S2735), _S2734);
    StoredScore_set_0((*this_8).score_0, u32(0), _S2736);
    var _S2737 : f32 = film_uv_2.differential_0.y * (*this_8).scale_2;
    var _S2738 : ScoreReport_0 = _S2735;
    var _S2739 : f32 = ScoreReport_checked_0(&(_S2738), _S2737);
    StoredScore_set_0((*this_8).score_0, u32(1), _S2739);
    var _S2740 : f32 = lens_uv_0.differential_0.x * (*this_8).scale_2;
    var _S2741 : ScoreReport_0 = _S2738;
    var _S2742 : f32 = ScoreReport_checked_0(&(_S2741), _S2740);
    StoredScore_set_0((*this_8).score_0, u32(2), _S2742);
    var _S2743 : f32 = lens_uv_0.differential_0.y * (*this_8).scale_2;
    var _S2744 : ScoreReport_0 = _S2741;
    var _S2745 : f32 = ScoreReport_checked_0(&(_S2744), _S2743);
    (*this_8).report_0 = _S2744;
    StoredScore_set_0((*this_8).score_0, u32(3), _S2745);
    return;
}

fn Backward_x24init_0( x_8 : StoredCoordinates_0,  score_1 : StoredScore_0,  recorder_1 : Recorder_0,  report_1 : ScoreReport_0,  scale_7 : f32,  left_3 : u32,  later_radiance_1 : vec3<f32>,  adjoint_origin_2 : vec3<f32>,  adjoint_direction_2 : vec3<f32>,  adjoint_pdf_2 : f32,  next_delta_1 : bool) -> Backward_0
{
    var _S2746 : Backward_0;
    _S2746.x_5 = x_8;
    _S2746.score_0 = score_1;
    _S2746.recorder_0 = recorder_1;
    _S2746.report_0 = report_1;
    _S2746.scale_2 = scale_7;
    _S2746.left_1 = left_3;
    _S2746.later_radiance_0 = later_radiance_1;
    _S2746.adjoint_origin_0 = adjoint_origin_2;
    _S2746.adjoint_direction_0 = adjoint_direction_2;
    _S2746.adjoint_pdf_0 = adjoint_pdf_2;
    _S2746.next_delta_0 = next_delta_1;
    return _S2746;
}

fn Recorder_x24init_0( chain_4 : u32,  vertices_1 : u32,  lit_vertices_1 : u32) -> Recorder_0
{
    var _S2747 : Recorder_0;
    _S2747.chain_2 = chain_4;
    _S2747.vertices_0 = vertices_1;
    _S2747.lit_vertices_0 = lit_vertices_1;
    return _S2747;
}

fn ScoreReport_x24init_0( bad_1 : u32,  norm_squared_1 : f32) -> ScoreReport_0
{
    var _S2748 : ScoreReport_0;
    _S2748.bad_0 = bad_1;
    _S2748.norm_squared_0 = norm_squared_1;
    return _S2748;
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
    var _S2749 : TracedPath_0;
    _S2749.radiance_13 = radiance_14;
    _S2749.rays_0 = rays_1;
    _S2749.vertices_2 = vertices_3;
    _S2749.lit_vertices_2 = lit_vertices_3;
    _S2749.score_squared_0 = score_squared_1;
    _S2749.bad_scores_0 = bad_scores_1;
    return _S2749;
}

struct Queue_0
{
     taken_0 : u32,
};

fn Queue_x24init_0( taken_1 : u32) -> Queue_0
{
    var _S2750 : Queue_0;
    _S2750.taken_0 = taken_1;
    return _S2750;
}

fn store_rows_0( _S2751 : u32,  _S2752 : u32,  _S2753 : u32,  _S2754 : TracedPath_0)
{
    var _S2755 : vec4<u32> = vec4<u32>(_S2754.vertices_2, _S2754.lit_vertices_2, bitcast<u32>(_S2754.score_squared_0), _S2754.bad_scores_0);
    chain_states_0[_S2751 * _S2752 + _S2753] = vec4<u32>(bitcast<u32>(_S2754.radiance_13[u32(0)]), bitcast<u32>(_S2754.radiance_13[u32(1)]), bitcast<u32>(_S2754.radiance_13[u32(2)]), _S2754.rays_0);
    chain_states_0[(_S2751 + u32(1)) * _S2752 + _S2753] = _S2755;
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
    var _S2756 : u32;
    if(item_0 < (run_0.dispatch_0.items_0))
    {
        _S2756 = item_0;
    }
    else
    {
        _S2756 = u32(4294967295);
    }
    return _S2756;
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

fn load_rows_1( _S2757 : u32,  _S2758 : u32,  _S2759 : u32) -> ChainState_0
{
    var rows_2 : array<vec4<u32>, i32(4)>;
    rows_2[i32(0)] = chain_states_0[_S2757 * _S2758 + _S2759];
    rows_2[i32(1)] = chain_states_0[(_S2757 + u32(1)) * _S2758 + _S2759];
    rows_2[i32(2)] = chain_states_0[(_S2757 + u32(2)) * _S2758 + _S2759];
    rows_2[i32(3)] = chain_states_0[(_S2757 + u32(3)) * _S2758 + _S2759];
    var _S2760 : ChainState_0 = ChainState_0( vec3<f32>(bitcast<f32>(rows_2[u32(0)][u32(0)]), bitcast<f32>(rows_2[u32(0)][u32(1)]), bitcast<f32>(rows_2[u32(0)][u32(2)])), bitcast<f32>(rows_2[u32(0)][u32(3)]), rows_2[u32(1)][u32(0)], rows_2[u32(1)][u32(1)], rows_2[u32(1)][u32(2)], bitcast<f32>(rows_2[u32(1)][u32(3)]), rows_2[u32(2)][u32(0)], bitcast<f32>(rows_2[u32(2)][u32(1)]), rows_2[u32(2)][u32(2)], bitcast<f32>(rows_2[u32(2)][u32(3)]), vec2<u32>(rows_2[u32(3)][u32(0)], rows_2[u32(3)][u32(1)]), vec2<u32>(rows_2[u32(3)][u32(2)], rows_2[u32(3)][u32(3)]) );
    return _S2760;
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

fn load_rows_2( _S2761 : u32,  _S2762 : u32,  _S2763 : u32) -> TracedPath_0
{
    var rows_3 : array<vec4<u32>, i32(2)>;
    rows_3[i32(0)] = chain_states_0[_S2761 * _S2762 + _S2763];
    rows_3[i32(1)] = chain_states_0[(_S2761 + u32(1)) * _S2762 + _S2763];
    var _S2764 : TracedPath_0 = TracedPath_0( vec3<f32>(bitcast<f32>(rows_3[u32(0)][u32(0)]), bitcast<f32>(rows_3[u32(0)][u32(1)]), bitcast<f32>(rows_3[u32(0)][u32(2)])), rows_3[u32(0)][u32(3)], rows_3[u32(1)][u32(0)], rows_3[u32(1)][u32(1)], bitcast<f32>(rows_3[u32(1)][u32(2)]), rows_3[u32(1)][u32(3)] );
    return _S2764;
}

fn load_traced_path_0( chain_7 : u32) -> TracedPath_0
{
    return load_rows_2(rows_of_1(), run_0.method_0.chains_0, chain_7);
}

fn TracedPath_finite_0( this_13 : TracedPath_0) -> bool
{
    var _S2765 : bool;
    if(is_finite_0(this_13.radiance_13.x))
    {
        _S2765 = is_finite_0(this_13.radiance_13.y);
    }
    else
    {
        _S2765 = false;
    }
    if(_S2765)
    {
        _S2765 = is_finite_0(this_13.radiance_13.z);
    }
    else
    {
        _S2765 = false;
    }
    return _S2765;
}

fn luminance_1( rgb_0 : vec3<f32>) -> f32
{
    return dot(rgb_0, vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f));
}

@compute
@workgroup_size(64, 1, 1)
fn backward()
{
    var _S2766 : bool;
    var _S2767 : StoredCoordinates_0 = StoredCoordinates_0( u32(0), u32(0) );
    var _S2768 : StoredScore_0 = StoredScore_0( u32(0), u32(0) );
    var _S2769 : vec3<f32> = vec3<f32>(0.0f);
    var pass_0 : Backward_0 = Backward_x24init_0(_S2767, _S2768, Recorder_x24init_0(u32(0), u32(0), u32(0)), ScoreReport_x24init_0(u32(0), 0.0f), 0.0f, u32(0), _S2769, _S2769, _S2769, 0.0f, false);
    var traced_1 : TracedPath_0 = TracedPath_x24init_0(_S2769, u32(0), u32(0), u32(0), 0.0f, u32(0));
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
                var _S2770 : bool = chain_9 == u32(4294967295);
                _S2766 = _S2770;
                if(_S2770)
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
            if(_S2766)
            {
                break;
            }
            var _S2771 : TracedPath_0 = load_traced_path_0(chain_9);
            traced_1 = _S2771;
            pass_0.x_5.chain_0 = chain_9;
            pass_0.score_0.chain_1 = chain_9;
            pass_0.score_0.slot_1 = pass_0.x_5.slot_0;
            pass_0.recorder_0.chain_2 = chain_9;
            pass_0.recorder_0.lit_vertices_0 = traced_1.lit_vertices_2;
            var _S2772 : f32;
            if(TracedPath_finite_0(_S2771))
            {
                _S2772 = luminance_1(traced_1.radiance_13);
            }
            else
            {
                _S2772 = 0.0f;
            }
            Backward_begin_0(&(pass_0), _S2772);
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

