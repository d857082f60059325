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

@binding(4) @group(0) var<storage, read> texels_0 : array<u32>;

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

struct Sloped3_0
{
     v_0 : vec3<f32>,
     d1_0 : vec3<f32>,
     d2_0 : vec3<f32>,
};

struct Emission_0
{
     radiance_0 : vec3<f32>,
     two_sided_0 : u32,
     texture_0 : u32,
     pdf_area_0 : f32,
     padding0_2 : u32,
     padding1_2 : u32,
};

struct LightShape_0
{
     corner_1 : vec3<f32>,
     e1_1 : vec3<f32>,
     e2_1 : vec3<f32>,
     normal_1 : vec3<f32>,
     area_1 : f32,
};

fn shape_of_0( light_0 : ptr<function, LightTriangle_std430_0>) -> LightShape_0
{
    var shape_0 : LightShape_0;
    shape_0.corner_1 = (*light_0).corner_0;
    shape_0.e1_1 = (*light_0).e1_0;
    shape_0.e2_1 = (*light_0).e2_0;
    shape_0.normal_1 = (*light_0).normal_0;
    shape_0.area_1 = (*light_0).area_0;
    return shape_0;
}

struct TriangleView_0
{
     to_corner_0 : vec3<f32>,
     height_1 : f32,
     a_1 : vec3<f32>,
     b_1 : vec3<f32>,
     c_0 : vec3<f32>,
     solid_angle_0 : f32,
     spherical_0 : bool,
};

fn unit_vector_0( v_1 : vec3<f32>) -> vec3<f32>
{
    return v_1 * vec3<f32>((1.0f / sqrt(dot(v_1, v_1))));
}

fn turns_of_0( y_3 : f32,  x_5 : f32) -> f32
{
    var ax_0 : f32 = abs(x_5);
    var ay_0 : f32 = abs(y_3);
    var _S43 : f32 = max(ax_0, ay_0);
    var _S44 : f32 = min(ax_0, ay_0);
    var turns_0 : f32;
    if(_S43 > 0.0f)
    {
        var z_0 : f32 = _S44 / _S43;
        var steep_0 : bool = z_0 > 0.41421356797218323f;
        var a_2 : f32;
        if(steep_0)
        {
            a_2 = (z_0 - 1.0f) / (z_0 + 1.0f);
        }
        else
        {
            a_2 = z_0;
        }
        var a2_0 : f32 = a_2 * a_2;
        var _S45 : f32 = ((((0.08053744584321976f * a2_0 - 0.13877685368061066f) * a2_0 + 0.19977711141109467f) * a2_0 - 0.33332949876785278f) * a2_0 * a_2 + a_2) * 0.15915493667125702f;
        if(steep_0)
        {
            a_2 = 0.125f;
        }
        else
        {
            a_2 = 0.0f;
        }
        var turns_1 : f32 = _S45 + a_2;
        if(ay_0 > ax_0)
        {
            turns_0 = 0.25f - turns_1;
        }
        else
        {
            turns_0 = turns_1;
        }
        if(x_5 < 0.0f)
        {
            turns_0 = 0.5f - turns_0;
        }
        if(y_3 < 0.0f)
        {
            turns_0 = - turns_0;
        }
    }
    else
    {
        turns_0 = 0.0f;
    }
    return turns_0;
}

fn angle_of_0( y_4 : f32,  x_6 : f32) -> f32
{
    var scale_2 : f32 = 1.0f / (x_6 * x_6 + y_4 * y_4);
    return turns_of_0(y_4, x_6) * 6.28318548202514648f + 0.0f * (x_6 * scale_2) + 0.0f * (y_4 * - scale_2);
}

fn view_of_0( shape_1 : LightShape_0,  point_0 : vec3<f32>) -> TriangleView_0
{
    var view_0 : TriangleView_0;
    var _S46 : vec3<f32> = vec3<f32>(-1.0f);
    var _S47 : vec3<f32> = shape_1.corner_1 + point_0 * _S46;
    view_0.to_corner_0 = _S47;
    view_0.height_1 = dot(_S47, shape_1.normal_1);
    var _S48 : vec3<f32> = vec3<f32>(0.0f);
    view_0.a_1 = _S48;
    view_0.b_1 = _S48;
    view_0.c_0 = _S48;
    view_0.solid_angle_0 = 1.0f;
    view_0.spherical_0 = false;
    var centre_0 : vec3<f32> = _S47 * vec3<f32>(3.0f) + (shape_1.e1_1 + shape_1.e2_1);
    var _S49 : bool;
    if(((FEATURES_0 & (u32(1024)))) != u32(0))
    {
        _S49 = (dot(centre_0, centre_0) * 0.0555555559694767f) < (shape_1.area_1);
    }
    else
    {
        _S49 = false;
    }
    if(_S49)
    {
        var a_3 : vec3<f32> = unit_vector_0(view_0.to_corner_0);
        var b_2 : vec3<f32> = unit_vector_0(view_0.to_corner_0 + shape_1.e1_1);
        var c_1 : vec3<f32> = unit_vector_0(view_0.to_corner_0 + shape_1.e2_1);
        var _S50 : vec3<f32> = a_3 * _S46;
        var volume_0 : f32 = dot(a_3, cross(b_2 + _S50, c_1 + _S50));
        var volume_1 : f32;
        var second_0 : vec3<f32>;
        var third_0 : vec3<f32>;
        if(volume_0 < 0.0f)
        {
            volume_1 = - volume_0;
            second_0 = c_1;
            third_0 = b_2;
        }
        else
        {
            volume_1 = volume_0;
            second_0 = b_2;
            third_0 = c_1;
        }
        var solid_angle_1 : f32 = angle_of_0(volume_1, 1.0f + dot(a_3, b_2) + dot(b_2, c_1) + dot(c_1, a_3)) * 2.0f;
        if(solid_angle_1 > 0.00009999999747379f)
        {
            view_0.a_1 = a_3;
            view_0.b_1 = second_0;
            view_0.c_0 = third_0;
            view_0.solid_angle_0 = solid_angle_1;
            view_0.spherical_0 = true;
        }
    }
    return view_0;
}

struct SampledPoint_0
{
     direction_0 : vec3<f32>,
     distance_0 : f32,
     valid_0 : bool,
};

fn sin_cos_turns_0( x_7 : f32) -> vec2<f32>
{
    var quarter_0 : f32 = round(x_7 * 4.0f);
    var angle_0 : f32 = (x_7 - quarter_0 * 0.25f) * 6.28318548202514648f;
    var a2_1 : f32 = angle_0 * angle_0;
    var s_0 : f32 = angle_0 * (1.0f + a2_1 * (-0.1666666716337204f + a2_1 * (0.00833333376795053f + a2_1 * (-0.0001984127011383f + a2_1 * 2.75573188446287531e-06f))));
    var c_2 : f32 = 1.0f + a2_1 * (-0.5f + a2_1 * (0.0416666679084301f + a2_1 * (-0.00138888892251998f + a2_1 * 0.00002480158764229f)));
    var q_0 : i32 = (i32(quarter_0) & (i32(3)));
    var sine_0 : f32;
    var cosine_0 : f32;
    if(q_0 == i32(1))
    {
        var _S51 : f32 = - s_0;
        sine_0 = c_2;
        cosine_0 = _S51;
    }
    else
    {
        if(q_0 == i32(2))
        {
            var _S52 : f32 = - c_2;
            sine_0 = - s_0;
            cosine_0 = _S52;
        }
        else
        {
            if(q_0 == i32(3))
            {
                sine_0 = - c_2;
                cosine_0 = s_0;
            }
            else
            {
                sine_0 = s_0;
                cosine_0 = c_2;
            }
        }
    }
    return vec2<f32>(sine_0, cosine_0);
}

fn safe_sqrt_0( x_8 : f32) -> f32
{
    var root_1 : f32;
    if(x_8 > 0.0f)
    {
        root_1 = sqrt(x_8);
    }
    else
    {
        root_1 = 0.0f;
    }
    return root_1;
}

fn sample_solid_angle_0( view_1 : TriangleView_0,  u_0 : vec2<f32>) -> vec3<f32>
{
    var sin_cos_0 : vec2<f32> = sin_cos_turns_0(u_0.x * view_1.solid_angle_0 * 0.07957746833562851f);
    var t_0 : vec3<f32> = unit_vector_0(view_1.c_0 + view_1.a_1 * vec3<f32>(- dot(view_1.a_1, view_1.c_0)));
    var _S53 : f32 = sin_cos_0.x;
    var m_0 : f32 = _S53 * (1.0f + dot(view_1.a_1, view_1.b_1));
    var q_1 : f32 = sin_cos_0.y * dot(cross(view_1.a_1, view_1.b_1), t_0) - _S53 * dot(view_1.b_1, t_0);
    var m2_0 : f32 = m_0 * m_0;
    var q2_0 : f32 = q_1 * q_1;
    var scale_3 : f32 = 1.0f / (q2_0 + m2_0);
    var chord_0 : vec3<f32> = view_1.a_1 * vec3<f32>(((q2_0 - m2_0) * scale_3)) + t_0 * vec3<f32>((2.0f * q_1 * m_0 * scale_3)) + view_1.b_1 * vec3<f32>(-1.0f);
    var chord2_0 : f32 = dot(chord_0, chord_0) * 0.5f;
    var w_0 : f32 = u_0.y * chord2_0;
    return view_1.b_1 * vec3<f32>((1.0f - w_0)) + unit_vector_0(chord_0 + view_1.b_1 * vec3<f32>(chord2_0)) * vec3<f32>(safe_sqrt_0(w_0 * (2.0f - w_0)));
}

fn is_finite_0( x_9 : f32) -> bool
{
    return (((bitcast<u32>((x_9))) & (u32(2139095040)))) != u32(2139095040);
}

fn sample_view_0( shape_2 : LightShape_0,  view_2 : TriangleView_0,  u_1 : vec2<f32>) -> SampledPoint_0
{
    var point_1 : SampledPoint_0;
    point_1.direction_0 = vec3<f32>(0.0f);
    point_1.distance_0 = 0.0f;
    point_1.valid_0 = false;
    if(view_2.spherical_0)
    {
        var direction_1 : vec3<f32> = sample_solid_angle_0(view_2, u_1);
        var distance_1 : f32 = view_2.height_1 / dot(direction_1, shape_2.normal_1);
        var _S54 : bool;
        if(distance_1 > 0.0f)
        {
            _S54 = is_finite_0(distance_1);
        }
        else
        {
            _S54 = false;
        }
        if(_S54)
        {
            point_1.direction_0 = direction_1;
            point_1.distance_0 = distance_1;
            point_1.valid_0 = true;
        }
    }
    else
    {
        var root_2 : f32 = safe_sqrt_0(u_1.x);
        var _S55 : f32 = u_1.y;
        var to_light_0 : vec3<f32> = view_2.to_corner_0 + shape_2.e1_1 * vec3<f32>((root_2 * (1.0f - _S55))) + shape_2.e2_1 * vec3<f32>((root_2 * _S55));
        var distance2_0 : f32 = dot(to_light_0, to_light_0);
        if(distance2_0 > 0.0f)
        {
            var distance_2 : f32 = sqrt(distance2_0);
            point_1.direction_0 = to_light_0 * vec3<f32>((1.0f / distance_2));
            point_1.distance_0 = distance_2;
            point_1.valid_0 = true;
        }
    }
    return point_1;
}

fn view_barycentric_0( shape_3 : LightShape_0,  view_3 : TriangleView_0,  direction_2 : vec3<f32>,  distance_3 : f32) -> vec2<f32>
{
    var _S56 : vec3<f32> = vec3<f32>((1.0f / dot(cross(shape_3.e1_1, shape_3.e2_1), shape_3.normal_1)));
    var from_corner_0 : vec3<f32> = direction_2 * vec3<f32>(distance_3) + view_3.to_corner_0 * vec3<f32>(-1.0f);
    return vec2<f32>(dot(from_corner_0, cross(shape_3.e2_1, shape_3.normal_1) * _S56), dot(from_corner_0, cross(shape_3.normal_1, shape_3.e1_1) * _S56));
}

struct Sloped_0
{
     v_2 : f32,
     d_0 : vec2<f32>,
};

struct TexturePoint_0
{
     u_2 : Sloped_0,
     v_3 : Sloped_0,
     position_0 : Sloped3_0,
     normal_2 : vec3<f32>,
};

fn sloped_0( value_0 : f32,  slopes_0 : vec2<f32>) -> Sloped_0
{
    var result_0 : Sloped_0;
    result_0.v_2 = value_0;
    result_0.d_0 = slopes_0;
    return result_0;
}

fn sloped_1( value_1 : vec3<f32>,  d1_1 : vec3<f32>,  d2_1 : vec3<f32>) -> Sloped3_0
{
    var result_1 : Sloped3_0;
    result_1.v_0 = value_1;
    result_1.d1_0 = d1_1;
    result_1.d2_0 = d2_1;
    return result_1;
}

fn sloped_2( value_2 : vec3<f32>) -> Sloped3_0
{
    var result_2 : Sloped3_0;
    result_2.v_0 = value_2;
    var _S57 : vec3<f32> = vec3<f32>(0.0f);
    result_2.d1_0 = _S57;
    result_2.d2_0 = _S57;
    return result_2;
}

struct TextureStack_0
{
     v_4 : array<vec3<f32>, i32(12)>,
     d1_2 : array<vec3<f32>, i32(12)>,
     d2_2 : array<vec3<f32>, i32(12)>,
     depth_0 : u32,
     top_0 : Sloped3_0,
};

fn times_0( a_4 : Sloped_0,  b_3 : f32) -> Sloped_0
{
    return sloped_0(a_4.v_2 * b_3, a_4.d_0 * vec2<f32>(b_3));
}

fn plus_0( a_5 : Sloped_0,  b_4 : f32) -> Sloped_0
{
    return sloped_0(a_5.v_2 + b_4, a_5.d_0);
}

fn product_0( a_6 : Sloped3_0,  b_5 : vec3<f32>) -> Sloped_0
{
    return sloped_0(dot(a_6.v_0, b_5), vec2<f32>(dot(a_6.d1_0, b_5), dot(a_6.d2_0, b_5)));
}

fn vector_of_0( x_10 : Sloped_0,  y_5 : Sloped_0,  z_1 : Sloped_0) -> Sloped3_0
{
    return sloped_1(vec3<f32>(x_10.v_2, y_5.v_2, z_1.v_2), vec3<f32>(x_10.d_0.x, y_5.d_0.x, z_1.d_0.x), vec3<f32>(x_10.d_0.y, y_5.d_0.y, z_1.d_0.y));
}

fn texture_position_0( row_0 : u32,  position_1 : Sloped3_0) -> Sloped3_0
{
    var x_11 : vec4<f32> = tables_0[row_0];
    var y_6 : vec4<f32> = tables_0[row_0 + u32(1)];
    var z_2 : vec4<f32> = tables_0[row_0 + u32(2)];
    return vector_of_0(plus_0(product_0(position_1, x_11.xyz), x_11.w), plus_0(product_0(position_1, y_6.xyz), y_6.w), plus_0(product_0(position_1, z_2.xyz), z_2.w));
}

fn channel_0( a_7 : Sloped3_0,  i_0 : u32) -> Sloped_0
{
    return sloped_0(a_7.v_0[i_0], vec2<f32>(a_7.d1_0[i_0], a_7.d2_0[i_0]));
}

fn sloped_3( value_3 : f32) -> Sloped_0
{
    var result_3 : Sloped_0;
    result_3.v_2 = value_3;
    result_3.d_0 = vec2<f32>(0.0f);
    return result_3;
}

fn angle_in_turns_0( y_7 : Sloped_0,  x_12 : Sloped_0) -> Sloped_0
{
    var turns_2 : f32 = turns_of_0(y_7.v_2, x_12.v_2);
    var slope_0 : f32 = 0.15915493667125702f / (x_12.v_2 * x_12.v_2 + y_7.v_2 * y_7.v_2);
    var _S58 : bool;
    if(!is_finite_0(slope_0))
    {
        _S58 = true;
    }
    else
    {
        _S58 = !is_finite_0(turns_2);
    }
    if(_S58)
    {
        var _S59 : f32;
        if(is_finite_0(turns_2))
        {
            _S59 = turns_2;
        }
        else
        {
            _S59 = 0.0f;
        }
        return sloped_3(_S59);
    }
    return sloped_0(turns_2, y_7.d_0 * vec2<f32>((x_12.v_2 * slope_0)) - x_12.d_0 * vec2<f32>((y_7.v_2 * slope_0)));
}

fn times_1( a_8 : Sloped_0,  b_6 : Sloped_0) -> Sloped_0
{
    return sloped_0(a_8.v_2 * b_6.v_2, a_8.d_0 * vec2<f32>(b_6.v_2) + b_6.d_0 * vec2<f32>(a_8.v_2));
}

fn plus_1( a_9 : Sloped_0,  b_7 : Sloped_0) -> Sloped_0
{
    return sloped_0(a_9.v_2 + b_7.v_2, a_9.d_0 + b_7.d_0);
}

fn root_of_0( a_10 : Sloped_0) -> Sloped_0
{
    var root_3 : f32;
    if((a_10.v_2) > 0.0f)
    {
        root_3 = sqrt(a_10.v_2);
    }
    else
    {
        root_3 = 0.0f;
    }
    var _S60 : Sloped_0;
    if(root_3 > 0.0f)
    {
        _S60 = sloped_0(root_3, a_10.d_0 * vec2<f32>((0.5f / root_3)));
    }
    else
    {
        _S60 = sloped_3(0.0f);
    }
    return _S60;
}

fn texture_coordinates_0( mapping_0 : u32,  row_1 : ptr<function, u32>,  point_2 : TexturePoint_0,  s_1 : ptr<function, Sloped_0>,  t_1 : ptr<function, Sloped_0>)
{
    var first_0 : u32 = (*row_1);
    if(mapping_0 == u32(0))
    {
        var map_0 : vec4<f32> = tables_0[first_0];
        (*s_1) = plus_0(times_0(point_2.u_2, map_0.x), map_0.z);
        (*t_1) = plus_0(times_0(point_2.v_3, map_0.y), map_0.w);
        (*row_1) = first_0 + u32(1);
        return;
    }
    var p_0 : Sloped3_0 = texture_position_0(first_0, point_2.position_0);
    var x_13 : Sloped_0 = channel_0(p_0, u32(0));
    var y_8 : Sloped_0 = channel_0(p_0, u32(1));
    var z_3 : Sloped_0 = channel_0(p_0, u32(2));
    var _S61 : u32 = first_0 + u32(3);
    (*row_1) = _S61;
    if(mapping_0 == u32(3))
    {
        var across_0 : vec4<f32> = tables_0[_S61];
        var along_0 : vec4<f32> = tables_0[first_0 + u32(4)];
        (*s_1) = plus_0(product_0(p_0, across_0.xyz), across_0.w);
        (*t_1) = plus_0(product_0(p_0, along_0.xyz), along_0.w);
        (*row_1) = first_0 + u32(5);
        return;
    }
    var azimuth_0 : Sloped_0 = angle_in_turns_0(y_8, x_13);
    if(mapping_0 == u32(2))
    {
        (*s_1) = plus_0(azimuth_0, 0.5f);
        (*t_1) = z_3;
        return;
    }
    (*s_1) = times_0(angle_in_turns_0(root_of_0(plus_1(times_1(x_13, x_13), times_1(y_8, y_8))), z_3), 2.0f);
    var _S62 : Sloped_0;
    if((azimuth_0.v_2) < 0.0f)
    {
        _S62 = plus_0(azimuth_0, 1.0f);
    }
    else
    {
        _S62 = azimuth_0;
    }
    (*t_1) = _S62;
    return;
}

struct ImageEntry_0
{
     first_1 : u32,
     width_1 : u32,
     height_2 : u32,
     channels_0 : u32,
     decode_0 : u32,
     padding0_3 : u32,
     padding1_3 : u32,
     padding2_2 : u32,
};

fn load_table_0( first_2 : u32) -> ImageEntry_0
{
    var rows_0 : array<vec4<f32>, i32(2)>;
    rows_0[i32(0)] = tables_0[first_2];
    rows_0[i32(1)] = tables_0[first_2 + u32(1)];
    var _S63 : ImageEntry_0 = ImageEntry_0( bitcast<u32>(rows_0[u32(0)][u32(0)]), bitcast<u32>(rows_0[u32(0)][u32(1)]), bitcast<u32>(rows_0[u32(0)][u32(2)]), bitcast<u32>(rows_0[u32(0)][u32(3)]), bitcast<u32>(rows_0[u32(1)][u32(0)]), bitcast<u32>(rows_0[u32(1)][u32(1)]), bitcast<u32>(rows_0[u32(1)][u32(2)]), bitcast<u32>(rows_0[u32(1)][u32(3)]) );
    return _S63;
}

fn split_0( x_14 : Sloped_0,  whole_0 : ptr<function, i32>) -> Sloped_0
{
    var known_0 : bool = (abs(x_14.v_2)) < 1.073741824e+09f;
    var below_0 : f32;
    if(known_0)
    {
        below_0 = floor(x_14.v_2);
    }
    else
    {
        below_0 = 0.0f;
    }
    (*whole_0) = i32(below_0);
    var _S64 : Sloped_0;
    if(known_0)
    {
        _S64 = sloped_0(x_14.v_2 - below_0, x_14.d_0);
    }
    else
    {
        _S64 = sloped_3(0.0f);
    }
    return _S64;
}

fn texel_coordinate_0( coordinate_0 : Sloped_0,  size_0 : u32,  wrap_0 : u32,  offset_0 : f32,  whole_1 : ptr<function, i32>) -> Sloped_0
{
    if(wrap_0 == u32(0))
    {
        var copy_0 : i32;
        var _S65 : Sloped_0 = split_0(plus_0(times_0(split_0(coordinate_0, &(copy_0)), f32(size_0)), offset_0), &((*whole_1)));
        return _S65;
    }
    var _S66 : f32 = f32(size_0);
    var x_15 : Sloped_0 = plus_0(times_0(coordinate_0, _S66), offset_0);
    var _S67 : bool;
    if((x_15.v_2) > -1.0f)
    {
        _S67 = (x_15.v_2) < _S66;
    }
    else
    {
        _S67 = false;
    }
    if(_S67)
    {
        var _S68 : Sloped_0 = split_0(x_15, &((*whole_1)));
        return _S68;
    }
    var _S69 : i32;
    if((x_15.v_2) > 0.0f)
    {
        _S69 = i32(size_0);
    }
    else
    {
        _S69 = i32(-1);
    }
    (*whole_1) = _S69;
    return sloped_3(0.0f);
}

fn texel_inside_0( image_1 : ImageEntry_0,  i_1 : u32,  j_0 : u32) -> vec3<f32>
{
    var texel_0 : u32 = j_0 * image_1.width_1 + i_1;
    if((image_1.decode_0) == u32(4294967295))
    {
        if((image_1.channels_0) == u32(1))
        {
            return vec3<f32>((bitcast<f32>((texels_0[image_1.first_1 + texel_0]))));
        }
        var at_0 : u32 = image_1.first_1 + u32(3) * texel_0;
        return vec3<f32>((bitcast<f32>((texels_0[at_0]))), (bitcast<f32>((texels_0[at_0 + u32(1)]))), (bitcast<f32>((texels_0[at_0 + u32(2)]))));
    }
    if((image_1.channels_0) == u32(1))
    {
        return vec3<f32>((bitcast<f32>((texels_0[image_1.decode_0 + ((((texels_0[image_1.first_1 + ((texel_0 >> (u32(2))))] >> ((u32(8) * ((texel_0 & (u32(3)))))))) & (u32(255))))]))));
    }
    var word_0 : u32 = texels_0[image_1.first_1 + texel_0];
    return vec3<f32>((bitcast<f32>((texels_0[image_1.decode_0 + ((word_0 & (u32(255))))]))), (bitcast<f32>((texels_0[image_1.decode_0 + ((((word_0 >> (u32(8)))) & (u32(255))))]))), (bitcast<f32>((texels_0[image_1.decode_0 + ((((word_0 >> (u32(16)))) & (u32(255))))]))));
}

fn texel_1( image_2 : ImageEntry_0,  wrap_1 : u32,  i_any_0 : i32,  j_any_0 : i32) -> vec3<f32>
{
    var width_2 : i32 = i32(image_2.width_1);
    var height_3 : i32 = i32(image_2.height_2);
    var _S70 : bool = i_any_0 < i32(0);
    var _S71 : bool;
    if(_S70)
    {
        _S71 = true;
    }
    else
    {
        _S71 = i_any_0 >= width_2;
    }
    if(_S71)
    {
        _S71 = true;
    }
    else
    {
        _S71 = j_any_0 < i32(0);
    }
    if(_S71)
    {
        _S71 = true;
    }
    else
    {
        _S71 = j_any_0 >= height_3;
    }
    var j_1 : i32;
    var i_2 : i32;
    if(_S71)
    {
        if(wrap_1 == u32(1))
        {
            return vec3<f32>(0.0f);
        }
        if(wrap_1 == u32(0))
        {
            if(_S70)
            {
                j_1 = width_2;
            }
            else
            {
                j_1 = i32(0);
            }
            var i_3 : i32 = i_any_0 + j_1;
            if(i_3 >= width_2)
            {
                j_1 = width_2;
            }
            else
            {
                j_1 = i32(0);
            }
            var i_4 : i32 = i_3 - j_1;
            if(j_any_0 < i32(0))
            {
                j_1 = height_3;
            }
            else
            {
                j_1 = i32(0);
            }
            var j_2 : i32 = j_any_0 + j_1;
            if(j_2 >= height_3)
            {
                j_1 = height_3;
            }
            else
            {
                j_1 = i32(0);
            }
            var j_3 : i32 = j_2 - j_1;
            i_2 = i_4;
            j_1 = j_3;
        }
        else
        {
            if(wrap_1 == u32(3))
            {
                if(_S70)
                {
                    _S71 = true;
                }
                else
                {
                    _S71 = i_any_0 >= width_2;
                }
                if(_S71)
                {
                    if(_S70)
                    {
                        j_1 = i32(-1) - i_any_0;
                    }
                    else
                    {
                        j_1 = i32(2) * width_2 - i32(1) - i_any_0;
                    }
                    var _S72 : i32 = j_1;
                    j_1 = height_3 - i32(1) - j_any_0;
                    i_2 = _S72;
                }
                else
                {
                    j_1 = j_any_0;
                    i_2 = i_any_0;
                }
                var _S73 : bool = j_1 < i32(0);
                if(_S73)
                {
                    _S71 = true;
                }
                else
                {
                    _S71 = j_1 >= height_3;
                }
                if(_S71)
                {
                    if(_S73)
                    {
                        j_1 = i32(-1) - j_1;
                    }
                    else
                    {
                        j_1 = i32(2) * height_3 - i32(1) - j_1;
                    }
                    i_2 = width_2 - i32(1) - i_2;
                }
            }
            else
            {
                i_2 = i_any_0;
                j_1 = j_any_0;
            }
        }
        var _S74 : i32 = clamp(j_1, i32(0), height_3 - i32(1));
        i_2 = clamp(i_2, i32(0), width_2 - i32(1));
        j_1 = _S74;
    }
    else
    {
        i_2 = i_any_0;
        j_1 = j_any_0;
    }
    return texel_inside_0(image_2, u32(i_2), u32(j_1));
}

fn image_lookup_0( row_2 : u32,  wrap_2 : u32,  bilinear_0 : bool,  s_2 : Sloped_0,  t_2 : Sloped_0) -> Sloped3_0
{
    var image_3 : ImageEntry_0 = load_table_0(row_2);
    var offset_1 : f32;
    if(bilinear_0)
    {
        offset_1 = -0.5f;
    }
    else
    {
        offset_1 = 0.0f;
    }
    var i_5 : i32;
    var x_16 : Sloped_0 = texel_coordinate_0(s_2, image_3.width_1, wrap_2, offset_1, &(i_5));
    var j_4 : i32;
    var y_9 : Sloped_0 = texel_coordinate_0(t_2, image_3.height_2, wrap_2, offset_1, &(j_4));
    var t00_0 : vec3<f32> = texel_1(image_3, wrap_2, i_5, j_4);
    if(!bilinear_0)
    {
        return sloped_2(t00_0);
    }
    var t01_0 : vec3<f32> = texel_1(image_3, wrap_2, i_5, j_4 + i32(1));
    var along_upper_0 : vec3<f32> = texel_1(image_3, wrap_2, i_5 + i32(1), j_4) - t00_0;
    var along_lower_0 : vec3<f32> = texel_1(image_3, wrap_2, i_5 + i32(1), j_4 + i32(1)) - t01_0;
    var _S75 : vec3<f32> = vec3<f32>(x_16.v_2);
    var upper_0 : vec3<f32> = along_upper_0 * _S75 + t00_0;
    var _S76 : vec3<f32> = vec3<f32>(y_9.v_2);
    var by_x_0 : vec3<f32> = along_upper_0 + (along_lower_0 - along_upper_0) * _S76;
    var by_y_0 : vec3<f32> = along_lower_0 * _S75 + t01_0 - upper_0;
    return sloped_1(upper_0 + by_y_0 * _S76, by_x_0 * vec3<f32>(x_16.d_0.x) + by_y_0 * vec3<f32>(y_9.d_0.x), by_x_0 * vec3<f32>(x_16.d_0.y) + by_y_0 * vec3<f32>(y_9.d_0.y));
}

fn grey_0( a_11 : Sloped_0) -> Sloped3_0
{
    return sloped_1(vec3<f32>(a_11.v_2), vec3<f32>(a_11.d_0.x), vec3<f32>(a_11.d_0.y));
}

fn times_2( a_12 : Sloped3_0,  b_8 : f32) -> Sloped3_0
{
    var _S77 : vec3<f32> = vec3<f32>(b_8);
    return sloped_1(a_12.v_0 * _S77, a_12.d1_0 * _S77, a_12.d2_0 * _S77);
}

fn plus_2( a_13 : Sloped3_0,  b_9 : Sloped3_0) -> Sloped3_0
{
    return sloped_1(a_13.v_0 + b_9.v_0, a_13.d1_0 + b_9.d1_0, a_13.d2_0 + b_9.d2_0);
}

fn at_least_0( a_14 : Sloped_0,  b_10 : f32) -> Sloped_0
{
    var _S78 : Sloped_0;
    if((a_14.v_2) > b_10)
    {
        _S78 = a_14;
    }
    else
    {
        _S78 = sloped_3(b_10);
    }
    return _S78;
}

fn at_least_1( a_15 : Sloped3_0,  b_11 : f32) -> Sloped3_0
{
    return vector_of_0(at_least_0(channel_0(a_15, u32(0)), b_11), at_least_0(channel_0(a_15, u32(1)), b_11), at_least_0(channel_0(a_15, u32(2)), b_11));
}

fn TextureStack_push_0( this_0 : ptr<function, TextureStack_0>,  value_4 : Sloped3_0)
{
    if(((*this_0).depth_0) > u32(0))
    {
        (*this_0).v_4[(*this_0).depth_0 - u32(1)] = (*this_0).top_0.v_0;
        (*this_0).d1_2[(*this_0).depth_0 - u32(1)] = (*this_0).top_0.d1_0;
        (*this_0).d2_2[(*this_0).depth_0 - u32(1)] = (*this_0).top_0.d2_0;
    }
    (*this_0).depth_0 = (*this_0).depth_0 + u32(1);
    (*this_0).top_0 = value_4;
    return;
}

fn along_1( a_16 : Sloped_0,  b_12 : vec3<f32>) -> Sloped3_0
{
    return sloped_1(b_12 * vec3<f32>(a_16.v_2), b_12 * vec3<f32>(a_16.d_0.x), b_12 * vec3<f32>(a_16.d_0.y));
}

fn minus_0( a_17 : Sloped3_0,  b_13 : Sloped3_0) -> Sloped3_0
{
    return sloped_1(a_17.v_0 - b_13.v_0, a_17.d1_0 - b_13.d1_0, a_17.d2_0 - b_13.d2_0);
}

fn times_3( a_18 : Sloped3_0,  b_14 : Sloped_0) -> Sloped3_0
{
    var _S79 : vec3<f32> = vec3<f32>(b_14.v_2);
    return sloped_1(a_18.v_0 * _S79, a_18.d1_0 * _S79 + a_18.v_0 * vec3<f32>(b_14.d_0.x), a_18.d2_0 * _S79 + a_18.v_0 * vec3<f32>(b_14.d_0.y));
}

fn bilerp_0( s_3 : Sloped_0,  t_3 : Sloped_0,  row_3 : u32) -> Sloped3_0
{
    var v00_0 : vec3<f32> = tables_0[row_3].xyz;
    var v01_0 : vec3<f32> = tables_0[row_3 + u32(1)].xyz;
    var at_0_0 : Sloped3_0 = plus_2(along_1(s_3, tables_0[row_3 + u32(2)].xyz - v00_0), sloped_2(v00_0));
    return plus_2(at_0_0, times_3(minus_0(plus_2(along_1(s_3, tables_0[row_3 + u32(3)].xyz - v01_0), sloped_2(v01_0)), at_0_0), t_3));
}

fn split_1( x_17 : Sloped_0,  whole_2 : ptr<function, i32>) -> Sloped_0
{
    var known_1 : bool = (abs(x_17.v_2)) < 1.073741824e+09f;
    var below_1 : f32;
    if(known_1)
    {
        below_1 = floor(x_17.v_2);
    }
    else
    {
        below_1 = 0.0f;
    }
    (*whole_2) = i32(below_1);
    var _S80 : Sloped_0;
    if(known_1)
    {
        _S80 = sloped_0(x_17.v_2 - below_1, x_17.d_0);
    }
    else
    {
        _S80 = sloped_3(0.0f);
    }
    return _S80;
}

fn whole_part_0( x_18 : Sloped_0) -> i32
{
    var whole_3 : i32;
    var _S81 : Sloped_0 = split_1(x_18, &(whole_3));
    return whole_3;
}

fn permuted_0( index_1 : u32) -> u32
{
    var i_6 : u32 = (index_1 & (u32(255)));
    return (((texels_0[run_0.path_0.permutation_0 + ((i_6 >> (u32(2))))] >> ((u32(8) * ((i_6 & (u32(3)))))))) & (u32(255)));
}

fn lattice_hash_0( i_7 : i32,  j_5 : i32,  k_0 : i32) -> u32
{
    return permuted_0(permuted_0(permuted_0(u32(i_7)) + u32(j_5)) + u32(k_0));
}

fn along_gradient_0( hash_0 : u32,  offset_2 : vec3<f32>) -> vec4<f32>
{
    var h_0 : u32 = (hash_0 & (u32(15)));
    var first_3 : f32;
    if(((h_0 & (u32(1)))) != u32(0))
    {
        first_3 = -1.0f;
    }
    else
    {
        first_3 = 1.0f;
    }
    var second_1 : f32;
    if(((h_0 & (u32(2)))) != u32(0))
    {
        second_1 = -1.0f;
    }
    else
    {
        second_1 = 1.0f;
    }
    var first_x_0 : bool;
    if(h_0 < u32(8))
    {
        first_x_0 = true;
    }
    else
    {
        first_x_0 = h_0 == u32(12);
    }
    if(first_x_0)
    {
        first_x_0 = true;
    }
    else
    {
        first_x_0 = h_0 == u32(13);
    }
    var second_y_0 : bool;
    if(h_0 < u32(4))
    {
        second_y_0 = true;
    }
    else
    {
        second_y_0 = h_0 == u32(12);
    }
    if(second_y_0)
    {
        second_y_0 = true;
    }
    else
    {
        second_y_0 = h_0 == u32(13);
    }
    var _S82 : vec3<f32>;
    if(first_x_0)
    {
        _S82 = vec3<f32>(first_3, 0.0f, 0.0f);
    }
    else
    {
        _S82 = vec3<f32>(0.0f, first_3, 0.0f);
    }
    var _S83 : vec3<f32>;
    if(second_y_0)
    {
        _S83 = vec3<f32>(0.0f, second_1, 0.0f);
    }
    else
    {
        _S83 = vec3<f32>(0.0f, 0.0f, second_1);
    }
    var gradient_1 : vec3<f32> = _S82 + _S83;
    var _S84 : f32;
    if(first_x_0)
    {
        _S84 = offset_2.x;
    }
    else
    {
        _S84 = offset_2.y;
    }
    var u_3 : f32 = first_3 * _S84;
    if(second_y_0)
    {
        first_3 = offset_2.y;
    }
    else
    {
        first_3 = offset_2.z;
    }
    return vec4<f32>(gradient_1, u_3 + second_1 * first_3);
}

fn noise_and_gradient_0( p_1 : vec3<f32>) -> vec4<f32>
{
    var _S85 : f32 = p_1.x;
    var _S86 : bool = (abs(_S85)) < 1.073741824e+09f;
    var _S87 : f32 = p_1.y;
    var _S88 : bool = (abs(_S87)) < 1.073741824e+09f;
    var _S89 : f32 = p_1.z;
    var _S90 : bool = (abs(_S89)) < 1.073741824e+09f;
    var _S91 : f32;
    if(_S86)
    {
        _S91 = floor(_S85);
    }
    else
    {
        _S91 = 0.0f;
    }
    var _S92 : f32;
    if(_S88)
    {
        _S92 = floor(_S87);
    }
    else
    {
        _S92 = 0.0f;
    }
    var _S93 : f32;
    if(_S90)
    {
        _S93 = floor(_S89);
    }
    else
    {
        _S93 = 0.0f;
    }
    var _S94 : f32;
    if(_S86)
    {
        _S94 = _S85 - _S91;
    }
    else
    {
        _S94 = 0.0f;
    }
    var _S95 : f32;
    if(_S88)
    {
        _S95 = _S87 - _S92;
    }
    else
    {
        _S95 = 0.0f;
    }
    var _S96 : f32;
    if(_S90)
    {
        _S96 = _S89 - _S93;
    }
    else
    {
        _S96 = 0.0f;
    }
    var f_0 : vec3<f32> = vec3<f32>(_S94, _S95, _S96);
    var i_8 : i32 = i32(_S91);
    var j_6 : i32 = i32(_S92);
    var k_1 : i32 = i32(_S93);
    var _S97 : vec3<f32> = f_0 * f_0;
    var w_1 : vec3<f32> = _S97 * f_0 * (f_0 * (f_0 * vec3<f32>(6.0f) - vec3<f32>(15.0f)) + vec3<f32>(10.0f));
    var _S98 : vec3<f32> = vec3<f32>(30.0f);
    var dw_0 : vec3<f32> = _S97 * (f_0 * (f_0 * _S98 - vec3<f32>(60.0f)) + _S98);
    var n000_0 : vec4<f32> = along_gradient_0(lattice_hash_0(i_8, j_6, k_1), f_0);
    var _S99 : i32 = i_8 + i32(1);
    var n100_0 : vec4<f32> = along_gradient_0(lattice_hash_0(_S99, j_6, k_1), f_0 - vec3<f32>(1.0f, 0.0f, 0.0f));
    var _S100 : i32 = j_6 + i32(1);
    var n010_0 : vec4<f32> = along_gradient_0(lattice_hash_0(i_8, _S100, k_1), f_0 - vec3<f32>(0.0f, 1.0f, 0.0f));
    var n110_0 : vec4<f32> = along_gradient_0(lattice_hash_0(_S99, _S100, k_1), f_0 - vec3<f32>(1.0f, 1.0f, 0.0f));
    var _S101 : i32 = k_1 + i32(1);
    var n001_0 : vec4<f32> = along_gradient_0(lattice_hash_0(i_8, j_6, _S101), f_0 - vec3<f32>(0.0f, 0.0f, 1.0f));
    var n101_0 : vec4<f32> = along_gradient_0(lattice_hash_0(_S99, j_6, _S101), f_0 - vec3<f32>(1.0f, 0.0f, 1.0f));
    var n011_0 : vec4<f32> = along_gradient_0(lattice_hash_0(i_8, _S100, _S101), f_0 - vec3<f32>(0.0f, 1.0f, 1.0f));
    var n111_0 : vec4<f32> = along_gradient_0(lattice_hash_0(_S99, _S100, _S101), f_0 - vec3<f32>(1.0f));
    var _S102 : vec4<f32> = vec4<f32>(w_1.x);
    var x00_0 : vec4<f32> = n000_0 + (n100_0 - n000_0) * _S102;
    var x10_0 : vec4<f32> = n010_0 + (n110_0 - n010_0) * _S102;
    var x01_0 : vec4<f32> = n001_0 + (n101_0 - n001_0) * _S102;
    var x11_0 : vec4<f32> = n011_0 + (n111_0 - n011_0) * _S102;
    var _S103 : f32 = dw_0.x;
    x00_0[i32(0)] = x00_0[i32(0)] + _S103 * (n100_0.w - n000_0.w);
    x10_0[i32(0)] = x10_0[i32(0)] + _S103 * (n110_0.w - n010_0.w);
    x01_0[i32(0)] = x01_0[i32(0)] + _S103 * (n101_0.w - n001_0.w);
    x11_0[i32(0)] = x11_0[i32(0)] + _S103 * (n111_0.w - n011_0.w);
    var _S104 : vec4<f32> = vec4<f32>(w_1.y);
    var y0_0 : vec4<f32> = x00_0 + (x10_0 - x00_0) * _S104;
    var y1_0 : vec4<f32> = x01_0 + (x11_0 - x01_0) * _S104;
    var _S105 : f32 = dw_0.y;
    y0_0[i32(1)] = y0_0[i32(1)] + _S105 * (x10_0.w - x00_0.w);
    y1_0[i32(1)] = y1_0[i32(1)] + _S105 * (x11_0.w - x01_0.w);
    var result_4 : vec4<f32> = y0_0 + (y1_0 - y0_0) * vec4<f32>(w_1.z);
    result_4[i32(2)] = result_4[i32(2)] + dw_0.z * (y1_0.w - y0_0.w);
    if(_S86)
    {
        _S91 = result_4.x;
    }
    else
    {
        _S91 = 0.0f;
    }
    if(_S88)
    {
        _S92 = result_4.y;
    }
    else
    {
        _S92 = 0.0f;
    }
    if(_S90)
    {
        _S93 = result_4.z;
    }
    else
    {
        _S93 = 0.0f;
    }
    var _S106 : vec3<f32> = vec3<f32>(_S91, _S92, _S93);
    result_4.x = _S106.x;
    result_4.y = _S106.y;
    result_4.z = _S106.z;
    return result_4;
}

fn is_in_dot_0( s_4 : f32,  t_4 : f32) -> bool
{
    var i_9 : f32 = f32(whole_part_0(sloped_3(s_4 + 0.5f)));
    var j_7 : f32 = f32(whole_part_0(sloped_3(t_4 + 0.5f)));
    var random_0 : vec3<f32> = vec3<f32>(0.0f);
    var n_0 : u32 = u32(0);
    for(;;)
    {
        if(n_0 < u32(3))
        {
        }
        else
        {
            break;
        }
        var shift_0 : vec2<f32>;
        if(n_0 == u32(0))
        {
            shift_0 = vec2<f32>(0.5f, 0.5f);
        }
        else
        {
            if(n_0 == u32(1))
            {
                shift_0 = vec2<f32>(1.5f, 2.79999995231628418f);
            }
            else
            {
                shift_0 = vec2<f32>(4.5f, 9.80000019073486328f);
            }
        }
        random_0[n_0] = noise_and_gradient_0(vec3<f32>(i_9 + shift_0.x, j_7 + shift_0.y, 0.5f)).w;
        n_0 = n_0 + u32(1);
    }
    if((random_0.x) <= 0.0f)
    {
        return false;
    }
    var ds_0 : f32 = s_4 - i_9 - 0.15000000596046448f * random_0.y;
    var dt_0 : f32 = t_4 - j_7 - 0.15000000596046448f * random_0.z;
    return (ds_0 * ds_0 + dt_0 * dt_0) < 0.12249999493360519f;
}

fn noise_0( p_2 : Sloped3_0) -> Sloped_0
{
    var n_1 : vec4<f32> = noise_and_gradient_0(p_2.v_0);
    var _S107 : vec3<f32> = n_1.xyz;
    return sloped_0(n_1.w, vec2<f32>(dot(_S107, p_2.d1_0), dot(_S107, p_2.d2_0)));
}

fn size_of_0( a_19 : Sloped_0) -> Sloped_0
{
    var _S108 : Sloped_0;
    if((a_19.v_2) < 0.0f)
    {
        _S108 = times_0(a_19, -1.0f);
    }
    else
    {
        _S108 = a_19;
    }
    return _S108;
}

fn octaves_of_noise_0( p_3 : Sloped3_0,  octaves_0 : u32,  roughness_0 : f32,  folded_0 : bool) -> Sloped_0
{
    var _S109 : u32 = min(octaves_0, u32(64));
    var sum_0 : Sloped_0 = sloped_3(0.0f);
    var octave_0 : u32 = u32(0);
    var frequency_0 : f32 = 1.0f;
    var weight_0 : f32 = 1.0f;
    for(;;)
    {
        if(octave_0 < _S109)
        {
        }
        else
        {
            break;
        }
        var n_2 : Sloped_0 = noise_0(times_2(p_3, frequency_0));
        var n_3 : Sloped_0;
        if(folded_0)
        {
            n_3 = size_of_0(n_2);
        }
        else
        {
            n_3 = n_2;
        }
        var _S110 : Sloped_0 = plus_1(sum_0, times_0(n_3, weight_0));
        var frequency_1 : f32 = frequency_0 * 1.99000000953674316f;
        var weight_1 : f32 = weight_0 * roughness_0;
        var _S111 : u32 = octave_0 + u32(1);
        sum_0 = _S110;
        octave_0 = _S111;
        frequency_0 = frequency_1;
        weight_0 = weight_1;
    }
    if(folded_0)
    {
        sum_0 = plus_0(sum_0, weight_0 * 0.20000000298023224f);
    }
    return sum_0;
}

fn split_2( x_19 : Sloped_0,  whole_4 : ptr<function, i32>) -> Sloped_0
{
    var known_2 : bool = (abs(x_19.v_2)) < 1.073741824e+09f;
    var below_2 : f32;
    if(known_2)
    {
        below_2 = floor(x_19.v_2);
    }
    else
    {
        below_2 = 0.0f;
    }
    (*whole_4) = i32(below_2);
    var _S112 : Sloped_0;
    if(known_2)
    {
        _S112 = sloped_0(x_19.v_2 - below_2, x_19.d_0);
    }
    else
    {
        _S112 = sloped_3(0.0f);
    }
    return _S112;
}

var<private> MARBLE_0 : array<vec3<f32>, i32(9)> = array<vec3<f32>, i32(9)>( vec3<f32>(0.87000000476837158f, 0.87000000476837158f, 0.89999997615814209f), vec3<f32>(0.87000000476837158f, 0.87000000476837158f, 0.89999997615814209f), vec3<f32>(0.87000000476837158f, 0.87000000476837158f, 0.89999997615814209f), vec3<f32>(0.75f, 0.75f, 0.75f), vec3<f32>(0.89999997615814209f, 0.88499999046325684f, 0.87000000476837158f), vec3<f32>(0.87000000476837158f, 0.87000000476837158f, 0.89999997615814209f), vec3<f32>(0.87000000476837158f, 0.87000000476837158f, 0.89999997615814209f), vec3<f32>(0.30000001192092896f, 0.30000001192092896f, 0.49500000476837158f), vec3<f32>(0.87000000476837158f, 0.87000000476837158f, 0.89999997615814209f) );
fn marble_0( layer_0 : Sloped_0) -> Sloped3_0
{
    var turn_0 : i32;
    var turns_3 : Sloped_0 = split_2(times_0(layer_0, 0.15915493667125702f), &(turn_0));
    var sin_cos_1 : vec2<f32> = sin_cos_turns_0(turns_3.v_2);
    var t_5 : Sloped_0 = times_0(sloped_0(sin_cos_1.x * 0.5f + 0.5f, turns_3.d_0 * vec2<f32>((sin_cos_1.y * 3.14159274101257324f))), 6.0f);
    var first_4 : i32;
    var _S113 : Sloped_0 = split_2(t_5, &(first_4));
    var _S114 : i32 = clamp(first_4, i32(0), i32(5));
    first_4 = _S114;
    var t_6 : Sloped_0 = plus_0(t_5, - f32(_S114));
    var s_5 : Sloped_0 = plus_0(times_0(t_6, -1.0f), 1.0f);
    var _S115 : Sloped_0 = times_1(s_5, s_5);
    return plus_2(plus_2(plus_2(along_1(times_1(_S115, s_5), MARBLE_0[_S114]), along_1(times_0(times_1(_S115, t_6), 3.0f), MARBLE_0[_S114 + i32(1)])), along_1(times_0(times_1(times_1(s_5, t_6), t_6), 3.0f), MARBLE_0[_S114 + i32(2)])), along_1(times_1(times_1(t_6, t_6), t_6), MARBLE_0[_S114 + i32(3)]));
}

fn TextureStack_pop_0( this_1 : ptr<function, TextureStack_0>) -> Sloped3_0
{
    var popped_0 : Sloped3_0 = (*this_1).top_0;
    var _S116 : u32 = (*this_1).depth_0 - u32(1);
    (*this_1).depth_0 = _S116;
    if(_S116 > u32(0))
    {
        (*this_1).top_0 = sloped_1((*this_1).v_4[(*this_1).depth_0 - u32(1)], (*this_1).d1_2[(*this_1).depth_0 - u32(1)], (*this_1).d2_2[(*this_1).depth_0 - u32(1)]);
    }
    return popped_0;
}

fn times_4( a_20 : Sloped3_0,  b_15 : Sloped3_0) -> Sloped3_0
{
    return sloped_1(a_20.v_0 * b_15.v_0, a_20.d1_0 * b_15.v_0 + a_20.v_0 * b_15.d1_0, a_20.d2_0 * b_15.v_0 + a_20.v_0 * b_15.d2_0);
}

fn blend_0( amount_0 : Sloped_0,  first_5 : Sloped3_0,  second_2 : Sloped3_0) -> Sloped3_0
{
    if((amount_0.v_2) == 0.0f)
    {
        return first_5;
    }
    if((amount_0.v_2) == 1.0f)
    {
        return second_2;
    }
    return plus_2(first_5, times_3(minus_0(second_2, first_5), amount_0));
}

fn at_most_0( a_21 : Sloped_0,  b_16 : f32) -> Sloped_0
{
    var _S117 : Sloped_0;
    if((a_21.v_2) < b_16)
    {
        _S117 = a_21;
    }
    else
    {
        _S117 = sloped_3(b_16);
    }
    return _S117;
}

fn over_0( a_22 : Sloped_0,  b_17 : Sloped_0) -> Sloped_0
{
    var quotient_0 : f32 = a_22.v_2 / b_17.v_2;
    return sloped_0(quotient_0, (a_22.d_0 - b_17.d_0 * vec2<f32>(quotient_0)) / vec2<f32>(b_17.v_2));
}

fn absorption_0( r_any_0 : Sloped_0) -> Sloped_0
{
    var r_0 : Sloped_0 = at_most_0(at_least_0(r_any_0, 0.0f), 0.99989998340606689f);
    return times_0(root_of_0(over_0(r_0, plus_0(times_0(r_0, -1.0f), 1.0f))), 2.0f);
}

fn texture_expression_0( first_6 : u32,  point_3 : TexturePoint_0) -> Sloped3_0
{
    var stack_0 : TextureStack_0;
    stack_0.depth_0 = u32(0);
    stack_0.top_0 = sloped_2(vec3<f32>(0.0f));
    var row_4 : u32 = first_6;
    for(;;)
    {
        var words_0 : vec4<f32> = tables_0[row_4];
        row_4 = row_4 + u32(1);
        var bits_0 : u32 = (bitcast<u32>((words_0.x)));
        var _S118 : u32 = (bits_0 & (u32(255)));
        if(_S118 == u32(0))
        {
            break;
        }
        var mapping_1 : u32 = (((bits_0 >> (u32(8)))) & (u32(15)));
        var _S119 : bool = _S118 == u32(3);
        var _S120 : bool;
        if(_S119)
        {
            _S120 = true;
        }
        else
        {
            _S120 = _S118 == u32(4);
        }
        var _S121 : bool;
        if(_S120)
        {
            _S121 = true;
        }
        else
        {
            _S121 = _S118 == u32(6);
        }
        var _S122 : bool;
        if(_S121)
        {
            _S122 = true;
        }
        else
        {
            _S122 = _S118 == u32(7);
        }
        var positive_0 : bool;
        var second_3 : bool;
        if(_S122)
        {
            var s_6 : Sloped_0;
            var t_7 : Sloped_0;
            texture_coordinates_0(mapping_1, &(row_4), point_3, &(s_6), &(t_7));
            if(_S119)
            {
                var colour_0 : Sloped3_0 = image_lookup_0((bitcast<u32>((words_0.y))), (((bits_0 >> (u32(12)))) & (u32(15))), ((bits_0 & (u32(65536)))) != u32(0), s_6, plus_0(times_0(t_7, -1.0f), 1.0f));
                var inverted_0 : bool = ((bits_0 & (u32(131072)))) != u32(0);
                var _S123 : f32 = words_0.w;
                var colour_1 : Sloped3_0;
                if(_S123 != 0.0f)
                {
                    colour_1 = grey_0(times_0(product_0(colour_0, vec3<f32>(1.0f)), _S123));
                }
                else
                {
                    colour_1 = colour_0;
                }
                var colour_2 : Sloped3_0 = times_2(colour_1, words_0.z);
                var colour_3 : Sloped3_0;
                if(inverted_0)
                {
                    colour_3 = plus_2(times_2(colour_2, -1.0f), sloped_2(vec3<f32>(1.0f)));
                }
                else
                {
                    colour_3 = colour_2;
                }
                if(inverted_0)
                {
                    positive_0 = true;
                }
                else
                {
                    positive_0 = ((bits_0 & (u32(262144)))) == u32(0);
                }
                var _S124 : Sloped3_0;
                if(positive_0)
                {
                    _S124 = at_least_1(colour_3, 0.0f);
                }
                else
                {
                    _S124 = colour_3;
                }
                TextureStack_push_0(&(stack_0), _S124);
            }
            else
            {
                if(_S118 == u32(7))
                {
                    TextureStack_push_0(&(stack_0), bilerp_0(s_6, t_7, row_4));
                    row_4 = row_4 + u32(4);
                }
                else
                {
                    if(_S118 == u32(4))
                    {
                        positive_0 = true;
                    }
                    else
                    {
                        positive_0 = !(((FEATURES_0 & (u32(64)))) != u32(0));
                    }
                    if(positive_0)
                    {
                        second_3 = (((whole_part_0(s_6) + whole_part_0(t_7)) & (i32(1)))) != i32(0);
                    }
                    else
                    {
                        second_3 = !is_in_dot_0(s_6.v_2, t_7.v_2);
                    }
                    if(second_3)
                    {
                        row_4 = (bitcast<u32>((words_0.y)));
                    }
                }
            }
        }
        else
        {
            var _S125 : bool = _S118 == u32(5);
            if(_S125)
            {
                positive_0 = true;
            }
            else
            {
                positive_0 = _S118 == u32(11);
            }
            if(positive_0)
            {
                second_3 = true;
            }
            else
            {
                second_3 = _S118 == u32(12);
            }
            var _S126 : bool;
            if(second_3)
            {
                _S126 = true;
            }
            else
            {
                _S126 = _S118 == u32(13);
            }
            var _S127 : bool;
            if(_S126)
            {
                _S127 = true;
            }
            else
            {
                _S127 = _S118 == u32(14);
            }
            if(_S127)
            {
                var p_4 : Sloped3_0 = texture_position_0(row_4, point_3.position_0);
                row_4 = row_4 + u32(3);
                if(_S125)
                {
                    if((((whole_part_0(channel_0(p_4, u32(0))) + whole_part_0(channel_0(p_4, u32(1))) + whole_part_0(channel_0(p_4, u32(2)))) & (i32(1)))) != i32(0))
                    {
                        row_4 = (bitcast<u32>((words_0.y)));
                    }
                }
                else
                {
                    if(((FEATURES_0 & (u32(64)))) != u32(0))
                    {
                        var is_marble_0 : bool = _S118 == u32(14);
                        var is_windy_0 : bool = _S118 == u32(13);
                        const _S128 : vec4<f32> = vec4<f32>(1.0f, 0.0f, 0.0f, 0.0f);
                        var more_0 : vec4<f32>;
                        if(is_marble_0)
                        {
                            var _S129 : vec4<f32> = tables_0[row_4];
                            row_4 = row_4 + u32(1);
                            more_0 = _S129;
                        }
                        else
                        {
                            more_0 = _S128;
                        }
                        var p_5 : Sloped3_0 = times_2(p_4, more_0.x);
                        var _S130 : Sloped_0 = sloped_3(1.0f);
                        var _S131 : Sloped_0 = sloped_3(0.0f);
                        var _S132 : i32;
                        if(is_windy_0)
                        {
                            _S132 = i32(0);
                        }
                        else
                        {
                            _S132 = i32(1);
                        }
                        var _S133 : u32 = u32(_S132);
                        var sum_1 : Sloped_0 = _S131;
                        var strength_0 : Sloped_0 = _S130;
                        var part_0 : u32 = _S133;
                        for(;;)
                        {
                            if(part_0 < u32(2))
                            {
                            }
                            else
                            {
                                break;
                            }
                            var octaves_1 : u32;
                            if(is_windy_0)
                            {
                                octaves_1 = u32(3) + u32(3) * part_0;
                            }
                            else
                            {
                                octaves_1 = (bitcast<u32>((words_0.y)));
                            }
                            var roughness_1 : f32;
                            if(is_windy_0)
                            {
                                roughness_1 = 0.5f;
                            }
                            else
                            {
                                roughness_1 = words_0.z;
                            }
                            var _S134 : bool = part_0 == u32(0);
                            var _S135 : f32;
                            if(_S134)
                            {
                                _S135 = 0.10000000149011612f;
                            }
                            else
                            {
                                _S135 = 1.0f;
                            }
                            var sum_2 : Sloped_0 = octaves_of_noise_0(times_2(p_5, _S135), octaves_1, roughness_1, _S118 == u32(12));
                            if(_S134)
                            {
                                strength_0 = size_of_0(sum_2);
                            }
                            var _S136 : u32 = part_0 + u32(1);
                            sum_1 = sum_2;
                            part_0 = _S136;
                        }
                        if(is_marble_0)
                        {
                            TextureStack_push_0(&(stack_0), marble_0(plus_1(channel_0(p_5, u32(1)), times_0(sum_1, more_0.y))));
                        }
                        else
                        {
                            TextureStack_push_0(&(stack_0), grey_0(times_1(strength_0, sum_1)));
                        }
                    }
                }
            }
            else
            {
                if(_S118 == u32(2))
                {
                    TextureStack_push_0(&(stack_0), sloped_2(words_0.yzw));
                }
                else
                {
                    if(_S118 == u32(1))
                    {
                        row_4 = (bitcast<u32>((words_0.y)));
                    }
                    else
                    {
                        if(_S118 == u32(8))
                        {
                            var factor_1 : Sloped3_0 = TextureStack_pop_0(&(stack_0));
                            stack_0.top_0 = times_4(stack_0.top_0, factor_1);
                        }
                        else
                        {
                            if(_S118 == u32(9))
                            {
                                var amount_1 : Sloped3_0 = TextureStack_pop_0(&(stack_0));
                                var second_4 : Sloped3_0 = TextureStack_pop_0(&(stack_0));
                                stack_0.top_0 = blend_0(channel_0(amount_1, u32(0)), stack_0.top_0, second_4);
                            }
                            else
                            {
                                if(_S118 == u32(10))
                                {
                                    var second_5 : Sloped3_0 = TextureStack_pop_0(&(stack_0));
                                    stack_0.top_0 = blend_0(sloped_3(abs(dot(point_3.normal_2, words_0.yzw))), second_5, stack_0.top_0);
                                }
                                else
                                {
                                    if(_S118 == u32(15))
                                    {
                                        stack_0.top_0 = vector_of_0(root_of_0(channel_0(stack_0.top_0, u32(0))), root_of_0(channel_0(stack_0.top_0, u32(1))), root_of_0(channel_0(stack_0.top_0, u32(2))));
                                    }
                                    else
                                    {
                                        stack_0.top_0 = vector_of_0(absorption_0(channel_0(stack_0.top_0, u32(0))), absorption_0(channel_0(stack_0.top_0, u32(1))), absorption_0(channel_0(stack_0.top_0, u32(2))));
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    return stack_0.top_0;
}

fn finite_part_0( x_20 : Sloped_0) -> Sloped_0
{
    if(!is_finite_0(x_20.v_2))
    {
        return sloped_3(0.0f);
    }
    var _S137 : bool;
    if(is_finite_0(x_20.d_0.x))
    {
        _S137 = is_finite_0(x_20.d_0.y);
    }
    else
    {
        _S137 = false;
    }
    var _S138 : Sloped_0;
    if(_S137)
    {
        _S138 = x_20;
    }
    else
    {
        _S138 = sloped_3(x_20.v_2);
    }
    return _S138;
}

fn positive_part_0( x_21 : Sloped_0) -> Sloped_0
{
    var _S139 : Sloped_0;
    if((x_21.v_2) > 0.0f)
    {
        _S139 = finite_part_0(x_21);
    }
    else
    {
        _S139 = sloped_3(0.0f);
    }
    return _S139;
}

fn radiance_of_triangle_0( light_1 : ptr<function, LightTriangle_std430_0>,  emission_1 : Emission_0,  point_4 : vec3<f32>,  u_4 : vec2<f32>) -> Sloped3_0
{
    var _S140 : LightShape_0 = shape_of_0(&((*light_1)));
    var view_4 : TriangleView_0 = view_of_0(_S140, point_4);
    var sampled_0 : SampledPoint_0 = sample_view_0(_S140, view_4, u_4);
    var b_18 : vec2<f32> = view_barycentric_0(_S140, view_4, sampled_0.direction_0, sampled_0.distance_0);
    var along1_0 : vec2<f32> = (*light_1).uv1_0 - (*light_1).uv0_0;
    var along2_0 : vec2<f32> = (*light_1).uv2_0 - (*light_1).uv0_0;
    var uv_0 : vec2<f32> = along1_0 * vec2<f32>(b_18.x) + along2_0 * vec2<f32>(b_18.y) + (*light_1).uv0_0;
    var place_0 : TexturePoint_0;
    place_0.u_2 = sloped_0(uv_0.x, vec2<f32>(along1_0.x, along2_0.x));
    place_0.v_3 = sloped_0(uv_0.y, vec2<f32>(along1_0.y, along2_0.y));
    place_0.position_0 = sloped_1(point_4 + sampled_0.direction_0 * vec3<f32>(sampled_0.distance_0), (*light_1).e1_0, (*light_1).e2_0);
    place_0.normal_2 = (*light_1).normal_0;
    var radiance_1 : Sloped3_0 = sloped_2(emission_1.radiance_0);
    var i_10 : u32 = u32(0);
    for(;;)
    {
        if(i_10 < u32(2))
        {
        }
        else
        {
            break;
        }
        var texture_1 : u32;
        if(i_10 == u32(0))
        {
            texture_1 = emission_1.texture_0;
        }
        else
        {
            texture_1 = (*light_1).alpha_0;
        }
        if(texture_1 != u32(4294967295))
        {
            var value_5 : Sloped3_0 = texture_expression_0(texture_1, place_0);
            var value_6 : Sloped3_0;
            if(i_10 == u32(1))
            {
                value_6 = grey_0(at_most_0(positive_part_0(channel_0(value_5, u32(0))), 1.0f));
            }
            else
            {
                value_6 = value_5;
            }
            radiance_1 = times_4(radiance_1, value_6);
        }
        i_10 = i_10 + u32(1);
    }
    return radiance_1;
}

struct Arriving_0
{
     radiance_2 : vec3<f32>,
     pdf_0 : f32,
     by_point_0 : vec3<f32>,
     by_direction_0 : vec3<f32>,
};

struct Sky_0
{
     to_light_1 : array<vec4<f32>, i32(3)>,
     radiance_3 : vec3<f32>,
     image_4 : u32,
     distribution_0 : u32,
     columns_0 : u32,
     rows_1 : u32,
     share_0 : f32,
     corner_2 : vec3<f32>,
     has_portal_0 : u32,
     e1_2 : vec3<f32>,
     half_area_0 : f32,
     e2_2 : vec3<f32>,
     padding0_4 : u32,
     normal_3 : vec3<f32>,
     padding1_4 : u32,
};

fn load_table_1( first_7 : u32) -> Sky_0
{
    var rows_2 : array<vec4<f32>, i32(9)>;
    rows_2[i32(0)] = tables_0[first_7];
    rows_2[i32(1)] = tables_0[first_7 + u32(1)];
    rows_2[i32(2)] = tables_0[first_7 + u32(2)];
    rows_2[i32(3)] = tables_0[first_7 + u32(3)];
    rows_2[i32(4)] = tables_0[first_7 + u32(4)];
    rows_2[i32(5)] = tables_0[first_7 + u32(5)];
    rows_2[i32(6)] = tables_0[first_7 + u32(6)];
    rows_2[i32(7)] = tables_0[first_7 + u32(7)];
    rows_2[i32(8)] = tables_0[first_7 + u32(8)];
    var _S141 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>( vec4<f32>(bitcast<f32>(bitcast<u32>(rows_2[u32(0)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_2[u32(0)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_2[u32(0)][u32(2)])), bitcast<f32>(bitcast<u32>(rows_2[u32(0)][u32(3)]))), vec4<f32>(bitcast<f32>(bitcast<u32>(rows_2[u32(1)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_2[u32(1)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_2[u32(1)][u32(2)])), bitcast<f32>(bitcast<u32>(rows_2[u32(1)][u32(3)]))), vec4<f32>(bitcast<f32>(bitcast<u32>(rows_2[u32(2)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_2[u32(2)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_2[u32(2)][u32(2)])), bitcast<f32>(bitcast<u32>(rows_2[u32(2)][u32(3)]))) );
    var _S142 : Sky_0 = Sky_0( _S141, vec3<f32>(bitcast<f32>(bitcast<u32>(rows_2[u32(3)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_2[u32(3)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_2[u32(3)][u32(2)]))), bitcast<u32>(rows_2[u32(3)][u32(3)]), bitcast<u32>(rows_2[u32(4)][u32(0)]), bitcast<u32>(rows_2[u32(4)][u32(1)]), bitcast<u32>(rows_2[u32(4)][u32(2)]), bitcast<f32>(bitcast<u32>(rows_2[u32(4)][u32(3)])), vec3<f32>(bitcast<f32>(bitcast<u32>(rows_2[u32(5)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_2[u32(5)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_2[u32(5)][u32(2)]))), bitcast<u32>(rows_2[u32(5)][u32(3)]), vec3<f32>(bitcast<f32>(bitcast<u32>(rows_2[u32(6)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_2[u32(6)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_2[u32(6)][u32(2)]))), bitcast<f32>(bitcast<u32>(rows_2[u32(6)][u32(3)])), vec3<f32>(bitcast<f32>(bitcast<u32>(rows_2[u32(7)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_2[u32(7)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_2[u32(7)][u32(2)]))), bitcast<u32>(rows_2[u32(7)][u32(3)]), vec3<f32>(bitcast<f32>(bitcast<u32>(rows_2[u32(8)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_2[u32(8)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_2[u32(8)][u32(2)]))), bitcast<u32>(rows_2[u32(8)][u32(3)]) );
    return _S142;
}

fn load_sky_0( index_2 : u32) -> Sky_0
{
    return load_table_1(run_0.lights_0.skies_0 + index_2 * u32(9));
}

fn rotated_0( rows_3 : array<vec4<f32>, i32(3)>,  v_5 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(rows_3[i32(0)].xyz, v_5), dot(rows_3[i32(1)].xyz, v_5), dot(rows_3[i32(2)].xyz, v_5));
}

fn octahedral_square_0( direction_3 : vec3<f32>) -> vec2<f32>
{
    var size_1 : vec3<f32> = abs(direction_3);
    var _S143 : f32 = size_1.z;
    var r_1 : f32;
    if(_S143 < 1.0f)
    {
        r_1 = sqrt(1.0f - _S143);
    }
    else
    {
        r_1 = 0.0f;
    }
    var _S144 : f32 = turns_of_0(size_1.y, size_1.x) * 4.0f * r_1;
    var u_5 : f32 = r_1 - _S144;
    var u_6 : f32;
    var v_6 : f32;
    if((direction_3.z) < 0.0f)
    {
        var _S145 : f32 = 1.0f - u_5;
        u_6 = 1.0f - _S144;
        v_6 = _S145;
    }
    else
    {
        u_6 = u_5;
        v_6 = _S144;
    }
    if((direction_3.x) < 0.0f)
    {
        r_1 = - u_6;
    }
    else
    {
        r_1 = u_6;
    }
    var _S146 : f32 = (r_1 + 1.0f) * 0.5f;
    if((direction_3.y) < 0.0f)
    {
        r_1 = - v_6;
    }
    else
    {
        r_1 = v_6;
    }
    return vec2<f32>(_S146, (r_1 + 1.0f) * 0.5f);
}

fn portal_half_seen_0( sky_0 : Sky_0,  point_5 : vec3<f32>,  direction_4 : vec3<f32>) -> u32
{
    var to_corner_1 : vec3<f32> = sky_0.corner_2 - point_5;
    var height_4 : f32 = dot(to_corner_1, sky_0.normal_3);
    var cosine_1 : f32 = dot(direction_4, sky_0.normal_3);
    var inside_0 : bool;
    if(height_4 <= 0.0f)
    {
        inside_0 = true;
    }
    else
    {
        inside_0 = cosine_1 <= 0.0f;
    }
    if(inside_0)
    {
        return u32(4294967295);
    }
    var on_portal_0 : vec3<f32> = direction_4 * vec3<f32>((height_4 / cosine_1)) - to_corner_1;
    var scale_4 : f32 = 1.0f / dot(cross(sky_0.e2_2, sky_0.e1_2), sky_0.normal_3);
    var a_23 : f32 = dot(cross(sky_0.e2_2, on_portal_0), sky_0.normal_3) * scale_4;
    var b_19 : f32 = dot(cross(on_portal_0, sky_0.e1_2), sky_0.normal_3) * scale_4;
    if(a_23 >= 0.0f)
    {
        inside_0 = a_23 <= 1.0f;
    }
    else
    {
        inside_0 = false;
    }
    if(inside_0)
    {
        inside_0 = b_19 >= 0.0f;
    }
    else
    {
        inside_0 = false;
    }
    if(inside_0)
    {
        inside_0 = b_19 <= 1.0f;
    }
    else
    {
        inside_0 = false;
    }
    var _S147 : u32;
    if(inside_0)
    {
        var _S148 : i32;
        if(b_19 > a_23)
        {
            _S148 = i32(1);
        }
        else
        {
            _S148 = i32(0);
        }
        _S147 = u32(_S148);
    }
    else
    {
        _S147 = u32(4294967295);
    }
    return _S147;
}

fn portal_half_0( sky_1 : Sky_0,  second_6 : bool) -> LightShape_0
{
    var shape_4 : LightShape_0;
    shape_4.corner_1 = sky_1.corner_2;
    var _S149 : vec3<f32>;
    if(second_6)
    {
        _S149 = sky_1.e2_2;
    }
    else
    {
        _S149 = sky_1.e1_2;
    }
    shape_4.e1_1 = _S149;
    shape_4.e2_1 = sky_1.e1_2 + sky_1.e2_2;
    shape_4.normal_1 = sky_1.normal_3;
    shape_4.area_1 = sky_1.half_area_0;
    return shape_4;
}

fn view_pdf_0( shape_5 : LightShape_0,  view_5 : TriangleView_0,  direction_5 : vec3<f32>,  distance_4 : f32) -> f32
{
    var pdf_1 : f32;
    if(view_5.spherical_0)
    {
        pdf_1 = 1.0f / view_5.solid_angle_0;
    }
    else
    {
        var cosine_2 : f32 = abs(dot(direction_5, shape_5.normal_1));
        if(cosine_2 > 0.0f)
        {
            pdf_1 = distance_4 * distance_4 / (cosine_2 * shape_5.area_1);
        }
        else
        {
            pdf_1 = 0.0f;
        }
    }
    return pdf_1;
}

fn portal_pdf_0( portal_0 : LightShape_0,  point_6 : vec3<f32>,  direction_6 : vec3<f32>) -> f32
{
    var view_6 : TriangleView_0 = view_of_0(portal_0, point_6);
    return view_pdf_0(portal_0, view_6, direction_6, view_6.height_1 / dot(direction_6, portal_0.normal_1));
}

struct s_paramCtx_s_bwdCallableCtx_portal_pdf_0
{
     value0_6 : LightShape_0,
     value1_0 : vec3<f32>,
     value2_0 : vec3<f32>,
};

struct s_bwdCallableCtx_portal_pdf_0
{
     value0_7 : s_paramCtx_s_bwdCallableCtx_portal_pdf_0,
};

struct Tuple_6
{
     value0_8 : TriangleView_0,
};

struct Tuple_7
{
     value0_9 : vec3<f32>,
};

fn s_apply_unit_vector_0( _S150 : vec3<f32>) -> Tuple_7
{
    var _S151 : Tuple_7;
    _S151.value0_9 = _S150 * vec3<f32>((1.0f / s_apply_sqrt_0(s_apply_dot_0(_S150, _S150).value0_5).value0_4));
    return _S151;
}

struct Tuple_8
{
     value0_10 : f32,
};

fn s_apply_angle_of_0( _S152 : f32,  _S153 : f32) -> Tuple_8
{
    var scale_5 : f32 = 1.0f / (_S153 * _S153 + _S152 * _S152);
    var _S154 : Tuple_8;
    _S154.value0_10 = turns_of_0(_S152, _S153) * 6.28318548202514648f + 0.0f * (_S153 * scale_5) + 0.0f * (_S152 * - scale_5);
    return _S154;
}

fn s_apply_view_of_0( shape_6 : LightShape_0,  _S155 : vec3<f32>) -> Tuple_6
{
    var _S156 : vec3<f32> = vec3<f32>(-1.0f);
    var _S157 : vec3<f32> = shape_6.corner_1 + _S155 * _S156;
    var _S158 : Tuple_5 = s_apply_dot_0(_S157, shape_6.normal_1);
    var _S159 : vec3<f32> = vec3<f32>(0.0f);
    var centre_1 : vec3<f32> = _S157 * vec3<f32>(3.0f) + (shape_6.e1_1 + shape_6.e2_1);
    var _S160 : bool;
    if(((FEATURES_0 & (u32(1024)))) != u32(0))
    {
        _S160 = (s_apply_dot_0(centre_1, centre_1).value0_5 * 0.0555555559694767f) < (shape_6.area_1);
    }
    else
    {
        _S160 = false;
    }
    var view_7 : TriangleView_0;
    if(_S160)
    {
        var _S161 : Tuple_7 = s_apply_unit_vector_0(_S157);
        var _S162 : Tuple_7 = s_apply_unit_vector_0(_S157 + shape_6.e1_1);
        var _S163 : Tuple_7 = s_apply_unit_vector_0(_S157 + shape_6.e2_1);
        var _S164 : vec3<f32> = _S161.value0_9 * _S156;
        var _S165 : Tuple_5 = s_apply_dot_0(_S161.value0_9, s_apply_cross_0(_S162.value0_9 + _S164, _S163.value0_9 + _S164).value0_3);
        var volume_2 : f32;
        var second_7 : vec3<f32>;
        var third_1 : vec3<f32>;
        if((_S165.value0_5) < 0.0f)
        {
            volume_2 = - _S165.value0_5;
            second_7 = _S163.value0_9;
            third_1 = _S162.value0_9;
        }
        else
        {
            volume_2 = _S165.value0_5;
            second_7 = _S162.value0_9;
            third_1 = _S163.value0_9;
        }
        var solid_angle_2 : f32 = s_apply_angle_of_0(volume_2, 1.0f + s_apply_dot_0(_S161.value0_9, _S162.value0_9).value0_5 + s_apply_dot_0(_S162.value0_9, _S163.value0_9).value0_5 + s_apply_dot_0(_S163.value0_9, _S161.value0_9).value0_5).value0_10 * 2.0f;
        if(solid_angle_2 > 0.00009999999747379f)
        {
            view_7.to_corner_0 = _S157;
            view_7.height_1 = _S158.value0_5;
            view_7.a_1 = _S161.value0_9;
            view_7.b_1 = second_7;
            view_7.c_0 = third_1;
            view_7.solid_angle_0 = solid_angle_2;
            view_7.spherical_0 = true;
        }
        else
        {
            view_7.to_corner_0 = _S157;
            view_7.height_1 = _S158.value0_5;
            view_7.a_1 = _S159;
            view_7.b_1 = _S159;
            view_7.c_0 = _S159;
            view_7.solid_angle_0 = 1.0f;
            view_7.spherical_0 = false;
        }
    }
    else
    {
        view_7.to_corner_0 = _S157;
        view_7.height_1 = _S158.value0_5;
        view_7.a_1 = _S159;
        view_7.b_1 = _S159;
        view_7.c_0 = _S159;
        view_7.solid_angle_0 = 1.0f;
        view_7.spherical_0 = false;
    }
    var _S166 : Tuple_6;
    _S166.value0_8 = view_7;
    return _S166;
}

struct s_paramCtx_s_bwdCallableCtx_view_of_0
{
     value0_11 : LightShape_0,
     value1_1 : vec3<f32>,
};

struct s_bwdCallableCtx_view_of_0
{
     value0_12 : s_paramCtx_s_bwdCallableCtx_view_of_0,
};

struct s_paramCtx_s_bwdCallableCtx_view_pdf_0
{
     value0_13 : LightShape_0,
     value1_2 : TriangleView_0,
     value2_1 : vec3<f32>,
     value3_0 : f32,
};

struct s_bwdCallableCtx_view_pdf_0
{
     value0_14 : s_paramCtx_s_bwdCallableCtx_view_pdf_0,
};

struct TriangleView_Differential_0
{
     to_corner_2 : vec3<f32>,
     height_5 : f32,
     a_24 : vec3<f32>,
     b_20 : vec3<f32>,
     c_3 : vec3<f32>,
     solid_angle_3 : f32,
};

fn TriangleView_x24_syn_dzero_0() -> TriangleView_Differential_0
{
    var result_5 : TriangleView_Differential_0;
    var _S167 : vec3<f32> = vec3<f32>(0.0f);
    result_5.to_corner_2 = _S167;
    result_5.height_5 = 0.0f;
    result_5.a_24 = _S167;
    result_5.b_20 = _S167;
    result_5.c_3 = _S167;
    result_5.solid_angle_3 = 0.0f;
    return result_5;
}

fn TriangleView_x24_syn_dadd_0( SLANG_anonymous_0_0 : TriangleView_Differential_0,  SLANG_anonymous_1_0 : TriangleView_Differential_0) -> TriangleView_Differential_0
{
    var result_6 : TriangleView_Differential_0;
    result_6.to_corner_2 = SLANG_anonymous_0_0.to_corner_2 + SLANG_anonymous_1_0.to_corner_2;
    result_6.height_5 = SLANG_anonymous_0_0.height_5 + SLANG_anonymous_1_0.height_5;
    result_6.a_24 = SLANG_anonymous_0_0.a_24 + SLANG_anonymous_1_0.a_24;
    result_6.b_20 = SLANG_anonymous_0_0.b_20 + SLANG_anonymous_1_0.b_20;
    result_6.c_3 = SLANG_anonymous_0_0.c_3 + SLANG_anonymous_1_0.c_3;
    result_6.solid_angle_3 = SLANG_anonymous_0_0.solid_angle_3 + SLANG_anonymous_1_0.solid_angle_3;
    return result_6;
}

fn s_bwdProp_view_pdf_0( _S168 : s_bwdCallableCtx_view_pdf_0,  _S169 : ptr<function, TriangleView_Differential_0>,  _S170 : ptr<function, vec3<f32>>,  _S171 : ptr<function, f32>,  _S172 : f32)
{
    var _S173 : vec3<f32> = vec3<f32>(0.0f);
    var _S174 : f32;
    var _S175 : f32;
    var _S176 : f32;
    var _S177 : f32;
    var _S178 : f32;
    var _S179 : bool;
    var _S180 : s_bwdCallableCtx_abs_0;
    var _S181 : s_bwdCallableCtx_dot_0;
    if(_S168.value0_14.value1_2.spherical_0)
    {
        var _S182 : f32 = _S168.value0_14.value1_2.solid_angle_0;
        _S174 = _S182 * _S182;
        _S179 = false;
        _S175 = 0.0f;
        _S176 = 0.0f;
        _S177 = 0.0f;
        _S178 = 0.0f;
        _S180._S18 = 0.0f;
        _S181._S39 = _S173;
        _S181._S40 = _S173;
    }
    else
    {
        var _S183 : Tuple_5 = s_apply_dot_0(_S168.value0_14.value2_1, _S168.value0_14.value0_13.normal_1);
        var _S184 : s_bwdCallableCtx_dot_0;
        _S184._S39 = _S168.value0_14.value2_1;
        _S184._S40 = _S168.value0_14.value0_13.normal_1;
        var _S185 : s_bwdCallableCtx_dot_0 = _S184;
        var _S186 : Tuple_2 = s_apply_abs_0(_S183.value0_5);
        var _S187 : s_bwdCallableCtx_abs_0;
        _S187._S18 = _S183.value0_5;
        var _S188 : s_bwdCallableCtx_abs_0 = _S187;
        var _S189 : bool = (_S186.value0_2) > 0.0f;
        if(_S189)
        {
            var _S190 : f32 = _S168.value0_14.value3_0;
            var _S191 : f32 = _S190 * _S190;
            var _S192 : f32 = _S186.value0_2 * _S168.value0_14.value0_13.area_1;
            _S174 = _S192 * _S192;
            _S175 = _S191;
            _S176 = _S192;
            _S177 = _S168.value0_14.value0_13.area_1;
        }
        else
        {
            _S174 = 0.0f;
            _S175 = 0.0f;
            _S176 = 0.0f;
            _S177 = 0.0f;
        }
        var _S193 : f32 = _S174;
        var _S194 : f32 = _S175;
        var _S195 : f32 = _S176;
        var _S196 : f32 = _S177;
        _S174 = 0.0f;
        _S179 = _S189;
        _S175 = _S193;
        _S176 = _S194;
        _S177 = _S195;
        _S178 = _S196;
        _S180 = _S188;
        _S181 = _S185;
    }
    var _S197 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S198 : TriangleView_Differential_0;
    var _S199 : vec3<f32>;
    if(_S168.value0_14.value1_2.spherical_0)
    {
        var _S200 : f32 = - (_S172 / _S174);
        var _S201 : TriangleView_Differential_0 = _S197;
        _S201.solid_angle_3 = _S200;
        _S198 = TriangleView_x24_syn_dadd_0(_S197, _S201);
        _S199 = _S173;
        _S174 = 0.0f;
    }
    else
    {
        if(_S179)
        {
            var _S202 : f32 = _S172 / _S175;
            var _S203 : f32 = _S168.value0_14.value3_0 * (_S177 * _S202);
            var _S204 : f32 = _S203 + _S203;
            _S174 = _S178 * (_S176 * - _S202);
            _S175 = _S204;
        }
        else
        {
            _S174 = 0.0f;
            _S175 = 0.0f;
        }
        var _S205 : f32 = 0.0f;
        s_bwdProp_abs_0(_S180, &(_S205), _S174);
        var _S206 : vec3<f32> = _S173;
        var _S207 : vec3<f32> = _S173;
        s_bwdProp_dot_0(_S181, &(_S206), &(_S207), _S205);
        _S198 = _S197;
        _S199 = _S206;
        _S174 = _S175;
    }
    (*_S169) = _S198;
    (*_S170) = _S199;
    (*_S171) = _S174;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_unit_vector_0
{
     value0_15 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_angle_of_0
{
     value0_16 : f32,
     value1_3 : f32,
};

struct s_bwdCallableCtx_angle_of_0
{
     value0_17 : s_paramCtx_s_bwdCallableCtx_angle_of_0,
};

struct s_bwdCallableCtx_unit_vector_0
{
     value0_18 : s_paramCtx_s_bwdCallableCtx_unit_vector_0,
};

fn s_bwdProp_angle_of_0( _S208 : s_bwdCallableCtx_angle_of_0,  _S209 : ptr<function, f32>,  _S210 : ptr<function, f32>,  _S211 : f32)
{
    var _S212 : f32 = _S208.value0_17.value1_3;
    var _S213 : f32 = _S208.value0_17.value0_16;
    var scale_6 : f32 = 1.0f / (_S212 * _S212 + _S213 * _S213);
    var _S214 : f32 = _S208.value0_17.value0_16 * - scale_6 * _S211;
    (*_S209) = _S208.value0_17.value1_3 * scale_6 * _S211;
    (*_S210) = _S214;
    return;
}

fn s_bwdProp_unit_vector_0( _S215 : s_bwdCallableCtx_unit_vector_0,  _S216 : ptr<function, vec3<f32>>,  _S217 : vec3<f32>)
{
    var _S218 : vec3<f32> = _S215.value0_18.value0_15;
    var _S219 : Tuple_5 = s_apply_dot_0(_S218, _S218);
    var _S220 : s_bwdCallableCtx_dot_0;
    _S220._S39 = _S215.value0_18.value0_15;
    _S220._S40 = _S215.value0_18.value0_15;
    var _S221 : Tuple_4 = s_apply_sqrt_0(_S219.value0_5);
    var _S222 : s_bwdCallableCtx_sqrt_0;
    _S222._S35 = _S219.value0_5;
    var _S223 : vec3<f32> = _S215.value0_18.value0_15 * _S217;
    var _S224 : vec3<f32> = vec3<f32>((1.0f / _S221.value0_4)) * _S217;
    var _S225 : f32 = - ((_S223[i32(0)] + _S223[i32(1)] + _S223[i32(2)]) / (_S221.value0_4 * _S221.value0_4));
    var _S226 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S222, &(_S226), _S225);
    var _S227 : vec3<f32> = vec3<f32>(0.0f);
    var _S228 : vec3<f32> = _S227;
    var _S229 : vec3<f32> = _S227;
    s_bwdProp_dot_0(_S220, &(_S228), &(_S229), _S226);
    (*_S216) = _S224 + _S228 + _S229;
    return;
}

fn s_bwdProp_view_of_0( _S230 : s_bwdCallableCtx_view_of_0,  _S231 : ptr<function, vec3<f32>>,  _S232 : TriangleView_Differential_0)
{
    var _S233 : vec3<f32> = vec3<f32>(0.0f);
    var _S234 : s_paramCtx_s_bwdCallableCtx_unit_vector_0 = s_paramCtx_s_bwdCallableCtx_unit_vector_0( _S233 );
    var _S235 : s_paramCtx_s_bwdCallableCtx_angle_of_0 = s_paramCtx_s_bwdCallableCtx_angle_of_0( 0.0f, 0.0f );
    var _S236 : vec3<f32> = vec3<f32>(-1.0f);
    var _S237 : vec3<f32> = _S230.value0_12.value0_11.corner_1 + _S230.value0_12.value1_1 * _S236;
    var _S238 : s_bwdCallableCtx_dot_0;
    _S238._S39 = _S237;
    _S238._S40 = _S230.value0_12.value0_11.normal_1;
    var _S239 : s_bwdCallableCtx_dot_0 = _S238;
    var centre_2 : vec3<f32> = _S237 * vec3<f32>(3.0f) + (_S230.value0_12.value0_11.e1_1 + _S230.value0_12.value0_11.e2_1);
    var _S240 : bool;
    if(((FEATURES_0 & (u32(1024)))) != u32(0))
    {
        _S240 = (s_apply_dot_0(centre_2, centre_2).value0_5 * 0.0555555559694767f) < (_S230.value0_12.value0_11.area_1);
    }
    else
    {
        _S240 = false;
    }
    var _S241 : bool;
    var _S242 : bool;
    var volume_3 : f32;
    var _S243 : s_bwdCallableCtx_angle_of_0;
    var _S244 : s_bwdCallableCtx_dot_0;
    var _S245 : s_bwdCallableCtx_dot_0;
    var _S246 : s_bwdCallableCtx_dot_0;
    var _S247 : s_bwdCallableCtx_dot_0;
    var _S248 : s_bwdCallableCtx_cross_0;
    var _S249 : s_bwdCallableCtx_unit_vector_0;
    var _S250 : s_bwdCallableCtx_unit_vector_0;
    var _S251 : s_bwdCallableCtx_unit_vector_0;
    if(_S240)
    {
        var _S252 : Tuple_7 = s_apply_unit_vector_0(_S237);
        var _S253 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
        _S253.value0_15 = _S237;
        var _S254 : s_paramCtx_s_bwdCallableCtx_unit_vector_0 = _S253;
        var _S255 : vec3<f32> = _S237 + _S230.value0_12.value0_11.e1_1;
        var _S256 : Tuple_7 = s_apply_unit_vector_0(_S255);
        var _S257 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
        _S257.value0_15 = _S255;
        var _S258 : s_paramCtx_s_bwdCallableCtx_unit_vector_0 = _S257;
        var _S259 : vec3<f32> = _S237 + _S230.value0_12.value0_11.e2_1;
        var _S260 : Tuple_7 = s_apply_unit_vector_0(_S259);
        var _S261 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
        _S261.value0_15 = _S259;
        var _S262 : s_paramCtx_s_bwdCallableCtx_unit_vector_0 = _S261;
        var _S263 : vec3<f32> = _S252.value0_9 * _S236;
        var _S264 : vec3<f32> = _S256.value0_9 + _S263;
        var _S265 : vec3<f32> = _S260.value0_9 + _S263;
        var _S266 : Tuple_3 = s_apply_cross_0(_S264, _S265);
        var _S267 : s_bwdCallableCtx_cross_0;
        _S267._S22 = _S264;
        _S267._S23 = _S265;
        var _S268 : s_bwdCallableCtx_cross_0 = _S267;
        var _S269 : Tuple_5 = s_apply_dot_0(_S252.value0_9, _S266.value0_3);
        var _S270 : s_bwdCallableCtx_dot_0;
        _S270._S39 = _S252.value0_9;
        _S270._S40 = _S266.value0_3;
        var _S271 : s_bwdCallableCtx_dot_0 = _S270;
        var _S272 : bool = (_S269.value0_5) < 0.0f;
        if(_S272)
        {
            volume_3 = - _S269.value0_5;
        }
        else
        {
            volume_3 = _S269.value0_5;
        }
        var _S273 : Tuple_5 = s_apply_dot_0(_S252.value0_9, _S256.value0_9);
        var _S274 : s_bwdCallableCtx_dot_0;
        _S274._S39 = _S252.value0_9;
        _S274._S40 = _S256.value0_9;
        var _S275 : s_bwdCallableCtx_dot_0 = _S274;
        var _S276 : f32 = 1.0f + _S273.value0_5;
        var _S277 : Tuple_5 = s_apply_dot_0(_S256.value0_9, _S260.value0_9);
        var _S278 : s_bwdCallableCtx_dot_0;
        _S278._S39 = _S256.value0_9;
        _S278._S40 = _S260.value0_9;
        var _S279 : s_bwdCallableCtx_dot_0 = _S278;
        var _S280 : f32 = _S276 + _S277.value0_5;
        var _S281 : Tuple_5 = s_apply_dot_0(_S260.value0_9, _S252.value0_9);
        var _S282 : s_bwdCallableCtx_dot_0;
        _S282._S39 = _S260.value0_9;
        _S282._S40 = _S252.value0_9;
        var _S283 : s_bwdCallableCtx_dot_0 = _S282;
        var _S284 : f32 = _S280 + _S281.value0_5;
        var _S285 : Tuple_8 = s_apply_angle_of_0(volume_3, _S284);
        var _S286 : s_paramCtx_s_bwdCallableCtx_angle_of_0;
        _S286.value0_16 = volume_3;
        _S286.value1_3 = _S284;
        var _S287 : s_paramCtx_s_bwdCallableCtx_angle_of_0 = _S286;
        var _S288 : bool = (_S285.value0_10 * 2.0f) > 0.00009999999747379f;
        _S241 = _S288;
        _S243.value0_17 = _S287;
        _S244 = _S283;
        _S245 = _S279;
        _S246 = _S275;
        _S242 = _S272;
        _S247 = _S271;
        _S248 = _S268;
        _S249.value0_18 = _S262;
        _S250.value0_18 = _S258;
        _S251.value0_18 = _S254;
    }
    else
    {
        _S241 = false;
        _S243.value0_17 = _S235;
        _S244._S39 = _S233;
        _S244._S40 = _S233;
        _S245._S39 = _S233;
        _S245._S40 = _S233;
        _S246._S39 = _S233;
        _S246._S40 = _S233;
        _S242 = false;
        _S247._S39 = _S233;
        _S247._S40 = _S233;
        _S248._S22 = _S233;
        _S248._S23 = _S233;
        _S249.value0_18 = _S234;
        _S250.value0_18 = _S234;
        _S251.value0_18 = _S234;
    }
    var _S289 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S290 : vec3<f32>;
    var _S291 : TriangleView_Differential_0;
    if(_S240)
    {
        var _S292 : f32;
        var _S293 : vec3<f32>;
        var _S294 : vec3<f32>;
        var _S295 : vec3<f32>;
        if(_S241)
        {
            volume_3 = _S232.solid_angle_3;
            _S290 = _S232.b_20;
            _S293 = _S232.c_3;
            _S294 = _S232.a_24;
            _S295 = _S232.to_corner_2;
            _S291 = _S289;
            _S292 = _S232.height_5;
        }
        else
        {
            var _S296 : TriangleView_Differential_0 = TriangleView_x24_syn_dadd_0(_S232, _S289);
            volume_3 = 0.0f;
            _S290 = _S233;
            _S293 = _S233;
            _S294 = _S233;
            _S295 = _S233;
            _S291 = _S296;
            _S292 = 0.0f;
        }
        var _S297 : f32 = 2.0f * volume_3;
        var _S298 : f32 = 0.0f;
        var _S299 : f32 = 0.0f;
        s_bwdProp_angle_of_0(_S243, &(_S298), &(_S299), _S297);
        var _S300 : f32 = _S298;
        var _S301 : vec3<f32> = _S233;
        var _S302 : vec3<f32> = _S233;
        s_bwdProp_dot_0(_S244, &(_S301), &(_S302), _S299);
        var _S303 : vec3<f32> = _S233;
        var _S304 : vec3<f32> = _S233;
        s_bwdProp_dot_0(_S245, &(_S303), &(_S304), _S299);
        var _S305 : vec3<f32> = _S233;
        var _S306 : vec3<f32> = _S233;
        s_bwdProp_dot_0(_S246, &(_S305), &(_S306), _S299);
        var _S307 : vec3<f32> = _S303 + _S306;
        var _S308 : vec3<f32> = _S302 + _S305 + _S294;
        var _S309 : vec3<f32> = _S301 + _S304;
        if(_S242)
        {
            var _S310 : vec3<f32> = _S293 + _S307;
            var _S311 : vec3<f32> = _S290 + _S309;
            volume_3 = - _S300;
            _S290 = _S311;
            _S293 = _S310;
        }
        else
        {
            var _S312 : vec3<f32> = _S290 + _S307;
            var _S313 : vec3<f32> = _S293 + _S309;
            volume_3 = _S300;
            _S290 = _S313;
            _S293 = _S312;
        }
        var _S314 : vec3<f32> = _S233;
        var _S315 : vec3<f32> = _S233;
        s_bwdProp_dot_0(_S247, &(_S314), &(_S315), volume_3);
        var _S316 : vec3<f32> = _S233;
        var _S317 : vec3<f32> = _S233;
        s_bwdProp_cross_0(_S248, &(_S316), &(_S317), _S315);
        var _S318 : vec3<f32> = vec3<f32>(-1.0f) * (_S317 + _S316);
        var _S319 : vec3<f32> = _S317 + _S290;
        var _S320 : vec3<f32> = _S233;
        s_bwdProp_unit_vector_0(_S249, &(_S320), _S319);
        var _S321 : vec3<f32> = _S316 + _S293;
        var _S322 : vec3<f32> = _S233;
        s_bwdProp_unit_vector_0(_S250, &(_S322), _S321);
        var _S323 : vec3<f32> = _S314 + _S318 + _S308;
        var _S324 : vec3<f32> = _S233;
        s_bwdProp_unit_vector_0(_S251, &(_S324), _S323);
        var _S325 : vec3<f32> = _S320 + _S322 + _S324 + _S295;
        volume_3 = _S292;
        _S290 = _S325;
    }
    else
    {
        _S291 = TriangleView_x24_syn_dadd_0(_S232, _S289);
        volume_3 = 0.0f;
        _S290 = _S233;
    }
    var _S326 : f32 = _S291.height_5 + volume_3;
    var _S327 : vec3<f32> = _S233;
    var _S328 : vec3<f32> = _S233;
    s_bwdProp_dot_0(_S239, &(_S327), &(_S328), _S326);
    (*_S231) = vec3<f32>(-1.0f) * (_S291.to_corner_2 + _S327 + _S290);
    return;
}

fn s_bwdProp_portal_pdf_0( _S329 : s_bwdCallableCtx_portal_pdf_0,  _S330 : ptr<function, vec3<f32>>,  _S331 : ptr<function, vec3<f32>>,  _S332 : f32)
{
    var _S333 : Tuple_6 = s_apply_view_of_0(_S329.value0_7.value0_6, _S329.value0_7.value1_0);
    var _S334 : s_paramCtx_s_bwdCallableCtx_view_of_0;
    _S334.value0_11 = _S329.value0_7.value0_6;
    _S334.value1_1 = _S329.value0_7.value1_0;
    var _S335 : s_bwdCallableCtx_view_of_0 = s_bwdCallableCtx_view_of_0( _S334 );
    var _S336 : Tuple_5 = s_apply_dot_0(_S329.value0_7.value2_0, _S329.value0_7.value0_6.normal_1);
    var _S337 : s_bwdCallableCtx_dot_0;
    _S337._S39 = _S329.value0_7.value2_0;
    _S337._S40 = _S329.value0_7.value0_6.normal_1;
    var distance_5 : f32 = _S333.value0_8.height_1 / _S336.value0_5;
    var _S338 : f32 = _S336.value0_5 * _S336.value0_5;
    var _S339 : s_paramCtx_s_bwdCallableCtx_view_pdf_0;
    _S339.value0_13 = _S329.value0_7.value0_6;
    _S339.value1_2 = _S333.value0_8;
    _S339.value2_1 = _S329.value0_7.value2_0;
    _S339.value3_0 = distance_5;
    var _S340 : s_bwdCallableCtx_view_pdf_0 = s_bwdCallableCtx_view_pdf_0( _S339 );
    var _S341 : vec3<f32> = vec3<f32>(0.0f);
    var _S342 : TriangleView_Differential_0;
    _S342.to_corner_2 = _S341;
    _S342.height_5 = 0.0f;
    _S342.a_24 = _S341;
    _S342.b_20 = _S341;
    _S342.c_3 = _S341;
    _S342.solid_angle_3 = 0.0f;
    var _S343 : vec3<f32> = _S341;
    var _S344 : f32 = 0.0f;
    s_bwdProp_view_pdf_0(_S340, &(_S342), &(_S343), &(_S344), _S332);
    var _S345 : f32 = _S344 / _S338;
    var _S346 : f32 = _S333.value0_8.height_1 * - _S345;
    var _S347 : f32 = _S336.value0_5 * _S345;
    var _S348 : vec3<f32> = _S341;
    var _S349 : vec3<f32> = _S341;
    s_bwdProp_dot_0(_S337, &(_S348), &(_S349), _S346);
    var _S350 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    _S350.height_5 = _S347;
    var _S351 : TriangleView_Differential_0 = TriangleView_x24_syn_dadd_0(_S342, _S350);
    var _S352 : vec3<f32> = _S341;
    s_bwdProp_view_of_0(_S335, &(_S352), _S351);
    var _S353 : vec3<f32> = _S343 + _S348;
    (*_S330) = _S352;
    (*_S331) = _S353;
    return;
}

fn _S354( _S355 : LightShape_0,  _S356 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S357 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S358 : f32)
{
    var _S359 : s_paramCtx_s_bwdCallableCtx_portal_pdf_0;
    _S359.value0_6 = _S355;
    _S359.value1_0 = (*_S356).primal_0;
    _S359.value2_0 = (*_S357).primal_0;
    var _S360 : s_bwdCallableCtx_portal_pdf_0 = s_bwdCallableCtx_portal_pdf_0( _S359 );
    var _S361 : vec3<f32> = (*_S356).differential_0;
    var _S362 : vec3<f32> = (*_S357).differential_0;
    s_bwdProp_portal_pdf_0(_S360, &(_S361), &(_S362), _S358);
    (*_S356).differential_0 = _S361;
    (*_S357).differential_0 = _S362;
    return;
}

fn texel_at_0( image_5 : u32,  st_0 : vec2<f32>) -> vec3<f32>
{
    return image_lookup_0(image_5, u32(2), false, sloped_3(st_0.x), sloped_3(st_0.y)).v_0;
}

fn sky_radiance_0( sky_2 : Sky_0,  square_0 : vec2<f32>) -> vec3<f32>
{
    var radiance_4 : vec3<f32>;
    if((sky_2.image_4) != u32(4294967295))
    {
        radiance_4 = sky_2.radiance_3 * texel_at_0(sky_2.image_4, square_0);
    }
    else
    {
        radiance_4 = sky_2.radiance_3;
    }
    return radiance_4;
}

fn first_column_0( sky_3 : Sky_0,  row_5 : u32) -> u32
{
    return sky_3.distribution_0 + (sky_3.rows_1 + u32(1)) + row_5 * (sky_3.columns_0 + u32(1));
}

fn cumulative_at_0( word_1 : u32) -> f32
{
    return (bitcast<f32>((texels_0[word_1])));
}

fn cell_density_0( sky_4 : Sky_0,  column_0 : u32,  row_6 : u32) -> f32
{
    var _S363 : u32 = sky_4.distribution_0 + row_6;
    var _S364 : u32 = first_column_0(sky_4, row_6) + column_0;
    return (cumulative_at_0(_S363 + u32(1)) - cumulative_at_0(_S363)) * (cumulative_at_0(_S364 + u32(1)) - cumulative_at_0(_S364)) * (f32(sky_4.columns_0) * f32(sky_4.rows_1));
}

fn image_density_0( sky_5 : Sky_0,  square_1 : vec2<f32>) -> f32
{
    return cell_density_0(sky_5, min(u32(square_1.x * f32(sky_5.columns_0)), sky_5.columns_0 - u32(1)), min(u32(square_1.y * f32(sky_5.rows_1)), sky_5.rows_1 - u32(1)));
}

fn arriving_0( point_7 : vec3<f32>,  direction_7 : vec3<f32>,  probability_0 : f32) -> Arriving_0
{
    var sum_3 : Arriving_0;
    var _S365 : vec3<f32> = vec3<f32>(0.0f);
    sum_3.radiance_2 = _S365;
    sum_3.pdf_0 = 0.0f;
    sum_3.by_point_0 = _S365;
    sum_3.by_direction_0 = _S365;
    var i_11 : u32 = u32(0);
    for(;;)
    {
        if(i_11 < (run_0.lights_0.sky_count_0))
        {
        }
        else
        {
            break;
        }
        var sky_6 : Sky_0 = load_sky_0(i_11);
        var _S366 : vec2<f32> = vec2<f32>(0.0f);
        var square_2 : vec2<f32>;
        if((sky_6.image_4) != u32(4294967295))
        {
            square_2 = octahedral_square_0(rotated_0(sky_6.to_light_1, direction_7));
        }
        else
        {
            square_2 = _S366;
        }
        var share_1 : f32 = sky_6.share_0 * probability_0;
        var share_2 : f32;
        var seen_0 : bool;
        if((sky_6.has_portal_0) != u32(0))
        {
            var half_0 : u32 = portal_half_seen_0(sky_6, point_7, direction_7);
            var seen_1 : bool = half_0 != u32(4294967295);
            if((sky_6.distribution_0) != u32(4294967295))
            {
                share_2 = 0.5f;
            }
            else
            {
                share_2 = 1.0f;
            }
            var share_3 : f32 = share_1 * share_2;
            if(seen_1)
            {
                var portal_1 : LightShape_0 = portal_half_0(sky_6, half_0 == u32(1));
                var _S367 : f32 = share_3 * 0.5f;
                sum_3.pdf_0 = sum_3.pdf_0 + portal_pdf_0(portal_1, point_7, direction_7) * _S367;
                var _S368 : vec3<f32> = vec3<f32>(0.0f);
                var by_point_1 : DiffPair_vectorx3Cfloatx2C3x3E_0;
                by_point_1.primal_0 = point_7;
                by_point_1.differential_0 = _S368;
                var by_direction_1 : DiffPair_vectorx3Cfloatx2C3x3E_0;
                by_direction_1.primal_0 = direction_7;
                by_direction_1.differential_0 = _S368;
                _S354(portal_1, &(by_point_1), &(by_direction_1), _S367);
                sum_3.by_point_0 = sum_3.by_point_0 + by_point_1.differential_0;
                sum_3.by_direction_0 = sum_3.by_direction_0 + by_direction_1.differential_0;
            }
            seen_0 = seen_1;
            share_2 = share_3;
        }
        else
        {
            seen_0 = true;
            share_2 = share_1;
        }
        if(seen_0)
        {
            sum_3.radiance_2 = sum_3.radiance_2 + sky_radiance_0(sky_6, square_2);
            if((sky_6.distribution_0) != u32(4294967295))
            {
                sum_3.pdf_0 = sum_3.pdf_0 + image_density_0(sky_6, square_2) * 0.07957746833562851f * share_2;
            }
        }
        i_11 = i_11 + u32(1);
    }
    return sum_3;
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
     x_22 : StoredCoordinates_0,
     score_0 : StoredScore_0,
     recorder_0 : Recorder_0,
     report_0 : ScoreReport_0,
     scale_7 : f32,
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
     pdf_2 : f32,
     direction_8 : vec3<f32>,
     flags_1 : u32,
     throughput_0 : vec3<f32>,
     leaf_1 : u32,
     radiance_5 : vec3<f32>,
     instance_0 : u32,
     weight_2 : vec3<f32>,
     padding_4 : u32,
};

fn load_rows_0( _S369 : u32,  _S370 : u32,  _S371 : u32) -> VertexRecord_0
{
    var rows_4 : array<vec4<u32>, i32(5)>;
    rows_4[i32(0)] = vertex_records_0[_S369 * _S370 + _S371];
    rows_4[i32(1)] = vertex_records_0[(_S369 + u32(1)) * _S370 + _S371];
    rows_4[i32(2)] = vertex_records_0[(_S369 + u32(2)) * _S370 + _S371];
    rows_4[i32(3)] = vertex_records_0[(_S369 + u32(3)) * _S370 + _S371];
    rows_4[i32(4)] = vertex_records_0[(_S369 + u32(4)) * _S370 + _S371];
    var _S372 : VertexRecord_0 = VertexRecord_0( vec3<f32>(bitcast<f32>(rows_4[u32(0)][u32(0)]), bitcast<f32>(rows_4[u32(0)][u32(1)]), bitcast<f32>(rows_4[u32(0)][u32(2)])), bitcast<f32>(rows_4[u32(0)][u32(3)]), vec3<f32>(bitcast<f32>(rows_4[u32(1)][u32(0)]), bitcast<f32>(rows_4[u32(1)][u32(1)]), bitcast<f32>(rows_4[u32(1)][u32(2)])), rows_4[u32(1)][u32(3)], vec3<f32>(bitcast<f32>(rows_4[u32(2)][u32(0)]), bitcast<f32>(rows_4[u32(2)][u32(1)]), bitcast<f32>(rows_4[u32(2)][u32(2)])), rows_4[u32(2)][u32(3)], vec3<f32>(bitcast<f32>(rows_4[u32(3)][u32(0)]), bitcast<f32>(rows_4[u32(3)][u32(1)]), bitcast<f32>(rows_4[u32(3)][u32(2)])), rows_4[u32(3)][u32(3)], vec3<f32>(bitcast<f32>(rows_4[u32(4)][u32(0)]), bitcast<f32>(rows_4[u32(4)][u32(1)]), bitcast<f32>(rows_4[u32(4)][u32(2)])), rows_4[u32(4)][u32(3)] );
    return _S372;
}

struct VertexCoordinates_0
{
     direction_9 : vec2<f32>,
     light_2 : vec2<f32>,
     lobe_0 : f32,
     pick_0 : f32,
};

fn VertexCoordinates_x24init_0( direction_10 : vec2<f32>,  light_3 : vec2<f32>,  lobe_1 : f32,  pick_1 : f32) -> VertexCoordinates_0
{
    var _S373 : VertexCoordinates_0;
    _S373.direction_9 = direction_10;
    _S373.light_2 = light_3;
    _S373.lobe_0 = lobe_1;
    _S373.pick_0 = pick_1;
    return _S373;
}

fn vertex_coordinate_0( depth_1 : u32) -> u32
{
    return u32(4) + u32(6) * depth_1;
}

fn stored_index_0( slot_2 : u32,  coordinate_1 : u32,  chain_3 : u32) -> u32
{
    return (slot_2 * run_0.path_0.dimension_0 + coordinate_1) * run_0.method_0.chains_0 + chain_3;
}

fn StoredCoordinates_get_0( this_2 : StoredCoordinates_0,  coordinate_2 : u32) -> f32
{
    return coordinates_0[stored_index_0(this_2.slot_0, coordinate_2, this_2.chain_0)];
}

fn StoredCoordinates_vertex_0( this_3 : StoredCoordinates_0,  depth_2 : u32) -> VertexCoordinates_0
{
    var first_8 : u32 = vertex_coordinate_0(depth_2);
    var xi_0 : VertexCoordinates_0;
    xi_0.direction_9 = vec2<f32>(StoredCoordinates_get_0(this_3, first_8), StoredCoordinates_get_0(this_3, first_8 + u32(1)));
    xi_0.light_2 = vec2<f32>(StoredCoordinates_get_0(this_3, first_8 + u32(2)), StoredCoordinates_get_0(this_3, first_8 + u32(3)));
    xi_0.lobe_0 = StoredCoordinates_get_0(this_3, first_8 + u32(4));
    xi_0.pick_0 = StoredCoordinates_get_0(this_3, first_8 + u32(5));
    return xi_0;
}

fn is_decided_0( depth_3 : u32,  delta_0 : bool) -> bool
{
    var _S374 : bool;
    if((run_0.path_0.decisions_0) != u32(0))
    {
        _S374 = depth_3 >= u32(1);
    }
    else
    {
        _S374 = false;
    }
    if(_S374)
    {
        _S374 = !delta_0;
    }
    else
    {
        _S374 = false;
    }
    return _S374;
}

fn survival_0( throughput_1 : vec3<f32>) -> f32
{
    var sizes_0 : vec3<f32> = abs(throughput_1);
    return min(max(sizes_0.x, max(sizes_0.y, sizes_0.z)) * (1.0f / (run_0.path_0.roulette_0 * run_0.camera_0.exposure_0)), 1.0f);
}

fn before_decision_0( throughput_2 : vec3<f32>,  later_0 : vec3<f32>) -> vec3<f32>
{
    var _S375 : vec3<f32> = later_0;
    var probability_1 : f32 = survival_0(throughput_2);
    if(probability_1 >= 1.0f)
    {
        return _S375;
    }
    var _S376 : vec3<f32> = _S375 / vec3<f32>(probability_1);
    _S375 = _S376;
    var whole_5 : f32 = dot(vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f) * throughput_2, _S376);
    var sizes_1 : vec3<f32> = abs(throughput_2);
    var _S377 : i32;
    if((sizes_1.y) > (sizes_1.x))
    {
        _S377 = i32(1);
    }
    else
    {
        _S377 = i32(0);
    }
    var largest_0 : u32 = u32(_S377);
    var largest_1 : u32;
    if((sizes_1.z) > (sizes_1[largest_0]))
    {
        largest_1 = u32(2);
    }
    else
    {
        largest_1 = largest_0;
    }
    _S375[largest_1] = _S375[largest_1] - whole_5 / (throughput_2[largest_1] * vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f)[largest_1]);
    return _S375;
}

struct DiffPair_vectorx3Cfloatx2C2x3E_0
{
     primal_0 : vec2<f32>,
     differential_0 : vec2<f32>,
};

fn power_of_two_0( exponent_0 : i32) -> f32
{
    return (bitcast<f32>(((u32(exponent_0 + i32(127)) << (u32(23))))));
}

fn sine_of_0( cosine_3 : f32) -> f32
{
    return sqrt(max(1.0f - cosine_3 * cosine_3, 0.0f));
}

fn light_importance_0( node_1 : u32,  point_8 : vec3<f32>) -> f32
{
    var row_7 : u32 = run_0.lights_0.tree_0 + node_1 * u32(3);
    var sphere_0 : vec4<f32> = tables_0[row_7];
    var cone_0 : vec4<f32> = tables_0[row_7 + u32(1)];
    var rest_0 : vec4<f32> = tables_0[row_7 + u32(2)];
    var _S378 : vec3<f32> = sphere_0.xyz;
    var away_0 : vec3<f32> = _S378 - point_8;
    var _S379 : f32 = sphere_0.w;
    var radius2_0 : f32 = _S379 * _S379;
    var exponent_1 : i32 = (((i32(((bitcast<u32>((clamp(max(dot(away_0, away_0), radius2_0), 1.00000000317107685e-30f, 1.00000001504746622e+30f)))) >> (u32(23)))) - i32(127)) >> (u32(1)))) - i32(3);
    var cell_0 : f32 = power_of_two_0(exponent_1);
    var v_7 : vec3<f32> = _S378 - (floor(point_8 * vec3<f32>(power_of_two_0(- exponent_1)) + vec3<f32>(0.3819659948348999f, 0.236067995429039f, 0.1458979994058609f)) + (vec3<f32>(0.5f) - vec3<f32>(0.3819659948348999f, 0.236067995429039f, 0.1458979994058609f))) * vec3<f32>(cell_0);
    var distance2_1 : f32 = dot(v_7, v_7);
    var reach_0 : f32 = _S379 + cell_0 * 0.866100013256073f;
    var brightness_0 : f32 = rest_0.x / max(max(distance2_1, radius2_0), cell_0 * cell_0);
    var _S380 : f32 = rest_0.y;
    var surface_0 : bool = _S380 < 0.0f;
    var brightness_1 : f32;
    if(distance2_1 <= (reach_0 * reach_0))
    {
        var _S381 : bool;
        if(surface_0)
        {
            _S381 = (cone_0.w) <= 0.69999998807907104f;
        }
        else
        {
            _S381 = false;
        }
        if(_S381)
        {
            if((cone_0.w) > -0.40000000596046448f)
            {
                brightness_1 = 0.5f;
            }
            else
            {
                brightness_1 = 0.25f;
            }
            brightness_1 = brightness_0 * brightness_1;
        }
        else
        {
            brightness_1 = brightness_0;
        }
        return brightness_1;
    }
    var inverse_distance_0 : f32 = 1.0f / sqrt(distance2_1);
    var cosine_4 : f32 = - dot(cone_0.xyz, v_7) * inverse_distance_0;
    if((((bitcast<u32>((rest_0.z))) & (u32(2147483648)))) != u32(0))
    {
        brightness_1 = abs(cosine_4);
    }
    else
    {
        brightness_1 = cosine_4;
    }
    var _S382 : f32 = cone_0.w;
    var cos_off_0 : f32;
    var sin_off_0 : f32;
    if(brightness_1 < _S382)
    {
        var sine_1 : f32 = sine_of_0(brightness_1);
        var sin_spread_0 : f32 = sine_of_0(_S382);
        var _S383 : f32 = sine_1 * _S382 - brightness_1 * sin_spread_0;
        cos_off_0 = brightness_1 * _S382 + sine_1 * sin_spread_0;
        sin_off_0 = _S383;
    }
    else
    {
        cos_off_0 = 1.0f;
        sin_off_0 = 0.0f;
    }
    var sin_bound_0 : f32 = reach_0 * inverse_distance_0;
    var cos_bound_0 : f32 = sine_of_0(sin_bound_0);
    var cos_best_0 : f32;
    if(cos_off_0 >= cos_bound_0)
    {
        cos_best_0 = 1.0f;
    }
    else
    {
        cos_best_0 = cos_off_0 * cos_bound_0 + sin_off_0 * sin_bound_0;
    }
    if(cos_best_0 <= _S380)
    {
        return 0.0f;
    }
    if(!surface_0)
    {
        return brightness_0;
    }
    var scatter_0 : f32;
    if(_S382 > 0.0f)
    {
        scatter_0 = 0.5f;
    }
    else
    {
        scatter_0 = 1.5f;
    }
    var c_4 : f32 = 0.5f + scatter_0 * _S382;
    var along_2 : f32 = 0.5f * brightness_1 * (1.0f + c_4);
    var _S384 : f32 = max(c_4, 0.0f);
    return brightness_0 * max(max(0.5f * (along_2 + sqrt(along_2 * along_2 + (0.15999999642372131f * (1.0f - _S384 * _S384) + 0.0625f * sin_bound_0 * sin_bound_0))), 0.01999999955296516f * cos_best_0), 0.00100000004749745f);
}

fn tree_share_0( point_9 : vec3<f32>) -> f32
{
    var _S385 : bool;
    if(!(((FEATURES_0 & (u32(8)))) != u32(0)))
    {
        _S385 = true;
    }
    else
    {
        _S385 = (run_0.lights_0.remote_count_0) == u32(0);
    }
    if(_S385)
    {
        return 1.0f;
    }
    if((run_0.lights_0.tree_0) == u32(4294967295))
    {
        return 0.0f;
    }
    var near_0 : f32 = light_importance_0(u32(0), point_9);
    var part_1 : f32 = near_0 / (near_0 + run_0.lights_0.remote_irradiance_0);
    var part_2 : f32;
    if(is_finite_0(part_1))
    {
        part_2 = part_1;
    }
    else
    {
        part_2 = 0.5f;
    }
    return 0.25f + 0.5f * part_2;
}

fn load_escaped_0( origin_1 : vec3<f32>,  direction_11 : vec3<f32>) -> Arriving_0
{
    return arriving_0(origin_1, direction_11, 1.0f - tree_share_0(origin_1));
}

struct s_paramCtx_s_bwdCallableCtx_escape_luminance_0
{
     value0_19 : Arriving_0,
     value1_4 : vec3<f32>,
     value2_2 : bool,
     value3_1 : vec3<f32>,
     value4_0 : vec3<f32>,
     value5_0 : f32,
};

struct s_bwdCallableCtx_escape_luminance_0
{
     value0_20 : s_paramCtx_s_bwdCallableCtx_escape_luminance_0,
};

struct Tuple_9
{
     value0_21 : vec3<f32>,
};

struct FoundLight_0
{
     radiance_6 : vec3<f32>,
     pdf_3 : f32,
};

struct Tuple_10
{
     value0_22 : FoundLight_0,
};

struct Tuple_11
{
     value0_23 : f32,
};

fn s_apply_arriving_pdf_0( arriving_1 : Arriving_0,  _S386 : vec3<f32>,  _S387 : vec3<f32>) -> Tuple_11
{
    var _S388 : vec3<f32> = vec3<f32>(0.0f);
    var _S389 : Tuple_11;
    _S389.value0_23 = arriving_1.pdf_0 + s_apply_dot_0(_S388, arriving_1.by_point_0).value0_5 + s_apply_dot_0(_S388, arriving_1.by_direction_0).value0_5;
    return _S389;
}

fn s_apply_escaped_light_0( escaped_0 : Arriving_0,  _S390 : vec3<f32>,  _S391 : vec3<f32>) -> Tuple_10
{
    var _S392 : Tuple_11 = s_apply_arriving_pdf_0(escaped_0, _S390, _S391);
    var _S393 : Tuple_10;
    _S393.value0_22.radiance_6 = escaped_0.radiance_2;
    _S393.value0_22.pdf_3 = _S392.value0_23;
    return _S393;
}

struct Tuple_12
{
     value0_24 : vec3<f32>,
};

struct Tuple_13
{
     value0_25 : f32,
};

struct Tuple_14
{
     value0_26 : f32,
};

fn s_apply_sqr_0( _S394 : f32) -> Tuple_14
{
    var _S395 : Tuple_14;
    _S395.value0_26 = _S394 * _S394;
    return _S395;
}

fn s_apply_power_heuristic_0( _S396 : f32,  _S397 : f32) -> Tuple_13
{
    var weight_3 : f32;
    if(_S396 > _S397)
    {
        weight_3 = 1.0f / (1.0f + s_apply_sqr_0(_S397 / _S396).value0_26);
    }
    else
    {
        var _S398 : Tuple_14 = s_apply_sqr_0(_S396 / _S397);
        weight_3 = _S398.value0_26 / (_S398.value0_26 + 1.0f);
    }
    var _S399 : Tuple_13;
    _S399.value0_25 = weight_3;
    return _S399;
}

fn s_apply_weighted_emission_0( _S400 : FoundLight_0,  _S401 : f32,  delta_1 : bool) -> Tuple_12
{
    var light_4 : vec3<f32>;
    if(!delta_1)
    {
        light_4 = _S400.radiance_6 * vec3<f32>(s_apply_power_heuristic_0(_S401, _S400.pdf_3).value0_25);
    }
    else
    {
        light_4 = _S400.radiance_6;
    }
    var _S402 : Tuple_12;
    _S402.value0_24 = light_4;
    return _S402;
}

fn s_apply_escape_of_0( escaped_1 : Arriving_0,  _S403 : vec3<f32>,  _S404 : vec3<f32>,  _S405 : f32,  delta_2 : bool) -> Tuple_9
{
    var _S406 : Tuple_9;
    _S406.value0_21 = s_apply_weighted_emission_0(s_apply_escaped_light_0(escaped_1, _S403, _S404).value0_22, _S405, delta_2).value0_24;
    return _S406;
}

struct s_paramCtx_s_bwdCallableCtx_escape_of_0
{
     value0_27 : Arriving_0,
     value1_5 : vec3<f32>,
     value2_3 : vec3<f32>,
     value3_2 : f32,
     value4_1 : bool,
};

struct s_bwdCallableCtx_escape_of_0
{
     value0_28 : s_paramCtx_s_bwdCallableCtx_escape_of_0,
};

struct s_paramCtx_s_bwdCallableCtx_escaped_light_0
{
     value0_29 : Arriving_0,
};

struct s_bwdCallableCtx_escaped_light_0
{
     value0_30 : s_paramCtx_s_bwdCallableCtx_escaped_light_0,
};

struct s_paramCtx_s_bwdCallableCtx_weighted_emission_0
{
     value0_31 : FoundLight_0,
     value1_6 : f32,
     value2_4 : bool,
};

struct s_bwdCallableCtx_weighted_emission_0
{
     value0_32 : s_paramCtx_s_bwdCallableCtx_weighted_emission_0,
};

struct s_paramCtx_s_bwdCallableCtx_power_heuristic_0
{
     value0_33 : f32,
     value1_7 : f32,
};

struct s_bwdCallableCtx_power_heuristic_0
{
     value0_34 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0,
};

fn FoundLight_x24_syn_dzero_0() -> FoundLight_0
{
    var result_7 : FoundLight_0;
    result_7.radiance_6 = vec3<f32>(0.0f);
    result_7.pdf_3 = 0.0f;
    return result_7;
}

struct s_paramCtx_s_bwdCallableCtx_sqr_0
{
     value0_35 : f32,
};

struct s_bwdCallableCtx_sqr_0
{
     value0_36 : s_paramCtx_s_bwdCallableCtx_sqr_0,
};

fn s_bwdProp_sqr_0( _S407 : s_bwdCallableCtx_sqr_0,  _S408 : ptr<function, f32>,  _S409 : f32)
{
    var _S410 : f32 = _S407.value0_36.value0_35 * _S409;
    (*_S408) = _S410 + _S410;
    return;
}

fn s_bwdProp_power_heuristic_0( _S411 : s_bwdCallableCtx_power_heuristic_0,  _S412 : ptr<function, f32>,  _S413 : ptr<function, f32>,  _S414 : f32)
{
    var _S415 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S416 : bool = (_S411.value0_34.value0_33) > (_S411.value0_34.value1_7);
    var _S417 : f32;
    var _S418 : f32;
    var _S419 : f32;
    var _S420 : f32;
    var _S421 : f32;
    var _S422 : f32;
    var _S423 : s_bwdCallableCtx_sqr_0;
    var _S424 : s_bwdCallableCtx_sqr_0;
    if(_S416)
    {
        var _S425 : f32 = _S411.value0_34.value1_7 / _S411.value0_34.value0_33;
        var _S426 : f32 = _S411.value0_34.value0_33 * _S411.value0_34.value0_33;
        var _S427 : Tuple_14 = s_apply_sqr_0(_S425);
        var _S428 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S428.value0_35 = _S425;
        var _S429 : f32 = 1.0f + _S427.value0_26;
        _S417 = _S429 * _S429;
        _S423.value0_36 = _S428;
        _S418 = _S426;
        _S419 = 0.0f;
        _S420 = 0.0f;
        _S421 = 0.0f;
        _S424.value0_36 = _S415;
        _S422 = 0.0f;
    }
    else
    {
        var _S430 : f32 = _S411.value0_34.value0_33 / _S411.value0_34.value1_7;
        var _S431 : f32 = _S411.value0_34.value1_7 * _S411.value0_34.value1_7;
        var _S432 : Tuple_14 = s_apply_sqr_0(_S430);
        var _S433 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S433.value0_35 = _S430;
        var _S434 : f32 = _S432.value0_26 + 1.0f;
        var _S435 : f32 = _S434 * _S434;
        _S417 = 0.0f;
        _S423.value0_36 = _S415;
        _S418 = 0.0f;
        _S419 = _S435;
        _S420 = _S432.value0_26;
        _S421 = _S434;
        _S424.value0_36 = _S433;
        _S422 = _S431;
    }
    if(_S416)
    {
        var _S436 : f32 = - (_S414 / _S417);
        var _S437 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S423, &(_S437), _S436);
        var _S438 : f32 = _S437 / _S418;
        var _S439 : f32 = _S411.value0_34.value0_33 * _S438;
        _S417 = _S411.value0_34.value1_7 * - _S438;
        _S418 = _S439;
    }
    else
    {
        var _S440 : f32 = _S414 / _S419;
        var _S441 : f32 = _S421 * _S440 + _S420 * - _S440;
        var _S442 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S424, &(_S442), _S441);
        var _S443 : f32 = _S442 / _S422;
        var _S444 : f32 = _S411.value0_34.value0_33 * - _S443;
        _S417 = _S411.value0_34.value1_7 * _S443;
        _S418 = _S444;
    }
    (*_S412) = _S417;
    (*_S413) = _S418;
    return;
}

fn FoundLight_x24_syn_dadd_0( SLANG_anonymous_0_1 : FoundLight_0,  SLANG_anonymous_1_1 : FoundLight_0) -> FoundLight_0
{
    var result_8 : FoundLight_0;
    result_8.radiance_6 = SLANG_anonymous_0_1.radiance_6 + SLANG_anonymous_1_1.radiance_6;
    result_8.pdf_3 = SLANG_anonymous_0_1.pdf_3 + SLANG_anonymous_1_1.pdf_3;
    return result_8;
}

fn s_bwdProp_weighted_emission_0( _S445 : s_bwdCallableCtx_weighted_emission_0,  _S446 : ptr<function, FoundLight_0>,  _S447 : ptr<function, f32>,  _S448 : vec3<f32>)
{
    var _S449 : vec3<f32> = vec3<f32>(0.0f);
    var _S450 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S451 : bool = !_S445.value0_32.value2_4;
    var _S452 : vec3<f32>;
    var _S453 : s_bwdCallableCtx_power_heuristic_0;
    if(_S451)
    {
        var _S454 : vec3<f32> = vec3<f32>(s_apply_power_heuristic_0(_S445.value0_32.value1_6, _S445.value0_32.value0_31.pdf_3).value0_25);
        var _S455 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
        _S455.value0_33 = _S445.value0_32.value1_6;
        _S455.value1_7 = _S445.value0_32.value0_31.pdf_3;
        _S452 = _S454;
        _S453.value0_34 = _S455;
    }
    else
    {
        _S452 = _S449;
        _S453.value0_34 = _S450;
    }
    var _S456 : FoundLight_0 = FoundLight_x24_syn_dzero_0();
    var _S457 : FoundLight_0;
    var _S458 : f32;
    if(_S451)
    {
        var _S459 : vec3<f32> = _S445.value0_32.value0_31.radiance_6 * _S448;
        var _S460 : vec3<f32> = _S452 * _S448;
        var _S461 : f32 = _S459[i32(0)] + _S459[i32(1)] + _S459[i32(2)];
        var _S462 : f32 = 0.0f;
        var _S463 : f32 = 0.0f;
        s_bwdProp_power_heuristic_0(_S453, &(_S462), &(_S463), _S461);
        var _S464 : FoundLight_0 = _S456;
        _S464.pdf_3 = _S463;
        var _S465 : FoundLight_0 = FoundLight_x24_syn_dadd_0(_S456, _S464);
        _S452 = _S460;
        _S457 = _S465;
        _S458 = _S462;
    }
    else
    {
        _S452 = _S448;
        _S457 = _S456;
        _S458 = 0.0f;
    }
    var _S466 : FoundLight_0 = _S456;
    _S466.radiance_6 = _S452;
    (*_S446) = FoundLight_x24_syn_dadd_0(_S457, _S466);
    (*_S447) = _S458;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_arriving_pdf_0
{
     value0_37 : Arriving_0,
};

struct s_bwdCallableCtx_arriving_pdf_0
{
     value0_38 : s_paramCtx_s_bwdCallableCtx_arriving_pdf_0,
};

fn s_bwdProp_arriving_pdf_0( _S467 : s_bwdCallableCtx_arriving_pdf_0,  _S468 : ptr<function, vec3<f32>>,  _S469 : ptr<function, vec3<f32>>,  _S470 : f32)
{
    var _S471 : vec3<f32> = vec3<f32>(0.0f);
    var _S472 : s_bwdCallableCtx_dot_0;
    _S472._S39 = _S471;
    _S472._S40 = _S467.value0_38.value0_37.by_point_0;
    var _S473 : s_bwdCallableCtx_dot_0;
    _S473._S39 = _S471;
    _S473._S40 = _S467.value0_38.value0_37.by_direction_0;
    var _S474 : vec3<f32> = _S471;
    var _S475 : vec3<f32> = _S471;
    s_bwdProp_dot_0(_S473, &(_S474), &(_S475), _S470);
    var _S476 : vec3<f32> = _S471;
    var _S477 : vec3<f32> = _S471;
    s_bwdProp_dot_0(_S472, &(_S476), &(_S477), _S470);
    (*_S468) = _S476;
    (*_S469) = _S474;
    return;
}

fn s_bwdProp_escaped_light_0( _S478 : s_bwdCallableCtx_escaped_light_0,  _S479 : ptr<function, vec3<f32>>,  _S480 : ptr<function, vec3<f32>>,  _S481 : FoundLight_0)
{
    var _S482 : s_paramCtx_s_bwdCallableCtx_arriving_pdf_0;
    _S482.value0_37 = _S478.value0_30.value0_29;
    var _S483 : s_bwdCallableCtx_arriving_pdf_0 = s_bwdCallableCtx_arriving_pdf_0( _S482 );
    var _S484 : vec3<f32> = vec3<f32>(0.0f);
    var _S485 : vec3<f32> = _S484;
    var _S486 : vec3<f32> = _S484;
    s_bwdProp_arriving_pdf_0(_S483, &(_S485), &(_S486), _S481.pdf_3);
    (*_S479) = _S485;
    (*_S480) = _S486;
    return;
}

fn s_bwdProp_escape_of_0( _S487 : s_bwdCallableCtx_escape_of_0,  _S488 : ptr<function, vec3<f32>>,  _S489 : ptr<function, vec3<f32>>,  _S490 : ptr<function, f32>,  _S491 : vec3<f32>)
{
    var _S492 : Tuple_10 = s_apply_escaped_light_0(_S487.value0_28.value0_27, _S487.value0_28.value1_5, _S487.value0_28.value2_3);
    var _S493 : s_paramCtx_s_bwdCallableCtx_escaped_light_0;
    _S493.value0_29 = _S487.value0_28.value0_27;
    var _S494 : s_bwdCallableCtx_escaped_light_0 = s_bwdCallableCtx_escaped_light_0( _S493 );
    var _S495 : s_paramCtx_s_bwdCallableCtx_weighted_emission_0;
    _S495.value0_31 = _S492.value0_22;
    _S495.value1_6 = _S487.value0_28.value3_2;
    _S495.value2_4 = _S487.value0_28.value4_1;
    var _S496 : s_bwdCallableCtx_weighted_emission_0 = s_bwdCallableCtx_weighted_emission_0( _S495 );
    var _S497 : vec3<f32> = vec3<f32>(0.0f);
    var _S498 : FoundLight_0;
    _S498.radiance_6 = _S497;
    _S498.pdf_3 = 0.0f;
    var _S499 : f32 = 0.0f;
    s_bwdProp_weighted_emission_0(_S496, &(_S498), &(_S499), _S491);
    var _S500 : vec3<f32> = _S497;
    var _S501 : vec3<f32> = _S497;
    s_bwdProp_escaped_light_0(_S494, &(_S500), &(_S501), _S498);
    (*_S488) = _S500;
    (*_S489) = _S501;
    (*_S490) = _S499;
    return;
}

fn s_bwdProp_escape_luminance_0( _S502 : s_bwdCallableCtx_escape_luminance_0,  _S503 : ptr<function, vec3<f32>>,  _S504 : ptr<function, vec3<f32>>,  _S505 : ptr<function, f32>,  _S506 : f32)
{
    var _S507 : Tuple_9 = s_apply_escape_of_0(_S502.value0_20.value0_19, _S502.value0_20.value3_1, _S502.value0_20.value4_0, _S502.value0_20.value5_0, _S502.value0_20.value2_2);
    var _S508 : s_paramCtx_s_bwdCallableCtx_escape_of_0;
    _S508.value0_27 = _S502.value0_20.value0_19;
    _S508.value1_5 = _S502.value0_20.value3_1;
    _S508.value2_3 = _S502.value0_20.value4_0;
    _S508.value3_2 = _S502.value0_20.value5_0;
    _S508.value4_1 = _S502.value0_20.value2_2;
    var _S509 : s_bwdCallableCtx_escape_of_0 = s_bwdCallableCtx_escape_of_0( _S508 );
    var _S510 : s_bwdCallableCtx_dot_0;
    _S510._S39 = _S507.value0_21;
    _S510._S40 = _S502.value0_20.value1_4;
    var _S511 : vec3<f32> = vec3<f32>(0.0f);
    var _S512 : vec3<f32> = _S511;
    var _S513 : vec3<f32> = _S511;
    s_bwdProp_dot_0(_S510, &(_S512), &(_S513), _S506);
    var _S514 : vec3<f32> = _S511;
    var _S515 : vec3<f32> = _S511;
    var _S516 : f32 = 0.0f;
    s_bwdProp_escape_of_0(_S509, &(_S514), &(_S515), &(_S516), _S512);
    (*_S503) = _S514;
    (*_S504) = _S515;
    (*_S505) = _S516;
    return;
}

fn _S517( _S518 : Arriving_0,  _S519 : vec3<f32>,  _S520 : bool,  _S521 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S522 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S523 : ptr<function, DiffPair_float_0>,  _S524 : f32)
{
    var _S525 : s_paramCtx_s_bwdCallableCtx_escape_luminance_0;
    _S525.value0_19 = _S518;
    _S525.value1_4 = _S519;
    _S525.value2_2 = _S520;
    _S525.value3_1 = (*_S521).primal_0;
    _S525.value4_0 = (*_S522).primal_0;
    _S525.value5_0 = (*_S523).primal_0;
    var _S526 : s_bwdCallableCtx_escape_luminance_0 = s_bwdCallableCtx_escape_luminance_0( _S525 );
    var _S527 : vec3<f32> = (*_S521).differential_0;
    var _S528 : vec3<f32> = (*_S522).differential_0;
    var _S529 : f32 = (*_S523).differential_0;
    s_bwdProp_escape_luminance_0(_S526, &(_S527), &(_S528), &(_S529), _S524);
    (*_S521).differential_0 = _S527;
    (*_S522).differential_0 = _S528;
    (*_S523).differential_0 = _S529;
    return;
}

struct Hit_0
{
     leaf_2 : u32,
     instance_1 : u32,
};

struct Triangle_0
{
     p0_0 : vec3<f32>,
     e1_3 : vec3<f32>,
     e2_3 : vec3<f32>,
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
     emission_2 : u32,
};

struct SlopedFrame_0
{
     s_7 : Sloped3_0,
     t_8 : Sloped3_0,
     n_4 : Sloped3_0,
};

struct Shading_0
{
     kind_0 : u32,
     eta_0 : f32,
     coat_0 : u32,
     lobe_2 : f32,
     a_25 : Sloped3_0,
     b_21 : Sloped3_0,
     widths_0 : vec4<f32>,
     widths_d1_0 : vec4<f32>,
     widths_d2_0 : vec4<f32>,
     textured_1 : bool,
     bent_0 : bool,
     frame_0 : SlopedFrame_0,
};

struct Emitted_0
{
     radiance_7 : Sloped3_0,
     textured_2 : bool,
     two_sided_1 : bool,
     shape_7 : LightShape_0,
     ball_0 : bool,
     probability_2 : f32,
};

struct SquareMap_0
{
     start_1 : vec2<f32>,
     scale_8 : vec2<f32>,
     cell_1 : vec2<f32>,
     size_2 : vec2<f32>,
};

struct ChosenLight_0
{
     kind_1 : i32,
     probability_3 : f32,
     radiance_8 : Sloped3_0,
     textured_3 : bool,
     delta_3 : bool,
     two_sided_2 : bool,
     shape_8 : LightShape_0,
     spot_0 : bool,
     cos_end_0 : f32,
     cos_start_0 : f32,
     map_1 : SquareMap_0,
     to_light_2 : array<vec4<f32>, i32(3)>,
     arriving_2 : Arriving_0,
     hit_0 : Hit_0,
     ball_1 : u32,
};

struct Vertex_0
{
     triangle_0 : Triangle_0,
     shading_1 : Shading_0,
     emitted_0 : Emitted_0,
     chosen_0 : ChosenLight_0,
     delta_4 : bool,
     lit_0 : bool,
     scatters_0 : bool,
     importance_0 : vec3<f32>,
     later_1 : vec3<f32>,
     adjoint_origin_1 : vec3<f32>,
     adjoint_direction_1 : vec3<f32>,
     adjoint_pdf_1 : f32,
};

fn map_point_0( _S530 : u32,  _S531 : vec3<f32>) -> vec3<f32>
{
    var q_2 : vec4<f32> = vec4<f32>(_S531, 1.0f);
    return vec3<f32>(dot(instances_0[_S530].to_world_1[i32(0)], q_2), dot(instances_0[_S530].to_world_1[i32(1)], q_2), dot(instances_0[_S530].to_world_1[i32(2)], q_2));
}

fn map_normal_0( _S532 : u32,  _S533 : vec3<f32>) -> vec3<f32>
{
    return instances_0[_S532].to_object_0[i32(0)].xyz * vec3<f32>(_S533.x) + instances_0[_S532].to_object_0[i32(1)].xyz * vec3<f32>(_S533.y) + instances_0[_S532].to_object_0[i32(2)].xyz * vec3<f32>(_S533.z);
}

struct Tangents_0
{
     du_0 : vec3<f32>,
     dv_0 : vec3<f32>,
};

fn tangents_of_0( triangle_1 : Triangle_0,  e1_4 : vec3<f32>,  e2_4 : vec3<f32>) -> Tangents_0
{
    var along1_1 : vec2<f32> = triangle_1.uv1_1 - triangle_1.uv0_1;
    var along2_1 : vec2<f32> = triangle_1.uv2_1 - triangle_1.uv0_1;
    var _S534 : f32 = along1_1.x;
    var _S535 : f32 = along2_1.y;
    var _S536 : f32 = along2_1.x;
    var _S537 : f32 = along1_1.y;
    var det_0 : f32 = _S534 * _S535 - _S536 * _S537;
    var tangents_0 : Tangents_0;
    tangents_0.du_0 = e1_4;
    tangents_0.dv_0 = e2_4;
    if((abs(det_0)) >= 9.99999968265522539e-21f)
    {
        var _S538 : vec3<f32> = vec3<f32>((1.0f / det_0));
        tangents_0.du_0 = (e1_4 * vec3<f32>(_S535) - e2_4 * vec3<f32>(_S537)) * _S538;
        tangents_0.dv_0 = (e2_4 * vec3<f32>(_S534) - e1_4 * vec3<f32>(_S536)) * _S538;
    }
    return tangents_0;
}

fn largest_2( v_8 : vec3<f32>) -> f32
{
    return max(v_8.x, max(v_8.y, v_8.z));
}

fn load_triangle_0( hit_1 : Hit_0) -> Triangle_0
{
    var _S539 : u32 = hit_1.leaf_2 * u32(3);
    var row1_0 : vec4<f32> = leaves_0[_S539 + u32(1)];
    var row2_0 : vec4<f32> = leaves_0[_S539 + u32(2)];
    var bits_1 : u32 = (bitcast<u32>((row1_0.w)));
    var triangle_2 : Triangle_0;
    var _S540 : vec3<f32> = leaves_0[_S539].xyz;
    triangle_2.p0_0 = _S540;
    var _S541 : vec3<f32> = row1_0.xyz;
    triangle_2.e1_3 = _S541;
    var _S542 : vec3<f32> = row2_0.xyz;
    triangle_2.e2_3 = _S542;
    triangle_2.smooth_0 = ((bits_1 & (u32(2147483648)))) != u32(0);
    triangle_2.material_0 = (bits_1 & (u32(16777215)));
    triangle_2.emission_2 = (bitcast<u32>((row2_0.w)));
    var flip_0 : bool;
    if(((FEATURES_0 & (u32(8192)))) != u32(0))
    {
        flip_0 = ((bits_1 & (u32(536870912)))) != u32(0);
    }
    else
    {
        flip_0 = false;
    }
    triangle_2.anisotropic_0 = flip_0;
    if(((FEATURES_0 & (u32(163)))) != u32(0))
    {
        flip_0 = ((bits_1 & (u32(402653184)))) != u32(0);
    }
    else
    {
        flip_0 = false;
    }
    triangle_2.textured_0 = flip_0;
    var _S543 : bool = (hit_1.instance_1) != u32(4294967295);
    triangle_2.placed_0 = _S543;
    var _S544 : vec3<f32> = vec3<f32>(0.0f);
    triangle_2.n0_0 = _S544;
    triangle_2.n1_0 = _S544;
    triangle_2.n2_0 = _S544;
    triangle_2.tangent_0 = _S544;
    var row_8 : u32 = hit_1.leaf_2 * run_0.path_0.shading_stride_0;
    if(triangle_2.smooth_0)
    {
        triangle_2.n0_0 = shading_0[row_8].xyz;
        triangle_2.n1_0 = shading_0[row_8 + u32(1)].xyz;
        triangle_2.n2_0 = shading_0[row_8 + u32(2)].xyz;
    }
    var _S545 : vec2<f32> = vec2<f32>(0.0f);
    triangle_2.uv0_1 = _S545;
    triangle_2.uv1_1 = _S545;
    triangle_2.uv2_1 = _S545;
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
        var v_9 : vec3<f32> = shading_0[row_8 + u32(3)].xyz;
        triangle_2.uv0_1 = vec2<f32>(shading_0[row_8].w, v_9.x);
        triangle_2.uv1_1 = vec2<f32>(shading_0[row_8 + u32(1)].w, v_9.y);
        triangle_2.uv2_1 = vec2<f32>(shading_0[row_8 + u32(2)].w, v_9.z);
    }
    var flip_1 : bool = ((bits_1 & (u32(1073741824)))) != u32(0);
    var shift_1 : vec3<f32>;
    if(_S543)
    {
        var _S546 : vec3<f32> = map_point_0(hit_1.instance_1, _S540);
        triangle_2.e1_3 = map_point_0(hit_1.instance_1, _S540 + _S541) - _S546;
        triangle_2.e2_3 = map_point_0(hit_1.instance_1, _S540 + _S542) - _S546;
        triangle_2.p0_0 = _S546;
        triangle_2.n0_0 = map_normal_0(hit_1.instance_1, triangle_2.n0_0);
        triangle_2.n1_0 = map_normal_0(hit_1.instance_1, triangle_2.n1_0);
        triangle_2.n2_0 = map_normal_0(hit_1.instance_1, triangle_2.n2_0);
        var _S547 : vec3<f32> = abs(vec3<f32>(instances_0[hit_1.instance_1].to_world_1[i32(0)].w, instances_0[hit_1.instance_1].to_world_1[i32(1)].w, instances_0[hit_1.instance_1].to_world_1[i32(2)].w));
        flip_0 = flip_1 != ((instances_0[hit_1.instance_1].mirrored_0) != u32(0));
        shift_1 = _S547;
    }
    else
    {
        flip_0 = flip_1;
        shift_1 = _S544;
    }
    var normal_4 : vec3<f32> = cross(triangle_2.e1_3, triangle_2.e2_3);
    var normal_5 : vec3<f32> = normal_4 * vec3<f32>((1.0f / sqrt(dot(normal_4, normal_4))));
    var reach_1 : vec3<f32>;
    if(flip_0)
    {
        reach_1 = (vec3<f32>(0) - normal_5);
    }
    else
    {
        reach_1 = normal_5;
    }
    triangle_2.plane_normal_0 = reach_1;
    if(triangle_2.anisotropic_0)
    {
        triangle_2.tangent_0 = tangents_of_0(triangle_2, triangle_2.e1_3, triangle_2.e2_3).du_0;
    }
    var extent_0 : vec3<f32> = max(abs(triangle_2.p0_0), max(abs(triangle_2.p0_0 + triangle_2.e1_3), abs(triangle_2.p0_0 + triangle_2.e2_3)));
    var size_3 : f32 = largest_2(extent_0);
    if(_S543)
    {
        reach_1 = vec3<f32>(2.0f) * extent_0 + shift_1 + vec3<f32>(size_3);
    }
    else
    {
        reach_1 = extent_0;
    }
    triangle_2.clearance_0 = max(dot(abs(normal_5), reach_1), size_3) * 9.5367431640625e-07f;
    return triangle_2;
}

fn StoredCoordinates_film_0( this_4 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_4, u32(0)), StoredCoordinates_get_0(this_4, u32(1)));
}

fn tile_word_0( film_0 : vec2<f32>) -> u32
{
    var tile_0 : vec2<u32> = min(vec2<u32>(film_0 * vec2<f32>(run_0.path_0.tiles_0)), run_0.path_0.tiles_0 - vec2<u32>(u32(1)));
    var _S548 : u32 = atomicLoad(&(cells_0[tile_0.y * run_0.path_0.tiles_0.x + tile_0.x]));
    return _S548;
}

fn kinds_at_0( film_1 : vec2<f32>) -> u32
{
    var _S549 : u32 = tile_word_0(film_1);
    return (_S549 & (u32(7)));
}

struct Frame_0
{
     s_8 : vec3<f32>,
     t_9 : vec3<f32>,
     n_5 : vec3<f32>,
};

struct Surface_0
{
     position_2 : vec3<f32>,
     frame_1 : Frame_0,
     b1_0 : f32,
     b2_0 : f32,
     geometric_normal_0 : vec3<f32>,
};

fn frame_from_normal_0( n_6 : vec3<f32>) -> Frame_0
{
    var _S550 : f32 = n_6.z;
    var sign_0 : f32;
    if(_S550 < 0.0f)
    {
        sign_0 = -1.0f;
    }
    else
    {
        sign_0 = 1.0f;
    }
    var a_26 : f32 = -1.0f / (sign_0 + _S550);
    var _S551 : f32 = n_6.x;
    var _S552 : f32 = n_6.y;
    var b_22 : f32 = _S551 * _S552 * a_26;
    var frame_2 : Frame_0;
    frame_2.s_8 = vec3<f32>(1.0f + sign_0 * _S551 * _S551 * a_26, sign_0 * b_22, - sign_0 * _S551);
    frame_2.t_9 = vec3<f32>(b_22, sign_0 + _S552 * _S552 * a_26, - _S552);
    frame_2.n_5 = n_6;
    return frame_2;
}

fn frame_from_normal_tangent_0( n_7 : vec3<f32>,  tangent_1 : vec3<f32>) -> Frame_0
{
    var s_9 : vec3<f32> = tangent_1 + n_7 * vec3<f32>(- dot(n_7, tangent_1));
    var length_squared_0 : f32 = dot(s_9, s_9);
    var frame_3 : Frame_0;
    if(length_squared_0 > (9.999999960041972e-13f * dot(tangent_1, tangent_1)))
    {
        var _S553 : vec3<f32> = s_9 * vec3<f32>((1.0f / sqrt(length_squared_0)));
        frame_3.s_8 = _S553;
        frame_3.t_9 = cross(n_7, _S553);
        frame_3.n_5 = n_7;
    }
    else
    {
        frame_3 = frame_from_normal_0(n_7);
    }
    return frame_3;
}

fn surface_at_0( triangle_3 : Triangle_0,  origin_2 : vec3<f32>,  direction_12 : vec3<f32>) -> Surface_0
{
    var normal_6 : vec3<f32> = cross(triangle_3.e1_3, triangle_3.e2_3);
    var _S554 : vec3<f32> = vec3<f32>((1.0f / dot(normal_6, normal_6)));
    var from_p0_0 : vec3<f32> = origin_2 - triangle_3.p0_0;
    var in_plane_0 : vec3<f32> = from_p0_0 + direction_12 * vec3<f32>(- (dot(from_p0_0, normal_6) / dot(direction_12, normal_6)));
    var b1_1 : f32 = dot(in_plane_0, cross(triangle_3.e2_3, normal_6) * _S554);
    var b2_1 : f32 = dot(in_plane_0, cross(normal_6, triangle_3.e1_3) * _S554);
    var surface_1 : Surface_0;
    surface_1.b1_0 = b1_1;
    surface_1.b2_0 = b2_1;
    var _S555 : vec3<f32> = vec3<f32>(b1_1);
    var _S556 : vec3<f32> = vec3<f32>(b2_1);
    surface_1.position_2 = triangle_3.e1_3 * _S555 + triangle_3.e2_3 * _S556 + triangle_3.p0_0;
    surface_1.geometric_normal_0 = triangle_3.plane_normal_0;
    var n_8 : vec3<f32>;
    if(triangle_3.smooth_0)
    {
        var interpolated_0 : vec3<f32> = (triangle_3.n1_0 - triangle_3.n0_0) * _S555 + (triangle_3.n2_0 - triangle_3.n0_0) * _S556 + triangle_3.n0_0;
        var length2_0 : f32 = dot(interpolated_0, interpolated_0);
        if(length2_0 > 0.0f)
        {
            var n_9 : vec3<f32> = interpolated_0 * vec3<f32>((1.0f / sqrt(length2_0)));
            if((dot(triangle_3.plane_normal_0, n_9)) < 0.0f)
            {
                surface_1.geometric_normal_0 = (vec3<f32>(0) - triangle_3.plane_normal_0);
            }
            n_8 = n_9;
        }
        else
        {
            n_8 = triangle_3.plane_normal_0;
        }
    }
    else
    {
        n_8 = triangle_3.plane_normal_0;
    }
    if(triangle_3.anisotropic_0)
    {
        surface_1.frame_1 = frame_from_normal_tangent_0(n_8, triangle_3.tangent_0);
    }
    else
    {
        surface_1.frame_1 = frame_from_normal_0(n_8);
    }
    return surface_1;
}

fn Sloped3_x24init_0( v_10 : vec3<f32>,  d1_3 : vec3<f32>,  d2_3 : vec3<f32>) -> Sloped3_0
{
    var _S557 : Sloped3_0;
    _S557.v_0 = v_10;
    _S557.d1_0 = d1_3;
    _S557.d2_0 = d2_3;
    return _S557;
}

fn LightShape_x24init_0( corner_3 : vec3<f32>,  e1_5 : vec3<f32>,  e2_5 : vec3<f32>,  normal_7 : vec3<f32>,  area_2 : f32) -> LightShape_0
{
    var _S558 : LightShape_0;
    _S558.corner_1 = corner_3;
    _S558.e1_1 = e1_5;
    _S558.e2_1 = e2_5;
    _S558.normal_1 = normal_7;
    _S558.area_1 = area_2;
    return _S558;
}

fn Emitted_x24init_0( radiance_9 : Sloped3_0,  textured_4 : bool,  two_sided_3 : bool,  shape_9 : LightShape_0,  ball_2 : bool,  probability_4 : f32) -> Emitted_0
{
    var _S559 : Emitted_0;
    _S559.radiance_7 = radiance_9;
    _S559.textured_2 = textured_4;
    _S559.two_sided_1 = two_sided_3;
    _S559.shape_7 = shape_9;
    _S559.ball_0 = ball_2;
    _S559.probability_2 = probability_4;
    return _S559;
}

fn shape_of_1( light_5 : ptr<function, LightTriangle_std430_0>) -> LightShape_0
{
    var shape_10 : LightShape_0;
    shape_10.corner_1 = (*light_5).corner_0;
    shape_10.e1_1 = (*light_5).e1_0;
    shape_10.e2_1 = (*light_5).e2_0;
    shape_10.normal_1 = (*light_5).normal_0;
    shape_10.area_1 = (*light_5).area_0;
    return shape_10;
}

fn light_node_parent_0( node_2 : u32) -> u32
{
    return ((bitcast<u32>((tables_0[run_0.lights_0.tree_0 + node_2 * u32(3) + u32(2)].z))) & (u32(2147483647)));
}

fn light_node_target_0( node_3 : u32) -> u32
{
    return (bitcast<u32>((tables_0[run_0.lights_0.tree_0 + node_3 * u32(3) + u32(2)].w)));
}

fn share_of_first_0( parent_target_0 : u32,  first_9 : u32,  point_10 : vec3<f32>) -> f32
{
    var left_2 : f32;
    var right_1 : f32;
    if(((parent_target_0 & (u32(1073741824)))) != u32(0))
    {
        var _S560 : f32 = tables_0[run_0.lights_0.tree_0 + (first_9 + u32(1)) * u32(3) + u32(2)].x;
        left_2 = tables_0[run_0.lights_0.tree_0 + first_9 * u32(3) + u32(2)].x;
        right_1 = _S560;
    }
    else
    {
        var _S561 : f32 = light_importance_0(first_9 + u32(1), point_10);
        left_2 = light_importance_0(first_9, point_10);
        right_1 = _S561;
    }
    var sum_4 : f32 = left_2 + right_1;
    if(sum_4 > 0.0f)
    {
        left_2 = left_2 / sum_4;
    }
    else
    {
        left_2 = -1.0f;
    }
    return left_2;
}

fn probability_in_tree_0( leaf_3 : u32,  point_11 : vec3<f32>) -> f32
{
    if(leaf_3 == u32(4294967295))
    {
        return 0.0f;
    }
    var node_4 : u32 = leaf_3;
    var probability_5 : f32 = 1.0f;
    for(;;)
    {
        if(node_4 != u32(0))
        {
        }
        else
        {
            break;
        }
        var first_10 : u32 = (((node_4 - u32(1)) & (u32(4294967294)))) + u32(1);
        var above_0 : u32 = light_node_parent_0(first_10);
        var share_4 : f32 = share_of_first_0(light_node_target_0(above_0), first_10, point_11);
        if(share_4 < 0.0f)
        {
            return 0.0f;
        }
        var _S562 : f32;
        if(node_4 == first_10)
        {
            _S562 = share_4;
        }
        else
        {
            _S562 = 1.0f - share_4;
        }
        var probability_6 : f32 = probability_5 * _S562;
        node_4 = above_0;
        probability_5 = probability_6;
    }
    return probability_5;
}

fn load_table_2( first_11 : u32) -> Emission_0
{
    var rows_5 : array<vec4<f32>, i32(2)>;
    rows_5[i32(0)] = tables_0[first_11];
    rows_5[i32(1)] = tables_0[first_11 + u32(1)];
    var _S563 : Emission_0 = Emission_0( vec3<f32>(bitcast<f32>(bitcast<u32>(rows_5[u32(0)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_5[u32(0)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_5[u32(0)][u32(2)]))), bitcast<u32>(rows_5[u32(0)][u32(3)]), bitcast<u32>(rows_5[u32(1)][u32(0)]), bitcast<f32>(bitcast<u32>(rows_5[u32(1)][u32(1)])), bitcast<u32>(rows_5[u32(1)][u32(2)]), bitcast<u32>(rows_5[u32(1)][u32(3)]) );
    return _S563;
}

fn load_emission_0( emission_3 : u32) -> Emission_0
{
    return load_table_2(run_0.path_0.first_emission_0 + emission_3 * u32(2));
}

fn texture_point_0( triangle_4 : Triangle_0,  surface_2 : Surface_0) -> TexturePoint_0
{
    var along1_2 : vec2<f32> = triangle_4.uv1_1 - triangle_4.uv0_1;
    var along2_2 : vec2<f32> = triangle_4.uv2_1 - triangle_4.uv0_1;
    var uv_1 : vec2<f32> = along1_2 * vec2<f32>(surface_2.b1_0) + along2_2 * vec2<f32>(surface_2.b2_0) + triangle_4.uv0_1;
    var point_12 : TexturePoint_0;
    point_12.u_2 = sloped_0(uv_1.x, vec2<f32>(along1_2.x, along2_2.x));
    point_12.v_3 = sloped_0(uv_1.y, vec2<f32>(along1_2.y, along2_2.y));
    point_12.position_0 = sloped_1(surface_2.position_2, triangle_4.e1_3, triangle_4.e2_3);
    point_12.normal_2 = surface_2.geometric_normal_0;
    return point_12;
}

fn load_emitted_0( triangle_5 : Triangle_0,  surface_3 : Surface_0,  origin_3 : vec3<f32>,  delta_5 : bool) -> Emitted_0
{
    var _S564 : vec3<f32> = vec3<f32>(0.0f);
    var emitted_1 : Emitted_0 = Emitted_x24init_0(Sloped3_x24init_0(_S564, _S564, _S564), false, false, LightShape_x24init_0(_S564, _S564, _S564, _S564, 0.0f), false, 0.0f);
    if((triangle_5.emission_2) == u32(4294967295))
    {
        return emitted_1;
    }
    var index_3 : u32 = ((triangle_5.emission_2) & (u32(2147483647)));
    var _S565 : bool;
    var index_4 : u32;
    if((((triangle_5.emission_2) & (u32(2147483648)))) == u32(0))
    {
        var _S566 : LightTriangle_std430_0 = light_triangles_0[index_3];
        var _S567 : u32 = _S566.emission_0;
        if(!delta_5)
        {
            _S565 = !triangle_5.placed_0;
        }
        else
        {
            _S565 = false;
        }
        if(_S565)
        {
            if(((FEATURES_0 & (u32(1024)))) != u32(0))
            {
                var _S568 : LightShape_0 = shape_of_1(&(_S566));
                emitted_1.shape_7 = _S568;
                emitted_1.ball_0 = (((_S566.flags_0) & (u32(4)))) != u32(0);
                emitted_1.probability_2 = tree_share_0(origin_3) * probability_in_tree_0(_S566.node_0, origin_3);
            }
            else
            {
                emitted_1.probability_2 = load_emission_0(_S567).pdf_area_0;
            }
        }
        index_4 = _S567;
    }
    else
    {
        index_4 = index_3;
    }
    var emission_4 : Emission_0 = load_emission_0(index_4);
    emitted_1.radiance_7 = sloped_2(emission_4.radiance_0);
    emitted_1.two_sided_1 = (emission_4.two_sided_0) != u32(0);
    if(((FEATURES_0 & (u32(128)))) != u32(0))
    {
        _S565 = (emission_4.texture_0) != u32(4294967295);
    }
    else
    {
        _S565 = false;
    }
    if(_S565)
    {
        emitted_1.textured_2 = true;
        emitted_1.radiance_7 = times_4(emitted_1.radiance_7, texture_expression_0(emission_4.texture_0, texture_point_0(triangle_5, surface_3)));
    }
    return emitted_1;
}

fn SlopedFrame_x24init_0( s_10 : Sloped3_0,  t_10 : Sloped3_0,  n_10 : Sloped3_0) -> SlopedFrame_0
{
    var _S569 : SlopedFrame_0;
    _S569.s_7 = s_10;
    _S569.t_8 = t_10;
    _S569.n_4 = n_10;
    return _S569;
}

fn Shading_x24init_0( kind_2 : u32,  eta_1 : f32,  coat_1 : u32,  lobe_3 : f32,  a_27 : Sloped3_0,  b_23 : Sloped3_0,  widths_1 : vec4<f32>,  widths_d1_1 : vec4<f32>,  widths_d2_1 : vec4<f32>,  textured_5 : bool,  bent_1 : bool,  frame_4 : SlopedFrame_0) -> Shading_0
{
    var _S570 : Shading_0;
    _S570.kind_0 = kind_2;
    _S570.eta_0 = eta_1;
    _S570.coat_0 = coat_1;
    _S570.lobe_2 = lobe_3;
    _S570.a_25 = a_27;
    _S570.b_21 = b_23;
    _S570.widths_0 = widths_1;
    _S570.widths_d1_0 = widths_d1_1;
    _S570.widths_d2_0 = widths_d2_1;
    _S570.textured_1 = textured_5;
    _S570.bent_0 = bent_1;
    _S570.frame_0 = frame_4;
    return _S570;
}

struct Material_0
{
     a_28 : vec3<f32>,
     bits_2 : u32,
     b_24 : vec3<f32>,
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

fn load_material_0( index_5 : u32) -> Material_0
{
    var first_12 : u32 = index_5 * u32(5);
    var row0_0 : vec4<f32> = tables_0[first_12];
    var row1_1 : vec4<f32> = tables_0[first_12 + u32(1)];
    var row2_1 : vec4<f32> = tables_0[first_12 + u32(2)];
    var material_1 : Material_0;
    material_1.a_28 = row0_0.xyz;
    material_1.bits_2 = (bitcast<u32>((row0_0.w)));
    material_1.b_24 = row1_1.xyz;
    material_1.eta_2 = row1_1.w;
    material_1.alpha_1 = row2_1.xy;
    material_1.coat_alpha_0 = row2_1.zw;
    material_1.a_texture_0 = u32(4294967295);
    material_1.b_texture_0 = u32(4294967295);
    const _S571 : vec2<u32> = vec2<u32>(u32(4294967295), u32(4294967295));
    material_1.alpha_textures_0 = _S571;
    material_1.coat_alpha_textures_0 = _S571;
    material_1.relief_0 = u32(4294967295);
    material_1.coat_2 = u32(4294967295);
    if(((FEATURES_0 & (u32(805)))) != u32(0))
    {
        var row3_0 : vec4<u32> = (bitcast<vec4<u32>>((tables_0[first_12 + u32(3)])));
        var row4_0 : vec4<u32> = (bitcast<vec4<u32>>((tables_0[first_12 + u32(4)])));
        material_1.a_texture_0 = row3_0.x;
        material_1.b_texture_0 = row3_0.y;
        material_1.alpha_textures_0 = row3_0.zw;
        material_1.coat_alpha_textures_0 = row4_0.xy;
        material_1.relief_0 = row4_0.z;
        material_1.coat_2 = row4_0.w;
    }
    return material_1;
}

struct Patch_0
{
     normal_8 : Sloped3_0,
     dpdu_0 : Sloped3_0,
     tangent_u_0 : Sloped3_0,
     tangent_v_0 : Sloped3_0,
     dndu_0 : vec3<f32>,
     dndv_0 : vec3<f32>,
};

fn Patch_x24init_0( normal_9 : Sloped3_0,  dpdu_1 : Sloped3_0,  tangent_u_1 : Sloped3_0,  tangent_v_1 : Sloped3_0,  dndu_1 : vec3<f32>,  dndv_1 : vec3<f32>) -> Patch_0
{
    var _S572 : Patch_0;
    _S572.normal_8 = normal_9;
    _S572.dpdu_0 = dpdu_1;
    _S572.tangent_u_0 = tangent_u_1;
    _S572.tangent_v_0 = tangent_v_1;
    _S572.dndu_0 = dndu_1;
    _S572.dndv_0 = dndv_1;
    return _S572;
}

fn unit_of_0( a_29 : Sloped3_0) -> Sloped3_0
{
    var _S573 : vec3<f32> = a_29.v_0;
    var _S574 : vec3<f32> = vec3<f32>((1.0f / sqrt(dot(_S573, _S573))));
    var u_7 : vec3<f32> = a_29.v_0 * _S574;
    return sloped_1(u_7, (a_29.d1_0 + u_7 * vec3<f32>(- dot(u_7, a_29.d1_0))) * _S574, (a_29.d2_0 + u_7 * vec3<f32>(- dot(u_7, a_29.d2_0))) * _S574);
}

fn cross_product_0( a_30 : Sloped3_0,  b_25 : Sloped3_0) -> Sloped3_0
{
    return sloped_1(cross(a_30.v_0, b_25.v_0), cross(a_30.d1_0, b_25.v_0) + cross(a_30.v_0, b_25.d1_0), cross(a_30.d2_0, b_25.v_0) + cross(a_30.v_0, b_25.d2_0));
}

fn sloped_frame_from_normal_0( n_11 : Sloped3_0) -> SlopedFrame_0
{
    var sign_1 : f32;
    if((n_11.v_0.z) < 0.0f)
    {
        sign_1 = -1.0f;
    }
    else
    {
        sign_1 = 1.0f;
    }
    var x_23 : Sloped_0 = channel_0(n_11, u32(0));
    var y_10 : Sloped_0 = channel_0(n_11, u32(1));
    var a_31 : Sloped_0 = over_0(sloped_3(-1.0f), plus_0(channel_0(n_11, u32(2)), sign_1));
    var b_26 : Sloped_0 = times_1(times_1(x_23, y_10), a_31);
    var frame_5 : SlopedFrame_0;
    frame_5.s_7 = vector_of_0(plus_0(times_0(times_1(times_1(x_23, x_23), a_31), sign_1), 1.0f), times_0(b_26, sign_1), times_0(x_23, - sign_1));
    frame_5.t_8 = vector_of_0(b_26, plus_0(times_1(times_1(y_10, y_10), a_31), sign_1), times_0(y_10, -1.0f));
    frame_5.n_4 = n_11;
    return frame_5;
}

fn patch_at_0( triangle_6 : Triangle_0,  surface_4 : Surface_0) -> Patch_0
{
    var sides_0 : Tangents_0 = tangents_of_0(triangle_6, triangle_6.e1_3, triangle_6.e2_3);
    var patch_0 : Patch_0;
    patch_0.normal_8 = sloped_2(surface_4.frame_1.n_5);
    var _S575 : Sloped3_0 = sloped_2(sides_0.du_0);
    patch_0.dpdu_0 = _S575;
    patch_0.tangent_u_0 = _S575;
    patch_0.tangent_v_0 = sloped_2(sides_0.dv_0);
    var _S576 : vec3<f32> = vec3<f32>(0.0f);
    patch_0.dndu_0 = _S576;
    patch_0.dndv_0 = _S576;
    if(triangle_6.smooth_0)
    {
        var n1_1 : vec3<f32> = triangle_6.n1_0 - triangle_6.n0_0;
        var n2_1 : vec3<f32> = triangle_6.n2_0 - triangle_6.n0_0;
        var interpolated_1 : vec3<f32> = n1_1 * vec3<f32>(surface_4.b1_0) + n2_1 * vec3<f32>(surface_4.b2_0) + triangle_6.n0_0;
        if((dot(interpolated_1, interpolated_1)) > 0.0f)
        {
            patch_0.normal_8 = unit_of_0(sloped_1(interpolated_1, n1_1, n2_1));
            patch_0.normal_8.v_0 = surface_4.frame_1.n_5;
        }
        var n1_2 : vec3<f32>;
        var n2_2 : vec3<f32>;
        if(triangle_6.placed_0)
        {
            var n0_1 : vec3<f32> = unit_vector_0(triangle_6.n0_0);
            var _S577 : vec3<f32> = unit_vector_0(triangle_6.n2_0) - n0_1;
            n1_2 = unit_vector_0(triangle_6.n1_0) - n0_1;
            n2_2 = _S577;
        }
        else
        {
            n1_2 = n1_1;
            n2_2 = n2_1;
        }
        var turn_1 : Tangents_0 = tangents_of_0(triangle_6, n1_2, n2_2);
        patch_0.dndu_0 = turn_1.du_0;
        patch_0.dndv_0 = turn_1.dv_0;
        patch_0.tangent_v_0 = cross_product_0(patch_0.normal_8, patch_0.dpdu_0);
        if((dot(patch_0.tangent_v_0.v_0, patch_0.tangent_v_0.v_0)) > 0.0f)
        {
            patch_0.tangent_u_0 = cross_product_0(patch_0.tangent_v_0, patch_0.normal_8);
        }
        else
        {
            var frame_6 : SlopedFrame_0 = sloped_frame_from_normal_0(patch_0.normal_8);
            patch_0.tangent_u_0 = frame_6.s_7;
            patch_0.tangent_v_0 = frame_6.t_8;
        }
    }
    return patch_0;
}

fn Patch_further_0( this_5 : Patch_0,  point_13 : TexturePoint_0,  along_v_0 : bool) -> TexturePoint_0
{
    var result_9 : TexturePoint_0 = point_13;
    if(along_v_0)
    {
        result_9.v_3 = plus_0(point_13.v_3, 0.00050000002374873f);
        result_9.position_0 = plus_2(point_13.position_0, times_2(this_5.tangent_v_0, 0.00050000002374873f));
    }
    else
    {
        result_9.u_2 = plus_0(point_13.u_2, 0.00050000002374873f);
        result_9.position_0 = plus_2(point_13.position_0, times_2(this_5.tangent_u_0, 0.00050000002374873f));
    }
    return result_9;
}

fn positive_parts_0( colour_4 : Sloped3_0) -> Sloped3_0
{
    return vector_of_0(positive_part_0(channel_0(colour_4, u32(0))), positive_part_0(channel_0(colour_4, u32(1))), positive_part_0(channel_0(colour_4, u32(2))));
}

fn is_finite_1( v_11 : vec3<f32>) -> bool
{
    var _S578 : bool;
    if(is_finite_0(v_11.x))
    {
        _S578 = is_finite_0(v_11.y);
    }
    else
    {
        _S578 = false;
    }
    if(_S578)
    {
        _S578 = is_finite_0(v_11.z);
    }
    else
    {
        _S578 = false;
    }
    return _S578;
}

fn product_1( a_32 : Sloped3_0,  b_27 : Sloped3_0) -> Sloped_0
{
    return sloped_0(dot(a_32.v_0, b_27.v_0), vec2<f32>(dot(a_32.d1_0, b_27.v_0) + dot(a_32.v_0, b_27.d1_0), dot(a_32.d2_0, b_27.v_0) + dot(a_32.v_0, b_27.d2_0)));
}

fn sloped_frame_0( n_12 : Sloped3_0,  tangent_2 : Sloped3_0) -> SlopedFrame_0
{
    var s_11 : Sloped3_0 = minus_0(tangent_2, times_3(n_12, product_1(n_12, tangent_2)));
    var _S579 : vec3<f32> = s_11.v_0;
    var _S580 : vec3<f32> = tangent_2.v_0;
    if((dot(_S579, _S579)) > (9.999999960041972e-13f * dot(_S580, _S580)))
    {
        var frame_7 : SlopedFrame_0;
        var _S581 : Sloped3_0 = unit_of_0(s_11);
        frame_7.s_7 = _S581;
        frame_7.t_8 = cross_product_0(n_12, _S581);
        frame_7.n_4 = n_12;
        return frame_7;
    }
    return sloped_frame_from_normal_0(n_12);
}

fn Patch_frame_0( this_6 : Patch_0,  bent_2 : Sloped3_0,  tangent_3 : Sloped3_0,  exists_0 : bool,  outwards_0 : vec3<f32>) -> SlopedFrame_0
{
    var _S582 : bool;
    if(exists_0)
    {
        _S582 = is_finite_1(bent_2.v_0);
    }
    else
    {
        _S582 = false;
    }
    if(_S582)
    {
        _S582 = is_finite_1(bent_2.d1_0);
    }
    else
    {
        _S582 = false;
    }
    if(_S582)
    {
        _S582 = is_finite_1(bent_2.d2_0);
    }
    else
    {
        _S582 = false;
    }
    var n_13 : Sloped3_0;
    var along_u_0 : Sloped3_0;
    if(_S582)
    {
        n_13 = bent_2;
        along_u_0 = tangent_3;
    }
    else
    {
        n_13 = this_6.normal_8;
        along_u_0 = this_6.dpdu_0;
    }
    if((dot(n_13.v_0, outwards_0)) < 0.0f)
    {
        n_13 = times_2(n_13, -1.0f);
    }
    return sloped_frame_0(n_13, along_u_0);
}

fn Patch_mapped_0( this_7 : Patch_0,  colour_5 : Sloped3_0,  outwards_1 : vec3<f32>) -> SlopedFrame_0
{
    var local_0 : Sloped3_0 = plus_2(plus_2(colour_5, colour_5), sloped_2(vec3<f32>(-1.0f)));
    var unit_0 : Sloped3_0 = unit_of_0(local_0);
    var _S583 : vec3<f32> = local_0.v_0;
    var exists_1 : bool;
    if((dot(_S583, _S583)) > 0.0f)
    {
        exists_1 = is_finite_1(unit_0.v_0);
    }
    else
    {
        exists_1 = false;
    }
    if(exists_1)
    {
        exists_1 = is_finite_1(unit_0.d1_0);
    }
    else
    {
        exists_1 = false;
    }
    if(exists_1)
    {
        exists_1 = is_finite_1(unit_0.d2_0);
    }
    else
    {
        exists_1 = false;
    }
    var tangents_1 : SlopedFrame_0 = sloped_frame_0(this_7.normal_8, this_7.tangent_u_0);
    return Patch_frame_0(this_7, plus_2(plus_2(times_3(tangents_1.s_7, channel_0(unit_0, u32(0))), times_3(tangents_1.t_8, channel_0(unit_0, u32(1)))), times_3(tangents_1.n_4, channel_0(unit_0, u32(2)))), this_7.tangent_u_0, exists_1, outwards_1);
}

fn minus_1( a_33 : Sloped_0,  b_28 : Sloped_0) -> Sloped_0
{
    return sloped_0(a_33.v_2 - b_28.v_2, a_33.d_0 - b_28.d_0);
}

fn Patch_bumped_0( this_8 : Patch_0,  here_0 : Sloped_0,  by_u_0 : Sloped_0,  by_v_0 : Sloped_0,  outwards_2 : vec3<f32>) -> SlopedFrame_0
{
    var displaced_u_0 : Sloped3_0 = plus_2(plus_2(this_8.tangent_u_0, times_3(this_8.normal_8, times_0(minus_1(by_u_0, here_0), 1999.9998779296875f))), along_1(here_0, this_8.dndu_0));
    var across_1 : Sloped3_0 = cross_product_0(displaced_u_0, plus_2(plus_2(this_8.tangent_v_0, times_3(this_8.normal_8, times_0(minus_1(by_v_0, here_0), 1999.9998779296875f))), along_1(here_0, this_8.dndv_0)));
    var _S584 : vec3<f32> = across_1.v_0;
    return Patch_frame_0(this_8, unit_of_0(across_1), displaced_u_0, (dot(_S584, _S584)) > 0.0f, outwards_2);
}

fn at_most_1( a_34 : Sloped3_0,  b_29 : f32) -> Sloped3_0
{
    return vector_of_0(at_most_0(channel_0(a_34, u32(0)), b_29), at_most_0(channel_0(a_34, u32(1)), b_29), at_most_0(channel_0(a_34, u32(2)), b_29));
}

fn shade_0( triangle_7 : Triangle_0,  surface_5 : Surface_0,  lobe_4 : f32) -> Shading_0
{
    var material_2 : Material_0 = load_material_0(triangle_7.material_0);
    var shading_2 : Shading_0;
    shading_2.lobe_2 = lobe_4;
    shading_2.a_25 = sloped_2(material_2.a_28);
    shading_2.b_21 = sloped_2(material_2.b_24);
    shading_2.widths_0 = vec4<f32>(material_2.alpha_1, material_2.coat_alpha_0);
    var _S585 : vec4<f32> = vec4<f32>(0.0f);
    shading_2.widths_d1_0 = _S585;
    shading_2.widths_d2_0 = _S585;
    shading_2.textured_1 = false;
    shading_2.bent_0 = false;
    var _S586 : vec3<f32> = vec3<f32>(0.0f);
    var _S587 : Sloped3_0 = Sloped3_x24init_0(_S586, _S586, _S586);
    shading_2.frame_0 = SlopedFrame_x24init_0(_S587, _S587, _S587);
    var mixtures_0 : bool;
    if(((FEATURES_0 & (u32(4)))) != u32(0))
    {
        mixtures_0 = (((material_2.bits_2) & (u32(255)))) == u32(7);
    }
    else
    {
        mixtures_0 = false;
    }
    if(mixtures_0)
    {
        mixtures_0 = true;
    }
    else
    {
        if(((FEATURES_0 & (u32(33)))) != u32(0))
        {
            mixtures_0 = (((material_2.bits_2) & (u32(3584)))) != u32(0);
        }
        else
        {
            mixtures_0 = false;
        }
    }
    var material_3 : Material_0;
    if(mixtures_0)
    {
        var _S588 : TexturePoint_0 = texture_point_0(triangle_7, surface_5);
        var _S589 : Patch_0 = Patch_x24init_0(_S587, _S587, _S587, _S587, _S586, _S586);
        var _S590 : Sloped_0 = sloped_3(0.0f);
        material_3 = material_2;
        var patch_1 : Patch_0 = _S589;
        var here_1 : Sloped_0 = _S590;
        var further_u_0 : Sloped_0 = _S590;
        var lookup_0 : u32 = u32(0);
        for(;;)
        {
            if(lookup_0 < u32(10))
            {
            }
            else
            {
                break;
            }
            var mixture_0 : bool;
            if(((FEATURES_0 & (u32(4)))) != u32(0))
            {
                mixture_0 = (((material_3.bits_2) & (u32(255)))) == u32(7);
            }
            else
            {
                mixture_0 = false;
            }
            if(lookup_0 == u32(0))
            {
                mixtures_0 = !mixture_0;
            }
            else
            {
                mixtures_0 = false;
            }
            var _S591 : bool;
            var _S592 : bool;
            var same_0 : bool;
            var _S593 : bool;
            var patch_2 : Patch_0;
            var texture_2 : u32;
            if(mixtures_0)
            {
                shading_2.a_25 = sloped_2(material_3.a_28);
                shading_2.b_21 = sloped_2(material_3.b_24);
                shading_2.widths_0 = vec4<f32>(material_3.alpha_1, material_3.coat_alpha_0);
                if(((FEATURES_0 & (u32(1)))) != u32(0))
                {
                    _S591 = (((material_3.bits_2) & (u32(512)))) != u32(0);
                }
                else
                {
                    _S591 = false;
                }
                shading_2.textured_1 = _S591;
                if(((FEATURES_0 & (u32(32)))) != u32(0))
                {
                    _S592 = (((material_3.bits_2) & (u32(3072)))) != u32(0);
                }
                else
                {
                    _S592 = false;
                }
                shading_2.bent_0 = _S592;
                if(!shading_2.textured_1)
                {
                    same_0 = !shading_2.bent_0;
                }
                else
                {
                    same_0 = false;
                }
                if(same_0)
                {
                    break;
                }
                if(shading_2.textured_1)
                {
                    texture_2 = u32(1);
                }
                else
                {
                    texture_2 = u32(7);
                }
                if(((FEATURES_0 & (u32(32)))) != u32(0))
                {
                    _S593 = shading_2.bent_0;
                }
                else
                {
                    _S593 = false;
                }
                if(_S593)
                {
                    patch_2 = patch_at_0(triangle_7, surface_5);
                }
                else
                {
                    patch_2 = patch_1;
                }
                lookup_0 = texture_2;
            }
            else
            {
                patch_2 = patch_1;
            }
            var _S594 : bool = lookup_0 == u32(0);
            if(_S594)
            {
                _S591 = true;
            }
            else
            {
                _S591 = lookup_0 == u32(1);
            }
            var place_1 : TexturePoint_0;
            if(_S591)
            {
                texture_2 = material_3.a_texture_0;
                place_1 = _S588;
            }
            else
            {
                if(lookup_0 == u32(2))
                {
                    texture_2 = material_3.b_texture_0;
                    place_1 = _S588;
                }
                else
                {
                    if(lookup_0 == u32(3))
                    {
                        texture_2 = material_3.alpha_textures_0.x;
                        place_1 = _S588;
                    }
                    else
                    {
                        if(lookup_0 == u32(4))
                        {
                            texture_2 = material_3.alpha_textures_0.y;
                            place_1 = _S588;
                        }
                        else
                        {
                            if(lookup_0 == u32(5))
                            {
                                texture_2 = material_3.coat_alpha_textures_0.x;
                                place_1 = _S588;
                            }
                            else
                            {
                                if(lookup_0 == u32(6))
                                {
                                    texture_2 = material_3.coat_alpha_textures_0.y;
                                    place_1 = _S588;
                                }
                                else
                                {
                                    if(((FEATURES_0 & (u32(32)))) != u32(0))
                                    {
                                        var _S595 : Material_0 = material_3;
                                        if(lookup_0 != u32(7))
                                        {
                                            place_1 = Patch_further_0(patch_2, _S588, lookup_0 == u32(9));
                                        }
                                        else
                                        {
                                            place_1 = _S588;
                                        }
                                        texture_2 = _S595.relief_0;
                                    }
                                    else
                                    {
                                        texture_2 = u32(4294967295);
                                        place_1 = _S588;
                                    }
                                }
                            }
                        }
                    }
                }
            }
            if(lookup_0 == u32(4))
            {
                _S592 = texture_2 == (material_3.alpha_textures_0.x);
            }
            else
            {
                _S592 = false;
            }
            if(_S592)
            {
                same_0 = true;
            }
            else
            {
                if(lookup_0 == u32(6))
                {
                    same_0 = texture_2 == (material_3.coat_alpha_textures_0.x);
                }
                else
                {
                    same_0 = false;
                }
            }
            var _S596 : Sloped3_0 = sloped_2(_S586);
            if(((FEATURES_0 & (u32(33)))) != u32(0))
            {
                _S593 = texture_2 != u32(4294967295);
            }
            else
            {
                _S593 = false;
            }
            var _S597 : bool;
            if(_S593)
            {
                _S597 = !same_0;
            }
            else
            {
                _S597 = false;
            }
            var value_7 : Sloped3_0;
            if(_S597)
            {
                var value_8 : Sloped3_0 = texture_expression_0(texture_2, place_1);
                if(lookup_0 < u32(7))
                {
                    value_7 = positive_parts_0(value_8);
                }
                else
                {
                    value_7 = value_8;
                }
            }
            else
            {
                value_7 = _S596;
            }
            var first_13 : Sloped_0 = channel_0(value_7, u32(0));
            var lookup_1 : u32;
            var _S598 : f32;
            if(_S594)
            {
                if(texture_2 != u32(4294967295))
                {
                    _S598 = first_13.v_2;
                }
                else
                {
                    _S598 = material_3.a_28.x;
                }
                var _S599 : f32 = min(_S598, 1.0f);
                var second_8 : bool = (shading_2.lobe_2) < _S599;
                if(second_8)
                {
                    shading_2.lobe_2 = shading_2.lobe_2 * (1.0f / _S599);
                }
                else
                {
                    shading_2.lobe_2 = (shading_2.lobe_2 - _S599) * (1.0f / (1.0f - _S599));
                }
                shading_2.lobe_2 = min(shading_2.lobe_2, 0.99999994039535522f);
                if(second_8)
                {
                    lookup_1 = material_3.alpha_textures_0.y;
                }
                else
                {
                    lookup_1 = material_3.alpha_textures_0.x;
                }
                material_3 = load_material_0(lookup_1);
                patch_1 = patch_2;
                continue;
            }
            if(lookup_0 < u32(7))
            {
                var _S600 : bool;
                if(lookup_0 == u32(1))
                {
                    _S600 = texture_2 != u32(4294967295);
                }
                else
                {
                    _S600 = false;
                }
                var _S601 : bool;
                if(_S600)
                {
                    shading_2.a_25 = value_7;
                }
                else
                {
                    if(lookup_0 == u32(2))
                    {
                        _S601 = texture_2 != u32(4294967295);
                    }
                    else
                    {
                        _S601 = false;
                    }
                    if(_S601)
                    {
                        shading_2.b_21 = value_7;
                    }
                    else
                    {
                        var _S602 : bool;
                        if(lookup_0 >= u32(3))
                        {
                            _S602 = texture_2 != u32(4294967295);
                        }
                        else
                        {
                            _S602 = false;
                        }
                        if(_S602)
                        {
                            var i_12 : u32 = lookup_0 - u32(3);
                            if(same_0)
                            {
                                _S598 = shading_2.widths_0[i_12 - u32(1)];
                            }
                            else
                            {
                                _S598 = first_13.v_2;
                            }
                            shading_2.widths_0[i_12] = _S598;
                            var _S603 : f32;
                            if(same_0)
                            {
                                _S603 = shading_2.widths_d1_0[i_12 - u32(1)];
                            }
                            else
                            {
                                _S603 = first_13.d_0.x;
                            }
                            shading_2.widths_d1_0[i_12] = _S603;
                            var _S604 : f32;
                            if(same_0)
                            {
                                _S604 = shading_2.widths_d2_0[i_12 - u32(1)];
                            }
                            else
                            {
                                _S604 = first_13.d_0.y;
                            }
                            shading_2.widths_d2_0[i_12] = _S604;
                        }
                    }
                }
                var lookup_2 : u32 = lookup_0 + u32(1);
                if(lookup_2 == u32(7))
                {
                    _S601 = !shading_2.bent_0;
                }
                else
                {
                    _S601 = false;
                }
                if(_S601)
                {
                    break;
                }
                lookup_1 = lookup_2;
            }
            else
            {
                var _S605 : u32 = u32(0);
                var further_u_1 : Sloped_0;
                var here_2 : Sloped_0;
                if(!(((FEATURES_0 & (u32(32)))) != u32(0)))
                {
                    break;
                }
                else
                {
                    if((((material_3.bits_2) & (u32(2048)))) != u32(0))
                    {
                        shading_2.frame_0 = Patch_mapped_0(patch_2, value_7, surface_5.geometric_normal_0);
                        break;
                    }
                    else
                    {
                        var height_6 : Sloped_0 = finite_part_0(first_13);
                        if(lookup_0 == u32(7))
                        {
                            here_2 = height_6;
                            further_u_1 = further_u_0;
                        }
                        else
                        {
                            if(lookup_0 == u32(8))
                            {
                                here_2 = height_6;
                            }
                            else
                            {
                                shading_2.frame_0 = Patch_bumped_0(patch_2, here_1, further_u_0, height_6, surface_5.geometric_normal_0);
                                here_2 = further_u_0;
                            }
                            var _S606 : Sloped_0 = here_2;
                            here_2 = here_1;
                            further_u_1 = _S606;
                        }
                        _S605 = lookup_0 + u32(1);
                    }
                }
                here_1 = here_2;
                further_u_0 = further_u_1;
                lookup_1 = _S605;
            }
            patch_1 = patch_2;
            lookup_0 = lookup_1;
        }
    }
    else
    {
        material_3 = material_2;
    }
    shading_2.kind_0 = ((material_3.bits_2) & (u32(255)));
    shading_2.eta_0 = material_3.eta_2;
    shading_2.coat_0 = material_3.coat_2;
    if(((FEATURES_0 & (u32(4)))) != u32(0))
    {
        mixtures_0 = (shading_2.kind_0) == u32(8);
    }
    else
    {
        mixtures_0 = false;
    }
    if(mixtures_0)
    {
        shading_2.kind_0 = u32(2);
        shading_2.eta_0 = 1.0f;
    }
    if(((FEATURES_0 & (u32(1)))) != u32(0))
    {
        mixtures_0 = shading_2.textured_1;
    }
    else
    {
        mixtures_0 = false;
    }
    if(mixtures_0)
    {
        mixtures_0 = (shading_2.kind_0) != u32(1);
    }
    else
    {
        mixtures_0 = false;
    }
    if(mixtures_0)
    {
        mixtures_0 = (shading_2.kind_0) != u32(6);
    }
    else
    {
        mixtures_0 = false;
    }
    if(mixtures_0)
    {
        shading_2.a_25 = at_most_1(shading_2.a_25, 1.0f);
        shading_2.b_21 = at_most_1(shading_2.b_21, 1.0f);
    }
    return shading_2;
}

fn SquareMap_x24init_0( start_2 : vec2<f32>,  scale_9 : vec2<f32>,  cell_2 : vec2<f32>,  size_4 : vec2<f32>) -> SquareMap_0
{
    var _S607 : SquareMap_0;
    _S607.start_1 = start_2;
    _S607.scale_8 = scale_9;
    _S607.cell_1 = cell_2;
    _S607.size_2 = size_4;
    return _S607;
}

fn Arriving_x24init_0( radiance_10 : vec3<f32>,  pdf_4 : f32,  by_point_2 : vec3<f32>,  by_direction_2 : vec3<f32>) -> Arriving_0
{
    var _S608 : Arriving_0;
    _S608.radiance_2 = radiance_10;
    _S608.pdf_0 = pdf_4;
    _S608.by_point_0 = by_point_2;
    _S608.by_direction_0 = by_direction_2;
    return _S608;
}

fn Hit_x24init_0( leaf_4 : u32,  instance_2 : u32) -> Hit_0
{
    var _S609 : Hit_0;
    _S609.leaf_2 = leaf_4;
    _S609.instance_1 = instance_2;
    return _S609;
}

fn ChosenLight_x24init_0( kind_3 : i32,  probability_7 : f32,  radiance_11 : Sloped3_0,  textured_6 : bool,  delta_6 : bool,  two_sided_4 : bool,  shape_11 : LightShape_0,  spot_1 : bool,  cos_end_1 : f32,  cos_start_1 : f32,  map_2 : SquareMap_0,  to_light_3 : array<vec4<f32>, i32(3)>,  arriving_3 : Arriving_0,  hit_2 : Hit_0,  ball_3 : u32) -> ChosenLight_0
{
    var _S610 : ChosenLight_0;
    _S610.kind_1 = kind_3;
    _S610.probability_3 = probability_7;
    _S610.radiance_8 = radiance_11;
    _S610.textured_3 = textured_6;
    _S610.delta_3 = delta_6;
    _S610.two_sided_2 = two_sided_4;
    _S610.shape_8 = shape_11;
    _S610.spot_0 = spot_1;
    _S610.cos_end_0 = cos_end_1;
    _S610.cos_start_0 = cos_start_1;
    _S610.map_1 = map_2;
    _S610.to_light_2 = to_light_3;
    _S610.arriving_2 = arriving_3;
    _S610.hit_0 = hit_2;
    _S610.ball_1 = ball_3;
    return _S610;
}

fn nothing_0() -> Hit_0
{
    var hit_3 : Hit_0;
    hit_3.leaf_2 = u32(4294967295);
    hit_3.instance_1 = u32(4294967295);
    return hit_3;
}

struct RemoteLight_0
{
     start_3 : f32,
     share_5 : f32,
     index_6 : u32,
     padding_5 : u32,
};

fn load_table_3( first_14 : u32) -> RemoteLight_0
{
    var rows_6 : array<vec4<f32>, i32(1)>;
    rows_6[i32(0)] = tables_0[first_14];
    var _S611 : RemoteLight_0 = RemoteLight_0( bitcast<f32>(bitcast<u32>(rows_6[u32(0)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_6[u32(0)][u32(1)])), bitcast<u32>(rows_6[u32(0)][u32(2)]), bitcast<u32>(rows_6[u32(0)][u32(3)]) );
    return _S611;
}

struct DistantLight_0
{
     direction_13 : vec3<f32>,
     padding0_5 : u32,
     irradiance_0 : vec3<f32>,
     padding1_5 : u32,
};

fn load_table_4( first_15 : u32) -> DistantLight_0
{
    var rows_7 : array<vec4<f32>, i32(2)>;
    rows_7[i32(0)] = tables_0[first_15];
    rows_7[i32(1)] = tables_0[first_15 + u32(1)];
    var _S612 : DistantLight_0 = DistantLight_0( vec3<f32>(bitcast<f32>(bitcast<u32>(rows_7[u32(0)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_7[u32(0)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_7[u32(0)][u32(2)]))), bitcast<u32>(rows_7[u32(0)][u32(3)]), vec3<f32>(bitcast<f32>(bitcast<u32>(rows_7[u32(1)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_7[u32(1)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_7[u32(1)][u32(2)]))), bitcast<u32>(rows_7[u32(1)][u32(3)]) );
    return _S612;
}

fn cell_of_0( first_16 : u32,  cells_1 : u32,  value_9 : f32) -> u32
{
    var high_0 : u32 = cells_1;
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
        if((cumulative_at_0(first_16 + middle_0)) <= value_9)
        {
            low_0 = middle_0;
        }
        else
        {
            high_0 = middle_0;
        }
    }
    return low_0;
}

fn square_map_0( sky_7 : Sky_0,  u_8 : vec2<f32>) -> SquareMap_0
{
    var row_9 : u32 = cell_of_0(sky_7.distribution_0, sky_7.rows_1, u_8.y);
    var columns_1 : u32 = first_column_0(sky_7, row_9);
    var column_1 : u32 = cell_of_0(columns_1, sky_7.columns_0, u_8.x);
    var map_3 : SquareMap_0;
    var _S613 : u32 = columns_1 + column_1;
    var _S614 : f32 = cumulative_at_0(_S613);
    var _S615 : u32 = sky_7.distribution_0 + row_9;
    var _S616 : f32 = cumulative_at_0(_S615);
    map_3.start_1 = vec2<f32>(_S614, _S616);
    map_3.scale_8 = vec2<f32>(1.0f / (cumulative_at_0(_S613 + u32(1)) - _S614), 1.0f / (cumulative_at_0(_S615 + u32(1)) - _S616));
    map_3.cell_1 = vec2<f32>(f32(column_1), f32(row_9));
    map_3.size_2 = vec2<f32>(f32(sky_7.columns_0), f32(sky_7.rows_1));
    return map_3;
}

fn mapped_0( map_4 : SquareMap_0,  u_9 : vec2<f32>) -> vec2<f32>
{
    var within_0 : vec2<f32> = (u_9 + map_4.start_1 * vec2<f32>(-1.0f)) * map_4.scale_8;
    var _S617 : f32 = within_0.x;
    var x_24 : f32;
    if(_S617 < 1.0f)
    {
        x_24 = _S617;
    }
    else
    {
        x_24 = 0.99999994039535522f;
    }
    var _S618 : f32 = within_0.y;
    var y_11 : f32;
    if(_S618 < 1.0f)
    {
        y_11 = _S618;
    }
    else
    {
        y_11 = 0.99999994039535522f;
    }
    return (vec2<f32>(x_24, y_11) + map_4.cell_1) * (vec2<f32>(1.0f) / map_4.size_2);
}

fn octahedral_direction_0( square_3 : vec2<f32>) -> vec3<f32>
{
    var u_10 : f32 = square_3.x * 2.0f - 1.0f;
    var v_12 : f32 = square_3.y * 2.0f - 1.0f;
    var _S619 : bool = u_10 < 0.0f;
    var u_abs_0 : f32;
    if(_S619)
    {
        u_abs_0 = - u_10;
    }
    else
    {
        u_abs_0 = u_10;
    }
    var _S620 : bool = v_12 < 0.0f;
    var v_abs_0 : f32;
    if(_S620)
    {
        v_abs_0 = - v_12;
    }
    else
    {
        v_abs_0 = v_12;
    }
    var distance_6 : f32 = 1.0f - (u_abs_0 + v_abs_0);
    var _S621 : bool = distance_6 < 0.0f;
    var turns_4 : f32;
    if(_S621)
    {
        turns_4 = - distance_6;
    }
    else
    {
        turns_4 = distance_6;
    }
    var r_2 : f32 = 1.0f - turns_4;
    if(r_2 > 0.0f)
    {
        turns_4 = ((v_abs_0 - u_abs_0) / r_2 + 1.0f) * 0.125f;
    }
    else
    {
        turns_4 = 0.125f;
    }
    var sin_cos_2 : vec2<f32> = sin_cos_turns_0(turns_4);
    var _S622 : f32 = r_2 * r_2;
    var z_4 : f32 = 1.0f - _S622;
    var radius_1 : f32 = r_2 * safe_sqrt_0(2.0f - _S622);
    var x_25 : f32 = sin_cos_2.y * radius_1;
    var y_12 : f32 = sin_cos_2.x * radius_1;
    if(_S619)
    {
        u_abs_0 = - x_25;
    }
    else
    {
        u_abs_0 = x_25;
    }
    if(_S620)
    {
        v_abs_0 = - y_12;
    }
    else
    {
        v_abs_0 = y_12;
    }
    if(_S621)
    {
        turns_4 = - z_4;
    }
    else
    {
        turns_4 = z_4;
    }
    return vec3<f32>(u_abs_0, v_abs_0, turns_4);
}

fn choose_in_tree_0( point_14 : vec3<f32>,  pick_any_0 : f32,  probability_8 : ptr<function, f32>) -> u32
{
    (*probability_8) = 1.0f;
    var target_0 : u32 = light_node_target_0(u32(0));
    var pick_2 : f32 = pick_any_0;
    for(;;)
    {
        if(((target_0 & (u32(2147483648)))) == u32(0))
        {
        }
        else
        {
            break;
        }
        var child_0 : u32 = (target_0 & (u32(3221225471)));
        var share_6 : f32 = share_of_first_0(target_0, child_0, point_14);
        if(share_6 < 0.0f)
        {
            return u32(4294967295);
        }
        var first_17 : bool = pick_2 < share_6;
        var pick_3 : f32;
        if(first_17)
        {
            pick_3 = pick_2 / share_6;
        }
        else
        {
            pick_3 = (pick_2 - share_6) / (1.0f - share_6);
        }
        var _S623 : f32;
        if(first_17)
        {
            _S623 = share_6;
        }
        else
        {
            _S623 = 1.0f - share_6;
        }
        (*probability_8) = (*probability_8) * _S623;
        var _S624 : f32 = min(pick_3, 0.99999994039535522f);
        var _S625 : u32;
        if(first_17)
        {
            _S625 = child_0;
        }
        else
        {
            _S625 = child_0 + u32(1);
        }
        target_0 = light_node_target_0(_S625);
        pick_2 = _S624;
    }
    return (target_0 & (u32(2147483647)));
}

struct PointLight_0
{
     position_3 : vec3<f32>,
     kind_4 : u32,
     intensity_0 : vec3<f32>,
     image_6 : u32,
     axis_0 : vec3<f32>,
     cos_end_2 : f32,
     cos_start_2 : f32,
     padding_6 : u32,
     half_size_0 : vec2<f32>,
     to_light_4 : array<vec4<f32>, i32(3)>,
};

fn load_table_5( first_18 : u32) -> PointLight_0
{
    var rows_8 : array<vec4<f32>, i32(7)>;
    rows_8[i32(0)] = tables_0[first_18];
    rows_8[i32(1)] = tables_0[first_18 + u32(1)];
    rows_8[i32(2)] = tables_0[first_18 + u32(2)];
    rows_8[i32(3)] = tables_0[first_18 + u32(3)];
    rows_8[i32(4)] = tables_0[first_18 + u32(4)];
    rows_8[i32(5)] = tables_0[first_18 + u32(5)];
    rows_8[i32(6)] = tables_0[first_18 + u32(6)];
    var _S626 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>( vec4<f32>(bitcast<f32>(bitcast<u32>(rows_8[u32(4)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_8[u32(4)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_8[u32(4)][u32(2)])), bitcast<f32>(bitcast<u32>(rows_8[u32(4)][u32(3)]))), vec4<f32>(bitcast<f32>(bitcast<u32>(rows_8[u32(5)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_8[u32(5)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_8[u32(5)][u32(2)])), bitcast<f32>(bitcast<u32>(rows_8[u32(5)][u32(3)]))), vec4<f32>(bitcast<f32>(bitcast<u32>(rows_8[u32(6)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_8[u32(6)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_8[u32(6)][u32(2)])), bitcast<f32>(bitcast<u32>(rows_8[u32(6)][u32(3)]))) );
    var _S627 : PointLight_0 = PointLight_0( vec3<f32>(bitcast<f32>(bitcast<u32>(rows_8[u32(0)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_8[u32(0)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_8[u32(0)][u32(2)]))), bitcast<u32>(rows_8[u32(0)][u32(3)]), vec3<f32>(bitcast<f32>(bitcast<u32>(rows_8[u32(1)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_8[u32(1)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_8[u32(1)][u32(2)]))), bitcast<u32>(rows_8[u32(1)][u32(3)]), vec3<f32>(bitcast<f32>(bitcast<u32>(rows_8[u32(2)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_8[u32(2)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_8[u32(2)][u32(2)]))), bitcast<f32>(bitcast<u32>(rows_8[u32(2)][u32(3)])), bitcast<f32>(bitcast<u32>(rows_8[u32(3)][u32(0)])), bitcast<u32>(rows_8[u32(3)][u32(1)]), vec2<f32>(bitcast<f32>(bitcast<u32>(rows_8[u32(3)][u32(2)])), bitcast<f32>(bitcast<u32>(rows_8[u32(3)][u32(3)]))), _S626 );
    return _S627;
}

fn point_intensity_0( light_6 : PointLight_0,  direction_14 : vec3<f32>) -> vec3<f32>
{
    var intensity_1 : vec3<f32>;
    if((light_6.kind_4) == u32(2))
    {
        intensity_1 = light_6.intensity_0 * texel_at_0(light_6.image_6, octahedral_square_0(unit_vector_0(rotated_0(light_6.to_light_4, direction_14))));
    }
    else
    {
        if((light_6.kind_4) == u32(3))
        {
            var local_1 : vec3<f32> = rotated_0(light_6.to_light_4, direction_14);
            var _S628 : f32 = local_1.z;
            var st_1 : vec2<f32> = local_1.xy / (vec2<f32>(_S628) * (light_6.half_size_0 * vec2<f32>(2.0f))) + vec2<f32>(0.5f);
            var seen_2 : bool;
            if(_S628 >= 0.00100000004749745f)
            {
                seen_2 = (st_1.x) >= 0.0f;
            }
            else
            {
                seen_2 = false;
            }
            if(seen_2)
            {
                seen_2 = (st_1.x) <= 1.0f;
            }
            else
            {
                seen_2 = false;
            }
            if(seen_2)
            {
                seen_2 = (st_1.y) >= 0.0f;
            }
            else
            {
                seen_2 = false;
            }
            if(seen_2)
            {
                seen_2 = (st_1.y) <= 1.0f;
            }
            else
            {
                seen_2 = false;
            }
            if(seen_2)
            {
                intensity_1 = texel_at_0(light_6.image_6, st_1);
            }
            else
            {
                intensity_1 = vec3<f32>(0.0f);
            }
            intensity_1 = light_6.intensity_0 * intensity_1;
        }
        else
        {
            intensity_1 = light_6.intensity_0;
        }
    }
    return intensity_1;
}

fn choose_light_0( point_15 : vec3<f32>,  pick_any_1 : f32,  u_11 : vec2<f32>) -> ChosenLight_0
{
    var _S629 : vec3<f32> = vec3<f32>(0.0f);
    var _S630 : vec2<f32> = vec2<f32>(0.0f);
    var _S631 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>(vec4<f32>(0.0f), vec4<f32>(0.0f), vec4<f32>(0.0f));
    var light_7 : ChosenLight_0 = ChosenLight_x24init_0(i32(0), 0.0f, Sloped3_x24init_0(_S629, _S629, _S629), false, false, false, LightShape_x24init_0(_S629, _S629, _S629, _S629, 0.0f), false, 0.0f, 0.0f, SquareMap_x24init_0(_S630, _S630, _S630, _S630), _S631, Arriving_x24init_0(_S629, 0.0f, _S629, _S629), Hit_x24init_0(u32(0), u32(0)), u32(0));
    light_7.kind_1 = i32(0);
    light_7.hit_0 = nothing_0();
    var _S632 : f32 = min(pick_any_1, 0.99999994039535522f);
    var share_7 : f32 = tree_share_0(point_15);
    var by_portal_0 : bool;
    if(((FEATURES_0 & (u32(8)))) != u32(0))
    {
        by_portal_0 = _S632 >= share_7;
    }
    else
    {
        by_portal_0 = false;
    }
    var chosen_1 : u32;
    if(by_portal_0)
    {
        var _S633 : f32 = 1.0f - share_7;
        var _S634 : f32 = min((_S632 - share_7) / _S633, 0.99999994039535522f);
        chosen_1 = u32(0);
        for(;;)
        {
            var _S635 : u32 = chosen_1 + u32(1);
            if(_S635 < (run_0.lights_0.remote_count_0))
            {
                by_portal_0 = (tables_0[run_0.lights_0.remote_0 + chosen_1 + u32(1)].x) <= _S634;
            }
            else
            {
                by_portal_0 = false;
            }
            if(by_portal_0)
            {
            }
            else
            {
                break;
            }
            chosen_1 = _S635;
        }
        var remote_1 : RemoteLight_0 = load_table_3(run_0.lights_0.remote_0 + chosen_1);
        var _S636 : f32 = min((_S634 - remote_1.start_3) / remote_1.share_5, 0.99999994039535522f);
        if((remote_1.index_6) >= (run_0.lights_0.sky_count_0))
        {
            var distant_1 : DistantLight_0 = load_table_4(run_0.lights_0.distant_0 + (remote_1.index_6 - run_0.lights_0.sky_count_0) * u32(2));
            light_7.kind_1 = i32(4);
            light_7.delta_3 = true;
            light_7.probability_3 = _S633 * remote_1.share_5;
            light_7.shape_8.normal_1 = distant_1.direction_13;
            light_7.radiance_8 = sloped_2(distant_1.irradiance_0);
            return light_7;
        }
        var sky_8 : Sky_0 = load_sky_0(remote_1.index_6);
        light_7.kind_1 = i32(5);
        light_7.to_light_2 = sky_8.to_light_1;
        var by_portal_1 : bool = (sky_8.has_portal_0) != u32(0);
        if(by_portal_1)
        {
            by_portal_0 = (sky_8.distribution_0) != u32(4294967295);
        }
        else
        {
            by_portal_0 = false;
        }
        var pick_4 : f32;
        if(by_portal_0)
        {
            var by_portal_2 : bool = _S636 < 0.5f;
            var _S637 : f32 = 2.0f * _S636;
            if(by_portal_2)
            {
                pick_4 = 0.0f;
            }
            else
            {
                pick_4 = 1.0f;
            }
            var _S638 : f32 = _S637 - pick_4;
            by_portal_0 = by_portal_2;
            pick_4 = _S638;
        }
        else
        {
            by_portal_0 = by_portal_1;
            pick_4 = _S636;
        }
        var direction_15 : vec3<f32>;
        if(by_portal_0)
        {
            light_7.kind_1 = i32(6);
            var _S639 : LightShape_0 = portal_half_0(sky_8, pick_4 >= 0.5f);
            light_7.shape_8 = _S639;
            var view_8 : TriangleView_0 = view_of_0(_S639, point_15);
            var sampled_1 : SampledPoint_0 = sample_view_0(_S639, view_8, u_11);
            if(!((view_8.height_1) > 0.0f))
            {
                by_portal_0 = true;
            }
            else
            {
                by_portal_0 = !sampled_1.valid_0;
            }
            if(by_portal_0)
            {
                light_7.kind_1 = i32(0);
            }
            direction_15 = sampled_1.direction_0;
        }
        else
        {
            var _S640 : SquareMap_0 = square_map_0(sky_8, u_11);
            light_7.map_1 = _S640;
            var local_2 : vec3<f32> = octahedral_direction_0(mapped_0(_S640, u_11));
            direction_15 = sky_8.to_light_1[i32(0)].xyz * vec3<f32>(local_2.x) + sky_8.to_light_1[i32(1)].xyz * vec3<f32>(local_2.y) + sky_8.to_light_1[i32(2)].xyz * vec3<f32>(local_2.z);
        }
        if(by_portal_1)
        {
            by_portal_0 = (portal_half_seen_0(sky_8, point_15, direction_15)) == u32(4294967295);
        }
        else
        {
            by_portal_0 = false;
        }
        if(by_portal_0)
        {
            light_7.kind_1 = i32(0);
        }
        light_7.arriving_2 = arriving_0(point_15, direction_15, _S633);
        light_7.radiance_8 = sloped_2(light_7.arriving_2.radiance_2);
        return light_7;
    }
    var number_0 : u32;
    if(((FEATURES_0 & (u32(1024)))) != u32(0))
    {
        var probability_9 : f32;
        var number_1 : u32 = choose_in_tree_0(point_15, min(_S632 / share_7, 0.99999994039535522f), &(probability_9));
        light_7.probability_3 = probability_9 * share_7;
        if(number_1 == u32(4294967295))
        {
            return light_7;
        }
        number_0 = number_1;
    }
    else
    {
        chosen_1 = run_0.lights_0.triangles_0;
        number_0 = u32(0);
        for(;;)
        {
            if((chosen_1 - number_0) > u32(1))
            {
            }
            else
            {
                break;
            }
            var middle_1 : u32 = ((number_0 + chosen_1) >> (u32(1)));
            if((light_triangles_0[middle_1].uv0_0.x) <= pick_any_1)
            {
                number_0 = middle_1;
            }
            else
            {
                chosen_1 = middle_1;
            }
        }
    }
    if(((FEATURES_0 & (u32(16)))) != u32(0))
    {
        by_portal_0 = number_0 >= (run_0.lights_0.triangles_0);
    }
    else
    {
        by_portal_0 = false;
    }
    if(by_portal_0)
    {
        var at_point_0 : PointLight_0 = load_table_5(run_0.lights_0.points_0 + (number_0 - run_0.lights_0.triangles_0) * u32(7));
        light_7.kind_1 = i32(3);
        light_7.delta_3 = true;
        light_7.shape_8.corner_1 = at_point_0.position_3;
        light_7.shape_8.normal_1 = at_point_0.axis_0;
        light_7.spot_0 = (at_point_0.kind_4) == u32(1);
        light_7.cos_end_0 = at_point_0.cos_end_2;
        light_7.cos_start_0 = at_point_0.cos_start_2;
        light_7.radiance_8 = sloped_2(point_intensity_0(at_point_0, unit_vector_0(point_15 - at_point_0.position_3)));
        return light_7;
    }
    var _S641 : LightTriangle_std430_0 = light_triangles_0[number_0];
    var emission_5 : Emission_0 = load_emission_0(_S641.emission_0);
    light_7.kind_1 = i32(1);
    var _S642 : LightShape_0 = shape_of_1(&(_S641));
    light_7.shape_8 = _S642;
    if(!(((FEATURES_0 & (u32(1024)))) != u32(0)))
    {
        light_7.probability_3 = emission_5.pdf_area_0 * _S641.area_0;
    }
    light_7.radiance_8 = sloped_2(emission_5.radiance_0);
    if(((FEATURES_0 & (u32(65536)))) != u32(0))
    {
        by_portal_0 = (((_S641.flags_0) & (u32(4)))) != u32(0);
    }
    else
    {
        by_portal_0 = false;
    }
    if(by_portal_0)
    {
        light_7.kind_1 = i32(2);
        light_7.ball_1 = number_0;
        return light_7;
    }
    light_7.two_sided_2 = (emission_5.two_sided_0) != u32(0);
    var _S643 : u32 = _S641.flags_0;
    light_7.delta_3 = (((_S641.flags_0) & (u32(1)))) != u32(0);
    if(((FEATURES_0 & (u32(128)))) != u32(0))
    {
        by_portal_0 = ((_S643 & (u32(2)))) != u32(0);
    }
    else
    {
        by_portal_0 = false;
    }
    light_7.textured_3 = by_portal_0;
    light_7.hit_0.leaf_2 = _S641.leaf_0;
    light_7.hit_0.instance_1 = u32(4294967295);
    if(((FEATURES_0 & (u32(128)))) != u32(0))
    {
        by_portal_0 = light_7.textured_3;
    }
    else
    {
        by_portal_0 = false;
    }
    if(by_portal_0)
    {
        var _S644 : Sloped3_0 = radiance_of_triangle_0(&(_S641), emission_5, point_15, u_11);
        light_7.radiance_8 = _S644;
    }
    return light_7;
}

struct DirectLight_0
{
     radiance_12 : vec3<f32>,
     direction_16 : vec3<f32>,
     distance_7 : f32,
     valid_1 : bool,
};

struct BsdfValue_0
{
     f_cos_0 : vec3<f32>,
     pdf_5 : f32,
};

struct CoatedDiffuse_0
{
     base_0 : vec3<f32>,
     share_8 : f32,
     alpha_2 : vec2<f32>,
     coat_3 : u32,
     smooth_1 : bool,
};

struct s_minCtx_s_bwdCallableCtx_coat_attenuation_0
{
     value0_39 : f32,
};

struct s_minCtx_s_bwdCallableCtx_coat_crossing_0
{
     value0_40 : f32,
     value1_8 : f32,
     value2_5 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0,
     value3_3 : vec3<f32>,
};

struct s_minCtx_s_bwdCallableCtx_coat_internal_0
{
     value0_41 : vec2<f32>,
};

struct s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0
{
     value0_42 : f32,
     value1_9 : s_minCtx_s_bwdCallableCtx_coat_crossing_0,
     value2_6 : f32,
     value3_4 : s_minCtx_s_bwdCallableCtx_coat_internal_0,
     value4_2 : u32,
     value5_1 : f32,
};

struct s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0
{
     value0_43 : f32,
     value1_10 : s_minCtx_s_bwdCallableCtx_coat_crossing_0,
     value2_7 : f32,
};

struct s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0
{
     value0_44 : CoatedDiffuse_0,
     value1_11 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0,
     value2_8 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0,
};

struct Refraction_0
{
     direction_17 : vec3<f32>,
     valid_2 : bool,
};

struct CoatedConductor_0
{
     eta_3 : vec3<f32>,
     k_2 : vec3<f32>,
     coat_alpha_1 : vec2<f32>,
     alpha_3 : vec2<f32>,
     once_0 : vec2<f32>,
     more_1 : vec2<f32>,
     turn_2 : vec2<f32>,
     metal_width_0 : f32,
     coat_width_0 : f32,
     again_0 : f32,
     wo_0 : vec3<f32>,
     wo_below_0 : Refraction_0,
     factors_0 : vec2<f32>,
     shares_0 : vec2<f32>,
     n_14 : f32,
     coat_4 : u32,
     coat_smooth_0 : bool,
};

struct LobeTable_0
{
     value_10 : vec2<f32>,
     by_cosine_0 : vec2<f32>,
     by_metal_0 : vec2<f32>,
     by_coat_0 : vec2<f32>,
};

struct s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0
{
     value0_45 : f32,
     value1_12 : LobeTable_0,
     value2_9 : f32,
     value3_5 : s_minCtx_s_bwdCallableCtx_coat_crossing_0,
     value4_3 : LobeTable_0,
};

struct s_minCtx_s_bwdCallableCtx_coated_conductor_value_0
{
     value0_46 : f32,
     value1_13 : s_minCtx_s_bwdCallableCtx_coat_crossing_0,
     value2_10 : LobeTable_0,
     value3_6 : u32,
};

struct s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0
{
     value0_47 : CoatedConductor_0,
     value1_14 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0,
     value2_11 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0,
};

struct s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0
{
     value0_48 : s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0,
     value1_15 : s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0,
};

struct s_minCtx_s_bwdCallableCtx_direct_light_0
{
     value0_49 : BsdfValue_0,
     value1_16 : s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0,
};

struct Departure_0
{
     weight_4 : vec3<f32>,
     origin_4 : vec3<f32>,
     direction_18 : vec3<f32>,
     pdf_6 : f32,
     valid_3 : bool,
     delta_7 : bool,
};

struct BsdfSample_0
{
     wi_0 : vec3<f32>,
     weight_5 : vec3<f32>,
     pdf_7 : f32,
     valid_4 : bool,
     delta_8 : bool,
};

struct s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0
{
     value0_50 : CoatedDiffuse_0,
     value1_17 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0,
     value2_12 : f32,
     value3_7 : BsdfValue_0,
     value4_4 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0,
};

struct s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0
{
     value0_51 : f32,
     value1_18 : f32,
     value2_13 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0,
     value3_8 : u32,
};

struct s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0
{
     value0_52 : s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0,
     value1_19 : CoatedConductor_0,
     value2_14 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0,
     value3_9 : BsdfValue_0,
     value4_5 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0,
};

struct s_minCtx_s_bwdCallableCtx_bsdf_sample_0
{
     value0_53 : s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0,
     value1_20 : s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0,
};

struct s_minCtx_s_bwdCallableCtx_scatter_0
{
     value0_54 : BsdfSample_0,
     value1_21 : s_minCtx_s_bwdCallableCtx_bsdf_sample_0,
};

struct s_minCtx_s_bwdCallableCtx_path_luminance_0
{
     value0_55 : DirectLight_0,
     value1_22 : s_minCtx_s_bwdCallableCtx_direct_light_0,
     value2_15 : Departure_0,
     value3_10 : s_minCtx_s_bwdCallableCtx_scatter_0,
};

struct Tuple_15
{
     value0_56 : f32,
     value1_23 : s_minCtx_s_bwdCallableCtx_path_luminance_0,
};

struct Tuple_16
{
     value0_57 : Surface_0,
};

struct Tuple_17
{
     value0_58 : Frame_0,
};

struct Tuple_18
{
     value0_59 : Frame_0,
};

fn s_apply_frame_from_normal_0( _S645 : vec3<f32>) -> Tuple_18
{
    var _S646 : f32 = _S645.z;
    var sign_2 : f32;
    if(_S646 < 0.0f)
    {
        sign_2 = -1.0f;
    }
    else
    {
        sign_2 = 1.0f;
    }
    var a_35 : f32 = -1.0f / (sign_2 + _S646);
    var _S647 : f32 = _S645.x;
    var _S648 : f32 = _S645.y;
    var b_30 : f32 = _S647 * _S648 * a_35;
    var _S649 : vec3<f32> = vec3<f32>(b_30, sign_2 + _S648 * _S648 * a_35, - _S648);
    var _S650 : Tuple_18;
    _S650.value0_59.s_8 = vec3<f32>(1.0f + sign_2 * _S647 * _S647 * a_35, sign_2 * b_30, - sign_2 * _S647);
    _S650.value0_59.t_9 = _S649;
    _S650.value0_59.n_5 = _S645;
    return _S650;
}

fn s_apply_frame_from_normal_tangent_0( _S651 : vec3<f32>,  tangent_4 : vec3<f32>) -> Tuple_17
{
    var s_12 : vec3<f32> = tangent_4 + _S651 * vec3<f32>(- s_apply_dot_0(_S651, tangent_4).value0_5);
    var _S652 : Tuple_5 = s_apply_dot_0(s_12, s_12);
    var frame_8 : Frame_0;
    if((_S652.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(tangent_4, tangent_4).value0_5))
    {
        var _S653 : vec3<f32> = s_12 * vec3<f32>((1.0f / s_apply_sqrt_0(_S652.value0_5).value0_4));
        var _S654 : Tuple_3 = s_apply_cross_0(_S651, _S653);
        frame_8.s_8 = _S653;
        frame_8.t_9 = _S654.value0_3;
        frame_8.n_5 = _S651;
    }
    else
    {
        frame_8 = s_apply_frame_from_normal_0(_S651).value0_59;
    }
    var _S655 : Tuple_17;
    _S655.value0_58 = frame_8;
    return _S655;
}

fn s_apply_surface_at_0( triangle_8 : Triangle_0,  _S656 : vec3<f32>,  _S657 : vec3<f32>) -> Tuple_16
{
    var _S658 : Tuple_3 = s_apply_cross_0(triangle_8.e1_3, triangle_8.e2_3);
    var _S659 : vec3<f32> = _S658.value0_3;
    var _S660 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S659, _S659).value0_5));
    var from_p0_1 : vec3<f32> = _S656 - triangle_8.p0_0;
    var in_plane_1 : vec3<f32> = from_p0_1 + _S657 * vec3<f32>(- (s_apply_dot_0(from_p0_1, _S658.value0_3).value0_5 / s_apply_dot_0(_S657, _S658.value0_3).value0_5));
    var _S661 : Tuple_5 = s_apply_dot_0(in_plane_1, s_apply_cross_0(triangle_8.e2_3, _S658.value0_3).value0_3 * _S660);
    var _S662 : Tuple_5 = s_apply_dot_0(in_plane_1, s_apply_cross_0(_S658.value0_3, triangle_8.e1_3).value0_3 * _S660);
    var _S663 : vec3<f32> = vec3<f32>(0.0f);
    var _S664 : Frame_0 = Frame_0( _S663, _S663, _S663 );
    var _S665 : vec3<f32> = vec3<f32>(_S661.value0_5);
    var _S666 : vec3<f32> = vec3<f32>(_S662.value0_5);
    var _S667 : vec3<f32> = triangle_8.e1_3 * _S665 + triangle_8.e2_3 * _S666 + triangle_8.p0_0;
    var surface_6 : Surface_0;
    var n_15 : vec3<f32>;
    if(triangle_8.smooth_0)
    {
        var interpolated_2 : vec3<f32> = (triangle_8.n1_0 - triangle_8.n0_0) * _S665 + (triangle_8.n2_0 - triangle_8.n0_0) * _S666 + triangle_8.n0_0;
        var _S668 : Tuple_5 = s_apply_dot_0(interpolated_2, interpolated_2);
        if((_S668.value0_5) > 0.0f)
        {
            var n_16 : vec3<f32> = interpolated_2 * vec3<f32>((1.0f / s_apply_sqrt_0(_S668.value0_5).value0_4));
            if((s_apply_dot_0(triangle_8.plane_normal_0, n_16).value0_5) < 0.0f)
            {
                var _S669 : vec3<f32> = (vec3<f32>(0) - triangle_8.plane_normal_0);
                surface_6.position_2 = _S667;
                surface_6.frame_1 = _S664;
                surface_6.b1_0 = _S661.value0_5;
                surface_6.b2_0 = _S662.value0_5;
                surface_6.geometric_normal_0 = _S669;
            }
            else
            {
                surface_6.position_2 = _S667;
                surface_6.frame_1 = _S664;
                surface_6.b1_0 = _S661.value0_5;
                surface_6.b2_0 = _S662.value0_5;
                surface_6.geometric_normal_0 = triangle_8.plane_normal_0;
            }
            n_15 = n_16;
        }
        else
        {
            n_15 = triangle_8.plane_normal_0;
            surface_6.position_2 = _S667;
            surface_6.frame_1 = _S664;
            surface_6.b1_0 = _S661.value0_5;
            surface_6.b2_0 = _S662.value0_5;
            surface_6.geometric_normal_0 = triangle_8.plane_normal_0;
        }
    }
    else
    {
        n_15 = triangle_8.plane_normal_0;
        surface_6.position_2 = _S667;
        surface_6.frame_1 = _S664;
        surface_6.b1_0 = _S661.value0_5;
        surface_6.b2_0 = _S662.value0_5;
        surface_6.geometric_normal_0 = triangle_8.plane_normal_0;
    }
    if(triangle_8.anisotropic_0)
    {
        surface_6.frame_1 = s_apply_frame_from_normal_tangent_0(n_15, triangle_8.tangent_0).value0_58;
    }
    else
    {
        surface_6.frame_1 = s_apply_frame_from_normal_0(n_15).value0_59;
    }
    var _S670 : Tuple_16;
    _S670.value0_57 = surface_6;
    return _S670;
}

struct Tuple_19
{
     value0_60 : vec3<f32>,
};

struct Tuple_20
{
     value0_61 : FoundLight_0,
};

struct Cone_0
{
     axis_1 : vec3<f32>,
     distance_8 : f32,
     height_7 : f32,
     valid_5 : bool,
};

struct Tuple_21
{
     value0_62 : Cone_0,
};

fn s_apply_cone_of_0( ball_4 : LightShape_0,  _S671 : vec3<f32>) -> Tuple_21
{
    var _S672 : vec3<f32> = vec3<f32>(0.0f);
    var to_centre_0 : vec3<f32> = ball_4.corner_1 + _S671 * vec3<f32>(-1.0f);
    var _S673 : Tuple_5 = s_apply_dot_0(to_centre_0, to_centre_0);
    var _S674 : f32 = ball_4.area_1;
    var radius2_1 : f32 = _S674 * _S674;
    var cone_1 : Cone_0;
    if((_S673.value0_5) > radius2_1)
    {
        var sine2_0 : f32 = radius2_1 / _S673.value0_5;
        var _S675 : Tuple_4 = s_apply_sqrt_0(_S673.value0_5);
        var _S676 : f32 = sine2_0 / (1.0f + s_apply_sqrt_0(1.0f - sine2_0).value0_4);
        cone_1.axis_1 = to_centre_0 * vec3<f32>((1.0f / _S675.value0_4));
        cone_1.distance_8 = _S675.value0_4;
        cone_1.height_7 = _S676;
        cone_1.valid_5 = true;
    }
    else
    {
        cone_1.axis_1 = _S672;
        cone_1.distance_8 = 0.0f;
        cone_1.height_7 = 1.0f;
        cone_1.valid_5 = false;
    }
    var _S677 : Tuple_21;
    _S677.value0_62 = cone_1;
    return _S677;
}

struct Tuple_22
{
     value0_63 : f32,
};

fn s_apply_cone_pdf_0( _S678 : Cone_0) -> Tuple_22
{
    var _S679 : Tuple_22;
    _S679.value0_63 = 0.15915493667125702f / _S678.height_7;
    return _S679;
}

struct Tuple_23
{
     value0_64 : f32,
};

fn s_apply_view_pdf_0( shape_12 : LightShape_0,  _S680 : TriangleView_0,  _S681 : vec3<f32>,  _S682 : f32) -> Tuple_23
{
    var pdf_8 : f32;
    if(_S680.spherical_0)
    {
        pdf_8 = 1.0f / _S680.solid_angle_0;
    }
    else
    {
        var _S683 : Tuple_2 = s_apply_abs_0(s_apply_dot_0(_S681, shape_12.normal_1).value0_5);
        if((_S683.value0_2) > 0.0f)
        {
            pdf_8 = _S682 * _S682 / (_S683.value0_2 * shape_12.area_1);
        }
        else
        {
            pdf_8 = 0.0f;
        }
    }
    var _S684 : Tuple_23;
    _S684.value0_64 = pdf_8;
    return _S684;
}

fn s_apply_emitted_light_0( emitted_2 : Emitted_0,  _S685 : Surface_0,  _S686 : vec3<f32>,  _S687 : vec3<f32>) -> Tuple_20
{
    var _S688 : vec3<f32> = vec3<f32>(0.0f);
    var cosine_5 : f32 = - s_apply_dot_0(_S687, _S685.geometric_normal_0).value0_5;
    var _S689 : bool;
    if(cosine_5 > 0.0f)
    {
        _S689 = true;
    }
    else
    {
        if(cosine_5 < 0.0f)
        {
            _S689 = emitted_2.two_sided_1;
        }
        else
        {
            _S689 = false;
        }
    }
    var found_0 : FoundLight_0;
    if(_S689)
    {
        if(((FEATURES_0 & (u32(128)))) != u32(0))
        {
            _S689 = emitted_2.textured_2;
        }
        else
        {
            _S689 = false;
        }
        if(_S689)
        {
            var _S690 : vec3<f32> = vec3<f32>(0.0f);
            found_0.radiance_6 = emitted_2.radiance_7.v_0 + emitted_2.radiance_7.d1_0 * _S690 + emitted_2.radiance_7.d2_0 * _S690;
            found_0.pdf_3 = 0.0f;
        }
        else
        {
            found_0.radiance_6 = emitted_2.radiance_7.v_0;
            found_0.pdf_3 = 0.0f;
        }
        if((emitted_2.probability_2) > 0.0f)
        {
            var arm_0 : vec3<f32> = _S685.position_2 + _S686 * vec3<f32>(-1.0f);
            var _S691 : Tuple_5 = s_apply_dot_0(arm_0, arm_0);
            if(((FEATURES_0 & (u32(65536)))) != u32(0))
            {
                _S689 = emitted_2.ball_0;
            }
            else
            {
                _S689 = false;
            }
            if(_S689)
            {
                var _S692 : Tuple_21 = s_apply_cone_of_0(emitted_2.shape_7, _S686);
                if(_S692.value0_62.valid_5)
                {
                    found_0.pdf_3 = s_apply_cone_pdf_0(_S692.value0_62).value0_63 * emitted_2.probability_2;
                }
            }
            else
            {
                if(((FEATURES_0 & (u32(1024)))) != u32(0))
                {
                    found_0.pdf_3 = s_apply_view_pdf_0(emitted_2.shape_7, s_apply_view_of_0(emitted_2.shape_7, _S686).value0_8, _S687, s_apply_sqrt_0(_S691.value0_5).value0_4).value0_64 * emitted_2.probability_2;
                }
                else
                {
                    found_0.pdf_3 = _S691.value0_5 * emitted_2.probability_2 / s_apply_abs_0(cosine_5).value0_2;
                }
            }
        }
    }
    else
    {
        found_0.radiance_6 = _S688;
        found_0.pdf_3 = 0.0f;
    }
    var _S693 : Tuple_20;
    _S693.value0_61 = found_0;
    return _S693;
}

fn s_apply_emission_of_0( emitted_3 : Emitted_0,  _S694 : Surface_0,  _S695 : vec3<f32>,  _S696 : vec3<f32>,  _S697 : f32,  delta_9 : bool) -> Tuple_19
{
    var _S698 : Tuple_19;
    _S698.value0_60 = s_apply_weighted_emission_0(s_apply_emitted_light_0(emitted_3, _S694, _S695, _S696).value0_61, _S697, delta_9).value0_24;
    return _S698;
}

struct Bsdf_0
{
     a_36 : vec3<f32>,
     b_31 : vec3<f32>,
     alpha_4 : vec2<f32>,
     coat_alpha_2 : vec2<f32>,
     eta_4 : f32,
     kind_5 : u32,
     coat_5 : u32,
};

struct Tuple_24
{
     value0_65 : Bsdf_0,
};

fn s_apply_bsdf_near_0( shading_3 : Shading_0,  _S699 : f32,  _S700 : f32) -> Tuple_24
{
    var _S701 : vec2<f32> = vec2<f32>(0.0f);
    var _S702 : bool;
    if(((FEATURES_0 & (u32(1)))) != u32(0))
    {
        _S702 = shading_3.textured_1;
    }
    else
    {
        _S702 = false;
    }
    var widths_2 : vec4<f32>;
    var bsdf_0 : Bsdf_0;
    if(_S702)
    {
        var _S703 : vec3<f32> = vec3<f32>(0.0f);
        var _S704 : vec3<f32> = shading_3.a_25.v_0 + shading_3.a_25.d1_0 * _S703 + shading_3.a_25.d2_0 * _S703;
        var _S705 : vec3<f32> = shading_3.b_21.v_0 + shading_3.b_21.d1_0 * _S703 + shading_3.b_21.d2_0 * _S703;
        var _S706 : vec4<f32> = vec4<f32>(0.0f);
        widths_2 = shading_3.widths_0 + shading_3.widths_d1_0 * _S706 + shading_3.widths_d2_0 * _S706;
        bsdf_0.a_36 = _S704;
        bsdf_0.b_31 = _S705;
        bsdf_0.alpha_4 = _S701;
        bsdf_0.coat_alpha_2 = _S701;
        bsdf_0.eta_4 = shading_3.eta_0;
        bsdf_0.kind_5 = shading_3.kind_0;
        bsdf_0.coat_5 = shading_3.coat_0;
    }
    else
    {
        widths_2 = shading_3.widths_0;
        bsdf_0.a_36 = shading_3.a_25.v_0;
        bsdf_0.b_31 = shading_3.b_21.v_0;
        bsdf_0.alpha_4 = _S701;
        bsdf_0.coat_alpha_2 = _S701;
        bsdf_0.eta_4 = shading_3.eta_0;
        bsdf_0.kind_5 = shading_3.kind_0;
        bsdf_0.coat_5 = shading_3.coat_0;
    }
    bsdf_0.alpha_4 = widths_2.xy;
    bsdf_0.coat_alpha_2 = widths_2.zw;
    var _S707 : Tuple_24;
    _S707.value0_65 = bsdf_0;
    return _S707;
}

struct Tuple_25
{
     value0_66 : Frame_0,
};

fn s_apply_frame_near_0( shading_4 : Shading_0,  _S708 : Surface_0) -> Tuple_25
{
    var _S709 : bool;
    if(((FEATURES_0 & (u32(32)))) != u32(0))
    {
        _S709 = shading_4.bent_0;
    }
    else
    {
        _S709 = false;
    }
    var frame_9 : Frame_0;
    if(_S709)
    {
        var _S710 : vec3<f32> = vec3<f32>(0.0f);
        var _S711 : vec3<f32> = shading_4.frame_0.t_8.v_0 + shading_4.frame_0.t_8.d1_0 * _S710 + shading_4.frame_0.t_8.d2_0 * _S710;
        var _S712 : vec3<f32> = shading_4.frame_0.n_4.v_0 + shading_4.frame_0.n_4.d1_0 * _S710 + shading_4.frame_0.n_4.d2_0 * _S710;
        frame_9.s_8 = shading_4.frame_0.s_7.v_0 + shading_4.frame_0.s_7.d1_0 * _S710 + shading_4.frame_0.s_7.d2_0 * _S710;
        frame_9.t_9 = _S711;
        frame_9.n_5 = _S712;
    }
    else
    {
        frame_9 = _S708.frame_1;
    }
    var _S713 : Tuple_25;
    _S713.value0_66 = frame_9;
    return _S713;
}

struct Tuple_26
{
     value0_67 : vec3<f32>,
};

fn s_apply_to_local_0( _S714 : Frame_0,  _S715 : vec3<f32>) -> Tuple_26
{
    var _S716 : Tuple_26;
    _S716.value0_67 = vec3<f32>(s_apply_dot_0(_S714.s_8, _S715).value0_5, s_apply_dot_0(_S714.t_9, _S715).value0_5, s_apply_dot_0(_S714.n_5, _S715).value0_5);
    return _S716;
}

struct Tuple_27
{
     value0_68 : DirectLight_0,
     value1_24 : s_minCtx_s_bwdCallableCtx_direct_light_0,
};

struct LightSample_0
{
     direction_19 : vec3<f32>,
     distance_9 : f32,
     radiance_13 : vec3<f32>,
     pdf_9 : f32,
     valid_6 : bool,
};

struct Tuple_28
{
     value0_69 : LightSample_0,
};

struct Tuple_29
{
     value0_70 : SampledPoint_0,
};

struct Tuple_30
{
     value0_71 : vec3<f32>,
};

struct Tuple_31
{
     value0_72 : vec2<f32>,
};

fn s_apply_sin_cos_turns_0( _S717 : f32) -> Tuple_31
{
    var quarter_1 : f32 = round(_S717 * 4.0f);
    var angle_1 : f32 = (_S717 - quarter_1 * 0.25f) * 6.28318548202514648f;
    var a2_2 : f32 = angle_1 * angle_1;
    var s_13 : f32 = angle_1 * (1.0f + a2_2 * (-0.1666666716337204f + a2_2 * (0.00833333376795053f + a2_2 * (-0.0001984127011383f + a2_2 * 2.75573188446287531e-06f))));
    var c_5 : f32 = 1.0f + a2_2 * (-0.5f + a2_2 * (0.0416666679084301f + a2_2 * (-0.00138888892251998f + a2_2 * 0.00002480158764229f)));
    var q_3 : i32 = (i32(quarter_1) & (i32(3)));
    var sine_2 : f32;
    var cosine_6 : f32;
    if(q_3 == i32(1))
    {
        var _S718 : f32 = - s_13;
        sine_2 = c_5;
        cosine_6 = _S718;
    }
    else
    {
        if(q_3 == i32(2))
        {
            var _S719 : f32 = - c_5;
            sine_2 = - s_13;
            cosine_6 = _S719;
        }
        else
        {
            if(q_3 == i32(3))
            {
                sine_2 = - c_5;
                cosine_6 = s_13;
            }
            else
            {
                sine_2 = s_13;
                cosine_6 = c_5;
            }
        }
    }
    var _S720 : Tuple_31;
    _S720.value0_72 = vec2<f32>(sine_2, cosine_6);
    return _S720;
}

struct Tuple_32
{
     value0_73 : f32,
};

fn s_apply_safe_sqrt_0( _S721 : f32) -> Tuple_32
{
    var root_4 : f32;
    if(_S721 > 0.0f)
    {
        root_4 = s_apply_sqrt_0(_S721).value0_4;
    }
    else
    {
        root_4 = 0.0f;
    }
    var _S722 : Tuple_32;
    _S722.value0_73 = root_4;
    return _S722;
}

fn s_apply_sample_solid_angle_0( _S723 : TriangleView_0,  _S724 : vec2<f32>) -> Tuple_30
{
    var _S725 : Tuple_31 = s_apply_sin_cos_turns_0(_S724.x * _S723.solid_angle_0 * 0.07957746833562851f);
    var _S726 : Tuple_7 = s_apply_unit_vector_0(_S723.c_0 + _S723.a_1 * vec3<f32>(- s_apply_dot_0(_S723.a_1, _S723.c_0).value0_5));
    var _S727 : f32 = _S725.value0_72.x;
    var m_1 : f32 = _S727 * (1.0f + s_apply_dot_0(_S723.a_1, _S723.b_1).value0_5);
    var q_4 : f32 = _S725.value0_72.y * s_apply_dot_0(s_apply_cross_0(_S723.a_1, _S723.b_1).value0_3, _S726.value0_9).value0_5 - _S727 * s_apply_dot_0(_S723.b_1, _S726.value0_9).value0_5;
    var m2_1 : f32 = m_1 * m_1;
    var q2_1 : f32 = q_4 * q_4;
    var scale_10 : f32 = 1.0f / (q2_1 + m2_1);
    var chord_1 : vec3<f32> = _S723.a_1 * vec3<f32>(((q2_1 - m2_1) * scale_10)) + _S726.value0_9 * vec3<f32>((2.0f * q_4 * m_1 * scale_10)) + _S723.b_1 * vec3<f32>(-1.0f);
    var chord2_1 : f32 = s_apply_dot_0(chord_1, chord_1).value0_5 * 0.5f;
    var w_2 : f32 = _S724.y * chord2_1;
    var _S728 : Tuple_30;
    _S728.value0_71 = _S723.b_1 * vec3<f32>((1.0f - w_2)) + s_apply_unit_vector_0(chord_1 + _S723.b_1 * vec3<f32>(chord2_1)).value0_9 * vec3<f32>(s_apply_safe_sqrt_0(w_2 * (2.0f - w_2)).value0_73);
    return _S728;
}

fn s_apply_sample_view_0( shape_13 : LightShape_0,  _S729 : TriangleView_0,  _S730 : vec2<f32>) -> Tuple_29
{
    var _S731 : vec3<f32> = vec3<f32>(0.0f);
    var point_16 : SampledPoint_0;
    if(_S729.spherical_0)
    {
        var _S732 : Tuple_30 = s_apply_sample_solid_angle_0(_S729, _S730);
        var distance_10 : f32 = _S729.height_1 / s_apply_dot_0(_S732.value0_71, shape_13.normal_1).value0_5;
        var _S733 : bool;
        if(distance_10 > 0.0f)
        {
            _S733 = is_finite_0(distance_10);
        }
        else
        {
            _S733 = false;
        }
        if(_S733)
        {
            point_16.direction_0 = _S732.value0_71;
            point_16.distance_0 = distance_10;
            point_16.valid_0 = true;
        }
        else
        {
            point_16.direction_0 = _S731;
            point_16.distance_0 = 0.0f;
            point_16.valid_0 = false;
        }
    }
    else
    {
        var _S734 : Tuple_32 = s_apply_safe_sqrt_0(_S730.x);
        var _S735 : f32 = _S730.y;
        var to_light_5 : vec3<f32> = _S729.to_corner_0 + shape_13.e1_1 * vec3<f32>((_S734.value0_73 * (1.0f - _S735))) + shape_13.e2_1 * vec3<f32>((_S734.value0_73 * _S735));
        var _S736 : Tuple_5 = s_apply_dot_0(to_light_5, to_light_5);
        if((_S736.value0_5) > 0.0f)
        {
            var _S737 : Tuple_4 = s_apply_sqrt_0(_S736.value0_5);
            point_16.direction_0 = to_light_5 * vec3<f32>((1.0f / _S737.value0_4));
            point_16.distance_0 = _S737.value0_4;
            point_16.valid_0 = true;
        }
        else
        {
            point_16.direction_0 = _S731;
            point_16.distance_0 = 0.0f;
            point_16.valid_0 = false;
        }
    }
    var _S738 : Tuple_29;
    _S738.value0_70 = point_16;
    return _S738;
}

struct Tuple_33
{
     value0_74 : vec3<f32>,
};

struct Tuple_34
{
     value0_75 : vec3<f32>,
};

fn s_apply_to_world_0( _S739 : Frame_0,  _S740 : vec3<f32>) -> Tuple_34
{
    var _S741 : Tuple_34;
    _S741.value0_75 = _S739.s_8 * vec3<f32>(_S740.x) + _S739.t_9 * vec3<f32>(_S740.y) + _S739.n_5 * vec3<f32>(_S740.z);
    return _S741;
}

fn s_apply_sample_cone_0( _S742 : Cone_0,  _S743 : vec2<f32>) -> Tuple_33
{
    var _S744 : Tuple_31 = s_apply_sin_cos_turns_0(_S743.x);
    var depth_4 : f32 = _S743.y * _S742.height_7;
    var _S745 : Tuple_32 = s_apply_safe_sqrt_0(depth_4 * (2.0f - depth_4));
    var _S746 : Tuple_33;
    _S746.value0_74 = s_apply_to_world_0(s_apply_frame_from_normal_0(_S742.axis_1).value0_59, vec3<f32>(_S745.value0_73 * _S744.value0_72.y, _S745.value0_73 * _S744.value0_72.x, 1.0f - depth_4)).value0_75;
    return _S746;
}

struct Tuple_35
{
     value0_76 : f32,
};

fn s_apply_smooth_step_0( _S747 : f32,  start_4 : f32,  end_0 : f32) -> Tuple_35
{
    var _S748 : bool;
    if(_S747 >= end_0)
    {
        _S748 = _S747 > start_4;
    }
    else
    {
        _S748 = false;
    }
    var step_0 : f32;
    if(_S748)
    {
        step_0 = 1.0f;
    }
    else
    {
        if(_S747 > start_4)
        {
            var t_11 : f32 = (_S747 - start_4) * (1.0f / (end_0 - start_4));
            step_0 = t_11 * t_11 * (3.0f - (t_11 + t_11));
        }
        else
        {
            step_0 = 0.0f;
        }
    }
    var _S749 : Tuple_35;
    _S749.value0_76 = step_0;
    return _S749;
}

struct Tuple_36
{
     value0_77 : vec2<f32>,
};

fn s_apply_mapped_0( map_5 : SquareMap_0,  _S750 : vec2<f32>) -> Tuple_36
{
    var within_1 : vec2<f32> = (_S750 + map_5.start_1 * vec2<f32>(-1.0f)) * map_5.scale_8;
    var _S751 : f32 = within_1.x;
    var x_26 : f32;
    if(_S751 < 1.0f)
    {
        x_26 = _S751;
    }
    else
    {
        x_26 = 0.99999994039535522f;
    }
    var _S752 : f32 = within_1.y;
    var y_13 : f32;
    if(_S752 < 1.0f)
    {
        y_13 = _S752;
    }
    else
    {
        y_13 = 0.99999994039535522f;
    }
    var _S753 : Tuple_36;
    _S753.value0_77 = (vec2<f32>(x_26, y_13) + map_5.cell_1) * (vec2<f32>(1.0f) / map_5.size_2);
    return _S753;
}

struct Tuple_37
{
     value0_78 : vec3<f32>,
};

fn s_apply_octahedral_direction_0( _S754 : vec2<f32>) -> Tuple_37
{
    var u_12 : f32 = _S754.x * 2.0f - 1.0f;
    var v_13 : f32 = _S754.y * 2.0f - 1.0f;
    var _S755 : bool = u_12 < 0.0f;
    var u_abs_1 : f32;
    if(_S755)
    {
        u_abs_1 = - u_12;
    }
    else
    {
        u_abs_1 = u_12;
    }
    var _S756 : bool = v_13 < 0.0f;
    var v_abs_1 : f32;
    if(_S756)
    {
        v_abs_1 = - v_13;
    }
    else
    {
        v_abs_1 = v_13;
    }
    var distance_11 : f32 = 1.0f - (u_abs_1 + v_abs_1);
    var _S757 : bool = distance_11 < 0.0f;
    var turns_5 : f32;
    if(_S757)
    {
        turns_5 = - distance_11;
    }
    else
    {
        turns_5 = distance_11;
    }
    var r_3 : f32 = 1.0f - turns_5;
    if(r_3 > 0.0f)
    {
        turns_5 = ((v_abs_1 - u_abs_1) / r_3 + 1.0f) * 0.125f;
    }
    else
    {
        turns_5 = 0.125f;
    }
    var _S758 : Tuple_31 = s_apply_sin_cos_turns_0(turns_5);
    var _S759 : f32 = r_3 * r_3;
    var z_5 : f32 = 1.0f - _S759;
    var radius_2 : f32 = r_3 * s_apply_safe_sqrt_0(2.0f - _S759).value0_73;
    var x_27 : f32 = _S758.value0_72.y * radius_2;
    var y_14 : f32 = _S758.value0_72.x * radius_2;
    if(_S755)
    {
        u_abs_1 = - x_27;
    }
    else
    {
        u_abs_1 = x_27;
    }
    if(_S756)
    {
        v_abs_1 = - y_14;
    }
    else
    {
        v_abs_1 = y_14;
    }
    if(_S757)
    {
        turns_5 = - z_5;
    }
    else
    {
        turns_5 = z_5;
    }
    var _S760 : Tuple_37;
    _S760.value0_78 = vec3<f32>(u_abs_1, v_abs_1, turns_5);
    return _S760;
}

fn s_apply_sample_light_0( light_8 : ChosenLight_0,  _S761 : vec3<f32>,  _S762 : vec2<f32>) -> Tuple_28
{
    var _S763 : vec3<f32> = vec3<f32>(0.0f);
    var portal_2 : bool;
    if(((FEATURES_0 & (u32(8)))) != u32(0))
    {
        portal_2 = (light_8.kind_1) == i32(6);
    }
    else
    {
        portal_2 = false;
    }
    var _S764 : bool = (light_8.kind_1) == i32(1);
    var placed_1 : bool;
    if(_S764)
    {
        placed_1 = true;
    }
    else
    {
        placed_1 = portal_2;
    }
    var sample_0 : LightSample_0;
    if(placed_1)
    {
        var _S765 : Tuple_6 = s_apply_view_of_0(light_8.shape_8, _S761);
        if(!((_S765.value0_8.height_1) > 0.0f))
        {
            placed_1 = true;
        }
        else
        {
            placed_1 = light_8.two_sided_2;
        }
        if(placed_1)
        {
            placed_1 = true;
        }
        else
        {
            placed_1 = portal_2;
        }
        if(placed_1)
        {
            var _S766 : Tuple_29 = s_apply_sample_view_0(light_8.shape_8, _S765.value0_8, _S762);
            var _S767 : Tuple_23 = s_apply_view_pdf_0(light_8.shape_8, _S765.value0_8, _S766.value0_70.direction_0, _S766.value0_70.distance_0);
            if(portal_2)
            {
                sample_0.direction_19 = _S766.value0_70.direction_0;
                sample_0.distance_9 = 0.0f;
                sample_0.radiance_13 = _S763;
                sample_0.pdf_9 = 1.0f;
                sample_0.valid_6 = false;
            }
            else
            {
                if(_S766.value0_70.valid_0)
                {
                    portal_2 = (_S767.value0_64) > 0.0f;
                }
                else
                {
                    portal_2 = false;
                }
                if(portal_2)
                {
                    if(((FEATURES_0 & (u32(128)))) != u32(0))
                    {
                        portal_2 = light_8.textured_3;
                    }
                    else
                    {
                        portal_2 = false;
                    }
                    if(portal_2)
                    {
                        var _S768 : vec3<f32> = vec3<f32>(0.0f);
                        var _S769 : vec3<f32> = light_8.radiance_8.v_0 + light_8.radiance_8.d1_0 * _S768 + light_8.radiance_8.d2_0 * _S768;
                        sample_0.direction_19 = _S766.value0_70.direction_0;
                        sample_0.distance_9 = _S766.value0_70.distance_0;
                        sample_0.radiance_13 = _S769;
                        sample_0.pdf_9 = 1.0f;
                        sample_0.valid_6 = false;
                    }
                    else
                    {
                        sample_0.direction_19 = _S766.value0_70.direction_0;
                        sample_0.distance_9 = _S766.value0_70.distance_0;
                        sample_0.radiance_13 = light_8.radiance_8.v_0;
                        sample_0.pdf_9 = 1.0f;
                        sample_0.valid_6 = false;
                    }
                    sample_0.pdf_9 = _S767.value0_64 * light_8.probability_3;
                    sample_0.valid_6 = true;
                }
                else
                {
                    sample_0.direction_19 = _S763;
                    sample_0.distance_9 = 0.0f;
                    sample_0.radiance_13 = _S763;
                    sample_0.pdf_9 = 1.0f;
                    sample_0.valid_6 = false;
                }
            }
        }
        else
        {
            sample_0.direction_19 = _S763;
            sample_0.distance_9 = 0.0f;
            sample_0.radiance_13 = _S763;
            sample_0.pdf_9 = 1.0f;
            sample_0.valid_6 = false;
        }
    }
    else
    {
        if(((FEATURES_0 & (u32(65536)))) != u32(0))
        {
            portal_2 = (light_8.kind_1) == i32(2);
        }
        else
        {
            portal_2 = false;
        }
        if(portal_2)
        {
            var _S770 : Tuple_21 = s_apply_cone_of_0(light_8.shape_8, _S761);
            if(_S770.value0_62.valid_5)
            {
                var _S771 : f32 = s_apply_cone_pdf_0(_S770.value0_62).value0_63 * light_8.probability_3;
                sample_0.direction_19 = s_apply_sample_cone_0(_S770.value0_62, _S762).value0_74;
                sample_0.distance_9 = _S770.value0_62.distance_8;
                sample_0.radiance_13 = light_8.radiance_8.v_0;
                sample_0.pdf_9 = _S771;
                sample_0.valid_6 = true;
            }
            else
            {
                sample_0.direction_19 = _S763;
                sample_0.distance_9 = 0.0f;
                sample_0.radiance_13 = _S763;
                sample_0.pdf_9 = 1.0f;
                sample_0.valid_6 = false;
            }
        }
        else
        {
            if(((FEATURES_0 & (u32(16)))) != u32(0))
            {
                portal_2 = (light_8.kind_1) == i32(3);
            }
            else
            {
                portal_2 = false;
            }
            if(portal_2)
            {
                var to_light_6 : vec3<f32> = light_8.shape_8.corner_1 + _S761 * vec3<f32>(-1.0f);
                var _S772 : Tuple_5 = s_apply_dot_0(to_light_6, to_light_6);
                if((_S772.value0_5) > 0.0f)
                {
                    var _S773 : Tuple_4 = s_apply_sqrt_0(_S772.value0_5);
                    var direction_20 : vec3<f32> = to_light_6 * vec3<f32>((1.0f / _S773.value0_4));
                    var factor_2 : f32 = 1.0f / _S772.value0_5;
                    var factor_3 : f32;
                    if(light_8.spot_0)
                    {
                        factor_3 = factor_2 * s_apply_smooth_step_0(- s_apply_dot_0(direction_20, light_8.shape_8.normal_1).value0_5, light_8.cos_end_0, light_8.cos_start_0).value0_76;
                    }
                    else
                    {
                        factor_3 = factor_2;
                    }
                    var _S774 : vec3<f32> = light_8.radiance_8.v_0 * vec3<f32>(factor_3);
                    var _S775 : bool = (any((_S774 != vec3<f32>(0.0f))));
                    sample_0.direction_19 = direction_20;
                    sample_0.distance_9 = _S773.value0_4;
                    sample_0.radiance_13 = _S774;
                    sample_0.pdf_9 = light_8.probability_3;
                    sample_0.valid_6 = _S775;
                }
                else
                {
                    sample_0.direction_19 = _S763;
                    sample_0.distance_9 = 0.0f;
                    sample_0.radiance_13 = _S763;
                    sample_0.pdf_9 = 1.0f;
                    sample_0.valid_6 = false;
                }
            }
            else
            {
                sample_0.direction_19 = _S763;
                sample_0.distance_9 = 0.0f;
                sample_0.radiance_13 = _S763;
                sample_0.pdf_9 = 1.0f;
                sample_0.valid_6 = false;
            }
        }
    }
    if(_S764)
    {
        portal_2 = true;
    }
    else
    {
        portal_2 = (light_8.kind_1) == i32(2);
    }
    if(portal_2)
    {
        placed_1 = true;
    }
    else
    {
        placed_1 = (light_8.kind_1) == i32(3);
    }
    if(((FEATURES_0 & (u32(8)))) != u32(0))
    {
        portal_2 = !placed_1;
    }
    else
    {
        portal_2 = false;
    }
    if(portal_2)
    {
        var _S776 : f32 = (bitcast<f32>((u32(2139095040))));
        sample_0.distance_9 = _S776;
        sample_0.radiance_13 = light_8.radiance_8.v_0;
        if((light_8.kind_1) == i32(4))
        {
            sample_0.direction_19 = light_8.shape_8.normal_1;
            sample_0.distance_9 = _S776;
            sample_0.radiance_13 = light_8.radiance_8.v_0;
            sample_0.pdf_9 = light_8.probability_3;
            sample_0.valid_6 = true;
        }
        else
        {
            if((light_8.kind_1) != i32(0))
            {
                if((light_8.kind_1) == i32(5))
                {
                    var _S777 : Tuple_37 = s_apply_octahedral_direction_0(s_apply_mapped_0(light_8.map_1, _S762).value0_77);
                    sample_0.direction_19 = light_8.to_light_2[i32(0)].xyz * vec3<f32>(_S777.value0_78.x) + light_8.to_light_2[i32(1)].xyz * vec3<f32>(_S777.value0_78.y) + light_8.to_light_2[i32(2)].xyz * vec3<f32>(_S777.value0_78.z);
                }
                var _S778 : Tuple_11 = s_apply_arriving_pdf_0(light_8.arriving_2, _S761, sample_0.direction_19);
                sample_0.pdf_9 = _S778.value0_23;
                if((_S778.value0_23) > 0.0f)
                {
                    portal_2 = (any(((light_8.radiance_8.v_0) != vec3<f32>(0.0f))));
                }
                else
                {
                    portal_2 = false;
                }
                sample_0.valid_6 = portal_2;
            }
        }
    }
    var _S779 : Tuple_28;
    _S779.value0_69 = sample_0;
    return _S779;
}

struct Tuple_38
{
     value0_79 : BsdfValue_0,
     value1_25 : s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0,
};

struct Tuple_39
{
     value0_80 : BsdfValue_0,
};

fn s_apply_no_value_0() -> Tuple_39
{
    var _S780 : Tuple_39;
    _S780.value0_80.f_cos_0 = vec3<f32>(0.0f);
    _S780.value0_80.pdf_5 = 0.0f;
    return _S780;
}

struct Tuple_40
{
     value0_81 : BsdfValue_0,
};

fn s_apply_diffuse_evaluate_0( _S781 : vec3<f32>,  _S782 : vec3<f32>,  _S783 : vec3<f32>) -> Tuple_40
{
    var _S784 : Tuple_39 = s_apply_no_value_0();
    var _S785 : f32 = _S783.z;
    var value_11 : BsdfValue_0;
    if((_S782.z * _S785) > 0.0f)
    {
        var _S786 : f32 = s_apply_abs_0(_S785).value0_2 * 0.31830990314483643f;
        value_11.f_cos_0 = _S781 * vec3<f32>(_S786);
        value_11.pdf_5 = _S786;
    }
    else
    {
        value_11 = _S784.value0_80;
    }
    var _S787 : Tuple_40;
    _S787.value0_81 = value_11;
    return _S787;
}

struct Tuple_41
{
     value0_82 : BsdfValue_0,
};

struct Tuple_42
{
     value0_83 : vec2<f32>,
};

fn s_apply_ggx_widths_0( _S788 : vec2<f32>) -> Tuple_42
{
    var _S789 : f32 = _S788.x;
    var _S790 : f32;
    if(_S789 > 0.00009999999747379f)
    {
        _S790 = _S789;
    }
    else
    {
        _S790 = 0.00009999999747379f;
    }
    var _S791 : f32 = _S788.y;
    var _S792 : f32;
    if(_S791 > 0.00009999999747379f)
    {
        _S792 = _S791;
    }
    else
    {
        _S792 = 0.00009999999747379f;
    }
    var _S793 : Tuple_42;
    _S793.value0_83 = vec2<f32>(_S790, _S792);
    return _S793;
}

struct Tuple_43
{
     value0_84 : f32,
};

fn s_apply_ggx_lambda_0( _S794 : vec2<f32>,  _S795 : vec3<f32>) -> Tuple_43
{
    var _S796 : Tuple_43;
    _S796.value0_84 = (s_apply_sqrt_0(1.0f + (s_apply_sqr_0(_S794.x * _S795.x).value0_26 + s_apply_sqr_0(_S794.y * _S795.y).value0_26) / s_apply_sqr_0(_S795.z).value0_26).value0_4 - 1.0f) * 0.5f;
    return _S796;
}

struct Tuple_44
{
     value0_85 : f32,
};

fn s_apply_ggx_density_0( _S797 : vec2<f32>,  _S798 : vec3<f32>) -> Tuple_44
{
    var _S799 : f32 = _S797.x;
    var _S800 : f32 = _S797.y;
    var _S801 : Tuple_44;
    _S801.value0_85 = 1.0f / (3.14159274101257324f * _S799 * _S800 * s_apply_sqr_0(s_apply_sqr_0(_S798.x / _S799).value0_26 + s_apply_sqr_0(_S798.y / _S800).value0_26 + s_apply_sqr_0(_S798.z).value0_26).value0_26);
    return _S801;
}

struct Tuple_45
{
     value0_86 : vec3<f32>,
};

struct Tuple_46
{
     value0_87 : f32,
};

fn s_apply_fresnel_conductor_channel_0( _S802 : f32,  _S803 : f32,  _S804 : f32) -> Tuple_46
{
    var _S805 : Tuple_0 = s_apply_min_0(_S802, 1.0f);
    var _S806 : Tuple_14 = s_apply_sqr_0(_S805.value0_0);
    var sin2_0 : f32 = 1.0f - _S806.value0_26;
    var t0_0 : f32 = _S803 * _S803 - _S804 * _S804 - sin2_0;
    var _S807 : Tuple_32 = s_apply_safe_sqrt_0(s_apply_sqr_0(t0_0).value0_26 + 4.0f * _S803 * _S803 * _S804 * _S804);
    var t1_0 : f32 = _S807.value0_73 + _S806.value0_26;
    var t2_0 : f32 = 2.0f * s_apply_safe_sqrt_0((_S807.value0_73 + t0_0) * 0.5f).value0_73 * _S805.value0_0;
    var perpendicular_0 : f32 = (t1_0 - t2_0) / (t1_0 + t2_0);
    var t3_0 : f32 = _S806.value0_26 * _S807.value0_73 + s_apply_sqr_0(sin2_0).value0_26;
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
    var _S808 : Tuple_46;
    _S808.value0_87 = reflected_1;
    return _S808;
}

fn s_apply_fresnel_conductor_0( _S809 : f32,  _S810 : vec3<f32>,  _S811 : vec3<f32>) -> Tuple_45
{
    var _S812 : Tuple_45;
    _S812.value0_86 = vec3<f32>(s_apply_fresnel_conductor_channel_0(_S809, _S810.x, _S811.x).value0_87, s_apply_fresnel_conductor_channel_0(_S809, _S810.y, _S811.y).value0_87, s_apply_fresnel_conductor_channel_0(_S809, _S810.z, _S811.z).value0_87);
    return _S812;
}

fn s_apply_conductor_evaluate_0( _S813 : vec3<f32>,  _S814 : vec3<f32>,  _S815 : vec2<f32>,  _S816 : vec3<f32>,  _S817 : vec3<f32>) -> Tuple_41
{
    var _S818 : Tuple_39 = s_apply_no_value_0();
    var half_vector_0 : vec3<f32> = _S816 + _S817;
    var _S819 : Tuple_5 = s_apply_dot_0(half_vector_0, half_vector_0);
    var _S820 : f32 = _S816.z;
    var _S821 : bool;
    if((_S820 * _S817.z) > 0.0f)
    {
        _S821 = (_S819.value0_5) > 0.0f;
    }
    else
    {
        _S821 = false;
    }
    var value_12 : BsdfValue_0;
    if(_S821)
    {
        var m_2 : vec3<f32> = half_vector_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S819.value0_5).value0_4));
        var _S822 : Tuple_42 = s_apply_ggx_widths_0(_S815);
        var common_0 : f32 = s_apply_ggx_density_0(_S822.value0_83, m_2).value0_85 / (4.0f * s_apply_abs_0(_S820).value0_2);
        var _S823 : f32 = 1.0f + s_apply_ggx_lambda_0(_S822.value0_83, _S816).value0_84;
        var _S824 : f32 = common_0 / _S823;
        value_12.f_cos_0 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S816, m_2).value0_5).value0_2, _S813, _S814).value0_86 * vec3<f32>((common_0 / (_S823 + s_apply_ggx_lambda_0(_S822.value0_83, _S817).value0_84)));
        value_12.pdf_5 = _S824;
    }
    else
    {
        value_12 = _S818.value0_80;
    }
    var _S825 : Tuple_41;
    _S825.value0_82 = value_12;
    return _S825;
}

struct Tuple_47
{
     value0_88 : BsdfValue_0,
};

struct Tuple_48
{
     value0_89 : f32,
};

fn s_apply_fresnel_dielectric_0( _S826 : f32,  eta_outer_0 : f32) -> Tuple_48
{
    var cos_i_0 : f32;
    var eta_5 : f32;
    if(_S826 < 0.0f)
    {
        var _S827 : f32 = 1.0f / eta_outer_0;
        cos_i_0 = - _S826;
        eta_5 = _S827;
    }
    else
    {
        cos_i_0 = _S826;
        eta_5 = eta_outer_0;
    }
    var sin2_t_0 : f32 = (1.0f - s_apply_sqr_0(cos_i_0).value0_26) / (eta_5 * eta_5);
    var reflected_2 : f32;
    if(sin2_t_0 < 1.0f)
    {
        var _S828 : Tuple_32 = s_apply_safe_sqrt_0(1.0f - sin2_t_0);
        var _S829 : f32 = eta_5 * cos_i_0;
        var _S830 : f32 = eta_5 * _S828.value0_73;
        reflected_2 = (s_apply_sqr_0((_S829 - _S828.value0_73) / (_S829 + _S828.value0_73)).value0_26 + s_apply_sqr_0((cos_i_0 - _S830) / (cos_i_0 + _S830)).value0_26) * 0.5f;
    }
    else
    {
        reflected_2 = 1.0f;
    }
    var _S831 : Tuple_48;
    _S831.value0_89 = reflected_2;
    return _S831;
}

fn s_apply_dielectric_evaluate_0( eta_6 : f32,  _S832 : vec2<f32>,  _S833 : vec3<f32>,  _S834 : vec3<f32>) -> Tuple_47
{
    var _S835 : Tuple_39 = s_apply_no_value_0();
    var _S836 : f32 = _S833.z;
    var _S837 : bool;
    if(_S836 != 0.0f)
    {
        _S837 = (_S834.z) != 0.0f;
    }
    else
    {
        _S837 = false;
    }
    var value_13 : BsdfValue_0;
    if(_S837)
    {
        var _S838 : f32 = _S834.z;
        var reflects_0 : bool = (_S836 * _S838) > 0.0f;
        var crossing_0 : f32;
        if(reflects_0)
        {
            crossing_0 = 1.0f;
        }
        else
        {
            if(_S836 > 0.0f)
            {
                crossing_0 = eta_6;
            }
            else
            {
                crossing_0 = 1.0f / eta_6;
            }
        }
        var half_vector_1 : vec3<f32> = _S834 * vec3<f32>(crossing_0) + _S833;
        var _S839 : Tuple_5 = s_apply_dot_0(half_vector_1, half_vector_1);
        if((_S839.value0_5) > 0.0f)
        {
            var m_3 : vec3<f32> = half_vector_1 * vec3<f32>((1.0f / s_apply_sqrt_0(_S839.value0_5).value0_4));
            var m_4 : vec3<f32>;
            if((m_3.z) < 0.0f)
            {
                m_4 = (vec3<f32>(0) - m_3);
            }
            else
            {
                m_4 = m_3;
            }
            var _S840 : Tuple_5 = s_apply_dot_0(_S833, m_4);
            var _S841 : Tuple_5 = s_apply_dot_0(_S834, m_4);
            if((_S840.value0_5 * _S836) >= 0.0f)
            {
                _S837 = (_S841.value0_5 * _S838) >= 0.0f;
            }
            else
            {
                _S837 = false;
            }
            if(_S837)
            {
                var _S842 : Tuple_42 = s_apply_ggx_widths_0(_S832);
                var _S843 : Tuple_48 = s_apply_fresnel_dielectric_0(_S840.value0_5, eta_6);
                var masking_o_0 : f32 = 1.0f + s_apply_ggx_lambda_0(_S842.value0_83, _S833).value0_84;
                var masking_both_0 : f32 = masking_o_0 + s_apply_ggx_lambda_0(_S842.value0_83, _S834).value0_84;
                if(reflects_0)
                {
                    var common_1 : f32 = _S843.value0_89 * s_apply_ggx_density_0(_S842.value0_83, m_4).value0_85 / (4.0f * s_apply_abs_0(_S836).value0_2);
                    var _S844 : f32 = common_1 / masking_o_0;
                    value_13.f_cos_0 = vec3<f32>((common_1 / masking_both_0));
                    value_13.pdf_5 = _S844;
                }
                else
                {
                    var common_2 : f32 = (1.0f - _S843.value0_89) * s_apply_ggx_density_0(_S842.value0_83, m_4).value0_85 * (s_apply_abs_0(_S841.value0_5).value0_2 / s_apply_sqr_0(_S841.value0_5 + _S840.value0_5 / crossing_0).value0_26) * s_apply_abs_0(_S840.value0_5).value0_2 / s_apply_abs_0(_S836).value0_2;
                    var _S845 : f32 = common_2 / masking_o_0;
                    value_13.f_cos_0 = vec3<f32>((common_2 / (masking_both_0 * crossing_0 * crossing_0)));
                    value_13.pdf_5 = _S845;
                }
            }
            else
            {
                value_13 = _S835.value0_80;
            }
        }
        else
        {
            value_13 = _S835.value0_80;
        }
    }
    else
    {
        value_13 = _S835.value0_80;
    }
    var _S846 : Tuple_47;
    _S846.value0_88 = value_13;
    return _S846;
}

struct Tuple_49
{
     value0_90 : BsdfValue_0,
};

struct Tuple_50
{
     value0_91 : f32,
};

struct Tuple_51
{
     value0_92 : f32,
};

fn s_apply_largest_channel_0( _S847 : vec3<f32>) -> Tuple_51
{
    var _S848 : f32 = _S847.x;
    var _S849 : f32 = _S847.y;
    var largest_3 : f32;
    if(_S848 > _S849)
    {
        largest_3 = _S848;
    }
    else
    {
        largest_3 = _S849;
    }
    var _S850 : f32 = _S847.z;
    if(largest_3 > _S850)
    {
    }
    else
    {
        largest_3 = _S850;
    }
    var _S851 : Tuple_51;
    _S851.value0_92 = largest_3;
    return _S851;
}

fn s_apply_share_reflected_0( _S852 : vec3<f32>,  _S853 : vec3<f32>) -> Tuple_50
{
    var _S854 : Tuple_51 = s_apply_largest_channel_0(_S852);
    var both_0 : f32 = _S854.value0_92 + s_apply_largest_channel_0(_S853).value0_92;
    var share_9 : f32;
    if(both_0 > 0.0f)
    {
        share_9 = _S854.value0_92 / both_0;
    }
    else
    {
        share_9 = 1.0f;
    }
    var _S855 : Tuple_50;
    _S855.value0_91 = share_9;
    return _S855;
}

fn s_apply_diffuse_transmission_evaluate_0( _S856 : vec3<f32>,  _S857 : vec3<f32>,  _S858 : vec3<f32>,  _S859 : vec3<f32>) -> Tuple_49
{
    var _S860 : Tuple_39 = s_apply_no_value_0();
    var _S861 : f32 = _S859.z;
    var side_0 : f32 = _S858.z * _S861;
    var value_14 : BsdfValue_0;
    if(side_0 != 0.0f)
    {
        var _S862 : Tuple_50 = s_apply_share_reflected_0(_S856, _S857);
        var albedo_0 : vec3<f32>;
        var share_10 : f32;
        if(side_0 < 0.0f)
        {
            var _S863 : f32 = 1.0f - _S862.value0_91;
            albedo_0 = _S857;
            share_10 = _S863;
        }
        else
        {
            albedo_0 = _S856;
            share_10 = _S862.value0_91;
        }
        var cosine_7 : f32 = s_apply_abs_0(_S861).value0_2 * 0.31830990314483643f;
        var _S864 : f32 = share_10 * cosine_7;
        value_14.f_cos_0 = albedo_0 * vec3<f32>(cosine_7);
        value_14.pdf_5 = _S864;
    }
    else
    {
        value_14 = _S860.value0_80;
    }
    var _S865 : Tuple_49;
    _S865.value0_90 = value_14;
    return _S865;
}

struct Tuple_52
{
     value0_93 : BsdfValue_0,
     value1_26 : s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0,
};

struct Tuple_53
{
     value0_94 : CoatedDiffuse_0,
     value1_27 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0,
};

struct Tuple_54
{
     value0_95 : f32,
     value1_28 : s_minCtx_s_bwdCallableCtx_coat_crossing_0,
};

fn coat_eta_0( coat_6 : u32) -> f32
{
    return tables_0[coat_6].x;
}

fn is_smooth_0( alpha_5 : vec2<f32>) -> bool
{
    return (max(alpha_5.x, alpha_5.y)) < 0.00100000004749745f;
}

struct Tuple_55
{
     value0_96 : f32,
     value1_29 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0,
};

fn coat_thickness_0( coat_7 : u32) -> f32
{
    return tables_0[coat_7].y;
}

fn s_apply_coat_attenuation_0( coat_8 : u32,  _S866 : f32) -> Tuple_55
{
    var _S867 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0;
    _S867.value0_39 = 0.0f;
    var thickness_0 : f32 = coat_thickness_0(coat_8);
    _S867.value0_39 = thickness_0;
    var left_3 : f32;
    if(thickness_0 != 0.0f)
    {
        var d_1 : f32 = thickness_0 / _S866;
        left_3 = 1.0f / (((((((d_1 * 0.1428571492433548f + 1.0f) * (d_1 * 0.1666666716337204f) + 1.0f) * (d_1 * 0.20000000298023224f) + 1.0f) * (d_1 * 0.25f) + 1.0f) * (d_1 * 0.3333333432674408f) + 1.0f) * (d_1 * 0.5f) + 1.0f) * d_1 + 1.0f);
    }
    else
    {
        left_3 = 1.0f;
    }
    var _S868 : Tuple_55;
    _S868.value0_96 = left_3;
    _S868.value1_29 = _S867;
    return _S868;
}

struct Tuple_56
{
     value0_97 : f32,
};

fn s_apply_mean_width_0( _S869 : vec2<f32>) -> Tuple_56
{
    var _S870 : Tuple_56;
    _S870.value0_97 = s_apply_safe_sqrt_0(_S869.x * _S869.y).value0_73;
    return _S870;
}

fn node_position_0( x_28 : f32,  nodes_0 : u32) -> vec2<f32>
{
    var last_0 : f32 = f32(nodes_0 - u32(1));
    if(x_28 >= 1.0f)
    {
        return vec2<f32>(last_0, 0.0f);
    }
    var root_5 : f32;
    if(x_28 > 0.0f)
    {
        root_5 = sqrt(x_28);
    }
    else
    {
        root_5 = 0.0f;
    }
    var _S871 : f32 = root_5 * last_0;
    if(root_5 > 0.0f)
    {
        root_5 = 0.5f * last_0 / root_5;
    }
    else
    {
        root_5 = 0.0f;
    }
    return vec2<f32>(_S871, root_5);
}

struct NodeWeights_0
{
     cell_3 : u32,
     values_0 : vec4<f32>,
     slopes_1 : vec4<f32>,
};

fn node_weights_0( position_4 : f32,  nodes_1 : u32) -> NodeWeights_0
{
    var weights_1 : NodeWeights_0;
    var _S872 : u32 = min(u32(position_4), nodes_1 - u32(2));
    weights_1.cell_3 = _S872;
    var t_12 : f32 = position_4 - f32(_S872);
    var t2_1 : f32 = t_12 * t_12;
    var t3_1 : f32 = t2_1 * t_12;
    var _S873 : f32 = 3.0f * t3_1;
    weights_1.values_0 = vec4<f32>(0.5f * (2.0f * t2_1 - t_12 - t3_1), 0.5f * (_S873 - 5.0f * t2_1) + 1.0f, 0.5f * (4.0f * t2_1 - _S873 + t_12), 0.5f * (t3_1 - t2_1));
    var _S874 : f32 = 3.0f * t2_1;
    var _S875 : f32 = 9.0f * t2_1;
    weights_1.slopes_1 = vec4<f32>(0.5f * (4.0f * t_12 - 1.0f - _S874), 0.5f * (_S875 - 10.0f * t_12), 0.5f * (8.0f * t_12 - _S875 + 1.0f), 0.5f * (_S874 - 2.0f * t_12));
    return weights_1;
}

fn coat_number_0( coat_9 : u32,  index_7 : u32) -> f32
{
    return tables_0[coat_9 + u32(1) + ((index_7 >> (u32(2))))][(index_7 & (u32(3)))];
}

fn four_numbers_0( coat_10 : u32,  first_19 : u32) -> vec4<f32>
{
    return vec4<f32>(coat_number_0(coat_10, first_19), coat_number_0(coat_10, first_19 + u32(1)), coat_number_0(coat_10, first_19 + u32(2)), coat_number_0(coat_10, first_19 + u32(3)));
}

fn crossing_table_0( coat_11 : u32,  cosine_8 : f32,  width_3 : f32) -> vec3<f32>
{
    var x_29 : vec2<f32> = node_position_0(cosine_8, u32(24));
    var y_15 : vec2<f32> = node_position_0(width_3, u32(16));
    var _S876 : NodeWeights_0 = node_weights_0(x_29.x, u32(24));
    var _S877 : NodeWeights_0 = node_weights_0(y_15.x, u32(16));
    var _S878 : vec3<f32> = vec3<f32>(0.0f);
    var i_13 : u32 = u32(0);
    var sum_5 : vec3<f32> = _S878;
    for(;;)
    {
        if(i_13 < u32(4))
        {
        }
        else
        {
            break;
        }
        var nodes_2 : vec4<f32> = four_numbers_0(coat_11, (_S877.cell_3 + i_13) * u32(26) + _S876.cell_3);
        var value_15 : f32 = dot(_S876.values_0, nodes_2);
        var sum_6 : vec3<f32> = sum_5 + vec3<f32>(_S877.values_0[i_13] * value_15, _S877.values_0[i_13] * dot(_S876.slopes_1, nodes_2), _S877.slopes_1[i_13] * value_15);
        i_13 = i_13 + u32(1);
        sum_5 = sum_6;
    }
    return sum_5 * vec3<f32>(1.0f, x_29.y, y_15.y);
}

fn s_apply_coat_crossing_0( coat_12 : u32,  _S879 : f32,  _S880 : vec2<f32>) -> Tuple_54
{
    var _S881 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S882 : vec3<f32> = vec3<f32>(0.0f);
    var _S883 : s_minCtx_s_bwdCallableCtx_coat_crossing_0;
    _S883.value0_40 = 0.0f;
    _S883.value1_8 = 0.0f;
    _S883.value2_5 = _S881;
    _S883.value3_3 = _S882;
    var eta_7 : f32 = coat_eta_0(coat_12);
    _S883.value0_40 = eta_7;
    var share_11 : f32;
    if(is_smooth_0(_S880))
    {
        var _S884 : Tuple_32 = s_apply_safe_sqrt_0(1.0f - (1.0f - _S879 * _S879) / (eta_7 * eta_7));
        if((_S884.value0_73) > 0.0f)
        {
            var _S885 : f32 = 1.0f - s_apply_fresnel_dielectric_0(_S879, eta_7).value0_89;
            var _S886 : Tuple_55 = s_apply_coat_attenuation_0(coat_12, _S884.value0_73);
            _S883.value1_8 = _S886.value0_96;
            _S883.value2_5 = _S886.value1_29;
            share_11 = _S885 * _S886.value0_96;
        }
        else
        {
            share_11 = 0.0f;
        }
    }
    else
    {
        var found_1 : vec3<f32> = crossing_table_0(coat_12, _S879, s_apply_mean_width_0(_S880).value0_97);
        _S883.value3_3 = found_1;
        var share_12 : f32 = found_1.x + 0.0f * found_1.y + 0.0f * found_1.z;
        if(share_12 < 0.0f)
        {
            share_11 = 0.0f;
        }
        else
        {
            if(share_12 > 1.0f)
            {
                share_11 = 1.0f;
            }
            else
            {
                share_11 = share_12;
            }
        }
    }
    var _S887 : Tuple_54;
    _S887.value0_95 = share_11;
    _S887.value1_28 = _S883;
    return _S887;
}

struct Tuple_57
{
     value0_98 : f32,
     value1_30 : s_minCtx_s_bwdCallableCtx_coat_internal_0,
};

fn internal_table_0( coat_13 : u32,  width_4 : f32) -> vec2<f32>
{
    var y_16 : vec2<f32> = node_position_0(width_4, u32(16));
    var weights_2 : NodeWeights_0 = node_weights_0(y_16.x, u32(16));
    var nodes_3 : vec4<f32> = four_numbers_0(coat_13, u32(468) + weights_2.cell_3);
    return vec2<f32>(dot(weights_2.values_0, nodes_3), dot(weights_2.slopes_1, nodes_3) * y_16.y);
}

fn s_apply_coat_internal_0( coat_14 : u32,  _S888 : vec2<f32>) -> Tuple_57
{
    var _S889 : s_minCtx_s_bwdCallableCtx_coat_internal_0;
    _S889.value0_41 = vec2<f32>(0.0f);
    var found_2 : vec2<f32> = internal_table_0(coat_14, s_apply_mean_width_0(_S888).value0_97);
    _S889.value0_41 = found_2;
    var _S890 : Tuple_57;
    _S890.value0_98 = found_2.x + 0.0f * found_2.y;
    _S890.value1_30 = _S889;
    return _S890;
}

fn coat_bounces_0( coat_15 : u32) -> u32
{
    return (bitcast<u32>((tables_0[coat_15].z)));
}

struct Tuple_58
{
     value0_99 : vec3<f32>,
};

fn power_sum_0( x_30 : f32,  terms_0 : u32) -> vec2<f32>
{
    var slope_1 : f32;
    var sum_7 : f32;
    if(terms_0 < u32(32))
    {
        slope_1 = 0.0f;
        sum_7 = 1.0f;
        var term_0 : u32 = u32(1);
        for(;;)
        {
            if(term_0 < terms_0)
            {
            }
            else
            {
                break;
            }
            var _S891 : f32 = slope_1 * x_30 + sum_7;
            var _S892 : f32 = sum_7 * x_30 + 1.0f;
            var _S893 : u32 = term_0 + u32(1);
            slope_1 = _S891;
            sum_7 = _S892;
            term_0 = _S893;
        }
    }
    else
    {
        var sum_8 : f32 = 1.0f / (1.0f - x_30);
        var _S894 : f32 = sum_8 * sum_8;
        sum_7 = sum_8;
        slope_1 = _S894;
    }
    return vec2<f32>(sum_7, slope_1);
}

fn s_apply_power_sums_0( _S895 : vec3<f32>,  terms_1 : u32) -> Tuple_58
{
    var x_31 : vec2<f32> = power_sum_0(_S895.x, terms_1);
    var y_17 : vec2<f32> = power_sum_0(_S895.y, terms_1);
    var z_6 : vec2<f32> = power_sum_0(_S895.z, terms_1);
    var _S896 : Tuple_58;
    _S896.value0_99 = vec3<f32>(x_31.x + 0.0f * x_31.y, y_17.x + 0.0f * y_17.y, z_6.x + 0.0f * z_6.y);
    return _S896;
}

fn s_apply_coated_diffuse_layers_0( _S897 : vec3<f32>,  _S898 : vec2<f32>,  coat_16 : u32,  _S899 : f32) -> Tuple_53
{
    var _S900 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S901 : vec3<f32> = vec3<f32>(0.0f);
    var _S902 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S900, _S901 );
    var _S903 : vec2<f32> = vec2<f32>(0.0f);
    var _S904 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S903 );
    var _S905 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0;
    _S905.value0_42 = 0.0f;
    _S905.value1_9 = _S902;
    _S905.value2_6 = 0.0f;
    _S905.value3_4 = _S904;
    _S905.value4_2 = u32(0);
    _S905.value5_1 = 0.0f;
    var _S906 : Tuple_54 = s_apply_coat_crossing_0(coat_16, _S899, _S898);
    _S905.value0_42 = _S906.value0_95;
    _S905.value1_9 = _S906.value1_28;
    var _S907 : Tuple_57 = s_apply_coat_internal_0(coat_16, _S898);
    _S905.value2_6 = _S907.value0_98;
    _S905.value3_4 = _S907.value1_30;
    var _S908 : vec3<f32> = _S897 * vec3<f32>(_S907.value0_98);
    var _S909 : u32 = coat_bounces_0(coat_16);
    _S905.value4_2 = _S909;
    var albedo_1 : vec3<f32> = _S897 * s_apply_power_sums_0(_S908, _S909).value0_99;
    var of_base_0 : f32 = _S906.value0_95 * ((albedo_1.x + albedo_1.y + albedo_1.z) * 0.3333333432674408f) * (1.0f - _S907.value0_98);
    var reflected_3 : f32 = 1.0f - _S906.value0_95;
    var layers_0 : CoatedDiffuse_0;
    if(of_base_0 > 0.0f)
    {
        var _S910 : f32 = reflected_3 / (reflected_3 + of_base_0);
        layers_0.base_0 = _S901;
        layers_0.share_8 = _S910;
        layers_0.alpha_2 = _S903;
        layers_0.coat_3 = u32(0);
        layers_0.smooth_1 = false;
    }
    else
    {
        layers_0.base_0 = _S901;
        layers_0.share_8 = 1.0f;
        layers_0.alpha_2 = _S903;
        layers_0.coat_3 = u32(0);
        layers_0.smooth_1 = false;
    }
    var eta_8 : f32 = coat_eta_0(coat_16);
    _S905.value5_1 = eta_8;
    layers_0.base_0 = albedo_1 * vec3<f32>((_S906.value0_95 * (0.31830990314483643f / (eta_8 * eta_8))));
    layers_0.alpha_2 = _S898;
    layers_0.coat_3 = coat_16;
    layers_0.smooth_1 = is_smooth_0(_S898);
    var _S911 : Tuple_53;
    _S911.value0_94 = layers_0;
    _S911.value1_27 = _S905;
    return _S911;
}

struct Tuple_59
{
     value0_100 : BsdfValue_0,
     value1_31 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0,
};

fn s_apply_coated_diffuse_value_0( _S912 : CoatedDiffuse_0,  _S913 : vec3<f32>,  _S914 : vec3<f32>) -> Tuple_59
{
    var _S915 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S916 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S915, vec3<f32>(0.0f) );
    var _S917 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0;
    _S917.value0_43 = 0.0f;
    _S917.value1_10 = _S916;
    _S917.value2_7 = 0.0f;
    var _S918 : f32 = _S914.z;
    var _S919 : Tuple_54 = s_apply_coat_crossing_0(_S912.coat_3, _S918, _S912.alpha_2);
    _S917.value0_43 = _S919.value0_95;
    _S917.value1_10 = _S919.value1_28;
    var _S920 : vec3<f32> = _S912.base_0 * vec3<f32>((_S919.value0_95 * _S918));
    var _S921 : f32 = (1.0f - _S912.share_8) * (_S918 * 0.31830990314483643f);
    var value_16 : BsdfValue_0;
    if(!_S912.smooth_1)
    {
        var _S922 : Tuple_7 = s_apply_unit_vector_0(_S913 + _S914);
        var _S923 : Tuple_42 = s_apply_ggx_widths_0(_S912.alpha_2);
        var masking_0 : f32 = 1.0f + s_apply_ggx_lambda_0(_S923.value0_83, _S913).value0_84;
        var common_3 : f32 = s_apply_ggx_density_0(_S923.value0_83, _S922.value0_9).value0_85 / (4.0f * _S913.z);
        var _S924 : Tuple_5 = s_apply_dot_0(_S913, _S922.value0_9);
        var _S925 : f32 = coat_eta_0(_S912.coat_3);
        _S917.value2_7 = _S925;
        var _S926 : f32 = _S921 + _S912.share_8 * common_3 / masking_0;
        value_16.f_cos_0 = _S920 + vec3<f32>((s_apply_fresnel_dielectric_0(_S924.value0_5, _S925).value0_89 * common_3 / (masking_0 + s_apply_ggx_lambda_0(_S923.value0_83, _S914).value0_84)));
        value_16.pdf_5 = _S926;
    }
    else
    {
        value_16.f_cos_0 = _S920;
        value_16.pdf_5 = _S921;
    }
    var _S927 : Tuple_59;
    _S927.value0_100 = value_16;
    _S927.value1_31 = _S917;
    return _S927;
}

fn s_apply_coated_diffuse_evaluate_0( _S928 : vec3<f32>,  _S929 : vec2<f32>,  coat_17 : u32,  _S930 : vec3<f32>,  _S931 : vec3<f32>) -> Tuple_52
{
    var _S932 : vec3<f32> = vec3<f32>(0.0f);
    var _S933 : vec2<f32> = vec2<f32>(0.0f);
    var _S934 : CoatedDiffuse_0 = CoatedDiffuse_0( _S932, 0.0f, _S933, u32(0), false );
    var _S935 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S936 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S935, _S932 );
    var _S937 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S933 );
    var _S938 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S936, 0.0f, _S937, u32(0), 0.0f );
    var _S939 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S936, 0.0f );
    var _S940 : s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0;
    _S940.value0_44 = _S934;
    _S940.value1_11 = _S938;
    _S940.value2_8 = _S939;
    var _S941 : Tuple_39 = s_apply_no_value_0();
    var _S942 : f32 = _S930.z;
    var value_17 : BsdfValue_0;
    if((_S942 * _S931.z) > 0.0f)
    {
        var side_1 : f32;
        if(_S942 < 0.0f)
        {
            side_1 = -1.0f;
        }
        else
        {
            side_1 = 1.0f;
        }
        var above_1 : vec3<f32> = _S930 * vec3<f32>(side_1);
        var _S943 : Tuple_53 = s_apply_coated_diffuse_layers_0(_S928, _S929, coat_17, above_1.z);
        _S940.value0_44 = _S943.value0_94;
        _S940.value1_11 = _S943.value1_27;
        var _S944 : Tuple_59 = s_apply_coated_diffuse_value_0(_S943.value0_94, above_1, _S931 * vec3<f32>(side_1));
        _S940.value2_8 = _S944.value1_31;
        value_17 = _S944.value0_100;
    }
    else
    {
        value_17 = _S941.value0_80;
    }
    var _S945 : Tuple_52;
    _S945.value0_93 = value_17;
    _S945.value1_26 = _S940;
    return _S945;
}

struct Tuple_60
{
     value0_101 : BsdfValue_0,
     value1_32 : s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0,
};

struct Tuple_61
{
     value0_102 : CoatedConductor_0,
     value1_33 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0,
};

struct WidthPair_0
{
     first_20 : u32,
     metal_0 : f32,
     coat_18 : f32,
     metal_scale_0 : f32,
     coat_scale_0 : f32,
};

fn width_pair_0( metal_1 : f32,  coat_19 : f32) -> WidthPair_0
{
    var y_18 : vec2<f32> = node_position_0(metal_1, u32(12));
    var x_32 : vec2<f32> = node_position_0(coat_19, u32(12));
    var _S946 : f32 = y_18.x;
    var _S947 : u32 = min(u32(_S946), u32(10));
    var _S948 : f32 = x_32.x;
    var _S949 : u32 = min(u32(_S948), u32(10));
    var pair_0 : WidthPair_0;
    pair_0.first_20 = _S947 * u32(12) + _S949;
    pair_0.metal_0 = _S946 - f32(_S947);
    pair_0.coat_18 = _S948 - f32(_S949);
    pair_0.metal_scale_0 = y_18.y;
    pair_0.coat_scale_0 = x_32.y;
    return pair_0;
}

fn pair_node_0( pair_1 : WidthPair_0,  corner_4 : u32) -> u32
{
    return pair_1.first_20 + ((corner_4 >> (u32(1)))) * u32(12) + ((corner_4 & (u32(1))));
}

fn two_numbers_0( coat_20 : u32,  index_8 : u32) -> vec2<f32>
{
    return vec2<f32>(coat_number_0(coat_20, index_8), coat_number_0(coat_20, index_8 + u32(1)));
}

fn mix_nodes_0( pair_2 : WidthPair_0,  n00_0 : vec2<f32>,  n01_0 : vec2<f32>,  n10_0 : vec2<f32>,  n11_0 : vec2<f32>,  value_18 : ptr<function, vec2<f32>>,  by_metal_1 : ptr<function, vec2<f32>>,  by_coat_1 : ptr<function, vec2<f32>>)
{
    var _S950 : vec2<f32> = n01_0 - n00_0;
    var _S951 : vec2<f32> = vec2<f32>(pair_2.coat_18);
    var low_1 : vec2<f32> = n00_0 + _S950 * _S951;
    var _S952 : vec2<f32> = n10_0 + (n11_0 - n10_0) * _S951 - low_1;
    var _S953 : vec2<f32> = vec2<f32>(pair_2.metal_0);
    (*value_18) = low_1 + _S952 * _S953;
    (*by_metal_1) = _S952 * vec2<f32>(pair_2.metal_scale_0);
    (*by_coat_1) = (_S950 + (n11_0 - n01_0 - (n10_0 - n00_0)) * _S953) * vec2<f32>(pair_2.coat_scale_0);
    return;
}

fn order_table_0( coat_21 : u32,  pair_3 : WidthPair_0) -> LobeTable_0
{
    var table_0 : LobeTable_0;
    table_0.by_cosine_0 = vec2<f32>(0.0f);
    var _S954 : vec2<f32> = two_numbers_0(coat_21, u32(7974) + u32(2) * pair_node_0(pair_3, u32(0)));
    var _S955 : vec2<f32> = two_numbers_0(coat_21, u32(7974) + u32(2) * pair_node_0(pair_3, u32(1)));
    var _S956 : vec2<f32> = two_numbers_0(coat_21, u32(7974) + u32(2) * pair_node_0(pair_3, u32(2)));
    var _S957 : vec2<f32> = two_numbers_0(coat_21, u32(7974) + u32(2) * pair_node_0(pair_3, u32(3)));
    var _S958 : vec2<f32> = table_0.value_10;
    var _S959 : vec2<f32> = table_0.by_metal_0;
    var _S960 : vec2<f32> = table_0.by_coat_0;
    mix_nodes_0(pair_3, _S954, _S955, _S956, _S957, &(_S958), &(_S959), &(_S960));
    table_0.value_10 = _S958;
    table_0.by_metal_0 = _S959;
    table_0.by_coat_0 = _S960;
    return table_0;
}

struct Tuple_62
{
     value0_103 : vec2<f32>,
};

fn s_apply_lobes_near_0( table_1 : LobeTable_0,  _S961 : f32,  _S962 : f32,  _S963 : f32) -> Tuple_62
{
    var _S964 : vec2<f32> = vec2<f32>(0.0f);
    var _S965 : Tuple_62;
    _S965.value0_103 = table_1.value_10 + table_1.by_cosine_0 * _S964 + table_1.by_metal_0 * _S964 + table_1.by_coat_0 * _S964;
    return _S965;
}

struct Tuple_63
{
     value0_104 : Refraction_0,
};

fn s_apply_below_coat_0( _S966 : vec3<f32>,  eta_9 : f32) -> Tuple_63
{
    var x_33 : f32 = _S966.x * (1.0f / eta_9);
    var y_19 : f32 = _S966.y * (1.0f / eta_9);
    var squared_0 : f32 = 1.0f - x_33 * x_33 - y_19 * y_19;
    var _S967 : vec3<f32> = vec3<f32>(0.0f);
    var result_10 : Refraction_0;
    if(squared_0 > 0.0f)
    {
        result_10.direction_17 = vec3<f32>(x_33, y_19, s_apply_sqrt_0(squared_0).value0_4);
        result_10.valid_2 = true;
    }
    else
    {
        result_10.direction_17 = _S967;
        result_10.valid_2 = false;
    }
    var _S968 : Tuple_63;
    _S968.value0_104 = result_10;
    return _S968;
}

struct Tuple_64
{
     value0_105 : f32,
};

fn s_apply_refraction_turn_0( _S969 : f32,  _S970 : f32,  _S971 : f32,  eta_10 : f32) -> Tuple_64
{
    var normal_10 : f32 = 1.0f - 1.0f / eta_10;
    var coat2_0 : f32 = _S969 * _S969;
    var _S972 : Tuple_64;
    _S972.value0_105 = _S969 * 0.5f * (normal_10 + (_S971 - _S970 * (1.0f / eta_10) - normal_10) / (1.0f + coat2_0 * 20.0f)) / (1.0f + coat2_0 * 0.75f);
    return _S972;
}

struct Tuple_65
{
     value0_106 : f32,
};

fn s_apply_width_once_0( _S973 : f32,  _S974 : f32,  _S975 : f32) -> Tuple_65
{
    var _S976 : Tuple_32 = s_apply_safe_sqrt_0(_S973 * _S973 + _S974 * _S974 + _S975 * _S975 + (_S973 * (_S974 + _S975) + _S974 * _S975) * 0.5f);
    var _S977 : f32;
    if((_S976.value0_73) < 1.0f)
    {
        _S977 = _S976.value0_73;
    }
    else
    {
        _S977 = 1.0f;
    }
    var _S978 : Tuple_65;
    _S978.value0_106 = _S977;
    return _S978;
}

struct Tuple_66
{
     value0_107 : f32,
};

fn s_apply_width_more_0( _S979 : f32,  _S980 : f32,  eta_11 : f32) -> Tuple_66
{
    var _S981 : Tuple_32 = s_apply_safe_sqrt_0(_S979 * _S979 * 2.0f + _S980 * _S980 * ((1.0f - 1.0f / eta_11) * (1.0f - 1.0f / eta_11) * 0.5f + 1.0f));
    var _S982 : f32;
    if((_S981.value0_73) < 1.0f)
    {
        _S982 = _S981.value0_73;
    }
    else
    {
        _S982 = 1.0f;
    }
    var _S983 : Tuple_66;
    _S983.value0_107 = _S982;
    return _S983;
}

fn mix_nodes_1( pair_4 : WidthPair_0,  n00_1 : vec2<f32>,  n01_1 : vec2<f32>,  n10_1 : vec2<f32>,  n11_1 : vec2<f32>,  value_19 : ptr<function, vec2<f32>>,  by_metal_2 : ptr<function, vec2<f32>>,  by_coat_2 : ptr<function, vec2<f32>>)
{
    var _S984 : vec2<f32> = n01_1 - n00_1;
    var _S985 : vec2<f32> = vec2<f32>(pair_4.coat_18);
    var low_2 : vec2<f32> = n00_1 + _S984 * _S985;
    var _S986 : vec2<f32> = n10_1 + (n11_1 - n10_1) * _S985 - low_2;
    var _S987 : vec2<f32> = vec2<f32>(pair_4.metal_0);
    (*value_19) = low_2 + _S986 * _S987;
    (*by_metal_2) = _S986 * vec2<f32>(pair_4.metal_scale_0);
    (*by_coat_2) = (_S984 + (n11_1 - n01_1 - (n10_1 - n00_1)) * _S987) * vec2<f32>(pair_4.coat_scale_0);
    return;
}

fn lobe_table_0( coat_22 : u32,  pair_5 : WidthPair_0,  cosine_9 : f32) -> LobeTable_0
{
    var x_34 : vec2<f32> = node_position_0(cosine_9, u32(24));
    var _S988 : NodeWeights_0 = node_weights_0(x_34.x, u32(24));
    var values_1 : array<vec2<f32>, i32(4)>;
    var slopes_2 : array<vec2<f32>, i32(4)>;
    var corner_5 : u32 = u32(0);
    for(;;)
    {
        if(corner_5 < u32(4))
        {
        }
        else
        {
            break;
        }
        var _S989 : vec2<f32> = vec2<f32>(0.0f);
        values_1[corner_5] = _S989;
        slopes_2[corner_5] = _S989;
        var _S990 : u32 = u32(486) + u32(2) * (pair_node_0(pair_5, corner_5) * u32(26) + _S988.cell_3);
        var i_14 : u32 = u32(0);
        for(;;)
        {
            if(i_14 < u32(4))
            {
            }
            else
            {
                break;
            }
            var node_5 : vec2<f32> = two_numbers_0(coat_22, _S990 + u32(2) * i_14);
            values_1[corner_5] = values_1[corner_5] + node_5 * vec2<f32>(_S988.values_0[i_14]);
            slopes_2[corner_5] = slopes_2[corner_5] + node_5 * vec2<f32>(_S988.slopes_1[i_14]);
            i_14 = i_14 + u32(1);
        }
        corner_5 = corner_5 + u32(1);
    }
    var table_2 : LobeTable_0;
    var _S991 : vec2<f32> = table_2.by_cosine_0;
    var unused0_0 : vec2<f32>;
    var unused1_0 : vec2<f32>;
    mix_nodes_1(pair_5, slopes_2[i32(0)], slopes_2[i32(1)], slopes_2[i32(2)], slopes_2[i32(3)], &(_S991), &(unused0_0), &(unused1_0));
    table_2.by_cosine_0 = _S991 * vec2<f32>(x_34.y);
    var _S992 : vec2<f32> = table_2.value_10;
    var _S993 : vec2<f32> = table_2.by_metal_0;
    var _S994 : vec2<f32> = table_2.by_coat_0;
    mix_nodes_1(pair_5, values_1[i32(0)], values_1[i32(1)], values_1[i32(2)], values_1[i32(3)], &(_S992), &(_S993), &(_S994));
    table_2.value_10 = _S992;
    table_2.by_metal_0 = _S993;
    table_2.by_coat_0 = _S994;
    return table_2;
}

fn s_apply_coated_conductor_layers_0( _S995 : vec3<f32>,  _S996 : vec3<f32>,  _S997 : vec2<f32>,  _S998 : vec2<f32>,  coat_23 : u32,  _S999 : vec3<f32>) -> Tuple_61
{
    var _S1000 : vec2<f32> = vec2<f32>(0.0f);
    var _S1001 : LobeTable_0 = LobeTable_0( _S1000, _S1000, _S1000, _S1000 );
    var _S1002 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S1003 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S1002, vec3<f32>(0.0f) );
    var _S1004 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0;
    _S1004.value0_45 = 0.0f;
    _S1004.value1_12 = _S1001;
    _S1004.value2_9 = 0.0f;
    _S1004.value3_5 = _S1003;
    _S1004.value4_3 = _S1001;
    var n_17 : f32 = coat_eta_0(coat_23);
    _S1004.value0_45 = n_17;
    var _S1005 : bool = is_smooth_0(_S998);
    var _S1006 : vec3<f32> = _S995 * vec3<f32>((1.0f / n_17));
    var _S1007 : vec3<f32> = _S996 * vec3<f32>((1.0f / n_17));
    var _S1008 : Tuple_56 = s_apply_mean_width_0(_S997);
    var _S1009 : Tuple_56 = s_apply_mean_width_0(_S998);
    var pair_6 : WidthPair_0 = width_pair_0(_S1008.value0_97, _S1009.value0_97);
    var _S1010 : LobeTable_0 = order_table_0(coat_23, pair_6);
    _S1004.value1_12 = _S1010;
    var _S1011 : Tuple_62 = s_apply_lobes_near_0(_S1010, 0.0f, _S1008.value0_97, _S1009.value0_97);
    var _S1012 : f32 = _S1011.value0_103.x;
    var _S1013 : f32 = _S999.z;
    var _S1014 : Tuple_54 = s_apply_coat_crossing_0(coat_23, _S1013, _S998);
    _S1004.value2_9 = _S1014.value0_95;
    _S1004.value3_5 = _S1014.value1_28;
    var _S1015 : Tuple_63 = s_apply_below_coat_0(_S999, n_17);
    const _S1016 : vec2<f32> = vec2<f32>(1.0f, 0.0f);
    var layers_1 : CoatedConductor_0;
    if(_S1015.value0_104.valid_2)
    {
        var _S1017 : Tuple_45 = s_apply_fresnel_conductor_0(_S1015.value0_104.direction_17.z, _S1006, _S1007);
        var mean_0 : f32 = (_S1017.value0_86.x + _S1017.value0_86.y + _S1017.value0_86.z) * 0.3333333432674408f;
        var _S1018 : f32 = _S1014.value0_95 * mean_0;
        var _S1019 : f32 = _S1011.value0_103.y;
        var once_1 : f32 = _S1018 * _S1019;
        var reflected_4 : f32 = 1.0f - _S1014.value0_95;
        var sum_9 : f32 = reflected_4 + once_1 + _S1018 * mean_0 * (1.0f - _S1019);
        var _S1020 : vec2<f32> = vec2<f32>(reflected_4 / sum_9, once_1 / sum_9);
        layers_1.eta_3 = _S1006;
        layers_1.k_2 = _S1007;
        layers_1.coat_alpha_1 = _S998;
        layers_1.alpha_3 = _S997;
        layers_1.once_0 = _S1000;
        layers_1.more_1 = _S1000;
        layers_1.turn_2 = _S1000;
        layers_1.metal_width_0 = _S1008.value0_97;
        layers_1.coat_width_0 = _S1009.value0_97;
        layers_1.again_0 = _S1012;
        layers_1.wo_0 = _S999;
        layers_1.wo_below_0 = _S1015.value0_104;
        layers_1.factors_0 = _S1000;
        layers_1.shares_0 = _S1020;
        layers_1.n_14 = n_17;
        layers_1.coat_4 = coat_23;
        layers_1.coat_smooth_0 = _S1005;
    }
    else
    {
        layers_1.eta_3 = _S1006;
        layers_1.k_2 = _S1007;
        layers_1.coat_alpha_1 = _S998;
        layers_1.alpha_3 = _S997;
        layers_1.once_0 = _S1000;
        layers_1.more_1 = _S1000;
        layers_1.turn_2 = _S1000;
        layers_1.metal_width_0 = _S1008.value0_97;
        layers_1.coat_width_0 = _S1009.value0_97;
        layers_1.again_0 = _S1012;
        layers_1.wo_0 = _S999;
        layers_1.wo_below_0 = _S1015.value0_104;
        layers_1.factors_0 = _S1000;
        layers_1.shares_0 = _S1016;
        layers_1.n_14 = n_17;
        layers_1.coat_4 = coat_23;
        layers_1.coat_smooth_0 = _S1005;
    }
    var _S1021 : vec2<f32> = vec2<f32>(0.0f);
    var _S1022 : CoatedConductor_0 = layers_1;
    _S1022.turn_2 = _S1021;
    var _S1023 : CoatedConductor_0 = layers_1;
    if(layers_1.wo_below_0.valid_2)
    {
        var cos_below_0 : f32 = _S1023.wo_below_0.direction_17.z;
        _S1022.turn_2 = vec2<f32>(s_apply_refraction_turn_0(_S998.x, _S1013, cos_below_0, n_17).value0_105, s_apply_refraction_turn_0(_S998.y, _S1013, cos_below_0, n_17).value0_105);
        layers_1 = _S1022;
    }
    else
    {
        layers_1 = _S1022;
    }
    var _S1024 : f32 = _S997.x;
    var _S1025 : f32 = layers_1.turn_2.x;
    var _S1026 : f32 = _S997.y;
    var _S1027 : f32 = layers_1.turn_2.y;
    layers_1.once_0 = vec2<f32>(s_apply_width_once_0(_S1024, _S1025, _S1025).value0_106, s_apply_width_once_0(_S1026, _S1027, _S1027).value0_106);
    layers_1.more_1 = vec2<f32>(s_apply_width_more_0(_S1024, _S998.x, n_17).value0_107, s_apply_width_more_0(_S1026, _S998.y, n_17).value0_107);
    var _S1028 : LobeTable_0 = lobe_table_0(coat_23, pair_6, _S1013);
    _S1004.value4_3 = _S1028;
    layers_1.factors_0 = s_apply_lobes_near_0(_S1028, _S1013, _S1008.value0_97, _S1009.value0_97).value0_103 * vec2<f32>(_S1014.value0_95);
    var _S1029 : Tuple_61;
    _S1029.value0_102 = layers_1;
    _S1029.value1_33 = _S1004;
    return _S1029;
}

struct Tuple_67
{
     value0_108 : BsdfValue_0,
     value1_34 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0,
};

fn s_apply_coated_conductor_value_0( _S1030 : CoatedConductor_0,  _S1031 : vec3<f32>) -> Tuple_67
{
    var _S1032 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S1033 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S1032, vec3<f32>(0.0f) );
    var _S1034 : vec2<f32> = vec2<f32>(0.0f);
    var _S1035 : LobeTable_0 = LobeTable_0( _S1034, _S1034, _S1034, _S1034 );
    var _S1036 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0;
    _S1036.value0_46 = 0.0f;
    _S1036.value1_13 = _S1033;
    _S1036.value2_10 = _S1035;
    _S1036.value3_6 = u32(0);
    var _S1037 : Tuple_39 = s_apply_no_value_0();
    var value_20 : BsdfValue_0;
    if(!_S1030.coat_smooth_0)
    {
        var _S1038 : Tuple_7 = s_apply_unit_vector_0(_S1030.wo_0 + _S1031);
        var _S1039 : Tuple_42 = s_apply_ggx_widths_0(_S1030.coat_alpha_1);
        var masking_1 : f32 = 1.0f + s_apply_ggx_lambda_0(_S1039.value0_83, _S1030.wo_0).value0_84;
        var common_4 : f32 = s_apply_ggx_density_0(_S1039.value0_83, _S1038.value0_9).value0_85 / (4.0f * _S1030.wo_0.z);
        var _S1040 : f32 = _S1030.shares_0.x * common_4 / masking_1;
        value_20.f_cos_0 = vec3<f32>((s_apply_fresnel_dielectric_0(s_apply_dot_0(_S1030.wo_0, _S1038.value0_9).value0_5, _S1030.n_14).value0_89 * common_4 / (masking_1 + s_apply_ggx_lambda_0(_S1039.value0_83, _S1031).value0_84)));
        value_20.pdf_5 = _S1040;
    }
    else
    {
        value_20 = _S1037.value0_80;
    }
    var _S1041 : Tuple_63 = s_apply_below_coat_0(_S1031, _S1030.n_14);
    var _S1042 : bool;
    if(_S1030.wo_below_0.valid_2)
    {
        _S1042 = _S1041.value0_104.valid_2;
    }
    else
    {
        _S1042 = false;
    }
    if(_S1042)
    {
        var _S1043 : Tuple_7 = s_apply_unit_vector_0(_S1030.wo_below_0.direction_17 + _S1041.value0_104.direction_17);
        var _S1044 : Tuple_45 = s_apply_fresnel_conductor_0(s_apply_dot_0(_S1030.wo_below_0.direction_17, _S1043.value0_9).value0_5, _S1030.eta_3, _S1030.k_2);
        var _S1045 : f32 = _S1031.z;
        var _S1046 : Tuple_54 = s_apply_coat_crossing_0(_S1030.coat_4, _S1045, _S1030.coat_alpha_1);
        _S1036.value0_46 = _S1046.value0_95;
        _S1036.value1_13 = _S1046.value1_28;
        var _S1047 : LobeTable_0 = lobe_table_0(_S1030.coat_4, width_pair_0(_S1030.metal_width_0, _S1030.coat_width_0), _S1045);
        _S1036.value2_10 = _S1047;
        var _S1048 : Tuple_62 = s_apply_lobes_near_0(_S1047, _S1045, _S1030.metal_width_0, _S1030.coat_width_0);
        var _S1049 : f32 = _S1041.value0_104.direction_17.z;
        var stretch_0 : f32 = _S1045 / (_S1049 * _S1030.wo_below_0.direction_17.z * (_S1030.n_14 * _S1030.n_14 * 4.0f));
        var _S1050 : Tuple_42 = s_apply_ggx_widths_0(_S1030.once_0);
        var masking_2 : f32 = 1.0f + s_apply_ggx_lambda_0(_S1050.value0_83, _S1030.wo_below_0.direction_17).value0_84;
        var density_0 : f32 = s_apply_ggx_density_0(_S1050.value0_83, _S1043.value0_9).value0_85 * stretch_0;
        var once_2 : f32 = _S1030.factors_0.x * _S1048.value0_103.x * _S1046.value0_95;
        var once_3 : f32;
        if(_S1030.coat_smooth_0)
        {
            once_3 = once_2 * density_0 / (masking_2 + s_apply_ggx_lambda_0(_S1050.value0_83, _S1041.value0_104.direction_17).value0_84);
        }
        else
        {
            var _S1051 : Tuple_42 = s_apply_ggx_widths_0(vec2<f32>(s_apply_width_once_0(_S1030.alpha_3.x, _S1030.turn_2.x, s_apply_refraction_turn_0(_S1030.coat_alpha_1.x, _S1045, _S1049, _S1030.n_14).value0_105).value0_106, s_apply_width_once_0(_S1030.alpha_3.y, _S1030.turn_2.y, s_apply_refraction_turn_0(_S1030.coat_alpha_1.y, _S1045, _S1049, _S1030.n_14).value0_105).value0_106));
            once_3 = once_2 * s_apply_ggx_density_0(_S1051.value0_83, _S1043.value0_9).value0_85 * stretch_0 / (1.0f + s_apply_ggx_lambda_0(_S1051.value0_83, _S1030.wo_below_0.direction_17).value0_84 + s_apply_ggx_lambda_0(_S1051.value0_83, _S1041.value0_104.direction_17).value0_84);
        }
        var _S1052 : Tuple_42 = s_apply_ggx_widths_0(_S1030.more_1);
        var twice_0 : f32 = _S1030.factors_0.y * _S1048.value0_103.y * _S1046.value0_95 * s_apply_ggx_density_0(_S1052.value0_83, _S1043.value0_9).value0_85 * stretch_0 / (1.0f + s_apply_ggx_lambda_0(_S1052.value0_83, _S1030.wo_below_0.direction_17).value0_84 + s_apply_ggx_lambda_0(_S1052.value0_83, _S1041.value0_104.direction_17).value0_84);
        var bounces_0 : u32 = coat_bounces_0(_S1030.coat_4);
        _S1036.value3_6 = bounces_0;
        var _S1053 : vec3<f32> = vec3<f32>(0.0f);
        var later_2 : vec3<f32>;
        if(bounces_0 >= u32(2))
        {
            var _S1054 : vec3<f32> = _S1044.value0_86 * _S1044.value0_86;
            var _S1055 : vec3<f32> = _S1044.value0_86 * vec3<f32>(_S1030.again_0);
            var _S1056 : u32;
            if(bounces_0 == u32(4294967295))
            {
                _S1056 = u32(4294967295);
            }
            else
            {
                _S1056 = bounces_0 - u32(1);
            }
            later_2 = _S1054 * s_apply_power_sums_0(_S1055, _S1056).value0_99;
        }
        else
        {
            later_2 = _S1053;
        }
        var _S1057 : f32 = _S1030.shares_0.y;
        var _S1058 : f32 = value_20.pdf_5 + _S1057 * density_0 / masking_2 + (1.0f - _S1030.shares_0.x - _S1057) * (_S1045 * 0.31830990314483643f);
        value_20.f_cos_0 = value_20.f_cos_0 + _S1044.value0_86 * vec3<f32>(once_3) + later_2 * vec3<f32>(twice_0);
        value_20.pdf_5 = _S1058;
    }
    var _S1059 : Tuple_67;
    _S1059.value0_108 = value_20;
    _S1059.value1_34 = _S1036;
    return _S1059;
}

fn s_apply_coated_conductor_evaluate_0( _S1060 : vec3<f32>,  _S1061 : vec3<f32>,  _S1062 : vec2<f32>,  _S1063 : vec2<f32>,  coat_24 : u32,  _S1064 : vec3<f32>,  _S1065 : vec3<f32>) -> Tuple_60
{
    var _S1066 : vec3<f32> = vec3<f32>(0.0f);
    var _S1067 : vec2<f32> = vec2<f32>(0.0f);
    var _S1068 : Refraction_0 = Refraction_0( _S1066, false );
    var _S1069 : CoatedConductor_0 = CoatedConductor_0( _S1066, _S1066, _S1067, _S1067, _S1067, _S1067, _S1067, 0.0f, 0.0f, 0.0f, _S1066, _S1068, _S1067, _S1067, 0.0f, u32(0), false );
    var _S1070 : LobeTable_0 = LobeTable_0( _S1067, _S1067, _S1067, _S1067 );
    var _S1071 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S1072 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S1071, _S1066 );
    var _S1073 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S1070, 0.0f, _S1072, _S1070 );
    var _S1074 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S1072, _S1070, u32(0) );
    var _S1075 : s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0;
    _S1075.value0_47 = _S1069;
    _S1075.value1_14 = _S1073;
    _S1075.value2_11 = _S1074;
    var _S1076 : Tuple_39 = s_apply_no_value_0();
    var _S1077 : f32 = _S1064.z;
    var _S1078 : bool;
    if((_S1077 * _S1065.z) > 0.0f)
    {
        if(is_smooth_0(_S1062))
        {
            _S1078 = is_smooth_0(_S1063);
        }
        else
        {
            _S1078 = false;
        }
        _S1078 = !_S1078;
    }
    else
    {
        _S1078 = false;
    }
    var value_21 : BsdfValue_0;
    if(_S1078)
    {
        var side_2 : f32;
        if(_S1077 < 0.0f)
        {
            side_2 = -1.0f;
        }
        else
        {
            side_2 = 1.0f;
        }
        var _S1079 : Tuple_61 = s_apply_coated_conductor_layers_0(_S1060, _S1061, _S1062, _S1063, coat_24, _S1064 * vec3<f32>(side_2));
        _S1075.value0_47 = _S1079.value0_102;
        _S1075.value1_14 = _S1079.value1_33;
        var _S1080 : Tuple_67 = s_apply_coated_conductor_value_0(_S1079.value0_102, _S1065 * vec3<f32>(side_2));
        _S1075.value2_11 = _S1080.value1_34;
        value_21 = _S1080.value0_108;
    }
    else
    {
        value_21 = _S1076.value0_80;
    }
    var _S1081 : Tuple_60;
    _S1081.value0_101 = value_21;
    _S1081.value1_32 = _S1075;
    return _S1081;
}

fn s_apply_bsdf_evaluate_0( _S1082 : Bsdf_0,  _S1083 : vec3<f32>,  _S1084 : vec3<f32>) -> Tuple_38
{
    var _S1085 : vec3<f32> = vec3<f32>(0.0f);
    var _S1086 : vec2<f32> = vec2<f32>(0.0f);
    var _S1087 : CoatedDiffuse_0 = CoatedDiffuse_0( _S1085, 0.0f, _S1086, u32(0), false );
    var _S1088 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S1089 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S1088, _S1085 );
    var _S1090 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S1086 );
    var _S1091 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S1089, 0.0f, _S1090, u32(0), 0.0f );
    var _S1092 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S1089, 0.0f );
    var _S1093 : s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0( _S1087, _S1091, _S1092 );
    var _S1094 : Refraction_0 = Refraction_0( _S1085, false );
    var _S1095 : CoatedConductor_0 = CoatedConductor_0( _S1085, _S1085, _S1086, _S1086, _S1086, _S1086, _S1086, 0.0f, 0.0f, 0.0f, _S1085, _S1094, _S1086, _S1086, 0.0f, u32(0), false );
    var _S1096 : LobeTable_0 = LobeTable_0( _S1086, _S1086, _S1086, _S1086 );
    var _S1097 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S1096, 0.0f, _S1089, _S1096 );
    var _S1098 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S1089, _S1096, u32(0) );
    var _S1099 : s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0( _S1095, _S1097, _S1098 );
    var _S1100 : s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0;
    _S1100.value0_48 = _S1093;
    _S1100.value1_15 = _S1099;
    var _S1101 : Tuple_39 = s_apply_no_value_0();
    var value_22 : BsdfValue_0;
    if((_S1082.kind_5) == u32(0))
    {
        value_22 = s_apply_diffuse_evaluate_0(_S1082.a_36, _S1083, _S1084).value0_81;
    }
    else
    {
        if((_S1082.kind_5) == u32(1))
        {
            value_22 = s_apply_conductor_evaluate_0(_S1082.a_36, _S1082.b_31, _S1082.alpha_4, _S1083, _S1084).value0_82;
        }
        else
        {
            if((_S1082.kind_5) == u32(2))
            {
                value_22 = s_apply_dielectric_evaluate_0(_S1082.eta_4, _S1082.alpha_4, _S1083, _S1084).value0_88;
            }
            else
            {
                var _S1102 : bool;
                if(((FEATURES_0 & (u32(4)))) != u32(0))
                {
                    _S1102 = (_S1082.kind_5) == u32(3);
                }
                else
                {
                    _S1102 = false;
                }
                if(_S1102)
                {
                    value_22 = s_apply_diffuse_transmission_evaluate_0(_S1082.a_36, _S1082.b_31, _S1083, _S1084).value0_90;
                }
                else
                {
                    value_22 = _S1101.value0_80;
                }
                if(((FEATURES_0 & (u32(256)))) != u32(0))
                {
                    _S1102 = (_S1082.kind_5) == u32(5);
                }
                else
                {
                    _S1102 = false;
                }
                if(_S1102)
                {
                    var _S1103 : Tuple_52 = s_apply_coated_diffuse_evaluate_0(_S1082.a_36, _S1082.alpha_4, _S1082.coat_5, _S1083, _S1084);
                    _S1100.value0_48 = _S1103.value1_26;
                    value_22 = _S1103.value0_93;
                }
                if(((FEATURES_0 & (u32(512)))) != u32(0))
                {
                    _S1102 = (_S1082.kind_5) == u32(6);
                }
                else
                {
                    _S1102 = false;
                }
                if(_S1102)
                {
                    var _S1104 : Tuple_60 = s_apply_coated_conductor_evaluate_0(_S1082.a_36, _S1082.b_31, _S1082.alpha_4, _S1082.coat_alpha_2, _S1082.coat_5, _S1083, _S1084);
                    _S1100.value1_15 = _S1104.value1_32;
                    value_22 = _S1104.value0_101;
                }
            }
        }
    }
    var _S1105 : Tuple_38;
    _S1105.value0_79 = value_22;
    _S1105.value1_25 = _S1100;
    return _S1105;
}

fn s_apply_direct_light_0( _S1106 : Bsdf_0,  _S1107 : Frame_0,  chosen_2 : ChosenLight_0,  _S1108 : Surface_0,  _S1109 : vec3<f32>,  _S1110 : vec2<f32>) -> Tuple_27
{
    var _S1111 : vec3<f32> = vec3<f32>(0.0f);
    var _S1112 : BsdfValue_0 = BsdfValue_0( _S1111, 0.0f );
    var _S1113 : vec2<f32> = vec2<f32>(0.0f);
    var _S1114 : CoatedDiffuse_0 = CoatedDiffuse_0( _S1111, 0.0f, _S1113, u32(0), false );
    var _S1115 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S1116 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S1115, _S1111 );
    var _S1117 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S1113 );
    var _S1118 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S1116, 0.0f, _S1117, u32(0), 0.0f );
    var _S1119 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S1116, 0.0f );
    var _S1120 : s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0( _S1114, _S1118, _S1119 );
    var _S1121 : Refraction_0 = Refraction_0( _S1111, false );
    var _S1122 : CoatedConductor_0 = CoatedConductor_0( _S1111, _S1111, _S1113, _S1113, _S1113, _S1113, _S1113, 0.0f, 0.0f, 0.0f, _S1111, _S1121, _S1113, _S1113, 0.0f, u32(0), false );
    var _S1123 : LobeTable_0 = LobeTable_0( _S1113, _S1113, _S1113, _S1113 );
    var _S1124 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S1123, 0.0f, _S1116, _S1123 );
    var _S1125 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S1116, _S1123, u32(0) );
    var _S1126 : s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0( _S1122, _S1124, _S1125 );
    var _S1127 : s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0 = s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0( _S1120, _S1126 );
    var _S1128 : s_minCtx_s_bwdCallableCtx_direct_light_0;
    _S1128.value0_49 = _S1112;
    _S1128.value1_16 = _S1127;
    var _S1129 : vec3<f32> = vec3<f32>(0.0f);
    var _S1130 : Tuple_28 = s_apply_sample_light_0(chosen_2, _S1108.position_2, _S1110);
    var direct_0 : DirectLight_0;
    if(_S1130.value0_69.valid_6)
    {
        var _S1131 : Tuple_38 = s_apply_bsdf_evaluate_0(_S1106, _S1109, s_apply_to_local_0(_S1107, _S1130.value0_69.direction_19).value0_67);
        _S1128.value0_49 = _S1131.value0_79;
        _S1128.value1_16 = _S1131.value1_25;
        if((any(((_S1131.value0_79.f_cos_0) != _S1111))))
        {
            var factor_4 : f32 = 1.0f / _S1130.value0_69.pdf_9;
            var factor_5 : f32;
            if(!chosen_2.delta_3)
            {
                factor_5 = factor_4 * s_apply_power_heuristic_0(_S1130.value0_69.pdf_9, _S1131.value0_79.pdf_5).value0_25;
            }
            else
            {
                factor_5 = factor_4;
            }
            direct_0.radiance_12 = _S1131.value0_79.f_cos_0 * _S1130.value0_69.radiance_13 * vec3<f32>(factor_5);
            direct_0.direction_16 = _S1130.value0_69.direction_19;
            direct_0.distance_7 = _S1130.value0_69.distance_9;
            direct_0.valid_1 = true;
        }
        else
        {
            direct_0.radiance_12 = _S1129;
            direct_0.direction_16 = _S1129;
            direct_0.distance_7 = 0.0f;
            direct_0.valid_1 = false;
        }
    }
    else
    {
        direct_0.radiance_12 = _S1129;
        direct_0.direction_16 = _S1129;
        direct_0.distance_7 = 0.0f;
        direct_0.valid_1 = false;
    }
    var _S1132 : Tuple_27;
    _S1132.value0_68 = direct_0;
    _S1132.value1_24 = _S1128;
    return _S1132;
}

struct Tuple_68
{
     value0_109 : Departure_0,
     value1_35 : s_minCtx_s_bwdCallableCtx_scatter_0,
};

struct Tuple_69
{
     value0_110 : BsdfSample_0,
     value1_36 : s_minCtx_s_bwdCallableCtx_bsdf_sample_0,
};

struct Tuple_70
{
     value0_111 : BsdfSample_0,
};

fn s_apply_no_sample_0() -> Tuple_70
{
    var _S1133 : vec3<f32> = vec3<f32>(0.0f);
    var _S1134 : Tuple_70;
    _S1134.value0_111.wi_0 = _S1133;
    _S1134.value0_111.weight_5 = _S1133;
    _S1134.value0_111.pdf_7 = 0.0f;
    _S1134.value0_111.valid_4 = false;
    _S1134.value0_111.delta_8 = false;
    return _S1134;
}

struct Tuple_71
{
     value0_112 : BsdfSample_0,
};

fn s_apply_diffuse_sample_0( _S1135 : vec3<f32>,  _S1136 : vec3<f32>,  _S1137 : vec2<f32>) -> Tuple_71
{
    var _S1138 : Tuple_31 = s_apply_sin_cos_turns_0(_S1137.x);
    var _S1139 : f32 = _S1137.y;
    var _S1140 : Tuple_32 = s_apply_safe_sqrt_0(_S1139);
    var _S1141 : Tuple_32 = s_apply_safe_sqrt_0(1.0f - _S1139);
    var _S1142 : Tuple_70 = s_apply_no_sample_0();
    var sample_1 : BsdfSample_0;
    if((_S1141.value0_73) > 0.0f)
    {
        var side_3 : f32;
        if((_S1136.z) < 0.0f)
        {
            side_3 = -1.0f;
        }
        else
        {
            side_3 = 1.0f;
        }
        var _S1143 : vec3<f32> = vec3<f32>(_S1140.value0_73 * _S1138.value0_72.y, _S1140.value0_73 * _S1138.value0_72.x, side_3 * _S1141.value0_73);
        sample_1 = _S1142.value0_111;
        sample_1.wi_0 = _S1143;
        sample_1.weight_5 = _S1135;
        sample_1.pdf_7 = _S1141.value0_73 * 0.31830990314483643f;
        sample_1.valid_4 = true;
    }
    else
    {
        sample_1 = _S1142.value0_111;
    }
    var _S1144 : Tuple_71;
    _S1144.value0_112 = sample_1;
    return _S1144;
}

struct Tuple_72
{
     value0_113 : BsdfSample_0,
};

struct Tuple_73
{
     value0_114 : vec3<f32>,
};

fn s_apply_ggx_sample_visible_0( _S1145 : vec2<f32>,  _S1146 : vec3<f32>,  _S1147 : vec2<f32>) -> Tuple_73
{
    var w_3 : vec3<f32>;
    if((_S1146.z) < 0.0f)
    {
        w_3 = (vec3<f32>(0) - _S1146);
    }
    else
    {
        w_3 = _S1146;
    }
    var _S1148 : f32 = _S1145.x;
    var _S1149 : f32 = _S1145.y;
    var _S1150 : Tuple_7 = s_apply_unit_vector_0(vec3<f32>(w_3.x * _S1148, w_3.y * _S1149, w_3.z));
    var _S1151 : Tuple_31 = s_apply_sin_cos_turns_0(_S1147.x);
    var one_minus_z_0 : f32 = _S1147.y * (1.0f + _S1150.value0_9.z);
    var _S1152 : Tuple_32 = s_apply_safe_sqrt_0(one_minus_z_0 * (2.0f - one_minus_z_0));
    var h_1 : vec3<f32> = vec3<f32>(_S1152.value0_73 * _S1151.value0_72.y, _S1152.value0_73 * _S1151.value0_72.x, 1.0f - one_minus_z_0) + _S1150.value0_9;
    var _S1153 : Tuple_73;
    _S1153.value0_114 = s_apply_unit_vector_0(vec3<f32>(h_1.x * _S1148, h_1.y * _S1149, s_apply_max_0(h_1.z, 9.999999960041972e-13f).value0_1)).value0_9;
    return _S1153;
}

struct Tuple_74
{
     value0_115 : vec3<f32>,
};

fn s_apply_mirrored_0( _S1154 : vec3<f32>,  _S1155 : vec3<f32>) -> Tuple_74
{
    var _S1156 : Tuple_74;
    _S1156.value0_115 = _S1155 * vec3<f32>((2.0f * s_apply_dot_0(_S1154, _S1155).value0_5)) - _S1154;
    return _S1156;
}

fn s_apply_conductor_sample_0( _S1157 : vec3<f32>,  _S1158 : vec3<f32>,  _S1159 : vec2<f32>,  smooth_2 : bool,  _S1160 : vec3<f32>,  _S1161 : vec2<f32>) -> Tuple_72
{
    var _S1162 : Tuple_70 = s_apply_no_sample_0();
    var sample_2 : BsdfSample_0;
    if(smooth_2)
    {
        var _S1163 : f32 = _S1160.z;
        var _S1164 : Tuple_45 = s_apply_fresnel_conductor_0(s_apply_abs_0(_S1163).value0_2, _S1157, _S1158);
        sample_2.wi_0 = vec3<f32>(- _S1160.x, - _S1160.y, _S1163);
        sample_2.weight_5 = _S1164.value0_86;
        sample_2.pdf_7 = 1.0f;
        sample_2.valid_4 = true;
        sample_2.delta_8 = true;
    }
    else
    {
        var _S1165 : Tuple_42 = s_apply_ggx_widths_0(_S1159);
        var _S1166 : Tuple_73 = s_apply_ggx_sample_visible_0(_S1165.value0_83, _S1160, _S1161);
        var _S1167 : Tuple_74 = s_apply_mirrored_0(_S1160, _S1166.value0_114);
        var _S1168 : f32 = _S1160.z;
        if((_S1168 * _S1167.value0_115.z) > 0.0f)
        {
            var masking_o_1 : f32 = 1.0f + s_apply_ggx_lambda_0(_S1165.value0_83, _S1160).value0_84;
            sample_2 = _S1162.value0_111;
            sample_2.wi_0 = _S1167.value0_115;
            sample_2.weight_5 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S1160, _S1166.value0_114).value0_5).value0_2, _S1157, _S1158).value0_86 * vec3<f32>((masking_o_1 / (masking_o_1 + s_apply_ggx_lambda_0(_S1165.value0_83, _S1167.value0_115).value0_84)));
            sample_2.pdf_7 = s_apply_ggx_density_0(_S1165.value0_83, _S1166.value0_114).value0_85 / (4.0f * s_apply_abs_0(_S1168).value0_2 * masking_o_1);
            sample_2.valid_4 = true;
        }
        else
        {
            sample_2 = _S1162.value0_111;
        }
    }
    var _S1169 : Tuple_72;
    _S1169.value0_113 = sample_2;
    return _S1169;
}

struct Tuple_75
{
     value0_116 : BsdfSample_0,
};

struct Tuple_76
{
     value0_117 : Refraction_0,
};

fn s_apply_refracted_0( _S1170 : vec3<f32>,  _S1171 : vec3<f32>,  eta_outer_1 : f32) -> Tuple_76
{
    var _S1172 : Tuple_5 = s_apply_dot_0(_S1170, _S1171);
    var cos_i_1 : f32;
    var eta_12 : f32;
    var m_5 : vec3<f32>;
    if((_S1172.value0_5) < 0.0f)
    {
        var _S1173 : vec3<f32> = (vec3<f32>(0) - _S1171);
        var _S1174 : f32 = 1.0f / eta_outer_1;
        cos_i_1 = - _S1172.value0_5;
        eta_12 = _S1174;
        m_5 = _S1173;
    }
    else
    {
        cos_i_1 = _S1172.value0_5;
        eta_12 = eta_outer_1;
        m_5 = _S1171;
    }
    var sin2_t_1 : f32 = s_apply_max_0(1.0f - s_apply_sqr_0(cos_i_1).value0_26, 0.0f).value0_1 / (eta_12 * eta_12);
    var _S1175 : vec3<f32> = vec3<f32>(0.0f);
    var result_11 : Refraction_0;
    if(sin2_t_1 < 1.0f)
    {
        result_11.direction_17 = m_5 * vec3<f32>((cos_i_1 / eta_12 - s_apply_safe_sqrt_0(1.0f - sin2_t_1).value0_73)) - _S1170 * vec3<f32>((1.0f / eta_12));
        result_11.valid_2 = true;
    }
    else
    {
        result_11.direction_17 = _S1175;
        result_11.valid_2 = false;
    }
    var _S1176 : Tuple_76;
    _S1176.value0_117 = result_11;
    return _S1176;
}

fn s_apply_smooth_dielectric_sample_0( eta_13 : f32,  _S1177 : vec3<f32>,  lobe_5 : f32) -> Tuple_75
{
    var _S1178 : Tuple_70 = s_apply_no_sample_0();
    var _S1179 : f32 = _S1177.z;
    var sample_3 : BsdfSample_0;
    if(lobe_5 < (s_apply_fresnel_dielectric_0(_S1179, eta_13).value0_89))
    {
        var _S1180 : vec3<f32> = vec3<f32>(1.0f);
        sample_3.wi_0 = vec3<f32>(- _S1177.x, - _S1177.y, _S1179);
        sample_3.weight_5 = _S1180;
        sample_3.pdf_7 = 1.0f;
        sample_3.valid_4 = true;
        sample_3.delta_8 = true;
    }
    else
    {
        var _S1181 : Tuple_76 = s_apply_refracted_0(_S1177, vec3<f32>(0.0f, 0.0f, 1.0f), eta_13);
        if(_S1181.value0_117.valid_2)
        {
            var crossing_1 : f32;
            if(_S1179 > 0.0f)
            {
                crossing_1 = eta_13;
            }
            else
            {
                crossing_1 = 1.0f / eta_13;
            }
            var _S1182 : vec3<f32> = vec3<f32>((1.0f / (crossing_1 * crossing_1)));
            sample_3.wi_0 = _S1181.value0_117.direction_17;
            sample_3.weight_5 = _S1182;
            sample_3.pdf_7 = 1.0f;
            sample_3.valid_4 = true;
            sample_3.delta_8 = true;
        }
        else
        {
            sample_3 = _S1178.value0_111;
        }
    }
    var _S1183 : Tuple_75;
    _S1183.value0_116 = sample_3;
    return _S1183;
}

struct Tuple_77
{
     value0_118 : BsdfSample_0,
};

fn s_apply_rough_dielectric_sample_0( eta_14 : f32,  _S1184 : vec2<f32>,  _S1185 : vec3<f32>,  _S1186 : vec2<f32>,  lobe_6 : f32) -> Tuple_77
{
    var _S1187 : Tuple_70 = s_apply_no_sample_0();
    var _S1188 : Tuple_42 = s_apply_ggx_widths_0(_S1184);
    var _S1189 : Tuple_73 = s_apply_ggx_sample_visible_0(_S1188.value0_83, _S1185, _S1186);
    var _S1190 : Tuple_5 = s_apply_dot_0(_S1185, _S1189.value0_114);
    var _S1191 : Tuple_48 = s_apply_fresnel_dielectric_0(_S1190.value0_5, eta_14);
    var masking_o_2 : f32 = 1.0f + s_apply_ggx_lambda_0(_S1188.value0_83, _S1185).value0_84;
    var _S1192 : Tuple_2 = s_apply_abs_0(_S1190.value0_5);
    var _S1193 : f32 = _S1185.z;
    var visible_0 : f32 = s_apply_ggx_density_0(_S1188.value0_83, _S1189.value0_114).value0_85 * _S1192.value0_2 / (masking_o_2 * s_apply_abs_0(_S1193).value0_2);
    var sample_4 : BsdfSample_0;
    if(lobe_6 < (_S1191.value0_89))
    {
        var _S1194 : Tuple_74 = s_apply_mirrored_0(_S1185, _S1189.value0_114);
        if((_S1193 * _S1194.value0_115.z) > 0.0f)
        {
            sample_4 = _S1187.value0_111;
            sample_4.wi_0 = _S1194.value0_115;
            sample_4.weight_5 = vec3<f32>((masking_o_2 / (masking_o_2 + s_apply_ggx_lambda_0(_S1188.value0_83, _S1194.value0_115).value0_84)));
            sample_4.pdf_7 = _S1191.value0_89 * visible_0 / (4.0f * _S1192.value0_2);
            sample_4.valid_4 = true;
        }
        else
        {
            sample_4 = _S1187.value0_111;
        }
    }
    else
    {
        var _S1195 : Tuple_76 = s_apply_refracted_0(_S1185, _S1189.value0_114, eta_14);
        var _S1196 : bool;
        if(_S1195.value0_117.valid_2)
        {
            _S1196 = (_S1193 * _S1195.value0_117.direction_17.z) < 0.0f;
        }
        else
        {
            _S1196 = false;
        }
        if(_S1196)
        {
            var crossing_2 : f32;
            if(_S1193 > 0.0f)
            {
                crossing_2 = eta_14;
            }
            else
            {
                crossing_2 = 1.0f / eta_14;
            }
            var _S1197 : Tuple_5 = s_apply_dot_0(_S1195.value0_117.direction_17, _S1189.value0_114);
            var jacobian_0 : f32 = s_apply_abs_0(_S1197.value0_5).value0_2 / s_apply_sqr_0(_S1197.value0_5 + _S1190.value0_5 / crossing_2).value0_26;
            sample_4 = _S1187.value0_111;
            sample_4.wi_0 = _S1195.value0_117.direction_17;
            sample_4.weight_5 = vec3<f32>((masking_o_2 / ((masking_o_2 + s_apply_ggx_lambda_0(_S1188.value0_83, _S1195.value0_117.direction_17).value0_84) * crossing_2 * crossing_2)));
            sample_4.pdf_7 = (1.0f - _S1191.value0_89) * visible_0 * jacobian_0;
            sample_4.valid_4 = true;
        }
        else
        {
            sample_4 = _S1187.value0_111;
        }
    }
    var _S1198 : Tuple_77;
    _S1198.value0_118 = sample_4;
    return _S1198;
}

struct Tuple_78
{
     value0_119 : BsdfSample_0,
};

fn s_apply_diffuse_transmission_sample_0( _S1199 : vec3<f32>,  _S1200 : vec3<f32>,  _S1201 : vec3<f32>,  _S1202 : vec2<f32>,  lobe_7 : f32) -> Tuple_78
{
    var _S1203 : Tuple_50 = s_apply_share_reflected_0(_S1199, _S1200);
    var side_4 : f32;
    var share_13 : f32;
    var albedo_2 : vec3<f32>;
    if(lobe_7 >= (_S1203.value0_91))
    {
        var _S1204 : f32 = 1.0f - _S1203.value0_91;
        side_4 = -1.0f;
        albedo_2 = _S1200;
        share_13 = _S1204;
    }
    else
    {
        side_4 = 1.0f;
        albedo_2 = _S1199;
        share_13 = _S1203.value0_91;
    }
    var _S1205 : Tuple_71 = s_apply_diffuse_sample_0(albedo_2, _S1201 * vec3<f32>(side_4), _S1202);
    var _S1206 : vec3<f32> = _S1205.value0_112.weight_5 * vec3<f32>((1.0f / share_13));
    var _S1207 : BsdfSample_0 = _S1205.value0_112;
    _S1207.weight_5 = _S1206;
    _S1207.pdf_7 = _S1205.value0_112.pdf_7 * share_13;
    var _S1208 : Tuple_78;
    _S1208.value0_119 = _S1207;
    return _S1208;
}

struct Tuple_79
{
     value0_120 : BsdfSample_0,
};

fn s_apply_thin_dielectric_sample_0( eta_15 : f32,  _S1209 : vec3<f32>,  lobe_8 : f32) -> Tuple_79
{
    var _S1210 : f32 = _S1209.z;
    var _S1211 : Tuple_48 = s_apply_fresnel_dielectric_0(s_apply_abs_0(_S1210).value0_2, eta_15);
    var _S1212 : vec3<f32> = vec3<f32>(1.0f);
    var sample_5 : BsdfSample_0;
    if(lobe_8 < (_S1211.value0_89 * 2.0f / (1.0f + _S1211.value0_89)))
    {
        sample_5.wi_0 = vec3<f32>(- _S1209.x, - _S1209.y, _S1210);
        sample_5.weight_5 = _S1212;
        sample_5.pdf_7 = 1.0f;
        sample_5.valid_4 = true;
        sample_5.delta_8 = true;
    }
    else
    {
        sample_5.wi_0 = _S1209 * vec3<f32>(-1.0f);
        sample_5.weight_5 = _S1212;
        sample_5.pdf_7 = 1.0f;
        sample_5.valid_4 = true;
        sample_5.delta_8 = true;
    }
    var _S1213 : Tuple_79;
    _S1213.value0_120 = sample_5;
    return _S1213;
}

struct Tuple_80
{
     value0_121 : BsdfSample_0,
     value1_37 : s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0,
};

fn s_apply_coated_diffuse_sample_0( _S1214 : vec3<f32>,  _S1215 : vec2<f32>,  coat_25 : u32,  _S1216 : vec3<f32>,  _S1217 : vec2<f32>,  lobe_9 : f32) -> Tuple_80
{
    var _S1218 : vec3<f32> = vec3<f32>(0.0f);
    var _S1219 : vec2<f32> = vec2<f32>(0.0f);
    var _S1220 : CoatedDiffuse_0 = CoatedDiffuse_0( _S1218, 0.0f, _S1219, u32(0), false );
    var _S1221 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S1222 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S1221, _S1218 );
    var _S1223 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S1219 );
    var _S1224 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S1222, 0.0f, _S1223, u32(0), 0.0f );
    var _S1225 : BsdfValue_0 = BsdfValue_0( _S1218, 0.0f );
    var _S1226 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S1222, 0.0f );
    var _S1227 : s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0;
    _S1227.value0_50 = _S1220;
    _S1227.value1_17 = _S1224;
    _S1227.value2_12 = 0.0f;
    _S1227.value3_7 = _S1225;
    _S1227.value4_4 = _S1226;
    var _S1228 : Tuple_70 = s_apply_no_sample_0();
    var side_5 : f32;
    if((_S1216.z) < 0.0f)
    {
        side_5 = -1.0f;
    }
    else
    {
        side_5 = 1.0f;
    }
    var wo_1 : vec3<f32> = _S1216 * vec3<f32>(side_5);
    var _S1229 : f32 = wo_1.z;
    var _S1230 : Tuple_53 = s_apply_coated_diffuse_layers_0(_S1214, _S1215, coat_25, _S1229);
    _S1227.value0_50 = _S1230.value0_94;
    _S1227.value1_17 = _S1230.value1_27;
    var by_coat_3 : bool = lobe_9 < (_S1230.value0_94.share_8);
    var _S1231 : bool;
    if(by_coat_3)
    {
        _S1231 = _S1230.value0_94.smooth_1;
    }
    else
    {
        _S1231 = false;
    }
    var sample_6 : BsdfSample_0;
    if(_S1231)
    {
        var _S1232 : vec3<f32> = vec3<f32>(- wo_1.x, - wo_1.y, _S1229) * vec3<f32>(side_5);
        var _S1233 : f32 = coat_eta_0(coat_25);
        _S1227.value2_12 = _S1233;
        var _S1234 : vec3<f32> = vec3<f32>((s_apply_fresnel_dielectric_0(_S1229, _S1233).value0_89 / _S1230.value0_94.share_8));
        sample_6.wi_0 = _S1232;
        sample_6.weight_5 = _S1234;
        sample_6.pdf_7 = 1.0f;
        sample_6.valid_4 = true;
        sample_6.delta_8 = true;
    }
    else
    {
        var wi_1 : vec3<f32>;
        if(by_coat_3)
        {
            wi_1 = s_apply_mirrored_0(wo_1, s_apply_ggx_sample_visible_0(s_apply_ggx_widths_0(_S1215).value0_83, wo_1, _S1217).value0_114).value0_115;
        }
        else
        {
            wi_1 = s_apply_diffuse_sample_0(_S1214, wo_1, _S1217).value0_112.wi_0;
        }
        if((wi_1.z) > 0.0f)
        {
            var _S1235 : Tuple_59 = s_apply_coated_diffuse_value_0(_S1230.value0_94, wo_1, wi_1);
            _S1227.value3_7 = _S1235.value0_100;
            _S1227.value4_4 = _S1235.value1_31;
            var _S1236 : vec3<f32> = wi_1 * vec3<f32>(side_5);
            sample_6 = _S1228.value0_111;
            sample_6.wi_0 = _S1236;
            sample_6.weight_5 = _S1235.value0_100.f_cos_0 * vec3<f32>((1.0f / _S1235.value0_100.pdf_5));
            sample_6.pdf_7 = _S1235.value0_100.pdf_5;
            sample_6.valid_4 = true;
        }
        else
        {
            sample_6 = _S1228.value0_111;
        }
    }
    var _S1237 : Tuple_80;
    _S1237.value0_121 = sample_6;
    _S1237.value1_37 = _S1227;
    return _S1237;
}

struct Tuple_81
{
     value0_122 : BsdfSample_0,
     value1_38 : s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0,
};

struct Tuple_82
{
     value0_123 : vec3<f32>,
     value1_39 : s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0,
};

fn s_apply_coated_mirror_weight_0( _S1238 : vec3<f32>,  _S1239 : vec3<f32>,  coat_26 : u32,  _S1240 : vec3<f32>) -> Tuple_82
{
    var _S1241 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S1242 : s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0;
    _S1242.value0_51 = 0.0f;
    _S1242.value1_18 = 0.0f;
    _S1242.value2_13 = _S1241;
    _S1242.value3_8 = u32(0);
    var n_18 : f32 = coat_eta_0(coat_26);
    _S1242.value0_51 = n_18;
    var _S1243 : Tuple_48 = s_apply_fresnel_dielectric_0(_S1240.z, n_18);
    var weight_6 : vec3<f32> = vec3<f32>(_S1243.value0_89);
    var _S1244 : Tuple_63 = s_apply_below_coat_0(_S1240, n_18);
    var weight_7 : vec3<f32>;
    if(_S1244.value0_104.valid_2)
    {
        var _S1245 : f32 = _S1244.value0_104.direction_17.z;
        var _S1246 : Tuple_45 = s_apply_fresnel_conductor_0(_S1245, _S1238 * vec3<f32>((1.0f / n_18)), _S1239 * vec3<f32>((1.0f / n_18)));
        var _S1247 : Tuple_55 = s_apply_coat_attenuation_0(coat_26, _S1245);
        _S1242.value1_18 = _S1247.value0_96;
        _S1242.value2_13 = _S1247.value1_29;
        var dimmed_0 : f32 = _S1247.value0_96 * _S1247.value0_96;
        var _S1248 : vec3<f32> = _S1246.value0_86 * vec3<f32>((dimmed_0 * _S1243.value0_89));
        var _S1249 : u32 = coat_bounces_0(coat_26);
        _S1242.value3_8 = _S1249;
        var _S1250 : f32 = 1.0f - _S1243.value0_89;
        weight_7 = weight_6 + _S1246.value0_86 * s_apply_power_sums_0(_S1248, _S1249).value0_99 * vec3<f32>((dimmed_0 * _S1250 * _S1250));
    }
    else
    {
        weight_7 = weight_6;
    }
    var _S1251 : Tuple_82;
    _S1251.value0_123 = weight_7;
    _S1251.value1_39 = _S1242;
    return _S1251;
}

fn s_apply_coated_conductor_sample_0( _S1252 : vec3<f32>,  _S1253 : vec3<f32>,  _S1254 : vec2<f32>,  _S1255 : vec2<f32>,  coat_27 : u32,  _S1256 : vec3<f32>,  _S1257 : vec2<f32>,  lobe_10 : f32) -> Tuple_81
{
    var _S1258 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S1259 : s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0 = s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0( 0.0f, 0.0f, _S1258, u32(0) );
    var _S1260 : vec3<f32> = vec3<f32>(0.0f);
    var _S1261 : vec2<f32> = vec2<f32>(0.0f);
    var _S1262 : Refraction_0 = Refraction_0( _S1260, false );
    var _S1263 : CoatedConductor_0 = CoatedConductor_0( _S1260, _S1260, _S1261, _S1261, _S1261, _S1261, _S1261, 0.0f, 0.0f, 0.0f, _S1260, _S1262, _S1261, _S1261, 0.0f, u32(0), false );
    var _S1264 : LobeTable_0 = LobeTable_0( _S1261, _S1261, _S1261, _S1261 );
    var _S1265 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S1258, _S1260 );
    var _S1266 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S1264, 0.0f, _S1265, _S1264 );
    var _S1267 : BsdfValue_0 = BsdfValue_0( _S1260, 0.0f );
    var _S1268 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S1265, _S1264, u32(0) );
    var _S1269 : s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0;
    _S1269.value0_52 = _S1259;
    _S1269.value1_19 = _S1263;
    _S1269.value2_14 = _S1266;
    _S1269.value3_9 = _S1267;
    _S1269.value4_5 = _S1268;
    var _S1270 : Tuple_70 = s_apply_no_sample_0();
    var side_6 : f32;
    if((_S1256.z) < 0.0f)
    {
        side_6 = -1.0f;
    }
    else
    {
        side_6 = 1.0f;
    }
    var wo_2 : vec3<f32> = _S1256 * vec3<f32>(side_6);
    var _S1271 : bool;
    if(is_smooth_0(_S1254))
    {
        _S1271 = is_smooth_0(_S1255);
    }
    else
    {
        _S1271 = false;
    }
    var sample_7 : BsdfSample_0;
    if(_S1271)
    {
        var _S1272 : vec3<f32> = vec3<f32>(- wo_2.x, - wo_2.y, wo_2.z) * vec3<f32>(side_6);
        var _S1273 : Tuple_82 = s_apply_coated_mirror_weight_0(_S1252, _S1253, coat_27, wo_2);
        _S1269.value0_52 = _S1273.value1_39;
        sample_7.wi_0 = _S1272;
        sample_7.weight_5 = _S1273.value0_123;
        sample_7.pdf_7 = 1.0f;
        sample_7.valid_4 = true;
        sample_7.delta_8 = true;
    }
    else
    {
        var _S1274 : Tuple_61 = s_apply_coated_conductor_layers_0(_S1252, _S1253, _S1254, _S1255, coat_27, wo_2);
        _S1269.value1_19 = _S1274.value0_102;
        _S1269.value2_14 = _S1274.value1_33;
        var _S1275 : f32 = _S1274.value0_102.shares_0.x;
        var _S1276 : bool = lobe_10 < _S1275;
        if(_S1276)
        {
            _S1271 = _S1274.value0_102.coat_smooth_0;
        }
        else
        {
            _S1271 = false;
        }
        if(_S1271)
        {
            var _S1277 : f32 = wo_2.z;
            var _S1278 : vec3<f32> = vec3<f32>((s_apply_fresnel_dielectric_0(_S1277, _S1274.value0_102.n_14).value0_89 / _S1275));
            sample_7.wi_0 = vec3<f32>(- wo_2.x, - wo_2.y, _S1277) * vec3<f32>(side_6);
            sample_7.weight_5 = _S1278;
            sample_7.pdf_7 = 1.0f;
            sample_7.valid_4 = true;
            sample_7.delta_8 = true;
        }
        else
        {
            var _S1279 : vec3<f32> = vec3<f32>(0.0f);
            var wi_2 : vec3<f32>;
            if(_S1276)
            {
                wi_2 = s_apply_mirrored_0(wo_2, s_apply_ggx_sample_visible_0(s_apply_ggx_widths_0(_S1255).value0_83, wo_2, _S1257).value0_114).value0_115;
            }
            else
            {
                if(lobe_10 < (_S1275 + _S1274.value0_102.shares_0.y))
                {
                    if(_S1274.value0_102.wo_below_0.valid_2)
                    {
                        var _S1280 : Tuple_74 = s_apply_mirrored_0(_S1274.value0_102.wo_below_0.direction_17, s_apply_ggx_sample_visible_0(s_apply_ggx_widths_0(_S1274.value0_102.once_0).value0_83, _S1274.value0_102.wo_below_0.direction_17, _S1257).value0_114);
                        var x_35 : f32 = _S1280.value0_115.x * _S1274.value0_102.n_14;
                        var y_20 : f32 = _S1280.value0_115.y * _S1274.value0_102.n_14;
                        var squared_1 : f32 = 1.0f - x_35 * x_35 - y_20 * y_20;
                        if((_S1280.value0_115.z) > 0.0f)
                        {
                            _S1271 = squared_1 > 0.0f;
                        }
                        else
                        {
                            _S1271 = false;
                        }
                        if(_S1271)
                        {
                            wi_2 = vec3<f32>(x_35, y_20, s_apply_sqrt_0(squared_1).value0_4);
                        }
                        else
                        {
                            wi_2 = _S1279;
                        }
                    }
                    else
                    {
                        wi_2 = _S1279;
                    }
                }
                else
                {
                    wi_2 = s_apply_diffuse_sample_0(_S1252, wo_2, _S1257).value0_112.wi_0;
                }
            }
            if((wi_2.z) > 0.0f)
            {
                var _S1281 : Tuple_67 = s_apply_coated_conductor_value_0(_S1274.value0_102, wi_2);
                _S1269.value3_9 = _S1281.value0_108;
                _S1269.value4_5 = _S1281.value1_34;
                var _S1282 : vec3<f32> = wi_2 * vec3<f32>(side_6);
                sample_7 = _S1270.value0_111;
                sample_7.wi_0 = _S1282;
                sample_7.weight_5 = _S1281.value0_108.f_cos_0 * vec3<f32>((1.0f / _S1281.value0_108.pdf_5));
                sample_7.pdf_7 = _S1281.value0_108.pdf_5;
                sample_7.valid_4 = true;
            }
            else
            {
                sample_7 = _S1270.value0_111;
            }
        }
    }
    var _S1283 : Tuple_81;
    _S1283.value0_122 = sample_7;
    _S1283.value1_38 = _S1269;
    return _S1283;
}

fn s_apply_bsdf_sample_0( _S1284 : Bsdf_0,  _S1285 : vec3<f32>,  _S1286 : vec2<f32>,  lobe_11 : f32) -> Tuple_69
{
    var _S1287 : vec3<f32> = vec3<f32>(0.0f);
    var _S1288 : vec2<f32> = vec2<f32>(0.0f);
    var _S1289 : CoatedDiffuse_0 = CoatedDiffuse_0( _S1287, 0.0f, _S1288, u32(0), false );
    var _S1290 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S1291 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S1290, _S1287 );
    var _S1292 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S1288 );
    var _S1293 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S1291, 0.0f, _S1292, u32(0), 0.0f );
    var _S1294 : BsdfValue_0 = BsdfValue_0( _S1287, 0.0f );
    var _S1295 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S1291, 0.0f );
    var _S1296 : s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0( _S1289, _S1293, 0.0f, _S1294, _S1295 );
    var _S1297 : s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0 = s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0( 0.0f, 0.0f, _S1290, u32(0) );
    var _S1298 : Refraction_0 = Refraction_0( _S1287, false );
    var _S1299 : CoatedConductor_0 = CoatedConductor_0( _S1287, _S1287, _S1288, _S1288, _S1288, _S1288, _S1288, 0.0f, 0.0f, 0.0f, _S1287, _S1298, _S1288, _S1288, 0.0f, u32(0), false );
    var _S1300 : LobeTable_0 = LobeTable_0( _S1288, _S1288, _S1288, _S1288 );
    var _S1301 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S1300, 0.0f, _S1291, _S1300 );
    var _S1302 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S1291, _S1300, u32(0) );
    var _S1303 : s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0( _S1297, _S1299, _S1301, _S1294, _S1302 );
    var _S1304 : s_minCtx_s_bwdCallableCtx_bsdf_sample_0;
    _S1304.value0_53 = _S1296;
    _S1304.value1_20 = _S1303;
    var _S1305 : Tuple_70 = s_apply_no_sample_0();
    var sample_8 : BsdfSample_0;
    if((_S1285.z) != 0.0f)
    {
        var smooth_3 : bool = is_smooth_0(_S1284.alpha_4);
        if((_S1284.kind_5) == u32(0))
        {
            sample_8 = s_apply_diffuse_sample_0(_S1284.a_36, _S1285, _S1286).value0_112;
        }
        else
        {
            if((_S1284.kind_5) == u32(1))
            {
                sample_8 = s_apply_conductor_sample_0(_S1284.a_36, _S1284.b_31, _S1284.alpha_4, smooth_3, _S1285, _S1286).value0_113;
            }
            else
            {
                var _S1306 : bool;
                if((_S1284.kind_5) == u32(2))
                {
                    if(smooth_3)
                    {
                        _S1306 = true;
                    }
                    else
                    {
                        _S1306 = (_S1284.eta_4) == 1.0f;
                    }
                    if(_S1306)
                    {
                        sample_8 = s_apply_smooth_dielectric_sample_0(_S1284.eta_4, _S1285, lobe_11).value0_116;
                    }
                    else
                    {
                        sample_8 = s_apply_rough_dielectric_sample_0(_S1284.eta_4, _S1284.alpha_4, _S1285, _S1286, lobe_11).value0_118;
                    }
                }
                else
                {
                    if(((FEATURES_0 & (u32(4)))) != u32(0))
                    {
                        _S1306 = (_S1284.kind_5) == u32(3);
                    }
                    else
                    {
                        _S1306 = false;
                    }
                    if(_S1306)
                    {
                        sample_8 = s_apply_diffuse_transmission_sample_0(_S1284.a_36, _S1284.b_31, _S1285, _S1286, lobe_11).value0_119;
                    }
                    else
                    {
                        sample_8 = _S1305.value0_111;
                    }
                    if(((FEATURES_0 & (u32(4)))) != u32(0))
                    {
                        _S1306 = (_S1284.kind_5) == u32(4);
                    }
                    else
                    {
                        _S1306 = false;
                    }
                    if(_S1306)
                    {
                        sample_8 = s_apply_thin_dielectric_sample_0(_S1284.eta_4, _S1285, lobe_11).value0_120;
                    }
                    if(((FEATURES_0 & (u32(256)))) != u32(0))
                    {
                        _S1306 = (_S1284.kind_5) == u32(5);
                    }
                    else
                    {
                        _S1306 = false;
                    }
                    if(_S1306)
                    {
                        var _S1307 : Tuple_80 = s_apply_coated_diffuse_sample_0(_S1284.a_36, _S1284.alpha_4, _S1284.coat_5, _S1285, _S1286, lobe_11);
                        _S1304.value0_53 = _S1307.value1_37;
                        sample_8 = _S1307.value0_121;
                    }
                    if(((FEATURES_0 & (u32(512)))) != u32(0))
                    {
                        _S1306 = (_S1284.kind_5) == u32(6);
                    }
                    else
                    {
                        _S1306 = false;
                    }
                    if(_S1306)
                    {
                        var _S1308 : Tuple_81 = s_apply_coated_conductor_sample_0(_S1284.a_36, _S1284.b_31, _S1284.alpha_4, _S1284.coat_alpha_2, _S1284.coat_5, _S1285, _S1286, lobe_11);
                        _S1304.value1_20 = _S1308.value1_38;
                        sample_8 = _S1308.value0_122;
                    }
                }
            }
        }
    }
    else
    {
        sample_8 = _S1305.value0_111;
    }
    var _S1309 : Tuple_69;
    _S1309.value0_110 = sample_8;
    _S1309.value1_36 = _S1304;
    return _S1309;
}

struct Tuple_83
{
     value0_124 : vec3<f32>,
};

fn s_apply_ray_origin_0( _S1310 : Surface_0,  _S1311 : vec3<f32>,  clearance_1 : f32) -> Tuple_83
{
    var offset_3 : f32;
    if((s_apply_dot_0(_S1311, _S1310.geometric_normal_0).value0_5) > 0.0f)
    {
        offset_3 = clearance_1;
    }
    else
    {
        offset_3 = - clearance_1;
    }
    var _S1312 : Tuple_83;
    _S1312.value0_124 = _S1310.position_2 + _S1310.geometric_normal_0 * vec3<f32>(offset_3);
    return _S1312;
}

fn s_apply_scatter_0( _S1313 : Bsdf_0,  _S1314 : Frame_0,  _S1315 : Surface_0,  _S1316 : vec3<f32>,  _S1317 : vec2<f32>,  lobe_12 : f32,  clearance_2 : f32) -> Tuple_68
{
    var _S1318 : vec3<f32> = vec3<f32>(0.0f);
    var _S1319 : BsdfSample_0 = BsdfSample_0( _S1318, _S1318, 0.0f, false, false );
    var _S1320 : vec2<f32> = vec2<f32>(0.0f);
    var _S1321 : CoatedDiffuse_0 = CoatedDiffuse_0( _S1318, 0.0f, _S1320, u32(0), false );
    var _S1322 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S1323 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S1322, _S1318 );
    var _S1324 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S1320 );
    var _S1325 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S1323, 0.0f, _S1324, u32(0), 0.0f );
    var _S1326 : BsdfValue_0 = BsdfValue_0( _S1318, 0.0f );
    var _S1327 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S1323, 0.0f );
    var _S1328 : s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0( _S1321, _S1325, 0.0f, _S1326, _S1327 );
    var _S1329 : s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0 = s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0( 0.0f, 0.0f, _S1322, u32(0) );
    var _S1330 : Refraction_0 = Refraction_0( _S1318, false );
    var _S1331 : CoatedConductor_0 = CoatedConductor_0( _S1318, _S1318, _S1320, _S1320, _S1320, _S1320, _S1320, 0.0f, 0.0f, 0.0f, _S1318, _S1330, _S1320, _S1320, 0.0f, u32(0), false );
    var _S1332 : LobeTable_0 = LobeTable_0( _S1320, _S1320, _S1320, _S1320 );
    var _S1333 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S1332, 0.0f, _S1323, _S1332 );
    var _S1334 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S1323, _S1332, u32(0) );
    var _S1335 : s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0( _S1329, _S1331, _S1333, _S1326, _S1334 );
    var _S1336 : s_minCtx_s_bwdCallableCtx_bsdf_sample_0 = s_minCtx_s_bwdCallableCtx_bsdf_sample_0( _S1328, _S1335 );
    var _S1337 : s_minCtx_s_bwdCallableCtx_scatter_0;
    _S1337.value0_54 = _S1319;
    _S1337.value1_21 = _S1336;
    var _S1338 : Tuple_69 = s_apply_bsdf_sample_0(_S1313, _S1316, _S1317, lobe_12);
    _S1337.value0_54 = _S1338.value0_110;
    _S1337.value1_21 = _S1338.value1_36;
    var _S1339 : Tuple_34 = s_apply_to_world_0(_S1314, _S1338.value0_110.wi_0);
    var _S1340 : Tuple_83 = s_apply_ray_origin_0(_S1315, _S1339.value0_75, clearance_2);
    var _S1341 : Tuple_68;
    _S1341.value0_109.weight_4 = _S1338.value0_110.weight_5;
    _S1341.value0_109.origin_4 = _S1340.value0_124;
    _S1341.value0_109.direction_18 = _S1339.value0_75;
    _S1341.value0_109.pdf_6 = _S1338.value0_110.pdf_7;
    _S1341.value0_109.valid_3 = _S1338.value0_110.valid_4;
    _S1341.value0_109.delta_7 = _S1338.value0_110.delta_8;
    _S1341.value1_35 = _S1337;
    return _S1341;
}

fn s_apply_path_luminance_0( vertex_0 : Vertex_0,  _S1342 : vec3<f32>,  _S1343 : vec3<f32>,  _S1344 : f32,  _S1345 : vec2<f32>,  _S1346 : vec2<f32>) -> Tuple_15
{
    var _S1347 : vec3<f32> = vec3<f32>(0.0f);
    var _S1348 : DirectLight_0 = DirectLight_0( _S1347, _S1347, 0.0f, false );
    var _S1349 : BsdfValue_0 = BsdfValue_0( _S1347, 0.0f );
    var _S1350 : vec2<f32> = vec2<f32>(0.0f);
    var _S1351 : CoatedDiffuse_0 = CoatedDiffuse_0( _S1347, 0.0f, _S1350, u32(0), false );
    var _S1352 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S1353 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S1352, _S1347 );
    var _S1354 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S1350 );
    var _S1355 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S1353, 0.0f, _S1354, u32(0), 0.0f );
    var _S1356 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S1353, 0.0f );
    var _S1357 : s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0( _S1351, _S1355, _S1356 );
    var _S1358 : Refraction_0 = Refraction_0( _S1347, false );
    var _S1359 : CoatedConductor_0 = CoatedConductor_0( _S1347, _S1347, _S1350, _S1350, _S1350, _S1350, _S1350, 0.0f, 0.0f, 0.0f, _S1347, _S1358, _S1350, _S1350, 0.0f, u32(0), false );
    var _S1360 : LobeTable_0 = LobeTable_0( _S1350, _S1350, _S1350, _S1350 );
    var _S1361 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S1360, 0.0f, _S1353, _S1360 );
    var _S1362 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S1353, _S1360, u32(0) );
    var _S1363 : s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0( _S1359, _S1361, _S1362 );
    var _S1364 : s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0 = s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0( _S1357, _S1363 );
    var _S1365 : s_minCtx_s_bwdCallableCtx_direct_light_0 = s_minCtx_s_bwdCallableCtx_direct_light_0( _S1349, _S1364 );
    var _S1366 : Departure_0 = Departure_0( _S1347, _S1347, _S1347, 0.0f, false, false );
    var _S1367 : BsdfSample_0 = BsdfSample_0( _S1347, _S1347, 0.0f, false, false );
    var _S1368 : s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0( _S1351, _S1355, 0.0f, _S1349, _S1356 );
    var _S1369 : s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0 = s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0( 0.0f, 0.0f, _S1352, u32(0) );
    var _S1370 : s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0( _S1369, _S1359, _S1361, _S1349, _S1362 );
    var _S1371 : s_minCtx_s_bwdCallableCtx_bsdf_sample_0 = s_minCtx_s_bwdCallableCtx_bsdf_sample_0( _S1368, _S1370 );
    var _S1372 : s_minCtx_s_bwdCallableCtx_scatter_0 = s_minCtx_s_bwdCallableCtx_scatter_0( _S1367, _S1371 );
    var _S1373 : s_minCtx_s_bwdCallableCtx_path_luminance_0;
    _S1373.value0_55 = _S1348;
    _S1373.value1_22 = _S1365;
    _S1373.value2_15 = _S1366;
    _S1373.value3_10 = _S1372;
    var _S1374 : Tuple_16 = s_apply_surface_at_0(vertex_0.triangle_0, _S1342, _S1343);
    var result_12 : f32;
    if((vertex_0.triangle_0.emission_2) != u32(4294967295))
    {
        result_12 = s_apply_dot_0(s_apply_emission_of_0(vertex_0.emitted_0, _S1374.value0_57, _S1342, _S1343, _S1344, vertex_0.delta_4).value0_60, vertex_0.importance_0).value0_5;
    }
    else
    {
        result_12 = 0.0f;
    }
    var _S1375 : bool;
    if(vertex_0.lit_0)
    {
        _S1375 = true;
    }
    else
    {
        _S1375 = vertex_0.scatters_0;
    }
    if(_S1375)
    {
        var _S1376 : Tuple_24 = s_apply_bsdf_near_0(vertex_0.shading_1, _S1374.value0_57.b1_0, _S1374.value0_57.b2_0);
        var _S1377 : Tuple_25 = s_apply_frame_near_0(vertex_0.shading_1, _S1374.value0_57);
        var _S1378 : Tuple_26 = s_apply_to_local_0(_S1377.value0_66, (vec3<f32>(0) - _S1343));
        if(vertex_0.lit_0)
        {
            var _S1379 : Tuple_27 = s_apply_direct_light_0(_S1376.value0_65, _S1377.value0_66, vertex_0.chosen_0, _S1374.value0_57, _S1378.value0_67, _S1346);
            _S1373.value0_55 = _S1379.value0_68;
            _S1373.value1_22 = _S1379.value1_24;
            result_12 = result_12 + s_apply_dot_0(_S1379.value0_68.radiance_12, vertex_0.importance_0).value0_5;
        }
        if(vertex_0.scatters_0)
        {
            var _S1380 : Tuple_68 = s_apply_scatter_0(_S1376.value0_65, _S1377.value0_66, _S1374.value0_57, _S1378.value0_67, _S1345, vertex_0.shading_1.lobe_2, vertex_0.triangle_0.clearance_0);
            _S1373.value2_15 = _S1380.value0_109;
            _S1373.value3_10 = _S1380.value1_35;
            var result_13 : f32 = result_12 + (s_apply_dot_0(_S1380.value0_109.weight_4, vertex_0.later_1).value0_5 + s_apply_dot_0(_S1380.value0_109.origin_4, vertex_0.adjoint_origin_1).value0_5 + s_apply_dot_0(_S1380.value0_109.direction_18, vertex_0.adjoint_direction_1).value0_5);
            if(!_S1380.value0_109.delta_7)
            {
                result_12 = result_13 + _S1380.value0_109.pdf_6 * vertex_0.adjoint_pdf_1;
            }
            else
            {
                result_12 = result_13;
            }
        }
    }
    var _S1381 : Tuple_15;
    _S1381.value0_56 = result_12;
    _S1381.value1_23 = _S1373;
    return _S1381;
}

struct s_paramCtx_s_bwdCallableCtx_path_luminance_0
{
     value0_125 : Vertex_0,
     value1_40 : vec3<f32>,
     value2_16 : vec3<f32>,
     value3_11 : f32,
     value4_6 : vec2<f32>,
     value5_2 : vec2<f32>,
};

struct s_bwdCallableCtx_path_luminance_0
{
     value0_126 : s_paramCtx_s_bwdCallableCtx_path_luminance_0,
     value1_41 : s_minCtx_s_bwdCallableCtx_path_luminance_0,
};

struct s_paramCtx_s_bwdCallableCtx_emission_of_0
{
     value0_127 : Emitted_0,
     value1_42 : Surface_0,
     value2_17 : vec3<f32>,
     value3_12 : vec3<f32>,
     value4_7 : f32,
     value5_3 : bool,
};

struct s_paramCtx_s_bwdCallableCtx_bsdf_near_0
{
     value0_128 : Shading_0,
};

struct s_paramCtx_s_bwdCallableCtx_frame_near_0
{
     value0_129 : Shading_0,
};

struct s_paramCtx_s_bwdCallableCtx_to_local_0
{
     value0_130 : Frame_0,
     value1_43 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_direct_light_0
{
     value0_131 : Bsdf_0,
     value1_44 : Frame_0,
     value2_18 : ChosenLight_0,
     value3_13 : Surface_0,
     value4_8 : vec3<f32>,
     value5_4 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_scatter_0
{
     value0_132 : Bsdf_0,
     value1_45 : Frame_0,
     value2_19 : Surface_0,
     value3_14 : vec3<f32>,
     value4_9 : vec2<f32>,
     value5_5 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_surface_at_0
{
     value0_133 : Triangle_0,
     value1_46 : vec3<f32>,
     value2_20 : vec3<f32>,
};

struct s_bwdCallableCtx_surface_at_0
{
     value0_134 : s_paramCtx_s_bwdCallableCtx_surface_at_0,
};

struct s_bwdCallableCtx_emission_of_0
{
     value0_135 : s_paramCtx_s_bwdCallableCtx_emission_of_0,
};

struct s_bwdCallableCtx_direct_light_0
{
     value0_136 : s_paramCtx_s_bwdCallableCtx_direct_light_0,
     value1_47 : s_minCtx_s_bwdCallableCtx_direct_light_0,
};

struct s_bwdCallableCtx_scatter_0
{
     value0_137 : s_paramCtx_s_bwdCallableCtx_scatter_0,
     value1_48 : s_minCtx_s_bwdCallableCtx_scatter_0,
};

struct s_bwdCallableCtx_to_local_0
{
     value0_138 : s_paramCtx_s_bwdCallableCtx_to_local_0,
};

struct s_bwdCallableCtx_frame_near_0
{
     value0_139 : s_paramCtx_s_bwdCallableCtx_frame_near_0,
};

struct s_bwdCallableCtx_bsdf_near_0
{
     value0_140 : s_paramCtx_s_bwdCallableCtx_bsdf_near_0,
};

struct Surface_Differential_0
{
     position_5 : vec3<f32>,
     frame_10 : Frame_0,
     b1_2 : f32,
     b2_2 : f32,
};

fn Frame_x24_syn_dzero_0() -> Frame_0
{
    var result_14 : Frame_0;
    var _S1382 : vec3<f32> = vec3<f32>(0.0f);
    result_14.s_8 = _S1382;
    result_14.t_9 = _S1382;
    result_14.n_5 = _S1382;
    return result_14;
}

fn Surface_x24_syn_dzero_0() -> Surface_Differential_0
{
    var result_15 : Surface_Differential_0;
    result_15.position_5 = vec3<f32>(0.0f);
    result_15.frame_10 = Frame_x24_syn_dzero_0();
    result_15.b1_2 = 0.0f;
    result_15.b2_2 = 0.0f;
    return result_15;
}

struct Bsdf_Differential_0
{
     a_37 : vec3<f32>,
     b_32 : vec3<f32>,
     alpha_6 : vec2<f32>,
     coat_alpha_3 : vec2<f32>,
};

fn Bsdf_x24_syn_dzero_0() -> Bsdf_Differential_0
{
    var result_16 : Bsdf_Differential_0;
    var _S1383 : vec3<f32> = vec3<f32>(0.0f);
    result_16.a_37 = _S1383;
    result_16.b_32 = _S1383;
    var _S1384 : vec2<f32> = vec2<f32>(0.0f);
    result_16.alpha_6 = _S1384;
    result_16.coat_alpha_3 = _S1384;
    return result_16;
}

struct Departure_Differential_0
{
     weight_8 : vec3<f32>,
     origin_5 : vec3<f32>,
     direction_21 : vec3<f32>,
     pdf_10 : f32,
};

fn Departure_x24_syn_dzero_0() -> Departure_Differential_0
{
    var result_17 : Departure_Differential_0;
    var _S1385 : vec3<f32> = vec3<f32>(0.0f);
    result_17.weight_8 = _S1385;
    result_17.origin_5 = _S1385;
    result_17.direction_21 = _S1385;
    result_17.pdf_10 = 0.0f;
    return result_17;
}

fn Departure_x24_syn_dadd_0( SLANG_anonymous_0_2 : Departure_Differential_0,  SLANG_anonymous_1_2 : Departure_Differential_0) -> Departure_Differential_0
{
    var result_18 : Departure_Differential_0;
    result_18.weight_8 = SLANG_anonymous_0_2.weight_8 + SLANG_anonymous_1_2.weight_8;
    result_18.origin_5 = SLANG_anonymous_0_2.origin_5 + SLANG_anonymous_1_2.origin_5;
    result_18.direction_21 = SLANG_anonymous_0_2.direction_21 + SLANG_anonymous_1_2.direction_21;
    result_18.pdf_10 = SLANG_anonymous_0_2.pdf_10 + SLANG_anonymous_1_2.pdf_10;
    return result_18;
}

struct s_paramCtx_s_bwdCallableCtx_bsdf_sample_0
{
     value0_141 : Bsdf_0,
     value1_49 : vec3<f32>,
     value2_21 : vec2<f32>,
     value3_15 : f32,
};

struct s_bwdCallableCtx_bsdf_sample_0
{
     value0_142 : s_paramCtx_s_bwdCallableCtx_bsdf_sample_0,
     value1_50 : s_minCtx_s_bwdCallableCtx_bsdf_sample_0,
};

struct s_paramCtx_s_bwdCallableCtx_to_world_0
{
     value0_143 : Frame_0,
     value1_51 : vec3<f32>,
};

struct s_bwdCallableCtx_to_world_0
{
     value0_144 : s_paramCtx_s_bwdCallableCtx_to_world_0,
};

struct s_paramCtx_s_bwdCallableCtx_ray_origin_0
{
     value0_145 : Surface_0,
     value1_52 : vec3<f32>,
};

struct s_bwdCallableCtx_ray_origin_0
{
     value0_146 : s_paramCtx_s_bwdCallableCtx_ray_origin_0,
};

fn Frame_x24_syn_dadd_0( SLANG_anonymous_0_3 : Frame_0,  SLANG_anonymous_1_3 : Frame_0) -> Frame_0
{
    var result_19 : Frame_0;
    result_19.s_8 = SLANG_anonymous_0_3.s_8 + SLANG_anonymous_1_3.s_8;
    result_19.t_9 = SLANG_anonymous_0_3.t_9 + SLANG_anonymous_1_3.t_9;
    result_19.n_5 = SLANG_anonymous_0_3.n_5 + SLANG_anonymous_1_3.n_5;
    return result_19;
}

fn Surface_x24_syn_dadd_0( SLANG_anonymous_0_4 : Surface_Differential_0,  SLANG_anonymous_1_4 : Surface_Differential_0) -> Surface_Differential_0
{
    var result_20 : Surface_Differential_0;
    result_20.position_5 = SLANG_anonymous_0_4.position_5 + SLANG_anonymous_1_4.position_5;
    result_20.frame_10 = Frame_x24_syn_dadd_0(SLANG_anonymous_0_4.frame_10, SLANG_anonymous_1_4.frame_10);
    result_20.b1_2 = SLANG_anonymous_0_4.b1_2 + SLANG_anonymous_1_4.b1_2;
    result_20.b2_2 = SLANG_anonymous_0_4.b2_2 + SLANG_anonymous_1_4.b2_2;
    return result_20;
}

fn s_bwdProp_ray_origin_0( _S1386 : s_bwdCallableCtx_ray_origin_0,  _S1387 : ptr<function, Surface_Differential_0>,  _S1388 : ptr<function, vec3<f32>>,  _S1389 : vec3<f32>)
{
    var _S1390 : s_bwdCallableCtx_dot_0;
    _S1390._S39 = _S1386.value0_146.value1_52;
    _S1390._S40 = _S1386.value0_146.value0_145.geometric_normal_0;
    var _S1391 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1392 : Surface_Differential_0 = _S1391;
    _S1392.position_5 = _S1389;
    var _S1393 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1391, _S1392);
    var _S1394 : vec3<f32> = vec3<f32>(0.0f);
    var _S1395 : vec3<f32> = _S1394;
    var _S1396 : vec3<f32> = _S1394;
    s_bwdProp_dot_0(_S1390, &(_S1395), &(_S1396), 0.0f);
    (*_S1387) = _S1393;
    (*_S1388) = _S1395;
    return;
}

fn s_bwdProp_to_world_0( _S1397 : s_bwdCallableCtx_to_world_0,  _S1398 : ptr<function, Frame_0>,  _S1399 : ptr<function, vec3<f32>>,  _S1400 : vec3<f32>)
{
    var _S1401 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S1402 : vec3<f32> = _S1397.value0_144.value0_143.n_5 * _S1400;
    var _S1403 : vec3<f32> = vec3<f32>(_S1397.value0_144.value1_51.z) * _S1400;
    var _S1404 : f32 = _S1402[i32(0)] + _S1402[i32(1)] + _S1402[i32(2)];
    var _S1405 : vec3<f32> = _S1397.value0_144.value0_143.t_9 * _S1400;
    var _S1406 : vec3<f32> = vec3<f32>(_S1397.value0_144.value1_51.y) * _S1400;
    var _S1407 : f32 = _S1405[i32(0)] + _S1405[i32(1)] + _S1405[i32(2)];
    var _S1408 : vec3<f32> = _S1397.value0_144.value0_143.s_8 * _S1400;
    var _S1409 : vec3<f32> = vec3<f32>(_S1397.value0_144.value1_51.x) * _S1400;
    var _S1410 : f32 = _S1408[i32(0)] + _S1408[i32(1)] + _S1408[i32(2)];
    var _S1411 : Frame_0 = _S1401;
    _S1411.n_5 = _S1403;
    _S1411.t_9 = _S1406;
    _S1411.s_8 = _S1409;
    var _S1412 : vec3<f32> = vec3<f32>(_S1410, _S1407, _S1404);
    (*_S1398) = Frame_x24_syn_dadd_0(_S1401, _S1411);
    (*_S1399) = _S1412;
    return;
}

struct BsdfSample_Differential_0
{
     wi_3 : vec3<f32>,
     weight_9 : vec3<f32>,
     pdf_11 : f32,
};

fn BsdfSample_x24_syn_dzero_0() -> BsdfSample_Differential_0
{
    var result_21 : BsdfSample_Differential_0;
    var _S1413 : vec3<f32> = vec3<f32>(0.0f);
    result_21.wi_3 = _S1413;
    result_21.weight_9 = _S1413;
    result_21.pdf_11 = 0.0f;
    return result_21;
}

struct s_paramCtx_s_bwdCallableCtx_diffuse_sample_0
{
     value0_147 : vec3<f32>,
     value1_53 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_conductor_sample_0
{
     value0_148 : vec3<f32>,
     value1_54 : vec3<f32>,
     value2_22 : vec2<f32>,
     value3_16 : bool,
     value4_10 : vec3<f32>,
     value5_6 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0
{
     value0_149 : f32,
     value1_55 : vec3<f32>,
     value2_23 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0
{
     value0_150 : f32,
     value1_56 : vec2<f32>,
     value2_24 : vec3<f32>,
     value3_17 : vec2<f32>,
     value4_11 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_diffuse_transmission_sample_0
{
     value0_151 : vec3<f32>,
     value1_57 : vec3<f32>,
     value2_25 : vec3<f32>,
     value3_18 : vec2<f32>,
     value4_12 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_thin_dielectric_sample_0
{
     value0_152 : f32,
     value1_58 : vec3<f32>,
     value2_26 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_coated_diffuse_sample_0
{
     value0_153 : vec3<f32>,
     value1_59 : vec2<f32>,
     value3_19 : vec3<f32>,
     value4_13 : vec2<f32>,
     value5_7 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_coated_conductor_sample_0
{
     value0_154 : vec3<f32>,
     value1_60 : vec3<f32>,
     value2_27 : vec2<f32>,
     value3_20 : vec2<f32>,
     value4_14 : u32,
     value5_8 : vec3<f32>,
     value6_0 : vec2<f32>,
     value7_0 : f32,
};

struct s_bwdCallableCtx_diffuse_transmission_sample_0
{
     value0_155 : s_paramCtx_s_bwdCallableCtx_diffuse_transmission_sample_0,
};

struct s_bwdCallableCtx_thin_dielectric_sample_0
{
     value0_156 : s_paramCtx_s_bwdCallableCtx_thin_dielectric_sample_0,
};

struct s_bwdCallableCtx_coated_diffuse_sample_0
{
     value0_157 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_sample_0,
     value1_61 : s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0,
};

struct s_bwdCallableCtx_coated_conductor_sample_0
{
     value0_158 : s_paramCtx_s_bwdCallableCtx_coated_conductor_sample_0,
     value1_62 : s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0,
};

struct s_bwdCallableCtx_smooth_dielectric_sample_0
{
     value0_159 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0,
};

struct s_bwdCallableCtx_rough_dielectric_sample_0
{
     value0_160 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0,
};

struct s_bwdCallableCtx_conductor_sample_0
{
     value0_161 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0,
};

struct s_bwdCallableCtx_diffuse_sample_0
{
     value0_162 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0,
};

struct s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0
{
     value0_163 : f32,
};

struct s_bwdCallableCtx_sin_cos_turns_0
{
     value0_164 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0,
};

struct s_paramCtx_s_bwdCallableCtx_safe_sqrt_0
{
     value0_165 : f32,
};

struct s_bwdCallableCtx_safe_sqrt_0
{
     value0_166 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0,
};

fn s_bwdProp_safe_sqrt_0( _S1414 : s_bwdCallableCtx_safe_sqrt_0,  _S1415 : ptr<function, f32>,  _S1416 : f32)
{
    var _S1417 : bool = (_S1414.value0_166.value0_165) > 0.0f;
    var _S1418 : s_bwdCallableCtx_sqrt_0;
    if(_S1417)
    {
        var _S1419 : s_bwdCallableCtx_sqrt_0;
        _S1419._S35 = _S1414.value0_166.value0_165;
        _S1418 = _S1419;
    }
    else
    {
        _S1418._S35 = 0.0f;
    }
    var _S1420 : f32;
    if(_S1417)
    {
        var _S1421 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1418, &(_S1421), _S1416);
        _S1420 = _S1421;
    }
    else
    {
        _S1420 = 0.0f;
    }
    (*_S1415) = _S1420;
    return;
}

fn s_bwdProp_sin_cos_turns_0( _S1422 : s_bwdCallableCtx_sin_cos_turns_0,  _S1423 : ptr<function, f32>,  _S1424 : vec2<f32>)
{
    var quarter_2 : f32 = round(_S1422.value0_164.value0_163 * 4.0f);
    var angle_2 : f32 = (_S1422.value0_164.value0_163 - quarter_2 * 0.25f) * 6.28318548202514648f;
    var a2_3 : f32 = angle_2 * angle_2;
    var _S1425 : f32 = -0.0001984127011383f + a2_3 * 2.75573188446287531e-06f;
    var _S1426 : f32 = 0.00833333376795053f + a2_3 * _S1425;
    var _S1427 : f32 = -0.1666666716337204f + a2_3 * _S1426;
    var _S1428 : f32 = 1.0f + a2_3 * _S1427;
    var _S1429 : f32 = -0.00138888892251998f + a2_3 * 0.00002480158764229f;
    var _S1430 : f32 = 0.0416666679084301f + a2_3 * _S1429;
    var _S1431 : f32 = -0.5f + a2_3 * _S1430;
    var q_5 : i32 = (i32(quarter_2) & (i32(3)));
    var _S1432 : bool = q_5 == i32(1);
    var _S1433 : bool;
    var _S1434 : bool;
    if(_S1432)
    {
        _S1433 = false;
        _S1434 = false;
    }
    else
    {
        var _S1435 : bool = q_5 == i32(2);
        if(_S1435)
        {
            _S1433 = false;
        }
        else
        {
            _S1433 = q_5 == i32(3);
        }
        var _S1436 : bool = _S1433;
        _S1433 = _S1435;
        _S1434 = _S1436;
    }
    var _S1437 : f32;
    var _S1438 : f32;
    if(_S1432)
    {
        var _S1439 : f32 = - _S1424[i32(1)];
        _S1437 = _S1424[i32(0)];
        _S1438 = _S1439;
    }
    else
    {
        if(_S1433)
        {
            var _S1440 : f32 = - _S1424[i32(0)];
            _S1437 = - _S1424[i32(1)];
            _S1438 = _S1440;
        }
        else
        {
            if(_S1434)
            {
                _S1437 = - _S1424[i32(0)];
                _S1438 = _S1424[i32(1)];
            }
            else
            {
                _S1437 = _S1424[i32(1)];
                _S1438 = _S1424[i32(0)];
            }
        }
    }
    var _S1441 : f32 = a2_3 * _S1437;
    var _S1442 : f32 = a2_3 * _S1441;
    var _S1443 : f32 = angle_2 * _S1438;
    var _S1444 : f32 = a2_3 * _S1443;
    var _S1445 : f32 = a2_3 * _S1444;
    var _S1446 : f32 = angle_2 * (_S1431 * _S1437 + _S1430 * _S1441 + _S1429 * _S1442 + 0.00002480158764229f * (a2_3 * _S1442) + _S1427 * _S1443 + _S1426 * _S1444 + _S1425 * _S1445 + 2.75573188446287531e-06f * (a2_3 * _S1445));
    (*_S1423) = 6.28318548202514648f * (_S1428 * _S1438 + _S1446 + _S1446);
    return;
}

fn s_bwdProp_diffuse_sample_0( _S1447 : s_bwdCallableCtx_diffuse_sample_0,  _S1448 : ptr<function, vec3<f32>>,  _S1449 : ptr<function, vec3<f32>>,  _S1450 : ptr<function, vec2<f32>>,  _S1451 : BsdfSample_Differential_0)
{
    var _S1452 : f32 = _S1447.value0_162.value1_53.x;
    var _S1453 : Tuple_31 = s_apply_sin_cos_turns_0(_S1452);
    var _S1454 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S1454.value0_163 = _S1452;
    var _S1455 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S1454 );
    var _S1456 : f32 = _S1447.value0_162.value1_53.y;
    var _S1457 : Tuple_32 = s_apply_safe_sqrt_0(_S1456);
    var _S1458 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S1458.value0_165 = _S1456;
    var _S1459 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S1458 );
    var _S1460 : f32 = 1.0f - _S1456;
    var _S1461 : Tuple_32 = s_apply_safe_sqrt_0(_S1460);
    var _S1462 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S1462.value0_165 = _S1460;
    var _S1463 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S1462 );
    var _S1464 : bool = (_S1461.value0_73) > 0.0f;
    var side_7 : f32;
    var _S1465 : f32;
    var _S1466 : f32;
    if(_S1464)
    {
        if((_S1447.value0_162.value0_147.z) < 0.0f)
        {
            side_7 = -1.0f;
        }
        else
        {
            side_7 = 1.0f;
        }
        var _S1467 : f32 = _S1453.value0_72.y;
        _S1465 = _S1453.value0_72.x;
        _S1466 = _S1467;
    }
    else
    {
        side_7 = 0.0f;
        _S1465 = 0.0f;
        _S1466 = 0.0f;
    }
    var _S1468 : vec3<f32> = vec3<f32>(0.0f);
    var _S1469 : vec2<f32> = vec2<f32>(0.0f);
    var _S1470 : vec2<f32>;
    var _S1471 : vec3<f32>;
    if(_S1464)
    {
        var _S1472 : vec2<f32> = vec2<f32>(_S1457.value0_73 * _S1451.wi_3[i32(1)], _S1457.value0_73 * _S1451.wi_3[i32(0)]);
        var _S1473 : f32 = _S1465 * _S1451.wi_3[i32(1)] + _S1466 * _S1451.wi_3[i32(0)];
        side_7 = 0.31830990314483643f * _S1451.pdf_11 + side_7 * _S1451.wi_3[i32(2)];
        _S1465 = _S1473;
        _S1470 = _S1472;
        _S1471 = _S1451.weight_9;
    }
    else
    {
        side_7 = 0.0f;
        _S1465 = 0.0f;
        _S1470 = _S1469;
        _S1471 = _S1468;
    }
    var _S1474 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S1463, &(_S1474), side_7);
    var _S1475 : f32 = - _S1474;
    var _S1476 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S1459, &(_S1476), _S1465);
    var _S1477 : f32 = _S1475 + _S1476;
    var _S1478 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S1455, &(_S1478), _S1470);
    var _S1479 : vec2<f32> = vec2<f32>(_S1478, _S1477);
    (*_S1448) = _S1471;
    (*_S1449) = _S1468;
    (*_S1450) = _S1479;
    return;
}

fn Bsdf_x24_syn_dadd_0( SLANG_anonymous_0_5 : Bsdf_Differential_0,  SLANG_anonymous_1_5 : Bsdf_Differential_0) -> Bsdf_Differential_0
{
    var result_22 : Bsdf_Differential_0;
    result_22.a_37 = SLANG_anonymous_0_5.a_37 + SLANG_anonymous_1_5.a_37;
    result_22.b_32 = SLANG_anonymous_0_5.b_32 + SLANG_anonymous_1_5.b_32;
    result_22.alpha_6 = SLANG_anonymous_0_5.alpha_6 + SLANG_anonymous_1_5.alpha_6;
    result_22.coat_alpha_3 = SLANG_anonymous_0_5.coat_alpha_3 + SLANG_anonymous_1_5.coat_alpha_3;
    return result_22;
}

struct s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0
{
     value0_167 : f32,
     value1_63 : vec3<f32>,
     value2_28 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_ggx_widths_0
{
     value0_168 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0
{
     value0_169 : vec2<f32>,
     value1_64 : vec3<f32>,
     value2_29 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_mirrored_0
{
     value0_170 : vec3<f32>,
     value1_65 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_ggx_lambda_0
{
     value0_171 : vec2<f32>,
     value1_66 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_ggx_density_0
{
     value0_172 : vec2<f32>,
     value1_67 : vec3<f32>,
};

struct s_bwdCallableCtx_ggx_density_0
{
     value0_173 : s_paramCtx_s_bwdCallableCtx_ggx_density_0,
};

struct s_bwdCallableCtx_ggx_lambda_0
{
     value0_174 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0,
};

struct s_bwdCallableCtx_fresnel_conductor_0
{
     value0_175 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0,
};

struct s_bwdCallableCtx_mirrored_0
{
     value0_176 : s_paramCtx_s_bwdCallableCtx_mirrored_0,
};

struct s_bwdCallableCtx_ggx_sample_visible_0
{
     value0_177 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0,
};

struct s_bwdCallableCtx_ggx_widths_0
{
     value0_178 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0,
};

struct s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0
{
     value0_179 : f32,
     value1_68 : f32,
     value2_30 : f32,
};

struct s_bwdCallableCtx_fresnel_conductor_channel_0
{
     value0_180 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0,
};

fn s_bwdProp_fresnel_conductor_channel_0( _S1480 : s_bwdCallableCtx_fresnel_conductor_channel_0,  _S1481 : ptr<function, f32>,  _S1482 : ptr<function, f32>,  _S1483 : ptr<function, f32>,  _S1484 : f32)
{
    var _S1485 : Tuple_0 = s_apply_min_0(_S1480.value0_180.value0_179, 1.0f);
    var _S1486 : s_bwdCallableCtx_min_0;
    _S1486._S2 = _S1480.value0_180.value0_179;
    _S1486._S3 = 1.0f;
    var _S1487 : s_bwdCallableCtx_min_0 = _S1486;
    var _S1488 : Tuple_14 = s_apply_sqr_0(_S1485.value0_0);
    var _S1489 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1489.value0_35 = _S1485.value0_0;
    var _S1490 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1489 );
    var sin2_1 : f32 = 1.0f - _S1488.value0_26;
    var _S1491 : f32 = _S1480.value0_180.value1_68;
    var _S1492 : f32 = _S1480.value0_180.value2_30;
    var t0_1 : f32 = _S1491 * _S1491 - _S1492 * _S1492 - sin2_1;
    var _S1493 : Tuple_14 = s_apply_sqr_0(t0_1);
    var _S1494 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1494.value0_35 = t0_1;
    var _S1495 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1494 );
    var _S1496 : f32 = 4.0f * _S1480.value0_180.value1_68;
    var _S1497 : f32 = _S1496 * _S1480.value0_180.value1_68;
    var _S1498 : f32 = _S1497 * _S1480.value0_180.value2_30;
    var _S1499 : f32 = _S1493.value0_26 + _S1498 * _S1480.value0_180.value2_30;
    var _S1500 : Tuple_32 = s_apply_safe_sqrt_0(_S1499);
    var _S1501 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S1501.value0_165 = _S1499;
    var _S1502 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S1501 );
    var _S1503 : f32 = (_S1500.value0_73 + t0_1) * 0.5f;
    var _S1504 : Tuple_32 = s_apply_safe_sqrt_0(_S1503);
    var _S1505 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S1505.value0_165 = _S1503;
    var _S1506 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S1505 );
    var t1_1 : f32 = _S1500.value0_73 + _S1488.value0_26;
    var _S1507 : f32 = 2.0f * _S1504.value0_73;
    var t2_2 : f32 = _S1507 * _S1485.value0_0;
    var _S1508 : f32 = t1_1 - t2_2;
    var _S1509 : f32 = t1_1 + t2_2;
    var perpendicular_1 : f32 = _S1508 / _S1509;
    var _S1510 : f32 = _S1509 * _S1509;
    var _S1511 : f32 = _S1488.value0_26 * _S1500.value0_73;
    var _S1512 : Tuple_14 = s_apply_sqr_0(sin2_1);
    var _S1513 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1513.value0_35 = sin2_1;
    var _S1514 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1513 );
    var t3_2 : f32 = _S1511 + _S1512.value0_26;
    var t4_1 : f32 = t2_2 * sin2_1;
    var _S1515 : f32 = t3_2 - t4_1;
    var _S1516 : f32 = perpendicular_1 * _S1515;
    var _S1517 : f32 = t3_2 + t4_1;
    var _S1518 : f32 = _S1517 * _S1517;
    var _S1519 : f32;
    if(((perpendicular_1 + _S1516 / _S1517) * 0.5f) < 0.0f)
    {
        _S1519 = 0.0f;
    }
    else
    {
        _S1519 = _S1484;
    }
    var s_diff_parallel_T_0 : f32 = 0.5f * _S1519;
    var _S1520 : f32 = s_diff_parallel_T_0 / _S1518;
    var _S1521 : f32 = _S1516 * - _S1520;
    var _S1522 : f32 = _S1517 * _S1520;
    var _S1523 : f32 = perpendicular_1 * _S1522;
    var _S1524 : f32 = _S1515 * _S1522;
    var _S1525 : f32 = _S1521 + - _S1523;
    var _S1526 : f32 = t2_2 * _S1525;
    var _S1527 : f32 = sin2_1 * _S1525;
    var _S1528 : f32 = _S1521 + _S1523;
    var _S1529 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1514, &(_S1529), _S1528);
    var _S1530 : f32 = _S1488.value0_26 * _S1528;
    var _S1531 : f32 = _S1500.value0_73 * _S1528;
    var _S1532 : f32 = (s_diff_parallel_T_0 + _S1524) / _S1510;
    var _S1533 : f32 = _S1508 * - _S1532;
    var _S1534 : f32 = _S1509 * _S1532;
    var _S1535 : f32 = _S1527 + _S1533 + - _S1534;
    var _S1536 : f32 = _S1507 * _S1535;
    var _S1537 : f32 = 2.0f * (_S1485.value0_0 * _S1535);
    var _S1538 : f32 = _S1533 + _S1534;
    var _S1539 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S1506, &(_S1539), _S1537);
    var _S1540 : f32 = 0.5f * _S1539;
    var _S1541 : f32 = _S1530 + _S1538 + _S1540;
    var _S1542 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S1502, &(_S1542), _S1541);
    var _S1543 : f32 = _S1498 * _S1542;
    var _S1544 : f32 = _S1480.value0_180.value2_30 * _S1542;
    var _S1545 : f32 = _S1497 * _S1544;
    var _S1546 : f32 = _S1480.value0_180.value2_30 * _S1544;
    var _S1547 : f32 = _S1496 * _S1546;
    var _S1548 : f32 = 4.0f * (_S1480.value0_180.value1_68 * _S1546);
    var _S1549 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1495, &(_S1549), _S1542);
    var _S1550 : f32 = _S1540 + _S1549;
    var _S1551 : f32 = - _S1550;
    var _S1552 : f32 = _S1480.value0_180.value2_30 * _S1551;
    var _S1553 : f32 = _S1480.value0_180.value1_68 * _S1550;
    var _S1554 : f32 = _S1531 + _S1538 + - (_S1526 + _S1529 + _S1551);
    var _S1555 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1490, &(_S1555), _S1554);
    var _S1556 : f32 = _S1536 + _S1555;
    var _S1557 : f32 = 0.0f;
    var _S1558 : f32 = 0.0f;
    s_bwdProp_min_0(_S1487, &(_S1557), &(_S1558), _S1556);
    var _S1559 : f32 = _S1543 + _S1545 + _S1552 + _S1552;
    var _S1560 : f32 = _S1547 + _S1548 + _S1553 + _S1553;
    (*_S1481) = _S1557;
    (*_S1482) = _S1560;
    (*_S1483) = _S1559;
    return;
}

fn s_bwdProp_fresnel_conductor_0( _S1561 : s_bwdCallableCtx_fresnel_conductor_0,  _S1562 : ptr<function, f32>,  _S1563 : ptr<function, vec3<f32>>,  _S1564 : ptr<function, vec3<f32>>,  _S1565 : vec3<f32>)
{
    var _S1566 : f32 = _S1561.value0_175.value1_63.x;
    var _S1567 : f32 = _S1561.value0_175.value2_28.x;
    var _S1568 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S1568.value0_179 = _S1561.value0_175.value0_167;
    _S1568.value1_68 = _S1566;
    _S1568.value2_30 = _S1567;
    var _S1569 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S1568 );
    var _S1570 : f32 = _S1561.value0_175.value1_63.y;
    var _S1571 : f32 = _S1561.value0_175.value2_28.y;
    var _S1572 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S1572.value0_179 = _S1561.value0_175.value0_167;
    _S1572.value1_68 = _S1570;
    _S1572.value2_30 = _S1571;
    var _S1573 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S1572 );
    var _S1574 : f32 = _S1561.value0_175.value1_63.z;
    var _S1575 : f32 = _S1561.value0_175.value2_28.z;
    var _S1576 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S1576.value0_179 = _S1561.value0_175.value0_167;
    _S1576.value1_68 = _S1574;
    _S1576.value2_30 = _S1575;
    var _S1577 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S1576 );
    var _S1578 : f32 = 0.0f;
    var _S1579 : f32 = 0.0f;
    var _S1580 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S1577, &(_S1578), &(_S1579), &(_S1580), _S1565[i32(2)]);
    var _S1581 : f32 = 0.0f;
    var _S1582 : f32 = 0.0f;
    var _S1583 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S1573, &(_S1581), &(_S1582), &(_S1583), _S1565[i32(1)]);
    var _S1584 : f32 = 0.0f;
    var _S1585 : f32 = 0.0f;
    var _S1586 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S1569, &(_S1584), &(_S1585), &(_S1586), _S1565[i32(0)]);
    var _S1587 : vec3<f32> = vec3<f32>(_S1586, _S1583, _S1580);
    var _S1588 : vec3<f32> = vec3<f32>(_S1585, _S1582, _S1579);
    (*_S1562) = _S1578 + _S1581 + _S1584;
    (*_S1563) = _S1588;
    (*_S1564) = _S1587;
    return;
}

fn s_bwdProp_ggx_density_0( _S1589 : s_bwdCallableCtx_ggx_density_0,  _S1590 : ptr<function, vec2<f32>>,  _S1591 : ptr<function, vec3<f32>>,  _S1592 : f32)
{
    var _S1593 : f32 = _S1589.value0_173.value1_67.x;
    var _S1594 : f32 = _S1589.value0_173.value0_172.x;
    var _S1595 : f32 = _S1593 / _S1594;
    var _S1596 : f32 = _S1594 * _S1594;
    var _S1597 : Tuple_14 = s_apply_sqr_0(_S1595);
    var _S1598 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1598.value0_35 = _S1595;
    var _S1599 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1598 );
    var _S1600 : f32 = _S1589.value0_173.value1_67.y;
    var _S1601 : f32 = _S1589.value0_173.value0_172.y;
    var _S1602 : f32 = _S1600 / _S1601;
    var _S1603 : f32 = _S1601 * _S1601;
    var _S1604 : Tuple_14 = s_apply_sqr_0(_S1602);
    var _S1605 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1605.value0_35 = _S1602;
    var _S1606 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1605 );
    var _S1607 : f32 = _S1597.value0_26 + _S1604.value0_26;
    var _S1608 : f32 = _S1589.value0_173.value1_67.z;
    var _S1609 : Tuple_14 = s_apply_sqr_0(_S1608);
    var _S1610 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1610.value0_35 = _S1608;
    var _S1611 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1610 );
    var s_14 : f32 = _S1607 + _S1609.value0_26;
    var _S1612 : f32 = 3.14159274101257324f * _S1594;
    var _S1613 : f32 = _S1612 * _S1601;
    var _S1614 : Tuple_14 = s_apply_sqr_0(s_14);
    var _S1615 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1615.value0_35 = s_14;
    var _S1616 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1615 );
    var _S1617 : f32 = _S1613 * _S1614.value0_26;
    var _S1618 : f32 = - (_S1592 / (_S1617 * _S1617));
    var _S1619 : f32 = _S1613 * _S1618;
    var _S1620 : f32 = _S1614.value0_26 * _S1618;
    var _S1621 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1616, &(_S1621), _S1619);
    var _S1622 : f32 = _S1612 * _S1620;
    var _S1623 : f32 = 3.14159274101257324f * (_S1601 * _S1620);
    var _S1624 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1611, &(_S1624), _S1621);
    var _S1625 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1606, &(_S1625), _S1621);
    var _S1626 : f32 = _S1625 / _S1603;
    var _S1627 : f32 = _S1601 * _S1626;
    var _S1628 : f32 = _S1622 + _S1600 * - _S1626;
    var _S1629 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1599, &(_S1629), _S1621);
    var _S1630 : f32 = _S1629 / _S1596;
    var _S1631 : vec3<f32> = vec3<f32>(_S1594 * _S1630, _S1627, _S1624);
    (*_S1590) = vec2<f32>(_S1623 + _S1593 * - _S1630, _S1628);
    (*_S1591) = _S1631;
    return;
}

fn s_bwdProp_ggx_lambda_0( _S1632 : s_bwdCallableCtx_ggx_lambda_0,  _S1633 : ptr<function, vec2<f32>>,  _S1634 : ptr<function, vec3<f32>>,  _S1635 : f32)
{
    var _S1636 : f32 = _S1632.value0_174.value0_171.x;
    var _S1637 : f32 = _S1632.value0_174.value1_66.x;
    var _S1638 : f32 = _S1636 * _S1637;
    var _S1639 : Tuple_14 = s_apply_sqr_0(_S1638);
    var _S1640 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1640.value0_35 = _S1638;
    var _S1641 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1640 );
    var _S1642 : f32 = _S1632.value0_174.value0_171.y;
    var _S1643 : f32 = _S1632.value0_174.value1_66.y;
    var _S1644 : f32 = _S1642 * _S1643;
    var _S1645 : Tuple_14 = s_apply_sqr_0(_S1644);
    var _S1646 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1646.value0_35 = _S1644;
    var _S1647 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1646 );
    var _S1648 : f32 = _S1639.value0_26 + _S1645.value0_26;
    var _S1649 : f32 = _S1632.value0_174.value1_66.z;
    var _S1650 : Tuple_14 = s_apply_sqr_0(_S1649);
    var _S1651 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1651.value0_35 = _S1649;
    var _S1652 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1651 );
    var _S1653 : f32 = _S1650.value0_26 * _S1650.value0_26;
    var _S1654 : s_bwdCallableCtx_sqrt_0;
    _S1654._S35 = 1.0f + _S1648 / _S1650.value0_26;
    var _S1655 : f32 = 0.5f * _S1635;
    var _S1656 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S1654, &(_S1656), _S1655);
    var _S1657 : f32 = _S1656 / _S1653;
    var _S1658 : f32 = _S1648 * - _S1657;
    var _S1659 : f32 = _S1650.value0_26 * _S1657;
    var _S1660 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1652, &(_S1660), _S1658);
    var _S1661 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1647, &(_S1661), _S1659);
    var _S1662 : f32 = _S1642 * _S1661;
    var _S1663 : f32 = _S1643 * _S1661;
    var _S1664 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1641, &(_S1664), _S1659);
    var _S1665 : vec3<f32> = vec3<f32>(_S1636 * _S1664, _S1662, _S1660);
    (*_S1633) = vec2<f32>(_S1637 * _S1664, _S1663);
    (*_S1634) = _S1665;
    return;
}

fn s_bwdProp_mirrored_0( _S1666 : s_bwdCallableCtx_mirrored_0,  _S1667 : ptr<function, vec3<f32>>,  _S1668 : ptr<function, vec3<f32>>,  _S1669 : vec3<f32>)
{
    var _S1670 : Tuple_5 = s_apply_dot_0(_S1666.value0_176.value0_170, _S1666.value0_176.value1_65);
    var _S1671 : s_bwdCallableCtx_dot_0;
    _S1671._S39 = _S1666.value0_176.value0_170;
    _S1671._S40 = _S1666.value0_176.value1_65;
    var _S1672 : vec3<f32> = (vec3<f32>(0) - _S1669);
    var _S1673 : vec3<f32> = _S1666.value0_176.value1_65 * _S1669;
    var _S1674 : vec3<f32> = vec3<f32>((2.0f * _S1670.value0_5)) * _S1669;
    var _S1675 : f32 = 2.0f * (_S1673[i32(0)] + _S1673[i32(1)] + _S1673[i32(2)]);
    var _S1676 : vec3<f32> = vec3<f32>(0.0f);
    var _S1677 : vec3<f32> = _S1676;
    var _S1678 : vec3<f32> = _S1676;
    s_bwdProp_dot_0(_S1671, &(_S1677), &(_S1678), _S1675);
    var _S1679 : vec3<f32> = _S1674 + _S1678;
    (*_S1667) = _S1672 + _S1677;
    (*_S1668) = _S1679;
    return;
}

fn s_bwdProp_ggx_sample_visible_0( _S1680 : s_bwdCallableCtx_ggx_sample_visible_0,  _S1681 : ptr<function, vec2<f32>>,  _S1682 : ptr<function, vec3<f32>>,  _S1683 : ptr<function, vec2<f32>>,  _S1684 : vec3<f32>)
{
    var _S1685 : bool = (_S1680.value0_177.value1_64.z) < 0.0f;
    var w_4 : vec3<f32>;
    if(_S1685)
    {
        w_4 = (vec3<f32>(0) - _S1680.value0_177.value1_64);
    }
    else
    {
        w_4 = _S1680.value0_177.value1_64;
    }
    var _S1686 : f32 = w_4.x;
    var _S1687 : f32 = _S1680.value0_177.value0_169.x;
    var _S1688 : f32 = w_4.y;
    var _S1689 : f32 = _S1680.value0_177.value0_169.y;
    var _S1690 : vec3<f32> = vec3<f32>(_S1686 * _S1687, _S1688 * _S1689, w_4.z);
    var _S1691 : Tuple_7 = s_apply_unit_vector_0(_S1690);
    var _S1692 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S1692.value0_15 = _S1690;
    var _S1693 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S1692 );
    var _S1694 : f32 = _S1680.value0_177.value2_29.x;
    var _S1695 : Tuple_31 = s_apply_sin_cos_turns_0(_S1694);
    var _S1696 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S1696.value0_163 = _S1694;
    var _S1697 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S1696 );
    var _S1698 : f32 = _S1680.value0_177.value2_29.y;
    var _S1699 : f32 = 1.0f + _S1691.value0_9.z;
    var one_minus_z_1 : f32 = _S1698 * _S1699;
    var _S1700 : f32 = 2.0f - one_minus_z_1;
    var _S1701 : f32 = one_minus_z_1 * _S1700;
    var _S1702 : Tuple_32 = s_apply_safe_sqrt_0(_S1701);
    var _S1703 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S1703.value0_165 = _S1701;
    var _S1704 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S1703 );
    var _S1705 : f32 = _S1695.value0_72.y;
    var _S1706 : f32 = _S1695.value0_72.x;
    var h_2 : vec3<f32> = vec3<f32>(_S1702.value0_73 * _S1705, _S1702.value0_73 * _S1706, 1.0f - one_minus_z_1) + _S1691.value0_9;
    var _S1707 : f32 = h_2.x;
    var _S1708 : f32 = _S1707 * _S1687;
    var _S1709 : f32 = h_2.y;
    var _S1710 : f32 = _S1709 * _S1689;
    var _S1711 : f32 = h_2.z;
    var _S1712 : Tuple_1 = s_apply_max_0(_S1711, 9.999999960041972e-13f);
    var _S1713 : s_bwdCallableCtx_max_0;
    _S1713._S10 = _S1711;
    _S1713._S11 = 9.999999960041972e-13f;
    var _S1714 : s_bwdCallableCtx_max_0 = _S1713;
    var _S1715 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S1715.value0_15 = vec3<f32>(_S1708, _S1710, _S1712.value0_1);
    var _S1716 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S1715 );
    var _S1717 : vec3<f32> = vec3<f32>(0.0f);
    var _S1718 : vec3<f32> = _S1717;
    s_bwdProp_unit_vector_0(_S1716, &(_S1718), _S1684);
    var _S1719 : f32 = 0.0f;
    var _S1720 : f32 = 0.0f;
    s_bwdProp_max_0(_S1714, &(_S1719), &(_S1720), _S1718[i32(2)]);
    var _S1721 : f32 = _S1709 * _S1718[i32(1)];
    var _S1722 : f32 = _S1689 * _S1718[i32(1)];
    var _S1723 : f32 = _S1707 * _S1718[i32(0)];
    var _S1724 : f32 = _S1687 * _S1718[i32(0)];
    var s_diff_h_T_0 : vec3<f32> = vec3<f32>(_S1724, _S1722, _S1719);
    var _S1725 : f32 = - _S1719;
    var _S1726 : f32 = _S1702.value0_73 * _S1722;
    var _S1727 : f32 = _S1702.value0_73 * _S1724;
    var _S1728 : f32 = _S1706 * _S1722 + _S1705 * _S1724;
    var _S1729 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S1704, &(_S1729), _S1728);
    var _S1730 : f32 = _S1725 + _S1700 * _S1729 + - (one_minus_z_1 * _S1729);
    var _S1731 : f32 = _S1698 * _S1730;
    var _S1732 : f32 = _S1699 * _S1730;
    var _S1733 : vec2<f32> = vec2<f32>(_S1726, _S1727);
    var _S1734 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S1697, &(_S1734), _S1733);
    var _S1735 : vec3<f32> = s_diff_h_T_0 + vec3<f32>(0.0f, 0.0f, _S1731);
    var _S1736 : vec3<f32> = _S1717;
    s_bwdProp_unit_vector_0(_S1693, &(_S1736), _S1735);
    var _S1737 : vec3<f32> = vec3<f32>(_S1687 * _S1736[i32(0)], _S1689 * _S1736[i32(1)], _S1736[i32(2)]);
    var _S1738 : vec2<f32> = vec2<f32>(_S1723 + _S1686 * _S1736[i32(0)], _S1721 + _S1688 * _S1736[i32(1)]);
    var _S1739 : vec2<f32> = vec2<f32>(_S1734, _S1732);
    if(_S1685)
    {
        w_4 = (vec3<f32>(0) - _S1737);
    }
    else
    {
        w_4 = _S1737;
    }
    (*_S1681) = _S1738;
    (*_S1682) = w_4;
    (*_S1683) = _S1739;
    return;
}

fn s_bwdProp_ggx_widths_0( _S1740 : s_bwdCallableCtx_ggx_widths_0,  _S1741 : ptr<function, vec2<f32>>,  _S1742 : vec2<f32>)
{
    var _S1743 : bool = (_S1740.value0_178.value0_168.x) > 0.00009999999747379f;
    var _S1744 : f32;
    if((_S1740.value0_178.value0_168.y) > 0.00009999999747379f)
    {
        _S1744 = _S1742[i32(1)];
    }
    else
    {
        _S1744 = 0.0f;
    }
    var _S1745 : vec2<f32> = vec2<f32>(0.0f, _S1744);
    if(_S1743)
    {
        _S1744 = _S1742[i32(0)];
    }
    else
    {
        _S1744 = 0.0f;
    }
    (*_S1741) = _S1745 + vec2<f32>(_S1744, 0.0f);
    return;
}

fn s_bwdProp_conductor_sample_0( _S1746 : s_bwdCallableCtx_conductor_sample_0,  _S1747 : ptr<function, vec3<f32>>,  _S1748 : ptr<function, vec3<f32>>,  _S1749 : ptr<function, vec2<f32>>,  _S1750 : ptr<function, vec3<f32>>,  _S1751 : ptr<function, vec2<f32>>,  _S1752 : BsdfSample_Differential_0)
{
    var _S1753 : vec3<f32> = vec3<f32>(0.0f);
    var _S1754 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S1753, _S1753 );
    var _S1755 : vec2<f32> = vec2<f32>(0.0f);
    var _S1756 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S1755 );
    var _S1757 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0( _S1755, _S1753, _S1755 );
    var _S1758 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S1753, _S1753 );
    var _S1759 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1755, _S1753 );
    var _S1760 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S1755, _S1753 );
    var _S1761 : f32;
    var _S1762 : f32;
    var _S1763 : f32;
    var _S1764 : f32;
    var _S1765 : f32;
    var _S1766 : f32;
    var _S1767 : f32;
    var _S1768 : f32;
    var _S1769 : f32;
    var _S1770 : s_bwdCallableCtx_abs_0;
    var _S1771 : s_bwdCallableCtx_abs_0;
    var _S1772 : s_bwdCallableCtx_abs_0;
    var _S1773 : s_bwdCallableCtx_ggx_density_0;
    var _S1774 : vec3<f32>;
    var _S1775 : vec3<f32>;
    var _S1776 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1777 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1778 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S1779 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S1780 : s_bwdCallableCtx_dot_0;
    var _S1781 : bool;
    var _S1782 : s_bwdCallableCtx_mirrored_0;
    var _S1783 : s_bwdCallableCtx_ggx_sample_visible_0;
    var _S1784 : s_bwdCallableCtx_ggx_widths_0;
    if(_S1746.value0_161.value3_16)
    {
        var _S1785 : f32 = _S1746.value0_161.value4_10.z;
        var _S1786 : Tuple_2 = s_apply_abs_0(_S1785);
        var _S1787 : s_bwdCallableCtx_abs_0;
        _S1787._S18 = _S1785;
        var _S1788 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S1788.value0_167 = _S1786.value0_2;
        _S1788.value1_63 = _S1746.value0_161.value0_148;
        _S1788.value2_28 = _S1746.value0_161.value1_54;
        _S1778.value0_175 = _S1788;
        _S1770 = _S1787;
        _S1781 = false;
        _S1761 = 0.0f;
        _S1762 = 0.0f;
        _S1763 = 0.0f;
        _S1764 = 0.0f;
        _S1765 = 0.0f;
        _S1771._S18 = 0.0f;
        _S1773.value0_173 = _S1760;
        _S1774 = _S1753;
        _S1775 = _S1753;
        _S1766 = 0.0f;
        _S1767 = 0.0f;
        _S1776.value0_174 = _S1759;
        _S1779.value0_175 = _S1754;
        _S1772._S18 = 0.0f;
        _S1780._S39 = _S1753;
        _S1780._S40 = _S1753;
        _S1777.value0_174 = _S1759;
        _S1768 = 0.0f;
        _S1769 = 0.0f;
        _S1782.value0_176 = _S1758;
        _S1783.value0_177 = _S1757;
        _S1784.value0_178 = _S1756;
    }
    else
    {
        var _S1789 : Tuple_42 = s_apply_ggx_widths_0(_S1746.value0_161.value2_22);
        var _S1790 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
        _S1790.value0_168 = _S1746.value0_161.value2_22;
        var _S1791 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = _S1790;
        var _S1792 : Tuple_73 = s_apply_ggx_sample_visible_0(_S1789.value0_83, _S1746.value0_161.value4_10, _S1746.value0_161.value5_6);
        var _S1793 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
        _S1793.value0_169 = _S1789.value0_83;
        _S1793.value1_64 = _S1746.value0_161.value4_10;
        _S1793.value2_29 = _S1746.value0_161.value5_6;
        var _S1794 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = _S1793;
        var _S1795 : Tuple_74 = s_apply_mirrored_0(_S1746.value0_161.value4_10, _S1792.value0_114);
        var _S1796 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S1796.value0_170 = _S1746.value0_161.value4_10;
        _S1796.value1_65 = _S1792.value0_114;
        var _S1797 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S1796;
        var _S1798 : f32 = _S1746.value0_161.value4_10.z;
        var _S1799 : f32 = _S1795.value0_115.z;
        var _S1800 : bool = (_S1798 * _S1799) > 0.0f;
        if(_S1800)
        {
            var _S1801 : Tuple_43 = s_apply_ggx_lambda_0(_S1789.value0_83, _S1746.value0_161.value4_10);
            var _S1802 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S1802.value0_171 = _S1789.value0_83;
            _S1802.value1_66 = _S1746.value0_161.value4_10;
            var masking_o_3 : f32 = 1.0f + _S1801.value0_84;
            var _S1803 : Tuple_5 = s_apply_dot_0(_S1746.value0_161.value4_10, _S1792.value0_114);
            var _S1804 : s_bwdCallableCtx_dot_0;
            _S1804._S39 = _S1746.value0_161.value4_10;
            _S1804._S40 = _S1792.value0_114;
            var _S1805 : Tuple_2 = s_apply_abs_0(_S1803.value0_5);
            var _S1806 : s_bwdCallableCtx_abs_0;
            _S1806._S18 = _S1803.value0_5;
            var _S1807 : Tuple_45 = s_apply_fresnel_conductor_0(_S1805.value0_2, _S1746.value0_161.value0_148, _S1746.value0_161.value1_54);
            var _S1808 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
            _S1808.value0_167 = _S1805.value0_2;
            _S1808.value1_63 = _S1746.value0_161.value0_148;
            _S1808.value2_28 = _S1746.value0_161.value1_54;
            var _S1809 : Tuple_43 = s_apply_ggx_lambda_0(_S1789.value0_83, _S1795.value0_115);
            var _S1810 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S1810.value0_171 = _S1789.value0_83;
            _S1810.value1_66 = _S1795.value0_115;
            var _S1811 : f32 = masking_o_3 + _S1809.value0_84;
            var _S1812 : vec3<f32> = vec3<f32>((masking_o_3 / _S1811));
            var _S1813 : f32 = _S1811 * _S1811;
            var _S1814 : Tuple_44 = s_apply_ggx_density_0(_S1789.value0_83, _S1792.value0_114);
            var _S1815 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
            _S1815.value0_172 = _S1789.value0_83;
            _S1815.value1_67 = _S1792.value0_114;
            var _S1816 : Tuple_2 = s_apply_abs_0(_S1798);
            var _S1817 : s_bwdCallableCtx_abs_0;
            _S1817._S18 = _S1798;
            var _S1818 : f32 = 4.0f * _S1816.value0_2;
            var _S1819 : f32 = _S1818 * masking_o_3;
            _S1761 = _S1819 * _S1819;
            _S1762 = _S1814.value0_85;
            _S1763 = _S1819;
            _S1764 = _S1818;
            _S1765 = masking_o_3;
            _S1770 = _S1817;
            _S1773.value0_173 = _S1815;
            _S1774 = _S1807.value0_86;
            _S1775 = _S1812;
            _S1766 = _S1813;
            _S1767 = _S1811;
            _S1776.value0_174 = _S1810;
            _S1778.value0_175 = _S1808;
            _S1771 = _S1806;
            _S1780 = _S1804;
            _S1777.value0_174 = _S1802;
        }
        else
        {
            _S1761 = 0.0f;
            _S1762 = 0.0f;
            _S1763 = 0.0f;
            _S1764 = 0.0f;
            _S1765 = 0.0f;
            _S1770._S18 = 0.0f;
            _S1773.value0_173 = _S1760;
            _S1774 = _S1753;
            _S1775 = _S1753;
            _S1766 = 0.0f;
            _S1767 = 0.0f;
            _S1776.value0_174 = _S1759;
            _S1778.value0_175 = _S1754;
            _S1771._S18 = 0.0f;
            _S1780._S39 = _S1753;
            _S1780._S40 = _S1753;
            _S1777.value0_174 = _S1759;
        }
        var _S1820 : s_bwdCallableCtx_abs_0 = _S1770;
        var _S1821 : s_bwdCallableCtx_fresnel_conductor_0 = _S1778;
        var _S1822 : s_bwdCallableCtx_abs_0 = _S1771;
        _S1778.value0_175 = _S1754;
        _S1770._S18 = 0.0f;
        _S1781 = _S1800;
        _S1771 = _S1820;
        _S1779 = _S1821;
        _S1772 = _S1822;
        _S1768 = _S1798;
        _S1769 = _S1799;
        _S1782.value0_176 = _S1797;
        _S1783.value0_177 = _S1794;
        _S1784.value0_178 = _S1791;
    }
    var _S1823 : vec3<f32>;
    var _S1824 : vec2<f32>;
    var _S1825 : vec2<f32>;
    if(_S1746.value0_161.value3_16)
    {
        var _S1826 : f32 = 0.0f;
        var _S1827 : vec3<f32> = _S1753;
        var _S1828 : vec3<f32> = _S1753;
        s_bwdProp_fresnel_conductor_0(_S1778, &(_S1826), &(_S1827), &(_S1828), _S1752.weight_9);
        var _S1829 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1770, &(_S1829), _S1826);
        var _S1830 : vec3<f32> = vec3<f32>(- _S1752.wi_3[i32(0)], - _S1752.wi_3[i32(1)], _S1829 + _S1752.wi_3[i32(2)]);
        _S1774 = _S1827;
        _S1775 = _S1828;
        _S1824 = _S1755;
        _S1823 = _S1830;
        _S1825 = _S1755;
    }
    else
    {
        var _S1831 : vec3<f32>;
        var _S1832 : vec3<f32>;
        if(_S1781)
        {
            var _S1833 : f32 = _S1752.pdf_11 / _S1761;
            var _S1834 : f32 = _S1762 * - _S1833;
            var _S1835 : f32 = _S1763 * _S1833;
            var _S1836 : f32 = _S1764 * _S1834;
            var _S1837 : f32 = 4.0f * (_S1765 * _S1834);
            var _S1838 : f32 = 0.0f;
            s_bwdProp_abs_0(_S1771, &(_S1838), _S1837);
            var _S1839 : vec2<f32> = _S1755;
            var _S1840 : vec3<f32> = _S1753;
            s_bwdProp_ggx_density_0(_S1773, &(_S1839), &(_S1840), _S1835);
            var _S1841 : vec3<f32> = _S1774 * _S1752.weight_9;
            var _S1842 : vec3<f32> = _S1775 * _S1752.weight_9;
            var _S1843 : f32 = (_S1841[i32(0)] + _S1841[i32(1)] + _S1841[i32(2)]) / _S1766;
            var _S1844 : f32 = _S1765 * - _S1843;
            var _S1845 : f32 = _S1767 * _S1843;
            var _S1846 : vec2<f32> = _S1755;
            var _S1847 : vec3<f32> = _S1753;
            s_bwdProp_ggx_lambda_0(_S1776, &(_S1846), &(_S1847), _S1844);
            var _S1848 : f32 = 0.0f;
            var _S1849 : vec3<f32> = _S1753;
            var _S1850 : vec3<f32> = _S1753;
            s_bwdProp_fresnel_conductor_0(_S1779, &(_S1848), &(_S1849), &(_S1850), _S1842);
            var _S1851 : f32 = 0.0f;
            s_bwdProp_abs_0(_S1772, &(_S1851), _S1848);
            var _S1852 : vec3<f32> = _S1753;
            var _S1853 : vec3<f32> = _S1753;
            s_bwdProp_dot_0(_S1780, &(_S1852), &(_S1853), _S1851);
            var _S1854 : f32 = _S1836 + _S1845 + _S1844;
            var _S1855 : vec2<f32> = _S1755;
            var _S1856 : vec3<f32> = _S1753;
            s_bwdProp_ggx_lambda_0(_S1777, &(_S1855), &(_S1856), _S1854);
            var _S1857 : vec3<f32> = _S1840 + _S1853;
            var _S1858 : vec2<f32> = _S1839 + _S1846 + _S1855;
            var _S1859 : vec3<f32> = _S1852 + _S1856;
            var _S1860 : vec3<f32> = _S1847 + _S1752.wi_3;
            _S1761 = _S1838;
            _S1774 = _S1860;
            _S1775 = _S1857;
            _S1824 = _S1858;
            _S1823 = _S1859;
            _S1831 = _S1849;
            _S1832 = _S1850;
        }
        else
        {
            _S1761 = 0.0f;
            _S1774 = _S1753;
            _S1775 = _S1753;
            _S1824 = _S1755;
            _S1823 = _S1753;
            _S1831 = _S1753;
            _S1832 = _S1753;
        }
        var _S1861 : f32 = _S1769 * 0.0f + _S1761;
        var _S1862 : vec3<f32> = _S1774 + vec3<f32>(0.0f, 0.0f, _S1768 * 0.0f);
        var _S1863 : vec3<f32> = _S1753;
        var _S1864 : vec3<f32> = _S1753;
        s_bwdProp_mirrored_0(_S1782, &(_S1863), &(_S1864), _S1862);
        var _S1865 : vec3<f32> = _S1864 + _S1775;
        var _S1866 : vec2<f32> = _S1755;
        var _S1867 : vec3<f32> = _S1753;
        var _S1868 : vec2<f32> = _S1755;
        s_bwdProp_ggx_sample_visible_0(_S1783, &(_S1866), &(_S1867), &(_S1868), _S1865);
        var _S1869 : vec2<f32> = _S1866 + _S1824;
        var _S1870 : vec2<f32> = _S1755;
        s_bwdProp_ggx_widths_0(_S1784, &(_S1870), _S1869);
        var _S1871 : vec3<f32> = _S1863 + _S1867 + _S1823 + vec3<f32>(0.0f, 0.0f, _S1861);
        _S1774 = _S1831;
        _S1775 = _S1832;
        _S1824 = _S1870;
        _S1823 = _S1871;
        _S1825 = _S1868;
    }
    (*_S1747) = _S1774;
    (*_S1748) = _S1775;
    (*_S1749) = _S1824;
    (*_S1750) = _S1823;
    (*_S1751) = _S1825;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_refracted_0
{
     value0_181 : vec3<f32>,
     value1_69 : vec3<f32>,
     value2_31 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0
{
     value0_182 : f32,
     value1_70 : f32,
};

struct s_bwdCallableCtx_fresnel_dielectric_0
{
     value0_183 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0,
};

struct s_bwdCallableCtx_refracted_0
{
     value0_184 : s_paramCtx_s_bwdCallableCtx_refracted_0,
};

struct Refraction_Differential_0
{
     direction_22 : vec3<f32>,
};

fn Refraction_x24_syn_dzero_0() -> Refraction_Differential_0
{
    var result_23 : Refraction_Differential_0;
    result_23.direction_22 = vec3<f32>(0.0f);
    return result_23;
}

fn Refraction_x24_syn_dadd_0( SLANG_anonymous_0_6 : Refraction_Differential_0,  SLANG_anonymous_1_6 : Refraction_Differential_0) -> Refraction_Differential_0
{
    var result_24 : Refraction_Differential_0;
    result_24.direction_22 = SLANG_anonymous_0_6.direction_22 + SLANG_anonymous_1_6.direction_22;
    return result_24;
}

fn s_bwdProp_refracted_0( _S1872 : s_bwdCallableCtx_refracted_0,  _S1873 : ptr<function, vec3<f32>>,  _S1874 : ptr<function, vec3<f32>>,  _S1875 : Refraction_Differential_0)
{
    var _S1876 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S1877 : vec3<f32> = vec3<f32>(0.0f);
    var _S1878 : Tuple_5 = s_apply_dot_0(_S1872.value0_184.value0_181, _S1872.value0_184.value1_69);
    var _S1879 : s_bwdCallableCtx_dot_0;
    _S1879._S39 = _S1872.value0_184.value0_181;
    _S1879._S40 = _S1872.value0_184.value1_69;
    var _S1880 : s_bwdCallableCtx_dot_0 = _S1879;
    var _S1881 : bool = (_S1878.value0_5) < 0.0f;
    var cos_i_2 : f32;
    var eta_16 : f32;
    var m_6 : vec3<f32>;
    if(_S1881)
    {
        var _S1882 : vec3<f32> = (vec3<f32>(0) - _S1872.value0_184.value1_69);
        var _S1883 : f32 = 1.0f / _S1872.value0_184.value2_31;
        cos_i_2 = - _S1878.value0_5;
        eta_16 = _S1883;
        m_6 = _S1882;
    }
    else
    {
        cos_i_2 = _S1878.value0_5;
        eta_16 = _S1872.value0_184.value2_31;
        m_6 = _S1872.value0_184.value1_69;
    }
    var _S1884 : Tuple_14 = s_apply_sqr_0(cos_i_2);
    var _S1885 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1885.value0_35 = cos_i_2;
    var _S1886 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1885 );
    var _S1887 : f32 = 1.0f - _S1884.value0_26;
    var _S1888 : Tuple_1 = s_apply_max_0(_S1887, 0.0f);
    var _S1889 : s_bwdCallableCtx_max_0;
    _S1889._S10 = _S1887;
    _S1889._S11 = 0.0f;
    var _S1890 : s_bwdCallableCtx_max_0 = _S1889;
    var _S1891 : f32 = eta_16 * eta_16;
    var sin2_t_2 : f32 = _S1888.value0_1 / _S1891;
    var _S1892 : f32 = _S1891 * _S1891;
    var _S1893 : bool = sin2_t_2 < 1.0f;
    var _S1894 : vec3<f32>;
    var _S1895 : vec3<f32>;
    var _S1896 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S1893)
    {
        var _S1897 : f32 = 1.0f - sin2_t_2;
        var _S1898 : Tuple_32 = s_apply_safe_sqrt_0(_S1897);
        var _S1899 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S1899.value0_165 = _S1897;
        var _S1900 : vec3<f32> = vec3<f32>((cos_i_2 / eta_16 - _S1898.value0_73));
        _S1894 = vec3<f32>((1.0f / eta_16));
        _S1895 = _S1900;
        cos_i_2 = _S1891;
        _S1896.value0_166 = _S1899;
    }
    else
    {
        _S1894 = _S1877;
        _S1895 = _S1877;
        cos_i_2 = 0.0f;
        _S1896.value0_166 = _S1876;
    }
    if(_S1893)
    {
        var _S1901 : vec3<f32> = _S1894 * (vec3<f32>(0) - _S1875.direction_22);
        var _S1902 : vec3<f32> = m_6 * _S1875.direction_22;
        var _S1903 : vec3<f32> = _S1895 * _S1875.direction_22;
        var _S1904 : f32 = _S1902[i32(0)] + _S1902[i32(1)] + _S1902[i32(2)];
        var _S1905 : f32 = - _S1904;
        var _S1906 : f32 = eta_16 * (_S1904 / cos_i_2);
        var _S1907 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S1896, &(_S1907), _S1905);
        cos_i_2 = - _S1907;
        eta_16 = _S1906;
        m_6 = _S1903;
        _S1894 = _S1901;
    }
    else
    {
        cos_i_2 = 0.0f;
        eta_16 = 0.0f;
        m_6 = _S1877;
        _S1894 = _S1877;
    }
    var _S1908 : f32 = _S1891 * (cos_i_2 / _S1892);
    var _S1909 : f32 = 0.0f;
    var _S1910 : f32 = 0.0f;
    s_bwdProp_max_0(_S1890, &(_S1909), &(_S1910), _S1908);
    var _S1911 : f32 = - _S1909;
    var _S1912 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1886, &(_S1912), _S1911);
    var _S1913 : f32 = _S1912 + eta_16;
    if(_S1881)
    {
        var _S1914 : vec3<f32> = (vec3<f32>(0) - m_6);
        cos_i_2 = - _S1913;
        m_6 = _S1914;
    }
    else
    {
        cos_i_2 = _S1913;
    }
    var _S1915 : vec3<f32> = _S1877;
    var _S1916 : vec3<f32> = _S1877;
    s_bwdProp_dot_0(_S1880, &(_S1915), &(_S1916), cos_i_2);
    var _S1917 : vec3<f32> = _S1916 + m_6;
    (*_S1873) = _S1915 + _S1894;
    (*_S1874) = _S1917;
    return;
}

fn s_bwdProp_fresnel_dielectric_0( _S1918 : s_bwdCallableCtx_fresnel_dielectric_0,  _S1919 : ptr<function, f32>,  _S1920 : f32)
{
    var _S1921 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S1922 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1923 : bool = (_S1918.value0_183.value0_182) < 0.0f;
    var cos_i_3 : f32;
    var eta_17 : f32;
    if(_S1923)
    {
        var _S1924 : f32 = 1.0f / _S1918.value0_183.value1_70;
        cos_i_3 = - _S1918.value0_183.value0_182;
        eta_17 = _S1924;
    }
    else
    {
        cos_i_3 = _S1918.value0_183.value0_182;
        eta_17 = _S1918.value0_183.value1_70;
    }
    var _S1925 : Tuple_14 = s_apply_sqr_0(cos_i_3);
    var _S1926 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1926.value0_35 = cos_i_3;
    var _S1927 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1926 );
    var _S1928 : f32 = eta_17 * eta_17;
    var sin2_t_3 : f32 = (1.0f - _S1925.value0_26) / _S1928;
    var _S1929 : f32 = _S1928 * _S1928;
    var _S1930 : bool = sin2_t_3 < 1.0f;
    var _S1931 : f32;
    var _S1932 : f32;
    var _S1933 : f32;
    var _S1934 : f32;
    var _S1935 : f32;
    var _S1936 : s_bwdCallableCtx_sqr_0;
    var _S1937 : s_bwdCallableCtx_sqr_0;
    var _S1938 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S1930)
    {
        var _S1939 : f32 = 1.0f - sin2_t_3;
        var _S1940 : Tuple_32 = s_apply_safe_sqrt_0(_S1939);
        var _S1941 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S1941.value0_165 = _S1939;
        var _S1942 : f32 = eta_17 * cos_i_3;
        var _S1943 : f32 = _S1942 - _S1940.value0_73;
        var _S1944 : f32 = _S1942 + _S1940.value0_73;
        var _S1945 : f32 = _S1944 * _S1944;
        var _S1946 : f32 = eta_17 * _S1940.value0_73;
        var _S1947 : f32 = cos_i_3 - _S1946;
        var _S1948 : f32 = cos_i_3 + _S1946;
        var perpendicular_2 : f32 = _S1947 / _S1948;
        var _S1949 : f32 = _S1948 * _S1948;
        var _S1950 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1950.value0_35 = _S1943 / _S1944;
        var _S1951 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1951.value0_35 = perpendicular_2;
        _S1936.value0_36 = _S1951;
        _S1937.value0_36 = _S1950;
        cos_i_3 = _S1949;
        _S1931 = _S1947;
        _S1932 = _S1948;
        _S1933 = _S1945;
        _S1934 = _S1943;
        _S1935 = _S1944;
        _S1938.value0_166 = _S1941;
    }
    else
    {
        _S1936.value0_36 = _S1922;
        _S1937.value0_36 = _S1922;
        cos_i_3 = 0.0f;
        _S1931 = 0.0f;
        _S1932 = 0.0f;
        _S1933 = 0.0f;
        _S1934 = 0.0f;
        _S1935 = 0.0f;
        _S1938.value0_166 = _S1921;
    }
    if(_S1930)
    {
        var _S1952 : f32 = 0.5f * _S1920;
        var _S1953 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1936, &(_S1953), _S1952);
        var _S1954 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1937, &(_S1954), _S1952);
        var _S1955 : f32 = _S1953 / cos_i_3;
        var _S1956 : f32 = _S1931 * - _S1955;
        var _S1957 : f32 = _S1932 * _S1955;
        var _S1958 : f32 = _S1954 / _S1933;
        var _S1959 : f32 = _S1934 * - _S1958;
        var _S1960 : f32 = _S1935 * _S1958;
        var _S1961 : f32 = eta_17 * (_S1959 + _S1960);
        var _S1962 : f32 = eta_17 * (_S1956 + - _S1957) + _S1959 + - _S1960;
        var _S1963 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S1938, &(_S1963), _S1962);
        var _S1964 : f32 = _S1956 + _S1957 + _S1961;
        cos_i_3 = - _S1963;
        eta_17 = _S1964;
    }
    else
    {
        cos_i_3 = 0.0f;
        eta_17 = 0.0f;
    }
    var _S1965 : f32 = - (_S1928 * (cos_i_3 / _S1929));
    var _S1966 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1927, &(_S1966), _S1965);
    var _S1967 : f32 = _S1966 + eta_17;
    if(_S1923)
    {
        cos_i_3 = - _S1967;
    }
    else
    {
        cos_i_3 = _S1967;
    }
    (*_S1919) = cos_i_3;
    return;
}

fn s_bwdProp_smooth_dielectric_sample_0( _S1968 : s_bwdCallableCtx_smooth_dielectric_sample_0,  _S1969 : ptr<function, vec3<f32>>,  _S1970 : BsdfSample_Differential_0)
{
    var _S1971 : vec3<f32> = vec3<f32>(0.0f);
    var _S1972 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S1971, _S1971, 0.0f );
    var _S1973 : f32 = _S1968.value0_159.value1_55.z;
    var _S1974 : Tuple_48 = s_apply_fresnel_dielectric_0(_S1973, _S1968.value0_159.value0_149);
    var _S1975 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S1975.value0_182 = _S1973;
    _S1975.value1_70 = _S1968.value0_159.value0_149;
    var _S1976 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S1975 );
    var _S1977 : bool = (_S1968.value0_159.value2_23) < (_S1974.value0_89);
    var _S1978 : bool;
    var _S1979 : s_bwdCallableCtx_refracted_0;
    if(_S1977)
    {
        _S1978 = false;
        _S1979.value0_184 = _S1972;
    }
    else
    {
        const _S1980 : vec3<f32> = vec3<f32>(0.0f, 0.0f, 1.0f);
        var _S1981 : Tuple_76 = s_apply_refracted_0(_S1968.value0_159.value1_55, _S1980, _S1968.value0_159.value0_149);
        var _S1982 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S1982.value0_181 = _S1968.value0_159.value1_55;
        _S1982.value1_69 = _S1980;
        _S1982.value2_31 = _S1968.value0_159.value0_149;
        _S1978 = _S1981.value0_117.valid_2;
        _S1979.value0_184 = _S1982;
    }
    var _S1983 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
    var _S1984 : f32;
    var _S1985 : vec3<f32>;
    if(_S1977)
    {
        var _S1986 : vec3<f32> = vec3<f32>(- _S1970.wi_3[i32(0)], - _S1970.wi_3[i32(1)], 0.0f);
        _S1984 = _S1970.wi_3[i32(2)];
        _S1985 = _S1986;
    }
    else
    {
        var _S1987 : Refraction_Differential_0;
        if(_S1978)
        {
            var _S1988 : Refraction_Differential_0 = _S1983;
            _S1988.direction_22 = _S1970.wi_3;
            _S1987 = Refraction_x24_syn_dadd_0(_S1983, _S1988);
        }
        else
        {
            _S1987 = _S1983;
        }
        var _S1989 : vec3<f32> = _S1971;
        var _S1990 : vec3<f32> = _S1971;
        s_bwdProp_refracted_0(_S1979, &(_S1989), &(_S1990), _S1987);
        _S1984 = 0.0f;
        _S1985 = _S1989;
    }
    var _S1991 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S1976, &(_S1991), 0.0f);
    (*_S1969) = _S1985 + vec3<f32>(0.0f, 0.0f, _S1991 + _S1984);
    return;
}

fn s_bwdProp_rough_dielectric_sample_0( _S1992 : s_bwdCallableCtx_rough_dielectric_sample_0,  _S1993 : ptr<function, vec2<f32>>,  _S1994 : ptr<function, vec3<f32>>,  _S1995 : ptr<function, vec2<f32>>,  _S1996 : BsdfSample_Differential_0)
{
    var _S1997 : vec3<f32> = vec3<f32>(0.0f);
    var _S1998 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S1997, _S1997 );
    var _S1999 : vec2<f32> = vec2<f32>(0.0f);
    var _S2000 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1999, _S1997 );
    var _S2001 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S1997, _S1997, 0.0f );
    var _S2002 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S2003 : Tuple_42 = s_apply_ggx_widths_0(_S1992.value0_160.value1_56);
    var _S2004 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
    _S2004.value0_168 = _S1992.value0_160.value1_56;
    var _S2005 : s_bwdCallableCtx_ggx_widths_0 = s_bwdCallableCtx_ggx_widths_0( _S2004 );
    var _S2006 : Tuple_73 = s_apply_ggx_sample_visible_0(_S2003.value0_83, _S1992.value0_160.value2_24, _S1992.value0_160.value3_17);
    var _S2007 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
    _S2007.value0_169 = _S2003.value0_83;
    _S2007.value1_64 = _S1992.value0_160.value2_24;
    _S2007.value2_29 = _S1992.value0_160.value3_17;
    var _S2008 : s_bwdCallableCtx_ggx_sample_visible_0 = s_bwdCallableCtx_ggx_sample_visible_0( _S2007 );
    var _S2009 : Tuple_5 = s_apply_dot_0(_S1992.value0_160.value2_24, _S2006.value0_114);
    var _S2010 : s_bwdCallableCtx_dot_0;
    _S2010._S39 = _S1992.value0_160.value2_24;
    _S2010._S40 = _S2006.value0_114;
    var _S2011 : s_bwdCallableCtx_dot_0 = _S2010;
    var _S2012 : Tuple_48 = s_apply_fresnel_dielectric_0(_S2009.value0_5, _S1992.value0_160.value0_150);
    var _S2013 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S2013.value0_182 = _S2009.value0_5;
    _S2013.value1_70 = _S1992.value0_160.value0_150;
    var _S2014 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S2013 );
    var _S2015 : Tuple_43 = s_apply_ggx_lambda_0(_S2003.value0_83, _S1992.value0_160.value2_24);
    var _S2016 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
    _S2016.value0_171 = _S2003.value0_83;
    _S2016.value1_66 = _S1992.value0_160.value2_24;
    var _S2017 : s_bwdCallableCtx_ggx_lambda_0 = s_bwdCallableCtx_ggx_lambda_0( _S2016 );
    var masking_o_4 : f32 = 1.0f + _S2015.value0_84;
    var _S2018 : Tuple_44 = s_apply_ggx_density_0(_S2003.value0_83, _S2006.value0_114);
    var _S2019 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
    _S2019.value0_172 = _S2003.value0_83;
    _S2019.value1_67 = _S2006.value0_114;
    var _S2020 : s_bwdCallableCtx_ggx_density_0 = s_bwdCallableCtx_ggx_density_0( _S2019 );
    var _S2021 : Tuple_2 = s_apply_abs_0(_S2009.value0_5);
    var _S2022 : s_bwdCallableCtx_abs_0;
    _S2022._S18 = _S2009.value0_5;
    var _S2023 : s_bwdCallableCtx_abs_0 = _S2022;
    var _S2024 : f32 = _S2018.value0_85 * _S2021.value0_2;
    var _S2025 : f32 = _S1992.value0_160.value2_24.z;
    var _S2026 : Tuple_2 = s_apply_abs_0(_S2025);
    var _S2027 : s_bwdCallableCtx_abs_0;
    _S2027._S18 = _S2025;
    var _S2028 : s_bwdCallableCtx_abs_0 = _S2027;
    var _S2029 : f32 = masking_o_4 * _S2026.value0_2;
    var visible_1 : f32 = _S2024 / _S2029;
    var _S2030 : f32 = _S2029 * _S2029;
    var _S2031 : bool = (_S1992.value0_160.value4_11) < (_S2012.value0_89);
    var _S2032 : bool;
    var _S2033 : bool;
    var _S2034 : bool;
    var _S2035 : f32;
    var crossing_3 : f32;
    var _S2036 : f32;
    var _S2037 : f32;
    var _S2038 : f32;
    var _S2039 : f32;
    var _S2040 : f32;
    var _S2041 : f32;
    var _S2042 : f32;
    var _S2043 : f32;
    var _S2044 : f32;
    var _S2045 : f32;
    var _S2046 : f32;
    var _S2047 : f32;
    var _S2048 : f32;
    var _S2049 : f32;
    var _S2050 : f32;
    var _S2051 : s_bwdCallableCtx_ggx_lambda_0;
    var _S2052 : s_bwdCallableCtx_ggx_lambda_0;
    var _S2053 : s_bwdCallableCtx_sqr_0;
    var _S2054 : s_bwdCallableCtx_abs_0;
    var _S2055 : s_bwdCallableCtx_dot_0;
    var _S2056 : s_bwdCallableCtx_mirrored_0;
    var _S2057 : s_bwdCallableCtx_refracted_0;
    if(_S2031)
    {
        var _S2058 : Tuple_74 = s_apply_mirrored_0(_S1992.value0_160.value2_24, _S2006.value0_114);
        var _S2059 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S2059.value0_170 = _S1992.value0_160.value2_24;
        _S2059.value1_65 = _S2006.value0_114;
        var _S2060 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S2059;
        var _S2061 : f32 = _S2058.value0_115.z;
        var _S2062 : bool = (_S2025 * _S2061) > 0.0f;
        if(_S2062)
        {
            var _S2063 : Tuple_43 = s_apply_ggx_lambda_0(_S2003.value0_83, _S2058.value0_115);
            var _S2064 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S2064.value0_171 = _S2003.value0_83;
            _S2064.value1_66 = _S2058.value0_115;
            var _S2065 : f32 = masking_o_4 + _S2063.value0_84;
            var _S2066 : f32 = _S2065 * _S2065;
            var _S2067 : f32 = _S2012.value0_89 * visible_1;
            var _S2068 : f32 = 4.0f * _S2021.value0_2;
            _S2035 = _S2068 * _S2068;
            crossing_3 = _S2067;
            _S2036 = _S2068;
            _S2037 = _S2066;
            _S2038 = _S2065;
            _S2051.value0_174 = _S2064;
        }
        else
        {
            _S2035 = 0.0f;
            crossing_3 = 0.0f;
            _S2036 = 0.0f;
            _S2037 = 0.0f;
            _S2038 = 0.0f;
            _S2051.value0_174 = _S2000;
        }
        _S2032 = _S2062;
        _S2039 = _S2061;
        _S2056.value0_176 = _S2060;
        _S2033 = false;
        _S2040 = 0.0f;
        _S2041 = 0.0f;
        _S2042 = 0.0f;
        _S2043 = 0.0f;
        _S2044 = 0.0f;
        _S2045 = 0.0f;
        _S2052.value0_174 = _S2000;
        _S2046 = 0.0f;
        _S2047 = 0.0f;
        _S2048 = 0.0f;
        _S2053.value0_36 = _S2002;
        _S2049 = 0.0f;
        _S2054._S18 = 0.0f;
        _S2055._S39 = _S1997;
        _S2055._S40 = _S1997;
        _S2034 = false;
        _S2050 = 0.0f;
        _S2057.value0_184 = _S2001;
    }
    else
    {
        var _S2069 : Tuple_76 = s_apply_refracted_0(_S1992.value0_160.value2_24, _S2006.value0_114, _S1992.value0_160.value0_150);
        var _S2070 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S2070.value0_181 = _S1992.value0_160.value2_24;
        _S2070.value1_69 = _S2006.value0_114;
        _S2070.value2_31 = _S1992.value0_160.value0_150;
        var _S2071 : s_paramCtx_s_bwdCallableCtx_refracted_0 = _S2070;
        if(_S2069.value0_117.valid_2)
        {
            var _S2072 : f32 = _S2069.value0_117.direction_17.z;
            _S2032 = (_S2025 * _S2072) < 0.0f;
            _S2035 = _S2072;
        }
        else
        {
            _S2032 = false;
            _S2035 = 0.0f;
        }
        if(_S2032)
        {
            if(_S2025 > 0.0f)
            {
                crossing_3 = _S1992.value0_160.value0_150;
            }
            else
            {
                crossing_3 = 1.0f / _S1992.value0_160.value0_150;
            }
            var _S2073 : Tuple_5 = s_apply_dot_0(_S2069.value0_117.direction_17, _S2006.value0_114);
            var _S2074 : s_bwdCallableCtx_dot_0;
            _S2074._S39 = _S2069.value0_117.direction_17;
            _S2074._S40 = _S2006.value0_114;
            var _S2075 : Tuple_2 = s_apply_abs_0(_S2073.value0_5);
            var _S2076 : s_bwdCallableCtx_abs_0;
            _S2076._S18 = _S2073.value0_5;
            var _S2077 : f32 = crossing_3 * crossing_3;
            var _S2078 : f32 = _S2073.value0_5 + _S2009.value0_5 / crossing_3;
            var _S2079 : Tuple_14 = s_apply_sqr_0(_S2078);
            var _S2080 : s_paramCtx_s_bwdCallableCtx_sqr_0;
            _S2080.value0_35 = _S2078;
            var jacobian_1 : f32 = _S2075.value0_2 / _S2079.value0_26;
            var _S2081 : f32 = _S2079.value0_26 * _S2079.value0_26;
            var _S2082 : Tuple_43 = s_apply_ggx_lambda_0(_S2003.value0_83, _S2069.value0_117.direction_17);
            var _S2083 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S2083.value0_171 = _S2003.value0_83;
            _S2083.value1_66 = _S2069.value0_117.direction_17;
            var _S2084 : f32 = (masking_o_4 + _S2082.value0_84) * crossing_3 * crossing_3;
            var _S2085 : f32 = _S2084 * _S2084;
            var _S2086 : f32 = 1.0f - _S2012.value0_89;
            var _S2087 : f32 = crossing_3;
            crossing_3 = _S2086 * visible_1;
            _S2036 = jacobian_1;
            _S2037 = _S2086;
            _S2038 = _S2085;
            _S2039 = _S2084;
            _S2040 = _S2087;
            _S2051.value0_174 = _S2083;
            _S2041 = _S2081;
            _S2042 = _S2075.value0_2;
            _S2043 = _S2079.value0_26;
            _S2053.value0_36 = _S2080;
            _S2044 = _S2077;
            _S2054 = _S2076;
            _S2055 = _S2074;
        }
        else
        {
            crossing_3 = 0.0f;
            _S2036 = 0.0f;
            _S2037 = 0.0f;
            _S2038 = 0.0f;
            _S2039 = 0.0f;
            _S2040 = 0.0f;
            _S2051.value0_174 = _S2000;
            _S2041 = 0.0f;
            _S2042 = 0.0f;
            _S2043 = 0.0f;
            _S2053.value0_36 = _S2002;
            _S2044 = 0.0f;
            _S2054._S18 = 0.0f;
            _S2055._S39 = _S1997;
            _S2055._S40 = _S1997;
        }
        var _S2088 : bool = _S2032;
        var _S2089 : f32 = _S2035;
        var _S2090 : f32 = crossing_3;
        var _S2091 : f32 = _S2036;
        var _S2092 : f32 = _S2037;
        var _S2093 : f32 = _S2038;
        var _S2094 : f32 = _S2039;
        var _S2095 : f32 = _S2040;
        var _S2096 : s_bwdCallableCtx_ggx_lambda_0 = _S2051;
        var _S2097 : f32 = _S2041;
        var _S2098 : f32 = _S2042;
        var _S2099 : f32 = _S2043;
        var _S2100 : f32 = _S2044;
        _S2032 = false;
        _S2035 = 0.0f;
        crossing_3 = 0.0f;
        _S2036 = 0.0f;
        _S2037 = 0.0f;
        _S2038 = 0.0f;
        _S2051.value0_174 = _S2000;
        _S2039 = 0.0f;
        _S2056.value0_176 = _S1998;
        _S2033 = _S2088;
        _S2040 = _S2090;
        _S2041 = _S2091;
        _S2042 = _S2092;
        _S2043 = _S2093;
        _S2044 = _S2094;
        _S2045 = _S2095;
        _S2052 = _S2096;
        _S2046 = _S2097;
        _S2047 = _S2098;
        _S2048 = _S2099;
        _S2049 = _S2100;
        _S2034 = _S2069.value0_117.valid_2;
        _S2050 = _S2089;
        _S2057.value0_184 = _S2071;
    }
    var _S2101 : vec3<f32>;
    var _S2102 : vec3<f32>;
    var _S2103 : vec2<f32>;
    if(_S2031)
    {
        if(_S2032)
        {
            var _S2104 : f32 = _S1996.pdf_11 / _S2035;
            var _S2105 : f32 = _S2036 * _S2104;
            var _S2106 : f32 = 4.0f * (crossing_3 * - _S2104);
            var _S2107 : f32 = _S2012.value0_89 * _S2105;
            var _S2108 : f32 = visible_1 * _S2105;
            var _S2109 : f32 = (_S1996.weight_9[i32(0)] + _S1996.weight_9[i32(1)] + _S1996.weight_9[i32(2)]) / _S2037;
            var _S2110 : f32 = masking_o_4 * - _S2109;
            var _S2111 : f32 = _S2038 * _S2109;
            var _S2112 : vec2<f32> = _S1999;
            var _S2113 : vec3<f32> = _S1997;
            s_bwdProp_ggx_lambda_0(_S2051, &(_S2112), &(_S2113), _S2110);
            var _S2114 : f32 = _S2111 + _S2110;
            _S2101 = _S2113 + _S1996.wi_3;
            _S2035 = _S2107;
            crossing_3 = _S2106;
            _S2036 = _S2114;
            _S2037 = _S2108;
            _S2103 = _S2112;
        }
        else
        {
            _S2101 = _S1997;
            _S2035 = 0.0f;
            crossing_3 = 0.0f;
            _S2036 = 0.0f;
            _S2037 = 0.0f;
            _S2103 = _S1999;
        }
        var _S2115 : f32 = _S2039 * 0.0f;
        var _S2116 : vec3<f32> = _S2101 + vec3<f32>(0.0f, 0.0f, _S2025 * 0.0f);
        var _S2117 : vec3<f32> = _S1997;
        var _S2118 : vec3<f32> = _S1997;
        s_bwdProp_mirrored_0(_S2056, &(_S2117), &(_S2118), _S2116);
        var _S2119 : f32 = crossing_3;
        var _S2120 : f32 = _S2036;
        var _S2121 : f32 = _S2037;
        crossing_3 = _S2115;
        _S2036 = _S2119;
        _S2037 = _S2120;
        _S2038 = _S2121;
        _S2039 = 0.0f;
        _S2101 = _S2118;
        _S2102 = _S2117;
    }
    else
    {
        if(_S2033)
        {
            var s_diff_jacobian_T_0 : f32 = _S2040 * _S1996.pdf_11;
            var _S2122 : f32 = _S2041 * _S1996.pdf_11;
            var _S2123 : f32 = _S2042 * _S2122;
            var _S2124 : f32 = - (visible_1 * _S2122);
            var _S2125 : f32 = (_S1996.weight_9[i32(0)] + _S1996.weight_9[i32(1)] + _S1996.weight_9[i32(2)]) / _S2043;
            var _S2126 : f32 = _S2044 * _S2125;
            var _S2127 : f32 = _S2045 * (_S2045 * (masking_o_4 * - _S2125));
            var _S2128 : vec2<f32> = _S1999;
            var _S2129 : vec3<f32> = _S1997;
            s_bwdProp_ggx_lambda_0(_S2052, &(_S2128), &(_S2129), _S2127);
            var _S2130 : f32 = s_diff_jacobian_T_0 / _S2046;
            var _S2131 : f32 = _S2047 * - _S2130;
            var _S2132 : f32 = _S2048 * _S2130;
            var _S2133 : f32 = 0.0f;
            s_bwdProp_sqr_0(_S2053, &(_S2133), _S2131);
            var _S2134 : f32 = _S2045 * (_S2133 / _S2049);
            var _S2135 : f32 = 0.0f;
            s_bwdProp_abs_0(_S2054, &(_S2135), _S2132);
            var _S2136 : f32 = _S2133 + _S2135;
            var _S2137 : vec3<f32> = _S1997;
            var _S2138 : vec3<f32> = _S1997;
            s_bwdProp_dot_0(_S2055, &(_S2137), &(_S2138), _S2136);
            var _S2139 : f32 = _S2126 + _S2127;
            _S2101 = _S2129 + _S1996.wi_3 + _S2137;
            _S2102 = _S2138;
            _S2035 = _S2123;
            crossing_3 = _S2139;
            _S2036 = _S2124;
            _S2037 = _S2134;
            _S2103 = _S2128;
        }
        else
        {
            _S2101 = _S1997;
            _S2102 = _S1997;
            _S2035 = 0.0f;
            crossing_3 = 0.0f;
            _S2036 = 0.0f;
            _S2037 = 0.0f;
            _S2103 = _S1999;
        }
        if(_S2034)
        {
            var _S2140 : f32 = _S2050 * 0.0f;
            _S2101 = _S2101 + vec3<f32>(0.0f, 0.0f, _S2025 * 0.0f);
            _S2038 = _S2140;
        }
        else
        {
            _S2038 = 0.0f;
        }
        var _S2141 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
        _S2141.direction_22 = _S2101;
        var _S2142 : vec3<f32> = _S1997;
        var _S2143 : vec3<f32> = _S1997;
        s_bwdProp_refracted_0(_S2057, &(_S2142), &(_S2143), _S2141);
        var _S2144 : vec3<f32> = _S2143 + _S2102;
        var _S2145 : f32 = crossing_3;
        var _S2146 : f32 = _S2036;
        var _S2147 : f32 = _S2037;
        crossing_3 = _S2038;
        _S2036 = 0.0f;
        _S2037 = _S2145;
        _S2038 = _S2146;
        _S2039 = _S2147;
        _S2101 = _S2144;
        _S2102 = _S2142;
    }
    var _S2148 : f32 = _S2035 / _S2030;
    var _S2149 : f32 = _S2024 * - _S2148;
    var _S2150 : f32 = _S2029 * _S2148;
    var _S2151 : f32 = masking_o_4 * _S2149;
    var _S2152 : f32 = _S2026.value0_2 * _S2149;
    var _S2153 : f32 = 0.0f;
    s_bwdProp_abs_0(_S2028, &(_S2153), _S2151);
    var _S2154 : f32 = _S2153 + crossing_3;
    var _S2155 : f32 = _S2021.value0_2 * _S2150;
    var _S2156 : f32 = _S2018.value0_85 * _S2150 + _S2036;
    var _S2157 : f32 = 0.0f;
    s_bwdProp_abs_0(_S2023, &(_S2157), _S2156);
    var _S2158 : vec2<f32> = _S1999;
    var _S2159 : vec3<f32> = _S1997;
    s_bwdProp_ggx_density_0(_S2020, &(_S2158), &(_S2159), _S2155);
    var _S2160 : f32 = _S2152 + _S2037;
    var _S2161 : vec2<f32> = _S1999;
    var _S2162 : vec3<f32> = _S1997;
    s_bwdProp_ggx_lambda_0(_S2017, &(_S2161), &(_S2162), _S2160);
    var _S2163 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S2014, &(_S2163), _S2038);
    var _S2164 : f32 = _S2157 + _S2163 + _S2039;
    var _S2165 : vec3<f32> = _S1997;
    var _S2166 : vec3<f32> = _S1997;
    s_bwdProp_dot_0(_S2011, &(_S2165), &(_S2166), _S2164);
    var _S2167 : vec3<f32> = _S2159 + _S2166 + _S2101;
    var _S2168 : vec2<f32> = _S1999;
    var _S2169 : vec3<f32> = _S1997;
    var _S2170 : vec2<f32> = _S1999;
    s_bwdProp_ggx_sample_visible_0(_S2008, &(_S2168), &(_S2169), &(_S2170), _S2167);
    var _S2171 : vec2<f32> = _S2158 + _S2161 + _S2168 + _S2103;
    var _S2172 : vec2<f32> = _S1999;
    s_bwdProp_ggx_widths_0(_S2005, &(_S2172), _S2171);
    var _S2173 : vec3<f32> = _S2162 + _S2165 + _S2169 + _S2102 + vec3<f32>(0.0f, 0.0f, _S2154);
    (*_S1993) = _S2172;
    (*_S1994) = _S2173;
    (*_S1995) = _S2170;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_coated_mirror_weight_0
{
     value0_185 : vec3<f32>,
     value1_71 : vec3<f32>,
     value3_21 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_coated_conductor_layers_0
{
     value0_186 : vec3<f32>,
     value1_72 : vec3<f32>,
     value2_32 : vec2<f32>,
     value3_22 : vec2<f32>,
     value4_15 : u32,
     value5_9 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_coated_conductor_value_0
{
     value0_187 : CoatedConductor_0,
     value1_73 : vec3<f32>,
};

struct s_bwdCallableCtx_coated_conductor_value_0
{
     value0_188 : s_paramCtx_s_bwdCallableCtx_coated_conductor_value_0,
     value1_74 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0,
};

struct s_bwdCallableCtx_coated_mirror_weight_0
{
     value0_189 : s_paramCtx_s_bwdCallableCtx_coated_mirror_weight_0,
     value1_75 : s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0,
};

struct s_bwdCallableCtx_coated_conductor_layers_0
{
     value0_190 : s_paramCtx_s_bwdCallableCtx_coated_conductor_layers_0,
     value1_76 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0,
};

struct CoatedConductor_Differential_0
{
     eta_18 : vec3<f32>,
     k_3 : vec3<f32>,
     coat_alpha_4 : vec2<f32>,
     alpha_7 : vec2<f32>,
     once_4 : vec2<f32>,
     more_2 : vec2<f32>,
     turn_3 : vec2<f32>,
     metal_width_1 : f32,
     coat_width_1 : f32,
     again_1 : f32,
     wo_3 : vec3<f32>,
     wo_below_1 : Refraction_Differential_0,
     factors_1 : vec2<f32>,
     shares_1 : vec2<f32>,
};

fn CoatedConductor_x24_syn_dzero_0() -> CoatedConductor_Differential_0
{
    var result_25 : CoatedConductor_Differential_0;
    var _S2174 : vec3<f32> = vec3<f32>(0.0f);
    result_25.eta_18 = _S2174;
    result_25.k_3 = _S2174;
    var _S2175 : vec2<f32> = vec2<f32>(0.0f);
    result_25.coat_alpha_4 = _S2175;
    result_25.alpha_7 = _S2175;
    result_25.once_4 = _S2175;
    result_25.more_2 = _S2175;
    result_25.turn_3 = _S2175;
    result_25.metal_width_1 = 0.0f;
    result_25.coat_width_1 = 0.0f;
    result_25.again_1 = 0.0f;
    result_25.wo_3 = _S2174;
    result_25.wo_below_1 = Refraction_x24_syn_dzero_0();
    result_25.factors_1 = _S2175;
    result_25.shares_1 = _S2175;
    return result_25;
}

struct s_paramCtx_s_bwdCallableCtx_coat_attenuation_0
{
     value0_191 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_power_sums_0
{
     value0_192 : vec3<f32>,
     value1_77 : u32,
};

struct s_paramCtx_s_bwdCallableCtx_below_coat_0
{
     value0_193 : vec3<f32>,
     value1_78 : f32,
};

struct s_bwdCallableCtx_below_coat_0
{
     value0_194 : s_paramCtx_s_bwdCallableCtx_below_coat_0,
};

struct s_bwdCallableCtx_power_sums_0
{
     value0_195 : s_paramCtx_s_bwdCallableCtx_power_sums_0,
};

struct s_bwdCallableCtx_coat_attenuation_0
{
     value0_196 : s_paramCtx_s_bwdCallableCtx_coat_attenuation_0,
     value1_79 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0,
};

fn s_bwdProp_power_sums_0( _S2176 : s_bwdCallableCtx_power_sums_0,  _S2177 : ptr<function, vec3<f32>>,  _S2178 : vec3<f32>)
{
    (*_S2177) = vec3<f32>(power_sum_0(_S2176.value0_195.value0_192.x, _S2176.value0_195.value1_77).y * _S2178[i32(0)], power_sum_0(_S2176.value0_195.value0_192.y, _S2176.value0_195.value1_77).y * _S2178[i32(1)], power_sum_0(_S2176.value0_195.value0_192.z, _S2176.value0_195.value1_77).y * _S2178[i32(2)]);
    return;
}

fn s_bwdProp_coat_attenuation_0( _S2179 : s_bwdCallableCtx_coat_attenuation_0,  _S2180 : ptr<function, f32>,  _S2181 : f32)
{
    var _S2182 : bool = (_S2179.value1_79.value0_39) != 0.0f;
    var _S2183 : f32;
    var _S2184 : f32;
    var _S2185 : f32;
    var _S2186 : f32;
    var _S2187 : f32;
    var _S2188 : f32;
    var _S2189 : f32;
    var _S2190 : f32;
    var _S2191 : f32;
    var _S2192 : f32;
    var _S2193 : f32;
    var _S2194 : f32;
    var _S2195 : f32;
    var _S2196 : f32;
    if(_S2182)
    {
        var d_2 : f32 = _S2179.value1_79.value0_39 / _S2179.value0_196.value0_191;
        var _S2197 : f32 = _S2179.value0_196.value0_191 * _S2179.value0_196.value0_191;
        var series_0 : f32 = d_2 * 0.1428571492433548f + 1.0f;
        var _S2198 : f32 = d_2 * 0.1666666716337204f;
        var series_1 : f32 = series_0 * _S2198 + 1.0f;
        var _S2199 : f32 = d_2 * 0.20000000298023224f;
        var series_2 : f32 = series_1 * _S2199 + 1.0f;
        var _S2200 : f32 = d_2 * 0.25f;
        var series_3 : f32 = series_2 * _S2200 + 1.0f;
        var _S2201 : f32 = d_2 * 0.3333333432674408f;
        var series_4 : f32 = series_3 * _S2201 + 1.0f;
        var _S2202 : f32 = d_2 * 0.5f;
        var series_5 : f32 = series_4 * _S2202 + 1.0f;
        var series_6 : f32 = series_5 * d_2 + 1.0f;
        _S2183 = series_6 * series_6;
        _S2184 = series_5;
        _S2185 = d_2;
        _S2186 = series_4;
        _S2187 = _S2202;
        _S2188 = series_3;
        _S2189 = _S2201;
        _S2190 = series_2;
        _S2191 = _S2200;
        _S2192 = series_1;
        _S2193 = _S2199;
        _S2194 = series_0;
        _S2195 = _S2198;
        _S2196 = _S2197;
    }
    else
    {
        _S2183 = 0.0f;
        _S2184 = 0.0f;
        _S2185 = 0.0f;
        _S2186 = 0.0f;
        _S2187 = 0.0f;
        _S2188 = 0.0f;
        _S2189 = 0.0f;
        _S2190 = 0.0f;
        _S2191 = 0.0f;
        _S2192 = 0.0f;
        _S2193 = 0.0f;
        _S2194 = 0.0f;
        _S2195 = 0.0f;
        _S2196 = 0.0f;
    }
    if(_S2182)
    {
        var _S2203 : f32 = - (_S2181 / _S2183);
        var s_diff_series_T_0 : f32 = _S2185 * _S2203;
        var s_diff_series_T_1 : f32 = _S2187 * s_diff_series_T_0;
        var s_diff_series_T_2 : f32 = _S2189 * s_diff_series_T_1;
        var s_diff_series_T_3 : f32 = _S2191 * s_diff_series_T_2;
        var s_diff_series_T_4 : f32 = _S2193 * s_diff_series_T_3;
        _S2183 = _S2179.value1_79.value0_39 * - ((_S2184 * _S2203 + 0.5f * (_S2186 * s_diff_series_T_0) + 0.3333333432674408f * (_S2188 * s_diff_series_T_1) + 0.25f * (_S2190 * s_diff_series_T_2) + 0.20000000298023224f * (_S2192 * s_diff_series_T_3) + 0.1666666716337204f * (_S2194 * s_diff_series_T_4) + 0.1428571492433548f * (_S2195 * s_diff_series_T_4)) / _S2196);
    }
    else
    {
        _S2183 = 0.0f;
    }
    (*_S2180) = _S2183;
    return;
}

fn s_bwdProp_below_coat_0( _S2204 : s_bwdCallableCtx_below_coat_0,  _S2205 : ptr<function, vec3<f32>>,  _S2206 : Refraction_Differential_0)
{
    var _S2207 : f32 = 1.0f / _S2204.value0_194.value1_78;
    var x_36 : f32 = _S2204.value0_194.value0_193.x * _S2207;
    var _S2208 : f32 = 1.0f / _S2204.value0_194.value1_78;
    var y_21 : f32 = _S2204.value0_194.value0_193.y * _S2208;
    var squared_2 : f32 = 1.0f - x_36 * x_36 - y_21 * y_21;
    var _S2209 : bool = squared_2 > 0.0f;
    var _S2210 : s_bwdCallableCtx_sqrt_0;
    if(_S2209)
    {
        var _S2211 : s_bwdCallableCtx_sqrt_0;
        _S2211._S35 = squared_2;
        _S2210 = _S2211;
    }
    else
    {
        _S2210._S35 = 0.0f;
    }
    var _S2212 : f32;
    var _S2213 : f32;
    var _S2214 : f32;
    if(_S2209)
    {
        var _S2215 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S2210, &(_S2215), _S2206.direction_22[i32(2)]);
        _S2212 = _S2215;
        _S2213 = _S2206.direction_22[i32(1)];
        _S2214 = _S2206.direction_22[i32(0)];
    }
    else
    {
        _S2212 = 0.0f;
        _S2213 = 0.0f;
        _S2214 = 0.0f;
    }
    var _S2216 : f32 = - _S2212;
    var _S2217 : f32 = y_21 * _S2216;
    var _S2218 : f32 = x_36 * _S2216;
    (*_S2205) = vec3<f32>(_S2207 * (_S2218 + _S2218 + _S2214), _S2208 * (_S2217 + _S2217 + _S2213), 0.0f);
    return;
}

fn s_bwdProp_coated_mirror_weight_0( _S2219 : s_bwdCallableCtx_coated_mirror_weight_0,  _S2220 : ptr<function, vec3<f32>>,  _S2221 : ptr<function, vec3<f32>>,  _S2222 : ptr<function, vec3<f32>>,  _S2223 : vec3<f32>)
{
    var _S2224 : vec3<f32> = vec3<f32>(0.0f);
    var _S2225 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S2224, _S2224 );
    var _S2226 : s_paramCtx_s_bwdCallableCtx_coat_attenuation_0 = s_paramCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S2227 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S2228 : s_paramCtx_s_bwdCallableCtx_power_sums_0 = s_paramCtx_s_bwdCallableCtx_power_sums_0( _S2224, u32(0) );
    var _S2229 : f32 = _S2219.value0_189.value3_21.z;
    var _S2230 : Tuple_48 = s_apply_fresnel_dielectric_0(_S2229, _S2219.value1_75.value0_51);
    var _S2231 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S2231.value0_182 = _S2229;
    _S2231.value1_70 = _S2219.value1_75.value0_51;
    var _S2232 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S2231 );
    var _S2233 : Tuple_63 = s_apply_below_coat_0(_S2219.value0_189.value3_21, _S2219.value1_75.value0_51);
    var _S2234 : s_paramCtx_s_bwdCallableCtx_below_coat_0;
    _S2234.value0_193 = _S2219.value0_189.value3_21;
    _S2234.value1_78 = _S2219.value1_75.value0_51;
    var _S2235 : s_bwdCallableCtx_below_coat_0 = s_bwdCallableCtx_below_coat_0( _S2234 );
    var _S2236 : vec3<f32>;
    var _S2237 : vec3<f32>;
    var _S2238 : vec3<f32>;
    var _S2239 : vec3<f32>;
    var _S2240 : vec3<f32>;
    var _S2241 : vec3<f32>;
    var _S2242 : vec3<f32>;
    var _S2243 : f32;
    var _S2244 : f32;
    var _S2245 : f32;
    var _S2246 : s_bwdCallableCtx_power_sums_0;
    var _S2247 : s_bwdCallableCtx_coat_attenuation_0;
    var _S2248 : s_bwdCallableCtx_fresnel_conductor_0;
    if(_S2233.value0_104.valid_2)
    {
        var _S2249 : f32 = _S2233.value0_104.direction_17.z;
        var _S2250 : vec3<f32> = vec3<f32>((1.0f / _S2219.value1_75.value0_51));
        var _S2251 : vec3<f32> = _S2219.value0_189.value0_185 * _S2250;
        var _S2252 : vec3<f32> = vec3<f32>((1.0f / _S2219.value1_75.value0_51));
        var _S2253 : vec3<f32> = _S2219.value0_189.value1_71 * _S2252;
        var _S2254 : Tuple_45 = s_apply_fresnel_conductor_0(_S2249, _S2251, _S2253);
        var _S2255 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S2255.value0_167 = _S2249;
        _S2255.value1_63 = _S2251;
        _S2255.value2_28 = _S2253;
        var _S2256 : s_paramCtx_s_bwdCallableCtx_coat_attenuation_0;
        _S2256.value0_191 = _S2249;
        var _S2257 : f32 = _S2219.value1_75.value1_18;
        var dimmed_1 : f32 = _S2257 * _S2257;
        var _S2258 : vec3<f32> = vec3<f32>((dimmed_1 * _S2230.value0_89));
        var _S2259 : vec3<f32> = _S2254.value0_86 * _S2258;
        var _S2260 : Tuple_58 = s_apply_power_sums_0(_S2259, _S2219.value1_75.value3_8);
        var _S2261 : s_paramCtx_s_bwdCallableCtx_power_sums_0;
        _S2261.value0_192 = _S2259;
        _S2261.value1_77 = _S2219.value1_75.value3_8;
        var _S2262 : f32 = 1.0f - _S2230.value0_89;
        var _S2263 : f32 = dimmed_1 * _S2262;
        var _S2264 : vec3<f32> = vec3<f32>((_S2263 * _S2262));
        _S2236 = _S2254.value0_86 * _S2260.value0_99;
        _S2237 = _S2264;
        _S2243 = _S2263;
        _S2244 = _S2262;
        _S2245 = dimmed_1;
        _S2238 = _S2254.value0_86;
        _S2239 = _S2260.value0_99;
        _S2246.value0_195 = _S2261;
        _S2240 = _S2258;
        _S2247.value0_196 = _S2256;
        _S2247.value1_79 = _S2219.value1_75.value2_13;
        _S2248.value0_175 = _S2255;
        _S2241 = _S2252;
        _S2242 = _S2250;
    }
    else
    {
        _S2236 = _S2224;
        _S2237 = _S2224;
        _S2243 = 0.0f;
        _S2244 = 0.0f;
        _S2245 = 0.0f;
        _S2238 = _S2224;
        _S2239 = _S2224;
        _S2246.value0_195 = _S2228;
        _S2240 = _S2224;
        _S2247.value0_196 = _S2226;
        _S2247.value1_79 = _S2227;
        _S2248.value0_175 = _S2225;
        _S2241 = _S2224;
        _S2242 = _S2224;
    }
    var _S2265 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
    var _S2266 : Refraction_Differential_0;
    if(_S2233.value0_104.valid_2)
    {
        var _S2267 : vec3<f32> = _S2236 * _S2223;
        var _S2268 : vec3<f32> = _S2237 * _S2223;
        var _S2269 : f32 = _S2267[i32(0)] + _S2267[i32(1)] + _S2267[i32(2)];
        var _S2270 : f32 = _S2244 * _S2269;
        var _S2271 : f32 = _S2244 * _S2270;
        var _S2272 : f32 = - (_S2243 * _S2269 + _S2245 * _S2270);
        var _S2273 : vec3<f32> = _S2238 * _S2268;
        var _S2274 : vec3<f32> = _S2239 * _S2268;
        var _S2275 : vec3<f32> = _S2224;
        s_bwdProp_power_sums_0(_S2246, &(_S2275), _S2273);
        var _S2276 : vec3<f32> = _S2238 * _S2275;
        var _S2277 : vec3<f32> = _S2240 * _S2275;
        var _S2278 : f32 = _S2276[i32(0)] + _S2276[i32(1)] + _S2276[i32(2)];
        var _S2279 : f32 = _S2245 * _S2278;
        var _S2280 : f32 = _S2219.value1_75.value1_18 * (_S2271 + _S2230.value0_89 * _S2278);
        var _S2281 : f32 = _S2280 + _S2280;
        var _S2282 : f32 = 0.0f;
        s_bwdProp_coat_attenuation_0(_S2247, &(_S2282), _S2281);
        var _S2283 : vec3<f32> = _S2274 + _S2277;
        var _S2284 : f32 = 0.0f;
        var _S2285 : vec3<f32> = _S2224;
        var _S2286 : vec3<f32> = _S2224;
        s_bwdProp_fresnel_conductor_0(_S2248, &(_S2284), &(_S2285), &(_S2286), _S2283);
        var _S2287 : vec3<f32> = _S2241 * _S2286;
        var _S2288 : vec3<f32> = _S2242 * _S2285;
        var _S2289 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S2282 + _S2284);
        var _S2290 : f32 = _S2272 + _S2279;
        var _S2291 : Refraction_Differential_0 = _S2265;
        _S2291.direction_22 = _S2289;
        _S2266 = Refraction_x24_syn_dadd_0(_S2265, _S2291);
        _S2243 = _S2290;
        _S2236 = _S2288;
        _S2237 = _S2287;
    }
    else
    {
        _S2266 = _S2265;
        _S2243 = 0.0f;
        _S2236 = _S2224;
        _S2237 = _S2224;
    }
    var _S2292 : vec3<f32> = _S2224;
    s_bwdProp_below_coat_0(_S2235, &(_S2292), _S2266);
    var _S2293 : f32 = _S2223[i32(0)] + _S2223[i32(1)] + _S2223[i32(2)] + _S2243;
    var _S2294 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S2232, &(_S2294), _S2293);
    var _S2295 : vec3<f32> = _S2292 + vec3<f32>(0.0f, 0.0f, _S2294);
    (*_S2220) = _S2236;
    (*_S2221) = _S2237;
    (*_S2222) = _S2295;
    return;
}

fn BsdfValue_x24_syn_dzero_0() -> BsdfValue_0
{
    var result_26 : BsdfValue_0;
    result_26.f_cos_0 = vec3<f32>(0.0f);
    result_26.pdf_5 = 0.0f;
    return result_26;
}

struct s_paramCtx_s_bwdCallableCtx_coat_crossing_0
{
     value1_80 : f32,
     value2_33 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_lobes_near_0
{
     value0_197 : LobeTable_0,
};

struct s_paramCtx_s_bwdCallableCtx_refraction_turn_0
{
     value0_198 : f32,
     value1_81 : f32,
     value2_34 : f32,
     value3_23 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_width_once_0
{
     value0_199 : f32,
     value1_82 : f32,
     value2_35 : f32,
};

struct s_bwdCallableCtx_width_once_0
{
     value0_200 : s_paramCtx_s_bwdCallableCtx_width_once_0,
};

struct s_bwdCallableCtx_refraction_turn_0
{
     value0_201 : s_paramCtx_s_bwdCallableCtx_refraction_turn_0,
};

struct s_bwdCallableCtx_lobes_near_0
{
     value0_202 : s_paramCtx_s_bwdCallableCtx_lobes_near_0,
};

struct s_bwdCallableCtx_coat_crossing_0
{
     value0_203 : s_paramCtx_s_bwdCallableCtx_coat_crossing_0,
     value1_83 : s_minCtx_s_bwdCallableCtx_coat_crossing_0,
};

fn CoatedConductor_x24_syn_dadd_0( SLANG_anonymous_0_7 : CoatedConductor_Differential_0,  SLANG_anonymous_1_7 : CoatedConductor_Differential_0) -> CoatedConductor_Differential_0
{
    var result_27 : CoatedConductor_Differential_0;
    result_27.eta_18 = SLANG_anonymous_0_7.eta_18 + SLANG_anonymous_1_7.eta_18;
    result_27.k_3 = SLANG_anonymous_0_7.k_3 + SLANG_anonymous_1_7.k_3;
    result_27.coat_alpha_4 = SLANG_anonymous_0_7.coat_alpha_4 + SLANG_anonymous_1_7.coat_alpha_4;
    result_27.alpha_7 = SLANG_anonymous_0_7.alpha_7 + SLANG_anonymous_1_7.alpha_7;
    result_27.once_4 = SLANG_anonymous_0_7.once_4 + SLANG_anonymous_1_7.once_4;
    result_27.more_2 = SLANG_anonymous_0_7.more_2 + SLANG_anonymous_1_7.more_2;
    result_27.turn_3 = SLANG_anonymous_0_7.turn_3 + SLANG_anonymous_1_7.turn_3;
    result_27.metal_width_1 = SLANG_anonymous_0_7.metal_width_1 + SLANG_anonymous_1_7.metal_width_1;
    result_27.coat_width_1 = SLANG_anonymous_0_7.coat_width_1 + SLANG_anonymous_1_7.coat_width_1;
    result_27.again_1 = SLANG_anonymous_0_7.again_1 + SLANG_anonymous_1_7.again_1;
    result_27.wo_3 = SLANG_anonymous_0_7.wo_3 + SLANG_anonymous_1_7.wo_3;
    result_27.wo_below_1 = Refraction_x24_syn_dadd_0(SLANG_anonymous_0_7.wo_below_1, SLANG_anonymous_1_7.wo_below_1);
    result_27.factors_1 = SLANG_anonymous_0_7.factors_1 + SLANG_anonymous_1_7.factors_1;
    result_27.shares_1 = SLANG_anonymous_0_7.shares_1 + SLANG_anonymous_1_7.shares_1;
    return result_27;
}

fn BsdfValue_x24_syn_dadd_0( SLANG_anonymous_0_8 : BsdfValue_0,  SLANG_anonymous_1_8 : BsdfValue_0) -> BsdfValue_0
{
    var result_28 : BsdfValue_0;
    result_28.f_cos_0 = SLANG_anonymous_0_8.f_cos_0 + SLANG_anonymous_1_8.f_cos_0;
    result_28.pdf_5 = SLANG_anonymous_0_8.pdf_5 + SLANG_anonymous_1_8.pdf_5;
    return result_28;
}

fn s_bwdProp_width_once_0( _S2296 : s_bwdCallableCtx_width_once_0,  _S2297 : ptr<function, f32>,  _S2298 : ptr<function, f32>,  _S2299 : ptr<function, f32>,  _S2300 : f32)
{
    var _S2301 : f32 = _S2296.value0_200.value1_82 + _S2296.value0_200.value2_35;
    var _S2302 : f32 = _S2296.value0_200.value0_199 * _S2296.value0_200.value0_199 + _S2296.value0_200.value1_82 * _S2296.value0_200.value1_82 + _S2296.value0_200.value2_35 * _S2296.value0_200.value2_35 + (_S2296.value0_200.value0_199 * _S2301 + _S2296.value0_200.value1_82 * _S2296.value0_200.value2_35) * 0.5f;
    var _S2303 : Tuple_32 = s_apply_safe_sqrt_0(_S2302);
    var _S2304 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S2304.value0_165 = _S2302;
    var _S2305 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S2304 );
    var _S2306 : f32;
    if((_S2303.value0_73) < 1.0f)
    {
        _S2306 = _S2300;
    }
    else
    {
        _S2306 = 0.0f;
    }
    var _S2307 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S2305, &(_S2307), _S2306);
    var s_diff_products_T_0 : f32 = 0.5f * _S2307;
    var _S2308 : f32 = _S2296.value0_200.value2_35 * _S2307;
    var _S2309 : f32 = _S2296.value0_200.value1_82 * _S2307;
    var _S2310 : f32 = _S2296.value0_200.value0_199 * _S2307;
    var _S2311 : f32 = _S2296.value0_200.value0_199 * s_diff_products_T_0;
    var _S2312 : f32 = _S2308 + _S2308 + _S2296.value0_200.value1_82 * s_diff_products_T_0 + _S2311;
    var _S2313 : f32 = _S2309 + _S2309 + _S2296.value0_200.value2_35 * s_diff_products_T_0 + _S2311;
    (*_S2297) = _S2310 + _S2310 + _S2301 * s_diff_products_T_0;
    (*_S2298) = _S2313;
    (*_S2299) = _S2312;
    return;
}

fn s_bwdProp_refraction_turn_0( _S2314 : s_bwdCallableCtx_refraction_turn_0,  _S2315 : ptr<function, f32>,  _S2316 : ptr<function, f32>,  _S2317 : ptr<function, f32>,  _S2318 : f32)
{
    var normal_11 : f32 = 1.0f - 1.0f / _S2314.value0_201.value3_23;
    var _S2319 : f32 = _S2314.value0_201.value0_198;
    var coat2_1 : f32 = _S2319 * _S2319;
    var _S2320 : f32 = 1.0f / _S2314.value0_201.value3_23;
    var _S2321 : f32 = _S2314.value0_201.value2_34 - _S2314.value0_201.value1_81 * _S2320 - normal_11;
    var _S2322 : f32 = 1.0f + coat2_1 * 20.0f;
    var _S2323 : f32 = _S2314.value0_201.value0_198 * 0.5f;
    var _S2324 : f32 = normal_11 + _S2321 / _S2322;
    var _S2325 : f32 = 1.0f + coat2_1 * 0.75f;
    var _S2326 : f32 = _S2318 / (_S2325 * _S2325);
    var _S2327 : f32 = _S2325 * _S2326;
    var _S2328 : f32 = _S2323 * _S2327 / (_S2322 * _S2322);
    var _S2329 : f32 = _S2322 * _S2328;
    var _S2330 : f32 = _S2320 * - _S2329;
    var _S2331 : f32 = _S2314.value0_201.value0_198 * (0.75f * (_S2323 * _S2324 * - _S2326) + 20.0f * (_S2321 * - _S2328));
    (*_S2315) = 0.5f * (_S2324 * _S2327) + _S2331 + _S2331;
    (*_S2316) = _S2330;
    (*_S2317) = _S2329;
    return;
}

fn s_bwdProp_lobes_near_0( _S2332 : s_bwdCallableCtx_lobes_near_0,  _S2333 : ptr<function, f32>,  _S2334 : ptr<function, f32>,  _S2335 : ptr<function, f32>,  _S2336 : vec2<f32>)
{
    var _S2337 : vec2<f32> = _S2332.value0_202.value0_197.by_coat_0 * _S2336;
    var _S2338 : vec2<f32> = _S2332.value0_202.value0_197.by_metal_0 * _S2336;
    var _S2339 : vec2<f32> = _S2332.value0_202.value0_197.by_cosine_0 * _S2336;
    var _S2340 : f32 = _S2337[i32(0)] + _S2337[i32(1)];
    var _S2341 : f32 = _S2338[i32(0)] + _S2338[i32(1)];
    (*_S2333) = _S2339[i32(0)] + _S2339[i32(1)];
    (*_S2334) = _S2341;
    (*_S2335) = _S2340;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_mean_width_0
{
     value0_204 : vec2<f32>,
};

struct s_bwdCallableCtx_mean_width_0
{
     value0_205 : s_paramCtx_s_bwdCallableCtx_mean_width_0,
};

fn s_bwdProp_mean_width_0( _S2342 : s_bwdCallableCtx_mean_width_0,  _S2343 : ptr<function, vec2<f32>>,  _S2344 : f32)
{
    var _S2345 : f32 = _S2342.value0_205.value0_204.x;
    var _S2346 : f32 = _S2342.value0_205.value0_204.y;
    var _S2347 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S2347.value0_165 = _S2345 * _S2346;
    var _S2348 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S2347 );
    var _S2349 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S2348, &(_S2349), _S2344);
    (*_S2343) = vec2<f32>(_S2346 * _S2349, _S2345 * _S2349);
    return;
}

fn s_bwdProp_coat_crossing_0( _S2350 : s_bwdCallableCtx_coat_crossing_0,  _S2351 : ptr<function, f32>,  _S2352 : ptr<function, vec2<f32>>,  _S2353 : f32)
{
    var _S2354 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S2355 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0( 0.0f, 0.0f );
    var _S2356 : s_paramCtx_s_bwdCallableCtx_coat_attenuation_0 = s_paramCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S2357 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S2358 : vec2<f32> = vec2<f32>(0.0f);
    var _S2359 : s_paramCtx_s_bwdCallableCtx_mean_width_0 = s_paramCtx_s_bwdCallableCtx_mean_width_0( _S2358 );
    var _S2360 : bool = is_smooth_0(_S2350.value0_203.value2_33);
    var _S2361 : bool;
    var _S2362 : bool;
    var _S2363 : bool;
    var _S2364 : f32;
    var _S2365 : f32;
    var _S2366 : f32;
    var _S2367 : f32;
    var _S2368 : s_bwdCallableCtx_coat_attenuation_0;
    var _S2369 : s_bwdCallableCtx_fresnel_dielectric_0;
    var _S2370 : s_bwdCallableCtx_safe_sqrt_0;
    var _S2371 : s_bwdCallableCtx_mean_width_0;
    if(_S2360)
    {
        var _S2372 : f32 = _S2350.value0_203.value1_80;
        var _S2373 : f32 = _S2350.value1_83.value0_40;
        var _S2374 : f32 = _S2373 * _S2373;
        var _S2375 : f32 = 1.0f - (1.0f - _S2372 * _S2372) / _S2374;
        var _S2376 : Tuple_32 = s_apply_safe_sqrt_0(_S2375);
        var _S2377 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S2377.value0_165 = _S2375;
        var _S2378 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = _S2377;
        var _S2379 : bool = (_S2376.value0_73) > 0.0f;
        if(_S2379)
        {
            var _S2380 : Tuple_48 = s_apply_fresnel_dielectric_0(_S2350.value0_203.value1_80, _S2350.value1_83.value0_40);
            var _S2381 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
            _S2381.value0_182 = _S2350.value0_203.value1_80;
            _S2381.value1_70 = _S2350.value1_83.value0_40;
            var _S2382 : f32 = 1.0f - _S2380.value0_89;
            var _S2383 : s_paramCtx_s_bwdCallableCtx_coat_attenuation_0;
            _S2383.value0_191 = _S2376.value0_73;
            _S2364 = _S2382;
            _S2368.value0_196 = _S2383;
            _S2368.value1_79 = _S2350.value1_83.value2_5;
            _S2369.value0_183 = _S2381;
        }
        else
        {
            _S2364 = 0.0f;
            _S2368.value0_196 = _S2356;
            _S2368.value1_79 = _S2357;
            _S2369.value0_183 = _S2355;
        }
        _S2361 = _S2379;
        _S2370.value0_166 = _S2378;
        _S2365 = _S2374;
        _S2362 = false;
        _S2363 = false;
        _S2366 = 0.0f;
        _S2367 = 0.0f;
        _S2371.value0_205 = _S2359;
    }
    else
    {
        var _S2384 : s_paramCtx_s_bwdCallableCtx_mean_width_0;
        _S2384.value0_204 = _S2350.value0_203.value2_33;
        var _S2385 : s_paramCtx_s_bwdCallableCtx_mean_width_0 = _S2384;
        var _S2386 : f32 = _S2350.value1_83.value3_3.y;
        var _S2387 : f32 = _S2350.value1_83.value3_3.z;
        var share_14 : f32 = _S2350.value1_83.value3_3.x + 0.0f * _S2386 + 0.0f * _S2387;
        var _S2388 : bool = share_14 < 0.0f;
        if(_S2388)
        {
            _S2361 = false;
        }
        else
        {
            _S2361 = share_14 > 1.0f;
        }
        var _S2389 : bool = _S2361;
        _S2361 = false;
        _S2364 = 0.0f;
        _S2368.value0_196 = _S2356;
        _S2368.value1_79 = _S2357;
        _S2369.value0_183 = _S2355;
        _S2370.value0_166 = _S2354;
        _S2365 = 0.0f;
        _S2362 = _S2388;
        _S2363 = _S2389;
        _S2366 = _S2387;
        _S2367 = _S2386;
        _S2371.value0_205 = _S2385;
    }
    var _S2390 : vec2<f32>;
    if(_S2360)
    {
        if(_S2361)
        {
            var _S2391 : f32 = _S2364 * _S2353;
            var _S2392 : f32 = _S2350.value1_83.value1_8 * _S2353;
            var _S2393 : f32 = 0.0f;
            s_bwdProp_coat_attenuation_0(_S2368, &(_S2393), _S2391);
            var _S2394 : f32 = - _S2392;
            var _S2395 : f32 = 0.0f;
            s_bwdProp_fresnel_dielectric_0(_S2369, &(_S2395), _S2394);
            _S2364 = _S2393;
            _S2366 = _S2395;
        }
        else
        {
            _S2364 = 0.0f;
            _S2366 = 0.0f;
        }
        var _S2396 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S2370, &(_S2396), _S2364);
        var _S2397 : f32 = _S2350.value0_203.value1_80 * - (- _S2396 / _S2365);
        _S2364 = _S2397 + _S2397 + _S2366;
        _S2390 = _S2358;
    }
    else
    {
        if(_S2362)
        {
            _S2364 = 0.0f;
        }
        else
        {
            if(_S2363)
            {
                _S2364 = 0.0f;
            }
            else
            {
                _S2364 = _S2353;
            }
        }
        var _S2398 : f32 = _S2366 * _S2364;
        var _S2399 : f32 = _S2367 * _S2364;
        var _S2400 : vec2<f32> = _S2358;
        s_bwdProp_mean_width_0(_S2371, &(_S2400), _S2398);
        _S2364 = _S2399;
        _S2390 = _S2400;
    }
    (*_S2351) = _S2364;
    (*_S2352) = _S2390;
    return;
}

fn s_bwdProp_coated_conductor_value_0( _S2401 : s_bwdCallableCtx_coated_conductor_value_0,  _S2402 : ptr<function, CoatedConductor_Differential_0>,  _S2403 : ptr<function, vec3<f32>>,  _S2404 : BsdfValue_0)
{
    var _S2405 : vec3<f32> = vec3<f32>(0.0f);
    var _S2406 : s_paramCtx_s_bwdCallableCtx_unit_vector_0 = s_paramCtx_s_bwdCallableCtx_unit_vector_0( _S2405 );
    var _S2407 : vec2<f32> = vec2<f32>(0.0f);
    var _S2408 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S2407 );
    var _S2409 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S2407, _S2405 );
    var _S2410 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S2407, _S2405 );
    var _S2411 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0( 0.0f, 0.0f );
    var _S2412 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S2405, _S2405 );
    var _S2413 : s_paramCtx_s_bwdCallableCtx_coat_crossing_0 = s_paramCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, _S2407 );
    var _S2414 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S2415 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S2414, _S2405 );
    var _S2416 : LobeTable_0 = LobeTable_0( _S2407, _S2407, _S2407, _S2407 );
    var _S2417 : s_paramCtx_s_bwdCallableCtx_lobes_near_0 = s_paramCtx_s_bwdCallableCtx_lobes_near_0( _S2416 );
    var _S2418 : s_paramCtx_s_bwdCallableCtx_refraction_turn_0 = s_paramCtx_s_bwdCallableCtx_refraction_turn_0( 0.0f, 0.0f, 0.0f, 0.0f );
    var _S2419 : s_paramCtx_s_bwdCallableCtx_width_once_0 = s_paramCtx_s_bwdCallableCtx_width_once_0( 0.0f, 0.0f, 0.0f );
    var _S2420 : s_paramCtx_s_bwdCallableCtx_power_sums_0 = s_paramCtx_s_bwdCallableCtx_power_sums_0( _S2405, u32(0) );
    var _S2421 : bool = !_S2401.value0_188.value0_187.coat_smooth_0;
    var _S2422 : f32;
    var _S2423 : f32;
    var _S2424 : f32;
    var _S2425 : f32;
    var _S2426 : f32;
    var _S2427 : f32;
    var _S2428 : f32;
    var _S2429 : f32;
    var _S2430 : f32;
    var _S2431 : f32;
    var _S2432 : f32;
    var _S2433 : f32;
    var _S2434 : s_bwdCallableCtx_ggx_lambda_0;
    var _S2435 : s_bwdCallableCtx_ggx_lambda_0;
    var _S2436 : s_bwdCallableCtx_fresnel_dielectric_0;
    var _S2437 : s_bwdCallableCtx_dot_0;
    var _S2438 : s_bwdCallableCtx_ggx_density_0;
    var _S2439 : s_bwdCallableCtx_ggx_widths_0;
    var _S2440 : s_bwdCallableCtx_unit_vector_0;
    if(_S2421)
    {
        var _S2441 : vec3<f32> = _S2401.value0_188.value0_187.wo_0 + _S2401.value0_188.value1_73;
        var _S2442 : Tuple_7 = s_apply_unit_vector_0(_S2441);
        var _S2443 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
        _S2443.value0_15 = _S2441;
        var _S2444 : Tuple_42 = s_apply_ggx_widths_0(_S2401.value0_188.value0_187.coat_alpha_1);
        var _S2445 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
        _S2445.value0_168 = _S2401.value0_188.value0_187.coat_alpha_1;
        var _S2446 : Tuple_43 = s_apply_ggx_lambda_0(_S2444.value0_83, _S2401.value0_188.value0_187.wo_0);
        var _S2447 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S2447.value0_171 = _S2444.value0_83;
        _S2447.value1_66 = _S2401.value0_188.value0_187.wo_0;
        var masking_3 : f32 = 1.0f + _S2446.value0_84;
        var _S2448 : Tuple_44 = s_apply_ggx_density_0(_S2444.value0_83, _S2442.value0_9);
        var _S2449 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
        _S2449.value0_172 = _S2444.value0_83;
        _S2449.value1_67 = _S2442.value0_9;
        var _S2450 : f32 = 4.0f * _S2401.value0_188.value0_187.wo_0.z;
        var common_5 : f32 = _S2448.value0_85 / _S2450;
        var _S2451 : f32 = _S2450 * _S2450;
        var _S2452 : Tuple_5 = s_apply_dot_0(_S2401.value0_188.value0_187.wo_0, _S2442.value0_9);
        var _S2453 : s_bwdCallableCtx_dot_0;
        _S2453._S39 = _S2401.value0_188.value0_187.wo_0;
        _S2453._S40 = _S2442.value0_9;
        var _S2454 : Tuple_48 = s_apply_fresnel_dielectric_0(_S2452.value0_5, _S2401.value0_188.value0_187.n_14);
        var _S2455 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
        _S2455.value0_182 = _S2452.value0_5;
        _S2455.value1_70 = _S2401.value0_188.value0_187.n_14;
        var _S2456 : f32 = _S2454.value0_89 * common_5;
        var _S2457 : Tuple_43 = s_apply_ggx_lambda_0(_S2444.value0_83, _S2401.value0_188.value1_73);
        var _S2458 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S2458.value0_171 = _S2444.value0_83;
        _S2458.value1_66 = _S2401.value0_188.value1_73;
        var _S2459 : f32 = masking_3 + _S2457.value0_84;
        var _S2460 : f32 = _S2459 * _S2459;
        var _S2461 : f32 = _S2401.value0_188.value0_187.shares_0.x;
        var _S2462 : f32 = _S2461 * common_5;
        _S2422 = masking_3 * masking_3;
        _S2423 = _S2462;
        _S2424 = masking_3;
        _S2425 = _S2461;
        _S2426 = common_5;
        _S2427 = _S2460;
        _S2428 = _S2456;
        _S2429 = _S2459;
        _S2434.value0_174 = _S2458;
        _S2430 = _S2454.value0_89;
        _S2436.value0_183 = _S2455;
        _S2437 = _S2453;
        _S2431 = _S2451;
        _S2432 = _S2448.value0_85;
        _S2433 = _S2450;
        _S2438.value0_173 = _S2449;
        _S2435.value0_174 = _S2447;
        _S2439.value0_178 = _S2445;
        _S2440.value0_18 = _S2443;
    }
    else
    {
        _S2422 = 0.0f;
        _S2423 = 0.0f;
        _S2424 = 0.0f;
        _S2425 = 0.0f;
        _S2426 = 0.0f;
        _S2427 = 0.0f;
        _S2428 = 0.0f;
        _S2429 = 0.0f;
        _S2434.value0_174 = _S2409;
        _S2430 = 0.0f;
        _S2436.value0_183 = _S2411;
        _S2437._S39 = _S2405;
        _S2437._S40 = _S2405;
        _S2431 = 0.0f;
        _S2432 = 0.0f;
        _S2433 = 0.0f;
        _S2438.value0_173 = _S2410;
        _S2435.value0_174 = _S2409;
        _S2439.value0_178 = _S2408;
        _S2440.value0_18 = _S2406;
    }
    var _S2463 : Tuple_63 = s_apply_below_coat_0(_S2401.value0_188.value1_73, _S2401.value0_188.value0_187.n_14);
    var _S2464 : s_paramCtx_s_bwdCallableCtx_below_coat_0;
    _S2464.value0_193 = _S2401.value0_188.value1_73;
    _S2464.value1_78 = _S2401.value0_188.value0_187.n_14;
    var _S2465 : s_bwdCallableCtx_below_coat_0 = s_bwdCallableCtx_below_coat_0( _S2464 );
    var _S2466 : bool;
    if(_S2401.value0_188.value0_187.wo_below_0.valid_2)
    {
        _S2466 = _S2463.value0_104.valid_2;
    }
    else
    {
        _S2466 = false;
    }
    var once_5 : f32;
    var _S2467 : f32;
    var _S2468 : f32;
    var _S2469 : f32;
    var _S2470 : f32;
    var _S2471 : f32;
    var _S2472 : f32;
    var _S2473 : f32;
    var _S2474 : f32;
    var _S2475 : f32;
    var _S2476 : f32;
    var _S2477 : f32;
    var _S2478 : f32;
    var _S2479 : f32;
    var _S2480 : f32;
    var _S2481 : f32;
    var _S2482 : f32;
    var _S2483 : f32;
    var _S2484 : f32;
    var _S2485 : f32;
    var _S2486 : f32;
    var _S2487 : f32;
    var _S2488 : f32;
    var _S2489 : f32;
    var _S2490 : f32;
    var _S2491 : f32;
    var _S2492 : f32;
    var _S2493 : f32;
    var _S2494 : f32;
    var _S2495 : f32;
    var _S2496 : f32;
    var _S2497 : f32;
    var _S2498 : f32;
    var _S2499 : f32;
    var _S2500 : f32;
    var _S2501 : f32;
    var _S2502 : s_bwdCallableCtx_ggx_lambda_0;
    var _S2503 : s_bwdCallableCtx_ggx_lambda_0;
    var _S2504 : s_bwdCallableCtx_ggx_lambda_0;
    var _S2505 : s_bwdCallableCtx_ggx_lambda_0;
    var _S2506 : s_bwdCallableCtx_ggx_lambda_0;
    var _S2507 : s_bwdCallableCtx_ggx_lambda_0;
    var _S2508 : s_bwdCallableCtx_dot_0;
    var _S2509 : s_bwdCallableCtx_ggx_density_0;
    var _S2510 : s_bwdCallableCtx_ggx_density_0;
    var _S2511 : s_bwdCallableCtx_ggx_density_0;
    var _S2512 : s_bwdCallableCtx_ggx_widths_0;
    var _S2513 : s_bwdCallableCtx_ggx_widths_0;
    var _S2514 : s_bwdCallableCtx_ggx_widths_0;
    var _S2515 : s_bwdCallableCtx_unit_vector_0;
    var _S2516 : bool;
    var _S2517 : s_bwdCallableCtx_width_once_0;
    var _S2518 : s_bwdCallableCtx_width_once_0;
    var _S2519 : s_bwdCallableCtx_refraction_turn_0;
    var _S2520 : s_bwdCallableCtx_refraction_turn_0;
    var later_3 : vec3<f32>;
    var _S2521 : vec3<f32>;
    var _S2522 : vec3<f32>;
    var _S2523 : vec3<f32>;
    var _S2524 : vec3<f32>;
    var _S2525 : vec3<f32>;
    var _S2526 : vec3<f32>;
    var _S2527 : s_bwdCallableCtx_power_sums_0;
    var _S2528 : s_bwdCallableCtx_lobes_near_0;
    var _S2529 : s_bwdCallableCtx_coat_crossing_0;
    var _S2530 : s_bwdCallableCtx_fresnel_conductor_0;
    if(_S2466)
    {
        var _S2531 : vec3<f32> = _S2401.value0_188.value0_187.wo_below_0.direction_17 + _S2463.value0_104.direction_17;
        var _S2532 : Tuple_7 = s_apply_unit_vector_0(_S2531);
        var _S2533 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
        _S2533.value0_15 = _S2531;
        var _S2534 : s_paramCtx_s_bwdCallableCtx_unit_vector_0 = _S2533;
        var _S2535 : Tuple_5 = s_apply_dot_0(_S2401.value0_188.value0_187.wo_below_0.direction_17, _S2532.value0_9);
        var _S2536 : s_bwdCallableCtx_dot_0;
        _S2536._S39 = _S2401.value0_188.value0_187.wo_below_0.direction_17;
        _S2536._S40 = _S2532.value0_9;
        var _S2537 : s_bwdCallableCtx_dot_0 = _S2536;
        var _S2538 : Tuple_45 = s_apply_fresnel_conductor_0(_S2535.value0_5, _S2401.value0_188.value0_187.eta_3, _S2401.value0_188.value0_187.k_2);
        var _S2539 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S2539.value0_167 = _S2535.value0_5;
        _S2539.value1_63 = _S2401.value0_188.value0_187.eta_3;
        _S2539.value2_28 = _S2401.value0_188.value0_187.k_2;
        var _S2540 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = _S2539;
        var _S2541 : f32 = _S2401.value0_188.value1_73.z;
        var _S2542 : s_paramCtx_s_bwdCallableCtx_coat_crossing_0;
        _S2542.value1_80 = _S2541;
        _S2542.value2_33 = _S2401.value0_188.value0_187.coat_alpha_1;
        var _S2543 : s_paramCtx_s_bwdCallableCtx_coat_crossing_0 = _S2542;
        var _S2544 : Tuple_62 = s_apply_lobes_near_0(_S2401.value1_74.value2_10, _S2541, _S2401.value0_188.value0_187.metal_width_0, _S2401.value0_188.value0_187.coat_width_0);
        var _S2545 : s_paramCtx_s_bwdCallableCtx_lobes_near_0;
        _S2545.value0_197 = _S2401.value1_74.value2_10;
        var _S2546 : s_paramCtx_s_bwdCallableCtx_lobes_near_0 = _S2545;
        var _S2547 : f32 = _S2463.value0_104.direction_17.z;
        var _S2548 : f32 = _S2401.value0_188.value0_187.wo_below_0.direction_17.z;
        var _S2549 : f32 = _S2401.value0_188.value0_187.n_14 * _S2401.value0_188.value0_187.n_14 * 4.0f;
        var _S2550 : f32 = _S2547 * _S2548 * _S2549;
        var stretch_1 : f32 = _S2541 / _S2550;
        var _S2551 : f32 = _S2550 * _S2550;
        var _S2552 : Tuple_42 = s_apply_ggx_widths_0(_S2401.value0_188.value0_187.once_0);
        var _S2553 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
        _S2553.value0_168 = _S2401.value0_188.value0_187.once_0;
        var _S2554 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = _S2553;
        var _S2555 : Tuple_43 = s_apply_ggx_lambda_0(_S2552.value0_83, _S2401.value0_188.value0_187.wo_below_0.direction_17);
        var _S2556 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S2556.value0_171 = _S2552.value0_83;
        _S2556.value1_66 = _S2401.value0_188.value0_187.wo_below_0.direction_17;
        var _S2557 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S2556;
        var masking_4 : f32 = 1.0f + _S2555.value0_84;
        var _S2558 : Tuple_44 = s_apply_ggx_density_0(_S2552.value0_83, _S2532.value0_9);
        var _S2559 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
        _S2559.value0_172 = _S2552.value0_83;
        _S2559.value1_67 = _S2532.value0_9;
        var _S2560 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = _S2559;
        var density_1 : f32 = _S2558.value0_85 * stretch_1;
        var _S2561 : f32 = _S2401.value0_188.value0_187.factors_0.x;
        var _S2562 : f32 = _S2544.value0_103.x;
        var _S2563 : f32 = _S2561 * _S2562;
        var once_6 : f32 = _S2563 * _S2401.value1_74.value0_46;
        if(_S2401.value0_188.value0_187.coat_smooth_0)
        {
            var _S2564 : f32 = once_6 * density_1;
            var _S2565 : Tuple_43 = s_apply_ggx_lambda_0(_S2552.value0_83, _S2463.value0_104.direction_17);
            var _S2566 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S2566.value0_171 = _S2552.value0_83;
            _S2566.value1_66 = _S2463.value0_104.direction_17;
            var _S2567 : f32 = masking_4 + _S2565.value0_84;
            var _S2568 : f32 = _S2567 * _S2567;
            once_5 = _S2564 / _S2567;
            _S2467 = _S2568;
            _S2468 = _S2564;
            _S2469 = _S2567;
            _S2502.value0_174 = _S2566;
            _S2470 = 0.0f;
            _S2471 = 0.0f;
            _S2472 = 0.0f;
            _S2503.value0_174 = _S2409;
            _S2504.value0_174 = _S2409;
            _S2473 = 0.0f;
            _S2474 = 0.0f;
            _S2509.value0_173 = _S2410;
            _S2512.value0_178 = _S2408;
            _S2517.value0_200 = _S2419;
            _S2518.value0_200 = _S2419;
            _S2519.value0_201 = _S2418;
            _S2520.value0_201 = _S2418;
        }
        else
        {
            var _S2569 : f32 = _S2401.value0_188.value0_187.coat_alpha_1.x;
            var _S2570 : Tuple_64 = s_apply_refraction_turn_0(_S2569, _S2541, _S2547, _S2401.value0_188.value0_187.n_14);
            var _S2571 : s_paramCtx_s_bwdCallableCtx_refraction_turn_0;
            _S2571.value0_198 = _S2569;
            _S2571.value1_81 = _S2541;
            _S2571.value2_34 = _S2547;
            _S2571.value3_23 = _S2401.value0_188.value0_187.n_14;
            var _S2572 : f32 = _S2401.value0_188.value0_187.coat_alpha_1.y;
            var _S2573 : Tuple_64 = s_apply_refraction_turn_0(_S2572, _S2541, _S2547, _S2401.value0_188.value0_187.n_14);
            var _S2574 : s_paramCtx_s_bwdCallableCtx_refraction_turn_0;
            _S2574.value0_198 = _S2572;
            _S2574.value1_81 = _S2541;
            _S2574.value2_34 = _S2547;
            _S2574.value3_23 = _S2401.value0_188.value0_187.n_14;
            var _S2575 : f32 = _S2401.value0_188.value0_187.alpha_3.x;
            var _S2576 : f32 = _S2401.value0_188.value0_187.turn_2.x;
            var _S2577 : Tuple_65 = s_apply_width_once_0(_S2575, _S2576, _S2570.value0_105);
            var _S2578 : s_paramCtx_s_bwdCallableCtx_width_once_0;
            _S2578.value0_199 = _S2575;
            _S2578.value1_82 = _S2576;
            _S2578.value2_35 = _S2570.value0_105;
            var _S2579 : f32 = _S2401.value0_188.value0_187.alpha_3.y;
            var _S2580 : f32 = _S2401.value0_188.value0_187.turn_2.y;
            var _S2581 : Tuple_65 = s_apply_width_once_0(_S2579, _S2580, _S2573.value0_105);
            var _S2582 : s_paramCtx_s_bwdCallableCtx_width_once_0;
            _S2582.value0_199 = _S2579;
            _S2582.value1_82 = _S2580;
            _S2582.value2_35 = _S2573.value0_105;
            var _S2583 : vec2<f32> = vec2<f32>(_S2577.value0_106, _S2581.value0_106);
            var _S2584 : Tuple_42 = s_apply_ggx_widths_0(_S2583);
            var _S2585 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
            _S2585.value0_168 = _S2583;
            var _S2586 : Tuple_44 = s_apply_ggx_density_0(_S2584.value0_83, _S2532.value0_9);
            var _S2587 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
            _S2587.value0_172 = _S2584.value0_83;
            _S2587.value1_67 = _S2532.value0_9;
            var _S2588 : f32 = once_6 * _S2586.value0_85;
            var _S2589 : f32 = _S2588 * stretch_1;
            var _S2590 : Tuple_43 = s_apply_ggx_lambda_0(_S2584.value0_83, _S2401.value0_188.value0_187.wo_below_0.direction_17);
            var _S2591 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S2591.value0_171 = _S2584.value0_83;
            _S2591.value1_66 = _S2401.value0_188.value0_187.wo_below_0.direction_17;
            var _S2592 : f32 = 1.0f + _S2590.value0_84;
            var _S2593 : Tuple_43 = s_apply_ggx_lambda_0(_S2584.value0_83, _S2463.value0_104.direction_17);
            var _S2594 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S2594.value0_171 = _S2584.value0_83;
            _S2594.value1_66 = _S2463.value0_104.direction_17;
            var _S2595 : f32 = _S2592 + _S2593.value0_84;
            var _S2596 : f32 = _S2595 * _S2595;
            once_5 = _S2589 / _S2595;
            _S2467 = 0.0f;
            _S2468 = 0.0f;
            _S2469 = 0.0f;
            _S2502.value0_174 = _S2409;
            _S2470 = _S2596;
            _S2471 = _S2589;
            _S2472 = _S2595;
            _S2503.value0_174 = _S2594;
            _S2504.value0_174 = _S2591;
            _S2473 = _S2588;
            _S2474 = _S2586.value0_85;
            _S2509.value0_173 = _S2587;
            _S2512.value0_178 = _S2585;
            _S2517.value0_200 = _S2582;
            _S2518.value0_200 = _S2578;
            _S2519.value0_201 = _S2574;
            _S2520.value0_201 = _S2571;
        }
        var _S2597 : vec3<f32> = vec3<f32>(once_5);
        var _S2598 : Tuple_42 = s_apply_ggx_widths_0(_S2401.value0_188.value0_187.more_1);
        var _S2599 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
        _S2599.value0_168 = _S2401.value0_188.value0_187.more_1;
        var _S2600 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = _S2599;
        var _S2601 : Tuple_43 = s_apply_ggx_lambda_0(_S2598.value0_83, _S2401.value0_188.value0_187.wo_below_0.direction_17);
        var _S2602 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S2602.value0_171 = _S2598.value0_83;
        _S2602.value1_66 = _S2401.value0_188.value0_187.wo_below_0.direction_17;
        var _S2603 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S2602;
        var _S2604 : f32 = 1.0f + _S2601.value0_84;
        var _S2605 : Tuple_43 = s_apply_ggx_lambda_0(_S2598.value0_83, _S2463.value0_104.direction_17);
        var _S2606 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S2606.value0_171 = _S2598.value0_83;
        _S2606.value1_66 = _S2463.value0_104.direction_17;
        var _S2607 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S2606;
        var masking_more_0 : f32 = _S2604 + _S2605.value0_84;
        var _S2608 : f32 = _S2401.value0_188.value0_187.factors_0.y;
        var _S2609 : f32 = _S2544.value0_103.y;
        var _S2610 : f32 = _S2608 * _S2609;
        var _S2611 : f32 = _S2610 * _S2401.value1_74.value0_46;
        var _S2612 : Tuple_44 = s_apply_ggx_density_0(_S2598.value0_83, _S2532.value0_9);
        var _S2613 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
        _S2613.value0_172 = _S2598.value0_83;
        _S2613.value1_67 = _S2532.value0_9;
        var _S2614 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = _S2613;
        var _S2615 : f32 = _S2611 * _S2612.value0_85;
        var _S2616 : f32 = _S2615 * stretch_1;
        var _S2617 : vec3<f32> = vec3<f32>((_S2616 / masking_more_0));
        var _S2618 : f32 = masking_more_0 * masking_more_0;
        var _S2619 : vec3<f32> = vec3<f32>(0.0f);
        var _S2620 : bool = (_S2401.value1_74.value3_6) >= u32(2);
        if(_S2620)
        {
            var _S2621 : vec3<f32> = _S2538.value0_86 * _S2538.value0_86;
            var _S2622 : vec3<f32> = vec3<f32>(_S2401.value0_188.value0_187.again_0);
            var _S2623 : vec3<f32> = _S2538.value0_86 * _S2622;
            var _S2624 : u32;
            if((_S2401.value1_74.value3_6) == u32(4294967295))
            {
                _S2624 = u32(4294967295);
            }
            else
            {
                _S2624 = _S2401.value1_74.value3_6 - u32(1);
            }
            var _S2625 : Tuple_58 = s_apply_power_sums_0(_S2623, _S2624);
            var _S2626 : s_paramCtx_s_bwdCallableCtx_power_sums_0;
            _S2626.value0_192 = _S2623;
            _S2626.value1_77 = _S2624;
            later_3 = _S2621 * _S2625.value0_99;
            _S2521 = _S2621;
            _S2522 = _S2625.value0_99;
            _S2527.value0_195 = _S2626;
            _S2523 = _S2622;
        }
        else
        {
            later_3 = _S2619;
            _S2521 = _S2405;
            _S2522 = _S2405;
            _S2527.value0_195 = _S2420;
            _S2523 = _S2405;
        }
        var _S2627 : f32 = _S2401.value0_188.value0_187.shares_0.y;
        var _S2628 : f32 = _S2627 * density_1;
        var _S2629 : f32 = masking_4 * masking_4;
        var _S2630 : f32 = _S2541 * 0.31830990314483643f;
        var _S2631 : f32 = _S2467;
        var _S2632 : f32 = _S2468;
        var _S2633 : f32 = _S2469;
        var _S2634 : s_bwdCallableCtx_ggx_lambda_0 = _S2502;
        var _S2635 : f32 = _S2470;
        var _S2636 : f32 = _S2471;
        var _S2637 : f32 = _S2472;
        var _S2638 : s_bwdCallableCtx_ggx_lambda_0 = _S2503;
        var _S2639 : s_bwdCallableCtx_ggx_lambda_0 = _S2504;
        var _S2640 : f32 = _S2473;
        var _S2641 : f32 = _S2474;
        var _S2642 : s_bwdCallableCtx_ggx_density_0 = _S2509;
        var _S2643 : s_bwdCallableCtx_ggx_widths_0 = _S2512;
        var _S2644 : vec3<f32> = _S2521;
        var _S2645 : vec3<f32> = _S2522;
        var _S2646 : vec3<f32> = _S2523;
        once_5 = 1.0f - _S2401.value0_188.value0_187.shares_0.x - _S2627;
        _S2467 = _S2630;
        _S2468 = _S2629;
        _S2469 = _S2628;
        _S2470 = masking_4;
        _S2471 = _S2627;
        _S2472 = density_1;
        _S2521 = _S2617;
        _S2522 = _S2538.value0_86;
        _S2523 = _S2597;
        _S2516 = _S2620;
        _S2524 = _S2644;
        _S2525 = _S2645;
        _S2526 = _S2646;
        _S2473 = _S2618;
        _S2474 = _S2616;
        _S2475 = masking_more_0;
        _S2476 = _S2615;
        _S2477 = stretch_1;
        _S2478 = _S2611;
        _S2479 = _S2612.value0_85;
        _S2509.value0_173 = _S2614;
        _S2480 = _S2610;
        _S2481 = _S2608;
        _S2482 = _S2609;
        _S2502.value0_174 = _S2607;
        _S2503.value0_174 = _S2603;
        _S2512.value0_178 = _S2600;
        _S2483 = _S2631;
        _S2484 = _S2632;
        _S2485 = _S2633;
        _S2504 = _S2634;
        _S2486 = once_6;
        _S2487 = _S2635;
        _S2488 = _S2636;
        _S2489 = _S2637;
        _S2505 = _S2638;
        _S2506 = _S2639;
        _S2490 = _S2640;
        _S2491 = _S2641;
        _S2510 = _S2642;
        _S2513 = _S2643;
        _S2492 = _S2563;
        _S2493 = _S2561;
        _S2494 = _S2562;
        _S2495 = _S2558.value0_85;
        _S2511.value0_173 = _S2560;
        _S2507.value0_174 = _S2557;
        _S2514.value0_178 = _S2554;
        _S2496 = _S2551;
        _S2497 = _S2541;
        _S2498 = _S2550;
        _S2499 = _S2549;
        _S2500 = _S2547;
        _S2501 = _S2548;
        _S2528.value0_202 = _S2546;
        _S2529.value0_203 = _S2543;
        _S2529.value1_83 = _S2401.value1_74.value1_13;
        _S2530.value0_175 = _S2540;
        _S2508 = _S2537;
        _S2515.value0_18 = _S2534;
    }
    else
    {
        once_5 = 0.0f;
        _S2467 = 0.0f;
        _S2468 = 0.0f;
        _S2469 = 0.0f;
        _S2470 = 0.0f;
        _S2471 = 0.0f;
        _S2472 = 0.0f;
        later_3 = _S2405;
        _S2521 = _S2405;
        _S2522 = _S2405;
        _S2523 = _S2405;
        _S2516 = false;
        _S2524 = _S2405;
        _S2525 = _S2405;
        _S2527.value0_195 = _S2420;
        _S2526 = _S2405;
        _S2473 = 0.0f;
        _S2474 = 0.0f;
        _S2475 = 0.0f;
        _S2476 = 0.0f;
        _S2477 = 0.0f;
        _S2478 = 0.0f;
        _S2479 = 0.0f;
        _S2509.value0_173 = _S2410;
        _S2480 = 0.0f;
        _S2481 = 0.0f;
        _S2482 = 0.0f;
        _S2502.value0_174 = _S2409;
        _S2503.value0_174 = _S2409;
        _S2512.value0_178 = _S2408;
        _S2483 = 0.0f;
        _S2484 = 0.0f;
        _S2485 = 0.0f;
        _S2504.value0_174 = _S2409;
        _S2486 = 0.0f;
        _S2487 = 0.0f;
        _S2488 = 0.0f;
        _S2489 = 0.0f;
        _S2505.value0_174 = _S2409;
        _S2506.value0_174 = _S2409;
        _S2490 = 0.0f;
        _S2491 = 0.0f;
        _S2510.value0_173 = _S2410;
        _S2513.value0_178 = _S2408;
        _S2517.value0_200 = _S2419;
        _S2518.value0_200 = _S2419;
        _S2519.value0_201 = _S2418;
        _S2520.value0_201 = _S2418;
        _S2492 = 0.0f;
        _S2493 = 0.0f;
        _S2494 = 0.0f;
        _S2495 = 0.0f;
        _S2511.value0_173 = _S2410;
        _S2507.value0_174 = _S2409;
        _S2514.value0_178 = _S2408;
        _S2496 = 0.0f;
        _S2497 = 0.0f;
        _S2498 = 0.0f;
        _S2499 = 0.0f;
        _S2500 = 0.0f;
        _S2501 = 0.0f;
        _S2528.value0_202 = _S2417;
        _S2529.value0_203 = _S2413;
        _S2529.value1_83 = _S2415;
        _S2530.value0_175 = _S2412;
        _S2508._S39 = _S2405;
        _S2508._S40 = _S2405;
        _S2515.value0_18 = _S2406;
    }
    var _S2647 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
    var _S2648 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dzero_0();
    var _S2649 : BsdfValue_0 = BsdfValue_x24_syn_dzero_0();
    var _S2650 : CoatedConductor_Differential_0;
    var _S2651 : Refraction_Differential_0;
    var _S2652 : Refraction_Differential_0;
    var _S2653 : BsdfValue_0;
    if(_S2466)
    {
        var _S2654 : f32 = 0.31830990314483643f * (once_5 * _S2404.pdf_5);
        var _S2655 : f32 = _S2404.pdf_5 / _S2468;
        var _S2656 : f32 = _S2469 * - _S2655;
        var _S2657 : f32 = _S2470 * _S2655;
        var _S2658 : f32 = _S2471 * _S2657;
        var _S2659 : f32 = - (_S2467 * _S2404.pdf_5);
        var _S2660 : vec2<f32> = vec2<f32>(_S2659, _S2472 * _S2657 + _S2659);
        var _S2661 : vec3<f32> = later_3 * _S2404.f_cos_0;
        var _S2662 : vec3<f32> = _S2521 * _S2404.f_cos_0;
        var _S2663 : vec3<f32> = _S2522 * _S2404.f_cos_0;
        var _S2664 : vec3<f32> = _S2523 * _S2404.f_cos_0;
        var _S2665 : CoatedConductor_Differential_0 = _S2648;
        _S2665.shares_1 = _S2660;
        var _S2666 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S2648, _S2665);
        var _S2667 : BsdfValue_0 = _S2649;
        _S2667.pdf_5 = _S2404.pdf_5;
        _S2667.f_cos_0 = _S2404.f_cos_0;
        var _S2668 : BsdfValue_0 = BsdfValue_x24_syn_dadd_0(_S2649, _S2667);
        if(_S2516)
        {
            var _S2669 : vec3<f32> = _S2524 * _S2662;
            var _S2670 : vec3<f32> = _S2525 * _S2662;
            var _S2671 : vec3<f32> = _S2405;
            s_bwdProp_power_sums_0(_S2527, &(_S2671), _S2669);
            var _S2672 : vec3<f32> = _S2522 * _S2671;
            var _S2673 : f32 = _S2672[i32(0)] + _S2672[i32(1)] + _S2672[i32(2)];
            var _S2674 : vec3<f32> = _S2522 * _S2670;
            var _S2675 : vec3<f32> = _S2526 * _S2671 + _S2674 + _S2674 + _S2664;
            var _S2676 : CoatedConductor_Differential_0 = _S2648;
            _S2676.again_1 = _S2673;
            _S2650 = CoatedConductor_x24_syn_dadd_0(_S2666, _S2676);
            later_3 = _S2675;
        }
        else
        {
            _S2650 = _S2666;
            later_3 = _S2664;
        }
        var _S2677 : f32 = (_S2661[i32(0)] + _S2661[i32(1)] + _S2661[i32(2)]) / _S2473;
        var s_diff_masking_more_T_0 : f32 = _S2474 * - _S2677;
        var _S2678 : f32 = _S2475 * _S2677;
        var _S2679 : f32 = _S2476 * _S2678;
        var _S2680 : f32 = _S2477 * _S2678;
        var _S2681 : f32 = _S2478 * _S2680;
        var _S2682 : f32 = _S2479 * _S2680;
        var _S2683 : vec2<f32> = _S2407;
        var _S2684 : vec3<f32> = _S2405;
        s_bwdProp_ggx_density_0(_S2509, &(_S2683), &(_S2684), _S2681);
        var _S2685 : vec3<f32> = _S2684;
        var _S2686 : f32 = _S2480 * _S2682;
        var _S2687 : f32 = _S2401.value1_74.value0_46 * _S2682;
        var _S2688 : f32 = _S2481 * _S2687;
        var _S2689 : f32 = _S2482 * _S2687;
        var _S2690 : vec2<f32> = _S2407;
        var _S2691 : vec3<f32> = _S2405;
        s_bwdProp_ggx_lambda_0(_S2502, &(_S2690), &(_S2691), s_diff_masking_more_T_0);
        var _S2692 : vec3<f32> = _S2691;
        var _S2693 : vec2<f32> = _S2407;
        var _S2694 : vec3<f32> = _S2405;
        s_bwdProp_ggx_lambda_0(_S2503, &(_S2693), &(_S2694), s_diff_masking_more_T_0);
        var _S2695 : vec3<f32> = _S2694;
        var _S2696 : vec2<f32> = _S2683 + _S2690 + _S2693;
        var _S2697 : vec2<f32> = _S2407;
        s_bwdProp_ggx_widths_0(_S2512, &(_S2697), _S2696);
        var _S2698 : f32 = _S2663[i32(0)] + _S2663[i32(1)] + _S2663[i32(2)];
        var _S2699 : vec2<f32> = vec2<f32>(0.0f, _S2689);
        var _S2700 : vec2<f32> = vec2<f32>(0.0f, _S2688);
        var _S2701 : CoatedConductor_Differential_0 = _S2648;
        _S2701.more_2 = _S2697;
        var _S2702 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S2650, _S2701);
        var _S2703 : vec2<f32>;
        var _S2704 : vec2<f32>;
        if(_S2401.value0_188.value0_187.coat_smooth_0)
        {
            var _S2705 : f32 = _S2698 / _S2483;
            var _S2706 : f32 = _S2484 * - _S2705;
            var _S2707 : f32 = _S2485 * _S2705;
            var _S2708 : vec2<f32> = _S2407;
            var _S2709 : vec3<f32> = _S2405;
            s_bwdProp_ggx_lambda_0(_S2504, &(_S2708), &(_S2709), _S2706);
            var _S2710 : vec3<f32> = _S2709 + _S2692;
            var _S2711 : f32 = _S2706 + _S2656;
            var _S2712 : f32 = _S2486 * _S2707 + _S2658;
            once_5 = _S2472 * _S2707;
            _S2467 = _S2712;
            _S2468 = _S2711;
            _S2703 = _S2708;
            _S2469 = _S2679;
            _S2470 = 0.0f;
            _S2704 = _S2407;
            _S2471 = _S2654;
            _S2521 = _S2685;
            _S2522 = _S2710;
            _S2523 = _S2695;
            _S2650 = _S2702;
        }
        else
        {
            var _S2713 : f32 = _S2698 / _S2487;
            var _S2714 : f32 = _S2488 * - _S2713;
            var _S2715 : f32 = _S2489 * _S2713;
            var _S2716 : vec2<f32> = _S2407;
            var _S2717 : vec3<f32> = _S2405;
            s_bwdProp_ggx_lambda_0(_S2505, &(_S2716), &(_S2717), _S2714);
            var _S2718 : vec2<f32> = _S2407;
            var _S2719 : vec3<f32> = _S2405;
            s_bwdProp_ggx_lambda_0(_S2506, &(_S2718), &(_S2719), _S2714);
            var _S2720 : f32 = _S2490 * _S2715;
            var _S2721 : f32 = _S2477 * _S2715;
            var _S2722 : f32 = _S2486 * _S2721;
            var _S2723 : f32 = _S2491 * _S2721;
            var _S2724 : vec2<f32> = _S2407;
            var _S2725 : vec3<f32> = _S2405;
            s_bwdProp_ggx_density_0(_S2510, &(_S2724), &(_S2725), _S2722);
            var _S2726 : vec2<f32> = _S2716 + _S2718 + _S2724;
            var _S2727 : vec2<f32> = _S2407;
            s_bwdProp_ggx_widths_0(_S2513, &(_S2727), _S2726);
            var _S2728 : f32 = 0.0f;
            var _S2729 : f32 = 0.0f;
            var _S2730 : f32 = 0.0f;
            s_bwdProp_width_once_0(_S2517, &(_S2728), &(_S2729), &(_S2730), _S2727[i32(1)]);
            var _S2731 : f32 = 0.0f;
            var _S2732 : f32 = 0.0f;
            var _S2733 : f32 = 0.0f;
            s_bwdProp_width_once_0(_S2518, &(_S2731), &(_S2732), &(_S2733), _S2727[i32(0)]);
            var _S2734 : vec2<f32> = vec2<f32>(_S2732, _S2729);
            var _S2735 : vec2<f32> = vec2<f32>(_S2731, _S2728);
            var _S2736 : f32 = 0.0f;
            var _S2737 : f32 = 0.0f;
            var _S2738 : f32 = 0.0f;
            s_bwdProp_refraction_turn_0(_S2519, &(_S2736), &(_S2737), &(_S2738), _S2730);
            var _S2739 : f32 = 0.0f;
            var _S2740 : f32 = 0.0f;
            var _S2741 : f32 = 0.0f;
            s_bwdProp_refraction_turn_0(_S2520, &(_S2739), &(_S2740), &(_S2741), _S2733);
            var _S2742 : vec3<f32> = _S2719 + _S2695;
            var _S2743 : vec3<f32> = _S2717 + _S2692;
            var _S2744 : vec3<f32> = _S2725 + _S2685;
            var _S2745 : f32 = _S2720 + _S2679;
            var _S2746 : CoatedConductor_Differential_0 = _S2648;
            _S2746.turn_3 = _S2734;
            _S2746.alpha_7 = _S2735;
            var _S2747 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S2702, _S2746);
            var _S2748 : vec2<f32> = vec2<f32>(_S2739, _S2736);
            var _S2749 : f32 = _S2738 + _S2741;
            var _S2750 : f32 = _S2737 + _S2740 + _S2654;
            once_5 = _S2723;
            _S2467 = _S2658;
            _S2468 = _S2656;
            _S2703 = _S2407;
            _S2469 = _S2745;
            _S2470 = _S2749;
            _S2704 = _S2748;
            _S2471 = _S2750;
            _S2521 = _S2744;
            _S2522 = _S2743;
            _S2523 = _S2742;
            _S2650 = _S2747;
        }
        var _S2751 : f32 = _S2492 * once_5;
        var _S2752 : f32 = _S2401.value1_74.value0_46 * once_5;
        var _S2753 : f32 = _S2493 * _S2752;
        var _S2754 : vec2<f32> = _S2699 + vec2<f32>(_S2494 * _S2752, 0.0f);
        var _S2755 : f32 = _S2495 * _S2467;
        var _S2756 : f32 = _S2477 * _S2467;
        var _S2757 : vec2<f32> = _S2407;
        var _S2758 : vec3<f32> = _S2405;
        s_bwdProp_ggx_density_0(_S2511, &(_S2757), &(_S2758), _S2756);
        var _S2759 : vec2<f32> = _S2407;
        var _S2760 : vec3<f32> = _S2405;
        s_bwdProp_ggx_lambda_0(_S2507, &(_S2759), &(_S2760), _S2468);
        var _S2761 : vec2<f32> = _S2757 + _S2759 + _S2703;
        var _S2762 : vec2<f32> = _S2407;
        s_bwdProp_ggx_widths_0(_S2514, &(_S2762), _S2761);
        var _S2763 : f32 = (_S2755 + _S2469) / _S2496;
        var _S2764 : f32 = _S2498 * _S2763;
        var _S2765 : f32 = _S2499 * (_S2497 * - _S2763);
        var _S2766 : f32 = _S2500 * _S2765;
        var _S2767 : f32 = _S2501 * _S2765 + _S2470;
        var _S2768 : vec2<f32> = _S2700 + vec2<f32>(_S2753, 0.0f);
        var _S2769 : f32 = 0.0f;
        var _S2770 : f32 = 0.0f;
        var _S2771 : f32 = 0.0f;
        s_bwdProp_lobes_near_0(_S2528, &(_S2769), &(_S2770), &(_S2771), _S2768);
        var _S2772 : f32 = _S2751 + _S2686;
        var _S2773 : f32 = 0.0f;
        var _S2774 : vec2<f32> = _S2407;
        s_bwdProp_coat_crossing_0(_S2529, &(_S2773), &(_S2774), _S2772);
        var _S2775 : vec2<f32> = _S2774 + _S2704;
        var _S2776 : f32 = _S2764 + _S2769 + _S2773 + _S2471;
        var _S2777 : f32 = 0.0f;
        var _S2778 : vec3<f32> = _S2405;
        var _S2779 : vec3<f32> = _S2405;
        s_bwdProp_fresnel_conductor_0(_S2530, &(_S2777), &(_S2778), &(_S2779), later_3);
        var _S2780 : vec3<f32> = _S2405;
        var _S2781 : vec3<f32> = _S2405;
        s_bwdProp_dot_0(_S2508, &(_S2780), &(_S2781), _S2777);
        var _S2782 : vec3<f32> = _S2758 + _S2781 + _S2521;
        var _S2783 : vec3<f32> = _S2405;
        s_bwdProp_unit_vector_0(_S2515, &(_S2783), _S2782);
        var _S2784 : vec3<f32> = _S2783 + _S2522 + vec3<f32>(0.0f, 0.0f, _S2767);
        var _S2785 : vec3<f32> = _S2760 + _S2780 + _S2783 + _S2523 + vec3<f32>(0.0f, 0.0f, _S2766);
        var _S2786 : Refraction_Differential_0 = _S2647;
        _S2786.direction_22 = _S2784;
        var _S2787 : Refraction_Differential_0 = Refraction_x24_syn_dadd_0(_S2647, _S2786);
        var _S2788 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S2776);
        var _S2789 : CoatedConductor_Differential_0 = _S2648;
        _S2789.factors_1 = _S2754;
        _S2789.once_4 = _S2762;
        _S2789.coat_width_1 = _S2771;
        _S2789.metal_width_1 = _S2770;
        _S2789.coat_alpha_4 = _S2775;
        _S2789.k_3 = _S2779;
        _S2789.eta_18 = _S2778;
        var _S2790 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S2650, _S2789);
        var _S2791 : Refraction_Differential_0 = _S2647;
        _S2791.direction_22 = _S2785;
        _S2651 = Refraction_x24_syn_dadd_0(_S2647, _S2791);
        _S2652 = _S2787;
        _S2653 = _S2668;
        _S2650 = _S2790;
        later_3 = _S2788;
    }
    else
    {
        var _S2792 : BsdfValue_0 = BsdfValue_x24_syn_dadd_0(_S2404, _S2649);
        _S2651 = _S2647;
        _S2652 = _S2647;
        _S2653 = _S2792;
        _S2650 = _S2648;
        later_3 = _S2405;
    }
    var _S2793 : vec3<f32> = _S2405;
    s_bwdProp_below_coat_0(_S2465, &(_S2793), _S2652);
    var _S2794 : CoatedConductor_Differential_0 = _S2648;
    _S2794.wo_below_1 = _S2651;
    var _S2795 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S2650, _S2794);
    var _S2796 : vec3<f32> = _S2793 + later_3;
    if(_S2421)
    {
        var _S2797 : f32 = _S2653.pdf_5 / _S2422;
        var _S2798 : f32 = _S2423 * - _S2797;
        var _S2799 : f32 = _S2424 * _S2797;
        var _S2800 : f32 = _S2425 * _S2799;
        var _S2801 : vec2<f32> = vec2<f32>(_S2426 * _S2799, 0.0f);
        var _S2802 : f32 = (_S2653.f_cos_0[i32(0)] + _S2653.f_cos_0[i32(1)] + _S2653.f_cos_0[i32(2)]) / _S2427;
        var _S2803 : f32 = _S2428 * - _S2802;
        var _S2804 : f32 = _S2429 * _S2802;
        var _S2805 : vec2<f32> = _S2407;
        var _S2806 : vec3<f32> = _S2405;
        s_bwdProp_ggx_lambda_0(_S2434, &(_S2805), &(_S2806), _S2803);
        var _S2807 : f32 = _S2430 * _S2804;
        var _S2808 : f32 = _S2426 * _S2804;
        var _S2809 : f32 = 0.0f;
        s_bwdProp_fresnel_dielectric_0(_S2436, &(_S2809), _S2808);
        var _S2810 : vec3<f32> = _S2405;
        var _S2811 : vec3<f32> = _S2405;
        s_bwdProp_dot_0(_S2437, &(_S2810), &(_S2811), _S2809);
        var _S2812 : f32 = (_S2800 + _S2807) / _S2431;
        var _S2813 : f32 = _S2433 * _S2812;
        var _S2814 : f32 = 4.0f * (_S2432 * - _S2812);
        var _S2815 : vec2<f32> = _S2407;
        var _S2816 : vec3<f32> = _S2405;
        s_bwdProp_ggx_density_0(_S2438, &(_S2815), &(_S2816), _S2813);
        var _S2817 : f32 = _S2798 + _S2803;
        var _S2818 : vec2<f32> = _S2407;
        var _S2819 : vec3<f32> = _S2405;
        s_bwdProp_ggx_lambda_0(_S2435, &(_S2818), &(_S2819), _S2817);
        var _S2820 : vec2<f32> = _S2805 + _S2815 + _S2818;
        var _S2821 : vec2<f32> = _S2407;
        s_bwdProp_ggx_widths_0(_S2439, &(_S2821), _S2820);
        var _S2822 : vec3<f32> = _S2811 + _S2816;
        var _S2823 : vec3<f32> = _S2405;
        s_bwdProp_unit_vector_0(_S2440, &(_S2823), _S2822);
        var _S2824 : CoatedConductor_Differential_0 = _S2648;
        _S2824.shares_1 = _S2801;
        _S2824.coat_alpha_4 = _S2821;
        var _S2825 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S2795, _S2824);
        var _S2826 : vec3<f32> = _S2806 + _S2823 + _S2796;
        later_3 = _S2810 + _S2819 + _S2823 + vec3<f32>(0.0f, 0.0f, _S2814);
        _S2650 = _S2825;
        _S2521 = _S2826;
    }
    else
    {
        later_3 = _S2405;
        _S2650 = _S2795;
        _S2521 = _S2796;
    }
    var _S2827 : CoatedConductor_Differential_0 = _S2648;
    _S2827.wo_3 = later_3;
    (*_S2402) = CoatedConductor_x24_syn_dadd_0(_S2650, _S2827);
    (*_S2403) = _S2521;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_width_more_0
{
     value0_206 : f32,
     value1_84 : f32,
     value2_36 : f32,
};

struct s_bwdCallableCtx_width_more_0
{
     value0_207 : s_paramCtx_s_bwdCallableCtx_width_more_0,
};

fn s_bwdProp_width_more_0( _S2828 : s_bwdCallableCtx_width_more_0,  _S2829 : ptr<function, f32>,  _S2830 : ptr<function, f32>,  _S2831 : f32)
{
    var _S2832 : f32 = _S2828.value0_207.value0_206;
    var _S2833 : f32 = _S2828.value0_207.value1_84;
    var _S2834 : f32 = (1.0f - 1.0f / _S2828.value0_207.value2_36) * (1.0f - 1.0f / _S2828.value0_207.value2_36) * 0.5f + 1.0f;
    var _S2835 : f32 = _S2832 * _S2832 * 2.0f + _S2833 * _S2833 * _S2834;
    var _S2836 : Tuple_32 = s_apply_safe_sqrt_0(_S2835);
    var _S2837 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S2837.value0_165 = _S2835;
    var _S2838 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S2837 );
    var _S2839 : f32;
    if((_S2836.value0_73) < 1.0f)
    {
        _S2839 = _S2831;
    }
    else
    {
        _S2839 = 0.0f;
    }
    var _S2840 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S2838, &(_S2840), _S2839);
    var _S2841 : f32 = _S2828.value0_207.value1_84 * (_S2834 * _S2840);
    var _S2842 : f32 = _S2828.value0_207.value0_206 * (2.0f * _S2840);
    var _S2843 : f32 = _S2841 + _S2841;
    (*_S2829) = _S2842 + _S2842;
    (*_S2830) = _S2843;
    return;
}

fn s_bwdProp_coated_conductor_layers_0( _S2844 : s_bwdCallableCtx_coated_conductor_layers_0,  _S2845 : ptr<function, vec3<f32>>,  _S2846 : ptr<function, vec3<f32>>,  _S2847 : ptr<function, vec2<f32>>,  _S2848 : ptr<function, vec2<f32>>,  _S2849 : ptr<function, vec3<f32>>,  _S2850 : CoatedConductor_Differential_0)
{
    var _S2851 : vec3<f32> = vec3<f32>(0.0f);
    var _S2852 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S2851, _S2851 );
    var _S2853 : s_paramCtx_s_bwdCallableCtx_refraction_turn_0 = s_paramCtx_s_bwdCallableCtx_refraction_turn_0( 0.0f, 0.0f, 0.0f, 0.0f );
    var _S2854 : vec2<f32> = vec2<f32>(0.0f);
    var _S2855 : bool = is_smooth_0(_S2844.value0_190.value3_22);
    var _S2856 : vec3<f32> = vec3<f32>((1.0f / _S2844.value1_76.value0_45));
    var _S2857 : vec3<f32> = _S2844.value0_190.value0_186 * _S2856;
    var _S2858 : vec3<f32> = vec3<f32>((1.0f / _S2844.value1_76.value0_45));
    var _S2859 : vec3<f32> = _S2844.value0_190.value1_72 * _S2858;
    var _S2860 : Tuple_56 = s_apply_mean_width_0(_S2844.value0_190.value2_32);
    var _S2861 : s_paramCtx_s_bwdCallableCtx_mean_width_0;
    _S2861.value0_204 = _S2844.value0_190.value2_32;
    var _S2862 : s_bwdCallableCtx_mean_width_0 = s_bwdCallableCtx_mean_width_0( _S2861 );
    var _S2863 : Tuple_56 = s_apply_mean_width_0(_S2844.value0_190.value3_22);
    var _S2864 : s_paramCtx_s_bwdCallableCtx_mean_width_0;
    _S2864.value0_204 = _S2844.value0_190.value3_22;
    var _S2865 : s_bwdCallableCtx_mean_width_0 = s_bwdCallableCtx_mean_width_0( _S2864 );
    var _S2866 : Tuple_62 = s_apply_lobes_near_0(_S2844.value1_76.value1_12, 0.0f, _S2860.value0_97, _S2863.value0_97);
    var _S2867 : s_paramCtx_s_bwdCallableCtx_lobes_near_0;
    _S2867.value0_197 = _S2844.value1_76.value1_12;
    var _S2868 : s_bwdCallableCtx_lobes_near_0 = s_bwdCallableCtx_lobes_near_0( _S2867 );
    var _S2869 : f32 = _S2866.value0_103.x;
    var _S2870 : f32 = _S2844.value0_190.value5_9.z;
    var _S2871 : vec2<f32> = vec2<f32>(_S2844.value1_76.value2_9);
    var _S2872 : s_paramCtx_s_bwdCallableCtx_coat_crossing_0;
    _S2872.value1_80 = _S2870;
    _S2872.value2_33 = _S2844.value0_190.value3_22;
    var _S2873 : s_bwdCallableCtx_coat_crossing_0 = s_bwdCallableCtx_coat_crossing_0( _S2872, _S2844.value1_76.value3_5 );
    var _S2874 : Tuple_63 = s_apply_below_coat_0(_S2844.value0_190.value5_9, _S2844.value1_76.value0_45);
    var _S2875 : s_paramCtx_s_bwdCallableCtx_below_coat_0;
    _S2875.value0_193 = _S2844.value0_190.value5_9;
    _S2875.value1_78 = _S2844.value1_76.value0_45;
    var _S2876 : s_bwdCallableCtx_below_coat_0 = s_bwdCallableCtx_below_coat_0( _S2875 );
    const _S2877 : vec2<f32> = vec2<f32>(1.0f, 0.0f);
    var layers_2 : CoatedConductor_0;
    var _S2878 : f32;
    var _S2879 : f32;
    var _S2880 : f32;
    var _S2881 : f32;
    var _S2882 : f32;
    var _S2883 : f32;
    var _S2884 : f32;
    var _S2885 : f32;
    var _S2886 : f32;
    var _S2887 : s_bwdCallableCtx_fresnel_conductor_0;
    if(_S2874.value0_104.valid_2)
    {
        var _S2888 : f32 = _S2874.value0_104.direction_17.z;
        var _S2889 : Tuple_45 = s_apply_fresnel_conductor_0(_S2888, _S2857, _S2859);
        var _S2890 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S2890.value0_167 = _S2888;
        _S2890.value1_63 = _S2857;
        _S2890.value2_28 = _S2859;
        var mean_1 : f32 = (_S2889.value0_86.x + _S2889.value0_86.y + _S2889.value0_86.z) * 0.3333333432674408f;
        var _S2891 : f32 = _S2844.value1_76.value2_9 * mean_1;
        var _S2892 : f32 = _S2866.value0_103.y;
        var once_7 : f32 = _S2891 * _S2892;
        var _S2893 : f32 = _S2891 * mean_1;
        var _S2894 : f32 = 1.0f - _S2892;
        var reflected_5 : f32 = 1.0f - _S2844.value1_76.value2_9;
        var sum_10 : f32 = reflected_5 + once_7 + _S2893 * _S2894;
        var _S2895 : f32 = sum_10 * sum_10;
        var _S2896 : vec2<f32> = vec2<f32>(reflected_5 / sum_10, once_7 / sum_10);
        layers_2.eta_3 = _S2857;
        layers_2.k_2 = _S2859;
        layers_2.coat_alpha_1 = _S2844.value0_190.value3_22;
        layers_2.alpha_3 = _S2844.value0_190.value2_32;
        layers_2.once_0 = _S2854;
        layers_2.more_1 = _S2854;
        layers_2.turn_2 = _S2854;
        layers_2.metal_width_0 = _S2860.value0_97;
        layers_2.coat_width_0 = _S2863.value0_97;
        layers_2.again_0 = _S2869;
        layers_2.wo_0 = _S2844.value0_190.value5_9;
        layers_2.wo_below_0 = _S2874.value0_104;
        layers_2.factors_0 = _S2854;
        layers_2.shares_0 = _S2896;
        layers_2.n_14 = _S2844.value1_76.value0_45;
        layers_2.coat_4 = _S2844.value0_190.value4_15;
        layers_2.coat_smooth_0 = _S2855;
        _S2878 = _S2895;
        _S2879 = once_7;
        _S2880 = sum_10;
        _S2881 = reflected_5;
        _S2882 = _S2893;
        _S2883 = _S2894;
        _S2884 = _S2891;
        _S2885 = mean_1;
        _S2886 = _S2892;
        _S2887.value0_175 = _S2890;
    }
    else
    {
        layers_2.eta_3 = _S2857;
        layers_2.k_2 = _S2859;
        layers_2.coat_alpha_1 = _S2844.value0_190.value3_22;
        layers_2.alpha_3 = _S2844.value0_190.value2_32;
        layers_2.once_0 = _S2854;
        layers_2.more_1 = _S2854;
        layers_2.turn_2 = _S2854;
        layers_2.metal_width_0 = _S2860.value0_97;
        layers_2.coat_width_0 = _S2863.value0_97;
        layers_2.again_0 = _S2869;
        layers_2.wo_0 = _S2844.value0_190.value5_9;
        layers_2.wo_below_0 = _S2874.value0_104;
        layers_2.factors_0 = _S2854;
        layers_2.shares_0 = _S2877;
        layers_2.n_14 = _S2844.value1_76.value0_45;
        layers_2.coat_4 = _S2844.value0_190.value4_15;
        layers_2.coat_smooth_0 = _S2855;
        _S2878 = 0.0f;
        _S2879 = 0.0f;
        _S2880 = 0.0f;
        _S2881 = 0.0f;
        _S2882 = 0.0f;
        _S2883 = 0.0f;
        _S2884 = 0.0f;
        _S2885 = 0.0f;
        _S2886 = 0.0f;
        _S2887.value0_175 = _S2852;
    }
    var _S2897 : vec2<f32> = vec2<f32>(0.0f);
    var _S2898 : CoatedConductor_0 = layers_2;
    _S2898.turn_2 = _S2897;
    var _S2899 : CoatedConductor_0 = layers_2;
    var _S2900 : s_bwdCallableCtx_refraction_turn_0;
    var _S2901 : s_bwdCallableCtx_refraction_turn_0;
    if(layers_2.wo_below_0.valid_2)
    {
        var cos_below_1 : f32 = _S2899.wo_below_0.direction_17.z;
        var _S2902 : f32 = _S2844.value0_190.value3_22.x;
        var _S2903 : Tuple_64 = s_apply_refraction_turn_0(_S2902, _S2870, cos_below_1, _S2844.value1_76.value0_45);
        var _S2904 : s_paramCtx_s_bwdCallableCtx_refraction_turn_0;
        _S2904.value0_198 = _S2902;
        _S2904.value1_81 = _S2870;
        _S2904.value2_34 = cos_below_1;
        _S2904.value3_23 = _S2844.value1_76.value0_45;
        var _S2905 : f32 = _S2844.value0_190.value3_22.y;
        var _S2906 : Tuple_64 = s_apply_refraction_turn_0(_S2905, _S2870, cos_below_1, _S2844.value1_76.value0_45);
        var _S2907 : s_paramCtx_s_bwdCallableCtx_refraction_turn_0;
        _S2907.value0_198 = _S2905;
        _S2907.value1_81 = _S2870;
        _S2907.value2_34 = cos_below_1;
        _S2907.value3_23 = _S2844.value1_76.value0_45;
        _S2898.turn_2 = vec2<f32>(_S2903.value0_105, _S2906.value0_105);
        layers_2 = _S2898;
        _S2900.value0_201 = _S2907;
        _S2901.value0_201 = _S2904;
    }
    else
    {
        layers_2 = _S2898;
        _S2900.value0_201 = _S2853;
        _S2901.value0_201 = _S2853;
    }
    var _S2908 : f32 = _S2844.value0_190.value2_32.x;
    var _S2909 : f32 = layers_2.turn_2.x;
    var _S2910 : s_paramCtx_s_bwdCallableCtx_width_once_0;
    _S2910.value0_199 = _S2908;
    _S2910.value1_82 = _S2909;
    _S2910.value2_35 = _S2909;
    var _S2911 : s_bwdCallableCtx_width_once_0 = s_bwdCallableCtx_width_once_0( _S2910 );
    var _S2912 : f32 = _S2844.value0_190.value2_32.y;
    var _S2913 : f32 = layers_2.turn_2.y;
    var _S2914 : s_paramCtx_s_bwdCallableCtx_width_once_0;
    _S2914.value0_199 = _S2912;
    _S2914.value1_82 = _S2913;
    _S2914.value2_35 = _S2913;
    var _S2915 : s_bwdCallableCtx_width_once_0 = s_bwdCallableCtx_width_once_0( _S2914 );
    var _S2916 : f32 = _S2844.value0_190.value3_22.x;
    var _S2917 : s_paramCtx_s_bwdCallableCtx_width_more_0;
    _S2917.value0_206 = _S2908;
    _S2917.value1_84 = _S2916;
    _S2917.value2_36 = _S2844.value1_76.value0_45;
    var _S2918 : s_bwdCallableCtx_width_more_0 = s_bwdCallableCtx_width_more_0( _S2917 );
    var _S2919 : f32 = _S2844.value0_190.value3_22.y;
    var _S2920 : s_paramCtx_s_bwdCallableCtx_width_more_0;
    _S2920.value0_206 = _S2912;
    _S2920.value1_84 = _S2919;
    _S2920.value2_36 = _S2844.value1_76.value0_45;
    var _S2921 : s_bwdCallableCtx_width_more_0 = s_bwdCallableCtx_width_more_0( _S2920 );
    var _S2922 : Tuple_62 = s_apply_lobes_near_0(_S2844.value1_76.value4_3, _S2870, _S2860.value0_97, _S2863.value0_97);
    var _S2923 : s_paramCtx_s_bwdCallableCtx_lobes_near_0;
    _S2923.value0_197 = _S2844.value1_76.value4_3;
    var _S2924 : s_bwdCallableCtx_lobes_near_0 = s_bwdCallableCtx_lobes_near_0( _S2923 );
    var _S2925 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
    var _S2926 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dzero_0();
    var _S2927 : CoatedConductor_Differential_0 = _S2850;
    _S2927.factors_1 = _S2854;
    var _S2928 : vec2<f32> = _S2922.value0_103 * _S2850.factors_1;
    var _S2929 : vec2<f32> = _S2871 * _S2850.factors_1;
    var _S2930 : f32 = 0.0f;
    var _S2931 : f32 = 0.0f;
    var _S2932 : f32 = 0.0f;
    s_bwdProp_lobes_near_0(_S2924, &(_S2930), &(_S2931), &(_S2932), _S2929);
    var _S2933 : f32 = _S2930;
    var _S2934 : f32 = _S2931;
    var _S2935 : f32 = _S2932;
    _S2927.more_2 = _S2854;
    var _S2936 : f32 = 0.0f;
    var _S2937 : f32 = 0.0f;
    s_bwdProp_width_more_0(_S2921, &(_S2936), &(_S2937), _S2850.more_2[i32(1)]);
    var _S2938 : f32 = 0.0f;
    var _S2939 : f32 = 0.0f;
    s_bwdProp_width_more_0(_S2918, &(_S2938), &(_S2939), _S2850.more_2[i32(0)]);
    _S2927.once_4 = _S2854;
    var _S2940 : f32 = 0.0f;
    var _S2941 : f32 = 0.0f;
    var _S2942 : f32 = 0.0f;
    s_bwdProp_width_once_0(_S2915, &(_S2940), &(_S2941), &(_S2942), _S2850.once_4[i32(1)]);
    var _S2943 : f32 = _S2941 + _S2942;
    var _S2944 : f32 = _S2936 + _S2940;
    var _S2945 : f32 = 0.0f;
    var _S2946 : f32 = 0.0f;
    var _S2947 : f32 = 0.0f;
    s_bwdProp_width_once_0(_S2911, &(_S2945), &(_S2946), &(_S2947), _S2850.once_4[i32(0)]);
    var _S2948 : vec2<f32> = vec2<f32>(_S2946 + _S2947, _S2943);
    var _S2949 : f32 = _S2938 + _S2945;
    var _S2950 : CoatedConductor_Differential_0 = _S2926;
    _S2950.turn_3 = _S2948;
    var _S2951 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S2927, _S2950);
    var _S2952 : vec2<f32> = vec2<f32>(_S2949, _S2944);
    var _S2953 : vec2<f32> = vec2<f32>(_S2939, _S2937);
    var _S2954 : f32;
    var _S2955 : Refraction_Differential_0;
    var _S2956 : vec2<f32>;
    if(_S2899.wo_below_0.valid_2)
    {
        _S2927 = _S2951;
        _S2927.turn_3 = _S2854;
        var _S2957 : f32 = 0.0f;
        var _S2958 : f32 = 0.0f;
        var _S2959 : f32 = 0.0f;
        s_bwdProp_refraction_turn_0(_S2900, &(_S2957), &(_S2958), &(_S2959), _S2951.turn_3[i32(1)]);
        var _S2960 : f32 = 0.0f;
        var _S2961 : f32 = 0.0f;
        var _S2962 : f32 = 0.0f;
        s_bwdProp_refraction_turn_0(_S2901, &(_S2960), &(_S2961), &(_S2962), _S2951.turn_3[i32(0)]);
        var _S2963 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S2959 + _S2962);
        var _S2964 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S2927, _S2926);
        var _S2965 : vec2<f32> = _S2953 + vec2<f32>(_S2960, _S2957);
        var _S2966 : f32 = _S2958 + _S2961 + _S2933;
        var _S2967 : Refraction_Differential_0 = _S2925;
        _S2967.direction_22 = _S2963;
        _S2955 = Refraction_x24_syn_dadd_0(_S2925, _S2967);
        _S2927 = _S2964;
        _S2956 = _S2965;
        _S2954 = _S2966;
    }
    else
    {
        var _S2968 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S2951, _S2926);
        _S2955 = _S2925;
        _S2927 = _S2968;
        _S2956 = _S2953;
        _S2954 = _S2933;
    }
    _S2927.turn_3 = _S2854;
    var _S2969 : CoatedConductor_Differential_0 = _S2926;
    _S2969.wo_below_1 = _S2955;
    var _S2970 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S2927, _S2969);
    var _S2971 : vec2<f32>;
    var _S2972 : vec2<f32>;
    var _S2973 : vec3<f32>;
    var _S2974 : vec3<f32>;
    var _S2975 : vec3<f32>;
    if(_S2874.value0_104.valid_2)
    {
        var _S2976 : f32 = _S2970.shares_1[i32(1)] / _S2878;
        var _S2977 : f32 = _S2970.shares_1[i32(0)] / _S2878;
        var _S2978 : f32 = _S2879 * - _S2976 + _S2881 * - _S2977;
        var _S2979 : f32 = - (_S2880 * _S2977 + _S2978);
        var _S2980 : f32 = _S2883 * _S2978;
        var _S2981 : f32 = _S2880 * _S2976 + _S2978;
        var _S2982 : f32 = - (_S2882 * _S2978) + _S2884 * _S2981;
        var _S2983 : f32 = _S2885 * _S2980 + _S2886 * _S2981;
        var _S2984 : f32 = _S2885 * _S2983;
        var _S2985 : f32 = 0.3333333432674408f * (_S2884 * _S2980 + _S2844.value1_76.value2_9 * _S2983);
        var _S2986 : vec3<f32> = vec3<f32>(_S2985, _S2985, _S2985);
        var _S2987 : f32 = 0.0f;
        var _S2988 : vec3<f32> = _S2851;
        var _S2989 : vec3<f32> = _S2851;
        s_bwdProp_fresnel_conductor_0(_S2887, &(_S2987), &(_S2988), &(_S2989), _S2986);
        var _S2990 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S2987);
        var _S2991 : vec3<f32> = _S2970.eta_18 + _S2988;
        var _S2992 : vec3<f32> = _S2970.k_3 + _S2989;
        var _S2993 : vec2<f32> = _S2970.coat_alpha_4 + _S2956;
        var _S2994 : vec2<f32> = _S2970.alpha_7 + _S2952;
        var _S2995 : f32 = _S2970.metal_width_1 + _S2934;
        var _S2996 : f32 = _S2970.coat_width_1 + _S2935;
        var _S2997 : Refraction_Differential_0 = Refraction_x24_syn_dadd_0(_S2970.wo_below_1, _S2925);
        var _S2998 : Refraction_Differential_0 = _S2925;
        _S2998.direction_22 = _S2990;
        var _S2999 : Refraction_Differential_0 = Refraction_x24_syn_dadd_0(_S2997, _S2998);
        var _S3000 : vec2<f32> = vec2<f32>(0.0f, _S2982);
        var _S3001 : f32 = _S2979 + _S2984;
        _S2927 = _S2926;
        _S2955 = _S2999;
        _S2878 = _S3001;
        _S2879 = _S2970.again_1;
        _S2956 = _S3000;
        _S2880 = _S2996;
        _S2881 = _S2995;
        _S2973 = _S2992;
        _S2974 = _S2991;
        _S2975 = _S2970.wo_3;
        _S2971 = _S2993;
        _S2972 = _S2994;
    }
    else
    {
        var _S3002 : vec2<f32> = _S2956;
        _S2927 = CoatedConductor_x24_syn_dadd_0(_S2970, _S2926);
        _S2955 = _S2925;
        _S2878 = 0.0f;
        _S2879 = 0.0f;
        _S2956 = _S2854;
        _S2880 = _S2935;
        _S2881 = _S2934;
        _S2973 = _S2851;
        _S2974 = _S2851;
        _S2975 = _S2851;
        _S2971 = _S3002;
        _S2972 = _S2952;
    }
    var _S3003 : Refraction_Differential_0 = Refraction_x24_syn_dadd_0(_S2927.wo_below_1, _S2955);
    var _S3004 : vec3<f32> = _S2851;
    s_bwdProp_below_coat_0(_S2876, &(_S3004), _S3003);
    var _S3005 : f32 = _S2928[i32(0)] + _S2928[i32(1)] + _S2878;
    var _S3006 : f32 = 0.0f;
    var _S3007 : vec2<f32> = _S2854;
    s_bwdProp_coat_crossing_0(_S2873, &(_S3006), &(_S3007), _S3005);
    var _S3008 : f32 = _S3006 + _S2954;
    var _S3009 : vec2<f32> = _S2956 + vec2<f32>(_S2927.again_1 + _S2879, 0.0f);
    var _S3010 : f32 = 0.0f;
    var _S3011 : f32 = 0.0f;
    var _S3012 : f32 = 0.0f;
    s_bwdProp_lobes_near_0(_S2868, &(_S3010), &(_S3011), &(_S3012), _S3009);
    var _S3013 : f32 = _S2927.coat_width_1 + _S3012 + _S2880;
    var _S3014 : vec2<f32> = _S2854;
    s_bwdProp_mean_width_0(_S2865, &(_S3014), _S3013);
    var _S3015 : f32 = _S2927.metal_width_1 + _S3011 + _S2881;
    var _S3016 : vec2<f32> = _S2854;
    s_bwdProp_mean_width_0(_S2862, &(_S3016), _S3015);
    var _S3017 : vec3<f32> = _S2858 * (_S2927.k_3 + _S2973);
    var _S3018 : vec3<f32> = _S2927.wo_3 + _S3004 + _S2975 + vec3<f32>(0.0f, 0.0f, _S3008);
    var _S3019 : vec2<f32> = _S2927.coat_alpha_4 + _S3007 + _S3014 + _S2971;
    var _S3020 : vec2<f32> = _S2927.alpha_7 + _S3016 + _S2972;
    (*_S2845) = _S2856 * (_S2927.eta_18 + _S2974);
    (*_S2846) = _S3017;
    (*_S2847) = _S3020;
    (*_S2848) = _S3019;
    (*_S2849) = _S3018;
    return;
}

fn s_bwdProp_coated_conductor_sample_0( _S3021 : s_bwdCallableCtx_coated_conductor_sample_0,  _S3022 : ptr<function, vec3<f32>>,  _S3023 : ptr<function, vec3<f32>>,  _S3024 : ptr<function, vec2<f32>>,  _S3025 : ptr<function, vec2<f32>>,  _S3026 : ptr<function, vec3<f32>>,  _S3027 : ptr<function, vec2<f32>>,  _S3028 : BsdfSample_Differential_0)
{
    var _S3029 : vec3<f32> = vec3<f32>(0.0f);
    var _S3030 : s_paramCtx_s_bwdCallableCtx_coated_mirror_weight_0 = s_paramCtx_s_bwdCallableCtx_coated_mirror_weight_0( _S3029, _S3029, _S3029 );
    var _S3031 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S3032 : s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0 = s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0( 0.0f, 0.0f, _S3031, u32(0) );
    var _S3033 : vec2<f32> = vec2<f32>(0.0f);
    var _S3034 : s_paramCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_paramCtx_s_bwdCallableCtx_coated_conductor_layers_0( _S3029, _S3029, _S3033, _S3033, u32(0), _S3029 );
    var _S3035 : LobeTable_0 = LobeTable_0( _S3033, _S3033, _S3033, _S3033 );
    var _S3036 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S3031, _S3029 );
    var _S3037 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S3035, 0.0f, _S3036, _S3035 );
    var _S3038 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0( 0.0f, 0.0f );
    var _S3039 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S3033 );
    var _S3040 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0( _S3033, _S3029, _S3033 );
    var _S3041 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S3029, _S3029 );
    var _S3042 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0 = s_paramCtx_s_bwdCallableCtx_diffuse_sample_0( _S3029, _S3033 );
    var _S3043 : Refraction_0 = Refraction_0( _S3029, false );
    var _S3044 : CoatedConductor_0 = CoatedConductor_0( _S3029, _S3029, _S3033, _S3033, _S3033, _S3033, _S3033, 0.0f, 0.0f, 0.0f, _S3029, _S3043, _S3033, _S3033, 0.0f, u32(0), false );
    var _S3045 : s_paramCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_paramCtx_s_bwdCallableCtx_coated_conductor_value_0( _S3044, _S3029 );
    var _S3046 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S3036, _S3035, u32(0) );
    var side_8 : f32;
    if((_S3021.value0_158.value5_8.z) < 0.0f)
    {
        side_8 = -1.0f;
    }
    else
    {
        side_8 = 1.0f;
    }
    var _S3047 : vec3<f32> = vec3<f32>(side_8);
    var wo_4 : vec3<f32> = _S3021.value0_158.value5_8 * vec3<f32>(side_8);
    var _S3048 : bool;
    if(is_smooth_0(_S3021.value0_158.value2_27))
    {
        _S3048 = is_smooth_0(_S3021.value0_158.value3_20);
    }
    else
    {
        _S3048 = false;
    }
    var _S3049 : f32;
    var _S3050 : f32;
    var _S3051 : f32;
    var _S3052 : f32;
    var _S3053 : f32;
    var _S3054 : f32;
    var _S3055 : bool;
    var _S3056 : bool;
    var _S3057 : bool;
    var _S3058 : bool;
    var _S3059 : bool;
    var _S3060 : bool;
    var wi_4 : vec3<f32>;
    var _S3061 : vec3<f32>;
    var _S3062 : s_bwdCallableCtx_sqrt_0;
    var _S3063 : s_bwdCallableCtx_mirrored_0;
    var _S3064 : s_bwdCallableCtx_mirrored_0;
    var _S3065 : s_bwdCallableCtx_ggx_sample_visible_0;
    var _S3066 : s_bwdCallableCtx_ggx_sample_visible_0;
    var _S3067 : s_bwdCallableCtx_ggx_widths_0;
    var _S3068 : s_bwdCallableCtx_ggx_widths_0;
    var _S3069 : s_bwdCallableCtx_diffuse_sample_0;
    var _S3070 : s_bwdCallableCtx_coated_conductor_value_0;
    var _S3071 : s_bwdCallableCtx_fresnel_dielectric_0;
    var _S3072 : s_bwdCallableCtx_coated_mirror_weight_0;
    var _S3073 : s_bwdCallableCtx_coated_conductor_layers_0;
    if(_S3048)
    {
        var _S3074 : s_paramCtx_s_bwdCallableCtx_coated_mirror_weight_0;
        _S3074.value0_185 = _S3021.value0_158.value0_154;
        _S3074.value1_71 = _S3021.value0_158.value1_60;
        _S3074.value3_21 = wo_4;
        _S3072.value0_189 = _S3074;
        _S3072.value1_75 = _S3021.value1_62.value0_52;
        _S3055 = false;
        side_8 = 0.0f;
        _S3049 = 0.0f;
        _S3050 = 0.0f;
        _S3071.value0_183 = _S3038;
        _S3056 = false;
        wi_4 = _S3029;
        _S3061 = _S3029;
        _S3051 = 0.0f;
        _S3070.value0_188 = _S3045;
        _S3070.value1_74 = _S3046;
        _S3057 = false;
        _S3063.value0_176 = _S3041;
        _S3065.value0_177 = _S3040;
        _S3067.value0_178 = _S3039;
        _S3058 = false;
        _S3059 = false;
        _S3060 = false;
        _S3062._S35 = 0.0f;
        _S3052 = 0.0f;
        _S3053 = 0.0f;
        _S3054 = 0.0f;
        _S3064.value0_176 = _S3041;
        _S3066.value0_177 = _S3040;
        _S3068.value0_178 = _S3039;
        _S3069.value0_162 = _S3042;
        _S3073.value0_190 = _S3034;
        _S3073.value1_76 = _S3037;
    }
    else
    {
        var _S3075 : s_paramCtx_s_bwdCallableCtx_coated_conductor_layers_0;
        _S3075.value0_186 = _S3021.value0_158.value0_154;
        _S3075.value1_72 = _S3021.value0_158.value1_60;
        _S3075.value2_32 = _S3021.value0_158.value2_27;
        _S3075.value3_22 = _S3021.value0_158.value3_20;
        _S3075.value4_15 = _S3021.value0_158.value4_14;
        _S3075.value5_9 = wo_4;
        var _S3076 : s_paramCtx_s_bwdCallableCtx_coated_conductor_layers_0 = _S3075;
        var _S3077 : f32 = _S3021.value1_62.value1_19.shares_0.x;
        var _S3078 : bool = (_S3021.value0_158.value7_0) < _S3077;
        if(_S3078)
        {
            _S3055 = _S3021.value1_62.value1_19.coat_smooth_0;
        }
        else
        {
            _S3055 = false;
        }
        if(_S3055)
        {
            var _S3079 : f32 = wo_4.z;
            var _S3080 : Tuple_48 = s_apply_fresnel_dielectric_0(_S3079, _S3021.value1_62.value1_19.n_14);
            var _S3081 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
            _S3081.value0_182 = _S3079;
            _S3081.value1_70 = _S3021.value1_62.value1_19.n_14;
            side_8 = _S3077 * _S3077;
            _S3049 = _S3080.value0_89;
            _S3071.value0_183 = _S3081;
            _S3056 = false;
            wi_4 = _S3029;
            _S3061 = _S3029;
            _S3050 = 0.0f;
            _S3070.value0_188 = _S3045;
            _S3070.value1_74 = _S3046;
            _S3063.value0_176 = _S3041;
            _S3065.value0_177 = _S3040;
            _S3067.value0_178 = _S3039;
            _S3057 = false;
            _S3058 = false;
            _S3059 = false;
            _S3062._S35 = 0.0f;
            _S3051 = 0.0f;
            _S3052 = 0.0f;
            _S3053 = 0.0f;
            _S3064.value0_176 = _S3041;
            _S3066.value0_177 = _S3040;
            _S3068.value0_178 = _S3039;
            _S3069.value0_162 = _S3042;
        }
        else
        {
            var _S3082 : vec3<f32> = vec3<f32>(0.0f);
            if(_S3078)
            {
                var _S3083 : Tuple_42 = s_apply_ggx_widths_0(_S3021.value0_158.value3_20);
                var _S3084 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
                _S3084.value0_168 = _S3021.value0_158.value3_20;
                var _S3085 : Tuple_73 = s_apply_ggx_sample_visible_0(_S3083.value0_83, wo_4, _S3021.value0_158.value6_0);
                var _S3086 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
                _S3086.value0_169 = _S3083.value0_83;
                _S3086.value1_64 = wo_4;
                _S3086.value2_29 = _S3021.value0_158.value6_0;
                var _S3087 : Tuple_74 = s_apply_mirrored_0(wo_4, _S3085.value0_114);
                var _S3088 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
                _S3088.value0_170 = wo_4;
                _S3088.value1_65 = _S3085.value0_114;
                wi_4 = _S3087.value0_115;
                _S3063.value0_176 = _S3088;
                _S3065.value0_177 = _S3086;
                _S3067.value0_178 = _S3084;
                _S3056 = false;
                _S3057 = false;
                _S3058 = false;
                _S3062._S35 = 0.0f;
                side_8 = 0.0f;
                _S3049 = 0.0f;
                _S3050 = 0.0f;
                _S3064.value0_176 = _S3041;
                _S3066.value0_177 = _S3040;
                _S3068.value0_178 = _S3039;
                _S3069.value0_162 = _S3042;
            }
            else
            {
                var _S3089 : bool = (_S3021.value0_158.value7_0) < (_S3077 + _S3021.value1_62.value1_19.shares_0.y);
                if(_S3089)
                {
                    if(_S3021.value1_62.value1_19.wo_below_0.valid_2)
                    {
                        var _S3090 : Tuple_42 = s_apply_ggx_widths_0(_S3021.value1_62.value1_19.once_0);
                        var _S3091 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
                        _S3091.value0_168 = _S3021.value1_62.value1_19.once_0;
                        var _S3092 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = _S3091;
                        var _S3093 : Tuple_73 = s_apply_ggx_sample_visible_0(_S3090.value0_83, _S3021.value1_62.value1_19.wo_below_0.direction_17, _S3021.value0_158.value6_0);
                        var _S3094 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
                        _S3094.value0_169 = _S3090.value0_83;
                        _S3094.value1_64 = _S3021.value1_62.value1_19.wo_below_0.direction_17;
                        _S3094.value2_29 = _S3021.value0_158.value6_0;
                        var _S3095 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = _S3094;
                        var _S3096 : Tuple_74 = s_apply_mirrored_0(_S3021.value1_62.value1_19.wo_below_0.direction_17, _S3093.value0_114);
                        var _S3097 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
                        _S3097.value0_170 = _S3021.value1_62.value1_19.wo_below_0.direction_17;
                        _S3097.value1_65 = _S3093.value0_114;
                        var _S3098 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S3097;
                        var x_37 : f32 = _S3096.value0_115.x * _S3021.value1_62.value1_19.n_14;
                        var y_22 : f32 = _S3096.value0_115.y * _S3021.value1_62.value1_19.n_14;
                        var squared_3 : f32 = 1.0f - x_37 * x_37 - y_22 * y_22;
                        if((_S3096.value0_115.z) > 0.0f)
                        {
                            _S3056 = squared_3 > 0.0f;
                        }
                        else
                        {
                            _S3056 = false;
                        }
                        if(_S3056)
                        {
                            var _S3099 : Tuple_4 = s_apply_sqrt_0(squared_3);
                            var _S3100 : s_bwdCallableCtx_sqrt_0;
                            _S3100._S35 = squared_3;
                            wi_4 = vec3<f32>(x_37, y_22, _S3099.value0_4);
                            _S3062 = _S3100;
                        }
                        else
                        {
                            wi_4 = _S3082;
                            _S3062._S35 = 0.0f;
                        }
                        side_8 = y_22;
                        _S3049 = x_37;
                        _S3050 = _S3021.value1_62.value1_19.n_14;
                        _S3063.value0_176 = _S3098;
                        _S3065.value0_177 = _S3095;
                        _S3067.value0_178 = _S3092;
                    }
                    else
                    {
                        wi_4 = _S3082;
                        _S3056 = false;
                        _S3062._S35 = 0.0f;
                        side_8 = 0.0f;
                        _S3049 = 0.0f;
                        _S3050 = 0.0f;
                        _S3063.value0_176 = _S3041;
                        _S3065.value0_177 = _S3040;
                        _S3067.value0_178 = _S3039;
                    }
                    var _S3101 : bool = _S3056;
                    _S3056 = _S3021.value1_62.value1_19.wo_below_0.valid_2;
                    _S3057 = _S3101;
                    _S3069.value0_162 = _S3042;
                }
                else
                {
                    var _S3102 : Tuple_71 = s_apply_diffuse_sample_0(_S3021.value0_158.value0_154, wo_4, _S3021.value0_158.value6_0);
                    var _S3103 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0;
                    _S3103.value0_147 = wo_4;
                    _S3103.value1_53 = _S3021.value0_158.value6_0;
                    wi_4 = _S3102.value0_112.wi_0;
                    _S3056 = false;
                    _S3057 = false;
                    _S3062._S35 = 0.0f;
                    side_8 = 0.0f;
                    _S3049 = 0.0f;
                    _S3050 = 0.0f;
                    _S3063.value0_176 = _S3041;
                    _S3065.value0_177 = _S3040;
                    _S3067.value0_178 = _S3039;
                    _S3069.value0_162 = _S3103;
                }
                var _S3104 : bool = _S3056;
                var _S3105 : bool = _S3057;
                var _S3106 : s_bwdCallableCtx_mirrored_0 = _S3063;
                var _S3107 : s_bwdCallableCtx_ggx_sample_visible_0 = _S3065;
                var _S3108 : s_bwdCallableCtx_ggx_widths_0 = _S3067;
                _S3063.value0_176 = _S3041;
                _S3065.value0_177 = _S3040;
                _S3067.value0_178 = _S3039;
                _S3056 = _S3089;
                _S3057 = _S3104;
                _S3058 = _S3105;
                _S3064 = _S3106;
                _S3066 = _S3107;
                _S3068 = _S3108;
            }
            var _S3109 : bool = (wi_4.z) > 0.0f;
            if(_S3109)
            {
                var _S3110 : s_paramCtx_s_bwdCallableCtx_coated_conductor_value_0;
                _S3110.value0_187 = _S3021.value1_62.value1_19;
                _S3110.value1_73 = wi_4;
                var _S3111 : vec3<f32> = vec3<f32>((1.0f / _S3021.value1_62.value3_9.pdf_5));
                var _S3112 : f32 = _S3021.value1_62.value3_9.pdf_5 * _S3021.value1_62.value3_9.pdf_5;
                wi_4 = _S3021.value1_62.value3_9.f_cos_0;
                _S3061 = _S3111;
                _S3051 = _S3112;
                _S3070.value0_188 = _S3110;
                _S3070.value1_74 = _S3021.value1_62.value4_5;
            }
            else
            {
                wi_4 = _S3029;
                _S3061 = _S3029;
                _S3051 = 0.0f;
                _S3070.value0_188 = _S3045;
                _S3070.value1_74 = _S3046;
            }
            var _S3113 : bool = _S3056;
            var _S3114 : bool = _S3057;
            var _S3115 : bool = _S3058;
            var _S3116 : f32 = side_8;
            var _S3117 : f32 = _S3049;
            var _S3118 : f32 = _S3050;
            side_8 = 0.0f;
            _S3049 = 0.0f;
            _S3071.value0_183 = _S3038;
            _S3056 = _S3109;
            _S3050 = _S3051;
            _S3057 = _S3113;
            _S3058 = _S3114;
            _S3059 = _S3115;
            _S3051 = _S3116;
            _S3052 = _S3117;
            _S3053 = _S3118;
        }
        var _S3119 : f32 = _S3050;
        var _S3120 : bool = _S3057;
        var _S3121 : bool = _S3058;
        var _S3122 : bool = _S3059;
        var _S3123 : f32 = _S3051;
        var _S3124 : f32 = _S3052;
        var _S3125 : f32 = _S3053;
        _S3072.value0_189 = _S3030;
        _S3072.value1_75 = _S3032;
        _S3050 = _S3077;
        _S3051 = _S3119;
        _S3057 = _S3078;
        _S3058 = _S3120;
        _S3059 = _S3121;
        _S3060 = _S3122;
        _S3052 = _S3123;
        _S3053 = _S3124;
        _S3054 = _S3125;
        _S3073.value0_190 = _S3076;
        _S3073.value1_76 = _S3021.value1_62.value2_14;
    }
    var _S3126 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
    var _S3127 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dzero_0();
    var _S3128 : vec3<f32>;
    var _S3129 : vec2<f32>;
    var _S3130 : vec2<f32>;
    var _S3131 : vec2<f32>;
    if(_S3048)
    {
        var _S3132 : vec3<f32> = _S3029;
        var _S3133 : vec3<f32> = _S3029;
        var _S3134 : vec3<f32> = _S3029;
        s_bwdProp_coated_mirror_weight_0(_S3072, &(_S3132), &(_S3133), &(_S3134), _S3028.weight_9);
        var _S3135 : vec3<f32> = _S3047 * _S3028.wi_3;
        wi_4 = _S3134 + vec3<f32>(- _S3135[i32(0)], - _S3135[i32(1)], _S3135[i32(2)]);
        _S3061 = _S3132;
        _S3128 = _S3133;
        _S3129 = _S3033;
        _S3130 = _S3033;
        _S3131 = _S3033;
    }
    else
    {
        var _S3136 : CoatedConductor_Differential_0;
        if(_S3055)
        {
            var _S3137 : f32 = (_S3028.weight_9[i32(0)] + _S3028.weight_9[i32(1)] + _S3028.weight_9[i32(2)]) / side_8;
            var _S3138 : f32 = _S3049 * - _S3137;
            var _S3139 : f32 = _S3050 * _S3137;
            var _S3140 : f32 = 0.0f;
            s_bwdProp_fresnel_dielectric_0(_S3071, &(_S3140), _S3139);
            var _S3141 : vec3<f32> = _S3047 * _S3028.wi_3;
            var _S3142 : vec3<f32> = vec3<f32>(- _S3141[i32(0)], - _S3141[i32(1)], _S3140 + _S3141[i32(2)]);
            side_8 = _S3138;
            _S3136 = _S3127;
            wi_4 = _S3029;
            _S3129 = _S3033;
            _S3061 = _S3142;
            _S3130 = _S3033;
        }
        else
        {
            if(_S3056)
            {
                var _S3143 : vec3<f32> = wi_4 * _S3028.weight_9;
                var _S3144 : vec3<f32> = _S3061 * _S3028.weight_9;
                var _S3145 : f32 = _S3028.pdf_11 + - ((_S3143[i32(0)] + _S3143[i32(1)] + _S3143[i32(2)]) / _S3051);
                var _S3146 : vec3<f32> = _S3047 * _S3028.wi_3;
                var _S3147 : BsdfValue_0 = BsdfValue_x24_syn_dzero_0();
                _S3147.pdf_5 = _S3145;
                _S3147.f_cos_0 = _S3144;
                var _S3148 : Refraction_Differential_0 = Refraction_Differential_0( _S3029 );
                var _S3149 : CoatedConductor_Differential_0;
                _S3149.eta_18 = _S3029;
                _S3149.k_3 = _S3029;
                _S3149.coat_alpha_4 = _S3033;
                _S3149.alpha_7 = _S3033;
                _S3149.once_4 = _S3033;
                _S3149.more_2 = _S3033;
                _S3149.turn_3 = _S3033;
                _S3149.metal_width_1 = 0.0f;
                _S3149.coat_width_1 = 0.0f;
                _S3149.again_1 = 0.0f;
                _S3149.wo_3 = _S3029;
                _S3149.wo_below_1 = _S3148;
                _S3149.factors_1 = _S3033;
                _S3149.shares_1 = _S3033;
                var _S3150 : vec3<f32> = _S3029;
                s_bwdProp_coated_conductor_value_0(_S3070, &(_S3149), &(_S3150), _S3147);
                var _S3151 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S3149, _S3127);
                wi_4 = _S3146 + _S3150;
                _S3136 = _S3151;
            }
            else
            {
                wi_4 = _S3029;
                _S3136 = _S3127;
            }
            if(_S3057)
            {
                var _S3152 : vec3<f32> = _S3029;
                var _S3153 : vec3<f32> = _S3029;
                s_bwdProp_mirrored_0(_S3063, &(_S3152), &(_S3153), wi_4);
                var _S3154 : vec2<f32> = _S3033;
                var _S3155 : vec3<f32> = _S3029;
                var _S3156 : vec2<f32> = _S3033;
                s_bwdProp_ggx_sample_visible_0(_S3065, &(_S3154), &(_S3155), &(_S3156), _S3153);
                var _S3157 : vec2<f32> = _S3033;
                s_bwdProp_ggx_widths_0(_S3067, &(_S3157), _S3154);
                var _S3158 : vec3<f32> = _S3152 + _S3155;
                wi_4 = _S3029;
                _S3129 = _S3157;
                _S3061 = _S3158;
                _S3130 = _S3156;
            }
            else
            {
                if(_S3058)
                {
                    var _S3159 : Refraction_Differential_0;
                    if(_S3059)
                    {
                        if(_S3060)
                        {
                            var _S3160 : f32 = 0.0f;
                            s_bwdProp_sqrt_0(_S3062, &(_S3160), wi_4[i32(2)]);
                            side_8 = _S3160;
                            _S3049 = wi_4[i32(1)];
                            _S3050 = wi_4[i32(0)];
                        }
                        else
                        {
                            side_8 = 0.0f;
                            _S3049 = 0.0f;
                            _S3050 = 0.0f;
                        }
                        var _S3161 : f32 = - side_8;
                        var _S3162 : f32 = _S3052 * _S3161;
                        var _S3163 : f32 = _S3053 * _S3161;
                        var _S3164 : vec3<f32> = vec3<f32>(_S3054 * (_S3163 + _S3163 + _S3050), _S3054 * (_S3162 + _S3162 + _S3049), 0.0f);
                        var _S3165 : vec3<f32> = _S3029;
                        var _S3166 : vec3<f32> = _S3029;
                        s_bwdProp_mirrored_0(_S3064, &(_S3165), &(_S3166), _S3164);
                        var _S3167 : vec2<f32> = _S3033;
                        var _S3168 : vec3<f32> = _S3029;
                        var _S3169 : vec2<f32> = _S3033;
                        s_bwdProp_ggx_sample_visible_0(_S3066, &(_S3167), &(_S3168), &(_S3169), _S3166);
                        var _S3170 : vec2<f32> = _S3033;
                        s_bwdProp_ggx_widths_0(_S3068, &(_S3170), _S3167);
                        var _S3171 : vec3<f32> = _S3165 + _S3168;
                        var _S3172 : CoatedConductor_Differential_0 = _S3127;
                        _S3172.once_4 = _S3170;
                        var _S3173 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S3136, _S3172);
                        var _S3174 : Refraction_Differential_0 = _S3126;
                        _S3174.direction_22 = _S3171;
                        _S3159 = Refraction_x24_syn_dadd_0(_S3126, _S3174);
                        _S3136 = _S3173;
                        _S3129 = _S3169;
                    }
                    else
                    {
                        _S3159 = _S3126;
                        _S3129 = _S3033;
                    }
                    var _S3175 : CoatedConductor_Differential_0 = _S3127;
                    _S3175.wo_below_1 = _S3159;
                    _S3136 = CoatedConductor_x24_syn_dadd_0(_S3136, _S3175);
                    wi_4 = _S3029;
                    _S3061 = _S3029;
                }
                else
                {
                    var _S3176 : BsdfSample_Differential_0 = BsdfSample_x24_syn_dzero_0();
                    _S3176.wi_3 = wi_4;
                    var _S3177 : vec3<f32> = _S3029;
                    var _S3178 : vec3<f32> = _S3029;
                    var _S3179 : vec2<f32> = _S3033;
                    s_bwdProp_diffuse_sample_0(_S3069, &(_S3177), &(_S3178), &(_S3179), _S3176);
                    wi_4 = _S3177;
                    _S3061 = _S3178;
                    _S3129 = _S3179;
                }
                var _S3180 : vec2<f32> = _S3129;
                _S3129 = _S3033;
                _S3130 = _S3180;
            }
            side_8 = 0.0f;
        }
        var _S3181 : vec2<f32> = vec2<f32>(side_8, 0.0f);
        var _S3182 : CoatedConductor_Differential_0 = _S3127;
        _S3182.shares_1 = _S3181;
        var _S3183 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S3136, _S3182);
        var _S3184 : vec3<f32> = _S3029;
        var _S3185 : vec3<f32> = _S3029;
        var _S3186 : vec2<f32> = _S3033;
        var _S3187 : vec2<f32> = _S3033;
        var _S3188 : vec3<f32> = _S3029;
        s_bwdProp_coated_conductor_layers_0(_S3073, &(_S3184), &(_S3185), &(_S3186), &(_S3187), &(_S3188), _S3183);
        var _S3189 : vec3<f32> = _S3184 + wi_4;
        var _S3190 : vec2<f32> = _S3187 + _S3129;
        var _S3191 : vec2<f32> = _S3130;
        wi_4 = _S3188 + _S3061;
        _S3061 = _S3189;
        _S3128 = _S3185;
        _S3129 = _S3186;
        _S3130 = _S3190;
        _S3131 = _S3191;
    }
    var _S3192 : vec3<f32> = _S3047 * wi_4;
    (*_S3022) = _S3061;
    (*_S3023) = _S3128;
    (*_S3024) = _S3129;
    (*_S3025) = _S3130;
    (*_S3026) = _S3192;
    (*_S3027) = _S3131;
    return;
}

fn BsdfSample_x24_syn_dadd_0( SLANG_anonymous_0_9 : BsdfSample_Differential_0,  SLANG_anonymous_1_9 : BsdfSample_Differential_0) -> BsdfSample_Differential_0
{
    var result_29 : BsdfSample_Differential_0;
    result_29.wi_3 = SLANG_anonymous_0_9.wi_3 + SLANG_anonymous_1_9.wi_3;
    result_29.weight_9 = SLANG_anonymous_0_9.weight_9 + SLANG_anonymous_1_9.weight_9;
    result_29.pdf_11 = SLANG_anonymous_0_9.pdf_11 + SLANG_anonymous_1_9.pdf_11;
    return result_29;
}

struct s_paramCtx_s_bwdCallableCtx_coated_diffuse_value_0
{
     value0_208 : CoatedDiffuse_0,
     value1_85 : vec3<f32>,
     value2_37 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_coated_diffuse_layers_0
{
     value0_209 : vec3<f32>,
     value1_86 : vec2<f32>,
     value3_24 : f32,
};

struct s_bwdCallableCtx_coated_diffuse_layers_0
{
     value0_210 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_layers_0,
     value1_87 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0,
};

struct s_bwdCallableCtx_coated_diffuse_value_0
{
     value0_211 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_value_0,
     value1_88 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0,
};

struct CoatedDiffuse_Differential_0
{
     base_1 : vec3<f32>,
     share_15 : f32,
     alpha_8 : vec2<f32>,
};

fn CoatedDiffuse_x24_syn_dzero_0() -> CoatedDiffuse_Differential_0
{
    var result_30 : CoatedDiffuse_Differential_0;
    result_30.base_1 = vec3<f32>(0.0f);
    result_30.share_15 = 0.0f;
    result_30.alpha_8 = vec2<f32>(0.0f);
    return result_30;
}

fn CoatedDiffuse_x24_syn_dadd_0( SLANG_anonymous_0_10 : CoatedDiffuse_Differential_0,  SLANG_anonymous_1_10 : CoatedDiffuse_Differential_0) -> CoatedDiffuse_Differential_0
{
    var result_31 : CoatedDiffuse_Differential_0;
    result_31.base_1 = SLANG_anonymous_0_10.base_1 + SLANG_anonymous_1_10.base_1;
    result_31.share_15 = SLANG_anonymous_0_10.share_15 + SLANG_anonymous_1_10.share_15;
    result_31.alpha_8 = SLANG_anonymous_0_10.alpha_8 + SLANG_anonymous_1_10.alpha_8;
    return result_31;
}

fn s_bwdProp_coated_diffuse_value_0( _S3193 : s_bwdCallableCtx_coated_diffuse_value_0,  _S3194 : ptr<function, CoatedDiffuse_Differential_0>,  _S3195 : ptr<function, vec3<f32>>,  _S3196 : ptr<function, vec3<f32>>,  _S3197 : BsdfValue_0)
{
    var _S3198 : vec3<f32> = vec3<f32>(0.0f);
    var _S3199 : s_paramCtx_s_bwdCallableCtx_unit_vector_0 = s_paramCtx_s_bwdCallableCtx_unit_vector_0( _S3198 );
    var _S3200 : vec2<f32> = vec2<f32>(0.0f);
    var _S3201 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S3200 );
    var _S3202 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S3200, _S3198 );
    var _S3203 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S3200, _S3198 );
    var _S3204 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0( 0.0f, 0.0f );
    var _S3205 : f32 = _S3193.value0_211.value2_37.z;
    var _S3206 : s_paramCtx_s_bwdCallableCtx_coat_crossing_0;
    _S3206.value1_80 = _S3205;
    _S3206.value2_33 = _S3193.value0_211.value0_208.alpha_2;
    var _S3207 : s_bwdCallableCtx_coat_crossing_0 = s_bwdCallableCtx_coat_crossing_0( _S3206, _S3193.value1_88.value1_10 );
    var _S3208 : vec3<f32> = vec3<f32>((_S3193.value1_88.value0_43 * _S3205));
    var _S3209 : f32 = 1.0f - _S3193.value0_211.value0_208.share_8;
    var _S3210 : f32 = _S3205 * 0.31830990314483643f;
    var _S3211 : bool = !_S3193.value0_211.value0_208.smooth_1;
    var _S3212 : f32;
    var _S3213 : f32;
    var _S3214 : f32;
    var _S3215 : f32;
    var _S3216 : f32;
    var _S3217 : f32;
    var _S3218 : f32;
    var _S3219 : f32;
    var _S3220 : f32;
    var _S3221 : f32;
    var _S3222 : f32;
    var _S3223 : s_bwdCallableCtx_ggx_lambda_0;
    var _S3224 : s_bwdCallableCtx_ggx_lambda_0;
    var _S3225 : s_bwdCallableCtx_fresnel_dielectric_0;
    var _S3226 : s_bwdCallableCtx_dot_0;
    var _S3227 : s_bwdCallableCtx_ggx_density_0;
    var _S3228 : s_bwdCallableCtx_ggx_widths_0;
    var _S3229 : s_bwdCallableCtx_unit_vector_0;
    if(_S3211)
    {
        var _S3230 : vec3<f32> = _S3193.value0_211.value1_85 + _S3193.value0_211.value2_37;
        var _S3231 : Tuple_7 = s_apply_unit_vector_0(_S3230);
        var _S3232 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
        _S3232.value0_15 = _S3230;
        var _S3233 : Tuple_42 = s_apply_ggx_widths_0(_S3193.value0_211.value0_208.alpha_2);
        var _S3234 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
        _S3234.value0_168 = _S3193.value0_211.value0_208.alpha_2;
        var _S3235 : Tuple_43 = s_apply_ggx_lambda_0(_S3233.value0_83, _S3193.value0_211.value1_85);
        var _S3236 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S3236.value0_171 = _S3233.value0_83;
        _S3236.value1_66 = _S3193.value0_211.value1_85;
        var masking_5 : f32 = 1.0f + _S3235.value0_84;
        var _S3237 : Tuple_44 = s_apply_ggx_density_0(_S3233.value0_83, _S3231.value0_9);
        var _S3238 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
        _S3238.value0_172 = _S3233.value0_83;
        _S3238.value1_67 = _S3231.value0_9;
        var _S3239 : f32 = 4.0f * _S3193.value0_211.value1_85.z;
        var common_6 : f32 = _S3237.value0_85 / _S3239;
        var _S3240 : f32 = _S3239 * _S3239;
        var _S3241 : Tuple_5 = s_apply_dot_0(_S3193.value0_211.value1_85, _S3231.value0_9);
        var _S3242 : s_bwdCallableCtx_dot_0;
        _S3242._S39 = _S3193.value0_211.value1_85;
        _S3242._S40 = _S3231.value0_9;
        var _S3243 : Tuple_48 = s_apply_fresnel_dielectric_0(_S3241.value0_5, _S3193.value1_88.value2_7);
        var _S3244 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
        _S3244.value0_182 = _S3241.value0_5;
        _S3244.value1_70 = _S3193.value1_88.value2_7;
        var _S3245 : f32 = _S3243.value0_89 * common_6;
        var _S3246 : Tuple_43 = s_apply_ggx_lambda_0(_S3233.value0_83, _S3193.value0_211.value2_37);
        var _S3247 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S3247.value0_171 = _S3233.value0_83;
        _S3247.value1_66 = _S3193.value0_211.value2_37;
        var _S3248 : f32 = masking_5 + _S3246.value0_84;
        var _S3249 : f32 = _S3248 * _S3248;
        var _S3250 : f32 = _S3193.value0_211.value0_208.share_8 * common_6;
        _S3212 = masking_5 * masking_5;
        _S3213 = _S3250;
        _S3214 = masking_5;
        _S3215 = common_6;
        _S3216 = _S3249;
        _S3217 = _S3245;
        _S3218 = _S3248;
        _S3223.value0_174 = _S3247;
        _S3219 = _S3243.value0_89;
        _S3225.value0_183 = _S3244;
        _S3226 = _S3242;
        _S3220 = _S3240;
        _S3221 = _S3237.value0_85;
        _S3222 = _S3239;
        _S3227.value0_173 = _S3238;
        _S3224.value0_174 = _S3236;
        _S3228.value0_178 = _S3234;
        _S3229.value0_18 = _S3232;
    }
    else
    {
        _S3212 = 0.0f;
        _S3213 = 0.0f;
        _S3214 = 0.0f;
        _S3215 = 0.0f;
        _S3216 = 0.0f;
        _S3217 = 0.0f;
        _S3218 = 0.0f;
        _S3223.value0_174 = _S3202;
        _S3219 = 0.0f;
        _S3225.value0_183 = _S3204;
        _S3226._S39 = _S3198;
        _S3226._S40 = _S3198;
        _S3220 = 0.0f;
        _S3221 = 0.0f;
        _S3222 = 0.0f;
        _S3227.value0_173 = _S3203;
        _S3224.value0_174 = _S3202;
        _S3228.value0_178 = _S3201;
        _S3229.value0_18 = _S3199;
    }
    var _S3251 : CoatedDiffuse_Differential_0 = CoatedDiffuse_x24_syn_dzero_0();
    var _S3252 : BsdfValue_0 = BsdfValue_x24_syn_dzero_0();
    var _S3253 : BsdfValue_0;
    var _S3254 : vec3<f32>;
    var _S3255 : vec3<f32>;
    var _S3256 : vec3<f32>;
    var _S3257 : vec2<f32>;
    if(_S3211)
    {
        var _S3258 : f32 = _S3197.pdf_5 / _S3212;
        var _S3259 : f32 = _S3213 * - _S3258;
        var _S3260 : f32 = _S3214 * _S3258;
        var _S3261 : f32 = _S3193.value0_211.value0_208.share_8 * _S3260;
        var _S3262 : f32 = _S3215 * _S3260;
        var _S3263 : f32 = (_S3197.f_cos_0[i32(0)] + _S3197.f_cos_0[i32(1)] + _S3197.f_cos_0[i32(2)]) / _S3216;
        var _S3264 : f32 = _S3217 * - _S3263;
        var _S3265 : f32 = _S3218 * _S3263;
        var _S3266 : vec2<f32> = _S3200;
        var _S3267 : vec3<f32> = _S3198;
        s_bwdProp_ggx_lambda_0(_S3223, &(_S3266), &(_S3267), _S3264);
        var _S3268 : f32 = _S3219 * _S3265;
        var _S3269 : f32 = _S3215 * _S3265;
        var _S3270 : f32 = 0.0f;
        s_bwdProp_fresnel_dielectric_0(_S3225, &(_S3270), _S3269);
        var _S3271 : vec3<f32> = _S3198;
        var _S3272 : vec3<f32> = _S3198;
        s_bwdProp_dot_0(_S3226, &(_S3271), &(_S3272), _S3270);
        var _S3273 : f32 = (_S3261 + _S3268) / _S3220;
        var _S3274 : f32 = _S3222 * _S3273;
        var _S3275 : f32 = 4.0f * (_S3221 * - _S3273);
        var _S3276 : vec2<f32> = _S3200;
        var _S3277 : vec3<f32> = _S3198;
        s_bwdProp_ggx_density_0(_S3227, &(_S3276), &(_S3277), _S3274);
        var _S3278 : f32 = _S3259 + _S3264;
        var _S3279 : vec2<f32> = _S3200;
        var _S3280 : vec3<f32> = _S3198;
        s_bwdProp_ggx_lambda_0(_S3224, &(_S3279), &(_S3280), _S3278);
        var _S3281 : vec2<f32> = _S3266 + _S3276 + _S3279;
        var _S3282 : vec2<f32> = _S3200;
        s_bwdProp_ggx_widths_0(_S3228, &(_S3282), _S3281);
        var _S3283 : vec3<f32> = _S3272 + _S3277;
        var _S3284 : vec3<f32> = _S3198;
        s_bwdProp_unit_vector_0(_S3229, &(_S3284), _S3283);
        var _S3285 : vec3<f32> = _S3271 + _S3280 + _S3284 + vec3<f32>(0.0f, 0.0f, _S3275);
        var _S3286 : vec3<f32> = _S3267 + _S3284;
        _S3253 = _S3252;
        _S3212 = _S3197.pdf_5;
        _S3213 = _S3262;
        _S3254 = _S3197.f_cos_0;
        _S3257 = _S3282;
        _S3255 = _S3286;
        _S3256 = _S3285;
    }
    else
    {
        _S3253 = BsdfValue_x24_syn_dadd_0(_S3197, _S3252);
        _S3212 = 0.0f;
        _S3213 = 0.0f;
        _S3254 = _S3198;
        _S3257 = _S3200;
        _S3255 = _S3198;
        _S3256 = _S3198;
    }
    var _S3287 : f32 = _S3253.pdf_5 + _S3212;
    var _S3288 : f32 = 0.31830990314483643f * (_S3209 * _S3287);
    var _S3289 : f32 = - (_S3210 * _S3287) + _S3213;
    var _S3290 : vec3<f32> = _S3253.f_cos_0 + _S3254;
    var _S3291 : vec3<f32> = _S3193.value0_211.value0_208.base_0 * _S3290;
    var _S3292 : vec3<f32> = _S3208 * _S3290;
    var _S3293 : f32 = _S3291[i32(0)] + _S3291[i32(1)] + _S3291[i32(2)];
    var _S3294 : f32 = _S3193.value1_88.value0_43 * _S3293;
    var _S3295 : f32 = _S3205 * _S3293;
    var _S3296 : f32 = 0.0f;
    var _S3297 : vec2<f32> = _S3200;
    s_bwdProp_coat_crossing_0(_S3207, &(_S3296), &(_S3297), _S3295);
    var _S3298 : vec2<f32> = _S3297 + _S3257;
    var _S3299 : f32 = _S3288 + _S3294 + _S3296;
    var _S3300 : CoatedDiffuse_Differential_0 = _S3251;
    _S3300.share_15 = _S3289;
    _S3300.alpha_8 = _S3298;
    _S3300.base_1 = _S3292;
    var _S3301 : vec3<f32> = _S3255 + vec3<f32>(0.0f, 0.0f, _S3299);
    (*_S3194) = CoatedDiffuse_x24_syn_dadd_0(_S3251, _S3300);
    (*_S3195) = _S3256;
    (*_S3196) = _S3301;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_coat_internal_0
{
     value0_212 : vec2<f32>,
};

struct s_bwdCallableCtx_coat_internal_0
{
     value0_213 : s_paramCtx_s_bwdCallableCtx_coat_internal_0,
     value1_89 : s_minCtx_s_bwdCallableCtx_coat_internal_0,
};

fn s_bwdProp_coat_internal_0( _S3302 : s_bwdCallableCtx_coat_internal_0,  _S3303 : ptr<function, vec2<f32>>,  _S3304 : f32)
{
    var _S3305 : s_paramCtx_s_bwdCallableCtx_mean_width_0;
    _S3305.value0_204 = _S3302.value0_213.value0_212;
    var _S3306 : s_bwdCallableCtx_mean_width_0 = s_bwdCallableCtx_mean_width_0( _S3305 );
    var _S3307 : f32 = _S3302.value1_89.value0_41.y * _S3304;
    var _S3308 : vec2<f32> = vec2<f32>(0.0f);
    s_bwdProp_mean_width_0(_S3306, &(_S3308), _S3307);
    (*_S3303) = _S3308;
    return;
}

fn s_bwdProp_coated_diffuse_layers_0( _S3309 : s_bwdCallableCtx_coated_diffuse_layers_0,  _S3310 : ptr<function, vec3<f32>>,  _S3311 : ptr<function, vec2<f32>>,  _S3312 : ptr<function, f32>,  _S3313 : CoatedDiffuse_Differential_0)
{
    var _S3314 : s_paramCtx_s_bwdCallableCtx_coat_crossing_0;
    _S3314.value1_80 = _S3309.value0_210.value3_24;
    _S3314.value2_33 = _S3309.value0_210.value1_86;
    var _S3315 : s_bwdCallableCtx_coat_crossing_0 = s_bwdCallableCtx_coat_crossing_0( _S3314, _S3309.value1_87.value1_9 );
    var _S3316 : vec3<f32> = vec3<f32>(_S3309.value1_87.value2_6);
    var _S3317 : s_paramCtx_s_bwdCallableCtx_coat_internal_0;
    _S3317.value0_212 = _S3309.value0_210.value1_86;
    var _S3318 : s_bwdCallableCtx_coat_internal_0 = s_bwdCallableCtx_coat_internal_0( _S3317, _S3309.value1_87.value3_4 );
    var _S3319 : vec3<f32> = _S3309.value0_210.value0_209 * _S3316;
    var _S3320 : Tuple_58 = s_apply_power_sums_0(_S3319, _S3309.value1_87.value4_2);
    var _S3321 : s_paramCtx_s_bwdCallableCtx_power_sums_0;
    _S3321.value0_192 = _S3319;
    _S3321.value1_77 = _S3309.value1_87.value4_2;
    var _S3322 : s_bwdCallableCtx_power_sums_0 = s_bwdCallableCtx_power_sums_0( _S3321 );
    var albedo_3 : vec3<f32> = _S3309.value0_210.value0_209 * _S3320.value0_99;
    var mean_2 : f32 = (albedo_3.x + albedo_3.y + albedo_3.z) * 0.3333333432674408f;
    var _S3323 : f32 = _S3309.value1_87.value0_42 * mean_2;
    var _S3324 : f32 = 1.0f - _S3309.value1_87.value2_6;
    var of_base_1 : f32 = _S3323 * _S3324;
    var reflected_6 : f32 = 1.0f - _S3309.value1_87.value0_42;
    var _S3325 : bool = of_base_1 > 0.0f;
    var _S3326 : f32;
    var _S3327 : f32;
    if(_S3325)
    {
        var _S3328 : f32 = reflected_6 + of_base_1;
        _S3326 = _S3328 * _S3328;
        _S3327 = _S3328;
    }
    else
    {
        _S3326 = 0.0f;
        _S3327 = 0.0f;
    }
    var _S3329 : f32 = _S3309.value1_87.value5_1;
    var scale_11 : f32 = 0.31830990314483643f / (_S3329 * _S3329);
    var _S3330 : vec3<f32> = vec3<f32>((_S3309.value1_87.value0_42 * scale_11));
    var _S3331 : vec3<f32> = albedo_3 * _S3313.base_1;
    var _S3332 : vec3<f32> = _S3330 * _S3313.base_1;
    var _S3333 : f32 = scale_11 * (_S3331[i32(0)] + _S3331[i32(1)] + _S3331[i32(2)]);
    if(_S3325)
    {
        var _S3334 : f32 = _S3313.share_15 / _S3326;
        var _S3335 : f32 = reflected_6 * - _S3334;
        _S3326 = _S3327 * _S3334 + _S3335;
        _S3327 = _S3335;
    }
    else
    {
        _S3326 = 0.0f;
        _S3327 = 0.0f;
    }
    var _S3336 : f32 = - _S3326;
    var _S3337 : f32 = _S3324 * _S3327;
    var _S3338 : f32 = - (_S3323 * _S3327);
    var _S3339 : f32 = mean_2 * _S3337;
    var _S3340 : f32 = 0.3333333432674408f * (_S3309.value1_87.value0_42 * _S3337);
    var _S3341 : vec3<f32> = _S3332 + vec3<f32>(_S3340, _S3340, _S3340);
    var _S3342 : vec3<f32> = _S3309.value0_210.value0_209 * _S3341;
    var _S3343 : vec3<f32> = _S3320.value0_99 * _S3341;
    var _S3344 : vec3<f32> = vec3<f32>(0.0f);
    s_bwdProp_power_sums_0(_S3322, &(_S3344), _S3342);
    var _S3345 : vec3<f32> = _S3309.value0_210.value0_209 * _S3344;
    var _S3346 : vec3<f32> = _S3316 * _S3344;
    var _S3347 : f32 = _S3338 + (_S3345[i32(0)] + _S3345[i32(1)] + _S3345[i32(2)]);
    var _S3348 : vec2<f32> = vec2<f32>(0.0f);
    var _S3349 : vec2<f32> = _S3348;
    s_bwdProp_coat_internal_0(_S3318, &(_S3349), _S3347);
    var _S3350 : f32 = _S3336 + _S3339 + _S3333;
    var _S3351 : f32 = 0.0f;
    var _S3352 : vec2<f32> = _S3348;
    s_bwdProp_coat_crossing_0(_S3315, &(_S3351), &(_S3352), _S3350);
    var _S3353 : vec2<f32> = _S3349 + _S3352 + _S3313.alpha_8;
    (*_S3310) = _S3343 + _S3346;
    (*_S3311) = _S3353;
    (*_S3312) = _S3351;
    return;
}

fn s_bwdProp_coated_diffuse_sample_0( _S3354 : s_bwdCallableCtx_coated_diffuse_sample_0,  _S3355 : ptr<function, vec3<f32>>,  _S3356 : ptr<function, vec2<f32>>,  _S3357 : ptr<function, vec3<f32>>,  _S3358 : ptr<function, vec2<f32>>,  _S3359 : BsdfSample_Differential_0)
{
    var _S3360 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0( 0.0f, 0.0f );
    var _S3361 : vec2<f32> = vec2<f32>(0.0f);
    var _S3362 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S3361 );
    var _S3363 : vec3<f32> = vec3<f32>(0.0f);
    var _S3364 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0( _S3361, _S3363, _S3361 );
    var _S3365 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S3363, _S3363 );
    var _S3366 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0 = s_paramCtx_s_bwdCallableCtx_diffuse_sample_0( _S3363, _S3361 );
    var _S3367 : CoatedDiffuse_0 = CoatedDiffuse_0( _S3363, 0.0f, _S3361, u32(0), false );
    var _S3368 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_paramCtx_s_bwdCallableCtx_coated_diffuse_value_0( _S3367, _S3363, _S3363 );
    var _S3369 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S3370 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S3369, _S3363 );
    var _S3371 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S3370, 0.0f );
    var side_9 : f32;
    if((_S3354.value0_157.value3_19.z) < 0.0f)
    {
        side_9 = -1.0f;
    }
    else
    {
        side_9 = 1.0f;
    }
    var _S3372 : vec3<f32> = vec3<f32>(side_9);
    var wo_5 : vec3<f32> = _S3354.value0_157.value3_19 * vec3<f32>(side_9);
    var _S3373 : f32 = wo_5.z;
    var _S3374 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_layers_0;
    _S3374.value0_209 = _S3354.value0_157.value0_153;
    _S3374.value1_86 = _S3354.value0_157.value1_59;
    _S3374.value3_24 = _S3373;
    var _S3375 : s_bwdCallableCtx_coated_diffuse_layers_0 = s_bwdCallableCtx_coated_diffuse_layers_0( _S3374, _S3354.value1_61.value1_17 );
    var by_coat_4 : bool = (_S3354.value0_157.value5_7) < (_S3354.value1_61.value0_50.share_8);
    var _S3376 : bool;
    if(by_coat_4)
    {
        _S3376 = _S3354.value1_61.value0_50.smooth_1;
    }
    else
    {
        _S3376 = false;
    }
    var _S3377 : f32;
    var _S3378 : f32;
    var _S3379 : bool;
    var wi_5 : vec3<f32>;
    var _S3380 : vec3<f32>;
    var _S3381 : s_bwdCallableCtx_mirrored_0;
    var _S3382 : s_bwdCallableCtx_ggx_sample_visible_0;
    var _S3383 : s_bwdCallableCtx_ggx_widths_0;
    var _S3384 : s_bwdCallableCtx_diffuse_sample_0;
    var _S3385 : s_bwdCallableCtx_coated_diffuse_value_0;
    var _S3386 : s_bwdCallableCtx_fresnel_dielectric_0;
    if(_S3376)
    {
        var _S3387 : Tuple_48 = s_apply_fresnel_dielectric_0(_S3373, _S3354.value1_61.value2_12);
        var _S3388 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
        _S3388.value0_182 = _S3373;
        _S3388.value1_70 = _S3354.value1_61.value2_12;
        side_9 = _S3354.value1_61.value0_50.share_8 * _S3354.value1_61.value0_50.share_8;
        _S3377 = _S3387.value0_89;
        _S3386.value0_183 = _S3388;
        _S3379 = false;
        wi_5 = _S3363;
        _S3380 = _S3363;
        _S3378 = 0.0f;
        _S3385.value0_211 = _S3368;
        _S3385.value1_88 = _S3371;
        _S3381.value0_176 = _S3365;
        _S3382.value0_177 = _S3364;
        _S3383.value0_178 = _S3362;
        _S3384.value0_162 = _S3366;
    }
    else
    {
        if(by_coat_4)
        {
            var _S3389 : Tuple_42 = s_apply_ggx_widths_0(_S3354.value0_157.value1_59);
            var _S3390 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
            _S3390.value0_168 = _S3354.value0_157.value1_59;
            var _S3391 : Tuple_73 = s_apply_ggx_sample_visible_0(_S3389.value0_83, wo_5, _S3354.value0_157.value4_13);
            var _S3392 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
            _S3392.value0_169 = _S3389.value0_83;
            _S3392.value1_64 = wo_5;
            _S3392.value2_29 = _S3354.value0_157.value4_13;
            var _S3393 : Tuple_74 = s_apply_mirrored_0(wo_5, _S3391.value0_114);
            var _S3394 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
            _S3394.value0_170 = wo_5;
            _S3394.value1_65 = _S3391.value0_114;
            wi_5 = _S3393.value0_115;
            _S3381.value0_176 = _S3394;
            _S3382.value0_177 = _S3392;
            _S3383.value0_178 = _S3390;
            _S3384.value0_162 = _S3366;
        }
        else
        {
            var _S3395 : Tuple_71 = s_apply_diffuse_sample_0(_S3354.value0_157.value0_153, wo_5, _S3354.value0_157.value4_13);
            var _S3396 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0;
            _S3396.value0_147 = wo_5;
            _S3396.value1_53 = _S3354.value0_157.value4_13;
            wi_5 = _S3395.value0_112.wi_0;
            _S3381.value0_176 = _S3365;
            _S3382.value0_177 = _S3364;
            _S3383.value0_178 = _S3362;
            _S3384.value0_162 = _S3396;
        }
        var _S3397 : bool = (wi_5.z) > 0.0f;
        if(_S3397)
        {
            var _S3398 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_value_0;
            _S3398.value0_208 = _S3354.value1_61.value0_50;
            _S3398.value1_85 = wo_5;
            _S3398.value2_37 = wi_5;
            var _S3399 : vec3<f32> = vec3<f32>((1.0f / _S3354.value1_61.value3_7.pdf_5));
            var _S3400 : f32 = _S3354.value1_61.value3_7.pdf_5 * _S3354.value1_61.value3_7.pdf_5;
            wi_5 = _S3354.value1_61.value3_7.f_cos_0;
            _S3380 = _S3399;
            side_9 = _S3400;
            _S3385.value0_211 = _S3398;
            _S3385.value1_88 = _S3354.value1_61.value4_4;
        }
        else
        {
            wi_5 = _S3363;
            _S3380 = _S3363;
            side_9 = 0.0f;
            _S3385.value0_211 = _S3368;
            _S3385.value1_88 = _S3371;
        }
        var _S3401 : f32 = side_9;
        side_9 = 0.0f;
        _S3377 = 0.0f;
        _S3386.value0_183 = _S3360;
        _S3379 = _S3397;
        _S3378 = _S3401;
    }
    var _S3402 : CoatedDiffuse_Differential_0 = CoatedDiffuse_x24_syn_dzero_0();
    var _S3403 : CoatedDiffuse_Differential_0;
    var _S3404 : vec2<f32>;
    var _S3405 : vec2<f32>;
    if(_S3376)
    {
        var _S3406 : f32 = (_S3359.weight_9[i32(0)] + _S3359.weight_9[i32(1)] + _S3359.weight_9[i32(2)]) / side_9;
        var _S3407 : f32 = _S3377 * - _S3406;
        var _S3408 : f32 = _S3354.value1_61.value0_50.share_8 * _S3406;
        var _S3409 : f32 = 0.0f;
        s_bwdProp_fresnel_dielectric_0(_S3386, &(_S3409), _S3408);
        var _S3410 : vec3<f32> = _S3372 * _S3359.wi_3;
        var _S3411 : f32 = _S3409 + _S3410[i32(2)];
        var _S3412 : vec3<f32> = vec3<f32>(- _S3410[i32(0)], - _S3410[i32(1)], 0.0f);
        side_9 = _S3407;
        _S3403 = _S3402;
        _S3377 = _S3411;
        wi_5 = _S3412;
        _S3380 = _S3363;
        _S3404 = _S3361;
        _S3405 = _S3361;
    }
    else
    {
        if(_S3379)
        {
            var _S3413 : vec3<f32> = wi_5 * _S3359.weight_9;
            var _S3414 : vec3<f32> = _S3380 * _S3359.weight_9;
            var _S3415 : f32 = _S3359.pdf_11 + - ((_S3413[i32(0)] + _S3413[i32(1)] + _S3413[i32(2)]) / _S3378);
            var _S3416 : vec3<f32> = _S3372 * _S3359.wi_3;
            var _S3417 : BsdfValue_0 = BsdfValue_x24_syn_dzero_0();
            _S3417.pdf_5 = _S3415;
            _S3417.f_cos_0 = _S3414;
            var _S3418 : CoatedDiffuse_Differential_0;
            _S3418.base_1 = _S3363;
            _S3418.share_15 = 0.0f;
            _S3418.alpha_8 = _S3361;
            var _S3419 : vec3<f32> = _S3363;
            var _S3420 : vec3<f32> = _S3363;
            s_bwdProp_coated_diffuse_value_0(_S3385, &(_S3418), &(_S3419), &(_S3420), _S3417);
            var _S3421 : CoatedDiffuse_Differential_0 = CoatedDiffuse_x24_syn_dadd_0(_S3418, _S3402);
            wi_5 = _S3416 + _S3420;
            _S3380 = _S3419;
            _S3403 = _S3421;
        }
        else
        {
            wi_5 = _S3363;
            _S3380 = _S3363;
            _S3403 = _S3402;
        }
        if(by_coat_4)
        {
            var _S3422 : vec3<f32> = _S3363;
            var _S3423 : vec3<f32> = _S3363;
            s_bwdProp_mirrored_0(_S3381, &(_S3422), &(_S3423), wi_5);
            var _S3424 : vec2<f32> = _S3361;
            var _S3425 : vec3<f32> = _S3363;
            var _S3426 : vec2<f32> = _S3361;
            s_bwdProp_ggx_sample_visible_0(_S3382, &(_S3424), &(_S3425), &(_S3426), _S3423);
            var _S3427 : vec2<f32> = _S3361;
            s_bwdProp_ggx_widths_0(_S3383, &(_S3427), _S3424);
            wi_5 = _S3422 + _S3425 + _S3380;
            _S3380 = _S3363;
            _S3404 = _S3427;
            _S3405 = _S3426;
        }
        else
        {
            var _S3428 : BsdfSample_Differential_0 = BsdfSample_x24_syn_dzero_0();
            _S3428.wi_3 = wi_5;
            var _S3429 : vec3<f32> = _S3363;
            var _S3430 : vec3<f32> = _S3363;
            var _S3431 : vec2<f32> = _S3361;
            s_bwdProp_diffuse_sample_0(_S3384, &(_S3429), &(_S3430), &(_S3431), _S3428);
            wi_5 = _S3430 + _S3380;
            _S3380 = _S3429;
            _S3404 = _S3361;
            _S3405 = _S3431;
        }
        side_9 = 0.0f;
        _S3377 = 0.0f;
    }
    var _S3432 : CoatedDiffuse_Differential_0 = _S3402;
    _S3432.share_15 = side_9;
    var _S3433 : CoatedDiffuse_Differential_0 = CoatedDiffuse_x24_syn_dadd_0(_S3403, _S3432);
    var _S3434 : vec3<f32> = _S3363;
    var _S3435 : vec2<f32> = _S3361;
    var _S3436 : f32 = 0.0f;
    s_bwdProp_coated_diffuse_layers_0(_S3375, &(_S3434), &(_S3435), &(_S3436), _S3433);
    var _S3437 : vec3<f32> = _S3372 * (wi_5 + vec3<f32>(0.0f, 0.0f, _S3436 + _S3377));
    var _S3438 : vec2<f32> = _S3435 + _S3404;
    (*_S3355) = _S3434 + _S3380;
    (*_S3356) = _S3438;
    (*_S3357) = _S3437;
    (*_S3358) = _S3405;
    return;
}

fn s_bwdProp_thin_dielectric_sample_0( _S3439 : s_bwdCallableCtx_thin_dielectric_sample_0,  _S3440 : ptr<function, vec3<f32>>,  _S3441 : BsdfSample_Differential_0)
{
    var _S3442 : f32 = _S3439.value0_156.value1_58.z;
    var _S3443 : Tuple_2 = s_apply_abs_0(_S3442);
    var _S3444 : s_bwdCallableCtx_abs_0;
    _S3444._S18 = _S3442;
    var _S3445 : s_bwdCallableCtx_abs_0 = _S3444;
    var _S3446 : Tuple_48 = s_apply_fresnel_dielectric_0(_S3443.value0_2, _S3439.value0_156.value0_152);
    var _S3447 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S3447.value0_182 = _S3443.value0_2;
    _S3447.value1_70 = _S3439.value0_156.value0_152;
    var _S3448 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S3447 );
    var _S3449 : f32 = _S3446.value0_89 * 2.0f;
    var _S3450 : f32 = 1.0f + _S3446.value0_89;
    var _S3451 : f32 = _S3450 * _S3450;
    var _S3452 : f32;
    var _S3453 : vec3<f32>;
    if((_S3439.value0_156.value2_26) < (_S3449 / _S3450))
    {
        var _S3454 : vec3<f32> = vec3<f32>(- _S3441.wi_3[i32(0)], - _S3441.wi_3[i32(1)], 0.0f);
        _S3452 = _S3441.wi_3[i32(2)];
        _S3453 = _S3454;
    }
    else
    {
        var _S3455 : vec3<f32> = vec3<f32>(-1.0f) * _S3441.wi_3;
        _S3452 = 0.0f;
        _S3453 = _S3455;
    }
    var _S3456 : f32 = 0.0f / _S3451;
    var _S3457 : f32 = _S3449 * - _S3456 + 2.0f * (_S3450 * _S3456);
    var _S3458 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S3448, &(_S3458), _S3457);
    var _S3459 : f32 = 0.0f;
    s_bwdProp_abs_0(_S3445, &(_S3459), _S3458);
    (*_S3440) = _S3453 + vec3<f32>(0.0f, 0.0f, _S3459 + _S3452);
    return;
}

struct s_paramCtx_s_bwdCallableCtx_share_reflected_0
{
     value0_214 : vec3<f32>,
     value1_90 : vec3<f32>,
};

struct s_bwdCallableCtx_share_reflected_0
{
     value0_215 : s_paramCtx_s_bwdCallableCtx_share_reflected_0,
};

struct s_paramCtx_s_bwdCallableCtx_largest_channel_0
{
     value0_216 : vec3<f32>,
};

struct s_bwdCallableCtx_largest_channel_0
{
     value0_217 : s_paramCtx_s_bwdCallableCtx_largest_channel_0,
};

fn s_bwdProp_largest_channel_0( _S3460 : s_bwdCallableCtx_largest_channel_0,  _S3461 : ptr<function, vec3<f32>>,  _S3462 : f32)
{
    var _S3463 : f32 = _S3460.value0_217.value0_216.x;
    var _S3464 : f32 = _S3460.value0_217.value0_216.y;
    var _S3465 : bool = _S3463 > _S3464;
    var largest_4 : f32;
    if(_S3465)
    {
        largest_4 = _S3463;
    }
    else
    {
        largest_4 = _S3464;
    }
    var _S3466 : bool = largest_4 > (_S3460.value0_217.value0_216.z);
    var _S3467 : f32;
    if(_S3466)
    {
        largest_4 = 0.0f;
        _S3467 = _S3462;
    }
    else
    {
        largest_4 = _S3462;
        _S3467 = 0.0f;
    }
    var _S3468 : vec3<f32> = vec3<f32>(0.0f, 0.0f, largest_4);
    if(_S3465)
    {
        largest_4 = 0.0f;
    }
    else
    {
        largest_4 = _S3467;
        _S3467 = 0.0f;
    }
    (*_S3461) = _S3468 + vec3<f32>(_S3467, largest_4, 0.0f);
    return;
}

fn s_bwdProp_share_reflected_0( _S3469 : s_bwdCallableCtx_share_reflected_0,  _S3470 : ptr<function, vec3<f32>>,  _S3471 : ptr<function, vec3<f32>>,  _S3472 : f32)
{
    var _S3473 : Tuple_51 = s_apply_largest_channel_0(_S3469.value0_215.value0_214);
    var _S3474 : s_paramCtx_s_bwdCallableCtx_largest_channel_0;
    _S3474.value0_216 = _S3469.value0_215.value0_214;
    var _S3475 : s_bwdCallableCtx_largest_channel_0 = s_bwdCallableCtx_largest_channel_0( _S3474 );
    var _S3476 : Tuple_51 = s_apply_largest_channel_0(_S3469.value0_215.value1_90);
    var _S3477 : s_paramCtx_s_bwdCallableCtx_largest_channel_0;
    _S3477.value0_216 = _S3469.value0_215.value1_90;
    var _S3478 : s_bwdCallableCtx_largest_channel_0 = s_bwdCallableCtx_largest_channel_0( _S3477 );
    var both_1 : f32 = _S3473.value0_92 + _S3476.value0_92;
    var _S3479 : bool = both_1 > 0.0f;
    var _S3480 : f32;
    if(_S3479)
    {
        _S3480 = both_1 * both_1;
    }
    else
    {
        _S3480 = 0.0f;
    }
    var _S3481 : f32;
    if(_S3479)
    {
        var _S3482 : f32 = _S3472 / _S3480;
        var _S3483 : f32 = both_1 * _S3482;
        _S3480 = _S3473.value0_92 * - _S3482;
        _S3481 = _S3483;
    }
    else
    {
        _S3480 = 0.0f;
        _S3481 = 0.0f;
    }
    var _S3484 : vec3<f32> = vec3<f32>(0.0f);
    var _S3485 : vec3<f32> = _S3484;
    s_bwdProp_largest_channel_0(_S3478, &(_S3485), _S3480);
    var _S3486 : f32 = _S3480 + _S3481;
    var _S3487 : vec3<f32> = _S3484;
    s_bwdProp_largest_channel_0(_S3475, &(_S3487), _S3486);
    (*_S3470) = _S3487;
    (*_S3471) = _S3485;
    return;
}

fn s_bwdProp_diffuse_transmission_sample_0( _S3488 : s_bwdCallableCtx_diffuse_transmission_sample_0,  _S3489 : ptr<function, vec3<f32>>,  _S3490 : ptr<function, vec3<f32>>,  _S3491 : ptr<function, vec3<f32>>,  _S3492 : ptr<function, vec2<f32>>,  _S3493 : BsdfSample_Differential_0)
{
    var _S3494 : Tuple_50 = s_apply_share_reflected_0(_S3488.value0_155.value0_151, _S3488.value0_155.value1_57);
    var _S3495 : s_paramCtx_s_bwdCallableCtx_share_reflected_0;
    _S3495.value0_214 = _S3488.value0_155.value0_151;
    _S3495.value1_90 = _S3488.value0_155.value1_57;
    var _S3496 : s_bwdCallableCtx_share_reflected_0 = s_bwdCallableCtx_share_reflected_0( _S3495 );
    var _S3497 : bool = (_S3488.value0_155.value4_12) >= (_S3494.value0_91);
    var side_10 : f32;
    var share_16 : f32;
    var albedo_4 : vec3<f32>;
    if(_S3497)
    {
        var _S3498 : f32 = 1.0f - _S3494.value0_91;
        side_10 = -1.0f;
        albedo_4 = _S3488.value0_155.value1_57;
        share_16 = _S3498;
    }
    else
    {
        side_10 = 1.0f;
        albedo_4 = _S3488.value0_155.value0_151;
        share_16 = _S3494.value0_91;
    }
    var _S3499 : vec3<f32> = vec3<f32>(side_10);
    var _S3500 : vec3<f32> = _S3488.value0_155.value2_25 * vec3<f32>(side_10);
    var _S3501 : Tuple_71 = s_apply_diffuse_sample_0(albedo_4, _S3500, _S3488.value0_155.value3_18);
    var _S3502 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0;
    _S3502.value0_147 = _S3500;
    _S3502.value1_53 = _S3488.value0_155.value3_18;
    var _S3503 : s_bwdCallableCtx_diffuse_sample_0 = s_bwdCallableCtx_diffuse_sample_0( _S3502 );
    var _S3504 : vec3<f32> = vec3<f32>((1.0f / share_16));
    var _S3505 : f32 = share_16 * share_16;
    var _S3506 : vec3<f32> = vec3<f32>(0.0f);
    var _S3507 : BsdfSample_Differential_0 = _S3493;
    _S3507.pdf_11 = 0.0f;
    var _S3508 : f32 = _S3501.value0_112.pdf_7 * _S3493.pdf_11;
    var _S3509 : f32 = share_16 * _S3493.pdf_11;
    _S3507.weight_9 = _S3506;
    var _S3510 : vec3<f32> = _S3501.value0_112.weight_5 * _S3493.weight_9;
    var _S3511 : vec3<f32> = _S3504 * _S3493.weight_9;
    var _S3512 : f32 = - ((_S3510[i32(0)] + _S3510[i32(1)] + _S3510[i32(2)]) / _S3505);
    var _S3513 : BsdfSample_Differential_0 = BsdfSample_x24_syn_dzero_0();
    _S3513.pdf_11 = _S3509;
    _S3513.weight_9 = _S3511;
    var _S3514 : BsdfSample_Differential_0 = BsdfSample_x24_syn_dadd_0(_S3507, _S3513);
    var _S3515 : vec3<f32> = _S3506;
    var _S3516 : vec3<f32> = _S3506;
    var _S3517 : vec2<f32> = vec2<f32>(0.0f);
    s_bwdProp_diffuse_sample_0(_S3503, &(_S3515), &(_S3516), &(_S3517), _S3514);
    var _S3518 : vec3<f32> = _S3515;
    var _S3519 : vec2<f32> = _S3517;
    var _S3520 : vec3<f32> = _S3499 * _S3516;
    var _S3521 : f32 = _S3508 + _S3512;
    var _S3522 : vec3<f32>;
    if(_S3497)
    {
        side_10 = - _S3521;
        albedo_4 = _S3506;
        _S3522 = _S3518;
    }
    else
    {
        side_10 = _S3521;
        albedo_4 = _S3518;
        _S3522 = _S3506;
    }
    var _S3523 : vec3<f32> = _S3506;
    var _S3524 : vec3<f32> = _S3506;
    s_bwdProp_share_reflected_0(_S3496, &(_S3523), &(_S3524), side_10);
    var _S3525 : vec3<f32> = _S3524 + _S3522;
    (*_S3489) = _S3523 + albedo_4;
    (*_S3490) = _S3525;
    (*_S3491) = _S3520;
    (*_S3492) = _S3519;
    return;
}

fn s_bwdProp_bsdf_sample_0( _S3526 : s_bwdCallableCtx_bsdf_sample_0,  _S3527 : ptr<function, Bsdf_Differential_0>,  _S3528 : ptr<function, vec3<f32>>,  _S3529 : ptr<function, vec2<f32>>,  _S3530 : BsdfSample_Differential_0)
{
    var _S3531 : vec3<f32> = vec3<f32>(0.0f);
    var _S3532 : vec2<f32> = vec2<f32>(0.0f);
    var _S3533 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0 = s_paramCtx_s_bwdCallableCtx_diffuse_sample_0( _S3531, _S3532 );
    var _S3534 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0 = s_paramCtx_s_bwdCallableCtx_conductor_sample_0( _S3531, _S3531, _S3532, false, _S3531, _S3532 );
    var _S3535 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0( 0.0f, _S3531, 0.0f );
    var _S3536 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0( 0.0f, _S3532, _S3531, _S3532, 0.0f );
    var _S3537 : s_paramCtx_s_bwdCallableCtx_diffuse_transmission_sample_0 = s_paramCtx_s_bwdCallableCtx_diffuse_transmission_sample_0( _S3531, _S3531, _S3531, _S3532, 0.0f );
    var _S3538 : s_paramCtx_s_bwdCallableCtx_thin_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_thin_dielectric_sample_0( 0.0f, _S3531, 0.0f );
    var _S3539 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_sample_0 = s_paramCtx_s_bwdCallableCtx_coated_diffuse_sample_0( _S3531, _S3532, _S3531, _S3532, 0.0f );
    var _S3540 : CoatedDiffuse_0 = CoatedDiffuse_0( _S3531, 0.0f, _S3532, u32(0), false );
    var _S3541 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S3542 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S3541, _S3531 );
    var _S3543 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S3532 );
    var _S3544 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S3542, 0.0f, _S3543, u32(0), 0.0f );
    var _S3545 : BsdfValue_0 = BsdfValue_0( _S3531, 0.0f );
    var _S3546 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S3542, 0.0f );
    var _S3547 : s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0( _S3540, _S3544, 0.0f, _S3545, _S3546 );
    var _S3548 : s_paramCtx_s_bwdCallableCtx_coated_conductor_sample_0 = s_paramCtx_s_bwdCallableCtx_coated_conductor_sample_0( _S3531, _S3531, _S3532, _S3532, u32(0), _S3531, _S3532, 0.0f );
    var _S3549 : s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0 = s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0( 0.0f, 0.0f, _S3541, u32(0) );
    var _S3550 : Refraction_0 = Refraction_0( _S3531, false );
    var _S3551 : CoatedConductor_0 = CoatedConductor_0( _S3531, _S3531, _S3532, _S3532, _S3532, _S3532, _S3532, 0.0f, 0.0f, 0.0f, _S3531, _S3550, _S3532, _S3532, 0.0f, u32(0), false );
    var _S3552 : LobeTable_0 = LobeTable_0( _S3532, _S3532, _S3532, _S3532 );
    var _S3553 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S3552, 0.0f, _S3542, _S3552 );
    var _S3554 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S3542, _S3552, u32(0) );
    var _S3555 : s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0( _S3549, _S3551, _S3553, _S3545, _S3554 );
    var _S3556 : bool = (_S3526.value0_142.value1_49.z) != 0.0f;
    var _S3557 : bool;
    var _S3558 : bool;
    var _S3559 : bool;
    var _S3560 : bool;
    var _S3561 : bool;
    var _S3562 : bool;
    var _S3563 : bool;
    var _S3564 : bool;
    var _S3565 : s_bwdCallableCtx_diffuse_transmission_sample_0;
    var _S3566 : s_bwdCallableCtx_thin_dielectric_sample_0;
    var _S3567 : s_bwdCallableCtx_coated_diffuse_sample_0;
    var _S3568 : s_bwdCallableCtx_coated_conductor_sample_0;
    var _S3569 : s_bwdCallableCtx_smooth_dielectric_sample_0;
    var _S3570 : s_bwdCallableCtx_rough_dielectric_sample_0;
    var _S3571 : s_bwdCallableCtx_conductor_sample_0;
    var _S3572 : s_bwdCallableCtx_diffuse_sample_0;
    if(_S3556)
    {
        var smooth_4 : bool = is_smooth_0(_S3526.value0_142.value0_141.alpha_4);
        var _S3573 : bool = (_S3526.value0_142.value0_141.kind_5) == u32(0);
        if(_S3573)
        {
            var _S3574 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0;
            _S3574.value0_147 = _S3526.value0_142.value1_49;
            _S3574.value1_53 = _S3526.value0_142.value2_21;
            _S3572.value0_162 = _S3574;
            _S3557 = false;
            _S3571.value0_161 = _S3534;
            _S3558 = false;
            _S3559 = false;
            _S3569.value0_159 = _S3535;
            _S3570.value0_160 = _S3536;
            _S3560 = false;
            _S3568.value0_158 = _S3548;
            _S3568.value1_62 = _S3555;
            _S3561 = false;
            _S3567.value0_157 = _S3539;
            _S3567.value1_61 = _S3547;
            _S3562 = false;
            _S3566.value0_156 = _S3538;
            _S3563 = false;
            _S3565.value0_155 = _S3537;
        }
        else
        {
            var _S3575 : bool = (_S3526.value0_142.value0_141.kind_5) == u32(1);
            if(_S3575)
            {
                var _S3576 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0;
                _S3576.value0_148 = _S3526.value0_142.value0_141.a_36;
                _S3576.value1_54 = _S3526.value0_142.value0_141.b_31;
                _S3576.value2_22 = _S3526.value0_142.value0_141.alpha_4;
                _S3576.value3_16 = smooth_4;
                _S3576.value4_10 = _S3526.value0_142.value1_49;
                _S3576.value5_6 = _S3526.value0_142.value2_21;
                _S3571.value0_161 = _S3576;
                _S3557 = false;
                _S3558 = false;
                _S3569.value0_159 = _S3535;
                _S3570.value0_160 = _S3536;
                _S3559 = false;
                _S3568.value0_158 = _S3548;
                _S3568.value1_62 = _S3555;
                _S3560 = false;
                _S3567.value0_157 = _S3539;
                _S3567.value1_61 = _S3547;
                _S3561 = false;
                _S3566.value0_156 = _S3538;
                _S3562 = false;
                _S3565.value0_155 = _S3537;
            }
            else
            {
                var _S3577 : bool = (_S3526.value0_142.value0_141.kind_5) == u32(2);
                if(_S3577)
                {
                    if(smooth_4)
                    {
                        _S3557 = true;
                    }
                    else
                    {
                        _S3557 = (_S3526.value0_142.value0_141.eta_4) == 1.0f;
                    }
                    if(_S3557)
                    {
                        var _S3578 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0;
                        _S3578.value0_149 = _S3526.value0_142.value0_141.eta_4;
                        _S3578.value1_55 = _S3526.value0_142.value1_49;
                        _S3578.value2_23 = _S3526.value0_142.value3_15;
                        _S3569.value0_159 = _S3578;
                        _S3570.value0_160 = _S3536;
                    }
                    else
                    {
                        var _S3579 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0;
                        _S3579.value0_150 = _S3526.value0_142.value0_141.eta_4;
                        _S3579.value1_56 = _S3526.value0_142.value0_141.alpha_4;
                        _S3579.value2_24 = _S3526.value0_142.value1_49;
                        _S3579.value3_17 = _S3526.value0_142.value2_21;
                        _S3579.value4_11 = _S3526.value0_142.value3_15;
                        _S3569.value0_159 = _S3535;
                        _S3570.value0_160 = _S3579;
                    }
                    _S3558 = false;
                    _S3568.value0_158 = _S3548;
                    _S3568.value1_62 = _S3555;
                    _S3559 = false;
                    _S3567.value0_157 = _S3539;
                    _S3567.value1_61 = _S3547;
                    _S3560 = false;
                    _S3566.value0_156 = _S3538;
                    _S3561 = false;
                    _S3565.value0_155 = _S3537;
                }
                else
                {
                    if(((FEATURES_0 & (u32(4)))) != u32(0))
                    {
                        _S3557 = (_S3526.value0_142.value0_141.kind_5) == u32(3);
                    }
                    else
                    {
                        _S3557 = false;
                    }
                    if(_S3557)
                    {
                        var _S3580 : s_paramCtx_s_bwdCallableCtx_diffuse_transmission_sample_0;
                        _S3580.value0_151 = _S3526.value0_142.value0_141.a_36;
                        _S3580.value1_57 = _S3526.value0_142.value0_141.b_31;
                        _S3580.value2_25 = _S3526.value0_142.value1_49;
                        _S3580.value3_18 = _S3526.value0_142.value2_21;
                        _S3580.value4_12 = _S3526.value0_142.value3_15;
                        _S3565.value0_155 = _S3580;
                    }
                    else
                    {
                        _S3565.value0_155 = _S3537;
                    }
                    if(((FEATURES_0 & (u32(4)))) != u32(0))
                    {
                        _S3558 = (_S3526.value0_142.value0_141.kind_5) == u32(4);
                    }
                    else
                    {
                        _S3558 = false;
                    }
                    if(_S3558)
                    {
                        var _S3581 : s_paramCtx_s_bwdCallableCtx_thin_dielectric_sample_0;
                        _S3581.value0_152 = _S3526.value0_142.value0_141.eta_4;
                        _S3581.value1_58 = _S3526.value0_142.value1_49;
                        _S3581.value2_26 = _S3526.value0_142.value3_15;
                        _S3566.value0_156 = _S3581;
                    }
                    else
                    {
                        _S3566.value0_156 = _S3538;
                    }
                    if(((FEATURES_0 & (u32(256)))) != u32(0))
                    {
                        _S3559 = (_S3526.value0_142.value0_141.kind_5) == u32(5);
                    }
                    else
                    {
                        _S3559 = false;
                    }
                    if(_S3559)
                    {
                        var _S3582 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_sample_0;
                        _S3582.value0_153 = _S3526.value0_142.value0_141.a_36;
                        _S3582.value1_59 = _S3526.value0_142.value0_141.alpha_4;
                        _S3582.value3_19 = _S3526.value0_142.value1_49;
                        _S3582.value4_13 = _S3526.value0_142.value2_21;
                        _S3582.value5_7 = _S3526.value0_142.value3_15;
                        _S3567.value0_157 = _S3582;
                        _S3567.value1_61 = _S3526.value1_50.value0_53;
                    }
                    else
                    {
                        _S3567.value0_157 = _S3539;
                        _S3567.value1_61 = _S3547;
                    }
                    if(((FEATURES_0 & (u32(512)))) != u32(0))
                    {
                        _S3560 = (_S3526.value0_142.value0_141.kind_5) == u32(6);
                    }
                    else
                    {
                        _S3560 = false;
                    }
                    if(_S3560)
                    {
                        var _S3583 : s_paramCtx_s_bwdCallableCtx_coated_conductor_sample_0;
                        _S3583.value0_154 = _S3526.value0_142.value0_141.a_36;
                        _S3583.value1_60 = _S3526.value0_142.value0_141.b_31;
                        _S3583.value2_27 = _S3526.value0_142.value0_141.alpha_4;
                        _S3583.value3_20 = _S3526.value0_142.value0_141.coat_alpha_2;
                        _S3583.value4_14 = _S3526.value0_142.value0_141.coat_5;
                        _S3583.value5_8 = _S3526.value0_142.value1_49;
                        _S3583.value6_0 = _S3526.value0_142.value2_21;
                        _S3583.value7_0 = _S3526.value0_142.value3_15;
                        _S3568.value0_158 = _S3583;
                        _S3568.value1_62 = _S3526.value1_50.value1_20;
                    }
                    else
                    {
                        _S3568.value0_158 = _S3548;
                        _S3568.value1_62 = _S3555;
                    }
                    var _S3584 : bool = _S3557;
                    var _S3585 : bool = _S3558;
                    _S3557 = false;
                    _S3569.value0_159 = _S3535;
                    _S3570.value0_160 = _S3536;
                    _S3558 = _S3560;
                    _S3560 = _S3585;
                    _S3561 = _S3584;
                }
                var _S3586 : bool = _S3557;
                var _S3587 : bool = _S3558;
                var _S3588 : bool = _S3559;
                var _S3589 : bool = _S3560;
                var _S3590 : bool = _S3561;
                _S3571.value0_161 = _S3534;
                _S3557 = _S3577;
                _S3558 = _S3586;
                _S3559 = _S3587;
                _S3560 = _S3588;
                _S3561 = _S3589;
                _S3562 = _S3590;
            }
            var _S3591 : bool = _S3557;
            var _S3592 : bool = _S3558;
            var _S3593 : bool = _S3559;
            var _S3594 : bool = _S3560;
            var _S3595 : bool = _S3561;
            var _S3596 : bool = _S3562;
            _S3572.value0_162 = _S3533;
            _S3557 = _S3575;
            _S3558 = _S3591;
            _S3559 = _S3592;
            _S3560 = _S3593;
            _S3561 = _S3594;
            _S3562 = _S3595;
            _S3563 = _S3596;
        }
        var _S3597 : bool = _S3557;
        var _S3598 : bool = _S3558;
        var _S3599 : bool = _S3559;
        var _S3600 : bool = _S3560;
        var _S3601 : bool = _S3561;
        var _S3602 : bool = _S3562;
        var _S3603 : bool = _S3563;
        _S3557 = _S3573;
        _S3558 = _S3597;
        _S3559 = _S3598;
        _S3560 = _S3599;
        _S3561 = _S3600;
        _S3562 = _S3601;
        _S3563 = _S3602;
        _S3564 = _S3603;
    }
    else
    {
        _S3557 = false;
        _S3572.value0_162 = _S3533;
        _S3558 = false;
        _S3571.value0_161 = _S3534;
        _S3559 = false;
        _S3560 = false;
        _S3569.value0_159 = _S3535;
        _S3570.value0_160 = _S3536;
        _S3561 = false;
        _S3568.value0_158 = _S3548;
        _S3568.value1_62 = _S3555;
        _S3562 = false;
        _S3567.value0_157 = _S3539;
        _S3567.value1_61 = _S3547;
        _S3563 = false;
        _S3566.value0_156 = _S3538;
        _S3564 = false;
        _S3565.value0_155 = _S3537;
    }
    var _S3604 : BsdfSample_Differential_0 = BsdfSample_x24_syn_dzero_0();
    var _S3605 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S3606 : vec2<f32>;
    var _S3607 : vec3<f32>;
    var _S3608 : Bsdf_Differential_0;
    if(_S3556)
    {
        var _S3609 : vec2<f32>;
        if(_S3557)
        {
            var _S3610 : vec3<f32> = _S3531;
            var _S3611 : vec3<f32> = _S3531;
            var _S3612 : vec2<f32> = _S3532;
            s_bwdProp_diffuse_sample_0(_S3572, &(_S3610), &(_S3611), &(_S3612), _S3530);
            var _S3613 : Bsdf_Differential_0 = _S3605;
            _S3613.a_37 = _S3610;
            var _S3614 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S3605, _S3613);
            _S3606 = _S3532;
            _S3608 = _S3614;
            _S3607 = _S3611;
            _S3609 = _S3612;
        }
        else
        {
            if(_S3558)
            {
                var _S3615 : vec3<f32> = _S3531;
                var _S3616 : vec3<f32> = _S3531;
                var _S3617 : vec2<f32> = _S3532;
                var _S3618 : vec3<f32> = _S3531;
                var _S3619 : vec2<f32> = _S3532;
                s_bwdProp_conductor_sample_0(_S3571, &(_S3615), &(_S3616), &(_S3617), &(_S3618), &(_S3619), _S3530);
                var _S3620 : Bsdf_Differential_0 = _S3605;
                _S3620.b_32 = _S3616;
                _S3620.a_37 = _S3615;
                var _S3621 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S3605, _S3620);
                _S3606 = _S3617;
                _S3608 = _S3621;
                _S3607 = _S3618;
                _S3609 = _S3619;
            }
            else
            {
                if(_S3559)
                {
                    if(_S3560)
                    {
                        var _S3622 : vec3<f32> = _S3531;
                        s_bwdProp_smooth_dielectric_sample_0(_S3569, &(_S3622), _S3530);
                        _S3606 = _S3532;
                        _S3607 = _S3622;
                        _S3609 = _S3532;
                    }
                    else
                    {
                        var _S3623 : vec2<f32> = _S3532;
                        var _S3624 : vec3<f32> = _S3531;
                        var _S3625 : vec2<f32> = _S3532;
                        s_bwdProp_rough_dielectric_sample_0(_S3570, &(_S3623), &(_S3624), &(_S3625), _S3530);
                        _S3606 = _S3623;
                        _S3607 = _S3624;
                        _S3609 = _S3625;
                    }
                    _S3608 = _S3605;
                }
                else
                {
                    var _S3626 : BsdfSample_Differential_0;
                    if(_S3561)
                    {
                        var _S3627 : vec3<f32> = _S3531;
                        var _S3628 : vec3<f32> = _S3531;
                        var _S3629 : vec2<f32> = _S3532;
                        var _S3630 : vec2<f32> = _S3532;
                        var _S3631 : vec3<f32> = _S3531;
                        var _S3632 : vec2<f32> = _S3532;
                        s_bwdProp_coated_conductor_sample_0(_S3568, &(_S3627), &(_S3628), &(_S3629), &(_S3630), &(_S3631), &(_S3632), _S3530);
                        var _S3633 : Bsdf_Differential_0 = _S3605;
                        _S3633.coat_alpha_3 = _S3630;
                        _S3633.b_32 = _S3628;
                        _S3633.a_37 = _S3627;
                        var _S3634 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S3605, _S3633);
                        _S3626 = _S3604;
                        _S3606 = _S3632;
                        _S3609 = _S3629;
                        _S3607 = _S3631;
                        _S3608 = _S3634;
                    }
                    else
                    {
                        _S3626 = BsdfSample_x24_syn_dadd_0(_S3530, _S3604);
                        _S3606 = _S3532;
                        _S3609 = _S3532;
                        _S3607 = _S3531;
                        _S3608 = _S3605;
                    }
                    if(_S3562)
                    {
                        var _S3635 : vec3<f32> = _S3531;
                        var _S3636 : vec2<f32> = _S3532;
                        var _S3637 : vec3<f32> = _S3531;
                        var _S3638 : vec2<f32> = _S3532;
                        s_bwdProp_coated_diffuse_sample_0(_S3567, &(_S3635), &(_S3636), &(_S3637), &(_S3638), _S3626);
                        var _S3639 : vec2<f32> = _S3638 + _S3606;
                        var _S3640 : vec2<f32> = _S3636 + _S3609;
                        var _S3641 : vec3<f32> = _S3637 + _S3607;
                        var _S3642 : Bsdf_Differential_0 = _S3605;
                        _S3642.a_37 = _S3635;
                        var _S3643 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S3608, _S3642);
                        _S3626 = _S3604;
                        _S3607 = _S3641;
                        _S3608 = _S3643;
                        _S3606 = _S3639;
                        _S3609 = _S3640;
                    }
                    else
                    {
                        _S3626 = BsdfSample_x24_syn_dadd_0(_S3626, _S3604);
                    }
                    if(_S3563)
                    {
                        var _S3644 : vec3<f32> = _S3531;
                        s_bwdProp_thin_dielectric_sample_0(_S3566, &(_S3644), _S3626);
                        var _S3645 : vec3<f32> = _S3644 + _S3607;
                        _S3626 = _S3604;
                        _S3607 = _S3645;
                    }
                    else
                    {
                        _S3626 = BsdfSample_x24_syn_dadd_0(_S3626, _S3604);
                    }
                    if(_S3564)
                    {
                        var _S3646 : vec3<f32> = _S3531;
                        var _S3647 : vec3<f32> = _S3531;
                        var _S3648 : vec3<f32> = _S3531;
                        var _S3649 : vec2<f32> = _S3532;
                        s_bwdProp_diffuse_transmission_sample_0(_S3565, &(_S3646), &(_S3647), &(_S3648), &(_S3649), _S3626);
                        var _S3650 : Bsdf_Differential_0 = _S3605;
                        _S3650.b_32 = _S3647;
                        _S3650.a_37 = _S3646;
                        var _S3651 : vec2<f32> = _S3649 + _S3606;
                        var _S3652 : vec3<f32> = _S3648 + _S3607;
                        _S3608 = Bsdf_x24_syn_dadd_0(_S3608, _S3650);
                        _S3607 = _S3652;
                        _S3606 = _S3651;
                    }
                    var _S3653 : vec2<f32> = _S3606;
                    _S3606 = _S3609;
                    _S3609 = _S3653;
                }
            }
        }
        var _S3654 : Bsdf_Differential_0 = _S3605;
        _S3654.alpha_6 = _S3606;
        _S3608 = Bsdf_x24_syn_dadd_0(_S3608, _S3654);
        _S3606 = _S3609;
    }
    else
    {
        _S3607 = _S3531;
        _S3608 = _S3605;
        _S3606 = _S3532;
    }
    (*_S3527) = _S3608;
    (*_S3528) = _S3607;
    (*_S3529) = _S3606;
    return;
}

fn s_bwdProp_scatter_0( _S3655 : s_bwdCallableCtx_scatter_0,  _S3656 : ptr<function, Bsdf_Differential_0>,  _S3657 : ptr<function, Frame_0>,  _S3658 : ptr<function, Surface_Differential_0>,  _S3659 : ptr<function, vec3<f32>>,  _S3660 : ptr<function, vec2<f32>>,  _S3661 : Departure_Differential_0)
{
    var _S3662 : s_paramCtx_s_bwdCallableCtx_bsdf_sample_0;
    _S3662.value0_141 = _S3655.value0_137.value0_132;
    _S3662.value1_49 = _S3655.value0_137.value3_14;
    _S3662.value2_21 = _S3655.value0_137.value4_9;
    _S3662.value3_15 = _S3655.value0_137.value5_5;
    var _S3663 : s_bwdCallableCtx_bsdf_sample_0 = s_bwdCallableCtx_bsdf_sample_0( _S3662, _S3655.value1_48.value1_21 );
    var _S3664 : Tuple_34 = s_apply_to_world_0(_S3655.value0_137.value1_45, _S3655.value1_48.value0_54.wi_0);
    var _S3665 : s_paramCtx_s_bwdCallableCtx_to_world_0;
    _S3665.value0_143 = _S3655.value0_137.value1_45;
    _S3665.value1_51 = _S3655.value1_48.value0_54.wi_0;
    var _S3666 : s_bwdCallableCtx_to_world_0 = s_bwdCallableCtx_to_world_0( _S3665 );
    var _S3667 : s_paramCtx_s_bwdCallableCtx_ray_origin_0;
    _S3667.value0_145 = _S3655.value0_137.value2_19;
    _S3667.value1_52 = _S3664.value0_75;
    var _S3668 : s_bwdCallableCtx_ray_origin_0 = s_bwdCallableCtx_ray_origin_0( _S3667 );
    var _S3669 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S3670 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S3671 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S3672 : vec3<f32> = vec3<f32>(0.0f);
    var _S3673 : Frame_0 = Frame_0( _S3672, _S3672, _S3672 );
    var _S3674 : Surface_Differential_0;
    _S3674.position_5 = _S3672;
    _S3674.frame_10 = _S3673;
    _S3674.b1_2 = 0.0f;
    _S3674.b2_2 = 0.0f;
    var _S3675 : vec3<f32> = _S3672;
    s_bwdProp_ray_origin_0(_S3668, &(_S3674), &(_S3675), _S3661.origin_5);
    var _S3676 : vec3<f32> = _S3661.direction_21 + _S3675;
    var _S3677 : Frame_0;
    _S3677.s_8 = _S3672;
    _S3677.t_9 = _S3672;
    _S3677.n_5 = _S3672;
    var _S3678 : vec3<f32> = _S3672;
    s_bwdProp_to_world_0(_S3666, &(_S3677), &(_S3678), _S3676);
    var _S3679 : BsdfSample_Differential_0 = BsdfSample_x24_syn_dzero_0();
    _S3679.pdf_11 = _S3661.pdf_10;
    _S3679.wi_3 = _S3678;
    _S3679.weight_9 = _S3661.weight_8;
    var _S3680 : vec2<f32> = vec2<f32>(0.0f);
    var _S3681 : Bsdf_Differential_0;
    _S3681.a_37 = _S3672;
    _S3681.b_32 = _S3672;
    _S3681.alpha_6 = _S3680;
    _S3681.coat_alpha_3 = _S3680;
    var _S3682 : vec3<f32> = _S3672;
    var _S3683 : vec2<f32> = _S3680;
    s_bwdProp_bsdf_sample_0(_S3663, &(_S3681), &(_S3682), &(_S3683), _S3679);
    var _S3684 : Frame_0 = Frame_x24_syn_dadd_0(_S3677, _S3671);
    var _S3685 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S3674, _S3670);
    (*_S3656) = Bsdf_x24_syn_dadd_0(_S3681, _S3669);
    (*_S3657) = _S3684;
    (*_S3658) = _S3685;
    (*_S3659) = _S3682;
    (*_S3660) = _S3683;
    return;
}

struct DirectLight_Differential_0
{
     radiance_14 : vec3<f32>,
     direction_23 : vec3<f32>,
     distance_12 : f32,
};

fn DirectLight_x24_syn_dzero_0() -> DirectLight_Differential_0
{
    var result_32 : DirectLight_Differential_0;
    var _S3686 : vec3<f32> = vec3<f32>(0.0f);
    result_32.radiance_14 = _S3686;
    result_32.direction_23 = _S3686;
    result_32.distance_12 = 0.0f;
    return result_32;
}

struct s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0
{
     value0_218 : Bsdf_0,
     value1_91 : vec3<f32>,
     value2_38 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_sample_light_0
{
     value0_219 : ChosenLight_0,
     value1_92 : vec3<f32>,
     value2_39 : vec2<f32>,
};

struct s_bwdCallableCtx_sample_light_0
{
     value0_220 : s_paramCtx_s_bwdCallableCtx_sample_light_0,
};

struct s_bwdCallableCtx_bsdf_evaluate_0
{
     value0_221 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0,
     value1_93 : s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0,
};

struct LightSample_Differential_0
{
     direction_24 : vec3<f32>,
     distance_13 : f32,
     radiance_15 : vec3<f32>,
     pdf_12 : f32,
};

fn LightSample_x24_syn_dzero_0() -> LightSample_Differential_0
{
    var result_33 : LightSample_Differential_0;
    var _S3687 : vec3<f32> = vec3<f32>(0.0f);
    result_33.direction_24 = _S3687;
    result_33.distance_13 = 0.0f;
    result_33.radiance_15 = _S3687;
    result_33.pdf_12 = 0.0f;
    return result_33;
}

fn LightSample_x24_syn_dadd_0( SLANG_anonymous_0_11 : LightSample_Differential_0,  SLANG_anonymous_1_11 : LightSample_Differential_0) -> LightSample_Differential_0
{
    var result_34 : LightSample_Differential_0;
    result_34.direction_24 = SLANG_anonymous_0_11.direction_24 + SLANG_anonymous_1_11.direction_24;
    result_34.distance_13 = SLANG_anonymous_0_11.distance_13 + SLANG_anonymous_1_11.distance_13;
    result_34.radiance_15 = SLANG_anonymous_0_11.radiance_15 + SLANG_anonymous_1_11.radiance_15;
    result_34.pdf_12 = SLANG_anonymous_0_11.pdf_12 + SLANG_anonymous_1_11.pdf_12;
    return result_34;
}

struct s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0
{
     value0_222 : vec3<f32>,
     value1_94 : vec3<f32>,
     value2_40 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0
{
     value0_223 : vec3<f32>,
     value1_95 : vec3<f32>,
     value2_41 : vec2<f32>,
     value3_25 : vec3<f32>,
     value4_16 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0
{
     value0_224 : f32,
     value1_96 : vec2<f32>,
     value2_42 : vec3<f32>,
     value3_26 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_diffuse_transmission_evaluate_0
{
     value0_225 : vec3<f32>,
     value1_97 : vec3<f32>,
     value2_43 : vec3<f32>,
     value3_27 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0
{
     value0_226 : vec3<f32>,
     value1_98 : vec2<f32>,
     value3_28 : vec3<f32>,
     value4_17 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_coated_conductor_evaluate_0
{
     value0_227 : vec3<f32>,
     value1_99 : vec3<f32>,
     value2_44 : vec2<f32>,
     value3_29 : vec2<f32>,
     value4_18 : u32,
     value5_10 : vec3<f32>,
     value6_1 : vec3<f32>,
};

struct s_bwdCallableCtx_diffuse_transmission_evaluate_0
{
     value0_228 : s_paramCtx_s_bwdCallableCtx_diffuse_transmission_evaluate_0,
};

struct s_bwdCallableCtx_coated_diffuse_evaluate_0
{
     value0_229 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0,
     value1_100 : s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0,
};

struct s_bwdCallableCtx_coated_conductor_evaluate_0
{
     value0_230 : s_paramCtx_s_bwdCallableCtx_coated_conductor_evaluate_0,
     value1_101 : s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0,
};

struct s_bwdCallableCtx_dielectric_evaluate_0
{
     value0_231 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0,
};

struct s_bwdCallableCtx_conductor_evaluate_0
{
     value0_232 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0,
};

struct s_bwdCallableCtx_diffuse_evaluate_0
{
     value0_233 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0,
};

fn s_bwdProp_diffuse_evaluate_0( _S3688 : s_bwdCallableCtx_diffuse_evaluate_0,  _S3689 : ptr<function, vec3<f32>>,  _S3690 : ptr<function, vec3<f32>>,  _S3691 : ptr<function, vec3<f32>>,  _S3692 : BsdfValue_0)
{
    var _S3693 : vec3<f32> = vec3<f32>(0.0f);
    var _S3694 : f32 = _S3688.value0_233.value1_94.z;
    var _S3695 : f32 = _S3688.value0_233.value2_40.z;
    var _S3696 : bool = (_S3694 * _S3695) > 0.0f;
    var _S3697 : vec3<f32>;
    var _S3698 : s_bwdCallableCtx_abs_0;
    if(_S3696)
    {
        var _S3699 : Tuple_2 = s_apply_abs_0(_S3695);
        var _S3700 : s_bwdCallableCtx_abs_0;
        _S3700._S18 = _S3695;
        _S3697 = vec3<f32>((_S3699.value0_2 * 0.31830990314483643f));
        _S3698 = _S3700;
    }
    else
    {
        _S3697 = _S3693;
        _S3698._S18 = 0.0f;
    }
    var _S3701 : f32;
    if(_S3696)
    {
        var _S3702 : vec3<f32> = _S3688.value0_233.value0_222 * _S3692.f_cos_0;
        var _S3703 : vec3<f32> = _S3697 * _S3692.f_cos_0;
        var _S3704 : f32 = 0.31830990314483643f * (_S3692.pdf_5 + (_S3702[i32(0)] + _S3702[i32(1)] + _S3702[i32(2)]));
        var _S3705 : f32 = 0.0f;
        s_bwdProp_abs_0(_S3698, &(_S3705), _S3704);
        _S3701 = _S3705;
        _S3697 = _S3703;
    }
    else
    {
        _S3701 = 0.0f;
        _S3697 = _S3693;
    }
    var _S3706 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S3694 * 0.0f + _S3701);
    var _S3707 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S3695 * 0.0f);
    (*_S3689) = _S3697;
    (*_S3690) = _S3707;
    (*_S3691) = _S3706;
    return;
}

fn s_bwdProp_conductor_evaluate_0( _S3708 : s_bwdCallableCtx_conductor_evaluate_0,  _S3709 : ptr<function, vec3<f32>>,  _S3710 : ptr<function, vec3<f32>>,  _S3711 : ptr<function, vec2<f32>>,  _S3712 : ptr<function, vec3<f32>>,  _S3713 : ptr<function, vec3<f32>>,  _S3714 : BsdfValue_0)
{
    var _S3715 : vec3<f32> = vec3<f32>(0.0f);
    var _S3716 : vec2<f32> = vec2<f32>(0.0f);
    var _S3717 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S3716 );
    var _S3718 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S3716, _S3715 );
    var _S3719 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S3716, _S3715 );
    var _S3720 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S3715, _S3715 );
    var half_vector_2 : vec3<f32> = _S3708.value0_232.value3_25 + _S3708.value0_232.value4_16;
    var _S3721 : Tuple_5 = s_apply_dot_0(half_vector_2, half_vector_2);
    var _S3722 : s_bwdCallableCtx_dot_0;
    _S3722._S39 = half_vector_2;
    _S3722._S40 = half_vector_2;
    var _S3723 : s_bwdCallableCtx_dot_0 = _S3722;
    var _S3724 : f32 = _S3708.value0_232.value3_25.z;
    var _S3725 : f32 = _S3708.value0_232.value4_16.z;
    var _S3726 : bool;
    if((_S3724 * _S3725) > 0.0f)
    {
        _S3726 = (_S3721.value0_5) > 0.0f;
    }
    else
    {
        _S3726 = false;
    }
    var _S3727 : f32;
    var _S3728 : f32;
    var _S3729 : f32;
    var _S3730 : f32;
    var _S3731 : f32;
    var _S3732 : f32;
    var _S3733 : f32;
    var _S3734 : f32;
    var _S3735 : f32;
    var _S3736 : vec3<f32>;
    var _S3737 : vec3<f32>;
    var _S3738 : vec3<f32>;
    var _S3739 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S3740 : s_bwdCallableCtx_abs_0;
    var _S3741 : s_bwdCallableCtx_abs_0;
    var _S3742 : s_bwdCallableCtx_dot_0;
    var _S3743 : s_bwdCallableCtx_ggx_density_0;
    var _S3744 : s_bwdCallableCtx_ggx_lambda_0;
    var _S3745 : s_bwdCallableCtx_ggx_lambda_0;
    var _S3746 : s_bwdCallableCtx_ggx_widths_0;
    var _S3747 : s_bwdCallableCtx_sqrt_0;
    if(_S3726)
    {
        var _S3748 : Tuple_4 = s_apply_sqrt_0(_S3721.value0_5);
        var _S3749 : s_bwdCallableCtx_sqrt_0;
        _S3749._S35 = _S3721.value0_5;
        var _S3750 : vec3<f32> = vec3<f32>((1.0f / _S3748.value0_4));
        var _S3751 : f32 = _S3748.value0_4 * _S3748.value0_4;
        var m_7 : vec3<f32> = half_vector_2 * _S3750;
        var _S3752 : Tuple_42 = s_apply_ggx_widths_0(_S3708.value0_232.value2_41);
        var _S3753 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
        _S3753.value0_168 = _S3708.value0_232.value2_41;
        var _S3754 : Tuple_43 = s_apply_ggx_lambda_0(_S3752.value0_83, _S3708.value0_232.value3_25);
        var _S3755 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S3755.value0_171 = _S3752.value0_83;
        _S3755.value1_66 = _S3708.value0_232.value3_25;
        var _S3756 : Tuple_43 = s_apply_ggx_lambda_0(_S3752.value0_83, _S3708.value0_232.value4_16);
        var _S3757 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S3757.value0_171 = _S3752.value0_83;
        _S3757.value1_66 = _S3708.value0_232.value4_16;
        var _S3758 : Tuple_44 = s_apply_ggx_density_0(_S3752.value0_83, m_7);
        var _S3759 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
        _S3759.value0_172 = _S3752.value0_83;
        _S3759.value1_67 = m_7;
        var _S3760 : Tuple_2 = s_apply_abs_0(_S3724);
        var _S3761 : s_bwdCallableCtx_abs_0;
        _S3761._S18 = _S3724;
        var _S3762 : f32 = 4.0f * _S3760.value0_2;
        var common_7 : f32 = _S3758.value0_85 / _S3762;
        var _S3763 : f32 = _S3762 * _S3762;
        var _S3764 : Tuple_5 = s_apply_dot_0(_S3708.value0_232.value3_25, m_7);
        var _S3765 : s_bwdCallableCtx_dot_0;
        _S3765._S39 = _S3708.value0_232.value3_25;
        _S3765._S40 = m_7;
        var _S3766 : Tuple_2 = s_apply_abs_0(_S3764.value0_5);
        var _S3767 : s_bwdCallableCtx_abs_0;
        _S3767._S18 = _S3764.value0_5;
        var _S3768 : Tuple_45 = s_apply_fresnel_conductor_0(_S3766.value0_2, _S3708.value0_232.value0_223, _S3708.value0_232.value1_95);
        var _S3769 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S3769.value0_167 = _S3766.value0_2;
        _S3769.value1_63 = _S3708.value0_232.value0_223;
        _S3769.value2_28 = _S3708.value0_232.value1_95;
        var _S3770 : f32 = 1.0f + _S3754.value0_84;
        var _S3771 : f32 = _S3770 + _S3756.value0_84;
        var _S3772 : vec3<f32> = vec3<f32>((common_7 / _S3771));
        var _S3773 : f32 = _S3771 * _S3771;
        _S3727 = _S3770 * _S3770;
        _S3728 = common_7;
        _S3729 = _S3770;
        _S3736 = _S3768.value0_86;
        _S3737 = _S3772;
        _S3730 = _S3773;
        _S3731 = _S3771;
        _S3739.value0_175 = _S3769;
        _S3740 = _S3767;
        _S3742 = _S3765;
        _S3732 = _S3763;
        _S3733 = _S3758.value0_85;
        _S3734 = _S3762;
        _S3741 = _S3761;
        _S3743.value0_173 = _S3759;
        _S3744.value0_174 = _S3757;
        _S3745.value0_174 = _S3755;
        _S3746.value0_178 = _S3753;
        _S3738 = _S3750;
        _S3735 = _S3751;
        _S3747 = _S3749;
    }
    else
    {
        _S3727 = 0.0f;
        _S3728 = 0.0f;
        _S3729 = 0.0f;
        _S3736 = _S3715;
        _S3737 = _S3715;
        _S3730 = 0.0f;
        _S3731 = 0.0f;
        _S3739.value0_175 = _S3720;
        _S3740._S18 = 0.0f;
        _S3742._S39 = _S3715;
        _S3742._S40 = _S3715;
        _S3732 = 0.0f;
        _S3733 = 0.0f;
        _S3734 = 0.0f;
        _S3741._S18 = 0.0f;
        _S3743.value0_173 = _S3719;
        _S3744.value0_174 = _S3718;
        _S3745.value0_174 = _S3718;
        _S3746.value0_178 = _S3717;
        _S3738 = _S3715;
        _S3735 = 0.0f;
        _S3747._S35 = 0.0f;
    }
    var _S3774 : vec3<f32>;
    var _S3775 : vec3<f32>;
    var _S3776 : vec2<f32>;
    if(_S3726)
    {
        var _S3777 : f32 = _S3714.pdf_5 / _S3727;
        var _S3778 : f32 = _S3729 * _S3777;
        var _S3779 : vec3<f32> = _S3736 * _S3714.f_cos_0;
        var _S3780 : vec3<f32> = _S3737 * _S3714.f_cos_0;
        var _S3781 : f32 = (_S3779[i32(0)] + _S3779[i32(1)] + _S3779[i32(2)]) / _S3730;
        var _S3782 : f32 = _S3728 * - _S3781;
        var _S3783 : f32 = _S3731 * _S3781;
        var _S3784 : f32 = _S3728 * - _S3777 + _S3782;
        var _S3785 : f32 = 0.0f;
        var _S3786 : vec3<f32> = _S3715;
        var _S3787 : vec3<f32> = _S3715;
        s_bwdProp_fresnel_conductor_0(_S3739, &(_S3785), &(_S3786), &(_S3787), _S3780);
        var _S3788 : f32 = 0.0f;
        s_bwdProp_abs_0(_S3740, &(_S3788), _S3785);
        var _S3789 : vec3<f32> = _S3715;
        var _S3790 : vec3<f32> = _S3715;
        s_bwdProp_dot_0(_S3742, &(_S3789), &(_S3790), _S3788);
        var _S3791 : f32 = (_S3778 + _S3783) / _S3732;
        var _S3792 : f32 = _S3734 * _S3791;
        var _S3793 : f32 = 4.0f * (_S3733 * - _S3791);
        var _S3794 : f32 = 0.0f;
        s_bwdProp_abs_0(_S3741, &(_S3794), _S3793);
        var _S3795 : vec2<f32> = _S3716;
        var _S3796 : vec3<f32> = _S3715;
        s_bwdProp_ggx_density_0(_S3743, &(_S3795), &(_S3796), _S3792);
        var _S3797 : vec2<f32> = _S3716;
        var _S3798 : vec3<f32> = _S3715;
        s_bwdProp_ggx_lambda_0(_S3744, &(_S3797), &(_S3798), _S3782);
        var _S3799 : vec2<f32> = _S3716;
        var _S3800 : vec3<f32> = _S3715;
        s_bwdProp_ggx_lambda_0(_S3745, &(_S3799), &(_S3800), _S3784);
        var _S3801 : vec2<f32> = _S3795 + _S3797 + _S3799;
        var _S3802 : vec2<f32> = _S3716;
        s_bwdProp_ggx_widths_0(_S3746, &(_S3802), _S3801);
        var _S3803 : vec3<f32> = _S3790 + _S3796;
        var _S3804 : vec3<f32> = half_vector_2 * _S3803;
        var _S3805 : vec3<f32> = _S3738 * _S3803;
        var _S3806 : f32 = - ((_S3804[i32(0)] + _S3804[i32(1)] + _S3804[i32(2)]) / _S3735);
        var _S3807 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S3747, &(_S3807), _S3806);
        var _S3808 : vec3<f32> = _S3789 + _S3800;
        _S3727 = _S3794;
        _S3728 = _S3807;
        _S3736 = _S3805;
        _S3737 = _S3798;
        _S3738 = _S3808;
        _S3774 = _S3786;
        _S3775 = _S3787;
        _S3776 = _S3802;
    }
    else
    {
        _S3727 = 0.0f;
        _S3728 = 0.0f;
        _S3736 = _S3715;
        _S3737 = _S3715;
        _S3738 = _S3715;
        _S3774 = _S3715;
        _S3775 = _S3715;
        _S3776 = _S3716;
    }
    var _S3809 : f32 = _S3724 * 0.0f;
    var _S3810 : f32 = _S3725 * 0.0f + _S3727;
    var _S3811 : vec3<f32> = _S3715;
    var _S3812 : vec3<f32> = _S3715;
    s_bwdProp_dot_0(_S3723, &(_S3811), &(_S3812), _S3728);
    var _S3813 : vec3<f32> = _S3811 + _S3812 + _S3736;
    var _S3814 : vec3<f32> = _S3813 + _S3737 + vec3<f32>(0.0f, 0.0f, _S3809);
    var _S3815 : vec3<f32> = _S3813 + _S3738 + vec3<f32>(0.0f, 0.0f, _S3810);
    (*_S3709) = _S3774;
    (*_S3710) = _S3775;
    (*_S3711) = _S3776;
    (*_S3712) = _S3815;
    (*_S3713) = _S3814;
    return;
}

fn s_bwdProp_dielectric_evaluate_0( _S3816 : s_bwdCallableCtx_dielectric_evaluate_0,  _S3817 : ptr<function, vec2<f32>>,  _S3818 : ptr<function, vec3<f32>>,  _S3819 : ptr<function, vec3<f32>>,  _S3820 : BsdfValue_0)
{
    var _S3821 : vec3<f32> = vec3<f32>(0.0f);
    var _S3822 : vec2<f32> = vec2<f32>(0.0f);
    var _S3823 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S3822 );
    var _S3824 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0( 0.0f, 0.0f );
    var _S3825 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S3822, _S3821 );
    var _S3826 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S3822, _S3821 );
    var _S3827 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S3828 : f32 = _S3816.value0_231.value2_42.z;
    var _S3829 : bool;
    if(_S3828 != 0.0f)
    {
        _S3829 = (_S3816.value0_231.value3_26.z) != 0.0f;
    }
    else
    {
        _S3829 = false;
    }
    var _S3830 : bool;
    var _S3831 : bool;
    var _S3832 : bool;
    var _S3833 : bool;
    var _S3834 : bool;
    var crossing_4 : f32;
    var _S3835 : f32;
    var _S3836 : f32;
    var _S3837 : f32;
    var _S3838 : f32;
    var _S3839 : f32;
    var _S3840 : f32;
    var _S3841 : f32;
    var _S3842 : f32;
    var _S3843 : f32;
    var _S3844 : f32;
    var _S3845 : f32;
    var _S3846 : f32;
    var _S3847 : f32;
    var _S3848 : f32;
    var _S3849 : f32;
    var _S3850 : f32;
    var _S3851 : f32;
    var _S3852 : f32;
    var _S3853 : f32;
    var _S3854 : f32;
    var _S3855 : f32;
    var _S3856 : f32;
    var _S3857 : f32;
    var _S3858 : f32;
    var _S3859 : f32;
    var _S3860 : f32;
    var _S3861 : f32;
    var _S3862 : f32;
    var _S3863 : f32;
    var _S3864 : f32;
    var _S3865 : f32;
    var m_8 : vec3<f32>;
    var _S3866 : vec3<f32>;
    var _S3867 : vec3<f32>;
    var _S3868 : s_bwdCallableCtx_abs_0;
    var _S3869 : s_bwdCallableCtx_abs_0;
    var _S3870 : s_bwdCallableCtx_abs_0;
    var _S3871 : s_bwdCallableCtx_abs_0;
    var _S3872 : s_bwdCallableCtx_ggx_density_0;
    var _S3873 : s_bwdCallableCtx_ggx_density_0;
    var _S3874 : s_bwdCallableCtx_sqr_0;
    var _S3875 : s_bwdCallableCtx_ggx_lambda_0;
    var _S3876 : s_bwdCallableCtx_ggx_lambda_0;
    var _S3877 : s_bwdCallableCtx_fresnel_dielectric_0;
    var _S3878 : s_bwdCallableCtx_ggx_widths_0;
    var _S3879 : s_bwdCallableCtx_dot_0;
    var _S3880 : s_bwdCallableCtx_dot_0;
    var _S3881 : s_bwdCallableCtx_dot_0;
    var _S3882 : s_bwdCallableCtx_sqrt_0;
    if(_S3829)
    {
        var _S3883 : f32 = _S3816.value0_231.value3_26.z;
        var reflects_1 : bool = (_S3828 * _S3883) > 0.0f;
        if(reflects_1)
        {
            crossing_4 = 1.0f;
        }
        else
        {
            if(_S3828 > 0.0f)
            {
                crossing_4 = _S3816.value0_231.value0_224;
            }
            else
            {
                crossing_4 = 1.0f / _S3816.value0_231.value0_224;
            }
        }
        var _S3884 : vec3<f32> = vec3<f32>(crossing_4);
        var half_vector_3 : vec3<f32> = _S3816.value0_231.value3_26 * vec3<f32>(crossing_4) + _S3816.value0_231.value2_42;
        var _S3885 : Tuple_5 = s_apply_dot_0(half_vector_3, half_vector_3);
        var _S3886 : s_bwdCallableCtx_dot_0;
        _S3886._S39 = half_vector_3;
        _S3886._S40 = half_vector_3;
        var _S3887 : s_bwdCallableCtx_dot_0 = _S3886;
        var _S3888 : bool = (_S3885.value0_5) > 0.0f;
        if(_S3888)
        {
            var _S3889 : Tuple_4 = s_apply_sqrt_0(_S3885.value0_5);
            var _S3890 : s_bwdCallableCtx_sqrt_0;
            _S3890._S35 = _S3885.value0_5;
            var _S3891 : s_bwdCallableCtx_sqrt_0 = _S3890;
            var _S3892 : vec3<f32> = vec3<f32>((1.0f / _S3889.value0_4));
            var _S3893 : f32 = _S3889.value0_4 * _S3889.value0_4;
            var m_9 : vec3<f32> = half_vector_3 * _S3892;
            var _S3894 : bool = (m_9.z) < 0.0f;
            if(_S3894)
            {
                m_8 = (vec3<f32>(0) - m_9);
            }
            else
            {
                m_8 = m_9;
            }
            var _S3895 : Tuple_5 = s_apply_dot_0(_S3816.value0_231.value2_42, m_8);
            var _S3896 : s_bwdCallableCtx_dot_0;
            _S3896._S39 = _S3816.value0_231.value2_42;
            _S3896._S40 = m_8;
            var _S3897 : s_bwdCallableCtx_dot_0 = _S3896;
            var _S3898 : Tuple_5 = s_apply_dot_0(_S3816.value0_231.value3_26, m_8);
            var _S3899 : s_bwdCallableCtx_dot_0;
            _S3899._S39 = _S3816.value0_231.value3_26;
            _S3899._S40 = m_8;
            var _S3900 : s_bwdCallableCtx_dot_0 = _S3899;
            var _S3901 : bool = (_S3895.value0_5 * _S3828) >= 0.0f;
            if(_S3901)
            {
                _S3830 = (_S3898.value0_5 * _S3883) >= 0.0f;
            }
            else
            {
                _S3830 = false;
            }
            if(_S3830)
            {
                var _S3902 : Tuple_42 = s_apply_ggx_widths_0(_S3816.value0_231.value1_96);
                var _S3903 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
                _S3903.value0_168 = _S3816.value0_231.value1_96;
                var _S3904 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = _S3903;
                var _S3905 : Tuple_48 = s_apply_fresnel_dielectric_0(_S3895.value0_5, _S3816.value0_231.value0_224);
                var _S3906 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
                _S3906.value0_182 = _S3895.value0_5;
                _S3906.value1_70 = _S3816.value0_231.value0_224;
                var _S3907 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = _S3906;
                var _S3908 : Tuple_43 = s_apply_ggx_lambda_0(_S3902.value0_83, _S3816.value0_231.value2_42);
                var _S3909 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S3909.value0_171 = _S3902.value0_83;
                _S3909.value1_66 = _S3816.value0_231.value2_42;
                var _S3910 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S3909;
                var masking_o_5 : f32 = 1.0f + _S3908.value0_84;
                var _S3911 : Tuple_43 = s_apply_ggx_lambda_0(_S3902.value0_83, _S3816.value0_231.value3_26);
                var _S3912 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S3912.value0_171 = _S3902.value0_83;
                _S3912.value1_66 = _S3816.value0_231.value3_26;
                var _S3913 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S3912;
                var masking_both_1 : f32 = masking_o_5 + _S3911.value0_84;
                if(reflects_1)
                {
                    var _S3914 : Tuple_44 = s_apply_ggx_density_0(_S3902.value0_83, m_8);
                    var _S3915 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S3915.value0_172 = _S3902.value0_83;
                    _S3915.value1_67 = m_8;
                    var _S3916 : f32 = _S3905.value0_89 * _S3914.value0_85;
                    var _S3917 : Tuple_2 = s_apply_abs_0(_S3828);
                    var _S3918 : s_bwdCallableCtx_abs_0;
                    _S3918._S18 = _S3828;
                    var _S3919 : f32 = 4.0f * _S3917.value0_2;
                    var common_8 : f32 = _S3916 / _S3919;
                    var _S3920 : f32 = _S3919 * _S3919;
                    var _S3921 : f32 = masking_both_1 * masking_both_1;
                    _S3835 = masking_o_5 * masking_o_5;
                    _S3836 = common_8;
                    _S3837 = _S3921;
                    _S3838 = _S3920;
                    _S3839 = _S3916;
                    _S3840 = _S3919;
                    _S3868 = _S3918;
                    _S3841 = _S3914.value0_85;
                    _S3872.value0_173 = _S3915;
                    _S3842 = 0.0f;
                    _S3843 = 0.0f;
                    _S3844 = 0.0f;
                    _S3845 = 0.0f;
                    _S3846 = 0.0f;
                    _S3847 = 0.0f;
                    _S3848 = 0.0f;
                    _S3869._S18 = 0.0f;
                    _S3849 = 0.0f;
                    _S3850 = 0.0f;
                    _S3870._S18 = 0.0f;
                    _S3851 = 0.0f;
                    _S3852 = 0.0f;
                    _S3853 = 0.0f;
                    _S3854 = 0.0f;
                    _S3873.value0_173 = _S3826;
                    _S3855 = 0.0f;
                    _S3856 = 0.0f;
                    _S3857 = 0.0f;
                    _S3874.value0_36 = _S3827;
                    _S3858 = 0.0f;
                    _S3871._S18 = 0.0f;
                }
                else
                {
                    var _S3922 : Tuple_2 = s_apply_abs_0(_S3898.value0_5);
                    var _S3923 : s_bwdCallableCtx_abs_0;
                    _S3923._S18 = _S3898.value0_5;
                    var _S3924 : f32 = crossing_4 * crossing_4;
                    var _S3925 : f32 = _S3898.value0_5 + _S3895.value0_5 / crossing_4;
                    var _S3926 : Tuple_14 = s_apply_sqr_0(_S3925);
                    var _S3927 : s_paramCtx_s_bwdCallableCtx_sqr_0;
                    _S3927.value0_35 = _S3925;
                    var jacobian_2 : f32 = _S3922.value0_2 / _S3926.value0_26;
                    var _S3928 : f32 = _S3926.value0_26 * _S3926.value0_26;
                    var _S3929 : f32 = 1.0f - _S3905.value0_89;
                    var _S3930 : Tuple_44 = s_apply_ggx_density_0(_S3902.value0_83, m_8);
                    var _S3931 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S3931.value0_172 = _S3902.value0_83;
                    _S3931.value1_67 = m_8;
                    var _S3932 : f32 = _S3929 * _S3930.value0_85;
                    var _S3933 : f32 = _S3932 * jacobian_2;
                    var _S3934 : Tuple_2 = s_apply_abs_0(_S3895.value0_5);
                    var _S3935 : s_bwdCallableCtx_abs_0;
                    _S3935._S18 = _S3895.value0_5;
                    var _S3936 : f32 = _S3933 * _S3934.value0_2;
                    var _S3937 : Tuple_2 = s_apply_abs_0(_S3828);
                    var _S3938 : s_bwdCallableCtx_abs_0;
                    _S3938._S18 = _S3828;
                    var common_9 : f32 = _S3936 / _S3937.value0_2;
                    var _S3939 : f32 = _S3937.value0_2 * _S3937.value0_2;
                    var _S3940 : f32 = masking_both_1 * crossing_4 * crossing_4;
                    var _S3941 : f32 = _S3940 * _S3940;
                    var _S3942 : f32 = masking_o_5 * masking_o_5;
                    _S3835 = 0.0f;
                    _S3836 = 0.0f;
                    _S3837 = 0.0f;
                    _S3838 = 0.0f;
                    _S3839 = 0.0f;
                    _S3840 = 0.0f;
                    _S3868._S18 = 0.0f;
                    _S3841 = 0.0f;
                    _S3872.value0_173 = _S3826;
                    _S3842 = _S3942;
                    _S3843 = common_9;
                    _S3844 = _S3941;
                    _S3845 = _S3940;
                    _S3846 = _S3939;
                    _S3847 = _S3936;
                    _S3848 = _S3937.value0_2;
                    _S3869 = _S3938;
                    _S3849 = _S3933;
                    _S3850 = _S3934.value0_2;
                    _S3870 = _S3935;
                    _S3851 = _S3932;
                    _S3852 = jacobian_2;
                    _S3853 = _S3929;
                    _S3854 = _S3930.value0_85;
                    _S3873.value0_173 = _S3931;
                    _S3855 = _S3928;
                    _S3856 = _S3922.value0_2;
                    _S3857 = _S3926.value0_26;
                    _S3874.value0_36 = _S3927;
                    _S3858 = _S3924;
                    _S3871 = _S3923;
                }
                var _S3943 : f32 = _S3837;
                var _S3944 : f32 = _S3838;
                var _S3945 : f32 = _S3839;
                var _S3946 : f32 = _S3840;
                var _S3947 : f32 = _S3841;
                var _S3948 : f32 = _S3842;
                var _S3949 : f32 = _S3843;
                var _S3950 : f32 = _S3844;
                var _S3951 : f32 = _S3845;
                var _S3952 : f32 = _S3846;
                var _S3953 : f32 = _S3847;
                var _S3954 : f32 = _S3848;
                var _S3955 : f32 = _S3849;
                var _S3956 : f32 = _S3850;
                var _S3957 : f32 = _S3851;
                var _S3958 : f32 = _S3852;
                var _S3959 : f32 = _S3853;
                var _S3960 : f32 = _S3854;
                var _S3961 : f32 = _S3855;
                var _S3962 : f32 = _S3856;
                var _S3963 : f32 = _S3857;
                var _S3964 : f32 = _S3858;
                _S3837 = masking_o_5;
                _S3838 = _S3943;
                _S3839 = masking_both_1;
                _S3840 = _S3944;
                _S3841 = _S3945;
                _S3842 = _S3946;
                _S3843 = _S3905.value0_89;
                _S3844 = _S3947;
                _S3845 = _S3948;
                _S3846 = _S3949;
                _S3847 = _S3950;
                _S3848 = _S3951;
                _S3849 = _S3952;
                _S3850 = _S3953;
                _S3851 = _S3954;
                _S3852 = _S3955;
                _S3853 = _S3956;
                _S3854 = _S3957;
                _S3855 = _S3958;
                _S3856 = _S3959;
                _S3857 = _S3960;
                _S3858 = _S3961;
                _S3859 = _S3962;
                _S3860 = _S3963;
                _S3861 = _S3964;
                _S3875.value0_174 = _S3913;
                _S3876.value0_174 = _S3910;
                _S3877.value0_183 = _S3907;
                _S3878.value0_178 = _S3904;
            }
            else
            {
                _S3835 = 0.0f;
                _S3836 = 0.0f;
                _S3837 = 0.0f;
                _S3838 = 0.0f;
                _S3839 = 0.0f;
                _S3840 = 0.0f;
                _S3841 = 0.0f;
                _S3842 = 0.0f;
                _S3868._S18 = 0.0f;
                _S3843 = 0.0f;
                _S3844 = 0.0f;
                _S3872.value0_173 = _S3826;
                _S3845 = 0.0f;
                _S3846 = 0.0f;
                _S3847 = 0.0f;
                _S3848 = 0.0f;
                _S3849 = 0.0f;
                _S3850 = 0.0f;
                _S3851 = 0.0f;
                _S3869._S18 = 0.0f;
                _S3852 = 0.0f;
                _S3853 = 0.0f;
                _S3870._S18 = 0.0f;
                _S3854 = 0.0f;
                _S3855 = 0.0f;
                _S3856 = 0.0f;
                _S3857 = 0.0f;
                _S3873.value0_173 = _S3826;
                _S3858 = 0.0f;
                _S3859 = 0.0f;
                _S3860 = 0.0f;
                _S3874.value0_36 = _S3827;
                _S3861 = 0.0f;
                _S3871._S18 = 0.0f;
                _S3875.value0_174 = _S3825;
                _S3876.value0_174 = _S3825;
                _S3877.value0_183 = _S3824;
                _S3878.value0_178 = _S3823;
            }
            _S3862 = _S3895.value0_5;
            _S3831 = _S3901;
            _S3863 = _S3898.value0_5;
            _S3879 = _S3900;
            _S3880 = _S3897;
            _S3832 = _S3894;
            m_8 = _S3892;
            _S3864 = _S3893;
            _S3882 = _S3891;
        }
        else
        {
            _S3830 = false;
            _S3835 = 0.0f;
            _S3836 = 0.0f;
            _S3837 = 0.0f;
            _S3838 = 0.0f;
            _S3839 = 0.0f;
            _S3840 = 0.0f;
            _S3841 = 0.0f;
            _S3842 = 0.0f;
            _S3868._S18 = 0.0f;
            _S3843 = 0.0f;
            _S3844 = 0.0f;
            _S3872.value0_173 = _S3826;
            _S3845 = 0.0f;
            _S3846 = 0.0f;
            _S3847 = 0.0f;
            _S3848 = 0.0f;
            _S3849 = 0.0f;
            _S3850 = 0.0f;
            _S3851 = 0.0f;
            _S3869._S18 = 0.0f;
            _S3852 = 0.0f;
            _S3853 = 0.0f;
            _S3870._S18 = 0.0f;
            _S3854 = 0.0f;
            _S3855 = 0.0f;
            _S3856 = 0.0f;
            _S3857 = 0.0f;
            _S3873.value0_173 = _S3826;
            _S3858 = 0.0f;
            _S3859 = 0.0f;
            _S3860 = 0.0f;
            _S3874.value0_36 = _S3827;
            _S3861 = 0.0f;
            _S3862 = 0.0f;
            _S3871._S18 = 0.0f;
            _S3875.value0_174 = _S3825;
            _S3876.value0_174 = _S3825;
            _S3877.value0_183 = _S3824;
            _S3878.value0_178 = _S3823;
            _S3831 = false;
            _S3863 = 0.0f;
            _S3879._S39 = _S3821;
            _S3879._S40 = _S3821;
            _S3880._S39 = _S3821;
            _S3880._S40 = _S3821;
            _S3832 = false;
            m_8 = _S3821;
            _S3864 = 0.0f;
            _S3882._S35 = 0.0f;
        }
        var _S3965 : f32 = crossing_4;
        var _S3966 : bool = _S3830;
        var _S3967 : bool = _S3831;
        var _S3968 : bool = _S3832;
        var _S3969 : vec3<f32> = m_8;
        var _S3970 : f32 = _S3864;
        _S3830 = _S3888;
        _S3831 = _S3966;
        _S3832 = reflects_1;
        crossing_4 = _S3835;
        _S3835 = _S3836;
        _S3836 = _S3837;
        _S3837 = _S3838;
        _S3838 = _S3839;
        _S3839 = _S3840;
        _S3840 = _S3841;
        _S3841 = _S3842;
        _S3842 = _S3843;
        _S3843 = _S3844;
        _S3844 = _S3845;
        _S3845 = _S3846;
        _S3846 = _S3847;
        _S3847 = _S3848;
        _S3848 = _S3965;
        _S3833 = _S3967;
        _S3864 = _S3883;
        _S3834 = _S3968;
        m_8 = half_vector_3;
        _S3866 = _S3969;
        _S3865 = _S3970;
        _S3881 = _S3887;
        _S3867 = _S3884;
    }
    else
    {
        _S3830 = false;
        _S3831 = false;
        _S3832 = false;
        crossing_4 = 0.0f;
        _S3835 = 0.0f;
        _S3836 = 0.0f;
        _S3837 = 0.0f;
        _S3838 = 0.0f;
        _S3839 = 0.0f;
        _S3840 = 0.0f;
        _S3841 = 0.0f;
        _S3868._S18 = 0.0f;
        _S3842 = 0.0f;
        _S3843 = 0.0f;
        _S3872.value0_173 = _S3826;
        _S3844 = 0.0f;
        _S3845 = 0.0f;
        _S3846 = 0.0f;
        _S3847 = 0.0f;
        _S3848 = 0.0f;
        _S3849 = 0.0f;
        _S3850 = 0.0f;
        _S3851 = 0.0f;
        _S3869._S18 = 0.0f;
        _S3852 = 0.0f;
        _S3853 = 0.0f;
        _S3870._S18 = 0.0f;
        _S3854 = 0.0f;
        _S3855 = 0.0f;
        _S3856 = 0.0f;
        _S3857 = 0.0f;
        _S3873.value0_173 = _S3826;
        _S3858 = 0.0f;
        _S3859 = 0.0f;
        _S3860 = 0.0f;
        _S3874.value0_36 = _S3827;
        _S3861 = 0.0f;
        _S3862 = 0.0f;
        _S3871._S18 = 0.0f;
        _S3875.value0_174 = _S3825;
        _S3876.value0_174 = _S3825;
        _S3877.value0_183 = _S3824;
        _S3878.value0_178 = _S3823;
        _S3833 = false;
        _S3863 = 0.0f;
        _S3864 = 0.0f;
        _S3879._S39 = _S3821;
        _S3879._S40 = _S3821;
        _S3880._S39 = _S3821;
        _S3880._S40 = _S3821;
        _S3834 = false;
        m_8 = _S3821;
        _S3866 = _S3821;
        _S3865 = 0.0f;
        _S3882._S35 = 0.0f;
        _S3881._S39 = _S3821;
        _S3881._S40 = _S3821;
        _S3867 = _S3821;
    }
    var _S3971 : vec2<f32>;
    if(_S3829)
    {
        var _S3972 : vec3<f32>;
        if(_S3830)
        {
            var _S3973 : vec3<f32>;
            var _S3974 : vec3<f32>;
            if(_S3831)
            {
                if(_S3832)
                {
                    var _S3975 : f32 = _S3820.pdf_5 / crossing_4;
                    var _S3976 : f32 = _S3835 * - _S3975;
                    var _S3977 : f32 = (_S3820.f_cos_0[i32(0)] + _S3820.f_cos_0[i32(1)] + _S3820.f_cos_0[i32(2)]) / _S3837;
                    var _S3978 : f32 = _S3835 * - _S3977;
                    var _S3979 : f32 = (_S3836 * _S3975 + _S3838 * _S3977) / _S3839;
                    var _S3980 : f32 = _S3841 * _S3979;
                    var _S3981 : f32 = 4.0f * (_S3840 * - _S3979);
                    var _S3982 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S3868, &(_S3982), _S3981);
                    var _S3983 : f32 = _S3842 * _S3980;
                    var _S3984 : f32 = _S3843 * _S3980;
                    var _S3985 : vec2<f32> = _S3822;
                    var _S3986 : vec3<f32> = _S3821;
                    s_bwdProp_ggx_density_0(_S3872, &(_S3985), &(_S3986), _S3983);
                    crossing_4 = _S3978;
                    _S3835 = _S3976;
                    _S3836 = _S3984;
                    _S3971 = _S3985;
                    _S3837 = 0.0f;
                    _S3838 = 0.0f;
                    _S3972 = _S3986;
                    _S3839 = _S3982;
                }
                else
                {
                    var _S3987 : f32 = _S3820.pdf_5 / _S3844;
                    var _S3988 : f32 = _S3845 * - _S3987;
                    var _S3989 : f32 = (_S3820.f_cos_0[i32(0)] + _S3820.f_cos_0[i32(1)] + _S3820.f_cos_0[i32(2)]) / _S3846;
                    var _S3990 : f32 = _S3848 * (_S3848 * (_S3845 * - _S3989));
                    var _S3991 : f32 = (_S3836 * _S3987 + _S3847 * _S3989) / _S3849;
                    var _S3992 : f32 = _S3850 * - _S3991;
                    var _S3993 : f32 = _S3851 * _S3991;
                    var _S3994 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S3869, &(_S3994), _S3992);
                    var _S3995 : f32 = _S3852 * _S3993;
                    var _S3996 : f32 = _S3853 * _S3993;
                    var _S3997 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S3870, &(_S3997), _S3995);
                    var s_diff_jacobian_T_1 : f32 = _S3854 * _S3996;
                    var _S3998 : f32 = _S3855 * _S3996;
                    var _S3999 : f32 = _S3856 * _S3998;
                    var _S4000 : f32 = _S3857 * _S3998;
                    var _S4001 : vec2<f32> = _S3822;
                    var _S4002 : vec3<f32> = _S3821;
                    s_bwdProp_ggx_density_0(_S3873, &(_S4001), &(_S4002), _S3999);
                    var _S4003 : f32 = - _S4000;
                    var _S4004 : f32 = s_diff_jacobian_T_1 / _S3858;
                    var _S4005 : f32 = _S3859 * - _S4004;
                    var _S4006 : f32 = _S3860 * _S4004;
                    var _S4007 : f32 = 0.0f;
                    s_bwdProp_sqr_0(_S3874, &(_S4007), _S4005);
                    var _S4008 : f32 = _S3848 * (_S4007 / _S3861);
                    var _S4009 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S3871, &(_S4009), _S4006);
                    var _S4010 : f32 = _S3997 + _S4008;
                    var _S4011 : f32 = _S4007 + _S4009;
                    crossing_4 = _S3990;
                    _S3835 = _S3988;
                    _S3836 = _S4003;
                    _S3971 = _S4001;
                    _S3837 = _S4010;
                    _S3838 = _S4011;
                    _S3972 = _S4002;
                    _S3839 = _S3994;
                }
                var _S4012 : vec2<f32> = _S3822;
                var _S4013 : vec3<f32> = _S3821;
                s_bwdProp_ggx_lambda_0(_S3875, &(_S4012), &(_S4013), crossing_4);
                var _S4014 : f32 = crossing_4 + _S3835;
                var _S4015 : vec2<f32> = _S3822;
                var _S4016 : vec3<f32> = _S3821;
                s_bwdProp_ggx_lambda_0(_S3876, &(_S4015), &(_S4016), _S4014);
                var _S4017 : f32 = 0.0f;
                s_bwdProp_fresnel_dielectric_0(_S3877, &(_S4017), _S3836);
                var _S4018 : vec2<f32> = _S4012 + _S4015 + _S3971;
                var _S4019 : vec2<f32> = _S3822;
                s_bwdProp_ggx_widths_0(_S3878, &(_S4019), _S4018);
                var _S4020 : f32 = _S4017 + _S3837;
                crossing_4 = _S3838;
                _S3835 = _S4020;
                _S3836 = _S3839;
                _S3973 = _S4016;
                _S3974 = _S4013;
                _S3971 = _S4019;
            }
            else
            {
                crossing_4 = 0.0f;
                _S3835 = 0.0f;
                _S3972 = _S3821;
                _S3836 = 0.0f;
                _S3973 = _S3821;
                _S3974 = _S3821;
                _S3971 = _S3822;
            }
            if(_S3833)
            {
                var _S4021 : f32 = _S3863 * 0.0f;
                crossing_4 = _S3864 * 0.0f + crossing_4;
                _S3837 = _S4021;
            }
            else
            {
                _S3837 = 0.0f;
            }
            var _S4022 : f32 = _S3862 * 0.0f;
            var _S4023 : f32 = _S3828 * 0.0f;
            var _S4024 : vec3<f32> = _S3821;
            var _S4025 : vec3<f32> = _S3821;
            s_bwdProp_dot_0(_S3879, &(_S4024), &(_S4025), crossing_4);
            var _S4026 : f32 = _S4023 + _S3835;
            var _S4027 : vec3<f32> = _S3821;
            var _S4028 : vec3<f32> = _S3821;
            s_bwdProp_dot_0(_S3880, &(_S4027), &(_S4028), _S4026);
            var _S4029 : vec3<f32> = _S4025 + _S4028 + _S3972;
            var _S4030 : f32 = _S4022 + _S3836;
            var _S4031 : vec3<f32> = _S4027 + _S3973;
            var _S4032 : vec3<f32> = _S4024 + _S3974;
            if(_S3834)
            {
                _S3972 = (vec3<f32>(0) - _S4029);
            }
            else
            {
                _S3972 = _S4029;
            }
            var _S4033 : vec3<f32> = m_8 * _S3972;
            var _S4034 : vec3<f32> = _S3866 * _S3972;
            var _S4035 : f32 = - ((_S4033[i32(0)] + _S4033[i32(1)] + _S4033[i32(2)]) / _S3865);
            var _S4036 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S3882, &(_S4036), _S4035);
            crossing_4 = _S4036;
            m_8 = _S4034;
            _S3866 = _S4031;
            _S3972 = _S4032;
            _S3835 = _S3837;
            _S3836 = _S4030;
        }
        else
        {
            crossing_4 = 0.0f;
            m_8 = _S3821;
            _S3866 = _S3821;
            _S3972 = _S3821;
            _S3835 = 0.0f;
            _S3836 = 0.0f;
            _S3971 = _S3822;
        }
        var _S4037 : vec3<f32> = _S3821;
        var _S4038 : vec3<f32> = _S3821;
        s_bwdProp_dot_0(_S3881, &(_S4037), &(_S4038), crossing_4);
        var _S4039 : vec3<f32> = _S4037 + _S4038 + m_8;
        var _S4040 : vec3<f32> = _S4039 + _S3866;
        var _S4041 : vec3<f32> = _S3867 * _S4039 + _S3972;
        var _S4042 : f32 = _S3864 * 0.0f + _S3836;
        m_8 = _S4041 + vec3<f32>(0.0f, 0.0f, _S3828 * 0.0f + _S3835);
        crossing_4 = _S4042;
        _S3866 = _S4040;
    }
    else
    {
        m_8 = _S3821;
        crossing_4 = 0.0f;
        _S3866 = _S3821;
        _S3971 = _S3822;
    }
    var _S4043 : vec3<f32> = _S3866 + vec3<f32>(0.0f, 0.0f, crossing_4);
    (*_S3817) = _S3971;
    (*_S3818) = _S4043;
    (*_S3819) = m_8;
    return;
}

fn s_bwdProp_coated_conductor_evaluate_0( _S4044 : s_bwdCallableCtx_coated_conductor_evaluate_0,  _S4045 : ptr<function, vec3<f32>>,  _S4046 : ptr<function, vec3<f32>>,  _S4047 : ptr<function, vec2<f32>>,  _S4048 : ptr<function, vec2<f32>>,  _S4049 : ptr<function, vec3<f32>>,  _S4050 : ptr<function, vec3<f32>>,  _S4051 : BsdfValue_0)
{
    var _S4052 : vec3<f32> = vec3<f32>(0.0f);
    var _S4053 : vec2<f32> = vec2<f32>(0.0f);
    var _S4054 : s_paramCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_paramCtx_s_bwdCallableCtx_coated_conductor_layers_0( _S4052, _S4052, _S4053, _S4053, u32(0), _S4052 );
    var _S4055 : LobeTable_0 = LobeTable_0( _S4053, _S4053, _S4053, _S4053 );
    var _S4056 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S4057 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S4056, _S4052 );
    var _S4058 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S4055, 0.0f, _S4057, _S4055 );
    var _S4059 : Refraction_0 = Refraction_0( _S4052, false );
    var _S4060 : CoatedConductor_0 = CoatedConductor_0( _S4052, _S4052, _S4053, _S4053, _S4053, _S4053, _S4053, 0.0f, 0.0f, 0.0f, _S4052, _S4059, _S4053, _S4053, 0.0f, u32(0), false );
    var _S4061 : s_paramCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_paramCtx_s_bwdCallableCtx_coated_conductor_value_0( _S4060, _S4052 );
    var _S4062 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S4057, _S4055, u32(0) );
    var _S4063 : f32 = _S4044.value0_230.value5_10.z;
    var _S4064 : f32 = _S4044.value0_230.value6_1.z;
    var _S4065 : bool;
    if((_S4063 * _S4064) > 0.0f)
    {
        if(is_smooth_0(_S4044.value0_230.value2_44))
        {
            _S4065 = is_smooth_0(_S4044.value0_230.value3_29);
        }
        else
        {
            _S4065 = false;
        }
        _S4065 = !_S4065;
    }
    else
    {
        _S4065 = false;
    }
    var _S4066 : s_bwdCallableCtx_coated_conductor_value_0;
    var _S4067 : vec3<f32>;
    var _S4068 : s_bwdCallableCtx_coated_conductor_layers_0;
    if(_S4065)
    {
        var side_11 : f32;
        if(_S4063 < 0.0f)
        {
            side_11 = -1.0f;
        }
        else
        {
            side_11 = 1.0f;
        }
        var _S4069 : vec3<f32> = vec3<f32>(side_11);
        var _S4070 : vec3<f32> = _S4044.value0_230.value5_10 * vec3<f32>(side_11);
        var _S4071 : s_paramCtx_s_bwdCallableCtx_coated_conductor_layers_0;
        _S4071.value0_186 = _S4044.value0_230.value0_227;
        _S4071.value1_72 = _S4044.value0_230.value1_99;
        _S4071.value2_32 = _S4044.value0_230.value2_44;
        _S4071.value3_22 = _S4044.value0_230.value3_29;
        _S4071.value4_15 = _S4044.value0_230.value4_18;
        _S4071.value5_9 = _S4070;
        var _S4072 : vec3<f32> = _S4044.value0_230.value6_1 * vec3<f32>(side_11);
        var _S4073 : s_paramCtx_s_bwdCallableCtx_coated_conductor_value_0;
        _S4073.value0_187 = _S4044.value1_101.value0_47;
        _S4073.value1_73 = _S4072;
        _S4066.value0_188 = _S4073;
        _S4066.value1_74 = _S4044.value1_101.value2_11;
        _S4067 = _S4069;
        _S4068.value0_190 = _S4071;
        _S4068.value1_76 = _S4044.value1_101.value1_14;
    }
    else
    {
        _S4066.value0_188 = _S4061;
        _S4066.value1_74 = _S4062;
        _S4067 = _S4052;
        _S4068.value0_190 = _S4054;
        _S4068.value1_76 = _S4058;
    }
    var _S4074 : vec3<f32>;
    var _S4075 : vec3<f32>;
    var _S4076 : vec3<f32>;
    var _S4077 : vec2<f32>;
    var _S4078 : vec2<f32>;
    if(_S4065)
    {
        var _S4079 : Refraction_Differential_0 = Refraction_Differential_0( _S4052 );
        var _S4080 : CoatedConductor_Differential_0;
        _S4080.eta_18 = _S4052;
        _S4080.k_3 = _S4052;
        _S4080.coat_alpha_4 = _S4053;
        _S4080.alpha_7 = _S4053;
        _S4080.once_4 = _S4053;
        _S4080.more_2 = _S4053;
        _S4080.turn_3 = _S4053;
        _S4080.metal_width_1 = 0.0f;
        _S4080.coat_width_1 = 0.0f;
        _S4080.again_1 = 0.0f;
        _S4080.wo_3 = _S4052;
        _S4080.wo_below_1 = _S4079;
        _S4080.factors_1 = _S4053;
        _S4080.shares_1 = _S4053;
        var _S4081 : vec3<f32> = _S4052;
        s_bwdProp_coated_conductor_value_0(_S4066, &(_S4080), &(_S4081), _S4051);
        var _S4082 : vec3<f32> = _S4067 * _S4081;
        var _S4083 : vec3<f32> = _S4052;
        var _S4084 : vec3<f32> = _S4052;
        var _S4085 : vec2<f32> = _S4053;
        var _S4086 : vec2<f32> = _S4053;
        var _S4087 : vec3<f32> = _S4052;
        s_bwdProp_coated_conductor_layers_0(_S4068, &(_S4083), &(_S4084), &(_S4085), &(_S4086), &(_S4087), _S4080);
        var _S4088 : vec3<f32> = _S4067 * _S4087;
        _S4067 = _S4082;
        _S4074 = _S4088;
        _S4075 = _S4083;
        _S4076 = _S4084;
        _S4077 = _S4085;
        _S4078 = _S4086;
    }
    else
    {
        _S4067 = _S4052;
        _S4074 = _S4052;
        _S4075 = _S4052;
        _S4076 = _S4052;
        _S4077 = _S4053;
        _S4078 = _S4053;
    }
    var _S4089 : vec3<f32> = _S4067 + vec3<f32>(0.0f, 0.0f, _S4063 * 0.0f);
    var _S4090 : vec3<f32> = _S4074 + vec3<f32>(0.0f, 0.0f, _S4064 * 0.0f);
    (*_S4045) = _S4075;
    (*_S4046) = _S4076;
    (*_S4047) = _S4077;
    (*_S4048) = _S4078;
    (*_S4049) = _S4090;
    (*_S4050) = _S4089;
    return;
}

fn s_bwdProp_coated_diffuse_evaluate_0( _S4091 : s_bwdCallableCtx_coated_diffuse_evaluate_0,  _S4092 : ptr<function, vec3<f32>>,  _S4093 : ptr<function, vec2<f32>>,  _S4094 : ptr<function, vec3<f32>>,  _S4095 : ptr<function, vec3<f32>>,  _S4096 : BsdfValue_0)
{
    var _S4097 : vec3<f32> = vec3<f32>(0.0f);
    var _S4098 : vec2<f32> = vec2<f32>(0.0f);
    var _S4099 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_paramCtx_s_bwdCallableCtx_coated_diffuse_layers_0( _S4097, _S4098, 0.0f );
    var _S4100 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S4101 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S4100, _S4097 );
    var _S4102 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S4098 );
    var _S4103 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S4101, 0.0f, _S4102, u32(0), 0.0f );
    var _S4104 : CoatedDiffuse_0 = CoatedDiffuse_0( _S4097, 0.0f, _S4098, u32(0), false );
    var _S4105 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_paramCtx_s_bwdCallableCtx_coated_diffuse_value_0( _S4104, _S4097, _S4097 );
    var _S4106 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S4101, 0.0f );
    var _S4107 : f32 = _S4091.value0_229.value3_28.z;
    var _S4108 : f32 = _S4091.value0_229.value4_17.z;
    var _S4109 : bool = (_S4107 * _S4108) > 0.0f;
    var _S4110 : s_bwdCallableCtx_coated_diffuse_value_0;
    var _S4111 : vec3<f32>;
    var _S4112 : s_bwdCallableCtx_coated_diffuse_layers_0;
    if(_S4109)
    {
        var side_12 : f32;
        if(_S4107 < 0.0f)
        {
            side_12 = -1.0f;
        }
        else
        {
            side_12 = 1.0f;
        }
        var _S4113 : vec3<f32> = vec3<f32>(side_12);
        var above_2 : vec3<f32> = _S4091.value0_229.value3_28 * vec3<f32>(side_12);
        var _S4114 : f32 = above_2.z;
        var _S4115 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_layers_0;
        _S4115.value0_209 = _S4091.value0_229.value0_226;
        _S4115.value1_86 = _S4091.value0_229.value1_98;
        _S4115.value3_24 = _S4114;
        var _S4116 : vec3<f32> = _S4091.value0_229.value4_17 * vec3<f32>(side_12);
        var _S4117 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_value_0;
        _S4117.value0_208 = _S4091.value1_100.value0_44;
        _S4117.value1_85 = above_2;
        _S4117.value2_37 = _S4116;
        _S4110.value0_211 = _S4117;
        _S4110.value1_88 = _S4091.value1_100.value2_8;
        _S4111 = _S4113;
        _S4112.value0_210 = _S4115;
        _S4112.value1_87 = _S4091.value1_100.value1_11;
    }
    else
    {
        _S4110.value0_211 = _S4105;
        _S4110.value1_88 = _S4106;
        _S4111 = _S4097;
        _S4112.value0_210 = _S4099;
        _S4112.value1_87 = _S4103;
    }
    var _S4118 : vec3<f32>;
    var _S4119 : vec3<f32>;
    var _S4120 : vec2<f32>;
    if(_S4109)
    {
        var _S4121 : CoatedDiffuse_Differential_0;
        _S4121.base_1 = _S4097;
        _S4121.share_15 = 0.0f;
        _S4121.alpha_8 = _S4098;
        var _S4122 : vec3<f32> = _S4097;
        var _S4123 : vec3<f32> = _S4097;
        s_bwdProp_coated_diffuse_value_0(_S4110, &(_S4121), &(_S4122), &(_S4123), _S4096);
        var _S4124 : vec3<f32> = _S4111 * _S4123;
        var _S4125 : vec3<f32> = _S4097;
        var _S4126 : vec2<f32> = _S4098;
        var _S4127 : f32 = 0.0f;
        s_bwdProp_coated_diffuse_layers_0(_S4112, &(_S4125), &(_S4126), &(_S4127), _S4121);
        var _S4128 : vec3<f32> = _S4111 * (_S4122 + vec3<f32>(0.0f, 0.0f, _S4127));
        _S4111 = _S4124;
        _S4118 = _S4128;
        _S4119 = _S4125;
        _S4120 = _S4126;
    }
    else
    {
        _S4111 = _S4097;
        _S4118 = _S4097;
        _S4119 = _S4097;
        _S4120 = _S4098;
    }
    var _S4129 : vec3<f32> = _S4111 + vec3<f32>(0.0f, 0.0f, _S4107 * 0.0f);
    var _S4130 : vec3<f32> = _S4118 + vec3<f32>(0.0f, 0.0f, _S4108 * 0.0f);
    (*_S4092) = _S4119;
    (*_S4093) = _S4120;
    (*_S4094) = _S4130;
    (*_S4095) = _S4129;
    return;
}

fn s_bwdProp_diffuse_transmission_evaluate_0( _S4131 : s_bwdCallableCtx_diffuse_transmission_evaluate_0,  _S4132 : ptr<function, vec3<f32>>,  _S4133 : ptr<function, vec3<f32>>,  _S4134 : ptr<function, vec3<f32>>,  _S4135 : ptr<function, vec3<f32>>,  _S4136 : BsdfValue_0)
{
    var _S4137 : vec3<f32> = vec3<f32>(0.0f);
    var _S4138 : s_paramCtx_s_bwdCallableCtx_share_reflected_0 = s_paramCtx_s_bwdCallableCtx_share_reflected_0( _S4137, _S4137 );
    var _S4139 : f32 = _S4131.value0_228.value2_43.z;
    var _S4140 : f32 = _S4131.value0_228.value3_27.z;
    var side_13 : f32 = _S4139 * _S4140;
    var _S4141 : bool = side_13 != 0.0f;
    var albedo_5 : vec3<f32>;
    var _S4142 : vec3<f32>;
    var share_17 : f32;
    var _S4143 : f32;
    var _S4144 : s_bwdCallableCtx_abs_0;
    var _S4145 : bool;
    var _S4146 : s_bwdCallableCtx_share_reflected_0;
    if(_S4141)
    {
        var _S4147 : Tuple_50 = s_apply_share_reflected_0(_S4131.value0_228.value0_225, _S4131.value0_228.value1_97);
        var _S4148 : s_paramCtx_s_bwdCallableCtx_share_reflected_0;
        _S4148.value0_214 = _S4131.value0_228.value0_225;
        _S4148.value1_90 = _S4131.value0_228.value1_97;
        var _S4149 : s_paramCtx_s_bwdCallableCtx_share_reflected_0 = _S4148;
        var _S4150 : bool = side_13 < 0.0f;
        if(_S4150)
        {
            var _S4151 : f32 = 1.0f - _S4147.value0_91;
            albedo_5 = _S4131.value0_228.value1_97;
            share_17 = _S4151;
        }
        else
        {
            albedo_5 = _S4131.value0_228.value0_225;
            share_17 = _S4147.value0_91;
        }
        var _S4152 : Tuple_2 = s_apply_abs_0(_S4140);
        var _S4153 : s_bwdCallableCtx_abs_0;
        _S4153._S18 = _S4140;
        var cosine_10 : f32 = _S4152.value0_2 * 0.31830990314483643f;
        var _S4154 : vec3<f32> = vec3<f32>(cosine_10);
        _S4143 = cosine_10;
        _S4142 = _S4154;
        _S4144 = _S4153;
        _S4145 = _S4150;
        _S4146.value0_215 = _S4149;
    }
    else
    {
        share_17 = 0.0f;
        _S4143 = 0.0f;
        albedo_5 = _S4137;
        _S4142 = _S4137;
        _S4144._S18 = 0.0f;
        _S4145 = false;
        _S4146.value0_215 = _S4138;
    }
    if(_S4141)
    {
        var _S4155 : f32 = _S4143 * _S4136.pdf_5;
        var _S4156 : vec3<f32> = albedo_5 * _S4136.f_cos_0;
        var _S4157 : vec3<f32> = _S4142 * _S4136.f_cos_0;
        var _S4158 : f32 = 0.31830990314483643f * (share_17 * _S4136.pdf_5 + (_S4156[i32(0)] + _S4156[i32(1)] + _S4156[i32(2)]));
        var _S4159 : f32 = 0.0f;
        s_bwdProp_abs_0(_S4144, &(_S4159), _S4158);
        var _S4160 : f32 = _S4159;
        if(_S4145)
        {
            share_17 = - _S4155;
            albedo_5 = _S4137;
            _S4142 = _S4157;
        }
        else
        {
            share_17 = _S4155;
            albedo_5 = _S4157;
            _S4142 = _S4137;
        }
        var _S4161 : vec3<f32> = _S4137;
        var _S4162 : vec3<f32> = _S4137;
        s_bwdProp_share_reflected_0(_S4146, &(_S4161), &(_S4162), share_17);
        var _S4163 : vec3<f32> = _S4161 + albedo_5;
        var _S4164 : vec3<f32> = _S4162 + _S4142;
        share_17 = _S4160;
        albedo_5 = _S4163;
        _S4142 = _S4164;
    }
    else
    {
        share_17 = 0.0f;
        albedo_5 = _S4137;
        _S4142 = _S4137;
    }
    var _S4165 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S4139 * 0.0f + share_17);
    var _S4166 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S4140 * 0.0f);
    (*_S4132) = albedo_5;
    (*_S4133) = _S4142;
    (*_S4134) = _S4166;
    (*_S4135) = _S4165;
    return;
}

fn s_bwdProp_bsdf_evaluate_0( _S4167 : s_bwdCallableCtx_bsdf_evaluate_0,  _S4168 : ptr<function, Bsdf_Differential_0>,  _S4169 : ptr<function, vec3<f32>>,  _S4170 : ptr<function, vec3<f32>>,  _S4171 : BsdfValue_0)
{
    var _S4172 : vec3<f32> = vec3<f32>(0.0f);
    var _S4173 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0 = s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0( _S4172, _S4172, _S4172 );
    var _S4174 : vec2<f32> = vec2<f32>(0.0f);
    var _S4175 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0 = s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0( _S4172, _S4172, _S4174, _S4172, _S4172 );
    var _S4176 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0 = s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0( 0.0f, _S4174, _S4172, _S4172 );
    var _S4177 : s_paramCtx_s_bwdCallableCtx_diffuse_transmission_evaluate_0 = s_paramCtx_s_bwdCallableCtx_diffuse_transmission_evaluate_0( _S4172, _S4172, _S4172, _S4172 );
    var _S4178 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0 = s_paramCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0( _S4172, _S4174, _S4172, _S4172 );
    var _S4179 : CoatedDiffuse_0 = CoatedDiffuse_0( _S4172, 0.0f, _S4174, u32(0), false );
    var _S4180 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S4181 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S4180, _S4172 );
    var _S4182 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S4174 );
    var _S4183 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S4181, 0.0f, _S4182, u32(0), 0.0f );
    var _S4184 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S4181, 0.0f );
    var _S4185 : s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0( _S4179, _S4183, _S4184 );
    var _S4186 : s_paramCtx_s_bwdCallableCtx_coated_conductor_evaluate_0 = s_paramCtx_s_bwdCallableCtx_coated_conductor_evaluate_0( _S4172, _S4172, _S4174, _S4174, u32(0), _S4172, _S4172 );
    var _S4187 : Refraction_0 = Refraction_0( _S4172, false );
    var _S4188 : CoatedConductor_0 = CoatedConductor_0( _S4172, _S4172, _S4174, _S4174, _S4174, _S4174, _S4174, 0.0f, 0.0f, 0.0f, _S4172, _S4187, _S4174, _S4174, 0.0f, u32(0), false );
    var _S4189 : LobeTable_0 = LobeTable_0( _S4174, _S4174, _S4174, _S4174 );
    var _S4190 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S4189, 0.0f, _S4181, _S4189 );
    var _S4191 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S4181, _S4189, u32(0) );
    var _S4192 : s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0( _S4188, _S4190, _S4191 );
    var _S4193 : bool = (_S4167.value0_221.value0_218.kind_5) == u32(0);
    var _S4194 : bool;
    var _S4195 : bool;
    var _S4196 : bool;
    var _S4197 : bool;
    var _S4198 : bool;
    var _S4199 : s_bwdCallableCtx_diffuse_transmission_evaluate_0;
    var _S4200 : s_bwdCallableCtx_coated_diffuse_evaluate_0;
    var _S4201 : s_bwdCallableCtx_coated_conductor_evaluate_0;
    var _S4202 : s_bwdCallableCtx_dielectric_evaluate_0;
    var _S4203 : s_bwdCallableCtx_conductor_evaluate_0;
    var _S4204 : s_bwdCallableCtx_diffuse_evaluate_0;
    if(_S4193)
    {
        var _S4205 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0;
        _S4205.value0_222 = _S4167.value0_221.value0_218.a_36;
        _S4205.value1_94 = _S4167.value0_221.value1_91;
        _S4205.value2_40 = _S4167.value0_221.value2_38;
        _S4204.value0_233 = _S4205;
        _S4194 = false;
        _S4203.value0_232 = _S4175;
        _S4195 = false;
        _S4202.value0_231 = _S4176;
        _S4196 = false;
        _S4201.value0_230 = _S4186;
        _S4201.value1_101 = _S4192;
        _S4197 = false;
        _S4200.value0_229 = _S4178;
        _S4200.value1_100 = _S4185;
        _S4198 = false;
        _S4199.value0_228 = _S4177;
    }
    else
    {
        var _S4206 : bool = (_S4167.value0_221.value0_218.kind_5) == u32(1);
        if(_S4206)
        {
            var _S4207 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0;
            _S4207.value0_223 = _S4167.value0_221.value0_218.a_36;
            _S4207.value1_95 = _S4167.value0_221.value0_218.b_31;
            _S4207.value2_41 = _S4167.value0_221.value0_218.alpha_4;
            _S4207.value3_25 = _S4167.value0_221.value1_91;
            _S4207.value4_16 = _S4167.value0_221.value2_38;
            _S4203.value0_232 = _S4207;
            _S4194 = false;
            _S4202.value0_231 = _S4176;
            _S4195 = false;
            _S4201.value0_230 = _S4186;
            _S4201.value1_101 = _S4192;
            _S4196 = false;
            _S4200.value0_229 = _S4178;
            _S4200.value1_100 = _S4185;
            _S4197 = false;
            _S4199.value0_228 = _S4177;
        }
        else
        {
            var _S4208 : bool = (_S4167.value0_221.value0_218.kind_5) == u32(2);
            if(_S4208)
            {
                var _S4209 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0;
                _S4209.value0_224 = _S4167.value0_221.value0_218.eta_4;
                _S4209.value1_96 = _S4167.value0_221.value0_218.alpha_4;
                _S4209.value2_42 = _S4167.value0_221.value1_91;
                _S4209.value3_26 = _S4167.value0_221.value2_38;
                _S4202.value0_231 = _S4209;
                _S4194 = false;
                _S4201.value0_230 = _S4186;
                _S4201.value1_101 = _S4192;
                _S4195 = false;
                _S4200.value0_229 = _S4178;
                _S4200.value1_100 = _S4185;
                _S4196 = false;
                _S4199.value0_228 = _S4177;
            }
            else
            {
                if(((FEATURES_0 & (u32(4)))) != u32(0))
                {
                    _S4194 = (_S4167.value0_221.value0_218.kind_5) == u32(3);
                }
                else
                {
                    _S4194 = false;
                }
                if(_S4194)
                {
                    var _S4210 : s_paramCtx_s_bwdCallableCtx_diffuse_transmission_evaluate_0;
                    _S4210.value0_225 = _S4167.value0_221.value0_218.a_36;
                    _S4210.value1_97 = _S4167.value0_221.value0_218.b_31;
                    _S4210.value2_43 = _S4167.value0_221.value1_91;
                    _S4210.value3_27 = _S4167.value0_221.value2_38;
                    _S4199.value0_228 = _S4210;
                }
                else
                {
                    _S4199.value0_228 = _S4177;
                }
                if(((FEATURES_0 & (u32(256)))) != u32(0))
                {
                    _S4195 = (_S4167.value0_221.value0_218.kind_5) == u32(5);
                }
                else
                {
                    _S4195 = false;
                }
                if(_S4195)
                {
                    var _S4211 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0;
                    _S4211.value0_226 = _S4167.value0_221.value0_218.a_36;
                    _S4211.value1_98 = _S4167.value0_221.value0_218.alpha_4;
                    _S4211.value3_28 = _S4167.value0_221.value1_91;
                    _S4211.value4_17 = _S4167.value0_221.value2_38;
                    _S4200.value0_229 = _S4211;
                    _S4200.value1_100 = _S4167.value1_93.value0_48;
                }
                else
                {
                    _S4200.value0_229 = _S4178;
                    _S4200.value1_100 = _S4185;
                }
                if(((FEATURES_0 & (u32(512)))) != u32(0))
                {
                    _S4196 = (_S4167.value0_221.value0_218.kind_5) == u32(6);
                }
                else
                {
                    _S4196 = false;
                }
                if(_S4196)
                {
                    var _S4212 : s_paramCtx_s_bwdCallableCtx_coated_conductor_evaluate_0;
                    _S4212.value0_227 = _S4167.value0_221.value0_218.a_36;
                    _S4212.value1_99 = _S4167.value0_221.value0_218.b_31;
                    _S4212.value2_44 = _S4167.value0_221.value0_218.alpha_4;
                    _S4212.value3_29 = _S4167.value0_221.value0_218.coat_alpha_2;
                    _S4212.value4_18 = _S4167.value0_221.value0_218.coat_5;
                    _S4212.value5_10 = _S4167.value0_221.value1_91;
                    _S4212.value6_1 = _S4167.value0_221.value2_38;
                    _S4201.value0_230 = _S4212;
                    _S4201.value1_101 = _S4167.value1_93.value1_15;
                }
                else
                {
                    _S4201.value0_230 = _S4186;
                    _S4201.value1_101 = _S4192;
                }
                var _S4213 : bool = _S4194;
                _S4202.value0_231 = _S4176;
                _S4194 = _S4196;
                _S4196 = _S4213;
            }
            var _S4214 : bool = _S4194;
            var _S4215 : bool = _S4195;
            var _S4216 : bool = _S4196;
            _S4203.value0_232 = _S4175;
            _S4194 = _S4208;
            _S4195 = _S4214;
            _S4196 = _S4215;
            _S4197 = _S4216;
        }
        var _S4217 : bool = _S4194;
        var _S4218 : bool = _S4195;
        var _S4219 : bool = _S4196;
        var _S4220 : bool = _S4197;
        _S4204.value0_233 = _S4173;
        _S4194 = _S4206;
        _S4195 = _S4217;
        _S4196 = _S4218;
        _S4197 = _S4219;
        _S4198 = _S4220;
    }
    var _S4221 : BsdfValue_0 = BsdfValue_x24_syn_dzero_0();
    var _S4222 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S4223 : Bsdf_Differential_0;
    var _S4224 : vec3<f32>;
    var _S4225 : vec3<f32>;
    if(_S4193)
    {
        var _S4226 : vec3<f32> = _S4172;
        var _S4227 : vec3<f32> = _S4172;
        var _S4228 : vec3<f32> = _S4172;
        s_bwdProp_diffuse_evaluate_0(_S4204, &(_S4226), &(_S4227), &(_S4228), _S4171);
        var _S4229 : Bsdf_Differential_0 = _S4222;
        _S4229.a_37 = _S4226;
        _S4223 = Bsdf_x24_syn_dadd_0(_S4222, _S4229);
        _S4224 = _S4227;
        _S4225 = _S4228;
    }
    else
    {
        if(_S4194)
        {
            var _S4230 : vec3<f32> = _S4172;
            var _S4231 : vec3<f32> = _S4172;
            var _S4232 : vec2<f32> = _S4174;
            var _S4233 : vec3<f32> = _S4172;
            var _S4234 : vec3<f32> = _S4172;
            s_bwdProp_conductor_evaluate_0(_S4203, &(_S4230), &(_S4231), &(_S4232), &(_S4233), &(_S4234), _S4171);
            var _S4235 : Bsdf_Differential_0 = _S4222;
            _S4235.alpha_6 = _S4232;
            _S4235.b_32 = _S4231;
            _S4235.a_37 = _S4230;
            _S4223 = Bsdf_x24_syn_dadd_0(_S4222, _S4235);
            _S4224 = _S4233;
            _S4225 = _S4234;
        }
        else
        {
            if(_S4195)
            {
                var _S4236 : vec2<f32> = _S4174;
                var _S4237 : vec3<f32> = _S4172;
                var _S4238 : vec3<f32> = _S4172;
                s_bwdProp_dielectric_evaluate_0(_S4202, &(_S4236), &(_S4237), &(_S4238), _S4171);
                var _S4239 : Bsdf_Differential_0 = _S4222;
                _S4239.alpha_6 = _S4236;
                _S4223 = Bsdf_x24_syn_dadd_0(_S4222, _S4239);
                _S4224 = _S4237;
                _S4225 = _S4238;
            }
            else
            {
                var _S4240 : BsdfValue_0;
                if(_S4196)
                {
                    var _S4241 : vec3<f32> = _S4172;
                    var _S4242 : vec3<f32> = _S4172;
                    var _S4243 : vec2<f32> = _S4174;
                    var _S4244 : vec2<f32> = _S4174;
                    var _S4245 : vec3<f32> = _S4172;
                    var _S4246 : vec3<f32> = _S4172;
                    s_bwdProp_coated_conductor_evaluate_0(_S4201, &(_S4241), &(_S4242), &(_S4243), &(_S4244), &(_S4245), &(_S4246), _S4171);
                    var _S4247 : Bsdf_Differential_0 = _S4222;
                    _S4247.coat_alpha_3 = _S4244;
                    _S4247.alpha_6 = _S4243;
                    _S4247.b_32 = _S4242;
                    _S4247.a_37 = _S4241;
                    var _S4248 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S4222, _S4247);
                    _S4240 = _S4221;
                    _S4223 = _S4248;
                    _S4224 = _S4246;
                    _S4225 = _S4245;
                }
                else
                {
                    _S4240 = BsdfValue_x24_syn_dadd_0(_S4171, _S4221);
                    _S4223 = _S4222;
                    _S4224 = _S4172;
                    _S4225 = _S4172;
                }
                if(_S4197)
                {
                    var _S4249 : vec3<f32> = _S4172;
                    var _S4250 : vec2<f32> = _S4174;
                    var _S4251 : vec3<f32> = _S4172;
                    var _S4252 : vec3<f32> = _S4172;
                    s_bwdProp_coated_diffuse_evaluate_0(_S4200, &(_S4249), &(_S4250), &(_S4251), &(_S4252), _S4240);
                    var _S4253 : Bsdf_Differential_0 = _S4222;
                    _S4253.alpha_6 = _S4250;
                    _S4253.a_37 = _S4249;
                    var _S4254 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S4223, _S4253);
                    var _S4255 : vec3<f32> = _S4252 + _S4224;
                    var _S4256 : vec3<f32> = _S4251 + _S4225;
                    _S4240 = _S4221;
                    _S4223 = _S4254;
                    _S4224 = _S4255;
                    _S4225 = _S4256;
                }
                else
                {
                    _S4240 = BsdfValue_x24_syn_dadd_0(_S4240, _S4221);
                }
                if(_S4198)
                {
                    var _S4257 : vec3<f32> = _S4172;
                    var _S4258 : vec3<f32> = _S4172;
                    var _S4259 : vec3<f32> = _S4172;
                    var _S4260 : vec3<f32> = _S4172;
                    s_bwdProp_diffuse_transmission_evaluate_0(_S4199, &(_S4257), &(_S4258), &(_S4259), &(_S4260), _S4240);
                    var _S4261 : Bsdf_Differential_0 = _S4222;
                    _S4261.b_32 = _S4258;
                    _S4261.a_37 = _S4257;
                    var _S4262 : vec3<f32> = _S4260 + _S4224;
                    var _S4263 : vec3<f32> = _S4259 + _S4225;
                    _S4223 = Bsdf_x24_syn_dadd_0(_S4223, _S4261);
                    _S4224 = _S4263;
                    _S4225 = _S4262;
                }
                else
                {
                    var _S4264 : vec3<f32> = _S4224;
                    _S4224 = _S4225;
                    _S4225 = _S4264;
                }
            }
        }
    }
    (*_S4168) = _S4223;
    (*_S4169) = _S4224;
    (*_S4170) = _S4225;
    return;
}

fn s_bwdProp_to_local_0( _S4265 : s_bwdCallableCtx_to_local_0,  _S4266 : ptr<function, Frame_0>,  _S4267 : ptr<function, vec3<f32>>,  _S4268 : vec3<f32>)
{
    var _S4269 : s_bwdCallableCtx_dot_0;
    _S4269._S39 = _S4265.value0_138.value0_130.s_8;
    _S4269._S40 = _S4265.value0_138.value1_43;
    var _S4270 : s_bwdCallableCtx_dot_0;
    _S4270._S39 = _S4265.value0_138.value0_130.t_9;
    _S4270._S40 = _S4265.value0_138.value1_43;
    var _S4271 : s_bwdCallableCtx_dot_0;
    _S4271._S39 = _S4265.value0_138.value0_130.n_5;
    _S4271._S40 = _S4265.value0_138.value1_43;
    var _S4272 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S4273 : vec3<f32> = vec3<f32>(0.0f);
    var _S4274 : vec3<f32> = _S4273;
    var _S4275 : vec3<f32> = _S4273;
    s_bwdProp_dot_0(_S4271, &(_S4274), &(_S4275), _S4268[i32(2)]);
    var _S4276 : vec3<f32> = _S4273;
    var _S4277 : vec3<f32> = _S4273;
    s_bwdProp_dot_0(_S4270, &(_S4276), &(_S4277), _S4268[i32(1)]);
    var _S4278 : vec3<f32> = _S4273;
    var _S4279 : vec3<f32> = _S4273;
    s_bwdProp_dot_0(_S4269, &(_S4278), &(_S4279), _S4268[i32(0)]);
    var _S4280 : vec3<f32> = _S4275 + _S4277 + _S4279;
    var _S4281 : Frame_0 = _S4272;
    _S4281.n_5 = _S4274;
    _S4281.t_9 = _S4276;
    _S4281.s_8 = _S4278;
    (*_S4266) = Frame_x24_syn_dadd_0(_S4272, _S4281);
    (*_S4267) = _S4280;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_sample_view_0
{
     value0_234 : LightShape_0,
     value1_102 : TriangleView_0,
     value2_45 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_view_barycentric_0
{
     value0_235 : LightShape_0,
     value1_103 : TriangleView_0,
     value2_46 : vec3<f32>,
     value3_30 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_cone_of_0
{
     value0_236 : LightShape_0,
     value1_104 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_sample_cone_0
{
     value0_237 : Cone_0,
     value1_105 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_cone_pdf_0
{
     value0_238 : Cone_0,
};

struct s_paramCtx_s_bwdCallableCtx_smooth_step_0
{
     value0_239 : f32,
     value1_106 : f32,
     value2_47 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_mapped_0
{
     value0_240 : SquareMap_0,
     value1_107 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_octahedral_direction_0
{
     value0_241 : vec2<f32>,
};

struct s_bwdCallableCtx_smooth_step_0
{
     value0_242 : s_paramCtx_s_bwdCallableCtx_smooth_step_0,
};

struct s_bwdCallableCtx_cone_pdf_0
{
     value0_243 : s_paramCtx_s_bwdCallableCtx_cone_pdf_0,
};

struct s_bwdCallableCtx_sample_cone_0
{
     value0_244 : s_paramCtx_s_bwdCallableCtx_sample_cone_0,
};

struct s_bwdCallableCtx_cone_of_0
{
     value0_245 : s_paramCtx_s_bwdCallableCtx_cone_of_0,
};

struct s_bwdCallableCtx_view_barycentric_0
{
     value0_246 : s_paramCtx_s_bwdCallableCtx_view_barycentric_0,
};

struct s_bwdCallableCtx_sample_view_0
{
     value0_247 : s_paramCtx_s_bwdCallableCtx_sample_view_0,
};

struct s_bwdCallableCtx_octahedral_direction_0
{
     value0_248 : s_paramCtx_s_bwdCallableCtx_octahedral_direction_0,
};

struct s_bwdCallableCtx_mapped_0
{
     value0_249 : s_paramCtx_s_bwdCallableCtx_mapped_0,
};

struct Cone_Differential_0
{
     axis_2 : vec3<f32>,
     distance_14 : f32,
     height_8 : f32,
};

fn Cone_x24_syn_dzero_0() -> Cone_Differential_0
{
    var result_35 : Cone_Differential_0;
    result_35.axis_2 = vec3<f32>(0.0f);
    result_35.distance_14 = 0.0f;
    result_35.height_8 = 0.0f;
    return result_35;
}

fn s_bwdProp_octahedral_direction_0( _S4282 : s_bwdCallableCtx_octahedral_direction_0,  _S4283 : ptr<function, vec2<f32>>,  _S4284 : vec3<f32>)
{
    var u_13 : f32 = _S4282.value0_248.value0_241.x * 2.0f - 1.0f;
    var v_14 : f32 = _S4282.value0_248.value0_241.y * 2.0f - 1.0f;
    var _S4285 : bool = u_13 < 0.0f;
    var u_abs_2 : f32;
    if(_S4285)
    {
        u_abs_2 = - u_13;
    }
    else
    {
        u_abs_2 = u_13;
    }
    var _S4286 : bool = v_14 < 0.0f;
    var v_abs_2 : f32;
    if(_S4286)
    {
        v_abs_2 = - v_14;
    }
    else
    {
        v_abs_2 = v_14;
    }
    var distance_15 : f32 = 1.0f - (u_abs_2 + v_abs_2);
    var _S4287 : bool = distance_15 < 0.0f;
    var turns_6 : f32;
    if(_S4287)
    {
        turns_6 = - distance_15;
    }
    else
    {
        turns_6 = distance_15;
    }
    var r_4 : f32 = 1.0f - turns_6;
    var _S4288 : bool = r_4 > 0.0f;
    if(_S4288)
    {
        var _S4289 : f32 = v_abs_2 - u_abs_2;
        var _S4290 : f32 = r_4 * r_4;
        turns_6 = (_S4289 / r_4 + 1.0f) * 0.125f;
        u_abs_2 = _S4290;
        v_abs_2 = _S4289;
    }
    else
    {
        turns_6 = 0.125f;
        u_abs_2 = 0.0f;
        v_abs_2 = 0.0f;
    }
    var _S4291 : Tuple_31 = s_apply_sin_cos_turns_0(turns_6);
    var _S4292 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S4292.value0_163 = turns_6;
    var _S4293 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S4292 );
    var _S4294 : f32 = 2.0f - r_4 * r_4;
    var _S4295 : Tuple_32 = s_apply_safe_sqrt_0(_S4294);
    var _S4296 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S4296.value0_165 = _S4294;
    var _S4297 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S4296 );
    var radius_3 : f32 = r_4 * _S4295.value0_73;
    var _S4298 : f32 = _S4291.value0_72.y;
    var _S4299 : f32 = _S4291.value0_72.x;
    if(_S4287)
    {
        turns_6 = - _S4284[i32(2)];
    }
    else
    {
        turns_6 = _S4284[i32(2)];
    }
    var _S4300 : f32;
    if(_S4286)
    {
        _S4300 = - _S4284[i32(1)];
    }
    else
    {
        _S4300 = _S4284[i32(1)];
    }
    var _S4301 : f32;
    if(_S4285)
    {
        _S4301 = - _S4284[i32(0)];
    }
    else
    {
        _S4301 = _S4284[i32(0)];
    }
    var _S4302 : f32 = radius_3 * _S4300;
    var _S4303 : f32 = radius_3 * _S4301;
    var _S4304 : f32 = _S4299 * _S4300 + _S4298 * _S4301;
    var _S4305 : f32 = r_4 * _S4304;
    var _S4306 : f32 = _S4295.value0_73 * _S4304;
    var _S4307 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S4297, &(_S4307), _S4305);
    var _S4308 : f32 = r_4 * (- _S4307 + - turns_6);
    var _S4309 : vec2<f32> = vec2<f32>(_S4302, _S4303);
    var _S4310 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S4293, &(_S4310), _S4309);
    var _S4311 : f32 = _S4310;
    var _S4312 : f32 = _S4306 + _S4308 + _S4308;
    if(_S4288)
    {
        var _S4313 : f32 = 0.125f * _S4311 / u_abs_2;
        var _S4314 : f32 = r_4 * _S4313;
        var _S4315 : f32 = - _S4314;
        u_abs_2 = v_abs_2 * - _S4313 + _S4312;
        v_abs_2 = _S4314;
        turns_6 = _S4315;
    }
    else
    {
        u_abs_2 = _S4312;
        v_abs_2 = 0.0f;
        turns_6 = 0.0f;
    }
    var _S4316 : f32 = - u_abs_2;
    if(_S4287)
    {
        u_abs_2 = - _S4316;
    }
    else
    {
        u_abs_2 = _S4316;
    }
    var _S4317 : f32 = - u_abs_2;
    var _S4318 : f32 = _S4317 + v_abs_2;
    var _S4319 : f32 = _S4317 + turns_6;
    if(_S4286)
    {
        u_abs_2 = - _S4318;
    }
    else
    {
        u_abs_2 = _S4318;
    }
    if(_S4285)
    {
        v_abs_2 = - _S4319;
    }
    else
    {
        v_abs_2 = _S4319;
    }
    (*_S4283) = vec2<f32>(2.0f * v_abs_2, 2.0f * u_abs_2);
    return;
}

fn s_bwdProp_mapped_0( _S4320 : s_bwdCallableCtx_mapped_0,  _S4321 : ptr<function, vec2<f32>>,  _S4322 : vec2<f32>)
{
    var within_2 : vec2<f32> = (_S4320.value0_249.value1_107 + _S4320.value0_249.value0_240.start_1 * vec2<f32>(-1.0f)) * _S4320.value0_249.value0_240.scale_8;
    var _S4323 : bool = (within_2.x) < 1.0f;
    var _S4324 : vec2<f32> = vec2<f32>(1.0f) / _S4320.value0_249.value0_240.size_2 * _S4322;
    var _S4325 : f32;
    if((within_2.y) < 1.0f)
    {
        _S4325 = _S4324[i32(1)];
    }
    else
    {
        _S4325 = 0.0f;
    }
    var _S4326 : vec2<f32> = vec2<f32>(0.0f, _S4325);
    if(_S4323)
    {
        _S4325 = _S4324[i32(0)];
    }
    else
    {
        _S4325 = 0.0f;
    }
    (*_S4321) = _S4320.value0_249.value0_240.scale_8 * (_S4326 + vec2<f32>(_S4325, 0.0f));
    return;
}

fn s_bwdProp_view_barycentric_0( _S4327 : s_bwdCallableCtx_view_barycentric_0,  _S4328 : ptr<function, TriangleView_Differential_0>,  _S4329 : ptr<function, vec3<f32>>,  _S4330 : ptr<function, f32>,  _S4331 : vec2<f32>)
{
    var _S4332 : vec3<f32> = vec3<f32>(_S4327.value0_246.value3_30);
    var _S4333 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(s_apply_cross_0(_S4327.value0_246.value0_235.e1_1, _S4327.value0_246.value0_235.e2_1).value0_3, _S4327.value0_246.value0_235.normal_1).value0_5));
    var along1_3 : vec3<f32> = s_apply_cross_0(_S4327.value0_246.value0_235.e2_1, _S4327.value0_246.value0_235.normal_1).value0_3 * _S4333;
    var along2_3 : vec3<f32> = s_apply_cross_0(_S4327.value0_246.value0_235.normal_1, _S4327.value0_246.value0_235.e1_1).value0_3 * _S4333;
    var from_corner_1 : vec3<f32> = _S4327.value0_246.value2_46 * _S4332 + _S4327.value0_246.value1_103.to_corner_0 * vec3<f32>(-1.0f);
    var _S4334 : s_bwdCallableCtx_dot_0;
    _S4334._S39 = from_corner_1;
    _S4334._S40 = along1_3;
    var _S4335 : s_bwdCallableCtx_dot_0;
    _S4335._S39 = from_corner_1;
    _S4335._S40 = along2_3;
    var _S4336 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S4337 : vec3<f32> = vec3<f32>(0.0f);
    var _S4338 : vec3<f32> = _S4337;
    var _S4339 : vec3<f32> = _S4337;
    s_bwdProp_dot_0(_S4335, &(_S4338), &(_S4339), _S4331[i32(1)]);
    var _S4340 : vec3<f32> = _S4337;
    var _S4341 : vec3<f32> = _S4337;
    s_bwdProp_dot_0(_S4334, &(_S4340), &(_S4341), _S4331[i32(0)]);
    var _S4342 : vec3<f32> = _S4338 + _S4340;
    var _S4343 : vec3<f32> = vec3<f32>(-1.0f) * _S4342;
    var _S4344 : vec3<f32> = _S4327.value0_246.value2_46 * _S4342;
    var _S4345 : vec3<f32> = _S4332 * _S4342;
    var _S4346 : f32 = _S4344[i32(0)] + _S4344[i32(1)] + _S4344[i32(2)];
    var _S4347 : TriangleView_Differential_0 = _S4336;
    _S4347.to_corner_2 = _S4343;
    (*_S4328) = TriangleView_x24_syn_dadd_0(_S4336, _S4347);
    (*_S4329) = _S4345;
    (*_S4330) = _S4346;
    return;
}

struct SampledPoint_Differential_0
{
     direction_25 : vec3<f32>,
     distance_16 : f32,
};

fn SampledPoint_x24_syn_dzero_0() -> SampledPoint_Differential_0
{
    var result_36 : SampledPoint_Differential_0;
    result_36.direction_25 = vec3<f32>(0.0f);
    result_36.distance_16 = 0.0f;
    return result_36;
}

struct s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0
{
     value0_250 : TriangleView_0,
     value1_108 : vec2<f32>,
};

struct s_bwdCallableCtx_sample_solid_angle_0
{
     value0_251 : s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0,
};

fn s_bwdProp_sample_solid_angle_0( _S4348 : s_bwdCallableCtx_sample_solid_angle_0,  _S4349 : ptr<function, TriangleView_Differential_0>,  _S4350 : ptr<function, vec2<f32>>,  _S4351 : vec3<f32>)
{
    var _S4352 : f32 = _S4348.value0_251.value1_108.x;
    var _S4353 : f32 = _S4352 * _S4348.value0_251.value0_250.solid_angle_0 * 0.07957746833562851f;
    var _S4354 : Tuple_31 = s_apply_sin_cos_turns_0(_S4353);
    var _S4355 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S4355.value0_163 = _S4353;
    var _S4356 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S4355 );
    var _S4357 : Tuple_5 = s_apply_dot_0(_S4348.value0_251.value0_250.a_1, _S4348.value0_251.value0_250.c_0);
    var _S4358 : s_bwdCallableCtx_dot_0;
    _S4358._S39 = _S4348.value0_251.value0_250.a_1;
    _S4358._S40 = _S4348.value0_251.value0_250.c_0;
    var _S4359 : vec3<f32> = vec3<f32>(- _S4357.value0_5);
    var _S4360 : vec3<f32> = _S4348.value0_251.value0_250.c_0 + _S4348.value0_251.value0_250.a_1 * _S4359;
    var _S4361 : Tuple_7 = s_apply_unit_vector_0(_S4360);
    var _S4362 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S4362.value0_15 = _S4360;
    var _S4363 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S4362 );
    var _S4364 : f32 = _S4354.value0_72.x;
    var _S4365 : Tuple_5 = s_apply_dot_0(_S4348.value0_251.value0_250.a_1, _S4348.value0_251.value0_250.b_1);
    var _S4366 : s_bwdCallableCtx_dot_0;
    _S4366._S39 = _S4348.value0_251.value0_250.a_1;
    _S4366._S40 = _S4348.value0_251.value0_250.b_1;
    var _S4367 : f32 = 1.0f + _S4365.value0_5;
    var m_10 : f32 = _S4364 * _S4367;
    var _S4368 : f32 = _S4354.value0_72.y;
    var _S4369 : Tuple_3 = s_apply_cross_0(_S4348.value0_251.value0_250.a_1, _S4348.value0_251.value0_250.b_1);
    var _S4370 : s_bwdCallableCtx_cross_0;
    _S4370._S22 = _S4348.value0_251.value0_250.a_1;
    _S4370._S23 = _S4348.value0_251.value0_250.b_1;
    var _S4371 : Tuple_5 = s_apply_dot_0(_S4369.value0_3, _S4361.value0_9);
    var _S4372 : s_bwdCallableCtx_dot_0;
    _S4372._S39 = _S4369.value0_3;
    _S4372._S40 = _S4361.value0_9;
    var _S4373 : f32 = _S4368 * _S4371.value0_5;
    var _S4374 : Tuple_5 = s_apply_dot_0(_S4348.value0_251.value0_250.b_1, _S4361.value0_9);
    var _S4375 : s_bwdCallableCtx_dot_0;
    _S4375._S39 = _S4348.value0_251.value0_250.b_1;
    _S4375._S40 = _S4361.value0_9;
    var q_6 : f32 = _S4373 - _S4364 * _S4374.value0_5;
    var m2_2 : f32 = m_10 * m_10;
    var q2_2 : f32 = q_6 * q_6;
    var _S4376 : f32 = q2_2 + m2_2;
    var scale_12 : f32 = 1.0f / _S4376;
    var _S4377 : f32 = _S4376 * _S4376;
    var _S4378 : f32 = q2_2 - m2_2;
    var _S4379 : vec3<f32> = vec3<f32>((_S4378 * scale_12));
    var _S4380 : f32 = 2.0f * q_6;
    var _S4381 : f32 = _S4380 * m_10;
    var _S4382 : vec3<f32> = vec3<f32>((_S4381 * scale_12));
    var chord_2 : vec3<f32> = _S4348.value0_251.value0_250.a_1 * _S4379 + _S4361.value0_9 * _S4382 + _S4348.value0_251.value0_250.b_1 * vec3<f32>(-1.0f);
    var _S4383 : Tuple_5 = s_apply_dot_0(chord_2, chord_2);
    var _S4384 : s_bwdCallableCtx_dot_0;
    _S4384._S39 = chord_2;
    _S4384._S40 = chord_2;
    var chord2_2 : f32 = _S4383.value0_5 * 0.5f;
    var _S4385 : vec3<f32> = vec3<f32>(chord2_2);
    var _S4386 : f32 = _S4348.value0_251.value1_108.y;
    var w_5 : f32 = _S4386 * chord2_2;
    var _S4387 : vec3<f32> = chord_2 + _S4348.value0_251.value0_250.b_1 * _S4385;
    var _S4388 : Tuple_7 = s_apply_unit_vector_0(_S4387);
    var _S4389 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S4389.value0_15 = _S4387;
    var _S4390 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S4389 );
    var _S4391 : vec3<f32> = vec3<f32>((1.0f - w_5));
    var _S4392 : f32 = 2.0f - w_5;
    var _S4393 : f32 = w_5 * _S4392;
    var _S4394 : vec3<f32> = vec3<f32>(s_apply_safe_sqrt_0(_S4393).value0_73);
    var _S4395 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S4395.value0_165 = _S4393;
    var _S4396 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S4395 );
    var _S4397 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S4398 : vec3<f32> = _S4388.value0_9 * _S4351;
    var _S4399 : vec3<f32> = _S4394 * _S4351;
    var _S4400 : f32 = _S4398[i32(0)] + _S4398[i32(1)] + _S4398[i32(2)];
    var _S4401 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S4396, &(_S4401), _S4400);
    var _S4402 : f32 = _S4392 * _S4401;
    var _S4403 : f32 = - (w_5 * _S4401);
    var _S4404 : vec3<f32> = _S4348.value0_251.value0_250.b_1 * _S4351;
    var _S4405 : vec3<f32> = _S4391 * _S4351;
    var _S4406 : f32 = - (_S4404[i32(0)] + _S4404[i32(1)] + _S4404[i32(2)]);
    var _S4407 : vec3<f32> = vec3<f32>(0.0f);
    var _S4408 : vec3<f32> = _S4407;
    s_bwdProp_unit_vector_0(_S4390, &(_S4408), _S4399);
    var _S4409 : vec3<f32> = _S4348.value0_251.value0_250.b_1 * _S4408;
    var _S4410 : vec3<f32> = _S4385 * _S4408;
    var _S4411 : f32 = _S4402 + _S4403 + _S4406;
    var _S4412 : f32 = chord2_2 * _S4411;
    var _S4413 : f32 = 0.5f * (_S4386 * _S4411 + (_S4409[i32(0)] + _S4409[i32(1)] + _S4409[i32(2)]));
    var _S4414 : vec3<f32> = _S4407;
    var _S4415 : vec3<f32> = _S4407;
    s_bwdProp_dot_0(_S4384, &(_S4414), &(_S4415), _S4413);
    var _S4416 : vec3<f32> = _S4408 + _S4414 + _S4415;
    var _S4417 : vec3<f32> = vec3<f32>(-1.0f) * _S4416;
    var _S4418 : vec3<f32> = _S4361.value0_9 * _S4416;
    var _S4419 : vec3<f32> = _S4382 * _S4416;
    var _S4420 : f32 = _S4418[i32(0)] + _S4418[i32(1)] + _S4418[i32(2)];
    var _S4421 : f32 = scale_12 * _S4420;
    var _S4422 : f32 = _S4380 * _S4421;
    var _S4423 : vec3<f32> = _S4348.value0_251.value0_250.a_1 * _S4416;
    var _S4424 : vec3<f32> = _S4379 * _S4416;
    var _S4425 : f32 = _S4423[i32(0)] + _S4423[i32(1)] + _S4423[i32(2)];
    var _S4426 : f32 = scale_12 * _S4425;
    var _S4427 : f32 = - ((_S4381 * _S4420 + _S4378 * _S4425) / _S4377);
    var _S4428 : f32 = q_6 * (_S4426 + _S4427);
    var _S4429 : f32 = m_10 * (- _S4426 + _S4427);
    var _S4430 : f32 = 2.0f * (m_10 * _S4421) + _S4428 + _S4428;
    var _S4431 : f32 = - _S4430;
    var _S4432 : f32 = _S4364 * _S4431;
    var _S4433 : f32 = _S4374.value0_5 * _S4431;
    var _S4434 : vec3<f32> = _S4407;
    var _S4435 : vec3<f32> = _S4407;
    s_bwdProp_dot_0(_S4375, &(_S4434), &(_S4435), _S4432);
    var _S4436 : f32 = _S4368 * _S4430;
    var _S4437 : f32 = _S4371.value0_5 * _S4430;
    var _S4438 : vec3<f32> = _S4407;
    var _S4439 : vec3<f32> = _S4407;
    s_bwdProp_dot_0(_S4372, &(_S4438), &(_S4439), _S4436);
    var _S4440 : vec3<f32> = _S4407;
    var _S4441 : vec3<f32> = _S4407;
    s_bwdProp_cross_0(_S4370, &(_S4440), &(_S4441), _S4438);
    var _S4442 : f32 = _S4422 + _S4429 + _S4429;
    var _S4443 : f32 = _S4364 * _S4442;
    var _S4444 : f32 = _S4367 * _S4442;
    var _S4445 : vec3<f32> = _S4407;
    var _S4446 : vec3<f32> = _S4407;
    s_bwdProp_dot_0(_S4366, &(_S4445), &(_S4446), _S4443);
    var _S4447 : f32 = _S4433 + _S4444;
    var _S4448 : vec3<f32> = _S4419 + _S4435 + _S4439;
    var _S4449 : vec3<f32> = _S4407;
    s_bwdProp_unit_vector_0(_S4363, &(_S4449), _S4448);
    var _S4450 : vec3<f32> = _S4348.value0_251.value0_250.a_1 * _S4449;
    var _S4451 : vec3<f32> = _S4359 * _S4449;
    var _S4452 : f32 = - (_S4450[i32(0)] + _S4450[i32(1)] + _S4450[i32(2)]);
    var _S4453 : vec3<f32> = _S4407;
    var _S4454 : vec3<f32> = _S4407;
    s_bwdProp_dot_0(_S4358, &(_S4453), &(_S4454), _S4452);
    var _S4455 : vec2<f32> = vec2<f32>(_S4447, _S4437);
    var _S4456 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S4356, &(_S4456), _S4455);
    var _S4457 : f32 = 0.07957746833562851f * _S4456;
    var _S4458 : f32 = _S4352 * _S4457;
    var _S4459 : vec3<f32> = _S4449 + _S4454;
    var _S4460 : vec3<f32> = _S4405 + _S4410 + _S4417 + _S4434 + _S4441 + _S4446;
    var _S4461 : vec3<f32> = _S4424 + _S4440 + _S4445 + _S4451 + _S4453;
    var _S4462 : vec2<f32> = vec2<f32>(_S4348.value0_251.value0_250.solid_angle_0 * _S4457, _S4412);
    var _S4463 : TriangleView_Differential_0 = _S4397;
    _S4463.solid_angle_3 = _S4458;
    _S4463.c_3 = _S4459;
    _S4463.b_20 = _S4460;
    _S4463.a_24 = _S4461;
    (*_S4349) = TriangleView_x24_syn_dadd_0(_S4397, _S4463);
    (*_S4350) = _S4462;
    return;
}

fn s_bwdProp_sample_view_0( _S4464 : s_bwdCallableCtx_sample_view_0,  _S4465 : ptr<function, TriangleView_Differential_0>,  _S4466 : ptr<function, vec2<f32>>,  _S4467 : SampledPoint_Differential_0)
{
    var _S4468 : vec3<f32> = vec3<f32>(0.0f);
    var _S4469 : TriangleView_0 = TriangleView_0( _S4468, 0.0f, _S4468, _S4468, _S4468, 0.0f, false );
    var _S4470 : vec2<f32> = vec2<f32>(0.0f);
    var _S4471 : s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0 = s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0( _S4469, _S4470 );
    var _S4472 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S4473 : vec3<f32>;
    var _S4474 : vec3<f32>;
    var _S4475 : vec3<f32>;
    var _S4476 : vec3<f32>;
    var _S4477 : f32;
    var _S4478 : f32;
    var _S4479 : f32;
    var _S4480 : f32;
    var _S4481 : f32;
    var _S4482 : f32;
    var _S4483 : f32;
    var _S4484 : s_bwdCallableCtx_sqrt_0;
    var _S4485 : bool;
    var _S4486 : bool;
    var _S4487 : s_bwdCallableCtx_dot_0;
    var _S4488 : s_bwdCallableCtx_dot_0;
    var _S4489 : s_bwdCallableCtx_sample_solid_angle_0;
    var _S4490 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S4464.value0_247.value1_102.spherical_0)
    {
        var _S4491 : Tuple_30 = s_apply_sample_solid_angle_0(_S4464.value0_247.value1_102, _S4464.value0_247.value2_45);
        var _S4492 : s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0;
        _S4492.value0_250 = _S4464.value0_247.value1_102;
        _S4492.value1_108 = _S4464.value0_247.value2_45;
        var _S4493 : s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0 = _S4492;
        var _S4494 : Tuple_5 = s_apply_dot_0(_S4491.value0_71, _S4464.value0_247.value0_234.normal_1);
        var _S4495 : s_bwdCallableCtx_dot_0;
        _S4495._S39 = _S4491.value0_71;
        _S4495._S40 = _S4464.value0_247.value0_234.normal_1;
        var _S4496 : s_bwdCallableCtx_dot_0 = _S4495;
        var distance_17 : f32 = _S4464.value0_247.value1_102.height_1 / _S4494.value0_5;
        var _S4497 : f32 = _S4494.value0_5 * _S4494.value0_5;
        if(distance_17 > 0.0f)
        {
            _S4485 = is_finite_0(distance_17);
        }
        else
        {
            _S4485 = false;
        }
        _S4477 = _S4497;
        _S4478 = _S4464.value0_247.value1_102.height_1;
        _S4479 = _S4494.value0_5;
        _S4487 = _S4496;
        _S4489.value0_251 = _S4493;
        _S4486 = false;
        _S4473 = _S4468;
        _S4474 = _S4468;
        _S4480 = 0.0f;
        _S4484._S35 = 0.0f;
        _S4488._S39 = _S4468;
        _S4488._S40 = _S4468;
        _S4475 = _S4468;
        _S4481 = 0.0f;
        _S4482 = 0.0f;
        _S4476 = _S4468;
        _S4483 = 0.0f;
        _S4490.value0_166 = _S4472;
    }
    else
    {
        var _S4498 : f32 = _S4464.value0_247.value2_45.x;
        var _S4499 : Tuple_32 = s_apply_safe_sqrt_0(_S4498);
        var _S4500 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S4500.value0_165 = _S4498;
        var _S4501 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = _S4500;
        var _S4502 : f32 = _S4464.value0_247.value2_45.y;
        var _S4503 : f32 = 1.0f - _S4502;
        var to_light_7 : vec3<f32> = _S4464.value0_247.value1_102.to_corner_0 + _S4464.value0_247.value0_234.e1_1 * vec3<f32>((_S4499.value0_73 * _S4503)) + _S4464.value0_247.value0_234.e2_1 * vec3<f32>((_S4499.value0_73 * _S4502));
        var _S4504 : Tuple_5 = s_apply_dot_0(to_light_7, to_light_7);
        var _S4505 : s_bwdCallableCtx_dot_0;
        _S4505._S39 = to_light_7;
        _S4505._S40 = to_light_7;
        var _S4506 : s_bwdCallableCtx_dot_0 = _S4505;
        var _S4507 : bool = (_S4504.value0_5) > 0.0f;
        if(_S4507)
        {
            var _S4508 : Tuple_4 = s_apply_sqrt_0(_S4504.value0_5);
            var _S4509 : s_bwdCallableCtx_sqrt_0;
            _S4509._S35 = _S4504.value0_5;
            var _S4510 : f32 = _S4508.value0_4 * _S4508.value0_4;
            _S4473 = vec3<f32>((1.0f / _S4508.value0_4));
            _S4477 = _S4510;
            _S4484 = _S4509;
        }
        else
        {
            _S4473 = _S4468;
            _S4477 = 0.0f;
            _S4484._S35 = 0.0f;
        }
        var _S4511 : vec3<f32> = _S4473;
        var _S4512 : f32 = _S4477;
        _S4485 = false;
        _S4477 = 0.0f;
        _S4478 = 0.0f;
        _S4479 = 0.0f;
        _S4487._S39 = _S4468;
        _S4487._S40 = _S4468;
        _S4489.value0_251 = _S4471;
        _S4486 = _S4507;
        _S4473 = to_light_7;
        _S4474 = _S4511;
        _S4480 = _S4512;
        _S4488 = _S4506;
        _S4475 = _S4464.value0_247.value0_234.e2_1;
        _S4481 = _S4499.value0_73;
        _S4482 = _S4502;
        _S4476 = _S4464.value0_247.value0_234.e1_1;
        _S4483 = _S4503;
        _S4490.value0_166 = _S4501;
    }
    var _S4513 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S4514 : TriangleView_Differential_0;
    var _S4515 : vec2<f32>;
    if(_S4464.value0_247.value1_102.spherical_0)
    {
        if(_S4485)
        {
            _S4480 = _S4467.distance_16;
            _S4473 = _S4467.direction_25;
        }
        else
        {
            _S4480 = 0.0f;
            _S4473 = _S4468;
        }
        var _S4516 : f32 = _S4480 / _S4477;
        var _S4517 : f32 = _S4478 * - _S4516;
        var _S4518 : f32 = _S4479 * _S4516;
        var _S4519 : vec3<f32> = _S4468;
        var _S4520 : vec3<f32> = _S4468;
        s_bwdProp_dot_0(_S4487, &(_S4519), &(_S4520), _S4517);
        var _S4521 : vec3<f32> = _S4519 + _S4473;
        var _S4522 : TriangleView_Differential_0;
        _S4522.to_corner_2 = _S4468;
        _S4522.height_5 = 0.0f;
        _S4522.a_24 = _S4468;
        _S4522.b_20 = _S4468;
        _S4522.c_3 = _S4468;
        _S4522.solid_angle_3 = 0.0f;
        var _S4523 : vec2<f32> = _S4470;
        s_bwdProp_sample_solid_angle_0(_S4489, &(_S4522), &(_S4523), _S4521);
        var _S4524 : TriangleView_Differential_0 = TriangleView_x24_syn_dadd_0(_S4522, _S4513);
        var _S4525 : TriangleView_Differential_0 = _S4513;
        _S4525.height_5 = _S4518;
        _S4514 = TriangleView_x24_syn_dadd_0(_S4524, _S4525);
        _S4515 = _S4523;
    }
    else
    {
        if(_S4486)
        {
            var _S4526 : vec3<f32> = _S4473 * _S4467.direction_25;
            var _S4527 : vec3<f32> = _S4474 * _S4467.direction_25;
            var _S4528 : f32 = _S4467.distance_16 + - ((_S4526[i32(0)] + _S4526[i32(1)] + _S4526[i32(2)]) / _S4480);
            var _S4529 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S4484, &(_S4529), _S4528);
            _S4477 = _S4529;
            _S4473 = _S4527;
        }
        else
        {
            _S4477 = 0.0f;
            _S4473 = _S4468;
        }
        var _S4530 : vec3<f32> = _S4468;
        var _S4531 : vec3<f32> = _S4468;
        s_bwdProp_dot_0(_S4488, &(_S4530), &(_S4531), _S4477);
        var _S4532 : vec3<f32> = _S4530 + _S4531 + _S4473;
        var _S4533 : vec3<f32> = _S4475 * _S4532;
        var _S4534 : f32 = _S4533[i32(0)] + _S4533[i32(1)] + _S4533[i32(2)];
        var _S4535 : vec3<f32> = _S4476 * _S4532;
        var _S4536 : f32 = _S4535[i32(0)] + _S4535[i32(1)] + _S4535[i32(2)];
        var _S4537 : f32 = _S4481 * _S4534 + - (_S4481 * _S4536);
        var _S4538 : f32 = _S4482 * _S4534 + _S4483 * _S4536;
        var _S4539 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S4490, &(_S4539), _S4538);
        var _S4540 : TriangleView_Differential_0 = _S4513;
        _S4540.to_corner_2 = _S4532;
        var _S4541 : vec2<f32> = vec2<f32>(_S4539, _S4537);
        _S4514 = TriangleView_x24_syn_dadd_0(_S4513, _S4540);
        _S4515 = _S4541;
    }
    (*_S4465) = _S4514;
    (*_S4466) = _S4515;
    return;
}

fn Cone_x24_syn_dadd_0( SLANG_anonymous_0_12 : Cone_Differential_0,  SLANG_anonymous_1_12 : Cone_Differential_0) -> Cone_Differential_0
{
    var result_37 : Cone_Differential_0;
    result_37.axis_2 = SLANG_anonymous_0_12.axis_2 + SLANG_anonymous_1_12.axis_2;
    result_37.distance_14 = SLANG_anonymous_0_12.distance_14 + SLANG_anonymous_1_12.distance_14;
    result_37.height_8 = SLANG_anonymous_0_12.height_8 + SLANG_anonymous_1_12.height_8;
    return result_37;
}

fn s_bwdProp_cone_pdf_0( _S4542 : s_bwdCallableCtx_cone_pdf_0,  _S4543 : ptr<function, Cone_Differential_0>,  _S4544 : f32)
{
    var _S4545 : f32 = _S4542.value0_243.value0_238.height_7;
    var _S4546 : Cone_Differential_0 = Cone_x24_syn_dzero_0();
    var _S4547 : f32 = 0.15915493667125702f * - (_S4544 / (_S4545 * _S4545));
    var _S4548 : Cone_Differential_0 = _S4546;
    _S4548.height_8 = _S4547;
    (*_S4543) = Cone_x24_syn_dadd_0(_S4546, _S4548);
    return;
}

struct s_paramCtx_s_bwdCallableCtx_frame_from_normal_0
{
     value0_252 : vec3<f32>,
};

struct s_bwdCallableCtx_frame_from_normal_0
{
     value0_253 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0,
};

fn s_bwdProp_frame_from_normal_0( _S4549 : s_bwdCallableCtx_frame_from_normal_0,  _S4550 : ptr<function, vec3<f32>>,  _S4551 : Frame_0)
{
    var _S4552 : f32 = _S4549.value0_253.value0_252.z;
    var sign_3 : f32;
    if(_S4552 < 0.0f)
    {
        sign_3 = -1.0f;
    }
    else
    {
        sign_3 = 1.0f;
    }
    var _S4553 : f32 = sign_3 + _S4552;
    var a_38 : f32 = -1.0f / _S4553;
    var _S4554 : f32 = _S4553 * _S4553;
    var _S4555 : f32 = _S4549.value0_253.value0_252.x;
    var _S4556 : f32 = _S4549.value0_253.value0_252.y;
    var _S4557 : f32 = _S4555 * _S4556;
    var _S4558 : f32 = sign_3 * _S4555;
    var _S4559 : f32 = _S4558 * _S4555;
    var _S4560 : f32 = - sign_3;
    var _S4561 : f32 = _S4556 * _S4556;
    var _S4562 : f32 = _S4556 * (a_38 * _S4551.t_9[i32(1)]);
    var _S4563 : f32 = a_38 * _S4551.s_8[i32(0)];
    var _S4564 : f32 = _S4551.t_9[i32(0)] + sign_3 * _S4551.s_8[i32(1)];
    var _S4565 : f32 = a_38 * _S4564;
    (*_S4550) = _S4551.n_5 + vec3<f32>(_S4560 * _S4551.s_8[i32(2)] + _S4558 * _S4563 + sign_3 * (_S4555 * _S4563) + _S4556 * _S4565, - _S4551.t_9[i32(2)] + _S4562 + _S4562 + _S4555 * _S4565, 0.0f) + vec3<f32>(0.0f, 0.0f, -1.0f * - ((_S4561 * _S4551.t_9[i32(1)] + _S4559 * _S4551.s_8[i32(0)] + _S4557 * _S4564) / _S4554));
    return;
}

fn s_bwdProp_sample_cone_0( _S4566 : s_bwdCallableCtx_sample_cone_0,  _S4567 : ptr<function, Cone_Differential_0>,  _S4568 : ptr<function, vec2<f32>>,  _S4569 : vec3<f32>)
{
    var _S4570 : f32 = _S4566.value0_244.value1_105.x;
    var _S4571 : Tuple_31 = s_apply_sin_cos_turns_0(_S4570);
    var _S4572 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S4572.value0_163 = _S4570;
    var _S4573 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S4572 );
    var _S4574 : f32 = _S4566.value0_244.value1_105.y;
    var depth_5 : f32 = _S4574 * _S4566.value0_244.value0_237.height_7;
    var _S4575 : f32 = 2.0f - depth_5;
    var _S4576 : f32 = depth_5 * _S4575;
    var _S4577 : Tuple_32 = s_apply_safe_sqrt_0(_S4576);
    var _S4578 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S4578.value0_165 = _S4576;
    var _S4579 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S4578 );
    var _S4580 : f32 = _S4571.value0_72.y;
    var _S4581 : f32 = _S4571.value0_72.x;
    var local_3 : vec3<f32> = vec3<f32>(_S4577.value0_73 * _S4580, _S4577.value0_73 * _S4581, 1.0f - depth_5);
    var _S4582 : Tuple_18 = s_apply_frame_from_normal_0(_S4566.value0_244.value0_237.axis_1);
    var _S4583 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
    _S4583.value0_252 = _S4566.value0_244.value0_237.axis_1;
    var _S4584 : s_bwdCallableCtx_frame_from_normal_0 = s_bwdCallableCtx_frame_from_normal_0( _S4583 );
    var _S4585 : s_paramCtx_s_bwdCallableCtx_to_world_0;
    _S4585.value0_143 = _S4582.value0_59;
    _S4585.value1_51 = local_3;
    var _S4586 : s_bwdCallableCtx_to_world_0 = s_bwdCallableCtx_to_world_0( _S4585 );
    var _S4587 : Cone_Differential_0 = Cone_x24_syn_dzero_0();
    var _S4588 : vec3<f32> = vec3<f32>(0.0f);
    var _S4589 : Frame_0;
    _S4589.s_8 = _S4588;
    _S4589.t_9 = _S4588;
    _S4589.n_5 = _S4588;
    var _S4590 : vec3<f32> = _S4588;
    s_bwdProp_to_world_0(_S4586, &(_S4589), &(_S4590), _S4569);
    var _S4591 : vec3<f32> = _S4588;
    s_bwdProp_frame_from_normal_0(_S4584, &(_S4591), _S4589);
    var _S4592 : f32 = - _S4590[i32(2)];
    var _S4593 : f32 = _S4577.value0_73 * _S4590[i32(1)];
    var _S4594 : f32 = _S4577.value0_73 * _S4590[i32(0)];
    var _S4595 : f32 = _S4581 * _S4590[i32(1)] + _S4580 * _S4590[i32(0)];
    var _S4596 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S4579, &(_S4596), _S4595);
    var _S4597 : f32 = _S4592 + _S4575 * _S4596 + - (depth_5 * _S4596);
    var _S4598 : f32 = _S4574 * _S4597;
    var _S4599 : f32 = _S4566.value0_244.value0_237.height_7 * _S4597;
    var _S4600 : vec2<f32> = vec2<f32>(_S4593, _S4594);
    var _S4601 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S4573, &(_S4601), _S4600);
    var _S4602 : Cone_Differential_0 = _S4587;
    _S4602.axis_2 = _S4591;
    _S4602.height_8 = _S4598;
    var _S4603 : vec2<f32> = vec2<f32>(_S4601, _S4599);
    (*_S4567) = Cone_x24_syn_dadd_0(_S4587, _S4602);
    (*_S4568) = _S4603;
    return;
}

fn s_bwdProp_cone_of_0( _S4604 : s_bwdCallableCtx_cone_of_0,  _S4605 : ptr<function, vec3<f32>>,  _S4606 : Cone_Differential_0)
{
    var _S4607 : vec3<f32> = vec3<f32>(0.0f);
    var to_centre_1 : vec3<f32> = _S4604.value0_245.value0_236.corner_1 + _S4604.value0_245.value1_104 * vec3<f32>(-1.0f);
    var _S4608 : Tuple_5 = s_apply_dot_0(to_centre_1, to_centre_1);
    var _S4609 : s_bwdCallableCtx_dot_0;
    _S4609._S39 = to_centre_1;
    _S4609._S40 = to_centre_1;
    var _S4610 : s_bwdCallableCtx_dot_0 = _S4609;
    var _S4611 : f32 = _S4604.value0_245.value0_236.area_1;
    var radius2_2 : f32 = _S4611 * _S4611;
    var _S4612 : bool = (_S4608.value0_5) > radius2_2;
    var _S4613 : f32;
    var _S4614 : f32;
    var _S4615 : f32;
    var _S4616 : f32;
    var _S4617 : f32;
    var _S4618 : s_bwdCallableCtx_sqrt_0;
    var _S4619 : s_bwdCallableCtx_sqrt_0;
    var _S4620 : vec3<f32>;
    if(_S4612)
    {
        var sine2_1 : f32 = radius2_2 / _S4608.value0_5;
        var _S4621 : f32 = _S4608.value0_5 * _S4608.value0_5;
        var _S4622 : Tuple_4 = s_apply_sqrt_0(_S4608.value0_5);
        var _S4623 : s_bwdCallableCtx_sqrt_0;
        _S4623._S35 = _S4608.value0_5;
        var _S4624 : vec3<f32> = vec3<f32>((1.0f / _S4622.value0_4));
        var _S4625 : f32 = _S4622.value0_4 * _S4622.value0_4;
        var _S4626 : f32 = 1.0f - sine2_1;
        var _S4627 : Tuple_4 = s_apply_sqrt_0(_S4626);
        var _S4628 : s_bwdCallableCtx_sqrt_0;
        _S4628._S35 = _S4626;
        var _S4629 : f32 = 1.0f + _S4627.value0_4;
        _S4613 = _S4629 * _S4629;
        _S4614 = sine2_1;
        _S4615 = _S4629;
        _S4618 = _S4628;
        _S4620 = _S4624;
        _S4616 = _S4625;
        _S4619 = _S4623;
        _S4617 = _S4621;
    }
    else
    {
        _S4613 = 0.0f;
        _S4614 = 0.0f;
        _S4615 = 0.0f;
        _S4618._S35 = 0.0f;
        _S4620 = _S4607;
        _S4616 = 0.0f;
        _S4619._S35 = 0.0f;
        _S4617 = 0.0f;
    }
    if(_S4612)
    {
        var _S4630 : f32 = _S4606.height_8 / _S4613;
        var _S4631 : f32 = _S4614 * - _S4630;
        var _S4632 : f32 = _S4615 * _S4630;
        var _S4633 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S4618, &(_S4633), _S4631);
        var _S4634 : f32 = - _S4633;
        var _S4635 : vec3<f32> = to_centre_1 * _S4606.axis_2;
        var _S4636 : vec3<f32> = _S4620 * _S4606.axis_2;
        var _S4637 : f32 = _S4606.distance_14 + - ((_S4635[i32(0)] + _S4635[i32(1)] + _S4635[i32(2)]) / _S4616);
        var _S4638 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S4619, &(_S4638), _S4637);
        _S4613 = _S4638 + radius2_2 * - ((_S4632 + _S4634) / _S4617);
        _S4620 = _S4636;
    }
    else
    {
        _S4613 = 0.0f;
        _S4620 = _S4607;
    }
    var _S4639 : vec3<f32> = _S4607;
    var _S4640 : vec3<f32> = _S4607;
    s_bwdProp_dot_0(_S4610, &(_S4639), &(_S4640), _S4613);
    (*_S4605) = vec3<f32>(-1.0f) * (_S4639 + _S4640 + _S4620);
    return;
}

fn s_bwdProp_smooth_step_0( _S4641 : s_bwdCallableCtx_smooth_step_0,  _S4642 : ptr<function, f32>,  _S4643 : f32)
{
    var _S4644 : bool;
    if((_S4641.value0_242.value0_239) >= (_S4641.value0_242.value2_47))
    {
        _S4644 = (_S4641.value0_242.value0_239) > (_S4641.value0_242.value1_106);
    }
    else
    {
        _S4644 = false;
    }
    var _S4645 : bool;
    var _S4646 : f32;
    var _S4647 : f32;
    var _S4648 : f32;
    var _S4649 : f32;
    if(_S4644)
    {
        _S4645 = false;
        _S4646 = 0.0f;
        _S4647 = 0.0f;
        _S4648 = 0.0f;
        _S4649 = 0.0f;
    }
    else
    {
        var _S4650 : bool = (_S4641.value0_242.value0_239) > (_S4641.value0_242.value1_106);
        if(_S4650)
        {
            var _S4651 : f32 = 1.0f / (_S4641.value0_242.value2_47 - _S4641.value0_242.value1_106);
            var t_13 : f32 = (_S4641.value0_242.value0_239 - _S4641.value0_242.value1_106) * _S4651;
            var _S4652 : f32 = 3.0f - (t_13 + t_13);
            _S4646 = t_13 * t_13;
            _S4647 = _S4652;
            _S4648 = t_13;
            _S4649 = _S4651;
        }
        else
        {
            _S4646 = 0.0f;
            _S4647 = 0.0f;
            _S4648 = 0.0f;
            _S4649 = 0.0f;
        }
        _S4645 = _S4650;
    }
    if(_S4644)
    {
        _S4646 = 0.0f;
    }
    else
    {
        if(_S4645)
        {
            var _S4653 : f32 = - (_S4646 * _S4643);
            var _S4654 : f32 = _S4648 * (_S4647 * _S4643);
            _S4646 = _S4649 * (_S4653 + _S4653 + _S4654 + _S4654);
        }
        else
        {
            _S4646 = 0.0f;
        }
    }
    (*_S4642) = _S4646;
    return;
}

fn s_bwdProp_sample_light_0( _S4655 : s_bwdCallableCtx_sample_light_0,  _S4656 : ptr<function, vec3<f32>>,  _S4657 : ptr<function, vec2<f32>>,  _S4658 : LightSample_Differential_0)
{
    var _S4659 : vec3<f32> = vec3<f32>(0.0f);
    var _S4660 : LightShape_0 = LightShape_0( _S4659, _S4659, _S4659, _S4659, 0.0f );
    var _S4661 : s_paramCtx_s_bwdCallableCtx_view_of_0 = s_paramCtx_s_bwdCallableCtx_view_of_0( _S4660, _S4659 );
    var _S4662 : TriangleView_0 = TriangleView_0( _S4659, 0.0f, _S4659, _S4659, _S4659, 0.0f, false );
    var _S4663 : vec2<f32> = vec2<f32>(0.0f);
    var _S4664 : s_paramCtx_s_bwdCallableCtx_sample_view_0 = s_paramCtx_s_bwdCallableCtx_sample_view_0( _S4660, _S4662, _S4663 );
    var _S4665 : s_paramCtx_s_bwdCallableCtx_view_pdf_0 = s_paramCtx_s_bwdCallableCtx_view_pdf_0( _S4660, _S4662, _S4659, 0.0f );
    var _S4666 : s_paramCtx_s_bwdCallableCtx_view_barycentric_0 = s_paramCtx_s_bwdCallableCtx_view_barycentric_0( _S4660, _S4662, _S4659, 0.0f );
    var _S4667 : s_paramCtx_s_bwdCallableCtx_cone_of_0 = s_paramCtx_s_bwdCallableCtx_cone_of_0( _S4660, _S4659 );
    var _S4668 : Cone_0 = Cone_0( _S4659, 0.0f, 0.0f, false );
    var _S4669 : s_paramCtx_s_bwdCallableCtx_sample_cone_0 = s_paramCtx_s_bwdCallableCtx_sample_cone_0( _S4668, _S4663 );
    var _S4670 : s_paramCtx_s_bwdCallableCtx_cone_pdf_0 = s_paramCtx_s_bwdCallableCtx_cone_pdf_0( _S4668 );
    var _S4671 : s_paramCtx_s_bwdCallableCtx_smooth_step_0 = s_paramCtx_s_bwdCallableCtx_smooth_step_0( 0.0f, 0.0f, 0.0f );
    var _S4672 : SquareMap_0 = SquareMap_0( _S4663, _S4663, _S4663, _S4663 );
    var _S4673 : s_paramCtx_s_bwdCallableCtx_mapped_0 = s_paramCtx_s_bwdCallableCtx_mapped_0( _S4672, _S4663 );
    var _S4674 : s_paramCtx_s_bwdCallableCtx_octahedral_direction_0 = s_paramCtx_s_bwdCallableCtx_octahedral_direction_0( _S4663 );
    var _S4675 : Arriving_0 = Arriving_0( _S4659, 0.0f, _S4659, _S4659 );
    var _S4676 : s_paramCtx_s_bwdCallableCtx_arriving_pdf_0 = s_paramCtx_s_bwdCallableCtx_arriving_pdf_0( _S4675 );
    var portal_3 : bool;
    if(((FEATURES_0 & (u32(8)))) != u32(0))
    {
        portal_3 = (_S4655.value0_220.value0_219.kind_1) == i32(6);
    }
    else
    {
        portal_3 = false;
    }
    var _S4677 : bool = (_S4655.value0_220.value0_219.kind_1) == i32(1);
    var _S4678 : bool;
    if(_S4677)
    {
        _S4678 = true;
    }
    else
    {
        _S4678 = portal_3;
    }
    var _S4679 : bool;
    var _S4680 : bool;
    var _S4681 : bool;
    var _S4682 : bool;
    var _S4683 : bool;
    var _S4684 : bool;
    var _S4685 : bool;
    var _S4686 : bool;
    var _S4687 : f32;
    var _S4688 : f32;
    var _S4689 : f32;
    var _S4690 : f32;
    var _S4691 : f32;
    var _S4692 : f32;
    var _S4693 : s_bwdCallableCtx_smooth_step_0;
    var _S4694 : s_bwdCallableCtx_dot_0;
    var _S4695 : s_bwdCallableCtx_dot_0;
    var _S4696 : vec3<f32>;
    var _S4697 : vec3<f32>;
    var _S4698 : vec3<f32>;
    var _S4699 : vec3<f32>;
    var _S4700 : vec3<f32>;
    var _S4701 : s_bwdCallableCtx_sqrt_0;
    var _S4702 : s_bwdCallableCtx_cone_pdf_0;
    var _S4703 : s_bwdCallableCtx_sample_cone_0;
    var _S4704 : s_bwdCallableCtx_cone_of_0;
    var _S4705 : s_bwdCallableCtx_view_barycentric_0;
    var _S4706 : s_bwdCallableCtx_view_pdf_0;
    var _S4707 : s_bwdCallableCtx_sample_view_0;
    var _S4708 : s_bwdCallableCtx_view_of_0;
    if(_S4678)
    {
        var _S4709 : Tuple_6 = s_apply_view_of_0(_S4655.value0_220.value0_219.shape_8, _S4655.value0_220.value1_92);
        var _S4710 : s_paramCtx_s_bwdCallableCtx_view_of_0;
        _S4710.value0_11 = _S4655.value0_220.value0_219.shape_8;
        _S4710.value1_1 = _S4655.value0_220.value1_92;
        var _S4711 : s_paramCtx_s_bwdCallableCtx_view_of_0 = _S4710;
        if(!((_S4709.value0_8.height_1) > 0.0f))
        {
            _S4679 = true;
        }
        else
        {
            _S4679 = _S4655.value0_220.value0_219.two_sided_2;
        }
        if(_S4679)
        {
            _S4679 = true;
        }
        else
        {
            _S4679 = portal_3;
        }
        if(_S4679)
        {
            var _S4712 : Tuple_29 = s_apply_sample_view_0(_S4655.value0_220.value0_219.shape_8, _S4709.value0_8, _S4655.value0_220.value2_39);
            var _S4713 : s_paramCtx_s_bwdCallableCtx_sample_view_0;
            _S4713.value0_234 = _S4655.value0_220.value0_219.shape_8;
            _S4713.value1_102 = _S4709.value0_8;
            _S4713.value2_45 = _S4655.value0_220.value2_39;
            var _S4714 : s_paramCtx_s_bwdCallableCtx_sample_view_0 = _S4713;
            var _S4715 : Tuple_23 = s_apply_view_pdf_0(_S4655.value0_220.value0_219.shape_8, _S4709.value0_8, _S4712.value0_70.direction_0, _S4712.value0_70.distance_0);
            var _S4716 : s_paramCtx_s_bwdCallableCtx_view_pdf_0;
            _S4716.value0_13 = _S4655.value0_220.value0_219.shape_8;
            _S4716.value1_2 = _S4709.value0_8;
            _S4716.value2_1 = _S4712.value0_70.direction_0;
            _S4716.value3_0 = _S4712.value0_70.distance_0;
            var _S4717 : s_paramCtx_s_bwdCallableCtx_view_pdf_0 = _S4716;
            if(portal_3)
            {
                _S4680 = false;
                _S4687 = 0.0f;
                _S4681 = false;
                _S4696 = _S4659;
                _S4697 = _S4659;
                _S4705.value0_246 = _S4666;
            }
            else
            {
                if(_S4712.value0_70.valid_0)
                {
                    _S4680 = (_S4715.value0_64) > 0.0f;
                }
                else
                {
                    _S4680 = false;
                }
                if(_S4680)
                {
                    if(((FEATURES_0 & (u32(128)))) != u32(0))
                    {
                        _S4681 = _S4655.value0_220.value0_219.textured_3;
                    }
                    else
                    {
                        _S4681 = false;
                    }
                    if(_S4681)
                    {
                        var _S4718 : s_paramCtx_s_bwdCallableCtx_view_barycentric_0;
                        _S4718.value0_235 = _S4655.value0_220.value0_219.shape_8;
                        _S4718.value1_103 = _S4709.value0_8;
                        _S4718.value2_46 = _S4712.value0_70.direction_0;
                        _S4718.value3_30 = _S4712.value0_70.distance_0;
                        _S4696 = _S4655.value0_220.value0_219.radiance_8.d2_0;
                        _S4697 = _S4655.value0_220.value0_219.radiance_8.d1_0;
                        _S4705.value0_246 = _S4718;
                    }
                    else
                    {
                        _S4696 = _S4659;
                        _S4697 = _S4659;
                        _S4705.value0_246 = _S4666;
                    }
                    _S4687 = _S4655.value0_220.value0_219.probability_3;
                }
                else
                {
                    _S4687 = 0.0f;
                    _S4681 = false;
                    _S4696 = _S4659;
                    _S4697 = _S4659;
                    _S4705.value0_246 = _S4666;
                }
            }
            _S4706.value0_14 = _S4717;
            _S4707.value0_247 = _S4714;
        }
        else
        {
            _S4680 = false;
            _S4687 = 0.0f;
            _S4681 = false;
            _S4696 = _S4659;
            _S4697 = _S4659;
            _S4705.value0_246 = _S4666;
            _S4706.value0_14 = _S4665;
            _S4707.value0_247 = _S4664;
        }
        _S4708.value0_12 = _S4711;
        _S4682 = false;
        _S4683 = false;
        _S4688 = 0.0f;
        _S4702.value0_243 = _S4670;
        _S4703.value0_244 = _S4669;
        _S4704.value0_245 = _S4667;
        _S4684 = false;
        _S4685 = false;
        _S4698 = _S4659;
        _S4686 = false;
        _S4689 = 0.0f;
        _S4690 = 0.0f;
        _S4693.value0_242 = _S4671;
        _S4694._S39 = _S4659;
        _S4694._S40 = _S4659;
        _S4691 = 0.0f;
        _S4699 = _S4659;
        _S4700 = _S4659;
        _S4692 = 0.0f;
        _S4701._S35 = 0.0f;
        _S4695._S39 = _S4659;
        _S4695._S40 = _S4659;
    }
    else
    {
        if(((FEATURES_0 & (u32(65536)))) != u32(0))
        {
            _S4679 = (_S4655.value0_220.value0_219.kind_1) == i32(2);
        }
        else
        {
            _S4679 = false;
        }
        if(_S4679)
        {
            var _S4719 : Tuple_21 = s_apply_cone_of_0(_S4655.value0_220.value0_219.shape_8, _S4655.value0_220.value1_92);
            var _S4720 : s_paramCtx_s_bwdCallableCtx_cone_of_0;
            _S4720.value0_236 = _S4655.value0_220.value0_219.shape_8;
            _S4720.value1_104 = _S4655.value0_220.value1_92;
            var _S4721 : s_paramCtx_s_bwdCallableCtx_cone_of_0 = _S4720;
            if(_S4719.value0_62.valid_5)
            {
                var _S4722 : s_paramCtx_s_bwdCallableCtx_sample_cone_0;
                _S4722.value0_237 = _S4719.value0_62;
                _S4722.value1_105 = _S4655.value0_220.value2_39;
                var _S4723 : s_paramCtx_s_bwdCallableCtx_cone_pdf_0;
                _S4723.value0_238 = _S4719.value0_62;
                _S4687 = _S4655.value0_220.value0_219.probability_3;
                _S4702.value0_243 = _S4723;
                _S4703.value0_244 = _S4722;
            }
            else
            {
                _S4687 = 0.0f;
                _S4702.value0_243 = _S4670;
                _S4703.value0_244 = _S4669;
            }
            _S4680 = _S4719.value0_62.valid_5;
            _S4704.value0_245 = _S4721;
            _S4681 = false;
            _S4682 = false;
            _S4696 = _S4659;
            _S4683 = false;
            _S4688 = 0.0f;
            _S4689 = 0.0f;
            _S4693.value0_242 = _S4671;
            _S4694._S39 = _S4659;
            _S4694._S40 = _S4659;
            _S4690 = 0.0f;
            _S4697 = _S4659;
            _S4698 = _S4659;
            _S4691 = 0.0f;
            _S4701._S35 = 0.0f;
            _S4695._S39 = _S4659;
            _S4695._S40 = _S4659;
        }
        else
        {
            if(((FEATURES_0 & (u32(16)))) != u32(0))
            {
                _S4680 = (_S4655.value0_220.value0_219.kind_1) == i32(3);
            }
            else
            {
                _S4680 = false;
            }
            if(_S4680)
            {
                var to_light_8 : vec3<f32> = _S4655.value0_220.value0_219.shape_8.corner_1 + _S4655.value0_220.value1_92 * vec3<f32>(-1.0f);
                var _S4724 : Tuple_5 = s_apply_dot_0(to_light_8, to_light_8);
                var _S4725 : s_bwdCallableCtx_dot_0;
                _S4725._S39 = to_light_8;
                _S4725._S40 = to_light_8;
                var _S4726 : s_bwdCallableCtx_dot_0 = _S4725;
                var _S4727 : bool = (_S4724.value0_5) > 0.0f;
                if(_S4727)
                {
                    var _S4728 : Tuple_4 = s_apply_sqrt_0(_S4724.value0_5);
                    var _S4729 : s_bwdCallableCtx_sqrt_0;
                    _S4729._S35 = _S4724.value0_5;
                    var _S4730 : s_bwdCallableCtx_sqrt_0 = _S4729;
                    var _S4731 : vec3<f32> = vec3<f32>((1.0f / _S4728.value0_4));
                    var _S4732 : f32 = _S4728.value0_4 * _S4728.value0_4;
                    var direction_26 : vec3<f32> = to_light_8 * _S4731;
                    var factor_6 : f32 = 1.0f / _S4724.value0_5;
                    var _S4733 : f32 = _S4724.value0_5 * _S4724.value0_5;
                    if(_S4655.value0_220.value0_219.spot_0)
                    {
                        var _S4734 : Tuple_5 = s_apply_dot_0(direction_26, _S4655.value0_220.value0_219.shape_8.normal_1);
                        var _S4735 : s_bwdCallableCtx_dot_0;
                        _S4735._S39 = direction_26;
                        _S4735._S40 = _S4655.value0_220.value0_219.shape_8.normal_1;
                        var _S4736 : f32 = - _S4734.value0_5;
                        var _S4737 : Tuple_35 = s_apply_smooth_step_0(_S4736, _S4655.value0_220.value0_219.cos_end_0, _S4655.value0_220.value0_219.cos_start_0);
                        var _S4738 : s_paramCtx_s_bwdCallableCtx_smooth_step_0;
                        _S4738.value0_239 = _S4736;
                        _S4738.value1_106 = _S4655.value0_220.value0_219.cos_end_0;
                        _S4738.value2_47 = _S4655.value0_220.value0_219.cos_start_0;
                        _S4687 = _S4737.value0_76;
                        _S4693.value0_242 = _S4738;
                        _S4694 = _S4735;
                    }
                    else
                    {
                        _S4687 = 0.0f;
                        _S4693.value0_242 = _S4671;
                        _S4694._S39 = _S4659;
                        _S4694._S40 = _S4659;
                    }
                    var _S4739 : f32 = _S4687;
                    _S4696 = _S4655.value0_220.value0_219.radiance_8.v_0;
                    _S4681 = _S4655.value0_220.value0_219.spot_0;
                    _S4687 = factor_6;
                    _S4688 = _S4739;
                    _S4689 = _S4733;
                    _S4697 = _S4731;
                    _S4690 = _S4732;
                    _S4701 = _S4730;
                }
                else
                {
                    _S4696 = _S4659;
                    _S4681 = false;
                    _S4687 = 0.0f;
                    _S4688 = 0.0f;
                    _S4693.value0_242 = _S4671;
                    _S4694._S39 = _S4659;
                    _S4694._S40 = _S4659;
                    _S4689 = 0.0f;
                    _S4697 = _S4659;
                    _S4690 = 0.0f;
                    _S4701._S35 = 0.0f;
                }
                var _S4740 : bool = _S4681;
                var _S4741 : vec3<f32> = _S4697;
                _S4681 = _S4727;
                _S4682 = _S4740;
                _S4697 = to_light_8;
                _S4698 = _S4741;
                _S4695 = _S4726;
            }
            else
            {
                _S4681 = false;
                _S4696 = _S4659;
                _S4682 = false;
                _S4687 = 0.0f;
                _S4688 = 0.0f;
                _S4693.value0_242 = _S4671;
                _S4694._S39 = _S4659;
                _S4694._S40 = _S4659;
                _S4689 = 0.0f;
                _S4697 = _S4659;
                _S4698 = _S4659;
                _S4690 = 0.0f;
                _S4701._S35 = 0.0f;
                _S4695._S39 = _S4659;
                _S4695._S40 = _S4659;
            }
            var _S4742 : bool = _S4680;
            var _S4743 : bool = _S4681;
            var _S4744 : bool = _S4682;
            var _S4745 : f32 = _S4687;
            var _S4746 : f32 = _S4688;
            var _S4747 : f32 = _S4689;
            var _S4748 : f32 = _S4690;
            _S4680 = false;
            _S4687 = 0.0f;
            _S4702.value0_243 = _S4670;
            _S4703.value0_244 = _S4669;
            _S4704.value0_245 = _S4667;
            _S4681 = _S4742;
            _S4682 = _S4743;
            _S4683 = _S4744;
            _S4688 = _S4745;
            _S4689 = _S4746;
            _S4690 = _S4747;
            _S4691 = _S4748;
        }
        var _S4749 : bool = _S4679;
        var _S4750 : bool = _S4680;
        var _S4751 : f32 = _S4687;
        var _S4752 : bool = _S4681;
        var _S4753 : bool = _S4682;
        var _S4754 : vec3<f32> = _S4696;
        var _S4755 : bool = _S4683;
        var _S4756 : f32 = _S4688;
        var _S4757 : f32 = _S4689;
        var _S4758 : f32 = _S4690;
        var _S4759 : vec3<f32> = _S4697;
        var _S4760 : vec3<f32> = _S4698;
        var _S4761 : f32 = _S4691;
        _S4679 = false;
        _S4680 = false;
        _S4687 = 0.0f;
        _S4681 = false;
        _S4696 = _S4659;
        _S4697 = _S4659;
        _S4705.value0_246 = _S4666;
        _S4706.value0_14 = _S4665;
        _S4707.value0_247 = _S4664;
        _S4708.value0_12 = _S4661;
        _S4682 = _S4749;
        _S4683 = _S4750;
        _S4688 = _S4751;
        _S4684 = _S4752;
        _S4685 = _S4753;
        _S4698 = _S4754;
        _S4686 = _S4755;
        _S4689 = _S4756;
        _S4690 = _S4757;
        _S4691 = _S4758;
        _S4699 = _S4759;
        _S4700 = _S4760;
        _S4692 = _S4761;
    }
    var placed_2 : bool;
    if(_S4677)
    {
        placed_2 = true;
    }
    else
    {
        placed_2 = (_S4655.value0_220.value0_219.kind_1) == i32(2);
    }
    if(placed_2)
    {
        placed_2 = true;
    }
    else
    {
        placed_2 = (_S4655.value0_220.value0_219.kind_1) == i32(3);
    }
    if(((FEATURES_0 & (u32(8)))) != u32(0))
    {
        placed_2 = !placed_2;
    }
    else
    {
        placed_2 = false;
    }
    var _S4762 : bool;
    var _S4763 : bool;
    var _S4764 : bool;
    var _S4765 : vec3<f32>;
    var _S4766 : vec3<f32>;
    var _S4767 : vec3<f32>;
    var _S4768 : s_bwdCallableCtx_octahedral_direction_0;
    var _S4769 : s_bwdCallableCtx_mapped_0;
    var _S4770 : s_bwdCallableCtx_arriving_pdf_0;
    if(placed_2)
    {
        var _S4771 : bool = (_S4655.value0_220.value0_219.kind_1) == i32(4);
        if(_S4771)
        {
            _S4762 = false;
            _S4770.value0_38 = _S4676;
            _S4763 = false;
            _S4765 = _S4659;
            _S4766 = _S4659;
            _S4767 = _S4659;
            _S4768.value0_248 = _S4674;
            _S4769.value0_249 = _S4673;
        }
        else
        {
            var _S4772 : bool = (_S4655.value0_220.value0_219.kind_1) != i32(0);
            if(_S4772)
            {
                var _S4773 : bool = (_S4655.value0_220.value0_219.kind_1) == i32(5);
                if(_S4773)
                {
                    var _S4774 : Tuple_36 = s_apply_mapped_0(_S4655.value0_220.value0_219.map_1, _S4655.value0_220.value2_39);
                    var _S4775 : s_paramCtx_s_bwdCallableCtx_mapped_0;
                    _S4775.value0_240 = _S4655.value0_220.value0_219.map_1;
                    _S4775.value1_107 = _S4655.value0_220.value2_39;
                    var _S4776 : s_paramCtx_s_bwdCallableCtx_octahedral_direction_0;
                    _S4776.value0_241 = _S4774.value0_77;
                    var _S4777 : vec3<f32> = _S4655.value0_220.value0_219.to_light_2[i32(0)].xyz;
                    var _S4778 : vec3<f32> = _S4655.value0_220.value0_219.to_light_2[i32(1)].xyz;
                    _S4765 = _S4655.value0_220.value0_219.to_light_2[i32(2)].xyz;
                    _S4766 = _S4778;
                    _S4767 = _S4777;
                    _S4768.value0_248 = _S4776;
                    _S4769.value0_249 = _S4775;
                }
                else
                {
                    _S4765 = _S4659;
                    _S4766 = _S4659;
                    _S4767 = _S4659;
                    _S4768.value0_248 = _S4674;
                    _S4769.value0_249 = _S4673;
                }
                var _S4779 : s_paramCtx_s_bwdCallableCtx_arriving_pdf_0;
                _S4779.value0_37 = _S4655.value0_220.value0_219.arriving_2;
                var _S4780 : s_paramCtx_s_bwdCallableCtx_arriving_pdf_0 = _S4779;
                _S4770.value0_38 = _S4780;
                _S4762 = _S4773;
            }
            else
            {
                _S4770.value0_38 = _S4676;
                _S4762 = false;
                _S4765 = _S4659;
                _S4766 = _S4659;
                _S4767 = _S4659;
                _S4768.value0_248 = _S4674;
                _S4769.value0_249 = _S4673;
            }
            var _S4781 : bool = _S4762;
            _S4762 = _S4772;
            _S4763 = _S4781;
        }
        var _S4782 : bool = _S4762;
        var _S4783 : bool = _S4763;
        _S4762 = _S4771;
        _S4763 = _S4782;
        _S4764 = _S4783;
    }
    else
    {
        _S4762 = false;
        _S4763 = false;
        _S4770.value0_38 = _S4676;
        _S4764 = false;
        _S4765 = _S4659;
        _S4766 = _S4659;
        _S4767 = _S4659;
        _S4768.value0_248 = _S4674;
        _S4769.value0_249 = _S4673;
    }
    var _S4784 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S4785 : LightSample_Differential_0 = LightSample_x24_syn_dzero_0();
    var _S4786 : Cone_Differential_0 = Cone_x24_syn_dzero_0();
    var _S4787 : LightSample_Differential_0;
    var _S4788 : vec2<f32>;
    if(placed_2)
    {
        if(_S4762)
        {
            _S4787 = _S4785;
            _S4788 = _S4663;
            _S4765 = _S4659;
        }
        else
        {
            if(_S4763)
            {
                var _S4789 : LightSample_Differential_0 = LightSample_x24_syn_dadd_0(_S4658, _S4785);
                _S4787 = _S4789;
                _S4787.pdf_12 = 0.0f;
                var _S4790 : vec3<f32> = _S4659;
                var _S4791 : vec3<f32> = _S4659;
                s_bwdProp_arriving_pdf_0(_S4770, &(_S4790), &(_S4791), _S4789.pdf_12);
                var _S4792 : vec3<f32> = _S4790;
                var _S4793 : LightSample_Differential_0 = _S4785;
                _S4793.direction_24 = _S4791;
                var _S4794 : LightSample_Differential_0 = LightSample_x24_syn_dadd_0(_S4787, _S4793);
                if(_S4764)
                {
                    _S4787 = _S4794;
                    _S4787.direction_24 = _S4659;
                    var _S4795 : vec3<f32> = _S4765 * _S4794.direction_24;
                    var _S4796 : vec3<f32> = _S4766 * _S4794.direction_24;
                    var _S4797 : vec3<f32> = _S4767 * _S4794.direction_24;
                    var _S4798 : vec3<f32> = vec3<f32>(_S4797[i32(0)] + _S4797[i32(1)] + _S4797[i32(2)], _S4796[i32(0)] + _S4796[i32(1)] + _S4796[i32(2)], _S4795[i32(0)] + _S4795[i32(1)] + _S4795[i32(2)]);
                    var _S4799 : vec2<f32> = _S4663;
                    s_bwdProp_octahedral_direction_0(_S4768, &(_S4799), _S4798);
                    var _S4800 : vec2<f32> = _S4663;
                    s_bwdProp_mapped_0(_S4769, &(_S4800), _S4799);
                    _S4787 = LightSample_x24_syn_dadd_0(_S4787, _S4785);
                    _S4788 = _S4800;
                }
                else
                {
                    _S4787 = LightSample_x24_syn_dadd_0(_S4794, _S4785);
                    _S4788 = _S4663;
                }
                _S4765 = _S4792;
            }
            else
            {
                _S4787 = LightSample_x24_syn_dadd_0(_S4658, _S4785);
                _S4788 = _S4663;
                _S4765 = _S4659;
            }
        }
        _S4787.radiance_15 = _S4659;
        _S4787.distance_13 = 0.0f;
        _S4787 = LightSample_x24_syn_dadd_0(_S4787, _S4785);
    }
    else
    {
        _S4787 = LightSample_x24_syn_dadd_0(_S4658, _S4785);
        _S4788 = _S4663;
        _S4765 = _S4659;
    }
    if(_S4678)
    {
        var _S4801 : TriangleView_Differential_0;
        if(_S4679)
        {
            if(portal_3)
            {
                _S4687 = 0.0f;
                _S4688 = 0.0f;
                _S4696 = _S4787.direction_24;
                _S4801 = _S4784;
            }
            else
            {
                if(_S4680)
                {
                    var _S4802 : LightSample_Differential_0 = _S4787;
                    _S4802.pdf_12 = 0.0f;
                    var _S4803 : f32 = _S4687 * _S4787.pdf_12;
                    if(_S4681)
                    {
                        var _S4804 : vec3<f32> = _S4696 * _S4787.radiance_15;
                        var _S4805 : vec3<f32> = _S4697 * _S4787.radiance_15;
                        var _S4806 : vec2<f32> = vec2<f32>(_S4805[i32(0)] + _S4805[i32(1)] + _S4805[i32(2)], _S4804[i32(0)] + _S4804[i32(1)] + _S4804[i32(2)]);
                        var _S4807 : TriangleView_Differential_0;
                        _S4807.to_corner_2 = _S4659;
                        _S4807.height_5 = 0.0f;
                        _S4807.a_24 = _S4659;
                        _S4807.b_20 = _S4659;
                        _S4807.c_3 = _S4659;
                        _S4807.solid_angle_3 = 0.0f;
                        var _S4808 : vec3<f32> = _S4659;
                        var _S4809 : f32 = 0.0f;
                        s_bwdProp_view_barycentric_0(_S4705, &(_S4807), &(_S4808), &(_S4809), _S4806);
                        var _S4810 : vec3<f32> = _S4787.direction_24 + _S4808;
                        var _S4811 : f32 = _S4787.distance_13 + _S4809;
                        var _S4812 : TriangleView_Differential_0 = TriangleView_x24_syn_dadd_0(_S4807, _S4784);
                        _S4787 = _S4785;
                        _S4696 = _S4810;
                        _S4687 = _S4811;
                        _S4801 = _S4812;
                    }
                    else
                    {
                        _S4787 = LightSample_x24_syn_dadd_0(_S4802, _S4785);
                        _S4696 = _S4659;
                        _S4687 = 0.0f;
                        _S4801 = _S4784;
                    }
                    var _S4813 : vec3<f32> = _S4787.direction_24 + _S4696;
                    var _S4814 : f32 = _S4787.distance_13 + _S4687;
                    _S4687 = _S4803;
                    _S4688 = _S4814;
                    _S4696 = _S4813;
                }
                else
                {
                    _S4687 = 0.0f;
                    _S4688 = 0.0f;
                    _S4696 = _S4659;
                    _S4801 = _S4784;
                }
            }
            var _S4815 : TriangleView_Differential_0;
            _S4815.to_corner_2 = _S4659;
            _S4815.height_5 = 0.0f;
            _S4815.a_24 = _S4659;
            _S4815.b_20 = _S4659;
            _S4815.c_3 = _S4659;
            _S4815.solid_angle_3 = 0.0f;
            var _S4816 : vec3<f32> = _S4659;
            var _S4817 : f32 = 0.0f;
            s_bwdProp_view_pdf_0(_S4706, &(_S4815), &(_S4816), &(_S4817), _S4687);
            var _S4818 : f32 = _S4817 + _S4688;
            var _S4819 : vec3<f32> = _S4816 + _S4696;
            var _S4820 : SampledPoint_Differential_0 = SampledPoint_x24_syn_dzero_0();
            _S4820.distance_16 = _S4818;
            _S4820.direction_25 = _S4819;
            var _S4821 : TriangleView_Differential_0;
            _S4821.to_corner_2 = _S4659;
            _S4821.height_5 = 0.0f;
            _S4821.a_24 = _S4659;
            _S4821.b_20 = _S4659;
            _S4821.c_3 = _S4659;
            _S4821.solid_angle_3 = 0.0f;
            var _S4822 : vec2<f32> = _S4663;
            s_bwdProp_sample_view_0(_S4707, &(_S4821), &(_S4822), _S4820);
            var _S4823 : vec2<f32> = _S4822 + _S4788;
            _S4801 = TriangleView_x24_syn_dadd_0(TriangleView_x24_syn_dadd_0(_S4815, _S4821), _S4801);
            _S4788 = _S4823;
        }
        else
        {
            _S4801 = _S4784;
        }
        var _S4824 : TriangleView_Differential_0 = _S4784;
        _S4824.height_5 = 0.0f;
        var _S4825 : TriangleView_Differential_0 = TriangleView_x24_syn_dadd_0(_S4801, _S4824);
        var _S4826 : vec3<f32> = _S4659;
        s_bwdProp_view_of_0(_S4708, &(_S4826), _S4825);
        _S4696 = _S4826 + _S4765;
    }
    else
    {
        if(_S4682)
        {
            var _S4827 : Cone_Differential_0;
            if(_S4683)
            {
                var _S4828 : f32 = _S4688 * _S4787.pdf_12;
                var _S4829 : Cone_Differential_0;
                _S4829.axis_2 = _S4659;
                _S4829.distance_14 = 0.0f;
                _S4829.height_8 = 0.0f;
                s_bwdProp_cone_pdf_0(_S4702, &(_S4829), _S4828);
                var _S4830 : Cone_Differential_0;
                _S4830.axis_2 = _S4659;
                _S4830.distance_14 = 0.0f;
                _S4830.height_8 = 0.0f;
                var _S4831 : vec2<f32> = _S4663;
                s_bwdProp_sample_cone_0(_S4703, &(_S4830), &(_S4831), _S4787.direction_24);
                var _S4832 : Cone_Differential_0 = Cone_x24_syn_dadd_0(Cone_x24_syn_dadd_0(_S4829, _S4830), _S4786);
                var _S4833 : Cone_Differential_0 = _S4786;
                _S4833.distance_14 = _S4787.distance_13;
                var _S4834 : vec2<f32> = _S4831 + _S4788;
                _S4827 = Cone_x24_syn_dadd_0(_S4832, _S4833);
                _S4788 = _S4834;
            }
            else
            {
                _S4827 = _S4786;
            }
            var _S4835 : vec3<f32> = _S4659;
            s_bwdProp_cone_of_0(_S4704, &(_S4835), _S4827);
            _S4696 = _S4835 + _S4765;
        }
        else
        {
            if(_S4684)
            {
                if(_S4685)
                {
                    var _S4836 : LightSample_Differential_0 = _S4787;
                    var _S4837 : LightSample_Differential_0 = _S4787;
                    var _S4838 : vec3<f32> = _S4698 * _S4787.radiance_15;
                    var _S4839 : f32 = _S4838[i32(0)] + _S4838[i32(1)] + _S4838[i32(2)];
                    if(_S4686)
                    {
                        var _S4840 : f32 = _S4689 * _S4839;
                        var _S4841 : f32 = _S4690 * _S4839;
                        var _S4842 : f32 = 0.0f;
                        s_bwdProp_smooth_step_0(_S4693, &(_S4842), _S4840);
                        var _S4843 : f32 = - _S4842;
                        var _S4844 : vec3<f32> = _S4659;
                        var _S4845 : vec3<f32> = _S4659;
                        s_bwdProp_dot_0(_S4694, &(_S4844), &(_S4845), _S4843);
                        var _S4846 : vec3<f32> = _S4844 + _S4836.direction_24;
                        _S4687 = _S4841;
                        _S4696 = _S4846;
                    }
                    else
                    {
                        _S4687 = _S4839;
                        _S4696 = _S4836.direction_24;
                    }
                    var _S4847 : f32 = - (_S4687 / _S4691);
                    var _S4848 : vec3<f32> = _S4699 * _S4696;
                    var _S4849 : vec3<f32> = _S4700 * _S4696;
                    var _S4850 : f32 = - ((_S4848[i32(0)] + _S4848[i32(1)] + _S4848[i32(2)]) / _S4692) + _S4837.distance_13;
                    var _S4851 : f32 = 0.0f;
                    s_bwdProp_sqrt_0(_S4701, &(_S4851), _S4850);
                    _S4687 = _S4847 + _S4851;
                    _S4696 = _S4849;
                }
                else
                {
                    _S4687 = 0.0f;
                    _S4696 = _S4659;
                }
                var _S4852 : vec3<f32> = _S4659;
                var _S4853 : vec3<f32> = _S4659;
                s_bwdProp_dot_0(_S4695, &(_S4852), &(_S4853), _S4687);
                _S4696 = vec3<f32>(-1.0f) * (_S4852 + _S4853 + _S4696) + _S4765;
            }
            else
            {
                _S4696 = _S4765;
            }
        }
    }
    (*_S4656) = _S4696;
    (*_S4657) = _S4788;
    return;
}

fn s_bwdProp_direct_light_0( _S4854 : s_bwdCallableCtx_direct_light_0,  _S4855 : ptr<function, Bsdf_Differential_0>,  _S4856 : ptr<function, Frame_0>,  _S4857 : ptr<function, Surface_Differential_0>,  _S4858 : ptr<function, vec3<f32>>,  _S4859 : ptr<function, vec2<f32>>,  _S4860 : DirectLight_Differential_0)
{
    var _S4861 : vec3<f32> = vec3<f32>(0.0f);
    var _S4862 : Frame_0 = Frame_0( _S4861, _S4861, _S4861 );
    var _S4863 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S4862, _S4861 );
    var _S4864 : vec2<f32> = vec2<f32>(0.0f);
    var _S4865 : Bsdf_0 = Bsdf_0( _S4861, _S4861, _S4864, _S4864, 0.0f, u32(0), u32(0) );
    var _S4866 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0 = s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0( _S4865, _S4861, _S4861 );
    var _S4867 : CoatedDiffuse_0 = CoatedDiffuse_0( _S4861, 0.0f, _S4864, u32(0), false );
    var _S4868 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S4869 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S4868, _S4861 );
    var _S4870 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S4864 );
    var _S4871 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S4869, 0.0f, _S4870, u32(0), 0.0f );
    var _S4872 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S4869, 0.0f );
    var _S4873 : s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0( _S4867, _S4871, _S4872 );
    var _S4874 : Refraction_0 = Refraction_0( _S4861, false );
    var _S4875 : CoatedConductor_0 = CoatedConductor_0( _S4861, _S4861, _S4864, _S4864, _S4864, _S4864, _S4864, 0.0f, 0.0f, 0.0f, _S4861, _S4874, _S4864, _S4864, 0.0f, u32(0), false );
    var _S4876 : LobeTable_0 = LobeTable_0( _S4864, _S4864, _S4864, _S4864 );
    var _S4877 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S4876, 0.0f, _S4869, _S4876 );
    var _S4878 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S4869, _S4876, u32(0) );
    var _S4879 : s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0( _S4875, _S4877, _S4878 );
    var _S4880 : s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0 = s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0( _S4873, _S4879 );
    var _S4881 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S4882 : Tuple_28 = s_apply_sample_light_0(_S4854.value0_136.value2_18, _S4854.value0_136.value3_13.position_2, _S4854.value0_136.value5_4);
    var _S4883 : s_paramCtx_s_bwdCallableCtx_sample_light_0;
    _S4883.value0_219 = _S4854.value0_136.value2_18;
    _S4883.value1_92 = _S4854.value0_136.value3_13.position_2;
    _S4883.value2_39 = _S4854.value0_136.value5_4;
    var _S4884 : s_bwdCallableCtx_sample_light_0 = s_bwdCallableCtx_sample_light_0( _S4883 );
    var factor_7 : f32;
    var _S4885 : f32;
    var _S4886 : f32;
    var _S4887 : s_bwdCallableCtx_power_heuristic_0;
    var _S4888 : vec3<f32>;
    var _S4889 : vec3<f32>;
    var _S4890 : vec3<f32>;
    var _S4891 : vec3<f32>;
    var _S4892 : bool;
    var _S4893 : bool;
    var _S4894 : s_bwdCallableCtx_bsdf_evaluate_0;
    var _S4895 : s_bwdCallableCtx_to_local_0;
    if(_S4882.value0_69.valid_6)
    {
        var _S4896 : Tuple_26 = s_apply_to_local_0(_S4854.value0_136.value1_44, _S4882.value0_69.direction_19);
        var _S4897 : s_paramCtx_s_bwdCallableCtx_to_local_0;
        _S4897.value0_130 = _S4854.value0_136.value1_44;
        _S4897.value1_43 = _S4882.value0_69.direction_19;
        var _S4898 : s_paramCtx_s_bwdCallableCtx_to_local_0 = _S4897;
        var _S4899 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0;
        _S4899.value0_218 = _S4854.value0_136.value0_131;
        _S4899.value1_91 = _S4854.value0_136.value4_8;
        _S4899.value2_38 = _S4896.value0_67;
        var _S4900 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0 = _S4899;
        var _S4901 : bool = (any(((_S4854.value1_47.value0_49.f_cos_0) != _S4861)));
        if(_S4901)
        {
            var factor_8 : f32 = 1.0f / _S4882.value0_69.pdf_9;
            var _S4902 : f32 = _S4882.value0_69.pdf_9 * _S4882.value0_69.pdf_9;
            var _S4903 : bool = !_S4854.value0_136.value2_18.delta_3;
            if(_S4903)
            {
                var _S4904 : Tuple_13 = s_apply_power_heuristic_0(_S4882.value0_69.pdf_9, _S4854.value1_47.value0_49.pdf_5);
                var _S4905 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
                _S4905.value0_33 = _S4882.value0_69.pdf_9;
                _S4905.value1_7 = _S4854.value1_47.value0_49.pdf_5;
                factor_7 = factor_8 * _S4904.value0_25;
                _S4885 = _S4904.value0_25;
                _S4887.value0_34 = _S4905;
            }
            else
            {
                factor_7 = factor_8;
                _S4885 = 0.0f;
                _S4887.value0_34 = _S4881;
            }
            var _S4906 : vec3<f32> = vec3<f32>(factor_7);
            _S4888 = _S4854.value1_47.value0_49.f_cos_0 * _S4882.value0_69.radiance_13;
            _S4889 = _S4906;
            _S4890 = _S4882.value0_69.radiance_13;
            _S4892 = _S4903;
            factor_7 = factor_8;
            _S4886 = _S4902;
        }
        else
        {
            _S4888 = _S4861;
            _S4889 = _S4861;
            _S4890 = _S4861;
            _S4892 = false;
            factor_7 = 0.0f;
            _S4885 = 0.0f;
            _S4887.value0_34 = _S4881;
            _S4886 = 0.0f;
        }
        var _S4907 : vec3<f32> = _S4890;
        var _S4908 : bool = _S4892;
        _S4892 = _S4901;
        _S4890 = _S4854.value1_47.value0_49.f_cos_0;
        _S4891 = _S4907;
        _S4893 = _S4908;
        _S4894.value0_221 = _S4900;
        _S4894.value1_93 = _S4854.value1_47.value1_16;
        _S4895.value0_138 = _S4898;
    }
    else
    {
        _S4892 = false;
        _S4888 = _S4861;
        _S4889 = _S4861;
        _S4890 = _S4861;
        _S4891 = _S4861;
        _S4893 = false;
        factor_7 = 0.0f;
        _S4885 = 0.0f;
        _S4887.value0_34 = _S4881;
        _S4886 = 0.0f;
        _S4894.value0_221 = _S4866;
        _S4894.value1_93 = _S4880;
        _S4895.value0_138 = _S4863;
    }
    var _S4909 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S4910 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S4911 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S4912 : BsdfValue_0 = BsdfValue_x24_syn_dzero_0();
    var _S4913 : LightSample_Differential_0 = LightSample_x24_syn_dzero_0();
    var _S4914 : LightSample_Differential_0;
    var _S4915 : Bsdf_Differential_0;
    var _S4916 : Frame_0;
    if(_S4882.value0_69.valid_6)
    {
        var _S4917 : BsdfValue_0;
        if(_S4892)
        {
            var _S4918 : vec3<f32> = _S4888 * _S4860.radiance_14;
            var _S4919 : vec3<f32> = _S4889 * _S4860.radiance_14;
            var _S4920 : vec3<f32> = _S4890 * _S4919;
            var _S4921 : vec3<f32> = _S4891 * _S4919;
            var _S4922 : f32 = _S4918[i32(0)] + _S4918[i32(1)] + _S4918[i32(2)];
            var _S4923 : LightSample_Differential_0 = _S4913;
            _S4923.distance_13 = _S4860.distance_12;
            _S4923.radiance_15 = _S4920;
            var _S4924 : LightSample_Differential_0 = LightSample_x24_syn_dadd_0(_S4913, _S4923);
            if(_S4893)
            {
                var _S4925 : f32 = factor_7 * _S4922;
                var _S4926 : f32 = _S4885 * _S4922;
                var _S4927 : f32 = 0.0f;
                var _S4928 : f32 = 0.0f;
                s_bwdProp_power_heuristic_0(_S4887, &(_S4927), &(_S4928), _S4925);
                var _S4929 : BsdfValue_0 = _S4912;
                _S4929.pdf_5 = _S4928;
                var _S4930 : BsdfValue_0 = BsdfValue_x24_syn_dadd_0(_S4912, _S4929);
                factor_7 = _S4926;
                _S4885 = _S4927;
                _S4917 = _S4930;
            }
            else
            {
                factor_7 = _S4922;
                _S4885 = 0.0f;
                _S4917 = _S4912;
            }
            var _S4931 : f32 = - (factor_7 / _S4886) + _S4885;
            var _S4932 : LightSample_Differential_0 = _S4913;
            _S4932.pdf_12 = _S4931;
            var _S4933 : LightSample_Differential_0 = LightSample_x24_syn_dadd_0(_S4924, _S4932);
            _S4888 = _S4921;
            _S4889 = _S4860.direction_23;
            _S4914 = _S4933;
        }
        else
        {
            _S4888 = _S4861;
            _S4917 = _S4912;
            _S4889 = _S4861;
            _S4914 = _S4913;
        }
        var _S4934 : BsdfValue_0 = _S4912;
        _S4934.f_cos_0 = _S4888;
        var _S4935 : BsdfValue_0 = BsdfValue_x24_syn_dadd_0(_S4917, _S4934);
        var _S4936 : Bsdf_Differential_0;
        _S4936.a_37 = _S4861;
        _S4936.b_32 = _S4861;
        _S4936.alpha_6 = _S4864;
        _S4936.coat_alpha_3 = _S4864;
        var _S4937 : vec3<f32> = _S4861;
        var _S4938 : vec3<f32> = _S4861;
        s_bwdProp_bsdf_evaluate_0(_S4894, &(_S4936), &(_S4937), &(_S4938), _S4935);
        var _S4939 : Frame_0;
        _S4939.s_8 = _S4861;
        _S4939.t_9 = _S4861;
        _S4939.n_5 = _S4861;
        var _S4940 : vec3<f32> = _S4861;
        s_bwdProp_to_local_0(_S4895, &(_S4939), &(_S4940), _S4938);
        var _S4941 : vec3<f32> = _S4940 + _S4889;
        var _S4942 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S4936, _S4911);
        var _S4943 : Frame_0 = Frame_x24_syn_dadd_0(_S4939, _S4910);
        var _S4944 : LightSample_Differential_0 = _S4913;
        _S4944.direction_24 = _S4941;
        _S4914 = LightSample_x24_syn_dadd_0(_S4914, _S4944);
        _S4915 = _S4942;
        _S4916 = _S4943;
        _S4888 = _S4937;
    }
    else
    {
        _S4914 = _S4913;
        _S4915 = _S4911;
        _S4916 = _S4910;
        _S4888 = _S4861;
    }
    var _S4945 : vec3<f32> = _S4861;
    var _S4946 : vec2<f32> = _S4864;
    s_bwdProp_sample_light_0(_S4884, &(_S4945), &(_S4946), _S4914);
    var _S4947 : Surface_Differential_0 = _S4909;
    _S4947.position_5 = _S4945;
    var _S4948 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S4909, _S4947);
    (*_S4855) = _S4915;
    (*_S4856) = _S4916;
    (*_S4857) = _S4948;
    (*_S4858) = _S4888;
    (*_S4859) = _S4946;
    return;
}

fn s_bwdProp_frame_near_0( _S4949 : s_bwdCallableCtx_frame_near_0,  _S4950 : ptr<function, Surface_Differential_0>,  _S4951 : Frame_0)
{
    var _S4952 : vec3<f32> = vec3<f32>(0.0f);
    var _S4953 : bool;
    if(((FEATURES_0 & (u32(32)))) != u32(0))
    {
        _S4953 = _S4949.value0_139.value0_129.bent_0;
    }
    else
    {
        _S4953 = false;
    }
    var _S4954 : vec3<f32>;
    var _S4955 : vec3<f32>;
    var _S4956 : vec3<f32>;
    var _S4957 : vec3<f32>;
    var _S4958 : vec3<f32>;
    var _S4959 : vec3<f32>;
    if(_S4953)
    {
        _S4954 = _S4949.value0_139.value0_129.frame_0.n_4.d2_0;
        _S4955 = _S4949.value0_139.value0_129.frame_0.n_4.d1_0;
        _S4956 = _S4949.value0_139.value0_129.frame_0.t_8.d2_0;
        _S4957 = _S4949.value0_139.value0_129.frame_0.t_8.d1_0;
        _S4958 = _S4949.value0_139.value0_129.frame_0.s_7.d2_0;
        _S4959 = _S4949.value0_139.value0_129.frame_0.s_7.d1_0;
    }
    else
    {
        _S4954 = _S4952;
        _S4955 = _S4952;
        _S4956 = _S4952;
        _S4957 = _S4952;
        _S4958 = _S4952;
        _S4959 = _S4952;
    }
    var _S4960 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S4961 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S4962 : Frame_0;
    var _S4963 : Surface_Differential_0;
    if(_S4953)
    {
        var _S4964 : vec3<f32> = _S4954 * _S4951.n_5;
        var _S4965 : vec3<f32> = _S4955 * _S4951.n_5;
        var _S4966 : vec3<f32> = _S4956 * _S4951.t_9;
        var _S4967 : vec3<f32> = _S4957 * _S4951.t_9;
        var _S4968 : vec3<f32> = _S4958 * _S4951.s_8;
        var _S4969 : vec3<f32> = _S4959 * _S4951.s_8;
        var _S4970 : f32 = _S4964[i32(0)] + _S4964[i32(1)] + _S4964[i32(2)] + (_S4966[i32(0)] + _S4966[i32(1)] + _S4966[i32(2)]) + (_S4968[i32(0)] + _S4968[i32(1)] + _S4968[i32(2)]);
        var _S4971 : f32 = _S4965[i32(0)] + _S4965[i32(1)] + _S4965[i32(2)] + (_S4967[i32(0)] + _S4967[i32(1)] + _S4967[i32(2)]) + (_S4969[i32(0)] + _S4969[i32(1)] + _S4969[i32(2)]);
        var _S4972 : Surface_Differential_0 = _S4960;
        _S4972.b2_2 = _S4970;
        _S4972.b1_2 = _S4971;
        var _S4973 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S4960, _S4972);
        _S4962 = _S4961;
        _S4963 = _S4973;
    }
    else
    {
        _S4962 = Frame_x24_syn_dadd_0(_S4951, _S4961);
        _S4963 = _S4960;
    }
    var _S4974 : Surface_Differential_0 = _S4960;
    _S4974.frame_10 = _S4962;
    (*_S4950) = Surface_x24_syn_dadd_0(_S4963, _S4974);
    return;
}

fn s_bwdProp_bsdf_near_0( _S4975 : s_bwdCallableCtx_bsdf_near_0,  _S4976 : ptr<function, f32>,  _S4977 : ptr<function, f32>,  _S4978 : Bsdf_Differential_0)
{
    var _S4979 : vec3<f32> = vec3<f32>(0.0f);
    var _S4980 : vec4<f32> = vec4<f32>(0.0f);
    var _S4981 : bool;
    if(((FEATURES_0 & (u32(1)))) != u32(0))
    {
        _S4981 = _S4975.value0_140.value0_128.textured_1;
    }
    else
    {
        _S4981 = false;
    }
    var _S4982 : vec4<f32>;
    var _S4983 : vec4<f32>;
    var _S4984 : vec3<f32>;
    var _S4985 : vec3<f32>;
    var _S4986 : vec3<f32>;
    var _S4987 : vec3<f32>;
    if(_S4981)
    {
        _S4982 = _S4975.value0_140.value0_128.widths_d2_0;
        _S4983 = _S4975.value0_140.value0_128.widths_d1_0;
        _S4984 = _S4975.value0_140.value0_128.b_21.d2_0;
        _S4985 = _S4975.value0_140.value0_128.b_21.d1_0;
        _S4986 = _S4975.value0_140.value0_128.a_25.d2_0;
        _S4987 = _S4975.value0_140.value0_128.a_25.d1_0;
    }
    else
    {
        _S4982 = _S4980;
        _S4983 = _S4980;
        _S4984 = _S4979;
        _S4985 = _S4979;
        _S4986 = _S4979;
        _S4987 = _S4979;
    }
    var _S4988 : vec4<f32> = vec4<f32>(_S4978.alpha_6[i32(0)], _S4978.alpha_6[i32(1)], _S4978.coat_alpha_3[i32(0)], _S4978.coat_alpha_3[i32(1)]);
    var _S4989 : f32;
    var _S4990 : f32;
    if(_S4981)
    {
        var _S4991 : vec4<f32> = _S4982 * _S4988;
        var _S4992 : vec4<f32> = _S4983 * _S4988;
        var _S4993 : vec3<f32> = _S4984 * _S4978.b_32;
        var _S4994 : vec3<f32> = _S4985 * _S4978.b_32;
        var _S4995 : vec3<f32> = _S4986 * _S4978.a_37;
        var _S4996 : vec3<f32> = _S4987 * _S4978.a_37;
        var _S4997 : f32 = _S4991[i32(0)] + _S4991[i32(1)] + _S4991[i32(2)] + _S4991[i32(3)] + (_S4993[i32(0)] + _S4993[i32(1)] + _S4993[i32(2)]) + (_S4995[i32(0)] + _S4995[i32(1)] + _S4995[i32(2)]);
        _S4989 = _S4992[i32(0)] + _S4992[i32(1)] + _S4992[i32(2)] + _S4992[i32(3)] + (_S4994[i32(0)] + _S4994[i32(1)] + _S4994[i32(2)]) + (_S4996[i32(0)] + _S4996[i32(1)] + _S4996[i32(2)]);
        _S4990 = _S4997;
    }
    else
    {
        _S4989 = 0.0f;
        _S4990 = 0.0f;
    }
    (*_S4976) = _S4989;
    (*_S4977) = _S4990;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_emitted_light_0
{
     value0_254 : Emitted_0,
     value1_109 : Surface_0,
     value2_48 : vec3<f32>,
     value3_31 : vec3<f32>,
};

struct s_bwdCallableCtx_emitted_light_0
{
     value0_255 : s_paramCtx_s_bwdCallableCtx_emitted_light_0,
};

fn s_bwdProp_emitted_light_0( _S4998 : s_bwdCallableCtx_emitted_light_0,  _S4999 : ptr<function, Surface_Differential_0>,  _S5000 : ptr<function, vec3<f32>>,  _S5001 : ptr<function, vec3<f32>>,  _S5002 : FoundLight_0)
{
    var _S5003 : vec3<f32> = vec3<f32>(0.0f);
    var _S5004 : LightShape_0 = LightShape_0( _S5003, _S5003, _S5003, _S5003, 0.0f );
    var _S5005 : s_paramCtx_s_bwdCallableCtx_cone_of_0 = s_paramCtx_s_bwdCallableCtx_cone_of_0( _S5004, _S5003 );
    var _S5006 : Cone_0 = Cone_0( _S5003, 0.0f, 0.0f, false );
    var _S5007 : s_paramCtx_s_bwdCallableCtx_cone_pdf_0 = s_paramCtx_s_bwdCallableCtx_cone_pdf_0( _S5006 );
    var _S5008 : s_paramCtx_s_bwdCallableCtx_view_of_0 = s_paramCtx_s_bwdCallableCtx_view_of_0( _S5004, _S5003 );
    var _S5009 : TriangleView_0 = TriangleView_0( _S5003, 0.0f, _S5003, _S5003, _S5003, 0.0f, false );
    var _S5010 : s_paramCtx_s_bwdCallableCtx_view_pdf_0 = s_paramCtx_s_bwdCallableCtx_view_pdf_0( _S5004, _S5009, _S5003, 0.0f );
    var _S5011 : Tuple_5 = s_apply_dot_0(_S4998.value0_255.value3_31, _S4998.value0_255.value1_109.geometric_normal_0);
    var _S5012 : s_bwdCallableCtx_dot_0;
    _S5012._S39 = _S4998.value0_255.value3_31;
    _S5012._S40 = _S4998.value0_255.value1_109.geometric_normal_0;
    var _S5013 : s_bwdCallableCtx_dot_0 = _S5012;
    var cosine_11 : f32 = - _S5011.value0_5;
    var _S5014 : bool;
    if(cosine_11 > 0.0f)
    {
        _S5014 = true;
    }
    else
    {
        if(cosine_11 < 0.0f)
        {
            _S5014 = _S4998.value0_255.value0_254.two_sided_1;
        }
        else
        {
            _S5014 = false;
        }
    }
    var _S5015 : bool;
    var _S5016 : bool;
    var _S5017 : bool;
    var _S5018 : bool;
    var _S5019 : vec3<f32>;
    var _S5020 : vec3<f32>;
    var _S5021 : s_bwdCallableCtx_view_pdf_0;
    var _S5022 : s_bwdCallableCtx_sqrt_0;
    var _S5023 : s_bwdCallableCtx_view_of_0;
    var _S5024 : f32;
    var _S5025 : f32;
    var _S5026 : f32;
    var _S5027 : f32;
    var _S5028 : s_bwdCallableCtx_abs_0;
    var _S5029 : s_bwdCallableCtx_cone_pdf_0;
    var _S5030 : s_bwdCallableCtx_cone_of_0;
    var _S5031 : s_bwdCallableCtx_dot_0;
    if(_S5014)
    {
        if(((FEATURES_0 & (u32(128)))) != u32(0))
        {
            _S5015 = _S4998.value0_255.value0_254.textured_2;
        }
        else
        {
            _S5015 = false;
        }
        if(_S5015)
        {
            _S5019 = _S4998.value0_255.value0_254.radiance_7.d2_0;
            _S5020 = _S4998.value0_255.value0_254.radiance_7.d1_0;
        }
        else
        {
            _S5019 = _S5003;
            _S5020 = _S5003;
        }
        var _S5032 : bool = (_S4998.value0_255.value0_254.probability_2) > 0.0f;
        if(_S5032)
        {
            var arm_1 : vec3<f32> = _S4998.value0_255.value1_109.position_2 + _S4998.value0_255.value2_48 * vec3<f32>(-1.0f);
            var _S5033 : Tuple_5 = s_apply_dot_0(arm_1, arm_1);
            var _S5034 : s_bwdCallableCtx_dot_0;
            _S5034._S39 = arm_1;
            _S5034._S40 = arm_1;
            var _S5035 : s_bwdCallableCtx_dot_0 = _S5034;
            if(((FEATURES_0 & (u32(65536)))) != u32(0))
            {
                _S5016 = _S4998.value0_255.value0_254.ball_0;
            }
            else
            {
                _S5016 = false;
            }
            if(_S5016)
            {
                var _S5036 : Tuple_21 = s_apply_cone_of_0(_S4998.value0_255.value0_254.shape_7, _S4998.value0_255.value2_48);
                var _S5037 : s_paramCtx_s_bwdCallableCtx_cone_of_0;
                _S5037.value0_236 = _S4998.value0_255.value0_254.shape_7;
                _S5037.value1_104 = _S4998.value0_255.value2_48;
                var _S5038 : s_paramCtx_s_bwdCallableCtx_cone_of_0 = _S5037;
                if(_S5036.value0_62.valid_5)
                {
                    var _S5039 : s_paramCtx_s_bwdCallableCtx_cone_pdf_0;
                    _S5039.value0_238 = _S5036.value0_62;
                    _S5029.value0_243 = _S5039;
                }
                else
                {
                    _S5029.value0_243 = _S5007;
                }
                _S5017 = _S5036.value0_62.valid_5;
                _S5030.value0_245 = _S5038;
                _S5021.value0_14 = _S5010;
                _S5022._S35 = 0.0f;
                _S5023.value0_12 = _S5008;
                _S5024 = 0.0f;
                _S5025 = 0.0f;
                _S5026 = 0.0f;
                _S5028._S18 = 0.0f;
            }
            else
            {
                if(((FEATURES_0 & (u32(1024)))) != u32(0))
                {
                    var _S5040 : Tuple_6 = s_apply_view_of_0(_S4998.value0_255.value0_254.shape_7, _S4998.value0_255.value2_48);
                    var _S5041 : s_paramCtx_s_bwdCallableCtx_view_of_0;
                    _S5041.value0_11 = _S4998.value0_255.value0_254.shape_7;
                    _S5041.value1_1 = _S4998.value0_255.value2_48;
                    var _S5042 : Tuple_4 = s_apply_sqrt_0(_S5033.value0_5);
                    var _S5043 : s_bwdCallableCtx_sqrt_0;
                    _S5043._S35 = _S5033.value0_5;
                    var _S5044 : s_paramCtx_s_bwdCallableCtx_view_pdf_0;
                    _S5044.value0_13 = _S4998.value0_255.value0_254.shape_7;
                    _S5044.value1_2 = _S5040.value0_8;
                    _S5044.value2_1 = _S4998.value0_255.value3_31;
                    _S5044.value3_0 = _S5042.value0_4;
                    _S5021.value0_14 = _S5044;
                    _S5022 = _S5043;
                    _S5023.value0_12 = _S5041;
                    _S5024 = 0.0f;
                    _S5025 = 0.0f;
                    _S5026 = 0.0f;
                    _S5028._S18 = 0.0f;
                }
                else
                {
                    var _S5045 : f32 = _S5033.value0_5 * _S4998.value0_255.value0_254.probability_2;
                    var _S5046 : Tuple_2 = s_apply_abs_0(cosine_11);
                    var _S5047 : s_bwdCallableCtx_abs_0;
                    _S5047._S18 = cosine_11;
                    var _S5048 : f32 = _S5046.value0_2 * _S5046.value0_2;
                    _S5021.value0_14 = _S5010;
                    _S5022._S35 = 0.0f;
                    _S5023.value0_12 = _S5008;
                    _S5024 = _S5048;
                    _S5025 = _S5045;
                    _S5026 = _S5046.value0_2;
                    _S5028 = _S5047;
                }
                _S5017 = false;
                _S5029.value0_243 = _S5007;
                _S5030.value0_245 = _S5005;
            }
            _S5031 = _S5035;
        }
        else
        {
            _S5016 = false;
            _S5017 = false;
            _S5029.value0_243 = _S5007;
            _S5030.value0_245 = _S5005;
            _S5021.value0_14 = _S5010;
            _S5022._S35 = 0.0f;
            _S5023.value0_12 = _S5008;
            _S5024 = 0.0f;
            _S5025 = 0.0f;
            _S5026 = 0.0f;
            _S5028._S18 = 0.0f;
            _S5031._S39 = _S5003;
            _S5031._S40 = _S5003;
        }
        var _S5049 : bool = _S5015;
        var _S5050 : f32 = _S5024;
        var _S5051 : f32 = _S5025;
        var _S5052 : f32 = _S5026;
        _S5015 = _S5032;
        _S5024 = _S4998.value0_255.value0_254.probability_2;
        _S5025 = _S5050;
        _S5026 = _S5051;
        _S5027 = _S5052;
        _S5018 = _S5049;
    }
    else
    {
        _S5015 = false;
        _S5016 = false;
        _S5017 = false;
        _S5024 = 0.0f;
        _S5029.value0_243 = _S5007;
        _S5030.value0_245 = _S5005;
        _S5021.value0_14 = _S5010;
        _S5022._S35 = 0.0f;
        _S5023.value0_12 = _S5008;
        _S5025 = 0.0f;
        _S5026 = 0.0f;
        _S5027 = 0.0f;
        _S5028._S18 = 0.0f;
        _S5031._S39 = _S5003;
        _S5031._S40 = _S5003;
        _S5018 = false;
        _S5019 = _S5003;
        _S5020 = _S5003;
    }
    var _S5053 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S5054 : Cone_Differential_0 = Cone_x24_syn_dzero_0();
    var _S5055 : FoundLight_0 = FoundLight_x24_syn_dzero_0();
    var _S5056 : Surface_Differential_0;
    if(_S5014)
    {
        var _S5057 : vec3<f32>;
        var _S5058 : vec3<f32>;
        var _S5059 : FoundLight_0;
        if(_S5015)
        {
            if(_S5016)
            {
                var _S5060 : Cone_Differential_0;
                if(_S5017)
                {
                    _S5059 = _S5002;
                    _S5059.pdf_3 = 0.0f;
                    var _S5061 : f32 = _S5024 * _S5002.pdf_3;
                    var _S5062 : Cone_Differential_0;
                    _S5062.axis_2 = _S5003;
                    _S5062.distance_14 = 0.0f;
                    _S5062.height_8 = 0.0f;
                    s_bwdProp_cone_pdf_0(_S5029, &(_S5062), _S5061);
                    var _S5063 : FoundLight_0 = FoundLight_x24_syn_dadd_0(_S5059, _S5055);
                    _S5060 = Cone_x24_syn_dadd_0(_S5062, _S5054);
                    _S5059 = _S5063;
                }
                else
                {
                    var _S5064 : FoundLight_0 = FoundLight_x24_syn_dadd_0(_S5002, _S5055);
                    _S5060 = _S5054;
                    _S5059 = _S5064;
                }
                var _S5065 : vec3<f32> = _S5003;
                s_bwdProp_cone_of_0(_S5030, &(_S5065), _S5060);
                _S5024 = 0.0f;
                _S5057 = _S5065;
                _S5025 = 0.0f;
                _S5058 = _S5003;
            }
            else
            {
                if(((FEATURES_0 & (u32(1024)))) != u32(0))
                {
                    _S5059 = _S5002;
                    _S5059.pdf_3 = 0.0f;
                    var _S5066 : f32 = _S5024 * _S5002.pdf_3;
                    var _S5067 : TriangleView_Differential_0;
                    _S5067.to_corner_2 = _S5003;
                    _S5067.height_5 = 0.0f;
                    _S5067.a_24 = _S5003;
                    _S5067.b_20 = _S5003;
                    _S5067.c_3 = _S5003;
                    _S5067.solid_angle_3 = 0.0f;
                    var _S5068 : vec3<f32> = _S5003;
                    var _S5069 : f32 = 0.0f;
                    s_bwdProp_view_pdf_0(_S5021, &(_S5067), &(_S5068), &(_S5069), _S5066);
                    var _S5070 : f32 = 0.0f;
                    s_bwdProp_sqrt_0(_S5022, &(_S5070), _S5069);
                    var _S5071 : vec3<f32> = _S5003;
                    s_bwdProp_view_of_0(_S5023, &(_S5071), _S5067);
                    var _S5072 : FoundLight_0 = FoundLight_x24_syn_dadd_0(_S5059, _S5055);
                    _S5024 = _S5070;
                    _S5057 = _S5071;
                    _S5059 = _S5072;
                    _S5025 = 0.0f;
                    _S5058 = _S5068;
                }
                else
                {
                    _S5059 = _S5002;
                    _S5059.pdf_3 = 0.0f;
                    var _S5073 : f32 = _S5002.pdf_3 / _S5025;
                    var _S5074 : f32 = _S5026 * - _S5073;
                    var _S5075 : f32 = _S5027 * _S5073;
                    var _S5076 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S5028, &(_S5076), _S5074);
                    var _S5077 : FoundLight_0 = FoundLight_x24_syn_dadd_0(_S5059, _S5055);
                    _S5024 = _S5024 * _S5075;
                    _S5057 = _S5003;
                    _S5059 = _S5077;
                    _S5025 = _S5076;
                    _S5058 = _S5003;
                }
            }
            var _S5078 : vec3<f32> = _S5003;
            var _S5079 : vec3<f32> = _S5003;
            s_bwdProp_dot_0(_S5031, &(_S5078), &(_S5079), _S5024);
            var _S5080 : vec3<f32> = _S5078 + _S5079;
            var _S5081 : vec3<f32> = vec3<f32>(-1.0f) * _S5080 + _S5057;
            var _S5082 : Surface_Differential_0 = _S5053;
            _S5082.position_5 = _S5080;
            _S5056 = Surface_x24_syn_dadd_0(_S5053, _S5082);
            _S5024 = _S5025;
            _S5057 = _S5058;
            _S5058 = _S5081;
        }
        else
        {
            _S5059 = FoundLight_x24_syn_dadd_0(_S5002, _S5055);
            _S5056 = _S5053;
            _S5024 = 0.0f;
            _S5057 = _S5003;
            _S5058 = _S5003;
        }
        if(_S5018)
        {
            var _S5083 : vec3<f32> = _S5019 * _S5059.radiance_6;
            var _S5084 : vec3<f32> = _S5020 * _S5059.radiance_6;
            var _S5085 : f32 = _S5083[i32(0)] + _S5083[i32(1)] + _S5083[i32(2)];
            var _S5086 : f32 = _S5084[i32(0)] + _S5084[i32(1)] + _S5084[i32(2)];
            var _S5087 : Surface_Differential_0 = _S5053;
            _S5087.b2_2 = _S5085;
            _S5087.b1_2 = _S5086;
            _S5056 = Surface_x24_syn_dadd_0(_S5056, _S5087);
        }
        _S5019 = _S5057;
        _S5020 = _S5058;
    }
    else
    {
        _S5024 = 0.0f;
        _S5019 = _S5003;
        _S5056 = _S5053;
        _S5020 = _S5003;
    }
    var _S5088 : f32 = - _S5024;
    var _S5089 : vec3<f32> = _S5003;
    var _S5090 : vec3<f32> = _S5003;
    s_bwdProp_dot_0(_S5013, &(_S5089), &(_S5090), _S5088);
    var _S5091 : vec3<f32> = _S5089 + _S5019;
    (*_S4999) = _S5056;
    (*_S5000) = _S5020;
    (*_S5001) = _S5091;
    return;
}

fn s_bwdProp_emission_of_0( _S5092 : s_bwdCallableCtx_emission_of_0,  _S5093 : ptr<function, Surface_Differential_0>,  _S5094 : ptr<function, vec3<f32>>,  _S5095 : ptr<function, vec3<f32>>,  _S5096 : ptr<function, f32>,  _S5097 : vec3<f32>)
{
    var _S5098 : Tuple_20 = s_apply_emitted_light_0(_S5092.value0_135.value0_127, _S5092.value0_135.value1_42, _S5092.value0_135.value2_17, _S5092.value0_135.value3_12);
    var _S5099 : s_paramCtx_s_bwdCallableCtx_emitted_light_0;
    _S5099.value0_254 = _S5092.value0_135.value0_127;
    _S5099.value1_109 = _S5092.value0_135.value1_42;
    _S5099.value2_48 = _S5092.value0_135.value2_17;
    _S5099.value3_31 = _S5092.value0_135.value3_12;
    var _S5100 : s_bwdCallableCtx_emitted_light_0 = s_bwdCallableCtx_emitted_light_0( _S5099 );
    var _S5101 : s_paramCtx_s_bwdCallableCtx_weighted_emission_0;
    _S5101.value0_31 = _S5098.value0_61;
    _S5101.value1_6 = _S5092.value0_135.value4_7;
    _S5101.value2_4 = _S5092.value0_135.value5_3;
    var _S5102 : s_bwdCallableCtx_weighted_emission_0 = s_bwdCallableCtx_weighted_emission_0( _S5101 );
    var _S5103 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S5104 : vec3<f32> = vec3<f32>(0.0f);
    var _S5105 : FoundLight_0;
    _S5105.radiance_6 = _S5104;
    _S5105.pdf_3 = 0.0f;
    var _S5106 : f32 = 0.0f;
    s_bwdProp_weighted_emission_0(_S5102, &(_S5105), &(_S5106), _S5097);
    var _S5107 : Frame_0 = Frame_0( _S5104, _S5104, _S5104 );
    var _S5108 : Surface_Differential_0;
    _S5108.position_5 = _S5104;
    _S5108.frame_10 = _S5107;
    _S5108.b1_2 = 0.0f;
    _S5108.b2_2 = 0.0f;
    var _S5109 : vec3<f32> = _S5104;
    var _S5110 : vec3<f32> = _S5104;
    s_bwdProp_emitted_light_0(_S5100, &(_S5108), &(_S5109), &(_S5110), _S5105);
    (*_S5093) = Surface_x24_syn_dadd_0(_S5108, _S5103);
    (*_S5094) = _S5109;
    (*_S5095) = _S5110;
    (*_S5096) = _S5106;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0
{
     value0_256 : vec3<f32>,
     value1_110 : vec3<f32>,
};

struct s_bwdCallableCtx_frame_from_normal_tangent_0
{
     value0_257 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0,
};

fn s_bwdProp_frame_from_normal_tangent_0( _S5111 : s_bwdCallableCtx_frame_from_normal_tangent_0,  _S5112 : ptr<function, vec3<f32>>,  _S5113 : Frame_0)
{
    var _S5114 : vec3<f32> = vec3<f32>(0.0f);
    var _S5115 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S5114 );
    var _S5116 : Tuple_5 = s_apply_dot_0(_S5111.value0_257.value0_256, _S5111.value0_257.value1_110);
    var _S5117 : s_bwdCallableCtx_dot_0;
    _S5117._S39 = _S5111.value0_257.value0_256;
    _S5117._S40 = _S5111.value0_257.value1_110;
    var _S5118 : s_bwdCallableCtx_dot_0 = _S5117;
    var _S5119 : vec3<f32> = vec3<f32>(- _S5116.value0_5);
    var s_15 : vec3<f32> = _S5111.value0_257.value1_110 + _S5111.value0_257.value0_256 * _S5119;
    var _S5120 : Tuple_5 = s_apply_dot_0(s_15, s_15);
    var _S5121 : s_bwdCallableCtx_dot_0;
    _S5121._S39 = s_15;
    _S5121._S40 = s_15;
    var _S5122 : s_bwdCallableCtx_dot_0 = _S5121;
    var _S5123 : bool = (_S5120.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(_S5111.value0_257.value1_110, _S5111.value0_257.value1_110).value0_5);
    var _S5124 : s_bwdCallableCtx_cross_0;
    var _S5125 : vec3<f32>;
    var _S5126 : f32;
    var _S5127 : s_bwdCallableCtx_sqrt_0;
    var _S5128 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S5123)
    {
        var _S5129 : Tuple_4 = s_apply_sqrt_0(_S5120.value0_5);
        var _S5130 : s_bwdCallableCtx_sqrt_0;
        _S5130._S35 = _S5120.value0_5;
        var _S5131 : vec3<f32> = vec3<f32>((1.0f / _S5129.value0_4));
        var _S5132 : f32 = _S5129.value0_4 * _S5129.value0_4;
        var _S5133 : vec3<f32> = s_15 * _S5131;
        var _S5134 : s_bwdCallableCtx_cross_0;
        _S5134._S22 = _S5111.value0_257.value0_256;
        _S5134._S23 = _S5133;
        _S5124 = _S5134;
        _S5125 = _S5131;
        _S5126 = _S5132;
        _S5127 = _S5130;
        _S5128.value0_253 = _S5115;
    }
    else
    {
        var _S5135 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S5135.value0_252 = _S5111.value0_257.value0_256;
        _S5124._S22 = _S5114;
        _S5124._S23 = _S5114;
        _S5125 = _S5114;
        _S5126 = 0.0f;
        _S5127._S35 = 0.0f;
        _S5128.value0_253 = _S5135;
    }
    var _S5136 : vec3<f32>;
    if(_S5123)
    {
        var _S5137 : vec3<f32> = _S5114;
        var _S5138 : vec3<f32> = _S5114;
        s_bwdProp_cross_0(_S5124, &(_S5137), &(_S5138), _S5113.t_9);
        var _S5139 : vec3<f32> = _S5113.s_8 + _S5138;
        var _S5140 : vec3<f32> = s_15 * _S5139;
        var _S5141 : vec3<f32> = _S5125 * _S5139;
        var _S5142 : f32 = - ((_S5140[i32(0)] + _S5140[i32(1)] + _S5140[i32(2)]) / _S5126);
        var _S5143 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S5127, &(_S5143), _S5142);
        var _S5144 : vec3<f32> = _S5113.n_5 + _S5137;
        _S5126 = _S5143;
        _S5125 = _S5141;
        _S5136 = _S5144;
    }
    else
    {
        var _S5145 : vec3<f32> = _S5114;
        s_bwdProp_frame_from_normal_0(_S5128, &(_S5145), _S5113);
        _S5126 = 0.0f;
        _S5125 = _S5114;
        _S5136 = _S5145;
    }
    var _S5146 : vec3<f32> = _S5114;
    var _S5147 : vec3<f32> = _S5114;
    s_bwdProp_dot_0(_S5122, &(_S5146), &(_S5147), _S5126);
    var _S5148 : vec3<f32> = _S5146 + _S5147 + _S5125;
    var _S5149 : vec3<f32> = _S5111.value0_257.value0_256 * _S5148;
    var _S5150 : vec3<f32> = _S5119 * _S5148;
    var _S5151 : f32 = - (_S5149[i32(0)] + _S5149[i32(1)] + _S5149[i32(2)]);
    var _S5152 : vec3<f32> = _S5114;
    var _S5153 : vec3<f32> = _S5114;
    s_bwdProp_dot_0(_S5118, &(_S5152), &(_S5153), _S5151);
    (*_S5112) = _S5150 + _S5152 + _S5136;
    return;
}

fn s_bwdProp_surface_at_0( _S5154 : s_bwdCallableCtx_surface_at_0,  _S5155 : ptr<function, vec3<f32>>,  _S5156 : ptr<function, vec3<f32>>,  _S5157 : Surface_Differential_0)
{
    var _S5158 : vec3<f32> = vec3<f32>(0.0f);
    var _S5159 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0( _S5158, _S5158 );
    var _S5160 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S5158 );
    var _S5161 : Tuple_3 = s_apply_cross_0(_S5154.value0_134.value0_133.e1_3, _S5154.value0_134.value0_133.e2_3);
    var _S5162 : vec3<f32> = _S5161.value0_3;
    var _S5163 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S5162, _S5162).value0_5));
    var along1_4 : vec3<f32> = s_apply_cross_0(_S5154.value0_134.value0_133.e2_3, _S5161.value0_3).value0_3 * _S5163;
    var along2_4 : vec3<f32> = s_apply_cross_0(_S5161.value0_3, _S5154.value0_134.value0_133.e1_3).value0_3 * _S5163;
    var from_p0_2 : vec3<f32> = _S5154.value0_134.value1_46 - _S5154.value0_134.value0_133.p0_0;
    var _S5164 : Tuple_5 = s_apply_dot_0(from_p0_2, _S5161.value0_3);
    var _S5165 : s_bwdCallableCtx_dot_0;
    _S5165._S39 = from_p0_2;
    _S5165._S40 = _S5161.value0_3;
    var _S5166 : s_bwdCallableCtx_dot_0 = _S5165;
    var _S5167 : Tuple_5 = s_apply_dot_0(_S5154.value0_134.value2_20, _S5161.value0_3);
    var _S5168 : s_bwdCallableCtx_dot_0;
    _S5168._S39 = _S5154.value0_134.value2_20;
    _S5168._S40 = _S5161.value0_3;
    var _S5169 : s_bwdCallableCtx_dot_0 = _S5168;
    var _S5170 : f32 = _S5167.value0_5 * _S5167.value0_5;
    var _S5171 : vec3<f32> = vec3<f32>(- (_S5164.value0_5 / _S5167.value0_5));
    var in_plane_2 : vec3<f32> = from_p0_2 + _S5154.value0_134.value2_20 * _S5171;
    var _S5172 : Tuple_5 = s_apply_dot_0(in_plane_2, along1_4);
    var _S5173 : s_bwdCallableCtx_dot_0;
    _S5173._S39 = in_plane_2;
    _S5173._S40 = along1_4;
    var _S5174 : s_bwdCallableCtx_dot_0 = _S5173;
    var _S5175 : Tuple_5 = s_apply_dot_0(in_plane_2, along2_4);
    var _S5176 : s_bwdCallableCtx_dot_0;
    _S5176._S39 = in_plane_2;
    _S5176._S40 = along2_4;
    var _S5177 : s_bwdCallableCtx_dot_0 = _S5176;
    var n_19 : vec3<f32>;
    var _S5178 : vec3<f32>;
    var _S5179 : vec3<f32>;
    var _S5180 : vec3<f32>;
    var _S5181 : vec3<f32>;
    var _S5182 : bool;
    var _S5183 : bool;
    var _S5184 : s_bwdCallableCtx_dot_0;
    var _S5185 : s_bwdCallableCtx_dot_0;
    var _S5186 : f32;
    var _S5187 : s_bwdCallableCtx_sqrt_0;
    if(_S5154.value0_134.value0_133.smooth_0)
    {
        var _S5188 : vec3<f32> = _S5154.value0_134.value0_133.n1_0 - _S5154.value0_134.value0_133.n0_0;
        var _S5189 : vec3<f32> = _S5154.value0_134.value0_133.n2_0 - _S5154.value0_134.value0_133.n0_0;
        var interpolated_3 : vec3<f32> = _S5188 * vec3<f32>(_S5172.value0_5) + _S5189 * vec3<f32>(_S5175.value0_5) + _S5154.value0_134.value0_133.n0_0;
        var _S5190 : Tuple_5 = s_apply_dot_0(interpolated_3, interpolated_3);
        var _S5191 : s_bwdCallableCtx_dot_0;
        _S5191._S39 = interpolated_3;
        _S5191._S40 = interpolated_3;
        var _S5192 : s_bwdCallableCtx_dot_0 = _S5191;
        var _S5193 : bool = (_S5190.value0_5) > 0.0f;
        if(_S5193)
        {
            var _S5194 : Tuple_4 = s_apply_sqrt_0(_S5190.value0_5);
            var _S5195 : s_bwdCallableCtx_sqrt_0;
            _S5195._S35 = _S5190.value0_5;
            var _S5196 : vec3<f32> = vec3<f32>((1.0f / _S5194.value0_4));
            var _S5197 : f32 = _S5194.value0_4 * _S5194.value0_4;
            var n_20 : vec3<f32> = interpolated_3 * _S5196;
            var _S5198 : Tuple_5 = s_apply_dot_0(_S5154.value0_134.value0_133.plane_normal_0, n_20);
            var _S5199 : s_bwdCallableCtx_dot_0;
            _S5199._S39 = _S5154.value0_134.value0_133.plane_normal_0;
            _S5199._S40 = n_20;
            var _S5200 : bool = (_S5198.value0_5) < 0.0f;
            n_19 = n_20;
            _S5182 = _S5200;
            _S5184 = _S5199;
            _S5178 = _S5196;
            _S5186 = _S5197;
            _S5187 = _S5195;
        }
        else
        {
            n_19 = _S5154.value0_134.value0_133.plane_normal_0;
            _S5182 = false;
            _S5184._S39 = _S5158;
            _S5184._S40 = _S5158;
            _S5178 = _S5158;
            _S5186 = 0.0f;
            _S5187._S35 = 0.0f;
        }
        var _S5201 : bool = _S5182;
        var _S5202 : vec3<f32> = _S5178;
        _S5182 = _S5193;
        _S5183 = _S5201;
        _S5178 = interpolated_3;
        _S5179 = _S5202;
        _S5185 = _S5192;
        _S5180 = _S5189;
        _S5181 = _S5188;
    }
    else
    {
        n_19 = _S5154.value0_134.value0_133.plane_normal_0;
        _S5182 = false;
        _S5183 = false;
        _S5184._S39 = _S5158;
        _S5184._S40 = _S5158;
        _S5178 = _S5158;
        _S5179 = _S5158;
        _S5186 = 0.0f;
        _S5187._S35 = 0.0f;
        _S5185._S39 = _S5158;
        _S5185._S40 = _S5158;
        _S5180 = _S5158;
        _S5181 = _S5158;
    }
    var _S5203 : s_bwdCallableCtx_frame_from_normal_tangent_0;
    var _S5204 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S5154.value0_134.value0_133.anisotropic_0)
    {
        var _S5205 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0;
        _S5205.value0_256 = n_19;
        _S5205.value1_110 = _S5154.value0_134.value0_133.tangent_0;
        _S5203.value0_257 = _S5205;
        _S5204.value0_253 = _S5160;
    }
    else
    {
        var _S5206 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S5206.value0_252 = n_19;
        _S5203.value0_257 = _S5159;
        _S5204.value0_253 = _S5206;
    }
    var _S5207 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S5208 : Surface_Differential_0;
    if(_S5154.value0_134.value0_133.anisotropic_0)
    {
        var _S5209 : Frame_0 = Frame_x24_syn_dzero_0();
        _S5208 = _S5157;
        _S5208.frame_10 = _S5209;
        var _S5210 : vec3<f32> = _S5158;
        s_bwdProp_frame_from_normal_tangent_0(_S5203, &(_S5210), _S5157.frame_10);
        var _S5211 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S5208, _S5207);
        n_19 = _S5210;
        _S5208 = _S5211;
    }
    else
    {
        var _S5212 : Frame_0 = Frame_x24_syn_dzero_0();
        _S5208 = _S5157;
        _S5208.frame_10 = _S5212;
        var _S5213 : vec3<f32> = _S5158;
        s_bwdProp_frame_from_normal_0(_S5204, &(_S5213), _S5157.frame_10);
        var _S5214 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S5208, _S5207);
        n_19 = _S5213;
        _S5208 = _S5214;
    }
    var _S5215 : f32;
    if(_S5154.value0_134.value0_133.smooth_0)
    {
        var _S5216 : f32;
        if(_S5182)
        {
            var _S5217 : vec3<f32>;
            if(_S5183)
            {
                var _S5218 : Surface_Differential_0 = _S5208;
                var _S5219 : Surface_Differential_0 = _S5208;
                var _S5220 : Surface_Differential_0 = _S5208;
                _S5208 = _S5207;
                _S5217 = _S5218.position_5;
                _S5215 = _S5220.b2_2;
                _S5216 = _S5219.b1_2;
            }
            else
            {
                _S5208 = Surface_x24_syn_dadd_0(_S5208, _S5207);
                _S5217 = _S5158;
                _S5215 = 0.0f;
                _S5216 = 0.0f;
            }
            var _S5221 : vec3<f32> = _S5158;
            var _S5222 : vec3<f32> = _S5158;
            s_bwdProp_dot_0(_S5184, &(_S5221), &(_S5222), 0.0f);
            var _S5223 : vec3<f32> = _S5222 + n_19;
            var _S5224 : vec3<f32> = _S5178 * _S5223;
            var _S5225 : vec3<f32> = _S5179 * _S5223;
            var _S5226 : f32 = - ((_S5224[i32(0)] + _S5224[i32(1)] + _S5224[i32(2)]) / _S5186);
            var _S5227 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S5187, &(_S5227), _S5226);
            _S5186 = _S5227;
            n_19 = _S5225;
            _S5178 = _S5217;
        }
        else
        {
            var _S5228 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S5208, _S5207);
            _S5186 = 0.0f;
            n_19 = _S5158;
            _S5208 = _S5228;
            _S5178 = _S5158;
            _S5215 = 0.0f;
            _S5216 = 0.0f;
        }
        var _S5229 : vec3<f32> = _S5158;
        var _S5230 : vec3<f32> = _S5158;
        s_bwdProp_dot_0(_S5185, &(_S5229), &(_S5230), _S5186);
        var _S5231 : vec3<f32> = _S5229 + _S5230 + n_19;
        var _S5232 : vec3<f32> = _S5180 * _S5231;
        var _S5233 : vec3<f32> = _S5181 * _S5231;
        n_19 = _S5178;
        _S5178 = _S5232;
        _S5186 = _S5215;
        _S5179 = _S5233;
        _S5215 = _S5216;
    }
    else
    {
        _S5208 = Surface_x24_syn_dadd_0(_S5208, _S5207);
        n_19 = _S5158;
        _S5178 = _S5158;
        _S5186 = 0.0f;
        _S5179 = _S5158;
        _S5215 = 0.0f;
    }
    var _S5234 : vec3<f32> = _S5208.position_5 + n_19;
    var _S5235 : vec3<f32> = _S5154.value0_134.value0_133.e2_3 * _S5234;
    var _S5236 : vec3<f32> = _S5154.value0_134.value0_133.e1_3 * _S5234;
    var _S5237 : f32 = _S5208.b2_2 + (_S5178[i32(0)] + _S5178[i32(1)] + _S5178[i32(2)]) + (_S5235[i32(0)] + _S5235[i32(1)] + _S5235[i32(2)]) + _S5186;
    var _S5238 : vec3<f32> = _S5158;
    var _S5239 : vec3<f32> = _S5158;
    s_bwdProp_dot_0(_S5177, &(_S5238), &(_S5239), _S5237);
    var _S5240 : f32 = _S5208.b1_2 + (_S5179[i32(0)] + _S5179[i32(1)] + _S5179[i32(2)]) + (_S5236[i32(0)] + _S5236[i32(1)] + _S5236[i32(2)]) + _S5215;
    var _S5241 : vec3<f32> = _S5158;
    var _S5242 : vec3<f32> = _S5158;
    s_bwdProp_dot_0(_S5174, &(_S5241), &(_S5242), _S5240);
    var _S5243 : vec3<f32> = _S5238 + _S5241;
    var _S5244 : vec3<f32> = _S5154.value0_134.value2_20 * _S5243;
    var _S5245 : vec3<f32> = _S5171 * _S5243;
    var _S5246 : f32 = - (_S5244[i32(0)] + _S5244[i32(1)] + _S5244[i32(2)]) / _S5170;
    var _S5247 : f32 = _S5164.value0_5 * - _S5246;
    var _S5248 : f32 = _S5167.value0_5 * _S5246;
    var _S5249 : vec3<f32> = _S5158;
    var _S5250 : vec3<f32> = _S5158;
    s_bwdProp_dot_0(_S5169, &(_S5249), &(_S5250), _S5247);
    var _S5251 : vec3<f32> = _S5158;
    var _S5252 : vec3<f32> = _S5158;
    s_bwdProp_dot_0(_S5166, &(_S5251), &(_S5252), _S5248);
    var _S5253 : vec3<f32> = _S5245 + _S5249;
    (*_S5155) = _S5243 + _S5251;
    (*_S5156) = _S5253;
    return;
}

fn s_bwdProp_path_luminance_0( _S5254 : s_bwdCallableCtx_path_luminance_0,  _S5255 : ptr<function, vec3<f32>>,  _S5256 : ptr<function, vec3<f32>>,  _S5257 : ptr<function, f32>,  _S5258 : ptr<function, vec2<f32>>,  _S5259 : ptr<function, vec2<f32>>,  _S5260 : f32)
{
    var _S5261 : vec3<f32> = vec3<f32>(0.0f);
    var _S5262 : Sloped3_0 = Sloped3_0( _S5261, _S5261, _S5261 );
    var _S5263 : LightShape_0 = LightShape_0( _S5261, _S5261, _S5261, _S5261, 0.0f );
    var _S5264 : Emitted_0 = Emitted_0( _S5262, false, false, _S5263, false, 0.0f );
    var _S5265 : Frame_0 = Frame_0( _S5261, _S5261, _S5261 );
    var _S5266 : Surface_0 = Surface_0( _S5261, _S5265, 0.0f, 0.0f, _S5261 );
    var _S5267 : s_paramCtx_s_bwdCallableCtx_emission_of_0 = s_paramCtx_s_bwdCallableCtx_emission_of_0( _S5264, _S5266, _S5261, _S5261, 0.0f, false );
    var _S5268 : vec4<f32> = vec4<f32>(0.0f);
    var _S5269 : SlopedFrame_0 = SlopedFrame_0( _S5262, _S5262, _S5262 );
    var _S5270 : Shading_0 = Shading_0( u32(0), 0.0f, u32(0), 0.0f, _S5262, _S5262, _S5268, _S5268, _S5268, false, false, _S5269 );
    var _S5271 : s_paramCtx_s_bwdCallableCtx_bsdf_near_0 = s_paramCtx_s_bwdCallableCtx_bsdf_near_0( _S5270 );
    var _S5272 : s_paramCtx_s_bwdCallableCtx_frame_near_0 = s_paramCtx_s_bwdCallableCtx_frame_near_0( _S5270 );
    var _S5273 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S5265, _S5261 );
    var _S5274 : vec2<f32> = vec2<f32>(0.0f);
    var _S5275 : Bsdf_0 = Bsdf_0( _S5261, _S5261, _S5274, _S5274, 0.0f, u32(0), u32(0) );
    var _S5276 : SquareMap_0 = SquareMap_0( _S5274, _S5274, _S5274, _S5274 );
    var _S5277 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>( _S5268, _S5268, _S5268 );
    var _S5278 : Arriving_0 = Arriving_0( _S5261, 0.0f, _S5261, _S5261 );
    var _S5279 : Hit_0 = Hit_0( u32(0), u32(0) );
    var _S5280 : ChosenLight_0 = ChosenLight_0( i32(0), 0.0f, _S5262, false, false, false, _S5263, false, 0.0f, 0.0f, _S5276, _S5277, _S5278, _S5279, u32(0) );
    var _S5281 : s_paramCtx_s_bwdCallableCtx_direct_light_0 = s_paramCtx_s_bwdCallableCtx_direct_light_0( _S5275, _S5265, _S5280, _S5266, _S5261, _S5274 );
    var _S5282 : BsdfValue_0 = BsdfValue_0( _S5261, 0.0f );
    var _S5283 : CoatedDiffuse_0 = CoatedDiffuse_0( _S5261, 0.0f, _S5274, u32(0), false );
    var _S5284 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S5285 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S5284, _S5261 );
    var _S5286 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S5274 );
    var _S5287 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S5285, 0.0f, _S5286, u32(0), 0.0f );
    var _S5288 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S5285, 0.0f );
    var _S5289 : s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0( _S5283, _S5287, _S5288 );
    var _S5290 : Refraction_0 = Refraction_0( _S5261, false );
    var _S5291 : CoatedConductor_0 = CoatedConductor_0( _S5261, _S5261, _S5274, _S5274, _S5274, _S5274, _S5274, 0.0f, 0.0f, 0.0f, _S5261, _S5290, _S5274, _S5274, 0.0f, u32(0), false );
    var _S5292 : LobeTable_0 = LobeTable_0( _S5274, _S5274, _S5274, _S5274 );
    var _S5293 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S5292, 0.0f, _S5285, _S5292 );
    var _S5294 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S5285, _S5292, u32(0) );
    var _S5295 : s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0( _S5291, _S5293, _S5294 );
    var _S5296 : s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0 = s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0( _S5289, _S5295 );
    var _S5297 : s_minCtx_s_bwdCallableCtx_direct_light_0 = s_minCtx_s_bwdCallableCtx_direct_light_0( _S5282, _S5296 );
    var _S5298 : s_paramCtx_s_bwdCallableCtx_scatter_0 = s_paramCtx_s_bwdCallableCtx_scatter_0( _S5275, _S5265, _S5266, _S5261, _S5274, 0.0f );
    var _S5299 : BsdfSample_0 = BsdfSample_0( _S5261, _S5261, 0.0f, false, false );
    var _S5300 : s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0( _S5283, _S5287, 0.0f, _S5282, _S5288 );
    var _S5301 : s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0 = s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0( 0.0f, 0.0f, _S5284, u32(0) );
    var _S5302 : s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0( _S5301, _S5291, _S5293, _S5282, _S5294 );
    var _S5303 : s_minCtx_s_bwdCallableCtx_bsdf_sample_0 = s_minCtx_s_bwdCallableCtx_bsdf_sample_0( _S5300, _S5302 );
    var _S5304 : s_minCtx_s_bwdCallableCtx_scatter_0 = s_minCtx_s_bwdCallableCtx_scatter_0( _S5299, _S5303 );
    var _S5305 : Tuple_16 = s_apply_surface_at_0(_S5254.value0_126.value0_125.triangle_0, _S5254.value0_126.value1_40, _S5254.value0_126.value2_16);
    var _S5306 : s_paramCtx_s_bwdCallableCtx_surface_at_0;
    _S5306.value0_133 = _S5254.value0_126.value0_125.triangle_0;
    _S5306.value1_46 = _S5254.value0_126.value1_40;
    _S5306.value2_20 = _S5254.value0_126.value2_16;
    var _S5307 : s_bwdCallableCtx_surface_at_0 = s_bwdCallableCtx_surface_at_0( _S5306 );
    var _S5308 : bool = (_S5254.value0_126.value0_125.triangle_0.emission_2) != u32(4294967295);
    var _S5309 : s_bwdCallableCtx_dot_0;
    var _S5310 : s_bwdCallableCtx_emission_of_0;
    if(_S5308)
    {
        var _S5311 : Tuple_19 = s_apply_emission_of_0(_S5254.value0_126.value0_125.emitted_0, _S5305.value0_57, _S5254.value0_126.value1_40, _S5254.value0_126.value2_16, _S5254.value0_126.value3_11, _S5254.value0_126.value0_125.delta_4);
        var _S5312 : s_paramCtx_s_bwdCallableCtx_emission_of_0;
        _S5312.value0_127 = _S5254.value0_126.value0_125.emitted_0;
        _S5312.value1_42 = _S5305.value0_57;
        _S5312.value2_17 = _S5254.value0_126.value1_40;
        _S5312.value3_12 = _S5254.value0_126.value2_16;
        _S5312.value4_7 = _S5254.value0_126.value3_11;
        _S5312.value5_3 = _S5254.value0_126.value0_125.delta_4;
        var _S5313 : s_bwdCallableCtx_dot_0;
        _S5313._S39 = _S5311.value0_60;
        _S5313._S40 = _S5254.value0_126.value0_125.importance_0;
        _S5309 = _S5313;
        _S5310.value0_135 = _S5312;
    }
    else
    {
        _S5309._S39 = _S5261;
        _S5309._S40 = _S5261;
        _S5310.value0_135 = _S5267;
    }
    var _S5314 : bool;
    if(_S5254.value0_126.value0_125.lit_0)
    {
        _S5314 = true;
    }
    else
    {
        _S5314 = _S5254.value0_126.value0_125.scatters_0;
    }
    var _S5315 : s_bwdCallableCtx_dot_0;
    var _S5316 : s_bwdCallableCtx_dot_0;
    var _S5317 : s_bwdCallableCtx_dot_0;
    var _S5318 : s_bwdCallableCtx_dot_0;
    var _S5319 : bool;
    var _S5320 : bool;
    var _S5321 : s_bwdCallableCtx_direct_light_0;
    var _S5322 : f32;
    var _S5323 : s_bwdCallableCtx_scatter_0;
    var _S5324 : s_bwdCallableCtx_to_local_0;
    var _S5325 : s_bwdCallableCtx_frame_near_0;
    var _S5326 : s_bwdCallableCtx_bsdf_near_0;
    if(_S5314)
    {
        var _S5327 : Tuple_24 = s_apply_bsdf_near_0(_S5254.value0_126.value0_125.shading_1, _S5305.value0_57.b1_0, _S5305.value0_57.b2_0);
        var _S5328 : s_paramCtx_s_bwdCallableCtx_bsdf_near_0;
        _S5328.value0_128 = _S5254.value0_126.value0_125.shading_1;
        var _S5329 : s_paramCtx_s_bwdCallableCtx_bsdf_near_0 = _S5328;
        var _S5330 : Tuple_25 = s_apply_frame_near_0(_S5254.value0_126.value0_125.shading_1, _S5305.value0_57);
        var _S5331 : s_paramCtx_s_bwdCallableCtx_frame_near_0;
        _S5331.value0_129 = _S5254.value0_126.value0_125.shading_1;
        var _S5332 : s_paramCtx_s_bwdCallableCtx_frame_near_0 = _S5331;
        var _S5333 : vec3<f32> = (vec3<f32>(0) - _S5254.value0_126.value2_16);
        var _S5334 : Tuple_26 = s_apply_to_local_0(_S5330.value0_66, _S5333);
        var _S5335 : s_paramCtx_s_bwdCallableCtx_to_local_0;
        _S5335.value0_130 = _S5330.value0_66;
        _S5335.value1_43 = _S5333;
        var _S5336 : s_paramCtx_s_bwdCallableCtx_to_local_0 = _S5335;
        if(_S5254.value0_126.value0_125.lit_0)
        {
            var _S5337 : s_paramCtx_s_bwdCallableCtx_direct_light_0;
            _S5337.value0_131 = _S5327.value0_65;
            _S5337.value1_44 = _S5330.value0_66;
            _S5337.value2_18 = _S5254.value0_126.value0_125.chosen_0;
            _S5337.value3_13 = _S5305.value0_57;
            _S5337.value4_8 = _S5334.value0_67;
            _S5337.value5_4 = _S5254.value0_126.value5_2;
            var _S5338 : s_bwdCallableCtx_dot_0;
            _S5338._S39 = _S5254.value1_41.value0_55.radiance_12;
            _S5338._S40 = _S5254.value0_126.value0_125.importance_0;
            _S5315 = _S5338;
            _S5321.value0_136 = _S5337;
            _S5321.value1_47 = _S5254.value1_41.value1_22;
        }
        else
        {
            _S5315._S39 = _S5261;
            _S5315._S40 = _S5261;
            _S5321.value0_136 = _S5281;
            _S5321.value1_47 = _S5297;
        }
        if(_S5254.value0_126.value0_125.scatters_0)
        {
            var _S5339 : s_paramCtx_s_bwdCallableCtx_scatter_0;
            _S5339.value0_132 = _S5327.value0_65;
            _S5339.value1_45 = _S5330.value0_66;
            _S5339.value2_19 = _S5305.value0_57;
            _S5339.value3_14 = _S5334.value0_67;
            _S5339.value4_9 = _S5254.value0_126.value4_6;
            _S5339.value5_5 = _S5254.value0_126.value0_125.shading_1.lobe_2;
            var _S5340 : s_paramCtx_s_bwdCallableCtx_scatter_0 = _S5339;
            var _S5341 : s_bwdCallableCtx_dot_0;
            _S5341._S39 = _S5254.value1_41.value2_15.weight_4;
            _S5341._S40 = _S5254.value0_126.value0_125.later_1;
            var _S5342 : s_bwdCallableCtx_dot_0 = _S5341;
            var _S5343 : s_bwdCallableCtx_dot_0;
            _S5343._S39 = _S5254.value1_41.value2_15.origin_4;
            _S5343._S40 = _S5254.value0_126.value0_125.adjoint_origin_1;
            var _S5344 : s_bwdCallableCtx_dot_0 = _S5343;
            var _S5345 : s_bwdCallableCtx_dot_0;
            _S5345._S39 = _S5254.value1_41.value2_15.direction_18;
            _S5345._S40 = _S5254.value0_126.value0_125.adjoint_direction_1;
            var _S5346 : s_bwdCallableCtx_dot_0 = _S5345;
            var _S5347 : bool = !_S5254.value1_41.value2_15.delta_7;
            if(_S5347)
            {
                _S5322 = _S5254.value0_126.value0_125.adjoint_pdf_1;
            }
            else
            {
                _S5322 = 0.0f;
            }
            _S5319 = _S5347;
            _S5316 = _S5346;
            _S5317 = _S5344;
            _S5318 = _S5342;
            _S5323.value0_137 = _S5340;
            _S5323.value1_48 = _S5254.value1_41.value3_10;
        }
        else
        {
            _S5319 = false;
            _S5322 = 0.0f;
            _S5316._S39 = _S5261;
            _S5316._S40 = _S5261;
            _S5317._S39 = _S5261;
            _S5317._S40 = _S5261;
            _S5318._S39 = _S5261;
            _S5318._S40 = _S5261;
            _S5323.value0_137 = _S5298;
            _S5323.value1_48 = _S5304;
        }
        var _S5348 : s_bwdCallableCtx_dot_0 = _S5315;
        var _S5349 : bool = _S5319;
        _S5319 = _S5254.value0_126.value0_125.scatters_0;
        _S5320 = _S5349;
        _S5315 = _S5316;
        _S5316 = _S5317;
        _S5317 = _S5318;
        _S5318 = _S5348;
        _S5324.value0_138 = _S5336;
        _S5325.value0_139 = _S5332;
        _S5326.value0_140 = _S5329;
    }
    else
    {
        _S5319 = false;
        _S5320 = false;
        _S5322 = 0.0f;
        _S5315._S39 = _S5261;
        _S5315._S40 = _S5261;
        _S5316._S39 = _S5261;
        _S5316._S40 = _S5261;
        _S5317._S39 = _S5261;
        _S5317._S40 = _S5261;
        _S5323.value0_137 = _S5298;
        _S5323.value1_48 = _S5304;
        _S5318._S39 = _S5261;
        _S5318._S40 = _S5261;
        _S5321.value0_136 = _S5281;
        _S5321.value1_47 = _S5297;
        _S5324.value0_138 = _S5273;
        _S5325.value0_139 = _S5272;
        _S5326.value0_140 = _S5271;
    }
    var _S5350 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S5351 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S5352 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S5353 : Departure_Differential_0 = Departure_x24_syn_dzero_0();
    var _S5354 : Surface_Differential_0;
    var _S5355 : vec3<f32>;
    var _S5356 : vec2<f32>;
    var _S5357 : vec2<f32>;
    if(_S5314)
    {
        var _S5358 : Bsdf_Differential_0;
        var _S5359 : Frame_0;
        if(_S5319)
        {
            var _S5360 : Departure_Differential_0;
            if(_S5320)
            {
                var _S5361 : f32 = _S5322 * _S5260;
                var _S5362 : Departure_Differential_0 = _S5353;
                _S5362.pdf_10 = _S5361;
                _S5360 = Departure_x24_syn_dadd_0(_S5353, _S5362);
            }
            else
            {
                _S5360 = _S5353;
            }
            var _S5363 : vec3<f32> = _S5261;
            var _S5364 : vec3<f32> = _S5261;
            s_bwdProp_dot_0(_S5315, &(_S5363), &(_S5364), _S5260);
            var _S5365 : vec3<f32> = _S5261;
            var _S5366 : vec3<f32> = _S5261;
            s_bwdProp_dot_0(_S5316, &(_S5365), &(_S5366), _S5260);
            var _S5367 : vec3<f32> = _S5261;
            var _S5368 : vec3<f32> = _S5261;
            s_bwdProp_dot_0(_S5317, &(_S5367), &(_S5368), _S5260);
            var _S5369 : Departure_Differential_0 = _S5353;
            _S5369.direction_21 = _S5363;
            _S5369.origin_5 = _S5365;
            _S5369.weight_8 = _S5367;
            var _S5370 : Departure_Differential_0 = Departure_x24_syn_dadd_0(_S5360, _S5369);
            var _S5371 : Bsdf_Differential_0;
            _S5371.a_37 = _S5261;
            _S5371.b_32 = _S5261;
            _S5371.alpha_6 = _S5274;
            _S5371.coat_alpha_3 = _S5274;
            var _S5372 : Frame_0;
            _S5372.s_8 = _S5261;
            _S5372.t_9 = _S5261;
            _S5372.n_5 = _S5261;
            var _S5373 : Surface_Differential_0;
            _S5373.position_5 = _S5261;
            _S5373.frame_10 = _S5265;
            _S5373.b1_2 = 0.0f;
            _S5373.b2_2 = 0.0f;
            var _S5374 : vec3<f32> = _S5261;
            var _S5375 : vec2<f32> = _S5274;
            s_bwdProp_scatter_0(_S5323, &(_S5371), &(_S5372), &(_S5373), &(_S5374), &(_S5375), _S5370);
            var _S5376 : Frame_0 = Frame_x24_syn_dadd_0(_S5372, _S5351);
            var _S5377 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S5373, _S5350);
            _S5358 = Bsdf_x24_syn_dadd_0(_S5371, _S5352);
            _S5359 = _S5376;
            _S5354 = _S5377;
            _S5355 = _S5374;
            _S5356 = _S5375;
        }
        else
        {
            _S5358 = _S5352;
            _S5359 = _S5351;
            _S5354 = _S5350;
            _S5355 = _S5261;
            _S5356 = _S5274;
        }
        if(_S5254.value0_126.value0_125.lit_0)
        {
            var _S5378 : vec3<f32> = _S5261;
            var _S5379 : vec3<f32> = _S5261;
            s_bwdProp_dot_0(_S5318, &(_S5378), &(_S5379), _S5260);
            var _S5380 : DirectLight_Differential_0 = DirectLight_x24_syn_dzero_0();
            _S5380.radiance_14 = _S5378;
            var _S5381 : Bsdf_Differential_0;
            _S5381.a_37 = _S5261;
            _S5381.b_32 = _S5261;
            _S5381.alpha_6 = _S5274;
            _S5381.coat_alpha_3 = _S5274;
            var _S5382 : Frame_0;
            _S5382.s_8 = _S5261;
            _S5382.t_9 = _S5261;
            _S5382.n_5 = _S5261;
            var _S5383 : Surface_Differential_0;
            _S5383.position_5 = _S5261;
            _S5383.frame_10 = _S5265;
            _S5383.b1_2 = 0.0f;
            _S5383.b2_2 = 0.0f;
            var _S5384 : vec3<f32> = _S5261;
            var _S5385 : vec2<f32> = _S5274;
            s_bwdProp_direct_light_0(_S5321, &(_S5381), &(_S5382), &(_S5383), &(_S5384), &(_S5385), _S5380);
            var _S5386 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S5381, _S5358);
            var _S5387 : Frame_0 = Frame_x24_syn_dadd_0(_S5382, _S5359);
            var _S5388 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S5383, _S5354);
            _S5355 = _S5384 + _S5355;
            _S5359 = _S5387;
            _S5358 = _S5386;
            _S5354 = _S5388;
            _S5357 = _S5385;
        }
        else
        {
            _S5357 = _S5274;
        }
        var _S5389 : Frame_0;
        _S5389.s_8 = _S5261;
        _S5389.t_9 = _S5261;
        _S5389.n_5 = _S5261;
        var _S5390 : vec3<f32> = _S5261;
        s_bwdProp_to_local_0(_S5324, &(_S5389), &(_S5390), _S5355);
        var _S5391 : vec3<f32> = (vec3<f32>(0) - _S5390);
        var _S5392 : Frame_0 = Frame_x24_syn_dadd_0(_S5389, _S5359);
        var _S5393 : Surface_Differential_0;
        _S5393.position_5 = _S5261;
        _S5393.frame_10 = _S5265;
        _S5393.b1_2 = 0.0f;
        _S5393.b2_2 = 0.0f;
        s_bwdProp_frame_near_0(_S5325, &(_S5393), _S5392);
        var _S5394 : f32 = 0.0f;
        var _S5395 : f32 = 0.0f;
        s_bwdProp_bsdf_near_0(_S5326, &(_S5394), &(_S5395), _S5358);
        var _S5396 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S5393, _S5354);
        var _S5397 : Surface_Differential_0 = _S5350;
        _S5397.b2_2 = _S5395;
        _S5397.b1_2 = _S5394;
        _S5354 = Surface_x24_syn_dadd_0(_S5396, _S5397);
        _S5355 = _S5391;
    }
    else
    {
        _S5354 = _S5350;
        _S5355 = _S5261;
        _S5356 = _S5274;
        _S5357 = _S5274;
    }
    var _S5398 : vec3<f32>;
    if(_S5308)
    {
        var _S5399 : vec3<f32> = _S5261;
        var _S5400 : vec3<f32> = _S5261;
        s_bwdProp_dot_0(_S5309, &(_S5399), &(_S5400), _S5260);
        var _S5401 : Surface_Differential_0;
        _S5401.position_5 = _S5261;
        _S5401.frame_10 = _S5265;
        _S5401.b1_2 = 0.0f;
        _S5401.b2_2 = 0.0f;
        var _S5402 : vec3<f32> = _S5261;
        var _S5403 : vec3<f32> = _S5261;
        var _S5404 : f32 = 0.0f;
        s_bwdProp_emission_of_0(_S5310, &(_S5401), &(_S5402), &(_S5403), &(_S5404), _S5399);
        var _S5405 : vec3<f32> = _S5403 + _S5355;
        _S5354 = Surface_x24_syn_dadd_0(_S5401, _S5354);
        _S5355 = _S5402;
        _S5398 = _S5405;
        _S5322 = _S5404;
    }
    else
    {
        var _S5406 : vec3<f32> = _S5355;
        _S5355 = _S5261;
        _S5398 = _S5406;
        _S5322 = 0.0f;
    }
    var _S5407 : vec3<f32> = _S5261;
    var _S5408 : vec3<f32> = _S5261;
    s_bwdProp_surface_at_0(_S5307, &(_S5407), &(_S5408), _S5354);
    var _S5409 : vec3<f32> = _S5408 + _S5398;
    (*_S5255) = _S5407 + _S5355;
    (*_S5256) = _S5409;
    (*_S5257) = _S5322;
    (*_S5258) = _S5356;
    (*_S5259) = _S5357;
    return;
}

fn _S5410( _S5411 : Vertex_0,  _S5412 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S5413 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S5414 : ptr<function, DiffPair_float_0>,  _S5415 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S5416 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S5417 : f32)
{
    var _S5418 : Tuple_15 = s_apply_path_luminance_0(_S5411, (*_S5412).primal_0, (*_S5413).primal_0, (*_S5414).primal_0, (*_S5415).primal_0, (*_S5416).primal_0);
    var _S5419 : s_paramCtx_s_bwdCallableCtx_path_luminance_0;
    _S5419.value0_125 = _S5411;
    _S5419.value1_40 = (*_S5412).primal_0;
    _S5419.value2_16 = (*_S5413).primal_0;
    _S5419.value3_11 = (*_S5414).primal_0;
    _S5419.value4_6 = (*_S5415).primal_0;
    _S5419.value5_2 = (*_S5416).primal_0;
    var _S5420 : s_bwdCallableCtx_path_luminance_0 = s_bwdCallableCtx_path_luminance_0( _S5419, _S5418.value1_23 );
    var _S5421 : vec3<f32> = (*_S5412).differential_0;
    var _S5422 : vec3<f32> = (*_S5413).differential_0;
    var _S5423 : f32 = (*_S5414).differential_0;
    var _S5424 : vec2<f32> = (*_S5415).differential_0;
    var _S5425 : vec2<f32> = (*_S5416).differential_0;
    s_bwdProp_path_luminance_0(_S5420, &(_S5421), &(_S5422), &(_S5423), &(_S5424), &(_S5425), _S5417);
    (*_S5412).differential_0 = _S5421;
    (*_S5413).differential_0 = _S5422;
    (*_S5414).differential_0 = _S5423;
    (*_S5415).differential_0 = _S5424;
    (*_S5416).differential_0 = _S5425;
    return;
}

fn ScoreReport_checked_0( this_9 : ptr<function, ScoreReport_0>,  value_23 : f32) -> f32
{
    if(!is_finite_0(value_23))
    {
        (*this_9).bad_0 = (*this_9).bad_0 + u32(1);
        return 0.0f;
    }
    (*this_9).norm_squared_0 = (*this_9).norm_squared_0 + value_23 * value_23;
    return value_23;
}

fn StoredScore_set_0( this_10 : StoredScore_0,  coordinate_3 : u32,  value_24 : f32)
{
    scores_0[stored_index_0(this_10.slot_1, coordinate_3, this_10.chain_1)] = value_24;
    return;
}

fn Backward_step_0( this_11 : ptr<function, Backward_0>)
{
    var depth_6 : u32 = (*this_11).left_1 - u32(1);
    (*this_11).left_1 = depth_6;
    var _S5426 : VertexRecord_0 = load_rows_0(depth_6 * rows_of_0(), run_0.method_0.chains_0, (*this_11).recorder_0.chain_2);
    var has_coordinates_0 : bool = depth_6 < (run_0.path_0.max_depth_0);
    var _S5427 : vec2<f32> = vec2<f32>(0.0f);
    var _S5428 : VertexCoordinates_0 = VertexCoordinates_x24init_0(_S5427, _S5427, 0.0f, 0.0f);
    var xi_1 : VertexCoordinates_0;
    if(has_coordinates_0)
    {
        xi_1 = StoredCoordinates_vertex_0((*this_11).x_22, depth_6);
    }
    else
    {
        xi_1 = _S5428;
    }
    var importance_1 : vec3<f32> = _S5426.throughput_0 * vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f);
    var delta_10 : bool = (((_S5426.flags_1) & (u32(1)))) != u32(0);
    var _S5429 : vec3<f32> = vec3<f32>(0.0f);
    var _S5430 : bool = (any((((*this_11).later_radiance_0) != _S5429)));
    var goes_on_0 : bool;
    if((depth_6 + u32(1)) < ((*this_11).recorder_0.lit_vertices_0))
    {
        goes_on_0 = is_decided_0(depth_6, (*this_11).next_delta_0);
    }
    else
    {
        goes_on_0 = false;
    }
    if(goes_on_0)
    {
        (*this_11).later_radiance_0 = before_decision_0(_S5426.throughput_0 * _S5426.weight_2, (*this_11).later_radiance_0);
        goes_on_0 = true;
    }
    else
    {
        goes_on_0 = _S5430;
    }
    (*this_11).next_delta_0 = delta_10;
    var origin_6 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    origin_6.primal_0 = _S5426.origin_0;
    origin_6.differential_0 = _S5429;
    var direction_27 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    direction_27.primal_0 = _S5426.direction_8;
    direction_27.differential_0 = _S5429;
    var pdf_13 : DiffPair_float_0;
    pdf_13.primal_0 = _S5426.pdf_2;
    pdf_13.differential_0 = 0.0f;
    var _S5431 : vec2<f32> = vec2<f32>(0.0f);
    var u_14 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    u_14.primal_0 = xi_1.direction_9;
    u_14.differential_0 = _S5431;
    var _S5432 : VertexCoordinates_0 = xi_1;
    var light_9 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    light_9.primal_0 = xi_1.light_2;
    light_9.differential_0 = _S5431;
    var _S5433 : bool;
    if(((FEATURES_0 & (u32(8)))) != u32(0))
    {
        _S5433 = (((_S5426.flags_1) & (u32(4)))) != u32(0);
    }
    else
    {
        _S5433 = false;
    }
    if(_S5433)
    {
        _S517(load_escaped_0(_S5426.origin_0, _S5426.direction_8), importance_1, delta_10, &(origin_6), &(direction_27), &(pdf_13), 1.0f);
    }
    else
    {
        var hit_4 : Hit_0;
        hit_4.leaf_2 = _S5426.leaf_1;
        hit_4.instance_1 = _S5426.instance_0;
        var vertex_1 : Vertex_0;
        vertex_1.triangle_0 = load_triangle_0(hit_4);
        var kinds_1 : u32;
        if(((FEATURES_0 & (u32(16384)))) != u32(0))
        {
            var _S5434 : u32 = kinds_at_0(StoredCoordinates_film_0((*this_11).x_22));
            kinds_1 = _S5434;
        }
        else
        {
            kinds_1 = run_0.path_0.kinds_0;
        }
        var _S5435 : u32;
        if(depth_6 < u32(2))
        {
            _S5435 = u32(1);
        }
        else
        {
            _S5435 = u32(4);
        }
        if(((kinds_1 & (_S5435))) == u32(0))
        {
            vertex_1.triangle_0.emission_2 = u32(4294967295);
        }
        var surface_7 : Surface_0 = surface_at_0(vertex_1.triangle_0, _S5426.origin_0, _S5426.direction_8);
        vertex_1.emitted_0 = load_emitted_0(vertex_1.triangle_0, surface_7, _S5426.origin_0, delta_10);
        vertex_1.delta_4 = delta_10;
        var _S5436 : bool = (((_S5426.flags_1) & (u32(2)))) != u32(0);
        vertex_1.lit_0 = _S5436;
        vertex_1.scatters_0 = goes_on_0;
        var _S5437 : vec3<f32> = vec3<f32>(0.0f);
        var _S5438 : Sloped3_0 = Sloped3_x24init_0(_S5437, _S5437, _S5437);
        var _S5439 : vec4<f32> = vec4<f32>(0.0f);
        vertex_1.shading_1 = Shading_x24init_0(u32(0), 0.0f, u32(0), 0.0f, _S5438, _S5438, _S5439, _S5439, _S5439, false, false, SlopedFrame_x24init_0(_S5438, _S5438, _S5438));
        if(_S5436)
        {
            goes_on_0 = true;
        }
        else
        {
            goes_on_0 = vertex_1.scatters_0;
        }
        if(goes_on_0)
        {
            vertex_1.shading_1 = shade_0(vertex_1.triangle_0, surface_7, xi_1.lobe_0);
        }
        vertex_1.importance_0 = importance_1;
        vertex_1.later_1 = importance_1 * (*this_11).later_radiance_0;
        vertex_1.adjoint_origin_1 = (*this_11).adjoint_origin_0;
        vertex_1.adjoint_direction_1 = (*this_11).adjoint_direction_0;
        vertex_1.adjoint_pdf_1 = (*this_11).adjoint_pdf_0;
        var _S5440 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>(_S5439, _S5439, _S5439);
        vertex_1.chosen_0 = ChosenLight_x24init_0(i32(0), 0.0f, _S5438, false, false, false, LightShape_x24init_0(_S5437, _S5437, _S5437, _S5437, 0.0f), false, 0.0f, 0.0f, SquareMap_x24init_0(_S5427, _S5427, _S5427, _S5427), _S5440, Arriving_x24init_0(_S5437, 0.0f, _S5437, _S5437), Hit_x24init_0(u32(0), u32(0)), u32(0));
        if(vertex_1.lit_0)
        {
            vertex_1.chosen_0 = choose_light_0(surface_7.position_2, xi_1.pick_0, _S5432.light_2);
        }
        _S5410(vertex_1, &(origin_6), &(direction_27), &(pdf_13), &(u_14), &(light_9), 1.0f);
    }
    (*this_11).adjoint_origin_0 = origin_6.differential_0;
    (*this_11).adjoint_direction_0 = direction_27.differential_0;
    (*this_11).adjoint_pdf_0 = pdf_13.differential_0;
    (*this_11).later_radiance_0 = _S5426.radiance_5 + _S5426.weight_2 * (*this_11).later_radiance_0;
    if(has_coordinates_0)
    {
        var first_21 : u32 = vertex_coordinate_0(depth_6);
        var _S5441 : f32 = u_14.differential_0.x * (*this_11).scale_7;
        var _S5442 : ScoreReport_0 = (*this_11).report_0;
        var _S5443 : f32 = ScoreReport_checked_0(&(_S5442), _S5441);
        StoredScore_set_0((*this_11).score_0, first_21, _S5443);
        var _S5444 : u32 = first_21 + u32(1);
        var _S5445 : f32 = u_14.differential_0.y * (*this_11).scale_7;
        var _S5446 : ScoreReport_0 = _S5442;
        var _S5447 : f32 = ScoreReport_checked_0(&(_S5446), _S5445);
        StoredScore_set_0((*this_11).score_0, _S5444, _S5447);
        var _S5448 : u32 = first_21 + u32(2);
        var _S5449 : f32 = light_9.differential_0.x * (*this_11).scale_7;
        var _S5450 : ScoreReport_0 = _S5446;
        var _S5451 : f32 = ScoreReport_checked_0(&(_S5450), _S5449);
        StoredScore_set_0((*this_11).score_0, _S5448, _S5451);
        var _S5452 : u32 = first_21 + u32(3);
        var _S5453 : f32 = light_9.differential_0.y * (*this_11).scale_7;
        var _S5454 : ScoreReport_0 = _S5450;
        var _S5455 : f32 = ScoreReport_checked_0(&(_S5454), _S5453);
        (*this_11).report_0 = _S5454;
        StoredScore_set_0((*this_11).score_0, _S5452, _S5455);
        StoredScore_set_0((*this_11).score_0, first_21 + u32(4), 0.0f);
        StoredScore_set_0((*this_11).score_0, first_21 + u32(5), 0.0f);
    }
    return;
}

fn Backward_begin_0( this_12 : ptr<function, Backward_0>,  luminance_0 : f32)
{
    var density_2 : f32 = abs(luminance_0);
    (*this_12).scale_7 = 1.0f / (density_2 + 9.99999993922529029e-09f);
    if(luminance_0 < 0.0f)
    {
        (*this_12).scale_7 = - (*this_12).scale_7;
    }
    (*this_12).report_0.bad_0 = u32(0);
    (*this_12).report_0.norm_squared_0 = 0.0f;
    var unused_0 : u32;
    if(density_2 > 0.0f)
    {
        unused_0 = (*this_12).recorder_0.lit_vertices_0;
    }
    else
    {
        unused_0 = u32(0);
    }
    (*this_12).left_1 = unused_0;
    var _S5456 : vec3<f32> = vec3<f32>(0.0f);
    (*this_12).later_radiance_0 = _S5456;
    (*this_12).adjoint_origin_0 = _S5456;
    (*this_12).adjoint_direction_0 = _S5456;
    (*this_12).adjoint_pdf_0 = 0.0f;
    (*this_12).next_delta_0 = false;
    var unused_1 : u32 = vertex_coordinate_0(unused_0);
    if((run_0.path_0.decisions_0) != u32(0))
    {
        unused_0 = min(unused_1, run_0.path_0.decisions_0);
    }
    else
    {
        unused_0 = unused_1;
    }
    var i_15 : u32 = unused_0;
    for(;;)
    {
        if(i_15 < (run_0.path_0.dimension_0))
        {
        }
        else
        {
            break;
        }
        StoredScore_set_0((*this_12).score_0, i_15, 0.0f);
        i_15 = i_15 + u32(1);
    }
    return;
}

fn rows_of_1() -> u32
{
    return u32(4);
}

fn StoredCoordinates_lens_0( this_13 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_13, u32(2)), StoredCoordinates_get_0(this_13, u32(3)));
}

struct CameraRay_0
{
     origin_7 : vec3<f32>,
     direction_28 : vec3<f32>,
};

struct FilmPoint_0
{
     filtered_1 : bool,
     size_5 : vec2<f32>,
     corner_6 : vec2<f32>,
     start_5 : vec2<f32>,
     slope_2 : vec2<f32>,
     left_4 : vec2<f32>,
     weight_10 : f32,
};

fn pixel_of_0( film_uv_0 : vec2<f32>) -> u32
{
    return min(u32(film_uv_0.y * f32(run_0.camera_0.height_0)), run_0.camera_0.height_0 - u32(1)) * run_0.camera_0.width_0 + min(u32(film_uv_0.x * f32(run_0.camera_0.width_0)), run_0.camera_0.width_0 - u32(1));
}

fn filter_cumulative_0( axis_3 : u32,  cell_4 : u32) -> f32
{
    return run_0.filter_0.data_0[axis_3].cumulative_0[(cell_4 >> (u32(2)))][(cell_4 & (u32(3)))];
}

fn film_point_0( film_uv_1 : vec2<f32>) -> FilmPoint_0
{
    var point_17 : FilmPoint_0;
    var _S5457 : bool;
    if(((FEATURES_0 & (u32(2048)))) != u32(0))
    {
        _S5457 = (run_0.camera_0.filtered_0) != u32(0);
    }
    else
    {
        _S5457 = false;
    }
    point_17.filtered_1 = _S5457;
    point_17.size_5 = vec2<f32>(f32(run_0.camera_0.width_0), f32(run_0.camera_0.height_0));
    var _S5458 : vec2<f32> = vec2<f32>(0.0f);
    point_17.corner_6 = _S5458;
    point_17.start_5 = _S5458;
    point_17.slope_2 = vec2<f32>(1.0f);
    point_17.left_4 = _S5458;
    point_17.weight_10 = run_0.camera_0.exposure_0;
    if(_S5457)
    {
        var pixel_0 : u32 = pixel_of_0(film_uv_1);
        var _S5459 : u32 = pixel_0 % run_0.camera_0.width_0;
        var _S5460 : f32 = f32(_S5459);
        var _S5461 : u32 = pixel_0 / run_0.camera_0.width_0;
        point_17.corner_6 = vec2<f32>(_S5460, f32(_S5461));
        var axis_4 : u32 = u32(0);
        var sign_4 : f32 = 1.0f;
        for(;;)
        {
            if(axis_4 < u32(2))
            {
            }
            else
            {
                break;
            }
            var _S5462 : f32 = film_uv_1[axis_4] * point_17.size_5[axis_4] - point_17.corner_6[axis_4];
            var high_1 : u32 = u32(64);
            var low_3 : u32 = u32(0);
            for(;;)
            {
                if((high_1 - low_3) > u32(1))
                {
                }
                else
                {
                    break;
                }
                var middle_2 : u32 = ((low_3 + high_1) >> (u32(1)));
                if((filter_cumulative_0(axis_4, middle_2)) <= _S5462)
                {
                    low_3 = middle_2;
                }
                else
                {
                    high_1 = middle_2;
                }
            }
            var start_6 : f32 = filter_cumulative_0(axis_4, low_3);
            var _S5463 : u32 = low_3 + u32(1);
            var end_1 : f32;
            if(_S5463 < u32(64))
            {
                end_1 = filter_cumulative_0(axis_4, _S5463);
            }
            else
            {
                end_1 = 1.0f;
            }
            var width_5 : f32 = 2.0f * run_0.filter_0.data_0[axis_4].radius_0 / 64.0f;
            point_17.start_5[axis_4] = start_6;
            point_17.slope_2[axis_4] = width_5 / (end_1 - start_6);
            point_17.left_4[axis_4] = f32(low_3) * width_5 - run_0.filter_0.data_0[axis_4].radius_0;
            var sign_5 : f32 = sign_4 * run_0.filter_0.data_0[axis_4].weights_0[(low_3 >> (u32(2)))][(low_3 & (u32(3)))];
            axis_4 = axis_4 + u32(1);
            sign_4 = sign_5;
        }
        point_17.weight_10 = point_17.weight_10 * sign_4;
    }
    return point_17;
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
     value0_258 : Camera_0,
     value1_111 : FilmPoint_0,
     value2_49 : vec2<f32>,
     value3_32 : vec2<f32>,
};

struct s_bwdCallableCtx_camera_ray_0
{
     value0_259 : s_paramCtx_s_bwdCallableCtx_camera_ray_0,
};

struct s_paramCtx_s_bwdCallableCtx_sphere_direction_0
{
     value0_260 : Camera_0,
     value1_112 : vec2<f32>,
};

struct Tuple_84
{
     value0_261 : vec2<f32>,
};

fn s_apply_filtered_point_0( point_18 : FilmPoint_0,  _S5464 : vec2<f32>) -> Tuple_84
{
    var result_38 : vec2<f32>;
    if(point_18.filtered_1)
    {
        var _S5465 : vec2<f32> = vec2<f32>(-1.0f);
        result_38 = ((_S5464 * point_18.size_5 + point_18.corner_6 * _S5465 + point_18.start_5 * _S5465) * point_18.slope_2 + point_18.left_4 + (point_18.corner_6 + vec2<f32>(0.5f))) * (vec2<f32>(1.0f) / point_18.size_5);
    }
    else
    {
        result_38 = _S5464;
    }
    var _S5466 : Tuple_84;
    _S5466.value0_261 = result_38;
    return _S5466;
}

struct s_paramCtx_s_bwdCallableCtx_filtered_point_0
{
     value0_262 : FilmPoint_0,
};

struct s_bwdCallableCtx_filtered_point_0
{
     value0_263 : s_paramCtx_s_bwdCallableCtx_filtered_point_0,
};

struct s_bwdCallableCtx_sphere_direction_0
{
     value0_264 : s_paramCtx_s_bwdCallableCtx_sphere_direction_0,
};

struct Tuple_85
{
     value0_265 : vec3<f32>,
};

fn s_apply_sphere_direction_0( camera_1 : Camera_0,  _S5467 : vec2<f32>) -> Tuple_85
{
    var direction_29 : vec3<f32>;
    if((camera_1.projection_0) == u32(2))
    {
        var _S5468 : Tuple_37 = s_apply_octahedral_direction_0(_S5467);
        direction_29 = vec3<f32>(_S5468.value0_78.x, _S5468.value0_78.z, _S5468.value0_78.y);
    }
    else
    {
        var _S5469 : Tuple_31 = s_apply_sin_cos_turns_0(_S5467.x);
        var _S5470 : Tuple_31 = s_apply_sin_cos_turns_0(_S5467.y * 0.5f);
        var _S5471 : f32 = _S5470.value0_72.x;
        direction_29 = vec3<f32>(_S5471 * _S5469.value0_72.y, _S5470.value0_72.y, _S5471 * _S5469.value0_72.x);
    }
    var _S5472 : Tuple_85;
    _S5472.value0_265 = direction_29;
    return _S5472;
}

fn s_bwdProp_sphere_direction_0( _S5473 : s_bwdCallableCtx_sphere_direction_0,  _S5474 : ptr<function, vec2<f32>>,  _S5475 : vec3<f32>)
{
    var _S5476 : vec2<f32> = vec2<f32>(0.0f);
    var _S5477 : s_paramCtx_s_bwdCallableCtx_octahedral_direction_0 = s_paramCtx_s_bwdCallableCtx_octahedral_direction_0( _S5476 );
    var _S5478 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0 = s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0( 0.0f );
    var _S5479 : bool = (_S5473.value0_264.value0_260.projection_0) == u32(2);
    var _S5480 : s_bwdCallableCtx_octahedral_direction_0;
    var _S5481 : f32;
    var _S5482 : f32;
    var _S5483 : f32;
    var _S5484 : s_bwdCallableCtx_sin_cos_turns_0;
    var _S5485 : s_bwdCallableCtx_sin_cos_turns_0;
    if(_S5479)
    {
        var _S5486 : s_paramCtx_s_bwdCallableCtx_octahedral_direction_0;
        _S5486.value0_241 = _S5473.value0_264.value1_112;
        _S5480.value0_248 = _S5486;
        _S5481 = 0.0f;
        _S5482 = 0.0f;
        _S5483 = 0.0f;
        _S5484.value0_164 = _S5478;
        _S5485.value0_164 = _S5478;
    }
    else
    {
        var _S5487 : f32 = _S5473.value0_264.value1_112.x;
        var _S5488 : Tuple_31 = s_apply_sin_cos_turns_0(_S5487);
        var _S5489 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S5489.value0_163 = _S5487;
        var _S5490 : f32 = _S5473.value0_264.value1_112.y * 0.5f;
        var _S5491 : Tuple_31 = s_apply_sin_cos_turns_0(_S5490);
        var _S5492 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S5492.value0_163 = _S5490;
        var _S5493 : f32 = _S5491.value0_72.x;
        var _S5494 : f32 = _S5488.value0_72.y;
        var _S5495 : f32 = _S5488.value0_72.x;
        _S5480.value0_248 = _S5477;
        _S5481 = _S5493;
        _S5482 = _S5495;
        _S5483 = _S5494;
        _S5484.value0_164 = _S5492;
        _S5485.value0_164 = _S5489;
    }
    var _S5496 : vec2<f32>;
    if(_S5479)
    {
        var _S5497 : vec3<f32> = vec3<f32>(_S5475[i32(0)], _S5475[i32(2)], _S5475[i32(1)]);
        var _S5498 : vec2<f32> = _S5476;
        s_bwdProp_octahedral_direction_0(_S5480, &(_S5498), _S5497);
        _S5496 = _S5498;
    }
    else
    {
        var _S5499 : f32 = _S5481 * _S5475[i32(2)];
        var _S5500 : f32 = _S5481 * _S5475[i32(0)];
        var _S5501 : vec2<f32> = vec2<f32>(_S5482 * _S5475[i32(2)] + _S5483 * _S5475[i32(0)], _S5475[i32(1)]);
        var _S5502 : f32 = 0.0f;
        s_bwdProp_sin_cos_turns_0(_S5484, &(_S5502), _S5501);
        var _S5503 : f32 = 0.5f * _S5502;
        var _S5504 : vec2<f32> = vec2<f32>(_S5499, _S5500);
        var _S5505 : f32 = 0.0f;
        s_bwdProp_sin_cos_turns_0(_S5485, &(_S5505), _S5504);
        _S5496 = vec2<f32>(_S5505, _S5503);
    }
    (*_S5474) = _S5496;
    return;
}

fn s_bwdProp_filtered_point_0( _S5506 : s_bwdCallableCtx_filtered_point_0,  _S5507 : ptr<function, vec2<f32>>,  _S5508 : vec2<f32>)
{
    var _S5509 : vec2<f32> = vec2<f32>(0.0f);
    var _S5510 : vec2<f32>;
    var _S5511 : vec2<f32>;
    var _S5512 : vec2<f32>;
    if(_S5506.value0_263.value0_262.filtered_1)
    {
        _S5510 = vec2<f32>(1.0f) / _S5506.value0_263.value0_262.size_5;
        _S5511 = _S5506.value0_263.value0_262.slope_2;
        _S5512 = _S5506.value0_263.value0_262.size_5;
    }
    else
    {
        _S5510 = _S5509;
        _S5511 = _S5509;
        _S5512 = _S5509;
    }
    if(_S5506.value0_263.value0_262.filtered_1)
    {
        _S5510 = _S5512 * (_S5511 * (_S5510 * _S5508));
    }
    else
    {
        _S5510 = _S5508;
    }
    (*_S5507) = _S5510;
    return;
}

fn s_bwdProp_camera_ray_0( _S5513 : s_bwdCallableCtx_camera_ray_0,  _S5514 : ptr<function, vec2<f32>>,  _S5515 : ptr<function, vec2<f32>>,  _S5516 : CameraRay_0)
{
    var _S5517 : vec4<f32> = vec4<f32>(0.0f);
    var _S5518 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>( _S5517, _S5517, _S5517 );
    var _S5519 : Camera_0 = Camera_0( _S5518, _S5517, 0.0f, 0.0f, u32(0), u32(0), u32(0), 0.0f, u32(0), u32(0) );
    var _S5520 : vec2<f32> = vec2<f32>(0.0f);
    var _S5521 : s_paramCtx_s_bwdCallableCtx_sphere_direction_0 = s_paramCtx_s_bwdCallableCtx_sphere_direction_0( _S5519, _S5520 );
    var _S5522 : vec3<f32> = vec3<f32>(0.0f);
    var _S5523 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0 = s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0( 0.0f );
    var _S5524 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S5525 : vec2<f32> = _S5513.value0_259.value0_258.film_plane_0.xy;
    var _S5526 : Tuple_84 = s_apply_filtered_point_0(_S5513.value0_259.value1_111, _S5513.value0_259.value2_49);
    var _S5527 : s_paramCtx_s_bwdCallableCtx_filtered_point_0;
    _S5527.value0_262 = _S5513.value0_259.value1_111;
    var _S5528 : s_bwdCallableCtx_filtered_point_0 = s_bwdCallableCtx_filtered_point_0( _S5527 );
    var on_plane_0 : vec2<f32> = _S5525 * _S5526.value0_261 + _S5513.value0_259.value0_258.film_plane_0.zw;
    var _S5529 : vec3<f32> = vec3<f32>(on_plane_0, 1.0f);
    var _S5530 : vec3<f32> = vec3<f32>(0.0f);
    var _S5531 : bool;
    if(((FEATURES_0 & (u32(4096)))) != u32(0))
    {
        _S5531 = (_S5513.value0_259.value0_258.projection_0) != u32(0);
    }
    else
    {
        _S5531 = false;
    }
    var flat_0 : bool;
    var _S5532 : bool;
    var origin_8 : vec3<f32>;
    var direction_30 : vec3<f32>;
    var _S5533 : s_bwdCallableCtx_sphere_direction_0;
    if(_S5531)
    {
        var _S5534 : bool = (_S5513.value0_259.value0_258.projection_0) == u32(1);
        if(_S5534)
        {
            const _S5535 : vec3<f32> = vec3<f32>(0.0f, 0.0f, 1.0f);
            origin_8 = vec3<f32>(on_plane_0, 0.0f);
            direction_30 = _S5535;
            _S5533.value0_264 = _S5521;
        }
        else
        {
            var _S5536 : Tuple_85 = s_apply_sphere_direction_0(_S5513.value0_259.value0_258, on_plane_0);
            var _S5537 : s_paramCtx_s_bwdCallableCtx_sphere_direction_0;
            _S5537.value0_260 = _S5513.value0_259.value0_258;
            _S5537.value1_112 = on_plane_0;
            origin_8 = _S5530;
            direction_30 = _S5536.value0_265;
            _S5533.value0_264 = _S5537;
        }
        flat_0 = _S5534;
        _S5532 = _S5534;
    }
    else
    {
        flat_0 = true;
        direction_30 = _S5529;
        origin_8 = _S5530;
        _S5532 = false;
        _S5533.value0_264 = _S5521;
    }
    if((_S5513.value0_259.value0_258.lens_radius_0) > 0.0f)
    {
    }
    else
    {
        flat_0 = false;
    }
    var _S5538 : vec3<f32>;
    var _S5539 : f32;
    var _S5540 : f32;
    var _S5541 : f32;
    var _S5542 : s_bwdCallableCtx_safe_sqrt_0;
    var _S5543 : s_bwdCallableCtx_sin_cos_turns_0;
    if(flat_0)
    {
        var _S5544 : vec3<f32> = vec3<f32>(_S5513.value0_259.value0_258.focal_distance_0);
        var focus_0 : vec3<f32> = origin_8 + direction_30 * _S5544;
        var _S5545 : f32 = _S5513.value0_259.value3_32.x;
        var _S5546 : Tuple_31 = s_apply_sin_cos_turns_0(_S5545);
        var _S5547 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S5547.value0_163 = _S5545;
        var _S5548 : f32 = _S5513.value0_259.value3_32.y;
        var _S5549 : Tuple_32 = s_apply_safe_sqrt_0(_S5548);
        var _S5550 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S5550.value0_165 = _S5548;
        var radius_4 : f32 = _S5513.value0_259.value0_258.lens_radius_0 * _S5549.value0_73;
        var _S5551 : f32 = _S5546.value0_72.y;
        var _S5552 : f32 = _S5546.value0_72.x;
        var origin_9 : vec3<f32> = origin_8 + vec3<f32>(radius_4 * _S5551, radius_4 * _S5552, 0.0f);
        var _S5553 : vec3<f32> = focus_0 - origin_9;
        origin_8 = origin_9;
        direction_30 = _S5553;
        _S5539 = radius_4;
        _S5540 = _S5552;
        _S5541 = _S5551;
        _S5542.value0_166 = _S5550;
        _S5543.value0_164 = _S5547;
        _S5538 = _S5544;
    }
    else
    {
        _S5539 = 0.0f;
        _S5540 = 0.0f;
        _S5541 = 0.0f;
        _S5542.value0_166 = _S5524;
        _S5543.value0_164 = _S5523;
        _S5538 = _S5522;
    }
    var row0_1 : vec3<f32> = _S5513.value0_259.value0_258.to_world_0[i32(0)].xyz;
    var row1_2 : vec3<f32> = _S5513.value0_259.value0_258.to_world_0[i32(1)].xyz;
    var row2_2 : vec3<f32> = _S5513.value0_259.value0_258.to_world_0[i32(2)].xyz;
    var _S5554 : s_bwdCallableCtx_dot_0;
    _S5554._S39 = row0_1;
    _S5554._S40 = origin_8;
    var _S5555 : s_bwdCallableCtx_dot_0 = _S5554;
    var _S5556 : s_bwdCallableCtx_dot_0;
    _S5556._S39 = row1_2;
    _S5556._S40 = origin_8;
    var _S5557 : s_bwdCallableCtx_dot_0 = _S5556;
    var _S5558 : s_bwdCallableCtx_dot_0;
    _S5558._S39 = row2_2;
    _S5558._S40 = origin_8;
    var _S5559 : s_bwdCallableCtx_dot_0 = _S5558;
    var _S5560 : Tuple_5 = s_apply_dot_0(row0_1, direction_30);
    var _S5561 : s_bwdCallableCtx_dot_0;
    _S5561._S39 = row0_1;
    _S5561._S40 = direction_30;
    var _S5562 : s_bwdCallableCtx_dot_0 = _S5561;
    var _S5563 : Tuple_5 = s_apply_dot_0(row1_2, direction_30);
    var _S5564 : s_bwdCallableCtx_dot_0;
    _S5564._S39 = row1_2;
    _S5564._S40 = direction_30;
    var _S5565 : s_bwdCallableCtx_dot_0 = _S5564;
    var _S5566 : Tuple_5 = s_apply_dot_0(row2_2, direction_30);
    var _S5567 : s_bwdCallableCtx_dot_0;
    _S5567._S39 = row2_2;
    _S5567._S40 = direction_30;
    var _S5568 : s_bwdCallableCtx_dot_0 = _S5567;
    var _S5569 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S5569.value0_15 = vec3<f32>(_S5560.value0_5, _S5563.value0_5, _S5566.value0_5);
    var _S5570 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S5569 );
    var _S5571 : vec3<f32> = _S5522;
    s_bwdProp_unit_vector_0(_S5570, &(_S5571), _S5516.direction_28);
    var _S5572 : vec3<f32> = _S5522;
    var _S5573 : vec3<f32> = _S5522;
    s_bwdProp_dot_0(_S5568, &(_S5572), &(_S5573), _S5571[i32(2)]);
    var _S5574 : vec3<f32> = _S5522;
    var _S5575 : vec3<f32> = _S5522;
    s_bwdProp_dot_0(_S5565, &(_S5574), &(_S5575), _S5571[i32(1)]);
    var _S5576 : vec3<f32> = _S5522;
    var _S5577 : vec3<f32> = _S5522;
    s_bwdProp_dot_0(_S5562, &(_S5576), &(_S5577), _S5571[i32(0)]);
    var _S5578 : vec3<f32> = _S5522;
    var _S5579 : vec3<f32> = _S5522;
    s_bwdProp_dot_0(_S5559, &(_S5578), &(_S5579), _S5516.origin_7[i32(2)]);
    var _S5580 : vec3<f32> = _S5522;
    var _S5581 : vec3<f32> = _S5522;
    s_bwdProp_dot_0(_S5557, &(_S5580), &(_S5581), _S5516.origin_7[i32(1)]);
    var _S5582 : vec3<f32> = _S5522;
    var _S5583 : vec3<f32> = _S5522;
    s_bwdProp_dot_0(_S5555, &(_S5582), &(_S5583), _S5516.origin_7[i32(0)]);
    var _S5584 : vec3<f32> = _S5579 + _S5581 + _S5583;
    var _S5585 : vec3<f32> = _S5573 + _S5575 + _S5577;
    var _S5586 : vec2<f32>;
    if(flat_0)
    {
        var _S5587 : vec3<f32> = _S5584 + (vec3<f32>(0) - _S5585);
        var _S5588 : f32 = _S5539 * _S5587[i32(1)];
        var _S5589 : f32 = _S5539 * _S5587[i32(0)];
        var _S5590 : f32 = _S5513.value0_259.value0_258.lens_radius_0 * (_S5540 * _S5587[i32(1)] + _S5541 * _S5587[i32(0)]);
        var _S5591 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S5542, &(_S5591), _S5590);
        var _S5592 : vec2<f32> = vec2<f32>(_S5588, _S5589);
        var _S5593 : f32 = 0.0f;
        s_bwdProp_sin_cos_turns_0(_S5543, &(_S5593), _S5592);
        var _S5594 : vec2<f32> = vec2<f32>(_S5593, _S5591);
        var _S5595 : vec3<f32> = _S5587 + _S5585;
        origin_8 = _S5538 * _S5585;
        direction_30 = _S5595;
        _S5586 = _S5594;
    }
    else
    {
        origin_8 = _S5585;
        direction_30 = _S5584;
        _S5586 = _S5520;
    }
    var _S5596 : vec2<f32>;
    if(_S5531)
    {
        if(_S5532)
        {
            _S5596 = direction_30.xy;
        }
        else
        {
            var _S5597 : vec2<f32> = _S5520;
            s_bwdProp_sphere_direction_0(_S5533, &(_S5597), origin_8);
            _S5596 = _S5597;
        }
        origin_8 = _S5522;
    }
    else
    {
        _S5596 = _S5520;
    }
    var _S5598 : vec2<f32> = _S5525 * (origin_8.xy + _S5596);
    var _S5599 : vec2<f32> = _S5520;
    s_bwdProp_filtered_point_0(_S5528, &(_S5599), _S5598);
    (*_S5514) = _S5599;
    (*_S5515) = _S5586;
    return;
}

fn _S5600( _S5601 : FilmPoint_0,  _S5602 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S5603 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S5604 : CameraRay_0)
{
    var _S5605 : s_paramCtx_s_bwdCallableCtx_camera_ray_0;
    _S5605.value0_258.to_world_0 = run_0.camera_0.to_world_0;
    _S5605.value0_258.film_plane_0 = run_0.camera_0.film_plane_0;
    _S5605.value0_258.lens_radius_0 = run_0.camera_0.lens_radius_0;
    _S5605.value0_258.focal_distance_0 = run_0.camera_0.focal_distance_0;
    _S5605.value0_258.width_0 = run_0.camera_0.width_0;
    _S5605.value0_258.height_0 = run_0.camera_0.height_0;
    _S5605.value0_258.projection_0 = run_0.camera_0.projection_0;
    _S5605.value0_258.exposure_0 = run_0.camera_0.exposure_0;
    _S5605.value0_258.filtered_0 = run_0.camera_0.filtered_0;
    _S5605.value0_258.padding_0 = run_0.camera_0.padding_0;
    _S5605.value1_111 = _S5601;
    _S5605.value2_49 = (*_S5602).primal_0;
    _S5605.value3_32 = (*_S5603).primal_0;
    var _S5606 : s_bwdCallableCtx_camera_ray_0 = s_bwdCallableCtx_camera_ray_0( _S5605 );
    var _S5607 : vec2<f32> = (*_S5602).differential_0;
    var _S5608 : vec2<f32> = (*_S5603).differential_0;
    s_bwdProp_camera_ray_0(_S5606, &(_S5607), &(_S5608), _S5604);
    (*_S5602).differential_0 = _S5607;
    (*_S5603).differential_0 = _S5608;
    return;
}

fn Backward_end_0( this_14 : ptr<function, Backward_0>)
{
    var _S5609 : vec2<f32> = vec2<f32>(0.0f);
    var film_uv_2 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    film_uv_2.primal_0 = StoredCoordinates_film_0((*this_14).x_22);
    film_uv_2.differential_0 = _S5609;
    var lens_uv_0 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    lens_uv_0.primal_0 = StoredCoordinates_lens_0((*this_14).x_22);
    lens_uv_0.differential_0 = _S5609;
    var adjoint_0 : CameraRay_0;
    adjoint_0.origin_7 = (*this_14).adjoint_origin_0;
    adjoint_0.direction_28 = (*this_14).adjoint_direction_0;
    var _S5610 : FilmPoint_0 = film_point_0(StoredCoordinates_film_0((*this_14).x_22));
    _S5600(_S5610, &(film_uv_2), &(lens_uv_0), adjoint_0);
    var _S5611 : f32 = film_uv_2.differential_0.x * (*this_14).scale_7;
    var _S5612 : ScoreReport_0 = (*this_14).report_0;
    var _S5613 : f32 = ScoreReport_checked_0(&(_S5612), _S5611);
    StoredScore_set_0((*this_14).score_0, u32(0), _S5613);
    var _S5614 : f32 = film_uv_2.differential_0.y * (*this_14).scale_7;
    var _S5615 : ScoreReport_0 = _S5612;
    var _S5616 : f32 = ScoreReport_checked_0(&(_S5615), _S5614);
    StoredScore_set_0((*this_14).score_0, u32(1), _S5616);
    var _S5617 : f32 = lens_uv_0.differential_0.x * (*this_14).scale_7;
    var _S5618 : ScoreReport_0 = _S5615;
    var _S5619 : f32 = ScoreReport_checked_0(&(_S5618), _S5617);
    StoredScore_set_0((*this_14).score_0, u32(2), _S5619);
    var _S5620 : f32 = lens_uv_0.differential_0.y * (*this_14).scale_7;
    var _S5621 : ScoreReport_0 = _S5618;
    var _S5622 : f32 = ScoreReport_checked_0(&(_S5621), _S5620);
    (*this_14).report_0 = _S5621;
    StoredScore_set_0((*this_14).score_0, u32(3), _S5622);
    return;
}

fn Backward_x24init_0( x_38 : StoredCoordinates_0,  score_1 : StoredScore_0,  recorder_1 : Recorder_0,  report_1 : ScoreReport_0,  scale_13 : f32,  left_5 : u32,  later_radiance_1 : vec3<f32>,  adjoint_origin_2 : vec3<f32>,  adjoint_direction_2 : vec3<f32>,  adjoint_pdf_2 : f32,  next_delta_1 : bool) -> Backward_0
{
    var _S5623 : Backward_0;
    _S5623.x_22 = x_38;
    _S5623.score_0 = score_1;
    _S5623.recorder_0 = recorder_1;
    _S5623.report_0 = report_1;
    _S5623.scale_7 = scale_13;
    _S5623.left_1 = left_5;
    _S5623.later_radiance_0 = later_radiance_1;
    _S5623.adjoint_origin_0 = adjoint_origin_2;
    _S5623.adjoint_direction_0 = adjoint_direction_2;
    _S5623.adjoint_pdf_0 = adjoint_pdf_2;
    _S5623.next_delta_0 = next_delta_1;
    return _S5623;
}

fn Recorder_x24init_0( chain_4 : u32,  vertices_1 : u32,  lit_vertices_1 : u32) -> Recorder_0
{
    var _S5624 : Recorder_0;
    _S5624.chain_2 = chain_4;
    _S5624.vertices_0 = vertices_1;
    _S5624.lit_vertices_0 = lit_vertices_1;
    return _S5624;
}

fn ScoreReport_x24init_0( bad_1 : u32,  norm_squared_1 : f32) -> ScoreReport_0
{
    var _S5625 : ScoreReport_0;
    _S5625.bad_0 = bad_1;
    _S5625.norm_squared_0 = norm_squared_1;
    return _S5625;
}

struct TracedPath_0
{
     radiance_16 : vec3<f32>,
     rays_0 : u32,
     vertices_2 : u32,
     lit_vertices_2 : u32,
     score_squared_0 : f32,
     bad_scores_0 : u32,
};

fn TracedPath_x24init_0( radiance_17 : vec3<f32>,  rays_1 : u32,  vertices_3 : u32,  lit_vertices_3 : u32,  score_squared_1 : f32,  bad_scores_1 : u32) -> TracedPath_0
{
    var _S5626 : TracedPath_0;
    _S5626.radiance_16 = radiance_17;
    _S5626.rays_0 = rays_1;
    _S5626.vertices_2 = vertices_3;
    _S5626.lit_vertices_2 = lit_vertices_3;
    _S5626.score_squared_0 = score_squared_1;
    _S5626.bad_scores_0 = bad_scores_1;
    return _S5626;
}

struct Queue_0
{
     taken_0 : u32,
};

fn Queue_x24init_0( taken_1 : u32) -> Queue_0
{
    var _S5627 : Queue_0;
    _S5627.taken_0 = taken_1;
    return _S5627;
}

fn store_rows_0( _S5628 : u32,  _S5629 : u32,  _S5630 : u32,  _S5631 : TracedPath_0)
{
    var _S5632 : vec4<u32> = vec4<u32>(_S5631.vertices_2, _S5631.lit_vertices_2, bitcast<u32>(_S5631.score_squared_0), _S5631.bad_scores_0);
    chain_states_0[_S5628 * _S5629 + _S5630] = vec4<u32>(bitcast<u32>(_S5631.radiance_16[u32(0)]), bitcast<u32>(_S5631.radiance_16[u32(1)]), bitcast<u32>(_S5631.radiance_16[u32(2)]), _S5631.rays_0);
    chain_states_0[(_S5628 + u32(1)) * _S5629 + _S5630] = _S5632;
    return;
}

fn store_traced_path_0( chain_5 : u32,  traced_0 : TracedPath_0)
{
    store_rows_0(rows_of_1(), run_0.method_0.chains_0, chain_5, traced_0);
    return;
}

fn Queue_take_0( this_15 : ptr<function, Queue_0>,  queue_0 : u32) -> u32
{
    if(((*this_15).taken_0) >= (run_0.dispatch_0.items_per_lane_0))
    {
        return u32(4294967295);
    }
    (*this_15).taken_0 = (*this_15).taken_0 + u32(1);
    var item_0 : u32 = atomicAdd(&(counters_0[queue_0]), u32(1));
    var _S5633 : u32;
    if(item_0 < (run_0.dispatch_0.items_0))
    {
        _S5633 = item_0;
    }
    else
    {
        _S5633 = u32(4294967295);
    }
    return _S5633;
}

struct ChainState_0
{
     radiance_18 : vec3<f32>,
     density_3 : f32,
     pixel_1 : u32,
     flags_2 : u32,
     tour_length_1 : u32,
     start_weight_0 : f32,
     refused_0 : u32,
     score_squared_2 : f32,
     step_1 : u32,
     memory_0 : f32,
     brightness_top_0 : vec2<u32>,
     brightness_bottom_0 : vec2<u32>,
};

struct Chain_0
{
     index_9 : u32,
     state_0 : ChainState_0,
};

fn load_rows_1( _S5634 : u32,  _S5635 : u32,  _S5636 : u32) -> ChainState_0
{
    var rows_9 : array<vec4<u32>, i32(4)>;
    rows_9[i32(0)] = chain_states_0[_S5634 * _S5635 + _S5636];
    rows_9[i32(1)] = chain_states_0[(_S5634 + u32(1)) * _S5635 + _S5636];
    rows_9[i32(2)] = chain_states_0[(_S5634 + u32(2)) * _S5635 + _S5636];
    rows_9[i32(3)] = chain_states_0[(_S5634 + u32(3)) * _S5635 + _S5636];
    var _S5637 : ChainState_0 = ChainState_0( vec3<f32>(bitcast<f32>(rows_9[u32(0)][u32(0)]), bitcast<f32>(rows_9[u32(0)][u32(1)]), bitcast<f32>(rows_9[u32(0)][u32(2)])), bitcast<f32>(rows_9[u32(0)][u32(3)]), rows_9[u32(1)][u32(0)], rows_9[u32(1)][u32(1)], rows_9[u32(1)][u32(2)], bitcast<f32>(rows_9[u32(1)][u32(3)]), rows_9[u32(2)][u32(0)], bitcast<f32>(rows_9[u32(2)][u32(1)]), rows_9[u32(2)][u32(2)], bitcast<f32>(rows_9[u32(2)][u32(3)]), vec2<u32>(rows_9[u32(3)][u32(0)], rows_9[u32(3)][u32(1)]), vec2<u32>(rows_9[u32(3)][u32(2)], rows_9[u32(3)][u32(3)]) );
    return _S5637;
}

fn load_chain_0( index_10 : u32) -> Chain_0
{
    var chain_6 : Chain_0;
    chain_6.index_9 = index_10;
    chain_6.state_0 = load_rows_1(u32(0), run_0.method_0.chains_0, index_10);
    return chain_6;
}

fn Chain_has_0( this_16 : Chain_0,  flag_0 : u32) -> bool
{
    return (((this_16.state_0.flags_2) & (flag_0))) != u32(0);
}

fn Chain_slot_0( this_17 : Chain_0) -> u32
{
    return ((((this_17.state_0.flags_2) & (u32(2)))) >> (u32(1)));
}

fn Chain_other_slot_0( this_18 : Chain_0) -> u32
{
    return u32(1) - Chain_slot_0(this_18);
}

fn load_rows_2( _S5638 : u32,  _S5639 : u32,  _S5640 : u32) -> TracedPath_0
{
    var rows_10 : array<vec4<u32>, i32(2)>;
    rows_10[i32(0)] = chain_states_0[_S5638 * _S5639 + _S5640];
    rows_10[i32(1)] = chain_states_0[(_S5638 + u32(1)) * _S5639 + _S5640];
    var _S5641 : TracedPath_0 = TracedPath_0( vec3<f32>(bitcast<f32>(rows_10[u32(0)][u32(0)]), bitcast<f32>(rows_10[u32(0)][u32(1)]), bitcast<f32>(rows_10[u32(0)][u32(2)])), rows_10[u32(0)][u32(3)], rows_10[u32(1)][u32(0)], rows_10[u32(1)][u32(1)], bitcast<f32>(rows_10[u32(1)][u32(2)]), rows_10[u32(1)][u32(3)] );
    return _S5641;
}

fn load_traced_path_0( chain_7 : u32) -> TracedPath_0
{
    return load_rows_2(rows_of_1(), run_0.method_0.chains_0, chain_7);
}

fn TracedPath_finite_0( this_19 : TracedPath_0) -> bool
{
    var _S5642 : bool;
    if(is_finite_0(this_19.radiance_16.x))
    {
        _S5642 = is_finite_0(this_19.radiance_16.y);
    }
    else
    {
        _S5642 = false;
    }
    if(_S5642)
    {
        _S5642 = is_finite_0(this_19.radiance_16.z);
    }
    else
    {
        _S5642 = false;
    }
    return _S5642;
}

fn luminance_1( rgb_0 : vec3<f32>) -> f32
{
    return dot(rgb_0, vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f));
}

@compute
@workgroup_size(64, 1, 1)
fn backward()
{
    var _S5643 : bool;
    var _S5644 : StoredCoordinates_0 = StoredCoordinates_0( u32(0), u32(0) );
    var _S5645 : StoredScore_0 = StoredScore_0( u32(0), u32(0) );
    var _S5646 : vec3<f32> = vec3<f32>(0.0f);
    var pass_0 : Backward_0 = Backward_x24init_0(_S5644, _S5645, Recorder_x24init_0(u32(0), u32(0), u32(0)), ScoreReport_x24init_0(u32(0), 0.0f), 0.0f, u32(0), _S5646, _S5646, _S5646, 0.0f, false);
    var traced_1 : TracedPath_0 = TracedPath_x24init_0(_S5646, u32(0), u32(0), u32(0), 0.0f, u32(0));
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
                var _S5647 : bool = chain_9 == u32(4294967295);
                _S5643 = _S5647;
                if(_S5647)
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
                    pass_0.x_22.slot_0 = Chain_other_slot_0(candidate_0);
                    chain_9 = item_1;
                }
            }
            if(_S5643)
            {
                break;
            }
            var _S5648 : TracedPath_0 = load_traced_path_0(chain_9);
            traced_1 = _S5648;
            pass_0.x_22.chain_0 = chain_9;
            pass_0.score_0.chain_1 = chain_9;
            pass_0.score_0.slot_1 = pass_0.x_22.slot_0;
            pass_0.recorder_0.chain_2 = chain_9;
            pass_0.recorder_0.lit_vertices_0 = traced_1.lit_vertices_2;
            var _S5649 : f32;
            if(TracedPath_finite_0(_S5648))
            {
                _S5649 = luminance_1(traced_1.radiance_16);
            }
            else
            {
                _S5649 = 0.0f;
            }
            Backward_begin_0(&(pass_0), _S5649);
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

