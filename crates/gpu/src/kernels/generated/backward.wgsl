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
    @align(8) gradient_0 : u32,
    @align(4) padding_1 : u32,
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
     ball_0 : bool,
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
     by_point_0 : vec3<f32>,
     by_direction_0 : vec3<f32>,
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
     ball_1 : u32,
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

fn Emitted_x24init_0( radiance_4 : Sloped3_0,  textured_4 : bool,  two_sided_2 : bool,  shape_2 : LightShape_0,  ball_2 : bool,  probability_3 : f32) -> Emitted_0
{
    var _S81 : Emitted_0;
    _S81.radiance_1 = radiance_4;
    _S81.textured_2 = textured_4;
    _S81.two_sided_0 = two_sided_2;
    _S81.shape_0 = shape_2;
    _S81.ball_0 = ball_2;
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
    var emitted_1 : Emitted_0 = Emitted_x24init_0(Sloped3_x24init_0(_S84, _S84, _S84), false, false, LightShape_x24init_0(_S84, _S84, _S84, _S84, 0.0f), false, 0.0f);
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

fn Arriving_x24init_0( radiance_6 : vec3<f32>,  pdf_2 : f32,  by_point_1 : vec3<f32>,  by_direction_1 : vec3<f32>) -> Arriving_0
{
    var _S93 : Arriving_0;
    _S93.radiance_2 = radiance_6;
    _S93.pdf_1 = pdf_2;
    _S93.by_point_0 = by_point_1;
    _S93.by_direction_0 = by_direction_1;
    return _S93;
}

fn Hit_x24init_0( leaf_3 : u32,  instance_2 : u32) -> Hit_0
{
    var _S94 : Hit_0;
    _S94.leaf_2 = leaf_3;
    _S94.instance_1 = instance_2;
    return _S94;
}

fn ChosenLight_x24init_0( kind_3 : i32,  probability_4 : f32,  radiance_7 : Sloped3_0,  textured_6 : bool,  delta_4 : bool,  two_sided_4 : bool,  shape_3 : LightShape_0,  spot_1 : bool,  cos_end_1 : f32,  cos_start_1 : f32,  map_1 : SquareMap_0,  to_light_1 : array<vec4<f32>, i32(3)>,  arriving_1 : Arriving_0,  hit_2 : Hit_0,  ball_3 : u32) -> ChosenLight_0
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
    _S95.ball_1 = ball_3;
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
    var _S97 : vec2<f32> = vec2<f32>(0.0f);
    var _S98 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>(vec4<f32>(0.0f), vec4<f32>(0.0f), vec4<f32>(0.0f));
    var light_4 : ChosenLight_0 = ChosenLight_x24init_0(i32(0), 0.0f, Sloped3_x24init_0(_S96, _S96, _S96), false, false, false, LightShape_x24init_0(_S96, _S96, _S96, _S96, 0.0f), false, 0.0f, 0.0f, SquareMap_x24init_0(_S97, _S97, _S97, _S97), _S98, Arriving_x24init_0(_S96, 0.0f, _S96, _S96), Hit_x24init_0(u32(0), u32(0)), u32(0));
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
    var _S99 : LightTriangle_std430_0 = light_triangles_0[number_0];
    var emission_4 : Emission_0 = load_emission_0(_S99.emission_0);
    light_4.kind_1 = i32(1);
    var _S100 : LightShape_0 = shape_of_0(&(_S99));
    light_4.shape_1 = _S100;
    light_4.probability_2 = emission_4.pdf_area_0 * _S99.area_0;
    light_4.radiance_3 = sloped_0(emission_4.radiance_5);
    light_4.two_sided_1 = (emission_4.two_sided_3) != u32(0);
    light_4.delta_1 = (((_S99.flags_0) & (u32(1)))) != u32(0);
    light_4.textured_3 = false;
    light_4.hit_0.leaf_2 = _S99.leaf_0;
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

fn s_apply_frame_from_normal_0( _S101 : vec3<f32>) -> Tuple_9
{
    var _S102 : f32 = _S101.z;
    var sign_1 : f32;
    if(_S102 < 0.0f)
    {
        sign_1 = -1.0f;
    }
    else
    {
        sign_1 = 1.0f;
    }
    var a_5 : f32 = -1.0f / (sign_1 + _S102);
    var _S103 : f32 = _S101.x;
    var _S104 : f32 = _S101.y;
    var b_5 : f32 = _S103 * _S104 * a_5;
    var _S105 : vec3<f32> = vec3<f32>(b_5, sign_1 + _S104 * _S104 * a_5, - _S104);
    var _S106 : Tuple_9;
    _S106.value0_12.s_1 = vec3<f32>(1.0f + sign_1 * _S103 * _S103 * a_5, sign_1 * b_5, - sign_1 * _S103);
    _S106.value0_12.t_1 = _S105;
    _S106.value0_12.n_1 = _S101;
    return _S106;
}

fn s_apply_frame_from_normal_tangent_0( _S107 : vec3<f32>,  tangent_2 : vec3<f32>) -> Tuple_8
{
    var s_4 : vec3<f32> = tangent_2 + _S107 * vec3<f32>(- s_apply_dot_0(_S107, tangent_2).value0_5);
    var _S108 : Tuple_5 = s_apply_dot_0(s_4, s_4);
    var frame_5 : Frame_0;
    if((_S108.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(tangent_2, tangent_2).value0_5))
    {
        var _S109 : vec3<f32> = s_4 * vec3<f32>((1.0f / s_apply_sqrt_0(_S108.value0_5).value0_4));
        var _S110 : Tuple_3 = s_apply_cross_0(_S107, _S109);
        frame_5.s_1 = _S109;
        frame_5.t_1 = _S110.value0_3;
        frame_5.n_1 = _S107;
    }
    else
    {
        frame_5 = s_apply_frame_from_normal_0(_S107).value0_12;
    }
    var _S111 : Tuple_8;
    _S111.value0_11 = frame_5;
    return _S111;
}

fn s_apply_surface_at_0( triangle_6 : Triangle_0,  _S112 : vec3<f32>,  _S113 : vec3<f32>) -> Tuple_7
{
    var _S114 : Tuple_3 = s_apply_cross_0(triangle_6.e1_1, triangle_6.e2_1);
    var _S115 : vec3<f32> = _S114.value0_3;
    var _S116 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S115, _S115).value0_5));
    var from_p0_1 : vec3<f32> = _S112 - triangle_6.p0_0;
    var in_plane_1 : vec3<f32> = from_p0_1 + _S113 * vec3<f32>(- (s_apply_dot_0(from_p0_1, _S114.value0_3).value0_5 / s_apply_dot_0(_S113, _S114.value0_3).value0_5));
    var _S117 : Tuple_5 = s_apply_dot_0(in_plane_1, s_apply_cross_0(triangle_6.e2_1, _S114.value0_3).value0_3 * _S116);
    var _S118 : Tuple_5 = s_apply_dot_0(in_plane_1, s_apply_cross_0(_S114.value0_3, triangle_6.e1_1).value0_3 * _S116);
    var _S119 : vec3<f32> = vec3<f32>(0.0f);
    var _S120 : Frame_0 = Frame_0( _S119, _S119, _S119 );
    var _S121 : vec3<f32> = vec3<f32>(_S117.value0_5);
    var _S122 : vec3<f32> = vec3<f32>(_S118.value0_5);
    var _S123 : vec3<f32> = triangle_6.e1_1 * _S121 + triangle_6.e2_1 * _S122 + triangle_6.p0_0;
    var surface_3 : Surface_0;
    var n_7 : vec3<f32>;
    if(triangle_6.smooth_0)
    {
        var interpolated_1 : vec3<f32> = (triangle_6.n1_0 - triangle_6.n0_0) * _S121 + (triangle_6.n2_0 - triangle_6.n0_0) * _S122 + triangle_6.n0_0;
        var _S124 : Tuple_5 = s_apply_dot_0(interpolated_1, interpolated_1);
        if((_S124.value0_5) > 0.0f)
        {
            var n_8 : vec3<f32> = interpolated_1 * vec3<f32>((1.0f / s_apply_sqrt_0(_S124.value0_5).value0_4));
            if((s_apply_dot_0(triangle_6.plane_normal_0, n_8).value0_5) < 0.0f)
            {
                var _S125 : vec3<f32> = (vec3<f32>(0) - triangle_6.plane_normal_0);
                surface_3.position_0 = _S123;
                surface_3.frame_1 = _S120;
                surface_3.b1_0 = _S117.value0_5;
                surface_3.b2_0 = _S118.value0_5;
                surface_3.geometric_normal_0 = _S125;
            }
            else
            {
                surface_3.position_0 = _S123;
                surface_3.frame_1 = _S120;
                surface_3.b1_0 = _S117.value0_5;
                surface_3.b2_0 = _S118.value0_5;
                surface_3.geometric_normal_0 = triangle_6.plane_normal_0;
            }
            n_7 = n_8;
        }
        else
        {
            n_7 = triangle_6.plane_normal_0;
            surface_3.position_0 = _S123;
            surface_3.frame_1 = _S120;
            surface_3.b1_0 = _S117.value0_5;
            surface_3.b2_0 = _S118.value0_5;
            surface_3.geometric_normal_0 = triangle_6.plane_normal_0;
        }
    }
    else
    {
        n_7 = triangle_6.plane_normal_0;
        surface_3.position_0 = _S123;
        surface_3.frame_1 = _S120;
        surface_3.b1_0 = _S117.value0_5;
        surface_3.b2_0 = _S118.value0_5;
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
    var _S126 : Tuple_7;
    _S126.value0_10 = surface_3;
    return _S126;
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

fn s_apply_emitted_light_0( emitted_2 : Emitted_0,  _S127 : Surface_0,  _S128 : vec3<f32>,  _S129 : vec3<f32>) -> Tuple_11
{
    var _S130 : vec3<f32> = vec3<f32>(0.0f);
    var cosine_0 : f32 = - s_apply_dot_0(_S129, _S127.geometric_normal_0).value0_5;
    var _S131 : bool;
    if(cosine_0 > 0.0f)
    {
        _S131 = true;
    }
    else
    {
        if(cosine_0 < 0.0f)
        {
            _S131 = emitted_2.two_sided_0;
        }
        else
        {
            _S131 = false;
        }
    }
    var found_0 : FoundLight_0;
    if(_S131)
    {
        if((emitted_2.probability_1) > 0.0f)
        {
            var arm_0 : vec3<f32> = _S127.position_0 + _S128 * vec3<f32>(-1.0f);
            var _S132 : f32 = s_apply_dot_0(arm_0, arm_0).value0_5 * emitted_2.probability_1 / s_apply_abs_0(cosine_0).value0_2;
            found_0.radiance_9 = emitted_2.radiance_1.v_0;
            found_0.pdf_6 = _S132;
        }
        else
        {
            found_0.radiance_9 = emitted_2.radiance_1.v_0;
            found_0.pdf_6 = 0.0f;
        }
    }
    else
    {
        found_0.radiance_9 = _S130;
        found_0.pdf_6 = 0.0f;
    }
    var _S133 : Tuple_11;
    _S133.value0_14 = found_0;
    return _S133;
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

fn s_apply_sqr_0( _S134 : f32) -> Tuple_14
{
    var _S135 : Tuple_14;
    _S135.value0_17 = _S134 * _S134;
    return _S135;
}

fn s_apply_power_heuristic_0( _S136 : f32,  _S137 : f32) -> Tuple_13
{
    var weight_3 : f32;
    if(_S136 > _S137)
    {
        weight_3 = 1.0f / (1.0f + s_apply_sqr_0(_S137 / _S136).value0_17);
    }
    else
    {
        var _S138 : Tuple_14 = s_apply_sqr_0(_S136 / _S137);
        weight_3 = _S138.value0_17 / (_S138.value0_17 + 1.0f);
    }
    var _S139 : Tuple_13;
    _S139.value0_16 = weight_3;
    return _S139;
}

fn s_apply_weighted_emission_0( _S140 : FoundLight_0,  _S141 : f32,  delta_7 : bool) -> Tuple_12
{
    var light_5 : vec3<f32>;
    if(!delta_7)
    {
        light_5 = _S140.radiance_9 * vec3<f32>(s_apply_power_heuristic_0(_S141, _S140.pdf_6).value0_16);
    }
    else
    {
        light_5 = _S140.radiance_9;
    }
    var _S142 : Tuple_12;
    _S142.value0_15 = light_5;
    return _S142;
}

fn s_apply_emission_of_0( emitted_3 : Emitted_0,  _S143 : Surface_0,  _S144 : vec3<f32>,  _S145 : vec3<f32>,  _S146 : f32,  delta_8 : bool) -> Tuple_10
{
    var _S147 : Tuple_10;
    _S147.value0_13 = s_apply_weighted_emission_0(s_apply_emitted_light_0(emitted_3, _S143, _S144, _S145).value0_14, _S146, delta_8).value0_15;
    return _S147;
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

fn s_apply_bsdf_near_0( shading_3 : Shading_0,  _S148 : f32,  _S149 : f32) -> Tuple_15
{
    var _S150 : vec2<f32> = shading_3.widths_0.xy;
    var _S151 : vec2<f32> = shading_3.widths_0.zw;
    var _S152 : Tuple_15;
    _S152.value0_18.a_6 = shading_3.a_1.v_0;
    _S152.value0_18.b_6 = shading_3.b_1.v_0;
    _S152.value0_18.alpha_2 = _S150;
    _S152.value0_18.coat_alpha_1 = _S151;
    _S152.value0_18.eta_3 = shading_3.eta_0;
    _S152.value0_18.kind_4 = shading_3.kind_0;
    _S152.value0_18.coat_3 = shading_3.coat_0;
    return _S152;
}

struct Tuple_16
{
     value0_19 : Frame_0,
};

fn s_apply_frame_near_0( shading_4 : Shading_0,  _S153 : Surface_0) -> Tuple_16
{
    var _S154 : Tuple_16;
    _S154.value0_19 = _S153.frame_1;
    return _S154;
}

struct Tuple_17
{
     value0_20 : vec3<f32>,
};

fn s_apply_to_local_0( _S155 : Frame_0,  _S156 : vec3<f32>) -> Tuple_17
{
    var _S157 : Tuple_17;
    _S157.value0_20 = vec3<f32>(s_apply_dot_0(_S155.s_1, _S156).value0_5, s_apply_dot_0(_S155.t_1, _S156).value0_5, s_apply_dot_0(_S155.n_1, _S156).value0_5);
    return _S157;
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

fn s_apply_view_of_0( shape_5 : LightShape_0,  _S158 : vec3<f32>) -> Tuple_20
{
    var _S159 : vec3<f32> = shape_5.corner_1 + _S158 * vec3<f32>(-1.0f);
    var _S160 : Tuple_5 = s_apply_dot_0(_S159, shape_5.normal_1);
    var _S161 : vec3<f32> = vec3<f32>(0.0f);
    var _S162 : Tuple_20;
    _S162.value0_23.to_corner_0 = _S159;
    _S162.value0_23.height_1 = _S160.value0_5;
    _S162.value0_23.a_7 = _S161;
    _S162.value0_23.b_7 = _S161;
    _S162.value0_23.c_0 = _S161;
    _S162.value0_23.solid_angle_0 = 1.0f;
    _S162.value0_23.spherical_0 = false;
    return _S162;
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

fn s_apply_sin_cos_turns_0( _S163 : f32) -> Tuple_23
{
    var quarter_0 : f32 = round(_S163 * 4.0f);
    var angle_0 : f32 = (_S163 - quarter_0 * 0.25f) * 6.28318548202514648f;
    var a2_0 : f32 = angle_0 * angle_0;
    var s_5 : f32 = angle_0 * (1.0f + a2_0 * (-0.1666666716337204f + a2_0 * (0.00833333376795053f + a2_0 * (-0.0001984127011383f + a2_0 * 2.75573188446287531e-06f))));
    var c_1 : f32 = 1.0f + a2_0 * (-0.5f + a2_0 * (0.0416666679084301f + a2_0 * (-0.00138888892251998f + a2_0 * 0.00002480158764229f)));
    var q_1 : i32 = (i32(quarter_0) & (i32(3)));
    var sine_0 : f32;
    var cosine_1 : f32;
    if(q_1 == i32(1))
    {
        var _S164 : f32 = - s_5;
        sine_0 = c_1;
        cosine_1 = _S164;
    }
    else
    {
        if(q_1 == i32(2))
        {
            var _S165 : f32 = - c_1;
            sine_0 = - s_5;
            cosine_1 = _S165;
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
    var _S166 : Tuple_23;
    _S166.value0_26 = vec2<f32>(sine_0, cosine_1);
    return _S166;
}

struct Tuple_24
{
     value0_27 : vec3<f32>,
};

fn s_apply_unit_vector_0( _S167 : vec3<f32>) -> Tuple_24
{
    var _S168 : Tuple_24;
    _S168.value0_27 = _S167 * vec3<f32>((1.0f / s_apply_sqrt_0(s_apply_dot_0(_S167, _S167).value0_5).value0_4));
    return _S168;
}

struct Tuple_25
{
     value0_28 : f32,
};

fn s_apply_safe_sqrt_0( _S169 : f32) -> Tuple_25
{
    var root_1 : f32;
    if(_S169 > 0.0f)
    {
        root_1 = s_apply_sqrt_0(_S169).value0_4;
    }
    else
    {
        root_1 = 0.0f;
    }
    var _S170 : Tuple_25;
    _S170.value0_28 = root_1;
    return _S170;
}

fn s_apply_sample_solid_angle_0( _S171 : TriangleView_0,  _S172 : vec2<f32>) -> Tuple_22
{
    var _S173 : Tuple_23 = s_apply_sin_cos_turns_0(_S172.x * _S171.solid_angle_0 * 0.07957746833562851f);
    var _S174 : Tuple_24 = s_apply_unit_vector_0(_S171.c_0 + _S171.a_7 * vec3<f32>(- s_apply_dot_0(_S171.a_7, _S171.c_0).value0_5));
    var _S175 : f32 = _S173.value0_26.x;
    var m_0 : f32 = _S175 * (1.0f + s_apply_dot_0(_S171.a_7, _S171.b_7).value0_5);
    var q_2 : f32 = _S173.value0_26.y * s_apply_dot_0(s_apply_cross_0(_S171.a_7, _S171.b_7).value0_3, _S174.value0_27).value0_5 - _S175 * s_apply_dot_0(_S171.b_7, _S174.value0_27).value0_5;
    var m2_0 : f32 = m_0 * m_0;
    var q2_0 : f32 = q_2 * q_2;
    var scale_5 : f32 = 1.0f / (q2_0 + m2_0);
    var chord_0 : vec3<f32> = _S171.a_7 * vec3<f32>(((q2_0 - m2_0) * scale_5)) + _S174.value0_27 * vec3<f32>((2.0f * q_2 * m_0 * scale_5)) + _S171.b_7 * vec3<f32>(-1.0f);
    var chord2_0 : f32 = s_apply_dot_0(chord_0, chord_0).value0_5 * 0.5f;
    var w_0 : f32 = _S172.y * chord2_0;
    var _S176 : Tuple_22;
    _S176.value0_25 = _S171.b_7 * vec3<f32>((1.0f - w_0)) + s_apply_unit_vector_0(chord_0 + _S171.b_7 * vec3<f32>(chord2_0)).value0_27 * vec3<f32>(s_apply_safe_sqrt_0(w_0 * (2.0f - w_0)).value0_28);
    return _S176;
}

fn is_finite_0( x_6 : f32) -> bool
{
    return (((bitcast<u32>((x_6))) & (u32(2139095040)))) != u32(2139095040);
}

fn s_apply_sample_view_0( shape_6 : LightShape_0,  _S177 : TriangleView_0,  _S178 : vec2<f32>) -> Tuple_21
{
    var _S179 : vec3<f32> = vec3<f32>(0.0f);
    var point_1 : SampledPoint_0;
    if(_S177.spherical_0)
    {
        var _S180 : Tuple_22 = s_apply_sample_solid_angle_0(_S177, _S178);
        var distance_3 : f32 = _S177.height_1 / s_apply_dot_0(_S180.value0_25, shape_6.normal_1).value0_5;
        var _S181 : bool;
        if(distance_3 > 0.0f)
        {
            _S181 = is_finite_0(distance_3);
        }
        else
        {
            _S181 = false;
        }
        if(_S181)
        {
            point_1.direction_7 = _S180.value0_25;
            point_1.distance_2 = distance_3;
            point_1.valid_4 = true;
        }
        else
        {
            point_1.direction_7 = _S179;
            point_1.distance_2 = 0.0f;
            point_1.valid_4 = false;
        }
    }
    else
    {
        var _S182 : Tuple_25 = s_apply_safe_sqrt_0(_S178.x);
        var _S183 : f32 = _S178.y;
        var to_light_2 : vec3<f32> = _S177.to_corner_0 + shape_6.e1_2 * vec3<f32>((_S182.value0_28 * (1.0f - _S183))) + shape_6.e2_2 * vec3<f32>((_S182.value0_28 * _S183));
        var _S184 : Tuple_5 = s_apply_dot_0(to_light_2, to_light_2);
        if((_S184.value0_5) > 0.0f)
        {
            var _S185 : Tuple_4 = s_apply_sqrt_0(_S184.value0_5);
            point_1.direction_7 = to_light_2 * vec3<f32>((1.0f / _S185.value0_4));
            point_1.distance_2 = _S185.value0_4;
            point_1.valid_4 = true;
        }
        else
        {
            point_1.direction_7 = _S179;
            point_1.distance_2 = 0.0f;
            point_1.valid_4 = false;
        }
    }
    var _S186 : Tuple_21;
    _S186.value0_24 = point_1;
    return _S186;
}

struct Tuple_26
{
     value0_29 : f32,
};

fn s_apply_view_pdf_0( shape_7 : LightShape_0,  _S187 : TriangleView_0,  _S188 : vec3<f32>,  _S189 : f32) -> Tuple_26
{
    var pdf_8 : f32;
    if(_S187.spherical_0)
    {
        pdf_8 = 1.0f / _S187.solid_angle_0;
    }
    else
    {
        var _S190 : Tuple_2 = s_apply_abs_0(s_apply_dot_0(_S188, shape_7.normal_1).value0_5);
        if((_S190.value0_2) > 0.0f)
        {
            pdf_8 = _S189 * _S189 / (_S190.value0_2 * shape_7.area_1);
        }
        else
        {
            pdf_8 = 0.0f;
        }
    }
    var _S191 : Tuple_26;
    _S191.value0_29 = pdf_8;
    return _S191;
}

fn s_apply_sample_light_0( light_6 : ChosenLight_0,  _S192 : vec3<f32>,  _S193 : vec2<f32>) -> Tuple_19
{
    var _S194 : vec3<f32> = vec3<f32>(0.0f);
    var sample_0 : LightSample_0;
    if((light_6.kind_1) == i32(1))
    {
        var _S195 : Tuple_20 = s_apply_view_of_0(light_6.shape_1, _S192);
        var _S196 : bool;
        if(!((_S195.value0_23.height_1) > 0.0f))
        {
            _S196 = true;
        }
        else
        {
            _S196 = light_6.two_sided_1;
        }
        if(_S196)
        {
            var _S197 : Tuple_21 = s_apply_sample_view_0(light_6.shape_1, _S195.value0_23, _S193);
            var _S198 : Tuple_26 = s_apply_view_pdf_0(light_6.shape_1, _S195.value0_23, _S197.value0_24.direction_7, _S197.value0_24.distance_2);
            if(_S197.value0_24.valid_4)
            {
                _S196 = (_S198.value0_29) > 0.0f;
            }
            else
            {
                _S196 = false;
            }
            if(_S196)
            {
                var _S199 : f32 = _S198.value0_29 * light_6.probability_2;
                sample_0.direction_6 = _S197.value0_24.direction_7;
                sample_0.distance_1 = _S197.value0_24.distance_2;
                sample_0.radiance_10 = light_6.radiance_3.v_0;
                sample_0.pdf_7 = _S199;
                sample_0.valid_3 = true;
            }
            else
            {
                sample_0.direction_6 = _S194;
                sample_0.distance_1 = 0.0f;
                sample_0.radiance_10 = _S194;
                sample_0.pdf_7 = 1.0f;
                sample_0.valid_3 = false;
            }
        }
        else
        {
            sample_0.direction_6 = _S194;
            sample_0.distance_1 = 0.0f;
            sample_0.radiance_10 = _S194;
            sample_0.pdf_7 = 1.0f;
            sample_0.valid_3 = false;
        }
    }
    else
    {
        sample_0.direction_6 = _S194;
        sample_0.distance_1 = 0.0f;
        sample_0.radiance_10 = _S194;
        sample_0.pdf_7 = 1.0f;
        sample_0.valid_3 = false;
    }
    var _S200 : Tuple_19;
    _S200.value0_22 = sample_0;
    return _S200;
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
    var _S201 : Tuple_28;
    _S201.value0_31.f_cos_0 = vec3<f32>(0.0f);
    _S201.value0_31.pdf_3 = 0.0f;
    return _S201;
}

struct Tuple_29
{
     value0_32 : BsdfValue_0,
};

fn s_apply_diffuse_evaluate_0( _S202 : vec3<f32>,  _S203 : vec3<f32>,  _S204 : vec3<f32>) -> Tuple_29
{
    var _S205 : Tuple_28 = s_apply_no_value_0();
    var _S206 : f32 = _S204.z;
    var value_1 : BsdfValue_0;
    if((_S203.z * _S206) > 0.0f)
    {
        var _S207 : f32 = s_apply_abs_0(_S206).value0_2 * 0.31830990314483643f;
        value_1.f_cos_0 = _S202 * vec3<f32>(_S207);
        value_1.pdf_3 = _S207;
    }
    else
    {
        value_1 = _S205.value0_31;
    }
    var _S208 : Tuple_29;
    _S208.value0_32 = value_1;
    return _S208;
}

struct Tuple_30
{
     value0_33 : BsdfValue_0,
};

struct Tuple_31
{
     value0_34 : vec2<f32>,
};

fn s_apply_ggx_widths_0( _S209 : vec2<f32>) -> Tuple_31
{
    var _S210 : f32 = _S209.x;
    var _S211 : f32;
    if(_S210 > 0.00009999999747379f)
    {
        _S211 = _S210;
    }
    else
    {
        _S211 = 0.00009999999747379f;
    }
    var _S212 : f32 = _S209.y;
    var _S213 : f32;
    if(_S212 > 0.00009999999747379f)
    {
        _S213 = _S212;
    }
    else
    {
        _S213 = 0.00009999999747379f;
    }
    var _S214 : Tuple_31;
    _S214.value0_34 = vec2<f32>(_S211, _S213);
    return _S214;
}

struct Tuple_32
{
     value0_35 : f32,
};

fn s_apply_ggx_lambda_0( _S215 : vec2<f32>,  _S216 : vec3<f32>) -> Tuple_32
{
    var _S217 : Tuple_32;
    _S217.value0_35 = (s_apply_sqrt_0(1.0f + (s_apply_sqr_0(_S215.x * _S216.x).value0_17 + s_apply_sqr_0(_S215.y * _S216.y).value0_17) / s_apply_sqr_0(_S216.z).value0_17).value0_4 - 1.0f) * 0.5f;
    return _S217;
}

struct Tuple_33
{
     value0_36 : f32,
};

fn s_apply_ggx_density_0( _S218 : vec2<f32>,  _S219 : vec3<f32>) -> Tuple_33
{
    var _S220 : f32 = _S218.x;
    var _S221 : f32 = _S218.y;
    var _S222 : Tuple_33;
    _S222.value0_36 = 1.0f / (3.14159274101257324f * _S220 * _S221 * s_apply_sqr_0(s_apply_sqr_0(_S219.x / _S220).value0_17 + s_apply_sqr_0(_S219.y / _S221).value0_17 + s_apply_sqr_0(_S219.z).value0_17).value0_17);
    return _S222;
}

struct Tuple_34
{
     value0_37 : vec3<f32>,
};

struct Tuple_35
{
     value0_38 : f32,
};

fn s_apply_fresnel_conductor_channel_0( _S223 : f32,  _S224 : f32,  _S225 : f32) -> Tuple_35
{
    var _S226 : Tuple_0 = s_apply_min_0(_S223, 1.0f);
    var _S227 : Tuple_14 = s_apply_sqr_0(_S226.value0_0);
    var sin2_0 : f32 = 1.0f - _S227.value0_17;
    var t0_0 : f32 = _S224 * _S224 - _S225 * _S225 - sin2_0;
    var _S228 : Tuple_25 = s_apply_safe_sqrt_0(s_apply_sqr_0(t0_0).value0_17 + 4.0f * _S224 * _S224 * _S225 * _S225);
    var t1_0 : f32 = _S228.value0_28 + _S227.value0_17;
    var t2_0 : f32 = 2.0f * s_apply_safe_sqrt_0((_S228.value0_28 + t0_0) * 0.5f).value0_28 * _S226.value0_0;
    var perpendicular_0 : f32 = (t1_0 - t2_0) / (t1_0 + t2_0);
    var t3_0 : f32 = _S227.value0_17 * _S228.value0_28 + s_apply_sqr_0(sin2_0).value0_17;
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
    var _S229 : Tuple_35;
    _S229.value0_38 = reflected_1;
    return _S229;
}

fn s_apply_fresnel_conductor_0( _S230 : f32,  _S231 : vec3<f32>,  _S232 : vec3<f32>) -> Tuple_34
{
    var _S233 : Tuple_34;
    _S233.value0_37 = vec3<f32>(s_apply_fresnel_conductor_channel_0(_S230, _S231.x, _S232.x).value0_38, s_apply_fresnel_conductor_channel_0(_S230, _S231.y, _S232.y).value0_38, s_apply_fresnel_conductor_channel_0(_S230, _S231.z, _S232.z).value0_38);
    return _S233;
}

fn s_apply_conductor_evaluate_0( _S234 : vec3<f32>,  _S235 : vec3<f32>,  _S236 : vec2<f32>,  _S237 : vec3<f32>,  _S238 : vec3<f32>) -> Tuple_30
{
    var _S239 : Tuple_28 = s_apply_no_value_0();
    var half_vector_0 : vec3<f32> = _S237 + _S238;
    var _S240 : Tuple_5 = s_apply_dot_0(half_vector_0, half_vector_0);
    var _S241 : f32 = _S237.z;
    var _S242 : bool;
    if((_S241 * _S238.z) > 0.0f)
    {
        _S242 = (_S240.value0_5) > 0.0f;
    }
    else
    {
        _S242 = false;
    }
    var value_2 : BsdfValue_0;
    if(_S242)
    {
        var m_1 : vec3<f32> = half_vector_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S240.value0_5).value0_4));
        var _S243 : Tuple_31 = s_apply_ggx_widths_0(_S236);
        var common_0 : f32 = s_apply_ggx_density_0(_S243.value0_34, m_1).value0_36 / (4.0f * s_apply_abs_0(_S241).value0_2);
        var _S244 : f32 = 1.0f + s_apply_ggx_lambda_0(_S243.value0_34, _S237).value0_35;
        var _S245 : f32 = common_0 / _S244;
        value_2.f_cos_0 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S237, m_1).value0_5).value0_2, _S234, _S235).value0_37 * vec3<f32>((common_0 / (_S244 + s_apply_ggx_lambda_0(_S243.value0_34, _S238).value0_35)));
        value_2.pdf_3 = _S245;
    }
    else
    {
        value_2 = _S239.value0_31;
    }
    var _S246 : Tuple_30;
    _S246.value0_33 = value_2;
    return _S246;
}

struct Tuple_36
{
     value0_39 : BsdfValue_0,
};

struct Tuple_37
{
     value0_40 : f32,
};

fn s_apply_fresnel_dielectric_0( _S247 : f32,  eta_outer_0 : f32) -> Tuple_37
{
    var cos_i_0 : f32;
    var eta_4 : f32;
    if(_S247 < 0.0f)
    {
        var _S248 : f32 = 1.0f / eta_outer_0;
        cos_i_0 = - _S247;
        eta_4 = _S248;
    }
    else
    {
        cos_i_0 = _S247;
        eta_4 = eta_outer_0;
    }
    var sin2_t_0 : f32 = (1.0f - s_apply_sqr_0(cos_i_0).value0_17) / (eta_4 * eta_4);
    var reflected_2 : f32;
    if(sin2_t_0 < 1.0f)
    {
        var _S249 : Tuple_25 = s_apply_safe_sqrt_0(1.0f - sin2_t_0);
        var _S250 : f32 = eta_4 * cos_i_0;
        var _S251 : f32 = eta_4 * _S249.value0_28;
        reflected_2 = (s_apply_sqr_0((_S250 - _S249.value0_28) / (_S250 + _S249.value0_28)).value0_17 + s_apply_sqr_0((cos_i_0 - _S251) / (cos_i_0 + _S251)).value0_17) * 0.5f;
    }
    else
    {
        reflected_2 = 1.0f;
    }
    var _S252 : Tuple_37;
    _S252.value0_40 = reflected_2;
    return _S252;
}

fn s_apply_dielectric_evaluate_0( eta_5 : f32,  _S253 : vec2<f32>,  _S254 : vec3<f32>,  _S255 : vec3<f32>) -> Tuple_36
{
    var _S256 : Tuple_28 = s_apply_no_value_0();
    var _S257 : f32 = _S254.z;
    var _S258 : bool;
    if(_S257 != 0.0f)
    {
        _S258 = (_S255.z) != 0.0f;
    }
    else
    {
        _S258 = false;
    }
    var value_3 : BsdfValue_0;
    if(_S258)
    {
        var _S259 : f32 = _S255.z;
        var reflects_0 : bool = (_S257 * _S259) > 0.0f;
        var crossing_0 : f32;
        if(reflects_0)
        {
            crossing_0 = 1.0f;
        }
        else
        {
            if(_S257 > 0.0f)
            {
                crossing_0 = eta_5;
            }
            else
            {
                crossing_0 = 1.0f / eta_5;
            }
        }
        var half_vector_1 : vec3<f32> = _S255 * vec3<f32>(crossing_0) + _S254;
        var _S260 : Tuple_5 = s_apply_dot_0(half_vector_1, half_vector_1);
        if((_S260.value0_5) > 0.0f)
        {
            var m_2 : vec3<f32> = half_vector_1 * vec3<f32>((1.0f / s_apply_sqrt_0(_S260.value0_5).value0_4));
            var m_3 : vec3<f32>;
            if((m_2.z) < 0.0f)
            {
                m_3 = (vec3<f32>(0) - m_2);
            }
            else
            {
                m_3 = m_2;
            }
            var _S261 : Tuple_5 = s_apply_dot_0(_S254, m_3);
            var _S262 : Tuple_5 = s_apply_dot_0(_S255, m_3);
            if((_S261.value0_5 * _S257) >= 0.0f)
            {
                _S258 = (_S262.value0_5 * _S259) >= 0.0f;
            }
            else
            {
                _S258 = false;
            }
            if(_S258)
            {
                var _S263 : Tuple_31 = s_apply_ggx_widths_0(_S253);
                var _S264 : Tuple_37 = s_apply_fresnel_dielectric_0(_S261.value0_5, eta_5);
                var masking_o_0 : f32 = 1.0f + s_apply_ggx_lambda_0(_S263.value0_34, _S254).value0_35;
                var masking_both_0 : f32 = masking_o_0 + s_apply_ggx_lambda_0(_S263.value0_34, _S255).value0_35;
                if(reflects_0)
                {
                    var common_1 : f32 = _S264.value0_40 * s_apply_ggx_density_0(_S263.value0_34, m_3).value0_36 / (4.0f * s_apply_abs_0(_S257).value0_2);
                    var _S265 : f32 = common_1 / masking_o_0;
                    value_3.f_cos_0 = vec3<f32>((common_1 / masking_both_0));
                    value_3.pdf_3 = _S265;
                }
                else
                {
                    var common_2 : f32 = (1.0f - _S264.value0_40) * s_apply_ggx_density_0(_S263.value0_34, m_3).value0_36 * (s_apply_abs_0(_S262.value0_5).value0_2 / s_apply_sqr_0(_S262.value0_5 + _S261.value0_5 / crossing_0).value0_17) * s_apply_abs_0(_S261.value0_5).value0_2 / s_apply_abs_0(_S257).value0_2;
                    var _S266 : f32 = common_2 / masking_o_0;
                    value_3.f_cos_0 = vec3<f32>((common_2 / (masking_both_0 * crossing_0 * crossing_0)));
                    value_3.pdf_3 = _S266;
                }
            }
            else
            {
                value_3 = _S256.value0_31;
            }
        }
        else
        {
            value_3 = _S256.value0_31;
        }
    }
    else
    {
        value_3 = _S256.value0_31;
    }
    var _S267 : Tuple_36;
    _S267.value0_39 = value_3;
    return _S267;
}

fn s_apply_bsdf_evaluate_0( _S268 : Bsdf_0,  _S269 : vec3<f32>,  _S270 : vec3<f32>) -> Tuple_27
{
    var _S271 : Tuple_28 = s_apply_no_value_0();
    var value_4 : BsdfValue_0;
    if((_S268.kind_4) == u32(0))
    {
        value_4 = s_apply_diffuse_evaluate_0(_S268.a_6, _S269, _S270).value0_32;
    }
    else
    {
        if((_S268.kind_4) == u32(1))
        {
            value_4 = s_apply_conductor_evaluate_0(_S268.a_6, _S268.b_6, _S268.alpha_2, _S269, _S270).value0_33;
        }
        else
        {
            if((_S268.kind_4) == u32(2))
            {
                value_4 = s_apply_dielectric_evaluate_0(_S268.eta_3, _S268.alpha_2, _S269, _S270).value0_39;
            }
            else
            {
                value_4 = _S271.value0_31;
            }
        }
    }
    var _S272 : Tuple_27;
    _S272.value0_30 = value_4;
    return _S272;
}

fn s_apply_direct_light_0( _S273 : Bsdf_0,  _S274 : Frame_0,  chosen_1 : ChosenLight_0,  _S275 : Surface_0,  _S276 : vec3<f32>,  _S277 : vec2<f32>) -> Tuple_18
{
    var _S278 : vec3<f32> = vec3<f32>(0.0f);
    var _S279 : BsdfValue_0 = BsdfValue_0( _S278, 0.0f );
    var _S280 : s_minCtx_s_bwdCallableCtx_direct_light_0;
    _S280.value0_6 = _S279;
    var _S281 : vec3<f32> = vec3<f32>(0.0f);
    var _S282 : Tuple_19 = s_apply_sample_light_0(chosen_1, _S275.position_0, _S277);
    var direct_0 : DirectLight_0;
    if(_S282.value0_22.valid_3)
    {
        var _S283 : Tuple_27 = s_apply_bsdf_evaluate_0(_S273, _S276, s_apply_to_local_0(_S274, _S282.value0_22.direction_6).value0_20);
        _S280.value0_6 = _S283.value0_30;
        if((any(((_S283.value0_30.f_cos_0) != _S278))))
        {
            var factor_1 : f32 = 1.0f / _S282.value0_22.pdf_7;
            var factor_2 : f32;
            if(!chosen_1.delta_1)
            {
                factor_2 = factor_1 * s_apply_power_heuristic_0(_S282.value0_22.pdf_7, _S283.value0_30.pdf_3).value0_16;
            }
            else
            {
                factor_2 = factor_1;
            }
            direct_0.radiance_8 = _S283.value0_30.f_cos_0 * _S282.value0_22.radiance_10 * vec3<f32>(factor_2);
            direct_0.direction_4 = _S282.value0_22.direction_6;
            direct_0.distance_0 = _S282.value0_22.distance_1;
            direct_0.valid_0 = true;
        }
        else
        {
            direct_0.radiance_8 = _S281;
            direct_0.direction_4 = _S281;
            direct_0.distance_0 = 0.0f;
            direct_0.valid_0 = false;
        }
    }
    else
    {
        direct_0.radiance_8 = _S281;
        direct_0.direction_4 = _S281;
        direct_0.distance_0 = 0.0f;
        direct_0.valid_0 = false;
    }
    var _S284 : Tuple_18;
    _S284.value0_21 = direct_0;
    _S284.value1_2 = _S280;
    return _S284;
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
    var _S285 : vec3<f32> = vec3<f32>(0.0f);
    var _S286 : Tuple_40;
    _S286.value0_43.wi_0 = _S285;
    _S286.value0_43.weight_2 = _S285;
    _S286.value0_43.pdf_5 = 0.0f;
    _S286.value0_43.valid_2 = false;
    _S286.value0_43.delta_6 = false;
    return _S286;
}

fn is_smooth_0( alpha_3 : vec2<f32>) -> bool
{
    return (max(alpha_3.x, alpha_3.y)) < 0.00100000004749745f;
}

struct Tuple_41
{
     value0_44 : BsdfSample_0,
};

fn s_apply_diffuse_sample_0( _S287 : vec3<f32>,  _S288 : vec3<f32>,  _S289 : vec2<f32>) -> Tuple_41
{
    var _S290 : Tuple_23 = s_apply_sin_cos_turns_0(_S289.x);
    var _S291 : f32 = _S289.y;
    var _S292 : Tuple_25 = s_apply_safe_sqrt_0(_S291);
    var _S293 : Tuple_25 = s_apply_safe_sqrt_0(1.0f - _S291);
    var _S294 : Tuple_40 = s_apply_no_sample_0();
    var sample_1 : BsdfSample_0;
    if((_S293.value0_28) > 0.0f)
    {
        var side_0 : f32;
        if((_S288.z) < 0.0f)
        {
            side_0 = -1.0f;
        }
        else
        {
            side_0 = 1.0f;
        }
        var _S295 : vec3<f32> = vec3<f32>(_S292.value0_28 * _S290.value0_26.y, _S292.value0_28 * _S290.value0_26.x, side_0 * _S293.value0_28);
        sample_1 = _S294.value0_43;
        sample_1.wi_0 = _S295;
        sample_1.weight_2 = _S287;
        sample_1.pdf_5 = _S293.value0_28 * 0.31830990314483643f;
        sample_1.valid_2 = true;
    }
    else
    {
        sample_1 = _S294.value0_43;
    }
    var _S296 : Tuple_41;
    _S296.value0_44 = sample_1;
    return _S296;
}

struct Tuple_42
{
     value0_45 : BsdfSample_0,
};

struct Tuple_43
{
     value0_46 : vec3<f32>,
};

fn s_apply_ggx_sample_visible_0( _S297 : vec2<f32>,  _S298 : vec3<f32>,  _S299 : vec2<f32>) -> Tuple_43
{
    var w_1 : vec3<f32>;
    if((_S298.z) < 0.0f)
    {
        w_1 = (vec3<f32>(0) - _S298);
    }
    else
    {
        w_1 = _S298;
    }
    var _S300 : f32 = _S297.x;
    var _S301 : f32 = _S297.y;
    var _S302 : Tuple_24 = s_apply_unit_vector_0(vec3<f32>(w_1.x * _S300, w_1.y * _S301, w_1.z));
    var _S303 : Tuple_23 = s_apply_sin_cos_turns_0(_S299.x);
    var one_minus_z_0 : f32 = _S299.y * (1.0f + _S302.value0_27.z);
    var _S304 : Tuple_25 = s_apply_safe_sqrt_0(one_minus_z_0 * (2.0f - one_minus_z_0));
    var h_0 : vec3<f32> = vec3<f32>(_S304.value0_28 * _S303.value0_26.y, _S304.value0_28 * _S303.value0_26.x, 1.0f - one_minus_z_0) + _S302.value0_27;
    var _S305 : Tuple_43;
    _S305.value0_46 = s_apply_unit_vector_0(vec3<f32>(h_0.x * _S300, h_0.y * _S301, s_apply_max_0(h_0.z, 9.999999960041972e-13f).value0_1)).value0_27;
    return _S305;
}

struct Tuple_44
{
     value0_47 : vec3<f32>,
};

fn s_apply_mirrored_0( _S306 : vec3<f32>,  _S307 : vec3<f32>) -> Tuple_44
{
    var _S308 : Tuple_44;
    _S308.value0_47 = _S307 * vec3<f32>((2.0f * s_apply_dot_0(_S306, _S307).value0_5)) - _S306;
    return _S308;
}

fn s_apply_conductor_sample_0( _S309 : vec3<f32>,  _S310 : vec3<f32>,  _S311 : vec2<f32>,  smooth_1 : bool,  _S312 : vec3<f32>,  _S313 : vec2<f32>) -> Tuple_42
{
    var _S314 : Tuple_40 = s_apply_no_sample_0();
    var sample_2 : BsdfSample_0;
    if(smooth_1)
    {
        var _S315 : f32 = _S312.z;
        var _S316 : Tuple_34 = s_apply_fresnel_conductor_0(s_apply_abs_0(_S315).value0_2, _S309, _S310);
        sample_2.wi_0 = vec3<f32>(- _S312.x, - _S312.y, _S315);
        sample_2.weight_2 = _S316.value0_37;
        sample_2.pdf_5 = 1.0f;
        sample_2.valid_2 = true;
        sample_2.delta_6 = true;
    }
    else
    {
        var _S317 : Tuple_31 = s_apply_ggx_widths_0(_S311);
        var _S318 : Tuple_43 = s_apply_ggx_sample_visible_0(_S317.value0_34, _S312, _S313);
        var _S319 : Tuple_44 = s_apply_mirrored_0(_S312, _S318.value0_46);
        var _S320 : f32 = _S312.z;
        if((_S320 * _S319.value0_47.z) > 0.0f)
        {
            var masking_o_1 : f32 = 1.0f + s_apply_ggx_lambda_0(_S317.value0_34, _S312).value0_35;
            sample_2 = _S314.value0_43;
            sample_2.wi_0 = _S319.value0_47;
            sample_2.weight_2 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S312, _S318.value0_46).value0_5).value0_2, _S309, _S310).value0_37 * vec3<f32>((masking_o_1 / (masking_o_1 + s_apply_ggx_lambda_0(_S317.value0_34, _S319.value0_47).value0_35)));
            sample_2.pdf_5 = s_apply_ggx_density_0(_S317.value0_34, _S318.value0_46).value0_36 / (4.0f * s_apply_abs_0(_S320).value0_2 * masking_o_1);
            sample_2.valid_2 = true;
        }
        else
        {
            sample_2 = _S314.value0_43;
        }
    }
    var _S321 : Tuple_42;
    _S321.value0_45 = sample_2;
    return _S321;
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

fn s_apply_refracted_0( _S322 : vec3<f32>,  _S323 : vec3<f32>,  eta_outer_1 : f32) -> Tuple_46
{
    var _S324 : Tuple_5 = s_apply_dot_0(_S322, _S323);
    var cos_i_1 : f32;
    var eta_6 : f32;
    var m_4 : vec3<f32>;
    if((_S324.value0_5) < 0.0f)
    {
        var _S325 : vec3<f32> = (vec3<f32>(0) - _S323);
        var _S326 : f32 = 1.0f / eta_outer_1;
        cos_i_1 = - _S324.value0_5;
        eta_6 = _S326;
        m_4 = _S325;
    }
    else
    {
        cos_i_1 = _S324.value0_5;
        eta_6 = eta_outer_1;
        m_4 = _S323;
    }
    var sin2_t_1 : f32 = s_apply_max_0(1.0f - s_apply_sqr_0(cos_i_1).value0_17, 0.0f).value0_1 / (eta_6 * eta_6);
    var _S327 : vec3<f32> = vec3<f32>(0.0f);
    var result_1 : Refraction_0;
    if(sin2_t_1 < 1.0f)
    {
        result_1.direction_8 = m_4 * vec3<f32>((cos_i_1 / eta_6 - s_apply_safe_sqrt_0(1.0f - sin2_t_1).value0_28)) - _S322 * vec3<f32>((1.0f / eta_6));
        result_1.valid_5 = true;
    }
    else
    {
        result_1.direction_8 = _S327;
        result_1.valid_5 = false;
    }
    var _S328 : Tuple_46;
    _S328.value0_49 = result_1;
    return _S328;
}

fn s_apply_smooth_dielectric_sample_0( eta_7 : f32,  _S329 : vec3<f32>,  lobe_5 : f32) -> Tuple_45
{
    var _S330 : Tuple_40 = s_apply_no_sample_0();
    var _S331 : f32 = _S329.z;
    var sample_3 : BsdfSample_0;
    if(lobe_5 < (s_apply_fresnel_dielectric_0(_S331, eta_7).value0_40))
    {
        var _S332 : vec3<f32> = vec3<f32>(1.0f);
        sample_3.wi_0 = vec3<f32>(- _S329.x, - _S329.y, _S331);
        sample_3.weight_2 = _S332;
        sample_3.pdf_5 = 1.0f;
        sample_3.valid_2 = true;
        sample_3.delta_6 = true;
    }
    else
    {
        var _S333 : Tuple_46 = s_apply_refracted_0(_S329, vec3<f32>(0.0f, 0.0f, 1.0f), eta_7);
        if(_S333.value0_49.valid_5)
        {
            var crossing_1 : f32;
            if(_S331 > 0.0f)
            {
                crossing_1 = eta_7;
            }
            else
            {
                crossing_1 = 1.0f / eta_7;
            }
            var _S334 : vec3<f32> = vec3<f32>((1.0f / (crossing_1 * crossing_1)));
            sample_3.wi_0 = _S333.value0_49.direction_8;
            sample_3.weight_2 = _S334;
            sample_3.pdf_5 = 1.0f;
            sample_3.valid_2 = true;
            sample_3.delta_6 = true;
        }
        else
        {
            sample_3 = _S330.value0_43;
        }
    }
    var _S335 : Tuple_45;
    _S335.value0_48 = sample_3;
    return _S335;
}

struct Tuple_47
{
     value0_50 : BsdfSample_0,
};

fn s_apply_rough_dielectric_sample_0( eta_8 : f32,  _S336 : vec2<f32>,  _S337 : vec3<f32>,  _S338 : vec2<f32>,  lobe_6 : f32) -> Tuple_47
{
    var _S339 : Tuple_40 = s_apply_no_sample_0();
    var _S340 : Tuple_31 = s_apply_ggx_widths_0(_S336);
    var _S341 : Tuple_43 = s_apply_ggx_sample_visible_0(_S340.value0_34, _S337, _S338);
    var _S342 : Tuple_5 = s_apply_dot_0(_S337, _S341.value0_46);
    var _S343 : Tuple_37 = s_apply_fresnel_dielectric_0(_S342.value0_5, eta_8);
    var masking_o_2 : f32 = 1.0f + s_apply_ggx_lambda_0(_S340.value0_34, _S337).value0_35;
    var _S344 : Tuple_2 = s_apply_abs_0(_S342.value0_5);
    var _S345 : f32 = _S337.z;
    var visible_0 : f32 = s_apply_ggx_density_0(_S340.value0_34, _S341.value0_46).value0_36 * _S344.value0_2 / (masking_o_2 * s_apply_abs_0(_S345).value0_2);
    var sample_4 : BsdfSample_0;
    if(lobe_6 < (_S343.value0_40))
    {
        var _S346 : Tuple_44 = s_apply_mirrored_0(_S337, _S341.value0_46);
        if((_S345 * _S346.value0_47.z) > 0.0f)
        {
            sample_4 = _S339.value0_43;
            sample_4.wi_0 = _S346.value0_47;
            sample_4.weight_2 = vec3<f32>((masking_o_2 / (masking_o_2 + s_apply_ggx_lambda_0(_S340.value0_34, _S346.value0_47).value0_35)));
            sample_4.pdf_5 = _S343.value0_40 * visible_0 / (4.0f * _S344.value0_2);
            sample_4.valid_2 = true;
        }
        else
        {
            sample_4 = _S339.value0_43;
        }
    }
    else
    {
        var _S347 : Tuple_46 = s_apply_refracted_0(_S337, _S341.value0_46, eta_8);
        var _S348 : bool;
        if(_S347.value0_49.valid_5)
        {
            _S348 = (_S345 * _S347.value0_49.direction_8.z) < 0.0f;
        }
        else
        {
            _S348 = false;
        }
        if(_S348)
        {
            var crossing_2 : f32;
            if(_S345 > 0.0f)
            {
                crossing_2 = eta_8;
            }
            else
            {
                crossing_2 = 1.0f / eta_8;
            }
            var _S349 : Tuple_5 = s_apply_dot_0(_S347.value0_49.direction_8, _S341.value0_46);
            var jacobian_0 : f32 = s_apply_abs_0(_S349.value0_5).value0_2 / s_apply_sqr_0(_S349.value0_5 + _S342.value0_5 / crossing_2).value0_17;
            sample_4 = _S339.value0_43;
            sample_4.wi_0 = _S347.value0_49.direction_8;
            sample_4.weight_2 = vec3<f32>((masking_o_2 / ((masking_o_2 + s_apply_ggx_lambda_0(_S340.value0_34, _S347.value0_49.direction_8).value0_35) * crossing_2 * crossing_2)));
            sample_4.pdf_5 = (1.0f - _S343.value0_40) * visible_0 * jacobian_0;
            sample_4.valid_2 = true;
        }
        else
        {
            sample_4 = _S339.value0_43;
        }
    }
    var _S350 : Tuple_47;
    _S350.value0_50 = sample_4;
    return _S350;
}

fn s_apply_bsdf_sample_0( _S351 : Bsdf_0,  _S352 : vec3<f32>,  _S353 : vec2<f32>,  lobe_7 : f32) -> Tuple_39
{
    var _S354 : Tuple_40 = s_apply_no_sample_0();
    var sample_5 : BsdfSample_0;
    if((_S352.z) != 0.0f)
    {
        var smooth_2 : bool = is_smooth_0(_S351.alpha_2);
        if((_S351.kind_4) == u32(0))
        {
            sample_5 = s_apply_diffuse_sample_0(_S351.a_6, _S352, _S353).value0_44;
        }
        else
        {
            if((_S351.kind_4) == u32(1))
            {
                sample_5 = s_apply_conductor_sample_0(_S351.a_6, _S351.b_6, _S351.alpha_2, smooth_2, _S352, _S353).value0_45;
            }
            else
            {
                if((_S351.kind_4) == u32(2))
                {
                    var _S355 : bool;
                    if(smooth_2)
                    {
                        _S355 = true;
                    }
                    else
                    {
                        _S355 = (_S351.eta_3) == 1.0f;
                    }
                    if(_S355)
                    {
                        sample_5 = s_apply_smooth_dielectric_sample_0(_S351.eta_3, _S352, lobe_7).value0_48;
                    }
                    else
                    {
                        sample_5 = s_apply_rough_dielectric_sample_0(_S351.eta_3, _S351.alpha_2, _S352, _S353, lobe_7).value0_50;
                    }
                }
                else
                {
                    sample_5 = _S354.value0_43;
                }
            }
        }
    }
    else
    {
        sample_5 = _S354.value0_43;
    }
    var _S356 : Tuple_39;
    _S356.value0_42 = sample_5;
    return _S356;
}

struct Tuple_48
{
     value0_51 : vec3<f32>,
};

fn s_apply_to_world_0( _S357 : Frame_0,  _S358 : vec3<f32>) -> Tuple_48
{
    var _S359 : Tuple_48;
    _S359.value0_51 = _S357.s_1 * vec3<f32>(_S358.x) + _S357.t_1 * vec3<f32>(_S358.y) + _S357.n_1 * vec3<f32>(_S358.z);
    return _S359;
}

struct Tuple_49
{
     value0_52 : vec3<f32>,
};

fn s_apply_ray_origin_0( _S360 : Surface_0,  _S361 : vec3<f32>,  clearance_1 : f32) -> Tuple_49
{
    var offset_0 : f32;
    if((s_apply_dot_0(_S361, _S360.geometric_normal_0).value0_5) > 0.0f)
    {
        offset_0 = clearance_1;
    }
    else
    {
        offset_0 = - clearance_1;
    }
    var _S362 : Tuple_49;
    _S362.value0_52 = _S360.position_0 + _S360.geometric_normal_0 * vec3<f32>(offset_0);
    return _S362;
}

fn s_apply_scatter_0( _S363 : Bsdf_0,  _S364 : Frame_0,  _S365 : Surface_0,  _S366 : vec3<f32>,  _S367 : vec2<f32>,  lobe_8 : f32,  clearance_2 : f32) -> Tuple_38
{
    var _S368 : vec3<f32> = vec3<f32>(0.0f);
    var _S369 : BsdfSample_0 = BsdfSample_0( _S368, _S368, 0.0f, false, false );
    var _S370 : s_minCtx_s_bwdCallableCtx_scatter_0;
    _S370.value0_7 = _S369;
    var _S371 : Tuple_39 = s_apply_bsdf_sample_0(_S363, _S366, _S367, lobe_8);
    _S370.value0_7 = _S371.value0_42;
    var _S372 : Tuple_48 = s_apply_to_world_0(_S364, _S371.value0_42.wi_0);
    var _S373 : Tuple_49 = s_apply_ray_origin_0(_S365, _S372.value0_51, clearance_2);
    var _S374 : Tuple_38;
    _S374.value0_41.weight_1 = _S371.value0_42.weight_2;
    _S374.value0_41.origin_3 = _S373.value0_52;
    _S374.value0_41.direction_5 = _S372.value0_51;
    _S374.value0_41.pdf_4 = _S371.value0_42.pdf_5;
    _S374.value0_41.valid_1 = _S371.value0_42.valid_2;
    _S374.value0_41.delta_5 = _S371.value0_42.delta_6;
    _S374.value1_3 = _S370;
    return _S374;
}

fn s_apply_path_luminance_0( vertex_0 : Vertex_0,  _S375 : vec3<f32>,  _S376 : vec3<f32>,  _S377 : f32,  _S378 : vec2<f32>,  _S379 : vec2<f32>) -> Tuple_6
{
    var _S380 : vec3<f32> = vec3<f32>(0.0f);
    var _S381 : DirectLight_0 = DirectLight_0( _S380, _S380, 0.0f, false );
    var _S382 : BsdfValue_0 = BsdfValue_0( _S380, 0.0f );
    var _S383 : s_minCtx_s_bwdCallableCtx_direct_light_0 = s_minCtx_s_bwdCallableCtx_direct_light_0( _S382 );
    var _S384 : Departure_0 = Departure_0( _S380, _S380, _S380, 0.0f, false, false );
    var _S385 : BsdfSample_0 = BsdfSample_0( _S380, _S380, 0.0f, false, false );
    var _S386 : s_minCtx_s_bwdCallableCtx_scatter_0 = s_minCtx_s_bwdCallableCtx_scatter_0( _S385 );
    var _S387 : s_minCtx_s_bwdCallableCtx_path_luminance_0;
    _S387.value0_8 = _S381;
    _S387.value1_0 = _S383;
    _S387.value2_0 = _S384;
    _S387.value3_0 = _S386;
    var _S388 : Tuple_7 = s_apply_surface_at_0(vertex_0.triangle_0, _S375, _S376);
    var result_2 : f32;
    if((vertex_0.triangle_0.emission_1) != u32(4294967295))
    {
        result_2 = s_apply_dot_0(s_apply_emission_of_0(vertex_0.emitted_0, _S388.value0_10, _S375, _S376, _S377, vertex_0.delta_2).value0_13, vertex_0.importance_0).value0_5;
    }
    else
    {
        result_2 = 0.0f;
    }
    var _S389 : bool;
    if(vertex_0.lit_0)
    {
        _S389 = true;
    }
    else
    {
        _S389 = vertex_0.scatters_0;
    }
    if(_S389)
    {
        var _S390 : Tuple_15 = s_apply_bsdf_near_0(vertex_0.shading_1, _S388.value0_10.b1_0, _S388.value0_10.b2_0);
        var _S391 : Tuple_16 = s_apply_frame_near_0(vertex_0.shading_1, _S388.value0_10);
        var _S392 : Tuple_17 = s_apply_to_local_0(_S391.value0_19, (vec3<f32>(0) - _S376));
        if(vertex_0.lit_0)
        {
            var _S393 : Tuple_18 = s_apply_direct_light_0(_S390.value0_18, _S391.value0_19, vertex_0.chosen_0, _S388.value0_10, _S392.value0_20, _S379);
            _S387.value0_8 = _S393.value0_21;
            _S387.value1_0 = _S393.value1_2;
            result_2 = result_2 + s_apply_dot_0(_S393.value0_21.radiance_8, vertex_0.importance_0).value0_5;
        }
        if(vertex_0.scatters_0)
        {
            var _S394 : Tuple_38 = s_apply_scatter_0(_S390.value0_18, _S391.value0_19, _S388.value0_10, _S392.value0_20, _S378, vertex_0.shading_1.lobe_2, vertex_0.triangle_0.clearance_0);
            _S387.value2_0 = _S394.value0_41;
            _S387.value3_0 = _S394.value1_3;
            var result_3 : f32 = result_2 + (s_apply_dot_0(_S394.value0_41.weight_1, vertex_0.later_1).value0_5 + s_apply_dot_0(_S394.value0_41.origin_3, vertex_0.adjoint_origin_1).value0_5 + s_apply_dot_0(_S394.value0_41.direction_5, vertex_0.adjoint_direction_1).value0_5);
            if(!_S394.value0_41.delta_5)
            {
                result_2 = result_3 + _S394.value0_41.pdf_4 * vertex_0.adjoint_pdf_1;
            }
            else
            {
                result_2 = result_3;
            }
        }
    }
    var _S395 : Tuple_6;
    _S395.value0_9 = result_2;
    _S395.value1_1 = _S387;
    return _S395;
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
    var _S396 : vec3<f32> = vec3<f32>(0.0f);
    result_4.s_1 = _S396;
    result_4.t_1 = _S396;
    result_4.n_1 = _S396;
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
    var _S397 : vec3<f32> = vec3<f32>(0.0f);
    result_6.a_8 = _S397;
    result_6.b_8 = _S397;
    var _S398 : vec2<f32> = vec2<f32>(0.0f);
    result_6.alpha_4 = _S398;
    result_6.coat_alpha_2 = _S398;
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
    var _S399 : vec3<f32> = vec3<f32>(0.0f);
    result_7.weight_4 = _S399;
    result_7.origin_4 = _S399;
    result_7.direction_9 = _S399;
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

fn s_bwdProp_ray_origin_0( _S400 : s_bwdCallableCtx_ray_origin_0,  _S401 : ptr<function, Surface_Differential_0>,  _S402 : ptr<function, vec3<f32>>,  _S403 : vec3<f32>)
{
    var _S404 : s_bwdCallableCtx_dot_0;
    _S404._S39 = _S400.value0_70.value1_15;
    _S404._S40 = _S400.value0_70.value0_69.geometric_normal_0;
    var _S405 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S406 : Surface_Differential_0 = _S405;
    _S406.position_1 = _S403;
    var _S407 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S405, _S406);
    var _S408 : vec3<f32> = vec3<f32>(0.0f);
    var _S409 : vec3<f32> = _S408;
    var _S410 : vec3<f32> = _S408;
    s_bwdProp_dot_0(_S404, &(_S409), &(_S410), 0.0f);
    (*_S401) = _S407;
    (*_S402) = _S409;
    return;
}

fn s_bwdProp_to_world_0( _S411 : s_bwdCallableCtx_to_world_0,  _S412 : ptr<function, Frame_0>,  _S413 : ptr<function, vec3<f32>>,  _S414 : vec3<f32>)
{
    var _S415 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S416 : vec3<f32> = _S411.value0_68.value0_67.n_1 * _S414;
    var _S417 : vec3<f32> = vec3<f32>(_S411.value0_68.value1_14.z) * _S414;
    var _S418 : f32 = _S416[i32(0)] + _S416[i32(1)] + _S416[i32(2)];
    var _S419 : vec3<f32> = _S411.value0_68.value0_67.t_1 * _S414;
    var _S420 : vec3<f32> = vec3<f32>(_S411.value0_68.value1_14.y) * _S414;
    var _S421 : f32 = _S419[i32(0)] + _S419[i32(1)] + _S419[i32(2)];
    var _S422 : vec3<f32> = _S411.value0_68.value0_67.s_1 * _S414;
    var _S423 : vec3<f32> = vec3<f32>(_S411.value0_68.value1_14.x) * _S414;
    var _S424 : f32 = _S422[i32(0)] + _S422[i32(1)] + _S422[i32(2)];
    var _S425 : Frame_0 = _S415;
    _S425.n_1 = _S417;
    _S425.t_1 = _S420;
    _S425.s_1 = _S423;
    var _S426 : vec3<f32> = vec3<f32>(_S424, _S421, _S418);
    (*_S412) = Frame_x24_syn_dadd_0(_S415, _S425);
    (*_S413) = _S426;
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
    var _S427 : vec3<f32> = vec3<f32>(0.0f);
    result_11.wi_1 = _S427;
    result_11.weight_5 = _S427;
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

fn s_bwdProp_safe_sqrt_0( _S428 : s_bwdCallableCtx_safe_sqrt_0,  _S429 : ptr<function, f32>,  _S430 : f32)
{
    var _S431 : bool = (_S428.value0_82.value0_81) > 0.0f;
    var _S432 : s_bwdCallableCtx_sqrt_0;
    if(_S431)
    {
        var _S433 : s_bwdCallableCtx_sqrt_0;
        _S433._S35 = _S428.value0_82.value0_81;
        _S432 = _S433;
    }
    else
    {
        _S432._S35 = 0.0f;
    }
    var _S434 : f32;
    if(_S431)
    {
        var _S435 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S432, &(_S435), _S430);
        _S434 = _S435;
    }
    else
    {
        _S434 = 0.0f;
    }
    (*_S429) = _S434;
    return;
}

fn s_bwdProp_sin_cos_turns_0( _S436 : s_bwdCallableCtx_sin_cos_turns_0,  _S437 : ptr<function, f32>,  _S438 : vec2<f32>)
{
    var quarter_1 : f32 = round(_S436.value0_80.value0_79 * 4.0f);
    var angle_1 : f32 = (_S436.value0_80.value0_79 - quarter_1 * 0.25f) * 6.28318548202514648f;
    var a2_1 : f32 = angle_1 * angle_1;
    var _S439 : f32 = -0.0001984127011383f + a2_1 * 2.75573188446287531e-06f;
    var _S440 : f32 = 0.00833333376795053f + a2_1 * _S439;
    var _S441 : f32 = -0.1666666716337204f + a2_1 * _S440;
    var _S442 : f32 = 1.0f + a2_1 * _S441;
    var _S443 : f32 = -0.00138888892251998f + a2_1 * 0.00002480158764229f;
    var _S444 : f32 = 0.0416666679084301f + a2_1 * _S443;
    var _S445 : f32 = -0.5f + a2_1 * _S444;
    var q_3 : i32 = (i32(quarter_1) & (i32(3)));
    var _S446 : bool = q_3 == i32(1);
    var _S447 : bool;
    var _S448 : bool;
    if(_S446)
    {
        _S447 = false;
        _S448 = false;
    }
    else
    {
        var _S449 : bool = q_3 == i32(2);
        if(_S449)
        {
            _S447 = false;
        }
        else
        {
            _S447 = q_3 == i32(3);
        }
        var _S450 : bool = _S447;
        _S447 = _S449;
        _S448 = _S450;
    }
    var _S451 : f32;
    var _S452 : f32;
    if(_S446)
    {
        var _S453 : f32 = - _S438[i32(1)];
        _S451 = _S438[i32(0)];
        _S452 = _S453;
    }
    else
    {
        if(_S447)
        {
            var _S454 : f32 = - _S438[i32(0)];
            _S451 = - _S438[i32(1)];
            _S452 = _S454;
        }
        else
        {
            if(_S448)
            {
                _S451 = - _S438[i32(0)];
                _S452 = _S438[i32(1)];
            }
            else
            {
                _S451 = _S438[i32(1)];
                _S452 = _S438[i32(0)];
            }
        }
    }
    var _S455 : f32 = a2_1 * _S451;
    var _S456 : f32 = a2_1 * _S455;
    var _S457 : f32 = angle_1 * _S452;
    var _S458 : f32 = a2_1 * _S457;
    var _S459 : f32 = a2_1 * _S458;
    var _S460 : f32 = angle_1 * (_S445 * _S451 + _S444 * _S455 + _S443 * _S456 + 0.00002480158764229f * (a2_1 * _S456) + _S441 * _S457 + _S440 * _S458 + _S439 * _S459 + 2.75573188446287531e-06f * (a2_1 * _S459));
    (*_S437) = 6.28318548202514648f * (_S442 * _S452 + _S460 + _S460);
    return;
}

fn s_bwdProp_diffuse_sample_0( _S461 : s_bwdCallableCtx_diffuse_sample_0,  _S462 : ptr<function, vec3<f32>>,  _S463 : ptr<function, vec3<f32>>,  _S464 : ptr<function, vec2<f32>>,  _S465 : BsdfSample_Differential_0)
{
    var _S466 : f32 = _S461.value0_78.value1_16.x;
    var _S467 : Tuple_23 = s_apply_sin_cos_turns_0(_S466);
    var _S468 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S468.value0_79 = _S466;
    var _S469 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S468 );
    var _S470 : f32 = _S461.value0_78.value1_16.y;
    var _S471 : Tuple_25 = s_apply_safe_sqrt_0(_S470);
    var _S472 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S472.value0_81 = _S470;
    var _S473 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S472 );
    var _S474 : f32 = 1.0f - _S470;
    var _S475 : Tuple_25 = s_apply_safe_sqrt_0(_S474);
    var _S476 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S476.value0_81 = _S474;
    var _S477 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S476 );
    var _S478 : bool = (_S475.value0_28) > 0.0f;
    var side_1 : f32;
    var _S479 : f32;
    var _S480 : f32;
    if(_S478)
    {
        if((_S461.value0_78.value0_71.z) < 0.0f)
        {
            side_1 = -1.0f;
        }
        else
        {
            side_1 = 1.0f;
        }
        var _S481 : f32 = _S467.value0_26.y;
        _S479 = _S467.value0_26.x;
        _S480 = _S481;
    }
    else
    {
        side_1 = 0.0f;
        _S479 = 0.0f;
        _S480 = 0.0f;
    }
    var _S482 : vec3<f32> = vec3<f32>(0.0f);
    var _S483 : vec2<f32> = vec2<f32>(0.0f);
    var _S484 : vec2<f32>;
    var _S485 : vec3<f32>;
    if(_S478)
    {
        var _S486 : vec2<f32> = vec2<f32>(_S471.value0_28 * _S465.wi_1[i32(1)], _S471.value0_28 * _S465.wi_1[i32(0)]);
        var _S487 : f32 = _S479 * _S465.wi_1[i32(1)] + _S480 * _S465.wi_1[i32(0)];
        side_1 = 0.31830990314483643f * _S465.pdf_10 + side_1 * _S465.wi_1[i32(2)];
        _S479 = _S487;
        _S484 = _S486;
        _S485 = _S465.weight_5;
    }
    else
    {
        side_1 = 0.0f;
        _S479 = 0.0f;
        _S484 = _S483;
        _S485 = _S482;
    }
    var _S488 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S477, &(_S488), side_1);
    var _S489 : f32 = - _S488;
    var _S490 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S473, &(_S490), _S479);
    var _S491 : f32 = _S489 + _S490;
    var _S492 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S469, &(_S492), _S484);
    var _S493 : vec2<f32> = vec2<f32>(_S492, _S491);
    (*_S462) = _S485;
    (*_S463) = _S482;
    (*_S464) = _S493;
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

fn s_bwdProp_sqr_0( _S494 : s_bwdCallableCtx_sqr_0,  _S495 : ptr<function, f32>,  _S496 : f32)
{
    var _S497 : f32 = _S494.value0_98.value0_97 * _S496;
    (*_S495) = _S497 + _S497;
    return;
}

fn s_bwdProp_fresnel_conductor_channel_0( _S498 : s_bwdCallableCtx_fresnel_conductor_channel_0,  _S499 : ptr<function, f32>,  _S500 : ptr<function, f32>,  _S501 : ptr<function, f32>,  _S502 : f32)
{
    var _S503 : Tuple_0 = s_apply_min_0(_S498.value0_96.value0_95, 1.0f);
    var _S504 : s_bwdCallableCtx_min_0;
    _S504._S2 = _S498.value0_96.value0_95;
    _S504._S3 = 1.0f;
    var _S505 : s_bwdCallableCtx_min_0 = _S504;
    var _S506 : Tuple_14 = s_apply_sqr_0(_S503.value0_0);
    var _S507 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S507.value0_97 = _S503.value0_0;
    var _S508 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S507 );
    var sin2_1 : f32 = 1.0f - _S506.value0_17;
    var _S509 : f32 = _S498.value0_96.value1_25;
    var _S510 : f32 = _S498.value0_96.value2_12;
    var t0_1 : f32 = _S509 * _S509 - _S510 * _S510 - sin2_1;
    var _S511 : Tuple_14 = s_apply_sqr_0(t0_1);
    var _S512 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S512.value0_97 = t0_1;
    var _S513 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S512 );
    var _S514 : f32 = 4.0f * _S498.value0_96.value1_25;
    var _S515 : f32 = _S514 * _S498.value0_96.value1_25;
    var _S516 : f32 = _S515 * _S498.value0_96.value2_12;
    var _S517 : f32 = _S511.value0_17 + _S516 * _S498.value0_96.value2_12;
    var _S518 : Tuple_25 = s_apply_safe_sqrt_0(_S517);
    var _S519 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S519.value0_81 = _S517;
    var _S520 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S519 );
    var _S521 : f32 = (_S518.value0_28 + t0_1) * 0.5f;
    var _S522 : Tuple_25 = s_apply_safe_sqrt_0(_S521);
    var _S523 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S523.value0_81 = _S521;
    var _S524 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S523 );
    var t1_1 : f32 = _S518.value0_28 + _S506.value0_17;
    var _S525 : f32 = 2.0f * _S522.value0_28;
    var t2_1 : f32 = _S525 * _S503.value0_0;
    var _S526 : f32 = t1_1 - t2_1;
    var _S527 : f32 = t1_1 + t2_1;
    var perpendicular_1 : f32 = _S526 / _S527;
    var _S528 : f32 = _S527 * _S527;
    var _S529 : f32 = _S506.value0_17 * _S518.value0_28;
    var _S530 : Tuple_14 = s_apply_sqr_0(sin2_1);
    var _S531 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S531.value0_97 = sin2_1;
    var _S532 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S531 );
    var t3_1 : f32 = _S529 + _S530.value0_17;
    var t4_1 : f32 = t2_1 * sin2_1;
    var _S533 : f32 = t3_1 - t4_1;
    var _S534 : f32 = perpendicular_1 * _S533;
    var _S535 : f32 = t3_1 + t4_1;
    var _S536 : f32 = _S535 * _S535;
    var _S537 : f32;
    if(((perpendicular_1 + _S534 / _S535) * 0.5f) < 0.0f)
    {
        _S537 = 0.0f;
    }
    else
    {
        _S537 = _S502;
    }
    var s_diff_parallel_T_0 : f32 = 0.5f * _S537;
    var _S538 : f32 = s_diff_parallel_T_0 / _S536;
    var _S539 : f32 = _S534 * - _S538;
    var _S540 : f32 = _S535 * _S538;
    var _S541 : f32 = perpendicular_1 * _S540;
    var _S542 : f32 = _S533 * _S540;
    var _S543 : f32 = _S539 + - _S541;
    var _S544 : f32 = t2_1 * _S543;
    var _S545 : f32 = sin2_1 * _S543;
    var _S546 : f32 = _S539 + _S541;
    var _S547 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S532, &(_S547), _S546);
    var _S548 : f32 = _S506.value0_17 * _S546;
    var _S549 : f32 = _S518.value0_28 * _S546;
    var _S550 : f32 = (s_diff_parallel_T_0 + _S542) / _S528;
    var _S551 : f32 = _S526 * - _S550;
    var _S552 : f32 = _S527 * _S550;
    var _S553 : f32 = _S545 + _S551 + - _S552;
    var _S554 : f32 = _S525 * _S553;
    var _S555 : f32 = 2.0f * (_S503.value0_0 * _S553);
    var _S556 : f32 = _S551 + _S552;
    var _S557 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S524, &(_S557), _S555);
    var _S558 : f32 = 0.5f * _S557;
    var _S559 : f32 = _S548 + _S556 + _S558;
    var _S560 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S520, &(_S560), _S559);
    var _S561 : f32 = _S516 * _S560;
    var _S562 : f32 = _S498.value0_96.value2_12 * _S560;
    var _S563 : f32 = _S515 * _S562;
    var _S564 : f32 = _S498.value0_96.value2_12 * _S562;
    var _S565 : f32 = _S514 * _S564;
    var _S566 : f32 = 4.0f * (_S498.value0_96.value1_25 * _S564);
    var _S567 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S513, &(_S567), _S560);
    var _S568 : f32 = _S558 + _S567;
    var _S569 : f32 = - _S568;
    var _S570 : f32 = _S498.value0_96.value2_12 * _S569;
    var _S571 : f32 = _S498.value0_96.value1_25 * _S568;
    var _S572 : f32 = _S549 + _S556 + - (_S544 + _S547 + _S569);
    var _S573 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S508, &(_S573), _S572);
    var _S574 : f32 = _S554 + _S573;
    var _S575 : f32 = 0.0f;
    var _S576 : f32 = 0.0f;
    s_bwdProp_min_0(_S505, &(_S575), &(_S576), _S574);
    var _S577 : f32 = _S561 + _S563 + _S570 + _S570;
    var _S578 : f32 = _S565 + _S566 + _S571 + _S571;
    (*_S499) = _S575;
    (*_S500) = _S578;
    (*_S501) = _S577;
    return;
}

fn s_bwdProp_fresnel_conductor_0( _S579 : s_bwdCallableCtx_fresnel_conductor_0,  _S580 : ptr<function, f32>,  _S581 : ptr<function, vec3<f32>>,  _S582 : ptr<function, vec3<f32>>,  _S583 : vec3<f32>)
{
    var _S584 : f32 = _S579.value0_91.value1_20.x;
    var _S585 : f32 = _S579.value0_91.value2_10.x;
    var _S586 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S586.value0_95 = _S579.value0_91.value0_83;
    _S586.value1_25 = _S584;
    _S586.value2_12 = _S585;
    var _S587 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S586 );
    var _S588 : f32 = _S579.value0_91.value1_20.y;
    var _S589 : f32 = _S579.value0_91.value2_10.y;
    var _S590 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S590.value0_95 = _S579.value0_91.value0_83;
    _S590.value1_25 = _S588;
    _S590.value2_12 = _S589;
    var _S591 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S590 );
    var _S592 : f32 = _S579.value0_91.value1_20.z;
    var _S593 : f32 = _S579.value0_91.value2_10.z;
    var _S594 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S594.value0_95 = _S579.value0_91.value0_83;
    _S594.value1_25 = _S592;
    _S594.value2_12 = _S593;
    var _S595 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S594 );
    var _S596 : f32 = 0.0f;
    var _S597 : f32 = 0.0f;
    var _S598 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S595, &(_S596), &(_S597), &(_S598), _S583[i32(2)]);
    var _S599 : f32 = 0.0f;
    var _S600 : f32 = 0.0f;
    var _S601 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S591, &(_S599), &(_S600), &(_S601), _S583[i32(1)]);
    var _S602 : f32 = 0.0f;
    var _S603 : f32 = 0.0f;
    var _S604 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S587, &(_S602), &(_S603), &(_S604), _S583[i32(0)]);
    var _S605 : vec3<f32> = vec3<f32>(_S604, _S601, _S598);
    var _S606 : vec3<f32> = vec3<f32>(_S603, _S600, _S597);
    (*_S580) = _S596 + _S599 + _S602;
    (*_S581) = _S606;
    (*_S582) = _S605;
    return;
}

fn s_bwdProp_ggx_density_0( _S607 : s_bwdCallableCtx_ggx_density_0,  _S608 : ptr<function, vec2<f32>>,  _S609 : ptr<function, vec3<f32>>,  _S610 : f32)
{
    var _S611 : f32 = _S607.value0_89.value1_24.x;
    var _S612 : f32 = _S607.value0_89.value0_88.x;
    var _S613 : f32 = _S611 / _S612;
    var _S614 : f32 = _S612 * _S612;
    var _S615 : Tuple_14 = s_apply_sqr_0(_S613);
    var _S616 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S616.value0_97 = _S613;
    var _S617 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S616 );
    var _S618 : f32 = _S607.value0_89.value1_24.y;
    var _S619 : f32 = _S607.value0_89.value0_88.y;
    var _S620 : f32 = _S618 / _S619;
    var _S621 : f32 = _S619 * _S619;
    var _S622 : Tuple_14 = s_apply_sqr_0(_S620);
    var _S623 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S623.value0_97 = _S620;
    var _S624 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S623 );
    var _S625 : f32 = _S615.value0_17 + _S622.value0_17;
    var _S626 : f32 = _S607.value0_89.value1_24.z;
    var _S627 : Tuple_14 = s_apply_sqr_0(_S626);
    var _S628 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S628.value0_97 = _S626;
    var _S629 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S628 );
    var s_6 : f32 = _S625 + _S627.value0_17;
    var _S630 : f32 = 3.14159274101257324f * _S612;
    var _S631 : f32 = _S630 * _S619;
    var _S632 : Tuple_14 = s_apply_sqr_0(s_6);
    var _S633 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S633.value0_97 = s_6;
    var _S634 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S633 );
    var _S635 : f32 = _S631 * _S632.value0_17;
    var _S636 : f32 = - (_S610 / (_S635 * _S635));
    var _S637 : f32 = _S631 * _S636;
    var _S638 : f32 = _S632.value0_17 * _S636;
    var _S639 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S634, &(_S639), _S637);
    var _S640 : f32 = _S630 * _S638;
    var _S641 : f32 = 3.14159274101257324f * (_S619 * _S638);
    var _S642 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S629, &(_S642), _S639);
    var _S643 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S624, &(_S643), _S639);
    var _S644 : f32 = _S643 / _S621;
    var _S645 : f32 = _S619 * _S644;
    var _S646 : f32 = _S640 + _S618 * - _S644;
    var _S647 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S617, &(_S647), _S639);
    var _S648 : f32 = _S647 / _S614;
    var _S649 : vec3<f32> = vec3<f32>(_S612 * _S648, _S645, _S642);
    (*_S608) = vec2<f32>(_S641 + _S611 * - _S648, _S646);
    (*_S609) = _S649;
    return;
}

fn s_bwdProp_ggx_lambda_0( _S650 : s_bwdCallableCtx_ggx_lambda_0,  _S651 : ptr<function, vec2<f32>>,  _S652 : ptr<function, vec3<f32>>,  _S653 : f32)
{
    var _S654 : f32 = _S650.value0_90.value0_87.x;
    var _S655 : f32 = _S650.value0_90.value1_23.x;
    var _S656 : f32 = _S654 * _S655;
    var _S657 : Tuple_14 = s_apply_sqr_0(_S656);
    var _S658 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S658.value0_97 = _S656;
    var _S659 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S658 );
    var _S660 : f32 = _S650.value0_90.value0_87.y;
    var _S661 : f32 = _S650.value0_90.value1_23.y;
    var _S662 : f32 = _S660 * _S661;
    var _S663 : Tuple_14 = s_apply_sqr_0(_S662);
    var _S664 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S664.value0_97 = _S662;
    var _S665 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S664 );
    var _S666 : f32 = _S657.value0_17 + _S663.value0_17;
    var _S667 : f32 = _S650.value0_90.value1_23.z;
    var _S668 : Tuple_14 = s_apply_sqr_0(_S667);
    var _S669 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S669.value0_97 = _S667;
    var _S670 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S669 );
    var _S671 : f32 = _S668.value0_17 * _S668.value0_17;
    var _S672 : s_bwdCallableCtx_sqrt_0;
    _S672._S35 = 1.0f + _S666 / _S668.value0_17;
    var _S673 : f32 = 0.5f * _S653;
    var _S674 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S672, &(_S674), _S673);
    var _S675 : f32 = _S674 / _S671;
    var _S676 : f32 = _S666 * - _S675;
    var _S677 : f32 = _S668.value0_17 * _S675;
    var _S678 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S670, &(_S678), _S676);
    var _S679 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S665, &(_S679), _S677);
    var _S680 : f32 = _S660 * _S679;
    var _S681 : f32 = _S661 * _S679;
    var _S682 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S659, &(_S682), _S677);
    var _S683 : vec3<f32> = vec3<f32>(_S654 * _S682, _S680, _S678);
    (*_S651) = vec2<f32>(_S655 * _S682, _S681);
    (*_S652) = _S683;
    return;
}

fn s_bwdProp_mirrored_0( _S684 : s_bwdCallableCtx_mirrored_0,  _S685 : ptr<function, vec3<f32>>,  _S686 : ptr<function, vec3<f32>>,  _S687 : vec3<f32>)
{
    var _S688 : Tuple_5 = s_apply_dot_0(_S684.value0_92.value0_86, _S684.value0_92.value1_22);
    var _S689 : s_bwdCallableCtx_dot_0;
    _S689._S39 = _S684.value0_92.value0_86;
    _S689._S40 = _S684.value0_92.value1_22;
    var _S690 : vec3<f32> = (vec3<f32>(0) - _S687);
    var _S691 : vec3<f32> = _S684.value0_92.value1_22 * _S687;
    var _S692 : vec3<f32> = vec3<f32>((2.0f * _S688.value0_5)) * _S687;
    var _S693 : f32 = 2.0f * (_S691[i32(0)] + _S691[i32(1)] + _S691[i32(2)]);
    var _S694 : vec3<f32> = vec3<f32>(0.0f);
    var _S695 : vec3<f32> = _S694;
    var _S696 : vec3<f32> = _S694;
    s_bwdProp_dot_0(_S689, &(_S695), &(_S696), _S693);
    var _S697 : vec3<f32> = _S692 + _S696;
    (*_S685) = _S690 + _S695;
    (*_S686) = _S697;
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

fn s_bwdProp_unit_vector_0( _S698 : s_bwdCallableCtx_unit_vector_0,  _S699 : ptr<function, vec3<f32>>,  _S700 : vec3<f32>)
{
    var _S701 : vec3<f32> = _S698.value0_100.value0_99;
    var _S702 : Tuple_5 = s_apply_dot_0(_S701, _S701);
    var _S703 : s_bwdCallableCtx_dot_0;
    _S703._S39 = _S698.value0_100.value0_99;
    _S703._S40 = _S698.value0_100.value0_99;
    var _S704 : Tuple_4 = s_apply_sqrt_0(_S702.value0_5);
    var _S705 : s_bwdCallableCtx_sqrt_0;
    _S705._S35 = _S702.value0_5;
    var _S706 : vec3<f32> = _S698.value0_100.value0_99 * _S700;
    var _S707 : vec3<f32> = vec3<f32>((1.0f / _S704.value0_4)) * _S700;
    var _S708 : f32 = - ((_S706[i32(0)] + _S706[i32(1)] + _S706[i32(2)]) / (_S704.value0_4 * _S704.value0_4));
    var _S709 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S705, &(_S709), _S708);
    var _S710 : vec3<f32> = vec3<f32>(0.0f);
    var _S711 : vec3<f32> = _S710;
    var _S712 : vec3<f32> = _S710;
    s_bwdProp_dot_0(_S703, &(_S711), &(_S712), _S709);
    (*_S699) = _S707 + _S711 + _S712;
    return;
}

fn s_bwdProp_ggx_sample_visible_0( _S713 : s_bwdCallableCtx_ggx_sample_visible_0,  _S714 : ptr<function, vec2<f32>>,  _S715 : ptr<function, vec3<f32>>,  _S716 : ptr<function, vec2<f32>>,  _S717 : vec3<f32>)
{
    var _S718 : bool = (_S713.value0_93.value1_21.z) < 0.0f;
    var w_2 : vec3<f32>;
    if(_S718)
    {
        w_2 = (vec3<f32>(0) - _S713.value0_93.value1_21);
    }
    else
    {
        w_2 = _S713.value0_93.value1_21;
    }
    var _S719 : f32 = w_2.x;
    var _S720 : f32 = _S713.value0_93.value0_85.x;
    var _S721 : f32 = w_2.y;
    var _S722 : f32 = _S713.value0_93.value0_85.y;
    var _S723 : vec3<f32> = vec3<f32>(_S719 * _S720, _S721 * _S722, w_2.z);
    var _S724 : Tuple_24 = s_apply_unit_vector_0(_S723);
    var _S725 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S725.value0_99 = _S723;
    var _S726 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S725 );
    var _S727 : f32 = _S713.value0_93.value2_11.x;
    var _S728 : Tuple_23 = s_apply_sin_cos_turns_0(_S727);
    var _S729 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S729.value0_79 = _S727;
    var _S730 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S729 );
    var _S731 : f32 = _S713.value0_93.value2_11.y;
    var _S732 : f32 = 1.0f + _S724.value0_27.z;
    var one_minus_z_1 : f32 = _S731 * _S732;
    var _S733 : f32 = 2.0f - one_minus_z_1;
    var _S734 : f32 = one_minus_z_1 * _S733;
    var _S735 : Tuple_25 = s_apply_safe_sqrt_0(_S734);
    var _S736 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S736.value0_81 = _S734;
    var _S737 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S736 );
    var _S738 : f32 = _S728.value0_26.y;
    var _S739 : f32 = _S728.value0_26.x;
    var h_1 : vec3<f32> = vec3<f32>(_S735.value0_28 * _S738, _S735.value0_28 * _S739, 1.0f - one_minus_z_1) + _S724.value0_27;
    var _S740 : f32 = h_1.x;
    var _S741 : f32 = _S740 * _S720;
    var _S742 : f32 = h_1.y;
    var _S743 : f32 = _S742 * _S722;
    var _S744 : f32 = h_1.z;
    var _S745 : Tuple_1 = s_apply_max_0(_S744, 9.999999960041972e-13f);
    var _S746 : s_bwdCallableCtx_max_0;
    _S746._S10 = _S744;
    _S746._S11 = 9.999999960041972e-13f;
    var _S747 : s_bwdCallableCtx_max_0 = _S746;
    var _S748 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S748.value0_99 = vec3<f32>(_S741, _S743, _S745.value0_1);
    var _S749 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S748 );
    var _S750 : vec3<f32> = vec3<f32>(0.0f);
    var _S751 : vec3<f32> = _S750;
    s_bwdProp_unit_vector_0(_S749, &(_S751), _S717);
    var _S752 : f32 = 0.0f;
    var _S753 : f32 = 0.0f;
    s_bwdProp_max_0(_S747, &(_S752), &(_S753), _S751[i32(2)]);
    var _S754 : f32 = _S742 * _S751[i32(1)];
    var _S755 : f32 = _S722 * _S751[i32(1)];
    var _S756 : f32 = _S740 * _S751[i32(0)];
    var _S757 : f32 = _S720 * _S751[i32(0)];
    var s_diff_h_T_0 : vec3<f32> = vec3<f32>(_S757, _S755, _S752);
    var _S758 : f32 = - _S752;
    var _S759 : f32 = _S735.value0_28 * _S755;
    var _S760 : f32 = _S735.value0_28 * _S757;
    var _S761 : f32 = _S739 * _S755 + _S738 * _S757;
    var _S762 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S737, &(_S762), _S761);
    var _S763 : f32 = _S758 + _S733 * _S762 + - (one_minus_z_1 * _S762);
    var _S764 : f32 = _S731 * _S763;
    var _S765 : f32 = _S732 * _S763;
    var _S766 : vec2<f32> = vec2<f32>(_S759, _S760);
    var _S767 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S730, &(_S767), _S766);
    var _S768 : vec3<f32> = s_diff_h_T_0 + vec3<f32>(0.0f, 0.0f, _S764);
    var _S769 : vec3<f32> = _S750;
    s_bwdProp_unit_vector_0(_S726, &(_S769), _S768);
    var _S770 : vec3<f32> = vec3<f32>(_S720 * _S769[i32(0)], _S722 * _S769[i32(1)], _S769[i32(2)]);
    var _S771 : vec2<f32> = vec2<f32>(_S756 + _S719 * _S769[i32(0)], _S754 + _S721 * _S769[i32(1)]);
    var _S772 : vec2<f32> = vec2<f32>(_S767, _S765);
    if(_S718)
    {
        w_2 = (vec3<f32>(0) - _S770);
    }
    else
    {
        w_2 = _S770;
    }
    (*_S714) = _S771;
    (*_S715) = w_2;
    (*_S716) = _S772;
    return;
}

fn s_bwdProp_ggx_widths_0( _S773 : s_bwdCallableCtx_ggx_widths_0,  _S774 : ptr<function, vec2<f32>>,  _S775 : vec2<f32>)
{
    var _S776 : bool = (_S773.value0_94.value0_84.x) > 0.00009999999747379f;
    var _S777 : f32;
    if((_S773.value0_94.value0_84.y) > 0.00009999999747379f)
    {
        _S777 = _S775[i32(1)];
    }
    else
    {
        _S777 = 0.0f;
    }
    var _S778 : vec2<f32> = vec2<f32>(0.0f, _S777);
    if(_S776)
    {
        _S777 = _S775[i32(0)];
    }
    else
    {
        _S777 = 0.0f;
    }
    (*_S774) = _S778 + vec2<f32>(_S777, 0.0f);
    return;
}

fn s_bwdProp_conductor_sample_0( _S779 : s_bwdCallableCtx_conductor_sample_0,  _S780 : ptr<function, vec3<f32>>,  _S781 : ptr<function, vec3<f32>>,  _S782 : ptr<function, vec2<f32>>,  _S783 : ptr<function, vec3<f32>>,  _S784 : ptr<function, vec2<f32>>,  _S785 : BsdfSample_Differential_0)
{
    var _S786 : vec3<f32> = vec3<f32>(0.0f);
    var _S787 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S786, _S786 );
    var _S788 : vec2<f32> = vec2<f32>(0.0f);
    var _S789 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S788 );
    var _S790 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0( _S788, _S786, _S788 );
    var _S791 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S786, _S786 );
    var _S792 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S788, _S786 );
    var _S793 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S788, _S786 );
    var _S794 : f32;
    var _S795 : f32;
    var _S796 : f32;
    var _S797 : f32;
    var _S798 : f32;
    var _S799 : f32;
    var _S800 : f32;
    var _S801 : f32;
    var _S802 : f32;
    var _S803 : s_bwdCallableCtx_abs_0;
    var _S804 : s_bwdCallableCtx_abs_0;
    var _S805 : s_bwdCallableCtx_abs_0;
    var _S806 : s_bwdCallableCtx_ggx_density_0;
    var _S807 : vec3<f32>;
    var _S808 : vec3<f32>;
    var _S809 : s_bwdCallableCtx_ggx_lambda_0;
    var _S810 : s_bwdCallableCtx_ggx_lambda_0;
    var _S811 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S812 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S813 : s_bwdCallableCtx_dot_0;
    var _S814 : bool;
    var _S815 : s_bwdCallableCtx_mirrored_0;
    var _S816 : s_bwdCallableCtx_ggx_sample_visible_0;
    var _S817 : s_bwdCallableCtx_ggx_widths_0;
    if(_S779.value0_77.value3_6)
    {
        var _S818 : f32 = _S779.value0_77.value4_4.z;
        var _S819 : Tuple_2 = s_apply_abs_0(_S818);
        var _S820 : s_bwdCallableCtx_abs_0;
        _S820._S18 = _S818;
        var _S821 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S821.value0_83 = _S819.value0_2;
        _S821.value1_20 = _S779.value0_77.value0_72;
        _S821.value2_10 = _S779.value0_77.value1_17;
        _S811.value0_91 = _S821;
        _S803 = _S820;
        _S814 = false;
        _S794 = 0.0f;
        _S795 = 0.0f;
        _S796 = 0.0f;
        _S797 = 0.0f;
        _S798 = 0.0f;
        _S804._S18 = 0.0f;
        _S806.value0_89 = _S793;
        _S807 = _S786;
        _S808 = _S786;
        _S799 = 0.0f;
        _S800 = 0.0f;
        _S809.value0_90 = _S792;
        _S812.value0_91 = _S787;
        _S805._S18 = 0.0f;
        _S813._S39 = _S786;
        _S813._S40 = _S786;
        _S810.value0_90 = _S792;
        _S801 = 0.0f;
        _S802 = 0.0f;
        _S815.value0_92 = _S791;
        _S816.value0_93 = _S790;
        _S817.value0_94 = _S789;
    }
    else
    {
        var _S822 : Tuple_31 = s_apply_ggx_widths_0(_S779.value0_77.value2_7);
        var _S823 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
        _S823.value0_84 = _S779.value0_77.value2_7;
        var _S824 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = _S823;
        var _S825 : Tuple_43 = s_apply_ggx_sample_visible_0(_S822.value0_34, _S779.value0_77.value4_4, _S779.value0_77.value5_4);
        var _S826 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
        _S826.value0_85 = _S822.value0_34;
        _S826.value1_21 = _S779.value0_77.value4_4;
        _S826.value2_11 = _S779.value0_77.value5_4;
        var _S827 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = _S826;
        var _S828 : Tuple_44 = s_apply_mirrored_0(_S779.value0_77.value4_4, _S825.value0_46);
        var _S829 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S829.value0_86 = _S779.value0_77.value4_4;
        _S829.value1_22 = _S825.value0_46;
        var _S830 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S829;
        var _S831 : f32 = _S779.value0_77.value4_4.z;
        var _S832 : f32 = _S828.value0_47.z;
        var _S833 : bool = (_S831 * _S832) > 0.0f;
        if(_S833)
        {
            var _S834 : Tuple_32 = s_apply_ggx_lambda_0(_S822.value0_34, _S779.value0_77.value4_4);
            var _S835 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S835.value0_87 = _S822.value0_34;
            _S835.value1_23 = _S779.value0_77.value4_4;
            var masking_o_3 : f32 = 1.0f + _S834.value0_35;
            var _S836 : Tuple_5 = s_apply_dot_0(_S779.value0_77.value4_4, _S825.value0_46);
            var _S837 : s_bwdCallableCtx_dot_0;
            _S837._S39 = _S779.value0_77.value4_4;
            _S837._S40 = _S825.value0_46;
            var _S838 : Tuple_2 = s_apply_abs_0(_S836.value0_5);
            var _S839 : s_bwdCallableCtx_abs_0;
            _S839._S18 = _S836.value0_5;
            var _S840 : Tuple_34 = s_apply_fresnel_conductor_0(_S838.value0_2, _S779.value0_77.value0_72, _S779.value0_77.value1_17);
            var _S841 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
            _S841.value0_83 = _S838.value0_2;
            _S841.value1_20 = _S779.value0_77.value0_72;
            _S841.value2_10 = _S779.value0_77.value1_17;
            var _S842 : Tuple_32 = s_apply_ggx_lambda_0(_S822.value0_34, _S828.value0_47);
            var _S843 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S843.value0_87 = _S822.value0_34;
            _S843.value1_23 = _S828.value0_47;
            var _S844 : f32 = masking_o_3 + _S842.value0_35;
            var _S845 : vec3<f32> = vec3<f32>((masking_o_3 / _S844));
            var _S846 : f32 = _S844 * _S844;
            var _S847 : Tuple_33 = s_apply_ggx_density_0(_S822.value0_34, _S825.value0_46);
            var _S848 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
            _S848.value0_88 = _S822.value0_34;
            _S848.value1_24 = _S825.value0_46;
            var _S849 : Tuple_2 = s_apply_abs_0(_S831);
            var _S850 : s_bwdCallableCtx_abs_0;
            _S850._S18 = _S831;
            var _S851 : f32 = 4.0f * _S849.value0_2;
            var _S852 : f32 = _S851 * masking_o_3;
            _S794 = _S852 * _S852;
            _S795 = _S847.value0_36;
            _S796 = _S852;
            _S797 = _S851;
            _S798 = masking_o_3;
            _S803 = _S850;
            _S806.value0_89 = _S848;
            _S807 = _S840.value0_37;
            _S808 = _S845;
            _S799 = _S846;
            _S800 = _S844;
            _S809.value0_90 = _S843;
            _S811.value0_91 = _S841;
            _S804 = _S839;
            _S813 = _S837;
            _S810.value0_90 = _S835;
        }
        else
        {
            _S794 = 0.0f;
            _S795 = 0.0f;
            _S796 = 0.0f;
            _S797 = 0.0f;
            _S798 = 0.0f;
            _S803._S18 = 0.0f;
            _S806.value0_89 = _S793;
            _S807 = _S786;
            _S808 = _S786;
            _S799 = 0.0f;
            _S800 = 0.0f;
            _S809.value0_90 = _S792;
            _S811.value0_91 = _S787;
            _S804._S18 = 0.0f;
            _S813._S39 = _S786;
            _S813._S40 = _S786;
            _S810.value0_90 = _S792;
        }
        var _S853 : s_bwdCallableCtx_abs_0 = _S803;
        var _S854 : s_bwdCallableCtx_fresnel_conductor_0 = _S811;
        var _S855 : s_bwdCallableCtx_abs_0 = _S804;
        _S811.value0_91 = _S787;
        _S803._S18 = 0.0f;
        _S814 = _S833;
        _S804 = _S853;
        _S812 = _S854;
        _S805 = _S855;
        _S801 = _S831;
        _S802 = _S832;
        _S815.value0_92 = _S830;
        _S816.value0_93 = _S827;
        _S817.value0_94 = _S824;
    }
    var _S856 : vec3<f32>;
    var _S857 : vec2<f32>;
    var _S858 : vec2<f32>;
    if(_S779.value0_77.value3_6)
    {
        var _S859 : f32 = 0.0f;
        var _S860 : vec3<f32> = _S786;
        var _S861 : vec3<f32> = _S786;
        s_bwdProp_fresnel_conductor_0(_S811, &(_S859), &(_S860), &(_S861), _S785.weight_5);
        var _S862 : f32 = 0.0f;
        s_bwdProp_abs_0(_S803, &(_S862), _S859);
        var _S863 : vec3<f32> = vec3<f32>(- _S785.wi_1[i32(0)], - _S785.wi_1[i32(1)], _S862 + _S785.wi_1[i32(2)]);
        _S807 = _S860;
        _S808 = _S861;
        _S857 = _S788;
        _S856 = _S863;
        _S858 = _S788;
    }
    else
    {
        var _S864 : vec3<f32>;
        var _S865 : vec3<f32>;
        if(_S814)
        {
            var _S866 : f32 = _S785.pdf_10 / _S794;
            var _S867 : f32 = _S795 * - _S866;
            var _S868 : f32 = _S796 * _S866;
            var _S869 : f32 = _S797 * _S867;
            var _S870 : f32 = 4.0f * (_S798 * _S867);
            var _S871 : f32 = 0.0f;
            s_bwdProp_abs_0(_S804, &(_S871), _S870);
            var _S872 : vec2<f32> = _S788;
            var _S873 : vec3<f32> = _S786;
            s_bwdProp_ggx_density_0(_S806, &(_S872), &(_S873), _S868);
            var _S874 : vec3<f32> = _S807 * _S785.weight_5;
            var _S875 : vec3<f32> = _S808 * _S785.weight_5;
            var _S876 : f32 = (_S874[i32(0)] + _S874[i32(1)] + _S874[i32(2)]) / _S799;
            var _S877 : f32 = _S798 * - _S876;
            var _S878 : f32 = _S800 * _S876;
            var _S879 : vec2<f32> = _S788;
            var _S880 : vec3<f32> = _S786;
            s_bwdProp_ggx_lambda_0(_S809, &(_S879), &(_S880), _S877);
            var _S881 : f32 = 0.0f;
            var _S882 : vec3<f32> = _S786;
            var _S883 : vec3<f32> = _S786;
            s_bwdProp_fresnel_conductor_0(_S812, &(_S881), &(_S882), &(_S883), _S875);
            var _S884 : f32 = 0.0f;
            s_bwdProp_abs_0(_S805, &(_S884), _S881);
            var _S885 : vec3<f32> = _S786;
            var _S886 : vec3<f32> = _S786;
            s_bwdProp_dot_0(_S813, &(_S885), &(_S886), _S884);
            var _S887 : f32 = _S869 + _S878 + _S877;
            var _S888 : vec2<f32> = _S788;
            var _S889 : vec3<f32> = _S786;
            s_bwdProp_ggx_lambda_0(_S810, &(_S888), &(_S889), _S887);
            var _S890 : vec3<f32> = _S873 + _S886;
            var _S891 : vec2<f32> = _S872 + _S879 + _S888;
            var _S892 : vec3<f32> = _S885 + _S889;
            var _S893 : vec3<f32> = _S880 + _S785.wi_1;
            _S794 = _S871;
            _S807 = _S893;
            _S808 = _S890;
            _S857 = _S891;
            _S856 = _S892;
            _S864 = _S882;
            _S865 = _S883;
        }
        else
        {
            _S794 = 0.0f;
            _S807 = _S786;
            _S808 = _S786;
            _S857 = _S788;
            _S856 = _S786;
            _S864 = _S786;
            _S865 = _S786;
        }
        var _S894 : f32 = _S802 * 0.0f + _S794;
        var _S895 : vec3<f32> = _S807 + vec3<f32>(0.0f, 0.0f, _S801 * 0.0f);
        var _S896 : vec3<f32> = _S786;
        var _S897 : vec3<f32> = _S786;
        s_bwdProp_mirrored_0(_S815, &(_S896), &(_S897), _S895);
        var _S898 : vec3<f32> = _S897 + _S808;
        var _S899 : vec2<f32> = _S788;
        var _S900 : vec3<f32> = _S786;
        var _S901 : vec2<f32> = _S788;
        s_bwdProp_ggx_sample_visible_0(_S816, &(_S899), &(_S900), &(_S901), _S898);
        var _S902 : vec2<f32> = _S899 + _S857;
        var _S903 : vec2<f32> = _S788;
        s_bwdProp_ggx_widths_0(_S817, &(_S903), _S902);
        var _S904 : vec3<f32> = _S896 + _S900 + _S856 + vec3<f32>(0.0f, 0.0f, _S894);
        _S807 = _S864;
        _S808 = _S865;
        _S857 = _S903;
        _S856 = _S904;
        _S858 = _S901;
    }
    (*_S780) = _S807;
    (*_S781) = _S808;
    (*_S782) = _S857;
    (*_S783) = _S856;
    (*_S784) = _S858;
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

fn s_bwdProp_refracted_0( _S905 : s_bwdCallableCtx_refracted_0,  _S906 : ptr<function, vec3<f32>>,  _S907 : ptr<function, vec3<f32>>,  _S908 : Refraction_Differential_0)
{
    var _S909 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S910 : vec3<f32> = vec3<f32>(0.0f);
    var _S911 : Tuple_5 = s_apply_dot_0(_S905.value0_104.value0_101, _S905.value0_104.value1_26);
    var _S912 : s_bwdCallableCtx_dot_0;
    _S912._S39 = _S905.value0_104.value0_101;
    _S912._S40 = _S905.value0_104.value1_26;
    var _S913 : s_bwdCallableCtx_dot_0 = _S912;
    var _S914 : bool = (_S911.value0_5) < 0.0f;
    var cos_i_2 : f32;
    var eta_9 : f32;
    var m_5 : vec3<f32>;
    if(_S914)
    {
        var _S915 : vec3<f32> = (vec3<f32>(0) - _S905.value0_104.value1_26);
        var _S916 : f32 = 1.0f / _S905.value0_104.value2_13;
        cos_i_2 = - _S911.value0_5;
        eta_9 = _S916;
        m_5 = _S915;
    }
    else
    {
        cos_i_2 = _S911.value0_5;
        eta_9 = _S905.value0_104.value2_13;
        m_5 = _S905.value0_104.value1_26;
    }
    var _S917 : Tuple_14 = s_apply_sqr_0(cos_i_2);
    var _S918 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S918.value0_97 = cos_i_2;
    var _S919 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S918 );
    var _S920 : f32 = 1.0f - _S917.value0_17;
    var _S921 : Tuple_1 = s_apply_max_0(_S920, 0.0f);
    var _S922 : s_bwdCallableCtx_max_0;
    _S922._S10 = _S920;
    _S922._S11 = 0.0f;
    var _S923 : s_bwdCallableCtx_max_0 = _S922;
    var _S924 : f32 = eta_9 * eta_9;
    var sin2_t_2 : f32 = _S921.value0_1 / _S924;
    var _S925 : f32 = _S924 * _S924;
    var _S926 : bool = sin2_t_2 < 1.0f;
    var _S927 : vec3<f32>;
    var _S928 : vec3<f32>;
    var _S929 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S926)
    {
        var _S930 : f32 = 1.0f - sin2_t_2;
        var _S931 : Tuple_25 = s_apply_safe_sqrt_0(_S930);
        var _S932 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S932.value0_81 = _S930;
        var _S933 : vec3<f32> = vec3<f32>((cos_i_2 / eta_9 - _S931.value0_28));
        _S927 = vec3<f32>((1.0f / eta_9));
        _S928 = _S933;
        cos_i_2 = _S924;
        _S929.value0_82 = _S932;
    }
    else
    {
        _S927 = _S910;
        _S928 = _S910;
        cos_i_2 = 0.0f;
        _S929.value0_82 = _S909;
    }
    if(_S926)
    {
        var _S934 : vec3<f32> = _S927 * (vec3<f32>(0) - _S908.direction_10);
        var _S935 : vec3<f32> = m_5 * _S908.direction_10;
        var _S936 : vec3<f32> = _S928 * _S908.direction_10;
        var _S937 : f32 = _S935[i32(0)] + _S935[i32(1)] + _S935[i32(2)];
        var _S938 : f32 = - _S937;
        var _S939 : f32 = eta_9 * (_S937 / cos_i_2);
        var _S940 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S929, &(_S940), _S938);
        cos_i_2 = - _S940;
        eta_9 = _S939;
        m_5 = _S936;
        _S927 = _S934;
    }
    else
    {
        cos_i_2 = 0.0f;
        eta_9 = 0.0f;
        m_5 = _S910;
        _S927 = _S910;
    }
    var _S941 : f32 = _S924 * (cos_i_2 / _S925);
    var _S942 : f32 = 0.0f;
    var _S943 : f32 = 0.0f;
    s_bwdProp_max_0(_S923, &(_S942), &(_S943), _S941);
    var _S944 : f32 = - _S942;
    var _S945 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S919, &(_S945), _S944);
    var _S946 : f32 = _S945 + eta_9;
    if(_S914)
    {
        var _S947 : vec3<f32> = (vec3<f32>(0) - m_5);
        cos_i_2 = - _S946;
        m_5 = _S947;
    }
    else
    {
        cos_i_2 = _S946;
    }
    var _S948 : vec3<f32> = _S910;
    var _S949 : vec3<f32> = _S910;
    s_bwdProp_dot_0(_S913, &(_S948), &(_S949), cos_i_2);
    var _S950 : vec3<f32> = _S949 + m_5;
    (*_S906) = _S948 + _S927;
    (*_S907) = _S950;
    return;
}

fn s_bwdProp_fresnel_dielectric_0( _S951 : s_bwdCallableCtx_fresnel_dielectric_0,  _S952 : ptr<function, f32>,  _S953 : f32)
{
    var _S954 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S955 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S956 : bool = (_S951.value0_103.value0_102) < 0.0f;
    var cos_i_3 : f32;
    var eta_10 : f32;
    if(_S956)
    {
        var _S957 : f32 = 1.0f / _S951.value0_103.value1_27;
        cos_i_3 = - _S951.value0_103.value0_102;
        eta_10 = _S957;
    }
    else
    {
        cos_i_3 = _S951.value0_103.value0_102;
        eta_10 = _S951.value0_103.value1_27;
    }
    var _S958 : Tuple_14 = s_apply_sqr_0(cos_i_3);
    var _S959 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S959.value0_97 = cos_i_3;
    var _S960 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S959 );
    var _S961 : f32 = eta_10 * eta_10;
    var sin2_t_3 : f32 = (1.0f - _S958.value0_17) / _S961;
    var _S962 : f32 = _S961 * _S961;
    var _S963 : bool = sin2_t_3 < 1.0f;
    var _S964 : f32;
    var _S965 : f32;
    var _S966 : f32;
    var _S967 : f32;
    var _S968 : f32;
    var _S969 : s_bwdCallableCtx_sqr_0;
    var _S970 : s_bwdCallableCtx_sqr_0;
    var _S971 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S963)
    {
        var _S972 : f32 = 1.0f - sin2_t_3;
        var _S973 : Tuple_25 = s_apply_safe_sqrt_0(_S972);
        var _S974 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S974.value0_81 = _S972;
        var _S975 : f32 = eta_10 * cos_i_3;
        var _S976 : f32 = _S975 - _S973.value0_28;
        var _S977 : f32 = _S975 + _S973.value0_28;
        var _S978 : f32 = _S977 * _S977;
        var _S979 : f32 = eta_10 * _S973.value0_28;
        var _S980 : f32 = cos_i_3 - _S979;
        var _S981 : f32 = cos_i_3 + _S979;
        var perpendicular_2 : f32 = _S980 / _S981;
        var _S982 : f32 = _S981 * _S981;
        var _S983 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S983.value0_97 = _S976 / _S977;
        var _S984 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S984.value0_97 = perpendicular_2;
        _S969.value0_98 = _S984;
        _S970.value0_98 = _S983;
        cos_i_3 = _S982;
        _S964 = _S980;
        _S965 = _S981;
        _S966 = _S978;
        _S967 = _S976;
        _S968 = _S977;
        _S971.value0_82 = _S974;
    }
    else
    {
        _S969.value0_98 = _S955;
        _S970.value0_98 = _S955;
        cos_i_3 = 0.0f;
        _S964 = 0.0f;
        _S965 = 0.0f;
        _S966 = 0.0f;
        _S967 = 0.0f;
        _S968 = 0.0f;
        _S971.value0_82 = _S954;
    }
    if(_S963)
    {
        var _S985 : f32 = 0.5f * _S953;
        var _S986 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S969, &(_S986), _S985);
        var _S987 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S970, &(_S987), _S985);
        var _S988 : f32 = _S986 / cos_i_3;
        var _S989 : f32 = _S964 * - _S988;
        var _S990 : f32 = _S965 * _S988;
        var _S991 : f32 = _S987 / _S966;
        var _S992 : f32 = _S967 * - _S991;
        var _S993 : f32 = _S968 * _S991;
        var _S994 : f32 = eta_10 * (_S992 + _S993);
        var _S995 : f32 = eta_10 * (_S989 + - _S990) + _S992 + - _S993;
        var _S996 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S971, &(_S996), _S995);
        var _S997 : f32 = _S989 + _S990 + _S994;
        cos_i_3 = - _S996;
        eta_10 = _S997;
    }
    else
    {
        cos_i_3 = 0.0f;
        eta_10 = 0.0f;
    }
    var _S998 : f32 = - (_S961 * (cos_i_3 / _S962));
    var _S999 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S960, &(_S999), _S998);
    var _S1000 : f32 = _S999 + eta_10;
    if(_S956)
    {
        cos_i_3 = - _S1000;
    }
    else
    {
        cos_i_3 = _S1000;
    }
    (*_S952) = cos_i_3;
    return;
}

fn s_bwdProp_smooth_dielectric_sample_0( _S1001 : s_bwdCallableCtx_smooth_dielectric_sample_0,  _S1002 : ptr<function, vec3<f32>>,  _S1003 : BsdfSample_Differential_0)
{
    var _S1004 : vec3<f32> = vec3<f32>(0.0f);
    var _S1005 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S1004, _S1004, 0.0f );
    var _S1006 : f32 = _S1001.value0_75.value1_18.z;
    var _S1007 : Tuple_37 = s_apply_fresnel_dielectric_0(_S1006, _S1001.value0_75.value0_73);
    var _S1008 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S1008.value0_102 = _S1006;
    _S1008.value1_27 = _S1001.value0_75.value0_73;
    var _S1009 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S1008 );
    var _S1010 : bool = (_S1001.value0_75.value2_8) < (_S1007.value0_40);
    var _S1011 : bool;
    var _S1012 : s_bwdCallableCtx_refracted_0;
    if(_S1010)
    {
        _S1011 = false;
        _S1012.value0_104 = _S1005;
    }
    else
    {
        const _S1013 : vec3<f32> = vec3<f32>(0.0f, 0.0f, 1.0f);
        var _S1014 : Tuple_46 = s_apply_refracted_0(_S1001.value0_75.value1_18, _S1013, _S1001.value0_75.value0_73);
        var _S1015 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S1015.value0_101 = _S1001.value0_75.value1_18;
        _S1015.value1_26 = _S1013;
        _S1015.value2_13 = _S1001.value0_75.value0_73;
        _S1011 = _S1014.value0_49.valid_5;
        _S1012.value0_104 = _S1015;
    }
    var _S1016 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
    var _S1017 : f32;
    var _S1018 : vec3<f32>;
    if(_S1010)
    {
        var _S1019 : vec3<f32> = vec3<f32>(- _S1003.wi_1[i32(0)], - _S1003.wi_1[i32(1)], 0.0f);
        _S1017 = _S1003.wi_1[i32(2)];
        _S1018 = _S1019;
    }
    else
    {
        var _S1020 : Refraction_Differential_0;
        if(_S1011)
        {
            var _S1021 : Refraction_Differential_0 = _S1016;
            _S1021.direction_10 = _S1003.wi_1;
            _S1020 = Refraction_x24_syn_dadd_0(_S1016, _S1021);
        }
        else
        {
            _S1020 = _S1016;
        }
        var _S1022 : vec3<f32> = _S1004;
        var _S1023 : vec3<f32> = _S1004;
        s_bwdProp_refracted_0(_S1012, &(_S1022), &(_S1023), _S1020);
        _S1017 = 0.0f;
        _S1018 = _S1022;
    }
    var _S1024 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S1009, &(_S1024), 0.0f);
    (*_S1002) = _S1018 + vec3<f32>(0.0f, 0.0f, _S1024 + _S1017);
    return;
}

fn s_bwdProp_rough_dielectric_sample_0( _S1025 : s_bwdCallableCtx_rough_dielectric_sample_0,  _S1026 : ptr<function, vec2<f32>>,  _S1027 : ptr<function, vec3<f32>>,  _S1028 : ptr<function, vec2<f32>>,  _S1029 : BsdfSample_Differential_0)
{
    var _S1030 : vec3<f32> = vec3<f32>(0.0f);
    var _S1031 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S1030, _S1030 );
    var _S1032 : vec2<f32> = vec2<f32>(0.0f);
    var _S1033 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1032, _S1030 );
    var _S1034 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S1030, _S1030, 0.0f );
    var _S1035 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1036 : Tuple_31 = s_apply_ggx_widths_0(_S1025.value0_76.value1_19);
    var _S1037 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
    _S1037.value0_84 = _S1025.value0_76.value1_19;
    var _S1038 : s_bwdCallableCtx_ggx_widths_0 = s_bwdCallableCtx_ggx_widths_0( _S1037 );
    var _S1039 : Tuple_43 = s_apply_ggx_sample_visible_0(_S1036.value0_34, _S1025.value0_76.value2_9, _S1025.value0_76.value3_7);
    var _S1040 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
    _S1040.value0_85 = _S1036.value0_34;
    _S1040.value1_21 = _S1025.value0_76.value2_9;
    _S1040.value2_11 = _S1025.value0_76.value3_7;
    var _S1041 : s_bwdCallableCtx_ggx_sample_visible_0 = s_bwdCallableCtx_ggx_sample_visible_0( _S1040 );
    var _S1042 : Tuple_5 = s_apply_dot_0(_S1025.value0_76.value2_9, _S1039.value0_46);
    var _S1043 : s_bwdCallableCtx_dot_0;
    _S1043._S39 = _S1025.value0_76.value2_9;
    _S1043._S40 = _S1039.value0_46;
    var _S1044 : s_bwdCallableCtx_dot_0 = _S1043;
    var _S1045 : Tuple_37 = s_apply_fresnel_dielectric_0(_S1042.value0_5, _S1025.value0_76.value0_74);
    var _S1046 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S1046.value0_102 = _S1042.value0_5;
    _S1046.value1_27 = _S1025.value0_76.value0_74;
    var _S1047 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S1046 );
    var _S1048 : Tuple_32 = s_apply_ggx_lambda_0(_S1036.value0_34, _S1025.value0_76.value2_9);
    var _S1049 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
    _S1049.value0_87 = _S1036.value0_34;
    _S1049.value1_23 = _S1025.value0_76.value2_9;
    var _S1050 : s_bwdCallableCtx_ggx_lambda_0 = s_bwdCallableCtx_ggx_lambda_0( _S1049 );
    var masking_o_4 : f32 = 1.0f + _S1048.value0_35;
    var _S1051 : Tuple_33 = s_apply_ggx_density_0(_S1036.value0_34, _S1039.value0_46);
    var _S1052 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
    _S1052.value0_88 = _S1036.value0_34;
    _S1052.value1_24 = _S1039.value0_46;
    var _S1053 : s_bwdCallableCtx_ggx_density_0 = s_bwdCallableCtx_ggx_density_0( _S1052 );
    var _S1054 : Tuple_2 = s_apply_abs_0(_S1042.value0_5);
    var _S1055 : s_bwdCallableCtx_abs_0;
    _S1055._S18 = _S1042.value0_5;
    var _S1056 : s_bwdCallableCtx_abs_0 = _S1055;
    var _S1057 : f32 = _S1051.value0_36 * _S1054.value0_2;
    var _S1058 : f32 = _S1025.value0_76.value2_9.z;
    var _S1059 : Tuple_2 = s_apply_abs_0(_S1058);
    var _S1060 : s_bwdCallableCtx_abs_0;
    _S1060._S18 = _S1058;
    var _S1061 : s_bwdCallableCtx_abs_0 = _S1060;
    var _S1062 : f32 = masking_o_4 * _S1059.value0_2;
    var visible_1 : f32 = _S1057 / _S1062;
    var _S1063 : f32 = _S1062 * _S1062;
    var _S1064 : bool = (_S1025.value0_76.value4_5) < (_S1045.value0_40);
    var _S1065 : bool;
    var _S1066 : bool;
    var _S1067 : bool;
    var _S1068 : f32;
    var crossing_3 : f32;
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
    var _S1081 : f32;
    var _S1082 : f32;
    var _S1083 : f32;
    var _S1084 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1085 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1086 : s_bwdCallableCtx_sqr_0;
    var _S1087 : s_bwdCallableCtx_abs_0;
    var _S1088 : s_bwdCallableCtx_dot_0;
    var _S1089 : s_bwdCallableCtx_mirrored_0;
    var _S1090 : s_bwdCallableCtx_refracted_0;
    if(_S1064)
    {
        var _S1091 : Tuple_44 = s_apply_mirrored_0(_S1025.value0_76.value2_9, _S1039.value0_46);
        var _S1092 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S1092.value0_86 = _S1025.value0_76.value2_9;
        _S1092.value1_22 = _S1039.value0_46;
        var _S1093 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S1092;
        var _S1094 : f32 = _S1091.value0_47.z;
        var _S1095 : bool = (_S1058 * _S1094) > 0.0f;
        if(_S1095)
        {
            var _S1096 : Tuple_32 = s_apply_ggx_lambda_0(_S1036.value0_34, _S1091.value0_47);
            var _S1097 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S1097.value0_87 = _S1036.value0_34;
            _S1097.value1_23 = _S1091.value0_47;
            var _S1098 : f32 = masking_o_4 + _S1096.value0_35;
            var _S1099 : f32 = _S1098 * _S1098;
            var _S1100 : f32 = _S1045.value0_40 * visible_1;
            var _S1101 : f32 = 4.0f * _S1054.value0_2;
            _S1068 = _S1101 * _S1101;
            crossing_3 = _S1100;
            _S1069 = _S1101;
            _S1070 = _S1099;
            _S1071 = _S1098;
            _S1084.value0_90 = _S1097;
        }
        else
        {
            _S1068 = 0.0f;
            crossing_3 = 0.0f;
            _S1069 = 0.0f;
            _S1070 = 0.0f;
            _S1071 = 0.0f;
            _S1084.value0_90 = _S1033;
        }
        _S1065 = _S1095;
        _S1072 = _S1094;
        _S1089.value0_92 = _S1093;
        _S1066 = false;
        _S1073 = 0.0f;
        _S1074 = 0.0f;
        _S1075 = 0.0f;
        _S1076 = 0.0f;
        _S1077 = 0.0f;
        _S1078 = 0.0f;
        _S1085.value0_90 = _S1033;
        _S1079 = 0.0f;
        _S1080 = 0.0f;
        _S1081 = 0.0f;
        _S1086.value0_98 = _S1035;
        _S1082 = 0.0f;
        _S1087._S18 = 0.0f;
        _S1088._S39 = _S1030;
        _S1088._S40 = _S1030;
        _S1067 = false;
        _S1083 = 0.0f;
        _S1090.value0_104 = _S1034;
    }
    else
    {
        var _S1102 : Tuple_46 = s_apply_refracted_0(_S1025.value0_76.value2_9, _S1039.value0_46, _S1025.value0_76.value0_74);
        var _S1103 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S1103.value0_101 = _S1025.value0_76.value2_9;
        _S1103.value1_26 = _S1039.value0_46;
        _S1103.value2_13 = _S1025.value0_76.value0_74;
        var _S1104 : s_paramCtx_s_bwdCallableCtx_refracted_0 = _S1103;
        if(_S1102.value0_49.valid_5)
        {
            var _S1105 : f32 = _S1102.value0_49.direction_8.z;
            _S1065 = (_S1058 * _S1105) < 0.0f;
            _S1068 = _S1105;
        }
        else
        {
            _S1065 = false;
            _S1068 = 0.0f;
        }
        if(_S1065)
        {
            if(_S1058 > 0.0f)
            {
                crossing_3 = _S1025.value0_76.value0_74;
            }
            else
            {
                crossing_3 = 1.0f / _S1025.value0_76.value0_74;
            }
            var _S1106 : Tuple_5 = s_apply_dot_0(_S1102.value0_49.direction_8, _S1039.value0_46);
            var _S1107 : s_bwdCallableCtx_dot_0;
            _S1107._S39 = _S1102.value0_49.direction_8;
            _S1107._S40 = _S1039.value0_46;
            var _S1108 : Tuple_2 = s_apply_abs_0(_S1106.value0_5);
            var _S1109 : s_bwdCallableCtx_abs_0;
            _S1109._S18 = _S1106.value0_5;
            var _S1110 : f32 = crossing_3 * crossing_3;
            var _S1111 : f32 = _S1106.value0_5 + _S1042.value0_5 / crossing_3;
            var _S1112 : Tuple_14 = s_apply_sqr_0(_S1111);
            var _S1113 : s_paramCtx_s_bwdCallableCtx_sqr_0;
            _S1113.value0_97 = _S1111;
            var jacobian_1 : f32 = _S1108.value0_2 / _S1112.value0_17;
            var _S1114 : f32 = _S1112.value0_17 * _S1112.value0_17;
            var _S1115 : Tuple_32 = s_apply_ggx_lambda_0(_S1036.value0_34, _S1102.value0_49.direction_8);
            var _S1116 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S1116.value0_87 = _S1036.value0_34;
            _S1116.value1_23 = _S1102.value0_49.direction_8;
            var _S1117 : f32 = (masking_o_4 + _S1115.value0_35) * crossing_3 * crossing_3;
            var _S1118 : f32 = _S1117 * _S1117;
            var _S1119 : f32 = 1.0f - _S1045.value0_40;
            var _S1120 : f32 = crossing_3;
            crossing_3 = _S1119 * visible_1;
            _S1069 = jacobian_1;
            _S1070 = _S1119;
            _S1071 = _S1118;
            _S1072 = _S1117;
            _S1073 = _S1120;
            _S1084.value0_90 = _S1116;
            _S1074 = _S1114;
            _S1075 = _S1108.value0_2;
            _S1076 = _S1112.value0_17;
            _S1086.value0_98 = _S1113;
            _S1077 = _S1110;
            _S1087 = _S1109;
            _S1088 = _S1107;
        }
        else
        {
            crossing_3 = 0.0f;
            _S1069 = 0.0f;
            _S1070 = 0.0f;
            _S1071 = 0.0f;
            _S1072 = 0.0f;
            _S1073 = 0.0f;
            _S1084.value0_90 = _S1033;
            _S1074 = 0.0f;
            _S1075 = 0.0f;
            _S1076 = 0.0f;
            _S1086.value0_98 = _S1035;
            _S1077 = 0.0f;
            _S1087._S18 = 0.0f;
            _S1088._S39 = _S1030;
            _S1088._S40 = _S1030;
        }
        var _S1121 : bool = _S1065;
        var _S1122 : f32 = _S1068;
        var _S1123 : f32 = crossing_3;
        var _S1124 : f32 = _S1069;
        var _S1125 : f32 = _S1070;
        var _S1126 : f32 = _S1071;
        var _S1127 : f32 = _S1072;
        var _S1128 : f32 = _S1073;
        var _S1129 : s_bwdCallableCtx_ggx_lambda_0 = _S1084;
        var _S1130 : f32 = _S1074;
        var _S1131 : f32 = _S1075;
        var _S1132 : f32 = _S1076;
        var _S1133 : f32 = _S1077;
        _S1065 = false;
        _S1068 = 0.0f;
        crossing_3 = 0.0f;
        _S1069 = 0.0f;
        _S1070 = 0.0f;
        _S1071 = 0.0f;
        _S1084.value0_90 = _S1033;
        _S1072 = 0.0f;
        _S1089.value0_92 = _S1031;
        _S1066 = _S1121;
        _S1073 = _S1123;
        _S1074 = _S1124;
        _S1075 = _S1125;
        _S1076 = _S1126;
        _S1077 = _S1127;
        _S1078 = _S1128;
        _S1085 = _S1129;
        _S1079 = _S1130;
        _S1080 = _S1131;
        _S1081 = _S1132;
        _S1082 = _S1133;
        _S1067 = _S1102.value0_49.valid_5;
        _S1083 = _S1122;
        _S1090.value0_104 = _S1104;
    }
    var _S1134 : vec3<f32>;
    var _S1135 : vec3<f32>;
    var _S1136 : vec2<f32>;
    if(_S1064)
    {
        if(_S1065)
        {
            var _S1137 : f32 = _S1029.pdf_10 / _S1068;
            var _S1138 : f32 = _S1069 * _S1137;
            var _S1139 : f32 = 4.0f * (crossing_3 * - _S1137);
            var _S1140 : f32 = _S1045.value0_40 * _S1138;
            var _S1141 : f32 = visible_1 * _S1138;
            var _S1142 : f32 = (_S1029.weight_5[i32(0)] + _S1029.weight_5[i32(1)] + _S1029.weight_5[i32(2)]) / _S1070;
            var _S1143 : f32 = masking_o_4 * - _S1142;
            var _S1144 : f32 = _S1071 * _S1142;
            var _S1145 : vec2<f32> = _S1032;
            var _S1146 : vec3<f32> = _S1030;
            s_bwdProp_ggx_lambda_0(_S1084, &(_S1145), &(_S1146), _S1143);
            var _S1147 : f32 = _S1144 + _S1143;
            _S1134 = _S1146 + _S1029.wi_1;
            _S1068 = _S1140;
            crossing_3 = _S1139;
            _S1069 = _S1147;
            _S1070 = _S1141;
            _S1136 = _S1145;
        }
        else
        {
            _S1134 = _S1030;
            _S1068 = 0.0f;
            crossing_3 = 0.0f;
            _S1069 = 0.0f;
            _S1070 = 0.0f;
            _S1136 = _S1032;
        }
        var _S1148 : f32 = _S1072 * 0.0f;
        var _S1149 : vec3<f32> = _S1134 + vec3<f32>(0.0f, 0.0f, _S1058 * 0.0f);
        var _S1150 : vec3<f32> = _S1030;
        var _S1151 : vec3<f32> = _S1030;
        s_bwdProp_mirrored_0(_S1089, &(_S1150), &(_S1151), _S1149);
        var _S1152 : f32 = crossing_3;
        var _S1153 : f32 = _S1069;
        var _S1154 : f32 = _S1070;
        crossing_3 = _S1148;
        _S1069 = _S1152;
        _S1070 = _S1153;
        _S1071 = _S1154;
        _S1072 = 0.0f;
        _S1134 = _S1151;
        _S1135 = _S1150;
    }
    else
    {
        if(_S1066)
        {
            var s_diff_jacobian_T_0 : f32 = _S1073 * _S1029.pdf_10;
            var _S1155 : f32 = _S1074 * _S1029.pdf_10;
            var _S1156 : f32 = _S1075 * _S1155;
            var _S1157 : f32 = - (visible_1 * _S1155);
            var _S1158 : f32 = (_S1029.weight_5[i32(0)] + _S1029.weight_5[i32(1)] + _S1029.weight_5[i32(2)]) / _S1076;
            var _S1159 : f32 = _S1077 * _S1158;
            var _S1160 : f32 = _S1078 * (_S1078 * (masking_o_4 * - _S1158));
            var _S1161 : vec2<f32> = _S1032;
            var _S1162 : vec3<f32> = _S1030;
            s_bwdProp_ggx_lambda_0(_S1085, &(_S1161), &(_S1162), _S1160);
            var _S1163 : f32 = s_diff_jacobian_T_0 / _S1079;
            var _S1164 : f32 = _S1080 * - _S1163;
            var _S1165 : f32 = _S1081 * _S1163;
            var _S1166 : f32 = 0.0f;
            s_bwdProp_sqr_0(_S1086, &(_S1166), _S1164);
            var _S1167 : f32 = _S1078 * (_S1166 / _S1082);
            var _S1168 : f32 = 0.0f;
            s_bwdProp_abs_0(_S1087, &(_S1168), _S1165);
            var _S1169 : f32 = _S1166 + _S1168;
            var _S1170 : vec3<f32> = _S1030;
            var _S1171 : vec3<f32> = _S1030;
            s_bwdProp_dot_0(_S1088, &(_S1170), &(_S1171), _S1169);
            var _S1172 : f32 = _S1159 + _S1160;
            _S1134 = _S1162 + _S1029.wi_1 + _S1170;
            _S1135 = _S1171;
            _S1068 = _S1156;
            crossing_3 = _S1172;
            _S1069 = _S1157;
            _S1070 = _S1167;
            _S1136 = _S1161;
        }
        else
        {
            _S1134 = _S1030;
            _S1135 = _S1030;
            _S1068 = 0.0f;
            crossing_3 = 0.0f;
            _S1069 = 0.0f;
            _S1070 = 0.0f;
            _S1136 = _S1032;
        }
        if(_S1067)
        {
            var _S1173 : f32 = _S1083 * 0.0f;
            _S1134 = _S1134 + vec3<f32>(0.0f, 0.0f, _S1058 * 0.0f);
            _S1071 = _S1173;
        }
        else
        {
            _S1071 = 0.0f;
        }
        var _S1174 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
        _S1174.direction_10 = _S1134;
        var _S1175 : vec3<f32> = _S1030;
        var _S1176 : vec3<f32> = _S1030;
        s_bwdProp_refracted_0(_S1090, &(_S1175), &(_S1176), _S1174);
        var _S1177 : vec3<f32> = _S1176 + _S1135;
        var _S1178 : f32 = crossing_3;
        var _S1179 : f32 = _S1069;
        var _S1180 : f32 = _S1070;
        crossing_3 = _S1071;
        _S1069 = 0.0f;
        _S1070 = _S1178;
        _S1071 = _S1179;
        _S1072 = _S1180;
        _S1134 = _S1177;
        _S1135 = _S1175;
    }
    var _S1181 : f32 = _S1068 / _S1063;
    var _S1182 : f32 = _S1057 * - _S1181;
    var _S1183 : f32 = _S1062 * _S1181;
    var _S1184 : f32 = masking_o_4 * _S1182;
    var _S1185 : f32 = _S1059.value0_2 * _S1182;
    var _S1186 : f32 = 0.0f;
    s_bwdProp_abs_0(_S1061, &(_S1186), _S1184);
    var _S1187 : f32 = _S1186 + crossing_3;
    var _S1188 : f32 = _S1054.value0_2 * _S1183;
    var _S1189 : f32 = _S1051.value0_36 * _S1183 + _S1069;
    var _S1190 : f32 = 0.0f;
    s_bwdProp_abs_0(_S1056, &(_S1190), _S1189);
    var _S1191 : vec2<f32> = _S1032;
    var _S1192 : vec3<f32> = _S1030;
    s_bwdProp_ggx_density_0(_S1053, &(_S1191), &(_S1192), _S1188);
    var _S1193 : f32 = _S1185 + _S1070;
    var _S1194 : vec2<f32> = _S1032;
    var _S1195 : vec3<f32> = _S1030;
    s_bwdProp_ggx_lambda_0(_S1050, &(_S1194), &(_S1195), _S1193);
    var _S1196 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S1047, &(_S1196), _S1071);
    var _S1197 : f32 = _S1190 + _S1196 + _S1072;
    var _S1198 : vec3<f32> = _S1030;
    var _S1199 : vec3<f32> = _S1030;
    s_bwdProp_dot_0(_S1044, &(_S1198), &(_S1199), _S1197);
    var _S1200 : vec3<f32> = _S1192 + _S1199 + _S1134;
    var _S1201 : vec2<f32> = _S1032;
    var _S1202 : vec3<f32> = _S1030;
    var _S1203 : vec2<f32> = _S1032;
    s_bwdProp_ggx_sample_visible_0(_S1041, &(_S1201), &(_S1202), &(_S1203), _S1200);
    var _S1204 : vec2<f32> = _S1191 + _S1194 + _S1201 + _S1136;
    var _S1205 : vec2<f32> = _S1032;
    s_bwdProp_ggx_widths_0(_S1038, &(_S1205), _S1204);
    var _S1206 : vec3<f32> = _S1195 + _S1198 + _S1202 + _S1135 + vec3<f32>(0.0f, 0.0f, _S1187);
    (*_S1026) = _S1205;
    (*_S1027) = _S1206;
    (*_S1028) = _S1203;
    return;
}

fn s_bwdProp_bsdf_sample_0( _S1207 : s_bwdCallableCtx_bsdf_sample_0,  _S1208 : ptr<function, Bsdf_Differential_0>,  _S1209 : ptr<function, vec3<f32>>,  _S1210 : ptr<function, vec2<f32>>,  _S1211 : BsdfSample_Differential_0)
{
    var _S1212 : vec3<f32> = vec3<f32>(0.0f);
    var _S1213 : vec2<f32> = vec2<f32>(0.0f);
    var _S1214 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0 = s_paramCtx_s_bwdCallableCtx_diffuse_sample_0( _S1212, _S1213 );
    var _S1215 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0 = s_paramCtx_s_bwdCallableCtx_conductor_sample_0( _S1212, _S1212, _S1213, false, _S1212, _S1213 );
    var _S1216 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0( 0.0f, _S1212, 0.0f );
    var _S1217 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0( 0.0f, _S1213, _S1212, _S1213, 0.0f );
    var _S1218 : bool = (_S1207.value0_66.value1_13.z) != 0.0f;
    var _S1219 : bool;
    var _S1220 : bool;
    var _S1221 : bool;
    var _S1222 : bool;
    var _S1223 : s_bwdCallableCtx_smooth_dielectric_sample_0;
    var _S1224 : s_bwdCallableCtx_rough_dielectric_sample_0;
    var _S1225 : s_bwdCallableCtx_conductor_sample_0;
    var _S1226 : s_bwdCallableCtx_diffuse_sample_0;
    if(_S1218)
    {
        var smooth_3 : bool = is_smooth_0(_S1207.value0_66.value0_65.alpha_2);
        var _S1227 : bool = (_S1207.value0_66.value0_65.kind_4) == u32(0);
        if(_S1227)
        {
            var _S1228 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0;
            _S1228.value0_71 = _S1207.value0_66.value1_13;
            _S1228.value1_16 = _S1207.value0_66.value2_6;
            _S1226.value0_78 = _S1228;
            _S1219 = false;
            _S1225.value0_77 = _S1215;
            _S1220 = false;
            _S1221 = false;
            _S1223.value0_75 = _S1216;
            _S1224.value0_76 = _S1217;
        }
        else
        {
            var _S1229 : bool = (_S1207.value0_66.value0_65.kind_4) == u32(1);
            if(_S1229)
            {
                var _S1230 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0;
                _S1230.value0_72 = _S1207.value0_66.value0_65.a_6;
                _S1230.value1_17 = _S1207.value0_66.value0_65.b_6;
                _S1230.value2_7 = _S1207.value0_66.value0_65.alpha_2;
                _S1230.value3_6 = smooth_3;
                _S1230.value4_4 = _S1207.value0_66.value1_13;
                _S1230.value5_4 = _S1207.value0_66.value2_6;
                _S1225.value0_77 = _S1230;
                _S1219 = false;
                _S1220 = false;
                _S1223.value0_75 = _S1216;
                _S1224.value0_76 = _S1217;
            }
            else
            {
                var _S1231 : bool = (_S1207.value0_66.value0_65.kind_4) == u32(2);
                if(_S1231)
                {
                    if(smooth_3)
                    {
                        _S1219 = true;
                    }
                    else
                    {
                        _S1219 = (_S1207.value0_66.value0_65.eta_3) == 1.0f;
                    }
                    if(_S1219)
                    {
                        var _S1232 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0;
                        _S1232.value0_73 = _S1207.value0_66.value0_65.eta_3;
                        _S1232.value1_18 = _S1207.value0_66.value1_13;
                        _S1232.value2_8 = _S1207.value0_66.value3_5;
                        _S1223.value0_75 = _S1232;
                        _S1224.value0_76 = _S1217;
                    }
                    else
                    {
                        var _S1233 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0;
                        _S1233.value0_74 = _S1207.value0_66.value0_65.eta_3;
                        _S1233.value1_19 = _S1207.value0_66.value0_65.alpha_2;
                        _S1233.value2_9 = _S1207.value0_66.value1_13;
                        _S1233.value3_7 = _S1207.value0_66.value2_6;
                        _S1233.value4_5 = _S1207.value0_66.value3_5;
                        _S1223.value0_75 = _S1216;
                        _S1224.value0_76 = _S1233;
                    }
                }
                else
                {
                    _S1219 = false;
                    _S1223.value0_75 = _S1216;
                    _S1224.value0_76 = _S1217;
                }
                var _S1234 : bool = _S1219;
                _S1225.value0_77 = _S1215;
                _S1219 = _S1231;
                _S1220 = _S1234;
            }
            var _S1235 : bool = _S1219;
            var _S1236 : bool = _S1220;
            _S1226.value0_78 = _S1214;
            _S1219 = _S1229;
            _S1220 = _S1235;
            _S1221 = _S1236;
        }
        var _S1237 : bool = _S1219;
        var _S1238 : bool = _S1220;
        var _S1239 : bool = _S1221;
        _S1219 = _S1227;
        _S1220 = _S1237;
        _S1221 = _S1238;
        _S1222 = _S1239;
    }
    else
    {
        _S1219 = false;
        _S1226.value0_78 = _S1214;
        _S1220 = false;
        _S1225.value0_77 = _S1215;
        _S1221 = false;
        _S1222 = false;
        _S1223.value0_75 = _S1216;
        _S1224.value0_76 = _S1217;
    }
    var _S1240 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S1241 : vec2<f32>;
    var _S1242 : vec3<f32>;
    var _S1243 : Bsdf_Differential_0;
    if(_S1218)
    {
        var _S1244 : vec2<f32>;
        if(_S1219)
        {
            var _S1245 : vec3<f32> = _S1212;
            var _S1246 : vec3<f32> = _S1212;
            var _S1247 : vec2<f32> = _S1213;
            s_bwdProp_diffuse_sample_0(_S1226, &(_S1245), &(_S1246), &(_S1247), _S1211);
            var _S1248 : Bsdf_Differential_0 = _S1240;
            _S1248.a_8 = _S1245;
            var _S1249 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S1240, _S1248);
            _S1241 = _S1213;
            _S1243 = _S1249;
            _S1242 = _S1246;
            _S1244 = _S1247;
        }
        else
        {
            if(_S1220)
            {
                var _S1250 : vec3<f32> = _S1212;
                var _S1251 : vec3<f32> = _S1212;
                var _S1252 : vec2<f32> = _S1213;
                var _S1253 : vec3<f32> = _S1212;
                var _S1254 : vec2<f32> = _S1213;
                s_bwdProp_conductor_sample_0(_S1225, &(_S1250), &(_S1251), &(_S1252), &(_S1253), &(_S1254), _S1211);
                var _S1255 : Bsdf_Differential_0 = _S1240;
                _S1255.b_8 = _S1251;
                _S1255.a_8 = _S1250;
                var _S1256 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S1240, _S1255);
                _S1241 = _S1252;
                _S1243 = _S1256;
                _S1242 = _S1253;
                _S1244 = _S1254;
            }
            else
            {
                if(_S1221)
                {
                    if(_S1222)
                    {
                        var _S1257 : vec3<f32> = _S1212;
                        s_bwdProp_smooth_dielectric_sample_0(_S1223, &(_S1257), _S1211);
                        _S1241 = _S1213;
                        _S1242 = _S1257;
                        _S1244 = _S1213;
                    }
                    else
                    {
                        var _S1258 : vec2<f32> = _S1213;
                        var _S1259 : vec3<f32> = _S1212;
                        var _S1260 : vec2<f32> = _S1213;
                        s_bwdProp_rough_dielectric_sample_0(_S1224, &(_S1258), &(_S1259), &(_S1260), _S1211);
                        _S1241 = _S1258;
                        _S1242 = _S1259;
                        _S1244 = _S1260;
                    }
                }
                else
                {
                    _S1241 = _S1213;
                    _S1242 = _S1212;
                    _S1244 = _S1213;
                }
                _S1243 = _S1240;
            }
        }
        var _S1261 : Bsdf_Differential_0 = _S1240;
        _S1261.alpha_4 = _S1241;
        _S1243 = Bsdf_x24_syn_dadd_0(_S1243, _S1261);
        _S1241 = _S1244;
    }
    else
    {
        _S1242 = _S1212;
        _S1243 = _S1240;
        _S1241 = _S1213;
    }
    (*_S1208) = _S1243;
    (*_S1209) = _S1242;
    (*_S1210) = _S1241;
    return;
}

fn s_bwdProp_scatter_0( _S1262 : s_bwdCallableCtx_scatter_0,  _S1263 : ptr<function, Bsdf_Differential_0>,  _S1264 : ptr<function, Frame_0>,  _S1265 : ptr<function, Surface_Differential_0>,  _S1266 : ptr<function, vec3<f32>>,  _S1267 : ptr<function, vec2<f32>>,  _S1268 : Departure_Differential_0)
{
    var _S1269 : s_paramCtx_s_bwdCallableCtx_bsdf_sample_0;
    _S1269.value0_65 = _S1262.value0_63.value0_58;
    _S1269.value1_13 = _S1262.value0_63.value3_4;
    _S1269.value2_6 = _S1262.value0_63.value4_3;
    _S1269.value3_5 = _S1262.value0_63.value5_3;
    var _S1270 : s_bwdCallableCtx_bsdf_sample_0 = s_bwdCallableCtx_bsdf_sample_0( _S1269 );
    var _S1271 : Tuple_48 = s_apply_to_world_0(_S1262.value0_63.value1_9, _S1262.value1_12.value0_7.wi_0);
    var _S1272 : s_paramCtx_s_bwdCallableCtx_to_world_0;
    _S1272.value0_67 = _S1262.value0_63.value1_9;
    _S1272.value1_14 = _S1262.value1_12.value0_7.wi_0;
    var _S1273 : s_bwdCallableCtx_to_world_0 = s_bwdCallableCtx_to_world_0( _S1272 );
    var _S1274 : s_paramCtx_s_bwdCallableCtx_ray_origin_0;
    _S1274.value0_69 = _S1262.value0_63.value2_4;
    _S1274.value1_15 = _S1271.value0_51;
    var _S1275 : s_bwdCallableCtx_ray_origin_0 = s_bwdCallableCtx_ray_origin_0( _S1274 );
    var _S1276 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S1277 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1278 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S1279 : vec3<f32> = vec3<f32>(0.0f);
    var _S1280 : Frame_0 = Frame_0( _S1279, _S1279, _S1279 );
    var _S1281 : Surface_Differential_0;
    _S1281.position_1 = _S1279;
    _S1281.frame_6 = _S1280;
    _S1281.b1_2 = 0.0f;
    _S1281.b2_2 = 0.0f;
    var _S1282 : vec3<f32> = _S1279;
    s_bwdProp_ray_origin_0(_S1275, &(_S1281), &(_S1282), _S1268.origin_4);
    var _S1283 : vec3<f32> = _S1268.direction_9 + _S1282;
    var _S1284 : Frame_0;
    _S1284.s_1 = _S1279;
    _S1284.t_1 = _S1279;
    _S1284.n_1 = _S1279;
    var _S1285 : vec3<f32> = _S1279;
    s_bwdProp_to_world_0(_S1273, &(_S1284), &(_S1285), _S1283);
    var _S1286 : BsdfSample_Differential_0 = BsdfSample_x24_syn_dzero_0();
    _S1286.pdf_10 = _S1268.pdf_9;
    _S1286.wi_1 = _S1285;
    _S1286.weight_5 = _S1268.weight_4;
    var _S1287 : vec2<f32> = vec2<f32>(0.0f);
    var _S1288 : Bsdf_Differential_0;
    _S1288.a_8 = _S1279;
    _S1288.b_8 = _S1279;
    _S1288.alpha_4 = _S1287;
    _S1288.coat_alpha_2 = _S1287;
    var _S1289 : vec3<f32> = _S1279;
    var _S1290 : vec2<f32> = _S1287;
    s_bwdProp_bsdf_sample_0(_S1270, &(_S1288), &(_S1289), &(_S1290), _S1286);
    var _S1291 : Frame_0 = Frame_x24_syn_dadd_0(_S1284, _S1278);
    var _S1292 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1281, _S1277);
    (*_S1263) = Bsdf_x24_syn_dadd_0(_S1288, _S1276);
    (*_S1264) = _S1291;
    (*_S1265) = _S1292;
    (*_S1266) = _S1289;
    (*_S1267) = _S1290;
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
    var _S1293 : vec3<f32> = vec3<f32>(0.0f);
    result_15.radiance_11 = _S1293;
    result_15.direction_11 = _S1293;
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
    var _S1294 : vec3<f32> = vec3<f32>(0.0f);
    result_17.direction_12 = _S1294;
    result_17.distance_5 = 0.0f;
    result_17.radiance_12 = _S1294;
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

fn s_bwdProp_power_heuristic_0( _S1295 : s_bwdCallableCtx_power_heuristic_0,  _S1296 : ptr<function, f32>,  _S1297 : ptr<function, f32>,  _S1298 : f32)
{
    var _S1299 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1300 : bool = (_S1295.value0_109.value0_106) > (_S1295.value0_109.value1_29);
    var _S1301 : f32;
    var _S1302 : f32;
    var _S1303 : f32;
    var _S1304 : f32;
    var _S1305 : f32;
    var _S1306 : f32;
    var _S1307 : s_bwdCallableCtx_sqr_0;
    var _S1308 : s_bwdCallableCtx_sqr_0;
    if(_S1300)
    {
        var _S1309 : f32 = _S1295.value0_109.value1_29 / _S1295.value0_109.value0_106;
        var _S1310 : f32 = _S1295.value0_109.value0_106 * _S1295.value0_109.value0_106;
        var _S1311 : Tuple_14 = s_apply_sqr_0(_S1309);
        var _S1312 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1312.value0_97 = _S1309;
        var _S1313 : f32 = 1.0f + _S1311.value0_17;
        _S1301 = _S1313 * _S1313;
        _S1307.value0_98 = _S1312;
        _S1302 = _S1310;
        _S1303 = 0.0f;
        _S1304 = 0.0f;
        _S1305 = 0.0f;
        _S1308.value0_98 = _S1299;
        _S1306 = 0.0f;
    }
    else
    {
        var _S1314 : f32 = _S1295.value0_109.value0_106 / _S1295.value0_109.value1_29;
        var _S1315 : f32 = _S1295.value0_109.value1_29 * _S1295.value0_109.value1_29;
        var _S1316 : Tuple_14 = s_apply_sqr_0(_S1314);
        var _S1317 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1317.value0_97 = _S1314;
        var _S1318 : f32 = _S1316.value0_17 + 1.0f;
        var _S1319 : f32 = _S1318 * _S1318;
        _S1301 = 0.0f;
        _S1307.value0_98 = _S1299;
        _S1302 = 0.0f;
        _S1303 = _S1319;
        _S1304 = _S1316.value0_17;
        _S1305 = _S1318;
        _S1308.value0_98 = _S1317;
        _S1306 = _S1315;
    }
    if(_S1300)
    {
        var _S1320 : f32 = - (_S1298 / _S1301);
        var _S1321 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1307, &(_S1321), _S1320);
        var _S1322 : f32 = _S1321 / _S1302;
        var _S1323 : f32 = _S1295.value0_109.value0_106 * _S1322;
        _S1301 = _S1295.value0_109.value1_29 * - _S1322;
        _S1302 = _S1323;
    }
    else
    {
        var _S1324 : f32 = _S1298 / _S1303;
        var _S1325 : f32 = _S1305 * _S1324 + _S1304 * - _S1324;
        var _S1326 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1308, &(_S1326), _S1325);
        var _S1327 : f32 = _S1326 / _S1306;
        var _S1328 : f32 = _S1295.value0_109.value0_106 * - _S1327;
        _S1301 = _S1295.value0_109.value1_29 * _S1327;
        _S1302 = _S1328;
    }
    (*_S1296) = _S1301;
    (*_S1297) = _S1302;
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

fn s_bwdProp_diffuse_evaluate_0( _S1329 : s_bwdCallableCtx_diffuse_evaluate_0,  _S1330 : ptr<function, vec3<f32>>,  _S1331 : ptr<function, vec3<f32>>,  _S1332 : ptr<function, vec3<f32>>,  _S1333 : BsdfValue_0)
{
    var _S1334 : vec3<f32> = vec3<f32>(0.0f);
    var _S1335 : f32 = _S1329.value0_116.value1_31.z;
    var _S1336 : f32 = _S1329.value0_116.value2_16.z;
    var _S1337 : bool = (_S1335 * _S1336) > 0.0f;
    var _S1338 : vec3<f32>;
    var _S1339 : s_bwdCallableCtx_abs_0;
    if(_S1337)
    {
        var _S1340 : Tuple_2 = s_apply_abs_0(_S1336);
        var _S1341 : s_bwdCallableCtx_abs_0;
        _S1341._S18 = _S1336;
        _S1338 = vec3<f32>((_S1340.value0_2 * 0.31830990314483643f));
        _S1339 = _S1341;
    }
    else
    {
        _S1338 = _S1334;
        _S1339._S18 = 0.0f;
    }
    var _S1342 : f32;
    if(_S1337)
    {
        var _S1343 : vec3<f32> = _S1329.value0_116.value0_111 * _S1333.f_cos_0;
        var _S1344 : vec3<f32> = _S1338 * _S1333.f_cos_0;
        var _S1345 : f32 = 0.31830990314483643f * (_S1333.pdf_3 + (_S1343[i32(0)] + _S1343[i32(1)] + _S1343[i32(2)]));
        var _S1346 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1339, &(_S1346), _S1345);
        _S1342 = _S1346;
        _S1338 = _S1344;
    }
    else
    {
        _S1342 = 0.0f;
        _S1338 = _S1334;
    }
    var _S1347 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S1335 * 0.0f + _S1342);
    var _S1348 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S1336 * 0.0f);
    (*_S1330) = _S1338;
    (*_S1331) = _S1348;
    (*_S1332) = _S1347;
    return;
}

fn s_bwdProp_conductor_evaluate_0( _S1349 : s_bwdCallableCtx_conductor_evaluate_0,  _S1350 : ptr<function, vec3<f32>>,  _S1351 : ptr<function, vec3<f32>>,  _S1352 : ptr<function, vec2<f32>>,  _S1353 : ptr<function, vec3<f32>>,  _S1354 : ptr<function, vec3<f32>>,  _S1355 : BsdfValue_0)
{
    var _S1356 : vec3<f32> = vec3<f32>(0.0f);
    var _S1357 : vec2<f32> = vec2<f32>(0.0f);
    var _S1358 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S1357 );
    var _S1359 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1357, _S1356 );
    var _S1360 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S1357, _S1356 );
    var _S1361 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S1356, _S1356 );
    var half_vector_2 : vec3<f32> = _S1349.value0_115.value3_8 + _S1349.value0_115.value4_6;
    var _S1362 : Tuple_5 = s_apply_dot_0(half_vector_2, half_vector_2);
    var _S1363 : s_bwdCallableCtx_dot_0;
    _S1363._S39 = half_vector_2;
    _S1363._S40 = half_vector_2;
    var _S1364 : s_bwdCallableCtx_dot_0 = _S1363;
    var _S1365 : f32 = _S1349.value0_115.value3_8.z;
    var _S1366 : f32 = _S1349.value0_115.value4_6.z;
    var _S1367 : bool;
    if((_S1365 * _S1366) > 0.0f)
    {
        _S1367 = (_S1362.value0_5) > 0.0f;
    }
    else
    {
        _S1367 = false;
    }
    var _S1368 : f32;
    var _S1369 : f32;
    var _S1370 : f32;
    var _S1371 : f32;
    var _S1372 : f32;
    var _S1373 : f32;
    var _S1374 : f32;
    var _S1375 : f32;
    var _S1376 : f32;
    var _S1377 : vec3<f32>;
    var _S1378 : vec3<f32>;
    var _S1379 : vec3<f32>;
    var _S1380 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S1381 : s_bwdCallableCtx_abs_0;
    var _S1382 : s_bwdCallableCtx_abs_0;
    var _S1383 : s_bwdCallableCtx_dot_0;
    var _S1384 : s_bwdCallableCtx_ggx_density_0;
    var _S1385 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1386 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1387 : s_bwdCallableCtx_ggx_widths_0;
    var _S1388 : s_bwdCallableCtx_sqrt_0;
    if(_S1367)
    {
        var _S1389 : Tuple_4 = s_apply_sqrt_0(_S1362.value0_5);
        var _S1390 : s_bwdCallableCtx_sqrt_0;
        _S1390._S35 = _S1362.value0_5;
        var _S1391 : vec3<f32> = vec3<f32>((1.0f / _S1389.value0_4));
        var _S1392 : f32 = _S1389.value0_4 * _S1389.value0_4;
        var m_6 : vec3<f32> = half_vector_2 * _S1391;
        var _S1393 : Tuple_31 = s_apply_ggx_widths_0(_S1349.value0_115.value2_17);
        var _S1394 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
        _S1394.value0_84 = _S1349.value0_115.value2_17;
        var _S1395 : Tuple_32 = s_apply_ggx_lambda_0(_S1393.value0_34, _S1349.value0_115.value3_8);
        var _S1396 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S1396.value0_87 = _S1393.value0_34;
        _S1396.value1_23 = _S1349.value0_115.value3_8;
        var _S1397 : Tuple_32 = s_apply_ggx_lambda_0(_S1393.value0_34, _S1349.value0_115.value4_6);
        var _S1398 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S1398.value0_87 = _S1393.value0_34;
        _S1398.value1_23 = _S1349.value0_115.value4_6;
        var _S1399 : Tuple_33 = s_apply_ggx_density_0(_S1393.value0_34, m_6);
        var _S1400 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
        _S1400.value0_88 = _S1393.value0_34;
        _S1400.value1_24 = m_6;
        var _S1401 : Tuple_2 = s_apply_abs_0(_S1365);
        var _S1402 : s_bwdCallableCtx_abs_0;
        _S1402._S18 = _S1365;
        var _S1403 : f32 = 4.0f * _S1401.value0_2;
        var common_3 : f32 = _S1399.value0_36 / _S1403;
        var _S1404 : f32 = _S1403 * _S1403;
        var _S1405 : Tuple_5 = s_apply_dot_0(_S1349.value0_115.value3_8, m_6);
        var _S1406 : s_bwdCallableCtx_dot_0;
        _S1406._S39 = _S1349.value0_115.value3_8;
        _S1406._S40 = m_6;
        var _S1407 : Tuple_2 = s_apply_abs_0(_S1405.value0_5);
        var _S1408 : s_bwdCallableCtx_abs_0;
        _S1408._S18 = _S1405.value0_5;
        var _S1409 : Tuple_34 = s_apply_fresnel_conductor_0(_S1407.value0_2, _S1349.value0_115.value0_112, _S1349.value0_115.value1_32);
        var _S1410 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S1410.value0_83 = _S1407.value0_2;
        _S1410.value1_20 = _S1349.value0_115.value0_112;
        _S1410.value2_10 = _S1349.value0_115.value1_32;
        var _S1411 : f32 = 1.0f + _S1395.value0_35;
        var _S1412 : f32 = _S1411 + _S1397.value0_35;
        var _S1413 : vec3<f32> = vec3<f32>((common_3 / _S1412));
        var _S1414 : f32 = _S1412 * _S1412;
        _S1368 = _S1411 * _S1411;
        _S1369 = common_3;
        _S1370 = _S1411;
        _S1377 = _S1409.value0_37;
        _S1378 = _S1413;
        _S1371 = _S1414;
        _S1372 = _S1412;
        _S1380.value0_91 = _S1410;
        _S1381 = _S1408;
        _S1383 = _S1406;
        _S1373 = _S1404;
        _S1374 = _S1399.value0_36;
        _S1375 = _S1403;
        _S1382 = _S1402;
        _S1384.value0_89 = _S1400;
        _S1385.value0_90 = _S1398;
        _S1386.value0_90 = _S1396;
        _S1387.value0_94 = _S1394;
        _S1379 = _S1391;
        _S1376 = _S1392;
        _S1388 = _S1390;
    }
    else
    {
        _S1368 = 0.0f;
        _S1369 = 0.0f;
        _S1370 = 0.0f;
        _S1377 = _S1356;
        _S1378 = _S1356;
        _S1371 = 0.0f;
        _S1372 = 0.0f;
        _S1380.value0_91 = _S1361;
        _S1381._S18 = 0.0f;
        _S1383._S39 = _S1356;
        _S1383._S40 = _S1356;
        _S1373 = 0.0f;
        _S1374 = 0.0f;
        _S1375 = 0.0f;
        _S1382._S18 = 0.0f;
        _S1384.value0_89 = _S1360;
        _S1385.value0_90 = _S1359;
        _S1386.value0_90 = _S1359;
        _S1387.value0_94 = _S1358;
        _S1379 = _S1356;
        _S1376 = 0.0f;
        _S1388._S35 = 0.0f;
    }
    var _S1415 : vec3<f32>;
    var _S1416 : vec3<f32>;
    var _S1417 : vec2<f32>;
    if(_S1367)
    {
        var _S1418 : f32 = _S1355.pdf_3 / _S1368;
        var _S1419 : f32 = _S1370 * _S1418;
        var _S1420 : vec3<f32> = _S1377 * _S1355.f_cos_0;
        var _S1421 : vec3<f32> = _S1378 * _S1355.f_cos_0;
        var _S1422 : f32 = (_S1420[i32(0)] + _S1420[i32(1)] + _S1420[i32(2)]) / _S1371;
        var _S1423 : f32 = _S1369 * - _S1422;
        var _S1424 : f32 = _S1372 * _S1422;
        var _S1425 : f32 = _S1369 * - _S1418 + _S1423;
        var _S1426 : f32 = 0.0f;
        var _S1427 : vec3<f32> = _S1356;
        var _S1428 : vec3<f32> = _S1356;
        s_bwdProp_fresnel_conductor_0(_S1380, &(_S1426), &(_S1427), &(_S1428), _S1421);
        var _S1429 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1381, &(_S1429), _S1426);
        var _S1430 : vec3<f32> = _S1356;
        var _S1431 : vec3<f32> = _S1356;
        s_bwdProp_dot_0(_S1383, &(_S1430), &(_S1431), _S1429);
        var _S1432 : f32 = (_S1419 + _S1424) / _S1373;
        var _S1433 : f32 = _S1375 * _S1432;
        var _S1434 : f32 = 4.0f * (_S1374 * - _S1432);
        var _S1435 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1382, &(_S1435), _S1434);
        var _S1436 : vec2<f32> = _S1357;
        var _S1437 : vec3<f32> = _S1356;
        s_bwdProp_ggx_density_0(_S1384, &(_S1436), &(_S1437), _S1433);
        var _S1438 : vec2<f32> = _S1357;
        var _S1439 : vec3<f32> = _S1356;
        s_bwdProp_ggx_lambda_0(_S1385, &(_S1438), &(_S1439), _S1423);
        var _S1440 : vec2<f32> = _S1357;
        var _S1441 : vec3<f32> = _S1356;
        s_bwdProp_ggx_lambda_0(_S1386, &(_S1440), &(_S1441), _S1425);
        var _S1442 : vec2<f32> = _S1436 + _S1438 + _S1440;
        var _S1443 : vec2<f32> = _S1357;
        s_bwdProp_ggx_widths_0(_S1387, &(_S1443), _S1442);
        var _S1444 : vec3<f32> = _S1431 + _S1437;
        var _S1445 : vec3<f32> = half_vector_2 * _S1444;
        var _S1446 : vec3<f32> = _S1379 * _S1444;
        var _S1447 : f32 = - ((_S1445[i32(0)] + _S1445[i32(1)] + _S1445[i32(2)]) / _S1376);
        var _S1448 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1388, &(_S1448), _S1447);
        var _S1449 : vec3<f32> = _S1430 + _S1441;
        _S1368 = _S1435;
        _S1369 = _S1448;
        _S1377 = _S1446;
        _S1378 = _S1439;
        _S1379 = _S1449;
        _S1415 = _S1427;
        _S1416 = _S1428;
        _S1417 = _S1443;
    }
    else
    {
        _S1368 = 0.0f;
        _S1369 = 0.0f;
        _S1377 = _S1356;
        _S1378 = _S1356;
        _S1379 = _S1356;
        _S1415 = _S1356;
        _S1416 = _S1356;
        _S1417 = _S1357;
    }
    var _S1450 : f32 = _S1365 * 0.0f;
    var _S1451 : f32 = _S1366 * 0.0f + _S1368;
    var _S1452 : vec3<f32> = _S1356;
    var _S1453 : vec3<f32> = _S1356;
    s_bwdProp_dot_0(_S1364, &(_S1452), &(_S1453), _S1369);
    var _S1454 : vec3<f32> = _S1452 + _S1453 + _S1377;
    var _S1455 : vec3<f32> = _S1454 + _S1378 + vec3<f32>(0.0f, 0.0f, _S1450);
    var _S1456 : vec3<f32> = _S1454 + _S1379 + vec3<f32>(0.0f, 0.0f, _S1451);
    (*_S1350) = _S1415;
    (*_S1351) = _S1416;
    (*_S1352) = _S1417;
    (*_S1353) = _S1456;
    (*_S1354) = _S1455;
    return;
}

fn s_bwdProp_dielectric_evaluate_0( _S1457 : s_bwdCallableCtx_dielectric_evaluate_0,  _S1458 : ptr<function, vec2<f32>>,  _S1459 : ptr<function, vec3<f32>>,  _S1460 : ptr<function, vec3<f32>>,  _S1461 : BsdfValue_0)
{
    var _S1462 : vec3<f32> = vec3<f32>(0.0f);
    var _S1463 : vec2<f32> = vec2<f32>(0.0f);
    var _S1464 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S1463 );
    var _S1465 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0( 0.0f, 0.0f );
    var _S1466 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1463, _S1462 );
    var _S1467 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S1463, _S1462 );
    var _S1468 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1469 : f32 = _S1457.value0_114.value2_18.z;
    var _S1470 : bool;
    if(_S1469 != 0.0f)
    {
        _S1470 = (_S1457.value0_114.value3_9.z) != 0.0f;
    }
    else
    {
        _S1470 = false;
    }
    var _S1471 : bool;
    var _S1472 : bool;
    var _S1473 : bool;
    var _S1474 : bool;
    var _S1475 : bool;
    var crossing_4 : f32;
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
    var _S1504 : f32;
    var _S1505 : f32;
    var _S1506 : f32;
    var m_7 : vec3<f32>;
    var _S1507 : vec3<f32>;
    var _S1508 : vec3<f32>;
    var _S1509 : s_bwdCallableCtx_abs_0;
    var _S1510 : s_bwdCallableCtx_abs_0;
    var _S1511 : s_bwdCallableCtx_abs_0;
    var _S1512 : s_bwdCallableCtx_abs_0;
    var _S1513 : s_bwdCallableCtx_ggx_density_0;
    var _S1514 : s_bwdCallableCtx_ggx_density_0;
    var _S1515 : s_bwdCallableCtx_sqr_0;
    var _S1516 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1517 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1518 : s_bwdCallableCtx_fresnel_dielectric_0;
    var _S1519 : s_bwdCallableCtx_ggx_widths_0;
    var _S1520 : s_bwdCallableCtx_dot_0;
    var _S1521 : s_bwdCallableCtx_dot_0;
    var _S1522 : s_bwdCallableCtx_dot_0;
    var _S1523 : s_bwdCallableCtx_sqrt_0;
    if(_S1470)
    {
        var _S1524 : f32 = _S1457.value0_114.value3_9.z;
        var reflects_1 : bool = (_S1469 * _S1524) > 0.0f;
        if(reflects_1)
        {
            crossing_4 = 1.0f;
        }
        else
        {
            if(_S1469 > 0.0f)
            {
                crossing_4 = _S1457.value0_114.value0_113;
            }
            else
            {
                crossing_4 = 1.0f / _S1457.value0_114.value0_113;
            }
        }
        var _S1525 : vec3<f32> = vec3<f32>(crossing_4);
        var half_vector_3 : vec3<f32> = _S1457.value0_114.value3_9 * vec3<f32>(crossing_4) + _S1457.value0_114.value2_18;
        var _S1526 : Tuple_5 = s_apply_dot_0(half_vector_3, half_vector_3);
        var _S1527 : s_bwdCallableCtx_dot_0;
        _S1527._S39 = half_vector_3;
        _S1527._S40 = half_vector_3;
        var _S1528 : s_bwdCallableCtx_dot_0 = _S1527;
        var _S1529 : bool = (_S1526.value0_5) > 0.0f;
        if(_S1529)
        {
            var _S1530 : Tuple_4 = s_apply_sqrt_0(_S1526.value0_5);
            var _S1531 : s_bwdCallableCtx_sqrt_0;
            _S1531._S35 = _S1526.value0_5;
            var _S1532 : s_bwdCallableCtx_sqrt_0 = _S1531;
            var _S1533 : vec3<f32> = vec3<f32>((1.0f / _S1530.value0_4));
            var _S1534 : f32 = _S1530.value0_4 * _S1530.value0_4;
            var m_8 : vec3<f32> = half_vector_3 * _S1533;
            var _S1535 : bool = (m_8.z) < 0.0f;
            if(_S1535)
            {
                m_7 = (vec3<f32>(0) - m_8);
            }
            else
            {
                m_7 = m_8;
            }
            var _S1536 : Tuple_5 = s_apply_dot_0(_S1457.value0_114.value2_18, m_7);
            var _S1537 : s_bwdCallableCtx_dot_0;
            _S1537._S39 = _S1457.value0_114.value2_18;
            _S1537._S40 = m_7;
            var _S1538 : s_bwdCallableCtx_dot_0 = _S1537;
            var _S1539 : Tuple_5 = s_apply_dot_0(_S1457.value0_114.value3_9, m_7);
            var _S1540 : s_bwdCallableCtx_dot_0;
            _S1540._S39 = _S1457.value0_114.value3_9;
            _S1540._S40 = m_7;
            var _S1541 : s_bwdCallableCtx_dot_0 = _S1540;
            var _S1542 : bool = (_S1536.value0_5 * _S1469) >= 0.0f;
            if(_S1542)
            {
                _S1471 = (_S1539.value0_5 * _S1524) >= 0.0f;
            }
            else
            {
                _S1471 = false;
            }
            if(_S1471)
            {
                var _S1543 : Tuple_31 = s_apply_ggx_widths_0(_S1457.value0_114.value1_33);
                var _S1544 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
                _S1544.value0_84 = _S1457.value0_114.value1_33;
                var _S1545 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = _S1544;
                var _S1546 : Tuple_37 = s_apply_fresnel_dielectric_0(_S1536.value0_5, _S1457.value0_114.value0_113);
                var _S1547 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
                _S1547.value0_102 = _S1536.value0_5;
                _S1547.value1_27 = _S1457.value0_114.value0_113;
                var _S1548 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = _S1547;
                var _S1549 : Tuple_32 = s_apply_ggx_lambda_0(_S1543.value0_34, _S1457.value0_114.value2_18);
                var _S1550 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S1550.value0_87 = _S1543.value0_34;
                _S1550.value1_23 = _S1457.value0_114.value2_18;
                var _S1551 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S1550;
                var masking_o_5 : f32 = 1.0f + _S1549.value0_35;
                var _S1552 : Tuple_32 = s_apply_ggx_lambda_0(_S1543.value0_34, _S1457.value0_114.value3_9);
                var _S1553 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S1553.value0_87 = _S1543.value0_34;
                _S1553.value1_23 = _S1457.value0_114.value3_9;
                var _S1554 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S1553;
                var masking_both_1 : f32 = masking_o_5 + _S1552.value0_35;
                if(reflects_1)
                {
                    var _S1555 : Tuple_33 = s_apply_ggx_density_0(_S1543.value0_34, m_7);
                    var _S1556 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S1556.value0_88 = _S1543.value0_34;
                    _S1556.value1_24 = m_7;
                    var _S1557 : f32 = _S1546.value0_40 * _S1555.value0_36;
                    var _S1558 : Tuple_2 = s_apply_abs_0(_S1469);
                    var _S1559 : s_bwdCallableCtx_abs_0;
                    _S1559._S18 = _S1469;
                    var _S1560 : f32 = 4.0f * _S1558.value0_2;
                    var common_4 : f32 = _S1557 / _S1560;
                    var _S1561 : f32 = _S1560 * _S1560;
                    var _S1562 : f32 = masking_both_1 * masking_both_1;
                    _S1476 = masking_o_5 * masking_o_5;
                    _S1477 = common_4;
                    _S1478 = _S1562;
                    _S1479 = _S1561;
                    _S1480 = _S1557;
                    _S1481 = _S1560;
                    _S1509 = _S1559;
                    _S1482 = _S1555.value0_36;
                    _S1513.value0_89 = _S1556;
                    _S1483 = 0.0f;
                    _S1484 = 0.0f;
                    _S1485 = 0.0f;
                    _S1486 = 0.0f;
                    _S1487 = 0.0f;
                    _S1488 = 0.0f;
                    _S1489 = 0.0f;
                    _S1510._S18 = 0.0f;
                    _S1490 = 0.0f;
                    _S1491 = 0.0f;
                    _S1511._S18 = 0.0f;
                    _S1492 = 0.0f;
                    _S1493 = 0.0f;
                    _S1494 = 0.0f;
                    _S1495 = 0.0f;
                    _S1514.value0_89 = _S1467;
                    _S1496 = 0.0f;
                    _S1497 = 0.0f;
                    _S1498 = 0.0f;
                    _S1515.value0_98 = _S1468;
                    _S1499 = 0.0f;
                    _S1512._S18 = 0.0f;
                }
                else
                {
                    var _S1563 : Tuple_2 = s_apply_abs_0(_S1539.value0_5);
                    var _S1564 : s_bwdCallableCtx_abs_0;
                    _S1564._S18 = _S1539.value0_5;
                    var _S1565 : f32 = crossing_4 * crossing_4;
                    var _S1566 : f32 = _S1539.value0_5 + _S1536.value0_5 / crossing_4;
                    var _S1567 : Tuple_14 = s_apply_sqr_0(_S1566);
                    var _S1568 : s_paramCtx_s_bwdCallableCtx_sqr_0;
                    _S1568.value0_97 = _S1566;
                    var jacobian_2 : f32 = _S1563.value0_2 / _S1567.value0_17;
                    var _S1569 : f32 = _S1567.value0_17 * _S1567.value0_17;
                    var _S1570 : f32 = 1.0f - _S1546.value0_40;
                    var _S1571 : Tuple_33 = s_apply_ggx_density_0(_S1543.value0_34, m_7);
                    var _S1572 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S1572.value0_88 = _S1543.value0_34;
                    _S1572.value1_24 = m_7;
                    var _S1573 : f32 = _S1570 * _S1571.value0_36;
                    var _S1574 : f32 = _S1573 * jacobian_2;
                    var _S1575 : Tuple_2 = s_apply_abs_0(_S1536.value0_5);
                    var _S1576 : s_bwdCallableCtx_abs_0;
                    _S1576._S18 = _S1536.value0_5;
                    var _S1577 : f32 = _S1574 * _S1575.value0_2;
                    var _S1578 : Tuple_2 = s_apply_abs_0(_S1469);
                    var _S1579 : s_bwdCallableCtx_abs_0;
                    _S1579._S18 = _S1469;
                    var common_5 : f32 = _S1577 / _S1578.value0_2;
                    var _S1580 : f32 = _S1578.value0_2 * _S1578.value0_2;
                    var _S1581 : f32 = masking_both_1 * crossing_4 * crossing_4;
                    var _S1582 : f32 = _S1581 * _S1581;
                    var _S1583 : f32 = masking_o_5 * masking_o_5;
                    _S1476 = 0.0f;
                    _S1477 = 0.0f;
                    _S1478 = 0.0f;
                    _S1479 = 0.0f;
                    _S1480 = 0.0f;
                    _S1481 = 0.0f;
                    _S1509._S18 = 0.0f;
                    _S1482 = 0.0f;
                    _S1513.value0_89 = _S1467;
                    _S1483 = _S1583;
                    _S1484 = common_5;
                    _S1485 = _S1582;
                    _S1486 = _S1581;
                    _S1487 = _S1580;
                    _S1488 = _S1577;
                    _S1489 = _S1578.value0_2;
                    _S1510 = _S1579;
                    _S1490 = _S1574;
                    _S1491 = _S1575.value0_2;
                    _S1511 = _S1576;
                    _S1492 = _S1573;
                    _S1493 = jacobian_2;
                    _S1494 = _S1570;
                    _S1495 = _S1571.value0_36;
                    _S1514.value0_89 = _S1572;
                    _S1496 = _S1569;
                    _S1497 = _S1563.value0_2;
                    _S1498 = _S1567.value0_17;
                    _S1515.value0_98 = _S1568;
                    _S1499 = _S1565;
                    _S1512 = _S1564;
                }
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
                var _S1603 : f32 = _S1497;
                var _S1604 : f32 = _S1498;
                var _S1605 : f32 = _S1499;
                _S1478 = masking_o_5;
                _S1479 = _S1584;
                _S1480 = masking_both_1;
                _S1481 = _S1585;
                _S1482 = _S1586;
                _S1483 = _S1587;
                _S1484 = _S1546.value0_40;
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
                _S1500 = _S1603;
                _S1501 = _S1604;
                _S1502 = _S1605;
                _S1516.value0_90 = _S1554;
                _S1517.value0_90 = _S1551;
                _S1518.value0_103 = _S1548;
                _S1519.value0_94 = _S1545;
            }
            else
            {
                _S1476 = 0.0f;
                _S1477 = 0.0f;
                _S1478 = 0.0f;
                _S1479 = 0.0f;
                _S1480 = 0.0f;
                _S1481 = 0.0f;
                _S1482 = 0.0f;
                _S1483 = 0.0f;
                _S1509._S18 = 0.0f;
                _S1484 = 0.0f;
                _S1485 = 0.0f;
                _S1513.value0_89 = _S1467;
                _S1486 = 0.0f;
                _S1487 = 0.0f;
                _S1488 = 0.0f;
                _S1489 = 0.0f;
                _S1490 = 0.0f;
                _S1491 = 0.0f;
                _S1492 = 0.0f;
                _S1510._S18 = 0.0f;
                _S1493 = 0.0f;
                _S1494 = 0.0f;
                _S1511._S18 = 0.0f;
                _S1495 = 0.0f;
                _S1496 = 0.0f;
                _S1497 = 0.0f;
                _S1498 = 0.0f;
                _S1514.value0_89 = _S1467;
                _S1499 = 0.0f;
                _S1500 = 0.0f;
                _S1501 = 0.0f;
                _S1515.value0_98 = _S1468;
                _S1502 = 0.0f;
                _S1512._S18 = 0.0f;
                _S1516.value0_90 = _S1466;
                _S1517.value0_90 = _S1466;
                _S1518.value0_103 = _S1465;
                _S1519.value0_94 = _S1464;
            }
            _S1503 = _S1536.value0_5;
            _S1472 = _S1542;
            _S1504 = _S1539.value0_5;
            _S1520 = _S1541;
            _S1521 = _S1538;
            _S1473 = _S1535;
            m_7 = _S1533;
            _S1505 = _S1534;
            _S1523 = _S1532;
        }
        else
        {
            _S1471 = false;
            _S1476 = 0.0f;
            _S1477 = 0.0f;
            _S1478 = 0.0f;
            _S1479 = 0.0f;
            _S1480 = 0.0f;
            _S1481 = 0.0f;
            _S1482 = 0.0f;
            _S1483 = 0.0f;
            _S1509._S18 = 0.0f;
            _S1484 = 0.0f;
            _S1485 = 0.0f;
            _S1513.value0_89 = _S1467;
            _S1486 = 0.0f;
            _S1487 = 0.0f;
            _S1488 = 0.0f;
            _S1489 = 0.0f;
            _S1490 = 0.0f;
            _S1491 = 0.0f;
            _S1492 = 0.0f;
            _S1510._S18 = 0.0f;
            _S1493 = 0.0f;
            _S1494 = 0.0f;
            _S1511._S18 = 0.0f;
            _S1495 = 0.0f;
            _S1496 = 0.0f;
            _S1497 = 0.0f;
            _S1498 = 0.0f;
            _S1514.value0_89 = _S1467;
            _S1499 = 0.0f;
            _S1500 = 0.0f;
            _S1501 = 0.0f;
            _S1515.value0_98 = _S1468;
            _S1502 = 0.0f;
            _S1503 = 0.0f;
            _S1512._S18 = 0.0f;
            _S1516.value0_90 = _S1466;
            _S1517.value0_90 = _S1466;
            _S1518.value0_103 = _S1465;
            _S1519.value0_94 = _S1464;
            _S1472 = false;
            _S1504 = 0.0f;
            _S1520._S39 = _S1462;
            _S1520._S40 = _S1462;
            _S1521._S39 = _S1462;
            _S1521._S40 = _S1462;
            _S1473 = false;
            m_7 = _S1462;
            _S1505 = 0.0f;
            _S1523._S35 = 0.0f;
        }
        var _S1606 : f32 = crossing_4;
        var _S1607 : bool = _S1471;
        var _S1608 : bool = _S1472;
        var _S1609 : bool = _S1473;
        var _S1610 : vec3<f32> = m_7;
        var _S1611 : f32 = _S1505;
        _S1471 = _S1529;
        _S1472 = _S1607;
        _S1473 = reflects_1;
        crossing_4 = _S1476;
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
        _S1486 = _S1487;
        _S1487 = _S1488;
        _S1488 = _S1489;
        _S1489 = _S1606;
        _S1474 = _S1608;
        _S1505 = _S1524;
        _S1475 = _S1609;
        m_7 = half_vector_3;
        _S1507 = _S1610;
        _S1506 = _S1611;
        _S1522 = _S1528;
        _S1508 = _S1525;
    }
    else
    {
        _S1471 = false;
        _S1472 = false;
        _S1473 = false;
        crossing_4 = 0.0f;
        _S1476 = 0.0f;
        _S1477 = 0.0f;
        _S1478 = 0.0f;
        _S1479 = 0.0f;
        _S1480 = 0.0f;
        _S1481 = 0.0f;
        _S1482 = 0.0f;
        _S1509._S18 = 0.0f;
        _S1483 = 0.0f;
        _S1484 = 0.0f;
        _S1513.value0_89 = _S1467;
        _S1485 = 0.0f;
        _S1486 = 0.0f;
        _S1487 = 0.0f;
        _S1488 = 0.0f;
        _S1489 = 0.0f;
        _S1490 = 0.0f;
        _S1491 = 0.0f;
        _S1492 = 0.0f;
        _S1510._S18 = 0.0f;
        _S1493 = 0.0f;
        _S1494 = 0.0f;
        _S1511._S18 = 0.0f;
        _S1495 = 0.0f;
        _S1496 = 0.0f;
        _S1497 = 0.0f;
        _S1498 = 0.0f;
        _S1514.value0_89 = _S1467;
        _S1499 = 0.0f;
        _S1500 = 0.0f;
        _S1501 = 0.0f;
        _S1515.value0_98 = _S1468;
        _S1502 = 0.0f;
        _S1503 = 0.0f;
        _S1512._S18 = 0.0f;
        _S1516.value0_90 = _S1466;
        _S1517.value0_90 = _S1466;
        _S1518.value0_103 = _S1465;
        _S1519.value0_94 = _S1464;
        _S1474 = false;
        _S1504 = 0.0f;
        _S1505 = 0.0f;
        _S1520._S39 = _S1462;
        _S1520._S40 = _S1462;
        _S1521._S39 = _S1462;
        _S1521._S40 = _S1462;
        _S1475 = false;
        m_7 = _S1462;
        _S1507 = _S1462;
        _S1506 = 0.0f;
        _S1523._S35 = 0.0f;
        _S1522._S39 = _S1462;
        _S1522._S40 = _S1462;
        _S1508 = _S1462;
    }
    var _S1612 : vec2<f32>;
    if(_S1470)
    {
        var _S1613 : vec3<f32>;
        if(_S1471)
        {
            var _S1614 : vec3<f32>;
            var _S1615 : vec3<f32>;
            if(_S1472)
            {
                if(_S1473)
                {
                    var _S1616 : f32 = _S1461.pdf_3 / crossing_4;
                    var _S1617 : f32 = _S1476 * - _S1616;
                    var _S1618 : f32 = (_S1461.f_cos_0[i32(0)] + _S1461.f_cos_0[i32(1)] + _S1461.f_cos_0[i32(2)]) / _S1478;
                    var _S1619 : f32 = _S1476 * - _S1618;
                    var _S1620 : f32 = (_S1477 * _S1616 + _S1479 * _S1618) / _S1480;
                    var _S1621 : f32 = _S1482 * _S1620;
                    var _S1622 : f32 = 4.0f * (_S1481 * - _S1620);
                    var _S1623 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1509, &(_S1623), _S1622);
                    var _S1624 : f32 = _S1483 * _S1621;
                    var _S1625 : f32 = _S1484 * _S1621;
                    var _S1626 : vec2<f32> = _S1463;
                    var _S1627 : vec3<f32> = _S1462;
                    s_bwdProp_ggx_density_0(_S1513, &(_S1626), &(_S1627), _S1624);
                    crossing_4 = _S1619;
                    _S1476 = _S1617;
                    _S1477 = _S1625;
                    _S1612 = _S1626;
                    _S1478 = 0.0f;
                    _S1479 = 0.0f;
                    _S1613 = _S1627;
                    _S1480 = _S1623;
                }
                else
                {
                    var _S1628 : f32 = _S1461.pdf_3 / _S1485;
                    var _S1629 : f32 = _S1486 * - _S1628;
                    var _S1630 : f32 = (_S1461.f_cos_0[i32(0)] + _S1461.f_cos_0[i32(1)] + _S1461.f_cos_0[i32(2)]) / _S1487;
                    var _S1631 : f32 = _S1489 * (_S1489 * (_S1486 * - _S1630));
                    var _S1632 : f32 = (_S1477 * _S1628 + _S1488 * _S1630) / _S1490;
                    var _S1633 : f32 = _S1491 * - _S1632;
                    var _S1634 : f32 = _S1492 * _S1632;
                    var _S1635 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1510, &(_S1635), _S1633);
                    var _S1636 : f32 = _S1493 * _S1634;
                    var _S1637 : f32 = _S1494 * _S1634;
                    var _S1638 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1511, &(_S1638), _S1636);
                    var s_diff_jacobian_T_1 : f32 = _S1495 * _S1637;
                    var _S1639 : f32 = _S1496 * _S1637;
                    var _S1640 : f32 = _S1497 * _S1639;
                    var _S1641 : f32 = _S1498 * _S1639;
                    var _S1642 : vec2<f32> = _S1463;
                    var _S1643 : vec3<f32> = _S1462;
                    s_bwdProp_ggx_density_0(_S1514, &(_S1642), &(_S1643), _S1640);
                    var _S1644 : f32 = - _S1641;
                    var _S1645 : f32 = s_diff_jacobian_T_1 / _S1499;
                    var _S1646 : f32 = _S1500 * - _S1645;
                    var _S1647 : f32 = _S1501 * _S1645;
                    var _S1648 : f32 = 0.0f;
                    s_bwdProp_sqr_0(_S1515, &(_S1648), _S1646);
                    var _S1649 : f32 = _S1489 * (_S1648 / _S1502);
                    var _S1650 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1512, &(_S1650), _S1647);
                    var _S1651 : f32 = _S1638 + _S1649;
                    var _S1652 : f32 = _S1648 + _S1650;
                    crossing_4 = _S1631;
                    _S1476 = _S1629;
                    _S1477 = _S1644;
                    _S1612 = _S1642;
                    _S1478 = _S1651;
                    _S1479 = _S1652;
                    _S1613 = _S1643;
                    _S1480 = _S1635;
                }
                var _S1653 : vec2<f32> = _S1463;
                var _S1654 : vec3<f32> = _S1462;
                s_bwdProp_ggx_lambda_0(_S1516, &(_S1653), &(_S1654), crossing_4);
                var _S1655 : f32 = crossing_4 + _S1476;
                var _S1656 : vec2<f32> = _S1463;
                var _S1657 : vec3<f32> = _S1462;
                s_bwdProp_ggx_lambda_0(_S1517, &(_S1656), &(_S1657), _S1655);
                var _S1658 : f32 = 0.0f;
                s_bwdProp_fresnel_dielectric_0(_S1518, &(_S1658), _S1477);
                var _S1659 : vec2<f32> = _S1653 + _S1656 + _S1612;
                var _S1660 : vec2<f32> = _S1463;
                s_bwdProp_ggx_widths_0(_S1519, &(_S1660), _S1659);
                var _S1661 : f32 = _S1658 + _S1478;
                crossing_4 = _S1479;
                _S1476 = _S1661;
                _S1477 = _S1480;
                _S1614 = _S1657;
                _S1615 = _S1654;
                _S1612 = _S1660;
            }
            else
            {
                crossing_4 = 0.0f;
                _S1476 = 0.0f;
                _S1613 = _S1462;
                _S1477 = 0.0f;
                _S1614 = _S1462;
                _S1615 = _S1462;
                _S1612 = _S1463;
            }
            if(_S1474)
            {
                var _S1662 : f32 = _S1504 * 0.0f;
                crossing_4 = _S1505 * 0.0f + crossing_4;
                _S1478 = _S1662;
            }
            else
            {
                _S1478 = 0.0f;
            }
            var _S1663 : f32 = _S1503 * 0.0f;
            var _S1664 : f32 = _S1469 * 0.0f;
            var _S1665 : vec3<f32> = _S1462;
            var _S1666 : vec3<f32> = _S1462;
            s_bwdProp_dot_0(_S1520, &(_S1665), &(_S1666), crossing_4);
            var _S1667 : f32 = _S1664 + _S1476;
            var _S1668 : vec3<f32> = _S1462;
            var _S1669 : vec3<f32> = _S1462;
            s_bwdProp_dot_0(_S1521, &(_S1668), &(_S1669), _S1667);
            var _S1670 : vec3<f32> = _S1666 + _S1669 + _S1613;
            var _S1671 : f32 = _S1663 + _S1477;
            var _S1672 : vec3<f32> = _S1668 + _S1614;
            var _S1673 : vec3<f32> = _S1665 + _S1615;
            if(_S1475)
            {
                _S1613 = (vec3<f32>(0) - _S1670);
            }
            else
            {
                _S1613 = _S1670;
            }
            var _S1674 : vec3<f32> = m_7 * _S1613;
            var _S1675 : vec3<f32> = _S1507 * _S1613;
            var _S1676 : f32 = - ((_S1674[i32(0)] + _S1674[i32(1)] + _S1674[i32(2)]) / _S1506);
            var _S1677 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S1523, &(_S1677), _S1676);
            crossing_4 = _S1677;
            m_7 = _S1675;
            _S1507 = _S1672;
            _S1613 = _S1673;
            _S1476 = _S1478;
            _S1477 = _S1671;
        }
        else
        {
            crossing_4 = 0.0f;
            m_7 = _S1462;
            _S1507 = _S1462;
            _S1613 = _S1462;
            _S1476 = 0.0f;
            _S1477 = 0.0f;
            _S1612 = _S1463;
        }
        var _S1678 : vec3<f32> = _S1462;
        var _S1679 : vec3<f32> = _S1462;
        s_bwdProp_dot_0(_S1522, &(_S1678), &(_S1679), crossing_4);
        var _S1680 : vec3<f32> = _S1678 + _S1679 + m_7;
        var _S1681 : vec3<f32> = _S1680 + _S1507;
        var _S1682 : vec3<f32> = _S1508 * _S1680 + _S1613;
        var _S1683 : f32 = _S1505 * 0.0f + _S1477;
        m_7 = _S1682 + vec3<f32>(0.0f, 0.0f, _S1469 * 0.0f + _S1476);
        crossing_4 = _S1683;
        _S1507 = _S1681;
    }
    else
    {
        m_7 = _S1462;
        crossing_4 = 0.0f;
        _S1507 = _S1462;
        _S1612 = _S1463;
    }
    var _S1684 : vec3<f32> = _S1507 + vec3<f32>(0.0f, 0.0f, crossing_4);
    (*_S1458) = _S1612;
    (*_S1459) = _S1684;
    (*_S1460) = m_7;
    return;
}

fn s_bwdProp_bsdf_evaluate_0( _S1685 : s_bwdCallableCtx_bsdf_evaluate_0,  _S1686 : ptr<function, Bsdf_Differential_0>,  _S1687 : ptr<function, vec3<f32>>,  _S1688 : ptr<function, vec3<f32>>,  _S1689 : BsdfValue_0)
{
    var _S1690 : vec3<f32> = vec3<f32>(0.0f);
    var _S1691 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0 = s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0( _S1690, _S1690, _S1690 );
    var _S1692 : vec2<f32> = vec2<f32>(0.0f);
    var _S1693 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0 = s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0( _S1690, _S1690, _S1692, _S1690, _S1690 );
    var _S1694 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0 = s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0( 0.0f, _S1692, _S1690, _S1690 );
    var _S1695 : bool = (_S1685.value0_110.value0_105.kind_4) == u32(0);
    var _S1696 : s_bwdCallableCtx_dielectric_evaluate_0;
    var _S1697 : s_bwdCallableCtx_conductor_evaluate_0;
    var _S1698 : bool;
    var _S1699 : bool;
    var _S1700 : s_bwdCallableCtx_diffuse_evaluate_0;
    if(_S1695)
    {
        var _S1701 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0;
        _S1701.value0_111 = _S1685.value0_110.value0_105.a_6;
        _S1701.value1_31 = _S1685.value0_110.value1_28;
        _S1701.value2_16 = _S1685.value0_110.value2_14;
        _S1700.value0_116 = _S1701;
        _S1698 = false;
        _S1697.value0_115 = _S1693;
        _S1699 = false;
        _S1696.value0_114 = _S1694;
    }
    else
    {
        var _S1702 : bool = (_S1685.value0_110.value0_105.kind_4) == u32(1);
        if(_S1702)
        {
            var _S1703 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0;
            _S1703.value0_112 = _S1685.value0_110.value0_105.a_6;
            _S1703.value1_32 = _S1685.value0_110.value0_105.b_6;
            _S1703.value2_17 = _S1685.value0_110.value0_105.alpha_2;
            _S1703.value3_8 = _S1685.value0_110.value1_28;
            _S1703.value4_6 = _S1685.value0_110.value2_14;
            _S1697.value0_115 = _S1703;
            _S1698 = false;
            _S1696.value0_114 = _S1694;
        }
        else
        {
            var _S1704 : bool = (_S1685.value0_110.value0_105.kind_4) == u32(2);
            if(_S1704)
            {
                var _S1705 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0;
                _S1705.value0_113 = _S1685.value0_110.value0_105.eta_3;
                _S1705.value1_33 = _S1685.value0_110.value0_105.alpha_2;
                _S1705.value2_18 = _S1685.value0_110.value1_28;
                _S1705.value3_9 = _S1685.value0_110.value2_14;
                _S1696.value0_114 = _S1705;
            }
            else
            {
                _S1696.value0_114 = _S1694;
            }
            _S1697.value0_115 = _S1693;
            _S1698 = _S1704;
        }
        var _S1706 : bool = _S1698;
        _S1700.value0_116 = _S1691;
        _S1698 = _S1702;
        _S1699 = _S1706;
    }
    var _S1707 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S1708 : Bsdf_Differential_0;
    var _S1709 : vec3<f32>;
    var _S1710 : vec3<f32>;
    if(_S1695)
    {
        var _S1711 : vec3<f32> = _S1690;
        var _S1712 : vec3<f32> = _S1690;
        var _S1713 : vec3<f32> = _S1690;
        s_bwdProp_diffuse_evaluate_0(_S1700, &(_S1711), &(_S1712), &(_S1713), _S1689);
        var _S1714 : Bsdf_Differential_0 = _S1707;
        _S1714.a_8 = _S1711;
        _S1708 = Bsdf_x24_syn_dadd_0(_S1707, _S1714);
        _S1709 = _S1712;
        _S1710 = _S1713;
    }
    else
    {
        if(_S1698)
        {
            var _S1715 : vec3<f32> = _S1690;
            var _S1716 : vec3<f32> = _S1690;
            var _S1717 : vec2<f32> = _S1692;
            var _S1718 : vec3<f32> = _S1690;
            var _S1719 : vec3<f32> = _S1690;
            s_bwdProp_conductor_evaluate_0(_S1697, &(_S1715), &(_S1716), &(_S1717), &(_S1718), &(_S1719), _S1689);
            var _S1720 : Bsdf_Differential_0 = _S1707;
            _S1720.alpha_4 = _S1717;
            _S1720.b_8 = _S1716;
            _S1720.a_8 = _S1715;
            _S1708 = Bsdf_x24_syn_dadd_0(_S1707, _S1720);
            _S1709 = _S1718;
            _S1710 = _S1719;
        }
        else
        {
            if(_S1699)
            {
                var _S1721 : vec2<f32> = _S1692;
                var _S1722 : vec3<f32> = _S1690;
                var _S1723 : vec3<f32> = _S1690;
                s_bwdProp_dielectric_evaluate_0(_S1696, &(_S1721), &(_S1722), &(_S1723), _S1689);
                var _S1724 : Bsdf_Differential_0 = _S1707;
                _S1724.alpha_4 = _S1721;
                _S1708 = Bsdf_x24_syn_dadd_0(_S1707, _S1724);
                _S1709 = _S1722;
                _S1710 = _S1723;
            }
            else
            {
                _S1708 = _S1707;
                _S1709 = _S1690;
                _S1710 = _S1690;
            }
        }
    }
    (*_S1686) = _S1708;
    (*_S1687) = _S1709;
    (*_S1688) = _S1710;
    return;
}

fn s_bwdProp_to_local_0( _S1725 : s_bwdCallableCtx_to_local_0,  _S1726 : ptr<function, Frame_0>,  _S1727 : ptr<function, vec3<f32>>,  _S1728 : vec3<f32>)
{
    var _S1729 : s_bwdCallableCtx_dot_0;
    _S1729._S39 = _S1725.value0_64.value0_56.s_1;
    _S1729._S40 = _S1725.value0_64.value1_7;
    var _S1730 : s_bwdCallableCtx_dot_0;
    _S1730._S39 = _S1725.value0_64.value0_56.t_1;
    _S1730._S40 = _S1725.value0_64.value1_7;
    var _S1731 : s_bwdCallableCtx_dot_0;
    _S1731._S39 = _S1725.value0_64.value0_56.n_1;
    _S1731._S40 = _S1725.value0_64.value1_7;
    var _S1732 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S1733 : vec3<f32> = vec3<f32>(0.0f);
    var _S1734 : vec3<f32> = _S1733;
    var _S1735 : vec3<f32> = _S1733;
    s_bwdProp_dot_0(_S1731, &(_S1734), &(_S1735), _S1728[i32(2)]);
    var _S1736 : vec3<f32> = _S1733;
    var _S1737 : vec3<f32> = _S1733;
    s_bwdProp_dot_0(_S1730, &(_S1736), &(_S1737), _S1728[i32(1)]);
    var _S1738 : vec3<f32> = _S1733;
    var _S1739 : vec3<f32> = _S1733;
    s_bwdProp_dot_0(_S1729, &(_S1738), &(_S1739), _S1728[i32(0)]);
    var _S1740 : vec3<f32> = _S1735 + _S1737 + _S1739;
    var _S1741 : Frame_0 = _S1732;
    _S1741.n_1 = _S1734;
    _S1741.t_1 = _S1736;
    _S1741.s_1 = _S1738;
    (*_S1726) = Frame_x24_syn_dadd_0(_S1732, _S1741);
    (*_S1727) = _S1740;
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
    var _S1742 : vec3<f32> = vec3<f32>(0.0f);
    result_20.to_corner_1 = _S1742;
    result_20.height_2 = 0.0f;
    result_20.a_9 = _S1742;
    result_20.b_9 = _S1742;
    result_20.c_2 = _S1742;
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

fn s_bwdProp_view_pdf_0( _S1743 : s_bwdCallableCtx_view_pdf_0,  _S1744 : ptr<function, TriangleView_Differential_0>,  _S1745 : ptr<function, vec3<f32>>,  _S1746 : ptr<function, f32>,  _S1747 : f32)
{
    var _S1748 : vec3<f32> = vec3<f32>(0.0f);
    var _S1749 : f32;
    var _S1750 : f32;
    var _S1751 : f32;
    var _S1752 : f32;
    var _S1753 : f32;
    var _S1754 : bool;
    var _S1755 : s_bwdCallableCtx_abs_0;
    var _S1756 : s_bwdCallableCtx_dot_0;
    if(_S1743.value0_120.value1_36.spherical_0)
    {
        var _S1757 : f32 = _S1743.value0_120.value1_36.solid_angle_0;
        _S1749 = _S1757 * _S1757;
        _S1754 = false;
        _S1750 = 0.0f;
        _S1751 = 0.0f;
        _S1752 = 0.0f;
        _S1753 = 0.0f;
        _S1755._S18 = 0.0f;
        _S1756._S39 = _S1748;
        _S1756._S40 = _S1748;
    }
    else
    {
        var _S1758 : Tuple_5 = s_apply_dot_0(_S1743.value0_120.value2_20, _S1743.value0_120.value0_119.normal_1);
        var _S1759 : s_bwdCallableCtx_dot_0;
        _S1759._S39 = _S1743.value0_120.value2_20;
        _S1759._S40 = _S1743.value0_120.value0_119.normal_1;
        var _S1760 : s_bwdCallableCtx_dot_0 = _S1759;
        var _S1761 : Tuple_2 = s_apply_abs_0(_S1758.value0_5);
        var _S1762 : s_bwdCallableCtx_abs_0;
        _S1762._S18 = _S1758.value0_5;
        var _S1763 : s_bwdCallableCtx_abs_0 = _S1762;
        var _S1764 : bool = (_S1761.value0_2) > 0.0f;
        if(_S1764)
        {
            var _S1765 : f32 = _S1743.value0_120.value3_10;
            var _S1766 : f32 = _S1765 * _S1765;
            var _S1767 : f32 = _S1761.value0_2 * _S1743.value0_120.value0_119.area_1;
            _S1749 = _S1767 * _S1767;
            _S1750 = _S1766;
            _S1751 = _S1767;
            _S1752 = _S1743.value0_120.value0_119.area_1;
        }
        else
        {
            _S1749 = 0.0f;
            _S1750 = 0.0f;
            _S1751 = 0.0f;
            _S1752 = 0.0f;
        }
        var _S1768 : f32 = _S1749;
        var _S1769 : f32 = _S1750;
        var _S1770 : f32 = _S1751;
        var _S1771 : f32 = _S1752;
        _S1749 = 0.0f;
        _S1754 = _S1764;
        _S1750 = _S1768;
        _S1751 = _S1769;
        _S1752 = _S1770;
        _S1753 = _S1771;
        _S1755 = _S1763;
        _S1756 = _S1760;
    }
    var _S1772 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S1773 : TriangleView_Differential_0;
    var _S1774 : vec3<f32>;
    if(_S1743.value0_120.value1_36.spherical_0)
    {
        var _S1775 : f32 = - (_S1747 / _S1749);
        var _S1776 : TriangleView_Differential_0 = _S1772;
        _S1776.solid_angle_1 = _S1775;
        _S1773 = TriangleView_x24_syn_dadd_0(_S1772, _S1776);
        _S1774 = _S1748;
        _S1749 = 0.0f;
    }
    else
    {
        if(_S1754)
        {
            var _S1777 : f32 = _S1747 / _S1750;
            var _S1778 : f32 = _S1743.value0_120.value3_10 * (_S1752 * _S1777);
            var _S1779 : f32 = _S1778 + _S1778;
            _S1749 = _S1753 * (_S1751 * - _S1777);
            _S1750 = _S1779;
        }
        else
        {
            _S1749 = 0.0f;
            _S1750 = 0.0f;
        }
        var _S1780 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1755, &(_S1780), _S1749);
        var _S1781 : vec3<f32> = _S1748;
        var _S1782 : vec3<f32> = _S1748;
        s_bwdProp_dot_0(_S1756, &(_S1781), &(_S1782), _S1780);
        _S1773 = _S1772;
        _S1774 = _S1781;
        _S1749 = _S1750;
    }
    (*_S1744) = _S1773;
    (*_S1745) = _S1774;
    (*_S1746) = _S1749;
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

fn s_bwdProp_sample_solid_angle_0( _S1783 : s_bwdCallableCtx_sample_solid_angle_0,  _S1784 : ptr<function, TriangleView_Differential_0>,  _S1785 : ptr<function, vec2<f32>>,  _S1786 : vec3<f32>)
{
    var _S1787 : f32 = _S1783.value0_124.value1_37.x;
    var _S1788 : f32 = _S1787 * _S1783.value0_124.value0_123.solid_angle_0 * 0.07957746833562851f;
    var _S1789 : Tuple_23 = s_apply_sin_cos_turns_0(_S1788);
    var _S1790 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S1790.value0_79 = _S1788;
    var _S1791 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S1790 );
    var _S1792 : Tuple_5 = s_apply_dot_0(_S1783.value0_124.value0_123.a_7, _S1783.value0_124.value0_123.c_0);
    var _S1793 : s_bwdCallableCtx_dot_0;
    _S1793._S39 = _S1783.value0_124.value0_123.a_7;
    _S1793._S40 = _S1783.value0_124.value0_123.c_0;
    var _S1794 : vec3<f32> = vec3<f32>(- _S1792.value0_5);
    var _S1795 : vec3<f32> = _S1783.value0_124.value0_123.c_0 + _S1783.value0_124.value0_123.a_7 * _S1794;
    var _S1796 : Tuple_24 = s_apply_unit_vector_0(_S1795);
    var _S1797 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S1797.value0_99 = _S1795;
    var _S1798 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S1797 );
    var _S1799 : f32 = _S1789.value0_26.x;
    var _S1800 : Tuple_5 = s_apply_dot_0(_S1783.value0_124.value0_123.a_7, _S1783.value0_124.value0_123.b_7);
    var _S1801 : s_bwdCallableCtx_dot_0;
    _S1801._S39 = _S1783.value0_124.value0_123.a_7;
    _S1801._S40 = _S1783.value0_124.value0_123.b_7;
    var _S1802 : f32 = 1.0f + _S1800.value0_5;
    var m_9 : f32 = _S1799 * _S1802;
    var _S1803 : f32 = _S1789.value0_26.y;
    var _S1804 : Tuple_3 = s_apply_cross_0(_S1783.value0_124.value0_123.a_7, _S1783.value0_124.value0_123.b_7);
    var _S1805 : s_bwdCallableCtx_cross_0;
    _S1805._S22 = _S1783.value0_124.value0_123.a_7;
    _S1805._S23 = _S1783.value0_124.value0_123.b_7;
    var _S1806 : Tuple_5 = s_apply_dot_0(_S1804.value0_3, _S1796.value0_27);
    var _S1807 : s_bwdCallableCtx_dot_0;
    _S1807._S39 = _S1804.value0_3;
    _S1807._S40 = _S1796.value0_27;
    var _S1808 : f32 = _S1803 * _S1806.value0_5;
    var _S1809 : Tuple_5 = s_apply_dot_0(_S1783.value0_124.value0_123.b_7, _S1796.value0_27);
    var _S1810 : s_bwdCallableCtx_dot_0;
    _S1810._S39 = _S1783.value0_124.value0_123.b_7;
    _S1810._S40 = _S1796.value0_27;
    var q_4 : f32 = _S1808 - _S1799 * _S1809.value0_5;
    var m2_1 : f32 = m_9 * m_9;
    var q2_1 : f32 = q_4 * q_4;
    var _S1811 : f32 = q2_1 + m2_1;
    var scale_6 : f32 = 1.0f / _S1811;
    var _S1812 : f32 = _S1811 * _S1811;
    var _S1813 : f32 = q2_1 - m2_1;
    var _S1814 : vec3<f32> = vec3<f32>((_S1813 * scale_6));
    var _S1815 : f32 = 2.0f * q_4;
    var _S1816 : f32 = _S1815 * m_9;
    var _S1817 : vec3<f32> = vec3<f32>((_S1816 * scale_6));
    var chord_1 : vec3<f32> = _S1783.value0_124.value0_123.a_7 * _S1814 + _S1796.value0_27 * _S1817 + _S1783.value0_124.value0_123.b_7 * vec3<f32>(-1.0f);
    var _S1818 : Tuple_5 = s_apply_dot_0(chord_1, chord_1);
    var _S1819 : s_bwdCallableCtx_dot_0;
    _S1819._S39 = chord_1;
    _S1819._S40 = chord_1;
    var chord2_1 : f32 = _S1818.value0_5 * 0.5f;
    var _S1820 : vec3<f32> = vec3<f32>(chord2_1);
    var _S1821 : f32 = _S1783.value0_124.value1_37.y;
    var w_3 : f32 = _S1821 * chord2_1;
    var _S1822 : vec3<f32> = chord_1 + _S1783.value0_124.value0_123.b_7 * _S1820;
    var _S1823 : Tuple_24 = s_apply_unit_vector_0(_S1822);
    var _S1824 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S1824.value0_99 = _S1822;
    var _S1825 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S1824 );
    var _S1826 : vec3<f32> = vec3<f32>((1.0f - w_3));
    var _S1827 : f32 = 2.0f - w_3;
    var _S1828 : f32 = w_3 * _S1827;
    var _S1829 : vec3<f32> = vec3<f32>(s_apply_safe_sqrt_0(_S1828).value0_28);
    var _S1830 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S1830.value0_81 = _S1828;
    var _S1831 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S1830 );
    var _S1832 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S1833 : vec3<f32> = _S1823.value0_27 * _S1786;
    var _S1834 : vec3<f32> = _S1829 * _S1786;
    var _S1835 : f32 = _S1833[i32(0)] + _S1833[i32(1)] + _S1833[i32(2)];
    var _S1836 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S1831, &(_S1836), _S1835);
    var _S1837 : f32 = _S1827 * _S1836;
    var _S1838 : f32 = - (w_3 * _S1836);
    var _S1839 : vec3<f32> = _S1783.value0_124.value0_123.b_7 * _S1786;
    var _S1840 : vec3<f32> = _S1826 * _S1786;
    var _S1841 : f32 = - (_S1839[i32(0)] + _S1839[i32(1)] + _S1839[i32(2)]);
    var _S1842 : vec3<f32> = vec3<f32>(0.0f);
    var _S1843 : vec3<f32> = _S1842;
    s_bwdProp_unit_vector_0(_S1825, &(_S1843), _S1834);
    var _S1844 : vec3<f32> = _S1783.value0_124.value0_123.b_7 * _S1843;
    var _S1845 : vec3<f32> = _S1820 * _S1843;
    var _S1846 : f32 = _S1837 + _S1838 + _S1841;
    var _S1847 : f32 = chord2_1 * _S1846;
    var _S1848 : f32 = 0.5f * (_S1821 * _S1846 + (_S1844[i32(0)] + _S1844[i32(1)] + _S1844[i32(2)]));
    var _S1849 : vec3<f32> = _S1842;
    var _S1850 : vec3<f32> = _S1842;
    s_bwdProp_dot_0(_S1819, &(_S1849), &(_S1850), _S1848);
    var _S1851 : vec3<f32> = _S1843 + _S1849 + _S1850;
    var _S1852 : vec3<f32> = vec3<f32>(-1.0f) * _S1851;
    var _S1853 : vec3<f32> = _S1796.value0_27 * _S1851;
    var _S1854 : vec3<f32> = _S1817 * _S1851;
    var _S1855 : f32 = _S1853[i32(0)] + _S1853[i32(1)] + _S1853[i32(2)];
    var _S1856 : f32 = scale_6 * _S1855;
    var _S1857 : f32 = _S1815 * _S1856;
    var _S1858 : vec3<f32> = _S1783.value0_124.value0_123.a_7 * _S1851;
    var _S1859 : vec3<f32> = _S1814 * _S1851;
    var _S1860 : f32 = _S1858[i32(0)] + _S1858[i32(1)] + _S1858[i32(2)];
    var _S1861 : f32 = scale_6 * _S1860;
    var _S1862 : f32 = - ((_S1816 * _S1855 + _S1813 * _S1860) / _S1812);
    var _S1863 : f32 = q_4 * (_S1861 + _S1862);
    var _S1864 : f32 = m_9 * (- _S1861 + _S1862);
    var _S1865 : f32 = 2.0f * (m_9 * _S1856) + _S1863 + _S1863;
    var _S1866 : f32 = - _S1865;
    var _S1867 : f32 = _S1799 * _S1866;
    var _S1868 : f32 = _S1809.value0_5 * _S1866;
    var _S1869 : vec3<f32> = _S1842;
    var _S1870 : vec3<f32> = _S1842;
    s_bwdProp_dot_0(_S1810, &(_S1869), &(_S1870), _S1867);
    var _S1871 : f32 = _S1803 * _S1865;
    var _S1872 : f32 = _S1806.value0_5 * _S1865;
    var _S1873 : vec3<f32> = _S1842;
    var _S1874 : vec3<f32> = _S1842;
    s_bwdProp_dot_0(_S1807, &(_S1873), &(_S1874), _S1871);
    var _S1875 : vec3<f32> = _S1842;
    var _S1876 : vec3<f32> = _S1842;
    s_bwdProp_cross_0(_S1805, &(_S1875), &(_S1876), _S1873);
    var _S1877 : f32 = _S1857 + _S1864 + _S1864;
    var _S1878 : f32 = _S1799 * _S1877;
    var _S1879 : f32 = _S1802 * _S1877;
    var _S1880 : vec3<f32> = _S1842;
    var _S1881 : vec3<f32> = _S1842;
    s_bwdProp_dot_0(_S1801, &(_S1880), &(_S1881), _S1878);
    var _S1882 : f32 = _S1868 + _S1879;
    var _S1883 : vec3<f32> = _S1854 + _S1870 + _S1874;
    var _S1884 : vec3<f32> = _S1842;
    s_bwdProp_unit_vector_0(_S1798, &(_S1884), _S1883);
    var _S1885 : vec3<f32> = _S1783.value0_124.value0_123.a_7 * _S1884;
    var _S1886 : vec3<f32> = _S1794 * _S1884;
    var _S1887 : f32 = - (_S1885[i32(0)] + _S1885[i32(1)] + _S1885[i32(2)]);
    var _S1888 : vec3<f32> = _S1842;
    var _S1889 : vec3<f32> = _S1842;
    s_bwdProp_dot_0(_S1793, &(_S1888), &(_S1889), _S1887);
    var _S1890 : vec2<f32> = vec2<f32>(_S1882, _S1872);
    var _S1891 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S1791, &(_S1891), _S1890);
    var _S1892 : f32 = 0.07957746833562851f * _S1891;
    var _S1893 : f32 = _S1787 * _S1892;
    var _S1894 : vec3<f32> = _S1884 + _S1889;
    var _S1895 : vec3<f32> = _S1840 + _S1845 + _S1852 + _S1869 + _S1876 + _S1881;
    var _S1896 : vec3<f32> = _S1859 + _S1875 + _S1880 + _S1886 + _S1888;
    var _S1897 : vec2<f32> = vec2<f32>(_S1783.value0_124.value0_123.solid_angle_0 * _S1892, _S1847);
    var _S1898 : TriangleView_Differential_0 = _S1832;
    _S1898.solid_angle_1 = _S1893;
    _S1898.c_2 = _S1894;
    _S1898.b_9 = _S1895;
    _S1898.a_9 = _S1896;
    (*_S1784) = TriangleView_x24_syn_dadd_0(_S1832, _S1898);
    (*_S1785) = _S1897;
    return;
}

fn s_bwdProp_sample_view_0( _S1899 : s_bwdCallableCtx_sample_view_0,  _S1900 : ptr<function, TriangleView_Differential_0>,  _S1901 : ptr<function, vec2<f32>>,  _S1902 : SampledPoint_Differential_0)
{
    var _S1903 : vec3<f32> = vec3<f32>(0.0f);
    var _S1904 : TriangleView_0 = TriangleView_0( _S1903, 0.0f, _S1903, _S1903, _S1903, 0.0f, false );
    var _S1905 : vec2<f32> = vec2<f32>(0.0f);
    var _S1906 : s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0 = s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0( _S1904, _S1905 );
    var _S1907 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S1908 : vec3<f32>;
    var _S1909 : vec3<f32>;
    var _S1910 : vec3<f32>;
    var _S1911 : vec3<f32>;
    var _S1912 : f32;
    var _S1913 : f32;
    var _S1914 : f32;
    var _S1915 : f32;
    var _S1916 : f32;
    var _S1917 : f32;
    var _S1918 : f32;
    var _S1919 : s_bwdCallableCtx_sqrt_0;
    var _S1920 : bool;
    var _S1921 : bool;
    var _S1922 : s_bwdCallableCtx_dot_0;
    var _S1923 : s_bwdCallableCtx_dot_0;
    var _S1924 : s_bwdCallableCtx_sample_solid_angle_0;
    var _S1925 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S1899.value0_121.value1_35.spherical_0)
    {
        var _S1926 : Tuple_22 = s_apply_sample_solid_angle_0(_S1899.value0_121.value1_35, _S1899.value0_121.value2_19);
        var _S1927 : s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0;
        _S1927.value0_123 = _S1899.value0_121.value1_35;
        _S1927.value1_37 = _S1899.value0_121.value2_19;
        var _S1928 : s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0 = _S1927;
        var _S1929 : Tuple_5 = s_apply_dot_0(_S1926.value0_25, _S1899.value0_121.value0_118.normal_1);
        var _S1930 : s_bwdCallableCtx_dot_0;
        _S1930._S39 = _S1926.value0_25;
        _S1930._S40 = _S1899.value0_121.value0_118.normal_1;
        var _S1931 : s_bwdCallableCtx_dot_0 = _S1930;
        var distance_7 : f32 = _S1899.value0_121.value1_35.height_1 / _S1929.value0_5;
        var _S1932 : f32 = _S1929.value0_5 * _S1929.value0_5;
        if(distance_7 > 0.0f)
        {
            _S1920 = is_finite_0(distance_7);
        }
        else
        {
            _S1920 = false;
        }
        _S1912 = _S1932;
        _S1913 = _S1899.value0_121.value1_35.height_1;
        _S1914 = _S1929.value0_5;
        _S1922 = _S1931;
        _S1924.value0_124 = _S1928;
        _S1921 = false;
        _S1908 = _S1903;
        _S1909 = _S1903;
        _S1915 = 0.0f;
        _S1919._S35 = 0.0f;
        _S1923._S39 = _S1903;
        _S1923._S40 = _S1903;
        _S1910 = _S1903;
        _S1916 = 0.0f;
        _S1917 = 0.0f;
        _S1911 = _S1903;
        _S1918 = 0.0f;
        _S1925.value0_82 = _S1907;
    }
    else
    {
        var _S1933 : f32 = _S1899.value0_121.value2_19.x;
        var _S1934 : Tuple_25 = s_apply_safe_sqrt_0(_S1933);
        var _S1935 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S1935.value0_81 = _S1933;
        var _S1936 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = _S1935;
        var _S1937 : f32 = _S1899.value0_121.value2_19.y;
        var _S1938 : f32 = 1.0f - _S1937;
        var to_light_3 : vec3<f32> = _S1899.value0_121.value1_35.to_corner_0 + _S1899.value0_121.value0_118.e1_2 * vec3<f32>((_S1934.value0_28 * _S1938)) + _S1899.value0_121.value0_118.e2_2 * vec3<f32>((_S1934.value0_28 * _S1937));
        var _S1939 : Tuple_5 = s_apply_dot_0(to_light_3, to_light_3);
        var _S1940 : s_bwdCallableCtx_dot_0;
        _S1940._S39 = to_light_3;
        _S1940._S40 = to_light_3;
        var _S1941 : s_bwdCallableCtx_dot_0 = _S1940;
        var _S1942 : bool = (_S1939.value0_5) > 0.0f;
        if(_S1942)
        {
            var _S1943 : Tuple_4 = s_apply_sqrt_0(_S1939.value0_5);
            var _S1944 : s_bwdCallableCtx_sqrt_0;
            _S1944._S35 = _S1939.value0_5;
            var _S1945 : f32 = _S1943.value0_4 * _S1943.value0_4;
            _S1908 = vec3<f32>((1.0f / _S1943.value0_4));
            _S1912 = _S1945;
            _S1919 = _S1944;
        }
        else
        {
            _S1908 = _S1903;
            _S1912 = 0.0f;
            _S1919._S35 = 0.0f;
        }
        var _S1946 : vec3<f32> = _S1908;
        var _S1947 : f32 = _S1912;
        _S1920 = false;
        _S1912 = 0.0f;
        _S1913 = 0.0f;
        _S1914 = 0.0f;
        _S1922._S39 = _S1903;
        _S1922._S40 = _S1903;
        _S1924.value0_124 = _S1906;
        _S1921 = _S1942;
        _S1908 = to_light_3;
        _S1909 = _S1946;
        _S1915 = _S1947;
        _S1923 = _S1941;
        _S1910 = _S1899.value0_121.value0_118.e2_2;
        _S1916 = _S1934.value0_28;
        _S1917 = _S1937;
        _S1911 = _S1899.value0_121.value0_118.e1_2;
        _S1918 = _S1938;
        _S1925.value0_82 = _S1936;
    }
    var _S1948 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S1949 : TriangleView_Differential_0;
    var _S1950 : vec2<f32>;
    if(_S1899.value0_121.value1_35.spherical_0)
    {
        if(_S1920)
        {
            _S1915 = _S1902.distance_6;
            _S1908 = _S1902.direction_13;
        }
        else
        {
            _S1915 = 0.0f;
            _S1908 = _S1903;
        }
        var _S1951 : f32 = _S1915 / _S1912;
        var _S1952 : f32 = _S1913 * - _S1951;
        var _S1953 : f32 = _S1914 * _S1951;
        var _S1954 : vec3<f32> = _S1903;
        var _S1955 : vec3<f32> = _S1903;
        s_bwdProp_dot_0(_S1922, &(_S1954), &(_S1955), _S1952);
        var _S1956 : vec3<f32> = _S1954 + _S1908;
        var _S1957 : TriangleView_Differential_0;
        _S1957.to_corner_1 = _S1903;
        _S1957.height_2 = 0.0f;
        _S1957.a_9 = _S1903;
        _S1957.b_9 = _S1903;
        _S1957.c_2 = _S1903;
        _S1957.solid_angle_1 = 0.0f;
        var _S1958 : vec2<f32> = _S1905;
        s_bwdProp_sample_solid_angle_0(_S1924, &(_S1957), &(_S1958), _S1956);
        var _S1959 : TriangleView_Differential_0 = TriangleView_x24_syn_dadd_0(_S1957, _S1948);
        var _S1960 : TriangleView_Differential_0 = _S1948;
        _S1960.height_2 = _S1953;
        _S1949 = TriangleView_x24_syn_dadd_0(_S1959, _S1960);
        _S1950 = _S1958;
    }
    else
    {
        if(_S1921)
        {
            var _S1961 : vec3<f32> = _S1908 * _S1902.direction_13;
            var _S1962 : vec3<f32> = _S1909 * _S1902.direction_13;
            var _S1963 : f32 = _S1902.distance_6 + - ((_S1961[i32(0)] + _S1961[i32(1)] + _S1961[i32(2)]) / _S1915);
            var _S1964 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S1919, &(_S1964), _S1963);
            _S1912 = _S1964;
            _S1908 = _S1962;
        }
        else
        {
            _S1912 = 0.0f;
            _S1908 = _S1903;
        }
        var _S1965 : vec3<f32> = _S1903;
        var _S1966 : vec3<f32> = _S1903;
        s_bwdProp_dot_0(_S1923, &(_S1965), &(_S1966), _S1912);
        var _S1967 : vec3<f32> = _S1965 + _S1966 + _S1908;
        var _S1968 : vec3<f32> = _S1910 * _S1967;
        var _S1969 : f32 = _S1968[i32(0)] + _S1968[i32(1)] + _S1968[i32(2)];
        var _S1970 : vec3<f32> = _S1911 * _S1967;
        var _S1971 : f32 = _S1970[i32(0)] + _S1970[i32(1)] + _S1970[i32(2)];
        var _S1972 : f32 = _S1916 * _S1969 + - (_S1916 * _S1971);
        var _S1973 : f32 = _S1917 * _S1969 + _S1918 * _S1971;
        var _S1974 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S1925, &(_S1974), _S1973);
        var _S1975 : TriangleView_Differential_0 = _S1948;
        _S1975.to_corner_1 = _S1967;
        var _S1976 : vec2<f32> = vec2<f32>(_S1974, _S1972);
        _S1949 = TriangleView_x24_syn_dadd_0(_S1948, _S1975);
        _S1950 = _S1976;
    }
    (*_S1900) = _S1949;
    (*_S1901) = _S1950;
    return;
}

fn s_bwdProp_view_of_0( _S1977 : s_bwdCallableCtx_view_of_0,  _S1978 : ptr<function, vec3<f32>>,  _S1979 : TriangleView_Differential_0)
{
    var _S1980 : s_bwdCallableCtx_dot_0;
    _S1980._S39 = _S1977.value0_122.value0_117.corner_1 + _S1977.value0_122.value1_34 * vec3<f32>(-1.0f);
    _S1980._S40 = _S1977.value0_122.value0_117.normal_1;
    var _S1981 : vec3<f32> = vec3<f32>(0.0f);
    var _S1982 : vec3<f32> = _S1981;
    var _S1983 : vec3<f32> = _S1981;
    s_bwdProp_dot_0(_S1980, &(_S1982), &(_S1983), _S1979.height_2);
    (*_S1978) = vec3<f32>(-1.0f) * (_S1979.to_corner_1 + _S1982);
    return;
}

fn s_bwdProp_sample_light_0( _S1984 : s_bwdCallableCtx_sample_light_0,  _S1985 : ptr<function, vec3<f32>>,  _S1986 : ptr<function, vec2<f32>>,  _S1987 : LightSample_Differential_0)
{
    var _S1988 : vec3<f32> = vec3<f32>(0.0f);
    var _S1989 : LightShape_0 = LightShape_0( _S1988, _S1988, _S1988, _S1988, 0.0f );
    var _S1990 : s_paramCtx_s_bwdCallableCtx_view_of_0 = s_paramCtx_s_bwdCallableCtx_view_of_0( _S1989, _S1988 );
    var _S1991 : TriangleView_0 = TriangleView_0( _S1988, 0.0f, _S1988, _S1988, _S1988, 0.0f, false );
    var _S1992 : vec2<f32> = vec2<f32>(0.0f);
    var _S1993 : s_paramCtx_s_bwdCallableCtx_sample_view_0 = s_paramCtx_s_bwdCallableCtx_sample_view_0( _S1989, _S1991, _S1992 );
    var _S1994 : s_paramCtx_s_bwdCallableCtx_view_pdf_0 = s_paramCtx_s_bwdCallableCtx_view_pdf_0( _S1989, _S1991, _S1988, 0.0f );
    var _S1995 : bool = (_S1984.value0_108.value0_107.kind_1) == i32(1);
    var _S1996 : bool;
    var _S1997 : bool;
    var _S1998 : f32;
    var _S1999 : s_bwdCallableCtx_view_pdf_0;
    var _S2000 : s_bwdCallableCtx_sample_view_0;
    var _S2001 : s_bwdCallableCtx_view_of_0;
    if(_S1995)
    {
        var _S2002 : Tuple_20 = s_apply_view_of_0(_S1984.value0_108.value0_107.shape_1, _S1984.value0_108.value1_30);
        var _S2003 : s_paramCtx_s_bwdCallableCtx_view_of_0;
        _S2003.value0_117 = _S1984.value0_108.value0_107.shape_1;
        _S2003.value1_34 = _S1984.value0_108.value1_30;
        var _S2004 : s_paramCtx_s_bwdCallableCtx_view_of_0 = _S2003;
        if(!((_S2002.value0_23.height_1) > 0.0f))
        {
            _S1996 = true;
        }
        else
        {
            _S1996 = _S1984.value0_108.value0_107.two_sided_1;
        }
        if(_S1996)
        {
            var _S2005 : Tuple_21 = s_apply_sample_view_0(_S1984.value0_108.value0_107.shape_1, _S2002.value0_23, _S1984.value0_108.value2_15);
            var _S2006 : s_paramCtx_s_bwdCallableCtx_sample_view_0;
            _S2006.value0_118 = _S1984.value0_108.value0_107.shape_1;
            _S2006.value1_35 = _S2002.value0_23;
            _S2006.value2_19 = _S1984.value0_108.value2_15;
            var _S2007 : s_paramCtx_s_bwdCallableCtx_sample_view_0 = _S2006;
            var _S2008 : Tuple_26 = s_apply_view_pdf_0(_S1984.value0_108.value0_107.shape_1, _S2002.value0_23, _S2005.value0_24.direction_7, _S2005.value0_24.distance_2);
            var _S2009 : s_paramCtx_s_bwdCallableCtx_view_pdf_0;
            _S2009.value0_119 = _S1984.value0_108.value0_107.shape_1;
            _S2009.value1_36 = _S2002.value0_23;
            _S2009.value2_20 = _S2005.value0_24.direction_7;
            _S2009.value3_10 = _S2005.value0_24.distance_2;
            var _S2010 : s_paramCtx_s_bwdCallableCtx_view_pdf_0 = _S2009;
            if(_S2005.value0_24.valid_4)
            {
                _S1997 = (_S2008.value0_29) > 0.0f;
            }
            else
            {
                _S1997 = false;
            }
            if(_S1997)
            {
                _S1998 = _S1984.value0_108.value0_107.probability_2;
            }
            else
            {
                _S1998 = 0.0f;
            }
            _S1999.value0_120 = _S2010;
            _S2000.value0_121 = _S2007;
        }
        else
        {
            _S1997 = false;
            _S1998 = 0.0f;
            _S1999.value0_120 = _S1994;
            _S2000.value0_121 = _S1993;
        }
        _S2001.value0_122 = _S2004;
    }
    else
    {
        _S1996 = false;
        _S1997 = false;
        _S1998 = 0.0f;
        _S1999.value0_120 = _S1994;
        _S2000.value0_121 = _S1993;
        _S2001.value0_122 = _S1990;
    }
    var _S2011 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S2012 : LightSample_Differential_0 = LightSample_x24_syn_dzero_0();
    var _S2013 : LightSample_Differential_0 = LightSample_x24_syn_dadd_0(_S1987, _S2012);
    var _S2014 : vec3<f32>;
    var _S2015 : vec2<f32>;
    if(_S1995)
    {
        var _S2016 : TriangleView_Differential_0;
        if(_S1996)
        {
            var _S2017 : LightSample_Differential_0 = LightSample_x24_syn_dadd_0(_S2013, _S2012);
            var _S2018 : f32;
            if(_S1997)
            {
                _S1998 = _S1998 * _S2017.pdf_11;
                _S2018 = _S2017.distance_5;
                _S2014 = _S2017.direction_12;
            }
            else
            {
                _S1998 = 0.0f;
                _S2018 = 0.0f;
                _S2014 = _S1988;
            }
            var _S2019 : TriangleView_Differential_0;
            _S2019.to_corner_1 = _S1988;
            _S2019.height_2 = 0.0f;
            _S2019.a_9 = _S1988;
            _S2019.b_9 = _S1988;
            _S2019.c_2 = _S1988;
            _S2019.solid_angle_1 = 0.0f;
            var _S2020 : vec3<f32> = _S1988;
            var _S2021 : f32 = 0.0f;
            s_bwdProp_view_pdf_0(_S1999, &(_S2019), &(_S2020), &(_S2021), _S1998);
            var _S2022 : f32 = _S2021 + _S2018;
            var _S2023 : vec3<f32> = _S2020 + _S2014;
            var _S2024 : SampledPoint_Differential_0 = SampledPoint_x24_syn_dzero_0();
            _S2024.distance_6 = _S2022;
            _S2024.direction_13 = _S2023;
            var _S2025 : TriangleView_Differential_0;
            _S2025.to_corner_1 = _S1988;
            _S2025.height_2 = 0.0f;
            _S2025.a_9 = _S1988;
            _S2025.b_9 = _S1988;
            _S2025.c_2 = _S1988;
            _S2025.solid_angle_1 = 0.0f;
            var _S2026 : vec2<f32> = _S1992;
            s_bwdProp_sample_view_0(_S2000, &(_S2025), &(_S2026), _S2024);
            _S2016 = TriangleView_x24_syn_dadd_0(TriangleView_x24_syn_dadd_0(_S2019, _S2025), _S2011);
            _S2015 = _S2026;
        }
        else
        {
            _S2016 = _S2011;
            _S2015 = _S1992;
        }
        var _S2027 : TriangleView_Differential_0 = _S2011;
        _S2027.height_2 = 0.0f;
        var _S2028 : TriangleView_Differential_0 = TriangleView_x24_syn_dadd_0(_S2016, _S2027);
        var _S2029 : vec3<f32> = _S1988;
        s_bwdProp_view_of_0(_S2001, &(_S2029), _S2028);
        _S2014 = _S2029;
    }
    else
    {
        _S2014 = _S1988;
        _S2015 = _S1992;
    }
    (*_S1985) = _S2014;
    (*_S1986) = _S2015;
    return;
}

fn s_bwdProp_direct_light_0( _S2030 : s_bwdCallableCtx_direct_light_0,  _S2031 : ptr<function, Bsdf_Differential_0>,  _S2032 : ptr<function, Frame_0>,  _S2033 : ptr<function, Surface_Differential_0>,  _S2034 : ptr<function, vec3<f32>>,  _S2035 : ptr<function, vec2<f32>>,  _S2036 : DirectLight_Differential_0)
{
    var _S2037 : vec3<f32> = vec3<f32>(0.0f);
    var _S2038 : Frame_0 = Frame_0( _S2037, _S2037, _S2037 );
    var _S2039 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S2038, _S2037 );
    var _S2040 : vec2<f32> = vec2<f32>(0.0f);
    var _S2041 : Bsdf_0 = Bsdf_0( _S2037, _S2037, _S2040, _S2040, 0.0f, u32(0), u32(0) );
    var _S2042 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0 = s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0( _S2041, _S2037, _S2037 );
    var _S2043 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S2044 : Tuple_19 = s_apply_sample_light_0(_S2030.value0_62.value2_3, _S2030.value0_62.value3_3.position_0, _S2030.value0_62.value5_2);
    var _S2045 : s_paramCtx_s_bwdCallableCtx_sample_light_0;
    _S2045.value0_107 = _S2030.value0_62.value2_3;
    _S2045.value1_30 = _S2030.value0_62.value3_3.position_0;
    _S2045.value2_15 = _S2030.value0_62.value5_2;
    var _S2046 : s_bwdCallableCtx_sample_light_0 = s_bwdCallableCtx_sample_light_0( _S2045 );
    var factor_3 : f32;
    var _S2047 : f32;
    var _S2048 : f32;
    var _S2049 : s_bwdCallableCtx_power_heuristic_0;
    var _S2050 : vec3<f32>;
    var _S2051 : vec3<f32>;
    var _S2052 : vec3<f32>;
    var _S2053 : vec3<f32>;
    var _S2054 : bool;
    var _S2055 : bool;
    var _S2056 : s_bwdCallableCtx_bsdf_evaluate_0;
    var _S2057 : s_bwdCallableCtx_to_local_0;
    if(_S2044.value0_22.valid_3)
    {
        var _S2058 : Tuple_17 = s_apply_to_local_0(_S2030.value0_62.value1_8, _S2044.value0_22.direction_6);
        var _S2059 : s_paramCtx_s_bwdCallableCtx_to_local_0;
        _S2059.value0_56 = _S2030.value0_62.value1_8;
        _S2059.value1_7 = _S2044.value0_22.direction_6;
        var _S2060 : s_paramCtx_s_bwdCallableCtx_to_local_0 = _S2059;
        var _S2061 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0;
        _S2061.value0_105 = _S2030.value0_62.value0_57;
        _S2061.value1_28 = _S2030.value0_62.value4_2;
        _S2061.value2_14 = _S2058.value0_20;
        var _S2062 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0 = _S2061;
        var _S2063 : bool = (any(((_S2030.value1_11.value0_6.f_cos_0) != _S2037)));
        if(_S2063)
        {
            var factor_4 : f32 = 1.0f / _S2044.value0_22.pdf_7;
            var _S2064 : f32 = _S2044.value0_22.pdf_7 * _S2044.value0_22.pdf_7;
            var _S2065 : bool = !_S2030.value0_62.value2_3.delta_1;
            if(_S2065)
            {
                var _S2066 : Tuple_13 = s_apply_power_heuristic_0(_S2044.value0_22.pdf_7, _S2030.value1_11.value0_6.pdf_3);
                var _S2067 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
                _S2067.value0_106 = _S2044.value0_22.pdf_7;
                _S2067.value1_29 = _S2030.value1_11.value0_6.pdf_3;
                factor_3 = factor_4 * _S2066.value0_16;
                _S2047 = _S2066.value0_16;
                _S2049.value0_109 = _S2067;
            }
            else
            {
                factor_3 = factor_4;
                _S2047 = 0.0f;
                _S2049.value0_109 = _S2043;
            }
            var _S2068 : vec3<f32> = vec3<f32>(factor_3);
            _S2050 = _S2030.value1_11.value0_6.f_cos_0 * _S2044.value0_22.radiance_10;
            _S2051 = _S2068;
            _S2052 = _S2044.value0_22.radiance_10;
            _S2054 = _S2065;
            factor_3 = factor_4;
            _S2048 = _S2064;
        }
        else
        {
            _S2050 = _S2037;
            _S2051 = _S2037;
            _S2052 = _S2037;
            _S2054 = false;
            factor_3 = 0.0f;
            _S2047 = 0.0f;
            _S2049.value0_109 = _S2043;
            _S2048 = 0.0f;
        }
        var _S2069 : vec3<f32> = _S2052;
        var _S2070 : bool = _S2054;
        _S2054 = _S2063;
        _S2052 = _S2030.value1_11.value0_6.f_cos_0;
        _S2053 = _S2069;
        _S2055 = _S2070;
        _S2056.value0_110 = _S2062;
        _S2057.value0_64 = _S2060;
    }
    else
    {
        _S2054 = false;
        _S2050 = _S2037;
        _S2051 = _S2037;
        _S2052 = _S2037;
        _S2053 = _S2037;
        _S2055 = false;
        factor_3 = 0.0f;
        _S2047 = 0.0f;
        _S2049.value0_109 = _S2043;
        _S2048 = 0.0f;
        _S2056.value0_110 = _S2042;
        _S2057.value0_64 = _S2039;
    }
    var _S2071 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S2072 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S2073 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S2074 : BsdfValue_0 = BsdfValue_x24_syn_dzero_0();
    var _S2075 : LightSample_Differential_0 = LightSample_x24_syn_dzero_0();
    var _S2076 : LightSample_Differential_0;
    var _S2077 : Bsdf_Differential_0;
    var _S2078 : Frame_0;
    if(_S2044.value0_22.valid_3)
    {
        var _S2079 : BsdfValue_0;
        if(_S2054)
        {
            var _S2080 : vec3<f32> = _S2050 * _S2036.radiance_11;
            var _S2081 : vec3<f32> = _S2051 * _S2036.radiance_11;
            var _S2082 : vec3<f32> = _S2052 * _S2081;
            var _S2083 : vec3<f32> = _S2053 * _S2081;
            var _S2084 : f32 = _S2080[i32(0)] + _S2080[i32(1)] + _S2080[i32(2)];
            var _S2085 : LightSample_Differential_0 = _S2075;
            _S2085.distance_5 = _S2036.distance_4;
            _S2085.radiance_12 = _S2082;
            var _S2086 : LightSample_Differential_0 = LightSample_x24_syn_dadd_0(_S2075, _S2085);
            if(_S2055)
            {
                var _S2087 : f32 = factor_3 * _S2084;
                var _S2088 : f32 = _S2047 * _S2084;
                var _S2089 : f32 = 0.0f;
                var _S2090 : f32 = 0.0f;
                s_bwdProp_power_heuristic_0(_S2049, &(_S2089), &(_S2090), _S2087);
                var _S2091 : BsdfValue_0 = _S2074;
                _S2091.pdf_3 = _S2090;
                var _S2092 : BsdfValue_0 = BsdfValue_x24_syn_dadd_0(_S2074, _S2091);
                factor_3 = _S2088;
                _S2047 = _S2089;
                _S2079 = _S2092;
            }
            else
            {
                factor_3 = _S2084;
                _S2047 = 0.0f;
                _S2079 = _S2074;
            }
            var _S2093 : f32 = - (factor_3 / _S2048) + _S2047;
            var _S2094 : LightSample_Differential_0 = _S2075;
            _S2094.pdf_11 = _S2093;
            var _S2095 : LightSample_Differential_0 = LightSample_x24_syn_dadd_0(_S2086, _S2094);
            _S2050 = _S2083;
            _S2051 = _S2036.direction_11;
            _S2076 = _S2095;
        }
        else
        {
            _S2050 = _S2037;
            _S2079 = _S2074;
            _S2051 = _S2037;
            _S2076 = _S2075;
        }
        var _S2096 : BsdfValue_0 = _S2074;
        _S2096.f_cos_0 = _S2050;
        var _S2097 : BsdfValue_0 = BsdfValue_x24_syn_dadd_0(_S2079, _S2096);
        var _S2098 : Bsdf_Differential_0;
        _S2098.a_8 = _S2037;
        _S2098.b_8 = _S2037;
        _S2098.alpha_4 = _S2040;
        _S2098.coat_alpha_2 = _S2040;
        var _S2099 : vec3<f32> = _S2037;
        var _S2100 : vec3<f32> = _S2037;
        s_bwdProp_bsdf_evaluate_0(_S2056, &(_S2098), &(_S2099), &(_S2100), _S2097);
        var _S2101 : Frame_0;
        _S2101.s_1 = _S2037;
        _S2101.t_1 = _S2037;
        _S2101.n_1 = _S2037;
        var _S2102 : vec3<f32> = _S2037;
        s_bwdProp_to_local_0(_S2057, &(_S2101), &(_S2102), _S2100);
        var _S2103 : vec3<f32> = _S2102 + _S2051;
        var _S2104 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S2098, _S2073);
        var _S2105 : Frame_0 = Frame_x24_syn_dadd_0(_S2101, _S2072);
        var _S2106 : LightSample_Differential_0 = _S2075;
        _S2106.direction_12 = _S2103;
        _S2076 = LightSample_x24_syn_dadd_0(_S2076, _S2106);
        _S2077 = _S2104;
        _S2078 = _S2105;
        _S2050 = _S2099;
    }
    else
    {
        _S2076 = _S2075;
        _S2077 = _S2073;
        _S2078 = _S2072;
        _S2050 = _S2037;
    }
    var _S2107 : vec3<f32> = _S2037;
    var _S2108 : vec2<f32> = _S2040;
    s_bwdProp_sample_light_0(_S2046, &(_S2107), &(_S2108), _S2076);
    var _S2109 : Surface_Differential_0 = _S2071;
    _S2109.position_1 = _S2107;
    var _S2110 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S2071, _S2109);
    (*_S2031) = _S2077;
    (*_S2032) = _S2078;
    (*_S2033) = _S2110;
    (*_S2034) = _S2050;
    (*_S2035) = _S2108;
    return;
}

fn s_bwdProp_frame_near_0( _S2111 : ptr<function, Surface_Differential_0>,  _S2112 : Frame_0)
{
    var _S2113 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S2114 : Surface_Differential_0 = _S2113;
    _S2114.frame_6 = _S2112;
    (*_S2111) = Surface_x24_syn_dadd_0(_S2113, _S2114);
    return;
}

fn s_bwdProp_bsdf_near_0( _S2115 : ptr<function, f32>,  _S2116 : ptr<function, f32>,  _S2117 : Bsdf_Differential_0)
{
    (*_S2115) = 0.0f;
    (*_S2116) = 0.0f;
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

fn s_bwdProp_weighted_emission_0( _S2118 : s_bwdCallableCtx_weighted_emission_0,  _S2119 : ptr<function, FoundLight_0>,  _S2120 : ptr<function, f32>,  _S2121 : vec3<f32>)
{
    var _S2122 : vec3<f32> = vec3<f32>(0.0f);
    var _S2123 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S2124 : bool = !_S2118.value0_128.value2_22;
    var _S2125 : vec3<f32>;
    var _S2126 : s_bwdCallableCtx_power_heuristic_0;
    if(_S2124)
    {
        var _S2127 : vec3<f32> = vec3<f32>(s_apply_power_heuristic_0(_S2118.value0_128.value1_39, _S2118.value0_128.value0_127.pdf_6).value0_16);
        var _S2128 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
        _S2128.value0_106 = _S2118.value0_128.value1_39;
        _S2128.value1_29 = _S2118.value0_128.value0_127.pdf_6;
        _S2125 = _S2127;
        _S2126.value0_109 = _S2128;
    }
    else
    {
        _S2125 = _S2122;
        _S2126.value0_109 = _S2123;
    }
    var _S2129 : FoundLight_0 = FoundLight_x24_syn_dzero_0();
    var _S2130 : FoundLight_0;
    var _S2131 : f32;
    if(_S2124)
    {
        var _S2132 : vec3<f32> = _S2118.value0_128.value0_127.radiance_9 * _S2121;
        var _S2133 : vec3<f32> = _S2125 * _S2121;
        var _S2134 : f32 = _S2132[i32(0)] + _S2132[i32(1)] + _S2132[i32(2)];
        var _S2135 : f32 = 0.0f;
        var _S2136 : f32 = 0.0f;
        s_bwdProp_power_heuristic_0(_S2126, &(_S2135), &(_S2136), _S2134);
        var _S2137 : FoundLight_0 = _S2129;
        _S2137.pdf_6 = _S2136;
        var _S2138 : FoundLight_0 = FoundLight_x24_syn_dadd_0(_S2129, _S2137);
        _S2125 = _S2133;
        _S2130 = _S2138;
        _S2131 = _S2135;
    }
    else
    {
        _S2125 = _S2121;
        _S2130 = _S2129;
        _S2131 = 0.0f;
    }
    var _S2139 : FoundLight_0 = _S2129;
    _S2139.radiance_9 = _S2125;
    (*_S2119) = FoundLight_x24_syn_dadd_0(_S2130, _S2139);
    (*_S2120) = _S2131;
    return;
}

fn s_bwdProp_emitted_light_0( _S2140 : s_bwdCallableCtx_emitted_light_0,  _S2141 : ptr<function, Surface_Differential_0>,  _S2142 : ptr<function, vec3<f32>>,  _S2143 : ptr<function, vec3<f32>>,  _S2144 : FoundLight_0)
{
    var _S2145 : vec3<f32> = vec3<f32>(0.0f);
    var _S2146 : Tuple_5 = s_apply_dot_0(_S2140.value0_126.value3_11, _S2140.value0_126.value1_38.geometric_normal_0);
    var _S2147 : s_bwdCallableCtx_dot_0;
    _S2147._S39 = _S2140.value0_126.value3_11;
    _S2147._S40 = _S2140.value0_126.value1_38.geometric_normal_0;
    var _S2148 : s_bwdCallableCtx_dot_0 = _S2147;
    var cosine_2 : f32 = - _S2146.value0_5;
    var _S2149 : bool;
    if(cosine_2 > 0.0f)
    {
        _S2149 = true;
    }
    else
    {
        if(cosine_2 < 0.0f)
        {
            _S2149 = _S2140.value0_126.value0_125.two_sided_0;
        }
        else
        {
            _S2149 = false;
        }
    }
    var _S2150 : bool;
    var _S2151 : f32;
    var _S2152 : f32;
    var _S2153 : f32;
    var _S2154 : f32;
    var _S2155 : s_bwdCallableCtx_abs_0;
    var _S2156 : s_bwdCallableCtx_dot_0;
    if(_S2149)
    {
        var _S2157 : bool = (_S2140.value0_126.value0_125.probability_1) > 0.0f;
        if(_S2157)
        {
            var arm_1 : vec3<f32> = _S2140.value0_126.value1_38.position_0 + _S2140.value0_126.value2_21 * vec3<f32>(-1.0f);
            var _S2158 : Tuple_5 = s_apply_dot_0(arm_1, arm_1);
            var _S2159 : s_bwdCallableCtx_dot_0;
            _S2159._S39 = arm_1;
            _S2159._S40 = arm_1;
            var _S2160 : f32 = _S2158.value0_5 * _S2140.value0_126.value0_125.probability_1;
            var _S2161 : Tuple_2 = s_apply_abs_0(cosine_2);
            var _S2162 : s_bwdCallableCtx_abs_0;
            _S2162._S18 = cosine_2;
            _S2151 = _S2161.value0_2 * _S2161.value0_2;
            _S2152 = _S2160;
            _S2153 = _S2161.value0_2;
            _S2155 = _S2162;
            _S2156 = _S2159;
        }
        else
        {
            _S2151 = 0.0f;
            _S2152 = 0.0f;
            _S2153 = 0.0f;
            _S2155._S18 = 0.0f;
            _S2156._S39 = _S2145;
            _S2156._S40 = _S2145;
        }
        _S2150 = _S2157;
        _S2154 = _S2140.value0_126.value0_125.probability_1;
    }
    else
    {
        _S2150 = false;
        _S2151 = 0.0f;
        _S2152 = 0.0f;
        _S2153 = 0.0f;
        _S2155._S18 = 0.0f;
        _S2154 = 0.0f;
        _S2156._S39 = _S2145;
        _S2156._S40 = _S2145;
    }
    var _S2163 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S2164 : Surface_Differential_0;
    var _S2165 : vec3<f32>;
    if(_S2149)
    {
        if(_S2150)
        {
            var _S2166 : f32 = _S2144.pdf_6 / _S2151;
            var _S2167 : f32 = _S2152 * - _S2166;
            var _S2168 : f32 = _S2153 * _S2166;
            var _S2169 : f32 = 0.0f;
            s_bwdProp_abs_0(_S2155, &(_S2169), _S2167);
            var _S2170 : f32 = _S2154 * _S2168;
            var _S2171 : vec3<f32> = _S2145;
            var _S2172 : vec3<f32> = _S2145;
            s_bwdProp_dot_0(_S2156, &(_S2171), &(_S2172), _S2170);
            var _S2173 : vec3<f32> = _S2171 + _S2172;
            var _S2174 : vec3<f32> = vec3<f32>(-1.0f) * _S2173;
            var _S2175 : Surface_Differential_0 = _S2163;
            _S2175.position_1 = _S2173;
            var _S2176 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S2163, _S2175);
            _S2151 = _S2169;
            _S2164 = _S2176;
            _S2165 = _S2174;
        }
        else
        {
            _S2151 = 0.0f;
            _S2164 = _S2163;
            _S2165 = _S2145;
        }
    }
    else
    {
        _S2151 = 0.0f;
        _S2164 = _S2163;
        _S2165 = _S2145;
    }
    var _S2177 : f32 = - _S2151;
    var _S2178 : vec3<f32> = _S2145;
    var _S2179 : vec3<f32> = _S2145;
    s_bwdProp_dot_0(_S2148, &(_S2178), &(_S2179), _S2177);
    (*_S2141) = _S2164;
    (*_S2142) = _S2165;
    (*_S2143) = _S2178;
    return;
}

fn s_bwdProp_emission_of_0( _S2180 : s_bwdCallableCtx_emission_of_0,  _S2181 : ptr<function, Surface_Differential_0>,  _S2182 : ptr<function, vec3<f32>>,  _S2183 : ptr<function, vec3<f32>>,  _S2184 : ptr<function, f32>,  _S2185 : vec3<f32>)
{
    var _S2186 : Tuple_11 = s_apply_emitted_light_0(_S2180.value0_61.value0_55, _S2180.value0_61.value1_6, _S2180.value0_61.value2_2, _S2180.value0_61.value3_2);
    var _S2187 : s_paramCtx_s_bwdCallableCtx_emitted_light_0;
    _S2187.value0_125 = _S2180.value0_61.value0_55;
    _S2187.value1_38 = _S2180.value0_61.value1_6;
    _S2187.value2_21 = _S2180.value0_61.value2_2;
    _S2187.value3_11 = _S2180.value0_61.value3_2;
    var _S2188 : s_bwdCallableCtx_emitted_light_0 = s_bwdCallableCtx_emitted_light_0( _S2187 );
    var _S2189 : s_paramCtx_s_bwdCallableCtx_weighted_emission_0;
    _S2189.value0_127 = _S2186.value0_14;
    _S2189.value1_39 = _S2180.value0_61.value4_1;
    _S2189.value2_22 = _S2180.value0_61.value5_1;
    var _S2190 : s_bwdCallableCtx_weighted_emission_0 = s_bwdCallableCtx_weighted_emission_0( _S2189 );
    var _S2191 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S2192 : vec3<f32> = vec3<f32>(0.0f);
    var _S2193 : FoundLight_0;
    _S2193.radiance_9 = _S2192;
    _S2193.pdf_6 = 0.0f;
    var _S2194 : f32 = 0.0f;
    s_bwdProp_weighted_emission_0(_S2190, &(_S2193), &(_S2194), _S2185);
    var _S2195 : Frame_0 = Frame_0( _S2192, _S2192, _S2192 );
    var _S2196 : Surface_Differential_0;
    _S2196.position_1 = _S2192;
    _S2196.frame_6 = _S2195;
    _S2196.b1_2 = 0.0f;
    _S2196.b2_2 = 0.0f;
    var _S2197 : vec3<f32> = _S2192;
    var _S2198 : vec3<f32> = _S2192;
    s_bwdProp_emitted_light_0(_S2188, &(_S2196), &(_S2197), &(_S2198), _S2193);
    (*_S2181) = Surface_x24_syn_dadd_0(_S2196, _S2191);
    (*_S2182) = _S2197;
    (*_S2183) = _S2198;
    (*_S2184) = _S2194;
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

fn s_bwdProp_frame_from_normal_0( _S2199 : s_bwdCallableCtx_frame_from_normal_0,  _S2200 : ptr<function, vec3<f32>>,  _S2201 : Frame_0)
{
    var _S2202 : f32 = _S2199.value0_132.value0_130.z;
    var sign_2 : f32;
    if(_S2202 < 0.0f)
    {
        sign_2 = -1.0f;
    }
    else
    {
        sign_2 = 1.0f;
    }
    var _S2203 : f32 = sign_2 + _S2202;
    var a_10 : f32 = -1.0f / _S2203;
    var _S2204 : f32 = _S2203 * _S2203;
    var _S2205 : f32 = _S2199.value0_132.value0_130.x;
    var _S2206 : f32 = _S2199.value0_132.value0_130.y;
    var _S2207 : f32 = _S2205 * _S2206;
    var _S2208 : f32 = sign_2 * _S2205;
    var _S2209 : f32 = _S2208 * _S2205;
    var _S2210 : f32 = - sign_2;
    var _S2211 : f32 = _S2206 * _S2206;
    var _S2212 : f32 = _S2206 * (a_10 * _S2201.t_1[i32(1)]);
    var _S2213 : f32 = a_10 * _S2201.s_1[i32(0)];
    var _S2214 : f32 = _S2201.t_1[i32(0)] + sign_2 * _S2201.s_1[i32(1)];
    var _S2215 : f32 = a_10 * _S2214;
    (*_S2200) = _S2201.n_1 + vec3<f32>(_S2210 * _S2201.s_1[i32(2)] + _S2208 * _S2213 + sign_2 * (_S2205 * _S2213) + _S2206 * _S2215, - _S2201.t_1[i32(2)] + _S2212 + _S2212 + _S2205 * _S2215, 0.0f) + vec3<f32>(0.0f, 0.0f, -1.0f * - ((_S2211 * _S2201.t_1[i32(1)] + _S2209 * _S2201.s_1[i32(0)] + _S2207 * _S2214) / _S2204));
    return;
}

fn s_bwdProp_frame_from_normal_tangent_0( _S2216 : s_bwdCallableCtx_frame_from_normal_tangent_0,  _S2217 : ptr<function, vec3<f32>>,  _S2218 : Frame_0)
{
    var _S2219 : vec3<f32> = vec3<f32>(0.0f);
    var _S2220 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S2219 );
    var _S2221 : Tuple_5 = s_apply_dot_0(_S2216.value0_131.value0_129, _S2216.value0_131.value1_40);
    var _S2222 : s_bwdCallableCtx_dot_0;
    _S2222._S39 = _S2216.value0_131.value0_129;
    _S2222._S40 = _S2216.value0_131.value1_40;
    var _S2223 : s_bwdCallableCtx_dot_0 = _S2222;
    var _S2224 : vec3<f32> = vec3<f32>(- _S2221.value0_5);
    var s_7 : vec3<f32> = _S2216.value0_131.value1_40 + _S2216.value0_131.value0_129 * _S2224;
    var _S2225 : Tuple_5 = s_apply_dot_0(s_7, s_7);
    var _S2226 : s_bwdCallableCtx_dot_0;
    _S2226._S39 = s_7;
    _S2226._S40 = s_7;
    var _S2227 : s_bwdCallableCtx_dot_0 = _S2226;
    var _S2228 : bool = (_S2225.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(_S2216.value0_131.value1_40, _S2216.value0_131.value1_40).value0_5);
    var _S2229 : s_bwdCallableCtx_cross_0;
    var _S2230 : vec3<f32>;
    var _S2231 : f32;
    var _S2232 : s_bwdCallableCtx_sqrt_0;
    var _S2233 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S2228)
    {
        var _S2234 : Tuple_4 = s_apply_sqrt_0(_S2225.value0_5);
        var _S2235 : s_bwdCallableCtx_sqrt_0;
        _S2235._S35 = _S2225.value0_5;
        var _S2236 : vec3<f32> = vec3<f32>((1.0f / _S2234.value0_4));
        var _S2237 : f32 = _S2234.value0_4 * _S2234.value0_4;
        var _S2238 : vec3<f32> = s_7 * _S2236;
        var _S2239 : s_bwdCallableCtx_cross_0;
        _S2239._S22 = _S2216.value0_131.value0_129;
        _S2239._S23 = _S2238;
        _S2229 = _S2239;
        _S2230 = _S2236;
        _S2231 = _S2237;
        _S2232 = _S2235;
        _S2233.value0_132 = _S2220;
    }
    else
    {
        var _S2240 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S2240.value0_130 = _S2216.value0_131.value0_129;
        _S2229._S22 = _S2219;
        _S2229._S23 = _S2219;
        _S2230 = _S2219;
        _S2231 = 0.0f;
        _S2232._S35 = 0.0f;
        _S2233.value0_132 = _S2240;
    }
    var _S2241 : vec3<f32>;
    if(_S2228)
    {
        var _S2242 : vec3<f32> = _S2219;
        var _S2243 : vec3<f32> = _S2219;
        s_bwdProp_cross_0(_S2229, &(_S2242), &(_S2243), _S2218.t_1);
        var _S2244 : vec3<f32> = _S2218.s_1 + _S2243;
        var _S2245 : vec3<f32> = s_7 * _S2244;
        var _S2246 : vec3<f32> = _S2230 * _S2244;
        var _S2247 : f32 = - ((_S2245[i32(0)] + _S2245[i32(1)] + _S2245[i32(2)]) / _S2231);
        var _S2248 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S2232, &(_S2248), _S2247);
        var _S2249 : vec3<f32> = _S2218.n_1 + _S2242;
        _S2231 = _S2248;
        _S2230 = _S2246;
        _S2241 = _S2249;
    }
    else
    {
        var _S2250 : vec3<f32> = _S2219;
        s_bwdProp_frame_from_normal_0(_S2233, &(_S2250), _S2218);
        _S2231 = 0.0f;
        _S2230 = _S2219;
        _S2241 = _S2250;
    }
    var _S2251 : vec3<f32> = _S2219;
    var _S2252 : vec3<f32> = _S2219;
    s_bwdProp_dot_0(_S2227, &(_S2251), &(_S2252), _S2231);
    var _S2253 : vec3<f32> = _S2251 + _S2252 + _S2230;
    var _S2254 : vec3<f32> = _S2216.value0_131.value0_129 * _S2253;
    var _S2255 : vec3<f32> = _S2224 * _S2253;
    var _S2256 : f32 = - (_S2254[i32(0)] + _S2254[i32(1)] + _S2254[i32(2)]);
    var _S2257 : vec3<f32> = _S2219;
    var _S2258 : vec3<f32> = _S2219;
    s_bwdProp_dot_0(_S2223, &(_S2257), &(_S2258), _S2256);
    (*_S2217) = _S2255 + _S2257 + _S2241;
    return;
}

fn s_bwdProp_surface_at_0( _S2259 : s_bwdCallableCtx_surface_at_0,  _S2260 : ptr<function, vec3<f32>>,  _S2261 : ptr<function, vec3<f32>>,  _S2262 : Surface_Differential_0)
{
    var _S2263 : vec3<f32> = vec3<f32>(0.0f);
    var _S2264 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0( _S2263, _S2263 );
    var _S2265 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S2263 );
    var _S2266 : Tuple_3 = s_apply_cross_0(_S2259.value0_60.value0_59.e1_1, _S2259.value0_60.value0_59.e2_1);
    var _S2267 : vec3<f32> = _S2266.value0_3;
    var _S2268 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S2267, _S2267).value0_5));
    var along1_1 : vec3<f32> = s_apply_cross_0(_S2259.value0_60.value0_59.e2_1, _S2266.value0_3).value0_3 * _S2268;
    var along2_1 : vec3<f32> = s_apply_cross_0(_S2266.value0_3, _S2259.value0_60.value0_59.e1_1).value0_3 * _S2268;
    var from_p0_2 : vec3<f32> = _S2259.value0_60.value1_10 - _S2259.value0_60.value0_59.p0_0;
    var _S2269 : Tuple_5 = s_apply_dot_0(from_p0_2, _S2266.value0_3);
    var _S2270 : s_bwdCallableCtx_dot_0;
    _S2270._S39 = from_p0_2;
    _S2270._S40 = _S2266.value0_3;
    var _S2271 : s_bwdCallableCtx_dot_0 = _S2270;
    var _S2272 : Tuple_5 = s_apply_dot_0(_S2259.value0_60.value2_5, _S2266.value0_3);
    var _S2273 : s_bwdCallableCtx_dot_0;
    _S2273._S39 = _S2259.value0_60.value2_5;
    _S2273._S40 = _S2266.value0_3;
    var _S2274 : s_bwdCallableCtx_dot_0 = _S2273;
    var _S2275 : f32 = _S2272.value0_5 * _S2272.value0_5;
    var _S2276 : vec3<f32> = vec3<f32>(- (_S2269.value0_5 / _S2272.value0_5));
    var in_plane_2 : vec3<f32> = from_p0_2 + _S2259.value0_60.value2_5 * _S2276;
    var _S2277 : Tuple_5 = s_apply_dot_0(in_plane_2, along1_1);
    var _S2278 : s_bwdCallableCtx_dot_0;
    _S2278._S39 = in_plane_2;
    _S2278._S40 = along1_1;
    var _S2279 : s_bwdCallableCtx_dot_0 = _S2278;
    var _S2280 : Tuple_5 = s_apply_dot_0(in_plane_2, along2_1);
    var _S2281 : s_bwdCallableCtx_dot_0;
    _S2281._S39 = in_plane_2;
    _S2281._S40 = along2_1;
    var _S2282 : s_bwdCallableCtx_dot_0 = _S2281;
    var n_9 : vec3<f32>;
    var _S2283 : vec3<f32>;
    var _S2284 : vec3<f32>;
    var _S2285 : vec3<f32>;
    var _S2286 : vec3<f32>;
    var _S2287 : bool;
    var _S2288 : bool;
    var _S2289 : s_bwdCallableCtx_dot_0;
    var _S2290 : s_bwdCallableCtx_dot_0;
    var _S2291 : f32;
    var _S2292 : s_bwdCallableCtx_sqrt_0;
    if(_S2259.value0_60.value0_59.smooth_0)
    {
        var _S2293 : vec3<f32> = _S2259.value0_60.value0_59.n1_0 - _S2259.value0_60.value0_59.n0_0;
        var _S2294 : vec3<f32> = _S2259.value0_60.value0_59.n2_0 - _S2259.value0_60.value0_59.n0_0;
        var interpolated_2 : vec3<f32> = _S2293 * vec3<f32>(_S2277.value0_5) + _S2294 * vec3<f32>(_S2280.value0_5) + _S2259.value0_60.value0_59.n0_0;
        var _S2295 : Tuple_5 = s_apply_dot_0(interpolated_2, interpolated_2);
        var _S2296 : s_bwdCallableCtx_dot_0;
        _S2296._S39 = interpolated_2;
        _S2296._S40 = interpolated_2;
        var _S2297 : s_bwdCallableCtx_dot_0 = _S2296;
        var _S2298 : bool = (_S2295.value0_5) > 0.0f;
        if(_S2298)
        {
            var _S2299 : Tuple_4 = s_apply_sqrt_0(_S2295.value0_5);
            var _S2300 : s_bwdCallableCtx_sqrt_0;
            _S2300._S35 = _S2295.value0_5;
            var _S2301 : vec3<f32> = vec3<f32>((1.0f / _S2299.value0_4));
            var _S2302 : f32 = _S2299.value0_4 * _S2299.value0_4;
            var n_10 : vec3<f32> = interpolated_2 * _S2301;
            var _S2303 : Tuple_5 = s_apply_dot_0(_S2259.value0_60.value0_59.plane_normal_0, n_10);
            var _S2304 : s_bwdCallableCtx_dot_0;
            _S2304._S39 = _S2259.value0_60.value0_59.plane_normal_0;
            _S2304._S40 = n_10;
            var _S2305 : bool = (_S2303.value0_5) < 0.0f;
            n_9 = n_10;
            _S2287 = _S2305;
            _S2289 = _S2304;
            _S2283 = _S2301;
            _S2291 = _S2302;
            _S2292 = _S2300;
        }
        else
        {
            n_9 = _S2259.value0_60.value0_59.plane_normal_0;
            _S2287 = false;
            _S2289._S39 = _S2263;
            _S2289._S40 = _S2263;
            _S2283 = _S2263;
            _S2291 = 0.0f;
            _S2292._S35 = 0.0f;
        }
        var _S2306 : bool = _S2287;
        var _S2307 : vec3<f32> = _S2283;
        _S2287 = _S2298;
        _S2288 = _S2306;
        _S2283 = interpolated_2;
        _S2284 = _S2307;
        _S2290 = _S2297;
        _S2285 = _S2294;
        _S2286 = _S2293;
    }
    else
    {
        n_9 = _S2259.value0_60.value0_59.plane_normal_0;
        _S2287 = false;
        _S2288 = false;
        _S2289._S39 = _S2263;
        _S2289._S40 = _S2263;
        _S2283 = _S2263;
        _S2284 = _S2263;
        _S2291 = 0.0f;
        _S2292._S35 = 0.0f;
        _S2290._S39 = _S2263;
        _S2290._S40 = _S2263;
        _S2285 = _S2263;
        _S2286 = _S2263;
    }
    var _S2308 : s_bwdCallableCtx_frame_from_normal_tangent_0;
    var _S2309 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S2259.value0_60.value0_59.anisotropic_0)
    {
        var _S2310 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0;
        _S2310.value0_129 = n_9;
        _S2310.value1_40 = _S2259.value0_60.value0_59.tangent_0;
        _S2308.value0_131 = _S2310;
        _S2309.value0_132 = _S2265;
    }
    else
    {
        var _S2311 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S2311.value0_130 = n_9;
        _S2308.value0_131 = _S2264;
        _S2309.value0_132 = _S2311;
    }
    var _S2312 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S2313 : Surface_Differential_0;
    if(_S2259.value0_60.value0_59.anisotropic_0)
    {
        var _S2314 : Frame_0 = Frame_x24_syn_dzero_0();
        _S2313 = _S2262;
        _S2313.frame_6 = _S2314;
        var _S2315 : vec3<f32> = _S2263;
        s_bwdProp_frame_from_normal_tangent_0(_S2308, &(_S2315), _S2262.frame_6);
        var _S2316 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S2313, _S2312);
        n_9 = _S2315;
        _S2313 = _S2316;
    }
    else
    {
        var _S2317 : Frame_0 = Frame_x24_syn_dzero_0();
        _S2313 = _S2262;
        _S2313.frame_6 = _S2317;
        var _S2318 : vec3<f32> = _S2263;
        s_bwdProp_frame_from_normal_0(_S2309, &(_S2318), _S2262.frame_6);
        var _S2319 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S2313, _S2312);
        n_9 = _S2318;
        _S2313 = _S2319;
    }
    var _S2320 : f32;
    if(_S2259.value0_60.value0_59.smooth_0)
    {
        var _S2321 : f32;
        if(_S2287)
        {
            var _S2322 : vec3<f32>;
            if(_S2288)
            {
                var _S2323 : Surface_Differential_0 = _S2313;
                var _S2324 : Surface_Differential_0 = _S2313;
                var _S2325 : Surface_Differential_0 = _S2313;
                _S2313 = _S2312;
                _S2322 = _S2323.position_1;
                _S2320 = _S2325.b2_2;
                _S2321 = _S2324.b1_2;
            }
            else
            {
                _S2313 = Surface_x24_syn_dadd_0(_S2313, _S2312);
                _S2322 = _S2263;
                _S2320 = 0.0f;
                _S2321 = 0.0f;
            }
            var _S2326 : vec3<f32> = _S2263;
            var _S2327 : vec3<f32> = _S2263;
            s_bwdProp_dot_0(_S2289, &(_S2326), &(_S2327), 0.0f);
            var _S2328 : vec3<f32> = _S2327 + n_9;
            var _S2329 : vec3<f32> = _S2283 * _S2328;
            var _S2330 : vec3<f32> = _S2284 * _S2328;
            var _S2331 : f32 = - ((_S2329[i32(0)] + _S2329[i32(1)] + _S2329[i32(2)]) / _S2291);
            var _S2332 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S2292, &(_S2332), _S2331);
            _S2291 = _S2332;
            n_9 = _S2330;
            _S2283 = _S2322;
        }
        else
        {
            var _S2333 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S2313, _S2312);
            _S2291 = 0.0f;
            n_9 = _S2263;
            _S2313 = _S2333;
            _S2283 = _S2263;
            _S2320 = 0.0f;
            _S2321 = 0.0f;
        }
        var _S2334 : vec3<f32> = _S2263;
        var _S2335 : vec3<f32> = _S2263;
        s_bwdProp_dot_0(_S2290, &(_S2334), &(_S2335), _S2291);
        var _S2336 : vec3<f32> = _S2334 + _S2335 + n_9;
        var _S2337 : vec3<f32> = _S2285 * _S2336;
        var _S2338 : vec3<f32> = _S2286 * _S2336;
        n_9 = _S2283;
        _S2283 = _S2337;
        _S2291 = _S2320;
        _S2284 = _S2338;
        _S2320 = _S2321;
    }
    else
    {
        _S2313 = Surface_x24_syn_dadd_0(_S2313, _S2312);
        n_9 = _S2263;
        _S2283 = _S2263;
        _S2291 = 0.0f;
        _S2284 = _S2263;
        _S2320 = 0.0f;
    }
    var _S2339 : vec3<f32> = _S2313.position_1 + n_9;
    var _S2340 : vec3<f32> = _S2259.value0_60.value0_59.e2_1 * _S2339;
    var _S2341 : vec3<f32> = _S2259.value0_60.value0_59.e1_1 * _S2339;
    var _S2342 : f32 = _S2313.b2_2 + (_S2283[i32(0)] + _S2283[i32(1)] + _S2283[i32(2)]) + (_S2340[i32(0)] + _S2340[i32(1)] + _S2340[i32(2)]) + _S2291;
    var _S2343 : vec3<f32> = _S2263;
    var _S2344 : vec3<f32> = _S2263;
    s_bwdProp_dot_0(_S2282, &(_S2343), &(_S2344), _S2342);
    var _S2345 : f32 = _S2313.b1_2 + (_S2284[i32(0)] + _S2284[i32(1)] + _S2284[i32(2)]) + (_S2341[i32(0)] + _S2341[i32(1)] + _S2341[i32(2)]) + _S2320;
    var _S2346 : vec3<f32> = _S2263;
    var _S2347 : vec3<f32> = _S2263;
    s_bwdProp_dot_0(_S2279, &(_S2346), &(_S2347), _S2345);
    var _S2348 : vec3<f32> = _S2343 + _S2346;
    var _S2349 : vec3<f32> = _S2259.value0_60.value2_5 * _S2348;
    var _S2350 : vec3<f32> = _S2276 * _S2348;
    var _S2351 : f32 = - (_S2349[i32(0)] + _S2349[i32(1)] + _S2349[i32(2)]) / _S2275;
    var _S2352 : f32 = _S2269.value0_5 * - _S2351;
    var _S2353 : f32 = _S2272.value0_5 * _S2351;
    var _S2354 : vec3<f32> = _S2263;
    var _S2355 : vec3<f32> = _S2263;
    s_bwdProp_dot_0(_S2274, &(_S2354), &(_S2355), _S2352);
    var _S2356 : vec3<f32> = _S2263;
    var _S2357 : vec3<f32> = _S2263;
    s_bwdProp_dot_0(_S2271, &(_S2356), &(_S2357), _S2353);
    var _S2358 : vec3<f32> = _S2350 + _S2354;
    (*_S2260) = _S2348 + _S2356;
    (*_S2261) = _S2358;
    return;
}

fn s_bwdProp_path_luminance_0( _S2359 : s_bwdCallableCtx_path_luminance_0,  _S2360 : ptr<function, vec3<f32>>,  _S2361 : ptr<function, vec3<f32>>,  _S2362 : ptr<function, f32>,  _S2363 : ptr<function, vec2<f32>>,  _S2364 : ptr<function, vec2<f32>>,  _S2365 : f32)
{
    var _S2366 : vec3<f32> = vec3<f32>(0.0f);
    var _S2367 : Sloped3_0 = Sloped3_0( _S2366, _S2366, _S2366 );
    var _S2368 : LightShape_0 = LightShape_0( _S2366, _S2366, _S2366, _S2366, 0.0f );
    var _S2369 : Emitted_0 = Emitted_0( _S2367, false, false, _S2368, false, 0.0f );
    var _S2370 : Frame_0 = Frame_0( _S2366, _S2366, _S2366 );
    var _S2371 : Surface_0 = Surface_0( _S2366, _S2370, 0.0f, 0.0f, _S2366 );
    var _S2372 : s_paramCtx_s_bwdCallableCtx_emission_of_0 = s_paramCtx_s_bwdCallableCtx_emission_of_0( _S2369, _S2371, _S2366, _S2366, 0.0f, false );
    var _S2373 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S2370, _S2366 );
    var _S2374 : vec2<f32> = vec2<f32>(0.0f);
    var _S2375 : Bsdf_0 = Bsdf_0( _S2366, _S2366, _S2374, _S2374, 0.0f, u32(0), u32(0) );
    var _S2376 : SquareMap_0 = SquareMap_0( _S2374, _S2374, _S2374, _S2374 );
    var _S2377 : vec4<f32> = vec4<f32>(0.0f);
    var _S2378 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>( _S2377, _S2377, _S2377 );
    var _S2379 : Arriving_0 = Arriving_0( _S2366, 0.0f, _S2366, _S2366 );
    var _S2380 : Hit_0 = Hit_0( u32(0), u32(0) );
    var _S2381 : ChosenLight_0 = ChosenLight_0( i32(0), 0.0f, _S2367, false, false, false, _S2368, false, 0.0f, 0.0f, _S2376, _S2378, _S2379, _S2380, u32(0) );
    var _S2382 : s_paramCtx_s_bwdCallableCtx_direct_light_0 = s_paramCtx_s_bwdCallableCtx_direct_light_0( _S2375, _S2370, _S2381, _S2371, _S2366, _S2374 );
    var _S2383 : BsdfValue_0 = BsdfValue_0( _S2366, 0.0f );
    var _S2384 : s_minCtx_s_bwdCallableCtx_direct_light_0 = s_minCtx_s_bwdCallableCtx_direct_light_0( _S2383 );
    var _S2385 : s_paramCtx_s_bwdCallableCtx_scatter_0 = s_paramCtx_s_bwdCallableCtx_scatter_0( _S2375, _S2370, _S2371, _S2366, _S2374, 0.0f );
    var _S2386 : BsdfSample_0 = BsdfSample_0( _S2366, _S2366, 0.0f, false, false );
    var _S2387 : s_minCtx_s_bwdCallableCtx_scatter_0 = s_minCtx_s_bwdCallableCtx_scatter_0( _S2386 );
    var _S2388 : Tuple_7 = s_apply_surface_at_0(_S2359.value0_54.value0_53.triangle_0, _S2359.value0_54.value1_4, _S2359.value0_54.value2_1);
    var _S2389 : s_paramCtx_s_bwdCallableCtx_surface_at_0;
    _S2389.value0_59 = _S2359.value0_54.value0_53.triangle_0;
    _S2389.value1_10 = _S2359.value0_54.value1_4;
    _S2389.value2_5 = _S2359.value0_54.value2_1;
    var _S2390 : s_bwdCallableCtx_surface_at_0 = s_bwdCallableCtx_surface_at_0( _S2389 );
    var _S2391 : bool = (_S2359.value0_54.value0_53.triangle_0.emission_1) != u32(4294967295);
    var _S2392 : s_bwdCallableCtx_dot_0;
    var _S2393 : s_bwdCallableCtx_emission_of_0;
    if(_S2391)
    {
        var _S2394 : Tuple_10 = s_apply_emission_of_0(_S2359.value0_54.value0_53.emitted_0, _S2388.value0_10, _S2359.value0_54.value1_4, _S2359.value0_54.value2_1, _S2359.value0_54.value3_1, _S2359.value0_54.value0_53.delta_2);
        var _S2395 : s_paramCtx_s_bwdCallableCtx_emission_of_0;
        _S2395.value0_55 = _S2359.value0_54.value0_53.emitted_0;
        _S2395.value1_6 = _S2388.value0_10;
        _S2395.value2_2 = _S2359.value0_54.value1_4;
        _S2395.value3_2 = _S2359.value0_54.value2_1;
        _S2395.value4_1 = _S2359.value0_54.value3_1;
        _S2395.value5_1 = _S2359.value0_54.value0_53.delta_2;
        var _S2396 : s_bwdCallableCtx_dot_0;
        _S2396._S39 = _S2394.value0_13;
        _S2396._S40 = _S2359.value0_54.value0_53.importance_0;
        _S2392 = _S2396;
        _S2393.value0_61 = _S2395;
    }
    else
    {
        _S2392._S39 = _S2366;
        _S2392._S40 = _S2366;
        _S2393.value0_61 = _S2372;
    }
    var _S2397 : bool;
    if(_S2359.value0_54.value0_53.lit_0)
    {
        _S2397 = true;
    }
    else
    {
        _S2397 = _S2359.value0_54.value0_53.scatters_0;
    }
    var _S2398 : s_bwdCallableCtx_dot_0;
    var _S2399 : s_bwdCallableCtx_dot_0;
    var _S2400 : s_bwdCallableCtx_dot_0;
    var _S2401 : s_bwdCallableCtx_dot_0;
    var _S2402 : bool;
    var _S2403 : bool;
    var _S2404 : s_bwdCallableCtx_direct_light_0;
    var _S2405 : f32;
    var _S2406 : s_bwdCallableCtx_scatter_0;
    var _S2407 : s_bwdCallableCtx_to_local_0;
    if(_S2397)
    {
        var _S2408 : Tuple_15 = s_apply_bsdf_near_0(_S2359.value0_54.value0_53.shading_1, _S2388.value0_10.b1_0, _S2388.value0_10.b2_0);
        var _S2409 : Tuple_16 = s_apply_frame_near_0(_S2359.value0_54.value0_53.shading_1, _S2388.value0_10);
        var _S2410 : vec3<f32> = (vec3<f32>(0) - _S2359.value0_54.value2_1);
        var _S2411 : Tuple_17 = s_apply_to_local_0(_S2409.value0_19, _S2410);
        var _S2412 : s_paramCtx_s_bwdCallableCtx_to_local_0;
        _S2412.value0_56 = _S2409.value0_19;
        _S2412.value1_7 = _S2410;
        var _S2413 : s_paramCtx_s_bwdCallableCtx_to_local_0 = _S2412;
        if(_S2359.value0_54.value0_53.lit_0)
        {
            var _S2414 : s_paramCtx_s_bwdCallableCtx_direct_light_0;
            _S2414.value0_57 = _S2408.value0_18;
            _S2414.value1_8 = _S2409.value0_19;
            _S2414.value2_3 = _S2359.value0_54.value0_53.chosen_0;
            _S2414.value3_3 = _S2388.value0_10;
            _S2414.value4_2 = _S2411.value0_20;
            _S2414.value5_2 = _S2359.value0_54.value5_0;
            var _S2415 : s_bwdCallableCtx_dot_0;
            _S2415._S39 = _S2359.value1_5.value0_8.radiance_8;
            _S2415._S40 = _S2359.value0_54.value0_53.importance_0;
            _S2398 = _S2415;
            _S2404.value0_62 = _S2414;
            _S2404.value1_11 = _S2359.value1_5.value1_0;
        }
        else
        {
            _S2398._S39 = _S2366;
            _S2398._S40 = _S2366;
            _S2404.value0_62 = _S2382;
            _S2404.value1_11 = _S2384;
        }
        if(_S2359.value0_54.value0_53.scatters_0)
        {
            var _S2416 : s_paramCtx_s_bwdCallableCtx_scatter_0;
            _S2416.value0_58 = _S2408.value0_18;
            _S2416.value1_9 = _S2409.value0_19;
            _S2416.value2_4 = _S2388.value0_10;
            _S2416.value3_4 = _S2411.value0_20;
            _S2416.value4_3 = _S2359.value0_54.value4_0;
            _S2416.value5_3 = _S2359.value0_54.value0_53.shading_1.lobe_2;
            var _S2417 : s_paramCtx_s_bwdCallableCtx_scatter_0 = _S2416;
            var _S2418 : s_bwdCallableCtx_dot_0;
            _S2418._S39 = _S2359.value1_5.value2_0.weight_1;
            _S2418._S40 = _S2359.value0_54.value0_53.later_1;
            var _S2419 : s_bwdCallableCtx_dot_0 = _S2418;
            var _S2420 : s_bwdCallableCtx_dot_0;
            _S2420._S39 = _S2359.value1_5.value2_0.origin_3;
            _S2420._S40 = _S2359.value0_54.value0_53.adjoint_origin_1;
            var _S2421 : s_bwdCallableCtx_dot_0 = _S2420;
            var _S2422 : s_bwdCallableCtx_dot_0;
            _S2422._S39 = _S2359.value1_5.value2_0.direction_5;
            _S2422._S40 = _S2359.value0_54.value0_53.adjoint_direction_1;
            var _S2423 : s_bwdCallableCtx_dot_0 = _S2422;
            var _S2424 : bool = !_S2359.value1_5.value2_0.delta_5;
            if(_S2424)
            {
                _S2405 = _S2359.value0_54.value0_53.adjoint_pdf_1;
            }
            else
            {
                _S2405 = 0.0f;
            }
            _S2402 = _S2424;
            _S2399 = _S2423;
            _S2400 = _S2421;
            _S2401 = _S2419;
            _S2406.value0_63 = _S2417;
            _S2406.value1_12 = _S2359.value1_5.value3_0;
        }
        else
        {
            _S2402 = false;
            _S2405 = 0.0f;
            _S2399._S39 = _S2366;
            _S2399._S40 = _S2366;
            _S2400._S39 = _S2366;
            _S2400._S40 = _S2366;
            _S2401._S39 = _S2366;
            _S2401._S40 = _S2366;
            _S2406.value0_63 = _S2385;
            _S2406.value1_12 = _S2387;
        }
        var _S2425 : s_bwdCallableCtx_dot_0 = _S2398;
        var _S2426 : bool = _S2402;
        _S2402 = _S2359.value0_54.value0_53.scatters_0;
        _S2403 = _S2426;
        _S2398 = _S2399;
        _S2399 = _S2400;
        _S2400 = _S2401;
        _S2401 = _S2425;
        _S2407.value0_64 = _S2413;
    }
    else
    {
        _S2402 = false;
        _S2403 = false;
        _S2405 = 0.0f;
        _S2398._S39 = _S2366;
        _S2398._S40 = _S2366;
        _S2399._S39 = _S2366;
        _S2399._S40 = _S2366;
        _S2400._S39 = _S2366;
        _S2400._S40 = _S2366;
        _S2406.value0_63 = _S2385;
        _S2406.value1_12 = _S2387;
        _S2401._S39 = _S2366;
        _S2401._S40 = _S2366;
        _S2404.value0_62 = _S2382;
        _S2404.value1_11 = _S2384;
        _S2407.value0_64 = _S2373;
    }
    var _S2427 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S2428 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S2429 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S2430 : Departure_Differential_0 = Departure_x24_syn_dzero_0();
    var _S2431 : Surface_Differential_0;
    var _S2432 : vec3<f32>;
    var _S2433 : vec2<f32>;
    var _S2434 : vec2<f32>;
    if(_S2397)
    {
        var _S2435 : Bsdf_Differential_0;
        var _S2436 : Frame_0;
        if(_S2402)
        {
            var _S2437 : Departure_Differential_0;
            if(_S2403)
            {
                var _S2438 : f32 = _S2405 * _S2365;
                var _S2439 : Departure_Differential_0 = _S2430;
                _S2439.pdf_9 = _S2438;
                _S2437 = Departure_x24_syn_dadd_0(_S2430, _S2439);
            }
            else
            {
                _S2437 = _S2430;
            }
            var _S2440 : vec3<f32> = _S2366;
            var _S2441 : vec3<f32> = _S2366;
            s_bwdProp_dot_0(_S2398, &(_S2440), &(_S2441), _S2365);
            var _S2442 : vec3<f32> = _S2366;
            var _S2443 : vec3<f32> = _S2366;
            s_bwdProp_dot_0(_S2399, &(_S2442), &(_S2443), _S2365);
            var _S2444 : vec3<f32> = _S2366;
            var _S2445 : vec3<f32> = _S2366;
            s_bwdProp_dot_0(_S2400, &(_S2444), &(_S2445), _S2365);
            var _S2446 : Departure_Differential_0 = _S2430;
            _S2446.direction_9 = _S2440;
            _S2446.origin_4 = _S2442;
            _S2446.weight_4 = _S2444;
            var _S2447 : Departure_Differential_0 = Departure_x24_syn_dadd_0(_S2437, _S2446);
            var _S2448 : Bsdf_Differential_0;
            _S2448.a_8 = _S2366;
            _S2448.b_8 = _S2366;
            _S2448.alpha_4 = _S2374;
            _S2448.coat_alpha_2 = _S2374;
            var _S2449 : Frame_0;
            _S2449.s_1 = _S2366;
            _S2449.t_1 = _S2366;
            _S2449.n_1 = _S2366;
            var _S2450 : Surface_Differential_0;
            _S2450.position_1 = _S2366;
            _S2450.frame_6 = _S2370;
            _S2450.b1_2 = 0.0f;
            _S2450.b2_2 = 0.0f;
            var _S2451 : vec3<f32> = _S2366;
            var _S2452 : vec2<f32> = _S2374;
            s_bwdProp_scatter_0(_S2406, &(_S2448), &(_S2449), &(_S2450), &(_S2451), &(_S2452), _S2447);
            var _S2453 : Frame_0 = Frame_x24_syn_dadd_0(_S2449, _S2428);
            var _S2454 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S2450, _S2427);
            _S2435 = Bsdf_x24_syn_dadd_0(_S2448, _S2429);
            _S2436 = _S2453;
            _S2431 = _S2454;
            _S2432 = _S2451;
            _S2433 = _S2452;
        }
        else
        {
            _S2435 = _S2429;
            _S2436 = _S2428;
            _S2431 = _S2427;
            _S2432 = _S2366;
            _S2433 = _S2374;
        }
        if(_S2359.value0_54.value0_53.lit_0)
        {
            var _S2455 : vec3<f32> = _S2366;
            var _S2456 : vec3<f32> = _S2366;
            s_bwdProp_dot_0(_S2401, &(_S2455), &(_S2456), _S2365);
            var _S2457 : DirectLight_Differential_0 = DirectLight_x24_syn_dzero_0();
            _S2457.radiance_11 = _S2455;
            var _S2458 : Bsdf_Differential_0;
            _S2458.a_8 = _S2366;
            _S2458.b_8 = _S2366;
            _S2458.alpha_4 = _S2374;
            _S2458.coat_alpha_2 = _S2374;
            var _S2459 : Frame_0;
            _S2459.s_1 = _S2366;
            _S2459.t_1 = _S2366;
            _S2459.n_1 = _S2366;
            var _S2460 : Surface_Differential_0;
            _S2460.position_1 = _S2366;
            _S2460.frame_6 = _S2370;
            _S2460.b1_2 = 0.0f;
            _S2460.b2_2 = 0.0f;
            var _S2461 : vec3<f32> = _S2366;
            var _S2462 : vec2<f32> = _S2374;
            s_bwdProp_direct_light_0(_S2404, &(_S2458), &(_S2459), &(_S2460), &(_S2461), &(_S2462), _S2457);
            var _S2463 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S2458, _S2435);
            var _S2464 : Frame_0 = Frame_x24_syn_dadd_0(_S2459, _S2436);
            var _S2465 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S2460, _S2431);
            _S2432 = _S2461 + _S2432;
            _S2436 = _S2464;
            _S2435 = _S2463;
            _S2431 = _S2465;
            _S2434 = _S2462;
        }
        else
        {
            _S2434 = _S2374;
        }
        var _S2466 : Frame_0;
        _S2466.s_1 = _S2366;
        _S2466.t_1 = _S2366;
        _S2466.n_1 = _S2366;
        var _S2467 : vec3<f32> = _S2366;
        s_bwdProp_to_local_0(_S2407, &(_S2466), &(_S2467), _S2432);
        var _S2468 : vec3<f32> = (vec3<f32>(0) - _S2467);
        var _S2469 : Frame_0 = Frame_x24_syn_dadd_0(_S2466, _S2436);
        var _S2470 : Surface_Differential_0;
        _S2470.position_1 = _S2366;
        _S2470.frame_6 = _S2370;
        _S2470.b1_2 = 0.0f;
        _S2470.b2_2 = 0.0f;
        s_bwdProp_frame_near_0(&(_S2470), _S2469);
        var _S2471 : f32 = 0.0f;
        var _S2472 : f32 = 0.0f;
        s_bwdProp_bsdf_near_0(&(_S2471), &(_S2472), _S2435);
        var _S2473 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S2470, _S2431);
        var _S2474 : Surface_Differential_0 = _S2427;
        _S2474.b2_2 = _S2472;
        _S2474.b1_2 = _S2471;
        _S2431 = Surface_x24_syn_dadd_0(_S2473, _S2474);
        _S2432 = _S2468;
    }
    else
    {
        _S2431 = _S2427;
        _S2432 = _S2366;
        _S2433 = _S2374;
        _S2434 = _S2374;
    }
    var _S2475 : vec3<f32>;
    if(_S2391)
    {
        var _S2476 : vec3<f32> = _S2366;
        var _S2477 : vec3<f32> = _S2366;
        s_bwdProp_dot_0(_S2392, &(_S2476), &(_S2477), _S2365);
        var _S2478 : Surface_Differential_0;
        _S2478.position_1 = _S2366;
        _S2478.frame_6 = _S2370;
        _S2478.b1_2 = 0.0f;
        _S2478.b2_2 = 0.0f;
        var _S2479 : vec3<f32> = _S2366;
        var _S2480 : vec3<f32> = _S2366;
        var _S2481 : f32 = 0.0f;
        s_bwdProp_emission_of_0(_S2393, &(_S2478), &(_S2479), &(_S2480), &(_S2481), _S2476);
        var _S2482 : vec3<f32> = _S2480 + _S2432;
        _S2431 = Surface_x24_syn_dadd_0(_S2478, _S2431);
        _S2432 = _S2479;
        _S2475 = _S2482;
        _S2405 = _S2481;
    }
    else
    {
        var _S2483 : vec3<f32> = _S2432;
        _S2432 = _S2366;
        _S2475 = _S2483;
        _S2405 = 0.0f;
    }
    var _S2484 : vec3<f32> = _S2366;
    var _S2485 : vec3<f32> = _S2366;
    s_bwdProp_surface_at_0(_S2390, &(_S2484), &(_S2485), _S2431);
    var _S2486 : vec3<f32> = _S2485 + _S2475;
    (*_S2360) = _S2484 + _S2432;
    (*_S2361) = _S2486;
    (*_S2362) = _S2405;
    (*_S2363) = _S2433;
    (*_S2364) = _S2434;
    return;
}

fn _S2487( _S2488 : Vertex_0,  _S2489 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S2490 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S2491 : ptr<function, DiffPair_float_0>,  _S2492 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S2493 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S2494 : f32)
{
    var _S2495 : Tuple_6 = s_apply_path_luminance_0(_S2488, (*_S2489).primal_0, (*_S2490).primal_0, (*_S2491).primal_0, (*_S2492).primal_0, (*_S2493).primal_0);
    var _S2496 : s_paramCtx_s_bwdCallableCtx_path_luminance_0;
    _S2496.value0_53 = _S2488;
    _S2496.value1_4 = (*_S2489).primal_0;
    _S2496.value2_1 = (*_S2490).primal_0;
    _S2496.value3_1 = (*_S2491).primal_0;
    _S2496.value4_0 = (*_S2492).primal_0;
    _S2496.value5_0 = (*_S2493).primal_0;
    var _S2497 : s_bwdCallableCtx_path_luminance_0 = s_bwdCallableCtx_path_luminance_0( _S2496, _S2495.value1_1 );
    var _S2498 : vec3<f32> = (*_S2489).differential_0;
    var _S2499 : vec3<f32> = (*_S2490).differential_0;
    var _S2500 : f32 = (*_S2491).differential_0;
    var _S2501 : vec2<f32> = (*_S2492).differential_0;
    var _S2502 : vec2<f32> = (*_S2493).differential_0;
    s_bwdProp_path_luminance_0(_S2497, &(_S2498), &(_S2499), &(_S2500), &(_S2501), &(_S2502), _S2494);
    (*_S2489).differential_0 = _S2498;
    (*_S2490).differential_0 = _S2499;
    (*_S2491).differential_0 = _S2500;
    (*_S2492).differential_0 = _S2501;
    (*_S2493).differential_0 = _S2502;
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
    var _S2503 : VertexRecord_0 = load_rows_0(depth_3 * rows_of_0(), run_0.method_0.chains_0, (*this_5).recorder_0.chain_2);
    var has_coordinates_0 : bool = depth_3 < (run_0.path_0.max_depth_0);
    var _S2504 : vec2<f32> = vec2<f32>(0.0f);
    var _S2505 : VertexCoordinates_0 = VertexCoordinates_x24init_0(_S2504, _S2504, 0.0f, 0.0f);
    var xi_1 : VertexCoordinates_0;
    if(has_coordinates_0)
    {
        xi_1 = StoredCoordinates_vertex_0((*this_5).x_5, depth_3);
    }
    else
    {
        xi_1 = _S2505;
    }
    var importance_1 : vec3<f32> = _S2503.throughput_0 * vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f);
    var delta_9 : bool = (((_S2503.flags_1) & (u32(1)))) != u32(0);
    var _S2506 : vec3<f32> = vec3<f32>(0.0f);
    var _S2507 : bool = (any((((*this_5).later_radiance_0) != _S2506)));
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
        (*this_5).later_radiance_0 = before_decision_0(_S2503.throughput_0 * _S2503.weight_0, (*this_5).later_radiance_0);
        goes_on_0 = true;
    }
    else
    {
        goes_on_0 = _S2507;
    }
    (*this_5).next_delta_0 = delta_9;
    var origin_5 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    origin_5.primal_0 = _S2503.origin_0;
    origin_5.differential_0 = _S2506;
    var direction_14 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    direction_14.primal_0 = _S2503.direction_0;
    direction_14.differential_0 = _S2506;
    var pdf_12 : DiffPair_float_0;
    pdf_12.primal_0 = _S2503.pdf_0;
    pdf_12.differential_0 = 0.0f;
    var _S2508 : vec2<f32> = vec2<f32>(0.0f);
    var u_1 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    u_1.primal_0 = xi_1.direction_1;
    u_1.differential_0 = _S2508;
    var _S2509 : VertexCoordinates_0 = xi_1;
    var light_7 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    light_7.primal_0 = xi_1.light_0;
    light_7.differential_0 = _S2508;
    var hit_4 : Hit_0;
    hit_4.leaf_2 = _S2503.leaf_1;
    hit_4.instance_1 = _S2503.instance_0;
    var vertex_1 : Vertex_0;
    vertex_1.triangle_0 = load_triangle_0(hit_4);
    var kinds_1 : u32;
    if(((FEATURES_0 & (u32(16384)))) != u32(0))
    {
        var _S2510 : u32 = kinds_at_0(StoredCoordinates_film_0((*this_5).x_5));
        kinds_1 = _S2510;
    }
    else
    {
        kinds_1 = run_0.path_0.kinds_0;
    }
    var _S2511 : u32;
    if(depth_3 < u32(2))
    {
        _S2511 = u32(1);
    }
    else
    {
        _S2511 = u32(4);
    }
    if(((kinds_1 & (_S2511))) == u32(0))
    {
        vertex_1.triangle_0.emission_1 = u32(4294967295);
    }
    var surface_4 : Surface_0 = surface_at_0(vertex_1.triangle_0, _S2503.origin_0, _S2503.direction_0);
    vertex_1.emitted_0 = load_emitted_0(vertex_1.triangle_0, surface_4, _S2503.origin_0, delta_9);
    vertex_1.delta_2 = delta_9;
    var _S2512 : bool = (((_S2503.flags_1) & (u32(2)))) != u32(0);
    vertex_1.lit_0 = _S2512;
    vertex_1.scatters_0 = goes_on_0;
    var _S2513 : vec3<f32> = vec3<f32>(0.0f);
    var _S2514 : Sloped3_0 = Sloped3_x24init_0(_S2513, _S2513, _S2513);
    var _S2515 : vec4<f32> = vec4<f32>(0.0f);
    vertex_1.shading_1 = Shading_x24init_0(u32(0), 0.0f, u32(0), 0.0f, _S2514, _S2514, _S2515, _S2515, _S2515, false, false, SlopedFrame_x24init_0(_S2514, _S2514, _S2514));
    if(_S2512)
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
    var _S2516 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>(_S2515, _S2515, _S2515);
    vertex_1.chosen_0 = ChosenLight_x24init_0(i32(0), 0.0f, _S2514, false, false, false, LightShape_x24init_0(_S2513, _S2513, _S2513, _S2513, 0.0f), false, 0.0f, 0.0f, SquareMap_x24init_0(_S2504, _S2504, _S2504, _S2504), _S2516, Arriving_x24init_0(_S2513, 0.0f, _S2513, _S2513), Hit_x24init_0(u32(0), u32(0)), u32(0));
    if(vertex_1.lit_0)
    {
        vertex_1.chosen_0 = choose_light_0(surface_4.position_0, xi_1.pick_0, _S2509.light_0);
    }
    _S2487(vertex_1, &(origin_5), &(direction_14), &(pdf_12), &(u_1), &(light_7), 1.0f);
    (*this_5).adjoint_origin_0 = origin_5.differential_0;
    (*this_5).adjoint_direction_0 = direction_14.differential_0;
    (*this_5).adjoint_pdf_0 = pdf_12.differential_0;
    (*this_5).later_radiance_0 = _S2503.radiance_0 + _S2503.weight_0 * (*this_5).later_radiance_0;
    if(has_coordinates_0)
    {
        var first_3 : u32 = vertex_coordinate_0(depth_3);
        var _S2517 : f32 = u_1.differential_0.x * (*this_5).scale_2;
        var _S2518 : ScoreReport_0 = (*this_5).report_0;
        var _S2519 : f32 = ScoreReport_checked_0(&(_S2518), _S2517);
        StoredScore_set_0((*this_5).score_0, first_3, _S2519);
        var _S2520 : u32 = first_3 + u32(1);
        var _S2521 : f32 = u_1.differential_0.y * (*this_5).scale_2;
        var _S2522 : ScoreReport_0 = _S2518;
        var _S2523 : f32 = ScoreReport_checked_0(&(_S2522), _S2521);
        StoredScore_set_0((*this_5).score_0, _S2520, _S2523);
        var _S2524 : u32 = first_3 + u32(2);
        var _S2525 : f32 = light_7.differential_0.x * (*this_5).scale_2;
        var _S2526 : ScoreReport_0 = _S2522;
        var _S2527 : f32 = ScoreReport_checked_0(&(_S2526), _S2525);
        StoredScore_set_0((*this_5).score_0, _S2524, _S2527);
        var _S2528 : u32 = first_3 + u32(3);
        var _S2529 : f32 = light_7.differential_0.y * (*this_5).scale_2;
        var _S2530 : ScoreReport_0 = _S2526;
        var _S2531 : f32 = ScoreReport_checked_0(&(_S2530), _S2529);
        (*this_5).report_0 = _S2530;
        StoredScore_set_0((*this_5).score_0, _S2528, _S2531);
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
    var _S2532 : vec3<f32> = vec3<f32>(0.0f);
    (*this_6).later_radiance_0 = _S2532;
    (*this_6).adjoint_origin_0 = _S2532;
    (*this_6).adjoint_direction_0 = _S2532;
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
    var _S2533 : bool;
    if(((FEATURES_0 & (u32(2048)))) != u32(0))
    {
        _S2533 = (run_0.camera_0.filtered_0) != u32(0);
    }
    else
    {
        _S2533 = false;
    }
    point_2.filtered_1 = _S2533;
    point_2.size_3 = vec2<f32>(f32(run_0.camera_0.width_0), f32(run_0.camera_0.height_0));
    var _S2534 : vec2<f32> = vec2<f32>(0.0f);
    point_2.corner_3 = _S2534;
    point_2.start_3 = _S2534;
    point_2.slope_0 = vec2<f32>(1.0f);
    point_2.left_2 = _S2534;
    point_2.weight_6 = run_0.camera_0.exposure_0;
    if(_S2533)
    {
        var pixel_0 : u32 = pixel_of_0(film_uv_1);
        var _S2535 : u32 = pixel_0 % run_0.camera_0.width_0;
        var _S2536 : f32 = f32(_S2535);
        var _S2537 : u32 = pixel_0 / run_0.camera_0.width_0;
        point_2.corner_3 = vec2<f32>(_S2536, f32(_S2537));
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
            var _S2538 : f32 = film_uv_1[axis_1] * point_2.size_3[axis_1] - point_2.corner_3[axis_1];
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
                if((filter_cumulative_0(axis_1, middle_1)) <= _S2538)
                {
                    low_0 = middle_1;
                }
                else
                {
                    high_1 = middle_1;
                }
            }
            var start_4 : f32 = filter_cumulative_0(axis_1, low_0);
            var _S2539 : u32 = low_0 + u32(1);
            var end_0 : f32;
            if(_S2539 < u32(64))
            {
                end_0 = filter_cumulative_0(axis_1, _S2539);
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

fn s_apply_filtered_point_0( point_3 : FilmPoint_0,  _S2540 : vec2<f32>) -> Tuple_50
{
    var result_25 : vec2<f32>;
    if(point_3.filtered_1)
    {
        var _S2541 : vec2<f32> = vec2<f32>(-1.0f);
        result_25 = ((_S2540 * point_3.size_3 + point_3.corner_3 * _S2541 + point_3.start_3 * _S2541) * point_3.slope_0 + point_3.left_2 + (point_3.corner_3 + vec2<f32>(0.5f))) * (vec2<f32>(1.0f) / point_3.size_3);
    }
    else
    {
        result_25 = _S2540;
    }
    var _S2542 : Tuple_50;
    _S2542.value0_136 = result_25;
    return _S2542;
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

fn s_apply_octahedral_direction_0( _S2543 : vec2<f32>) -> Tuple_52
{
    var u_2 : f32 = _S2543.x * 2.0f - 1.0f;
    var v_4 : f32 = _S2543.y * 2.0f - 1.0f;
    var _S2544 : bool = u_2 < 0.0f;
    var u_abs_0 : f32;
    if(_S2544)
    {
        u_abs_0 = - u_2;
    }
    else
    {
        u_abs_0 = u_2;
    }
    var _S2545 : bool = v_4 < 0.0f;
    var v_abs_0 : f32;
    if(_S2545)
    {
        v_abs_0 = - v_4;
    }
    else
    {
        v_abs_0 = v_4;
    }
    var distance_8 : f32 = 1.0f - (u_abs_0 + v_abs_0);
    var _S2546 : bool = distance_8 < 0.0f;
    var turns_0 : f32;
    if(_S2546)
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
    var _S2547 : Tuple_23 = s_apply_sin_cos_turns_0(turns_0);
    var _S2548 : f32 = r_0 * r_0;
    var z_0 : f32 = 1.0f - _S2548;
    var radius_1 : f32 = r_0 * s_apply_safe_sqrt_0(2.0f - _S2548).value0_28;
    var x_7 : f32 = _S2547.value0_26.y * radius_1;
    var y_3 : f32 = _S2547.value0_26.x * radius_1;
    if(_S2544)
    {
        u_abs_0 = - x_7;
    }
    else
    {
        u_abs_0 = x_7;
    }
    if(_S2545)
    {
        v_abs_0 = - y_3;
    }
    else
    {
        v_abs_0 = y_3;
    }
    if(_S2546)
    {
        turns_0 = - z_0;
    }
    else
    {
        turns_0 = z_0;
    }
    var _S2549 : Tuple_52;
    _S2549.value0_141 = vec3<f32>(u_abs_0, v_abs_0, turns_0);
    return _S2549;
}

fn s_apply_sphere_direction_0( camera_1 : Camera_0,  _S2550 : vec2<f32>) -> Tuple_51
{
    var direction_16 : vec3<f32>;
    if((camera_1.projection_0) == u32(2))
    {
        var _S2551 : Tuple_52 = s_apply_octahedral_direction_0(_S2550);
        direction_16 = vec3<f32>(_S2551.value0_141.x, _S2551.value0_141.z, _S2551.value0_141.y);
    }
    else
    {
        var _S2552 : Tuple_23 = s_apply_sin_cos_turns_0(_S2550.x);
        var _S2553 : Tuple_23 = s_apply_sin_cos_turns_0(_S2550.y * 0.5f);
        var _S2554 : f32 = _S2553.value0_26.x;
        direction_16 = vec3<f32>(_S2554 * _S2552.value0_26.y, _S2553.value0_26.y, _S2554 * _S2552.value0_26.x);
    }
    var _S2555 : Tuple_51;
    _S2555.value0_140 = direction_16;
    return _S2555;
}

struct s_paramCtx_s_bwdCallableCtx_octahedral_direction_0
{
     value0_142 : vec2<f32>,
};

struct s_bwdCallableCtx_octahedral_direction_0
{
     value0_143 : s_paramCtx_s_bwdCallableCtx_octahedral_direction_0,
};

fn s_bwdProp_octahedral_direction_0( _S2556 : s_bwdCallableCtx_octahedral_direction_0,  _S2557 : ptr<function, vec2<f32>>,  _S2558 : vec3<f32>)
{
    var u_3 : f32 = _S2556.value0_143.value0_142.x * 2.0f - 1.0f;
    var v_5 : f32 = _S2556.value0_143.value0_142.y * 2.0f - 1.0f;
    var _S2559 : bool = u_3 < 0.0f;
    var u_abs_1 : f32;
    if(_S2559)
    {
        u_abs_1 = - u_3;
    }
    else
    {
        u_abs_1 = u_3;
    }
    var _S2560 : bool = v_5 < 0.0f;
    var v_abs_1 : f32;
    if(_S2560)
    {
        v_abs_1 = - v_5;
    }
    else
    {
        v_abs_1 = v_5;
    }
    var distance_9 : f32 = 1.0f - (u_abs_1 + v_abs_1);
    var _S2561 : bool = distance_9 < 0.0f;
    var turns_1 : f32;
    if(_S2561)
    {
        turns_1 = - distance_9;
    }
    else
    {
        turns_1 = distance_9;
    }
    var r_1 : f32 = 1.0f - turns_1;
    var _S2562 : bool = r_1 > 0.0f;
    if(_S2562)
    {
        var _S2563 : f32 = v_abs_1 - u_abs_1;
        var _S2564 : f32 = r_1 * r_1;
        turns_1 = (_S2563 / r_1 + 1.0f) * 0.125f;
        u_abs_1 = _S2564;
        v_abs_1 = _S2563;
    }
    else
    {
        turns_1 = 0.125f;
        u_abs_1 = 0.0f;
        v_abs_1 = 0.0f;
    }
    var _S2565 : Tuple_23 = s_apply_sin_cos_turns_0(turns_1);
    var _S2566 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S2566.value0_79 = turns_1;
    var _S2567 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S2566 );
    var _S2568 : f32 = 2.0f - r_1 * r_1;
    var _S2569 : Tuple_25 = s_apply_safe_sqrt_0(_S2568);
    var _S2570 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S2570.value0_81 = _S2568;
    var _S2571 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S2570 );
    var radius_2 : f32 = r_1 * _S2569.value0_28;
    var _S2572 : f32 = _S2565.value0_26.y;
    var _S2573 : f32 = _S2565.value0_26.x;
    if(_S2561)
    {
        turns_1 = - _S2558[i32(2)];
    }
    else
    {
        turns_1 = _S2558[i32(2)];
    }
    var _S2574 : f32;
    if(_S2560)
    {
        _S2574 = - _S2558[i32(1)];
    }
    else
    {
        _S2574 = _S2558[i32(1)];
    }
    var _S2575 : f32;
    if(_S2559)
    {
        _S2575 = - _S2558[i32(0)];
    }
    else
    {
        _S2575 = _S2558[i32(0)];
    }
    var _S2576 : f32 = radius_2 * _S2574;
    var _S2577 : f32 = radius_2 * _S2575;
    var _S2578 : f32 = _S2573 * _S2574 + _S2572 * _S2575;
    var _S2579 : f32 = r_1 * _S2578;
    var _S2580 : f32 = _S2569.value0_28 * _S2578;
    var _S2581 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S2571, &(_S2581), _S2579);
    var _S2582 : f32 = r_1 * (- _S2581 + - turns_1);
    var _S2583 : vec2<f32> = vec2<f32>(_S2576, _S2577);
    var _S2584 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S2567, &(_S2584), _S2583);
    var _S2585 : f32 = _S2584;
    var _S2586 : f32 = _S2580 + _S2582 + _S2582;
    if(_S2562)
    {
        var _S2587 : f32 = 0.125f * _S2585 / u_abs_1;
        var _S2588 : f32 = r_1 * _S2587;
        var _S2589 : f32 = - _S2588;
        u_abs_1 = v_abs_1 * - _S2587 + _S2586;
        v_abs_1 = _S2588;
        turns_1 = _S2589;
    }
    else
    {
        u_abs_1 = _S2586;
        v_abs_1 = 0.0f;
        turns_1 = 0.0f;
    }
    var _S2590 : f32 = - u_abs_1;
    if(_S2561)
    {
        u_abs_1 = - _S2590;
    }
    else
    {
        u_abs_1 = _S2590;
    }
    var _S2591 : f32 = - u_abs_1;
    var _S2592 : f32 = _S2591 + v_abs_1;
    var _S2593 : f32 = _S2591 + turns_1;
    if(_S2560)
    {
        u_abs_1 = - _S2592;
    }
    else
    {
        u_abs_1 = _S2592;
    }
    if(_S2559)
    {
        v_abs_1 = - _S2593;
    }
    else
    {
        v_abs_1 = _S2593;
    }
    (*_S2557) = vec2<f32>(2.0f * v_abs_1, 2.0f * u_abs_1);
    return;
}

fn s_bwdProp_sphere_direction_0( _S2594 : s_bwdCallableCtx_sphere_direction_0,  _S2595 : ptr<function, vec2<f32>>,  _S2596 : vec3<f32>)
{
    var _S2597 : vec2<f32> = vec2<f32>(0.0f);
    var _S2598 : s_paramCtx_s_bwdCallableCtx_octahedral_direction_0 = s_paramCtx_s_bwdCallableCtx_octahedral_direction_0( _S2597 );
    var _S2599 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0 = s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0( 0.0f );
    var _S2600 : bool = (_S2594.value0_139.value0_135.projection_0) == u32(2);
    var _S2601 : s_bwdCallableCtx_octahedral_direction_0;
    var _S2602 : f32;
    var _S2603 : f32;
    var _S2604 : f32;
    var _S2605 : s_bwdCallableCtx_sin_cos_turns_0;
    var _S2606 : s_bwdCallableCtx_sin_cos_turns_0;
    if(_S2600)
    {
        var _S2607 : s_paramCtx_s_bwdCallableCtx_octahedral_direction_0;
        _S2607.value0_142 = _S2594.value0_139.value1_42;
        _S2601.value0_143 = _S2607;
        _S2602 = 0.0f;
        _S2603 = 0.0f;
        _S2604 = 0.0f;
        _S2605.value0_80 = _S2599;
        _S2606.value0_80 = _S2599;
    }
    else
    {
        var _S2608 : f32 = _S2594.value0_139.value1_42.x;
        var _S2609 : Tuple_23 = s_apply_sin_cos_turns_0(_S2608);
        var _S2610 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S2610.value0_79 = _S2608;
        var _S2611 : f32 = _S2594.value0_139.value1_42.y * 0.5f;
        var _S2612 : Tuple_23 = s_apply_sin_cos_turns_0(_S2611);
        var _S2613 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S2613.value0_79 = _S2611;
        var _S2614 : f32 = _S2612.value0_26.x;
        var _S2615 : f32 = _S2609.value0_26.y;
        var _S2616 : f32 = _S2609.value0_26.x;
        _S2601.value0_143 = _S2598;
        _S2602 = _S2614;
        _S2603 = _S2616;
        _S2604 = _S2615;
        _S2605.value0_80 = _S2613;
        _S2606.value0_80 = _S2610;
    }
    var _S2617 : vec2<f32>;
    if(_S2600)
    {
        var _S2618 : vec3<f32> = vec3<f32>(_S2596[i32(0)], _S2596[i32(2)], _S2596[i32(1)]);
        var _S2619 : vec2<f32> = _S2597;
        s_bwdProp_octahedral_direction_0(_S2601, &(_S2619), _S2618);
        _S2617 = _S2619;
    }
    else
    {
        var _S2620 : f32 = _S2602 * _S2596[i32(2)];
        var _S2621 : f32 = _S2602 * _S2596[i32(0)];
        var _S2622 : vec2<f32> = vec2<f32>(_S2603 * _S2596[i32(2)] + _S2604 * _S2596[i32(0)], _S2596[i32(1)]);
        var _S2623 : f32 = 0.0f;
        s_bwdProp_sin_cos_turns_0(_S2605, &(_S2623), _S2622);
        var _S2624 : f32 = 0.5f * _S2623;
        var _S2625 : vec2<f32> = vec2<f32>(_S2620, _S2621);
        var _S2626 : f32 = 0.0f;
        s_bwdProp_sin_cos_turns_0(_S2606, &(_S2626), _S2625);
        _S2617 = vec2<f32>(_S2626, _S2624);
    }
    (*_S2595) = _S2617;
    return;
}

fn s_bwdProp_filtered_point_0( _S2627 : s_bwdCallableCtx_filtered_point_0,  _S2628 : ptr<function, vec2<f32>>,  _S2629 : vec2<f32>)
{
    var _S2630 : vec2<f32> = vec2<f32>(0.0f);
    var _S2631 : vec2<f32>;
    var _S2632 : vec2<f32>;
    var _S2633 : vec2<f32>;
    if(_S2627.value0_138.value0_137.filtered_1)
    {
        _S2631 = vec2<f32>(1.0f) / _S2627.value0_138.value0_137.size_3;
        _S2632 = _S2627.value0_138.value0_137.slope_0;
        _S2633 = _S2627.value0_138.value0_137.size_3;
    }
    else
    {
        _S2631 = _S2630;
        _S2632 = _S2630;
        _S2633 = _S2630;
    }
    if(_S2627.value0_138.value0_137.filtered_1)
    {
        _S2631 = _S2633 * (_S2632 * (_S2631 * _S2629));
    }
    else
    {
        _S2631 = _S2629;
    }
    (*_S2628) = _S2631;
    return;
}

fn s_bwdProp_camera_ray_0( _S2634 : s_bwdCallableCtx_camera_ray_0,  _S2635 : ptr<function, vec2<f32>>,  _S2636 : ptr<function, vec2<f32>>,  _S2637 : CameraRay_0)
{
    var _S2638 : vec4<f32> = vec4<f32>(0.0f);
    var _S2639 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>( _S2638, _S2638, _S2638 );
    var _S2640 : Camera_0 = Camera_0( _S2639, _S2638, 0.0f, 0.0f, u32(0), u32(0), u32(0), 0.0f, u32(0), u32(0) );
    var _S2641 : vec2<f32> = vec2<f32>(0.0f);
    var _S2642 : s_paramCtx_s_bwdCallableCtx_sphere_direction_0 = s_paramCtx_s_bwdCallableCtx_sphere_direction_0( _S2640, _S2641 );
    var _S2643 : vec3<f32> = vec3<f32>(0.0f);
    var _S2644 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0 = s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0( 0.0f );
    var _S2645 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S2646 : vec2<f32> = _S2634.value0_134.value0_133.film_plane_0.xy;
    var _S2647 : Tuple_50 = s_apply_filtered_point_0(_S2634.value0_134.value1_41, _S2634.value0_134.value2_23);
    var _S2648 : s_paramCtx_s_bwdCallableCtx_filtered_point_0;
    _S2648.value0_137 = _S2634.value0_134.value1_41;
    var _S2649 : s_bwdCallableCtx_filtered_point_0 = s_bwdCallableCtx_filtered_point_0( _S2648 );
    var on_plane_0 : vec2<f32> = _S2646 * _S2647.value0_136 + _S2634.value0_134.value0_133.film_plane_0.zw;
    var _S2650 : vec3<f32> = vec3<f32>(on_plane_0, 1.0f);
    var _S2651 : vec3<f32> = vec3<f32>(0.0f);
    var _S2652 : bool;
    if(((FEATURES_0 & (u32(4096)))) != u32(0))
    {
        _S2652 = (_S2634.value0_134.value0_133.projection_0) != u32(0);
    }
    else
    {
        _S2652 = false;
    }
    var flat_0 : bool;
    var _S2653 : bool;
    var origin_7 : vec3<f32>;
    var direction_17 : vec3<f32>;
    var _S2654 : s_bwdCallableCtx_sphere_direction_0;
    if(_S2652)
    {
        var _S2655 : bool = (_S2634.value0_134.value0_133.projection_0) == u32(1);
        if(_S2655)
        {
            const _S2656 : vec3<f32> = vec3<f32>(0.0f, 0.0f, 1.0f);
            origin_7 = vec3<f32>(on_plane_0, 0.0f);
            direction_17 = _S2656;
            _S2654.value0_139 = _S2642;
        }
        else
        {
            var _S2657 : Tuple_51 = s_apply_sphere_direction_0(_S2634.value0_134.value0_133, on_plane_0);
            var _S2658 : s_paramCtx_s_bwdCallableCtx_sphere_direction_0;
            _S2658.value0_135 = _S2634.value0_134.value0_133;
            _S2658.value1_42 = on_plane_0;
            origin_7 = _S2651;
            direction_17 = _S2657.value0_140;
            _S2654.value0_139 = _S2658;
        }
        flat_0 = _S2655;
        _S2653 = _S2655;
    }
    else
    {
        flat_0 = true;
        direction_17 = _S2650;
        origin_7 = _S2651;
        _S2653 = false;
        _S2654.value0_139 = _S2642;
    }
    if((_S2634.value0_134.value0_133.lens_radius_0) > 0.0f)
    {
    }
    else
    {
        flat_0 = false;
    }
    var _S2659 : vec3<f32>;
    var _S2660 : f32;
    var _S2661 : f32;
    var _S2662 : f32;
    var _S2663 : s_bwdCallableCtx_safe_sqrt_0;
    var _S2664 : s_bwdCallableCtx_sin_cos_turns_0;
    if(flat_0)
    {
        var _S2665 : vec3<f32> = vec3<f32>(_S2634.value0_134.value0_133.focal_distance_0);
        var focus_0 : vec3<f32> = origin_7 + direction_17 * _S2665;
        var _S2666 : f32 = _S2634.value0_134.value3_12.x;
        var _S2667 : Tuple_23 = s_apply_sin_cos_turns_0(_S2666);
        var _S2668 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S2668.value0_79 = _S2666;
        var _S2669 : f32 = _S2634.value0_134.value3_12.y;
        var _S2670 : Tuple_25 = s_apply_safe_sqrt_0(_S2669);
        var _S2671 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S2671.value0_81 = _S2669;
        var radius_3 : f32 = _S2634.value0_134.value0_133.lens_radius_0 * _S2670.value0_28;
        var _S2672 : f32 = _S2667.value0_26.y;
        var _S2673 : f32 = _S2667.value0_26.x;
        var origin_8 : vec3<f32> = origin_7 + vec3<f32>(radius_3 * _S2672, radius_3 * _S2673, 0.0f);
        var _S2674 : vec3<f32> = focus_0 - origin_8;
        origin_7 = origin_8;
        direction_17 = _S2674;
        _S2660 = radius_3;
        _S2661 = _S2673;
        _S2662 = _S2672;
        _S2663.value0_82 = _S2671;
        _S2664.value0_80 = _S2668;
        _S2659 = _S2665;
    }
    else
    {
        _S2660 = 0.0f;
        _S2661 = 0.0f;
        _S2662 = 0.0f;
        _S2663.value0_82 = _S2645;
        _S2664.value0_80 = _S2644;
        _S2659 = _S2643;
    }
    var row0_1 : vec3<f32> = _S2634.value0_134.value0_133.to_world_0[i32(0)].xyz;
    var row1_2 : vec3<f32> = _S2634.value0_134.value0_133.to_world_0[i32(1)].xyz;
    var row2_2 : vec3<f32> = _S2634.value0_134.value0_133.to_world_0[i32(2)].xyz;
    var _S2675 : s_bwdCallableCtx_dot_0;
    _S2675._S39 = row0_1;
    _S2675._S40 = origin_7;
    var _S2676 : s_bwdCallableCtx_dot_0 = _S2675;
    var _S2677 : s_bwdCallableCtx_dot_0;
    _S2677._S39 = row1_2;
    _S2677._S40 = origin_7;
    var _S2678 : s_bwdCallableCtx_dot_0 = _S2677;
    var _S2679 : s_bwdCallableCtx_dot_0;
    _S2679._S39 = row2_2;
    _S2679._S40 = origin_7;
    var _S2680 : s_bwdCallableCtx_dot_0 = _S2679;
    var _S2681 : Tuple_5 = s_apply_dot_0(row0_1, direction_17);
    var _S2682 : s_bwdCallableCtx_dot_0;
    _S2682._S39 = row0_1;
    _S2682._S40 = direction_17;
    var _S2683 : s_bwdCallableCtx_dot_0 = _S2682;
    var _S2684 : Tuple_5 = s_apply_dot_0(row1_2, direction_17);
    var _S2685 : s_bwdCallableCtx_dot_0;
    _S2685._S39 = row1_2;
    _S2685._S40 = direction_17;
    var _S2686 : s_bwdCallableCtx_dot_0 = _S2685;
    var _S2687 : Tuple_5 = s_apply_dot_0(row2_2, direction_17);
    var _S2688 : s_bwdCallableCtx_dot_0;
    _S2688._S39 = row2_2;
    _S2688._S40 = direction_17;
    var _S2689 : s_bwdCallableCtx_dot_0 = _S2688;
    var _S2690 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S2690.value0_99 = vec3<f32>(_S2681.value0_5, _S2684.value0_5, _S2687.value0_5);
    var _S2691 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S2690 );
    var _S2692 : vec3<f32> = _S2643;
    s_bwdProp_unit_vector_0(_S2691, &(_S2692), _S2637.direction_15);
    var _S2693 : vec3<f32> = _S2643;
    var _S2694 : vec3<f32> = _S2643;
    s_bwdProp_dot_0(_S2689, &(_S2693), &(_S2694), _S2692[i32(2)]);
    var _S2695 : vec3<f32> = _S2643;
    var _S2696 : vec3<f32> = _S2643;
    s_bwdProp_dot_0(_S2686, &(_S2695), &(_S2696), _S2692[i32(1)]);
    var _S2697 : vec3<f32> = _S2643;
    var _S2698 : vec3<f32> = _S2643;
    s_bwdProp_dot_0(_S2683, &(_S2697), &(_S2698), _S2692[i32(0)]);
    var _S2699 : vec3<f32> = _S2643;
    var _S2700 : vec3<f32> = _S2643;
    s_bwdProp_dot_0(_S2680, &(_S2699), &(_S2700), _S2637.origin_6[i32(2)]);
    var _S2701 : vec3<f32> = _S2643;
    var _S2702 : vec3<f32> = _S2643;
    s_bwdProp_dot_0(_S2678, &(_S2701), &(_S2702), _S2637.origin_6[i32(1)]);
    var _S2703 : vec3<f32> = _S2643;
    var _S2704 : vec3<f32> = _S2643;
    s_bwdProp_dot_0(_S2676, &(_S2703), &(_S2704), _S2637.origin_6[i32(0)]);
    var _S2705 : vec3<f32> = _S2700 + _S2702 + _S2704;
    var _S2706 : vec3<f32> = _S2694 + _S2696 + _S2698;
    var _S2707 : vec2<f32>;
    if(flat_0)
    {
        var _S2708 : vec3<f32> = _S2705 + (vec3<f32>(0) - _S2706);
        var _S2709 : f32 = _S2660 * _S2708[i32(1)];
        var _S2710 : f32 = _S2660 * _S2708[i32(0)];
        var _S2711 : f32 = _S2634.value0_134.value0_133.lens_radius_0 * (_S2661 * _S2708[i32(1)] + _S2662 * _S2708[i32(0)]);
        var _S2712 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S2663, &(_S2712), _S2711);
        var _S2713 : vec2<f32> = vec2<f32>(_S2709, _S2710);
        var _S2714 : f32 = 0.0f;
        s_bwdProp_sin_cos_turns_0(_S2664, &(_S2714), _S2713);
        var _S2715 : vec2<f32> = vec2<f32>(_S2714, _S2712);
        var _S2716 : vec3<f32> = _S2708 + _S2706;
        origin_7 = _S2659 * _S2706;
        direction_17 = _S2716;
        _S2707 = _S2715;
    }
    else
    {
        origin_7 = _S2706;
        direction_17 = _S2705;
        _S2707 = _S2641;
    }
    var _S2717 : vec2<f32>;
    if(_S2652)
    {
        if(_S2653)
        {
            _S2717 = direction_17.xy;
        }
        else
        {
            var _S2718 : vec2<f32> = _S2641;
            s_bwdProp_sphere_direction_0(_S2654, &(_S2718), origin_7);
            _S2717 = _S2718;
        }
        origin_7 = _S2643;
    }
    else
    {
        _S2717 = _S2641;
    }
    var _S2719 : vec2<f32> = _S2646 * (origin_7.xy + _S2717);
    var _S2720 : vec2<f32> = _S2641;
    s_bwdProp_filtered_point_0(_S2649, &(_S2720), _S2719);
    (*_S2635) = _S2720;
    (*_S2636) = _S2707;
    return;
}

fn _S2721( _S2722 : FilmPoint_0,  _S2723 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S2724 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S2725 : CameraRay_0)
{
    var _S2726 : s_paramCtx_s_bwdCallableCtx_camera_ray_0;
    _S2726.value0_133.to_world_0 = run_0.camera_0.to_world_0;
    _S2726.value0_133.film_plane_0 = run_0.camera_0.film_plane_0;
    _S2726.value0_133.lens_radius_0 = run_0.camera_0.lens_radius_0;
    _S2726.value0_133.focal_distance_0 = run_0.camera_0.focal_distance_0;
    _S2726.value0_133.width_0 = run_0.camera_0.width_0;
    _S2726.value0_133.height_0 = run_0.camera_0.height_0;
    _S2726.value0_133.projection_0 = run_0.camera_0.projection_0;
    _S2726.value0_133.exposure_0 = run_0.camera_0.exposure_0;
    _S2726.value0_133.filtered_0 = run_0.camera_0.filtered_0;
    _S2726.value0_133.padding_0 = run_0.camera_0.padding_0;
    _S2726.value1_41 = _S2722;
    _S2726.value2_23 = (*_S2723).primal_0;
    _S2726.value3_12 = (*_S2724).primal_0;
    var _S2727 : s_bwdCallableCtx_camera_ray_0 = s_bwdCallableCtx_camera_ray_0( _S2726 );
    var _S2728 : vec2<f32> = (*_S2723).differential_0;
    var _S2729 : vec2<f32> = (*_S2724).differential_0;
    s_bwdProp_camera_ray_0(_S2727, &(_S2728), &(_S2729), _S2725);
    (*_S2723).differential_0 = _S2728;
    (*_S2724).differential_0 = _S2729;
    return;
}

fn Backward_end_0( this_8 : ptr<function, Backward_0>)
{
    var _S2730 : vec2<f32> = vec2<f32>(0.0f);
    var film_uv_2 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    film_uv_2.primal_0 = StoredCoordinates_film_0((*this_8).x_5);
    film_uv_2.differential_0 = _S2730;
    var lens_uv_0 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    lens_uv_0.primal_0 = StoredCoordinates_lens_0((*this_8).x_5);
    lens_uv_0.differential_0 = _S2730;
    var adjoint_0 : CameraRay_0;
    adjoint_0.origin_6 = (*this_8).adjoint_origin_0;
    adjoint_0.direction_15 = (*this_8).adjoint_direction_0;
    var _S2731 : FilmPoint_0 = film_point_0(StoredCoordinates_film_0((*this_8).x_5));
    _S2721(_S2731, &(film_uv_2), &(lens_uv_0), adjoint_0);
    var _S2732 : f32 = film_uv_2.differential_0.x * (*this_8).scale_2;
    var _S2733 : ScoreReport_0 = (*this_8).report_0;
    var _S2734 : f32 = ScoreReport_checked_0(&(_S2733), _S2732);
    StoredScore_set_0((*this_8).score_0, u32(0), _S2734);
    var _S2735 : f32 = film_uv_2.differential_0.y * (*this_8).scale_2;
    var _S2736 : ScoreReport_0 = _S2733;
    var _S2737 : f32 = ScoreReport_checked_0(&(_S2736), _S2735);
    StoredScore_set_0((*this_8).score_0, u32(1), _S2737);
    var _S2738 : f32 = lens_uv_0.differential_0.x * (*this_8).scale_2;
    var _S2739 : ScoreReport_0 = _S2736;
    var _S2740 : f32 = ScoreReport_checked_0(&(_S2739), _S2738);
    StoredScore_set_0((*this_8).score_0, u32(2), _S2740);
    var _S2741 : f32 = lens_uv_0.differential_0.y * (*this_8).scale_2;
    var _S2742 : ScoreReport_0 = _S2739;
    var _S2743 : f32 = ScoreReport_checked_0(&(_S2742), _S2741);
    (*this_8).report_0 = _S2742;
    StoredScore_set_0((*this_8).score_0, u32(3), _S2743);
    return;
}

fn Backward_x24init_0( x_8 : StoredCoordinates_0,  score_1 : StoredScore_0,  recorder_1 : Recorder_0,  report_1 : ScoreReport_0,  scale_7 : f32,  left_3 : u32,  later_radiance_1 : vec3<f32>,  adjoint_origin_2 : vec3<f32>,  adjoint_direction_2 : vec3<f32>,  adjoint_pdf_2 : f32,  next_delta_1 : bool) -> Backward_0
{
    var _S2744 : Backward_0;
    _S2744.x_5 = x_8;
    _S2744.score_0 = score_1;
    _S2744.recorder_0 = recorder_1;
    _S2744.report_0 = report_1;
    _S2744.scale_2 = scale_7;
    _S2744.left_1 = left_3;
    _S2744.later_radiance_0 = later_radiance_1;
    _S2744.adjoint_origin_0 = adjoint_origin_2;
    _S2744.adjoint_direction_0 = adjoint_direction_2;
    _S2744.adjoint_pdf_0 = adjoint_pdf_2;
    _S2744.next_delta_0 = next_delta_1;
    return _S2744;
}

fn Recorder_x24init_0( chain_4 : u32,  vertices_1 : u32,  lit_vertices_1 : u32) -> Recorder_0
{
    var _S2745 : Recorder_0;
    _S2745.chain_2 = chain_4;
    _S2745.vertices_0 = vertices_1;
    _S2745.lit_vertices_0 = lit_vertices_1;
    return _S2745;
}

fn ScoreReport_x24init_0( bad_1 : u32,  norm_squared_1 : f32) -> ScoreReport_0
{
    var _S2746 : ScoreReport_0;
    _S2746.bad_0 = bad_1;
    _S2746.norm_squared_0 = norm_squared_1;
    return _S2746;
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
    var _S2747 : TracedPath_0;
    _S2747.radiance_13 = radiance_14;
    _S2747.rays_0 = rays_1;
    _S2747.vertices_2 = vertices_3;
    _S2747.lit_vertices_2 = lit_vertices_3;
    _S2747.score_squared_0 = score_squared_1;
    _S2747.bad_scores_0 = bad_scores_1;
    return _S2747;
}

struct Queue_0
{
     taken_0 : u32,
};

fn Queue_x24init_0( taken_1 : u32) -> Queue_0
{
    var _S2748 : Queue_0;
    _S2748.taken_0 = taken_1;
    return _S2748;
}

fn store_rows_0( _S2749 : u32,  _S2750 : u32,  _S2751 : u32,  _S2752 : TracedPath_0)
{
    var _S2753 : vec4<u32> = vec4<u32>(_S2752.vertices_2, _S2752.lit_vertices_2, bitcast<u32>(_S2752.score_squared_0), _S2752.bad_scores_0);
    chain_states_0[_S2749 * _S2750 + _S2751] = vec4<u32>(bitcast<u32>(_S2752.radiance_13[u32(0)]), bitcast<u32>(_S2752.radiance_13[u32(1)]), bitcast<u32>(_S2752.radiance_13[u32(2)]), _S2752.rays_0);
    chain_states_0[(_S2749 + u32(1)) * _S2750 + _S2751] = _S2753;
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
    var _S2754 : u32;
    if(item_0 < (run_0.dispatch_0.items_0))
    {
        _S2754 = item_0;
    }
    else
    {
        _S2754 = u32(4294967295);
    }
    return _S2754;
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

fn load_rows_1( _S2755 : u32,  _S2756 : u32,  _S2757 : u32) -> ChainState_0
{
    var rows_2 : array<vec4<u32>, i32(4)>;
    rows_2[i32(0)] = chain_states_0[_S2755 * _S2756 + _S2757];
    rows_2[i32(1)] = chain_states_0[(_S2755 + u32(1)) * _S2756 + _S2757];
    rows_2[i32(2)] = chain_states_0[(_S2755 + u32(2)) * _S2756 + _S2757];
    rows_2[i32(3)] = chain_states_0[(_S2755 + u32(3)) * _S2756 + _S2757];
    var _S2758 : ChainState_0 = ChainState_0( vec3<f32>(bitcast<f32>(rows_2[u32(0)][u32(0)]), bitcast<f32>(rows_2[u32(0)][u32(1)]), bitcast<f32>(rows_2[u32(0)][u32(2)])), bitcast<f32>(rows_2[u32(0)][u32(3)]), rows_2[u32(1)][u32(0)], rows_2[u32(1)][u32(1)], rows_2[u32(1)][u32(2)], bitcast<f32>(rows_2[u32(1)][u32(3)]), rows_2[u32(2)][u32(0)], bitcast<f32>(rows_2[u32(2)][u32(1)]), rows_2[u32(2)][u32(2)], bitcast<f32>(rows_2[u32(2)][u32(3)]), vec2<u32>(rows_2[u32(3)][u32(0)], rows_2[u32(3)][u32(1)]), vec2<u32>(rows_2[u32(3)][u32(2)], rows_2[u32(3)][u32(3)]) );
    return _S2758;
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

fn load_rows_2( _S2759 : u32,  _S2760 : u32,  _S2761 : u32) -> TracedPath_0
{
    var rows_3 : array<vec4<u32>, i32(2)>;
    rows_3[i32(0)] = chain_states_0[_S2759 * _S2760 + _S2761];
    rows_3[i32(1)] = chain_states_0[(_S2759 + u32(1)) * _S2760 + _S2761];
    var _S2762 : TracedPath_0 = TracedPath_0( vec3<f32>(bitcast<f32>(rows_3[u32(0)][u32(0)]), bitcast<f32>(rows_3[u32(0)][u32(1)]), bitcast<f32>(rows_3[u32(0)][u32(2)])), rows_3[u32(0)][u32(3)], rows_3[u32(1)][u32(0)], rows_3[u32(1)][u32(1)], bitcast<f32>(rows_3[u32(1)][u32(2)]), rows_3[u32(1)][u32(3)] );
    return _S2762;
}

fn load_traced_path_0( chain_7 : u32) -> TracedPath_0
{
    return load_rows_2(rows_of_1(), run_0.method_0.chains_0, chain_7);
}

fn TracedPath_finite_0( this_13 : TracedPath_0) -> bool
{
    var _S2763 : bool;
    if(is_finite_0(this_13.radiance_13.x))
    {
        _S2763 = is_finite_0(this_13.radiance_13.y);
    }
    else
    {
        _S2763 = false;
    }
    if(_S2763)
    {
        _S2763 = is_finite_0(this_13.radiance_13.z);
    }
    else
    {
        _S2763 = false;
    }
    return _S2763;
}

fn luminance_1( rgb_0 : vec3<f32>) -> f32
{
    return dot(rgb_0, vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f));
}

@compute
@workgroup_size(64, 1, 1)
fn backward()
{
    var _S2764 : bool;
    var _S2765 : StoredCoordinates_0 = StoredCoordinates_0( u32(0), u32(0) );
    var _S2766 : StoredScore_0 = StoredScore_0( u32(0), u32(0) );
    var _S2767 : vec3<f32> = vec3<f32>(0.0f);
    var pass_0 : Backward_0 = Backward_x24init_0(_S2765, _S2766, Recorder_x24init_0(u32(0), u32(0), u32(0)), ScoreReport_x24init_0(u32(0), 0.0f), 0.0f, u32(0), _S2767, _S2767, _S2767, 0.0f, false);
    var traced_1 : TracedPath_0 = TracedPath_x24init_0(_S2767, u32(0), u32(0), u32(0), 0.0f, u32(0));
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
                var _S2768 : bool = chain_9 == u32(4294967295);
                _S2764 = _S2768;
                if(_S2768)
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
            if(_S2764)
            {
                break;
            }
            var _S2769 : TracedPath_0 = load_traced_path_0(chain_9);
            traced_1 = _S2769;
            pass_0.x_5.chain_0 = chain_9;
            pass_0.score_0.chain_1 = chain_9;
            pass_0.score_0.slot_1 = pass_0.x_5.slot_0;
            pass_0.recorder_0.chain_2 = chain_9;
            pass_0.recorder_0.lit_vertices_0 = traced_1.lit_vertices_2;
            var _S2770 : f32;
            if(TracedPath_finite_0(_S2769))
            {
                _S2770 = luminance_1(traced_1.radiance_13);
            }
            else
            {
                _S2770 = 0.0f;
            }
            Backward_begin_0(&(pass_0), _S2770);
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

