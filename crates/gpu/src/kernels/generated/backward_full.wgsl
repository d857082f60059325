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
     padding_4 : u32,
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
    var _S146 : vec3<f32> = sphere_0.xyz;
    var away_0 : vec3<f32> = _S146 - point_5;
    var _S147 : f32 = sphere_0.w;
    var radius2_0 : f32 = _S147 * _S147;
    var exponent_1 : i32 = (((i32(((bitcast<u32>((clamp(max(dot(away_0, away_0), radius2_0), 1.00000000317107685e-30f, 1.00000001504746622e+30f)))) >> (u32(23)))) - i32(127)) >> (u32(1)))) - i32(3);
    var cell_0 : f32 = power_of_two_0(exponent_1);
    var v_5 : vec3<f32> = _S146 - (floor(point_5 * vec3<f32>(power_of_two_0(- exponent_1)) + vec3<f32>(0.3819659948348999f, 0.236067995429039f, 0.1458979994058609f)) + (vec3<f32>(0.5f) - vec3<f32>(0.3819659948348999f, 0.236067995429039f, 0.1458979994058609f))) * vec3<f32>(cell_0);
    var distance2_1 : f32 = dot(v_5, v_5);
    var reach_0 : f32 = _S147 + cell_0 * 0.866100013256073f;
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
    var _S148 : f32 = cone_0.w;
    var cos_off_0 : f32;
    var sin_off_0 : f32;
    if(cosine_3 < _S148)
    {
        var sine_1 : f32 = sine_of_0(cosine_3);
        var sin_spread_0 : f32 = sine_of_0(_S148);
        var _S149 : f32 = sine_1 * _S148 - cosine_3 * sin_spread_0;
        cos_off_0 = cosine_3 * _S148 + sine_1 * sin_spread_0;
        sin_off_0 = _S149;
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
    var _S150 : bool;
    if(!(((FEATURES_0 & (u32(8)))) != u32(0)))
    {
        _S150 = true;
    }
    else
    {
        _S150 = (run_0.lights_0.remote_count_0) == u32(0);
    }
    if(_S150)
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
    var _S151 : LightShape_0;
    _S151.corner_1 = corner_2;
    _S151.e1_1 = e1_2;
    _S151.e2_1 = e2_2;
    _S151.normal_1 = normal_3;
    _S151.area_1 = area_2;
    return _S151;
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
    var _S152 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>( vec4<f32>(bitcast<f32>(bitcast<u32>(rows_3[u32(0)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_3[u32(0)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_3[u32(0)][u32(2)])), bitcast<f32>(bitcast<u32>(rows_3[u32(0)][u32(3)]))), vec4<f32>(bitcast<f32>(bitcast<u32>(rows_3[u32(1)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_3[u32(1)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_3[u32(1)][u32(2)])), bitcast<f32>(bitcast<u32>(rows_3[u32(1)][u32(3)]))), vec4<f32>(bitcast<f32>(bitcast<u32>(rows_3[u32(2)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_3[u32(2)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_3[u32(2)][u32(2)])), bitcast<f32>(bitcast<u32>(rows_3[u32(2)][u32(3)]))) );
    var _S153 : Sky_0 = Sky_0( _S152, vec3<f32>(bitcast<f32>(bitcast<u32>(rows_3[u32(3)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_3[u32(3)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_3[u32(3)][u32(2)]))), bitcast<u32>(rows_3[u32(3)][u32(3)]), bitcast<u32>(rows_3[u32(4)][u32(0)]), bitcast<u32>(rows_3[u32(4)][u32(1)]), bitcast<u32>(rows_3[u32(4)][u32(2)]), bitcast<f32>(bitcast<u32>(rows_3[u32(4)][u32(3)])), vec3<f32>(bitcast<f32>(bitcast<u32>(rows_3[u32(5)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_3[u32(5)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_3[u32(5)][u32(2)]))), bitcast<u32>(rows_3[u32(5)][u32(3)]), vec3<f32>(bitcast<f32>(bitcast<u32>(rows_3[u32(6)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_3[u32(6)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_3[u32(6)][u32(2)]))), bitcast<f32>(bitcast<u32>(rows_3[u32(6)][u32(3)])), vec3<f32>(bitcast<f32>(bitcast<u32>(rows_3[u32(7)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_3[u32(7)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_3[u32(7)][u32(2)]))), bitcast<u32>(rows_3[u32(7)][u32(3)]), vec3<f32>(bitcast<f32>(bitcast<u32>(rows_3[u32(8)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_3[u32(8)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_3[u32(8)][u32(2)]))), bitcast<u32>(rows_3[u32(8)][u32(3)]) );
    return _S153;
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
    var _S154 : f32 = size_1.z;
    var r_1 : f32;
    if(_S154 < 1.0f)
    {
        r_1 = sqrt(1.0f - _S154);
    }
    else
    {
        r_1 = 0.0f;
    }
    var _S155 : f32 = turns_of_0(size_1.y, size_1.x) * 4.0f * r_1;
    var u_5 : f32 = r_1 - _S155;
    var u_6 : f32;
    var v_7 : f32;
    if((direction_6.z) < 0.0f)
    {
        var _S156 : f32 = 1.0f - u_5;
        u_6 = 1.0f - _S155;
        v_7 = _S156;
    }
    else
    {
        u_6 = u_5;
        v_7 = _S155;
    }
    if((direction_6.x) < 0.0f)
    {
        r_1 = - u_6;
    }
    else
    {
        r_1 = u_6;
    }
    var _S157 : f32 = (r_1 + 1.0f) * 0.5f;
    if((direction_6.y) < 0.0f)
    {
        r_1 = - v_7;
    }
    else
    {
        r_1 = v_7;
    }
    return vec2<f32>(_S157, (r_1 + 1.0f) * 0.5f);
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
    var _S158 : u32;
    if(inside_0)
    {
        var _S159 : i32;
        if(b_19 > a_23)
        {
            _S159 = i32(1);
        }
        else
        {
            _S159 = i32(0);
        }
        _S158 = u32(_S159);
    }
    else
    {
        _S158 = u32(4294967295);
    }
    return _S158;
}

fn portal_half_0( sky_1 : Sky_0,  second_6 : bool) -> LightShape_0
{
    var shape_4 : LightShape_0;
    shape_4.corner_1 = sky_1.corner_3;
    var _S160 : vec3<f32>;
    if(second_6)
    {
        _S160 = sky_1.e2_3;
    }
    else
    {
        _S160 = sky_1.e1_3;
    }
    shape_4.e1_1 = _S160;
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
    var _S161 : u32 = sky_4.distribution_0 + row_7;
    var _S162 : u32 = first_column_0(sky_4, row_7) + column_0;
    return (cumulative_at_0(_S161 + u32(1)) - cumulative_at_0(_S161)) * (cumulative_at_0(_S162 + u32(1)) - cumulative_at_0(_S162)) * (f32(sky_4.columns_0) * f32(sky_4.rows_2));
}

fn image_density_0( sky_5 : Sky_0,  square_1 : vec2<f32>) -> f32
{
    return cell_density_0(sky_5, min(u32(square_1.x * f32(sky_5.columns_0)), sky_5.columns_0 - u32(1)), min(u32(square_1.y * f32(sky_5.rows_2)), sky_5.rows_2 - u32(1)));
}

fn arriving_0( point_8 : vec3<f32>,  direction_8 : vec3<f32>,  probability_0 : f32) -> Arriving_0
{
    var sum_3 : Arriving_0;
    var _S163 : vec3<f32> = vec3<f32>(0.0f);
    sum_3.radiance_3 = _S163;
    sum_3.pdf_1 = 0.0f;
    sum_3.portal_0 = LightShape_x24init_0(_S163, _S163, _S163, _S163, 0.0f);
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
        var _S164 : vec2<f32> = vec2<f32>(0.0f);
        var square_2 : vec2<f32>;
        if((sky_6.image_4) != u32(4294967295))
        {
            square_2 = octahedral_square_0(rotated_0(sky_6.to_light_1, direction_8));
        }
        else
        {
            square_2 = _S164;
        }
        var share_1 : f32 = sky_6.share_0 * probability_0;
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

fn s_apply_unit_vector_0( _S165 : vec3<f32>) -> Tuple_10
{
    var _S166 : Tuple_10;
    _S166.value0_12 = _S165 * vec3<f32>((1.0f / s_apply_sqrt_0(s_apply_dot_0(_S165, _S165).value0_5).value0_4));
    return _S166;
}

struct Tuple_11
{
     value0_13 : f32,
};

fn s_apply_angle_of_0( _S167 : f32,  _S168 : f32) -> Tuple_11
{
    var scale_6 : f32 = 1.0f / (_S168 * _S168 + _S167 * _S167);
    var _S169 : Tuple_11;
    _S169.value0_13 = turns_of_0(_S167, _S168) * 6.28318548202514648f + 0.0f * (_S168 * scale_6) + 0.0f * (_S167 * - scale_6);
    return _S169;
}

fn s_apply_view_of_0( shape_5 : LightShape_0,  _S170 : vec3<f32>) -> Tuple_9
{
    var _S171 : vec3<f32> = vec3<f32>(-1.0f);
    var _S172 : vec3<f32> = shape_5.corner_1 + _S170 * _S171;
    var _S173 : Tuple_5 = s_apply_dot_0(_S172, shape_5.normal_1);
    var _S174 : vec3<f32> = vec3<f32>(0.0f);
    var centre_1 : vec3<f32> = _S172 * vec3<f32>(3.0f) + (shape_5.e1_1 + shape_5.e2_1);
    var _S175 : bool;
    if(((FEATURES_0 & (u32(1024)))) != u32(0))
    {
        _S175 = (s_apply_dot_0(centre_1, centre_1).value0_5 * 0.0555555559694767f) < (shape_5.area_1);
    }
    else
    {
        _S175 = false;
    }
    var view_5 : TriangleView_0;
    if(_S175)
    {
        var _S176 : Tuple_10 = s_apply_unit_vector_0(_S172);
        var _S177 : Tuple_10 = s_apply_unit_vector_0(_S172 + shape_5.e1_1);
        var _S178 : Tuple_10 = s_apply_unit_vector_0(_S172 + shape_5.e2_1);
        var _S179 : vec3<f32> = _S176.value0_12 * _S171;
        var _S180 : Tuple_5 = s_apply_dot_0(_S176.value0_12, s_apply_cross_0(_S177.value0_12 + _S179, _S178.value0_12 + _S179).value0_3);
        var volume_2 : f32;
        var second_7 : vec3<f32>;
        var third_1 : vec3<f32>;
        if((_S180.value0_5) < 0.0f)
        {
            volume_2 = - _S180.value0_5;
            second_7 = _S178.value0_12;
            third_1 = _S177.value0_12;
        }
        else
        {
            volume_2 = _S180.value0_5;
            second_7 = _S177.value0_12;
            third_1 = _S178.value0_12;
        }
        var solid_angle_2 : f32 = s_apply_angle_of_0(volume_2, 1.0f + s_apply_dot_0(_S176.value0_12, _S177.value0_12).value0_5 + s_apply_dot_0(_S177.value0_12, _S178.value0_12).value0_5 + s_apply_dot_0(_S178.value0_12, _S176.value0_12).value0_5).value0_13 * 2.0f;
        if(solid_angle_2 > 0.00009999999747379f)
        {
            view_5.to_corner_0 = _S172;
            view_5.height_1 = _S173.value0_5;
            view_5.a_1 = _S176.value0_12;
            view_5.b_1 = second_7;
            view_5.c_0 = third_1;
            view_5.solid_angle_0 = solid_angle_2;
            view_5.spherical_0 = true;
        }
        else
        {
            view_5.to_corner_0 = _S172;
            view_5.height_1 = _S173.value0_5;
            view_5.a_1 = _S174;
            view_5.b_1 = _S174;
            view_5.c_0 = _S174;
            view_5.solid_angle_0 = 1.0f;
            view_5.spherical_0 = false;
        }
    }
    else
    {
        view_5.to_corner_0 = _S172;
        view_5.height_1 = _S173.value0_5;
        view_5.a_1 = _S174;
        view_5.b_1 = _S174;
        view_5.c_0 = _S174;
        view_5.solid_angle_0 = 1.0f;
        view_5.spherical_0 = false;
    }
    var _S181 : Tuple_9;
    _S181.value0_11 = view_5;
    return _S181;
}

struct Tuple_12
{
     value0_14 : f32,
};

fn s_apply_view_pdf_0( shape_6 : LightShape_0,  _S182 : TriangleView_0,  _S183 : vec3<f32>,  _S184 : f32) -> Tuple_12
{
    var pdf_3 : f32;
    if(_S182.spherical_0)
    {
        pdf_3 = 1.0f / _S182.solid_angle_0;
    }
    else
    {
        var _S185 : Tuple_2 = s_apply_abs_0(s_apply_dot_0(_S183, shape_6.normal_1).value0_5);
        if((_S185.value0_2) > 0.0f)
        {
            pdf_3 = _S184 * _S184 / (_S185.value0_2 * shape_6.area_1);
        }
        else
        {
            pdf_3 = 0.0f;
        }
    }
    var _S186 : Tuple_12;
    _S186.value0_14 = pdf_3;
    return _S186;
}

fn s_apply_arriving_pdf_0( arriving_1 : Arriving_0,  _S187 : vec3<f32>,  _S188 : vec3<f32>) -> Tuple_8
{
    var pdf_4 : f32;
    if((arriving_1.portal_share_0) > 0.0f)
    {
        var _S189 : Tuple_9 = s_apply_view_of_0(arriving_1.portal_0, _S187);
        pdf_4 = arriving_1.pdf_1 + s_apply_view_pdf_0(arriving_1.portal_0, _S189.value0_11, _S188, _S189.value0_11.height_1 / s_apply_dot_0(_S188, arriving_1.portal_0.normal_1).value0_5).value0_14 * arriving_1.portal_share_0;
    }
    else
    {
        pdf_4 = arriving_1.pdf_1;
    }
    var _S190 : Tuple_8;
    _S190.value0_10 = pdf_4;
    return _S190;
}

fn s_apply_escaped_light_0( escaped_0 : Arriving_0,  _S191 : vec3<f32>,  _S192 : vec3<f32>) -> Tuple_7
{
    var _S193 : Tuple_8 = s_apply_arriving_pdf_0(escaped_0, _S191, _S192);
    var _S194 : Tuple_7;
    _S194.value0_9.radiance_6 = escaped_0.radiance_3;
    _S194.value0_9.pdf_2 = _S193.value0_10;
    return _S194;
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

fn s_apply_sqr_0( _S195 : f32) -> Tuple_15
{
    var _S196 : Tuple_15;
    _S196.value0_17 = _S195 * _S195;
    return _S196;
}

fn s_apply_power_heuristic_0( _S197 : f32,  _S198 : f32) -> Tuple_14
{
    var weight_3 : f32;
    if(_S197 > _S198)
    {
        weight_3 = 1.0f / (1.0f + s_apply_sqr_0(_S198 / _S197).value0_17);
    }
    else
    {
        var _S199 : Tuple_15 = s_apply_sqr_0(_S197 / _S198);
        weight_3 = _S199.value0_17 / (_S199.value0_17 + 1.0f);
    }
    var _S200 : Tuple_14;
    _S200.value0_16 = weight_3;
    return _S200;
}

fn s_apply_weighted_emission_0( _S201 : FoundLight_0,  _S202 : f32,  delta_0 : bool) -> Tuple_13
{
    var light_4 : vec3<f32>;
    if(!delta_0)
    {
        light_4 = _S201.radiance_6 * vec3<f32>(s_apply_power_heuristic_0(_S202, _S201.pdf_2).value0_16);
    }
    else
    {
        light_4 = _S201.radiance_6;
    }
    var _S203 : Tuple_13;
    _S203.value0_15 = light_4;
    return _S203;
}

fn s_apply_escape_of_0( escaped_1 : Arriving_0,  _S204 : vec3<f32>,  _S205 : vec3<f32>,  _S206 : f32,  delta_1 : bool) -> Tuple_6
{
    var _S207 : Tuple_6;
    _S207.value0_8 = s_apply_weighted_emission_0(s_apply_escaped_light_0(escaped_1, _S204, _S205).value0_9, _S206, delta_1).value0_15;
    return _S207;
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

fn s_bwdProp_sqr_0( _S208 : s_bwdCallableCtx_sqr_0,  _S209 : ptr<function, f32>,  _S210 : f32)
{
    var _S211 : f32 = _S208.value0_27.value0_26 * _S210;
    (*_S209) = _S211 + _S211;
    return;
}

fn s_bwdProp_power_heuristic_0( _S212 : s_bwdCallableCtx_power_heuristic_0,  _S213 : ptr<function, f32>,  _S214 : ptr<function, f32>,  _S215 : f32)
{
    var _S216 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S217 : bool = (_S212.value0_25.value0_24) > (_S212.value0_25.value1_4);
    var _S218 : f32;
    var _S219 : f32;
    var _S220 : f32;
    var _S221 : f32;
    var _S222 : f32;
    var _S223 : f32;
    var _S224 : s_bwdCallableCtx_sqr_0;
    var _S225 : s_bwdCallableCtx_sqr_0;
    if(_S217)
    {
        var _S226 : f32 = _S212.value0_25.value1_4 / _S212.value0_25.value0_24;
        var _S227 : f32 = _S212.value0_25.value0_24 * _S212.value0_25.value0_24;
        var _S228 : Tuple_15 = s_apply_sqr_0(_S226);
        var _S229 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S229.value0_26 = _S226;
        var _S230 : f32 = 1.0f + _S228.value0_17;
        _S218 = _S230 * _S230;
        _S224.value0_27 = _S229;
        _S219 = _S227;
        _S220 = 0.0f;
        _S221 = 0.0f;
        _S222 = 0.0f;
        _S225.value0_27 = _S216;
        _S223 = 0.0f;
    }
    else
    {
        var _S231 : f32 = _S212.value0_25.value0_24 / _S212.value0_25.value1_4;
        var _S232 : f32 = _S212.value0_25.value1_4 * _S212.value0_25.value1_4;
        var _S233 : Tuple_15 = s_apply_sqr_0(_S231);
        var _S234 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S234.value0_26 = _S231;
        var _S235 : f32 = _S233.value0_17 + 1.0f;
        var _S236 : f32 = _S235 * _S235;
        _S218 = 0.0f;
        _S224.value0_27 = _S216;
        _S219 = 0.0f;
        _S220 = _S236;
        _S221 = _S233.value0_17;
        _S222 = _S235;
        _S225.value0_27 = _S234;
        _S223 = _S232;
    }
    if(_S217)
    {
        var _S237 : f32 = - (_S215 / _S218);
        var _S238 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S224, &(_S238), _S237);
        var _S239 : f32 = _S238 / _S219;
        var _S240 : f32 = _S212.value0_25.value0_24 * _S239;
        _S218 = _S212.value0_25.value1_4 * - _S239;
        _S219 = _S240;
    }
    else
    {
        var _S241 : f32 = _S215 / _S220;
        var _S242 : f32 = _S222 * _S241 + _S221 * - _S241;
        var _S243 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S225, &(_S243), _S242);
        var _S244 : f32 = _S243 / _S223;
        var _S245 : f32 = _S212.value0_25.value0_24 * - _S244;
        _S218 = _S212.value0_25.value1_4 * _S244;
        _S219 = _S245;
    }
    (*_S213) = _S218;
    (*_S214) = _S219;
    return;
}

fn FoundLight_x24_syn_dadd_0( SLANG_anonymous_0_0 : FoundLight_0,  SLANG_anonymous_1_0 : FoundLight_0) -> FoundLight_0
{
    var result_6 : FoundLight_0;
    result_6.radiance_6 = SLANG_anonymous_0_0.radiance_6 + SLANG_anonymous_1_0.radiance_6;
    result_6.pdf_2 = SLANG_anonymous_0_0.pdf_2 + SLANG_anonymous_1_0.pdf_2;
    return result_6;
}

fn s_bwdProp_weighted_emission_0( _S246 : s_bwdCallableCtx_weighted_emission_0,  _S247 : ptr<function, FoundLight_0>,  _S248 : ptr<function, f32>,  _S249 : vec3<f32>)
{
    var _S250 : vec3<f32> = vec3<f32>(0.0f);
    var _S251 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S252 : bool = !_S246.value0_23.value2_3;
    var _S253 : vec3<f32>;
    var _S254 : s_bwdCallableCtx_power_heuristic_0;
    if(_S252)
    {
        var _S255 : vec3<f32> = vec3<f32>(s_apply_power_heuristic_0(_S246.value0_23.value1_3, _S246.value0_23.value0_22.pdf_2).value0_16);
        var _S256 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
        _S256.value0_24 = _S246.value0_23.value1_3;
        _S256.value1_4 = _S246.value0_23.value0_22.pdf_2;
        _S253 = _S255;
        _S254.value0_25 = _S256;
    }
    else
    {
        _S253 = _S250;
        _S254.value0_25 = _S251;
    }
    var _S257 : FoundLight_0 = FoundLight_x24_syn_dzero_0();
    var _S258 : FoundLight_0;
    var _S259 : f32;
    if(_S252)
    {
        var _S260 : vec3<f32> = _S246.value0_23.value0_22.radiance_6 * _S249;
        var _S261 : vec3<f32> = _S253 * _S249;
        var _S262 : f32 = _S260[i32(0)] + _S260[i32(1)] + _S260[i32(2)];
        var _S263 : f32 = 0.0f;
        var _S264 : f32 = 0.0f;
        s_bwdProp_power_heuristic_0(_S254, &(_S263), &(_S264), _S262);
        var _S265 : FoundLight_0 = _S257;
        _S265.pdf_2 = _S264;
        var _S266 : FoundLight_0 = FoundLight_x24_syn_dadd_0(_S257, _S265);
        _S253 = _S261;
        _S258 = _S266;
        _S259 = _S263;
    }
    else
    {
        _S253 = _S249;
        _S258 = _S257;
        _S259 = 0.0f;
    }
    var _S267 : FoundLight_0 = _S257;
    _S267.radiance_6 = _S253;
    (*_S247) = FoundLight_x24_syn_dadd_0(_S258, _S267);
    (*_S248) = _S259;
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
    var _S268 : vec3<f32> = vec3<f32>(0.0f);
    result_7.to_corner_2 = _S268;
    result_7.height_5 = 0.0f;
    result_7.a_24 = _S268;
    result_7.b_20 = _S268;
    result_7.c_3 = _S268;
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

fn s_bwdProp_view_pdf_0( _S269 : s_bwdCallableCtx_view_pdf_0,  _S270 : ptr<function, TriangleView_Differential_0>,  _S271 : ptr<function, vec3<f32>>,  _S272 : ptr<function, f32>,  _S273 : f32)
{
    var _S274 : vec3<f32> = vec3<f32>(0.0f);
    var _S275 : f32;
    var _S276 : f32;
    var _S277 : f32;
    var _S278 : f32;
    var _S279 : f32;
    var _S280 : bool;
    var _S281 : s_bwdCallableCtx_abs_0;
    var _S282 : s_bwdCallableCtx_dot_0;
    if(_S269.value0_32.value1_7.spherical_0)
    {
        var _S283 : f32 = _S269.value0_32.value1_7.solid_angle_0;
        _S275 = _S283 * _S283;
        _S280 = false;
        _S276 = 0.0f;
        _S277 = 0.0f;
        _S278 = 0.0f;
        _S279 = 0.0f;
        _S281._S18 = 0.0f;
        _S282._S39 = _S274;
        _S282._S40 = _S274;
    }
    else
    {
        var _S284 : Tuple_5 = s_apply_dot_0(_S269.value0_32.value2_5, _S269.value0_32.value0_31.normal_1);
        var _S285 : s_bwdCallableCtx_dot_0;
        _S285._S39 = _S269.value0_32.value2_5;
        _S285._S40 = _S269.value0_32.value0_31.normal_1;
        var _S286 : s_bwdCallableCtx_dot_0 = _S285;
        var _S287 : Tuple_2 = s_apply_abs_0(_S284.value0_5);
        var _S288 : s_bwdCallableCtx_abs_0;
        _S288._S18 = _S284.value0_5;
        var _S289 : s_bwdCallableCtx_abs_0 = _S288;
        var _S290 : bool = (_S287.value0_2) > 0.0f;
        if(_S290)
        {
            var _S291 : f32 = _S269.value0_32.value3_2;
            var _S292 : f32 = _S291 * _S291;
            var _S293 : f32 = _S287.value0_2 * _S269.value0_32.value0_31.area_1;
            _S275 = _S293 * _S293;
            _S276 = _S292;
            _S277 = _S293;
            _S278 = _S269.value0_32.value0_31.area_1;
        }
        else
        {
            _S275 = 0.0f;
            _S276 = 0.0f;
            _S277 = 0.0f;
            _S278 = 0.0f;
        }
        var _S294 : f32 = _S275;
        var _S295 : f32 = _S276;
        var _S296 : f32 = _S277;
        var _S297 : f32 = _S278;
        _S275 = 0.0f;
        _S280 = _S290;
        _S276 = _S294;
        _S277 = _S295;
        _S278 = _S296;
        _S279 = _S297;
        _S281 = _S289;
        _S282 = _S286;
    }
    var _S298 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S299 : TriangleView_Differential_0;
    var _S300 : vec3<f32>;
    if(_S269.value0_32.value1_7.spherical_0)
    {
        var _S301 : f32 = - (_S273 / _S275);
        var _S302 : TriangleView_Differential_0 = _S298;
        _S302.solid_angle_3 = _S301;
        _S299 = TriangleView_x24_syn_dadd_0(_S298, _S302);
        _S300 = _S274;
        _S275 = 0.0f;
    }
    else
    {
        if(_S280)
        {
            var _S303 : f32 = _S273 / _S276;
            var _S304 : f32 = _S269.value0_32.value3_2 * (_S278 * _S303);
            var _S305 : f32 = _S304 + _S304;
            _S275 = _S279 * (_S277 * - _S303);
            _S276 = _S305;
        }
        else
        {
            _S275 = 0.0f;
            _S276 = 0.0f;
        }
        var _S306 : f32 = 0.0f;
        s_bwdProp_abs_0(_S281, &(_S306), _S275);
        var _S307 : vec3<f32> = _S274;
        var _S308 : vec3<f32> = _S274;
        s_bwdProp_dot_0(_S282, &(_S307), &(_S308), _S306);
        _S299 = _S298;
        _S300 = _S307;
        _S275 = _S276;
    }
    (*_S270) = _S299;
    (*_S271) = _S300;
    (*_S272) = _S275;
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

fn s_bwdProp_angle_of_0( _S309 : s_bwdCallableCtx_angle_of_0,  _S310 : ptr<function, f32>,  _S311 : ptr<function, f32>,  _S312 : f32)
{
    var _S313 : f32 = _S309.value0_36.value1_8;
    var _S314 : f32 = _S309.value0_36.value0_35;
    var scale_7 : f32 = 1.0f / (_S313 * _S313 + _S314 * _S314);
    var _S315 : f32 = _S309.value0_36.value0_35 * - scale_7 * _S312;
    (*_S310) = _S309.value0_36.value1_8 * scale_7 * _S312;
    (*_S311) = _S315;
    return;
}

fn s_bwdProp_unit_vector_0( _S316 : s_bwdCallableCtx_unit_vector_0,  _S317 : ptr<function, vec3<f32>>,  _S318 : vec3<f32>)
{
    var _S319 : vec3<f32> = _S316.value0_37.value0_34;
    var _S320 : Tuple_5 = s_apply_dot_0(_S319, _S319);
    var _S321 : s_bwdCallableCtx_dot_0;
    _S321._S39 = _S316.value0_37.value0_34;
    _S321._S40 = _S316.value0_37.value0_34;
    var _S322 : Tuple_4 = s_apply_sqrt_0(_S320.value0_5);
    var _S323 : s_bwdCallableCtx_sqrt_0;
    _S323._S35 = _S320.value0_5;
    var _S324 : vec3<f32> = _S316.value0_37.value0_34 * _S318;
    var _S325 : vec3<f32> = vec3<f32>((1.0f / _S322.value0_4)) * _S318;
    var _S326 : f32 = - ((_S324[i32(0)] + _S324[i32(1)] + _S324[i32(2)]) / (_S322.value0_4 * _S322.value0_4));
    var _S327 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S323, &(_S327), _S326);
    var _S328 : vec3<f32> = vec3<f32>(0.0f);
    var _S329 : vec3<f32> = _S328;
    var _S330 : vec3<f32> = _S328;
    s_bwdProp_dot_0(_S321, &(_S329), &(_S330), _S327);
    (*_S317) = _S325 + _S329 + _S330;
    return;
}

fn s_bwdProp_view_of_0( _S331 : s_bwdCallableCtx_view_of_0,  _S332 : ptr<function, vec3<f32>>,  _S333 : TriangleView_Differential_0)
{
    var _S334 : vec3<f32> = vec3<f32>(0.0f);
    var _S335 : s_paramCtx_s_bwdCallableCtx_unit_vector_0 = s_paramCtx_s_bwdCallableCtx_unit_vector_0( _S334 );
    var _S336 : s_paramCtx_s_bwdCallableCtx_angle_of_0 = s_paramCtx_s_bwdCallableCtx_angle_of_0( 0.0f, 0.0f );
    var _S337 : vec3<f32> = vec3<f32>(-1.0f);
    var _S338 : vec3<f32> = _S331.value0_33.value0_30.corner_1 + _S331.value0_33.value1_6 * _S337;
    var _S339 : s_bwdCallableCtx_dot_0;
    _S339._S39 = _S338;
    _S339._S40 = _S331.value0_33.value0_30.normal_1;
    var _S340 : s_bwdCallableCtx_dot_0 = _S339;
    var centre_2 : vec3<f32> = _S338 * vec3<f32>(3.0f) + (_S331.value0_33.value0_30.e1_1 + _S331.value0_33.value0_30.e2_1);
    var _S341 : bool;
    if(((FEATURES_0 & (u32(1024)))) != u32(0))
    {
        _S341 = (s_apply_dot_0(centre_2, centre_2).value0_5 * 0.0555555559694767f) < (_S331.value0_33.value0_30.area_1);
    }
    else
    {
        _S341 = false;
    }
    var _S342 : bool;
    var _S343 : bool;
    var volume_3 : f32;
    var _S344 : s_bwdCallableCtx_angle_of_0;
    var _S345 : s_bwdCallableCtx_dot_0;
    var _S346 : s_bwdCallableCtx_dot_0;
    var _S347 : s_bwdCallableCtx_dot_0;
    var _S348 : s_bwdCallableCtx_dot_0;
    var _S349 : s_bwdCallableCtx_cross_0;
    var _S350 : s_bwdCallableCtx_unit_vector_0;
    var _S351 : s_bwdCallableCtx_unit_vector_0;
    var _S352 : s_bwdCallableCtx_unit_vector_0;
    if(_S341)
    {
        var _S353 : Tuple_10 = s_apply_unit_vector_0(_S338);
        var _S354 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
        _S354.value0_34 = _S338;
        var _S355 : s_paramCtx_s_bwdCallableCtx_unit_vector_0 = _S354;
        var _S356 : vec3<f32> = _S338 + _S331.value0_33.value0_30.e1_1;
        var _S357 : Tuple_10 = s_apply_unit_vector_0(_S356);
        var _S358 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
        _S358.value0_34 = _S356;
        var _S359 : s_paramCtx_s_bwdCallableCtx_unit_vector_0 = _S358;
        var _S360 : vec3<f32> = _S338 + _S331.value0_33.value0_30.e2_1;
        var _S361 : Tuple_10 = s_apply_unit_vector_0(_S360);
        var _S362 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
        _S362.value0_34 = _S360;
        var _S363 : s_paramCtx_s_bwdCallableCtx_unit_vector_0 = _S362;
        var _S364 : vec3<f32> = _S353.value0_12 * _S337;
        var _S365 : vec3<f32> = _S357.value0_12 + _S364;
        var _S366 : vec3<f32> = _S361.value0_12 + _S364;
        var _S367 : Tuple_3 = s_apply_cross_0(_S365, _S366);
        var _S368 : s_bwdCallableCtx_cross_0;
        _S368._S22 = _S365;
        _S368._S23 = _S366;
        var _S369 : s_bwdCallableCtx_cross_0 = _S368;
        var _S370 : Tuple_5 = s_apply_dot_0(_S353.value0_12, _S367.value0_3);
        var _S371 : s_bwdCallableCtx_dot_0;
        _S371._S39 = _S353.value0_12;
        _S371._S40 = _S367.value0_3;
        var _S372 : s_bwdCallableCtx_dot_0 = _S371;
        var _S373 : bool = (_S370.value0_5) < 0.0f;
        if(_S373)
        {
            volume_3 = - _S370.value0_5;
        }
        else
        {
            volume_3 = _S370.value0_5;
        }
        var _S374 : Tuple_5 = s_apply_dot_0(_S353.value0_12, _S357.value0_12);
        var _S375 : s_bwdCallableCtx_dot_0;
        _S375._S39 = _S353.value0_12;
        _S375._S40 = _S357.value0_12;
        var _S376 : s_bwdCallableCtx_dot_0 = _S375;
        var _S377 : f32 = 1.0f + _S374.value0_5;
        var _S378 : Tuple_5 = s_apply_dot_0(_S357.value0_12, _S361.value0_12);
        var _S379 : s_bwdCallableCtx_dot_0;
        _S379._S39 = _S357.value0_12;
        _S379._S40 = _S361.value0_12;
        var _S380 : s_bwdCallableCtx_dot_0 = _S379;
        var _S381 : f32 = _S377 + _S378.value0_5;
        var _S382 : Tuple_5 = s_apply_dot_0(_S361.value0_12, _S353.value0_12);
        var _S383 : s_bwdCallableCtx_dot_0;
        _S383._S39 = _S361.value0_12;
        _S383._S40 = _S353.value0_12;
        var _S384 : s_bwdCallableCtx_dot_0 = _S383;
        var _S385 : f32 = _S381 + _S382.value0_5;
        var _S386 : Tuple_11 = s_apply_angle_of_0(volume_3, _S385);
        var _S387 : s_paramCtx_s_bwdCallableCtx_angle_of_0;
        _S387.value0_35 = volume_3;
        _S387.value1_8 = _S385;
        var _S388 : s_paramCtx_s_bwdCallableCtx_angle_of_0 = _S387;
        var _S389 : bool = (_S386.value0_13 * 2.0f) > 0.00009999999747379f;
        _S342 = _S389;
        _S344.value0_36 = _S388;
        _S345 = _S384;
        _S346 = _S380;
        _S347 = _S376;
        _S343 = _S373;
        _S348 = _S372;
        _S349 = _S369;
        _S350.value0_37 = _S363;
        _S351.value0_37 = _S359;
        _S352.value0_37 = _S355;
    }
    else
    {
        _S342 = false;
        _S344.value0_36 = _S336;
        _S345._S39 = _S334;
        _S345._S40 = _S334;
        _S346._S39 = _S334;
        _S346._S40 = _S334;
        _S347._S39 = _S334;
        _S347._S40 = _S334;
        _S343 = false;
        _S348._S39 = _S334;
        _S348._S40 = _S334;
        _S349._S22 = _S334;
        _S349._S23 = _S334;
        _S350.value0_37 = _S335;
        _S351.value0_37 = _S335;
        _S352.value0_37 = _S335;
    }
    var _S390 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S391 : vec3<f32>;
    var _S392 : TriangleView_Differential_0;
    if(_S341)
    {
        var _S393 : f32;
        var _S394 : vec3<f32>;
        var _S395 : vec3<f32>;
        var _S396 : vec3<f32>;
        if(_S342)
        {
            volume_3 = _S333.solid_angle_3;
            _S391 = _S333.b_20;
            _S394 = _S333.c_3;
            _S395 = _S333.a_24;
            _S396 = _S333.to_corner_2;
            _S392 = _S390;
            _S393 = _S333.height_5;
        }
        else
        {
            var _S397 : TriangleView_Differential_0 = TriangleView_x24_syn_dadd_0(_S333, _S390);
            volume_3 = 0.0f;
            _S391 = _S334;
            _S394 = _S334;
            _S395 = _S334;
            _S396 = _S334;
            _S392 = _S397;
            _S393 = 0.0f;
        }
        var _S398 : f32 = 2.0f * volume_3;
        var _S399 : f32 = 0.0f;
        var _S400 : f32 = 0.0f;
        s_bwdProp_angle_of_0(_S344, &(_S399), &(_S400), _S398);
        var _S401 : f32 = _S399;
        var _S402 : vec3<f32> = _S334;
        var _S403 : vec3<f32> = _S334;
        s_bwdProp_dot_0(_S345, &(_S402), &(_S403), _S400);
        var _S404 : vec3<f32> = _S334;
        var _S405 : vec3<f32> = _S334;
        s_bwdProp_dot_0(_S346, &(_S404), &(_S405), _S400);
        var _S406 : vec3<f32> = _S334;
        var _S407 : vec3<f32> = _S334;
        s_bwdProp_dot_0(_S347, &(_S406), &(_S407), _S400);
        var _S408 : vec3<f32> = _S404 + _S407;
        var _S409 : vec3<f32> = _S403 + _S406 + _S395;
        var _S410 : vec3<f32> = _S402 + _S405;
        if(_S343)
        {
            var _S411 : vec3<f32> = _S394 + _S408;
            var _S412 : vec3<f32> = _S391 + _S410;
            volume_3 = - _S401;
            _S391 = _S412;
            _S394 = _S411;
        }
        else
        {
            var _S413 : vec3<f32> = _S391 + _S408;
            var _S414 : vec3<f32> = _S394 + _S410;
            volume_3 = _S401;
            _S391 = _S414;
            _S394 = _S413;
        }
        var _S415 : vec3<f32> = _S334;
        var _S416 : vec3<f32> = _S334;
        s_bwdProp_dot_0(_S348, &(_S415), &(_S416), volume_3);
        var _S417 : vec3<f32> = _S334;
        var _S418 : vec3<f32> = _S334;
        s_bwdProp_cross_0(_S349, &(_S417), &(_S418), _S416);
        var _S419 : vec3<f32> = vec3<f32>(-1.0f) * (_S418 + _S417);
        var _S420 : vec3<f32> = _S418 + _S391;
        var _S421 : vec3<f32> = _S334;
        s_bwdProp_unit_vector_0(_S350, &(_S421), _S420);
        var _S422 : vec3<f32> = _S417 + _S394;
        var _S423 : vec3<f32> = _S334;
        s_bwdProp_unit_vector_0(_S351, &(_S423), _S422);
        var _S424 : vec3<f32> = _S415 + _S419 + _S409;
        var _S425 : vec3<f32> = _S334;
        s_bwdProp_unit_vector_0(_S352, &(_S425), _S424);
        var _S426 : vec3<f32> = _S421 + _S423 + _S425 + _S396;
        volume_3 = _S393;
        _S391 = _S426;
    }
    else
    {
        _S392 = TriangleView_x24_syn_dadd_0(_S333, _S390);
        volume_3 = 0.0f;
        _S391 = _S334;
    }
    var _S427 : f32 = _S392.height_5 + volume_3;
    var _S428 : vec3<f32> = _S334;
    var _S429 : vec3<f32> = _S334;
    s_bwdProp_dot_0(_S340, &(_S428), &(_S429), _S427);
    (*_S332) = vec3<f32>(-1.0f) * (_S392.to_corner_2 + _S428 + _S391);
    return;
}

fn s_bwdProp_arriving_pdf_0( _S430 : s_bwdCallableCtx_arriving_pdf_0,  _S431 : ptr<function, vec3<f32>>,  _S432 : ptr<function, vec3<f32>>,  _S433 : f32)
{
    var _S434 : vec3<f32> = vec3<f32>(0.0f);
    var _S435 : LightShape_0 = LightShape_0( _S434, _S434, _S434, _S434, 0.0f );
    var _S436 : s_paramCtx_s_bwdCallableCtx_view_of_0 = s_paramCtx_s_bwdCallableCtx_view_of_0( _S435, _S434 );
    var _S437 : TriangleView_0 = TriangleView_0( _S434, 0.0f, _S434, _S434, _S434, 0.0f, false );
    var _S438 : s_paramCtx_s_bwdCallableCtx_view_pdf_0 = s_paramCtx_s_bwdCallableCtx_view_pdf_0( _S435, _S437, _S434, 0.0f );
    var _S439 : bool = (_S430.value0_29.value0_28.portal_share_0) > 0.0f;
    var _S440 : s_bwdCallableCtx_view_pdf_0;
    var _S441 : f32;
    var _S442 : f32;
    var _S443 : f32;
    var _S444 : s_bwdCallableCtx_dot_0;
    var _S445 : s_bwdCallableCtx_view_of_0;
    if(_S439)
    {
        var _S446 : Tuple_9 = s_apply_view_of_0(_S430.value0_29.value0_28.portal_0, _S430.value0_29.value1_5);
        var _S447 : s_paramCtx_s_bwdCallableCtx_view_of_0;
        _S447.value0_30 = _S430.value0_29.value0_28.portal_0;
        _S447.value1_6 = _S430.value0_29.value1_5;
        var _S448 : Tuple_5 = s_apply_dot_0(_S430.value0_29.value2_4, _S430.value0_29.value0_28.portal_0.normal_1);
        var _S449 : s_bwdCallableCtx_dot_0;
        _S449._S39 = _S430.value0_29.value2_4;
        _S449._S40 = _S430.value0_29.value0_28.portal_0.normal_1;
        var distance_4 : f32 = _S446.value0_11.height_1 / _S448.value0_5;
        var _S450 : f32 = _S448.value0_5 * _S448.value0_5;
        var _S451 : s_paramCtx_s_bwdCallableCtx_view_pdf_0;
        _S451.value0_31 = _S430.value0_29.value0_28.portal_0;
        _S451.value1_7 = _S446.value0_11;
        _S451.value2_5 = _S430.value0_29.value2_4;
        _S451.value3_2 = distance_4;
        _S440.value0_32 = _S451;
        _S441 = _S450;
        _S442 = _S446.value0_11.height_1;
        _S443 = _S448.value0_5;
        _S444 = _S449;
        _S445.value0_33 = _S447;
    }
    else
    {
        _S440.value0_32 = _S438;
        _S441 = 0.0f;
        _S442 = 0.0f;
        _S443 = 0.0f;
        _S444._S39 = _S434;
        _S444._S40 = _S434;
        _S445.value0_33 = _S436;
    }
    var _S452 : vec3<f32>;
    var _S453 : vec3<f32>;
    if(_S439)
    {
        var _S454 : f32 = _S430.value0_29.value0_28.portal_share_0 * _S433;
        var _S455 : TriangleView_Differential_0;
        _S455.to_corner_2 = _S434;
        _S455.height_5 = 0.0f;
        _S455.a_24 = _S434;
        _S455.b_20 = _S434;
        _S455.c_3 = _S434;
        _S455.solid_angle_3 = 0.0f;
        var _S456 : vec3<f32> = _S434;
        var _S457 : f32 = 0.0f;
        s_bwdProp_view_pdf_0(_S440, &(_S455), &(_S456), &(_S457), _S454);
        var _S458 : f32 = _S457 / _S441;
        var _S459 : f32 = _S442 * - _S458;
        var _S460 : f32 = _S443 * _S458;
        var _S461 : vec3<f32> = _S434;
        var _S462 : vec3<f32> = _S434;
        s_bwdProp_dot_0(_S444, &(_S461), &(_S462), _S459);
        var _S463 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
        _S463.height_5 = _S460;
        var _S464 : TriangleView_Differential_0 = TriangleView_x24_syn_dadd_0(_S455, _S463);
        var _S465 : vec3<f32> = _S434;
        s_bwdProp_view_of_0(_S445, &(_S465), _S464);
        var _S466 : vec3<f32> = _S456 + _S461;
        _S452 = _S465;
        _S453 = _S466;
    }
    else
    {
        _S452 = _S434;
        _S453 = _S434;
    }
    (*_S431) = _S452;
    (*_S432) = _S453;
    return;
}

fn s_bwdProp_escaped_light_0( _S467 : s_bwdCallableCtx_escaped_light_0,  _S468 : ptr<function, vec3<f32>>,  _S469 : ptr<function, vec3<f32>>,  _S470 : FoundLight_0)
{
    var _S471 : s_paramCtx_s_bwdCallableCtx_arriving_pdf_0;
    _S471.value0_28 = _S467.value0_21.value0_20;
    _S471.value1_5 = _S467.value0_21.value1_2;
    _S471.value2_4 = _S467.value0_21.value2_2;
    var _S472 : s_bwdCallableCtx_arriving_pdf_0 = s_bwdCallableCtx_arriving_pdf_0( _S471 );
    var _S473 : vec3<f32> = vec3<f32>(0.0f);
    var _S474 : vec3<f32> = _S473;
    var _S475 : vec3<f32> = _S473;
    s_bwdProp_arriving_pdf_0(_S472, &(_S474), &(_S475), _S470.pdf_2);
    (*_S468) = _S474;
    (*_S469) = _S475;
    return;
}

fn s_bwdProp_escape_of_0( _S476 : s_bwdCallableCtx_escape_of_0,  _S477 : ptr<function, vec3<f32>>,  _S478 : ptr<function, vec3<f32>>,  _S479 : ptr<function, f32>,  _S480 : vec3<f32>)
{
    var _S481 : Tuple_7 = s_apply_escaped_light_0(_S476.value0_19.value0_18, _S476.value0_19.value1_1, _S476.value0_19.value2_1);
    var _S482 : s_paramCtx_s_bwdCallableCtx_escaped_light_0;
    _S482.value0_20 = _S476.value0_19.value0_18;
    _S482.value1_2 = _S476.value0_19.value1_1;
    _S482.value2_2 = _S476.value0_19.value2_1;
    var _S483 : s_bwdCallableCtx_escaped_light_0 = s_bwdCallableCtx_escaped_light_0( _S482 );
    var _S484 : s_paramCtx_s_bwdCallableCtx_weighted_emission_0;
    _S484.value0_22 = _S481.value0_9;
    _S484.value1_3 = _S476.value0_19.value3_1;
    _S484.value2_3 = _S476.value0_19.value4_1;
    var _S485 : s_bwdCallableCtx_weighted_emission_0 = s_bwdCallableCtx_weighted_emission_0( _S484 );
    var _S486 : vec3<f32> = vec3<f32>(0.0f);
    var _S487 : FoundLight_0;
    _S487.radiance_6 = _S486;
    _S487.pdf_2 = 0.0f;
    var _S488 : f32 = 0.0f;
    s_bwdProp_weighted_emission_0(_S485, &(_S487), &(_S488), _S480);
    var _S489 : vec3<f32> = _S486;
    var _S490 : vec3<f32> = _S486;
    s_bwdProp_escaped_light_0(_S483, &(_S489), &(_S490), _S487);
    (*_S477) = _S489;
    (*_S478) = _S490;
    (*_S479) = _S488;
    return;
}

fn s_bwdProp_escape_luminance_0( _S491 : s_bwdCallableCtx_escape_luminance_0,  _S492 : ptr<function, vec3<f32>>,  _S493 : ptr<function, vec3<f32>>,  _S494 : ptr<function, f32>,  _S495 : f32)
{
    var _S496 : Tuple_6 = s_apply_escape_of_0(_S491.value0_7.value0_6, _S491.value0_7.value3_0, _S491.value0_7.value4_0, _S491.value0_7.value5_0, _S491.value0_7.value2_0);
    var _S497 : s_paramCtx_s_bwdCallableCtx_escape_of_0;
    _S497.value0_18 = _S491.value0_7.value0_6;
    _S497.value1_1 = _S491.value0_7.value3_0;
    _S497.value2_1 = _S491.value0_7.value4_0;
    _S497.value3_1 = _S491.value0_7.value5_0;
    _S497.value4_1 = _S491.value0_7.value2_0;
    var _S498 : s_bwdCallableCtx_escape_of_0 = s_bwdCallableCtx_escape_of_0( _S497 );
    var _S499 : s_bwdCallableCtx_dot_0;
    _S499._S39 = _S496.value0_8;
    _S499._S40 = _S491.value0_7.value1_0;
    var _S500 : vec3<f32> = vec3<f32>(0.0f);
    var _S501 : vec3<f32> = _S500;
    var _S502 : vec3<f32> = _S500;
    s_bwdProp_dot_0(_S499, &(_S501), &(_S502), _S495);
    var _S503 : vec3<f32> = _S500;
    var _S504 : vec3<f32> = _S500;
    var _S505 : f32 = 0.0f;
    s_bwdProp_escape_of_0(_S498, &(_S503), &(_S504), &(_S505), _S501);
    (*_S492) = _S503;
    (*_S493) = _S504;
    (*_S494) = _S505;
    return;
}

fn _S506( _S507 : Arriving_0,  _S508 : vec3<f32>,  _S509 : bool,  _S510 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S511 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S512 : ptr<function, DiffPair_float_0>,  _S513 : f32)
{
    var _S514 : s_paramCtx_s_bwdCallableCtx_escape_luminance_0;
    _S514.value0_6 = _S507;
    _S514.value1_0 = _S508;
    _S514.value2_0 = _S509;
    _S514.value3_0 = (*_S510).primal_0;
    _S514.value4_0 = (*_S511).primal_0;
    _S514.value5_0 = (*_S512).primal_0;
    var _S515 : s_bwdCallableCtx_escape_luminance_0 = s_bwdCallableCtx_escape_luminance_0( _S514 );
    var _S516 : vec3<f32> = (*_S510).differential_0;
    var _S517 : vec3<f32> = (*_S511).differential_0;
    var _S518 : f32 = (*_S512).differential_0;
    s_bwdProp_escape_luminance_0(_S515, &(_S516), &(_S517), &(_S518), _S513);
    (*_S510).differential_0 = _S516;
    (*_S511).differential_0 = _S517;
    (*_S512).differential_0 = _S518;
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
     probability_1 : f32,
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
     probability_2 : f32,
     radiance_8 : Sloped3_0,
     textured_3 : bool,
     delta_2 : bool,
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
     delta_3 : bool,
     lit_0 : bool,
     scatters_0 : bool,
     importance_0 : vec3<f32>,
     later_0 : vec3<f32>,
     adjoint_origin_1 : vec3<f32>,
     adjoint_direction_1 : vec3<f32>,
     adjoint_pdf_1 : f32,
};

fn map_point_0( _S519 : u32,  _S520 : vec3<f32>) -> vec3<f32>
{
    var q_2 : vec4<f32> = vec4<f32>(_S520, 1.0f);
    return vec3<f32>(dot(instances_0[_S519].to_world_1[i32(0)], q_2), dot(instances_0[_S519].to_world_1[i32(1)], q_2), dot(instances_0[_S519].to_world_1[i32(2)], q_2));
}

fn map_normal_0( _S521 : u32,  _S522 : vec3<f32>) -> vec3<f32>
{
    return instances_0[_S521].to_object_0[i32(0)].xyz * vec3<f32>(_S522.x) + instances_0[_S521].to_object_0[i32(1)].xyz * vec3<f32>(_S522.y) + instances_0[_S521].to_object_0[i32(2)].xyz * vec3<f32>(_S522.z);
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
    var _S523 : f32 = along1_1.x;
    var _S524 : f32 = along2_1.y;
    var _S525 : f32 = along2_1.x;
    var _S526 : f32 = along1_1.y;
    var det_0 : f32 = _S523 * _S524 - _S525 * _S526;
    var tangents_0 : Tangents_0;
    tangents_0.du_0 = e1_5;
    tangents_0.dv_0 = e2_5;
    if((abs(det_0)) >= 9.99999968265522539e-21f)
    {
        var _S527 : vec3<f32> = vec3<f32>((1.0f / det_0));
        tangents_0.du_0 = (e1_5 * vec3<f32>(_S524) - e2_5 * vec3<f32>(_S526)) * _S527;
        tangents_0.dv_0 = (e2_5 * vec3<f32>(_S523) - e1_5 * vec3<f32>(_S525)) * _S527;
    }
    return tangents_0;
}

fn largest_0( v_8 : vec3<f32>) -> f32
{
    return max(v_8.x, max(v_8.y, v_8.z));
}

fn load_triangle_0( hit_1 : Hit_0) -> Triangle_0
{
    var _S528 : u32 = hit_1.leaf_2 * u32(3);
    var row1_0 : vec4<f32> = leaves_0[_S528 + u32(1)];
    var row2_0 : vec4<f32> = leaves_0[_S528 + u32(2)];
    var bits_1 : u32 = (bitcast<u32>((row1_0.w)));
    var triangle_2 : Triangle_0;
    var _S529 : vec3<f32> = leaves_0[_S528].xyz;
    triangle_2.p0_0 = _S529;
    var _S530 : vec3<f32> = row1_0.xyz;
    triangle_2.e1_4 = _S530;
    var _S531 : vec3<f32> = row2_0.xyz;
    triangle_2.e2_4 = _S531;
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
    var _S532 : bool = (hit_1.instance_1) != u32(4294967295);
    triangle_2.placed_0 = _S532;
    var _S533 : vec3<f32> = vec3<f32>(0.0f);
    triangle_2.n0_0 = _S533;
    triangle_2.n1_0 = _S533;
    triangle_2.n2_0 = _S533;
    triangle_2.tangent_0 = _S533;
    var row_8 : u32 = hit_1.leaf_2 * run_0.path_0.shading_stride_0;
    if(triangle_2.smooth_0)
    {
        triangle_2.n0_0 = shading_0[row_8].xyz;
        triangle_2.n1_0 = shading_0[row_8 + u32(1)].xyz;
        triangle_2.n2_0 = shading_0[row_8 + u32(2)].xyz;
    }
    var _S534 : vec2<f32> = vec2<f32>(0.0f);
    triangle_2.uv0_1 = _S534;
    triangle_2.uv1_1 = _S534;
    triangle_2.uv2_1 = _S534;
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
    if(_S532)
    {
        var _S535 : vec3<f32> = map_point_0(hit_1.instance_1, _S529);
        triangle_2.e1_4 = map_point_0(hit_1.instance_1, _S529 + _S530) - _S535;
        triangle_2.e2_4 = map_point_0(hit_1.instance_1, _S529 + _S531) - _S535;
        triangle_2.p0_0 = _S535;
        triangle_2.n0_0 = map_normal_0(hit_1.instance_1, triangle_2.n0_0);
        triangle_2.n1_0 = map_normal_0(hit_1.instance_1, triangle_2.n1_0);
        triangle_2.n2_0 = map_normal_0(hit_1.instance_1, triangle_2.n2_0);
        var _S536 : vec3<f32> = abs(vec3<f32>(instances_0[hit_1.instance_1].to_world_1[i32(0)].w, instances_0[hit_1.instance_1].to_world_1[i32(1)].w, instances_0[hit_1.instance_1].to_world_1[i32(2)].w));
        flip_0 = flip_1 != ((instances_0[hit_1.instance_1].mirrored_0) != u32(0));
        shift_1 = _S536;
    }
    else
    {
        flip_0 = flip_1;
        shift_1 = _S533;
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
    var size_3 : f32 = largest_0(extent_0);
    if(_S532)
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
    var _S537 : u32 = atomicLoad(&(cells_0[tile_0.y * run_0.path_0.tiles_0.x + tile_0.x]));
    return _S537;
}

fn kinds_at_0( film_1 : vec2<f32>) -> u32
{
    var _S538 : u32 = tile_word_0(film_1);
    return (_S538 & (u32(7)));
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
    var _S539 : f32 = n_6.z;
    var sign_0 : f32;
    if(_S539 < 0.0f)
    {
        sign_0 = -1.0f;
    }
    else
    {
        sign_0 = 1.0f;
    }
    var a_26 : f32 = -1.0f / (sign_0 + _S539);
    var _S540 : f32 = n_6.x;
    var _S541 : f32 = n_6.y;
    var b_22 : f32 = _S540 * _S541 * a_26;
    var frame_2 : Frame_0;
    frame_2.s_8 = vec3<f32>(1.0f + sign_0 * _S540 * _S540 * a_26, sign_0 * b_22, - sign_0 * _S540);
    frame_2.t_9 = vec3<f32>(b_22, sign_0 + _S541 * _S541 * a_26, - _S541);
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
        var _S542 : vec3<f32> = s_9 * vec3<f32>((1.0f / sqrt(length_squared_0)));
        frame_3.s_8 = _S542;
        frame_3.t_9 = cross(n_7, _S542);
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
    var _S543 : vec3<f32> = vec3<f32>((1.0f / dot(normal_7, normal_7)));
    var from_p0_0 : vec3<f32> = origin_2 - triangle_3.p0_0;
    var in_plane_0 : vec3<f32> = from_p0_0 + direction_10 * vec3<f32>(- (dot(from_p0_0, normal_7) / dot(direction_10, normal_7)));
    var b1_1 : f32 = dot(in_plane_0, cross(triangle_3.e2_4, normal_7) * _S543);
    var b2_1 : f32 = dot(in_plane_0, cross(normal_7, triangle_3.e1_4) * _S543);
    var surface_0 : Surface_0;
    surface_0.b1_0 = b1_1;
    surface_0.b2_0 = b2_1;
    var _S544 : vec3<f32> = vec3<f32>(b1_1);
    var _S545 : vec3<f32> = vec3<f32>(b2_1);
    surface_0.position_2 = triangle_3.e1_4 * _S544 + triangle_3.e2_4 * _S545 + triangle_3.p0_0;
    surface_0.geometric_normal_0 = triangle_3.plane_normal_0;
    var n_8 : vec3<f32>;
    if(triangle_3.smooth_0)
    {
        var interpolated_0 : vec3<f32> = (triangle_3.n1_0 - triangle_3.n0_0) * _S544 + (triangle_3.n2_0 - triangle_3.n0_0) * _S545 + triangle_3.n0_0;
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
    var _S546 : Sloped3_0;
    _S546.v_0 = v_10;
    _S546.d1_0 = d1_3;
    _S546.d2_0 = d2_3;
    return _S546;
}

fn Emitted_x24init_0( radiance_9 : Sloped3_0,  textured_4 : bool,  two_sided_3 : bool,  shape_9 : LightShape_0,  probability_3 : f32) -> Emitted_0
{
    var _S547 : Emitted_0;
    _S547.radiance_7 = radiance_9;
    _S547.textured_2 = textured_4;
    _S547.two_sided_1 = two_sided_3;
    _S547.shape_7 = shape_9;
    _S547.probability_1 = probability_3;
    return _S547;
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
        var _S548 : f32 = tables_0[run_0.lights_0.tree_0 + (first_9 + u32(1)) * u32(3) + u32(2)].x;
        left_2 = tables_0[run_0.lights_0.tree_0 + first_9 * u32(3) + u32(2)].x;
        right_1 = _S548;
    }
    else
    {
        var _S549 : f32 = light_importance_0(first_9 + u32(1), point_9);
        left_2 = light_importance_0(first_9, point_9);
        right_1 = _S549;
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
    var probability_4 : f32 = 1.0f;
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
        var _S550 : f32;
        if(node_4 == first_10)
        {
            _S550 = share_4;
        }
        else
        {
            _S550 = 1.0f - share_4;
        }
        var probability_5 : f32 = probability_4 * _S550;
        node_4 = above_0;
        probability_4 = probability_5;
    }
    return probability_4;
}

fn load_table_2( first_11 : u32) -> Emission_0
{
    var rows_5 : array<vec4<f32>, i32(2)>;
    rows_5[i32(0)] = tables_0[first_11];
    rows_5[i32(1)] = tables_0[first_11 + u32(1)];
    var _S551 : Emission_0 = Emission_0( vec3<f32>(bitcast<f32>(bitcast<u32>(rows_5[u32(0)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_5[u32(0)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_5[u32(0)][u32(2)]))), bitcast<u32>(rows_5[u32(0)][u32(3)]), bitcast<u32>(rows_5[u32(1)][u32(0)]), bitcast<f32>(bitcast<u32>(rows_5[u32(1)][u32(1)])), bitcast<u32>(rows_5[u32(1)][u32(2)]), bitcast<u32>(rows_5[u32(1)][u32(3)]) );
    return _S551;
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

fn load_emitted_0( triangle_5 : Triangle_0,  surface_2 : Surface_0,  origin_3 : vec3<f32>,  delta_4 : bool) -> Emitted_0
{
    var _S552 : vec3<f32> = vec3<f32>(0.0f);
    var emitted_1 : Emitted_0 = Emitted_x24init_0(Sloped3_x24init_0(_S552, _S552, _S552), false, false, LightShape_x24init_0(_S552, _S552, _S552, _S552, 0.0f), 0.0f);
    if((triangle_5.emission_2) == u32(4294967295))
    {
        return emitted_1;
    }
    var index_3 : u32 = ((triangle_5.emission_2) & (u32(2147483647)));
    var _S553 : bool;
    var index_4 : u32;
    if((((triangle_5.emission_2) & (u32(2147483648)))) == u32(0))
    {
        var _S554 : LightTriangle_std430_0 = light_triangles_0[index_3];
        var _S555 : u32 = _S554.emission_0;
        if(!delta_4)
        {
            _S553 = !triangle_5.placed_0;
        }
        else
        {
            _S553 = false;
        }
        if(_S553)
        {
            if(((FEATURES_0 & (u32(1024)))) != u32(0))
            {
                var _S556 : LightShape_0 = shape_of_1(&(_S554));
                emitted_1.shape_7 = _S556;
                emitted_1.probability_1 = tree_share_0(origin_3) * probability_in_tree_0(_S554.node_0, origin_3);
            }
            else
            {
                emitted_1.probability_1 = load_emission_0(_S555).pdf_area_0;
            }
        }
        index_4 = _S555;
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
        _S553 = (emission_4.texture_0) != u32(4294967295);
    }
    else
    {
        _S553 = false;
    }
    if(_S553)
    {
        emitted_1.textured_2 = true;
        emitted_1.radiance_7 = times_4(emitted_1.radiance_7, texture_expression_0(emission_4.texture_0, texture_point_0(triangle_5, surface_2)));
    }
    return emitted_1;
}

fn SlopedFrame_x24init_0( s_10 : Sloped3_0,  t_10 : Sloped3_0,  n_10 : Sloped3_0) -> SlopedFrame_0
{
    var _S557 : SlopedFrame_0;
    _S557.s_7 = s_10;
    _S557.t_8 = t_10;
    _S557.n_4 = n_10;
    return _S557;
}

fn Shading_x24init_0( kind_2 : u32,  eta_1 : f32,  coat_1 : u32,  lobe_3 : f32,  a_27 : Sloped3_0,  b_23 : Sloped3_0,  widths_1 : vec4<f32>,  widths_d1_1 : vec4<f32>,  widths_d2_1 : vec4<f32>,  textured_5 : bool,  bent_1 : bool,  frame_4 : SlopedFrame_0) -> Shading_0
{
    var _S558 : Shading_0;
    _S558.kind_0 = kind_2;
    _S558.eta_0 = eta_1;
    _S558.coat_0 = coat_1;
    _S558.lobe_2 = lobe_3;
    _S558.a_25 = a_27;
    _S558.b_21 = b_23;
    _S558.widths_0 = widths_1;
    _S558.widths_d1_0 = widths_d1_1;
    _S558.widths_d2_0 = widths_d2_1;
    _S558.textured_1 = textured_5;
    _S558.bent_0 = bent_1;
    _S558.frame_0 = frame_4;
    return _S558;
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
    const _S559 : vec2<u32> = vec2<u32>(u32(4294967295), u32(4294967295));
    material_1.alpha_textures_0 = _S559;
    material_1.coat_alpha_textures_0 = _S559;
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
    var _S560 : Patch_0;
    _S560.normal_8 = normal_9;
    _S560.dpdu_0 = dpdu_1;
    _S560.tangent_u_0 = tangent_u_1;
    _S560.tangent_v_0 = tangent_v_1;
    _S560.dndu_0 = dndu_1;
    _S560.dndv_0 = dndv_1;
    return _S560;
}

fn unit_of_0( a_29 : Sloped3_0) -> Sloped3_0
{
    var _S561 : vec3<f32> = a_29.v_0;
    var _S562 : vec3<f32> = vec3<f32>((1.0f / sqrt(dot(_S561, _S561))));
    var u_7 : vec3<f32> = a_29.v_0 * _S562;
    return sloped_1(u_7, (a_29.d1_0 + u_7 * vec3<f32>(- dot(u_7, a_29.d1_0))) * _S562, (a_29.d2_0 + u_7 * vec3<f32>(- dot(u_7, a_29.d2_0))) * _S562);
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
    var _S563 : Sloped3_0 = sloped_2(sides_0.du_0);
    patch_0.dpdu_0 = _S563;
    patch_0.tangent_u_0 = _S563;
    patch_0.tangent_v_0 = sloped_2(sides_0.dv_0);
    var _S564 : vec3<f32> = vec3<f32>(0.0f);
    patch_0.dndu_0 = _S564;
    patch_0.dndv_0 = _S564;
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
            var _S565 : vec3<f32> = unit_vector_0(triangle_6.n2_0) - n0_1;
            n1_2 = unit_vector_0(triangle_6.n1_0) - n0_1;
            n2_2 = _S565;
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
    var _S566 : bool;
    if(is_finite_0(v_11.x))
    {
        _S566 = is_finite_0(v_11.y);
    }
    else
    {
        _S566 = false;
    }
    if(_S566)
    {
        _S566 = is_finite_0(v_11.z);
    }
    else
    {
        _S566 = false;
    }
    return _S566;
}

fn product_1( a_32 : Sloped3_0,  b_27 : Sloped3_0) -> Sloped_0
{
    return sloped_0(dot(a_32.v_0, b_27.v_0), vec2<f32>(dot(a_32.d1_0, b_27.v_0) + dot(a_32.v_0, b_27.d1_0), dot(a_32.d2_0, b_27.v_0) + dot(a_32.v_0, b_27.d2_0)));
}

fn sloped_frame_0( n_12 : Sloped3_0,  tangent_2 : Sloped3_0) -> SlopedFrame_0
{
    var s_11 : Sloped3_0 = minus_0(tangent_2, times_3(n_12, product_1(n_12, tangent_2)));
    var _S567 : vec3<f32> = s_11.v_0;
    var _S568 : vec3<f32> = tangent_2.v_0;
    if((dot(_S567, _S567)) > (9.999999960041972e-13f * dot(_S568, _S568)))
    {
        var frame_7 : SlopedFrame_0;
        var _S569 : Sloped3_0 = unit_of_0(s_11);
        frame_7.s_7 = _S569;
        frame_7.t_8 = cross_product_0(n_12, _S569);
        frame_7.n_4 = n_12;
        return frame_7;
    }
    return sloped_frame_from_normal_0(n_12);
}

fn Patch_frame_0( this_6 : Patch_0,  bent_2 : Sloped3_0,  tangent_3 : Sloped3_0,  exists_0 : bool,  outwards_0 : vec3<f32>) -> SlopedFrame_0
{
    var _S570 : bool;
    if(exists_0)
    {
        _S570 = is_finite_1(bent_2.v_0);
    }
    else
    {
        _S570 = false;
    }
    if(_S570)
    {
        _S570 = is_finite_1(bent_2.d1_0);
    }
    else
    {
        _S570 = false;
    }
    if(_S570)
    {
        _S570 = is_finite_1(bent_2.d2_0);
    }
    else
    {
        _S570 = false;
    }
    var n_13 : Sloped3_0;
    var along_u_0 : Sloped3_0;
    if(_S570)
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
    var _S571 : vec3<f32> = local_0.v_0;
    var exists_1 : bool;
    if((dot(_S571, _S571)) > 0.0f)
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
    var _S572 : vec3<f32> = across_1.v_0;
    return Patch_frame_0(this_8, unit_of_0(across_1), displaced_u_0, (dot(_S572, _S572)) > 0.0f, outwards_2);
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
    var _S573 : vec4<f32> = vec4<f32>(0.0f);
    shading_2.widths_d1_0 = _S573;
    shading_2.widths_d2_0 = _S573;
    shading_2.textured_1 = false;
    shading_2.bent_0 = false;
    var _S574 : vec3<f32> = vec3<f32>(0.0f);
    var _S575 : Sloped3_0 = Sloped3_x24init_0(_S574, _S574, _S574);
    shading_2.frame_0 = SlopedFrame_x24init_0(_S575, _S575, _S575);
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
        var _S576 : TexturePoint_0 = texture_point_0(triangle_7, surface_4);
        var _S577 : Patch_0 = Patch_x24init_0(_S575, _S575, _S575, _S575, _S574, _S574);
        var _S578 : Sloped_0 = sloped_3(0.0f);
        material_3 = material_2;
        var patch_1 : Patch_0 = _S577;
        var here_1 : Sloped_0 = _S578;
        var further_u_0 : Sloped_0 = _S578;
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
            var _S579 : bool;
            var _S580 : bool;
            var same_0 : bool;
            var _S581 : bool;
            var patch_2 : Patch_0;
            var texture_2 : u32;
            if(mixtures_0)
            {
                shading_2.a_25 = sloped_2(material_3.a_28);
                shading_2.b_21 = sloped_2(material_3.b_24);
                shading_2.widths_0 = vec4<f32>(material_3.alpha_1, material_3.coat_alpha_0);
                if(((FEATURES_0 & (u32(1)))) != u32(0))
                {
                    _S579 = (((material_3.bits_2) & (u32(512)))) != u32(0);
                }
                else
                {
                    _S579 = false;
                }
                shading_2.textured_1 = _S579;
                if(((FEATURES_0 & (u32(32)))) != u32(0))
                {
                    _S580 = (((material_3.bits_2) & (u32(3072)))) != u32(0);
                }
                else
                {
                    _S580 = false;
                }
                shading_2.bent_0 = _S580;
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
                    _S581 = shading_2.bent_0;
                }
                else
                {
                    _S581 = false;
                }
                if(_S581)
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
            var _S582 : bool = lookup_0 == u32(0);
            if(_S582)
            {
                _S579 = true;
            }
            else
            {
                _S579 = lookup_0 == u32(1);
            }
            var place_1 : TexturePoint_0;
            if(_S579)
            {
                texture_2 = material_3.a_texture_0;
                place_1 = _S576;
            }
            else
            {
                if(lookup_0 == u32(2))
                {
                    texture_2 = material_3.b_texture_0;
                    place_1 = _S576;
                }
                else
                {
                    if(lookup_0 == u32(3))
                    {
                        texture_2 = material_3.alpha_textures_0.x;
                        place_1 = _S576;
                    }
                    else
                    {
                        if(lookup_0 == u32(4))
                        {
                            texture_2 = material_3.alpha_textures_0.y;
                            place_1 = _S576;
                        }
                        else
                        {
                            if(lookup_0 == u32(5))
                            {
                                texture_2 = material_3.coat_alpha_textures_0.x;
                                place_1 = _S576;
                            }
                            else
                            {
                                if(lookup_0 == u32(6))
                                {
                                    texture_2 = material_3.coat_alpha_textures_0.y;
                                    place_1 = _S576;
                                }
                                else
                                {
                                    if(((FEATURES_0 & (u32(32)))) != u32(0))
                                    {
                                        var _S583 : Material_0 = material_3;
                                        if(lookup_0 != u32(7))
                                        {
                                            place_1 = Patch_further_0(patch_2, _S576, lookup_0 == u32(9));
                                        }
                                        else
                                        {
                                            place_1 = _S576;
                                        }
                                        texture_2 = _S583.relief_0;
                                    }
                                    else
                                    {
                                        texture_2 = u32(4294967295);
                                        place_1 = _S576;
                                    }
                                }
                            }
                        }
                    }
                }
            }
            if(lookup_0 == u32(4))
            {
                _S580 = texture_2 == (material_3.alpha_textures_0.x);
            }
            else
            {
                _S580 = false;
            }
            if(_S580)
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
            var _S584 : Sloped3_0 = sloped_2(_S574);
            if(((FEATURES_0 & (u32(33)))) != u32(0))
            {
                _S581 = texture_2 != u32(4294967295);
            }
            else
            {
                _S581 = false;
            }
            var _S585 : bool;
            if(_S581)
            {
                _S585 = !same_0;
            }
            else
            {
                _S585 = false;
            }
            var value_7 : Sloped3_0;
            if(_S585)
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
                value_7 = _S584;
            }
            var first_13 : Sloped_0 = channel_0(value_7, u32(0));
            var lookup_1 : u32;
            var _S586 : f32;
            if(_S582)
            {
                if(texture_2 != u32(4294967295))
                {
                    _S586 = first_13.v_2;
                }
                else
                {
                    _S586 = material_3.a_28.x;
                }
                var _S587 : f32 = min(_S586, 1.0f);
                var second_8 : bool = (shading_2.lobe_2) < _S587;
                if(second_8)
                {
                    shading_2.lobe_2 = shading_2.lobe_2 * (1.0f / _S587);
                }
                else
                {
                    shading_2.lobe_2 = (shading_2.lobe_2 - _S587) * (1.0f / (1.0f - _S587));
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
                var _S588 : bool;
                if(lookup_0 == u32(1))
                {
                    _S588 = texture_2 != u32(4294967295);
                }
                else
                {
                    _S588 = false;
                }
                var _S589 : bool;
                if(_S588)
                {
                    shading_2.a_25 = value_7;
                }
                else
                {
                    if(lookup_0 == u32(2))
                    {
                        _S589 = texture_2 != u32(4294967295);
                    }
                    else
                    {
                        _S589 = false;
                    }
                    if(_S589)
                    {
                        shading_2.b_21 = value_7;
                    }
                    else
                    {
                        var _S590 : bool;
                        if(lookup_0 >= u32(3))
                        {
                            _S590 = texture_2 != u32(4294967295);
                        }
                        else
                        {
                            _S590 = false;
                        }
                        if(_S590)
                        {
                            var i_12 : u32 = lookup_0 - u32(3);
                            if(same_0)
                            {
                                _S586 = shading_2.widths_0[i_12 - u32(1)];
                            }
                            else
                            {
                                _S586 = first_13.v_2;
                            }
                            shading_2.widths_0[i_12] = _S586;
                            var _S591 : f32;
                            if(same_0)
                            {
                                _S591 = shading_2.widths_d1_0[i_12 - u32(1)];
                            }
                            else
                            {
                                _S591 = first_13.d_0.x;
                            }
                            shading_2.widths_d1_0[i_12] = _S591;
                            var _S592 : f32;
                            if(same_0)
                            {
                                _S592 = shading_2.widths_d2_0[i_12 - u32(1)];
                            }
                            else
                            {
                                _S592 = first_13.d_0.y;
                            }
                            shading_2.widths_d2_0[i_12] = _S592;
                        }
                    }
                }
                var lookup_2 : u32 = lookup_0 + u32(1);
                if(lookup_2 == u32(7))
                {
                    _S589 = !shading_2.bent_0;
                }
                else
                {
                    _S589 = false;
                }
                if(_S589)
                {
                    break;
                }
                lookup_1 = lookup_2;
            }
            else
            {
                var _S593 : u32 = u32(0);
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
                            var _S594 : Sloped_0 = here_2;
                            here_2 = here_1;
                            further_u_1 = _S594;
                        }
                        _S593 = lookup_0 + u32(1);
                    }
                }
                here_1 = here_2;
                further_u_0 = further_u_1;
                lookup_1 = _S593;
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
    var _S595 : SquareMap_0;
    _S595.start_1 = start_2;
    _S595.scale_8 = scale_9;
    _S595.cell_1 = cell_2;
    _S595.size_2 = size_4;
    return _S595;
}

fn Arriving_x24init_0( radiance_10 : vec3<f32>,  pdf_5 : f32,  portal_1 : LightShape_0,  portal_share_1 : f32) -> Arriving_0
{
    var _S596 : Arriving_0;
    _S596.radiance_3 = radiance_10;
    _S596.pdf_1 = pdf_5;
    _S596.portal_0 = portal_1;
    _S596.portal_share_0 = portal_share_1;
    return _S596;
}

fn Hit_x24init_0( leaf_4 : u32,  instance_2 : u32) -> Hit_0
{
    var _S597 : Hit_0;
    _S597.leaf_2 = leaf_4;
    _S597.instance_1 = instance_2;
    return _S597;
}

fn ChosenLight_x24init_0( kind_3 : i32,  probability_6 : f32,  radiance_11 : Sloped3_0,  textured_6 : bool,  delta_5 : bool,  two_sided_4 : bool,  shape_11 : LightShape_0,  spot_1 : bool,  cos_end_1 : f32,  cos_start_1 : f32,  map_2 : SquareMap_0,  to_light_3 : array<vec4<f32>, i32(3)>,  arriving_3 : Arriving_0,  hit_2 : Hit_0) -> ChosenLight_0
{
    var _S598 : ChosenLight_0;
    _S598.kind_1 = kind_3;
    _S598.probability_2 = probability_6;
    _S598.radiance_8 = radiance_11;
    _S598.textured_3 = textured_6;
    _S598.delta_2 = delta_5;
    _S598.two_sided_2 = two_sided_4;
    _S598.shape_8 = shape_11;
    _S598.spot_0 = spot_1;
    _S598.cos_end_0 = cos_end_1;
    _S598.cos_start_0 = cos_start_1;
    _S598.map_1 = map_2;
    _S598.to_light_2 = to_light_3;
    _S598.arriving_2 = arriving_3;
    _S598.hit_0 = hit_2;
    return _S598;
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
    var _S599 : RemoteLight_0 = RemoteLight_0( bitcast<f32>(bitcast<u32>(rows_6[u32(0)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_6[u32(0)][u32(1)])), bitcast<u32>(rows_6[u32(0)][u32(2)]), bitcast<u32>(rows_6[u32(0)][u32(3)]) );
    return _S599;
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
    var _S600 : DistantLight_0 = DistantLight_0( vec3<f32>(bitcast<f32>(bitcast<u32>(rows_7[u32(0)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_7[u32(0)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_7[u32(0)][u32(2)]))), bitcast<u32>(rows_7[u32(0)][u32(3)]), vec3<f32>(bitcast<f32>(bitcast<u32>(rows_7[u32(1)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_7[u32(1)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_7[u32(1)][u32(2)]))), bitcast<u32>(rows_7[u32(1)][u32(3)]) );
    return _S600;
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
    var _S601 : u32 = columns_1 + column_1;
    var _S602 : f32 = cumulative_at_0(_S601);
    var _S603 : u32 = sky_7.distribution_0 + row_9;
    var _S604 : f32 = cumulative_at_0(_S603);
    map_3.start_1 = vec2<f32>(_S602, _S604);
    map_3.scale_8 = vec2<f32>(1.0f / (cumulative_at_0(_S601 + u32(1)) - _S602), 1.0f / (cumulative_at_0(_S603 + u32(1)) - _S604));
    map_3.cell_1 = vec2<f32>(f32(column_1), f32(row_9));
    map_3.size_2 = vec2<f32>(f32(sky_7.columns_0), f32(sky_7.rows_2));
    return map_3;
}

fn mapped_0( map_4 : SquareMap_0,  u_9 : vec2<f32>) -> vec2<f32>
{
    var within_0 : vec2<f32> = (u_9 + map_4.start_1 * vec2<f32>(-1.0f)) * map_4.scale_8;
    var _S605 : f32 = within_0.x;
    var x_24 : f32;
    if(_S605 < 1.0f)
    {
        x_24 = _S605;
    }
    else
    {
        x_24 = 0.99999994039535522f;
    }
    var _S606 : f32 = within_0.y;
    var y_11 : f32;
    if(_S606 < 1.0f)
    {
        y_11 = _S606;
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
    var _S607 : bool = u_10 < 0.0f;
    var u_abs_0 : f32;
    if(_S607)
    {
        u_abs_0 = - u_10;
    }
    else
    {
        u_abs_0 = u_10;
    }
    var _S608 : bool = v_12 < 0.0f;
    var v_abs_0 : f32;
    if(_S608)
    {
        v_abs_0 = - v_12;
    }
    else
    {
        v_abs_0 = v_12;
    }
    var distance_5 : f32 = 1.0f - (u_abs_0 + v_abs_0);
    var _S609 : bool = distance_5 < 0.0f;
    var turns_4 : f32;
    if(_S609)
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
    var _S610 : f32 = r_2 * r_2;
    var z_4 : f32 = 1.0f - _S610;
    var radius_1 : f32 = r_2 * safe_sqrt_0(2.0f - _S610);
    var x_25 : f32 = sin_cos_2.y * radius_1;
    var y_12 : f32 = sin_cos_2.x * radius_1;
    if(_S607)
    {
        u_abs_0 = - x_25;
    }
    else
    {
        u_abs_0 = x_25;
    }
    if(_S608)
    {
        v_abs_0 = - y_12;
    }
    else
    {
        v_abs_0 = y_12;
    }
    if(_S609)
    {
        turns_4 = - z_4;
    }
    else
    {
        turns_4 = z_4;
    }
    return vec3<f32>(u_abs_0, v_abs_0, turns_4);
}

fn choose_in_tree_0( point_13 : vec3<f32>,  pick_any_0 : f32,  probability_7 : ptr<function, f32>) -> u32
{
    (*probability_7) = 1.0f;
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
        var _S611 : f32;
        if(first_17)
        {
            _S611 = share_6;
        }
        else
        {
            _S611 = 1.0f - share_6;
        }
        (*probability_7) = (*probability_7) * _S611;
        var _S612 : f32 = min(pick_3, 0.99999994039535522f);
        var _S613 : u32;
        if(first_17)
        {
            _S613 = child_0;
        }
        else
        {
            _S613 = child_0 + u32(1);
        }
        target_0 = light_node_target_0(_S613);
        pick_2 = _S612;
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
    var _S614 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>( vec4<f32>(bitcast<f32>(bitcast<u32>(rows_8[u32(4)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_8[u32(4)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_8[u32(4)][u32(2)])), bitcast<f32>(bitcast<u32>(rows_8[u32(4)][u32(3)]))), vec4<f32>(bitcast<f32>(bitcast<u32>(rows_8[u32(5)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_8[u32(5)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_8[u32(5)][u32(2)])), bitcast<f32>(bitcast<u32>(rows_8[u32(5)][u32(3)]))), vec4<f32>(bitcast<f32>(bitcast<u32>(rows_8[u32(6)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_8[u32(6)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_8[u32(6)][u32(2)])), bitcast<f32>(bitcast<u32>(rows_8[u32(6)][u32(3)]))) );
    var _S615 : PointLight_0 = PointLight_0( vec3<f32>(bitcast<f32>(bitcast<u32>(rows_8[u32(0)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_8[u32(0)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_8[u32(0)][u32(2)]))), bitcast<u32>(rows_8[u32(0)][u32(3)]), vec3<f32>(bitcast<f32>(bitcast<u32>(rows_8[u32(1)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_8[u32(1)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_8[u32(1)][u32(2)]))), bitcast<u32>(rows_8[u32(1)][u32(3)]), vec3<f32>(bitcast<f32>(bitcast<u32>(rows_8[u32(2)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_8[u32(2)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_8[u32(2)][u32(2)]))), bitcast<f32>(bitcast<u32>(rows_8[u32(2)][u32(3)])), bitcast<f32>(bitcast<u32>(rows_8[u32(3)][u32(0)])), bitcast<u32>(rows_8[u32(3)][u32(1)]), vec2<f32>(bitcast<f32>(bitcast<u32>(rows_8[u32(3)][u32(2)])), bitcast<f32>(bitcast<u32>(rows_8[u32(3)][u32(3)]))), _S614 );
    return _S615;
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
            var _S616 : f32 = local_1.z;
            var st_1 : vec2<f32> = local_1.xy / (vec2<f32>(_S616) * (light_6.half_size_0 * vec2<f32>(2.0f))) + vec2<f32>(0.5f);
            var seen_2 : bool;
            if(_S616 >= 0.00100000004749745f)
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
    var _S617 : vec3<f32> = vec3<f32>(0.0f);
    var _S618 : LightShape_0 = LightShape_x24init_0(_S617, _S617, _S617, _S617, 0.0f);
    var _S619 : vec2<f32> = vec2<f32>(0.0f);
    var _S620 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>(vec4<f32>(0.0f), vec4<f32>(0.0f), vec4<f32>(0.0f));
    var light_7 : ChosenLight_0 = ChosenLight_x24init_0(i32(0), 0.0f, Sloped3_x24init_0(_S617, _S617, _S617), false, false, false, _S618, false, 0.0f, 0.0f, SquareMap_x24init_0(_S619, _S619, _S619, _S619), _S620, Arriving_x24init_0(_S617, 0.0f, _S618, 0.0f), Hit_x24init_0(u32(0), u32(0)));
    light_7.kind_1 = i32(0);
    light_7.hit_0 = nothing_0();
    var _S621 : f32 = min(pick_any_1, 0.99999994039535522f);
    var share_7 : f32 = tree_share_0(point_14);
    var by_portal_0 : bool;
    if(((FEATURES_0 & (u32(8)))) != u32(0))
    {
        by_portal_0 = _S621 >= share_7;
    }
    else
    {
        by_portal_0 = false;
    }
    var chosen_1 : u32;
    if(by_portal_0)
    {
        var _S622 : f32 = 1.0f - share_7;
        var _S623 : f32 = min((_S621 - share_7) / _S622, 0.99999994039535522f);
        chosen_1 = u32(0);
        for(;;)
        {
            var _S624 : u32 = chosen_1 + u32(1);
            if(_S624 < (run_0.lights_0.remote_count_0))
            {
                by_portal_0 = (tables_0[run_0.lights_0.remote_0 + chosen_1 + u32(1)].x) <= _S623;
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
            chosen_1 = _S624;
        }
        var remote_1 : RemoteLight_0 = load_table_3(run_0.lights_0.remote_0 + chosen_1);
        var _S625 : f32 = min((_S623 - remote_1.start_3) / remote_1.share_5, 0.99999994039535522f);
        if((remote_1.index_6) >= (run_0.lights_0.sky_count_0))
        {
            var distant_1 : DistantLight_0 = load_table_4(run_0.lights_0.distant_0 + (remote_1.index_6 - run_0.lights_0.sky_count_0) * u32(2));
            light_7.kind_1 = i32(3);
            light_7.delta_2 = true;
            light_7.probability_2 = _S622 * remote_1.share_5;
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
            var by_portal_2 : bool = _S625 < 0.5f;
            var _S626 : f32 = 2.0f * _S625;
            if(by_portal_2)
            {
                pick_4 = 0.0f;
            }
            else
            {
                pick_4 = 1.0f;
            }
            var _S627 : f32 = _S626 - pick_4;
            by_portal_0 = by_portal_2;
            pick_4 = _S627;
        }
        else
        {
            by_portal_0 = by_portal_1;
            pick_4 = _S625;
        }
        var direction_13 : vec3<f32>;
        if(by_portal_0)
        {
            light_7.kind_1 = i32(5);
            var _S628 : LightShape_0 = portal_half_0(sky_8, pick_4 >= 0.5f);
            light_7.shape_8 = _S628;
            var view_6 : TriangleView_0 = view_of_0(_S628, point_14);
            var sampled_1 : SampledPoint_0 = sample_view_0(_S628, view_6, u_11);
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
            var _S629 : SquareMap_0 = square_map_0(sky_8, u_11);
            light_7.map_1 = _S629;
            var local_2 : vec3<f32> = octahedral_direction_0(mapped_0(_S629, u_11));
            direction_13 = sky_8.to_light_1[i32(0)].xyz * vec3<f32>(local_2.x) + sky_8.to_light_1[i32(1)].xyz * vec3<f32>(local_2.y) + sky_8.to_light_1[i32(2)].xyz * vec3<f32>(local_2.z);
        }
        light_7.arriving_2 = arriving_0(point_14, direction_13, _S622);
        light_7.radiance_8 = sloped_2(light_7.arriving_2.radiance_3);
        return light_7;
    }
    var number_0 : u32;
    if(((FEATURES_0 & (u32(1024)))) != u32(0))
    {
        var probability_8 : f32;
        var number_1 : u32 = choose_in_tree_0(point_14, min(_S621 / share_7, 0.99999994039535522f), &(probability_8));
        light_7.probability_2 = probability_8 * share_7;
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
        light_7.delta_2 = true;
        light_7.shape_8.corner_1 = at_point_0.position_3;
        light_7.shape_8.normal_1 = at_point_0.axis_0;
        light_7.spot_0 = (at_point_0.kind_4) == u32(1);
        light_7.cos_end_0 = at_point_0.cos_end_2;
        light_7.cos_start_0 = at_point_0.cos_start_2;
        light_7.radiance_8 = sloped_2(point_intensity_0(at_point_0, unit_vector_0(point_14 - at_point_0.position_3)));
        return light_7;
    }
    var _S630 : LightTriangle_std430_0 = light_triangles_0[number_0];
    var emission_5 : Emission_0 = load_emission_0(_S630.emission_0);
    light_7.kind_1 = i32(1);
    var _S631 : LightShape_0 = shape_of_1(&(_S630));
    light_7.shape_8 = _S631;
    if(!(((FEATURES_0 & (u32(1024)))) != u32(0)))
    {
        light_7.probability_2 = emission_5.pdf_area_0 * _S630.area_0;
    }
    light_7.radiance_8 = sloped_2(emission_5.radiance_0);
    light_7.two_sided_2 = (emission_5.two_sided_0) != u32(0);
    var _S632 : u32 = _S630.flags_0;
    light_7.delta_2 = (((_S630.flags_0) & (u32(1)))) != u32(0);
    if(((FEATURES_0 & (u32(128)))) != u32(0))
    {
        by_portal_0 = ((_S632 & (u32(2)))) != u32(0);
    }
    else
    {
        by_portal_0 = false;
    }
    light_7.textured_3 = by_portal_0;
    light_7.hit_0.leaf_2 = _S630.leaf_0;
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
        var _S633 : Sloped3_0 = radiance_of_triangle_0(&(_S630), emission_5, point_14, u_11);
        light_7.radiance_8 = _S633;
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
     delta_6 : bool,
};

struct BsdfSample_0
{
     wi_0 : vec3<f32>,
     weight_5 : vec3<f32>,
     pdf_8 : f32,
     valid_4 : bool,
     delta_7 : bool,
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

fn s_apply_frame_from_normal_0( _S634 : vec3<f32>) -> Tuple_19
{
    var _S635 : f32 = _S634.z;
    var sign_2 : f32;
    if(_S635 < 0.0f)
    {
        sign_2 = -1.0f;
    }
    else
    {
        sign_2 = 1.0f;
    }
    var a_35 : f32 = -1.0f / (sign_2 + _S635);
    var _S636 : f32 = _S634.x;
    var _S637 : f32 = _S634.y;
    var b_30 : f32 = _S636 * _S637 * a_35;
    var _S638 : vec3<f32> = vec3<f32>(b_30, sign_2 + _S637 * _S637 * a_35, - _S637);
    var _S639 : Tuple_19;
    _S639.value0_58.s_8 = vec3<f32>(1.0f + sign_2 * _S636 * _S636 * a_35, sign_2 * b_30, - sign_2 * _S636);
    _S639.value0_58.t_9 = _S638;
    _S639.value0_58.n_5 = _S634;
    return _S639;
}

fn s_apply_frame_from_normal_tangent_0( _S640 : vec3<f32>,  tangent_4 : vec3<f32>) -> Tuple_18
{
    var s_12 : vec3<f32> = tangent_4 + _S640 * vec3<f32>(- s_apply_dot_0(_S640, tangent_4).value0_5);
    var _S641 : Tuple_5 = s_apply_dot_0(s_12, s_12);
    var frame_8 : Frame_0;
    if((_S641.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(tangent_4, tangent_4).value0_5))
    {
        var _S642 : vec3<f32> = s_12 * vec3<f32>((1.0f / s_apply_sqrt_0(_S641.value0_5).value0_4));
        var _S643 : Tuple_3 = s_apply_cross_0(_S640, _S642);
        frame_8.s_8 = _S642;
        frame_8.t_9 = _S643.value0_3;
        frame_8.n_5 = _S640;
    }
    else
    {
        frame_8 = s_apply_frame_from_normal_0(_S640).value0_58;
    }
    var _S644 : Tuple_18;
    _S644.value0_57 = frame_8;
    return _S644;
}

fn s_apply_surface_at_0( triangle_8 : Triangle_0,  _S645 : vec3<f32>,  _S646 : vec3<f32>) -> Tuple_17
{
    var _S647 : Tuple_3 = s_apply_cross_0(triangle_8.e1_4, triangle_8.e2_4);
    var _S648 : vec3<f32> = _S647.value0_3;
    var _S649 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S648, _S648).value0_5));
    var from_p0_1 : vec3<f32> = _S645 - triangle_8.p0_0;
    var in_plane_1 : vec3<f32> = from_p0_1 + _S646 * vec3<f32>(- (s_apply_dot_0(from_p0_1, _S647.value0_3).value0_5 / s_apply_dot_0(_S646, _S647.value0_3).value0_5));
    var _S650 : Tuple_5 = s_apply_dot_0(in_plane_1, s_apply_cross_0(triangle_8.e2_4, _S647.value0_3).value0_3 * _S649);
    var _S651 : Tuple_5 = s_apply_dot_0(in_plane_1, s_apply_cross_0(_S647.value0_3, triangle_8.e1_4).value0_3 * _S649);
    var _S652 : vec3<f32> = vec3<f32>(0.0f);
    var _S653 : Frame_0 = Frame_0( _S652, _S652, _S652 );
    var _S654 : vec3<f32> = vec3<f32>(_S650.value0_5);
    var _S655 : vec3<f32> = vec3<f32>(_S651.value0_5);
    var _S656 : vec3<f32> = triangle_8.e1_4 * _S654 + triangle_8.e2_4 * _S655 + triangle_8.p0_0;
    var surface_5 : Surface_0;
    var n_15 : vec3<f32>;
    if(triangle_8.smooth_0)
    {
        var interpolated_2 : vec3<f32> = (triangle_8.n1_0 - triangle_8.n0_0) * _S654 + (triangle_8.n2_0 - triangle_8.n0_0) * _S655 + triangle_8.n0_0;
        var _S657 : Tuple_5 = s_apply_dot_0(interpolated_2, interpolated_2);
        if((_S657.value0_5) > 0.0f)
        {
            var n_16 : vec3<f32> = interpolated_2 * vec3<f32>((1.0f / s_apply_sqrt_0(_S657.value0_5).value0_4));
            if((s_apply_dot_0(triangle_8.plane_normal_0, n_16).value0_5) < 0.0f)
            {
                var _S658 : vec3<f32> = (vec3<f32>(0) - triangle_8.plane_normal_0);
                surface_5.position_2 = _S656;
                surface_5.frame_1 = _S653;
                surface_5.b1_0 = _S650.value0_5;
                surface_5.b2_0 = _S651.value0_5;
                surface_5.geometric_normal_0 = _S658;
            }
            else
            {
                surface_5.position_2 = _S656;
                surface_5.frame_1 = _S653;
                surface_5.b1_0 = _S650.value0_5;
                surface_5.b2_0 = _S651.value0_5;
                surface_5.geometric_normal_0 = triangle_8.plane_normal_0;
            }
            n_15 = n_16;
        }
        else
        {
            n_15 = triangle_8.plane_normal_0;
            surface_5.position_2 = _S656;
            surface_5.frame_1 = _S653;
            surface_5.b1_0 = _S650.value0_5;
            surface_5.b2_0 = _S651.value0_5;
            surface_5.geometric_normal_0 = triangle_8.plane_normal_0;
        }
    }
    else
    {
        n_15 = triangle_8.plane_normal_0;
        surface_5.position_2 = _S656;
        surface_5.frame_1 = _S653;
        surface_5.b1_0 = _S650.value0_5;
        surface_5.b2_0 = _S651.value0_5;
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
    var _S659 : Tuple_17;
    _S659.value0_56 = surface_5;
    return _S659;
}

struct Tuple_20
{
     value0_59 : vec3<f32>,
};

struct Tuple_21
{
     value0_60 : FoundLight_0,
};

fn s_apply_emitted_light_0( emitted_2 : Emitted_0,  _S660 : Surface_0,  _S661 : vec3<f32>,  _S662 : vec3<f32>) -> Tuple_21
{
    var _S663 : vec3<f32> = vec3<f32>(0.0f);
    var cosine_5 : f32 = - s_apply_dot_0(_S662, _S660.geometric_normal_0).value0_5;
    var _S664 : bool;
    if(cosine_5 > 0.0f)
    {
        _S664 = true;
    }
    else
    {
        if(cosine_5 < 0.0f)
        {
            _S664 = emitted_2.two_sided_1;
        }
        else
        {
            _S664 = false;
        }
    }
    var found_0 : FoundLight_0;
    if(_S664)
    {
        if(((FEATURES_0 & (u32(128)))) != u32(0))
        {
            _S664 = emitted_2.textured_2;
        }
        else
        {
            _S664 = false;
        }
        if(_S664)
        {
            var _S665 : vec3<f32> = vec3<f32>(0.0f);
            found_0.radiance_6 = emitted_2.radiance_7.v_0 + emitted_2.radiance_7.d1_0 * _S665 + emitted_2.radiance_7.d2_0 * _S665;
            found_0.pdf_2 = 0.0f;
        }
        else
        {
            found_0.radiance_6 = emitted_2.radiance_7.v_0;
            found_0.pdf_2 = 0.0f;
        }
        if((emitted_2.probability_1) > 0.0f)
        {
            var arm_0 : vec3<f32> = _S660.position_2 + _S661 * vec3<f32>(-1.0f);
            var _S666 : Tuple_5 = s_apply_dot_0(arm_0, arm_0);
            if(((FEATURES_0 & (u32(1024)))) != u32(0))
            {
                found_0.pdf_2 = s_apply_view_pdf_0(emitted_2.shape_7, s_apply_view_of_0(emitted_2.shape_7, _S661).value0_11, _S662, s_apply_sqrt_0(_S666.value0_5).value0_4).value0_14 * emitted_2.probability_1;
            }
            else
            {
                found_0.pdf_2 = _S666.value0_5 * emitted_2.probability_1 / s_apply_abs_0(cosine_5).value0_2;
            }
        }
    }
    else
    {
        found_0.radiance_6 = _S663;
        found_0.pdf_2 = 0.0f;
    }
    var _S667 : Tuple_21;
    _S667.value0_60 = found_0;
    return _S667;
}

fn s_apply_emission_of_0( emitted_3 : Emitted_0,  _S668 : Surface_0,  _S669 : vec3<f32>,  _S670 : vec3<f32>,  _S671 : f32,  delta_8 : bool) -> Tuple_20
{
    var _S672 : Tuple_20;
    _S672.value0_59 = s_apply_weighted_emission_0(s_apply_emitted_light_0(emitted_3, _S668, _S669, _S670).value0_60, _S671, delta_8).value0_15;
    return _S672;
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

fn s_apply_bsdf_near_0( shading_3 : Shading_0,  _S673 : f32,  _S674 : f32) -> Tuple_22
{
    var _S675 : vec2<f32> = vec2<f32>(0.0f);
    var _S676 : bool;
    if(((FEATURES_0 & (u32(1)))) != u32(0))
    {
        _S676 = shading_3.textured_1;
    }
    else
    {
        _S676 = false;
    }
    var widths_2 : vec4<f32>;
    var bsdf_0 : Bsdf_0;
    if(_S676)
    {
        var _S677 : vec3<f32> = vec3<f32>(0.0f);
        var _S678 : vec3<f32> = shading_3.a_25.v_0 + shading_3.a_25.d1_0 * _S677 + shading_3.a_25.d2_0 * _S677;
        var _S679 : vec3<f32> = shading_3.b_21.v_0 + shading_3.b_21.d1_0 * _S677 + shading_3.b_21.d2_0 * _S677;
        var _S680 : vec4<f32> = vec4<f32>(0.0f);
        widths_2 = shading_3.widths_0 + shading_3.widths_d1_0 * _S680 + shading_3.widths_d2_0 * _S680;
        bsdf_0.a_36 = _S678;
        bsdf_0.b_31 = _S679;
        bsdf_0.alpha_4 = _S675;
        bsdf_0.coat_alpha_2 = _S675;
        bsdf_0.eta_4 = shading_3.eta_0;
        bsdf_0.kind_5 = shading_3.kind_0;
        bsdf_0.coat_5 = shading_3.coat_0;
    }
    else
    {
        widths_2 = shading_3.widths_0;
        bsdf_0.a_36 = shading_3.a_25.v_0;
        bsdf_0.b_31 = shading_3.b_21.v_0;
        bsdf_0.alpha_4 = _S675;
        bsdf_0.coat_alpha_2 = _S675;
        bsdf_0.eta_4 = shading_3.eta_0;
        bsdf_0.kind_5 = shading_3.kind_0;
        bsdf_0.coat_5 = shading_3.coat_0;
    }
    bsdf_0.alpha_4 = widths_2.xy;
    bsdf_0.coat_alpha_2 = widths_2.zw;
    var _S681 : Tuple_22;
    _S681.value0_61 = bsdf_0;
    return _S681;
}

struct Tuple_23
{
     value0_62 : Frame_0,
};

fn s_apply_frame_near_0( shading_4 : Shading_0,  _S682 : Surface_0) -> Tuple_23
{
    var _S683 : bool;
    if(((FEATURES_0 & (u32(32)))) != u32(0))
    {
        _S683 = shading_4.bent_0;
    }
    else
    {
        _S683 = false;
    }
    var frame_9 : Frame_0;
    if(_S683)
    {
        var _S684 : vec3<f32> = vec3<f32>(0.0f);
        var _S685 : vec3<f32> = shading_4.frame_0.t_8.v_0 + shading_4.frame_0.t_8.d1_0 * _S684 + shading_4.frame_0.t_8.d2_0 * _S684;
        var _S686 : vec3<f32> = shading_4.frame_0.n_4.v_0 + shading_4.frame_0.n_4.d1_0 * _S684 + shading_4.frame_0.n_4.d2_0 * _S684;
        frame_9.s_8 = shading_4.frame_0.s_7.v_0 + shading_4.frame_0.s_7.d1_0 * _S684 + shading_4.frame_0.s_7.d2_0 * _S684;
        frame_9.t_9 = _S685;
        frame_9.n_5 = _S686;
    }
    else
    {
        frame_9 = _S682.frame_1;
    }
    var _S687 : Tuple_23;
    _S687.value0_62 = frame_9;
    return _S687;
}

struct Tuple_24
{
     value0_63 : vec3<f32>,
};

fn s_apply_to_local_0( _S688 : Frame_0,  _S689 : vec3<f32>) -> Tuple_24
{
    var _S690 : Tuple_24;
    _S690.value0_63 = vec3<f32>(s_apply_dot_0(_S688.s_8, _S689).value0_5, s_apply_dot_0(_S688.t_9, _S689).value0_5, s_apply_dot_0(_S688.n_5, _S689).value0_5);
    return _S690;
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

fn s_apply_sin_cos_turns_0( _S691 : f32) -> Tuple_29
{
    var quarter_1 : f32 = round(_S691 * 4.0f);
    var angle_1 : f32 = (_S691 - quarter_1 * 0.25f) * 6.28318548202514648f;
    var a2_2 : f32 = angle_1 * angle_1;
    var s_13 : f32 = angle_1 * (1.0f + a2_2 * (-0.1666666716337204f + a2_2 * (0.00833333376795053f + a2_2 * (-0.0001984127011383f + a2_2 * 2.75573188446287531e-06f))));
    var c_4 : f32 = 1.0f + a2_2 * (-0.5f + a2_2 * (0.0416666679084301f + a2_2 * (-0.00138888892251998f + a2_2 * 0.00002480158764229f)));
    var q_3 : i32 = (i32(quarter_1) & (i32(3)));
    var sine_2 : f32;
    var cosine_6 : f32;
    if(q_3 == i32(1))
    {
        var _S692 : f32 = - s_13;
        sine_2 = c_4;
        cosine_6 = _S692;
    }
    else
    {
        if(q_3 == i32(2))
        {
            var _S693 : f32 = - c_4;
            sine_2 = - s_13;
            cosine_6 = _S693;
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
    var _S694 : Tuple_29;
    _S694.value0_68 = vec2<f32>(sine_2, cosine_6);
    return _S694;
}

struct Tuple_30
{
     value0_69 : f32,
};

fn s_apply_safe_sqrt_0( _S695 : f32) -> Tuple_30
{
    var root_4 : f32;
    if(_S695 > 0.0f)
    {
        root_4 = s_apply_sqrt_0(_S695).value0_4;
    }
    else
    {
        root_4 = 0.0f;
    }
    var _S696 : Tuple_30;
    _S696.value0_69 = root_4;
    return _S696;
}

fn s_apply_sample_solid_angle_0( _S697 : TriangleView_0,  _S698 : vec2<f32>) -> Tuple_28
{
    var _S699 : Tuple_29 = s_apply_sin_cos_turns_0(_S698.x * _S697.solid_angle_0 * 0.07957746833562851f);
    var _S700 : Tuple_10 = s_apply_unit_vector_0(_S697.c_0 + _S697.a_1 * vec3<f32>(- s_apply_dot_0(_S697.a_1, _S697.c_0).value0_5));
    var _S701 : f32 = _S699.value0_68.x;
    var m_1 : f32 = _S701 * (1.0f + s_apply_dot_0(_S697.a_1, _S697.b_1).value0_5);
    var q_4 : f32 = _S699.value0_68.y * s_apply_dot_0(s_apply_cross_0(_S697.a_1, _S697.b_1).value0_3, _S700.value0_12).value0_5 - _S701 * s_apply_dot_0(_S697.b_1, _S700.value0_12).value0_5;
    var m2_1 : f32 = m_1 * m_1;
    var q2_1 : f32 = q_4 * q_4;
    var scale_10 : f32 = 1.0f / (q2_1 + m2_1);
    var chord_1 : vec3<f32> = _S697.a_1 * vec3<f32>(((q2_1 - m2_1) * scale_10)) + _S700.value0_12 * vec3<f32>((2.0f * q_4 * m_1 * scale_10)) + _S697.b_1 * vec3<f32>(-1.0f);
    var chord2_1 : f32 = s_apply_dot_0(chord_1, chord_1).value0_5 * 0.5f;
    var w_2 : f32 = _S698.y * chord2_1;
    var _S702 : Tuple_28;
    _S702.value0_67 = _S697.b_1 * vec3<f32>((1.0f - w_2)) + s_apply_unit_vector_0(chord_1 + _S697.b_1 * vec3<f32>(chord2_1)).value0_12 * vec3<f32>(s_apply_safe_sqrt_0(w_2 * (2.0f - w_2)).value0_69);
    return _S702;
}

fn s_apply_sample_view_0( shape_12 : LightShape_0,  _S703 : TriangleView_0,  _S704 : vec2<f32>) -> Tuple_27
{
    var _S705 : vec3<f32> = vec3<f32>(0.0f);
    var point_15 : SampledPoint_0;
    if(_S703.spherical_0)
    {
        var _S706 : Tuple_28 = s_apply_sample_solid_angle_0(_S703, _S704);
        var distance_8 : f32 = _S703.height_1 / s_apply_dot_0(_S706.value0_67, shape_12.normal_1).value0_5;
        var _S707 : bool;
        if(distance_8 > 0.0f)
        {
            _S707 = is_finite_0(distance_8);
        }
        else
        {
            _S707 = false;
        }
        if(_S707)
        {
            point_15.direction_0 = _S706.value0_67;
            point_15.distance_0 = distance_8;
            point_15.valid_0 = true;
        }
        else
        {
            point_15.direction_0 = _S705;
            point_15.distance_0 = 0.0f;
            point_15.valid_0 = false;
        }
    }
    else
    {
        var _S708 : Tuple_30 = s_apply_safe_sqrt_0(_S704.x);
        var _S709 : f32 = _S704.y;
        var to_light_5 : vec3<f32> = _S703.to_corner_0 + shape_12.e1_1 * vec3<f32>((_S708.value0_69 * (1.0f - _S709))) + shape_12.e2_1 * vec3<f32>((_S708.value0_69 * _S709));
        var _S710 : Tuple_5 = s_apply_dot_0(to_light_5, to_light_5);
        if((_S710.value0_5) > 0.0f)
        {
            var _S711 : Tuple_4 = s_apply_sqrt_0(_S710.value0_5);
            point_15.direction_0 = to_light_5 * vec3<f32>((1.0f / _S711.value0_4));
            point_15.distance_0 = _S711.value0_4;
            point_15.valid_0 = true;
        }
        else
        {
            point_15.direction_0 = _S705;
            point_15.distance_0 = 0.0f;
            point_15.valid_0 = false;
        }
    }
    var _S712 : Tuple_27;
    _S712.value0_66 = point_15;
    return _S712;
}

struct Tuple_31
{
     value0_70 : f32,
};

fn s_apply_smooth_step_0( _S713 : f32,  start_4 : f32,  end_0 : f32) -> Tuple_31
{
    var _S714 : bool;
    if(_S713 >= end_0)
    {
        _S714 = _S713 > start_4;
    }
    else
    {
        _S714 = false;
    }
    var step_0 : f32;
    if(_S714)
    {
        step_0 = 1.0f;
    }
    else
    {
        if(_S713 > start_4)
        {
            var t_11 : f32 = (_S713 - start_4) * (1.0f / (end_0 - start_4));
            step_0 = t_11 * t_11 * (3.0f - (t_11 + t_11));
        }
        else
        {
            step_0 = 0.0f;
        }
    }
    var _S715 : Tuple_31;
    _S715.value0_70 = step_0;
    return _S715;
}

struct Tuple_32
{
     value0_71 : vec2<f32>,
};

fn s_apply_mapped_0( map_5 : SquareMap_0,  _S716 : vec2<f32>) -> Tuple_32
{
    var within_1 : vec2<f32> = (_S716 + map_5.start_1 * vec2<f32>(-1.0f)) * map_5.scale_8;
    var _S717 : f32 = within_1.x;
    var x_26 : f32;
    if(_S717 < 1.0f)
    {
        x_26 = _S717;
    }
    else
    {
        x_26 = 0.99999994039535522f;
    }
    var _S718 : f32 = within_1.y;
    var y_13 : f32;
    if(_S718 < 1.0f)
    {
        y_13 = _S718;
    }
    else
    {
        y_13 = 0.99999994039535522f;
    }
    var _S719 : Tuple_32;
    _S719.value0_71 = (vec2<f32>(x_26, y_13) + map_5.cell_1) * (vec2<f32>(1.0f) / map_5.size_2);
    return _S719;
}

struct Tuple_33
{
     value0_72 : vec3<f32>,
};

fn s_apply_octahedral_direction_0( _S720 : vec2<f32>) -> Tuple_33
{
    var u_12 : f32 = _S720.x * 2.0f - 1.0f;
    var v_13 : f32 = _S720.y * 2.0f - 1.0f;
    var _S721 : bool = u_12 < 0.0f;
    var u_abs_1 : f32;
    if(_S721)
    {
        u_abs_1 = - u_12;
    }
    else
    {
        u_abs_1 = u_12;
    }
    var _S722 : bool = v_13 < 0.0f;
    var v_abs_1 : f32;
    if(_S722)
    {
        v_abs_1 = - v_13;
    }
    else
    {
        v_abs_1 = v_13;
    }
    var distance_9 : f32 = 1.0f - (u_abs_1 + v_abs_1);
    var _S723 : bool = distance_9 < 0.0f;
    var turns_5 : f32;
    if(_S723)
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
    var _S724 : Tuple_29 = s_apply_sin_cos_turns_0(turns_5);
    var _S725 : f32 = r_3 * r_3;
    var z_5 : f32 = 1.0f - _S725;
    var radius_2 : f32 = r_3 * s_apply_safe_sqrt_0(2.0f - _S725).value0_69;
    var x_27 : f32 = _S724.value0_68.y * radius_2;
    var y_14 : f32 = _S724.value0_68.x * radius_2;
    if(_S721)
    {
        u_abs_1 = - x_27;
    }
    else
    {
        u_abs_1 = x_27;
    }
    if(_S722)
    {
        v_abs_1 = - y_14;
    }
    else
    {
        v_abs_1 = y_14;
    }
    if(_S723)
    {
        turns_5 = - z_5;
    }
    else
    {
        turns_5 = z_5;
    }
    var _S726 : Tuple_33;
    _S726.value0_72 = vec3<f32>(u_abs_1, v_abs_1, turns_5);
    return _S726;
}

fn s_apply_sample_light_0( light_8 : ChosenLight_0,  _S727 : vec3<f32>,  _S728 : vec2<f32>) -> Tuple_26
{
    var _S729 : vec3<f32> = vec3<f32>(0.0f);
    var portal_2 : bool;
    if(((FEATURES_0 & (u32(8)))) != u32(0))
    {
        portal_2 = (light_8.kind_1) == i32(5);
    }
    else
    {
        portal_2 = false;
    }
    var _S730 : bool;
    if((light_8.kind_1) == i32(1))
    {
        _S730 = true;
    }
    else
    {
        _S730 = portal_2;
    }
    var sample_0 : LightSample_0;
    if(_S730)
    {
        var _S731 : Tuple_9 = s_apply_view_of_0(light_8.shape_8, _S727);
        if(!((_S731.value0_11.height_1) > 0.0f))
        {
            _S730 = true;
        }
        else
        {
            _S730 = light_8.two_sided_2;
        }
        if(_S730)
        {
            _S730 = true;
        }
        else
        {
            _S730 = portal_2;
        }
        if(_S730)
        {
            var _S732 : Tuple_27 = s_apply_sample_view_0(light_8.shape_8, _S731.value0_11, _S728);
            var _S733 : Tuple_12 = s_apply_view_pdf_0(light_8.shape_8, _S731.value0_11, _S732.value0_66.direction_0, _S732.value0_66.distance_0);
            if(portal_2)
            {
                sample_0.direction_17 = _S732.value0_66.direction_0;
                sample_0.distance_7 = 0.0f;
                sample_0.radiance_13 = _S729;
                sample_0.pdf_9 = 1.0f;
                sample_0.valid_5 = false;
            }
            else
            {
                if(_S732.value0_66.valid_0)
                {
                    portal_2 = (_S733.value0_14) > 0.0f;
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
                        var _S734 : vec3<f32> = vec3<f32>(0.0f);
                        var _S735 : vec3<f32> = light_8.radiance_8.v_0 + light_8.radiance_8.d1_0 * _S734 + light_8.radiance_8.d2_0 * _S734;
                        sample_0.direction_17 = _S732.value0_66.direction_0;
                        sample_0.distance_7 = _S732.value0_66.distance_0;
                        sample_0.radiance_13 = _S735;
                        sample_0.pdf_9 = 1.0f;
                        sample_0.valid_5 = false;
                    }
                    else
                    {
                        sample_0.direction_17 = _S732.value0_66.direction_0;
                        sample_0.distance_7 = _S732.value0_66.distance_0;
                        sample_0.radiance_13 = light_8.radiance_8.v_0;
                        sample_0.pdf_9 = 1.0f;
                        sample_0.valid_5 = false;
                    }
                    sample_0.pdf_9 = _S733.value0_14 * light_8.probability_2;
                    sample_0.valid_5 = true;
                }
                else
                {
                    sample_0.direction_17 = _S729;
                    sample_0.distance_7 = 0.0f;
                    sample_0.radiance_13 = _S729;
                    sample_0.pdf_9 = 1.0f;
                    sample_0.valid_5 = false;
                }
            }
        }
        else
        {
            sample_0.direction_17 = _S729;
            sample_0.distance_7 = 0.0f;
            sample_0.radiance_13 = _S729;
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
            var to_light_6 : vec3<f32> = light_8.shape_8.corner_1 + _S727 * vec3<f32>(-1.0f);
            var _S736 : Tuple_5 = s_apply_dot_0(to_light_6, to_light_6);
            if((_S736.value0_5) > 0.0f)
            {
                var _S737 : Tuple_4 = s_apply_sqrt_0(_S736.value0_5);
                var direction_18 : vec3<f32> = to_light_6 * vec3<f32>((1.0f / _S737.value0_4));
                var factor_2 : f32 = 1.0f / _S736.value0_5;
                var factor_3 : f32;
                if(light_8.spot_0)
                {
                    factor_3 = factor_2 * s_apply_smooth_step_0(- s_apply_dot_0(direction_18, light_8.shape_8.normal_1).value0_5, light_8.cos_end_0, light_8.cos_start_0).value0_70;
                }
                else
                {
                    factor_3 = factor_2;
                }
                var _S738 : vec3<f32> = light_8.radiance_8.v_0 * vec3<f32>(factor_3);
                var _S739 : bool = (any((_S738 != vec3<f32>(0.0f))));
                sample_0.direction_17 = direction_18;
                sample_0.distance_7 = _S737.value0_4;
                sample_0.radiance_13 = _S738;
                sample_0.pdf_9 = light_8.probability_2;
                sample_0.valid_5 = _S739;
            }
            else
            {
                sample_0.direction_17 = _S729;
                sample_0.distance_7 = 0.0f;
                sample_0.radiance_13 = _S729;
                sample_0.pdf_9 = 1.0f;
                sample_0.valid_5 = false;
            }
        }
        else
        {
            sample_0.direction_17 = _S729;
            sample_0.distance_7 = 0.0f;
            sample_0.radiance_13 = _S729;
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
        var _S740 : f32 = (bitcast<f32>((u32(2139095040))));
        sample_0.distance_7 = _S740;
        sample_0.radiance_13 = light_8.radiance_8.v_0;
        if((light_8.kind_1) == i32(3))
        {
            sample_0.direction_17 = light_8.shape_8.normal_1;
            sample_0.distance_7 = _S740;
            sample_0.radiance_13 = light_8.radiance_8.v_0;
            sample_0.pdf_9 = light_8.probability_2;
            sample_0.valid_5 = true;
        }
        else
        {
            if((light_8.kind_1) != i32(0))
            {
                if((light_8.kind_1) == i32(4))
                {
                    var _S741 : Tuple_33 = s_apply_octahedral_direction_0(s_apply_mapped_0(light_8.map_1, _S728).value0_71);
                    sample_0.direction_17 = light_8.to_light_2[i32(0)].xyz * vec3<f32>(_S741.value0_72.x) + light_8.to_light_2[i32(1)].xyz * vec3<f32>(_S741.value0_72.y) + light_8.to_light_2[i32(2)].xyz * vec3<f32>(_S741.value0_72.z);
                }
                var _S742 : Tuple_8 = s_apply_arriving_pdf_0(light_8.arriving_2, _S727, sample_0.direction_17);
                sample_0.pdf_9 = _S742.value0_10;
                if((_S742.value0_10) > 0.0f)
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
    var _S743 : Tuple_26;
    _S743.value0_65 = sample_0;
    return _S743;
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
    var _S744 : Tuple_35;
    _S744.value0_74.f_cos_0 = vec3<f32>(0.0f);
    _S744.value0_74.pdf_6 = 0.0f;
    return _S744;
}

struct Tuple_36
{
     value0_75 : BsdfValue_0,
};

fn s_apply_diffuse_evaluate_0( _S745 : vec3<f32>,  _S746 : vec3<f32>,  _S747 : vec3<f32>) -> Tuple_36
{
    var _S748 : Tuple_35 = s_apply_no_value_0();
    var _S749 : f32 = _S747.z;
    var value_11 : BsdfValue_0;
    if((_S746.z * _S749) > 0.0f)
    {
        var _S750 : f32 = s_apply_abs_0(_S749).value0_2 * 0.31830990314483643f;
        value_11.f_cos_0 = _S745 * vec3<f32>(_S750);
        value_11.pdf_6 = _S750;
    }
    else
    {
        value_11 = _S748.value0_74;
    }
    var _S751 : Tuple_36;
    _S751.value0_75 = value_11;
    return _S751;
}

struct Tuple_37
{
     value0_76 : BsdfValue_0,
};

struct Tuple_38
{
     value0_77 : vec2<f32>,
};

fn s_apply_ggx_widths_0( _S752 : vec2<f32>) -> Tuple_38
{
    var _S753 : f32 = _S752.x;
    var _S754 : f32;
    if(_S753 > 0.00009999999747379f)
    {
        _S754 = _S753;
    }
    else
    {
        _S754 = 0.00009999999747379f;
    }
    var _S755 : f32 = _S752.y;
    var _S756 : f32;
    if(_S755 > 0.00009999999747379f)
    {
        _S756 = _S755;
    }
    else
    {
        _S756 = 0.00009999999747379f;
    }
    var _S757 : Tuple_38;
    _S757.value0_77 = vec2<f32>(_S754, _S756);
    return _S757;
}

struct Tuple_39
{
     value0_78 : f32,
};

fn s_apply_ggx_lambda_0( _S758 : vec2<f32>,  _S759 : vec3<f32>) -> Tuple_39
{
    var _S760 : Tuple_39;
    _S760.value0_78 = (s_apply_sqrt_0(1.0f + (s_apply_sqr_0(_S758.x * _S759.x).value0_17 + s_apply_sqr_0(_S758.y * _S759.y).value0_17) / s_apply_sqr_0(_S759.z).value0_17).value0_4 - 1.0f) * 0.5f;
    return _S760;
}

struct Tuple_40
{
     value0_79 : f32,
};

fn s_apply_ggx_density_0( _S761 : vec2<f32>,  _S762 : vec3<f32>) -> Tuple_40
{
    var _S763 : f32 = _S761.x;
    var _S764 : f32 = _S761.y;
    var _S765 : Tuple_40;
    _S765.value0_79 = 1.0f / (3.14159274101257324f * _S763 * _S764 * s_apply_sqr_0(s_apply_sqr_0(_S762.x / _S763).value0_17 + s_apply_sqr_0(_S762.y / _S764).value0_17 + s_apply_sqr_0(_S762.z).value0_17).value0_17);
    return _S765;
}

struct Tuple_41
{
     value0_80 : vec3<f32>,
};

struct Tuple_42
{
     value0_81 : f32,
};

fn s_apply_fresnel_conductor_channel_0( _S766 : f32,  _S767 : f32,  _S768 : f32) -> Tuple_42
{
    var _S769 : Tuple_0 = s_apply_min_0(_S766, 1.0f);
    var _S770 : Tuple_15 = s_apply_sqr_0(_S769.value0_0);
    var sin2_0 : f32 = 1.0f - _S770.value0_17;
    var t0_0 : f32 = _S767 * _S767 - _S768 * _S768 - sin2_0;
    var _S771 : Tuple_30 = s_apply_safe_sqrt_0(s_apply_sqr_0(t0_0).value0_17 + 4.0f * _S767 * _S767 * _S768 * _S768);
    var t1_0 : f32 = _S771.value0_69 + _S770.value0_17;
    var t2_0 : f32 = 2.0f * s_apply_safe_sqrt_0((_S771.value0_69 + t0_0) * 0.5f).value0_69 * _S769.value0_0;
    var perpendicular_0 : f32 = (t1_0 - t2_0) / (t1_0 + t2_0);
    var t3_0 : f32 = _S770.value0_17 * _S771.value0_69 + s_apply_sqr_0(sin2_0).value0_17;
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
    var _S772 : Tuple_42;
    _S772.value0_81 = reflected_1;
    return _S772;
}

fn s_apply_fresnel_conductor_0( _S773 : f32,  _S774 : vec3<f32>,  _S775 : vec3<f32>) -> Tuple_41
{
    var _S776 : Tuple_41;
    _S776.value0_80 = vec3<f32>(s_apply_fresnel_conductor_channel_0(_S773, _S774.x, _S775.x).value0_81, s_apply_fresnel_conductor_channel_0(_S773, _S774.y, _S775.y).value0_81, s_apply_fresnel_conductor_channel_0(_S773, _S774.z, _S775.z).value0_81);
    return _S776;
}

fn s_apply_conductor_evaluate_0( _S777 : vec3<f32>,  _S778 : vec3<f32>,  _S779 : vec2<f32>,  _S780 : vec3<f32>,  _S781 : vec3<f32>) -> Tuple_37
{
    var _S782 : Tuple_35 = s_apply_no_value_0();
    var half_vector_0 : vec3<f32> = _S780 + _S781;
    var _S783 : Tuple_5 = s_apply_dot_0(half_vector_0, half_vector_0);
    var _S784 : f32 = _S780.z;
    var _S785 : bool;
    if((_S784 * _S781.z) > 0.0f)
    {
        _S785 = (_S783.value0_5) > 0.0f;
    }
    else
    {
        _S785 = false;
    }
    var value_12 : BsdfValue_0;
    if(_S785)
    {
        var m_2 : vec3<f32> = half_vector_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S783.value0_5).value0_4));
        var _S786 : Tuple_38 = s_apply_ggx_widths_0(_S779);
        var common_0 : f32 = s_apply_ggx_density_0(_S786.value0_77, m_2).value0_79 / (4.0f * s_apply_abs_0(_S784).value0_2);
        var _S787 : f32 = 1.0f + s_apply_ggx_lambda_0(_S786.value0_77, _S780).value0_78;
        var _S788 : f32 = common_0 / _S787;
        value_12.f_cos_0 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S780, m_2).value0_5).value0_2, _S777, _S778).value0_80 * vec3<f32>((common_0 / (_S787 + s_apply_ggx_lambda_0(_S786.value0_77, _S781).value0_78)));
        value_12.pdf_6 = _S788;
    }
    else
    {
        value_12 = _S782.value0_74;
    }
    var _S789 : Tuple_37;
    _S789.value0_76 = value_12;
    return _S789;
}

struct Tuple_43
{
     value0_82 : BsdfValue_0,
};

struct Tuple_44
{
     value0_83 : f32,
};

fn s_apply_fresnel_dielectric_0( _S790 : f32,  eta_outer_0 : f32) -> Tuple_44
{
    var cos_i_0 : f32;
    var eta_5 : f32;
    if(_S790 < 0.0f)
    {
        var _S791 : f32 = 1.0f / eta_outer_0;
        cos_i_0 = - _S790;
        eta_5 = _S791;
    }
    else
    {
        cos_i_0 = _S790;
        eta_5 = eta_outer_0;
    }
    var sin2_t_0 : f32 = (1.0f - s_apply_sqr_0(cos_i_0).value0_17) / (eta_5 * eta_5);
    var reflected_2 : f32;
    if(sin2_t_0 < 1.0f)
    {
        var _S792 : Tuple_30 = s_apply_safe_sqrt_0(1.0f - sin2_t_0);
        var _S793 : f32 = eta_5 * cos_i_0;
        var _S794 : f32 = eta_5 * _S792.value0_69;
        reflected_2 = (s_apply_sqr_0((_S793 - _S792.value0_69) / (_S793 + _S792.value0_69)).value0_17 + s_apply_sqr_0((cos_i_0 - _S794) / (cos_i_0 + _S794)).value0_17) * 0.5f;
    }
    else
    {
        reflected_2 = 1.0f;
    }
    var _S795 : Tuple_44;
    _S795.value0_83 = reflected_2;
    return _S795;
}

fn s_apply_dielectric_evaluate_0( eta_6 : f32,  _S796 : vec2<f32>,  _S797 : vec3<f32>,  _S798 : vec3<f32>) -> Tuple_43
{
    var _S799 : Tuple_35 = s_apply_no_value_0();
    var _S800 : f32 = _S797.z;
    var _S801 : bool;
    if(_S800 != 0.0f)
    {
        _S801 = (_S798.z) != 0.0f;
    }
    else
    {
        _S801 = false;
    }
    var value_13 : BsdfValue_0;
    if(_S801)
    {
        var _S802 : f32 = _S798.z;
        var reflects_0 : bool = (_S800 * _S802) > 0.0f;
        var crossing_0 : f32;
        if(reflects_0)
        {
            crossing_0 = 1.0f;
        }
        else
        {
            if(_S800 > 0.0f)
            {
                crossing_0 = eta_6;
            }
            else
            {
                crossing_0 = 1.0f / eta_6;
            }
        }
        var half_vector_1 : vec3<f32> = _S798 * vec3<f32>(crossing_0) + _S797;
        var _S803 : Tuple_5 = s_apply_dot_0(half_vector_1, half_vector_1);
        if((_S803.value0_5) > 0.0f)
        {
            var m_3 : vec3<f32> = half_vector_1 * vec3<f32>((1.0f / s_apply_sqrt_0(_S803.value0_5).value0_4));
            var m_4 : vec3<f32>;
            if((m_3.z) < 0.0f)
            {
                m_4 = (vec3<f32>(0) - m_3);
            }
            else
            {
                m_4 = m_3;
            }
            var _S804 : Tuple_5 = s_apply_dot_0(_S797, m_4);
            var _S805 : Tuple_5 = s_apply_dot_0(_S798, m_4);
            if((_S804.value0_5 * _S800) >= 0.0f)
            {
                _S801 = (_S805.value0_5 * _S802) >= 0.0f;
            }
            else
            {
                _S801 = false;
            }
            if(_S801)
            {
                var _S806 : Tuple_38 = s_apply_ggx_widths_0(_S796);
                var _S807 : Tuple_44 = s_apply_fresnel_dielectric_0(_S804.value0_5, eta_6);
                var masking_o_0 : f32 = 1.0f + s_apply_ggx_lambda_0(_S806.value0_77, _S797).value0_78;
                var masking_both_0 : f32 = masking_o_0 + s_apply_ggx_lambda_0(_S806.value0_77, _S798).value0_78;
                if(reflects_0)
                {
                    var common_1 : f32 = _S807.value0_83 * s_apply_ggx_density_0(_S806.value0_77, m_4).value0_79 / (4.0f * s_apply_abs_0(_S800).value0_2);
                    var _S808 : f32 = common_1 / masking_o_0;
                    value_13.f_cos_0 = vec3<f32>((common_1 / masking_both_0));
                    value_13.pdf_6 = _S808;
                }
                else
                {
                    var common_2 : f32 = (1.0f - _S807.value0_83) * s_apply_ggx_density_0(_S806.value0_77, m_4).value0_79 * (s_apply_abs_0(_S805.value0_5).value0_2 / s_apply_sqr_0(_S805.value0_5 + _S804.value0_5 / crossing_0).value0_17) * s_apply_abs_0(_S804.value0_5).value0_2 / s_apply_abs_0(_S800).value0_2;
                    var _S809 : f32 = common_2 / masking_o_0;
                    value_13.f_cos_0 = vec3<f32>((common_2 / (masking_both_0 * crossing_0 * crossing_0)));
                    value_13.pdf_6 = _S809;
                }
            }
            else
            {
                value_13 = _S799.value0_74;
            }
        }
        else
        {
            value_13 = _S799.value0_74;
        }
    }
    else
    {
        value_13 = _S799.value0_74;
    }
    var _S810 : Tuple_43;
    _S810.value0_82 = value_13;
    return _S810;
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

fn s_apply_largest_channel_0( _S811 : vec3<f32>) -> Tuple_47
{
    var _S812 : f32 = _S811.x;
    var _S813 : f32 = _S811.y;
    var largest_1 : f32;
    if(_S812 > _S813)
    {
        largest_1 = _S812;
    }
    else
    {
        largest_1 = _S813;
    }
    var _S814 : f32 = _S811.z;
    if(largest_1 > _S814)
    {
    }
    else
    {
        largest_1 = _S814;
    }
    var _S815 : Tuple_47;
    _S815.value0_86 = largest_1;
    return _S815;
}

fn s_apply_share_reflected_0( _S816 : vec3<f32>,  _S817 : vec3<f32>) -> Tuple_46
{
    var _S818 : Tuple_47 = s_apply_largest_channel_0(_S816);
    var both_0 : f32 = _S818.value0_86 + s_apply_largest_channel_0(_S817).value0_86;
    var share_9 : f32;
    if(both_0 > 0.0f)
    {
        share_9 = _S818.value0_86 / both_0;
    }
    else
    {
        share_9 = 1.0f;
    }
    var _S819 : Tuple_46;
    _S819.value0_85 = share_9;
    return _S819;
}

fn s_apply_diffuse_transmission_evaluate_0( _S820 : vec3<f32>,  _S821 : vec3<f32>,  _S822 : vec3<f32>,  _S823 : vec3<f32>) -> Tuple_45
{
    var _S824 : Tuple_35 = s_apply_no_value_0();
    var _S825 : f32 = _S823.z;
    var side_0 : f32 = _S822.z * _S825;
    var value_14 : BsdfValue_0;
    if(side_0 != 0.0f)
    {
        var _S826 : Tuple_46 = s_apply_share_reflected_0(_S820, _S821);
        var albedo_0 : vec3<f32>;
        var share_10 : f32;
        if(side_0 < 0.0f)
        {
            var _S827 : f32 = 1.0f - _S826.value0_85;
            albedo_0 = _S821;
            share_10 = _S827;
        }
        else
        {
            albedo_0 = _S820;
            share_10 = _S826.value0_85;
        }
        var cosine_7 : f32 = s_apply_abs_0(_S825).value0_2 * 0.31830990314483643f;
        var _S828 : f32 = share_10 * cosine_7;
        value_14.f_cos_0 = albedo_0 * vec3<f32>(cosine_7);
        value_14.pdf_6 = _S828;
    }
    else
    {
        value_14 = _S824.value0_74;
    }
    var _S829 : Tuple_45;
    _S829.value0_84 = value_14;
    return _S829;
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

fn s_apply_coat_attenuation_0( coat_8 : u32,  _S830 : f32) -> Tuple_51
{
    var _S831 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0;
    _S831.value0_38 = 0.0f;
    var thickness_0 : f32 = coat_thickness_0(coat_8);
    _S831.value0_38 = thickness_0;
    var left_3 : f32;
    if(thickness_0 != 0.0f)
    {
        var d_1 : f32 = thickness_0 / _S830;
        left_3 = 1.0f / (((((((d_1 * 0.1428571492433548f + 1.0f) * (d_1 * 0.1666666716337204f) + 1.0f) * (d_1 * 0.20000000298023224f) + 1.0f) * (d_1 * 0.25f) + 1.0f) * (d_1 * 0.3333333432674408f) + 1.0f) * (d_1 * 0.5f) + 1.0f) * d_1 + 1.0f);
    }
    else
    {
        left_3 = 1.0f;
    }
    var _S832 : Tuple_51;
    _S832.value0_90 = left_3;
    _S832.value1_30 = _S831;
    return _S832;
}

struct Tuple_52
{
     value0_91 : f32,
};

fn s_apply_mean_width_0( _S833 : vec2<f32>) -> Tuple_52
{
    var _S834 : Tuple_52;
    _S834.value0_91 = s_apply_safe_sqrt_0(_S833.x * _S833.y).value0_69;
    return _S834;
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
    var _S835 : f32 = root_5 * last_0;
    if(root_5 > 0.0f)
    {
        root_5 = 0.5f * last_0 / root_5;
    }
    else
    {
        root_5 = 0.0f;
    }
    return vec2<f32>(_S835, root_5);
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
    var _S836 : u32 = min(u32(position_4), nodes_1 - u32(2));
    weights_1.cell_3 = _S836;
    var t_12 : f32 = position_4 - f32(_S836);
    var t2_1 : f32 = t_12 * t_12;
    var t3_1 : f32 = t2_1 * t_12;
    var _S837 : f32 = 3.0f * t3_1;
    weights_1.values_0 = vec4<f32>(0.5f * (2.0f * t2_1 - t_12 - t3_1), 0.5f * (_S837 - 5.0f * t2_1) + 1.0f, 0.5f * (4.0f * t2_1 - _S837 + t_12), 0.5f * (t3_1 - t2_1));
    var _S838 : f32 = 3.0f * t2_1;
    var _S839 : f32 = 9.0f * t2_1;
    weights_1.slopes_1 = vec4<f32>(0.5f * (4.0f * t_12 - 1.0f - _S838), 0.5f * (_S839 - 10.0f * t_12), 0.5f * (8.0f * t_12 - _S839 + 1.0f), 0.5f * (_S838 - 2.0f * t_12));
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
    var _S840 : NodeWeights_0 = node_weights_0(x_29.x, u32(24));
    var _S841 : NodeWeights_0 = node_weights_0(y_15.x, u32(16));
    var _S842 : vec3<f32> = vec3<f32>(0.0f);
    var i_13 : u32 = u32(0);
    var sum_5 : vec3<f32> = _S842;
    for(;;)
    {
        if(i_13 < u32(4))
        {
        }
        else
        {
            break;
        }
        var nodes_2 : vec4<f32> = four_numbers_0(coat_11, (_S841.cell_3 + i_13) * u32(26) + _S840.cell_3);
        var value_15 : f32 = dot(_S840.values_0, nodes_2);
        var sum_6 : vec3<f32> = sum_5 + vec3<f32>(_S841.values_0[i_13] * value_15, _S841.values_0[i_13] * dot(_S840.slopes_1, nodes_2), _S841.slopes_1[i_13] * value_15);
        i_13 = i_13 + u32(1);
        sum_5 = sum_6;
    }
    return sum_5 * vec3<f32>(1.0f, x_29.y, y_15.y);
}

fn s_apply_coat_crossing_0( coat_12 : u32,  _S843 : f32,  _S844 : vec2<f32>) -> Tuple_50
{
    var _S845 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S846 : vec3<f32> = vec3<f32>(0.0f);
    var _S847 : s_minCtx_s_bwdCallableCtx_coat_crossing_0;
    _S847.value0_39 = 0.0f;
    _S847.value1_9 = 0.0f;
    _S847.value2_6 = _S845;
    _S847.value3_3 = _S846;
    var eta_7 : f32 = coat_eta_0(coat_12);
    _S847.value0_39 = eta_7;
    var share_11 : f32;
    if(is_smooth_0(_S844))
    {
        var _S848 : Tuple_30 = s_apply_safe_sqrt_0(1.0f - (1.0f - _S843 * _S843) / (eta_7 * eta_7));
        if((_S848.value0_69) > 0.0f)
        {
            var _S849 : f32 = 1.0f - s_apply_fresnel_dielectric_0(_S843, eta_7).value0_83;
            var _S850 : Tuple_51 = s_apply_coat_attenuation_0(coat_12, _S848.value0_69);
            _S847.value1_9 = _S850.value0_90;
            _S847.value2_6 = _S850.value1_30;
            share_11 = _S849 * _S850.value0_90;
        }
        else
        {
            share_11 = 0.0f;
        }
    }
    else
    {
        var found_1 : vec3<f32> = crossing_table_0(coat_12, _S843, s_apply_mean_width_0(_S844).value0_91);
        _S847.value3_3 = found_1;
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
    var _S851 : Tuple_50;
    _S851.value0_89 = share_11;
    _S851.value1_29 = _S847;
    return _S851;
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

fn s_apply_coat_internal_0( coat_14 : u32,  _S852 : vec2<f32>) -> Tuple_53
{
    var _S853 : s_minCtx_s_bwdCallableCtx_coat_internal_0;
    _S853.value0_40 = vec2<f32>(0.0f);
    var found_2 : vec2<f32> = internal_table_0(coat_14, s_apply_mean_width_0(_S852).value0_91);
    _S853.value0_40 = found_2;
    var _S854 : Tuple_53;
    _S854.value0_92 = found_2.x + 0.0f * found_2.y;
    _S854.value1_31 = _S853;
    return _S854;
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
            var _S855 : f32 = slope_1 * x_30 + sum_7;
            var _S856 : f32 = sum_7 * x_30 + 1.0f;
            var _S857 : u32 = term_0 + u32(1);
            slope_1 = _S855;
            sum_7 = _S856;
            term_0 = _S857;
        }
    }
    else
    {
        var sum_8 : f32 = 1.0f / (1.0f - x_30);
        var _S858 : f32 = sum_8 * sum_8;
        sum_7 = sum_8;
        slope_1 = _S858;
    }
    return vec2<f32>(sum_7, slope_1);
}

fn s_apply_power_sums_0( _S859 : vec3<f32>,  terms_1 : u32) -> Tuple_54
{
    var x_31 : vec2<f32> = power_sum_0(_S859.x, terms_1);
    var y_17 : vec2<f32> = power_sum_0(_S859.y, terms_1);
    var z_6 : vec2<f32> = power_sum_0(_S859.z, terms_1);
    var _S860 : Tuple_54;
    _S860.value0_93 = vec3<f32>(x_31.x + 0.0f * x_31.y, y_17.x + 0.0f * y_17.y, z_6.x + 0.0f * z_6.y);
    return _S860;
}

fn s_apply_coated_diffuse_layers_0( _S861 : vec3<f32>,  _S862 : vec2<f32>,  coat_16 : u32,  _S863 : f32) -> Tuple_49
{
    var _S864 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S865 : vec3<f32> = vec3<f32>(0.0f);
    var _S866 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S864, _S865 );
    var _S867 : vec2<f32> = vec2<f32>(0.0f);
    var _S868 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S867 );
    var _S869 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0;
    _S869.value0_41 = 0.0f;
    _S869.value1_10 = _S866;
    _S869.value2_7 = 0.0f;
    _S869.value3_4 = _S868;
    _S869.value4_2 = u32(0);
    _S869.value5_1 = 0.0f;
    var _S870 : Tuple_50 = s_apply_coat_crossing_0(coat_16, _S863, _S862);
    _S869.value0_41 = _S870.value0_89;
    _S869.value1_10 = _S870.value1_29;
    var _S871 : Tuple_53 = s_apply_coat_internal_0(coat_16, _S862);
    _S869.value2_7 = _S871.value0_92;
    _S869.value3_4 = _S871.value1_31;
    var _S872 : vec3<f32> = _S861 * vec3<f32>(_S871.value0_92);
    var _S873 : u32 = coat_bounces_0(coat_16);
    _S869.value4_2 = _S873;
    var albedo_1 : vec3<f32> = _S861 * s_apply_power_sums_0(_S872, _S873).value0_93;
    var of_base_0 : f32 = _S870.value0_89 * ((albedo_1.x + albedo_1.y + albedo_1.z) * 0.3333333432674408f) * (1.0f - _S871.value0_92);
    var reflected_3 : f32 = 1.0f - _S870.value0_89;
    var layers_0 : CoatedDiffuse_0;
    if(of_base_0 > 0.0f)
    {
        var _S874 : f32 = reflected_3 / (reflected_3 + of_base_0);
        layers_0.base_0 = _S865;
        layers_0.share_8 = _S874;
        layers_0.alpha_2 = _S867;
        layers_0.coat_3 = u32(0);
        layers_0.smooth_1 = false;
    }
    else
    {
        layers_0.base_0 = _S865;
        layers_0.share_8 = 1.0f;
        layers_0.alpha_2 = _S867;
        layers_0.coat_3 = u32(0);
        layers_0.smooth_1 = false;
    }
    var eta_8 : f32 = coat_eta_0(coat_16);
    _S869.value5_1 = eta_8;
    layers_0.base_0 = albedo_1 * vec3<f32>((_S870.value0_89 * (0.31830990314483643f / (eta_8 * eta_8))));
    layers_0.alpha_2 = _S862;
    layers_0.coat_3 = coat_16;
    layers_0.smooth_1 = is_smooth_0(_S862);
    var _S875 : Tuple_49;
    _S875.value0_88 = layers_0;
    _S875.value1_28 = _S869;
    return _S875;
}

struct Tuple_55
{
     value0_94 : BsdfValue_0,
     value1_32 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0,
};

fn s_apply_coated_diffuse_value_0( _S876 : CoatedDiffuse_0,  _S877 : vec3<f32>,  _S878 : vec3<f32>) -> Tuple_55
{
    var _S879 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S880 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S879, vec3<f32>(0.0f) );
    var _S881 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0;
    _S881.value0_42 = 0.0f;
    _S881.value1_11 = _S880;
    _S881.value2_8 = 0.0f;
    var _S882 : f32 = _S878.z;
    var _S883 : Tuple_50 = s_apply_coat_crossing_0(_S876.coat_3, _S882, _S876.alpha_2);
    _S881.value0_42 = _S883.value0_89;
    _S881.value1_11 = _S883.value1_29;
    var _S884 : vec3<f32> = _S876.base_0 * vec3<f32>((_S883.value0_89 * _S882));
    var _S885 : f32 = (1.0f - _S876.share_8) * (_S882 * 0.31830990314483643f);
    var value_16 : BsdfValue_0;
    if(!_S876.smooth_1)
    {
        var _S886 : Tuple_10 = s_apply_unit_vector_0(_S877 + _S878);
        var _S887 : Tuple_38 = s_apply_ggx_widths_0(_S876.alpha_2);
        var masking_0 : f32 = 1.0f + s_apply_ggx_lambda_0(_S887.value0_77, _S877).value0_78;
        var common_3 : f32 = s_apply_ggx_density_0(_S887.value0_77, _S886.value0_12).value0_79 / (4.0f * _S877.z);
        var _S888 : Tuple_5 = s_apply_dot_0(_S877, _S886.value0_12);
        var _S889 : f32 = coat_eta_0(_S876.coat_3);
        _S881.value2_8 = _S889;
        var _S890 : f32 = _S885 + _S876.share_8 * common_3 / masking_0;
        value_16.f_cos_0 = _S884 + vec3<f32>((s_apply_fresnel_dielectric_0(_S888.value0_5, _S889).value0_83 * common_3 / (masking_0 + s_apply_ggx_lambda_0(_S887.value0_77, _S878).value0_78)));
        value_16.pdf_6 = _S890;
    }
    else
    {
        value_16.f_cos_0 = _S884;
        value_16.pdf_6 = _S885;
    }
    var _S891 : Tuple_55;
    _S891.value0_94 = value_16;
    _S891.value1_32 = _S881;
    return _S891;
}

fn s_apply_coated_diffuse_evaluate_0( _S892 : vec3<f32>,  _S893 : vec2<f32>,  coat_17 : u32,  _S894 : vec3<f32>,  _S895 : vec3<f32>) -> Tuple_48
{
    var _S896 : vec3<f32> = vec3<f32>(0.0f);
    var _S897 : vec2<f32> = vec2<f32>(0.0f);
    var _S898 : CoatedDiffuse_0 = CoatedDiffuse_0( _S896, 0.0f, _S897, u32(0), false );
    var _S899 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S900 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S899, _S896 );
    var _S901 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S897 );
    var _S902 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S900, 0.0f, _S901, u32(0), 0.0f );
    var _S903 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S900, 0.0f );
    var _S904 : s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0;
    _S904.value0_43 = _S898;
    _S904.value1_12 = _S902;
    _S904.value2_9 = _S903;
    var _S905 : Tuple_35 = s_apply_no_value_0();
    var _S906 : f32 = _S894.z;
    var value_17 : BsdfValue_0;
    if((_S906 * _S895.z) > 0.0f)
    {
        var side_1 : f32;
        if(_S906 < 0.0f)
        {
            side_1 = -1.0f;
        }
        else
        {
            side_1 = 1.0f;
        }
        var above_1 : vec3<f32> = _S894 * vec3<f32>(side_1);
        var _S907 : Tuple_49 = s_apply_coated_diffuse_layers_0(_S892, _S893, coat_17, above_1.z);
        _S904.value0_43 = _S907.value0_88;
        _S904.value1_12 = _S907.value1_28;
        var _S908 : Tuple_55 = s_apply_coated_diffuse_value_0(_S907.value0_88, above_1, _S895 * vec3<f32>(side_1));
        _S904.value2_9 = _S908.value1_32;
        value_17 = _S908.value0_94;
    }
    else
    {
        value_17 = _S905.value0_74;
    }
    var _S909 : Tuple_48;
    _S909.value0_87 = value_17;
    _S909.value1_27 = _S904;
    return _S909;
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
    var _S910 : f32 = y_18.x;
    var _S911 : u32 = min(u32(_S910), u32(10));
    var _S912 : f32 = x_32.x;
    var _S913 : u32 = min(u32(_S912), u32(10));
    var pair_0 : WidthPair_0;
    pair_0.first_20 = _S911 * u32(12) + _S913;
    pair_0.metal_0 = _S910 - f32(_S911);
    pair_0.coat_18 = _S912 - f32(_S913);
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
    var _S914 : vec2<f32> = n01_0 - n00_0;
    var _S915 : vec2<f32> = vec2<f32>(pair_2.coat_18);
    var low_1 : vec2<f32> = n00_0 + _S914 * _S915;
    var _S916 : vec2<f32> = n10_0 + (n11_0 - n10_0) * _S915 - low_1;
    var _S917 : vec2<f32> = vec2<f32>(pair_2.metal_0);
    (*value_18) = low_1 + _S916 * _S917;
    (*by_metal_1) = _S916 * vec2<f32>(pair_2.metal_scale_0);
    (*by_coat_1) = (_S914 + (n11_0 - n01_0 - (n10_0 - n00_0)) * _S917) * vec2<f32>(pair_2.coat_scale_0);
    return;
}

fn order_table_0( coat_21 : u32,  pair_3 : WidthPair_0) -> LobeTable_0
{
    var table_0 : LobeTable_0;
    table_0.by_cosine_0 = vec2<f32>(0.0f);
    var _S918 : vec2<f32> = two_numbers_0(coat_21, u32(7974) + u32(2) * pair_node_0(pair_3, u32(0)));
    var _S919 : vec2<f32> = two_numbers_0(coat_21, u32(7974) + u32(2) * pair_node_0(pair_3, u32(1)));
    var _S920 : vec2<f32> = two_numbers_0(coat_21, u32(7974) + u32(2) * pair_node_0(pair_3, u32(2)));
    var _S921 : vec2<f32> = two_numbers_0(coat_21, u32(7974) + u32(2) * pair_node_0(pair_3, u32(3)));
    var _S922 : vec2<f32> = table_0.value_10;
    var _S923 : vec2<f32> = table_0.by_metal_0;
    var _S924 : vec2<f32> = table_0.by_coat_0;
    mix_nodes_0(pair_3, _S918, _S919, _S920, _S921, &(_S922), &(_S923), &(_S924));
    table_0.value_10 = _S922;
    table_0.by_metal_0 = _S923;
    table_0.by_coat_0 = _S924;
    return table_0;
}

struct Tuple_58
{
     value0_97 : vec2<f32>,
};

fn s_apply_lobes_near_0( table_1 : LobeTable_0,  _S925 : f32,  _S926 : f32,  _S927 : f32) -> Tuple_58
{
    var _S928 : vec2<f32> = vec2<f32>(0.0f);
    var _S929 : Tuple_58;
    _S929.value0_97 = table_1.value_10 + table_1.by_cosine_0 * _S928 + table_1.by_metal_0 * _S928 + table_1.by_coat_0 * _S928;
    return _S929;
}

struct Tuple_59
{
     value0_98 : Refraction_0,
};

fn s_apply_below_coat_0( _S930 : vec3<f32>,  eta_9 : f32) -> Tuple_59
{
    var x_33 : f32 = _S930.x * (1.0f / eta_9);
    var y_19 : f32 = _S930.y * (1.0f / eta_9);
    var squared_0 : f32 = 1.0f - x_33 * x_33 - y_19 * y_19;
    var _S931 : vec3<f32> = vec3<f32>(0.0f);
    var result_10 : Refraction_0;
    if(squared_0 > 0.0f)
    {
        result_10.direction_15 = vec3<f32>(x_33, y_19, s_apply_sqrt_0(squared_0).value0_4);
        result_10.valid_2 = true;
    }
    else
    {
        result_10.direction_15 = _S931;
        result_10.valid_2 = false;
    }
    var _S932 : Tuple_59;
    _S932.value0_98 = result_10;
    return _S932;
}

struct Tuple_60
{
     value0_99 : f32,
};

fn s_apply_refraction_turn_0( _S933 : f32,  _S934 : f32,  _S935 : f32,  eta_10 : f32) -> Tuple_60
{
    var normal_10 : f32 = 1.0f - 1.0f / eta_10;
    var coat2_0 : f32 = _S933 * _S933;
    var _S936 : Tuple_60;
    _S936.value0_99 = _S933 * 0.5f * (normal_10 + (_S935 - _S934 * (1.0f / eta_10) - normal_10) / (1.0f + coat2_0 * 20.0f)) / (1.0f + coat2_0 * 0.75f);
    return _S936;
}

struct Tuple_61
{
     value0_100 : f32,
};

fn s_apply_width_once_0( _S937 : f32,  _S938 : f32,  _S939 : f32) -> Tuple_61
{
    var _S940 : Tuple_30 = s_apply_safe_sqrt_0(_S937 * _S937 + _S938 * _S938 + _S939 * _S939 + (_S937 * (_S938 + _S939) + _S938 * _S939) * 0.5f);
    var _S941 : f32;
    if((_S940.value0_69) < 1.0f)
    {
        _S941 = _S940.value0_69;
    }
    else
    {
        _S941 = 1.0f;
    }
    var _S942 : Tuple_61;
    _S942.value0_100 = _S941;
    return _S942;
}

struct Tuple_62
{
     value0_101 : f32,
};

fn s_apply_width_more_0( _S943 : f32,  _S944 : f32,  eta_11 : f32) -> Tuple_62
{
    var _S945 : Tuple_30 = s_apply_safe_sqrt_0(_S943 * _S943 * 2.0f + _S944 * _S944 * ((1.0f - 1.0f / eta_11) * (1.0f - 1.0f / eta_11) * 0.5f + 1.0f));
    var _S946 : f32;
    if((_S945.value0_69) < 1.0f)
    {
        _S946 = _S945.value0_69;
    }
    else
    {
        _S946 = 1.0f;
    }
    var _S947 : Tuple_62;
    _S947.value0_101 = _S946;
    return _S947;
}

fn mix_nodes_1( pair_4 : WidthPair_0,  n00_1 : vec2<f32>,  n01_1 : vec2<f32>,  n10_1 : vec2<f32>,  n11_1 : vec2<f32>,  value_19 : ptr<function, vec2<f32>>,  by_metal_2 : ptr<function, vec2<f32>>,  by_coat_2 : ptr<function, vec2<f32>>)
{
    var _S948 : vec2<f32> = n01_1 - n00_1;
    var _S949 : vec2<f32> = vec2<f32>(pair_4.coat_18);
    var low_2 : vec2<f32> = n00_1 + _S948 * _S949;
    var _S950 : vec2<f32> = n10_1 + (n11_1 - n10_1) * _S949 - low_2;
    var _S951 : vec2<f32> = vec2<f32>(pair_4.metal_0);
    (*value_19) = low_2 + _S950 * _S951;
    (*by_metal_2) = _S950 * vec2<f32>(pair_4.metal_scale_0);
    (*by_coat_2) = (_S948 + (n11_1 - n01_1 - (n10_1 - n00_1)) * _S951) * vec2<f32>(pair_4.coat_scale_0);
    return;
}

fn lobe_table_0( coat_22 : u32,  pair_5 : WidthPair_0,  cosine_9 : f32) -> LobeTable_0
{
    var x_34 : vec2<f32> = node_position_0(cosine_9, u32(24));
    var _S952 : NodeWeights_0 = node_weights_0(x_34.x, u32(24));
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
        var _S953 : vec2<f32> = vec2<f32>(0.0f);
        values_1[corner_5] = _S953;
        slopes_2[corner_5] = _S953;
        var _S954 : u32 = u32(486) + u32(2) * (pair_node_0(pair_5, corner_5) * u32(26) + _S952.cell_3);
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
            var node_5 : vec2<f32> = two_numbers_0(coat_22, _S954 + u32(2) * i_14);
            values_1[corner_5] = values_1[corner_5] + node_5 * vec2<f32>(_S952.values_0[i_14]);
            slopes_2[corner_5] = slopes_2[corner_5] + node_5 * vec2<f32>(_S952.slopes_1[i_14]);
            i_14 = i_14 + u32(1);
        }
        corner_5 = corner_5 + u32(1);
    }
    var table_2 : LobeTable_0;
    var _S955 : vec2<f32> = table_2.by_cosine_0;
    var unused0_0 : vec2<f32>;
    var unused1_0 : vec2<f32>;
    mix_nodes_1(pair_5, slopes_2[i32(0)], slopes_2[i32(1)], slopes_2[i32(2)], slopes_2[i32(3)], &(_S955), &(unused0_0), &(unused1_0));
    table_2.by_cosine_0 = _S955 * vec2<f32>(x_34.y);
    var _S956 : vec2<f32> = table_2.value_10;
    var _S957 : vec2<f32> = table_2.by_metal_0;
    var _S958 : vec2<f32> = table_2.by_coat_0;
    mix_nodes_1(pair_5, values_1[i32(0)], values_1[i32(1)], values_1[i32(2)], values_1[i32(3)], &(_S956), &(_S957), &(_S958));
    table_2.value_10 = _S956;
    table_2.by_metal_0 = _S957;
    table_2.by_coat_0 = _S958;
    return table_2;
}

fn s_apply_coated_conductor_layers_0( _S959 : vec3<f32>,  _S960 : vec3<f32>,  _S961 : vec2<f32>,  _S962 : vec2<f32>,  coat_23 : u32,  _S963 : vec3<f32>) -> Tuple_57
{
    var _S964 : vec2<f32> = vec2<f32>(0.0f);
    var _S965 : LobeTable_0 = LobeTable_0( _S964, _S964, _S964, _S964 );
    var _S966 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S967 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S966, vec3<f32>(0.0f) );
    var _S968 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0;
    _S968.value0_44 = 0.0f;
    _S968.value1_13 = _S965;
    _S968.value2_10 = 0.0f;
    _S968.value3_5 = _S967;
    _S968.value4_3 = _S965;
    var n_17 : f32 = coat_eta_0(coat_23);
    _S968.value0_44 = n_17;
    var _S969 : bool = is_smooth_0(_S962);
    var _S970 : vec3<f32> = _S959 * vec3<f32>((1.0f / n_17));
    var _S971 : vec3<f32> = _S960 * vec3<f32>((1.0f / n_17));
    var _S972 : Tuple_52 = s_apply_mean_width_0(_S961);
    var _S973 : Tuple_52 = s_apply_mean_width_0(_S962);
    var pair_6 : WidthPair_0 = width_pair_0(_S972.value0_91, _S973.value0_91);
    var _S974 : LobeTable_0 = order_table_0(coat_23, pair_6);
    _S968.value1_13 = _S974;
    var _S975 : Tuple_58 = s_apply_lobes_near_0(_S974, 0.0f, _S972.value0_91, _S973.value0_91);
    var _S976 : f32 = _S975.value0_97.x;
    var _S977 : f32 = _S963.z;
    var _S978 : Tuple_50 = s_apply_coat_crossing_0(coat_23, _S977, _S962);
    _S968.value2_10 = _S978.value0_89;
    _S968.value3_5 = _S978.value1_29;
    var _S979 : Tuple_59 = s_apply_below_coat_0(_S963, n_17);
    const _S980 : vec2<f32> = vec2<f32>(1.0f, 0.0f);
    var layers_1 : CoatedConductor_0;
    if(_S979.value0_98.valid_2)
    {
        var _S981 : Tuple_41 = s_apply_fresnel_conductor_0(_S979.value0_98.direction_15.z, _S970, _S971);
        var mean_0 : f32 = (_S981.value0_80.x + _S981.value0_80.y + _S981.value0_80.z) * 0.3333333432674408f;
        var _S982 : f32 = _S978.value0_89 * mean_0;
        var _S983 : f32 = _S975.value0_97.y;
        var once_1 : f32 = _S982 * _S983;
        var reflected_4 : f32 = 1.0f - _S978.value0_89;
        var sum_9 : f32 = reflected_4 + once_1 + _S982 * mean_0 * (1.0f - _S983);
        var _S984 : vec2<f32> = vec2<f32>(reflected_4 / sum_9, once_1 / sum_9);
        layers_1.eta_3 = _S970;
        layers_1.k_2 = _S971;
        layers_1.coat_alpha_1 = _S962;
        layers_1.alpha_3 = _S961;
        layers_1.once_0 = _S964;
        layers_1.more_1 = _S964;
        layers_1.turn_2 = _S964;
        layers_1.metal_width_0 = _S972.value0_91;
        layers_1.coat_width_0 = _S973.value0_91;
        layers_1.again_0 = _S976;
        layers_1.wo_0 = _S963;
        layers_1.wo_below_0 = _S979.value0_98;
        layers_1.factors_0 = _S964;
        layers_1.shares_0 = _S984;
        layers_1.n_14 = n_17;
        layers_1.coat_4 = coat_23;
        layers_1.coat_smooth_0 = _S969;
    }
    else
    {
        layers_1.eta_3 = _S970;
        layers_1.k_2 = _S971;
        layers_1.coat_alpha_1 = _S962;
        layers_1.alpha_3 = _S961;
        layers_1.once_0 = _S964;
        layers_1.more_1 = _S964;
        layers_1.turn_2 = _S964;
        layers_1.metal_width_0 = _S972.value0_91;
        layers_1.coat_width_0 = _S973.value0_91;
        layers_1.again_0 = _S976;
        layers_1.wo_0 = _S963;
        layers_1.wo_below_0 = _S979.value0_98;
        layers_1.factors_0 = _S964;
        layers_1.shares_0 = _S980;
        layers_1.n_14 = n_17;
        layers_1.coat_4 = coat_23;
        layers_1.coat_smooth_0 = _S969;
    }
    var _S985 : vec2<f32> = vec2<f32>(0.0f);
    var _S986 : CoatedConductor_0 = layers_1;
    _S986.turn_2 = _S985;
    var _S987 : CoatedConductor_0 = layers_1;
    if(layers_1.wo_below_0.valid_2)
    {
        var cos_below_0 : f32 = _S987.wo_below_0.direction_15.z;
        _S986.turn_2 = vec2<f32>(s_apply_refraction_turn_0(_S962.x, _S977, cos_below_0, n_17).value0_99, s_apply_refraction_turn_0(_S962.y, _S977, cos_below_0, n_17).value0_99);
        layers_1 = _S986;
    }
    else
    {
        layers_1 = _S986;
    }
    var _S988 : f32 = _S961.x;
    var _S989 : f32 = layers_1.turn_2.x;
    var _S990 : f32 = _S961.y;
    var _S991 : f32 = layers_1.turn_2.y;
    layers_1.once_0 = vec2<f32>(s_apply_width_once_0(_S988, _S989, _S989).value0_100, s_apply_width_once_0(_S990, _S991, _S991).value0_100);
    layers_1.more_1 = vec2<f32>(s_apply_width_more_0(_S988, _S962.x, n_17).value0_101, s_apply_width_more_0(_S990, _S962.y, n_17).value0_101);
    var _S992 : LobeTable_0 = lobe_table_0(coat_23, pair_6, _S977);
    _S968.value4_3 = _S992;
    layers_1.factors_0 = s_apply_lobes_near_0(_S992, _S977, _S972.value0_91, _S973.value0_91).value0_97 * vec2<f32>(_S978.value0_89);
    var _S993 : Tuple_57;
    _S993.value0_96 = layers_1;
    _S993.value1_34 = _S968;
    return _S993;
}

struct Tuple_63
{
     value0_102 : BsdfValue_0,
     value1_35 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0,
};

fn s_apply_coated_conductor_value_0( _S994 : CoatedConductor_0,  _S995 : vec3<f32>) -> Tuple_63
{
    var _S996 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S997 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S996, vec3<f32>(0.0f) );
    var _S998 : vec2<f32> = vec2<f32>(0.0f);
    var _S999 : LobeTable_0 = LobeTable_0( _S998, _S998, _S998, _S998 );
    var _S1000 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0;
    _S1000.value0_45 = 0.0f;
    _S1000.value1_14 = _S997;
    _S1000.value2_11 = _S999;
    _S1000.value3_6 = u32(0);
    var _S1001 : Tuple_35 = s_apply_no_value_0();
    var value_20 : BsdfValue_0;
    if(!_S994.coat_smooth_0)
    {
        var _S1002 : Tuple_10 = s_apply_unit_vector_0(_S994.wo_0 + _S995);
        var _S1003 : Tuple_38 = s_apply_ggx_widths_0(_S994.coat_alpha_1);
        var masking_1 : f32 = 1.0f + s_apply_ggx_lambda_0(_S1003.value0_77, _S994.wo_0).value0_78;
        var common_4 : f32 = s_apply_ggx_density_0(_S1003.value0_77, _S1002.value0_12).value0_79 / (4.0f * _S994.wo_0.z);
        var _S1004 : f32 = _S994.shares_0.x * common_4 / masking_1;
        value_20.f_cos_0 = vec3<f32>((s_apply_fresnel_dielectric_0(s_apply_dot_0(_S994.wo_0, _S1002.value0_12).value0_5, _S994.n_14).value0_83 * common_4 / (masking_1 + s_apply_ggx_lambda_0(_S1003.value0_77, _S995).value0_78)));
        value_20.pdf_6 = _S1004;
    }
    else
    {
        value_20 = _S1001.value0_74;
    }
    var _S1005 : Tuple_59 = s_apply_below_coat_0(_S995, _S994.n_14);
    var _S1006 : bool;
    if(_S994.wo_below_0.valid_2)
    {
        _S1006 = _S1005.value0_98.valid_2;
    }
    else
    {
        _S1006 = false;
    }
    if(_S1006)
    {
        var _S1007 : Tuple_10 = s_apply_unit_vector_0(_S994.wo_below_0.direction_15 + _S1005.value0_98.direction_15);
        var _S1008 : Tuple_41 = s_apply_fresnel_conductor_0(s_apply_dot_0(_S994.wo_below_0.direction_15, _S1007.value0_12).value0_5, _S994.eta_3, _S994.k_2);
        var _S1009 : f32 = _S995.z;
        var _S1010 : Tuple_50 = s_apply_coat_crossing_0(_S994.coat_4, _S1009, _S994.coat_alpha_1);
        _S1000.value0_45 = _S1010.value0_89;
        _S1000.value1_14 = _S1010.value1_29;
        var _S1011 : LobeTable_0 = lobe_table_0(_S994.coat_4, width_pair_0(_S994.metal_width_0, _S994.coat_width_0), _S1009);
        _S1000.value2_11 = _S1011;
        var _S1012 : Tuple_58 = s_apply_lobes_near_0(_S1011, _S1009, _S994.metal_width_0, _S994.coat_width_0);
        var _S1013 : f32 = _S1005.value0_98.direction_15.z;
        var stretch_0 : f32 = _S1009 / (_S1013 * _S994.wo_below_0.direction_15.z * (_S994.n_14 * _S994.n_14 * 4.0f));
        var _S1014 : Tuple_38 = s_apply_ggx_widths_0(_S994.once_0);
        var masking_2 : f32 = 1.0f + s_apply_ggx_lambda_0(_S1014.value0_77, _S994.wo_below_0.direction_15).value0_78;
        var density_0 : f32 = s_apply_ggx_density_0(_S1014.value0_77, _S1007.value0_12).value0_79 * stretch_0;
        var once_2 : f32 = _S994.factors_0.x * _S1012.value0_97.x * _S1010.value0_89;
        var once_3 : f32;
        if(_S994.coat_smooth_0)
        {
            once_3 = once_2 * density_0 / (masking_2 + s_apply_ggx_lambda_0(_S1014.value0_77, _S1005.value0_98.direction_15).value0_78);
        }
        else
        {
            var _S1015 : Tuple_38 = s_apply_ggx_widths_0(vec2<f32>(s_apply_width_once_0(_S994.alpha_3.x, _S994.turn_2.x, s_apply_refraction_turn_0(_S994.coat_alpha_1.x, _S1009, _S1013, _S994.n_14).value0_99).value0_100, s_apply_width_once_0(_S994.alpha_3.y, _S994.turn_2.y, s_apply_refraction_turn_0(_S994.coat_alpha_1.y, _S1009, _S1013, _S994.n_14).value0_99).value0_100));
            once_3 = once_2 * s_apply_ggx_density_0(_S1015.value0_77, _S1007.value0_12).value0_79 * stretch_0 / (1.0f + s_apply_ggx_lambda_0(_S1015.value0_77, _S994.wo_below_0.direction_15).value0_78 + s_apply_ggx_lambda_0(_S1015.value0_77, _S1005.value0_98.direction_15).value0_78);
        }
        var _S1016 : Tuple_38 = s_apply_ggx_widths_0(_S994.more_1);
        var twice_0 : f32 = _S994.factors_0.y * _S1012.value0_97.y * _S1010.value0_89 * s_apply_ggx_density_0(_S1016.value0_77, _S1007.value0_12).value0_79 * stretch_0 / (1.0f + s_apply_ggx_lambda_0(_S1016.value0_77, _S994.wo_below_0.direction_15).value0_78 + s_apply_ggx_lambda_0(_S1016.value0_77, _S1005.value0_98.direction_15).value0_78);
        var bounces_0 : u32 = coat_bounces_0(_S994.coat_4);
        _S1000.value3_6 = bounces_0;
        var _S1017 : vec3<f32> = vec3<f32>(0.0f);
        var later_1 : vec3<f32>;
        if(bounces_0 >= u32(2))
        {
            var _S1018 : vec3<f32> = _S1008.value0_80 * _S1008.value0_80;
            var _S1019 : vec3<f32> = _S1008.value0_80 * vec3<f32>(_S994.again_0);
            var _S1020 : u32;
            if(bounces_0 == u32(4294967295))
            {
                _S1020 = u32(4294967295);
            }
            else
            {
                _S1020 = bounces_0 - u32(1);
            }
            later_1 = _S1018 * s_apply_power_sums_0(_S1019, _S1020).value0_93;
        }
        else
        {
            later_1 = _S1017;
        }
        var _S1021 : f32 = _S994.shares_0.y;
        var _S1022 : f32 = value_20.pdf_6 + _S1021 * density_0 / masking_2 + (1.0f - _S994.shares_0.x - _S1021) * (_S1009 * 0.31830990314483643f);
        value_20.f_cos_0 = value_20.f_cos_0 + _S1008.value0_80 * vec3<f32>(once_3) + later_1 * vec3<f32>(twice_0);
        value_20.pdf_6 = _S1022;
    }
    var _S1023 : Tuple_63;
    _S1023.value0_102 = value_20;
    _S1023.value1_35 = _S1000;
    return _S1023;
}

fn s_apply_coated_conductor_evaluate_0( _S1024 : vec3<f32>,  _S1025 : vec3<f32>,  _S1026 : vec2<f32>,  _S1027 : vec2<f32>,  coat_24 : u32,  _S1028 : vec3<f32>,  _S1029 : vec3<f32>) -> Tuple_56
{
    var _S1030 : vec3<f32> = vec3<f32>(0.0f);
    var _S1031 : vec2<f32> = vec2<f32>(0.0f);
    var _S1032 : Refraction_0 = Refraction_0( _S1030, false );
    var _S1033 : CoatedConductor_0 = CoatedConductor_0( _S1030, _S1030, _S1031, _S1031, _S1031, _S1031, _S1031, 0.0f, 0.0f, 0.0f, _S1030, _S1032, _S1031, _S1031, 0.0f, u32(0), false );
    var _S1034 : LobeTable_0 = LobeTable_0( _S1031, _S1031, _S1031, _S1031 );
    var _S1035 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S1036 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S1035, _S1030 );
    var _S1037 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S1034, 0.0f, _S1036, _S1034 );
    var _S1038 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S1036, _S1034, u32(0) );
    var _S1039 : s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0;
    _S1039.value0_46 = _S1033;
    _S1039.value1_15 = _S1037;
    _S1039.value2_12 = _S1038;
    var _S1040 : Tuple_35 = s_apply_no_value_0();
    var _S1041 : f32 = _S1028.z;
    var _S1042 : bool;
    if((_S1041 * _S1029.z) > 0.0f)
    {
        if(is_smooth_0(_S1026))
        {
            _S1042 = is_smooth_0(_S1027);
        }
        else
        {
            _S1042 = false;
        }
        _S1042 = !_S1042;
    }
    else
    {
        _S1042 = false;
    }
    var value_21 : BsdfValue_0;
    if(_S1042)
    {
        var side_2 : f32;
        if(_S1041 < 0.0f)
        {
            side_2 = -1.0f;
        }
        else
        {
            side_2 = 1.0f;
        }
        var _S1043 : Tuple_57 = s_apply_coated_conductor_layers_0(_S1024, _S1025, _S1026, _S1027, coat_24, _S1028 * vec3<f32>(side_2));
        _S1039.value0_46 = _S1043.value0_96;
        _S1039.value1_15 = _S1043.value1_34;
        var _S1044 : Tuple_63 = s_apply_coated_conductor_value_0(_S1043.value0_96, _S1029 * vec3<f32>(side_2));
        _S1039.value2_12 = _S1044.value1_35;
        value_21 = _S1044.value0_102;
    }
    else
    {
        value_21 = _S1040.value0_74;
    }
    var _S1045 : Tuple_56;
    _S1045.value0_95 = value_21;
    _S1045.value1_33 = _S1039;
    return _S1045;
}

fn s_apply_bsdf_evaluate_0( _S1046 : Bsdf_0,  _S1047 : vec3<f32>,  _S1048 : vec3<f32>) -> Tuple_34
{
    var _S1049 : vec3<f32> = vec3<f32>(0.0f);
    var _S1050 : vec2<f32> = vec2<f32>(0.0f);
    var _S1051 : CoatedDiffuse_0 = CoatedDiffuse_0( _S1049, 0.0f, _S1050, u32(0), false );
    var _S1052 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S1053 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S1052, _S1049 );
    var _S1054 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S1050 );
    var _S1055 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S1053, 0.0f, _S1054, u32(0), 0.0f );
    var _S1056 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S1053, 0.0f );
    var _S1057 : s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0( _S1051, _S1055, _S1056 );
    var _S1058 : Refraction_0 = Refraction_0( _S1049, false );
    var _S1059 : CoatedConductor_0 = CoatedConductor_0( _S1049, _S1049, _S1050, _S1050, _S1050, _S1050, _S1050, 0.0f, 0.0f, 0.0f, _S1049, _S1058, _S1050, _S1050, 0.0f, u32(0), false );
    var _S1060 : LobeTable_0 = LobeTable_0( _S1050, _S1050, _S1050, _S1050 );
    var _S1061 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S1060, 0.0f, _S1053, _S1060 );
    var _S1062 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S1053, _S1060, u32(0) );
    var _S1063 : s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0( _S1059, _S1061, _S1062 );
    var _S1064 : s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0;
    _S1064.value0_47 = _S1057;
    _S1064.value1_16 = _S1063;
    var _S1065 : Tuple_35 = s_apply_no_value_0();
    var value_22 : BsdfValue_0;
    if((_S1046.kind_5) == u32(0))
    {
        value_22 = s_apply_diffuse_evaluate_0(_S1046.a_36, _S1047, _S1048).value0_75;
    }
    else
    {
        if((_S1046.kind_5) == u32(1))
        {
            value_22 = s_apply_conductor_evaluate_0(_S1046.a_36, _S1046.b_31, _S1046.alpha_4, _S1047, _S1048).value0_76;
        }
        else
        {
            if((_S1046.kind_5) == u32(2))
            {
                value_22 = s_apply_dielectric_evaluate_0(_S1046.eta_4, _S1046.alpha_4, _S1047, _S1048).value0_82;
            }
            else
            {
                var _S1066 : bool;
                if(((FEATURES_0 & (u32(4)))) != u32(0))
                {
                    _S1066 = (_S1046.kind_5) == u32(3);
                }
                else
                {
                    _S1066 = false;
                }
                if(_S1066)
                {
                    value_22 = s_apply_diffuse_transmission_evaluate_0(_S1046.a_36, _S1046.b_31, _S1047, _S1048).value0_84;
                }
                else
                {
                    value_22 = _S1065.value0_74;
                }
                if(((FEATURES_0 & (u32(256)))) != u32(0))
                {
                    _S1066 = (_S1046.kind_5) == u32(5);
                }
                else
                {
                    _S1066 = false;
                }
                if(_S1066)
                {
                    var _S1067 : Tuple_48 = s_apply_coated_diffuse_evaluate_0(_S1046.a_36, _S1046.alpha_4, _S1046.coat_5, _S1047, _S1048);
                    _S1064.value0_47 = _S1067.value1_27;
                    value_22 = _S1067.value0_87;
                }
                if(((FEATURES_0 & (u32(512)))) != u32(0))
                {
                    _S1066 = (_S1046.kind_5) == u32(6);
                }
                else
                {
                    _S1066 = false;
                }
                if(_S1066)
                {
                    var _S1068 : Tuple_56 = s_apply_coated_conductor_evaluate_0(_S1046.a_36, _S1046.b_31, _S1046.alpha_4, _S1046.coat_alpha_2, _S1046.coat_5, _S1047, _S1048);
                    _S1064.value1_16 = _S1068.value1_33;
                    value_22 = _S1068.value0_95;
                }
            }
        }
    }
    var _S1069 : Tuple_34;
    _S1069.value0_73 = value_22;
    _S1069.value1_26 = _S1064;
    return _S1069;
}

fn s_apply_direct_light_0( _S1070 : Bsdf_0,  _S1071 : Frame_0,  chosen_2 : ChosenLight_0,  _S1072 : Surface_0,  _S1073 : vec3<f32>,  _S1074 : vec2<f32>) -> Tuple_25
{
    var _S1075 : vec3<f32> = vec3<f32>(0.0f);
    var _S1076 : BsdfValue_0 = BsdfValue_0( _S1075, 0.0f );
    var _S1077 : vec2<f32> = vec2<f32>(0.0f);
    var _S1078 : CoatedDiffuse_0 = CoatedDiffuse_0( _S1075, 0.0f, _S1077, u32(0), false );
    var _S1079 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S1080 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S1079, _S1075 );
    var _S1081 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S1077 );
    var _S1082 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S1080, 0.0f, _S1081, u32(0), 0.0f );
    var _S1083 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S1080, 0.0f );
    var _S1084 : s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0( _S1078, _S1082, _S1083 );
    var _S1085 : Refraction_0 = Refraction_0( _S1075, false );
    var _S1086 : CoatedConductor_0 = CoatedConductor_0( _S1075, _S1075, _S1077, _S1077, _S1077, _S1077, _S1077, 0.0f, 0.0f, 0.0f, _S1075, _S1085, _S1077, _S1077, 0.0f, u32(0), false );
    var _S1087 : LobeTable_0 = LobeTable_0( _S1077, _S1077, _S1077, _S1077 );
    var _S1088 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S1087, 0.0f, _S1080, _S1087 );
    var _S1089 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S1080, _S1087, u32(0) );
    var _S1090 : s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0( _S1086, _S1088, _S1089 );
    var _S1091 : s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0 = s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0( _S1084, _S1090 );
    var _S1092 : s_minCtx_s_bwdCallableCtx_direct_light_0;
    _S1092.value0_48 = _S1076;
    _S1092.value1_17 = _S1091;
    var _S1093 : vec3<f32> = vec3<f32>(0.0f);
    var _S1094 : Tuple_26 = s_apply_sample_light_0(chosen_2, _S1072.position_2, _S1074);
    var direct_0 : DirectLight_0;
    if(_S1094.value0_65.valid_5)
    {
        var _S1095 : Tuple_34 = s_apply_bsdf_evaluate_0(_S1070, _S1073, s_apply_to_local_0(_S1071, _S1094.value0_65.direction_17).value0_63);
        _S1092.value0_48 = _S1095.value0_73;
        _S1092.value1_17 = _S1095.value1_26;
        if((any(((_S1095.value0_73.f_cos_0) != _S1075))))
        {
            var factor_4 : f32 = 1.0f / _S1094.value0_65.pdf_9;
            var factor_5 : f32;
            if(!chosen_2.delta_2)
            {
                factor_5 = factor_4 * s_apply_power_heuristic_0(_S1094.value0_65.pdf_9, _S1095.value0_73.pdf_6).value0_16;
            }
            else
            {
                factor_5 = factor_4;
            }
            direct_0.radiance_12 = _S1095.value0_73.f_cos_0 * _S1094.value0_65.radiance_13 * vec3<f32>(factor_5);
            direct_0.direction_14 = _S1094.value0_65.direction_17;
            direct_0.distance_6 = _S1094.value0_65.distance_7;
            direct_0.valid_1 = true;
        }
        else
        {
            direct_0.radiance_12 = _S1093;
            direct_0.direction_14 = _S1093;
            direct_0.distance_6 = 0.0f;
            direct_0.valid_1 = false;
        }
    }
    else
    {
        direct_0.radiance_12 = _S1093;
        direct_0.direction_14 = _S1093;
        direct_0.distance_6 = 0.0f;
        direct_0.valid_1 = false;
    }
    var _S1096 : Tuple_25;
    _S1096.value0_64 = direct_0;
    _S1096.value1_25 = _S1092;
    return _S1096;
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
    var _S1097 : vec3<f32> = vec3<f32>(0.0f);
    var _S1098 : Tuple_66;
    _S1098.value0_105.wi_0 = _S1097;
    _S1098.value0_105.weight_5 = _S1097;
    _S1098.value0_105.pdf_8 = 0.0f;
    _S1098.value0_105.valid_4 = false;
    _S1098.value0_105.delta_7 = false;
    return _S1098;
}

struct Tuple_67
{
     value0_106 : BsdfSample_0,
};

fn s_apply_diffuse_sample_0( _S1099 : vec3<f32>,  _S1100 : vec3<f32>,  _S1101 : vec2<f32>) -> Tuple_67
{
    var _S1102 : Tuple_29 = s_apply_sin_cos_turns_0(_S1101.x);
    var _S1103 : f32 = _S1101.y;
    var _S1104 : Tuple_30 = s_apply_safe_sqrt_0(_S1103);
    var _S1105 : Tuple_30 = s_apply_safe_sqrt_0(1.0f - _S1103);
    var _S1106 : Tuple_66 = s_apply_no_sample_0();
    var sample_1 : BsdfSample_0;
    if((_S1105.value0_69) > 0.0f)
    {
        var side_3 : f32;
        if((_S1100.z) < 0.0f)
        {
            side_3 = -1.0f;
        }
        else
        {
            side_3 = 1.0f;
        }
        var _S1107 : vec3<f32> = vec3<f32>(_S1104.value0_69 * _S1102.value0_68.y, _S1104.value0_69 * _S1102.value0_68.x, side_3 * _S1105.value0_69);
        sample_1 = _S1106.value0_105;
        sample_1.wi_0 = _S1107;
        sample_1.weight_5 = _S1099;
        sample_1.pdf_8 = _S1105.value0_69 * 0.31830990314483643f;
        sample_1.valid_4 = true;
    }
    else
    {
        sample_1 = _S1106.value0_105;
    }
    var _S1108 : Tuple_67;
    _S1108.value0_106 = sample_1;
    return _S1108;
}

struct Tuple_68
{
     value0_107 : BsdfSample_0,
};

struct Tuple_69
{
     value0_108 : vec3<f32>,
};

fn s_apply_ggx_sample_visible_0( _S1109 : vec2<f32>,  _S1110 : vec3<f32>,  _S1111 : vec2<f32>) -> Tuple_69
{
    var w_3 : vec3<f32>;
    if((_S1110.z) < 0.0f)
    {
        w_3 = (vec3<f32>(0) - _S1110);
    }
    else
    {
        w_3 = _S1110;
    }
    var _S1112 : f32 = _S1109.x;
    var _S1113 : f32 = _S1109.y;
    var _S1114 : Tuple_10 = s_apply_unit_vector_0(vec3<f32>(w_3.x * _S1112, w_3.y * _S1113, w_3.z));
    var _S1115 : Tuple_29 = s_apply_sin_cos_turns_0(_S1111.x);
    var one_minus_z_0 : f32 = _S1111.y * (1.0f + _S1114.value0_12.z);
    var _S1116 : Tuple_30 = s_apply_safe_sqrt_0(one_minus_z_0 * (2.0f - one_minus_z_0));
    var h_1 : vec3<f32> = vec3<f32>(_S1116.value0_69 * _S1115.value0_68.y, _S1116.value0_69 * _S1115.value0_68.x, 1.0f - one_minus_z_0) + _S1114.value0_12;
    var _S1117 : Tuple_69;
    _S1117.value0_108 = s_apply_unit_vector_0(vec3<f32>(h_1.x * _S1112, h_1.y * _S1113, s_apply_max_0(h_1.z, 9.999999960041972e-13f).value0_1)).value0_12;
    return _S1117;
}

struct Tuple_70
{
     value0_109 : vec3<f32>,
};

fn s_apply_mirrored_0( _S1118 : vec3<f32>,  _S1119 : vec3<f32>) -> Tuple_70
{
    var _S1120 : Tuple_70;
    _S1120.value0_109 = _S1119 * vec3<f32>((2.0f * s_apply_dot_0(_S1118, _S1119).value0_5)) - _S1118;
    return _S1120;
}

fn s_apply_conductor_sample_0( _S1121 : vec3<f32>,  _S1122 : vec3<f32>,  _S1123 : vec2<f32>,  smooth_2 : bool,  _S1124 : vec3<f32>,  _S1125 : vec2<f32>) -> Tuple_68
{
    var _S1126 : Tuple_66 = s_apply_no_sample_0();
    var sample_2 : BsdfSample_0;
    if(smooth_2)
    {
        var _S1127 : f32 = _S1124.z;
        var _S1128 : Tuple_41 = s_apply_fresnel_conductor_0(s_apply_abs_0(_S1127).value0_2, _S1121, _S1122);
        sample_2.wi_0 = vec3<f32>(- _S1124.x, - _S1124.y, _S1127);
        sample_2.weight_5 = _S1128.value0_80;
        sample_2.pdf_8 = 1.0f;
        sample_2.valid_4 = true;
        sample_2.delta_7 = true;
    }
    else
    {
        var _S1129 : Tuple_38 = s_apply_ggx_widths_0(_S1123);
        var _S1130 : Tuple_69 = s_apply_ggx_sample_visible_0(_S1129.value0_77, _S1124, _S1125);
        var _S1131 : Tuple_70 = s_apply_mirrored_0(_S1124, _S1130.value0_108);
        var _S1132 : f32 = _S1124.z;
        if((_S1132 * _S1131.value0_109.z) > 0.0f)
        {
            var masking_o_1 : f32 = 1.0f + s_apply_ggx_lambda_0(_S1129.value0_77, _S1124).value0_78;
            sample_2 = _S1126.value0_105;
            sample_2.wi_0 = _S1131.value0_109;
            sample_2.weight_5 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S1124, _S1130.value0_108).value0_5).value0_2, _S1121, _S1122).value0_80 * vec3<f32>((masking_o_1 / (masking_o_1 + s_apply_ggx_lambda_0(_S1129.value0_77, _S1131.value0_109).value0_78)));
            sample_2.pdf_8 = s_apply_ggx_density_0(_S1129.value0_77, _S1130.value0_108).value0_79 / (4.0f * s_apply_abs_0(_S1132).value0_2 * masking_o_1);
            sample_2.valid_4 = true;
        }
        else
        {
            sample_2 = _S1126.value0_105;
        }
    }
    var _S1133 : Tuple_68;
    _S1133.value0_107 = sample_2;
    return _S1133;
}

struct Tuple_71
{
     value0_110 : BsdfSample_0,
};

struct Tuple_72
{
     value0_111 : Refraction_0,
};

fn s_apply_refracted_0( _S1134 : vec3<f32>,  _S1135 : vec3<f32>,  eta_outer_1 : f32) -> Tuple_72
{
    var _S1136 : Tuple_5 = s_apply_dot_0(_S1134, _S1135);
    var cos_i_1 : f32;
    var eta_12 : f32;
    var m_5 : vec3<f32>;
    if((_S1136.value0_5) < 0.0f)
    {
        var _S1137 : vec3<f32> = (vec3<f32>(0) - _S1135);
        var _S1138 : f32 = 1.0f / eta_outer_1;
        cos_i_1 = - _S1136.value0_5;
        eta_12 = _S1138;
        m_5 = _S1137;
    }
    else
    {
        cos_i_1 = _S1136.value0_5;
        eta_12 = eta_outer_1;
        m_5 = _S1135;
    }
    var sin2_t_1 : f32 = s_apply_max_0(1.0f - s_apply_sqr_0(cos_i_1).value0_17, 0.0f).value0_1 / (eta_12 * eta_12);
    var _S1139 : vec3<f32> = vec3<f32>(0.0f);
    var result_11 : Refraction_0;
    if(sin2_t_1 < 1.0f)
    {
        result_11.direction_15 = m_5 * vec3<f32>((cos_i_1 / eta_12 - s_apply_safe_sqrt_0(1.0f - sin2_t_1).value0_69)) - _S1134 * vec3<f32>((1.0f / eta_12));
        result_11.valid_2 = true;
    }
    else
    {
        result_11.direction_15 = _S1139;
        result_11.valid_2 = false;
    }
    var _S1140 : Tuple_72;
    _S1140.value0_111 = result_11;
    return _S1140;
}

fn s_apply_smooth_dielectric_sample_0( eta_13 : f32,  _S1141 : vec3<f32>,  lobe_5 : f32) -> Tuple_71
{
    var _S1142 : Tuple_66 = s_apply_no_sample_0();
    var _S1143 : f32 = _S1141.z;
    var sample_3 : BsdfSample_0;
    if(lobe_5 < (s_apply_fresnel_dielectric_0(_S1143, eta_13).value0_83))
    {
        var _S1144 : vec3<f32> = vec3<f32>(1.0f);
        sample_3.wi_0 = vec3<f32>(- _S1141.x, - _S1141.y, _S1143);
        sample_3.weight_5 = _S1144;
        sample_3.pdf_8 = 1.0f;
        sample_3.valid_4 = true;
        sample_3.delta_7 = true;
    }
    else
    {
        var _S1145 : Tuple_72 = s_apply_refracted_0(_S1141, vec3<f32>(0.0f, 0.0f, 1.0f), eta_13);
        if(_S1145.value0_111.valid_2)
        {
            var crossing_1 : f32;
            if(_S1143 > 0.0f)
            {
                crossing_1 = eta_13;
            }
            else
            {
                crossing_1 = 1.0f / eta_13;
            }
            var _S1146 : vec3<f32> = vec3<f32>((1.0f / (crossing_1 * crossing_1)));
            sample_3.wi_0 = _S1145.value0_111.direction_15;
            sample_3.weight_5 = _S1146;
            sample_3.pdf_8 = 1.0f;
            sample_3.valid_4 = true;
            sample_3.delta_7 = true;
        }
        else
        {
            sample_3 = _S1142.value0_105;
        }
    }
    var _S1147 : Tuple_71;
    _S1147.value0_110 = sample_3;
    return _S1147;
}

struct Tuple_73
{
     value0_112 : BsdfSample_0,
};

fn s_apply_rough_dielectric_sample_0( eta_14 : f32,  _S1148 : vec2<f32>,  _S1149 : vec3<f32>,  _S1150 : vec2<f32>,  lobe_6 : f32) -> Tuple_73
{
    var _S1151 : Tuple_66 = s_apply_no_sample_0();
    var _S1152 : Tuple_38 = s_apply_ggx_widths_0(_S1148);
    var _S1153 : Tuple_69 = s_apply_ggx_sample_visible_0(_S1152.value0_77, _S1149, _S1150);
    var _S1154 : Tuple_5 = s_apply_dot_0(_S1149, _S1153.value0_108);
    var _S1155 : Tuple_44 = s_apply_fresnel_dielectric_0(_S1154.value0_5, eta_14);
    var masking_o_2 : f32 = 1.0f + s_apply_ggx_lambda_0(_S1152.value0_77, _S1149).value0_78;
    var _S1156 : Tuple_2 = s_apply_abs_0(_S1154.value0_5);
    var _S1157 : f32 = _S1149.z;
    var visible_0 : f32 = s_apply_ggx_density_0(_S1152.value0_77, _S1153.value0_108).value0_79 * _S1156.value0_2 / (masking_o_2 * s_apply_abs_0(_S1157).value0_2);
    var sample_4 : BsdfSample_0;
    if(lobe_6 < (_S1155.value0_83))
    {
        var _S1158 : Tuple_70 = s_apply_mirrored_0(_S1149, _S1153.value0_108);
        if((_S1157 * _S1158.value0_109.z) > 0.0f)
        {
            sample_4 = _S1151.value0_105;
            sample_4.wi_0 = _S1158.value0_109;
            sample_4.weight_5 = vec3<f32>((masking_o_2 / (masking_o_2 + s_apply_ggx_lambda_0(_S1152.value0_77, _S1158.value0_109).value0_78)));
            sample_4.pdf_8 = _S1155.value0_83 * visible_0 / (4.0f * _S1156.value0_2);
            sample_4.valid_4 = true;
        }
        else
        {
            sample_4 = _S1151.value0_105;
        }
    }
    else
    {
        var _S1159 : Tuple_72 = s_apply_refracted_0(_S1149, _S1153.value0_108, eta_14);
        var _S1160 : bool;
        if(_S1159.value0_111.valid_2)
        {
            _S1160 = (_S1157 * _S1159.value0_111.direction_15.z) < 0.0f;
        }
        else
        {
            _S1160 = false;
        }
        if(_S1160)
        {
            var crossing_2 : f32;
            if(_S1157 > 0.0f)
            {
                crossing_2 = eta_14;
            }
            else
            {
                crossing_2 = 1.0f / eta_14;
            }
            var _S1161 : Tuple_5 = s_apply_dot_0(_S1159.value0_111.direction_15, _S1153.value0_108);
            var jacobian_0 : f32 = s_apply_abs_0(_S1161.value0_5).value0_2 / s_apply_sqr_0(_S1161.value0_5 + _S1154.value0_5 / crossing_2).value0_17;
            sample_4 = _S1151.value0_105;
            sample_4.wi_0 = _S1159.value0_111.direction_15;
            sample_4.weight_5 = vec3<f32>((masking_o_2 / ((masking_o_2 + s_apply_ggx_lambda_0(_S1152.value0_77, _S1159.value0_111.direction_15).value0_78) * crossing_2 * crossing_2)));
            sample_4.pdf_8 = (1.0f - _S1155.value0_83) * visible_0 * jacobian_0;
            sample_4.valid_4 = true;
        }
        else
        {
            sample_4 = _S1151.value0_105;
        }
    }
    var _S1162 : Tuple_73;
    _S1162.value0_112 = sample_4;
    return _S1162;
}

struct Tuple_74
{
     value0_113 : BsdfSample_0,
};

fn s_apply_diffuse_transmission_sample_0( _S1163 : vec3<f32>,  _S1164 : vec3<f32>,  _S1165 : vec3<f32>,  _S1166 : vec2<f32>,  lobe_7 : f32) -> Tuple_74
{
    var _S1167 : Tuple_46 = s_apply_share_reflected_0(_S1163, _S1164);
    var side_4 : f32;
    var share_13 : f32;
    var albedo_2 : vec3<f32>;
    if(lobe_7 >= (_S1167.value0_85))
    {
        var _S1168 : f32 = 1.0f - _S1167.value0_85;
        side_4 = -1.0f;
        albedo_2 = _S1164;
        share_13 = _S1168;
    }
    else
    {
        side_4 = 1.0f;
        albedo_2 = _S1163;
        share_13 = _S1167.value0_85;
    }
    var _S1169 : Tuple_67 = s_apply_diffuse_sample_0(albedo_2, _S1165 * vec3<f32>(side_4), _S1166);
    var _S1170 : vec3<f32> = _S1169.value0_106.weight_5 * vec3<f32>((1.0f / share_13));
    var _S1171 : BsdfSample_0 = _S1169.value0_106;
    _S1171.weight_5 = _S1170;
    _S1171.pdf_8 = _S1169.value0_106.pdf_8 * share_13;
    var _S1172 : Tuple_74;
    _S1172.value0_113 = _S1171;
    return _S1172;
}

struct Tuple_75
{
     value0_114 : BsdfSample_0,
};

fn s_apply_thin_dielectric_sample_0( eta_15 : f32,  _S1173 : vec3<f32>,  lobe_8 : f32) -> Tuple_75
{
    var _S1174 : f32 = _S1173.z;
    var _S1175 : Tuple_44 = s_apply_fresnel_dielectric_0(s_apply_abs_0(_S1174).value0_2, eta_15);
    var _S1176 : vec3<f32> = vec3<f32>(1.0f);
    var sample_5 : BsdfSample_0;
    if(lobe_8 < (_S1175.value0_83 * 2.0f / (1.0f + _S1175.value0_83)))
    {
        sample_5.wi_0 = vec3<f32>(- _S1173.x, - _S1173.y, _S1174);
        sample_5.weight_5 = _S1176;
        sample_5.pdf_8 = 1.0f;
        sample_5.valid_4 = true;
        sample_5.delta_7 = true;
    }
    else
    {
        sample_5.wi_0 = _S1173 * vec3<f32>(-1.0f);
        sample_5.weight_5 = _S1176;
        sample_5.pdf_8 = 1.0f;
        sample_5.valid_4 = true;
        sample_5.delta_7 = true;
    }
    var _S1177 : Tuple_75;
    _S1177.value0_114 = sample_5;
    return _S1177;
}

struct Tuple_76
{
     value0_115 : BsdfSample_0,
     value1_38 : s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0,
};

fn s_apply_coated_diffuse_sample_0( _S1178 : vec3<f32>,  _S1179 : vec2<f32>,  coat_25 : u32,  _S1180 : vec3<f32>,  _S1181 : vec2<f32>,  lobe_9 : f32) -> Tuple_76
{
    var _S1182 : vec3<f32> = vec3<f32>(0.0f);
    var _S1183 : vec2<f32> = vec2<f32>(0.0f);
    var _S1184 : CoatedDiffuse_0 = CoatedDiffuse_0( _S1182, 0.0f, _S1183, u32(0), false );
    var _S1185 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S1186 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S1185, _S1182 );
    var _S1187 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S1183 );
    var _S1188 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S1186, 0.0f, _S1187, u32(0), 0.0f );
    var _S1189 : BsdfValue_0 = BsdfValue_0( _S1182, 0.0f );
    var _S1190 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S1186, 0.0f );
    var _S1191 : s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0;
    _S1191.value0_49 = _S1184;
    _S1191.value1_18 = _S1188;
    _S1191.value2_13 = 0.0f;
    _S1191.value3_7 = _S1189;
    _S1191.value4_4 = _S1190;
    var _S1192 : Tuple_66 = s_apply_no_sample_0();
    var side_5 : f32;
    if((_S1180.z) < 0.0f)
    {
        side_5 = -1.0f;
    }
    else
    {
        side_5 = 1.0f;
    }
    var wo_1 : vec3<f32> = _S1180 * vec3<f32>(side_5);
    var _S1193 : f32 = wo_1.z;
    var _S1194 : Tuple_49 = s_apply_coated_diffuse_layers_0(_S1178, _S1179, coat_25, _S1193);
    _S1191.value0_49 = _S1194.value0_88;
    _S1191.value1_18 = _S1194.value1_28;
    var by_coat_3 : bool = lobe_9 < (_S1194.value0_88.share_8);
    var _S1195 : bool;
    if(by_coat_3)
    {
        _S1195 = _S1194.value0_88.smooth_1;
    }
    else
    {
        _S1195 = false;
    }
    var sample_6 : BsdfSample_0;
    if(_S1195)
    {
        var _S1196 : vec3<f32> = vec3<f32>(- wo_1.x, - wo_1.y, _S1193) * vec3<f32>(side_5);
        var _S1197 : f32 = coat_eta_0(coat_25);
        _S1191.value2_13 = _S1197;
        var _S1198 : vec3<f32> = vec3<f32>((s_apply_fresnel_dielectric_0(_S1193, _S1197).value0_83 / _S1194.value0_88.share_8));
        sample_6.wi_0 = _S1196;
        sample_6.weight_5 = _S1198;
        sample_6.pdf_8 = 1.0f;
        sample_6.valid_4 = true;
        sample_6.delta_7 = true;
    }
    else
    {
        var wi_1 : vec3<f32>;
        if(by_coat_3)
        {
            wi_1 = s_apply_mirrored_0(wo_1, s_apply_ggx_sample_visible_0(s_apply_ggx_widths_0(_S1179).value0_77, wo_1, _S1181).value0_108).value0_109;
        }
        else
        {
            wi_1 = s_apply_diffuse_sample_0(_S1178, wo_1, _S1181).value0_106.wi_0;
        }
        if((wi_1.z) > 0.0f)
        {
            var _S1199 : Tuple_55 = s_apply_coated_diffuse_value_0(_S1194.value0_88, wo_1, wi_1);
            _S1191.value3_7 = _S1199.value0_94;
            _S1191.value4_4 = _S1199.value1_32;
            var _S1200 : vec3<f32> = wi_1 * vec3<f32>(side_5);
            sample_6 = _S1192.value0_105;
            sample_6.wi_0 = _S1200;
            sample_6.weight_5 = _S1199.value0_94.f_cos_0 * vec3<f32>((1.0f / _S1199.value0_94.pdf_6));
            sample_6.pdf_8 = _S1199.value0_94.pdf_6;
            sample_6.valid_4 = true;
        }
        else
        {
            sample_6 = _S1192.value0_105;
        }
    }
    var _S1201 : Tuple_76;
    _S1201.value0_115 = sample_6;
    _S1201.value1_38 = _S1191;
    return _S1201;
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

fn s_apply_coated_mirror_weight_0( _S1202 : vec3<f32>,  _S1203 : vec3<f32>,  coat_26 : u32,  _S1204 : vec3<f32>) -> Tuple_78
{
    var _S1205 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S1206 : s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0;
    _S1206.value0_50 = 0.0f;
    _S1206.value1_19 = 0.0f;
    _S1206.value2_14 = _S1205;
    _S1206.value3_8 = u32(0);
    var n_18 : f32 = coat_eta_0(coat_26);
    _S1206.value0_50 = n_18;
    var _S1207 : Tuple_44 = s_apply_fresnel_dielectric_0(_S1204.z, n_18);
    var weight_6 : vec3<f32> = vec3<f32>(_S1207.value0_83);
    var _S1208 : Tuple_59 = s_apply_below_coat_0(_S1204, n_18);
    var weight_7 : vec3<f32>;
    if(_S1208.value0_98.valid_2)
    {
        var _S1209 : f32 = _S1208.value0_98.direction_15.z;
        var _S1210 : Tuple_41 = s_apply_fresnel_conductor_0(_S1209, _S1202 * vec3<f32>((1.0f / n_18)), _S1203 * vec3<f32>((1.0f / n_18)));
        var _S1211 : Tuple_51 = s_apply_coat_attenuation_0(coat_26, _S1209);
        _S1206.value1_19 = _S1211.value0_90;
        _S1206.value2_14 = _S1211.value1_30;
        var dimmed_0 : f32 = _S1211.value0_90 * _S1211.value0_90;
        var _S1212 : vec3<f32> = _S1210.value0_80 * vec3<f32>((dimmed_0 * _S1207.value0_83));
        var _S1213 : u32 = coat_bounces_0(coat_26);
        _S1206.value3_8 = _S1213;
        var _S1214 : f32 = 1.0f - _S1207.value0_83;
        weight_7 = weight_6 + _S1210.value0_80 * s_apply_power_sums_0(_S1212, _S1213).value0_93 * vec3<f32>((dimmed_0 * _S1214 * _S1214));
    }
    else
    {
        weight_7 = weight_6;
    }
    var _S1215 : Tuple_78;
    _S1215.value0_117 = weight_7;
    _S1215.value1_40 = _S1206;
    return _S1215;
}

fn s_apply_coated_conductor_sample_0( _S1216 : vec3<f32>,  _S1217 : vec3<f32>,  _S1218 : vec2<f32>,  _S1219 : vec2<f32>,  coat_27 : u32,  _S1220 : vec3<f32>,  _S1221 : vec2<f32>,  lobe_10 : f32) -> Tuple_77
{
    var _S1222 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S1223 : s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0 = s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0( 0.0f, 0.0f, _S1222, u32(0) );
    var _S1224 : vec3<f32> = vec3<f32>(0.0f);
    var _S1225 : vec2<f32> = vec2<f32>(0.0f);
    var _S1226 : Refraction_0 = Refraction_0( _S1224, false );
    var _S1227 : CoatedConductor_0 = CoatedConductor_0( _S1224, _S1224, _S1225, _S1225, _S1225, _S1225, _S1225, 0.0f, 0.0f, 0.0f, _S1224, _S1226, _S1225, _S1225, 0.0f, u32(0), false );
    var _S1228 : LobeTable_0 = LobeTable_0( _S1225, _S1225, _S1225, _S1225 );
    var _S1229 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S1222, _S1224 );
    var _S1230 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S1228, 0.0f, _S1229, _S1228 );
    var _S1231 : BsdfValue_0 = BsdfValue_0( _S1224, 0.0f );
    var _S1232 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S1229, _S1228, u32(0) );
    var _S1233 : s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0;
    _S1233.value0_51 = _S1223;
    _S1233.value1_20 = _S1227;
    _S1233.value2_15 = _S1230;
    _S1233.value3_9 = _S1231;
    _S1233.value4_5 = _S1232;
    var _S1234 : Tuple_66 = s_apply_no_sample_0();
    var side_6 : f32;
    if((_S1220.z) < 0.0f)
    {
        side_6 = -1.0f;
    }
    else
    {
        side_6 = 1.0f;
    }
    var wo_2 : vec3<f32> = _S1220 * vec3<f32>(side_6);
    var _S1235 : bool;
    if(is_smooth_0(_S1218))
    {
        _S1235 = is_smooth_0(_S1219);
    }
    else
    {
        _S1235 = false;
    }
    var sample_7 : BsdfSample_0;
    if(_S1235)
    {
        var _S1236 : vec3<f32> = vec3<f32>(- wo_2.x, - wo_2.y, wo_2.z) * vec3<f32>(side_6);
        var _S1237 : Tuple_78 = s_apply_coated_mirror_weight_0(_S1216, _S1217, coat_27, wo_2);
        _S1233.value0_51 = _S1237.value1_40;
        sample_7.wi_0 = _S1236;
        sample_7.weight_5 = _S1237.value0_117;
        sample_7.pdf_8 = 1.0f;
        sample_7.valid_4 = true;
        sample_7.delta_7 = true;
    }
    else
    {
        var _S1238 : Tuple_57 = s_apply_coated_conductor_layers_0(_S1216, _S1217, _S1218, _S1219, coat_27, wo_2);
        _S1233.value1_20 = _S1238.value0_96;
        _S1233.value2_15 = _S1238.value1_34;
        var _S1239 : f32 = _S1238.value0_96.shares_0.x;
        var _S1240 : bool = lobe_10 < _S1239;
        if(_S1240)
        {
            _S1235 = _S1238.value0_96.coat_smooth_0;
        }
        else
        {
            _S1235 = false;
        }
        if(_S1235)
        {
            var _S1241 : f32 = wo_2.z;
            var _S1242 : vec3<f32> = vec3<f32>((s_apply_fresnel_dielectric_0(_S1241, _S1238.value0_96.n_14).value0_83 / _S1239));
            sample_7.wi_0 = vec3<f32>(- wo_2.x, - wo_2.y, _S1241) * vec3<f32>(side_6);
            sample_7.weight_5 = _S1242;
            sample_7.pdf_8 = 1.0f;
            sample_7.valid_4 = true;
            sample_7.delta_7 = true;
        }
        else
        {
            var _S1243 : vec3<f32> = vec3<f32>(0.0f);
            var wi_2 : vec3<f32>;
            if(_S1240)
            {
                wi_2 = s_apply_mirrored_0(wo_2, s_apply_ggx_sample_visible_0(s_apply_ggx_widths_0(_S1219).value0_77, wo_2, _S1221).value0_108).value0_109;
            }
            else
            {
                if(lobe_10 < (_S1239 + _S1238.value0_96.shares_0.y))
                {
                    if(_S1238.value0_96.wo_below_0.valid_2)
                    {
                        var _S1244 : Tuple_70 = s_apply_mirrored_0(_S1238.value0_96.wo_below_0.direction_15, s_apply_ggx_sample_visible_0(s_apply_ggx_widths_0(_S1238.value0_96.once_0).value0_77, _S1238.value0_96.wo_below_0.direction_15, _S1221).value0_108);
                        var x_35 : f32 = _S1244.value0_109.x * _S1238.value0_96.n_14;
                        var y_20 : f32 = _S1244.value0_109.y * _S1238.value0_96.n_14;
                        var squared_1 : f32 = 1.0f - x_35 * x_35 - y_20 * y_20;
                        if((_S1244.value0_109.z) > 0.0f)
                        {
                            _S1235 = squared_1 > 0.0f;
                        }
                        else
                        {
                            _S1235 = false;
                        }
                        if(_S1235)
                        {
                            wi_2 = vec3<f32>(x_35, y_20, s_apply_sqrt_0(squared_1).value0_4);
                        }
                        else
                        {
                            wi_2 = _S1243;
                        }
                    }
                    else
                    {
                        wi_2 = _S1243;
                    }
                }
                else
                {
                    wi_2 = s_apply_diffuse_sample_0(_S1216, wo_2, _S1221).value0_106.wi_0;
                }
            }
            if((wi_2.z) > 0.0f)
            {
                var _S1245 : Tuple_63 = s_apply_coated_conductor_value_0(_S1238.value0_96, wi_2);
                _S1233.value3_9 = _S1245.value0_102;
                _S1233.value4_5 = _S1245.value1_35;
                var _S1246 : vec3<f32> = wi_2 * vec3<f32>(side_6);
                sample_7 = _S1234.value0_105;
                sample_7.wi_0 = _S1246;
                sample_7.weight_5 = _S1245.value0_102.f_cos_0 * vec3<f32>((1.0f / _S1245.value0_102.pdf_6));
                sample_7.pdf_8 = _S1245.value0_102.pdf_6;
                sample_7.valid_4 = true;
            }
            else
            {
                sample_7 = _S1234.value0_105;
            }
        }
    }
    var _S1247 : Tuple_77;
    _S1247.value0_116 = sample_7;
    _S1247.value1_39 = _S1233;
    return _S1247;
}

fn s_apply_bsdf_sample_0( _S1248 : Bsdf_0,  _S1249 : vec3<f32>,  _S1250 : vec2<f32>,  lobe_11 : f32) -> Tuple_65
{
    var _S1251 : vec3<f32> = vec3<f32>(0.0f);
    var _S1252 : vec2<f32> = vec2<f32>(0.0f);
    var _S1253 : CoatedDiffuse_0 = CoatedDiffuse_0( _S1251, 0.0f, _S1252, u32(0), false );
    var _S1254 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S1255 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S1254, _S1251 );
    var _S1256 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S1252 );
    var _S1257 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S1255, 0.0f, _S1256, u32(0), 0.0f );
    var _S1258 : BsdfValue_0 = BsdfValue_0( _S1251, 0.0f );
    var _S1259 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S1255, 0.0f );
    var _S1260 : s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0( _S1253, _S1257, 0.0f, _S1258, _S1259 );
    var _S1261 : s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0 = s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0( 0.0f, 0.0f, _S1254, u32(0) );
    var _S1262 : Refraction_0 = Refraction_0( _S1251, false );
    var _S1263 : CoatedConductor_0 = CoatedConductor_0( _S1251, _S1251, _S1252, _S1252, _S1252, _S1252, _S1252, 0.0f, 0.0f, 0.0f, _S1251, _S1262, _S1252, _S1252, 0.0f, u32(0), false );
    var _S1264 : LobeTable_0 = LobeTable_0( _S1252, _S1252, _S1252, _S1252 );
    var _S1265 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S1264, 0.0f, _S1255, _S1264 );
    var _S1266 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S1255, _S1264, u32(0) );
    var _S1267 : s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0( _S1261, _S1263, _S1265, _S1258, _S1266 );
    var _S1268 : s_minCtx_s_bwdCallableCtx_bsdf_sample_0;
    _S1268.value0_52 = _S1260;
    _S1268.value1_21 = _S1267;
    var _S1269 : Tuple_66 = s_apply_no_sample_0();
    var sample_8 : BsdfSample_0;
    if((_S1249.z) != 0.0f)
    {
        var smooth_3 : bool = is_smooth_0(_S1248.alpha_4);
        if((_S1248.kind_5) == u32(0))
        {
            sample_8 = s_apply_diffuse_sample_0(_S1248.a_36, _S1249, _S1250).value0_106;
        }
        else
        {
            if((_S1248.kind_5) == u32(1))
            {
                sample_8 = s_apply_conductor_sample_0(_S1248.a_36, _S1248.b_31, _S1248.alpha_4, smooth_3, _S1249, _S1250).value0_107;
            }
            else
            {
                var _S1270 : bool;
                if((_S1248.kind_5) == u32(2))
                {
                    if(smooth_3)
                    {
                        _S1270 = true;
                    }
                    else
                    {
                        _S1270 = (_S1248.eta_4) == 1.0f;
                    }
                    if(_S1270)
                    {
                        sample_8 = s_apply_smooth_dielectric_sample_0(_S1248.eta_4, _S1249, lobe_11).value0_110;
                    }
                    else
                    {
                        sample_8 = s_apply_rough_dielectric_sample_0(_S1248.eta_4, _S1248.alpha_4, _S1249, _S1250, lobe_11).value0_112;
                    }
                }
                else
                {
                    if(((FEATURES_0 & (u32(4)))) != u32(0))
                    {
                        _S1270 = (_S1248.kind_5) == u32(3);
                    }
                    else
                    {
                        _S1270 = false;
                    }
                    if(_S1270)
                    {
                        sample_8 = s_apply_diffuse_transmission_sample_0(_S1248.a_36, _S1248.b_31, _S1249, _S1250, lobe_11).value0_113;
                    }
                    else
                    {
                        sample_8 = _S1269.value0_105;
                    }
                    if(((FEATURES_0 & (u32(4)))) != u32(0))
                    {
                        _S1270 = (_S1248.kind_5) == u32(4);
                    }
                    else
                    {
                        _S1270 = false;
                    }
                    if(_S1270)
                    {
                        sample_8 = s_apply_thin_dielectric_sample_0(_S1248.eta_4, _S1249, lobe_11).value0_114;
                    }
                    if(((FEATURES_0 & (u32(256)))) != u32(0))
                    {
                        _S1270 = (_S1248.kind_5) == u32(5);
                    }
                    else
                    {
                        _S1270 = false;
                    }
                    if(_S1270)
                    {
                        var _S1271 : Tuple_76 = s_apply_coated_diffuse_sample_0(_S1248.a_36, _S1248.alpha_4, _S1248.coat_5, _S1249, _S1250, lobe_11);
                        _S1268.value0_52 = _S1271.value1_38;
                        sample_8 = _S1271.value0_115;
                    }
                    if(((FEATURES_0 & (u32(512)))) != u32(0))
                    {
                        _S1270 = (_S1248.kind_5) == u32(6);
                    }
                    else
                    {
                        _S1270 = false;
                    }
                    if(_S1270)
                    {
                        var _S1272 : Tuple_77 = s_apply_coated_conductor_sample_0(_S1248.a_36, _S1248.b_31, _S1248.alpha_4, _S1248.coat_alpha_2, _S1248.coat_5, _S1249, _S1250, lobe_11);
                        _S1268.value1_21 = _S1272.value1_39;
                        sample_8 = _S1272.value0_116;
                    }
                }
            }
        }
    }
    else
    {
        sample_8 = _S1269.value0_105;
    }
    var _S1273 : Tuple_65;
    _S1273.value0_104 = sample_8;
    _S1273.value1_37 = _S1268;
    return _S1273;
}

struct Tuple_79
{
     value0_118 : vec3<f32>,
};

fn s_apply_to_world_0( _S1274 : Frame_0,  _S1275 : vec3<f32>) -> Tuple_79
{
    var _S1276 : Tuple_79;
    _S1276.value0_118 = _S1274.s_8 * vec3<f32>(_S1275.x) + _S1274.t_9 * vec3<f32>(_S1275.y) + _S1274.n_5 * vec3<f32>(_S1275.z);
    return _S1276;
}

struct Tuple_80
{
     value0_119 : vec3<f32>,
};

fn s_apply_ray_origin_0( _S1277 : Surface_0,  _S1278 : vec3<f32>,  clearance_1 : f32) -> Tuple_80
{
    var offset_3 : f32;
    if((s_apply_dot_0(_S1278, _S1277.geometric_normal_0).value0_5) > 0.0f)
    {
        offset_3 = clearance_1;
    }
    else
    {
        offset_3 = - clearance_1;
    }
    var _S1279 : Tuple_80;
    _S1279.value0_119 = _S1277.position_2 + _S1277.geometric_normal_0 * vec3<f32>(offset_3);
    return _S1279;
}

fn s_apply_scatter_0( _S1280 : Bsdf_0,  _S1281 : Frame_0,  _S1282 : Surface_0,  _S1283 : vec3<f32>,  _S1284 : vec2<f32>,  lobe_12 : f32,  clearance_2 : f32) -> Tuple_64
{
    var _S1285 : vec3<f32> = vec3<f32>(0.0f);
    var _S1286 : BsdfSample_0 = BsdfSample_0( _S1285, _S1285, 0.0f, false, false );
    var _S1287 : vec2<f32> = vec2<f32>(0.0f);
    var _S1288 : CoatedDiffuse_0 = CoatedDiffuse_0( _S1285, 0.0f, _S1287, u32(0), false );
    var _S1289 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S1290 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S1289, _S1285 );
    var _S1291 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S1287 );
    var _S1292 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S1290, 0.0f, _S1291, u32(0), 0.0f );
    var _S1293 : BsdfValue_0 = BsdfValue_0( _S1285, 0.0f );
    var _S1294 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S1290, 0.0f );
    var _S1295 : s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0( _S1288, _S1292, 0.0f, _S1293, _S1294 );
    var _S1296 : s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0 = s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0( 0.0f, 0.0f, _S1289, u32(0) );
    var _S1297 : Refraction_0 = Refraction_0( _S1285, false );
    var _S1298 : CoatedConductor_0 = CoatedConductor_0( _S1285, _S1285, _S1287, _S1287, _S1287, _S1287, _S1287, 0.0f, 0.0f, 0.0f, _S1285, _S1297, _S1287, _S1287, 0.0f, u32(0), false );
    var _S1299 : LobeTable_0 = LobeTable_0( _S1287, _S1287, _S1287, _S1287 );
    var _S1300 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S1299, 0.0f, _S1290, _S1299 );
    var _S1301 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S1290, _S1299, u32(0) );
    var _S1302 : s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0( _S1296, _S1298, _S1300, _S1293, _S1301 );
    var _S1303 : s_minCtx_s_bwdCallableCtx_bsdf_sample_0 = s_minCtx_s_bwdCallableCtx_bsdf_sample_0( _S1295, _S1302 );
    var _S1304 : s_minCtx_s_bwdCallableCtx_scatter_0;
    _S1304.value0_53 = _S1286;
    _S1304.value1_22 = _S1303;
    var _S1305 : Tuple_65 = s_apply_bsdf_sample_0(_S1280, _S1283, _S1284, lobe_12);
    _S1304.value0_53 = _S1305.value0_104;
    _S1304.value1_22 = _S1305.value1_37;
    var _S1306 : Tuple_79 = s_apply_to_world_0(_S1281, _S1305.value0_104.wi_0);
    var _S1307 : Tuple_80 = s_apply_ray_origin_0(_S1282, _S1306.value0_118, clearance_2);
    var _S1308 : Tuple_64;
    _S1308.value0_103.weight_4 = _S1305.value0_104.weight_5;
    _S1308.value0_103.origin_4 = _S1307.value0_119;
    _S1308.value0_103.direction_16 = _S1306.value0_118;
    _S1308.value0_103.pdf_7 = _S1305.value0_104.pdf_8;
    _S1308.value0_103.valid_3 = _S1305.value0_104.valid_4;
    _S1308.value0_103.delta_6 = _S1305.value0_104.delta_7;
    _S1308.value1_36 = _S1304;
    return _S1308;
}

fn s_apply_path_luminance_0( vertex_0 : Vertex_0,  _S1309 : vec3<f32>,  _S1310 : vec3<f32>,  _S1311 : f32,  _S1312 : vec2<f32>,  _S1313 : vec2<f32>) -> Tuple_16
{
    var _S1314 : vec3<f32> = vec3<f32>(0.0f);
    var _S1315 : DirectLight_0 = DirectLight_0( _S1314, _S1314, 0.0f, false );
    var _S1316 : BsdfValue_0 = BsdfValue_0( _S1314, 0.0f );
    var _S1317 : vec2<f32> = vec2<f32>(0.0f);
    var _S1318 : CoatedDiffuse_0 = CoatedDiffuse_0( _S1314, 0.0f, _S1317, u32(0), false );
    var _S1319 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S1320 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S1319, _S1314 );
    var _S1321 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S1317 );
    var _S1322 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S1320, 0.0f, _S1321, u32(0), 0.0f );
    var _S1323 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S1320, 0.0f );
    var _S1324 : s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0( _S1318, _S1322, _S1323 );
    var _S1325 : Refraction_0 = Refraction_0( _S1314, false );
    var _S1326 : CoatedConductor_0 = CoatedConductor_0( _S1314, _S1314, _S1317, _S1317, _S1317, _S1317, _S1317, 0.0f, 0.0f, 0.0f, _S1314, _S1325, _S1317, _S1317, 0.0f, u32(0), false );
    var _S1327 : LobeTable_0 = LobeTable_0( _S1317, _S1317, _S1317, _S1317 );
    var _S1328 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S1327, 0.0f, _S1320, _S1327 );
    var _S1329 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S1320, _S1327, u32(0) );
    var _S1330 : s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0( _S1326, _S1328, _S1329 );
    var _S1331 : s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0 = s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0( _S1324, _S1330 );
    var _S1332 : s_minCtx_s_bwdCallableCtx_direct_light_0 = s_minCtx_s_bwdCallableCtx_direct_light_0( _S1316, _S1331 );
    var _S1333 : Departure_0 = Departure_0( _S1314, _S1314, _S1314, 0.0f, false, false );
    var _S1334 : BsdfSample_0 = BsdfSample_0( _S1314, _S1314, 0.0f, false, false );
    var _S1335 : s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0( _S1318, _S1322, 0.0f, _S1316, _S1323 );
    var _S1336 : s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0 = s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0( 0.0f, 0.0f, _S1319, u32(0) );
    var _S1337 : s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0( _S1336, _S1326, _S1328, _S1316, _S1329 );
    var _S1338 : s_minCtx_s_bwdCallableCtx_bsdf_sample_0 = s_minCtx_s_bwdCallableCtx_bsdf_sample_0( _S1335, _S1337 );
    var _S1339 : s_minCtx_s_bwdCallableCtx_scatter_0 = s_minCtx_s_bwdCallableCtx_scatter_0( _S1334, _S1338 );
    var _S1340 : s_minCtx_s_bwdCallableCtx_path_luminance_0;
    _S1340.value0_54 = _S1315;
    _S1340.value1_23 = _S1332;
    _S1340.value2_16 = _S1333;
    _S1340.value3_10 = _S1339;
    var _S1341 : Tuple_17 = s_apply_surface_at_0(vertex_0.triangle_0, _S1309, _S1310);
    var result_12 : f32;
    if((vertex_0.triangle_0.emission_2) != u32(4294967295))
    {
        result_12 = s_apply_dot_0(s_apply_emission_of_0(vertex_0.emitted_0, _S1341.value0_56, _S1309, _S1310, _S1311, vertex_0.delta_3).value0_59, vertex_0.importance_0).value0_5;
    }
    else
    {
        result_12 = 0.0f;
    }
    var _S1342 : bool;
    if(vertex_0.lit_0)
    {
        _S1342 = true;
    }
    else
    {
        _S1342 = vertex_0.scatters_0;
    }
    if(_S1342)
    {
        var _S1343 : Tuple_22 = s_apply_bsdf_near_0(vertex_0.shading_1, _S1341.value0_56.b1_0, _S1341.value0_56.b2_0);
        var _S1344 : Tuple_23 = s_apply_frame_near_0(vertex_0.shading_1, _S1341.value0_56);
        var _S1345 : Tuple_24 = s_apply_to_local_0(_S1344.value0_62, (vec3<f32>(0) - _S1310));
        if(vertex_0.lit_0)
        {
            var _S1346 : Tuple_25 = s_apply_direct_light_0(_S1343.value0_61, _S1344.value0_62, vertex_0.chosen_0, _S1341.value0_56, _S1345.value0_63, _S1313);
            _S1340.value0_54 = _S1346.value0_64;
            _S1340.value1_23 = _S1346.value1_25;
            result_12 = result_12 + s_apply_dot_0(_S1346.value0_64.radiance_12, vertex_0.importance_0).value0_5;
        }
        if(vertex_0.scatters_0)
        {
            var _S1347 : Tuple_64 = s_apply_scatter_0(_S1343.value0_61, _S1344.value0_62, _S1341.value0_56, _S1345.value0_63, _S1312, vertex_0.shading_1.lobe_2, vertex_0.triangle_0.clearance_0);
            _S1340.value2_16 = _S1347.value0_103;
            _S1340.value3_10 = _S1347.value1_36;
            var result_13 : f32 = result_12 + (s_apply_dot_0(_S1347.value0_103.weight_4, vertex_0.later_0).value0_5 + s_apply_dot_0(_S1347.value0_103.origin_4, vertex_0.adjoint_origin_1).value0_5 + s_apply_dot_0(_S1347.value0_103.direction_16, vertex_0.adjoint_direction_1).value0_5);
            if(!_S1347.value0_103.delta_6)
            {
                result_12 = result_13 + _S1347.value0_103.pdf_7 * vertex_0.adjoint_pdf_1;
            }
            else
            {
                result_12 = result_13;
            }
        }
    }
    var _S1348 : Tuple_16;
    _S1348.value0_55 = result_12;
    _S1348.value1_24 = _S1340;
    return _S1348;
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
    var _S1349 : vec3<f32> = vec3<f32>(0.0f);
    result_14.s_8 = _S1349;
    result_14.t_9 = _S1349;
    result_14.n_5 = _S1349;
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
    var _S1350 : vec3<f32> = vec3<f32>(0.0f);
    result_16.a_37 = _S1350;
    result_16.b_32 = _S1350;
    var _S1351 : vec2<f32> = vec2<f32>(0.0f);
    result_16.alpha_6 = _S1351;
    result_16.coat_alpha_3 = _S1351;
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
    var _S1352 : vec3<f32> = vec3<f32>(0.0f);
    result_17.weight_8 = _S1352;
    result_17.origin_5 = _S1352;
    result_17.direction_19 = _S1352;
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

fn s_bwdProp_ray_origin_0( _S1353 : s_bwdCallableCtx_ray_origin_0,  _S1354 : ptr<function, Surface_Differential_0>,  _S1355 : ptr<function, vec3<f32>>,  _S1356 : vec3<f32>)
{
    var _S1357 : s_bwdCallableCtx_dot_0;
    _S1357._S39 = _S1353.value0_141.value1_53;
    _S1357._S40 = _S1353.value0_141.value0_140.geometric_normal_0;
    var _S1358 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1359 : Surface_Differential_0 = _S1358;
    _S1359.position_5 = _S1356;
    var _S1360 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1358, _S1359);
    var _S1361 : vec3<f32> = vec3<f32>(0.0f);
    var _S1362 : vec3<f32> = _S1361;
    var _S1363 : vec3<f32> = _S1361;
    s_bwdProp_dot_0(_S1357, &(_S1362), &(_S1363), 0.0f);
    (*_S1354) = _S1360;
    (*_S1355) = _S1362;
    return;
}

fn s_bwdProp_to_world_0( _S1364 : s_bwdCallableCtx_to_world_0,  _S1365 : ptr<function, Frame_0>,  _S1366 : ptr<function, vec3<f32>>,  _S1367 : vec3<f32>)
{
    var _S1368 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S1369 : vec3<f32> = _S1364.value0_139.value0_138.n_5 * _S1367;
    var _S1370 : vec3<f32> = vec3<f32>(_S1364.value0_139.value1_52.z) * _S1367;
    var _S1371 : f32 = _S1369[i32(0)] + _S1369[i32(1)] + _S1369[i32(2)];
    var _S1372 : vec3<f32> = _S1364.value0_139.value0_138.t_9 * _S1367;
    var _S1373 : vec3<f32> = vec3<f32>(_S1364.value0_139.value1_52.y) * _S1367;
    var _S1374 : f32 = _S1372[i32(0)] + _S1372[i32(1)] + _S1372[i32(2)];
    var _S1375 : vec3<f32> = _S1364.value0_139.value0_138.s_8 * _S1367;
    var _S1376 : vec3<f32> = vec3<f32>(_S1364.value0_139.value1_52.x) * _S1367;
    var _S1377 : f32 = _S1375[i32(0)] + _S1375[i32(1)] + _S1375[i32(2)];
    var _S1378 : Frame_0 = _S1368;
    _S1378.n_5 = _S1370;
    _S1378.t_9 = _S1373;
    _S1378.s_8 = _S1376;
    var _S1379 : vec3<f32> = vec3<f32>(_S1377, _S1374, _S1371);
    (*_S1365) = Frame_x24_syn_dadd_0(_S1368, _S1378);
    (*_S1366) = _S1379;
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
    var _S1380 : vec3<f32> = vec3<f32>(0.0f);
    result_21.wi_3 = _S1380;
    result_21.weight_9 = _S1380;
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

fn s_bwdProp_safe_sqrt_0( _S1381 : s_bwdCallableCtx_safe_sqrt_0,  _S1382 : ptr<function, f32>,  _S1383 : f32)
{
    var _S1384 : bool = (_S1381.value0_161.value0_160) > 0.0f;
    var _S1385 : s_bwdCallableCtx_sqrt_0;
    if(_S1384)
    {
        var _S1386 : s_bwdCallableCtx_sqrt_0;
        _S1386._S35 = _S1381.value0_161.value0_160;
        _S1385 = _S1386;
    }
    else
    {
        _S1385._S35 = 0.0f;
    }
    var _S1387 : f32;
    if(_S1384)
    {
        var _S1388 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1385, &(_S1388), _S1383);
        _S1387 = _S1388;
    }
    else
    {
        _S1387 = 0.0f;
    }
    (*_S1382) = _S1387;
    return;
}

fn s_bwdProp_sin_cos_turns_0( _S1389 : s_bwdCallableCtx_sin_cos_turns_0,  _S1390 : ptr<function, f32>,  _S1391 : vec2<f32>)
{
    var quarter_2 : f32 = round(_S1389.value0_159.value0_158 * 4.0f);
    var angle_2 : f32 = (_S1389.value0_159.value0_158 - quarter_2 * 0.25f) * 6.28318548202514648f;
    var a2_3 : f32 = angle_2 * angle_2;
    var _S1392 : f32 = -0.0001984127011383f + a2_3 * 2.75573188446287531e-06f;
    var _S1393 : f32 = 0.00833333376795053f + a2_3 * _S1392;
    var _S1394 : f32 = -0.1666666716337204f + a2_3 * _S1393;
    var _S1395 : f32 = 1.0f + a2_3 * _S1394;
    var _S1396 : f32 = -0.00138888892251998f + a2_3 * 0.00002480158764229f;
    var _S1397 : f32 = 0.0416666679084301f + a2_3 * _S1396;
    var _S1398 : f32 = -0.5f + a2_3 * _S1397;
    var q_5 : i32 = (i32(quarter_2) & (i32(3)));
    var _S1399 : bool = q_5 == i32(1);
    var _S1400 : bool;
    var _S1401 : bool;
    if(_S1399)
    {
        _S1400 = false;
        _S1401 = false;
    }
    else
    {
        var _S1402 : bool = q_5 == i32(2);
        if(_S1402)
        {
            _S1400 = false;
        }
        else
        {
            _S1400 = q_5 == i32(3);
        }
        var _S1403 : bool = _S1400;
        _S1400 = _S1402;
        _S1401 = _S1403;
    }
    var _S1404 : f32;
    var _S1405 : f32;
    if(_S1399)
    {
        var _S1406 : f32 = - _S1391[i32(1)];
        _S1404 = _S1391[i32(0)];
        _S1405 = _S1406;
    }
    else
    {
        if(_S1400)
        {
            var _S1407 : f32 = - _S1391[i32(0)];
            _S1404 = - _S1391[i32(1)];
            _S1405 = _S1407;
        }
        else
        {
            if(_S1401)
            {
                _S1404 = - _S1391[i32(0)];
                _S1405 = _S1391[i32(1)];
            }
            else
            {
                _S1404 = _S1391[i32(1)];
                _S1405 = _S1391[i32(0)];
            }
        }
    }
    var _S1408 : f32 = a2_3 * _S1404;
    var _S1409 : f32 = a2_3 * _S1408;
    var _S1410 : f32 = angle_2 * _S1405;
    var _S1411 : f32 = a2_3 * _S1410;
    var _S1412 : f32 = a2_3 * _S1411;
    var _S1413 : f32 = angle_2 * (_S1398 * _S1404 + _S1397 * _S1408 + _S1396 * _S1409 + 0.00002480158764229f * (a2_3 * _S1409) + _S1394 * _S1410 + _S1393 * _S1411 + _S1392 * _S1412 + 2.75573188446287531e-06f * (a2_3 * _S1412));
    (*_S1390) = 6.28318548202514648f * (_S1395 * _S1405 + _S1413 + _S1413);
    return;
}

fn s_bwdProp_diffuse_sample_0( _S1414 : s_bwdCallableCtx_diffuse_sample_0,  _S1415 : ptr<function, vec3<f32>>,  _S1416 : ptr<function, vec3<f32>>,  _S1417 : ptr<function, vec2<f32>>,  _S1418 : BsdfSample_Differential_0)
{
    var _S1419 : f32 = _S1414.value0_157.value1_54.x;
    var _S1420 : Tuple_29 = s_apply_sin_cos_turns_0(_S1419);
    var _S1421 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S1421.value0_158 = _S1419;
    var _S1422 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S1421 );
    var _S1423 : f32 = _S1414.value0_157.value1_54.y;
    var _S1424 : Tuple_30 = s_apply_safe_sqrt_0(_S1423);
    var _S1425 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S1425.value0_160 = _S1423;
    var _S1426 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S1425 );
    var _S1427 : f32 = 1.0f - _S1423;
    var _S1428 : Tuple_30 = s_apply_safe_sqrt_0(_S1427);
    var _S1429 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S1429.value0_160 = _S1427;
    var _S1430 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S1429 );
    var _S1431 : bool = (_S1428.value0_69) > 0.0f;
    var side_7 : f32;
    var _S1432 : f32;
    var _S1433 : f32;
    if(_S1431)
    {
        if((_S1414.value0_157.value0_142.z) < 0.0f)
        {
            side_7 = -1.0f;
        }
        else
        {
            side_7 = 1.0f;
        }
        var _S1434 : f32 = _S1420.value0_68.y;
        _S1432 = _S1420.value0_68.x;
        _S1433 = _S1434;
    }
    else
    {
        side_7 = 0.0f;
        _S1432 = 0.0f;
        _S1433 = 0.0f;
    }
    var _S1435 : vec3<f32> = vec3<f32>(0.0f);
    var _S1436 : vec2<f32> = vec2<f32>(0.0f);
    var _S1437 : vec2<f32>;
    var _S1438 : vec3<f32>;
    if(_S1431)
    {
        var _S1439 : vec2<f32> = vec2<f32>(_S1424.value0_69 * _S1418.wi_3[i32(1)], _S1424.value0_69 * _S1418.wi_3[i32(0)]);
        var _S1440 : f32 = _S1432 * _S1418.wi_3[i32(1)] + _S1433 * _S1418.wi_3[i32(0)];
        side_7 = 0.31830990314483643f * _S1418.pdf_11 + side_7 * _S1418.wi_3[i32(2)];
        _S1432 = _S1440;
        _S1437 = _S1439;
        _S1438 = _S1418.weight_9;
    }
    else
    {
        side_7 = 0.0f;
        _S1432 = 0.0f;
        _S1437 = _S1436;
        _S1438 = _S1435;
    }
    var _S1441 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S1430, &(_S1441), side_7);
    var _S1442 : f32 = - _S1441;
    var _S1443 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S1426, &(_S1443), _S1432);
    var _S1444 : f32 = _S1442 + _S1443;
    var _S1445 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S1422, &(_S1445), _S1437);
    var _S1446 : vec2<f32> = vec2<f32>(_S1445, _S1444);
    (*_S1415) = _S1438;
    (*_S1416) = _S1435;
    (*_S1417) = _S1446;
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

fn s_bwdProp_fresnel_conductor_channel_0( _S1447 : s_bwdCallableCtx_fresnel_conductor_channel_0,  _S1448 : ptr<function, f32>,  _S1449 : ptr<function, f32>,  _S1450 : ptr<function, f32>,  _S1451 : f32)
{
    var _S1452 : Tuple_0 = s_apply_min_0(_S1447.value0_175.value0_174, 1.0f);
    var _S1453 : s_bwdCallableCtx_min_0;
    _S1453._S2 = _S1447.value0_175.value0_174;
    _S1453._S3 = 1.0f;
    var _S1454 : s_bwdCallableCtx_min_0 = _S1453;
    var _S1455 : Tuple_15 = s_apply_sqr_0(_S1452.value0_0);
    var _S1456 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1456.value0_26 = _S1452.value0_0;
    var _S1457 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1456 );
    var sin2_1 : f32 = 1.0f - _S1455.value0_17;
    var _S1458 : f32 = _S1447.value0_175.value1_69;
    var _S1459 : f32 = _S1447.value0_175.value2_31;
    var t0_1 : f32 = _S1458 * _S1458 - _S1459 * _S1459 - sin2_1;
    var _S1460 : Tuple_15 = s_apply_sqr_0(t0_1);
    var _S1461 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1461.value0_26 = t0_1;
    var _S1462 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1461 );
    var _S1463 : f32 = 4.0f * _S1447.value0_175.value1_69;
    var _S1464 : f32 = _S1463 * _S1447.value0_175.value1_69;
    var _S1465 : f32 = _S1464 * _S1447.value0_175.value2_31;
    var _S1466 : f32 = _S1460.value0_17 + _S1465 * _S1447.value0_175.value2_31;
    var _S1467 : Tuple_30 = s_apply_safe_sqrt_0(_S1466);
    var _S1468 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S1468.value0_160 = _S1466;
    var _S1469 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S1468 );
    var _S1470 : f32 = (_S1467.value0_69 + t0_1) * 0.5f;
    var _S1471 : Tuple_30 = s_apply_safe_sqrt_0(_S1470);
    var _S1472 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S1472.value0_160 = _S1470;
    var _S1473 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S1472 );
    var t1_1 : f32 = _S1467.value0_69 + _S1455.value0_17;
    var _S1474 : f32 = 2.0f * _S1471.value0_69;
    var t2_2 : f32 = _S1474 * _S1452.value0_0;
    var _S1475 : f32 = t1_1 - t2_2;
    var _S1476 : f32 = t1_1 + t2_2;
    var perpendicular_1 : f32 = _S1475 / _S1476;
    var _S1477 : f32 = _S1476 * _S1476;
    var _S1478 : f32 = _S1455.value0_17 * _S1467.value0_69;
    var _S1479 : Tuple_15 = s_apply_sqr_0(sin2_1);
    var _S1480 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1480.value0_26 = sin2_1;
    var _S1481 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1480 );
    var t3_2 : f32 = _S1478 + _S1479.value0_17;
    var t4_1 : f32 = t2_2 * sin2_1;
    var _S1482 : f32 = t3_2 - t4_1;
    var _S1483 : f32 = perpendicular_1 * _S1482;
    var _S1484 : f32 = t3_2 + t4_1;
    var _S1485 : f32 = _S1484 * _S1484;
    var _S1486 : f32;
    if(((perpendicular_1 + _S1483 / _S1484) * 0.5f) < 0.0f)
    {
        _S1486 = 0.0f;
    }
    else
    {
        _S1486 = _S1451;
    }
    var s_diff_parallel_T_0 : f32 = 0.5f * _S1486;
    var _S1487 : f32 = s_diff_parallel_T_0 / _S1485;
    var _S1488 : f32 = _S1483 * - _S1487;
    var _S1489 : f32 = _S1484 * _S1487;
    var _S1490 : f32 = perpendicular_1 * _S1489;
    var _S1491 : f32 = _S1482 * _S1489;
    var _S1492 : f32 = _S1488 + - _S1490;
    var _S1493 : f32 = t2_2 * _S1492;
    var _S1494 : f32 = sin2_1 * _S1492;
    var _S1495 : f32 = _S1488 + _S1490;
    var _S1496 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1481, &(_S1496), _S1495);
    var _S1497 : f32 = _S1455.value0_17 * _S1495;
    var _S1498 : f32 = _S1467.value0_69 * _S1495;
    var _S1499 : f32 = (s_diff_parallel_T_0 + _S1491) / _S1477;
    var _S1500 : f32 = _S1475 * - _S1499;
    var _S1501 : f32 = _S1476 * _S1499;
    var _S1502 : f32 = _S1494 + _S1500 + - _S1501;
    var _S1503 : f32 = _S1474 * _S1502;
    var _S1504 : f32 = 2.0f * (_S1452.value0_0 * _S1502);
    var _S1505 : f32 = _S1500 + _S1501;
    var _S1506 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S1473, &(_S1506), _S1504);
    var _S1507 : f32 = 0.5f * _S1506;
    var _S1508 : f32 = _S1497 + _S1505 + _S1507;
    var _S1509 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S1469, &(_S1509), _S1508);
    var _S1510 : f32 = _S1465 * _S1509;
    var _S1511 : f32 = _S1447.value0_175.value2_31 * _S1509;
    var _S1512 : f32 = _S1464 * _S1511;
    var _S1513 : f32 = _S1447.value0_175.value2_31 * _S1511;
    var _S1514 : f32 = _S1463 * _S1513;
    var _S1515 : f32 = 4.0f * (_S1447.value0_175.value1_69 * _S1513);
    var _S1516 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1462, &(_S1516), _S1509);
    var _S1517 : f32 = _S1507 + _S1516;
    var _S1518 : f32 = - _S1517;
    var _S1519 : f32 = _S1447.value0_175.value2_31 * _S1518;
    var _S1520 : f32 = _S1447.value0_175.value1_69 * _S1517;
    var _S1521 : f32 = _S1498 + _S1505 + - (_S1493 + _S1496 + _S1518);
    var _S1522 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1457, &(_S1522), _S1521);
    var _S1523 : f32 = _S1503 + _S1522;
    var _S1524 : f32 = 0.0f;
    var _S1525 : f32 = 0.0f;
    s_bwdProp_min_0(_S1454, &(_S1524), &(_S1525), _S1523);
    var _S1526 : f32 = _S1510 + _S1512 + _S1519 + _S1519;
    var _S1527 : f32 = _S1514 + _S1515 + _S1520 + _S1520;
    (*_S1448) = _S1524;
    (*_S1449) = _S1527;
    (*_S1450) = _S1526;
    return;
}

fn s_bwdProp_fresnel_conductor_0( _S1528 : s_bwdCallableCtx_fresnel_conductor_0,  _S1529 : ptr<function, f32>,  _S1530 : ptr<function, vec3<f32>>,  _S1531 : ptr<function, vec3<f32>>,  _S1532 : vec3<f32>)
{
    var _S1533 : f32 = _S1528.value0_170.value1_64.x;
    var _S1534 : f32 = _S1528.value0_170.value2_29.x;
    var _S1535 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S1535.value0_174 = _S1528.value0_170.value0_162;
    _S1535.value1_69 = _S1533;
    _S1535.value2_31 = _S1534;
    var _S1536 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S1535 );
    var _S1537 : f32 = _S1528.value0_170.value1_64.y;
    var _S1538 : f32 = _S1528.value0_170.value2_29.y;
    var _S1539 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S1539.value0_174 = _S1528.value0_170.value0_162;
    _S1539.value1_69 = _S1537;
    _S1539.value2_31 = _S1538;
    var _S1540 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S1539 );
    var _S1541 : f32 = _S1528.value0_170.value1_64.z;
    var _S1542 : f32 = _S1528.value0_170.value2_29.z;
    var _S1543 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S1543.value0_174 = _S1528.value0_170.value0_162;
    _S1543.value1_69 = _S1541;
    _S1543.value2_31 = _S1542;
    var _S1544 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S1543 );
    var _S1545 : f32 = 0.0f;
    var _S1546 : f32 = 0.0f;
    var _S1547 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S1544, &(_S1545), &(_S1546), &(_S1547), _S1532[i32(2)]);
    var _S1548 : f32 = 0.0f;
    var _S1549 : f32 = 0.0f;
    var _S1550 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S1540, &(_S1548), &(_S1549), &(_S1550), _S1532[i32(1)]);
    var _S1551 : f32 = 0.0f;
    var _S1552 : f32 = 0.0f;
    var _S1553 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S1536, &(_S1551), &(_S1552), &(_S1553), _S1532[i32(0)]);
    var _S1554 : vec3<f32> = vec3<f32>(_S1553, _S1550, _S1547);
    var _S1555 : vec3<f32> = vec3<f32>(_S1552, _S1549, _S1546);
    (*_S1529) = _S1545 + _S1548 + _S1551;
    (*_S1530) = _S1555;
    (*_S1531) = _S1554;
    return;
}

fn s_bwdProp_ggx_density_0( _S1556 : s_bwdCallableCtx_ggx_density_0,  _S1557 : ptr<function, vec2<f32>>,  _S1558 : ptr<function, vec3<f32>>,  _S1559 : f32)
{
    var _S1560 : f32 = _S1556.value0_168.value1_68.x;
    var _S1561 : f32 = _S1556.value0_168.value0_167.x;
    var _S1562 : f32 = _S1560 / _S1561;
    var _S1563 : f32 = _S1561 * _S1561;
    var _S1564 : Tuple_15 = s_apply_sqr_0(_S1562);
    var _S1565 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1565.value0_26 = _S1562;
    var _S1566 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1565 );
    var _S1567 : f32 = _S1556.value0_168.value1_68.y;
    var _S1568 : f32 = _S1556.value0_168.value0_167.y;
    var _S1569 : f32 = _S1567 / _S1568;
    var _S1570 : f32 = _S1568 * _S1568;
    var _S1571 : Tuple_15 = s_apply_sqr_0(_S1569);
    var _S1572 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1572.value0_26 = _S1569;
    var _S1573 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1572 );
    var _S1574 : f32 = _S1564.value0_17 + _S1571.value0_17;
    var _S1575 : f32 = _S1556.value0_168.value1_68.z;
    var _S1576 : Tuple_15 = s_apply_sqr_0(_S1575);
    var _S1577 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1577.value0_26 = _S1575;
    var _S1578 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1577 );
    var s_14 : f32 = _S1574 + _S1576.value0_17;
    var _S1579 : f32 = 3.14159274101257324f * _S1561;
    var _S1580 : f32 = _S1579 * _S1568;
    var _S1581 : Tuple_15 = s_apply_sqr_0(s_14);
    var _S1582 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1582.value0_26 = s_14;
    var _S1583 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1582 );
    var _S1584 : f32 = _S1580 * _S1581.value0_17;
    var _S1585 : f32 = - (_S1559 / (_S1584 * _S1584));
    var _S1586 : f32 = _S1580 * _S1585;
    var _S1587 : f32 = _S1581.value0_17 * _S1585;
    var _S1588 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1583, &(_S1588), _S1586);
    var _S1589 : f32 = _S1579 * _S1587;
    var _S1590 : f32 = 3.14159274101257324f * (_S1568 * _S1587);
    var _S1591 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1578, &(_S1591), _S1588);
    var _S1592 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1573, &(_S1592), _S1588);
    var _S1593 : f32 = _S1592 / _S1570;
    var _S1594 : f32 = _S1568 * _S1593;
    var _S1595 : f32 = _S1589 + _S1567 * - _S1593;
    var _S1596 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1566, &(_S1596), _S1588);
    var _S1597 : f32 = _S1596 / _S1563;
    var _S1598 : vec3<f32> = vec3<f32>(_S1561 * _S1597, _S1594, _S1591);
    (*_S1557) = vec2<f32>(_S1590 + _S1560 * - _S1597, _S1595);
    (*_S1558) = _S1598;
    return;
}

fn s_bwdProp_ggx_lambda_0( _S1599 : s_bwdCallableCtx_ggx_lambda_0,  _S1600 : ptr<function, vec2<f32>>,  _S1601 : ptr<function, vec3<f32>>,  _S1602 : f32)
{
    var _S1603 : f32 = _S1599.value0_169.value0_166.x;
    var _S1604 : f32 = _S1599.value0_169.value1_67.x;
    var _S1605 : f32 = _S1603 * _S1604;
    var _S1606 : Tuple_15 = s_apply_sqr_0(_S1605);
    var _S1607 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1607.value0_26 = _S1605;
    var _S1608 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1607 );
    var _S1609 : f32 = _S1599.value0_169.value0_166.y;
    var _S1610 : f32 = _S1599.value0_169.value1_67.y;
    var _S1611 : f32 = _S1609 * _S1610;
    var _S1612 : Tuple_15 = s_apply_sqr_0(_S1611);
    var _S1613 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1613.value0_26 = _S1611;
    var _S1614 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1613 );
    var _S1615 : f32 = _S1606.value0_17 + _S1612.value0_17;
    var _S1616 : f32 = _S1599.value0_169.value1_67.z;
    var _S1617 : Tuple_15 = s_apply_sqr_0(_S1616);
    var _S1618 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1618.value0_26 = _S1616;
    var _S1619 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1618 );
    var _S1620 : f32 = _S1617.value0_17 * _S1617.value0_17;
    var _S1621 : s_bwdCallableCtx_sqrt_0;
    _S1621._S35 = 1.0f + _S1615 / _S1617.value0_17;
    var _S1622 : f32 = 0.5f * _S1602;
    var _S1623 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S1621, &(_S1623), _S1622);
    var _S1624 : f32 = _S1623 / _S1620;
    var _S1625 : f32 = _S1615 * - _S1624;
    var _S1626 : f32 = _S1617.value0_17 * _S1624;
    var _S1627 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1619, &(_S1627), _S1625);
    var _S1628 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1614, &(_S1628), _S1626);
    var _S1629 : f32 = _S1609 * _S1628;
    var _S1630 : f32 = _S1610 * _S1628;
    var _S1631 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1608, &(_S1631), _S1626);
    var _S1632 : vec3<f32> = vec3<f32>(_S1603 * _S1631, _S1629, _S1627);
    (*_S1600) = vec2<f32>(_S1604 * _S1631, _S1630);
    (*_S1601) = _S1632;
    return;
}

fn s_bwdProp_mirrored_0( _S1633 : s_bwdCallableCtx_mirrored_0,  _S1634 : ptr<function, vec3<f32>>,  _S1635 : ptr<function, vec3<f32>>,  _S1636 : vec3<f32>)
{
    var _S1637 : Tuple_5 = s_apply_dot_0(_S1633.value0_171.value0_165, _S1633.value0_171.value1_66);
    var _S1638 : s_bwdCallableCtx_dot_0;
    _S1638._S39 = _S1633.value0_171.value0_165;
    _S1638._S40 = _S1633.value0_171.value1_66;
    var _S1639 : vec3<f32> = (vec3<f32>(0) - _S1636);
    var _S1640 : vec3<f32> = _S1633.value0_171.value1_66 * _S1636;
    var _S1641 : vec3<f32> = vec3<f32>((2.0f * _S1637.value0_5)) * _S1636;
    var _S1642 : f32 = 2.0f * (_S1640[i32(0)] + _S1640[i32(1)] + _S1640[i32(2)]);
    var _S1643 : vec3<f32> = vec3<f32>(0.0f);
    var _S1644 : vec3<f32> = _S1643;
    var _S1645 : vec3<f32> = _S1643;
    s_bwdProp_dot_0(_S1638, &(_S1644), &(_S1645), _S1642);
    var _S1646 : vec3<f32> = _S1641 + _S1645;
    (*_S1634) = _S1639 + _S1644;
    (*_S1635) = _S1646;
    return;
}

fn s_bwdProp_ggx_sample_visible_0( _S1647 : s_bwdCallableCtx_ggx_sample_visible_0,  _S1648 : ptr<function, vec2<f32>>,  _S1649 : ptr<function, vec3<f32>>,  _S1650 : ptr<function, vec2<f32>>,  _S1651 : vec3<f32>)
{
    var _S1652 : bool = (_S1647.value0_172.value1_65.z) < 0.0f;
    var w_4 : vec3<f32>;
    if(_S1652)
    {
        w_4 = (vec3<f32>(0) - _S1647.value0_172.value1_65);
    }
    else
    {
        w_4 = _S1647.value0_172.value1_65;
    }
    var _S1653 : f32 = w_4.x;
    var _S1654 : f32 = _S1647.value0_172.value0_164.x;
    var _S1655 : f32 = w_4.y;
    var _S1656 : f32 = _S1647.value0_172.value0_164.y;
    var _S1657 : vec3<f32> = vec3<f32>(_S1653 * _S1654, _S1655 * _S1656, w_4.z);
    var _S1658 : Tuple_10 = s_apply_unit_vector_0(_S1657);
    var _S1659 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S1659.value0_34 = _S1657;
    var _S1660 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S1659 );
    var _S1661 : f32 = _S1647.value0_172.value2_30.x;
    var _S1662 : Tuple_29 = s_apply_sin_cos_turns_0(_S1661);
    var _S1663 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S1663.value0_158 = _S1661;
    var _S1664 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S1663 );
    var _S1665 : f32 = _S1647.value0_172.value2_30.y;
    var _S1666 : f32 = 1.0f + _S1658.value0_12.z;
    var one_minus_z_1 : f32 = _S1665 * _S1666;
    var _S1667 : f32 = 2.0f - one_minus_z_1;
    var _S1668 : f32 = one_minus_z_1 * _S1667;
    var _S1669 : Tuple_30 = s_apply_safe_sqrt_0(_S1668);
    var _S1670 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S1670.value0_160 = _S1668;
    var _S1671 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S1670 );
    var _S1672 : f32 = _S1662.value0_68.y;
    var _S1673 : f32 = _S1662.value0_68.x;
    var h_2 : vec3<f32> = vec3<f32>(_S1669.value0_69 * _S1672, _S1669.value0_69 * _S1673, 1.0f - one_minus_z_1) + _S1658.value0_12;
    var _S1674 : f32 = h_2.x;
    var _S1675 : f32 = _S1674 * _S1654;
    var _S1676 : f32 = h_2.y;
    var _S1677 : f32 = _S1676 * _S1656;
    var _S1678 : f32 = h_2.z;
    var _S1679 : Tuple_1 = s_apply_max_0(_S1678, 9.999999960041972e-13f);
    var _S1680 : s_bwdCallableCtx_max_0;
    _S1680._S10 = _S1678;
    _S1680._S11 = 9.999999960041972e-13f;
    var _S1681 : s_bwdCallableCtx_max_0 = _S1680;
    var _S1682 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S1682.value0_34 = vec3<f32>(_S1675, _S1677, _S1679.value0_1);
    var _S1683 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S1682 );
    var _S1684 : vec3<f32> = vec3<f32>(0.0f);
    var _S1685 : vec3<f32> = _S1684;
    s_bwdProp_unit_vector_0(_S1683, &(_S1685), _S1651);
    var _S1686 : f32 = 0.0f;
    var _S1687 : f32 = 0.0f;
    s_bwdProp_max_0(_S1681, &(_S1686), &(_S1687), _S1685[i32(2)]);
    var _S1688 : f32 = _S1676 * _S1685[i32(1)];
    var _S1689 : f32 = _S1656 * _S1685[i32(1)];
    var _S1690 : f32 = _S1674 * _S1685[i32(0)];
    var _S1691 : f32 = _S1654 * _S1685[i32(0)];
    var s_diff_h_T_0 : vec3<f32> = vec3<f32>(_S1691, _S1689, _S1686);
    var _S1692 : f32 = - _S1686;
    var _S1693 : f32 = _S1669.value0_69 * _S1689;
    var _S1694 : f32 = _S1669.value0_69 * _S1691;
    var _S1695 : f32 = _S1673 * _S1689 + _S1672 * _S1691;
    var _S1696 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S1671, &(_S1696), _S1695);
    var _S1697 : f32 = _S1692 + _S1667 * _S1696 + - (one_minus_z_1 * _S1696);
    var _S1698 : f32 = _S1665 * _S1697;
    var _S1699 : f32 = _S1666 * _S1697;
    var _S1700 : vec2<f32> = vec2<f32>(_S1693, _S1694);
    var _S1701 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S1664, &(_S1701), _S1700);
    var _S1702 : vec3<f32> = s_diff_h_T_0 + vec3<f32>(0.0f, 0.0f, _S1698);
    var _S1703 : vec3<f32> = _S1684;
    s_bwdProp_unit_vector_0(_S1660, &(_S1703), _S1702);
    var _S1704 : vec3<f32> = vec3<f32>(_S1654 * _S1703[i32(0)], _S1656 * _S1703[i32(1)], _S1703[i32(2)]);
    var _S1705 : vec2<f32> = vec2<f32>(_S1690 + _S1653 * _S1703[i32(0)], _S1688 + _S1655 * _S1703[i32(1)]);
    var _S1706 : vec2<f32> = vec2<f32>(_S1701, _S1699);
    if(_S1652)
    {
        w_4 = (vec3<f32>(0) - _S1704);
    }
    else
    {
        w_4 = _S1704;
    }
    (*_S1648) = _S1705;
    (*_S1649) = w_4;
    (*_S1650) = _S1706;
    return;
}

fn s_bwdProp_ggx_widths_0( _S1707 : s_bwdCallableCtx_ggx_widths_0,  _S1708 : ptr<function, vec2<f32>>,  _S1709 : vec2<f32>)
{
    var _S1710 : bool = (_S1707.value0_173.value0_163.x) > 0.00009999999747379f;
    var _S1711 : f32;
    if((_S1707.value0_173.value0_163.y) > 0.00009999999747379f)
    {
        _S1711 = _S1709[i32(1)];
    }
    else
    {
        _S1711 = 0.0f;
    }
    var _S1712 : vec2<f32> = vec2<f32>(0.0f, _S1711);
    if(_S1710)
    {
        _S1711 = _S1709[i32(0)];
    }
    else
    {
        _S1711 = 0.0f;
    }
    (*_S1708) = _S1712 + vec2<f32>(_S1711, 0.0f);
    return;
}

fn s_bwdProp_conductor_sample_0( _S1713 : s_bwdCallableCtx_conductor_sample_0,  _S1714 : ptr<function, vec3<f32>>,  _S1715 : ptr<function, vec3<f32>>,  _S1716 : ptr<function, vec2<f32>>,  _S1717 : ptr<function, vec3<f32>>,  _S1718 : ptr<function, vec2<f32>>,  _S1719 : BsdfSample_Differential_0)
{
    var _S1720 : vec3<f32> = vec3<f32>(0.0f);
    var _S1721 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S1720, _S1720 );
    var _S1722 : vec2<f32> = vec2<f32>(0.0f);
    var _S1723 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S1722 );
    var _S1724 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0( _S1722, _S1720, _S1722 );
    var _S1725 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S1720, _S1720 );
    var _S1726 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1722, _S1720 );
    var _S1727 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S1722, _S1720 );
    var _S1728 : f32;
    var _S1729 : f32;
    var _S1730 : f32;
    var _S1731 : f32;
    var _S1732 : f32;
    var _S1733 : f32;
    var _S1734 : f32;
    var _S1735 : f32;
    var _S1736 : f32;
    var _S1737 : s_bwdCallableCtx_abs_0;
    var _S1738 : s_bwdCallableCtx_abs_0;
    var _S1739 : s_bwdCallableCtx_abs_0;
    var _S1740 : s_bwdCallableCtx_ggx_density_0;
    var _S1741 : vec3<f32>;
    var _S1742 : vec3<f32>;
    var _S1743 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1744 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1745 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S1746 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S1747 : s_bwdCallableCtx_dot_0;
    var _S1748 : bool;
    var _S1749 : s_bwdCallableCtx_mirrored_0;
    var _S1750 : s_bwdCallableCtx_ggx_sample_visible_0;
    var _S1751 : s_bwdCallableCtx_ggx_widths_0;
    if(_S1713.value0_156.value3_16)
    {
        var _S1752 : f32 = _S1713.value0_156.value4_10.z;
        var _S1753 : Tuple_2 = s_apply_abs_0(_S1752);
        var _S1754 : s_bwdCallableCtx_abs_0;
        _S1754._S18 = _S1752;
        var _S1755 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S1755.value0_162 = _S1753.value0_2;
        _S1755.value1_64 = _S1713.value0_156.value0_143;
        _S1755.value2_29 = _S1713.value0_156.value1_55;
        _S1745.value0_170 = _S1755;
        _S1737 = _S1754;
        _S1748 = false;
        _S1728 = 0.0f;
        _S1729 = 0.0f;
        _S1730 = 0.0f;
        _S1731 = 0.0f;
        _S1732 = 0.0f;
        _S1738._S18 = 0.0f;
        _S1740.value0_168 = _S1727;
        _S1741 = _S1720;
        _S1742 = _S1720;
        _S1733 = 0.0f;
        _S1734 = 0.0f;
        _S1743.value0_169 = _S1726;
        _S1746.value0_170 = _S1721;
        _S1739._S18 = 0.0f;
        _S1747._S39 = _S1720;
        _S1747._S40 = _S1720;
        _S1744.value0_169 = _S1726;
        _S1735 = 0.0f;
        _S1736 = 0.0f;
        _S1749.value0_171 = _S1725;
        _S1750.value0_172 = _S1724;
        _S1751.value0_173 = _S1723;
    }
    else
    {
        var _S1756 : Tuple_38 = s_apply_ggx_widths_0(_S1713.value0_156.value2_23);
        var _S1757 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
        _S1757.value0_163 = _S1713.value0_156.value2_23;
        var _S1758 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = _S1757;
        var _S1759 : Tuple_69 = s_apply_ggx_sample_visible_0(_S1756.value0_77, _S1713.value0_156.value4_10, _S1713.value0_156.value5_6);
        var _S1760 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
        _S1760.value0_164 = _S1756.value0_77;
        _S1760.value1_65 = _S1713.value0_156.value4_10;
        _S1760.value2_30 = _S1713.value0_156.value5_6;
        var _S1761 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = _S1760;
        var _S1762 : Tuple_70 = s_apply_mirrored_0(_S1713.value0_156.value4_10, _S1759.value0_108);
        var _S1763 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S1763.value0_165 = _S1713.value0_156.value4_10;
        _S1763.value1_66 = _S1759.value0_108;
        var _S1764 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S1763;
        var _S1765 : f32 = _S1713.value0_156.value4_10.z;
        var _S1766 : f32 = _S1762.value0_109.z;
        var _S1767 : bool = (_S1765 * _S1766) > 0.0f;
        if(_S1767)
        {
            var _S1768 : Tuple_39 = s_apply_ggx_lambda_0(_S1756.value0_77, _S1713.value0_156.value4_10);
            var _S1769 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S1769.value0_166 = _S1756.value0_77;
            _S1769.value1_67 = _S1713.value0_156.value4_10;
            var masking_o_3 : f32 = 1.0f + _S1768.value0_78;
            var _S1770 : Tuple_5 = s_apply_dot_0(_S1713.value0_156.value4_10, _S1759.value0_108);
            var _S1771 : s_bwdCallableCtx_dot_0;
            _S1771._S39 = _S1713.value0_156.value4_10;
            _S1771._S40 = _S1759.value0_108;
            var _S1772 : Tuple_2 = s_apply_abs_0(_S1770.value0_5);
            var _S1773 : s_bwdCallableCtx_abs_0;
            _S1773._S18 = _S1770.value0_5;
            var _S1774 : Tuple_41 = s_apply_fresnel_conductor_0(_S1772.value0_2, _S1713.value0_156.value0_143, _S1713.value0_156.value1_55);
            var _S1775 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
            _S1775.value0_162 = _S1772.value0_2;
            _S1775.value1_64 = _S1713.value0_156.value0_143;
            _S1775.value2_29 = _S1713.value0_156.value1_55;
            var _S1776 : Tuple_39 = s_apply_ggx_lambda_0(_S1756.value0_77, _S1762.value0_109);
            var _S1777 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S1777.value0_166 = _S1756.value0_77;
            _S1777.value1_67 = _S1762.value0_109;
            var _S1778 : f32 = masking_o_3 + _S1776.value0_78;
            var _S1779 : vec3<f32> = vec3<f32>((masking_o_3 / _S1778));
            var _S1780 : f32 = _S1778 * _S1778;
            var _S1781 : Tuple_40 = s_apply_ggx_density_0(_S1756.value0_77, _S1759.value0_108);
            var _S1782 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
            _S1782.value0_167 = _S1756.value0_77;
            _S1782.value1_68 = _S1759.value0_108;
            var _S1783 : Tuple_2 = s_apply_abs_0(_S1765);
            var _S1784 : s_bwdCallableCtx_abs_0;
            _S1784._S18 = _S1765;
            var _S1785 : f32 = 4.0f * _S1783.value0_2;
            var _S1786 : f32 = _S1785 * masking_o_3;
            _S1728 = _S1786 * _S1786;
            _S1729 = _S1781.value0_79;
            _S1730 = _S1786;
            _S1731 = _S1785;
            _S1732 = masking_o_3;
            _S1737 = _S1784;
            _S1740.value0_168 = _S1782;
            _S1741 = _S1774.value0_80;
            _S1742 = _S1779;
            _S1733 = _S1780;
            _S1734 = _S1778;
            _S1743.value0_169 = _S1777;
            _S1745.value0_170 = _S1775;
            _S1738 = _S1773;
            _S1747 = _S1771;
            _S1744.value0_169 = _S1769;
        }
        else
        {
            _S1728 = 0.0f;
            _S1729 = 0.0f;
            _S1730 = 0.0f;
            _S1731 = 0.0f;
            _S1732 = 0.0f;
            _S1737._S18 = 0.0f;
            _S1740.value0_168 = _S1727;
            _S1741 = _S1720;
            _S1742 = _S1720;
            _S1733 = 0.0f;
            _S1734 = 0.0f;
            _S1743.value0_169 = _S1726;
            _S1745.value0_170 = _S1721;
            _S1738._S18 = 0.0f;
            _S1747._S39 = _S1720;
            _S1747._S40 = _S1720;
            _S1744.value0_169 = _S1726;
        }
        var _S1787 : s_bwdCallableCtx_abs_0 = _S1737;
        var _S1788 : s_bwdCallableCtx_fresnel_conductor_0 = _S1745;
        var _S1789 : s_bwdCallableCtx_abs_0 = _S1738;
        _S1745.value0_170 = _S1721;
        _S1737._S18 = 0.0f;
        _S1748 = _S1767;
        _S1738 = _S1787;
        _S1746 = _S1788;
        _S1739 = _S1789;
        _S1735 = _S1765;
        _S1736 = _S1766;
        _S1749.value0_171 = _S1764;
        _S1750.value0_172 = _S1761;
        _S1751.value0_173 = _S1758;
    }
    var _S1790 : vec3<f32>;
    var _S1791 : vec2<f32>;
    var _S1792 : vec2<f32>;
    if(_S1713.value0_156.value3_16)
    {
        var _S1793 : f32 = 0.0f;
        var _S1794 : vec3<f32> = _S1720;
        var _S1795 : vec3<f32> = _S1720;
        s_bwdProp_fresnel_conductor_0(_S1745, &(_S1793), &(_S1794), &(_S1795), _S1719.weight_9);
        var _S1796 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1737, &(_S1796), _S1793);
        var _S1797 : vec3<f32> = vec3<f32>(- _S1719.wi_3[i32(0)], - _S1719.wi_3[i32(1)], _S1796 + _S1719.wi_3[i32(2)]);
        _S1741 = _S1794;
        _S1742 = _S1795;
        _S1791 = _S1722;
        _S1790 = _S1797;
        _S1792 = _S1722;
    }
    else
    {
        var _S1798 : vec3<f32>;
        var _S1799 : vec3<f32>;
        if(_S1748)
        {
            var _S1800 : f32 = _S1719.pdf_11 / _S1728;
            var _S1801 : f32 = _S1729 * - _S1800;
            var _S1802 : f32 = _S1730 * _S1800;
            var _S1803 : f32 = _S1731 * _S1801;
            var _S1804 : f32 = 4.0f * (_S1732 * _S1801);
            var _S1805 : f32 = 0.0f;
            s_bwdProp_abs_0(_S1738, &(_S1805), _S1804);
            var _S1806 : vec2<f32> = _S1722;
            var _S1807 : vec3<f32> = _S1720;
            s_bwdProp_ggx_density_0(_S1740, &(_S1806), &(_S1807), _S1802);
            var _S1808 : vec3<f32> = _S1741 * _S1719.weight_9;
            var _S1809 : vec3<f32> = _S1742 * _S1719.weight_9;
            var _S1810 : f32 = (_S1808[i32(0)] + _S1808[i32(1)] + _S1808[i32(2)]) / _S1733;
            var _S1811 : f32 = _S1732 * - _S1810;
            var _S1812 : f32 = _S1734 * _S1810;
            var _S1813 : vec2<f32> = _S1722;
            var _S1814 : vec3<f32> = _S1720;
            s_bwdProp_ggx_lambda_0(_S1743, &(_S1813), &(_S1814), _S1811);
            var _S1815 : f32 = 0.0f;
            var _S1816 : vec3<f32> = _S1720;
            var _S1817 : vec3<f32> = _S1720;
            s_bwdProp_fresnel_conductor_0(_S1746, &(_S1815), &(_S1816), &(_S1817), _S1809);
            var _S1818 : f32 = 0.0f;
            s_bwdProp_abs_0(_S1739, &(_S1818), _S1815);
            var _S1819 : vec3<f32> = _S1720;
            var _S1820 : vec3<f32> = _S1720;
            s_bwdProp_dot_0(_S1747, &(_S1819), &(_S1820), _S1818);
            var _S1821 : f32 = _S1803 + _S1812 + _S1811;
            var _S1822 : vec2<f32> = _S1722;
            var _S1823 : vec3<f32> = _S1720;
            s_bwdProp_ggx_lambda_0(_S1744, &(_S1822), &(_S1823), _S1821);
            var _S1824 : vec3<f32> = _S1807 + _S1820;
            var _S1825 : vec2<f32> = _S1806 + _S1813 + _S1822;
            var _S1826 : vec3<f32> = _S1819 + _S1823;
            var _S1827 : vec3<f32> = _S1814 + _S1719.wi_3;
            _S1728 = _S1805;
            _S1741 = _S1827;
            _S1742 = _S1824;
            _S1791 = _S1825;
            _S1790 = _S1826;
            _S1798 = _S1816;
            _S1799 = _S1817;
        }
        else
        {
            _S1728 = 0.0f;
            _S1741 = _S1720;
            _S1742 = _S1720;
            _S1791 = _S1722;
            _S1790 = _S1720;
            _S1798 = _S1720;
            _S1799 = _S1720;
        }
        var _S1828 : f32 = _S1736 * 0.0f + _S1728;
        var _S1829 : vec3<f32> = _S1741 + vec3<f32>(0.0f, 0.0f, _S1735 * 0.0f);
        var _S1830 : vec3<f32> = _S1720;
        var _S1831 : vec3<f32> = _S1720;
        s_bwdProp_mirrored_0(_S1749, &(_S1830), &(_S1831), _S1829);
        var _S1832 : vec3<f32> = _S1831 + _S1742;
        var _S1833 : vec2<f32> = _S1722;
        var _S1834 : vec3<f32> = _S1720;
        var _S1835 : vec2<f32> = _S1722;
        s_bwdProp_ggx_sample_visible_0(_S1750, &(_S1833), &(_S1834), &(_S1835), _S1832);
        var _S1836 : vec2<f32> = _S1833 + _S1791;
        var _S1837 : vec2<f32> = _S1722;
        s_bwdProp_ggx_widths_0(_S1751, &(_S1837), _S1836);
        var _S1838 : vec3<f32> = _S1830 + _S1834 + _S1790 + vec3<f32>(0.0f, 0.0f, _S1828);
        _S1741 = _S1798;
        _S1742 = _S1799;
        _S1791 = _S1837;
        _S1790 = _S1838;
        _S1792 = _S1835;
    }
    (*_S1714) = _S1741;
    (*_S1715) = _S1742;
    (*_S1716) = _S1791;
    (*_S1717) = _S1790;
    (*_S1718) = _S1792;
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

fn s_bwdProp_refracted_0( _S1839 : s_bwdCallableCtx_refracted_0,  _S1840 : ptr<function, vec3<f32>>,  _S1841 : ptr<function, vec3<f32>>,  _S1842 : Refraction_Differential_0)
{
    var _S1843 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S1844 : vec3<f32> = vec3<f32>(0.0f);
    var _S1845 : Tuple_5 = s_apply_dot_0(_S1839.value0_179.value0_176, _S1839.value0_179.value1_70);
    var _S1846 : s_bwdCallableCtx_dot_0;
    _S1846._S39 = _S1839.value0_179.value0_176;
    _S1846._S40 = _S1839.value0_179.value1_70;
    var _S1847 : s_bwdCallableCtx_dot_0 = _S1846;
    var _S1848 : bool = (_S1845.value0_5) < 0.0f;
    var cos_i_2 : f32;
    var eta_16 : f32;
    var m_6 : vec3<f32>;
    if(_S1848)
    {
        var _S1849 : vec3<f32> = (vec3<f32>(0) - _S1839.value0_179.value1_70);
        var _S1850 : f32 = 1.0f / _S1839.value0_179.value2_32;
        cos_i_2 = - _S1845.value0_5;
        eta_16 = _S1850;
        m_6 = _S1849;
    }
    else
    {
        cos_i_2 = _S1845.value0_5;
        eta_16 = _S1839.value0_179.value2_32;
        m_6 = _S1839.value0_179.value1_70;
    }
    var _S1851 : Tuple_15 = s_apply_sqr_0(cos_i_2);
    var _S1852 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1852.value0_26 = cos_i_2;
    var _S1853 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1852 );
    var _S1854 : f32 = 1.0f - _S1851.value0_17;
    var _S1855 : Tuple_1 = s_apply_max_0(_S1854, 0.0f);
    var _S1856 : s_bwdCallableCtx_max_0;
    _S1856._S10 = _S1854;
    _S1856._S11 = 0.0f;
    var _S1857 : s_bwdCallableCtx_max_0 = _S1856;
    var _S1858 : f32 = eta_16 * eta_16;
    var sin2_t_2 : f32 = _S1855.value0_1 / _S1858;
    var _S1859 : f32 = _S1858 * _S1858;
    var _S1860 : bool = sin2_t_2 < 1.0f;
    var _S1861 : vec3<f32>;
    var _S1862 : vec3<f32>;
    var _S1863 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S1860)
    {
        var _S1864 : f32 = 1.0f - sin2_t_2;
        var _S1865 : Tuple_30 = s_apply_safe_sqrt_0(_S1864);
        var _S1866 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S1866.value0_160 = _S1864;
        var _S1867 : vec3<f32> = vec3<f32>((cos_i_2 / eta_16 - _S1865.value0_69));
        _S1861 = vec3<f32>((1.0f / eta_16));
        _S1862 = _S1867;
        cos_i_2 = _S1858;
        _S1863.value0_161 = _S1866;
    }
    else
    {
        _S1861 = _S1844;
        _S1862 = _S1844;
        cos_i_2 = 0.0f;
        _S1863.value0_161 = _S1843;
    }
    if(_S1860)
    {
        var _S1868 : vec3<f32> = _S1861 * (vec3<f32>(0) - _S1842.direction_20);
        var _S1869 : vec3<f32> = m_6 * _S1842.direction_20;
        var _S1870 : vec3<f32> = _S1862 * _S1842.direction_20;
        var _S1871 : f32 = _S1869[i32(0)] + _S1869[i32(1)] + _S1869[i32(2)];
        var _S1872 : f32 = - _S1871;
        var _S1873 : f32 = eta_16 * (_S1871 / cos_i_2);
        var _S1874 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S1863, &(_S1874), _S1872);
        cos_i_2 = - _S1874;
        eta_16 = _S1873;
        m_6 = _S1870;
        _S1861 = _S1868;
    }
    else
    {
        cos_i_2 = 0.0f;
        eta_16 = 0.0f;
        m_6 = _S1844;
        _S1861 = _S1844;
    }
    var _S1875 : f32 = _S1858 * (cos_i_2 / _S1859);
    var _S1876 : f32 = 0.0f;
    var _S1877 : f32 = 0.0f;
    s_bwdProp_max_0(_S1857, &(_S1876), &(_S1877), _S1875);
    var _S1878 : f32 = - _S1876;
    var _S1879 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1853, &(_S1879), _S1878);
    var _S1880 : f32 = _S1879 + eta_16;
    if(_S1848)
    {
        var _S1881 : vec3<f32> = (vec3<f32>(0) - m_6);
        cos_i_2 = - _S1880;
        m_6 = _S1881;
    }
    else
    {
        cos_i_2 = _S1880;
    }
    var _S1882 : vec3<f32> = _S1844;
    var _S1883 : vec3<f32> = _S1844;
    s_bwdProp_dot_0(_S1847, &(_S1882), &(_S1883), cos_i_2);
    var _S1884 : vec3<f32> = _S1883 + m_6;
    (*_S1840) = _S1882 + _S1861;
    (*_S1841) = _S1884;
    return;
}

fn s_bwdProp_fresnel_dielectric_0( _S1885 : s_bwdCallableCtx_fresnel_dielectric_0,  _S1886 : ptr<function, f32>,  _S1887 : f32)
{
    var _S1888 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S1889 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1890 : bool = (_S1885.value0_178.value0_177) < 0.0f;
    var cos_i_3 : f32;
    var eta_17 : f32;
    if(_S1890)
    {
        var _S1891 : f32 = 1.0f / _S1885.value0_178.value1_71;
        cos_i_3 = - _S1885.value0_178.value0_177;
        eta_17 = _S1891;
    }
    else
    {
        cos_i_3 = _S1885.value0_178.value0_177;
        eta_17 = _S1885.value0_178.value1_71;
    }
    var _S1892 : Tuple_15 = s_apply_sqr_0(cos_i_3);
    var _S1893 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S1893.value0_26 = cos_i_3;
    var _S1894 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S1893 );
    var _S1895 : f32 = eta_17 * eta_17;
    var sin2_t_3 : f32 = (1.0f - _S1892.value0_17) / _S1895;
    var _S1896 : f32 = _S1895 * _S1895;
    var _S1897 : bool = sin2_t_3 < 1.0f;
    var _S1898 : f32;
    var _S1899 : f32;
    var _S1900 : f32;
    var _S1901 : f32;
    var _S1902 : f32;
    var _S1903 : s_bwdCallableCtx_sqr_0;
    var _S1904 : s_bwdCallableCtx_sqr_0;
    var _S1905 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S1897)
    {
        var _S1906 : f32 = 1.0f - sin2_t_3;
        var _S1907 : Tuple_30 = s_apply_safe_sqrt_0(_S1906);
        var _S1908 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S1908.value0_160 = _S1906;
        var _S1909 : f32 = eta_17 * cos_i_3;
        var _S1910 : f32 = _S1909 - _S1907.value0_69;
        var _S1911 : f32 = _S1909 + _S1907.value0_69;
        var _S1912 : f32 = _S1911 * _S1911;
        var _S1913 : f32 = eta_17 * _S1907.value0_69;
        var _S1914 : f32 = cos_i_3 - _S1913;
        var _S1915 : f32 = cos_i_3 + _S1913;
        var perpendicular_2 : f32 = _S1914 / _S1915;
        var _S1916 : f32 = _S1915 * _S1915;
        var _S1917 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1917.value0_26 = _S1910 / _S1911;
        var _S1918 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1918.value0_26 = perpendicular_2;
        _S1903.value0_27 = _S1918;
        _S1904.value0_27 = _S1917;
        cos_i_3 = _S1916;
        _S1898 = _S1914;
        _S1899 = _S1915;
        _S1900 = _S1912;
        _S1901 = _S1910;
        _S1902 = _S1911;
        _S1905.value0_161 = _S1908;
    }
    else
    {
        _S1903.value0_27 = _S1889;
        _S1904.value0_27 = _S1889;
        cos_i_3 = 0.0f;
        _S1898 = 0.0f;
        _S1899 = 0.0f;
        _S1900 = 0.0f;
        _S1901 = 0.0f;
        _S1902 = 0.0f;
        _S1905.value0_161 = _S1888;
    }
    if(_S1897)
    {
        var _S1919 : f32 = 0.5f * _S1887;
        var _S1920 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1903, &(_S1920), _S1919);
        var _S1921 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1904, &(_S1921), _S1919);
        var _S1922 : f32 = _S1920 / cos_i_3;
        var _S1923 : f32 = _S1898 * - _S1922;
        var _S1924 : f32 = _S1899 * _S1922;
        var _S1925 : f32 = _S1921 / _S1900;
        var _S1926 : f32 = _S1901 * - _S1925;
        var _S1927 : f32 = _S1902 * _S1925;
        var _S1928 : f32 = eta_17 * (_S1926 + _S1927);
        var _S1929 : f32 = eta_17 * (_S1923 + - _S1924) + _S1926 + - _S1927;
        var _S1930 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S1905, &(_S1930), _S1929);
        var _S1931 : f32 = _S1923 + _S1924 + _S1928;
        cos_i_3 = - _S1930;
        eta_17 = _S1931;
    }
    else
    {
        cos_i_3 = 0.0f;
        eta_17 = 0.0f;
    }
    var _S1932 : f32 = - (_S1895 * (cos_i_3 / _S1896));
    var _S1933 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S1894, &(_S1933), _S1932);
    var _S1934 : f32 = _S1933 + eta_17;
    if(_S1890)
    {
        cos_i_3 = - _S1934;
    }
    else
    {
        cos_i_3 = _S1934;
    }
    (*_S1886) = cos_i_3;
    return;
}

fn s_bwdProp_smooth_dielectric_sample_0( _S1935 : s_bwdCallableCtx_smooth_dielectric_sample_0,  _S1936 : ptr<function, vec3<f32>>,  _S1937 : BsdfSample_Differential_0)
{
    var _S1938 : vec3<f32> = vec3<f32>(0.0f);
    var _S1939 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S1938, _S1938, 0.0f );
    var _S1940 : f32 = _S1935.value0_154.value1_56.z;
    var _S1941 : Tuple_44 = s_apply_fresnel_dielectric_0(_S1940, _S1935.value0_154.value0_144);
    var _S1942 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S1942.value0_177 = _S1940;
    _S1942.value1_71 = _S1935.value0_154.value0_144;
    var _S1943 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S1942 );
    var _S1944 : bool = (_S1935.value0_154.value2_24) < (_S1941.value0_83);
    var _S1945 : bool;
    var _S1946 : s_bwdCallableCtx_refracted_0;
    if(_S1944)
    {
        _S1945 = false;
        _S1946.value0_179 = _S1939;
    }
    else
    {
        const _S1947 : vec3<f32> = vec3<f32>(0.0f, 0.0f, 1.0f);
        var _S1948 : Tuple_72 = s_apply_refracted_0(_S1935.value0_154.value1_56, _S1947, _S1935.value0_154.value0_144);
        var _S1949 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S1949.value0_176 = _S1935.value0_154.value1_56;
        _S1949.value1_70 = _S1947;
        _S1949.value2_32 = _S1935.value0_154.value0_144;
        _S1945 = _S1948.value0_111.valid_2;
        _S1946.value0_179 = _S1949;
    }
    var _S1950 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
    var _S1951 : f32;
    var _S1952 : vec3<f32>;
    if(_S1944)
    {
        var _S1953 : vec3<f32> = vec3<f32>(- _S1937.wi_3[i32(0)], - _S1937.wi_3[i32(1)], 0.0f);
        _S1951 = _S1937.wi_3[i32(2)];
        _S1952 = _S1953;
    }
    else
    {
        var _S1954 : Refraction_Differential_0;
        if(_S1945)
        {
            var _S1955 : Refraction_Differential_0 = _S1950;
            _S1955.direction_20 = _S1937.wi_3;
            _S1954 = Refraction_x24_syn_dadd_0(_S1950, _S1955);
        }
        else
        {
            _S1954 = _S1950;
        }
        var _S1956 : vec3<f32> = _S1938;
        var _S1957 : vec3<f32> = _S1938;
        s_bwdProp_refracted_0(_S1946, &(_S1956), &(_S1957), _S1954);
        _S1951 = 0.0f;
        _S1952 = _S1956;
    }
    var _S1958 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S1943, &(_S1958), 0.0f);
    (*_S1936) = _S1952 + vec3<f32>(0.0f, 0.0f, _S1958 + _S1951);
    return;
}

fn s_bwdProp_rough_dielectric_sample_0( _S1959 : s_bwdCallableCtx_rough_dielectric_sample_0,  _S1960 : ptr<function, vec2<f32>>,  _S1961 : ptr<function, vec3<f32>>,  _S1962 : ptr<function, vec2<f32>>,  _S1963 : BsdfSample_Differential_0)
{
    var _S1964 : vec3<f32> = vec3<f32>(0.0f);
    var _S1965 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S1964, _S1964 );
    var _S1966 : vec2<f32> = vec2<f32>(0.0f);
    var _S1967 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1966, _S1964 );
    var _S1968 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S1964, _S1964, 0.0f );
    var _S1969 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1970 : Tuple_38 = s_apply_ggx_widths_0(_S1959.value0_155.value1_57);
    var _S1971 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
    _S1971.value0_163 = _S1959.value0_155.value1_57;
    var _S1972 : s_bwdCallableCtx_ggx_widths_0 = s_bwdCallableCtx_ggx_widths_0( _S1971 );
    var _S1973 : Tuple_69 = s_apply_ggx_sample_visible_0(_S1970.value0_77, _S1959.value0_155.value2_25, _S1959.value0_155.value3_17);
    var _S1974 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
    _S1974.value0_164 = _S1970.value0_77;
    _S1974.value1_65 = _S1959.value0_155.value2_25;
    _S1974.value2_30 = _S1959.value0_155.value3_17;
    var _S1975 : s_bwdCallableCtx_ggx_sample_visible_0 = s_bwdCallableCtx_ggx_sample_visible_0( _S1974 );
    var _S1976 : Tuple_5 = s_apply_dot_0(_S1959.value0_155.value2_25, _S1973.value0_108);
    var _S1977 : s_bwdCallableCtx_dot_0;
    _S1977._S39 = _S1959.value0_155.value2_25;
    _S1977._S40 = _S1973.value0_108;
    var _S1978 : s_bwdCallableCtx_dot_0 = _S1977;
    var _S1979 : Tuple_44 = s_apply_fresnel_dielectric_0(_S1976.value0_5, _S1959.value0_155.value0_145);
    var _S1980 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S1980.value0_177 = _S1976.value0_5;
    _S1980.value1_71 = _S1959.value0_155.value0_145;
    var _S1981 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S1980 );
    var _S1982 : Tuple_39 = s_apply_ggx_lambda_0(_S1970.value0_77, _S1959.value0_155.value2_25);
    var _S1983 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
    _S1983.value0_166 = _S1970.value0_77;
    _S1983.value1_67 = _S1959.value0_155.value2_25;
    var _S1984 : s_bwdCallableCtx_ggx_lambda_0 = s_bwdCallableCtx_ggx_lambda_0( _S1983 );
    var masking_o_4 : f32 = 1.0f + _S1982.value0_78;
    var _S1985 : Tuple_40 = s_apply_ggx_density_0(_S1970.value0_77, _S1973.value0_108);
    var _S1986 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
    _S1986.value0_167 = _S1970.value0_77;
    _S1986.value1_68 = _S1973.value0_108;
    var _S1987 : s_bwdCallableCtx_ggx_density_0 = s_bwdCallableCtx_ggx_density_0( _S1986 );
    var _S1988 : Tuple_2 = s_apply_abs_0(_S1976.value0_5);
    var _S1989 : s_bwdCallableCtx_abs_0;
    _S1989._S18 = _S1976.value0_5;
    var _S1990 : s_bwdCallableCtx_abs_0 = _S1989;
    var _S1991 : f32 = _S1985.value0_79 * _S1988.value0_2;
    var _S1992 : f32 = _S1959.value0_155.value2_25.z;
    var _S1993 : Tuple_2 = s_apply_abs_0(_S1992);
    var _S1994 : s_bwdCallableCtx_abs_0;
    _S1994._S18 = _S1992;
    var _S1995 : s_bwdCallableCtx_abs_0 = _S1994;
    var _S1996 : f32 = masking_o_4 * _S1993.value0_2;
    var visible_1 : f32 = _S1991 / _S1996;
    var _S1997 : f32 = _S1996 * _S1996;
    var _S1998 : bool = (_S1959.value0_155.value4_11) < (_S1979.value0_83);
    var _S1999 : bool;
    var _S2000 : bool;
    var _S2001 : bool;
    var _S2002 : f32;
    var crossing_3 : f32;
    var _S2003 : f32;
    var _S2004 : f32;
    var _S2005 : f32;
    var _S2006 : f32;
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
    var _S2018 : s_bwdCallableCtx_ggx_lambda_0;
    var _S2019 : s_bwdCallableCtx_ggx_lambda_0;
    var _S2020 : s_bwdCallableCtx_sqr_0;
    var _S2021 : s_bwdCallableCtx_abs_0;
    var _S2022 : s_bwdCallableCtx_dot_0;
    var _S2023 : s_bwdCallableCtx_mirrored_0;
    var _S2024 : s_bwdCallableCtx_refracted_0;
    if(_S1998)
    {
        var _S2025 : Tuple_70 = s_apply_mirrored_0(_S1959.value0_155.value2_25, _S1973.value0_108);
        var _S2026 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S2026.value0_165 = _S1959.value0_155.value2_25;
        _S2026.value1_66 = _S1973.value0_108;
        var _S2027 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S2026;
        var _S2028 : f32 = _S2025.value0_109.z;
        var _S2029 : bool = (_S1992 * _S2028) > 0.0f;
        if(_S2029)
        {
            var _S2030 : Tuple_39 = s_apply_ggx_lambda_0(_S1970.value0_77, _S2025.value0_109);
            var _S2031 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S2031.value0_166 = _S1970.value0_77;
            _S2031.value1_67 = _S2025.value0_109;
            var _S2032 : f32 = masking_o_4 + _S2030.value0_78;
            var _S2033 : f32 = _S2032 * _S2032;
            var _S2034 : f32 = _S1979.value0_83 * visible_1;
            var _S2035 : f32 = 4.0f * _S1988.value0_2;
            _S2002 = _S2035 * _S2035;
            crossing_3 = _S2034;
            _S2003 = _S2035;
            _S2004 = _S2033;
            _S2005 = _S2032;
            _S2018.value0_169 = _S2031;
        }
        else
        {
            _S2002 = 0.0f;
            crossing_3 = 0.0f;
            _S2003 = 0.0f;
            _S2004 = 0.0f;
            _S2005 = 0.0f;
            _S2018.value0_169 = _S1967;
        }
        _S1999 = _S2029;
        _S2006 = _S2028;
        _S2023.value0_171 = _S2027;
        _S2000 = false;
        _S2007 = 0.0f;
        _S2008 = 0.0f;
        _S2009 = 0.0f;
        _S2010 = 0.0f;
        _S2011 = 0.0f;
        _S2012 = 0.0f;
        _S2019.value0_169 = _S1967;
        _S2013 = 0.0f;
        _S2014 = 0.0f;
        _S2015 = 0.0f;
        _S2020.value0_27 = _S1969;
        _S2016 = 0.0f;
        _S2021._S18 = 0.0f;
        _S2022._S39 = _S1964;
        _S2022._S40 = _S1964;
        _S2001 = false;
        _S2017 = 0.0f;
        _S2024.value0_179 = _S1968;
    }
    else
    {
        var _S2036 : Tuple_72 = s_apply_refracted_0(_S1959.value0_155.value2_25, _S1973.value0_108, _S1959.value0_155.value0_145);
        var _S2037 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S2037.value0_176 = _S1959.value0_155.value2_25;
        _S2037.value1_70 = _S1973.value0_108;
        _S2037.value2_32 = _S1959.value0_155.value0_145;
        var _S2038 : s_paramCtx_s_bwdCallableCtx_refracted_0 = _S2037;
        if(_S2036.value0_111.valid_2)
        {
            var _S2039 : f32 = _S2036.value0_111.direction_15.z;
            _S1999 = (_S1992 * _S2039) < 0.0f;
            _S2002 = _S2039;
        }
        else
        {
            _S1999 = false;
            _S2002 = 0.0f;
        }
        if(_S1999)
        {
            if(_S1992 > 0.0f)
            {
                crossing_3 = _S1959.value0_155.value0_145;
            }
            else
            {
                crossing_3 = 1.0f / _S1959.value0_155.value0_145;
            }
            var _S2040 : Tuple_5 = s_apply_dot_0(_S2036.value0_111.direction_15, _S1973.value0_108);
            var _S2041 : s_bwdCallableCtx_dot_0;
            _S2041._S39 = _S2036.value0_111.direction_15;
            _S2041._S40 = _S1973.value0_108;
            var _S2042 : Tuple_2 = s_apply_abs_0(_S2040.value0_5);
            var _S2043 : s_bwdCallableCtx_abs_0;
            _S2043._S18 = _S2040.value0_5;
            var _S2044 : f32 = crossing_3 * crossing_3;
            var _S2045 : f32 = _S2040.value0_5 + _S1976.value0_5 / crossing_3;
            var _S2046 : Tuple_15 = s_apply_sqr_0(_S2045);
            var _S2047 : s_paramCtx_s_bwdCallableCtx_sqr_0;
            _S2047.value0_26 = _S2045;
            var jacobian_1 : f32 = _S2042.value0_2 / _S2046.value0_17;
            var _S2048 : f32 = _S2046.value0_17 * _S2046.value0_17;
            var _S2049 : Tuple_39 = s_apply_ggx_lambda_0(_S1970.value0_77, _S2036.value0_111.direction_15);
            var _S2050 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S2050.value0_166 = _S1970.value0_77;
            _S2050.value1_67 = _S2036.value0_111.direction_15;
            var _S2051 : f32 = (masking_o_4 + _S2049.value0_78) * crossing_3 * crossing_3;
            var _S2052 : f32 = _S2051 * _S2051;
            var _S2053 : f32 = 1.0f - _S1979.value0_83;
            var _S2054 : f32 = crossing_3;
            crossing_3 = _S2053 * visible_1;
            _S2003 = jacobian_1;
            _S2004 = _S2053;
            _S2005 = _S2052;
            _S2006 = _S2051;
            _S2007 = _S2054;
            _S2018.value0_169 = _S2050;
            _S2008 = _S2048;
            _S2009 = _S2042.value0_2;
            _S2010 = _S2046.value0_17;
            _S2020.value0_27 = _S2047;
            _S2011 = _S2044;
            _S2021 = _S2043;
            _S2022 = _S2041;
        }
        else
        {
            crossing_3 = 0.0f;
            _S2003 = 0.0f;
            _S2004 = 0.0f;
            _S2005 = 0.0f;
            _S2006 = 0.0f;
            _S2007 = 0.0f;
            _S2018.value0_169 = _S1967;
            _S2008 = 0.0f;
            _S2009 = 0.0f;
            _S2010 = 0.0f;
            _S2020.value0_27 = _S1969;
            _S2011 = 0.0f;
            _S2021._S18 = 0.0f;
            _S2022._S39 = _S1964;
            _S2022._S40 = _S1964;
        }
        var _S2055 : bool = _S1999;
        var _S2056 : f32 = _S2002;
        var _S2057 : f32 = crossing_3;
        var _S2058 : f32 = _S2003;
        var _S2059 : f32 = _S2004;
        var _S2060 : f32 = _S2005;
        var _S2061 : f32 = _S2006;
        var _S2062 : f32 = _S2007;
        var _S2063 : s_bwdCallableCtx_ggx_lambda_0 = _S2018;
        var _S2064 : f32 = _S2008;
        var _S2065 : f32 = _S2009;
        var _S2066 : f32 = _S2010;
        var _S2067 : f32 = _S2011;
        _S1999 = false;
        _S2002 = 0.0f;
        crossing_3 = 0.0f;
        _S2003 = 0.0f;
        _S2004 = 0.0f;
        _S2005 = 0.0f;
        _S2018.value0_169 = _S1967;
        _S2006 = 0.0f;
        _S2023.value0_171 = _S1965;
        _S2000 = _S2055;
        _S2007 = _S2057;
        _S2008 = _S2058;
        _S2009 = _S2059;
        _S2010 = _S2060;
        _S2011 = _S2061;
        _S2012 = _S2062;
        _S2019 = _S2063;
        _S2013 = _S2064;
        _S2014 = _S2065;
        _S2015 = _S2066;
        _S2016 = _S2067;
        _S2001 = _S2036.value0_111.valid_2;
        _S2017 = _S2056;
        _S2024.value0_179 = _S2038;
    }
    var _S2068 : vec3<f32>;
    var _S2069 : vec3<f32>;
    var _S2070 : vec2<f32>;
    if(_S1998)
    {
        if(_S1999)
        {
            var _S2071 : f32 = _S1963.pdf_11 / _S2002;
            var _S2072 : f32 = _S2003 * _S2071;
            var _S2073 : f32 = 4.0f * (crossing_3 * - _S2071);
            var _S2074 : f32 = _S1979.value0_83 * _S2072;
            var _S2075 : f32 = visible_1 * _S2072;
            var _S2076 : f32 = (_S1963.weight_9[i32(0)] + _S1963.weight_9[i32(1)] + _S1963.weight_9[i32(2)]) / _S2004;
            var _S2077 : f32 = masking_o_4 * - _S2076;
            var _S2078 : f32 = _S2005 * _S2076;
            var _S2079 : vec2<f32> = _S1966;
            var _S2080 : vec3<f32> = _S1964;
            s_bwdProp_ggx_lambda_0(_S2018, &(_S2079), &(_S2080), _S2077);
            var _S2081 : f32 = _S2078 + _S2077;
            _S2068 = _S2080 + _S1963.wi_3;
            _S2002 = _S2074;
            crossing_3 = _S2073;
            _S2003 = _S2081;
            _S2004 = _S2075;
            _S2070 = _S2079;
        }
        else
        {
            _S2068 = _S1964;
            _S2002 = 0.0f;
            crossing_3 = 0.0f;
            _S2003 = 0.0f;
            _S2004 = 0.0f;
            _S2070 = _S1966;
        }
        var _S2082 : f32 = _S2006 * 0.0f;
        var _S2083 : vec3<f32> = _S2068 + vec3<f32>(0.0f, 0.0f, _S1992 * 0.0f);
        var _S2084 : vec3<f32> = _S1964;
        var _S2085 : vec3<f32> = _S1964;
        s_bwdProp_mirrored_0(_S2023, &(_S2084), &(_S2085), _S2083);
        var _S2086 : f32 = crossing_3;
        var _S2087 : f32 = _S2003;
        var _S2088 : f32 = _S2004;
        crossing_3 = _S2082;
        _S2003 = _S2086;
        _S2004 = _S2087;
        _S2005 = _S2088;
        _S2006 = 0.0f;
        _S2068 = _S2085;
        _S2069 = _S2084;
    }
    else
    {
        if(_S2000)
        {
            var s_diff_jacobian_T_0 : f32 = _S2007 * _S1963.pdf_11;
            var _S2089 : f32 = _S2008 * _S1963.pdf_11;
            var _S2090 : f32 = _S2009 * _S2089;
            var _S2091 : f32 = - (visible_1 * _S2089);
            var _S2092 : f32 = (_S1963.weight_9[i32(0)] + _S1963.weight_9[i32(1)] + _S1963.weight_9[i32(2)]) / _S2010;
            var _S2093 : f32 = _S2011 * _S2092;
            var _S2094 : f32 = _S2012 * (_S2012 * (masking_o_4 * - _S2092));
            var _S2095 : vec2<f32> = _S1966;
            var _S2096 : vec3<f32> = _S1964;
            s_bwdProp_ggx_lambda_0(_S2019, &(_S2095), &(_S2096), _S2094);
            var _S2097 : f32 = s_diff_jacobian_T_0 / _S2013;
            var _S2098 : f32 = _S2014 * - _S2097;
            var _S2099 : f32 = _S2015 * _S2097;
            var _S2100 : f32 = 0.0f;
            s_bwdProp_sqr_0(_S2020, &(_S2100), _S2098);
            var _S2101 : f32 = _S2012 * (_S2100 / _S2016);
            var _S2102 : f32 = 0.0f;
            s_bwdProp_abs_0(_S2021, &(_S2102), _S2099);
            var _S2103 : f32 = _S2100 + _S2102;
            var _S2104 : vec3<f32> = _S1964;
            var _S2105 : vec3<f32> = _S1964;
            s_bwdProp_dot_0(_S2022, &(_S2104), &(_S2105), _S2103);
            var _S2106 : f32 = _S2093 + _S2094;
            _S2068 = _S2096 + _S1963.wi_3 + _S2104;
            _S2069 = _S2105;
            _S2002 = _S2090;
            crossing_3 = _S2106;
            _S2003 = _S2091;
            _S2004 = _S2101;
            _S2070 = _S2095;
        }
        else
        {
            _S2068 = _S1964;
            _S2069 = _S1964;
            _S2002 = 0.0f;
            crossing_3 = 0.0f;
            _S2003 = 0.0f;
            _S2004 = 0.0f;
            _S2070 = _S1966;
        }
        if(_S2001)
        {
            var _S2107 : f32 = _S2017 * 0.0f;
            _S2068 = _S2068 + vec3<f32>(0.0f, 0.0f, _S1992 * 0.0f);
            _S2005 = _S2107;
        }
        else
        {
            _S2005 = 0.0f;
        }
        var _S2108 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
        _S2108.direction_20 = _S2068;
        var _S2109 : vec3<f32> = _S1964;
        var _S2110 : vec3<f32> = _S1964;
        s_bwdProp_refracted_0(_S2024, &(_S2109), &(_S2110), _S2108);
        var _S2111 : vec3<f32> = _S2110 + _S2069;
        var _S2112 : f32 = crossing_3;
        var _S2113 : f32 = _S2003;
        var _S2114 : f32 = _S2004;
        crossing_3 = _S2005;
        _S2003 = 0.0f;
        _S2004 = _S2112;
        _S2005 = _S2113;
        _S2006 = _S2114;
        _S2068 = _S2111;
        _S2069 = _S2109;
    }
    var _S2115 : f32 = _S2002 / _S1997;
    var _S2116 : f32 = _S1991 * - _S2115;
    var _S2117 : f32 = _S1996 * _S2115;
    var _S2118 : f32 = masking_o_4 * _S2116;
    var _S2119 : f32 = _S1993.value0_2 * _S2116;
    var _S2120 : f32 = 0.0f;
    s_bwdProp_abs_0(_S1995, &(_S2120), _S2118);
    var _S2121 : f32 = _S2120 + crossing_3;
    var _S2122 : f32 = _S1988.value0_2 * _S2117;
    var _S2123 : f32 = _S1985.value0_79 * _S2117 + _S2003;
    var _S2124 : f32 = 0.0f;
    s_bwdProp_abs_0(_S1990, &(_S2124), _S2123);
    var _S2125 : vec2<f32> = _S1966;
    var _S2126 : vec3<f32> = _S1964;
    s_bwdProp_ggx_density_0(_S1987, &(_S2125), &(_S2126), _S2122);
    var _S2127 : f32 = _S2119 + _S2004;
    var _S2128 : vec2<f32> = _S1966;
    var _S2129 : vec3<f32> = _S1964;
    s_bwdProp_ggx_lambda_0(_S1984, &(_S2128), &(_S2129), _S2127);
    var _S2130 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S1981, &(_S2130), _S2005);
    var _S2131 : f32 = _S2124 + _S2130 + _S2006;
    var _S2132 : vec3<f32> = _S1964;
    var _S2133 : vec3<f32> = _S1964;
    s_bwdProp_dot_0(_S1978, &(_S2132), &(_S2133), _S2131);
    var _S2134 : vec3<f32> = _S2126 + _S2133 + _S2068;
    var _S2135 : vec2<f32> = _S1966;
    var _S2136 : vec3<f32> = _S1964;
    var _S2137 : vec2<f32> = _S1966;
    s_bwdProp_ggx_sample_visible_0(_S1975, &(_S2135), &(_S2136), &(_S2137), _S2134);
    var _S2138 : vec2<f32> = _S2125 + _S2128 + _S2135 + _S2070;
    var _S2139 : vec2<f32> = _S1966;
    s_bwdProp_ggx_widths_0(_S1972, &(_S2139), _S2138);
    var _S2140 : vec3<f32> = _S2129 + _S2132 + _S2136 + _S2069 + vec3<f32>(0.0f, 0.0f, _S2121);
    (*_S1960) = _S2139;
    (*_S1961) = _S2140;
    (*_S1962) = _S2137;
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
    var _S2141 : vec3<f32> = vec3<f32>(0.0f);
    result_25.eta_18 = _S2141;
    result_25.k_3 = _S2141;
    var _S2142 : vec2<f32> = vec2<f32>(0.0f);
    result_25.coat_alpha_4 = _S2142;
    result_25.alpha_7 = _S2142;
    result_25.once_4 = _S2142;
    result_25.more_2 = _S2142;
    result_25.turn_3 = _S2142;
    result_25.metal_width_1 = 0.0f;
    result_25.coat_width_1 = 0.0f;
    result_25.again_1 = 0.0f;
    result_25.wo_3 = _S2141;
    result_25.wo_below_1 = Refraction_x24_syn_dzero_0();
    result_25.factors_1 = _S2142;
    result_25.shares_1 = _S2142;
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

fn s_bwdProp_power_sums_0( _S2143 : s_bwdCallableCtx_power_sums_0,  _S2144 : ptr<function, vec3<f32>>,  _S2145 : vec3<f32>)
{
    (*_S2144) = vec3<f32>(power_sum_0(_S2143.value0_190.value0_187.x, _S2143.value0_190.value1_78).y * _S2145[i32(0)], power_sum_0(_S2143.value0_190.value0_187.y, _S2143.value0_190.value1_78).y * _S2145[i32(1)], power_sum_0(_S2143.value0_190.value0_187.z, _S2143.value0_190.value1_78).y * _S2145[i32(2)]);
    return;
}

fn s_bwdProp_coat_attenuation_0( _S2146 : s_bwdCallableCtx_coat_attenuation_0,  _S2147 : ptr<function, f32>,  _S2148 : f32)
{
    var _S2149 : bool = (_S2146.value1_80.value0_38) != 0.0f;
    var _S2150 : f32;
    var _S2151 : f32;
    var _S2152 : f32;
    var _S2153 : f32;
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
    if(_S2149)
    {
        var d_2 : f32 = _S2146.value1_80.value0_38 / _S2146.value0_191.value0_186;
        var _S2164 : f32 = _S2146.value0_191.value0_186 * _S2146.value0_191.value0_186;
        var series_0 : f32 = d_2 * 0.1428571492433548f + 1.0f;
        var _S2165 : f32 = d_2 * 0.1666666716337204f;
        var series_1 : f32 = series_0 * _S2165 + 1.0f;
        var _S2166 : f32 = d_2 * 0.20000000298023224f;
        var series_2 : f32 = series_1 * _S2166 + 1.0f;
        var _S2167 : f32 = d_2 * 0.25f;
        var series_3 : f32 = series_2 * _S2167 + 1.0f;
        var _S2168 : f32 = d_2 * 0.3333333432674408f;
        var series_4 : f32 = series_3 * _S2168 + 1.0f;
        var _S2169 : f32 = d_2 * 0.5f;
        var series_5 : f32 = series_4 * _S2169 + 1.0f;
        var series_6 : f32 = series_5 * d_2 + 1.0f;
        _S2150 = series_6 * series_6;
        _S2151 = series_5;
        _S2152 = d_2;
        _S2153 = series_4;
        _S2154 = _S2169;
        _S2155 = series_3;
        _S2156 = _S2168;
        _S2157 = series_2;
        _S2158 = _S2167;
        _S2159 = series_1;
        _S2160 = _S2166;
        _S2161 = series_0;
        _S2162 = _S2165;
        _S2163 = _S2164;
    }
    else
    {
        _S2150 = 0.0f;
        _S2151 = 0.0f;
        _S2152 = 0.0f;
        _S2153 = 0.0f;
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
    }
    if(_S2149)
    {
        var _S2170 : f32 = - (_S2148 / _S2150);
        var s_diff_series_T_0 : f32 = _S2152 * _S2170;
        var s_diff_series_T_1 : f32 = _S2154 * s_diff_series_T_0;
        var s_diff_series_T_2 : f32 = _S2156 * s_diff_series_T_1;
        var s_diff_series_T_3 : f32 = _S2158 * s_diff_series_T_2;
        var s_diff_series_T_4 : f32 = _S2160 * s_diff_series_T_3;
        _S2150 = _S2146.value1_80.value0_38 * - ((_S2151 * _S2170 + 0.5f * (_S2153 * s_diff_series_T_0) + 0.3333333432674408f * (_S2155 * s_diff_series_T_1) + 0.25f * (_S2157 * s_diff_series_T_2) + 0.20000000298023224f * (_S2159 * s_diff_series_T_3) + 0.1666666716337204f * (_S2161 * s_diff_series_T_4) + 0.1428571492433548f * (_S2162 * s_diff_series_T_4)) / _S2163);
    }
    else
    {
        _S2150 = 0.0f;
    }
    (*_S2147) = _S2150;
    return;
}

fn s_bwdProp_below_coat_0( _S2171 : s_bwdCallableCtx_below_coat_0,  _S2172 : ptr<function, vec3<f32>>,  _S2173 : Refraction_Differential_0)
{
    var _S2174 : f32 = 1.0f / _S2171.value0_189.value1_79;
    var x_36 : f32 = _S2171.value0_189.value0_188.x * _S2174;
    var _S2175 : f32 = 1.0f / _S2171.value0_189.value1_79;
    var y_21 : f32 = _S2171.value0_189.value0_188.y * _S2175;
    var squared_2 : f32 = 1.0f - x_36 * x_36 - y_21 * y_21;
    var _S2176 : bool = squared_2 > 0.0f;
    var _S2177 : s_bwdCallableCtx_sqrt_0;
    if(_S2176)
    {
        var _S2178 : s_bwdCallableCtx_sqrt_0;
        _S2178._S35 = squared_2;
        _S2177 = _S2178;
    }
    else
    {
        _S2177._S35 = 0.0f;
    }
    var _S2179 : f32;
    var _S2180 : f32;
    var _S2181 : f32;
    if(_S2176)
    {
        var _S2182 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S2177, &(_S2182), _S2173.direction_20[i32(2)]);
        _S2179 = _S2182;
        _S2180 = _S2173.direction_20[i32(1)];
        _S2181 = _S2173.direction_20[i32(0)];
    }
    else
    {
        _S2179 = 0.0f;
        _S2180 = 0.0f;
        _S2181 = 0.0f;
    }
    var _S2183 : f32 = - _S2179;
    var _S2184 : f32 = y_21 * _S2183;
    var _S2185 : f32 = x_36 * _S2183;
    (*_S2172) = vec3<f32>(_S2174 * (_S2185 + _S2185 + _S2181), _S2175 * (_S2184 + _S2184 + _S2180), 0.0f);
    return;
}

fn s_bwdProp_coated_mirror_weight_0( _S2186 : s_bwdCallableCtx_coated_mirror_weight_0,  _S2187 : ptr<function, vec3<f32>>,  _S2188 : ptr<function, vec3<f32>>,  _S2189 : ptr<function, vec3<f32>>,  _S2190 : vec3<f32>)
{
    var _S2191 : vec3<f32> = vec3<f32>(0.0f);
    var _S2192 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S2191, _S2191 );
    var _S2193 : s_paramCtx_s_bwdCallableCtx_coat_attenuation_0 = s_paramCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S2194 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S2195 : s_paramCtx_s_bwdCallableCtx_power_sums_0 = s_paramCtx_s_bwdCallableCtx_power_sums_0( _S2191, u32(0) );
    var _S2196 : f32 = _S2186.value0_184.value3_21.z;
    var _S2197 : Tuple_44 = s_apply_fresnel_dielectric_0(_S2196, _S2186.value1_76.value0_50);
    var _S2198 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S2198.value0_177 = _S2196;
    _S2198.value1_71 = _S2186.value1_76.value0_50;
    var _S2199 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S2198 );
    var _S2200 : Tuple_59 = s_apply_below_coat_0(_S2186.value0_184.value3_21, _S2186.value1_76.value0_50);
    var _S2201 : s_paramCtx_s_bwdCallableCtx_below_coat_0;
    _S2201.value0_188 = _S2186.value0_184.value3_21;
    _S2201.value1_79 = _S2186.value1_76.value0_50;
    var _S2202 : s_bwdCallableCtx_below_coat_0 = s_bwdCallableCtx_below_coat_0( _S2201 );
    var _S2203 : vec3<f32>;
    var _S2204 : vec3<f32>;
    var _S2205 : vec3<f32>;
    var _S2206 : vec3<f32>;
    var _S2207 : vec3<f32>;
    var _S2208 : vec3<f32>;
    var _S2209 : vec3<f32>;
    var _S2210 : f32;
    var _S2211 : f32;
    var _S2212 : f32;
    var _S2213 : s_bwdCallableCtx_power_sums_0;
    var _S2214 : s_bwdCallableCtx_coat_attenuation_0;
    var _S2215 : s_bwdCallableCtx_fresnel_conductor_0;
    if(_S2200.value0_98.valid_2)
    {
        var _S2216 : f32 = _S2200.value0_98.direction_15.z;
        var _S2217 : vec3<f32> = vec3<f32>((1.0f / _S2186.value1_76.value0_50));
        var _S2218 : vec3<f32> = _S2186.value0_184.value0_180 * _S2217;
        var _S2219 : vec3<f32> = vec3<f32>((1.0f / _S2186.value1_76.value0_50));
        var _S2220 : vec3<f32> = _S2186.value0_184.value1_72 * _S2219;
        var _S2221 : Tuple_41 = s_apply_fresnel_conductor_0(_S2216, _S2218, _S2220);
        var _S2222 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S2222.value0_162 = _S2216;
        _S2222.value1_64 = _S2218;
        _S2222.value2_29 = _S2220;
        var _S2223 : s_paramCtx_s_bwdCallableCtx_coat_attenuation_0;
        _S2223.value0_186 = _S2216;
        var _S2224 : f32 = _S2186.value1_76.value1_19;
        var dimmed_1 : f32 = _S2224 * _S2224;
        var _S2225 : vec3<f32> = vec3<f32>((dimmed_1 * _S2197.value0_83));
        var _S2226 : vec3<f32> = _S2221.value0_80 * _S2225;
        var _S2227 : Tuple_54 = s_apply_power_sums_0(_S2226, _S2186.value1_76.value3_8);
        var _S2228 : s_paramCtx_s_bwdCallableCtx_power_sums_0;
        _S2228.value0_187 = _S2226;
        _S2228.value1_78 = _S2186.value1_76.value3_8;
        var _S2229 : f32 = 1.0f - _S2197.value0_83;
        var _S2230 : f32 = dimmed_1 * _S2229;
        var _S2231 : vec3<f32> = vec3<f32>((_S2230 * _S2229));
        _S2203 = _S2221.value0_80 * _S2227.value0_93;
        _S2204 = _S2231;
        _S2210 = _S2230;
        _S2211 = _S2229;
        _S2212 = dimmed_1;
        _S2205 = _S2221.value0_80;
        _S2206 = _S2227.value0_93;
        _S2213.value0_190 = _S2228;
        _S2207 = _S2225;
        _S2214.value0_191 = _S2223;
        _S2214.value1_80 = _S2186.value1_76.value2_14;
        _S2215.value0_170 = _S2222;
        _S2208 = _S2219;
        _S2209 = _S2217;
    }
    else
    {
        _S2203 = _S2191;
        _S2204 = _S2191;
        _S2210 = 0.0f;
        _S2211 = 0.0f;
        _S2212 = 0.0f;
        _S2205 = _S2191;
        _S2206 = _S2191;
        _S2213.value0_190 = _S2195;
        _S2207 = _S2191;
        _S2214.value0_191 = _S2193;
        _S2214.value1_80 = _S2194;
        _S2215.value0_170 = _S2192;
        _S2208 = _S2191;
        _S2209 = _S2191;
    }
    var _S2232 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
    var _S2233 : Refraction_Differential_0;
    if(_S2200.value0_98.valid_2)
    {
        var _S2234 : vec3<f32> = _S2203 * _S2190;
        var _S2235 : vec3<f32> = _S2204 * _S2190;
        var _S2236 : f32 = _S2234[i32(0)] + _S2234[i32(1)] + _S2234[i32(2)];
        var _S2237 : f32 = _S2211 * _S2236;
        var _S2238 : f32 = _S2211 * _S2237;
        var _S2239 : f32 = - (_S2210 * _S2236 + _S2212 * _S2237);
        var _S2240 : vec3<f32> = _S2205 * _S2235;
        var _S2241 : vec3<f32> = _S2206 * _S2235;
        var _S2242 : vec3<f32> = _S2191;
        s_bwdProp_power_sums_0(_S2213, &(_S2242), _S2240);
        var _S2243 : vec3<f32> = _S2205 * _S2242;
        var _S2244 : vec3<f32> = _S2207 * _S2242;
        var _S2245 : f32 = _S2243[i32(0)] + _S2243[i32(1)] + _S2243[i32(2)];
        var _S2246 : f32 = _S2212 * _S2245;
        var _S2247 : f32 = _S2186.value1_76.value1_19 * (_S2238 + _S2197.value0_83 * _S2245);
        var _S2248 : f32 = _S2247 + _S2247;
        var _S2249 : f32 = 0.0f;
        s_bwdProp_coat_attenuation_0(_S2214, &(_S2249), _S2248);
        var _S2250 : vec3<f32> = _S2241 + _S2244;
        var _S2251 : f32 = 0.0f;
        var _S2252 : vec3<f32> = _S2191;
        var _S2253 : vec3<f32> = _S2191;
        s_bwdProp_fresnel_conductor_0(_S2215, &(_S2251), &(_S2252), &(_S2253), _S2250);
        var _S2254 : vec3<f32> = _S2208 * _S2253;
        var _S2255 : vec3<f32> = _S2209 * _S2252;
        var _S2256 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S2249 + _S2251);
        var _S2257 : f32 = _S2239 + _S2246;
        var _S2258 : Refraction_Differential_0 = _S2232;
        _S2258.direction_20 = _S2256;
        _S2233 = Refraction_x24_syn_dadd_0(_S2232, _S2258);
        _S2210 = _S2257;
        _S2203 = _S2255;
        _S2204 = _S2254;
    }
    else
    {
        _S2233 = _S2232;
        _S2210 = 0.0f;
        _S2203 = _S2191;
        _S2204 = _S2191;
    }
    var _S2259 : vec3<f32> = _S2191;
    s_bwdProp_below_coat_0(_S2202, &(_S2259), _S2233);
    var _S2260 : f32 = _S2190[i32(0)] + _S2190[i32(1)] + _S2190[i32(2)] + _S2210;
    var _S2261 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S2199, &(_S2261), _S2260);
    var _S2262 : vec3<f32> = _S2259 + vec3<f32>(0.0f, 0.0f, _S2261);
    (*_S2187) = _S2203;
    (*_S2188) = _S2204;
    (*_S2189) = _S2262;
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

fn s_bwdProp_width_once_0( _S2263 : s_bwdCallableCtx_width_once_0,  _S2264 : ptr<function, f32>,  _S2265 : ptr<function, f32>,  _S2266 : ptr<function, f32>,  _S2267 : f32)
{
    var _S2268 : f32 = _S2263.value0_195.value1_83 + _S2263.value0_195.value2_36;
    var _S2269 : f32 = _S2263.value0_195.value0_194 * _S2263.value0_195.value0_194 + _S2263.value0_195.value1_83 * _S2263.value0_195.value1_83 + _S2263.value0_195.value2_36 * _S2263.value0_195.value2_36 + (_S2263.value0_195.value0_194 * _S2268 + _S2263.value0_195.value1_83 * _S2263.value0_195.value2_36) * 0.5f;
    var _S2270 : Tuple_30 = s_apply_safe_sqrt_0(_S2269);
    var _S2271 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S2271.value0_160 = _S2269;
    var _S2272 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S2271 );
    var _S2273 : f32;
    if((_S2270.value0_69) < 1.0f)
    {
        _S2273 = _S2267;
    }
    else
    {
        _S2273 = 0.0f;
    }
    var _S2274 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S2272, &(_S2274), _S2273);
    var s_diff_products_T_0 : f32 = 0.5f * _S2274;
    var _S2275 : f32 = _S2263.value0_195.value2_36 * _S2274;
    var _S2276 : f32 = _S2263.value0_195.value1_83 * _S2274;
    var _S2277 : f32 = _S2263.value0_195.value0_194 * _S2274;
    var _S2278 : f32 = _S2263.value0_195.value0_194 * s_diff_products_T_0;
    var _S2279 : f32 = _S2275 + _S2275 + _S2263.value0_195.value1_83 * s_diff_products_T_0 + _S2278;
    var _S2280 : f32 = _S2276 + _S2276 + _S2263.value0_195.value2_36 * s_diff_products_T_0 + _S2278;
    (*_S2264) = _S2277 + _S2277 + _S2268 * s_diff_products_T_0;
    (*_S2265) = _S2280;
    (*_S2266) = _S2279;
    return;
}

fn s_bwdProp_refraction_turn_0( _S2281 : s_bwdCallableCtx_refraction_turn_0,  _S2282 : ptr<function, f32>,  _S2283 : ptr<function, f32>,  _S2284 : ptr<function, f32>,  _S2285 : f32)
{
    var normal_11 : f32 = 1.0f - 1.0f / _S2281.value0_196.value3_23;
    var _S2286 : f32 = _S2281.value0_196.value0_193;
    var coat2_1 : f32 = _S2286 * _S2286;
    var _S2287 : f32 = 1.0f / _S2281.value0_196.value3_23;
    var _S2288 : f32 = _S2281.value0_196.value2_35 - _S2281.value0_196.value1_82 * _S2287 - normal_11;
    var _S2289 : f32 = 1.0f + coat2_1 * 20.0f;
    var _S2290 : f32 = _S2281.value0_196.value0_193 * 0.5f;
    var _S2291 : f32 = normal_11 + _S2288 / _S2289;
    var _S2292 : f32 = 1.0f + coat2_1 * 0.75f;
    var _S2293 : f32 = _S2285 / (_S2292 * _S2292);
    var _S2294 : f32 = _S2292 * _S2293;
    var _S2295 : f32 = _S2290 * _S2294 / (_S2289 * _S2289);
    var _S2296 : f32 = _S2289 * _S2295;
    var _S2297 : f32 = _S2287 * - _S2296;
    var _S2298 : f32 = _S2281.value0_196.value0_193 * (0.75f * (_S2290 * _S2291 * - _S2293) + 20.0f * (_S2288 * - _S2295));
    (*_S2282) = 0.5f * (_S2291 * _S2294) + _S2298 + _S2298;
    (*_S2283) = _S2297;
    (*_S2284) = _S2296;
    return;
}

fn s_bwdProp_lobes_near_0( _S2299 : s_bwdCallableCtx_lobes_near_0,  _S2300 : ptr<function, f32>,  _S2301 : ptr<function, f32>,  _S2302 : ptr<function, f32>,  _S2303 : vec2<f32>)
{
    var _S2304 : vec2<f32> = _S2299.value0_197.value0_192.by_coat_0 * _S2303;
    var _S2305 : vec2<f32> = _S2299.value0_197.value0_192.by_metal_0 * _S2303;
    var _S2306 : vec2<f32> = _S2299.value0_197.value0_192.by_cosine_0 * _S2303;
    var _S2307 : f32 = _S2304[i32(0)] + _S2304[i32(1)];
    var _S2308 : f32 = _S2305[i32(0)] + _S2305[i32(1)];
    (*_S2300) = _S2306[i32(0)] + _S2306[i32(1)];
    (*_S2301) = _S2308;
    (*_S2302) = _S2307;
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

fn s_bwdProp_mean_width_0( _S2309 : s_bwdCallableCtx_mean_width_0,  _S2310 : ptr<function, vec2<f32>>,  _S2311 : f32)
{
    var _S2312 : f32 = _S2309.value0_200.value0_199.x;
    var _S2313 : f32 = _S2309.value0_200.value0_199.y;
    var _S2314 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S2314.value0_160 = _S2312 * _S2313;
    var _S2315 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S2314 );
    var _S2316 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S2315, &(_S2316), _S2311);
    (*_S2310) = vec2<f32>(_S2313 * _S2316, _S2312 * _S2316);
    return;
}

fn s_bwdProp_coat_crossing_0( _S2317 : s_bwdCallableCtx_coat_crossing_0,  _S2318 : ptr<function, f32>,  _S2319 : ptr<function, vec2<f32>>,  _S2320 : f32)
{
    var _S2321 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S2322 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0( 0.0f, 0.0f );
    var _S2323 : s_paramCtx_s_bwdCallableCtx_coat_attenuation_0 = s_paramCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S2324 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S2325 : vec2<f32> = vec2<f32>(0.0f);
    var _S2326 : s_paramCtx_s_bwdCallableCtx_mean_width_0 = s_paramCtx_s_bwdCallableCtx_mean_width_0( _S2325 );
    var _S2327 : bool = is_smooth_0(_S2317.value0_198.value2_34);
    var _S2328 : bool;
    var _S2329 : bool;
    var _S2330 : bool;
    var _S2331 : f32;
    var _S2332 : f32;
    var _S2333 : f32;
    var _S2334 : f32;
    var _S2335 : s_bwdCallableCtx_coat_attenuation_0;
    var _S2336 : s_bwdCallableCtx_fresnel_dielectric_0;
    var _S2337 : s_bwdCallableCtx_safe_sqrt_0;
    var _S2338 : s_bwdCallableCtx_mean_width_0;
    if(_S2327)
    {
        var _S2339 : f32 = _S2317.value0_198.value1_81;
        var _S2340 : f32 = _S2317.value1_84.value0_39;
        var _S2341 : f32 = _S2340 * _S2340;
        var _S2342 : f32 = 1.0f - (1.0f - _S2339 * _S2339) / _S2341;
        var _S2343 : Tuple_30 = s_apply_safe_sqrt_0(_S2342);
        var _S2344 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S2344.value0_160 = _S2342;
        var _S2345 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = _S2344;
        var _S2346 : bool = (_S2343.value0_69) > 0.0f;
        if(_S2346)
        {
            var _S2347 : Tuple_44 = s_apply_fresnel_dielectric_0(_S2317.value0_198.value1_81, _S2317.value1_84.value0_39);
            var _S2348 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
            _S2348.value0_177 = _S2317.value0_198.value1_81;
            _S2348.value1_71 = _S2317.value1_84.value0_39;
            var _S2349 : f32 = 1.0f - _S2347.value0_83;
            var _S2350 : s_paramCtx_s_bwdCallableCtx_coat_attenuation_0;
            _S2350.value0_186 = _S2343.value0_69;
            _S2331 = _S2349;
            _S2335.value0_191 = _S2350;
            _S2335.value1_80 = _S2317.value1_84.value2_6;
            _S2336.value0_178 = _S2348;
        }
        else
        {
            _S2331 = 0.0f;
            _S2335.value0_191 = _S2323;
            _S2335.value1_80 = _S2324;
            _S2336.value0_178 = _S2322;
        }
        _S2328 = _S2346;
        _S2337.value0_161 = _S2345;
        _S2332 = _S2341;
        _S2329 = false;
        _S2330 = false;
        _S2333 = 0.0f;
        _S2334 = 0.0f;
        _S2338.value0_200 = _S2326;
    }
    else
    {
        var _S2351 : s_paramCtx_s_bwdCallableCtx_mean_width_0;
        _S2351.value0_199 = _S2317.value0_198.value2_34;
        var _S2352 : s_paramCtx_s_bwdCallableCtx_mean_width_0 = _S2351;
        var _S2353 : f32 = _S2317.value1_84.value3_3.y;
        var _S2354 : f32 = _S2317.value1_84.value3_3.z;
        var share_14 : f32 = _S2317.value1_84.value3_3.x + 0.0f * _S2353 + 0.0f * _S2354;
        var _S2355 : bool = share_14 < 0.0f;
        if(_S2355)
        {
            _S2328 = false;
        }
        else
        {
            _S2328 = share_14 > 1.0f;
        }
        var _S2356 : bool = _S2328;
        _S2328 = false;
        _S2331 = 0.0f;
        _S2335.value0_191 = _S2323;
        _S2335.value1_80 = _S2324;
        _S2336.value0_178 = _S2322;
        _S2337.value0_161 = _S2321;
        _S2332 = 0.0f;
        _S2329 = _S2355;
        _S2330 = _S2356;
        _S2333 = _S2354;
        _S2334 = _S2353;
        _S2338.value0_200 = _S2352;
    }
    var _S2357 : vec2<f32>;
    if(_S2327)
    {
        if(_S2328)
        {
            var _S2358 : f32 = _S2331 * _S2320;
            var _S2359 : f32 = _S2317.value1_84.value1_9 * _S2320;
            var _S2360 : f32 = 0.0f;
            s_bwdProp_coat_attenuation_0(_S2335, &(_S2360), _S2358);
            var _S2361 : f32 = - _S2359;
            var _S2362 : f32 = 0.0f;
            s_bwdProp_fresnel_dielectric_0(_S2336, &(_S2362), _S2361);
            _S2331 = _S2360;
            _S2333 = _S2362;
        }
        else
        {
            _S2331 = 0.0f;
            _S2333 = 0.0f;
        }
        var _S2363 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S2337, &(_S2363), _S2331);
        var _S2364 : f32 = _S2317.value0_198.value1_81 * - (- _S2363 / _S2332);
        _S2331 = _S2364 + _S2364 + _S2333;
        _S2357 = _S2325;
    }
    else
    {
        if(_S2329)
        {
            _S2331 = 0.0f;
        }
        else
        {
            if(_S2330)
            {
                _S2331 = 0.0f;
            }
            else
            {
                _S2331 = _S2320;
            }
        }
        var _S2365 : f32 = _S2333 * _S2331;
        var _S2366 : f32 = _S2334 * _S2331;
        var _S2367 : vec2<f32> = _S2325;
        s_bwdProp_mean_width_0(_S2338, &(_S2367), _S2365);
        _S2331 = _S2366;
        _S2357 = _S2367;
    }
    (*_S2318) = _S2331;
    (*_S2319) = _S2357;
    return;
}

fn s_bwdProp_coated_conductor_value_0( _S2368 : s_bwdCallableCtx_coated_conductor_value_0,  _S2369 : ptr<function, CoatedConductor_Differential_0>,  _S2370 : ptr<function, vec3<f32>>,  _S2371 : BsdfValue_0)
{
    var _S2372 : vec3<f32> = vec3<f32>(0.0f);
    var _S2373 : s_paramCtx_s_bwdCallableCtx_unit_vector_0 = s_paramCtx_s_bwdCallableCtx_unit_vector_0( _S2372 );
    var _S2374 : vec2<f32> = vec2<f32>(0.0f);
    var _S2375 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S2374 );
    var _S2376 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S2374, _S2372 );
    var _S2377 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S2374, _S2372 );
    var _S2378 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0( 0.0f, 0.0f );
    var _S2379 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S2372, _S2372 );
    var _S2380 : s_paramCtx_s_bwdCallableCtx_coat_crossing_0 = s_paramCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, _S2374 );
    var _S2381 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S2382 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S2381, _S2372 );
    var _S2383 : LobeTable_0 = LobeTable_0( _S2374, _S2374, _S2374, _S2374 );
    var _S2384 : s_paramCtx_s_bwdCallableCtx_lobes_near_0 = s_paramCtx_s_bwdCallableCtx_lobes_near_0( _S2383 );
    var _S2385 : s_paramCtx_s_bwdCallableCtx_refraction_turn_0 = s_paramCtx_s_bwdCallableCtx_refraction_turn_0( 0.0f, 0.0f, 0.0f, 0.0f );
    var _S2386 : s_paramCtx_s_bwdCallableCtx_width_once_0 = s_paramCtx_s_bwdCallableCtx_width_once_0( 0.0f, 0.0f, 0.0f );
    var _S2387 : s_paramCtx_s_bwdCallableCtx_power_sums_0 = s_paramCtx_s_bwdCallableCtx_power_sums_0( _S2372, u32(0) );
    var _S2388 : bool = !_S2368.value0_183.value0_182.coat_smooth_0;
    var _S2389 : f32;
    var _S2390 : f32;
    var _S2391 : f32;
    var _S2392 : f32;
    var _S2393 : f32;
    var _S2394 : f32;
    var _S2395 : f32;
    var _S2396 : f32;
    var _S2397 : f32;
    var _S2398 : f32;
    var _S2399 : f32;
    var _S2400 : f32;
    var _S2401 : s_bwdCallableCtx_ggx_lambda_0;
    var _S2402 : s_bwdCallableCtx_ggx_lambda_0;
    var _S2403 : s_bwdCallableCtx_fresnel_dielectric_0;
    var _S2404 : s_bwdCallableCtx_dot_0;
    var _S2405 : s_bwdCallableCtx_ggx_density_0;
    var _S2406 : s_bwdCallableCtx_ggx_widths_0;
    var _S2407 : s_bwdCallableCtx_unit_vector_0;
    if(_S2388)
    {
        var _S2408 : vec3<f32> = _S2368.value0_183.value0_182.wo_0 + _S2368.value0_183.value1_74;
        var _S2409 : Tuple_10 = s_apply_unit_vector_0(_S2408);
        var _S2410 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
        _S2410.value0_34 = _S2408;
        var _S2411 : Tuple_38 = s_apply_ggx_widths_0(_S2368.value0_183.value0_182.coat_alpha_1);
        var _S2412 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
        _S2412.value0_163 = _S2368.value0_183.value0_182.coat_alpha_1;
        var _S2413 : Tuple_39 = s_apply_ggx_lambda_0(_S2411.value0_77, _S2368.value0_183.value0_182.wo_0);
        var _S2414 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S2414.value0_166 = _S2411.value0_77;
        _S2414.value1_67 = _S2368.value0_183.value0_182.wo_0;
        var masking_3 : f32 = 1.0f + _S2413.value0_78;
        var _S2415 : Tuple_40 = s_apply_ggx_density_0(_S2411.value0_77, _S2409.value0_12);
        var _S2416 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
        _S2416.value0_167 = _S2411.value0_77;
        _S2416.value1_68 = _S2409.value0_12;
        var _S2417 : f32 = 4.0f * _S2368.value0_183.value0_182.wo_0.z;
        var common_5 : f32 = _S2415.value0_79 / _S2417;
        var _S2418 : f32 = _S2417 * _S2417;
        var _S2419 : Tuple_5 = s_apply_dot_0(_S2368.value0_183.value0_182.wo_0, _S2409.value0_12);
        var _S2420 : s_bwdCallableCtx_dot_0;
        _S2420._S39 = _S2368.value0_183.value0_182.wo_0;
        _S2420._S40 = _S2409.value0_12;
        var _S2421 : Tuple_44 = s_apply_fresnel_dielectric_0(_S2419.value0_5, _S2368.value0_183.value0_182.n_14);
        var _S2422 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
        _S2422.value0_177 = _S2419.value0_5;
        _S2422.value1_71 = _S2368.value0_183.value0_182.n_14;
        var _S2423 : f32 = _S2421.value0_83 * common_5;
        var _S2424 : Tuple_39 = s_apply_ggx_lambda_0(_S2411.value0_77, _S2368.value0_183.value1_74);
        var _S2425 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S2425.value0_166 = _S2411.value0_77;
        _S2425.value1_67 = _S2368.value0_183.value1_74;
        var _S2426 : f32 = masking_3 + _S2424.value0_78;
        var _S2427 : f32 = _S2426 * _S2426;
        var _S2428 : f32 = _S2368.value0_183.value0_182.shares_0.x;
        var _S2429 : f32 = _S2428 * common_5;
        _S2389 = masking_3 * masking_3;
        _S2390 = _S2429;
        _S2391 = masking_3;
        _S2392 = _S2428;
        _S2393 = common_5;
        _S2394 = _S2427;
        _S2395 = _S2423;
        _S2396 = _S2426;
        _S2401.value0_169 = _S2425;
        _S2397 = _S2421.value0_83;
        _S2403.value0_178 = _S2422;
        _S2404 = _S2420;
        _S2398 = _S2418;
        _S2399 = _S2415.value0_79;
        _S2400 = _S2417;
        _S2405.value0_168 = _S2416;
        _S2402.value0_169 = _S2414;
        _S2406.value0_173 = _S2412;
        _S2407.value0_37 = _S2410;
    }
    else
    {
        _S2389 = 0.0f;
        _S2390 = 0.0f;
        _S2391 = 0.0f;
        _S2392 = 0.0f;
        _S2393 = 0.0f;
        _S2394 = 0.0f;
        _S2395 = 0.0f;
        _S2396 = 0.0f;
        _S2401.value0_169 = _S2376;
        _S2397 = 0.0f;
        _S2403.value0_178 = _S2378;
        _S2404._S39 = _S2372;
        _S2404._S40 = _S2372;
        _S2398 = 0.0f;
        _S2399 = 0.0f;
        _S2400 = 0.0f;
        _S2405.value0_168 = _S2377;
        _S2402.value0_169 = _S2376;
        _S2406.value0_173 = _S2375;
        _S2407.value0_37 = _S2373;
    }
    var _S2430 : Tuple_59 = s_apply_below_coat_0(_S2368.value0_183.value1_74, _S2368.value0_183.value0_182.n_14);
    var _S2431 : s_paramCtx_s_bwdCallableCtx_below_coat_0;
    _S2431.value0_188 = _S2368.value0_183.value1_74;
    _S2431.value1_79 = _S2368.value0_183.value0_182.n_14;
    var _S2432 : s_bwdCallableCtx_below_coat_0 = s_bwdCallableCtx_below_coat_0( _S2431 );
    var _S2433 : bool;
    if(_S2368.value0_183.value0_182.wo_below_0.valid_2)
    {
        _S2433 = _S2430.value0_98.valid_2;
    }
    else
    {
        _S2433 = false;
    }
    var once_5 : f32;
    var _S2434 : f32;
    var _S2435 : f32;
    var _S2436 : f32;
    var _S2437 : f32;
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
    var _S2469 : s_bwdCallableCtx_ggx_lambda_0;
    var _S2470 : s_bwdCallableCtx_ggx_lambda_0;
    var _S2471 : s_bwdCallableCtx_ggx_lambda_0;
    var _S2472 : s_bwdCallableCtx_ggx_lambda_0;
    var _S2473 : s_bwdCallableCtx_ggx_lambda_0;
    var _S2474 : s_bwdCallableCtx_ggx_lambda_0;
    var _S2475 : s_bwdCallableCtx_dot_0;
    var _S2476 : s_bwdCallableCtx_ggx_density_0;
    var _S2477 : s_bwdCallableCtx_ggx_density_0;
    var _S2478 : s_bwdCallableCtx_ggx_density_0;
    var _S2479 : s_bwdCallableCtx_ggx_widths_0;
    var _S2480 : s_bwdCallableCtx_ggx_widths_0;
    var _S2481 : s_bwdCallableCtx_ggx_widths_0;
    var _S2482 : s_bwdCallableCtx_unit_vector_0;
    var _S2483 : bool;
    var _S2484 : s_bwdCallableCtx_width_once_0;
    var _S2485 : s_bwdCallableCtx_width_once_0;
    var _S2486 : s_bwdCallableCtx_refraction_turn_0;
    var _S2487 : s_bwdCallableCtx_refraction_turn_0;
    var later_2 : vec3<f32>;
    var _S2488 : vec3<f32>;
    var _S2489 : vec3<f32>;
    var _S2490 : vec3<f32>;
    var _S2491 : vec3<f32>;
    var _S2492 : vec3<f32>;
    var _S2493 : vec3<f32>;
    var _S2494 : s_bwdCallableCtx_power_sums_0;
    var _S2495 : s_bwdCallableCtx_lobes_near_0;
    var _S2496 : s_bwdCallableCtx_coat_crossing_0;
    var _S2497 : s_bwdCallableCtx_fresnel_conductor_0;
    if(_S2433)
    {
        var _S2498 : vec3<f32> = _S2368.value0_183.value0_182.wo_below_0.direction_15 + _S2430.value0_98.direction_15;
        var _S2499 : Tuple_10 = s_apply_unit_vector_0(_S2498);
        var _S2500 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
        _S2500.value0_34 = _S2498;
        var _S2501 : s_paramCtx_s_bwdCallableCtx_unit_vector_0 = _S2500;
        var _S2502 : Tuple_5 = s_apply_dot_0(_S2368.value0_183.value0_182.wo_below_0.direction_15, _S2499.value0_12);
        var _S2503 : s_bwdCallableCtx_dot_0;
        _S2503._S39 = _S2368.value0_183.value0_182.wo_below_0.direction_15;
        _S2503._S40 = _S2499.value0_12;
        var _S2504 : s_bwdCallableCtx_dot_0 = _S2503;
        var _S2505 : Tuple_41 = s_apply_fresnel_conductor_0(_S2502.value0_5, _S2368.value0_183.value0_182.eta_3, _S2368.value0_183.value0_182.k_2);
        var _S2506 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S2506.value0_162 = _S2502.value0_5;
        _S2506.value1_64 = _S2368.value0_183.value0_182.eta_3;
        _S2506.value2_29 = _S2368.value0_183.value0_182.k_2;
        var _S2507 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = _S2506;
        var _S2508 : f32 = _S2368.value0_183.value1_74.z;
        var _S2509 : s_paramCtx_s_bwdCallableCtx_coat_crossing_0;
        _S2509.value1_81 = _S2508;
        _S2509.value2_34 = _S2368.value0_183.value0_182.coat_alpha_1;
        var _S2510 : s_paramCtx_s_bwdCallableCtx_coat_crossing_0 = _S2509;
        var _S2511 : Tuple_58 = s_apply_lobes_near_0(_S2368.value1_75.value2_11, _S2508, _S2368.value0_183.value0_182.metal_width_0, _S2368.value0_183.value0_182.coat_width_0);
        var _S2512 : s_paramCtx_s_bwdCallableCtx_lobes_near_0;
        _S2512.value0_192 = _S2368.value1_75.value2_11;
        var _S2513 : s_paramCtx_s_bwdCallableCtx_lobes_near_0 = _S2512;
        var _S2514 : f32 = _S2430.value0_98.direction_15.z;
        var _S2515 : f32 = _S2368.value0_183.value0_182.wo_below_0.direction_15.z;
        var _S2516 : f32 = _S2368.value0_183.value0_182.n_14 * _S2368.value0_183.value0_182.n_14 * 4.0f;
        var _S2517 : f32 = _S2514 * _S2515 * _S2516;
        var stretch_1 : f32 = _S2508 / _S2517;
        var _S2518 : f32 = _S2517 * _S2517;
        var _S2519 : Tuple_38 = s_apply_ggx_widths_0(_S2368.value0_183.value0_182.once_0);
        var _S2520 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
        _S2520.value0_163 = _S2368.value0_183.value0_182.once_0;
        var _S2521 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = _S2520;
        var _S2522 : Tuple_39 = s_apply_ggx_lambda_0(_S2519.value0_77, _S2368.value0_183.value0_182.wo_below_0.direction_15);
        var _S2523 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S2523.value0_166 = _S2519.value0_77;
        _S2523.value1_67 = _S2368.value0_183.value0_182.wo_below_0.direction_15;
        var _S2524 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S2523;
        var masking_4 : f32 = 1.0f + _S2522.value0_78;
        var _S2525 : Tuple_40 = s_apply_ggx_density_0(_S2519.value0_77, _S2499.value0_12);
        var _S2526 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
        _S2526.value0_167 = _S2519.value0_77;
        _S2526.value1_68 = _S2499.value0_12;
        var _S2527 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = _S2526;
        var density_1 : f32 = _S2525.value0_79 * stretch_1;
        var _S2528 : f32 = _S2368.value0_183.value0_182.factors_0.x;
        var _S2529 : f32 = _S2511.value0_97.x;
        var _S2530 : f32 = _S2528 * _S2529;
        var once_6 : f32 = _S2530 * _S2368.value1_75.value0_45;
        if(_S2368.value0_183.value0_182.coat_smooth_0)
        {
            var _S2531 : f32 = once_6 * density_1;
            var _S2532 : Tuple_39 = s_apply_ggx_lambda_0(_S2519.value0_77, _S2430.value0_98.direction_15);
            var _S2533 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S2533.value0_166 = _S2519.value0_77;
            _S2533.value1_67 = _S2430.value0_98.direction_15;
            var _S2534 : f32 = masking_4 + _S2532.value0_78;
            var _S2535 : f32 = _S2534 * _S2534;
            once_5 = _S2531 / _S2534;
            _S2434 = _S2535;
            _S2435 = _S2531;
            _S2436 = _S2534;
            _S2469.value0_169 = _S2533;
            _S2437 = 0.0f;
            _S2438 = 0.0f;
            _S2439 = 0.0f;
            _S2470.value0_169 = _S2376;
            _S2471.value0_169 = _S2376;
            _S2440 = 0.0f;
            _S2441 = 0.0f;
            _S2476.value0_168 = _S2377;
            _S2479.value0_173 = _S2375;
            _S2484.value0_195 = _S2386;
            _S2485.value0_195 = _S2386;
            _S2486.value0_196 = _S2385;
            _S2487.value0_196 = _S2385;
        }
        else
        {
            var _S2536 : f32 = _S2368.value0_183.value0_182.coat_alpha_1.x;
            var _S2537 : Tuple_60 = s_apply_refraction_turn_0(_S2536, _S2508, _S2514, _S2368.value0_183.value0_182.n_14);
            var _S2538 : s_paramCtx_s_bwdCallableCtx_refraction_turn_0;
            _S2538.value0_193 = _S2536;
            _S2538.value1_82 = _S2508;
            _S2538.value2_35 = _S2514;
            _S2538.value3_23 = _S2368.value0_183.value0_182.n_14;
            var _S2539 : f32 = _S2368.value0_183.value0_182.coat_alpha_1.y;
            var _S2540 : Tuple_60 = s_apply_refraction_turn_0(_S2539, _S2508, _S2514, _S2368.value0_183.value0_182.n_14);
            var _S2541 : s_paramCtx_s_bwdCallableCtx_refraction_turn_0;
            _S2541.value0_193 = _S2539;
            _S2541.value1_82 = _S2508;
            _S2541.value2_35 = _S2514;
            _S2541.value3_23 = _S2368.value0_183.value0_182.n_14;
            var _S2542 : f32 = _S2368.value0_183.value0_182.alpha_3.x;
            var _S2543 : f32 = _S2368.value0_183.value0_182.turn_2.x;
            var _S2544 : Tuple_61 = s_apply_width_once_0(_S2542, _S2543, _S2537.value0_99);
            var _S2545 : s_paramCtx_s_bwdCallableCtx_width_once_0;
            _S2545.value0_194 = _S2542;
            _S2545.value1_83 = _S2543;
            _S2545.value2_36 = _S2537.value0_99;
            var _S2546 : f32 = _S2368.value0_183.value0_182.alpha_3.y;
            var _S2547 : f32 = _S2368.value0_183.value0_182.turn_2.y;
            var _S2548 : Tuple_61 = s_apply_width_once_0(_S2546, _S2547, _S2540.value0_99);
            var _S2549 : s_paramCtx_s_bwdCallableCtx_width_once_0;
            _S2549.value0_194 = _S2546;
            _S2549.value1_83 = _S2547;
            _S2549.value2_36 = _S2540.value0_99;
            var _S2550 : vec2<f32> = vec2<f32>(_S2544.value0_100, _S2548.value0_100);
            var _S2551 : Tuple_38 = s_apply_ggx_widths_0(_S2550);
            var _S2552 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
            _S2552.value0_163 = _S2550;
            var _S2553 : Tuple_40 = s_apply_ggx_density_0(_S2551.value0_77, _S2499.value0_12);
            var _S2554 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
            _S2554.value0_167 = _S2551.value0_77;
            _S2554.value1_68 = _S2499.value0_12;
            var _S2555 : f32 = once_6 * _S2553.value0_79;
            var _S2556 : f32 = _S2555 * stretch_1;
            var _S2557 : Tuple_39 = s_apply_ggx_lambda_0(_S2551.value0_77, _S2368.value0_183.value0_182.wo_below_0.direction_15);
            var _S2558 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S2558.value0_166 = _S2551.value0_77;
            _S2558.value1_67 = _S2368.value0_183.value0_182.wo_below_0.direction_15;
            var _S2559 : f32 = 1.0f + _S2557.value0_78;
            var _S2560 : Tuple_39 = s_apply_ggx_lambda_0(_S2551.value0_77, _S2430.value0_98.direction_15);
            var _S2561 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S2561.value0_166 = _S2551.value0_77;
            _S2561.value1_67 = _S2430.value0_98.direction_15;
            var _S2562 : f32 = _S2559 + _S2560.value0_78;
            var _S2563 : f32 = _S2562 * _S2562;
            once_5 = _S2556 / _S2562;
            _S2434 = 0.0f;
            _S2435 = 0.0f;
            _S2436 = 0.0f;
            _S2469.value0_169 = _S2376;
            _S2437 = _S2563;
            _S2438 = _S2556;
            _S2439 = _S2562;
            _S2470.value0_169 = _S2561;
            _S2471.value0_169 = _S2558;
            _S2440 = _S2555;
            _S2441 = _S2553.value0_79;
            _S2476.value0_168 = _S2554;
            _S2479.value0_173 = _S2552;
            _S2484.value0_195 = _S2549;
            _S2485.value0_195 = _S2545;
            _S2486.value0_196 = _S2541;
            _S2487.value0_196 = _S2538;
        }
        var _S2564 : vec3<f32> = vec3<f32>(once_5);
        var _S2565 : Tuple_38 = s_apply_ggx_widths_0(_S2368.value0_183.value0_182.more_1);
        var _S2566 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
        _S2566.value0_163 = _S2368.value0_183.value0_182.more_1;
        var _S2567 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = _S2566;
        var _S2568 : Tuple_39 = s_apply_ggx_lambda_0(_S2565.value0_77, _S2368.value0_183.value0_182.wo_below_0.direction_15);
        var _S2569 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S2569.value0_166 = _S2565.value0_77;
        _S2569.value1_67 = _S2368.value0_183.value0_182.wo_below_0.direction_15;
        var _S2570 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S2569;
        var _S2571 : f32 = 1.0f + _S2568.value0_78;
        var _S2572 : Tuple_39 = s_apply_ggx_lambda_0(_S2565.value0_77, _S2430.value0_98.direction_15);
        var _S2573 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S2573.value0_166 = _S2565.value0_77;
        _S2573.value1_67 = _S2430.value0_98.direction_15;
        var _S2574 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S2573;
        var masking_more_0 : f32 = _S2571 + _S2572.value0_78;
        var _S2575 : f32 = _S2368.value0_183.value0_182.factors_0.y;
        var _S2576 : f32 = _S2511.value0_97.y;
        var _S2577 : f32 = _S2575 * _S2576;
        var _S2578 : f32 = _S2577 * _S2368.value1_75.value0_45;
        var _S2579 : Tuple_40 = s_apply_ggx_density_0(_S2565.value0_77, _S2499.value0_12);
        var _S2580 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
        _S2580.value0_167 = _S2565.value0_77;
        _S2580.value1_68 = _S2499.value0_12;
        var _S2581 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = _S2580;
        var _S2582 : f32 = _S2578 * _S2579.value0_79;
        var _S2583 : f32 = _S2582 * stretch_1;
        var _S2584 : vec3<f32> = vec3<f32>((_S2583 / masking_more_0));
        var _S2585 : f32 = masking_more_0 * masking_more_0;
        var _S2586 : vec3<f32> = vec3<f32>(0.0f);
        var _S2587 : bool = (_S2368.value1_75.value3_6) >= u32(2);
        if(_S2587)
        {
            var _S2588 : vec3<f32> = _S2505.value0_80 * _S2505.value0_80;
            var _S2589 : vec3<f32> = vec3<f32>(_S2368.value0_183.value0_182.again_0);
            var _S2590 : vec3<f32> = _S2505.value0_80 * _S2589;
            var _S2591 : u32;
            if((_S2368.value1_75.value3_6) == u32(4294967295))
            {
                _S2591 = u32(4294967295);
            }
            else
            {
                _S2591 = _S2368.value1_75.value3_6 - u32(1);
            }
            var _S2592 : Tuple_54 = s_apply_power_sums_0(_S2590, _S2591);
            var _S2593 : s_paramCtx_s_bwdCallableCtx_power_sums_0;
            _S2593.value0_187 = _S2590;
            _S2593.value1_78 = _S2591;
            later_2 = _S2588 * _S2592.value0_93;
            _S2488 = _S2588;
            _S2489 = _S2592.value0_93;
            _S2494.value0_190 = _S2593;
            _S2490 = _S2589;
        }
        else
        {
            later_2 = _S2586;
            _S2488 = _S2372;
            _S2489 = _S2372;
            _S2494.value0_190 = _S2387;
            _S2490 = _S2372;
        }
        var _S2594 : f32 = _S2368.value0_183.value0_182.shares_0.y;
        var _S2595 : f32 = _S2594 * density_1;
        var _S2596 : f32 = masking_4 * masking_4;
        var _S2597 : f32 = _S2508 * 0.31830990314483643f;
        var _S2598 : f32 = _S2434;
        var _S2599 : f32 = _S2435;
        var _S2600 : f32 = _S2436;
        var _S2601 : s_bwdCallableCtx_ggx_lambda_0 = _S2469;
        var _S2602 : f32 = _S2437;
        var _S2603 : f32 = _S2438;
        var _S2604 : f32 = _S2439;
        var _S2605 : s_bwdCallableCtx_ggx_lambda_0 = _S2470;
        var _S2606 : s_bwdCallableCtx_ggx_lambda_0 = _S2471;
        var _S2607 : f32 = _S2440;
        var _S2608 : f32 = _S2441;
        var _S2609 : s_bwdCallableCtx_ggx_density_0 = _S2476;
        var _S2610 : s_bwdCallableCtx_ggx_widths_0 = _S2479;
        var _S2611 : vec3<f32> = _S2488;
        var _S2612 : vec3<f32> = _S2489;
        var _S2613 : vec3<f32> = _S2490;
        once_5 = 1.0f - _S2368.value0_183.value0_182.shares_0.x - _S2594;
        _S2434 = _S2597;
        _S2435 = _S2596;
        _S2436 = _S2595;
        _S2437 = masking_4;
        _S2438 = _S2594;
        _S2439 = density_1;
        _S2488 = _S2584;
        _S2489 = _S2505.value0_80;
        _S2490 = _S2564;
        _S2483 = _S2587;
        _S2491 = _S2611;
        _S2492 = _S2612;
        _S2493 = _S2613;
        _S2440 = _S2585;
        _S2441 = _S2583;
        _S2442 = masking_more_0;
        _S2443 = _S2582;
        _S2444 = stretch_1;
        _S2445 = _S2578;
        _S2446 = _S2579.value0_79;
        _S2476.value0_168 = _S2581;
        _S2447 = _S2577;
        _S2448 = _S2575;
        _S2449 = _S2576;
        _S2469.value0_169 = _S2574;
        _S2470.value0_169 = _S2570;
        _S2479.value0_173 = _S2567;
        _S2450 = _S2598;
        _S2451 = _S2599;
        _S2452 = _S2600;
        _S2471 = _S2601;
        _S2453 = once_6;
        _S2454 = _S2602;
        _S2455 = _S2603;
        _S2456 = _S2604;
        _S2472 = _S2605;
        _S2473 = _S2606;
        _S2457 = _S2607;
        _S2458 = _S2608;
        _S2477 = _S2609;
        _S2480 = _S2610;
        _S2459 = _S2530;
        _S2460 = _S2528;
        _S2461 = _S2529;
        _S2462 = _S2525.value0_79;
        _S2478.value0_168 = _S2527;
        _S2474.value0_169 = _S2524;
        _S2481.value0_173 = _S2521;
        _S2463 = _S2518;
        _S2464 = _S2508;
        _S2465 = _S2517;
        _S2466 = _S2516;
        _S2467 = _S2514;
        _S2468 = _S2515;
        _S2495.value0_197 = _S2513;
        _S2496.value0_198 = _S2510;
        _S2496.value1_84 = _S2368.value1_75.value1_14;
        _S2497.value0_170 = _S2507;
        _S2475 = _S2504;
        _S2482.value0_37 = _S2501;
    }
    else
    {
        once_5 = 0.0f;
        _S2434 = 0.0f;
        _S2435 = 0.0f;
        _S2436 = 0.0f;
        _S2437 = 0.0f;
        _S2438 = 0.0f;
        _S2439 = 0.0f;
        later_2 = _S2372;
        _S2488 = _S2372;
        _S2489 = _S2372;
        _S2490 = _S2372;
        _S2483 = false;
        _S2491 = _S2372;
        _S2492 = _S2372;
        _S2494.value0_190 = _S2387;
        _S2493 = _S2372;
        _S2440 = 0.0f;
        _S2441 = 0.0f;
        _S2442 = 0.0f;
        _S2443 = 0.0f;
        _S2444 = 0.0f;
        _S2445 = 0.0f;
        _S2446 = 0.0f;
        _S2476.value0_168 = _S2377;
        _S2447 = 0.0f;
        _S2448 = 0.0f;
        _S2449 = 0.0f;
        _S2469.value0_169 = _S2376;
        _S2470.value0_169 = _S2376;
        _S2479.value0_173 = _S2375;
        _S2450 = 0.0f;
        _S2451 = 0.0f;
        _S2452 = 0.0f;
        _S2471.value0_169 = _S2376;
        _S2453 = 0.0f;
        _S2454 = 0.0f;
        _S2455 = 0.0f;
        _S2456 = 0.0f;
        _S2472.value0_169 = _S2376;
        _S2473.value0_169 = _S2376;
        _S2457 = 0.0f;
        _S2458 = 0.0f;
        _S2477.value0_168 = _S2377;
        _S2480.value0_173 = _S2375;
        _S2484.value0_195 = _S2386;
        _S2485.value0_195 = _S2386;
        _S2486.value0_196 = _S2385;
        _S2487.value0_196 = _S2385;
        _S2459 = 0.0f;
        _S2460 = 0.0f;
        _S2461 = 0.0f;
        _S2462 = 0.0f;
        _S2478.value0_168 = _S2377;
        _S2474.value0_169 = _S2376;
        _S2481.value0_173 = _S2375;
        _S2463 = 0.0f;
        _S2464 = 0.0f;
        _S2465 = 0.0f;
        _S2466 = 0.0f;
        _S2467 = 0.0f;
        _S2468 = 0.0f;
        _S2495.value0_197 = _S2384;
        _S2496.value0_198 = _S2380;
        _S2496.value1_84 = _S2382;
        _S2497.value0_170 = _S2379;
        _S2475._S39 = _S2372;
        _S2475._S40 = _S2372;
        _S2482.value0_37 = _S2373;
    }
    var _S2614 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
    var _S2615 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dzero_0();
    var _S2616 : BsdfValue_0 = BsdfValue_x24_syn_dzero_0();
    var _S2617 : CoatedConductor_Differential_0;
    var _S2618 : Refraction_Differential_0;
    var _S2619 : Refraction_Differential_0;
    var _S2620 : BsdfValue_0;
    if(_S2433)
    {
        var _S2621 : f32 = 0.31830990314483643f * (once_5 * _S2371.pdf_6);
        var _S2622 : f32 = _S2371.pdf_6 / _S2435;
        var _S2623 : f32 = _S2436 * - _S2622;
        var _S2624 : f32 = _S2437 * _S2622;
        var _S2625 : f32 = _S2438 * _S2624;
        var _S2626 : f32 = - (_S2434 * _S2371.pdf_6);
        var _S2627 : vec2<f32> = vec2<f32>(_S2626, _S2439 * _S2624 + _S2626);
        var _S2628 : vec3<f32> = later_2 * _S2371.f_cos_0;
        var _S2629 : vec3<f32> = _S2488 * _S2371.f_cos_0;
        var _S2630 : vec3<f32> = _S2489 * _S2371.f_cos_0;
        var _S2631 : vec3<f32> = _S2490 * _S2371.f_cos_0;
        var _S2632 : CoatedConductor_Differential_0 = _S2615;
        _S2632.shares_1 = _S2627;
        var _S2633 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S2615, _S2632);
        var _S2634 : BsdfValue_0 = _S2616;
        _S2634.pdf_6 = _S2371.pdf_6;
        _S2634.f_cos_0 = _S2371.f_cos_0;
        var _S2635 : BsdfValue_0 = BsdfValue_x24_syn_dadd_0(_S2616, _S2634);
        if(_S2483)
        {
            var _S2636 : vec3<f32> = _S2491 * _S2629;
            var _S2637 : vec3<f32> = _S2492 * _S2629;
            var _S2638 : vec3<f32> = _S2372;
            s_bwdProp_power_sums_0(_S2494, &(_S2638), _S2636);
            var _S2639 : vec3<f32> = _S2489 * _S2638;
            var _S2640 : f32 = _S2639[i32(0)] + _S2639[i32(1)] + _S2639[i32(2)];
            var _S2641 : vec3<f32> = _S2489 * _S2637;
            var _S2642 : vec3<f32> = _S2493 * _S2638 + _S2641 + _S2641 + _S2631;
            var _S2643 : CoatedConductor_Differential_0 = _S2615;
            _S2643.again_1 = _S2640;
            _S2617 = CoatedConductor_x24_syn_dadd_0(_S2633, _S2643);
            later_2 = _S2642;
        }
        else
        {
            _S2617 = _S2633;
            later_2 = _S2631;
        }
        var _S2644 : f32 = (_S2628[i32(0)] + _S2628[i32(1)] + _S2628[i32(2)]) / _S2440;
        var s_diff_masking_more_T_0 : f32 = _S2441 * - _S2644;
        var _S2645 : f32 = _S2442 * _S2644;
        var _S2646 : f32 = _S2443 * _S2645;
        var _S2647 : f32 = _S2444 * _S2645;
        var _S2648 : f32 = _S2445 * _S2647;
        var _S2649 : f32 = _S2446 * _S2647;
        var _S2650 : vec2<f32> = _S2374;
        var _S2651 : vec3<f32> = _S2372;
        s_bwdProp_ggx_density_0(_S2476, &(_S2650), &(_S2651), _S2648);
        var _S2652 : vec3<f32> = _S2651;
        var _S2653 : f32 = _S2447 * _S2649;
        var _S2654 : f32 = _S2368.value1_75.value0_45 * _S2649;
        var _S2655 : f32 = _S2448 * _S2654;
        var _S2656 : f32 = _S2449 * _S2654;
        var _S2657 : vec2<f32> = _S2374;
        var _S2658 : vec3<f32> = _S2372;
        s_bwdProp_ggx_lambda_0(_S2469, &(_S2657), &(_S2658), s_diff_masking_more_T_0);
        var _S2659 : vec3<f32> = _S2658;
        var _S2660 : vec2<f32> = _S2374;
        var _S2661 : vec3<f32> = _S2372;
        s_bwdProp_ggx_lambda_0(_S2470, &(_S2660), &(_S2661), s_diff_masking_more_T_0);
        var _S2662 : vec3<f32> = _S2661;
        var _S2663 : vec2<f32> = _S2650 + _S2657 + _S2660;
        var _S2664 : vec2<f32> = _S2374;
        s_bwdProp_ggx_widths_0(_S2479, &(_S2664), _S2663);
        var _S2665 : f32 = _S2630[i32(0)] + _S2630[i32(1)] + _S2630[i32(2)];
        var _S2666 : vec2<f32> = vec2<f32>(0.0f, _S2656);
        var _S2667 : vec2<f32> = vec2<f32>(0.0f, _S2655);
        var _S2668 : CoatedConductor_Differential_0 = _S2615;
        _S2668.more_2 = _S2664;
        var _S2669 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S2617, _S2668);
        var _S2670 : vec2<f32>;
        var _S2671 : vec2<f32>;
        if(_S2368.value0_183.value0_182.coat_smooth_0)
        {
            var _S2672 : f32 = _S2665 / _S2450;
            var _S2673 : f32 = _S2451 * - _S2672;
            var _S2674 : f32 = _S2452 * _S2672;
            var _S2675 : vec2<f32> = _S2374;
            var _S2676 : vec3<f32> = _S2372;
            s_bwdProp_ggx_lambda_0(_S2471, &(_S2675), &(_S2676), _S2673);
            var _S2677 : vec3<f32> = _S2676 + _S2659;
            var _S2678 : f32 = _S2673 + _S2623;
            var _S2679 : f32 = _S2453 * _S2674 + _S2625;
            once_5 = _S2439 * _S2674;
            _S2434 = _S2679;
            _S2435 = _S2678;
            _S2670 = _S2675;
            _S2436 = _S2646;
            _S2437 = 0.0f;
            _S2671 = _S2374;
            _S2438 = _S2621;
            _S2488 = _S2652;
            _S2489 = _S2677;
            _S2490 = _S2662;
            _S2617 = _S2669;
        }
        else
        {
            var _S2680 : f32 = _S2665 / _S2454;
            var _S2681 : f32 = _S2455 * - _S2680;
            var _S2682 : f32 = _S2456 * _S2680;
            var _S2683 : vec2<f32> = _S2374;
            var _S2684 : vec3<f32> = _S2372;
            s_bwdProp_ggx_lambda_0(_S2472, &(_S2683), &(_S2684), _S2681);
            var _S2685 : vec2<f32> = _S2374;
            var _S2686 : vec3<f32> = _S2372;
            s_bwdProp_ggx_lambda_0(_S2473, &(_S2685), &(_S2686), _S2681);
            var _S2687 : f32 = _S2457 * _S2682;
            var _S2688 : f32 = _S2444 * _S2682;
            var _S2689 : f32 = _S2453 * _S2688;
            var _S2690 : f32 = _S2458 * _S2688;
            var _S2691 : vec2<f32> = _S2374;
            var _S2692 : vec3<f32> = _S2372;
            s_bwdProp_ggx_density_0(_S2477, &(_S2691), &(_S2692), _S2689);
            var _S2693 : vec2<f32> = _S2683 + _S2685 + _S2691;
            var _S2694 : vec2<f32> = _S2374;
            s_bwdProp_ggx_widths_0(_S2480, &(_S2694), _S2693);
            var _S2695 : f32 = 0.0f;
            var _S2696 : f32 = 0.0f;
            var _S2697 : f32 = 0.0f;
            s_bwdProp_width_once_0(_S2484, &(_S2695), &(_S2696), &(_S2697), _S2694[i32(1)]);
            var _S2698 : f32 = 0.0f;
            var _S2699 : f32 = 0.0f;
            var _S2700 : f32 = 0.0f;
            s_bwdProp_width_once_0(_S2485, &(_S2698), &(_S2699), &(_S2700), _S2694[i32(0)]);
            var _S2701 : vec2<f32> = vec2<f32>(_S2699, _S2696);
            var _S2702 : vec2<f32> = vec2<f32>(_S2698, _S2695);
            var _S2703 : f32 = 0.0f;
            var _S2704 : f32 = 0.0f;
            var _S2705 : f32 = 0.0f;
            s_bwdProp_refraction_turn_0(_S2486, &(_S2703), &(_S2704), &(_S2705), _S2697);
            var _S2706 : f32 = 0.0f;
            var _S2707 : f32 = 0.0f;
            var _S2708 : f32 = 0.0f;
            s_bwdProp_refraction_turn_0(_S2487, &(_S2706), &(_S2707), &(_S2708), _S2700);
            var _S2709 : vec3<f32> = _S2686 + _S2662;
            var _S2710 : vec3<f32> = _S2684 + _S2659;
            var _S2711 : vec3<f32> = _S2692 + _S2652;
            var _S2712 : f32 = _S2687 + _S2646;
            var _S2713 : CoatedConductor_Differential_0 = _S2615;
            _S2713.turn_3 = _S2701;
            _S2713.alpha_7 = _S2702;
            var _S2714 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S2669, _S2713);
            var _S2715 : vec2<f32> = vec2<f32>(_S2706, _S2703);
            var _S2716 : f32 = _S2705 + _S2708;
            var _S2717 : f32 = _S2704 + _S2707 + _S2621;
            once_5 = _S2690;
            _S2434 = _S2625;
            _S2435 = _S2623;
            _S2670 = _S2374;
            _S2436 = _S2712;
            _S2437 = _S2716;
            _S2671 = _S2715;
            _S2438 = _S2717;
            _S2488 = _S2711;
            _S2489 = _S2710;
            _S2490 = _S2709;
            _S2617 = _S2714;
        }
        var _S2718 : f32 = _S2459 * once_5;
        var _S2719 : f32 = _S2368.value1_75.value0_45 * once_5;
        var _S2720 : f32 = _S2460 * _S2719;
        var _S2721 : vec2<f32> = _S2666 + vec2<f32>(_S2461 * _S2719, 0.0f);
        var _S2722 : f32 = _S2462 * _S2434;
        var _S2723 : f32 = _S2444 * _S2434;
        var _S2724 : vec2<f32> = _S2374;
        var _S2725 : vec3<f32> = _S2372;
        s_bwdProp_ggx_density_0(_S2478, &(_S2724), &(_S2725), _S2723);
        var _S2726 : vec2<f32> = _S2374;
        var _S2727 : vec3<f32> = _S2372;
        s_bwdProp_ggx_lambda_0(_S2474, &(_S2726), &(_S2727), _S2435);
        var _S2728 : vec2<f32> = _S2724 + _S2726 + _S2670;
        var _S2729 : vec2<f32> = _S2374;
        s_bwdProp_ggx_widths_0(_S2481, &(_S2729), _S2728);
        var _S2730 : f32 = (_S2722 + _S2436) / _S2463;
        var _S2731 : f32 = _S2465 * _S2730;
        var _S2732 : f32 = _S2466 * (_S2464 * - _S2730);
        var _S2733 : f32 = _S2467 * _S2732;
        var _S2734 : f32 = _S2468 * _S2732 + _S2437;
        var _S2735 : vec2<f32> = _S2667 + vec2<f32>(_S2720, 0.0f);
        var _S2736 : f32 = 0.0f;
        var _S2737 : f32 = 0.0f;
        var _S2738 : f32 = 0.0f;
        s_bwdProp_lobes_near_0(_S2495, &(_S2736), &(_S2737), &(_S2738), _S2735);
        var _S2739 : f32 = _S2718 + _S2653;
        var _S2740 : f32 = 0.0f;
        var _S2741 : vec2<f32> = _S2374;
        s_bwdProp_coat_crossing_0(_S2496, &(_S2740), &(_S2741), _S2739);
        var _S2742 : vec2<f32> = _S2741 + _S2671;
        var _S2743 : f32 = _S2731 + _S2736 + _S2740 + _S2438;
        var _S2744 : f32 = 0.0f;
        var _S2745 : vec3<f32> = _S2372;
        var _S2746 : vec3<f32> = _S2372;
        s_bwdProp_fresnel_conductor_0(_S2497, &(_S2744), &(_S2745), &(_S2746), later_2);
        var _S2747 : vec3<f32> = _S2372;
        var _S2748 : vec3<f32> = _S2372;
        s_bwdProp_dot_0(_S2475, &(_S2747), &(_S2748), _S2744);
        var _S2749 : vec3<f32> = _S2725 + _S2748 + _S2488;
        var _S2750 : vec3<f32> = _S2372;
        s_bwdProp_unit_vector_0(_S2482, &(_S2750), _S2749);
        var _S2751 : vec3<f32> = _S2750 + _S2489 + vec3<f32>(0.0f, 0.0f, _S2734);
        var _S2752 : vec3<f32> = _S2727 + _S2747 + _S2750 + _S2490 + vec3<f32>(0.0f, 0.0f, _S2733);
        var _S2753 : Refraction_Differential_0 = _S2614;
        _S2753.direction_20 = _S2751;
        var _S2754 : Refraction_Differential_0 = Refraction_x24_syn_dadd_0(_S2614, _S2753);
        var _S2755 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S2743);
        var _S2756 : CoatedConductor_Differential_0 = _S2615;
        _S2756.factors_1 = _S2721;
        _S2756.once_4 = _S2729;
        _S2756.coat_width_1 = _S2738;
        _S2756.metal_width_1 = _S2737;
        _S2756.coat_alpha_4 = _S2742;
        _S2756.k_3 = _S2746;
        _S2756.eta_18 = _S2745;
        var _S2757 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S2617, _S2756);
        var _S2758 : Refraction_Differential_0 = _S2614;
        _S2758.direction_20 = _S2752;
        _S2618 = Refraction_x24_syn_dadd_0(_S2614, _S2758);
        _S2619 = _S2754;
        _S2620 = _S2635;
        _S2617 = _S2757;
        later_2 = _S2755;
    }
    else
    {
        var _S2759 : BsdfValue_0 = BsdfValue_x24_syn_dadd_0(_S2371, _S2616);
        _S2618 = _S2614;
        _S2619 = _S2614;
        _S2620 = _S2759;
        _S2617 = _S2615;
        later_2 = _S2372;
    }
    var _S2760 : vec3<f32> = _S2372;
    s_bwdProp_below_coat_0(_S2432, &(_S2760), _S2619);
    var _S2761 : CoatedConductor_Differential_0 = _S2615;
    _S2761.wo_below_1 = _S2618;
    var _S2762 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S2617, _S2761);
    var _S2763 : vec3<f32> = _S2760 + later_2;
    if(_S2388)
    {
        var _S2764 : f32 = _S2620.pdf_6 / _S2389;
        var _S2765 : f32 = _S2390 * - _S2764;
        var _S2766 : f32 = _S2391 * _S2764;
        var _S2767 : f32 = _S2392 * _S2766;
        var _S2768 : vec2<f32> = vec2<f32>(_S2393 * _S2766, 0.0f);
        var _S2769 : f32 = (_S2620.f_cos_0[i32(0)] + _S2620.f_cos_0[i32(1)] + _S2620.f_cos_0[i32(2)]) / _S2394;
        var _S2770 : f32 = _S2395 * - _S2769;
        var _S2771 : f32 = _S2396 * _S2769;
        var _S2772 : vec2<f32> = _S2374;
        var _S2773 : vec3<f32> = _S2372;
        s_bwdProp_ggx_lambda_0(_S2401, &(_S2772), &(_S2773), _S2770);
        var _S2774 : f32 = _S2397 * _S2771;
        var _S2775 : f32 = _S2393 * _S2771;
        var _S2776 : f32 = 0.0f;
        s_bwdProp_fresnel_dielectric_0(_S2403, &(_S2776), _S2775);
        var _S2777 : vec3<f32> = _S2372;
        var _S2778 : vec3<f32> = _S2372;
        s_bwdProp_dot_0(_S2404, &(_S2777), &(_S2778), _S2776);
        var _S2779 : f32 = (_S2767 + _S2774) / _S2398;
        var _S2780 : f32 = _S2400 * _S2779;
        var _S2781 : f32 = 4.0f * (_S2399 * - _S2779);
        var _S2782 : vec2<f32> = _S2374;
        var _S2783 : vec3<f32> = _S2372;
        s_bwdProp_ggx_density_0(_S2405, &(_S2782), &(_S2783), _S2780);
        var _S2784 : f32 = _S2765 + _S2770;
        var _S2785 : vec2<f32> = _S2374;
        var _S2786 : vec3<f32> = _S2372;
        s_bwdProp_ggx_lambda_0(_S2402, &(_S2785), &(_S2786), _S2784);
        var _S2787 : vec2<f32> = _S2772 + _S2782 + _S2785;
        var _S2788 : vec2<f32> = _S2374;
        s_bwdProp_ggx_widths_0(_S2406, &(_S2788), _S2787);
        var _S2789 : vec3<f32> = _S2778 + _S2783;
        var _S2790 : vec3<f32> = _S2372;
        s_bwdProp_unit_vector_0(_S2407, &(_S2790), _S2789);
        var _S2791 : CoatedConductor_Differential_0 = _S2615;
        _S2791.shares_1 = _S2768;
        _S2791.coat_alpha_4 = _S2788;
        var _S2792 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S2762, _S2791);
        var _S2793 : vec3<f32> = _S2773 + _S2790 + _S2763;
        later_2 = _S2777 + _S2786 + _S2790 + vec3<f32>(0.0f, 0.0f, _S2781);
        _S2617 = _S2792;
        _S2488 = _S2793;
    }
    else
    {
        later_2 = _S2372;
        _S2617 = _S2762;
        _S2488 = _S2763;
    }
    var _S2794 : CoatedConductor_Differential_0 = _S2615;
    _S2794.wo_3 = later_2;
    (*_S2369) = CoatedConductor_x24_syn_dadd_0(_S2617, _S2794);
    (*_S2370) = _S2488;
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

fn s_bwdProp_width_more_0( _S2795 : s_bwdCallableCtx_width_more_0,  _S2796 : ptr<function, f32>,  _S2797 : ptr<function, f32>,  _S2798 : f32)
{
    var _S2799 : f32 = _S2795.value0_202.value0_201;
    var _S2800 : f32 = _S2795.value0_202.value1_85;
    var _S2801 : f32 = (1.0f - 1.0f / _S2795.value0_202.value2_37) * (1.0f - 1.0f / _S2795.value0_202.value2_37) * 0.5f + 1.0f;
    var _S2802 : f32 = _S2799 * _S2799 * 2.0f + _S2800 * _S2800 * _S2801;
    var _S2803 : Tuple_30 = s_apply_safe_sqrt_0(_S2802);
    var _S2804 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S2804.value0_160 = _S2802;
    var _S2805 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S2804 );
    var _S2806 : f32;
    if((_S2803.value0_69) < 1.0f)
    {
        _S2806 = _S2798;
    }
    else
    {
        _S2806 = 0.0f;
    }
    var _S2807 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S2805, &(_S2807), _S2806);
    var _S2808 : f32 = _S2795.value0_202.value1_85 * (_S2801 * _S2807);
    var _S2809 : f32 = _S2795.value0_202.value0_201 * (2.0f * _S2807);
    var _S2810 : f32 = _S2808 + _S2808;
    (*_S2796) = _S2809 + _S2809;
    (*_S2797) = _S2810;
    return;
}

fn s_bwdProp_coated_conductor_layers_0( _S2811 : s_bwdCallableCtx_coated_conductor_layers_0,  _S2812 : ptr<function, vec3<f32>>,  _S2813 : ptr<function, vec3<f32>>,  _S2814 : ptr<function, vec2<f32>>,  _S2815 : ptr<function, vec2<f32>>,  _S2816 : ptr<function, vec3<f32>>,  _S2817 : CoatedConductor_Differential_0)
{
    var _S2818 : vec3<f32> = vec3<f32>(0.0f);
    var _S2819 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S2818, _S2818 );
    var _S2820 : s_paramCtx_s_bwdCallableCtx_refraction_turn_0 = s_paramCtx_s_bwdCallableCtx_refraction_turn_0( 0.0f, 0.0f, 0.0f, 0.0f );
    var _S2821 : vec2<f32> = vec2<f32>(0.0f);
    var _S2822 : bool = is_smooth_0(_S2811.value0_185.value3_22);
    var _S2823 : vec3<f32> = vec3<f32>((1.0f / _S2811.value1_77.value0_44));
    var _S2824 : vec3<f32> = _S2811.value0_185.value0_181 * _S2823;
    var _S2825 : vec3<f32> = vec3<f32>((1.0f / _S2811.value1_77.value0_44));
    var _S2826 : vec3<f32> = _S2811.value0_185.value1_73 * _S2825;
    var _S2827 : Tuple_52 = s_apply_mean_width_0(_S2811.value0_185.value2_33);
    var _S2828 : s_paramCtx_s_bwdCallableCtx_mean_width_0;
    _S2828.value0_199 = _S2811.value0_185.value2_33;
    var _S2829 : s_bwdCallableCtx_mean_width_0 = s_bwdCallableCtx_mean_width_0( _S2828 );
    var _S2830 : Tuple_52 = s_apply_mean_width_0(_S2811.value0_185.value3_22);
    var _S2831 : s_paramCtx_s_bwdCallableCtx_mean_width_0;
    _S2831.value0_199 = _S2811.value0_185.value3_22;
    var _S2832 : s_bwdCallableCtx_mean_width_0 = s_bwdCallableCtx_mean_width_0( _S2831 );
    var _S2833 : Tuple_58 = s_apply_lobes_near_0(_S2811.value1_77.value1_13, 0.0f, _S2827.value0_91, _S2830.value0_91);
    var _S2834 : s_paramCtx_s_bwdCallableCtx_lobes_near_0;
    _S2834.value0_192 = _S2811.value1_77.value1_13;
    var _S2835 : s_bwdCallableCtx_lobes_near_0 = s_bwdCallableCtx_lobes_near_0( _S2834 );
    var _S2836 : f32 = _S2833.value0_97.x;
    var _S2837 : f32 = _S2811.value0_185.value5_9.z;
    var _S2838 : vec2<f32> = vec2<f32>(_S2811.value1_77.value2_10);
    var _S2839 : s_paramCtx_s_bwdCallableCtx_coat_crossing_0;
    _S2839.value1_81 = _S2837;
    _S2839.value2_34 = _S2811.value0_185.value3_22;
    var _S2840 : s_bwdCallableCtx_coat_crossing_0 = s_bwdCallableCtx_coat_crossing_0( _S2839, _S2811.value1_77.value3_5 );
    var _S2841 : Tuple_59 = s_apply_below_coat_0(_S2811.value0_185.value5_9, _S2811.value1_77.value0_44);
    var _S2842 : s_paramCtx_s_bwdCallableCtx_below_coat_0;
    _S2842.value0_188 = _S2811.value0_185.value5_9;
    _S2842.value1_79 = _S2811.value1_77.value0_44;
    var _S2843 : s_bwdCallableCtx_below_coat_0 = s_bwdCallableCtx_below_coat_0( _S2842 );
    const _S2844 : vec2<f32> = vec2<f32>(1.0f, 0.0f);
    var layers_2 : CoatedConductor_0;
    var _S2845 : f32;
    var _S2846 : f32;
    var _S2847 : f32;
    var _S2848 : f32;
    var _S2849 : f32;
    var _S2850 : f32;
    var _S2851 : f32;
    var _S2852 : f32;
    var _S2853 : f32;
    var _S2854 : s_bwdCallableCtx_fresnel_conductor_0;
    if(_S2841.value0_98.valid_2)
    {
        var _S2855 : f32 = _S2841.value0_98.direction_15.z;
        var _S2856 : Tuple_41 = s_apply_fresnel_conductor_0(_S2855, _S2824, _S2826);
        var _S2857 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S2857.value0_162 = _S2855;
        _S2857.value1_64 = _S2824;
        _S2857.value2_29 = _S2826;
        var mean_1 : f32 = (_S2856.value0_80.x + _S2856.value0_80.y + _S2856.value0_80.z) * 0.3333333432674408f;
        var _S2858 : f32 = _S2811.value1_77.value2_10 * mean_1;
        var _S2859 : f32 = _S2833.value0_97.y;
        var once_7 : f32 = _S2858 * _S2859;
        var _S2860 : f32 = _S2858 * mean_1;
        var _S2861 : f32 = 1.0f - _S2859;
        var reflected_5 : f32 = 1.0f - _S2811.value1_77.value2_10;
        var sum_10 : f32 = reflected_5 + once_7 + _S2860 * _S2861;
        var _S2862 : f32 = sum_10 * sum_10;
        var _S2863 : vec2<f32> = vec2<f32>(reflected_5 / sum_10, once_7 / sum_10);
        layers_2.eta_3 = _S2824;
        layers_2.k_2 = _S2826;
        layers_2.coat_alpha_1 = _S2811.value0_185.value3_22;
        layers_2.alpha_3 = _S2811.value0_185.value2_33;
        layers_2.once_0 = _S2821;
        layers_2.more_1 = _S2821;
        layers_2.turn_2 = _S2821;
        layers_2.metal_width_0 = _S2827.value0_91;
        layers_2.coat_width_0 = _S2830.value0_91;
        layers_2.again_0 = _S2836;
        layers_2.wo_0 = _S2811.value0_185.value5_9;
        layers_2.wo_below_0 = _S2841.value0_98;
        layers_2.factors_0 = _S2821;
        layers_2.shares_0 = _S2863;
        layers_2.n_14 = _S2811.value1_77.value0_44;
        layers_2.coat_4 = _S2811.value0_185.value4_15;
        layers_2.coat_smooth_0 = _S2822;
        _S2845 = _S2862;
        _S2846 = once_7;
        _S2847 = sum_10;
        _S2848 = reflected_5;
        _S2849 = _S2860;
        _S2850 = _S2861;
        _S2851 = _S2858;
        _S2852 = mean_1;
        _S2853 = _S2859;
        _S2854.value0_170 = _S2857;
    }
    else
    {
        layers_2.eta_3 = _S2824;
        layers_2.k_2 = _S2826;
        layers_2.coat_alpha_1 = _S2811.value0_185.value3_22;
        layers_2.alpha_3 = _S2811.value0_185.value2_33;
        layers_2.once_0 = _S2821;
        layers_2.more_1 = _S2821;
        layers_2.turn_2 = _S2821;
        layers_2.metal_width_0 = _S2827.value0_91;
        layers_2.coat_width_0 = _S2830.value0_91;
        layers_2.again_0 = _S2836;
        layers_2.wo_0 = _S2811.value0_185.value5_9;
        layers_2.wo_below_0 = _S2841.value0_98;
        layers_2.factors_0 = _S2821;
        layers_2.shares_0 = _S2844;
        layers_2.n_14 = _S2811.value1_77.value0_44;
        layers_2.coat_4 = _S2811.value0_185.value4_15;
        layers_2.coat_smooth_0 = _S2822;
        _S2845 = 0.0f;
        _S2846 = 0.0f;
        _S2847 = 0.0f;
        _S2848 = 0.0f;
        _S2849 = 0.0f;
        _S2850 = 0.0f;
        _S2851 = 0.0f;
        _S2852 = 0.0f;
        _S2853 = 0.0f;
        _S2854.value0_170 = _S2819;
    }
    var _S2864 : vec2<f32> = vec2<f32>(0.0f);
    var _S2865 : CoatedConductor_0 = layers_2;
    _S2865.turn_2 = _S2864;
    var _S2866 : CoatedConductor_0 = layers_2;
    var _S2867 : s_bwdCallableCtx_refraction_turn_0;
    var _S2868 : s_bwdCallableCtx_refraction_turn_0;
    if(layers_2.wo_below_0.valid_2)
    {
        var cos_below_1 : f32 = _S2866.wo_below_0.direction_15.z;
        var _S2869 : f32 = _S2811.value0_185.value3_22.x;
        var _S2870 : Tuple_60 = s_apply_refraction_turn_0(_S2869, _S2837, cos_below_1, _S2811.value1_77.value0_44);
        var _S2871 : s_paramCtx_s_bwdCallableCtx_refraction_turn_0;
        _S2871.value0_193 = _S2869;
        _S2871.value1_82 = _S2837;
        _S2871.value2_35 = cos_below_1;
        _S2871.value3_23 = _S2811.value1_77.value0_44;
        var _S2872 : f32 = _S2811.value0_185.value3_22.y;
        var _S2873 : Tuple_60 = s_apply_refraction_turn_0(_S2872, _S2837, cos_below_1, _S2811.value1_77.value0_44);
        var _S2874 : s_paramCtx_s_bwdCallableCtx_refraction_turn_0;
        _S2874.value0_193 = _S2872;
        _S2874.value1_82 = _S2837;
        _S2874.value2_35 = cos_below_1;
        _S2874.value3_23 = _S2811.value1_77.value0_44;
        _S2865.turn_2 = vec2<f32>(_S2870.value0_99, _S2873.value0_99);
        layers_2 = _S2865;
        _S2867.value0_196 = _S2874;
        _S2868.value0_196 = _S2871;
    }
    else
    {
        layers_2 = _S2865;
        _S2867.value0_196 = _S2820;
        _S2868.value0_196 = _S2820;
    }
    var _S2875 : f32 = _S2811.value0_185.value2_33.x;
    var _S2876 : f32 = layers_2.turn_2.x;
    var _S2877 : s_paramCtx_s_bwdCallableCtx_width_once_0;
    _S2877.value0_194 = _S2875;
    _S2877.value1_83 = _S2876;
    _S2877.value2_36 = _S2876;
    var _S2878 : s_bwdCallableCtx_width_once_0 = s_bwdCallableCtx_width_once_0( _S2877 );
    var _S2879 : f32 = _S2811.value0_185.value2_33.y;
    var _S2880 : f32 = layers_2.turn_2.y;
    var _S2881 : s_paramCtx_s_bwdCallableCtx_width_once_0;
    _S2881.value0_194 = _S2879;
    _S2881.value1_83 = _S2880;
    _S2881.value2_36 = _S2880;
    var _S2882 : s_bwdCallableCtx_width_once_0 = s_bwdCallableCtx_width_once_0( _S2881 );
    var _S2883 : f32 = _S2811.value0_185.value3_22.x;
    var _S2884 : s_paramCtx_s_bwdCallableCtx_width_more_0;
    _S2884.value0_201 = _S2875;
    _S2884.value1_85 = _S2883;
    _S2884.value2_37 = _S2811.value1_77.value0_44;
    var _S2885 : s_bwdCallableCtx_width_more_0 = s_bwdCallableCtx_width_more_0( _S2884 );
    var _S2886 : f32 = _S2811.value0_185.value3_22.y;
    var _S2887 : s_paramCtx_s_bwdCallableCtx_width_more_0;
    _S2887.value0_201 = _S2879;
    _S2887.value1_85 = _S2886;
    _S2887.value2_37 = _S2811.value1_77.value0_44;
    var _S2888 : s_bwdCallableCtx_width_more_0 = s_bwdCallableCtx_width_more_0( _S2887 );
    var _S2889 : Tuple_58 = s_apply_lobes_near_0(_S2811.value1_77.value4_3, _S2837, _S2827.value0_91, _S2830.value0_91);
    var _S2890 : s_paramCtx_s_bwdCallableCtx_lobes_near_0;
    _S2890.value0_192 = _S2811.value1_77.value4_3;
    var _S2891 : s_bwdCallableCtx_lobes_near_0 = s_bwdCallableCtx_lobes_near_0( _S2890 );
    var _S2892 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
    var _S2893 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dzero_0();
    var _S2894 : CoatedConductor_Differential_0 = _S2817;
    _S2894.factors_1 = _S2821;
    var _S2895 : vec2<f32> = _S2889.value0_97 * _S2817.factors_1;
    var _S2896 : vec2<f32> = _S2838 * _S2817.factors_1;
    var _S2897 : f32 = 0.0f;
    var _S2898 : f32 = 0.0f;
    var _S2899 : f32 = 0.0f;
    s_bwdProp_lobes_near_0(_S2891, &(_S2897), &(_S2898), &(_S2899), _S2896);
    var _S2900 : f32 = _S2897;
    var _S2901 : f32 = _S2898;
    var _S2902 : f32 = _S2899;
    _S2894.more_2 = _S2821;
    var _S2903 : f32 = 0.0f;
    var _S2904 : f32 = 0.0f;
    s_bwdProp_width_more_0(_S2888, &(_S2903), &(_S2904), _S2817.more_2[i32(1)]);
    var _S2905 : f32 = 0.0f;
    var _S2906 : f32 = 0.0f;
    s_bwdProp_width_more_0(_S2885, &(_S2905), &(_S2906), _S2817.more_2[i32(0)]);
    _S2894.once_4 = _S2821;
    var _S2907 : f32 = 0.0f;
    var _S2908 : f32 = 0.0f;
    var _S2909 : f32 = 0.0f;
    s_bwdProp_width_once_0(_S2882, &(_S2907), &(_S2908), &(_S2909), _S2817.once_4[i32(1)]);
    var _S2910 : f32 = _S2908 + _S2909;
    var _S2911 : f32 = _S2903 + _S2907;
    var _S2912 : f32 = 0.0f;
    var _S2913 : f32 = 0.0f;
    var _S2914 : f32 = 0.0f;
    s_bwdProp_width_once_0(_S2878, &(_S2912), &(_S2913), &(_S2914), _S2817.once_4[i32(0)]);
    var _S2915 : vec2<f32> = vec2<f32>(_S2913 + _S2914, _S2910);
    var _S2916 : f32 = _S2905 + _S2912;
    var _S2917 : CoatedConductor_Differential_0 = _S2893;
    _S2917.turn_3 = _S2915;
    var _S2918 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S2894, _S2917);
    var _S2919 : vec2<f32> = vec2<f32>(_S2916, _S2911);
    var _S2920 : vec2<f32> = vec2<f32>(_S2906, _S2904);
    var _S2921 : f32;
    var _S2922 : Refraction_Differential_0;
    var _S2923 : vec2<f32>;
    if(_S2866.wo_below_0.valid_2)
    {
        _S2894 = _S2918;
        _S2894.turn_3 = _S2821;
        var _S2924 : f32 = 0.0f;
        var _S2925 : f32 = 0.0f;
        var _S2926 : f32 = 0.0f;
        s_bwdProp_refraction_turn_0(_S2867, &(_S2924), &(_S2925), &(_S2926), _S2918.turn_3[i32(1)]);
        var _S2927 : f32 = 0.0f;
        var _S2928 : f32 = 0.0f;
        var _S2929 : f32 = 0.0f;
        s_bwdProp_refraction_turn_0(_S2868, &(_S2927), &(_S2928), &(_S2929), _S2918.turn_3[i32(0)]);
        var _S2930 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S2926 + _S2929);
        var _S2931 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S2894, _S2893);
        var _S2932 : vec2<f32> = _S2920 + vec2<f32>(_S2927, _S2924);
        var _S2933 : f32 = _S2925 + _S2928 + _S2900;
        var _S2934 : Refraction_Differential_0 = _S2892;
        _S2934.direction_20 = _S2930;
        _S2922 = Refraction_x24_syn_dadd_0(_S2892, _S2934);
        _S2894 = _S2931;
        _S2923 = _S2932;
        _S2921 = _S2933;
    }
    else
    {
        var _S2935 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S2918, _S2893);
        _S2922 = _S2892;
        _S2894 = _S2935;
        _S2923 = _S2920;
        _S2921 = _S2900;
    }
    _S2894.turn_3 = _S2821;
    var _S2936 : CoatedConductor_Differential_0 = _S2893;
    _S2936.wo_below_1 = _S2922;
    var _S2937 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S2894, _S2936);
    var _S2938 : vec2<f32>;
    var _S2939 : vec2<f32>;
    var _S2940 : vec3<f32>;
    var _S2941 : vec3<f32>;
    var _S2942 : vec3<f32>;
    if(_S2841.value0_98.valid_2)
    {
        var _S2943 : f32 = _S2937.shares_1[i32(1)] / _S2845;
        var _S2944 : f32 = _S2937.shares_1[i32(0)] / _S2845;
        var _S2945 : f32 = _S2846 * - _S2943 + _S2848 * - _S2944;
        var _S2946 : f32 = - (_S2847 * _S2944 + _S2945);
        var _S2947 : f32 = _S2850 * _S2945;
        var _S2948 : f32 = _S2847 * _S2943 + _S2945;
        var _S2949 : f32 = - (_S2849 * _S2945) + _S2851 * _S2948;
        var _S2950 : f32 = _S2852 * _S2947 + _S2853 * _S2948;
        var _S2951 : f32 = _S2852 * _S2950;
        var _S2952 : f32 = 0.3333333432674408f * (_S2851 * _S2947 + _S2811.value1_77.value2_10 * _S2950);
        var _S2953 : vec3<f32> = vec3<f32>(_S2952, _S2952, _S2952);
        var _S2954 : f32 = 0.0f;
        var _S2955 : vec3<f32> = _S2818;
        var _S2956 : vec3<f32> = _S2818;
        s_bwdProp_fresnel_conductor_0(_S2854, &(_S2954), &(_S2955), &(_S2956), _S2953);
        var _S2957 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S2954);
        var _S2958 : vec3<f32> = _S2937.eta_18 + _S2955;
        var _S2959 : vec3<f32> = _S2937.k_3 + _S2956;
        var _S2960 : vec2<f32> = _S2937.coat_alpha_4 + _S2923;
        var _S2961 : vec2<f32> = _S2937.alpha_7 + _S2919;
        var _S2962 : f32 = _S2937.metal_width_1 + _S2901;
        var _S2963 : f32 = _S2937.coat_width_1 + _S2902;
        var _S2964 : Refraction_Differential_0 = Refraction_x24_syn_dadd_0(_S2937.wo_below_1, _S2892);
        var _S2965 : Refraction_Differential_0 = _S2892;
        _S2965.direction_20 = _S2957;
        var _S2966 : Refraction_Differential_0 = Refraction_x24_syn_dadd_0(_S2964, _S2965);
        var _S2967 : vec2<f32> = vec2<f32>(0.0f, _S2949);
        var _S2968 : f32 = _S2946 + _S2951;
        _S2894 = _S2893;
        _S2922 = _S2966;
        _S2845 = _S2968;
        _S2846 = _S2937.again_1;
        _S2923 = _S2967;
        _S2847 = _S2963;
        _S2848 = _S2962;
        _S2940 = _S2959;
        _S2941 = _S2958;
        _S2942 = _S2937.wo_3;
        _S2938 = _S2960;
        _S2939 = _S2961;
    }
    else
    {
        var _S2969 : vec2<f32> = _S2923;
        _S2894 = CoatedConductor_x24_syn_dadd_0(_S2937, _S2893);
        _S2922 = _S2892;
        _S2845 = 0.0f;
        _S2846 = 0.0f;
        _S2923 = _S2821;
        _S2847 = _S2902;
        _S2848 = _S2901;
        _S2940 = _S2818;
        _S2941 = _S2818;
        _S2942 = _S2818;
        _S2938 = _S2969;
        _S2939 = _S2919;
    }
    var _S2970 : Refraction_Differential_0 = Refraction_x24_syn_dadd_0(_S2894.wo_below_1, _S2922);
    var _S2971 : vec3<f32> = _S2818;
    s_bwdProp_below_coat_0(_S2843, &(_S2971), _S2970);
    var _S2972 : f32 = _S2895[i32(0)] + _S2895[i32(1)] + _S2845;
    var _S2973 : f32 = 0.0f;
    var _S2974 : vec2<f32> = _S2821;
    s_bwdProp_coat_crossing_0(_S2840, &(_S2973), &(_S2974), _S2972);
    var _S2975 : f32 = _S2973 + _S2921;
    var _S2976 : vec2<f32> = _S2923 + vec2<f32>(_S2894.again_1 + _S2846, 0.0f);
    var _S2977 : f32 = 0.0f;
    var _S2978 : f32 = 0.0f;
    var _S2979 : f32 = 0.0f;
    s_bwdProp_lobes_near_0(_S2835, &(_S2977), &(_S2978), &(_S2979), _S2976);
    var _S2980 : f32 = _S2894.coat_width_1 + _S2979 + _S2847;
    var _S2981 : vec2<f32> = _S2821;
    s_bwdProp_mean_width_0(_S2832, &(_S2981), _S2980);
    var _S2982 : f32 = _S2894.metal_width_1 + _S2978 + _S2848;
    var _S2983 : vec2<f32> = _S2821;
    s_bwdProp_mean_width_0(_S2829, &(_S2983), _S2982);
    var _S2984 : vec3<f32> = _S2825 * (_S2894.k_3 + _S2940);
    var _S2985 : vec3<f32> = _S2894.wo_3 + _S2971 + _S2942 + vec3<f32>(0.0f, 0.0f, _S2975);
    var _S2986 : vec2<f32> = _S2894.coat_alpha_4 + _S2974 + _S2981 + _S2938;
    var _S2987 : vec2<f32> = _S2894.alpha_7 + _S2983 + _S2939;
    (*_S2812) = _S2823 * (_S2894.eta_18 + _S2941);
    (*_S2813) = _S2984;
    (*_S2814) = _S2987;
    (*_S2815) = _S2986;
    (*_S2816) = _S2985;
    return;
}

fn s_bwdProp_coated_conductor_sample_0( _S2988 : s_bwdCallableCtx_coated_conductor_sample_0,  _S2989 : ptr<function, vec3<f32>>,  _S2990 : ptr<function, vec3<f32>>,  _S2991 : ptr<function, vec2<f32>>,  _S2992 : ptr<function, vec2<f32>>,  _S2993 : ptr<function, vec3<f32>>,  _S2994 : ptr<function, vec2<f32>>,  _S2995 : BsdfSample_Differential_0)
{
    var _S2996 : vec3<f32> = vec3<f32>(0.0f);
    var _S2997 : s_paramCtx_s_bwdCallableCtx_coated_mirror_weight_0 = s_paramCtx_s_bwdCallableCtx_coated_mirror_weight_0( _S2996, _S2996, _S2996 );
    var _S2998 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S2999 : s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0 = s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0( 0.0f, 0.0f, _S2998, u32(0) );
    var _S3000 : vec2<f32> = vec2<f32>(0.0f);
    var _S3001 : s_paramCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_paramCtx_s_bwdCallableCtx_coated_conductor_layers_0( _S2996, _S2996, _S3000, _S3000, u32(0), _S2996 );
    var _S3002 : LobeTable_0 = LobeTable_0( _S3000, _S3000, _S3000, _S3000 );
    var _S3003 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S2998, _S2996 );
    var _S3004 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S3002, 0.0f, _S3003, _S3002 );
    var _S3005 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0( 0.0f, 0.0f );
    var _S3006 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S3000 );
    var _S3007 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0( _S3000, _S2996, _S3000 );
    var _S3008 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S2996, _S2996 );
    var _S3009 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0 = s_paramCtx_s_bwdCallableCtx_diffuse_sample_0( _S2996, _S3000 );
    var _S3010 : Refraction_0 = Refraction_0( _S2996, false );
    var _S3011 : CoatedConductor_0 = CoatedConductor_0( _S2996, _S2996, _S3000, _S3000, _S3000, _S3000, _S3000, 0.0f, 0.0f, 0.0f, _S2996, _S3010, _S3000, _S3000, 0.0f, u32(0), false );
    var _S3012 : s_paramCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_paramCtx_s_bwdCallableCtx_coated_conductor_value_0( _S3011, _S2996 );
    var _S3013 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S3003, _S3002, u32(0) );
    var side_8 : f32;
    if((_S2988.value0_153.value5_8.z) < 0.0f)
    {
        side_8 = -1.0f;
    }
    else
    {
        side_8 = 1.0f;
    }
    var _S3014 : vec3<f32> = vec3<f32>(side_8);
    var wo_4 : vec3<f32> = _S2988.value0_153.value5_8 * vec3<f32>(side_8);
    var _S3015 : bool;
    if(is_smooth_0(_S2988.value0_153.value2_28))
    {
        _S3015 = is_smooth_0(_S2988.value0_153.value3_20);
    }
    else
    {
        _S3015 = false;
    }
    var _S3016 : f32;
    var _S3017 : f32;
    var _S3018 : f32;
    var _S3019 : f32;
    var _S3020 : f32;
    var _S3021 : f32;
    var _S3022 : bool;
    var _S3023 : bool;
    var _S3024 : bool;
    var _S3025 : bool;
    var _S3026 : bool;
    var _S3027 : bool;
    var wi_4 : vec3<f32>;
    var _S3028 : vec3<f32>;
    var _S3029 : s_bwdCallableCtx_sqrt_0;
    var _S3030 : s_bwdCallableCtx_mirrored_0;
    var _S3031 : s_bwdCallableCtx_mirrored_0;
    var _S3032 : s_bwdCallableCtx_ggx_sample_visible_0;
    var _S3033 : s_bwdCallableCtx_ggx_sample_visible_0;
    var _S3034 : s_bwdCallableCtx_ggx_widths_0;
    var _S3035 : s_bwdCallableCtx_ggx_widths_0;
    var _S3036 : s_bwdCallableCtx_diffuse_sample_0;
    var _S3037 : s_bwdCallableCtx_coated_conductor_value_0;
    var _S3038 : s_bwdCallableCtx_fresnel_dielectric_0;
    var _S3039 : s_bwdCallableCtx_coated_mirror_weight_0;
    var _S3040 : s_bwdCallableCtx_coated_conductor_layers_0;
    if(_S3015)
    {
        var _S3041 : s_paramCtx_s_bwdCallableCtx_coated_mirror_weight_0;
        _S3041.value0_180 = _S2988.value0_153.value0_149;
        _S3041.value1_72 = _S2988.value0_153.value1_61;
        _S3041.value3_21 = wo_4;
        _S3039.value0_184 = _S3041;
        _S3039.value1_76 = _S2988.value1_63.value0_51;
        _S3022 = false;
        side_8 = 0.0f;
        _S3016 = 0.0f;
        _S3017 = 0.0f;
        _S3038.value0_178 = _S3005;
        _S3023 = false;
        wi_4 = _S2996;
        _S3028 = _S2996;
        _S3018 = 0.0f;
        _S3037.value0_183 = _S3012;
        _S3037.value1_75 = _S3013;
        _S3024 = false;
        _S3030.value0_171 = _S3008;
        _S3032.value0_172 = _S3007;
        _S3034.value0_173 = _S3006;
        _S3025 = false;
        _S3026 = false;
        _S3027 = false;
        _S3029._S35 = 0.0f;
        _S3019 = 0.0f;
        _S3020 = 0.0f;
        _S3021 = 0.0f;
        _S3031.value0_171 = _S3008;
        _S3033.value0_172 = _S3007;
        _S3035.value0_173 = _S3006;
        _S3036.value0_157 = _S3009;
        _S3040.value0_185 = _S3001;
        _S3040.value1_77 = _S3004;
    }
    else
    {
        var _S3042 : s_paramCtx_s_bwdCallableCtx_coated_conductor_layers_0;
        _S3042.value0_181 = _S2988.value0_153.value0_149;
        _S3042.value1_73 = _S2988.value0_153.value1_61;
        _S3042.value2_33 = _S2988.value0_153.value2_28;
        _S3042.value3_22 = _S2988.value0_153.value3_20;
        _S3042.value4_15 = _S2988.value0_153.value4_14;
        _S3042.value5_9 = wo_4;
        var _S3043 : s_paramCtx_s_bwdCallableCtx_coated_conductor_layers_0 = _S3042;
        var _S3044 : f32 = _S2988.value1_63.value1_20.shares_0.x;
        var _S3045 : bool = (_S2988.value0_153.value7_0) < _S3044;
        if(_S3045)
        {
            _S3022 = _S2988.value1_63.value1_20.coat_smooth_0;
        }
        else
        {
            _S3022 = false;
        }
        if(_S3022)
        {
            var _S3046 : f32 = wo_4.z;
            var _S3047 : Tuple_44 = s_apply_fresnel_dielectric_0(_S3046, _S2988.value1_63.value1_20.n_14);
            var _S3048 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
            _S3048.value0_177 = _S3046;
            _S3048.value1_71 = _S2988.value1_63.value1_20.n_14;
            side_8 = _S3044 * _S3044;
            _S3016 = _S3047.value0_83;
            _S3038.value0_178 = _S3048;
            _S3023 = false;
            wi_4 = _S2996;
            _S3028 = _S2996;
            _S3017 = 0.0f;
            _S3037.value0_183 = _S3012;
            _S3037.value1_75 = _S3013;
            _S3030.value0_171 = _S3008;
            _S3032.value0_172 = _S3007;
            _S3034.value0_173 = _S3006;
            _S3024 = false;
            _S3025 = false;
            _S3026 = false;
            _S3029._S35 = 0.0f;
            _S3018 = 0.0f;
            _S3019 = 0.0f;
            _S3020 = 0.0f;
            _S3031.value0_171 = _S3008;
            _S3033.value0_172 = _S3007;
            _S3035.value0_173 = _S3006;
            _S3036.value0_157 = _S3009;
        }
        else
        {
            var _S3049 : vec3<f32> = vec3<f32>(0.0f);
            if(_S3045)
            {
                var _S3050 : Tuple_38 = s_apply_ggx_widths_0(_S2988.value0_153.value3_20);
                var _S3051 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
                _S3051.value0_163 = _S2988.value0_153.value3_20;
                var _S3052 : Tuple_69 = s_apply_ggx_sample_visible_0(_S3050.value0_77, wo_4, _S2988.value0_153.value6_0);
                var _S3053 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
                _S3053.value0_164 = _S3050.value0_77;
                _S3053.value1_65 = wo_4;
                _S3053.value2_30 = _S2988.value0_153.value6_0;
                var _S3054 : Tuple_70 = s_apply_mirrored_0(wo_4, _S3052.value0_108);
                var _S3055 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
                _S3055.value0_165 = wo_4;
                _S3055.value1_66 = _S3052.value0_108;
                wi_4 = _S3054.value0_109;
                _S3030.value0_171 = _S3055;
                _S3032.value0_172 = _S3053;
                _S3034.value0_173 = _S3051;
                _S3023 = false;
                _S3024 = false;
                _S3025 = false;
                _S3029._S35 = 0.0f;
                side_8 = 0.0f;
                _S3016 = 0.0f;
                _S3017 = 0.0f;
                _S3031.value0_171 = _S3008;
                _S3033.value0_172 = _S3007;
                _S3035.value0_173 = _S3006;
                _S3036.value0_157 = _S3009;
            }
            else
            {
                var _S3056 : bool = (_S2988.value0_153.value7_0) < (_S3044 + _S2988.value1_63.value1_20.shares_0.y);
                if(_S3056)
                {
                    if(_S2988.value1_63.value1_20.wo_below_0.valid_2)
                    {
                        var _S3057 : Tuple_38 = s_apply_ggx_widths_0(_S2988.value1_63.value1_20.once_0);
                        var _S3058 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
                        _S3058.value0_163 = _S2988.value1_63.value1_20.once_0;
                        var _S3059 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = _S3058;
                        var _S3060 : Tuple_69 = s_apply_ggx_sample_visible_0(_S3057.value0_77, _S2988.value1_63.value1_20.wo_below_0.direction_15, _S2988.value0_153.value6_0);
                        var _S3061 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
                        _S3061.value0_164 = _S3057.value0_77;
                        _S3061.value1_65 = _S2988.value1_63.value1_20.wo_below_0.direction_15;
                        _S3061.value2_30 = _S2988.value0_153.value6_0;
                        var _S3062 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = _S3061;
                        var _S3063 : Tuple_70 = s_apply_mirrored_0(_S2988.value1_63.value1_20.wo_below_0.direction_15, _S3060.value0_108);
                        var _S3064 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
                        _S3064.value0_165 = _S2988.value1_63.value1_20.wo_below_0.direction_15;
                        _S3064.value1_66 = _S3060.value0_108;
                        var _S3065 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S3064;
                        var x_37 : f32 = _S3063.value0_109.x * _S2988.value1_63.value1_20.n_14;
                        var y_22 : f32 = _S3063.value0_109.y * _S2988.value1_63.value1_20.n_14;
                        var squared_3 : f32 = 1.0f - x_37 * x_37 - y_22 * y_22;
                        if((_S3063.value0_109.z) > 0.0f)
                        {
                            _S3023 = squared_3 > 0.0f;
                        }
                        else
                        {
                            _S3023 = false;
                        }
                        if(_S3023)
                        {
                            var _S3066 : Tuple_4 = s_apply_sqrt_0(squared_3);
                            var _S3067 : s_bwdCallableCtx_sqrt_0;
                            _S3067._S35 = squared_3;
                            wi_4 = vec3<f32>(x_37, y_22, _S3066.value0_4);
                            _S3029 = _S3067;
                        }
                        else
                        {
                            wi_4 = _S3049;
                            _S3029._S35 = 0.0f;
                        }
                        side_8 = y_22;
                        _S3016 = x_37;
                        _S3017 = _S2988.value1_63.value1_20.n_14;
                        _S3030.value0_171 = _S3065;
                        _S3032.value0_172 = _S3062;
                        _S3034.value0_173 = _S3059;
                    }
                    else
                    {
                        wi_4 = _S3049;
                        _S3023 = false;
                        _S3029._S35 = 0.0f;
                        side_8 = 0.0f;
                        _S3016 = 0.0f;
                        _S3017 = 0.0f;
                        _S3030.value0_171 = _S3008;
                        _S3032.value0_172 = _S3007;
                        _S3034.value0_173 = _S3006;
                    }
                    var _S3068 : bool = _S3023;
                    _S3023 = _S2988.value1_63.value1_20.wo_below_0.valid_2;
                    _S3024 = _S3068;
                    _S3036.value0_157 = _S3009;
                }
                else
                {
                    var _S3069 : Tuple_67 = s_apply_diffuse_sample_0(_S2988.value0_153.value0_149, wo_4, _S2988.value0_153.value6_0);
                    var _S3070 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0;
                    _S3070.value0_142 = wo_4;
                    _S3070.value1_54 = _S2988.value0_153.value6_0;
                    wi_4 = _S3069.value0_106.wi_0;
                    _S3023 = false;
                    _S3024 = false;
                    _S3029._S35 = 0.0f;
                    side_8 = 0.0f;
                    _S3016 = 0.0f;
                    _S3017 = 0.0f;
                    _S3030.value0_171 = _S3008;
                    _S3032.value0_172 = _S3007;
                    _S3034.value0_173 = _S3006;
                    _S3036.value0_157 = _S3070;
                }
                var _S3071 : bool = _S3023;
                var _S3072 : bool = _S3024;
                var _S3073 : s_bwdCallableCtx_mirrored_0 = _S3030;
                var _S3074 : s_bwdCallableCtx_ggx_sample_visible_0 = _S3032;
                var _S3075 : s_bwdCallableCtx_ggx_widths_0 = _S3034;
                _S3030.value0_171 = _S3008;
                _S3032.value0_172 = _S3007;
                _S3034.value0_173 = _S3006;
                _S3023 = _S3056;
                _S3024 = _S3071;
                _S3025 = _S3072;
                _S3031 = _S3073;
                _S3033 = _S3074;
                _S3035 = _S3075;
            }
            var _S3076 : bool = (wi_4.z) > 0.0f;
            if(_S3076)
            {
                var _S3077 : s_paramCtx_s_bwdCallableCtx_coated_conductor_value_0;
                _S3077.value0_182 = _S2988.value1_63.value1_20;
                _S3077.value1_74 = wi_4;
                var _S3078 : vec3<f32> = vec3<f32>((1.0f / _S2988.value1_63.value3_9.pdf_6));
                var _S3079 : f32 = _S2988.value1_63.value3_9.pdf_6 * _S2988.value1_63.value3_9.pdf_6;
                wi_4 = _S2988.value1_63.value3_9.f_cos_0;
                _S3028 = _S3078;
                _S3018 = _S3079;
                _S3037.value0_183 = _S3077;
                _S3037.value1_75 = _S2988.value1_63.value4_5;
            }
            else
            {
                wi_4 = _S2996;
                _S3028 = _S2996;
                _S3018 = 0.0f;
                _S3037.value0_183 = _S3012;
                _S3037.value1_75 = _S3013;
            }
            var _S3080 : bool = _S3023;
            var _S3081 : bool = _S3024;
            var _S3082 : bool = _S3025;
            var _S3083 : f32 = side_8;
            var _S3084 : f32 = _S3016;
            var _S3085 : f32 = _S3017;
            side_8 = 0.0f;
            _S3016 = 0.0f;
            _S3038.value0_178 = _S3005;
            _S3023 = _S3076;
            _S3017 = _S3018;
            _S3024 = _S3080;
            _S3025 = _S3081;
            _S3026 = _S3082;
            _S3018 = _S3083;
            _S3019 = _S3084;
            _S3020 = _S3085;
        }
        var _S3086 : f32 = _S3017;
        var _S3087 : bool = _S3024;
        var _S3088 : bool = _S3025;
        var _S3089 : bool = _S3026;
        var _S3090 : f32 = _S3018;
        var _S3091 : f32 = _S3019;
        var _S3092 : f32 = _S3020;
        _S3039.value0_184 = _S2997;
        _S3039.value1_76 = _S2999;
        _S3017 = _S3044;
        _S3018 = _S3086;
        _S3024 = _S3045;
        _S3025 = _S3087;
        _S3026 = _S3088;
        _S3027 = _S3089;
        _S3019 = _S3090;
        _S3020 = _S3091;
        _S3021 = _S3092;
        _S3040.value0_185 = _S3043;
        _S3040.value1_77 = _S2988.value1_63.value2_15;
    }
    var _S3093 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
    var _S3094 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dzero_0();
    var _S3095 : vec3<f32>;
    var _S3096 : vec2<f32>;
    var _S3097 : vec2<f32>;
    var _S3098 : vec2<f32>;
    if(_S3015)
    {
        var _S3099 : vec3<f32> = _S2996;
        var _S3100 : vec3<f32> = _S2996;
        var _S3101 : vec3<f32> = _S2996;
        s_bwdProp_coated_mirror_weight_0(_S3039, &(_S3099), &(_S3100), &(_S3101), _S2995.weight_9);
        var _S3102 : vec3<f32> = _S3014 * _S2995.wi_3;
        wi_4 = _S3101 + vec3<f32>(- _S3102[i32(0)], - _S3102[i32(1)], _S3102[i32(2)]);
        _S3028 = _S3099;
        _S3095 = _S3100;
        _S3096 = _S3000;
        _S3097 = _S3000;
        _S3098 = _S3000;
    }
    else
    {
        var _S3103 : CoatedConductor_Differential_0;
        if(_S3022)
        {
            var _S3104 : f32 = (_S2995.weight_9[i32(0)] + _S2995.weight_9[i32(1)] + _S2995.weight_9[i32(2)]) / side_8;
            var _S3105 : f32 = _S3016 * - _S3104;
            var _S3106 : f32 = _S3017 * _S3104;
            var _S3107 : f32 = 0.0f;
            s_bwdProp_fresnel_dielectric_0(_S3038, &(_S3107), _S3106);
            var _S3108 : vec3<f32> = _S3014 * _S2995.wi_3;
            var _S3109 : vec3<f32> = vec3<f32>(- _S3108[i32(0)], - _S3108[i32(1)], _S3107 + _S3108[i32(2)]);
            side_8 = _S3105;
            _S3103 = _S3094;
            wi_4 = _S2996;
            _S3096 = _S3000;
            _S3028 = _S3109;
            _S3097 = _S3000;
        }
        else
        {
            if(_S3023)
            {
                var _S3110 : vec3<f32> = wi_4 * _S2995.weight_9;
                var _S3111 : vec3<f32> = _S3028 * _S2995.weight_9;
                var _S3112 : f32 = _S2995.pdf_11 + - ((_S3110[i32(0)] + _S3110[i32(1)] + _S3110[i32(2)]) / _S3018);
                var _S3113 : vec3<f32> = _S3014 * _S2995.wi_3;
                var _S3114 : BsdfValue_0 = BsdfValue_x24_syn_dzero_0();
                _S3114.pdf_6 = _S3112;
                _S3114.f_cos_0 = _S3111;
                var _S3115 : Refraction_Differential_0 = Refraction_Differential_0( _S2996 );
                var _S3116 : CoatedConductor_Differential_0;
                _S3116.eta_18 = _S2996;
                _S3116.k_3 = _S2996;
                _S3116.coat_alpha_4 = _S3000;
                _S3116.alpha_7 = _S3000;
                _S3116.once_4 = _S3000;
                _S3116.more_2 = _S3000;
                _S3116.turn_3 = _S3000;
                _S3116.metal_width_1 = 0.0f;
                _S3116.coat_width_1 = 0.0f;
                _S3116.again_1 = 0.0f;
                _S3116.wo_3 = _S2996;
                _S3116.wo_below_1 = _S3115;
                _S3116.factors_1 = _S3000;
                _S3116.shares_1 = _S3000;
                var _S3117 : vec3<f32> = _S2996;
                s_bwdProp_coated_conductor_value_0(_S3037, &(_S3116), &(_S3117), _S3114);
                var _S3118 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S3116, _S3094);
                wi_4 = _S3113 + _S3117;
                _S3103 = _S3118;
            }
            else
            {
                wi_4 = _S2996;
                _S3103 = _S3094;
            }
            if(_S3024)
            {
                var _S3119 : vec3<f32> = _S2996;
                var _S3120 : vec3<f32> = _S2996;
                s_bwdProp_mirrored_0(_S3030, &(_S3119), &(_S3120), wi_4);
                var _S3121 : vec2<f32> = _S3000;
                var _S3122 : vec3<f32> = _S2996;
                var _S3123 : vec2<f32> = _S3000;
                s_bwdProp_ggx_sample_visible_0(_S3032, &(_S3121), &(_S3122), &(_S3123), _S3120);
                var _S3124 : vec2<f32> = _S3000;
                s_bwdProp_ggx_widths_0(_S3034, &(_S3124), _S3121);
                var _S3125 : vec3<f32> = _S3119 + _S3122;
                wi_4 = _S2996;
                _S3096 = _S3124;
                _S3028 = _S3125;
                _S3097 = _S3123;
            }
            else
            {
                if(_S3025)
                {
                    var _S3126 : Refraction_Differential_0;
                    if(_S3026)
                    {
                        if(_S3027)
                        {
                            var _S3127 : f32 = 0.0f;
                            s_bwdProp_sqrt_0(_S3029, &(_S3127), wi_4[i32(2)]);
                            side_8 = _S3127;
                            _S3016 = wi_4[i32(1)];
                            _S3017 = wi_4[i32(0)];
                        }
                        else
                        {
                            side_8 = 0.0f;
                            _S3016 = 0.0f;
                            _S3017 = 0.0f;
                        }
                        var _S3128 : f32 = - side_8;
                        var _S3129 : f32 = _S3019 * _S3128;
                        var _S3130 : f32 = _S3020 * _S3128;
                        var _S3131 : vec3<f32> = vec3<f32>(_S3021 * (_S3130 + _S3130 + _S3017), _S3021 * (_S3129 + _S3129 + _S3016), 0.0f);
                        var _S3132 : vec3<f32> = _S2996;
                        var _S3133 : vec3<f32> = _S2996;
                        s_bwdProp_mirrored_0(_S3031, &(_S3132), &(_S3133), _S3131);
                        var _S3134 : vec2<f32> = _S3000;
                        var _S3135 : vec3<f32> = _S2996;
                        var _S3136 : vec2<f32> = _S3000;
                        s_bwdProp_ggx_sample_visible_0(_S3033, &(_S3134), &(_S3135), &(_S3136), _S3133);
                        var _S3137 : vec2<f32> = _S3000;
                        s_bwdProp_ggx_widths_0(_S3035, &(_S3137), _S3134);
                        var _S3138 : vec3<f32> = _S3132 + _S3135;
                        var _S3139 : CoatedConductor_Differential_0 = _S3094;
                        _S3139.once_4 = _S3137;
                        var _S3140 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S3103, _S3139);
                        var _S3141 : Refraction_Differential_0 = _S3093;
                        _S3141.direction_20 = _S3138;
                        _S3126 = Refraction_x24_syn_dadd_0(_S3093, _S3141);
                        _S3103 = _S3140;
                        _S3096 = _S3136;
                    }
                    else
                    {
                        _S3126 = _S3093;
                        _S3096 = _S3000;
                    }
                    var _S3142 : CoatedConductor_Differential_0 = _S3094;
                    _S3142.wo_below_1 = _S3126;
                    _S3103 = CoatedConductor_x24_syn_dadd_0(_S3103, _S3142);
                    wi_4 = _S2996;
                    _S3028 = _S2996;
                }
                else
                {
                    var _S3143 : BsdfSample_Differential_0 = BsdfSample_x24_syn_dzero_0();
                    _S3143.wi_3 = wi_4;
                    var _S3144 : vec3<f32> = _S2996;
                    var _S3145 : vec3<f32> = _S2996;
                    var _S3146 : vec2<f32> = _S3000;
                    s_bwdProp_diffuse_sample_0(_S3036, &(_S3144), &(_S3145), &(_S3146), _S3143);
                    wi_4 = _S3144;
                    _S3028 = _S3145;
                    _S3096 = _S3146;
                }
                var _S3147 : vec2<f32> = _S3096;
                _S3096 = _S3000;
                _S3097 = _S3147;
            }
            side_8 = 0.0f;
        }
        var _S3148 : vec2<f32> = vec2<f32>(side_8, 0.0f);
        var _S3149 : CoatedConductor_Differential_0 = _S3094;
        _S3149.shares_1 = _S3148;
        var _S3150 : CoatedConductor_Differential_0 = CoatedConductor_x24_syn_dadd_0(_S3103, _S3149);
        var _S3151 : vec3<f32> = _S2996;
        var _S3152 : vec3<f32> = _S2996;
        var _S3153 : vec2<f32> = _S3000;
        var _S3154 : vec2<f32> = _S3000;
        var _S3155 : vec3<f32> = _S2996;
        s_bwdProp_coated_conductor_layers_0(_S3040, &(_S3151), &(_S3152), &(_S3153), &(_S3154), &(_S3155), _S3150);
        var _S3156 : vec3<f32> = _S3151 + wi_4;
        var _S3157 : vec2<f32> = _S3154 + _S3096;
        var _S3158 : vec2<f32> = _S3097;
        wi_4 = _S3155 + _S3028;
        _S3028 = _S3156;
        _S3095 = _S3152;
        _S3096 = _S3153;
        _S3097 = _S3157;
        _S3098 = _S3158;
    }
    var _S3159 : vec3<f32> = _S3014 * wi_4;
    (*_S2989) = _S3028;
    (*_S2990) = _S3095;
    (*_S2991) = _S3096;
    (*_S2992) = _S3097;
    (*_S2993) = _S3159;
    (*_S2994) = _S3098;
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

fn s_bwdProp_coated_diffuse_value_0( _S3160 : s_bwdCallableCtx_coated_diffuse_value_0,  _S3161 : ptr<function, CoatedDiffuse_Differential_0>,  _S3162 : ptr<function, vec3<f32>>,  _S3163 : ptr<function, vec3<f32>>,  _S3164 : BsdfValue_0)
{
    var _S3165 : vec3<f32> = vec3<f32>(0.0f);
    var _S3166 : s_paramCtx_s_bwdCallableCtx_unit_vector_0 = s_paramCtx_s_bwdCallableCtx_unit_vector_0( _S3165 );
    var _S3167 : vec2<f32> = vec2<f32>(0.0f);
    var _S3168 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S3167 );
    var _S3169 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S3167, _S3165 );
    var _S3170 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S3167, _S3165 );
    var _S3171 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0( 0.0f, 0.0f );
    var _S3172 : f32 = _S3160.value0_206.value2_38.z;
    var _S3173 : s_paramCtx_s_bwdCallableCtx_coat_crossing_0;
    _S3173.value1_81 = _S3172;
    _S3173.value2_34 = _S3160.value0_206.value0_203.alpha_2;
    var _S3174 : s_bwdCallableCtx_coat_crossing_0 = s_bwdCallableCtx_coat_crossing_0( _S3173, _S3160.value1_89.value1_11 );
    var _S3175 : vec3<f32> = vec3<f32>((_S3160.value1_89.value0_42 * _S3172));
    var _S3176 : f32 = 1.0f - _S3160.value0_206.value0_203.share_8;
    var _S3177 : f32 = _S3172 * 0.31830990314483643f;
    var _S3178 : bool = !_S3160.value0_206.value0_203.smooth_1;
    var _S3179 : f32;
    var _S3180 : f32;
    var _S3181 : f32;
    var _S3182 : f32;
    var _S3183 : f32;
    var _S3184 : f32;
    var _S3185 : f32;
    var _S3186 : f32;
    var _S3187 : f32;
    var _S3188 : f32;
    var _S3189 : f32;
    var _S3190 : s_bwdCallableCtx_ggx_lambda_0;
    var _S3191 : s_bwdCallableCtx_ggx_lambda_0;
    var _S3192 : s_bwdCallableCtx_fresnel_dielectric_0;
    var _S3193 : s_bwdCallableCtx_dot_0;
    var _S3194 : s_bwdCallableCtx_ggx_density_0;
    var _S3195 : s_bwdCallableCtx_ggx_widths_0;
    var _S3196 : s_bwdCallableCtx_unit_vector_0;
    if(_S3178)
    {
        var _S3197 : vec3<f32> = _S3160.value0_206.value1_86 + _S3160.value0_206.value2_38;
        var _S3198 : Tuple_10 = s_apply_unit_vector_0(_S3197);
        var _S3199 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
        _S3199.value0_34 = _S3197;
        var _S3200 : Tuple_38 = s_apply_ggx_widths_0(_S3160.value0_206.value0_203.alpha_2);
        var _S3201 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
        _S3201.value0_163 = _S3160.value0_206.value0_203.alpha_2;
        var _S3202 : Tuple_39 = s_apply_ggx_lambda_0(_S3200.value0_77, _S3160.value0_206.value1_86);
        var _S3203 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S3203.value0_166 = _S3200.value0_77;
        _S3203.value1_67 = _S3160.value0_206.value1_86;
        var masking_5 : f32 = 1.0f + _S3202.value0_78;
        var _S3204 : Tuple_40 = s_apply_ggx_density_0(_S3200.value0_77, _S3198.value0_12);
        var _S3205 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
        _S3205.value0_167 = _S3200.value0_77;
        _S3205.value1_68 = _S3198.value0_12;
        var _S3206 : f32 = 4.0f * _S3160.value0_206.value1_86.z;
        var common_6 : f32 = _S3204.value0_79 / _S3206;
        var _S3207 : f32 = _S3206 * _S3206;
        var _S3208 : Tuple_5 = s_apply_dot_0(_S3160.value0_206.value1_86, _S3198.value0_12);
        var _S3209 : s_bwdCallableCtx_dot_0;
        _S3209._S39 = _S3160.value0_206.value1_86;
        _S3209._S40 = _S3198.value0_12;
        var _S3210 : Tuple_44 = s_apply_fresnel_dielectric_0(_S3208.value0_5, _S3160.value1_89.value2_8);
        var _S3211 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
        _S3211.value0_177 = _S3208.value0_5;
        _S3211.value1_71 = _S3160.value1_89.value2_8;
        var _S3212 : f32 = _S3210.value0_83 * common_6;
        var _S3213 : Tuple_39 = s_apply_ggx_lambda_0(_S3200.value0_77, _S3160.value0_206.value2_38);
        var _S3214 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S3214.value0_166 = _S3200.value0_77;
        _S3214.value1_67 = _S3160.value0_206.value2_38;
        var _S3215 : f32 = masking_5 + _S3213.value0_78;
        var _S3216 : f32 = _S3215 * _S3215;
        var _S3217 : f32 = _S3160.value0_206.value0_203.share_8 * common_6;
        _S3179 = masking_5 * masking_5;
        _S3180 = _S3217;
        _S3181 = masking_5;
        _S3182 = common_6;
        _S3183 = _S3216;
        _S3184 = _S3212;
        _S3185 = _S3215;
        _S3190.value0_169 = _S3214;
        _S3186 = _S3210.value0_83;
        _S3192.value0_178 = _S3211;
        _S3193 = _S3209;
        _S3187 = _S3207;
        _S3188 = _S3204.value0_79;
        _S3189 = _S3206;
        _S3194.value0_168 = _S3205;
        _S3191.value0_169 = _S3203;
        _S3195.value0_173 = _S3201;
        _S3196.value0_37 = _S3199;
    }
    else
    {
        _S3179 = 0.0f;
        _S3180 = 0.0f;
        _S3181 = 0.0f;
        _S3182 = 0.0f;
        _S3183 = 0.0f;
        _S3184 = 0.0f;
        _S3185 = 0.0f;
        _S3190.value0_169 = _S3169;
        _S3186 = 0.0f;
        _S3192.value0_178 = _S3171;
        _S3193._S39 = _S3165;
        _S3193._S40 = _S3165;
        _S3187 = 0.0f;
        _S3188 = 0.0f;
        _S3189 = 0.0f;
        _S3194.value0_168 = _S3170;
        _S3191.value0_169 = _S3169;
        _S3195.value0_173 = _S3168;
        _S3196.value0_37 = _S3166;
    }
    var _S3218 : CoatedDiffuse_Differential_0 = CoatedDiffuse_x24_syn_dzero_0();
    var _S3219 : BsdfValue_0 = BsdfValue_x24_syn_dzero_0();
    var _S3220 : BsdfValue_0;
    var _S3221 : vec3<f32>;
    var _S3222 : vec3<f32>;
    var _S3223 : vec3<f32>;
    var _S3224 : vec2<f32>;
    if(_S3178)
    {
        var _S3225 : f32 = _S3164.pdf_6 / _S3179;
        var _S3226 : f32 = _S3180 * - _S3225;
        var _S3227 : f32 = _S3181 * _S3225;
        var _S3228 : f32 = _S3160.value0_206.value0_203.share_8 * _S3227;
        var _S3229 : f32 = _S3182 * _S3227;
        var _S3230 : f32 = (_S3164.f_cos_0[i32(0)] + _S3164.f_cos_0[i32(1)] + _S3164.f_cos_0[i32(2)]) / _S3183;
        var _S3231 : f32 = _S3184 * - _S3230;
        var _S3232 : f32 = _S3185 * _S3230;
        var _S3233 : vec2<f32> = _S3167;
        var _S3234 : vec3<f32> = _S3165;
        s_bwdProp_ggx_lambda_0(_S3190, &(_S3233), &(_S3234), _S3231);
        var _S3235 : f32 = _S3186 * _S3232;
        var _S3236 : f32 = _S3182 * _S3232;
        var _S3237 : f32 = 0.0f;
        s_bwdProp_fresnel_dielectric_0(_S3192, &(_S3237), _S3236);
        var _S3238 : vec3<f32> = _S3165;
        var _S3239 : vec3<f32> = _S3165;
        s_bwdProp_dot_0(_S3193, &(_S3238), &(_S3239), _S3237);
        var _S3240 : f32 = (_S3228 + _S3235) / _S3187;
        var _S3241 : f32 = _S3189 * _S3240;
        var _S3242 : f32 = 4.0f * (_S3188 * - _S3240);
        var _S3243 : vec2<f32> = _S3167;
        var _S3244 : vec3<f32> = _S3165;
        s_bwdProp_ggx_density_0(_S3194, &(_S3243), &(_S3244), _S3241);
        var _S3245 : f32 = _S3226 + _S3231;
        var _S3246 : vec2<f32> = _S3167;
        var _S3247 : vec3<f32> = _S3165;
        s_bwdProp_ggx_lambda_0(_S3191, &(_S3246), &(_S3247), _S3245);
        var _S3248 : vec2<f32> = _S3233 + _S3243 + _S3246;
        var _S3249 : vec2<f32> = _S3167;
        s_bwdProp_ggx_widths_0(_S3195, &(_S3249), _S3248);
        var _S3250 : vec3<f32> = _S3239 + _S3244;
        var _S3251 : vec3<f32> = _S3165;
        s_bwdProp_unit_vector_0(_S3196, &(_S3251), _S3250);
        var _S3252 : vec3<f32> = _S3238 + _S3247 + _S3251 + vec3<f32>(0.0f, 0.0f, _S3242);
        var _S3253 : vec3<f32> = _S3234 + _S3251;
        _S3220 = _S3219;
        _S3179 = _S3164.pdf_6;
        _S3180 = _S3229;
        _S3221 = _S3164.f_cos_0;
        _S3224 = _S3249;
        _S3222 = _S3253;
        _S3223 = _S3252;
    }
    else
    {
        _S3220 = BsdfValue_x24_syn_dadd_0(_S3164, _S3219);
        _S3179 = 0.0f;
        _S3180 = 0.0f;
        _S3221 = _S3165;
        _S3224 = _S3167;
        _S3222 = _S3165;
        _S3223 = _S3165;
    }
    var _S3254 : f32 = _S3220.pdf_6 + _S3179;
    var _S3255 : f32 = 0.31830990314483643f * (_S3176 * _S3254);
    var _S3256 : f32 = - (_S3177 * _S3254) + _S3180;
    var _S3257 : vec3<f32> = _S3220.f_cos_0 + _S3221;
    var _S3258 : vec3<f32> = _S3160.value0_206.value0_203.base_0 * _S3257;
    var _S3259 : vec3<f32> = _S3175 * _S3257;
    var _S3260 : f32 = _S3258[i32(0)] + _S3258[i32(1)] + _S3258[i32(2)];
    var _S3261 : f32 = _S3160.value1_89.value0_42 * _S3260;
    var _S3262 : f32 = _S3172 * _S3260;
    var _S3263 : f32 = 0.0f;
    var _S3264 : vec2<f32> = _S3167;
    s_bwdProp_coat_crossing_0(_S3174, &(_S3263), &(_S3264), _S3262);
    var _S3265 : vec2<f32> = _S3264 + _S3224;
    var _S3266 : f32 = _S3255 + _S3261 + _S3263;
    var _S3267 : CoatedDiffuse_Differential_0 = _S3218;
    _S3267.share_15 = _S3256;
    _S3267.alpha_8 = _S3265;
    _S3267.base_1 = _S3259;
    var _S3268 : vec3<f32> = _S3222 + vec3<f32>(0.0f, 0.0f, _S3266);
    (*_S3161) = CoatedDiffuse_x24_syn_dadd_0(_S3218, _S3267);
    (*_S3162) = _S3223;
    (*_S3163) = _S3268;
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

fn s_bwdProp_coat_internal_0( _S3269 : s_bwdCallableCtx_coat_internal_0,  _S3270 : ptr<function, vec2<f32>>,  _S3271 : f32)
{
    var _S3272 : s_paramCtx_s_bwdCallableCtx_mean_width_0;
    _S3272.value0_199 = _S3269.value0_208.value0_207;
    var _S3273 : s_bwdCallableCtx_mean_width_0 = s_bwdCallableCtx_mean_width_0( _S3272 );
    var _S3274 : f32 = _S3269.value1_90.value0_40.y * _S3271;
    var _S3275 : vec2<f32> = vec2<f32>(0.0f);
    s_bwdProp_mean_width_0(_S3273, &(_S3275), _S3274);
    (*_S3270) = _S3275;
    return;
}

fn s_bwdProp_coated_diffuse_layers_0( _S3276 : s_bwdCallableCtx_coated_diffuse_layers_0,  _S3277 : ptr<function, vec3<f32>>,  _S3278 : ptr<function, vec2<f32>>,  _S3279 : ptr<function, f32>,  _S3280 : CoatedDiffuse_Differential_0)
{
    var _S3281 : s_paramCtx_s_bwdCallableCtx_coat_crossing_0;
    _S3281.value1_81 = _S3276.value0_205.value3_24;
    _S3281.value2_34 = _S3276.value0_205.value1_87;
    var _S3282 : s_bwdCallableCtx_coat_crossing_0 = s_bwdCallableCtx_coat_crossing_0( _S3281, _S3276.value1_88.value1_10 );
    var _S3283 : vec3<f32> = vec3<f32>(_S3276.value1_88.value2_7);
    var _S3284 : s_paramCtx_s_bwdCallableCtx_coat_internal_0;
    _S3284.value0_207 = _S3276.value0_205.value1_87;
    var _S3285 : s_bwdCallableCtx_coat_internal_0 = s_bwdCallableCtx_coat_internal_0( _S3284, _S3276.value1_88.value3_4 );
    var _S3286 : vec3<f32> = _S3276.value0_205.value0_204 * _S3283;
    var _S3287 : Tuple_54 = s_apply_power_sums_0(_S3286, _S3276.value1_88.value4_2);
    var _S3288 : s_paramCtx_s_bwdCallableCtx_power_sums_0;
    _S3288.value0_187 = _S3286;
    _S3288.value1_78 = _S3276.value1_88.value4_2;
    var _S3289 : s_bwdCallableCtx_power_sums_0 = s_bwdCallableCtx_power_sums_0( _S3288 );
    var albedo_3 : vec3<f32> = _S3276.value0_205.value0_204 * _S3287.value0_93;
    var mean_2 : f32 = (albedo_3.x + albedo_3.y + albedo_3.z) * 0.3333333432674408f;
    var _S3290 : f32 = _S3276.value1_88.value0_41 * mean_2;
    var _S3291 : f32 = 1.0f - _S3276.value1_88.value2_7;
    var of_base_1 : f32 = _S3290 * _S3291;
    var reflected_6 : f32 = 1.0f - _S3276.value1_88.value0_41;
    var _S3292 : bool = of_base_1 > 0.0f;
    var _S3293 : f32;
    var _S3294 : f32;
    if(_S3292)
    {
        var _S3295 : f32 = reflected_6 + of_base_1;
        _S3293 = _S3295 * _S3295;
        _S3294 = _S3295;
    }
    else
    {
        _S3293 = 0.0f;
        _S3294 = 0.0f;
    }
    var _S3296 : f32 = _S3276.value1_88.value5_1;
    var scale_11 : f32 = 0.31830990314483643f / (_S3296 * _S3296);
    var _S3297 : vec3<f32> = vec3<f32>((_S3276.value1_88.value0_41 * scale_11));
    var _S3298 : vec3<f32> = albedo_3 * _S3280.base_1;
    var _S3299 : vec3<f32> = _S3297 * _S3280.base_1;
    var _S3300 : f32 = scale_11 * (_S3298[i32(0)] + _S3298[i32(1)] + _S3298[i32(2)]);
    if(_S3292)
    {
        var _S3301 : f32 = _S3280.share_15 / _S3293;
        var _S3302 : f32 = reflected_6 * - _S3301;
        _S3293 = _S3294 * _S3301 + _S3302;
        _S3294 = _S3302;
    }
    else
    {
        _S3293 = 0.0f;
        _S3294 = 0.0f;
    }
    var _S3303 : f32 = - _S3293;
    var _S3304 : f32 = _S3291 * _S3294;
    var _S3305 : f32 = - (_S3290 * _S3294);
    var _S3306 : f32 = mean_2 * _S3304;
    var _S3307 : f32 = 0.3333333432674408f * (_S3276.value1_88.value0_41 * _S3304);
    var _S3308 : vec3<f32> = _S3299 + vec3<f32>(_S3307, _S3307, _S3307);
    var _S3309 : vec3<f32> = _S3276.value0_205.value0_204 * _S3308;
    var _S3310 : vec3<f32> = _S3287.value0_93 * _S3308;
    var _S3311 : vec3<f32> = vec3<f32>(0.0f);
    s_bwdProp_power_sums_0(_S3289, &(_S3311), _S3309);
    var _S3312 : vec3<f32> = _S3276.value0_205.value0_204 * _S3311;
    var _S3313 : vec3<f32> = _S3283 * _S3311;
    var _S3314 : f32 = _S3305 + (_S3312[i32(0)] + _S3312[i32(1)] + _S3312[i32(2)]);
    var _S3315 : vec2<f32> = vec2<f32>(0.0f);
    var _S3316 : vec2<f32> = _S3315;
    s_bwdProp_coat_internal_0(_S3285, &(_S3316), _S3314);
    var _S3317 : f32 = _S3303 + _S3306 + _S3300;
    var _S3318 : f32 = 0.0f;
    var _S3319 : vec2<f32> = _S3315;
    s_bwdProp_coat_crossing_0(_S3282, &(_S3318), &(_S3319), _S3317);
    var _S3320 : vec2<f32> = _S3316 + _S3319 + _S3280.alpha_8;
    (*_S3277) = _S3310 + _S3313;
    (*_S3278) = _S3320;
    (*_S3279) = _S3318;
    return;
}

fn s_bwdProp_coated_diffuse_sample_0( _S3321 : s_bwdCallableCtx_coated_diffuse_sample_0,  _S3322 : ptr<function, vec3<f32>>,  _S3323 : ptr<function, vec2<f32>>,  _S3324 : ptr<function, vec3<f32>>,  _S3325 : ptr<function, vec2<f32>>,  _S3326 : BsdfSample_Differential_0)
{
    var _S3327 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0( 0.0f, 0.0f );
    var _S3328 : vec2<f32> = vec2<f32>(0.0f);
    var _S3329 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S3328 );
    var _S3330 : vec3<f32> = vec3<f32>(0.0f);
    var _S3331 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0( _S3328, _S3330, _S3328 );
    var _S3332 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S3330, _S3330 );
    var _S3333 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0 = s_paramCtx_s_bwdCallableCtx_diffuse_sample_0( _S3330, _S3328 );
    var _S3334 : CoatedDiffuse_0 = CoatedDiffuse_0( _S3330, 0.0f, _S3328, u32(0), false );
    var _S3335 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_paramCtx_s_bwdCallableCtx_coated_diffuse_value_0( _S3334, _S3330, _S3330 );
    var _S3336 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S3337 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S3336, _S3330 );
    var _S3338 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S3337, 0.0f );
    var side_9 : f32;
    if((_S3321.value0_152.value3_19.z) < 0.0f)
    {
        side_9 = -1.0f;
    }
    else
    {
        side_9 = 1.0f;
    }
    var _S3339 : vec3<f32> = vec3<f32>(side_9);
    var wo_5 : vec3<f32> = _S3321.value0_152.value3_19 * vec3<f32>(side_9);
    var _S3340 : f32 = wo_5.z;
    var _S3341 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_layers_0;
    _S3341.value0_204 = _S3321.value0_152.value0_148;
    _S3341.value1_87 = _S3321.value0_152.value1_60;
    _S3341.value3_24 = _S3340;
    var _S3342 : s_bwdCallableCtx_coated_diffuse_layers_0 = s_bwdCallableCtx_coated_diffuse_layers_0( _S3341, _S3321.value1_62.value1_18 );
    var by_coat_4 : bool = (_S3321.value0_152.value5_7) < (_S3321.value1_62.value0_49.share_8);
    var _S3343 : bool;
    if(by_coat_4)
    {
        _S3343 = _S3321.value1_62.value0_49.smooth_1;
    }
    else
    {
        _S3343 = false;
    }
    var _S3344 : f32;
    var _S3345 : f32;
    var _S3346 : bool;
    var wi_5 : vec3<f32>;
    var _S3347 : vec3<f32>;
    var _S3348 : s_bwdCallableCtx_mirrored_0;
    var _S3349 : s_bwdCallableCtx_ggx_sample_visible_0;
    var _S3350 : s_bwdCallableCtx_ggx_widths_0;
    var _S3351 : s_bwdCallableCtx_diffuse_sample_0;
    var _S3352 : s_bwdCallableCtx_coated_diffuse_value_0;
    var _S3353 : s_bwdCallableCtx_fresnel_dielectric_0;
    if(_S3343)
    {
        var _S3354 : Tuple_44 = s_apply_fresnel_dielectric_0(_S3340, _S3321.value1_62.value2_13);
        var _S3355 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
        _S3355.value0_177 = _S3340;
        _S3355.value1_71 = _S3321.value1_62.value2_13;
        side_9 = _S3321.value1_62.value0_49.share_8 * _S3321.value1_62.value0_49.share_8;
        _S3344 = _S3354.value0_83;
        _S3353.value0_178 = _S3355;
        _S3346 = false;
        wi_5 = _S3330;
        _S3347 = _S3330;
        _S3345 = 0.0f;
        _S3352.value0_206 = _S3335;
        _S3352.value1_89 = _S3338;
        _S3348.value0_171 = _S3332;
        _S3349.value0_172 = _S3331;
        _S3350.value0_173 = _S3329;
        _S3351.value0_157 = _S3333;
    }
    else
    {
        if(by_coat_4)
        {
            var _S3356 : Tuple_38 = s_apply_ggx_widths_0(_S3321.value0_152.value1_60);
            var _S3357 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
            _S3357.value0_163 = _S3321.value0_152.value1_60;
            var _S3358 : Tuple_69 = s_apply_ggx_sample_visible_0(_S3356.value0_77, wo_5, _S3321.value0_152.value4_13);
            var _S3359 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
            _S3359.value0_164 = _S3356.value0_77;
            _S3359.value1_65 = wo_5;
            _S3359.value2_30 = _S3321.value0_152.value4_13;
            var _S3360 : Tuple_70 = s_apply_mirrored_0(wo_5, _S3358.value0_108);
            var _S3361 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
            _S3361.value0_165 = wo_5;
            _S3361.value1_66 = _S3358.value0_108;
            wi_5 = _S3360.value0_109;
            _S3348.value0_171 = _S3361;
            _S3349.value0_172 = _S3359;
            _S3350.value0_173 = _S3357;
            _S3351.value0_157 = _S3333;
        }
        else
        {
            var _S3362 : Tuple_67 = s_apply_diffuse_sample_0(_S3321.value0_152.value0_148, wo_5, _S3321.value0_152.value4_13);
            var _S3363 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0;
            _S3363.value0_142 = wo_5;
            _S3363.value1_54 = _S3321.value0_152.value4_13;
            wi_5 = _S3362.value0_106.wi_0;
            _S3348.value0_171 = _S3332;
            _S3349.value0_172 = _S3331;
            _S3350.value0_173 = _S3329;
            _S3351.value0_157 = _S3363;
        }
        var _S3364 : bool = (wi_5.z) > 0.0f;
        if(_S3364)
        {
            var _S3365 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_value_0;
            _S3365.value0_203 = _S3321.value1_62.value0_49;
            _S3365.value1_86 = wo_5;
            _S3365.value2_38 = wi_5;
            var _S3366 : vec3<f32> = vec3<f32>((1.0f / _S3321.value1_62.value3_7.pdf_6));
            var _S3367 : f32 = _S3321.value1_62.value3_7.pdf_6 * _S3321.value1_62.value3_7.pdf_6;
            wi_5 = _S3321.value1_62.value3_7.f_cos_0;
            _S3347 = _S3366;
            side_9 = _S3367;
            _S3352.value0_206 = _S3365;
            _S3352.value1_89 = _S3321.value1_62.value4_4;
        }
        else
        {
            wi_5 = _S3330;
            _S3347 = _S3330;
            side_9 = 0.0f;
            _S3352.value0_206 = _S3335;
            _S3352.value1_89 = _S3338;
        }
        var _S3368 : f32 = side_9;
        side_9 = 0.0f;
        _S3344 = 0.0f;
        _S3353.value0_178 = _S3327;
        _S3346 = _S3364;
        _S3345 = _S3368;
    }
    var _S3369 : CoatedDiffuse_Differential_0 = CoatedDiffuse_x24_syn_dzero_0();
    var _S3370 : CoatedDiffuse_Differential_0;
    var _S3371 : vec2<f32>;
    var _S3372 : vec2<f32>;
    if(_S3343)
    {
        var _S3373 : f32 = (_S3326.weight_9[i32(0)] + _S3326.weight_9[i32(1)] + _S3326.weight_9[i32(2)]) / side_9;
        var _S3374 : f32 = _S3344 * - _S3373;
        var _S3375 : f32 = _S3321.value1_62.value0_49.share_8 * _S3373;
        var _S3376 : f32 = 0.0f;
        s_bwdProp_fresnel_dielectric_0(_S3353, &(_S3376), _S3375);
        var _S3377 : vec3<f32> = _S3339 * _S3326.wi_3;
        var _S3378 : f32 = _S3376 + _S3377[i32(2)];
        var _S3379 : vec3<f32> = vec3<f32>(- _S3377[i32(0)], - _S3377[i32(1)], 0.0f);
        side_9 = _S3374;
        _S3370 = _S3369;
        _S3344 = _S3378;
        wi_5 = _S3379;
        _S3347 = _S3330;
        _S3371 = _S3328;
        _S3372 = _S3328;
    }
    else
    {
        if(_S3346)
        {
            var _S3380 : vec3<f32> = wi_5 * _S3326.weight_9;
            var _S3381 : vec3<f32> = _S3347 * _S3326.weight_9;
            var _S3382 : f32 = _S3326.pdf_11 + - ((_S3380[i32(0)] + _S3380[i32(1)] + _S3380[i32(2)]) / _S3345);
            var _S3383 : vec3<f32> = _S3339 * _S3326.wi_3;
            var _S3384 : BsdfValue_0 = BsdfValue_x24_syn_dzero_0();
            _S3384.pdf_6 = _S3382;
            _S3384.f_cos_0 = _S3381;
            var _S3385 : CoatedDiffuse_Differential_0;
            _S3385.base_1 = _S3330;
            _S3385.share_15 = 0.0f;
            _S3385.alpha_8 = _S3328;
            var _S3386 : vec3<f32> = _S3330;
            var _S3387 : vec3<f32> = _S3330;
            s_bwdProp_coated_diffuse_value_0(_S3352, &(_S3385), &(_S3386), &(_S3387), _S3384);
            var _S3388 : CoatedDiffuse_Differential_0 = CoatedDiffuse_x24_syn_dadd_0(_S3385, _S3369);
            wi_5 = _S3383 + _S3387;
            _S3347 = _S3386;
            _S3370 = _S3388;
        }
        else
        {
            wi_5 = _S3330;
            _S3347 = _S3330;
            _S3370 = _S3369;
        }
        if(by_coat_4)
        {
            var _S3389 : vec3<f32> = _S3330;
            var _S3390 : vec3<f32> = _S3330;
            s_bwdProp_mirrored_0(_S3348, &(_S3389), &(_S3390), wi_5);
            var _S3391 : vec2<f32> = _S3328;
            var _S3392 : vec3<f32> = _S3330;
            var _S3393 : vec2<f32> = _S3328;
            s_bwdProp_ggx_sample_visible_0(_S3349, &(_S3391), &(_S3392), &(_S3393), _S3390);
            var _S3394 : vec2<f32> = _S3328;
            s_bwdProp_ggx_widths_0(_S3350, &(_S3394), _S3391);
            wi_5 = _S3389 + _S3392 + _S3347;
            _S3347 = _S3330;
            _S3371 = _S3394;
            _S3372 = _S3393;
        }
        else
        {
            var _S3395 : BsdfSample_Differential_0 = BsdfSample_x24_syn_dzero_0();
            _S3395.wi_3 = wi_5;
            var _S3396 : vec3<f32> = _S3330;
            var _S3397 : vec3<f32> = _S3330;
            var _S3398 : vec2<f32> = _S3328;
            s_bwdProp_diffuse_sample_0(_S3351, &(_S3396), &(_S3397), &(_S3398), _S3395);
            wi_5 = _S3397 + _S3347;
            _S3347 = _S3396;
            _S3371 = _S3328;
            _S3372 = _S3398;
        }
        side_9 = 0.0f;
        _S3344 = 0.0f;
    }
    var _S3399 : CoatedDiffuse_Differential_0 = _S3369;
    _S3399.share_15 = side_9;
    var _S3400 : CoatedDiffuse_Differential_0 = CoatedDiffuse_x24_syn_dadd_0(_S3370, _S3399);
    var _S3401 : vec3<f32> = _S3330;
    var _S3402 : vec2<f32> = _S3328;
    var _S3403 : f32 = 0.0f;
    s_bwdProp_coated_diffuse_layers_0(_S3342, &(_S3401), &(_S3402), &(_S3403), _S3400);
    var _S3404 : vec3<f32> = _S3339 * (wi_5 + vec3<f32>(0.0f, 0.0f, _S3403 + _S3344));
    var _S3405 : vec2<f32> = _S3402 + _S3371;
    (*_S3322) = _S3401 + _S3347;
    (*_S3323) = _S3405;
    (*_S3324) = _S3404;
    (*_S3325) = _S3372;
    return;
}

fn s_bwdProp_thin_dielectric_sample_0( _S3406 : s_bwdCallableCtx_thin_dielectric_sample_0,  _S3407 : ptr<function, vec3<f32>>,  _S3408 : BsdfSample_Differential_0)
{
    var _S3409 : f32 = _S3406.value0_151.value1_59.z;
    var _S3410 : Tuple_2 = s_apply_abs_0(_S3409);
    var _S3411 : s_bwdCallableCtx_abs_0;
    _S3411._S18 = _S3409;
    var _S3412 : s_bwdCallableCtx_abs_0 = _S3411;
    var _S3413 : Tuple_44 = s_apply_fresnel_dielectric_0(_S3410.value0_2, _S3406.value0_151.value0_147);
    var _S3414 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S3414.value0_177 = _S3410.value0_2;
    _S3414.value1_71 = _S3406.value0_151.value0_147;
    var _S3415 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S3414 );
    var _S3416 : f32 = _S3413.value0_83 * 2.0f;
    var _S3417 : f32 = 1.0f + _S3413.value0_83;
    var _S3418 : f32 = _S3417 * _S3417;
    var _S3419 : f32;
    var _S3420 : vec3<f32>;
    if((_S3406.value0_151.value2_27) < (_S3416 / _S3417))
    {
        var _S3421 : vec3<f32> = vec3<f32>(- _S3408.wi_3[i32(0)], - _S3408.wi_3[i32(1)], 0.0f);
        _S3419 = _S3408.wi_3[i32(2)];
        _S3420 = _S3421;
    }
    else
    {
        var _S3422 : vec3<f32> = vec3<f32>(-1.0f) * _S3408.wi_3;
        _S3419 = 0.0f;
        _S3420 = _S3422;
    }
    var _S3423 : f32 = 0.0f / _S3418;
    var _S3424 : f32 = _S3416 * - _S3423 + 2.0f * (_S3417 * _S3423);
    var _S3425 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S3415, &(_S3425), _S3424);
    var _S3426 : f32 = 0.0f;
    s_bwdProp_abs_0(_S3412, &(_S3426), _S3425);
    (*_S3407) = _S3420 + vec3<f32>(0.0f, 0.0f, _S3426 + _S3419);
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

fn s_bwdProp_largest_channel_0( _S3427 : s_bwdCallableCtx_largest_channel_0,  _S3428 : ptr<function, vec3<f32>>,  _S3429 : f32)
{
    var _S3430 : f32 = _S3427.value0_212.value0_211.x;
    var _S3431 : f32 = _S3427.value0_212.value0_211.y;
    var _S3432 : bool = _S3430 > _S3431;
    var largest_2 : f32;
    if(_S3432)
    {
        largest_2 = _S3430;
    }
    else
    {
        largest_2 = _S3431;
    }
    var _S3433 : bool = largest_2 > (_S3427.value0_212.value0_211.z);
    var _S3434 : f32;
    if(_S3433)
    {
        largest_2 = 0.0f;
        _S3434 = _S3429;
    }
    else
    {
        largest_2 = _S3429;
        _S3434 = 0.0f;
    }
    var _S3435 : vec3<f32> = vec3<f32>(0.0f, 0.0f, largest_2);
    if(_S3432)
    {
        largest_2 = 0.0f;
    }
    else
    {
        largest_2 = _S3434;
        _S3434 = 0.0f;
    }
    (*_S3428) = _S3435 + vec3<f32>(_S3434, largest_2, 0.0f);
    return;
}

fn s_bwdProp_share_reflected_0( _S3436 : s_bwdCallableCtx_share_reflected_0,  _S3437 : ptr<function, vec3<f32>>,  _S3438 : ptr<function, vec3<f32>>,  _S3439 : f32)
{
    var _S3440 : Tuple_47 = s_apply_largest_channel_0(_S3436.value0_210.value0_209);
    var _S3441 : s_paramCtx_s_bwdCallableCtx_largest_channel_0;
    _S3441.value0_211 = _S3436.value0_210.value0_209;
    var _S3442 : s_bwdCallableCtx_largest_channel_0 = s_bwdCallableCtx_largest_channel_0( _S3441 );
    var _S3443 : Tuple_47 = s_apply_largest_channel_0(_S3436.value0_210.value1_91);
    var _S3444 : s_paramCtx_s_bwdCallableCtx_largest_channel_0;
    _S3444.value0_211 = _S3436.value0_210.value1_91;
    var _S3445 : s_bwdCallableCtx_largest_channel_0 = s_bwdCallableCtx_largest_channel_0( _S3444 );
    var both_1 : f32 = _S3440.value0_86 + _S3443.value0_86;
    var _S3446 : bool = both_1 > 0.0f;
    var _S3447 : f32;
    if(_S3446)
    {
        _S3447 = both_1 * both_1;
    }
    else
    {
        _S3447 = 0.0f;
    }
    var _S3448 : f32;
    if(_S3446)
    {
        var _S3449 : f32 = _S3439 / _S3447;
        var _S3450 : f32 = both_1 * _S3449;
        _S3447 = _S3440.value0_86 * - _S3449;
        _S3448 = _S3450;
    }
    else
    {
        _S3447 = 0.0f;
        _S3448 = 0.0f;
    }
    var _S3451 : vec3<f32> = vec3<f32>(0.0f);
    var _S3452 : vec3<f32> = _S3451;
    s_bwdProp_largest_channel_0(_S3445, &(_S3452), _S3447);
    var _S3453 : f32 = _S3447 + _S3448;
    var _S3454 : vec3<f32> = _S3451;
    s_bwdProp_largest_channel_0(_S3442, &(_S3454), _S3453);
    (*_S3437) = _S3454;
    (*_S3438) = _S3452;
    return;
}

fn s_bwdProp_diffuse_transmission_sample_0( _S3455 : s_bwdCallableCtx_diffuse_transmission_sample_0,  _S3456 : ptr<function, vec3<f32>>,  _S3457 : ptr<function, vec3<f32>>,  _S3458 : ptr<function, vec3<f32>>,  _S3459 : ptr<function, vec2<f32>>,  _S3460 : BsdfSample_Differential_0)
{
    var _S3461 : Tuple_46 = s_apply_share_reflected_0(_S3455.value0_150.value0_146, _S3455.value0_150.value1_58);
    var _S3462 : s_paramCtx_s_bwdCallableCtx_share_reflected_0;
    _S3462.value0_209 = _S3455.value0_150.value0_146;
    _S3462.value1_91 = _S3455.value0_150.value1_58;
    var _S3463 : s_bwdCallableCtx_share_reflected_0 = s_bwdCallableCtx_share_reflected_0( _S3462 );
    var _S3464 : bool = (_S3455.value0_150.value4_12) >= (_S3461.value0_85);
    var side_10 : f32;
    var share_16 : f32;
    var albedo_4 : vec3<f32>;
    if(_S3464)
    {
        var _S3465 : f32 = 1.0f - _S3461.value0_85;
        side_10 = -1.0f;
        albedo_4 = _S3455.value0_150.value1_58;
        share_16 = _S3465;
    }
    else
    {
        side_10 = 1.0f;
        albedo_4 = _S3455.value0_150.value0_146;
        share_16 = _S3461.value0_85;
    }
    var _S3466 : vec3<f32> = vec3<f32>(side_10);
    var _S3467 : vec3<f32> = _S3455.value0_150.value2_26 * vec3<f32>(side_10);
    var _S3468 : Tuple_67 = s_apply_diffuse_sample_0(albedo_4, _S3467, _S3455.value0_150.value3_18);
    var _S3469 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0;
    _S3469.value0_142 = _S3467;
    _S3469.value1_54 = _S3455.value0_150.value3_18;
    var _S3470 : s_bwdCallableCtx_diffuse_sample_0 = s_bwdCallableCtx_diffuse_sample_0( _S3469 );
    var _S3471 : vec3<f32> = vec3<f32>((1.0f / share_16));
    var _S3472 : f32 = share_16 * share_16;
    var _S3473 : vec3<f32> = vec3<f32>(0.0f);
    var _S3474 : BsdfSample_Differential_0 = _S3460;
    _S3474.pdf_11 = 0.0f;
    var _S3475 : f32 = _S3468.value0_106.pdf_8 * _S3460.pdf_11;
    var _S3476 : f32 = share_16 * _S3460.pdf_11;
    _S3474.weight_9 = _S3473;
    var _S3477 : vec3<f32> = _S3468.value0_106.weight_5 * _S3460.weight_9;
    var _S3478 : vec3<f32> = _S3471 * _S3460.weight_9;
    var _S3479 : f32 = - ((_S3477[i32(0)] + _S3477[i32(1)] + _S3477[i32(2)]) / _S3472);
    var _S3480 : BsdfSample_Differential_0 = BsdfSample_x24_syn_dzero_0();
    _S3480.pdf_11 = _S3476;
    _S3480.weight_9 = _S3478;
    var _S3481 : BsdfSample_Differential_0 = BsdfSample_x24_syn_dadd_0(_S3474, _S3480);
    var _S3482 : vec3<f32> = _S3473;
    var _S3483 : vec3<f32> = _S3473;
    var _S3484 : vec2<f32> = vec2<f32>(0.0f);
    s_bwdProp_diffuse_sample_0(_S3470, &(_S3482), &(_S3483), &(_S3484), _S3481);
    var _S3485 : vec3<f32> = _S3482;
    var _S3486 : vec2<f32> = _S3484;
    var _S3487 : vec3<f32> = _S3466 * _S3483;
    var _S3488 : f32 = _S3475 + _S3479;
    var _S3489 : vec3<f32>;
    if(_S3464)
    {
        side_10 = - _S3488;
        albedo_4 = _S3473;
        _S3489 = _S3485;
    }
    else
    {
        side_10 = _S3488;
        albedo_4 = _S3485;
        _S3489 = _S3473;
    }
    var _S3490 : vec3<f32> = _S3473;
    var _S3491 : vec3<f32> = _S3473;
    s_bwdProp_share_reflected_0(_S3463, &(_S3490), &(_S3491), side_10);
    var _S3492 : vec3<f32> = _S3491 + _S3489;
    (*_S3456) = _S3490 + albedo_4;
    (*_S3457) = _S3492;
    (*_S3458) = _S3487;
    (*_S3459) = _S3486;
    return;
}

fn s_bwdProp_bsdf_sample_0( _S3493 : s_bwdCallableCtx_bsdf_sample_0,  _S3494 : ptr<function, Bsdf_Differential_0>,  _S3495 : ptr<function, vec3<f32>>,  _S3496 : ptr<function, vec2<f32>>,  _S3497 : BsdfSample_Differential_0)
{
    var _S3498 : vec3<f32> = vec3<f32>(0.0f);
    var _S3499 : vec2<f32> = vec2<f32>(0.0f);
    var _S3500 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0 = s_paramCtx_s_bwdCallableCtx_diffuse_sample_0( _S3498, _S3499 );
    var _S3501 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0 = s_paramCtx_s_bwdCallableCtx_conductor_sample_0( _S3498, _S3498, _S3499, false, _S3498, _S3499 );
    var _S3502 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0( 0.0f, _S3498, 0.0f );
    var _S3503 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0( 0.0f, _S3499, _S3498, _S3499, 0.0f );
    var _S3504 : s_paramCtx_s_bwdCallableCtx_diffuse_transmission_sample_0 = s_paramCtx_s_bwdCallableCtx_diffuse_transmission_sample_0( _S3498, _S3498, _S3498, _S3499, 0.0f );
    var _S3505 : s_paramCtx_s_bwdCallableCtx_thin_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_thin_dielectric_sample_0( 0.0f, _S3498, 0.0f );
    var _S3506 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_sample_0 = s_paramCtx_s_bwdCallableCtx_coated_diffuse_sample_0( _S3498, _S3499, _S3498, _S3499, 0.0f );
    var _S3507 : CoatedDiffuse_0 = CoatedDiffuse_0( _S3498, 0.0f, _S3499, u32(0), false );
    var _S3508 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S3509 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S3508, _S3498 );
    var _S3510 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S3499 );
    var _S3511 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S3509, 0.0f, _S3510, u32(0), 0.0f );
    var _S3512 : BsdfValue_0 = BsdfValue_0( _S3498, 0.0f );
    var _S3513 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S3509, 0.0f );
    var _S3514 : s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0( _S3507, _S3511, 0.0f, _S3512, _S3513 );
    var _S3515 : s_paramCtx_s_bwdCallableCtx_coated_conductor_sample_0 = s_paramCtx_s_bwdCallableCtx_coated_conductor_sample_0( _S3498, _S3498, _S3499, _S3499, u32(0), _S3498, _S3499, 0.0f );
    var _S3516 : s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0 = s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0( 0.0f, 0.0f, _S3508, u32(0) );
    var _S3517 : Refraction_0 = Refraction_0( _S3498, false );
    var _S3518 : CoatedConductor_0 = CoatedConductor_0( _S3498, _S3498, _S3499, _S3499, _S3499, _S3499, _S3499, 0.0f, 0.0f, 0.0f, _S3498, _S3517, _S3499, _S3499, 0.0f, u32(0), false );
    var _S3519 : LobeTable_0 = LobeTable_0( _S3499, _S3499, _S3499, _S3499 );
    var _S3520 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S3519, 0.0f, _S3509, _S3519 );
    var _S3521 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S3509, _S3519, u32(0) );
    var _S3522 : s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0( _S3516, _S3518, _S3520, _S3512, _S3521 );
    var _S3523 : bool = (_S3493.value0_137.value1_50.z) != 0.0f;
    var _S3524 : bool;
    var _S3525 : bool;
    var _S3526 : bool;
    var _S3527 : bool;
    var _S3528 : bool;
    var _S3529 : bool;
    var _S3530 : bool;
    var _S3531 : bool;
    var _S3532 : s_bwdCallableCtx_diffuse_transmission_sample_0;
    var _S3533 : s_bwdCallableCtx_thin_dielectric_sample_0;
    var _S3534 : s_bwdCallableCtx_coated_diffuse_sample_0;
    var _S3535 : s_bwdCallableCtx_coated_conductor_sample_0;
    var _S3536 : s_bwdCallableCtx_smooth_dielectric_sample_0;
    var _S3537 : s_bwdCallableCtx_rough_dielectric_sample_0;
    var _S3538 : s_bwdCallableCtx_conductor_sample_0;
    var _S3539 : s_bwdCallableCtx_diffuse_sample_0;
    if(_S3523)
    {
        var smooth_4 : bool = is_smooth_0(_S3493.value0_137.value0_136.alpha_4);
        var _S3540 : bool = (_S3493.value0_137.value0_136.kind_5) == u32(0);
        if(_S3540)
        {
            var _S3541 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0;
            _S3541.value0_142 = _S3493.value0_137.value1_50;
            _S3541.value1_54 = _S3493.value0_137.value2_22;
            _S3539.value0_157 = _S3541;
            _S3524 = false;
            _S3538.value0_156 = _S3501;
            _S3525 = false;
            _S3526 = false;
            _S3536.value0_154 = _S3502;
            _S3537.value0_155 = _S3503;
            _S3527 = false;
            _S3535.value0_153 = _S3515;
            _S3535.value1_63 = _S3522;
            _S3528 = false;
            _S3534.value0_152 = _S3506;
            _S3534.value1_62 = _S3514;
            _S3529 = false;
            _S3533.value0_151 = _S3505;
            _S3530 = false;
            _S3532.value0_150 = _S3504;
        }
        else
        {
            var _S3542 : bool = (_S3493.value0_137.value0_136.kind_5) == u32(1);
            if(_S3542)
            {
                var _S3543 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0;
                _S3543.value0_143 = _S3493.value0_137.value0_136.a_36;
                _S3543.value1_55 = _S3493.value0_137.value0_136.b_31;
                _S3543.value2_23 = _S3493.value0_137.value0_136.alpha_4;
                _S3543.value3_16 = smooth_4;
                _S3543.value4_10 = _S3493.value0_137.value1_50;
                _S3543.value5_6 = _S3493.value0_137.value2_22;
                _S3538.value0_156 = _S3543;
                _S3524 = false;
                _S3525 = false;
                _S3536.value0_154 = _S3502;
                _S3537.value0_155 = _S3503;
                _S3526 = false;
                _S3535.value0_153 = _S3515;
                _S3535.value1_63 = _S3522;
                _S3527 = false;
                _S3534.value0_152 = _S3506;
                _S3534.value1_62 = _S3514;
                _S3528 = false;
                _S3533.value0_151 = _S3505;
                _S3529 = false;
                _S3532.value0_150 = _S3504;
            }
            else
            {
                var _S3544 : bool = (_S3493.value0_137.value0_136.kind_5) == u32(2);
                if(_S3544)
                {
                    if(smooth_4)
                    {
                        _S3524 = true;
                    }
                    else
                    {
                        _S3524 = (_S3493.value0_137.value0_136.eta_4) == 1.0f;
                    }
                    if(_S3524)
                    {
                        var _S3545 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0;
                        _S3545.value0_144 = _S3493.value0_137.value0_136.eta_4;
                        _S3545.value1_56 = _S3493.value0_137.value1_50;
                        _S3545.value2_24 = _S3493.value0_137.value3_15;
                        _S3536.value0_154 = _S3545;
                        _S3537.value0_155 = _S3503;
                    }
                    else
                    {
                        var _S3546 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0;
                        _S3546.value0_145 = _S3493.value0_137.value0_136.eta_4;
                        _S3546.value1_57 = _S3493.value0_137.value0_136.alpha_4;
                        _S3546.value2_25 = _S3493.value0_137.value1_50;
                        _S3546.value3_17 = _S3493.value0_137.value2_22;
                        _S3546.value4_11 = _S3493.value0_137.value3_15;
                        _S3536.value0_154 = _S3502;
                        _S3537.value0_155 = _S3546;
                    }
                    _S3525 = false;
                    _S3535.value0_153 = _S3515;
                    _S3535.value1_63 = _S3522;
                    _S3526 = false;
                    _S3534.value0_152 = _S3506;
                    _S3534.value1_62 = _S3514;
                    _S3527 = false;
                    _S3533.value0_151 = _S3505;
                    _S3528 = false;
                    _S3532.value0_150 = _S3504;
                }
                else
                {
                    if(((FEATURES_0 & (u32(4)))) != u32(0))
                    {
                        _S3524 = (_S3493.value0_137.value0_136.kind_5) == u32(3);
                    }
                    else
                    {
                        _S3524 = false;
                    }
                    if(_S3524)
                    {
                        var _S3547 : s_paramCtx_s_bwdCallableCtx_diffuse_transmission_sample_0;
                        _S3547.value0_146 = _S3493.value0_137.value0_136.a_36;
                        _S3547.value1_58 = _S3493.value0_137.value0_136.b_31;
                        _S3547.value2_26 = _S3493.value0_137.value1_50;
                        _S3547.value3_18 = _S3493.value0_137.value2_22;
                        _S3547.value4_12 = _S3493.value0_137.value3_15;
                        _S3532.value0_150 = _S3547;
                    }
                    else
                    {
                        _S3532.value0_150 = _S3504;
                    }
                    if(((FEATURES_0 & (u32(4)))) != u32(0))
                    {
                        _S3525 = (_S3493.value0_137.value0_136.kind_5) == u32(4);
                    }
                    else
                    {
                        _S3525 = false;
                    }
                    if(_S3525)
                    {
                        var _S3548 : s_paramCtx_s_bwdCallableCtx_thin_dielectric_sample_0;
                        _S3548.value0_147 = _S3493.value0_137.value0_136.eta_4;
                        _S3548.value1_59 = _S3493.value0_137.value1_50;
                        _S3548.value2_27 = _S3493.value0_137.value3_15;
                        _S3533.value0_151 = _S3548;
                    }
                    else
                    {
                        _S3533.value0_151 = _S3505;
                    }
                    if(((FEATURES_0 & (u32(256)))) != u32(0))
                    {
                        _S3526 = (_S3493.value0_137.value0_136.kind_5) == u32(5);
                    }
                    else
                    {
                        _S3526 = false;
                    }
                    if(_S3526)
                    {
                        var _S3549 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_sample_0;
                        _S3549.value0_148 = _S3493.value0_137.value0_136.a_36;
                        _S3549.value1_60 = _S3493.value0_137.value0_136.alpha_4;
                        _S3549.value3_19 = _S3493.value0_137.value1_50;
                        _S3549.value4_13 = _S3493.value0_137.value2_22;
                        _S3549.value5_7 = _S3493.value0_137.value3_15;
                        _S3534.value0_152 = _S3549;
                        _S3534.value1_62 = _S3493.value1_51.value0_52;
                    }
                    else
                    {
                        _S3534.value0_152 = _S3506;
                        _S3534.value1_62 = _S3514;
                    }
                    if(((FEATURES_0 & (u32(512)))) != u32(0))
                    {
                        _S3527 = (_S3493.value0_137.value0_136.kind_5) == u32(6);
                    }
                    else
                    {
                        _S3527 = false;
                    }
                    if(_S3527)
                    {
                        var _S3550 : s_paramCtx_s_bwdCallableCtx_coated_conductor_sample_0;
                        _S3550.value0_149 = _S3493.value0_137.value0_136.a_36;
                        _S3550.value1_61 = _S3493.value0_137.value0_136.b_31;
                        _S3550.value2_28 = _S3493.value0_137.value0_136.alpha_4;
                        _S3550.value3_20 = _S3493.value0_137.value0_136.coat_alpha_2;
                        _S3550.value4_14 = _S3493.value0_137.value0_136.coat_5;
                        _S3550.value5_8 = _S3493.value0_137.value1_50;
                        _S3550.value6_0 = _S3493.value0_137.value2_22;
                        _S3550.value7_0 = _S3493.value0_137.value3_15;
                        _S3535.value0_153 = _S3550;
                        _S3535.value1_63 = _S3493.value1_51.value1_21;
                    }
                    else
                    {
                        _S3535.value0_153 = _S3515;
                        _S3535.value1_63 = _S3522;
                    }
                    var _S3551 : bool = _S3524;
                    var _S3552 : bool = _S3525;
                    _S3524 = false;
                    _S3536.value0_154 = _S3502;
                    _S3537.value0_155 = _S3503;
                    _S3525 = _S3527;
                    _S3527 = _S3552;
                    _S3528 = _S3551;
                }
                var _S3553 : bool = _S3524;
                var _S3554 : bool = _S3525;
                var _S3555 : bool = _S3526;
                var _S3556 : bool = _S3527;
                var _S3557 : bool = _S3528;
                _S3538.value0_156 = _S3501;
                _S3524 = _S3544;
                _S3525 = _S3553;
                _S3526 = _S3554;
                _S3527 = _S3555;
                _S3528 = _S3556;
                _S3529 = _S3557;
            }
            var _S3558 : bool = _S3524;
            var _S3559 : bool = _S3525;
            var _S3560 : bool = _S3526;
            var _S3561 : bool = _S3527;
            var _S3562 : bool = _S3528;
            var _S3563 : bool = _S3529;
            _S3539.value0_157 = _S3500;
            _S3524 = _S3542;
            _S3525 = _S3558;
            _S3526 = _S3559;
            _S3527 = _S3560;
            _S3528 = _S3561;
            _S3529 = _S3562;
            _S3530 = _S3563;
        }
        var _S3564 : bool = _S3524;
        var _S3565 : bool = _S3525;
        var _S3566 : bool = _S3526;
        var _S3567 : bool = _S3527;
        var _S3568 : bool = _S3528;
        var _S3569 : bool = _S3529;
        var _S3570 : bool = _S3530;
        _S3524 = _S3540;
        _S3525 = _S3564;
        _S3526 = _S3565;
        _S3527 = _S3566;
        _S3528 = _S3567;
        _S3529 = _S3568;
        _S3530 = _S3569;
        _S3531 = _S3570;
    }
    else
    {
        _S3524 = false;
        _S3539.value0_157 = _S3500;
        _S3525 = false;
        _S3538.value0_156 = _S3501;
        _S3526 = false;
        _S3527 = false;
        _S3536.value0_154 = _S3502;
        _S3537.value0_155 = _S3503;
        _S3528 = false;
        _S3535.value0_153 = _S3515;
        _S3535.value1_63 = _S3522;
        _S3529 = false;
        _S3534.value0_152 = _S3506;
        _S3534.value1_62 = _S3514;
        _S3530 = false;
        _S3533.value0_151 = _S3505;
        _S3531 = false;
        _S3532.value0_150 = _S3504;
    }
    var _S3571 : BsdfSample_Differential_0 = BsdfSample_x24_syn_dzero_0();
    var _S3572 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S3573 : vec2<f32>;
    var _S3574 : vec3<f32>;
    var _S3575 : Bsdf_Differential_0;
    if(_S3523)
    {
        var _S3576 : vec2<f32>;
        if(_S3524)
        {
            var _S3577 : vec3<f32> = _S3498;
            var _S3578 : vec3<f32> = _S3498;
            var _S3579 : vec2<f32> = _S3499;
            s_bwdProp_diffuse_sample_0(_S3539, &(_S3577), &(_S3578), &(_S3579), _S3497);
            var _S3580 : Bsdf_Differential_0 = _S3572;
            _S3580.a_37 = _S3577;
            var _S3581 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S3572, _S3580);
            _S3573 = _S3499;
            _S3575 = _S3581;
            _S3574 = _S3578;
            _S3576 = _S3579;
        }
        else
        {
            if(_S3525)
            {
                var _S3582 : vec3<f32> = _S3498;
                var _S3583 : vec3<f32> = _S3498;
                var _S3584 : vec2<f32> = _S3499;
                var _S3585 : vec3<f32> = _S3498;
                var _S3586 : vec2<f32> = _S3499;
                s_bwdProp_conductor_sample_0(_S3538, &(_S3582), &(_S3583), &(_S3584), &(_S3585), &(_S3586), _S3497);
                var _S3587 : Bsdf_Differential_0 = _S3572;
                _S3587.b_32 = _S3583;
                _S3587.a_37 = _S3582;
                var _S3588 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S3572, _S3587);
                _S3573 = _S3584;
                _S3575 = _S3588;
                _S3574 = _S3585;
                _S3576 = _S3586;
            }
            else
            {
                if(_S3526)
                {
                    if(_S3527)
                    {
                        var _S3589 : vec3<f32> = _S3498;
                        s_bwdProp_smooth_dielectric_sample_0(_S3536, &(_S3589), _S3497);
                        _S3573 = _S3499;
                        _S3574 = _S3589;
                        _S3576 = _S3499;
                    }
                    else
                    {
                        var _S3590 : vec2<f32> = _S3499;
                        var _S3591 : vec3<f32> = _S3498;
                        var _S3592 : vec2<f32> = _S3499;
                        s_bwdProp_rough_dielectric_sample_0(_S3537, &(_S3590), &(_S3591), &(_S3592), _S3497);
                        _S3573 = _S3590;
                        _S3574 = _S3591;
                        _S3576 = _S3592;
                    }
                    _S3575 = _S3572;
                }
                else
                {
                    var _S3593 : BsdfSample_Differential_0;
                    if(_S3528)
                    {
                        var _S3594 : vec3<f32> = _S3498;
                        var _S3595 : vec3<f32> = _S3498;
                        var _S3596 : vec2<f32> = _S3499;
                        var _S3597 : vec2<f32> = _S3499;
                        var _S3598 : vec3<f32> = _S3498;
                        var _S3599 : vec2<f32> = _S3499;
                        s_bwdProp_coated_conductor_sample_0(_S3535, &(_S3594), &(_S3595), &(_S3596), &(_S3597), &(_S3598), &(_S3599), _S3497);
                        var _S3600 : Bsdf_Differential_0 = _S3572;
                        _S3600.coat_alpha_3 = _S3597;
                        _S3600.b_32 = _S3595;
                        _S3600.a_37 = _S3594;
                        var _S3601 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S3572, _S3600);
                        _S3593 = _S3571;
                        _S3573 = _S3599;
                        _S3576 = _S3596;
                        _S3574 = _S3598;
                        _S3575 = _S3601;
                    }
                    else
                    {
                        _S3593 = BsdfSample_x24_syn_dadd_0(_S3497, _S3571);
                        _S3573 = _S3499;
                        _S3576 = _S3499;
                        _S3574 = _S3498;
                        _S3575 = _S3572;
                    }
                    if(_S3529)
                    {
                        var _S3602 : vec3<f32> = _S3498;
                        var _S3603 : vec2<f32> = _S3499;
                        var _S3604 : vec3<f32> = _S3498;
                        var _S3605 : vec2<f32> = _S3499;
                        s_bwdProp_coated_diffuse_sample_0(_S3534, &(_S3602), &(_S3603), &(_S3604), &(_S3605), _S3593);
                        var _S3606 : vec2<f32> = _S3605 + _S3573;
                        var _S3607 : vec2<f32> = _S3603 + _S3576;
                        var _S3608 : vec3<f32> = _S3604 + _S3574;
                        var _S3609 : Bsdf_Differential_0 = _S3572;
                        _S3609.a_37 = _S3602;
                        var _S3610 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S3575, _S3609);
                        _S3593 = _S3571;
                        _S3574 = _S3608;
                        _S3575 = _S3610;
                        _S3573 = _S3606;
                        _S3576 = _S3607;
                    }
                    else
                    {
                        _S3593 = BsdfSample_x24_syn_dadd_0(_S3593, _S3571);
                    }
                    if(_S3530)
                    {
                        var _S3611 : vec3<f32> = _S3498;
                        s_bwdProp_thin_dielectric_sample_0(_S3533, &(_S3611), _S3593);
                        var _S3612 : vec3<f32> = _S3611 + _S3574;
                        _S3593 = _S3571;
                        _S3574 = _S3612;
                    }
                    else
                    {
                        _S3593 = BsdfSample_x24_syn_dadd_0(_S3593, _S3571);
                    }
                    if(_S3531)
                    {
                        var _S3613 : vec3<f32> = _S3498;
                        var _S3614 : vec3<f32> = _S3498;
                        var _S3615 : vec3<f32> = _S3498;
                        var _S3616 : vec2<f32> = _S3499;
                        s_bwdProp_diffuse_transmission_sample_0(_S3532, &(_S3613), &(_S3614), &(_S3615), &(_S3616), _S3593);
                        var _S3617 : Bsdf_Differential_0 = _S3572;
                        _S3617.b_32 = _S3614;
                        _S3617.a_37 = _S3613;
                        var _S3618 : vec2<f32> = _S3616 + _S3573;
                        var _S3619 : vec3<f32> = _S3615 + _S3574;
                        _S3575 = Bsdf_x24_syn_dadd_0(_S3575, _S3617);
                        _S3574 = _S3619;
                        _S3573 = _S3618;
                    }
                    var _S3620 : vec2<f32> = _S3573;
                    _S3573 = _S3576;
                    _S3576 = _S3620;
                }
            }
        }
        var _S3621 : Bsdf_Differential_0 = _S3572;
        _S3621.alpha_6 = _S3573;
        _S3575 = Bsdf_x24_syn_dadd_0(_S3575, _S3621);
        _S3573 = _S3576;
    }
    else
    {
        _S3574 = _S3498;
        _S3575 = _S3572;
        _S3573 = _S3499;
    }
    (*_S3494) = _S3575;
    (*_S3495) = _S3574;
    (*_S3496) = _S3573;
    return;
}

fn s_bwdProp_scatter_0( _S3622 : s_bwdCallableCtx_scatter_0,  _S3623 : ptr<function, Bsdf_Differential_0>,  _S3624 : ptr<function, Frame_0>,  _S3625 : ptr<function, Surface_Differential_0>,  _S3626 : ptr<function, vec3<f32>>,  _S3627 : ptr<function, vec2<f32>>,  _S3628 : Departure_Differential_0)
{
    var _S3629 : s_paramCtx_s_bwdCallableCtx_bsdf_sample_0;
    _S3629.value0_136 = _S3622.value0_132.value0_127;
    _S3629.value1_50 = _S3622.value0_132.value3_14;
    _S3629.value2_22 = _S3622.value0_132.value4_9;
    _S3629.value3_15 = _S3622.value0_132.value5_5;
    var _S3630 : s_bwdCallableCtx_bsdf_sample_0 = s_bwdCallableCtx_bsdf_sample_0( _S3629, _S3622.value1_49.value1_22 );
    var _S3631 : Tuple_79 = s_apply_to_world_0(_S3622.value0_132.value1_46, _S3622.value1_49.value0_53.wi_0);
    var _S3632 : s_paramCtx_s_bwdCallableCtx_to_world_0;
    _S3632.value0_138 = _S3622.value0_132.value1_46;
    _S3632.value1_52 = _S3622.value1_49.value0_53.wi_0;
    var _S3633 : s_bwdCallableCtx_to_world_0 = s_bwdCallableCtx_to_world_0( _S3632 );
    var _S3634 : s_paramCtx_s_bwdCallableCtx_ray_origin_0;
    _S3634.value0_140 = _S3622.value0_132.value2_20;
    _S3634.value1_53 = _S3631.value0_118;
    var _S3635 : s_bwdCallableCtx_ray_origin_0 = s_bwdCallableCtx_ray_origin_0( _S3634 );
    var _S3636 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S3637 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S3638 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S3639 : vec3<f32> = vec3<f32>(0.0f);
    var _S3640 : Frame_0 = Frame_0( _S3639, _S3639, _S3639 );
    var _S3641 : Surface_Differential_0;
    _S3641.position_5 = _S3639;
    _S3641.frame_10 = _S3640;
    _S3641.b1_2 = 0.0f;
    _S3641.b2_2 = 0.0f;
    var _S3642 : vec3<f32> = _S3639;
    s_bwdProp_ray_origin_0(_S3635, &(_S3641), &(_S3642), _S3628.origin_5);
    var _S3643 : vec3<f32> = _S3628.direction_19 + _S3642;
    var _S3644 : Frame_0;
    _S3644.s_8 = _S3639;
    _S3644.t_9 = _S3639;
    _S3644.n_5 = _S3639;
    var _S3645 : vec3<f32> = _S3639;
    s_bwdProp_to_world_0(_S3633, &(_S3644), &(_S3645), _S3643);
    var _S3646 : BsdfSample_Differential_0 = BsdfSample_x24_syn_dzero_0();
    _S3646.pdf_11 = _S3628.pdf_10;
    _S3646.wi_3 = _S3645;
    _S3646.weight_9 = _S3628.weight_8;
    var _S3647 : vec2<f32> = vec2<f32>(0.0f);
    var _S3648 : Bsdf_Differential_0;
    _S3648.a_37 = _S3639;
    _S3648.b_32 = _S3639;
    _S3648.alpha_6 = _S3647;
    _S3648.coat_alpha_3 = _S3647;
    var _S3649 : vec3<f32> = _S3639;
    var _S3650 : vec2<f32> = _S3647;
    s_bwdProp_bsdf_sample_0(_S3630, &(_S3648), &(_S3649), &(_S3650), _S3646);
    var _S3651 : Frame_0 = Frame_x24_syn_dadd_0(_S3644, _S3638);
    var _S3652 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S3641, _S3637);
    (*_S3623) = Bsdf_x24_syn_dadd_0(_S3648, _S3636);
    (*_S3624) = _S3651;
    (*_S3625) = _S3652;
    (*_S3626) = _S3649;
    (*_S3627) = _S3650;
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
    var _S3653 : vec3<f32> = vec3<f32>(0.0f);
    result_32.radiance_14 = _S3653;
    result_32.direction_21 = _S3653;
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
    var _S3654 : vec3<f32> = vec3<f32>(0.0f);
    result_33.direction_22 = _S3654;
    result_33.distance_11 = 0.0f;
    result_33.radiance_15 = _S3654;
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

fn s_bwdProp_diffuse_evaluate_0( _S3655 : s_bwdCallableCtx_diffuse_evaluate_0,  _S3656 : ptr<function, vec3<f32>>,  _S3657 : ptr<function, vec3<f32>>,  _S3658 : ptr<function, vec3<f32>>,  _S3659 : BsdfValue_0)
{
    var _S3660 : vec3<f32> = vec3<f32>(0.0f);
    var _S3661 : f32 = _S3655.value0_228.value1_95.z;
    var _S3662 : f32 = _S3655.value0_228.value2_41.z;
    var _S3663 : bool = (_S3661 * _S3662) > 0.0f;
    var _S3664 : vec3<f32>;
    var _S3665 : s_bwdCallableCtx_abs_0;
    if(_S3663)
    {
        var _S3666 : Tuple_2 = s_apply_abs_0(_S3662);
        var _S3667 : s_bwdCallableCtx_abs_0;
        _S3667._S18 = _S3662;
        _S3664 = vec3<f32>((_S3666.value0_2 * 0.31830990314483643f));
        _S3665 = _S3667;
    }
    else
    {
        _S3664 = _S3660;
        _S3665._S18 = 0.0f;
    }
    var _S3668 : f32;
    if(_S3663)
    {
        var _S3669 : vec3<f32> = _S3655.value0_228.value0_217 * _S3659.f_cos_0;
        var _S3670 : vec3<f32> = _S3664 * _S3659.f_cos_0;
        var _S3671 : f32 = 0.31830990314483643f * (_S3659.pdf_6 + (_S3669[i32(0)] + _S3669[i32(1)] + _S3669[i32(2)]));
        var _S3672 : f32 = 0.0f;
        s_bwdProp_abs_0(_S3665, &(_S3672), _S3671);
        _S3668 = _S3672;
        _S3664 = _S3670;
    }
    else
    {
        _S3668 = 0.0f;
        _S3664 = _S3660;
    }
    var _S3673 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S3661 * 0.0f + _S3668);
    var _S3674 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S3662 * 0.0f);
    (*_S3656) = _S3664;
    (*_S3657) = _S3674;
    (*_S3658) = _S3673;
    return;
}

fn s_bwdProp_conductor_evaluate_0( _S3675 : s_bwdCallableCtx_conductor_evaluate_0,  _S3676 : ptr<function, vec3<f32>>,  _S3677 : ptr<function, vec3<f32>>,  _S3678 : ptr<function, vec2<f32>>,  _S3679 : ptr<function, vec3<f32>>,  _S3680 : ptr<function, vec3<f32>>,  _S3681 : BsdfValue_0)
{
    var _S3682 : vec3<f32> = vec3<f32>(0.0f);
    var _S3683 : vec2<f32> = vec2<f32>(0.0f);
    var _S3684 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S3683 );
    var _S3685 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S3683, _S3682 );
    var _S3686 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S3683, _S3682 );
    var _S3687 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S3682, _S3682 );
    var half_vector_2 : vec3<f32> = _S3675.value0_227.value3_25 + _S3675.value0_227.value4_16;
    var _S3688 : Tuple_5 = s_apply_dot_0(half_vector_2, half_vector_2);
    var _S3689 : s_bwdCallableCtx_dot_0;
    _S3689._S39 = half_vector_2;
    _S3689._S40 = half_vector_2;
    var _S3690 : s_bwdCallableCtx_dot_0 = _S3689;
    var _S3691 : f32 = _S3675.value0_227.value3_25.z;
    var _S3692 : f32 = _S3675.value0_227.value4_16.z;
    var _S3693 : bool;
    if((_S3691 * _S3692) > 0.0f)
    {
        _S3693 = (_S3688.value0_5) > 0.0f;
    }
    else
    {
        _S3693 = false;
    }
    var _S3694 : f32;
    var _S3695 : f32;
    var _S3696 : f32;
    var _S3697 : f32;
    var _S3698 : f32;
    var _S3699 : f32;
    var _S3700 : f32;
    var _S3701 : f32;
    var _S3702 : f32;
    var _S3703 : vec3<f32>;
    var _S3704 : vec3<f32>;
    var _S3705 : vec3<f32>;
    var _S3706 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S3707 : s_bwdCallableCtx_abs_0;
    var _S3708 : s_bwdCallableCtx_abs_0;
    var _S3709 : s_bwdCallableCtx_dot_0;
    var _S3710 : s_bwdCallableCtx_ggx_density_0;
    var _S3711 : s_bwdCallableCtx_ggx_lambda_0;
    var _S3712 : s_bwdCallableCtx_ggx_lambda_0;
    var _S3713 : s_bwdCallableCtx_ggx_widths_0;
    var _S3714 : s_bwdCallableCtx_sqrt_0;
    if(_S3693)
    {
        var _S3715 : Tuple_4 = s_apply_sqrt_0(_S3688.value0_5);
        var _S3716 : s_bwdCallableCtx_sqrt_0;
        _S3716._S35 = _S3688.value0_5;
        var _S3717 : vec3<f32> = vec3<f32>((1.0f / _S3715.value0_4));
        var _S3718 : f32 = _S3715.value0_4 * _S3715.value0_4;
        var m_7 : vec3<f32> = half_vector_2 * _S3717;
        var _S3719 : Tuple_38 = s_apply_ggx_widths_0(_S3675.value0_227.value2_42);
        var _S3720 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
        _S3720.value0_163 = _S3675.value0_227.value2_42;
        var _S3721 : Tuple_39 = s_apply_ggx_lambda_0(_S3719.value0_77, _S3675.value0_227.value3_25);
        var _S3722 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S3722.value0_166 = _S3719.value0_77;
        _S3722.value1_67 = _S3675.value0_227.value3_25;
        var _S3723 : Tuple_39 = s_apply_ggx_lambda_0(_S3719.value0_77, _S3675.value0_227.value4_16);
        var _S3724 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S3724.value0_166 = _S3719.value0_77;
        _S3724.value1_67 = _S3675.value0_227.value4_16;
        var _S3725 : Tuple_40 = s_apply_ggx_density_0(_S3719.value0_77, m_7);
        var _S3726 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
        _S3726.value0_167 = _S3719.value0_77;
        _S3726.value1_68 = m_7;
        var _S3727 : Tuple_2 = s_apply_abs_0(_S3691);
        var _S3728 : s_bwdCallableCtx_abs_0;
        _S3728._S18 = _S3691;
        var _S3729 : f32 = 4.0f * _S3727.value0_2;
        var common_7 : f32 = _S3725.value0_79 / _S3729;
        var _S3730 : f32 = _S3729 * _S3729;
        var _S3731 : Tuple_5 = s_apply_dot_0(_S3675.value0_227.value3_25, m_7);
        var _S3732 : s_bwdCallableCtx_dot_0;
        _S3732._S39 = _S3675.value0_227.value3_25;
        _S3732._S40 = m_7;
        var _S3733 : Tuple_2 = s_apply_abs_0(_S3731.value0_5);
        var _S3734 : s_bwdCallableCtx_abs_0;
        _S3734._S18 = _S3731.value0_5;
        var _S3735 : Tuple_41 = s_apply_fresnel_conductor_0(_S3733.value0_2, _S3675.value0_227.value0_218, _S3675.value0_227.value1_96);
        var _S3736 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S3736.value0_162 = _S3733.value0_2;
        _S3736.value1_64 = _S3675.value0_227.value0_218;
        _S3736.value2_29 = _S3675.value0_227.value1_96;
        var _S3737 : f32 = 1.0f + _S3721.value0_78;
        var _S3738 : f32 = _S3737 + _S3723.value0_78;
        var _S3739 : vec3<f32> = vec3<f32>((common_7 / _S3738));
        var _S3740 : f32 = _S3738 * _S3738;
        _S3694 = _S3737 * _S3737;
        _S3695 = common_7;
        _S3696 = _S3737;
        _S3703 = _S3735.value0_80;
        _S3704 = _S3739;
        _S3697 = _S3740;
        _S3698 = _S3738;
        _S3706.value0_170 = _S3736;
        _S3707 = _S3734;
        _S3709 = _S3732;
        _S3699 = _S3730;
        _S3700 = _S3725.value0_79;
        _S3701 = _S3729;
        _S3708 = _S3728;
        _S3710.value0_168 = _S3726;
        _S3711.value0_169 = _S3724;
        _S3712.value0_169 = _S3722;
        _S3713.value0_173 = _S3720;
        _S3705 = _S3717;
        _S3702 = _S3718;
        _S3714 = _S3716;
    }
    else
    {
        _S3694 = 0.0f;
        _S3695 = 0.0f;
        _S3696 = 0.0f;
        _S3703 = _S3682;
        _S3704 = _S3682;
        _S3697 = 0.0f;
        _S3698 = 0.0f;
        _S3706.value0_170 = _S3687;
        _S3707._S18 = 0.0f;
        _S3709._S39 = _S3682;
        _S3709._S40 = _S3682;
        _S3699 = 0.0f;
        _S3700 = 0.0f;
        _S3701 = 0.0f;
        _S3708._S18 = 0.0f;
        _S3710.value0_168 = _S3686;
        _S3711.value0_169 = _S3685;
        _S3712.value0_169 = _S3685;
        _S3713.value0_173 = _S3684;
        _S3705 = _S3682;
        _S3702 = 0.0f;
        _S3714._S35 = 0.0f;
    }
    var _S3741 : vec3<f32>;
    var _S3742 : vec3<f32>;
    var _S3743 : vec2<f32>;
    if(_S3693)
    {
        var _S3744 : f32 = _S3681.pdf_6 / _S3694;
        var _S3745 : f32 = _S3696 * _S3744;
        var _S3746 : vec3<f32> = _S3703 * _S3681.f_cos_0;
        var _S3747 : vec3<f32> = _S3704 * _S3681.f_cos_0;
        var _S3748 : f32 = (_S3746[i32(0)] + _S3746[i32(1)] + _S3746[i32(2)]) / _S3697;
        var _S3749 : f32 = _S3695 * - _S3748;
        var _S3750 : f32 = _S3698 * _S3748;
        var _S3751 : f32 = _S3695 * - _S3744 + _S3749;
        var _S3752 : f32 = 0.0f;
        var _S3753 : vec3<f32> = _S3682;
        var _S3754 : vec3<f32> = _S3682;
        s_bwdProp_fresnel_conductor_0(_S3706, &(_S3752), &(_S3753), &(_S3754), _S3747);
        var _S3755 : f32 = 0.0f;
        s_bwdProp_abs_0(_S3707, &(_S3755), _S3752);
        var _S3756 : vec3<f32> = _S3682;
        var _S3757 : vec3<f32> = _S3682;
        s_bwdProp_dot_0(_S3709, &(_S3756), &(_S3757), _S3755);
        var _S3758 : f32 = (_S3745 + _S3750) / _S3699;
        var _S3759 : f32 = _S3701 * _S3758;
        var _S3760 : f32 = 4.0f * (_S3700 * - _S3758);
        var _S3761 : f32 = 0.0f;
        s_bwdProp_abs_0(_S3708, &(_S3761), _S3760);
        var _S3762 : vec2<f32> = _S3683;
        var _S3763 : vec3<f32> = _S3682;
        s_bwdProp_ggx_density_0(_S3710, &(_S3762), &(_S3763), _S3759);
        var _S3764 : vec2<f32> = _S3683;
        var _S3765 : vec3<f32> = _S3682;
        s_bwdProp_ggx_lambda_0(_S3711, &(_S3764), &(_S3765), _S3749);
        var _S3766 : vec2<f32> = _S3683;
        var _S3767 : vec3<f32> = _S3682;
        s_bwdProp_ggx_lambda_0(_S3712, &(_S3766), &(_S3767), _S3751);
        var _S3768 : vec2<f32> = _S3762 + _S3764 + _S3766;
        var _S3769 : vec2<f32> = _S3683;
        s_bwdProp_ggx_widths_0(_S3713, &(_S3769), _S3768);
        var _S3770 : vec3<f32> = _S3757 + _S3763;
        var _S3771 : vec3<f32> = half_vector_2 * _S3770;
        var _S3772 : vec3<f32> = _S3705 * _S3770;
        var _S3773 : f32 = - ((_S3771[i32(0)] + _S3771[i32(1)] + _S3771[i32(2)]) / _S3702);
        var _S3774 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S3714, &(_S3774), _S3773);
        var _S3775 : vec3<f32> = _S3756 + _S3767;
        _S3694 = _S3761;
        _S3695 = _S3774;
        _S3703 = _S3772;
        _S3704 = _S3765;
        _S3705 = _S3775;
        _S3741 = _S3753;
        _S3742 = _S3754;
        _S3743 = _S3769;
    }
    else
    {
        _S3694 = 0.0f;
        _S3695 = 0.0f;
        _S3703 = _S3682;
        _S3704 = _S3682;
        _S3705 = _S3682;
        _S3741 = _S3682;
        _S3742 = _S3682;
        _S3743 = _S3683;
    }
    var _S3776 : f32 = _S3691 * 0.0f;
    var _S3777 : f32 = _S3692 * 0.0f + _S3694;
    var _S3778 : vec3<f32> = _S3682;
    var _S3779 : vec3<f32> = _S3682;
    s_bwdProp_dot_0(_S3690, &(_S3778), &(_S3779), _S3695);
    var _S3780 : vec3<f32> = _S3778 + _S3779 + _S3703;
    var _S3781 : vec3<f32> = _S3780 + _S3704 + vec3<f32>(0.0f, 0.0f, _S3776);
    var _S3782 : vec3<f32> = _S3780 + _S3705 + vec3<f32>(0.0f, 0.0f, _S3777);
    (*_S3676) = _S3741;
    (*_S3677) = _S3742;
    (*_S3678) = _S3743;
    (*_S3679) = _S3782;
    (*_S3680) = _S3781;
    return;
}

fn s_bwdProp_dielectric_evaluate_0( _S3783 : s_bwdCallableCtx_dielectric_evaluate_0,  _S3784 : ptr<function, vec2<f32>>,  _S3785 : ptr<function, vec3<f32>>,  _S3786 : ptr<function, vec3<f32>>,  _S3787 : BsdfValue_0)
{
    var _S3788 : vec3<f32> = vec3<f32>(0.0f);
    var _S3789 : vec2<f32> = vec2<f32>(0.0f);
    var _S3790 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = s_paramCtx_s_bwdCallableCtx_ggx_widths_0( _S3789 );
    var _S3791 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0( 0.0f, 0.0f );
    var _S3792 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S3789, _S3788 );
    var _S3793 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S3789, _S3788 );
    var _S3794 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S3795 : f32 = _S3783.value0_226.value2_43.z;
    var _S3796 : bool;
    if(_S3795 != 0.0f)
    {
        _S3796 = (_S3783.value0_226.value3_26.z) != 0.0f;
    }
    else
    {
        _S3796 = false;
    }
    var _S3797 : bool;
    var _S3798 : bool;
    var _S3799 : bool;
    var _S3800 : bool;
    var _S3801 : bool;
    var crossing_4 : f32;
    var _S3802 : f32;
    var _S3803 : f32;
    var _S3804 : f32;
    var _S3805 : f32;
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
    var m_8 : vec3<f32>;
    var _S3833 : vec3<f32>;
    var _S3834 : vec3<f32>;
    var _S3835 : s_bwdCallableCtx_abs_0;
    var _S3836 : s_bwdCallableCtx_abs_0;
    var _S3837 : s_bwdCallableCtx_abs_0;
    var _S3838 : s_bwdCallableCtx_abs_0;
    var _S3839 : s_bwdCallableCtx_ggx_density_0;
    var _S3840 : s_bwdCallableCtx_ggx_density_0;
    var _S3841 : s_bwdCallableCtx_sqr_0;
    var _S3842 : s_bwdCallableCtx_ggx_lambda_0;
    var _S3843 : s_bwdCallableCtx_ggx_lambda_0;
    var _S3844 : s_bwdCallableCtx_fresnel_dielectric_0;
    var _S3845 : s_bwdCallableCtx_ggx_widths_0;
    var _S3846 : s_bwdCallableCtx_dot_0;
    var _S3847 : s_bwdCallableCtx_dot_0;
    var _S3848 : s_bwdCallableCtx_dot_0;
    var _S3849 : s_bwdCallableCtx_sqrt_0;
    if(_S3796)
    {
        var _S3850 : f32 = _S3783.value0_226.value3_26.z;
        var reflects_1 : bool = (_S3795 * _S3850) > 0.0f;
        if(reflects_1)
        {
            crossing_4 = 1.0f;
        }
        else
        {
            if(_S3795 > 0.0f)
            {
                crossing_4 = _S3783.value0_226.value0_219;
            }
            else
            {
                crossing_4 = 1.0f / _S3783.value0_226.value0_219;
            }
        }
        var _S3851 : vec3<f32> = vec3<f32>(crossing_4);
        var half_vector_3 : vec3<f32> = _S3783.value0_226.value3_26 * vec3<f32>(crossing_4) + _S3783.value0_226.value2_43;
        var _S3852 : Tuple_5 = s_apply_dot_0(half_vector_3, half_vector_3);
        var _S3853 : s_bwdCallableCtx_dot_0;
        _S3853._S39 = half_vector_3;
        _S3853._S40 = half_vector_3;
        var _S3854 : s_bwdCallableCtx_dot_0 = _S3853;
        var _S3855 : bool = (_S3852.value0_5) > 0.0f;
        if(_S3855)
        {
            var _S3856 : Tuple_4 = s_apply_sqrt_0(_S3852.value0_5);
            var _S3857 : s_bwdCallableCtx_sqrt_0;
            _S3857._S35 = _S3852.value0_5;
            var _S3858 : s_bwdCallableCtx_sqrt_0 = _S3857;
            var _S3859 : vec3<f32> = vec3<f32>((1.0f / _S3856.value0_4));
            var _S3860 : f32 = _S3856.value0_4 * _S3856.value0_4;
            var m_9 : vec3<f32> = half_vector_3 * _S3859;
            var _S3861 : bool = (m_9.z) < 0.0f;
            if(_S3861)
            {
                m_8 = (vec3<f32>(0) - m_9);
            }
            else
            {
                m_8 = m_9;
            }
            var _S3862 : Tuple_5 = s_apply_dot_0(_S3783.value0_226.value2_43, m_8);
            var _S3863 : s_bwdCallableCtx_dot_0;
            _S3863._S39 = _S3783.value0_226.value2_43;
            _S3863._S40 = m_8;
            var _S3864 : s_bwdCallableCtx_dot_0 = _S3863;
            var _S3865 : Tuple_5 = s_apply_dot_0(_S3783.value0_226.value3_26, m_8);
            var _S3866 : s_bwdCallableCtx_dot_0;
            _S3866._S39 = _S3783.value0_226.value3_26;
            _S3866._S40 = m_8;
            var _S3867 : s_bwdCallableCtx_dot_0 = _S3866;
            var _S3868 : bool = (_S3862.value0_5 * _S3795) >= 0.0f;
            if(_S3868)
            {
                _S3797 = (_S3865.value0_5 * _S3850) >= 0.0f;
            }
            else
            {
                _S3797 = false;
            }
            if(_S3797)
            {
                var _S3869 : Tuple_38 = s_apply_ggx_widths_0(_S3783.value0_226.value1_97);
                var _S3870 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0;
                _S3870.value0_163 = _S3783.value0_226.value1_97;
                var _S3871 : s_paramCtx_s_bwdCallableCtx_ggx_widths_0 = _S3870;
                var _S3872 : Tuple_44 = s_apply_fresnel_dielectric_0(_S3862.value0_5, _S3783.value0_226.value0_219);
                var _S3873 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
                _S3873.value0_177 = _S3862.value0_5;
                _S3873.value1_71 = _S3783.value0_226.value0_219;
                var _S3874 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = _S3873;
                var _S3875 : Tuple_39 = s_apply_ggx_lambda_0(_S3869.value0_77, _S3783.value0_226.value2_43);
                var _S3876 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S3876.value0_166 = _S3869.value0_77;
                _S3876.value1_67 = _S3783.value0_226.value2_43;
                var _S3877 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S3876;
                var masking_o_5 : f32 = 1.0f + _S3875.value0_78;
                var _S3878 : Tuple_39 = s_apply_ggx_lambda_0(_S3869.value0_77, _S3783.value0_226.value3_26);
                var _S3879 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S3879.value0_166 = _S3869.value0_77;
                _S3879.value1_67 = _S3783.value0_226.value3_26;
                var _S3880 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S3879;
                var masking_both_1 : f32 = masking_o_5 + _S3878.value0_78;
                if(reflects_1)
                {
                    var _S3881 : Tuple_40 = s_apply_ggx_density_0(_S3869.value0_77, m_8);
                    var _S3882 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S3882.value0_167 = _S3869.value0_77;
                    _S3882.value1_68 = m_8;
                    var _S3883 : f32 = _S3872.value0_83 * _S3881.value0_79;
                    var _S3884 : Tuple_2 = s_apply_abs_0(_S3795);
                    var _S3885 : s_bwdCallableCtx_abs_0;
                    _S3885._S18 = _S3795;
                    var _S3886 : f32 = 4.0f * _S3884.value0_2;
                    var common_8 : f32 = _S3883 / _S3886;
                    var _S3887 : f32 = _S3886 * _S3886;
                    var _S3888 : f32 = masking_both_1 * masking_both_1;
                    _S3802 = masking_o_5 * masking_o_5;
                    _S3803 = common_8;
                    _S3804 = _S3888;
                    _S3805 = _S3887;
                    _S3806 = _S3883;
                    _S3807 = _S3886;
                    _S3835 = _S3885;
                    _S3808 = _S3881.value0_79;
                    _S3839.value0_168 = _S3882;
                    _S3809 = 0.0f;
                    _S3810 = 0.0f;
                    _S3811 = 0.0f;
                    _S3812 = 0.0f;
                    _S3813 = 0.0f;
                    _S3814 = 0.0f;
                    _S3815 = 0.0f;
                    _S3836._S18 = 0.0f;
                    _S3816 = 0.0f;
                    _S3817 = 0.0f;
                    _S3837._S18 = 0.0f;
                    _S3818 = 0.0f;
                    _S3819 = 0.0f;
                    _S3820 = 0.0f;
                    _S3821 = 0.0f;
                    _S3840.value0_168 = _S3793;
                    _S3822 = 0.0f;
                    _S3823 = 0.0f;
                    _S3824 = 0.0f;
                    _S3841.value0_27 = _S3794;
                    _S3825 = 0.0f;
                    _S3838._S18 = 0.0f;
                }
                else
                {
                    var _S3889 : Tuple_2 = s_apply_abs_0(_S3865.value0_5);
                    var _S3890 : s_bwdCallableCtx_abs_0;
                    _S3890._S18 = _S3865.value0_5;
                    var _S3891 : f32 = crossing_4 * crossing_4;
                    var _S3892 : f32 = _S3865.value0_5 + _S3862.value0_5 / crossing_4;
                    var _S3893 : Tuple_15 = s_apply_sqr_0(_S3892);
                    var _S3894 : s_paramCtx_s_bwdCallableCtx_sqr_0;
                    _S3894.value0_26 = _S3892;
                    var jacobian_2 : f32 = _S3889.value0_2 / _S3893.value0_17;
                    var _S3895 : f32 = _S3893.value0_17 * _S3893.value0_17;
                    var _S3896 : f32 = 1.0f - _S3872.value0_83;
                    var _S3897 : Tuple_40 = s_apply_ggx_density_0(_S3869.value0_77, m_8);
                    var _S3898 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S3898.value0_167 = _S3869.value0_77;
                    _S3898.value1_68 = m_8;
                    var _S3899 : f32 = _S3896 * _S3897.value0_79;
                    var _S3900 : f32 = _S3899 * jacobian_2;
                    var _S3901 : Tuple_2 = s_apply_abs_0(_S3862.value0_5);
                    var _S3902 : s_bwdCallableCtx_abs_0;
                    _S3902._S18 = _S3862.value0_5;
                    var _S3903 : f32 = _S3900 * _S3901.value0_2;
                    var _S3904 : Tuple_2 = s_apply_abs_0(_S3795);
                    var _S3905 : s_bwdCallableCtx_abs_0;
                    _S3905._S18 = _S3795;
                    var common_9 : f32 = _S3903 / _S3904.value0_2;
                    var _S3906 : f32 = _S3904.value0_2 * _S3904.value0_2;
                    var _S3907 : f32 = masking_both_1 * crossing_4 * crossing_4;
                    var _S3908 : f32 = _S3907 * _S3907;
                    var _S3909 : f32 = masking_o_5 * masking_o_5;
                    _S3802 = 0.0f;
                    _S3803 = 0.0f;
                    _S3804 = 0.0f;
                    _S3805 = 0.0f;
                    _S3806 = 0.0f;
                    _S3807 = 0.0f;
                    _S3835._S18 = 0.0f;
                    _S3808 = 0.0f;
                    _S3839.value0_168 = _S3793;
                    _S3809 = _S3909;
                    _S3810 = common_9;
                    _S3811 = _S3908;
                    _S3812 = _S3907;
                    _S3813 = _S3906;
                    _S3814 = _S3903;
                    _S3815 = _S3904.value0_2;
                    _S3836 = _S3905;
                    _S3816 = _S3900;
                    _S3817 = _S3901.value0_2;
                    _S3837 = _S3902;
                    _S3818 = _S3899;
                    _S3819 = jacobian_2;
                    _S3820 = _S3896;
                    _S3821 = _S3897.value0_79;
                    _S3840.value0_168 = _S3898;
                    _S3822 = _S3895;
                    _S3823 = _S3889.value0_2;
                    _S3824 = _S3893.value0_17;
                    _S3841.value0_27 = _S3894;
                    _S3825 = _S3891;
                    _S3838 = _S3890;
                }
                var _S3910 : f32 = _S3804;
                var _S3911 : f32 = _S3805;
                var _S3912 : f32 = _S3806;
                var _S3913 : f32 = _S3807;
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
                _S3804 = masking_o_5;
                _S3805 = _S3910;
                _S3806 = masking_both_1;
                _S3807 = _S3911;
                _S3808 = _S3912;
                _S3809 = _S3913;
                _S3810 = _S3872.value0_83;
                _S3811 = _S3914;
                _S3812 = _S3915;
                _S3813 = _S3916;
                _S3814 = _S3917;
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
                _S3842.value0_169 = _S3880;
                _S3843.value0_169 = _S3877;
                _S3844.value0_178 = _S3874;
                _S3845.value0_173 = _S3871;
            }
            else
            {
                _S3802 = 0.0f;
                _S3803 = 0.0f;
                _S3804 = 0.0f;
                _S3805 = 0.0f;
                _S3806 = 0.0f;
                _S3807 = 0.0f;
                _S3808 = 0.0f;
                _S3809 = 0.0f;
                _S3835._S18 = 0.0f;
                _S3810 = 0.0f;
                _S3811 = 0.0f;
                _S3839.value0_168 = _S3793;
                _S3812 = 0.0f;
                _S3813 = 0.0f;
                _S3814 = 0.0f;
                _S3815 = 0.0f;
                _S3816 = 0.0f;
                _S3817 = 0.0f;
                _S3818 = 0.0f;
                _S3836._S18 = 0.0f;
                _S3819 = 0.0f;
                _S3820 = 0.0f;
                _S3837._S18 = 0.0f;
                _S3821 = 0.0f;
                _S3822 = 0.0f;
                _S3823 = 0.0f;
                _S3824 = 0.0f;
                _S3840.value0_168 = _S3793;
                _S3825 = 0.0f;
                _S3826 = 0.0f;
                _S3827 = 0.0f;
                _S3841.value0_27 = _S3794;
                _S3828 = 0.0f;
                _S3838._S18 = 0.0f;
                _S3842.value0_169 = _S3792;
                _S3843.value0_169 = _S3792;
                _S3844.value0_178 = _S3791;
                _S3845.value0_173 = _S3790;
            }
            _S3829 = _S3862.value0_5;
            _S3798 = _S3868;
            _S3830 = _S3865.value0_5;
            _S3846 = _S3867;
            _S3847 = _S3864;
            _S3799 = _S3861;
            m_8 = _S3859;
            _S3831 = _S3860;
            _S3849 = _S3858;
        }
        else
        {
            _S3797 = false;
            _S3802 = 0.0f;
            _S3803 = 0.0f;
            _S3804 = 0.0f;
            _S3805 = 0.0f;
            _S3806 = 0.0f;
            _S3807 = 0.0f;
            _S3808 = 0.0f;
            _S3809 = 0.0f;
            _S3835._S18 = 0.0f;
            _S3810 = 0.0f;
            _S3811 = 0.0f;
            _S3839.value0_168 = _S3793;
            _S3812 = 0.0f;
            _S3813 = 0.0f;
            _S3814 = 0.0f;
            _S3815 = 0.0f;
            _S3816 = 0.0f;
            _S3817 = 0.0f;
            _S3818 = 0.0f;
            _S3836._S18 = 0.0f;
            _S3819 = 0.0f;
            _S3820 = 0.0f;
            _S3837._S18 = 0.0f;
            _S3821 = 0.0f;
            _S3822 = 0.0f;
            _S3823 = 0.0f;
            _S3824 = 0.0f;
            _S3840.value0_168 = _S3793;
            _S3825 = 0.0f;
            _S3826 = 0.0f;
            _S3827 = 0.0f;
            _S3841.value0_27 = _S3794;
            _S3828 = 0.0f;
            _S3829 = 0.0f;
            _S3838._S18 = 0.0f;
            _S3842.value0_169 = _S3792;
            _S3843.value0_169 = _S3792;
            _S3844.value0_178 = _S3791;
            _S3845.value0_173 = _S3790;
            _S3798 = false;
            _S3830 = 0.0f;
            _S3846._S39 = _S3788;
            _S3846._S40 = _S3788;
            _S3847._S39 = _S3788;
            _S3847._S40 = _S3788;
            _S3799 = false;
            m_8 = _S3788;
            _S3831 = 0.0f;
            _S3849._S35 = 0.0f;
        }
        var _S3932 : f32 = crossing_4;
        var _S3933 : bool = _S3797;
        var _S3934 : bool = _S3798;
        var _S3935 : bool = _S3799;
        var _S3936 : vec3<f32> = m_8;
        var _S3937 : f32 = _S3831;
        _S3797 = _S3855;
        _S3798 = _S3933;
        _S3799 = reflects_1;
        crossing_4 = _S3802;
        _S3802 = _S3803;
        _S3803 = _S3804;
        _S3804 = _S3805;
        _S3805 = _S3806;
        _S3806 = _S3807;
        _S3807 = _S3808;
        _S3808 = _S3809;
        _S3809 = _S3810;
        _S3810 = _S3811;
        _S3811 = _S3812;
        _S3812 = _S3813;
        _S3813 = _S3814;
        _S3814 = _S3815;
        _S3815 = _S3932;
        _S3800 = _S3934;
        _S3831 = _S3850;
        _S3801 = _S3935;
        m_8 = half_vector_3;
        _S3833 = _S3936;
        _S3832 = _S3937;
        _S3848 = _S3854;
        _S3834 = _S3851;
    }
    else
    {
        _S3797 = false;
        _S3798 = false;
        _S3799 = false;
        crossing_4 = 0.0f;
        _S3802 = 0.0f;
        _S3803 = 0.0f;
        _S3804 = 0.0f;
        _S3805 = 0.0f;
        _S3806 = 0.0f;
        _S3807 = 0.0f;
        _S3808 = 0.0f;
        _S3835._S18 = 0.0f;
        _S3809 = 0.0f;
        _S3810 = 0.0f;
        _S3839.value0_168 = _S3793;
        _S3811 = 0.0f;
        _S3812 = 0.0f;
        _S3813 = 0.0f;
        _S3814 = 0.0f;
        _S3815 = 0.0f;
        _S3816 = 0.0f;
        _S3817 = 0.0f;
        _S3818 = 0.0f;
        _S3836._S18 = 0.0f;
        _S3819 = 0.0f;
        _S3820 = 0.0f;
        _S3837._S18 = 0.0f;
        _S3821 = 0.0f;
        _S3822 = 0.0f;
        _S3823 = 0.0f;
        _S3824 = 0.0f;
        _S3840.value0_168 = _S3793;
        _S3825 = 0.0f;
        _S3826 = 0.0f;
        _S3827 = 0.0f;
        _S3841.value0_27 = _S3794;
        _S3828 = 0.0f;
        _S3829 = 0.0f;
        _S3838._S18 = 0.0f;
        _S3842.value0_169 = _S3792;
        _S3843.value0_169 = _S3792;
        _S3844.value0_178 = _S3791;
        _S3845.value0_173 = _S3790;
        _S3800 = false;
        _S3830 = 0.0f;
        _S3831 = 0.0f;
        _S3846._S39 = _S3788;
        _S3846._S40 = _S3788;
        _S3847._S39 = _S3788;
        _S3847._S40 = _S3788;
        _S3801 = false;
        m_8 = _S3788;
        _S3833 = _S3788;
        _S3832 = 0.0f;
        _S3849._S35 = 0.0f;
        _S3848._S39 = _S3788;
        _S3848._S40 = _S3788;
        _S3834 = _S3788;
    }
    var _S3938 : vec2<f32>;
    if(_S3796)
    {
        var _S3939 : vec3<f32>;
        if(_S3797)
        {
            var _S3940 : vec3<f32>;
            var _S3941 : vec3<f32>;
            if(_S3798)
            {
                if(_S3799)
                {
                    var _S3942 : f32 = _S3787.pdf_6 / crossing_4;
                    var _S3943 : f32 = _S3802 * - _S3942;
                    var _S3944 : f32 = (_S3787.f_cos_0[i32(0)] + _S3787.f_cos_0[i32(1)] + _S3787.f_cos_0[i32(2)]) / _S3804;
                    var _S3945 : f32 = _S3802 * - _S3944;
                    var _S3946 : f32 = (_S3803 * _S3942 + _S3805 * _S3944) / _S3806;
                    var _S3947 : f32 = _S3808 * _S3946;
                    var _S3948 : f32 = 4.0f * (_S3807 * - _S3946);
                    var _S3949 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S3835, &(_S3949), _S3948);
                    var _S3950 : f32 = _S3809 * _S3947;
                    var _S3951 : f32 = _S3810 * _S3947;
                    var _S3952 : vec2<f32> = _S3789;
                    var _S3953 : vec3<f32> = _S3788;
                    s_bwdProp_ggx_density_0(_S3839, &(_S3952), &(_S3953), _S3950);
                    crossing_4 = _S3945;
                    _S3802 = _S3943;
                    _S3803 = _S3951;
                    _S3938 = _S3952;
                    _S3804 = 0.0f;
                    _S3805 = 0.0f;
                    _S3939 = _S3953;
                    _S3806 = _S3949;
                }
                else
                {
                    var _S3954 : f32 = _S3787.pdf_6 / _S3811;
                    var _S3955 : f32 = _S3812 * - _S3954;
                    var _S3956 : f32 = (_S3787.f_cos_0[i32(0)] + _S3787.f_cos_0[i32(1)] + _S3787.f_cos_0[i32(2)]) / _S3813;
                    var _S3957 : f32 = _S3815 * (_S3815 * (_S3812 * - _S3956));
                    var _S3958 : f32 = (_S3803 * _S3954 + _S3814 * _S3956) / _S3816;
                    var _S3959 : f32 = _S3817 * - _S3958;
                    var _S3960 : f32 = _S3818 * _S3958;
                    var _S3961 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S3836, &(_S3961), _S3959);
                    var _S3962 : f32 = _S3819 * _S3960;
                    var _S3963 : f32 = _S3820 * _S3960;
                    var _S3964 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S3837, &(_S3964), _S3962);
                    var s_diff_jacobian_T_1 : f32 = _S3821 * _S3963;
                    var _S3965 : f32 = _S3822 * _S3963;
                    var _S3966 : f32 = _S3823 * _S3965;
                    var _S3967 : f32 = _S3824 * _S3965;
                    var _S3968 : vec2<f32> = _S3789;
                    var _S3969 : vec3<f32> = _S3788;
                    s_bwdProp_ggx_density_0(_S3840, &(_S3968), &(_S3969), _S3966);
                    var _S3970 : f32 = - _S3967;
                    var _S3971 : f32 = s_diff_jacobian_T_1 / _S3825;
                    var _S3972 : f32 = _S3826 * - _S3971;
                    var _S3973 : f32 = _S3827 * _S3971;
                    var _S3974 : f32 = 0.0f;
                    s_bwdProp_sqr_0(_S3841, &(_S3974), _S3972);
                    var _S3975 : f32 = _S3815 * (_S3974 / _S3828);
                    var _S3976 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S3838, &(_S3976), _S3973);
                    var _S3977 : f32 = _S3964 + _S3975;
                    var _S3978 : f32 = _S3974 + _S3976;
                    crossing_4 = _S3957;
                    _S3802 = _S3955;
                    _S3803 = _S3970;
                    _S3938 = _S3968;
                    _S3804 = _S3977;
                    _S3805 = _S3978;
                    _S3939 = _S3969;
                    _S3806 = _S3961;
                }
                var _S3979 : vec2<f32> = _S3789;
                var _S3980 : vec3<f32> = _S3788;
                s_bwdProp_ggx_lambda_0(_S3842, &(_S3979), &(_S3980), crossing_4);
                var _S3981 : f32 = crossing_4 + _S3802;
                var _S3982 : vec2<f32> = _S3789;
                var _S3983 : vec3<f32> = _S3788;
                s_bwdProp_ggx_lambda_0(_S3843, &(_S3982), &(_S3983), _S3981);
                var _S3984 : f32 = 0.0f;
                s_bwdProp_fresnel_dielectric_0(_S3844, &(_S3984), _S3803);
                var _S3985 : vec2<f32> = _S3979 + _S3982 + _S3938;
                var _S3986 : vec2<f32> = _S3789;
                s_bwdProp_ggx_widths_0(_S3845, &(_S3986), _S3985);
                var _S3987 : f32 = _S3984 + _S3804;
                crossing_4 = _S3805;
                _S3802 = _S3987;
                _S3803 = _S3806;
                _S3940 = _S3983;
                _S3941 = _S3980;
                _S3938 = _S3986;
            }
            else
            {
                crossing_4 = 0.0f;
                _S3802 = 0.0f;
                _S3939 = _S3788;
                _S3803 = 0.0f;
                _S3940 = _S3788;
                _S3941 = _S3788;
                _S3938 = _S3789;
            }
            if(_S3800)
            {
                var _S3988 : f32 = _S3830 * 0.0f;
                crossing_4 = _S3831 * 0.0f + crossing_4;
                _S3804 = _S3988;
            }
            else
            {
                _S3804 = 0.0f;
            }
            var _S3989 : f32 = _S3829 * 0.0f;
            var _S3990 : f32 = _S3795 * 0.0f;
            var _S3991 : vec3<f32> = _S3788;
            var _S3992 : vec3<f32> = _S3788;
            s_bwdProp_dot_0(_S3846, &(_S3991), &(_S3992), crossing_4);
            var _S3993 : f32 = _S3990 + _S3802;
            var _S3994 : vec3<f32> = _S3788;
            var _S3995 : vec3<f32> = _S3788;
            s_bwdProp_dot_0(_S3847, &(_S3994), &(_S3995), _S3993);
            var _S3996 : vec3<f32> = _S3992 + _S3995 + _S3939;
            var _S3997 : f32 = _S3989 + _S3803;
            var _S3998 : vec3<f32> = _S3994 + _S3940;
            var _S3999 : vec3<f32> = _S3991 + _S3941;
            if(_S3801)
            {
                _S3939 = (vec3<f32>(0) - _S3996);
            }
            else
            {
                _S3939 = _S3996;
            }
            var _S4000 : vec3<f32> = m_8 * _S3939;
            var _S4001 : vec3<f32> = _S3833 * _S3939;
            var _S4002 : f32 = - ((_S4000[i32(0)] + _S4000[i32(1)] + _S4000[i32(2)]) / _S3832);
            var _S4003 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S3849, &(_S4003), _S4002);
            crossing_4 = _S4003;
            m_8 = _S4001;
            _S3833 = _S3998;
            _S3939 = _S3999;
            _S3802 = _S3804;
            _S3803 = _S3997;
        }
        else
        {
            crossing_4 = 0.0f;
            m_8 = _S3788;
            _S3833 = _S3788;
            _S3939 = _S3788;
            _S3802 = 0.0f;
            _S3803 = 0.0f;
            _S3938 = _S3789;
        }
        var _S4004 : vec3<f32> = _S3788;
        var _S4005 : vec3<f32> = _S3788;
        s_bwdProp_dot_0(_S3848, &(_S4004), &(_S4005), crossing_4);
        var _S4006 : vec3<f32> = _S4004 + _S4005 + m_8;
        var _S4007 : vec3<f32> = _S4006 + _S3833;
        var _S4008 : vec3<f32> = _S3834 * _S4006 + _S3939;
        var _S4009 : f32 = _S3831 * 0.0f + _S3803;
        m_8 = _S4008 + vec3<f32>(0.0f, 0.0f, _S3795 * 0.0f + _S3802);
        crossing_4 = _S4009;
        _S3833 = _S4007;
    }
    else
    {
        m_8 = _S3788;
        crossing_4 = 0.0f;
        _S3833 = _S3788;
        _S3938 = _S3789;
    }
    var _S4010 : vec3<f32> = _S3833 + vec3<f32>(0.0f, 0.0f, crossing_4);
    (*_S3784) = _S3938;
    (*_S3785) = _S4010;
    (*_S3786) = m_8;
    return;
}

fn s_bwdProp_coated_conductor_evaluate_0( _S4011 : s_bwdCallableCtx_coated_conductor_evaluate_0,  _S4012 : ptr<function, vec3<f32>>,  _S4013 : ptr<function, vec3<f32>>,  _S4014 : ptr<function, vec2<f32>>,  _S4015 : ptr<function, vec2<f32>>,  _S4016 : ptr<function, vec3<f32>>,  _S4017 : ptr<function, vec3<f32>>,  _S4018 : BsdfValue_0)
{
    var _S4019 : vec3<f32> = vec3<f32>(0.0f);
    var _S4020 : vec2<f32> = vec2<f32>(0.0f);
    var _S4021 : s_paramCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_paramCtx_s_bwdCallableCtx_coated_conductor_layers_0( _S4019, _S4019, _S4020, _S4020, u32(0), _S4019 );
    var _S4022 : LobeTable_0 = LobeTable_0( _S4020, _S4020, _S4020, _S4020 );
    var _S4023 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S4024 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S4023, _S4019 );
    var _S4025 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S4022, 0.0f, _S4024, _S4022 );
    var _S4026 : Refraction_0 = Refraction_0( _S4019, false );
    var _S4027 : CoatedConductor_0 = CoatedConductor_0( _S4019, _S4019, _S4020, _S4020, _S4020, _S4020, _S4020, 0.0f, 0.0f, 0.0f, _S4019, _S4026, _S4020, _S4020, 0.0f, u32(0), false );
    var _S4028 : s_paramCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_paramCtx_s_bwdCallableCtx_coated_conductor_value_0( _S4027, _S4019 );
    var _S4029 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S4024, _S4022, u32(0) );
    var _S4030 : f32 = _S4011.value0_225.value5_10.z;
    var _S4031 : f32 = _S4011.value0_225.value6_1.z;
    var _S4032 : bool;
    if((_S4030 * _S4031) > 0.0f)
    {
        if(is_smooth_0(_S4011.value0_225.value2_45))
        {
            _S4032 = is_smooth_0(_S4011.value0_225.value3_29);
        }
        else
        {
            _S4032 = false;
        }
        _S4032 = !_S4032;
    }
    else
    {
        _S4032 = false;
    }
    var _S4033 : s_bwdCallableCtx_coated_conductor_value_0;
    var _S4034 : vec3<f32>;
    var _S4035 : s_bwdCallableCtx_coated_conductor_layers_0;
    if(_S4032)
    {
        var side_11 : f32;
        if(_S4030 < 0.0f)
        {
            side_11 = -1.0f;
        }
        else
        {
            side_11 = 1.0f;
        }
        var _S4036 : vec3<f32> = vec3<f32>(side_11);
        var _S4037 : vec3<f32> = _S4011.value0_225.value5_10 * vec3<f32>(side_11);
        var _S4038 : s_paramCtx_s_bwdCallableCtx_coated_conductor_layers_0;
        _S4038.value0_181 = _S4011.value0_225.value0_222;
        _S4038.value1_73 = _S4011.value0_225.value1_100;
        _S4038.value2_33 = _S4011.value0_225.value2_45;
        _S4038.value3_22 = _S4011.value0_225.value3_29;
        _S4038.value4_15 = _S4011.value0_225.value4_18;
        _S4038.value5_9 = _S4037;
        var _S4039 : vec3<f32> = _S4011.value0_225.value6_1 * vec3<f32>(side_11);
        var _S4040 : s_paramCtx_s_bwdCallableCtx_coated_conductor_value_0;
        _S4040.value0_182 = _S4011.value1_102.value0_46;
        _S4040.value1_74 = _S4039;
        _S4033.value0_183 = _S4040;
        _S4033.value1_75 = _S4011.value1_102.value2_12;
        _S4034 = _S4036;
        _S4035.value0_185 = _S4038;
        _S4035.value1_77 = _S4011.value1_102.value1_15;
    }
    else
    {
        _S4033.value0_183 = _S4028;
        _S4033.value1_75 = _S4029;
        _S4034 = _S4019;
        _S4035.value0_185 = _S4021;
        _S4035.value1_77 = _S4025;
    }
    var _S4041 : vec3<f32>;
    var _S4042 : vec3<f32>;
    var _S4043 : vec3<f32>;
    var _S4044 : vec2<f32>;
    var _S4045 : vec2<f32>;
    if(_S4032)
    {
        var _S4046 : Refraction_Differential_0 = Refraction_Differential_0( _S4019 );
        var _S4047 : CoatedConductor_Differential_0;
        _S4047.eta_18 = _S4019;
        _S4047.k_3 = _S4019;
        _S4047.coat_alpha_4 = _S4020;
        _S4047.alpha_7 = _S4020;
        _S4047.once_4 = _S4020;
        _S4047.more_2 = _S4020;
        _S4047.turn_3 = _S4020;
        _S4047.metal_width_1 = 0.0f;
        _S4047.coat_width_1 = 0.0f;
        _S4047.again_1 = 0.0f;
        _S4047.wo_3 = _S4019;
        _S4047.wo_below_1 = _S4046;
        _S4047.factors_1 = _S4020;
        _S4047.shares_1 = _S4020;
        var _S4048 : vec3<f32> = _S4019;
        s_bwdProp_coated_conductor_value_0(_S4033, &(_S4047), &(_S4048), _S4018);
        var _S4049 : vec3<f32> = _S4034 * _S4048;
        var _S4050 : vec3<f32> = _S4019;
        var _S4051 : vec3<f32> = _S4019;
        var _S4052 : vec2<f32> = _S4020;
        var _S4053 : vec2<f32> = _S4020;
        var _S4054 : vec3<f32> = _S4019;
        s_bwdProp_coated_conductor_layers_0(_S4035, &(_S4050), &(_S4051), &(_S4052), &(_S4053), &(_S4054), _S4047);
        var _S4055 : vec3<f32> = _S4034 * _S4054;
        _S4034 = _S4049;
        _S4041 = _S4055;
        _S4042 = _S4050;
        _S4043 = _S4051;
        _S4044 = _S4052;
        _S4045 = _S4053;
    }
    else
    {
        _S4034 = _S4019;
        _S4041 = _S4019;
        _S4042 = _S4019;
        _S4043 = _S4019;
        _S4044 = _S4020;
        _S4045 = _S4020;
    }
    var _S4056 : vec3<f32> = _S4034 + vec3<f32>(0.0f, 0.0f, _S4030 * 0.0f);
    var _S4057 : vec3<f32> = _S4041 + vec3<f32>(0.0f, 0.0f, _S4031 * 0.0f);
    (*_S4012) = _S4042;
    (*_S4013) = _S4043;
    (*_S4014) = _S4044;
    (*_S4015) = _S4045;
    (*_S4016) = _S4057;
    (*_S4017) = _S4056;
    return;
}

fn s_bwdProp_coated_diffuse_evaluate_0( _S4058 : s_bwdCallableCtx_coated_diffuse_evaluate_0,  _S4059 : ptr<function, vec3<f32>>,  _S4060 : ptr<function, vec2<f32>>,  _S4061 : ptr<function, vec3<f32>>,  _S4062 : ptr<function, vec3<f32>>,  _S4063 : BsdfValue_0)
{
    var _S4064 : vec3<f32> = vec3<f32>(0.0f);
    var _S4065 : vec2<f32> = vec2<f32>(0.0f);
    var _S4066 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_paramCtx_s_bwdCallableCtx_coated_diffuse_layers_0( _S4064, _S4065, 0.0f );
    var _S4067 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S4068 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S4067, _S4064 );
    var _S4069 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S4065 );
    var _S4070 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S4068, 0.0f, _S4069, u32(0), 0.0f );
    var _S4071 : CoatedDiffuse_0 = CoatedDiffuse_0( _S4064, 0.0f, _S4065, u32(0), false );
    var _S4072 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_paramCtx_s_bwdCallableCtx_coated_diffuse_value_0( _S4071, _S4064, _S4064 );
    var _S4073 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S4068, 0.0f );
    var _S4074 : f32 = _S4058.value0_224.value3_28.z;
    var _S4075 : f32 = _S4058.value0_224.value4_17.z;
    var _S4076 : bool = (_S4074 * _S4075) > 0.0f;
    var _S4077 : s_bwdCallableCtx_coated_diffuse_value_0;
    var _S4078 : vec3<f32>;
    var _S4079 : s_bwdCallableCtx_coated_diffuse_layers_0;
    if(_S4076)
    {
        var side_12 : f32;
        if(_S4074 < 0.0f)
        {
            side_12 = -1.0f;
        }
        else
        {
            side_12 = 1.0f;
        }
        var _S4080 : vec3<f32> = vec3<f32>(side_12);
        var above_2 : vec3<f32> = _S4058.value0_224.value3_28 * vec3<f32>(side_12);
        var _S4081 : f32 = above_2.z;
        var _S4082 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_layers_0;
        _S4082.value0_204 = _S4058.value0_224.value0_221;
        _S4082.value1_87 = _S4058.value0_224.value1_99;
        _S4082.value3_24 = _S4081;
        var _S4083 : vec3<f32> = _S4058.value0_224.value4_17 * vec3<f32>(side_12);
        var _S4084 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_value_0;
        _S4084.value0_203 = _S4058.value1_101.value0_43;
        _S4084.value1_86 = above_2;
        _S4084.value2_38 = _S4083;
        _S4077.value0_206 = _S4084;
        _S4077.value1_89 = _S4058.value1_101.value2_9;
        _S4078 = _S4080;
        _S4079.value0_205 = _S4082;
        _S4079.value1_88 = _S4058.value1_101.value1_12;
    }
    else
    {
        _S4077.value0_206 = _S4072;
        _S4077.value1_89 = _S4073;
        _S4078 = _S4064;
        _S4079.value0_205 = _S4066;
        _S4079.value1_88 = _S4070;
    }
    var _S4085 : vec3<f32>;
    var _S4086 : vec3<f32>;
    var _S4087 : vec2<f32>;
    if(_S4076)
    {
        var _S4088 : CoatedDiffuse_Differential_0;
        _S4088.base_1 = _S4064;
        _S4088.share_15 = 0.0f;
        _S4088.alpha_8 = _S4065;
        var _S4089 : vec3<f32> = _S4064;
        var _S4090 : vec3<f32> = _S4064;
        s_bwdProp_coated_diffuse_value_0(_S4077, &(_S4088), &(_S4089), &(_S4090), _S4063);
        var _S4091 : vec3<f32> = _S4078 * _S4090;
        var _S4092 : vec3<f32> = _S4064;
        var _S4093 : vec2<f32> = _S4065;
        var _S4094 : f32 = 0.0f;
        s_bwdProp_coated_diffuse_layers_0(_S4079, &(_S4092), &(_S4093), &(_S4094), _S4088);
        var _S4095 : vec3<f32> = _S4078 * (_S4089 + vec3<f32>(0.0f, 0.0f, _S4094));
        _S4078 = _S4091;
        _S4085 = _S4095;
        _S4086 = _S4092;
        _S4087 = _S4093;
    }
    else
    {
        _S4078 = _S4064;
        _S4085 = _S4064;
        _S4086 = _S4064;
        _S4087 = _S4065;
    }
    var _S4096 : vec3<f32> = _S4078 + vec3<f32>(0.0f, 0.0f, _S4074 * 0.0f);
    var _S4097 : vec3<f32> = _S4085 + vec3<f32>(0.0f, 0.0f, _S4075 * 0.0f);
    (*_S4059) = _S4086;
    (*_S4060) = _S4087;
    (*_S4061) = _S4097;
    (*_S4062) = _S4096;
    return;
}

fn s_bwdProp_diffuse_transmission_evaluate_0( _S4098 : s_bwdCallableCtx_diffuse_transmission_evaluate_0,  _S4099 : ptr<function, vec3<f32>>,  _S4100 : ptr<function, vec3<f32>>,  _S4101 : ptr<function, vec3<f32>>,  _S4102 : ptr<function, vec3<f32>>,  _S4103 : BsdfValue_0)
{
    var _S4104 : vec3<f32> = vec3<f32>(0.0f);
    var _S4105 : s_paramCtx_s_bwdCallableCtx_share_reflected_0 = s_paramCtx_s_bwdCallableCtx_share_reflected_0( _S4104, _S4104 );
    var _S4106 : f32 = _S4098.value0_223.value2_44.z;
    var _S4107 : f32 = _S4098.value0_223.value3_27.z;
    var side_13 : f32 = _S4106 * _S4107;
    var _S4108 : bool = side_13 != 0.0f;
    var albedo_5 : vec3<f32>;
    var _S4109 : vec3<f32>;
    var share_17 : f32;
    var _S4110 : f32;
    var _S4111 : s_bwdCallableCtx_abs_0;
    var _S4112 : bool;
    var _S4113 : s_bwdCallableCtx_share_reflected_0;
    if(_S4108)
    {
        var _S4114 : Tuple_46 = s_apply_share_reflected_0(_S4098.value0_223.value0_220, _S4098.value0_223.value1_98);
        var _S4115 : s_paramCtx_s_bwdCallableCtx_share_reflected_0;
        _S4115.value0_209 = _S4098.value0_223.value0_220;
        _S4115.value1_91 = _S4098.value0_223.value1_98;
        var _S4116 : s_paramCtx_s_bwdCallableCtx_share_reflected_0 = _S4115;
        var _S4117 : bool = side_13 < 0.0f;
        if(_S4117)
        {
            var _S4118 : f32 = 1.0f - _S4114.value0_85;
            albedo_5 = _S4098.value0_223.value1_98;
            share_17 = _S4118;
        }
        else
        {
            albedo_5 = _S4098.value0_223.value0_220;
            share_17 = _S4114.value0_85;
        }
        var _S4119 : Tuple_2 = s_apply_abs_0(_S4107);
        var _S4120 : s_bwdCallableCtx_abs_0;
        _S4120._S18 = _S4107;
        var cosine_10 : f32 = _S4119.value0_2 * 0.31830990314483643f;
        var _S4121 : vec3<f32> = vec3<f32>(cosine_10);
        _S4110 = cosine_10;
        _S4109 = _S4121;
        _S4111 = _S4120;
        _S4112 = _S4117;
        _S4113.value0_210 = _S4116;
    }
    else
    {
        share_17 = 0.0f;
        _S4110 = 0.0f;
        albedo_5 = _S4104;
        _S4109 = _S4104;
        _S4111._S18 = 0.0f;
        _S4112 = false;
        _S4113.value0_210 = _S4105;
    }
    if(_S4108)
    {
        var _S4122 : f32 = _S4110 * _S4103.pdf_6;
        var _S4123 : vec3<f32> = albedo_5 * _S4103.f_cos_0;
        var _S4124 : vec3<f32> = _S4109 * _S4103.f_cos_0;
        var _S4125 : f32 = 0.31830990314483643f * (share_17 * _S4103.pdf_6 + (_S4123[i32(0)] + _S4123[i32(1)] + _S4123[i32(2)]));
        var _S4126 : f32 = 0.0f;
        s_bwdProp_abs_0(_S4111, &(_S4126), _S4125);
        var _S4127 : f32 = _S4126;
        if(_S4112)
        {
            share_17 = - _S4122;
            albedo_5 = _S4104;
            _S4109 = _S4124;
        }
        else
        {
            share_17 = _S4122;
            albedo_5 = _S4124;
            _S4109 = _S4104;
        }
        var _S4128 : vec3<f32> = _S4104;
        var _S4129 : vec3<f32> = _S4104;
        s_bwdProp_share_reflected_0(_S4113, &(_S4128), &(_S4129), share_17);
        var _S4130 : vec3<f32> = _S4128 + albedo_5;
        var _S4131 : vec3<f32> = _S4129 + _S4109;
        share_17 = _S4127;
        albedo_5 = _S4130;
        _S4109 = _S4131;
    }
    else
    {
        share_17 = 0.0f;
        albedo_5 = _S4104;
        _S4109 = _S4104;
    }
    var _S4132 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S4106 * 0.0f + share_17);
    var _S4133 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S4107 * 0.0f);
    (*_S4099) = albedo_5;
    (*_S4100) = _S4109;
    (*_S4101) = _S4133;
    (*_S4102) = _S4132;
    return;
}

fn s_bwdProp_bsdf_evaluate_0( _S4134 : s_bwdCallableCtx_bsdf_evaluate_0,  _S4135 : ptr<function, Bsdf_Differential_0>,  _S4136 : ptr<function, vec3<f32>>,  _S4137 : ptr<function, vec3<f32>>,  _S4138 : BsdfValue_0)
{
    var _S4139 : vec3<f32> = vec3<f32>(0.0f);
    var _S4140 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0 = s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0( _S4139, _S4139, _S4139 );
    var _S4141 : vec2<f32> = vec2<f32>(0.0f);
    var _S4142 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0 = s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0( _S4139, _S4139, _S4141, _S4139, _S4139 );
    var _S4143 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0 = s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0( 0.0f, _S4141, _S4139, _S4139 );
    var _S4144 : s_paramCtx_s_bwdCallableCtx_diffuse_transmission_evaluate_0 = s_paramCtx_s_bwdCallableCtx_diffuse_transmission_evaluate_0( _S4139, _S4139, _S4139, _S4139 );
    var _S4145 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0 = s_paramCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0( _S4139, _S4141, _S4139, _S4139 );
    var _S4146 : CoatedDiffuse_0 = CoatedDiffuse_0( _S4139, 0.0f, _S4141, u32(0), false );
    var _S4147 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S4148 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S4147, _S4139 );
    var _S4149 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S4141 );
    var _S4150 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S4148, 0.0f, _S4149, u32(0), 0.0f );
    var _S4151 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S4148, 0.0f );
    var _S4152 : s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0( _S4146, _S4150, _S4151 );
    var _S4153 : s_paramCtx_s_bwdCallableCtx_coated_conductor_evaluate_0 = s_paramCtx_s_bwdCallableCtx_coated_conductor_evaluate_0( _S4139, _S4139, _S4141, _S4141, u32(0), _S4139, _S4139 );
    var _S4154 : Refraction_0 = Refraction_0( _S4139, false );
    var _S4155 : CoatedConductor_0 = CoatedConductor_0( _S4139, _S4139, _S4141, _S4141, _S4141, _S4141, _S4141, 0.0f, 0.0f, 0.0f, _S4139, _S4154, _S4141, _S4141, 0.0f, u32(0), false );
    var _S4156 : LobeTable_0 = LobeTable_0( _S4141, _S4141, _S4141, _S4141 );
    var _S4157 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S4156, 0.0f, _S4148, _S4156 );
    var _S4158 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S4148, _S4156, u32(0) );
    var _S4159 : s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0( _S4155, _S4157, _S4158 );
    var _S4160 : bool = (_S4134.value0_216.value0_213.kind_5) == u32(0);
    var _S4161 : bool;
    var _S4162 : bool;
    var _S4163 : bool;
    var _S4164 : bool;
    var _S4165 : bool;
    var _S4166 : s_bwdCallableCtx_diffuse_transmission_evaluate_0;
    var _S4167 : s_bwdCallableCtx_coated_diffuse_evaluate_0;
    var _S4168 : s_bwdCallableCtx_coated_conductor_evaluate_0;
    var _S4169 : s_bwdCallableCtx_dielectric_evaluate_0;
    var _S4170 : s_bwdCallableCtx_conductor_evaluate_0;
    var _S4171 : s_bwdCallableCtx_diffuse_evaluate_0;
    if(_S4160)
    {
        var _S4172 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0;
        _S4172.value0_217 = _S4134.value0_216.value0_213.a_36;
        _S4172.value1_95 = _S4134.value0_216.value1_92;
        _S4172.value2_41 = _S4134.value0_216.value2_39;
        _S4171.value0_228 = _S4172;
        _S4161 = false;
        _S4170.value0_227 = _S4142;
        _S4162 = false;
        _S4169.value0_226 = _S4143;
        _S4163 = false;
        _S4168.value0_225 = _S4153;
        _S4168.value1_102 = _S4159;
        _S4164 = false;
        _S4167.value0_224 = _S4145;
        _S4167.value1_101 = _S4152;
        _S4165 = false;
        _S4166.value0_223 = _S4144;
    }
    else
    {
        var _S4173 : bool = (_S4134.value0_216.value0_213.kind_5) == u32(1);
        if(_S4173)
        {
            var _S4174 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0;
            _S4174.value0_218 = _S4134.value0_216.value0_213.a_36;
            _S4174.value1_96 = _S4134.value0_216.value0_213.b_31;
            _S4174.value2_42 = _S4134.value0_216.value0_213.alpha_4;
            _S4174.value3_25 = _S4134.value0_216.value1_92;
            _S4174.value4_16 = _S4134.value0_216.value2_39;
            _S4170.value0_227 = _S4174;
            _S4161 = false;
            _S4169.value0_226 = _S4143;
            _S4162 = false;
            _S4168.value0_225 = _S4153;
            _S4168.value1_102 = _S4159;
            _S4163 = false;
            _S4167.value0_224 = _S4145;
            _S4167.value1_101 = _S4152;
            _S4164 = false;
            _S4166.value0_223 = _S4144;
        }
        else
        {
            var _S4175 : bool = (_S4134.value0_216.value0_213.kind_5) == u32(2);
            if(_S4175)
            {
                var _S4176 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0;
                _S4176.value0_219 = _S4134.value0_216.value0_213.eta_4;
                _S4176.value1_97 = _S4134.value0_216.value0_213.alpha_4;
                _S4176.value2_43 = _S4134.value0_216.value1_92;
                _S4176.value3_26 = _S4134.value0_216.value2_39;
                _S4169.value0_226 = _S4176;
                _S4161 = false;
                _S4168.value0_225 = _S4153;
                _S4168.value1_102 = _S4159;
                _S4162 = false;
                _S4167.value0_224 = _S4145;
                _S4167.value1_101 = _S4152;
                _S4163 = false;
                _S4166.value0_223 = _S4144;
            }
            else
            {
                if(((FEATURES_0 & (u32(4)))) != u32(0))
                {
                    _S4161 = (_S4134.value0_216.value0_213.kind_5) == u32(3);
                }
                else
                {
                    _S4161 = false;
                }
                if(_S4161)
                {
                    var _S4177 : s_paramCtx_s_bwdCallableCtx_diffuse_transmission_evaluate_0;
                    _S4177.value0_220 = _S4134.value0_216.value0_213.a_36;
                    _S4177.value1_98 = _S4134.value0_216.value0_213.b_31;
                    _S4177.value2_44 = _S4134.value0_216.value1_92;
                    _S4177.value3_27 = _S4134.value0_216.value2_39;
                    _S4166.value0_223 = _S4177;
                }
                else
                {
                    _S4166.value0_223 = _S4144;
                }
                if(((FEATURES_0 & (u32(256)))) != u32(0))
                {
                    _S4162 = (_S4134.value0_216.value0_213.kind_5) == u32(5);
                }
                else
                {
                    _S4162 = false;
                }
                if(_S4162)
                {
                    var _S4178 : s_paramCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0;
                    _S4178.value0_221 = _S4134.value0_216.value0_213.a_36;
                    _S4178.value1_99 = _S4134.value0_216.value0_213.alpha_4;
                    _S4178.value3_28 = _S4134.value0_216.value1_92;
                    _S4178.value4_17 = _S4134.value0_216.value2_39;
                    _S4167.value0_224 = _S4178;
                    _S4167.value1_101 = _S4134.value1_94.value0_47;
                }
                else
                {
                    _S4167.value0_224 = _S4145;
                    _S4167.value1_101 = _S4152;
                }
                if(((FEATURES_0 & (u32(512)))) != u32(0))
                {
                    _S4163 = (_S4134.value0_216.value0_213.kind_5) == u32(6);
                }
                else
                {
                    _S4163 = false;
                }
                if(_S4163)
                {
                    var _S4179 : s_paramCtx_s_bwdCallableCtx_coated_conductor_evaluate_0;
                    _S4179.value0_222 = _S4134.value0_216.value0_213.a_36;
                    _S4179.value1_100 = _S4134.value0_216.value0_213.b_31;
                    _S4179.value2_45 = _S4134.value0_216.value0_213.alpha_4;
                    _S4179.value3_29 = _S4134.value0_216.value0_213.coat_alpha_2;
                    _S4179.value4_18 = _S4134.value0_216.value0_213.coat_5;
                    _S4179.value5_10 = _S4134.value0_216.value1_92;
                    _S4179.value6_1 = _S4134.value0_216.value2_39;
                    _S4168.value0_225 = _S4179;
                    _S4168.value1_102 = _S4134.value1_94.value1_16;
                }
                else
                {
                    _S4168.value0_225 = _S4153;
                    _S4168.value1_102 = _S4159;
                }
                var _S4180 : bool = _S4161;
                _S4169.value0_226 = _S4143;
                _S4161 = _S4163;
                _S4163 = _S4180;
            }
            var _S4181 : bool = _S4161;
            var _S4182 : bool = _S4162;
            var _S4183 : bool = _S4163;
            _S4170.value0_227 = _S4142;
            _S4161 = _S4175;
            _S4162 = _S4181;
            _S4163 = _S4182;
            _S4164 = _S4183;
        }
        var _S4184 : bool = _S4161;
        var _S4185 : bool = _S4162;
        var _S4186 : bool = _S4163;
        var _S4187 : bool = _S4164;
        _S4171.value0_228 = _S4140;
        _S4161 = _S4173;
        _S4162 = _S4184;
        _S4163 = _S4185;
        _S4164 = _S4186;
        _S4165 = _S4187;
    }
    var _S4188 : BsdfValue_0 = BsdfValue_x24_syn_dzero_0();
    var _S4189 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S4190 : Bsdf_Differential_0;
    var _S4191 : vec3<f32>;
    var _S4192 : vec3<f32>;
    if(_S4160)
    {
        var _S4193 : vec3<f32> = _S4139;
        var _S4194 : vec3<f32> = _S4139;
        var _S4195 : vec3<f32> = _S4139;
        s_bwdProp_diffuse_evaluate_0(_S4171, &(_S4193), &(_S4194), &(_S4195), _S4138);
        var _S4196 : Bsdf_Differential_0 = _S4189;
        _S4196.a_37 = _S4193;
        _S4190 = Bsdf_x24_syn_dadd_0(_S4189, _S4196);
        _S4191 = _S4194;
        _S4192 = _S4195;
    }
    else
    {
        if(_S4161)
        {
            var _S4197 : vec3<f32> = _S4139;
            var _S4198 : vec3<f32> = _S4139;
            var _S4199 : vec2<f32> = _S4141;
            var _S4200 : vec3<f32> = _S4139;
            var _S4201 : vec3<f32> = _S4139;
            s_bwdProp_conductor_evaluate_0(_S4170, &(_S4197), &(_S4198), &(_S4199), &(_S4200), &(_S4201), _S4138);
            var _S4202 : Bsdf_Differential_0 = _S4189;
            _S4202.alpha_6 = _S4199;
            _S4202.b_32 = _S4198;
            _S4202.a_37 = _S4197;
            _S4190 = Bsdf_x24_syn_dadd_0(_S4189, _S4202);
            _S4191 = _S4200;
            _S4192 = _S4201;
        }
        else
        {
            if(_S4162)
            {
                var _S4203 : vec2<f32> = _S4141;
                var _S4204 : vec3<f32> = _S4139;
                var _S4205 : vec3<f32> = _S4139;
                s_bwdProp_dielectric_evaluate_0(_S4169, &(_S4203), &(_S4204), &(_S4205), _S4138);
                var _S4206 : Bsdf_Differential_0 = _S4189;
                _S4206.alpha_6 = _S4203;
                _S4190 = Bsdf_x24_syn_dadd_0(_S4189, _S4206);
                _S4191 = _S4204;
                _S4192 = _S4205;
            }
            else
            {
                var _S4207 : BsdfValue_0;
                if(_S4163)
                {
                    var _S4208 : vec3<f32> = _S4139;
                    var _S4209 : vec3<f32> = _S4139;
                    var _S4210 : vec2<f32> = _S4141;
                    var _S4211 : vec2<f32> = _S4141;
                    var _S4212 : vec3<f32> = _S4139;
                    var _S4213 : vec3<f32> = _S4139;
                    s_bwdProp_coated_conductor_evaluate_0(_S4168, &(_S4208), &(_S4209), &(_S4210), &(_S4211), &(_S4212), &(_S4213), _S4138);
                    var _S4214 : Bsdf_Differential_0 = _S4189;
                    _S4214.coat_alpha_3 = _S4211;
                    _S4214.alpha_6 = _S4210;
                    _S4214.b_32 = _S4209;
                    _S4214.a_37 = _S4208;
                    var _S4215 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S4189, _S4214);
                    _S4207 = _S4188;
                    _S4190 = _S4215;
                    _S4191 = _S4213;
                    _S4192 = _S4212;
                }
                else
                {
                    _S4207 = BsdfValue_x24_syn_dadd_0(_S4138, _S4188);
                    _S4190 = _S4189;
                    _S4191 = _S4139;
                    _S4192 = _S4139;
                }
                if(_S4164)
                {
                    var _S4216 : vec3<f32> = _S4139;
                    var _S4217 : vec2<f32> = _S4141;
                    var _S4218 : vec3<f32> = _S4139;
                    var _S4219 : vec3<f32> = _S4139;
                    s_bwdProp_coated_diffuse_evaluate_0(_S4167, &(_S4216), &(_S4217), &(_S4218), &(_S4219), _S4207);
                    var _S4220 : Bsdf_Differential_0 = _S4189;
                    _S4220.alpha_6 = _S4217;
                    _S4220.a_37 = _S4216;
                    var _S4221 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S4190, _S4220);
                    var _S4222 : vec3<f32> = _S4219 + _S4191;
                    var _S4223 : vec3<f32> = _S4218 + _S4192;
                    _S4207 = _S4188;
                    _S4190 = _S4221;
                    _S4191 = _S4222;
                    _S4192 = _S4223;
                }
                else
                {
                    _S4207 = BsdfValue_x24_syn_dadd_0(_S4207, _S4188);
                }
                if(_S4165)
                {
                    var _S4224 : vec3<f32> = _S4139;
                    var _S4225 : vec3<f32> = _S4139;
                    var _S4226 : vec3<f32> = _S4139;
                    var _S4227 : vec3<f32> = _S4139;
                    s_bwdProp_diffuse_transmission_evaluate_0(_S4166, &(_S4224), &(_S4225), &(_S4226), &(_S4227), _S4207);
                    var _S4228 : Bsdf_Differential_0 = _S4189;
                    _S4228.b_32 = _S4225;
                    _S4228.a_37 = _S4224;
                    var _S4229 : vec3<f32> = _S4227 + _S4191;
                    var _S4230 : vec3<f32> = _S4226 + _S4192;
                    _S4190 = Bsdf_x24_syn_dadd_0(_S4190, _S4228);
                    _S4191 = _S4230;
                    _S4192 = _S4229;
                }
                else
                {
                    var _S4231 : vec3<f32> = _S4191;
                    _S4191 = _S4192;
                    _S4192 = _S4231;
                }
            }
        }
    }
    (*_S4135) = _S4190;
    (*_S4136) = _S4191;
    (*_S4137) = _S4192;
    return;
}

fn s_bwdProp_to_local_0( _S4232 : s_bwdCallableCtx_to_local_0,  _S4233 : ptr<function, Frame_0>,  _S4234 : ptr<function, vec3<f32>>,  _S4235 : vec3<f32>)
{
    var _S4236 : s_bwdCallableCtx_dot_0;
    _S4236._S39 = _S4232.value0_133.value0_125.s_8;
    _S4236._S40 = _S4232.value0_133.value1_44;
    var _S4237 : s_bwdCallableCtx_dot_0;
    _S4237._S39 = _S4232.value0_133.value0_125.t_9;
    _S4237._S40 = _S4232.value0_133.value1_44;
    var _S4238 : s_bwdCallableCtx_dot_0;
    _S4238._S39 = _S4232.value0_133.value0_125.n_5;
    _S4238._S40 = _S4232.value0_133.value1_44;
    var _S4239 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S4240 : vec3<f32> = vec3<f32>(0.0f);
    var _S4241 : vec3<f32> = _S4240;
    var _S4242 : vec3<f32> = _S4240;
    s_bwdProp_dot_0(_S4238, &(_S4241), &(_S4242), _S4235[i32(2)]);
    var _S4243 : vec3<f32> = _S4240;
    var _S4244 : vec3<f32> = _S4240;
    s_bwdProp_dot_0(_S4237, &(_S4243), &(_S4244), _S4235[i32(1)]);
    var _S4245 : vec3<f32> = _S4240;
    var _S4246 : vec3<f32> = _S4240;
    s_bwdProp_dot_0(_S4236, &(_S4245), &(_S4246), _S4235[i32(0)]);
    var _S4247 : vec3<f32> = _S4242 + _S4244 + _S4246;
    var _S4248 : Frame_0 = _S4239;
    _S4248.n_5 = _S4241;
    _S4248.t_9 = _S4243;
    _S4248.s_8 = _S4245;
    (*_S4233) = Frame_x24_syn_dadd_0(_S4239, _S4248);
    (*_S4234) = _S4247;
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

fn s_bwdProp_octahedral_direction_0( _S4249 : s_bwdCallableCtx_octahedral_direction_0,  _S4250 : ptr<function, vec2<f32>>,  _S4251 : vec3<f32>)
{
    var u_13 : f32 = _S4249.value0_237.value0_233.x * 2.0f - 1.0f;
    var v_14 : f32 = _S4249.value0_237.value0_233.y * 2.0f - 1.0f;
    var _S4252 : bool = u_13 < 0.0f;
    var u_abs_2 : f32;
    if(_S4252)
    {
        u_abs_2 = - u_13;
    }
    else
    {
        u_abs_2 = u_13;
    }
    var _S4253 : bool = v_14 < 0.0f;
    var v_abs_2 : f32;
    if(_S4253)
    {
        v_abs_2 = - v_14;
    }
    else
    {
        v_abs_2 = v_14;
    }
    var distance_12 : f32 = 1.0f - (u_abs_2 + v_abs_2);
    var _S4254 : bool = distance_12 < 0.0f;
    var turns_6 : f32;
    if(_S4254)
    {
        turns_6 = - distance_12;
    }
    else
    {
        turns_6 = distance_12;
    }
    var r_4 : f32 = 1.0f - turns_6;
    var _S4255 : bool = r_4 > 0.0f;
    if(_S4255)
    {
        var _S4256 : f32 = v_abs_2 - u_abs_2;
        var _S4257 : f32 = r_4 * r_4;
        turns_6 = (_S4256 / r_4 + 1.0f) * 0.125f;
        u_abs_2 = _S4257;
        v_abs_2 = _S4256;
    }
    else
    {
        turns_6 = 0.125f;
        u_abs_2 = 0.0f;
        v_abs_2 = 0.0f;
    }
    var _S4258 : Tuple_29 = s_apply_sin_cos_turns_0(turns_6);
    var _S4259 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S4259.value0_158 = turns_6;
    var _S4260 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S4259 );
    var _S4261 : f32 = 2.0f - r_4 * r_4;
    var _S4262 : Tuple_30 = s_apply_safe_sqrt_0(_S4261);
    var _S4263 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S4263.value0_160 = _S4261;
    var _S4264 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S4263 );
    var radius_3 : f32 = r_4 * _S4262.value0_69;
    var _S4265 : f32 = _S4258.value0_68.y;
    var _S4266 : f32 = _S4258.value0_68.x;
    if(_S4254)
    {
        turns_6 = - _S4251[i32(2)];
    }
    else
    {
        turns_6 = _S4251[i32(2)];
    }
    var _S4267 : f32;
    if(_S4253)
    {
        _S4267 = - _S4251[i32(1)];
    }
    else
    {
        _S4267 = _S4251[i32(1)];
    }
    var _S4268 : f32;
    if(_S4252)
    {
        _S4268 = - _S4251[i32(0)];
    }
    else
    {
        _S4268 = _S4251[i32(0)];
    }
    var _S4269 : f32 = radius_3 * _S4267;
    var _S4270 : f32 = radius_3 * _S4268;
    var _S4271 : f32 = _S4266 * _S4267 + _S4265 * _S4268;
    var _S4272 : f32 = r_4 * _S4271;
    var _S4273 : f32 = _S4262.value0_69 * _S4271;
    var _S4274 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S4264, &(_S4274), _S4272);
    var _S4275 : f32 = r_4 * (- _S4274 + - turns_6);
    var _S4276 : vec2<f32> = vec2<f32>(_S4269, _S4270);
    var _S4277 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S4260, &(_S4277), _S4276);
    var _S4278 : f32 = _S4277;
    var _S4279 : f32 = _S4273 + _S4275 + _S4275;
    if(_S4255)
    {
        var _S4280 : f32 = 0.125f * _S4278 / u_abs_2;
        var _S4281 : f32 = r_4 * _S4280;
        var _S4282 : f32 = - _S4281;
        u_abs_2 = v_abs_2 * - _S4280 + _S4279;
        v_abs_2 = _S4281;
        turns_6 = _S4282;
    }
    else
    {
        u_abs_2 = _S4279;
        v_abs_2 = 0.0f;
        turns_6 = 0.0f;
    }
    var _S4283 : f32 = - u_abs_2;
    if(_S4254)
    {
        u_abs_2 = - _S4283;
    }
    else
    {
        u_abs_2 = _S4283;
    }
    var _S4284 : f32 = - u_abs_2;
    var _S4285 : f32 = _S4284 + v_abs_2;
    var _S4286 : f32 = _S4284 + turns_6;
    if(_S4253)
    {
        u_abs_2 = - _S4285;
    }
    else
    {
        u_abs_2 = _S4285;
    }
    if(_S4252)
    {
        v_abs_2 = - _S4286;
    }
    else
    {
        v_abs_2 = _S4286;
    }
    (*_S4250) = vec2<f32>(2.0f * v_abs_2, 2.0f * u_abs_2);
    return;
}

fn s_bwdProp_mapped_0( _S4287 : s_bwdCallableCtx_mapped_0,  _S4288 : ptr<function, vec2<f32>>,  _S4289 : vec2<f32>)
{
    var within_2 : vec2<f32> = (_S4287.value0_238.value1_106 + _S4287.value0_238.value0_232.start_1 * vec2<f32>(-1.0f)) * _S4287.value0_238.value0_232.scale_8;
    var _S4290 : bool = (within_2.x) < 1.0f;
    var _S4291 : vec2<f32> = vec2<f32>(1.0f) / _S4287.value0_238.value0_232.size_2 * _S4289;
    var _S4292 : f32;
    if((within_2.y) < 1.0f)
    {
        _S4292 = _S4291[i32(1)];
    }
    else
    {
        _S4292 = 0.0f;
    }
    var _S4293 : vec2<f32> = vec2<f32>(0.0f, _S4292);
    if(_S4290)
    {
        _S4292 = _S4291[i32(0)];
    }
    else
    {
        _S4292 = 0.0f;
    }
    (*_S4288) = _S4287.value0_238.value0_232.scale_8 * (_S4293 + vec2<f32>(_S4292, 0.0f));
    return;
}

fn s_bwdProp_view_barycentric_0( _S4294 : s_bwdCallableCtx_view_barycentric_0,  _S4295 : ptr<function, TriangleView_Differential_0>,  _S4296 : ptr<function, vec3<f32>>,  _S4297 : ptr<function, f32>,  _S4298 : vec2<f32>)
{
    var _S4299 : vec3<f32> = vec3<f32>(_S4294.value0_235.value3_30);
    var _S4300 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(s_apply_cross_0(_S4294.value0_235.value0_230.e1_1, _S4294.value0_235.value0_230.e2_1).value0_3, _S4294.value0_235.value0_230.normal_1).value0_5));
    var along1_3 : vec3<f32> = s_apply_cross_0(_S4294.value0_235.value0_230.e2_1, _S4294.value0_235.value0_230.normal_1).value0_3 * _S4300;
    var along2_3 : vec3<f32> = s_apply_cross_0(_S4294.value0_235.value0_230.normal_1, _S4294.value0_235.value0_230.e1_1).value0_3 * _S4300;
    var from_corner_1 : vec3<f32> = _S4294.value0_235.value2_47 * _S4299 + _S4294.value0_235.value1_104.to_corner_0 * vec3<f32>(-1.0f);
    var _S4301 : s_bwdCallableCtx_dot_0;
    _S4301._S39 = from_corner_1;
    _S4301._S40 = along1_3;
    var _S4302 : s_bwdCallableCtx_dot_0;
    _S4302._S39 = from_corner_1;
    _S4302._S40 = along2_3;
    var _S4303 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S4304 : vec3<f32> = vec3<f32>(0.0f);
    var _S4305 : vec3<f32> = _S4304;
    var _S4306 : vec3<f32> = _S4304;
    s_bwdProp_dot_0(_S4302, &(_S4305), &(_S4306), _S4298[i32(1)]);
    var _S4307 : vec3<f32> = _S4304;
    var _S4308 : vec3<f32> = _S4304;
    s_bwdProp_dot_0(_S4301, &(_S4307), &(_S4308), _S4298[i32(0)]);
    var _S4309 : vec3<f32> = _S4305 + _S4307;
    var _S4310 : vec3<f32> = vec3<f32>(-1.0f) * _S4309;
    var _S4311 : vec3<f32> = _S4294.value0_235.value2_47 * _S4309;
    var _S4312 : vec3<f32> = _S4299 * _S4309;
    var _S4313 : f32 = _S4311[i32(0)] + _S4311[i32(1)] + _S4311[i32(2)];
    var _S4314 : TriangleView_Differential_0 = _S4303;
    _S4314.to_corner_2 = _S4310;
    (*_S4295) = TriangleView_x24_syn_dadd_0(_S4303, _S4314);
    (*_S4296) = _S4312;
    (*_S4297) = _S4313;
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

fn s_bwdProp_sample_solid_angle_0( _S4315 : s_bwdCallableCtx_sample_solid_angle_0,  _S4316 : ptr<function, TriangleView_Differential_0>,  _S4317 : ptr<function, vec2<f32>>,  _S4318 : vec3<f32>)
{
    var _S4319 : f32 = _S4315.value0_240.value1_107.x;
    var _S4320 : f32 = _S4319 * _S4315.value0_240.value0_239.solid_angle_0 * 0.07957746833562851f;
    var _S4321 : Tuple_29 = s_apply_sin_cos_turns_0(_S4320);
    var _S4322 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S4322.value0_158 = _S4320;
    var _S4323 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S4322 );
    var _S4324 : Tuple_5 = s_apply_dot_0(_S4315.value0_240.value0_239.a_1, _S4315.value0_240.value0_239.c_0);
    var _S4325 : s_bwdCallableCtx_dot_0;
    _S4325._S39 = _S4315.value0_240.value0_239.a_1;
    _S4325._S40 = _S4315.value0_240.value0_239.c_0;
    var _S4326 : vec3<f32> = vec3<f32>(- _S4324.value0_5);
    var _S4327 : vec3<f32> = _S4315.value0_240.value0_239.c_0 + _S4315.value0_240.value0_239.a_1 * _S4326;
    var _S4328 : Tuple_10 = s_apply_unit_vector_0(_S4327);
    var _S4329 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S4329.value0_34 = _S4327;
    var _S4330 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S4329 );
    var _S4331 : f32 = _S4321.value0_68.x;
    var _S4332 : Tuple_5 = s_apply_dot_0(_S4315.value0_240.value0_239.a_1, _S4315.value0_240.value0_239.b_1);
    var _S4333 : s_bwdCallableCtx_dot_0;
    _S4333._S39 = _S4315.value0_240.value0_239.a_1;
    _S4333._S40 = _S4315.value0_240.value0_239.b_1;
    var _S4334 : f32 = 1.0f + _S4332.value0_5;
    var m_10 : f32 = _S4331 * _S4334;
    var _S4335 : f32 = _S4321.value0_68.y;
    var _S4336 : Tuple_3 = s_apply_cross_0(_S4315.value0_240.value0_239.a_1, _S4315.value0_240.value0_239.b_1);
    var _S4337 : s_bwdCallableCtx_cross_0;
    _S4337._S22 = _S4315.value0_240.value0_239.a_1;
    _S4337._S23 = _S4315.value0_240.value0_239.b_1;
    var _S4338 : Tuple_5 = s_apply_dot_0(_S4336.value0_3, _S4328.value0_12);
    var _S4339 : s_bwdCallableCtx_dot_0;
    _S4339._S39 = _S4336.value0_3;
    _S4339._S40 = _S4328.value0_12;
    var _S4340 : f32 = _S4335 * _S4338.value0_5;
    var _S4341 : Tuple_5 = s_apply_dot_0(_S4315.value0_240.value0_239.b_1, _S4328.value0_12);
    var _S4342 : s_bwdCallableCtx_dot_0;
    _S4342._S39 = _S4315.value0_240.value0_239.b_1;
    _S4342._S40 = _S4328.value0_12;
    var q_6 : f32 = _S4340 - _S4331 * _S4341.value0_5;
    var m2_2 : f32 = m_10 * m_10;
    var q2_2 : f32 = q_6 * q_6;
    var _S4343 : f32 = q2_2 + m2_2;
    var scale_12 : f32 = 1.0f / _S4343;
    var _S4344 : f32 = _S4343 * _S4343;
    var _S4345 : f32 = q2_2 - m2_2;
    var _S4346 : vec3<f32> = vec3<f32>((_S4345 * scale_12));
    var _S4347 : f32 = 2.0f * q_6;
    var _S4348 : f32 = _S4347 * m_10;
    var _S4349 : vec3<f32> = vec3<f32>((_S4348 * scale_12));
    var chord_2 : vec3<f32> = _S4315.value0_240.value0_239.a_1 * _S4346 + _S4328.value0_12 * _S4349 + _S4315.value0_240.value0_239.b_1 * vec3<f32>(-1.0f);
    var _S4350 : Tuple_5 = s_apply_dot_0(chord_2, chord_2);
    var _S4351 : s_bwdCallableCtx_dot_0;
    _S4351._S39 = chord_2;
    _S4351._S40 = chord_2;
    var chord2_2 : f32 = _S4350.value0_5 * 0.5f;
    var _S4352 : vec3<f32> = vec3<f32>(chord2_2);
    var _S4353 : f32 = _S4315.value0_240.value1_107.y;
    var w_5 : f32 = _S4353 * chord2_2;
    var _S4354 : vec3<f32> = chord_2 + _S4315.value0_240.value0_239.b_1 * _S4352;
    var _S4355 : Tuple_10 = s_apply_unit_vector_0(_S4354);
    var _S4356 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S4356.value0_34 = _S4354;
    var _S4357 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S4356 );
    var _S4358 : vec3<f32> = vec3<f32>((1.0f - w_5));
    var _S4359 : f32 = 2.0f - w_5;
    var _S4360 : f32 = w_5 * _S4359;
    var _S4361 : vec3<f32> = vec3<f32>(s_apply_safe_sqrt_0(_S4360).value0_69);
    var _S4362 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S4362.value0_160 = _S4360;
    var _S4363 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S4362 );
    var _S4364 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S4365 : vec3<f32> = _S4355.value0_12 * _S4318;
    var _S4366 : vec3<f32> = _S4361 * _S4318;
    var _S4367 : f32 = _S4365[i32(0)] + _S4365[i32(1)] + _S4365[i32(2)];
    var _S4368 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S4363, &(_S4368), _S4367);
    var _S4369 : f32 = _S4359 * _S4368;
    var _S4370 : f32 = - (w_5 * _S4368);
    var _S4371 : vec3<f32> = _S4315.value0_240.value0_239.b_1 * _S4318;
    var _S4372 : vec3<f32> = _S4358 * _S4318;
    var _S4373 : f32 = - (_S4371[i32(0)] + _S4371[i32(1)] + _S4371[i32(2)]);
    var _S4374 : vec3<f32> = vec3<f32>(0.0f);
    var _S4375 : vec3<f32> = _S4374;
    s_bwdProp_unit_vector_0(_S4357, &(_S4375), _S4366);
    var _S4376 : vec3<f32> = _S4315.value0_240.value0_239.b_1 * _S4375;
    var _S4377 : vec3<f32> = _S4352 * _S4375;
    var _S4378 : f32 = _S4369 + _S4370 + _S4373;
    var _S4379 : f32 = chord2_2 * _S4378;
    var _S4380 : f32 = 0.5f * (_S4353 * _S4378 + (_S4376[i32(0)] + _S4376[i32(1)] + _S4376[i32(2)]));
    var _S4381 : vec3<f32> = _S4374;
    var _S4382 : vec3<f32> = _S4374;
    s_bwdProp_dot_0(_S4351, &(_S4381), &(_S4382), _S4380);
    var _S4383 : vec3<f32> = _S4375 + _S4381 + _S4382;
    var _S4384 : vec3<f32> = vec3<f32>(-1.0f) * _S4383;
    var _S4385 : vec3<f32> = _S4328.value0_12 * _S4383;
    var _S4386 : vec3<f32> = _S4349 * _S4383;
    var _S4387 : f32 = _S4385[i32(0)] + _S4385[i32(1)] + _S4385[i32(2)];
    var _S4388 : f32 = scale_12 * _S4387;
    var _S4389 : f32 = _S4347 * _S4388;
    var _S4390 : vec3<f32> = _S4315.value0_240.value0_239.a_1 * _S4383;
    var _S4391 : vec3<f32> = _S4346 * _S4383;
    var _S4392 : f32 = _S4390[i32(0)] + _S4390[i32(1)] + _S4390[i32(2)];
    var _S4393 : f32 = scale_12 * _S4392;
    var _S4394 : f32 = - ((_S4348 * _S4387 + _S4345 * _S4392) / _S4344);
    var _S4395 : f32 = q_6 * (_S4393 + _S4394);
    var _S4396 : f32 = m_10 * (- _S4393 + _S4394);
    var _S4397 : f32 = 2.0f * (m_10 * _S4388) + _S4395 + _S4395;
    var _S4398 : f32 = - _S4397;
    var _S4399 : f32 = _S4331 * _S4398;
    var _S4400 : f32 = _S4341.value0_5 * _S4398;
    var _S4401 : vec3<f32> = _S4374;
    var _S4402 : vec3<f32> = _S4374;
    s_bwdProp_dot_0(_S4342, &(_S4401), &(_S4402), _S4399);
    var _S4403 : f32 = _S4335 * _S4397;
    var _S4404 : f32 = _S4338.value0_5 * _S4397;
    var _S4405 : vec3<f32> = _S4374;
    var _S4406 : vec3<f32> = _S4374;
    s_bwdProp_dot_0(_S4339, &(_S4405), &(_S4406), _S4403);
    var _S4407 : vec3<f32> = _S4374;
    var _S4408 : vec3<f32> = _S4374;
    s_bwdProp_cross_0(_S4337, &(_S4407), &(_S4408), _S4405);
    var _S4409 : f32 = _S4389 + _S4396 + _S4396;
    var _S4410 : f32 = _S4331 * _S4409;
    var _S4411 : f32 = _S4334 * _S4409;
    var _S4412 : vec3<f32> = _S4374;
    var _S4413 : vec3<f32> = _S4374;
    s_bwdProp_dot_0(_S4333, &(_S4412), &(_S4413), _S4410);
    var _S4414 : f32 = _S4400 + _S4411;
    var _S4415 : vec3<f32> = _S4386 + _S4402 + _S4406;
    var _S4416 : vec3<f32> = _S4374;
    s_bwdProp_unit_vector_0(_S4330, &(_S4416), _S4415);
    var _S4417 : vec3<f32> = _S4315.value0_240.value0_239.a_1 * _S4416;
    var _S4418 : vec3<f32> = _S4326 * _S4416;
    var _S4419 : f32 = - (_S4417[i32(0)] + _S4417[i32(1)] + _S4417[i32(2)]);
    var _S4420 : vec3<f32> = _S4374;
    var _S4421 : vec3<f32> = _S4374;
    s_bwdProp_dot_0(_S4325, &(_S4420), &(_S4421), _S4419);
    var _S4422 : vec2<f32> = vec2<f32>(_S4414, _S4404);
    var _S4423 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S4323, &(_S4423), _S4422);
    var _S4424 : f32 = 0.07957746833562851f * _S4423;
    var _S4425 : f32 = _S4319 * _S4424;
    var _S4426 : vec3<f32> = _S4416 + _S4421;
    var _S4427 : vec3<f32> = _S4372 + _S4377 + _S4384 + _S4401 + _S4408 + _S4413;
    var _S4428 : vec3<f32> = _S4391 + _S4407 + _S4412 + _S4418 + _S4420;
    var _S4429 : vec2<f32> = vec2<f32>(_S4315.value0_240.value0_239.solid_angle_0 * _S4424, _S4379);
    var _S4430 : TriangleView_Differential_0 = _S4364;
    _S4430.solid_angle_3 = _S4425;
    _S4430.c_3 = _S4426;
    _S4430.b_20 = _S4427;
    _S4430.a_24 = _S4428;
    (*_S4316) = TriangleView_x24_syn_dadd_0(_S4364, _S4430);
    (*_S4317) = _S4429;
    return;
}

fn s_bwdProp_sample_view_0( _S4431 : s_bwdCallableCtx_sample_view_0,  _S4432 : ptr<function, TriangleView_Differential_0>,  _S4433 : ptr<function, vec2<f32>>,  _S4434 : SampledPoint_Differential_0)
{
    var _S4435 : vec3<f32> = vec3<f32>(0.0f);
    var _S4436 : TriangleView_0 = TriangleView_0( _S4435, 0.0f, _S4435, _S4435, _S4435, 0.0f, false );
    var _S4437 : vec2<f32> = vec2<f32>(0.0f);
    var _S4438 : s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0 = s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0( _S4436, _S4437 );
    var _S4439 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S4440 : vec3<f32>;
    var _S4441 : vec3<f32>;
    var _S4442 : vec3<f32>;
    var _S4443 : vec3<f32>;
    var _S4444 : f32;
    var _S4445 : f32;
    var _S4446 : f32;
    var _S4447 : f32;
    var _S4448 : f32;
    var _S4449 : f32;
    var _S4450 : f32;
    var _S4451 : s_bwdCallableCtx_sqrt_0;
    var _S4452 : bool;
    var _S4453 : bool;
    var _S4454 : s_bwdCallableCtx_dot_0;
    var _S4455 : s_bwdCallableCtx_dot_0;
    var _S4456 : s_bwdCallableCtx_sample_solid_angle_0;
    var _S4457 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S4431.value0_236.value1_103.spherical_0)
    {
        var _S4458 : Tuple_28 = s_apply_sample_solid_angle_0(_S4431.value0_236.value1_103, _S4431.value0_236.value2_46);
        var _S4459 : s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0;
        _S4459.value0_239 = _S4431.value0_236.value1_103;
        _S4459.value1_107 = _S4431.value0_236.value2_46;
        var _S4460 : s_paramCtx_s_bwdCallableCtx_sample_solid_angle_0 = _S4459;
        var _S4461 : Tuple_5 = s_apply_dot_0(_S4458.value0_67, _S4431.value0_236.value0_229.normal_1);
        var _S4462 : s_bwdCallableCtx_dot_0;
        _S4462._S39 = _S4458.value0_67;
        _S4462._S40 = _S4431.value0_236.value0_229.normal_1;
        var _S4463 : s_bwdCallableCtx_dot_0 = _S4462;
        var distance_14 : f32 = _S4431.value0_236.value1_103.height_1 / _S4461.value0_5;
        var _S4464 : f32 = _S4461.value0_5 * _S4461.value0_5;
        if(distance_14 > 0.0f)
        {
            _S4452 = is_finite_0(distance_14);
        }
        else
        {
            _S4452 = false;
        }
        _S4444 = _S4464;
        _S4445 = _S4431.value0_236.value1_103.height_1;
        _S4446 = _S4461.value0_5;
        _S4454 = _S4463;
        _S4456.value0_240 = _S4460;
        _S4453 = false;
        _S4440 = _S4435;
        _S4441 = _S4435;
        _S4447 = 0.0f;
        _S4451._S35 = 0.0f;
        _S4455._S39 = _S4435;
        _S4455._S40 = _S4435;
        _S4442 = _S4435;
        _S4448 = 0.0f;
        _S4449 = 0.0f;
        _S4443 = _S4435;
        _S4450 = 0.0f;
        _S4457.value0_161 = _S4439;
    }
    else
    {
        var _S4465 : f32 = _S4431.value0_236.value2_46.x;
        var _S4466 : Tuple_30 = s_apply_safe_sqrt_0(_S4465);
        var _S4467 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S4467.value0_160 = _S4465;
        var _S4468 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = _S4467;
        var _S4469 : f32 = _S4431.value0_236.value2_46.y;
        var _S4470 : f32 = 1.0f - _S4469;
        var to_light_7 : vec3<f32> = _S4431.value0_236.value1_103.to_corner_0 + _S4431.value0_236.value0_229.e1_1 * vec3<f32>((_S4466.value0_69 * _S4470)) + _S4431.value0_236.value0_229.e2_1 * vec3<f32>((_S4466.value0_69 * _S4469));
        var _S4471 : Tuple_5 = s_apply_dot_0(to_light_7, to_light_7);
        var _S4472 : s_bwdCallableCtx_dot_0;
        _S4472._S39 = to_light_7;
        _S4472._S40 = to_light_7;
        var _S4473 : s_bwdCallableCtx_dot_0 = _S4472;
        var _S4474 : bool = (_S4471.value0_5) > 0.0f;
        if(_S4474)
        {
            var _S4475 : Tuple_4 = s_apply_sqrt_0(_S4471.value0_5);
            var _S4476 : s_bwdCallableCtx_sqrt_0;
            _S4476._S35 = _S4471.value0_5;
            var _S4477 : f32 = _S4475.value0_4 * _S4475.value0_4;
            _S4440 = vec3<f32>((1.0f / _S4475.value0_4));
            _S4444 = _S4477;
            _S4451 = _S4476;
        }
        else
        {
            _S4440 = _S4435;
            _S4444 = 0.0f;
            _S4451._S35 = 0.0f;
        }
        var _S4478 : vec3<f32> = _S4440;
        var _S4479 : f32 = _S4444;
        _S4452 = false;
        _S4444 = 0.0f;
        _S4445 = 0.0f;
        _S4446 = 0.0f;
        _S4454._S39 = _S4435;
        _S4454._S40 = _S4435;
        _S4456.value0_240 = _S4438;
        _S4453 = _S4474;
        _S4440 = to_light_7;
        _S4441 = _S4478;
        _S4447 = _S4479;
        _S4455 = _S4473;
        _S4442 = _S4431.value0_236.value0_229.e2_1;
        _S4448 = _S4466.value0_69;
        _S4449 = _S4469;
        _S4443 = _S4431.value0_236.value0_229.e1_1;
        _S4450 = _S4470;
        _S4457.value0_161 = _S4468;
    }
    var _S4480 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S4481 : TriangleView_Differential_0;
    var _S4482 : vec2<f32>;
    if(_S4431.value0_236.value1_103.spherical_0)
    {
        if(_S4452)
        {
            _S4447 = _S4434.distance_13;
            _S4440 = _S4434.direction_23;
        }
        else
        {
            _S4447 = 0.0f;
            _S4440 = _S4435;
        }
        var _S4483 : f32 = _S4447 / _S4444;
        var _S4484 : f32 = _S4445 * - _S4483;
        var _S4485 : f32 = _S4446 * _S4483;
        var _S4486 : vec3<f32> = _S4435;
        var _S4487 : vec3<f32> = _S4435;
        s_bwdProp_dot_0(_S4454, &(_S4486), &(_S4487), _S4484);
        var _S4488 : vec3<f32> = _S4486 + _S4440;
        var _S4489 : TriangleView_Differential_0;
        _S4489.to_corner_2 = _S4435;
        _S4489.height_5 = 0.0f;
        _S4489.a_24 = _S4435;
        _S4489.b_20 = _S4435;
        _S4489.c_3 = _S4435;
        _S4489.solid_angle_3 = 0.0f;
        var _S4490 : vec2<f32> = _S4437;
        s_bwdProp_sample_solid_angle_0(_S4456, &(_S4489), &(_S4490), _S4488);
        var _S4491 : TriangleView_Differential_0 = TriangleView_x24_syn_dadd_0(_S4489, _S4480);
        var _S4492 : TriangleView_Differential_0 = _S4480;
        _S4492.height_5 = _S4485;
        _S4481 = TriangleView_x24_syn_dadd_0(_S4491, _S4492);
        _S4482 = _S4490;
    }
    else
    {
        if(_S4453)
        {
            var _S4493 : vec3<f32> = _S4440 * _S4434.direction_23;
            var _S4494 : vec3<f32> = _S4441 * _S4434.direction_23;
            var _S4495 : f32 = _S4434.distance_13 + - ((_S4493[i32(0)] + _S4493[i32(1)] + _S4493[i32(2)]) / _S4447);
            var _S4496 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S4451, &(_S4496), _S4495);
            _S4444 = _S4496;
            _S4440 = _S4494;
        }
        else
        {
            _S4444 = 0.0f;
            _S4440 = _S4435;
        }
        var _S4497 : vec3<f32> = _S4435;
        var _S4498 : vec3<f32> = _S4435;
        s_bwdProp_dot_0(_S4455, &(_S4497), &(_S4498), _S4444);
        var _S4499 : vec3<f32> = _S4497 + _S4498 + _S4440;
        var _S4500 : vec3<f32> = _S4442 * _S4499;
        var _S4501 : f32 = _S4500[i32(0)] + _S4500[i32(1)] + _S4500[i32(2)];
        var _S4502 : vec3<f32> = _S4443 * _S4499;
        var _S4503 : f32 = _S4502[i32(0)] + _S4502[i32(1)] + _S4502[i32(2)];
        var _S4504 : f32 = _S4448 * _S4501 + - (_S4448 * _S4503);
        var _S4505 : f32 = _S4449 * _S4501 + _S4450 * _S4503;
        var _S4506 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S4457, &(_S4506), _S4505);
        var _S4507 : TriangleView_Differential_0 = _S4480;
        _S4507.to_corner_2 = _S4499;
        var _S4508 : vec2<f32> = vec2<f32>(_S4506, _S4504);
        _S4481 = TriangleView_x24_syn_dadd_0(_S4480, _S4507);
        _S4482 = _S4508;
    }
    (*_S4432) = _S4481;
    (*_S4433) = _S4482;
    return;
}

fn s_bwdProp_smooth_step_0( _S4509 : s_bwdCallableCtx_smooth_step_0,  _S4510 : ptr<function, f32>,  _S4511 : f32)
{
    var _S4512 : bool;
    if((_S4509.value0_234.value0_231) >= (_S4509.value0_234.value2_48))
    {
        _S4512 = (_S4509.value0_234.value0_231) > (_S4509.value0_234.value1_105);
    }
    else
    {
        _S4512 = false;
    }
    var _S4513 : bool;
    var _S4514 : f32;
    var _S4515 : f32;
    var _S4516 : f32;
    var _S4517 : f32;
    if(_S4512)
    {
        _S4513 = false;
        _S4514 = 0.0f;
        _S4515 = 0.0f;
        _S4516 = 0.0f;
        _S4517 = 0.0f;
    }
    else
    {
        var _S4518 : bool = (_S4509.value0_234.value0_231) > (_S4509.value0_234.value1_105);
        if(_S4518)
        {
            var _S4519 : f32 = 1.0f / (_S4509.value0_234.value2_48 - _S4509.value0_234.value1_105);
            var t_13 : f32 = (_S4509.value0_234.value0_231 - _S4509.value0_234.value1_105) * _S4519;
            var _S4520 : f32 = 3.0f - (t_13 + t_13);
            _S4514 = t_13 * t_13;
            _S4515 = _S4520;
            _S4516 = t_13;
            _S4517 = _S4519;
        }
        else
        {
            _S4514 = 0.0f;
            _S4515 = 0.0f;
            _S4516 = 0.0f;
            _S4517 = 0.0f;
        }
        _S4513 = _S4518;
    }
    if(_S4512)
    {
        _S4514 = 0.0f;
    }
    else
    {
        if(_S4513)
        {
            var _S4521 : f32 = - (_S4514 * _S4511);
            var _S4522 : f32 = _S4516 * (_S4515 * _S4511);
            _S4514 = _S4517 * (_S4521 + _S4521 + _S4522 + _S4522);
        }
        else
        {
            _S4514 = 0.0f;
        }
    }
    (*_S4510) = _S4514;
    return;
}

fn s_bwdProp_sample_light_0( _S4523 : s_bwdCallableCtx_sample_light_0,  _S4524 : ptr<function, vec3<f32>>,  _S4525 : ptr<function, vec2<f32>>,  _S4526 : LightSample_Differential_0)
{
    var _S4527 : vec3<f32> = vec3<f32>(0.0f);
    var _S4528 : LightShape_0 = LightShape_0( _S4527, _S4527, _S4527, _S4527, 0.0f );
    var _S4529 : s_paramCtx_s_bwdCallableCtx_view_of_0 = s_paramCtx_s_bwdCallableCtx_view_of_0( _S4528, _S4527 );
    var _S4530 : TriangleView_0 = TriangleView_0( _S4527, 0.0f, _S4527, _S4527, _S4527, 0.0f, false );
    var _S4531 : vec2<f32> = vec2<f32>(0.0f);
    var _S4532 : s_paramCtx_s_bwdCallableCtx_sample_view_0 = s_paramCtx_s_bwdCallableCtx_sample_view_0( _S4528, _S4530, _S4531 );
    var _S4533 : s_paramCtx_s_bwdCallableCtx_view_pdf_0 = s_paramCtx_s_bwdCallableCtx_view_pdf_0( _S4528, _S4530, _S4527, 0.0f );
    var _S4534 : s_paramCtx_s_bwdCallableCtx_view_barycentric_0 = s_paramCtx_s_bwdCallableCtx_view_barycentric_0( _S4528, _S4530, _S4527, 0.0f );
    var _S4535 : s_paramCtx_s_bwdCallableCtx_smooth_step_0 = s_paramCtx_s_bwdCallableCtx_smooth_step_0( 0.0f, 0.0f, 0.0f );
    var _S4536 : SquareMap_0 = SquareMap_0( _S4531, _S4531, _S4531, _S4531 );
    var _S4537 : s_paramCtx_s_bwdCallableCtx_mapped_0 = s_paramCtx_s_bwdCallableCtx_mapped_0( _S4536, _S4531 );
    var _S4538 : s_paramCtx_s_bwdCallableCtx_octahedral_direction_0 = s_paramCtx_s_bwdCallableCtx_octahedral_direction_0( _S4531 );
    var _S4539 : Arriving_0 = Arriving_0( _S4527, 0.0f, _S4528, 0.0f );
    var _S4540 : s_paramCtx_s_bwdCallableCtx_arriving_pdf_0 = s_paramCtx_s_bwdCallableCtx_arriving_pdf_0( _S4539, _S4527, _S4527 );
    var _S4541 : vec3<f32> = vec3<f32>(0.0f);
    var portal_3 : bool;
    if(((FEATURES_0 & (u32(8)))) != u32(0))
    {
        portal_3 = (_S4523.value0_215.value0_214.kind_1) == i32(5);
    }
    else
    {
        portal_3 = false;
    }
    var _S4542 : bool;
    if((_S4523.value0_215.value0_214.kind_1) == i32(1))
    {
        _S4542 = true;
    }
    else
    {
        _S4542 = portal_3;
    }
    var _S4543 : bool;
    var _S4544 : bool;
    var _S4545 : bool;
    var _S4546 : bool;
    var _S4547 : bool;
    var _S4548 : bool;
    var factor_6 : f32;
    var _S4549 : f32;
    var _S4550 : f32;
    var _S4551 : f32;
    var _S4552 : f32;
    var _S4553 : s_bwdCallableCtx_smooth_step_0;
    var _S4554 : s_bwdCallableCtx_dot_0;
    var _S4555 : s_bwdCallableCtx_dot_0;
    var sample_9 : LightSample_0;
    var _S4556 : vec3<f32>;
    var _S4557 : vec3<f32>;
    var _S4558 : vec3<f32>;
    var _S4559 : vec3<f32>;
    var _S4560 : vec3<f32>;
    var _S4561 : s_bwdCallableCtx_sqrt_0;
    var _S4562 : s_bwdCallableCtx_view_barycentric_0;
    var _S4563 : s_bwdCallableCtx_view_pdf_0;
    var _S4564 : s_bwdCallableCtx_sample_view_0;
    var _S4565 : s_bwdCallableCtx_view_of_0;
    if(_S4542)
    {
        var _S4566 : Tuple_9 = s_apply_view_of_0(_S4523.value0_215.value0_214.shape_8, _S4523.value0_215.value1_93);
        var _S4567 : s_paramCtx_s_bwdCallableCtx_view_of_0;
        _S4567.value0_30 = _S4523.value0_215.value0_214.shape_8;
        _S4567.value1_6 = _S4523.value0_215.value1_93;
        var _S4568 : s_paramCtx_s_bwdCallableCtx_view_of_0 = _S4567;
        if(!((_S4566.value0_11.height_1) > 0.0f))
        {
            _S4543 = true;
        }
        else
        {
            _S4543 = _S4523.value0_215.value0_214.two_sided_2;
        }
        if(_S4543)
        {
            _S4543 = true;
        }
        else
        {
            _S4543 = portal_3;
        }
        if(_S4543)
        {
            var _S4569 : Tuple_27 = s_apply_sample_view_0(_S4523.value0_215.value0_214.shape_8, _S4566.value0_11, _S4523.value0_215.value2_40);
            var _S4570 : s_paramCtx_s_bwdCallableCtx_sample_view_0;
            _S4570.value0_229 = _S4523.value0_215.value0_214.shape_8;
            _S4570.value1_103 = _S4566.value0_11;
            _S4570.value2_46 = _S4523.value0_215.value2_40;
            var _S4571 : s_paramCtx_s_bwdCallableCtx_sample_view_0 = _S4570;
            var _S4572 : Tuple_12 = s_apply_view_pdf_0(_S4523.value0_215.value0_214.shape_8, _S4566.value0_11, _S4569.value0_66.direction_0, _S4569.value0_66.distance_0);
            var _S4573 : s_paramCtx_s_bwdCallableCtx_view_pdf_0;
            _S4573.value0_31 = _S4523.value0_215.value0_214.shape_8;
            _S4573.value1_7 = _S4566.value0_11;
            _S4573.value2_5 = _S4569.value0_66.direction_0;
            _S4573.value3_2 = _S4569.value0_66.distance_0;
            var _S4574 : s_paramCtx_s_bwdCallableCtx_view_pdf_0 = _S4573;
            if(portal_3)
            {
                sample_9.direction_17 = _S4569.value0_66.direction_0;
                sample_9.distance_7 = 0.0f;
                sample_9.radiance_13 = _S4541;
                sample_9.pdf_9 = 1.0f;
                sample_9.valid_5 = false;
                _S4544 = false;
                factor_6 = 0.0f;
                _S4545 = false;
                _S4556 = _S4527;
                _S4557 = _S4527;
                _S4562.value0_235 = _S4534;
            }
            else
            {
                if(_S4569.value0_66.valid_0)
                {
                    _S4544 = (_S4572.value0_14) > 0.0f;
                }
                else
                {
                    _S4544 = false;
                }
                if(_S4544)
                {
                    if(((FEATURES_0 & (u32(128)))) != u32(0))
                    {
                        _S4545 = _S4523.value0_215.value0_214.textured_3;
                    }
                    else
                    {
                        _S4545 = false;
                    }
                    if(_S4545)
                    {
                        var _S4575 : s_paramCtx_s_bwdCallableCtx_view_barycentric_0;
                        _S4575.value0_230 = _S4523.value0_215.value0_214.shape_8;
                        _S4575.value1_104 = _S4566.value0_11;
                        _S4575.value2_47 = _S4569.value0_66.direction_0;
                        _S4575.value3_30 = _S4569.value0_66.distance_0;
                        var _S4576 : vec3<f32> = _S4523.value0_215.value0_214.radiance_8.v_0 + _S4523.value0_215.value0_214.radiance_8.d1_0 * _S4527 + _S4523.value0_215.value0_214.radiance_8.d2_0 * _S4527;
                        sample_9.direction_17 = _S4569.value0_66.direction_0;
                        sample_9.distance_7 = _S4569.value0_66.distance_0;
                        sample_9.radiance_13 = _S4576;
                        sample_9.pdf_9 = 1.0f;
                        sample_9.valid_5 = false;
                        _S4556 = _S4523.value0_215.value0_214.radiance_8.d2_0;
                        _S4557 = _S4523.value0_215.value0_214.radiance_8.d1_0;
                        _S4562.value0_235 = _S4575;
                    }
                    else
                    {
                        sample_9.direction_17 = _S4569.value0_66.direction_0;
                        sample_9.distance_7 = _S4569.value0_66.distance_0;
                        sample_9.radiance_13 = _S4523.value0_215.value0_214.radiance_8.v_0;
                        sample_9.pdf_9 = 1.0f;
                        sample_9.valid_5 = false;
                        _S4556 = _S4527;
                        _S4557 = _S4527;
                        _S4562.value0_235 = _S4534;
                    }
                    sample_9.pdf_9 = _S4572.value0_14 * _S4523.value0_215.value0_214.probability_2;
                    sample_9.valid_5 = true;
                    factor_6 = _S4523.value0_215.value0_214.probability_2;
                }
                else
                {
                    sample_9.direction_17 = _S4541;
                    sample_9.distance_7 = 0.0f;
                    sample_9.radiance_13 = _S4541;
                    sample_9.pdf_9 = 1.0f;
                    sample_9.valid_5 = false;
                    factor_6 = 0.0f;
                    _S4545 = false;
                    _S4556 = _S4527;
                    _S4557 = _S4527;
                    _S4562.value0_235 = _S4534;
                }
            }
            _S4563.value0_32 = _S4574;
            _S4564.value0_236 = _S4571;
        }
        else
        {
            sample_9.direction_17 = _S4541;
            sample_9.distance_7 = 0.0f;
            sample_9.radiance_13 = _S4541;
            sample_9.pdf_9 = 1.0f;
            sample_9.valid_5 = false;
            _S4544 = false;
            factor_6 = 0.0f;
            _S4545 = false;
            _S4556 = _S4527;
            _S4557 = _S4527;
            _S4562.value0_235 = _S4534;
            _S4563.value0_32 = _S4533;
            _S4564.value0_236 = _S4532;
        }
        _S4565.value0_33 = _S4568;
        _S4546 = false;
        _S4547 = false;
        _S4558 = _S4527;
        _S4548 = false;
        _S4549 = 0.0f;
        _S4550 = 0.0f;
        _S4553.value0_234 = _S4535;
        _S4554._S39 = _S4527;
        _S4554._S40 = _S4527;
        _S4551 = 0.0f;
        _S4559 = _S4527;
        _S4560 = _S4527;
        _S4552 = 0.0f;
        _S4561._S35 = 0.0f;
        _S4555._S39 = _S4527;
        _S4555._S40 = _S4527;
    }
    else
    {
        if(((FEATURES_0 & (u32(16)))) != u32(0))
        {
            _S4543 = (_S4523.value0_215.value0_214.kind_1) == i32(2);
        }
        else
        {
            _S4543 = false;
        }
        if(_S4543)
        {
            var to_light_8 : vec3<f32> = _S4523.value0_215.value0_214.shape_8.corner_1 + _S4523.value0_215.value1_93 * vec3<f32>(-1.0f);
            var _S4577 : Tuple_5 = s_apply_dot_0(to_light_8, to_light_8);
            var _S4578 : s_bwdCallableCtx_dot_0;
            _S4578._S39 = to_light_8;
            _S4578._S40 = to_light_8;
            var _S4579 : s_bwdCallableCtx_dot_0 = _S4578;
            var _S4580 : bool = (_S4577.value0_5) > 0.0f;
            if(_S4580)
            {
                var _S4581 : Tuple_4 = s_apply_sqrt_0(_S4577.value0_5);
                var _S4582 : s_bwdCallableCtx_sqrt_0;
                _S4582._S35 = _S4577.value0_5;
                var _S4583 : s_bwdCallableCtx_sqrt_0 = _S4582;
                var _S4584 : vec3<f32> = vec3<f32>((1.0f / _S4581.value0_4));
                var _S4585 : f32 = _S4581.value0_4 * _S4581.value0_4;
                var direction_24 : vec3<f32> = to_light_8 * _S4584;
                var factor_7 : f32 = 1.0f / _S4577.value0_5;
                var _S4586 : f32 = _S4577.value0_5 * _S4577.value0_5;
                if(_S4523.value0_215.value0_214.spot_0)
                {
                    var _S4587 : Tuple_5 = s_apply_dot_0(direction_24, _S4523.value0_215.value0_214.shape_8.normal_1);
                    var _S4588 : s_bwdCallableCtx_dot_0;
                    _S4588._S39 = direction_24;
                    _S4588._S40 = _S4523.value0_215.value0_214.shape_8.normal_1;
                    var _S4589 : f32 = - _S4587.value0_5;
                    var _S4590 : Tuple_31 = s_apply_smooth_step_0(_S4589, _S4523.value0_215.value0_214.cos_end_0, _S4523.value0_215.value0_214.cos_start_0);
                    var _S4591 : s_paramCtx_s_bwdCallableCtx_smooth_step_0;
                    _S4591.value0_231 = _S4589;
                    _S4591.value1_105 = _S4523.value0_215.value0_214.cos_end_0;
                    _S4591.value2_48 = _S4523.value0_215.value0_214.cos_start_0;
                    factor_6 = factor_7 * _S4590.value0_70;
                    _S4549 = _S4590.value0_70;
                    _S4553.value0_234 = _S4591;
                    _S4554 = _S4588;
                }
                else
                {
                    factor_6 = factor_7;
                    _S4549 = 0.0f;
                    _S4553.value0_234 = _S4535;
                    _S4554._S39 = _S4527;
                    _S4554._S40 = _S4527;
                }
                var _S4592 : vec3<f32> = _S4523.value0_215.value0_214.radiance_8.v_0 * vec3<f32>(factor_6);
                var _S4593 : bool = (any((_S4592 != _S4527)));
                sample_9.direction_17 = direction_24;
                sample_9.distance_7 = _S4581.value0_4;
                sample_9.radiance_13 = _S4592;
                sample_9.pdf_9 = _S4523.value0_215.value0_214.probability_2;
                sample_9.valid_5 = _S4593;
                _S4556 = _S4523.value0_215.value0_214.radiance_8.v_0;
                _S4544 = _S4523.value0_215.value0_214.spot_0;
                factor_6 = factor_7;
                _S4550 = _S4586;
                _S4557 = _S4584;
                _S4551 = _S4585;
                _S4561 = _S4583;
            }
            else
            {
                sample_9.direction_17 = _S4541;
                sample_9.distance_7 = 0.0f;
                sample_9.radiance_13 = _S4541;
                sample_9.pdf_9 = 1.0f;
                sample_9.valid_5 = false;
                _S4556 = _S4527;
                _S4544 = false;
                factor_6 = 0.0f;
                _S4549 = 0.0f;
                _S4553.value0_234 = _S4535;
                _S4554._S39 = _S4527;
                _S4554._S40 = _S4527;
                _S4550 = 0.0f;
                _S4557 = _S4527;
                _S4551 = 0.0f;
                _S4561._S35 = 0.0f;
            }
            var _S4594 : bool = _S4544;
            var _S4595 : vec3<f32> = _S4557;
            _S4544 = _S4580;
            _S4545 = _S4594;
            _S4557 = to_light_8;
            _S4558 = _S4595;
            _S4555 = _S4579;
        }
        else
        {
            sample_9.direction_17 = _S4541;
            sample_9.distance_7 = 0.0f;
            sample_9.radiance_13 = _S4541;
            sample_9.pdf_9 = 1.0f;
            sample_9.valid_5 = false;
            _S4544 = false;
            _S4556 = _S4527;
            _S4545 = false;
            factor_6 = 0.0f;
            _S4549 = 0.0f;
            _S4553.value0_234 = _S4535;
            _S4554._S39 = _S4527;
            _S4554._S40 = _S4527;
            _S4550 = 0.0f;
            _S4557 = _S4527;
            _S4558 = _S4527;
            _S4551 = 0.0f;
            _S4561._S35 = 0.0f;
            _S4555._S39 = _S4527;
            _S4555._S40 = _S4527;
        }
        var _S4596 : bool = _S4543;
        var _S4597 : bool = _S4544;
        var _S4598 : vec3<f32> = _S4556;
        var _S4599 : bool = _S4545;
        var _S4600 : f32 = factor_6;
        var _S4601 : f32 = _S4549;
        var _S4602 : f32 = _S4550;
        var _S4603 : vec3<f32> = _S4557;
        var _S4604 : vec3<f32> = _S4558;
        var _S4605 : f32 = _S4551;
        _S4543 = false;
        _S4544 = false;
        factor_6 = 0.0f;
        _S4545 = false;
        _S4556 = _S4527;
        _S4557 = _S4527;
        _S4562.value0_235 = _S4534;
        _S4563.value0_32 = _S4533;
        _S4564.value0_236 = _S4532;
        _S4565.value0_33 = _S4529;
        _S4546 = _S4596;
        _S4547 = _S4597;
        _S4558 = _S4598;
        _S4548 = _S4599;
        _S4549 = _S4600;
        _S4550 = _S4601;
        _S4551 = _S4602;
        _S4559 = _S4603;
        _S4560 = _S4604;
        _S4552 = _S4605;
    }
    var _S4606 : bool;
    if(((FEATURES_0 & (u32(8)))) != u32(0))
    {
        _S4606 = (_S4523.value0_215.value0_214.kind_1) != i32(1);
    }
    else
    {
        _S4606 = false;
    }
    if(_S4606)
    {
        _S4606 = (_S4523.value0_215.value0_214.kind_1) != i32(2);
    }
    else
    {
        _S4606 = false;
    }
    var _S4607 : bool;
    var _S4608 : bool;
    var _S4609 : bool;
    var _S4610 : vec3<f32>;
    var _S4611 : vec3<f32>;
    var _S4612 : vec3<f32>;
    var _S4613 : s_bwdCallableCtx_octahedral_direction_0;
    var _S4614 : s_bwdCallableCtx_mapped_0;
    var _S4615 : s_bwdCallableCtx_arriving_pdf_0;
    if(_S4606)
    {
        sample_9.distance_7 = (bitcast<f32>((u32(2139095040))));
        sample_9.radiance_13 = _S4523.value0_215.value0_214.radiance_8.v_0;
        var _S4616 : bool = (_S4523.value0_215.value0_214.kind_1) == i32(3);
        if(_S4616)
        {
            _S4607 = false;
            _S4615.value0_29 = _S4540;
            _S4608 = false;
            _S4610 = _S4527;
            _S4611 = _S4527;
            _S4612 = _S4527;
            _S4613.value0_237 = _S4538;
            _S4614.value0_238 = _S4537;
        }
        else
        {
            var _S4617 : bool = (_S4523.value0_215.value0_214.kind_1) != i32(0);
            if(_S4617)
            {
                var _S4618 : bool = (_S4523.value0_215.value0_214.kind_1) == i32(4);
                if(_S4618)
                {
                    var _S4619 : Tuple_32 = s_apply_mapped_0(_S4523.value0_215.value0_214.map_1, _S4523.value0_215.value2_40);
                    var _S4620 : s_paramCtx_s_bwdCallableCtx_mapped_0;
                    _S4620.value0_232 = _S4523.value0_215.value0_214.map_1;
                    _S4620.value1_106 = _S4523.value0_215.value2_40;
                    var _S4621 : Tuple_33 = s_apply_octahedral_direction_0(_S4619.value0_71);
                    var _S4622 : s_paramCtx_s_bwdCallableCtx_octahedral_direction_0;
                    _S4622.value0_233 = _S4619.value0_71;
                    var _S4623 : vec3<f32> = _S4523.value0_215.value0_214.to_light_2[i32(0)].xyz;
                    var _S4624 : vec3<f32> = _S4523.value0_215.value0_214.to_light_2[i32(1)].xyz;
                    var _S4625 : vec3<f32> = _S4523.value0_215.value0_214.to_light_2[i32(2)].xyz;
                    sample_9.direction_17 = _S4623 * vec3<f32>(_S4621.value0_72.x) + _S4624 * vec3<f32>(_S4621.value0_72.y) + _S4625 * vec3<f32>(_S4621.value0_72.z);
                    _S4610 = _S4625;
                    _S4611 = _S4624;
                    _S4612 = _S4623;
                    _S4613.value0_237 = _S4622;
                    _S4614.value0_238 = _S4620;
                }
                else
                {
                    _S4610 = _S4527;
                    _S4611 = _S4527;
                    _S4612 = _S4527;
                    _S4613.value0_237 = _S4538;
                    _S4614.value0_238 = _S4537;
                }
                var _S4626 : s_paramCtx_s_bwdCallableCtx_arriving_pdf_0;
                _S4626.value0_28 = _S4523.value0_215.value0_214.arriving_2;
                _S4626.value1_5 = _S4523.value0_215.value1_93;
                _S4626.value2_4 = sample_9.direction_17;
                var _S4627 : s_paramCtx_s_bwdCallableCtx_arriving_pdf_0 = _S4626;
                _S4615.value0_29 = _S4627;
                _S4607 = _S4618;
            }
            else
            {
                _S4615.value0_29 = _S4540;
                _S4607 = false;
                _S4610 = _S4527;
                _S4611 = _S4527;
                _S4612 = _S4527;
                _S4613.value0_237 = _S4538;
                _S4614.value0_238 = _S4537;
            }
            var _S4628 : bool = _S4607;
            _S4607 = _S4617;
            _S4608 = _S4628;
        }
        var _S4629 : bool = _S4607;
        var _S4630 : bool = _S4608;
        _S4607 = _S4616;
        _S4608 = _S4629;
        _S4609 = _S4630;
    }
    else
    {
        _S4607 = false;
        _S4608 = false;
        _S4615.value0_29 = _S4540;
        _S4609 = false;
        _S4610 = _S4527;
        _S4611 = _S4527;
        _S4612 = _S4527;
        _S4613.value0_237 = _S4538;
        _S4614.value0_238 = _S4537;
    }
    var _S4631 : TriangleView_Differential_0 = TriangleView_x24_syn_dzero_0();
    var _S4632 : LightSample_Differential_0 = LightSample_x24_syn_dzero_0();
    var _S4633 : LightSample_Differential_0;
    var _S4634 : vec2<f32>;
    if(_S4606)
    {
        if(_S4607)
        {
            _S4633 = _S4632;
            _S4634 = _S4531;
            _S4610 = _S4527;
        }
        else
        {
            if(_S4608)
            {
                var _S4635 : LightSample_Differential_0 = LightSample_x24_syn_dadd_0(_S4526, _S4632);
                _S4633 = _S4635;
                _S4633.pdf_12 = 0.0f;
                var _S4636 : vec3<f32> = _S4527;
                var _S4637 : vec3<f32> = _S4527;
                s_bwdProp_arriving_pdf_0(_S4615, &(_S4636), &(_S4637), _S4635.pdf_12);
                var _S4638 : vec3<f32> = _S4636;
                var _S4639 : LightSample_Differential_0 = _S4632;
                _S4639.direction_22 = _S4637;
                var _S4640 : LightSample_Differential_0 = LightSample_x24_syn_dadd_0(_S4633, _S4639);
                if(_S4609)
                {
                    _S4633 = _S4640;
                    _S4633.direction_22 = _S4527;
                    var _S4641 : vec3<f32> = _S4610 * _S4640.direction_22;
                    var _S4642 : vec3<f32> = _S4611 * _S4640.direction_22;
                    var _S4643 : vec3<f32> = _S4612 * _S4640.direction_22;
                    var _S4644 : vec3<f32> = vec3<f32>(_S4643[i32(0)] + _S4643[i32(1)] + _S4643[i32(2)], _S4642[i32(0)] + _S4642[i32(1)] + _S4642[i32(2)], _S4641[i32(0)] + _S4641[i32(1)] + _S4641[i32(2)]);
                    var _S4645 : vec2<f32> = _S4531;
                    s_bwdProp_octahedral_direction_0(_S4613, &(_S4645), _S4644);
                    var _S4646 : vec2<f32> = _S4531;
                    s_bwdProp_mapped_0(_S4614, &(_S4646), _S4645);
                    _S4633 = LightSample_x24_syn_dadd_0(_S4633, _S4632);
                    _S4634 = _S4646;
                }
                else
                {
                    _S4633 = LightSample_x24_syn_dadd_0(_S4640, _S4632);
                    _S4634 = _S4531;
                }
                _S4610 = _S4638;
            }
            else
            {
                _S4633 = LightSample_x24_syn_dadd_0(_S4526, _S4632);
                _S4634 = _S4531;
                _S4610 = _S4527;
            }
        }
        _S4633.radiance_15 = _S4527;
        _S4633.distance_11 = 0.0f;
        _S4633 = LightSample_x24_syn_dadd_0(_S4633, _S4632);
    }
    else
    {
        _S4633 = LightSample_x24_syn_dadd_0(_S4526, _S4632);
        _S4634 = _S4531;
        _S4610 = _S4527;
    }
    if(_S4542)
    {
        var _S4647 : TriangleView_Differential_0;
        if(_S4543)
        {
            if(portal_3)
            {
                factor_6 = 0.0f;
                _S4549 = 0.0f;
                _S4556 = _S4633.direction_22;
                _S4647 = _S4631;
            }
            else
            {
                if(_S4544)
                {
                    var _S4648 : LightSample_Differential_0 = _S4633;
                    _S4648.pdf_12 = 0.0f;
                    var _S4649 : f32 = factor_6 * _S4633.pdf_12;
                    if(_S4545)
                    {
                        var _S4650 : vec3<f32> = _S4556 * _S4633.radiance_15;
                        var _S4651 : vec3<f32> = _S4557 * _S4633.radiance_15;
                        var _S4652 : vec2<f32> = vec2<f32>(_S4651[i32(0)] + _S4651[i32(1)] + _S4651[i32(2)], _S4650[i32(0)] + _S4650[i32(1)] + _S4650[i32(2)]);
                        var _S4653 : TriangleView_Differential_0;
                        _S4653.to_corner_2 = _S4527;
                        _S4653.height_5 = 0.0f;
                        _S4653.a_24 = _S4527;
                        _S4653.b_20 = _S4527;
                        _S4653.c_3 = _S4527;
                        _S4653.solid_angle_3 = 0.0f;
                        var _S4654 : vec3<f32> = _S4527;
                        var _S4655 : f32 = 0.0f;
                        s_bwdProp_view_barycentric_0(_S4562, &(_S4653), &(_S4654), &(_S4655), _S4652);
                        var _S4656 : vec3<f32> = _S4633.direction_22 + _S4654;
                        var _S4657 : f32 = _S4633.distance_11 + _S4655;
                        var _S4658 : TriangleView_Differential_0 = TriangleView_x24_syn_dadd_0(_S4653, _S4631);
                        _S4633 = _S4632;
                        _S4556 = _S4656;
                        factor_6 = _S4657;
                        _S4647 = _S4658;
                    }
                    else
                    {
                        _S4633 = LightSample_x24_syn_dadd_0(_S4648, _S4632);
                        _S4556 = _S4527;
                        factor_6 = 0.0f;
                        _S4647 = _S4631;
                    }
                    var _S4659 : vec3<f32> = _S4633.direction_22 + _S4556;
                    var _S4660 : f32 = _S4633.distance_11 + factor_6;
                    factor_6 = _S4649;
                    _S4549 = _S4660;
                    _S4556 = _S4659;
                }
                else
                {
                    factor_6 = 0.0f;
                    _S4549 = 0.0f;
                    _S4556 = _S4527;
                    _S4647 = _S4631;
                }
            }
            var _S4661 : TriangleView_Differential_0;
            _S4661.to_corner_2 = _S4527;
            _S4661.height_5 = 0.0f;
            _S4661.a_24 = _S4527;
            _S4661.b_20 = _S4527;
            _S4661.c_3 = _S4527;
            _S4661.solid_angle_3 = 0.0f;
            var _S4662 : vec3<f32> = _S4527;
            var _S4663 : f32 = 0.0f;
            s_bwdProp_view_pdf_0(_S4563, &(_S4661), &(_S4662), &(_S4663), factor_6);
            var _S4664 : f32 = _S4663 + _S4549;
            var _S4665 : vec3<f32> = _S4662 + _S4556;
            var _S4666 : SampledPoint_Differential_0 = SampledPoint_x24_syn_dzero_0();
            _S4666.distance_13 = _S4664;
            _S4666.direction_23 = _S4665;
            var _S4667 : TriangleView_Differential_0;
            _S4667.to_corner_2 = _S4527;
            _S4667.height_5 = 0.0f;
            _S4667.a_24 = _S4527;
            _S4667.b_20 = _S4527;
            _S4667.c_3 = _S4527;
            _S4667.solid_angle_3 = 0.0f;
            var _S4668 : vec2<f32> = _S4531;
            s_bwdProp_sample_view_0(_S4564, &(_S4667), &(_S4668), _S4666);
            var _S4669 : vec2<f32> = _S4668 + _S4634;
            _S4647 = TriangleView_x24_syn_dadd_0(TriangleView_x24_syn_dadd_0(_S4661, _S4667), _S4647);
            _S4634 = _S4669;
        }
        else
        {
            _S4647 = _S4631;
        }
        var _S4670 : TriangleView_Differential_0 = _S4631;
        _S4670.height_5 = 0.0f;
        var _S4671 : TriangleView_Differential_0 = TriangleView_x24_syn_dadd_0(_S4647, _S4670);
        var _S4672 : vec3<f32> = _S4527;
        s_bwdProp_view_of_0(_S4565, &(_S4672), _S4671);
        _S4556 = _S4672 + _S4610;
    }
    else
    {
        if(_S4546)
        {
            if(_S4547)
            {
                var _S4673 : LightSample_Differential_0 = _S4633;
                var _S4674 : LightSample_Differential_0 = _S4633;
                var _S4675 : vec3<f32> = _S4558 * _S4633.radiance_15;
                var _S4676 : f32 = _S4675[i32(0)] + _S4675[i32(1)] + _S4675[i32(2)];
                if(_S4548)
                {
                    var _S4677 : f32 = _S4549 * _S4676;
                    var _S4678 : f32 = _S4550 * _S4676;
                    var _S4679 : f32 = 0.0f;
                    s_bwdProp_smooth_step_0(_S4553, &(_S4679), _S4677);
                    var _S4680 : f32 = - _S4679;
                    var _S4681 : vec3<f32> = _S4527;
                    var _S4682 : vec3<f32> = _S4527;
                    s_bwdProp_dot_0(_S4554, &(_S4681), &(_S4682), _S4680);
                    var _S4683 : vec3<f32> = _S4681 + _S4673.direction_22;
                    factor_6 = _S4678;
                    _S4556 = _S4683;
                }
                else
                {
                    factor_6 = _S4676;
                    _S4556 = _S4673.direction_22;
                }
                var _S4684 : f32 = - (factor_6 / _S4551);
                var _S4685 : vec3<f32> = _S4559 * _S4556;
                var _S4686 : vec3<f32> = _S4560 * _S4556;
                var _S4687 : f32 = - ((_S4685[i32(0)] + _S4685[i32(1)] + _S4685[i32(2)]) / _S4552) + _S4674.distance_11;
                var _S4688 : f32 = 0.0f;
                s_bwdProp_sqrt_0(_S4561, &(_S4688), _S4687);
                factor_6 = _S4684 + _S4688;
                _S4556 = _S4686;
            }
            else
            {
                factor_6 = 0.0f;
                _S4556 = _S4527;
            }
            var _S4689 : vec3<f32> = _S4527;
            var _S4690 : vec3<f32> = _S4527;
            s_bwdProp_dot_0(_S4555, &(_S4689), &(_S4690), factor_6);
            _S4556 = vec3<f32>(-1.0f) * (_S4689 + _S4690 + _S4556) + _S4610;
        }
        else
        {
            _S4556 = _S4610;
        }
    }
    (*_S4524) = _S4556;
    (*_S4525) = _S4634;
    return;
}

fn s_bwdProp_direct_light_0( _S4691 : s_bwdCallableCtx_direct_light_0,  _S4692 : ptr<function, Bsdf_Differential_0>,  _S4693 : ptr<function, Frame_0>,  _S4694 : ptr<function, Surface_Differential_0>,  _S4695 : ptr<function, vec3<f32>>,  _S4696 : ptr<function, vec2<f32>>,  _S4697 : DirectLight_Differential_0)
{
    var _S4698 : vec3<f32> = vec3<f32>(0.0f);
    var _S4699 : Frame_0 = Frame_0( _S4698, _S4698, _S4698 );
    var _S4700 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S4699, _S4698 );
    var _S4701 : vec2<f32> = vec2<f32>(0.0f);
    var _S4702 : Bsdf_0 = Bsdf_0( _S4698, _S4698, _S4701, _S4701, 0.0f, u32(0), u32(0) );
    var _S4703 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0 = s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0( _S4702, _S4698, _S4698 );
    var _S4704 : CoatedDiffuse_0 = CoatedDiffuse_0( _S4698, 0.0f, _S4701, u32(0), false );
    var _S4705 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S4706 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S4705, _S4698 );
    var _S4707 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S4701 );
    var _S4708 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S4706, 0.0f, _S4707, u32(0), 0.0f );
    var _S4709 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S4706, 0.0f );
    var _S4710 : s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0( _S4704, _S4708, _S4709 );
    var _S4711 : Refraction_0 = Refraction_0( _S4698, false );
    var _S4712 : CoatedConductor_0 = CoatedConductor_0( _S4698, _S4698, _S4701, _S4701, _S4701, _S4701, _S4701, 0.0f, 0.0f, 0.0f, _S4698, _S4711, _S4701, _S4701, 0.0f, u32(0), false );
    var _S4713 : LobeTable_0 = LobeTable_0( _S4701, _S4701, _S4701, _S4701 );
    var _S4714 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S4713, 0.0f, _S4706, _S4713 );
    var _S4715 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S4706, _S4713, u32(0) );
    var _S4716 : s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0( _S4712, _S4714, _S4715 );
    var _S4717 : s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0 = s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0( _S4710, _S4716 );
    var _S4718 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S4719 : Tuple_26 = s_apply_sample_light_0(_S4691.value0_131.value2_19, _S4691.value0_131.value3_13.position_2, _S4691.value0_131.value5_4);
    var _S4720 : s_paramCtx_s_bwdCallableCtx_sample_light_0;
    _S4720.value0_214 = _S4691.value0_131.value2_19;
    _S4720.value1_93 = _S4691.value0_131.value3_13.position_2;
    _S4720.value2_40 = _S4691.value0_131.value5_4;
    var _S4721 : s_bwdCallableCtx_sample_light_0 = s_bwdCallableCtx_sample_light_0( _S4720 );
    var factor_8 : f32;
    var _S4722 : f32;
    var _S4723 : f32;
    var _S4724 : s_bwdCallableCtx_power_heuristic_0;
    var _S4725 : vec3<f32>;
    var _S4726 : vec3<f32>;
    var _S4727 : vec3<f32>;
    var _S4728 : vec3<f32>;
    var _S4729 : bool;
    var _S4730 : bool;
    var _S4731 : s_bwdCallableCtx_bsdf_evaluate_0;
    var _S4732 : s_bwdCallableCtx_to_local_0;
    if(_S4719.value0_65.valid_5)
    {
        var _S4733 : Tuple_24 = s_apply_to_local_0(_S4691.value0_131.value1_45, _S4719.value0_65.direction_17);
        var _S4734 : s_paramCtx_s_bwdCallableCtx_to_local_0;
        _S4734.value0_125 = _S4691.value0_131.value1_45;
        _S4734.value1_44 = _S4719.value0_65.direction_17;
        var _S4735 : s_paramCtx_s_bwdCallableCtx_to_local_0 = _S4734;
        var _S4736 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0;
        _S4736.value0_213 = _S4691.value0_131.value0_126;
        _S4736.value1_92 = _S4691.value0_131.value4_8;
        _S4736.value2_39 = _S4733.value0_63;
        var _S4737 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0 = _S4736;
        var _S4738 : bool = (any(((_S4691.value1_48.value0_48.f_cos_0) != _S4698)));
        if(_S4738)
        {
            var factor_9 : f32 = 1.0f / _S4719.value0_65.pdf_9;
            var _S4739 : f32 = _S4719.value0_65.pdf_9 * _S4719.value0_65.pdf_9;
            var _S4740 : bool = !_S4691.value0_131.value2_19.delta_2;
            if(_S4740)
            {
                var _S4741 : Tuple_14 = s_apply_power_heuristic_0(_S4719.value0_65.pdf_9, _S4691.value1_48.value0_48.pdf_6);
                var _S4742 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
                _S4742.value0_24 = _S4719.value0_65.pdf_9;
                _S4742.value1_4 = _S4691.value1_48.value0_48.pdf_6;
                factor_8 = factor_9 * _S4741.value0_16;
                _S4722 = _S4741.value0_16;
                _S4724.value0_25 = _S4742;
            }
            else
            {
                factor_8 = factor_9;
                _S4722 = 0.0f;
                _S4724.value0_25 = _S4718;
            }
            var _S4743 : vec3<f32> = vec3<f32>(factor_8);
            _S4725 = _S4691.value1_48.value0_48.f_cos_0 * _S4719.value0_65.radiance_13;
            _S4726 = _S4743;
            _S4727 = _S4719.value0_65.radiance_13;
            _S4729 = _S4740;
            factor_8 = factor_9;
            _S4723 = _S4739;
        }
        else
        {
            _S4725 = _S4698;
            _S4726 = _S4698;
            _S4727 = _S4698;
            _S4729 = false;
            factor_8 = 0.0f;
            _S4722 = 0.0f;
            _S4724.value0_25 = _S4718;
            _S4723 = 0.0f;
        }
        var _S4744 : vec3<f32> = _S4727;
        var _S4745 : bool = _S4729;
        _S4729 = _S4738;
        _S4727 = _S4691.value1_48.value0_48.f_cos_0;
        _S4728 = _S4744;
        _S4730 = _S4745;
        _S4731.value0_216 = _S4737;
        _S4731.value1_94 = _S4691.value1_48.value1_17;
        _S4732.value0_133 = _S4735;
    }
    else
    {
        _S4729 = false;
        _S4725 = _S4698;
        _S4726 = _S4698;
        _S4727 = _S4698;
        _S4728 = _S4698;
        _S4730 = false;
        factor_8 = 0.0f;
        _S4722 = 0.0f;
        _S4724.value0_25 = _S4718;
        _S4723 = 0.0f;
        _S4731.value0_216 = _S4703;
        _S4731.value1_94 = _S4717;
        _S4732.value0_133 = _S4700;
    }
    var _S4746 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S4747 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S4748 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S4749 : BsdfValue_0 = BsdfValue_x24_syn_dzero_0();
    var _S4750 : LightSample_Differential_0 = LightSample_x24_syn_dzero_0();
    var _S4751 : LightSample_Differential_0;
    var _S4752 : Bsdf_Differential_0;
    var _S4753 : Frame_0;
    if(_S4719.value0_65.valid_5)
    {
        var _S4754 : BsdfValue_0;
        if(_S4729)
        {
            var _S4755 : vec3<f32> = _S4725 * _S4697.radiance_14;
            var _S4756 : vec3<f32> = _S4726 * _S4697.radiance_14;
            var _S4757 : vec3<f32> = _S4727 * _S4756;
            var _S4758 : vec3<f32> = _S4728 * _S4756;
            var _S4759 : f32 = _S4755[i32(0)] + _S4755[i32(1)] + _S4755[i32(2)];
            var _S4760 : LightSample_Differential_0 = _S4750;
            _S4760.distance_11 = _S4697.distance_10;
            _S4760.radiance_15 = _S4757;
            var _S4761 : LightSample_Differential_0 = LightSample_x24_syn_dadd_0(_S4750, _S4760);
            if(_S4730)
            {
                var _S4762 : f32 = factor_8 * _S4759;
                var _S4763 : f32 = _S4722 * _S4759;
                var _S4764 : f32 = 0.0f;
                var _S4765 : f32 = 0.0f;
                s_bwdProp_power_heuristic_0(_S4724, &(_S4764), &(_S4765), _S4762);
                var _S4766 : BsdfValue_0 = _S4749;
                _S4766.pdf_6 = _S4765;
                var _S4767 : BsdfValue_0 = BsdfValue_x24_syn_dadd_0(_S4749, _S4766);
                factor_8 = _S4763;
                _S4722 = _S4764;
                _S4754 = _S4767;
            }
            else
            {
                factor_8 = _S4759;
                _S4722 = 0.0f;
                _S4754 = _S4749;
            }
            var _S4768 : f32 = - (factor_8 / _S4723) + _S4722;
            var _S4769 : LightSample_Differential_0 = _S4750;
            _S4769.pdf_12 = _S4768;
            var _S4770 : LightSample_Differential_0 = LightSample_x24_syn_dadd_0(_S4761, _S4769);
            _S4725 = _S4758;
            _S4726 = _S4697.direction_21;
            _S4751 = _S4770;
        }
        else
        {
            _S4725 = _S4698;
            _S4754 = _S4749;
            _S4726 = _S4698;
            _S4751 = _S4750;
        }
        var _S4771 : BsdfValue_0 = _S4749;
        _S4771.f_cos_0 = _S4725;
        var _S4772 : BsdfValue_0 = BsdfValue_x24_syn_dadd_0(_S4754, _S4771);
        var _S4773 : Bsdf_Differential_0;
        _S4773.a_37 = _S4698;
        _S4773.b_32 = _S4698;
        _S4773.alpha_6 = _S4701;
        _S4773.coat_alpha_3 = _S4701;
        var _S4774 : vec3<f32> = _S4698;
        var _S4775 : vec3<f32> = _S4698;
        s_bwdProp_bsdf_evaluate_0(_S4731, &(_S4773), &(_S4774), &(_S4775), _S4772);
        var _S4776 : Frame_0;
        _S4776.s_8 = _S4698;
        _S4776.t_9 = _S4698;
        _S4776.n_5 = _S4698;
        var _S4777 : vec3<f32> = _S4698;
        s_bwdProp_to_local_0(_S4732, &(_S4776), &(_S4777), _S4775);
        var _S4778 : vec3<f32> = _S4777 + _S4726;
        var _S4779 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S4773, _S4748);
        var _S4780 : Frame_0 = Frame_x24_syn_dadd_0(_S4776, _S4747);
        var _S4781 : LightSample_Differential_0 = _S4750;
        _S4781.direction_22 = _S4778;
        _S4751 = LightSample_x24_syn_dadd_0(_S4751, _S4781);
        _S4752 = _S4779;
        _S4753 = _S4780;
        _S4725 = _S4774;
    }
    else
    {
        _S4751 = _S4750;
        _S4752 = _S4748;
        _S4753 = _S4747;
        _S4725 = _S4698;
    }
    var _S4782 : vec3<f32> = _S4698;
    var _S4783 : vec2<f32> = _S4701;
    s_bwdProp_sample_light_0(_S4721, &(_S4782), &(_S4783), _S4751);
    var _S4784 : Surface_Differential_0 = _S4746;
    _S4784.position_5 = _S4782;
    var _S4785 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S4746, _S4784);
    (*_S4692) = _S4752;
    (*_S4693) = _S4753;
    (*_S4694) = _S4785;
    (*_S4695) = _S4725;
    (*_S4696) = _S4783;
    return;
}

fn s_bwdProp_frame_near_0( _S4786 : s_bwdCallableCtx_frame_near_0,  _S4787 : ptr<function, Surface_Differential_0>,  _S4788 : Frame_0)
{
    var _S4789 : vec3<f32> = vec3<f32>(0.0f);
    var _S4790 : bool;
    if(((FEATURES_0 & (u32(32)))) != u32(0))
    {
        _S4790 = _S4786.value0_134.value0_124.bent_0;
    }
    else
    {
        _S4790 = false;
    }
    var _S4791 : vec3<f32>;
    var _S4792 : vec3<f32>;
    var _S4793 : vec3<f32>;
    var _S4794 : vec3<f32>;
    var _S4795 : vec3<f32>;
    var _S4796 : vec3<f32>;
    if(_S4790)
    {
        _S4791 = _S4786.value0_134.value0_124.frame_0.n_4.d2_0;
        _S4792 = _S4786.value0_134.value0_124.frame_0.n_4.d1_0;
        _S4793 = _S4786.value0_134.value0_124.frame_0.t_8.d2_0;
        _S4794 = _S4786.value0_134.value0_124.frame_0.t_8.d1_0;
        _S4795 = _S4786.value0_134.value0_124.frame_0.s_7.d2_0;
        _S4796 = _S4786.value0_134.value0_124.frame_0.s_7.d1_0;
    }
    else
    {
        _S4791 = _S4789;
        _S4792 = _S4789;
        _S4793 = _S4789;
        _S4794 = _S4789;
        _S4795 = _S4789;
        _S4796 = _S4789;
    }
    var _S4797 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S4798 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S4799 : Frame_0;
    var _S4800 : Surface_Differential_0;
    if(_S4790)
    {
        var _S4801 : vec3<f32> = _S4791 * _S4788.n_5;
        var _S4802 : vec3<f32> = _S4792 * _S4788.n_5;
        var _S4803 : vec3<f32> = _S4793 * _S4788.t_9;
        var _S4804 : vec3<f32> = _S4794 * _S4788.t_9;
        var _S4805 : vec3<f32> = _S4795 * _S4788.s_8;
        var _S4806 : vec3<f32> = _S4796 * _S4788.s_8;
        var _S4807 : f32 = _S4801[i32(0)] + _S4801[i32(1)] + _S4801[i32(2)] + (_S4803[i32(0)] + _S4803[i32(1)] + _S4803[i32(2)]) + (_S4805[i32(0)] + _S4805[i32(1)] + _S4805[i32(2)]);
        var _S4808 : f32 = _S4802[i32(0)] + _S4802[i32(1)] + _S4802[i32(2)] + (_S4804[i32(0)] + _S4804[i32(1)] + _S4804[i32(2)]) + (_S4806[i32(0)] + _S4806[i32(1)] + _S4806[i32(2)]);
        var _S4809 : Surface_Differential_0 = _S4797;
        _S4809.b2_2 = _S4807;
        _S4809.b1_2 = _S4808;
        var _S4810 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S4797, _S4809);
        _S4799 = _S4798;
        _S4800 = _S4810;
    }
    else
    {
        _S4799 = Frame_x24_syn_dadd_0(_S4788, _S4798);
        _S4800 = _S4797;
    }
    var _S4811 : Surface_Differential_0 = _S4797;
    _S4811.frame_10 = _S4799;
    (*_S4787) = Surface_x24_syn_dadd_0(_S4800, _S4811);
    return;
}

fn s_bwdProp_bsdf_near_0( _S4812 : s_bwdCallableCtx_bsdf_near_0,  _S4813 : ptr<function, f32>,  _S4814 : ptr<function, f32>,  _S4815 : Bsdf_Differential_0)
{
    var _S4816 : vec3<f32> = vec3<f32>(0.0f);
    var _S4817 : vec4<f32> = vec4<f32>(0.0f);
    var _S4818 : bool;
    if(((FEATURES_0 & (u32(1)))) != u32(0))
    {
        _S4818 = _S4812.value0_135.value0_123.textured_1;
    }
    else
    {
        _S4818 = false;
    }
    var _S4819 : vec4<f32>;
    var _S4820 : vec4<f32>;
    var _S4821 : vec3<f32>;
    var _S4822 : vec3<f32>;
    var _S4823 : vec3<f32>;
    var _S4824 : vec3<f32>;
    if(_S4818)
    {
        _S4819 = _S4812.value0_135.value0_123.widths_d2_0;
        _S4820 = _S4812.value0_135.value0_123.widths_d1_0;
        _S4821 = _S4812.value0_135.value0_123.b_21.d2_0;
        _S4822 = _S4812.value0_135.value0_123.b_21.d1_0;
        _S4823 = _S4812.value0_135.value0_123.a_25.d2_0;
        _S4824 = _S4812.value0_135.value0_123.a_25.d1_0;
    }
    else
    {
        _S4819 = _S4817;
        _S4820 = _S4817;
        _S4821 = _S4816;
        _S4822 = _S4816;
        _S4823 = _S4816;
        _S4824 = _S4816;
    }
    var _S4825 : vec4<f32> = vec4<f32>(_S4815.alpha_6[i32(0)], _S4815.alpha_6[i32(1)], _S4815.coat_alpha_3[i32(0)], _S4815.coat_alpha_3[i32(1)]);
    var _S4826 : f32;
    var _S4827 : f32;
    if(_S4818)
    {
        var _S4828 : vec4<f32> = _S4819 * _S4825;
        var _S4829 : vec4<f32> = _S4820 * _S4825;
        var _S4830 : vec3<f32> = _S4821 * _S4815.b_32;
        var _S4831 : vec3<f32> = _S4822 * _S4815.b_32;
        var _S4832 : vec3<f32> = _S4823 * _S4815.a_37;
        var _S4833 : vec3<f32> = _S4824 * _S4815.a_37;
        var _S4834 : f32 = _S4828[i32(0)] + _S4828[i32(1)] + _S4828[i32(2)] + _S4828[i32(3)] + (_S4830[i32(0)] + _S4830[i32(1)] + _S4830[i32(2)]) + (_S4832[i32(0)] + _S4832[i32(1)] + _S4832[i32(2)]);
        _S4826 = _S4829[i32(0)] + _S4829[i32(1)] + _S4829[i32(2)] + _S4829[i32(3)] + (_S4831[i32(0)] + _S4831[i32(1)] + _S4831[i32(2)]) + (_S4833[i32(0)] + _S4833[i32(1)] + _S4833[i32(2)]);
        _S4827 = _S4834;
    }
    else
    {
        _S4826 = 0.0f;
        _S4827 = 0.0f;
    }
    (*_S4813) = _S4826;
    (*_S4814) = _S4827;
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

fn s_bwdProp_emitted_light_0( _S4835 : s_bwdCallableCtx_emitted_light_0,  _S4836 : ptr<function, Surface_Differential_0>,  _S4837 : ptr<function, vec3<f32>>,  _S4838 : ptr<function, vec3<f32>>,  _S4839 : FoundLight_0)
{
    var _S4840 : vec3<f32> = vec3<f32>(0.0f);
    var _S4841 : LightShape_0 = LightShape_0( _S4840, _S4840, _S4840, _S4840, 0.0f );
    var _S4842 : s_paramCtx_s_bwdCallableCtx_view_of_0 = s_paramCtx_s_bwdCallableCtx_view_of_0( _S4841, _S4840 );
    var _S4843 : TriangleView_0 = TriangleView_0( _S4840, 0.0f, _S4840, _S4840, _S4840, 0.0f, false );
    var _S4844 : s_paramCtx_s_bwdCallableCtx_view_pdf_0 = s_paramCtx_s_bwdCallableCtx_view_pdf_0( _S4841, _S4843, _S4840, 0.0f );
    var _S4845 : Tuple_5 = s_apply_dot_0(_S4835.value0_242.value3_31, _S4835.value0_242.value1_108.geometric_normal_0);
    var _S4846 : s_bwdCallableCtx_dot_0;
    _S4846._S39 = _S4835.value0_242.value3_31;
    _S4846._S40 = _S4835.value0_242.value1_108.geometric_normal_0;
    var _S4847 : s_bwdCallableCtx_dot_0 = _S4846;
    var cosine_11 : f32 = - _S4845.value0_5;
    var _S4848 : bool;
    if(cosine_11 > 0.0f)
    {
        _S4848 = true;
    }
    else
    {
        if(cosine_11 < 0.0f)
        {
            _S4848 = _S4835.value0_242.value0_241.two_sided_1;
        }
        else
        {
            _S4848 = false;
        }
    }
    var _S4849 : bool;
    var _S4850 : bool;
    var _S4851 : vec3<f32>;
    var _S4852 : vec3<f32>;
    var _S4853 : s_bwdCallableCtx_view_pdf_0;
    var _S4854 : s_bwdCallableCtx_sqrt_0;
    var _S4855 : s_bwdCallableCtx_view_of_0;
    var _S4856 : f32;
    var _S4857 : f32;
    var _S4858 : f32;
    var _S4859 : f32;
    var _S4860 : s_bwdCallableCtx_abs_0;
    var _S4861 : s_bwdCallableCtx_dot_0;
    if(_S4848)
    {
        if(((FEATURES_0 & (u32(128)))) != u32(0))
        {
            _S4849 = _S4835.value0_242.value0_241.textured_2;
        }
        else
        {
            _S4849 = false;
        }
        if(_S4849)
        {
            _S4851 = _S4835.value0_242.value0_241.radiance_7.d2_0;
            _S4852 = _S4835.value0_242.value0_241.radiance_7.d1_0;
        }
        else
        {
            _S4851 = _S4840;
            _S4852 = _S4840;
        }
        var _S4862 : bool = (_S4835.value0_242.value0_241.probability_1) > 0.0f;
        if(_S4862)
        {
            var arm_1 : vec3<f32> = _S4835.value0_242.value1_108.position_2 + _S4835.value0_242.value2_49 * vec3<f32>(-1.0f);
            var _S4863 : Tuple_5 = s_apply_dot_0(arm_1, arm_1);
            var _S4864 : s_bwdCallableCtx_dot_0;
            _S4864._S39 = arm_1;
            _S4864._S40 = arm_1;
            var _S4865 : s_bwdCallableCtx_dot_0 = _S4864;
            if(((FEATURES_0 & (u32(1024)))) != u32(0))
            {
                var _S4866 : Tuple_9 = s_apply_view_of_0(_S4835.value0_242.value0_241.shape_7, _S4835.value0_242.value2_49);
                var _S4867 : s_paramCtx_s_bwdCallableCtx_view_of_0;
                _S4867.value0_30 = _S4835.value0_242.value0_241.shape_7;
                _S4867.value1_6 = _S4835.value0_242.value2_49;
                var _S4868 : Tuple_4 = s_apply_sqrt_0(_S4863.value0_5);
                var _S4869 : s_bwdCallableCtx_sqrt_0;
                _S4869._S35 = _S4863.value0_5;
                var _S4870 : s_paramCtx_s_bwdCallableCtx_view_pdf_0;
                _S4870.value0_31 = _S4835.value0_242.value0_241.shape_7;
                _S4870.value1_7 = _S4866.value0_11;
                _S4870.value2_5 = _S4835.value0_242.value3_31;
                _S4870.value3_2 = _S4868.value0_4;
                _S4853.value0_32 = _S4870;
                _S4854 = _S4869;
                _S4855.value0_33 = _S4867;
                _S4856 = 0.0f;
                _S4857 = 0.0f;
                _S4858 = 0.0f;
                _S4860._S18 = 0.0f;
            }
            else
            {
                var _S4871 : f32 = _S4863.value0_5 * _S4835.value0_242.value0_241.probability_1;
                var _S4872 : Tuple_2 = s_apply_abs_0(cosine_11);
                var _S4873 : s_bwdCallableCtx_abs_0;
                _S4873._S18 = cosine_11;
                var _S4874 : f32 = _S4872.value0_2 * _S4872.value0_2;
                _S4853.value0_32 = _S4844;
                _S4854._S35 = 0.0f;
                _S4855.value0_33 = _S4842;
                _S4856 = _S4874;
                _S4857 = _S4871;
                _S4858 = _S4872.value0_2;
                _S4860 = _S4873;
            }
            _S4861 = _S4865;
        }
        else
        {
            _S4853.value0_32 = _S4844;
            _S4854._S35 = 0.0f;
            _S4855.value0_33 = _S4842;
            _S4856 = 0.0f;
            _S4857 = 0.0f;
            _S4858 = 0.0f;
            _S4860._S18 = 0.0f;
            _S4861._S39 = _S4840;
            _S4861._S40 = _S4840;
        }
        var _S4875 : bool = _S4849;
        var _S4876 : f32 = _S4856;
        var _S4877 : f32 = _S4857;
        var _S4878 : f32 = _S4858;
        _S4849 = _S4862;
        _S4856 = _S4835.value0_242.value0_241.probability_1;
        _S4857 = _S4876;
        _S4858 = _S4877;
        _S4859 = _S4878;
        _S4850 = _S4875;
    }
    else
    {
        _S4849 = false;
        _S4856 = 0.0f;
        _S4853.value0_32 = _S4844;
        _S4854._S35 = 0.0f;
        _S4855.value0_33 = _S4842;
        _S4857 = 0.0f;
        _S4858 = 0.0f;
        _S4859 = 0.0f;
        _S4860._S18 = 0.0f;
        _S4861._S39 = _S4840;
        _S4861._S40 = _S4840;
        _S4850 = false;
        _S4851 = _S4840;
        _S4852 = _S4840;
    }
    var _S4879 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S4880 : FoundLight_0 = FoundLight_x24_syn_dzero_0();
    var _S4881 : Surface_Differential_0;
    if(_S4848)
    {
        var _S4882 : vec3<f32>;
        var _S4883 : vec3<f32>;
        var _S4884 : FoundLight_0;
        if(_S4849)
        {
            if(((FEATURES_0 & (u32(1024)))) != u32(0))
            {
                _S4884 = _S4839;
                _S4884.pdf_2 = 0.0f;
                var _S4885 : f32 = _S4856 * _S4839.pdf_2;
                var _S4886 : TriangleView_Differential_0;
                _S4886.to_corner_2 = _S4840;
                _S4886.height_5 = 0.0f;
                _S4886.a_24 = _S4840;
                _S4886.b_20 = _S4840;
                _S4886.c_3 = _S4840;
                _S4886.solid_angle_3 = 0.0f;
                var _S4887 : vec3<f32> = _S4840;
                var _S4888 : f32 = 0.0f;
                s_bwdProp_view_pdf_0(_S4853, &(_S4886), &(_S4887), &(_S4888), _S4885);
                var _S4889 : f32 = 0.0f;
                s_bwdProp_sqrt_0(_S4854, &(_S4889), _S4888);
                var _S4890 : vec3<f32> = _S4840;
                s_bwdProp_view_of_0(_S4855, &(_S4890), _S4886);
                var _S4891 : FoundLight_0 = FoundLight_x24_syn_dadd_0(_S4884, _S4880);
                _S4856 = _S4889;
                _S4882 = _S4890;
                _S4884 = _S4891;
                _S4857 = 0.0f;
                _S4883 = _S4887;
            }
            else
            {
                _S4884 = _S4839;
                _S4884.pdf_2 = 0.0f;
                var _S4892 : f32 = _S4839.pdf_2 / _S4857;
                var _S4893 : f32 = _S4858 * - _S4892;
                var _S4894 : f32 = _S4859 * _S4892;
                var _S4895 : f32 = 0.0f;
                s_bwdProp_abs_0(_S4860, &(_S4895), _S4893);
                var _S4896 : FoundLight_0 = FoundLight_x24_syn_dadd_0(_S4884, _S4880);
                _S4856 = _S4856 * _S4894;
                _S4882 = _S4840;
                _S4884 = _S4896;
                _S4857 = _S4895;
                _S4883 = _S4840;
            }
            var _S4897 : vec3<f32> = _S4840;
            var _S4898 : vec3<f32> = _S4840;
            s_bwdProp_dot_0(_S4861, &(_S4897), &(_S4898), _S4856);
            var _S4899 : vec3<f32> = _S4897 + _S4898;
            var _S4900 : vec3<f32> = vec3<f32>(-1.0f) * _S4899 + _S4882;
            var _S4901 : Surface_Differential_0 = _S4879;
            _S4901.position_5 = _S4899;
            _S4881 = Surface_x24_syn_dadd_0(_S4879, _S4901);
            _S4856 = _S4857;
            _S4882 = _S4883;
            _S4883 = _S4900;
        }
        else
        {
            _S4884 = FoundLight_x24_syn_dadd_0(_S4839, _S4880);
            _S4881 = _S4879;
            _S4856 = 0.0f;
            _S4882 = _S4840;
            _S4883 = _S4840;
        }
        if(_S4850)
        {
            var _S4902 : vec3<f32> = _S4851 * _S4884.radiance_6;
            var _S4903 : vec3<f32> = _S4852 * _S4884.radiance_6;
            var _S4904 : f32 = _S4902[i32(0)] + _S4902[i32(1)] + _S4902[i32(2)];
            var _S4905 : f32 = _S4903[i32(0)] + _S4903[i32(1)] + _S4903[i32(2)];
            var _S4906 : Surface_Differential_0 = _S4879;
            _S4906.b2_2 = _S4904;
            _S4906.b1_2 = _S4905;
            _S4881 = Surface_x24_syn_dadd_0(_S4881, _S4906);
        }
        _S4851 = _S4882;
        _S4852 = _S4883;
    }
    else
    {
        _S4856 = 0.0f;
        _S4851 = _S4840;
        _S4881 = _S4879;
        _S4852 = _S4840;
    }
    var _S4907 : f32 = - _S4856;
    var _S4908 : vec3<f32> = _S4840;
    var _S4909 : vec3<f32> = _S4840;
    s_bwdProp_dot_0(_S4847, &(_S4908), &(_S4909), _S4907);
    var _S4910 : vec3<f32> = _S4908 + _S4851;
    (*_S4836) = _S4881;
    (*_S4837) = _S4852;
    (*_S4838) = _S4910;
    return;
}

fn s_bwdProp_emission_of_0( _S4911 : s_bwdCallableCtx_emission_of_0,  _S4912 : ptr<function, Surface_Differential_0>,  _S4913 : ptr<function, vec3<f32>>,  _S4914 : ptr<function, vec3<f32>>,  _S4915 : ptr<function, f32>,  _S4916 : vec3<f32>)
{
    var _S4917 : Tuple_21 = s_apply_emitted_light_0(_S4911.value0_130.value0_122, _S4911.value0_130.value1_43, _S4911.value0_130.value2_18, _S4911.value0_130.value3_12);
    var _S4918 : s_paramCtx_s_bwdCallableCtx_emitted_light_0;
    _S4918.value0_241 = _S4911.value0_130.value0_122;
    _S4918.value1_108 = _S4911.value0_130.value1_43;
    _S4918.value2_49 = _S4911.value0_130.value2_18;
    _S4918.value3_31 = _S4911.value0_130.value3_12;
    var _S4919 : s_bwdCallableCtx_emitted_light_0 = s_bwdCallableCtx_emitted_light_0( _S4918 );
    var _S4920 : s_paramCtx_s_bwdCallableCtx_weighted_emission_0;
    _S4920.value0_22 = _S4917.value0_60;
    _S4920.value1_3 = _S4911.value0_130.value4_7;
    _S4920.value2_3 = _S4911.value0_130.value5_3;
    var _S4921 : s_bwdCallableCtx_weighted_emission_0 = s_bwdCallableCtx_weighted_emission_0( _S4920 );
    var _S4922 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S4923 : vec3<f32> = vec3<f32>(0.0f);
    var _S4924 : FoundLight_0;
    _S4924.radiance_6 = _S4923;
    _S4924.pdf_2 = 0.0f;
    var _S4925 : f32 = 0.0f;
    s_bwdProp_weighted_emission_0(_S4921, &(_S4924), &(_S4925), _S4916);
    var _S4926 : Frame_0 = Frame_0( _S4923, _S4923, _S4923 );
    var _S4927 : Surface_Differential_0;
    _S4927.position_5 = _S4923;
    _S4927.frame_10 = _S4926;
    _S4927.b1_2 = 0.0f;
    _S4927.b2_2 = 0.0f;
    var _S4928 : vec3<f32> = _S4923;
    var _S4929 : vec3<f32> = _S4923;
    s_bwdProp_emitted_light_0(_S4919, &(_S4927), &(_S4928), &(_S4929), _S4924);
    (*_S4912) = Surface_x24_syn_dadd_0(_S4927, _S4922);
    (*_S4913) = _S4928;
    (*_S4914) = _S4929;
    (*_S4915) = _S4925;
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

fn s_bwdProp_frame_from_normal_0( _S4930 : s_bwdCallableCtx_frame_from_normal_0,  _S4931 : ptr<function, vec3<f32>>,  _S4932 : Frame_0)
{
    var _S4933 : f32 = _S4930.value0_246.value0_244.z;
    var sign_3 : f32;
    if(_S4933 < 0.0f)
    {
        sign_3 = -1.0f;
    }
    else
    {
        sign_3 = 1.0f;
    }
    var _S4934 : f32 = sign_3 + _S4933;
    var a_38 : f32 = -1.0f / _S4934;
    var _S4935 : f32 = _S4934 * _S4934;
    var _S4936 : f32 = _S4930.value0_246.value0_244.x;
    var _S4937 : f32 = _S4930.value0_246.value0_244.y;
    var _S4938 : f32 = _S4936 * _S4937;
    var _S4939 : f32 = sign_3 * _S4936;
    var _S4940 : f32 = _S4939 * _S4936;
    var _S4941 : f32 = - sign_3;
    var _S4942 : f32 = _S4937 * _S4937;
    var _S4943 : f32 = _S4937 * (a_38 * _S4932.t_9[i32(1)]);
    var _S4944 : f32 = a_38 * _S4932.s_8[i32(0)];
    var _S4945 : f32 = _S4932.t_9[i32(0)] + sign_3 * _S4932.s_8[i32(1)];
    var _S4946 : f32 = a_38 * _S4945;
    (*_S4931) = _S4932.n_5 + vec3<f32>(_S4941 * _S4932.s_8[i32(2)] + _S4939 * _S4944 + sign_3 * (_S4936 * _S4944) + _S4937 * _S4946, - _S4932.t_9[i32(2)] + _S4943 + _S4943 + _S4936 * _S4946, 0.0f) + vec3<f32>(0.0f, 0.0f, -1.0f * - ((_S4942 * _S4932.t_9[i32(1)] + _S4940 * _S4932.s_8[i32(0)] + _S4938 * _S4945) / _S4935));
    return;
}

fn s_bwdProp_frame_from_normal_tangent_0( _S4947 : s_bwdCallableCtx_frame_from_normal_tangent_0,  _S4948 : ptr<function, vec3<f32>>,  _S4949 : Frame_0)
{
    var _S4950 : vec3<f32> = vec3<f32>(0.0f);
    var _S4951 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S4950 );
    var _S4952 : Tuple_5 = s_apply_dot_0(_S4947.value0_245.value0_243, _S4947.value0_245.value1_109);
    var _S4953 : s_bwdCallableCtx_dot_0;
    _S4953._S39 = _S4947.value0_245.value0_243;
    _S4953._S40 = _S4947.value0_245.value1_109;
    var _S4954 : s_bwdCallableCtx_dot_0 = _S4953;
    var _S4955 : vec3<f32> = vec3<f32>(- _S4952.value0_5);
    var s_15 : vec3<f32> = _S4947.value0_245.value1_109 + _S4947.value0_245.value0_243 * _S4955;
    var _S4956 : Tuple_5 = s_apply_dot_0(s_15, s_15);
    var _S4957 : s_bwdCallableCtx_dot_0;
    _S4957._S39 = s_15;
    _S4957._S40 = s_15;
    var _S4958 : s_bwdCallableCtx_dot_0 = _S4957;
    var _S4959 : bool = (_S4956.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(_S4947.value0_245.value1_109, _S4947.value0_245.value1_109).value0_5);
    var _S4960 : s_bwdCallableCtx_cross_0;
    var _S4961 : vec3<f32>;
    var _S4962 : f32;
    var _S4963 : s_bwdCallableCtx_sqrt_0;
    var _S4964 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S4959)
    {
        var _S4965 : Tuple_4 = s_apply_sqrt_0(_S4956.value0_5);
        var _S4966 : s_bwdCallableCtx_sqrt_0;
        _S4966._S35 = _S4956.value0_5;
        var _S4967 : vec3<f32> = vec3<f32>((1.0f / _S4965.value0_4));
        var _S4968 : f32 = _S4965.value0_4 * _S4965.value0_4;
        var _S4969 : vec3<f32> = s_15 * _S4967;
        var _S4970 : s_bwdCallableCtx_cross_0;
        _S4970._S22 = _S4947.value0_245.value0_243;
        _S4970._S23 = _S4969;
        _S4960 = _S4970;
        _S4961 = _S4967;
        _S4962 = _S4968;
        _S4963 = _S4966;
        _S4964.value0_246 = _S4951;
    }
    else
    {
        var _S4971 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S4971.value0_244 = _S4947.value0_245.value0_243;
        _S4960._S22 = _S4950;
        _S4960._S23 = _S4950;
        _S4961 = _S4950;
        _S4962 = 0.0f;
        _S4963._S35 = 0.0f;
        _S4964.value0_246 = _S4971;
    }
    var _S4972 : vec3<f32>;
    if(_S4959)
    {
        var _S4973 : vec3<f32> = _S4950;
        var _S4974 : vec3<f32> = _S4950;
        s_bwdProp_cross_0(_S4960, &(_S4973), &(_S4974), _S4949.t_9);
        var _S4975 : vec3<f32> = _S4949.s_8 + _S4974;
        var _S4976 : vec3<f32> = s_15 * _S4975;
        var _S4977 : vec3<f32> = _S4961 * _S4975;
        var _S4978 : f32 = - ((_S4976[i32(0)] + _S4976[i32(1)] + _S4976[i32(2)]) / _S4962);
        var _S4979 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S4963, &(_S4979), _S4978);
        var _S4980 : vec3<f32> = _S4949.n_5 + _S4973;
        _S4962 = _S4979;
        _S4961 = _S4977;
        _S4972 = _S4980;
    }
    else
    {
        var _S4981 : vec3<f32> = _S4950;
        s_bwdProp_frame_from_normal_0(_S4964, &(_S4981), _S4949);
        _S4962 = 0.0f;
        _S4961 = _S4950;
        _S4972 = _S4981;
    }
    var _S4982 : vec3<f32> = _S4950;
    var _S4983 : vec3<f32> = _S4950;
    s_bwdProp_dot_0(_S4958, &(_S4982), &(_S4983), _S4962);
    var _S4984 : vec3<f32> = _S4982 + _S4983 + _S4961;
    var _S4985 : vec3<f32> = _S4947.value0_245.value0_243 * _S4984;
    var _S4986 : vec3<f32> = _S4955 * _S4984;
    var _S4987 : f32 = - (_S4985[i32(0)] + _S4985[i32(1)] + _S4985[i32(2)]);
    var _S4988 : vec3<f32> = _S4950;
    var _S4989 : vec3<f32> = _S4950;
    s_bwdProp_dot_0(_S4954, &(_S4988), &(_S4989), _S4987);
    (*_S4948) = _S4986 + _S4988 + _S4972;
    return;
}

fn s_bwdProp_surface_at_0( _S4990 : s_bwdCallableCtx_surface_at_0,  _S4991 : ptr<function, vec3<f32>>,  _S4992 : ptr<function, vec3<f32>>,  _S4993 : Surface_Differential_0)
{
    var _S4994 : vec3<f32> = vec3<f32>(0.0f);
    var _S4995 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0( _S4994, _S4994 );
    var _S4996 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S4994 );
    var _S4997 : Tuple_3 = s_apply_cross_0(_S4990.value0_129.value0_128.e1_4, _S4990.value0_129.value0_128.e2_4);
    var _S4998 : vec3<f32> = _S4997.value0_3;
    var _S4999 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S4998, _S4998).value0_5));
    var along1_4 : vec3<f32> = s_apply_cross_0(_S4990.value0_129.value0_128.e2_4, _S4997.value0_3).value0_3 * _S4999;
    var along2_4 : vec3<f32> = s_apply_cross_0(_S4997.value0_3, _S4990.value0_129.value0_128.e1_4).value0_3 * _S4999;
    var from_p0_2 : vec3<f32> = _S4990.value0_129.value1_47 - _S4990.value0_129.value0_128.p0_0;
    var _S5000 : Tuple_5 = s_apply_dot_0(from_p0_2, _S4997.value0_3);
    var _S5001 : s_bwdCallableCtx_dot_0;
    _S5001._S39 = from_p0_2;
    _S5001._S40 = _S4997.value0_3;
    var _S5002 : s_bwdCallableCtx_dot_0 = _S5001;
    var _S5003 : Tuple_5 = s_apply_dot_0(_S4990.value0_129.value2_21, _S4997.value0_3);
    var _S5004 : s_bwdCallableCtx_dot_0;
    _S5004._S39 = _S4990.value0_129.value2_21;
    _S5004._S40 = _S4997.value0_3;
    var _S5005 : s_bwdCallableCtx_dot_0 = _S5004;
    var _S5006 : f32 = _S5003.value0_5 * _S5003.value0_5;
    var _S5007 : vec3<f32> = vec3<f32>(- (_S5000.value0_5 / _S5003.value0_5));
    var in_plane_2 : vec3<f32> = from_p0_2 + _S4990.value0_129.value2_21 * _S5007;
    var _S5008 : Tuple_5 = s_apply_dot_0(in_plane_2, along1_4);
    var _S5009 : s_bwdCallableCtx_dot_0;
    _S5009._S39 = in_plane_2;
    _S5009._S40 = along1_4;
    var _S5010 : s_bwdCallableCtx_dot_0 = _S5009;
    var _S5011 : Tuple_5 = s_apply_dot_0(in_plane_2, along2_4);
    var _S5012 : s_bwdCallableCtx_dot_0;
    _S5012._S39 = in_plane_2;
    _S5012._S40 = along2_4;
    var _S5013 : s_bwdCallableCtx_dot_0 = _S5012;
    var n_19 : vec3<f32>;
    var _S5014 : vec3<f32>;
    var _S5015 : vec3<f32>;
    var _S5016 : vec3<f32>;
    var _S5017 : vec3<f32>;
    var _S5018 : bool;
    var _S5019 : bool;
    var _S5020 : s_bwdCallableCtx_dot_0;
    var _S5021 : s_bwdCallableCtx_dot_0;
    var _S5022 : f32;
    var _S5023 : s_bwdCallableCtx_sqrt_0;
    if(_S4990.value0_129.value0_128.smooth_0)
    {
        var _S5024 : vec3<f32> = _S4990.value0_129.value0_128.n1_0 - _S4990.value0_129.value0_128.n0_0;
        var _S5025 : vec3<f32> = _S4990.value0_129.value0_128.n2_0 - _S4990.value0_129.value0_128.n0_0;
        var interpolated_3 : vec3<f32> = _S5024 * vec3<f32>(_S5008.value0_5) + _S5025 * vec3<f32>(_S5011.value0_5) + _S4990.value0_129.value0_128.n0_0;
        var _S5026 : Tuple_5 = s_apply_dot_0(interpolated_3, interpolated_3);
        var _S5027 : s_bwdCallableCtx_dot_0;
        _S5027._S39 = interpolated_3;
        _S5027._S40 = interpolated_3;
        var _S5028 : s_bwdCallableCtx_dot_0 = _S5027;
        var _S5029 : bool = (_S5026.value0_5) > 0.0f;
        if(_S5029)
        {
            var _S5030 : Tuple_4 = s_apply_sqrt_0(_S5026.value0_5);
            var _S5031 : s_bwdCallableCtx_sqrt_0;
            _S5031._S35 = _S5026.value0_5;
            var _S5032 : vec3<f32> = vec3<f32>((1.0f / _S5030.value0_4));
            var _S5033 : f32 = _S5030.value0_4 * _S5030.value0_4;
            var n_20 : vec3<f32> = interpolated_3 * _S5032;
            var _S5034 : Tuple_5 = s_apply_dot_0(_S4990.value0_129.value0_128.plane_normal_0, n_20);
            var _S5035 : s_bwdCallableCtx_dot_0;
            _S5035._S39 = _S4990.value0_129.value0_128.plane_normal_0;
            _S5035._S40 = n_20;
            var _S5036 : bool = (_S5034.value0_5) < 0.0f;
            n_19 = n_20;
            _S5018 = _S5036;
            _S5020 = _S5035;
            _S5014 = _S5032;
            _S5022 = _S5033;
            _S5023 = _S5031;
        }
        else
        {
            n_19 = _S4990.value0_129.value0_128.plane_normal_0;
            _S5018 = false;
            _S5020._S39 = _S4994;
            _S5020._S40 = _S4994;
            _S5014 = _S4994;
            _S5022 = 0.0f;
            _S5023._S35 = 0.0f;
        }
        var _S5037 : bool = _S5018;
        var _S5038 : vec3<f32> = _S5014;
        _S5018 = _S5029;
        _S5019 = _S5037;
        _S5014 = interpolated_3;
        _S5015 = _S5038;
        _S5021 = _S5028;
        _S5016 = _S5025;
        _S5017 = _S5024;
    }
    else
    {
        n_19 = _S4990.value0_129.value0_128.plane_normal_0;
        _S5018 = false;
        _S5019 = false;
        _S5020._S39 = _S4994;
        _S5020._S40 = _S4994;
        _S5014 = _S4994;
        _S5015 = _S4994;
        _S5022 = 0.0f;
        _S5023._S35 = 0.0f;
        _S5021._S39 = _S4994;
        _S5021._S40 = _S4994;
        _S5016 = _S4994;
        _S5017 = _S4994;
    }
    var _S5039 : s_bwdCallableCtx_frame_from_normal_tangent_0;
    var _S5040 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S4990.value0_129.value0_128.anisotropic_0)
    {
        var _S5041 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0;
        _S5041.value0_243 = n_19;
        _S5041.value1_109 = _S4990.value0_129.value0_128.tangent_0;
        _S5039.value0_245 = _S5041;
        _S5040.value0_246 = _S4996;
    }
    else
    {
        var _S5042 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S5042.value0_244 = n_19;
        _S5039.value0_245 = _S4995;
        _S5040.value0_246 = _S5042;
    }
    var _S5043 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S5044 : Surface_Differential_0;
    if(_S4990.value0_129.value0_128.anisotropic_0)
    {
        var _S5045 : Frame_0 = Frame_x24_syn_dzero_0();
        _S5044 = _S4993;
        _S5044.frame_10 = _S5045;
        var _S5046 : vec3<f32> = _S4994;
        s_bwdProp_frame_from_normal_tangent_0(_S5039, &(_S5046), _S4993.frame_10);
        var _S5047 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S5044, _S5043);
        n_19 = _S5046;
        _S5044 = _S5047;
    }
    else
    {
        var _S5048 : Frame_0 = Frame_x24_syn_dzero_0();
        _S5044 = _S4993;
        _S5044.frame_10 = _S5048;
        var _S5049 : vec3<f32> = _S4994;
        s_bwdProp_frame_from_normal_0(_S5040, &(_S5049), _S4993.frame_10);
        var _S5050 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S5044, _S5043);
        n_19 = _S5049;
        _S5044 = _S5050;
    }
    var _S5051 : f32;
    if(_S4990.value0_129.value0_128.smooth_0)
    {
        var _S5052 : f32;
        if(_S5018)
        {
            var _S5053 : vec3<f32>;
            if(_S5019)
            {
                var _S5054 : Surface_Differential_0 = _S5044;
                var _S5055 : Surface_Differential_0 = _S5044;
                var _S5056 : Surface_Differential_0 = _S5044;
                _S5044 = _S5043;
                _S5053 = _S5054.position_5;
                _S5051 = _S5056.b2_2;
                _S5052 = _S5055.b1_2;
            }
            else
            {
                _S5044 = Surface_x24_syn_dadd_0(_S5044, _S5043);
                _S5053 = _S4994;
                _S5051 = 0.0f;
                _S5052 = 0.0f;
            }
            var _S5057 : vec3<f32> = _S4994;
            var _S5058 : vec3<f32> = _S4994;
            s_bwdProp_dot_0(_S5020, &(_S5057), &(_S5058), 0.0f);
            var _S5059 : vec3<f32> = _S5058 + n_19;
            var _S5060 : vec3<f32> = _S5014 * _S5059;
            var _S5061 : vec3<f32> = _S5015 * _S5059;
            var _S5062 : f32 = - ((_S5060[i32(0)] + _S5060[i32(1)] + _S5060[i32(2)]) / _S5022);
            var _S5063 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S5023, &(_S5063), _S5062);
            _S5022 = _S5063;
            n_19 = _S5061;
            _S5014 = _S5053;
        }
        else
        {
            var _S5064 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S5044, _S5043);
            _S5022 = 0.0f;
            n_19 = _S4994;
            _S5044 = _S5064;
            _S5014 = _S4994;
            _S5051 = 0.0f;
            _S5052 = 0.0f;
        }
        var _S5065 : vec3<f32> = _S4994;
        var _S5066 : vec3<f32> = _S4994;
        s_bwdProp_dot_0(_S5021, &(_S5065), &(_S5066), _S5022);
        var _S5067 : vec3<f32> = _S5065 + _S5066 + n_19;
        var _S5068 : vec3<f32> = _S5016 * _S5067;
        var _S5069 : vec3<f32> = _S5017 * _S5067;
        n_19 = _S5014;
        _S5014 = _S5068;
        _S5022 = _S5051;
        _S5015 = _S5069;
        _S5051 = _S5052;
    }
    else
    {
        _S5044 = Surface_x24_syn_dadd_0(_S5044, _S5043);
        n_19 = _S4994;
        _S5014 = _S4994;
        _S5022 = 0.0f;
        _S5015 = _S4994;
        _S5051 = 0.0f;
    }
    var _S5070 : vec3<f32> = _S5044.position_5 + n_19;
    var _S5071 : vec3<f32> = _S4990.value0_129.value0_128.e2_4 * _S5070;
    var _S5072 : vec3<f32> = _S4990.value0_129.value0_128.e1_4 * _S5070;
    var _S5073 : f32 = _S5044.b2_2 + (_S5014[i32(0)] + _S5014[i32(1)] + _S5014[i32(2)]) + (_S5071[i32(0)] + _S5071[i32(1)] + _S5071[i32(2)]) + _S5022;
    var _S5074 : vec3<f32> = _S4994;
    var _S5075 : vec3<f32> = _S4994;
    s_bwdProp_dot_0(_S5013, &(_S5074), &(_S5075), _S5073);
    var _S5076 : f32 = _S5044.b1_2 + (_S5015[i32(0)] + _S5015[i32(1)] + _S5015[i32(2)]) + (_S5072[i32(0)] + _S5072[i32(1)] + _S5072[i32(2)]) + _S5051;
    var _S5077 : vec3<f32> = _S4994;
    var _S5078 : vec3<f32> = _S4994;
    s_bwdProp_dot_0(_S5010, &(_S5077), &(_S5078), _S5076);
    var _S5079 : vec3<f32> = _S5074 + _S5077;
    var _S5080 : vec3<f32> = _S4990.value0_129.value2_21 * _S5079;
    var _S5081 : vec3<f32> = _S5007 * _S5079;
    var _S5082 : f32 = - (_S5080[i32(0)] + _S5080[i32(1)] + _S5080[i32(2)]) / _S5006;
    var _S5083 : f32 = _S5000.value0_5 * - _S5082;
    var _S5084 : f32 = _S5003.value0_5 * _S5082;
    var _S5085 : vec3<f32> = _S4994;
    var _S5086 : vec3<f32> = _S4994;
    s_bwdProp_dot_0(_S5005, &(_S5085), &(_S5086), _S5083);
    var _S5087 : vec3<f32> = _S4994;
    var _S5088 : vec3<f32> = _S4994;
    s_bwdProp_dot_0(_S5002, &(_S5087), &(_S5088), _S5084);
    var _S5089 : vec3<f32> = _S5081 + _S5085;
    (*_S4991) = _S5079 + _S5087;
    (*_S4992) = _S5089;
    return;
}

fn s_bwdProp_path_luminance_0( _S5090 : s_bwdCallableCtx_path_luminance_0,  _S5091 : ptr<function, vec3<f32>>,  _S5092 : ptr<function, vec3<f32>>,  _S5093 : ptr<function, f32>,  _S5094 : ptr<function, vec2<f32>>,  _S5095 : ptr<function, vec2<f32>>,  _S5096 : f32)
{
    var _S5097 : vec3<f32> = vec3<f32>(0.0f);
    var _S5098 : Sloped3_0 = Sloped3_0( _S5097, _S5097, _S5097 );
    var _S5099 : LightShape_0 = LightShape_0( _S5097, _S5097, _S5097, _S5097, 0.0f );
    var _S5100 : Emitted_0 = Emitted_0( _S5098, false, false, _S5099, 0.0f );
    var _S5101 : Frame_0 = Frame_0( _S5097, _S5097, _S5097 );
    var _S5102 : Surface_0 = Surface_0( _S5097, _S5101, 0.0f, 0.0f, _S5097 );
    var _S5103 : s_paramCtx_s_bwdCallableCtx_emission_of_0 = s_paramCtx_s_bwdCallableCtx_emission_of_0( _S5100, _S5102, _S5097, _S5097, 0.0f, false );
    var _S5104 : vec4<f32> = vec4<f32>(0.0f);
    var _S5105 : SlopedFrame_0 = SlopedFrame_0( _S5098, _S5098, _S5098 );
    var _S5106 : Shading_0 = Shading_0( u32(0), 0.0f, u32(0), 0.0f, _S5098, _S5098, _S5104, _S5104, _S5104, false, false, _S5105 );
    var _S5107 : s_paramCtx_s_bwdCallableCtx_bsdf_near_0 = s_paramCtx_s_bwdCallableCtx_bsdf_near_0( _S5106 );
    var _S5108 : s_paramCtx_s_bwdCallableCtx_frame_near_0 = s_paramCtx_s_bwdCallableCtx_frame_near_0( _S5106 );
    var _S5109 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S5101, _S5097 );
    var _S5110 : vec2<f32> = vec2<f32>(0.0f);
    var _S5111 : Bsdf_0 = Bsdf_0( _S5097, _S5097, _S5110, _S5110, 0.0f, u32(0), u32(0) );
    var _S5112 : SquareMap_0 = SquareMap_0( _S5110, _S5110, _S5110, _S5110 );
    var _S5113 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>( _S5104, _S5104, _S5104 );
    var _S5114 : Arriving_0 = Arriving_0( _S5097, 0.0f, _S5099, 0.0f );
    var _S5115 : Hit_0 = Hit_0( u32(0), u32(0) );
    var _S5116 : ChosenLight_0 = ChosenLight_0( i32(0), 0.0f, _S5098, false, false, false, _S5099, false, 0.0f, 0.0f, _S5112, _S5113, _S5114, _S5115 );
    var _S5117 : s_paramCtx_s_bwdCallableCtx_direct_light_0 = s_paramCtx_s_bwdCallableCtx_direct_light_0( _S5111, _S5101, _S5116, _S5102, _S5097, _S5110 );
    var _S5118 : BsdfValue_0 = BsdfValue_0( _S5097, 0.0f );
    var _S5119 : CoatedDiffuse_0 = CoatedDiffuse_0( _S5097, 0.0f, _S5110, u32(0), false );
    var _S5120 : s_minCtx_s_bwdCallableCtx_coat_attenuation_0 = s_minCtx_s_bwdCallableCtx_coat_attenuation_0( 0.0f );
    var _S5121 : s_minCtx_s_bwdCallableCtx_coat_crossing_0 = s_minCtx_s_bwdCallableCtx_coat_crossing_0( 0.0f, 0.0f, _S5120, _S5097 );
    var _S5122 : s_minCtx_s_bwdCallableCtx_coat_internal_0 = s_minCtx_s_bwdCallableCtx_coat_internal_0( _S5110 );
    var _S5123 : s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_layers_0( 0.0f, _S5121, 0.0f, _S5122, u32(0), 0.0f );
    var _S5124 : s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_value_0( 0.0f, _S5121, 0.0f );
    var _S5125 : s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_evaluate_0( _S5119, _S5123, _S5124 );
    var _S5126 : Refraction_0 = Refraction_0( _S5097, false );
    var _S5127 : CoatedConductor_0 = CoatedConductor_0( _S5097, _S5097, _S5110, _S5110, _S5110, _S5110, _S5110, 0.0f, 0.0f, 0.0f, _S5097, _S5126, _S5110, _S5110, 0.0f, u32(0), false );
    var _S5128 : LobeTable_0 = LobeTable_0( _S5110, _S5110, _S5110, _S5110 );
    var _S5129 : s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_layers_0( 0.0f, _S5128, 0.0f, _S5121, _S5128 );
    var _S5130 : s_minCtx_s_bwdCallableCtx_coated_conductor_value_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_value_0( 0.0f, _S5121, _S5128, u32(0) );
    var _S5131 : s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_evaluate_0( _S5127, _S5129, _S5130 );
    var _S5132 : s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0 = s_minCtx_s_bwdCallableCtx_bsdf_evaluate_0( _S5125, _S5131 );
    var _S5133 : s_minCtx_s_bwdCallableCtx_direct_light_0 = s_minCtx_s_bwdCallableCtx_direct_light_0( _S5118, _S5132 );
    var _S5134 : s_paramCtx_s_bwdCallableCtx_scatter_0 = s_paramCtx_s_bwdCallableCtx_scatter_0( _S5111, _S5101, _S5102, _S5097, _S5110, 0.0f );
    var _S5135 : BsdfSample_0 = BsdfSample_0( _S5097, _S5097, 0.0f, false, false );
    var _S5136 : s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0 = s_minCtx_s_bwdCallableCtx_coated_diffuse_sample_0( _S5119, _S5123, 0.0f, _S5118, _S5124 );
    var _S5137 : s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0 = s_minCtx_s_bwdCallableCtx_coated_mirror_weight_0( 0.0f, 0.0f, _S5120, u32(0) );
    var _S5138 : s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0 = s_minCtx_s_bwdCallableCtx_coated_conductor_sample_0( _S5137, _S5127, _S5129, _S5118, _S5130 );
    var _S5139 : s_minCtx_s_bwdCallableCtx_bsdf_sample_0 = s_minCtx_s_bwdCallableCtx_bsdf_sample_0( _S5136, _S5138 );
    var _S5140 : s_minCtx_s_bwdCallableCtx_scatter_0 = s_minCtx_s_bwdCallableCtx_scatter_0( _S5135, _S5139 );
    var _S5141 : Tuple_17 = s_apply_surface_at_0(_S5090.value0_121.value0_120.triangle_0, _S5090.value0_121.value1_41, _S5090.value0_121.value2_17);
    var _S5142 : s_paramCtx_s_bwdCallableCtx_surface_at_0;
    _S5142.value0_128 = _S5090.value0_121.value0_120.triangle_0;
    _S5142.value1_47 = _S5090.value0_121.value1_41;
    _S5142.value2_21 = _S5090.value0_121.value2_17;
    var _S5143 : s_bwdCallableCtx_surface_at_0 = s_bwdCallableCtx_surface_at_0( _S5142 );
    var _S5144 : bool = (_S5090.value0_121.value0_120.triangle_0.emission_2) != u32(4294967295);
    var _S5145 : s_bwdCallableCtx_dot_0;
    var _S5146 : s_bwdCallableCtx_emission_of_0;
    if(_S5144)
    {
        var _S5147 : Tuple_20 = s_apply_emission_of_0(_S5090.value0_121.value0_120.emitted_0, _S5141.value0_56, _S5090.value0_121.value1_41, _S5090.value0_121.value2_17, _S5090.value0_121.value3_11, _S5090.value0_121.value0_120.delta_3);
        var _S5148 : s_paramCtx_s_bwdCallableCtx_emission_of_0;
        _S5148.value0_122 = _S5090.value0_121.value0_120.emitted_0;
        _S5148.value1_43 = _S5141.value0_56;
        _S5148.value2_18 = _S5090.value0_121.value1_41;
        _S5148.value3_12 = _S5090.value0_121.value2_17;
        _S5148.value4_7 = _S5090.value0_121.value3_11;
        _S5148.value5_3 = _S5090.value0_121.value0_120.delta_3;
        var _S5149 : s_bwdCallableCtx_dot_0;
        _S5149._S39 = _S5147.value0_59;
        _S5149._S40 = _S5090.value0_121.value0_120.importance_0;
        _S5145 = _S5149;
        _S5146.value0_130 = _S5148;
    }
    else
    {
        _S5145._S39 = _S5097;
        _S5145._S40 = _S5097;
        _S5146.value0_130 = _S5103;
    }
    var _S5150 : bool;
    if(_S5090.value0_121.value0_120.lit_0)
    {
        _S5150 = true;
    }
    else
    {
        _S5150 = _S5090.value0_121.value0_120.scatters_0;
    }
    var _S5151 : s_bwdCallableCtx_dot_0;
    var _S5152 : s_bwdCallableCtx_dot_0;
    var _S5153 : s_bwdCallableCtx_dot_0;
    var _S5154 : s_bwdCallableCtx_dot_0;
    var _S5155 : bool;
    var _S5156 : bool;
    var _S5157 : s_bwdCallableCtx_direct_light_0;
    var _S5158 : f32;
    var _S5159 : s_bwdCallableCtx_scatter_0;
    var _S5160 : s_bwdCallableCtx_to_local_0;
    var _S5161 : s_bwdCallableCtx_frame_near_0;
    var _S5162 : s_bwdCallableCtx_bsdf_near_0;
    if(_S5150)
    {
        var _S5163 : Tuple_22 = s_apply_bsdf_near_0(_S5090.value0_121.value0_120.shading_1, _S5141.value0_56.b1_0, _S5141.value0_56.b2_0);
        var _S5164 : s_paramCtx_s_bwdCallableCtx_bsdf_near_0;
        _S5164.value0_123 = _S5090.value0_121.value0_120.shading_1;
        var _S5165 : s_paramCtx_s_bwdCallableCtx_bsdf_near_0 = _S5164;
        var _S5166 : Tuple_23 = s_apply_frame_near_0(_S5090.value0_121.value0_120.shading_1, _S5141.value0_56);
        var _S5167 : s_paramCtx_s_bwdCallableCtx_frame_near_0;
        _S5167.value0_124 = _S5090.value0_121.value0_120.shading_1;
        var _S5168 : s_paramCtx_s_bwdCallableCtx_frame_near_0 = _S5167;
        var _S5169 : vec3<f32> = (vec3<f32>(0) - _S5090.value0_121.value2_17);
        var _S5170 : Tuple_24 = s_apply_to_local_0(_S5166.value0_62, _S5169);
        var _S5171 : s_paramCtx_s_bwdCallableCtx_to_local_0;
        _S5171.value0_125 = _S5166.value0_62;
        _S5171.value1_44 = _S5169;
        var _S5172 : s_paramCtx_s_bwdCallableCtx_to_local_0 = _S5171;
        if(_S5090.value0_121.value0_120.lit_0)
        {
            var _S5173 : s_paramCtx_s_bwdCallableCtx_direct_light_0;
            _S5173.value0_126 = _S5163.value0_61;
            _S5173.value1_45 = _S5166.value0_62;
            _S5173.value2_19 = _S5090.value0_121.value0_120.chosen_0;
            _S5173.value3_13 = _S5141.value0_56;
            _S5173.value4_8 = _S5170.value0_63;
            _S5173.value5_4 = _S5090.value0_121.value5_2;
            var _S5174 : s_bwdCallableCtx_dot_0;
            _S5174._S39 = _S5090.value1_42.value0_54.radiance_12;
            _S5174._S40 = _S5090.value0_121.value0_120.importance_0;
            _S5151 = _S5174;
            _S5157.value0_131 = _S5173;
            _S5157.value1_48 = _S5090.value1_42.value1_23;
        }
        else
        {
            _S5151._S39 = _S5097;
            _S5151._S40 = _S5097;
            _S5157.value0_131 = _S5117;
            _S5157.value1_48 = _S5133;
        }
        if(_S5090.value0_121.value0_120.scatters_0)
        {
            var _S5175 : s_paramCtx_s_bwdCallableCtx_scatter_0;
            _S5175.value0_127 = _S5163.value0_61;
            _S5175.value1_46 = _S5166.value0_62;
            _S5175.value2_20 = _S5141.value0_56;
            _S5175.value3_14 = _S5170.value0_63;
            _S5175.value4_9 = _S5090.value0_121.value4_6;
            _S5175.value5_5 = _S5090.value0_121.value0_120.shading_1.lobe_2;
            var _S5176 : s_paramCtx_s_bwdCallableCtx_scatter_0 = _S5175;
            var _S5177 : s_bwdCallableCtx_dot_0;
            _S5177._S39 = _S5090.value1_42.value2_16.weight_4;
            _S5177._S40 = _S5090.value0_121.value0_120.later_0;
            var _S5178 : s_bwdCallableCtx_dot_0 = _S5177;
            var _S5179 : s_bwdCallableCtx_dot_0;
            _S5179._S39 = _S5090.value1_42.value2_16.origin_4;
            _S5179._S40 = _S5090.value0_121.value0_120.adjoint_origin_1;
            var _S5180 : s_bwdCallableCtx_dot_0 = _S5179;
            var _S5181 : s_bwdCallableCtx_dot_0;
            _S5181._S39 = _S5090.value1_42.value2_16.direction_16;
            _S5181._S40 = _S5090.value0_121.value0_120.adjoint_direction_1;
            var _S5182 : s_bwdCallableCtx_dot_0 = _S5181;
            var _S5183 : bool = !_S5090.value1_42.value2_16.delta_6;
            if(_S5183)
            {
                _S5158 = _S5090.value0_121.value0_120.adjoint_pdf_1;
            }
            else
            {
                _S5158 = 0.0f;
            }
            _S5155 = _S5183;
            _S5152 = _S5182;
            _S5153 = _S5180;
            _S5154 = _S5178;
            _S5159.value0_132 = _S5176;
            _S5159.value1_49 = _S5090.value1_42.value3_10;
        }
        else
        {
            _S5155 = false;
            _S5158 = 0.0f;
            _S5152._S39 = _S5097;
            _S5152._S40 = _S5097;
            _S5153._S39 = _S5097;
            _S5153._S40 = _S5097;
            _S5154._S39 = _S5097;
            _S5154._S40 = _S5097;
            _S5159.value0_132 = _S5134;
            _S5159.value1_49 = _S5140;
        }
        var _S5184 : s_bwdCallableCtx_dot_0 = _S5151;
        var _S5185 : bool = _S5155;
        _S5155 = _S5090.value0_121.value0_120.scatters_0;
        _S5156 = _S5185;
        _S5151 = _S5152;
        _S5152 = _S5153;
        _S5153 = _S5154;
        _S5154 = _S5184;
        _S5160.value0_133 = _S5172;
        _S5161.value0_134 = _S5168;
        _S5162.value0_135 = _S5165;
    }
    else
    {
        _S5155 = false;
        _S5156 = false;
        _S5158 = 0.0f;
        _S5151._S39 = _S5097;
        _S5151._S40 = _S5097;
        _S5152._S39 = _S5097;
        _S5152._S40 = _S5097;
        _S5153._S39 = _S5097;
        _S5153._S40 = _S5097;
        _S5159.value0_132 = _S5134;
        _S5159.value1_49 = _S5140;
        _S5154._S39 = _S5097;
        _S5154._S40 = _S5097;
        _S5157.value0_131 = _S5117;
        _S5157.value1_48 = _S5133;
        _S5160.value0_133 = _S5109;
        _S5161.value0_134 = _S5108;
        _S5162.value0_135 = _S5107;
    }
    var _S5186 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S5187 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S5188 : Bsdf_Differential_0 = Bsdf_x24_syn_dzero_0();
    var _S5189 : Departure_Differential_0 = Departure_x24_syn_dzero_0();
    var _S5190 : Surface_Differential_0;
    var _S5191 : vec3<f32>;
    var _S5192 : vec2<f32>;
    var _S5193 : vec2<f32>;
    if(_S5150)
    {
        var _S5194 : Bsdf_Differential_0;
        var _S5195 : Frame_0;
        if(_S5155)
        {
            var _S5196 : Departure_Differential_0;
            if(_S5156)
            {
                var _S5197 : f32 = _S5158 * _S5096;
                var _S5198 : Departure_Differential_0 = _S5189;
                _S5198.pdf_10 = _S5197;
                _S5196 = Departure_x24_syn_dadd_0(_S5189, _S5198);
            }
            else
            {
                _S5196 = _S5189;
            }
            var _S5199 : vec3<f32> = _S5097;
            var _S5200 : vec3<f32> = _S5097;
            s_bwdProp_dot_0(_S5151, &(_S5199), &(_S5200), _S5096);
            var _S5201 : vec3<f32> = _S5097;
            var _S5202 : vec3<f32> = _S5097;
            s_bwdProp_dot_0(_S5152, &(_S5201), &(_S5202), _S5096);
            var _S5203 : vec3<f32> = _S5097;
            var _S5204 : vec3<f32> = _S5097;
            s_bwdProp_dot_0(_S5153, &(_S5203), &(_S5204), _S5096);
            var _S5205 : Departure_Differential_0 = _S5189;
            _S5205.direction_19 = _S5199;
            _S5205.origin_5 = _S5201;
            _S5205.weight_8 = _S5203;
            var _S5206 : Departure_Differential_0 = Departure_x24_syn_dadd_0(_S5196, _S5205);
            var _S5207 : Bsdf_Differential_0;
            _S5207.a_37 = _S5097;
            _S5207.b_32 = _S5097;
            _S5207.alpha_6 = _S5110;
            _S5207.coat_alpha_3 = _S5110;
            var _S5208 : Frame_0;
            _S5208.s_8 = _S5097;
            _S5208.t_9 = _S5097;
            _S5208.n_5 = _S5097;
            var _S5209 : Surface_Differential_0;
            _S5209.position_5 = _S5097;
            _S5209.frame_10 = _S5101;
            _S5209.b1_2 = 0.0f;
            _S5209.b2_2 = 0.0f;
            var _S5210 : vec3<f32> = _S5097;
            var _S5211 : vec2<f32> = _S5110;
            s_bwdProp_scatter_0(_S5159, &(_S5207), &(_S5208), &(_S5209), &(_S5210), &(_S5211), _S5206);
            var _S5212 : Frame_0 = Frame_x24_syn_dadd_0(_S5208, _S5187);
            var _S5213 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S5209, _S5186);
            _S5194 = Bsdf_x24_syn_dadd_0(_S5207, _S5188);
            _S5195 = _S5212;
            _S5190 = _S5213;
            _S5191 = _S5210;
            _S5192 = _S5211;
        }
        else
        {
            _S5194 = _S5188;
            _S5195 = _S5187;
            _S5190 = _S5186;
            _S5191 = _S5097;
            _S5192 = _S5110;
        }
        if(_S5090.value0_121.value0_120.lit_0)
        {
            var _S5214 : vec3<f32> = _S5097;
            var _S5215 : vec3<f32> = _S5097;
            s_bwdProp_dot_0(_S5154, &(_S5214), &(_S5215), _S5096);
            var _S5216 : DirectLight_Differential_0 = DirectLight_x24_syn_dzero_0();
            _S5216.radiance_14 = _S5214;
            var _S5217 : Bsdf_Differential_0;
            _S5217.a_37 = _S5097;
            _S5217.b_32 = _S5097;
            _S5217.alpha_6 = _S5110;
            _S5217.coat_alpha_3 = _S5110;
            var _S5218 : Frame_0;
            _S5218.s_8 = _S5097;
            _S5218.t_9 = _S5097;
            _S5218.n_5 = _S5097;
            var _S5219 : Surface_Differential_0;
            _S5219.position_5 = _S5097;
            _S5219.frame_10 = _S5101;
            _S5219.b1_2 = 0.0f;
            _S5219.b2_2 = 0.0f;
            var _S5220 : vec3<f32> = _S5097;
            var _S5221 : vec2<f32> = _S5110;
            s_bwdProp_direct_light_0(_S5157, &(_S5217), &(_S5218), &(_S5219), &(_S5220), &(_S5221), _S5216);
            var _S5222 : Bsdf_Differential_0 = Bsdf_x24_syn_dadd_0(_S5217, _S5194);
            var _S5223 : Frame_0 = Frame_x24_syn_dadd_0(_S5218, _S5195);
            var _S5224 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S5219, _S5190);
            _S5191 = _S5220 + _S5191;
            _S5195 = _S5223;
            _S5194 = _S5222;
            _S5190 = _S5224;
            _S5193 = _S5221;
        }
        else
        {
            _S5193 = _S5110;
        }
        var _S5225 : Frame_0;
        _S5225.s_8 = _S5097;
        _S5225.t_9 = _S5097;
        _S5225.n_5 = _S5097;
        var _S5226 : vec3<f32> = _S5097;
        s_bwdProp_to_local_0(_S5160, &(_S5225), &(_S5226), _S5191);
        var _S5227 : vec3<f32> = (vec3<f32>(0) - _S5226);
        var _S5228 : Frame_0 = Frame_x24_syn_dadd_0(_S5225, _S5195);
        var _S5229 : Surface_Differential_0;
        _S5229.position_5 = _S5097;
        _S5229.frame_10 = _S5101;
        _S5229.b1_2 = 0.0f;
        _S5229.b2_2 = 0.0f;
        s_bwdProp_frame_near_0(_S5161, &(_S5229), _S5228);
        var _S5230 : f32 = 0.0f;
        var _S5231 : f32 = 0.0f;
        s_bwdProp_bsdf_near_0(_S5162, &(_S5230), &(_S5231), _S5194);
        var _S5232 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S5229, _S5190);
        var _S5233 : Surface_Differential_0 = _S5186;
        _S5233.b2_2 = _S5231;
        _S5233.b1_2 = _S5230;
        _S5190 = Surface_x24_syn_dadd_0(_S5232, _S5233);
        _S5191 = _S5227;
    }
    else
    {
        _S5190 = _S5186;
        _S5191 = _S5097;
        _S5192 = _S5110;
        _S5193 = _S5110;
    }
    var _S5234 : vec3<f32>;
    if(_S5144)
    {
        var _S5235 : vec3<f32> = _S5097;
        var _S5236 : vec3<f32> = _S5097;
        s_bwdProp_dot_0(_S5145, &(_S5235), &(_S5236), _S5096);
        var _S5237 : Surface_Differential_0;
        _S5237.position_5 = _S5097;
        _S5237.frame_10 = _S5101;
        _S5237.b1_2 = 0.0f;
        _S5237.b2_2 = 0.0f;
        var _S5238 : vec3<f32> = _S5097;
        var _S5239 : vec3<f32> = _S5097;
        var _S5240 : f32 = 0.0f;
        s_bwdProp_emission_of_0(_S5146, &(_S5237), &(_S5238), &(_S5239), &(_S5240), _S5235);
        var _S5241 : vec3<f32> = _S5239 + _S5191;
        _S5190 = Surface_x24_syn_dadd_0(_S5237, _S5190);
        _S5191 = _S5238;
        _S5234 = _S5241;
        _S5158 = _S5240;
    }
    else
    {
        var _S5242 : vec3<f32> = _S5191;
        _S5191 = _S5097;
        _S5234 = _S5242;
        _S5158 = 0.0f;
    }
    var _S5243 : vec3<f32> = _S5097;
    var _S5244 : vec3<f32> = _S5097;
    s_bwdProp_surface_at_0(_S5143, &(_S5243), &(_S5244), _S5190);
    var _S5245 : vec3<f32> = _S5244 + _S5234;
    (*_S5091) = _S5243 + _S5191;
    (*_S5092) = _S5245;
    (*_S5093) = _S5158;
    (*_S5094) = _S5192;
    (*_S5095) = _S5193;
    return;
}

fn _S5246( _S5247 : Vertex_0,  _S5248 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S5249 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S5250 : ptr<function, DiffPair_float_0>,  _S5251 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S5252 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S5253 : f32)
{
    var _S5254 : Tuple_16 = s_apply_path_luminance_0(_S5247, (*_S5248).primal_0, (*_S5249).primal_0, (*_S5250).primal_0, (*_S5251).primal_0, (*_S5252).primal_0);
    var _S5255 : s_paramCtx_s_bwdCallableCtx_path_luminance_0;
    _S5255.value0_120 = _S5247;
    _S5255.value1_41 = (*_S5248).primal_0;
    _S5255.value2_17 = (*_S5249).primal_0;
    _S5255.value3_11 = (*_S5250).primal_0;
    _S5255.value4_6 = (*_S5251).primal_0;
    _S5255.value5_2 = (*_S5252).primal_0;
    var _S5256 : s_bwdCallableCtx_path_luminance_0 = s_bwdCallableCtx_path_luminance_0( _S5255, _S5254.value1_24 );
    var _S5257 : vec3<f32> = (*_S5248).differential_0;
    var _S5258 : vec3<f32> = (*_S5249).differential_0;
    var _S5259 : f32 = (*_S5250).differential_0;
    var _S5260 : vec2<f32> = (*_S5251).differential_0;
    var _S5261 : vec2<f32> = (*_S5252).differential_0;
    s_bwdProp_path_luminance_0(_S5256, &(_S5257), &(_S5258), &(_S5259), &(_S5260), &(_S5261), _S5253);
    (*_S5248).differential_0 = _S5257;
    (*_S5249).differential_0 = _S5258;
    (*_S5250).differential_0 = _S5259;
    (*_S5251).differential_0 = _S5260;
    (*_S5252).differential_0 = _S5261;
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
    var depth_3 : u32 = (*this_11).left_1 - u32(1);
    (*this_11).left_1 = depth_3;
    var _S5262 : VertexRecord_0 = load_rows_0(depth_3 * rows_of_0(), run_0.method_0.chains_0, (*this_11).recorder_0.chain_2);
    var has_coordinates_0 : bool = depth_3 < (run_0.path_0.max_depth_0);
    var _S5263 : vec2<f32> = vec2<f32>(0.0f);
    var _S5264 : VertexCoordinates_0 = VertexCoordinates_x24init_0(_S5263, _S5263, 0.0f, 0.0f);
    var xi_1 : VertexCoordinates_0;
    if(has_coordinates_0)
    {
        xi_1 = StoredCoordinates_vertex_0((*this_11).x_22, depth_3);
    }
    else
    {
        xi_1 = _S5264;
    }
    var importance_1 : vec3<f32> = _S5262.throughput_0 * vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f);
    var delta_9 : bool = (((_S5262.flags_1) & (u32(1)))) != u32(0);
    var _S5265 : vec3<f32> = vec3<f32>(0.0f);
    var origin_6 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    origin_6.primal_0 = _S5262.origin_0;
    origin_6.differential_0 = _S5265;
    var direction_25 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    direction_25.primal_0 = _S5262.direction_3;
    direction_25.differential_0 = _S5265;
    var pdf_13 : DiffPair_float_0;
    pdf_13.primal_0 = _S5262.pdf_0;
    pdf_13.differential_0 = 0.0f;
    var _S5266 : vec2<f32> = vec2<f32>(0.0f);
    var u_14 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    u_14.primal_0 = xi_1.direction_4;
    u_14.differential_0 = _S5266;
    var _S5267 : VertexCoordinates_0 = xi_1;
    var light_9 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    light_9.primal_0 = xi_1.light_2;
    light_9.differential_0 = _S5266;
    var _S5268 : bool;
    if(((FEATURES_0 & (u32(8)))) != u32(0))
    {
        _S5268 = (((_S5262.flags_1) & (u32(4)))) != u32(0);
    }
    else
    {
        _S5268 = false;
    }
    if(_S5268)
    {
        _S506(load_escaped_0(_S5262.origin_0, _S5262.direction_3), importance_1, delta_9, &(origin_6), &(direction_25), &(pdf_13), 1.0f);
    }
    else
    {
        var hit_4 : Hit_0;
        hit_4.leaf_2 = _S5262.leaf_1;
        hit_4.instance_1 = _S5262.instance_0;
        var vertex_1 : Vertex_0;
        vertex_1.triangle_0 = load_triangle_0(hit_4);
        var kinds_1 : u32;
        if(((FEATURES_0 & (u32(16384)))) != u32(0))
        {
            var _S5269 : u32 = kinds_at_0(StoredCoordinates_film_0((*this_11).x_22));
            kinds_1 = _S5269;
        }
        else
        {
            kinds_1 = run_0.path_0.kinds_0;
        }
        var _S5270 : u32;
        if(depth_3 < u32(2))
        {
            _S5270 = u32(1);
        }
        else
        {
            _S5270 = u32(4);
        }
        if(((kinds_1 & (_S5270))) == u32(0))
        {
            vertex_1.triangle_0.emission_2 = u32(4294967295);
        }
        var surface_6 : Surface_0 = surface_at_0(vertex_1.triangle_0, _S5262.origin_0, _S5262.direction_3);
        vertex_1.emitted_0 = load_emitted_0(vertex_1.triangle_0, surface_6, _S5262.origin_0, delta_9);
        vertex_1.delta_3 = delta_9;
        var _S5271 : bool = (((_S5262.flags_1) & (u32(2)))) != u32(0);
        vertex_1.lit_0 = _S5271;
        vertex_1.scatters_0 = (any((((*this_11).later_radiance_0) != _S5265)));
        var _S5272 : vec3<f32> = vec3<f32>(0.0f);
        var _S5273 : Sloped3_0 = Sloped3_x24init_0(_S5272, _S5272, _S5272);
        var _S5274 : vec4<f32> = vec4<f32>(0.0f);
        vertex_1.shading_1 = Shading_x24init_0(u32(0), 0.0f, u32(0), 0.0f, _S5273, _S5273, _S5274, _S5274, _S5274, false, false, SlopedFrame_x24init_0(_S5273, _S5273, _S5273));
        if(_S5271)
        {
            _S5268 = true;
        }
        else
        {
            _S5268 = vertex_1.scatters_0;
        }
        if(_S5268)
        {
            vertex_1.shading_1 = shade_0(vertex_1.triangle_0, surface_6, xi_1.lobe_0);
        }
        vertex_1.importance_0 = importance_1;
        vertex_1.later_0 = importance_1 * (*this_11).later_radiance_0;
        vertex_1.adjoint_origin_1 = (*this_11).adjoint_origin_0;
        vertex_1.adjoint_direction_1 = (*this_11).adjoint_direction_0;
        vertex_1.adjoint_pdf_1 = (*this_11).adjoint_pdf_0;
        var _S5275 : LightShape_0 = LightShape_x24init_0(_S5272, _S5272, _S5272, _S5272, 0.0f);
        var _S5276 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>(_S5274, _S5274, _S5274);
        vertex_1.chosen_0 = ChosenLight_x24init_0(i32(0), 0.0f, _S5273, false, false, false, _S5275, false, 0.0f, 0.0f, SquareMap_x24init_0(_S5263, _S5263, _S5263, _S5263), _S5276, Arriving_x24init_0(_S5272, 0.0f, _S5275, 0.0f), Hit_x24init_0(u32(0), u32(0)));
        if(vertex_1.lit_0)
        {
            vertex_1.chosen_0 = choose_light_0(surface_6.position_2, xi_1.pick_0, _S5267.light_2);
        }
        _S5246(vertex_1, &(origin_6), &(direction_25), &(pdf_13), &(u_14), &(light_9), 1.0f);
    }
    (*this_11).adjoint_origin_0 = origin_6.differential_0;
    (*this_11).adjoint_direction_0 = direction_25.differential_0;
    (*this_11).adjoint_pdf_0 = pdf_13.differential_0;
    (*this_11).later_radiance_0 = _S5262.radiance_2 + _S5262.weight_2 * (*this_11).later_radiance_0;
    if(has_coordinates_0)
    {
        var first_21 : u32 = vertex_coordinate_0(depth_3);
        var _S5277 : f32 = u_14.differential_0.x * (*this_11).scale_4;
        var _S5278 : ScoreReport_0 = (*this_11).report_0;
        var _S5279 : f32 = ScoreReport_checked_0(&(_S5278), _S5277);
        StoredScore_set_0((*this_11).score_0, first_21, _S5279);
        var _S5280 : u32 = first_21 + u32(1);
        var _S5281 : f32 = u_14.differential_0.y * (*this_11).scale_4;
        var _S5282 : ScoreReport_0 = _S5278;
        var _S5283 : f32 = ScoreReport_checked_0(&(_S5282), _S5281);
        StoredScore_set_0((*this_11).score_0, _S5280, _S5283);
        var _S5284 : u32 = first_21 + u32(2);
        var _S5285 : f32 = light_9.differential_0.x * (*this_11).scale_4;
        var _S5286 : ScoreReport_0 = _S5282;
        var _S5287 : f32 = ScoreReport_checked_0(&(_S5286), _S5285);
        StoredScore_set_0((*this_11).score_0, _S5284, _S5287);
        var _S5288 : u32 = first_21 + u32(3);
        var _S5289 : f32 = light_9.differential_0.y * (*this_11).scale_4;
        var _S5290 : ScoreReport_0 = _S5286;
        var _S5291 : f32 = ScoreReport_checked_0(&(_S5290), _S5289);
        (*this_11).report_0 = _S5290;
        StoredScore_set_0((*this_11).score_0, _S5288, _S5291);
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
    var i_15 : u32;
    if(density_2 > 0.0f)
    {
        i_15 = (*this_12).recorder_0.lit_vertices_0;
    }
    else
    {
        i_15 = u32(0);
    }
    (*this_12).left_1 = i_15;
    var _S5292 : vec3<f32> = vec3<f32>(0.0f);
    (*this_12).later_radiance_0 = _S5292;
    (*this_12).adjoint_origin_0 = _S5292;
    (*this_12).adjoint_direction_0 = _S5292;
    (*this_12).adjoint_pdf_0 = 0.0f;
    i_15 = vertex_coordinate_0(i_15);
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
    var _S5293 : bool;
    if(((FEATURES_0 & (u32(2048)))) != u32(0))
    {
        _S5293 = (run_0.camera_0.filtered_0) != u32(0);
    }
    else
    {
        _S5293 = false;
    }
    point_16.filtered_1 = _S5293;
    point_16.size_5 = vec2<f32>(f32(run_0.camera_0.width_0), f32(run_0.camera_0.height_0));
    var _S5294 : vec2<f32> = vec2<f32>(0.0f);
    point_16.corner_6 = _S5294;
    point_16.start_5 = _S5294;
    point_16.slope_2 = vec2<f32>(1.0f);
    point_16.left_4 = _S5294;
    point_16.weight_10 = run_0.camera_0.exposure_0;
    if(_S5293)
    {
        var pixel_0 : u32 = pixel_of_0(film_uv_1);
        var _S5295 : u32 = pixel_0 % run_0.camera_0.width_0;
        var _S5296 : f32 = f32(_S5295);
        var _S5297 : u32 = pixel_0 / run_0.camera_0.width_0;
        point_16.corner_6 = vec2<f32>(_S5296, f32(_S5297));
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
            var _S5298 : f32 = film_uv_1[axis_2] * point_16.size_5[axis_2] - point_16.corner_6[axis_2];
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
                if((filter_cumulative_0(axis_2, middle_2)) <= _S5298)
                {
                    low_3 = middle_2;
                }
                else
                {
                    high_1 = middle_2;
                }
            }
            var start_6 : f32 = filter_cumulative_0(axis_2, low_3);
            var _S5299 : u32 = low_3 + u32(1);
            var end_1 : f32;
            if(_S5299 < u32(64))
            {
                end_1 = filter_cumulative_0(axis_2, _S5299);
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

fn s_apply_filtered_point_0( point_17 : FilmPoint_0,  _S5300 : vec2<f32>) -> Tuple_81
{
    var result_36 : vec2<f32>;
    if(point_17.filtered_1)
    {
        var _S5301 : vec2<f32> = vec2<f32>(-1.0f);
        result_36 = ((_S5300 * point_17.size_5 + point_17.corner_6 * _S5301 + point_17.start_5 * _S5301) * point_17.slope_2 + point_17.left_4 + (point_17.corner_6 + vec2<f32>(0.5f))) * (vec2<f32>(1.0f) / point_17.size_5);
    }
    else
    {
        result_36 = _S5300;
    }
    var _S5302 : Tuple_81;
    _S5302.value0_250 = result_36;
    return _S5302;
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

fn s_apply_sphere_direction_0( camera_1 : Camera_0,  _S5303 : vec2<f32>) -> Tuple_82
{
    var direction_27 : vec3<f32>;
    if((camera_1.projection_0) == u32(2))
    {
        var _S5304 : Tuple_33 = s_apply_octahedral_direction_0(_S5303);
        direction_27 = vec3<f32>(_S5304.value0_72.x, _S5304.value0_72.z, _S5304.value0_72.y);
    }
    else
    {
        var _S5305 : Tuple_29 = s_apply_sin_cos_turns_0(_S5303.x);
        var _S5306 : Tuple_29 = s_apply_sin_cos_turns_0(_S5303.y * 0.5f);
        var _S5307 : f32 = _S5306.value0_68.x;
        direction_27 = vec3<f32>(_S5307 * _S5305.value0_68.y, _S5306.value0_68.y, _S5307 * _S5305.value0_68.x);
    }
    var _S5308 : Tuple_82;
    _S5308.value0_254 = direction_27;
    return _S5308;
}

fn s_bwdProp_sphere_direction_0( _S5309 : s_bwdCallableCtx_sphere_direction_0,  _S5310 : ptr<function, vec2<f32>>,  _S5311 : vec3<f32>)
{
    var _S5312 : vec2<f32> = vec2<f32>(0.0f);
    var _S5313 : s_paramCtx_s_bwdCallableCtx_octahedral_direction_0 = s_paramCtx_s_bwdCallableCtx_octahedral_direction_0( _S5312 );
    var _S5314 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0 = s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0( 0.0f );
    var _S5315 : bool = (_S5309.value0_253.value0_249.projection_0) == u32(2);
    var _S5316 : s_bwdCallableCtx_octahedral_direction_0;
    var _S5317 : f32;
    var _S5318 : f32;
    var _S5319 : f32;
    var _S5320 : s_bwdCallableCtx_sin_cos_turns_0;
    var _S5321 : s_bwdCallableCtx_sin_cos_turns_0;
    if(_S5315)
    {
        var _S5322 : s_paramCtx_s_bwdCallableCtx_octahedral_direction_0;
        _S5322.value0_233 = _S5309.value0_253.value1_111;
        _S5316.value0_237 = _S5322;
        _S5317 = 0.0f;
        _S5318 = 0.0f;
        _S5319 = 0.0f;
        _S5320.value0_159 = _S5314;
        _S5321.value0_159 = _S5314;
    }
    else
    {
        var _S5323 : f32 = _S5309.value0_253.value1_111.x;
        var _S5324 : Tuple_29 = s_apply_sin_cos_turns_0(_S5323);
        var _S5325 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S5325.value0_158 = _S5323;
        var _S5326 : f32 = _S5309.value0_253.value1_111.y * 0.5f;
        var _S5327 : Tuple_29 = s_apply_sin_cos_turns_0(_S5326);
        var _S5328 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S5328.value0_158 = _S5326;
        var _S5329 : f32 = _S5327.value0_68.x;
        var _S5330 : f32 = _S5324.value0_68.y;
        var _S5331 : f32 = _S5324.value0_68.x;
        _S5316.value0_237 = _S5313;
        _S5317 = _S5329;
        _S5318 = _S5331;
        _S5319 = _S5330;
        _S5320.value0_159 = _S5328;
        _S5321.value0_159 = _S5325;
    }
    var _S5332 : vec2<f32>;
    if(_S5315)
    {
        var _S5333 : vec3<f32> = vec3<f32>(_S5311[i32(0)], _S5311[i32(2)], _S5311[i32(1)]);
        var _S5334 : vec2<f32> = _S5312;
        s_bwdProp_octahedral_direction_0(_S5316, &(_S5334), _S5333);
        _S5332 = _S5334;
    }
    else
    {
        var _S5335 : f32 = _S5317 * _S5311[i32(2)];
        var _S5336 : f32 = _S5317 * _S5311[i32(0)];
        var _S5337 : vec2<f32> = vec2<f32>(_S5318 * _S5311[i32(2)] + _S5319 * _S5311[i32(0)], _S5311[i32(1)]);
        var _S5338 : f32 = 0.0f;
        s_bwdProp_sin_cos_turns_0(_S5320, &(_S5338), _S5337);
        var _S5339 : f32 = 0.5f * _S5338;
        var _S5340 : vec2<f32> = vec2<f32>(_S5335, _S5336);
        var _S5341 : f32 = 0.0f;
        s_bwdProp_sin_cos_turns_0(_S5321, &(_S5341), _S5340);
        _S5332 = vec2<f32>(_S5341, _S5339);
    }
    (*_S5310) = _S5332;
    return;
}

fn s_bwdProp_filtered_point_0( _S5342 : s_bwdCallableCtx_filtered_point_0,  _S5343 : ptr<function, vec2<f32>>,  _S5344 : vec2<f32>)
{
    var _S5345 : vec2<f32> = vec2<f32>(0.0f);
    var _S5346 : vec2<f32>;
    var _S5347 : vec2<f32>;
    var _S5348 : vec2<f32>;
    if(_S5342.value0_252.value0_251.filtered_1)
    {
        _S5346 = vec2<f32>(1.0f) / _S5342.value0_252.value0_251.size_5;
        _S5347 = _S5342.value0_252.value0_251.slope_2;
        _S5348 = _S5342.value0_252.value0_251.size_5;
    }
    else
    {
        _S5346 = _S5345;
        _S5347 = _S5345;
        _S5348 = _S5345;
    }
    if(_S5342.value0_252.value0_251.filtered_1)
    {
        _S5346 = _S5348 * (_S5347 * (_S5346 * _S5344));
    }
    else
    {
        _S5346 = _S5344;
    }
    (*_S5343) = _S5346;
    return;
}

fn s_bwdProp_camera_ray_0( _S5349 : s_bwdCallableCtx_camera_ray_0,  _S5350 : ptr<function, vec2<f32>>,  _S5351 : ptr<function, vec2<f32>>,  _S5352 : CameraRay_0)
{
    var _S5353 : vec4<f32> = vec4<f32>(0.0f);
    var _S5354 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>( _S5353, _S5353, _S5353 );
    var _S5355 : Camera_0 = Camera_0( _S5354, _S5353, 0.0f, 0.0f, u32(0), u32(0), u32(0), 0.0f, u32(0), u32(0) );
    var _S5356 : vec2<f32> = vec2<f32>(0.0f);
    var _S5357 : s_paramCtx_s_bwdCallableCtx_sphere_direction_0 = s_paramCtx_s_bwdCallableCtx_sphere_direction_0( _S5355, _S5356 );
    var _S5358 : vec3<f32> = vec3<f32>(0.0f);
    var _S5359 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0 = s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0( 0.0f );
    var _S5360 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S5361 : vec2<f32> = _S5349.value0_248.value0_247.film_plane_0.xy;
    var _S5362 : Tuple_81 = s_apply_filtered_point_0(_S5349.value0_248.value1_110, _S5349.value0_248.value2_50);
    var _S5363 : s_paramCtx_s_bwdCallableCtx_filtered_point_0;
    _S5363.value0_251 = _S5349.value0_248.value1_110;
    var _S5364 : s_bwdCallableCtx_filtered_point_0 = s_bwdCallableCtx_filtered_point_0( _S5363 );
    var on_plane_0 : vec2<f32> = _S5361 * _S5362.value0_250 + _S5349.value0_248.value0_247.film_plane_0.zw;
    var _S5365 : vec3<f32> = vec3<f32>(on_plane_0, 1.0f);
    var _S5366 : vec3<f32> = vec3<f32>(0.0f);
    var _S5367 : bool;
    if(((FEATURES_0 & (u32(4096)))) != u32(0))
    {
        _S5367 = (_S5349.value0_248.value0_247.projection_0) != u32(0);
    }
    else
    {
        _S5367 = false;
    }
    var flat_0 : bool;
    var _S5368 : bool;
    var origin_8 : vec3<f32>;
    var direction_28 : vec3<f32>;
    var _S5369 : s_bwdCallableCtx_sphere_direction_0;
    if(_S5367)
    {
        var _S5370 : bool = (_S5349.value0_248.value0_247.projection_0) == u32(1);
        if(_S5370)
        {
            const _S5371 : vec3<f32> = vec3<f32>(0.0f, 0.0f, 1.0f);
            origin_8 = vec3<f32>(on_plane_0, 0.0f);
            direction_28 = _S5371;
            _S5369.value0_253 = _S5357;
        }
        else
        {
            var _S5372 : Tuple_82 = s_apply_sphere_direction_0(_S5349.value0_248.value0_247, on_plane_0);
            var _S5373 : s_paramCtx_s_bwdCallableCtx_sphere_direction_0;
            _S5373.value0_249 = _S5349.value0_248.value0_247;
            _S5373.value1_111 = on_plane_0;
            origin_8 = _S5366;
            direction_28 = _S5372.value0_254;
            _S5369.value0_253 = _S5373;
        }
        flat_0 = _S5370;
        _S5368 = _S5370;
    }
    else
    {
        flat_0 = true;
        direction_28 = _S5365;
        origin_8 = _S5366;
        _S5368 = false;
        _S5369.value0_253 = _S5357;
    }
    if((_S5349.value0_248.value0_247.lens_radius_0) > 0.0f)
    {
    }
    else
    {
        flat_0 = false;
    }
    var _S5374 : vec3<f32>;
    var _S5375 : f32;
    var _S5376 : f32;
    var _S5377 : f32;
    var _S5378 : s_bwdCallableCtx_safe_sqrt_0;
    var _S5379 : s_bwdCallableCtx_sin_cos_turns_0;
    if(flat_0)
    {
        var _S5380 : vec3<f32> = vec3<f32>(_S5349.value0_248.value0_247.focal_distance_0);
        var focus_0 : vec3<f32> = origin_8 + direction_28 * _S5380;
        var _S5381 : f32 = _S5349.value0_248.value3_32.x;
        var _S5382 : Tuple_29 = s_apply_sin_cos_turns_0(_S5381);
        var _S5383 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S5383.value0_158 = _S5381;
        var _S5384 : f32 = _S5349.value0_248.value3_32.y;
        var _S5385 : Tuple_30 = s_apply_safe_sqrt_0(_S5384);
        var _S5386 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S5386.value0_160 = _S5384;
        var radius_4 : f32 = _S5349.value0_248.value0_247.lens_radius_0 * _S5385.value0_69;
        var _S5387 : f32 = _S5382.value0_68.y;
        var _S5388 : f32 = _S5382.value0_68.x;
        var origin_9 : vec3<f32> = origin_8 + vec3<f32>(radius_4 * _S5387, radius_4 * _S5388, 0.0f);
        var _S5389 : vec3<f32> = focus_0 - origin_9;
        origin_8 = origin_9;
        direction_28 = _S5389;
        _S5375 = radius_4;
        _S5376 = _S5388;
        _S5377 = _S5387;
        _S5378.value0_161 = _S5386;
        _S5379.value0_159 = _S5383;
        _S5374 = _S5380;
    }
    else
    {
        _S5375 = 0.0f;
        _S5376 = 0.0f;
        _S5377 = 0.0f;
        _S5378.value0_161 = _S5360;
        _S5379.value0_159 = _S5359;
        _S5374 = _S5358;
    }
    var row0_1 : vec3<f32> = _S5349.value0_248.value0_247.to_world_0[i32(0)].xyz;
    var row1_2 : vec3<f32> = _S5349.value0_248.value0_247.to_world_0[i32(1)].xyz;
    var row2_2 : vec3<f32> = _S5349.value0_248.value0_247.to_world_0[i32(2)].xyz;
    var _S5390 : s_bwdCallableCtx_dot_0;
    _S5390._S39 = row0_1;
    _S5390._S40 = origin_8;
    var _S5391 : s_bwdCallableCtx_dot_0 = _S5390;
    var _S5392 : s_bwdCallableCtx_dot_0;
    _S5392._S39 = row1_2;
    _S5392._S40 = origin_8;
    var _S5393 : s_bwdCallableCtx_dot_0 = _S5392;
    var _S5394 : s_bwdCallableCtx_dot_0;
    _S5394._S39 = row2_2;
    _S5394._S40 = origin_8;
    var _S5395 : s_bwdCallableCtx_dot_0 = _S5394;
    var _S5396 : Tuple_5 = s_apply_dot_0(row0_1, direction_28);
    var _S5397 : s_bwdCallableCtx_dot_0;
    _S5397._S39 = row0_1;
    _S5397._S40 = direction_28;
    var _S5398 : s_bwdCallableCtx_dot_0 = _S5397;
    var _S5399 : Tuple_5 = s_apply_dot_0(row1_2, direction_28);
    var _S5400 : s_bwdCallableCtx_dot_0;
    _S5400._S39 = row1_2;
    _S5400._S40 = direction_28;
    var _S5401 : s_bwdCallableCtx_dot_0 = _S5400;
    var _S5402 : Tuple_5 = s_apply_dot_0(row2_2, direction_28);
    var _S5403 : s_bwdCallableCtx_dot_0;
    _S5403._S39 = row2_2;
    _S5403._S40 = direction_28;
    var _S5404 : s_bwdCallableCtx_dot_0 = _S5403;
    var _S5405 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S5405.value0_34 = vec3<f32>(_S5396.value0_5, _S5399.value0_5, _S5402.value0_5);
    var _S5406 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S5405 );
    var _S5407 : vec3<f32> = _S5358;
    s_bwdProp_unit_vector_0(_S5406, &(_S5407), _S5352.direction_26);
    var _S5408 : vec3<f32> = _S5358;
    var _S5409 : vec3<f32> = _S5358;
    s_bwdProp_dot_0(_S5404, &(_S5408), &(_S5409), _S5407[i32(2)]);
    var _S5410 : vec3<f32> = _S5358;
    var _S5411 : vec3<f32> = _S5358;
    s_bwdProp_dot_0(_S5401, &(_S5410), &(_S5411), _S5407[i32(1)]);
    var _S5412 : vec3<f32> = _S5358;
    var _S5413 : vec3<f32> = _S5358;
    s_bwdProp_dot_0(_S5398, &(_S5412), &(_S5413), _S5407[i32(0)]);
    var _S5414 : vec3<f32> = _S5358;
    var _S5415 : vec3<f32> = _S5358;
    s_bwdProp_dot_0(_S5395, &(_S5414), &(_S5415), _S5352.origin_7[i32(2)]);
    var _S5416 : vec3<f32> = _S5358;
    var _S5417 : vec3<f32> = _S5358;
    s_bwdProp_dot_0(_S5393, &(_S5416), &(_S5417), _S5352.origin_7[i32(1)]);
    var _S5418 : vec3<f32> = _S5358;
    var _S5419 : vec3<f32> = _S5358;
    s_bwdProp_dot_0(_S5391, &(_S5418), &(_S5419), _S5352.origin_7[i32(0)]);
    var _S5420 : vec3<f32> = _S5415 + _S5417 + _S5419;
    var _S5421 : vec3<f32> = _S5409 + _S5411 + _S5413;
    var _S5422 : vec2<f32>;
    if(flat_0)
    {
        var _S5423 : vec3<f32> = _S5420 + (vec3<f32>(0) - _S5421);
        var _S5424 : f32 = _S5375 * _S5423[i32(1)];
        var _S5425 : f32 = _S5375 * _S5423[i32(0)];
        var _S5426 : f32 = _S5349.value0_248.value0_247.lens_radius_0 * (_S5376 * _S5423[i32(1)] + _S5377 * _S5423[i32(0)]);
        var _S5427 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S5378, &(_S5427), _S5426);
        var _S5428 : vec2<f32> = vec2<f32>(_S5424, _S5425);
        var _S5429 : f32 = 0.0f;
        s_bwdProp_sin_cos_turns_0(_S5379, &(_S5429), _S5428);
        var _S5430 : vec2<f32> = vec2<f32>(_S5429, _S5427);
        var _S5431 : vec3<f32> = _S5423 + _S5421;
        origin_8 = _S5374 * _S5421;
        direction_28 = _S5431;
        _S5422 = _S5430;
    }
    else
    {
        origin_8 = _S5421;
        direction_28 = _S5420;
        _S5422 = _S5356;
    }
    var _S5432 : vec2<f32>;
    if(_S5367)
    {
        if(_S5368)
        {
            _S5432 = direction_28.xy;
        }
        else
        {
            var _S5433 : vec2<f32> = _S5356;
            s_bwdProp_sphere_direction_0(_S5369, &(_S5433), origin_8);
            _S5432 = _S5433;
        }
        origin_8 = _S5358;
    }
    else
    {
        _S5432 = _S5356;
    }
    var _S5434 : vec2<f32> = _S5361 * (origin_8.xy + _S5432);
    var _S5435 : vec2<f32> = _S5356;
    s_bwdProp_filtered_point_0(_S5364, &(_S5435), _S5434);
    (*_S5350) = _S5435;
    (*_S5351) = _S5422;
    return;
}

fn _S5436( _S5437 : FilmPoint_0,  _S5438 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S5439 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S5440 : CameraRay_0)
{
    var _S5441 : s_paramCtx_s_bwdCallableCtx_camera_ray_0;
    _S5441.value0_247.to_world_0 = run_0.camera_0.to_world_0;
    _S5441.value0_247.film_plane_0 = run_0.camera_0.film_plane_0;
    _S5441.value0_247.lens_radius_0 = run_0.camera_0.lens_radius_0;
    _S5441.value0_247.focal_distance_0 = run_0.camera_0.focal_distance_0;
    _S5441.value0_247.width_0 = run_0.camera_0.width_0;
    _S5441.value0_247.height_0 = run_0.camera_0.height_0;
    _S5441.value0_247.projection_0 = run_0.camera_0.projection_0;
    _S5441.value0_247.exposure_0 = run_0.camera_0.exposure_0;
    _S5441.value0_247.filtered_0 = run_0.camera_0.filtered_0;
    _S5441.value0_247.padding_0 = run_0.camera_0.padding_0;
    _S5441.value1_110 = _S5437;
    _S5441.value2_50 = (*_S5438).primal_0;
    _S5441.value3_32 = (*_S5439).primal_0;
    var _S5442 : s_bwdCallableCtx_camera_ray_0 = s_bwdCallableCtx_camera_ray_0( _S5441 );
    var _S5443 : vec2<f32> = (*_S5438).differential_0;
    var _S5444 : vec2<f32> = (*_S5439).differential_0;
    s_bwdProp_camera_ray_0(_S5442, &(_S5443), &(_S5444), _S5440);
    (*_S5438).differential_0 = _S5443;
    (*_S5439).differential_0 = _S5444;
    return;
}

fn Backward_end_0( this_14 : ptr<function, Backward_0>)
{
    var _S5445 : vec2<f32> = vec2<f32>(0.0f);
    var film_uv_2 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    film_uv_2.primal_0 = StoredCoordinates_film_0((*this_14).x_22);
    film_uv_2.differential_0 = _S5445;
    var lens_uv_0 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    lens_uv_0.primal_0 = StoredCoordinates_lens_0((*this_14).x_22);
    lens_uv_0.differential_0 = _S5445;
    var adjoint_0 : CameraRay_0;
    adjoint_0.origin_7 = (*this_14).adjoint_origin_0;
    adjoint_0.direction_26 = (*this_14).adjoint_direction_0;
    var _S5446 : FilmPoint_0 = film_point_0(StoredCoordinates_film_0((*this_14).x_22));
    _S5436(_S5446, &(film_uv_2), &(lens_uv_0), adjoint_0);
    var _S5447 : f32 = film_uv_2.differential_0.x * (*this_14).scale_4;
    var _S5448 : ScoreReport_0 = (*this_14).report_0;
    var _S5449 : f32 = ScoreReport_checked_0(&(_S5448), _S5447);
    StoredScore_set_0((*this_14).score_0, u32(0), _S5449);
    var _S5450 : f32 = film_uv_2.differential_0.y * (*this_14).scale_4;
    var _S5451 : ScoreReport_0 = _S5448;
    var _S5452 : f32 = ScoreReport_checked_0(&(_S5451), _S5450);
    StoredScore_set_0((*this_14).score_0, u32(1), _S5452);
    var _S5453 : f32 = lens_uv_0.differential_0.x * (*this_14).scale_4;
    var _S5454 : ScoreReport_0 = _S5451;
    var _S5455 : f32 = ScoreReport_checked_0(&(_S5454), _S5453);
    StoredScore_set_0((*this_14).score_0, u32(2), _S5455);
    var _S5456 : f32 = lens_uv_0.differential_0.y * (*this_14).scale_4;
    var _S5457 : ScoreReport_0 = _S5454;
    var _S5458 : f32 = ScoreReport_checked_0(&(_S5457), _S5456);
    (*this_14).report_0 = _S5457;
    StoredScore_set_0((*this_14).score_0, u32(3), _S5458);
    return;
}

fn Backward_x24init_0( x_38 : StoredCoordinates_0,  score_1 : StoredScore_0,  recorder_1 : Recorder_0,  report_1 : ScoreReport_0,  scale_13 : f32,  left_5 : u32,  later_radiance_1 : vec3<f32>,  adjoint_origin_2 : vec3<f32>,  adjoint_direction_2 : vec3<f32>,  adjoint_pdf_2 : f32) -> Backward_0
{
    var _S5459 : Backward_0;
    _S5459.x_22 = x_38;
    _S5459.score_0 = score_1;
    _S5459.recorder_0 = recorder_1;
    _S5459.report_0 = report_1;
    _S5459.scale_4 = scale_13;
    _S5459.left_1 = left_5;
    _S5459.later_radiance_0 = later_radiance_1;
    _S5459.adjoint_origin_0 = adjoint_origin_2;
    _S5459.adjoint_direction_0 = adjoint_direction_2;
    _S5459.adjoint_pdf_0 = adjoint_pdf_2;
    return _S5459;
}

fn Recorder_x24init_0( chain_4 : u32,  vertices_1 : u32,  lit_vertices_1 : u32) -> Recorder_0
{
    var _S5460 : Recorder_0;
    _S5460.chain_2 = chain_4;
    _S5460.vertices_0 = vertices_1;
    _S5460.lit_vertices_0 = lit_vertices_1;
    return _S5460;
}

fn ScoreReport_x24init_0( bad_1 : u32,  norm_squared_1 : f32) -> ScoreReport_0
{
    var _S5461 : ScoreReport_0;
    _S5461.bad_0 = bad_1;
    _S5461.norm_squared_0 = norm_squared_1;
    return _S5461;
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
    var _S5462 : TracedPath_0;
    _S5462.radiance_16 = radiance_17;
    _S5462.rays_0 = rays_1;
    _S5462.vertices_2 = vertices_3;
    _S5462.lit_vertices_2 = lit_vertices_3;
    _S5462.score_squared_0 = score_squared_1;
    _S5462.bad_scores_0 = bad_scores_1;
    return _S5462;
}

struct Queue_0
{
     taken_0 : u32,
};

fn Queue_x24init_0( taken_1 : u32) -> Queue_0
{
    var _S5463 : Queue_0;
    _S5463.taken_0 = taken_1;
    return _S5463;
}

fn store_rows_0( _S5464 : u32,  _S5465 : u32,  _S5466 : u32,  _S5467 : TracedPath_0)
{
    var _S5468 : vec4<u32> = vec4<u32>(_S5467.vertices_2, _S5467.lit_vertices_2, bitcast<u32>(_S5467.score_squared_0), _S5467.bad_scores_0);
    chain_states_0[_S5464 * _S5465 + _S5466] = vec4<u32>(bitcast<u32>(_S5467.radiance_16[u32(0)]), bitcast<u32>(_S5467.radiance_16[u32(1)]), bitcast<u32>(_S5467.radiance_16[u32(2)]), _S5467.rays_0);
    chain_states_0[(_S5464 + u32(1)) * _S5465 + _S5466] = _S5468;
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
    var _S5469 : u32;
    if(item_0 < (run_0.dispatch_0.items_0))
    {
        _S5469 = item_0;
    }
    else
    {
        _S5469 = u32(4294967295);
    }
    return _S5469;
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

fn load_rows_1( _S5470 : u32,  _S5471 : u32,  _S5472 : u32) -> ChainState_0
{
    var rows_9 : array<vec4<u32>, i32(4)>;
    rows_9[i32(0)] = chain_states_0[_S5470 * _S5471 + _S5472];
    rows_9[i32(1)] = chain_states_0[(_S5470 + u32(1)) * _S5471 + _S5472];
    rows_9[i32(2)] = chain_states_0[(_S5470 + u32(2)) * _S5471 + _S5472];
    rows_9[i32(3)] = chain_states_0[(_S5470 + u32(3)) * _S5471 + _S5472];
    var _S5473 : ChainState_0 = ChainState_0( vec3<f32>(bitcast<f32>(rows_9[u32(0)][u32(0)]), bitcast<f32>(rows_9[u32(0)][u32(1)]), bitcast<f32>(rows_9[u32(0)][u32(2)])), bitcast<f32>(rows_9[u32(0)][u32(3)]), rows_9[u32(1)][u32(0)], rows_9[u32(1)][u32(1)], rows_9[u32(1)][u32(2)], bitcast<f32>(rows_9[u32(1)][u32(3)]), rows_9[u32(2)][u32(0)], bitcast<f32>(rows_9[u32(2)][u32(1)]), rows_9[u32(2)][u32(2)], bitcast<f32>(rows_9[u32(2)][u32(3)]), vec2<u32>(rows_9[u32(3)][u32(0)], rows_9[u32(3)][u32(1)]), vec2<u32>(rows_9[u32(3)][u32(2)], rows_9[u32(3)][u32(3)]) );
    return _S5473;
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

fn load_rows_2( _S5474 : u32,  _S5475 : u32,  _S5476 : u32) -> TracedPath_0
{
    var rows_10 : array<vec4<u32>, i32(2)>;
    rows_10[i32(0)] = chain_states_0[_S5474 * _S5475 + _S5476];
    rows_10[i32(1)] = chain_states_0[(_S5474 + u32(1)) * _S5475 + _S5476];
    var _S5477 : TracedPath_0 = TracedPath_0( vec3<f32>(bitcast<f32>(rows_10[u32(0)][u32(0)]), bitcast<f32>(rows_10[u32(0)][u32(1)]), bitcast<f32>(rows_10[u32(0)][u32(2)])), rows_10[u32(0)][u32(3)], rows_10[u32(1)][u32(0)], rows_10[u32(1)][u32(1)], bitcast<f32>(rows_10[u32(1)][u32(2)]), rows_10[u32(1)][u32(3)] );
    return _S5477;
}

fn load_traced_path_0( chain_7 : u32) -> TracedPath_0
{
    return load_rows_2(rows_of_1(), run_0.method_0.chains_0, chain_7);
}

fn TracedPath_finite_0( this_19 : TracedPath_0) -> bool
{
    var _S5478 : bool;
    if(is_finite_0(this_19.radiance_16.x))
    {
        _S5478 = is_finite_0(this_19.radiance_16.y);
    }
    else
    {
        _S5478 = false;
    }
    if(_S5478)
    {
        _S5478 = is_finite_0(this_19.radiance_16.z);
    }
    else
    {
        _S5478 = false;
    }
    return _S5478;
}

fn luminance_1( rgb_0 : vec3<f32>) -> f32
{
    return dot(rgb_0, vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f));
}

@compute
@workgroup_size(64, 1, 1)
fn backward()
{
    var _S5479 : bool;
    var _S5480 : StoredCoordinates_0 = StoredCoordinates_0( u32(0), u32(0) );
    var _S5481 : StoredScore_0 = StoredScore_0( u32(0), u32(0) );
    var _S5482 : vec3<f32> = vec3<f32>(0.0f);
    var pass_0 : Backward_0 = Backward_x24init_0(_S5480, _S5481, Recorder_x24init_0(u32(0), u32(0), u32(0)), ScoreReport_x24init_0(u32(0), 0.0f), 0.0f, u32(0), _S5482, _S5482, _S5482, 0.0f);
    var traced_1 : TracedPath_0 = TracedPath_x24init_0(_S5482, u32(0), u32(0), u32(0), 0.0f, u32(0));
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
                var _S5483 : bool = chain_9 == u32(4294967295);
                _S5479 = _S5483;
                if(_S5483)
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
            if(_S5479)
            {
                break;
            }
            var _S5484 : TracedPath_0 = load_traced_path_0(chain_9);
            traced_1 = _S5484;
            pass_0.x_22.chain_0 = chain_9;
            pass_0.score_0.chain_1 = chain_9;
            pass_0.score_0.slot_1 = pass_0.x_22.slot_0;
            pass_0.recorder_0.chain_2 = chain_9;
            pass_0.recorder_0.lit_vertices_0 = traced_1.lit_vertices_2;
            var _S5485 : f32;
            if(TracedPath_finite_0(_S5484))
            {
                _S5485 = luminance_1(traced_1.radiance_16);
            }
            else
            {
                _S5485 = 0.0f;
            }
            Backward_begin_0(&(pass_0), _S5485);
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

