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
    var gradient_0 : vec3<f32> = _S82 + _S83;
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
    return vec4<f32>(gradient_0, u_3 + second_1 * first_3);
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
     scale_4 : f32,
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
     direction_3 : vec3<f32>,
     flags_1 : u32,
     throughput_0 : vec3<f32>,
     leaf_1 : u32,
     radiance_2 : vec3<f32>,
     instance_0 : u32,
     weight_2 : vec3<f32>,
     padding_3 : u32,
};

fn load_rows_0( _S141 : u32,  _S142 : u32,  _S143 : u32) -> VertexRecord_0
{
    var rows_1 : array<vec4<u32>, i32(5)>;
    rows_1[i32(0)] = vertex_records_0[_S141 * _S142 + _S143];
    rows_1[i32(1)] = vertex_records_0[(_S141 + u32(1)) * _S142 + _S143];
    rows_1[i32(2)] = vertex_records_0[(_S141 + u32(2)) * _S142 + _S143];
    rows_1[i32(3)] = vertex_records_0[(_S141 + u32(3)) * _S142 + _S143];
    rows_1[i32(4)] = vertex_records_0[(_S141 + u32(4)) * _S142 + _S143];
    var _S144 : VertexRecord_0 = VertexRecord_0( vec3<f32>(bitcast<f32>(rows_1[u32(0)][u32(0)]), bitcast<f32>(rows_1[u32(0)][u32(1)]), bitcast<f32>(rows_1[u32(0)][u32(2)])), bitcast<f32>(rows_1[u32(0)][u32(3)]), vec3<f32>(bitcast<f32>(rows_1[u32(1)][u32(0)]), bitcast<f32>(rows_1[u32(1)][u32(1)]), bitcast<f32>(rows_1[u32(1)][u32(2)])), rows_1[u32(1)][u32(3)], vec3<f32>(bitcast<f32>(rows_1[u32(2)][u32(0)]), bitcast<f32>(rows_1[u32(2)][u32(1)]), bitcast<f32>(rows_1[u32(2)][u32(2)])), rows_1[u32(2)][u32(3)], vec3<f32>(bitcast<f32>(rows_1[u32(3)][u32(0)]), bitcast<f32>(rows_1[u32(3)][u32(1)]), bitcast<f32>(rows_1[u32(3)][u32(2)])), rows_1[u32(3)][u32(3)], vec3<f32>(bitcast<f32>(rows_1[u32(4)][u32(0)]), bitcast<f32>(rows_1[u32(4)][u32(1)]), bitcast<f32>(rows_1[u32(4)][u32(2)])), rows_1[u32(4)][u32(3)] );
    return _S144;
}

struct VertexCoordinates_0
{
     direction_4 : vec2<f32>,
     light_2 : vec2<f32>,
     lobe_0 : f32,
     pick_0 : f32,
};

fn VertexCoordinates_x24init_0( direction_5 : vec2<f32>,  light_3 : vec2<f32>,  lobe_1 : f32,  pick_1 : f32) -> VertexCoordinates_0
{
    var _S145 : VertexCoordinates_0;
    _S145.direction_4 = direction_5;
    _S145.light_2 = light_3;
    _S145.lobe_0 = lobe_1;
    _S145.pick_0 = pick_1;
    return _S145;
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
    var first_7 : u32 = vertex_coordinate_0(depth_2);
    var xi_0 : VertexCoordinates_0;
    xi_0.direction_4 = vec2<f32>(StoredCoordinates_get_0(this_3, first_7), StoredCoordinates_get_0(this_3, first_7 + u32(1)));
    xi_0.light_2 = vec2<f32>(StoredCoordinates_get_0(this_3, first_7 + u32(2)), StoredCoordinates_get_0(this_3, first_7 + u32(3)));
    xi_0.lobe_0 = StoredCoordinates_get_0(this_3, first_7 + u32(4));
    xi_0.pick_0 = StoredCoordinates_get_0(this_3, first_7 + u32(5));
    return xi_0;
}

fn is_decided_0( depth_3 : u32,  delta_0 : bool) -> bool
{
    var _S146 : bool;
    if((run_0.path_0.decisions_0) != u32(0))
    {
        _S146 = depth_3 >= u32(1);
    }
    else
    {
        _S146 = false;
    }
    if(_S146)
    {
        _S146 = !delta_0;
    }
    else
    {
        _S146 = false;
    }
    return _S146;
}

fn survival_0( throughput_1 : vec3<f32>) -> f32
{
    var sizes_0 : vec3<f32> = abs(throughput_1);
    return min(max(sizes_0.x, max(sizes_0.y, sizes_0.z)) * (1.0f / (run_0.path_0.roulette_0 * run_0.camera_0.exposure_0)), 1.0f);
}

fn before_decision_0( throughput_2 : vec3<f32>,  later_0 : vec3<f32>) -> vec3<f32>
{
    var _S147 : vec3<f32> = later_0;
    var probability_0 : f32 = survival_0(throughput_2);
    if(probability_0 >= 1.0f)
    {
        return _S147;
    }
    var _S148 : vec3<f32> = _S147 / vec3<f32>(probability_0);
    _S147 = _S148;
    var whole_5 : f32 = dot(vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f) * throughput_2, _S148);
    var sizes_1 : vec3<f32> = abs(throughput_2);
    var _S149 : i32;
    if((sizes_1.y) > (sizes_1.x))
    {
        _S149 = i32(1);
    }
    else
    {
        _S149 = i32(0);
    }
    var largest_0 : u32 = u32(_S149);
    var largest_1 : u32;
    if((sizes_1.z) > (sizes_1[largest_0]))
    {
        largest_1 = u32(2);
    }
    else
    {
        largest_1 = largest_0;
    }
    _S147[largest_1] = _S147[largest_1] - whole_5 / (throughput_2[largest_1] * vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f)[largest_1]);
    return _S147;
}

struct DiffPair_vectorx3Cfloatx2C2x3E_0
{
     primal_0 : vec2<f32>,
     differential_0 : vec2<f32>,
};

struct Arriving_0
{
     radiance_3 : vec3<f32>,
     pdf_1 : f32,
     portal_0 : LightShape_0,
     portal_share_0 : f32,
};

fn power_of_two_0( exponent_0 : i32) -> f32
{
    return (bitcast<f32>(((u32(exponent_0 + i32(127)) << (u32(23))))));
}

fn sine_of_0( cosine_1 : f32) -> f32
{
    return sqrt(max(1.0f - cosine_1 * cosine_1, 0.0f));
}

fn light_importance_0( node_1 : u32,  point_5 : vec3<f32>) -> f32
{
    var row_5 : u32 = run_0.lights_0.tree_0 + node_1 * u32(3);
    var sphere_0 : vec4<f32> = tables_0[row_5];
    var cone_0 : vec4<f32> = tables_0[row_5 + u32(1)];
    var rest_0 : vec4<f32> = tables_0[row_5 + u32(2)];
    var _S150 : vec3<f32> = sphere_0.xyz;
    var away_0 : vec3<f32> = _S150 - point_5;
    var _S151 : f32 = sphere_0.w;
    var radius2_0 : f32 = _S151 * _S151;
    var exponent_1 : i32 = (((i32(((bitcast<u32>((clamp(max(dot(away_0, away_0), radius2_0), 1.00000000317107685e-30f, 1.00000001504746622e+30f)))) >> (u32(23)))) - i32(127)) >> (u32(1)))) - i32(3);
    var cell_0 : f32 = power_of_two_0(exponent_1);
    var v_5 : vec3<f32> = _S150 - (floor(point_5 * vec3<f32>(power_of_two_0(- exponent_1)) + vec3<f32>(0.3819659948348999f, 0.236067995429039f, 0.1458979994058609f)) + (vec3<f32>(0.5f) - vec3<f32>(0.3819659948348999f, 0.236067995429039f, 0.1458979994058609f))) * vec3<f32>(cell_0);
    var distance2_1 : f32 = dot(v_5, v_5);
    var reach_0 : f32 = _S151 + cell_0 * 0.866100013256073f;
    var brightness_0 : f32 = rest_0.x / max(max(distance2_1, radius2_0), cell_0 * cell_0);
    if(distance2_1 <= (reach_0 * reach_0))
    {
        return brightness_0;
    }
    var inverse_distance_0 : f32 = 1.0f / sqrt(distance2_1);
    var cosine_2 : f32 = - dot(cone_0.xyz, v_5) * inverse_distance_0;
    var cosine_3 : f32;
    if((((bitcast<u32>((rest_0.z))) & (u32(2147483648)))) != u32(0))
    {
        cosine_3 = abs(cosine_2);
    }
    else
    {
        cosine_3 = cosine_2;
    }
    var _S152 : f32 = cone_0.w;
    var cos_off_0 : f32;
    var sin_off_0 : f32;
    if(cosine_3 < _S152)
    {
        var sine_1 : f32 = sine_of_0(cosine_3);
        var sin_spread_0 : f32 = sine_of_0(_S152);
        var _S153 : f32 = sine_1 * _S152 - cosine_3 * sin_spread_0;
        cos_off_0 = cosine_3 * _S152 + sine_1 * sin_spread_0;
        sin_off_0 = _S153;
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
    if(cos_best_0 <= (rest_0.y))
    {
        return 0.0f;
    }
    return brightness_0 * max(cos_best_0, 0.00100000004749745f);
}

fn tree_share_0( point_6 : vec3<f32>) -> f32
{
    var _S154 : bool;
    if(!(((FEATURES_0 & (u32(8)))) != u32(0)))
    {
        _S154 = true;
    }
    else
    {
        _S154 = (run_0.lights_0.remote_count_0) == u32(0);
    }
    if(_S154)
    {
        return 1.0f;
    }
    if((run_0.lights_0.tree_0) == u32(4294967295))
    {
        return 0.0f;
    }
    var near_0 : f32 = light_importance_0(u32(0), point_6);
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

fn LightShape_x24init_0( corner_2 : vec3<f32>,  e1_2 : vec3<f32>,  e2_2 : vec3<f32>,  normal_3 : vec3<f32>,  area_2 : f32) -> LightShape_0
{
    var _S155 : LightShape_0;
    _S155.corner_1 = corner_2;
    _S155.e1_1 = e1_2;
    _S155.e2_1 = e2_2;
    _S155.normal_1 = normal_3;
    _S155.area_1 = area_2;
    return _S155;
}

struct Sky_0
{
     to_light_1 : array<vec4<f32>, i32(3)>,
     radiance_4 : vec3<f32>,
     image_4 : u32,
     distribution_0 : u32,
     columns_0 : u32,
     rows_2 : u32,
     share_0 : f32,
     corner_3 : vec3<f32>,
     has_portal_0 : u32,
     e1_3 : vec3<f32>,
     half_area_0 : f32,
     e2_3 : vec3<f32>,
     padding0_4 : u32,
     normal_4 : vec3<f32>,
     padding1_4 : u32,
};

fn load_table_1( first_8 : u32) -> Sky_0
{
    var rows_3 : array<vec4<f32>, i32(9)>;
    rows_3[i32(0)] = tables_0[first_8];
    rows_3[i32(1)] = tables_0[first_8 + u32(1)];
    rows_3[i32(2)] = tables_0[first_8 + u32(2)];
    rows_3[i32(3)] = tables_0[first_8 + u32(3)];
    rows_3[i32(4)] = tables_0[first_8 + u32(4)];
    rows_3[i32(5)] = tables_0[first_8 + u32(5)];
    rows_3[i32(6)] = tables_0[first_8 + u32(6)];
    rows_3[i32(7)] = tables_0[first_8 + u32(7)];
    rows_3[i32(8)] = tables_0[first_8 + u32(8)];
    var _S156 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>( vec4<f32>(bitcast<f32>(bitcast<u32>(rows_3[u32(0)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_3[u32(0)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_3[u32(0)][u32(2)])), bitcast<f32>(bitcast<u32>(rows_3[u32(0)][u32(3)]))), vec4<f32>(bitcast<f32>(bitcast<u32>(rows_3[u32(1)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_3[u32(1)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_3[u32(1)][u32(2)])), bitcast<f32>(bitcast<u32>(rows_3[u32(1)][u32(3)]))), vec4<f32>(bitcast<f32>(bitcast<u32>(rows_3[u32(2)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_3[u32(2)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_3[u32(2)][u32(2)])), bitcast<f32>(bitcast<u32>(rows_3[u32(2)][u32(3)]))) );
    var _S157 : Sky_0 = Sky_0( _S156, vec3<f32>(bitcast<f32>(bitcast<u32>(rows_3[u32(3)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_3[u32(3)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_3[u32(3)][u32(2)]))), bitcast<u32>(rows_3[u32(3)][u32(3)]), bitcast<u32>(rows_3[u32(4)][u32(0)]), bitcast<u32>(rows_3[u32(4)][u32(1)]), bitcast<u32>(rows_3[u32(4)][u32(2)]), bitcast<f32>(bitcast<u32>(rows_3[u32(4)][u32(3)])), vec3<f32>(bitcast<f32>(bitcast<u32>(rows_3[u32(5)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_3[u32(5)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_3[u32(5)][u32(2)]))), bitcast<u32>(rows_3[u32(5)][u32(3)]), vec3<f32>(bitcast<f32>(bitcast<u32>(rows_3[u32(6)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_3[u32(6)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_3[u32(6)][u32(2)]))), bitcast<f32>(bitcast<u32>(rows_3[u32(6)][u32(3)])), vec3<f32>(bitcast<f32>(bitcast<u32>(rows_3[u32(7)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_3[u32(7)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_3[u32(7)][u32(2)]))), bitcast<u32>(rows_3[u32(7)][u32(3)]), vec3<f32>(bitcast<f32>(bitcast<u32>(rows_3[u32(8)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_3[u32(8)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_3[u32(8)][u32(2)]))), bitcast<u32>(rows_3[u32(8)][u32(3)]) );
    return _S157;
}

fn load_sky_0( index_2 : u32) -> Sky_0
{
    return load_table_1(run_0.lights_0.skies_0 + index_2 * u32(9));
}

fn rotated_0( rows_4 : array<vec4<f32>, i32(3)>,  v_6 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(rows_4[i32(0)].xyz, v_6), dot(rows_4[i32(1)].xyz, v_6), dot(rows_4[i32(2)].xyz, v_6));
}

fn octahedral_square_0( direction_6 : vec3<f32>) -> vec2<f32>
{
    var size_1 : vec3<f32> = abs(direction_6);
    var _S158 : f32 = size_1.z;
    var r_1 : f32;
    if(_S158 < 1.0f)
    {
        r_1 = sqrt(1.0f - _S158);
    }
    else
    {
        r_1 = 0.0f;
    }
    var _S159 : f32 = turns_of_0(size_1.y, size_1.x) * 4.0f * r_1;
    var u_5 : f32 = r_1 - _S159;
    var u_6 : f32;
    var v_7 : f32;
    if((direction_6.z) < 0.0f)
    {
        var _S160 : f32 = 1.0f - u_5;
        u_6 = 1.0f - _S159;
        v_7 = _S160;
    }
    else
    {
        u_6 = u_5;
        v_7 = _S159;
    }
    if((direction_6.x) < 0.0f)
    {
        r_1 = - u_6;
    }
    else
    {
        r_1 = u_6;
    }
    var _S161 : f32 = (r_1 + 1.0f) * 0.5f;
    if((direction_6.y) < 0.0f)
    {
        r_1 = - v_7;
    }
    else
    {
        r_1 = v_7;
    }
    return vec2<f32>(_S161, (r_1 + 1.0f) * 0.5f);
}

fn portal_half_seen_0( sky_0 : Sky_0,  point_7 : vec3<f32>,  direction_7 : vec3<f32>) -> u32
{
    var to_corner_1 : vec3<f32> = sky_0.corner_3 - point_7;
    var height_4 : f32 = dot(to_corner_1, sky_0.normal_4);
    var cosine_4 : f32 = dot(direction_7, sky_0.normal_4);
    var inside_0 : bool;
    if(height_4 <= 0.0f)
    {
        inside_0 = true;
    }
    else
    {
        inside_0 = cosine_4 <= 0.0f;
    }
    if(inside_0)
    {
        return u32(4294967295);
    }
    var on_portal_0 : vec3<f32> = direction_7 * vec3<f32>((height_4 / cosine_4)) - to_corner_1;
    var scale_5 : f32 = 1.0f / dot(cross(sky_0.e2_3, sky_0.e1_3), sky_0.normal_4);
    var a_23 : f32 = dot(cross(sky_0.e2_3, on_portal_0), sky_0.normal_4) * scale_5;
    var b_19 : f32 = dot(cross(on_portal_0, sky_0.e1_3), sky_0.normal_4) * scale_5;
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
    var _S162 : u32;
    if(inside_0)
    {
        var _S163 : i32;
        if(b_19 > a_23)
        {
            _S163 = i32(1);
        }
        else
        {
            _S163 = i32(0);
        }
        _S162 = u32(_S163);
    }
    else
    {
        _S162 = u32(4294967295);
    }
    return _S162;
}

fn portal_half_0( sky_1 : Sky_0,  second_6 : bool) -> LightShape_0
{
    var shape_4 : LightShape_0;
    shape_4.corner_1 = sky_1.corner_3;
    var _S164 : vec3<f32>;
    if(second_6)
    {
        _S164 = sky_1.e2_3;
    }
    else
    {
        _S164 = sky_1.e1_3;
    }
    shape_4.e1_1 = _S164;
    shape_4.e2_1 = sky_1.e1_3 + sky_1.e2_3;
    shape_4.normal_1 = sky_1.normal_4;
    shape_4.area_1 = sky_1.half_area_0;
    return shape_4;
}

fn texel_at_0( image_5 : u32,  st_0 : vec2<f32>) -> vec3<f32>
{
    return image_lookup_0(image_5, u32(2), false, sloped_3(st_0.x), sloped_3(st_0.y)).v_0;
}

fn sky_radiance_0( sky_2 : Sky_0,  square_0 : vec2<f32>) -> vec3<f32>
{
    var radiance_5 : vec3<f32>;
    if((sky_2.image_4) != u32(4294967295))
    {
        radiance_5 = sky_2.radiance_4 * texel_at_0(sky_2.image_4, square_0);
    }
    else
    {
        radiance_5 = sky_2.radiance_4;
    }
    return radiance_5;
}

fn first_column_0( sky_3 : Sky_0,  row_6 : u32) -> u32
{
    return sky_3.distribution_0 + (sky_3.rows_2 + u32(1)) + row_6 * (sky_3.columns_0 + u32(1));
}

fn cumulative_at_0( word_1 : u32) -> f32
{
    return (bitcast<f32>((texels_0[word_1])));
}

fn cell_density_0( sky_4 : Sky_0,  column_0 : u32,  row_7 : u32) -> f32
{
    var _S165 : u32 = sky_4.distribution_0 + row_7;
    var _S166 : u32 = first_column_0(sky_4, row_7) + column_0;
    return (cumulative_at_0(_S165 + u32(1)) - cumulative_at_0(_S165)) * (cumulative_at_0(_S166 + u32(1)) - cumulative_at_0(_S166)) * (f32(sky_4.columns_0) * f32(sky_4.rows_2));
}

fn image_density_0( sky_5 : Sky_0,  square_1 : vec2<f32>) -> f32
{
    return cell_density_0(sky_5, min(u32(square_1.x * f32(sky_5.columns_0)), sky_5.columns_0 - u32(1)), min(u32(square_1.y * f32(sky_5.rows_2)), sky_5.rows_2 - u32(1)));
}

fn arriving_0( point_8 : vec3<f32>,  direction_8 : vec3<f32>,  probability_1 : f32) -> Arriving_0
{
    var sum_3 : Arriving_0;
    var _S167 : vec3<f32> = vec3<f32>(0.0f);
    sum_3.radiance_3 = _S167;
    sum_3.pdf_1 = 0.0f;
    sum_3.portal_0 = LightShape_x24init_0(_S167, _S167, _S167, _S167, 0.0f);
    sum_3.portal_share_0 = 0.0f;
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
        var _S168 : vec2<f32> = vec2<f32>(0.0f);
        var square_2 : vec2<f32>;
        if((sky_6.image_4) != u32(4294967295))
        {
            square_2 = octahedral_square_0(rotated_0(sky_6.to_light_1, direction_8));
        }
        else
        {
            square_2 = _S168;
        }
        var share_1 : f32 = sky_6.share_0 * probability_1;
        var share_2 : f32;
        var seen_0 : bool;
        if((sky_6.has_portal_0) != u32(0))
        {
            var half_0 : u32 = portal_half_seen_0(sky_6, point_8, direction_8);
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
                sum_3.portal_0 = portal_half_0(sky_6, half_0 == u32(1));
                sum_3.portal_share_0 = share_3 * 0.5f;
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
            sum_3.radiance_3 = sum_3.radiance_3 + sky_radiance_0(sky_6, square_2);
            if((sky_6.distribution_0) != u32(4294967295))
            {
                sum_3.pdf_1 = sum_3.pdf_1 + image_density_0(sky_6, square_2) * 0.07957746833562851f * share_2;
            }
        }
        i_11 = i_11 + u32(1);
    }
    return sum_3;
}

fn load_escaped_0( origin_1 : vec3<f32>,  direction_9 : vec3<f32>) -> Arriving_0
{
    return arriving_0(origin_1, direction_9, 1.0f - tree_share_0(origin_1));
}

struct s_paramCtx_s_bwdCallableCtx_escape_luminance_0
{
     value0_6 : Arriving_0,
     value1_0 : vec3<f32>,
     value2_0 : bool,
     value3_0 : vec3<f32>,
     value4_0 : vec3<f32>,
     value5_0 : f32,
};

struct s_bwdCallableCtx_escape_luminance_0
{
     value0_7 : s_paramCtx_s_bwdCallableCtx_escape_luminance_0,
};

struct Tuple_6
{
     value0_8 : vec3<f32>,
};

struct FoundLight_0
{
     radiance_6 : vec3<f32>,
     pdf_2 : f32,
};

struct Tuple_7
{
     value0_9 : FoundLight_0,
};

struct Tuple_8
{
     value0_10 : f32,
};

struct Tuple_9
{
     value0_11 : TriangleView_0,
};

struct Tuple_10
{
     value0_12 : vec3<f32>,
};

fn s_apply_unit_vector_0( _S169 : vec3<f32>) -> Tuple_10
{
    var _S170 : Tuple_10;
    _S170.value0_12 = _S169 * vec3<f32>((1.0f / s_apply_sqrt_0(s_apply_dot_0(_S169, _S169).value0_5).value0_4));
    return _S170;
}

struct Tuple_11
{
     value0_13 : f32,
};

fn s_apply_angle_of_0( _S171 : f32,  _S172 : f32) -> Tuple_11
{
    var scale_6 : f32 = 1.0f / (_S172 * _S172 + _S171 * _S171);
    var _S173 : Tuple_11;
    _S173.value0_13 = turns_of_0(_S171, _S172) * 6.28318548202514648f + 0.0f * (_S172 * scale_6) + 0.0f * (_S171 * - scale_6);
    return _S173;
}

fn s_apply_view_of_0( shape_5 : LightShape_0,  _S174 : vec3<f32>) -> Tuple_9
{
    var _S175 : vec3<f32> = vec3<f32>(-1.0f);
    var _S176 : vec3<f32> = shape_5.corner_1 + _S174 * _S175;
    var _S177 : Tuple_5 = s_apply_dot_0(_S176, shape_5.normal_1);
    var _S178 : vec3<f32> = vec3<f32>(0.0f);
    var centre_1 : vec3<f32> = _S176 * vec3<f32>(3.0f) + (shape_5.e1_1 + shape_5.e2_1);
    var _S179 : bool;
    if(((FEATURES_0 & (u32(1024)))) != u32(0))
    {
        _S179 = (s_apply_dot_0(centre_1, centre_1).value0_5 * 0.0555555559694767f) < (shape_5.area_1);
    }
    else
    {
        _S179 = false;
    }
    var view_5 : TriangleView_0;
    if(_S179)
    {
        var _S180 : Tuple_10 = s_apply_unit_vector_0(_S176);
        var _S181 : Tuple_10 = s_apply_unit_vector_0(_S176 + shape_5.e1_1);
        var _S182 : Tuple_10 = s_apply_unit_vector_0(_S176 + shape_5.e2_1);
        var _S183 : vec3<f32> = _S180.value0_12 * _S175;
        var _S184 : Tuple_5 = s_apply_dot_0(_S180.value0_12, s_apply_cross_0(_S181.value0_12 + _S183, _S182.value0_12 + _S183).value0_3);
        var volume_2 : f32;
        var second_7 : vec3<f32>;
        var third_1 : vec3<f32>;
        if((_S184.value0_5) < 0.0f)
        {
            volume_2 = - _S184.value0_5;
            second_7 = _S182.value0_12;
            third_1 = _S181.value0_12;
        }
        else
        {
            volume_2 = _S184.value0_5;
            second_7 = _S181.value0_12;
            third_1 = _S182.value0_12;
        }
        var solid_angle_2 : f32 = s_apply_angle_of_0(volume_2, 1.0f + s_apply_dot_0(_S180.value0_12, _S181.value0_12).value0_5 + s_apply_dot_0(_S181.value0_12, _S182.value0_12).value0_5 + s_apply_dot_0(_S182.value0_12, _S180.value0_12).value0_5).value0_13 * 2.0f;
        if(solid_angle_2 > 0.00009999999747379f)
        {
            view_5.to_corner_0 = _S176;
            view_5.height_1 = _S177.value0_5;
            view_5.a_1 = _S180.value0_12;
            view_5.b_1 = second_7;
            view_5.c_0 = third_1;
            view_5.solid_angle_0 = solid_angle_2;
            view_5.spherical_0 = true;
        }
        else
        {
            view_5.to_corner_0 = _S176;
            view_5.height_1 = _S177.value0_5;
            view_5.a_1 = _S178;
            view_5.b_1 = _S178;
            view_5.c_0 = _S178;
            view_5.solid_angle_0 = 1.0f;
            view_5.spherical_0 = false;
        }
    }
    else
    {
        view_5.to_corner_0 = _S176;
        view_5.height_1 = _S177.value0_5;
        view_5.a_1 = _S178;
        view_5.b_1 = _S178;
        view_5.c_0 = _S178;
        view_5.solid_angle_0 = 1.0f;
        view_5.spherical_0 = false;
    }
    var _S185 : Tuple_9;
    _S185.value0_11 = view_5;
    return _S185;
}

struct Tuple_12
{
     value0_14 : f32,
};

fn s_apply_view_pdf_0( shape_6 : LightShape_0,  _S186 : TriangleView_0,  _S187 : vec3<f32>,  _S188 : f32) -> Tuple_12
{
    var pdf_3 : f32;
    if(_S186.spherical_0)
    {
        pdf_3 = 1.0f / _S186.solid_angle_0;
    }
    else
    {
        var _S189 : Tuple_2 = s_apply_abs_0(s_apply_dot_0(_S187, shape_6.normal_1).value0_5);
        if((_S189.value0_2) > 0.0f)
        {
            pdf_3 = _S188 * _S188 / (_S189.value0_2 * shape_6.area_1);
        }
        else
        {
            pdf_3 = 0.0f;
        }
    }
    var _S190 : Tuple_12;
    _S190.value0_14 = pdf_3;
    return _S190;
}

fn s_apply_arriving_pdf_0( arriving_1 : Arriving_0,  _S191 : vec3<f32>,  _S192 : vec3<f32>) -> Tuple_8
{
    var pdf_4 : f32;
    if((arriving_1.portal_share_0) > 0.0f)
    {
        var _S193 : Tuple_9 = s_apply_view_of_0(arriving_1.portal_0, _S191);
        pdf_4 = arriving_1.pdf_1 + s_apply_view_pdf_0(arriving_1.portal_0, _S193.value0_11, _S192, _S193.value0_11.height_1 / s_apply_dot_0(_S192, arriving_1.portal_0.normal_1).value0_5).value0_14 * arriving_1.portal_share_0;
    }
    else
    {
        pdf_4 = arriving_1.pdf_1;
    }
    var _S194 : Tuple_8;
    _S194.value0_10 = pdf_4;
    return _S194;
}

fn s_apply_escaped_light_0( escaped_0 : Arriving_0,  _S195 : vec3<f32>,  _S196 : vec3<f32>) -> Tuple_7
{
    var _S197 : Tuple_8 = s_apply_arriving_pdf_0(escaped_0, _S195, _S196);
    var _S198 : Tuple_7;
    _S198.value0_9.radiance_6 = escaped_0.radiance_3;
    _S198.value0_9.pdf_2 = _S197.value0_10;
    return _S198;
}

struct Tuple_13
{
     value0_15 : vec3<f32>,
};

struct Tuple_14
{
     value0_16 : f32,
};

struct Tuple_15
{
     value0_17 : f32,
};

fn s_apply_sqr_0( _S199 : f32) -> Tuple_15
{
    var _S200 : Tuple_15;
    _S200.value0_17 = _S199 * _S199;
    return _S200;
}

fn s_apply_power_heuristic_0( _S201 : f32,  _S202 : f32) -> Tuple_14
{
    var weight_3 : f32;
    if(_S201 > _S202)
    {
        weight_3 = 1.0f / (1.0f + s_apply_sqr_0(_S202 / _S201).value0_17);
    }
    else
    {
        var _S203 : Tuple_15 = s_apply_sqr_0(_S201 / _S202);
        weight_3 = _S203.value0_17 / (_S203.value0_17 + 1.0f);
    }
    var _S204 : Tuple_14;
    _S204.value0_16 = weight_3;
    return _S204;
}

fn s_apply_weighted_emission_0( _S205 : FoundLight_0,  _S206 : f32,  delta_1 : bool) -> Tuple_13
{
    var light_4 : vec3<f32>;
    if(!delta_1)
    {
        light_4 = _S205.radiance_6 * vec3<f32>(s_apply_power_heuristic_0(_S206, _S205.pdf_2).value0_16);
    }
    else
    {
        light_4 = _S205.radiance_6;
    }
    var _S207 : Tuple_13;
    _S207.value0_15 = light_4;
    return _S207;
}

fn s_apply_escape_of_0( escaped_1 : Arriving_0,  _S208 : vec3<f32>,  _S209 : vec3<f32>,  _S210 : f32,  delta_2 : bool) -> Tuple_6
{
    var _S211 : Tuple_6;
    _S211.value0_8 = s_apply_weighted_emission_0(s_apply_escaped_light_0(escaped_1, _S208, _S209).value0_9, _S210, delta_2).value0_15;
    return _S211;
}

struct s_paramCtx_s_bwdCallableCtx_escape_of_0
{
     value0_18 : Arriving_0,
     value1_1 : vec3<f32>,
     value2_1 : vec3<f32>,
     value3_1 : f32,
     value4_1 : bool,
};

struct s_bwdCallableCtx_escape_of_0
{
     value0_19 : s_paramCtx_s_bwdCallableCtx_escape_of_0,
};

struct s_paramCtx_s_bwdCallableCtx_escaped_light_0
{
     value0_20 : Arriving_0,
     value1_2 : vec3<f32>,
     value2_2 : vec3<f32>,
};

struct s_bwdCallableCtx_escaped_light_0
{
     value0_21 : s_paramCtx_s_bwdCallableCtx_escaped_light_0,
};

struct s_paramCtx_s_bwdCallableCtx_weighted_emission_0
{
     value0_22 : FoundLight_0,
     value1_3 : f32,
     value2_3 : bool,
};

struct s_bwdCallableCtx_weighted_emission_0
{
     value0_23 : s_paramCtx_s_bwdCallableCtx_weighted_emission_0,
};

struct s_paramCtx_s_bwdCallableCtx_power_heuristic_0
{
     value0_24 : f32,
     value1_4 : f32,
};

struct s_bwdCallableCtx_power_heuristic_0
{
     value0_25 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0,
};

fn FoundLight_x24_syn_dzero_0() -> FoundLight_0
{
    var result_5 : FoundLight_0;
    result_5.radiance_6 = vec3<f32>(0.0f);
    result_5.pdf_2 = 0.0f;
    return result_5;
}

struct s_paramCtx_s_bwdCallableCtx_sqr_0
{
     value0_26 : f32,
};

struct s_bwdCallableCtx_sqr_0
{
     value0_27 : s_paramCtx_s_bwdCallableCtx_sqr_0,
};

fn s_bwdProp_sqr_0( _S212 : s_bwdCallableCtx_sqr_0,  _S213 : ptr<function, f32>,  _S214 : f32)
{
    var _S215 : f32 = _S212.value0_27.value0_26 * _S214;
    (*_S213) = _S215 + _S215;
    return;
}

fn s_bwdProp_power_heuristic_0( _S216 : s_bwdCallableCtx_power_heuristic_0,  _S217 : ptr<function, f32>,  _S218 : ptr<function, f32>,  _S219 : f32)
{
    var _S220 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S221 : bool = (_S216.value0_25.value0_24) > (_S216.value0_25.value1_4);
    var _S222 : f32;
    var _S223 : f32;
    var _S224 : f32;
    var _S225 : f32;
    var _S226 : f32;
    var _S227 : f32;
    var _S228 : s_bwdCallableCtx_sqr_0;
    var _S229 : s_bwdCallableCtx_sqr_0;
    if(_S221)
    {
        var _S230 : f32 = _S216.value0_25.value1_4 / _S216.value0_25.value0_24;
        var _S231 : f32 = _S216.value0_25.value0_24 * _S216.value0_25.value0_24;
        var _S232 : Tuple_15 = s_apply_sqr_0(_S230);
        var _S233 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S233.value0_26 = _S230;
        var _S234 : f32 = 1.0f + _S232.value0_17;
        _S222 = _S234 * _S234;
        _S228.value0_27 = _S233;
        _S223 = _S231;
        _S224 = 0.0f;
        _S225 = 0.0f;
        _S226 = 0.0f;
        _S229.value0_27 = _S220;
        _S227 = 0.0f;
    }
    else
    {
        var _S235 : f32 = _S216.value0_25.value0_24 / _S216.value0_25.value1_4;
        var _S236 : f32 = _S216.value0_25.value1_4 * _S216.value0_25.value1_4;
        var _S237 : Tuple_15 = s_apply_sqr_0(_S235);
        var _S238 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S238.value0_26 = _S235;
        var _S239 : f32 = _S237.value0_17 + 1.0f;
        var _S240 : f32 = _S239 * _S239;
        _S222 = 0.0f;
        _S228.value0_27 = _S220;
        _S223 = 0.0f;
        _S224 = _S240;
        _S225 = _S237.value0_17;
        _S226 = _S239;
        _S229.value0_27 = _S238;
        _S227 = _S236;
    }
    if(_S221)
    {
        var _S241 : f32 = - (_S219 / _S222);
        var _S242 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S228, &(_S242), _S241);
        var _S243 : f32 = _S242 / _S223;
        var _S244 : f32 = _S216.value0_25.value0_24 * _S243;
        _S222 = _S216.value0_25.value1_4 * - _S243;
        _S223 = _S244;
    }
    else
    {
        var _S245 : f32 = _S219 / _S224;
        var _S246 : f32 = _S226 * _S245 + _S225 * - _S245;
        var _S247 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S229, &(_S247), _S246);
        var _S248 : f32 = _S247 / _S227;
        var _S249 : f32 = _S216.value0_25.value0_24 * - _S248;
        _S222 = _S216.value0_25.value1_4 * _S248;
        _S223 = _S249;
    }
    (*_S217) = _S222;
    (*_S218) = _S223;
    return;
}

fn FoundLight_x24_syn_dadd_0( SLANG_anonymous_0_0 : FoundLight_0,  SLANG_anonymous_1_0 : FoundLight_0) -> FoundLight_0
{
    var result_6 : FoundLight_0;
    result_6.radiance_6 = SLANG_anonymous_0_0.radiance_6 + SLANG_anonymous_1_0.radiance_6;
    result_6.pdf_2 = SLANG_anonymous_0_0.pdf_2 + SLANG_anonymous_1_0.pdf_2;
    return result_6;
}

fn s_bwdProp_weighted_emission_0( _S250 : s_bwdCallableCtx_weighted_emission_0,  _S251 : ptr<function, FoundLight_0>,  _S252 : ptr<function, f32>,  _S253 : vec3<f32>)
{
    var _S254 : vec3<f32> = vec3<f32>(0.0f);
    var _S255 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S256 : bool = !_S250.value0_23.value2_3;
    var _S257 : vec3<f32>;
    var _S258 : s_bwdCallableCtx_power_heuristic_0;
    if(_S256)
    {
        var _S259 : vec3<f32> = vec3<f32>(s_apply_power_heuristic_0(_S250.value0_23.value1_3, _S250.value0_23.value0_22.pdf_2).value0_16);
        var _S260 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
        _S260.value0_24 = _S250.value0_23.value1_3;
        _S260.value1_4 = _S250.value0_23.value0_22.pdf_2;
        _S257 = _S259;
        _S258.value0_25 = _S260;
    }
    else
    {
        _S257 = _S254;
        _S258.value0_25 = _S255;
    }
    var _S261 : FoundLight_0 = FoundLight_x24_syn_dzero_0();
    var _S262 : FoundLight_0;
    var _S263 : f32;
    if(_S256)
    {
        var _S264 : vec3<f32> = _S250.value0_23.value0_22.radiance_6 * _S253;
        var _S265 : vec3<f32> = _S257 * _S253;
        var _S266 : f32 = _S264[i32(0)] + _S264[i32(1)] + _S264[i32(2)];
        var _S267 : f32 = 0.0f;
        var _S268 : f32 = 0.0f;
        s_bwdProp_power_heuristic_0(_S258, &(_S267), &(_S268), _S266);
        var _S269 : FoundLight_0 = _S261;
        _S269.pdf_2 = _S268;
        var _S270 : FoundLight_0 = FoundLight_x24_syn_dadd_0(_S261, _S269);
        _S257 = _S265;
        _S262 = _S270;
        _S263 = _S267;
    }
    else
    {
        _S257 = _S253;
        _S262 = _S261;
        _S263 = 0.0f;
    }
    var _S271 : FoundLight_0 = _S261;
    _S271.radiance_6 = _S257;
    (*_S251) = FoundLight_x24_syn_dadd_0(_S262, _S271);
    (*_S252) = _S263;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_arriving_pdf_0
{
     value0_28 : Arriving_0,
     value1_5 : vec3<f32>,
     value2_4 : vec3<f32>,
};

struct s_bwdCallableCtx_arriving_pdf_0
{
     value0_29 : s_paramCtx_s_bwdCallableCtx_arriving_pdf_0,
};

struct s_paramCtx_s_bwdCallableCtx_view_of_0
{
     value0_30 : LightShape_0,
     value1_6 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_view_pdf_0
{
     value0_31 : LightShape_0,
     value1_7 : TriangleView_0,
     value2_5 : vec3<f32>,
     value3_2 : f32,
};

struct s_bwdCallableCtx_view_pdf_0
{
     value0_32 : s_paramCtx_s_bwdCallableCtx_view_pdf_0,
};

struct s_bwdCallableCtx_view_of_0
{
     value0_33 : s_paramCtx_s_bwdCallableCtx_view_of_0,
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
    var result_7 : TriangleView_Differential_0;
    var _S272 : vec3<f32> = vec3<f32>(0.0f);
    result_7.to_corner_2 = _S272;
    result_7.height_5 = 0.0f;
    result_7.a_24 = _S272;
    result_7.b_20 = _S272;
    result_7.c_3 = _S272;
    result_7.solid_angle_3 = 0.0f;
    return result_7;
}

fn TriangleView_x24_syn_dadd_0( SLANG_anonymous_0_1 : TriangleView_Differential_0,  SLANG_anonymous_1_1 : TriangleView_Differential_0) -> TriangleView_Differential_0
{
    var result_8 : TriangleView_Differential_0;
    result_8.to_corner_2 = SLANG_anonymous_0_1.to_corner_2 + SLANG_anonymous_1_1.to_corner_2;
    result_8.height_5 = SLANG_anonymous_0_1.height_5 + SLANG_anonymous_1_1.height_5;
    result_8.a_24 = SLANG_anonymous_0_1.a_24 + SLANG_anonymous_1_1.a_24;
    result_8.b_20 = SLANG_anonymous_0_1.b_20 + SLANG_anonymous_1_1.b_20;
    result_8.c_3 = SLANG_anonymous_0_1.c_3 + SLANG_anonymous_1_1.c_3;
    result_8.solid_angle_3 = SLANG_anonymous_0_1.solid_angle_3 + SLANG_anonymous_1_1.solid_angle_3;
    return result_8;
}

fn s_bwdProp_view_pdf_0( _S273 : s_bwdCallableCtx_view_pdf_0,  _S274 : ptr<function, TriangleView_Differential_0>,  _S275 : ptr<function, vec3<f32>>,  _S276 : ptr<function, f32>,  _S277 : f32)
{
    var _S278 : vec3<f32> = vec3<f32>(0.0f);
    var _S279 : f32;
    var _S280 : f32;
    var _S281 : f32;
    var _S282 : f32;
    var _S283 : f32;
    var _S284 : bool;
    var _S285 : s_bwdCallableCtx_abs_0;
    var _S286 : s_bwdCallableCtx_dot_0;
    if(_S273.value0_32.value1_7.spherical_0)
    {
        var _S287 : f32 = _S273.value0_32.value1_7.solid_angle_0;
        _S279 = _S287 * _S287;
        _S284 = false;
        _S280 = 0.0f;
        _S281 = 0.0f;
        _S282 = 0.0f;
        _S283 = 0.0f;
        _S285._S18 = 0.0f;
        _S286._S39 = _S278;
        _S286._S40 = _S278;
    }
    else
    {
        var _S288 : Tuple_5 = s_apply_dot_0(_S273.value0_32.value2_5, _S273.value0_32.value0_31.normal_1);
        var _S289 : s_bwdCallableCtx_dot_0;
        _S289._S39 = _S273.value0_32.value2_5;
        _S289._S40 = _S273.value0_32.value0_31.normal_1;
        var _S290 : s_bwdCallableCtx_dot_0 = _S289;
        var _S291 : Tuple_2 = s_apply_abs_0(_S288.value0_5);
        var _S292 : s_bwdCallableCtx_abs_0;
        _S292._S18 = _S288.value0_5;
        var _S293 : s_bwdCallableCtx_abs_0 = _S292;
        var _S294 : bool = (_S291.value0_2) > 0.0f;
        if(_S294)
        {
            var _S295 : f32 = _S273.value0_32.value3_2;
            var _S296 : f32 = _S295 * _S295;
            var _S297 : f32 = _S291.value0_2 * _S273.value0_32.value0_31.area_1;
            _S279 = _S297 * _S297;
            _S280 = _S296;
            _S281 = _S297;
            _S282 = _S273.value0_32.value0_31.area_1;
        }
        else
        {
            _S279 = 0.0f;
            _S280 = 0.0f;
            _S281 = 0.0f;
            _S282 = 0.0f;
        }
        var _S298 : f32 = _S279;
        var _S299 : f32 = _S280;
        var _S300 : f32 = _S281;
        var _S301 : f32 = _S282;
        _S279 = 0.0f;
        _S284 = _S294;
        _S280 = _S298;
        _S281 = _S299;
        _S282 = _S300;
        _S283 = _S301;
        _S285 = _S293;
        _S286 = _S290;
    }
    var _S302 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S303 : TriangleView_Differential_0;
    var _S304 : vec3<f32>;
    if(_S273.value0_32.value1_7.spherical_0)
    {
        var _S305 : f32 = - (_S277 / _S279);
        var _S306 : TriangleView_Differential_0 = _S302;
        _S306.solid_angle_3 = _S305;
        _S303 = TriangleView_x24_syn_dadd_0(_S302, _S306);
        _S304 = _S278;
        _S279 = 0.0f;
    }
    else
    {
        if(_S284)
        {
            var _S307 : f32 = _S277 / _S280;
            var _S308 : f32 = _S273.value0_32.value3_2 * (_S282 * _S307);
            var _S309 : f32 = _S308 + _S308;
            _S279 = _S283 * (_S281 * - _S307);
            _S280 = _S309;
        }
        else
        {
            _S279 = 0.0f;
            _S280 = 0.0f;
        }
        var _S310 : f32 = 0.0f;
        s_bwdProp_abs_0(_S285, &(_S310), _S279);
        var _S311 : vec3<f32> = _S278;
        var _S312 : vec3<f32> = _S278;
        s_bwdProp_dot_0(_S286, &(_S311), &(_S312), _S310);
        _S303 = _S302;
        _S304 = _S311;
        _S279 = _S280;
    }
    (*_S274) = _S303;
    (*_S275) = _S304;
    (*_S276) = _S279;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_unit_vector_0
{
     value0_34 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_angle_of_0
{
     value0_35 : f32,
     value1_8 : f32,
};

struct s_bwdCallableCtx_angle_of_0
{
     value0_36 : s_paramCtx_s_bwdCallableCtx_angle_of_0,
};

struct s_bwdCallableCtx_unit_vector_0
{
     value0_37 : s_paramCtx_s_bwdCallableCtx_unit_vector_0,
};

fn s_bwdProp_angle_of_0( _S313 : s_bwdCallableCtx_angle_of_0,  _S314 : ptr<function, f32>,  _S315 : ptr<function, f32>,  _S316 : f32)
{
    var _S317 : f32 = _S313.value0_36.value1_8;
    var _S318 : f32 = _S313.value0_36.value0_35;
    var scale_7 : f32 = 1.0f / (_S317 * _S317 + _S318 * _S318);
    var _S319 : f32 = _S313.value0_36.value0_35 * - scale_7 * _S316;
    (*_S314) = _S313.value0_36.value1_8 * scale_7 * _S316;
    (*_S315) = _S319;
    return;
}

fn s_bwdProp_unit_vector_0( _S320 : s_bwdCallableCtx_unit_vector_0,  _S321 : ptr<function, vec3<f32>>,  _S322 : vec3<f32>)
{
    var _S323 : vec3<f32> = _S320.value0_37.value0_34;
    var _S324 : Tuple_5 = s_apply_dot_0(_S323, _S323);
    var _S325 : s_bwdCallableCtx_dot_0;
    _S325._S39 = _S320.value0_37.value0_34;
    _S325._S40 = _S320.value0_37.value0_34;
    var _S326 : Tuple_4 = s_apply_sqrt_0(_S324.value0_5);
    var _S327 : s_bwdCallableCtx_sqrt_0;
    _S327._S35 = _S324.value0_5;
    var _S328 : vec3<f32> = _S320.value0_37.value0_34 * _S322;
    var _S329 : vec3<f32> = vec3<f32>((1.0f / _S326.value0_4)) * _S322;
    var _S330 : f32 = - ((_S328[i32(0)] + _S328[i32(1)] + _S328[i32(2)]) / (_S326.value0_4 * _S326.value0_4));
    var _S331 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S327, &(_S331), _S330);
    var _S332 : vec3<f32> = vec3<f32>(0.0f);
    var _S333 : vec3<f32> = _S332;
    var _S334 : vec3<f32> = _S332;
    s_bwdProp_dot_0(_S325, &(_S333), &(_S334), _S331);
    (*_S321) = _S329 + _S333 + _S334;
    return;
}

fn s_bwdProp_view_of_0( _S335 : s_bwdCallableCtx_view_of_0,  _S336 : ptr<function, vec3<f32>>,  _S337 : TriangleView_Differential_0)
{
    var _S338 : vec3<f32> = vec3<f32>(0.0f);
    var _S339 : s_paramCtx_s_bwdCallableCtx_unit_vector_0 = s_paramCtx_s_bwdCallableCtx_unit_vector_0( _S338 );
    var _S340 : s_paramCtx_s_bwdCallableCtx_angle_of_0 = s_paramCtx_s_bwdCallableCtx_angle_of_0( 0.0f, 0.0f );
    var _S341 : vec3<f32> = vec3<f32>(-1.0f);
    var _S342 : vec3<f32> = _S335.value0_33.value0_30.corner_1 + _S335.value0_33.value1_6 * _S341;
    var _S343 : s_bwdCallableCtx_dot_0;
    _S343._S39 = _S342;
    _S343._S40 = _S335.value0_33.value0_30.normal_1;
    var _S344 : s_bwdCallableCtx_dot_0 = _S343;
    var centre_2 : vec3<f32> = _S342 * vec3<f32>(3.0f) + (_S335.value0_33.value0_30.e1_1 + _S335.value0_33.value0_30.e2_1);
    var _S345 : bool;
    if(((FEATURES_0 & (u32(1024)))) != u32(0))
    {
        _S345 = (s_apply_dot_0(centre_2, centre_2).value0_5 * 0.0555555559694767f) < (_S335.value0_33.value0_30.area_1);
    }
    else
    {
        _S345 = false;
    }
    var _S346 : bool;
    var _S347 : bool;
    var volume_3 : f32;
    var _S348 : s_bwdCallableCtx_angle_of_0;
    var _S349 : s_bwdCallableCtx_dot_0;
    var _S350 : s_bwdCallableCtx_dot_0;
    var _S351 : s_bwdCallableCtx_dot_0;
    var _S352 : s_bwdCallableCtx_dot_0;
    var _S353 : s_bwdCallableCtx_cross_0;
    var _S354 : s_bwdCallableCtx_unit_vector_0;
    var _S355 : s_bwdCallableCtx_unit_vector_0;
    var _S356 : s_bwdCallableCtx_unit_vector_0;
    if(_S345)
    {
        var _S357 : Tuple_10 = s_apply_unit_vector_0(_S342);
        var _S358 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
        _S358.value0_34 = _S342;
        var _S359 : s_paramCtx_s_bwdCallableCtx_unit_vector_0 = _S358;
        var _S360 : vec3<f32> = _S342 + _S335.value0_33.value0_30.e1_1;
        var _S361 : Tuple_10 = s_apply_unit_vector_0(_S360);
        var _S362 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
        _S362.value0_34 = _S360;
        var _S363 : s_paramCtx_s_bwdCallableCtx_unit_vector_0 = _S362;
        var _S364 : vec3<f32> = _S342 + _S335.value0_33.value0_30.e2_1;
        var _S365 : Tuple_10 = s_apply_unit_vector_0(_S364);
        var _S366 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
        _S366.value0_34 = _S364;
        var _S367 : s_paramCtx_s_bwdCallableCtx_unit_vector_0 = _S366;
        var _S368 : vec3<f32> = _S357.value0_12 * _S341;
        var _S369 : vec3<f32> = _S361.value0_12 + _S368;
        var _S370 : vec3<f32> = _S365.value0_12 + _S368;
        var _S371 : Tuple_3 = s_apply_cross_0(_S369, _S370);
        var _S372 : s_bwdCallableCtx_cross_0;
        _S372._S22 = _S369;
        _S372._S23 = _S370;
        var _S373 : s_bwdCallableCtx_cross_0 = _S372;
        var _S374 : Tuple_5 = s_apply_dot_0(_S357.value0_12, _S371.value0_3);
        var _S375 : s_bwdCallableCtx_dot_0;
        _S375._S39 = _S357.value0_12;
        _S375._S40 = _S371.value0_3;
        var _S376 : s_bwdCallableCtx_dot_0 = _S375;
        var _S377 : bool = (_S374.value0_5) < 0.0f;
        if(_S377)
        {
            volume_3 = - _S374.value0_5;
        }
        else
        {
            volume_3 = _S374.value0_5;
        }
        var _S378 : Tuple_5 = s_apply_dot_0(_S357.value0_12, _S361.value0_12);
        var _S379 : s_bwdCallableCtx_dot_0;
        _S379._S39 = _S357.value0_12;
        _S379._S40 = _S361.value0_12;
        var _S380 : s_bwdCallableCtx_dot_0 = _S379;
        var _S381 : f32 = 1.0f + _S378.value0_5;
        var _S382 : Tuple_5 = s_apply_dot_0(_S361.value0_12, _S365.value0_12);
        var _S383 : s_bwdCallableCtx_dot_0;
        _S383._S39 = _S361.value0_12;
        _S383._S40 = _S365.value0_12;
        var _S384 : s_bwdCallableCtx_dot_0 = _S383;
        var _S385 : f32 = _S381 + _S382.value0_5;
        var _S386 : Tuple_5 = s_apply_dot_0(_S365.value0_12, _S357.value0_12);
        var _S387 : s_bwdCallableCtx_dot_0;
        _S387._S39 = _S365.value0_12;
        _S387._S40 = _S357.value0_12;
        var _S388 : s_bwdCallableCtx_dot_0 = _S387;
        var _S389 : f32 = _S385 + _S386.value0_5;
        var _S390 : Tuple_11 = s_apply_angle_of_0(volume_3, _S389);
        var _S391 : s_paramCtx_s_bwdCallableCtx_angle_of_0;
        _S391.value0_35 = volume_3;
        _S391.value1_8 = _S389;
        var _S392 : s_paramCtx_s_bwdCallableCtx_angle_of_0 = _S391;
        var _S393 : bool = (_S390.value0_13 * 2.0f) > 0.00009999999747379f;
        _S346 = _S393;
        _S348.value0_36 = _S392;
        _S349 = _S388;
        _S350 = _S384;
        _S351 = _S380;
        _S347 = _S377;
        _S352 = _S376;
        _S353 = _S373;
        _S354.value0_37 = _S367;
        _S355.value0_37 = _S363;
        _S356.value0_37 = _S359;
    }
    else
    {
        _S346 = false;
        _S348.value0_36 = _S340;
        _S349._S39 = _S338;
        _S349._S40 = _S338;
        _S350._S39 = _S338;
        _S350._S40 = _S338;
        _S351._S39 = _S338;
        _S351._S40 = _S338;
        _S347 = false;
        _S352._S39 = _S338;
        _S352._S40 = _S338;
        _S353._S22 = _S338;
        _S353._S23 = _S338;
        _S354.value0_37 = _S339;
        _S355.value0_37 = _S339;
        _S356.value0_37 = _S339;
    }
    var _S394 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S395 : vec3<f32>;
    var _S396 : TriangleView_Differential_0;
    if(_S345)
    {
        var _S397 : f32;
        var _S398 : vec3<f32>;
        var _S399 : vec3<f32>;
        var _S400 : vec3<f32>;
        if(_S346)
        {
            volume_3 = _S337.solid_angle_3;
            _S395 = _S337.b_20;
            _S398 = _S337.c_3;
            _S399 = _S337.a_24;
            _S400 = _S337.to_corner_2;
            _S396 = _S394;
            _S397 = _S337.height_5;
        }
        else
        {
            var _S401 : TriangleView_Differential_0 = TriangleView_x24_syn_dadd_0(_S337, _S394);
            volume_3 = 0.0f;
            _S395 = _S338;
            _S398 = _S338;
            _S399 = _S338;
            _S400 = _S338;
            _S396 = _S401;
            _S397 = 0.0f;
        }
        var _S402 : f32 = 2.0f * volume_3;
        var _S403 : f32 = 0.0f;
        var _S404 : f32 = 0.0f;
        s_bwdProp_angle_of_0(_S348, &(_S403), &(_S404), _S402);
        var _S405 : f32 = _S403;
        var _S406 : vec3<f32> = _S338;
        var _S407 : vec3<f32> = _S338;
        s_bwdProp_dot_0(_S349, &(_S406), &(_S407), _S404);
        var _S408 : vec3<f32> = _S338;
        var _S409 : vec3<f32> = _S338;
        s_bwdProp_dot_0(_S350, &(_S408), &(_S409), _S404);
        var _S410 : vec3<f32> = _S338;
        var _S411 : vec3<f32> = _S338;
        s_bwdProp_dot_0(_S351, &(_S410), &(_S411), _S404);
        var _S412 : vec3<f32> = _S408 + _S411;
        var _S413 : vec3<f32> = _S407 + _S410 + _S399;
        var _S414 : vec3<f32> = _S406 + _S409;
        if(_S347)
        {
            var _S415 : vec3<f32> = _S398 + _S412;
            var _S416 : vec3<f32> = _S395 + _S414;
            volume_3 = - _S405;
            _S395 = _S416;
            _S398 = _S415;
        }
        else
        {
            var _S417 : vec3<f32> = _S395 + _S412;
            var _S418 : vec3<f32> = _S398 + _S414;
            volume_3 = _S405;
            _S395 = _S418;
            _S398 = _S417;
        }
        var _S419 : vec3<f32> = _S338;
        var _S420 : vec3<f32> = _S338;
        s_bwdProp_dot_0(_S352, &(_S419), &(_S420), volume_3);
        var _S421 : vec3<f32> = _S338;
        var _S422 : vec3<f32> = _S338;
        s_bwdProp_cross_0(_S353, &(_S421), &(_S422), _S420);
        var _S423 : vec3<f32> = vec3<f32>(-1.0f) * (_S422 + _S421);
        var _S424 : vec3<f32> = _S422 + _S395;
        var _S425 : vec3<f32> = _S338;
        s_bwdProp_unit_vector_0(_S354, &(_S425), _S424);
        var _S426 : vec3<f32> = _S421 + _S398;
        var _S427 : vec3<f32> = _S338;
        s_bwdProp_unit_vector_0(_S355, &(_S427), _S426);
        var _S428 : vec3<f32> = _S419 + _S423 + _S413;
        var _S429 : vec3<f32> = _S338;
        s_bwdProp_unit_vector_0(_S356, &(_S429), _S428);
        var _S430 : vec3<f32> = _S425 + _S427 + _S429 + _S400;
        volume_3 = _S397;
        _S395 = _S430;
    }
    else
    {
        _S396 = TriangleView_x24_syn_dadd_0(_S337, _S394);
        volume_3 = 0.0f;
        _S395 = _S338;
    }
    var _S431 : f32 = _S396.height_5 + volume_3;
    var _S432 : vec3<f32> = _S338;
    var _S433 : vec3<f32> = _S338;
    s_bwdProp_dot_0(_S344, &(_S432), &(_S433), _S431);
    (*_S336) = vec3<f32>(-1.0f) * (_S396.to_corner_2 + _S432 + _S395);
    return;
}

fn s_bwdProp_arriving_pdf_0( _S434 : s_bwdCallableCtx_arriving_pdf_0,  _S435 : ptr<function, vec3<f32>>,  _S436 : ptr<function, vec3<f32>>,  _S437 : f32)
{
    var _S438 : vec3<f32> = vec3<f32>(0.0f);
    var _S439 : LightShape_0 = LightShape_0( _S438, _S438, _S438, _S438, 0.0f );
    var _S440 : s_paramCtx_s_bwdCallableCtx_view_of_0 = s_paramCtx_s_bwdCallableCtx_view_of_0( _S439, _S438 );
    var _S441 : TriangleView_0 = TriangleView_0( _S438, 0.0f, _S438, _S438, _S438, 0.0f, false );
    var _S442 : s_paramCtx_s_bwdCallableCtx_view_pdf_0 = s_paramCtx_s_bwdCallableCtx_view_pdf_0( _S439, _S441, _S438, 0.0f );
    var _S443 : bool = (_S434.value0_29.value0_28.portal_share_0) > 0.0f;
    var _S444 : s_bwdCallableCtx_view_pdf_0;
    var _S445 : f32;
    var _S446 : f32;
    var _S447 : f32;
    var _S448 : s_bwdCallableCtx_dot_0;
    var _S449 : s_bwdCallableCtx_view_of_0;
    if(_S443)
    {
        var _S450 : Tuple_9 = s_apply_view_of_0(_S434.value0_29.value0_28.portal_0, _S434.value0_29.value1_5);
        var _S451 : s_paramCtx_s_bwdCallableCtx_view_of_0;
        _S451.value0_30 = _S434.value0_29.value0_28.portal_0;
        _S451.value1_6 = _S434.value0_29.value1_5;
        var _S452 : Tuple_5 = s_apply_dot_0(_S434.value0_29.value2_4, _S434.value0_29.value0_28.portal_0.normal_1);
        var _S453 : s_bwdCallableCtx_dot_0;
        _S453._S39 = _S434.value0_29.value2_4;
        _S453._S40 = _S434.value0_29.value0_28.portal_0.normal_1;
        var distance_4 : f32 = _S450.value0_11.height_1 / _S452.value0_5;
        var _S454 : f32 = _S452.value0_5 * _S452.value0_5;
        var _S455 : s_paramCtx_s_bwdCallableCtx_view_pdf_0;
        _S455.value0_31 = _S434.value0_29.value0_28.portal_0;
        _S455.value1_7 = _S450.value0_11;
        _S455.value2_5 = _S434.value0_29.value2_4;
        _S455.value3_2 = distance_4;
        _S444.value0_32 = _S455;
        _S445 = _S454;
        _S446 = _S450.value0_11.height_1;
        _S447 = _S452.value0_5;
        _S448 = _S453;
        _S449.value0_33 = _S451;
    }
    else
    {
        _S444.value0_32 = _S442;
        _S445 = 0.0f;
        _S446 = 0.0f;
        _S447 = 0.0f;
        _S448._S39 = _S438;
        _S448._S40 = _S438;
        _S449.value0_33 = _S440;
    }
    var _S456 : vec3<f32>;
    var _S457 : vec3<f32>;
    if(_S443)
    {
        var _S458 : f32 = _S434.value0_29.value0_28.portal_share_0 * _S437;
        var _S459 : TriangleView_Differential_0;
        _S459.to_corner_2 = _S438;
        _S459.height_5 = 0.0f;
        _S459.a_24 = _S438;
        _S459.b_20 = _S438;
        _S459.c_3 = _S438;
        _S459.solid_angle_3 = 0.0f;
        var _S460 : vec3<f32> = _S438;
        var _S461 : f32 = 0.0f;
        s_bwdProp_view_pdf_0(_S444, &(_S459), &(_S460), &(_S461), _S458);
        var _S462 : f32 = _S461 / _S445;
        var _S463 : f32 = _S446 * - _S462;
        var _S464 : f32 = _S447 * _S462;
        var _S465 : vec3<f32> = _S438;
        var _S466 : vec3<f32> = _S438;
        s_bwdProp_dot_0(_S448, &(_S465), &(_S466), _S463);
        var _S467 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
        _S467.height_5 = _S464;
        var _S468 : TriangleView_Differential_0 = TriangleView_x24_syn_dadd_0(_S459, _S467);
        var _S469 : vec3<f32> = _S438;
        s_bwdProp_view_of_0(_S449, &(_S469), _S468);
        var _S470 : vec3<f32> = _S460 + _S465;
        _S456 = _S469;
        _S457 = _S470;
    }
    else
    {
        _S456 = _S438;
        _S457 = _S438;
    }
    (*_S435) = _S456;
    (*_S436) = _S457;
    return;
}

fn s_bwdProp_escaped_light_0( _S471 : s_bwdCallableCtx_escaped_light_0,  _S472 : ptr<function, vec3<f32>>,  _S473 : ptr<function, vec3<f32>>,  _S474 : FoundLight_0)
{
    var _S475 : s_paramCtx_s_bwdCallableCtx_arriving_pdf_0;
    _S475.value0_28 = _S471.value0_21.value0_20;
    _S475.value1_5 = _S471.value0_21.value1_2;
    _S475.value2_4 = _S471.value0_21.value2_2;
    var _S476 : s_bwdCallableCtx_arriving_pdf_0 = s_bwdCallableCtx_arriving_pdf_0( _S475 );
    var _S477 : vec3<f32> = vec3<f32>(0.0f);
    var _S478 : vec3<f32> = _S477;
    var _S479 : vec3<f32> = _S477;
    s_bwdProp_arriving_pdf_0(_S476, &(_S478), &(_S479), _S474.pdf_2);
    (*_S472) = _S478;
    (*_S473) = _S479;
    return;
}

fn s_bwdProp_escape_of_0( _S480 : s_bwdCallableCtx_escape_of_0,  _S481 : ptr<function, vec3<f32>>,  _S482 : ptr<function, vec3<f32>>,  _S483 : ptr<function, f32>,  _S484 : vec3<f32>)
{
    var _S485 : Tuple_7 = s_apply_escaped_light_0(_S480.value0_19.value0_18, _S480.value0_19.value1_1, _S480.value0_19.value2_1);
    var _S486 : s_paramCtx_s_bwdCallableCtx_escaped_light_0;
    _S486.value0_20 = _S480.value0_19.value0_18;
    _S486.value1_2 = _S480.value0_19.value1_1;
    _S486.value2_2 = _S480.value0_19.value2_1;
    var _S487 : s_bwdCallableCtx_escaped_light_0 = s_bwdCallableCtx_escaped_light_0( _S486 );
    var _S488 : s_paramCtx_s_bwdCallableCtx_weighted_emission_0;
    _S488.value0_22 = _S485.value0_9;
    _S488.value1_3 = _S480.value0_19.value3_1;
    _S488.value2_3 = _S480.value0_19.value4_1;
    var _S489 : s_bwdCallableCtx_weighted_emission_0 = s_bwdCallableCtx_weighted_emission_0( _S488 );
    var _S490 : vec3<f32> = vec3<f32>(0.0f);
    var _S491 : FoundLight_0;
    _S491.radiance_6 = _S490;
    _S491.pdf_2 = 0.0f;
    var _S492 : f32 = 0.0f;
    s_bwdProp_weighted_emission_0(_S489, &(_S491), &(_S492), _S484);
    var _S493 : vec3<f32> = _S490;
    var _S494 : vec3<f32> = _S490;
    s_bwdProp_escaped_light_0(_S487, &(_S493), &(_S494), _S491);
    (*_S481) = _S493;
    (*_S482) = _S494;
    (*_S483) = _S492;
    return;
}

fn s_bwdProp_escape_luminance_0( _S495 : s_bwdCallableCtx_escape_luminance_0,  _S496 : ptr<function, vec3<f32>>,  _S497 : ptr<function, vec3<f32>>,  _S498 : ptr<function, f32>,  _S499 : f32)
{
    var _S500 : Tuple_6 = s_apply_escape_of_0(_S495.value0_7.value0_6, _S495.value0_7.value3_0, _S495.value0_7.value4_0, _S495.value0_7.value5_0, _S495.value0_7.value2_0);
    var _S501 : s_paramCtx_s_bwdCallableCtx_escape_of_0;
    _S501.value0_18 = _S495.value0_7.value0_6;
    _S501.value1_1 = _S495.value0_7.value3_0;
    _S501.value2_1 = _S495.value0_7.value4_0;
    _S501.value3_1 = _S495.value0_7.value5_0;
    _S501.value4_1 = _S495.value0_7.value2_0;
    var _S502 : s_bwdCallableCtx_escape_of_0 = s_bwdCallableCtx_escape_of_0( _S501 );
    var _S503 : s_bwdCallableCtx_dot_0;
    _S503._S39 = _S500.value0_8;
    _S503._S40 = _S495.value0_7.value1_0;
    var _S504 : vec3<f32> = vec3<f32>(0.0f);
    var _S505 : vec3<f32> = _S504;
    var _S506 : vec3<f32> = _S504;
    s_bwdProp_dot_0(_S503, &(_S505), &(_S506), _S499);
    var _S507 : vec3<f32> = _S504;
    var _S508 : vec3<f32> = _S504;
    var _S509 : f32 = 0.0f;
    s_bwdProp_escape_of_0(_S502, &(_S507), &(_S508), &(_S509), _S505);
    (*_S496) = _S507;
    (*_S497) = _S508;
    (*_S498) = _S509;
    return;
}

fn _S510( _S511 : Arriving_0,  _S512 : vec3<f32>,  _S513 : bool,  _S514 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S515 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S516 : ptr<function, DiffPair_float_0>,  _S517 : f32)
{
    var _S518 : s_paramCtx_s_bwdCallableCtx_escape_luminance_0;
    _S518.value0_6 = _S511;
    _S518.value1_0 = _S512;
    _S518.value2_0 = _S513;
    _S518.value3_0 = (*_S514).primal_0;
    _S518.value4_0 = (*_S515).primal_0;
    _S518.value5_0 = (*_S516).primal_0;
    var _S519 : s_bwdCallableCtx_escape_luminance_0 = s_bwdCallableCtx_escape_luminance_0( _S518 );
    var _S520 : vec3<f32> = (*_S514).differential_0;
    var _S521 : vec3<f32> = (*_S515).differential_0;
    var _S522 : f32 = (*_S516).differential_0;
    s_bwdProp_escape_luminance_0(_S519, &(_S520), &(_S521), &(_S522), _S517);
    (*_S514).differential_0 = _S520;
    (*_S515).differential_0 = _S521;
    (*_S516).differential_0 = _S522;
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
     e1_4 : vec3<f32>,
     e2_4 : vec3<f32>,
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

fn map_point_0( _S523 : u32,  _S524 : vec3<f32>) -> vec3<f32>
{
    var q_2 : vec4<f32> = vec4<f32>(_S524, 1.0f);
    return vec3<f32>(dot(instances_0[_S523].to_world_1[i32(0)], q_2), dot(instances_0[_S523].to_world_1[i32(1)], q_2), dot(instances_0[_S523].to_world_1[i32(2)], q_2));
}

fn map_normal_0( _S525 : u32,  _S526 : vec3<f32>) -> vec3<f32>
{
    return instances_0[_S525].to_object_0[i32(0)].xyz * vec3<f32>(_S526.x) + instances_0[_S525].to_object_0[i32(1)].xyz * vec3<f32>(_S526.y) + instances_0[_S525].to_object_0[i32(2)].xyz * vec3<f32>(_S526.z);
}

struct Tangents_0
{
     du_0 : vec3<f32>,
     dv_0 : vec3<f32>,
};

fn tangents_of_0( triangle_1 : Triangle_0,  e1_5 : vec3<f32>,  e2_5 : vec3<f32>) -> Tangents_0
{
    var along1_1 : vec2<f32> = triangle_1.uv1_1 - triangle_1.uv0_1;
    var along2_1 : vec2<f32> = triangle_1.uv2_1 - triangle_1.uv0_1;
    var _S527 : f32 = along1_1.x;
    var _S528 : f32 = along2_1.y;
    var _S529 : f32 = along2_1.x;
    var _S530 : f32 = along1_1.y;
    var det_0 : f32 = _S527 * _S528 - _S529 * _S530;
    var tangents_0 : Tangents_0;
    tangents_0.du_0 = e1_5;
    tangents_0.dv_0 = e2_5;
    if((abs(det_0)) >= 9.99999968265522539e-21f)
    {
        var _S531 : vec3<f32> = vec3<f32>((1.0f / det_0));
        tangents_0.du_0 = (e1_5 * vec3<f32>(_S528) - e2_5 * vec3<f32>(_S530)) * _S531;
        tangents_0.dv_0 = (e2_5 * vec3<f32>(_S527) - e1_5 * vec3<f32>(_S529)) * _S531;
    }
    return tangents_0;
}

fn largest_2( v_8 : vec3<f32>) -> f32
{
    return max(v_8.x, max(v_8.y, v_8.z));
}

fn load_triangle_0( hit_1 : Hit_0) -> Triangle_0
{
    var _S532 : u32 = hit_1.leaf_2 * u32(3);
    var row1_0 : vec4<f32> = leaves_0[_S532 + u32(1)];
    var row2_0 : vec4<f32> = leaves_0[_S532 + u32(2)];
    var bits_1 : u32 = (bitcast<u32>((row1_0.w)));
    var triangle_2 : Triangle_0;
    var _S533 : vec3<f32> = leaves_0[_S532].xyz;
    triangle_2.p0_0 = _S533;
    var _S534 : vec3<f32> = row1_0.xyz;
    triangle_2.e1_4 = _S534;
    var _S535 : vec3<f32> = row2_0.xyz;
    triangle_2.e2_4 = _S535;
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
    var _S536 : bool = (hit_1.instance_1) != u32(4294967295);
    triangle_2.placed_0 = _S536;
    var _S537 : vec3<f32> = vec3<f32>(0.0f);
    triangle_2.n0_0 = _S537;
    triangle_2.n1_0 = _S537;
    triangle_2.n2_0 = _S537;
    triangle_2.tangent_0 = _S537;
    var row_8 : u32 = hit_1.leaf_2 * run_0.path_0.shading_stride_0;
    if(triangle_2.smooth_0)
    {
        triangle_2.n0_0 = shading_0[row_8].xyz;
        triangle_2.n1_0 = shading_0[row_8 + u32(1)].xyz;
        triangle_2.n2_0 = shading_0[row_8 + u32(2)].xyz;
    }
    var _S538 : vec2<f32> = vec2<f32>(0.0f);
    triangle_2.uv0_1 = _S538;
    triangle_2.uv1_1 = _S538;
    triangle_2.uv2_1 = _S538;
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
    if(_S536)
    {
        var _S539 : vec3<f32> = map_point_0(hit_1.instance_1, _S533);
        triangle_2.e1_4 = map_point_0(hit_1.instance_1, _S533 + _S534) - _S539;
        triangle_2.e2_4 = map_point_0(hit_1.instance_1, _S533 + _S535) - _S539;
        triangle_2.p0_0 = _S539;
        triangle_2.n0_0 = map_normal_0(hit_1.instance_1, triangle_2.n0_0);
        triangle_2.n1_0 = map_normal_0(hit_1.instance_1, triangle_2.n1_0);
        triangle_2.n2_0 = map_normal_0(hit_1.instance_1, triangle_2.n2_0);
        var _S540 : vec3<f32> = abs(vec3<f32>(instances_0[hit_1.instance_1].to_world_1[i32(0)].w, instances_0[hit_1.instance_1].to_world_1[i32(1)].w, instances_0[hit_1.instance_1].to_world_1[i32(2)].w));
        flip_0 = flip_1 != ((instances_0[hit_1.instance_1].mirrored_0) != u32(0));
        shift_1 = _S540;
    }
    else
    {
        flip_0 = flip_1;
        shift_1 = _S537;
    }
    var normal_5 : vec3<f32> = cross(triangle_2.e1_4, triangle_2.e2_4);
    var normal_6 : vec3<f32> = normal_5 * vec3<f32>((1.0f / sqrt(dot(normal_5, normal_5))));
    var reach_1 : vec3<f32>;
    if(flip_0)
    {
        reach_1 = (vec3<f32>(0) - normal_6);
    }
    else
    {
        reach_1 = normal_6;
    }
    triangle_2.plane_normal_0 = reach_1;
    if(triangle_2.anisotropic_0)
    {
        triangle_2.tangent_0 = tangents_of_0(triangle_2, triangle_2.e1_4, triangle_2.e2_4).du_0;
    }
    var extent_0 : vec3<f32> = max(abs(triangle_2.p0_0), max(abs(triangle_2.p0_0 + triangle_2.e1_4), abs(triangle_2.p0_0 + triangle_2.e2_4)));
    var size_3 : f32 = largest_2(extent_0);
    if(_S536)
    {
        reach_1 = vec3<f32>(2.0f) * extent_0 + shift_1 + vec3<f32>(size_3);
    }
    else
    {
        reach_1 = extent_0;
    }
    triangle_2.clearance_0 = max(dot(abs(normal_6), reach_1), size_3) * 9.5367431640625e-07f;
    return triangle_2;
}

fn StoredCoordinates_film_0( this_4 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_4, u32(0)), StoredCoordinates_get_0(this_4, u32(1)));
}

fn tile_word_0( film_0 : vec2<f32>) -> u32
{
    var tile_0 : vec2<u32> = min(vec2<u32>(film_0 * vec2<f32>(run_0.path_0.tiles_0)), run_0.path_0.tiles_0 - vec2<u32>(u32(1)));
    var _S541 : u32 = atomicLoad(&(cells_0[tile_0.y * run_0.path_0.tiles_0.x + tile_0.x]));
    return _S541;
}

fn kinds_at_0( film_1 : vec2<f32>) -> u32
{
    var _S542 : u32 = tile_word_0(film_1);
    return (_S542 & (u32(7)));
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
    var _S543 : f32 = n_6.z;
    var sign_0 : f32;
    if(_S543 < 0.0f)
    {
        sign_0 = -1.0f;
    }
    else
    {
        sign_0 = 1.0f;
    }
    var a_26 : f32 = -1.0f / (sign_0 + _S543);
    var _S544 : f32 = n_6.x;
    var _S545 : f32 = n_6.y;
    var b_22 : f32 = _S544 * _S545 * a_26;
    var frame_2 : Frame_0;
    frame_2.s_8 = vec3<f32>(1.0f + sign_0 * _S544 * _S544 * a_26, sign_0 * b_22, - sign_0 * _S544);
    frame_2.t_9 = vec3<f32>(b_22, sign_0 + _S545 * _S545 * a_26, - _S545);
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
        var _S546 : vec3<f32> = s_9 * vec3<f32>((1.0f / sqrt(length_squared_0)));
        frame_3.s_8 = _S546;
        frame_3.t_9 = cross(n_7, _S546);
        frame_3.n_5 = n_7;
    }
    else
    {
        frame_3 = frame_from_normal_0(n_7);
    }
    return frame_3;
}

fn surface_at_0( triangle_3 : Triangle_0,  origin_2 : vec3<f32>,  direction_10 : vec3<f32>) -> Surface_0
{
    var normal_7 : vec3<f32> = cross(triangle_3.e1_4, triangle_3.e2_4);
    var _S547 : vec3<f32> = vec3<f32>((1.0f / dot(normal_7, normal_7)));
    var from_p0_0 : vec3<f32> = origin_2 - triangle_3.p0_0;
    var in_plane_0 : vec3<f32> = from_p0_0 + direction_10 * vec3<f32>(- (dot(from_p0_0, normal_7) / dot(direction_10, normal_7)));
    var b1_1 : f32 = dot(in_plane_0, cross(triangle_3.e2_4, normal_7) * _S547);
    var b2_1 : f32 = dot(in_plane_0, cross(normal_7, triangle_3.e1_4) * _S547);
    var surface_0 : Surface_0;
    surface_0.b1_0 = b1_1;
    surface_0.b2_0 = b2_1;
    var _S548 : vec3<f32> = vec3<f32>(b1_1);
    var _S549 : vec3<f32> = vec3<f32>(b2_1);
    surface_0.position_2 = triangle_3.e1_4 * _S548 + triangle_3.e2_4 * _S549 + triangle_3.p0_0;
    surface_0.geometric_normal_0 = triangle_3.plane_normal_0;
    var n_8 : vec3<f32>;
    if(triangle_3.smooth_0)
    {
        var interpolated_0 : vec3<f32> = (triangle_3.n1_0 - triangle_3.n0_0) * _S548 + (triangle_3.n2_0 - triangle_3.n0_0) * _S549 + triangle_3.n0_0;
        var length2_0 : f32 = dot(interpolated_0, interpolated_0);
        if(length2_0 > 0.0f)
        {
            var n_9 : vec3<f32> = interpolated_0 * vec3<f32>((1.0f / sqrt(length2_0)));
            if((dot(triangle_3.plane_normal_0, n_9)) < 0.0f)
            {
                surface_0.geometric_normal_0 = (vec3<f32>(0) - triangle_3.plane_normal_0);
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
        surface_0.frame_1 = frame_from_normal_tangent_0(n_8, triangle_3.tangent_0);
    }
    else
    {
        surface_0.frame_1 = frame_from_normal_0(n_8);
    }
    return surface_0;
}

fn Sloped3_x24init_0( v_10 : vec3<f32>,  d1_3 : vec3<f32>,  d2_3 : vec3<f32>) -> Sloped3_0
{
    var _S550 : Sloped3_0;
    _S550.v_0 = v_10;
    _S550.d1_0 = d1_3;
    _S550.d2_0 = d2_3;
    return _S550;
}

fn Emitted_x24init_0( radiance_9 : Sloped3_0,  textured_4 : bool,  two_sided_3 : bool,  shape_9 : LightShape_0,  probability_4 : f32) -> Emitted_0
{
    var _S551 : Emitted_0;
    _S551.radiance_7 = radiance_9;
    _S551.textured_2 = textured_4;
    _S551.two_sided_1 = two_sided_3;
    _S551.shape_7 = shape_9;
    _S551.probability_2 = probability_4;
    return _S551;
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

fn share_of_first_0( parent_target_0 : u32,  first_9 : u32,  point_9 : vec3<f32>) -> f32
{
    var left_2 : f32;
    var right_1 : f32;
    if(((parent_target_0 & (u32(1073741824)))) != u32(0))
    {
        var _S552 : f32 = tables_0[run_0.lights_0.tree_0 + (first_9 + u32(1)) * u32(3) + u32(2)].x;
        left_2 = tables_0[run_0.lights_0.tree_0 + first_9 * u32(3) + u32(2)].x;
        right_1 = _S552;
    }
    else
    {
        var _S553 : f32 = light_importance_0(first_9 + u32(1), point_9);
        left_2 = light_importance_0(first_9, point_9);
        right_1 = _S553;
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

fn probability_in_tree_0( leaf_3 : u32,  point_10 : vec3<f32>) -> f32
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
        var share_4 : f32 = share_of_first_0(light_node_target_0(above_0), first_10, point_10);
        if(share_4 < 0.0f)
        {
            return 0.0f;
        }
        var _S554 : f32;
        if(node_4 == first_10)
        {
            _S554 = share_4;
        }
        else
        {
            _S554 = 1.0f - share_4;
        }
        var probability_6 : f32 = probability_5 * _S554;
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
    var _S555 : Emission_0 = Emission_0( vec3<f32>(bitcast<f32>(bitcast<u32>(rows_5[u32(0)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_5[u32(0)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_5[u32(0)][u32(2)]))), bitcast<u32>(rows_5[u32(0)][u32(3)]), bitcast<u32>(rows_5[u32(1)][u32(0)]), bitcast<f32>(bitcast<u32>(rows_5[u32(1)][u32(1)])), bitcast<u32>(rows_5[u32(1)][u32(2)]), bitcast<u32>(rows_5[u32(1)][u32(3)]) );
    return _S555;
}

fn load_emission_0( emission_3 : u32) -> Emission_0
{
    return load_table_2(run_0.path_0.first_emission_0 + emission_3 * u32(2));
}

fn texture_point_0( triangle_4 : Triangle_0,  surface_1 : Surface_0) -> TexturePoint_0
{
    var along1_2 : vec2<f32> = triangle_4.uv1_1 - triangle_4.uv0_1;
    var along2_2 : vec2<f32> = triangle_4.uv2_1 - triangle_4.uv0_1;
    var uv_1 : vec2<f32> = along1_2 * vec2<f32>(surface_1.b1_0) + along2_2 * vec2<f32>(surface_1.b2_0) + triangle_4.uv0_1;
    var point_11 : TexturePoint_0;
    point_11.u_2 = sloped_0(uv_1.x, vec2<f32>(along1_2.x, along2_2.x));
    point_11.v_3 = sloped_0(uv_1.y, vec2<f32>(along1_2.y, along2_2.y));
    point_11.position_0 = sloped_1(surface_1.position_2, triangle_4.e1_4, triangle_4.e2_4);
    point_11.normal_2 = surface_1.geometric_normal_0;
    return point_11;
}

fn load_emitted_0( triangle_5 : Triangle_0,  surface_2 : Surface_0,  origin_3 : vec3<f32>,  delta_5 : bool) -> Emitted_0
{
    var _S556 : vec3<f32> = vec3<f32>(0.0f);
    var emitted_1 : Emitted_0 = Emitted_x24init_0(Sloped3_x24init_0(_S556, _S556, _S556), false, false, LightShape_x24init_0(_S556, _S556, _S556, _S556, 0.0f), 0.0f);
    if((triangle_5.emission_2) == u32(4294967295))
    {
        return emitted_1;
    }
    var index_3 : u32 = ((triangle_5.emission_2) & (u32(2147483647)));
    var _S557 : bool;
    var index_4 : u32;
    if((((triangle_5.emission_2) & (u32(2147483648)))) == u32(0))
    {
        var _S558 : LightTriangle_std430_0 = light_triangles_0[index_3];
        var _S559 : u32 = _S558.emission_0;
        if(!delta_5)
        {
            _S557 = !triangle_5.placed_0;
        }
        else
        {
            _S557 = false;
        }
        if(_S557)
        {
            if(((FEATURES_0 & (u32(1024)))) != u32(0))
            {
                var _S560 : LightShape_0 = shape_of_1(&(_S558));
                emitted_1.shape_7 = _S560;
                emitted_1.probability_2 = tree_share_0(origin_3) * probability_in_tree_0(_S558.node_0, origin_3);
            }
            else
            {
                emitted_1.probability_2 = load_emission_0(_S559).pdf_area_0;
            }
        }
        index_4 = _S559;
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
        _S557 = (emission_4.texture_0) != u32(4294967295);
    }
    else
    {
        _S557 = false;
    }
    if(_S557)
    {
        emitted_1.textured_2 = true;
        emitted_1.radiance_7 = times_4(emitted_1.radiance_7, texture_expression_0(emission_4.texture_0, texture_point_0(triangle_5, surface_2)));
    }
    return emitted_1;
}

fn SlopedFrame_x24init_0( s_10 : Sloped3_0,  t_10 : Sloped3_0,  n_10 : Sloped3_0) -> SlopedFrame_0
{
    var _S561 : SlopedFrame_0;
    _S561.s_7 = s_10;
    _S561.t_8 = t_10;
    _S561.n_4 = n_10;
    return _S561;
}

fn Shading_x24init_0( kind_2 : u32,  eta_1 : f32,  coat_1 : u32,  lobe_3 : f32,  a_27 : Sloped3_0,  b_23 : Sloped3_0,  widths_1 : vec4<f32>,  widths_d1_1 : vec4<f32>,  widths_d2_1 : vec4<f32>,  textured_5 : bool,  bent_1 : bool,  frame_4 : SlopedFrame_0) -> Shading_0
{
    var _S562 : Shading_0;
    _S562.kind_0 = kind_2;
    _S562.eta_0 = eta_1;
    _S562.coat_0 = coat_1;
    _S562.lobe_2 = lobe_3;
    _S562.a_25 = a_27;
    _S562.b_21 = b_23;
    _S562.widths_0 = widths_1;
    _S562.widths_d1_0 = widths_d1_1;
    _S562.widths_d2_0 = widths_d2_1;
    _S562.textured_1 = textured_5;
    _S562.bent_0 = bent_1;
    _S562.frame_0 = frame_4;
    return _S562;
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
    const _S563 : vec2<u32> = vec2<u32>(u32(4294967295), u32(4294967295));
    material_1.alpha_textures_0 = _S563;
    material_1.coat_alpha_textures_0 = _S563;
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
    var _S564 : Patch_0;
    _S564.normal_8 = normal_9;
    _S564.dpdu_0 = dpdu_1;
    _S564.tangent_u_0 = tangent_u_1;
    _S564.tangent_v_0 = tangent_v_1;
    _S564.dndu_0 = dndu_1;
    _S564.dndv_0 = dndv_1;
    return _S564;
}

fn unit_of_0( a_29 : Sloped3_0) -> Sloped3_0
{
    var _S565 : vec3<f32> = a_29.v_0;
    var _S566 : vec3<f32> = vec3<f32>((1.0f / sqrt(dot(_S565, _S565))));
    var u_7 : vec3<f32> = a_29.v_0 * _S566;
    return sloped_1(u_7, (a_29.d1_0 + u_7 * vec3<f32>(- dot(u_7, a_29.d1_0))) * _S566, (a_29.d2_0 + u_7 * vec3<f32>(- dot(u_7, a_29.d2_0))) * _S566);
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

fn patch_at_0( triangle_6 : Triangle_0,  surface_3 : Surface_0) -> Patch_0
{
    var sides_0 : Tangents_0 = tangents_of_0(triangle_6, triangle_6.e1_4, triangle_6.e2_4);
    var patch_0 : Patch_0;
    patch_0.normal_8 = sloped_2(surface_3.frame_1.n_5);
    var _S567 : Sloped3_0 = sloped_2(sides_0.du_0);
    patch_0.dpdu_0 = _S567;
    patch_0.tangent_u_0 = _S567;
    patch_0.tangent_v_0 = sloped_2(sides_0.dv_0);
    var _S568 : vec3<f32> = vec3<f32>(0.0f);
    patch_0.dndu_0 = _S568;
    patch_0.dndv_0 = _S568;
    if(triangle_6.smooth_0)
    {
        var n1_1 : vec3<f32> = triangle_6.n1_0 - triangle_6.n0_0;
        var n2_1 : vec3<f32> = triangle_6.n2_0 - triangle_6.n0_0;
        var interpolated_1 : vec3<f32> = n1_1 * vec3<f32>(surface_3.b1_0) + n2_1 * vec3<f32>(surface_3.b2_0) + triangle_6.n0_0;
        if((dot(interpolated_1, interpolated_1)) > 0.0f)
        {
            patch_0.normal_8 = unit_of_0(sloped_1(interpolated_1, n1_1, n2_1));
            patch_0.normal_8.v_0 = surface_3.frame_1.n_5;
        }
        var n1_2 : vec3<f32>;
        var n2_2 : vec3<f32>;
        if(triangle_6.placed_0)
        {
            var n0_1 : vec3<f32> = unit_vector_0(triangle_6.n0_0);
            var _S569 : vec3<f32> = unit_vector_0(triangle_6.n2_0) - n0_1;
            n1_2 = unit_vector_0(triangle_6.n1_0) - n0_1;
            n2_2 = _S569;
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

fn Patch_further_0( this_5 : Patch_0,  point_12 : TexturePoint_0,  along_v_0 : bool) -> TexturePoint_0
{
    var result_9 : TexturePoint_0 = point_12;
    if(along_v_0)
    {
        result_9.v_3 = plus_0(point_12.v_3, 0.00050000002374873f);
        result_9.position_0 = plus_2(point_12.position_0, times_2(this_5.tangent_v_0, 0.00050000002374873f));
    }
    else
    {
        result_9.u_2 = plus_0(point_12.u_2, 0.00050000002374873f);
        result_9.position_0 = plus_2(point_12.position_0, times_2(this_5.tangent_u_0, 0.00050000002374873f));
    }
    return result_9;
}

fn positive_parts_0( colour_4 : Sloped3_0) -> Sloped3_0
{
    return vector_of_0(positive_part_0(channel_0(colour_4, u32(0))), positive_part_0(channel_0(colour_4, u32(1))), positive_part_0(channel_0(colour_4, u32(2))));
}

fn is_finite_1( v_11 : vec3<f32>) -> bool
{
    var _S570 : bool;
    if(is_finite_0(v_11.x))
    {
        _S570 = is_finite_0(v_11.y);
    }
    else
    {
        _S570 = false;
    }
    if(_S570)
    {
        _S570 = is_finite_0(v_11.z);
    }
    else
    {
        _S570 = false;
    }
    return _S570;
}

fn product_1( a_32 : Sloped3_0,  b_27 : Sloped3_0) -> Sloped_0
{
    return sloped_0(dot(a_32.v_0, b_27.v_0), vec2<f32>(dot(a_32.d1_0, b_27.v_0) + dot(a_32.v_0, b_27.d1_0), dot(a_32.d2_0, b_27.v_0) + dot(a_32.v_0, b_27.d2_0)));
}

fn sloped_frame_0( n_12 : Sloped3_0,  tangent_2 : Sloped3_0) -> SlopedFrame_0
{
    var s_11 : Sloped3_0 = minus_0(tangent_2, times_3(n_12, product_1(n_12, tangent_2)));
    var _S571 : vec3<f32> = s_11.v_0;
    var _S572 : vec3<f32> = tangent_2.v_0;
    if((dot(_S571, _S571)) > (9.999999960041972e-13f * dot(_S572, _S572)))
    {
        var frame_7 : SlopedFrame_0;
        var _S573 : Sloped3_0 = unit_of_0(s_11);
        frame_7.s_7 = _S573;
        frame_7.t_8 = cross_product_0(n_12, _S573);
        frame_7.n_4 = n_12;
        return frame_7;
    }
    return sloped_frame_from_normal_0(n_12);
}

fn Patch_frame_0( this_6 : Patch_0,  bent_2 : Sloped3_0,  tangent_3 : Sloped3_0,  exists_0 : bool,  outwards_0 : vec3<f32>) -> SlopedFrame_0
{
    var _S574 : bool;
    if(exists_0)
    {
        _S574 = is_finite_1(bent_2.v_0);
    }
    else
    {
        _S574 = false;
    }
    if(_S574)
    {
        _S574 = is_finite_1(bent_2.d1_0);
    }
    else
    {
        _S574 = false;
    }
    if(_S574)
    {
        _S574 = is_finite_1(bent_2.d2_0);
    }
    else
    {
        _S574 = false;
    }
    var n_13 : Sloped3_0;
    var along_u_0 : Sloped3_0;
    if(_S574)
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
    var _S575 : vec3<f32> = local_0.v_0;
    var exists_1 : bool;
    if((dot(_S575, _S575)) > 0.0f)
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
    var _S576 : vec3<f32> = across_1.v_0;
    return Patch_frame_0(this_8, unit_of_0(across_1), displaced_u_0, (dot(_S576, _S576)) > 0.0f, outwards_2);
}

fn at_most_1( a_34 : Sloped3_0,  b_29 : f32) -> Sloped3_0
{
    return vector_of_0(at_most_0(channel_0(a_34, u32(0)), b_29), at_most_0(channel_0(a_34, u32(1)), b_29), at_most_0(channel_0(a_34, u32(2)), b_29));
}

fn shade_0( triangle_7 : Triangle_0,  surface_4 : Surface_0,  lobe_4 : f32) -> Shading_0
{
    var material_2 : Material_0 = load_material_0(triangle_7.material_0);
    var shading_2 : Shading_0;
    shading_2.lobe_2 = lobe_4;
    shading_2.a_25 = sloped_2(material_2.a_28);
    shading_2.b_21 = sloped_2(material_2.b_24);
    shading_2.widths_0 = vec4<f32>(material_2.alpha_1, material_2.coat_alpha_0);
    var _S577 : vec4<f32> = vec4<f32>(0.0f);
    shading_2.widths_d1_0 = _S577;
    shading_2.widths_d2_0 = _S577;
    shading_2.textured_1 = false;
    shading_2.bent_0 = false;
    var _S578 : vec3<f32> = vec3<f32>(0.0f);
    var _S579 : Sloped3_0 = Sloped3_x24init_0(_S578, _S578, _S578);
    shading_2.frame_0 = SlopedFrame_x24init_0(_S579, _S579, _S579);
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
        var _S580 : TexturePoint_0 = texture_point_0(triangle_7, surface_4);
        var _S581 : Patch_0 = Patch_x24init_0(_S579, _S579, _S579, _S579, _S578, _S578);
        var _S582 : Sloped_0 = sloped_3(0.0f);
        material_3 = material_2;
        var patch_1 : Patch_0 = _S581;
        var here_1 : Sloped_0 = _S582;
        var further_u_0 : Sloped_0 = _S582;
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
            var _S583 : bool;
            var _S584 : bool;
            var same_0 : bool;
            var _S585 : bool;
            var patch_2 : Patch_0;
            var texture_2 : u32;
            if(mixtures_0)
            {
                shading_2.a_25 = sloped_2(material_3.a_28);
                shading_2.b_21 = sloped_2(material_3.b_24);
                shading_2.widths_0 = vec4<f32>(material_3.alpha_1, material_3.coat_alpha_0);
                if(((FEATURES_0 & (u32(1)))) != u32(0))
                {
                    _S583 = (((material_3.bits_2) & (u32(512)))) != u32(0);
                }
                else
                {
                    _S583 = false;
                }
                shading_2.textured_1 = _S583;
                if(((FEATURES_0 & (u32(32)))) != u32(0))
                {
                    _S584 = (((material_3.bits_2) & (u32(3072)))) != u32(0);
                }
                else
                {
                    _S584 = false;
                }
                shading_2.bent_0 = _S584;
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
                    _S585 = shading_2.bent_0;
                }
                else
                {
                    _S585 = false;
                }
                if(_S585)
                {
                    patch_2 = patch_at_0(triangle_7, surface_4);
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
            var _S586 : bool = lookup_0 == u32(0);
            if(_S586)
            {
                _S583 = true;
            }
            else
            {
                _S583 = lookup_0 == u32(1);
            }
            var place_1 : TexturePoint_0;
            if(_S583)
            {
                texture_2 = material_3.a_texture_0;
                place_1 = _S580;
            }
            else
            {
                if(lookup_0 == u32(2))
                {
                    texture_2 = material_3.b_texture_0;
                    place_1 = _S580;
                }
                else
                {
                    if(lookup_0 == u32(3))
                    {
                        texture_2 = material_3.alpha_textures_0.x;
                        place_1 = _S580;
                    }
                    else
                    {
                        if(lookup_0 == u32(4))
                        {
                            texture_2 = material_3.alpha_textures_0.y;
                            place_1 = _S580;
                        }
                        else
                        {
                            if(lookup_0 == u32(5))
                            {
                                texture_2 = material_3.coat_alpha_textures_0.x;
                                place_1 = _S580;
                            }
                            else
                            {
                                if(lookup_0 == u32(6))
                                {
                                    texture_2 = material_3.coat_alpha_textures_0.y;
                                    place_1 = _S580;
                                }
                                else
                                {
                                    if(((FEATURES_0 & (u32(32)))) != u32(0))
                                    {
                                        var _S587 : Material_0 = material_3;
                                        if(lookup_0 != u32(7))
                                        {
                                            place_1 = Patch_further_0(patch_2, _S580, lookup_0 == u32(9));
                                        }
                                        else
                                        {
                                            place_1 = _S580;
                                        }
                                        texture_2 = _S587.relief_0;
                                    }
                                    else
                                    {
                                        texture_2 = u32(4294967295);
                                        place_1 = _S580;
                                    }
                                }
                            }
                        }
                    }
                }
            }
            if(lookup_0 == u32(4))
            {
                _S584 = texture_2 == (material_3.alpha_textures_0.x);
            }
            else
            {
                _S584 = false;
            }
            if(_S584)
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
            var _S588 : Sloped3_0 = sloped_2(_S578);
            if(((FEATURES_0 & (u32(33)))) != u32(0))
            {
                _S585 = texture_2 != u32(4294967295);
            }
            else
            {
                _S585 = false;
            }
            var _S589 : bool;
            if(_S585)
            {
                _S589 = !same_0;
            }
            else
            {
                _S589 = false;
            }
            var value_7 : Sloped3_0;
            if(_S589)
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
                value_7 = _S588;
            }
            var first_13 : Sloped_0 = channel_0(value_7, u32(0));
            var lookup_1 : u32;
            var _S590 : f32;
            if(_S586)
            {
                if(texture_2 != u32(4294967295))
                {
                    _S590 = first_13.v_2;
                }
                else
                {
                    _S590 = material_3.a_28.x;
                }
                var _S591 : f32 = min(_S590, 1.0f);
                var second_8 : bool = (shading_2.lobe_2) < _S591;
                if(second_8)
                {
                    shading_2.lobe_2 = shading_2.lobe_2 * (1.0f / _S591);
                }
                else
                {
                    shading_2.lobe_2 = (shading_2.lobe_2 - _S591) * (1.0f / (1.0f - _S591));
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
                var _S592 : bool;
                if(lookup_0 == u32(1))
                {
                    _S592 = texture_2 != u32(4294967295);
                }
                else
                {
                    _S592 = false;
                }
                var _S593 : bool;
                if(_S592)
                {
                    shading_2.a_25 = value_7;
                }
                else
                {
                    if(lookup_0 == u32(2))
                    {
                        _S593 = texture_2 != u32(4294967295);
                    }
                    else
                    {
                        _S593 = false;
                    }
                    if(_S593)
                    {
                        shading_2.b_21 = value_7;
                    }
                    else
                    {
                        var _S594 : bool;
                        if(lookup_0 >= u32(3))
                        {
                            _S594 = texture_2 != u32(4294967295);
                        }
                        else
                        {
                            _S594 = false;
                        }
                        if(_S594)
                        {
                            var i_12 : u32 = lookup_0 - u32(3);
                            if(same_0)
                            {
                                _S590 = shading_2.widths_0[i_12 - u32(1)];
                            }
                            else
                            {
                                _S590 = first_13.v_2;
                            }
                            shading_2.widths_0[i_12] = _S590;
                            var _S595 : f32;
                            if(same_0)
                            {
                                _S595 = shading_2.widths_d1_0[i_12 - u32(1)];
                            }
                            else
                            {
                                _S595 = first_13.d_0.x;
                            }
                            shading_2.widths_d1_0[i_12] = _S595;
                            var _S596 : f32;
                            if(same_0)
                            {
                                _S596 = shading_2.widths_d2_0[i_12 - u32(1)];
                            }
                            else
                            {
                                _S596 = first_13.d_0.y;
                            }
                            shading_2.widths_d2_0[i_12] = _S596;
                        }
                    }
                }
                var lookup_2 : u32 = lookup_0 + u32(1);
                if(lookup_2 == u32(7))
                {
                    _S593 = !shading_2.bent_0;
                }
                else
                {
                    _S593 = false;
                }
                if(_S593)
                {
                    break;
                }
                lookup_1 = lookup_2;
            }
            else
            {
                var _S597 : u32 = u32(0);
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
                        shading_2.frame_0 = Patch_mapped_0(patch_2, value_7, surface_4.geometric_normal_0);
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
                                shading_2.frame_0 = Patch_bumped_0(patch_2, here_1, further_u_0, height_6, surface_4.geometric_normal_0);
                                here_2 = further_u_0;
                            }
                            var _S598 : Sloped_0 = here_2;
                            here_2 = here_1;
                            further_u_1 = _S598;
                        }
                        _S597 = lookup_0 + u32(1);
                    }
                }
                here_1 = here_2;
                further_u_0 = further_u_1;
                lookup_1 = _S597;
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
    var _S599 : SquareMap_0;
    _S599.start_1 = start_2;
    _S599.scale_8 = scale_9;
    _S599.cell_1 = cell_2;
    _S599.size_2 = size_4;
    return _S599;
}

fn Arriving_x24init_0( radiance_10 : vec3<f32>,  pdf_5 : f32,  portal_1 : LightShape_0,  portal_share_1 : f32) -> Arriving_0
{
    var _S600 : Arriving_0;
    _S600.radiance_3 = radiance_10;
    _S600.pdf_1 = pdf_5;
    _S600.portal_0 = portal_1;
    _S600.portal_share_0 = portal_share_1;
    return _S600;
}

fn Hit_x24init_0( leaf_4 : u32,  instance_2 : u32) -> Hit_0
{
    var _S601 : Hit_0;
    _S601.leaf_2 = leaf_4;
    _S601.instance_1 = instance_2;
    return _S601;
}

fn ChosenLight_x24init_0( kind_3 : i32,  probability_7 : f32,  radiance_11 : Sloped3_0,  textured_6 : bool,  delta_6 : bool,  two_sided_4 : bool,  shape_11 : LightShape_0,  spot_1 : bool,  cos_end_1 : f32,  cos_start_1 : f32,  map_2 : SquareMap_0,  to_light_3 : array<vec4<f32>, i32(3)>,  arriving_3 : Arriving_0,  hit_2 : Hit_0) -> ChosenLight_0
{
    var _S602 : ChosenLight_0;
    _S602.kind_1 = kind_3;
    _S602.probability_3 = probability_7;
    _S602.radiance_8 = radiance_11;
    _S602.textured_3 = textured_6;
    _S602.delta_3 = delta_6;
    _S602.two_sided_2 = two_sided_4;
    _S602.shape_8 = shape_11;
    _S602.spot_0 = spot_1;
    _S602.cos_end_0 = cos_end_1;
    _S602.cos_start_0 = cos_start_1;
    _S602.map_1 = map_2;
    _S602.to_light_2 = to_light_3;
    _S602.arriving_2 = arriving_3;
    _S602.hit_0 = hit_2;
    return _S602;
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
     padding_4 : u32,
};

fn load_table_3( first_14 : u32) -> RemoteLight_0
{
    var rows_6 : array<vec4<f32>, i32(1)>;
    rows_6[i32(0)] = tables_0[first_14];
    var _S603 : RemoteLight_0 = RemoteLight_0( bitcast<f32>(bitcast<u32>(rows_6[u32(0)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_6[u32(0)][u32(1)])), bitcast<u32>(rows_6[u32(0)][u32(2)]), bitcast<u32>(rows_6[u32(0)][u32(3)]) );
    return _S603;
}

struct DistantLight_0
{
     direction_11 : vec3<f32>,
     padding0_5 : u32,
     irradiance_0 : vec3<f32>,
     padding1_5 : u32,
};

fn load_table_4( first_15 : u32) -> DistantLight_0
{
    var rows_7 : array<vec4<f32>, i32(2)>;
    rows_7[i32(0)] = tables_0[first_15];
    rows_7[i32(1)] = tables_0[first_15 + u32(1)];
    var _S604 : DistantLight_0 = DistantLight_0( vec3<f32>(bitcast<f32>(bitcast<u32>(rows_7[u32(0)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_7[u32(0)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_7[u32(0)][u32(2)]))), bitcast<u32>(rows_7[u32(0)][u32(3)]), vec3<f32>(bitcast<f32>(bitcast<u32>(rows_7[u32(1)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_7[u32(1)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_7[u32(1)][u32(2)]))), bitcast<u32>(rows_7[u32(1)][u32(3)]) );
    return _S604;
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
    var row_9 : u32 = cell_of_0(sky_7.distribution_0, sky_7.rows_2, u_8.y);
    var columns_1 : u32 = first_column_0(sky_7, row_9);
    var column_1 : u32 = cell_of_0(columns_1, sky_7.columns_0, u_8.x);
    var map_3 : SquareMap_0;
    var _S605 : u32 = columns_1 + column_1;
    var _S606 : f32 = cumulative_at_0(_S605);
    var _S607 : u32 = sky_7.distribution_0 + row_9;
    var _S608 : f32 = cumulative_at_0(_S607);
    map_3.start_1 = vec2<f32>(_S606, _S608);
    map_3.scale_8 = vec2<f32>(1.0f / (cumulative_at_0(_S605 + u32(1)) - _S606), 1.0f / (cumulative_at_0(_S607 + u32(1)) - _S608));
    map_3.cell_1 = vec2<f32>(f32(column_1), f32(row_9));
    map_3.size_2 = vec2<f32>(f32(sky_7.columns_0), f32(sky_7.rows_2));
    return map_3;
}

fn mapped_0( map_4 : SquareMap_0,  u_9 : vec2<f32>) -> vec2<f32>
{
    var within_0 : vec2<f32> = (u_9 + map_4.start_1 * vec2<f32>(-1.0f)) * map_4.scale_8;
    var _S609 : f32 = within_0.x;
    var x_24 : f32;
    if(_S609 < 1.0f)
    {
        x_24 = _S609;
    }
    else
    {
        x_24 = 0.99999994039535522f;
    }
    var _S610 : f32 = within_0.y;
    var y_11 : f32;
    if(_S610 < 1.0f)
    {
        y_11 = _S610;
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
    var _S611 : bool = u_10 < 0.0f;
    var u_abs_0 : f32;
    if(_S611)
    {
        u_abs_0 = - u_10;
    }
    else
    {
        u_abs_0 = u_10;
    }
    var _S612 : bool = v_12 < 0.0f;
    var v_abs_0 : f32;
    if(_S612)
    {
        v_abs_0 = - v_12;
    }
    else
    {
        v_abs_0 = v_12;
    }
    var distance_5 : f32 = 1.0f - (u_abs_0 + v_abs_0);
    var _S613 : bool = distance_5 < 0.0f;
    var turns_4 : f32;
    if(_S613)
    {
        turns_4 = - distance_5;
    }
    else
    {
        turns_4 = distance_5;
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
    var _S614 : f32 = r_2 * r_2;
    var z_4 : f32 = 1.0f - _S614;
    var radius_1 : f32 = r_2 * safe_sqrt_0(2.0f - _S614);
    var x_25 : f32 = sin_cos_2.y * radius_1;
    var y_12 : f32 = sin_cos_2.x * radius_1;
    if(_S611)
    {
        u_abs_0 = - x_25;
    }
    else
    {
        u_abs_0 = x_25;
    }
    if(_S612)
    {
        v_abs_0 = - y_12;
    }
    else
    {
        v_abs_0 = y_12;
    }
    if(_S613)
    {
        turns_4 = - z_4;
    }
    else
    {
        turns_4 = z_4;
    }
    return vec3<f32>(u_abs_0, v_abs_0, turns_4);
}

fn choose_in_tree_0( point_13 : vec3<f32>,  pick_any_0 : f32,  probability_8 : ptr<function, f32>) -> u32
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
        var share_6 : f32 = share_of_first_0(target_0, child_0, point_13);
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
        var _S615 : f32;
        if(first_17)
        {
            _S615 = share_6;
        }
        else
        {
            _S615 = 1.0f - share_6;
        }
        (*probability_8) = (*probability_8) * _S615;
        var _S616 : f32 = min(pick_3, 0.99999994039535522f);
        var _S617 : u32;
        if(first_17)
        {
            _S617 = child_0;
        }
        else
        {
            _S617 = child_0 + u32(1);
        }
        target_0 = light_node_target_0(_S617);
        pick_2 = _S616;
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
     padding_5 : u32,
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
    var _S618 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>( vec4<f32>(bitcast<f32>(bitcast<u32>(rows_8[u32(4)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_8[u32(4)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_8[u32(4)][u32(2)])), bitcast<f32>(bitcast<u32>(rows_8[u32(4)][u32(3)]))), vec4<f32>(bitcast<f32>(bitcast<u32>(rows_8[u32(5)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_8[u32(5)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_8[u32(5)][u32(2)])), bitcast<f32>(bitcast<u32>(rows_8[u32(5)][u32(3)]))), vec4<f32>(bitcast<f32>(bitcast<u32>(rows_8[u32(6)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_8[u32(6)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_8[u32(6)][u32(2)])), bitcast<f32>(bitcast<u32>(rows_8[u32(6)][u32(3)]))) );
    var _S619 : PointLight_0 = PointLight_0( vec3<f32>(bitcast<f32>(bitcast<u32>(rows_8[u32(0)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_8[u32(0)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_8[u32(0)][u32(2)]))), bitcast<u32>(rows_8[u32(0)][u32(3)]), vec3<f32>(bitcast<f32>(bitcast<u32>(rows_8[u32(1)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_8[u32(1)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_8[u32(1)][u32(2)]))), bitcast<u32>(rows_8[u32(1)][u32(3)]), vec3<f32>(bitcast<f32>(bitcast<u32>(rows_8[u32(2)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_8[u32(2)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_8[u32(2)][u32(2)]))), bitcast<f32>(bitcast<u32>(rows_8[u32(2)][u32(3)])), bitcast<f32>(bitcast<u32>(rows_8[u32(3)][u32(0)])), bitcast<u32>(rows_8[u32(3)][u32(1)]), vec2<f32>(bitcast<f32>(bitcast<u32>(rows_8[u32(3)][u32(2)])), bitcast<f32>(bitcast<u32>(rows_8[u32(3)][u32(3)]))), _S618 );
    return _S619;
}

fn point_intensity_0( light_6 : PointLight_0,  direction_12 : vec3<f32>) -> vec3<f32>
{
    var intensity_1 : vec3<f32>;
    if((light_6.kind_4) == u32(2))
    {
        intensity_1 = light_6.intensity_0 * texel_at_0(light_6.image_6, octahedral_square_0(unit_vector_0(rotated_0(light_6.to_light_4, direction_12))));
    }
    else
    {
        if((light_6.kind_4) == u32(3))
        {
            var local_1 : vec3<f32> = rotated_0(light_6.to_light_4, direction_12);
            var _S620 : f32 = local_1.z;
            var st_1 : vec2<f32> = local_1.xy / (vec2<f32>(_S620) * (light_6.half_size_0 * vec2<f32>(2.0f))) + vec2<f32>(0.5f);
            var seen_2 : bool;
            if(_S620 >= 0.00100000004749745f)
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

fn choose_light_0( point_14 : vec3<f32>,  pick_any_1 : f32,  u_11 : vec2<f32>) -> ChosenLight_0
{
    var _S621 : vec3<f32> = vec3<f32>(0.0f);
    var _S622 : LightShape_0 = LightShape_x24init_0(_S621, _S621, _S621, _S621, 0.0f);
    var _S623 : vec2<f32> = vec2<f32>(0.0f);
    var _S624 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>(vec4<f32>(0.0f), vec4<f32>(0.0f), vec4<f32>(0.0f));
    var light_7 : ChosenLight_0 = ChosenLight_x24init_0(i32(0), 0.0f, Sloped3_x24init_0(_S621, _S621, _S621), false, false, false, _S622, false, 0.0f, 0.0f, SquareMap_x24init_0(_S623, _S623, _S623, _S623), _S624, Arriving_x24init_0(_S621, 0.0f, _S622, 0.0f), Hit_x24init_0(u32(0), u32(0)));
    light_7.kind_1 = i32(0);
    light_7.hit_0 = nothing_0();
    var _S625 : f32 = min(pick_any_1, 0.99999994039535522f);
    var share_7 : f32 = tree_share_0(point_14);
    var by_portal_0 : bool;
    if(((FEATURES_0 & (u32(8)))) != u32(0))
    {
        by_portal_0 = _S625 >= share_7;
    }
    else
    {
        by_portal_0 = false;
    }
    var chosen_1 : u32;
    if(by_portal_0)
    {
        var _S626 : f32 = 1.0f - share_7;
        var _S627 : f32 = min((_S625 - share_7) / _S626, 0.99999994039535522f);
        chosen_1 = u32(0);
        for(;;)
        {
            var _S628 : u32 = chosen_1 + u32(1);
            if(_S628 < (run_0.lights_0.remote_count_0))
            {
                by_portal_0 = (tables_0[run_0.lights_0.remote_0 + chosen_1 + u32(1)].x) <= _S627;
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
            chosen_1 = _S628;
        }
        var remote_1 : RemoteLight_0 = load_table_3(run_0.lights_0.remote_0 + chosen_1);
        var _S629 : f32 = min((_S627 - remote_1.start_3) / remote_1.share_5, 0.99999994039535522f);
        if((remote_1.index_6) >= (run_0.lights_0.sky_count_0))
        {
            var distant_1 : DistantLight_0 = load_table_4(run_0.lights_0.distant_0 + (remote_1.index_6 - run_0.lights_0.sky_count_0) * u32(2));
            light_7.kind_1 = i32(3);
            light_7.delta_3 = true;
            light_7.probability_3 = _S626 * remote_1.share_5;
            light_7.shape_8.normal_1 = distant_1.direction_11;
            light_7.radiance_8 = sloped_2(distant_1.irradiance_0);
            return light_7;
        }
        var sky_8 : Sky_0 = load_sky_0(remote_1.index_6);
        light_7.kind_1 = i32(4);
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
            var by_portal_2 : bool = _S629 < 0.5f;
            var _S630 : f32 = 2.0f * _S629;
            if(by_portal_2)
            {
                pick_4 = 0.0f;
            }
            else
            {
                pick_4 = 1.0f;
            }
            var _S631 : f32 = _S630 - pick_4;
            by_portal_0 = by_portal_2;
            pick_4 = _S631;
        }
        else
        {
            by_portal_0 = by_portal_1;
            pick_4 = _S629;
        }
        var direction_13 : vec3<f32>;
        if(by_portal_0)
        {
            light_7.kind_1 = i32(5);
            var _S632 : LightShape_0 = portal_half_0(sky_8, pick_4 >= 0.5f);
            light_7.shape_8 = _S632;
            var view_6 : TriangleView_0 = view_of_0(_S632, point_14);
            var sampled_1 : SampledPoint_0 = sample_view_0(_S632, view_6, u_11);
            if(!((view_6.height_1) > 0.0f))
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
            direction_13 = sampled_1.direction_0;
        }
        else
        {
            var _S633 : SquareMap_0 = square_map_0(sky_8, u_11);
            light_7.map_1 = _S633;
            var local_2 : vec3<f32> = octahedral_direction_0(mapped_0(_S633, u_11));
            direction_13 = sky_8.to_light_1[i32(0)].xyz * vec3<f32>(local_2.x) + sky_8.to_light_1[i32(1)].xyz * vec3<f32>(local_2.y) + sky_8.to_light_1[i32(2)].xyz * vec3<f32>(local_2.z);
        }
        light_7.arriving_2 = arriving_0(point_14, direction_13, _S626);
        light_7.radiance_8 = sloped_2(light_7.arriving_2.radiance_3);
        return light_7;
    }
    var number_0 : u32;
    if(((FEATURES_0 & (u32(1024)))) != u32(0))
    {
        var probability_9 : f32;
        var number_1 : u32 = choose_in_tree_0(point_14, min(_S625 / share_7, 0.99999994039535522f), &(probability_9));
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
        light_7.kind_1 = i32(2);
        light_7.delta_3 = true;
        light_7.shape_8.corner_1 = at_point_0.position_3;
        light_7.shape_8.normal_1 = at_point_0.axis_0;
        light_7.spot_0 = (at_point_0.kind_4) == u32(1);
        light_7.cos_end_0 = at_point_0.cos_end_2;
        light_7.cos_start_0 = at_point_0.cos_start_2;
        light_7.radiance_8 = sloped_2(point_intensity_0(at_point_0, unit_vector_0(point_14 - at_point_0.position_3)));
        return light_7;
    }
    var _S634 : LightTriangle_std430_0 = light_triangles_0[number_0];
    var emission_5 : Emission_0 = load_emission_0(_S634.emission_0);
    light_7.kind_1 = i32(1);
    var _S635 : LightShape_0 = shape_of_1(&(_S634));
    light_7.shape_8 = _S635;
    if(!(((FEATURES_0 & (u32(1024)))) != u32(0)))
    {
        light_7.probability_3 = emission_5.pdf_area_0 * _S634.area_0;
    }
    light_7.radiance_8 = sloped_2(emission_5.radiance_0);
    light_7.two_sided_2 = (emission_5.two_sided_0) != u32(0);
    var _S636 : u32 = _S634.flags_0;
    light_7.delta_3 = (((_S634.flags_0) & (u32(1)))) != u32(0);
    if(((FEATURES_0 & (u32(128)))) != u32(0))
    {
        by_portal_0 = ((_S636 & (u32(2)))) != u32(0);
    }
    else
    {
        by_portal_0 = false;
    }
    light_7.textured_3 = by_portal_0;
    light_7.hit_0.leaf_2 = _S634.leaf_0;
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
        var _S637 : Sloped3_0 = radiance_of_triangle_0(&(_S634), emission_5, point_14, u_11);
        light_7.radiance_8 = _S637;
    }
    return light_7;
}

struct DirectLight_0
{
     radiance_12 : vec3<f32>,
     direction_14 : vec3<f32>,
     distance_6 : f32,
     valid_1 : bool,
};

struct BsdfValue_0
{
     f_cos_0 : vec3<f32>,
     pdf_6 : f32,
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
     value0_38 : f32,
};

struct s_minCtx_s_bwdCallableCtx_coat_crossing_0
{
     value0_39 : f32,
     value1_9 : f32,
     value2_6 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0,
     value3_3 : vec3<f32>,
};

struct s_minCtx_s_bwdCallableCtx_coat_internal_0
{
     value0_40 : vec2<f32>,
};

struct s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0
{
     value0_41 : f32,
     value1_10 : s_minCtx_s_bwdCallableCtx_coat_crossing_0,
     value2_7 : f32,
     value3_4 : s_minCtx_s_bwdCallableCtx_coat_internal_0,
     value4_2 : u32,
     value5_1 : f32,
};

struct s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0
{
     value0_42 : f32,
     value1_11 : s_minCtx_s_bwdCallableCtx_coat_crossing_0,
     value2_8 : f32,
};

struct s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0
{
     value0_43 : CoatedDiffuse_0,
     value1_12 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0,
     value2_9 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0,
};

struct Refraction_0
{
     direction_15 : vec3<f32>,
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
     value0_44 : f32,
     value1_13 : LobeTable_0,
     value2_10 : f32,
     value3_5 : s_minCtx_s_bwdCallableCtx_coat_crossing_0,
     value4_3 : LobeTable_0,
};

struct s_minCtx_s_bwdCallableCtx_coated_conductor_value_0
{
     value0_45 : f32,
     value1_14 : s_minCtx_s_bwdCallableCtx_coat_crossing_0,
     value2_11 : LobeTable_0,
     value3_6 : u32,
};

struct s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0
{
     value0_46 : CoatedConductor_0,
     value1_15 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0,
     value2_12 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0,
};

struct s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0
{
     value0_47 : s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0,
     value1_16 : s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0,
};

struct s_minCtx_s_bwdCallableCtx_direct_light_0
{
     value0_48 : BsdfValue_0,
     value1_17 : s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0,
};

struct Departure_0
{
     weight_4 : vec3<f32>,
     origin_4 : vec3<f32>,
     direction_16 : vec3<f32>,
     pdf_7 : f32,
     valid_3 : bool,
     delta_7 : bool,
};

struct BsdfSample_0
{
     wi_0 : vec3<f32>,
     weight_5 : vec3<f32>,
     pdf_8 : f32,
     valid_4 : bool,
     delta_8 : bool,
};

struct s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0
{
     value0_49 : CoatedDiffuse_0,
     value1_18 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0,
     value2_13 : f32,
     value3_7 : BsdfValue_0,
     value4_4 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0,
};

struct s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0
{
     value0_50 : f32,
     value1_19 : f32,
     value2_14 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0,
     value3_8 : u32,
};

struct s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0
{
     value0_51 : s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0,
     value1_20 : CoatedConductor_0,
     value2_15 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0,
     value3_9 : BsdfValue_0,
     value4_5 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0,
};

struct s_minCtx_s_bwdCallableCtx_bsdf_sample_0
{
     value0_52 : s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0,
     value1_21 : s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0,
};

struct s_minCtx_s_bwdCallableCtx_scatter_0
{
     value0_53 : BsdfSample_0,
     value1_22 : s_minCtx_s_bwdCallableCtx_bsdf_sample_0,
};

struct s_minCtx_s_bwdCallableCtx_path_luminance_0
{
     value0_54 : DirectLight_0,
     value1_23 : s_minCtx_s_bwdCallableCtx_direct_light_0,
     value2_16 : Departure_0,
     value3_10 : s_minCtx_s_bwdCallableCtx_scatter_0,
};

struct Tuple_16
{
     value0_55 : f32,
     value1_24 : s_minCtx_s_bwdCallableCtx_path_luminance_0,
};

struct Tuple_17
{
     value0_56 : Surface_0,
};

struct Tuple_18
{
     value0_57 : Frame_0,
};

struct Tuple_19
{
     value0_58 : Frame_0,
};

fn s_apply_frame_from_normal_0( _S638 : vec3<f32>) -> Tuple_19
{
    var _S639 : f32 = _S638.z;
    var sign_2 : f32;
    if(_S639 < 0.0f)
    {
        sign_2 = -1.0f;
    }
    else
    {
        sign_2 = 1.0f;
    }
    var a_35 : f32 = -1.0f / (sign_2 + _S639);
    var _S640 : f32 = _S638.x;
    var _S641 : f32 = _S638.y;
    var b_30 : f32 = _S640 * _S641 * a_35;
    var _S642 : vec3<f32> = vec3<f32>(b_30, sign_2 + _S641 * _S641 * a_35, - _S641);
    var _S643 : Tuple_19;
    _S643.value0_58.s_8 = vec3<f32>(1.0f + sign_2 * _S640 * _S640 * a_35, sign_2 * b_30, - sign_2 * _S640);
    _S643.value0_58.t_9 = _S642;
    _S643.value0_58.n_5 = _S638;
    return _S643;
}

fn s_apply_frame_from_normal_tangent_0( _S644 : vec3<f32>,  tangent_4 : vec3<f32>) -> Tuple_18
{
    var s_12 : vec3<f32> = tangent_4 + _S644 * vec3<f32>(- s_apply_dot_0(_S644, tangent_4).value0_5);
    var _S645 : Tuple_5 = s_apply_dot_0(s_12, s_12);
    var frame_8 : Frame_0;
    if((_S645.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(tangent_4, tangent_4).value0_5))
    {
        var _S646 : vec3<f32> = s_12 * vec3<f32>((1.0f / s_apply_sqrt_0(_S645.value0_5).value0_4));
        var _S647 : Tuple_3 = s_apply_cross_0(_S644, _S646);
        frame_8.s_8 = _S646;
        frame_8.t_9 = _S647.value0_3;
        frame_8.n_5 = _S644;
    }
    else
    {
        frame_8 = s_apply_frame_from_normal_0(_S644).value0_58;
    }
    var _S648 : Tuple_18;
    _S648.value0_57 = frame_8;
    return _S648;
}

fn s_apply_surface_at_0( triangle_8 : Triangle_0,  _S649 : vec3<f32>,  _S650 : vec3<f32>) -> Tuple_17
{
    var _S651 : Tuple_3 = s_apply_cross_0(triangle_8.e1_4, triangle_8.e2_4);
    var _S652 : vec3<f32> = _S651.value0_3;
    var _S653 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S652, _S652).value0_5));
    var from_p0_1 : vec3<f32> = _S649 - triangle_8.p0_0;
    var in_plane_1 : vec3<f32> = from_p0_1 + _S650 * vec3<f32>(- (s_apply_dot_0(from_p0_1, _S651.value0_3).value0_5 / s_apply_dot_0(_S650, _S651.value0_3).value0_5));
    var _S654 : Tuple_5 = s_apply_dot_0(in_plane_1, s_apply_cross_0(triangle_8.e2_4, _S651.value0_3).value0_3 * _S653);
    var _S655 : Tuple_5 = s_apply_dot_0(in_plane_1, s_apply_cross_0(_S651.value0_3, triangle_8.e1_4).value0_3 * _S653);
    var _S656 : vec3<f32> = vec3<f32>(0.0f);
    var _S657 : Frame_0 = Frame_0( _S656, _S656, _S656 );
    var _S658 : vec3<f32> = vec3<f32>(_S654.value0_5);
    var _S659 : vec3<f32> = vec3<f32>(_S655.value0_5);
    var _S660 : vec3<f32> = triangle_8.e1_4 * _S658 + triangle_8.e2_4 * _S659 + triangle_8.p0_0;
    var surface_5 : Surface_0;
    var n_15 : vec3<f32>;
    if(triangle_8.smooth_0)
    {
        var interpolated_2 : vec3<f32> = (triangle_8.n1_0 - triangle_8.n0_0) * _S658 + (triangle_8.n2_0 - triangle_8.n0_0) * _S659 + triangle_8.n0_0;
        var _S661 : Tuple_5 = s_apply_dot_0(interpolated_2, interpolated_2);
        if((_S661.value0_5) > 0.0f)
        {
            var n_16 : vec3<f32> = interpolated_2 * vec3<f32>((1.0f / s_apply_sqrt_0(_S661.value0_5).value0_4));
            if((s_apply_dot_0(triangle_8.plane_normal_0, n_16).value0_5) < 0.0f)
            {
                var _S662 : vec3<f32> = (vec3<f32>(0) - triangle_8.plane_normal_0);
                surface_5.position_2 = _S660;
                surface_5.frame_1 = _S657;
                surface_5.b1_0 = _S654.value0_5;
                surface_5.b2_0 = _S655.value0_5;
                surface_5.geometric_normal_0 = _S662;
            }
            else
            {
                surface_5.position_2 = _S660;
                surface_5.frame_1 = _S657;
                surface_5.b1_0 = _S654.value0_5;
                surface_5.b2_0 = _S655.value0_5;
                surface_5.geometric_normal_0 = triangle_8.plane_normal_0;
            }
            n_15 = n_16;
        }
        else
        {
            n_15 = triangle_8.plane_normal_0;
            surface_5.position_2 = _S660;
            surface_5.frame_1 = _S657;
            surface_5.b1_0 = _S654.value0_5;
            surface_5.b2_0 = _S655.value0_5;
            surface_5.geometric_normal_0 = triangle_8.plane_normal_0;
        }
    }
    else
    {
        n_15 = triangle_8.plane_normal_0;
        surface_5.position_2 = _S660;
        surface_5.frame_1 = _S657;
        surface_5.b1_0 = _S654.value0_5;
        surface_5.b2_0 = _S655.value0_5;
        surface_5.geometric_normal_0 = triangle_8.plane_normal_0;
    }
    if(triangle_8.anisotropic_0)
    {
        surface_5.frame_1 = s_apply_frame_from_normal_tangent_0(n_15, triangle_8.tangent_0).value0_57;
    }
    else
    {
        surface_5.frame_1 = s_apply_frame_from_normal_0(n_15).value0_58;
    }
    var _S663 : Tuple_17;
    _S663.value0_56 = surface_5;
    return _S663;
}

struct Tuple_20
{
     value0_59 : vec3<f32>,
};

struct Tuple_21
{
     value0_60 : FoundLight_0,
};

fn s_apply_emitted_light_0( emitted_2 : Emitted_0,  _S664 : Surface_0,  _S665 : vec3<f32>,  _S666 : vec3<f32>) -> Tuple_21
{
    var _S667 : vec3<f32> = vec3<f32>(0.0f);
    var cosine_5 : f32 = - s_apply_dot_0(_S666, _S664.geometric_normal_0).value0_5;
    var _S668 : bool;
    if(cosine_5 > 0.0f)
    {
        _S668 = true;
    }
    else
    {
        if(cosine_5 < 0.0f)
        {
            _S668 = emitted_2.two_sided_1;
        }
        else
        {
            _S668 = false;
        }
    }
    var found_0 : FoundLight_0;
    if(_S668)
    {
        if(((FEATURES_0 & (u32(128)))) != u32(0))
        {
            _S668 = emitted_2.textured_2;
        }
        else
        {
            _S668 = false;
        }
        if(_S668)
        {
            var _S669 : vec3<f32> = vec3<f32>(0.0f);
            found_0.radiance_6 = emitted_2.radiance_7.v_0 + emitted_2.radiance_7.d1_0 * _S669 + emitted_2.radiance_7.d2_0 * _S669;
            found_0.pdf_2 = 0.0f;
        }
        else
        {
            found_0.radiance_6 = emitted_2.radiance_7.v_0;
            found_0.pdf_2 = 0.0f;
        }
        if((emitted_2.probability_2) > 0.0f)
        {
            var arm_0 : vec3<f32> = _S664.position_2 + _S665 * vec3<f32>(-1.0f);
            var _S670 : Tuple_5 = s_apply_dot_0(arm_0, arm_0);
            if(((FEATURES_0 & (u32(1024)))) != u32(0))
            {
                found_0.pdf_2 = s_apply_view_pdf_0(emitted_2.shape_7, s_apply_view_of_0(emitted_2.shape_7, _S665).value0_11, _S666, s_apply_sqrt_0(_S670.value0_5).value0_4).value0_14 * emitted_2.probability_2;
            }
            else
            {
                found_0.pdf_2 = _S670.value0_5 * emitted_2.probability_2 / s_apply_abs_0(cosine_5).value0_2;
            }
        }
    }
    else
    {
        found_0.radiance_6 = _S667;
        found_0.pdf_2 = 0.0f;
    }
    var _S671 : Tuple_21;
    _S671.value0_60 = found_0;
    return _S671;
}

fn s_apply_emission_of_0( emitted_3 : Emitted_0,  _S672 : Surface_0,  _S673 : vec3<f32>,  _S674 : vec3<f32>,  _S675 : f32,  delta_9 : bool) -> Tuple_20
{
    var _S676 : Tuple_20;
    _S676.value0_59 = s_apply_weighted_emission_0(s_apply_emitted_light_0(emitted_3, _S672, _S673, _S674).value0_60, _S675, delta_9).value0_15;
    return _S676;
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

struct Tuple_22
{
     value0_61 : Bsdf_0,
};

fn s_apply_bsdf_near_0( shading_3 : Shading_0,  _S677 : f32,  _S678 : f32) -> Tuple_22
{
    var _S679 : vec2<f32> = vec2<f32>(0.0f);
    var _S680 : bool;
    if(((FEATURES_0 & (u32(1)))) != u32(0))
    {
        _S680 = shading_3.textured_1;
    }
    else
    {
        _S680 = false;
    }
    var widths_2 : vec4<f32>;
    var bsdf_0 : Bsdf_0;
    if(_S680)
    {
        var _S681 : vec3<f32> = vec3<f32>(0.0f);
        var _S682 : vec3<f32> = shading_3.a_25.v_0 + shading_3.a_25.d1_0 * _S681 + shading_3.a_25.d2_0 * _S681;
        var _S683 : vec3<f32> = shading_3.b_21.v_0 + shading_3.b_21.d1_0 * _S681 + shading_3.b_21.d2_0 * _S681;
        var _S684 : vec4<f32> = vec4<f32>(0.0f);
        widths_2 = shading_3.widths_0 + shading_3.widths_d1_0 * _S684 + shading_3.widths_d2_0 * _S684;
        bsdf_0.a_36 = _S682;
        bsdf_0.b_31 = _S683;
        bsdf_0.alpha_4 = _S679;
        bsdf_0.coat_alpha_2 = _S679;
        bsdf_0.eta_4 = shading_3.eta_0;
        bsdf_0.kind_5 = shading_3.kind_0;
        bsdf_0.coat_5 = shading_3.coat_0;
    }
    else
    {
        widths_2 = shading_3.widths_0;
        bsdf_0.a_36 = shading_3.a_25.v_0;
        bsdf_0.b_31 = shading_3.b_21.v_0;
        bsdf_0.alpha_4 = _S679;
        bsdf_0.coat_alpha_2 = _S679;
        bsdf_0.eta_4 = shading_3.eta_0;
        bsdf_0.kind_5 = shading_3.kind_0;
        bsdf_0.coat_5 = shading_3.coat_0;
    }
    bsdf_0.alpha_4 = widths_2.xy;
    bsdf_0.coat_alpha_2 = widths_2.zw;
    var _S685 : Tuple_22;
    _S685.value0_61 = bsdf_0;
    return _S685;
}

struct Tuple_23
{
     value0_62 : Frame_0,
};

fn s_apply_frame_near_0( shading_4 : Shading_0,  _S686 : Surface_0) -> Tuple_23
{
    var _S687 : bool;
    if(((FEATURES_0 & (u32(32)))) != u32(0))
    {
        _S687 = shading_4.bent_0;
    }
    else
    {
        _S687 = false;
    }
    var frame_9 : Frame_0;
    if(_S687)
    {
        var _S688 : vec3<f32> = vec3<f32>(0.0f);
        var _S689 : vec3<f32> = shading_4.frame_0.t_8.v_0 + shading_4.frame_0.t_8.d1_0 * _S688 + shading_4.frame_0.t_8.d2_0 * _S688;
        var _S690 : vec3<f32> = shading_4.frame_0.n_4.v_0 + shading_4.frame_0.n_4.d1_0 * _S688 + shading_4.frame_0.n_4.d2_0 * _S688;
        frame_9.s_8 = shading_4.frame_0.s_7.v_0 + shading_4.frame_0.s_7.d1_0 * _S688 + shading_4.frame_0.s_7.d2_0 * _S688;
        frame_9.t_9 = _S689;
        frame_9.n_5 = _S690;
    }
    else
    {
        frame_9 = _S686.frame_1;
    }
    var _S691 : Tuple_23;
    _S691.value0_62 = frame_9;
    return _S691;
}

struct Tuple_24
{
     value0_63 : vec3<f32>,
};

fn s_apply_to_local_0( _S692 : Frame_0,  _S693 : vec3<f32>) -> Tuple_24
{
    var _S694 : Tuple_24;
    _S694.value0_63 = vec3<f32>(s_apply_dot_0(_S692.s_8, _S693).value0_5, s_apply_dot_0(_S692.t_9, _S693).value0_5, s_apply_dot_0(_S692.n_5, _S693).value0_5);
    return _S694;
}

struct Tuple_25
{
     value0_64 : DirectLight_0,
     value1_25 : s_minCtx_s_bwdCallableCtx_direct_light_0,
};

struct LightSample_0
{
     direction_17 : vec3<f32>,
     distance_7 : f32,
     radiance_13 : vec3<f32>,
     pdf_9 : f32,
     valid_5 : bool,
};

struct Tuple_26
{
     value0_65 : LightSample_0,
};

struct Tuple_27
{
     value0_66 : SampledPoint_0,
};

struct Tuple_28
{
     value0_67 : vec3<f32>,
};

struct Tuple_29
{
     value0_68 : vec2<f32>,
};

fn s_apply_sin_cos_turns_0( _S695 : f32) -> Tuple_29
{
    var quarter_1 : f32 = round(_S695 * 4.0f);
    var angle_1 : f32 = (_S695 - quarter_1 * 0.25f) * 6.28318548202514648f;
    var a2_2 : f32 = angle_1 * angle_1;
    var s_13 : f32 = angle_1 * (1.0f + a2_2 * (-0.1666666716337204f + a2_2 * (0.00833333376795053f + a2_2 * (-0.0001984127011383f + a2_2 * 2.75573188446287531e-06f))));
    var c_4 : f32 = 1.0f + a2_2 * (-0.5f + a2_2 * (0.0416666679084301f + a2_2 * (-0.00138888892251998f + a2_2 * 0.00002480158764229f)));
    var q_3 : i32 = (i32(quarter_1) & (i32(3)));
    var sine_2 : f32;
    var cosine_6 : f32;
    if(q_3 == i32(1))
    {
        var _S696 : f32 = - s_13;
        sine_2 = c_4;
        cosine_6 = _S696;
    }
    else
    {
        if(q_3 == i32(2))
        {
            var _S697 : f32 = - c_4;
            sine_2 = - s_13;
            cosine_6 = _S697;
        }
        else
        {
            if(q_3 == i32(3))
            {
                sine_2 = - c_4;
                cosine_6 = s_13;
            }
            else
            {
                sine_2 = s_13;
                cosine_6 = c_4;
            }
        }
    }
    var _S698 : Tuple_29;
    _S698.value0_68 = vec2<f32>(sine_2, cosine_6);
    return _S698;
}

struct Tuple_30
{
     value0_69 : f32,
};

fn s_apply_safe_sqrt_0( _S699 : f32) -> Tuple_30
{
    var root_4 : f32;
    if(_S699 > 0.0f)
    {
        root_4 = s_apply_sqrt_0(_S699).value0_4;
    }
    else
    {
        root_4 = 0.0f;
    }
    var _S700 : Tuple_30;
    _S700.value0_69 = root_4;
    return _S700;
}

fn s_apply_sample_solid_angle_0( _S701 : TriangleView_0,  _S702 : vec2<f32>) -> Tuple_28
{
    var _S703 : Tuple_29 = s_apply_sin_cos_turns_0(_S702.x * _S701.solid_angle_0 * 0.07957746833562851f);
    var _S704 : Tuple_10 = s_apply_unit_vector_0(_S701.c_0 + _S701.a_1 * vec3<f32>(- s_apply_dot_0(_S701.a_1, _S701.c_0).value0_5));
    var _S705 : f32 = _S703.value0_68.x;
    var m_1 : f32 = _S705 * (1.0f + s_apply_dot_0(_S701.a_1, _S701.b_1).value0_5);
    var q_4 : f32 = _S703.value0_68.y * s_apply_dot_0(s_apply_cross_0(_S701.a_1, _S701.b_1).value0_3, _S704.value0_12).value0_5 - _S705 * s_apply_dot_0(_S701.b_1, _S704.value0_12).value0_5;
    var m2_1 : f32 = m_1 * m_1;
    var q2_1 : f32 = q_4 * q_4;
    var scale_10 : f32 = 1.0f / (q2_1 + m2_1);
    var chord_1 : vec3<f32> = _S701.a_1 * vec3<f32>(((q2_1 - m2_1) * scale_10)) + _S704.value0_12 * vec3<f32>((2.0f * q_4 * m_1 * scale_10)) + _S701.b_1 * vec3<f32>(-1.0f);
    var chord2_1 : f32 = s_apply_dot_0(chord_1, chord_1).value0_5 * 0.5f;
    var w_2 : f32 = _S702.y * chord2_1;
    var _S706 : Tuple_28;
    _S706.value0_67 = _S701.b_1 * vec3<f32>((1.0f - w_2)) + s_apply_unit_vector_0(chord_1 + _S701.b_1 * vec3<f32>(chord2_1)).value0_12 * vec3<f32>(s_apply_safe_sqrt_0(w_2 * (2.0f - w_2)).value0_69);
    return _S706;
}

fn s_apply_sample_view_0( shape_12 : LightShape_0,  _S707 : TriangleView_0,  _S708 : vec2<f32>) -> Tuple_27
{
    var _S709 : vec3<f32> = vec3<f32>(0.0f);
    var point_15 : SampledPoint_0;
    if(_S707.spherical_0)
    {
        var _S710 : Tuple_28 = s_apply_sample_solid_angle_0(_S707, _S708);
        var distance_8 : f32 = _S707.height_1 / s_apply_dot_0(_S710.value0_67, shape_12.normal_1).value0_5;
        var _S711 : bool;
        if(distance_8 > 0.0f)
        {
            _S711 = is_finite_0(distance_8);
        }
        else
        {
            _S711 = false;
        }
        if(_S711)
        {
            point_15.direction_0 = _S710.value0_67;
            point_15.distance_0 = distance_8;
            point_15.valid_0 = true;
        }
        else
        {
            point_15.direction_0 = _S709;
            point_15.distance_0 = 0.0f;
            point_15.valid_0 = false;
        }
    }
    else
    {
        var _S712 : Tuple_30 = s_apply_safe_sqrt_0(_S708.x);
        var _S713 : f32 = _S708.y;
        var to_light_5 : vec3<f32> = _S707.to_corner_0 + shape_12.e1_1 * vec3<f32>((_S712.value0_69 * (1.0f - _S713))) + shape_12.e2_1 * vec3<f32>((_S712.value0_69 * _S713));
        var _S714 : Tuple_5 = s_apply_dot_0(to_light_5, to_light_5);
        if((_S714.value0_5) > 0.0f)
        {
            var _S715 : Tuple_4 = s_apply_sqrt_0(_S714.value0_5);
            point_15.direction_0 = to_light_5 * vec3<f32>((1.0f / _S715.value0_4));
            point_15.distance_0 = _S715.value0_4;
            point_15.valid_0 = true;
        }
        else
        {
            point_15.direction_0 = _S709;
            point_15.distance_0 = 0.0f;
            point_15.valid_0 = false;
        }
    }
    var _S716 : Tuple_27;
    _S716.value0_66 = point_15;
    return _S716;
}

struct Tuple_31
{
     value0_70 : f32,
};

fn s_apply_smooth_step_0( _S717 : f32,  start_4 : f32,  end_0 : f32) -> Tuple_31
{
    var _S718 : bool;
    if(_S717 >= end_0)
    {
        _S718 = _S717 > start_4;
    }
    else
    {
        _S718 = false;
    }
    var step_0 : f32;
    if(_S718)
    {
        step_0 = 1.0f;
    }
    else
    {
        if(_S717 > start_4)
        {
            var t_11 : f32 = (_S717 - start_4) * (1.0f / (end_0 - start_4));
            step_0 = t_11 * t_11 * (3.0f - (t_11 + t_11));
        }
        else
        {
            step_0 = 0.0f;
        }
    }
    var _S719 : Tuple_31;
    _S719.value0_70 = step_0;
    return _S719;
}

struct Tuple_32
{
     value0_71 : vec2<f32>,
};

fn s_apply_mapped_0( map_5 : SquareMap_0,  _S720 : vec2<f32>) -> Tuple_32
{
    var within_1 : vec2<f32> = (_S720 + map_5.start_1 * vec2<f32>(-1.0f)) * map_5.scale_8;
    var _S721 : f32 = within_1.x;
    var x_26 : f32;
    if(_S721 < 1.0f)
    {
        x_26 = _S721;
    }
    else
    {
        x_26 = 0.99999994039535522f;
    }
    var _S722 : f32 = within_1.y;
    var y_13 : f32;
    if(_S722 < 1.0f)
    {
        y_13 = _S722;
    }
    else
    {
        y_13 = 0.99999994039535522f;
    }
    var _S723 : Tuple_32;
    _S723.value0_71 = (vec2<f32>(x_26, y_13) + map_5.cell_1) * (vec2<f32>(1.0f) / map_5.size_2);
    return _S723;
}

struct Tuple_33
{
     value0_72 : vec3<f32>,
};

fn s_apply_octahedral_direction_0( _S724 : vec2<f32>) -> Tuple_33
{
    var u_12 : f32 = _S724.x * 2.0f - 1.0f;
    var v_13 : f32 = _S724.y * 2.0f - 1.0f;
    var _S725 : bool = u_12 < 0.0f;
    var u_abs_1 : f32;
    if(_S725)
    {
        u_abs_1 = - u_12;
    }
    else
    {
        u_abs_1 = u_12;
    }
    var _S726 : bool = v_13 < 0.0f;
    var v_abs_1 : f32;
    if(_S726)
    {
        v_abs_1 = - v_13;
    }
    else
    {
        v_abs_1 = v_13;
    }
    var distance_9 : f32 = 1.0f - (u_abs_1 + v_abs_1);
    var _S727 : bool = distance_9 < 0.0f;
    var turns_5 : f32;
    if(_S727)
    {
        turns_5 = - distance_9;
    }
    else
    {
        turns_5 = distance_9;
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
    var _S728 : Tuple_29 = s_apply_sin_cos_turns_0(turns_5);
    var _S729 : f32 = r_3 * r_3;
    var z_5 : f32 = 1.0f - _S729;
    var radius_2 : f32 = r_3 * s_apply_safe_sqrt_0(2.0f - _S729).value0_69;
    var x_27 : f32 = _S728.value0_68.y * radius_2;
    var y_14 : f32 = _S728.value0_68.x * radius_2;
    if(_S725)
    {
        u_abs_1 = - x_27;
    }
    else
    {
        u_abs_1 = x_27;
    }
    if(_S726)
    {
        v_abs_1 = - y_14;
    }
    else
    {
        v_abs_1 = y_14;
    }
    if(_S727)
    {
        turns_5 = - z_5;
    }
    else
    {
        turns_5 = z_5;
    }
    var _S730 : Tuple_33;
    _S730.value0_72 = vec3<f32>(u_abs_1, v_abs_1, turns_5);
    return _S730;
}

fn s_apply_sample_light_0( light_8 : ChosenLight_0,  _S731 : vec3<f32>,  _S732 : vec2<f32>) -> Tuple_26
{
    var _S733 : vec3<f32> = vec3<f32>(0.0f);
    var portal_2 : bool;
    if(((FEATURES_0 & (u32(8)))) != u32(0))
    {
        portal_2 = (light_8.kind_1) == i32(5);
    }
    else
    {
        portal_2 = false;
    }
    var _S734 : bool;
    if((light_8.kind_1) == i32(1))
    {
        _S734 = true;
    }
    else
    {
        _S734 = portal_2;
    }
    var sample_0 : LightSample_0;
    if(_S734)
    {
        var _S735 : Tuple_9 = s_apply_view_of_0(light_8.shape_8, _S731);
        if(!((_S735.value0_11.height_1) > 0.0f))
        {
            _S734 = true;
        }
        else
        {
            _S734 = light_8.two_sided_2;
        }
        if(_S734)
        {
            _S734 = true;
        }
        else
        {
            _S734 = portal_2;
        }
        if(_S734)
        {
            var _S736 : Tuple_27 = s_apply_sample_view_0(light_8.shape_8, _S735.value0_11, _S732);
            var _S737 : Tuple_12 = s_apply_view_pdf_0(light_8.shape_8, _S735.value0_11, _S736.value0_66.direction_0, _S736.value0_66.distance_0);
            if(portal_2)
            {
                sample_0.direction_17 = _S736.value0_66.direction_0;
                sample_0.distance_7 = 0.0f;
                sample_0.radiance_13 = _S733;
                sample_0.pdf_9 = 1.0f;
                sample_0.valid_5 = false;
            }
            else
            {
                if(_S736.value0_66.valid_0)
                {
                    portal_2 = (_S737.value0_14) > 0.0f;
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
                        var _S738 : vec3<f32> = vec3<f32>(0.0f);
                        var _S739 : vec3<f32> = light_8.radiance_8.v_0 + light_8.radiance_8.d1_0 * _S738 + light_8.radiance_8.d2_0 * _S738;
                        sample_0.direction_17 = _S736.value0_66.direction_0;
                        sample_0.distance_7 = _S736.value0_66.distance_0;
                        sample_0.radiance_13 = _S739;
                        sample_0.pdf_9 = 1.0f;
                        sample_0.valid_5 = false;
                    }
                    else
                    {
                        sample_0.direction_17 = _S736.value0_66.direction_0;
                        sample_0.distance_7 = _S736.value0_66.distance_0;
                        sample_0.radiance_13 = light_8.radiance_8.v_0;
                        sample_0.pdf_9 = 1.0f;
                        sample_0.valid_5 = false;
                    }
                    sample_0.pdf_9 = _S737.value0_14 * light_8.probability_3;
                    sample_0.valid_5 = true;
                }
                else
                {
                    sample_0.direction_17 = _S733;
                    sample_0.distance_7 = 0.0f;
                    sample_0.radiance_13 = _S733;
                    sample_0.pdf_9 = 1.0f;
                    sample_0.valid_5 = false;
                }
            }
        }
        else
        {
            sample_0.direction_17 = _S733;
            sample_0.distance_7 = 0.0f;
            sample_0.radiance_13 = _S733;
            sample_0.pdf_9 = 1.0f;
            sample_0.valid_5 = false;
        }
    }
    else
    {
        if(((FEATURES_0 & (u32(16)))) != u32(0))
        {
            portal_2 = (light_8.kind_1) == i32(2);
        }
        else
        {
            portal_2 = false;
        }
        if(portal_2)
        {
            var to_light_6 : vec3<f32> = light_8.shape_8.corner_1 + _S731 * vec3<f32>(-1.0f);
            var _S740 : Tuple_5 = s_apply_dot_0(to_light_6, to_light_6);
            if((_S740.value0_5) > 0.0f)
            {
                var _S741 : Tuple_4 = s_apply_sqrt_0(_S740.value0_5);
                var direction_18 : vec3<f32> = to_light_6 * vec3<f32>((1.0f / _S741.value0_4));
                var factor_2 : f32 = 1.0f / _S740.value0_5;
                var factor_3 : f32;
                if(light_8.spot_0)
                {
                    factor_3 = factor_2 * s_apply_smooth_step_0(- s_apply_dot_0(direction_18, light_8.shape_8.normal_1).value0_5, light_8.cos_end_0, light_8.cos_start_0).value0_70;
                }
                else
                {
                    factor_3 = factor_2;
                }
                var _S742 : vec3<f32> = light_8.radiance_8.v_0 * vec3<f32>(factor_3);
                var _S743 : bool = (any((_S742 != vec3<f32>(0.0f))));
                sample_0.direction_17 = direction_18;
                sample_0.distance_7 = _S741.value0_4;
                sample_0.radiance_13 = _S742;
                sample_0.pdf_9 = light_8.probability_3;
                sample_0.valid_5 = _S743;
            }
            else
            {
                sample_0.direction_17 = _S733;
                sample_0.distance_7 = 0.0f;
                sample_0.radiance_13 = _S733;
                sample_0.pdf_9 = 1.0f;
                sample_0.valid_5 = false;
            }
        }
        else
        {
            sample_0.direction_17 = _S733;
            sample_0.distance_7 = 0.0f;
            sample_0.radiance_13 = _S733;
            sample_0.pdf_9 = 1.0f;
            sample_0.valid_5 = false;
        }
    }
    if(((FEATURES_0 & (u32(8)))) != u32(0))
    {
        portal_2 = (light_8.kind_1) != i32(1);
    }
    else
    {
        portal_2 = false;
    }
    if(portal_2)
    {
        portal_2 = (light_8.kind_1) != i32(2);
    }
    else
    {
        portal_2 = false;
    }
    if(portal_2)
    {
        var _S744 : f32 = (bitcast<f32>((u32(2139095040))));
        sample_0.distance_7 = _S744;
        sample_0.radiance_13 = light_8.radiance_8.v_0;
        if((light_8.kind_1) == i32(3))
        {
            sample_0.direction_17 = light_8.shape_8.normal_1;
            sample_0.distance_7 = _S744;
            sample_0.radiance_13 = light_8.radiance_8.v_0;
            sample_0.pdf_9 = light_8.probability_3;
            sample_0.valid_5 = true;
        }
        else
        {
            if((light_8.kind_1) != i32(0))
            {
                if((light_8.kind_1) == i32(4))
                {
                    var _S745 : Tuple_33 = s_apply_octahedral_direction_0(s_apply_mapped_0(light_8.map_1, _S732).value0_71);
                    sample_0.direction_17 = light_8.to_light_2[i32(0)].xyz * vec3<f32>(_S745.value0_72.x) + light_8.to_light_2[i32(1)].xyz * vec3<f32>(_S745.value0_72.y) + light_8.to_light_2[i32(2)].xyz * vec3<f32>(_S745.value0_72.z);
                }
                var _S746 : Tuple_8 = s_apply_arriving_pdf_0(light_8.arriving_2, _S731, sample_0.direction_17);
                sample_0.pdf_9 = _S746.value0_10;
                if((_S746.value0_10) > 0.0f)
                {
                    portal_2 = (any(((light_8.radiance_8.v_0) != vec3<f32>(0.0f))));
                }
                else
                {
                    portal_2 = false;
                }
                sample_0.valid_5 = portal_2;
            }
        }
    }
    var _S747 : Tuple_26;
    _S747.value0_65 = sample_0;
    return _S747;
}

struct Tuple_34
{
     value0_73 : BsdfValue_0,
     value1_26 : s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0,
};

struct Tuple_35
{
     value0_74 : BsdfValue_0,
};

fn s_apply_no_value_0() -> Tuple_35
{
    var _S748 : Tuple_35;
    _S748.value0_74.f_cos_0 = vec3<f32>(0.0f);
    _S748.value0_74.pdf_6 = 0.0f;
    return _S748;
}

struct Tuple_36
{
     value0_75 : BsdfValue_0,
};

fn s_apply_diffuse_evaluate_0( _S749 : vec3<f32>,  _S750 : vec3<f32>,  _S751 : vec3<f32>) -> Tuple_36
{
    var _S752 : Tuple_35 = s_apply_no_value_0();
    var _S753 : f32 = _S751.z;
    var value_11 : BsdfValue_0;
    if((_S750.z * _S753) > 0.0f)
    {
        var _S754 : f32 = s_apply_abs_0(_S753).value0_2 * 0.31830990314483643f;
        value_11.f_cos_0 = _S749 * vec3<f32>(_S754);
        value_11.pdf_6 = _S754;
    }
    else
    {
        value_11 = _S752.value0_74;
    }
    var _S755 : Tuple_36;
    _S755.value0_75 = value_11;
    return _S755;
}

struct Tuple_37
{
     value0_76 : BsdfValue_0,
};

struct Tuple_38
{
     value0_77 : vec2<f32>,
};

fn s_apply_ggx_widths_0( _S756 : vec2<f32>) -> Tuple_38
{
    var _S757 : f32 = _S756.x;
    var _S758 : f32;
    if(_S757 > 0.00009999999747379f)
    {
        _S758 = _S757;
    }
    else
    {
        _S758 = 0.00009999999747379f;
    }
    var _S759 : f32 = _S756.y;
    var _S760 : f32;
    if(_S759 > 0.00009999999747379f)
    {
        _S760 = _S759;
    }
    else
    {
        _S760 = 0.00009999999747379f;
    }
    var _S761 : Tuple_38;
    _S761.value0_77 = vec2<f32>(_S758, _S760);
    return _S761;
}

struct Tuple_39
{
     value0_78 : f32,
};

fn s_apply_ggx_lambda_0( _S762 : vec2<f32>,  _S763 : vec3<f32>) -> Tuple_39
{
    var _S764 : Tuple_39;
    _S764.value0_78 = (s_apply_sqrt_0(1.0f + (s_apply_sqr_0(_S762.x * _S763.x).value0_17 + s_apply_sqr_0(_S762.y * _S763.y).value0_17) / s_apply_sqr_0(_S763.z).value0_17).value0_4 - 1.0f) * 0.5f;
    return _S764;
}

struct Tuple_40
{
     value0_79 : f32,
};

fn s_apply_ggx_density_0( _S765 : vec2<f32>,  _S766 : vec3<f32>) -> Tuple_40
{
    var _S767 : f32 = _S765.x;
    var _S768 : f32 = _S765.y;
    var _S769 : Tuple_40;
    _S769.value0_79 = 1.0f / (3.14159274101257324f * _S767 * _S768 * s_apply_sqr_0(s_apply_sqr_0(_S766.x / _S767).value0_17 + s_apply_sqr_0(_S766.y / _S768).value0_17 + s_apply_sqr_0(_S766.z).value0_17).value0_17);
    return _S769;
}

struct Tuple_41
{
     value0_80 : vec3<f32>,
};

struct Tuple_42
{
     value0_81 : f32,
};

fn s_apply_fresnel_conductor_channel_0( _S770 : f32,  _S771 : f32,  _S772 : f32) -> Tuple_42
{
    var _S773 : Tuple_0 = s_apply_min_0(_S770, 1.0f);
    var _S774 : Tuple_15 = s_apply_sqr_0(_S773.value0_0);
    var sin2_0 : f32 = 1.0f - _S774.value0_17;
    var t0_0 : f32 = _S771 * _S771 - _S772 * _S772 - sin2_0;
    var _S775 : Tuple_30 = s_apply_safe_sqrt_0(s_apply_sqr_0(t0_0).value0_17 + 4.0f * _S771 * _S771 * _S772 * _S772);
    var t1_0 : f32 = _S775.value0_69 + _S774.value0_17;
    var t2_0 : f32 = 2.0f * s_apply_safe_sqrt_0((_S775.value0_69 + t0_0) * 0.5f).value0_69 * _S773.value0_0;
    var perpendicular_0 : f32 = (t1_0 - t2_0) / (t1_0 + t2_0);
    var t3_0 : f32 = _S774.value0_17 * _S775.value0_69 + s_apply_sqr_0(sin2_0).value0_17;
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
    var _S776 : Tuple_42;
    _S776.value0_81 = reflected_1;
    return _S776;
}

fn s_apply_fresnel_conductor_0( _S777 : f32,  _S778 : vec3<f32>,  _S779 : vec3<f32>) -> Tuple_41
{
    var _S780 : Tuple_41;
    _S780.value0_80 = vec3<f32>(s_apply_fresnel_conductor_channel_0(_S777, _S778.x, _S779.x).value0_81, s_apply_fresnel_conductor_channel_0(_S777, _S778.y, _S779.y).value0_81, s_apply_fresnel_conductor_channel_0(_S777, _S778.z, _S779.z).value0_81);
    return _S780;
}

fn s_apply_conductor_evaluate_0( _S781 : vec3<f32>,  _S782 : vec3<f32>,  _S783 : vec2<f32>,  _S784 : vec3<f32>,  _S785 : vec3<f32>) -> Tuple_37
{
    var _S786 : Tuple_35 = s_apply_no_value_0();
    var half_vector_0 : vec3<f32> = _S784 + _S785;
    var _S787 : Tuple_5 = s_apply_dot_0(half_vector_0, half_vector_0);
    var _S788 : f32 = _S784.z;
    var _S789 : bool;
    if((_S788 * _S785.z) > 0.0f)
    {
        _S789 = (_S787.value0_5) > 0.0f;
    }
    else
    {
        _S789 = false;
    }
    var value_12 : BsdfValue_0;
    if(_S789)
    {
        var m_2 : vec3<f32> = half_vector_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S787.value0_5).value0_4));
        var _S790 : Tuple_38 = s_apply_ggx_widths_0(_S783);
        var common_0 : f32 = s_apply_ggx_density_0(_S790.value0_77, m_2).value0_79 / (4.0f * s_apply_abs_0(_S788).value0_2);
        var _S791 : f32 = 1.0f + s_apply_ggx_lambda_0(_S790.value0_77, _S784).value0_78;
        var _S792 : f32 = common_0 / _S791;
        value_12.f_cos_0 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S784, m_2).value0_5).value0_2, _S781, _S782).value0_80 * vec3<f32>((common_0 / (_S791 + s_apply_ggx_lambda_0(_S790.value0_77, _S785).value0_78)));
        value_12.pdf_6 = _S792;
    }
    else
    {
        value_12 = _S786.value0_74;
    }
    var _S793 : Tuple_37;
    _S793.value0_76 = value_12;
    return _S793;
}

struct Tuple_43
{
     value0_82 : BsdfValue_0,
};

struct Tuple_44
{
     value0_83 : f32,
};

fn s_apply_fresnel_dielectric_0( _S794 : f32,  eta_outer_0 : f32) -> Tuple_44
{
    var cos_i_0 : f32;
    var eta_5 : f32;
    if(_S794 < 0.0f)
    {
        var _S795 : f32 = 1.0f / eta_outer_0;
        cos_i_0 = - _S794;
        eta_5 = _S795;
    }
    else
    {
        cos_i_0 = _S794;
        eta_5 = eta_outer_0;
    }
    var sin2_t_0 : f32 = (1.0f - s_apply_sqr_0(cos_i_0).value0_17) / (eta_5 * eta_5);
    var reflected_2 : f32;
    if(sin2_t_0 < 1.0f)
    {
        var _S796 : Tuple_30 = s_apply_safe_sqrt_0(1.0f - sin2_t_0);
        var _S797 : f32 = eta_5 * cos_i_0;
        var _S798 : f32 = eta_5 * _S796.value0_69;
        reflected_2 = (s_apply_sqr_0((_S797 - _S796.value0_69) / (_S797 + _S796.value0_69)).value0_17 + s_apply_sqr_0((cos_i_0 - _S798) / (cos_i_0 + _S798)).value0_17) * 0.5f;
    }
    else
    {
        reflected_2 = 1.0f;
    }
    var _S799 : Tuple_44;
    _S799.value0_83 = reflected_2;
    return _S799;
}

fn s_apply_dielectric_evaluate_0( eta_6 : f32,  _S800 : vec2<f32>,  _S801 : vec3<f32>,  _S802 : vec3<f32>) -> Tuple_43
{
    var _S803 : Tuple_35 = s_apply_no_value_0();
    var _S804 : f32 = _S801.z;
    var _S805 : bool;
    if(_S804 != 0.0f)
    {
        _S805 = (_S802.z) != 0.0f;
    }
    else
    {
        _S805 = false;
    }
    var value_13 : BsdfValue_0;
    if(_S805)
    {
        var _S806 : f32 = _S802.z;
        var reflects_0 : bool = (_S804 * _S806) > 0.0f;
        var crossing_0 : f32;
        if(reflects_0)
        {
            crossing_0 = 1.0f;
        }
        else
        {
            if(_S804 > 0.0f)
            {
                crossing_0 = eta_6;
            }
            else
            {
                crossing_0 = 1.0f / eta_6;
            }
        }
        var half_vector_1 : vec3<f32> = _S802 * vec3<f32>(crossing_0) + _S801;
        var _S807 : Tuple_5 = s_apply_dot_0(half_vector_1, half_vector_1);
        if((_S807.value0_5) > 0.0f)
        {
            var m_3 : vec3<f32> = half_vector_1 * vec3<f32>((1.0f / s_apply_sqrt_0(_S807.value0_5).value0_4));
            var m_4 : vec3<f32>;
            if((m_3.z) < 0.0f)
            {
                m_4 = (vec3<f32>(0) - m_3);
            }
            else
            {
                m_4 = m_3;
            }
            var _S808 : Tuple_5 = s_apply_dot_0(_S801, m_4);
            var _S809 : Tuple_5 = s_apply_dot_0(_S802, m_4);
            if((_S808.value0_5 * _S804) >= 0.0f)
            {
                _S805 = (_S809.value0_5 * _S806) >= 0.0f;
            }
            else
            {
                _S805 = false;
            }
            if(_S805)
            {
                var _S810 : Tuple_38 = s_apply_ggx_widths_0(_S800);
                var _S811 : Tuple_44 = s_apply_fresnel_dielectric_0(_S808.value0_5, eta_6);
                var masking_o_0 : f32 = 1.0f + s_apply_ggx_lambda_0(_S810.value0_77, _S801).value0_78;
                var masking_both_0 : f32 = masking_o_0 + s_apply_ggx_lambda_0(_S810.value0_77, _S802).value0_78;
                if(reflects_0)
                {
                    var common_1 : f32 = _S811.value0_83 * s_apply_ggx_density_0(_S810.value0_77, m_4).value0_79 / (4.0f * s_apply_abs_0(_S804).value0_2);
                    var _S812 : f32 = common_1 / masking_o_0;
                    value_13.f_cos_0 = vec3<f32>((common_1 / masking_both_0));
                    value_13.pdf_6 = _S812;
                }
                else
                {
                    var common_2 : f32 = (1.0f - _S811.value0_83) * s_apply_ggx_density_0(_S810.value0_77, m_4).value0_79 * (s_apply_abs_0(_S809.value0_5).value0_2 / s_apply_sqr_0(_S809.value0_5 + _S808.value0_5 / crossing_0).value0_17) * s_apply_abs_0(_S808.value0_5).value0_2 / s_apply_abs_0(_S804).value0_2;
                    var _S813 : f32 = common_2 / masking_o_0;
                    value_13.f_cos_0 = vec3<f32>((common_2 / (masking_both_0 * crossing_0 * crossing_0)));
                    value_13.pdf_6 = _S813;
                }
            }
            else
            {
                value_13 = _S803.value0_74;
            }
        }
        else
        {
            value_13 = _S803.value0_74;
        }
    }
    else
    {
        value_13 = _S803.value0_74;
    }
    var _S814 : Tuple_43;
    _S814.value0_82 = value_13;
    return _S814;
}

struct Tuple_45
{
     value0_84 : BsdfValue_0,
};

struct Tuple_46
{
     value0_85 : f32,
};

struct Tuple_47
{
     value0_86 : f32,
};

fn s_apply_largest_channel_0( _S815 : vec3<f32>) -> Tuple_47
{
    var _S816 : f32 = _S815.x;
    var _S817 : f32 = _S815.y;
    var largest_3 : f32;
    if(_S816 > _S817)
    {
        largest_3 = _S816;
    }
    else
    {
        largest_3 = _S817;
    }
    var _S818 : f32 = _S815.z;
    if(largest_3 > _S818)
    {
    }
    else
    {
        largest_3 = _S818;
    }
    var _S819 : Tuple_47;
    _S819.value0_86 = largest_3;
    return _S819;
}

fn s_apply_share_reflected_0( _S820 : vec3<f32>,  _S821 : vec3<f32>) -> Tuple_46
{
    var _S822 : Tuple_47 = s_apply_largest_channel_0(_S820);
    var both_0 : f32 = _S822.value0_86 + s_apply_largest_channel_0(_S821).value0_86;
    var share_9 : f32;
    if(both_0 > 0.0f)
    {
        share_9 = _S822.value0_86 / both_0;
    }
    else
    {
        share_9 = 1.0f;
    }
    var _S823 : Tuple_46;
    _S823.value0_85 = share_9;
    return _S823;
}

fn s_apply_diffuse_transmission_evaluate_0( _S824 : vec3<f32>,  _S825 : vec3<f32>,  _S826 : vec3<f32>,  _S827 : vec3<f32>) -> Tuple_45
{
    var _S828 : Tuple_35 = s_apply_no_value_0();
    var _S829 : f32 = _S827.z;
    var side_0 : f32 = _S826.z * _S829;
    var value_14 : BsdfValue_0;
    if(side_0 != 0.0f)
    {
        var _S830 : Tuple_46 = s_apply_share_reflected_0(_S824, _S825);
        var albedo_0 : vec3<f32>;
        var share_10 : f32;
        if(side_0 < 0.0f)
        {
            var _S831 : f32 = 1.0f - _S830.value0_85;
            albedo_0 = _S825;
            share_10 = _S831;
        }
        else
        {
            albedo_0 = _S824;
            share_10 = _S830.value0_85;
        }
        var cosine_7 : f32 = s_apply_abs_0(_S829).value0_2 * 0.31830990314483643f;
        var _S832 : f32 = share_10 * cosine_7;
        value_14.f_cos_0 = albedo_0 * vec3<f32>(cosine_7);
        value_14.pdf_6 = _S832;
    }
    else
    {
        value_14 = _S828.value0_74;
    }
    var _S833 : Tuple_45;
    _S833.value0_84 = value_14;
    return _S833;
}

struct Tuple_48
{
     value0_87 : BsdfValue_0,
     value1_27 : s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0,
};

struct Tuple_49
{
     value0_88 : CoatedDiffuse_0,
     value1_28 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0,
};

struct Tuple_50
{
     value0_89 : f32,
     value1_29 : s_minCtx_s_bwdCallableCtx_coat_crossing_0,
};

fn coat_eta_0( coat_6 : u32) -> f32
{
    return tables_0[coat_6].x;
}

fn is_smooth_0( alpha_5 : vec2<f32>) -> bool
{
    return (max(alpha_5.x, alpha_5.y)) < 0.00100000004749745f;
}

struct Tuple_51
{
     value0_90 : f32,
     value1_30 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0,
};

fn coat_thickness_0( coat_7 : u32) -> f32
{
    return tables_0[coat_7].y;
}

fn s_apply_coat_attenuation_0( coat_8 : u32,  _S834 : f32) -> Tuple_51
{
    var _S835 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0;
    _S835.value0_38 = 0.0f;
    var thickness_0 : f32 = coat_thickness_0(coat_8);
    _S835.value0_38 = thickness_0;
    var left_3 : f32;
    if(thickness_0 != 0.0f)
    {
        var d_1 : f32 = thickness_0 / _S834;
        left_3 = 1.0f / (((((((d_1 * 0.1428571492433548f + 1.0f) * (d_1 * 0.1666666716337204f) + 1.0f) * (d_1 * 0.20000000298023224f) + 1.0f) * (d_1 * 0.25f) + 1.0f) * (d_1 * 0.3333333432674408f) + 1.0f) * (d_1 * 0.5f) + 1.0f) * d_1 + 1.0f);
    }
    else
    {
        left_3 = 1.0f;
    }
    var _S836 : Tuple_51;
    _S836.value0_90 = left_3;
    _S836.value1_30 = _S835;
    return _S836;
}

struct Tuple_52
{
     value0_91 : f32,
};

fn s_apply_mean_width_0( _S837 : vec2<f32>) -> Tuple_52
{
    var _S838 : Tuple_52;
    _S838.value0_91 = s_apply_safe_sqrt_0(_S837.x * _S837.y).value0_69;
    return _S838;
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
    var _S839 : f32 = root_5 * last_0;
    if(root_5 > 0.0f)
    {
        root_5 = 0.5f * last_0 / root_5;
    }
    else
    {
        root_5 = 0.0f;
    }
    return vec2<f32>(_S839, root_5);
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
    var _S840 : u32 = min(u32(position_4), nodes_1 - u32(2));
    weights_1.cell_3 = _S840;
    var t_12 : f32 = position_4 - f32(_S840);
    var t2_1 : f32 = t_12 * t_12;
    var t3_1 : f32 = t2_1 * t_12;
    var _S841 : f32 = 3.0f * t3_1;
    weights_1.values_0 = vec4<f32>(0.5f * (2.0f * t2_1 - t_12 - t3_1), 0.5f * (_S841 - 5.0f * t2_1) + 1.0f, 0.5f * (4.0f * t2_1 - _S841 + t_12), 0.5f * (t3_1 - t2_1));
    var _S842 : f32 = 3.0f * t2_1;
    var _S843 : f32 = 9.0f * t2_1;
    weights_1.slopes_1 = vec4<f32>(0.5f * (4.0f * t_12 - 1.0f - _S842), 0.5f * (_S843 - 10.0f * t_12), 0.5f * (8.0f * t_12 - _S843 + 1.0f), 0.5f * (_S842 - 2.0f * t_12));
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
    var _S844 : NodeWeights_0 = node_weights_0(x_29.x, u32(24));
    var _S845 : NodeWeights_0 = node_weights_0(y_15.x, u32(16));
    var _S846 : vec3<f32> = vec3<f32>(0.0f);
    var i_13 : u32 = u32(0);
    var sum_5 : vec3<f32> = _S846;
    for(;;)
    {
        if(i_13 < u32(4))
        {
        }
        else
        {
            break;
        }
        var nodes_2 : vec4<f32> = four_numbers_0(coat_11, (_S845.cell_3 + i_13) * u32(26) + _S844.cell_3);
        var value_15 : f32 = dot(_S844.values_0, nodes_2);
        var sum_6 : vec3<f32> = sum_5 + vec3<f32>(_S845.values_0[i_13] * value_15, _S845.values_0[i_13] * dot(_S844.slopes_1, nodes_2), _S845.slopes_1[i_13] * value_15);
        i_13 = i_13 + u32(1);
        sum_5 = sum_6;
    }
    return sum_5 * vec3<f32>(1.0f, x_29.y, y_15.y);
}

fn s_apply_coat_crossing_0( coat_12 : u32,  _S847 : f32,  _S848 : vec2<f32>) -> Tuple_50
{
    var _S849 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S850 : vec3<f32> = vec3<f32>(0.0f);
    var _S851 : s_minCtx_s_bwdCallableCtx_coat_crossing_0;
    _S851.value0_39 = 0.0f;
    _S851.value1_9 = 0.0f;
    _S851.value2_6 = _S849;
    _S851.value3_3 = _S850;
    var eta_7 : f32 = coat_eta_0(coat_12);
    _S851.value0_39 = eta_7;
    var share_11 : f32;
    if(is_smooth_0(_S848))
    {
        var _S852 : Tuple_30 = s_apply_safe_sqrt_0(1.0f - (1.0f - _S847 * _S847) / (eta_7 * eta_7));
        if((_S852.value0_69) > 0.0f)
        {
            var _S853 : f32 = 1.0f - s_apply_fresnel_dielectric_0(_S847, eta_7).value0_83;
            var _S854 : Tuple_51 = s_apply_coat_attenuation_0(coat_12, _S852.value0_69);
            _S851.value1_9 = _S854.value0_90;
            _S851.value2_6 = _S854.value1_30;
            share_11 = _S853 * _S854.value0_90;
        }
        else
        {
            share_11 = 0.0f;
        }
    }
    else
    {
        var found_1 : vec3<f32> = crossing_table_0(coat_12, _S847, s_apply_mean_width_0(_S848).value0_91);
        _S851.value3_3 = found_1;
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
    var _S855 : Tuple_50;
    _S855.value0_89 = share_11;
    _S855.value1_29 = _S851;
    return _S855;
}

struct Tuple_53
{
     value0_92 : f32,
     value1_31 : s_minCtx_s_bwdCallableCtx_coat_internal_0,
};

fn internal_table_0( coat_13 : u32,  width_4 : f32) -> vec2<f32>
{
    var y_16 : vec2<f32> = node_position_0(width_4, u32(16));
    var weights_2 : NodeWeights_0 = node_weights_0(y_16.x, u32(16));
    var nodes_3 : vec4<f32> = four_numbers_0(coat_13, u32(468) + weights_2.cell_3);
    return vec2<f32>(dot(weights_2.values_0, nodes_3), dot(weights_2.slopes_1, nodes_3) * y_16.y);
}

fn s_apply_coat_internal_0( coat_14 : u32,  _S856 : vec2<f32>) -> Tuple_53
{
    var _S857 : s_minCtx_s_bwdCallableCtx_coat_internal_0;
    _S857.value0_40 = vec2<f32>(0.0f);
    var found_2 : vec2<f32> = internal_table_0(coat_14, s_apply_mean_width_0(_S856).value0_91);
    _S857.value0_40 = found_2;
    var _S858 : Tuple_53;
    _S858.value0_92 = found_2.x + 0.0f * found_2.y;
    _S858.value1_31 = _S857;
    return _S858;
}

fn coat_bounces_0( coat_15 : u32) -> u32
{
    return (bitcast<u32>((tables_0[coat_15].z)));
}

struct Tuple_54
{
     value0_93 : vec3<f32>,
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
            var _S859 : f32 = slope_1 * x_30 + sum_7;
            var _S860 : f32 = sum_7 * x_30 + 1.0f;
            var _S861 : u32 = term_0 + u32(1);
            slope_1 = _S859;
            sum_7 = _S860;
            term_0 = _S861;
        }
    }
    else
    {
        var sum_8 : f32 = 1.0f / (1.0f - x_30);
        var _S862 : f32 = sum_8 * sum_8;
        sum_7 = sum_8;
        slope_1 = _S862;
    }
    return vec2<f32>(sum_7, slope_1);
}

fn s_apply_power_sums_0( _S863 : vec3<f32>,  terms_1 : u32) -> Tuple_54
{
    var x_31 : vec2<f32> = power_sum_0(_S863.x, terms_1);
    var y_17 : vec2<f32> = power_sum_0(_S863.y, terms_1);
    var z_6 : vec2<f32> = power_sum_0(_S863.z, terms_1);
    var _S864 : Tuple_54;
    _S864.value0_93 = vec3<f32>(x_31.x + 0.0f * x_31.y, y_17.x + 0.0f * y_17.y, z_6.x + 0.0f * z_6.y);
    return _S864;
}

fn s_apply_coated_diffuse_layers_0( _S865 : vec3<f32>,  _S866 : vec2<f32>,  coat_16 : u32,  _S867 : f32) -> Tuple_49
{
    var _S868 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S869 : vec3<f32> = vec3<f32>(0.0f);
    var _S870 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S868, _S869 );
    var _S871 : vec2<f32> = vec2<f32>(0.0f);
    var _S872 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S871 );
    var _S873 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0;
    _S873.value0_41 = 0.0f;
    _S873.value1_10 = _S870;
    _S873.value2_7 = 0.0f;
    _S873.value3_4 = _S872;
    _S873.value4_2 = u32(0);
    _S873.value5_1 = 0.0f;
    var _S874 : Tuple_50 = s_apply_coat_crossing_0(coat_16, _S867, _S866);
    _S873.value0_41 = _S874.value0_89;
    _S873.value1_10 = _S874.value1_29;
    var _S875 : Tuple_53 = s_apply_coat_internal_0(coat_16, _S866);
    _S873.value2_7 = _S875.value0_92;
    _S873.value3_4 = _S875.value1_31;
    var _S876 : vec3<f32> = _S865 * vec3<f32>(_S875.value0_92);
    var _S877 : u32 = coat_bounces_0(coat_16);
    _S873.value4_2 = _S877;
    var albedo_1 : vec3<f32> = _S865 * s_apply_power_sums_0(_S876, _S877).value0_93;
    var of_base_0 : f32 = _S874.value0_89 * ((albedo_1.x + albedo_1.y + albedo_1.z) * 0.3333333432674408f) * (1.0f - _S875.value0_92);
    var reflected_3 : f32 = 1.0f - _S874.value0_89;
    var layers_0 : CoatedDiffuse_0;
    if(of_base_0 > 0.0f)
    {
        var _S878 : f32 = reflected_3 / (reflected_3 + of_base_0);
        layers_0.base_0 = _S869;
        layers_0.share_8 = _S878;
        layers_0.alpha_2 = _S871;
        layers_0.coat_3 = u32(0);
        layers_0.smooth_1 = false;
    }
    else
    {
        layers_0.base_0 = _S869;
        layers_0.share_8 = 1.0f;
        layers_0.alpha_2 = _S871;
        layers_0.coat_3 = u32(0);
        layers_0.smooth_1 = false;
    }
    var eta_8 : f32 = coat_eta_0(coat_16);
    _S873.value5_1 = eta_8;
    layers_0.base_0 = albedo_1 * vec3<f32>((_S874.value0_89 * (0.31830990314483643f / (eta_8 * eta_8))));
    layers_0.alpha_2 = _S866;
    layers_0.coat_3 = coat_16;
    layers_0.smooth_1 = is_smooth_0(_S866);
    var _S879 : Tuple_49;
    _S879.value0_88 = layers_0;
    _S879.value1_28 = _S873;
    return _S879;
}

struct Tuple_55
{
     value0_94 : BsdfValue_0,
     value1_32 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0,
};

fn s_apply_coated_diffuse_value_0( _S880 : CoatedDiffuse_0,  _S881 : vec3<f32>,  _S882 : vec3<f32>) -> Tuple_55
{
    var _S883 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S884 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S883, vec3<f32>(0.0f) );
    var _S885 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0;
    _S885.value0_42 = 0.0f;
    _S885.value1_11 = _S884;
    _S885.value2_8 = 0.0f;
    var _S886 : f32 = _S882.z;
    var _S887 : Tuple_50 = s_apply_coat_crossing_0(_S880.coat_3, _S886, _S880.alpha_2);
    _S885.value0_42 = _S887.value0_89;
    _S885.value1_11 = _S887.value1_29;
    var _S888 : vec3<f32> = _S880.base_0 * vec3<f32>((_S887.value0_89 * _S886));
    var _S889 : f32 = (1.0f - _S880.share_8) * (_S886 * 0.31830990314483643f);
    var value_16 : BsdfValue_0;
    if(!_S880.smooth_1)
    {
        var _S890 : Tuple_10 = s_apply_unit_vector_0(_S881 + _S882);
        var _S891 : Tuple_38 = s_apply_ggx_widths_0(_S880.alpha_2);
        var masking_0 : f32 = 1.0f + s_apply_ggx_lambda_0(_S891.value0_77, _S881).value0_78;
        var common_3 : f32 = s_apply_ggx_density_0(_S891.value0_77, _S890.value0_12).value0_79 / (4.0f * _S881.z);
        var _S892 : Tuple_5 = s_apply_dot_0(_S881, _S890.value0_12);
        var _S893 : f32 = coat_eta_0(_S880.coat_3);
        _S885.value2_8 = _S893;
        var _S894 : f32 = _S889 + _S880.share_8 * common_3 / masking_0;
        value_16.f_cos_0 = _S888 + vec3<f32>((s_apply_fresnel_dielectric_0(_S892.value0_5, _S893).value0_83 * common_3 / (masking_0 + s_apply_ggx_lambda_0(_S891.value0_77, _S882).value0_78)));
        value_16.pdf_6 = _S894;
    }
    else
    {
        value_16.f_cos_0 = _S888;
        value_16.pdf_6 = _S889;
    }
    var _S895 : Tuple_55;
    _S895.value0_94 = value_16;
    _S895.value1_32 = _S885;
    return _S895;
}

fn s_apply_coated_diffuse_evaluate_0( _S896 : vec3<f32>,  _S897 : vec2<f32>,  coat_17 : u32,  _S898 : vec3<f32>,  _S899 : vec3<f32>) -> Tuple_48
{
    var _S900 : vec3<f32> = vec3<f32>(0.0f);
    var _S901 : vec2<f32> = vec2<f32>(0.0f);
    var _S902 : CoatedDiffuse_0 = CoatedDiffuse_0( _S900, 0.0f, _S901, u32(0), false );
    var _S903 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S904 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S903, _S900 );
    var _S905 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S901 );
    var _S906 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S904, 0.0f, _S905, u32(0), 0.0f );
    var _S907 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S904, 0.0f );
    var _S908 : s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0;
    _S908.value0_43 = _S902;
    _S908.value1_12 = _S906;
    _S908.value2_9 = _S907;
    var _S909 : Tuple_35 = s_apply_no_value_0();
    var _S910 : f32 = _S898.z;
    var value_17 : BsdfValue_0;
    if((_S910 * _S899.z) > 0.0f)
    {
        var side_1 : f32;
        if(_S910 < 0.0f)
        {
            side_1 = -1.0f;
        }
        else
        {
            side_1 = 1.0f;
        }
        var above_1 : vec3<f32> = _S898 * vec3<f32>(side_1);
        var _S911 : Tuple_49 = s_apply_coated_diffuse_layers_0(_S896, _S897, coat_17, above_1.z);
        _S908.value0_43 = _S911.value0_88;
        _S908.value1_12 = _S911.value1_28;
        var _S912 : Tuple_55 = s_apply_coated_diffuse_value_0(_S911.value0_88, above_1, _S899 * vec3<f32>(side_1));
        _S908.value2_9 = _S912.value1_32;
        value_17 = _S912.value0_94;
    }
    else
    {
        value_17 = _S909.value0_74;
    }
    var _S913 : Tuple_48;
    _S913.value0_87 = value_17;
    _S913.value1_27 = _S908;
    return _S913;
}

struct Tuple_56
{
     value0_95 : BsdfValue_0,
     value1_33 : s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0,
};

struct Tuple_57
{
     value0_96 : CoatedConductor_0,
     value1_34 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0,
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
    var _S914 : f32 = y_18.x;
    var _S915 : u32 = min(u32(_S914), u32(10));
    var _S916 : f32 = x_32.x;
    var _S917 : u32 = min(u32(_S916), u32(10));
    var pair_0 : WidthPair_0;
    pair_0.first_20 = _S915 * u32(12) + _S917;
    pair_0.metal_0 = _S914 - f32(_S915);
    pair_0.coat_18 = _S916 - f32(_S917);
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
    var _S918 : vec2<f32> = n01_0 - n00_0;
    var _S919 : vec2<f32> = vec2<f32>(pair_2.coat_18);
    var low_1 : vec2<f32> = n00_0 + _S918 * _S919;
    var _S920 : vec2<f32> = n10_0 + (n11_0 - n10_0) * _S919 - low_1;
    var _S921 : vec2<f32> = vec2<f32>(pair_2.metal_0);
    (*value_18) = low_1 + _S920 * _S921;
    (*by_metal_1) = _S920 * vec2<f32>(pair_2.metal_scale_0);
    (*by_coat_1) = (_S918 + (n11_0 - n01_0 - (n10_0 - n00_0)) * _S921) * vec2<f32>(pair_2.coat_scale_0);
    return;
}

fn order_table_0( coat_21 : u32,  pair_3 : WidthPair_0) -> LobeTable_0
{
    var table_0 : LobeTable_0;
    table_0.by_cosine_0 = vec2<f32>(0.0f);
    var _S922 : vec2<f32> = two_numbers_0(coat_21, u32(7974) + u32(2) * pair_node_0(pair_3, u32(0)));
    var _S923 : vec2<f32> = two_numbers_0(coat_21, u32(7974) + u32(2) * pair_node_0(pair_3, u32(1)));
    var _S924 : vec2<f32> = two_numbers_0(coat_21, u32(7974) + u32(2) * pair_node_0(pair_3, u32(2)));
    var _S925 : vec2<f32> = two_numbers_0(coat_21, u32(7974) + u32(2) * pair_node_0(pair_3, u32(3)));
    var _S926 : vec2<f32> = table_0.value_10;
    var _S927 : vec2<f32> = table_0.by_metal_0;
    var _S928 : vec2<f32> = table_0.by_coat_0;
    mix_nodes_0(pair_3, _S922, _S923, _S924, _S925, &(_S926), &(_S927), &(_S928));
    table_0.value_10 = _S926;
    table_0.by_metal_0 = _S927;
    table_0.by_coat_0 = _S928;
    return table_0;
}

struct Tuple_58
{
     value0_97 : vec2<f32>,
};

fn s_apply_lobes_near_0( table_1 : LobeTable_0,  _S929 : f32,  _S930 : f32,  _S931 : f32) -> Tuple_58
{
    var _S932 : vec2<f32> = vec2<f32>(0.0f);
    var _S933 : Tuple_58;
    _S933.value0_97 = table_1.value_10 + table_1.by_cosine_0 * _S932 + table_1.by_metal_0 * _S932 + table_1.by_coat_0 * _S932;
    return _S933;
}

struct Tuple_59
{
     value0_98 : Refraction_0,
};

fn s_apply_below_coat_0( _S934 : vec3<f32>,  eta_9 : f32) -> Tuple_59
{
    var x_33 : f32 = _S934.x * (1.0f / eta_9);
    var y_19 : f32 = _S934.y * (1.0f / eta_9);
    var squared_0 : f32 = 1.0f - x_33 * x_33 - y_19 * y_19;
    var _S935 : vec3<f32> = vec3<f32>(0.0f);
    var result_10 : Refraction_0;
    if(squared_0 > 0.0f)
    {
        result_10.direction_15 = vec3<f32>(x_33, y_19, s_apply_sqrt_0(squared_0).value0_4);
        result_10.valid_2 = true;
    }
    else
    {
        result_10.direction_15 = _S935;
        result_10.valid_2 = false;
    }
    var _S936 : Tuple_59;
    _S936.value0_98 = result_10;
    return _S936;
}

struct Tuple_60
{
     value0_99 : f32,
};

fn s_apply_refraction_turn_0( _S937 : f32,  _S938 : f32,  _S939 : f32,  eta_10 : f32) -> Tuple_60
{
    var normal_10 : f32 = 1.0f - 1.0f / eta_10;
    var coat2_0 : f32 = _S937 * _S937;
    var _S940 : Tuple_60;
    _S940.value0_99 = _S937 * 0.5f * (normal_10 + (_S939 - _S938 * (1.0f / eta_10) - normal_10) / (1.0f + coat2_0 * 20.0f)) / (1.0f + coat2_0 * 0.75f);
    return _S940;
}

struct Tuple_61
{
     value0_100 : f32,
};

fn s_apply_width_once_0( _S941 : f32,  _S942 : f32,  _S943 : f32) -> Tuple_61
{
    var _S944 : Tuple_30 = s_apply_safe_sqrt_0(_S941 * _S941 + _S942 * _S942 + _S943 * _S943 + (_S941 * (_S942 + _S943) + _S942 * _S943) * 0.5f);
    var _S945 : f32;
    if((_S944.value0_69) < 1.0f)
    {
        _S945 = _S944.value0_69;
    }
    else
    {
        _S945 = 1.0f;
    }
    var _S946 : Tuple_61;
    _S946.value0_100 = _S945;
    return _S946;
}

struct Tuple_62
{
     value0_101 : f32,
};

fn s_apply_width_more_0( _S947 : f32,  _S948 : f32,  eta_11 : f32) -> Tuple_62
{
    var _S949 : Tuple_30 = s_apply_safe_sqrt_0(_S947 * _S947 * 2.0f + _S948 * _S948 * ((1.0f - 1.0f / eta_11) * (1.0f - 1.0f / eta_11) * 0.5f + 1.0f));
    var _S950 : f32;
    if((_S949.value0_69) < 1.0f)
    {
        _S950 = _S949.value0_69;
    }
    else
    {
        _S950 = 1.0f;
    }
    var _S951 : Tuple_62;
    _S951.value0_101 = _S950;
    return _S951;
}

fn mix_nodes_1( pair_4 : WidthPair_0,  n00_1 : vec2<f32>,  n01_1 : vec2<f32>,  n10_1 : vec2<f32>,  n11_1 : vec2<f32>,  value_19 : ptr<function, vec2<f32>>,  by_metal_2 : ptr<function, vec2<f32>>,  by_coat_2 : ptr<function, vec2<f32>>)
{
    var _S952 : vec2<f32> = n01_1 - n00_1;
    var _S953 : vec2<f32> = vec2<f32>(pair_4.coat_18);
    var low_2 : vec2<f32> = n00_1 + _S952 * _S953;
    var _S954 : vec2<f32> = n10_1 + (n11_1 - n10_1) * _S953 - low_2;
    var _S955 : vec2<f32> = vec2<f32>(pair_4.metal_0);
    (*value_19) = low_2 + _S954 * _S955;
    (*by_metal_2) = _S954 * vec2<f32>(pair_4.metal_scale_0);
    (*by_coat_2) = (_S952 + (n11_1 - n01_1 - (n10_1 - n00_1)) * _S955) * vec2<f32>(pair_4.coat_scale_0);
    return;
}

fn lobe_table_0( coat_22 : u32,  pair_5 : WidthPair_0,  cosine_9 : f32) -> LobeTable_0
{
    var x_34 : vec2<f32> = node_position_0(cosine_9, u32(24));
    var _S956 : NodeWeights_0 = node_weights_0(x_34.x, u32(24));
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
        var _S957 : vec2<f32> = vec2<f32>(0.0f);
        values_1[corner_5] = _S957;
        slopes_2[corner_5] = _S957;
        var _S958 : u32 = u32(486) + u32(2) * (pair_node_0(pair_5, corner_5) * u32(26) + _S956.cell_3);
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
            var node_5 : vec2<f32> = two_numbers_0(coat_22, _S958 + u32(2) * i_14);
            values_1[corner_5] = values_1[corner_5] + node_5 * vec2<f32>(_S956.values_0[i_14]);
            slopes_2[corner_5] = slopes_2[corner_5] + node_5 * vec2<f32>(_S956.slopes_1[i_14]);
            i_14 = i_14 + u32(1);
        }
        corner_5 = corner_5 + u32(1);
    }
    var table_2 : LobeTable_0;
    var _S959 : vec2<f32> = table_2.by_cosine_0;
    var unused0_0 : vec2<f32>;
    var unused1_0 : vec2<f32>;
    mix_nodes_1(pair_5, slopes_2[i32(0)], slopes_2[i32(1)], slopes_2[i32(2)], slopes_2[i32(3)], &(_S959), &(unused0_0), &(unused1_0));
    table_2.by_cosine_0 = _S959 * vec2<f32>(x_34.y);
    var _S960 : vec2<f32> = table_2.value_10;
    var _S961 : vec2<f32> = table_2.by_metal_0;
    var _S962 : vec2<f32> = table_2.by_coat_0;
    mix_nodes_1(pair_5, values_1[i32(0)], values_1[i32(1)], values_1[i32(2)], values_1[i32(3)], &(_S960), &(_S961), &(_S962));
    table_2.value_10 = _S960;
    table_2.by_metal_0 = _S961;
    table_2.by_coat_0 = _S962;
    return table_2;
}

fn s_apply_coated_conductor_layers_0( _S963 : vec3<f32>,  _S964 : vec3<f32>,  _S965 : vec2<f32>,  _S966 : vec2<f32>,  coat_23 : u32,  _S967 : vec3<f32>) -> Tuple_57
{
    var _S968 : vec2<f32> = vec2<f32>(0.0f);
    var _S969 : LobeTable_0 = LobeTable_0( _S968, _S968, _S968, _S968 );
    var _S970 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S971 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S970, vec3<f32>(0.0f) );
    var _S972 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0;
    _S972.value0_44 = 0.0f;
    _S972.value1_13 = _S969;
    _S972.value2_10 = 0.0f;
    _S972.value3_5 = _S971;
    _S972.value4_3 = _S969;
    var n_17 : f32 = coat_eta_0(coat_23);
    _S972.value0_44 = n_17;
    var _S973 : bool = is_smooth_0(_S966);
    var _S974 : vec3<f32> = _S963 * vec3<f32>((1.0f / n_17));
    var _S975 : vec3<f32> = _S964 * vec3<f32>((1.0f / n_17));
    var _S976 : Tuple_52 = s_apply_mean_width_0(_S965);
    var _S977 : Tuple_52 = s_apply_mean_width_0(_S966);
    var pair_6 : WidthPair_0 = width_pair_0(_S976.value0_91, _S977.value0_91);
    var _S978 : LobeTable_0 = order_table_0(coat_23, pair_6);
    _S972.value1_13 = _S978;
    var _S979 : Tuple_58 = s_apply_lobes_near_0(_S978, 0.0f, _S976.value0_91, _S977.value0_91);
    var _S980 : f32 = _S979.value0_97.x;
    var _S981 : f32 = _S967.z;
    var _S982 : Tuple_50 = s_apply_coat_crossing_0(coat_23, _S981, _S966);
    _S972.value2_10 = _S982.value0_89;
    _S972.value3_5 = _S982.value1_29;
    var _S983 : Tuple_59 = s_apply_below_coat_0(_S967, n_17);
    const _S984 : vec2<f32> = vec2<f32>(1.0f, 0.0f);
    var layers_1 : CoatedConductor_0;
    if(_S983.value0_98.valid_2)
    {
        var _S985 : Tuple_41 = s_apply_fresnel_conductor_0(_S983.value0_98.direction_15.z, _S974, _S975);
        var mean_0 : f32 = (_S985.value0_80.x + _S985.value0_80.y + _S985.value0_80.z) * 0.3333333432674408f;
        var _S986 : f32 = _S982.value0_89 * mean_0;
        var _S987 : f32 = _S979.value0_97.y;
        var once_1 : f32 = _S986 * _S987;
        var reflected_4 : f32 = 1.0f - _S982.value0_89;
        var sum_9 : f32 = reflected_4 + once_1 + _S986 * mean_0 * (1.0f - _S987);
        var _S988 : vec2<f32> = vec2<f32>(reflected_4 / sum_9, once_1 / sum_9);
        layers_1.eta_3 = _S974;
        layers_1.k_2 = _S975;
        layers_1.coat_alpha_1 = _S966;
        layers_1.alpha_3 = _S965;
        layers_1.once_0 = _S968;
        layers_1.more_1 = _S968;
        layers_1.turn_2 = _S968;
        layers_1.metal_width_0 = _S976.value0_91;
        layers_1.coat_width_0 = _S977.value0_91;
        layers_1.again_0 = _S980;
        layers_1.wo_0 = _S967;
        layers_1.wo_below_0 = _S983.value0_98;
        layers_1.factors_0 = _S968;
        layers_1.shares_0 = _S988;
        layers_1.n_14 = n_17;
        layers_1.coat_4 = coat_23;
        layers_1.coat_smooth_0 = _S973;
    }
    else
    {
        layers_1.eta_3 = _S974;
        layers_1.k_2 = _S975;
        layers_1.coat_alpha_1 = _S966;
        layers_1.alpha_3 = _S965;
        layers_1.once_0 = _S968;
        layers_1.more_1 = _S968;
        layers_1.turn_2 = _S968;
        layers_1.metal_width_0 = _S976.value0_91;
        layers_1.coat_width_0 = _S977.value0_91;
        layers_1.again_0 = _S980;
        layers_1.wo_0 = _S967;
        layers_1.wo_below_0 = _S983.value0_98;
        layers_1.factors_0 = _S968;
        layers_1.shares_0 = _S984;
        layers_1.n_14 = n_17;
        layers_1.coat_4 = coat_23;
        layers_1.coat_smooth_0 = _S973;
    }
    var _S989 : vec2<f32> = vec2<f32>(0.0f);
    var _S990 : CoatedConductor_0 = layers_1;
    _S990.turn_2 = _S989;
    var _S991 : CoatedConductor_0 = layers_1;
    if(layers_1.wo_below_0.valid_2)
    {
        var cos_below_0 : f32 = _S991.wo_below_0.direction_15.z;
        _S990.turn_2 = vec2<f32>(s_apply_refraction_turn_0(_S966.x, _S981, cos_below_0, n_17).value0_99, s_apply_refraction_turn_0(_S966.y, _S981, cos_below_0, n_17).value0_99);
        layers_1 = _S990;
    }
    else
    {
        layers_1 = _S990;
    }
    var _S992 : f32 = _S965.x;
    var _S993 : f32 = layers_1.turn_2.x;
    var _S994 : f32 = _S965.y;
    var _S995 : f32 = layers_1.turn_2.y;
    layers_1.once_0 = vec2<f32>(s_apply_width_once_0(_S992, _S993, _S993).value0_100, s_apply_width_once_0(_S994, _S995, _S995).value0_100);
    layers_1.more_1 = vec2<f32>(s_apply_width_more_0(_S992, _S966.x, n_17).value0_101, s_apply_width_more_0(_S994, _S966.y, n_17).value0_101);
    var _S996 : LobeTable_0 = lobe_table_0(coat_23, pair_6, _S981);
    _S972.value4_3 = _S996;
    layers_1.factors_0 = s_apply_lobes_near_0(_S996, _S981, _S976.value0_91, _S977.value0_91).value0_97 * vec2<f32>(_S982.value0_89);
    var _S997 : Tuple_57;
    _S997.value0_96 = layers_1;
    _S997.value1_34 = _S972;
    return _S997;
}

struct Tuple_63
{
     value0_102 : BsdfValue_0,
     value1_35 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0,
};

fn s_apply_coated_conductor_value_0( _S998 : CoatedConductor_0,  _S999 : vec3<f32>) -> Tuple_63
{
    var _S1000 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S1001 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S1000, vec3<f32>(0.0f) );
    var _S1002 : vec2<f32> = vec2<f32>(0.0f);
    var _S1003 : LobeTable_0 = LobeTable_0( _S1002, _S1002, _S1002, _S1002 );
    var _S1004 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0;
    _S1004.value0_45 = 0.0f;
    _S1004.value1_14 = _S1001;
    _S1004.value2_11 = _S1003;
    _S1004.value3_6 = u32(0);
    var _S1005 : Tuple_35 = s_apply_no_value_0();
    var value_20 : BsdfValue_0;
    if(!_S998.coat_smooth_0)
    {
        var _S1006 : Tuple_10 = s_apply_unit_vector_0(_S998.wo_0 + _S999);
        var _S1007 : Tuple_38 = s_apply_ggx_widths_0(_S998.coat_alpha_1);
        var masking_1 : f32 = 1.0f + s_apply_ggx_lambda_0(_S1007.value0_77, _S998.wo_0).value0_78;
        var common_4 : f32 = s_apply_ggx_density_0(_S1007.value0_77, _S1006.value0_12).value0_79 / (4.0f * _S998.wo_0.z);
        var _S1008 : f32 = _S998.shares_0.x * common_4 / masking_1;
        value_20.f_cos_0 = vec3<f32>((s_apply_fresnel_dielectric_0(s_apply_dot_0(_S998.wo_0, _S1006.value0_12).value0_5, _S998.n_14).value0_83 * common_4 / (masking_1 + s_apply_ggx_lambda_0(_S1007.value0_77, _S999).value0_78)));
        value_20.pdf_6 = _S1008;
    }
    else
    {
        value_20 = _S1005.value0_74;
    }
    var _S1009 : Tuple_59 = s_apply_below_coat_0(_S999, _S998.n_14);
    var _S1010 : bool;
    if(_S998.wo_below_0.valid_2)
    {
        _S1010 = _S1009.value0_98.valid_2;
    }
    else
    {
        _S1010 = false;
    }
    if(_S1010)
    {
        var _S1011 : Tuple_10 = s_apply_unit_vector_0(_S998.wo_below_0.direction_15 + _S1009.value0_98.direction_15);
        var _S1012 : Tuple_41 = s_apply_fresnel_conductor_0(s_apply_dot_0(_S998.wo_below_0.direction_15, _S1011.value0_12).value0_5, _S998.eta_3, _S998.k_2);
        var _S1013 : f32 = _S999.z;
        var _S1014 : Tuple_50 = s_apply_coat_crossing_0(_S998.coat_4, _S1013, _S998.coat_alpha_1);
        _S1004.value0_45 = _S1014.value0_89;
        _S1004.value1_14 = _S1014.value1_29;
        var _S1015 : LobeTable_0 = lobe_table_0(_S998.coat_4, width_pair_0(_S998.metal_width_0, _S998.coat_width_0), _S1013);
        _S1004.value2_11 = _S1015;
        var _S1016 : Tuple_58 = s_apply_lobes_near_0(_S1015, _S1013, _S998.metal_width_0, _S998.coat_width_0);
        var _S1017 : f32 = _S1009.value0_98.direction_15.z;
        var stretch_0 : f32 = _S1013 / (_S1017 * _S998.wo_below_0.direction_15.z * (_S998.n_14 * _S998.n_14 * 4.0f));
        var _S1018 : Tuple_38 = s_apply_ggx_widths_0(_S998.once_0);
        var masking_2 : f32 = 1.0f + s_apply_ggx_lambda_0(_S1018.value0_77, _S998.wo_below_0.direction_15).value0_78;
        var density_0 : f32 = s_apply_ggx_density_0(_S1018.value0_77, _S1011.value0_12).value0_79 * stretch_0;
        var once_2 : f32 = _S998.factors_0.x * _S1016.value0_97.x * _S1014.value0_89;
        var once_3 : f32;
        if(_S998.coat_smooth_0)
        {
            once_3 = once_2 * density_0 / (masking_2 + s_apply_ggx_lambda_0(_S1018.value0_77, _S1009.value0_98.direction_15).value0_78);
        }
        else
        {
            var _S1019 : Tuple_38 = s_apply_ggx_widths_0(vec2<f32>(s_apply_width_once_0(_S998.alpha_3.x, _S998.turn_2.x, s_apply_refraction_turn_0(_S998.coat_alpha_1.x, _S1013, _S1017, _S998.n_14).value0_99).value0_100, s_apply_width_once_0(_S998.alpha_3.y, _S998.turn_2.y, s_apply_refraction_turn_0(_S998.coat_alpha_1.y, _S1013, _S1017, _S998.n_14).value0_99).value0_100));
            once_3 = once_2 * s_apply_ggx_density_0(_S1019.value0_77, _S1011.value0_12).value0_79 * stretch_0 / (1.0f + s_apply_ggx_lambda_0(_S1019.value0_77, _S998.wo_below_0.direction_15).value0_78 + s_apply_ggx_lambda_0(_S1019.value0_77, _S1009.value0_98.direction_15).value0_78);
        }
        var _S1020 : Tuple_38 = s_apply_ggx_widths_0(_S998.more_1);
        var twice_0 : f32 = _S998.factors_0.y * _S1016.value0_97.y * _S1014.value0_89 * s_apply_ggx_density_0(_S1020.value0_77, _S1011.value0_12).value0_79 * stretch_0 / (1.0f + s_apply_ggx_lambda_0(_S1020.value0_77, _S998.wo_below_0.direction_15).value0_78 + s_apply_ggx_lambda_0(_S1020.value0_77, _S1009.value0_98.direction_15).value0_78);
        var bounces_0 : u32 = coat_bounces_0(_S998.coat_4);
        _S1004.value3_6 = bounces_0;
        var _S1021 : vec3<f32> = vec3<f32>(0.0f);
        var later_2 : vec3<f32>;
        if(bounces_0 >= u32(2))
        {
            var _S1022 : vec3<f32> = _S1012.value0_80 * _S1012.value0_80;
            var _S1023 : vec3<f32> = _S1012.value0_80 * vec3<f32>(_S998.again_0);
            var _S1024 : u32;
            if(bounces_0 == u32(4294967295))
            {
                _S1024 = u32(4294967295);
            }
            else
            {
                _S1024 = bounces_0 - u32(1);
            }
            later_2 = _S1022 * s_apply_power_sums_0(_S1023, _S1024).value0_93;
        }
        else
        {
            later_2 = _S1021;
        }
        var _S1025 : f32 = _S998.shares_0.y;
        var _S1026 : f32 = value_20.pdf_6 + _S1025 * density_0 / masking_2 + (1.0f - _S998.shares_0.x - _S1025) * (_S1013 * 0.31830990314483643f);
        value_20.f_cos_0 = value_20.f_cos_0 + _S1012.value0_80 * vec3<f32>(once_3) + later_2 * vec3<f32>(twice_0);
        value_20.pdf_6 = _S1026;
    }
    var _S1027 : Tuple_63;
    _S1027.value0_102 = value_20;
    _S1027.value1_35 = _S1004;
    return _S1027;
}

fn s_apply_coated_conductor_evaluate_0( _S1028 : vec3<f32>,  _S1029 : vec3<f32>,  _S1030 : vec2<f32>,  _S1031 : vec2<f32>,  coat_24 : u32,  _S1032 : vec3<f32>,  _S1033 : vec3<f32>) -> Tuple_56
{
    var _S1034 : vec3<f32> = vec3<f32>(0.0f);
    var _S1035 : vec2<f32> = vec2<f32>(0.0f);
    var _S1036 : Refraction_0 = Refraction_0( _S1034, false );
    var _S1037 : CoatedConductor_0 = CoatedConductor_0( _S1034, _S1034, _S1035, _S1035, _S1035, _S1035, _S1035, 0.0f, 0.0f, 0.0f, _S1034, _S1036, _S1035, _S1035, 0.0f, u32(0), false );
    var _S1038 : LobeTable_0 = LobeTable_0( _S1035, _S1035, _S1035, _S1035 );
    var _S1039 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S1040 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S1039, _S1034 );
    var _S1041 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S1038, 0.0f, _S1040, _S1038 );
    var _S1042 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S1040, _S1038, u32(0) );
    var _S1043 : s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0;
    _S1043.value0_46 = _S1037;
    _S1043.value1_15 = _S1041;
    _S1043.value2_12 = _S1042;
    var _S1044 : Tuple_35 = s_apply_no_value_0();
    var _S1045 : f32 = _S1032.z;
    var _S1046 : bool;
    if((_S1045 * _S1033.z) > 0.0f)
    {
        if(is_smooth_0(_S1030))
        {
            _S1046 = is_smooth_0(_S1031);
        }
        else
        {
            _S1046 = false;
        }
        _S1046 = !_S1046;
    }
    else
    {
        _S1046 = false;
    }
    var value_21 : BsdfValue_0;
    if(_S1046)
    {
        var side_2 : f32;
        if(_S1045 < 0.0f)
        {
            side_2 = -1.0f;
        }
        else
        {
            side_2 = 1.0f;
        }
        var _S1047 : Tuple_57 = s_apply_coated_conductor_layers_0(_S1028, _S1029, _S1030, _S1031, coat_24, _S1032 * vec3<f32>(side_2));
        _S1043.value0_46 = _S1047.value0_96;
        _S1043.value1_15 = _S1047.value1_34;
        var _S1048 : Tuple_63 = s_apply_coated_conductor_value_0(_S1047.value0_96, _S1033 * vec3<f32>(side_2));
        _S1043.value2_12 = _S1048.value1_35;
        value_21 = _S1048.value0_102;
    }
    else
    {
        value_21 = _S1044.value0_74;
    }
    var _S1049 : Tuple_56;
    _S1049.value0_95 = value_21;
    _S1049.value1_33 = _S1043;
    return _S1049;
}

fn s_apply_bsdf_evaluate_0( _S1050 : Bsdf_0,  _S1051 : vec3<f32>,  _S1052 : vec3<f32>) -> Tuple_34
{
    var _S1053 : vec3<f32> = vec3<f32>(0.0f);
    var _S1054 : vec2<f32> = vec2<f32>(0.0f);
    var _S1055 : CoatedDiffuse_0 = CoatedDiffuse_0( _S1053, 0.0f, _S1054, u32(0), false );
    var _S1056 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S1057 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S1056, _S1053 );
    var _S1058 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S1054 );
    var _S1059 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S1057, 0.0f, _S1058, u32(0), 0.0f );
    var _S1060 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S1057, 0.0f );
    var _S1061 : s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0( _S1055, _S1059, _S1060 );
    var _S1062 : Refraction_0 = Refraction_0( _S1053, false );
    var _S1063 : CoatedConductor_0 = CoatedConductor_0( _S1053, _S1053, _S1054, _S1054, _S1054, _S1054, _S1054, 0.0f, 0.0f, 0.0f, _S1053, _S1062, _S1054, _S1054, 0.0f, u32(0), false );
    var _S1064 : LobeTable_0 = LobeTable_0( _S1054, _S1054, _S1054, _S1054 );
    var _S1065 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S1064, 0.0f, _S1057, _S1064 );
    var _S1066 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S1057, _S1064, u32(0) );
    var _S1067 : s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0( _S1063, _S1065, _S1066 );
    var _S1068 : s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0;
    _S1068.value0_47 = _S1061;
    _S1068.value1_16 = _S1067;
    var _S1069 : Tuple_35 = s_apply_no_value_0();
    var value_22 : BsdfValue_0;
    if((_S1050.kind_5) == u32(0))
    {
        value_22 = s_apply_diffuse_evaluate_0(_S1050.a_36, _S1051, _S1052).value0_75;
    }
    else
    {
        if((_S1050.kind_5) == u32(1))
        {
            value_22 = s_apply_conductor_evaluate_0(_S1050.a_36, _S1050.b_31, _S1050.alpha_4, _S1051, _S1052).value0_76;
        }
        else
        {
            if((_S1050.kind_5) == u32(2))
            {
                value_22 = s_apply_dielectric_evaluate_0(_S1050.eta_4, _S1050.alpha_4, _S1051, _S1052).value0_82;
            }
            else
            {
                var _S1070 : bool;
                if(((FEATURES_0 & (u32(4)))) != u32(0))
                {
                    _S1070 = (_S1050.kind_5) == u32(3);
                }
                else
                {
                    _S1070 = false;
                }
                if(_S1070)
                {
                    value_22 = s_apply_diffuse_transmission_evaluate_0(_S1050.a_36, _S1050.b_31, _S1051, _S1052).value0_84;
                }
                else
                {
                    value_22 = _S1069.value0_74;
                }
                if(((FEATURES_0 & (u32(256)))) != u32(0))
                {
                    _S1070 = (_S1050.kind_5) == u32(5);
                }
                else
                {
                    _S1070 = false;
                }
                if(_S1070)
                {
                    var _S1071 : Tuple_48 = s_apply_coated_diffuse_evaluate_0(_S1050.a_36, _S1050.alpha_4, _S1050.coat_5, _S1051, _S1052);
                    _S1068.value0_47 = _S1071.value1_27;
                    value_22 = _S1071.value0_87;
                }
                if(((FEATURES_0 & (u32(512)))) != u32(0))
                {
                    _S1070 = (_S1050.kind_5) == u32(6);
                }
                else
                {
                    _S1070 = false;
                }
                if(_S1070)
                {
                    var _S1072 : Tuple_56 = s_apply_coated_conductor_evaluate_0(_S1050.a_36, _S1050.b_31, _S1050.alpha_4, _S1050.coat_alpha_2, _S1050.coat_5, _S1051, _S1052);
                    _S1068.value1_16 = _S1072.value1_33;
                    value_22 = _S1072.value0_95;
                }
            }
        }
    }
    var _S1073 : Tuple_34;
    _S1073.value0_73 = value_22;
    _S1073.value1_26 = _S1068;
    return _S1073;
}

fn s_apply_direct_light_0( _S1074 : Bsdf_0,  _S1075 : Frame_0,  chosen_2 : ChosenLight_0,  _S1076 : Surface_0,  _S1077 : vec3<f32>,  _S1078 : vec2<f32>) -> Tuple_25
{
    var _S1079 : vec3<f32> = vec3<f32>(0.0f);
    var _S1080 : BsdfValue_0 = BsdfValue_0( _S1079, 0.0f );
    var _S1081 : vec2<f32> = vec2<f32>(0.0f);
    var _S1082 : CoatedDiffuse_0 = CoatedDiffuse_0( _S1079, 0.0f, _S1081, u32(0), false );
    var _S1083 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S1084 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S1083, _S1079 );
    var _S1085 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S1081 );
    var _S1086 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S1084, 0.0f, _S1085, u32(0), 0.0f );
    var _S1087 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S1084, 0.0f );
    var _S1088 : s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0( _S1082, _S1086, _S1087 );
    var _S1089 : Refraction_0 = Refraction_0( _S1079, false );
    var _S1090 : CoatedConductor_0 = CoatedConductor_0( _S1079, _S1079, _S1081, _S1081, _S1081, _S1081, _S1081, 0.0f, 0.0f, 0.0f, _S1079, _S1089, _S1081, _S1081, 0.0f, u32(0), false );
    var _S1091 : LobeTable_0 = LobeTable_0( _S1081, _S1081, _S1081, _S1081 );
    var _S1092 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S1091, 0.0f, _S1084, _S1091 );
    var _S1093 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S1084, _S1091, u32(0) );
    var _S1094 : s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0( _S1090, _S1092, _S1093 );
    var _S1095 : s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0 = s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0( _S1088, _S1094 );
    var _S1096 : s_minCtx_s_bwdCallableCtx_direct_light_0;
    _S1096.value0_48 = _S1080;
    _S1096.value1_17 = _S1095;
    var _S1097 : vec3<f32> = vec3<f32>(0.0f);
    var _S1098 : Tuple_26 = s_apply_sample_light_0(chosen_2, _S1076.position_2, _S1078);
    var direct_0 : DirectLight_0;
    if(_S1098.value0_65.valid_5)
    {
        var _S1099 : Tuple_34 = s_apply_bsdf_evaluate_0(_S1074, _S1077, s_apply_to_local_0(_S1075, _S1098.value0_65.direction_17).value0_63);
        _S1096.value0_48 = _S1099.value0_73;
        _S1096.value1_17 = _S1099.value1_26;
        if((any(((_S1099.value0_73.f_cos_0) != _S1079))))
        {
            var factor_4 : f32 = 1.0f / _S1098.value0_65.pdf_9;
            var factor_5 : f32;
            if(!chosen_2.delta_3)
            {
                factor_5 = factor_4 * s_apply_power_heuristic_0(_S1098.value0_65.pdf_9, _S1099.value0_73.pdf_6).value0_16;
            }
            else
            {
                factor_5 = factor_4;
            }
            direct_0.radiance_12 = _S1099.value0_73.f_cos_0 * _S1098.value0_65.radiance_13 * vec3<f32>(factor_5);
            direct_0.direction_14 = _S1098.value0_65.direction_17;
            direct_0.distance_6 = _S1098.value0_65.distance_7;
            direct_0.valid_1 = true;
        }
        else
        {
            direct_0.radiance_12 = _S1097;
            direct_0.direction_14 = _S1097;
            direct_0.distance_6 = 0.0f;
            direct_0.valid_1 = false;
        }
    }
    else
    {
        direct_0.radiance_12 = _S1097;
        direct_0.direction_14 = _S1097;
        direct_0.distance_6 = 0.0f;
        direct_0.valid_1 = false;
    }
    var _S1100 : Tuple_25;
    _S1100.value0_64 = direct_0;
    _S1100.value1_25 = _S1096;
    return _S1100;
}

struct Tuple_64
{
     value0_103 : Departure_0,
     value1_36 : s_minCtx_s_bwdCallableCtx_scatter_0,
};

struct Tuple_65
{
     value0_104 : BsdfSample_0,
     value1_37 : s_minCtx_s_bwdCallableCtx_bsdf_sample_0,
};

struct Tuple_66
{
     value0_105 : BsdfSample_0,
};

fn s_apply_no_sample_0() -> Tuple_66
{
    var _S1101 : vec3<f32> = vec3<f32>(0.0f);
    var _S1102 : Tuple_66;
    _S1102.value0_105.wi_0 = _S1101;
    _S1102.value0_105.weight_5 = _S1101;
    _S1102.value0_105.pdf_8 = 0.0f;
    _S1102.value0_105.valid_4 = false;
    _S1102.value0_105.delta_8 = false;
    return _S1102;
}

struct Tuple_67
{
     value0_106 : BsdfSample_0,
};

fn s_apply_diffuse_sample_0( _S1103 : vec3<f32>,  _S1104 : vec3<f32>,  _S1105 : vec2<f32>) -> Tuple_67
{
    var _S1106 : Tuple_29 = s_apply_sin_cos_turns_0(_S1105.x);
    var _S1107 : f32 = _S1105.y;
    var _S1108 : Tuple_30 = s_apply_safe_sqrt_0(_S1107);
    var _S1109 : Tuple_30 = s_apply_safe_sqrt_0(1.0f - _S1107);
    var _S1110 : Tuple_66 = s_apply_no_sample_0();
    var sample_1 : BsdfSample_0;
    if((_S1109.value0_69) > 0.0f)
    {
        var side_3 : f32;
        if((_S1104.z) < 0.0f)
        {
            side_3 = -1.0f;
        }
        else
        {
            side_3 = 1.0f;
        }
        var _S1111 : vec3<f32> = vec3<f32>(_S1108.value0_69 * _S1106.value0_68.y, _S1108.value0_69 * _S1106.value0_68.x, side_3 * _S1109.value0_69);
        sample_1 = _S1110.value0_105;
        sample_1.wi_0 = _S1111;
        sample_1.weight_5 = _S1103;
        sample_1.pdf_8 = _S1109.value0_69 * 0.31830990314483643f;
        sample_1.valid_4 = true;
    }
    else
    {
        sample_1 = _S1110.value0_105;
    }
    var _S1112 : Tuple_67;
    _S1112.value0_106 = sample_1;
    return _S1112;
}

struct Tuple_68
{
     value0_107 : BsdfSample_0,
};

struct Tuple_69
{
     value0_108 : vec3<f32>,
};

fn s_apply_ggx_sample_visible_0( _S1113 : vec2<f32>,  _S1114 : vec3<f32>,  _S1115 : vec2<f32>) -> Tuple_69
{
    var w_3 : vec3<f32>;
    if((_S1114.z) < 0.0f)
    {
        w_3 = (vec3<f32>(0) - _S1114);
    }
    else
    {
        w_3 = _S1114;
    }
    var _S1116 : f32 = _S1113.x;
    var _S1117 : f32 = _S1113.y;
    var _S1118 : Tuple_10 = s_apply_unit_vector_0(vec3<f32>(w_3.x * _S1116, w_3.y * _S1117, w_3.z));
    var _S1119 : Tuple_29 = s_apply_sin_cos_turns_0(_S1115.x);
    var one_minus_z_0 : f32 = _S1115.y * (1.0f + _S1118.value0_12.z);
    var _S1120 : Tuple_30 = s_apply_safe_sqrt_0(one_minus_z_0 * (2.0f - one_minus_z_0));
    var h_1 : vec3<f32> = vec3<f32>(_S1120.value0_69 * _S1119.value0_68.y, _S1120.value0_69 * _S1119.value0_68.x, 1.0f - one_minus_z_0) + _S1118.value0_12;
    var _S1121 : Tuple_69;
    _S1121.value0_108 = s_apply_unit_vector_0(vec3<f32>(h_1.x * _S1116, h_1.y * _S1117, s_apply_max_0(h_1.z, 9.999999960041972e-13f).value0_1)).value0_12;
    return _S1121;
}

struct Tuple_70
{
     value0_109 : vec3<f32>,
};

fn s_apply_mirrored_0( _S1122 : vec3<f32>,  _S1123 : vec3<f32>) -> Tuple_70
{
    var _S1124 : Tuple_70;
    _S1124.value0_109 = _S1123 * vec3<f32>((2.0f * s_apply_dot_0(_S1122, _S1123).value0_5)) - _S1122;
    return _S1124;
}

fn s_apply_conductor_sample_0( _S1125 : vec3<f32>,  _S1126 : vec3<f32>,  _S1127 : vec2<f32>,  smooth_2 : bool,  _S1128 : vec3<f32>,  _S1129 : vec2<f32>) -> Tuple_68
{
    var _S1130 : Tuple_66 = s_apply_no_sample_0();
    var sample_2 : BsdfSample_0;
    if(smooth_2)
    {
        var _S1131 : f32 = _S1128.z;
        var _S1132 : Tuple_41 = s_apply_fresnel_conductor_0(s_apply_abs_0(_S1131).value0_2, _S1125, _S1126);
        sample_2.wi_0 = vec3<f32>(- _S1128.x, - _S1128.y, _S1131);
        sample_2.weight_5 = _S1132.value0_80;
        sample_2.pdf_8 = 1.0f;
        sample_2.valid_4 = true;
        sample_2.delta_8 = true;
    }
    else
    {
        var _S1133 : Tuple_38 = s_apply_ggx_widths_0(_S1127);
        var _S1134 : Tuple_69 = s_apply_ggx_sample_visible_0(_S1133.value0_77, _S1128, _S1129);
        var _S1135 : Tuple_70 = s_apply_mirrored_0(_S1128, _S1134.value0_108);
        var _S1136 : f32 = _S1128.z;
        if((_S1136 * _S1135.value0_109.z) > 0.0f)
        {
            var masking_o_1 : f32 = 1.0f + s_apply_ggx_lambda_0(_S1133.value0_77, _S1128).value0_78;
            sample_2 = _S1130.value0_105;
            sample_2.wi_0 = _S1135.value0_109;
            sample_2.weight_5 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S1128, _S1134.value0_108).value0_5).value0_2, _S1125, _S1126).value0_80 * vec3<f32>((masking_o_1 / (masking_o_1 + s_apply_ggx_lambda_0(_S1133.value0_77, _S1135.value0_109).value0_78)));
            sample_2.pdf_8 = s_apply_ggx_density_0(_S1133.value0_77, _S1134.value0_108).value0_79 / (4.0f * s_apply_abs_0(_S1136).value0_2 * masking_o_1);
            sample_2.valid_4 = true;
        }
        else
        {
            sample_2 = _S1130.value0_105;
        }
    }
    var _S1137 : Tuple_68;
    _S1137.value0_107 = sample_2;
    return _S1137;
}

struct Tuple_71
{
     value0_110 : BsdfSample_0,
};

struct Tuple_72
{
     value0_111 : Refraction_0,
};

fn s_apply_refracted_0( _S1138 : vec3<f32>,  _S1139 : vec3<f32>,  eta_outer_1 : f32) -> Tuple_72
{
    var _S1140 : Tuple_5 = s_apply_dot_0(_S1138, _S1139);
    var cos_i_1 : f32;
    var eta_12 : f32;
    var m_5 : vec3<f32>;
    if((_S1140.value0_5) < 0.0f)
    {
        var _S1141 : vec3<f32> = (vec3<f32>(0) - _S1139);
        var _S1142 : f32 = 1.0f / eta_outer_1;
        cos_i_1 = - _S1140.value0_5;
        eta_12 = _S1142;
        m_5 = _S1141;
    }
    else
    {
        cos_i_1 = _S1140.value0_5;
        eta_12 = eta_outer_1;
        m_5 = _S1139;
    }
    var sin2_t_1 : f32 = s_apply_max_0(1.0f - s_apply_sqr_0(cos_i_1).value0_17, 0.0f).value0_1 / (eta_12 * eta_12);
    var _S1143 : vec3<f32> = vec3<f32>(0.0f);
    var result_11 : Refraction_0;
    if(sin2_t_1 < 1.0f)
    {
        result_11.direction_15 = m_5 * vec3<f32>((cos_i_1 / eta_12 - s_apply_safe_sqrt_0(1.0f - sin2_t_1).value0_69)) - _S1138 * vec3<f32>((1.0f / eta_12));
        result_11.valid_2 = true;
    }
    else
    {
        result_11.direction_15 = _S1143;
        result_11.valid_2 = false;
    }
    var _S1144 : Tuple_72;
    _S1144.value0_111 = result_11;
    return _S1144;
}

fn s_apply_smooth_dielectric_sample_0( eta_13 : f32,  _S1145 : vec3<f32>,  lobe_5 : f32) -> Tuple_71
{
    var _S1146 : Tuple_66 = s_apply_no_sample_0();
    var _S1147 : f32 = _S1145.z;
    var sample_3 : BsdfSample_0;
    if(lobe_5 < (s_apply_fresnel_dielectric_0(_S1147, eta_13).value0_83))
    {
        var _S1148 : vec3<f32> = vec3<f32>(1.0f);
        sample_3.wi_0 = vec3<f32>(- _S1145.x, - _S1145.y, _S1147);
        sample_3.weight_5 = _S1148;
        sample_3.pdf_8 = 1.0f;
        sample_3.valid_4 = true;
        sample_3.delta_8 = true;
    }
    else
    {
        var _S1149 : Tuple_72 = s_apply_refracted_0(_S1145, vec3<f32>(0.0f, 0.0f, 1.0f), eta_13);
        if(_S1149.value0_111.valid_2)
        {
            var crossing_1 : f32;
            if(_S1147 > 0.0f)
            {
                crossing_1 = eta_13;
            }
            else
            {
                crossing_1 = 1.0f / eta_13;
            }
            var _S1150 : vec3<f32> = vec3<f32>((1.0f / (crossing_1 * crossing_1)));
            sample_3.wi_0 = _S1149.value0_111.direction_15;
            sample_3.weight_5 = _S1150;
            sample_3.pdf_8 = 1.0f;
            sample_3.valid_4 = true;
            sample_3.delta_8 = true;
        }
        else
        {
            sample_3 = _S1146.value0_105;
        }
    }
    var _S1151 : Tuple_71;
    _S1151.value0_110 = sample_3;
    return _S1151;
}

struct Tuple_73
{
     value0_112 : BsdfSample_0,
};

fn s_apply_rough_dielectric_sample_0( eta_14 : f32,  _S1152 : vec2<f32>,  _S1153 : vec3<f32>,  _S1154 : vec2<f32>,  lobe_6 : f32) -> Tuple_73
{
    var _S1155 : Tuple_66 = s_apply_no_sample_0();
    var _S1156 : Tuple_38 = s_apply_ggx_widths_0(_S1152);
    var _S1157 : Tuple_69 = s_apply_ggx_sample_visible_0(_S1156.value0_77, _S1153, _S1154);
    var _S1158 : Tuple_5 = s_apply_dot_0(_S1153, _S1157.value0_108);
    var _S1159 : Tuple_44 = s_apply_fresnel_dielectric_0(_S1158.value0_5, eta_14);
    var masking_o_2 : f32 = 1.0f + s_apply_ggx_lambda_0(_S1156.value0_77, _S1153).value0_78;
    var _S1160 : Tuple_2 = s_apply_abs_0(_S1158.value0_5);
    var _S1161 : f32 = _S1153.z;
    var visible_0 : f32 = s_apply_ggx_density_0(_S1156.value0_77, _S1157.value0_108).value0_79 * _S1160.value0_2 / (masking_o_2 * s_apply_abs_0(_S1161).value0_2);
    var sample_4 : BsdfSample_0;
    if(lobe_6 < (_S1159.value0_83))
    {
        var _S1162 : Tuple_70 = s_apply_mirrored_0(_S1153, _S1157.value0_108);
        if((_S1161 * _S1162.value0_109.z) > 0.0f)
        {
            sample_4 = _S1155.value0_105;
            sample_4.wi_0 = _S1162.value0_109;
            sample_4.weight_5 = vec3<f32>((masking_o_2 / (masking_o_2 + s_apply_ggx_lambda_0(_S1156.value0_77, _S1162.value0_109).value0_78)));
            sample_4.pdf_8 = _S1159.value0_83 * visible_0 / (4.0f * _S1160.value0_2);
            sample_4.valid_4 = true;
        }
        else
        {
            sample_4 = _S1155.value0_105;
        }
    }
    else
    {
        var _S1163 : Tuple_72 = s_apply_refracted_0(_S1153, _S1157.value0_108, eta_14);
        var _S1164 : bool;
        if(_S1163.value0_111.valid_2)
        {
            _S1164 = (_S1161 * _S1163.value0_111.direction_15.z) < 0.0f;
        }
        else
        {
            _S1164 = false;
        }
        if(_S1164)
        {
            var crossing_2 : f32;
            if(_S1161 > 0.0f)
            {
                crossing_2 = eta_14;
            }
            else
            {
                crossing_2 = 1.0f / eta_14;
            }
            var _S1165 : Tuple_5 = s_apply_dot_0(_S1163.value0_111.direction_15, _S1157.value0_108);
            var jacobian_0 : f32 = s_apply_abs_0(_S1165.value0_5).value0_2 / s_apply_sqr_0(_S1165.value0_5 + _S1158.value0_5 / crossing_2).value0_17;
            sample_4 = _S1155.value0_105;
            sample_4.wi_0 = _S1163.value0_111.direction_15;
            sample_4.weight_5 = vec3<f32>((masking_o_2 / ((masking_o_2 + s_apply_ggx_lambda_0(_S1156.value0_77, _S1163.value0_111.direction_15).value0_78) * crossing_2 * crossing_2)));
            sample_4.pdf_8 = (1.0f - _S1159.value0_83) * visible_0 * jacobian_0;
            sample_4.valid_4 = true;
        }
        else
        {
            sample_4 = _S1155.value0_105;
        }
    }
    var _S1166 : Tuple_73;
    _S1166.value0_112 = sample_4;
    return _S1166;
}

struct Tuple_74
{
     value0_113 : BsdfSample_0,
};

fn s_apply_diffuse_transmission_sample_0( _S1167 : vec3<f32>,  _S1168 : vec3<f32>,  _S1169 : vec3<f32>,  _S1170 : vec2<f32>,  lobe_7 : f32) -> Tuple_74
{
    var _S1171 : Tuple_46 = s_apply_share_reflected_0(_S1167, _S1168);
    var side_4 : f32;
    var share_13 : f32;
    var albedo_2 : vec3<f32>;
    if(lobe_7 >= (_S1171.value0_85))
    {
        var _S1172 : f32 = 1.0f - _S1171.value0_85;
        side_4 = -1.0f;
        albedo_2 = _S1168;
        share_13 = _S1172;
    }
    else
    {
        side_4 = 1.0f;
        albedo_2 = _S1167;
        share_13 = _S1171.value0_85;
    }
    var _S1173 : Tuple_67 = s_apply_diffuse_sample_0(albedo_2, _S1169 * vec3<f32>(side_4), _S1170);
    var _S1174 : vec3<f32> = _S1173.value0_106.weight_5 * vec3<f32>((1.0f / share_13));
    var _S1175 : BsdfSample_0 = _S1173.value0_106;
    _S1175.weight_5 = _S1174;
    _S1175.pdf_8 = _S1173.value0_106.pdf_8 * share_13;
    var _S1176 : Tuple_74;
    _S1176.value0_113 = _S1175;
    return _S1176;
}

struct Tuple_75
{
     value0_114 : BsdfSample_0,
};

fn s_apply_thin_dielectric_sample_0( eta_15 : f32,  _S1177 : vec3<f32>,  lobe_8 : f32) -> Tuple_75
{
    var _S1178 : f32 = _S1177.z;
    var _S1179 : Tuple_44 = s_apply_fresnel_dielectric_0(s_apply_abs_0(_S1178).value0_2, eta_15);
    var _S1180 : vec3<f32> = vec3<f32>(1.0f);
    var sample_5 : BsdfSample_0;
    if(lobe_8 < (_S1179.value0_83 * 2.0f / (1.0f + _S1179.value0_83)))
    {
        sample_5.wi_0 = vec3<f32>(- _S1177.x, - _S1177.y, _S1178);
        sample_5.weight_5 = _S1180;
        sample_5.pdf_8 = 1.0f;
        sample_5.valid_4 = true;
        sample_5.delta_8 = true;
    }
    else
    {
        sample_5.wi_0 = _S1177 * vec3<f32>(-1.0f);
        sample_5.weight_5 = _S1180;
        sample_5.pdf_8 = 1.0f;
        sample_5.valid_4 = true;
        sample_5.delta_8 = true;
    }
    var _S1181 : Tuple_75;
    _S1181.value0_114 = sample_5;
    return _S1181;
}

struct Tuple_76
{
     value0_115 : BsdfSample_0,
     value1_38 : s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0,
};

fn s_apply_coated_diffuse_sample_0( _S1182 : vec3<f32>,  _S1183 : vec2<f32>,  coat_25 : u32,  _S1184 : vec3<f32>,  _S1185 : vec2<f32>,  lobe_9 : f32) -> Tuple_76
{
    var _S1186 : vec3<f32> = vec3<f32>(0.0f);
    var _S1187 : vec2<f32> = vec2<f32>(0.0f);
    var _S1188 : CoatedDiffuse_0 = CoatedDiffuse_0( _S1186, 0.0f, _S1187, u32(0), false );
    var _S1189 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S1190 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S1189, _S1186 );
    var _S1191 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S1187 );
    var _S1192 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S1190, 0.0f, _S1191, u32(0), 0.0f );
    var _S1193 : BsdfValue_0 = BsdfValue_0( _S1186, 0.0f );
    var _S1194 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S1190, 0.0f );
    var _S1195 : s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0;
    _S1195.value0_49 = _S1188;
    _S1195.value1_18 = _S1192;
    _S1195.value2_13 = 0.0f;
    _S1195.value3_7 = _S1193;
    _S1195.value4_4 = _S1194;
    var _S1196 : Tuple_66 = s_apply_no_sample_0();
    var side_5 : f32;
    if((_S1184.z) < 0.0f)
    {
        side_5 = -1.0f;
    }
    else
    {
        side_5 = 1.0f;
    }
    var wo_1 : vec3<f32> = _S1184 * vec3<f32>(side_5);
    var _S1197 : f32 = wo_1.z;
    var _S1198 : Tuple_49 = s_apply_coated_diffuse_layers_0(_S1182, _S1183, coat_25, _S1197);
    _S1195.value0_49 = _S1198.value0_88;
    _S1195.value1_18 = _S1198.value1_28;
    var by_coat_3 : bool = lobe_9 < (_S1198.value0_88.share_8);
    var _S1199 : bool;
    if(by_coat_3)
    {
        _S1199 = _S1198.value0_88.smooth_1;
    }
    else
    {
        _S1199 = false;
    }
    var sample_6 : BsdfSample_0;
    if(_S1199)
    {
        var _S1200 : vec3<f32> = vec3<f32>(- wo_1.x, - wo_1.y, _S1197) * vec3<f32>(side_5);
        var _S1201 : f32 = coat_eta_0(coat_25);
        _S1195.value2_13 = _S1201;
        var _S1202 : vec3<f32> = vec3<f32>((s_apply_fresnel_dielectric_0(_S1197, _S1201).value0_83 / _S1198.value0_88.share_8));
        sample_6.wi_0 = _S1200;
        sample_6.weight_5 = _S1202;
        sample_6.pdf_8 = 1.0f;
        sample_6.valid_4 = true;
        sample_6.delta_8 = true;
    }
    else
    {
        var wi_1 : vec3<f32>;
        if(by_coat_3)
        {
            wi_1 = s_apply_mirrored_0(wo_1, s_apply_ggx_sample_visible_0(s_apply_ggx_widths_0(_S1183).value0_77, wo_1, _S1185).value0_108).value0_109;
        }
        else
        {
            wi_1 = s_apply_diffuse_sample_0(_S1182, wo_1, _S1185).value0_106.wi_0;
        }
        if((wi_1.z) > 0.0f)
        {
            var _S1203 : Tuple_55 = s_apply_coated_diffuse_value_0(_S1198.value0_88, wo_1, wi_1);
            _S1195.value3_7 = _S1203.value0_94;
            _S1195.value4_4 = _S1203.value1_32;
            var _S1204 : vec3<f32> = wi_1 * vec3<f32>(side_5);
            sample_6 = _S1196.value0_105;
            sample_6.wi_0 = _S1204;
            sample_6.weight_5 = _S1203.value0_94.f_cos_0 * vec3<f32>((1.0f / _S1203.value0_94.pdf_6));
            sample_6.pdf_8 = _S1203.value0_94.pdf_6;
            sample_6.valid_4 = true;
        }
        else
        {
            sample_6 = _S1196.value0_105;
        }
    }
    var _S1205 : Tuple_76;
    _S1205.value0_115 = sample_6;
    _S1205.value1_38 = _S1195;
    return _S1205;
}

struct Tuple_77
{
     value0_116 : BsdfSample_0,
     value1_39 : s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0,
};

struct Tuple_78
{
     value0_117 : vec3<f32>,
     value1_40 : s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0,
};

fn s_apply_coated_mirror_weight_0( _S1206 : vec3<f32>,  _S1207 : vec3<f32>,  coat_26 : u32,  _S1208 : vec3<f32>) -> Tuple_78
{
    var _S1209 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S1210 : s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0;
    _S1210.value0_50 = 0.0f;
    _S1210.value1_19 = 0.0f;
    _S1210.value2_14 = _S1209;
    _S1210.value3_8 = u32(0);
    var n_18 : f32 = coat_eta_0(coat_26);
    _S1210.value0_50 = n_18;
    var _S1211 : Tuple_44 = s_apply_fresnel_dielectric_0(_S1208.z, n_18);
    var weight_6 : vec3<f32> = vec3<f32>(_S1211.value0_83);
    var _S1212 : Tuple_59 = s_apply_below_coat_0(_S1208, n_18);
    var weight_7 : vec3<f32>;
    if(_S1212.value0_98.valid_2)
    {
        var _S1213 : f32 = _S1212.value0_98.direction_15.z;
        var _S1214 : Tuple_41 = s_apply_fresnel_conductor_0(_S1213, _S1206 * vec3<f32>((1.0f / n_18)), _S1207 * vec3<f32>((1.0f / n_18)));
        var _S1215 : Tuple_51 = s_apply_coat_attenuation_0(coat_26, _S1213);
        _S1210.value1_19 = _S1215.value0_90;
        _S1210.value2_14 = _S1215.value1_30;
        var dimmed_0 : f32 = _S1215.value0_90 * _S1215.value0_90;
        var _S1216 : vec3<f32> = _S1214.value0_80 * vec3<f32>((dimmed_0 * _S1211.value0_83));
        var _S1217 : u32 = coat_bounces_0(coat_26);
        _S1210.value3_8 = _S1217;
        var _S1218 : f32 = 1.0f - _S1211.value0_83;
        weight_7 = weight_6 + _S1214.value0_80 * s_apply_power_sums_0(_S1216, _S1217).value0_93 * vec3<f32>((dimmed_0 * _S1218 * _S1218));
    }
    else
    {
        weight_7 = weight_6;
    }
    var _S1219 : Tuple_78;
    _S1219.value0_117 = weight_7;
    _S1219.value1_40 = _S1210;
    return _S1219;
}

fn s_apply_coated_conductor_sample_0( _S1220 : vec3<f32>,  _S1221 : vec3<f32>,  _S1222 : vec2<f32>,  _S1223 : vec2<f32>,  coat_27 : u32,  _S1224 : vec3<f32>,  _S1225 : vec2<f32>,  lobe_10 : f32) -> Tuple_77
{
    var _S1226 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S1227 : s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0 = s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0( 0.0f, 0.0f, _S1226, u32(0) );
    var _S1228 : vec3<f32> = vec3<f32>(0.0f);
    var _S1229 : vec2<f32> = vec2<f32>(0.0f);
    var _S1230 : Refraction_0 = Refraction_0( _S1228, false );
    var _S1231 : CoatedConductor_0 = CoatedConductor_0( _S1228, _S1228, _S1229, _S1229, _S1229, _S1229, _S1229, 0.0f, 0.0f, 0.0f, _S1228, _S1230, _S1229, _S1229, 0.0f, u32(0), false );
    var _S1232 : LobeTable_0 = LobeTable_0( _S1229, _S1229, _S1229, _S1229 );
    var _S1233 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S1226, _S1228 );
    var _S1234 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S1232, 0.0f, _S1233, _S1232 );
    var _S1235 : BsdfValue_0 = BsdfValue_0( _S1228, 0.0f );
    var _S1236 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S1233, _S1232, u32(0) );
    var _S1237 : s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0;
    _S1237.value0_51 = _S1227;
    _S1237.value1_20 = _S1231;
    _S1237.value2_15 = _S1234;
    _S1237.value3_9 = _S1235;
    _S1237.value4_5 = _S1236;
    var _S1238 : Tuple_66 = s_apply_no_sample_0();
    var side_6 : f32;
    if((_S1224.z) < 0.0f)
    {
        side_6 = -1.0f;
    }
    else
    {
        side_6 = 1.0f;
    }
    var wo_2 : vec3<f32> = _S1224 * vec3<f32>(side_6);
    var _S1239 : bool;
    if(is_smooth_0(_S1222))
    {
        _S1239 = is_smooth_0(_S1223);
    }
    else
    {
        _S1239 = false;
    }
    var sample_7 : BsdfSample_0;
    if(_S1239)
    {
        var _S1240 : vec3<f32> = vec3<f32>(- wo_2.x, - wo_2.y, wo_2.z) * vec3<f32>(side_6);
        var _S1241 : Tuple_78 = s_apply_coated_mirror_weight_0(_S1220, _S1221, coat_27, wo_2);
        _S1237.value0_51 = _S1241.value1_40;
        sample_7.wi_0 = _S1240;
        sample_7.weight_5 = _S1241.value0_117;
        sample_7.pdf_8 = 1.0f;
        sample_7.valid_4 = true;
        sample_7.delta_8 = true;
    }
    else
    {
        var _S1242 : Tuple_57 = s_apply_coated_conductor_layers_0(_S1220, _S1221, _S1222, _S1223, coat_27, wo_2);
        _S1237.value1_20 = _S1242.value0_96;
        _S1237.value2_15 = _S1242.value1_34;
        var _S1243 : f32 = _S1242.value0_96.shares_0.x;
        var _S1244 : bool = lobe_10 < _S1243;
        if(_S1244)
        {
            _S1239 = _S1242.value0_96.coat_smooth_0;
        }
        else
        {
            _S1239 = false;
        }
        if(_S1239)
        {
            var _S1245 : f32 = wo_2.z;
            var _S1246 : vec3<f32> = vec3<f32>((s_apply_fresnel_dielectric_0(_S1245, _S1242.value0_96.n_14).value0_83 / _S1243));
            sample_7.wi_0 = vec3<f32>(- wo_2.x, - wo_2.y, _S1245) * vec3<f32>(side_6);
            sample_7.weight_5 = _S1246;
            sample_7.pdf_8 = 1.0f;
            sample_7.valid_4 = true;
            sample_7.delta_8 = true;
        }
        else
        {
            var _S1247 : vec3<f32> = vec3<f32>(0.0f);
            var wi_2 : vec3<f32>;
            if(_S1244)
            {
                wi_2 = s_apply_mirrored_0(wo_2, s_apply_ggx_sample_visible_0(s_apply_ggx_widths_0(_S1223).value0_77, wo_2, _S1225).value0_108).value0_109;
            }
            else
            {
                if(lobe_10 < (_S1243 + _S1242.value0_96.shares_0.y))
                {
                    if(_S1242.value0_96.wo_below_0.valid_2)
                    {
                        var _S1248 : Tuple_70 = s_apply_mirrored_0(_S1242.value0_96.wo_below_0.direction_15, s_apply_ggx_sample_visible_0(s_apply_ggx_widths_0(_S1242.value0_96.once_0).value0_77, _S1242.value0_96.wo_below_0.direction_15, _S1225).value0_108);
                        var x_35 : f32 = _S1248.value0_109.x * _S1242.value0_96.n_14;
                        var y_20 : f32 = _S1248.value0_109.y * _S1242.value0_96.n_14;
                        var squared_1 : f32 = 1.0f - x_35 * x_35 - y_20 * y_20;
                        if((_S1248.value0_109.z) > 0.0f)
                        {
                            _S1239 = squared_1 > 0.0f;
                        }
                        else
                        {
                            _S1239 = false;
                        }
                        if(_S1239)
                        {
                            wi_2 = vec3<f32>(x_35, y_20, s_apply_sqrt_0(squared_1).value0_4);
                        }
                        else
                        {
                            wi_2 = _S1247;
                        }
                    }
                    else
                    {
                        wi_2 = _S1247;
                    }
                }
                else
                {
                    wi_2 = s_apply_diffuse_sample_0(_S1220, wo_2, _S1225).value0_106.wi_0;
                }
            }
            if((wi_2.z) > 0.0f)
            {
                var _S1249 : Tuple_63 = s_apply_coated_conductor_value_0(_S1242.value0_96, wi_2);
                _S1237.value3_9 = _S1249.value0_102;
                _S1237.value4_5 = _S1249.value1_35;
                var _S1250 : vec3<f32> = wi_2 * vec3<f32>(side_6);
                sample_7 = _S1238.value0_105;
                sample_7.wi_0 = _S1250;
                sample_7.weight_5 = _S1249.value0_102.f_cos_0 * vec3<f32>((1.0f / _S1249.value0_102.pdf_6));
                sample_7.pdf_8 = _S1249.value0_102.pdf_6;
                sample_7.valid_4 = true;
            }
            else
            {
                sample_7 = _S1238.value0_105;
            }
        }
    }
    var _S1251 : Tuple_77;
    _S1251.value0_116 = sample_7;
    _S1251.value1_39 = _S1237;
    return _S1251;
}

fn s_apply_bsdf_sample_0( _S1252 : Bsdf_0,  _S1253 : vec3<f32>,  _S1254 : vec2<f32>,  lobe_11 : f32) -> Tuple_65
{
    var _S1255 : vec3<f32> = vec3<f32>(0.0f);
    var _S1256 : vec2<f32> = vec2<f32>(0.0f);
    var _S1257 : CoatedDiffuse_0 = CoatedDiffuse_0( _S1255, 0.0f, _S1256, u32(0), false );
    var _S1258 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S1259 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S1258, _S1255 );
    var _S1260 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S1256 );
    var _S1261 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S1259, 0.0f, _S1260, u32(0), 0.0f );
    var _S1262 : BsdfValue_0 = BsdfValue_0( _S1255, 0.0f );
    var _S1263 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S1259, 0.0f );
    var _S1264 : s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0( _S1257, _S1261, 0.0f, _S1262, _S1263 );
    var _S1265 : s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0 = s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0( 0.0f, 0.0f, _S1258, u32(0) );
    var _S1266 : Refraction_0 = Refraction_0( _S1255, false );
    var _S1267 : CoatedConductor_0 = CoatedConductor_0( _S1255, _S1255, _S1256, _S1256, _S1256, _S1256, _S1256, 0.0f, 0.0f, 0.0f, _S1255, _S1266, _S1256, _S1256, 0.0f, u32(0), false );
    var _S1268 : LobeTable_0 = LobeTable_0( _S1256, _S1256, _S1256, _S1256 );
    var _S1269 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S1268, 0.0f, _S1259, _S1268 );
    var _S1270 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S1259, _S1268, u32(0) );
    var _S1271 : s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0( _S1265, _S1267, _S1269, _S1262, _S1270 );
    var _S1272 : s_minCtx_s_bwdCallableCtx_bsdf_sample_0;
    _S1272.value0_52 = _S1264;
    _S1272.value1_21 = _S1271;
    var _S1273 : Tuple_66 = s_apply_no_sample_0();
    var sample_8 : BsdfSample_0;
    if((_S1253.z) != 0.0f)
    {
        var smooth_3 : bool = is_smooth_0(_S1252.alpha_4);
        if((_S1252.kind_5) == u32(0))
        {
            sample_8 = s_apply_diffuse_sample_0(_S1252.a_36, _S1253, _S1254).value0_106;
        }
        else
        {
            if((_S1252.kind_5) == u32(1))
            {
                sample_8 = s_apply_conductor_sample_0(_S1252.a_36, _S1252.b_31, _S1252.alpha_4, smooth_3, _S1253, _S1254).value0_107;
            }
            else
            {
                var _S1274 : bool;
                if((_S1252.kind_5) == u32(2))
                {
                    if(smooth_3)
                    {
                        _S1274 = true;
                    }
                    else
                    {
                        _S1274 = (_S1252.eta_4) == 1.0f;
                    }
                    if(_S1274)
                    {
                        sample_8 = s_apply_smooth_dielectric_sample_0(_S1252.eta_4, _S1253, lobe_11).value0_110;
                    }
                    else
                    {
                        sample_8 = s_apply_rough_dielectric_sample_0(_S1252.eta_4, _S1252.alpha_4, _S1253, _S1254, lobe_11).value0_112;
                    }
                }
                else
                {
                    if(((FEATURES_0 & (u32(4)))) != u32(0))
                    {
                        _S1274 = (_S1252.kind_5) == u32(3);
                    }
                    else
                    {
                        _S1274 = false;
                    }
                    if(_S1274)
                    {
                        sample_8 = s_apply_diffuse_transmission_sample_0(_S1252.a_36, _S1252.b_31, _S1253, _S1254, lobe_11).value0_113;
                    }
                    else
                    {
                        sample_8 = _S1273.value0_105;
                    }
                    if(((FEATURES_0 & (u32(4)))) != u32(0))
                    {
                        _S1274 = (_S1252.kind_5) == u32(4);
                    }
                    else
                    {
                        _S1274 = false;
                    }
                    if(_S1274)
                    {
                        sample_8 = s_apply_thin_dielectric_sample_0(_S1252.eta_4, _S1253, lobe_11).value0_114;
                    }
                    if(((FEATURES_0 & (u32(256)))) != u32(0))
                    {
                        _S1274 = (_S1252.kind_5) == u32(5);
                    }
                    else
                    {
                        _S1274 = false;
                    }
                    if(_S1274)
                    {
                        var _S1275 : Tuple_76 = s_apply_coated_diffuse_sample_0(_S1252.a_36, _S1252.alpha_4, _S1252.coat_5, _S1253, _S1254, lobe_11);
                        _S1272.value0_52 = _S1275.value1_38;
                        sample_8 = _S1275.value0_115;
                    }
                    if(((FEATURES_0 & (u32(512)))) != u32(0))
                    {
                        _S1274 = (_S1252.kind_5) == u32(6);
                    }
                    else
                    {
                        _S1274 = false;
                    }
                    if(_S1274)
                    {
                        var _S1276 : Tuple_77 = s_apply_coated_conductor_sample_0(_S1252.a_36, _S1252.b_31, _S1252.alpha_4, _S1252.coat_alpha_2, _S1252.coat_5, _S1253, _S1254, lobe_11);
                        _S1272.value1_21 = _S1276.value1_39;
                        sample_8 = _S1276.value0_116;
                    }
                }
            }
        }
    }
    else
    {
        sample_8 = _S1273.value0_105;
    }
    var _S1277 : Tuple_65;
    _S1277.value0_104 = sample_8;
    _S1277.value1_37 = _S1272;
    return _S1277;
}

struct Tuple_79
{
     value0_118 : vec3<f32>,
};

fn s_apply_to_world_0( _S1278 : Frame_0,  _S1279 : vec3<f32>) -> Tuple_79
{
    var _S1280 : Tuple_79;
    _S1280.value0_118 = _S1278.s_8 * vec3<f32>(_S1279.x) + _S1278.t_9 * vec3<f32>(_S1279.y) + _S1278.n_5 * vec3<f32>(_S1279.z);
    return _S1280;
}

struct Tuple_80
{
     value0_119 : vec3<f32>,
};

fn s_apply_ray_origin_0( _S1281 : Surface_0,  _S1282 : vec3<f32>,  clearance_1 : f32) -> Tuple_80
{
    var offset_3 : f32;
    if((s_apply_dot_0(_S1282, _S1281.geometric_normal_0).value0_5) > 0.0f)
    {
        offset_3 = clearance_1;
    }
    else
    {
        offset_3 = - clearance_1;
    }
    var _S1283 : Tuple_80;
    _S1283.value0_119 = _S1281.position_2 + _S1281.geometric_normal_0 * vec3<f32>(offset_3);
    return _S1283;
}

fn s_apply_scatter_0( _S1284 : Bsdf_0,  _S1285 : Frame_0,  _S1286 : Surface_0,  _S1287 : vec3<f32>,  _S1288 : vec2<f32>,  lobe_12 : f32,  clearance_2 : f32) -> Tuple_64
{
    var _S1289 : vec3<f32> = vec3<f32>(0.0f);
    var _S1290 : BsdfSample_0 = BsdfSample_0( _S1289, _S1289, 0.0f, false, false );
    var _S1291 : vec2<f32> = vec2<f32>(0.0f);
    var _S1292 : CoatedDiffuse_0 = CoatedDiffuse_0( _S1289, 0.0f, _S1291, u32(0), false );
    var _S1293 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S1294 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S1293, _S1289 );
    var _S1295 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S1291 );
    var _S1296 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S1294, 0.0f, _S1295, u32(0), 0.0f );
    var _S1297 : BsdfValue_0 = BsdfValue_0( _S1289, 0.0f );
    var _S1298 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S1294, 0.0f );
    var _S1299 : s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0( _S1292, _S1296, 0.0f, _S1297, _S1298 );
    var _S1300 : s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0 = s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0( 0.0f, 0.0f, _S1293, u32(0) );
    var _S1301 : Refraction_0 = Refraction_0( _S1289, false );
    var _S1302 : CoatedConductor_0 = CoatedConductor_0( _S1289, _S1289, _S1291, _S1291, _S1291, _S1291, _S1291, 0.0f, 0.0f, 0.0f, _S1289, _S1301, _S1291, _S1291, 0.0f, u32(0), false );
    var _S1303 : LobeTable_0 = LobeTable_0( _S1291, _S1291, _S1291, _S1291 );
    var _S1304 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S1303, 0.0f, _S1294, _S1303 );
    var _S1305 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S1294, _S1303, u32(0) );
    var _S1306 : s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0( _S1300, _S1302, _S1304, _S1297, _S1305 );
    var _S1307 : s_minCtx_s_bwdCallableCtx_bsdf_sample_0 = s_minCtx_s_bwdCallableCtx_bsdf_sample_0( _S1299, _S1306 );
    var _S1308 : s_minCtx_s_bwdCallableCtx_scatter_0;
    _S1308.value0_53 = _S1290;
    _S1308.value1_22 = _S1307;
    var _S1309 : Tuple_65 = s_apply_bsdf_sample_0(_S1284, _S1287, _S1288, lobe_12);
    _S1308.value0_53 = _S1309.value0_104;
    _S1308.value1_22 = _S1309.value1_37;
    var _S1310 : Tuple_79 = s_apply_to_world_0(_S1285, _S1309.value0_104.wi_0);
    var _S1311 : Tuple_80 = s_apply_ray_origin_0(_S1286, _S1310.value0_118, clearance_2);
    var _S1312 : Tuple_64;
    _S1312.value0_103.weight_4 = _S1309.value0_104.weight_5;
    _S1312.value0_103.origin_4 = _S1311.value0_119;
    _S1312.value0_103.direction_16 = _S1310.value0_118;
    _S1312.value0_103.pdf_7 = _S1309.value0_104.pdf_8;
    _S1312.value0_103.valid_3 = _S1309.value0_104.valid_4;
    _S1312.value0_103.delta_7 = _S1309.value0_104.delta_8;
    _S1312.value1_36 = _S1308;
    return _S1312;
}

fn s_apply_path_luminance_0( vertex_0 : Vertex_0,  _S1313 : vec3<f32>,  _S1314 : vec3<f32>,  _S1315 : f32,  _S1316 : vec2<f32>,  _S1317 : vec2<f32>) -> Tuple_16
{
    var _S1318 : vec3<f32> = vec3<f32>(0.0f);
    var _S1319 : DirectLight_0 = DirectLight_0( _S1318, _S1318, 0.0f, false );
    var _S1320 : BsdfValue_0 = BsdfValue_0( _S1318, 0.0f );
    var _S1321 : vec2<f32> = vec2<f32>(0.0f);
    var _S1322 : CoatedDiffuse_0 = CoatedDiffuse_0( _S1318, 0.0f, _S1321, u32(0), false );
    var _S1323 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S1324 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S1323, _S1318 );
    var _S1325 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S1321 );
    var _S1326 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S1324, 0.0f, _S1325, u32(0), 0.0f );
    var _S1327 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S1324, 0.0f );
    var _S1328 : s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0( _S1322, _S1326, _S1327 );
    var _S1329 : Refraction_0 = Refraction_0( _S1318, false );
    var _S1330 : CoatedConductor_0 = CoatedConductor_0( _S1318, _S1318, _S1321, _S1321, _S1321, _S1321, _S1321, 0.0f, 0.0f, 0.0f, _S1318, _S1329, _S1321, _S1321, 0.0f, u32(0), false );
    var _S1331 : LobeTable_0 = LobeTable_0( _S1321, _S1321, _S1321, _S1321 );
    var _S1332 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S1331, 0.0f, _S1324, _S1331 );
    var _S1333 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S1324, _S1331, u32(0) );
    var _S1334 : s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0( _S1330, _S1332, _S1333 );
    var _S1335 : s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0 = s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0( _S1328, _S1334 );
    var _S1336 : s_minCtx_s_bwdCallableCtx_direct_light_0 = s_minCtx_s_bwdCallableCtx_direct_light_0( _S1320, _S1335 );
    var _S1337 : Departure_0 = Departure_0( _S1318, _S1318, _S1318, 0.0f, false, false );
    var _S1338 : BsdfSample_0 = BsdfSample_0( _S1318, _S1318, 0.0f, false, false );
    var _S1339 : s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0( _S1322, _S1326, 0.0f, _S1320, _S1327 );
    var _S1340 : s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0 = s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0( 0.0f, 0.0f, _S1323, u32(0) );
    var _S1341 : s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0( _S1340, _S1330, _S1332, _S1320, _S1333 );
    var _S1342 : s_minCtx_s_bwdCallableCtx_bsdf_sample_0 = s_minCtx_s_bwdCallableCtx_bsdf_sample_0( _S1339, _S1341 );
    var _S1343 : s_minCtx_s_bwdCallableCtx_scatter_0 = s_minCtx_s_bwdCallableCtx_scatter_0( _S1338, _S1342 );
    var _S1344 : s_minCtx_s_bwdCallableCtx_path_luminance_0;
    _S1344.value0_54 = _S1319;
    _S1344.value1_23 = _S1336;
    _S1344.value2_16 = _S1337;
    _S1344.value3_10 = _S1343;
    var _S1345 : Tuple_17 = s_apply_surface_at_0(vertex_0.triangle_0, _S1313, _S1314);
    var result_12 : f32;
    if((vertex_0.triangle_0.emission_2) != u32(4294967295))
    {
        result_12 = s_apply_dot_0(s_apply_emission_of_0(vertex_0.emitted_0, _S1345.value0_56, _S1313, _S1314, _S1315, vertex_0.delta_4).value0_59, vertex_0.importance_0).value0_5;
    }
    else
    {
        result_12 = 0.0f;
    }
    var _S1346 : bool;
    if(vertex_0.lit_0)
    {
        _S1346 = true;
    }
    else
    {
        _S1346 = vertex_0.scatters_0;
    }
    if(_S1346)
    {
        var _S1347 : Tuple_22 = s_apply_bsdf_near_0(vertex_0.shading_1, _S1345.value0_56.b1_0, _S1345.value0_56.b2_0);
        var _S1348 : Tuple_23 = s_apply_frame_near_0(vertex_0.shading_1, _S1345.value0_56);
        var _S1349 : Tuple_24 = s_apply_to_local_0(_S1348.value0_62, (vec3<f32>(0) - _S1314));
        if(vertex_0.lit_0)
        {
            var _S1350 : Tuple_25 = s_apply_direct_light_0(_S1347.value0_61, _S1348.value0_62, vertex_0.chosen_0, _S1345.value0_56, _S1349.value0_63, _S1317);
            _S1344.value0_54 = _S1350.value0_64;
            _S1344.value1_23 = _S1350.value1_25;
            result_12 = result_12 + s_apply_dot_0(_S1350.value0_64.radiance_12, vertex_0.importance_0).value0_5;
        }
        if(vertex_0.scatters_0)
        {
            var _S1351 : Tuple_64 = s_apply_scatter_0(_S1347.value0_61, _S1348.value0_62, _S1345.value0_56, _S1349.value0_63, _S1316, vertex_0.shading_1.lobe_2, vertex_0.triangle_0.clearance_0);
            _S1344.value2_16 = _S1351.value0_103;
            _S1344.value3_10 = _S1351.value1_36;
            var result_13 : f32 = result_12 + (s_apply_dot_0(_S1351.value0_103.weight_4, vertex_0.later_1).value0_5 + s_apply_dot_0(_S1351.value0_103.origin_4, vertex_0.adjoint_origin_1).value0_5 + s_apply_dot_0(_S1351.value0_103.direction_16, vertex_0.adjoint_direction_1).value0_5);
            if(!_S1351.value0_103.delta_7)
            {
                result_12 = result_13 + _S1351.value0_103.pdf_7 * vertex_0.adjoint_pdf_1;
            }
            else
            {
                result_12 = result_13;
            }
        }
    }
    var _S1352 : Tuple_16;
    _S1352.value0_55 = result_12;
    _S1352.value1_24 = _S1344;
    return _S1352;
}

struct s_paramCtx_s_bwdCallableCtx_path_luminance_0
{
     value0_120 : Vertex_0,
     value1_41 : vec3<f32>,
     value2_17 : vec3<f32>,
     value3_11 : f32,
     value4_6 : vec2<f32>,
     value5_2 : vec2<f32>,
};

struct s_bwdCallableCtx_path_luminance_0
{
     value0_121 : s_paramCtx_s_bwdCallableCtx_path_luminance_0,
     value1_42 : s_minCtx_s_bwdCallableCtx_path_luminance_0,
};

struct s_paramCtx_s_bwdCallableCtx_emission_of_0
{
     value0_122 : Emitted_0,
     value1_43 : Surface_0,
     value2_18 : vec3<f32>,
     value3_12 : vec3<f32>,
     value4_7 : f32,
     value5_3 : bool,
};

struct s_paramCtx_s_bwdCallableCtx_bsdf_near_0
{
     value0_123 : Shading_0,
};

struct s_paramCtx_s_bwdCallableCtx_frame_near_0
{
     value0_124 : Shading_0,
};

struct s_paramCtx_s_bwdCallableCtx_to_local_0
{
     value0_125 : Frame_0,
     value1_44 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_direct_light_0
{
     value0_126 : Bsdf_0,
     value1_45 : Frame_0,
     value2_19 : ChosenLight_0,
     value3_13 : Surface_0,
     value4_8 : vec3<f32>,
     value5_4 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_scatter_0
{
     value0_127 : Bsdf_0,
     value1_46 : Frame_0,
     value2_20 : Surface_0,
     value3_14 : vec3<f32>,
     value4_9 : vec2<f32>,
     value5_5 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_surface_at_0
{
     value0_128 : Triangle_0,
     value1_47 : vec3<f32>,
     value2_21 : vec3<f32>,
};

struct s_bwdCallableCtx_surface_at_0
{
     value0_129 : s_paramCtx_s_bwdCallableCtx_surface_at_0,
};

struct s_bwdCallableCtx_emission_of_0
{
     value0_130 : s_paramCtx_s_bwdCallableCtx_emission_of_0,
};

struct s_bwdCallableCtx_direct_light_0
{
     value0_131 : s_paramCtx_s_bwdCallableCtx_direct_light_0,
     value1_48 : s_minCtx_s_bwdCallableCtx_direct_light_0,
};

struct s_bwdCallableCtx_scatter_0
{
     value0_132 : s_paramCtx_s_bwdCallableCtx_scatter_0,
     value1_49 : s_minCtx_s_bwdCallableCtx_scatter_0,
};

struct s_bwdCallableCtx_to_local_0
{
     value0_133 : s_paramCtx_s_bwdCallableCtx_to_local_0,
};

struct s_bwdCallableCtx_frame_near_0
{
     value0_134 : s_paramCtx_s_bwdCallableCtx_frame_near_0,
};

struct s_bwdCallableCtx_bsdf_near_0
{
     value0_135 : s_paramCtx_s_bwdCallableCtx_bsdf_near_0,
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
    var _S1353 : vec3<f32> = vec3<f32>(0.0f);
    result_14.s_8 = _S1353;
    result_14.t_9 = _S1353;
    result_14.n_5 = _S1353;
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
    var _S1354 : vec3<f32> = vec3<f32>(0.0f);
    result_16.a_37 = _S1354;
    result_16.b_32 = _S1354;
    var _S1355 : vec2<f32> = vec2<f32>(0.0f);
    result_16.alpha_6 = _S1355;
    result_16.coat_alpha_3 = _S1355;
    return result_16;
}

struct Departure_Differential_0
{
     weight_8 : vec3<f32>,
     origin_5 : vec3<f32>,
     direction_19 : vec3<f32>,
     pdf_10 : f32,
};

fn Departure_x24_syn_dzero_0() -> Departure_Differential_0
{
    var result_17 : Departure_Differential_0;
    var _S1356 : vec3<f32> = vec3<f32>(0.0f);
    result_17.weight_8 = _S1356;
    result_17.origin_5 = _S1356;
    result_17.direction_19 = _S1356;
    result_17.pdf_10 = 0.0f;
    return result_17;
}

fn Departure_x24_syn_dadd_0( SLANG_anonymous_0_2 : Departure_Differential_0,  SLANG_anonymous_1_2 : Departure_Differential_0) -> Departure_Differential_0
{
    var result_18 : Departure_Differential_0;
    result_18.weight_8 = SLANG_anonymous_0_2.weight_8 + SLANG_anonymous_1_2.weight_8;
    result_18.origin_5 = SLANG_anonymous_0_2.origin_5 + SLANG_anonymous_1_2.origin_5;
    result_18.direction_19 = SLANG_anonymous_0_2.direction_19 + SLANG_anonymous_1_2.direction_19;
    result_18.pdf_10 = SLANG_anonymous_0_2.pdf_10 + SLANG_anonymous_1_2.pdf_10;
    return result_18;
}

struct s_paramCtx_s_bwdCallableCtx_bsdf_sample_0
{
     value0_136 : Bsdf_0,
     value1_50 : vec3<f32>,
     value2_22 : vec2<f32>,
     value3_15 : f32,
};

struct s_bwdCallableCtx_bsdf_sample_0
{
     value0_137 : s_paramCtx_s_bwdCallableCtx_bsdf_sample_0,
     value1_51 : s_minCtx_s_bwdCallableCtx_bsdf_sample_0,
};

struct s_paramCtx_s_bwdCallableCtx_to_world_0
{
     value0_138 : Frame_0,
     value1_52 : vec3<f32>,
};

struct s_bwdCallableCtx_to_world_0
{
     value0_139 : s_paramCtx_s_bwdCallableCtx_to_world_0,
};

struct s_paramCtx_s_bwdCallableCtx_ray_origin_0
{
     value0_140 : Surface_0,
     value1_53 : vec3<f32>,
};

struct s_bwdCallableCtx_ray_origin_0
{
     value0_141 : s_paramCtx_s_bwdCallableCtx_ray_origin_0,
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

fn s_bwdProp_ray_origin_0( _S1357 : s_bwdCallableCtx_ray_origin_0,  _S1358 : ptr<function, Surface_Differential_0>,  _S1359 : ptr<function, vec3<f32>>,  _S1360 : vec3<f32>)
{
    var _S1361 : s_bwdCallableCtx_dot_0;
    _S1361._S39 = _S1357.value0_141.value1_53;
    _S1361._S40 = _S1357.value0_141.value0_140.geometric_normal_0;
    var _S1362 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1363 : Surface_Differential_0 = _S1362;
    _S1363.position_5 = _S1360;
    var _S1364 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1362, _S1363);
    var _S1365 : vec3<f32> = vec3<f32>(0.0f);
    var _S1366 : vec3<f32> = _S1365;
    var _S1367 : vec3<f32> = _S1365;
    s_bwdProp_dot_0(_S1361, &(_S1366), &(_S1367), 0.0f);
    (*_S1358) = _S1364;
    (*_S1359) = _S1366;
    return;
}

fn s_bwdProp_to_world_0( _S1368 : s_bwdCallableCtx_to_world_0,  _S1369 : ptr<function, Frame_0>,  _S1370 : ptr<function, vec3<f32>>,  _S1371 : vec3<f32>)
{
    var _S1372 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S1373 : vec3<f32> = _S1368.value0_139.value0_138.n_5 * _S1371;
    var _S1374 : vec3<f32> = vec3<f32>(_S1368.value0_139.value1_52.z) * _S1371;
    var _S1375 : f32 = _S1373[i32(0)] + _S1373[i32(1)] + _S1373[i32(2)];
    var _S1376 : vec3<f32> = _S1368.value0_139.value0_138.t_9 * _S1371;
    var _S1377 : vec3<f32> = vec3<f32>(_S1368.value0_139.value1_52.y) * _S1371;
    var _S1378 : f32 = _S1376[i32(0)] + _S1376[i32(1)] + _S1376[i32(2)];
    var _S1379 : vec3<f32> = _S1368.value0_139.value0_138.s_8 * _S1371;
    var _S1380 : vec3<f32> = vec3<f32>(_S1368.value0_139.value1_52.x) * _S1371;
    var _S1381 : f32 = _S1379[i32(0)] + _S1379[i32(1)] + _S1379[i32(2)];
    var _S1382 : Frame_0 = _S1372;
    _S1382.n_5 = _S1374;
    _S1382.t_9 = _S1377;
    _S1382.s_8 = _S1380;
    var _S1383 : vec3<f32> = vec3<f32>(_S1381, _S1378, _S1375);
    (*_S1369) = Frame_x24_syn_dadd_0(_S1372, _S1382);
    (*_S1370) = _S1383;
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
    var _S1384 : vec3<f32> = vec3<f32>(0.0f);
    result_21.wi_3 = _S1384;
    result_21.weight_9 = _S1384;
    result_21.pdf_11 = 0.0f;
    return result_21;
}

struct s_paramCtx_s_bwdCallableCtx_diffuse_sample_0
{
     value0_142 : vec3<f32>,
     value1_54 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_conductor_sample_0
{
     value0_143 : vec3<f32>,
     value1_55 : vec3<f32>,
     value2_23 : vec2<f32>,
     value3_16 : bool,
     value4_10 : vec3<f32>,
     value5_6 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0
{
     value0_144 : f32,
     value1_56 : vec3<f32>,
     value2_24 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0
{
     value0_145 : f32,
     value1_57 : vec2<f32>,
     value2_25 : vec3<f32>,
     value3_17 : vec2<f32>,
     value4_11 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_diffuse_transmission_sample_0
{
     value0_146 : vec3<f32>,
     value1_58 : vec3<f32>,
     value2_26 : vec3<f32>,
     value3_18 : vec2<f32>,
     value4_12 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_thin_dielectric_sample_0
{
     value0_147 : f32,
     value1_59 : vec3<f32>,
     value2_27 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_coated_diffuse_sample_0
{
     value0_148 : vec3<f32>,
     value1_60 : vec2<f32>,
     value3_19 : vec3<f32>,
     value4_13 : vec2<f32>,
     value5_7 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_coated_conductor_sample_0
{
     value0_149 : vec3<f32>,
     value1_61 : vec3<f32>,
     value2_28 : vec2<f32>,
     value3_20 : vec2<f32>,
     value4_14 : u32,
     value5_8 : vec3<f32>,
     value6_0 : vec2<f32>,
     value7_0 : f32,
};

struct s_bwdCallableCtx_diffuse_transmission_sample_0
{
     value0_150 : s_paramCtx_s_bwdCallableCtx_diffuse_transmission_sample_0,
};

struct s_bwdCallableCtx_thin_dielectric_sample_0
{
     value0_151 : s_paramCtx_s_bwdCallableCtx_thin_dielectric_sample_0,
};

struct s_bwdCallableCtx_coated_diffuse_sample_0
{
     value0_152 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_sample_0,
     value1_62 : s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0,
};

struct s_bwdCallableCtx_coated_conductor_sample_0
{
     value0_153 : s_paramCtx_s_bwdCallableCtx_coated_conductor_sample_0,
     value1_63 : s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0,
};

struct s_bwdCallableCtx_smooth_dielectric_sample_0
{
     value0_154 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0,
};

struct s_bwdCallableCtx_rough_dielectric_sample_0
{
     value0_155 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0,
};

struct s_bwdCallableCtx_conductor_sample_0
{
     value0_156 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0,
};

struct s_bwdCallableCtx_diffuse_sample_0
{
     value0_157 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0,
};

struct s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0
{
     value0_158 : f32,
};

struct s_bwdCallableCtx_sin_cos_turns_0
{
     value0_159 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0,
};

struct s_paramCtx_s_bwdCallableCtx_safe_sqrt_0
{
     value0_160 : f32,
};

struct s_bwdCallableCtx_safe_sqrt_0
{
     value0_161 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0,
};

fn s_bwdProp_safe_sqrt_0( _S1385 : s_bwdCallableCtx_safe_sqrt_0,  _S1386 : ptr<function, f32>,  _S1387 : f32)
{
    var _S1388 : bool = (_S1385.value0_161.value0_160) > 0.0f;
    var _S1389 : s_bwdCallableCtx_sqrt_0;
    if(_S1388)
    {
        var _S1390 : s_bwdCallableCtx_sqrt_0;
        _S1390._S35 = _S1385.value0_161.value0_160;
        _S1389 = _S1390;
    }
    else
    {
        _S1389._S35 = 0.0f;
    }
    var _S1391 : f32;
    if(_S1388)
    {
        var _S1392 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1389, &(_S1392), _S1387);
        _S1391 = _S1392;
    }
    else
    {
        _S1391 = 0.0f;
    }
    (*_S1386) = _S1391;
    return;
}

fn s_bwdProp_sin_cos_turns_0( _S1393 : s_bwdCallableCtx_sin_cos_turns_0,  _S1394 : ptr<function, f32>,  _S1395 : vec2<f32>)
{
    var quarter_2 : f32 = round(_S1393.value0_159.value0_158 * 4.0f);
    var angle_2 : f32 = (_S1393.value0_159.value0_158 - quarter_2 * 0.25f) * 6.28318548202514648f;
    var a2_3 : f32 = angle_2 * angle_2;
    var _S1396 : f32 = -0.0001984127011383f + a2_3 * 2.75573188446287531e-06f;
    var _S1397 : f32 = 0.00833333376795053f + a2_3 * _S1396;
    var _S1398 : f32 = -0.1666666716337204f + a2_3 * _S1397;
    var _S1399 : f32 = 1.0f + a2_3 * _S1398;
    var _S1400 : f32 = -0.00138888892251998f + a2_3 * 0.00002480158764229f;
    var _S1401 : f32 = 0.0416666679084301f + a2_3 * _S1400;
    var _S1402 : f32 = -0.5f + a2_3 * _S1401;
    var q_5 : i32 = (i32(quarter_2) & (i32(3)));
    var _S1403 : bool = q_5 == i32(1);
    var _S1404 : bool;
    var _S1405 : bool;
    if(_S1403)
    {
        _S1404 = false;
        _S1405 = false;
    }
    else
    {
        var _S1406 : bool = q_5 == i32(2);
        if(_S1406)
        {
            _S1404 = false;
        }
        else
        {
            _S1404 = q_5 == i32(3);
        }
        var _S1407 : bool = _S1404;
        _S1404 = _S1406;
        _S1405 = _S1407;
    }
    var _S1408 : f32;
    var _S1409 : f32;
    if(_S1403)
    {
        var _S1410 : f32 = - _S1395[i32(1)];
        _S1408 = _S1395[i32(0)];
        _S1409 = _S1410;
    }
    else
    {
        if(_S1404)
        {
            var _S1411 : f32 = - _S1395[i32(0)];
            _S1408 = - _S1395[i32(1)];
            _S1409 = _S1411;
        }
        else
        {
            if(_S1405)
            {
                _S1408 = - _S1395[i32(0)];
                _S1409 = _S1395[i32(1)];
            }
            else
            {
                _S1408 = _S1395[i32(1)];
                _S1409 = _S1395[i32(0)];
            }
        }
    }
    var _S1412 : f32 = a2_3 * _S1408;
    var _S1413 : f32 = a2_3 * _S1412;
    var _S1414 : f32 = angle_2 * _S1409;
    var _S1415 : f32 = a2_3 * _S1414;
    var _S1416 : f32 = a2_3 * _S1415;
    var _S1417 : f32 = angle_2 * (_S1402 * _S1408 + _S1401 * _S1412 + _S1400 * _S1413 + 0.00002480158764229f * (a2_3 * _S1413) + _S1398 * _S1414 + _S1397 * _S1415 + _S1396 * _S1416 + 2.75573188446287531e-06f * (a2_3 * _S1416));
    (*_S1394) = 6.28318548202514648f * (_S1399 * _S1409 + _S1417 + _S1417);
    return;
}

fn s_bwdProp_diffuse_sample_0( _S1418 : s_bwdCallableCtx_diffuse_sample_0,  _S1419 : ptr<function, vec3<f32>>,  _S1420 : ptr<function, vec3<f32>>,  _S1421 : ptr<function, vec2<f32>>,  _S1422 : BsdfSample_Differential_0)
{
    var _S1423 : f32 = _S1418.value0_157.value1_54.x;
    var _S1424 : Tuple_29 = s_apply_sin_cos_turns_0(_S1423);
    var _S1425 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S1425.value0_158 = _S1423;
    var _S1426 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S1425 );
    var _S1427 : f32 = _S1418.value0_157.value1_54.y;
    var _S1428 : Tuple_30 = s_apply_safe_sqrt_0(_S1427);
    var _S1429 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S1429.value0_160 = _S1427;
    var _S1430 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S1429 );
    var _S1431 : f32 = 1.0f - _S1427;
    var _S1432 : Tuple_30 = s_apply_safe_sqrt_0(_S1431);
    var _S1433 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S1433.value0_160 = _S1431;
    var _S1434 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S1433 );
    var _S1435 : bool = (_S1432.value0_69) > 0.0f;
    var side_7 : f32;
    var _S1436 : f32;
    var _S1437 : f32;
    if(_S1435)
    {
        if((_S1418.value0_157.value0_142.z) < 0.0f)
        {
            side_7 = -1.0f;
        }
        else
        {
            side_7 = 1.0f;
        }
        var _S1438 : f32 = _S1424.value0_68.y;
        _S1436 = _S1424.value0_68.x;
        _S1437 = _S1438;
    }
    else
    {
        side_7 = 0.0f;
        _S1436 = 0.0f;
        _S1437 = 0.0f;
    }
    var _S1439 : vec3<f32> = vec3<f32>(0.0f);
    var _S1440 : vec2<f32> = vec2<f32>(0.0f);
    var _S1441 : vec2<f32>;
    var _S1442 : vec3<f32>;
    if(_S1435)
    {
        var _S1443 : vec2<f32> = vec2<f32>(_S1428.value0_69 * _S1422.wi_3[i32(1)], _S1428.value0_69 * _S1422.wi_3[i32(0)]);
        var _S1444 : f32 = _S1436 * _S1422.wi_3[i32(1)] + _S1437 * _S1422.wi_3[i32(0)];
        side_7 = 0.31830990314483643f * _S1422.pdf_11 + side_7 * _S1422.wi_3[i32(2)];
        _S1436 = _S1444;
        _S1441 = _S1443;
        _S1442 = _S1422.weight_9;
    }
    else
    {
        side_7 = 0.0f;
        _S1436 = 0.0f;
        _S1441 = _S1440;
        _S1442 = _S1439;
    }
    var _S1445 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S1434, &(_S1445), side_7);
    var _S1446 : f32 = - _S1445;
    var _S1447 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S1430, &(_S1447), _S1436);
    var _S1448 : f32 = _S1446 + _S1447;
    var _S1449 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S1426, &(_S1449), _S1441);
    var _S1450 : vec2<f32> = vec2<f32>(_S1449, _S1448);
    (*_S1419) = _S1442;
    (*_S1420) = _S1439;
    (*_S1421) = _S1450;
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
     value0_162 : f32,
     value1_64 : vec3<f32>,
     value2_29 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_ggx_widths_0
{
     value0_163 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0
{
     value0_164 : vec2<f32>,
     value1_65 : vec3<f32>,
     value2_30 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_mirrored_0
{
     value0_165 : vec3<f32>,
     value1_66 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_ggx_lambda_0
{
     value0_166 : vec2<f32>,
     value1_67 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_ggx_density_0
{
     value0_167 : vec2<f32>,
     value1_68 : vec3<f32>,
};

struct s_bwdCallableCtx_ggx_density_0
{
     value0_168 : s_paramCtx_s_bwdCallableCtx_ggx_density_0,
};

struct s_bwdCallableCtx_ggx_lambda_0
{
     value0_169 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0,
};

struct s_bwdCallableCtx_fresnel_conductor_0
{
     value0_170 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0,
};

struct s_bwdCallableCtx_mirrored_0
{
     value0_171 : s_paramCtx_s_bwdCallableCtx_mirrored_0,
};

struct s_bwdCallableCtx_ggx_sample_visible_0
{
     value0_172 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0,
};

struct s_bwdCallableCtx_ggx_widths_0
{
     value0_173 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0,
};

struct s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0
{
     value0_174 : f32,
     value1_69 : f32,
     value2_31 : f32,
};

struct s_bwdCallableCtx_fresnel_conductor_channel_0
{
     value0_175 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0,
};

fn s_bwdProp_fresnel_conductor_channel_0( _S1451 : s_bwdCallableCtx_fresnel_conductor_channel_0,  _S1452 : ptr<function, f32>,  _S1453 : ptr<function, f32>,  _S1454 : ptr<function, f32>,  _S1455 : f32)
{
    var _S1456 : Tuple_0 = s_apply_min_0(_S1451.value0_175.value0_174, 1.0f);
    var _S1457 : s_bwdCallableCtx_min_0;
    _S1457._S2 = _S1451.value0_175.value0_174;
    _S1457._S3 = 1.0f;
    var _S1458 : s_bwdCallableCtx_min_0 = _S1457;
    var _S1459 : Tuple_15 = s_apply_sqr_0(_S1456.value0_0);
    var _S1460 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1460.value0_26 = _S1456.value0_0;
    var _S1461 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1460 );
    var sin2_1 : f32 = 1.0f - _S1459.value0_17;
    var _S1462 : f32 = _S1451.value0_175.value1_69;
    var _S1463 : f32 = _S1451.value0_175.value2_31;
    var t0_1 : f32 = _S1462 * _S1462 - _S1463 * _S1463 - sin2_1;
    var _S1464 : Tuple_15 = s_apply_sqr_0(t0_1);
    var _S1465 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1465.value0_26 = t0_1;
    var _S1466 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1465 );
    var _S1467 : f32 = 4.0f * _S1451.value0_175.value1_69;
    var _S1468 : f32 = _S1467 * _S1451.value0_175.value1_69;
    var _S1469 : f32 = _S1468 * _S1451.value0_175.value2_31;
    var _S1470 : f32 = _S1464.value0_17 + _S1469 * _S1451.value0_175.value2_31;
    var _S1471 : Tuple_30 = s_apply_safe_sqrt_0(_S1470);
    var _S1472 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S1472.value0_160 = _S1470;
    var _S1473 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S1472 );
    var _S1474 : f32 = (_S1471.value0_69 + t0_1) * 0.5f;
    var _S1475 : Tuple_30 = s_apply_safe_sqrt_0(_S1474);
    var _S1476 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S1476.value0_160 = _S1474;
    var _S1477 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S1476 );
    var t1_1 : f32 = _S1471.value0_69 + _S1459.value0_17;
    var _S1478 : f32 = 2.0f * _S1475.value0_69;
    var t2_2 : f32 = _S1478 * _S1456.value0_0;
    var _S1479 : f32 = t1_1 - t2_2;
    var _S1480 : f32 = t1_1 + t2_2;
    var perpendicular_1 : f32 = _S1479 / _S1480;
    var _S1481 : f32 = _S1480 * _S1480;
    var _S1482 : f32 = _S1459.value0_17 * _S1471.value0_69;
    var _S1483 : Tuple_15 = s_apply_sqr_0(sin2_1);
    var _S1484 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1484.value0_26 = sin2_1;
    var _S1485 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1484 );
    var t3_2 : f32 = _S1482 + _S1483.value0_17;
    var t4_1 : f32 = t2_2 * sin2_1;
    var _S1486 : f32 = t3_2 - t4_1;
    var _S1487 : f32 = perpendicular_1 * _S1486;
    var _S1488 : f32 = t3_2 + t4_1;
    var _S1489 : f32 = _S1488 * _S1488;
    var _S1490 : f32;
    if(((perpendicular_1 + _S1487 / _S1488) * 0.5f) < 0.0f)
    {
        _S1490 = 0.0f;
    }
    else
    {
        _S1490 = _S1455;
    }
    var s_diff_parallel_T_0 : f32 = 0.5f * _S1490;
    var _S1491 : f32 = s_diff_parallel_T_0 / _S1489;
    var _S1492 : f32 = _S1487 * - _S1491;
    var _S1493 : f32 = _S1488 * _S1491;
    var _S1494 : f32 = perpendicular_1 * _S1493;
    var _S1495 : f32 = _S1486 * _S1493;
    var _S1496 : f32 = _S1492 + - _S1494;
    var _S1497 : f32 = t2_2 * _S1496;
    var _S1498 : f32 = sin2_1 * _S1496;
    var _S1499 : f32 = _S1492 + _S1494;
    var _S1500 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1485, &(_S1500), _S1499);
    var _S1501 : f32 = _S1459.value0_17 * _S1499;
    var _S1502 : f32 = _S1471.value0_69 * _S1499;
    var _S1503 : f32 = (s_diff_parallel_T_0 + _S1495) / _S1481;
    var _S1504 : f32 = _S1479 * - _S1503;
    var _S1505 : f32 = _S1480 * _S1503;
    var _S1506 : f32 = _S1498 + _S1504 + - _S1505;
    var _S1507 : f32 = _S1478 * _S1506;
    var _S1508 : f32 = 2.0f * (_S1456.value0_0 * _S1506);
    var _S1509 : f32 = _S1504 + _S1505;
    var _S1510 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S1477, &(_S1510), _S1508);
    var _S1511 : f32 = 0.5f * _S1510;
    var _S1512 : f32 = _S1501 + _S1509 + _S1511;
    var _S1513 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S1473, &(_S1513), _S1512);
    var _S1514 : f32 = _S1469 * _S1513;
    var _S1515 : f32 = _S1451.value0_175.value2_31 * _S1513;
    var _S1516 : f32 = _S1468 * _S1515;
    var _S1517 : f32 = _S1451.value0_175.value2_31 * _S1515;
    var _S1518 : f32 = _S1467 * _S1517;
    var _S1519 : f32 = 4.0f * (_S1451.value0_175.value1_69 * _S1517);
    var _S1520 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1466, &(_S1520), _S1513);
    var _S1521 : f32 = _S1511 + _S1520;
    var _S1522 : f32 = - _S1521;
    var _S1523 : f32 = _S1451.value0_175.value2_31 * _S1522;
    var _S1524 : f32 = _S1451.value0_175.value1_69 * _S1521;
    var _S1525 : f32 = _S1502 + _S1509 + - (_S1497 + _S1500 + _S1522);
    var _S1526 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1461, &(_S1526), _S1525);
    var _S1527 : f32 = _S1507 + _S1526;
    var _S1528 : f32 = 0.0f;
    var _S1529 : f32 = 0.0f;
    s_bwdProp_min_0(_S1458, &(_S1528), &(_S1529), _S1527);
    var _S1530 : f32 = _S1514 + _S1516 + _S1523 + _S1523;
    var _S1531 : f32 = _S1518 + _S1519 + _S1524 + _S1524;
    (*_S1452) = _S1528;
    (*_S1453) = _S1531;
    (*_S1454) = _S1530;
    return;
}

fn s_bwdProp_fresnel_conductor_0( _S1532 : s_bwdCallableCtx_fresnel_conductor_0,  _S1533 : ptr<function, f32>,  _S1534 : ptr<function, vec3<f32>>,  _S1535 : ptr<function, vec3<f32>>,  _S1536 : vec3<f32>)
{
    var _S1537 : f32 = _S1532.value0_170.value1_64.x;
    var _S1538 : f32 = _S1532.value0_170.value2_29.x;
    var _S1539 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S1539.value0_174 = _S1532.value0_170.value0_162;
    _S1539.value1_69 = _S1537;
    _S1539.value2_31 = _S1538;
    var _S1540 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S1539 );
    var _S1541 : f32 = _S1532.value0_170.value1_64.y;
    var _S1542 : f32 = _S1532.value0_170.value2_29.y;
    var _S1543 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S1543.value0_174 = _S1532.value0_170.value0_162;
    _S1543.value1_69 = _S1541;
    _S1543.value2_31 = _S1542;
    var _S1544 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S1543 );
    var _S1545 : f32 = _S1532.value0_170.value1_64.z;
    var _S1546 : f32 = _S1532.value0_170.value2_29.z;
    var _S1547 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S1547.value0_174 = _S1532.value0_170.value0_162;
    _S1547.value1_69 = _S1545;
    _S1547.value2_31 = _S1546;
    var _S1548 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S1547 );
    var _S1549 : f32 = 0.0f;
    var _S1550 : f32 = 0.0f;
    var _S1551 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S1548, &(_S1549), &(_S1550), &(_S1551), _S1536[i32(2)]);
    var _S1552 : f32 = 0.0f;
    var _S1553 : f32 = 0.0f;
    var _S1554 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S1544, &(_S1552), &(_S1553), &(_S1554), _S1536[i32(1)]);
    var _S1555 : f32 = 0.0f;
    var _S1556 : f32 = 0.0f;
    var _S1557 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S1540, &(_S1555), &(_S1556), &(_S1557), _S1536[i32(0)]);
    var _S1558 : vec3<f32> = vec3<f32>(_S1557, _S1554, _S1551);
    var _S1559 : vec3<f32> = vec3<f32>(_S1556, _S1553, _S1550);
    (*_S1533) = _S1549 + _S1552 + _S1555;
    (*_S1534) = _S1559;
    (*_S1535) = _S1558;
    return;
}

fn s_bwdProp_ggx_density_0( _S1560 : s_bwdCallableCtx_ggx_density_0,  _S1561 : ptr<function, vec2<f32>>,  _S1562 : ptr<function, vec3<f32>>,  _S1563 : f32)
{
    var _S1564 : f32 = _S1560.value0_168.value1_68.x;
    var _S1565 : f32 = _S1560.value0_168.value0_167.x;
    var _S1566 : f32 = _S1564 / _S1565;
    var _S1567 : f32 = _S1565 * _S1565;
    var _S1568 : Tuple_15 = s_apply_sqr_0(_S1566);
    var _S1569 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1569.value0_26 = _S1566;
    var _S1570 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1569 );
    var _S1571 : f32 = _S1560.value0_168.value1_68.y;
    var _S1572 : f32 = _S1560.value0_168.value0_167.y;
    var _S1573 : f32 = _S1571 / _S1572;
    var _S1574 : f32 = _S1572 * _S1572;
    var _S1575 : Tuple_15 = s_apply_sqr_0(_S1573);
    var _S1576 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1576.value0_26 = _S1573;
    var _S1577 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1576 );
    var _S1578 : f32 = _S1568.value0_17 + _S1575.value0_17;
    var _S1579 : f32 = _S1560.value0_168.value1_68.z;
    var _S1580 : Tuple_15 = s_apply_sqr_0(_S1579);
    var _S1581 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1581.value0_26 = _S1579;
    var _S1582 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1581 );
    var s_14 : f32 = _S1578 + _S1580.value0_17;
    var _S1583 : f32 = 3.14159274101257324f * _S1565;
    var _S1584 : f32 = _S1583 * _S1572;
    var _S1585 : Tuple_15 = s_apply_sqr_0(s_14);
    var _S1586 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1586.value0_26 = s_14;
    var _S1587 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1586 );
    var _S1588 : f32 = _S1584 * _S1585.value0_17;
    var _S1589 : f32 = - (_S1563 / (_S1588 * _S1588));
    var _S1590 : f32 = _S1584 * _S1589;
    var _S1591 : f32 = _S1585.value0_17 * _S1589;
    var _S1592 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1587, &(_S1592), _S1590);
    var _S1593 : f32 = _S1583 * _S1591;
    var _S1594 : f32 = 3.14159274101257324f * (_S1572 * _S1591);
    var _S1595 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1582, &(_S1595), _S1592);
    var _S1596 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1577, &(_S1596), _S1592);
    var _S1597 : f32 = _S1596 / _S1574;
    var _S1598 : f32 = _S1572 * _S1597;
    var _S1599 : f32 = _S1593 + _S1571 * - _S1597;
    var _S1600 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1570, &(_S1600), _S1592);
    var _S1601 : f32 = _S1600 / _S1567;
    var _S1602 : vec3<f32> = vec3<f32>(_S1565 * _S1601, _S1598, _S1595);
    (*_S1561) = vec2<f32>(_S1594 + _S1564 * - _S1601, _S1599);
    (*_S1562) = _S1602;
    return;
}

fn s_bwdProp_ggx_lambda_0( _S1603 : s_bwdCallableCtx_ggx_lambda_0,  _S1604 : ptr<function, vec2<f32>>,  _S1605 : ptr<function, vec3<f32>>,  _S1606 : f32)
{
    var _S1607 : f32 = _S1603.value0_169.value0_166.x;
    var _S1608 : f32 = _S1603.value0_169.value1_67.x;
    var _S1609 : f32 = _S1607 * _S1608;
    var _S1610 : Tuple_15 = s_apply_sqr_0(_S1609);
    var _S1611 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1611.value0_26 = _S1609;
    var _S1612 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1611 );
    var _S1613 : f32 = _S1603.value0_169.value0_166.y;
    var _S1614 : f32 = _S1603.value0_169.value1_67.y;
    var _S1615 : f32 = _S1613 * _S1614;
    var _S1616 : Tuple_15 = s_apply_sqr_0(_S1615);
    var _S1617 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1617.value0_26 = _S1615;
    var _S1618 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1617 );
    var _S1619 : f32 = _S1610.value0_17 + _S1616.value0_17;
    var _S1620 : f32 = _S1603.value0_169.value1_67.z;
    var _S1621 : Tuple_15 = s_apply_sqr_0(_S1620);
    var _S1622 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1622.value0_26 = _S1620;
    var _S1623 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1622 );
    var _S1624 : f32 = _S1621.value0_17 * _S1621.value0_17;
    var _S1625 : s_bwdCallableCtx_sqrt_0;
    _S1625._S35 = 1.0f + _S1619 / _S1621.value0_17;
    var _S1626 : f32 = 0.5f * _S1606;
    var _S1627 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S1625, &(_S1627), _S1626);
    var _S1628 : f32 = _S1627 / _S1624;
    var _S1629 : f32 = _S1619 * - _S1628;
    var _S1630 : f32 = _S1621.value0_17 * _S1628;
    var _S1631 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1623, &(_S1631), _S1629);
    var _S1632 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1618, &(_S1632), _S1630);
    var _S1633 : f32 = _S1613 * _S1632;
    var _S1634 : f32 = _S1614 * _S1632;
    var _S1635 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1612, &(_S1635), _S1630);
    var _S1636 : vec3<f32> = vec3<f32>(_S1607 * _S1635, _S1633, _S1631);
    (*_S1604) = vec2<f32>(_S1608 * _S1635, _S1634);
    (*_S1605) = _S1636;
    return;
}

fn s_bwdProp_mirrored_0( _S1637 : s_bwdCallableCtx_mirrored_0,  _S1638 : ptr<function, vec3<f32>>,  _S1639 : ptr<function, vec3<f32>>,  _S1640 : vec3<f32>)
{
    var _S1641 : Tuple_5 = s_apply_dot_0(_S1637.value0_171.value0_165, _S1637.value0_171.value1_66);
    var _S1642 : s_bwdCallableCtx_dot_0;
    _S1642._S39 = _S1637.value0_171.value0_165;
    _S1642._S40 = _S1637.value0_171.value1_66;
    var _S1643 : vec3<f32> = (vec3<f32>(0) - _S1640);
    var _S1644 : vec3<f32> = _S1637.value0_171.value1_66 * _S1640;
    var _S1645 : vec3<f32> = vec3<f32>((2.0f * _S1641.value0_5)) * _S1640;
    var _S1646 : f32 = 2.0f * (_S1644[i32(0)] + _S1644[i32(1)] + _S1644[i32(2)]);
    var _S1647 : vec3<f32> = vec3<f32>(0.0f);
    var _S1648 : vec3<f32> = _S1647;
    var _S1649 : vec3<f32> = _S1647;
    s_bwdProp_dot_0(_S1642, &(_S1648), &(_S1649), _S1646);
    var _S1650 : vec3<f32> = _S1645 + _S1649;
    (*_S1638) = _S1643 + _S1648;
    (*_S1639) = _S1650;
    return;
}

fn s_bwdProp_ggx_sample_visible_0( _S1651 : s_bwdCallableCtx_ggx_sample_visible_0,  _S1652 : ptr<function, vec2<f32>>,  _S1653 : ptr<function, vec3<f32>>,  _S1654 : ptr<function, vec2<f32>>,  _S1655 : vec3<f32>)
{
    var _S1656 : bool = (_S1651.value0_172.value1_65.z) < 0.0f;
    var w_4 : vec3<f32>;
    if(_S1656)
    {
        w_4 = (vec3<f32>(0) - _S1651.value0_172.value1_65);
    }
    else
    {
        w_4 = _S1651.value0_172.value1_65;
    }
    var _S1657 : f32 = w_4.x;
    var _S1658 : f32 = _S1651.value0_172.value0_164.x;
    var _S1659 : f32 = w_4.y;
    var _S1660 : f32 = _S1651.value0_172.value0_164.y;
    var _S1661 : vec3<f32> = vec3<f32>(_S1657 * _S1658, _S1659 * _S1660, w_4.z);
    var _S1662 : Tuple_10 = s_apply_unit_vector_0(_S1661);
    var _S1663 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S1663.value0_34 = _S1661;
    var _S1664 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S1663 );
    var _S1665 : f32 = _S1651.value0_172.value2_30.x;
    var _S1666 : Tuple_29 = s_apply_sin_cos_turns_0(_S1665);
    var _S1667 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S1667.value0_158 = _S1665;
    var _S1668 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S1667 );
    var _S1669 : f32 = _S1651.value0_172.value2_30.y;
    var _S1670 : f32 = 1.0f + _S1662.value0_12.z;
    var one_minus_z_1 : f32 = _S1669 * _S1670;
    var _S1671 : f32 = 2.0f - one_minus_z_1;
    var _S1672 : f32 = one_minus_z_1 * _S1671;
    var _S1673 : Tuple_30 = s_apply_safe_sqrt_0(_S1672);
    var _S1674 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S1674.value0_160 = _S1672;
    var _S1675 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S1674 );
    var _S1676 : f32 = _S1666.value0_68.y;
    var _S1677 : f32 = _S1666.value0_68.x;
    var h_2 : vec3<f32> = vec3<f32>(_S1673.value0_69 * _S1676, _S1673.value0_69 * _S1677, 1.0f - one_minus_z_1) + _S1662.value0_12;
    var _S1678 : f32 = h_2.x;
    var _S1679 : f32 = _S1678 * _S1658;
    var _S1680 : f32 = h_2.y;
    var _S1681 : f32 = _S1680 * _S1660;
    var _S1682 : f32 = h_2.z;
    var _S1683 : Tuple_1 = s_apply_max_0(_S1682, 9.999999960041972e-13f);
    var _S1684 : s_bwdCallableCtx_max_0;
    _S1684._S10 = _S1682;
    _S1684._S11 = 9.999999960041972e-13f;
    var _S1685 : s_bwdCallableCtx_max_0 = _S1684;
    var _S1686 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S1686.value0_34 = vec3<f32>(_S1679, _S1681, _S1683.value0_1);
    var _S1687 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S1686 );
    var _S1688 : vec3<f32> = vec3<f32>(0.0f);
    var _S1689 : vec3<f32> = _S1688;
    s_bwdProp_unit_vector_0(_S1687, &(_S1689), _S1655);
    var _S1690 : f32 = 0.0f;
    var _S1691 : f32 = 0.0f;
    s_bwdProp_max_0(_S1685, &(_S1690), &(_S1691), _S1689[i32(2)]);
    var _S1692 : f32 = _S1680 * _S1689[i32(1)];
    var _S1693 : f32 = _S1660 * _S1689[i32(1)];
    var _S1694 : f32 = _S1678 * _S1689[i32(0)];
    var _S1695 : f32 = _S1658 * _S1689[i32(0)];
    var s_diff_h_T_0 : vec3<f32> = vec3<f32>(_S1695, _S1693, _S1690);
    var _S1696 : f32 = - _S1690;
    var _S1697 : f32 = _S1673.value0_69 * _S1693;
    var _S1698 : f32 = _S1673.value0_69 * _S1695;
    var _S1699 : f32 = _S1677 * _S1693 + _S1676 * _S1695;
    var _S1700 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S1675, &(_S1700), _S1699);
    var _S1701 : f32 = _S1696 + _S1671 * _S1700 + - (one_minus_z_1 * _S1700);
    var _S1702 : f32 = _S1669 * _S1701;
    var _S1703 : f32 = _S1670 * _S1701;
    var _S1704 : vec2<f32> = vec2<f32>(_S1697, _S1698);
    var _S1705 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S1668, &(_S1705), _S1704);
    var _S1706 : vec3<f32> = s_diff_h_T_0 + vec3<f32>(0.0f, 0.0f, _S1702);
    var _S1707 : vec3<f32> = _S1688;
    s_bwdProp_unit_vector_0(_S1664, &(_S1707), _S1706);
    var _S1708 : vec3<f32> = vec3<f32>(_S1658 * _S1707[i32(0)], _S1660 * _S1707[i32(1)], _S1707[i32(2)]);
    var _S1709 : vec2<f32> = vec2<f32>(_S1694 + _S1657 * _S1707[i32(0)], _S1692 + _S1659 * _S1707[i32(1)]);
    var _S1710 : vec2<f32> = vec2<f32>(_S1705, _S1703);
    if(_S1656)
    {
        w_4 = (vec3<f32>(0) - _S1708);
    }
    else
    {
        w_4 = _S1708;
    }
    (*_S1652) = _S1709;
    (*_S1653) = w_4;
    (*_S1654) = _S1710;
    return;
}

fn s_bwdProp_ggx_widths_0( _S1711 : s_bwdCallableCtx_ggx_widths_0,  _S1712 : ptr<function, vec2<f32>>,  _S1713 : vec2<f32>)
{
    var _S1714 : bool = (_S1711.value0_173.value0_163.x) > 0.00009999999747379f;
    var _S1715 : f32;
    if((_S1711.value0_173.value0_163.y) > 0.00009999999747379f)
    {
        _S1715 = _S1713[i32(1)];
    }
    else
    {
        _S1715 = 0.0f;
    }
    var _S1716 : vec2<f32> = vec2<f32>(0.0f, _S1715);
    if(_S1714)
    {
        _S1715 = _S1713[i32(0)];
    }
    else
    {
        _S1715 = 0.0f;
    }
    (*_S1712) = _S1716 + vec2<f32>(_S1715, 0.0f);
    return;
}

fn s_bwdProp_conductor_sample_0( _S1717 : s_bwdCallableCtx_conductor_sample_0,  _S1718 : ptr<function, vec3<f32>>,  _S1719 : ptr<function, vec3<f32>>,  _S1720 : ptr<function, vec2<f32>>,  _S1721 : ptr<function, vec3<f32>>,  _S1722 : ptr<function, vec2<f32>>,  _S1723 : BsdfSample_Differential_0)
{
    var _S1724 : vec3<f32> = vec3<f32>(0.0f);
    var _S1725 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S1724, _S1724 );
    var _S1726 : vec2<f32> = vec2<f32>(0.0f);
    var _S1727 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S1726 );
    var _S1728 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0( _S1726, _S1724, _S1726 );
    var _S1729 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S1724, _S1724 );
    var _S1730 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1726, _S1724 );
    var _S1731 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S1726, _S1724 );
    var _S1732 : f32;
    var _S1733 : f32;
    var _S1734 : f32;
    var _S1735 : f32;
    var _S1736 : f32;
    var _S1737 : f32;
    var _S1738 : f32;
    var _S1739 : f32;
    var _S1740 : f32;
    var _S1741 : s_bwdCallableCtx_abs_0;
    var _S1742 : s_bwdCallableCtx_abs_0;
    var _S1743 : s_bwdCallableCtx_abs_0;
    var _S1744 : s_bwdCallableCtx_ggx_density_0;
    var _S1745 : vec3<f32>;
    var _S1746 : vec3<f32>;
    var _S1747 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1748 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1749 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S1750 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S1751 : s_bwdCallableCtx_dot_0;
    var _S1752 : bool;
    var _S1753 : s_bwdCallableCtx_mirrored_0;
    var _S1754 : s_bwdCallableCtx_ggx_sample_visible_0;
    var _S1755 : s_bwdCallableCtx_ggx_widths_0;
    if(_S1717.value0_156.value3_16)
    {
        var _S1756 : f32 = _S1717.value0_156.value4_10.z;
        var _S1757 : Tuple_2 = s_apply_abs_0(_S1756);
        var _S1758 : s_bwdCallableCtx_abs_0;
        _S1758._S18 = _S1756;
        var _S1759 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S1759.value0_162 = _S1757.value0_2;
        _S1759.value1_64 = _S1717.value0_156.value0_143;
        _S1759.value2_29 = _S1717.value0_156.value1_55;
        _S1749.value0_170 = _S1759;
        _S1741 = _S1758;
        _S1752 = false;
        _S1732 = 0.0f;
        _S1733 = 0.0f;
        _S1734 = 0.0f;
        _S1735 = 0.0f;
        _S1736 = 0.0f;
        _S1742._S18 = 0.0f;
        _S1744.value0_168 = _S1731;
        _S1745 = _S1724;
        _S1746 = _S1724;
        _S1737 = 0.0f;
        _S1738 = 0.0f;
        _S1747.value0_169 = _S1730;
        _S1750.value0_170 = _S1725;
        _S1743._S18 = 0.0f;
        _S1751._S39 = _S1724;
        _S1751._S40 = _S1724;
        _S1748.value0_169 = _S1730;
        _S1739 = 0.0f;
        _S1740 = 0.0f;
        _S1753.value0_171 = _S1729;
        _S1754.value0_172 = _S1728;
        _S1755.value0_173 = _S1727;
    }
    else
    {
        var _S1760 : Tuple_38 = s_apply_ggx_widths_0(_S1717.value0_156.value2_23);
        var _S1761 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
        _S1761.value0_163 = _S1717.value0_156.value2_23;
        var _S1762 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = _S1761;
        var _S1763 : Tuple_69 = s_apply_ggx_sample_visible_0(_S1760.value0_77, _S1717.value0_156.value4_10, _S1717.value0_156.value5_6);
        var _S1764 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
        _S1764.value0_164 = _S1760.value0_77;
        _S1764.value1_65 = _S1717.value0_156.value4_10;
        _S1764.value2_30 = _S1717.value0_156.value5_6;
        var _S1765 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = _S1764;
        var _S1766 : Tuple_70 = s_apply_mirrored_0(_S1717.value0_156.value4_10, _S1763.value0_108);
        var _S1767 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S1767.value0_165 = _S1717.value0_156.value4_10;
        _S1767.value1_66 = _S1763.value0_108;
        var _S1768 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S1767;
        var _S1769 : f32 = _S1717.value0_156.value4_10.z;
        var _S1770 : f32 = _S1766.value0_109.z;
        var _S1771 : bool = (_S1769 * _S1770) > 0.0f;
        if(_S1771)
        {
            var _S1772 : Tuple_39 = s_apply_ggx_lambda_0(_S1760.value0_77, _S1717.value0_156.value4_10);
            var _S1773 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S1773.value0_166 = _S1760.value0_77;
            _S1773.value1_67 = _S1717.value0_156.value4_10;
            var masking_o_3 : f32 = 1.0f + _S1772.value0_78;
            var _S1774 : Tuple_5 = s_apply_dot_0(_S1717.value0_156.value4_10, _S1763.value0_108);
            var _S1775 : s_bwdCallableCtx_dot_0;
            _S1775._S39 = _S1717.value0_156.value4_10;
            _S1775._S40 = _S1763.value0_108;
            var _S1776 : Tuple_2 = s_apply_abs_0(_S1774.value0_5);
            var _S1777 : s_bwdCallableCtx_abs_0;
            _S1777._S18 = _S1774.value0_5;
            var _S1778 : Tuple_41 = s_apply_fresnel_conductor_0(_S1776.value0_2, _S1717.value0_156.value0_143, _S1717.value0_156.value1_55);
            var _S1779 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
            _S1779.value0_162 = _S1776.value0_2;
            _S1779.value1_64 = _S1717.value0_156.value0_143;
            _S1779.value2_29 = _S1717.value0_156.value1_55;
            var _S1780 : Tuple_39 = s_apply_ggx_lambda_0(_S1760.value0_77, _S1766.value0_109);
            var _S1781 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S1781.value0_166 = _S1760.value0_77;
            _S1781.value1_67 = _S1766.value0_109;
            var _S1782 : f32 = masking_o_3 + _S1780.value0_78;
            var _S1783 : vec3<f32> = vec3<f32>((masking_o_3 / _S1782));
            var _S1784 : f32 = _S1782 * _S1782;
            var _S1785 : Tuple_40 = s_apply_ggx_density_0(_S1760.value0_77, _S1763.value0_108);
            var _S1786 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
            _S1786.value0_167 = _S1760.value0_77;
            _S1786.value1_68 = _S1763.value0_108;
            var _S1787 : Tuple_2 = s_apply_abs_0(_S1769);
            var _S1788 : s_bwdCallableCtx_abs_0;
            _S1788._S18 = _S1769;
            var _S1789 : f32 = 4.0f * _S1787.value0_2;
            var _S1790 : f32 = _S1789 * masking_o_3;
            _S1732 = _S1790 * _S1790;
            _S1733 = _S1785.value0_79;
            _S1734 = _S1790;
            _S1735 = _S1789;
            _S1736 = masking_o_3;
            _S1741 = _S1788;
            _S1744.value0_168 = _S1786;
            _S1745 = _S1778.value0_80;
            _S1746 = _S1783;
            _S1737 = _S1784;
            _S1738 = _S1782;
            _S1747.value0_169 = _S1781;
            _S1749.value0_170 = _S1779;
            _S1742 = _S1777;
            _S1751 = _S1775;
            _S1748.value0_169 = _S1773;
        }
        else
        {
            _S1732 = 0.0f;
            _S1733 = 0.0f;
            _S1734 = 0.0f;
            _S1735 = 0.0f;
            _S1736 = 0.0f;
            _S1741._S18 = 0.0f;
            _S1744.value0_168 = _S1731;
            _S1745 = _S1724;
            _S1746 = _S1724;
            _S1737 = 0.0f;
            _S1738 = 0.0f;
            _S1747.value0_169 = _S1730;
            _S1749.value0_170 = _S1725;
            _S1742._S18 = 0.0f;
            _S1751._S39 = _S1724;
            _S1751._S40 = _S1724;
            _S1748.value0_169 = _S1730;
        }
        var _S1791 : s_bwdCallableCtx_abs_0 = _S1741;
        var _S1792 : s_bwdCallableCtx_fresnel_conductor_0 = _S1749;
        var _S1793 : s_bwdCallableCtx_abs_0 = _S1742;
        _S1749.value0_170 = _S1725;
        _S1741._S18 = 0.0f;
        _S1752 = _S1771;
        _S1742 = _S1791;
        _S1750 = _S1792;
        _S1743 = _S1793;
        _S1739 = _S1769;
        _S1740 = _S1770;
        _S1753.value0_171 = _S1768;
        _S1754.value0_172 = _S1765;
        _S1755.value0_173 = _S1762;
    }
    var _S1794 : vec3<f32>;
    var _S1795 : vec2<f32>;
    var _S1796 : vec2<f32>;
    if(_S1717.value0_156.value3_16)
    {
        var _S1797 : f32 = 0.0f;
        var _S1798 : vec3<f32> = _S1724;
        var _S1799 : vec3<f32> = _S1724;
        s_bwdProp_fresnel_conductor_0(_S1749, &(_S1797), &(_S1798), &(_S1799), _S1723.weight_9);
        var _S1800 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1741, &(_S1800), _S1797);
        var _S1801 : vec3<f32> = vec3<f32>(- _S1723.wi_3[i32(0)], - _S1723.wi_3[i32(1)], _S1800 + _S1723.wi_3[i32(2)]);
        _S1745 = _S1798;
        _S1746 = _S1799;
        _S1795 = _S1726;
        _S1794 = _S1801;
        _S1796 = _S1726;
    }
    else
    {
        var _S1802 : vec3<f32>;
        var _S1803 : vec3<f32>;
        if(_S1752)
        {
            var _S1804 : f32 = _S1723.pdf_11 / _S1732;
            var _S1805 : f32 = _S1733 * - _S1804;
            var _S1806 : f32 = _S1734 * _S1804;
            var _S1807 : f32 = _S1735 * _S1805;
            var _S1808 : f32 = 4.0f * (_S1736 * _S1805);
            var _S1809 : f32 = 0.0f;
            s_bwdProp_abs_0(_S1742, &(_S1809), _S1808);
            var _S1810 : vec2<f32> = _S1726;
            var _S1811 : vec3<f32> = _S1724;
            s_bwdProp_ggx_density_0(_S1744, &(_S1810), &(_S1811), _S1806);
            var _S1812 : vec3<f32> = _S1745 * _S1723.weight_9;
            var _S1813 : vec3<f32> = _S1746 * _S1723.weight_9;
            var _S1814 : f32 = (_S1812[i32(0)] + _S1812[i32(1)] + _S1812[i32(2)]) / _S1737;
            var _S1815 : f32 = _S1736 * - _S1814;
            var _S1816 : f32 = _S1738 * _S1814;
            var _S1817 : vec2<f32> = _S1726;
            var _S1818 : vec3<f32> = _S1724;
            s_bwdProp_ggx_lambda_0(_S1747, &(_S1817), &(_S1818), _S1815);
            var _S1819 : f32 = 0.0f;
            var _S1820 : vec3<f32> = _S1724;
            var _S1821 : vec3<f32> = _S1724;
            s_bwdProp_fresnel_conductor_0(_S1750, &(_S1819), &(_S1820), &(_S1821), _S1813);
            var _S1822 : f32 = 0.0f;
            s_bwdProp_abs_0(_S1743, &(_S1822), _S1819);
            var _S1823 : vec3<f32> = _S1724;
            var _S1824 : vec3<f32> = _S1724;
            s_bwdProp_dot_0(_S1751, &(_S1823), &(_S1824), _S1822);
            var _S1825 : f32 = _S1807 + _S1816 + _S1815;
            var _S1826 : vec2<f32> = _S1726;
            var _S1827 : vec3<f32> = _S1724;
            s_bwdProp_ggx_lambda_0(_S1748, &(_S1826), &(_S1827), _S1825);
            var _S1828 : vec3<f32> = _S1811 + _S1824;
            var _S1829 : vec2<f32> = _S1810 + _S1817 + _S1826;
            var _S1830 : vec3<f32> = _S1823 + _S1827;
            var _S1831 : vec3<f32> = _S1818 + _S1723.wi_3;
            _S1732 = _S1809;
            _S1745 = _S1831;
            _S1746 = _S1828;
            _S1795 = _S1829;
            _S1794 = _S1830;
            _S1802 = _S1820;
            _S1803 = _S1821;
        }
        else
        {
            _S1732 = 0.0f;
            _S1745 = _S1724;
            _S1746 = _S1724;
            _S1795 = _S1726;
            _S1794 = _S1724;
            _S1802 = _S1724;
            _S1803 = _S1724;
        }
        var _S1832 : f32 = _S1740 * 0.0f + _S1732;
        var _S1833 : vec3<f32> = _S1745 + vec3<f32>(0.0f, 0.0f, _S1739 * 0.0f);
        var _S1834 : vec3<f32> = _S1724;
        var _S1835 : vec3<f32> = _S1724;
        s_bwdProp_mirrored_0(_S1753, &(_S1834), &(_S1835), _S1833);
        var _S1836 : vec3<f32> = _S1835 + _S1746;
        var _S1837 : vec2<f32> = _S1726;
        var _S1838 : vec3<f32> = _S1724;
        var _S1839 : vec2<f32> = _S1726;
        s_bwdProp_ggx_sample_visible_0(_S1754, &(_S1837), &(_S1838), &(_S1839), _S1836);
        var _S1840 : vec2<f32> = _S1837 + _S1795;
        var _S1841 : vec2<f32> = _S1726;
        s_bwdProp_ggx_widths_0(_S1755, &(_S1841), _S1840);
        var _S1842 : vec3<f32> = _S1834 + _S1838 + _S1794 + vec3<f32>(0.0f, 0.0f, _S1832);
        _S1745 = _S1802;
        _S1746 = _S1803;
        _S1795 = _S1841;
        _S1794 = _S1842;
        _S1796 = _S1839;
    }
    (*_S1718) = _S1745;
    (*_S1719) = _S1746;
    (*_S1720) = _S1795;
    (*_S1721) = _S1794;
    (*_S1722) = _S1796;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_refracted_0
{
     value0_176 : vec3<f32>,
     value1_70 : vec3<f32>,
     value2_32 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0
{
     value0_177 : f32,
     value1_71 : f32,
};

struct s_bwdCallableCtx_fresnel_dielectric_0
{
     value0_178 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0,
};

struct s_bwdCallableCtx_refracted_0
{
     value0_179 : s_paramCtx_s_bwdCallableCtx_refracted_0,
};

struct Refraction_Differential_0
{
     direction_20 : vec3<f32>,
};

fn Refraction_x24_syn_dzero_0() -> Refraction_Differential_0
{
    var result_23 : Refraction_Differential_0;
    result_23.direction_20 = vec3<f32>(0.0f);
    return result_23;
}

fn Refraction_x24_syn_dadd_0( SLANG_anonymous_0_6 : Refraction_Differential_0,  SLANG_anonymous_1_6 : Refraction_Differential_0) -> Refraction_Differential_0
{
    var result_24 : Refraction_Differential_0;
    result_24.direction_20 = SLANG_anonymous_0_6.direction_20 + SLANG_anonymous_1_6.direction_20;
    return result_24;
}

fn s_bwdProp_refracted_0( _S1843 : s_bwdCallableCtx_refracted_0,  _S1844 : ptr<function, vec3<f32>>,  _S1845 : ptr<function, vec3<f32>>,  _S1846 : Refraction_Differential_0)
{
    var _S1847 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S1848 : vec3<f32> = vec3<f32>(0.0f);
    var _S1849 : Tuple_5 = s_apply_dot_0(_S1843.value0_179.value0_176, _S1843.value0_179.value1_70);
    var _S1850 : s_bwdCallableCtx_dot_0;
    _S1850._S39 = _S1843.value0_179.value0_176;
    _S1850._S40 = _S1843.value0_179.value1_70;
    var _S1851 : s_bwdCallableCtx_dot_0 = _S1850;
    var _S1852 : bool = (_S1849.value0_5) < 0.0f;
    var cos_i_2 : f32;
    var eta_16 : f32;
    var m_6 : vec3<f32>;
    if(_S1852)
    {
        var _S1853 : vec3<f32> = (vec3<f32>(0) - _S1843.value0_179.value1_70);
        var _S1854 : f32 = 1.0f / _S1843.value0_179.value2_32;
        cos_i_2 = - _S1849.value0_5;
        eta_16 = _S1854;
        m_6 = _S1853;
    }
    else
    {
        cos_i_2 = _S1849.value0_5;
        eta_16 = _S1843.value0_179.value2_32;
        m_6 = _S1843.value0_179.value1_70;
    }
    var _S1855 : Tuple_15 = s_apply_sqr_0(cos_i_2);
    var _S1856 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1856.value0_26 = cos_i_2;
    var _S1857 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1856 );
    var _S1858 : f32 = 1.0f - _S1855.value0_17;
    var _S1859 : Tuple_1 = s_apply_max_0(_S1858, 0.0f);
    var _S1860 : s_bwdCallableCtx_max_0;
    _S1860._S10 = _S1858;
    _S1860._S11 = 0.0f;
    var _S1861 : s_bwdCallableCtx_max_0 = _S1860;
    var _S1862 : f32 = eta_16 * eta_16;
    var sin2_t_2 : f32 = _S1859.value0_1 / _S1862;
    var _S1863 : f32 = _S1862 * _S1862;
    var _S1864 : bool = sin2_t_2 < 1.0f;
    var _S1865 : vec3<f32>;
    var _S1866 : vec3<f32>;
    var _S1867 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S1864)
    {
        var _S1868 : f32 = 1.0f - sin2_t_2;
        var _S1869 : Tuple_30 = s_apply_safe_sqrt_0(_S1868);
        var _S1870 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S1870.value0_160 = _S1868;
        var _S1871 : vec3<f32> = vec3<f32>((cos_i_2 / eta_16 - _S1869.value0_69));
        _S1865 = vec3<f32>((1.0f / eta_16));
        _S1866 = _S1871;
        cos_i_2 = _S1862;
        _S1867.value0_161 = _S1870;
    }
    else
    {
        _S1865 = _S1848;
        _S1866 = _S1848;
        cos_i_2 = 0.0f;
        _S1867.value0_161 = _S1847;
    }
    if(_S1864)
    {
        var _S1872 : vec3<f32> = _S1865 * (vec3<f32>(0) - _S1846.direction_20);
        var _S1873 : vec3<f32> = m_6 * _S1846.direction_20;
        var _S1874 : vec3<f32> = _S1866 * _S1846.direction_20;
        var _S1875 : f32 = _S1873[i32(0)] + _S1873[i32(1)] + _S1873[i32(2)];
        var _S1876 : f32 = - _S1875;
        var _S1877 : f32 = eta_16 * (_S1875 / cos_i_2);
        var _S1878 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S1867, &(_S1878), _S1876);
        cos_i_2 = - _S1878;
        eta_16 = _S1877;
        m_6 = _S1874;
        _S1865 = _S1872;
    }
    else
    {
        cos_i_2 = 0.0f;
        eta_16 = 0.0f;
        m_6 = _S1848;
        _S1865 = _S1848;
    }
    var _S1879 : f32 = _S1862 * (cos_i_2 / _S1863);
    var _S1880 : f32 = 0.0f;
    var _S1881 : f32 = 0.0f;
    s_bwdProp_max_0(_S1861, &(_S1880), &(_S1881), _S1879);
    var _S1882 : f32 = - _S1880;
    var _S1883 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1857, &(_S1883), _S1882);
    var _S1884 : f32 = _S1883 + eta_16;
    if(_S1852)
    {
        var _S1885 : vec3<f32> = (vec3<f32>(0) - m_6);
        cos_i_2 = - _S1884;
        m_6 = _S1885;
    }
    else
    {
        cos_i_2 = _S1884;
    }
    var _S1886 : vec3<f32> = _S1848;
    var _S1887 : vec3<f32> = _S1848;
    s_bwdProp_dot_0(_S1851, &(_S1886), &(_S1887), cos_i_2);
    var _S1888 : vec3<f32> = _S1887 + m_6;
    (*_S1844) = _S1886 + _S1865;
    (*_S1845) = _S1888;
    return;
}

fn s_bwdProp_fresnel_dielectric_0( _S1889 : s_bwdCallableCtx_fresnel_dielectric_0,  _S1890 : ptr<function, f32>,  _S1891 : f32)
{
    var _S1892 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S1893 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1894 : bool = (_S1889.value0_178.value0_177) < 0.0f;
    var cos_i_3 : f32;
    var eta_17 : f32;
    if(_S1894)
    {
        var _S1895 : f32 = 1.0f / _S1889.value0_178.value1_71;
        cos_i_3 = - _S1889.value0_178.value0_177;
        eta_17 = _S1895;
    }
    else
    {
        cos_i_3 = _S1889.value0_178.value0_177;
        eta_17 = _S1889.value0_178.value1_71;
    }
    var _S1896 : Tuple_15 = s_apply_sqr_0(cos_i_3);
    var _S1897 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1897.value0_26 = cos_i_3;
    var _S1898 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1897 );
    var _S1899 : f32 = eta_17 * eta_17;
    var sin2_t_3 : f32 = (1.0f - _S1896.value0_17) / _S1899;
    var _S1900 : f32 = _S1899 * _S1899;
    var _S1901 : bool = sin2_t_3 < 1.0f;
    var _S1902 : f32;
    var _S1903 : f32;
    var _S1904 : f32;
    var _S1905 : f32;
    var _S1906 : f32;
    var _S1907 : s_bwdCallableCtx_sqr_0;
    var _S1908 : s_bwdCallableCtx_sqr_0;
    var _S1909 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S1901)
    {
        var _S1910 : f32 = 1.0f - sin2_t_3;
        var _S1911 : Tuple_30 = s_apply_safe_sqrt_0(_S1910);
        var _S1912 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S1912.value0_160 = _S1910;
        var _S1913 : f32 = eta_17 * cos_i_3;
        var _S1914 : f32 = _S1913 - _S1911.value0_69;
        var _S1915 : f32 = _S1913 + _S1911.value0_69;
        var _S1916 : f32 = _S1915 * _S1915;
        var _S1917 : f32 = eta_17 * _S1911.value0_69;
        var _S1918 : f32 = cos_i_3 - _S1917;
        var _S1919 : f32 = cos_i_3 + _S1917;
        var perpendicular_2 : f32 = _S1918 / _S1919;
        var _S1920 : f32 = _S1919 * _S1919;
        var _S1921 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1921.value0_26 = _S1914 / _S1915;
        var _S1922 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1922.value0_26 = perpendicular_2;
        _S1907.value0_27 = _S1922;
        _S1908.value0_27 = _S1921;
        cos_i_3 = _S1920;
        _S1902 = _S1918;
        _S1903 = _S1919;
        _S1904 = _S1916;
        _S1905 = _S1914;
        _S1906 = _S1915;
        _S1909.value0_161 = _S1912;
    }
    else
    {
        _S1907.value0_27 = _S1893;
        _S1908.value0_27 = _S1893;
        cos_i_3 = 0.0f;
        _S1902 = 0.0f;
        _S1903 = 0.0f;
        _S1904 = 0.0f;
        _S1905 = 0.0f;
        _S1906 = 0.0f;
        _S1909.value0_161 = _S1892;
    }
    if(_S1901)
    {
        var _S1923 : f32 = 0.5f * _S1891;
        var _S1924 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1907, &(_S1924), _S1923);
        var _S1925 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1908, &(_S1925), _S1923);
        var _S1926 : f32 = _S1924 / cos_i_3;
        var _S1927 : f32 = _S1902 * - _S1926;
        var _S1928 : f32 = _S1903 * _S1926;
        var _S1929 : f32 = _S1925 / _S1904;
        var _S1930 : f32 = _S1905 * - _S1929;
        var _S1931 : f32 = _S1906 * _S1929;
        var _S1932 : f32 = eta_17 * (_S1930 + _S1931);
        var _S1933 : f32 = eta_17 * (_S1927 + - _S1928) + _S1930 + - _S1931;
        var _S1934 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S1909, &(_S1934), _S1933);
        var _S1935 : f32 = _S1927 + _S1928 + _S1932;
        cos_i_3 = - _S1934;
        eta_17 = _S1935;
    }
    else
    {
        cos_i_3 = 0.0f;
        eta_17 = 0.0f;
    }
    var _S1936 : f32 = - (_S1899 * (cos_i_3 / _S1900));
    var _S1937 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1898, &(_S1937), _S1936);
    var _S1938 : f32 = _S1937 + eta_17;
    if(_S1894)
    {
        cos_i_3 = - _S1938;
    }
    else
    {
        cos_i_3 = _S1938;
    }
    (*_S1890) = cos_i_3;
    return;
}

fn s_bwdProp_smooth_dielectric_sample_0( _S1939 : s_bwdCallableCtx_smooth_dielectric_sample_0,  _S1940 : ptr<function, vec3<f32>>,  _S1941 : BsdfSample_Differential_0)
{
    var _S1942 : vec3<f32> = vec3<f32>(0.0f);
    var _S1943 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S1942, _S1942, 0.0f );
    var _S1944 : f32 = _S1939.value0_154.value1_56.z;
    var _S1945 : Tuple_44 = s_apply_fresnel_dielectric_0(_S1944, _S1939.value0_154.value0_144);
    var _S1946 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S1946.value0_177 = _S1944;
    _S1946.value1_71 = _S1939.value0_154.value0_144;
    var _S1947 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S1946 );
    var _S1948 : bool = (_S1939.value0_154.value2_24) < (_S1945.value0_83);
    var _S1949 : bool;
    var _S1950 : s_bwdCallableCtx_refracted_0;
    if(_S1948)
    {
        _S1949 = false;
        _S1950.value0_179 = _S1943;
    }
    else
    {
        const _S1951 : vec3<f32> = vec3<f32>(0.0f, 0.0f, 1.0f);
        var _S1952 : Tuple_72 = s_apply_refracted_0(_S1939.value0_154.value1_56, _S1951, _S1939.value0_154.value0_144);
        var _S1953 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S1953.value0_176 = _S1939.value0_154.value1_56;
        _S1953.value1_70 = _S1951;
        _S1953.value2_32 = _S1939.value0_154.value0_144;
        _S1949 = _S1952.value0_111.valid_2;
        _S1950.value0_179 = _S1953;
    }
    var _S1954 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
    var _S1955 : f32;
    var _S1956 : vec3<f32>;
    if(_S1948)
    {
        var _S1957 : vec3<f32> = vec3<f32>(- _S1941.wi_3[i32(0)], - _S1941.wi_3[i32(1)], 0.0f);
        _S1955 = _S1941.wi_3[i32(2)];
        _S1956 = _S1957;
    }
    else
    {
        var _S1958 : Refraction_Differential_0;
        if(_S1949)
        {
            var _S1959 : Refraction_Differential_0 = _S1954;
            _S1959.direction_20 = _S1941.wi_3;
            _S1958 = Refraction_x24_syn_dadd_0(_S1954, _S1959);
        }
        else
        {
            _S1958 = _S1954;
        }
        var _S1960 : vec3<f32> = _S1942;
        var _S1961 : vec3<f32> = _S1942;
        s_bwdProp_refracted_0(_S1950, &(_S1960), &(_S1961), _S1958);
        _S1955 = 0.0f;
        _S1956 = _S1960;
    }
    var _S1962 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S1947, &(_S1962), 0.0f);
    (*_S1940) = _S1956 + vec3<f32>(0.0f, 0.0f, _S1962 + _S1955);
    return;
}

fn s_bwdProp_rough_dielectric_sample_0( _S1963 : s_bwdCallableCtx_rough_dielectric_sample_0,  _S1964 : ptr<function, vec2<f32>>,  _S1965 : ptr<function, vec3<f32>>,  _S1966 : ptr<function, vec2<f32>>,  _S1967 : BsdfSample_Differential_0)
{
    var _S1968 : vec3<f32> = vec3<f32>(0.0f);
    var _S1969 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S1968, _S1968 );
    var _S1970 : vec2<f32> = vec2<f32>(0.0f);
    var _S1971 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1970, _S1968 );
    var _S1972 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S1968, _S1968, 0.0f );
    var _S1973 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1974 : Tuple_38 = s_apply_ggx_widths_0(_S1963.value0_155.value1_57);
    var _S1975 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
    _S1975.value0_163 = _S1963.value0_155.value1_57;
    var _S1976 : s_bwdCallableCtx_ggx_widths_0 = s_bwdCallableCtx_ggx_widths_0( _S1975 );
    var _S1977 : Tuple_69 = s_apply_ggx_sample_visible_0(_S1974.value0_77, _S1963.value0_155.value2_25, _S1963.value0_155.value3_17);
    var _S1978 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
    _S1978.value0_164 = _S1974.value0_77;
    _S1978.value1_65 = _S1963.value0_155.value2_25;
    _S1978.value2_30 = _S1963.value0_155.value3_17;
    var _S1979 : s_bwdCallableCtx_ggx_sample_visible_0 = s_bwdCallableCtx_ggx_sample_visible_0( _S1978 );
    var _S1980 : Tuple_5 = s_apply_dot_0(_S1963.value0_155.value2_25, _S1977.value0_108);
    var _S1981 : s_bwdCallableCtx_dot_0;
    _S1981._S39 = _S1963.value0_155.value2_25;
    _S1981._S40 = _S1977.value0_108;
    var _S1982 : s_bwdCallableCtx_dot_0 = _S1981;
    var _S1983 : Tuple_44 = s_apply_fresnel_dielectric_0(_S1980.value0_5, _S1963.value0_155.value0_145);
    var _S1984 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S1984.value0_177 = _S1980.value0_5;
    _S1984.value1_71 = _S1963.value0_155.value0_145;
    var _S1985 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S1984 );
    var _S1986 : Tuple_39 = s_apply_ggx_lambda_0(_S1974.value0_77, _S1963.value0_155.value2_25);
    var _S1987 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
    _S1987.value0_166 = _S1974.value0_77;
    _S1987.value1_67 = _S1963.value0_155.value2_25;
    var _S1988 : s_bwdCallableCtx_ggx_lambda_0 = s_bwdCallableCtx_ggx_lambda_0( _S1987 );
    var masking_o_4 : f32 = 1.0f + _S1986.value0_78;
    var _S1989 : Tuple_40 = s_apply_ggx_density_0(_S1974.value0_77, _S1977.value0_108);
    var _S1990 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
    _S1990.value0_167 = _S1974.value0_77;
    _S1990.value1_68 = _S1977.value0_108;
    var _S1991 : s_bwdCallableCtx_ggx_density_0 = s_bwdCallableCtx_ggx_density_0( _S1990 );
    var _S1992 : Tuple_2 = s_apply_abs_0(_S1980.value0_5);
    var _S1993 : s_bwdCallableCtx_abs_0;
    _S1993._S18 = _S1980.value0_5;
    var _S1994 : s_bwdCallableCtx_abs_0 = _S1993;
    var _S1995 : f32 = _S1989.value0_79 * _S1992.value0_2;
    var _S1996 : f32 = _S1963.value0_155.value2_25.z;
    var _S1997 : Tuple_2 = s_apply_abs_0(_S1996);
    var _S1998 : s_bwdCallableCtx_abs_0;
    _S1998._S18 = _S1996;
    var _S1999 : s_bwdCallableCtx_abs_0 = _S1998;
    var _S2000 : f32 = masking_o_4 * _S1997.value0_2;
    var visible_1 : f32 = _S1995 / _S2000;
    var _S2001 : f32 = _S2000 * _S2000;
    var _S2002 : bool = (_S1963.value0_155.value4_11) < (_S1983.value0_83);
    var _S2003 : bool;
    var _S2004 : bool;
    var _S2005 : bool;
    var _S2006 : f32;
    var crossing_3 : f32;
    var _S2007 : f32;
    var _S2008 : f32;
    var _S2009 : f32;
    var _S2010 : f32;
    var _S2011 : f32;
    var _S2012 : f32;
    var _S2013 : f32;
    var _S2014 : f32;
    var _S2015 : f32;
    var _S2016 : f32;
    var _S2017 : f32;
    var _S2018 : f32;
    var _S2019 : f32;
    var _S2020 : f32;
    var _S2021 : f32;
    var _S2022 : s_bwdCallableCtx_ggx_lambda_0;
    var _S2023 : s_bwdCallableCtx_ggx_lambda_0;
    var _S2024 : s_bwdCallableCtx_sqr_0;
    var _S2025 : s_bwdCallableCtx_abs_0;
    var _S2026 : s_bwdCallableCtx_dot_0;
    var _S2027 : s_bwdCallableCtx_mirrored_0;
    var _S2028 : s_bwdCallableCtx_refracted_0;
    if(_S2002)
    {
        var _S2029 : Tuple_70 = s_apply_mirrored_0(_S1963.value0_155.value2_25, _S1977.value0_108);
        var _S2030 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S2030.value0_165 = _S1963.value0_155.value2_25;
        _S2030.value1_66 = _S1977.value0_108;
        var _S2031 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S2030;
        var _S2032 : f32 = _S2029.value0_109.z;
        var _S2033 : bool = (_S1996 * _S2032) > 0.0f;
        if(_S2033)
        {
            var _S2034 : Tuple_39 = s_apply_ggx_lambda_0(_S1974.value0_77, _S2029.value0_109);
            var _S2035 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S2035.value0_166 = _S1974.value0_77;
            _S2035.value1_67 = _S2029.value0_109;
            var _S2036 : f32 = masking_o_4 + _S2034.value0_78;
            var _S2037 : f32 = _S2036 * _S2036;
            var _S2038 : f32 = _S1983.value0_83 * visible_1;
            var _S2039 : f32 = 4.0f * _S1992.value0_2;
            _S2006 = _S2039 * _S2039;
            crossing_3 = _S2038;
            _S2007 = _S2039;
            _S2008 = _S2037;
            _S2009 = _S2036;
            _S2022.value0_169 = _S2035;
        }
        else
        {
            _S2006 = 0.0f;
            crossing_3 = 0.0f;
            _S2007 = 0.0f;
            _S2008 = 0.0f;
            _S2009 = 0.0f;
            _S2022.value0_169 = _S1971;
        }
        _S2003 = _S2033;
        _S2010 = _S2032;
        _S2027.value0_171 = _S2031;
        _S2004 = false;
        _S2011 = 0.0f;
        _S2012 = 0.0f;
        _S2013 = 0.0f;
        _S2014 = 0.0f;
        _S2015 = 0.0f;
        _S2016 = 0.0f;
        _S2023.value0_169 = _S1971;
        _S2017 = 0.0f;
        _S2018 = 0.0f;
        _S2019 = 0.0f;
        _S2024.value0_27 = _S1973;
        _S2020 = 0.0f;
        _S2025._S18 = 0.0f;
        _S2026._S39 = _S1968;
        _S2026._S40 = _S1968;
        _S2005 = false;
        _S2021 = 0.0f;
        _S2028.value0_179 = _S1972;
    }
    else
    {
        var _S2040 : Tuple_72 = s_apply_refracted_0(_S1963.value0_155.value2_25, _S1977.value0_108, _S1963.value0_155.value0_145);
        var _S2041 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S2041.value0_176 = _S1963.value0_155.value2_25;
        _S2041.value1_70 = _S1977.value0_108;
        _S2041.value2_32 = _S1963.value0_155.value0_145;
        var _S2042 : s_paramCtx_s_bwdCallableCtx_refracted_0 = _S2041;
        if(_S2040.value0_111.valid_2)
        {
            var _S2043 : f32 = _S2040.value0_111.direction_15.z;
            _S2003 = (_S1996 * _S2043) < 0.0f;
            _S2006 = _S2043;
        }
        else
        {
            _S2003 = false;
            _S2006 = 0.0f;
        }
        if(_S2003)
        {
            if(_S1996 > 0.0f)
            {
                crossing_3 = _S1963.value0_155.value0_145;
            }
            else
            {
                crossing_3 = 1.0f / _S1963.value0_155.value0_145;
            }
            var _S2044 : Tuple_5 = s_apply_dot_0(_S2040.value0_111.direction_15, _S1977.value0_108);
            var _S2045 : s_bwdCallableCtx_dot_0;
            _S2045._S39 = _S2040.value0_111.direction_15;
            _S2045._S40 = _S1977.value0_108;
            var _S2046 : Tuple_2 = s_apply_abs_0(_S2044.value0_5);
            var _S2047 : s_bwdCallableCtx_abs_0;
            _S2047._S18 = _S2044.value0_5;
            var _S2048 : f32 = crossing_3 * crossing_3;
            var _S2049 : f32 = _S2044.value0_5 + _S1980.value0_5 / crossing_3;
            var _S2050 : Tuple_15 = s_apply_sqr_0(_S2049);
            var _S2051 : s_paramCtx_s_bwdCallableCtx_sqr_0;
            _S2051.value0_26 = _S2049;
            var jacobian_1 : f32 = _S2046.value0_2 / _S2050.value0_17;
            var _S2052 : f32 = _S2050.value0_17 * _S2050.value0_17;
            var _S2053 : Tuple_39 = s_apply_ggx_lambda_0(_S1974.value0_77, _S2040.value0_111.direction_15);
            var _S2054 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S2054.value0_166 = _S1974.value0_77;
            _S2054.value1_67 = _S2040.value0_111.direction_15;
            var _S2055 : f32 = (masking_o_4 + _S2053.value0_78) * crossing_3 * crossing_3;
            var _S2056 : f32 = _S2055 * _S2055;
            var _S2057 : f32 = 1.0f - _S1983.value0_83;
            var _S2058 : f32 = crossing_3;
            crossing_3 = _S2057 * visible_1;
            _S2007 = jacobian_1;
            _S2008 = _S2057;
            _S2009 = _S2056;
            _S2010 = _S2055;
            _S2011 = _S2058;
            _S2022.value0_169 = _S2054;
            _S2012 = _S2052;
            _S2013 = _S2046.value0_2;
            _S2014 = _S2050.value0_17;
            _S2024.value0_27 = _S2051;
            _S2015 = _S2048;
            _S2025 = _S2047;
            _S2026 = _S2045;
        }
        else
        {
            crossing_3 = 0.0f;
            _S2007 = 0.0f;
            _S2008 = 0.0f;
            _S2009 = 0.0f;
            _S2010 = 0.0f;
            _S2011 = 0.0f;
            _S2022.value0_169 = _S1971;
            _S2012 = 0.0f;
            _S2013 = 0.0f;
            _S2014 = 0.0f;
            _S2024.value0_27 = _S1973;
            _S2015 = 0.0f;
            _S2025._S18 = 0.0f;
            _S2026._S39 = _S1968;
            _S2026._S40 = _S1968;
        }
        var _S2059 : bool = _S2003;
        var _S2060 : f32 = _S2006;
        var _S2061 : f32 = crossing_3;
        var _S2062 : f32 = _S2007;
        var _S2063 : f32 = _S2008;
        var _S2064 : f32 = _S2009;
        var _S2065 : f32 = _S2010;
        var _S2066 : f32 = _S2011;
        var _S2067 : s_bwdCallableCtx_ggx_lambda_0 = _S2022;
        var _S2068 : f32 = _S2012;
        var _S2069 : f32 = _S2013;
        var _S2070 : f32 = _S2014;
        var _S2071 : f32 = _S2015;
        _S2003 = false;
        _S2006 = 0.0f;
        crossing_3 = 0.0f;
        _S2007 = 0.0f;
        _S2008 = 0.0f;
        _S2009 = 0.0f;
        _S2022.value0_169 = _S1971;
        _S2010 = 0.0f;
        _S2027.value0_171 = _S1969;
        _S2004 = _S2059;
        _S2011 = _S2061;
        _S2012 = _S2062;
        _S2013 = _S2063;
        _S2014 = _S2064;
        _S2015 = _S2065;
        _S2016 = _S2066;
        _S2023 = _S2067;
        _S2017 = _S2068;
        _S2018 = _S2069;
        _S2019 = _S2070;
        _S2020 = _S2071;
        _S2005 = _S2040.value0_111.valid_2;
        _S2021 = _S2060;
        _S2028.value0_179 = _S2042;
    }
    var _S2072 : vec3<f32>;
    var _S2073 : vec3<f32>;
    var _S2074 : vec2<f32>;
    if(_S2002)
    {
        if(_S2003)
        {
            var _S2075 : f32 = _S1967.pdf_11 / _S2006;
            var _S2076 : f32 = _S2007 * _S2075;
            var _S2077 : f32 = 4.0f * (crossing_3 * - _S2075);
            var _S2078 : f32 = _S1983.value0_83 * _S2076;
            var _S2079 : f32 = visible_1 * _S2076;
            var _S2080 : f32 = (_S1967.weight_9[i32(0)] + _S1967.weight_9[i32(1)] + _S1967.weight_9[i32(2)]) / _S2008;
            var _S2081 : f32 = masking_o_4 * - _S2080;
            var _S2082 : f32 = _S2009 * _S2080;
            var _S2083 : vec2<f32> = _S1970;
            var _S2084 : vec3<f32> = _S1968;
            s_bwdProp_ggx_lambda_0(_S2022, &(_S2083), &(_S2084), _S2081);
            var _S2085 : f32 = _S2082 + _S2081;
            _S2072 = _S2084 + _S1967.wi_3;
            _S2006 = _S2078;
            crossing_3 = _S2077;
            _S2007 = _S2085;
            _S2008 = _S2079;
            _S2074 = _S2083;
        }
        else
        {
            _S2072 = _S1968;
            _S2006 = 0.0f;
            crossing_3 = 0.0f;
            _S2007 = 0.0f;
            _S2008 = 0.0f;
            _S2074 = _S1970;
        }
        var _S2086 : f32 = _S2010 * 0.0f;
        var _S2087 : vec3<f32> = _S2072 + vec3<f32>(0.0f, 0.0f, _S1996 * 0.0f);
        var _S2088 : vec3<f32> = _S1968;
        var _S2089 : vec3<f32> = _S1968;
        s_bwdProp_mirrored_0(_S2027, &(_S2088), &(_S2089), _S2087);
        var _S2090 : f32 = crossing_3;
        var _S2091 : f32 = _S2007;
        var _S2092 : f32 = _S2008;
        crossing_3 = _S2086;
        _S2007 = _S2090;
        _S2008 = _S2091;
        _S2009 = _S2092;
        _S2010 = 0.0f;
        _S2072 = _S2089;
        _S2073 = _S2088;
    }
    else
    {
        if(_S2004)
        {
            var s_diff_jacobian_T_0 : f32 = _S2011 * _S1967.pdf_11;
            var _S2093 : f32 = _S2012 * _S1967.pdf_11;
            var _S2094 : f32 = _S2013 * _S2093;
            var _S2095 : f32 = - (visible_1 * _S2093);
            var _S2096 : f32 = (_S1967.weight_9[i32(0)] + _S1967.weight_9[i32(1)] + _S1967.weight_9[i32(2)]) / _S2014;
            var _S2097 : f32 = _S2015 * _S2096;
            var _S2098 : f32 = _S2016 * (_S2016 * (masking_o_4 * - _S2096));
            var _S2099 : vec2<f32> = _S1970;
            var _S2100 : vec3<f32> = _S1968;
            s_bwdProp_ggx_lambda_0(_S2023, &(_S2099), &(_S2100), _S2098);
            var _S2101 : f32 = s_diff_jacobian_T_0 / _S2017;
            var _S2102 : f32 = _S2018 * - _S2101;
            var _S2103 : f32 = _S2019 * _S2101;
            var _S2104 : f32 = 0.0f;
            s_bwdProp_sqr_0(_S2024, &(_S2104), _S2102);
            var _S2105 : f32 = _S2016 * (_S2104 / _S2020);
            var _S2106 : f32 = 0.0f;
            s_bwdProp_abs_0(_S2025, &(_S2106), _S2103);
            var _S2107 : f32 = _S2104 + _S2106;
            var _S2108 : vec3<f32> = _S1968;
            var _S2109 : vec3<f32> = _S1968;
            s_bwdProp_dot_0(_S2026, &(_S2108), &(_S2109), _S2107);
            var _S2110 : f32 = _S2097 + _S2098;
            _S2072 = _S2100 + _S1967.wi_3 + _S2108;
            _S2073 = _S2109;
            _S2006 = _S2094;
            crossing_3 = _S2110;
            _S2007 = _S2095;
            _S2008 = _S2105;
            _S2074 = _S2099;
        }
        else
        {
            _S2072 = _S1968;
            _S2073 = _S1968;
            _S2006 = 0.0f;
            crossing_3 = 0.0f;
            _S2007 = 0.0f;
            _S2008 = 0.0f;
            _S2074 = _S1970;
        }
        if(_S2005)
        {
            var _S2111 : f32 = _S2021 * 0.0f;
            _S2072 = _S2072 + vec3<f32>(0.0f, 0.0f, _S1996 * 0.0f);
            _S2009 = _S2111;
        }
        else
        {
            _S2009 = 0.0f;
        }
        var _S2112 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
        _S2112.direction_20 = _S2072;
        var _S2113 : vec3<f32> = _S1968;
        var _S2114 : vec3<f32> = _S1968;
        s_bwdProp_refracted_0(_S2028, &(_S2113), &(_S2114), _S2112);
        var _S2115 : vec3<f32> = _S2114 + _S2073;
        var _S2116 : f32 = crossing_3;
        var _S2117 : f32 = _S2007;
        var _S2118 : f32 = _S2008;
        crossing_3 = _S2009;
        _S2007 = 0.0f;
        _S2008 = _S2116;
        _S2009 = _S2117;
        _S2010 = _S2118;
        _S2072 = _S2115;
        _S2073 = _S2113;
    }
    var _S2119 : f32 = _S2006 / _S2001;
    var _S2120 : f32 = _S1995 * - _S2119;
    var _S2121 : f32 = _S2000 * _S2119;
    var _S2122 : f32 = masking_o_4 * _S2120;
    var _S2123 : f32 = _S1997.value0_2 * _S2120;
    var _S2124 : f32 = 0.0f;
    s_bwdProp_abs_0(_S1999, &(_S2124), _S2122);
    var _S2125 : f32 = _S2124 + crossing_3;
    var _S2126 : f32 = _S1992.value0_2 * _S2121;
    var _S2127 : f32 = _S1989.value0_79 * _S2121 + _S2007;
    var _S2128 : f32 = 0.0f;
    s_bwdProp_abs_0(_S1994, &(_S2128), _S2127);
    var _S2129 : vec2<f32> = _S1970;
    var _S2130 : vec3<f32> = _S1968;
    s_bwdProp_ggx_density_0(_S1991, &(_S2129), &(_S2130), _S2126);
    var _S2131 : f32 = _S2123 + _S2008;
    var _S2132 : vec2<f32> = _S1970;
    var _S2133 : vec3<f32> = _S1968;
    s_bwdProp_ggx_lambda_0(_S1988, &(_S2132), &(_S2133), _S2131);
    var _S2134 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S1985, &(_S2134), _S2009);
    var _S2135 : f32 = _S2128 + _S2134 + _S2010;
    var _S2136 : vec3<f32> = _S1968;
    var _S2137 : vec3<f32> = _S1968;
    s_bwdProp_dot_0(_S1982, &(_S2136), &(_S2137), _S2135);
    var _S2138 : vec3<f32> = _S2130 + _S2137 + _S2072;
    var _S2139 : vec2<f32> = _S1970;
    var _S2140 : vec3<f32> = _S1968;
    var _S2141 : vec2<f32> = _S1970;
    s_bwdProp_ggx_sample_visible_0(_S1979, &(_S2139), &(_S2140), &(_S2141), _S2138);
    var _S2142 : vec2<f32> = _S2129 + _S2132 + _S2139 + _S2074;
    var _S2143 : vec2<f32> = _S1970;
    s_bwdProp_ggx_widths_0(_S1976, &(_S2143), _S2142);
    var _S2144 : vec3<f32> = _S2133 + _S2136 + _S2140 + _S2073 + vec3<f32>(0.0f, 0.0f, _S2125);
    (*_S1964) = _S2143;
    (*_S1965) = _S2144;
    (*_S1966) = _S2141;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_coated_mirror_weight_0
{
     value0_180 : vec3<f32>,
     value1_72 : vec3<f32>,
     value3_21 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_coated_conductor_layers_0
{
     value0_181 : vec3<f32>,
     value1_73 : vec3<f32>,
     value2_33 : vec2<f32>,
     value3_22 : vec2<f32>,
     value4_15 : u32,
     value5_9 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_coated_conductor_value_0
{
     value0_182 : CoatedConductor_0,
     value1_74 : vec3<f32>,
};

struct s_bwdCallableCtx_coated_conductor_value_0
{
     value0_183 : s_paramCtx_s_bwdCallableCtx_coated_conductor_value_0,
     value1_75 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0,
};

struct s_bwdCallableCtx_coated_mirror_weight_0
{
     value0_184 : s_paramCtx_s_bwdCallableCtx_coated_mirror_weight_0,
     value1_76 : s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0,
};

struct s_bwdCallableCtx_coated_conductor_layers_0
{
     value0_185 : s_paramCtx_s_bwdCallableCtx_coated_conductor_layers_0,
     value1_77 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0,
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
    var _S2145 : vec3<f32> = vec3<f32>(0.0f);
    result_25.eta_18 = _S2145;
    result_25.k_3 = _S2145;
    var _S2146 : vec2<f32> = vec2<f32>(0.0f);
    result_25.coat_alpha_4 = _S2146;
    result_25.alpha_7 = _S2146;
    result_25.once_4 = _S2146;
    result_25.more_2 = _S2146;
    result_25.turn_3 = _S2146;
    result_25.metal_width_1 = 0.0f;
    result_25.coat_width_1 = 0.0f;
    result_25.again_1 = 0.0f;
    result_25.wo_3 = _S2145;
    result_25.wo_below_1 = Refraction_x24_syn_dzero_0();
    result_25.factors_1 = _S2146;
    result_25.shares_1 = _S2146;
    return result_25;
}

struct s_paramCtx_s_bwdCallableCtx_coat_attenuation_0
{
     value0_186 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_power_sums_0
{
     value0_187 : vec3<f32>,
     value1_78 : u32,
};

struct s_paramCtx_s_bwdCallableCtx_below_coat_0
{
     value0_188 : vec3<f32>,
     value1_79 : f32,
};

struct s_bwdCallableCtx_below_coat_0
{
     value0_189 : s_paramCtx_s_bwdCallableCtx_below_coat_0,
};

struct s_bwdCallableCtx_power_sums_0
{
     value0_190 : s_paramCtx_s_bwdCallableCtx_power_sums_0,
};

struct s_bwdCallableCtx_coat_attenuation_0
{
     value0_191 : s_paramCtx_s_bwdCallableCtx_coat_attenuation_0,
     value1_80 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0,
};

fn s_bwdProp_power_sums_0( _S2147 : s_bwdCallableCtx_power_sums_0,  _S2148 : ptr<function, vec3<f32>>,  _S2149 : vec3<f32>)
{
    (*_S2148) = vec3<f32>(power_sum_0(_S2147.value0_190.value0_187.x, _S2147.value0_190.value1_78).y * _S2149[i32(0)], power_sum_0(_S2147.value0_190.value0_187.y, _S2147.value0_190.value1_78).y * _S2149[i32(1)], power_sum_0(_S2147.value0_190.value0_187.z, _S2147.value0_190.value1_78).y * _S2149[i32(2)]);
    return;
}

fn s_bwdProp_coat_attenuation_0( _S2150 : s_bwdCallableCtx_coat_attenuation_0,  _S2151 : ptr<function, f32>,  _S2152 : f32)
{
    var _S2153 : bool = (_S2150.value1_80.value0_38) != 0.0f;
    var _S2154 : f32;
    var _S2155 : f32;
    var _S2156 : f32;
    var _S2157 : f32;
    var _S2158 : f32;
    var _S2159 : f32;
    var _S2160 : f32;
    var _S2161 : f32;
    var _S2162 : f32;
    var _S2163 : f32;
    var _S2164 : f32;
    var _S2165 : f32;
    var _S2166 : f32;
    var _S2167 : f32;
    if(_S2153)
    {
        var d_2 : f32 = _S2150.value1_80.value0_38 / _S2150.value0_191.value0_186;
        var _S2168 : f32 = _S2150.value0_191.value0_186 * _S2150.value0_191.value0_186;
        var series_0 : f32 = d_2 * 0.1428571492433548f + 1.0f;
        var _S2169 : f32 = d_2 * 0.1666666716337204f;
        var series_1 : f32 = series_0 * _S2169 + 1.0f;
        var _S2170 : f32 = d_2 * 0.20000000298023224f;
        var series_2 : f32 = series_1 * _S2170 + 1.0f;
        var _S2171 : f32 = d_2 * 0.25f;
        var series_3 : f32 = series_2 * _S2171 + 1.0f;
        var _S2172 : f32 = d_2 * 0.3333333432674408f;
        var series_4 : f32 = series_3 * _S2172 + 1.0f;
        var _S2173 : f32 = d_2 * 0.5f;
        var series_5 : f32 = series_4 * _S2173 + 1.0f;
        var series_6 : f32 = series_5 * d_2 + 1.0f;
        _S2154 = series_6 * series_6;
        _S2155 = series_5;
        _S2156 = d_2;
        _S2157 = series_4;
        _S2158 = _S2173;
        _S2159 = series_3;
        _S2160 = _S2172;
        _S2161 = series_2;
        _S2162 = _S2171;
        _S2163 = series_1;
        _S2164 = _S2170;
        _S2165 = series_0;
        _S2166 = _S2169;
        _S2167 = _S2168;
    }
    else
    {
        _S2154 = 0.0f;
        _S2155 = 0.0f;
        _S2156 = 0.0f;
        _S2157 = 0.0f;
        _S2158 = 0.0f;
        _S2159 = 0.0f;
        _S2160 = 0.0f;
        _S2161 = 0.0f;
        _S2162 = 0.0f;
        _S2163 = 0.0f;
        _S2164 = 0.0f;
        _S2165 = 0.0f;
        _S2166 = 0.0f;
        _S2167 = 0.0f;
    }
    if(_S2153)
    {
        var _S2174 : f32 = - (_S2152 / _S2154);
        var s_diff_series_T_0 : f32 = _S2156 * _S2174;
        var s_diff_series_T_1 : f32 = _S2158 * s_diff_series_T_0;
        var s_diff_series_T_2 : f32 = _S2160 * s_diff_series_T_1;
        var s_diff_series_T_3 : f32 = _S2162 * s_diff_series_T_2;
        var s_diff_series_T_4 : f32 = _S2164 * s_diff_series_T_3;
        _S2154 = _S2150.value1_80.value0_38 * - ((_S2155 * _S2174 + 0.5f * (_S2157 * s_diff_series_T_0) + 0.3333333432674408f * (_S2159 * s_diff_series_T_1) + 0.25f * (_S2161 * s_diff_series_T_2) + 0.20000000298023224f * (_S2163 * s_diff_series_T_3) + 0.1666666716337204f * (_S2165 * s_diff_series_T_4) + 0.1428571492433548f * (_S2166 * s_diff_series_T_4)) / _S2167);
    }
    else
    {
        _S2154 = 0.0f;
    }
    (*_S2151) = _S2154;
    return;
}

fn s_bwdProp_below_coat_0( _S2175 : s_bwdCallableCtx_below_coat_0,  _S2176 : ptr<function, vec3<f32>>,  _S2177 : Refraction_Differential_0)
{
    var _S2178 : f32 = 1.0f / _S2175.value0_189.value1_79;
    var x_36 : f32 = _S2175.value0_189.value0_188.x * _S2178;
    var _S2179 : f32 = 1.0f / _S2175.value0_189.value1_79;
    var y_21 : f32 = _S2175.value0_189.value0_188.y * _S2179;
    var squared_2 : f32 = 1.0f - x_36 * x_36 - y_21 * y_21;
    var _S2180 : bool = squared_2 > 0.0f;
    var _S2181 : s_bwdCallableCtx_sqrt_0;
    if(_S2180)
    {
        var _S2182 : s_bwdCallableCtx_sqrt_0;
        _S2182._S35 = squared_2;
        _S2181 = _S2182;
    }
    else
    {
        _S2181._S35 = 0.0f;
    }
    var _S2183 : f32;
    var _S2184 : f32;
    var _S2185 : f32;
    if(_S2180)
    {
        var _S2186 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S2181, &(_S2186), _S2177.direction_20[i32(2)]);
        _S2183 = _S2186;
        _S2184 = _S2177.direction_20[i32(1)];
        _S2185 = _S2177.direction_20[i32(0)];
    }
    else
    {
        _S2183 = 0.0f;
        _S2184 = 0.0f;
        _S2185 = 0.0f;
    }
    var _S2187 : f32 = - _S2183;
    var _S2188 : f32 = y_21 * _S2187;
    var _S2189 : f32 = x_36 * _S2187;
    (*_S2176) = vec3<f32>(_S2178 * (_S2189 + _S2189 + _S2185), _S2179 * (_S2188 + _S2188 + _S2184), 0.0f);
    return;
}

fn s_bwdProp_coated_mirror_weight_0( _S2190 : s_bwdCallableCtx_coated_mirror_weight_0,  _S2191 : ptr<function, vec3<f32>>,  _S2192 : ptr<function, vec3<f32>>,  _S2193 : ptr<function, vec3<f32>>,  _S2194 : vec3<f32>)
{
    var _S2195 : vec3<f32> = vec3<f32>(0.0f);
    var _S2196 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S2195, _S2195 );
    var _S2197 : s_paramCtx_s_bwdCallableCtx_coat_attenuation_0 = s_paramCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S2198 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S2199 : s_paramCtx_s_bwdCallableCtx_power_sums_0 = s_paramCtx_s_bwdCallableCtx_power_sums_0( _S2195, u32(0) );
    var _S2200 : f32 = _S2190.value0_184.value3_21.z;
    var _S2201 : Tuple_44 = s_apply_fresnel_dielectric_0(_S2200, _S2190.value1_76.value0_50);
    var _S2202 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S2202.value0_177 = _S2200;
    _S2202.value1_71 = _S2190.value1_76.value0_50;
    var _S2203 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S2202 );
    var _S2204 : Tuple_59 = s_apply_below_coat_0(_S2190.value0_184.value3_21, _S2190.value1_76.value0_50);
    var _S2205 : s_paramCtx_s_bwdCallableCtx_below_coat_0;
    _S2205.value0_188 = _S2190.value0_184.value3_21;
    _S2205.value1_79 = _S2190.value1_76.value0_50;
    var _S2206 : s_bwdCallableCtx_below_coat_0 = s_bwdCallableCtx_below_coat_0( _S2205 );
    var _S2207 : vec3<f32>;
    var _S2208 : vec3<f32>;
    var _S2209 : vec3<f32>;
    var _S2210 : vec3<f32>;
    var _S2211 : vec3<f32>;
    var _S2212 : vec3<f32>;
    var _S2213 : vec3<f32>;
    var _S2214 : f32;
    var _S2215 : f32;
    var _S2216 : f32;
    var _S2217 : s_bwdCallableCtx_power_sums_0;
    var _S2218 : s_bwdCallableCtx_coat_attenuation_0;
    var _S2219 : s_bwdCallableCtx_fresnel_conductor_0;
    if(_S2204.value0_98.valid_2)
    {
        var _S2220 : f32 = _S2204.value0_98.direction_15.z;
        var _S2221 : vec3<f32> = vec3<f32>((1.0f / _S2190.value1_76.value0_50));
        var _S2222 : vec3<f32> = _S2190.value0_184.value0_180 * _S2221;
        var _S2223 : vec3<f32> = vec3<f32>((1.0f / _S2190.value1_76.value0_50));
        var _S2224 : vec3<f32> = _S2190.value0_184.value1_72 * _S2223;
        var _S2225 : Tuple_41 = s_apply_fresnel_conductor_0(_S2220, _S2222, _S2224);
        var _S2226 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S2226.value0_162 = _S2220;
        _S2226.value1_64 = _S2222;
        _S2226.value2_29 = _S2224;
        var _S2227 : s_paramCtx_s_bwdCallableCtx_coat_attenuation_0;
        _S2227.value0_186 = _S2220;
        var _S2228 : f32 = _S2190.value1_76.value1_19;
        var dimmed_1 : f32 = _S2228 * _S2228;
        var _S2229 : vec3<f32> = vec3<f32>((dimmed_1 * _S2201.value0_83));
        var _S2230 : vec3<f32> = _S2225.value0_80 * _S2229;
        var _S2231 : Tuple_54 = s_apply_power_sums_0(_S2230, _S2190.value1_76.value3_8);
        var _S2232 : s_paramCtx_s_bwdCallableCtx_power_sums_0;
        _S2232.value0_187 = _S2230;
        _S2232.value1_78 = _S2190.value1_76.value3_8;
        var _S2233 : f32 = 1.0f - _S2201.value0_83;
        var _S2234 : f32 = dimmed_1 * _S2233;
        var _S2235 : vec3<f32> = vec3<f32>((_S2234 * _S2233));
        _S2207 = _S2225.value0_80 * _S2231.value0_93;
        _S2208 = _S2235;
        _S2214 = _S2234;
        _S2215 = _S2233;
        _S2216 = dimmed_1;
        _S2209 = _S2225.value0_80;
        _S2210 = _S2231.value0_93;
        _S2217.value0_190 = _S2232;
        _S2211 = _S2229;
        _S2218.value0_191 = _S2227;
        _S2218.value1_80 = _S2190.value1_76.value2_14;
        _S2219.value0_170 = _S2226;
        _S2212 = _S2223;
        _S2213 = _S2221;
    }
    else
    {
        _S2207 = _S2195;
        _S2208 = _S2195;
        _S2214 = 0.0f;
        _S2215 = 0.0f;
        _S2216 = 0.0f;
        _S2209 = _S2195;
        _S2210 = _S2195;
        _S2217.value0_190 = _S2199;
        _S2211 = _S2195;
        _S2218.value0_191 = _S2197;
        _S2218.value1_80 = _S2198;
        _S2219.value0_170 = _S2196;
        _S2212 = _S2195;
        _S2213 = _S2195;
    }
    var _S2236 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
    var _S2237 : Refraction_Differential_0;
    if(_S2204.value0_98.valid_2)
    {
        var _S2238 : vec3<f32> = _S2207 * _S2194;
        var _S2239 : vec3<f32> = _S2208 * _S2194;
        var _S2240 : f32 = _S2238[i32(0)] + _S2238[i32(1)] + _S2238[i32(2)];
        var _S2241 : f32 = _S2215 * _S2240;
        var _S2242 : f32 = _S2215 * _S2241;
        var _S2243 : f32 = - (_S2214 * _S2240 + _S2216 * _S2241);
        var _S2244 : vec3<f32> = _S2209 * _S2239;
        var _S2245 : vec3<f32> = _S2210 * _S2239;
        var _S2246 : vec3<f32> = _S2195;
        s_bwdProp_power_sums_0(_S2217, &(_S2246), _S2244);
        var _S2247 : vec3<f32> = _S2209 * _S2246;
        var _S2248 : vec3<f32> = _S2211 * _S2246;
        var _S2249 : f32 = _S2247[i32(0)] + _S2247[i32(1)] + _S2247[i32(2)];
        var _S2250 : f32 = _S2216 * _S2249;
        var _S2251 : f32 = _S2190.value1_76.value1_19 * (_S2242 + _S2201.value0_83 * _S2249);
        var _S2252 : f32 = _S2251 + _S2251;
        var _S2253 : f32 = 0.0f;
        s_bwdProp_coat_attenuation_0(_S2218, &(_S2253), _S2252);
        var _S2254 : vec3<f32> = _S2245 + _S2248;
        var _S2255 : f32 = 0.0f;
        var _S2256 : vec3<f32> = _S2195;
        var _S2257 : vec3<f32> = _S2195;
        s_bwdProp_fresnel_conductor_0(_S2219, &(_S2255), &(_S2256), &(_S2257), _S2254);
        var _S2258 : vec3<f32> = _S2212 * _S2257;
        var _S2259 : vec3<f32> = _S2213 * _S2256;
        var _S2260 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S2253 + _S2255);
        var _S2261 : f32 = _S2243 + _S2250;
        var _S2262 : Refraction_Differential_0 = _S2236;
        _S2262.direction_20 = _S2260;
        _S2237 = Refraction_x24_syn_dadd_0(_S2236, _S2262);
        _S2214 = _S2261;
        _S2207 = _S2259;
        _S2208 = _S2258;
    }
    else
    {
        _S2237 = _S2236;
        _S2214 = 0.0f;
        _S2207 = _S2195;
        _S2208 = _S2195;
    }
    var _S2263 : vec3<f32> = _S2195;
    s_bwdProp_below_coat_0(_S2206, &(_S2263), _S2237);
    var _S2264 : f32 = _S2194[i32(0)] + _S2194[i32(1)] + _S2194[i32(2)] + _S2214;
    var _S2265 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S2203, &(_S2265), _S2264);
    var _S2266 : vec3<f32> = _S2263 + vec3<f32>(0.0f, 0.0f, _S2265);
    (*_S2191) = _S2207;
    (*_S2192) = _S2208;
    (*_S2193) = _S2266;
    return;
}

fn BsdfValue_x24_syn_dzero_0() -> BsdfValue_0
{
    var result_26 : BsdfValue_0;
    result_26.f_cos_0 = vec3<f32>(0.0f);
    result_26.pdf_6 = 0.0f;
    return result_26;
}

struct s_paramCtx_s_bwdCallableCtx_coat_crossing_0
{
     value1_81 : f32,
     value2_34 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_lobes_near_0
{
     value0_192 : LobeTable_0,
};

struct s_paramCtx_s_bwdCallableCtx_refraction_turn_0
{
     value0_193 : f32,
     value1_82 : f32,
     value2_35 : f32,
     value3_23 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_width_once_0
{
     value0_194 : f32,
     value1_83 : f32,
     value2_36 : f32,
};

struct s_bwdCallableCtx_width_once_0
{
     value0_195 : s_paramCtx_s_bwdCallableCtx_width_once_0,
};

struct s_bwdCallableCtx_refraction_turn_0
{
     value0_196 : s_paramCtx_s_bwdCallableCtx_refraction_turn_0,
};

struct s_bwdCallableCtx_lobes_near_0
{
     value0_197 : s_paramCtx_s_bwdCallableCtx_lobes_near_0,
};

struct s_bwdCallableCtx_coat_crossing_0
{
     value0_198 : s_paramCtx_s_bwdCallableCtx_coat_crossing_0,
     value1_84 : s_minCtx_s_bwdCallableCtx_coat_crossing_0,
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
    result_28.pdf_6 = SLANG_anonymous_0_8.pdf_6 + SLANG_anonymous_1_8.pdf_6;
    return result_28;
}

fn s_bwdProp_width_once_0( _S2267 : s_bwdCallableCtx_width_once_0,  _S2268 : ptr<function, f32>,  _S2269 : ptr<function, f32>,  _S2270 : ptr<function, f32>,  _S2271 : f32)
{
    var _S2272 : f32 = _S2267.value0_195.value1_83 + _S2267.value0_195.value2_36;
    var _S2273 : f32 = _S2267.value0_195.value0_194 * _S2267.value0_195.value0_194 + _S2267.value0_195.value1_83 * _S2267.value0_195.value1_83 + _S2267.value0_195.value2_36 * _S2267.value0_195.value2_36 + (_S2267.value0_195.value0_194 * _S2272 + _S2267.value0_195.value1_83 * _S2267.value0_195.value2_36) * 0.5f;
    var _S2274 : Tuple_30 = s_apply_safe_sqrt_0(_S2273);
    var _S2275 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S2275.value0_160 = _S2273;
    var _S2276 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S2275 );
    var _S2277 : f32;
    if((_S2274.value0_69) < 1.0f)
    {
        _S2277 = _S2271;
    }
    else
    {
        _S2277 = 0.0f;
    }
    var _S2278 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S2276, &(_S2278), _S2277);
    var s_diff_products_T_0 : f32 = 0.5f * _S2278;
    var _S2279 : f32 = _S2267.value0_195.value2_36 * _S2278;
    var _S2280 : f32 = _S2267.value0_195.value1_83 * _S2278;
    var _S2281 : f32 = _S2267.value0_195.value0_194 * _S2278;
    var _S2282 : f32 = _S2267.value0_195.value0_194 * s_diff_products_T_0;
    var _S2283 : f32 = _S2279 + _S2279 + _S2267.value0_195.value1_83 * s_diff_products_T_0 + _S2282;
    var _S2284 : f32 = _S2280 + _S2280 + _S2267.value0_195.value2_36 * s_diff_products_T_0 + _S2282;
    (*_S2268) = _S2281 + _S2281 + _S2272 * s_diff_products_T_0;
    (*_S2269) = _S2284;
    (*_S2270) = _S2283;
    return;
}

fn s_bwdProp_refraction_turn_0( _S2285 : s_bwdCallableCtx_refraction_turn_0,  _S2286 : ptr<function, f32>,  _S2287 : ptr<function, f32>,  _S2288 : ptr<function, f32>,  _S2289 : f32)
{
    var normal_11 : f32 = 1.0f - 1.0f / _S2285.value0_196.value3_23;
    var _S2290 : f32 = _S2285.value0_196.value0_193;
    var coat2_1 : f32 = _S2290 * _S2290;
    var _S2291 : f32 = 1.0f / _S2285.value0_196.value3_23;
    var _S2292 : f32 = _S2285.value0_196.value2_35 - _S2285.value0_196.value1_82 * _S2291 - normal_11;
    var _S2293 : f32 = 1.0f + coat2_1 * 20.0f;
    var _S2294 : f32 = _S2285.value0_196.value0_193 * 0.5f;
    var _S2295 : f32 = normal_11 + _S2292 / _S2293;
    var _S2296 : f32 = 1.0f + coat2_1 * 0.75f;
    var _S2297 : f32 = _S2289 / (_S2296 * _S2296);
    var _S2298 : f32 = _S2296 * _S2297;
    var _S2299 : f32 = _S2294 * _S2298 / (_S2293 * _S2293);
    var _S2300 : f32 = _S2293 * _S2299;
    var _S2301 : f32 = _S2291 * - _S2300;
    var _S2302 : f32 = _S2285.value0_196.value0_193 * (0.75f * (_S2294 * _S2295 * - _S2297) + 20.0f * (_S2292 * - _S2299));
    (*_S2286) = 0.5f * (_S2295 * _S2298) + _S2302 + _S2302;
    (*_S2287) = _S2301;
    (*_S2288) = _S2300;
    return;
}

fn s_bwdProp_lobes_near_0( _S2303 : s_bwdCallableCtx_lobes_near_0,  _S2304 : ptr<function, f32>,  _S2305 : ptr<function, f32>,  _S2306 : ptr<function, f32>,  _S2307 : vec2<f32>)
{
    var _S2308 : vec2<f32> = _S2303.value0_197.value0_192.by_coat_0 * _S2307;
    var _S2309 : vec2<f32> = _S2303.value0_197.value0_192.by_metal_0 * _S2307;
    var _S2310 : vec2<f32> = _S2303.value0_197.value0_192.by_cosine_0 * _S2307;
    var _S2311 : f32 = _S2308[i32(0)] + _S2308[i32(1)];
    var _S2312 : f32 = _S2309[i32(0)] + _S2309[i32(1)];
    (*_S2304) = _S2310[i32(0)] + _S2310[i32(1)];
    (*_S2305) = _S2312;
    (*_S2306) = _S2311;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_mean_width_0
{
     value0_199 : vec2<f32>,
};

struct s_bwdCallableCtx_mean_width_0
{
     value0_200 : s_paramCtx_s_bwdCallableCtx_mean_width_0,
};

fn s_bwdProp_mean_width_0( _S2313 : s_bwdCallableCtx_mean_width_0,  _S2314 : ptr<function, vec2<f32>>,  _S2315 : f32)
{
    var _S2316 : f32 = _S2313.value0_200.value0_199.x;
    var _S2317 : f32 = _S2313.value0_200.value0_199.y;
    var _S2318 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S2318.value0_160 = _S2316 * _S2317;
    var _S2319 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S2318 );
    var _S2320 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S2319, &(_S2320), _S2315);
    (*_S2314) = vec2<f32>(_S2317 * _S2320, _S2316 * _S2320);
    return;
}

fn s_bwdProp_coat_crossing_0( _S2321 : s_bwdCallableCtx_coat_crossing_0,  _S2322 : ptr<function, f32>,  _S2323 : ptr<function, vec2<f32>>,  _S2324 : f32)
{
    var _S2325 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S2326 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0( 0.0f, 0.0f );
    var _S2327 : s_paramCtx_s_bwdCallableCtx_coat_attenuation_0 = s_paramCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S2328 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S2329 : vec2<f32> = vec2<f32>(0.0f);
    var _S2330 : s_paramCtx_s_bwdCallableCtx_mean_width_0 = s_paramCtx_s_bwdCallableCtx_mean_width_0( _S2329 );
    var _S2331 : bool = is_smooth_0(_S2321.value0_198.value2_34);
    var _S2332 : bool;
    var _S2333 : bool;
    var _S2334 : bool;
    var _S2335 : f32;
    var _S2336 : f32;
    var _S2337 : f32;
    var _S2338 : f32;
    var _S2339 : s_bwdCallableCtx_coat_attenuation_0;
    var _S2340 : s_bwdCallableCtx_fresnel_dielectric_0;
    var _S2341 : s_bwdCallableCtx_safe_sqrt_0;
    var _S2342 : s_bwdCallableCtx_mean_width_0;
    if(_S2331)
    {
        var _S2343 : f32 = _S2321.value0_198.value1_81;
        var _S2344 : f32 = _S2321.value1_84.value0_39;
        var _S2345 : f32 = _S2344 * _S2344;
        var _S2346 : f32 = 1.0f - (1.0f - _S2343 * _S2343) / _S2345;
        var _S2347 : Tuple_30 = s_apply_safe_sqrt_0(_S2346);
        var _S2348 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S2348.value0_160 = _S2346;
        var _S2349 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = _S2348;
        var _S2350 : bool = (_S2347.value0_69) > 0.0f;
        if(_S2350)
        {
            var _S2351 : Tuple_44 = s_apply_fresnel_dielectric_0(_S2321.value0_198.value1_81, _S2321.value1_84.value0_39);
            var _S2352 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
            _S2352.value0_177 = _S2321.value0_198.value1_81;
            _S2352.value1_71 = _S2321.value1_84.value0_39;
            var _S2353 : f32 = 1.0f - _S2351.value0_83;
            var _S2354 : s_paramCtx_s_bwdCallableCtx_coat_attenuation_0;
            _S2354.value0_186 = _S2347.value0_69;
            _S2335 = _S2353;
            _S2339.value0_191 = _S2354;
            _S2339.value1_80 = _S2321.value1_84.value2_6;
            _S2340.value0_178 = _S2352;
        }
        else
        {
            _S2335 = 0.0f;
            _S2339.value0_191 = _S2327;
            _S2339.value1_80 = _S2328;
            _S2340.value0_178 = _S2326;
        }
        _S2332 = _S2350;
        _S2341.value0_161 = _S2349;
        _S2336 = _S2345;
        _S2333 = false;
        _S2334 = false;
        _S2337 = 0.0f;
        _S2338 = 0.0f;
        _S2342.value0_200 = _S2330;
    }
    else
    {
        var _S2355 : s_paramCtx_s_bwdCallableCtx_mean_width_0;
        _S2355.value0_199 = _S2321.value0_198.value2_34;
        var _S2356 : s_paramCtx_s_bwdCallableCtx_mean_width_0 = _S2355;
        var _S2357 : f32 = _S2321.value1_84.value3_3.y;
        var _S2358 : f32 = _S2321.value1_84.value3_3.z;
        var share_14 : f32 = _S2321.value1_84.value3_3.x + 0.0f * _S2357 + 0.0f * _S2358;
        var _S2359 : bool = share_14 < 0.0f;
        if(_S2359)
        {
            _S2332 = false;
        }
        else
        {
            _S2332 = share_14 > 1.0f;
        }
        var _S2360 : bool = _S2332;
        _S2332 = false;
        _S2335 = 0.0f;
        _S2339.value0_191 = _S2327;
        _S2339.value1_80 = _S2328;
        _S2340.value0_178 = _S2326;
        _S2341.value0_161 = _S2325;
        _S2336 = 0.0f;
        _S2333 = _S2359;
        _S2334 = _S2360;
        _S2337 = _S2358;
        _S2338 = _S2357;
        _S2342.value0_200 = _S2356;
    }
    var _S2361 : vec2<f32>;
    if(_S2331)
    {
        if(_S2332)
        {
            var _S2362 : f32 = _S2335 * _S2324;
            var _S2363 : f32 = _S2321.value1_84.value1_9 * _S2324;
            var _S2364 : f32 = 0.0f;
            s_bwdProp_coat_attenuation_0(_S2339, &(_S2364), _S2362);
            var _S2365 : f32 = - _S2363;
            var _S2366 : f32 = 0.0f;
            s_bwdProp_fresnel_dielectric_0(_S2340, &(_S2366), _S2365);
            _S2335 = _S2364;
            _S2337 = _S2366;
        }
        else
        {
            _S2335 = 0.0f;
            _S2337 = 0.0f;
        }
        var _S2367 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S2341, &(_S2367), _S2335);
        var _S2368 : f32 = _S2321.value0_198.value1_81 * - (- _S2367 / _S2336);
        _S2335 = _S2368 + _S2368 + _S2337;
        _S2361 = _S2329;
    }
    else
    {
        if(_S2333)
        {
            _S2335 = 0.0f;
        }
        else
        {
            if(_S2334)
            {
                _S2335 = 0.0f;
            }
            else
            {
                _S2335 = _S2324;
            }
        }
        var _S2369 : f32 = _S2337 * _S2335;
        var _S2370 : f32 = _S2338 * _S2335;
        var _S2371 : vec2<f32> = _S2329;
        s_bwdProp_mean_width_0(_S2342, &(_S2371), _S2369);
        _S2335 = _S2370;
        _S2361 = _S2371;
    }
    (*_S2322) = _S2335;
    (*_S2323) = _S2361;
    return;
}

fn s_bwdProp_coated_conductor_value_0( _S2372 : s_bwdCallableCtx_coated_conductor_value_0,  _S2373 : ptr<function, CoatedConductor_Differential_0>,  _S2374 : ptr<function, vec3<f32>>,  _S2375 : BsdfValue_0)
{
    var _S2376 : vec3<f32> = vec3<f32>(0.0f);
    var _S2377 : s_paramCtx_s_bwdCallableCtx_unit_vector_0 = s_paramCtx_s_bwdCallableCtx_unit_vector_0( _S2376 );
    var _S2378 : vec2<f32> = vec2<f32>(0.0f);
    var _S2379 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S2378 );
    var _S2380 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S2378, _S2376 );
    var _S2381 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S2378, _S2376 );
    var _S2382 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0( 0.0f, 0.0f );
    var _S2383 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S2376, _S2376 );
    var _S2384 : s_paramCtx_s_bwdCallableCtx_coat_crossing_0 = s_paramCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, _S2378 );
    var _S2385 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S2386 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S2385, _S2376 );
    var _S2387 : LobeTable_0 = LobeTable_0( _S2378, _S2378, _S2378, _S2378 );
    var _S2388 : s_paramCtx_s_bwdCallableCtx_lobes_near_0 = s_paramCtx_s_bwdCallableCtx_lobes_near_0( _S2387 );
    var _S2389 : s_paramCtx_s_bwdCallableCtx_refraction_turn_0 = s_paramCtx_s_bwdCallableCtx_refraction_turn_0( 0.0f, 0.0f, 0.0f, 0.0f );
    var _S2390 : s_paramCtx_s_bwdCallableCtx_width_once_0 = s_paramCtx_s_bwdCallableCtx_width_once_0( 0.0f, 0.0f, 0.0f );
    var _S2391 : s_paramCtx_s_bwdCallableCtx_power_sums_0 = s_paramCtx_s_bwdCallableCtx_power_sums_0( _S2376, u32(0) );
    var _S2392 : bool = !_S2372.value0_183.value0_182.coat_smooth_0;
    var _S2393 : f32;
    var _S2394 : f32;
    var _S2395 : f32;
    var _S2396 : f32;
    var _S2397 : f32;
    var _S2398 : f32;
    var _S2399 : f32;
    var _S2400 : f32;
    var _S2401 : f32;
    var _S2402 : f32;
    var _S2403 : f32;
    var _S2404 : f32;
    var _S2405 : s_bwdCallableCtx_ggx_lambda_0;
    var _S2406 : s_bwdCallableCtx_ggx_lambda_0;
    var _S2407 : s_bwdCallableCtx_fresnel_dielectric_0;
    var _S2408 : s_bwdCallableCtx_dot_0;
    var _S2409 : s_bwdCallableCtx_ggx_density_0;
    var _S2410 : s_bwdCallableCtx_ggx_widths_0;
    var _S2411 : s_bwdCallableCtx_unit_vector_0;
    if(_S2392)
    {
        var _S2412 : vec3<f32> = _S2372.value0_183.value0_182.wo_0 + _S2372.value0_183.value1_74;
        var _S2413 : Tuple_10 = s_apply_unit_vector_0(_S2412);
        var _S2414 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
        _S2414.value0_34 = _S2412;
        var _S2415 : Tuple_38 = s_apply_ggx_widths_0(_S2372.value0_183.value0_182.coat_alpha_1);
        var _S2416 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
        _S2416.value0_163 = _S2372.value0_183.value0_182.coat_alpha_1;
        var _S2417 : Tuple_39 = s_apply_ggx_lambda_0(_S2415.value0_77, _S2372.value0_183.value0_182.wo_0);
        var _S2418 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S2418.value0_166 = _S2415.value0_77;
        _S2418.value1_67 = _S2372.value0_183.value0_182.wo_0;
        var masking_3 : f32 = 1.0f + _S2417.value0_78;
        var _S2419 : Tuple_40 = s_apply_ggx_density_0(_S2415.value0_77, _S2413.value0_12);
        var _S2420 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
        _S2420.value0_167 = _S2415.value0_77;
        _S2420.value1_68 = _S2413.value0_12;
        var _S2421 : f32 = 4.0f * _S2372.value0_183.value0_182.wo_0.z;
        var common_5 : f32 = _S2419.value0_79 / _S2421;
        var _S2422 : f32 = _S2421 * _S2421;
        var _S2423 : Tuple_5 = s_apply_dot_0(_S2372.value0_183.value0_182.wo_0, _S2413.value0_12);
        var _S2424 : s_bwdCallableCtx_dot_0;
        _S2424._S39 = _S2372.value0_183.value0_182.wo_0;
        _S2424._S40 = _S2413.value0_12;
        var _S2425 : Tuple_44 = s_apply_fresnel_dielectric_0(_S2423.value0_5, _S2372.value0_183.value0_182.n_14);
        var _S2426 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
        _S2426.value0_177 = _S2423.value0_5;
        _S2426.value1_71 = _S2372.value0_183.value0_182.n_14;
        var _S2427 : f32 = _S2425.value0_83 * common_5;
        var _S2428 : Tuple_39 = s_apply_ggx_lambda_0(_S2415.value0_77, _S2372.value0_183.value1_74);
        var _S2429 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S2429.value0_166 = _S2415.value0_77;
        _S2429.value1_67 = _S2372.value0_183.value1_74;
        var _S2430 : f32 = masking_3 + _S2428.value0_78;
        var _S2431 : f32 = _S2430 * _S2430;
        var _S2432 : f32 = _S2372.value0_183.value0_182.shares_0.x;
        var _S2433 : f32 = _S2432 * common_5;
        _S2393 = masking_3 * masking_3;
        _S2394 = _S2433;
        _S2395 = masking_3;
        _S2396 = _S2432;
        _S2397 = common_5;
        _S2398 = _S2431;
        _S2399 = _S2427;
        _S2400 = _S2430;
        _S2405.value0_169 = _S2429;
        _S2401 = _S2425.value0_83;
        _S2407.value0_178 = _S2426;
        _S2408 = _S2424;
        _S2402 = _S2422;
        _S2403 = _S2419.value0_79;
        _S2404 = _S2421;
        _S2409.value0_168 = _S2420;
        _S2406.value0_169 = _S2418;
        _S2410.value0_173 = _S2416;
        _S2411.value0_37 = _S2414;
    }
    else
    {
        _S2393 = 0.0f;
        _S2394 = 0.0f;
        _S2395 = 0.0f;
        _S2396 = 0.0f;
        _S2397 = 0.0f;
        _S2398 = 0.0f;
        _S2399 = 0.0f;
        _S2400 = 0.0f;
        _S2405.value0_169 = _S2380;
        _S2401 = 0.0f;
        _S2407.value0_178 = _S2382;
        _S2408._S39 = _S2376;
        _S2408._S40 = _S2376;
        _S2402 = 0.0f;
        _S2403 = 0.0f;
        _S2404 = 0.0f;
        _S2409.value0_168 = _S2381;
        _S2406.value0_169 = _S2380;
        _S2410.value0_173 = _S2379;
        _S2411.value0_37 = _S2377;
    }
    var _S2434 : Tuple_59 = s_apply_below_coat_0(_S2372.value0_183.value1_74, _S2372.value0_183.value0_182.n_14);
    var _S2435 : s_paramCtx_s_bwdCallableCtx_below_coat_0;
    _S2435.value0_188 = _S2372.value0_183.value1_74;
    _S2435.value1_79 = _S2372.value0_183.value0_182.n_14;
    var _S2436 : s_bwdCallableCtx_below_coat_0 = s_bwdCallableCtx_below_coat_0( _S2435 );
    var _S2437 : bool;
    if(_S2372.value0_183.value0_182.wo_below_0.valid_2)
    {
        _S2437 = _S2434.value0_98.valid_2;
    }
    else
    {
        _S2437 = false;
    }
    var once_5 : f32;
    var _S2438 : f32;
    var _S2439 : f32;
    var _S2440 : f32;
    var _S2441 : f32;
    var _S2442 : f32;
    var _S2443 : f32;
    var _S2444 : f32;
    var _S2445 : f32;
    var _S2446 : f32;
    var _S2447 : f32;
    var _S2448 : f32;
    var _S2449 : f32;
    var _S2450 : f32;
    var _S2451 : f32;
    var _S2452 : f32;
    var _S2453 : f32;
    var _S2454 : f32;
    var _S2455 : f32;
    var _S2456 : f32;
    var _S2457 : f32;
    var _S2458 : f32;
    var _S2459 : f32;
    var _S2460 : f32;
    var _S2461 : f32;
    var _S2462 : f32;
    var _S2463 : f32;
    var _S2464 : f32;
    var _S2465 : f32;
    var _S2466 : f32;
    var _S2467 : f32;
    var _S2468 : f32;
    var _S2469 : f32;
    var _S2470 : f32;
    var _S2471 : f32;
    var _S2472 : f32;
    var _S2473 : s_bwdCallableCtx_ggx_lambda_0;
    var _S2474 : s_bwdCallableCtx_ggx_lambda_0;
    var _S2475 : s_bwdCallableCtx_ggx_lambda_0;
    var _S2476 : s_bwdCallableCtx_ggx_lambda_0;
    var _S2477 : s_bwdCallableCtx_ggx_lambda_0;
    var _S2478 : s_bwdCallableCtx_ggx_lambda_0;
    var _S2479 : s_bwdCallableCtx_dot_0;
    var _S2480 : s_bwdCallableCtx_ggx_density_0;
    var _S2481 : s_bwdCallableCtx_ggx_density_0;
    var _S2482 : s_bwdCallableCtx_ggx_density_0;
    var _S2483 : s_bwdCallableCtx_ggx_widths_0;
    var _S2484 : s_bwdCallableCtx_ggx_widths_0;
    var _S2485 : s_bwdCallableCtx_ggx_widths_0;
    var _S2486 : s_bwdCallableCtx_unit_vector_0;
    var _S2487 : bool;
    var _S2488 : s_bwdCallableCtx_width_once_0;
    var _S2489 : s_bwdCallableCtx_width_once_0;
    var _S2490 : s_bwdCallableCtx_refraction_turn_0;
    var _S2491 : s_bwdCallableCtx_refraction_turn_0;
    var later_3 : vec3<f32>;
    var _S2492 : vec3<f32>;
    var _S2493 : vec3<f32>;
    var _S2494 : vec3<f32>;
    var _S2495 : vec3<f32>;
    var _S2496 : vec3<f32>;
    var _S2497 : vec3<f32>;
    var _S2498 : s_bwdCallableCtx_power_sums_0;
    var _S2499 : s_bwdCallableCtx_lobes_near_0;
    var _S2500 : s_bwdCallableCtx_coat_crossing_0;
    var _S2501 : s_bwdCallableCtx_fresnel_conductor_0;
    if(_S2437)
    {
        var _S2502 : vec3<f32> = _S2372.value0_183.value0_182.wo_below_0.direction_15 + _S2434.value0_98.direction_15;
        var _S2503 : Tuple_10 = s_apply_unit_vector_0(_S2502);
        var _S2504 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
        _S2504.value0_34 = _S2502;
        var _S2505 : s_paramCtx_s_bwdCallableCtx_unit_vector_0 = _S2504;
        var _S2506 : Tuple_5 = s_apply_dot_0(_S2372.value0_183.value0_182.wo_below_0.direction_15, _S2503.value0_12);
        var _S2507 : s_bwdCallableCtx_dot_0;
        _S2507._S39 = _S2372.value0_183.value0_182.wo_below_0.direction_15;
        _S2507._S40 = _S2503.value0_12;
        var _S2508 : s_bwdCallableCtx_dot_0 = _S2507;
        var _S2509 : Tuple_41 = s_apply_fresnel_conductor_0(_S2506.value0_5, _S2372.value0_183.value0_182.eta_3, _S2372.value0_183.value0_182.k_2);
        var _S2510 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S2510.value0_162 = _S2506.value0_5;
        _S2510.value1_64 = _S2372.value0_183.value0_182.eta_3;
        _S2510.value2_29 = _S2372.value0_183.value0_182.k_2;
        var _S2511 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = _S2510;
        var _S2512 : f32 = _S2372.value0_183.value1_74.z;
        var _S2513 : s_paramCtx_s_bwdCallableCtx_coat_crossing_0;
        _S2513.value1_81 = _S2512;
        _S2513.value2_34 = _S2372.value0_183.value0_182.coat_alpha_1;
        var _S2514 : s_paramCtx_s_bwdCallableCtx_coat_crossing_0 = _S2513;
        var _S2515 : Tuple_58 = s_apply_lobes_near_0(_S2372.value1_75.value2_11, _S2512, _S2372.value0_183.value0_182.metal_width_0, _S2372.value0_183.value0_182.coat_width_0);
        var _S2516 : s_paramCtx_s_bwdCallableCtx_lobes_near_0;
        _S2516.value0_192 = _S2372.value1_75.value2_11;
        var _S2517 : s_paramCtx_s_bwdCallableCtx_lobes_near_0 = _S2516;
        var _S2518 : f32 = _S2434.value0_98.direction_15.z;
        var _S2519 : f32 = _S2372.value0_183.value0_182.wo_below_0.direction_15.z;
        var _S2520 : f32 = _S2372.value0_183.value0_182.n_14 * _S2372.value0_183.value0_182.n_14 * 4.0f;
        var _S2521 : f32 = _S2518 * _S2519 * _S2520;
        var stretch_1 : f32 = _S2512 / _S2521;
        var _S2522 : f32 = _S2521 * _S2521;
        var _S2523 : Tuple_38 = s_apply_ggx_widths_0(_S2372.value0_183.value0_182.once_0);
        var _S2524 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
        _S2524.value0_163 = _S2372.value0_183.value0_182.once_0;
        var _S2525 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = _S2524;
        var _S2526 : Tuple_39 = s_apply_ggx_lambda_0(_S2523.value0_77, _S2372.value0_183.value0_182.wo_below_0.direction_15);
        var _S2527 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S2527.value0_166 = _S2523.value0_77;
        _S2527.value1_67 = _S2372.value0_183.value0_182.wo_below_0.direction_15;
        var _S2528 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S2527;
        var masking_4 : f32 = 1.0f + _S2526.value0_78;
        var _S2529 : Tuple_40 = s_apply_ggx_density_0(_S2523.value0_77, _S2503.value0_12);
        var _S2530 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
        _S2530.value0_167 = _S2523.value0_77;
        _S2530.value1_68 = _S2503.value0_12;
        var _S2531 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = _S2530;
        var density_1 : f32 = _S2529.value0_79 * stretch_1;
        var _S2532 : f32 = _S2372.value0_183.value0_182.factors_0.x;
        var _S2533 : f32 = _S2515.value0_97.x;
        var _S2534 : f32 = _S2532 * _S2533;
        var once_6 : f32 = _S2534 * _S2372.value1_75.value0_45;
        if(_S2372.value0_183.value0_182.coat_smooth_0)
        {
            var _S2535 : f32 = once_6 * density_1;
            var _S2536 : Tuple_39 = s_apply_ggx_lambda_0(_S2523.value0_77, _S2434.value0_98.direction_15);
            var _S2537 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S2537.value0_166 = _S2523.value0_77;
            _S2537.value1_67 = _S2434.value0_98.direction_15;
            var _S2538 : f32 = masking_4 + _S2536.value0_78;
            var _S2539 : f32 = _S2538 * _S2538;
            once_5 = _S2535 / _S2538;
            _S2438 = _S2539;
            _S2439 = _S2535;
            _S2440 = _S2538;
            _S2473.value0_169 = _S2537;
            _S2441 = 0.0f;
            _S2442 = 0.0f;
            _S2443 = 0.0f;
            _S2474.value0_169 = _S2380;
            _S2475.value0_169 = _S2380;
            _S2444 = 0.0f;
            _S2445 = 0.0f;
            _S2480.value0_168 = _S2381;
            _S2483.value0_173 = _S2379;
            _S2488.value0_195 = _S2390;
            _S2489.value0_195 = _S2390;
            _S2490.value0_196 = _S2389;
            _S2491.value0_196 = _S2389;
        }
        else
        {
            var _S2540 : f32 = _S2372.value0_183.value0_182.coat_alpha_1.x;
            var _S2541 : Tuple_60 = s_apply_refraction_turn_0(_S2540, _S2512, _S2518, _S2372.value0_183.value0_182.n_14);
            var _S2542 : s_paramCtx_s_bwdCallableCtx_refraction_turn_0;
            _S2542.value0_193 = _S2540;
            _S2542.value1_82 = _S2512;
            _S2542.value2_35 = _S2518;
            _S2542.value3_23 = _S2372.value0_183.value0_182.n_14;
            var _S2543 : f32 = _S2372.value0_183.value0_182.coat_alpha_1.y;
            var _S2544 : Tuple_60 = s_apply_refraction_turn_0(_S2543, _S2512, _S2518, _S2372.value0_183.value0_182.n_14);
            var _S2545 : s_paramCtx_s_bwdCallableCtx_refraction_turn_0;
            _S2545.value0_193 = _S2543;
            _S2545.value1_82 = _S2512;
            _S2545.value2_35 = _S2518;
            _S2545.value3_23 = _S2372.value0_183.value0_182.n_14;
            var _S2546 : f32 = _S2372.value0_183.value0_182.alpha_3.x;
            var _S2547 : f32 = _S2372.value0_183.value0_182.turn_2.x;
            var _S2548 : Tuple_61 = s_apply_width_once_0(_S2546, _S2547, _S2541.value0_99);
            var _S2549 : s_paramCtx_s_bwdCallableCtx_width_once_0;
            _S2549.value0_194 = _S2546;
            _S2549.value1_83 = _S2547;
            _S2549.value2_36 = _S2541.value0_99;
            var _S2550 : f32 = _S2372.value0_183.value0_182.alpha_3.y;
            var _S2551 : f32 = _S2372.value0_183.value0_182.turn_2.y;
            var _S2552 : Tuple_61 = s_apply_width_once_0(_S2550, _S2551, _S2544.value0_99);
            var _S2553 : s_paramCtx_s_bwdCallableCtx_width_once_0;
            _S2553.value0_194 = _S2550;
            _S2553.value1_83 = _S2551;
            _S2553.value2_36 = _S2544.value0_99;
            var _S2554 : vec2<f32> = vec2<f32>(_S2548.value0_100, _S2552.value0_100);
            var _S2555 : Tuple_38 = s_apply_ggx_widths_0(_S2554);
            var _S2556 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
            _S2556.value0_163 = _S2554;
            var _S2557 : Tuple_40 = s_apply_ggx_density_0(_S2555.value0_77, _S2503.value0_12);
            var _S2558 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
            _S2558.value0_167 = _S2555.value0_77;
            _S2558.value1_68 = _S2503.value0_12;
            var _S2559 : f32 = once_6 * _S2557.value0_79;
            var _S2560 : f32 = _S2559 * stretch_1;
            var _S2561 : Tuple_39 = s_apply_ggx_lambda_0(_S2555.value0_77, _S2372.value0_183.value0_182.wo_below_0.direction_15);
            var _S2562 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S2562.value0_166 = _S2555.value0_77;
            _S2562.value1_67 = _S2372.value0_183.value0_182.wo_below_0.direction_15;
            var _S2563 : f32 = 1.0f + _S2561.value0_78;
            var _S2564 : Tuple_39 = s_apply_ggx_lambda_0(_S2555.value0_77, _S2434.value0_98.direction_15);
            var _S2565 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S2565.value0_166 = _S2555.value0_77;
            _S2565.value1_67 = _S2434.value0_98.direction_15;
            var _S2566 : f32 = _S2563 + _S2564.value0_78;
            var _S2567 : f32 = _S2566 * _S2566;
            once_5 = _S2560 / _S2566;
            _S2438 = 0.0f;
            _S2439 = 0.0f;
            _S2440 = 0.0f;
            _S2473.value0_169 = _S2380;
            _S2441 = _S2567;
            _S2442 = _S2560;
            _S2443 = _S2566;
            _S2474.value0_169 = _S2565;
            _S2475.value0_169 = _S2562;
            _S2444 = _S2559;
            _S2445 = _S2557.value0_79;
            _S2480.value0_168 = _S2558;
            _S2483.value0_173 = _S2556;
            _S2488.value0_195 = _S2553;
            _S2489.value0_195 = _S2549;
            _S2490.value0_196 = _S2545;
            _S2491.value0_196 = _S2542;
        }
        var _S2568 : vec3<f32> = vec3<f32>(once_5);
        var _S2569 : Tuple_38 = s_apply_ggx_widths_0(_S2372.value0_183.value0_182.more_1);
        var _S2570 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
        _S2570.value0_163 = _S2372.value0_183.value0_182.more_1;
        var _S2571 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = _S2570;
        var _S2572 : Tuple_39 = s_apply_ggx_lambda_0(_S2569.value0_77, _S2372.value0_183.value0_182.wo_below_0.direction_15);
        var _S2573 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S2573.value0_166 = _S2569.value0_77;
        _S2573.value1_67 = _S2372.value0_183.value0_182.wo_below_0.direction_15;
        var _S2574 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S2573;
        var _S2575 : f32 = 1.0f + _S2572.value0_78;
        var _S2576 : Tuple_39 = s_apply_ggx_lambda_0(_S2569.value0_77, _S2434.value0_98.direction_15);
        var _S2577 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S2577.value0_166 = _S2569.value0_77;
        _S2577.value1_67 = _S2434.value0_98.direction_15;
        var _S2578 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S2577;
        var masking_more_0 : f32 = _S2575 + _S2576.value0_78;
        var _S2579 : f32 = _S2372.value0_183.value0_182.factors_0.y;
        var _S2580 : f32 = _S2515.value0_97.y;
        var _S2581 : f32 = _S2579 * _S2580;
        var _S2582 : f32 = _S2581 * _S2372.value1_75.value0_45;
        var _S2583 : Tuple_40 = s_apply_ggx_density_0(_S2569.value0_77, _S2503.value0_12);
        var _S2584 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
        _S2584.value0_167 = _S2569.value0_77;
        _S2584.value1_68 = _S2503.value0_12;
        var _S2585 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = _S2584;
        var _S2586 : f32 = _S2582 * _S2583.value0_79;
        var _S2587 : f32 = _S2586 * stretch_1;
        var _S2588 : vec3<f32> = vec3<f32>((_S2587 / masking_more_0));
        var _S2589 : f32 = masking_more_0 * masking_more_0;
        var _S2590 : vec3<f32> = vec3<f32>(0.0f);
        var _S2591 : bool = (_S2372.value1_75.value3_6) >= u32(2);
        if(_S2591)
        {
            var _S2592 : vec3<f32> = _S2509.value0_80 * _S2509.value0_80;
            var _S2593 : vec3<f32> = vec3<f32>(_S2372.value0_183.value0_182.again_0);
            var _S2594 : vec3<f32> = _S2509.value0_80 * _S2593;
            var _S2595 : u32;
            if((_S2372.value1_75.value3_6) == u32(4294967295))
            {
                _S2595 = u32(4294967295);
            }
            else
            {
                _S2595 = _S2372.value1_75.value3_6 - u32(1);
            }
            var _S2596 : Tuple_54 = s_apply_power_sums_0(_S2594, _S2595);
            var _S2597 : s_paramCtx_s_bwdCallableCtx_power_sums_0;
            _S2597.value0_187 = _S2594;
            _S2597.value1_78 = _S2595;
            later_3 = _S2592 * _S2596.value0_93;
            _S2492 = _S2592;
            _S2493 = _S2596.value0_93;
            _S2498.value0_190 = _S2597;
            _S2494 = _S2593;
        }
        else
        {
            later_3 = _S2590;
            _S2492 = _S2376;
            _S2493 = _S2376;
            _S2498.value0_190 = _S2391;
            _S2494 = _S2376;
        }
        var _S2598 : f32 = _S2372.value0_183.value0_182.shares_0.y;
        var _S2599 : f32 = _S2598 * density_1;
        var _S2600 : f32 = masking_4 * masking_4;
        var _S2601 : f32 = _S2512 * 0.31830990314483643f;
        var _S2602 : f32 = _S2438;
        var _S2603 : f32 = _S2439;
        var _S2604 : f32 = _S2440;
        var _S2605 : s_bwdCallableCtx_ggx_lambda_0 = _S2473;
        var _S2606 : f32 = _S2441;
        var _S2607 : f32 = _S2442;
        var _S2608 : f32 = _S2443;
        var _S2609 : s_bwdCallableCtx_ggx_lambda_0 = _S2474;
        var _S2610 : s_bwdCallableCtx_ggx_lambda_0 = _S2475;
        var _S2611 : f32 = _S2444;
        var _S2612 : f32 = _S2445;
        var _S2613 : s_bwdCallableCtx_ggx_density_0 = _S2480;
        var _S2614 : s_bwdCallableCtx_ggx_widths_0 = _S2483;
        var _S2615 : vec3<f32> = _S2492;
        var _S2616 : vec3<f32> = _S2493;
        var _S2617 : vec3<f32> = _S2494;
        once_5 = 1.0f - _S2372.value0_183.value0_182.shares_0.x - _S2598;
        _S2438 = _S2601;
        _S2439 = _S2600;
        _S2440 = _S2599;
        _S2441 = masking_4;
        _S2442 = _S2598;
        _S2443 = density_1;
        _S2492 = _S2588;
        _S2493 = _S2509.value0_80;
        _S2494 = _S2568;
        _S2487 = _S2591;
        _S2495 = _S2615;
        _S2496 = _S2616;
        _S2497 = _S2617;
        _S2444 = _S2589;
        _S2445 = _S2587;
        _S2446 = masking_more_0;
        _S2447 = _S2586;
        _S2448 = stretch_1;
        _S2449 = _S2582;
        _S2450 = _S2583.value0_79;
        _S2480.value0_168 = _S2585;
        _S2451 = _S2581;
        _S2452 = _S2579;
        _S2453 = _S2580;
        _S2473.value0_169 = _S2578;
        _S2474.value0_169 = _S2574;
        _S2483.value0_173 = _S2571;
        _S2454 = _S2602;
        _S2455 = _S2603;
        _S2456 = _S2604;
        _S2475 = _S2605;
        _S2457 = once_6;
        _S2458 = _S2606;
        _S2459 = _S2607;
        _S2460 = _S2608;
        _S2476 = _S2609;
        _S2477 = _S2610;
        _S2461 = _S2611;
        _S2462 = _S2612;
        _S2481 = _S2613;
        _S2484 = _S2614;
        _S2463 = _S2534;
        _S2464 = _S2532;
        _S2465 = _S2533;
        _S2466 = _S2529.value0_79;
        _S2482.value0_168 = _S2531;
        _S2478.value0_169 = _S2528;
        _S2485.value0_173 = _S2525;
        _S2467 = _S2522;
        _S2468 = _S2512;
        _S2469 = _S2521;
        _S2470 = _S2520;
        _S2471 = _S2518;
        _S2472 = _S2519;
        _S2499.value0_197 = _S2517;
        _S2500.value0_198 = _S2514;
        _S2500.value1_84 = _S2372.value1_75.value1_14;
        _S2501.value0_170 = _S2511;
        _S2479 = _S2508;
        _S2486.value0_37 = _S2505;
    }
    else
    {
        once_5 = 0.0f;
        _S2438 = 0.0f;
        _S2439 = 0.0f;
        _S2440 = 0.0f;
        _S2441 = 0.0f;
        _S2442 = 0.0f;
        _S2443 = 0.0f;
        later_3 = _S2376;
        _S2492 = _S2376;
        _S2493 = _S2376;
        _S2494 = _S2376;
        _S2487 = false;
        _S2495 = _S2376;
        _S2496 = _S2376;
        _S2498.value0_190 = _S2391;
        _S2497 = _S2376;
        _S2444 = 0.0f;
        _S2445 = 0.0f;
        _S2446 = 0.0f;
        _S2447 = 0.0f;
        _S2448 = 0.0f;
        _S2449 = 0.0f;
        _S2450 = 0.0f;
        _S2480.value0_168 = _S2381;
        _S2451 = 0.0f;
        _S2452 = 0.0f;
        _S2453 = 0.0f;
        _S2473.value0_169 = _S2380;
        _S2474.value0_169 = _S2380;
        _S2483.value0_173 = _S2379;
        _S2454 = 0.0f;
        _S2455 = 0.0f;
        _S2456 = 0.0f;
        _S2475.value0_169 = _S2380;
        _S2457 = 0.0f;
        _S2458 = 0.0f;
        _S2459 = 0.0f;
        _S2460 = 0.0f;
        _S2476.value0_169 = _S2380;
        _S2477.value0_169 = _S2380;
        _S2461 = 0.0f;
        _S2462 = 0.0f;
        _S2481.value0_168 = _S2381;
        _S2484.value0_173 = _S2379;
        _S2488.value0_195 = _S2390;
        _S2489.value0_195 = _S2390;
        _S2490.value0_196 = _S2389;
        _S2491.value0_196 = _S2389;
        _S2463 = 0.0f;
        _S2464 = 0.0f;
        _S2465 = 0.0f;
        _S2466 = 0.0f;
        _S2482.value0_168 = _S2381;
        _S2478.value0_169 = _S2380;
        _S2485.value0_173 = _S2379;
        _S2467 = 0.0f;
        _S2468 = 0.0f;
        _S2469 = 0.0f;
        _S2470 = 0.0f;
        _S2471 = 0.0f;
        _S2472 = 0.0f;
        _S2499.value0_197 = _S2388;
        _S2500.value0_198 = _S2384;
        _S2500.value1_84 = _S2386;
        _S2501.value0_170 = _S2383;
        _S2479._S39 = _S2376;
        _S2479._S40 = _S2376;
        _S2486.value0_37 = _S2377;
    }
    var _S2618 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
    var _S2619 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dzero_0();
    var _S2620 : BsdfValue_0 = BsdfValue_x24_syn_dzero_0();
    var _S2621 : CoatedConductor_Differential_0;
    var _S2622 : Refraction_Differential_0;
    var _S2623 : Refraction_Differential_0;
    var _S2624 : BsdfValue_0;
    if(_S2437)
    {
        var _S2625 : f32 = 0.31830990314483643f * (once_5 * _S2375.pdf_6);
        var _S2626 : f32 = _S2375.pdf_6 / _S2439;
        var _S2627 : f32 = _S2440 * - _S2626;
        var _S2628 : f32 = _S2441 * _S2626;
        var _S2629 : f32 = _S2442 * _S2628;
        var _S2630 : f32 = - (_S2438 * _S2375.pdf_6);
        var _S2631 : vec2<f32> = vec2<f32>(_S2630, _S2443 * _S2628 + _S2630);
        var _S2632 : vec3<f32> = later_3 * _S2375.f_cos_0;
        var _S2633 : vec3<f32> = _S2492 * _S2375.f_cos_0;
        var _S2634 : vec3<f32> = _S2493 * _S2375.f_cos_0;
        var _S2635 : vec3<f32> = _S2494 * _S2375.f_cos_0;
        var _S2636 : CoatedConductor_Differential_0 = _S2619;
        _S2636.shares_1 = _S2631;
        var _S2637 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S2619, _S2636);
        var _S2638 : BsdfValue_0 = _S2620;
        _S2638.pdf_6 = _S2375.pdf_6;
        _S2638.f_cos_0 = _S2375.f_cos_0;
        var _S2639 : BsdfValue_0 = BsdfValue_x24_syn_dadd_0(_S2620, _S2638);
        if(_S2487)
        {
            var _S2640 : vec3<f32> = _S2495 * _S2633;
            var _S2641 : vec3<f32> = _S2496 * _S2633;
            var _S2642 : vec3<f32> = _S2376;
            s_bwdProp_power_sums_0(_S2498, &(_S2642), _S2640);
            var _S2643 : vec3<f32> = _S2493 * _S2642;
            var _S2644 : f32 = _S2643[i32(0)] + _S2643[i32(1)] + _S2643[i32(2)];
            var _S2645 : vec3<f32> = _S2493 * _S2641;
            var _S2646 : vec3<f32> = _S2497 * _S2642 + _S2645 + _S2645 + _S2635;
            var _S2647 : CoatedConductor_Differential_0 = _S2619;
            _S2647.again_1 = _S2644;
            _S2621 = CoatedConductor_x24_syn_dadd_0(_S2637, _S2647);
            later_3 = _S2646;
        }
        else
        {
            _S2621 = _S2637;
            later_3 = _S2635;
        }
        var _S2648 : f32 = (_S2632[i32(0)] + _S2632[i32(1)] + _S2632[i32(2)]) / _S2444;
        var s_diff_masking_more_T_0 : f32 = _S2445 * - _S2648;
        var _S2649 : f32 = _S2446 * _S2648;
        var _S2650 : f32 = _S2447 * _S2649;
        var _S2651 : f32 = _S2448 * _S2649;
        var _S2652 : f32 = _S2449 * _S2651;
        var _S2653 : f32 = _S2450 * _S2651;
        var _S2654 : vec2<f32> = _S2378;
        var _S2655 : vec3<f32> = _S2376;
        s_bwdProp_ggx_density_0(_S2480, &(_S2654), &(_S2655), _S2652);
        var _S2656 : vec3<f32> = _S2655;
        var _S2657 : f32 = _S2451 * _S2653;
        var _S2658 : f32 = _S2372.value1_75.value0_45 * _S2653;
        var _S2659 : f32 = _S2452 * _S2658;
        var _S2660 : f32 = _S2453 * _S2658;
        var _S2661 : vec2<f32> = _S2378;
        var _S2662 : vec3<f32> = _S2376;
        s_bwdProp_ggx_lambda_0(_S2473, &(_S2661), &(_S2662), s_diff_masking_more_T_0);
        var _S2663 : vec3<f32> = _S2662;
        var _S2664 : vec2<f32> = _S2378;
        var _S2665 : vec3<f32> = _S2376;
        s_bwdProp_ggx_lambda_0(_S2474, &(_S2664), &(_S2665), s_diff_masking_more_T_0);
        var _S2666 : vec3<f32> = _S2665;
        var _S2667 : vec2<f32> = _S2654 + _S2661 + _S2664;
        var _S2668 : vec2<f32> = _S2378;
        s_bwdProp_ggx_widths_0(_S2483, &(_S2668), _S2667);
        var _S2669 : f32 = _S2634[i32(0)] + _S2634[i32(1)] + _S2634[i32(2)];
        var _S2670 : vec2<f32> = vec2<f32>(0.0f, _S2660);
        var _S2671 : vec2<f32> = vec2<f32>(0.0f, _S2659);
        var _S2672 : CoatedConductor_Differential_0 = _S2619;
        _S2672.more_2 = _S2668;
        var _S2673 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S2621, _S2672);
        var _S2674 : vec2<f32>;
        var _S2675 : vec2<f32>;
        if(_S2372.value0_183.value0_182.coat_smooth_0)
        {
            var _S2676 : f32 = _S2669 / _S2454;
            var _S2677 : f32 = _S2455 * - _S2676;
            var _S2678 : f32 = _S2456 * _S2676;
            var _S2679 : vec2<f32> = _S2378;
            var _S2680 : vec3<f32> = _S2376;
            s_bwdProp_ggx_lambda_0(_S2475, &(_S2679), &(_S2680), _S2677);
            var _S2681 : vec3<f32> = _S2680 + _S2663;
            var _S2682 : f32 = _S2677 + _S2627;
            var _S2683 : f32 = _S2457 * _S2678 + _S2629;
            once_5 = _S2443 * _S2678;
            _S2438 = _S2683;
            _S2439 = _S2682;
            _S2674 = _S2679;
            _S2440 = _S2650;
            _S2441 = 0.0f;
            _S2675 = _S2378;
            _S2442 = _S2625;
            _S2492 = _S2656;
            _S2493 = _S2681;
            _S2494 = _S2666;
            _S2621 = _S2673;
        }
        else
        {
            var _S2684 : f32 = _S2669 / _S2458;
            var _S2685 : f32 = _S2459 * - _S2684;
            var _S2686 : f32 = _S2460 * _S2684;
            var _S2687 : vec2<f32> = _S2378;
            var _S2688 : vec3<f32> = _S2376;
            s_bwdProp_ggx_lambda_0(_S2476, &(_S2687), &(_S2688), _S2685);
            var _S2689 : vec2<f32> = _S2378;
            var _S2690 : vec3<f32> = _S2376;
            s_bwdProp_ggx_lambda_0(_S2477, &(_S2689), &(_S2690), _S2685);
            var _S2691 : f32 = _S2461 * _S2686;
            var _S2692 : f32 = _S2448 * _S2686;
            var _S2693 : f32 = _S2457 * _S2692;
            var _S2694 : f32 = _S2462 * _S2692;
            var _S2695 : vec2<f32> = _S2378;
            var _S2696 : vec3<f32> = _S2376;
            s_bwdProp_ggx_density_0(_S2481, &(_S2695), &(_S2696), _S2693);
            var _S2697 : vec2<f32> = _S2687 + _S2689 + _S2695;
            var _S2698 : vec2<f32> = _S2378;
            s_bwdProp_ggx_widths_0(_S2484, &(_S2698), _S2697);
            var _S2699 : f32 = 0.0f;
            var _S2700 : f32 = 0.0f;
            var _S2701 : f32 = 0.0f;
            s_bwdProp_width_once_0(_S2488, &(_S2699), &(_S2700), &(_S2701), _S2698[i32(1)]);
            var _S2702 : f32 = 0.0f;
            var _S2703 : f32 = 0.0f;
            var _S2704 : f32 = 0.0f;
            s_bwdProp_width_once_0(_S2489, &(_S2702), &(_S2703), &(_S2704), _S2698[i32(0)]);
            var _S2705 : vec2<f32> = vec2<f32>(_S2703, _S2700);
            var _S2706 : vec2<f32> = vec2<f32>(_S2702, _S2699);
            var _S2707 : f32 = 0.0f;
            var _S2708 : f32 = 0.0f;
            var _S2709 : f32 = 0.0f;
            s_bwdProp_refraction_turn_0(_S2490, &(_S2707), &(_S2708), &(_S2709), _S2701);
            var _S2710 : f32 = 0.0f;
            var _S2711 : f32 = 0.0f;
            var _S2712 : f32 = 0.0f;
            s_bwdProp_refraction_turn_0(_S2491, &(_S2710), &(_S2711), &(_S2712), _S2704);
            var _S2713 : vec3<f32> = _S2690 + _S2666;
            var _S2714 : vec3<f32> = _S2688 + _S2663;
            var _S2715 : vec3<f32> = _S2696 + _S2656;
            var _S2716 : f32 = _S2691 + _S2650;
            var _S2717 : CoatedConductor_Differential_0 = _S2619;
            _S2717.turn_3 = _S2705;
            _S2717.alpha_7 = _S2706;
            var _S2718 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S2673, _S2717);
            var _S2719 : vec2<f32> = vec2<f32>(_S2710, _S2707);
            var _S2720 : f32 = _S2709 + _S2712;
            var _S2721 : f32 = _S2708 + _S2711 + _S2625;
            once_5 = _S2694;
            _S2438 = _S2629;
            _S2439 = _S2627;
            _S2674 = _S2378;
            _S2440 = _S2716;
            _S2441 = _S2720;
            _S2675 = _S2719;
            _S2442 = _S2721;
            _S2492 = _S2715;
            _S2493 = _S2714;
            _S2494 = _S2713;
            _S2621 = _S2718;
        }
        var _S2722 : f32 = _S2463 * once_5;
        var _S2723 : f32 = _S2372.value1_75.value0_45 * once_5;
        var _S2724 : f32 = _S2464 * _S2723;
        var _S2725 : vec2<f32> = _S2670 + vec2<f32>(_S2465 * _S2723, 0.0f);
        var _S2726 : f32 = _S2466 * _S2438;
        var _S2727 : f32 = _S2448 * _S2438;
        var _S2728 : vec2<f32> = _S2378;
        var _S2729 : vec3<f32> = _S2376;
        s_bwdProp_ggx_density_0(_S2482, &(_S2728), &(_S2729), _S2727);
        var _S2730 : vec2<f32> = _S2378;
        var _S2731 : vec3<f32> = _S2376;
        s_bwdProp_ggx_lambda_0(_S2478, &(_S2730), &(_S2731), _S2439);
        var _S2732 : vec2<f32> = _S2728 + _S2730 + _S2674;
        var _S2733 : vec2<f32> = _S2378;
        s_bwdProp_ggx_widths_0(_S2485, &(_S2733), _S2732);
        var _S2734 : f32 = (_S2726 + _S2440) / _S2467;
        var _S2735 : f32 = _S2469 * _S2734;
        var _S2736 : f32 = _S2470 * (_S2468 * - _S2734);
        var _S2737 : f32 = _S2471 * _S2736;
        var _S2738 : f32 = _S2472 * _S2736 + _S2441;
        var _S2739 : vec2<f32> = _S2671 + vec2<f32>(_S2724, 0.0f);
        var _S2740 : f32 = 0.0f;
        var _S2741 : f32 = 0.0f;
        var _S2742 : f32 = 0.0f;
        s_bwdProp_lobes_near_0(_S2499, &(_S2740), &(_S2741), &(_S2742), _S2739);
        var _S2743 : f32 = _S2722 + _S2657;
        var _S2744 : f32 = 0.0f;
        var _S2745 : vec2<f32> = _S2378;
        s_bwdProp_coat_crossing_0(_S2500, &(_S2744), &(_S2745), _S2743);
        var _S2746 : vec2<f32> = _S2745 + _S2675;
        var _S2747 : f32 = _S2735 + _S2740 + _S2744 + _S2442;
        var _S2748 : f32 = 0.0f;
        var _S2749 : vec3<f32> = _S2376;
        var _S2750 : vec3<f32> = _S2376;
        s_bwdProp_fresnel_conductor_0(_S2501, &(_S2748), &(_S2749), &(_S2750), later_3);
        var _S2751 : vec3<f32> = _S2376;
        var _S2752 : vec3<f32> = _S2376;
        s_bwdProp_dot_0(_S2479, &(_S2751), &(_S2752), _S2748);
        var _S2753 : vec3<f32> = _S2729 + _S2752 + _S2492;
        var _S2754 : vec3<f32> = _S2376;
        s_bwdProp_unit_vector_0(_S2486, &(_S2754), _S2753);
        var _S2755 : vec3<f32> = _S2754 + _S2493 + vec3<f32>(0.0f, 0.0f, _S2738);
        var _S2756 : vec3<f32> = _S2731 + _S2751 + _S2754 + _S2494 + vec3<f32>(0.0f, 0.0f, _S2737);
        var _S2757 : Refraction_Differential_0 = _S2618;
        _S2757.direction_20 = _S2755;
        var _S2758 : Refraction_Differential_0 = Refraction_x24_syn_dadd_0(_S2618, _S2757);
        var _S2759 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S2747);
        var _S2760 : CoatedConductor_Differential_0 = _S2619;
        _S2760.factors_1 = _S2725;
        _S2760.once_4 = _S2733;
        _S2760.coat_width_1 = _S2742;
        _S2760.metal_width_1 = _S2741;
        _S2760.coat_alpha_4 = _S2746;
        _S2760.k_3 = _S2750;
        _S2760.eta_18 = _S2749;
        var _S2761 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S2621, _S2760);
        var _S2762 : Refraction_Differential_0 = _S2618;
        _S2762.direction_20 = _S2756;
        _S2622 = Refraction_x24_syn_dadd_0(_S2618, _S2762);
        _S2623 = _S2758;
        _S2624 = _S2639;
        _S2621 = _S2761;
        later_3 = _S2759;
    }
    else
    {
        var _S2763 : BsdfValue_0 = BsdfValue_x24_syn_dadd_0(_S2375, _S2620);
        _S2622 = _S2618;
        _S2623 = _S2618;
        _S2624 = _S2763;
        _S2621 = _S2619;
        later_3 = _S2376;
    }
    var _S2764 : vec3<f32> = _S2376;
    s_bwdProp_below_coat_0(_S2436, &(_S2764), _S2623);
    var _S2765 : CoatedConductor_Differential_0 = _S2619;
    _S2765.wo_below_1 = _S2622;
    var _S2766 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S2621, _S2765);
    var _S2767 : vec3<f32> = _S2764 + later_3;
    if(_S2392)
    {
        var _S2768 : f32 = _S2624.pdf_6 / _S2393;
        var _S2769 : f32 = _S2394 * - _S2768;
        var _S2770 : f32 = _S2395 * _S2768;
        var _S2771 : f32 = _S2396 * _S2770;
        var _S2772 : vec2<f32> = vec2<f32>(_S2397 * _S2770, 0.0f);
        var _S2773 : f32 = (_S2624.f_cos_0[i32(0)] + _S2624.f_cos_0[i32(1)] + _S2624.f_cos_0[i32(2)]) / _S2398;
        var _S2774 : f32 = _S2399 * - _S2773;
        var _S2775 : f32 = _S2400 * _S2773;
        var _S2776 : vec2<f32> = _S2378;
        var _S2777 : vec3<f32> = _S2376;
        s_bwdProp_ggx_lambda_0(_S2405, &(_S2776), &(_S2777), _S2774);
        var _S2778 : f32 = _S2401 * _S2775;
        var _S2779 : f32 = _S2397 * _S2775;
        var _S2780 : f32 = 0.0f;
        s_bwdProp_fresnel_dielectric_0(_S2407, &(_S2780), _S2779);
        var _S2781 : vec3<f32> = _S2376;
        var _S2782 : vec3<f32> = _S2376;
        s_bwdProp_dot_0(_S2408, &(_S2781), &(_S2782), _S2780);
        var _S2783 : f32 = (_S2771 + _S2778) / _S2402;
        var _S2784 : f32 = _S2404 * _S2783;
        var _S2785 : f32 = 4.0f * (_S2403 * - _S2783);
        var _S2786 : vec2<f32> = _S2378;
        var _S2787 : vec3<f32> = _S2376;
        s_bwdProp_ggx_density_0(_S2409, &(_S2786), &(_S2787), _S2784);
        var _S2788 : f32 = _S2769 + _S2774;
        var _S2789 : vec2<f32> = _S2378;
        var _S2790 : vec3<f32> = _S2376;
        s_bwdProp_ggx_lambda_0(_S2406, &(_S2789), &(_S2790), _S2788);
        var _S2791 : vec2<f32> = _S2776 + _S2786 + _S2789;
        var _S2792 : vec2<f32> = _S2378;
        s_bwdProp_ggx_widths_0(_S2410, &(_S2792), _S2791);
        var _S2793 : vec3<f32> = _S2782 + _S2787;
        var _S2794 : vec3<f32> = _S2376;
        s_bwdProp_unit_vector_0(_S2411, &(_S2794), _S2793);
        var _S2795 : CoatedConductor_Differential_0 = _S2619;
        _S2795.shares_1 = _S2772;
        _S2795.coat_alpha_4 = _S2792;
        var _S2796 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S2766, _S2795);
        var _S2797 : vec3<f32> = _S2777 + _S2794 + _S2767;
        later_3 = _S2781 + _S2790 + _S2794 + vec3<f32>(0.0f, 0.0f, _S2785);
        _S2621 = _S2796;
        _S2492 = _S2797;
    }
    else
    {
        later_3 = _S2376;
        _S2621 = _S2766;
        _S2492 = _S2767;
    }
    var _S2798 : CoatedConductor_Differential_0 = _S2619;
    _S2798.wo_3 = later_3;
    (*_S2373) = CoatedConductor_x24_syn_dadd_0(_S2621, _S2798);
    (*_S2374) = _S2492;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_width_more_0
{
     value0_201 : f32,
     value1_85 : f32,
     value2_37 : f32,
};

struct s_bwdCallableCtx_width_more_0
{
     value0_202 : s_paramCtx_s_bwdCallableCtx_width_more_0,
};

fn s_bwdProp_width_more_0( _S2799 : s_bwdCallableCtx_width_more_0,  _S2800 : ptr<function, f32>,  _S2801 : ptr<function, f32>,  _S2802 : f32)
{
    var _S2803 : f32 = _S2799.value0_202.value0_201;
    var _S2804 : f32 = _S2799.value0_202.value1_85;
    var _S2805 : f32 = (1.0f - 1.0f / _S2799.value0_202.value2_37) * (1.0f - 1.0f / _S2799.value0_202.value2_37) * 0.5f + 1.0f;
    var _S2806 : f32 = _S2803 * _S2803 * 2.0f + _S2804 * _S2804 * _S2805;
    var _S2807 : Tuple_30 = s_apply_safe_sqrt_0(_S2806);
    var _S2808 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S2808.value0_160 = _S2806;
    var _S2809 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S2808 );
    var _S2810 : f32;
    if((_S2807.value0_69) < 1.0f)
    {
        _S2810 = _S2802;
    }
    else
    {
        _S2810 = 0.0f;
    }
    var _S2811 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S2809, &(_S2811), _S2810);
    var _S2812 : f32 = _S2799.value0_202.value1_85 * (_S2805 * _S2811);
    var _S2813 : f32 = _S2799.value0_202.value0_201 * (2.0f * _S2811);
    var _S2814 : f32 = _S2812 + _S2812;
    (*_S2800) = _S2813 + _S2813;
    (*_S2801) = _S2814;
    return;
}

fn s_bwdProp_coated_conductor_layers_0( _S2815 : s_bwdCallableCtx_coated_conductor_layers_0,  _S2816 : ptr<function, vec3<f32>>,  _S2817 : ptr<function, vec3<f32>>,  _S2818 : ptr<function, vec2<f32>>,  _S2819 : ptr<function, vec2<f32>>,  _S2820 : ptr<function, vec3<f32>>,  _S2821 : CoatedConductor_Differential_0)
{
    var _S2822 : vec3<f32> = vec3<f32>(0.0f);
    var _S2823 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S2822, _S2822 );
    var _S2824 : s_paramCtx_s_bwdCallableCtx_refraction_turn_0 = s_paramCtx_s_bwdCallableCtx_refraction_turn_0( 0.0f, 0.0f, 0.0f, 0.0f );
    var _S2825 : vec2<f32> = vec2<f32>(0.0f);
    var _S2826 : bool = is_smooth_0(_S2815.value0_185.value3_22);
    var _S2827 : vec3<f32> = vec3<f32>((1.0f / _S2815.value1_77.value0_44));
    var _S2828 : vec3<f32> = _S2815.value0_185.value0_181 * _S2827;
    var _S2829 : vec3<f32> = vec3<f32>((1.0f / _S2815.value1_77.value0_44));
    var _S2830 : vec3<f32> = _S2815.value0_185.value1_73 * _S2829;
    var _S2831 : Tuple_52 = s_apply_mean_width_0(_S2815.value0_185.value2_33);
    var _S2832 : s_paramCtx_s_bwdCallableCtx_mean_width_0;
    _S2832.value0_199 = _S2815.value0_185.value2_33;
    var _S2833 : s_bwdCallableCtx_mean_width_0 = s_bwdCallableCtx_mean_width_0( _S2832 );
    var _S2834 : Tuple_52 = s_apply_mean_width_0(_S2815.value0_185.value3_22);
    var _S2835 : s_paramCtx_s_bwdCallableCtx_mean_width_0;
    _S2835.value0_199 = _S2815.value0_185.value3_22;
    var _S2836 : s_bwdCallableCtx_mean_width_0 = s_bwdCallableCtx_mean_width_0( _S2835 );
    var _S2837 : Tuple_58 = s_apply_lobes_near_0(_S2815.value1_77.value1_13, 0.0f, _S2831.value0_91, _S2834.value0_91);
    var _S2838 : s_paramCtx_s_bwdCallableCtx_lobes_near_0;
    _S2838.value0_192 = _S2815.value1_77.value1_13;
    var _S2839 : s_bwdCallableCtx_lobes_near_0 = s_bwdCallableCtx_lobes_near_0( _S2838 );
    var _S2840 : f32 = _S2837.value0_97.x;
    var _S2841 : f32 = _S2815.value0_185.value5_9.z;
    var _S2842 : vec2<f32> = vec2<f32>(_S2815.value1_77.value2_10);
    var _S2843 : s_paramCtx_s_bwdCallableCtx_coat_crossing_0;
    _S2843.value1_81 = _S2841;
    _S2843.value2_34 = _S2815.value0_185.value3_22;
    var _S2844 : s_bwdCallableCtx_coat_crossing_0 = s_bwdCallableCtx_coat_crossing_0( _S2843, _S2815.value1_77.value3_5 );
    var _S2845 : Tuple_59 = s_apply_below_coat_0(_S2815.value0_185.value5_9, _S2815.value1_77.value0_44);
    var _S2846 : s_paramCtx_s_bwdCallableCtx_below_coat_0;
    _S2846.value0_188 = _S2815.value0_185.value5_9;
    _S2846.value1_79 = _S2815.value1_77.value0_44;
    var _S2847 : s_bwdCallableCtx_below_coat_0 = s_bwdCallableCtx_below_coat_0( _S2846 );
    const _S2848 : vec2<f32> = vec2<f32>(1.0f, 0.0f);
    var layers_2 : CoatedConductor_0;
    var _S2849 : f32;
    var _S2850 : f32;
    var _S2851 : f32;
    var _S2852 : f32;
    var _S2853 : f32;
    var _S2854 : f32;
    var _S2855 : f32;
    var _S2856 : f32;
    var _S2857 : f32;
    var _S2858 : s_bwdCallableCtx_fresnel_conductor_0;
    if(_S2845.value0_98.valid_2)
    {
        var _S2859 : f32 = _S2845.value0_98.direction_15.z;
        var _S2860 : Tuple_41 = s_apply_fresnel_conductor_0(_S2859, _S2828, _S2830);
        var _S2861 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S2861.value0_162 = _S2859;
        _S2861.value1_64 = _S2828;
        _S2861.value2_29 = _S2830;
        var mean_1 : f32 = (_S2860.value0_80.x + _S2860.value0_80.y + _S2860.value0_80.z) * 0.3333333432674408f;
        var _S2862 : f32 = _S2815.value1_77.value2_10 * mean_1;
        var _S2863 : f32 = _S2837.value0_97.y;
        var once_7 : f32 = _S2862 * _S2863;
        var _S2864 : f32 = _S2862 * mean_1;
        var _S2865 : f32 = 1.0f - _S2863;
        var reflected_5 : f32 = 1.0f - _S2815.value1_77.value2_10;
        var sum_10 : f32 = reflected_5 + once_7 + _S2864 * _S2865;
        var _S2866 : f32 = sum_10 * sum_10;
        var _S2867 : vec2<f32> = vec2<f32>(reflected_5 / sum_10, once_7 / sum_10);
        layers_2.eta_3 = _S2828;
        layers_2.k_2 = _S2830;
        layers_2.coat_alpha_1 = _S2815.value0_185.value3_22;
        layers_2.alpha_3 = _S2815.value0_185.value2_33;
        layers_2.once_0 = _S2825;
        layers_2.more_1 = _S2825;
        layers_2.turn_2 = _S2825;
        layers_2.metal_width_0 = _S2831.value0_91;
        layers_2.coat_width_0 = _S2834.value0_91;
        layers_2.again_0 = _S2840;
        layers_2.wo_0 = _S2815.value0_185.value5_9;
        layers_2.wo_below_0 = _S2845.value0_98;
        layers_2.factors_0 = _S2825;
        layers_2.shares_0 = _S2867;
        layers_2.n_14 = _S2815.value1_77.value0_44;
        layers_2.coat_4 = _S2815.value0_185.value4_15;
        layers_2.coat_smooth_0 = _S2826;
        _S2849 = _S2866;
        _S2850 = once_7;
        _S2851 = sum_10;
        _S2852 = reflected_5;
        _S2853 = _S2864;
        _S2854 = _S2865;
        _S2855 = _S2862;
        _S2856 = mean_1;
        _S2857 = _S2863;
        _S2858.value0_170 = _S2861;
    }
    else
    {
        layers_2.eta_3 = _S2828;
        layers_2.k_2 = _S2830;
        layers_2.coat_alpha_1 = _S2815.value0_185.value3_22;
        layers_2.alpha_3 = _S2815.value0_185.value2_33;
        layers_2.once_0 = _S2825;
        layers_2.more_1 = _S2825;
        layers_2.turn_2 = _S2825;
        layers_2.metal_width_0 = _S2831.value0_91;
        layers_2.coat_width_0 = _S2834.value0_91;
        layers_2.again_0 = _S2840;
        layers_2.wo_0 = _S2815.value0_185.value5_9;
        layers_2.wo_below_0 = _S2845.value0_98;
        layers_2.factors_0 = _S2825;
        layers_2.shares_0 = _S2848;
        layers_2.n_14 = _S2815.value1_77.value0_44;
        layers_2.coat_4 = _S2815.value0_185.value4_15;
        layers_2.coat_smooth_0 = _S2826;
        _S2849 = 0.0f;
        _S2850 = 0.0f;
        _S2851 = 0.0f;
        _S2852 = 0.0f;
        _S2853 = 0.0f;
        _S2854 = 0.0f;
        _S2855 = 0.0f;
        _S2856 = 0.0f;
        _S2857 = 0.0f;
        _S2858.value0_170 = _S2823;
    }
    var _S2868 : vec2<f32> = vec2<f32>(0.0f);
    var _S2869 : CoatedConductor_0 = layers_2;
    _S2869.turn_2 = _S2868;
    var _S2870 : CoatedConductor_0 = layers_2;
    var _S2871 : s_bwdCallableCtx_refraction_turn_0;
    var _S2872 : s_bwdCallableCtx_refraction_turn_0;
    if(layers_2.wo_below_0.valid_2)
    {
        var cos_below_1 : f32 = _S2870.wo_below_0.direction_15.z;
        var _S2873 : f32 = _S2815.value0_185.value3_22.x;
        var _S2874 : Tuple_60 = s_apply_refraction_turn_0(_S2873, _S2841, cos_below_1, _S2815.value1_77.value0_44);
        var _S2875 : s_paramCtx_s_bwdCallableCtx_refraction_turn_0;
        _S2875.value0_193 = _S2873;
        _S2875.value1_82 = _S2841;
        _S2875.value2_35 = cos_below_1;
        _S2875.value3_23 = _S2815.value1_77.value0_44;
        var _S2876 : f32 = _S2815.value0_185.value3_22.y;
        var _S2877 : Tuple_60 = s_apply_refraction_turn_0(_S2876, _S2841, cos_below_1, _S2815.value1_77.value0_44);
        var _S2878 : s_paramCtx_s_bwdCallableCtx_refraction_turn_0;
        _S2878.value0_193 = _S2876;
        _S2878.value1_82 = _S2841;
        _S2878.value2_35 = cos_below_1;
        _S2878.value3_23 = _S2815.value1_77.value0_44;
        _S2869.turn_2 = vec2<f32>(_S2874.value0_99, _S2877.value0_99);
        layers_2 = _S2869;
        _S2871.value0_196 = _S2878;
        _S2872.value0_196 = _S2875;
    }
    else
    {
        layers_2 = _S2869;
        _S2871.value0_196 = _S2824;
        _S2872.value0_196 = _S2824;
    }
    var _S2879 : f32 = _S2815.value0_185.value2_33.x;
    var _S2880 : f32 = layers_2.turn_2.x;
    var _S2881 : s_paramCtx_s_bwdCallableCtx_width_once_0;
    _S2881.value0_194 = _S2879;
    _S2881.value1_83 = _S2880;
    _S2881.value2_36 = _S2880;
    var _S2882 : s_bwdCallableCtx_width_once_0 = s_bwdCallableCtx_width_once_0( _S2881 );
    var _S2883 : f32 = _S2815.value0_185.value2_33.y;
    var _S2884 : f32 = layers_2.turn_2.y;
    var _S2885 : s_paramCtx_s_bwdCallableCtx_width_once_0;
    _S2885.value0_194 = _S2883;
    _S2885.value1_83 = _S2884;
    _S2885.value2_36 = _S2884;
    var _S2886 : s_bwdCallableCtx_width_once_0 = s_bwdCallableCtx_width_once_0( _S2885 );
    var _S2887 : f32 = _S2815.value0_185.value3_22.x;
    var _S2888 : s_paramCtx_s_bwdCallableCtx_width_more_0;
    _S2888.value0_201 = _S2879;
    _S2888.value1_85 = _S2887;
    _S2888.value2_37 = _S2815.value1_77.value0_44;
    var _S2889 : s_bwdCallableCtx_width_more_0 = s_bwdCallableCtx_width_more_0( _S2888 );
    var _S2890 : f32 = _S2815.value0_185.value3_22.y;
    var _S2891 : s_paramCtx_s_bwdCallableCtx_width_more_0;
    _S2891.value0_201 = _S2883;
    _S2891.value1_85 = _S2890;
    _S2891.value2_37 = _S2815.value1_77.value0_44;
    var _S2892 : s_bwdCallableCtx_width_more_0 = s_bwdCallableCtx_width_more_0( _S2891 );
    var _S2893 : Tuple_58 = s_apply_lobes_near_0(_S2815.value1_77.value4_3, _S2841, _S2831.value0_91, _S2834.value0_91);
    var _S2894 : s_paramCtx_s_bwdCallableCtx_lobes_near_0;
    _S2894.value0_192 = _S2815.value1_77.value4_3;
    var _S2895 : s_bwdCallableCtx_lobes_near_0 = s_bwdCallableCtx_lobes_near_0( _S2894 );
    var _S2896 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
    var _S2897 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dzero_0();
    var _S2898 : CoatedConductor_Differential_0 = _S2821;
    _S2898.factors_1 = _S2825;
    var _S2899 : vec2<f32> = _S2893.value0_97 * _S2821.factors_1;
    var _S2900 : vec2<f32> = _S2842 * _S2821.factors_1;
    var _S2901 : f32 = 0.0f;
    var _S2902 : f32 = 0.0f;
    var _S2903 : f32 = 0.0f;
    s_bwdProp_lobes_near_0(_S2895, &(_S2901), &(_S2902), &(_S2903), _S2900);
    var _S2904 : f32 = _S2901;
    var _S2905 : f32 = _S2902;
    var _S2906 : f32 = _S2903;
    _S2898.more_2 = _S2825;
    var _S2907 : f32 = 0.0f;
    var _S2908 : f32 = 0.0f;
    s_bwdProp_width_more_0(_S2892, &(_S2907), &(_S2908), _S2821.more_2[i32(1)]);
    var _S2909 : f32 = 0.0f;
    var _S2910 : f32 = 0.0f;
    s_bwdProp_width_more_0(_S2889, &(_S2909), &(_S2910), _S2821.more_2[i32(0)]);
    _S2898.once_4 = _S2825;
    var _S2911 : f32 = 0.0f;
    var _S2912 : f32 = 0.0f;
    var _S2913 : f32 = 0.0f;
    s_bwdProp_width_once_0(_S2886, &(_S2911), &(_S2912), &(_S2913), _S2821.once_4[i32(1)]);
    var _S2914 : f32 = _S2912 + _S2913;
    var _S2915 : f32 = _S2907 + _S2911;
    var _S2916 : f32 = 0.0f;
    var _S2917 : f32 = 0.0f;
    var _S2918 : f32 = 0.0f;
    s_bwdProp_width_once_0(_S2882, &(_S2916), &(_S2917), &(_S2918), _S2821.once_4[i32(0)]);
    var _S2919 : vec2<f32> = vec2<f32>(_S2917 + _S2918, _S2914);
    var _S2920 : f32 = _S2909 + _S2916;
    var _S2921 : CoatedConductor_Differential_0 = _S2897;
    _S2921.turn_3 = _S2919;
    var _S2922 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S2898, _S2921);
    var _S2923 : vec2<f32> = vec2<f32>(_S2920, _S2915);
    var _S2924 : vec2<f32> = vec2<f32>(_S2910, _S2908);
    var _S2925 : f32;
    var _S2926 : Refraction_Differential_0;
    var _S2927 : vec2<f32>;
    if(_S2870.wo_below_0.valid_2)
    {
        _S2898 = _S2922;
        _S2898.turn_3 = _S2825;
        var _S2928 : f32 = 0.0f;
        var _S2929 : f32 = 0.0f;
        var _S2930 : f32 = 0.0f;
        s_bwdProp_refraction_turn_0(_S2871, &(_S2928), &(_S2929), &(_S2930), _S2922.turn_3[i32(1)]);
        var _S2931 : f32 = 0.0f;
        var _S2932 : f32 = 0.0f;
        var _S2933 : f32 = 0.0f;
        s_bwdProp_refraction_turn_0(_S2872, &(_S2931), &(_S2932), &(_S2933), _S2922.turn_3[i32(0)]);
        var _S2934 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S2930 + _S2933);
        var _S2935 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S2898, _S2897);
        var _S2936 : vec2<f32> = _S2924 + vec2<f32>(_S2931, _S2928);
        var _S2937 : f32 = _S2929 + _S2932 + _S2904;
        var _S2938 : Refraction_Differential_0 = _S2896;
        _S2938.direction_20 = _S2934;
        _S2926 = Refraction_x24_syn_dadd_0(_S2896, _S2938);
        _S2898 = _S2935;
        _S2927 = _S2936;
        _S2925 = _S2937;
    }
    else
    {
        var _S2939 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S2922, _S2897);
        _S2926 = _S2896;
        _S2898 = _S2939;
        _S2927 = _S2924;
        _S2925 = _S2904;
    }
    _S2898.turn_3 = _S2825;
    var _S2940 : CoatedConductor_Differential_0 = _S2897;
    _S2940.wo_below_1 = _S2926;
    var _S2941 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S2898, _S2940);
    var _S2942 : vec2<f32>;
    var _S2943 : vec2<f32>;
    var _S2944 : vec3<f32>;
    var _S2945 : vec3<f32>;
    var _S2946 : vec3<f32>;
    if(_S2845.value0_98.valid_2)
    {
        var _S2947 : f32 = _S2941.shares_1[i32(1)] / _S2849;
        var _S2948 : f32 = _S2941.shares_1[i32(0)] / _S2849;
        var _S2949 : f32 = _S2850 * - _S2947 + _S2852 * - _S2948;
        var _S2950 : f32 = - (_S2851 * _S2948 + _S2949);
        var _S2951 : f32 = _S2854 * _S2949;
        var _S2952 : f32 = _S2851 * _S2947 + _S2949;
        var _S2953 : f32 = - (_S2853 * _S2949) + _S2855 * _S2952;
        var _S2954 : f32 = _S2856 * _S2951 + _S2857 * _S2952;
        var _S2955 : f32 = _S2856 * _S2954;
        var _S2956 : f32 = 0.3333333432674408f * (_S2855 * _S2951 + _S2815.value1_77.value2_10 * _S2954);
        var _S2957 : vec3<f32> = vec3<f32>(_S2956, _S2956, _S2956);
        var _S2958 : f32 = 0.0f;
        var _S2959 : vec3<f32> = _S2822;
        var _S2960 : vec3<f32> = _S2822;
        s_bwdProp_fresnel_conductor_0(_S2858, &(_S2958), &(_S2959), &(_S2960), _S2957);
        var _S2961 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S2958);
        var _S2962 : vec3<f32> = _S2941.eta_18 + _S2959;
        var _S2963 : vec3<f32> = _S2941.k_3 + _S2960;
        var _S2964 : vec2<f32> = _S2941.coat_alpha_4 + _S2927;
        var _S2965 : vec2<f32> = _S2941.alpha_7 + _S2923;
        var _S2966 : f32 = _S2941.metal_width_1 + _S2905;
        var _S2967 : f32 = _S2941.coat_width_1 + _S2906;
        var _S2968 : Refraction_Differential_0 = Refraction_x24_syn_dadd_0(_S2941.wo_below_1, _S2896);
        var _S2969 : Refraction_Differential_0 = _S2896;
        _S2969.direction_20 = _S2961;
        var _S2970 : Refraction_Differential_0 = Refraction_x24_syn_dadd_0(_S2968, _S2969);
        var _S2971 : vec2<f32> = vec2<f32>(0.0f, _S2953);
        var _S2972 : f32 = _S2950 + _S2955;
        _S2898 = _S2897;
        _S2926 = _S2970;
        _S2849 = _S2972;
        _S2850 = _S2941.again_1;
        _S2927 = _S2971;
        _S2851 = _S2967;
        _S2852 = _S2966;
        _S2944 = _S2963;
        _S2945 = _S2962;
        _S2946 = _S2941.wo_3;
        _S2942 = _S2964;
        _S2943 = _S2965;
    }
    else
    {
        var _S2973 : vec2<f32> = _S2927;
        _S2898 = CoatedConductor_x24_syn_dadd_0(_S2941, _S2897);
        _S2926 = _S2896;
        _S2849 = 0.0f;
        _S2850 = 0.0f;
        _S2927 = _S2825;
        _S2851 = _S2906;
        _S2852 = _S2905;
        _S2944 = _S2822;
        _S2945 = _S2822;
        _S2946 = _S2822;
        _S2942 = _S2973;
        _S2943 = _S2923;
    }
    var _S2974 : Refraction_Differential_0 = Refraction_x24_syn_dadd_0(_S2898.wo_below_1, _S2926);
    var _S2975 : vec3<f32> = _S2822;
    s_bwdProp_below_coat_0(_S2847, &(_S2975), _S2974);
    var _S2976 : f32 = _S2899[i32(0)] + _S2899[i32(1)] + _S2849;
    var _S2977 : f32 = 0.0f;
    var _S2978 : vec2<f32> = _S2825;
    s_bwdProp_coat_crossing_0(_S2844, &(_S2977), &(_S2978), _S2976);
    var _S2979 : f32 = _S2977 + _S2925;
    var _S2980 : vec2<f32> = _S2927 + vec2<f32>(_S2898.again_1 + _S2850, 0.0f);
    var _S2981 : f32 = 0.0f;
    var _S2982 : f32 = 0.0f;
    var _S2983 : f32 = 0.0f;
    s_bwdProp_lobes_near_0(_S2839, &(_S2981), &(_S2982), &(_S2983), _S2980);
    var _S2984 : f32 = _S2898.coat_width_1 + _S2983 + _S2851;
    var _S2985 : vec2<f32> = _S2825;
    s_bwdProp_mean_width_0(_S2836, &(_S2985), _S2984);
    var _S2986 : f32 = _S2898.metal_width_1 + _S2982 + _S2852;
    var _S2987 : vec2<f32> = _S2825;
    s_bwdProp_mean_width_0(_S2833, &(_S2987), _S2986);
    var _S2988 : vec3<f32> = _S2829 * (_S2898.k_3 + _S2944);
    var _S2989 : vec3<f32> = _S2898.wo_3 + _S2975 + _S2946 + vec3<f32>(0.0f, 0.0f, _S2979);
    var _S2990 : vec2<f32> = _S2898.coat_alpha_4 + _S2978 + _S2985 + _S2942;
    var _S2991 : vec2<f32> = _S2898.alpha_7 + _S2987 + _S2943;
    (*_S2816) = _S2827 * (_S2898.eta_18 + _S2945);
    (*_S2817) = _S2988;
    (*_S2818) = _S2991;
    (*_S2819) = _S2990;
    (*_S2820) = _S2989;
    return;
}

fn s_bwdProp_coated_conductor_sample_0( _S2992 : s_bwdCallableCtx_coated_conductor_sample_0,  _S2993 : ptr<function, vec3<f32>>,  _S2994 : ptr<function, vec3<f32>>,  _S2995 : ptr<function, vec2<f32>>,  _S2996 : ptr<function, vec2<f32>>,  _S2997 : ptr<function, vec3<f32>>,  _S2998 : ptr<function, vec2<f32>>,  _S2999 : BsdfSample_Differential_0)
{
    var _S3000 : vec3<f32> = vec3<f32>(0.0f);
    var _S3001 : s_paramCtx_s_bwdCallableCtx_coated_mirror_weight_0 = s_paramCtx_s_bwdCallableCtx_coated_mirror_weight_0( _S3000, _S3000, _S3000 );
    var _S3002 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S3003 : s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0 = s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0( 0.0f, 0.0f, _S3002, u32(0) );
    var _S3004 : vec2<f32> = vec2<f32>(0.0f);
    var _S3005 : s_paramCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_paramCtx_s_bwdCallableCtx_coated_conductor_layers_0( _S3000, _S3000, _S3004, _S3004, u32(0), _S3000 );
    var _S3006 : LobeTable_0 = LobeTable_0( _S3004, _S3004, _S3004, _S3004 );
    var _S3007 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S3002, _S3000 );
    var _S3008 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S3006, 0.0f, _S3007, _S3006 );
    var _S3009 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0( 0.0f, 0.0f );
    var _S3010 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S3004 );
    var _S3011 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0( _S3004, _S3000, _S3004 );
    var _S3012 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S3000, _S3000 );
    var _S3013 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0 = s_paramCtx_s_bwdCallableCtx_diffuse_sample_0( _S3000, _S3004 );
    var _S3014 : Refraction_0 = Refraction_0( _S3000, false );
    var _S3015 : CoatedConductor_0 = CoatedConductor_0( _S3000, _S3000, _S3004, _S3004, _S3004, _S3004, _S3004, 0.0f, 0.0f, 0.0f, _S3000, _S3014, _S3004, _S3004, 0.0f, u32(0), false );
    var _S3016 : s_paramCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_paramCtx_s_bwdCallableCtx_coated_conductor_value_0( _S3015, _S3000 );
    var _S3017 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S3007, _S3006, u32(0) );
    var side_8 : f32;
    if((_S2992.value0_153.value5_8.z) < 0.0f)
    {
        side_8 = -1.0f;
    }
    else
    {
        side_8 = 1.0f;
    }
    var _S3018 : vec3<f32> = vec3<f32>(side_8);
    var wo_4 : vec3<f32> = _S2992.value0_153.value5_8 * vec3<f32>(side_8);
    var _S3019 : bool;
    if(is_smooth_0(_S2992.value0_153.value2_28))
    {
        _S3019 = is_smooth_0(_S2992.value0_153.value3_20);
    }
    else
    {
        _S3019 = false;
    }
    var _S3020 : f32;
    var _S3021 : f32;
    var _S3022 : f32;
    var _S3023 : f32;
    var _S3024 : f32;
    var _S3025 : f32;
    var _S3026 : bool;
    var _S3027 : bool;
    var _S3028 : bool;
    var _S3029 : bool;
    var _S3030 : bool;
    var _S3031 : bool;
    var wi_4 : vec3<f32>;
    var _S3032 : vec3<f32>;
    var _S3033 : s_bwdCallableCtx_sqrt_0;
    var _S3034 : s_bwdCallableCtx_mirrored_0;
    var _S3035 : s_bwdCallableCtx_mirrored_0;
    var _S3036 : s_bwdCallableCtx_ggx_sample_visible_0;
    var _S3037 : s_bwdCallableCtx_ggx_sample_visible_0;
    var _S3038 : s_bwdCallableCtx_ggx_widths_0;
    var _S3039 : s_bwdCallableCtx_ggx_widths_0;
    var _S3040 : s_bwdCallableCtx_diffuse_sample_0;
    var _S3041 : s_bwdCallableCtx_coated_conductor_value_0;
    var _S3042 : s_bwdCallableCtx_fresnel_dielectric_0;
    var _S3043 : s_bwdCallableCtx_coated_mirror_weight_0;
    var _S3044 : s_bwdCallableCtx_coated_conductor_layers_0;
    if(_S3019)
    {
        var _S3045 : s_paramCtx_s_bwdCallableCtx_coated_mirror_weight_0;
        _S3045.value0_180 = _S2992.value0_153.value0_149;
        _S3045.value1_72 = _S2992.value0_153.value1_61;
        _S3045.value3_21 = wo_4;
        _S3043.value0_184 = _S3045;
        _S3043.value1_76 = _S2992.value1_63.value0_51;
        _S3026 = false;
        side_8 = 0.0f;
        _S3020 = 0.0f;
        _S3021 = 0.0f;
        _S3042.value0_178 = _S3009;
        _S3027 = false;
        wi_4 = _S3000;
        _S3032 = _S3000;
        _S3022 = 0.0f;
        _S3041.value0_183 = _S3016;
        _S3041.value1_75 = _S3017;
        _S3028 = false;
        _S3034.value0_171 = _S3012;
        _S3036.value0_172 = _S3011;
        _S3038.value0_173 = _S3010;
        _S3029 = false;
        _S3030 = false;
        _S3031 = false;
        _S3033._S35 = 0.0f;
        _S3023 = 0.0f;
        _S3024 = 0.0f;
        _S3025 = 0.0f;
        _S3035.value0_171 = _S3012;
        _S3037.value0_172 = _S3011;
        _S3039.value0_173 = _S3010;
        _S3040.value0_157 = _S3013;
        _S3044.value0_185 = _S3005;
        _S3044.value1_77 = _S3008;
    }
    else
    {
        var _S3046 : s_paramCtx_s_bwdCallableCtx_coated_conductor_layers_0;
        _S3046.value0_181 = _S2992.value0_153.value0_149;
        _S3046.value1_73 = _S2992.value0_153.value1_61;
        _S3046.value2_33 = _S2992.value0_153.value2_28;
        _S3046.value3_22 = _S2992.value0_153.value3_20;
        _S3046.value4_15 = _S2992.value0_153.value4_14;
        _S3046.value5_9 = wo_4;
        var _S3047 : s_paramCtx_s_bwdCallableCtx_coated_conductor_layers_0 = _S3046;
        var _S3048 : f32 = _S2992.value1_63.value1_20.shares_0.x;
        var _S3049 : bool = (_S2992.value0_153.value7_0) < _S3048;
        if(_S3049)
        {
            _S3026 = _S2992.value1_63.value1_20.coat_smooth_0;
        }
        else
        {
            _S3026 = false;
        }
        if(_S3026)
        {
            var _S3050 : f32 = wo_4.z;
            var _S3051 : Tuple_44 = s_apply_fresnel_dielectric_0(_S3050, _S2992.value1_63.value1_20.n_14);
            var _S3052 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
            _S3052.value0_177 = _S3050;
            _S3052.value1_71 = _S2992.value1_63.value1_20.n_14;
            side_8 = _S3048 * _S3048;
            _S3020 = _S3051.value0_83;
            _S3042.value0_178 = _S3052;
            _S3027 = false;
            wi_4 = _S3000;
            _S3032 = _S3000;
            _S3021 = 0.0f;
            _S3041.value0_183 = _S3016;
            _S3041.value1_75 = _S3017;
            _S3034.value0_171 = _S3012;
            _S3036.value0_172 = _S3011;
            _S3038.value0_173 = _S3010;
            _S3028 = false;
            _S3029 = false;
            _S3030 = false;
            _S3033._S35 = 0.0f;
            _S3022 = 0.0f;
            _S3023 = 0.0f;
            _S3024 = 0.0f;
            _S3035.value0_171 = _S3012;
            _S3037.value0_172 = _S3011;
            _S3039.value0_173 = _S3010;
            _S3040.value0_157 = _S3013;
        }
        else
        {
            var _S3053 : vec3<f32> = vec3<f32>(0.0f);
            if(_S3049)
            {
                var _S3054 : Tuple_38 = s_apply_ggx_widths_0(_S2992.value0_153.value3_20);
                var _S3055 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
                _S3055.value0_163 = _S2992.value0_153.value3_20;
                var _S3056 : Tuple_69 = s_apply_ggx_sample_visible_0(_S3054.value0_77, wo_4, _S2992.value0_153.value6_0);
                var _S3057 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
                _S3057.value0_164 = _S3054.value0_77;
                _S3057.value1_65 = wo_4;
                _S3057.value2_30 = _S2992.value0_153.value6_0;
                var _S3058 : Tuple_70 = s_apply_mirrored_0(wo_4, _S3056.value0_108);
                var _S3059 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
                _S3059.value0_165 = wo_4;
                _S3059.value1_66 = _S3056.value0_108;
                wi_4 = _S3058.value0_109;
                _S3034.value0_171 = _S3059;
                _S3036.value0_172 = _S3057;
                _S3038.value0_173 = _S3055;
                _S3027 = false;
                _S3028 = false;
                _S3029 = false;
                _S3033._S35 = 0.0f;
                side_8 = 0.0f;
                _S3020 = 0.0f;
                _S3021 = 0.0f;
                _S3035.value0_171 = _S3012;
                _S3037.value0_172 = _S3011;
                _S3039.value0_173 = _S3010;
                _S3040.value0_157 = _S3013;
            }
            else
            {
                var _S3060 : bool = (_S2992.value0_153.value7_0) < (_S3048 + _S2992.value1_63.value1_20.shares_0.y);
                if(_S3060)
                {
                    if(_S2992.value1_63.value1_20.wo_below_0.valid_2)
                    {
                        var _S3061 : Tuple_38 = s_apply_ggx_widths_0(_S2992.value1_63.value1_20.once_0);
                        var _S3062 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
                        _S3062.value0_163 = _S2992.value1_63.value1_20.once_0;
                        var _S3063 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = _S3062;
                        var _S3064 : Tuple_69 = s_apply_ggx_sample_visible_0(_S3061.value0_77, _S2992.value1_63.value1_20.wo_below_0.direction_15, _S2992.value0_153.value6_0);
                        var _S3065 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
                        _S3065.value0_164 = _S3061.value0_77;
                        _S3065.value1_65 = _S2992.value1_63.value1_20.wo_below_0.direction_15;
                        _S3065.value2_30 = _S2992.value0_153.value6_0;
                        var _S3066 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = _S3065;
                        var _S3067 : Tuple_70 = s_apply_mirrored_0(_S2992.value1_63.value1_20.wo_below_0.direction_15, _S3064.value0_108);
                        var _S3068 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
                        _S3068.value0_165 = _S2992.value1_63.value1_20.wo_below_0.direction_15;
                        _S3068.value1_66 = _S3064.value0_108;
                        var _S3069 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S3068;
                        var x_37 : f32 = _S3067.value0_109.x * _S2992.value1_63.value1_20.n_14;
                        var y_22 : f32 = _S3067.value0_109.y * _S2992.value1_63.value1_20.n_14;
                        var squared_3 : f32 = 1.0f - x_37 * x_37 - y_22 * y_22;
                        if((_S3067.value0_109.z) > 0.0f)
                        {
                            _S3027 = squared_3 > 0.0f;
                        }
                        else
                        {
                            _S3027 = false;
                        }
                        if(_S3027)
                        {
                            var _S3070 : Tuple_4 = s_apply_sqrt_0(squared_3);
                            var _S3071 : s_bwdCallableCtx_sqrt_0;
                            _S3071._S35 = squared_3;
                            wi_4 = vec3<f32>(x_37, y_22, _S3070.value0_4);
                            _S3033 = _S3071;
                        }
                        else
                        {
                            wi_4 = _S3053;
                            _S3033._S35 = 0.0f;
                        }
                        side_8 = y_22;
                        _S3020 = x_37;
                        _S3021 = _S2992.value1_63.value1_20.n_14;
                        _S3034.value0_171 = _S3069;
                        _S3036.value0_172 = _S3066;
                        _S3038.value0_173 = _S3063;
                    }
                    else
                    {
                        wi_4 = _S3053;
                        _S3027 = false;
                        _S3033._S35 = 0.0f;
                        side_8 = 0.0f;
                        _S3020 = 0.0f;
                        _S3021 = 0.0f;
                        _S3034.value0_171 = _S3012;
                        _S3036.value0_172 = _S3011;
                        _S3038.value0_173 = _S3010;
                    }
                    var _S3072 : bool = _S3027;
                    _S3027 = _S2992.value1_63.value1_20.wo_below_0.valid_2;
                    _S3028 = _S3072;
                    _S3040.value0_157 = _S3013;
                }
                else
                {
                    var _S3073 : Tuple_67 = s_apply_diffuse_sample_0(_S2992.value0_153.value0_149, wo_4, _S2992.value0_153.value6_0);
                    var _S3074 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0;
                    _S3074.value0_142 = wo_4;
                    _S3074.value1_54 = _S2992.value0_153.value6_0;
                    wi_4 = _S3073.value0_106.wi_0;
                    _S3027 = false;
                    _S3028 = false;
                    _S3033._S35 = 0.0f;
                    side_8 = 0.0f;
                    _S3020 = 0.0f;
                    _S3021 = 0.0f;
                    _S3034.value0_171 = _S3012;
                    _S3036.value0_172 = _S3011;
                    _S3038.value0_173 = _S3010;
                    _S3040.value0_157 = _S3074;
                }
                var _S3075 : bool = _S3027;
                var _S3076 : bool = _S3028;
                var _S3077 : s_bwdCallableCtx_mirrored_0 = _S3034;
                var _S3078 : s_bwdCallableCtx_ggx_sample_visible_0 = _S3036;
                var _S3079 : s_bwdCallableCtx_ggx_widths_0 = _S3038;
                _S3034.value0_171 = _S3012;
                _S3036.value0_172 = _S3011;
                _S3038.value0_173 = _S3010;
                _S3027 = _S3060;
                _S3028 = _S3075;
                _S3029 = _S3076;
                _S3035 = _S3077;
                _S3037 = _S3078;
                _S3039 = _S3079;
            }
            var _S3080 : bool = (wi_4.z) > 0.0f;
            if(_S3080)
            {
                var _S3081 : s_paramCtx_s_bwdCallableCtx_coated_conductor_value_0;
                _S3081.value0_182 = _S2992.value1_63.value1_20;
                _S3081.value1_74 = wi_4;
                var _S3082 : vec3<f32> = vec3<f32>((1.0f / _S2992.value1_63.value3_9.pdf_6));
                var _S3083 : f32 = _S2992.value1_63.value3_9.pdf_6 * _S2992.value1_63.value3_9.pdf_6;
                wi_4 = _S2992.value1_63.value3_9.f_cos_0;
                _S3032 = _S3082;
                _S3022 = _S3083;
                _S3041.value0_183 = _S3081;
                _S3041.value1_75 = _S2992.value1_63.value4_5;
            }
            else
            {
                wi_4 = _S3000;
                _S3032 = _S3000;
                _S3022 = 0.0f;
                _S3041.value0_183 = _S3016;
                _S3041.value1_75 = _S3017;
            }
            var _S3084 : bool = _S3027;
            var _S3085 : bool = _S3028;
            var _S3086 : bool = _S3029;
            var _S3087 : f32 = side_8;
            var _S3088 : f32 = _S3020;
            var _S3089 : f32 = _S3021;
            side_8 = 0.0f;
            _S3020 = 0.0f;
            _S3042.value0_178 = _S3009;
            _S3027 = _S3080;
            _S3021 = _S3022;
            _S3028 = _S3084;
            _S3029 = _S3085;
            _S3030 = _S3086;
            _S3022 = _S3087;
            _S3023 = _S3088;
            _S3024 = _S3089;
        }
        var _S3090 : f32 = _S3021;
        var _S3091 : bool = _S3028;
        var _S3092 : bool = _S3029;
        var _S3093 : bool = _S3030;
        var _S3094 : f32 = _S3022;
        var _S3095 : f32 = _S3023;
        var _S3096 : f32 = _S3024;
        _S3043.value0_184 = _S3001;
        _S3043.value1_76 = _S3003;
        _S3021 = _S3048;
        _S3022 = _S3090;
        _S3028 = _S3049;
        _S3029 = _S3091;
        _S3030 = _S3092;
        _S3031 = _S3093;
        _S3023 = _S3094;
        _S3024 = _S3095;
        _S3025 = _S3096;
        _S3044.value0_185 = _S3047;
        _S3044.value1_77 = _S2992.value1_63.value2_15;
    }
    var _S3097 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
    var _S3098 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dzero_0();
    var _S3099 : vec3<f32>;
    var _S3100 : vec2<f32>;
    var _S3101 : vec2<f32>;
    var _S3102 : vec2<f32>;
    if(_S3019)
    {
        var _S3103 : vec3<f32> = _S3000;
        var _S3104 : vec3<f32> = _S3000;
        var _S3105 : vec3<f32> = _S3000;
        s_bwdProp_coated_mirror_weight_0(_S3043, &(_S3103), &(_S3104), &(_S3105), _S2999.weight_9);
        var _S3106 : vec3<f32> = _S3018 * _S2999.wi_3;
        wi_4 = _S3105 + vec3<f32>(- _S3106[i32(0)], - _S3106[i32(1)], _S3106[i32(2)]);
        _S3032 = _S3103;
        _S3099 = _S3104;
        _S3100 = _S3004;
        _S3101 = _S3004;
        _S3102 = _S3004;
    }
    else
    {
        var _S3107 : CoatedConductor_Differential_0;
        if(_S3026)
        {
            var _S3108 : f32 = (_S2999.weight_9[i32(0)] + _S2999.weight_9[i32(1)] + _S2999.weight_9[i32(2)]) / side_8;
            var _S3109 : f32 = _S3020 * - _S3108;
            var _S3110 : f32 = _S3021 * _S3108;
            var _S3111 : f32 = 0.0f;
            s_bwdProp_fresnel_dielectric_0(_S3042, &(_S3111), _S3110);
            var _S3112 : vec3<f32> = _S3018 * _S2999.wi_3;
            var _S3113 : vec3<f32> = vec3<f32>(- _S3112[i32(0)], - _S3112[i32(1)], _S3111 + _S3112[i32(2)]);
            side_8 = _S3109;
            _S3107 = _S3098;
            wi_4 = _S3000;
            _S3100 = _S3004;
            _S3032 = _S3113;
            _S3101 = _S3004;
        }
        else
        {
            if(_S3027)
            {
                var _S3114 : vec3<f32> = wi_4 * _S2999.weight_9;
                var _S3115 : vec3<f32> = _S3032 * _S2999.weight_9;
                var _S3116 : f32 = _S2999.pdf_11 + - ((_S3114[i32(0)] + _S3114[i32(1)] + _S3114[i32(2)]) / _S3022);
                var _S3117 : vec3<f32> = _S3018 * _S2999.wi_3;
                var _S3118 : BsdfValue_0 = BsdfValue_x24_syn_dzero_0();
                _S3118.pdf_6 = _S3116;
                _S3118.f_cos_0 = _S3115;
                var _S3119 : Refraction_Differential_0 = Refraction_Differential_0( _S3000 );
                var _S3120 : CoatedConductor_Differential_0;
                _S3120.eta_18 = _S3000;
                _S3120.k_3 = _S3000;
                _S3120.coat_alpha_4 = _S3004;
                _S3120.alpha_7 = _S3004;
                _S3120.once_4 = _S3004;
                _S3120.more_2 = _S3004;
                _S3120.turn_3 = _S3004;
                _S3120.metal_width_1 = 0.0f;
                _S3120.coat_width_1 = 0.0f;
                _S3120.again_1 = 0.0f;
                _S3120.wo_3 = _S3000;
                _S3120.wo_below_1 = _S3119;
                _S3120.factors_1 = _S3004;
                _S3120.shares_1 = _S3004;
                var _S3121 : vec3<f32> = _S3000;
                s_bwdProp_coated_conductor_value_0(_S3041, &(_S3120), &(_S3121), _S3118);
                var _S3122 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S3120, _S3098);
                wi_4 = _S3117 + _S3121;
                _S3107 = _S3122;
            }
            else
            {
                wi_4 = _S3000;
                _S3107 = _S3098;
            }
            if(_S3028)
            {
                var _S3123 : vec3<f32> = _S3000;
                var _S3124 : vec3<f32> = _S3000;
                s_bwdProp_mirrored_0(_S3034, &(_S3123), &(_S3124), wi_4);
                var _S3125 : vec2<f32> = _S3004;
                var _S3126 : vec3<f32> = _S3000;
                var _S3127 : vec2<f32> = _S3004;
                s_bwdProp_ggx_sample_visible_0(_S3036, &(_S3125), &(_S3126), &(_S3127), _S3124);
                var _S3128 : vec2<f32> = _S3004;
                s_bwdProp_ggx_widths_0(_S3038, &(_S3128), _S3125);
                var _S3129 : vec3<f32> = _S3123 + _S3126;
                wi_4 = _S3000;
                _S3100 = _S3128;
                _S3032 = _S3129;
                _S3101 = _S3127;
            }
            else
            {
                if(_S3029)
                {
                    var _S3130 : Refraction_Differential_0;
                    if(_S3030)
                    {
                        if(_S3031)
                        {
                            var _S3131 : f32 = 0.0f;
                            s_bwdProp_sqrt_0(_S3033, &(_S3131), wi_4[i32(2)]);
                            side_8 = _S3131;
                            _S3020 = wi_4[i32(1)];
                            _S3021 = wi_4[i32(0)];
                        }
                        else
                        {
                            side_8 = 0.0f;
                            _S3020 = 0.0f;
                            _S3021 = 0.0f;
                        }
                        var _S3132 : f32 = - side_8;
                        var _S3133 : f32 = _S3023 * _S3132;
                        var _S3134 : f32 = _S3024 * _S3132;
                        var _S3135 : vec3<f32> = vec3<f32>(_S3025 * (_S3134 + _S3134 + _S3021), _S3025 * (_S3133 + _S3133 + _S3020), 0.0f);
                        var _S3136 : vec3<f32> = _S3000;
                        var _S3137 : vec3<f32> = _S3000;
                        s_bwdProp_mirrored_0(_S3035, &(_S3136), &(_S3137), _S3135);
                        var _S3138 : vec2<f32> = _S3004;
                        var _S3139 : vec3<f32> = _S3000;
                        var _S3140 : vec2<f32> = _S3004;
                        s_bwdProp_ggx_sample_visible_0(_S3037, &(_S3138), &(_S3139), &(_S3140), _S3137);
                        var _S3141 : vec2<f32> = _S3004;
                        s_bwdProp_ggx_widths_0(_S3039, &(_S3141), _S3138);
                        var _S3142 : vec3<f32> = _S3136 + _S3139;
                        var _S3143 : CoatedConductor_Differential_0 = _S3098;
                        _S3143.once_4 = _S3141;
                        var _S3144 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S3107, _S3143);
                        var _S3145 : Refraction_Differential_0 = _S3097;
                        _S3145.direction_20 = _S3142;
                        _S3130 = Refraction_x24_syn_dadd_0(_S3097, _S3145);
                        _S3107 = _S3144;
                        _S3100 = _S3140;
                    }
                    else
                    {
                        _S3130 = _S3097;
                        _S3100 = _S3004;
                    }
                    var _S3146 : CoatedConductor_Differential_0 = _S3098;
                    _S3146.wo_below_1 = _S3130;
                    _S3107 = CoatedConductor_x24_syn_dadd_0(_S3107, _S3146);
                    wi_4 = _S3000;
                    _S3032 = _S3000;
                }
                else
                {
                    var _S3147 : BsdfSample_Differential_0 = BsdfSample_x24_syn_dzero_0();
                    _S3147.wi_3 = wi_4;
                    var _S3148 : vec3<f32> = _S3000;
                    var _S3149 : vec3<f32> = _S3000;
                    var _S3150 : vec2<f32> = _S3004;
                    s_bwdProp_diffuse_sample_0(_S3040, &(_S3148), &(_S3149), &(_S3150), _S3147);
                    wi_4 = _S3148;
                    _S3032 = _S3149;
                    _S3100 = _S3150;
                }
                var _S3151 : vec2<f32> = _S3100;
                _S3100 = _S3004;
                _S3101 = _S3151;
            }
            side_8 = 0.0f;
        }
        var _S3152 : vec2<f32> = vec2<f32>(side_8, 0.0f);
        var _S3153 : CoatedConductor_Differential_0 = _S3098;
        _S3153.shares_1 = _S3152;
        var _S3154 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S3107, _S3153);
        var _S3155 : vec3<f32> = _S3000;
        var _S3156 : vec3<f32> = _S3000;
        var _S3157 : vec2<f32> = _S3004;
        var _S3158 : vec2<f32> = _S3004;
        var _S3159 : vec3<f32> = _S3000;
        s_bwdProp_coated_conductor_layers_0(_S3044, &(_S3155), &(_S3156), &(_S3157), &(_S3158), &(_S3159), _S3154);
        var _S3160 : vec3<f32> = _S3155 + wi_4;
        var _S3161 : vec2<f32> = _S3158 + _S3100;
        var _S3162 : vec2<f32> = _S3101;
        wi_4 = _S3159 + _S3032;
        _S3032 = _S3160;
        _S3099 = _S3156;
        _S3100 = _S3157;
        _S3101 = _S3161;
        _S3102 = _S3162;
    }
    var _S3163 : vec3<f32> = _S3018 * wi_4;
    (*_S2993) = _S3032;
    (*_S2994) = _S3099;
    (*_S2995) = _S3100;
    (*_S2996) = _S3101;
    (*_S2997) = _S3163;
    (*_S2998) = _S3102;
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
     value0_203 : CoatedDiffuse_0,
     value1_86 : vec3<f32>,
     value2_38 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_coated_diffuse_layers_0
{
     value0_204 : vec3<f32>,
     value1_87 : vec2<f32>,
     value3_24 : f32,
};

struct s_bwdCallableCtx_coated_diffuse_layers_0
{
     value0_205 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_layers_0,
     value1_88 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0,
};

struct s_bwdCallableCtx_coated_diffuse_value_0
{
     value0_206 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_value_0,
     value1_89 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0,
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

fn s_bwdProp_coated_diffuse_value_0( _S3164 : s_bwdCallableCtx_coated_diffuse_value_0,  _S3165 : ptr<function, CoatedDiffuse_Differential_0>,  _S3166 : ptr<function, vec3<f32>>,  _S3167 : ptr<function, vec3<f32>>,  _S3168 : BsdfValue_0)
{
    var _S3169 : vec3<f32> = vec3<f32>(0.0f);
    var _S3170 : s_paramCtx_s_bwdCallableCtx_unit_vector_0 = s_paramCtx_s_bwdCallableCtx_unit_vector_0( _S3169 );
    var _S3171 : vec2<f32> = vec2<f32>(0.0f);
    var _S3172 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S3171 );
    var _S3173 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S3171, _S3169 );
    var _S3174 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S3171, _S3169 );
    var _S3175 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0( 0.0f, 0.0f );
    var _S3176 : f32 = _S3164.value0_206.value2_38.z;
    var _S3177 : s_paramCtx_s_bwdCallableCtx_coat_crossing_0;
    _S3177.value1_81 = _S3176;
    _S3177.value2_34 = _S3164.value0_206.value0_203.alpha_2;
    var _S3178 : s_bwdCallableCtx_coat_crossing_0 = s_bwdCallableCtx_coat_crossing_0( _S3177, _S3164.value1_89.value1_11 );
    var _S3179 : vec3<f32> = vec3<f32>((_S3164.value1_89.value0_42 * _S3176));
    var _S3180 : f32 = 1.0f - _S3164.value0_206.value0_203.share_8;
    var _S3181 : f32 = _S3176 * 0.31830990314483643f;
    var _S3182 : bool = !_S3164.value0_206.value0_203.smooth_1;
    var _S3183 : f32;
    var _S3184 : f32;
    var _S3185 : f32;
    var _S3186 : f32;
    var _S3187 : f32;
    var _S3188 : f32;
    var _S3189 : f32;
    var _S3190 : f32;
    var _S3191 : f32;
    var _S3192 : f32;
    var _S3193 : f32;
    var _S3194 : s_bwdCallableCtx_ggx_lambda_0;
    var _S3195 : s_bwdCallableCtx_ggx_lambda_0;
    var _S3196 : s_bwdCallableCtx_fresnel_dielectric_0;
    var _S3197 : s_bwdCallableCtx_dot_0;
    var _S3198 : s_bwdCallableCtx_ggx_density_0;
    var _S3199 : s_bwdCallableCtx_ggx_widths_0;
    var _S3200 : s_bwdCallableCtx_unit_vector_0;
    if(_S3182)
    {
        var _S3201 : vec3<f32> = _S3164.value0_206.value1_86 + _S3164.value0_206.value2_38;
        var _S3202 : Tuple_10 = s_apply_unit_vector_0(_S3201);
        var _S3203 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
        _S3203.value0_34 = _S3201;
        var _S3204 : Tuple_38 = s_apply_ggx_widths_0(_S3164.value0_206.value0_203.alpha_2);
        var _S3205 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
        _S3205.value0_163 = _S3164.value0_206.value0_203.alpha_2;
        var _S3206 : Tuple_39 = s_apply_ggx_lambda_0(_S3204.value0_77, _S3164.value0_206.value1_86);
        var _S3207 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S3207.value0_166 = _S3204.value0_77;
        _S3207.value1_67 = _S3164.value0_206.value1_86;
        var masking_5 : f32 = 1.0f + _S3206.value0_78;
        var _S3208 : Tuple_40 = s_apply_ggx_density_0(_S3204.value0_77, _S3202.value0_12);
        var _S3209 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
        _S3209.value0_167 = _S3204.value0_77;
        _S3209.value1_68 = _S3202.value0_12;
        var _S3210 : f32 = 4.0f * _S3164.value0_206.value1_86.z;
        var common_6 : f32 = _S3208.value0_79 / _S3210;
        var _S3211 : f32 = _S3210 * _S3210;
        var _S3212 : Tuple_5 = s_apply_dot_0(_S3164.value0_206.value1_86, _S3202.value0_12);
        var _S3213 : s_bwdCallableCtx_dot_0;
        _S3213._S39 = _S3164.value0_206.value1_86;
        _S3213._S40 = _S3202.value0_12;
        var _S3214 : Tuple_44 = s_apply_fresnel_dielectric_0(_S3212.value0_5, _S3164.value1_89.value2_8);
        var _S3215 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
        _S3215.value0_177 = _S3212.value0_5;
        _S3215.value1_71 = _S3164.value1_89.value2_8;
        var _S3216 : f32 = _S3214.value0_83 * common_6;
        var _S3217 : Tuple_39 = s_apply_ggx_lambda_0(_S3204.value0_77, _S3164.value0_206.value2_38);
        var _S3218 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S3218.value0_166 = _S3204.value0_77;
        _S3218.value1_67 = _S3164.value0_206.value2_38;
        var _S3219 : f32 = masking_5 + _S3217.value0_78;
        var _S3220 : f32 = _S3219 * _S3219;
        var _S3221 : f32 = _S3164.value0_206.value0_203.share_8 * common_6;
        _S3183 = masking_5 * masking_5;
        _S3184 = _S3221;
        _S3185 = masking_5;
        _S3186 = common_6;
        _S3187 = _S3220;
        _S3188 = _S3216;
        _S3189 = _S3219;
        _S3194.value0_169 = _S3218;
        _S3190 = _S3214.value0_83;
        _S3196.value0_178 = _S3215;
        _S3197 = _S3213;
        _S3191 = _S3211;
        _S3192 = _S3208.value0_79;
        _S3193 = _S3210;
        _S3198.value0_168 = _S3209;
        _S3195.value0_169 = _S3207;
        _S3199.value0_173 = _S3205;
        _S3200.value0_37 = _S3203;
    }
    else
    {
        _S3183 = 0.0f;
        _S3184 = 0.0f;
        _S3185 = 0.0f;
        _S3186 = 0.0f;
        _S3187 = 0.0f;
        _S3188 = 0.0f;
        _S3189 = 0.0f;
        _S3194.value0_169 = _S3173;
        _S3190 = 0.0f;
        _S3196.value0_178 = _S3175;
        _S3197._S39 = _S3169;
        _S3197._S40 = _S3169;
        _S3191 = 0.0f;
        _S3192 = 0.0f;
        _S3193 = 0.0f;
        _S3198.value0_168 = _S3174;
        _S3195.value0_169 = _S3173;
        _S3199.value0_173 = _S3172;
        _S3200.value0_37 = _S3170;
    }
    var _S3222 : CoatedDiffuse_Differential_0 = CoatedDiffuse_x24_syn_dzero_0();
    var _S3223 : BsdfValue_0 = BsdfValue_x24_syn_dzero_0();
    var _S3224 : BsdfValue_0;
    var _S3225 : vec3<f32>;
    var _S3226 : vec3<f32>;
    var _S3227 : vec3<f32>;
    var _S3228 : vec2<f32>;
    if(_S3182)
    {
        var _S3229 : f32 = _S3168.pdf_6 / _S3183;
        var _S3230 : f32 = _S3184 * - _S3229;
        var _S3231 : f32 = _S3185 * _S3229;
        var _S3232 : f32 = _S3164.value0_206.value0_203.share_8 * _S3231;
        var _S3233 : f32 = _S3186 * _S3231;
        var _S3234 : f32 = (_S3168.f_cos_0[i32(0)] + _S3168.f_cos_0[i32(1)] + _S3168.f_cos_0[i32(2)]) / _S3187;
        var _S3235 : f32 = _S3188 * - _S3234;
        var _S3236 : f32 = _S3189 * _S3234;
        var _S3237 : vec2<f32> = _S3171;
        var _S3238 : vec3<f32> = _S3169;
        s_bwdProp_ggx_lambda_0(_S3194, &(_S3237), &(_S3238), _S3235);
        var _S3239 : f32 = _S3190 * _S3236;
        var _S3240 : f32 = _S3186 * _S3236;
        var _S3241 : f32 = 0.0f;
        s_bwdProp_fresnel_dielectric_0(_S3196, &(_S3241), _S3240);
        var _S3242 : vec3<f32> = _S3169;
        var _S3243 : vec3<f32> = _S3169;
        s_bwdProp_dot_0(_S3197, &(_S3242), &(_S3243), _S3241);
        var _S3244 : f32 = (_S3232 + _S3239) / _S3191;
        var _S3245 : f32 = _S3193 * _S3244;
        var _S3246 : f32 = 4.0f * (_S3192 * - _S3244);
        var _S3247 : vec2<f32> = _S3171;
        var _S3248 : vec3<f32> = _S3169;
        s_bwdProp_ggx_density_0(_S3198, &(_S3247), &(_S3248), _S3245);
        var _S3249 : f32 = _S3230 + _S3235;
        var _S3250 : vec2<f32> = _S3171;
        var _S3251 : vec3<f32> = _S3169;
        s_bwdProp_ggx_lambda_0(_S3195, &(_S3250), &(_S3251), _S3249);
        var _S3252 : vec2<f32> = _S3237 + _S3247 + _S3250;
        var _S3253 : vec2<f32> = _S3171;
        s_bwdProp_ggx_widths_0(_S3199, &(_S3253), _S3252);
        var _S3254 : vec3<f32> = _S3243 + _S3248;
        var _S3255 : vec3<f32> = _S3169;
        s_bwdProp_unit_vector_0(_S3200, &(_S3255), _S3254);
        var _S3256 : vec3<f32> = _S3242 + _S3251 + _S3255 + vec3<f32>(0.0f, 0.0f, _S3246);
        var _S3257 : vec3<f32> = _S3238 + _S3255;
        _S3224 = _S3223;
        _S3183 = _S3168.pdf_6;
        _S3184 = _S3233;
        _S3225 = _S3168.f_cos_0;
        _S3228 = _S3253;
        _S3226 = _S3257;
        _S3227 = _S3256;
    }
    else
    {
        _S3224 = BsdfValue_x24_syn_dadd_0(_S3168, _S3223);
        _S3183 = 0.0f;
        _S3184 = 0.0f;
        _S3225 = _S3169;
        _S3228 = _S3171;
        _S3226 = _S3169;
        _S3227 = _S3169;
    }
    var _S3258 : f32 = _S3224.pdf_6 + _S3183;
    var _S3259 : f32 = 0.31830990314483643f * (_S3180 * _S3258);
    var _S3260 : f32 = - (_S3181 * _S3258) + _S3184;
    var _S3261 : vec3<f32> = _S3224.f_cos_0 + _S3225;
    var _S3262 : vec3<f32> = _S3164.value0_206.value0_203.base_0 * _S3261;
    var _S3263 : vec3<f32> = _S3179 * _S3261;
    var _S3264 : f32 = _S3262[i32(0)] + _S3262[i32(1)] + _S3262[i32(2)];
    var _S3265 : f32 = _S3164.value1_89.value0_42 * _S3264;
    var _S3266 : f32 = _S3176 * _S3264;
    var _S3267 : f32 = 0.0f;
    var _S3268 : vec2<f32> = _S3171;
    s_bwdProp_coat_crossing_0(_S3178, &(_S3267), &(_S3268), _S3266);
    var _S3269 : vec2<f32> = _S3268 + _S3228;
    var _S3270 : f32 = _S3259 + _S3265 + _S3267;
    var _S3271 : CoatedDiffuse_Differential_0 = _S3222;
    _S3271.share_15 = _S3260;
    _S3271.alpha_8 = _S3269;
    _S3271.base_1 = _S3263;
    var _S3272 : vec3<f32> = _S3226 + vec3<f32>(0.0f, 0.0f, _S3270);
    (*_S3165) = CoatedDiffuse_x24_syn_dadd_0(_S3222, _S3271);
    (*_S3166) = _S3227;
    (*_S3167) = _S3272;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_coat_internal_0
{
     value0_207 : vec2<f32>,
};

struct s_bwdCallableCtx_coat_internal_0
{
     value0_208 : s_paramCtx_s_bwdCallableCtx_coat_internal_0,
     value1_90 : s_minCtx_s_bwdCallableCtx_coat_internal_0,
};

fn s_bwdProp_coat_internal_0( _S3273 : s_bwdCallableCtx_coat_internal_0,  _S3274 : ptr<function, vec2<f32>>,  _S3275 : f32)
{
    var _S3276 : s_paramCtx_s_bwdCallableCtx_mean_width_0;
    _S3276.value0_199 = _S3273.value0_208.value0_207;
    var _S3277 : s_bwdCallableCtx_mean_width_0 = s_bwdCallableCtx_mean_width_0( _S3276 );
    var _S3278 : f32 = _S3273.value1_90.value0_40.y * _S3275;
    var _S3279 : vec2<f32> = vec2<f32>(0.0f);
    s_bwdProp_mean_width_0(_S3277, &(_S3279), _S3278);
    (*_S3274) = _S3279;
    return;
}

fn s_bwdProp_coated_diffuse_layers_0( _S3280 : s_bwdCallableCtx_coated_diffuse_layers_0,  _S3281 : ptr<function, vec3<f32>>,  _S3282 : ptr<function, vec2<f32>>,  _S3283 : ptr<function, f32>,  _S3284 : CoatedDiffuse_Differential_0)
{
    var _S3285 : s_paramCtx_s_bwdCallableCtx_coat_crossing_0;
    _S3285.value1_81 = _S3280.value0_205.value3_24;
    _S3285.value2_34 = _S3280.value0_205.value1_87;
    var _S3286 : s_bwdCallableCtx_coat_crossing_0 = s_bwdCallableCtx_coat_crossing_0( _S3285, _S3280.value1_88.value1_10 );
    var _S3287 : vec3<f32> = vec3<f32>(_S3280.value1_88.value2_7);
    var _S3288 : s_paramCtx_s_bwdCallableCtx_coat_internal_0;
    _S3288.value0_207 = _S3280.value0_205.value1_87;
    var _S3289 : s_bwdCallableCtx_coat_internal_0 = s_bwdCallableCtx_coat_internal_0( _S3288, _S3280.value1_88.value3_4 );
    var _S3290 : vec3<f32> = _S3280.value0_205.value0_204 * _S3287;
    var _S3291 : Tuple_54 = s_apply_power_sums_0(_S3290, _S3280.value1_88.value4_2);
    var _S3292 : s_paramCtx_s_bwdCallableCtx_power_sums_0;
    _S3292.value0_187 = _S3290;
    _S3292.value1_78 = _S3280.value1_88.value4_2;
    var _S3293 : s_bwdCallableCtx_power_sums_0 = s_bwdCallableCtx_power_sums_0( _S3292 );
    var albedo_3 : vec3<f32> = _S3280.value0_205.value0_204 * _S3291.value0_93;
    var mean_2 : f32 = (albedo_3.x + albedo_3.y + albedo_3.z) * 0.3333333432674408f;
    var _S3294 : f32 = _S3280.value1_88.value0_41 * mean_2;
    var _S3295 : f32 = 1.0f - _S3280.value1_88.value2_7;
    var of_base_1 : f32 = _S3294 * _S3295;
    var reflected_6 : f32 = 1.0f - _S3280.value1_88.value0_41;
    var _S3296 : bool = of_base_1 > 0.0f;
    var _S3297 : f32;
    var _S3298 : f32;
    if(_S3296)
    {
        var _S3299 : f32 = reflected_6 + of_base_1;
        _S3297 = _S3299 * _S3299;
        _S3298 = _S3299;
    }
    else
    {
        _S3297 = 0.0f;
        _S3298 = 0.0f;
    }
    var _S3300 : f32 = _S3280.value1_88.value5_1;
    var scale_11 : f32 = 0.31830990314483643f / (_S3300 * _S3300);
    var _S3301 : vec3<f32> = vec3<f32>((_S3280.value1_88.value0_41 * scale_11));
    var _S3302 : vec3<f32> = albedo_3 * _S3284.base_1;
    var _S3303 : vec3<f32> = _S3301 * _S3284.base_1;
    var _S3304 : f32 = scale_11 * (_S3302[i32(0)] + _S3302[i32(1)] + _S3302[i32(2)]);
    if(_S3296)
    {
        var _S3305 : f32 = _S3284.share_15 / _S3297;
        var _S3306 : f32 = reflected_6 * - _S3305;
        _S3297 = _S3298 * _S3305 + _S3306;
        _S3298 = _S3306;
    }
    else
    {
        _S3297 = 0.0f;
        _S3298 = 0.0f;
    }
    var _S3307 : f32 = - _S3297;
    var _S3308 : f32 = _S3295 * _S3298;
    var _S3309 : f32 = - (_S3294 * _S3298);
    var _S3310 : f32 = mean_2 * _S3308;
    var _S3311 : f32 = 0.3333333432674408f * (_S3280.value1_88.value0_41 * _S3308);
    var _S3312 : vec3<f32> = _S3303 + vec3<f32>(_S3311, _S3311, _S3311);
    var _S3313 : vec3<f32> = _S3280.value0_205.value0_204 * _S3312;
    var _S3314 : vec3<f32> = _S3291.value0_93 * _S3312;
    var _S3315 : vec3<f32> = vec3<f32>(0.0f);
    s_bwdProp_power_sums_0(_S3293, &(_S3315), _S3313);
    var _S3316 : vec3<f32> = _S3280.value0_205.value0_204 * _S3315;
    var _S3317 : vec3<f32> = _S3287 * _S3315;
    var _S3318 : f32 = _S3309 + (_S3316[i32(0)] + _S3316[i32(1)] + _S3316[i32(2)]);
    var _S3319 : vec2<f32> = vec2<f32>(0.0f);
    var _S3320 : vec2<f32> = _S3319;
    s_bwdProp_coat_internal_0(_S3289, &(_S3320), _S3318);
    var _S3321 : f32 = _S3307 + _S3310 + _S3304;
    var _S3322 : f32 = 0.0f;
    var _S3323 : vec2<f32> = _S3319;
    s_bwdProp_coat_crossing_0(_S3286, &(_S3322), &(_S3323), _S3321);
    var _S3324 : vec2<f32> = _S3320 + _S3323 + _S3284.alpha_8;
    (*_S3281) = _S3314 + _S3317;
    (*_S3282) = _S3324;
    (*_S3283) = _S3322;
    return;
}

fn s_bwdProp_coated_diffuse_sample_0( _S3325 : s_bwdCallableCtx_coated_diffuse_sample_0,  _S3326 : ptr<function, vec3<f32>>,  _S3327 : ptr<function, vec2<f32>>,  _S3328 : ptr<function, vec3<f32>>,  _S3329 : ptr<function, vec2<f32>>,  _S3330 : BsdfSample_Differential_0)
{
    var _S3331 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0( 0.0f, 0.0f );
    var _S3332 : vec2<f32> = vec2<f32>(0.0f);
    var _S3333 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S3332 );
    var _S3334 : vec3<f32> = vec3<f32>(0.0f);
    var _S3335 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0( _S3332, _S3334, _S3332 );
    var _S3336 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S3334, _S3334 );
    var _S3337 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0 = s_paramCtx_s_bwdCallableCtx_diffuse_sample_0( _S3334, _S3332 );
    var _S3338 : CoatedDiffuse_0 = CoatedDiffuse_0( _S3334, 0.0f, _S3332, u32(0), false );
    var _S3339 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_paramCtx_s_bwdCallableCtx_coated_diffuse_value_0( _S3338, _S3334, _S3334 );
    var _S3340 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S3341 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S3340, _S3334 );
    var _S3342 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S3341, 0.0f );
    var side_9 : f32;
    if((_S3325.value0_152.value3_19.z) < 0.0f)
    {
        side_9 = -1.0f;
    }
    else
    {
        side_9 = 1.0f;
    }
    var _S3343 : vec3<f32> = vec3<f32>(side_9);
    var wo_5 : vec3<f32> = _S3325.value0_152.value3_19 * vec3<f32>(side_9);
    var _S3344 : f32 = wo_5.z;
    var _S3345 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_layers_0;
    _S3345.value0_204 = _S3325.value0_152.value0_148;
    _S3345.value1_87 = _S3325.value0_152.value1_60;
    _S3345.value3_24 = _S3344;
    var _S3346 : s_bwdCallableCtx_coated_diffuse_layers_0 = s_bwdCallableCtx_coated_diffuse_layers_0( _S3345, _S3325.value1_62.value1_18 );
    var by_coat_4 : bool = (_S3325.value0_152.value5_7) < (_S3325.value1_62.value0_49.share_8);
    var _S3347 : bool;
    if(by_coat_4)
    {
        _S3347 = _S3325.value1_62.value0_49.smooth_1;
    }
    else
    {
        _S3347 = false;
    }
    var _S3348 : f32;
    var _S3349 : f32;
    var _S3350 : bool;
    var wi_5 : vec3<f32>;
    var _S3351 : vec3<f32>;
    var _S3352 : s_bwdCallableCtx_mirrored_0;
    var _S3353 : s_bwdCallableCtx_ggx_sample_visible_0;
    var _S3354 : s_bwdCallableCtx_ggx_widths_0;
    var _S3355 : s_bwdCallableCtx_diffuse_sample_0;
    var _S3356 : s_bwdCallableCtx_coated_diffuse_value_0;
    var _S3357 : s_bwdCallableCtx_fresnel_dielectric_0;
    if(_S3347)
    {
        var _S3358 : Tuple_44 = s_apply_fresnel_dielectric_0(_S3344, _S3325.value1_62.value2_13);
        var _S3359 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
        _S3359.value0_177 = _S3344;
        _S3359.value1_71 = _S3325.value1_62.value2_13;
        side_9 = _S3325.value1_62.value0_49.share_8 * _S3325.value1_62.value0_49.share_8;
        _S3348 = _S3358.value0_83;
        _S3357.value0_178 = _S3359;
        _S3350 = false;
        wi_5 = _S3334;
        _S3351 = _S3334;
        _S3349 = 0.0f;
        _S3356.value0_206 = _S3339;
        _S3356.value1_89 = _S3342;
        _S3352.value0_171 = _S3336;
        _S3353.value0_172 = _S3335;
        _S3354.value0_173 = _S3333;
        _S3355.value0_157 = _S3337;
    }
    else
    {
        if(by_coat_4)
        {
            var _S3360 : Tuple_38 = s_apply_ggx_widths_0(_S3325.value0_152.value1_60);
            var _S3361 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
            _S3361.value0_163 = _S3325.value0_152.value1_60;
            var _S3362 : Tuple_69 = s_apply_ggx_sample_visible_0(_S3360.value0_77, wo_5, _S3325.value0_152.value4_13);
            var _S3363 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
            _S3363.value0_164 = _S3360.value0_77;
            _S3363.value1_65 = wo_5;
            _S3363.value2_30 = _S3325.value0_152.value4_13;
            var _S3364 : Tuple_70 = s_apply_mirrored_0(wo_5, _S3362.value0_108);
            var _S3365 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
            _S3365.value0_165 = wo_5;
            _S3365.value1_66 = _S3362.value0_108;
            wi_5 = _S3364.value0_109;
            _S3352.value0_171 = _S3365;
            _S3353.value0_172 = _S3363;
            _S3354.value0_173 = _S3361;
            _S3355.value0_157 = _S3337;
        }
        else
        {
            var _S3366 : Tuple_67 = s_apply_diffuse_sample_0(_S3325.value0_152.value0_148, wo_5, _S3325.value0_152.value4_13);
            var _S3367 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0;
            _S3367.value0_142 = wo_5;
            _S3367.value1_54 = _S3325.value0_152.value4_13;
            wi_5 = _S3366.value0_106.wi_0;
            _S3352.value0_171 = _S3336;
            _S3353.value0_172 = _S3335;
            _S3354.value0_173 = _S3333;
            _S3355.value0_157 = _S3367;
        }
        var _S3368 : bool = (wi_5.z) > 0.0f;
        if(_S3368)
        {
            var _S3369 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_value_0;
            _S3369.value0_203 = _S3325.value1_62.value0_49;
            _S3369.value1_86 = wo_5;
            _S3369.value2_38 = wi_5;
            var _S3370 : vec3<f32> = vec3<f32>((1.0f / _S3325.value1_62.value3_7.pdf_6));
            var _S3371 : f32 = _S3325.value1_62.value3_7.pdf_6 * _S3325.value1_62.value3_7.pdf_6;
            wi_5 = _S3325.value1_62.value3_7.f_cos_0;
            _S3351 = _S3370;
            side_9 = _S3371;
            _S3356.value0_206 = _S3369;
            _S3356.value1_89 = _S3325.value1_62.value4_4;
        }
        else
        {
            wi_5 = _S3334;
            _S3351 = _S3334;
            side_9 = 0.0f;
            _S3356.value0_206 = _S3339;
            _S3356.value1_89 = _S3342;
        }
        var _S3372 : f32 = side_9;
        side_9 = 0.0f;
        _S3348 = 0.0f;
        _S3357.value0_178 = _S3331;
        _S3350 = _S3368;
        _S3349 = _S3372;
    }
    var _S3373 : CoatedDiffuse_Differential_0 = CoatedDiffuse_x24_syn_dzero_0();
    var _S3374 : CoatedDiffuse_Differential_0;
    var _S3375 : vec2<f32>;
    var _S3376 : vec2<f32>;
    if(_S3347)
    {
        var _S3377 : f32 = (_S3330.weight_9[i32(0)] + _S3330.weight_9[i32(1)] + _S3330.weight_9[i32(2)]) / side_9;
        var _S3378 : f32 = _S3348 * - _S3377;
        var _S3379 : f32 = _S3325.value1_62.value0_49.share_8 * _S3377;
        var _S3380 : f32 = 0.0f;
        s_bwdProp_fresnel_dielectric_0(_S3357, &(_S3380), _S3379);
        var _S3381 : vec3<f32> = _S3343 * _S3330.wi_3;
        var _S3382 : f32 = _S3380 + _S3381[i32(2)];
        var _S3383 : vec3<f32> = vec3<f32>(- _S3381[i32(0)], - _S3381[i32(1)], 0.0f);
        side_9 = _S3378;
        _S3374 = _S3373;
        _S3348 = _S3382;
        wi_5 = _S3383;
        _S3351 = _S3334;
        _S3375 = _S3332;
        _S3376 = _S3332;
    }
    else
    {
        if(_S3350)
        {
            var _S3384 : vec3<f32> = wi_5 * _S3330.weight_9;
            var _S3385 : vec3<f32> = _S3351 * _S3330.weight_9;
            var _S3386 : f32 = _S3330.pdf_11 + - ((_S3384[i32(0)] + _S3384[i32(1)] + _S3384[i32(2)]) / _S3349);
            var _S3387 : vec3<f32> = _S3343 * _S3330.wi_3;
            var _S3388 : BsdfValue_0 = BsdfValue_x24_syn_dzero_0();
            _S3388.pdf_6 = _S3386;
            _S3388.f_cos_0 = _S3385;
            var _S3389 : CoatedDiffuse_Differential_0;
            _S3389.base_1 = _S3334;
            _S3389.share_15 = 0.0f;
            _S3389.alpha_8 = _S3332;
            var _S3390 : vec3<f32> = _S3334;
            var _S3391 : vec3<f32> = _S3334;
            s_bwdProp_coated_diffuse_value_0(_S3356, &(_S3389), &(_S3390), &(_S3391), _S3388);
            var _S3392 : CoatedDiffuse_Differential_0 = CoatedDiffuse_x24_syn_dadd_0(_S3389, _S3373);
            wi_5 = _S3387 + _S3391;
            _S3351 = _S3390;
            _S3374 = _S3392;
        }
        else
        {
            wi_5 = _S3334;
            _S3351 = _S3334;
            _S3374 = _S3373;
        }
        if(by_coat_4)
        {
            var _S3393 : vec3<f32> = _S3334;
            var _S3394 : vec3<f32> = _S3334;
            s_bwdProp_mirrored_0(_S3352, &(_S3393), &(_S3394), wi_5);
            var _S3395 : vec2<f32> = _S3332;
            var _S3396 : vec3<f32> = _S3334;
            var _S3397 : vec2<f32> = _S3332;
            s_bwdProp_ggx_sample_visible_0(_S3353, &(_S3395), &(_S3396), &(_S3397), _S3394);
            var _S3398 : vec2<f32> = _S3332;
            s_bwdProp_ggx_widths_0(_S3354, &(_S3398), _S3395);
            wi_5 = _S3393 + _S3396 + _S3351;
            _S3351 = _S3334;
            _S3375 = _S3398;
            _S3376 = _S3397;
        }
        else
        {
            var _S3399 : BsdfSample_Differential_0 = BsdfSample_x24_syn_dzero_0();
            _S3399.wi_3 = wi_5;
            var _S3400 : vec3<f32> = _S3334;
            var _S3401 : vec3<f32> = _S3334;
            var _S3402 : vec2<f32> = _S3332;
            s_bwdProp_diffuse_sample_0(_S3355, &(_S3400), &(_S3401), &(_S3402), _S3399);
            wi_5 = _S3401 + _S3351;
            _S3351 = _S3400;
            _S3375 = _S3332;
            _S3376 = _S3402;
        }
        side_9 = 0.0f;
        _S3348 = 0.0f;
    }
    var _S3403 : CoatedDiffuse_Differential_0 = _S3373;
    _S3403.share_15 = side_9;
    var _S3404 : CoatedDiffuse_Differential_0 = CoatedDiffuse_x24_syn_dadd_0(_S3374, _S3403);
    var _S3405 : vec3<f32> = _S3334;
    var _S3406 : vec2<f32> = _S3332;
    var _S3407 : f32 = 0.0f;
    s_bwdProp_coated_diffuse_layers_0(_S3346, &(_S3405), &(_S3406), &(_S3407), _S3404);
    var _S3408 : vec3<f32> = _S3343 * (wi_5 + vec3<f32>(0.0f, 0.0f, _S3407 + _S3348));
    var _S3409 : vec2<f32> = _S3406 + _S3375;
    (*_S3326) = _S3405 + _S3351;
    (*_S3327) = _S3409;
    (*_S3328) = _S3408;
    (*_S3329) = _S3376;
    return;
}

fn s_bwdProp_thin_dielectric_sample_0( _S3410 : s_bwdCallableCtx_thin_dielectric_sample_0,  _S3411 : ptr<function, vec3<f32>>,  _S3412 : BsdfSample_Differential_0)
{
    var _S3413 : f32 = _S3410.value0_151.value1_59.z;
    var _S3414 : Tuple_2 = s_apply_abs_0(_S3413);
    var _S3415 : s_bwdCallableCtx_abs_0;
    _S3415._S18 = _S3413;
    var _S3416 : s_bwdCallableCtx_abs_0 = _S3415;
    var _S3417 : Tuple_44 = s_apply_fresnel_dielectric_0(_S3414.value0_2, _S3410.value0_151.value0_147);
    var _S3418 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S3418.value0_177 = _S3414.value0_2;
    _S3418.value1_71 = _S3410.value0_151.value0_147;
    var _S3419 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S3418 );
    var _S3420 : f32 = _S3417.value0_83 * 2.0f;
    var _S3421 : f32 = 1.0f + _S3417.value0_83;
    var _S3422 : f32 = _S3421 * _S3421;
    var _S3423 : f32;
    var _S3424 : vec3<f32>;
    if((_S3410.value0_151.value2_27) < (_S3420 / _S3421))
    {
        var _S3425 : vec3<f32> = vec3<f32>(- _S3412.wi_3[i32(0)], - _S3412.wi_3[i32(1)], 0.0f);
        _S3423 = _S3412.wi_3[i32(2)];
        _S3424 = _S3425;
    }
    else
    {
        var _S3426 : vec3<f32> = vec3<f32>(-1.0f) * _S3412.wi_3;
        _S3423 = 0.0f;
        _S3424 = _S3426;
    }
    var _S3427 : f32 = 0.0f / _S3422;
    var _S3428 : f32 = _S3420 * - _S3427 + 2.0f * (_S3421 * _S3427);
    var _S3429 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S3419, &(_S3429), _S3428);
    var _S3430 : f32 = 0.0f;
    s_bwdProp_abs_0(_S3416, &(_S3430), _S3429);
    (*_S3411) = _S3424 + vec3<f32>(0.0f, 0.0f, _S3430 + _S3423);
    return;
}

struct s_paramCtx_s_bwdCallableCtx_share_reflected_0
{
     value0_209 : vec3<f32>,
     value1_91 : vec3<f32>,
};

struct s_bwdCallableCtx_share_reflected_0
{
     value0_210 : s_paramCtx_s_bwdCallableCtx_share_reflected_0,
};

struct s_paramCtx_s_bwdCallableCtx_largest_channel_0
{
     value0_211 : vec3<f32>,
};

struct s_bwdCallableCtx_largest_channel_0
{
     value0_212 : s_paramCtx_s_bwdCallableCtx_largest_channel_0,
};

fn s_bwdProp_largest_channel_0( _S3431 : s_bwdCallableCtx_largest_channel_0,  _S3432 : ptr<function, vec3<f32>>,  _S3433 : f32)
{
    var _S3434 : f32 = _S3431.value0_212.value0_211.x;
    var _S3435 : f32 = _S3431.value0_212.value0_211.y;
    var _S3436 : bool = _S3434 > _S3435;
    var largest_4 : f32;
    if(_S3436)
    {
        largest_4 = _S3434;
    }
    else
    {
        largest_4 = _S3435;
    }
    var _S3437 : bool = largest_4 > (_S3431.value0_212.value0_211.z);
    var _S3438 : f32;
    if(_S3437)
    {
        largest_4 = 0.0f;
        _S3438 = _S3433;
    }
    else
    {
        largest_4 = _S3433;
        _S3438 = 0.0f;
    }
    var _S3439 : vec3<f32> = vec3<f32>(0.0f, 0.0f, largest_4);
    if(_S3436)
    {
        largest_4 = 0.0f;
    }
    else
    {
        largest_4 = _S3438;
        _S3438 = 0.0f;
    }
    (*_S3432) = _S3439 + vec3<f32>(_S3438, largest_4, 0.0f);
    return;
}

fn s_bwdProp_share_reflected_0( _S3440 : s_bwdCallableCtx_share_reflected_0,  _S3441 : ptr<function, vec3<f32>>,  _S3442 : ptr<function, vec3<f32>>,  _S3443 : f32)
{
    var _S3444 : Tuple_47 = s_apply_largest_channel_0(_S3440.value0_210.value0_209);
    var _S3445 : s_paramCtx_s_bwdCallableCtx_largest_channel_0;
    _S3445.value0_211 = _S3440.value0_210.value0_209;
    var _S3446 : s_bwdCallableCtx_largest_channel_0 = s_bwdCallableCtx_largest_channel_0( _S3445 );
    var _S3447 : Tuple_47 = s_apply_largest_channel_0(_S3440.value0_210.value1_91);
    var _S3448 : s_paramCtx_s_bwdCallableCtx_largest_channel_0;
    _S3448.value0_211 = _S3440.value0_210.value1_91;
    var _S3449 : s_bwdCallableCtx_largest_channel_0 = s_bwdCallableCtx_largest_channel_0( _S3448 );
    var both_1 : f32 = _S3444.value0_86 + _S3447.value0_86;
    var _S3450 : bool = both_1 > 0.0f;
    var _S3451 : f32;
    if(_S3450)
    {
        _S3451 = both_1 * both_1;
    }
    else
    {
        _S3451 = 0.0f;
    }
    var _S3452 : f32;
    if(_S3450)
    {
        var _S3453 : f32 = _S3443 / _S3451;
        var _S3454 : f32 = both_1 * _S3453;
        _S3451 = _S3444.value0_86 * - _S3453;
        _S3452 = _S3454;
    }
    else
    {
        _S3451 = 0.0f;
        _S3452 = 0.0f;
    }
    var _S3455 : vec3<f32> = vec3<f32>(0.0f);
    var _S3456 : vec3<f32> = _S3455;
    s_bwdProp_largest_channel_0(_S3449, &(_S3456), _S3451);
    var _S3457 : f32 = _S3451 + _S3452;
    var _S3458 : vec3<f32> = _S3455;
    s_bwdProp_largest_channel_0(_S3446, &(_S3458), _S3457);
    (*_S3441) = _S3458;
    (*_S3442) = _S3456;
    return;
}

fn s_bwdProp_diffuse_transmission_sample_0( _S3459 : s_bwdCallableCtx_diffuse_transmission_sample_0,  _S3460 : ptr<function, vec3<f32>>,  _S3461 : ptr<function, vec3<f32>>,  _S3462 : ptr<function, vec3<f32>>,  _S3463 : ptr<function, vec2<f32>>,  _S3464 : BsdfSample_Differential_0)
{
    var _S3465 : Tuple_46 = s_apply_share_reflected_0(_S3459.value0_150.value0_146, _S3459.value0_150.value1_58);
    var _S3466 : s_paramCtx_s_bwdCallableCtx_share_reflected_0;
    _S3466.value0_209 = _S3459.value0_150.value0_146;
    _S3466.value1_91 = _S3459.value0_150.value1_58;
    var _S3467 : s_bwdCallableCtx_share_reflected_0 = s_bwdCallableCtx_share_reflected_0( _S3466 );
    var _S3468 : bool = (_S3459.value0_150.value4_12) >= (_S3465.value0_85);
    var side_10 : f32;
    var share_16 : f32;
    var albedo_4 : vec3<f32>;
    if(_S3468)
    {
        var _S3469 : f32 = 1.0f - _S3465.value0_85;
        side_10 = -1.0f;
        albedo_4 = _S3459.value0_150.value1_58;
        share_16 = _S3469;
    }
    else
    {
        side_10 = 1.0f;
        albedo_4 = _S3459.value0_150.value0_146;
        share_16 = _S3465.value0_85;
    }
    var _S3470 : vec3<f32> = vec3<f32>(side_10);
    var _S3471 : vec3<f32> = _S3459.value0_150.value2_26 * vec3<f32>(side_10);
    var _S3472 : Tuple_67 = s_apply_diffuse_sample_0(albedo_4, _S3471, _S3459.value0_150.value3_18);
    var _S3473 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0;
    _S3473.value0_142 = _S3471;
    _S3473.value1_54 = _S3459.value0_150.value3_18;
    var _S3474 : s_bwdCallableCtx_diffuse_sample_0 = s_bwdCallableCtx_diffuse_sample_0( _S3473 );
    var _S3475 : vec3<f32> = vec3<f32>((1.0f / share_16));
    var _S3476 : f32 = share_16 * share_16;
    var _S3477 : vec3<f32> = vec3<f32>(0.0f);
    var _S3478 : BsdfSample_Differential_0 = _S3464;
    _S3478.pdf_11 = 0.0f;
    var _S3479 : f32 = _S3472.value0_106.pdf_8 * _S3464.pdf_11;
    var _S3480 : f32 = share_16 * _S3464.pdf_11;
    _S3478.weight_9 = _S3477;
    var _S3481 : vec3<f32> = _S3472.value0_106.weight_5 * _S3464.weight_9;
    var _S3482 : vec3<f32> = _S3475 * _S3464.weight_9;
    var _S3483 : f32 = - ((_S3481[i32(0)] + _S3481[i32(1)] + _S3481[i32(2)]) / _S3476);
    var _S3484 : BsdfSample_Differential_0 = BsdfSample_x24_syn_dzero_0();
    _S3484.pdf_11 = _S3480;
    _S3484.weight_9 = _S3482;
    var _S3485 : BsdfSample_Differential_0 = BsdfSample_x24_syn_dadd_0(_S3478, _S3484);
    var _S3486 : vec3<f32> = _S3477;
    var _S3487 : vec3<f32> = _S3477;
    var _S3488 : vec2<f32> = vec2<f32>(0.0f);
    s_bwdProp_diffuse_sample_0(_S3474, &(_S3486), &(_S3487), &(_S3488), _S3485);
    var _S3489 : vec3<f32> = _S3486;
    var _S3490 : vec2<f32> = _S3488;
    var _S3491 : vec3<f32> = _S3470 * _S3487;
    var _S3492 : f32 = _S3479 + _S3483;
    var _S3493 : vec3<f32>;
    if(_S3468)
    {
        side_10 = - _S3492;
        albedo_4 = _S3477;
        _S3493 = _S3489;
    }
    else
    {
        side_10 = _S3492;
        albedo_4 = _S3489;
        _S3493 = _S3477;
    }
    var _S3494 : vec3<f32> = _S3477;
    var _S3495 : vec3<f32> = _S3477;
    s_bwdProp_share_reflected_0(_S3467, &(_S3494), &(_S3495), side_10);
    var _S3496 : vec3<f32> = _S3495 + _S3493;
    (*_S3460) = _S3494 + albedo_4;
    (*_S3461) = _S3496;
    (*_S3462) = _S3491;
    (*_S3463) = _S3490;
    return;
}

fn s_bwdProp_bsdf_sample_0( _S3497 : s_bwdCallableCtx_bsdf_sample_0,  _S3498 : ptr<function, Bsdf_Differential_0>,  _S3499 : ptr<function, vec3<f32>>,  _S3500 : ptr<function, vec2<f32>>,  _S3501 : BsdfSample_Differential_0)
{
    var _S3502 : vec3<f32> = vec3<f32>(0.0f);
    var _S3503 : vec2<f32> = vec2<f32>(0.0f);
    var _S3504 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0 = s_paramCtx_s_bwdCallableCtx_diffuse_sample_0( _S3502, _S3503 );
    var _S3505 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0 = s_paramCtx_s_bwdCallableCtx_conductor_sample_0( _S3502, _S3502, _S3503, false, _S3502, _S3503 );
    var _S3506 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0( 0.0f, _S3502, 0.0f );
    var _S3507 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0( 0.0f, _S3503, _S3502, _S3503, 0.0f );
    var _S3508 : s_paramCtx_s_bwdCallableCtx_diffuse_transmission_sample_0 = s_paramCtx_s_bwdCallableCtx_diffuse_transmission_sample_0( _S3502, _S3502, _S3502, _S3503, 0.0f );
    var _S3509 : s_paramCtx_s_bwdCallableCtx_thin_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_thin_dielectric_sample_0( 0.0f, _S3502, 0.0f );
    var _S3510 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_sample_0 = s_paramCtx_s_bwdCallableCtx_coated_diffuse_sample_0( _S3502, _S3503, _S3502, _S3503, 0.0f );
    var _S3511 : CoatedDiffuse_0 = CoatedDiffuse_0( _S3502, 0.0f, _S3503, u32(0), false );
    var _S3512 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S3513 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S3512, _S3502 );
    var _S3514 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S3503 );
    var _S3515 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S3513, 0.0f, _S3514, u32(0), 0.0f );
    var _S3516 : BsdfValue_0 = BsdfValue_0( _S3502, 0.0f );
    var _S3517 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S3513, 0.0f );
    var _S3518 : s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0( _S3511, _S3515, 0.0f, _S3516, _S3517 );
    var _S3519 : s_paramCtx_s_bwdCallableCtx_coated_conductor_sample_0 = s_paramCtx_s_bwdCallableCtx_coated_conductor_sample_0( _S3502, _S3502, _S3503, _S3503, u32(0), _S3502, _S3503, 0.0f );
    var _S3520 : s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0 = s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0( 0.0f, 0.0f, _S3512, u32(0) );
    var _S3521 : Refraction_0 = Refraction_0( _S3502, false );
    var _S3522 : CoatedConductor_0 = CoatedConductor_0( _S3502, _S3502, _S3503, _S3503, _S3503, _S3503, _S3503, 0.0f, 0.0f, 0.0f, _S3502, _S3521, _S3503, _S3503, 0.0f, u32(0), false );
    var _S3523 : LobeTable_0 = LobeTable_0( _S3503, _S3503, _S3503, _S3503 );
    var _S3524 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S3523, 0.0f, _S3513, _S3523 );
    var _S3525 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S3513, _S3523, u32(0) );
    var _S3526 : s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0( _S3520, _S3522, _S3524, _S3516, _S3525 );
    var _S3527 : bool = (_S3497.value0_137.value1_50.z) != 0.0f;
    var _S3528 : bool;
    var _S3529 : bool;
    var _S3530 : bool;
    var _S3531 : bool;
    var _S3532 : bool;
    var _S3533 : bool;
    var _S3534 : bool;
    var _S3535 : bool;
    var _S3536 : s_bwdCallableCtx_diffuse_transmission_sample_0;
    var _S3537 : s_bwdCallableCtx_thin_dielectric_sample_0;
    var _S3538 : s_bwdCallableCtx_coated_diffuse_sample_0;
    var _S3539 : s_bwdCallableCtx_coated_conductor_sample_0;
    var _S3540 : s_bwdCallableCtx_smooth_dielectric_sample_0;
    var _S3541 : s_bwdCallableCtx_rough_dielectric_sample_0;
    var _S3542 : s_bwdCallableCtx_conductor_sample_0;
    var _S3543 : s_bwdCallableCtx_diffuse_sample_0;
    if(_S3527)
    {
        var smooth_4 : bool = is_smooth_0(_S3497.value0_137.value0_136.alpha_4);
        var _S3544 : bool = (_S3497.value0_137.value0_136.kind_5) == u32(0);
        if(_S3544)
        {
            var _S3545 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0;
            _S3545.value0_142 = _S3497.value0_137.value1_50;
            _S3545.value1_54 = _S3497.value0_137.value2_22;
            _S3543.value0_157 = _S3545;
            _S3528 = false;
            _S3542.value0_156 = _S3505;
            _S3529 = false;
            _S3530 = false;
            _S3540.value0_154 = _S3506;
            _S3541.value0_155 = _S3507;
            _S3531 = false;
            _S3539.value0_153 = _S3519;
            _S3539.value1_63 = _S3526;
            _S3532 = false;
            _S3538.value0_152 = _S3510;
            _S3538.value1_62 = _S3518;
            _S3533 = false;
            _S3537.value0_151 = _S3509;
            _S3534 = false;
            _S3536.value0_150 = _S3508;
        }
        else
        {
            var _S3546 : bool = (_S3497.value0_137.value0_136.kind_5) == u32(1);
            if(_S3546)
            {
                var _S3547 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0;
                _S3547.value0_143 = _S3497.value0_137.value0_136.a_36;
                _S3547.value1_55 = _S3497.value0_137.value0_136.b_31;
                _S3547.value2_23 = _S3497.value0_137.value0_136.alpha_4;
                _S3547.value3_16 = smooth_4;
                _S3547.value4_10 = _S3497.value0_137.value1_50;
                _S3547.value5_6 = _S3497.value0_137.value2_22;
                _S3542.value0_156 = _S3547;
                _S3528 = false;
                _S3529 = false;
                _S3540.value0_154 = _S3506;
                _S3541.value0_155 = _S3507;
                _S3530 = false;
                _S3539.value0_153 = _S3519;
                _S3539.value1_63 = _S3526;
                _S3531 = false;
                _S3538.value0_152 = _S3510;
                _S3538.value1_62 = _S3518;
                _S3532 = false;
                _S3537.value0_151 = _S3509;
                _S3533 = false;
                _S3536.value0_150 = _S3508;
            }
            else
            {
                var _S3548 : bool = (_S3497.value0_137.value0_136.kind_5) == u32(2);
                if(_S3548)
                {
                    if(smooth_4)
                    {
                        _S3528 = true;
                    }
                    else
                    {
                        _S3528 = (_S3497.value0_137.value0_136.eta_4) == 1.0f;
                    }
                    if(_S3528)
                    {
                        var _S3549 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0;
                        _S3549.value0_144 = _S3497.value0_137.value0_136.eta_4;
                        _S3549.value1_56 = _S3497.value0_137.value1_50;
                        _S3549.value2_24 = _S3497.value0_137.value3_15;
                        _S3540.value0_154 = _S3549;
                        _S3541.value0_155 = _S3507;
                    }
                    else
                    {
                        var _S3550 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0;
                        _S3550.value0_145 = _S3497.value0_137.value0_136.eta_4;
                        _S3550.value1_57 = _S3497.value0_137.value0_136.alpha_4;
                        _S3550.value2_25 = _S3497.value0_137.value1_50;
                        _S3550.value3_17 = _S3497.value0_137.value2_22;
                        _S3550.value4_11 = _S3497.value0_137.value3_15;
                        _S3540.value0_154 = _S3506;
                        _S3541.value0_155 = _S3550;
                    }
                    _S3529 = false;
                    _S3539.value0_153 = _S3519;
                    _S3539.value1_63 = _S3526;
                    _S3530 = false;
                    _S3538.value0_152 = _S3510;
                    _S3538.value1_62 = _S3518;
                    _S3531 = false;
                    _S3537.value0_151 = _S3509;
                    _S3532 = false;
                    _S3536.value0_150 = _S3508;
                }
                else
                {
                    if(((FEATURES_0 & (u32(4)))) != u32(0))
                    {
                        _S3528 = (_S3497.value0_137.value0_136.kind_5) == u32(3);
                    }
                    else
                    {
                        _S3528 = false;
                    }
                    if(_S3528)
                    {
                        var _S3551 : s_paramCtx_s_bwdCallableCtx_diffuse_transmission_sample_0;
                        _S3551.value0_146 = _S3497.value0_137.value0_136.a_36;
                        _S3551.value1_58 = _S3497.value0_137.value0_136.b_31;
                        _S3551.value2_26 = _S3497.value0_137.value1_50;
                        _S3551.value3_18 = _S3497.value0_137.value2_22;
                        _S3551.value4_12 = _S3497.value0_137.value3_15;
                        _S3536.value0_150 = _S3551;
                    }
                    else
                    {
                        _S3536.value0_150 = _S3508;
                    }
                    if(((FEATURES_0 & (u32(4)))) != u32(0))
                    {
                        _S3529 = (_S3497.value0_137.value0_136.kind_5) == u32(4);
                    }
                    else
                    {
                        _S3529 = false;
                    }
                    if(_S3529)
                    {
                        var _S3552 : s_paramCtx_s_bwdCallableCtx_thin_dielectric_sample_0;
                        _S3552.value0_147 = _S3497.value0_137.value0_136.eta_4;
                        _S3552.value1_59 = _S3497.value0_137.value1_50;
                        _S3552.value2_27 = _S3497.value0_137.value3_15;
                        _S3537.value0_151 = _S3552;
                    }
                    else
                    {
                        _S3537.value0_151 = _S3509;
                    }
                    if(((FEATURES_0 & (u32(256)))) != u32(0))
                    {
                        _S3530 = (_S3497.value0_137.value0_136.kind_5) == u32(5);
                    }
                    else
                    {
                        _S3530 = false;
                    }
                    if(_S3530)
                    {
                        var _S3553 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_sample_0;
                        _S3553.value0_148 = _S3497.value0_137.value0_136.a_36;
                        _S3553.value1_60 = _S3497.value0_137.value0_136.alpha_4;
                        _S3553.value3_19 = _S3497.value0_137.value1_50;
                        _S3553.value4_13 = _S3497.value0_137.value2_22;
                        _S3553.value5_7 = _S3497.value0_137.value3_15;
                        _S3538.value0_152 = _S3553;
                        _S3538.value1_62 = _S3497.value1_51.value0_52;
                    }
                    else
                    {
                        _S3538.value0_152 = _S3510;
                        _S3538.value1_62 = _S3518;
                    }
                    if(((FEATURES_0 & (u32(512)))) != u32(0))
                    {
                        _S3531 = (_S3497.value0_137.value0_136.kind_5) == u32(6);
                    }
                    else
                    {
                        _S3531 = false;
                    }
                    if(_S3531)
                    {
                        var _S3554 : s_paramCtx_s_bwdCallableCtx_coated_conductor_sample_0;
                        _S3554.value0_149 = _S3497.value0_137.value0_136.a_36;
                        _S3554.value1_61 = _S3497.value0_137.value0_136.b_31;
                        _S3554.value2_28 = _S3497.value0_137.value0_136.alpha_4;
                        _S3554.value3_20 = _S3497.value0_137.value0_136.coat_alpha_2;
                        _S3554.value4_14 = _S3497.value0_137.value0_136.coat_5;
                        _S3554.value5_8 = _S3497.value0_137.value1_50;
                        _S3554.value6_0 = _S3497.value0_137.value2_22;
                        _S3554.value7_0 = _S3497.value0_137.value3_15;
                        _S3539.value0_153 = _S3554;
                        _S3539.value1_63 = _S3497.value1_51.value1_21;
                    }
                    else
                    {
                        _S3539.value0_153 = _S3519;
                        _S3539.value1_63 = _S3526;
                    }
                    var _S3555 : bool = _S3528;
                    var _S3556 : bool = _S3529;
                    _S3528 = false;
                    _S3540.value0_154 = _S3506;
                    _S3541.value0_155 = _S3507;
                    _S3529 = _S3531;
                    _S3531 = _S3556;
                    _S3532 = _S3555;
                }
                var _S3557 : bool = _S3528;
                var _S3558 : bool = _S3529;
                var _S3559 : bool = _S3530;
                var _S3560 : bool = _S3531;
                var _S3561 : bool = _S3532;
                _S3542.value0_156 = _S3505;
                _S3528 = _S3548;
                _S3529 = _S3557;
                _S3530 = _S3558;
                _S3531 = _S3559;
                _S3532 = _S3560;
                _S3533 = _S3561;
            }
            var _S3562 : bool = _S3528;
            var _S3563 : bool = _S3529;
            var _S3564 : bool = _S3530;
            var _S3565 : bool = _S3531;
            var _S3566 : bool = _S3532;
            var _S3567 : bool = _S3533;
            _S3543.value0_157 = _S3504;
            _S3528 = _S3546;
            _S3529 = _S3562;
            _S3530 = _S3563;
            _S3531 = _S3564;
            _S3532 = _S3565;
            _S3533 = _S3566;
            _S3534 = _S3567;
        }
        var _S3568 : bool = _S3528;
        var _S3569 : bool = _S3529;
        var _S3570 : bool = _S3530;
        var _S3571 : bool = _S3531;
        var _S3572 : bool = _S3532;
        var _S3573 : bool = _S3533;
        var _S3574 : bool = _S3534;
        _S3528 = _S3544;
        _S3529 = _S3568;
        _S3530 = _S3569;
        _S3531 = _S3570;
        _S3532 = _S3571;
        _S3533 = _S3572;
        _S3534 = _S3573;
        _S3535 = _S3574;
    }
    else
    {
        _S3528 = false;
        _S3543.value0_157 = _S3504;
        _S3529 = false;
        _S3542.value0_156 = _S3505;
        _S3530 = false;
        _S3531 = false;
        _S3540.value0_154 = _S3506;
        _S3541.value0_155 = _S3507;
        _S3532 = false;
        _S3539.value0_153 = _S3519;
        _S3539.value1_63 = _S3526;
        _S3533 = false;
        _S3538.value0_152 = _S3510;
        _S3538.value1_62 = _S3518;
        _S3534 = false;
        _S3537.value0_151 = _S3509;
        _S3535 = false;
        _S3536.value0_150 = _S3508;
    }
    var _S3575 : BsdfSample_Differential_0 = BsdfSample_x24_syn_dzero_0();
    var _S3576 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S3577 : vec2<f32>;
    var _S3578 : vec3<f32>;
    var _S3579 : Bsdf_Differential_0;
    if(_S3527)
    {
        var _S3580 : vec2<f32>;
        if(_S3528)
        {
            var _S3581 : vec3<f32> = _S3502;
            var _S3582 : vec3<f32> = _S3502;
            var _S3583 : vec2<f32> = _S3503;
            s_bwdProp_diffuse_sample_0(_S3543, &(_S3581), &(_S3582), &(_S3583), _S3501);
            var _S3584 : Bsdf_Differential_0 = _S3576;
            _S3584.a_37 = _S3581;
            var _S3585 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S3576, _S3584);
            _S3577 = _S3503;
            _S3579 = _S3585;
            _S3578 = _S3582;
            _S3580 = _S3583;
        }
        else
        {
            if(_S3529)
            {
                var _S3586 : vec3<f32> = _S3502;
                var _S3587 : vec3<f32> = _S3502;
                var _S3588 : vec2<f32> = _S3503;
                var _S3589 : vec3<f32> = _S3502;
                var _S3590 : vec2<f32> = _S3503;
                s_bwdProp_conductor_sample_0(_S3542, &(_S3586), &(_S3587), &(_S3588), &(_S3589), &(_S3590), _S3501);
                var _S3591 : Bsdf_Differential_0 = _S3576;
                _S3591.b_32 = _S3587;
                _S3591.a_37 = _S3586;
                var _S3592 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S3576, _S3591);
                _S3577 = _S3588;
                _S3579 = _S3592;
                _S3578 = _S3589;
                _S3580 = _S3590;
            }
            else
            {
                if(_S3530)
                {
                    if(_S3531)
                    {
                        var _S3593 : vec3<f32> = _S3502;
                        s_bwdProp_smooth_dielectric_sample_0(_S3540, &(_S3593), _S3501);
                        _S3577 = _S3503;
                        _S3578 = _S3593;
                        _S3580 = _S3503;
                    }
                    else
                    {
                        var _S3594 : vec2<f32> = _S3503;
                        var _S3595 : vec3<f32> = _S3502;
                        var _S3596 : vec2<f32> = _S3503;
                        s_bwdProp_rough_dielectric_sample_0(_S3541, &(_S3594), &(_S3595), &(_S3596), _S3501);
                        _S3577 = _S3594;
                        _S3578 = _S3595;
                        _S3580 = _S3596;
                    }
                    _S3579 = _S3576;
                }
                else
                {
                    var _S3597 : BsdfSample_Differential_0;
                    if(_S3532)
                    {
                        var _S3598 : vec3<f32> = _S3502;
                        var _S3599 : vec3<f32> = _S3502;
                        var _S3600 : vec2<f32> = _S3503;
                        var _S3601 : vec2<f32> = _S3503;
                        var _S3602 : vec3<f32> = _S3502;
                        var _S3603 : vec2<f32> = _S3503;
                        s_bwdProp_coated_conductor_sample_0(_S3539, &(_S3598), &(_S3599), &(_S3600), &(_S3601), &(_S3602), &(_S3603), _S3501);
                        var _S3604 : Bsdf_Differential_0 = _S3576;
                        _S3604.coat_alpha_3 = _S3601;
                        _S3604.b_32 = _S3599;
                        _S3604.a_37 = _S3598;
                        var _S3605 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S3576, _S3604);
                        _S3597 = _S3575;
                        _S3577 = _S3603;
                        _S3580 = _S3600;
                        _S3578 = _S3602;
                        _S3579 = _S3605;
                    }
                    else
                    {
                        _S3597 = BsdfSample_x24_syn_dadd_0(_S3501, _S3575);
                        _S3577 = _S3503;
                        _S3580 = _S3503;
                        _S3578 = _S3502;
                        _S3579 = _S3576;
                    }
                    if(_S3533)
                    {
                        var _S3606 : vec3<f32> = _S3502;
                        var _S3607 : vec2<f32> = _S3503;
                        var _S3608 : vec3<f32> = _S3502;
                        var _S3609 : vec2<f32> = _S3503;
                        s_bwdProp_coated_diffuse_sample_0(_S3538, &(_S3606), &(_S3607), &(_S3608), &(_S3609), _S3597);
                        var _S3610 : vec2<f32> = _S3609 + _S3577;
                        var _S3611 : vec2<f32> = _S3607 + _S3580;
                        var _S3612 : vec3<f32> = _S3608 + _S3578;
                        var _S3613 : Bsdf_Differential_0 = _S3576;
                        _S3613.a_37 = _S3606;
                        var _S3614 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S3579, _S3613);
                        _S3597 = _S3575;
                        _S3578 = _S3612;
                        _S3579 = _S3614;
                        _S3577 = _S3610;
                        _S3580 = _S3611;
                    }
                    else
                    {
                        _S3597 = BsdfSample_x24_syn_dadd_0(_S3597, _S3575);
                    }
                    if(_S3534)
                    {
                        var _S3615 : vec3<f32> = _S3502;
                        s_bwdProp_thin_dielectric_sample_0(_S3537, &(_S3615), _S3597);
                        var _S3616 : vec3<f32> = _S3615 + _S3578;
                        _S3597 = _S3575;
                        _S3578 = _S3616;
                    }
                    else
                    {
                        _S3597 = BsdfSample_x24_syn_dadd_0(_S3597, _S3575);
                    }
                    if(_S3535)
                    {
                        var _S3617 : vec3<f32> = _S3502;
                        var _S3618 : vec3<f32> = _S3502;
                        var _S3619 : vec3<f32> = _S3502;
                        var _S3620 : vec2<f32> = _S3503;
                        s_bwdProp_diffuse_transmission_sample_0(_S3536, &(_S3617), &(_S3618), &(_S3619), &(_S3620), _S3597);
                        var _S3621 : Bsdf_Differential_0 = _S3576;
                        _S3621.b_32 = _S3618;
                        _S3621.a_37 = _S3617;
                        var _S3622 : vec2<f32> = _S3620 + _S3577;
                        var _S3623 : vec3<f32> = _S3619 + _S3578;
                        _S3579 = Bsdf_x24_syn_dadd_0(_S3579, _S3621);
                        _S3578 = _S3623;
                        _S3577 = _S3622;
                    }
                    var _S3624 : vec2<f32> = _S3577;
                    _S3577 = _S3580;
                    _S3580 = _S3624;
                }
            }
        }
        var _S3625 : Bsdf_Differential_0 = _S3576;
        _S3625.alpha_6 = _S3577;
        _S3579 = Bsdf_x24_syn_dadd_0(_S3579, _S3625);
        _S3577 = _S3580;
    }
    else
    {
        _S3578 = _S3502;
        _S3579 = _S3576;
        _S3577 = _S3503;
    }
    (*_S3498) = _S3579;
    (*_S3499) = _S3578;
    (*_S3500) = _S3577;
    return;
}

fn s_bwdProp_scatter_0( _S3626 : s_bwdCallableCtx_scatter_0,  _S3627 : ptr<function, Bsdf_Differential_0>,  _S3628 : ptr<function, Frame_0>,  _S3629 : ptr<function, Surface_Differential_0>,  _S3630 : ptr<function, vec3<f32>>,  _S3631 : ptr<function, vec2<f32>>,  _S3632 : Departure_Differential_0)
{
    var _S3633 : s_paramCtx_s_bwdCallableCtx_bsdf_sample_0;
    _S3633.value0_136 = _S3626.value0_132.value0_127;
    _S3633.value1_50 = _S3626.value0_132.value3_14;
    _S3633.value2_22 = _S3626.value0_132.value4_9;
    _S3633.value3_15 = _S3626.value0_132.value5_5;
    var _S3634 : s_bwdCallableCtx_bsdf_sample_0 = s_bwdCallableCtx_bsdf_sample_0( _S3633, _S3626.value1_49.value1_22 );
    var _S3635 : Tuple_79 = s_apply_to_world_0(_S3626.value0_132.value1_46, _S3626.value1_49.value0_53.wi_0);
    var _S3636 : s_paramCtx_s_bwdCallableCtx_to_world_0;
    _S3636.value0_138 = _S3626.value0_132.value1_46;
    _S3636.value1_52 = _S3626.value1_49.value0_53.wi_0;
    var _S3637 : s_bwdCallableCtx_to_world_0 = s_bwdCallableCtx_to_world_0( _S3636 );
    var _S3638 : s_paramCtx_s_bwdCallableCtx_ray_origin_0;
    _S3638.value0_140 = _S3626.value0_132.value2_20;
    _S3638.value1_53 = _S3635.value0_118;
    var _S3639 : s_bwdCallableCtx_ray_origin_0 = s_bwdCallableCtx_ray_origin_0( _S3638 );
    var _S3640 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S3641 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S3642 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S3643 : vec3<f32> = vec3<f32>(0.0f);
    var _S3644 : Frame_0 = Frame_0( _S3643, _S3643, _S3643 );
    var _S3645 : Surface_Differential_0;
    _S3645.position_5 = _S3643;
    _S3645.frame_10 = _S3644;
    _S3645.b1_2 = 0.0f;
    _S3645.b2_2 = 0.0f;
    var _S3646 : vec3<f32> = _S3643;
    s_bwdProp_ray_origin_0(_S3639, &(_S3645), &(_S3646), _S3632.origin_5);
    var _S3647 : vec3<f32> = _S3632.direction_19 + _S3646;
    var _S3648 : Frame_0;
    _S3648.s_8 = _S3643;
    _S3648.t_9 = _S3643;
    _S3648.n_5 = _S3643;
    var _S3649 : vec3<f32> = _S3643;
    s_bwdProp_to_world_0(_S3637, &(_S3648), &(_S3649), _S3647);
    var _S3650 : BsdfSample_Differential_0 = BsdfSample_x24_syn_dzero_0();
    _S3650.pdf_11 = _S3632.pdf_10;
    _S3650.wi_3 = _S3649;
    _S3650.weight_9 = _S3632.weight_8;
    var _S3651 : vec2<f32> = vec2<f32>(0.0f);
    var _S3652 : Bsdf_Differential_0;
    _S3652.a_37 = _S3643;
    _S3652.b_32 = _S3643;
    _S3652.alpha_6 = _S3651;
    _S3652.coat_alpha_3 = _S3651;
    var _S3653 : vec3<f32> = _S3643;
    var _S3654 : vec2<f32> = _S3651;
    s_bwdProp_bsdf_sample_0(_S3634, &(_S3652), &(_S3653), &(_S3654), _S3650);
    var _S3655 : Frame_0 = Frame_x24_syn_dadd_0(_S3648, _S3642);
    var _S3656 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S3645, _S3641);
    (*_S3627) = Bsdf_x24_syn_dadd_0(_S3652, _S3640);
    (*_S3628) = _S3655;
    (*_S3629) = _S3656;
    (*_S3630) = _S3653;
    (*_S3631) = _S3654;
    return;
}

struct DirectLight_Differential_0
{
     radiance_14 : vec3<f32>,
     direction_21 : vec3<f32>,
     distance_10 : f32,
};

fn DirectLight_x24_syn_dzero_0() -> DirectLight_Differential_0
{
    var result_32 : DirectLight_Differential_0;
    var _S3657 : vec3<f32> = vec3<f32>(0.0f);
    result_32.radiance_14 = _S3657;
    result_32.direction_21 = _S3657;
    result_32.distance_10 = 0.0f;
    return result_32;
}

struct s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0
{
     value0_213 : Bsdf_0,
     value1_92 : vec3<f32>,
     value2_39 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_sample_light_0
{
     value0_214 : ChosenLight_0,
     value1_93 : vec3<f32>,
     value2_40 : vec2<f32>,
};

struct s_bwdCallableCtx_sample_light_0
{
     value0_215 : s_paramCtx_s_bwdCallableCtx_sample_light_0,
};

struct s_bwdCallableCtx_bsdf_evaluate_0
{
     value0_216 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0,
     value1_94 : s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0,
};

struct LightSample_Differential_0
{
     direction_22 : vec3<f32>,
     distance_11 : f32,
     radiance_15 : vec3<f32>,
     pdf_12 : f32,
};

fn LightSample_x24_syn_dzero_0() -> LightSample_Differential_0
{
    var result_33 : LightSample_Differential_0;
    var _S3658 : vec3<f32> = vec3<f32>(0.0f);
    result_33.direction_22 = _S3658;
    result_33.distance_11 = 0.0f;
    result_33.radiance_15 = _S3658;
    result_33.pdf_12 = 0.0f;
    return result_33;
}

fn LightSample_x24_syn_dadd_0( SLANG_anonymous_0_11 : LightSample_Differential_0,  SLANG_anonymous_1_11 : LightSample_Differential_0) -> LightSample_Differential_0
{
    var result_34 : LightSample_Differential_0;
    result_34.direction_22 = SLANG_anonymous_0_11.direction_22 + SLANG_anonymous_1_11.direction_22;
    result_34.distance_11 = SLANG_anonymous_0_11.distance_11 + SLANG_anonymous_1_11.distance_11;
    result_34.radiance_15 = SLANG_anonymous_0_11.radiance_15 + SLANG_anonymous_1_11.radiance_15;
    result_34.pdf_12 = SLANG_anonymous_0_11.pdf_12 + SLANG_anonymous_1_11.pdf_12;
    return result_34;
}

struct s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0
{
     value0_217 : vec3<f32>,
     value1_95 : vec3<f32>,
     value2_41 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0
{
     value0_218 : vec3<f32>,
     value1_96 : vec3<f32>,
     value2_42 : vec2<f32>,
     value3_25 : vec3<f32>,
     value4_16 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0
{
     value0_219 : f32,
     value1_97 : vec2<f32>,
     value2_43 : vec3<f32>,
     value3_26 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_diffuse_transmission_evaluate_0
{
     value0_220 : vec3<f32>,
     value1_98 : vec3<f32>,
     value2_44 : vec3<f32>,
     value3_27 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0
{
     value0_221 : vec3<f32>,
     value1_99 : vec2<f32>,
     value3_28 : vec3<f32>,
     value4_17 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_coated_conductor_evaluate_0
{
     value0_222 : vec3<f32>,
     value1_100 : vec3<f32>,
     value2_45 : vec2<f32>,
     value3_29 : vec2<f32>,
     value4_18 : u32,
     value5_10 : vec3<f32>,
     value6_1 : vec3<f32>,
};

struct s_bwdCallableCtx_diffuse_transmission_evaluate_0
{
     value0_223 : s_paramCtx_s_bwdCallableCtx_diffuse_transmission_evaluate_0,
};

struct s_bwdCallableCtx_coated_diffuse_evaluate_0
{
     value0_224 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0,
     value1_101 : s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0,
};

struct s_bwdCallableCtx_coated_conductor_evaluate_0
{
     value0_225 : s_paramCtx_s_bwdCallableCtx_coated_conductor_evaluate_0,
     value1_102 : s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0,
};

struct s_bwdCallableCtx_dielectric_evaluate_0
{
     value0_226 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0,
};

struct s_bwdCallableCtx_conductor_evaluate_0
{
     value0_227 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0,
};

struct s_bwdCallableCtx_diffuse_evaluate_0
{
     value0_228 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0,
};

fn s_bwdProp_diffuse_evaluate_0( _S3659 : s_bwdCallableCtx_diffuse_evaluate_0,  _S3660 : ptr<function, vec3<f32>>,  _S3661 : ptr<function, vec3<f32>>,  _S3662 : ptr<function, vec3<f32>>,  _S3663 : BsdfValue_0)
{
    var _S3664 : vec3<f32> = vec3<f32>(0.0f);
    var _S3665 : f32 = _S3659.value0_228.value1_95.z;
    var _S3666 : f32 = _S3659.value0_228.value2_41.z;
    var _S3667 : bool = (_S3665 * _S3666) > 0.0f;
    var _S3668 : vec3<f32>;
    var _S3669 : s_bwdCallableCtx_abs_0;
    if(_S3667)
    {
        var _S3670 : Tuple_2 = s_apply_abs_0(_S3666);
        var _S3671 : s_bwdCallableCtx_abs_0;
        _S3671._S18 = _S3666;
        _S3668 = vec3<f32>((_S3670.value0_2 * 0.31830990314483643f));
        _S3669 = _S3671;
    }
    else
    {
        _S3668 = _S3664;
        _S3669._S18 = 0.0f;
    }
    var _S3672 : f32;
    if(_S3667)
    {
        var _S3673 : vec3<f32> = _S3659.value0_228.value0_217 * _S3663.f_cos_0;
        var _S3674 : vec3<f32> = _S3668 * _S3663.f_cos_0;
        var _S3675 : f32 = 0.31830990314483643f * (_S3663.pdf_6 + (_S3673[i32(0)] + _S3673[i32(1)] + _S3673[i32(2)]));
        var _S3676 : f32 = 0.0f;
        s_bwdProp_abs_0(_S3669, &(_S3676), _S3675);
        _S3672 = _S3676;
        _S3668 = _S3674;
    }
    else
    {
        _S3672 = 0.0f;
        _S3668 = _S3664;
    }
    var _S3677 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S3665 * 0.0f + _S3672);
    var _S3678 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S3666 * 0.0f);
    (*_S3660) = _S3668;
    (*_S3661) = _S3678;
    (*_S3662) = _S3677;
    return;
}

fn s_bwdProp_conductor_evaluate_0( _S3679 : s_bwdCallableCtx_conductor_evaluate_0,  _S3680 : ptr<function, vec3<f32>>,  _S3681 : ptr<function, vec3<f32>>,  _S3682 : ptr<function, vec2<f32>>,  _S3683 : ptr<function, vec3<f32>>,  _S3684 : ptr<function, vec3<f32>>,  _S3685 : BsdfValue_0)
{
    var _S3686 : vec3<f32> = vec3<f32>(0.0f);
    var _S3687 : vec2<f32> = vec2<f32>(0.0f);
    var _S3688 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S3687 );
    var _S3689 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S3687, _S3686 );
    var _S3690 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S3687, _S3686 );
    var _S3691 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S3686, _S3686 );
    var half_vector_2 : vec3<f32> = _S3679.value0_227.value3_25 + _S3679.value0_227.value4_16;
    var _S3692 : Tuple_5 = s_apply_dot_0(half_vector_2, half_vector_2);
    var _S3693 : s_bwdCallableCtx_dot_0;
    _S3693._S39 = half_vector_2;
    _S3693._S40 = half_vector_2;
    var _S3694 : s_bwdCallableCtx_dot_0 = _S3693;
    var _S3695 : f32 = _S3679.value0_227.value3_25.z;
    var _S3696 : f32 = _S3679.value0_227.value4_16.z;
    var _S3697 : bool;
    if((_S3695 * _S3696) > 0.0f)
    {
        _S3697 = (_S3692.value0_5) > 0.0f;
    }
    else
    {
        _S3697 = false;
    }
    var _S3698 : f32;
    var _S3699 : f32;
    var _S3700 : f32;
    var _S3701 : f32;
    var _S3702 : f32;
    var _S3703 : f32;
    var _S3704 : f32;
    var _S3705 : f32;
    var _S3706 : f32;
    var _S3707 : vec3<f32>;
    var _S3708 : vec3<f32>;
    var _S3709 : vec3<f32>;
    var _S3710 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S3711 : s_bwdCallableCtx_abs_0;
    var _S3712 : s_bwdCallableCtx_abs_0;
    var _S3713 : s_bwdCallableCtx_dot_0;
    var _S3714 : s_bwdCallableCtx_ggx_density_0;
    var _S3715 : s_bwdCallableCtx_ggx_lambda_0;
    var _S3716 : s_bwdCallableCtx_ggx_lambda_0;
    var _S3717 : s_bwdCallableCtx_ggx_widths_0;
    var _S3718 : s_bwdCallableCtx_sqrt_0;
    if(_S3697)
    {
        var _S3719 : Tuple_4 = s_apply_sqrt_0(_S3692.value0_5);
        var _S3720 : s_bwdCallableCtx_sqrt_0;
        _S3720._S35 = _S3692.value0_5;
        var _S3721 : vec3<f32> = vec3<f32>((1.0f / _S3719.value0_4));
        var _S3722 : f32 = _S3719.value0_4 * _S3719.value0_4;
        var m_7 : vec3<f32> = half_vector_2 * _S3721;
        var _S3723 : Tuple_38 = s_apply_ggx_widths_0(_S3679.value0_227.value2_42);
        var _S3724 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
        _S3724.value0_163 = _S3679.value0_227.value2_42;
        var _S3725 : Tuple_39 = s_apply_ggx_lambda_0(_S3723.value0_77, _S3679.value0_227.value3_25);
        var _S3726 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S3726.value0_166 = _S3723.value0_77;
        _S3726.value1_67 = _S3679.value0_227.value3_25;
        var _S3727 : Tuple_39 = s_apply_ggx_lambda_0(_S3723.value0_77, _S3679.value0_227.value4_16);
        var _S3728 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S3728.value0_166 = _S3723.value0_77;
        _S3728.value1_67 = _S3679.value0_227.value4_16;
        var _S3729 : Tuple_40 = s_apply_ggx_density_0(_S3723.value0_77, m_7);
        var _S3730 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
        _S3730.value0_167 = _S3723.value0_77;
        _S3730.value1_68 = m_7;
        var _S3731 : Tuple_2 = s_apply_abs_0(_S3695);
        var _S3732 : s_bwdCallableCtx_abs_0;
        _S3732._S18 = _S3695;
        var _S3733 : f32 = 4.0f * _S3731.value0_2;
        var common_7 : f32 = _S3729.value0_79 / _S3733;
        var _S3734 : f32 = _S3733 * _S3733;
        var _S3735 : Tuple_5 = s_apply_dot_0(_S3679.value0_227.value3_25, m_7);
        var _S3736 : s_bwdCallableCtx_dot_0;
        _S3736._S39 = _S3679.value0_227.value3_25;
        _S3736._S40 = m_7;
        var _S3737 : Tuple_2 = s_apply_abs_0(_S3735.value0_5);
        var _S3738 : s_bwdCallableCtx_abs_0;
        _S3738._S18 = _S3735.value0_5;
        var _S3739 : Tuple_41 = s_apply_fresnel_conductor_0(_S3737.value0_2, _S3679.value0_227.value0_218, _S3679.value0_227.value1_96);
        var _S3740 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S3740.value0_162 = _S3737.value0_2;
        _S3740.value1_64 = _S3679.value0_227.value0_218;
        _S3740.value2_29 = _S3679.value0_227.value1_96;
        var _S3741 : f32 = 1.0f + _S3725.value0_78;
        var _S3742 : f32 = _S3741 + _S3727.value0_78;
        var _S3743 : vec3<f32> = vec3<f32>((common_7 / _S3742));
        var _S3744 : f32 = _S3742 * _S3742;
        _S3698 = _S3741 * _S3741;
        _S3699 = common_7;
        _S3700 = _S3741;
        _S3707 = _S3739.value0_80;
        _S3708 = _S3743;
        _S3701 = _S3744;
        _S3702 = _S3742;
        _S3710.value0_170 = _S3740;
        _S3711 = _S3738;
        _S3713 = _S3736;
        _S3703 = _S3734;
        _S3704 = _S3729.value0_79;
        _S3705 = _S3733;
        _S3712 = _S3732;
        _S3714.value0_168 = _S3730;
        _S3715.value0_169 = _S3728;
        _S3716.value0_169 = _S3726;
        _S3717.value0_173 = _S3724;
        _S3709 = _S3721;
        _S3706 = _S3722;
        _S3718 = _S3720;
    }
    else
    {
        _S3698 = 0.0f;
        _S3699 = 0.0f;
        _S3700 = 0.0f;
        _S3707 = _S3686;
        _S3708 = _S3686;
        _S3701 = 0.0f;
        _S3702 = 0.0f;
        _S3710.value0_170 = _S3691;
        _S3711._S18 = 0.0f;
        _S3713._S39 = _S3686;
        _S3713._S40 = _S3686;
        _S3703 = 0.0f;
        _S3704 = 0.0f;
        _S3705 = 0.0f;
        _S3712._S18 = 0.0f;
        _S3714.value0_168 = _S3690;
        _S3715.value0_169 = _S3689;
        _S3716.value0_169 = _S3689;
        _S3717.value0_173 = _S3688;
        _S3709 = _S3686;
        _S3706 = 0.0f;
        _S3718._S35 = 0.0f;
    }
    var _S3745 : vec3<f32>;
    var _S3746 : vec3<f32>;
    var _S3747 : vec2<f32>;
    if(_S3697)
    {
        var _S3748 : f32 = _S3685.pdf_6 / _S3698;
        var _S3749 : f32 = _S3700 * _S3748;
        var _S3750 : vec3<f32> = _S3707 * _S3685.f_cos_0;
        var _S3751 : vec3<f32> = _S3708 * _S3685.f_cos_0;
        var _S3752 : f32 = (_S3750[i32(0)] + _S3750[i32(1)] + _S3750[i32(2)]) / _S3701;
        var _S3753 : f32 = _S3699 * - _S3752;
        var _S3754 : f32 = _S3702 * _S3752;
        var _S3755 : f32 = _S3699 * - _S3748 + _S3753;
        var _S3756 : f32 = 0.0f;
        var _S3757 : vec3<f32> = _S3686;
        var _S3758 : vec3<f32> = _S3686;
        s_bwdProp_fresnel_conductor_0(_S3710, &(_S3756), &(_S3757), &(_S3758), _S3751);
        var _S3759 : f32 = 0.0f;
        s_bwdProp_abs_0(_S3711, &(_S3759), _S3756);
        var _S3760 : vec3<f32> = _S3686;
        var _S3761 : vec3<f32> = _S3686;
        s_bwdProp_dot_0(_S3713, &(_S3760), &(_S3761), _S3759);
        var _S3762 : f32 = (_S3749 + _S3754) / _S3703;
        var _S3763 : f32 = _S3705 * _S3762;
        var _S3764 : f32 = 4.0f * (_S3704 * - _S3762);
        var _S3765 : f32 = 0.0f;
        s_bwdProp_abs_0(_S3712, &(_S3765), _S3764);
        var _S3766 : vec2<f32> = _S3687;
        var _S3767 : vec3<f32> = _S3686;
        s_bwdProp_ggx_density_0(_S3714, &(_S3766), &(_S3767), _S3763);
        var _S3768 : vec2<f32> = _S3687;
        var _S3769 : vec3<f32> = _S3686;
        s_bwdProp_ggx_lambda_0(_S3715, &(_S3768), &(_S3769), _S3753);
        var _S3770 : vec2<f32> = _S3687;
        var _S3771 : vec3<f32> = _S3686;
        s_bwdProp_ggx_lambda_0(_S3716, &(_S3770), &(_S3771), _S3755);
        var _S3772 : vec2<f32> = _S3766 + _S3768 + _S3770;
        var _S3773 : vec2<f32> = _S3687;
        s_bwdProp_ggx_widths_0(_S3717, &(_S3773), _S3772);
        var _S3774 : vec3<f32> = _S3761 + _S3767;
        var _S3775 : vec3<f32> = half_vector_2 * _S3774;
        var _S3776 : vec3<f32> = _S3709 * _S3774;
        var _S3777 : f32 = - ((_S3775[i32(0)] + _S3775[i32(1)] + _S3775[i32(2)]) / _S3706);
        var _S3778 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S3718, &(_S3778), _S3777);
        var _S3779 : vec3<f32> = _S3760 + _S3771;
        _S3698 = _S3765;
        _S3699 = _S3778;
        _S3707 = _S3776;
        _S3708 = _S3769;
        _S3709 = _S3779;
        _S3745 = _S3757;
        _S3746 = _S3758;
        _S3747 = _S3773;
    }
    else
    {
        _S3698 = 0.0f;
        _S3699 = 0.0f;
        _S3707 = _S3686;
        _S3708 = _S3686;
        _S3709 = _S3686;
        _S3745 = _S3686;
        _S3746 = _S3686;
        _S3747 = _S3687;
    }
    var _S3780 : f32 = _S3695 * 0.0f;
    var _S3781 : f32 = _S3696 * 0.0f + _S3698;
    var _S3782 : vec3<f32> = _S3686;
    var _S3783 : vec3<f32> = _S3686;
    s_bwdProp_dot_0(_S3694, &(_S3782), &(_S3783), _S3699);
    var _S3784 : vec3<f32> = _S3782 + _S3783 + _S3707;
    var _S3785 : vec3<f32> = _S3784 + _S3708 + vec3<f32>(0.0f, 0.0f, _S3780);
    var _S3786 : vec3<f32> = _S3784 + _S3709 + vec3<f32>(0.0f, 0.0f, _S3781);
    (*_S3680) = _S3745;
    (*_S3681) = _S3746;
    (*_S3682) = _S3747;
    (*_S3683) = _S3786;
    (*_S3684) = _S3785;
    return;
}

fn s_bwdProp_dielectric_evaluate_0( _S3787 : s_bwdCallableCtx_dielectric_evaluate_0,  _S3788 : ptr<function, vec2<f32>>,  _S3789 : ptr<function, vec3<f32>>,  _S3790 : ptr<function, vec3<f32>>,  _S3791 : BsdfValue_0)
{
    var _S3792 : vec3<f32> = vec3<f32>(0.0f);
    var _S3793 : vec2<f32> = vec2<f32>(0.0f);
    var _S3794 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S3793 );
    var _S3795 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0( 0.0f, 0.0f );
    var _S3796 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S3793, _S3792 );
    var _S3797 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S3793, _S3792 );
    var _S3798 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S3799 : f32 = _S3787.value0_226.value2_43.z;
    var _S3800 : bool;
    if(_S3799 != 0.0f)
    {
        _S3800 = (_S3787.value0_226.value3_26.z) != 0.0f;
    }
    else
    {
        _S3800 = false;
    }
    var _S3801 : bool;
    var _S3802 : bool;
    var _S3803 : bool;
    var _S3804 : bool;
    var _S3805 : bool;
    var crossing_4 : f32;
    var _S3806 : f32;
    var _S3807 : f32;
    var _S3808 : f32;
    var _S3809 : f32;
    var _S3810 : f32;
    var _S3811 : f32;
    var _S3812 : f32;
    var _S3813 : f32;
    var _S3814 : f32;
    var _S3815 : f32;
    var _S3816 : f32;
    var _S3817 : f32;
    var _S3818 : f32;
    var _S3819 : f32;
    var _S3820 : f32;
    var _S3821 : f32;
    var _S3822 : f32;
    var _S3823 : f32;
    var _S3824 : f32;
    var _S3825 : f32;
    var _S3826 : f32;
    var _S3827 : f32;
    var _S3828 : f32;
    var _S3829 : f32;
    var _S3830 : f32;
    var _S3831 : f32;
    var _S3832 : f32;
    var _S3833 : f32;
    var _S3834 : f32;
    var _S3835 : f32;
    var _S3836 : f32;
    var m_8 : vec3<f32>;
    var _S3837 : vec3<f32>;
    var _S3838 : vec3<f32>;
    var _S3839 : s_bwdCallableCtx_abs_0;
    var _S3840 : s_bwdCallableCtx_abs_0;
    var _S3841 : s_bwdCallableCtx_abs_0;
    var _S3842 : s_bwdCallableCtx_abs_0;
    var _S3843 : s_bwdCallableCtx_ggx_density_0;
    var _S3844 : s_bwdCallableCtx_ggx_density_0;
    var _S3845 : s_bwdCallableCtx_sqr_0;
    var _S3846 : s_bwdCallableCtx_ggx_lambda_0;
    var _S3847 : s_bwdCallableCtx_ggx_lambda_0;
    var _S3848 : s_bwdCallableCtx_fresnel_dielectric_0;
    var _S3849 : s_bwdCallableCtx_ggx_widths_0;
    var _S3850 : s_bwdCallableCtx_dot_0;
    var _S3851 : s_bwdCallableCtx_dot_0;
    var _S3852 : s_bwdCallableCtx_dot_0;
    var _S3853 : s_bwdCallableCtx_sqrt_0;
    if(_S3800)
    {
        var _S3854 : f32 = _S3787.value0_226.value3_26.z;
        var reflects_1 : bool = (_S3799 * _S3854) > 0.0f;
        if(reflects_1)
        {
            crossing_4 = 1.0f;
        }
        else
        {
            if(_S3799 > 0.0f)
            {
                crossing_4 = _S3787.value0_226.value0_219;
            }
            else
            {
                crossing_4 = 1.0f / _S3787.value0_226.value0_219;
            }
        }
        var _S3855 : vec3<f32> = vec3<f32>(crossing_4);
        var half_vector_3 : vec3<f32> = _S3787.value0_226.value3_26 * vec3<f32>(crossing_4) + _S3787.value0_226.value2_43;
        var _S3856 : Tuple_5 = s_apply_dot_0(half_vector_3, half_vector_3);
        var _S3857 : s_bwdCallableCtx_dot_0;
        _S3857._S39 = half_vector_3;
        _S3857._S40 = half_vector_3;
        var _S3858 : s_bwdCallableCtx_dot_0 = _S3857;
        var _S3859 : bool = (_S3856.value0_5) > 0.0f;
        if(_S3859)
        {
            var _S3860 : Tuple_4 = s_apply_sqrt_0(_S3856.value0_5);
            var _S3861 : s_bwdCallableCtx_sqrt_0;
            _S3861._S35 = _S3856.value0_5;
            var _S3862 : s_bwdCallableCtx_sqrt_0 = _S3861;
            var _S3863 : vec3<f32> = vec3<f32>((1.0f / _S3860.value0_4));
            var _S3864 : f32 = _S3860.value0_4 * _S3860.value0_4;
            var m_9 : vec3<f32> = half_vector_3 * _S3863;
            var _S3865 : bool = (m_9.z) < 0.0f;
            if(_S3865)
            {
                m_8 = (vec3<f32>(0) - m_9);
            }
            else
            {
                m_8 = m_9;
            }
            var _S3866 : Tuple_5 = s_apply_dot_0(_S3787.value0_226.value2_43, m_8);
            var _S3867 : s_bwdCallableCtx_dot_0;
            _S3867._S39 = _S3787.value0_226.value2_43;
            _S3867._S40 = m_8;
            var _S3868 : s_bwdCallableCtx_dot_0 = _S3867;
            var _S3869 : Tuple_5 = s_apply_dot_0(_S3787.value0_226.value3_26, m_8);
            var _S3870 : s_bwdCallableCtx_dot_0;
            _S3870._S39 = _S3787.value0_226.value3_26;
            _S3870._S40 = m_8;
            var _S3871 : s_bwdCallableCtx_dot_0 = _S3870;
            var _S3872 : bool = (_S3866.value0_5 * _S3799) >= 0.0f;
            if(_S3872)
            {
                _S3801 = (_S3869.value0_5 * _S3854) >= 0.0f;
            }
            else
            {
                _S3801 = false;
            }
            if(_S3801)
            {
                var _S3873 : Tuple_38 = s_apply_ggx_widths_0(_S3787.value0_226.value1_97);
                var _S3874 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
                _S3874.value0_163 = _S3787.value0_226.value1_97;
                var _S3875 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = _S3874;
                var _S3876 : Tuple_44 = s_apply_fresnel_dielectric_0(_S3866.value0_5, _S3787.value0_226.value0_219);
                var _S3877 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
                _S3877.value0_177 = _S3866.value0_5;
                _S3877.value1_71 = _S3787.value0_226.value0_219;
                var _S3878 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = _S3877;
                var _S3879 : Tuple_39 = s_apply_ggx_lambda_0(_S3873.value0_77, _S3787.value0_226.value2_43);
                var _S3880 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S3880.value0_166 = _S3873.value0_77;
                _S3880.value1_67 = _S3787.value0_226.value2_43;
                var _S3881 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S3880;
                var masking_o_5 : f32 = 1.0f + _S3879.value0_78;
                var _S3882 : Tuple_39 = s_apply_ggx_lambda_0(_S3873.value0_77, _S3787.value0_226.value3_26);
                var _S3883 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S3883.value0_166 = _S3873.value0_77;
                _S3883.value1_67 = _S3787.value0_226.value3_26;
                var _S3884 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S3883;
                var masking_both_1 : f32 = masking_o_5 + _S3882.value0_78;
                if(reflects_1)
                {
                    var _S3885 : Tuple_40 = s_apply_ggx_density_0(_S3873.value0_77, m_8);
                    var _S3886 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S3886.value0_167 = _S3873.value0_77;
                    _S3886.value1_68 = m_8;
                    var _S3887 : f32 = _S3876.value0_83 * _S3885.value0_79;
                    var _S3888 : Tuple_2 = s_apply_abs_0(_S3799);
                    var _S3889 : s_bwdCallableCtx_abs_0;
                    _S3889._S18 = _S3799;
                    var _S3890 : f32 = 4.0f * _S3888.value0_2;
                    var common_8 : f32 = _S3887 / _S3890;
                    var _S3891 : f32 = _S3890 * _S3890;
                    var _S3892 : f32 = masking_both_1 * masking_both_1;
                    _S3806 = masking_o_5 * masking_o_5;
                    _S3807 = common_8;
                    _S3808 = _S3892;
                    _S3809 = _S3891;
                    _S3810 = _S3887;
                    _S3811 = _S3890;
                    _S3839 = _S3889;
                    _S3812 = _S3885.value0_79;
                    _S3843.value0_168 = _S3886;
                    _S3813 = 0.0f;
                    _S3814 = 0.0f;
                    _S3815 = 0.0f;
                    _S3816 = 0.0f;
                    _S3817 = 0.0f;
                    _S3818 = 0.0f;
                    _S3819 = 0.0f;
                    _S3840._S18 = 0.0f;
                    _S3820 = 0.0f;
                    _S3821 = 0.0f;
                    _S3841._S18 = 0.0f;
                    _S3822 = 0.0f;
                    _S3823 = 0.0f;
                    _S3824 = 0.0f;
                    _S3825 = 0.0f;
                    _S3844.value0_168 = _S3797;
                    _S3826 = 0.0f;
                    _S3827 = 0.0f;
                    _S3828 = 0.0f;
                    _S3845.value0_27 = _S3798;
                    _S3829 = 0.0f;
                    _S3842._S18 = 0.0f;
                }
                else
                {
                    var _S3893 : Tuple_2 = s_apply_abs_0(_S3869.value0_5);
                    var _S3894 : s_bwdCallableCtx_abs_0;
                    _S3894._S18 = _S3869.value0_5;
                    var _S3895 : f32 = crossing_4 * crossing_4;
                    var _S3896 : f32 = _S3869.value0_5 + _S3866.value0_5 / crossing_4;
                    var _S3897 : Tuple_15 = s_apply_sqr_0(_S3896);
                    var _S3898 : s_paramCtx_s_bwdCallableCtx_sqr_0;
                    _S3898.value0_26 = _S3896;
                    var jacobian_2 : f32 = _S3893.value0_2 / _S3897.value0_17;
                    var _S3899 : f32 = _S3897.value0_17 * _S3897.value0_17;
                    var _S3900 : f32 = 1.0f - _S3876.value0_83;
                    var _S3901 : Tuple_40 = s_apply_ggx_density_0(_S3873.value0_77, m_8);
                    var _S3902 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S3902.value0_167 = _S3873.value0_77;
                    _S3902.value1_68 = m_8;
                    var _S3903 : f32 = _S3900 * _S3901.value0_79;
                    var _S3904 : f32 = _S3903 * jacobian_2;
                    var _S3905 : Tuple_2 = s_apply_abs_0(_S3866.value0_5);
                    var _S3906 : s_bwdCallableCtx_abs_0;
                    _S3906._S18 = _S3866.value0_5;
                    var _S3907 : f32 = _S3904 * _S3905.value0_2;
                    var _S3908 : Tuple_2 = s_apply_abs_0(_S3799);
                    var _S3909 : s_bwdCallableCtx_abs_0;
                    _S3909._S18 = _S3799;
                    var common_9 : f32 = _S3907 / _S3908.value0_2;
                    var _S3910 : f32 = _S3908.value0_2 * _S3908.value0_2;
                    var _S3911 : f32 = masking_both_1 * crossing_4 * crossing_4;
                    var _S3912 : f32 = _S3911 * _S3911;
                    var _S3913 : f32 = masking_o_5 * masking_o_5;
                    _S3806 = 0.0f;
                    _S3807 = 0.0f;
                    _S3808 = 0.0f;
                    _S3809 = 0.0f;
                    _S3810 = 0.0f;
                    _S3811 = 0.0f;
                    _S3839._S18 = 0.0f;
                    _S3812 = 0.0f;
                    _S3843.value0_168 = _S3797;
                    _S3813 = _S3913;
                    _S3814 = common_9;
                    _S3815 = _S3912;
                    _S3816 = _S3911;
                    _S3817 = _S3910;
                    _S3818 = _S3907;
                    _S3819 = _S3908.value0_2;
                    _S3840 = _S3909;
                    _S3820 = _S3904;
                    _S3821 = _S3905.value0_2;
                    _S3841 = _S3906;
                    _S3822 = _S3903;
                    _S3823 = jacobian_2;
                    _S3824 = _S3900;
                    _S3825 = _S3901.value0_79;
                    _S3844.value0_168 = _S3902;
                    _S3826 = _S3899;
                    _S3827 = _S3893.value0_2;
                    _S3828 = _S3897.value0_17;
                    _S3845.value0_27 = _S3898;
                    _S3829 = _S3895;
                    _S3842 = _S3894;
                }
                var _S3914 : f32 = _S3808;
                var _S3915 : f32 = _S3809;
                var _S3916 : f32 = _S3810;
                var _S3917 : f32 = _S3811;
                var _S3918 : f32 = _S3812;
                var _S3919 : f32 = _S3813;
                var _S3920 : f32 = _S3814;
                var _S3921 : f32 = _S3815;
                var _S3922 : f32 = _S3816;
                var _S3923 : f32 = _S3817;
                var _S3924 : f32 = _S3818;
                var _S3925 : f32 = _S3819;
                var _S3926 : f32 = _S3820;
                var _S3927 : f32 = _S3821;
                var _S3928 : f32 = _S3822;
                var _S3929 : f32 = _S3823;
                var _S3930 : f32 = _S3824;
                var _S3931 : f32 = _S3825;
                var _S3932 : f32 = _S3826;
                var _S3933 : f32 = _S3827;
                var _S3934 : f32 = _S3828;
                var _S3935 : f32 = _S3829;
                _S3808 = masking_o_5;
                _S3809 = _S3914;
                _S3810 = masking_both_1;
                _S3811 = _S3915;
                _S3812 = _S3916;
                _S3813 = _S3917;
                _S3814 = _S3876.value0_83;
                _S3815 = _S3918;
                _S3816 = _S3919;
                _S3817 = _S3920;
                _S3818 = _S3921;
                _S3819 = _S3922;
                _S3820 = _S3923;
                _S3821 = _S3924;
                _S3822 = _S3925;
                _S3823 = _S3926;
                _S3824 = _S3927;
                _S3825 = _S3928;
                _S3826 = _S3929;
                _S3827 = _S3930;
                _S3828 = _S3931;
                _S3829 = _S3932;
                _S3830 = _S3933;
                _S3831 = _S3934;
                _S3832 = _S3935;
                _S3846.value0_169 = _S3884;
                _S3847.value0_169 = _S3881;
                _S3848.value0_178 = _S3878;
                _S3849.value0_173 = _S3875;
            }
            else
            {
                _S3806 = 0.0f;
                _S3807 = 0.0f;
                _S3808 = 0.0f;
                _S3809 = 0.0f;
                _S3810 = 0.0f;
                _S3811 = 0.0f;
                _S3812 = 0.0f;
                _S3813 = 0.0f;
                _S3839._S18 = 0.0f;
                _S3814 = 0.0f;
                _S3815 = 0.0f;
                _S3843.value0_168 = _S3797;
                _S3816 = 0.0f;
                _S3817 = 0.0f;
                _S3818 = 0.0f;
                _S3819 = 0.0f;
                _S3820 = 0.0f;
                _S3821 = 0.0f;
                _S3822 = 0.0f;
                _S3840._S18 = 0.0f;
                _S3823 = 0.0f;
                _S3824 = 0.0f;
                _S3841._S18 = 0.0f;
                _S3825 = 0.0f;
                _S3826 = 0.0f;
                _S3827 = 0.0f;
                _S3828 = 0.0f;
                _S3844.value0_168 = _S3797;
                _S3829 = 0.0f;
                _S3830 = 0.0f;
                _S3831 = 0.0f;
                _S3845.value0_27 = _S3798;
                _S3832 = 0.0f;
                _S3842._S18 = 0.0f;
                _S3846.value0_169 = _S3796;
                _S3847.value0_169 = _S3796;
                _S3848.value0_178 = _S3795;
                _S3849.value0_173 = _S3794;
            }
            _S3833 = _S3866.value0_5;
            _S3802 = _S3872;
            _S3834 = _S3869.value0_5;
            _S3850 = _S3871;
            _S3851 = _S3868;
            _S3803 = _S3865;
            m_8 = _S3863;
            _S3835 = _S3864;
            _S3853 = _S3862;
        }
        else
        {
            _S3801 = false;
            _S3806 = 0.0f;
            _S3807 = 0.0f;
            _S3808 = 0.0f;
            _S3809 = 0.0f;
            _S3810 = 0.0f;
            _S3811 = 0.0f;
            _S3812 = 0.0f;
            _S3813 = 0.0f;
            _S3839._S18 = 0.0f;
            _S3814 = 0.0f;
            _S3815 = 0.0f;
            _S3843.value0_168 = _S3797;
            _S3816 = 0.0f;
            _S3817 = 0.0f;
            _S3818 = 0.0f;
            _S3819 = 0.0f;
            _S3820 = 0.0f;
            _S3821 = 0.0f;
            _S3822 = 0.0f;
            _S3840._S18 = 0.0f;
            _S3823 = 0.0f;
            _S3824 = 0.0f;
            _S3841._S18 = 0.0f;
            _S3825 = 0.0f;
            _S3826 = 0.0f;
            _S3827 = 0.0f;
            _S3828 = 0.0f;
            _S3844.value0_168 = _S3797;
            _S3829 = 0.0f;
            _S3830 = 0.0f;
            _S3831 = 0.0f;
            _S3845.value0_27 = _S3798;
            _S3832 = 0.0f;
            _S3833 = 0.0f;
            _S3842._S18 = 0.0f;
            _S3846.value0_169 = _S3796;
            _S3847.value0_169 = _S3796;
            _S3848.value0_178 = _S3795;
            _S3849.value0_173 = _S3794;
            _S3802 = false;
            _S3834 = 0.0f;
            _S3850._S39 = _S3792;
            _S3850._S40 = _S3792;
            _S3851._S39 = _S3792;
            _S3851._S40 = _S3792;
            _S3803 = false;
            m_8 = _S3792;
            _S3835 = 0.0f;
            _S3853._S35 = 0.0f;
        }
        var _S3936 : f32 = crossing_4;
        var _S3937 : bool = _S3801;
        var _S3938 : bool = _S3802;
        var _S3939 : bool = _S3803;
        var _S3940 : vec3<f32> = m_8;
        var _S3941 : f32 = _S3835;
        _S3801 = _S3859;
        _S3802 = _S3937;
        _S3803 = reflects_1;
        crossing_4 = _S3806;
        _S3806 = _S3807;
        _S3807 = _S3808;
        _S3808 = _S3809;
        _S3809 = _S3810;
        _S3810 = _S3811;
        _S3811 = _S3812;
        _S3812 = _S3813;
        _S3813 = _S3814;
        _S3814 = _S3815;
        _S3815 = _S3816;
        _S3816 = _S3817;
        _S3817 = _S3818;
        _S3818 = _S3819;
        _S3819 = _S3936;
        _S3804 = _S3938;
        _S3835 = _S3854;
        _S3805 = _S3939;
        m_8 = half_vector_3;
        _S3837 = _S3940;
        _S3836 = _S3941;
        _S3852 = _S3858;
        _S3838 = _S3855;
    }
    else
    {
        _S3801 = false;
        _S3802 = false;
        _S3803 = false;
        crossing_4 = 0.0f;
        _S3806 = 0.0f;
        _S3807 = 0.0f;
        _S3808 = 0.0f;
        _S3809 = 0.0f;
        _S3810 = 0.0f;
        _S3811 = 0.0f;
        _S3812 = 0.0f;
        _S3839._S18 = 0.0f;
        _S3813 = 0.0f;
        _S3814 = 0.0f;
        _S3843.value0_168 = _S3797;
        _S3815 = 0.0f;
        _S3816 = 0.0f;
        _S3817 = 0.0f;
        _S3818 = 0.0f;
        _S3819 = 0.0f;
        _S3820 = 0.0f;
        _S3821 = 0.0f;
        _S3822 = 0.0f;
        _S3840._S18 = 0.0f;
        _S3823 = 0.0f;
        _S3824 = 0.0f;
        _S3841._S18 = 0.0f;
        _S3825 = 0.0f;
        _S3826 = 0.0f;
        _S3827 = 0.0f;
        _S3828 = 0.0f;
        _S3844.value0_168 = _S3797;
        _S3829 = 0.0f;
        _S3830 = 0.0f;
        _S3831 = 0.0f;
        _S3845.value0_27 = _S3798;
        _S3832 = 0.0f;
        _S3833 = 0.0f;
        _S3842._S18 = 0.0f;
        _S3846.value0_169 = _S3796;
        _S3847.value0_169 = _S3796;
        _S3848.value0_178 = _S3795;
        _S3849.value0_173 = _S3794;
        _S3804 = false;
        _S3834 = 0.0f;
        _S3835 = 0.0f;
        _S3850._S39 = _S3792;
        _S3850._S40 = _S3792;
        _S3851._S39 = _S3792;
        _S3851._S40 = _S3792;
        _S3805 = false;
        m_8 = _S3792;
        _S3837 = _S3792;
        _S3836 = 0.0f;
        _S3853._S35 = 0.0f;
        _S3852._S39 = _S3792;
        _S3852._S40 = _S3792;
        _S3838 = _S3792;
    }
    var _S3942 : vec2<f32>;
    if(_S3800)
    {
        var _S3943 : vec3<f32>;
        if(_S3801)
        {
            var _S3944 : vec3<f32>;
            var _S3945 : vec3<f32>;
            if(_S3802)
            {
                if(_S3803)
                {
                    var _S3946 : f32 = _S3791.pdf_6 / crossing_4;
                    var _S3947 : f32 = _S3806 * - _S3946;
                    var _S3948 : f32 = (_S3791.f_cos_0[i32(0)] + _S3791.f_cos_0[i32(1)] + _S3791.f_cos_0[i32(2)]) / _S3808;
                    var _S3949 : f32 = _S3806 * - _S3948;
                    var _S3950 : f32 = (_S3807 * _S3946 + _S3809 * _S3948) / _S3810;
                    var _S3951 : f32 = _S3812 * _S3950;
                    var _S3952 : f32 = 4.0f * (_S3811 * - _S3950);
                    var _S3953 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S3839, &(_S3953), _S3952);
                    var _S3954 : f32 = _S3813 * _S3951;
                    var _S3955 : f32 = _S3814 * _S3951;
                    var _S3956 : vec2<f32> = _S3793;
                    var _S3957 : vec3<f32> = _S3792;
                    s_bwdProp_ggx_density_0(_S3843, &(_S3956), &(_S3957), _S3954);
                    crossing_4 = _S3949;
                    _S3806 = _S3947;
                    _S3807 = _S3955;
                    _S3942 = _S3956;
                    _S3808 = 0.0f;
                    _S3809 = 0.0f;
                    _S3943 = _S3957;
                    _S3810 = _S3953;
                }
                else
                {
                    var _S3958 : f32 = _S3791.pdf_6 / _S3815;
                    var _S3959 : f32 = _S3816 * - _S3958;
                    var _S3960 : f32 = (_S3791.f_cos_0[i32(0)] + _S3791.f_cos_0[i32(1)] + _S3791.f_cos_0[i32(2)]) / _S3817;
                    var _S3961 : f32 = _S3819 * (_S3819 * (_S3816 * - _S3960));
                    var _S3962 : f32 = (_S3807 * _S3958 + _S3818 * _S3960) / _S3820;
                    var _S3963 : f32 = _S3821 * - _S3962;
                    var _S3964 : f32 = _S3822 * _S3962;
                    var _S3965 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S3840, &(_S3965), _S3963);
                    var _S3966 : f32 = _S3823 * _S3964;
                    var _S3967 : f32 = _S3824 * _S3964;
                    var _S3968 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S3841, &(_S3968), _S3966);
                    var s_diff_jacobian_T_1 : f32 = _S3825 * _S3967;
                    var _S3969 : f32 = _S3826 * _S3967;
                    var _S3970 : f32 = _S3827 * _S3969;
                    var _S3971 : f32 = _S3828 * _S3969;
                    var _S3972 : vec2<f32> = _S3793;
                    var _S3973 : vec3<f32> = _S3792;
                    s_bwdProp_ggx_density_0(_S3844, &(_S3972), &(_S3973), _S3970);
                    var _S3974 : f32 = - _S3971;
                    var _S3975 : f32 = s_diff_jacobian_T_1 / _S3829;
                    var _S3976 : f32 = _S3830 * - _S3975;
                    var _S3977 : f32 = _S3831 * _S3975;
                    var _S3978 : f32 = 0.0f;
                    s_bwdProp_sqr_0(_S3845, &(_S3978), _S3976);
                    var _S3979 : f32 = _S3819 * (_S3978 / _S3832);
                    var _S3980 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S3842, &(_S3980), _S3977);
                    var _S3981 : f32 = _S3968 + _S3979;
                    var _S3982 : f32 = _S3978 + _S3980;
                    crossing_4 = _S3961;
                    _S3806 = _S3959;
                    _S3807 = _S3974;
                    _S3942 = _S3972;
                    _S3808 = _S3981;
                    _S3809 = _S3982;
                    _S3943 = _S3973;
                    _S3810 = _S3965;
                }
                var _S3983 : vec2<f32> = _S3793;
                var _S3984 : vec3<f32> = _S3792;
                s_bwdProp_ggx_lambda_0(_S3846, &(_S3983), &(_S3984), crossing_4);
                var _S3985 : f32 = crossing_4 + _S3806;
                var _S3986 : vec2<f32> = _S3793;
                var _S3987 : vec3<f32> = _S3792;
                s_bwdProp_ggx_lambda_0(_S3847, &(_S3986), &(_S3987), _S3985);
                var _S3988 : f32 = 0.0f;
                s_bwdProp_fresnel_dielectric_0(_S3848, &(_S3988), _S3807);
                var _S3989 : vec2<f32> = _S3983 + _S3986 + _S3942;
                var _S3990 : vec2<f32> = _S3793;
                s_bwdProp_ggx_widths_0(_S3849, &(_S3990), _S3989);
                var _S3991 : f32 = _S3988 + _S3808;
                crossing_4 = _S3809;
                _S3806 = _S3991;
                _S3807 = _S3810;
                _S3944 = _S3987;
                _S3945 = _S3984;
                _S3942 = _S3990;
            }
            else
            {
                crossing_4 = 0.0f;
                _S3806 = 0.0f;
                _S3943 = _S3792;
                _S3807 = 0.0f;
                _S3944 = _S3792;
                _S3945 = _S3792;
                _S3942 = _S3793;
            }
            if(_S3804)
            {
                var _S3992 : f32 = _S3834 * 0.0f;
                crossing_4 = _S3835 * 0.0f + crossing_4;
                _S3808 = _S3992;
            }
            else
            {
                _S3808 = 0.0f;
            }
            var _S3993 : f32 = _S3833 * 0.0f;
            var _S3994 : f32 = _S3799 * 0.0f;
            var _S3995 : vec3<f32> = _S3792;
            var _S3996 : vec3<f32> = _S3792;
            s_bwdProp_dot_0(_S3850, &(_S3995), &(_S3996), crossing_4);
            var _S3997 : f32 = _S3994 + _S3806;
            var _S3998 : vec3<f32> = _S3792;
            var _S3999 : vec3<f32> = _S3792;
            s_bwdProp_dot_0(_S3851, &(_S3998), &(_S3999), _S3997);
            var _S4000 : vec3<f32> = _S3996 + _S3999 + _S3943;
            var _S4001 : f32 = _S3993 + _S3807;
            var _S4002 : vec3<f32> = _S3998 + _S3944;
            var _S4003 : vec3<f32> = _S3995 + _S3945;
            if(_S3805)
            {
                _S3943 = (vec3<f32>(0) - _S4000);
            }
            else
            {
                _S3943 = _S4000;
            }
            var _S4004 : vec3<f32> = m_8 * _S3943;
            var _S4005 : vec3<f32> = _S3837 * _S3943;
            var _S4006 : f32 = - ((_S4004[i32(0)] + _S4004[i32(1)] + _S4004[i32(2)]) / _S3836);
            var _S4007 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S3853, &(_S4007), _S4006);
            crossing_4 = _S4007;
            m_8 = _S4005;
            _S3837 = _S4002;
            _S3943 = _S4003;
            _S3806 = _S3808;
            _S3807 = _S4001;
        }
        else
        {
            crossing_4 = 0.0f;
            m_8 = _S3792;
            _S3837 = _S3792;
            _S3943 = _S3792;
            _S3806 = 0.0f;
            _S3807 = 0.0f;
            _S3942 = _S3793;
        }
        var _S4008 : vec3<f32> = _S3792;
        var _S4009 : vec3<f32> = _S3792;
        s_bwdProp_dot_0(_S3852, &(_S4008), &(_S4009), crossing_4);
        var _S4010 : vec3<f32> = _S4008 + _S4009 + m_8;
        var _S4011 : vec3<f32> = _S4010 + _S3837;
        var _S4012 : vec3<f32> = _S3838 * _S4010 + _S3943;
        var _S4013 : f32 = _S3835 * 0.0f + _S3807;
        m_8 = _S4012 + vec3<f32>(0.0f, 0.0f, _S3799 * 0.0f + _S3806);
        crossing_4 = _S4013;
        _S3837 = _S4011;
    }
    else
    {
        m_8 = _S3792;
        crossing_4 = 0.0f;
        _S3837 = _S3792;
        _S3942 = _S3793;
    }
    var _S4014 : vec3<f32> = _S3837 + vec3<f32>(0.0f, 0.0f, crossing_4);
    (*_S3788) = _S3942;
    (*_S3789) = _S4014;
    (*_S3790) = m_8;
    return;
}

fn s_bwdProp_coated_conductor_evaluate_0( _S4015 : s_bwdCallableCtx_coated_conductor_evaluate_0,  _S4016 : ptr<function, vec3<f32>>,  _S4017 : ptr<function, vec3<f32>>,  _S4018 : ptr<function, vec2<f32>>,  _S4019 : ptr<function, vec2<f32>>,  _S4020 : ptr<function, vec3<f32>>,  _S4021 : ptr<function, vec3<f32>>,  _S4022 : BsdfValue_0)
{
    var _S4023 : vec3<f32> = vec3<f32>(0.0f);
    var _S4024 : vec2<f32> = vec2<f32>(0.0f);
    var _S4025 : s_paramCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_paramCtx_s_bwdCallableCtx_coated_conductor_layers_0( _S4023, _S4023, _S4024, _S4024, u32(0), _S4023 );
    var _S4026 : LobeTable_0 = LobeTable_0( _S4024, _S4024, _S4024, _S4024 );
    var _S4027 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S4028 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S4027, _S4023 );
    var _S4029 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S4026, 0.0f, _S4028, _S4026 );
    var _S4030 : Refraction_0 = Refraction_0( _S4023, false );
    var _S4031 : CoatedConductor_0 = CoatedConductor_0( _S4023, _S4023, _S4024, _S4024, _S4024, _S4024, _S4024, 0.0f, 0.0f, 0.0f, _S4023, _S4030, _S4024, _S4024, 0.0f, u32(0), false );
    var _S4032 : s_paramCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_paramCtx_s_bwdCallableCtx_coated_conductor_value_0( _S4031, _S4023 );
    var _S4033 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S4028, _S4026, u32(0) );
    var _S4034 : f32 = _S4015.value0_225.value5_10.z;
    var _S4035 : f32 = _S4015.value0_225.value6_1.z;
    var _S4036 : bool;
    if((_S4034 * _S4035) > 0.0f)
    {
        if(is_smooth_0(_S4015.value0_225.value2_45))
        {
            _S4036 = is_smooth_0(_S4015.value0_225.value3_29);
        }
        else
        {
            _S4036 = false;
        }
        _S4036 = !_S4036;
    }
    else
    {
        _S4036 = false;
    }
    var _S4037 : s_bwdCallableCtx_coated_conductor_value_0;
    var _S4038 : vec3<f32>;
    var _S4039 : s_bwdCallableCtx_coated_conductor_layers_0;
    if(_S4036)
    {
        var side_11 : f32;
        if(_S4034 < 0.0f)
        {
            side_11 = -1.0f;
        }
        else
        {
            side_11 = 1.0f;
        }
        var _S4040 : vec3<f32> = vec3<f32>(side_11);
        var _S4041 : vec3<f32> = _S4015.value0_225.value5_10 * vec3<f32>(side_11);
        var _S4042 : s_paramCtx_s_bwdCallableCtx_coated_conductor_layers_0;
        _S4042.value0_181 = _S4015.value0_225.value0_222;
        _S4042.value1_73 = _S4015.value0_225.value1_100;
        _S4042.value2_33 = _S4015.value0_225.value2_45;
        _S4042.value3_22 = _S4015.value0_225.value3_29;
        _S4042.value4_15 = _S4015.value0_225.value4_18;
        _S4042.value5_9 = _S4041;
        var _S4043 : vec3<f32> = _S4015.value0_225.value6_1 * vec3<f32>(side_11);
        var _S4044 : s_paramCtx_s_bwdCallableCtx_coated_conductor_value_0;
        _S4044.value0_182 = _S4015.value1_102.value0_46;
        _S4044.value1_74 = _S4043;
        _S4037.value0_183 = _S4044;
        _S4037.value1_75 = _S4015.value1_102.value2_12;
        _S4038 = _S4040;
        _S4039.value0_185 = _S4042;
        _S4039.value1_77 = _S4015.value1_102.value1_15;
    }
    else
    {
        _S4037.value0_183 = _S4032;
        _S4037.value1_75 = _S4033;
        _S4038 = _S4023;
        _S4039.value0_185 = _S4025;
        _S4039.value1_77 = _S4029;
    }
    var _S4045 : vec3<f32>;
    var _S4046 : vec3<f32>;
    var _S4047 : vec3<f32>;
    var _S4048 : vec2<f32>;
    var _S4049 : vec2<f32>;
    if(_S4036)
    {
        var _S4050 : Refraction_Differential_0 = Refraction_Differential_0( _S4023 );
        var _S4051 : CoatedConductor_Differential_0;
        _S4051.eta_18 = _S4023;
        _S4051.k_3 = _S4023;
        _S4051.coat_alpha_4 = _S4024;
        _S4051.alpha_7 = _S4024;
        _S4051.once_4 = _S4024;
        _S4051.more_2 = _S4024;
        _S4051.turn_3 = _S4024;
        _S4051.metal_width_1 = 0.0f;
        _S4051.coat_width_1 = 0.0f;
        _S4051.again_1 = 0.0f;
        _S4051.wo_3 = _S4023;
        _S4051.wo_below_1 = _S4050;
        _S4051.factors_1 = _S4024;
        _S4051.shares_1 = _S4024;
        var _S4052 : vec3<f32> = _S4023;
        s_bwdProp_coated_conductor_value_0(_S4037, &(_S4051), &(_S4052), _S4022);
        var _S4053 : vec3<f32> = _S4038 * _S4052;
        var _S4054 : vec3<f32> = _S4023;
        var _S4055 : vec3<f32> = _S4023;
        var _S4056 : vec2<f32> = _S4024;
        var _S4057 : vec2<f32> = _S4024;
        var _S4058 : vec3<f32> = _S4023;
        s_bwdProp_coated_conductor_layers_0(_S4039, &(_S4054), &(_S4055), &(_S4056), &(_S4057), &(_S4058), _S4051);
        var _S4059 : vec3<f32> = _S4038 * _S4058;
        _S4038 = _S4053;
        _S4045 = _S4059;
        _S4046 = _S4054;
        _S4047 = _S4055;
        _S4048 = _S4056;
        _S4049 = _S4057;
    }
    else
    {
        _S4038 = _S4023;
        _S4045 = _S4023;
        _S4046 = _S4023;
        _S4047 = _S4023;
        _S4048 = _S4024;
        _S4049 = _S4024;
    }
    var _S4060 : vec3<f32> = _S4038 + vec3<f32>(0.0f, 0.0f, _S4034 * 0.0f);
    var _S4061 : vec3<f32> = _S4045 + vec3<f32>(0.0f, 0.0f, _S4035 * 0.0f);
    (*_S4016) = _S4046;
    (*_S4017) = _S4047;
    (*_S4018) = _S4048;
    (*_S4019) = _S4049;
    (*_S4020) = _S4061;
    (*_S4021) = _S4060;
    return;
}

fn s_bwdProp_coated_diffuse_evaluate_0( _S4062 : s_bwdCallableCtx_coated_diffuse_evaluate_0,  _S4063 : ptr<function, vec3<f32>>,  _S4064 : ptr<function, vec2<f32>>,  _S4065 : ptr<function, vec3<f32>>,  _S4066 : ptr<function, vec3<f32>>,  _S4067 : BsdfValue_0)
{
    var _S4068 : vec3<f32> = vec3<f32>(0.0f);
    var _S4069 : vec2<f32> = vec2<f32>(0.0f);
    var _S4070 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_paramCtx_s_bwdCallableCtx_coated_diffuse_layers_0( _S4068, _S4069, 0.0f );
    var _S4071 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S4072 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S4071, _S4068 );
    var _S4073 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S4069 );
    var _S4074 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S4072, 0.0f, _S4073, u32(0), 0.0f );
    var _S4075 : CoatedDiffuse_0 = CoatedDiffuse_0( _S4068, 0.0f, _S4069, u32(0), false );
    var _S4076 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_paramCtx_s_bwdCallableCtx_coated_diffuse_value_0( _S4075, _S4068, _S4068 );
    var _S4077 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S4072, 0.0f );
    var _S4078 : f32 = _S4062.value0_224.value3_28.z;
    var _S4079 : f32 = _S4062.value0_224.value4_17.z;
    var _S4080 : bool = (_S4078 * _S4079) > 0.0f;
    var _S4081 : s_bwdCallableCtx_coated_diffuse_value_0;
    var _S4082 : vec3<f32>;
    var _S4083 : s_bwdCallableCtx_coated_diffuse_layers_0;
    if(_S4080)
    {
        var side_12 : f32;
        if(_S4078 < 0.0f)
        {
            side_12 = -1.0f;
        }
        else
        {
            side_12 = 1.0f;
        }
        var _S4084 : vec3<f32> = vec3<f32>(side_12);
        var above_2 : vec3<f32> = _S4062.value0_224.value3_28 * vec3<f32>(side_12);
        var _S4085 : f32 = above_2.z;
        var _S4086 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_layers_0;
        _S4086.value0_204 = _S4062.value0_224.value0_221;
        _S4086.value1_87 = _S4062.value0_224.value1_99;
        _S4086.value3_24 = _S4085;
        var _S4087 : vec3<f32> = _S4062.value0_224.value4_17 * vec3<f32>(side_12);
        var _S4088 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_value_0;
        _S4088.value0_203 = _S4062.value1_101.value0_43;
        _S4088.value1_86 = above_2;
        _S4088.value2_38 = _S4087;
        _S4081.value0_206 = _S4088;
        _S4081.value1_89 = _S4062.value1_101.value2_9;
        _S4082 = _S4084;
        _S4083.value0_205 = _S4086;
        _S4083.value1_88 = _S4062.value1_101.value1_12;
    }
    else
    {
        _S4081.value0_206 = _S4076;
        _S4081.value1_89 = _S4077;
        _S4082 = _S4068;
        _S4083.value0_205 = _S4070;
        _S4083.value1_88 = _S4074;
    }
    var _S4089 : vec3<f32>;
    var _S4090 : vec3<f32>;
    var _S4091 : vec2<f32>;
    if(_S4080)
    {
        var _S4092 : CoatedDiffuse_Differential_0;
        _S4092.base_1 = _S4068;
        _S4092.share_15 = 0.0f;
        _S4092.alpha_8 = _S4069;
        var _S4093 : vec3<f32> = _S4068;
        var _S4094 : vec3<f32> = _S4068;
        s_bwdProp_coated_diffuse_value_0(_S4081, &(_S4092), &(_S4093), &(_S4094), _S4067);
        var _S4095 : vec3<f32> = _S4082 * _S4094;
        var _S4096 : vec3<f32> = _S4068;
        var _S4097 : vec2<f32> = _S4069;
        var _S4098 : f32 = 0.0f;
        s_bwdProp_coated_diffuse_layers_0(_S4083, &(_S4096), &(_S4097), &(_S4098), _S4092);
        var _S4099 : vec3<f32> = _S4082 * (_S4093 + vec3<f32>(0.0f, 0.0f, _S4098));
        _S4082 = _S4095;
        _S4089 = _S4099;
        _S4090 = _S4096;
        _S4091 = _S4097;
    }
    else
    {
        _S4082 = _S4068;
        _S4089 = _S4068;
        _S4090 = _S4068;
        _S4091 = _S4069;
    }
    var _S4100 : vec3<f32> = _S4082 + vec3<f32>(0.0f, 0.0f, _S4078 * 0.0f);
    var _S4101 : vec3<f32> = _S4089 + vec3<f32>(0.0f, 0.0f, _S4079 * 0.0f);
    (*_S4063) = _S4090;
    (*_S4064) = _S4091;
    (*_S4065) = _S4101;
    (*_S4066) = _S4100;
    return;
}

fn s_bwdProp_diffuse_transmission_evaluate_0( _S4102 : s_bwdCallableCtx_diffuse_transmission_evaluate_0,  _S4103 : ptr<function, vec3<f32>>,  _S4104 : ptr<function, vec3<f32>>,  _S4105 : ptr<function, vec3<f32>>,  _S4106 : ptr<function, vec3<f32>>,  _S4107 : BsdfValue_0)
{
    var _S4108 : vec3<f32> = vec3<f32>(0.0f);
    var _S4109 : s_paramCtx_s_bwdCallableCtx_share_reflected_0 = s_paramCtx_s_bwdCallableCtx_share_reflected_0( _S4108, _S4108 );
    var _S4110 : f32 = _S4102.value0_223.value2_44.z;
    var _S4111 : f32 = _S4102.value0_223.value3_27.z;
    var side_13 : f32 = _S4110 * _S4111;
    var _S4112 : bool = side_13 != 0.0f;
    var albedo_5 : vec3<f32>;
    var _S4113 : vec3<f32>;
    var share_17 : f32;
    var _S4114 : f32;
    var _S4115 : s_bwdCallableCtx_abs_0;
    var _S4116 : bool;
    var _S4117 : s_bwdCallableCtx_share_reflected_0;
    if(_S4112)
    {
        var _S4118 : Tuple_46 = s_apply_share_reflected_0(_S4102.value0_223.value0_220, _S4102.value0_223.value1_98);
        var _S4119 : s_paramCtx_s_bwdCallableCtx_share_reflected_0;
        _S4119.value0_209 = _S4102.value0_223.value0_220;
        _S4119.value1_91 = _S4102.value0_223.value1_98;
        var _S4120 : s_paramCtx_s_bwdCallableCtx_share_reflected_0 = _S4119;
        var _S4121 : bool = side_13 < 0.0f;
        if(_S4121)
        {
            var _S4122 : f32 = 1.0f - _S4118.value0_85;
            albedo_5 = _S4102.value0_223.value1_98;
            share_17 = _S4122;
        }
        else
        {
            albedo_5 = _S4102.value0_223.value0_220;
            share_17 = _S4118.value0_85;
        }
        var _S4123 : Tuple_2 = s_apply_abs_0(_S4111);
        var _S4124 : s_bwdCallableCtx_abs_0;
        _S4124._S18 = _S4111;
        var cosine_10 : f32 = _S4123.value0_2 * 0.31830990314483643f;
        var _S4125 : vec3<f32> = vec3<f32>(cosine_10);
        _S4114 = cosine_10;
        _S4113 = _S4125;
        _S4115 = _S4124;
        _S4116 = _S4121;
        _S4117.value0_210 = _S4120;
    }
    else
    {
        share_17 = 0.0f;
        _S4114 = 0.0f;
        albedo_5 = _S4108;
        _S4113 = _S4108;
        _S4115._S18 = 0.0f;
        _S4116 = false;
        _S4117.value0_210 = _S4109;
    }
    if(_S4112)
    {
        var _S4126 : f32 = _S4114 * _S4107.pdf_6;
        var _S4127 : vec3<f32> = albedo_5 * _S4107.f_cos_0;
        var _S4128 : vec3<f32> = _S4113 * _S4107.f_cos_0;
        var _S4129 : f32 = 0.31830990314483643f * (share_17 * _S4107.pdf_6 + (_S4127[i32(0)] + _S4127[i32(1)] + _S4127[i32(2)]));
        var _S4130 : f32 = 0.0f;
        s_bwdProp_abs_0(_S4115, &(_S4130), _S4129);
        var _S4131 : f32 = _S4130;
        if(_S4116)
        {
            share_17 = - _S4126;
            albedo_5 = _S4108;
            _S4113 = _S4128;
        }
        else
        {
            share_17 = _S4126;
            albedo_5 = _S4128;
            _S4113 = _S4108;
        }
        var _S4132 : vec3<f32> = _S4108;
        var _S4133 : vec3<f32> = _S4108;
        s_bwdProp_share_reflected_0(_S4117, &(_S4132), &(_S4133), share_17);
        var _S4134 : vec3<f32> = _S4132 + albedo_5;
        var _S4135 : vec3<f32> = _S4133 + _S4113;
        share_17 = _S4131;
        albedo_5 = _S4134;
        _S4113 = _S4135;
    }
    else
    {
        share_17 = 0.0f;
        albedo_5 = _S4108;
        _S4113 = _S4108;
    }
    var _S4136 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S4110 * 0.0f + share_17);
    var _S4137 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S4111 * 0.0f);
    (*_S4103) = albedo_5;
    (*_S4104) = _S4113;
    (*_S4105) = _S4137;
    (*_S4106) = _S4136;
    return;
}

fn s_bwdProp_bsdf_evaluate_0( _S4138 : s_bwdCallableCtx_bsdf_evaluate_0,  _S4139 : ptr<function, Bsdf_Differential_0>,  _S4140 : ptr<function, vec3<f32>>,  _S4141 : ptr<function, vec3<f32>>,  _S4142 : BsdfValue_0)
{
    var _S4143 : vec3<f32> = vec3<f32>(0.0f);
    var _S4144 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0 = s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0( _S4143, _S4143, _S4143 );
    var _S4145 : vec2<f32> = vec2<f32>(0.0f);
    var _S4146 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0 = s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0( _S4143, _S4143, _S4145, _S4143, _S4143 );
    var _S4147 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0 = s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0( 0.0f, _S4145, _S4143, _S4143 );
    var _S4148 : s_paramCtx_s_bwdCallableCtx_diffuse_transmission_evaluate_0 = s_paramCtx_s_bwdCallableCtx_diffuse_transmission_evaluate_0( _S4143, _S4143, _S4143, _S4143 );
    var _S4149 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0 = s_paramCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0( _S4143, _S4145, _S4143, _S4143 );
    var _S4150 : CoatedDiffuse_0 = CoatedDiffuse_0( _S4143, 0.0f, _S4145, u32(0), false );
    var _S4151 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S4152 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S4151, _S4143 );
    var _S4153 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S4145 );
    var _S4154 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S4152, 0.0f, _S4153, u32(0), 0.0f );
    var _S4155 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S4152, 0.0f );
    var _S4156 : s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0( _S4150, _S4154, _S4155 );
    var _S4157 : s_paramCtx_s_bwdCallableCtx_coated_conductor_evaluate_0 = s_paramCtx_s_bwdCallableCtx_coated_conductor_evaluate_0( _S4143, _S4143, _S4145, _S4145, u32(0), _S4143, _S4143 );
    var _S4158 : Refraction_0 = Refraction_0( _S4143, false );
    var _S4159 : CoatedConductor_0 = CoatedConductor_0( _S4143, _S4143, _S4145, _S4145, _S4145, _S4145, _S4145, 0.0f, 0.0f, 0.0f, _S4143, _S4158, _S4145, _S4145, 0.0f, u32(0), false );
    var _S4160 : LobeTable_0 = LobeTable_0( _S4145, _S4145, _S4145, _S4145 );
    var _S4161 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S4160, 0.0f, _S4152, _S4160 );
    var _S4162 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S4152, _S4160, u32(0) );
    var _S4163 : s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0( _S4159, _S4161, _S4162 );
    var _S4164 : bool = (_S4138.value0_216.value0_213.kind_5) == u32(0);
    var _S4165 : bool;
    var _S4166 : bool;
    var _S4167 : bool;
    var _S4168 : bool;
    var _S4169 : bool;
    var _S4170 : s_bwdCallableCtx_diffuse_transmission_evaluate_0;
    var _S4171 : s_bwdCallableCtx_coated_diffuse_evaluate_0;
    var _S4172 : s_bwdCallableCtx_coated_conductor_evaluate_0;
    var _S4173 : s_bwdCallableCtx_dielectric_evaluate_0;
    var _S4174 : s_bwdCallableCtx_conductor_evaluate_0;
    var _S4175 : s_bwdCallableCtx_diffuse_evaluate_0;
    if(_S4164)
    {
        var _S4176 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0;
        _S4176.value0_217 = _S4138.value0_216.value0_213.a_36;
        _S4176.value1_95 = _S4138.value0_216.value1_92;
        _S4176.value2_41 = _S4138.value0_216.value2_39;
        _S4175.value0_228 = _S4176;
        _S4165 = false;
        _S4174.value0_227 = _S4146;
        _S4166 = false;
        _S4173.value0_226 = _S4147;
        _S4167 = false;
        _S4172.value0_225 = _S4157;
        _S4172.value1_102 = _S4163;
        _S4168 = false;
        _S4171.value0_224 = _S4149;
        _S4171.value1_101 = _S4156;
        _S4169 = false;
        _S4170.value0_223 = _S4148;
    }
    else
    {
        var _S4177 : bool = (_S4138.value0_216.value0_213.kind_5) == u32(1);
        if(_S4177)
        {
            var _S4178 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0;
            _S4178.value0_218 = _S4138.value0_216.value0_213.a_36;
            _S4178.value1_96 = _S4138.value0_216.value0_213.b_31;
            _S4178.value2_42 = _S4138.value0_216.value0_213.alpha_4;
            _S4178.value3_25 = _S4138.value0_216.value1_92;
            _S4178.value4_16 = _S4138.value0_216.value2_39;
            _S4174.value0_227 = _S4178;
            _S4165 = false;
            _S4173.value0_226 = _S4147;
            _S4166 = false;
            _S4172.value0_225 = _S4157;
            _S4172.value1_102 = _S4163;
            _S4167 = false;
            _S4171.value0_224 = _S4149;
            _S4171.value1_101 = _S4156;
            _S4168 = false;
            _S4170.value0_223 = _S4148;
        }
        else
        {
            var _S4179 : bool = (_S4138.value0_216.value0_213.kind_5) == u32(2);
            if(_S4179)
            {
                var _S4180 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0;
                _S4180.value0_219 = _S4138.value0_216.value0_213.eta_4;
                _S4180.value1_97 = _S4138.value0_216.value0_213.alpha_4;
                _S4180.value2_43 = _S4138.value0_216.value1_92;
                _S4180.value3_26 = _S4138.value0_216.value2_39;
                _S4173.value0_226 = _S4180;
                _S4165 = false;
                _S4172.value0_225 = _S4157;
                _S4172.value1_102 = _S4163;
                _S4166 = false;
                _S4171.value0_224 = _S4149;
                _S4171.value1_101 = _S4156;
                _S4167 = false;
                _S4170.value0_223 = _S4148;
            }
            else
            {
                if(((FEATURES_0 & (u32(4)))) != u32(0))
                {
                    _S4165 = (_S4138.value0_216.value0_213.kind_5) == u32(3);
                }
                else
                {
                    _S4165 = false;
                }
                if(_S4165)
                {
                    var _S4181 : s_paramCtx_s_bwdCallableCtx_diffuse_transmission_evaluate_0;
                    _S4181.value0_220 = _S4138.value0_216.value0_213.a_36;
                    _S4181.value1_98 = _S4138.value0_216.value0_213.b_31;
                    _S4181.value2_44 = _S4138.value0_216.value1_92;
                    _S4181.value3_27 = _S4138.value0_216.value2_39;
                    _S4170.value0_223 = _S4181;
                }
                else
                {
                    _S4170.value0_223 = _S4148;
                }
                if(((FEATURES_0 & (u32(256)))) != u32(0))
                {
                    _S4166 = (_S4138.value0_216.value0_213.kind_5) == u32(5);
                }
                else
                {
                    _S4166 = false;
                }
                if(_S4166)
                {
                    var _S4182 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0;
                    _S4182.value0_221 = _S4138.value0_216.value0_213.a_36;
                    _S4182.value1_99 = _S4138.value0_216.value0_213.alpha_4;
                    _S4182.value3_28 = _S4138.value0_216.value1_92;
                    _S4182.value4_17 = _S4138.value0_216.value2_39;
                    _S4171.value0_224 = _S4182;
                    _S4171.value1_101 = _S4138.value1_94.value0_47;
                }
                else
                {
                    _S4171.value0_224 = _S4149;
                    _S4171.value1_101 = _S4156;
                }
                if(((FEATURES_0 & (u32(512)))) != u32(0))
                {
                    _S4167 = (_S4138.value0_216.value0_213.kind_5) == u32(6);
                }
                else
                {
                    _S4167 = false;
                }
                if(_S4167)
                {
                    var _S4183 : s_paramCtx_s_bwdCallableCtx_coated_conductor_evaluate_0;
                    _S4183.value0_222 = _S4138.value0_216.value0_213.a_36;
                    _S4183.value1_100 = _S4138.value0_216.value0_213.b_31;
                    _S4183.value2_45 = _S4138.value0_216.value0_213.alpha_4;
                    _S4183.value3_29 = _S4138.value0_216.value0_213.coat_alpha_2;
                    _S4183.value4_18 = _S4138.value0_216.value0_213.coat_5;
                    _S4183.value5_10 = _S4138.value0_216.value1_92;
                    _S4183.value6_1 = _S4138.value0_216.value2_39;
                    _S4172.value0_225 = _S4183;
                    _S4172.value1_102 = _S4138.value1_94.value1_16;
                }
                else
                {
                    _S4172.value0_225 = _S4157;
                    _S4172.value1_102 = _S4163;
                }
                var _S4184 : bool = _S4165;
                _S4173.value0_226 = _S4147;
                _S4165 = _S4167;
                _S4167 = _S4184;
            }
            var _S4185 : bool = _S4165;
            var _S4186 : bool = _S4166;
            var _S4187 : bool = _S4167;
            _S4174.value0_227 = _S4146;
            _S4165 = _S4179;
            _S4166 = _S4185;
            _S4167 = _S4186;
            _S4168 = _S4187;
        }
        var _S4188 : bool = _S4165;
        var _S4189 : bool = _S4166;
        var _S4190 : bool = _S4167;
        var _S4191 : bool = _S4168;
        _S4175.value0_228 = _S4144;
        _S4165 = _S4177;
        _S4166 = _S4188;
        _S4167 = _S4189;
        _S4168 = _S4190;
        _S4169 = _S4191;
    }
    var _S4192 : BsdfValue_0 = BsdfValue_x24_syn_dzero_0();
    var _S4193 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S4194 : Bsdf_Differential_0;
    var _S4195 : vec3<f32>;
    var _S4196 : vec3<f32>;
    if(_S4164)
    {
        var _S4197 : vec3<f32> = _S4143;
        var _S4198 : vec3<f32> = _S4143;
        var _S4199 : vec3<f32> = _S4143;
        s_bwdProp_diffuse_evaluate_0(_S4175, &(_S4197), &(_S4198), &(_S4199), _S4142);
        var _S4200 : Bsdf_Differential_0 = _S4193;
        _S4200.a_37 = _S4197;
        _S4194 = Bsdf_x24_syn_dadd_0(_S4193, _S4200);
        _S4195 = _S4198;
        _S4196 = _S4199;
    }
    else
    {
        if(_S4165)
        {
            var _S4201 : vec3<f32> = _S4143;
            var _S4202 : vec3<f32> = _S4143;
            var _S4203 : vec2<f32> = _S4145;
            var _S4204 : vec3<f32> = _S4143;
            var _S4205 : vec3<f32> = _S4143;
            s_bwdProp_conductor_evaluate_0(_S4174, &(_S4201), &(_S4202), &(_S4203), &(_S4204), &(_S4205), _S4142);
            var _S4206 : Bsdf_Differential_0 = _S4193;
            _S4206.alpha_6 = _S4203;
            _S4206.b_32 = _S4202;
            _S4206.a_37 = _S4201;
            _S4194 = Bsdf_x24_syn_dadd_0(_S4193, _S4206);
            _S4195 = _S4204;
            _S4196 = _S4205;
        }
        else
        {
            if(_S4166)
            {
                var _S4207 : vec2<f32> = _S4145;
                var _S4208 : vec3<f32> = _S4143;
                var _S4209 : vec3<f32> = _S4143;
                s_bwdProp_dielectric_evaluate_0(_S4173, &(_S4207), &(_S4208), &(_S4209), _S4142);
                var _S4210 : Bsdf_Differential_0 = _S4193;
                _S4210.alpha_6 = _S4207;
                _S4194 = Bsdf_x24_syn_dadd_0(_S4193, _S4210);
                _S4195 = _S4208;
                _S4196 = _S4209;
            }
            else
            {
                var _S4211 : BsdfValue_0;
                if(_S4167)
                {
                    var _S4212 : vec3<f32> = _S4143;
                    var _S4213 : vec3<f32> = _S4143;
                    var _S4214 : vec2<f32> = _S4145;
                    var _S4215 : vec2<f32> = _S4145;
                    var _S4216 : vec3<f32> = _S4143;
                    var _S4217 : vec3<f32> = _S4143;
                    s_bwdProp_coated_conductor_evaluate_0(_S4172, &(_S4212), &(_S4213), &(_S4214), &(_S4215), &(_S4216), &(_S4217), _S4142);
                    var _S4218 : Bsdf_Differential_0 = _S4193;
                    _S4218.coat_alpha_3 = _S4215;
                    _S4218.alpha_6 = _S4214;
                    _S4218.b_32 = _S4213;
                    _S4218.a_37 = _S4212;
                    var _S4219 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S4193, _S4218);
                    _S4211 = _S4192;
                    _S4194 = _S4219;
                    _S4195 = _S4217;
                    _S4196 = _S4216;
                }
                else
                {
                    _S4211 = BsdfValue_x24_syn_dadd_0(_S4142, _S4192);
                    _S4194 = _S4193;
                    _S4195 = _S4143;
                    _S4196 = _S4143;
                }
                if(_S4168)
                {
                    var _S4220 : vec3<f32> = _S4143;
                    var _S4221 : vec2<f32> = _S4145;
                    var _S4222 : vec3<f32> = _S4143;
                    var _S4223 : vec3<f32> = _S4143;
                    s_bwdProp_coated_diffuse_evaluate_0(_S4171, &(_S4220), &(_S4221), &(_S4222), &(_S4223), _S4211);
                    var _S4224 : Bsdf_Differential_0 = _S4193;
                    _S4224.alpha_6 = _S4221;
                    _S4224.a_37 = _S4220;
                    var _S4225 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S4194, _S4224);
                    var _S4226 : vec3<f32> = _S4223 + _S4195;
                    var _S4227 : vec3<f32> = _S4222 + _S4196;
                    _S4211 = _S4192;
                    _S4194 = _S4225;
                    _S4195 = _S4226;
                    _S4196 = _S4227;
                }
                else
                {
                    _S4211 = BsdfValue_x24_syn_dadd_0(_S4211, _S4192);
                }
                if(_S4169)
                {
                    var _S4228 : vec3<f32> = _S4143;
                    var _S4229 : vec3<f32> = _S4143;
                    var _S4230 : vec3<f32> = _S4143;
                    var _S4231 : vec3<f32> = _S4143;
                    s_bwdProp_diffuse_transmission_evaluate_0(_S4170, &(_S4228), &(_S4229), &(_S4230), &(_S4231), _S4211);
                    var _S4232 : Bsdf_Differential_0 = _S4193;
                    _S4232.b_32 = _S4229;
                    _S4232.a_37 = _S4228;
                    var _S4233 : vec3<f32> = _S4231 + _S4195;
                    var _S4234 : vec3<f32> = _S4230 + _S4196;
                    _S4194 = Bsdf_x24_syn_dadd_0(_S4194, _S4232);
                    _S4195 = _S4234;
                    _S4196 = _S4233;
                }
                else
                {
                    var _S4235 : vec3<f32> = _S4195;
                    _S4195 = _S4196;
                    _S4196 = _S4235;
                }
            }
        }
    }
    (*_S4139) = _S4194;
    (*_S4140) = _S4195;
    (*_S4141) = _S4196;
    return;
}

fn s_bwdProp_to_local_0( _S4236 : s_bwdCallableCtx_to_local_0,  _S4237 : ptr<function, Frame_0>,  _S4238 : ptr<function, vec3<f32>>,  _S4239 : vec3<f32>)
{
    var _S4240 : s_bwdCallableCtx_dot_0;
    _S4240._S39 = _S4236.value0_133.value0_125.s_8;
    _S4240._S40 = _S4236.value0_133.value1_44;
    var _S4241 : s_bwdCallableCtx_dot_0;
    _S4241._S39 = _S4236.value0_133.value0_125.t_9;
    _S4241._S40 = _S4236.value0_133.value1_44;
    var _S4242 : s_bwdCallableCtx_dot_0;
    _S4242._S39 = _S4236.value0_133.value0_125.n_5;
    _S4242._S40 = _S4236.value0_133.value1_44;
    var _S4243 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S4244 : vec3<f32> = vec3<f32>(0.0f);
    var _S4245 : vec3<f32> = _S4244;
    var _S4246 : vec3<f32> = _S4244;
    s_bwdProp_dot_0(_S4242, &(_S4245), &(_S4246), _S4239[i32(2)]);
    var _S4247 : vec3<f32> = _S4244;
    var _S4248 : vec3<f32> = _S4244;
    s_bwdProp_dot_0(_S4241, &(_S4247), &(_S4248), _S4239[i32(1)]);
    var _S4249 : vec3<f32> = _S4244;
    var _S4250 : vec3<f32> = _S4244;
    s_bwdProp_dot_0(_S4240, &(_S4249), &(_S4250), _S4239[i32(0)]);
    var _S4251 : vec3<f32> = _S4246 + _S4248 + _S4250;
    var _S4252 : Frame_0 = _S4243;
    _S4252.n_5 = _S4245;
    _S4252.t_9 = _S4247;
    _S4252.s_8 = _S4249;
    (*_S4237) = Frame_x24_syn_dadd_0(_S4243, _S4252);
    (*_S4238) = _S4251;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_sample_view_0
{
     value0_229 : LightShape_0,
     value1_103 : TriangleView_0,
     value2_46 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_view_barycentric_0
{
     value0_230 : LightShape_0,
     value1_104 : TriangleView_0,
     value2_47 : vec3<f32>,
     value3_30 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_smooth_step_0
{
     value0_231 : f32,
     value1_105 : f32,
     value2_48 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_mapped_0
{
     value0_232 : SquareMap_0,
     value1_106 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_octahedral_direction_0
{
     value0_233 : vec2<f32>,
};

struct s_bwdCallableCtx_smooth_step_0
{
     value0_234 : s_paramCtx_s_bwdCallableCtx_smooth_step_0,
};

struct s_bwdCallableCtx_view_barycentric_0
{
     value0_235 : s_paramCtx_s_bwdCallableCtx_view_barycentric_0,
};

struct s_bwdCallableCtx_sample_view_0
{
     value0_236 : s_paramCtx_s_bwdCallableCtx_sample_view_0,
};

struct s_bwdCallableCtx_octahedral_direction_0
{
     value0_237 : s_paramCtx_s_bwdCallableCtx_octahedral_direction_0,
};

struct s_bwdCallableCtx_mapped_0
{
     value0_238 : s_paramCtx_s_bwdCallableCtx_mapped_0,
};

fn s_bwdProp_octahedral_direction_0( _S4253 : s_bwdCallableCtx_octahedral_direction_0,  _S4254 : ptr<function, vec2<f32>>,  _S4255 : vec3<f32>)
{
    var u_13 : f32 = _S4253.value0_237.value0_233.x * 2.0f - 1.0f;
    var v_14 : f32 = _S4253.value0_237.value0_233.y * 2.0f - 1.0f;
    var _S4256 : bool = u_13 < 0.0f;
    var u_abs_2 : f32;
    if(_S4256)
    {
        u_abs_2 = - u_13;
    }
    else
    {
        u_abs_2 = u_13;
    }
    var _S4257 : bool = v_14 < 0.0f;
    var v_abs_2 : f32;
    if(_S4257)
    {
        v_abs_2 = - v_14;
    }
    else
    {
        v_abs_2 = v_14;
    }
    var distance_12 : f32 = 1.0f - (u_abs_2 + v_abs_2);
    var _S4258 : bool = distance_12 < 0.0f;
    var turns_6 : f32;
    if(_S4258)
    {
        turns_6 = - distance_12;
    }
    else
    {
        turns_6 = distance_12;
    }
    var r_4 : f32 = 1.0f - turns_6;
    var _S4259 : bool = r_4 > 0.0f;
    if(_S4259)
    {
        var _S4260 : f32 = v_abs_2 - u_abs_2;
        var _S4261 : f32 = r_4 * r_4;
        turns_6 = (_S4260 / r_4 + 1.0f) * 0.125f;
        u_abs_2 = _S4261;
        v_abs_2 = _S4260;
    }
    else
    {
        turns_6 = 0.125f;
        u_abs_2 = 0.0f;
        v_abs_2 = 0.0f;
    }
    var _S4262 : Tuple_29 = s_apply_sin_cos_turns_0(turns_6);
    var _S4263 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S4263.value0_158 = turns_6;
    var _S4264 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S4263 );
    var _S4265 : f32 = 2.0f - r_4 * r_4;
    var _S4266 : Tuple_30 = s_apply_safe_sqrt_0(_S4265);
    var _S4267 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S4267.value0_160 = _S4265;
    var _S4268 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S4267 );
    var radius_3 : f32 = r_4 * _S4266.value0_69;
    var _S4269 : f32 = _S4262.value0_68.y;
    var _S4270 : f32 = _S4262.value0_68.x;
    if(_S4258)
    {
        turns_6 = - _S4255[i32(2)];
    }
    else
    {
        turns_6 = _S4255[i32(2)];
    }
    var _S4271 : f32;
    if(_S4257)
    {
        _S4271 = - _S4255[i32(1)];
    }
    else
    {
        _S4271 = _S4255[i32(1)];
    }
    var _S4272 : f32;
    if(_S4256)
    {
        _S4272 = - _S4255[i32(0)];
    }
    else
    {
        _S4272 = _S4255[i32(0)];
    }
    var _S4273 : f32 = radius_3 * _S4271;
    var _S4274 : f32 = radius_3 * _S4272;
    var _S4275 : f32 = _S4270 * _S4271 + _S4269 * _S4272;
    var _S4276 : f32 = r_4 * _S4275;
    var _S4277 : f32 = _S4266.value0_69 * _S4275;
    var _S4278 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S4268, &(_S4278), _S4276);
    var _S4279 : f32 = r_4 * (- _S4278 + - turns_6);
    var _S4280 : vec2<f32> = vec2<f32>(_S4273, _S4274);
    var _S4281 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S4264, &(_S4281), _S4280);
    var _S4282 : f32 = _S4281;
    var _S4283 : f32 = _S4277 + _S4279 + _S4279;
    if(_S4259)
    {
        var _S4284 : f32 = 0.125f * _S4282 / u_abs_2;
        var _S4285 : f32 = r_4 * _S4284;
        var _S4286 : f32 = - _S4285;
        u_abs_2 = v_abs_2 * - _S4284 + _S4283;
        v_abs_2 = _S4285;
        turns_6 = _S4286;
    }
    else
    {
        u_abs_2 = _S4283;
        v_abs_2 = 0.0f;
        turns_6 = 0.0f;
    }
    var _S4287 : f32 = - u_abs_2;
    if(_S4258)
    {
        u_abs_2 = - _S4287;
    }
    else
    {
        u_abs_2 = _S4287;
    }
    var _S4288 : f32 = - u_abs_2;
    var _S4289 : f32 = _S4288 + v_abs_2;
    var _S4290 : f32 = _S4288 + turns_6;
    if(_S4257)
    {
        u_abs_2 = - _S4289;
    }
    else
    {
        u_abs_2 = _S4289;
    }
    if(_S4256)
    {
        v_abs_2 = - _S4290;
    }
    else
    {
        v_abs_2 = _S4290;
    }
    (*_S4254) = vec2<f32>(2.0f * v_abs_2, 2.0f * u_abs_2);
    return;
}

fn s_bwdProp_mapped_0( _S4291 : s_bwdCallableCtx_mapped_0,  _S4292 : ptr<function, vec2<f32>>,  _S4293 : vec2<f32>)
{
    var within_2 : vec2<f32> = (_S4291.value0_238.value1_106 + _S4291.value0_238.value0_232.start_1 * vec2<f32>(-1.0f)) * _S4291.value0_238.value0_232.scale_8;
    var _S4294 : bool = (within_2.x) < 1.0f;
    var _S4295 : vec2<f32> = vec2<f32>(1.0f) / _S4291.value0_238.value0_232.size_2 * _S4293;
    var _S4296 : f32;
    if((within_2.y) < 1.0f)
    {
        _S4296 = _S4295[i32(1)];
    }
    else
    {
        _S4296 = 0.0f;
    }
    var _S4297 : vec2<f32> = vec2<f32>(0.0f, _S4296);
    if(_S4294)
    {
        _S4296 = _S4295[i32(0)];
    }
    else
    {
        _S4296 = 0.0f;
    }
    (*_S4292) = _S4291.value0_238.value0_232.scale_8 * (_S4297 + vec2<f32>(_S4296, 0.0f));
    return;
}

fn s_bwdProp_view_barycentric_0( _S4298 : s_bwdCallableCtx_view_barycentric_0,  _S4299 : ptr<function, TriangleView_Differential_0>,  _S4300 : ptr<function, vec3<f32>>,  _S4301 : ptr<function, f32>,  _S4302 : vec2<f32>)
{
    var _S4303 : vec3<f32> = vec3<f32>(_S4298.value0_235.value3_30);
    var _S4304 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(s_apply_cross_0(_S4298.value0_235.value0_230.e1_1, _S4298.value0_235.value0_230.e2_1).value0_3, _S4298.value0_235.value0_230.normal_1).value0_5));
    var along1_3 : vec3<f32> = s_apply_cross_0(_S4298.value0_235.value0_230.e2_1, _S4298.value0_235.value0_230.normal_1).value0_3 * _S4304;
    var along2_3 : vec3<f32> = s_apply_cross_0(_S4298.value0_235.value0_230.normal_1, _S4298.value0_235.value0_230.e1_1).value0_3 * _S4304;
    var from_corner_1 : vec3<f32> = _S4298.value0_235.value2_47 * _S4303 + _S4298.value0_235.value1_104.to_corner_0 * vec3<f32>(-1.0f);
    var _S4305 : s_bwdCallableCtx_dot_0;
    _S4305._S39 = from_corner_1;
    _S4305._S40 = along1_3;
    var _S4306 : s_bwdCallableCtx_dot_0;
    _S4306._S39 = from_corner_1;
    _S4306._S40 = along2_3;
    var _S4307 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S4308 : vec3<f32> = vec3<f32>(0.0f);
    var _S4309 : vec3<f32> = _S4308;
    var _S4310 : vec3<f32> = _S4308;
    s_bwdProp_dot_0(_S4306, &(_S4309), &(_S4310), _S4302[i32(1)]);
    var _S4311 : vec3<f32> = _S4308;
    var _S4312 : vec3<f32> = _S4308;
    s_bwdProp_dot_0(_S4305, &(_S4311), &(_S4312), _S4302[i32(0)]);
    var _S4313 : vec3<f32> = _S4309 + _S4311;
    var _S4314 : vec3<f32> = vec3<f32>(-1.0f) * _S4313;
    var _S4315 : vec3<f32> = _S4298.value0_235.value2_47 * _S4313;
    var _S4316 : vec3<f32> = _S4303 * _S4313;
    var _S4317 : f32 = _S4315[i32(0)] + _S4315[i32(1)] + _S4315[i32(2)];
    var _S4318 : TriangleView_Differential_0 = _S4307;
    _S4318.to_corner_2 = _S4314;
    (*_S4299) = TriangleView_x24_syn_dadd_0(_S4307, _S4318);
    (*_S4300) = _S4316;
    (*_S4301) = _S4317;
    return;
}

struct SampledPoint_Differential_0
{
     direction_23 : vec3<f32>,
     distance_13 : f32,
};

fn SampledPoint_x24_syn_dzero_0() -> SampledPoint_Differential_0
{
    var result_35 : SampledPoint_Differential_0;
    result_35.direction_23 = vec3<f32>(0.0f);
    result_35.distance_13 = 0.0f;
    return result_35;
}

struct s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0
{
     value0_239 : TriangleView_0,
     value1_107 : vec2<f32>,
};

struct s_bwdCallableCtx_sample_solid_angle_0
{
     value0_240 : s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0,
};

fn s_bwdProp_sample_solid_angle_0( _S4319 : s_bwdCallableCtx_sample_solid_angle_0,  _S4320 : ptr<function, TriangleView_Differential_0>,  _S4321 : ptr<function, vec2<f32>>,  _S4322 : vec3<f32>)
{
    var _S4323 : f32 = _S4319.value0_240.value1_107.x;
    var _S4324 : f32 = _S4323 * _S4319.value0_240.value0_239.solid_angle_0 * 0.07957746833562851f;
    var _S4325 : Tuple_29 = s_apply_sin_cos_turns_0(_S4324);
    var _S4326 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S4326.value0_158 = _S4324;
    var _S4327 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S4326 );
    var _S4328 : Tuple_5 = s_apply_dot_0(_S4319.value0_240.value0_239.a_1, _S4319.value0_240.value0_239.c_0);
    var _S4329 : s_bwdCallableCtx_dot_0;
    _S4329._S39 = _S4319.value0_240.value0_239.a_1;
    _S4329._S40 = _S4319.value0_240.value0_239.c_0;
    var _S4330 : vec3<f32> = vec3<f32>(- _S4328.value0_5);
    var _S4331 : vec3<f32> = _S4319.value0_240.value0_239.c_0 + _S4319.value0_240.value0_239.a_1 * _S4330;
    var _S4332 : Tuple_10 = s_apply_unit_vector_0(_S4331);
    var _S4333 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S4333.value0_34 = _S4331;
    var _S4334 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S4333 );
    var _S4335 : f32 = _S4325.value0_68.x;
    var _S4336 : Tuple_5 = s_apply_dot_0(_S4319.value0_240.value0_239.a_1, _S4319.value0_240.value0_239.b_1);
    var _S4337 : s_bwdCallableCtx_dot_0;
    _S4337._S39 = _S4319.value0_240.value0_239.a_1;
    _S4337._S40 = _S4319.value0_240.value0_239.b_1;
    var _S4338 : f32 = 1.0f + _S4336.value0_5;
    var m_10 : f32 = _S4335 * _S4338;
    var _S4339 : f32 = _S4325.value0_68.y;
    var _S4340 : Tuple_3 = s_apply_cross_0(_S4319.value0_240.value0_239.a_1, _S4319.value0_240.value0_239.b_1);
    var _S4341 : s_bwdCallableCtx_cross_0;
    _S4341._S22 = _S4319.value0_240.value0_239.a_1;
    _S4341._S23 = _S4319.value0_240.value0_239.b_1;
    var _S4342 : Tuple_5 = s_apply_dot_0(_S4340.value0_3, _S4332.value0_12);
    var _S4343 : s_bwdCallableCtx_dot_0;
    _S4343._S39 = _S4340.value0_3;
    _S4343._S40 = _S4332.value0_12;
    var _S4344 : f32 = _S4339 * _S4342.value0_5;
    var _S4345 : Tuple_5 = s_apply_dot_0(_S4319.value0_240.value0_239.b_1, _S4332.value0_12);
    var _S4346 : s_bwdCallableCtx_dot_0;
    _S4346._S39 = _S4319.value0_240.value0_239.b_1;
    _S4346._S40 = _S4332.value0_12;
    var q_6 : f32 = _S4344 - _S4335 * _S4345.value0_5;
    var m2_2 : f32 = m_10 * m_10;
    var q2_2 : f32 = q_6 * q_6;
    var _S4347 : f32 = q2_2 + m2_2;
    var scale_12 : f32 = 1.0f / _S4347;
    var _S4348 : f32 = _S4347 * _S4347;
    var _S4349 : f32 = q2_2 - m2_2;
    var _S4350 : vec3<f32> = vec3<f32>((_S4349 * scale_12));
    var _S4351 : f32 = 2.0f * q_6;
    var _S4352 : f32 = _S4351 * m_10;
    var _S4353 : vec3<f32> = vec3<f32>((_S4352 * scale_12));
    var chord_2 : vec3<f32> = _S4319.value0_240.value0_239.a_1 * _S4350 + _S4332.value0_12 * _S4353 + _S4319.value0_240.value0_239.b_1 * vec3<f32>(-1.0f);
    var _S4354 : Tuple_5 = s_apply_dot_0(chord_2, chord_2);
    var _S4355 : s_bwdCallableCtx_dot_0;
    _S4355._S39 = chord_2;
    _S4355._S40 = chord_2;
    var chord2_2 : f32 = _S4354.value0_5 * 0.5f;
    var _S4356 : vec3<f32> = vec3<f32>(chord2_2);
    var _S4357 : f32 = _S4319.value0_240.value1_107.y;
    var w_5 : f32 = _S4357 * chord2_2;
    var _S4358 : vec3<f32> = chord_2 + _S4319.value0_240.value0_239.b_1 * _S4356;
    var _S4359 : Tuple_10 = s_apply_unit_vector_0(_S4358);
    var _S4360 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S4360.value0_34 = _S4358;
    var _S4361 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S4360 );
    var _S4362 : vec3<f32> = vec3<f32>((1.0f - w_5));
    var _S4363 : f32 = 2.0f - w_5;
    var _S4364 : f32 = w_5 * _S4363;
    var _S4365 : vec3<f32> = vec3<f32>(s_apply_safe_sqrt_0(_S4364).value0_69);
    var _S4366 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S4366.value0_160 = _S4364;
    var _S4367 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S4366 );
    var _S4368 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S4369 : vec3<f32> = _S4359.value0_12 * _S4322;
    var _S4370 : vec3<f32> = _S4365 * _S4322;
    var _S4371 : f32 = _S4369[i32(0)] + _S4369[i32(1)] + _S4369[i32(2)];
    var _S4372 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S4367, &(_S4372), _S4371);
    var _S4373 : f32 = _S4363 * _S4372;
    var _S4374 : f32 = - (w_5 * _S4372);
    var _S4375 : vec3<f32> = _S4319.value0_240.value0_239.b_1 * _S4322;
    var _S4376 : vec3<f32> = _S4362 * _S4322;
    var _S4377 : f32 = - (_S4375[i32(0)] + _S4375[i32(1)] + _S4375[i32(2)]);
    var _S4378 : vec3<f32> = vec3<f32>(0.0f);
    var _S4379 : vec3<f32> = _S4378;
    s_bwdProp_unit_vector_0(_S4361, &(_S4379), _S4370);
    var _S4380 : vec3<f32> = _S4319.value0_240.value0_239.b_1 * _S4379;
    var _S4381 : vec3<f32> = _S4356 * _S4379;
    var _S4382 : f32 = _S4373 + _S4374 + _S4377;
    var _S4383 : f32 = chord2_2 * _S4382;
    var _S4384 : f32 = 0.5f * (_S4357 * _S4382 + (_S4380[i32(0)] + _S4380[i32(1)] + _S4380[i32(2)]));
    var _S4385 : vec3<f32> = _S4378;
    var _S4386 : vec3<f32> = _S4378;
    s_bwdProp_dot_0(_S4355, &(_S4385), &(_S4386), _S4384);
    var _S4387 : vec3<f32> = _S4379 + _S4385 + _S4386;
    var _S4388 : vec3<f32> = vec3<f32>(-1.0f) * _S4387;
    var _S4389 : vec3<f32> = _S4332.value0_12 * _S4387;
    var _S4390 : vec3<f32> = _S4353 * _S4387;
    var _S4391 : f32 = _S4389[i32(0)] + _S4389[i32(1)] + _S4389[i32(2)];
    var _S4392 : f32 = scale_12 * _S4391;
    var _S4393 : f32 = _S4351 * _S4392;
    var _S4394 : vec3<f32> = _S4319.value0_240.value0_239.a_1 * _S4387;
    var _S4395 : vec3<f32> = _S4350 * _S4387;
    var _S4396 : f32 = _S4394[i32(0)] + _S4394[i32(1)] + _S4394[i32(2)];
    var _S4397 : f32 = scale_12 * _S4396;
    var _S4398 : f32 = - ((_S4352 * _S4391 + _S4349 * _S4396) / _S4348);
    var _S4399 : f32 = q_6 * (_S4397 + _S4398);
    var _S4400 : f32 = m_10 * (- _S4397 + _S4398);
    var _S4401 : f32 = 2.0f * (m_10 * _S4392) + _S4399 + _S4399;
    var _S4402 : f32 = - _S4401;
    var _S4403 : f32 = _S4335 * _S4402;
    var _S4404 : f32 = _S4345.value0_5 * _S4402;
    var _S4405 : vec3<f32> = _S4378;
    var _S4406 : vec3<f32> = _S4378;
    s_bwdProp_dot_0(_S4346, &(_S4405), &(_S4406), _S4403);
    var _S4407 : f32 = _S4339 * _S4401;
    var _S4408 : f32 = _S4342.value0_5 * _S4401;
    var _S4409 : vec3<f32> = _S4378;
    var _S4410 : vec3<f32> = _S4378;
    s_bwdProp_dot_0(_S4343, &(_S4409), &(_S4410), _S4407);
    var _S4411 : vec3<f32> = _S4378;
    var _S4412 : vec3<f32> = _S4378;
    s_bwdProp_cross_0(_S4341, &(_S4411), &(_S4412), _S4409);
    var _S4413 : f32 = _S4393 + _S4400 + _S4400;
    var _S4414 : f32 = _S4335 * _S4413;
    var _S4415 : f32 = _S4338 * _S4413;
    var _S4416 : vec3<f32> = _S4378;
    var _S4417 : vec3<f32> = _S4378;
    s_bwdProp_dot_0(_S4337, &(_S4416), &(_S4417), _S4414);
    var _S4418 : f32 = _S4404 + _S4415;
    var _S4419 : vec3<f32> = _S4390 + _S4406 + _S4410;
    var _S4420 : vec3<f32> = _S4378;
    s_bwdProp_unit_vector_0(_S4334, &(_S4420), _S4419);
    var _S4421 : vec3<f32> = _S4319.value0_240.value0_239.a_1 * _S4420;
    var _S4422 : vec3<f32> = _S4330 * _S4420;
    var _S4423 : f32 = - (_S4421[i32(0)] + _S4421[i32(1)] + _S4421[i32(2)]);
    var _S4424 : vec3<f32> = _S4378;
    var _S4425 : vec3<f32> = _S4378;
    s_bwdProp_dot_0(_S4329, &(_S4424), &(_S4425), _S4423);
    var _S4426 : vec2<f32> = vec2<f32>(_S4418, _S4408);
    var _S4427 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S4327, &(_S4427), _S4426);
    var _S4428 : f32 = 0.07957746833562851f * _S4427;
    var _S4429 : f32 = _S4323 * _S4428;
    var _S4430 : vec3<f32> = _S4420 + _S4425;
    var _S4431 : vec3<f32> = _S4376 + _S4381 + _S4388 + _S4405 + _S4412 + _S4417;
    var _S4432 : vec3<f32> = _S4395 + _S4411 + _S4416 + _S4422 + _S4424;
    var _S4433 : vec2<f32> = vec2<f32>(_S4319.value0_240.value0_239.solid_angle_0 * _S4428, _S4383);
    var _S4434 : TriangleView_Differential_0 = _S4368;
    _S4434.solid_angle_3 = _S4429;
    _S4434.c_3 = _S4430;
    _S4434.b_20 = _S4431;
    _S4434.a_24 = _S4432;
    (*_S4320) = TriangleView_x24_syn_dadd_0(_S4368, _S4434);
    (*_S4321) = _S4433;
    return;
}

fn s_bwdProp_sample_view_0( _S4435 : s_bwdCallableCtx_sample_view_0,  _S4436 : ptr<function, TriangleView_Differential_0>,  _S4437 : ptr<function, vec2<f32>>,  _S4438 : SampledPoint_Differential_0)
{
    var _S4439 : vec3<f32> = vec3<f32>(0.0f);
    var _S4440 : TriangleView_0 = TriangleView_0( _S4439, 0.0f, _S4439, _S4439, _S4439, 0.0f, false );
    var _S4441 : vec2<f32> = vec2<f32>(0.0f);
    var _S4442 : s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0 = s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0( _S4440, _S4441 );
    var _S4443 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S4444 : vec3<f32>;
    var _S4445 : vec3<f32>;
    var _S4446 : vec3<f32>;
    var _S4447 : vec3<f32>;
    var _S4448 : f32;
    var _S4449 : f32;
    var _S4450 : f32;
    var _S4451 : f32;
    var _S4452 : f32;
    var _S4453 : f32;
    var _S4454 : f32;
    var _S4455 : s_bwdCallableCtx_sqrt_0;
    var _S4456 : bool;
    var _S4457 : bool;
    var _S4458 : s_bwdCallableCtx_dot_0;
    var _S4459 : s_bwdCallableCtx_dot_0;
    var _S4460 : s_bwdCallableCtx_sample_solid_angle_0;
    var _S4461 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S4435.value0_236.value1_103.spherical_0)
    {
        var _S4462 : Tuple_28 = s_apply_sample_solid_angle_0(_S4435.value0_236.value1_103, _S4435.value0_236.value2_46);
        var _S4463 : s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0;
        _S4463.value0_239 = _S4435.value0_236.value1_103;
        _S4463.value1_107 = _S4435.value0_236.value2_46;
        var _S4464 : s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0 = _S4463;
        var _S4465 : Tuple_5 = s_apply_dot_0(_S4462.value0_67, _S4435.value0_236.value0_229.normal_1);
        var _S4466 : s_bwdCallableCtx_dot_0;
        _S4466._S39 = _S4462.value0_67;
        _S4466._S40 = _S4435.value0_236.value0_229.normal_1;
        var _S4467 : s_bwdCallableCtx_dot_0 = _S4466;
        var distance_14 : f32 = _S4435.value0_236.value1_103.height_1 / _S4465.value0_5;
        var _S4468 : f32 = _S4465.value0_5 * _S4465.value0_5;
        if(distance_14 > 0.0f)
        {
            _S4456 = is_finite_0(distance_14);
        }
        else
        {
            _S4456 = false;
        }
        _S4448 = _S4468;
        _S4449 = _S4435.value0_236.value1_103.height_1;
        _S4450 = _S4465.value0_5;
        _S4458 = _S4467;
        _S4460.value0_240 = _S4464;
        _S4457 = false;
        _S4444 = _S4439;
        _S4445 = _S4439;
        _S4451 = 0.0f;
        _S4455._S35 = 0.0f;
        _S4459._S39 = _S4439;
        _S4459._S40 = _S4439;
        _S4446 = _S4439;
        _S4452 = 0.0f;
        _S4453 = 0.0f;
        _S4447 = _S4439;
        _S4454 = 0.0f;
        _S4461.value0_161 = _S4443;
    }
    else
    {
        var _S4469 : f32 = _S4435.value0_236.value2_46.x;
        var _S4470 : Tuple_30 = s_apply_safe_sqrt_0(_S4469);
        var _S4471 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S4471.value0_160 = _S4469;
        var _S4472 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = _S4471;
        var _S4473 : f32 = _S4435.value0_236.value2_46.y;
        var _S4474 : f32 = 1.0f - _S4473;
        var to_light_7 : vec3<f32> = _S4435.value0_236.value1_103.to_corner_0 + _S4435.value0_236.value0_229.e1_1 * vec3<f32>((_S4470.value0_69 * _S4474)) + _S4435.value0_236.value0_229.e2_1 * vec3<f32>((_S4470.value0_69 * _S4473));
        var _S4475 : Tuple_5 = s_apply_dot_0(to_light_7, to_light_7);
        var _S4476 : s_bwdCallableCtx_dot_0;
        _S4476._S39 = to_light_7;
        _S4476._S40 = to_light_7;
        var _S4477 : s_bwdCallableCtx_dot_0 = _S4476;
        var _S4478 : bool = (_S4475.value0_5) > 0.0f;
        if(_S4478)
        {
            var _S4479 : Tuple_4 = s_apply_sqrt_0(_S4475.value0_5);
            var _S4480 : s_bwdCallableCtx_sqrt_0;
            _S4480._S35 = _S4475.value0_5;
            var _S4481 : f32 = _S4479.value0_4 * _S4479.value0_4;
            _S4444 = vec3<f32>((1.0f / _S4479.value0_4));
            _S4448 = _S4481;
            _S4455 = _S4480;
        }
        else
        {
            _S4444 = _S4439;
            _S4448 = 0.0f;
            _S4455._S35 = 0.0f;
        }
        var _S4482 : vec3<f32> = _S4444;
        var _S4483 : f32 = _S4448;
        _S4456 = false;
        _S4448 = 0.0f;
        _S4449 = 0.0f;
        _S4450 = 0.0f;
        _S4458._S39 = _S4439;
        _S4458._S40 = _S4439;
        _S4460.value0_240 = _S4442;
        _S4457 = _S4478;
        _S4444 = to_light_7;
        _S4445 = _S4482;
        _S4451 = _S4483;
        _S4459 = _S4477;
        _S4446 = _S4435.value0_236.value0_229.e2_1;
        _S4452 = _S4470.value0_69;
        _S4453 = _S4473;
        _S4447 = _S4435.value0_236.value0_229.e1_1;
        _S4454 = _S4474;
        _S4461.value0_161 = _S4472;
    }
    var _S4484 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S4485 : TriangleView_Differential_0;
    var _S4486 : vec2<f32>;
    if(_S4435.value0_236.value1_103.spherical_0)
    {
        if(_S4456)
        {
            _S4451 = _S4438.distance_13;
            _S4444 = _S4438.direction_23;
        }
        else
        {
            _S4451 = 0.0f;
            _S4444 = _S4439;
        }
        var _S4487 : f32 = _S4451 / _S4448;
        var _S4488 : f32 = _S4449 * - _S4487;
        var _S4489 : f32 = _S4450 * _S4487;
        var _S4490 : vec3<f32> = _S4439;
        var _S4491 : vec3<f32> = _S4439;
        s_bwdProp_dot_0(_S4458, &(_S4490), &(_S4491), _S4488);
        var _S4492 : vec3<f32> = _S4490 + _S4444;
        var _S4493 : TriangleView_Differential_0;
        _S4493.to_corner_2 = _S4439;
        _S4493.height_5 = 0.0f;
        _S4493.a_24 = _S4439;
        _S4493.b_20 = _S4439;
        _S4493.c_3 = _S4439;
        _S4493.solid_angle_3 = 0.0f;
        var _S4494 : vec2<f32> = _S4441;
        s_bwdProp_sample_solid_angle_0(_S4460, &(_S4493), &(_S4494), _S4492);
        var _S4495 : TriangleView_Differential_0 = TriangleView_x24_syn_dadd_0(_S4493, _S4484);
        var _S4496 : TriangleView_Differential_0 = _S4484;
        _S4496.height_5 = _S4489;
        _S4485 = TriangleView_x24_syn_dadd_0(_S4495, _S4496);
        _S4486 = _S4494;
    }
    else
    {
        if(_S4457)
        {
            var _S4497 : vec3<f32> = _S4444 * _S4438.direction_23;
            var _S4498 : vec3<f32> = _S4445 * _S4438.direction_23;
            var _S4499 : f32 = _S4438.distance_13 + - ((_S4497[i32(0)] + _S4497[i32(1)] + _S4497[i32(2)]) / _S4451);
            var _S4500 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S4455, &(_S4500), _S4499);
            _S4448 = _S4500;
            _S4444 = _S4498;
        }
        else
        {
            _S4448 = 0.0f;
            _S4444 = _S4439;
        }
        var _S4501 : vec3<f32> = _S4439;
        var _S4502 : vec3<f32> = _S4439;
        s_bwdProp_dot_0(_S4459, &(_S4501), &(_S4502), _S4448);
        var _S4503 : vec3<f32> = _S4501 + _S4502 + _S4444;
        var _S4504 : vec3<f32> = _S4446 * _S4503;
        var _S4505 : f32 = _S4504[i32(0)] + _S4504[i32(1)] + _S4504[i32(2)];
        var _S4506 : vec3<f32> = _S4447 * _S4503;
        var _S4507 : f32 = _S4506[i32(0)] + _S4506[i32(1)] + _S4506[i32(2)];
        var _S4508 : f32 = _S4452 * _S4505 + - (_S4452 * _S4507);
        var _S4509 : f32 = _S4453 * _S4505 + _S4454 * _S4507;
        var _S4510 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S4461, &(_S4510), _S4509);
        var _S4511 : TriangleView_Differential_0 = _S4484;
        _S4511.to_corner_2 = _S4503;
        var _S4512 : vec2<f32> = vec2<f32>(_S4510, _S4508);
        _S4485 = TriangleView_x24_syn_dadd_0(_S4484, _S4511);
        _S4486 = _S4512;
    }
    (*_S4436) = _S4485;
    (*_S4437) = _S4486;
    return;
}

fn s_bwdProp_smooth_step_0( _S4513 : s_bwdCallableCtx_smooth_step_0,  _S4514 : ptr<function, f32>,  _S4515 : f32)
{
    var _S4516 : bool;
    if((_S4513.value0_234.value0_231) >= (_S4513.value0_234.value2_48))
    {
        _S4516 = (_S4513.value0_234.value0_231) > (_S4513.value0_234.value1_105);
    }
    else
    {
        _S4516 = false;
    }
    var _S4517 : bool;
    var _S4518 : f32;
    var _S4519 : f32;
    var _S4520 : f32;
    var _S4521 : f32;
    if(_S4516)
    {
        _S4517 = false;
        _S4518 = 0.0f;
        _S4519 = 0.0f;
        _S4520 = 0.0f;
        _S4521 = 0.0f;
    }
    else
    {
        var _S4522 : bool = (_S4513.value0_234.value0_231) > (_S4513.value0_234.value1_105);
        if(_S4522)
        {
            var _S4523 : f32 = 1.0f / (_S4513.value0_234.value2_48 - _S4513.value0_234.value1_105);
            var t_13 : f32 = (_S4513.value0_234.value0_231 - _S4513.value0_234.value1_105) * _S4523;
            var _S4524 : f32 = 3.0f - (t_13 + t_13);
            _S4518 = t_13 * t_13;
            _S4519 = _S4524;
            _S4520 = t_13;
            _S4521 = _S4523;
        }
        else
        {
            _S4518 = 0.0f;
            _S4519 = 0.0f;
            _S4520 = 0.0f;
            _S4521 = 0.0f;
        }
        _S4517 = _S4522;
    }
    if(_S4516)
    {
        _S4518 = 0.0f;
    }
    else
    {
        if(_S4517)
        {
            var _S4525 : f32 = - (_S4518 * _S4515);
            var _S4526 : f32 = _S4520 * (_S4519 * _S4515);
            _S4518 = _S4521 * (_S4525 + _S4525 + _S4526 + _S4526);
        }
        else
        {
            _S4518 = 0.0f;
        }
    }
    (*_S4514) = _S4518;
    return;
}

fn s_bwdProp_sample_light_0( _S4527 : s_bwdCallableCtx_sample_light_0,  _S4528 : ptr<function, vec3<f32>>,  _S4529 : ptr<function, vec2<f32>>,  _S4530 : LightSample_Differential_0)
{
    var _S4531 : vec3<f32> = vec3<f32>(0.0f);
    var _S4532 : LightShape_0 = LightShape_0( _S4531, _S4531, _S4531, _S4531, 0.0f );
    var _S4533 : s_paramCtx_s_bwdCallableCtx_view_of_0 = s_paramCtx_s_bwdCallableCtx_view_of_0( _S4532, _S4531 );
    var _S4534 : TriangleView_0 = TriangleView_0( _S4531, 0.0f, _S4531, _S4531, _S4531, 0.0f, false );
    var _S4535 : vec2<f32> = vec2<f32>(0.0f);
    var _S4536 : s_paramCtx_s_bwdCallableCtx_sample_view_0 = s_paramCtx_s_bwdCallableCtx_sample_view_0( _S4532, _S4534, _S4535 );
    var _S4537 : s_paramCtx_s_bwdCallableCtx_view_pdf_0 = s_paramCtx_s_bwdCallableCtx_view_pdf_0( _S4532, _S4534, _S4531, 0.0f );
    var _S4538 : s_paramCtx_s_bwdCallableCtx_view_barycentric_0 = s_paramCtx_s_bwdCallableCtx_view_barycentric_0( _S4532, _S4534, _S4531, 0.0f );
    var _S4539 : s_paramCtx_s_bwdCallableCtx_smooth_step_0 = s_paramCtx_s_bwdCallableCtx_smooth_step_0( 0.0f, 0.0f, 0.0f );
    var _S4540 : SquareMap_0 = SquareMap_0( _S4535, _S4535, _S4535, _S4535 );
    var _S4541 : s_paramCtx_s_bwdCallableCtx_mapped_0 = s_paramCtx_s_bwdCallableCtx_mapped_0( _S4540, _S4535 );
    var _S4542 : s_paramCtx_s_bwdCallableCtx_octahedral_direction_0 = s_paramCtx_s_bwdCallableCtx_octahedral_direction_0( _S4535 );
    var _S4543 : Arriving_0 = Arriving_0( _S4531, 0.0f, _S4532, 0.0f );
    var _S4544 : s_paramCtx_s_bwdCallableCtx_arriving_pdf_0 = s_paramCtx_s_bwdCallableCtx_arriving_pdf_0( _S4543, _S4531, _S4531 );
    var _S4545 : vec3<f32> = vec3<f32>(0.0f);
    var portal_3 : bool;
    if(((FEATURES_0 & (u32(8)))) != u32(0))
    {
        portal_3 = (_S4527.value0_215.value0_214.kind_1) == i32(5);
    }
    else
    {
        portal_3 = false;
    }
    var _S4546 : bool;
    if((_S4527.value0_215.value0_214.kind_1) == i32(1))
    {
        _S4546 = true;
    }
    else
    {
        _S4546 = portal_3;
    }
    var _S4547 : bool;
    var _S4548 : bool;
    var _S4549 : bool;
    var _S4550 : bool;
    var _S4551 : bool;
    var _S4552 : bool;
    var factor_6 : f32;
    var _S4553 : f32;
    var _S4554 : f32;
    var _S4555 : f32;
    var _S4556 : f32;
    var _S4557 : s_bwdCallableCtx_smooth_step_0;
    var _S4558 : s_bwdCallableCtx_dot_0;
    var _S4559 : s_bwdCallableCtx_dot_0;
    var sample_9 : LightSample_0;
    var _S4560 : vec3<f32>;
    var _S4561 : vec3<f32>;
    var _S4562 : vec3<f32>;
    var _S4563 : vec3<f32>;
    var _S4564 : vec3<f32>;
    var _S4565 : s_bwdCallableCtx_sqrt_0;
    var _S4566 : s_bwdCallableCtx_view_barycentric_0;
    var _S4567 : s_bwdCallableCtx_view_pdf_0;
    var _S4568 : s_bwdCallableCtx_sample_view_0;
    var _S4569 : s_bwdCallableCtx_view_of_0;
    if(_S4546)
    {
        var _S4570 : Tuple_9 = s_apply_view_of_0(_S4527.value0_215.value0_214.shape_8, _S4527.value0_215.value1_93);
        var _S4571 : s_paramCtx_s_bwdCallableCtx_view_of_0;
        _S4571.value0_30 = _S4527.value0_215.value0_214.shape_8;
        _S4571.value1_6 = _S4527.value0_215.value1_93;
        var _S4572 : s_paramCtx_s_bwdCallableCtx_view_of_0 = _S4571;
        if(!((_S4570.value0_11.height_1) > 0.0f))
        {
            _S4547 = true;
        }
        else
        {
            _S4547 = _S4527.value0_215.value0_214.two_sided_2;
        }
        if(_S4547)
        {
            _S4547 = true;
        }
        else
        {
            _S4547 = portal_3;
        }
        if(_S4547)
        {
            var _S4573 : Tuple_27 = s_apply_sample_view_0(_S4527.value0_215.value0_214.shape_8, _S4570.value0_11, _S4527.value0_215.value2_40);
            var _S4574 : s_paramCtx_s_bwdCallableCtx_sample_view_0;
            _S4574.value0_229 = _S4527.value0_215.value0_214.shape_8;
            _S4574.value1_103 = _S4570.value0_11;
            _S4574.value2_46 = _S4527.value0_215.value2_40;
            var _S4575 : s_paramCtx_s_bwdCallableCtx_sample_view_0 = _S4574;
            var _S4576 : Tuple_12 = s_apply_view_pdf_0(_S4527.value0_215.value0_214.shape_8, _S4570.value0_11, _S4573.value0_66.direction_0, _S4573.value0_66.distance_0);
            var _S4577 : s_paramCtx_s_bwdCallableCtx_view_pdf_0;
            _S4577.value0_31 = _S4527.value0_215.value0_214.shape_8;
            _S4577.value1_7 = _S4570.value0_11;
            _S4577.value2_5 = _S4573.value0_66.direction_0;
            _S4577.value3_2 = _S4573.value0_66.distance_0;
            var _S4578 : s_paramCtx_s_bwdCallableCtx_view_pdf_0 = _S4577;
            if(portal_3)
            {
                sample_9.direction_17 = _S4573.value0_66.direction_0;
                sample_9.distance_7 = 0.0f;
                sample_9.radiance_13 = _S4545;
                sample_9.pdf_9 = 1.0f;
                sample_9.valid_5 = false;
                _S4548 = false;
                factor_6 = 0.0f;
                _S4549 = false;
                _S4560 = _S4531;
                _S4561 = _S4531;
                _S4566.value0_235 = _S4538;
            }
            else
            {
                if(_S4573.value0_66.valid_0)
                {
                    _S4548 = (_S4576.value0_14) > 0.0f;
                }
                else
                {
                    _S4548 = false;
                }
                if(_S4548)
                {
                    if(((FEATURES_0 & (u32(128)))) != u32(0))
                    {
                        _S4549 = _S4527.value0_215.value0_214.textured_3;
                    }
                    else
                    {
                        _S4549 = false;
                    }
                    if(_S4549)
                    {
                        var _S4579 : s_paramCtx_s_bwdCallableCtx_view_barycentric_0;
                        _S4579.value0_230 = _S4527.value0_215.value0_214.shape_8;
                        _S4579.value1_104 = _S4570.value0_11;
                        _S4579.value2_47 = _S4573.value0_66.direction_0;
                        _S4579.value3_30 = _S4573.value0_66.distance_0;
                        var _S4580 : vec3<f32> = _S4527.value0_215.value0_214.radiance_8.v_0 + _S4527.value0_215.value0_214.radiance_8.d1_0 * _S4531 + _S4527.value0_215.value0_214.radiance_8.d2_0 * _S4531;
                        sample_9.direction_17 = _S4573.value0_66.direction_0;
                        sample_9.distance_7 = _S4573.value0_66.distance_0;
                        sample_9.radiance_13 = _S4580;
                        sample_9.pdf_9 = 1.0f;
                        sample_9.valid_5 = false;
                        _S4560 = _S4527.value0_215.value0_214.radiance_8.d2_0;
                        _S4561 = _S4527.value0_215.value0_214.radiance_8.d1_0;
                        _S4566.value0_235 = _S4579;
                    }
                    else
                    {
                        sample_9.direction_17 = _S4573.value0_66.direction_0;
                        sample_9.distance_7 = _S4573.value0_66.distance_0;
                        sample_9.radiance_13 = _S4527.value0_215.value0_214.radiance_8.v_0;
                        sample_9.pdf_9 = 1.0f;
                        sample_9.valid_5 = false;
                        _S4560 = _S4531;
                        _S4561 = _S4531;
                        _S4566.value0_235 = _S4538;
                    }
                    sample_9.pdf_9 = _S4576.value0_14 * _S4527.value0_215.value0_214.probability_3;
                    sample_9.valid_5 = true;
                    factor_6 = _S4527.value0_215.value0_214.probability_3;
                }
                else
                {
                    sample_9.direction_17 = _S4545;
                    sample_9.distance_7 = 0.0f;
                    sample_9.radiance_13 = _S4545;
                    sample_9.pdf_9 = 1.0f;
                    sample_9.valid_5 = false;
                    factor_6 = 0.0f;
                    _S4549 = false;
                    _S4560 = _S4531;
                    _S4561 = _S4531;
                    _S4566.value0_235 = _S4538;
                }
            }
            _S4567.value0_32 = _S4578;
            _S4568.value0_236 = _S4575;
        }
        else
        {
            sample_9.direction_17 = _S4545;
            sample_9.distance_7 = 0.0f;
            sample_9.radiance_13 = _S4545;
            sample_9.pdf_9 = 1.0f;
            sample_9.valid_5 = false;
            _S4548 = false;
            factor_6 = 0.0f;
            _S4549 = false;
            _S4560 = _S4531;
            _S4561 = _S4531;
            _S4566.value0_235 = _S4538;
            _S4567.value0_32 = _S4537;
            _S4568.value0_236 = _S4536;
        }
        _S4569.value0_33 = _S4572;
        _S4550 = false;
        _S4551 = false;
        _S4562 = _S4531;
        _S4552 = false;
        _S4553 = 0.0f;
        _S4554 = 0.0f;
        _S4557.value0_234 = _S4539;
        _S4558._S39 = _S4531;
        _S4558._S40 = _S4531;
        _S4555 = 0.0f;
        _S4563 = _S4531;
        _S4564 = _S4531;
        _S4556 = 0.0f;
        _S4565._S35 = 0.0f;
        _S4559._S39 = _S4531;
        _S4559._S40 = _S4531;
    }
    else
    {
        if(((FEATURES_0 & (u32(16)))) != u32(0))
        {
            _S4547 = (_S4527.value0_215.value0_214.kind_1) == i32(2);
        }
        else
        {
            _S4547 = false;
        }
        if(_S4547)
        {
            var to_light_8 : vec3<f32> = _S4527.value0_215.value0_214.shape_8.corner_1 + _S4527.value0_215.value1_93 * vec3<f32>(-1.0f);
            var _S4581 : Tuple_5 = s_apply_dot_0(to_light_8, to_light_8);
            var _S4582 : s_bwdCallableCtx_dot_0;
            _S4582._S39 = to_light_8;
            _S4582._S40 = to_light_8;
            var _S4583 : s_bwdCallableCtx_dot_0 = _S4582;
            var _S4584 : bool = (_S4581.value0_5) > 0.0f;
            if(_S4584)
            {
                var _S4585 : Tuple_4 = s_apply_sqrt_0(_S4581.value0_5);
                var _S4586 : s_bwdCallableCtx_sqrt_0;
                _S4586._S35 = _S4581.value0_5;
                var _S4587 : s_bwdCallableCtx_sqrt_0 = _S4586;
                var _S4588 : vec3<f32> = vec3<f32>((1.0f / _S4585.value0_4));
                var _S4589 : f32 = _S4585.value0_4 * _S4585.value0_4;
                var direction_24 : vec3<f32> = to_light_8 * _S4588;
                var factor_7 : f32 = 1.0f / _S4581.value0_5;
                var _S4590 : f32 = _S4581.value0_5 * _S4581.value0_5;
                if(_S4527.value0_215.value0_214.spot_0)
                {
                    var _S4591 : Tuple_5 = s_apply_dot_0(direction_24, _S4527.value0_215.value0_214.shape_8.normal_1);
                    var _S4592 : s_bwdCallableCtx_dot_0;
                    _S4592._S39 = direction_24;
                    _S4592._S40 = _S4527.value0_215.value0_214.shape_8.normal_1;
                    var _S4593 : f32 = - _S4591.value0_5;
                    var _S4594 : Tuple_31 = s_apply_smooth_step_0(_S4593, _S4527.value0_215.value0_214.cos_end_0, _S4527.value0_215.value0_214.cos_start_0);
                    var _S4595 : s_paramCtx_s_bwdCallableCtx_smooth_step_0;
                    _S4595.value0_231 = _S4593;
                    _S4595.value1_105 = _S4527.value0_215.value0_214.cos_end_0;
                    _S4595.value2_48 = _S4527.value0_215.value0_214.cos_start_0;
                    factor_6 = factor_7 * _S4594.value0_70;
                    _S4553 = _S4594.value0_70;
                    _S4557.value0_234 = _S4595;
                    _S4558 = _S4592;
                }
                else
                {
                    factor_6 = factor_7;
                    _S4553 = 0.0f;
                    _S4557.value0_234 = _S4539;
                    _S4558._S39 = _S4531;
                    _S4558._S40 = _S4531;
                }
                var _S4596 : vec3<f32> = _S4527.value0_215.value0_214.radiance_8.v_0 * vec3<f32>(factor_6);
                var _S4597 : bool = (any((_S4596 != _S4531)));
                sample_9.direction_17 = direction_24;
                sample_9.distance_7 = _S4585.value0_4;
                sample_9.radiance_13 = _S4596;
                sample_9.pdf_9 = _S4527.value0_215.value0_214.probability_3;
                sample_9.valid_5 = _S4597;
                _S4560 = _S4527.value0_215.value0_214.radiance_8.v_0;
                _S4548 = _S4527.value0_215.value0_214.spot_0;
                factor_6 = factor_7;
                _S4554 = _S4590;
                _S4561 = _S4588;
                _S4555 = _S4589;
                _S4565 = _S4587;
            }
            else
            {
                sample_9.direction_17 = _S4545;
                sample_9.distance_7 = 0.0f;
                sample_9.radiance_13 = _S4545;
                sample_9.pdf_9 = 1.0f;
                sample_9.valid_5 = false;
                _S4560 = _S4531;
                _S4548 = false;
                factor_6 = 0.0f;
                _S4553 = 0.0f;
                _S4557.value0_234 = _S4539;
                _S4558._S39 = _S4531;
                _S4558._S40 = _S4531;
                _S4554 = 0.0f;
                _S4561 = _S4531;
                _S4555 = 0.0f;
                _S4565._S35 = 0.0f;
            }
            var _S4598 : bool = _S4548;
            var _S4599 : vec3<f32> = _S4561;
            _S4548 = _S4584;
            _S4549 = _S4598;
            _S4561 = to_light_8;
            _S4562 = _S4599;
            _S4559 = _S4583;
        }
        else
        {
            sample_9.direction_17 = _S4545;
            sample_9.distance_7 = 0.0f;
            sample_9.radiance_13 = _S4545;
            sample_9.pdf_9 = 1.0f;
            sample_9.valid_5 = false;
            _S4548 = false;
            _S4560 = _S4531;
            _S4549 = false;
            factor_6 = 0.0f;
            _S4553 = 0.0f;
            _S4557.value0_234 = _S4539;
            _S4558._S39 = _S4531;
            _S4558._S40 = _S4531;
            _S4554 = 0.0f;
            _S4561 = _S4531;
            _S4562 = _S4531;
            _S4555 = 0.0f;
            _S4565._S35 = 0.0f;
            _S4559._S39 = _S4531;
            _S4559._S40 = _S4531;
        }
        var _S4600 : bool = _S4547;
        var _S4601 : bool = _S4548;
        var _S4602 : vec3<f32> = _S4560;
        var _S4603 : bool = _S4549;
        var _S4604 : f32 = factor_6;
        var _S4605 : f32 = _S4553;
        var _S4606 : f32 = _S4554;
        var _S4607 : vec3<f32> = _S4561;
        var _S4608 : vec3<f32> = _S4562;
        var _S4609 : f32 = _S4555;
        _S4547 = false;
        _S4548 = false;
        factor_6 = 0.0f;
        _S4549 = false;
        _S4560 = _S4531;
        _S4561 = _S4531;
        _S4566.value0_235 = _S4538;
        _S4567.value0_32 = _S4537;
        _S4568.value0_236 = _S4536;
        _S4569.value0_33 = _S4533;
        _S4550 = _S4600;
        _S4551 = _S4601;
        _S4562 = _S4602;
        _S4552 = _S4603;
        _S4553 = _S4604;
        _S4554 = _S4605;
        _S4555 = _S4606;
        _S4563 = _S4607;
        _S4564 = _S4608;
        _S4556 = _S4609;
    }
    var _S4610 : bool;
    if(((FEATURES_0 & (u32(8)))) != u32(0))
    {
        _S4610 = (_S4527.value0_215.value0_214.kind_1) != i32(1);
    }
    else
    {
        _S4610 = false;
    }
    if(_S4610)
    {
        _S4610 = (_S4527.value0_215.value0_214.kind_1) != i32(2);
    }
    else
    {
        _S4610 = false;
    }
    var _S4611 : bool;
    var _S4612 : bool;
    var _S4613 : bool;
    var _S4614 : vec3<f32>;
    var _S4615 : vec3<f32>;
    var _S4616 : vec3<f32>;
    var _S4617 : s_bwdCallableCtx_octahedral_direction_0;
    var _S4618 : s_bwdCallableCtx_mapped_0;
    var _S4619 : s_bwdCallableCtx_arriving_pdf_0;
    if(_S4610)
    {
        sample_9.distance_7 = (bitcast<f32>((u32(2139095040))));
        sample_9.radiance_13 = _S4527.value0_215.value0_214.radiance_8.v_0;
        var _S4620 : bool = (_S4527.value0_215.value0_214.kind_1) == i32(3);
        if(_S4620)
        {
            _S4611 = false;
            _S4619.value0_29 = _S4544;
            _S4612 = false;
            _S4614 = _S4531;
            _S4615 = _S4531;
            _S4616 = _S4531;
            _S4617.value0_237 = _S4542;
            _S4618.value0_238 = _S4541;
        }
        else
        {
            var _S4621 : bool = (_S4527.value0_215.value0_214.kind_1) != i32(0);
            if(_S4621)
            {
                var _S4622 : bool = (_S4527.value0_215.value0_214.kind_1) == i32(4);
                if(_S4622)
                {
                    var _S4623 : Tuple_32 = s_apply_mapped_0(_S4527.value0_215.value0_214.map_1, _S4527.value0_215.value2_40);
                    var _S4624 : s_paramCtx_s_bwdCallableCtx_mapped_0;
                    _S4624.value0_232 = _S4527.value0_215.value0_214.map_1;
                    _S4624.value1_106 = _S4527.value0_215.value2_40;
                    var _S4625 : Tuple_33 = s_apply_octahedral_direction_0(_S4623.value0_71);
                    var _S4626 : s_paramCtx_s_bwdCallableCtx_octahedral_direction_0;
                    _S4626.value0_233 = _S4623.value0_71;
                    var _S4627 : vec3<f32> = _S4527.value0_215.value0_214.to_light_2[i32(0)].xyz;
                    var _S4628 : vec3<f32> = _S4527.value0_215.value0_214.to_light_2[i32(1)].xyz;
                    var _S4629 : vec3<f32> = _S4527.value0_215.value0_214.to_light_2[i32(2)].xyz;
                    sample_9.direction_17 = _S4627 * vec3<f32>(_S4625.value0_72.x) + _S4628 * vec3<f32>(_S4625.value0_72.y) + _S4629 * vec3<f32>(_S4625.value0_72.z);
                    _S4614 = _S4629;
                    _S4615 = _S4628;
                    _S4616 = _S4627;
                    _S4617.value0_237 = _S4626;
                    _S4618.value0_238 = _S4624;
                }
                else
                {
                    _S4614 = _S4531;
                    _S4615 = _S4531;
                    _S4616 = _S4531;
                    _S4617.value0_237 = _S4542;
                    _S4618.value0_238 = _S4541;
                }
                var _S4630 : s_paramCtx_s_bwdCallableCtx_arriving_pdf_0;
                _S4630.value0_28 = _S4527.value0_215.value0_214.arriving_2;
                _S4630.value1_5 = _S4527.value0_215.value1_93;
                _S4630.value2_4 = sample_9.direction_17;
                var _S4631 : s_paramCtx_s_bwdCallableCtx_arriving_pdf_0 = _S4630;
                _S4619.value0_29 = _S4631;
                _S4611 = _S4622;
            }
            else
            {
                _S4619.value0_29 = _S4544;
                _S4611 = false;
                _S4614 = _S4531;
                _S4615 = _S4531;
                _S4616 = _S4531;
                _S4617.value0_237 = _S4542;
                _S4618.value0_238 = _S4541;
            }
            var _S4632 : bool = _S4611;
            _S4611 = _S4621;
            _S4612 = _S4632;
        }
        var _S4633 : bool = _S4611;
        var _S4634 : bool = _S4612;
        _S4611 = _S4620;
        _S4612 = _S4633;
        _S4613 = _S4634;
    }
    else
    {
        _S4611 = false;
        _S4612 = false;
        _S4619.value0_29 = _S4544;
        _S4613 = false;
        _S4614 = _S4531;
        _S4615 = _S4531;
        _S4616 = _S4531;
        _S4617.value0_237 = _S4542;
        _S4618.value0_238 = _S4541;
    }
    var _S4635 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S4636 : LightSample_Differential_0 = LightSample_x24_syn_dzero_0();
    var _S4637 : LightSample_Differential_0;
    var _S4638 : vec2<f32>;
    if(_S4610)
    {
        if(_S4611)
        {
            _S4637 = _S4636;
            _S4638 = _S4535;
            _S4614 = _S4531;
        }
        else
        {
            if(_S4612)
            {
                var _S4639 : LightSample_Differential_0 = LightSample_x24_syn_dadd_0(_S4530, _S4636);
                _S4637 = _S4639;
                _S4637.pdf_12 = 0.0f;
                var _S4640 : vec3<f32> = _S4531;
                var _S4641 : vec3<f32> = _S4531;
                s_bwdProp_arriving_pdf_0(_S4619, &(_S4640), &(_S4641), _S4639.pdf_12);
                var _S4642 : vec3<f32> = _S4640;
                var _S4643 : LightSample_Differential_0 = _S4636;
                _S4643.direction_22 = _S4641;
                var _S4644 : LightSample_Differential_0 = LightSample_x24_syn_dadd_0(_S4637, _S4643);
                if(_S4613)
                {
                    _S4637 = _S4644;
                    _S4637.direction_22 = _S4531;
                    var _S4645 : vec3<f32> = _S4614 * _S4644.direction_22;
                    var _S4646 : vec3<f32> = _S4615 * _S4644.direction_22;
                    var _S4647 : vec3<f32> = _S4616 * _S4644.direction_22;
                    var _S4648 : vec3<f32> = vec3<f32>(_S4647[i32(0)] + _S4647[i32(1)] + _S4647[i32(2)], _S4646[i32(0)] + _S4646[i32(1)] + _S4646[i32(2)], _S4645[i32(0)] + _S4645[i32(1)] + _S4645[i32(2)]);
                    var _S4649 : vec2<f32> = _S4535;
                    s_bwdProp_octahedral_direction_0(_S4617, &(_S4649), _S4648);
                    var _S4650 : vec2<f32> = _S4535;
                    s_bwdProp_mapped_0(_S4618, &(_S4650), _S4649);
                    _S4637 = LightSample_x24_syn_dadd_0(_S4637, _S4636);
                    _S4638 = _S4650;
                }
                else
                {
                    _S4637 = LightSample_x24_syn_dadd_0(_S4644, _S4636);
                    _S4638 = _S4535;
                }
                _S4614 = _S4642;
            }
            else
            {
                _S4637 = LightSample_x24_syn_dadd_0(_S4530, _S4636);
                _S4638 = _S4535;
                _S4614 = _S4531;
            }
        }
        _S4637.radiance_15 = _S4531;
        _S4637.distance_11 = 0.0f;
        _S4637 = LightSample_x24_syn_dadd_0(_S4637, _S4636);
    }
    else
    {
        _S4637 = LightSample_x24_syn_dadd_0(_S4530, _S4636);
        _S4638 = _S4535;
        _S4614 = _S4531;
    }
    if(_S4546)
    {
        var _S4651 : TriangleView_Differential_0;
        if(_S4547)
        {
            if(portal_3)
            {
                factor_6 = 0.0f;
                _S4553 = 0.0f;
                _S4560 = _S4637.direction_22;
                _S4651 = _S4635;
            }
            else
            {
                if(_S4548)
                {
                    var _S4652 : LightSample_Differential_0 = _S4637;
                    _S4652.pdf_12 = 0.0f;
                    var _S4653 : f32 = factor_6 * _S4637.pdf_12;
                    if(_S4549)
                    {
                        var _S4654 : vec3<f32> = _S4560 * _S4637.radiance_15;
                        var _S4655 : vec3<f32> = _S4561 * _S4637.radiance_15;
                        var _S4656 : vec2<f32> = vec2<f32>(_S4655[i32(0)] + _S4655[i32(1)] + _S4655[i32(2)], _S4654[i32(0)] + _S4654[i32(1)] + _S4654[i32(2)]);
                        var _S4657 : TriangleView_Differential_0;
                        _S4657.to_corner_2 = _S4531;
                        _S4657.height_5 = 0.0f;
                        _S4657.a_24 = _S4531;
                        _S4657.b_20 = _S4531;
                        _S4657.c_3 = _S4531;
                        _S4657.solid_angle_3 = 0.0f;
                        var _S4658 : vec3<f32> = _S4531;
                        var _S4659 : f32 = 0.0f;
                        s_bwdProp_view_barycentric_0(_S4566, &(_S4657), &(_S4658), &(_S4659), _S4656);
                        var _S4660 : vec3<f32> = _S4637.direction_22 + _S4658;
                        var _S4661 : f32 = _S4637.distance_11 + _S4659;
                        var _S4662 : TriangleView_Differential_0 = TriangleView_x24_syn_dadd_0(_S4657, _S4635);
                        _S4637 = _S4636;
                        _S4560 = _S4660;
                        factor_6 = _S4661;
                        _S4651 = _S4662;
                    }
                    else
                    {
                        _S4637 = LightSample_x24_syn_dadd_0(_S4652, _S4636);
                        _S4560 = _S4531;
                        factor_6 = 0.0f;
                        _S4651 = _S4635;
                    }
                    var _S4663 : vec3<f32> = _S4637.direction_22 + _S4560;
                    var _S4664 : f32 = _S4637.distance_11 + factor_6;
                    factor_6 = _S4653;
                    _S4553 = _S4664;
                    _S4560 = _S4663;
                }
                else
                {
                    factor_6 = 0.0f;
                    _S4553 = 0.0f;
                    _S4560 = _S4531;
                    _S4651 = _S4635;
                }
            }
            var _S4665 : TriangleView_Differential_0;
            _S4665.to_corner_2 = _S4531;
            _S4665.height_5 = 0.0f;
            _S4665.a_24 = _S4531;
            _S4665.b_20 = _S4531;
            _S4665.c_3 = _S4531;
            _S4665.solid_angle_3 = 0.0f;
            var _S4666 : vec3<f32> = _S4531;
            var _S4667 : f32 = 0.0f;
            s_bwdProp_view_pdf_0(_S4567, &(_S4665), &(_S4666), &(_S4667), factor_6);
            var _S4668 : f32 = _S4667 + _S4553;
            var _S4669 : vec3<f32> = _S4666 + _S4560;
            var _S4670 : SampledPoint_Differential_0 = SampledPoint_x24_syn_dzero_0();
            _S4670.distance_13 = _S4668;
            _S4670.direction_23 = _S4669;
            var _S4671 : TriangleView_Differential_0;
            _S4671.to_corner_2 = _S4531;
            _S4671.height_5 = 0.0f;
            _S4671.a_24 = _S4531;
            _S4671.b_20 = _S4531;
            _S4671.c_3 = _S4531;
            _S4671.solid_angle_3 = 0.0f;
            var _S4672 : vec2<f32> = _S4535;
            s_bwdProp_sample_view_0(_S4568, &(_S4671), &(_S4672), _S4670);
            var _S4673 : vec2<f32> = _S4672 + _S4638;
            _S4651 = TriangleView_x24_syn_dadd_0(TriangleView_x24_syn_dadd_0(_S4665, _S4671), _S4651);
            _S4638 = _S4673;
        }
        else
        {
            _S4651 = _S4635;
        }
        var _S4674 : TriangleView_Differential_0 = _S4635;
        _S4674.height_5 = 0.0f;
        var _S4675 : TriangleView_Differential_0 = TriangleView_x24_syn_dadd_0(_S4651, _S4674);
        var _S4676 : vec3<f32> = _S4531;
        s_bwdProp_view_of_0(_S4569, &(_S4676), _S4675);
        _S4560 = _S4676 + _S4614;
    }
    else
    {
        if(_S4550)
        {
            if(_S4551)
            {
                var _S4677 : LightSample_Differential_0 = _S4637;
                var _S4678 : LightSample_Differential_0 = _S4637;
                var _S4679 : vec3<f32> = _S4562 * _S4637.radiance_15;
                var _S4680 : f32 = _S4679[i32(0)] + _S4679[i32(1)] + _S4679[i32(2)];
                if(_S4552)
                {
                    var _S4681 : f32 = _S4553 * _S4680;
                    var _S4682 : f32 = _S4554 * _S4680;
                    var _S4683 : f32 = 0.0f;
                    s_bwdProp_smooth_step_0(_S4557, &(_S4683), _S4681);
                    var _S4684 : f32 = - _S4683;
                    var _S4685 : vec3<f32> = _S4531;
                    var _S4686 : vec3<f32> = _S4531;
                    s_bwdProp_dot_0(_S4558, &(_S4685), &(_S4686), _S4684);
                    var _S4687 : vec3<f32> = _S4685 + _S4677.direction_22;
                    factor_6 = _S4682;
                    _S4560 = _S4687;
                }
                else
                {
                    factor_6 = _S4680;
                    _S4560 = _S4677.direction_22;
                }
                var _S4688 : f32 = - (factor_6 / _S4555);
                var _S4689 : vec3<f32> = _S4563 * _S4560;
                var _S4690 : vec3<f32> = _S4564 * _S4560;
                var _S4691 : f32 = - ((_S4689[i32(0)] + _S4689[i32(1)] + _S4689[i32(2)]) / _S4556) + _S4678.distance_11;
                var _S4692 : f32 = 0.0f;
                s_bwdProp_sqrt_0(_S4565, &(_S4692), _S4691);
                factor_6 = _S4688 + _S4692;
                _S4560 = _S4690;
            }
            else
            {
                factor_6 = 0.0f;
                _S4560 = _S4531;
            }
            var _S4693 : vec3<f32> = _S4531;
            var _S4694 : vec3<f32> = _S4531;
            s_bwdProp_dot_0(_S4559, &(_S4693), &(_S4694), factor_6);
            _S4560 = vec3<f32>(-1.0f) * (_S4693 + _S4694 + _S4560) + _S4614;
        }
        else
        {
            _S4560 = _S4614;
        }
    }
    (*_S4528) = _S4560;
    (*_S4529) = _S4638;
    return;
}

fn s_bwdProp_direct_light_0( _S4695 : s_bwdCallableCtx_direct_light_0,  _S4696 : ptr<function, Bsdf_Differential_0>,  _S4697 : ptr<function, Frame_0>,  _S4698 : ptr<function, Surface_Differential_0>,  _S4699 : ptr<function, vec3<f32>>,  _S4700 : ptr<function, vec2<f32>>,  _S4701 : DirectLight_Differential_0)
{
    var _S4702 : vec3<f32> = vec3<f32>(0.0f);
    var _S4703 : Frame_0 = Frame_0( _S4702, _S4702, _S4702 );
    var _S4704 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S4703, _S4702 );
    var _S4705 : vec2<f32> = vec2<f32>(0.0f);
    var _S4706 : Bsdf_0 = Bsdf_0( _S4702, _S4702, _S4705, _S4705, 0.0f, u32(0), u32(0) );
    var _S4707 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0 = s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0( _S4706, _S4702, _S4702 );
    var _S4708 : CoatedDiffuse_0 = CoatedDiffuse_0( _S4702, 0.0f, _S4705, u32(0), false );
    var _S4709 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S4710 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S4709, _S4702 );
    var _S4711 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S4705 );
    var _S4712 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S4710, 0.0f, _S4711, u32(0), 0.0f );
    var _S4713 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S4710, 0.0f );
    var _S4714 : s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0( _S4708, _S4712, _S4713 );
    var _S4715 : Refraction_0 = Refraction_0( _S4702, false );
    var _S4716 : CoatedConductor_0 = CoatedConductor_0( _S4702, _S4702, _S4705, _S4705, _S4705, _S4705, _S4705, 0.0f, 0.0f, 0.0f, _S4702, _S4715, _S4705, _S4705, 0.0f, u32(0), false );
    var _S4717 : LobeTable_0 = LobeTable_0( _S4705, _S4705, _S4705, _S4705 );
    var _S4718 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S4717, 0.0f, _S4710, _S4717 );
    var _S4719 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S4710, _S4717, u32(0) );
    var _S4720 : s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0( _S4716, _S4718, _S4719 );
    var _S4721 : s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0 = s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0( _S4714, _S4720 );
    var _S4722 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S4723 : Tuple_26 = s_apply_sample_light_0(_S4695.value0_131.value2_19, _S4695.value0_131.value3_13.position_2, _S4695.value0_131.value5_4);
    var _S4724 : s_paramCtx_s_bwdCallableCtx_sample_light_0;
    _S4724.value0_214 = _S4695.value0_131.value2_19;
    _S4724.value1_93 = _S4695.value0_131.value3_13.position_2;
    _S4724.value2_40 = _S4695.value0_131.value5_4;
    var _S4725 : s_bwdCallableCtx_sample_light_0 = s_bwdCallableCtx_sample_light_0( _S4724 );
    var factor_8 : f32;
    var _S4726 : f32;
    var _S4727 : f32;
    var _S4728 : s_bwdCallableCtx_power_heuristic_0;
    var _S4729 : vec3<f32>;
    var _S4730 : vec3<f32>;
    var _S4731 : vec3<f32>;
    var _S4732 : vec3<f32>;
    var _S4733 : bool;
    var _S4734 : bool;
    var _S4735 : s_bwdCallableCtx_bsdf_evaluate_0;
    var _S4736 : s_bwdCallableCtx_to_local_0;
    if(_S4723.value0_65.valid_5)
    {
        var _S4737 : Tuple_24 = s_apply_to_local_0(_S4695.value0_131.value1_45, _S4723.value0_65.direction_17);
        var _S4738 : s_paramCtx_s_bwdCallableCtx_to_local_0;
        _S4738.value0_125 = _S4695.value0_131.value1_45;
        _S4738.value1_44 = _S4723.value0_65.direction_17;
        var _S4739 : s_paramCtx_s_bwdCallableCtx_to_local_0 = _S4738;
        var _S4740 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0;
        _S4740.value0_213 = _S4695.value0_131.value0_126;
        _S4740.value1_92 = _S4695.value0_131.value4_8;
        _S4740.value2_39 = _S4737.value0_63;
        var _S4741 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0 = _S4740;
        var _S4742 : bool = (any(((_S4695.value1_48.value0_48.f_cos_0) != _S4702)));
        if(_S4742)
        {
            var factor_9 : f32 = 1.0f / _S4723.value0_65.pdf_9;
            var _S4743 : f32 = _S4723.value0_65.pdf_9 * _S4723.value0_65.pdf_9;
            var _S4744 : bool = !_S4695.value0_131.value2_19.delta_3;
            if(_S4744)
            {
                var _S4745 : Tuple_14 = s_apply_power_heuristic_0(_S4723.value0_65.pdf_9, _S4695.value1_48.value0_48.pdf_6);
                var _S4746 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
                _S4746.value0_24 = _S4723.value0_65.pdf_9;
                _S4746.value1_4 = _S4695.value1_48.value0_48.pdf_6;
                factor_8 = factor_9 * _S4745.value0_16;
                _S4726 = _S4745.value0_16;
                _S4728.value0_25 = _S4746;
            }
            else
            {
                factor_8 = factor_9;
                _S4726 = 0.0f;
                _S4728.value0_25 = _S4722;
            }
            var _S4747 : vec3<f32> = vec3<f32>(factor_8);
            _S4729 = _S4695.value1_48.value0_48.f_cos_0 * _S4723.value0_65.radiance_13;
            _S4730 = _S4747;
            _S4731 = _S4723.value0_65.radiance_13;
            _S4733 = _S4744;
            factor_8 = factor_9;
            _S4727 = _S4743;
        }
        else
        {
            _S4729 = _S4702;
            _S4730 = _S4702;
            _S4731 = _S4702;
            _S4733 = false;
            factor_8 = 0.0f;
            _S4726 = 0.0f;
            _S4728.value0_25 = _S4722;
            _S4727 = 0.0f;
        }
        var _S4748 : vec3<f32> = _S4731;
        var _S4749 : bool = _S4733;
        _S4733 = _S4742;
        _S4731 = _S4695.value1_48.value0_48.f_cos_0;
        _S4732 = _S4748;
        _S4734 = _S4749;
        _S4735.value0_216 = _S4741;
        _S4735.value1_94 = _S4695.value1_48.value1_17;
        _S4736.value0_133 = _S4739;
    }
    else
    {
        _S4733 = false;
        _S4729 = _S4702;
        _S4730 = _S4702;
        _S4731 = _S4702;
        _S4732 = _S4702;
        _S4734 = false;
        factor_8 = 0.0f;
        _S4726 = 0.0f;
        _S4728.value0_25 = _S4722;
        _S4727 = 0.0f;
        _S4735.value0_216 = _S4707;
        _S4735.value1_94 = _S4721;
        _S4736.value0_133 = _S4704;
    }
    var _S4750 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S4751 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S4752 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S4753 : BsdfValue_0 = BsdfValue_x24_syn_dzero_0();
    var _S4754 : LightSample_Differential_0 = LightSample_x24_syn_dzero_0();
    var _S4755 : LightSample_Differential_0;
    var _S4756 : Bsdf_Differential_0;
    var _S4757 : Frame_0;
    if(_S4723.value0_65.valid_5)
    {
        var _S4758 : BsdfValue_0;
        if(_S4733)
        {
            var _S4759 : vec3<f32> = _S4729 * _S4701.radiance_14;
            var _S4760 : vec3<f32> = _S4730 * _S4701.radiance_14;
            var _S4761 : vec3<f32> = _S4731 * _S4760;
            var _S4762 : vec3<f32> = _S4732 * _S4760;
            var _S4763 : f32 = _S4759[i32(0)] + _S4759[i32(1)] + _S4759[i32(2)];
            var _S4764 : LightSample_Differential_0 = _S4754;
            _S4764.distance_11 = _S4701.distance_10;
            _S4764.radiance_15 = _S4761;
            var _S4765 : LightSample_Differential_0 = LightSample_x24_syn_dadd_0(_S4754, _S4764);
            if(_S4734)
            {
                var _S4766 : f32 = factor_8 * _S4763;
                var _S4767 : f32 = _S4726 * _S4763;
                var _S4768 : f32 = 0.0f;
                var _S4769 : f32 = 0.0f;
                s_bwdProp_power_heuristic_0(_S4728, &(_S4768), &(_S4769), _S4766);
                var _S4770 : BsdfValue_0 = _S4753;
                _S4770.pdf_6 = _S4769;
                var _S4771 : BsdfValue_0 = BsdfValue_x24_syn_dadd_0(_S4753, _S4770);
                factor_8 = _S4767;
                _S4726 = _S4768;
                _S4758 = _S4771;
            }
            else
            {
                factor_8 = _S4763;
                _S4726 = 0.0f;
                _S4758 = _S4753;
            }
            var _S4772 : f32 = - (factor_8 / _S4727) + _S4726;
            var _S4773 : LightSample_Differential_0 = _S4754;
            _S4773.pdf_12 = _S4772;
            var _S4774 : LightSample_Differential_0 = LightSample_x24_syn_dadd_0(_S4765, _S4773);
            _S4729 = _S4762;
            _S4730 = _S4701.direction_21;
            _S4755 = _S4774;
        }
        else
        {
            _S4729 = _S4702;
            _S4758 = _S4753;
            _S4730 = _S4702;
            _S4755 = _S4754;
        }
        var _S4775 : BsdfValue_0 = _S4753;
        _S4775.f_cos_0 = _S4729;
        var _S4776 : BsdfValue_0 = BsdfValue_x24_syn_dadd_0(_S4758, _S4775);
        var _S4777 : Bsdf_Differential_0;
        _S4777.a_37 = _S4702;
        _S4777.b_32 = _S4702;
        _S4777.alpha_6 = _S4705;
        _S4777.coat_alpha_3 = _S4705;
        var _S4778 : vec3<f32> = _S4702;
        var _S4779 : vec3<f32> = _S4702;
        s_bwdProp_bsdf_evaluate_0(_S4735, &(_S4777), &(_S4778), &(_S4779), _S4776);
        var _S4780 : Frame_0;
        _S4780.s_8 = _S4702;
        _S4780.t_9 = _S4702;
        _S4780.n_5 = _S4702;
        var _S4781 : vec3<f32> = _S4702;
        s_bwdProp_to_local_0(_S4736, &(_S4780), &(_S4781), _S4779);
        var _S4782 : vec3<f32> = _S4781 + _S4730;
        var _S4783 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S4777, _S4752);
        var _S4784 : Frame_0 = Frame_x24_syn_dadd_0(_S4780, _S4751);
        var _S4785 : LightSample_Differential_0 = _S4754;
        _S4785.direction_22 = _S4782;
        _S4755 = LightSample_x24_syn_dadd_0(_S4755, _S4785);
        _S4756 = _S4783;
        _S4757 = _S4784;
        _S4729 = _S4778;
    }
    else
    {
        _S4755 = _S4754;
        _S4756 = _S4752;
        _S4757 = _S4751;
        _S4729 = _S4702;
    }
    var _S4786 : vec3<f32> = _S4702;
    var _S4787 : vec2<f32> = _S4705;
    s_bwdProp_sample_light_0(_S4725, &(_S4786), &(_S4787), _S4755);
    var _S4788 : Surface_Differential_0 = _S4750;
    _S4788.position_5 = _S4786;
    var _S4789 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S4750, _S4788);
    (*_S4696) = _S4756;
    (*_S4697) = _S4757;
    (*_S4698) = _S4789;
    (*_S4699) = _S4729;
    (*_S4700) = _S4787;
    return;
}

fn s_bwdProp_frame_near_0( _S4790 : s_bwdCallableCtx_frame_near_0,  _S4791 : ptr<function, Surface_Differential_0>,  _S4792 : Frame_0)
{
    var _S4793 : vec3<f32> = vec3<f32>(0.0f);
    var _S4794 : bool;
    if(((FEATURES_0 & (u32(32)))) != u32(0))
    {
        _S4794 = _S4790.value0_134.value0_124.bent_0;
    }
    else
    {
        _S4794 = false;
    }
    var _S4795 : vec3<f32>;
    var _S4796 : vec3<f32>;
    var _S4797 : vec3<f32>;
    var _S4798 : vec3<f32>;
    var _S4799 : vec3<f32>;
    var _S4800 : vec3<f32>;
    if(_S4794)
    {
        _S4795 = _S4790.value0_134.value0_124.frame_0.n_4.d2_0;
        _S4796 = _S4790.value0_134.value0_124.frame_0.n_4.d1_0;
        _S4797 = _S4790.value0_134.value0_124.frame_0.t_8.d2_0;
        _S4798 = _S4790.value0_134.value0_124.frame_0.t_8.d1_0;
        _S4799 = _S4790.value0_134.value0_124.frame_0.s_7.d2_0;
        _S4800 = _S4790.value0_134.value0_124.frame_0.s_7.d1_0;
    }
    else
    {
        _S4795 = _S4793;
        _S4796 = _S4793;
        _S4797 = _S4793;
        _S4798 = _S4793;
        _S4799 = _S4793;
        _S4800 = _S4793;
    }
    var _S4801 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S4802 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S4803 : Frame_0;
    var _S4804 : Surface_Differential_0;
    if(_S4794)
    {
        var _S4805 : vec3<f32> = _S4795 * _S4792.n_5;
        var _S4806 : vec3<f32> = _S4796 * _S4792.n_5;
        var _S4807 : vec3<f32> = _S4797 * _S4792.t_9;
        var _S4808 : vec3<f32> = _S4798 * _S4792.t_9;
        var _S4809 : vec3<f32> = _S4799 * _S4792.s_8;
        var _S4810 : vec3<f32> = _S4800 * _S4792.s_8;
        var _S4811 : f32 = _S4805[i32(0)] + _S4805[i32(1)] + _S4805[i32(2)] + (_S4807[i32(0)] + _S4807[i32(1)] + _S4807[i32(2)]) + (_S4809[i32(0)] + _S4809[i32(1)] + _S4809[i32(2)]);
        var _S4812 : f32 = _S4806[i32(0)] + _S4806[i32(1)] + _S4806[i32(2)] + (_S4808[i32(0)] + _S4808[i32(1)] + _S4808[i32(2)]) + (_S4810[i32(0)] + _S4810[i32(1)] + _S4810[i32(2)]);
        var _S4813 : Surface_Differential_0 = _S4801;
        _S4813.b2_2 = _S4811;
        _S4813.b1_2 = _S4812;
        var _S4814 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S4801, _S4813);
        _S4803 = _S4802;
        _S4804 = _S4814;
    }
    else
    {
        _S4803 = Frame_x24_syn_dadd_0(_S4792, _S4802);
        _S4804 = _S4801;
    }
    var _S4815 : Surface_Differential_0 = _S4801;
    _S4815.frame_10 = _S4803;
    (*_S4791) = Surface_x24_syn_dadd_0(_S4804, _S4815);
    return;
}

fn s_bwdProp_bsdf_near_0( _S4816 : s_bwdCallableCtx_bsdf_near_0,  _S4817 : ptr<function, f32>,  _S4818 : ptr<function, f32>,  _S4819 : Bsdf_Differential_0)
{
    var _S4820 : vec3<f32> = vec3<f32>(0.0f);
    var _S4821 : vec4<f32> = vec4<f32>(0.0f);
    var _S4822 : bool;
    if(((FEATURES_0 & (u32(1)))) != u32(0))
    {
        _S4822 = _S4816.value0_135.value0_123.textured_1;
    }
    else
    {
        _S4822 = false;
    }
    var _S4823 : vec4<f32>;
    var _S4824 : vec4<f32>;
    var _S4825 : vec3<f32>;
    var _S4826 : vec3<f32>;
    var _S4827 : vec3<f32>;
    var _S4828 : vec3<f32>;
    if(_S4822)
    {
        _S4823 = _S4816.value0_135.value0_123.widths_d2_0;
        _S4824 = _S4816.value0_135.value0_123.widths_d1_0;
        _S4825 = _S4816.value0_135.value0_123.b_21.d2_0;
        _S4826 = _S4816.value0_135.value0_123.b_21.d1_0;
        _S4827 = _S4816.value0_135.value0_123.a_25.d2_0;
        _S4828 = _S4816.value0_135.value0_123.a_25.d1_0;
    }
    else
    {
        _S4823 = _S4821;
        _S4824 = _S4821;
        _S4825 = _S4820;
        _S4826 = _S4820;
        _S4827 = _S4820;
        _S4828 = _S4820;
    }
    var _S4829 : vec4<f32> = vec4<f32>(_S4819.alpha_6[i32(0)], _S4819.alpha_6[i32(1)], _S4819.coat_alpha_3[i32(0)], _S4819.coat_alpha_3[i32(1)]);
    var _S4830 : f32;
    var _S4831 : f32;
    if(_S4822)
    {
        var _S4832 : vec4<f32> = _S4823 * _S4829;
        var _S4833 : vec4<f32> = _S4824 * _S4829;
        var _S4834 : vec3<f32> = _S4825 * _S4819.b_32;
        var _S4835 : vec3<f32> = _S4826 * _S4819.b_32;
        var _S4836 : vec3<f32> = _S4827 * _S4819.a_37;
        var _S4837 : vec3<f32> = _S4828 * _S4819.a_37;
        var _S4838 : f32 = _S4832[i32(0)] + _S4832[i32(1)] + _S4832[i32(2)] + _S4832[i32(3)] + (_S4834[i32(0)] + _S4834[i32(1)] + _S4834[i32(2)]) + (_S4836[i32(0)] + _S4836[i32(1)] + _S4836[i32(2)]);
        _S4830 = _S4833[i32(0)] + _S4833[i32(1)] + _S4833[i32(2)] + _S4833[i32(3)] + (_S4835[i32(0)] + _S4835[i32(1)] + _S4835[i32(2)]) + (_S4837[i32(0)] + _S4837[i32(1)] + _S4837[i32(2)]);
        _S4831 = _S4838;
    }
    else
    {
        _S4830 = 0.0f;
        _S4831 = 0.0f;
    }
    (*_S4817) = _S4830;
    (*_S4818) = _S4831;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_emitted_light_0
{
     value0_241 : Emitted_0,
     value1_108 : Surface_0,
     value2_49 : vec3<f32>,
     value3_31 : vec3<f32>,
};

struct s_bwdCallableCtx_emitted_light_0
{
     value0_242 : s_paramCtx_s_bwdCallableCtx_emitted_light_0,
};

fn s_bwdProp_emitted_light_0( _S4839 : s_bwdCallableCtx_emitted_light_0,  _S4840 : ptr<function, Surface_Differential_0>,  _S4841 : ptr<function, vec3<f32>>,  _S4842 : ptr<function, vec3<f32>>,  _S4843 : FoundLight_0)
{
    var _S4844 : vec3<f32> = vec3<f32>(0.0f);
    var _S4845 : LightShape_0 = LightShape_0( _S4844, _S4844, _S4844, _S4844, 0.0f );
    var _S4846 : s_paramCtx_s_bwdCallableCtx_view_of_0 = s_paramCtx_s_bwdCallableCtx_view_of_0( _S4845, _S4844 );
    var _S4847 : TriangleView_0 = TriangleView_0( _S4844, 0.0f, _S4844, _S4844, _S4844, 0.0f, false );
    var _S4848 : s_paramCtx_s_bwdCallableCtx_view_pdf_0 = s_paramCtx_s_bwdCallableCtx_view_pdf_0( _S4845, _S4847, _S4844, 0.0f );
    var _S4849 : Tuple_5 = s_apply_dot_0(_S4839.value0_242.value3_31, _S4839.value0_242.value1_108.geometric_normal_0);
    var _S4850 : s_bwdCallableCtx_dot_0;
    _S4850._S39 = _S4839.value0_242.value3_31;
    _S4850._S40 = _S4839.value0_242.value1_108.geometric_normal_0;
    var _S4851 : s_bwdCallableCtx_dot_0 = _S4850;
    var cosine_11 : f32 = - _S4849.value0_5;
    var _S4852 : bool;
    if(cosine_11 > 0.0f)
    {
        _S4852 = true;
    }
    else
    {
        if(cosine_11 < 0.0f)
        {
            _S4852 = _S4839.value0_242.value0_241.two_sided_1;
        }
        else
        {
            _S4852 = false;
        }
    }
    var _S4853 : bool;
    var _S4854 : bool;
    var _S4855 : vec3<f32>;
    var _S4856 : vec3<f32>;
    var _S4857 : s_bwdCallableCtx_view_pdf_0;
    var _S4858 : s_bwdCallableCtx_sqrt_0;
    var _S4859 : s_bwdCallableCtx_view_of_0;
    var _S4860 : f32;
    var _S4861 : f32;
    var _S4862 : f32;
    var _S4863 : f32;
    var _S4864 : s_bwdCallableCtx_abs_0;
    var _S4865 : s_bwdCallableCtx_dot_0;
    if(_S4852)
    {
        if(((FEATURES_0 & (u32(128)))) != u32(0))
        {
            _S4853 = _S4839.value0_242.value0_241.textured_2;
        }
        else
        {
            _S4853 = false;
        }
        if(_S4853)
        {
            _S4855 = _S4839.value0_242.value0_241.radiance_7.d2_0;
            _S4856 = _S4839.value0_242.value0_241.radiance_7.d1_0;
        }
        else
        {
            _S4855 = _S4844;
            _S4856 = _S4844;
        }
        var _S4866 : bool = (_S4839.value0_242.value0_241.probability_2) > 0.0f;
        if(_S4866)
        {
            var arm_1 : vec3<f32> = _S4839.value0_242.value1_108.position_2 + _S4839.value0_242.value2_49 * vec3<f32>(-1.0f);
            var _S4867 : Tuple_5 = s_apply_dot_0(arm_1, arm_1);
            var _S4868 : s_bwdCallableCtx_dot_0;
            _S4868._S39 = arm_1;
            _S4868._S40 = arm_1;
            var _S4869 : s_bwdCallableCtx_dot_0 = _S4868;
            if(((FEATURES_0 & (u32(1024)))) != u32(0))
            {
                var _S4870 : Tuple_9 = s_apply_view_of_0(_S4839.value0_242.value0_241.shape_7, _S4839.value0_242.value2_49);
                var _S4871 : s_paramCtx_s_bwdCallableCtx_view_of_0;
                _S4871.value0_30 = _S4839.value0_242.value0_241.shape_7;
                _S4871.value1_6 = _S4839.value0_242.value2_49;
                var _S4872 : Tuple_4 = s_apply_sqrt_0(_S4867.value0_5);
                var _S4873 : s_bwdCallableCtx_sqrt_0;
                _S4873._S35 = _S4867.value0_5;
                var _S4874 : s_paramCtx_s_bwdCallableCtx_view_pdf_0;
                _S4874.value0_31 = _S4839.value0_242.value0_241.shape_7;
                _S4874.value1_7 = _S4870.value0_11;
                _S4874.value2_5 = _S4839.value0_242.value3_31;
                _S4874.value3_2 = _S4872.value0_4;
                _S4857.value0_32 = _S4874;
                _S4858 = _S4873;
                _S4859.value0_33 = _S4871;
                _S4860 = 0.0f;
                _S4861 = 0.0f;
                _S4862 = 0.0f;
                _S4864._S18 = 0.0f;
            }
            else
            {
                var _S4875 : f32 = _S4867.value0_5 * _S4839.value0_242.value0_241.probability_2;
                var _S4876 : Tuple_2 = s_apply_abs_0(cosine_11);
                var _S4877 : s_bwdCallableCtx_abs_0;
                _S4877._S18 = cosine_11;
                var _S4878 : f32 = _S4876.value0_2 * _S4876.value0_2;
                _S4857.value0_32 = _S4848;
                _S4858._S35 = 0.0f;
                _S4859.value0_33 = _S4846;
                _S4860 = _S4878;
                _S4861 = _S4875;
                _S4862 = _S4876.value0_2;
                _S4864 = _S4877;
            }
            _S4865 = _S4869;
        }
        else
        {
            _S4857.value0_32 = _S4848;
            _S4858._S35 = 0.0f;
            _S4859.value0_33 = _S4846;
            _S4860 = 0.0f;
            _S4861 = 0.0f;
            _S4862 = 0.0f;
            _S4864._S18 = 0.0f;
            _S4865._S39 = _S4844;
            _S4865._S40 = _S4844;
        }
        var _S4879 : bool = _S4853;
        var _S4880 : f32 = _S4860;
        var _S4881 : f32 = _S4861;
        var _S4882 : f32 = _S4862;
        _S4853 = _S4866;
        _S4860 = _S4839.value0_242.value0_241.probability_2;
        _S4861 = _S4880;
        _S4862 = _S4881;
        _S4863 = _S4882;
        _S4854 = _S4879;
    }
    else
    {
        _S4853 = false;
        _S4860 = 0.0f;
        _S4857.value0_32 = _S4848;
        _S4858._S35 = 0.0f;
        _S4859.value0_33 = _S4846;
        _S4861 = 0.0f;
        _S4862 = 0.0f;
        _S4863 = 0.0f;
        _S4864._S18 = 0.0f;
        _S4865._S39 = _S4844;
        _S4865._S40 = _S4844;
        _S4854 = false;
        _S4855 = _S4844;
        _S4856 = _S4844;
    }
    var _S4883 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S4884 : FoundLight_0 = FoundLight_x24_syn_dzero_0();
    var _S4885 : Surface_Differential_0;
    if(_S4852)
    {
        var _S4886 : vec3<f32>;
        var _S4887 : vec3<f32>;
        var _S4888 : FoundLight_0;
        if(_S4853)
        {
            if(((FEATURES_0 & (u32(1024)))) != u32(0))
            {
                _S4888 = _S4843;
                _S4888.pdf_2 = 0.0f;
                var _S4889 : f32 = _S4860 * _S4843.pdf_2;
                var _S4890 : TriangleView_Differential_0;
                _S4890.to_corner_2 = _S4844;
                _S4890.height_5 = 0.0f;
                _S4890.a_24 = _S4844;
                _S4890.b_20 = _S4844;
                _S4890.c_3 = _S4844;
                _S4890.solid_angle_3 = 0.0f;
                var _S4891 : vec3<f32> = _S4844;
                var _S4892 : f32 = 0.0f;
                s_bwdProp_view_pdf_0(_S4857, &(_S4890), &(_S4891), &(_S4892), _S4889);
                var _S4893 : f32 = 0.0f;
                s_bwdProp_sqrt_0(_S4858, &(_S4893), _S4892);
                var _S4894 : vec3<f32> = _S4844;
                s_bwdProp_view_of_0(_S4859, &(_S4894), _S4890);
                var _S4895 : FoundLight_0 = FoundLight_x24_syn_dadd_0(_S4888, _S4884);
                _S4860 = _S4893;
                _S4886 = _S4894;
                _S4888 = _S4895;
                _S4861 = 0.0f;
                _S4887 = _S4891;
            }
            else
            {
                _S4888 = _S4843;
                _S4888.pdf_2 = 0.0f;
                var _S4896 : f32 = _S4843.pdf_2 / _S4861;
                var _S4897 : f32 = _S4862 * - _S4896;
                var _S4898 : f32 = _S4863 * _S4896;
                var _S4899 : f32 = 0.0f;
                s_bwdProp_abs_0(_S4864, &(_S4899), _S4897);
                var _S4900 : FoundLight_0 = FoundLight_x24_syn_dadd_0(_S4888, _S4884);
                _S4860 = _S4860 * _S4898;
                _S4886 = _S4844;
                _S4888 = _S4900;
                _S4861 = _S4899;
                _S4887 = _S4844;
            }
            var _S4901 : vec3<f32> = _S4844;
            var _S4902 : vec3<f32> = _S4844;
            s_bwdProp_dot_0(_S4865, &(_S4901), &(_S4902), _S4860);
            var _S4903 : vec3<f32> = _S4901 + _S4902;
            var _S4904 : vec3<f32> = vec3<f32>(-1.0f) * _S4903 + _S4886;
            var _S4905 : Surface_Differential_0 = _S4883;
            _S4905.position_5 = _S4903;
            _S4885 = Surface_x24_syn_dadd_0(_S4883, _S4905);
            _S4860 = _S4861;
            _S4886 = _S4887;
            _S4887 = _S4904;
        }
        else
        {
            _S4888 = FoundLight_x24_syn_dadd_0(_S4843, _S4884);
            _S4885 = _S4883;
            _S4860 = 0.0f;
            _S4886 = _S4844;
            _S4887 = _S4844;
        }
        if(_S4854)
        {
            var _S4906 : vec3<f32> = _S4855 * _S4888.radiance_6;
            var _S4907 : vec3<f32> = _S4856 * _S4888.radiance_6;
            var _S4908 : f32 = _S4906[i32(0)] + _S4906[i32(1)] + _S4906[i32(2)];
            var _S4909 : f32 = _S4907[i32(0)] + _S4907[i32(1)] + _S4907[i32(2)];
            var _S4910 : Surface_Differential_0 = _S4883;
            _S4910.b2_2 = _S4908;
            _S4910.b1_2 = _S4909;
            _S4885 = Surface_x24_syn_dadd_0(_S4885, _S4910);
        }
        _S4855 = _S4886;
        _S4856 = _S4887;
    }
    else
    {
        _S4860 = 0.0f;
        _S4855 = _S4844;
        _S4885 = _S4883;
        _S4856 = _S4844;
    }
    var _S4911 : f32 = - _S4860;
    var _S4912 : vec3<f32> = _S4844;
    var _S4913 : vec3<f32> = _S4844;
    s_bwdProp_dot_0(_S4851, &(_S4912), &(_S4913), _S4911);
    var _S4914 : vec3<f32> = _S4912 + _S4855;
    (*_S4840) = _S4885;
    (*_S4841) = _S4856;
    (*_S4842) = _S4914;
    return;
}

fn s_bwdProp_emission_of_0( _S4915 : s_bwdCallableCtx_emission_of_0,  _S4916 : ptr<function, Surface_Differential_0>,  _S4917 : ptr<function, vec3<f32>>,  _S4918 : ptr<function, vec3<f32>>,  _S4919 : ptr<function, f32>,  _S4920 : vec3<f32>)
{
    var _S4921 : Tuple_21 = s_apply_emitted_light_0(_S4915.value0_130.value0_122, _S4915.value0_130.value1_43, _S4915.value0_130.value2_18, _S4915.value0_130.value3_12);
    var _S4922 : s_paramCtx_s_bwdCallableCtx_emitted_light_0;
    _S4922.value0_241 = _S4915.value0_130.value0_122;
    _S4922.value1_108 = _S4915.value0_130.value1_43;
    _S4922.value2_49 = _S4915.value0_130.value2_18;
    _S4922.value3_31 = _S4915.value0_130.value3_12;
    var _S4923 : s_bwdCallableCtx_emitted_light_0 = s_bwdCallableCtx_emitted_light_0( _S4922 );
    var _S4924 : s_paramCtx_s_bwdCallableCtx_weighted_emission_0;
    _S4924.value0_22 = _S4921.value0_60;
    _S4924.value1_3 = _S4915.value0_130.value4_7;
    _S4924.value2_3 = _S4915.value0_130.value5_3;
    var _S4925 : s_bwdCallableCtx_weighted_emission_0 = s_bwdCallableCtx_weighted_emission_0( _S4924 );
    var _S4926 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S4927 : vec3<f32> = vec3<f32>(0.0f);
    var _S4928 : FoundLight_0;
    _S4928.radiance_6 = _S4927;
    _S4928.pdf_2 = 0.0f;
    var _S4929 : f32 = 0.0f;
    s_bwdProp_weighted_emission_0(_S4925, &(_S4928), &(_S4929), _S4920);
    var _S4930 : Frame_0 = Frame_0( _S4927, _S4927, _S4927 );
    var _S4931 : Surface_Differential_0;
    _S4931.position_5 = _S4927;
    _S4931.frame_10 = _S4930;
    _S4931.b1_2 = 0.0f;
    _S4931.b2_2 = 0.0f;
    var _S4932 : vec3<f32> = _S4927;
    var _S4933 : vec3<f32> = _S4927;
    s_bwdProp_emitted_light_0(_S4923, &(_S4931), &(_S4932), &(_S4933), _S4928);
    (*_S4916) = Surface_x24_syn_dadd_0(_S4931, _S4926);
    (*_S4917) = _S4932;
    (*_S4918) = _S4933;
    (*_S4919) = _S4929;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0
{
     value0_243 : vec3<f32>,
     value1_109 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_frame_from_normal_0
{
     value0_244 : vec3<f32>,
};

struct s_bwdCallableCtx_frame_from_normal_tangent_0
{
     value0_245 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0,
};

struct s_bwdCallableCtx_frame_from_normal_0
{
     value0_246 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0,
};

fn s_bwdProp_frame_from_normal_0( _S4934 : s_bwdCallableCtx_frame_from_normal_0,  _S4935 : ptr<function, vec3<f32>>,  _S4936 : Frame_0)
{
    var _S4937 : f32 = _S4934.value0_246.value0_244.z;
    var sign_3 : f32;
    if(_S4937 < 0.0f)
    {
        sign_3 = -1.0f;
    }
    else
    {
        sign_3 = 1.0f;
    }
    var _S4938 : f32 = sign_3 + _S4937;
    var a_38 : f32 = -1.0f / _S4938;
    var _S4939 : f32 = _S4938 * _S4938;
    var _S4940 : f32 = _S4934.value0_246.value0_244.x;
    var _S4941 : f32 = _S4934.value0_246.value0_244.y;
    var _S4942 : f32 = _S4940 * _S4941;
    var _S4943 : f32 = sign_3 * _S4940;
    var _S4944 : f32 = _S4943 * _S4940;
    var _S4945 : f32 = - sign_3;
    var _S4946 : f32 = _S4941 * _S4941;
    var _S4947 : f32 = _S4941 * (a_38 * _S4936.t_9[i32(1)]);
    var _S4948 : f32 = a_38 * _S4936.s_8[i32(0)];
    var _S4949 : f32 = _S4936.t_9[i32(0)] + sign_3 * _S4936.s_8[i32(1)];
    var _S4950 : f32 = a_38 * _S4949;
    (*_S4935) = _S4936.n_5 + vec3<f32>(_S4945 * _S4936.s_8[i32(2)] + _S4943 * _S4948 + sign_3 * (_S4940 * _S4948) + _S4941 * _S4950, - _S4936.t_9[i32(2)] + _S4947 + _S4947 + _S4940 * _S4950, 0.0f) + vec3<f32>(0.0f, 0.0f, -1.0f * - ((_S4946 * _S4936.t_9[i32(1)] + _S4944 * _S4936.s_8[i32(0)] + _S4942 * _S4949) / _S4939));
    return;
}

fn s_bwdProp_frame_from_normal_tangent_0( _S4951 : s_bwdCallableCtx_frame_from_normal_tangent_0,  _S4952 : ptr<function, vec3<f32>>,  _S4953 : Frame_0)
{
    var _S4954 : vec3<f32> = vec3<f32>(0.0f);
    var _S4955 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S4954 );
    var _S4956 : Tuple_5 = s_apply_dot_0(_S4951.value0_245.value0_243, _S4951.value0_245.value1_109);
    var _S4957 : s_bwdCallableCtx_dot_0;
    _S4957._S39 = _S4951.value0_245.value0_243;
    _S4957._S40 = _S4951.value0_245.value1_109;
    var _S4958 : s_bwdCallableCtx_dot_0 = _S4957;
    var _S4959 : vec3<f32> = vec3<f32>(- _S4956.value0_5);
    var s_15 : vec3<f32> = _S4951.value0_245.value1_109 + _S4951.value0_245.value0_243 * _S4959;
    var _S4960 : Tuple_5 = s_apply_dot_0(s_15, s_15);
    var _S4961 : s_bwdCallableCtx_dot_0;
    _S4961._S39 = s_15;
    _S4961._S40 = s_15;
    var _S4962 : s_bwdCallableCtx_dot_0 = _S4961;
    var _S4963 : bool = (_S4960.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(_S4951.value0_245.value1_109, _S4951.value0_245.value1_109).value0_5);
    var _S4964 : s_bwdCallableCtx_cross_0;
    var _S4965 : vec3<f32>;
    var _S4966 : f32;
    var _S4967 : s_bwdCallableCtx_sqrt_0;
    var _S4968 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S4963)
    {
        var _S4969 : Tuple_4 = s_apply_sqrt_0(_S4960.value0_5);
        var _S4970 : s_bwdCallableCtx_sqrt_0;
        _S4970._S35 = _S4960.value0_5;
        var _S4971 : vec3<f32> = vec3<f32>((1.0f / _S4969.value0_4));
        var _S4972 : f32 = _S4969.value0_4 * _S4969.value0_4;
        var _S4973 : vec3<f32> = s_15 * _S4971;
        var _S4974 : s_bwdCallableCtx_cross_0;
        _S4974._S22 = _S4951.value0_245.value0_243;
        _S4974._S23 = _S4973;
        _S4964 = _S4974;
        _S4965 = _S4971;
        _S4966 = _S4972;
        _S4967 = _S4970;
        _S4968.value0_246 = _S4955;
    }
    else
    {
        var _S4975 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S4975.value0_244 = _S4951.value0_245.value0_243;
        _S4964._S22 = _S4954;
        _S4964._S23 = _S4954;
        _S4965 = _S4954;
        _S4966 = 0.0f;
        _S4967._S35 = 0.0f;
        _S4968.value0_246 = _S4975;
    }
    var _S4976 : vec3<f32>;
    if(_S4963)
    {
        var _S4977 : vec3<f32> = _S4954;
        var _S4978 : vec3<f32> = _S4954;
        s_bwdProp_cross_0(_S4964, &(_S4977), &(_S4978), _S4953.t_9);
        var _S4979 : vec3<f32> = _S4953.s_8 + _S4978;
        var _S4980 : vec3<f32> = s_15 * _S4979;
        var _S4981 : vec3<f32> = _S4965 * _S4979;
        var _S4982 : f32 = - ((_S4980[i32(0)] + _S4980[i32(1)] + _S4980[i32(2)]) / _S4966);
        var _S4983 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S4967, &(_S4983), _S4982);
        var _S4984 : vec3<f32> = _S4953.n_5 + _S4977;
        _S4966 = _S4983;
        _S4965 = _S4981;
        _S4976 = _S4984;
    }
    else
    {
        var _S4985 : vec3<f32> = _S4954;
        s_bwdProp_frame_from_normal_0(_S4968, &(_S4985), _S4953);
        _S4966 = 0.0f;
        _S4965 = _S4954;
        _S4976 = _S4985;
    }
    var _S4986 : vec3<f32> = _S4954;
    var _S4987 : vec3<f32> = _S4954;
    s_bwdProp_dot_0(_S4962, &(_S4986), &(_S4987), _S4966);
    var _S4988 : vec3<f32> = _S4986 + _S4987 + _S4965;
    var _S4989 : vec3<f32> = _S4951.value0_245.value0_243 * _S4988;
    var _S4990 : vec3<f32> = _S4959 * _S4988;
    var _S4991 : f32 = - (_S4989[i32(0)] + _S4989[i32(1)] + _S4989[i32(2)]);
    var _S4992 : vec3<f32> = _S4954;
    var _S4993 : vec3<f32> = _S4954;
    s_bwdProp_dot_0(_S4958, &(_S4992), &(_S4993), _S4991);
    (*_S4952) = _S4990 + _S4992 + _S4976;
    return;
}

fn s_bwdProp_surface_at_0( _S4994 : s_bwdCallableCtx_surface_at_0,  _S4995 : ptr<function, vec3<f32>>,  _S4996 : ptr<function, vec3<f32>>,  _S4997 : Surface_Differential_0)
{
    var _S4998 : vec3<f32> = vec3<f32>(0.0f);
    var _S4999 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0( _S4998, _S4998 );
    var _S5000 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S4998 );
    var _S5001 : Tuple_3 = s_apply_cross_0(_S4994.value0_129.value0_128.e1_4, _S4994.value0_129.value0_128.e2_4);
    var _S5002 : vec3<f32> = _S5001.value0_3;
    var _S5003 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S5002, _S5002).value0_5));
    var along1_4 : vec3<f32> = s_apply_cross_0(_S4994.value0_129.value0_128.e2_4, _S5001.value0_3).value0_3 * _S5003;
    var along2_4 : vec3<f32> = s_apply_cross_0(_S5001.value0_3, _S4994.value0_129.value0_128.e1_4).value0_3 * _S5003;
    var from_p0_2 : vec3<f32> = _S4994.value0_129.value1_47 - _S4994.value0_129.value0_128.p0_0;
    var _S5004 : Tuple_5 = s_apply_dot_0(from_p0_2, _S5001.value0_3);
    var _S5005 : s_bwdCallableCtx_dot_0;
    _S5005._S39 = from_p0_2;
    _S5005._S40 = _S5001.value0_3;
    var _S5006 : s_bwdCallableCtx_dot_0 = _S5005;
    var _S5007 : Tuple_5 = s_apply_dot_0(_S4994.value0_129.value2_21, _S5001.value0_3);
    var _S5008 : s_bwdCallableCtx_dot_0;
    _S5008._S39 = _S4994.value0_129.value2_21;
    _S5008._S40 = _S5001.value0_3;
    var _S5009 : s_bwdCallableCtx_dot_0 = _S5008;
    var _S5010 : f32 = _S5007.value0_5 * _S5007.value0_5;
    var _S5011 : vec3<f32> = vec3<f32>(- (_S5004.value0_5 / _S5007.value0_5));
    var in_plane_2 : vec3<f32> = from_p0_2 + _S4994.value0_129.value2_21 * _S5011;
    var _S5012 : Tuple_5 = s_apply_dot_0(in_plane_2, along1_4);
    var _S5013 : s_bwdCallableCtx_dot_0;
    _S5013._S39 = in_plane_2;
    _S5013._S40 = along1_4;
    var _S5014 : s_bwdCallableCtx_dot_0 = _S5013;
    var _S5015 : Tuple_5 = s_apply_dot_0(in_plane_2, along2_4);
    var _S5016 : s_bwdCallableCtx_dot_0;
    _S5016._S39 = in_plane_2;
    _S5016._S40 = along2_4;
    var _S5017 : s_bwdCallableCtx_dot_0 = _S5016;
    var n_19 : vec3<f32>;
    var _S5018 : vec3<f32>;
    var _S5019 : vec3<f32>;
    var _S5020 : vec3<f32>;
    var _S5021 : vec3<f32>;
    var _S5022 : bool;
    var _S5023 : bool;
    var _S5024 : s_bwdCallableCtx_dot_0;
    var _S5025 : s_bwdCallableCtx_dot_0;
    var _S5026 : f32;
    var _S5027 : s_bwdCallableCtx_sqrt_0;
    if(_S4994.value0_129.value0_128.smooth_0)
    {
        var _S5028 : vec3<f32> = _S4994.value0_129.value0_128.n1_0 - _S4994.value0_129.value0_128.n0_0;
        var _S5029 : vec3<f32> = _S4994.value0_129.value0_128.n2_0 - _S4994.value0_129.value0_128.n0_0;
        var interpolated_3 : vec3<f32> = _S5028 * vec3<f32>(_S5012.value0_5) + _S5029 * vec3<f32>(_S5015.value0_5) + _S4994.value0_129.value0_128.n0_0;
        var _S5030 : Tuple_5 = s_apply_dot_0(interpolated_3, interpolated_3);
        var _S5031 : s_bwdCallableCtx_dot_0;
        _S5031._S39 = interpolated_3;
        _S5031._S40 = interpolated_3;
        var _S5032 : s_bwdCallableCtx_dot_0 = _S5031;
        var _S5033 : bool = (_S5030.value0_5) > 0.0f;
        if(_S5033)
        {
            var _S5034 : Tuple_4 = s_apply_sqrt_0(_S5030.value0_5);
            var _S5035 : s_bwdCallableCtx_sqrt_0;
            _S5035._S35 = _S5030.value0_5;
            var _S5036 : vec3<f32> = vec3<f32>((1.0f / _S5034.value0_4));
            var _S5037 : f32 = _S5034.value0_4 * _S5034.value0_4;
            var n_20 : vec3<f32> = interpolated_3 * _S5036;
            var _S5038 : Tuple_5 = s_apply_dot_0(_S4994.value0_129.value0_128.plane_normal_0, n_20);
            var _S5039 : s_bwdCallableCtx_dot_0;
            _S5039._S39 = _S4994.value0_129.value0_128.plane_normal_0;
            _S5039._S40 = n_20;
            var _S5040 : bool = (_S5038.value0_5) < 0.0f;
            n_19 = n_20;
            _S5022 = _S5040;
            _S5024 = _S5039;
            _S5018 = _S5036;
            _S5026 = _S5037;
            _S5027 = _S5035;
        }
        else
        {
            n_19 = _S4994.value0_129.value0_128.plane_normal_0;
            _S5022 = false;
            _S5024._S39 = _S4998;
            _S5024._S40 = _S4998;
            _S5018 = _S4998;
            _S5026 = 0.0f;
            _S5027._S35 = 0.0f;
        }
        var _S5041 : bool = _S5022;
        var _S5042 : vec3<f32> = _S5018;
        _S5022 = _S5033;
        _S5023 = _S5041;
        _S5018 = interpolated_3;
        _S5019 = _S5042;
        _S5025 = _S5032;
        _S5020 = _S5029;
        _S5021 = _S5028;
    }
    else
    {
        n_19 = _S4994.value0_129.value0_128.plane_normal_0;
        _S5022 = false;
        _S5023 = false;
        _S5024._S39 = _S4998;
        _S5024._S40 = _S4998;
        _S5018 = _S4998;
        _S5019 = _S4998;
        _S5026 = 0.0f;
        _S5027._S35 = 0.0f;
        _S5025._S39 = _S4998;
        _S5025._S40 = _S4998;
        _S5020 = _S4998;
        _S5021 = _S4998;
    }
    var _S5043 : s_bwdCallableCtx_frame_from_normal_tangent_0;
    var _S5044 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S4994.value0_129.value0_128.anisotropic_0)
    {
        var _S5045 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0;
        _S5045.value0_243 = n_19;
        _S5045.value1_109 = _S4994.value0_129.value0_128.tangent_0;
        _S5043.value0_245 = _S5045;
        _S5044.value0_246 = _S5000;
    }
    else
    {
        var _S5046 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S5046.value0_244 = n_19;
        _S5043.value0_245 = _S4999;
        _S5044.value0_246 = _S5046;
    }
    var _S5047 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S5048 : Surface_Differential_0;
    if(_S4994.value0_129.value0_128.anisotropic_0)
    {
        var _S5049 : Frame_0 = Frame_x24_syn_dzero_0();
        _S5048 = _S4997;
        _S5048.frame_10 = _S5049;
        var _S5050 : vec3<f32> = _S4998;
        s_bwdProp_frame_from_normal_tangent_0(_S5043, &(_S5050), _S4997.frame_10);
        var _S5051 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S5048, _S5047);
        n_19 = _S5050;
        _S5048 = _S5051;
    }
    else
    {
        var _S5052 : Frame_0 = Frame_x24_syn_dzero_0();
        _S5048 = _S4997;
        _S5048.frame_10 = _S5052;
        var _S5053 : vec3<f32> = _S4998;
        s_bwdProp_frame_from_normal_0(_S5044, &(_S5053), _S4997.frame_10);
        var _S5054 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S5048, _S5047);
        n_19 = _S5053;
        _S5048 = _S5054;
    }
    var _S5055 : f32;
    if(_S4994.value0_129.value0_128.smooth_0)
    {
        var _S5056 : f32;
        if(_S5022)
        {
            var _S5057 : vec3<f32>;
            if(_S5023)
            {
                var _S5058 : Surface_Differential_0 = _S5048;
                var _S5059 : Surface_Differential_0 = _S5048;
                var _S5060 : Surface_Differential_0 = _S5048;
                _S5048 = _S5047;
                _S5057 = _S5058.position_5;
                _S5055 = _S5060.b2_2;
                _S5056 = _S5059.b1_2;
            }
            else
            {
                _S5048 = Surface_x24_syn_dadd_0(_S5048, _S5047);
                _S5057 = _S4998;
                _S5055 = 0.0f;
                _S5056 = 0.0f;
            }
            var _S5061 : vec3<f32> = _S4998;
            var _S5062 : vec3<f32> = _S4998;
            s_bwdProp_dot_0(_S5024, &(_S5061), &(_S5062), 0.0f);
            var _S5063 : vec3<f32> = _S5062 + n_19;
            var _S5064 : vec3<f32> = _S5018 * _S5063;
            var _S5065 : vec3<f32> = _S5019 * _S5063;
            var _S5066 : f32 = - ((_S5064[i32(0)] + _S5064[i32(1)] + _S5064[i32(2)]) / _S5026);
            var _S5067 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S5027, &(_S5067), _S5066);
            _S5026 = _S5067;
            n_19 = _S5065;
            _S5018 = _S5057;
        }
        else
        {
            var _S5068 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S5048, _S5047);
            _S5026 = 0.0f;
            n_19 = _S4998;
            _S5048 = _S5068;
            _S5018 = _S4998;
            _S5055 = 0.0f;
            _S5056 = 0.0f;
        }
        var _S5069 : vec3<f32> = _S4998;
        var _S5070 : vec3<f32> = _S4998;
        s_bwdProp_dot_0(_S5025, &(_S5069), &(_S5070), _S5026);
        var _S5071 : vec3<f32> = _S5069 + _S5070 + n_19;
        var _S5072 : vec3<f32> = _S5020 * _S5071;
        var _S5073 : vec3<f32> = _S5021 * _S5071;
        n_19 = _S5018;
        _S5018 = _S5072;
        _S5026 = _S5055;
        _S5019 = _S5073;
        _S5055 = _S5056;
    }
    else
    {
        _S5048 = Surface_x24_syn_dadd_0(_S5048, _S5047);
        n_19 = _S4998;
        _S5018 = _S4998;
        _S5026 = 0.0f;
        _S5019 = _S4998;
        _S5055 = 0.0f;
    }
    var _S5074 : vec3<f32> = _S5048.position_5 + n_19;
    var _S5075 : vec3<f32> = _S4994.value0_129.value0_128.e2_4 * _S5074;
    var _S5076 : vec3<f32> = _S4994.value0_129.value0_128.e1_4 * _S5074;
    var _S5077 : f32 = _S5048.b2_2 + (_S5018[i32(0)] + _S5018[i32(1)] + _S5018[i32(2)]) + (_S5075[i32(0)] + _S5075[i32(1)] + _S5075[i32(2)]) + _S5026;
    var _S5078 : vec3<f32> = _S4998;
    var _S5079 : vec3<f32> = _S4998;
    s_bwdProp_dot_0(_S5017, &(_S5078), &(_S5079), _S5077);
    var _S5080 : f32 = _S5048.b1_2 + (_S5019[i32(0)] + _S5019[i32(1)] + _S5019[i32(2)]) + (_S5076[i32(0)] + _S5076[i32(1)] + _S5076[i32(2)]) + _S5055;
    var _S5081 : vec3<f32> = _S4998;
    var _S5082 : vec3<f32> = _S4998;
    s_bwdProp_dot_0(_S5014, &(_S5081), &(_S5082), _S5080);
    var _S5083 : vec3<f32> = _S5078 + _S5081;
    var _S5084 : vec3<f32> = _S4994.value0_129.value2_21 * _S5083;
    var _S5085 : vec3<f32> = _S5011 * _S5083;
    var _S5086 : f32 = - (_S5084[i32(0)] + _S5084[i32(1)] + _S5084[i32(2)]) / _S5010;
    var _S5087 : f32 = _S5004.value0_5 * - _S5086;
    var _S5088 : f32 = _S5007.value0_5 * _S5086;
    var _S5089 : vec3<f32> = _S4998;
    var _S5090 : vec3<f32> = _S4998;
    s_bwdProp_dot_0(_S5009, &(_S5089), &(_S5090), _S5087);
    var _S5091 : vec3<f32> = _S4998;
    var _S5092 : vec3<f32> = _S4998;
    s_bwdProp_dot_0(_S5006, &(_S5091), &(_S5092), _S5088);
    var _S5093 : vec3<f32> = _S5085 + _S5089;
    (*_S4995) = _S5083 + _S5091;
    (*_S4996) = _S5093;
    return;
}

fn s_bwdProp_path_luminance_0( _S5094 : s_bwdCallableCtx_path_luminance_0,  _S5095 : ptr<function, vec3<f32>>,  _S5096 : ptr<function, vec3<f32>>,  _S5097 : ptr<function, f32>,  _S5098 : ptr<function, vec2<f32>>,  _S5099 : ptr<function, vec2<f32>>,  _S5100 : f32)
{
    var _S5101 : vec3<f32> = vec3<f32>(0.0f);
    var _S5102 : Sloped3_0 = Sloped3_0( _S5101, _S5101, _S5101 );
    var _S5103 : LightShape_0 = LightShape_0( _S5101, _S5101, _S5101, _S5101, 0.0f );
    var _S5104 : Emitted_0 = Emitted_0( _S5102, false, false, _S5103, 0.0f );
    var _S5105 : Frame_0 = Frame_0( _S5101, _S5101, _S5101 );
    var _S5106 : Surface_0 = Surface_0( _S5101, _S5105, 0.0f, 0.0f, _S5101 );
    var _S5107 : s_paramCtx_s_bwdCallableCtx_emission_of_0 = s_paramCtx_s_bwdCallableCtx_emission_of_0( _S5104, _S5106, _S5101, _S5101, 0.0f, false );
    var _S5108 : vec4<f32> = vec4<f32>(0.0f);
    var _S5109 : SlopedFrame_0 = SlopedFrame_0( _S5102, _S5102, _S5102 );
    var _S5110 : Shading_0 = Shading_0( u32(0), 0.0f, u32(0), 0.0f, _S5102, _S5102, _S5108, _S5108, _S5108, false, false, _S5109 );
    var _S5111 : s_paramCtx_s_bwdCallableCtx_bsdf_near_0 = s_paramCtx_s_bwdCallableCtx_bsdf_near_0( _S5110 );
    var _S5112 : s_paramCtx_s_bwdCallableCtx_frame_near_0 = s_paramCtx_s_bwdCallableCtx_frame_near_0( _S5110 );
    var _S5113 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S5105, _S5101 );
    var _S5114 : vec2<f32> = vec2<f32>(0.0f);
    var _S5115 : Bsdf_0 = Bsdf_0( _S5101, _S5101, _S5114, _S5114, 0.0f, u32(0), u32(0) );
    var _S5116 : SquareMap_0 = SquareMap_0( _S5114, _S5114, _S5114, _S5114 );
    var _S5117 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>( _S5108, _S5108, _S5108 );
    var _S5118 : Arriving_0 = Arriving_0( _S5101, 0.0f, _S5103, 0.0f );
    var _S5119 : Hit_0 = Hit_0( u32(0), u32(0) );
    var _S5120 : ChosenLight_0 = ChosenLight_0( i32(0), 0.0f, _S5102, false, false, false, _S5103, false, 0.0f, 0.0f, _S5116, _S5117, _S5118, _S5119 );
    var _S5121 : s_paramCtx_s_bwdCallableCtx_direct_light_0 = s_paramCtx_s_bwdCallableCtx_direct_light_0( _S5115, _S5105, _S5120, _S5106, _S5101, _S5114 );
    var _S5122 : BsdfValue_0 = BsdfValue_0( _S5101, 0.0f );
    var _S5123 : CoatedDiffuse_0 = CoatedDiffuse_0( _S5101, 0.0f, _S5114, u32(0), false );
    var _S5124 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S5125 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S5124, _S5101 );
    var _S5126 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S5114 );
    var _S5127 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S5125, 0.0f, _S5126, u32(0), 0.0f );
    var _S5128 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S5125, 0.0f );
    var _S5129 : s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0( _S5123, _S5127, _S5128 );
    var _S5130 : Refraction_0 = Refraction_0( _S5101, false );
    var _S5131 : CoatedConductor_0 = CoatedConductor_0( _S5101, _S5101, _S5114, _S5114, _S5114, _S5114, _S5114, 0.0f, 0.0f, 0.0f, _S5101, _S5130, _S5114, _S5114, 0.0f, u32(0), false );
    var _S5132 : LobeTable_0 = LobeTable_0( _S5114, _S5114, _S5114, _S5114 );
    var _S5133 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S5132, 0.0f, _S5125, _S5132 );
    var _S5134 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S5125, _S5132, u32(0) );
    var _S5135 : s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0( _S5131, _S5133, _S5134 );
    var _S5136 : s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0 = s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0( _S5129, _S5135 );
    var _S5137 : s_minCtx_s_bwdCallableCtx_direct_light_0 = s_minCtx_s_bwdCallableCtx_direct_light_0( _S5122, _S5136 );
    var _S5138 : s_paramCtx_s_bwdCallableCtx_scatter_0 = s_paramCtx_s_bwdCallableCtx_scatter_0( _S5115, _S5105, _S5106, _S5101, _S5114, 0.0f );
    var _S5139 : BsdfSample_0 = BsdfSample_0( _S5101, _S5101, 0.0f, false, false );
    var _S5140 : s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0( _S5123, _S5127, 0.0f, _S5122, _S5128 );
    var _S5141 : s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0 = s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0( 0.0f, 0.0f, _S5124, u32(0) );
    var _S5142 : s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0( _S5141, _S5131, _S5133, _S5122, _S5134 );
    var _S5143 : s_minCtx_s_bwdCallableCtx_bsdf_sample_0 = s_minCtx_s_bwdCallableCtx_bsdf_sample_0( _S5140, _S5142 );
    var _S5144 : s_minCtx_s_bwdCallableCtx_scatter_0 = s_minCtx_s_bwdCallableCtx_scatter_0( _S5139, _S5143 );
    var _S5145 : Tuple_17 = s_apply_surface_at_0(_S5094.value0_121.value0_120.triangle_0, _S5094.value0_121.value1_41, _S5094.value0_121.value2_17);
    var _S5146 : s_paramCtx_s_bwdCallableCtx_surface_at_0;
    _S5146.value0_128 = _S5094.value0_121.value0_120.triangle_0;
    _S5146.value1_47 = _S5094.value0_121.value1_41;
    _S5146.value2_21 = _S5094.value0_121.value2_17;
    var _S5147 : s_bwdCallableCtx_surface_at_0 = s_bwdCallableCtx_surface_at_0( _S5146 );
    var _S5148 : bool = (_S5094.value0_121.value0_120.triangle_0.emission_2) != u32(4294967295);
    var _S5149 : s_bwdCallableCtx_dot_0;
    var _S5150 : s_bwdCallableCtx_emission_of_0;
    if(_S5148)
    {
        var _S5151 : Tuple_20 = s_apply_emission_of_0(_S5094.value0_121.value0_120.emitted_0, _S5145.value0_56, _S5094.value0_121.value1_41, _S5094.value0_121.value2_17, _S5094.value0_121.value3_11, _S5094.value0_121.value0_120.delta_4);
        var _S5152 : s_paramCtx_s_bwdCallableCtx_emission_of_0;
        _S5152.value0_122 = _S5094.value0_121.value0_120.emitted_0;
        _S5152.value1_43 = _S5145.value0_56;
        _S5152.value2_18 = _S5094.value0_121.value1_41;
        _S5152.value3_12 = _S5094.value0_121.value2_17;
        _S5152.value4_7 = _S5094.value0_121.value3_11;
        _S5152.value5_3 = _S5094.value0_121.value0_120.delta_4;
        var _S5153 : s_bwdCallableCtx_dot_0;
        _S5153._S39 = _S5151.value0_59;
        _S5153._S40 = _S5094.value0_121.value0_120.importance_0;
        _S5149 = _S5153;
        _S5150.value0_130 = _S5152;
    }
    else
    {
        _S5149._S39 = _S5101;
        _S5149._S40 = _S5101;
        _S5150.value0_130 = _S5107;
    }
    var _S5154 : bool;
    if(_S5094.value0_121.value0_120.lit_0)
    {
        _S5154 = true;
    }
    else
    {
        _S5154 = _S5094.value0_121.value0_120.scatters_0;
    }
    var _S5155 : s_bwdCallableCtx_dot_0;
    var _S5156 : s_bwdCallableCtx_dot_0;
    var _S5157 : s_bwdCallableCtx_dot_0;
    var _S5158 : s_bwdCallableCtx_dot_0;
    var _S5159 : bool;
    var _S5160 : bool;
    var _S5161 : s_bwdCallableCtx_direct_light_0;
    var _S5162 : f32;
    var _S5163 : s_bwdCallableCtx_scatter_0;
    var _S5164 : s_bwdCallableCtx_to_local_0;
    var _S5165 : s_bwdCallableCtx_frame_near_0;
    var _S5166 : s_bwdCallableCtx_bsdf_near_0;
    if(_S5154)
    {
        var _S5167 : Tuple_22 = s_apply_bsdf_near_0(_S5094.value0_121.value0_120.shading_1, _S5145.value0_56.b1_0, _S5145.value0_56.b2_0);
        var _S5168 : s_paramCtx_s_bwdCallableCtx_bsdf_near_0;
        _S5168.value0_123 = _S5094.value0_121.value0_120.shading_1;
        var _S5169 : s_paramCtx_s_bwdCallableCtx_bsdf_near_0 = _S5168;
        var _S5170 : Tuple_23 = s_apply_frame_near_0(_S5094.value0_121.value0_120.shading_1, _S5145.value0_56);
        var _S5171 : s_paramCtx_s_bwdCallableCtx_frame_near_0;
        _S5171.value0_124 = _S5094.value0_121.value0_120.shading_1;
        var _S5172 : s_paramCtx_s_bwdCallableCtx_frame_near_0 = _S5171;
        var _S5173 : vec3<f32> = (vec3<f32>(0) - _S5094.value0_121.value2_17);
        var _S5174 : Tuple_24 = s_apply_to_local_0(_S5170.value0_62, _S5173);
        var _S5175 : s_paramCtx_s_bwdCallableCtx_to_local_0;
        _S5175.value0_125 = _S5170.value0_62;
        _S5175.value1_44 = _S5173;
        var _S5176 : s_paramCtx_s_bwdCallableCtx_to_local_0 = _S5175;
        if(_S5094.value0_121.value0_120.lit_0)
        {
            var _S5177 : s_paramCtx_s_bwdCallableCtx_direct_light_0;
            _S5177.value0_126 = _S5167.value0_61;
            _S5177.value1_45 = _S5170.value0_62;
            _S5177.value2_19 = _S5094.value0_121.value0_120.chosen_0;
            _S5177.value3_13 = _S5145.value0_56;
            _S5177.value4_8 = _S5174.value0_63;
            _S5177.value5_4 = _S5094.value0_121.value5_2;
            var _S5178 : s_bwdCallableCtx_dot_0;
            _S5178._S39 = _S5094.value1_42.value0_54.radiance_12;
            _S5178._S40 = _S5094.value0_121.value0_120.importance_0;
            _S5155 = _S5178;
            _S5161.value0_131 = _S5177;
            _S5161.value1_48 = _S5094.value1_42.value1_23;
        }
        else
        {
            _S5155._S39 = _S5101;
            _S5155._S40 = _S5101;
            _S5161.value0_131 = _S5121;
            _S5161.value1_48 = _S5137;
        }
        if(_S5094.value0_121.value0_120.scatters_0)
        {
            var _S5179 : s_paramCtx_s_bwdCallableCtx_scatter_0;
            _S5179.value0_127 = _S5167.value0_61;
            _S5179.value1_46 = _S5170.value0_62;
            _S5179.value2_20 = _S5145.value0_56;
            _S5179.value3_14 = _S5174.value0_63;
            _S5179.value4_9 = _S5094.value0_121.value4_6;
            _S5179.value5_5 = _S5094.value0_121.value0_120.shading_1.lobe_2;
            var _S5180 : s_paramCtx_s_bwdCallableCtx_scatter_0 = _S5179;
            var _S5181 : s_bwdCallableCtx_dot_0;
            _S5181._S39 = _S5094.value1_42.value2_16.weight_4;
            _S5181._S40 = _S5094.value0_121.value0_120.later_1;
            var _S5182 : s_bwdCallableCtx_dot_0 = _S5181;
            var _S5183 : s_bwdCallableCtx_dot_0;
            _S5183._S39 = _S5094.value1_42.value2_16.origin_4;
            _S5183._S40 = _S5094.value0_121.value0_120.adjoint_origin_1;
            var _S5184 : s_bwdCallableCtx_dot_0 = _S5183;
            var _S5185 : s_bwdCallableCtx_dot_0;
            _S5185._S39 = _S5094.value1_42.value2_16.direction_16;
            _S5185._S40 = _S5094.value0_121.value0_120.adjoint_direction_1;
            var _S5186 : s_bwdCallableCtx_dot_0 = _S5185;
            var _S5187 : bool = !_S5094.value1_42.value2_16.delta_7;
            if(_S5187)
            {
                _S5162 = _S5094.value0_121.value0_120.adjoint_pdf_1;
            }
            else
            {
                _S5162 = 0.0f;
            }
            _S5159 = _S5187;
            _S5156 = _S5186;
            _S5157 = _S5184;
            _S5158 = _S5182;
            _S5163.value0_132 = _S5180;
            _S5163.value1_49 = _S5094.value1_42.value3_10;
        }
        else
        {
            _S5159 = false;
            _S5162 = 0.0f;
            _S5156._S39 = _S5101;
            _S5156._S40 = _S5101;
            _S5157._S39 = _S5101;
            _S5157._S40 = _S5101;
            _S5158._S39 = _S5101;
            _S5158._S40 = _S5101;
            _S5163.value0_132 = _S5138;
            _S5163.value1_49 = _S5144;
        }
        var _S5188 : s_bwdCallableCtx_dot_0 = _S5155;
        var _S5189 : bool = _S5159;
        _S5159 = _S5094.value0_121.value0_120.scatters_0;
        _S5160 = _S5189;
        _S5155 = _S5156;
        _S5156 = _S5157;
        _S5157 = _S5158;
        _S5158 = _S5188;
        _S5164.value0_133 = _S5176;
        _S5165.value0_134 = _S5172;
        _S5166.value0_135 = _S5169;
    }
    else
    {
        _S5159 = false;
        _S5160 = false;
        _S5162 = 0.0f;
        _S5155._S39 = _S5101;
        _S5155._S40 = _S5101;
        _S5156._S39 = _S5101;
        _S5156._S40 = _S5101;
        _S5157._S39 = _S5101;
        _S5157._S40 = _S5101;
        _S5163.value0_132 = _S5138;
        _S5163.value1_49 = _S5144;
        _S5158._S39 = _S5101;
        _S5158._S40 = _S5101;
        _S5161.value0_131 = _S5121;
        _S5161.value1_48 = _S5137;
        _S5164.value0_133 = _S5113;
        _S5165.value0_134 = _S5112;
        _S5166.value0_135 = _S5111;
    }
    var _S5190 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S5191 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S5192 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S5193 : Departure_Differential_0 = Departure_x24_syn_dzero_0();
    var _S5194 : Surface_Differential_0;
    var _S5195 : vec3<f32>;
    var _S5196 : vec2<f32>;
    var _S5197 : vec2<f32>;
    if(_S5154)
    {
        var _S5198 : Bsdf_Differential_0;
        var _S5199 : Frame_0;
        if(_S5159)
        {
            var _S5200 : Departure_Differential_0;
            if(_S5160)
            {
                var _S5201 : f32 = _S5162 * _S5100;
                var _S5202 : Departure_Differential_0 = _S5193;
                _S5202.pdf_10 = _S5201;
                _S5200 = Departure_x24_syn_dadd_0(_S5193, _S5202);
            }
            else
            {
                _S5200 = _S5193;
            }
            var _S5203 : vec3<f32> = _S5101;
            var _S5204 : vec3<f32> = _S5101;
            s_bwdProp_dot_0(_S5155, &(_S5203), &(_S5204), _S5100);
            var _S5205 : vec3<f32> = _S5101;
            var _S5206 : vec3<f32> = _S5101;
            s_bwdProp_dot_0(_S5156, &(_S5205), &(_S5206), _S5100);
            var _S5207 : vec3<f32> = _S5101;
            var _S5208 : vec3<f32> = _S5101;
            s_bwdProp_dot_0(_S5157, &(_S5207), &(_S5208), _S5100);
            var _S5209 : Departure_Differential_0 = _S5193;
            _S5209.direction_19 = _S5203;
            _S5209.origin_5 = _S5205;
            _S5209.weight_8 = _S5207;
            var _S5210 : Departure_Differential_0 = Departure_x24_syn_dadd_0(_S5200, _S5209);
            var _S5211 : Bsdf_Differential_0;
            _S5211.a_37 = _S5101;
            _S5211.b_32 = _S5101;
            _S5211.alpha_6 = _S5114;
            _S5211.coat_alpha_3 = _S5114;
            var _S5212 : Frame_0;
            _S5212.s_8 = _S5101;
            _S5212.t_9 = _S5101;
            _S5212.n_5 = _S5101;
            var _S5213 : Surface_Differential_0;
            _S5213.position_5 = _S5101;
            _S5213.frame_10 = _S5105;
            _S5213.b1_2 = 0.0f;
            _S5213.b2_2 = 0.0f;
            var _S5214 : vec3<f32> = _S5101;
            var _S5215 : vec2<f32> = _S5114;
            s_bwdProp_scatter_0(_S5163, &(_S5211), &(_S5212), &(_S5213), &(_S5214), &(_S5215), _S5210);
            var _S5216 : Frame_0 = Frame_x24_syn_dadd_0(_S5212, _S5191);
            var _S5217 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S5213, _S5190);
            _S5198 = Bsdf_x24_syn_dadd_0(_S5211, _S5192);
            _S5199 = _S5216;
            _S5194 = _S5217;
            _S5195 = _S5214;
            _S5196 = _S5215;
        }
        else
        {
            _S5198 = _S5192;
            _S5199 = _S5191;
            _S5194 = _S5190;
            _S5195 = _S5101;
            _S5196 = _S5114;
        }
        if(_S5094.value0_121.value0_120.lit_0)
        {
            var _S5218 : vec3<f32> = _S5101;
            var _S5219 : vec3<f32> = _S5101;
            s_bwdProp_dot_0(_S5158, &(_S5218), &(_S5219), _S5100);
            var _S5220 : DirectLight_Differential_0 = DirectLight_x24_syn_dzero_0();
            _S5220.radiance_14 = _S5218;
            var _S5221 : Bsdf_Differential_0;
            _S5221.a_37 = _S5101;
            _S5221.b_32 = _S5101;
            _S5221.alpha_6 = _S5114;
            _S5221.coat_alpha_3 = _S5114;
            var _S5222 : Frame_0;
            _S5222.s_8 = _S5101;
            _S5222.t_9 = _S5101;
            _S5222.n_5 = _S5101;
            var _S5223 : Surface_Differential_0;
            _S5223.position_5 = _S5101;
            _S5223.frame_10 = _S5105;
            _S5223.b1_2 = 0.0f;
            _S5223.b2_2 = 0.0f;
            var _S5224 : vec3<f32> = _S5101;
            var _S5225 : vec2<f32> = _S5114;
            s_bwdProp_direct_light_0(_S5161, &(_S5221), &(_S5222), &(_S5223), &(_S5224), &(_S5225), _S5220);
            var _S5226 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S5221, _S5198);
            var _S5227 : Frame_0 = Frame_x24_syn_dadd_0(_S5222, _S5199);
            var _S5228 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S5223, _S5194);
            _S5195 = _S5224 + _S5195;
            _S5199 = _S5227;
            _S5198 = _S5226;
            _S5194 = _S5228;
            _S5197 = _S5225;
        }
        else
        {
            _S5197 = _S5114;
        }
        var _S5229 : Frame_0;
        _S5229.s_8 = _S5101;
        _S5229.t_9 = _S5101;
        _S5229.n_5 = _S5101;
        var _S5230 : vec3<f32> = _S5101;
        s_bwdProp_to_local_0(_S5164, &(_S5229), &(_S5230), _S5195);
        var _S5231 : vec3<f32> = (vec3<f32>(0) - _S5230);
        var _S5232 : Frame_0 = Frame_x24_syn_dadd_0(_S5229, _S5199);
        var _S5233 : Surface_Differential_0;
        _S5233.position_5 = _S5101;
        _S5233.frame_10 = _S5105;
        _S5233.b1_2 = 0.0f;
        _S5233.b2_2 = 0.0f;
        s_bwdProp_frame_near_0(_S5165, &(_S5233), _S5232);
        var _S5234 : f32 = 0.0f;
        var _S5235 : f32 = 0.0f;
        s_bwdProp_bsdf_near_0(_S5166, &(_S5234), &(_S5235), _S5198);
        var _S5236 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S5233, _S5194);
        var _S5237 : Surface_Differential_0 = _S5190;
        _S5237.b2_2 = _S5235;
        _S5237.b1_2 = _S5234;
        _S5194 = Surface_x24_syn_dadd_0(_S5236, _S5237);
        _S5195 = _S5231;
    }
    else
    {
        _S5194 = _S5190;
        _S5195 = _S5101;
        _S5196 = _S5114;
        _S5197 = _S5114;
    }
    var _S5238 : vec3<f32>;
    if(_S5148)
    {
        var _S5239 : vec3<f32> = _S5101;
        var _S5240 : vec3<f32> = _S5101;
        s_bwdProp_dot_0(_S5149, &(_S5239), &(_S5240), _S5100);
        var _S5241 : Surface_Differential_0;
        _S5241.position_5 = _S5101;
        _S5241.frame_10 = _S5105;
        _S5241.b1_2 = 0.0f;
        _S5241.b2_2 = 0.0f;
        var _S5242 : vec3<f32> = _S5101;
        var _S5243 : vec3<f32> = _S5101;
        var _S5244 : f32 = 0.0f;
        s_bwdProp_emission_of_0(_S5150, &(_S5241), &(_S5242), &(_S5243), &(_S5244), _S5239);
        var _S5245 : vec3<f32> = _S5243 + _S5195;
        _S5194 = Surface_x24_syn_dadd_0(_S5241, _S5194);
        _S5195 = _S5242;
        _S5238 = _S5245;
        _S5162 = _S5244;
    }
    else
    {
        var _S5246 : vec3<f32> = _S5195;
        _S5195 = _S5101;
        _S5238 = _S5246;
        _S5162 = 0.0f;
    }
    var _S5247 : vec3<f32> = _S5101;
    var _S5248 : vec3<f32> = _S5101;
    s_bwdProp_surface_at_0(_S5147, &(_S5247), &(_S5248), _S5194);
    var _S5249 : vec3<f32> = _S5248 + _S5238;
    (*_S5095) = _S5247 + _S5195;
    (*_S5096) = _S5249;
    (*_S5097) = _S5162;
    (*_S5098) = _S5196;
    (*_S5099) = _S5197;
    return;
}

fn _S5250( _S5251 : Vertex_0,  _S5252 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S5253 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S5254 : ptr<function, DiffPair_float_0>,  _S5255 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S5256 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S5257 : f32)
{
    var _S5258 : Tuple_16 = s_apply_path_luminance_0(_S5251, (*_S5252).primal_0, (*_S5253).primal_0, (*_S5254).primal_0, (*_S5255).primal_0, (*_S5256).primal_0);
    var _S5259 : s_paramCtx_s_bwdCallableCtx_path_luminance_0;
    _S5259.value0_120 = _S5251;
    _S5259.value1_41 = (*_S5252).primal_0;
    _S5259.value2_17 = (*_S5253).primal_0;
    _S5259.value3_11 = (*_S5254).primal_0;
    _S5259.value4_6 = (*_S5255).primal_0;
    _S5259.value5_2 = (*_S5256).primal_0;
    var _S5260 : s_bwdCallableCtx_path_luminance_0 = s_bwdCallableCtx_path_luminance_0( _S5259, _S5258.value1_24 );
    var _S5261 : vec3<f32> = (*_S5252).differential_0;
    var _S5262 : vec3<f32> = (*_S5253).differential_0;
    var _S5263 : f32 = (*_S5254).differential_0;
    var _S5264 : vec2<f32> = (*_S5255).differential_0;
    var _S5265 : vec2<f32> = (*_S5256).differential_0;
    s_bwdProp_path_luminance_0(_S5260, &(_S5261), &(_S5262), &(_S5263), &(_S5264), &(_S5265), _S5257);
    (*_S5252).differential_0 = _S5261;
    (*_S5253).differential_0 = _S5262;
    (*_S5254).differential_0 = _S5263;
    (*_S5255).differential_0 = _S5264;
    (*_S5256).differential_0 = _S5265;
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
    var depth_4 : u32 = (*this_11).left_1 - u32(1);
    (*this_11).left_1 = depth_4;
    var _S5266 : VertexRecord_0 = load_rows_0(depth_4 * rows_of_0(), run_0.method_0.chains_0, (*this_11).recorder_0.chain_2);
    var has_coordinates_0 : bool = depth_4 < (run_0.path_0.max_depth_0);
    var _S5267 : vec2<f32> = vec2<f32>(0.0f);
    var _S5268 : VertexCoordinates_0 = VertexCoordinates_x24init_0(_S5267, _S5267, 0.0f, 0.0f);
    var xi_1 : VertexCoordinates_0;
    if(has_coordinates_0)
    {
        xi_1 = StoredCoordinates_vertex_0((*this_11).x_22, depth_4);
    }
    else
    {
        xi_1 = _S5268;
    }
    var importance_1 : vec3<f32> = _S5266.throughput_0 * vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f);
    var delta_10 : bool = (((_S5266.flags_1) & (u32(1)))) != u32(0);
    var _S5269 : vec3<f32> = vec3<f32>(0.0f);
    var _S5270 : bool = (any((((*this_11).later_radiance_0) != _S5269)));
    var goes_on_0 : bool;
    if((depth_4 + u32(1)) < ((*this_11).recorder_0.lit_vertices_0))
    {
        goes_on_0 = is_decided_0(depth_4, (*this_11).next_delta_0);
    }
    else
    {
        goes_on_0 = false;
    }
    if(goes_on_0)
    {
        (*this_11).later_radiance_0 = before_decision_0(_S5266.throughput_0 * _S5266.weight_2, (*this_11).later_radiance_0);
        goes_on_0 = true;
    }
    else
    {
        goes_on_0 = _S5270;
    }
    (*this_11).next_delta_0 = delta_10;
    var origin_6 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    origin_6.primal_0 = _S5266.origin_0;
    origin_6.differential_0 = _S5269;
    var direction_25 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    direction_25.primal_0 = _S5266.direction_3;
    direction_25.differential_0 = _S5269;
    var pdf_13 : DiffPair_float_0;
    pdf_13.primal_0 = _S5266.pdf_0;
    pdf_13.differential_0 = 0.0f;
    var _S5271 : vec2<f32> = vec2<f32>(0.0f);
    var u_14 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    u_14.primal_0 = xi_1.direction_4;
    u_14.differential_0 = _S5271;
    var _S5272 : VertexCoordinates_0 = xi_1;
    var light_9 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    light_9.primal_0 = xi_1.light_2;
    light_9.differential_0 = _S5271;
    var _S5273 : bool;
    if(((FEATURES_0 & (u32(8)))) != u32(0))
    {
        _S5273 = (((_S5266.flags_1) & (u32(4)))) != u32(0);
    }
    else
    {
        _S5273 = false;
    }
    if(_S5273)
    {
        _S510(load_escaped_0(_S5266.origin_0, _S5266.direction_3), importance_1, delta_10, &(origin_6), &(direction_25), &(pdf_13), 1.0f);
    }
    else
    {
        var hit_4 : Hit_0;
        hit_4.leaf_2 = _S5266.leaf_1;
        hit_4.instance_1 = _S5266.instance_0;
        var vertex_1 : Vertex_0;
        vertex_1.triangle_0 = load_triangle_0(hit_4);
        var kinds_1 : u32;
        if(((FEATURES_0 & (u32(16384)))) != u32(0))
        {
            var _S5274 : u32 = kinds_at_0(StoredCoordinates_film_0((*this_11).x_22));
            kinds_1 = _S5274;
        }
        else
        {
            kinds_1 = run_0.path_0.kinds_0;
        }
        var _S5275 : u32;
        if(depth_4 < u32(2))
        {
            _S5275 = u32(1);
        }
        else
        {
            _S5275 = u32(4);
        }
        if(((kinds_1 & (_S5275))) == u32(0))
        {
            vertex_1.triangle_0.emission_2 = u32(4294967295);
        }
        var surface_6 : Surface_0 = surface_at_0(vertex_1.triangle_0, _S5266.origin_0, _S5266.direction_3);
        vertex_1.emitted_0 = load_emitted_0(vertex_1.triangle_0, surface_6, _S5266.origin_0, delta_10);
        vertex_1.delta_4 = delta_10;
        var _S5276 : bool = (((_S5266.flags_1) & (u32(2)))) != u32(0);
        vertex_1.lit_0 = _S5276;
        vertex_1.scatters_0 = goes_on_0;
        var _S5277 : vec3<f32> = vec3<f32>(0.0f);
        var _S5278 : Sloped3_0 = Sloped3_x24init_0(_S5277, _S5277, _S5277);
        var _S5279 : vec4<f32> = vec4<f32>(0.0f);
        vertex_1.shading_1 = Shading_x24init_0(u32(0), 0.0f, u32(0), 0.0f, _S5278, _S5278, _S5279, _S5279, _S5279, false, false, SlopedFrame_x24init_0(_S5278, _S5278, _S5278));
        if(_S5276)
        {
            goes_on_0 = true;
        }
        else
        {
            goes_on_0 = vertex_1.scatters_0;
        }
        if(goes_on_0)
        {
            vertex_1.shading_1 = shade_0(vertex_1.triangle_0, surface_6, xi_1.lobe_0);
        }
        vertex_1.importance_0 = importance_1;
        vertex_1.later_1 = importance_1 * (*this_11).later_radiance_0;
        vertex_1.adjoint_origin_1 = (*this_11).adjoint_origin_0;
        vertex_1.adjoint_direction_1 = (*this_11).adjoint_direction_0;
        vertex_1.adjoint_pdf_1 = (*this_11).adjoint_pdf_0;
        var _S5280 : LightShape_0 = LightShape_x24init_0(_S5277, _S5277, _S5277, _S5277, 0.0f);
        var _S5281 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>(_S5279, _S5279, _S5279);
        vertex_1.chosen_0 = ChosenLight_x24init_0(i32(0), 0.0f, _S5278, false, false, false, _S5280, false, 0.0f, 0.0f, SquareMap_x24init_0(_S5267, _S5267, _S5267, _S5267), _S5281, Arriving_x24init_0(_S5277, 0.0f, _S5280, 0.0f), Hit_x24init_0(u32(0), u32(0)));
        if(vertex_1.lit_0)
        {
            vertex_1.chosen_0 = choose_light_0(surface_6.position_2, xi_1.pick_0, _S5272.light_2);
        }
        _S5250(vertex_1, &(origin_6), &(direction_25), &(pdf_13), &(u_14), &(light_9), 1.0f);
    }
    (*this_11).adjoint_origin_0 = origin_6.differential_0;
    (*this_11).adjoint_direction_0 = direction_25.differential_0;
    (*this_11).adjoint_pdf_0 = pdf_13.differential_0;
    (*this_11).later_radiance_0 = _S5266.radiance_2 + _S5266.weight_2 * (*this_11).later_radiance_0;
    if(has_coordinates_0)
    {
        var first_21 : u32 = vertex_coordinate_0(depth_4);
        var _S5282 : f32 = u_14.differential_0.x * (*this_11).scale_4;
        var _S5283 : ScoreReport_0 = (*this_11).report_0;
        var _S5284 : f32 = ScoreReport_checked_0(&(_S5283), _S5282);
        StoredScore_set_0((*this_11).score_0, first_21, _S5284);
        var _S5285 : u32 = first_21 + u32(1);
        var _S5286 : f32 = u_14.differential_0.y * (*this_11).scale_4;
        var _S5287 : ScoreReport_0 = _S5283;
        var _S5288 : f32 = ScoreReport_checked_0(&(_S5287), _S5286);
        StoredScore_set_0((*this_11).score_0, _S5285, _S5288);
        var _S5289 : u32 = first_21 + u32(2);
        var _S5290 : f32 = light_9.differential_0.x * (*this_11).scale_4;
        var _S5291 : ScoreReport_0 = _S5287;
        var _S5292 : f32 = ScoreReport_checked_0(&(_S5291), _S5290);
        StoredScore_set_0((*this_11).score_0, _S5289, _S5292);
        var _S5293 : u32 = first_21 + u32(3);
        var _S5294 : f32 = light_9.differential_0.y * (*this_11).scale_4;
        var _S5295 : ScoreReport_0 = _S5291;
        var _S5296 : f32 = ScoreReport_checked_0(&(_S5295), _S5294);
        (*this_11).report_0 = _S5295;
        StoredScore_set_0((*this_11).score_0, _S5293, _S5296);
        StoredScore_set_0((*this_11).score_0, first_21 + u32(4), 0.0f);
        StoredScore_set_0((*this_11).score_0, first_21 + u32(5), 0.0f);
    }
    return;
}

fn Backward_begin_0( this_12 : ptr<function, Backward_0>,  luminance_0 : f32)
{
    var density_2 : f32 = abs(luminance_0);
    (*this_12).scale_4 = 1.0f / (density_2 + 9.99999993922529029e-09f);
    if(luminance_0 < 0.0f)
    {
        (*this_12).scale_4 = - (*this_12).scale_4;
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
    var _S5297 : vec3<f32> = vec3<f32>(0.0f);
    (*this_12).later_radiance_0 = _S5297;
    (*this_12).adjoint_origin_0 = _S5297;
    (*this_12).adjoint_direction_0 = _S5297;
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
     direction_26 : vec3<f32>,
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

fn filter_cumulative_0( axis_1 : u32,  cell_4 : u32) -> f32
{
    return run_0.filter_0.data_0[axis_1].cumulative_0[(cell_4 >> (u32(2)))][(cell_4 & (u32(3)))];
}

fn film_point_0( film_uv_1 : vec2<f32>) -> FilmPoint_0
{
    var point_16 : FilmPoint_0;
    var _S5298 : bool;
    if(((FEATURES_0 & (u32(2048)))) != u32(0))
    {
        _S5298 = (run_0.camera_0.filtered_0) != u32(0);
    }
    else
    {
        _S5298 = false;
    }
    point_16.filtered_1 = _S5298;
    point_16.size_5 = vec2<f32>(f32(run_0.camera_0.width_0), f32(run_0.camera_0.height_0));
    var _S5299 : vec2<f32> = vec2<f32>(0.0f);
    point_16.corner_6 = _S5299;
    point_16.start_5 = _S5299;
    point_16.slope_2 = vec2<f32>(1.0f);
    point_16.left_4 = _S5299;
    point_16.weight_10 = run_0.camera_0.exposure_0;
    if(_S5298)
    {
        var pixel_0 : u32 = pixel_of_0(film_uv_1);
        var _S5300 : u32 = pixel_0 % run_0.camera_0.width_0;
        var _S5301 : f32 = f32(_S5300);
        var _S5302 : u32 = pixel_0 / run_0.camera_0.width_0;
        point_16.corner_6 = vec2<f32>(_S5301, f32(_S5302));
        var axis_2 : u32 = u32(0);
        var sign_4 : f32 = 1.0f;
        for(;;)
        {
            if(axis_2 < u32(2))
            {
            }
            else
            {
                break;
            }
            var _S5303 : f32 = film_uv_1[axis_2] * point_16.size_5[axis_2] - point_16.corner_6[axis_2];
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
                if((filter_cumulative_0(axis_2, middle_2)) <= _S5303)
                {
                    low_3 = middle_2;
                }
                else
                {
                    high_1 = middle_2;
                }
            }
            var start_6 : f32 = filter_cumulative_0(axis_2, low_3);
            var _S5304 : u32 = low_3 + u32(1);
            var end_1 : f32;
            if(_S5304 < u32(64))
            {
                end_1 = filter_cumulative_0(axis_2, _S5304);
            }
            else
            {
                end_1 = 1.0f;
            }
            var width_5 : f32 = 2.0f * run_0.filter_0.data_0[axis_2].radius_0 / 64.0f;
            point_16.start_5[axis_2] = start_6;
            point_16.slope_2[axis_2] = width_5 / (end_1 - start_6);
            point_16.left_4[axis_2] = f32(low_3) * width_5 - run_0.filter_0.data_0[axis_2].radius_0;
            var sign_5 : f32 = sign_4 * run_0.filter_0.data_0[axis_2].weights_0[(low_3 >> (u32(2)))][(low_3 & (u32(3)))];
            axis_2 = axis_2 + u32(1);
            sign_4 = sign_5;
        }
        point_16.weight_10 = point_16.weight_10 * sign_4;
    }
    return point_16;
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
     value0_247 : Camera_0,
     value1_110 : FilmPoint_0,
     value2_50 : vec2<f32>,
     value3_32 : vec2<f32>,
};

struct s_bwdCallableCtx_camera_ray_0
{
     value0_248 : s_paramCtx_s_bwdCallableCtx_camera_ray_0,
};

struct s_paramCtx_s_bwdCallableCtx_sphere_direction_0
{
     value0_249 : Camera_0,
     value1_111 : vec2<f32>,
};

struct Tuple_81
{
     value0_250 : vec2<f32>,
};

fn s_apply_filtered_point_0( point_17 : FilmPoint_0,  _S5305 : vec2<f32>) -> Tuple_81
{
    var result_36 : vec2<f32>;
    if(point_17.filtered_1)
    {
        var _S5306 : vec2<f32> = vec2<f32>(-1.0f);
        result_36 = ((_S5305 * point_17.size_5 + point_17.corner_6 * _S5306 + point_17.start_5 * _S5306) * point_17.slope_2 + point_17.left_4 + (point_17.corner_6 + vec2<f32>(0.5f))) * (vec2<f32>(1.0f) / point_17.size_5);
    }
    else
    {
        result_36 = _S5305;
    }
    var _S5307 : Tuple_81;
    _S5307.value0_250 = result_36;
    return _S5307;
}

struct s_paramCtx_s_bwdCallableCtx_filtered_point_0
{
     value0_251 : FilmPoint_0,
};

struct s_bwdCallableCtx_filtered_point_0
{
     value0_252 : s_paramCtx_s_bwdCallableCtx_filtered_point_0,
};

struct s_bwdCallableCtx_sphere_direction_0
{
     value0_253 : s_paramCtx_s_bwdCallableCtx_sphere_direction_0,
};

struct Tuple_82
{
     value0_254 : vec3<f32>,
};

fn s_apply_sphere_direction_0( camera_1 : Camera_0,  _S5308 : vec2<f32>) -> Tuple_82
{
    var direction_27 : vec3<f32>;
    if((camera_1.projection_0) == u32(2))
    {
        var _S5309 : Tuple_33 = s_apply_octahedral_direction_0(_S5308);
        direction_27 = vec3<f32>(_S5309.value0_72.x, _S5309.value0_72.z, _S5309.value0_72.y);
    }
    else
    {
        var _S5310 : Tuple_29 = s_apply_sin_cos_turns_0(_S5308.x);
        var _S5311 : Tuple_29 = s_apply_sin_cos_turns_0(_S5308.y * 0.5f);
        var _S5312 : f32 = _S5311.value0_68.x;
        direction_27 = vec3<f32>(_S5312 * _S5310.value0_68.y, _S5311.value0_68.y, _S5312 * _S5310.value0_68.x);
    }
    var _S5313 : Tuple_82;
    _S5313.value0_254 = direction_27;
    return _S5313;
}

fn s_bwdProp_sphere_direction_0( _S5314 : s_bwdCallableCtx_sphere_direction_0,  _S5315 : ptr<function, vec2<f32>>,  _S5316 : vec3<f32>)
{
    var _S5317 : vec2<f32> = vec2<f32>(0.0f);
    var _S5318 : s_paramCtx_s_bwdCallableCtx_octahedral_direction_0 = s_paramCtx_s_bwdCallableCtx_octahedral_direction_0( _S5317 );
    var _S5319 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0 = s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0( 0.0f );
    var _S5320 : bool = (_S5314.value0_253.value0_249.projection_0) == u32(2);
    var _S5321 : s_bwdCallableCtx_octahedral_direction_0;
    var _S5322 : f32;
    var _S5323 : f32;
    var _S5324 : f32;
    var _S5325 : s_bwdCallableCtx_sin_cos_turns_0;
    var _S5326 : s_bwdCallableCtx_sin_cos_turns_0;
    if(_S5320)
    {
        var _S5327 : s_paramCtx_s_bwdCallableCtx_octahedral_direction_0;
        _S5327.value0_233 = _S5314.value0_253.value1_111;
        _S5321.value0_237 = _S5327;
        _S5322 = 0.0f;
        _S5323 = 0.0f;
        _S5324 = 0.0f;
        _S5325.value0_159 = _S5319;
        _S5326.value0_159 = _S5319;
    }
    else
    {
        var _S5328 : f32 = _S5314.value0_253.value1_111.x;
        var _S5329 : Tuple_29 = s_apply_sin_cos_turns_0(_S5328);
        var _S5330 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S5330.value0_158 = _S5328;
        var _S5331 : f32 = _S5314.value0_253.value1_111.y * 0.5f;
        var _S5332 : Tuple_29 = s_apply_sin_cos_turns_0(_S5331);
        var _S5333 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S5333.value0_158 = _S5331;
        var _S5334 : f32 = _S5332.value0_68.x;
        var _S5335 : f32 = _S5329.value0_68.y;
        var _S5336 : f32 = _S5329.value0_68.x;
        _S5321.value0_237 = _S5318;
        _S5322 = _S5334;
        _S5323 = _S5336;
        _S5324 = _S5335;
        _S5325.value0_159 = _S5333;
        _S5326.value0_159 = _S5330;
    }
    var _S5337 : vec2<f32>;
    if(_S5320)
    {
        var _S5338 : vec3<f32> = vec3<f32>(_S5316[i32(0)], _S5316[i32(2)], _S5316[i32(1)]);
        var _S5339 : vec2<f32> = _S5317;
        s_bwdProp_octahedral_direction_0(_S5321, &(_S5339), _S5338);
        _S5337 = _S5339;
    }
    else
    {
        var _S5340 : f32 = _S5322 * _S5316[i32(2)];
        var _S5341 : f32 = _S5322 * _S5316[i32(0)];
        var _S5342 : vec2<f32> = vec2<f32>(_S5323 * _S5316[i32(2)] + _S5324 * _S5316[i32(0)], _S5316[i32(1)]);
        var _S5343 : f32 = 0.0f;
        s_bwdProp_sin_cos_turns_0(_S5325, &(_S5343), _S5342);
        var _S5344 : f32 = 0.5f * _S5343;
        var _S5345 : vec2<f32> = vec2<f32>(_S5340, _S5341);
        var _S5346 : f32 = 0.0f;
        s_bwdProp_sin_cos_turns_0(_S5326, &(_S5346), _S5345);
        _S5337 = vec2<f32>(_S5346, _S5344);
    }
    (*_S5315) = _S5337;
    return;
}

fn s_bwdProp_filtered_point_0( _S5347 : s_bwdCallableCtx_filtered_point_0,  _S5348 : ptr<function, vec2<f32>>,  _S5349 : vec2<f32>)
{
    var _S5350 : vec2<f32> = vec2<f32>(0.0f);
    var _S5351 : vec2<f32>;
    var _S5352 : vec2<f32>;
    var _S5353 : vec2<f32>;
    if(_S5347.value0_252.value0_251.filtered_1)
    {
        _S5351 = vec2<f32>(1.0f) / _S5347.value0_252.value0_251.size_5;
        _S5352 = _S5347.value0_252.value0_251.slope_2;
        _S5353 = _S5347.value0_252.value0_251.size_5;
    }
    else
    {
        _S5351 = _S5350;
        _S5352 = _S5350;
        _S5353 = _S5350;
    }
    if(_S5347.value0_252.value0_251.filtered_1)
    {
        _S5351 = _S5353 * (_S5352 * (_S5351 * _S5349));
    }
    else
    {
        _S5351 = _S5349;
    }
    (*_S5348) = _S5351;
    return;
}

fn s_bwdProp_camera_ray_0( _S5354 : s_bwdCallableCtx_camera_ray_0,  _S5355 : ptr<function, vec2<f32>>,  _S5356 : ptr<function, vec2<f32>>,  _S5357 : CameraRay_0)
{
    var _S5358 : vec4<f32> = vec4<f32>(0.0f);
    var _S5359 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>( _S5358, _S5358, _S5358 );
    var _S5360 : Camera_0 = Camera_0( _S5359, _S5358, 0.0f, 0.0f, u32(0), u32(0), u32(0), 0.0f, u32(0), u32(0) );
    var _S5361 : vec2<f32> = vec2<f32>(0.0f);
    var _S5362 : s_paramCtx_s_bwdCallableCtx_sphere_direction_0 = s_paramCtx_s_bwdCallableCtx_sphere_direction_0( _S5360, _S5361 );
    var _S5363 : vec3<f32> = vec3<f32>(0.0f);
    var _S5364 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0 = s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0( 0.0f );
    var _S5365 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S5366 : vec2<f32> = _S5354.value0_248.value0_247.film_plane_0.xy;
    var _S5367 : Tuple_81 = s_apply_filtered_point_0(_S5354.value0_248.value1_110, _S5354.value0_248.value2_50);
    var _S5368 : s_paramCtx_s_bwdCallableCtx_filtered_point_0;
    _S5368.value0_251 = _S5354.value0_248.value1_110;
    var _S5369 : s_bwdCallableCtx_filtered_point_0 = s_bwdCallableCtx_filtered_point_0( _S5368 );
    var on_plane_0 : vec2<f32> = _S5366 * _S5367.value0_250 + _S5354.value0_248.value0_247.film_plane_0.zw;
    var _S5370 : vec3<f32> = vec3<f32>(on_plane_0, 1.0f);
    var _S5371 : vec3<f32> = vec3<f32>(0.0f);
    var _S5372 : bool;
    if(((FEATURES_0 & (u32(4096)))) != u32(0))
    {
        _S5372 = (_S5354.value0_248.value0_247.projection_0) != u32(0);
    }
    else
    {
        _S5372 = false;
    }
    var flat_0 : bool;
    var _S5373 : bool;
    var origin_8 : vec3<f32>;
    var direction_28 : vec3<f32>;
    var _S5374 : s_bwdCallableCtx_sphere_direction_0;
    if(_S5372)
    {
        var _S5375 : bool = (_S5354.value0_248.value0_247.projection_0) == u32(1);
        if(_S5375)
        {
            const _S5376 : vec3<f32> = vec3<f32>(0.0f, 0.0f, 1.0f);
            origin_8 = vec3<f32>(on_plane_0, 0.0f);
            direction_28 = _S5376;
            _S5374.value0_253 = _S5362;
        }
        else
        {
            var _S5377 : Tuple_82 = s_apply_sphere_direction_0(_S5354.value0_248.value0_247, on_plane_0);
            var _S5378 : s_paramCtx_s_bwdCallableCtx_sphere_direction_0;
            _S5378.value0_249 = _S5354.value0_248.value0_247;
            _S5378.value1_111 = on_plane_0;
            origin_8 = _S5371;
            direction_28 = _S5377.value0_254;
            _S5374.value0_253 = _S5378;
        }
        flat_0 = _S5375;
        _S5373 = _S5375;
    }
    else
    {
        flat_0 = true;
        direction_28 = _S5370;
        origin_8 = _S5371;
        _S5373 = false;
        _S5374.value0_253 = _S5362;
    }
    if((_S5354.value0_248.value0_247.lens_radius_0) > 0.0f)
    {
    }
    else
    {
        flat_0 = false;
    }
    var _S5379 : vec3<f32>;
    var _S5380 : f32;
    var _S5381 : f32;
    var _S5382 : f32;
    var _S5383 : s_bwdCallableCtx_safe_sqrt_0;
    var _S5384 : s_bwdCallableCtx_sin_cos_turns_0;
    if(flat_0)
    {
        var _S5385 : vec3<f32> = vec3<f32>(_S5354.value0_248.value0_247.focal_distance_0);
        var focus_0 : vec3<f32> = origin_8 + direction_28 * _S5385;
        var _S5386 : f32 = _S5354.value0_248.value3_32.x;
        var _S5387 : Tuple_29 = s_apply_sin_cos_turns_0(_S5386);
        var _S5388 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S5388.value0_158 = _S5386;
        var _S5389 : f32 = _S5354.value0_248.value3_32.y;
        var _S5390 : Tuple_30 = s_apply_safe_sqrt_0(_S5389);
        var _S5391 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S5391.value0_160 = _S5389;
        var radius_4 : f32 = _S5354.value0_248.value0_247.lens_radius_0 * _S5390.value0_69;
        var _S5392 : f32 = _S5387.value0_68.y;
        var _S5393 : f32 = _S5387.value0_68.x;
        var origin_9 : vec3<f32> = origin_8 + vec3<f32>(radius_4 * _S5392, radius_4 * _S5393, 0.0f);
        var _S5394 : vec3<f32> = focus_0 - origin_9;
        origin_8 = origin_9;
        direction_28 = _S5394;
        _S5380 = radius_4;
        _S5381 = _S5393;
        _S5382 = _S5392;
        _S5383.value0_161 = _S5391;
        _S5384.value0_159 = _S5388;
        _S5379 = _S5385;
    }
    else
    {
        _S5380 = 0.0f;
        _S5381 = 0.0f;
        _S5382 = 0.0f;
        _S5383.value0_161 = _S5365;
        _S5384.value0_159 = _S5364;
        _S5379 = _S5363;
    }
    var row0_1 : vec3<f32> = _S5354.value0_248.value0_247.to_world_0[i32(0)].xyz;
    var row1_2 : vec3<f32> = _S5354.value0_248.value0_247.to_world_0[i32(1)].xyz;
    var row2_2 : vec3<f32> = _S5354.value0_248.value0_247.to_world_0[i32(2)].xyz;
    var _S5395 : s_bwdCallableCtx_dot_0;
    _S5395._S39 = row0_1;
    _S5395._S40 = origin_8;
    var _S5396 : s_bwdCallableCtx_dot_0 = _S5395;
    var _S5397 : s_bwdCallableCtx_dot_0;
    _S5397._S39 = row1_2;
    _S5397._S40 = origin_8;
    var _S5398 : s_bwdCallableCtx_dot_0 = _S5397;
    var _S5399 : s_bwdCallableCtx_dot_0;
    _S5399._S39 = row2_2;
    _S5399._S40 = origin_8;
    var _S5400 : s_bwdCallableCtx_dot_0 = _S5399;
    var _S5401 : Tuple_5 = s_apply_dot_0(row0_1, direction_28);
    var _S5402 : s_bwdCallableCtx_dot_0;
    _S5402._S39 = row0_1;
    _S5402._S40 = direction_28;
    var _S5403 : s_bwdCallableCtx_dot_0 = _S5402;
    var _S5404 : Tuple_5 = s_apply_dot_0(row1_2, direction_28);
    var _S5405 : s_bwdCallableCtx_dot_0;
    _S5405._S39 = row1_2;
    _S5405._S40 = direction_28;
    var _S5406 : s_bwdCallableCtx_dot_0 = _S5405;
    var _S5407 : Tuple_5 = s_apply_dot_0(row2_2, direction_28);
    var _S5408 : s_bwdCallableCtx_dot_0;
    _S5408._S39 = row2_2;
    _S5408._S40 = direction_28;
    var _S5409 : s_bwdCallableCtx_dot_0 = _S5408;
    var _S5410 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S5410.value0_34 = vec3<f32>(_S5401.value0_5, _S5404.value0_5, _S5407.value0_5);
    var _S5411 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S5410 );
    var _S5412 : vec3<f32> = _S5363;
    s_bwdProp_unit_vector_0(_S5411, &(_S5412), _S5357.direction_26);
    var _S5413 : vec3<f32> = _S5363;
    var _S5414 : vec3<f32> = _S5363;
    s_bwdProp_dot_0(_S5409, &(_S5413), &(_S5414), _S5412[i32(2)]);
    var _S5415 : vec3<f32> = _S5363;
    var _S5416 : vec3<f32> = _S5363;
    s_bwdProp_dot_0(_S5406, &(_S5415), &(_S5416), _S5412[i32(1)]);
    var _S5417 : vec3<f32> = _S5363;
    var _S5418 : vec3<f32> = _S5363;
    s_bwdProp_dot_0(_S5403, &(_S5417), &(_S5418), _S5412[i32(0)]);
    var _S5419 : vec3<f32> = _S5363;
    var _S5420 : vec3<f32> = _S5363;
    s_bwdProp_dot_0(_S5400, &(_S5419), &(_S5420), _S5357.origin_7[i32(2)]);
    var _S5421 : vec3<f32> = _S5363;
    var _S5422 : vec3<f32> = _S5363;
    s_bwdProp_dot_0(_S5398, &(_S5421), &(_S5422), _S5357.origin_7[i32(1)]);
    var _S5423 : vec3<f32> = _S5363;
    var _S5424 : vec3<f32> = _S5363;
    s_bwdProp_dot_0(_S5396, &(_S5423), &(_S5424), _S5357.origin_7[i32(0)]);
    var _S5425 : vec3<f32> = _S5420 + _S5422 + _S5424;
    var _S5426 : vec3<f32> = _S5414 + _S5416 + _S5418;
    var _S5427 : vec2<f32>;
    if(flat_0)
    {
        var _S5428 : vec3<f32> = _S5425 + (vec3<f32>(0) - _S5426);
        var _S5429 : f32 = _S5380 * _S5428[i32(1)];
        var _S5430 : f32 = _S5380 * _S5428[i32(0)];
        var _S5431 : f32 = _S5354.value0_248.value0_247.lens_radius_0 * (_S5381 * _S5428[i32(1)] + _S5382 * _S5428[i32(0)]);
        var _S5432 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S5383, &(_S5432), _S5431);
        var _S5433 : vec2<f32> = vec2<f32>(_S5429, _S5430);
        var _S5434 : f32 = 0.0f;
        s_bwdProp_sin_cos_turns_0(_S5384, &(_S5434), _S5433);
        var _S5435 : vec2<f32> = vec2<f32>(_S5434, _S5432);
        var _S5436 : vec3<f32> = _S5428 + _S5426;
        origin_8 = _S5379 * _S5426;
        direction_28 = _S5436;
        _S5427 = _S5435;
    }
    else
    {
        origin_8 = _S5426;
        direction_28 = _S5425;
        _S5427 = _S5361;
    }
    var _S5437 : vec2<f32>;
    if(_S5372)
    {
        if(_S5373)
        {
            _S5437 = direction_28.xy;
        }
        else
        {
            var _S5438 : vec2<f32> = _S5361;
            s_bwdProp_sphere_direction_0(_S5374, &(_S5438), origin_8);
            _S5437 = _S5438;
        }
        origin_8 = _S5363;
    }
    else
    {
        _S5437 = _S5361;
    }
    var _S5439 : vec2<f32> = _S5366 * (origin_8.xy + _S5437);
    var _S5440 : vec2<f32> = _S5361;
    s_bwdProp_filtered_point_0(_S5369, &(_S5440), _S5439);
    (*_S5355) = _S5440;
    (*_S5356) = _S5427;
    return;
}

fn _S5441( _S5442 : FilmPoint_0,  _S5443 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S5444 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S5445 : CameraRay_0)
{
    var _S5446 : s_paramCtx_s_bwdCallableCtx_camera_ray_0;
    _S5446.value0_247.to_world_0 = run_0.camera_0.to_world_0;
    _S5446.value0_247.film_plane_0 = run_0.camera_0.film_plane_0;
    _S5446.value0_247.lens_radius_0 = run_0.camera_0.lens_radius_0;
    _S5446.value0_247.focal_distance_0 = run_0.camera_0.focal_distance_0;
    _S5446.value0_247.width_0 = run_0.camera_0.width_0;
    _S5446.value0_247.height_0 = run_0.camera_0.height_0;
    _S5446.value0_247.projection_0 = run_0.camera_0.projection_0;
    _S5446.value0_247.exposure_0 = run_0.camera_0.exposure_0;
    _S5446.value0_247.filtered_0 = run_0.camera_0.filtered_0;
    _S5446.value0_247.padding_0 = run_0.camera_0.padding_0;
    _S5446.value1_110 = _S5442;
    _S5446.value2_50 = (*_S5443).primal_0;
    _S5446.value3_32 = (*_S5444).primal_0;
    var _S5447 : s_bwdCallableCtx_camera_ray_0 = s_bwdCallableCtx_camera_ray_0( _S5446 );
    var _S5448 : vec2<f32> = (*_S5443).differential_0;
    var _S5449 : vec2<f32> = (*_S5444).differential_0;
    s_bwdProp_camera_ray_0(_S5447, &(_S5448), &(_S5449), _S5445);
    (*_S5443).differential_0 = _S5448;
    (*_S5444).differential_0 = _S5449;
    return;
}

fn Backward_end_0( this_14 : ptr<function, Backward_0>)
{
    var _S5450 : vec2<f32> = vec2<f32>(0.0f);
    var film_uv_2 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    film_uv_2.primal_0 = StoredCoordinates_film_0((*this_14).x_22);
    film_uv_2.differential_0 = _S5450;
    var lens_uv_0 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    lens_uv_0.primal_0 = StoredCoordinates_lens_0((*this_14).x_22);
    lens_uv_0.differential_0 = _S5450;
    var adjoint_0 : CameraRay_0;
    adjoint_0.origin_7 = (*this_14).adjoint_origin_0;
    adjoint_0.direction_26 = (*this_14).adjoint_direction_0;
    var _S5451 : FilmPoint_0 = film_point_0(StoredCoordinates_film_0((*this_14).x_22));
    _S5441(_S5451, &(film_uv_2), &(lens_uv_0), adjoint_0);
    var _S5452 : f32 = film_uv_2.differential_0.x * (*this_14).scale_4;
    var _S5453 : ScoreReport_0 = (*this_14).report_0;
    var _S5454 : f32 = ScoreReport_checked_0(&(_S5453), _S5452);
    StoredScore_set_0((*this_14).score_0, u32(0), _S5454);
    var _S5455 : f32 = film_uv_2.differential_0.y * (*this_14).scale_4;
    var _S5456 : ScoreReport_0 = _S5453;
    var _S5457 : f32 = ScoreReport_checked_0(&(_S5456), _S5455);
    StoredScore_set_0((*this_14).score_0, u32(1), _S5457);
    var _S5458 : f32 = lens_uv_0.differential_0.x * (*this_14).scale_4;
    var _S5459 : ScoreReport_0 = _S5456;
    var _S5460 : f32 = ScoreReport_checked_0(&(_S5459), _S5458);
    StoredScore_set_0((*this_14).score_0, u32(2), _S5460);
    var _S5461 : f32 = lens_uv_0.differential_0.y * (*this_14).scale_4;
    var _S5462 : ScoreReport_0 = _S5459;
    var _S5463 : f32 = ScoreReport_checked_0(&(_S5462), _S5461);
    (*this_14).report_0 = _S5462;
    StoredScore_set_0((*this_14).score_0, u32(3), _S5463);
    return;
}

fn Backward_x24init_0( x_38 : StoredCoordinates_0,  score_1 : StoredScore_0,  recorder_1 : Recorder_0,  report_1 : ScoreReport_0,  scale_13 : f32,  left_5 : u32,  later_radiance_1 : vec3<f32>,  adjoint_origin_2 : vec3<f32>,  adjoint_direction_2 : vec3<f32>,  adjoint_pdf_2 : f32,  next_delta_1 : bool) -> Backward_0
{
    var _S5464 : Backward_0;
    _S5464.x_22 = x_38;
    _S5464.score_0 = score_1;
    _S5464.recorder_0 = recorder_1;
    _S5464.report_0 = report_1;
    _S5464.scale_4 = scale_13;
    _S5464.left_1 = left_5;
    _S5464.later_radiance_0 = later_radiance_1;
    _S5464.adjoint_origin_0 = adjoint_origin_2;
    _S5464.adjoint_direction_0 = adjoint_direction_2;
    _S5464.adjoint_pdf_0 = adjoint_pdf_2;
    _S5464.next_delta_0 = next_delta_1;
    return _S5464;
}

fn Recorder_x24init_0( chain_4 : u32,  vertices_1 : u32,  lit_vertices_1 : u32) -> Recorder_0
{
    var _S5465 : Recorder_0;
    _S5465.chain_2 = chain_4;
    _S5465.vertices_0 = vertices_1;
    _S5465.lit_vertices_0 = lit_vertices_1;
    return _S5465;
}

fn ScoreReport_x24init_0( bad_1 : u32,  norm_squared_1 : f32) -> ScoreReport_0
{
    var _S5466 : ScoreReport_0;
    _S5466.bad_0 = bad_1;
    _S5466.norm_squared_0 = norm_squared_1;
    return _S5466;
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
    var _S5467 : TracedPath_0;
    _S5467.radiance_16 = radiance_17;
    _S5467.rays_0 = rays_1;
    _S5467.vertices_2 = vertices_3;
    _S5467.lit_vertices_2 = lit_vertices_3;
    _S5467.score_squared_0 = score_squared_1;
    _S5467.bad_scores_0 = bad_scores_1;
    return _S5467;
}

struct Queue_0
{
     taken_0 : u32,
};

fn Queue_x24init_0( taken_1 : u32) -> Queue_0
{
    var _S5468 : Queue_0;
    _S5468.taken_0 = taken_1;
    return _S5468;
}

fn store_rows_0( _S5469 : u32,  _S5470 : u32,  _S5471 : u32,  _S5472 : TracedPath_0)
{
    var _S5473 : vec4<u32> = vec4<u32>(_S5472.vertices_2, _S5472.lit_vertices_2, bitcast<u32>(_S5472.score_squared_0), _S5472.bad_scores_0);
    chain_states_0[_S5469 * _S5470 + _S5471] = vec4<u32>(bitcast<u32>(_S5472.radiance_16[u32(0)]), bitcast<u32>(_S5472.radiance_16[u32(1)]), bitcast<u32>(_S5472.radiance_16[u32(2)]), _S5472.rays_0);
    chain_states_0[(_S5469 + u32(1)) * _S5470 + _S5471] = _S5473;
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
    var _S5474 : u32;
    if(item_0 < (run_0.dispatch_0.items_0))
    {
        _S5474 = item_0;
    }
    else
    {
        _S5474 = u32(4294967295);
    }
    return _S5474;
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

fn load_rows_1( _S5475 : u32,  _S5476 : u32,  _S5477 : u32) -> ChainState_0
{
    var rows_9 : array<vec4<u32>, i32(4)>;
    rows_9[i32(0)] = chain_states_0[_S5475 * _S5476 + _S5477];
    rows_9[i32(1)] = chain_states_0[(_S5475 + u32(1)) * _S5476 + _S5477];
    rows_9[i32(2)] = chain_states_0[(_S5475 + u32(2)) * _S5476 + _S5477];
    rows_9[i32(3)] = chain_states_0[(_S5475 + u32(3)) * _S5476 + _S5477];
    var _S5478 : ChainState_0 = ChainState_0( vec3<f32>(bitcast<f32>(rows_9[u32(0)][u32(0)]), bitcast<f32>(rows_9[u32(0)][u32(1)]), bitcast<f32>(rows_9[u32(0)][u32(2)])), bitcast<f32>(rows_9[u32(0)][u32(3)]), rows_9[u32(1)][u32(0)], rows_9[u32(1)][u32(1)], rows_9[u32(1)][u32(2)], bitcast<f32>(rows_9[u32(1)][u32(3)]), rows_9[u32(2)][u32(0)], bitcast<f32>(rows_9[u32(2)][u32(1)]), rows_9[u32(2)][u32(2)], bitcast<f32>(rows_9[u32(2)][u32(3)]), vec2<u32>(rows_9[u32(3)][u32(0)], rows_9[u32(3)][u32(1)]), vec2<u32>(rows_9[u32(3)][u32(2)], rows_9[u32(3)][u32(3)]) );
    return _S5478;
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

fn load_rows_2( _S5479 : u32,  _S5480 : u32,  _S5481 : u32) -> TracedPath_0
{
    var rows_10 : array<vec4<u32>, i32(2)>;
    rows_10[i32(0)] = chain_states_0[_S5479 * _S5480 + _S5481];
    rows_10[i32(1)] = chain_states_0[(_S5479 + u32(1)) * _S5480 + _S5481];
    var _S5482 : TracedPath_0 = TracedPath_0( vec3<f32>(bitcast<f32>(rows_10[u32(0)][u32(0)]), bitcast<f32>(rows_10[u32(0)][u32(1)]), bitcast<f32>(rows_10[u32(0)][u32(2)])), rows_10[u32(0)][u32(3)], rows_10[u32(1)][u32(0)], rows_10[u32(1)][u32(1)], bitcast<f32>(rows_10[u32(1)][u32(2)]), rows_10[u32(1)][u32(3)] );
    return _S5482;
}

fn load_traced_path_0( chain_7 : u32) -> TracedPath_0
{
    return load_rows_2(rows_of_1(), run_0.method_0.chains_0, chain_7);
}

fn TracedPath_finite_0( this_19 : TracedPath_0) -> bool
{
    var _S5483 : bool;
    if(is_finite_0(this_19.radiance_16.x))
    {
        _S5483 = is_finite_0(this_19.radiance_16.y);
    }
    else
    {
        _S5483 = false;
    }
    if(_S5483)
    {
        _S5483 = is_finite_0(this_19.radiance_16.z);
    }
    else
    {
        _S5483 = false;
    }
    return _S5483;
}

fn luminance_1( rgb_0 : vec3<f32>) -> f32
{
    return dot(rgb_0, vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f));
}

@compute
@workgroup_size(64, 1, 1)
fn backward()
{
    var _S5484 : bool;
    var _S5485 : StoredCoordinates_0 = StoredCoordinates_0( u32(0), u32(0) );
    var _S5486 : StoredScore_0 = StoredScore_0( u32(0), u32(0) );
    var _S5487 : vec3<f32> = vec3<f32>(0.0f);
    var pass_0 : Backward_0 = Backward_x24init_0(_S5485, _S5486, Recorder_x24init_0(u32(0), u32(0), u32(0)), ScoreReport_x24init_0(u32(0), 0.0f), 0.0f, u32(0), _S5487, _S5487, _S5487, 0.0f, false);
    var traced_1 : TracedPath_0 = TracedPath_x24init_0(_S5487, u32(0), u32(0), u32(0), 0.0f, u32(0));
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
                var _S5488 : bool = chain_9 == u32(4294967295);
                _S5484 = _S5488;
                if(_S5488)
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
            if(_S5484)
            {
                break;
            }
            var _S5489 : TracedPath_0 = load_traced_path_0(chain_9);
            traced_1 = _S5489;
            pass_0.x_22.chain_0 = chain_9;
            pass_0.score_0.chain_1 = chain_9;
            pass_0.score_0.slot_1 = pass_0.x_22.slot_0;
            pass_0.recorder_0.chain_2 = chain_9;
            pass_0.recorder_0.lit_vertices_0 = traced_1.lit_vertices_2;
            var _S5490 : f32;
            if(TracedPath_finite_0(_S5489))
            {
                _S5490 = luminance_1(traced_1.radiance_16);
            }
            else
            {
                _S5490 = 0.0f;
            }
            Backward_begin_0(&(pass_0), _S5490);
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

