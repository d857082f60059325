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
@binding(0) @group(0) var<storage, read> nodes_0 : array<vec4<u32>>;

@binding(1) @group(0) var<storage, read> leaves_0 : array<vec4<f32>>;

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

@binding(9) @group(1) var<storage, read_write> records_0 : array<vec4<f32>>;

@binding(10) @group(1) var<storage, read_write> image_0 : array<vec4<f32>>;

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

fn stored_index_0( slot_2 : u32,  coordinate_0 : u32,  chain_3 : u32) -> u32
{
    return (slot_2 * run_0.dimension_0 + coordinate_0) * run_0.chains_0 + chain_3;
}

fn StoredCoordinates_get_0( this_0 : StoredCoordinates_0,  coordinate_1 : u32) -> f32
{
    return coordinates_0[stored_index_0(this_0.slot_0, coordinate_1, this_0.chain_0)];
}

fn StoredCoordinates_film_0( this_1 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_1, u32(0)), StoredCoordinates_get_0(this_1, u32(1)));
}

struct DiffPair_vectorx3Cfloatx2C2x3E_0
{
     primal_0 : vec2<f32>,
     differential_0 : vec2<f32>,
};

fn StoredCoordinates_lens_0( this_2 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_2, u32(2)), StoredCoordinates_get_0(this_2, u32(3)));
}

struct CameraRay_0
{
     origin_0 : vec3<f32>,
     direction_0 : vec3<f32>,
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
     value0_6 : Camera_0,
     value1_0 : vec2<f32>,
     value2_0 : vec2<f32>,
};

struct s_bwdCallableCtx_camera_ray_0
{
     value0_7 : s_paramCtx_s_bwdCallableCtx_camera_ray_0,
};

struct s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0
{
     value0_8 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_safe_sqrt_0
{
     value0_9 : f32,
};

struct s_bwdCallableCtx_safe_sqrt_0
{
     value0_10 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0,
};

struct s_bwdCallableCtx_sin_cos_turns_0
{
     value0_11 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0,
};

struct Tuple_6
{
     value0_12 : vec2<f32>,
};

fn s_apply_sin_cos_turns_0( _S43 : f32) -> Tuple_6
{
    var quarter_0 : f32 = round(_S43 * 4.0f);
    var angle_0 : f32 = (_S43 - quarter_0 * 0.25f) * 6.28318548202514648f;
    var a2_0 : f32 = angle_0 * angle_0;
    var s_0 : f32 = angle_0 * (1.0f + a2_0 * (-0.1666666716337204f + a2_0 * (0.00833333376795053f + a2_0 * (-0.0001984127011383f + a2_0 * 2.75573188446287531e-06f))));
    var c_0 : f32 = 1.0f + a2_0 * (-0.5f + a2_0 * (0.0416666679084301f + a2_0 * (-0.00138888892251998f + a2_0 * 0.00002480158764229f)));
    var q_0 : i32 = (i32(quarter_0) & (i32(3)));
    var sine_0 : f32;
    var cosine_0 : f32;
    if(q_0 == i32(1))
    {
        var _S44 : f32 = - s_0;
        sine_0 = c_0;
        cosine_0 = _S44;
    }
    else
    {
        if(q_0 == i32(2))
        {
            var _S45 : f32 = - c_0;
            sine_0 = - s_0;
            cosine_0 = _S45;
        }
        else
        {
            if(q_0 == i32(3))
            {
                sine_0 = - c_0;
                cosine_0 = s_0;
            }
            else
            {
                sine_0 = s_0;
                cosine_0 = c_0;
            }
        }
    }
    var _S46 : Tuple_6;
    _S46.value0_12 = vec2<f32>(sine_0, cosine_0);
    return _S46;
}

struct Tuple_7
{
     value0_13 : f32,
};

fn s_apply_safe_sqrt_0( _S47 : f32) -> Tuple_7
{
    var root_1 : f32;
    if(_S47 > 0.0f)
    {
        root_1 = s_apply_sqrt_0(_S47).value0_3;
    }
    else
    {
        root_1 = 0.0f;
    }
    var _S48 : Tuple_7;
    _S48.value0_13 = root_1;
    return _S48;
}

struct s_paramCtx_s_bwdCallableCtx_unit_vector_0
{
     value0_14 : vec3<f32>,
};

struct s_bwdCallableCtx_unit_vector_0
{
     value0_15 : s_paramCtx_s_bwdCallableCtx_unit_vector_0,
};

fn s_bwdProp_unit_vector_0( _S49 : s_bwdCallableCtx_unit_vector_0,  _S50 : ptr<function, vec3<f32>>,  _S51 : vec3<f32>)
{
    var _S52 : vec3<f32> = _S49.value0_15.value0_14;
    var _S53 : Tuple_5 = s_apply_dot_0(_S52, _S52);
    var _S54 : s_bwdCallableCtx_dot_0;
    _S54._S39 = _S49.value0_15.value0_14;
    _S54._S40 = _S49.value0_15.value0_14;
    var _S55 : Tuple_3 = s_apply_sqrt_0(_S53.value0_5);
    var _S56 : s_bwdCallableCtx_sqrt_0;
    _S56._S22 = _S53.value0_5;
    var _S57 : vec3<f32> = _S49.value0_15.value0_14 * _S51;
    var _S58 : vec3<f32> = vec3<f32>((1.0f / _S55.value0_3)) * _S51;
    var _S59 : f32 = - ((_S57[i32(0)] + _S57[i32(1)] + _S57[i32(2)]) / (_S55.value0_3 * _S55.value0_3));
    var _S60 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S56, &(_S60), _S59);
    var _S61 : vec3<f32> = vec3<f32>(0.0f);
    var _S62 : vec3<f32> = _S61;
    var _S63 : vec3<f32> = _S61;
    s_bwdProp_dot_0(_S54, &(_S62), &(_S63), _S60);
    (*_S50) = _S58 + _S62 + _S63;
    return;
}

fn s_bwdProp_safe_sqrt_0( _S64 : s_bwdCallableCtx_safe_sqrt_0,  _S65 : ptr<function, f32>,  _S66 : f32)
{
    var _S67 : bool = (_S64.value0_10.value0_9) > 0.0f;
    var _S68 : s_bwdCallableCtx_sqrt_0;
    if(_S67)
    {
        var _S69 : s_bwdCallableCtx_sqrt_0;
        _S69._S22 = _S64.value0_10.value0_9;
        _S68 = _S69;
    }
    else
    {
        _S68._S22 = 0.0f;
    }
    var _S70 : f32;
    if(_S67)
    {
        var _S71 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S68, &(_S71), _S66);
        _S70 = _S71;
    }
    else
    {
        _S70 = 0.0f;
    }
    (*_S65) = _S70;
    return;
}

fn s_bwdProp_sin_cos_turns_0( _S72 : s_bwdCallableCtx_sin_cos_turns_0,  _S73 : ptr<function, f32>,  _S74 : vec2<f32>)
{
    var quarter_1 : f32 = round(_S72.value0_11.value0_8 * 4.0f);
    var angle_1 : f32 = (_S72.value0_11.value0_8 - quarter_1 * 0.25f) * 6.28318548202514648f;
    var a2_1 : f32 = angle_1 * angle_1;
    var _S75 : f32 = -0.0001984127011383f + a2_1 * 2.75573188446287531e-06f;
    var _S76 : f32 = 0.00833333376795053f + a2_1 * _S75;
    var _S77 : f32 = -0.1666666716337204f + a2_1 * _S76;
    var _S78 : f32 = 1.0f + a2_1 * _S77;
    var _S79 : f32 = -0.00138888892251998f + a2_1 * 0.00002480158764229f;
    var _S80 : f32 = 0.0416666679084301f + a2_1 * _S79;
    var _S81 : f32 = -0.5f + a2_1 * _S80;
    var q_1 : i32 = (i32(quarter_1) & (i32(3)));
    var _S82 : bool = q_1 == i32(1);
    var _S83 : bool;
    var _S84 : bool;
    if(_S82)
    {
        _S83 = false;
        _S84 = false;
    }
    else
    {
        var _S85 : bool = q_1 == i32(2);
        if(_S85)
        {
            _S83 = false;
        }
        else
        {
            _S83 = q_1 == i32(3);
        }
        var _S86 : bool = _S83;
        _S83 = _S85;
        _S84 = _S86;
    }
    var _S87 : f32;
    var _S88 : f32;
    if(_S82)
    {
        var _S89 : f32 = - _S74[i32(1)];
        _S87 = _S74[i32(0)];
        _S88 = _S89;
    }
    else
    {
        if(_S83)
        {
            var _S90 : f32 = - _S74[i32(0)];
            _S87 = - _S74[i32(1)];
            _S88 = _S90;
        }
        else
        {
            if(_S84)
            {
                _S87 = - _S74[i32(0)];
                _S88 = _S74[i32(1)];
            }
            else
            {
                _S87 = _S74[i32(1)];
                _S88 = _S74[i32(0)];
            }
        }
    }
    var _S91 : f32 = a2_1 * _S87;
    var _S92 : f32 = a2_1 * _S91;
    var _S93 : f32 = angle_1 * _S88;
    var _S94 : f32 = a2_1 * _S93;
    var _S95 : f32 = a2_1 * _S94;
    var _S96 : f32 = angle_1 * (_S81 * _S87 + _S80 * _S91 + _S79 * _S92 + 0.00002480158764229f * (a2_1 * _S92) + _S77 * _S93 + _S76 * _S94 + _S75 * _S95 + 2.75573188446287531e-06f * (a2_1 * _S95));
    (*_S73) = 6.28318548202514648f * (_S78 * _S88 + _S96 + _S96);
    return;
}

fn s_bwdProp_camera_ray_0( _S97 : s_bwdCallableCtx_camera_ray_0,  _S98 : ptr<function, vec2<f32>>,  _S99 : ptr<function, vec2<f32>>,  _S100 : CameraRay_0)
{
    var _S101 : vec3<f32> = vec3<f32>(0.0f);
    var _S102 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0 = s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0( 0.0f );
    var _S103 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S104 : vec2<f32> = _S97.value0_7.value0_6.film_plane_1.xy;
    var direction_1 : vec3<f32> = vec3<f32>(_S104 * _S97.value0_7.value1_0 + _S97.value0_7.value0_6.film_plane_1.zw, 1.0f);
    var _S105 : vec3<f32> = vec3<f32>(0.0f);
    var _S106 : bool = (_S97.value0_7.value0_6.lens_radius_1) > 0.0f;
    var origin_1 : vec3<f32>;
    var direction_2 : vec3<f32>;
    var _S107 : vec3<f32>;
    var _S108 : f32;
    var _S109 : f32;
    var _S110 : f32;
    var _S111 : s_bwdCallableCtx_safe_sqrt_0;
    var _S112 : s_bwdCallableCtx_sin_cos_turns_0;
    if(_S106)
    {
        var _S113 : vec3<f32> = vec3<f32>(_S97.value0_7.value0_6.focal_distance_1);
        var focus_0 : vec3<f32> = direction_1 * _S113;
        var _S114 : f32 = _S97.value0_7.value2_0.x;
        var _S115 : Tuple_6 = s_apply_sin_cos_turns_0(_S114);
        var _S116 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S116.value0_8 = _S114;
        var _S117 : f32 = _S97.value0_7.value2_0.y;
        var _S118 : Tuple_7 = s_apply_safe_sqrt_0(_S117);
        var _S119 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S119.value0_9 = _S117;
        var radius_0 : f32 = _S97.value0_7.value0_6.lens_radius_1 * _S118.value0_13;
        var _S120 : f32 = _S115.value0_12.y;
        var _S121 : f32 = _S115.value0_12.x;
        var origin_2 : vec3<f32> = vec3<f32>(radius_0 * _S120, radius_0 * _S121, 0.0f);
        var _S122 : vec3<f32> = focus_0 - origin_2;
        origin_1 = origin_2;
        direction_2 = _S122;
        _S108 = radius_0;
        _S109 = _S121;
        _S110 = _S120;
        _S111.value0_10 = _S119;
        _S112.value0_11 = _S116;
        _S107 = _S113;
    }
    else
    {
        origin_1 = _S105;
        direction_2 = direction_1;
        _S108 = 0.0f;
        _S109 = 0.0f;
        _S110 = 0.0f;
        _S111.value0_10 = _S103;
        _S112.value0_11 = _S102;
        _S107 = _S101;
    }
    var row0_0 : vec3<f32> = _S97.value0_7.value0_6.to_world_1[i32(0)].xyz;
    var row1_0 : vec3<f32> = _S97.value0_7.value0_6.to_world_1[i32(1)].xyz;
    var row2_0 : vec3<f32> = _S97.value0_7.value0_6.to_world_1[i32(2)].xyz;
    var _S123 : s_bwdCallableCtx_dot_0;
    _S123._S39 = row0_0;
    _S123._S40 = origin_1;
    var _S124 : s_bwdCallableCtx_dot_0 = _S123;
    var _S125 : s_bwdCallableCtx_dot_0;
    _S125._S39 = row1_0;
    _S125._S40 = origin_1;
    var _S126 : s_bwdCallableCtx_dot_0 = _S125;
    var _S127 : s_bwdCallableCtx_dot_0;
    _S127._S39 = row2_0;
    _S127._S40 = origin_1;
    var _S128 : s_bwdCallableCtx_dot_0 = _S127;
    var _S129 : Tuple_5 = s_apply_dot_0(row0_0, direction_2);
    var _S130 : s_bwdCallableCtx_dot_0;
    _S130._S39 = row0_0;
    _S130._S40 = direction_2;
    var _S131 : s_bwdCallableCtx_dot_0 = _S130;
    var _S132 : Tuple_5 = s_apply_dot_0(row1_0, direction_2);
    var _S133 : s_bwdCallableCtx_dot_0;
    _S133._S39 = row1_0;
    _S133._S40 = direction_2;
    var _S134 : s_bwdCallableCtx_dot_0 = _S133;
    var _S135 : Tuple_5 = s_apply_dot_0(row2_0, direction_2);
    var _S136 : s_bwdCallableCtx_dot_0;
    _S136._S39 = row2_0;
    _S136._S40 = direction_2;
    var _S137 : s_bwdCallableCtx_dot_0 = _S136;
    var _S138 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S138.value0_14 = vec3<f32>(_S129.value0_5, _S132.value0_5, _S135.value0_5);
    var _S139 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S138 );
    var _S140 : vec2<f32> = vec2<f32>(0.0f);
    var _S141 : vec3<f32> = _S101;
    s_bwdProp_unit_vector_0(_S139, &(_S141), _S100.direction_0);
    var _S142 : vec3<f32> = _S101;
    var _S143 : vec3<f32> = _S101;
    s_bwdProp_dot_0(_S137, &(_S142), &(_S143), _S141[i32(2)]);
    var _S144 : vec3<f32> = _S101;
    var _S145 : vec3<f32> = _S101;
    s_bwdProp_dot_0(_S134, &(_S144), &(_S145), _S141[i32(1)]);
    var _S146 : vec3<f32> = _S101;
    var _S147 : vec3<f32> = _S101;
    s_bwdProp_dot_0(_S131, &(_S146), &(_S147), _S141[i32(0)]);
    var _S148 : vec3<f32> = _S101;
    var _S149 : vec3<f32> = _S101;
    s_bwdProp_dot_0(_S128, &(_S148), &(_S149), _S100.origin_0[i32(2)]);
    var _S150 : vec3<f32> = _S101;
    var _S151 : vec3<f32> = _S101;
    s_bwdProp_dot_0(_S126, &(_S150), &(_S151), _S100.origin_0[i32(1)]);
    var _S152 : vec3<f32> = _S101;
    var _S153 : vec3<f32> = _S101;
    s_bwdProp_dot_0(_S124, &(_S152), &(_S153), _S100.origin_0[i32(0)]);
    var _S154 : vec3<f32> = _S149 + _S151 + _S153;
    var _S155 : vec3<f32> = _S143 + _S145 + _S147;
    var _S156 : vec2<f32>;
    if(_S106)
    {
        var _S157 : vec3<f32> = _S154 + (vec3<f32>(0) - _S155);
        var _S158 : f32 = _S108 * _S157[i32(1)];
        var _S159 : f32 = _S108 * _S157[i32(0)];
        var _S160 : f32 = _S97.value0_7.value0_6.lens_radius_1 * (_S109 * _S157[i32(1)] + _S110 * _S157[i32(0)]);
        var _S161 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S111, &(_S161), _S160);
        var _S162 : vec2<f32> = vec2<f32>(_S158, _S159);
        var _S163 : f32 = 0.0f;
        s_bwdProp_sin_cos_turns_0(_S112, &(_S163), _S162);
        var _S164 : vec2<f32> = vec2<f32>(_S163, _S161);
        origin_1 = _S107 * _S155;
        _S156 = _S164;
    }
    else
    {
        origin_1 = _S155;
        _S156 = _S140;
    }
    (*_S98) = _S104 * origin_1.xy;
    (*_S99) = _S156;
    return;
}

fn _S165( _S166 : Camera_0,  _S167 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S168 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S169 : CameraRay_0)
{
    var _S170 : s_paramCtx_s_bwdCallableCtx_camera_ray_0;
    _S170.value0_6 = _S166;
    _S170.value1_0 = (*_S167).primal_0;
    _S170.value2_0 = (*_S168).primal_0;
    var _S171 : s_bwdCallableCtx_camera_ray_0 = s_bwdCallableCtx_camera_ray_0( _S170 );
    var _S172 : vec2<f32> = (*_S167).differential_0;
    var _S173 : vec2<f32> = (*_S168).differential_0;
    s_bwdProp_camera_ray_0(_S171, &(_S172), &(_S173), _S169);
    (*_S167).differential_0 = _S172;
    (*_S168).differential_0 = _S173;
    return;
}

fn is_finite_0( x_6 : f32) -> bool
{
    return (((bitcast<u32>((x_6))) & (u32(2139095040)))) != u32(2139095040);
}

fn ScoreReport_checked_0( this_3 : ptr<function, ScoreReport_0>,  value_0 : f32) -> f32
{
    if(!is_finite_0(value_0))
    {
        (*this_3).bad_0 = (*this_3).bad_0 + u32(1);
        return 0.0f;
    }
    (*this_3).norm_squared_0 = (*this_3).norm_squared_0 + value_0 * value_0;
    return value_0;
}

fn StoredScore_set_0( this_4 : StoredScore_0,  coordinate_2 : u32,  value_1 : f32)
{
    scores_0[stored_index_0(this_4.slot_1, coordinate_2, this_4.chain_1)] = value_1;
    return;
}

fn Backward_end_0( this_5 : ptr<function, Backward_0>)
{
    var _S174 : vec2<f32> = vec2<f32>(0.0f);
    var film_uv_0 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    film_uv_0.primal_0 = StoredCoordinates_film_0((*this_5).x_5);
    film_uv_0.differential_0 = _S174;
    var lens_uv_0 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    lens_uv_0.primal_0 = StoredCoordinates_lens_0((*this_5).x_5);
    lens_uv_0.differential_0 = _S174;
    var adjoint_0 : CameraRay_0;
    adjoint_0.origin_0 = (*this_5).adjoint_origin_0;
    adjoint_0.direction_0 = (*this_5).adjoint_direction_0;
    _S165(the_camera_0(), &(film_uv_0), &(lens_uv_0), adjoint_0);
    var _S175 : f32 = film_uv_0.differential_0.x * (*this_5).scale_0;
    var _S176 : ScoreReport_0 = (*this_5).report_0;
    var _S177 : f32 = ScoreReport_checked_0(&(_S176), _S175);
    StoredScore_set_0((*this_5).score_0, u32(0), _S177);
    var _S178 : f32 = film_uv_0.differential_0.y * (*this_5).scale_0;
    var _S179 : ScoreReport_0 = _S176;
    var _S180 : f32 = ScoreReport_checked_0(&(_S179), _S178);
    StoredScore_set_0((*this_5).score_0, u32(1), _S180);
    var _S181 : f32 = lens_uv_0.differential_0.x * (*this_5).scale_0;
    var _S182 : ScoreReport_0 = _S179;
    var _S183 : f32 = ScoreReport_checked_0(&(_S182), _S181);
    StoredScore_set_0((*this_5).score_0, u32(2), _S183);
    var _S184 : f32 = lens_uv_0.differential_0.y * (*this_5).scale_0;
    var _S185 : ScoreReport_0 = _S182;
    var _S186 : f32 = ScoreReport_checked_0(&(_S185), _S184);
    (*this_5).report_0 = _S185;
    StoredScore_set_0((*this_5).score_0, u32(3), _S186);
    return;
}

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

fn Material_anisotropic_0( this_6 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_6).flags_0) & (u32(4)))) != u32(0);
}

fn map_point_0( _S187 : u32,  _S188 : vec3<f32>) -> vec3<f32>
{
    var q_2 : vec4<f32> = vec4<f32>(_S188, 1.0f);
    return vec3<f32>(dot(instances_0[_S187].to_world_0[i32(0)], q_2), dot(instances_0[_S187].to_world_0[i32(1)], q_2), dot(instances_0[_S187].to_world_0[i32(2)], q_2));
}

fn map_normal_0( _S189 : u32,  _S190 : vec3<f32>) -> vec3<f32>
{
    return instances_0[_S189].to_object_0[i32(0)].xyz * vec3<f32>(_S190.x) + instances_0[_S189].to_object_0[i32(1)].xyz * vec3<f32>(_S190.y) + instances_0[_S189].to_object_0[i32(2)].xyz * vec3<f32>(_S190.z);
}

fn map_vector_0( _S191 : u32,  _S192 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(instances_0[_S191].to_world_0[i32(0)].xyz, _S192), dot(instances_0[_S191].to_world_0[i32(1)].xyz, _S192), dot(instances_0[_S191].to_world_0[i32(2)].xyz, _S192));
}

fn largest_0( v_0 : vec3<f32>) -> f32
{
    return max(v_0.x, max(v_0.y, v_0.z));
}

fn load_triangle_0( hit_0 : Hit_0) -> Triangle_0
{
    var _S193 : u32 = hit_0.leaf_1 * u32(3);
    var row1_1 : vec4<f32> = leaves_0[_S193 + u32(1)];
    var row2_1 : vec4<f32> = leaves_0[_S193 + u32(2)];
    var bits_0 : u32 = (bitcast<u32>((row1_1.w)));
    var triangle_1 : Triangle_0;
    var _S194 : vec3<f32> = leaves_0[_S193].xyz;
    triangle_1.p0_0 = _S194;
    var _S195 : vec3<f32> = row1_1.xyz;
    triangle_1.e1_1 = _S195;
    var _S196 : vec3<f32> = row2_1.xyz;
    triangle_1.e2_1 = _S196;
    var _S197 : bool = ((bits_0 & (u32(2147483648)))) != u32(0);
    triangle_1.smooth_0 = _S197;
    var _S198 : u32 = (bits_0 & (u32(16777215)));
    triangle_1.material_0 = _S198;
    triangle_1.emission_1 = (bitcast<u32>((row2_1.w)));
    var _S199 : Material_std430_0 = materials_0[_S198];
    var _S200 : bool = Material_anisotropic_0(&(_S199));
    triangle_1.anisotropic_0 = _S200;
    var _S201 : vec3<f32> = vec3<f32>(0.0f);
    triangle_1.n0_0 = _S201;
    triangle_1.n1_0 = _S201;
    triangle_1.n2_0 = _S201;
    triangle_1.tangent_0 = _S201;
    var row_0 : u32 = hit_0.leaf_1 * run_0.shading_stride_0;
    if(_S197)
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
    var _S202 : bool = (hit_0.instance_0) != u32(4294967295);
    var flip_1 : bool;
    var shift_0 : vec3<f32>;
    if(_S202)
    {
        var _S203 : vec3<f32> = map_point_0(hit_0.instance_0, _S194);
        triangle_1.e1_1 = map_point_0(hit_0.instance_0, _S194 + _S195) - _S203;
        triangle_1.e2_1 = map_point_0(hit_0.instance_0, _S194 + _S196) - _S203;
        triangle_1.p0_0 = _S203;
        triangle_1.n0_0 = map_normal_0(hit_0.instance_0, triangle_1.n0_0);
        triangle_1.n1_0 = map_normal_0(hit_0.instance_0, triangle_1.n1_0);
        triangle_1.n2_0 = map_normal_0(hit_0.instance_0, triangle_1.n2_0);
        triangle_1.tangent_0 = map_vector_0(hit_0.instance_0, triangle_1.tangent_0);
        var _S204 : vec3<f32> = abs(vec3<f32>(instances_0[hit_0.instance_0].to_world_0[i32(0)].w, instances_0[hit_0.instance_0].to_world_0[i32(1)].w, instances_0[hit_0.instance_0].to_world_0[i32(2)].w));
        flip_1 = flip_0 != ((instances_0[hit_0.instance_0].mirrored_0) != u32(0));
        shift_0 = _S204;
    }
    else
    {
        flip_1 = flip_0;
        shift_0 = _S201;
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
    if(_S202)
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
     direction_3 : vec2<f32>,
     light_0 : vec2<f32>,
     lobe_1 : f32,
     pick_0 : f32,
};

fn VertexCoordinates_x24init_0( direction_4 : vec2<f32>,  light_1 : vec2<f32>,  lobe_2 : f32,  pick_1 : f32) -> VertexCoordinates_0
{
    var _S205 : VertexCoordinates_0;
    _S205.direction_3 = direction_4;
    _S205.light_0 = light_1;
    _S205.lobe_1 = lobe_2;
    _S205.pick_0 = pick_1;
    return _S205;
}

fn StoredCoordinates_vertex_0( this_7 : StoredCoordinates_0,  depth_0 : u32) -> VertexCoordinates_0
{
    var first_0 : u32 = u32(4) + u32(6) * depth_0;
    var xi_0 : VertexCoordinates_0;
    xi_0.direction_3 = vec2<f32>(StoredCoordinates_get_0(this_7, first_0), StoredCoordinates_get_0(this_7, first_0 + u32(1)));
    xi_0.light_0 = vec2<f32>(StoredCoordinates_get_0(this_7, first_0 + u32(2)), StoredCoordinates_get_0(this_7, first_0 + u32(3)));
    xi_0.lobe_1 = StoredCoordinates_get_0(this_7, first_0 + u32(4));
    xi_0.pick_0 = StoredCoordinates_get_0(this_7, first_0 + u32(5));
    return xi_0;
}

fn ChosenLight_x24init_0( corner_1 : vec3<f32>,  e1_3 : vec3<f32>,  e2_3 : vec3<f32>,  normal_4 : vec3<f32>,  radiance_2 : vec3<f32>,  pdf_area_2 : f32,  two_sided_3 : bool,  leaf_3 : u32) -> ChosenLight_0
{
    var _S206 : ChosenLight_0;
    _S206.corner_0 = corner_1;
    _S206.e1_2 = e1_3;
    _S206.e2_2 = e2_3;
    _S206.normal_1 = normal_4;
    _S206.radiance_1 = radiance_2;
    _S206.pdf_area_1 = pdf_area_2;
    _S206.two_sided_2 = two_sided_3;
    _S206.leaf_2 = leaf_3;
    return _S206;
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

struct s_paramCtx_s_bwdCallableCtx_picture_0
{
     value0_16 : Vertex_0,
     value1_1 : vec3<f32>,
     value2_1 : vec3<f32>,
     value3_0 : f32,
     value4_0 : vec2<f32>,
     value5_0 : vec2<f32>,
};

struct s_bwdCallableCtx_picture_0
{
     value0_17 : s_paramCtx_s_bwdCallableCtx_picture_0,
};

struct Frame_0
{
     s_1 : vec3<f32>,
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
     value0_18 : Emitted_0,
     value1_2 : Surface_0,
     value2_2 : vec3<f32>,
     value3_1 : vec3<f32>,
     value4_1 : f32,
     value5_1 : bool,
};

struct s_paramCtx_s_bwdCallableCtx_to_local_0
{
     value0_19 : Frame_0,
     value1_3 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_direct_light_0
{
     value0_20 : Material_0,
     value1_4 : ChosenLight_0,
     value2_3 : Surface_0,
     value3_2 : vec3<f32>,
     value4_2 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_scatter_0
{
     value0_21 : Material_0,
     value1_5 : Surface_0,
     value2_4 : vec3<f32>,
     value3_3 : vec2<f32>,
     value4_3 : f32,
};

struct Tuple_8
{
     value0_22 : Surface_0,
};

struct Tuple_9
{
     value0_23 : Frame_0,
};

struct Tuple_10
{
     value0_24 : Frame_0,
};

fn s_apply_frame_from_normal_0( _S207 : vec3<f32>) -> Tuple_10
{
    var _S208 : f32 = _S207.z;
    var sign_0 : f32;
    if(_S208 < 0.0f)
    {
        sign_0 = -1.0f;
    }
    else
    {
        sign_0 = 1.0f;
    }
    var a_2 : f32 = -1.0f / (sign_0 + _S208);
    var _S209 : f32 = _S207.x;
    var _S210 : f32 = _S207.y;
    var b_2 : f32 = _S209 * _S210 * a_2;
    var _S211 : vec3<f32> = vec3<f32>(b_2, sign_0 + _S210 * _S210 * a_2, - _S210);
    var _S212 : Tuple_10;
    _S212.value0_24.s_1 = vec3<f32>(1.0f + sign_0 * _S209 * _S209 * a_2, sign_0 * b_2, - sign_0 * _S209);
    _S212.value0_24.t_0 = _S211;
    _S212.value0_24.n_0 = _S207;
    return _S212;
}

fn s_apply_frame_from_normal_tangent_0( _S213 : vec3<f32>,  tangent_1 : vec3<f32>) -> Tuple_9
{
    var s_2 : vec3<f32> = tangent_1 + _S213 * vec3<f32>(- s_apply_dot_0(_S213, tangent_1).value0_5);
    var _S214 : Tuple_5 = s_apply_dot_0(s_2, s_2);
    var frame_1 : Frame_0;
    if((_S214.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(tangent_1, tangent_1).value0_5))
    {
        var _S215 : vec3<f32> = s_2 * vec3<f32>((1.0f / s_apply_sqrt_0(_S214.value0_5).value0_3));
        var _S216 : Tuple_4 = s_apply_cross_0(_S213, _S215);
        frame_1.s_1 = _S215;
        frame_1.t_0 = _S216.value0_4;
        frame_1.n_0 = _S213;
    }
    else
    {
        frame_1 = s_apply_frame_from_normal_0(_S213).value0_24;
    }
    var _S217 : Tuple_9;
    _S217.value0_23 = frame_1;
    return _S217;
}

fn s_apply_surface_at_0( triangle_3 : Triangle_0,  _S218 : vec3<f32>,  _S219 : vec3<f32>) -> Tuple_8
{
    var _S220 : Tuple_4 = s_apply_cross_0(triangle_3.e1_1, triangle_3.e2_1);
    var _S221 : vec3<f32> = _S220.value0_4;
    var _S222 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S221, _S221).value0_5));
    var from_p0_0 : vec3<f32> = _S218 - triangle_3.p0_0;
    var in_plane_0 : vec3<f32> = from_p0_0 + _S219 * vec3<f32>(- (s_apply_dot_0(from_p0_0, _S220.value0_4).value0_5 / s_apply_dot_0(_S219, _S220.value0_4).value0_5));
    var _S223 : vec3<f32> = vec3<f32>(0.0f);
    var _S224 : Frame_0 = Frame_0( _S223, _S223, _S223 );
    var _S225 : vec3<f32> = vec3<f32>(s_apply_dot_0(in_plane_0, s_apply_cross_0(triangle_3.e2_1, _S220.value0_4).value0_4 * _S222).value0_5);
    var _S226 : vec3<f32> = vec3<f32>(s_apply_dot_0(in_plane_0, s_apply_cross_0(_S220.value0_4, triangle_3.e1_1).value0_4 * _S222).value0_5);
    var _S227 : vec3<f32> = triangle_3.e1_1 * _S225 + triangle_3.e2_1 * _S226 + triangle_3.p0_0;
    var surface_0 : Surface_0;
    var n_1 : vec3<f32>;
    if(triangle_3.smooth_0)
    {
        var interpolated_0 : vec3<f32> = (triangle_3.n1_0 - triangle_3.n0_0) * _S225 + (triangle_3.n2_0 - triangle_3.n0_0) * _S226 + triangle_3.n0_0;
        var _S228 : Tuple_5 = s_apply_dot_0(interpolated_0, interpolated_0);
        if((_S228.value0_5) > 0.0f)
        {
            var n_2 : vec3<f32> = interpolated_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S228.value0_5).value0_3));
            if((s_apply_dot_0(triangle_3.plane_normal_0, n_2).value0_5) < 0.0f)
            {
                var _S229 : vec3<f32> = (vec3<f32>(0) - triangle_3.plane_normal_0);
                surface_0.position_0 = _S227;
                surface_0.frame_0 = _S224;
                surface_0.geometric_normal_0 = _S229;
            }
            else
            {
                surface_0.position_0 = _S227;
                surface_0.frame_0 = _S224;
                surface_0.geometric_normal_0 = triangle_3.plane_normal_0;
            }
            n_1 = n_2;
        }
        else
        {
            n_1 = triangle_3.plane_normal_0;
            surface_0.position_0 = _S227;
            surface_0.frame_0 = _S224;
            surface_0.geometric_normal_0 = triangle_3.plane_normal_0;
        }
    }
    else
    {
        n_1 = triangle_3.plane_normal_0;
        surface_0.position_0 = _S227;
        surface_0.frame_0 = _S224;
        surface_0.geometric_normal_0 = triangle_3.plane_normal_0;
    }
    if(triangle_3.anisotropic_0)
    {
        surface_0.frame_0 = s_apply_frame_from_normal_tangent_0(n_1, triangle_3.tangent_0).value0_23;
    }
    else
    {
        surface_0.frame_0 = s_apply_frame_from_normal_0(n_1).value0_24;
    }
    var _S230 : Tuple_8;
    _S230.value0_22 = surface_0;
    return _S230;
}

struct s_paramCtx_s_bwdCallableCtx_surface_at_0
{
     value0_25 : Triangle_0,
     value1_6 : vec3<f32>,
     value2_5 : vec3<f32>,
};

struct s_bwdCallableCtx_surface_at_0
{
     value0_26 : s_paramCtx_s_bwdCallableCtx_surface_at_0,
};

struct s_bwdCallableCtx_emission_of_0
{
     value0_27 : s_paramCtx_s_bwdCallableCtx_emission_of_0,
};

struct Tuple_11
{
     value0_28 : vec3<f32>,
};

struct Tuple_12
{
     value0_29 : f32,
};

struct Tuple_13
{
     value0_30 : f32,
};

fn s_apply_sqr_0( _S231 : f32) -> Tuple_13
{
    var _S232 : Tuple_13;
    _S232.value0_30 = _S231 * _S231;
    return _S232;
}

fn s_apply_power_heuristic_0( _S233 : f32,  _S234 : f32) -> Tuple_12
{
    var weight_0 : f32;
    if(_S233 > _S234)
    {
        weight_0 = 1.0f / (1.0f + s_apply_sqr_0(_S234 / _S233).value0_30);
    }
    else
    {
        var _S235 : Tuple_13 = s_apply_sqr_0(_S233 / _S234);
        weight_0 = _S235.value0_30 / (_S235.value0_30 + 1.0f);
    }
    var _S236 : Tuple_12;
    _S236.value0_29 = weight_0;
    return _S236;
}

fn s_apply_emission_of_0( emitted_2 : Emitted_0,  _S237 : Surface_0,  _S238 : vec3<f32>,  _S239 : vec3<f32>,  _S240 : f32,  delta_1 : bool) -> Tuple_11
{
    var _S241 : vec3<f32> = vec3<f32>(0.0f);
    var _S242 : Tuple_5 = s_apply_dot_0(_S239, _S237.geometric_normal_0);
    var _S243 : bool;
    if(emitted_2.two_sided_1)
    {
        _S243 = true;
    }
    else
    {
        _S243 = (_S242.value0_5) < 0.0f;
    }
    var light_3 : vec3<f32>;
    if(_S243)
    {
        if(delta_1)
        {
            light_3 = emitted_2.radiance_0;
        }
        else
        {
            var arm_0 : vec3<f32> = _S237.position_0 - _S238;
            light_3 = emitted_2.radiance_0 * vec3<f32>(s_apply_power_heuristic_0(_S240 * s_apply_abs_0(_S242.value0_5).value0_2, s_apply_dot_0(arm_0, arm_0).value0_5 * emitted_2.pdf_area_0).value0_29);
        }
    }
    else
    {
        light_3 = _S241;
    }
    var _S244 : Tuple_11;
    _S244.value0_28 = light_3;
    return _S244;
}

struct s_bwdCallableCtx_direct_light_0
{
     value0_31 : s_paramCtx_s_bwdCallableCtx_direct_light_0,
};

struct s_bwdCallableCtx_scatter_0
{
     value0_32 : s_paramCtx_s_bwdCallableCtx_scatter_0,
};

struct s_bwdCallableCtx_to_local_0
{
     value0_33 : s_paramCtx_s_bwdCallableCtx_to_local_0,
};

struct Tuple_14
{
     value0_34 : vec3<f32>,
};

fn s_apply_to_local_0( _S245 : Frame_0,  _S246 : vec3<f32>) -> Tuple_14
{
    var _S247 : Tuple_14;
    _S247.value0_34 = vec3<f32>(s_apply_dot_0(_S245.s_1, _S246).value0_5, s_apply_dot_0(_S245.t_0, _S246).value0_5, s_apply_dot_0(_S245.n_0, _S246).value0_5);
    return _S247;
}

struct Tuple_15
{
     value0_35 : vec3<f32>,
};

struct Tuple_16
{
     value0_36 : vec3<f32>,
};

fn s_apply_point_on_light_0( light_4 : ChosenLight_0,  _S248 : vec2<f32>) -> Tuple_16
{
    var _S249 : Tuple_7 = s_apply_safe_sqrt_0(_S248.x);
    var _S250 : f32 = _S248.y;
    var _S251 : Tuple_16;
    _S251.value0_36 = light_4.e1_2 * vec3<f32>((_S249.value0_13 * (1.0f - _S250))) + light_4.e2_2 * vec3<f32>((_S249.value0_13 * _S250)) + light_4.corner_0;
    return _S251;
}

struct BsdfValue_0
{
     f_cos_0 : vec3<f32>,
     pdf_0 : f32,
};

struct Tuple_17
{
     value0_37 : BsdfValue_0,
};

struct Tuple_18
{
     value0_38 : BsdfValue_0,
};

struct Tuple_19
{
     value0_39 : BsdfValue_0,
};

fn s_apply_no_value_0() -> Tuple_19
{
    var _S252 : Tuple_19;
    _S252.value0_39.f_cos_0 = vec3<f32>(0.0f);
    _S252.value0_39.pdf_0 = 0.0f;
    return _S252;
}

fn s_apply_diffuse_evaluate_0( reflectance_0 : vec3<f32>,  _S253 : vec3<f32>,  _S254 : vec3<f32>) -> Tuple_18
{
    var _S255 : Tuple_19 = s_apply_no_value_0();
    var _S256 : f32 = _S254.z;
    var value_2 : BsdfValue_0;
    if((_S253.z * _S256) > 0.0f)
    {
        var _S257 : f32 = s_apply_abs_0(_S256).value0_2 * 0.31830990314483643f;
        value_2.f_cos_0 = reflectance_0 * vec3<f32>(_S257);
        value_2.pdf_0 = _S257;
    }
    else
    {
        value_2 = _S255.value0_39;
    }
    var _S258 : Tuple_18;
    _S258.value0_38 = value_2;
    return _S258;
}

struct Tuple_20
{
     value0_40 : BsdfValue_0,
};

fn ggx_widths_0( alpha_1 : vec2<f32>) -> vec2<f32>
{
    return max(alpha_1, vec2<f32>(0.00009999999747379f));
}

struct Tuple_21
{
     value0_41 : f32,
};

fn s_apply_ggx_lambda_0( width_1 : vec2<f32>,  _S259 : vec3<f32>) -> Tuple_21
{
    var _S260 : Tuple_21;
    _S260.value0_41 = (s_apply_sqrt_0(1.0f + (s_apply_sqr_0(width_1.x * _S259.x).value0_30 + s_apply_sqr_0(width_1.y * _S259.y).value0_30) / s_apply_sqr_0(_S259.z).value0_30).value0_3 - 1.0f) * 0.5f;
    return _S260;
}

struct Tuple_22
{
     value0_42 : f32,
};

fn s_apply_ggx_density_0( width_2 : vec2<f32>,  _S261 : vec3<f32>) -> Tuple_22
{
    var _S262 : f32 = width_2.x;
    var _S263 : f32 = width_2.y;
    var _S264 : Tuple_22;
    _S264.value0_42 = 1.0f / (3.14159274101257324f * _S262 * _S263 * s_apply_sqr_0(s_apply_sqr_0(_S261.x / _S262).value0_30 + s_apply_sqr_0(_S261.y / _S263).value0_30 + s_apply_sqr_0(_S261.z).value0_30).value0_30);
    return _S264;
}

struct Tuple_23
{
     value0_43 : vec3<f32>,
};

struct Tuple_24
{
     value0_44 : f32,
};

fn s_apply_fresnel_conductor_channel_0( _S265 : f32,  eta_0 : f32,  k_0 : f32) -> Tuple_24
{
    var _S266 : Tuple_0 = s_apply_min_0(_S265, 1.0f);
    var _S267 : Tuple_13 = s_apply_sqr_0(_S266.value0_0);
    var sin2_0 : f32 = 1.0f - _S267.value0_30;
    var t0_0 : f32 = eta_0 * eta_0 - k_0 * k_0 - sin2_0;
    var _S268 : Tuple_7 = s_apply_safe_sqrt_0(s_apply_sqr_0(t0_0).value0_30 + 4.0f * eta_0 * eta_0 * k_0 * k_0);
    var t1_0 : f32 = _S268.value0_13 + _S267.value0_30;
    var t2_0 : f32 = 2.0f * s_apply_safe_sqrt_0((_S268.value0_13 + t0_0) * 0.5f).value0_13 * _S266.value0_0;
    var perpendicular_0 : f32 = (t1_0 - t2_0) / (t1_0 + t2_0);
    var t3_0 : f32 = _S267.value0_30 * _S268.value0_13 + s_apply_sqr_0(sin2_0).value0_30;
    var t4_0 : f32 = t2_0 * sin2_0;
    var _S269 : Tuple_24;
    _S269.value0_44 = (perpendicular_0 + perpendicular_0 * (t3_0 - t4_0) / (t3_0 + t4_0)) * 0.5f;
    return _S269;
}

fn s_apply_fresnel_conductor_0( _S270 : f32,  eta_1 : vec3<f32>,  k_1 : vec3<f32>) -> Tuple_23
{
    var _S271 : Tuple_23;
    _S271.value0_43 = vec3<f32>(s_apply_fresnel_conductor_channel_0(_S270, eta_1.x, k_1.x).value0_44, s_apply_fresnel_conductor_channel_0(_S270, eta_1.y, k_1.y).value0_44, s_apply_fresnel_conductor_channel_0(_S270, eta_1.z, k_1.z).value0_44);
    return _S271;
}

fn s_apply_conductor_evaluate_0( eta_2 : vec3<f32>,  k_2 : vec3<f32>,  alpha_2 : vec2<f32>,  _S272 : vec3<f32>,  _S273 : vec3<f32>) -> Tuple_20
{
    var _S274 : Tuple_19 = s_apply_no_value_0();
    var half_vector_0 : vec3<f32> = _S272 + _S273;
    var _S275 : Tuple_5 = s_apply_dot_0(half_vector_0, half_vector_0);
    var _S276 : f32 = _S272.z;
    var _S277 : bool;
    if((_S276 * _S273.z) > 0.0f)
    {
        _S277 = (_S275.value0_5) > 0.0f;
    }
    else
    {
        _S277 = false;
    }
    var value_3 : BsdfValue_0;
    if(_S277)
    {
        var m_0 : vec3<f32> = half_vector_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S275.value0_5).value0_3));
        var width_3 : vec2<f32> = ggx_widths_0(alpha_2);
        var common_0 : f32 = s_apply_ggx_density_0(width_3, m_0).value0_42 / (4.0f * s_apply_abs_0(_S276).value0_2);
        var _S278 : f32 = 1.0f + s_apply_ggx_lambda_0(width_3, _S272).value0_41;
        var _S279 : f32 = common_0 / _S278;
        value_3.f_cos_0 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S272, m_0).value0_5).value0_2, eta_2, k_2).value0_43 * vec3<f32>((common_0 / (_S278 + s_apply_ggx_lambda_0(width_3, _S273).value0_41)));
        value_3.pdf_0 = _S279;
    }
    else
    {
        value_3 = _S274.value0_39;
    }
    var _S280 : Tuple_20;
    _S280.value0_40 = value_3;
    return _S280;
}

struct Tuple_25
{
     value0_45 : BsdfValue_0,
};

struct Tuple_26
{
     value0_46 : f32,
};

fn s_apply_fresnel_dielectric_0( _S281 : f32,  eta_outer_0 : f32) -> Tuple_26
{
    var cos_i_0 : f32;
    var eta_3 : f32;
    if(_S281 < 0.0f)
    {
        var _S282 : f32 = 1.0f / eta_outer_0;
        cos_i_0 = - _S281;
        eta_3 = _S282;
    }
    else
    {
        cos_i_0 = _S281;
        eta_3 = eta_outer_0;
    }
    var sin2_t_0 : f32 = (1.0f - s_apply_sqr_0(cos_i_0).value0_30) / (eta_3 * eta_3);
    var reflected_0 : f32;
    if(sin2_t_0 < 1.0f)
    {
        var _S283 : Tuple_7 = s_apply_safe_sqrt_0(1.0f - sin2_t_0);
        var _S284 : f32 = eta_3 * cos_i_0;
        var _S285 : f32 = eta_3 * _S283.value0_13;
        reflected_0 = (s_apply_sqr_0((_S284 - _S283.value0_13) / (_S284 + _S283.value0_13)).value0_30 + s_apply_sqr_0((cos_i_0 - _S285) / (cos_i_0 + _S285)).value0_30) * 0.5f;
    }
    else
    {
        reflected_0 = 1.0f;
    }
    var _S286 : Tuple_26;
    _S286.value0_46 = reflected_0;
    return _S286;
}

fn s_apply_dielectric_evaluate_0( eta_4 : f32,  alpha_3 : vec2<f32>,  _S287 : vec3<f32>,  _S288 : vec3<f32>) -> Tuple_25
{
    var _S289 : Tuple_19 = s_apply_no_value_0();
    var _S290 : f32 = _S287.z;
    var _S291 : bool;
    if(_S290 != 0.0f)
    {
        _S291 = (_S288.z) != 0.0f;
    }
    else
    {
        _S291 = false;
    }
    var value_4 : BsdfValue_0;
    if(_S291)
    {
        var _S292 : f32 = _S288.z;
        var reflects_0 : bool = (_S290 * _S292) > 0.0f;
        var crossing_0 : f32;
        if(reflects_0)
        {
            crossing_0 = 1.0f;
        }
        else
        {
            if(_S290 > 0.0f)
            {
                crossing_0 = eta_4;
            }
            else
            {
                crossing_0 = 1.0f / eta_4;
            }
        }
        var half_vector_1 : vec3<f32> = _S288 * vec3<f32>(crossing_0) + _S287;
        var _S293 : Tuple_5 = s_apply_dot_0(half_vector_1, half_vector_1);
        if((_S293.value0_5) > 0.0f)
        {
            var m_1 : vec3<f32> = half_vector_1 * vec3<f32>((1.0f / s_apply_sqrt_0(_S293.value0_5).value0_3));
            var m_2 : vec3<f32>;
            if((m_1.z) < 0.0f)
            {
                m_2 = (vec3<f32>(0) - m_1);
            }
            else
            {
                m_2 = m_1;
            }
            var _S294 : Tuple_5 = s_apply_dot_0(_S287, m_2);
            var _S295 : Tuple_5 = s_apply_dot_0(_S288, m_2);
            if((_S294.value0_5 * _S290) >= 0.0f)
            {
                _S291 = (_S295.value0_5 * _S292) >= 0.0f;
            }
            else
            {
                _S291 = false;
            }
            if(_S291)
            {
                var width_4 : vec2<f32> = ggx_widths_0(alpha_3);
                var _S296 : Tuple_26 = s_apply_fresnel_dielectric_0(_S294.value0_5, eta_4);
                var masking_o_0 : f32 = 1.0f + s_apply_ggx_lambda_0(width_4, _S287).value0_41;
                var masking_both_0 : f32 = masking_o_0 + s_apply_ggx_lambda_0(width_4, _S288).value0_41;
                if(reflects_0)
                {
                    var common_1 : f32 = _S296.value0_46 * s_apply_ggx_density_0(width_4, m_2).value0_42 / (4.0f * s_apply_abs_0(_S290).value0_2);
                    var _S297 : f32 = common_1 / masking_o_0;
                    value_4.f_cos_0 = vec3<f32>((common_1 / masking_both_0));
                    value_4.pdf_0 = _S297;
                }
                else
                {
                    var common_2 : f32 = (1.0f - _S296.value0_46) * s_apply_ggx_density_0(width_4, m_2).value0_42 * (s_apply_abs_0(_S295.value0_5).value0_2 / s_apply_sqr_0(_S295.value0_5 + _S294.value0_5 / crossing_0).value0_30) * s_apply_abs_0(_S294.value0_5).value0_2 / s_apply_abs_0(_S290).value0_2;
                    var _S298 : f32 = common_2 / masking_o_0;
                    value_4.f_cos_0 = vec3<f32>((common_2 / (masking_both_0 * crossing_0 * crossing_0)));
                    value_4.pdf_0 = _S298;
                }
            }
            else
            {
                value_4 = _S289.value0_39;
            }
        }
        else
        {
            value_4 = _S289.value0_39;
        }
    }
    else
    {
        value_4 = _S289.value0_39;
    }
    var _S299 : Tuple_25;
    _S299.value0_45 = value_4;
    return _S299;
}

fn s_apply_bsdf_evaluate_0( material_2 : Material_0,  _S300 : vec3<f32>,  _S301 : vec3<f32>) -> Tuple_17
{
    var value_5 : BsdfValue_0;
    if((material_2.kind_0) == u32(0))
    {
        value_5 = s_apply_diffuse_evaluate_0(material_2.a_0.xyz, _S300, _S301).value0_38;
    }
    else
    {
        if((material_2.kind_0) == u32(1))
        {
            value_5 = s_apply_conductor_evaluate_0(material_2.a_0.xyz, material_2.b_0.xyz, material_2.alpha_0, _S300, _S301).value0_40;
        }
        else
        {
            value_5 = s_apply_dielectric_evaluate_0(material_2.a_0.x, material_2.alpha_0, _S300, _S301).value0_45;
        }
    }
    var _S302 : Tuple_17;
    _S302.value0_37 = value_5;
    return _S302;
}

fn s_apply_direct_light_0( material_3 : Material_0,  light_5 : ChosenLight_0,  _S303 : Surface_0,  _S304 : vec3<f32>,  _S305 : vec2<f32>) -> Tuple_15
{
    var _S306 : vec3<f32> = vec3<f32>(0.0f);
    var to_light_0 : vec3<f32> = s_apply_point_on_light_0(light_5, _S305).value0_36 - _S303.position_0;
    var _S307 : Tuple_5 = s_apply_dot_0(to_light_0, to_light_0);
    var result_0 : vec3<f32>;
    if((_S307.value0_5) > 0.0f)
    {
        var direction_5 : vec3<f32> = to_light_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S307.value0_5).value0_3));
        var cos_light_0 : f32 = - s_apply_dot_0(direction_5, light_5.normal_1).value0_5;
        var _S308 : bool;
        if(cos_light_0 > 0.0f)
        {
            _S308 = true;
        }
        else
        {
            if(cos_light_0 < 0.0f)
            {
                _S308 = light_5.two_sided_2;
            }
            else
            {
                _S308 = false;
            }
        }
        if(_S308)
        {
            var _S309 : Tuple_17 = s_apply_bsdf_evaluate_0(material_3, _S304, s_apply_to_local_0(_S303.frame_0, direction_5).value0_34);
            var _S310 : Tuple_2 = s_apply_abs_0(cos_light_0);
            var pdf_light_0 : f32 = _S307.value0_5 * light_5.pdf_area_1;
            result_0 = _S309.value0_37.f_cos_0 * light_5.radiance_1 * vec3<f32>((s_apply_power_heuristic_0(pdf_light_0, _S309.value0_37.pdf_0 * _S310.value0_2).value0_29 * _S310.value0_2 / pdf_light_0));
        }
        else
        {
            result_0 = _S306;
        }
    }
    else
    {
        result_0 = _S306;
    }
    var _S311 : Tuple_15;
    _S311.value0_35 = result_0;
    return _S311;
}

struct Departure_0
{
     weight_1 : vec3<f32>,
     origin_3 : vec3<f32>,
     direction_6 : vec3<f32>,
     pdf_1 : f32,
     valid_0 : bool,
     delta_2 : bool,
};

struct Tuple_27
{
     value0_47 : Departure_0,
};

struct BsdfSample_0
{
     wi_0 : vec3<f32>,
     weight_2 : vec3<f32>,
     pdf_2 : f32,
     valid_1 : bool,
     delta_3 : bool,
};

struct Tuple_28
{
     value0_48 : BsdfSample_0,
};

struct Tuple_29
{
     value0_49 : BsdfSample_0,
};

fn s_apply_no_sample_0() -> Tuple_29
{
    var _S312 : vec3<f32> = vec3<f32>(0.0f);
    var _S313 : Tuple_29;
    _S313.value0_49.wi_0 = _S312;
    _S313.value0_49.weight_2 = _S312;
    _S313.value0_49.pdf_2 = 0.0f;
    _S313.value0_49.valid_1 = false;
    _S313.value0_49.delta_3 = false;
    return _S313;
}

struct Tuple_30
{
     value0_50 : BsdfSample_0,
};

fn s_apply_diffuse_sample_0( reflectance_1 : vec3<f32>,  _S314 : vec3<f32>,  _S315 : vec2<f32>) -> Tuple_30
{
    var _S316 : Tuple_6 = s_apply_sin_cos_turns_0(_S315.x);
    var _S317 : f32 = _S315.y;
    var _S318 : Tuple_7 = s_apply_safe_sqrt_0(_S317);
    var _S319 : Tuple_7 = s_apply_safe_sqrt_0(1.0f - _S317);
    var _S320 : Tuple_29 = s_apply_no_sample_0();
    var sample_0 : BsdfSample_0;
    if((_S319.value0_13) > 0.0f)
    {
        var side_0 : f32;
        if((_S314.z) < 0.0f)
        {
            side_0 = -1.0f;
        }
        else
        {
            side_0 = 1.0f;
        }
        var _S321 : vec3<f32> = vec3<f32>(_S318.value0_13 * _S316.value0_12.y, _S318.value0_13 * _S316.value0_12.x, side_0 * _S319.value0_13);
        sample_0 = _S320.value0_49;
        sample_0.wi_0 = _S321;
        sample_0.weight_2 = reflectance_1;
        sample_0.pdf_2 = _S319.value0_13 * 0.31830990314483643f;
        sample_0.valid_1 = true;
    }
    else
    {
        sample_0 = _S320.value0_49;
    }
    var _S322 : Tuple_30;
    _S322.value0_50 = sample_0;
    return _S322;
}

struct Tuple_31
{
     value0_51 : BsdfSample_0,
};

struct Tuple_32
{
     value0_52 : vec3<f32>,
};

struct Tuple_33
{
     value0_53 : vec3<f32>,
};

fn s_apply_unit_vector_0( _S323 : vec3<f32>) -> Tuple_33
{
    var _S324 : Tuple_33;
    _S324.value0_53 = _S323 * vec3<f32>((1.0f / s_apply_sqrt_0(s_apply_dot_0(_S323, _S323).value0_5).value0_3));
    return _S324;
}

fn s_apply_ggx_sample_visible_0( width_5 : vec2<f32>,  _S325 : vec3<f32>,  _S326 : vec2<f32>) -> Tuple_32
{
    var w_0 : vec3<f32>;
    if((_S325.z) < 0.0f)
    {
        w_0 = (vec3<f32>(0) - _S325);
    }
    else
    {
        w_0 = _S325;
    }
    var _S327 : f32 = width_5.x;
    var _S328 : f32 = width_5.y;
    var _S329 : Tuple_33 = s_apply_unit_vector_0(vec3<f32>(w_0.x * _S327, w_0.y * _S328, w_0.z));
    var _S330 : Tuple_6 = s_apply_sin_cos_turns_0(_S326.x);
    var one_minus_z_0 : f32 = _S326.y * (1.0f + _S329.value0_53.z);
    var _S331 : Tuple_7 = s_apply_safe_sqrt_0(one_minus_z_0 * (2.0f - one_minus_z_0));
    var h_0 : vec3<f32> = vec3<f32>(_S331.value0_13 * _S330.value0_12.y, _S331.value0_13 * _S330.value0_12.x, 1.0f - one_minus_z_0) + _S329.value0_53;
    var _S332 : Tuple_32;
    _S332.value0_52 = s_apply_unit_vector_0(vec3<f32>(h_0.x * _S327, h_0.y * _S328, s_apply_max_0(h_0.z, 9.999999960041972e-13f).value0_1)).value0_53;
    return _S332;
}

struct Tuple_34
{
     value0_54 : vec3<f32>,
};

fn s_apply_mirrored_0( _S333 : vec3<f32>,  _S334 : vec3<f32>) -> Tuple_34
{
    var _S335 : Tuple_34;
    _S335.value0_54 = _S334 * vec3<f32>((2.0f * s_apply_dot_0(_S333, _S334).value0_5)) - _S333;
    return _S335;
}

fn s_apply_conductor_sample_0( eta_5 : vec3<f32>,  k_3 : vec3<f32>,  alpha_4 : vec2<f32>,  smooth_1 : bool,  _S336 : vec3<f32>,  _S337 : vec2<f32>) -> Tuple_31
{
    var _S338 : Tuple_29 = s_apply_no_sample_0();
    var sample_1 : BsdfSample_0;
    if(smooth_1)
    {
        var _S339 : f32 = _S336.z;
        var _S340 : Tuple_23 = s_apply_fresnel_conductor_0(s_apply_abs_0(_S339).value0_2, eta_5, k_3);
        sample_1.wi_0 = vec3<f32>(- _S336.x, - _S336.y, _S339);
        sample_1.weight_2 = _S340.value0_43;
        sample_1.pdf_2 = 1.0f;
        sample_1.valid_1 = true;
        sample_1.delta_3 = true;
    }
    else
    {
        var width_6 : vec2<f32> = ggx_widths_0(alpha_4);
        var _S341 : Tuple_32 = s_apply_ggx_sample_visible_0(width_6, _S336, _S337);
        var _S342 : Tuple_34 = s_apply_mirrored_0(_S336, _S341.value0_52);
        var _S343 : f32 = _S336.z;
        if((_S343 * _S342.value0_54.z) > 0.0f)
        {
            var masking_o_1 : f32 = 1.0f + s_apply_ggx_lambda_0(width_6, _S336).value0_41;
            sample_1 = _S338.value0_49;
            sample_1.wi_0 = _S342.value0_54;
            sample_1.weight_2 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S336, _S341.value0_52).value0_5).value0_2, eta_5, k_3).value0_43 * vec3<f32>((masking_o_1 / (masking_o_1 + s_apply_ggx_lambda_0(width_6, _S342.value0_54).value0_41)));
            sample_1.pdf_2 = s_apply_ggx_density_0(width_6, _S341.value0_52).value0_42 / (4.0f * s_apply_abs_0(_S343).value0_2 * masking_o_1);
            sample_1.valid_1 = true;
        }
        else
        {
            sample_1 = _S338.value0_49;
        }
    }
    var _S344 : Tuple_31;
    _S344.value0_51 = sample_1;
    return _S344;
}

struct Tuple_35
{
     value0_55 : BsdfSample_0,
};

struct Refraction_0
{
     direction_7 : vec3<f32>,
     valid_2 : bool,
};

struct Tuple_36
{
     value0_56 : Refraction_0,
};

fn s_apply_refracted_0( _S345 : vec3<f32>,  _S346 : vec3<f32>,  eta_outer_1 : f32) -> Tuple_36
{
    var _S347 : Tuple_5 = s_apply_dot_0(_S345, _S346);
    var cos_i_1 : f32;
    var eta_6 : f32;
    var m_3 : vec3<f32>;
    if((_S347.value0_5) < 0.0f)
    {
        var _S348 : vec3<f32> = (vec3<f32>(0) - _S346);
        var _S349 : f32 = 1.0f / eta_outer_1;
        cos_i_1 = - _S347.value0_5;
        eta_6 = _S349;
        m_3 = _S348;
    }
    else
    {
        cos_i_1 = _S347.value0_5;
        eta_6 = eta_outer_1;
        m_3 = _S346;
    }
    var sin2_t_1 : f32 = s_apply_max_0(1.0f - s_apply_sqr_0(cos_i_1).value0_30, 0.0f).value0_1 / (eta_6 * eta_6);
    var _S350 : vec3<f32> = vec3<f32>(0.0f);
    var result_1 : Refraction_0;
    if(sin2_t_1 < 1.0f)
    {
        result_1.direction_7 = m_3 * vec3<f32>((cos_i_1 / eta_6 - s_apply_safe_sqrt_0(1.0f - sin2_t_1).value0_13)) - _S345 * vec3<f32>((1.0f / eta_6));
        result_1.valid_2 = true;
    }
    else
    {
        result_1.direction_7 = _S350;
        result_1.valid_2 = false;
    }
    var _S351 : Tuple_36;
    _S351.value0_56 = result_1;
    return _S351;
}

fn s_apply_smooth_dielectric_sample_0( eta_7 : f32,  _S352 : vec3<f32>,  lobe_3 : f32) -> Tuple_35
{
    var _S353 : Tuple_29 = s_apply_no_sample_0();
    var _S354 : f32 = _S352.z;
    var sample_2 : BsdfSample_0;
    if(lobe_3 < (s_apply_fresnel_dielectric_0(_S354, eta_7).value0_46))
    {
        var _S355 : vec3<f32> = vec3<f32>(1.0f);
        sample_2.wi_0 = vec3<f32>(- _S352.x, - _S352.y, _S354);
        sample_2.weight_2 = _S355;
        sample_2.pdf_2 = 1.0f;
        sample_2.valid_1 = true;
        sample_2.delta_3 = true;
    }
    else
    {
        var _S356 : Tuple_36 = s_apply_refracted_0(_S352, vec3<f32>(0.0f, 0.0f, 1.0f), eta_7);
        if(_S356.value0_56.valid_2)
        {
            var crossing_1 : f32;
            if(_S354 > 0.0f)
            {
                crossing_1 = eta_7;
            }
            else
            {
                crossing_1 = 1.0f / eta_7;
            }
            var _S357 : vec3<f32> = vec3<f32>((1.0f / (crossing_1 * crossing_1)));
            sample_2.wi_0 = _S356.value0_56.direction_7;
            sample_2.weight_2 = _S357;
            sample_2.pdf_2 = 1.0f;
            sample_2.valid_1 = true;
            sample_2.delta_3 = true;
        }
        else
        {
            sample_2 = _S353.value0_49;
        }
    }
    var _S358 : Tuple_35;
    _S358.value0_55 = sample_2;
    return _S358;
}

struct Tuple_37
{
     value0_57 : BsdfSample_0,
};

fn s_apply_rough_dielectric_sample_0( eta_8 : f32,  alpha_5 : vec2<f32>,  _S359 : vec3<f32>,  _S360 : vec2<f32>,  lobe_4 : f32) -> Tuple_37
{
    var _S361 : Tuple_29 = s_apply_no_sample_0();
    var width_7 : vec2<f32> = ggx_widths_0(alpha_5);
    var _S362 : Tuple_32 = s_apply_ggx_sample_visible_0(width_7, _S359, _S360);
    var _S363 : Tuple_5 = s_apply_dot_0(_S359, _S362.value0_52);
    var _S364 : Tuple_26 = s_apply_fresnel_dielectric_0(_S363.value0_5, eta_8);
    var masking_o_2 : f32 = 1.0f + s_apply_ggx_lambda_0(width_7, _S359).value0_41;
    var _S365 : Tuple_2 = s_apply_abs_0(_S363.value0_5);
    var _S366 : f32 = _S359.z;
    var visible_0 : f32 = s_apply_ggx_density_0(width_7, _S362.value0_52).value0_42 * _S365.value0_2 / (masking_o_2 * s_apply_abs_0(_S366).value0_2);
    var sample_3 : BsdfSample_0;
    if(lobe_4 < (_S364.value0_46))
    {
        var _S367 : Tuple_34 = s_apply_mirrored_0(_S359, _S362.value0_52);
        if((_S366 * _S367.value0_54.z) > 0.0f)
        {
            sample_3 = _S361.value0_49;
            sample_3.wi_0 = _S367.value0_54;
            sample_3.weight_2 = vec3<f32>((masking_o_2 / (masking_o_2 + s_apply_ggx_lambda_0(width_7, _S367.value0_54).value0_41)));
            sample_3.pdf_2 = _S364.value0_46 * visible_0 / (4.0f * _S365.value0_2);
            sample_3.valid_1 = true;
        }
        else
        {
            sample_3 = _S361.value0_49;
        }
    }
    else
    {
        var _S368 : Tuple_36 = s_apply_refracted_0(_S359, _S362.value0_52, eta_8);
        var _S369 : bool;
        if(_S368.value0_56.valid_2)
        {
            _S369 = (_S366 * _S368.value0_56.direction_7.z) < 0.0f;
        }
        else
        {
            _S369 = false;
        }
        if(_S369)
        {
            var crossing_2 : f32;
            if(_S366 > 0.0f)
            {
                crossing_2 = eta_8;
            }
            else
            {
                crossing_2 = 1.0f / eta_8;
            }
            var _S370 : Tuple_5 = s_apply_dot_0(_S368.value0_56.direction_7, _S362.value0_52);
            var jacobian_0 : f32 = s_apply_abs_0(_S370.value0_5).value0_2 / s_apply_sqr_0(_S370.value0_5 + _S363.value0_5 / crossing_2).value0_30;
            sample_3 = _S361.value0_49;
            sample_3.wi_0 = _S368.value0_56.direction_7;
            sample_3.weight_2 = vec3<f32>((masking_o_2 / ((masking_o_2 + s_apply_ggx_lambda_0(width_7, _S368.value0_56.direction_7).value0_41) * crossing_2 * crossing_2)));
            sample_3.pdf_2 = (1.0f - _S364.value0_46) * visible_0 * jacobian_0;
            sample_3.valid_1 = true;
        }
        else
        {
            sample_3 = _S361.value0_49;
        }
    }
    var _S371 : Tuple_37;
    _S371.value0_57 = sample_3;
    return _S371;
}

fn s_apply_bsdf_sample_0( material_4 : Material_0,  _S372 : vec3<f32>,  _S373 : vec2<f32>,  lobe_5 : f32) -> Tuple_28
{
    var _S374 : Tuple_29 = s_apply_no_sample_0();
    var smooth_2 : bool = (((material_4.flags_0) & (u32(2)))) != u32(0);
    var sample_4 : BsdfSample_0;
    if((_S372.z) != 0.0f)
    {
        if((material_4.kind_0) == u32(0))
        {
            sample_4 = s_apply_diffuse_sample_0(material_4.a_0.xyz, _S372, _S373).value0_50;
        }
        else
        {
            if((material_4.kind_0) == u32(1))
            {
                sample_4 = s_apply_conductor_sample_0(material_4.a_0.xyz, material_4.b_0.xyz, material_4.alpha_0, smooth_2, _S372, _S373).value0_51;
            }
            else
            {
                if(smooth_2)
                {
                    sample_4 = s_apply_smooth_dielectric_sample_0(material_4.a_0.x, _S372, lobe_5).value0_55;
                }
                else
                {
                    sample_4 = s_apply_rough_dielectric_sample_0(material_4.a_0.x, material_4.alpha_0, _S372, _S373, lobe_5).value0_57;
                }
            }
        }
    }
    else
    {
        sample_4 = _S374.value0_49;
    }
    var _S375 : Tuple_28;
    _S375.value0_48 = sample_4;
    return _S375;
}

struct Tuple_38
{
     value0_58 : vec3<f32>,
};

fn s_apply_to_world_0( _S376 : Frame_0,  _S377 : vec3<f32>) -> Tuple_38
{
    var _S378 : Tuple_38;
    _S378.value0_58 = _S376.s_1 * vec3<f32>(_S377.x) + _S376.t_0 * vec3<f32>(_S377.y) + _S376.n_0 * vec3<f32>(_S377.z);
    return _S378;
}

struct Tuple_39
{
     value0_59 : vec3<f32>,
};

fn s_apply_ray_origin_0( _S379 : Surface_0,  _S380 : vec3<f32>,  clearance_1 : f32) -> Tuple_39
{
    var offset_0 : f32;
    if((s_apply_dot_0(_S380, _S379.geometric_normal_0).value0_5) > 0.0f)
    {
        offset_0 = clearance_1;
    }
    else
    {
        offset_0 = - clearance_1;
    }
    var _S381 : Tuple_39;
    _S381.value0_59 = _S379.position_0 + _S379.geometric_normal_0 * vec3<f32>(offset_0);
    return _S381;
}

fn s_apply_scatter_0( material_5 : Material_0,  _S382 : Surface_0,  _S383 : vec3<f32>,  _S384 : vec2<f32>,  lobe_6 : f32,  clearance_2 : f32) -> Tuple_27
{
    var _S385 : Tuple_28 = s_apply_bsdf_sample_0(material_5, _S383, _S384, lobe_6);
    var _S386 : Tuple_38 = s_apply_to_world_0(_S382.frame_0, _S385.value0_48.wi_0);
    var _S387 : Tuple_39 = s_apply_ray_origin_0(_S382, _S386.value0_58, clearance_2);
    var _S388 : Tuple_27;
    _S388.value0_47.weight_1 = _S385.value0_48.weight_2;
    _S388.value0_47.origin_3 = _S387.value0_59;
    _S388.value0_47.direction_6 = _S386.value0_58;
    _S388.value0_47.pdf_1 = _S385.value0_48.pdf_2;
    _S388.value0_47.valid_0 = _S385.value0_48.valid_1;
    _S388.value0_47.delta_2 = _S385.value0_48.delta_3;
    return _S388;
}

struct Surface_Differential_0
{
     position_1 : vec3<f32>,
     frame_2 : Frame_0,
};

fn Frame_x24_syn_dzero_0() -> Frame_0
{
    var result_2 : Frame_0;
    var _S389 : vec3<f32> = vec3<f32>(0.0f);
    result_2.s_1 = _S389;
    result_2.t_0 = _S389;
    result_2.n_0 = _S389;
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
     origin_4 : vec3<f32>,
     direction_8 : vec3<f32>,
     pdf_3 : f32,
};

fn Departure_x24_syn_dzero_0() -> Departure_Differential_0
{
    var result_4 : Departure_Differential_0;
    var _S390 : vec3<f32> = vec3<f32>(0.0f);
    result_4.weight_3 = _S390;
    result_4.origin_4 = _S390;
    result_4.direction_8 = _S390;
    result_4.pdf_3 = 0.0f;
    return result_4;
}

fn Departure_x24_syn_dadd_0( SLANG_anonymous_0_0 : Departure_Differential_0,  SLANG_anonymous_1_0 : Departure_Differential_0) -> Departure_Differential_0
{
    var result_5 : Departure_Differential_0;
    result_5.weight_3 = SLANG_anonymous_0_0.weight_3 + SLANG_anonymous_1_0.weight_3;
    result_5.origin_4 = SLANG_anonymous_0_0.origin_4 + SLANG_anonymous_1_0.origin_4;
    result_5.direction_8 = SLANG_anonymous_0_0.direction_8 + SLANG_anonymous_1_0.direction_8;
    result_5.pdf_3 = SLANG_anonymous_0_0.pdf_3 + SLANG_anonymous_1_0.pdf_3;
    return result_5;
}

struct s_paramCtx_s_bwdCallableCtx_bsdf_sample_0
{
     value0_60 : Material_0,
     value1_7 : vec3<f32>,
     value2_6 : vec2<f32>,
     value3_4 : f32,
};

struct s_bwdCallableCtx_bsdf_sample_0
{
     value0_61 : s_paramCtx_s_bwdCallableCtx_bsdf_sample_0,
};

struct s_paramCtx_s_bwdCallableCtx_to_world_0
{
     value0_62 : Frame_0,
     value1_8 : vec3<f32>,
};

struct s_bwdCallableCtx_to_world_0
{
     value0_63 : s_paramCtx_s_bwdCallableCtx_to_world_0,
};

struct s_paramCtx_s_bwdCallableCtx_ray_origin_0
{
     value0_64 : Surface_0,
     value1_9 : vec3<f32>,
};

struct s_bwdCallableCtx_ray_origin_0
{
     value0_65 : s_paramCtx_s_bwdCallableCtx_ray_origin_0,
};

fn Frame_x24_syn_dadd_0( SLANG_anonymous_0_1 : Frame_0,  SLANG_anonymous_1_1 : Frame_0) -> Frame_0
{
    var result_6 : Frame_0;
    result_6.s_1 = SLANG_anonymous_0_1.s_1 + SLANG_anonymous_1_1.s_1;
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

fn s_bwdProp_ray_origin_0( _S391 : s_bwdCallableCtx_ray_origin_0,  _S392 : ptr<function, Surface_Differential_0>,  _S393 : ptr<function, vec3<f32>>,  _S394 : vec3<f32>)
{
    var _S395 : s_bwdCallableCtx_dot_0;
    _S395._S39 = _S391.value0_65.value1_9;
    _S395._S40 = _S391.value0_65.value0_64.geometric_normal_0;
    var _S396 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S397 : Surface_Differential_0 = _S396;
    _S397.position_1 = _S394;
    var _S398 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S396, _S397);
    var _S399 : vec3<f32> = vec3<f32>(0.0f);
    var _S400 : vec3<f32> = _S399;
    var _S401 : vec3<f32> = _S399;
    s_bwdProp_dot_0(_S395, &(_S400), &(_S401), 0.0f);
    (*_S392) = _S398;
    (*_S393) = _S400;
    return;
}

fn s_bwdProp_to_world_0( _S402 : s_bwdCallableCtx_to_world_0,  _S403 : ptr<function, Frame_0>,  _S404 : ptr<function, vec3<f32>>,  _S405 : vec3<f32>)
{
    var _S406 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S407 : vec3<f32> = _S402.value0_63.value0_62.n_0 * _S405;
    var _S408 : vec3<f32> = vec3<f32>(_S402.value0_63.value1_8.z) * _S405;
    var _S409 : f32 = _S407[i32(0)] + _S407[i32(1)] + _S407[i32(2)];
    var _S410 : vec3<f32> = _S402.value0_63.value0_62.t_0 * _S405;
    var _S411 : vec3<f32> = vec3<f32>(_S402.value0_63.value1_8.y) * _S405;
    var _S412 : f32 = _S410[i32(0)] + _S410[i32(1)] + _S410[i32(2)];
    var _S413 : vec3<f32> = _S402.value0_63.value0_62.s_1 * _S405;
    var _S414 : vec3<f32> = vec3<f32>(_S402.value0_63.value1_8.x) * _S405;
    var _S415 : f32 = _S413[i32(0)] + _S413[i32(1)] + _S413[i32(2)];
    var _S416 : Frame_0 = _S406;
    _S416.n_0 = _S408;
    _S416.t_0 = _S411;
    _S416.s_1 = _S414;
    var _S417 : vec3<f32> = vec3<f32>(_S415, _S412, _S409);
    (*_S403) = Frame_x24_syn_dadd_0(_S406, _S416);
    (*_S404) = _S417;
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
    var _S418 : vec3<f32> = vec3<f32>(0.0f);
    result_8.wi_1 = _S418;
    result_8.weight_4 = _S418;
    result_8.pdf_4 = 0.0f;
    return result_8;
}

struct s_paramCtx_s_bwdCallableCtx_diffuse_sample_0
{
     value0_66 : vec3<f32>,
     value1_10 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_conductor_sample_0
{
     value0_67 : vec3<f32>,
     value1_11 : vec3<f32>,
     value2_7 : vec2<f32>,
     value3_5 : bool,
     value4_4 : vec3<f32>,
     value5_2 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0
{
     value0_68 : f32,
     value1_12 : vec3<f32>,
     value2_8 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0
{
     value0_69 : f32,
     value1_13 : vec2<f32>,
     value2_9 : vec3<f32>,
     value3_6 : vec2<f32>,
     value4_5 : f32,
};

struct s_bwdCallableCtx_smooth_dielectric_sample_0
{
     value0_70 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0,
};

struct s_bwdCallableCtx_rough_dielectric_sample_0
{
     value0_71 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0,
};

struct s_bwdCallableCtx_conductor_sample_0
{
     value0_72 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0,
};

struct s_bwdCallableCtx_diffuse_sample_0
{
     value0_73 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0,
};

fn s_bwdProp_diffuse_sample_0( _S419 : s_bwdCallableCtx_diffuse_sample_0,  _S420 : ptr<function, vec3<f32>>,  _S421 : ptr<function, vec2<f32>>,  _S422 : BsdfSample_Differential_0)
{
    var _S423 : f32 = _S419.value0_73.value1_10.x;
    var _S424 : Tuple_6 = s_apply_sin_cos_turns_0(_S423);
    var _S425 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S425.value0_8 = _S423;
    var _S426 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S425 );
    var _S427 : f32 = _S419.value0_73.value1_10.y;
    var _S428 : Tuple_7 = s_apply_safe_sqrt_0(_S427);
    var _S429 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S429.value0_9 = _S427;
    var _S430 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S429 );
    var _S431 : f32 = 1.0f - _S427;
    var _S432 : Tuple_7 = s_apply_safe_sqrt_0(_S431);
    var _S433 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S433.value0_9 = _S431;
    var _S434 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S433 );
    var _S435 : bool = (_S432.value0_13) > 0.0f;
    var side_1 : f32;
    var _S436 : f32;
    var _S437 : f32;
    if(_S435)
    {
        if((_S419.value0_73.value0_66.z) < 0.0f)
        {
            side_1 = -1.0f;
        }
        else
        {
            side_1 = 1.0f;
        }
        var _S438 : f32 = _S424.value0_12.y;
        _S436 = _S424.value0_12.x;
        _S437 = _S438;
    }
    else
    {
        side_1 = 0.0f;
        _S436 = 0.0f;
        _S437 = 0.0f;
    }
    var _S439 : vec3<f32> = vec3<f32>(0.0f);
    var _S440 : vec2<f32> = vec2<f32>(0.0f);
    var _S441 : vec2<f32>;
    if(_S435)
    {
        var _S442 : vec2<f32> = vec2<f32>(_S428.value0_13 * _S422.wi_1[i32(1)], _S428.value0_13 * _S422.wi_1[i32(0)]);
        var _S443 : f32 = _S436 * _S422.wi_1[i32(1)] + _S437 * _S422.wi_1[i32(0)];
        side_1 = 0.31830990314483643f * _S422.pdf_4 + side_1 * _S422.wi_1[i32(2)];
        _S436 = _S443;
        _S441 = _S442;
    }
    else
    {
        side_1 = 0.0f;
        _S436 = 0.0f;
        _S441 = _S440;
    }
    var _S444 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S434, &(_S444), side_1);
    var _S445 : f32 = - _S444;
    var _S446 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S430, &(_S446), _S436);
    var _S447 : f32 = _S445 + _S446;
    var _S448 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S426, &(_S448), _S441);
    var _S449 : vec2<f32> = vec2<f32>(_S448, _S447);
    (*_S420) = _S439;
    (*_S421) = _S449;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0
{
     value0_74 : f32,
     value1_14 : vec3<f32>,
     value2_10 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0
{
     value0_75 : vec2<f32>,
     value1_15 : vec3<f32>,
     value2_11 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_mirrored_0
{
     value0_76 : vec3<f32>,
     value1_16 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_ggx_lambda_0
{
     value0_77 : vec2<f32>,
     value1_17 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_ggx_density_0
{
     value0_78 : vec2<f32>,
     value1_18 : vec3<f32>,
};

struct s_bwdCallableCtx_ggx_density_0
{
     value0_79 : s_paramCtx_s_bwdCallableCtx_ggx_density_0,
};

struct s_bwdCallableCtx_ggx_lambda_0
{
     value0_80 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0,
};

struct s_bwdCallableCtx_fresnel_conductor_0
{
     value0_81 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0,
};

struct s_bwdCallableCtx_mirrored_0
{
     value0_82 : s_paramCtx_s_bwdCallableCtx_mirrored_0,
};

struct s_bwdCallableCtx_ggx_sample_visible_0
{
     value0_83 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0,
};

struct s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0
{
     value0_84 : f32,
     value1_19 : f32,
     value2_12 : f32,
};

struct s_bwdCallableCtx_fresnel_conductor_channel_0
{
     value0_85 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0,
};

struct s_paramCtx_s_bwdCallableCtx_sqr_0
{
     value0_86 : f32,
};

struct s_bwdCallableCtx_sqr_0
{
     value0_87 : s_paramCtx_s_bwdCallableCtx_sqr_0,
};

fn s_bwdProp_sqr_0( _S450 : s_bwdCallableCtx_sqr_0,  _S451 : ptr<function, f32>,  _S452 : f32)
{
    var _S453 : f32 = _S450.value0_87.value0_86 * _S452;
    (*_S451) = _S453 + _S453;
    return;
}

fn s_bwdProp_fresnel_conductor_channel_0( _S454 : s_bwdCallableCtx_fresnel_conductor_channel_0,  _S455 : ptr<function, f32>,  _S456 : f32)
{
    var _S457 : Tuple_0 = s_apply_min_0(_S454.value0_85.value0_84, 1.0f);
    var _S458 : s_bwdCallableCtx_min_0;
    _S458._S2 = _S454.value0_85.value0_84;
    _S458._S3 = 1.0f;
    var _S459 : Tuple_13 = s_apply_sqr_0(_S457.value0_0);
    var _S460 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S460.value0_86 = _S457.value0_0;
    var _S461 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S460 );
    var sin2_1 : f32 = 1.0f - _S459.value0_30;
    var _S462 : f32 = _S454.value0_85.value1_19;
    var _S463 : f32 = _S454.value0_85.value2_12;
    var t0_1 : f32 = _S462 * _S462 - _S463 * _S463 - sin2_1;
    var _S464 : Tuple_13 = s_apply_sqr_0(t0_1);
    var _S465 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S465.value0_86 = t0_1;
    var _S466 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S465 );
    var _S467 : f32 = _S464.value0_30 + 4.0f * _S454.value0_85.value1_19 * _S454.value0_85.value1_19 * _S454.value0_85.value2_12 * _S454.value0_85.value2_12;
    var _S468 : Tuple_7 = s_apply_safe_sqrt_0(_S467);
    var _S469 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S469.value0_9 = _S467;
    var _S470 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S469 );
    var _S471 : f32 = (_S468.value0_13 + t0_1) * 0.5f;
    var _S472 : Tuple_7 = s_apply_safe_sqrt_0(_S471);
    var _S473 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S473.value0_9 = _S471;
    var _S474 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S473 );
    var t1_1 : f32 = _S468.value0_13 + _S459.value0_30;
    var _S475 : f32 = 2.0f * _S472.value0_13;
    var t2_1 : f32 = _S475 * _S457.value0_0;
    var _S476 : f32 = t1_1 - t2_1;
    var _S477 : f32 = t1_1 + t2_1;
    var perpendicular_1 : f32 = _S476 / _S477;
    var _S478 : f32 = _S477 * _S477;
    var _S479 : f32 = _S459.value0_30 * _S468.value0_13;
    var _S480 : Tuple_13 = s_apply_sqr_0(sin2_1);
    var _S481 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S481.value0_86 = sin2_1;
    var _S482 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S481 );
    var t3_1 : f32 = _S479 + _S480.value0_30;
    var t4_1 : f32 = t2_1 * sin2_1;
    var _S483 : f32 = t3_1 - t4_1;
    var _S484 : f32 = t3_1 + t4_1;
    var s_diff_parallel_T_0 : f32 = 0.5f * _S456;
    var _S485 : f32 = s_diff_parallel_T_0 / (_S484 * _S484);
    var _S486 : f32 = perpendicular_1 * _S483 * - _S485;
    var _S487 : f32 = _S484 * _S485;
    var _S488 : f32 = perpendicular_1 * _S487;
    var _S489 : f32 = _S483 * _S487;
    var _S490 : f32 = _S486 + - _S488;
    var _S491 : f32 = t2_1 * _S490;
    var _S492 : f32 = sin2_1 * _S490;
    var _S493 : f32 = _S486 + _S488;
    var _S494 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S482, &(_S494), _S493);
    var _S495 : f32 = _S459.value0_30 * _S493;
    var _S496 : f32 = _S468.value0_13 * _S493;
    var _S497 : f32 = (s_diff_parallel_T_0 + _S489) / _S478;
    var _S498 : f32 = _S476 * - _S497;
    var _S499 : f32 = _S477 * _S497;
    var _S500 : f32 = _S492 + _S498 + - _S499;
    var _S501 : f32 = _S475 * _S500;
    var _S502 : f32 = 2.0f * (_S457.value0_0 * _S500);
    var _S503 : f32 = _S498 + _S499;
    var _S504 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S474, &(_S504), _S502);
    var _S505 : f32 = 0.5f * _S504;
    var _S506 : f32 = _S495 + _S503 + _S505;
    var _S507 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S470, &(_S507), _S506);
    var _S508 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S466, &(_S508), _S507);
    var _S509 : f32 = _S496 + _S503 + - (_S491 + _S494 + - (_S505 + _S508));
    var _S510 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S461, &(_S510), _S509);
    var _S511 : f32 = _S501 + _S510;
    var _S512 : f32 = 0.0f;
    var _S513 : f32 = 0.0f;
    s_bwdProp_min_0(_S458, &(_S512), &(_S513), _S511);
    (*_S455) = _S512;
    return;
}

fn s_bwdProp_fresnel_conductor_0( _S514 : s_bwdCallableCtx_fresnel_conductor_0,  _S515 : ptr<function, f32>,  _S516 : vec3<f32>)
{
    var _S517 : f32 = _S514.value0_81.value1_14.x;
    var _S518 : f32 = _S514.value0_81.value2_10.x;
    var _S519 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S519.value0_84 = _S514.value0_81.value0_74;
    _S519.value1_19 = _S517;
    _S519.value2_12 = _S518;
    var _S520 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S519 );
    var _S521 : f32 = _S514.value0_81.value1_14.y;
    var _S522 : f32 = _S514.value0_81.value2_10.y;
    var _S523 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S523.value0_84 = _S514.value0_81.value0_74;
    _S523.value1_19 = _S521;
    _S523.value2_12 = _S522;
    var _S524 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S523 );
    var _S525 : f32 = _S514.value0_81.value1_14.z;
    var _S526 : f32 = _S514.value0_81.value2_10.z;
    var _S527 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S527.value0_84 = _S514.value0_81.value0_74;
    _S527.value1_19 = _S525;
    _S527.value2_12 = _S526;
    var _S528 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S527 );
    var _S529 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S528, &(_S529), _S516[i32(2)]);
    var _S530 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S524, &(_S530), _S516[i32(1)]);
    var _S531 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S520, &(_S531), _S516[i32(0)]);
    (*_S515) = _S529 + _S530 + _S531;
    return;
}

fn s_bwdProp_ggx_density_0( _S532 : s_bwdCallableCtx_ggx_density_0,  _S533 : ptr<function, vec3<f32>>,  _S534 : f32)
{
    var _S535 : f32 = _S532.value0_79.value0_78.x;
    var _S536 : f32 = _S532.value0_79.value1_18.x / _S535;
    var _S537 : Tuple_13 = s_apply_sqr_0(_S536);
    var _S538 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S538.value0_86 = _S536;
    var _S539 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S538 );
    var _S540 : f32 = _S532.value0_79.value0_78.y;
    var _S541 : f32 = _S532.value0_79.value1_18.y / _S540;
    var _S542 : Tuple_13 = s_apply_sqr_0(_S541);
    var _S543 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S543.value0_86 = _S541;
    var _S544 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S543 );
    var _S545 : f32 = _S537.value0_30 + _S542.value0_30;
    var _S546 : f32 = _S532.value0_79.value1_18.z;
    var _S547 : Tuple_13 = s_apply_sqr_0(_S546);
    var _S548 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S548.value0_86 = _S546;
    var _S549 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S548 );
    var s_3 : f32 = _S545 + _S547.value0_30;
    var _S550 : f32 = 3.14159274101257324f * _S535 * _S540;
    var _S551 : Tuple_13 = s_apply_sqr_0(s_3);
    var _S552 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S552.value0_86 = s_3;
    var _S553 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S552 );
    var _S554 : f32 = _S550 * _S551.value0_30;
    var _S555 : f32 = _S550 * - (_S534 / (_S554 * _S554));
    var _S556 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S553, &(_S556), _S555);
    var _S557 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S549, &(_S557), _S556);
    var _S558 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S544, &(_S558), _S556);
    var _S559 : f32 = _S558 / _S540;
    var _S560 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S539, &(_S560), _S556);
    (*_S533) = vec3<f32>(_S560 / _S535, _S559, _S557);
    return;
}

fn s_bwdProp_ggx_lambda_0( _S561 : s_bwdCallableCtx_ggx_lambda_0,  _S562 : ptr<function, vec3<f32>>,  _S563 : f32)
{
    var _S564 : f32 = _S561.value0_80.value0_77.x;
    var _S565 : f32 = _S564 * _S561.value0_80.value1_17.x;
    var _S566 : Tuple_13 = s_apply_sqr_0(_S565);
    var _S567 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S567.value0_86 = _S565;
    var _S568 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S567 );
    var _S569 : f32 = _S561.value0_80.value0_77.y;
    var _S570 : f32 = _S569 * _S561.value0_80.value1_17.y;
    var _S571 : Tuple_13 = s_apply_sqr_0(_S570);
    var _S572 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S572.value0_86 = _S570;
    var _S573 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S572 );
    var _S574 : f32 = _S566.value0_30 + _S571.value0_30;
    var _S575 : f32 = _S561.value0_80.value1_17.z;
    var _S576 : Tuple_13 = s_apply_sqr_0(_S575);
    var _S577 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S577.value0_86 = _S575;
    var _S578 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S577 );
    var _S579 : f32 = _S576.value0_30 * _S576.value0_30;
    var _S580 : s_bwdCallableCtx_sqrt_0;
    _S580._S22 = 1.0f + _S574 / _S576.value0_30;
    var _S581 : f32 = 0.5f * _S563;
    var _S582 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S580, &(_S582), _S581);
    var _S583 : f32 = _S582 / _S579;
    var _S584 : f32 = _S574 * - _S583;
    var _S585 : f32 = _S576.value0_30 * _S583;
    var _S586 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S578, &(_S586), _S584);
    var _S587 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S573, &(_S587), _S585);
    var _S588 : f32 = _S569 * _S587;
    var _S589 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S568, &(_S589), _S585);
    (*_S562) = vec3<f32>(_S564 * _S589, _S588, _S586);
    return;
}

fn s_bwdProp_mirrored_0( _S590 : s_bwdCallableCtx_mirrored_0,  _S591 : ptr<function, vec3<f32>>,  _S592 : ptr<function, vec3<f32>>,  _S593 : vec3<f32>)
{
    var _S594 : Tuple_5 = s_apply_dot_0(_S590.value0_82.value0_76, _S590.value0_82.value1_16);
    var _S595 : s_bwdCallableCtx_dot_0;
    _S595._S39 = _S590.value0_82.value0_76;
    _S595._S40 = _S590.value0_82.value1_16;
    var _S596 : vec3<f32> = (vec3<f32>(0) - _S593);
    var _S597 : vec3<f32> = _S590.value0_82.value1_16 * _S593;
    var _S598 : vec3<f32> = vec3<f32>((2.0f * _S594.value0_5)) * _S593;
    var _S599 : f32 = 2.0f * (_S597[i32(0)] + _S597[i32(1)] + _S597[i32(2)]);
    var _S600 : vec3<f32> = vec3<f32>(0.0f);
    var _S601 : vec3<f32> = _S600;
    var _S602 : vec3<f32> = _S600;
    s_bwdProp_dot_0(_S595, &(_S601), &(_S602), _S599);
    var _S603 : vec3<f32> = _S598 + _S602;
    (*_S591) = _S596 + _S601;
    (*_S592) = _S603;
    return;
}

fn s_bwdProp_ggx_sample_visible_0( _S604 : s_bwdCallableCtx_ggx_sample_visible_0,  _S605 : ptr<function, vec3<f32>>,  _S606 : ptr<function, vec2<f32>>,  _S607 : vec3<f32>)
{
    var _S608 : bool = (_S604.value0_83.value1_15.z) < 0.0f;
    var w_1 : vec3<f32>;
    if(_S608)
    {
        w_1 = (vec3<f32>(0) - _S604.value0_83.value1_15);
    }
    else
    {
        w_1 = _S604.value0_83.value1_15;
    }
    var _S609 : f32 = _S604.value0_83.value0_75.x;
    var _S610 : f32 = _S604.value0_83.value0_75.y;
    var _S611 : vec3<f32> = vec3<f32>(w_1.x * _S609, w_1.y * _S610, w_1.z);
    var _S612 : Tuple_33 = s_apply_unit_vector_0(_S611);
    var _S613 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S613.value0_14 = _S611;
    var _S614 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S613 );
    var _S615 : f32 = _S604.value0_83.value2_11.x;
    var _S616 : Tuple_6 = s_apply_sin_cos_turns_0(_S615);
    var _S617 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S617.value0_8 = _S615;
    var _S618 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S617 );
    var _S619 : f32 = _S604.value0_83.value2_11.y;
    var _S620 : f32 = 1.0f + _S612.value0_53.z;
    var one_minus_z_1 : f32 = _S619 * _S620;
    var _S621 : f32 = 2.0f - one_minus_z_1;
    var _S622 : f32 = one_minus_z_1 * _S621;
    var _S623 : Tuple_7 = s_apply_safe_sqrt_0(_S622);
    var _S624 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S624.value0_9 = _S622;
    var _S625 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S624 );
    var _S626 : f32 = _S616.value0_12.y;
    var _S627 : f32 = _S616.value0_12.x;
    var h_1 : vec3<f32> = vec3<f32>(_S623.value0_13 * _S626, _S623.value0_13 * _S627, 1.0f - one_minus_z_1) + _S612.value0_53;
    var _S628 : f32 = h_1.x * _S609;
    var _S629 : f32 = h_1.y * _S610;
    var _S630 : f32 = h_1.z;
    var _S631 : Tuple_1 = s_apply_max_0(_S630, 9.999999960041972e-13f);
    var _S632 : s_bwdCallableCtx_max_0;
    _S632._S10 = _S630;
    _S632._S11 = 9.999999960041972e-13f;
    var _S633 : s_bwdCallableCtx_max_0 = _S632;
    var _S634 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S634.value0_14 = vec3<f32>(_S628, _S629, _S631.value0_1);
    var _S635 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S634 );
    var _S636 : vec3<f32> = vec3<f32>(0.0f);
    var _S637 : vec3<f32> = _S636;
    s_bwdProp_unit_vector_0(_S635, &(_S637), _S607);
    var _S638 : f32 = 0.0f;
    var _S639 : f32 = 0.0f;
    s_bwdProp_max_0(_S633, &(_S638), &(_S639), _S637[i32(2)]);
    var _S640 : f32 = _S610 * _S637[i32(1)];
    var _S641 : f32 = _S609 * _S637[i32(0)];
    var s_diff_h_T_0 : vec3<f32> = vec3<f32>(_S641, _S640, _S638);
    var _S642 : f32 = - _S638;
    var _S643 : f32 = _S623.value0_13 * _S640;
    var _S644 : f32 = _S623.value0_13 * _S641;
    var _S645 : f32 = _S627 * _S640 + _S626 * _S641;
    var _S646 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S625, &(_S646), _S645);
    var _S647 : f32 = _S642 + _S621 * _S646 + - (one_minus_z_1 * _S646);
    var _S648 : f32 = _S619 * _S647;
    var _S649 : f32 = _S620 * _S647;
    var _S650 : vec2<f32> = vec2<f32>(_S643, _S644);
    var _S651 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S618, &(_S651), _S650);
    var _S652 : vec3<f32> = s_diff_h_T_0 + vec3<f32>(0.0f, 0.0f, _S648);
    var _S653 : vec3<f32> = _S636;
    s_bwdProp_unit_vector_0(_S614, &(_S653), _S652);
    var _S654 : vec3<f32> = vec3<f32>(_S609 * _S653[i32(0)], _S610 * _S653[i32(1)], _S653[i32(2)]);
    var _S655 : vec2<f32> = vec2<f32>(_S651, _S649);
    if(_S608)
    {
        w_1 = (vec3<f32>(0) - _S654);
    }
    else
    {
        w_1 = _S654;
    }
    (*_S605) = w_1;
    (*_S606) = _S655;
    return;
}

fn s_bwdProp_conductor_sample_0( _S656 : s_bwdCallableCtx_conductor_sample_0,  _S657 : ptr<function, vec3<f32>>,  _S658 : ptr<function, vec2<f32>>,  _S659 : BsdfSample_Differential_0)
{
    var _S660 : vec3<f32> = vec3<f32>(0.0f);
    var _S661 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S660, _S660 );
    var _S662 : vec2<f32> = vec2<f32>(0.0f);
    var _S663 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0( _S662, _S660, _S662 );
    var _S664 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S660, _S660 );
    var _S665 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S662, _S660 );
    var _S666 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S662, _S660 );
    var _S667 : f32;
    var _S668 : f32;
    var _S669 : f32;
    var _S670 : f32;
    var _S671 : f32;
    var _S672 : f32;
    var _S673 : f32;
    var _S674 : f32;
    var _S675 : f32;
    var _S676 : s_bwdCallableCtx_abs_0;
    var _S677 : s_bwdCallableCtx_abs_0;
    var _S678 : s_bwdCallableCtx_abs_0;
    var _S679 : s_bwdCallableCtx_ggx_density_0;
    var _S680 : vec3<f32>;
    var _S681 : vec3<f32>;
    var _S682 : s_bwdCallableCtx_ggx_lambda_0;
    var _S683 : s_bwdCallableCtx_ggx_lambda_0;
    var _S684 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S685 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S686 : s_bwdCallableCtx_dot_0;
    var _S687 : bool;
    var _S688 : s_bwdCallableCtx_mirrored_0;
    var _S689 : s_bwdCallableCtx_ggx_sample_visible_0;
    if(_S656.value0_72.value3_5)
    {
        var _S690 : f32 = _S656.value0_72.value4_4.z;
        var _S691 : Tuple_2 = s_apply_abs_0(_S690);
        var _S692 : s_bwdCallableCtx_abs_0;
        _S692._S18 = _S690;
        var _S693 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S693.value0_74 = _S691.value0_2;
        _S693.value1_14 = _S656.value0_72.value0_67;
        _S693.value2_10 = _S656.value0_72.value1_11;
        _S684.value0_81 = _S693;
        _S676 = _S692;
        _S687 = false;
        _S667 = 0.0f;
        _S668 = 0.0f;
        _S669 = 0.0f;
        _S670 = 0.0f;
        _S671 = 0.0f;
        _S677._S18 = 0.0f;
        _S679.value0_79 = _S666;
        _S680 = _S660;
        _S681 = _S660;
        _S672 = 0.0f;
        _S673 = 0.0f;
        _S682.value0_80 = _S665;
        _S685.value0_81 = _S661;
        _S678._S18 = 0.0f;
        _S686._S39 = _S660;
        _S686._S40 = _S660;
        _S683.value0_80 = _S665;
        _S674 = 0.0f;
        _S675 = 0.0f;
        _S688.value0_82 = _S664;
        _S689.value0_83 = _S663;
    }
    else
    {
        var width_8 : vec2<f32> = ggx_widths_0(_S656.value0_72.value2_7);
        var _S694 : Tuple_32 = s_apply_ggx_sample_visible_0(width_8, _S656.value0_72.value4_4, _S656.value0_72.value5_2);
        var _S695 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
        _S695.value0_75 = width_8;
        _S695.value1_15 = _S656.value0_72.value4_4;
        _S695.value2_11 = _S656.value0_72.value5_2;
        var _S696 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = _S695;
        var _S697 : Tuple_34 = s_apply_mirrored_0(_S656.value0_72.value4_4, _S694.value0_52);
        var _S698 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S698.value0_76 = _S656.value0_72.value4_4;
        _S698.value1_16 = _S694.value0_52;
        var _S699 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S698;
        var _S700 : f32 = _S656.value0_72.value4_4.z;
        var _S701 : f32 = _S697.value0_54.z;
        var _S702 : bool = (_S700 * _S701) > 0.0f;
        if(_S702)
        {
            var _S703 : Tuple_21 = s_apply_ggx_lambda_0(width_8, _S656.value0_72.value4_4);
            var _S704 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S704.value0_77 = width_8;
            _S704.value1_17 = _S656.value0_72.value4_4;
            var masking_o_3 : f32 = 1.0f + _S703.value0_41;
            var _S705 : Tuple_5 = s_apply_dot_0(_S656.value0_72.value4_4, _S694.value0_52);
            var _S706 : s_bwdCallableCtx_dot_0;
            _S706._S39 = _S656.value0_72.value4_4;
            _S706._S40 = _S694.value0_52;
            var _S707 : Tuple_2 = s_apply_abs_0(_S705.value0_5);
            var _S708 : s_bwdCallableCtx_abs_0;
            _S708._S18 = _S705.value0_5;
            var _S709 : Tuple_23 = s_apply_fresnel_conductor_0(_S707.value0_2, _S656.value0_72.value0_67, _S656.value0_72.value1_11);
            var _S710 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
            _S710.value0_74 = _S707.value0_2;
            _S710.value1_14 = _S656.value0_72.value0_67;
            _S710.value2_10 = _S656.value0_72.value1_11;
            var _S711 : Tuple_21 = s_apply_ggx_lambda_0(width_8, _S697.value0_54);
            var _S712 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S712.value0_77 = width_8;
            _S712.value1_17 = _S697.value0_54;
            var _S713 : f32 = masking_o_3 + _S711.value0_41;
            var _S714 : vec3<f32> = vec3<f32>((masking_o_3 / _S713));
            var _S715 : f32 = _S713 * _S713;
            var _S716 : Tuple_22 = s_apply_ggx_density_0(width_8, _S694.value0_52);
            var _S717 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
            _S717.value0_78 = width_8;
            _S717.value1_18 = _S694.value0_52;
            var _S718 : Tuple_2 = s_apply_abs_0(_S700);
            var _S719 : s_bwdCallableCtx_abs_0;
            _S719._S18 = _S700;
            var _S720 : f32 = 4.0f * _S718.value0_2;
            var _S721 : f32 = _S720 * masking_o_3;
            _S667 = _S721 * _S721;
            _S668 = _S716.value0_42;
            _S669 = _S721;
            _S670 = _S720;
            _S671 = masking_o_3;
            _S676 = _S719;
            _S679.value0_79 = _S717;
            _S680 = _S709.value0_43;
            _S681 = _S714;
            _S672 = _S715;
            _S673 = _S713;
            _S682.value0_80 = _S712;
            _S684.value0_81 = _S710;
            _S677 = _S708;
            _S686 = _S706;
            _S683.value0_80 = _S704;
        }
        else
        {
            _S667 = 0.0f;
            _S668 = 0.0f;
            _S669 = 0.0f;
            _S670 = 0.0f;
            _S671 = 0.0f;
            _S676._S18 = 0.0f;
            _S679.value0_79 = _S666;
            _S680 = _S660;
            _S681 = _S660;
            _S672 = 0.0f;
            _S673 = 0.0f;
            _S682.value0_80 = _S665;
            _S684.value0_81 = _S661;
            _S677._S18 = 0.0f;
            _S686._S39 = _S660;
            _S686._S40 = _S660;
            _S683.value0_80 = _S665;
        }
        var _S722 : s_bwdCallableCtx_abs_0 = _S676;
        var _S723 : s_bwdCallableCtx_fresnel_conductor_0 = _S684;
        var _S724 : s_bwdCallableCtx_abs_0 = _S677;
        _S684.value0_81 = _S661;
        _S676._S18 = 0.0f;
        _S687 = _S702;
        _S677 = _S722;
        _S685 = _S723;
        _S678 = _S724;
        _S674 = _S700;
        _S675 = _S701;
        _S688.value0_82 = _S699;
        _S689.value0_83 = _S696;
    }
    var _S725 : vec2<f32>;
    if(_S656.value0_72.value3_5)
    {
        var _S726 : f32 = 0.0f;
        s_bwdProp_fresnel_conductor_0(_S684, &(_S726), _S659.weight_4);
        var _S727 : f32 = 0.0f;
        s_bwdProp_abs_0(_S676, &(_S727), _S726);
        _S680 = vec3<f32>(- _S659.wi_1[i32(0)], - _S659.wi_1[i32(1)], _S727 + _S659.wi_1[i32(2)]);
        _S725 = _S662;
    }
    else
    {
        var _S728 : vec3<f32>;
        if(_S687)
        {
            var _S729 : f32 = _S659.pdf_4 / _S667;
            var _S730 : f32 = _S668 * - _S729;
            var _S731 : f32 = _S669 * _S729;
            var _S732 : f32 = _S670 * _S730;
            var _S733 : f32 = 4.0f * (_S671 * _S730);
            var _S734 : f32 = 0.0f;
            s_bwdProp_abs_0(_S677, &(_S734), _S733);
            var _S735 : vec3<f32> = _S660;
            s_bwdProp_ggx_density_0(_S679, &(_S735), _S731);
            var _S736 : vec3<f32> = _S680 * _S659.weight_4;
            var _S737 : vec3<f32> = _S681 * _S659.weight_4;
            var _S738 : f32 = (_S736[i32(0)] + _S736[i32(1)] + _S736[i32(2)]) / _S672;
            var _S739 : f32 = _S671 * - _S738;
            var _S740 : f32 = _S673 * _S738;
            var _S741 : vec3<f32> = _S660;
            s_bwdProp_ggx_lambda_0(_S682, &(_S741), _S739);
            var _S742 : f32 = 0.0f;
            s_bwdProp_fresnel_conductor_0(_S685, &(_S742), _S737);
            var _S743 : f32 = 0.0f;
            s_bwdProp_abs_0(_S678, &(_S743), _S742);
            var _S744 : vec3<f32> = _S660;
            var _S745 : vec3<f32> = _S660;
            s_bwdProp_dot_0(_S686, &(_S744), &(_S745), _S743);
            var _S746 : f32 = _S732 + _S740 + _S739;
            var _S747 : vec3<f32> = _S660;
            s_bwdProp_ggx_lambda_0(_S683, &(_S747), _S746);
            var _S748 : vec3<f32> = _S735 + _S745;
            var _S749 : vec3<f32> = _S744 + _S747;
            var _S750 : vec3<f32> = _S741 + _S659.wi_1;
            _S667 = _S734;
            _S680 = _S750;
            _S681 = _S748;
            _S728 = _S749;
        }
        else
        {
            _S667 = 0.0f;
            _S680 = _S660;
            _S681 = _S660;
            _S728 = _S660;
        }
        var _S751 : f32 = _S675 * 0.0f + _S667;
        var _S752 : vec3<f32> = _S680 + vec3<f32>(0.0f, 0.0f, _S674 * 0.0f);
        var _S753 : vec3<f32> = _S660;
        var _S754 : vec3<f32> = _S660;
        s_bwdProp_mirrored_0(_S688, &(_S753), &(_S754), _S752);
        var _S755 : vec3<f32> = _S754 + _S681;
        var _S756 : vec3<f32> = _S660;
        var _S757 : vec2<f32> = _S662;
        s_bwdProp_ggx_sample_visible_0(_S689, &(_S756), &(_S757), _S755);
        _S680 = _S753 + _S756 + _S728 + vec3<f32>(0.0f, 0.0f, _S751);
        _S725 = _S757;
    }
    (*_S657) = _S680;
    (*_S658) = _S725;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_refracted_0
{
     value0_88 : vec3<f32>,
     value1_20 : vec3<f32>,
     value2_13 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0
{
     value0_89 : f32,
     value1_21 : f32,
};

struct s_bwdCallableCtx_fresnel_dielectric_0
{
     value0_90 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0,
};

struct s_bwdCallableCtx_refracted_0
{
     value0_91 : s_paramCtx_s_bwdCallableCtx_refracted_0,
};

struct Refraction_Differential_0
{
     direction_9 : vec3<f32>,
};

fn Refraction_x24_syn_dzero_0() -> Refraction_Differential_0
{
    var result_9 : Refraction_Differential_0;
    result_9.direction_9 = vec3<f32>(0.0f);
    return result_9;
}

fn Refraction_x24_syn_dadd_0( SLANG_anonymous_0_3 : Refraction_Differential_0,  SLANG_anonymous_1_3 : Refraction_Differential_0) -> Refraction_Differential_0
{
    var result_10 : Refraction_Differential_0;
    result_10.direction_9 = SLANG_anonymous_0_3.direction_9 + SLANG_anonymous_1_3.direction_9;
    return result_10;
}

fn s_bwdProp_refracted_0( _S758 : s_bwdCallableCtx_refracted_0,  _S759 : ptr<function, vec3<f32>>,  _S760 : ptr<function, vec3<f32>>,  _S761 : Refraction_Differential_0)
{
    var _S762 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S763 : vec3<f32> = vec3<f32>(0.0f);
    var _S764 : Tuple_5 = s_apply_dot_0(_S758.value0_91.value0_88, _S758.value0_91.value1_20);
    var _S765 : s_bwdCallableCtx_dot_0;
    _S765._S39 = _S758.value0_91.value0_88;
    _S765._S40 = _S758.value0_91.value1_20;
    var _S766 : s_bwdCallableCtx_dot_0 = _S765;
    var _S767 : bool = (_S764.value0_5) < 0.0f;
    var cos_i_2 : f32;
    var eta_9 : f32;
    var m_4 : vec3<f32>;
    if(_S767)
    {
        var _S768 : vec3<f32> = (vec3<f32>(0) - _S758.value0_91.value1_20);
        var _S769 : f32 = 1.0f / _S758.value0_91.value2_13;
        cos_i_2 = - _S764.value0_5;
        eta_9 = _S769;
        m_4 = _S768;
    }
    else
    {
        cos_i_2 = _S764.value0_5;
        eta_9 = _S758.value0_91.value2_13;
        m_4 = _S758.value0_91.value1_20;
    }
    var _S770 : Tuple_13 = s_apply_sqr_0(cos_i_2);
    var _S771 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S771.value0_86 = cos_i_2;
    var _S772 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S771 );
    var _S773 : f32 = 1.0f - _S770.value0_30;
    var _S774 : Tuple_1 = s_apply_max_0(_S773, 0.0f);
    var _S775 : s_bwdCallableCtx_max_0;
    _S775._S10 = _S773;
    _S775._S11 = 0.0f;
    var _S776 : s_bwdCallableCtx_max_0 = _S775;
    var _S777 : f32 = eta_9 * eta_9;
    var sin2_t_2 : f32 = _S774.value0_1 / _S777;
    var _S778 : f32 = _S777 * _S777;
    var _S779 : bool = sin2_t_2 < 1.0f;
    var _S780 : vec3<f32>;
    var _S781 : vec3<f32>;
    var _S782 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S779)
    {
        var _S783 : f32 = 1.0f - sin2_t_2;
        var _S784 : Tuple_7 = s_apply_safe_sqrt_0(_S783);
        var _S785 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S785.value0_9 = _S783;
        var _S786 : vec3<f32> = vec3<f32>((cos_i_2 / eta_9 - _S784.value0_13));
        _S780 = vec3<f32>((1.0f / eta_9));
        _S781 = _S786;
        cos_i_2 = _S777;
        _S782.value0_10 = _S785;
    }
    else
    {
        _S780 = _S763;
        _S781 = _S763;
        cos_i_2 = 0.0f;
        _S782.value0_10 = _S762;
    }
    if(_S779)
    {
        var _S787 : vec3<f32> = _S780 * (vec3<f32>(0) - _S761.direction_9);
        var _S788 : vec3<f32> = m_4 * _S761.direction_9;
        var _S789 : vec3<f32> = _S781 * _S761.direction_9;
        var _S790 : f32 = _S788[i32(0)] + _S788[i32(1)] + _S788[i32(2)];
        var _S791 : f32 = - _S790;
        var _S792 : f32 = eta_9 * (_S790 / cos_i_2);
        var _S793 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S782, &(_S793), _S791);
        cos_i_2 = - _S793;
        eta_9 = _S792;
        m_4 = _S789;
        _S780 = _S787;
    }
    else
    {
        cos_i_2 = 0.0f;
        eta_9 = 0.0f;
        m_4 = _S763;
        _S780 = _S763;
    }
    var _S794 : f32 = _S777 * (cos_i_2 / _S778);
    var _S795 : f32 = 0.0f;
    var _S796 : f32 = 0.0f;
    s_bwdProp_max_0(_S776, &(_S795), &(_S796), _S794);
    var _S797 : f32 = - _S795;
    var _S798 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S772, &(_S798), _S797);
    var _S799 : f32 = _S798 + eta_9;
    if(_S767)
    {
        var _S800 : vec3<f32> = (vec3<f32>(0) - m_4);
        cos_i_2 = - _S799;
        m_4 = _S800;
    }
    else
    {
        cos_i_2 = _S799;
    }
    var _S801 : vec3<f32> = _S763;
    var _S802 : vec3<f32> = _S763;
    s_bwdProp_dot_0(_S766, &(_S801), &(_S802), cos_i_2);
    var _S803 : vec3<f32> = _S802 + m_4;
    (*_S759) = _S801 + _S780;
    (*_S760) = _S803;
    return;
}

fn s_bwdProp_fresnel_dielectric_0( _S804 : s_bwdCallableCtx_fresnel_dielectric_0,  _S805 : ptr<function, f32>,  _S806 : f32)
{
    var _S807 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S808 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S809 : bool = (_S804.value0_90.value0_89) < 0.0f;
    var cos_i_3 : f32;
    var eta_10 : f32;
    if(_S809)
    {
        var _S810 : f32 = 1.0f / _S804.value0_90.value1_21;
        cos_i_3 = - _S804.value0_90.value0_89;
        eta_10 = _S810;
    }
    else
    {
        cos_i_3 = _S804.value0_90.value0_89;
        eta_10 = _S804.value0_90.value1_21;
    }
    var _S811 : Tuple_13 = s_apply_sqr_0(cos_i_3);
    var _S812 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S812.value0_86 = cos_i_3;
    var _S813 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S812 );
    var _S814 : f32 = eta_10 * eta_10;
    var sin2_t_3 : f32 = (1.0f - _S811.value0_30) / _S814;
    var _S815 : f32 = _S814 * _S814;
    var _S816 : bool = sin2_t_3 < 1.0f;
    var _S817 : f32;
    var _S818 : f32;
    var _S819 : f32;
    var _S820 : f32;
    var _S821 : f32;
    var _S822 : s_bwdCallableCtx_sqr_0;
    var _S823 : s_bwdCallableCtx_sqr_0;
    var _S824 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S816)
    {
        var _S825 : f32 = 1.0f - sin2_t_3;
        var _S826 : Tuple_7 = s_apply_safe_sqrt_0(_S825);
        var _S827 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S827.value0_9 = _S825;
        var _S828 : f32 = eta_10 * cos_i_3;
        var _S829 : f32 = _S828 - _S826.value0_13;
        var _S830 : f32 = _S828 + _S826.value0_13;
        var _S831 : f32 = _S830 * _S830;
        var _S832 : f32 = eta_10 * _S826.value0_13;
        var _S833 : f32 = cos_i_3 - _S832;
        var _S834 : f32 = cos_i_3 + _S832;
        var perpendicular_2 : f32 = _S833 / _S834;
        var _S835 : f32 = _S834 * _S834;
        var _S836 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S836.value0_86 = _S829 / _S830;
        var _S837 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S837.value0_86 = perpendicular_2;
        _S822.value0_87 = _S837;
        _S823.value0_87 = _S836;
        cos_i_3 = _S835;
        _S817 = _S833;
        _S818 = _S834;
        _S819 = _S831;
        _S820 = _S829;
        _S821 = _S830;
        _S824.value0_10 = _S827;
    }
    else
    {
        _S822.value0_87 = _S808;
        _S823.value0_87 = _S808;
        cos_i_3 = 0.0f;
        _S817 = 0.0f;
        _S818 = 0.0f;
        _S819 = 0.0f;
        _S820 = 0.0f;
        _S821 = 0.0f;
        _S824.value0_10 = _S807;
    }
    if(_S816)
    {
        var _S838 : f32 = 0.5f * _S806;
        var _S839 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S822, &(_S839), _S838);
        var _S840 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S823, &(_S840), _S838);
        var _S841 : f32 = _S839 / cos_i_3;
        var _S842 : f32 = _S817 * - _S841;
        var _S843 : f32 = _S818 * _S841;
        var _S844 : f32 = _S840 / _S819;
        var _S845 : f32 = _S820 * - _S844;
        var _S846 : f32 = _S821 * _S844;
        var _S847 : f32 = eta_10 * (_S845 + _S846);
        var _S848 : f32 = eta_10 * (_S842 + - _S843) + _S845 + - _S846;
        var _S849 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S824, &(_S849), _S848);
        var _S850 : f32 = _S842 + _S843 + _S847;
        cos_i_3 = - _S849;
        eta_10 = _S850;
    }
    else
    {
        cos_i_3 = 0.0f;
        eta_10 = 0.0f;
    }
    var _S851 : f32 = - (_S814 * (cos_i_3 / _S815));
    var _S852 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S813, &(_S852), _S851);
    var _S853 : f32 = _S852 + eta_10;
    if(_S809)
    {
        cos_i_3 = - _S853;
    }
    else
    {
        cos_i_3 = _S853;
    }
    (*_S805) = cos_i_3;
    return;
}

fn s_bwdProp_smooth_dielectric_sample_0( _S854 : s_bwdCallableCtx_smooth_dielectric_sample_0,  _S855 : ptr<function, vec3<f32>>,  _S856 : BsdfSample_Differential_0)
{
    var _S857 : vec3<f32> = vec3<f32>(0.0f);
    var _S858 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S857, _S857, 0.0f );
    var _S859 : f32 = _S854.value0_70.value1_12.z;
    var _S860 : Tuple_26 = s_apply_fresnel_dielectric_0(_S859, _S854.value0_70.value0_68);
    var _S861 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S861.value0_89 = _S859;
    _S861.value1_21 = _S854.value0_70.value0_68;
    var _S862 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S861 );
    var _S863 : bool = (_S854.value0_70.value2_8) < (_S860.value0_46);
    var _S864 : bool;
    var _S865 : s_bwdCallableCtx_refracted_0;
    if(_S863)
    {
        _S864 = false;
        _S865.value0_91 = _S858;
    }
    else
    {
        const _S866 : vec3<f32> = vec3<f32>(0.0f, 0.0f, 1.0f);
        var _S867 : Tuple_36 = s_apply_refracted_0(_S854.value0_70.value1_12, _S866, _S854.value0_70.value0_68);
        var _S868 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S868.value0_88 = _S854.value0_70.value1_12;
        _S868.value1_20 = _S866;
        _S868.value2_13 = _S854.value0_70.value0_68;
        _S864 = _S867.value0_56.valid_2;
        _S865.value0_91 = _S868;
    }
    var _S869 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
    var _S870 : f32;
    var _S871 : vec3<f32>;
    if(_S863)
    {
        var _S872 : vec3<f32> = vec3<f32>(- _S856.wi_1[i32(0)], - _S856.wi_1[i32(1)], 0.0f);
        _S870 = _S856.wi_1[i32(2)];
        _S871 = _S872;
    }
    else
    {
        var _S873 : Refraction_Differential_0;
        if(_S864)
        {
            var _S874 : Refraction_Differential_0 = _S869;
            _S874.direction_9 = _S856.wi_1;
            _S873 = Refraction_x24_syn_dadd_0(_S869, _S874);
        }
        else
        {
            _S873 = _S869;
        }
        var _S875 : vec3<f32> = _S857;
        var _S876 : vec3<f32> = _S857;
        s_bwdProp_refracted_0(_S865, &(_S875), &(_S876), _S873);
        _S870 = 0.0f;
        _S871 = _S875;
    }
    var _S877 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S862, &(_S877), 0.0f);
    (*_S855) = _S871 + vec3<f32>(0.0f, 0.0f, _S877 + _S870);
    return;
}

fn s_bwdProp_rough_dielectric_sample_0( _S878 : s_bwdCallableCtx_rough_dielectric_sample_0,  _S879 : ptr<function, vec3<f32>>,  _S880 : ptr<function, vec2<f32>>,  _S881 : BsdfSample_Differential_0)
{
    var _S882 : vec3<f32> = vec3<f32>(0.0f);
    var _S883 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S882, _S882 );
    var _S884 : vec2<f32> = vec2<f32>(0.0f);
    var _S885 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S884, _S882 );
    var _S886 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S882, _S882, 0.0f );
    var _S887 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var width_9 : vec2<f32> = ggx_widths_0(_S878.value0_71.value1_13);
    var _S888 : Tuple_32 = s_apply_ggx_sample_visible_0(width_9, _S878.value0_71.value2_9, _S878.value0_71.value3_6);
    var _S889 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
    _S889.value0_75 = width_9;
    _S889.value1_15 = _S878.value0_71.value2_9;
    _S889.value2_11 = _S878.value0_71.value3_6;
    var _S890 : s_bwdCallableCtx_ggx_sample_visible_0 = s_bwdCallableCtx_ggx_sample_visible_0( _S889 );
    var _S891 : Tuple_5 = s_apply_dot_0(_S878.value0_71.value2_9, _S888.value0_52);
    var _S892 : s_bwdCallableCtx_dot_0;
    _S892._S39 = _S878.value0_71.value2_9;
    _S892._S40 = _S888.value0_52;
    var _S893 : s_bwdCallableCtx_dot_0 = _S892;
    var _S894 : Tuple_26 = s_apply_fresnel_dielectric_0(_S891.value0_5, _S878.value0_71.value0_69);
    var _S895 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S895.value0_89 = _S891.value0_5;
    _S895.value1_21 = _S878.value0_71.value0_69;
    var _S896 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S895 );
    var _S897 : Tuple_21 = s_apply_ggx_lambda_0(width_9, _S878.value0_71.value2_9);
    var _S898 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
    _S898.value0_77 = width_9;
    _S898.value1_17 = _S878.value0_71.value2_9;
    var _S899 : s_bwdCallableCtx_ggx_lambda_0 = s_bwdCallableCtx_ggx_lambda_0( _S898 );
    var masking_o_4 : f32 = 1.0f + _S897.value0_41;
    var _S900 : Tuple_22 = s_apply_ggx_density_0(width_9, _S888.value0_52);
    var _S901 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
    _S901.value0_78 = width_9;
    _S901.value1_18 = _S888.value0_52;
    var _S902 : s_bwdCallableCtx_ggx_density_0 = s_bwdCallableCtx_ggx_density_0( _S901 );
    var _S903 : Tuple_2 = s_apply_abs_0(_S891.value0_5);
    var _S904 : s_bwdCallableCtx_abs_0;
    _S904._S18 = _S891.value0_5;
    var _S905 : s_bwdCallableCtx_abs_0 = _S904;
    var _S906 : f32 = _S900.value0_42 * _S903.value0_2;
    var _S907 : f32 = _S878.value0_71.value2_9.z;
    var _S908 : Tuple_2 = s_apply_abs_0(_S907);
    var _S909 : s_bwdCallableCtx_abs_0;
    _S909._S18 = _S907;
    var _S910 : s_bwdCallableCtx_abs_0 = _S909;
    var _S911 : f32 = masking_o_4 * _S908.value0_2;
    var visible_1 : f32 = _S906 / _S911;
    var _S912 : f32 = _S911 * _S911;
    var _S913 : bool = (_S878.value0_71.value4_5) < (_S894.value0_46);
    var _S914 : bool;
    var _S915 : bool;
    var _S916 : bool;
    var _S917 : f32;
    var crossing_3 : f32;
    var _S918 : f32;
    var _S919 : f32;
    var _S920 : f32;
    var _S921 : f32;
    var _S922 : f32;
    var _S923 : f32;
    var _S924 : f32;
    var _S925 : f32;
    var _S926 : f32;
    var _S927 : f32;
    var _S928 : f32;
    var _S929 : f32;
    var _S930 : f32;
    var _S931 : f32;
    var _S932 : f32;
    var _S933 : s_bwdCallableCtx_ggx_lambda_0;
    var _S934 : s_bwdCallableCtx_ggx_lambda_0;
    var _S935 : s_bwdCallableCtx_sqr_0;
    var _S936 : s_bwdCallableCtx_abs_0;
    var _S937 : s_bwdCallableCtx_dot_0;
    var _S938 : s_bwdCallableCtx_mirrored_0;
    var _S939 : s_bwdCallableCtx_refracted_0;
    if(_S913)
    {
        var _S940 : Tuple_34 = s_apply_mirrored_0(_S878.value0_71.value2_9, _S888.value0_52);
        var _S941 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S941.value0_76 = _S878.value0_71.value2_9;
        _S941.value1_16 = _S888.value0_52;
        var _S942 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S941;
        var _S943 : f32 = _S940.value0_54.z;
        var _S944 : bool = (_S907 * _S943) > 0.0f;
        if(_S944)
        {
            var _S945 : Tuple_21 = s_apply_ggx_lambda_0(width_9, _S940.value0_54);
            var _S946 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S946.value0_77 = width_9;
            _S946.value1_17 = _S940.value0_54;
            var _S947 : f32 = masking_o_4 + _S945.value0_41;
            var _S948 : f32 = _S947 * _S947;
            var _S949 : f32 = _S894.value0_46 * visible_1;
            var _S950 : f32 = 4.0f * _S903.value0_2;
            _S917 = _S950 * _S950;
            crossing_3 = _S949;
            _S918 = _S950;
            _S919 = _S948;
            _S920 = _S947;
            _S933.value0_80 = _S946;
        }
        else
        {
            _S917 = 0.0f;
            crossing_3 = 0.0f;
            _S918 = 0.0f;
            _S919 = 0.0f;
            _S920 = 0.0f;
            _S933.value0_80 = _S885;
        }
        _S914 = _S944;
        _S921 = _S943;
        _S938.value0_82 = _S942;
        _S915 = false;
        _S922 = 0.0f;
        _S923 = 0.0f;
        _S924 = 0.0f;
        _S925 = 0.0f;
        _S926 = 0.0f;
        _S927 = 0.0f;
        _S934.value0_80 = _S885;
        _S928 = 0.0f;
        _S929 = 0.0f;
        _S930 = 0.0f;
        _S935.value0_87 = _S887;
        _S931 = 0.0f;
        _S936._S18 = 0.0f;
        _S937._S39 = _S882;
        _S937._S40 = _S882;
        _S916 = false;
        _S932 = 0.0f;
        _S939.value0_91 = _S886;
    }
    else
    {
        var _S951 : Tuple_36 = s_apply_refracted_0(_S878.value0_71.value2_9, _S888.value0_52, _S878.value0_71.value0_69);
        var _S952 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S952.value0_88 = _S878.value0_71.value2_9;
        _S952.value1_20 = _S888.value0_52;
        _S952.value2_13 = _S878.value0_71.value0_69;
        var _S953 : s_paramCtx_s_bwdCallableCtx_refracted_0 = _S952;
        if(_S951.value0_56.valid_2)
        {
            var _S954 : f32 = _S951.value0_56.direction_7.z;
            _S914 = (_S907 * _S954) < 0.0f;
            _S917 = _S954;
        }
        else
        {
            _S914 = false;
            _S917 = 0.0f;
        }
        if(_S914)
        {
            if(_S907 > 0.0f)
            {
                crossing_3 = _S878.value0_71.value0_69;
            }
            else
            {
                crossing_3 = 1.0f / _S878.value0_71.value0_69;
            }
            var _S955 : Tuple_5 = s_apply_dot_0(_S951.value0_56.direction_7, _S888.value0_52);
            var _S956 : s_bwdCallableCtx_dot_0;
            _S956._S39 = _S951.value0_56.direction_7;
            _S956._S40 = _S888.value0_52;
            var _S957 : Tuple_2 = s_apply_abs_0(_S955.value0_5);
            var _S958 : s_bwdCallableCtx_abs_0;
            _S958._S18 = _S955.value0_5;
            var _S959 : f32 = crossing_3 * crossing_3;
            var _S960 : f32 = _S955.value0_5 + _S891.value0_5 / crossing_3;
            var _S961 : Tuple_13 = s_apply_sqr_0(_S960);
            var _S962 : s_paramCtx_s_bwdCallableCtx_sqr_0;
            _S962.value0_86 = _S960;
            var jacobian_1 : f32 = _S957.value0_2 / _S961.value0_30;
            var _S963 : f32 = _S961.value0_30 * _S961.value0_30;
            var _S964 : Tuple_21 = s_apply_ggx_lambda_0(width_9, _S951.value0_56.direction_7);
            var _S965 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S965.value0_77 = width_9;
            _S965.value1_17 = _S951.value0_56.direction_7;
            var _S966 : f32 = (masking_o_4 + _S964.value0_41) * crossing_3 * crossing_3;
            var _S967 : f32 = _S966 * _S966;
            var _S968 : f32 = 1.0f - _S894.value0_46;
            var _S969 : f32 = crossing_3;
            crossing_3 = _S968 * visible_1;
            _S918 = jacobian_1;
            _S919 = _S968;
            _S920 = _S967;
            _S921 = _S966;
            _S922 = _S969;
            _S933.value0_80 = _S965;
            _S923 = _S963;
            _S924 = _S957.value0_2;
            _S925 = _S961.value0_30;
            _S935.value0_87 = _S962;
            _S926 = _S959;
            _S936 = _S958;
            _S937 = _S956;
        }
        else
        {
            crossing_3 = 0.0f;
            _S918 = 0.0f;
            _S919 = 0.0f;
            _S920 = 0.0f;
            _S921 = 0.0f;
            _S922 = 0.0f;
            _S933.value0_80 = _S885;
            _S923 = 0.0f;
            _S924 = 0.0f;
            _S925 = 0.0f;
            _S935.value0_87 = _S887;
            _S926 = 0.0f;
            _S936._S18 = 0.0f;
            _S937._S39 = _S882;
            _S937._S40 = _S882;
        }
        var _S970 : bool = _S914;
        var _S971 : f32 = _S917;
        var _S972 : f32 = crossing_3;
        var _S973 : f32 = _S918;
        var _S974 : f32 = _S919;
        var _S975 : f32 = _S920;
        var _S976 : f32 = _S921;
        var _S977 : f32 = _S922;
        var _S978 : s_bwdCallableCtx_ggx_lambda_0 = _S933;
        var _S979 : f32 = _S923;
        var _S980 : f32 = _S924;
        var _S981 : f32 = _S925;
        var _S982 : f32 = _S926;
        _S914 = false;
        _S917 = 0.0f;
        crossing_3 = 0.0f;
        _S918 = 0.0f;
        _S919 = 0.0f;
        _S920 = 0.0f;
        _S933.value0_80 = _S885;
        _S921 = 0.0f;
        _S938.value0_82 = _S883;
        _S915 = _S970;
        _S922 = _S972;
        _S923 = _S973;
        _S924 = _S974;
        _S925 = _S975;
        _S926 = _S976;
        _S927 = _S977;
        _S934 = _S978;
        _S928 = _S979;
        _S929 = _S980;
        _S930 = _S981;
        _S931 = _S982;
        _S916 = _S951.value0_56.valid_2;
        _S932 = _S971;
        _S939.value0_91 = _S953;
    }
    var _S983 : vec3<f32>;
    var _S984 : vec3<f32>;
    if(_S913)
    {
        if(_S914)
        {
            var _S985 : f32 = _S881.pdf_4 / _S917;
            var _S986 : f32 = _S918 * _S985;
            var _S987 : f32 = 4.0f * (crossing_3 * - _S985);
            var _S988 : f32 = _S894.value0_46 * _S986;
            var _S989 : f32 = visible_1 * _S986;
            var _S990 : f32 = (_S881.weight_4[i32(0)] + _S881.weight_4[i32(1)] + _S881.weight_4[i32(2)]) / _S919;
            var _S991 : f32 = masking_o_4 * - _S990;
            var _S992 : f32 = _S920 * _S990;
            var _S993 : vec3<f32> = _S882;
            s_bwdProp_ggx_lambda_0(_S933, &(_S993), _S991);
            var _S994 : f32 = _S992 + _S991;
            _S983 = _S993 + _S881.wi_1;
            _S917 = _S988;
            crossing_3 = _S987;
            _S918 = _S994;
            _S919 = _S989;
        }
        else
        {
            _S983 = _S882;
            _S917 = 0.0f;
            crossing_3 = 0.0f;
            _S918 = 0.0f;
            _S919 = 0.0f;
        }
        var _S995 : f32 = _S921 * 0.0f;
        var _S996 : vec3<f32> = _S983 + vec3<f32>(0.0f, 0.0f, _S907 * 0.0f);
        var _S997 : vec3<f32> = _S882;
        var _S998 : vec3<f32> = _S882;
        s_bwdProp_mirrored_0(_S938, &(_S997), &(_S998), _S996);
        var _S999 : f32 = crossing_3;
        var _S1000 : f32 = _S918;
        var _S1001 : f32 = _S919;
        crossing_3 = _S995;
        _S918 = _S999;
        _S919 = _S1000;
        _S920 = _S1001;
        _S921 = 0.0f;
        _S983 = _S998;
        _S984 = _S997;
    }
    else
    {
        if(_S915)
        {
            var s_diff_jacobian_T_0 : f32 = _S922 * _S881.pdf_4;
            var _S1002 : f32 = _S923 * _S881.pdf_4;
            var _S1003 : f32 = _S924 * _S1002;
            var _S1004 : f32 = - (visible_1 * _S1002);
            var _S1005 : f32 = (_S881.weight_4[i32(0)] + _S881.weight_4[i32(1)] + _S881.weight_4[i32(2)]) / _S925;
            var _S1006 : f32 = _S926 * _S1005;
            var _S1007 : f32 = _S927 * (_S927 * (masking_o_4 * - _S1005));
            var _S1008 : vec3<f32> = _S882;
            s_bwdProp_ggx_lambda_0(_S934, &(_S1008), _S1007);
            var _S1009 : f32 = s_diff_jacobian_T_0 / _S928;
            var _S1010 : f32 = _S929 * - _S1009;
            var _S1011 : f32 = _S930 * _S1009;
            var _S1012 : f32 = 0.0f;
            s_bwdProp_sqr_0(_S935, &(_S1012), _S1010);
            var _S1013 : f32 = _S927 * (_S1012 / _S931);
            var _S1014 : f32 = 0.0f;
            s_bwdProp_abs_0(_S936, &(_S1014), _S1011);
            var _S1015 : f32 = _S1012 + _S1014;
            var _S1016 : vec3<f32> = _S882;
            var _S1017 : vec3<f32> = _S882;
            s_bwdProp_dot_0(_S937, &(_S1016), &(_S1017), _S1015);
            var _S1018 : f32 = _S1006 + _S1007;
            _S983 = _S1008 + _S881.wi_1 + _S1016;
            _S984 = _S1017;
            _S917 = _S1003;
            crossing_3 = _S1018;
            _S918 = _S1004;
            _S919 = _S1013;
        }
        else
        {
            _S983 = _S882;
            _S984 = _S882;
            _S917 = 0.0f;
            crossing_3 = 0.0f;
            _S918 = 0.0f;
            _S919 = 0.0f;
        }
        if(_S916)
        {
            var _S1019 : f32 = _S932 * 0.0f;
            _S983 = _S983 + vec3<f32>(0.0f, 0.0f, _S907 * 0.0f);
            _S920 = _S1019;
        }
        else
        {
            _S920 = 0.0f;
        }
        var _S1020 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
        _S1020.direction_9 = _S983;
        var _S1021 : vec3<f32> = _S882;
        var _S1022 : vec3<f32> = _S882;
        s_bwdProp_refracted_0(_S939, &(_S1021), &(_S1022), _S1020);
        var _S1023 : vec3<f32> = _S1022 + _S984;
        var _S1024 : f32 = crossing_3;
        var _S1025 : f32 = _S918;
        var _S1026 : f32 = _S919;
        crossing_3 = _S920;
        _S918 = 0.0f;
        _S919 = _S1024;
        _S920 = _S1025;
        _S921 = _S1026;
        _S983 = _S1023;
        _S984 = _S1021;
    }
    var _S1027 : f32 = _S917 / _S912;
    var _S1028 : f32 = _S906 * - _S1027;
    var _S1029 : f32 = _S911 * _S1027;
    var _S1030 : f32 = masking_o_4 * _S1028;
    var _S1031 : f32 = _S908.value0_2 * _S1028;
    var _S1032 : f32 = 0.0f;
    s_bwdProp_abs_0(_S910, &(_S1032), _S1030);
    var _S1033 : f32 = _S1032 + crossing_3;
    var _S1034 : f32 = _S903.value0_2 * _S1029;
    var _S1035 : f32 = _S900.value0_42 * _S1029 + _S918;
    var _S1036 : f32 = 0.0f;
    s_bwdProp_abs_0(_S905, &(_S1036), _S1035);
    var _S1037 : vec3<f32> = _S882;
    s_bwdProp_ggx_density_0(_S902, &(_S1037), _S1034);
    var _S1038 : f32 = _S1031 + _S919;
    var _S1039 : vec3<f32> = _S882;
    s_bwdProp_ggx_lambda_0(_S899, &(_S1039), _S1038);
    var _S1040 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S896, &(_S1040), _S920);
    var _S1041 : f32 = _S1036 + _S1040 + _S921;
    var _S1042 : vec3<f32> = _S882;
    var _S1043 : vec3<f32> = _S882;
    s_bwdProp_dot_0(_S893, &(_S1042), &(_S1043), _S1041);
    var _S1044 : vec3<f32> = _S1037 + _S1043 + _S983;
    var _S1045 : vec3<f32> = _S882;
    var _S1046 : vec2<f32> = _S884;
    s_bwdProp_ggx_sample_visible_0(_S890, &(_S1045), &(_S1046), _S1044);
    (*_S879) = _S1039 + _S1042 + _S1045 + _S984 + vec3<f32>(0.0f, 0.0f, _S1033);
    (*_S880) = _S1046;
    return;
}

fn s_bwdProp_bsdf_sample_0( _S1047 : s_bwdCallableCtx_bsdf_sample_0,  _S1048 : ptr<function, vec3<f32>>,  _S1049 : ptr<function, vec2<f32>>,  _S1050 : BsdfSample_Differential_0)
{
    var _S1051 : vec3<f32> = vec3<f32>(0.0f);
    var _S1052 : vec2<f32> = vec2<f32>(0.0f);
    var _S1053 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0 = s_paramCtx_s_bwdCallableCtx_diffuse_sample_0( _S1051, _S1052 );
    var _S1054 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0 = s_paramCtx_s_bwdCallableCtx_conductor_sample_0( _S1051, _S1051, _S1052, false, _S1051, _S1052 );
    var _S1055 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0( 0.0f, _S1051, 0.0f );
    var _S1056 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0( 0.0f, _S1052, _S1051, _S1052, 0.0f );
    var smooth_3 : bool = (((_S1047.value0_61.value0_60.flags_0) & (u32(2)))) != u32(0);
    var _S1057 : bool = (_S1047.value0_61.value1_7.z) != 0.0f;
    var _S1058 : s_bwdCallableCtx_smooth_dielectric_sample_0;
    var _S1059 : s_bwdCallableCtx_rough_dielectric_sample_0;
    var _S1060 : s_bwdCallableCtx_conductor_sample_0;
    var _S1061 : s_bwdCallableCtx_diffuse_sample_0;
    var _S1062 : bool;
    var _S1063 : bool;
    if(_S1057)
    {
        var _S1064 : bool = (_S1047.value0_61.value0_60.kind_0) == u32(0);
        if(_S1064)
        {
            var _S1065 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0;
            _S1065.value0_66 = _S1047.value0_61.value1_7;
            _S1065.value1_10 = _S1047.value0_61.value2_6;
            _S1061.value0_73 = _S1065;
            _S1062 = false;
            _S1060.value0_72 = _S1054;
            _S1058.value0_70 = _S1055;
            _S1059.value0_71 = _S1056;
        }
        else
        {
            var _S1066 : bool = (_S1047.value0_61.value0_60.kind_0) == u32(1);
            if(_S1066)
            {
                var _S1067 : vec3<f32> = _S1047.value0_61.value0_60.b_0.xyz;
                var _S1068 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0;
                _S1068.value0_67 = _S1047.value0_61.value0_60.a_0.xyz;
                _S1068.value1_11 = _S1067;
                _S1068.value2_7 = _S1047.value0_61.value0_60.alpha_0;
                _S1068.value3_5 = smooth_3;
                _S1068.value4_4 = _S1047.value0_61.value1_7;
                _S1068.value5_2 = _S1047.value0_61.value2_6;
                _S1060.value0_72 = _S1068;
                _S1058.value0_70 = _S1055;
                _S1059.value0_71 = _S1056;
            }
            else
            {
                if(smooth_3)
                {
                    var _S1069 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0;
                    _S1069.value0_68 = _S1047.value0_61.value0_60.a_0.x;
                    _S1069.value1_12 = _S1047.value0_61.value1_7;
                    _S1069.value2_8 = _S1047.value0_61.value3_4;
                    _S1058.value0_70 = _S1069;
                    _S1059.value0_71 = _S1056;
                }
                else
                {
                    var _S1070 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0;
                    _S1070.value0_69 = _S1047.value0_61.value0_60.a_0.x;
                    _S1070.value1_13 = _S1047.value0_61.value0_60.alpha_0;
                    _S1070.value2_9 = _S1047.value0_61.value1_7;
                    _S1070.value3_6 = _S1047.value0_61.value2_6;
                    _S1070.value4_5 = _S1047.value0_61.value3_4;
                    _S1058.value0_70 = _S1055;
                    _S1059.value0_71 = _S1070;
                }
                _S1060.value0_72 = _S1054;
            }
            _S1061.value0_73 = _S1053;
            _S1062 = _S1066;
        }
        var _S1071 : bool = _S1062;
        _S1062 = _S1064;
        _S1063 = _S1071;
    }
    else
    {
        _S1062 = false;
        _S1061.value0_73 = _S1053;
        _S1063 = false;
        _S1060.value0_72 = _S1054;
        _S1058.value0_70 = _S1055;
        _S1059.value0_71 = _S1056;
    }
    var _S1072 : vec3<f32>;
    var _S1073 : vec2<f32>;
    if(_S1057)
    {
        if(_S1062)
        {
            var _S1074 : vec3<f32> = _S1051;
            var _S1075 : vec2<f32> = _S1052;
            s_bwdProp_diffuse_sample_0(_S1061, &(_S1074), &(_S1075), _S1050);
            _S1072 = _S1074;
            _S1073 = _S1075;
        }
        else
        {
            if(_S1063)
            {
                var _S1076 : vec3<f32> = _S1051;
                var _S1077 : vec2<f32> = _S1052;
                s_bwdProp_conductor_sample_0(_S1060, &(_S1076), &(_S1077), _S1050);
                _S1072 = _S1076;
                _S1073 = _S1077;
            }
            else
            {
                if(smooth_3)
                {
                    var _S1078 : vec3<f32> = _S1051;
                    s_bwdProp_smooth_dielectric_sample_0(_S1058, &(_S1078), _S1050);
                    _S1072 = _S1078;
                    _S1073 = _S1052;
                }
                else
                {
                    var _S1079 : vec3<f32> = _S1051;
                    var _S1080 : vec2<f32> = _S1052;
                    s_bwdProp_rough_dielectric_sample_0(_S1059, &(_S1079), &(_S1080), _S1050);
                    _S1072 = _S1079;
                    _S1073 = _S1080;
                }
            }
        }
    }
    else
    {
        _S1072 = _S1051;
        _S1073 = _S1052;
    }
    (*_S1048) = _S1072;
    (*_S1049) = _S1073;
    return;
}

fn s_bwdProp_scatter_0( _S1081 : s_bwdCallableCtx_scatter_0,  _S1082 : ptr<function, Surface_Differential_0>,  _S1083 : ptr<function, vec3<f32>>,  _S1084 : ptr<function, vec2<f32>>,  _S1085 : Departure_Differential_0)
{
    var _S1086 : Tuple_28 = s_apply_bsdf_sample_0(_S1081.value0_32.value0_21, _S1081.value0_32.value2_4, _S1081.value0_32.value3_3, _S1081.value0_32.value4_3);
    var _S1087 : s_paramCtx_s_bwdCallableCtx_bsdf_sample_0;
    _S1087.value0_60 = _S1081.value0_32.value0_21;
    _S1087.value1_7 = _S1081.value0_32.value2_4;
    _S1087.value2_6 = _S1081.value0_32.value3_3;
    _S1087.value3_4 = _S1081.value0_32.value4_3;
    var _S1088 : s_bwdCallableCtx_bsdf_sample_0 = s_bwdCallableCtx_bsdf_sample_0( _S1087 );
    var _S1089 : Tuple_38 = s_apply_to_world_0(_S1081.value0_32.value1_5.frame_0, _S1086.value0_48.wi_0);
    var _S1090 : s_paramCtx_s_bwdCallableCtx_to_world_0;
    _S1090.value0_62 = _S1081.value0_32.value1_5.frame_0;
    _S1090.value1_8 = _S1086.value0_48.wi_0;
    var _S1091 : s_bwdCallableCtx_to_world_0 = s_bwdCallableCtx_to_world_0( _S1090 );
    var _S1092 : s_paramCtx_s_bwdCallableCtx_ray_origin_0;
    _S1092.value0_64 = _S1081.value0_32.value1_5;
    _S1092.value1_9 = _S1089.value0_58;
    var _S1093 : s_bwdCallableCtx_ray_origin_0 = s_bwdCallableCtx_ray_origin_0( _S1092 );
    var _S1094 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1095 : vec3<f32> = vec3<f32>(0.0f);
    var _S1096 : Frame_0 = Frame_0( _S1095, _S1095, _S1095 );
    var _S1097 : Surface_Differential_0;
    _S1097.position_1 = _S1095;
    _S1097.frame_2 = _S1096;
    var _S1098 : vec3<f32> = _S1095;
    s_bwdProp_ray_origin_0(_S1093, &(_S1097), &(_S1098), _S1085.origin_4);
    var _S1099 : vec3<f32> = _S1085.direction_8 + _S1098;
    var _S1100 : Frame_0;
    _S1100.s_1 = _S1095;
    _S1100.t_0 = _S1095;
    _S1100.n_0 = _S1095;
    var _S1101 : vec3<f32> = _S1095;
    s_bwdProp_to_world_0(_S1091, &(_S1100), &(_S1101), _S1099);
    var _S1102 : BsdfSample_Differential_0 = BsdfSample_x24_syn_dzero_0();
    _S1102.pdf_4 = _S1085.pdf_3;
    _S1102.wi_1 = _S1101;
    _S1102.weight_4 = _S1085.weight_3;
    var _S1103 : vec3<f32> = _S1095;
    var _S1104 : vec2<f32> = vec2<f32>(0.0f);
    s_bwdProp_bsdf_sample_0(_S1088, &(_S1103), &(_S1104), _S1102);
    var _S1105 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1097, _S1094);
    var _S1106 : Surface_Differential_0 = _S1094;
    _S1106.frame_2 = _S1100;
    (*_S1082) = Surface_x24_syn_dadd_0(_S1105, _S1106);
    (*_S1083) = _S1103;
    (*_S1084) = _S1104;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0
{
     value0_92 : Material_0,
     value1_22 : vec3<f32>,
     value2_14 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_power_heuristic_0
{
     value0_93 : f32,
     value1_23 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_point_on_light_0
{
     value0_94 : ChosenLight_0,
     value1_24 : vec2<f32>,
};

struct s_bwdCallableCtx_point_on_light_0
{
     value0_95 : s_paramCtx_s_bwdCallableCtx_point_on_light_0,
};

struct s_bwdCallableCtx_power_heuristic_0
{
     value0_96 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0,
};

struct s_bwdCallableCtx_bsdf_evaluate_0
{
     value0_97 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0,
};

fn s_bwdProp_power_heuristic_0( _S1107 : s_bwdCallableCtx_power_heuristic_0,  _S1108 : ptr<function, f32>,  _S1109 : ptr<function, f32>,  _S1110 : f32)
{
    var _S1111 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1112 : bool = (_S1107.value0_96.value0_93) > (_S1107.value0_96.value1_23);
    var _S1113 : f32;
    var _S1114 : f32;
    var _S1115 : f32;
    var _S1116 : f32;
    var _S1117 : f32;
    var _S1118 : f32;
    var _S1119 : s_bwdCallableCtx_sqr_0;
    var _S1120 : s_bwdCallableCtx_sqr_0;
    if(_S1112)
    {
        var _S1121 : f32 = _S1107.value0_96.value1_23 / _S1107.value0_96.value0_93;
        var _S1122 : f32 = _S1107.value0_96.value0_93 * _S1107.value0_96.value0_93;
        var _S1123 : Tuple_13 = s_apply_sqr_0(_S1121);
        var _S1124 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1124.value0_86 = _S1121;
        var _S1125 : f32 = 1.0f + _S1123.value0_30;
        _S1113 = _S1125 * _S1125;
        _S1119.value0_87 = _S1124;
        _S1114 = _S1122;
        _S1115 = 0.0f;
        _S1116 = 0.0f;
        _S1117 = 0.0f;
        _S1120.value0_87 = _S1111;
        _S1118 = 0.0f;
    }
    else
    {
        var _S1126 : f32 = _S1107.value0_96.value0_93 / _S1107.value0_96.value1_23;
        var _S1127 : f32 = _S1107.value0_96.value1_23 * _S1107.value0_96.value1_23;
        var _S1128 : Tuple_13 = s_apply_sqr_0(_S1126);
        var _S1129 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1129.value0_86 = _S1126;
        var _S1130 : f32 = _S1128.value0_30 + 1.0f;
        var _S1131 : f32 = _S1130 * _S1130;
        _S1113 = 0.0f;
        _S1119.value0_87 = _S1111;
        _S1114 = 0.0f;
        _S1115 = _S1131;
        _S1116 = _S1128.value0_30;
        _S1117 = _S1130;
        _S1120.value0_87 = _S1129;
        _S1118 = _S1127;
    }
    if(_S1112)
    {
        var _S1132 : f32 = - (_S1110 / _S1113);
        var _S1133 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1119, &(_S1133), _S1132);
        var _S1134 : f32 = _S1133 / _S1114;
        var _S1135 : f32 = _S1107.value0_96.value0_93 * _S1134;
        _S1113 = _S1107.value0_96.value1_23 * - _S1134;
        _S1114 = _S1135;
    }
    else
    {
        var _S1136 : f32 = _S1110 / _S1115;
        var _S1137 : f32 = _S1117 * _S1136 + _S1116 * - _S1136;
        var _S1138 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1120, &(_S1138), _S1137);
        var _S1139 : f32 = _S1138 / _S1118;
        var _S1140 : f32 = _S1107.value0_96.value0_93 * - _S1139;
        _S1113 = _S1107.value0_96.value1_23 * _S1139;
        _S1114 = _S1140;
    }
    (*_S1108) = _S1113;
    (*_S1109) = _S1114;
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
     value0_98 : vec3<f32>,
     value1_25 : vec3<f32>,
     value2_15 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0
{
     value0_99 : vec3<f32>,
     value1_26 : vec3<f32>,
     value2_16 : vec2<f32>,
     value3_7 : vec3<f32>,
     value4_6 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0
{
     value0_100 : f32,
     value1_27 : vec2<f32>,
     value2_17 : vec3<f32>,
     value3_8 : vec3<f32>,
};

struct s_bwdCallableCtx_conductor_evaluate_0
{
     value0_101 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0,
};

struct s_bwdCallableCtx_dielectric_evaluate_0
{
     value0_102 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0,
};

struct s_bwdCallableCtx_diffuse_evaluate_0
{
     value0_103 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0,
};

fn s_bwdProp_diffuse_evaluate_0( _S1141 : s_bwdCallableCtx_diffuse_evaluate_0,  _S1142 : ptr<function, vec3<f32>>,  _S1143 : ptr<function, vec3<f32>>,  _S1144 : BsdfValue_0)
{
    var _S1145 : f32 = _S1141.value0_103.value1_25.z;
    var _S1146 : f32 = _S1141.value0_103.value2_15.z;
    var _S1147 : bool = (_S1145 * _S1146) > 0.0f;
    var _S1148 : s_bwdCallableCtx_abs_0;
    if(_S1147)
    {
        var _S1149 : s_bwdCallableCtx_abs_0;
        _S1149._S18 = _S1146;
        _S1148 = _S1149;
    }
    else
    {
        _S1148._S18 = 0.0f;
    }
    var _S1150 : f32;
    if(_S1147)
    {
        var _S1151 : vec3<f32> = _S1141.value0_103.value0_98 * _S1144.f_cos_0;
        var _S1152 : f32 = 0.31830990314483643f * (_S1144.pdf_0 + (_S1151[i32(0)] + _S1151[i32(1)] + _S1151[i32(2)]));
        var _S1153 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1148, &(_S1153), _S1152);
        _S1150 = _S1153;
    }
    else
    {
        _S1150 = 0.0f;
    }
    var _S1154 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S1145 * 0.0f + _S1150);
    (*_S1142) = vec3<f32>(0.0f, 0.0f, _S1146 * 0.0f);
    (*_S1143) = _S1154;
    return;
}

fn s_bwdProp_conductor_evaluate_0( _S1155 : s_bwdCallableCtx_conductor_evaluate_0,  _S1156 : ptr<function, vec3<f32>>,  _S1157 : ptr<function, vec3<f32>>,  _S1158 : BsdfValue_0)
{
    var _S1159 : vec3<f32> = vec3<f32>(0.0f);
    var _S1160 : vec2<f32> = vec2<f32>(0.0f);
    var _S1161 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1160, _S1159 );
    var _S1162 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S1160, _S1159 );
    var _S1163 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S1159, _S1159 );
    var half_vector_2 : vec3<f32> = _S1155.value0_101.value3_7 + _S1155.value0_101.value4_6;
    var _S1164 : Tuple_5 = s_apply_dot_0(half_vector_2, half_vector_2);
    var _S1165 : s_bwdCallableCtx_dot_0;
    _S1165._S39 = half_vector_2;
    _S1165._S40 = half_vector_2;
    var _S1166 : s_bwdCallableCtx_dot_0 = _S1165;
    var _S1167 : f32 = _S1155.value0_101.value3_7.z;
    var _S1168 : f32 = _S1155.value0_101.value4_6.z;
    var _S1169 : bool;
    if((_S1167 * _S1168) > 0.0f)
    {
        _S1169 = (_S1164.value0_5) > 0.0f;
    }
    else
    {
        _S1169 = false;
    }
    var _S1170 : f32;
    var _S1171 : f32;
    var _S1172 : f32;
    var _S1173 : f32;
    var _S1174 : f32;
    var _S1175 : f32;
    var _S1176 : f32;
    var _S1177 : f32;
    var _S1178 : f32;
    var _S1179 : vec3<f32>;
    var _S1180 : vec3<f32>;
    var _S1181 : vec3<f32>;
    var _S1182 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S1183 : s_bwdCallableCtx_abs_0;
    var _S1184 : s_bwdCallableCtx_abs_0;
    var _S1185 : s_bwdCallableCtx_dot_0;
    var _S1186 : s_bwdCallableCtx_ggx_density_0;
    var _S1187 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1188 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1189 : s_bwdCallableCtx_sqrt_0;
    if(_S1169)
    {
        var _S1190 : Tuple_3 = s_apply_sqrt_0(_S1164.value0_5);
        var _S1191 : s_bwdCallableCtx_sqrt_0;
        _S1191._S22 = _S1164.value0_5;
        var _S1192 : vec3<f32> = vec3<f32>((1.0f / _S1190.value0_3));
        var _S1193 : f32 = _S1190.value0_3 * _S1190.value0_3;
        var m_5 : vec3<f32> = half_vector_2 * _S1192;
        var width_10 : vec2<f32> = ggx_widths_0(_S1155.value0_101.value2_16);
        var _S1194 : Tuple_21 = s_apply_ggx_lambda_0(width_10, _S1155.value0_101.value3_7);
        var _S1195 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S1195.value0_77 = width_10;
        _S1195.value1_17 = _S1155.value0_101.value3_7;
        var _S1196 : Tuple_21 = s_apply_ggx_lambda_0(width_10, _S1155.value0_101.value4_6);
        var _S1197 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S1197.value0_77 = width_10;
        _S1197.value1_17 = _S1155.value0_101.value4_6;
        var _S1198 : Tuple_22 = s_apply_ggx_density_0(width_10, m_5);
        var _S1199 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
        _S1199.value0_78 = width_10;
        _S1199.value1_18 = m_5;
        var _S1200 : Tuple_2 = s_apply_abs_0(_S1167);
        var _S1201 : s_bwdCallableCtx_abs_0;
        _S1201._S18 = _S1167;
        var _S1202 : f32 = 4.0f * _S1200.value0_2;
        var common_3 : f32 = _S1198.value0_42 / _S1202;
        var _S1203 : f32 = _S1202 * _S1202;
        var _S1204 : Tuple_5 = s_apply_dot_0(_S1155.value0_101.value3_7, m_5);
        var _S1205 : s_bwdCallableCtx_dot_0;
        _S1205._S39 = _S1155.value0_101.value3_7;
        _S1205._S40 = m_5;
        var _S1206 : Tuple_2 = s_apply_abs_0(_S1204.value0_5);
        var _S1207 : s_bwdCallableCtx_abs_0;
        _S1207._S18 = _S1204.value0_5;
        var _S1208 : Tuple_23 = s_apply_fresnel_conductor_0(_S1206.value0_2, _S1155.value0_101.value0_99, _S1155.value0_101.value1_26);
        var _S1209 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S1209.value0_74 = _S1206.value0_2;
        _S1209.value1_14 = _S1155.value0_101.value0_99;
        _S1209.value2_10 = _S1155.value0_101.value1_26;
        var _S1210 : f32 = 1.0f + _S1194.value0_41;
        var _S1211 : f32 = _S1210 + _S1196.value0_41;
        var _S1212 : vec3<f32> = vec3<f32>((common_3 / _S1211));
        var _S1213 : f32 = _S1211 * _S1211;
        _S1170 = _S1210 * _S1210;
        _S1171 = common_3;
        _S1172 = _S1210;
        _S1179 = _S1208.value0_43;
        _S1180 = _S1212;
        _S1173 = _S1213;
        _S1174 = _S1211;
        _S1182.value0_81 = _S1209;
        _S1183 = _S1207;
        _S1185 = _S1205;
        _S1175 = _S1203;
        _S1176 = _S1198.value0_42;
        _S1177 = _S1202;
        _S1184 = _S1201;
        _S1186.value0_79 = _S1199;
        _S1187.value0_80 = _S1197;
        _S1188.value0_80 = _S1195;
        _S1181 = _S1192;
        _S1178 = _S1193;
        _S1189 = _S1191;
    }
    else
    {
        _S1170 = 0.0f;
        _S1171 = 0.0f;
        _S1172 = 0.0f;
        _S1179 = _S1159;
        _S1180 = _S1159;
        _S1173 = 0.0f;
        _S1174 = 0.0f;
        _S1182.value0_81 = _S1163;
        _S1183._S18 = 0.0f;
        _S1185._S39 = _S1159;
        _S1185._S40 = _S1159;
        _S1175 = 0.0f;
        _S1176 = 0.0f;
        _S1177 = 0.0f;
        _S1184._S18 = 0.0f;
        _S1186.value0_79 = _S1162;
        _S1187.value0_80 = _S1161;
        _S1188.value0_80 = _S1161;
        _S1181 = _S1159;
        _S1178 = 0.0f;
        _S1189._S22 = 0.0f;
    }
    if(_S1169)
    {
        var _S1214 : f32 = _S1158.pdf_0 / _S1170;
        var _S1215 : f32 = _S1172 * _S1214;
        var _S1216 : vec3<f32> = _S1179 * _S1158.f_cos_0;
        var _S1217 : vec3<f32> = _S1180 * _S1158.f_cos_0;
        var _S1218 : f32 = (_S1216[i32(0)] + _S1216[i32(1)] + _S1216[i32(2)]) / _S1173;
        var _S1219 : f32 = _S1171 * - _S1218;
        var _S1220 : f32 = _S1174 * _S1218;
        var _S1221 : f32 = _S1171 * - _S1214 + _S1219;
        var _S1222 : f32 = 0.0f;
        s_bwdProp_fresnel_conductor_0(_S1182, &(_S1222), _S1217);
        var _S1223 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1183, &(_S1223), _S1222);
        var _S1224 : vec3<f32> = _S1159;
        var _S1225 : vec3<f32> = _S1159;
        s_bwdProp_dot_0(_S1185, &(_S1224), &(_S1225), _S1223);
        var _S1226 : f32 = (_S1215 + _S1220) / _S1175;
        var _S1227 : f32 = _S1177 * _S1226;
        var _S1228 : f32 = 4.0f * (_S1176 * - _S1226);
        var _S1229 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1184, &(_S1229), _S1228);
        var _S1230 : vec3<f32> = _S1159;
        s_bwdProp_ggx_density_0(_S1186, &(_S1230), _S1227);
        var _S1231 : vec3<f32> = _S1159;
        s_bwdProp_ggx_lambda_0(_S1187, &(_S1231), _S1219);
        var _S1232 : vec3<f32> = _S1159;
        s_bwdProp_ggx_lambda_0(_S1188, &(_S1232), _S1221);
        var _S1233 : vec3<f32> = _S1225 + _S1230;
        var _S1234 : vec3<f32> = half_vector_2 * _S1233;
        var _S1235 : vec3<f32> = _S1181 * _S1233;
        var _S1236 : f32 = - ((_S1234[i32(0)] + _S1234[i32(1)] + _S1234[i32(2)]) / _S1178);
        var _S1237 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1189, &(_S1237), _S1236);
        var _S1238 : vec3<f32> = _S1224 + _S1232;
        _S1170 = _S1229;
        _S1171 = _S1237;
        _S1179 = _S1235;
        _S1180 = _S1231;
        _S1181 = _S1238;
    }
    else
    {
        _S1170 = 0.0f;
        _S1171 = 0.0f;
        _S1179 = _S1159;
        _S1180 = _S1159;
        _S1181 = _S1159;
    }
    var _S1239 : f32 = _S1167 * 0.0f;
    var _S1240 : f32 = _S1168 * 0.0f + _S1170;
    var _S1241 : vec3<f32> = _S1159;
    var _S1242 : vec3<f32> = _S1159;
    s_bwdProp_dot_0(_S1166, &(_S1241), &(_S1242), _S1171);
    var _S1243 : vec3<f32> = _S1241 + _S1242 + _S1179;
    var _S1244 : vec3<f32> = _S1243 + _S1180 + vec3<f32>(0.0f, 0.0f, _S1239);
    (*_S1156) = _S1243 + _S1181 + vec3<f32>(0.0f, 0.0f, _S1240);
    (*_S1157) = _S1244;
    return;
}

fn s_bwdProp_dielectric_evaluate_0( _S1245 : s_bwdCallableCtx_dielectric_evaluate_0,  _S1246 : ptr<function, vec3<f32>>,  _S1247 : ptr<function, vec3<f32>>,  _S1248 : BsdfValue_0)
{
    var _S1249 : vec3<f32> = vec3<f32>(0.0f);
    var _S1250 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0( 0.0f, 0.0f );
    var _S1251 : vec2<f32> = vec2<f32>(0.0f);
    var _S1252 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1251, _S1249 );
    var _S1253 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S1251, _S1249 );
    var _S1254 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1255 : f32 = _S1245.value0_102.value2_17.z;
    var _S1256 : bool;
    if(_S1255 != 0.0f)
    {
        _S1256 = (_S1245.value0_102.value3_8.z) != 0.0f;
    }
    else
    {
        _S1256 = false;
    }
    var _S1257 : bool;
    var _S1258 : bool;
    var _S1259 : bool;
    var _S1260 : bool;
    var _S1261 : bool;
    var crossing_4 : f32;
    var _S1262 : f32;
    var _S1263 : f32;
    var _S1264 : f32;
    var _S1265 : f32;
    var _S1266 : f32;
    var _S1267 : f32;
    var _S1268 : f32;
    var _S1269 : f32;
    var _S1270 : f32;
    var _S1271 : f32;
    var _S1272 : f32;
    var _S1273 : f32;
    var _S1274 : f32;
    var _S1275 : f32;
    var _S1276 : f32;
    var _S1277 : f32;
    var _S1278 : f32;
    var _S1279 : f32;
    var _S1280 : f32;
    var _S1281 : f32;
    var _S1282 : f32;
    var _S1283 : f32;
    var _S1284 : f32;
    var _S1285 : f32;
    var _S1286 : f32;
    var _S1287 : f32;
    var _S1288 : f32;
    var _S1289 : f32;
    var _S1290 : f32;
    var _S1291 : f32;
    var _S1292 : f32;
    var m_6 : vec3<f32>;
    var _S1293 : vec3<f32>;
    var _S1294 : vec3<f32>;
    var _S1295 : s_bwdCallableCtx_abs_0;
    var _S1296 : s_bwdCallableCtx_abs_0;
    var _S1297 : s_bwdCallableCtx_abs_0;
    var _S1298 : s_bwdCallableCtx_abs_0;
    var _S1299 : s_bwdCallableCtx_ggx_density_0;
    var _S1300 : s_bwdCallableCtx_ggx_density_0;
    var _S1301 : s_bwdCallableCtx_sqr_0;
    var _S1302 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1303 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1304 : s_bwdCallableCtx_fresnel_dielectric_0;
    var _S1305 : s_bwdCallableCtx_dot_0;
    var _S1306 : s_bwdCallableCtx_dot_0;
    var _S1307 : s_bwdCallableCtx_dot_0;
    var _S1308 : s_bwdCallableCtx_sqrt_0;
    if(_S1256)
    {
        var _S1309 : f32 = _S1245.value0_102.value3_8.z;
        var reflects_1 : bool = (_S1255 * _S1309) > 0.0f;
        if(reflects_1)
        {
            crossing_4 = 1.0f;
        }
        else
        {
            if(_S1255 > 0.0f)
            {
                crossing_4 = _S1245.value0_102.value0_100;
            }
            else
            {
                crossing_4 = 1.0f / _S1245.value0_102.value0_100;
            }
        }
        var _S1310 : vec3<f32> = vec3<f32>(crossing_4);
        var half_vector_3 : vec3<f32> = _S1245.value0_102.value3_8 * vec3<f32>(crossing_4) + _S1245.value0_102.value2_17;
        var _S1311 : Tuple_5 = s_apply_dot_0(half_vector_3, half_vector_3);
        var _S1312 : s_bwdCallableCtx_dot_0;
        _S1312._S39 = half_vector_3;
        _S1312._S40 = half_vector_3;
        var _S1313 : s_bwdCallableCtx_dot_0 = _S1312;
        var _S1314 : bool = (_S1311.value0_5) > 0.0f;
        if(_S1314)
        {
            var _S1315 : Tuple_3 = s_apply_sqrt_0(_S1311.value0_5);
            var _S1316 : s_bwdCallableCtx_sqrt_0;
            _S1316._S22 = _S1311.value0_5;
            var _S1317 : s_bwdCallableCtx_sqrt_0 = _S1316;
            var _S1318 : vec3<f32> = vec3<f32>((1.0f / _S1315.value0_3));
            var _S1319 : f32 = _S1315.value0_3 * _S1315.value0_3;
            var m_7 : vec3<f32> = half_vector_3 * _S1318;
            var _S1320 : bool = (m_7.z) < 0.0f;
            if(_S1320)
            {
                m_6 = (vec3<f32>(0) - m_7);
            }
            else
            {
                m_6 = m_7;
            }
            var _S1321 : Tuple_5 = s_apply_dot_0(_S1245.value0_102.value2_17, m_6);
            var _S1322 : s_bwdCallableCtx_dot_0;
            _S1322._S39 = _S1245.value0_102.value2_17;
            _S1322._S40 = m_6;
            var _S1323 : s_bwdCallableCtx_dot_0 = _S1322;
            var _S1324 : Tuple_5 = s_apply_dot_0(_S1245.value0_102.value3_8, m_6);
            var _S1325 : s_bwdCallableCtx_dot_0;
            _S1325._S39 = _S1245.value0_102.value3_8;
            _S1325._S40 = m_6;
            var _S1326 : s_bwdCallableCtx_dot_0 = _S1325;
            var _S1327 : bool = (_S1321.value0_5 * _S1255) >= 0.0f;
            if(_S1327)
            {
                _S1257 = (_S1324.value0_5 * _S1309) >= 0.0f;
            }
            else
            {
                _S1257 = false;
            }
            if(_S1257)
            {
                var width_11 : vec2<f32> = ggx_widths_0(_S1245.value0_102.value1_27);
                var _S1328 : Tuple_26 = s_apply_fresnel_dielectric_0(_S1321.value0_5, _S1245.value0_102.value0_100);
                var _S1329 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
                _S1329.value0_89 = _S1321.value0_5;
                _S1329.value1_21 = _S1245.value0_102.value0_100;
                var _S1330 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = _S1329;
                var _S1331 : Tuple_21 = s_apply_ggx_lambda_0(width_11, _S1245.value0_102.value2_17);
                var _S1332 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S1332.value0_77 = width_11;
                _S1332.value1_17 = _S1245.value0_102.value2_17;
                var _S1333 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S1332;
                var masking_o_5 : f32 = 1.0f + _S1331.value0_41;
                var _S1334 : Tuple_21 = s_apply_ggx_lambda_0(width_11, _S1245.value0_102.value3_8);
                var _S1335 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S1335.value0_77 = width_11;
                _S1335.value1_17 = _S1245.value0_102.value3_8;
                var _S1336 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S1335;
                var masking_both_1 : f32 = masking_o_5 + _S1334.value0_41;
                if(reflects_1)
                {
                    var _S1337 : Tuple_22 = s_apply_ggx_density_0(width_11, m_6);
                    var _S1338 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S1338.value0_78 = width_11;
                    _S1338.value1_18 = m_6;
                    var _S1339 : f32 = _S1328.value0_46 * _S1337.value0_42;
                    var _S1340 : Tuple_2 = s_apply_abs_0(_S1255);
                    var _S1341 : s_bwdCallableCtx_abs_0;
                    _S1341._S18 = _S1255;
                    var _S1342 : f32 = 4.0f * _S1340.value0_2;
                    var common_4 : f32 = _S1339 / _S1342;
                    var _S1343 : f32 = _S1342 * _S1342;
                    var _S1344 : f32 = masking_both_1 * masking_both_1;
                    _S1262 = masking_o_5 * masking_o_5;
                    _S1263 = common_4;
                    _S1264 = _S1344;
                    _S1265 = _S1343;
                    _S1266 = _S1339;
                    _S1267 = _S1342;
                    _S1295 = _S1341;
                    _S1268 = _S1337.value0_42;
                    _S1299.value0_79 = _S1338;
                    _S1269 = 0.0f;
                    _S1270 = 0.0f;
                    _S1271 = 0.0f;
                    _S1272 = 0.0f;
                    _S1273 = 0.0f;
                    _S1274 = 0.0f;
                    _S1275 = 0.0f;
                    _S1296._S18 = 0.0f;
                    _S1276 = 0.0f;
                    _S1277 = 0.0f;
                    _S1297._S18 = 0.0f;
                    _S1278 = 0.0f;
                    _S1279 = 0.0f;
                    _S1280 = 0.0f;
                    _S1281 = 0.0f;
                    _S1300.value0_79 = _S1253;
                    _S1282 = 0.0f;
                    _S1283 = 0.0f;
                    _S1284 = 0.0f;
                    _S1301.value0_87 = _S1254;
                    _S1285 = 0.0f;
                    _S1298._S18 = 0.0f;
                }
                else
                {
                    var _S1345 : Tuple_2 = s_apply_abs_0(_S1324.value0_5);
                    var _S1346 : s_bwdCallableCtx_abs_0;
                    _S1346._S18 = _S1324.value0_5;
                    var _S1347 : f32 = crossing_4 * crossing_4;
                    var _S1348 : f32 = _S1324.value0_5 + _S1321.value0_5 / crossing_4;
                    var _S1349 : Tuple_13 = s_apply_sqr_0(_S1348);
                    var _S1350 : s_paramCtx_s_bwdCallableCtx_sqr_0;
                    _S1350.value0_86 = _S1348;
                    var jacobian_2 : f32 = _S1345.value0_2 / _S1349.value0_30;
                    var _S1351 : f32 = _S1349.value0_30 * _S1349.value0_30;
                    var _S1352 : f32 = 1.0f - _S1328.value0_46;
                    var _S1353 : Tuple_22 = s_apply_ggx_density_0(width_11, m_6);
                    var _S1354 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S1354.value0_78 = width_11;
                    _S1354.value1_18 = m_6;
                    var _S1355 : f32 = _S1352 * _S1353.value0_42;
                    var _S1356 : f32 = _S1355 * jacobian_2;
                    var _S1357 : Tuple_2 = s_apply_abs_0(_S1321.value0_5);
                    var _S1358 : s_bwdCallableCtx_abs_0;
                    _S1358._S18 = _S1321.value0_5;
                    var _S1359 : f32 = _S1356 * _S1357.value0_2;
                    var _S1360 : Tuple_2 = s_apply_abs_0(_S1255);
                    var _S1361 : s_bwdCallableCtx_abs_0;
                    _S1361._S18 = _S1255;
                    var common_5 : f32 = _S1359 / _S1360.value0_2;
                    var _S1362 : f32 = _S1360.value0_2 * _S1360.value0_2;
                    var _S1363 : f32 = masking_both_1 * crossing_4 * crossing_4;
                    var _S1364 : f32 = _S1363 * _S1363;
                    var _S1365 : f32 = masking_o_5 * masking_o_5;
                    _S1262 = 0.0f;
                    _S1263 = 0.0f;
                    _S1264 = 0.0f;
                    _S1265 = 0.0f;
                    _S1266 = 0.0f;
                    _S1267 = 0.0f;
                    _S1295._S18 = 0.0f;
                    _S1268 = 0.0f;
                    _S1299.value0_79 = _S1253;
                    _S1269 = _S1365;
                    _S1270 = common_5;
                    _S1271 = _S1364;
                    _S1272 = _S1363;
                    _S1273 = _S1362;
                    _S1274 = _S1359;
                    _S1275 = _S1360.value0_2;
                    _S1296 = _S1361;
                    _S1276 = _S1356;
                    _S1277 = _S1357.value0_2;
                    _S1297 = _S1358;
                    _S1278 = _S1355;
                    _S1279 = jacobian_2;
                    _S1280 = _S1352;
                    _S1281 = _S1353.value0_42;
                    _S1300.value0_79 = _S1354;
                    _S1282 = _S1351;
                    _S1283 = _S1345.value0_2;
                    _S1284 = _S1349.value0_30;
                    _S1301.value0_87 = _S1350;
                    _S1285 = _S1347;
                    _S1298 = _S1346;
                }
                var _S1366 : f32 = _S1264;
                var _S1367 : f32 = _S1265;
                var _S1368 : f32 = _S1266;
                var _S1369 : f32 = _S1267;
                var _S1370 : f32 = _S1268;
                var _S1371 : f32 = _S1269;
                var _S1372 : f32 = _S1270;
                var _S1373 : f32 = _S1271;
                var _S1374 : f32 = _S1272;
                var _S1375 : f32 = _S1273;
                var _S1376 : f32 = _S1274;
                var _S1377 : f32 = _S1275;
                var _S1378 : f32 = _S1276;
                var _S1379 : f32 = _S1277;
                var _S1380 : f32 = _S1278;
                var _S1381 : f32 = _S1279;
                var _S1382 : f32 = _S1280;
                var _S1383 : f32 = _S1281;
                var _S1384 : f32 = _S1282;
                var _S1385 : f32 = _S1283;
                var _S1386 : f32 = _S1284;
                var _S1387 : f32 = _S1285;
                _S1264 = masking_o_5;
                _S1265 = _S1366;
                _S1266 = masking_both_1;
                _S1267 = _S1367;
                _S1268 = _S1368;
                _S1269 = _S1369;
                _S1270 = _S1328.value0_46;
                _S1271 = _S1370;
                _S1272 = _S1371;
                _S1273 = _S1372;
                _S1274 = _S1373;
                _S1275 = _S1374;
                _S1276 = _S1375;
                _S1277 = _S1376;
                _S1278 = _S1377;
                _S1279 = _S1378;
                _S1280 = _S1379;
                _S1281 = _S1380;
                _S1282 = _S1381;
                _S1283 = _S1382;
                _S1284 = _S1383;
                _S1285 = _S1384;
                _S1286 = _S1385;
                _S1287 = _S1386;
                _S1288 = _S1387;
                _S1302.value0_80 = _S1336;
                _S1303.value0_80 = _S1333;
                _S1304.value0_90 = _S1330;
            }
            else
            {
                _S1262 = 0.0f;
                _S1263 = 0.0f;
                _S1264 = 0.0f;
                _S1265 = 0.0f;
                _S1266 = 0.0f;
                _S1267 = 0.0f;
                _S1268 = 0.0f;
                _S1269 = 0.0f;
                _S1295._S18 = 0.0f;
                _S1270 = 0.0f;
                _S1271 = 0.0f;
                _S1299.value0_79 = _S1253;
                _S1272 = 0.0f;
                _S1273 = 0.0f;
                _S1274 = 0.0f;
                _S1275 = 0.0f;
                _S1276 = 0.0f;
                _S1277 = 0.0f;
                _S1278 = 0.0f;
                _S1296._S18 = 0.0f;
                _S1279 = 0.0f;
                _S1280 = 0.0f;
                _S1297._S18 = 0.0f;
                _S1281 = 0.0f;
                _S1282 = 0.0f;
                _S1283 = 0.0f;
                _S1284 = 0.0f;
                _S1300.value0_79 = _S1253;
                _S1285 = 0.0f;
                _S1286 = 0.0f;
                _S1287 = 0.0f;
                _S1301.value0_87 = _S1254;
                _S1288 = 0.0f;
                _S1298._S18 = 0.0f;
                _S1302.value0_80 = _S1252;
                _S1303.value0_80 = _S1252;
                _S1304.value0_90 = _S1250;
            }
            _S1289 = _S1321.value0_5;
            _S1258 = _S1327;
            _S1290 = _S1324.value0_5;
            _S1305 = _S1326;
            _S1306 = _S1323;
            _S1259 = _S1320;
            m_6 = _S1318;
            _S1291 = _S1319;
            _S1308 = _S1317;
        }
        else
        {
            _S1257 = false;
            _S1262 = 0.0f;
            _S1263 = 0.0f;
            _S1264 = 0.0f;
            _S1265 = 0.0f;
            _S1266 = 0.0f;
            _S1267 = 0.0f;
            _S1268 = 0.0f;
            _S1269 = 0.0f;
            _S1295._S18 = 0.0f;
            _S1270 = 0.0f;
            _S1271 = 0.0f;
            _S1299.value0_79 = _S1253;
            _S1272 = 0.0f;
            _S1273 = 0.0f;
            _S1274 = 0.0f;
            _S1275 = 0.0f;
            _S1276 = 0.0f;
            _S1277 = 0.0f;
            _S1278 = 0.0f;
            _S1296._S18 = 0.0f;
            _S1279 = 0.0f;
            _S1280 = 0.0f;
            _S1297._S18 = 0.0f;
            _S1281 = 0.0f;
            _S1282 = 0.0f;
            _S1283 = 0.0f;
            _S1284 = 0.0f;
            _S1300.value0_79 = _S1253;
            _S1285 = 0.0f;
            _S1286 = 0.0f;
            _S1287 = 0.0f;
            _S1301.value0_87 = _S1254;
            _S1288 = 0.0f;
            _S1289 = 0.0f;
            _S1298._S18 = 0.0f;
            _S1302.value0_80 = _S1252;
            _S1303.value0_80 = _S1252;
            _S1304.value0_90 = _S1250;
            _S1258 = false;
            _S1290 = 0.0f;
            _S1305._S39 = _S1249;
            _S1305._S40 = _S1249;
            _S1306._S39 = _S1249;
            _S1306._S40 = _S1249;
            _S1259 = false;
            m_6 = _S1249;
            _S1291 = 0.0f;
            _S1308._S22 = 0.0f;
        }
        var _S1388 : f32 = crossing_4;
        var _S1389 : bool = _S1257;
        var _S1390 : bool = _S1258;
        var _S1391 : bool = _S1259;
        var _S1392 : vec3<f32> = m_6;
        var _S1393 : f32 = _S1291;
        _S1257 = _S1314;
        _S1258 = _S1389;
        _S1259 = reflects_1;
        crossing_4 = _S1262;
        _S1262 = _S1263;
        _S1263 = _S1264;
        _S1264 = _S1265;
        _S1265 = _S1266;
        _S1266 = _S1267;
        _S1267 = _S1268;
        _S1268 = _S1269;
        _S1269 = _S1270;
        _S1270 = _S1271;
        _S1271 = _S1272;
        _S1272 = _S1273;
        _S1273 = _S1274;
        _S1274 = _S1275;
        _S1275 = _S1388;
        _S1260 = _S1390;
        _S1291 = _S1309;
        _S1261 = _S1391;
        m_6 = half_vector_3;
        _S1293 = _S1392;
        _S1292 = _S1393;
        _S1307 = _S1313;
        _S1294 = _S1310;
    }
    else
    {
        _S1257 = false;
        _S1258 = false;
        _S1259 = false;
        crossing_4 = 0.0f;
        _S1262 = 0.0f;
        _S1263 = 0.0f;
        _S1264 = 0.0f;
        _S1265 = 0.0f;
        _S1266 = 0.0f;
        _S1267 = 0.0f;
        _S1268 = 0.0f;
        _S1295._S18 = 0.0f;
        _S1269 = 0.0f;
        _S1270 = 0.0f;
        _S1299.value0_79 = _S1253;
        _S1271 = 0.0f;
        _S1272 = 0.0f;
        _S1273 = 0.0f;
        _S1274 = 0.0f;
        _S1275 = 0.0f;
        _S1276 = 0.0f;
        _S1277 = 0.0f;
        _S1278 = 0.0f;
        _S1296._S18 = 0.0f;
        _S1279 = 0.0f;
        _S1280 = 0.0f;
        _S1297._S18 = 0.0f;
        _S1281 = 0.0f;
        _S1282 = 0.0f;
        _S1283 = 0.0f;
        _S1284 = 0.0f;
        _S1300.value0_79 = _S1253;
        _S1285 = 0.0f;
        _S1286 = 0.0f;
        _S1287 = 0.0f;
        _S1301.value0_87 = _S1254;
        _S1288 = 0.0f;
        _S1289 = 0.0f;
        _S1298._S18 = 0.0f;
        _S1302.value0_80 = _S1252;
        _S1303.value0_80 = _S1252;
        _S1304.value0_90 = _S1250;
        _S1260 = false;
        _S1290 = 0.0f;
        _S1291 = 0.0f;
        _S1305._S39 = _S1249;
        _S1305._S40 = _S1249;
        _S1306._S39 = _S1249;
        _S1306._S40 = _S1249;
        _S1261 = false;
        m_6 = _S1249;
        _S1293 = _S1249;
        _S1292 = 0.0f;
        _S1308._S22 = 0.0f;
        _S1307._S39 = _S1249;
        _S1307._S40 = _S1249;
        _S1294 = _S1249;
    }
    if(_S1256)
    {
        var _S1394 : vec3<f32>;
        if(_S1257)
        {
            var _S1395 : vec3<f32>;
            var _S1396 : vec3<f32>;
            if(_S1258)
            {
                if(_S1259)
                {
                    var _S1397 : f32 = _S1248.pdf_0 / crossing_4;
                    var _S1398 : f32 = _S1262 * - _S1397;
                    var _S1399 : f32 = (_S1248.f_cos_0[i32(0)] + _S1248.f_cos_0[i32(1)] + _S1248.f_cos_0[i32(2)]) / _S1264;
                    var _S1400 : f32 = _S1262 * - _S1399;
                    var _S1401 : f32 = (_S1263 * _S1397 + _S1265 * _S1399) / _S1266;
                    var _S1402 : f32 = _S1268 * _S1401;
                    var _S1403 : f32 = 4.0f * (_S1267 * - _S1401);
                    var _S1404 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1295, &(_S1404), _S1403);
                    var _S1405 : f32 = _S1269 * _S1402;
                    var _S1406 : f32 = _S1270 * _S1402;
                    var _S1407 : vec3<f32> = _S1249;
                    s_bwdProp_ggx_density_0(_S1299, &(_S1407), _S1405);
                    crossing_4 = _S1400;
                    _S1262 = _S1398;
                    _S1263 = _S1406;
                    _S1264 = 0.0f;
                    _S1265 = 0.0f;
                    _S1394 = _S1407;
                    _S1266 = _S1404;
                }
                else
                {
                    var _S1408 : f32 = _S1248.pdf_0 / _S1271;
                    var _S1409 : f32 = _S1272 * - _S1408;
                    var _S1410 : f32 = (_S1248.f_cos_0[i32(0)] + _S1248.f_cos_0[i32(1)] + _S1248.f_cos_0[i32(2)]) / _S1273;
                    var _S1411 : f32 = _S1275 * (_S1275 * (_S1272 * - _S1410));
                    var _S1412 : f32 = (_S1263 * _S1408 + _S1274 * _S1410) / _S1276;
                    var _S1413 : f32 = _S1277 * - _S1412;
                    var _S1414 : f32 = _S1278 * _S1412;
                    var _S1415 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1296, &(_S1415), _S1413);
                    var _S1416 : f32 = _S1279 * _S1414;
                    var _S1417 : f32 = _S1280 * _S1414;
                    var _S1418 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1297, &(_S1418), _S1416);
                    var s_diff_jacobian_T_1 : f32 = _S1281 * _S1417;
                    var _S1419 : f32 = _S1282 * _S1417;
                    var _S1420 : f32 = _S1283 * _S1419;
                    var _S1421 : f32 = _S1284 * _S1419;
                    var _S1422 : vec3<f32> = _S1249;
                    s_bwdProp_ggx_density_0(_S1300, &(_S1422), _S1420);
                    var _S1423 : f32 = - _S1421;
                    var _S1424 : f32 = s_diff_jacobian_T_1 / _S1285;
                    var _S1425 : f32 = _S1286 * - _S1424;
                    var _S1426 : f32 = _S1287 * _S1424;
                    var _S1427 : f32 = 0.0f;
                    s_bwdProp_sqr_0(_S1301, &(_S1427), _S1425);
                    var _S1428 : f32 = _S1275 * (_S1427 / _S1288);
                    var _S1429 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1298, &(_S1429), _S1426);
                    var _S1430 : f32 = _S1418 + _S1428;
                    var _S1431 : f32 = _S1427 + _S1429;
                    crossing_4 = _S1411;
                    _S1262 = _S1409;
                    _S1263 = _S1423;
                    _S1264 = _S1430;
                    _S1265 = _S1431;
                    _S1394 = _S1422;
                    _S1266 = _S1415;
                }
                var _S1432 : vec3<f32> = _S1249;
                s_bwdProp_ggx_lambda_0(_S1302, &(_S1432), crossing_4);
                var _S1433 : f32 = crossing_4 + _S1262;
                var _S1434 : vec3<f32> = _S1249;
                s_bwdProp_ggx_lambda_0(_S1303, &(_S1434), _S1433);
                var _S1435 : f32 = 0.0f;
                s_bwdProp_fresnel_dielectric_0(_S1304, &(_S1435), _S1263);
                var _S1436 : f32 = _S1435 + _S1264;
                crossing_4 = _S1265;
                _S1262 = _S1436;
                _S1263 = _S1266;
                _S1395 = _S1434;
                _S1396 = _S1432;
            }
            else
            {
                crossing_4 = 0.0f;
                _S1262 = 0.0f;
                _S1394 = _S1249;
                _S1263 = 0.0f;
                _S1395 = _S1249;
                _S1396 = _S1249;
            }
            if(_S1260)
            {
                var _S1437 : f32 = _S1290 * 0.0f;
                crossing_4 = _S1291 * 0.0f + crossing_4;
                _S1264 = _S1437;
            }
            else
            {
                _S1264 = 0.0f;
            }
            var _S1438 : f32 = _S1289 * 0.0f;
            var _S1439 : f32 = _S1255 * 0.0f;
            var _S1440 : vec3<f32> = _S1249;
            var _S1441 : vec3<f32> = _S1249;
            s_bwdProp_dot_0(_S1305, &(_S1440), &(_S1441), crossing_4);
            var _S1442 : f32 = _S1439 + _S1262;
            var _S1443 : vec3<f32> = _S1249;
            var _S1444 : vec3<f32> = _S1249;
            s_bwdProp_dot_0(_S1306, &(_S1443), &(_S1444), _S1442);
            var _S1445 : vec3<f32> = _S1441 + _S1444 + _S1394;
            var _S1446 : f32 = _S1438 + _S1263;
            var _S1447 : vec3<f32> = _S1443 + _S1395;
            var _S1448 : vec3<f32> = _S1440 + _S1396;
            if(_S1261)
            {
                _S1394 = (vec3<f32>(0) - _S1445);
            }
            else
            {
                _S1394 = _S1445;
            }
            var _S1449 : vec3<f32> = m_6 * _S1394;
            var _S1450 : vec3<f32> = _S1293 * _S1394;
            var _S1451 : f32 = - ((_S1449[i32(0)] + _S1449[i32(1)] + _S1449[i32(2)]) / _S1292);
            var _S1452 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S1308, &(_S1452), _S1451);
            crossing_4 = _S1452;
            m_6 = _S1450;
            _S1293 = _S1447;
            _S1394 = _S1448;
            _S1262 = _S1264;
            _S1263 = _S1446;
        }
        else
        {
            crossing_4 = 0.0f;
            m_6 = _S1249;
            _S1293 = _S1249;
            _S1394 = _S1249;
            _S1262 = 0.0f;
            _S1263 = 0.0f;
        }
        var _S1453 : vec3<f32> = _S1249;
        var _S1454 : vec3<f32> = _S1249;
        s_bwdProp_dot_0(_S1307, &(_S1453), &(_S1454), crossing_4);
        var _S1455 : vec3<f32> = _S1453 + _S1454 + m_6;
        var _S1456 : vec3<f32> = _S1455 + _S1293;
        var _S1457 : vec3<f32> = _S1294 * _S1455 + _S1394;
        var _S1458 : f32 = _S1291 * 0.0f + _S1263;
        m_6 = _S1457 + vec3<f32>(0.0f, 0.0f, _S1255 * 0.0f + _S1262);
        crossing_4 = _S1458;
        _S1293 = _S1456;
    }
    else
    {
        m_6 = _S1249;
        crossing_4 = 0.0f;
        _S1293 = _S1249;
    }
    (*_S1246) = _S1293 + vec3<f32>(0.0f, 0.0f, crossing_4);
    (*_S1247) = m_6;
    return;
}

fn s_bwdProp_bsdf_evaluate_0( _S1459 : s_bwdCallableCtx_bsdf_evaluate_0,  _S1460 : ptr<function, vec3<f32>>,  _S1461 : ptr<function, vec3<f32>>,  _S1462 : BsdfValue_0)
{
    var _S1463 : vec3<f32> = vec3<f32>(0.0f);
    var _S1464 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0 = s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0( _S1463, _S1463, _S1463 );
    var _S1465 : vec2<f32> = vec2<f32>(0.0f);
    var _S1466 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0 = s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0( _S1463, _S1463, _S1465, _S1463, _S1463 );
    var _S1467 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0 = s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0( 0.0f, _S1465, _S1463, _S1463 );
    var _S1468 : bool = (_S1459.value0_97.value0_92.kind_0) == u32(0);
    var _S1469 : s_bwdCallableCtx_conductor_evaluate_0;
    var _S1470 : s_bwdCallableCtx_dielectric_evaluate_0;
    var _S1471 : s_bwdCallableCtx_diffuse_evaluate_0;
    var _S1472 : bool;
    if(_S1468)
    {
        var _S1473 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0;
        _S1473.value0_98 = _S1459.value0_97.value0_92.a_0.xyz;
        _S1473.value1_25 = _S1459.value0_97.value1_22;
        _S1473.value2_15 = _S1459.value0_97.value2_14;
        _S1471.value0_103 = _S1473;
        _S1472 = false;
        _S1469.value0_101 = _S1466;
        _S1470.value0_102 = _S1467;
    }
    else
    {
        var _S1474 : bool = (_S1459.value0_97.value0_92.kind_0) == u32(1);
        if(_S1474)
        {
            var _S1475 : vec3<f32> = _S1459.value0_97.value0_92.b_0.xyz;
            var _S1476 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0;
            _S1476.value0_99 = _S1459.value0_97.value0_92.a_0.xyz;
            _S1476.value1_26 = _S1475;
            _S1476.value2_16 = _S1459.value0_97.value0_92.alpha_0;
            _S1476.value3_7 = _S1459.value0_97.value1_22;
            _S1476.value4_6 = _S1459.value0_97.value2_14;
            _S1469.value0_101 = _S1476;
            _S1470.value0_102 = _S1467;
        }
        else
        {
            var _S1477 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0;
            _S1477.value0_100 = _S1459.value0_97.value0_92.a_0.x;
            _S1477.value1_27 = _S1459.value0_97.value0_92.alpha_0;
            _S1477.value2_17 = _S1459.value0_97.value1_22;
            _S1477.value3_8 = _S1459.value0_97.value2_14;
            _S1469.value0_101 = _S1466;
            _S1470.value0_102 = _S1477;
        }
        _S1471.value0_103 = _S1464;
        _S1472 = _S1474;
    }
    var _S1478 : vec3<f32>;
    var _S1479 : vec3<f32>;
    if(_S1468)
    {
        var _S1480 : vec3<f32> = _S1463;
        var _S1481 : vec3<f32> = _S1463;
        s_bwdProp_diffuse_evaluate_0(_S1471, &(_S1480), &(_S1481), _S1462);
        _S1478 = _S1480;
        _S1479 = _S1481;
    }
    else
    {
        if(_S1472)
        {
            var _S1482 : vec3<f32> = _S1463;
            var _S1483 : vec3<f32> = _S1463;
            s_bwdProp_conductor_evaluate_0(_S1469, &(_S1482), &(_S1483), _S1462);
            _S1478 = _S1482;
            _S1479 = _S1483;
        }
        else
        {
            var _S1484 : vec3<f32> = _S1463;
            var _S1485 : vec3<f32> = _S1463;
            s_bwdProp_dielectric_evaluate_0(_S1470, &(_S1484), &(_S1485), _S1462);
            _S1478 = _S1484;
            _S1479 = _S1485;
        }
    }
    (*_S1460) = _S1478;
    (*_S1461) = _S1479;
    return;
}

fn s_bwdProp_to_local_0( _S1486 : s_bwdCallableCtx_to_local_0,  _S1487 : ptr<function, Frame_0>,  _S1488 : ptr<function, vec3<f32>>,  _S1489 : vec3<f32>)
{
    var _S1490 : s_bwdCallableCtx_dot_0;
    _S1490._S39 = _S1486.value0_33.value0_19.s_1;
    _S1490._S40 = _S1486.value0_33.value1_3;
    var _S1491 : s_bwdCallableCtx_dot_0;
    _S1491._S39 = _S1486.value0_33.value0_19.t_0;
    _S1491._S40 = _S1486.value0_33.value1_3;
    var _S1492 : s_bwdCallableCtx_dot_0;
    _S1492._S39 = _S1486.value0_33.value0_19.n_0;
    _S1492._S40 = _S1486.value0_33.value1_3;
    var _S1493 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S1494 : vec3<f32> = vec3<f32>(0.0f);
    var _S1495 : vec3<f32> = _S1494;
    var _S1496 : vec3<f32> = _S1494;
    s_bwdProp_dot_0(_S1492, &(_S1495), &(_S1496), _S1489[i32(2)]);
    var _S1497 : vec3<f32> = _S1494;
    var _S1498 : vec3<f32> = _S1494;
    s_bwdProp_dot_0(_S1491, &(_S1497), &(_S1498), _S1489[i32(1)]);
    var _S1499 : vec3<f32> = _S1494;
    var _S1500 : vec3<f32> = _S1494;
    s_bwdProp_dot_0(_S1490, &(_S1499), &(_S1500), _S1489[i32(0)]);
    var _S1501 : vec3<f32> = _S1496 + _S1498 + _S1500;
    var _S1502 : Frame_0 = _S1493;
    _S1502.n_0 = _S1495;
    _S1502.t_0 = _S1497;
    _S1502.s_1 = _S1499;
    (*_S1487) = Frame_x24_syn_dadd_0(_S1493, _S1502);
    (*_S1488) = _S1501;
    return;
}

fn s_bwdProp_point_on_light_0( _S1503 : s_bwdCallableCtx_point_on_light_0,  _S1504 : ptr<function, vec2<f32>>,  _S1505 : vec3<f32>)
{
    var _S1506 : f32 = _S1503.value0_95.value1_24.x;
    var _S1507 : Tuple_7 = s_apply_safe_sqrt_0(_S1506);
    var _S1508 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S1508.value0_9 = _S1506;
    var _S1509 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S1508 );
    var _S1510 : f32 = _S1503.value0_95.value1_24.y;
    var _S1511 : vec3<f32> = _S1503.value0_95.value0_94.e2_2 * _S1505;
    var _S1512 : f32 = _S1511[i32(0)] + _S1511[i32(1)] + _S1511[i32(2)];
    var _S1513 : vec3<f32> = _S1503.value0_95.value0_94.e1_2 * _S1505;
    var _S1514 : f32 = _S1513[i32(0)] + _S1513[i32(1)] + _S1513[i32(2)];
    var _S1515 : f32 = _S1507.value0_13 * _S1512 + - (_S1507.value0_13 * _S1514);
    var _S1516 : f32 = _S1510 * _S1512 + (1.0f - _S1510) * _S1514;
    var _S1517 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S1509, &(_S1517), _S1516);
    (*_S1504) = vec2<f32>(_S1517, _S1515);
    return;
}

fn s_bwdProp_direct_light_0( _S1518 : s_bwdCallableCtx_direct_light_0,  _S1519 : ptr<function, Surface_Differential_0>,  _S1520 : ptr<function, vec3<f32>>,  _S1521 : ptr<function, vec2<f32>>,  _S1522 : vec3<f32>)
{
    var _S1523 : vec3<f32> = vec3<f32>(0.0f);
    var _S1524 : Frame_0 = Frame_0( _S1523, _S1523, _S1523 );
    var _S1525 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S1524, _S1523 );
    var _S1526 : vec4<f32> = vec4<f32>(0.0f);
    var _S1527 : vec2<f32> = vec2<f32>(0.0f);
    var _S1528 : Material_0 = Material_0( _S1526, _S1526, _S1527, u32(0), u32(0) );
    var _S1529 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0 = s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0( _S1528, _S1523, _S1523 );
    var _S1530 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S1531 : Tuple_16 = s_apply_point_on_light_0(_S1518.value0_31.value1_4, _S1518.value0_31.value4_2);
    var _S1532 : s_paramCtx_s_bwdCallableCtx_point_on_light_0;
    _S1532.value0_94 = _S1518.value0_31.value1_4;
    _S1532.value1_24 = _S1518.value0_31.value4_2;
    var _S1533 : s_bwdCallableCtx_point_on_light_0 = s_bwdCallableCtx_point_on_light_0( _S1532 );
    var to_light_1 : vec3<f32> = _S1531.value0_36 - _S1518.value0_31.value2_3.position_0;
    var _S1534 : Tuple_5 = s_apply_dot_0(to_light_1, to_light_1);
    var _S1535 : s_bwdCallableCtx_dot_0;
    _S1535._S39 = to_light_1;
    _S1535._S40 = to_light_1;
    var _S1536 : s_bwdCallableCtx_dot_0 = _S1535;
    var _S1537 : bool = (_S1534.value0_5) > 0.0f;
    var _S1538 : bool;
    var _S1539 : vec3<f32>;
    var _S1540 : vec3<f32>;
    var _S1541 : vec3<f32>;
    var _S1542 : vec3<f32>;
    var _S1543 : f32;
    var _S1544 : f32;
    var _S1545 : f32;
    var _S1546 : f32;
    var _S1547 : f32;
    var _S1548 : f32;
    var _S1549 : f32;
    var _S1550 : f32;
    var _S1551 : s_bwdCallableCtx_power_heuristic_0;
    var _S1552 : s_bwdCallableCtx_abs_0;
    var _S1553 : s_bwdCallableCtx_bsdf_evaluate_0;
    var _S1554 : s_bwdCallableCtx_to_local_0;
    var _S1555 : s_bwdCallableCtx_dot_0;
    var _S1556 : s_bwdCallableCtx_sqrt_0;
    if(_S1537)
    {
        var _S1557 : Tuple_3 = s_apply_sqrt_0(_S1534.value0_5);
        var _S1558 : s_bwdCallableCtx_sqrt_0;
        _S1558._S22 = _S1534.value0_5;
        var _S1559 : s_bwdCallableCtx_sqrt_0 = _S1558;
        var _S1560 : vec3<f32> = vec3<f32>((1.0f / _S1557.value0_3));
        var _S1561 : f32 = _S1557.value0_3 * _S1557.value0_3;
        var direction_10 : vec3<f32> = to_light_1 * _S1560;
        var _S1562 : Tuple_5 = s_apply_dot_0(direction_10, _S1518.value0_31.value1_4.normal_1);
        var _S1563 : s_bwdCallableCtx_dot_0;
        _S1563._S39 = direction_10;
        _S1563._S40 = _S1518.value0_31.value1_4.normal_1;
        var _S1564 : s_bwdCallableCtx_dot_0 = _S1563;
        var cos_light_1 : f32 = - _S1562.value0_5;
        if(cos_light_1 > 0.0f)
        {
            _S1538 = true;
        }
        else
        {
            if(cos_light_1 < 0.0f)
            {
                _S1538 = _S1518.value0_31.value1_4.two_sided_2;
            }
            else
            {
                _S1538 = false;
            }
        }
        if(_S1538)
        {
            var _S1565 : Tuple_14 = s_apply_to_local_0(_S1518.value0_31.value2_3.frame_0, direction_10);
            var _S1566 : s_paramCtx_s_bwdCallableCtx_to_local_0;
            _S1566.value0_19 = _S1518.value0_31.value2_3.frame_0;
            _S1566.value1_3 = direction_10;
            var _S1567 : Tuple_17 = s_apply_bsdf_evaluate_0(_S1518.value0_31.value0_20, _S1518.value0_31.value3_2, _S1565.value0_34);
            var _S1568 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0;
            _S1568.value0_92 = _S1518.value0_31.value0_20;
            _S1568.value1_22 = _S1518.value0_31.value3_2;
            _S1568.value2_14 = _S1565.value0_34;
            var _S1569 : Tuple_2 = s_apply_abs_0(cos_light_1);
            var _S1570 : s_bwdCallableCtx_abs_0;
            _S1570._S18 = cos_light_1;
            var pdf_light_1 : f32 = _S1534.value0_5 * _S1518.value0_31.value1_4.pdf_area_1;
            var _S1571 : f32 = _S1567.value0_37.pdf_0 * _S1569.value0_2;
            var _S1572 : Tuple_12 = s_apply_power_heuristic_0(pdf_light_1, _S1571);
            var _S1573 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
            _S1573.value0_93 = pdf_light_1;
            _S1573.value1_23 = _S1571;
            var _S1574 : f32 = _S1572.value0_29 * _S1569.value0_2;
            var _S1575 : vec3<f32> = vec3<f32>((_S1574 / pdf_light_1));
            var _S1576 : f32 = pdf_light_1 * pdf_light_1;
            _S1539 = _S1567.value0_37.f_cos_0 * _S1518.value0_31.value1_4.radiance_1;
            _S1540 = _S1575;
            _S1543 = _S1576;
            _S1544 = _S1574;
            _S1545 = pdf_light_1;
            _S1546 = _S1572.value0_29;
            _S1547 = _S1569.value0_2;
            _S1541 = _S1518.value0_31.value1_4.radiance_1;
            _S1551.value0_96 = _S1573;
            _S1548 = _S1567.value0_37.pdf_0;
            _S1549 = _S1518.value0_31.value1_4.pdf_area_1;
            _S1552 = _S1570;
            _S1553.value0_97 = _S1568;
            _S1554.value0_33 = _S1566;
        }
        else
        {
            _S1539 = _S1523;
            _S1540 = _S1523;
            _S1543 = 0.0f;
            _S1544 = 0.0f;
            _S1545 = 0.0f;
            _S1546 = 0.0f;
            _S1547 = 0.0f;
            _S1541 = _S1523;
            _S1551.value0_96 = _S1530;
            _S1548 = 0.0f;
            _S1549 = 0.0f;
            _S1552._S18 = 0.0f;
            _S1553.value0_97 = _S1529;
            _S1554.value0_33 = _S1525;
        }
        _S1555 = _S1564;
        _S1542 = _S1560;
        _S1550 = _S1561;
        _S1556 = _S1559;
    }
    else
    {
        _S1538 = false;
        _S1539 = _S1523;
        _S1540 = _S1523;
        _S1543 = 0.0f;
        _S1544 = 0.0f;
        _S1545 = 0.0f;
        _S1546 = 0.0f;
        _S1547 = 0.0f;
        _S1541 = _S1523;
        _S1551.value0_96 = _S1530;
        _S1548 = 0.0f;
        _S1549 = 0.0f;
        _S1552._S18 = 0.0f;
        _S1553.value0_97 = _S1529;
        _S1554.value0_33 = _S1525;
        _S1555._S39 = _S1523;
        _S1555._S40 = _S1523;
        _S1542 = _S1523;
        _S1550 = 0.0f;
        _S1556._S22 = 0.0f;
    }
    var _S1577 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1578 : Surface_Differential_0;
    if(_S1537)
    {
        if(_S1538)
        {
            var _S1579 : vec3<f32> = _S1539 * _S1522;
            var _S1580 : f32 = (_S1579[i32(0)] + _S1579[i32(1)] + _S1579[i32(2)]) / _S1543;
            var _S1581 : f32 = _S1544 * - _S1580;
            var _S1582 : f32 = _S1545 * _S1580;
            var _S1583 : f32 = _S1546 * _S1582;
            var _S1584 : f32 = _S1547 * _S1582;
            var _S1585 : vec3<f32> = _S1541 * (_S1540 * _S1522);
            var _S1586 : f32 = 0.0f;
            var _S1587 : f32 = 0.0f;
            s_bwdProp_power_heuristic_0(_S1551, &(_S1586), &(_S1587), _S1584);
            var _S1588 : f32 = _S1547 * _S1587;
            var _S1589 : f32 = _S1549 * (_S1581 + _S1586);
            var _S1590 : f32 = _S1583 + _S1548 * _S1587;
            var _S1591 : f32 = 0.0f;
            s_bwdProp_abs_0(_S1552, &(_S1591), _S1590);
            var _S1592 : BsdfValue_0 = BsdfValue_x24_syn_dzero_0();
            _S1592.f_cos_0 = _S1585;
            _S1592.pdf_0 = _S1588;
            var _S1593 : vec3<f32> = _S1523;
            var _S1594 : vec3<f32> = _S1523;
            s_bwdProp_bsdf_evaluate_0(_S1553, &(_S1593), &(_S1594), _S1592);
            var _S1595 : Frame_0;
            _S1595.s_1 = _S1523;
            _S1595.t_0 = _S1523;
            _S1595.n_0 = _S1523;
            var _S1596 : vec3<f32> = _S1523;
            s_bwdProp_to_local_0(_S1554, &(_S1595), &(_S1596), _S1594);
            var _S1597 : Surface_Differential_0 = _S1577;
            _S1597.frame_2 = _S1595;
            var _S1598 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1577, _S1597);
            _S1543 = _S1591;
            _S1539 = _S1596;
            _S1544 = _S1589;
            _S1578 = _S1598;
            _S1540 = _S1593;
        }
        else
        {
            _S1543 = 0.0f;
            _S1539 = _S1523;
            _S1544 = 0.0f;
            _S1578 = _S1577;
            _S1540 = _S1523;
        }
        var _S1599 : f32 = - _S1543;
        var _S1600 : vec3<f32> = _S1523;
        var _S1601 : vec3<f32> = _S1523;
        s_bwdProp_dot_0(_S1555, &(_S1600), &(_S1601), _S1599);
        var _S1602 : vec3<f32> = _S1600 + _S1539;
        var _S1603 : vec3<f32> = to_light_1 * _S1602;
        var _S1604 : vec3<f32> = _S1542 * _S1602;
        var _S1605 : f32 = - ((_S1603[i32(0)] + _S1603[i32(1)] + _S1603[i32(2)]) / _S1550);
        var _S1606 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1556, &(_S1606), _S1605);
        _S1543 = _S1606 + _S1544;
        _S1539 = _S1604;
    }
    else
    {
        _S1543 = 0.0f;
        _S1539 = _S1523;
        _S1578 = _S1577;
        _S1540 = _S1523;
    }
    var _S1607 : vec3<f32> = _S1523;
    var _S1608 : vec3<f32> = _S1523;
    s_bwdProp_dot_0(_S1536, &(_S1607), &(_S1608), _S1543);
    var _S1609 : vec3<f32> = _S1607 + _S1608 + _S1539;
    var _S1610 : vec3<f32> = (vec3<f32>(0) - _S1609);
    var _S1611 : vec2<f32> = _S1527;
    s_bwdProp_point_on_light_0(_S1533, &(_S1611), _S1609);
    var _S1612 : Surface_Differential_0 = _S1577;
    _S1612.position_1 = _S1610;
    (*_S1519) = Surface_x24_syn_dadd_0(_S1578, _S1612);
    (*_S1520) = _S1540;
    (*_S1521) = _S1611;
    return;
}

fn s_bwdProp_emission_of_0( _S1613 : s_bwdCallableCtx_emission_of_0,  _S1614 : ptr<function, Surface_Differential_0>,  _S1615 : ptr<function, vec3<f32>>,  _S1616 : ptr<function, vec3<f32>>,  _S1617 : ptr<function, f32>,  _S1618 : vec3<f32>)
{
    var _S1619 : vec3<f32> = vec3<f32>(0.0f);
    var _S1620 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S1621 : Tuple_5 = s_apply_dot_0(_S1613.value0_27.value3_1, _S1613.value0_27.value1_2.geometric_normal_0);
    var _S1622 : s_bwdCallableCtx_dot_0;
    _S1622._S39 = _S1613.value0_27.value3_1;
    _S1622._S40 = _S1613.value0_27.value1_2.geometric_normal_0;
    var _S1623 : s_bwdCallableCtx_dot_0 = _S1622;
    var _S1624 : bool;
    if(_S1613.value0_27.value0_18.two_sided_1)
    {
        _S1624 = true;
    }
    else
    {
        _S1624 = (_S1621.value0_5) < 0.0f;
    }
    var _S1625 : vec3<f32>;
    var _S1626 : s_bwdCallableCtx_power_heuristic_0;
    var _S1627 : f32;
    var _S1628 : f32;
    var _S1629 : s_bwdCallableCtx_dot_0;
    var _S1630 : s_bwdCallableCtx_abs_0;
    if(_S1624)
    {
        if(_S1613.value0_27.value5_1)
        {
            _S1625 = _S1619;
            _S1626.value0_96 = _S1620;
            _S1627 = 0.0f;
            _S1629._S39 = _S1619;
            _S1629._S40 = _S1619;
            _S1628 = 0.0f;
            _S1630._S18 = 0.0f;
        }
        else
        {
            var arm_1 : vec3<f32> = _S1613.value0_27.value1_2.position_0 - _S1613.value0_27.value2_2;
            var _S1631 : Tuple_2 = s_apply_abs_0(_S1621.value0_5);
            var _S1632 : s_bwdCallableCtx_abs_0;
            _S1632._S18 = _S1621.value0_5;
            var _S1633 : f32 = _S1613.value0_27.value4_1 * _S1631.value0_2;
            var _S1634 : Tuple_5 = s_apply_dot_0(arm_1, arm_1);
            var _S1635 : s_bwdCallableCtx_dot_0;
            _S1635._S39 = arm_1;
            _S1635._S40 = arm_1;
            var _S1636 : f32 = _S1634.value0_5 * _S1613.value0_27.value0_18.pdf_area_0;
            var _S1637 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
            _S1637.value0_93 = _S1633;
            _S1637.value1_23 = _S1636;
            _S1625 = _S1613.value0_27.value0_18.radiance_0;
            _S1626.value0_96 = _S1637;
            _S1627 = _S1613.value0_27.value0_18.pdf_area_0;
            _S1629 = _S1635;
            _S1628 = _S1631.value0_2;
            _S1630 = _S1632;
        }
    }
    else
    {
        _S1625 = _S1619;
        _S1626.value0_96 = _S1620;
        _S1627 = 0.0f;
        _S1629._S39 = _S1619;
        _S1629._S40 = _S1619;
        _S1628 = 0.0f;
        _S1630._S18 = 0.0f;
    }
    var _S1638 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1639 : Surface_Differential_0;
    if(_S1624)
    {
        if(_S1613.value0_27.value5_1)
        {
            _S1627 = 0.0f;
            _S1639 = _S1638;
            _S1625 = _S1619;
            _S1628 = 0.0f;
        }
        else
        {
            var _S1640 : vec3<f32> = _S1625 * _S1618;
            var _S1641 : f32 = _S1640[i32(0)] + _S1640[i32(1)] + _S1640[i32(2)];
            var _S1642 : f32 = 0.0f;
            var _S1643 : f32 = 0.0f;
            s_bwdProp_power_heuristic_0(_S1626, &(_S1642), &(_S1643), _S1641);
            var _S1644 : f32 = _S1627 * _S1643;
            var _S1645 : vec3<f32> = _S1619;
            var _S1646 : vec3<f32> = _S1619;
            s_bwdProp_dot_0(_S1629, &(_S1645), &(_S1646), _S1644);
            var _S1647 : f32 = _S1613.value0_27.value4_1 * _S1642;
            var _S1648 : f32 = _S1628 * _S1642;
            var _S1649 : f32 = 0.0f;
            s_bwdProp_abs_0(_S1630, &(_S1649), _S1647);
            var _S1650 : vec3<f32> = _S1645 + _S1646;
            var _S1651 : vec3<f32> = (vec3<f32>(0) - _S1650);
            var _S1652 : Surface_Differential_0 = _S1638;
            _S1652.position_1 = _S1650;
            var _S1653 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1638, _S1652);
            _S1627 = _S1649;
            _S1639 = _S1653;
            _S1625 = _S1651;
            _S1628 = _S1648;
        }
    }
    else
    {
        _S1627 = 0.0f;
        _S1639 = _S1638;
        _S1625 = _S1619;
        _S1628 = 0.0f;
    }
    var _S1654 : vec3<f32> = _S1619;
    var _S1655 : vec3<f32> = _S1619;
    s_bwdProp_dot_0(_S1623, &(_S1654), &(_S1655), _S1627);
    (*_S1614) = _S1639;
    (*_S1615) = _S1625;
    (*_S1616) = _S1654;
    (*_S1617) = _S1628;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0
{
     value0_104 : vec3<f32>,
     value1_28 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_frame_from_normal_0
{
     value0_105 : vec3<f32>,
};

struct s_bwdCallableCtx_frame_from_normal_tangent_0
{
     value0_106 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0,
};

struct s_bwdCallableCtx_frame_from_normal_0
{
     value0_107 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0,
};

fn s_bwdProp_frame_from_normal_0( _S1656 : s_bwdCallableCtx_frame_from_normal_0,  _S1657 : ptr<function, vec3<f32>>,  _S1658 : Frame_0)
{
    var _S1659 : f32 = _S1656.value0_107.value0_105.z;
    var sign_1 : f32;
    if(_S1659 < 0.0f)
    {
        sign_1 = -1.0f;
    }
    else
    {
        sign_1 = 1.0f;
    }
    var _S1660 : f32 = sign_1 + _S1659;
    var a_3 : f32 = -1.0f / _S1660;
    var _S1661 : f32 = _S1660 * _S1660;
    var _S1662 : f32 = _S1656.value0_107.value0_105.x;
    var _S1663 : f32 = _S1656.value0_107.value0_105.y;
    var _S1664 : f32 = _S1662 * _S1663;
    var _S1665 : f32 = sign_1 * _S1662;
    var _S1666 : f32 = _S1665 * _S1662;
    var _S1667 : f32 = - sign_1;
    var _S1668 : f32 = _S1663 * _S1663;
    var _S1669 : f32 = _S1663 * (a_3 * _S1658.t_0[i32(1)]);
    var _S1670 : f32 = a_3 * _S1658.s_1[i32(0)];
    var _S1671 : f32 = _S1658.t_0[i32(0)] + sign_1 * _S1658.s_1[i32(1)];
    var _S1672 : f32 = a_3 * _S1671;
    (*_S1657) = _S1658.n_0 + vec3<f32>(_S1667 * _S1658.s_1[i32(2)] + _S1665 * _S1670 + sign_1 * (_S1662 * _S1670) + _S1663 * _S1672, - _S1658.t_0[i32(2)] + _S1669 + _S1669 + _S1662 * _S1672, 0.0f) + vec3<f32>(0.0f, 0.0f, -1.0f * - ((_S1668 * _S1658.t_0[i32(1)] + _S1666 * _S1658.s_1[i32(0)] + _S1664 * _S1671) / _S1661));
    return;
}

fn s_bwdProp_frame_from_normal_tangent_0( _S1673 : s_bwdCallableCtx_frame_from_normal_tangent_0,  _S1674 : ptr<function, vec3<f32>>,  _S1675 : Frame_0)
{
    var _S1676 : vec3<f32> = vec3<f32>(0.0f);
    var _S1677 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S1676 );
    var _S1678 : Tuple_5 = s_apply_dot_0(_S1673.value0_106.value0_104, _S1673.value0_106.value1_28);
    var _S1679 : s_bwdCallableCtx_dot_0;
    _S1679._S39 = _S1673.value0_106.value0_104;
    _S1679._S40 = _S1673.value0_106.value1_28;
    var _S1680 : s_bwdCallableCtx_dot_0 = _S1679;
    var _S1681 : vec3<f32> = vec3<f32>(- _S1678.value0_5);
    var s_4 : vec3<f32> = _S1673.value0_106.value1_28 + _S1673.value0_106.value0_104 * _S1681;
    var _S1682 : Tuple_5 = s_apply_dot_0(s_4, s_4);
    var _S1683 : s_bwdCallableCtx_dot_0;
    _S1683._S39 = s_4;
    _S1683._S40 = s_4;
    var _S1684 : s_bwdCallableCtx_dot_0 = _S1683;
    var _S1685 : bool = (_S1682.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(_S1673.value0_106.value1_28, _S1673.value0_106.value1_28).value0_5);
    var _S1686 : s_bwdCallableCtx_cross_0;
    var _S1687 : vec3<f32>;
    var _S1688 : f32;
    var _S1689 : s_bwdCallableCtx_sqrt_0;
    var _S1690 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S1685)
    {
        var _S1691 : Tuple_3 = s_apply_sqrt_0(_S1682.value0_5);
        var _S1692 : s_bwdCallableCtx_sqrt_0;
        _S1692._S22 = _S1682.value0_5;
        var _S1693 : vec3<f32> = vec3<f32>((1.0f / _S1691.value0_3));
        var _S1694 : f32 = _S1691.value0_3 * _S1691.value0_3;
        var _S1695 : vec3<f32> = s_4 * _S1693;
        var _S1696 : s_bwdCallableCtx_cross_0;
        _S1696._S26 = _S1673.value0_106.value0_104;
        _S1696._S27 = _S1695;
        _S1686 = _S1696;
        _S1687 = _S1693;
        _S1688 = _S1694;
        _S1689 = _S1692;
        _S1690.value0_107 = _S1677;
    }
    else
    {
        var _S1697 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S1697.value0_105 = _S1673.value0_106.value0_104;
        _S1686._S26 = _S1676;
        _S1686._S27 = _S1676;
        _S1687 = _S1676;
        _S1688 = 0.0f;
        _S1689._S22 = 0.0f;
        _S1690.value0_107 = _S1697;
    }
    var _S1698 : vec3<f32>;
    if(_S1685)
    {
        var _S1699 : vec3<f32> = _S1676;
        var _S1700 : vec3<f32> = _S1676;
        s_bwdProp_cross_0(_S1686, &(_S1699), &(_S1700), _S1675.t_0);
        var _S1701 : vec3<f32> = _S1675.s_1 + _S1700;
        var _S1702 : vec3<f32> = s_4 * _S1701;
        var _S1703 : vec3<f32> = _S1687 * _S1701;
        var _S1704 : f32 = - ((_S1702[i32(0)] + _S1702[i32(1)] + _S1702[i32(2)]) / _S1688);
        var _S1705 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1689, &(_S1705), _S1704);
        var _S1706 : vec3<f32> = _S1675.n_0 + _S1699;
        _S1688 = _S1705;
        _S1687 = _S1703;
        _S1698 = _S1706;
    }
    else
    {
        var _S1707 : vec3<f32> = _S1676;
        s_bwdProp_frame_from_normal_0(_S1690, &(_S1707), _S1675);
        _S1688 = 0.0f;
        _S1687 = _S1676;
        _S1698 = _S1707;
    }
    var _S1708 : vec3<f32> = _S1676;
    var _S1709 : vec3<f32> = _S1676;
    s_bwdProp_dot_0(_S1684, &(_S1708), &(_S1709), _S1688);
    var _S1710 : vec3<f32> = _S1708 + _S1709 + _S1687;
    var _S1711 : vec3<f32> = _S1673.value0_106.value0_104 * _S1710;
    var _S1712 : vec3<f32> = _S1681 * _S1710;
    var _S1713 : f32 = - (_S1711[i32(0)] + _S1711[i32(1)] + _S1711[i32(2)]);
    var _S1714 : vec3<f32> = _S1676;
    var _S1715 : vec3<f32> = _S1676;
    s_bwdProp_dot_0(_S1680, &(_S1714), &(_S1715), _S1713);
    (*_S1674) = _S1712 + _S1714 + _S1698;
    return;
}

fn s_bwdProp_surface_at_0( _S1716 : s_bwdCallableCtx_surface_at_0,  _S1717 : ptr<function, vec3<f32>>,  _S1718 : ptr<function, vec3<f32>>,  _S1719 : Surface_Differential_0)
{
    var _S1720 : vec3<f32> = vec3<f32>(0.0f);
    var _S1721 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0( _S1720, _S1720 );
    var _S1722 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S1720 );
    var _S1723 : Tuple_4 = s_apply_cross_0(_S1716.value0_26.value0_25.e1_1, _S1716.value0_26.value0_25.e2_1);
    var _S1724 : vec3<f32> = _S1723.value0_4;
    var _S1725 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S1724, _S1724).value0_5));
    var along1_0 : vec3<f32> = s_apply_cross_0(_S1716.value0_26.value0_25.e2_1, _S1723.value0_4).value0_4 * _S1725;
    var along2_0 : vec3<f32> = s_apply_cross_0(_S1723.value0_4, _S1716.value0_26.value0_25.e1_1).value0_4 * _S1725;
    var from_p0_1 : vec3<f32> = _S1716.value0_26.value1_6 - _S1716.value0_26.value0_25.p0_0;
    var _S1726 : Tuple_5 = s_apply_dot_0(from_p0_1, _S1723.value0_4);
    var _S1727 : s_bwdCallableCtx_dot_0;
    _S1727._S39 = from_p0_1;
    _S1727._S40 = _S1723.value0_4;
    var _S1728 : s_bwdCallableCtx_dot_0 = _S1727;
    var _S1729 : Tuple_5 = s_apply_dot_0(_S1716.value0_26.value2_5, _S1723.value0_4);
    var _S1730 : s_bwdCallableCtx_dot_0;
    _S1730._S39 = _S1716.value0_26.value2_5;
    _S1730._S40 = _S1723.value0_4;
    var _S1731 : s_bwdCallableCtx_dot_0 = _S1730;
    var _S1732 : f32 = _S1729.value0_5 * _S1729.value0_5;
    var _S1733 : vec3<f32> = vec3<f32>(- (_S1726.value0_5 / _S1729.value0_5));
    var in_plane_1 : vec3<f32> = from_p0_1 + _S1716.value0_26.value2_5 * _S1733;
    var _S1734 : Tuple_5 = s_apply_dot_0(in_plane_1, along1_0);
    var _S1735 : s_bwdCallableCtx_dot_0;
    _S1735._S39 = in_plane_1;
    _S1735._S40 = along1_0;
    var _S1736 : s_bwdCallableCtx_dot_0 = _S1735;
    var _S1737 : Tuple_5 = s_apply_dot_0(in_plane_1, along2_0);
    var _S1738 : s_bwdCallableCtx_dot_0;
    _S1738._S39 = in_plane_1;
    _S1738._S40 = along2_0;
    var _S1739 : s_bwdCallableCtx_dot_0 = _S1738;
    var n_3 : vec3<f32>;
    var _S1740 : vec3<f32>;
    var _S1741 : vec3<f32>;
    var _S1742 : vec3<f32>;
    var _S1743 : vec3<f32>;
    var _S1744 : bool;
    var _S1745 : bool;
    var _S1746 : s_bwdCallableCtx_dot_0;
    var _S1747 : s_bwdCallableCtx_dot_0;
    var _S1748 : f32;
    var _S1749 : s_bwdCallableCtx_sqrt_0;
    if(_S1716.value0_26.value0_25.smooth_0)
    {
        var _S1750 : vec3<f32> = _S1716.value0_26.value0_25.n1_0 - _S1716.value0_26.value0_25.n0_0;
        var _S1751 : vec3<f32> = _S1716.value0_26.value0_25.n2_0 - _S1716.value0_26.value0_25.n0_0;
        var interpolated_1 : vec3<f32> = _S1750 * vec3<f32>(_S1734.value0_5) + _S1751 * vec3<f32>(_S1737.value0_5) + _S1716.value0_26.value0_25.n0_0;
        var _S1752 : Tuple_5 = s_apply_dot_0(interpolated_1, interpolated_1);
        var _S1753 : s_bwdCallableCtx_dot_0;
        _S1753._S39 = interpolated_1;
        _S1753._S40 = interpolated_1;
        var _S1754 : s_bwdCallableCtx_dot_0 = _S1753;
        var _S1755 : bool = (_S1752.value0_5) > 0.0f;
        if(_S1755)
        {
            var _S1756 : Tuple_3 = s_apply_sqrt_0(_S1752.value0_5);
            var _S1757 : s_bwdCallableCtx_sqrt_0;
            _S1757._S22 = _S1752.value0_5;
            var _S1758 : vec3<f32> = vec3<f32>((1.0f / _S1756.value0_3));
            var _S1759 : f32 = _S1756.value0_3 * _S1756.value0_3;
            var n_4 : vec3<f32> = interpolated_1 * _S1758;
            var _S1760 : Tuple_5 = s_apply_dot_0(_S1716.value0_26.value0_25.plane_normal_0, n_4);
            var _S1761 : s_bwdCallableCtx_dot_0;
            _S1761._S39 = _S1716.value0_26.value0_25.plane_normal_0;
            _S1761._S40 = n_4;
            var _S1762 : bool = (_S1760.value0_5) < 0.0f;
            n_3 = n_4;
            _S1744 = _S1762;
            _S1746 = _S1761;
            _S1740 = _S1758;
            _S1748 = _S1759;
            _S1749 = _S1757;
        }
        else
        {
            n_3 = _S1716.value0_26.value0_25.plane_normal_0;
            _S1744 = false;
            _S1746._S39 = _S1720;
            _S1746._S40 = _S1720;
            _S1740 = _S1720;
            _S1748 = 0.0f;
            _S1749._S22 = 0.0f;
        }
        var _S1763 : bool = _S1744;
        var _S1764 : vec3<f32> = _S1740;
        _S1744 = _S1755;
        _S1745 = _S1763;
        _S1740 = interpolated_1;
        _S1741 = _S1764;
        _S1747 = _S1754;
        _S1742 = _S1751;
        _S1743 = _S1750;
    }
    else
    {
        n_3 = _S1716.value0_26.value0_25.plane_normal_0;
        _S1744 = false;
        _S1745 = false;
        _S1746._S39 = _S1720;
        _S1746._S40 = _S1720;
        _S1740 = _S1720;
        _S1741 = _S1720;
        _S1748 = 0.0f;
        _S1749._S22 = 0.0f;
        _S1747._S39 = _S1720;
        _S1747._S40 = _S1720;
        _S1742 = _S1720;
        _S1743 = _S1720;
    }
    var _S1765 : s_bwdCallableCtx_frame_from_normal_tangent_0;
    var _S1766 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S1716.value0_26.value0_25.anisotropic_0)
    {
        var _S1767 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0;
        _S1767.value0_104 = n_3;
        _S1767.value1_28 = _S1716.value0_26.value0_25.tangent_0;
        _S1765.value0_106 = _S1767;
        _S1766.value0_107 = _S1722;
    }
    else
    {
        var _S1768 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S1768.value0_105 = n_3;
        _S1765.value0_106 = _S1721;
        _S1766.value0_107 = _S1768;
    }
    var _S1769 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1770 : Surface_Differential_0;
    if(_S1716.value0_26.value0_25.anisotropic_0)
    {
        var _S1771 : Frame_0 = Frame_x24_syn_dzero_0();
        _S1770 = _S1719;
        _S1770.frame_2 = _S1771;
        var _S1772 : vec3<f32> = _S1720;
        s_bwdProp_frame_from_normal_tangent_0(_S1765, &(_S1772), _S1719.frame_2);
        var _S1773 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1770, _S1769);
        n_3 = _S1772;
        _S1770 = _S1773;
    }
    else
    {
        var _S1774 : Frame_0 = Frame_x24_syn_dzero_0();
        _S1770 = _S1719;
        _S1770.frame_2 = _S1774;
        var _S1775 : vec3<f32> = _S1720;
        s_bwdProp_frame_from_normal_0(_S1766, &(_S1775), _S1719.frame_2);
        var _S1776 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1770, _S1769);
        n_3 = _S1775;
        _S1770 = _S1776;
    }
    if(_S1716.value0_26.value0_25.smooth_0)
    {
        if(_S1744)
        {
            var _S1777 : vec3<f32>;
            if(_S1745)
            {
                var _S1778 : Surface_Differential_0 = _S1770;
                _S1770 = _S1769;
                _S1777 = _S1778.position_1;
            }
            else
            {
                _S1770 = Surface_x24_syn_dadd_0(_S1770, _S1769);
                _S1777 = _S1720;
            }
            var _S1779 : vec3<f32> = _S1720;
            var _S1780 : vec3<f32> = _S1720;
            s_bwdProp_dot_0(_S1746, &(_S1779), &(_S1780), 0.0f);
            var _S1781 : vec3<f32> = _S1780 + n_3;
            var _S1782 : vec3<f32> = _S1740 * _S1781;
            var _S1783 : vec3<f32> = _S1741 * _S1781;
            var _S1784 : f32 = - ((_S1782[i32(0)] + _S1782[i32(1)] + _S1782[i32(2)]) / _S1748);
            var _S1785 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S1749, &(_S1785), _S1784);
            _S1748 = _S1785;
            n_3 = _S1783;
            _S1740 = _S1777;
        }
        else
        {
            var _S1786 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1770, _S1769);
            _S1748 = 0.0f;
            n_3 = _S1720;
            _S1770 = _S1786;
            _S1740 = _S1720;
        }
        var _S1787 : vec3<f32> = _S1720;
        var _S1788 : vec3<f32> = _S1720;
        s_bwdProp_dot_0(_S1747, &(_S1787), &(_S1788), _S1748);
        var _S1789 : vec3<f32> = _S1787 + _S1788 + n_3;
        var _S1790 : vec3<f32> = _S1742 * _S1789;
        var _S1791 : vec3<f32> = _S1743 * _S1789;
        n_3 = _S1740;
        _S1740 = _S1790;
        _S1741 = _S1791;
    }
    else
    {
        _S1770 = Surface_x24_syn_dadd_0(_S1770, _S1769);
        n_3 = _S1720;
        _S1740 = _S1720;
        _S1741 = _S1720;
    }
    var _S1792 : vec3<f32> = _S1770.position_1 + n_3;
    var _S1793 : vec3<f32> = _S1716.value0_26.value0_25.e2_1 * _S1792;
    var _S1794 : vec3<f32> = _S1716.value0_26.value0_25.e1_1 * _S1792;
    var _S1795 : f32 = _S1740[i32(0)] + _S1740[i32(1)] + _S1740[i32(2)] + (_S1793[i32(0)] + _S1793[i32(1)] + _S1793[i32(2)]);
    var _S1796 : vec3<f32> = _S1720;
    var _S1797 : vec3<f32> = _S1720;
    s_bwdProp_dot_0(_S1739, &(_S1796), &(_S1797), _S1795);
    var _S1798 : f32 = _S1741[i32(0)] + _S1741[i32(1)] + _S1741[i32(2)] + (_S1794[i32(0)] + _S1794[i32(1)] + _S1794[i32(2)]);
    var _S1799 : vec3<f32> = _S1720;
    var _S1800 : vec3<f32> = _S1720;
    s_bwdProp_dot_0(_S1736, &(_S1799), &(_S1800), _S1798);
    var _S1801 : vec3<f32> = _S1796 + _S1799;
    var _S1802 : vec3<f32> = _S1716.value0_26.value2_5 * _S1801;
    var _S1803 : vec3<f32> = _S1733 * _S1801;
    var _S1804 : f32 = - (_S1802[i32(0)] + _S1802[i32(1)] + _S1802[i32(2)]) / _S1732;
    var _S1805 : f32 = _S1726.value0_5 * - _S1804;
    var _S1806 : f32 = _S1729.value0_5 * _S1804;
    var _S1807 : vec3<f32> = _S1720;
    var _S1808 : vec3<f32> = _S1720;
    s_bwdProp_dot_0(_S1731, &(_S1807), &(_S1808), _S1805);
    var _S1809 : vec3<f32> = _S1720;
    var _S1810 : vec3<f32> = _S1720;
    s_bwdProp_dot_0(_S1728, &(_S1809), &(_S1810), _S1806);
    var _S1811 : vec3<f32> = _S1803 + _S1807;
    (*_S1717) = _S1801 + _S1809;
    (*_S1718) = _S1811;
    return;
}

fn s_bwdProp_picture_0( _S1812 : s_bwdCallableCtx_picture_0,  _S1813 : ptr<function, vec3<f32>>,  _S1814 : ptr<function, vec3<f32>>,  _S1815 : ptr<function, f32>,  _S1816 : ptr<function, vec2<f32>>,  _S1817 : ptr<function, vec2<f32>>,  _S1818 : f32)
{
    var _S1819 : vec3<f32> = vec3<f32>(0.0f);
    var _S1820 : Emitted_0 = Emitted_0( _S1819, 0.0f, false );
    var _S1821 : Frame_0 = Frame_0( _S1819, _S1819, _S1819 );
    var _S1822 : Surface_0 = Surface_0( _S1819, _S1821, _S1819 );
    var _S1823 : s_paramCtx_s_bwdCallableCtx_emission_of_0 = s_paramCtx_s_bwdCallableCtx_emission_of_0( _S1820, _S1822, _S1819, _S1819, 0.0f, false );
    var _S1824 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S1821, _S1819 );
    var _S1825 : vec4<f32> = vec4<f32>(0.0f);
    var _S1826 : vec2<f32> = vec2<f32>(0.0f);
    var _S1827 : Material_0 = Material_0( _S1825, _S1825, _S1826, u32(0), u32(0) );
    var _S1828 : ChosenLight_0 = ChosenLight_0( _S1819, _S1819, _S1819, _S1819, _S1819, 0.0f, false, u32(0) );
    var _S1829 : s_paramCtx_s_bwdCallableCtx_direct_light_0 = s_paramCtx_s_bwdCallableCtx_direct_light_0( _S1827, _S1828, _S1822, _S1819, _S1826 );
    var _S1830 : s_paramCtx_s_bwdCallableCtx_scatter_0 = s_paramCtx_s_bwdCallableCtx_scatter_0( _S1827, _S1822, _S1819, _S1826, 0.0f );
    var _S1831 : Tuple_8 = s_apply_surface_at_0(_S1812.value0_17.value0_16.triangle_0, _S1812.value0_17.value1_1, _S1812.value0_17.value2_1);
    var _S1832 : s_paramCtx_s_bwdCallableCtx_surface_at_0;
    _S1832.value0_25 = _S1812.value0_17.value0_16.triangle_0;
    _S1832.value1_6 = _S1812.value0_17.value1_1;
    _S1832.value2_5 = _S1812.value0_17.value2_1;
    var _S1833 : s_bwdCallableCtx_surface_at_0 = s_bwdCallableCtx_surface_at_0( _S1832 );
    var _S1834 : bool = (_S1812.value0_17.value0_16.triangle_0.emission_1) != u32(4294967295);
    var _S1835 : s_bwdCallableCtx_dot_0;
    var _S1836 : s_bwdCallableCtx_emission_of_0;
    if(_S1834)
    {
        var _S1837 : Tuple_11 = s_apply_emission_of_0(_S1812.value0_17.value0_16.emitted_0, _S1831.value0_22, _S1812.value0_17.value1_1, _S1812.value0_17.value2_1, _S1812.value0_17.value3_0, _S1812.value0_17.value0_16.delta_0);
        var _S1838 : s_paramCtx_s_bwdCallableCtx_emission_of_0;
        _S1838.value0_18 = _S1812.value0_17.value0_16.emitted_0;
        _S1838.value1_2 = _S1831.value0_22;
        _S1838.value2_2 = _S1812.value0_17.value1_1;
        _S1838.value3_1 = _S1812.value0_17.value2_1;
        _S1838.value4_1 = _S1812.value0_17.value3_0;
        _S1838.value5_1 = _S1812.value0_17.value0_16.delta_0;
        var _S1839 : s_bwdCallableCtx_dot_0;
        _S1839._S39 = _S1837.value0_28;
        _S1839._S40 = _S1812.value0_17.value0_16.importance_0;
        _S1835 = _S1839;
        _S1836.value0_27 = _S1838;
    }
    else
    {
        _S1835._S39 = _S1819;
        _S1835._S40 = _S1819;
        _S1836.value0_27 = _S1823;
    }
    var _S1840 : bool;
    if(_S1812.value0_17.value0_16.lit_0)
    {
        _S1840 = true;
    }
    else
    {
        _S1840 = _S1812.value0_17.value0_16.scatters_0;
    }
    var _S1841 : s_bwdCallableCtx_dot_0;
    var _S1842 : s_bwdCallableCtx_dot_0;
    var _S1843 : s_bwdCallableCtx_dot_0;
    var _S1844 : s_bwdCallableCtx_dot_0;
    var _S1845 : bool;
    var _S1846 : bool;
    var _S1847 : s_bwdCallableCtx_direct_light_0;
    var _S1848 : f32;
    var _S1849 : s_bwdCallableCtx_scatter_0;
    var _S1850 : s_bwdCallableCtx_to_local_0;
    if(_S1840)
    {
        var _S1851 : vec3<f32> = (vec3<f32>(0) - _S1812.value0_17.value2_1);
        var _S1852 : Tuple_14 = s_apply_to_local_0(_S1831.value0_22.frame_0, _S1851);
        var _S1853 : s_paramCtx_s_bwdCallableCtx_to_local_0;
        _S1853.value0_19 = _S1831.value0_22.frame_0;
        _S1853.value1_3 = _S1851;
        var _S1854 : s_paramCtx_s_bwdCallableCtx_to_local_0 = _S1853;
        if(_S1812.value0_17.value0_16.lit_0)
        {
            var _S1855 : Tuple_15 = s_apply_direct_light_0(_S1812.value0_17.value0_16.material_1, _S1812.value0_17.value0_16.chosen_0, _S1831.value0_22, _S1852.value0_34, _S1812.value0_17.value5_0);
            var _S1856 : s_paramCtx_s_bwdCallableCtx_direct_light_0;
            _S1856.value0_20 = _S1812.value0_17.value0_16.material_1;
            _S1856.value1_4 = _S1812.value0_17.value0_16.chosen_0;
            _S1856.value2_3 = _S1831.value0_22;
            _S1856.value3_2 = _S1852.value0_34;
            _S1856.value4_2 = _S1812.value0_17.value5_0;
            var _S1857 : s_bwdCallableCtx_dot_0;
            _S1857._S39 = _S1855.value0_35;
            _S1857._S40 = _S1812.value0_17.value0_16.importance_0;
            _S1841 = _S1857;
            _S1847.value0_31 = _S1856;
        }
        else
        {
            _S1841._S39 = _S1819;
            _S1841._S40 = _S1819;
            _S1847.value0_31 = _S1829;
        }
        if(_S1812.value0_17.value0_16.scatters_0)
        {
            var _S1858 : Tuple_27 = s_apply_scatter_0(_S1812.value0_17.value0_16.material_1, _S1831.value0_22, _S1852.value0_34, _S1812.value0_17.value4_0, _S1812.value0_17.value0_16.lobe_0, _S1812.value0_17.value0_16.triangle_0.clearance_0);
            var _S1859 : s_paramCtx_s_bwdCallableCtx_scatter_0;
            _S1859.value0_21 = _S1812.value0_17.value0_16.material_1;
            _S1859.value1_5 = _S1831.value0_22;
            _S1859.value2_4 = _S1852.value0_34;
            _S1859.value3_3 = _S1812.value0_17.value4_0;
            _S1859.value4_3 = _S1812.value0_17.value0_16.lobe_0;
            var _S1860 : s_paramCtx_s_bwdCallableCtx_scatter_0 = _S1859;
            var _S1861 : s_bwdCallableCtx_dot_0;
            _S1861._S39 = _S1858.value0_47.weight_1;
            _S1861._S40 = _S1812.value0_17.value0_16.later_0;
            var _S1862 : s_bwdCallableCtx_dot_0 = _S1861;
            var _S1863 : s_bwdCallableCtx_dot_0;
            _S1863._S39 = _S1858.value0_47.origin_3;
            _S1863._S40 = _S1812.value0_17.value0_16.adjoint_origin_1;
            var _S1864 : s_bwdCallableCtx_dot_0 = _S1863;
            var _S1865 : s_bwdCallableCtx_dot_0;
            _S1865._S39 = _S1858.value0_47.direction_6;
            _S1865._S40 = _S1812.value0_17.value0_16.adjoint_direction_1;
            var _S1866 : s_bwdCallableCtx_dot_0 = _S1865;
            var _S1867 : bool = !_S1858.value0_47.delta_2;
            if(_S1867)
            {
                _S1848 = _S1812.value0_17.value0_16.adjoint_pdf_1;
            }
            else
            {
                _S1848 = 0.0f;
            }
            _S1845 = _S1867;
            _S1842 = _S1866;
            _S1843 = _S1864;
            _S1844 = _S1862;
            _S1849.value0_32 = _S1860;
        }
        else
        {
            _S1845 = false;
            _S1848 = 0.0f;
            _S1842._S39 = _S1819;
            _S1842._S40 = _S1819;
            _S1843._S39 = _S1819;
            _S1843._S40 = _S1819;
            _S1844._S39 = _S1819;
            _S1844._S40 = _S1819;
            _S1849.value0_32 = _S1830;
        }
        var _S1868 : s_bwdCallableCtx_dot_0 = _S1841;
        var _S1869 : bool = _S1845;
        _S1845 = _S1812.value0_17.value0_16.scatters_0;
        _S1846 = _S1869;
        _S1841 = _S1842;
        _S1842 = _S1843;
        _S1843 = _S1844;
        _S1844 = _S1868;
        _S1850.value0_33 = _S1854;
    }
    else
    {
        _S1845 = false;
        _S1846 = false;
        _S1848 = 0.0f;
        _S1841._S39 = _S1819;
        _S1841._S40 = _S1819;
        _S1842._S39 = _S1819;
        _S1842._S40 = _S1819;
        _S1843._S39 = _S1819;
        _S1843._S40 = _S1819;
        _S1849.value0_32 = _S1830;
        _S1844._S39 = _S1819;
        _S1844._S40 = _S1819;
        _S1847.value0_31 = _S1829;
        _S1850.value0_33 = _S1824;
    }
    var _S1870 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1871 : Departure_Differential_0 = Departure_x24_syn_dzero_0();
    var _S1872 : Surface_Differential_0;
    var _S1873 : vec3<f32>;
    var _S1874 : vec2<f32>;
    var _S1875 : vec2<f32>;
    if(_S1840)
    {
        if(_S1845)
        {
            var _S1876 : Departure_Differential_0;
            if(_S1846)
            {
                var _S1877 : f32 = _S1848 * _S1818;
                var _S1878 : Departure_Differential_0 = _S1871;
                _S1878.pdf_3 = _S1877;
                _S1876 = Departure_x24_syn_dadd_0(_S1871, _S1878);
            }
            else
            {
                _S1876 = _S1871;
            }
            var _S1879 : vec3<f32> = _S1819;
            var _S1880 : vec3<f32> = _S1819;
            s_bwdProp_dot_0(_S1841, &(_S1879), &(_S1880), _S1818);
            var _S1881 : vec3<f32> = _S1819;
            var _S1882 : vec3<f32> = _S1819;
            s_bwdProp_dot_0(_S1842, &(_S1881), &(_S1882), _S1818);
            var _S1883 : vec3<f32> = _S1819;
            var _S1884 : vec3<f32> = _S1819;
            s_bwdProp_dot_0(_S1843, &(_S1883), &(_S1884), _S1818);
            var _S1885 : Departure_Differential_0 = _S1871;
            _S1885.direction_8 = _S1879;
            _S1885.origin_4 = _S1881;
            _S1885.weight_3 = _S1883;
            var _S1886 : Departure_Differential_0 = Departure_x24_syn_dadd_0(_S1876, _S1885);
            var _S1887 : Surface_Differential_0;
            _S1887.position_1 = _S1819;
            _S1887.frame_2 = _S1821;
            var _S1888 : vec3<f32> = _S1819;
            var _S1889 : vec2<f32> = _S1826;
            s_bwdProp_scatter_0(_S1849, &(_S1887), &(_S1888), &(_S1889), _S1886);
            _S1872 = Surface_x24_syn_dadd_0(_S1887, _S1870);
            _S1873 = _S1888;
            _S1874 = _S1889;
        }
        else
        {
            _S1872 = _S1870;
            _S1873 = _S1819;
            _S1874 = _S1826;
        }
        if(_S1812.value0_17.value0_16.lit_0)
        {
            var _S1890 : vec3<f32> = _S1819;
            var _S1891 : vec3<f32> = _S1819;
            s_bwdProp_dot_0(_S1844, &(_S1890), &(_S1891), _S1818);
            var _S1892 : Surface_Differential_0;
            _S1892.position_1 = _S1819;
            _S1892.frame_2 = _S1821;
            var _S1893 : vec3<f32> = _S1819;
            var _S1894 : vec2<f32> = _S1826;
            s_bwdProp_direct_light_0(_S1847, &(_S1892), &(_S1893), &(_S1894), _S1890);
            var _S1895 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1892, _S1872);
            _S1873 = _S1893 + _S1873;
            _S1872 = _S1895;
            _S1875 = _S1894;
        }
        else
        {
            _S1875 = _S1826;
        }
        var _S1896 : Frame_0;
        _S1896.s_1 = _S1819;
        _S1896.t_0 = _S1819;
        _S1896.n_0 = _S1819;
        var _S1897 : vec3<f32> = _S1819;
        s_bwdProp_to_local_0(_S1850, &(_S1896), &(_S1897), _S1873);
        var _S1898 : vec3<f32> = (vec3<f32>(0) - _S1897);
        var _S1899 : Surface_Differential_0 = _S1870;
        _S1899.frame_2 = _S1896;
        _S1872 = Surface_x24_syn_dadd_0(_S1872, _S1899);
        _S1873 = _S1898;
    }
    else
    {
        _S1872 = _S1870;
        _S1873 = _S1819;
        _S1874 = _S1826;
        _S1875 = _S1826;
    }
    var _S1900 : vec3<f32>;
    if(_S1834)
    {
        var _S1901 : vec3<f32> = _S1819;
        var _S1902 : vec3<f32> = _S1819;
        s_bwdProp_dot_0(_S1835, &(_S1901), &(_S1902), _S1818);
        var _S1903 : Surface_Differential_0;
        _S1903.position_1 = _S1819;
        _S1903.frame_2 = _S1821;
        var _S1904 : vec3<f32> = _S1819;
        var _S1905 : vec3<f32> = _S1819;
        var _S1906 : f32 = 0.0f;
        s_bwdProp_emission_of_0(_S1836, &(_S1903), &(_S1904), &(_S1905), &(_S1906), _S1901);
        var _S1907 : vec3<f32> = _S1905 + _S1873;
        _S1872 = Surface_x24_syn_dadd_0(_S1903, _S1872);
        _S1873 = _S1904;
        _S1900 = _S1907;
        _S1848 = _S1906;
    }
    else
    {
        var _S1908 : vec3<f32> = _S1873;
        _S1873 = _S1819;
        _S1900 = _S1908;
        _S1848 = 0.0f;
    }
    var _S1909 : vec3<f32> = _S1819;
    var _S1910 : vec3<f32> = _S1819;
    s_bwdProp_surface_at_0(_S1833, &(_S1909), &(_S1910), _S1872);
    var _S1911 : vec3<f32> = _S1910 + _S1900;
    (*_S1813) = _S1909 + _S1873;
    (*_S1814) = _S1911;
    (*_S1815) = _S1848;
    (*_S1816) = _S1874;
    (*_S1817) = _S1875;
    return;
}

fn _S1912( _S1913 : Vertex_0,  _S1914 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S1915 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S1916 : ptr<function, DiffPair_float_0>,  _S1917 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1918 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1919 : f32)
{
    var _S1920 : s_paramCtx_s_bwdCallableCtx_picture_0;
    _S1920.value0_16 = _S1913;
    _S1920.value1_1 = (*_S1914).primal_0;
    _S1920.value2_1 = (*_S1915).primal_0;
    _S1920.value3_0 = (*_S1916).primal_0;
    _S1920.value4_0 = (*_S1917).primal_0;
    _S1920.value5_0 = (*_S1918).primal_0;
    var _S1921 : s_bwdCallableCtx_picture_0 = s_bwdCallableCtx_picture_0( _S1920 );
    var _S1922 : vec3<f32> = (*_S1914).differential_0;
    var _S1923 : vec3<f32> = (*_S1915).differential_0;
    var _S1924 : f32 = (*_S1916).differential_0;
    var _S1925 : vec2<f32> = (*_S1917).differential_0;
    var _S1926 : vec2<f32> = (*_S1918).differential_0;
    s_bwdProp_picture_0(_S1921, &(_S1922), &(_S1923), &(_S1924), &(_S1925), &(_S1926), _S1919);
    (*_S1914).differential_0 = _S1922;
    (*_S1915).differential_0 = _S1923;
    (*_S1916).differential_0 = _S1924;
    (*_S1917).differential_0 = _S1925;
    (*_S1918).differential_0 = _S1926;
    return;
}

fn Backward_step_0( this_8 : ptr<function, Backward_0>)
{
    var depth_1 : u32 = (*this_8).left_1 - u32(1);
    (*this_8).left_1 = depth_1;
    var row_2 : u32 = depth_1 * u32(5) * run_0.chains_0 + (*this_8).recorder_0.chain_2;
    var row0_1 : vec4<f32> = records_0[row_2];
    var row1_2 : vec4<f32> = records_0[row_2 + run_0.chains_0];
    var row2_2 : vec4<f32> = records_0[row_2 + u32(2) * run_0.chains_0];
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
    var _S1927 : Material_std430_0 = materials_0[vertex_0.triangle_0.material_0];
    vertex_0.material_1.a_0 = _S1927.a_0;
    vertex_0.material_1.b_0 = _S1927.b_0;
    vertex_0.material_1.alpha_0 = _S1927.alpha_0;
    vertex_0.material_1.kind_0 = _S1927.kind_0;
    vertex_0.material_1.flags_0 = _S1927.flags_0;
    vertex_0.emitted_0 = load_emitted_0(vertex_0.triangle_0.emission_1);
    vertex_0.delta_0 = ((flags_1 & (u32(1)))) != u32(0);
    vertex_0.lit_0 = ((flags_1 & (u32(2)))) != u32(0);
    var _S1928 : vec3<f32> = vec3<f32>(0.0f);
    vertex_0.scatters_0 = (any((((*this_8).later_light_0) != _S1928)));
    var _S1929 : vec3<f32> = row2_2.xyz * vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f);
    vertex_0.importance_0 = _S1929;
    vertex_0.later_0 = _S1929 * (*this_8).later_light_0;
    vertex_0.adjoint_origin_1 = (*this_8).adjoint_origin_0;
    vertex_0.adjoint_direction_1 = (*this_8).adjoint_direction_0;
    vertex_0.adjoint_pdf_1 = (*this_8).adjoint_pdf_0;
    var has_coordinates_0 : bool = depth_1 < (run_0.max_depth_0);
    var _S1930 : vec2<f32> = vec2<f32>(0.0f);
    var _S1931 : VertexCoordinates_0 = VertexCoordinates_x24init_0(_S1930, _S1930, 0.0f, 0.0f);
    var xi_1 : VertexCoordinates_0;
    if(has_coordinates_0)
    {
        xi_1 = StoredCoordinates_vertex_0((*this_8).x_5, depth_1);
    }
    else
    {
        xi_1 = _S1931;
    }
    vertex_0.lobe_0 = xi_1.lobe_1;
    var _S1932 : vec3<f32> = vec3<f32>(0.0f);
    vertex_0.chosen_0 = ChosenLight_x24init_0(_S1932, _S1932, _S1932, _S1932, _S1932, 0.0f, false, u32(0));
    if(vertex_0.lit_0)
    {
        vertex_0.chosen_0 = choose_light_0(xi_1.pick_0);
    }
    var origin_5 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    origin_5.primal_0 = row0_1.xyz;
    origin_5.differential_0 = _S1928;
    var direction_11 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    direction_11.primal_0 = row1_2.xyz;
    direction_11.differential_0 = _S1928;
    var pdf_5 : DiffPair_float_0;
    pdf_5.primal_0 = row0_1.w;
    pdf_5.differential_0 = 0.0f;
    var _S1933 : vec2<f32> = vec2<f32>(0.0f);
    var u_0 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    u_0.primal_0 = xi_1.direction_3;
    u_0.differential_0 = _S1933;
    var light_6 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    light_6.primal_0 = xi_1.light_0;
    light_6.differential_0 = _S1933;
    _S1912(vertex_0, &(origin_5), &(direction_11), &(pdf_5), &(u_0), &(light_6), 1.0f);
    (*this_8).adjoint_origin_0 = origin_5.differential_0;
    (*this_8).adjoint_direction_0 = direction_11.differential_0;
    (*this_8).adjoint_pdf_0 = pdf_5.differential_0;
    (*this_8).later_light_0 = row3_0.xyz + row4_0.xyz * (*this_8).later_light_0;
    if(has_coordinates_0)
    {
        var first_1 : u32 = u32(4) + u32(6) * depth_1;
        var _S1934 : f32 = u_0.differential_0.x * (*this_8).scale_0;
        var _S1935 : ScoreReport_0 = (*this_8).report_0;
        var _S1936 : f32 = ScoreReport_checked_0(&(_S1935), _S1934);
        StoredScore_set_0((*this_8).score_0, first_1, _S1936);
        var _S1937 : u32 = first_1 + u32(1);
        var _S1938 : f32 = u_0.differential_0.y * (*this_8).scale_0;
        var _S1939 : ScoreReport_0 = _S1935;
        var _S1940 : f32 = ScoreReport_checked_0(&(_S1939), _S1938);
        StoredScore_set_0((*this_8).score_0, _S1937, _S1940);
        var _S1941 : u32 = first_1 + u32(2);
        var _S1942 : f32 = light_6.differential_0.x * (*this_8).scale_0;
        var _S1943 : ScoreReport_0 = _S1939;
        var _S1944 : f32 = ScoreReport_checked_0(&(_S1943), _S1942);
        StoredScore_set_0((*this_8).score_0, _S1941, _S1944);
        var _S1945 : u32 = first_1 + u32(3);
        var _S1946 : f32 = light_6.differential_0.y * (*this_8).scale_0;
        var _S1947 : ScoreReport_0 = _S1943;
        var _S1948 : f32 = ScoreReport_checked_0(&(_S1947), _S1946);
        (*this_8).report_0 = _S1947;
        StoredScore_set_0((*this_8).score_0, _S1945, _S1948);
        StoredScore_set_0((*this_8).score_0, first_1 + u32(4), 0.0f);
        StoredScore_set_0((*this_8).score_0, first_1 + u32(5), 0.0f);
    }
    return;
}

fn Backward_begin_0( this_9 : ptr<function, Backward_0>,  density_0 : f32)
{
    (*this_9).scale_0 = 1.0f / (density_0 + 9.99999993922529029e-09f);
    (*this_9).report_0.bad_0 = u32(0);
    (*this_9).report_0.norm_squared_0 = 0.0f;
    var i_0 : u32;
    if(density_0 > 0.0f)
    {
        i_0 = (*this_9).recorder_0.lit_vertices_0;
    }
    else
    {
        i_0 = u32(0);
    }
    (*this_9).left_1 = i_0;
    var _S1949 : vec3<f32> = vec3<f32>(0.0f);
    (*this_9).later_light_0 = _S1949;
    (*this_9).adjoint_origin_0 = _S1949;
    (*this_9).adjoint_direction_0 = _S1949;
    (*this_9).adjoint_pdf_0 = 0.0f;
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
        StoredScore_set_0((*this_9).score_0, i_0, 0.0f);
        i_0 = i_0 + u32(1);
    }
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

struct Path_0
{
     origin_6 : vec3<f32>,
     direction_12 : vec3<f32>,
     pdf_6 : f32,
     delta_4 : bool,
     from_0 : Hit_0,
     throughput_0 : vec3<f32>,
     total_0 : vec3<f32>,
     depth_2 : u32,
     rays_0 : u32,
};

struct Follower_0
{
     recorder_2 : Recorder_0,
     hash_0 : u32,
};

fn nothing_0() -> Hit_0
{
    var hit_2 : Hit_0;
    hit_2.leaf_1 = u32(4294967295);
    hit_2.instance_0 = u32(4294967295);
    return hit_2;
}

struct Segment_0
{
     origin_7 : vec3<f32>,
     direction_13 : vec3<f32>,
     t_max_0 : f32,
     inverse_0 : vec3<f32>,
     octant_0 : u32,
};

fn inverse_component_0( d_0 : f32) -> f32
{
    var tiny_0 : f32 = (bitcast<f32>((((bitcast<u32>((1.00000004581370497e-18f))) | ((((bitcast<u32>((d_0))) & (u32(2147483648)))))))));
    var _S1951 : f32;
    if((abs(d_0)) < 1.00000004581370497e-18f)
    {
        _S1951 = tiny_0;
    }
    else
    {
        _S1951 = d_0;
    }
    return 1.0f / _S1951;
}

fn make_segment_0( origin_8 : vec3<f32>,  direction_14 : vec3<f32>,  t_max_1 : f32) -> Segment_0
{
    var segment_0 : Segment_0;
    segment_0.origin_7 = origin_8;
    segment_0.direction_13 = direction_14;
    segment_0.t_max_0 = t_max_1;
    var _S1952 : f32 = direction_14.x;
    var _S1953 : f32 = direction_14.y;
    var _S1954 : f32 = direction_14.z;
    segment_0.inverse_0 = vec3<f32>(inverse_component_0(_S1952), inverse_component_0(_S1953), inverse_component_0(_S1954));
    var _S1955 : u32;
    if(_S1952 < 0.0f)
    {
        _S1955 = u32(0);
    }
    else
    {
        _S1955 = u32(67372036);
    }
    var _S1956 : u32;
    if(_S1953 < 0.0f)
    {
        _S1956 = u32(0);
    }
    else
    {
        _S1956 = u32(33686018);
    }
    var _S1957 : u32 = (_S1955 | (_S1956));
    if(_S1954 < 0.0f)
    {
        _S1955 = u32(0);
    }
    else
    {
        _S1955 = u32(16843009);
    }
    segment_0.octant_0 = (_S1957 | (_S1955));
    return segment_0;
}

struct TopWalk_0
{
     group_0 : vec2<u32>,
     leaves_1 : u32,
     leaf_base_0 : u32,
     depth_3 : u32,
     stack_0 : array<vec2<u32>, i32(16)>,
};

fn TopWalk_begin_0( this_10 : ptr<function, TopWalk_0>)
{
    var _S1958 : u32 = run_0.top_root_0;
    var _S1959 : u32;
    if((run_0.top_root_0) == u32(4294967295))
    {
        _S1959 = u32(0);
    }
    else
    {
        _S1959 = u32(2147483648);
    }
    (*this_10).group_0 = vec2<u32>(_S1958, _S1959);
    (*this_10).leaves_1 = u32(0);
    (*this_10).leaf_base_0 = u32(0);
    (*this_10).depth_3 = u32(0);
    return;
}

fn firstbithigh_0( value_6 : u32) -> u32
{
    var _S1960 : u32 = firstLeadingBit(value_6);
    return _S1960;
}

fn next_node_0( group_1 : ptr<function, vec2<u32>>,  octant_1 : u32) -> u32
{
    var bit_0 : u32 = firstbithigh_0((*group_1).y);
    var rank_0 : u32 = countOneBits((((((*group_1).y) & ((~((u32(4294967295) << ((((bit_0 - u32(24)) ^ (((octant_1 & (u32(255)))))))))))))) & (u32(255))));
    (*group_1)[i32(1)] = (((*group_1)[i32(1)]) & ((~((u32(1) << (bit_0))))));
    return (*group_1).x + rank_0;
}

struct Visit_0
{
     met_0 : u32,
     child_base_0 : u32,
     primitive_base_0 : u32,
     inner_mask_0 : u32,
};

fn four_children_0( meta_0 : u32,  near_0 : vec3<u32>,  far_0 : vec3<u32>,  scale_2 : vec3<f32>,  offset_1 : vec3<f32>,  octant_2 : u32,  t_max_2 : f32) -> u32
{
    var _S1961 : u32 = (((meta_0 ^ (((octant_2 & ((((((((meta_0 & (((meta_0 << (u32(1))))))) & (u32(269488144)))) >> (u32(4)))) * u32(255)))))))) & (u32(522133279)));
    var _S1962 : u32 = (((meta_0 >> (u32(5)))) & (u32(117901063)));
    var _S1963 : vec3<u32> = vec3<u32>(u32(0));
    var _S1964 : vec3<u32> = vec3<u32>(u32(255));
    var entry_0 : vec3<f32> = vec3<f32>((((near_0 >> (_S1963))) & (_S1964))) * scale_2 + offset_1;
    var exit_0 : vec3<f32> = vec3<f32>((((far_0 >> (_S1963))) & (_S1964))) * scale_2 + offset_1;
    var mask_0 : u32;
    if((max(max(entry_0.x, entry_0.y), max(entry_0.z, 0.0f))) <= (min(min(min(exit_0.x, exit_0.y), exit_0.z) * 1.0000004768371582f, t_max_2)))
    {
        mask_0 = (u32(0) | (((((((_S1962 >> (u32(0)))) & (u32(255)))) << (((((_S1961 >> (u32(0)))) & (u32(31)))))))));
    }
    else
    {
        mask_0 = u32(0);
    }
    var _S1965 : vec3<u32> = vec3<u32>(u32(8));
    var entry_1 : vec3<f32> = vec3<f32>((((near_0 >> (_S1965))) & (_S1964))) * scale_2 + offset_1;
    var exit_1 : vec3<f32> = vec3<f32>((((far_0 >> (_S1965))) & (_S1964))) * scale_2 + offset_1;
    if((max(max(entry_1.x, entry_1.y), max(entry_1.z, 0.0f))) <= (min(min(min(exit_1.x, exit_1.y), exit_1.z) * 1.0000004768371582f, t_max_2)))
    {
        mask_0 = (mask_0 | (((((((_S1962 >> (u32(8)))) & (u32(255)))) << (((((_S1961 >> (u32(8)))) & (u32(31)))))))));
    }
    var _S1966 : vec3<u32> = vec3<u32>(u32(16));
    var entry_2 : vec3<f32> = vec3<f32>((((near_0 >> (_S1966))) & (_S1964))) * scale_2 + offset_1;
    var exit_2 : vec3<f32> = vec3<f32>((((far_0 >> (_S1966))) & (_S1964))) * scale_2 + offset_1;
    if((max(max(entry_2.x, entry_2.y), max(entry_2.z, 0.0f))) <= (min(min(min(exit_2.x, exit_2.y), exit_2.z) * 1.0000004768371582f, t_max_2)))
    {
        mask_0 = (mask_0 | (((((((_S1962 >> (u32(16)))) & (u32(255)))) << (((((_S1961 >> (u32(16)))) & (u32(31)))))))));
    }
    var _S1967 : vec3<u32> = vec3<u32>(u32(24));
    var entry_3 : vec3<f32> = vec3<f32>((((near_0 >> (_S1967))) & (_S1964))) * scale_2 + offset_1;
    var exit_3 : vec3<f32> = vec3<f32>((((far_0 >> (_S1967))) & (_S1964))) * scale_2 + offset_1;
    if((max(max(entry_3.x, entry_3.y), max(entry_3.z, 0.0f))) <= (min(min(min(exit_3.x, exit_3.y), exit_3.z) * 1.0000004768371582f, t_max_2)))
    {
        mask_0 = (mask_0 | (((((((_S1962 >> (u32(24)))) & (u32(255)))) << (((((_S1961 >> (u32(24)))) & (u32(31)))))))));
    }
    return mask_0;
}

fn visit_0( node_0 : u32,  ray_0 : Segment_0) -> Visit_0
{
    var _S1968 : u32 = node_0 * u32(5);
    var n0_1 : vec4<u32> = nodes_0[_S1968];
    var n1_1 : vec4<u32> = nodes_0[_S1968 + u32(1)];
    var n2_1 : vec4<u32> = nodes_0[_S1968 + u32(2)];
    var n3_0 : vec4<u32> = nodes_0[_S1968 + u32(3)];
    var n4_0 : vec4<u32> = nodes_0[_S1968 + u32(4)];
    var _S1969 : u32 = n0_1.w;
    var scale_3 : vec3<f32> = vec3<f32>((bitcast<f32>(((((_S1969 & (u32(255)))) << (u32(23)))))), (bitcast<f32>(((((((_S1969 >> (u32(8)))) & (u32(255)))) << (u32(23)))))), (bitcast<f32>(((((((_S1969 >> (u32(16)))) & (u32(255)))) << (u32(23))))))) * ray_0.inverse_0;
    var offset_2 : vec3<f32> = (vec3<f32>((bitcast<f32>((n0_1.x))), (bitcast<f32>((n0_1.y))), (bitcast<f32>((n0_1.z)))) - ray_0.origin_7) * ray_0.inverse_0;
    var back_0 : vec3<bool> = (ray_0.direction_13) < vec3<f32>(0.0f);
    var x_8 : vec4<u32>;
    if(back_0.x)
    {
        x_8 = n2_1.zwxy;
    }
    else
    {
        x_8 = n2_1;
    }
    var y_3 : vec4<u32>;
    if(back_0.y)
    {
        y_3 = n3_0.zwxy;
    }
    else
    {
        y_3 = n3_0;
    }
    var z_0 : vec4<u32>;
    if(back_0.z)
    {
        z_0 = n4_0.zwxy;
    }
    else
    {
        z_0 = n4_0;
    }
    var result_12 : Visit_0;
    result_12.met_0 = ((four_children_0(n1_1.z, vec3<u32>(x_8.x, y_3.x, z_0.x), vec3<u32>(x_8.z, y_3.z, z_0.z), scale_3, offset_2, ray_0.octant_0, ray_0.t_max_0)) | ((four_children_0(n1_1.w, vec3<u32>(x_8.y, y_3.y, z_0.y), vec3<u32>(x_8.w, y_3.w, z_0.w), scale_3, offset_2, ray_0.octant_0, ray_0.t_max_0))));
    result_12.child_base_0 = n1_1.x;
    result_12.primitive_base_0 = n1_1.y;
    result_12.inner_mask_0 = (_S1969 >> (u32(24)));
    return result_12;
}

fn firstbitlow_0( value_7 : u32) -> u32
{
    var _S1970 : u32 = firstTrailingBit(value_7);
    return _S1970;
}

fn intersect_triangle_0( leaf_4 : u32,  ray_1 : Segment_0) -> f32
{
    var _S1971 : u32 = leaf_4 * u32(3);
    var e1_4 : vec3<f32> = leaves_0[_S1971 + u32(1)].xyz;
    var e2_4 : vec3<f32> = leaves_0[_S1971 + u32(2)].xyz;
    var p_0 : vec3<f32> = cross(ray_1.direction_13, e2_4);
    var inverse_det_0 : f32 = 1.0f / dot(e1_4, p_0);
    var from_v0_0 : vec3<f32> = ray_1.origin_7 - leaves_0[_S1971].xyz;
    var b1_0 : f32 = dot(from_v0_0, p_0) * inverse_det_0;
    var q_3 : vec3<f32> = cross(from_v0_0, e1_4);
    var b2_0 : f32 = dot(ray_1.direction_13, q_3) * inverse_det_0;
    var t_1 : f32 = dot(e2_4, q_3) * inverse_det_0;
    var inside_0 : bool;
    if(b1_0 >= 0.0f)
    {
        inside_0 = b2_0 >= 0.0f;
    }
    else
    {
        inside_0 = false;
    }
    if(inside_0)
    {
        inside_0 = (b1_0 + b2_0) <= 1.0f;
    }
    else
    {
        inside_0 = false;
    }
    if(inside_0)
    {
        inside_0 = t_1 > 0.0f;
    }
    else
    {
        inside_0 = false;
    }
    var _S1972 : f32;
    if(inside_0)
    {
        _S1972 = t_1;
    }
    else
    {
        _S1972 = (bitcast<f32>((u32(2139095040))));
    }
    return _S1972;
}

fn next_node_1( group_2 : ptr<function, vec2<u32>>,  octant_3 : u32) -> u32
{
    var bit_1 : u32 = firstbithigh_0((*group_2).y);
    var rank_1 : u32 = countOneBits((((((*group_2).y) & ((~((u32(4294967295) << ((((bit_1 - u32(24)) ^ (((octant_3 & (u32(255)))))))))))))) & (u32(255))));
    (*group_2)[i32(1)] = (((*group_2)[i32(1)]) & ((~((u32(1) << (bit_1))))));
    return (*group_2).x + rank_1;
}

fn TopWalk_next_0( this_11 : ptr<function, TopWalk_0>,  ray_2 : Segment_0) -> u32
{
    var instance_1 : u32 = u32(4294967295);
    for(;;)
    {
        if(instance_1 == u32(4294967295))
        {
        }
        else
        {
            break;
        }
        if(((*this_11).leaves_1) != u32(0))
        {
            var offset_3 : u32 = firstbitlow_0((*this_11).leaves_1);
            (*this_11).leaves_1 = (((*this_11).leaves_1) & (((*this_11).leaves_1 - u32(1))));
            instance_1 = (*this_11).leaf_base_0 + offset_3;
        }
        else
        {
            if(((((*this_11).group_0.y) & (u32(4278190080)))) == u32(0))
            {
                if(((*this_11).depth_3) == u32(0))
                {
                    break;
                }
                var _S1973 : u32 = (*this_11).depth_3 - u32(1);
                (*this_11).depth_3 = _S1973;
                (*this_11).group_0 = (*this_11).stack_0[_S1973];
            }
            var _S1974 : vec2<u32> = (*this_11).group_0;
            var node_1 : u32 = next_node_1(&(_S1974), ray_2.octant_0);
            (*this_11).group_0 = _S1974;
            if((((_S1974.y) & (u32(4278190080)))) != u32(0))
            {
                (*this_11).stack_0[(*this_11).depth_3] = (*this_11).group_0;
                (*this_11).depth_3 = (*this_11).depth_3 + u32(1);
            }
            var v_1 : Visit_0 = visit_0(node_1, ray_2);
            (*this_11).group_0 = vec2<u32>(v_1.child_base_0, ((((v_1.met_0) & (u32(4278190080)))) | ((v_1.inner_mask_0))));
            (*this_11).leaves_1 = ((v_1.met_0) & (u32(16777215)));
            (*this_11).leaf_base_0 = v_1.primitive_base_0;
        }
    }
    return instance_1;
}

fn map_point_1( _S1975 : u32,  _S1976 : vec3<f32>) -> vec3<f32>
{
    var q_4 : vec4<f32> = vec4<f32>(_S1976, 1.0f);
    return vec3<f32>(dot(instances_0[_S1975].to_object_0[i32(0)], q_4), dot(instances_0[_S1975].to_object_0[i32(1)], q_4), dot(instances_0[_S1975].to_object_0[i32(2)], q_4));
}

fn map_vector_1( _S1977 : u32,  _S1978 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(instances_0[_S1977].to_object_0[i32(0)].xyz, _S1978), dot(instances_0[_S1977].to_object_0[i32(1)].xyz, _S1978), dot(instances_0[_S1977].to_object_0[i32(2)].xyz, _S1978));
}

fn trace_0( origin_9 : vec3<f32>,  direction_15 : vec3<f32>,  t_max_3 : f32,  skip0_0 : Hit_0,  skip1_0 : Hit_0) -> Hit_0
{
    var _S1979 : Segment_0 = make_segment_0(origin_9, direction_15, t_max_3);
    var world_0 : Segment_0 = _S1979;
    var ray_3 : Segment_0 = _S1979;
    var best_0 : Hit_0 = nothing_0();
    var top_0 : TopWalk_0;
    TopWalk_begin_0(&(top_0));
    var stack_1 : array<vec2<u32>, i32(32)>;
    var instance_2 : u32 = u32(4294967295);
    var root_2 : u32 = run_0.world_root_0;
    for(;;)
    {
        var _S1980 : u32;
        if((skip0_0.instance_0) == instance_2)
        {
            _S1980 = skip0_0.leaf_1;
        }
        else
        {
            _S1980 = u32(4294967295);
        }
        var _S1981 : u32;
        if((skip1_0.instance_0) == instance_2)
        {
            _S1981 = skip1_0.leaf_1;
        }
        else
        {
            _S1981 = u32(4294967295);
        }
        var group_3 : vec2<u32>;
        var _S1982 : u32;
        if(root_2 == u32(4294967295))
        {
            _S1982 = u32(0);
        }
        else
        {
            _S1982 = u32(2147483648);
        }
        group_3 = vec2<u32>(root_2, _S1982);
        var depth_4 : u32 = u32(0);
        for(;;)
        {
            var depth_5 : u32;
            if((((group_3.y) & (u32(4278190080)))) == u32(0))
            {
                if(depth_4 == u32(0))
                {
                    break;
                }
                var depth_6 : u32 = depth_4 - u32(1);
                group_3 = stack_1[depth_6];
                depth_5 = depth_6;
            }
            else
            {
                depth_5 = depth_4;
            }
            var node_2 : u32 = next_node_0(&(group_3), ray_3.octant_0);
            if((((group_3.y) & (u32(4278190080)))) != u32(0))
            {
                stack_1[depth_5] = group_3;
                depth_4 = depth_5 + u32(1);
            }
            else
            {
                depth_4 = depth_5;
            }
            var v_2 : Visit_0 = visit_0(node_2, ray_3);
            group_3 = vec2<u32>(v_2.child_base_0, ((((v_2.met_0) & (u32(4278190080)))) | ((v_2.inner_mask_0))));
            var met_1 : u32 = ((v_2.met_0) & (u32(16777215)));
            for(;;)
            {
                if(met_1 != u32(0))
                {
                }
                else
                {
                    break;
                }
                var leaf_5 : u32 = v_2.primitive_base_0 + firstbitlow_0(met_1);
                var met_2 : u32 = (met_1 & ((met_1 - u32(1))));
                var t_2 : f32 = intersect_triangle_0(leaf_5, ray_3);
                var _S1983 : bool;
                if(t_2 < (ray_3.t_max_0))
                {
                    _S1983 = leaf_5 != _S1980;
                }
                else
                {
                    _S1983 = false;
                }
                var _S1984 : bool;
                if(_S1983)
                {
                    _S1984 = leaf_5 != _S1981;
                }
                else
                {
                    _S1984 = false;
                }
                if(_S1984)
                {
                    ray_3.t_max_0 = t_2;
                    best_0.leaf_1 = leaf_5;
                    best_0.instance_0 = instance_2;
                }
                met_1 = met_2;
            }
        }
        var _S1985 : bool = (run_0.top_root_0) == u32(4294967295);
        if(_S1985)
        {
            break;
        }
        world_0.t_max_0 = ray_3.t_max_0;
        var instance_3 : u32 = TopWalk_next_0(&(top_0), world_0);
        if(instance_3 == u32(4294967295))
        {
            break;
        }
        ray_3 = make_segment_0(map_point_1(instance_3, origin_9), map_vector_1(instance_3, direction_15), world_0.t_max_0);
        instance_2 = instance_3;
        root_2 = instances_0[instance_3].root_0;
    }
    return best_0;
}

fn closest_0( origin_10 : vec3<f32>,  direction_16 : vec3<f32>,  skip_0 : Hit_0) -> Hit_0
{
    return trace_0(origin_10, direction_16, (bitcast<f32>((u32(2139095040)))), skip_0, nothing_0());
}

fn Hit_found_0( this_12 : Hit_0) -> bool
{
    return (this_12.leaf_1) != u32(4294967295);
}

fn frame_from_normal_0( n_5 : vec3<f32>) -> Frame_0
{
    var _S1986 : f32 = n_5.z;
    var sign_2 : f32;
    if(_S1986 < 0.0f)
    {
        sign_2 = -1.0f;
    }
    else
    {
        sign_2 = 1.0f;
    }
    var a_4 : f32 = -1.0f / (sign_2 + _S1986);
    var _S1987 : f32 = n_5.x;
    var _S1988 : f32 = n_5.y;
    var b_3 : f32 = _S1987 * _S1988 * a_4;
    var frame_3 : Frame_0;
    frame_3.s_1 = vec3<f32>(1.0f + sign_2 * _S1987 * _S1987 * a_4, sign_2 * b_3, - sign_2 * _S1987);
    frame_3.t_0 = vec3<f32>(b_3, sign_2 + _S1988 * _S1988 * a_4, - _S1988);
    frame_3.n_0 = n_5;
    return frame_3;
}

fn frame_from_normal_tangent_0( n_6 : vec3<f32>,  tangent_2 : vec3<f32>) -> Frame_0
{
    var s_5 : vec3<f32> = tangent_2 + n_6 * vec3<f32>(- dot(n_6, tangent_2));
    var length_squared_0 : f32 = dot(s_5, s_5);
    var frame_4 : Frame_0;
    if(length_squared_0 > (9.999999960041972e-13f * dot(tangent_2, tangent_2)))
    {
        var _S1989 : vec3<f32> = s_5 * vec3<f32>((1.0f / sqrt(length_squared_0)));
        frame_4.s_1 = _S1989;
        frame_4.t_0 = cross(n_6, _S1989);
        frame_4.n_0 = n_6;
    }
    else
    {
        frame_4 = frame_from_normal_0(n_6);
    }
    return frame_4;
}

fn surface_at_0( triangle_4 : Triangle_0,  origin_11 : vec3<f32>,  direction_17 : vec3<f32>) -> Surface_0
{
    var normal_5 : vec3<f32> = cross(triangle_4.e1_1, triangle_4.e2_1);
    var _S1990 : vec3<f32> = vec3<f32>((1.0f / dot(normal_5, normal_5)));
    var from_p0_2 : vec3<f32> = origin_11 - triangle_4.p0_0;
    var in_plane_2 : vec3<f32> = from_p0_2 + direction_17 * vec3<f32>(- (dot(from_p0_2, normal_5) / dot(direction_17, normal_5)));
    var surface_1 : Surface_0;
    var _S1991 : vec3<f32> = vec3<f32>(dot(in_plane_2, cross(triangle_4.e2_1, normal_5) * _S1990));
    var _S1992 : vec3<f32> = vec3<f32>(dot(in_plane_2, cross(normal_5, triangle_4.e1_1) * _S1990));
    surface_1.position_0 = triangle_4.e1_1 * _S1991 + triangle_4.e2_1 * _S1992 + triangle_4.p0_0;
    surface_1.geometric_normal_0 = triangle_4.plane_normal_0;
    var n_7 : vec3<f32>;
    if(triangle_4.smooth_0)
    {
        var interpolated_2 : vec3<f32> = (triangle_4.n1_0 - triangle_4.n0_0) * _S1991 + (triangle_4.n2_0 - triangle_4.n0_0) * _S1992 + triangle_4.n0_0;
        var length2_0 : f32 = dot(interpolated_2, interpolated_2);
        if(length2_0 > 0.0f)
        {
            var n_8 : vec3<f32> = interpolated_2 * vec3<f32>((1.0f / sqrt(length2_0)));
            if((dot(triangle_4.plane_normal_0, n_8)) < 0.0f)
            {
                surface_1.geometric_normal_0 = (vec3<f32>(0) - triangle_4.plane_normal_0);
            }
            n_7 = n_8;
        }
        else
        {
            n_7 = triangle_4.plane_normal_0;
        }
    }
    else
    {
        n_7 = triangle_4.plane_normal_0;
    }
    if(triangle_4.anisotropic_0)
    {
        surface_1.frame_0 = frame_from_normal_tangent_0(n_7, triangle_4.tangent_0);
    }
    else
    {
        surface_1.frame_0 = frame_from_normal_0(n_7);
    }
    return surface_1;
}

fn sqr_0( x_9 : f32) -> f32
{
    return x_9 * x_9;
}

fn power_heuristic_0( a_5 : f32,  b_4 : f32) -> f32
{
    var weight_5 : f32;
    if(a_5 > b_4)
    {
        weight_5 = 1.0f / (1.0f + sqr_0(b_4 / a_5));
    }
    else
    {
        var ratio_0 : f32 = sqr_0(a_5 / b_4);
        weight_5 = ratio_0 / (ratio_0 + 1.0f);
    }
    return weight_5;
}

fn emission_of_0( emitted_3 : Emitted_0,  surface_2 : Surface_0,  origin_12 : vec3<f32>,  direction_18 : vec3<f32>,  pdf_7 : f32,  delta_5 : bool) -> vec3<f32>
{
    var _S1993 : vec3<f32> = vec3<f32>(0.0f);
    var facing_0 : f32 = dot(direction_18, surface_2.geometric_normal_0);
    var _S1994 : bool;
    if(emitted_3.two_sided_1)
    {
        _S1994 = true;
    }
    else
    {
        _S1994 = facing_0 < 0.0f;
    }
    var light_7 : vec3<f32>;
    if(_S1994)
    {
        if(delta_5)
        {
            light_7 = emitted_3.radiance_0;
        }
        else
        {
            var arm_2 : vec3<f32> = surface_2.position_0 - origin_12;
            light_7 = emitted_3.radiance_0 * vec3<f32>(power_heuristic_0(pdf_7 * abs(facing_0), dot(arm_2, arm_2) * emitted_3.pdf_area_0));
        }
    }
    else
    {
        light_7 = _S1993;
    }
    return light_7;
}

fn Departure_x24init_0( weight_6 : vec3<f32>,  origin_13 : vec3<f32>,  direction_19 : vec3<f32>,  pdf_8 : f32,  valid_3 : bool,  delta_6 : bool) -> Departure_0
{
    var _S1995 : Departure_0;
    _S1995.weight_1 = weight_6;
    _S1995.origin_3 = origin_13;
    _S1995.direction_6 = direction_19;
    _S1995.pdf_1 = pdf_8;
    _S1995.valid_0 = valid_3;
    _S1995.delta_2 = delta_6;
    return _S1995;
}

fn Material_black_0( this_13 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_13).flags_0) & (u32(1)))) != u32(0);
}

fn to_local_0( frame_5 : Frame_0,  v_3 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(frame_5.s_1, v_3), dot(frame_5.t_0, v_3), dot(frame_5.n_0, v_3));
}

fn Material_delta_0( this_14 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_14).flags_0) & (u32(2)))) != u32(0);
}

fn safe_sqrt_0( x_10 : f32) -> f32
{
    var root_3 : f32;
    if(x_10 > 0.0f)
    {
        root_3 = sqrt(x_10);
    }
    else
    {
        root_3 = 0.0f;
    }
    return root_3;
}

fn point_on_light_0( light_8 : ChosenLight_0,  u_1 : vec2<f32>) -> vec3<f32>
{
    var root_4 : f32 = safe_sqrt_0(u_1.x);
    var _S1996 : f32 = u_1.y;
    return light_8.e1_2 * vec3<f32>((root_4 * (1.0f - _S1996))) + light_8.e2_2 * vec3<f32>((root_4 * _S1996)) + light_8.corner_0;
}

fn no_value_0() -> BsdfValue_0
{
    var value_8 : BsdfValue_0;
    value_8.f_cos_0 = vec3<f32>(0.0f);
    value_8.pdf_0 = 0.0f;
    return value_8;
}

fn diffuse_evaluate_0( reflectance_2 : vec3<f32>,  wo_0 : vec3<f32>,  wi_2 : vec3<f32>) -> BsdfValue_0
{
    var value_9 : BsdfValue_0 = no_value_0();
    var _S1997 : f32 = wi_2.z;
    if((wo_0.z * _S1997) > 0.0f)
    {
        var _S1998 : f32 = abs(_S1997) * 0.31830990314483643f;
        value_9.pdf_0 = _S1998;
        value_9.f_cos_0 = reflectance_2 * vec3<f32>(_S1998);
    }
    return value_9;
}

fn ggx_lambda_0( width_12 : vec2<f32>,  w_2 : vec3<f32>) -> f32
{
    return (sqrt(1.0f + (sqr_0(width_12.x * w_2.x) + sqr_0(width_12.y * w_2.y)) / sqr_0(w_2.z)) - 1.0f) * 0.5f;
}

fn ggx_density_0( width_13 : vec2<f32>,  m_8 : vec3<f32>) -> f32
{
    var _S1999 : f32 = width_13.x;
    var _S2000 : f32 = width_13.y;
    return 1.0f / (3.14159274101257324f * _S1999 * _S2000 * sqr_0(sqr_0(m_8.x / _S1999) + sqr_0(m_8.y / _S2000) + sqr_0(m_8.z)));
}

fn fresnel_conductor_channel_0( cos_in_0 : f32,  eta_11 : f32,  k_4 : f32) -> f32
{
    var _S2001 : f32 = min(cos_in_0, 1.0f);
    var cos2_0 : f32 = sqr_0(_S2001);
    var sin2_2 : f32 = 1.0f - cos2_0;
    var t0_2 : f32 = eta_11 * eta_11 - k_4 * k_4 - sin2_2;
    var a2_plus_b2_0 : f32 = safe_sqrt_0(sqr_0(t0_2) + 4.0f * eta_11 * eta_11 * k_4 * k_4);
    var t1_2 : f32 = a2_plus_b2_0 + cos2_0;
    var t2_2 : f32 = 2.0f * safe_sqrt_0((a2_plus_b2_0 + t0_2) * 0.5f) * _S2001;
    var perpendicular_3 : f32 = (t1_2 - t2_2) / (t1_2 + t2_2);
    var t3_2 : f32 = cos2_0 * a2_plus_b2_0 + sqr_0(sin2_2);
    var t4_2 : f32 = t2_2 * sin2_2;
    return (perpendicular_3 + perpendicular_3 * (t3_2 - t4_2) / (t3_2 + t4_2)) * 0.5f;
}

fn fresnel_conductor_0( cos_i_4 : f32,  eta_12 : vec3<f32>,  k_5 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(fresnel_conductor_channel_0(cos_i_4, eta_12.x, k_5.x), fresnel_conductor_channel_0(cos_i_4, eta_12.y, k_5.y), fresnel_conductor_channel_0(cos_i_4, eta_12.z, k_5.z));
}

fn conductor_evaluate_0( eta_13 : vec3<f32>,  k_6 : vec3<f32>,  alpha_6 : vec2<f32>,  wo_1 : vec3<f32>,  wi_3 : vec3<f32>) -> BsdfValue_0
{
    var value_10 : BsdfValue_0 = no_value_0();
    var half_vector_4 : vec3<f32> = wo_1 + wi_3;
    var length2_1 : f32 = dot(half_vector_4, half_vector_4);
    var _S2002 : f32 = wo_1.z;
    var _S2003 : bool;
    if((_S2002 * wi_3.z) > 0.0f)
    {
        _S2003 = length2_1 > 0.0f;
    }
    else
    {
        _S2003 = false;
    }
    if(_S2003)
    {
        var m_9 : vec3<f32> = half_vector_4 * vec3<f32>((1.0f / sqrt(length2_1)));
        var width_14 : vec2<f32> = ggx_widths_0(alpha_6);
        var common_6 : f32 = ggx_density_0(width_14, m_9) / (4.0f * abs(_S2002));
        var _S2004 : f32 = 1.0f + ggx_lambda_0(width_14, wo_1);
        value_10.f_cos_0 = fresnel_conductor_0(abs(dot(wo_1, m_9)), eta_13, k_6) * vec3<f32>((common_6 / (_S2004 + ggx_lambda_0(width_14, wi_3))));
        value_10.pdf_0 = common_6 / _S2004;
    }
    return value_10;
}

fn fresnel_dielectric_0( cos_i_signed_0 : f32,  eta_outer_2 : f32) -> f32
{
    var cos_i_5 : f32;
    var eta_14 : f32;
    if(cos_i_signed_0 < 0.0f)
    {
        var _S2005 : f32 = 1.0f / eta_outer_2;
        cos_i_5 = - cos_i_signed_0;
        eta_14 = _S2005;
    }
    else
    {
        cos_i_5 = cos_i_signed_0;
        eta_14 = eta_outer_2;
    }
    var sin2_t_4 : f32 = (1.0f - sqr_0(cos_i_5)) / (eta_14 * eta_14);
    var reflected_1 : f32;
    if(sin2_t_4 < 1.0f)
    {
        var cos_t_0 : f32 = safe_sqrt_0(1.0f - sin2_t_4);
        var _S2006 : f32 = eta_14 * cos_i_5;
        var _S2007 : f32 = eta_14 * cos_t_0;
        reflected_1 = (sqr_0((_S2006 - cos_t_0) / (_S2006 + cos_t_0)) + sqr_0((cos_i_5 - _S2007) / (cos_i_5 + _S2007))) * 0.5f;
    }
    else
    {
        reflected_1 = 1.0f;
    }
    return reflected_1;
}

fn dielectric_evaluate_0( eta_15 : f32,  alpha_7 : vec2<f32>,  wo_2 : vec3<f32>,  wi_4 : vec3<f32>) -> BsdfValue_0
{
    var value_11 : BsdfValue_0 = no_value_0();
    var _S2008 : f32 = wo_2.z;
    var _S2009 : bool;
    if(_S2008 != 0.0f)
    {
        _S2009 = (wi_4.z) != 0.0f;
    }
    else
    {
        _S2009 = false;
    }
    if(_S2009)
    {
        var _S2010 : f32 = wi_4.z;
        var reflects_2 : bool = (_S2008 * _S2010) > 0.0f;
        var crossing_5 : f32;
        if(reflects_2)
        {
            crossing_5 = 1.0f;
        }
        else
        {
            if(_S2008 > 0.0f)
            {
                crossing_5 = eta_15;
            }
            else
            {
                crossing_5 = 1.0f / eta_15;
            }
        }
        var half_vector_5 : vec3<f32> = wi_4 * vec3<f32>(crossing_5) + wo_2;
        var length2_2 : f32 = dot(half_vector_5, half_vector_5);
        if(length2_2 > 0.0f)
        {
            var m_10 : vec3<f32> = half_vector_5 * vec3<f32>((1.0f / sqrt(length2_2)));
            var m_11 : vec3<f32>;
            if((m_10.z) < 0.0f)
            {
                m_11 = (vec3<f32>(0) - m_10);
            }
            else
            {
                m_11 = m_10;
            }
            var wo_m_0 : f32 = dot(wo_2, m_11);
            var wi_m_0 : f32 = dot(wi_4, m_11);
            if((wo_m_0 * _S2008) >= 0.0f)
            {
                _S2009 = (wi_m_0 * _S2010) >= 0.0f;
            }
            else
            {
                _S2009 = false;
            }
            if(_S2009)
            {
                var width_15 : vec2<f32> = ggx_widths_0(alpha_7);
                var reflectance_3 : f32 = fresnel_dielectric_0(wo_m_0, eta_15);
                var masking_o_6 : f32 = 1.0f + ggx_lambda_0(width_15, wo_2);
                var masking_both_2 : f32 = masking_o_6 + ggx_lambda_0(width_15, wi_4);
                if(reflects_2)
                {
                    var common_7 : f32 = reflectance_3 * ggx_density_0(width_15, m_11) / (4.0f * abs(_S2008));
                    value_11.f_cos_0 = vec3<f32>((common_7 / masking_both_2));
                    value_11.pdf_0 = common_7 / masking_o_6;
                }
                else
                {
                    var common_8 : f32 = (1.0f - reflectance_3) * ggx_density_0(width_15, m_11) * (abs(wi_m_0) / sqr_0(wi_m_0 + wo_m_0 / crossing_5)) * abs(wo_m_0) / abs(_S2008);
                    value_11.f_cos_0 = vec3<f32>((common_8 / (masking_both_2 * crossing_5 * crossing_5)));
                    value_11.pdf_0 = common_8 / masking_o_6;
                }
            }
        }
    }
    return value_11;
}

fn bsdf_evaluate_0( material_6 : ptr<function, Material_std430_0>,  wo_3 : vec3<f32>,  wi_5 : vec3<f32>) -> BsdfValue_0
{
    var _S2011 : u32 = (*material_6).kind_0;
    var value_12 : BsdfValue_0;
    if(((*material_6).kind_0) == u32(0))
    {
        value_12 = diffuse_evaluate_0((*material_6).a_0.xyz, wo_3, wi_5);
    }
    else
    {
        if(_S2011 == u32(1))
        {
            value_12 = conductor_evaluate_0((*material_6).a_0.xyz, (*material_6).b_0.xyz, (*material_6).alpha_0, wo_3, wi_5);
        }
        else
        {
            value_12 = dielectric_evaluate_0((*material_6).a_0.x, (*material_6).alpha_0, wo_3, wi_5);
        }
    }
    return value_12;
}

fn direct_light_0( material_7 : ptr<function, Material_std430_0>,  light_9 : ChosenLight_0,  surface_3 : Surface_0,  wo_4 : vec3<f32>,  u_2 : vec2<f32>) -> vec3<f32>
{
    var _S2012 : vec3<f32> = vec3<f32>(0.0f);
    var to_light_2 : vec3<f32> = point_on_light_0(light_9, u_2) - surface_3.position_0;
    var distance2_0 : f32 = dot(to_light_2, to_light_2);
    var result_13 : vec3<f32>;
    if(distance2_0 > 0.0f)
    {
        var direction_20 : vec3<f32> = to_light_2 * vec3<f32>((1.0f / sqrt(distance2_0)));
        var cos_light_2 : f32 = - dot(direction_20, light_9.normal_1);
        var _S2013 : bool;
        if(cos_light_2 > 0.0f)
        {
            _S2013 = true;
        }
        else
        {
            if(cos_light_2 < 0.0f)
            {
                _S2013 = light_9.two_sided_2;
            }
            else
            {
                _S2013 = false;
            }
        }
        if(_S2013)
        {
            var _S2014 : BsdfValue_0 = bsdf_evaluate_0(&((*material_7)), wo_4, to_local_0(surface_3.frame_0, direction_20));
            var cos_abs_0 : f32 = abs(cos_light_2);
            var pdf_light_2 : f32 = distance2_0 * light_9.pdf_area_1;
            result_13 = _S2014.f_cos_0 * light_9.radiance_1 * vec3<f32>((power_heuristic_0(pdf_light_2, _S2014.pdf_0 * cos_abs_0) * cos_abs_0 / pdf_light_2));
        }
        else
        {
            result_13 = _S2012;
        }
    }
    else
    {
        result_13 = _S2012;
    }
    return result_13;
}

fn ray_origin_0( surface_4 : Surface_0,  direction_21 : vec3<f32>,  clearance_3 : f32) -> vec3<f32>
{
    var offset_4 : f32;
    if((dot(direction_21, surface_4.geometric_normal_0)) > 0.0f)
    {
        offset_4 = clearance_3;
    }
    else
    {
        offset_4 = - clearance_3;
    }
    return surface_4.position_0 + surface_4.geometric_normal_0 * vec3<f32>(offset_4);
}

fn trace_1( origin_14 : vec3<f32>,  direction_22 : vec3<f32>,  t_max_4 : f32,  skip0_1 : Hit_0,  skip1_1 : Hit_0) -> Hit_0
{
    var done_0 : bool;
    var _S2015 : Segment_0 = make_segment_0(origin_14, direction_22, t_max_4);
    var world_1 : Segment_0 = _S2015;
    var ray_4 : Segment_0 = _S2015;
    var best_1 : Hit_0 = nothing_0();
    var top_1 : TopWalk_0;
    TopWalk_begin_0(&(top_1));
    var stack_2 : array<vec2<u32>, i32(32)>;
    var done_1 : bool = false;
    var instance_4 : u32 = u32(4294967295);
    var root_5 : u32 = run_0.world_root_0;
    for(;;)
    {
        if(!done_1)
        {
        }
        else
        {
            break;
        }
        var _S2016 : u32;
        if((skip0_1.instance_0) == instance_4)
        {
            _S2016 = skip0_1.leaf_1;
        }
        else
        {
            _S2016 = u32(4294967295);
        }
        var _S2017 : u32;
        if((skip1_1.instance_0) == instance_4)
        {
            _S2017 = skip1_1.leaf_1;
        }
        else
        {
            _S2017 = u32(4294967295);
        }
        var group_4 : vec2<u32>;
        var _S2018 : u32;
        if(root_5 == u32(4294967295))
        {
            _S2018 = u32(0);
        }
        else
        {
            _S2018 = u32(2147483648);
        }
        group_4 = vec2<u32>(root_5, _S2018);
        var done_2 : bool = done_1;
        var depth_7 : u32 = u32(0);
        for(;;)
        {
            if(!done_2)
            {
            }
            else
            {
                break;
            }
            var depth_8 : u32;
            if((((group_4.y) & (u32(4278190080)))) == u32(0))
            {
                if(depth_7 == u32(0))
                {
                    break;
                }
                var depth_9 : u32 = depth_7 - u32(1);
                group_4 = stack_2[depth_9];
                depth_8 = depth_9;
            }
            else
            {
                depth_8 = depth_7;
            }
            var node_3 : u32 = next_node_0(&(group_4), ray_4.octant_0);
            if((((group_4.y) & (u32(4278190080)))) != u32(0))
            {
                stack_2[depth_8] = group_4;
                depth_7 = depth_8 + u32(1);
            }
            else
            {
                depth_7 = depth_8;
            }
            var v_4 : Visit_0 = visit_0(node_3, ray_4);
            group_4 = vec2<u32>(v_4.child_base_0, ((((v_4.met_0) & (u32(4278190080)))) | ((v_4.inner_mask_0))));
            var _S2019 : u32 = ((v_4.met_0) & (u32(16777215)));
            done_0 = done_2;
            var met_3 : u32 = _S2019;
            for(;;)
            {
                if(met_3 != u32(0))
                {
                }
                else
                {
                    break;
                }
                var leaf_6 : u32 = v_4.primitive_base_0 + firstbitlow_0(met_3);
                var met_4 : u32 = (met_3 & ((met_3 - u32(1))));
                var t_3 : f32 = intersect_triangle_0(leaf_6, ray_4);
                var _S2020 : bool;
                if(t_3 < (ray_4.t_max_0))
                {
                    _S2020 = leaf_6 != _S2016;
                }
                else
                {
                    _S2020 = false;
                }
                var _S2021 : bool;
                if(_S2020)
                {
                    _S2021 = leaf_6 != _S2017;
                }
                else
                {
                    _S2021 = false;
                }
                if(_S2021)
                {
                    ray_4.t_max_0 = t_3;
                    best_1.leaf_1 = leaf_6;
                    best_1.instance_0 = instance_4;
                    done_0 = true;
                    met_3 = u32(0);
                }
                else
                {
                    met_3 = met_4;
                }
            }
            done_2 = done_0;
        }
        if((run_0.top_root_0) == u32(4294967295))
        {
            done_0 = true;
        }
        else
        {
            done_0 = done_2;
        }
        if(done_0)
        {
            break;
        }
        world_1.t_max_0 = ray_4.t_max_0;
        var instance_5 : u32 = TopWalk_next_0(&(top_1), world_1);
        if(instance_5 == u32(4294967295))
        {
            break;
        }
        ray_4 = make_segment_0(map_point_1(instance_5, origin_14), map_vector_1(instance_5, direction_22), world_1.t_max_0);
        done_1 = done_2;
        instance_4 = instance_5;
        root_5 = instances_0[instance_5].root_0;
    }
    return best_1;
}

fn occluded_0( origin_15 : vec3<f32>,  segment_1 : vec3<f32>,  t_max_5 : f32,  skip0_2 : Hit_0,  skip1_2 : Hit_0) -> bool
{
    return Hit_found_0(trace_1(origin_15, segment_1, t_max_5, skip0_2, skip1_2));
}

fn no_sample_0() -> BsdfSample_0
{
    var sample_5 : BsdfSample_0;
    var _S2022 : vec3<f32> = vec3<f32>(0.0f);
    sample_5.wi_0 = _S2022;
    sample_5.weight_2 = _S2022;
    sample_5.pdf_2 = 0.0f;
    sample_5.valid_1 = false;
    sample_5.delta_3 = false;
    return sample_5;
}

fn sin_cos_turns_0( x_11 : f32) -> vec2<f32>
{
    var quarter_2 : f32 = round(x_11 * 4.0f);
    var angle_2 : f32 = (x_11 - quarter_2 * 0.25f) * 6.28318548202514648f;
    var a2_2 : f32 = angle_2 * angle_2;
    var s_6 : f32 = angle_2 * (1.0f + a2_2 * (-0.1666666716337204f + a2_2 * (0.00833333376795053f + a2_2 * (-0.0001984127011383f + a2_2 * 2.75573188446287531e-06f))));
    var c_1 : f32 = 1.0f + a2_2 * (-0.5f + a2_2 * (0.0416666679084301f + a2_2 * (-0.00138888892251998f + a2_2 * 0.00002480158764229f)));
    var q_5 : i32 = (i32(quarter_2) & (i32(3)));
    var sine_1 : f32;
    var cosine_1 : f32;
    if(q_5 == i32(1))
    {
        var _S2023 : f32 = - s_6;
        sine_1 = c_1;
        cosine_1 = _S2023;
    }
    else
    {
        if(q_5 == i32(2))
        {
            var _S2024 : f32 = - c_1;
            sine_1 = - s_6;
            cosine_1 = _S2024;
        }
        else
        {
            if(q_5 == i32(3))
            {
                sine_1 = - c_1;
                cosine_1 = s_6;
            }
            else
            {
                sine_1 = s_6;
                cosine_1 = c_1;
            }
        }
    }
    return vec2<f32>(sine_1, cosine_1);
}

fn diffuse_sample_0( reflectance_4 : vec3<f32>,  wo_5 : vec3<f32>,  u_3 : vec2<f32>) -> BsdfSample_0
{
    var sin_cos_0 : vec2<f32> = sin_cos_turns_0(u_3.x);
    var _S2025 : f32 = u_3.y;
    var radius_1 : f32 = safe_sqrt_0(_S2025);
    var z_1 : f32 = safe_sqrt_0(1.0f - _S2025);
    var sample_6 : BsdfSample_0 = no_sample_0();
    if(z_1 > 0.0f)
    {
        var side_2 : f32;
        if((wo_5.z) < 0.0f)
        {
            side_2 = -1.0f;
        }
        else
        {
            side_2 = 1.0f;
        }
        sample_6.wi_0 = vec3<f32>(radius_1 * sin_cos_0.y, radius_1 * sin_cos_0.x, side_2 * z_1);
        sample_6.weight_2 = reflectance_4;
        sample_6.pdf_2 = z_1 * 0.31830990314483643f;
        sample_6.valid_1 = true;
    }
    return sample_6;
}

fn unit_vector_0( v_5 : vec3<f32>) -> vec3<f32>
{
    return v_5 * vec3<f32>((1.0f / sqrt(dot(v_5, v_5))));
}

fn ggx_sample_visible_0( width_16 : vec2<f32>,  w_any_0 : vec3<f32>,  u_4 : vec2<f32>) -> vec3<f32>
{
    var w_3 : vec3<f32>;
    if((w_any_0.z) < 0.0f)
    {
        w_3 = (vec3<f32>(0) - w_any_0);
    }
    else
    {
        w_3 = w_any_0;
    }
    var _S2026 : f32 = width_16.x;
    var _S2027 : f32 = width_16.y;
    var stretched_0 : vec3<f32> = unit_vector_0(vec3<f32>(w_3.x * _S2026, w_3.y * _S2027, w_3.z));
    var sin_cos_1 : vec2<f32> = sin_cos_turns_0(u_4.x);
    var one_minus_z_2 : f32 = u_4.y * (1.0f + stretched_0.z);
    var sin_theta_0 : f32 = safe_sqrt_0(one_minus_z_2 * (2.0f - one_minus_z_2));
    var h_2 : vec3<f32> = vec3<f32>(sin_theta_0 * sin_cos_1.y, sin_theta_0 * sin_cos_1.x, 1.0f - one_minus_z_2) + stretched_0;
    return unit_vector_0(vec3<f32>(h_2.x * _S2026, h_2.y * _S2027, max(h_2.z, 9.999999960041972e-13f)));
}

fn mirrored_1( w_4 : vec3<f32>,  m_12 : vec3<f32>) -> vec3<f32>
{
    return m_12 * vec3<f32>((2.0f * dot(w_4, m_12))) - w_4;
}

fn conductor_sample_0( eta_16 : vec3<f32>,  k_7 : vec3<f32>,  alpha_8 : vec2<f32>,  smooth_4 : bool,  wo_6 : vec3<f32>,  u_5 : vec2<f32>) -> BsdfSample_0
{
    var sample_7 : BsdfSample_0 = no_sample_0();
    if(smooth_4)
    {
        var _S2028 : f32 = wo_6.z;
        sample_7.wi_0 = vec3<f32>(- wo_6.x, - wo_6.y, _S2028);
        sample_7.weight_2 = fresnel_conductor_0(abs(_S2028), eta_16, k_7);
        sample_7.pdf_2 = 1.0f;
        sample_7.valid_1 = true;
        sample_7.delta_3 = true;
    }
    else
    {
        var width_17 : vec2<f32> = ggx_widths_0(alpha_8);
        var m_13 : vec3<f32> = ggx_sample_visible_0(width_17, wo_6, u_5);
        var wi_6 : vec3<f32> = mirrored_1(wo_6, m_13);
        var _S2029 : f32 = wo_6.z;
        if((_S2029 * wi_6.z) > 0.0f)
        {
            var masking_o_7 : f32 = 1.0f + ggx_lambda_0(width_17, wo_6);
            sample_7.wi_0 = wi_6;
            sample_7.weight_2 = fresnel_conductor_0(abs(dot(wo_6, m_13)), eta_16, k_7) * vec3<f32>((masking_o_7 / (masking_o_7 + ggx_lambda_0(width_17, wi_6))));
            sample_7.pdf_2 = ggx_density_0(width_17, m_13) / (4.0f * abs(_S2029) * masking_o_7);
            sample_7.valid_1 = true;
        }
    }
    return sample_7;
}

fn refracted_0( w_5 : vec3<f32>,  m_any_0 : vec3<f32>,  eta_outer_3 : f32) -> Refraction_0
{
    var cos_any_0 : f32 = dot(w_5, m_any_0);
    var cos_i_6 : f32;
    var eta_17 : f32;
    var m_14 : vec3<f32>;
    if(cos_any_0 < 0.0f)
    {
        var _S2030 : vec3<f32> = (vec3<f32>(0) - m_any_0);
        var _S2031 : f32 = 1.0f / eta_outer_3;
        cos_i_6 = - cos_any_0;
        eta_17 = _S2031;
        m_14 = _S2030;
    }
    else
    {
        cos_i_6 = cos_any_0;
        eta_17 = eta_outer_3;
        m_14 = m_any_0;
    }
    var sin2_t_5 : f32 = max(1.0f - sqr_0(cos_i_6), 0.0f) / (eta_17 * eta_17);
    var result_14 : Refraction_0;
    result_14.direction_7 = vec3<f32>(0.0f);
    result_14.valid_2 = false;
    if(sin2_t_5 < 1.0f)
    {
        result_14.direction_7 = m_14 * vec3<f32>((cos_i_6 / eta_17 - safe_sqrt_0(1.0f - sin2_t_5))) - w_5 * vec3<f32>((1.0f / eta_17));
        result_14.valid_2 = true;
    }
    return result_14;
}

fn smooth_dielectric_sample_0( eta_18 : f32,  wo_7 : vec3<f32>,  lobe_7 : f32) -> BsdfSample_0
{
    var sample_8 : BsdfSample_0 = no_sample_0();
    var _S2032 : f32 = wo_7.z;
    if(lobe_7 < (fresnel_dielectric_0(_S2032, eta_18)))
    {
        sample_8.wi_0 = vec3<f32>(- wo_7.x, - wo_7.y, _S2032);
        sample_8.weight_2 = vec3<f32>(1.0f);
        sample_8.pdf_2 = 1.0f;
        sample_8.valid_1 = true;
        sample_8.delta_3 = true;
    }
    else
    {
        var refraction_0 : Refraction_0 = refracted_0(wo_7, vec3<f32>(0.0f, 0.0f, 1.0f), eta_18);
        if(refraction_0.valid_2)
        {
            var crossing_6 : f32;
            if(_S2032 > 0.0f)
            {
                crossing_6 = eta_18;
            }
            else
            {
                crossing_6 = 1.0f / eta_18;
            }
            sample_8.wi_0 = refraction_0.direction_7;
            sample_8.weight_2 = vec3<f32>((1.0f / (crossing_6 * crossing_6)));
            sample_8.pdf_2 = 1.0f;
            sample_8.valid_1 = true;
            sample_8.delta_3 = true;
        }
    }
    return sample_8;
}

fn rough_dielectric_sample_0( eta_19 : f32,  alpha_9 : vec2<f32>,  wo_8 : vec3<f32>,  u_6 : vec2<f32>,  lobe_8 : f32) -> BsdfSample_0
{
    var sample_9 : BsdfSample_0 = no_sample_0();
    var width_18 : vec2<f32> = ggx_widths_0(alpha_9);
    var m_15 : vec3<f32> = ggx_sample_visible_0(width_18, wo_8, u_6);
    var wo_m_1 : f32 = dot(wo_8, m_15);
    var reflectance_5 : f32 = fresnel_dielectric_0(wo_m_1, eta_19);
    var masking_o_8 : f32 = 1.0f + ggx_lambda_0(width_18, wo_8);
    var _S2033 : f32 = abs(wo_m_1);
    var _S2034 : f32 = wo_8.z;
    var visible_2 : f32 = ggx_density_0(width_18, m_15) * _S2033 / (masking_o_8 * abs(_S2034));
    if(lobe_8 < reflectance_5)
    {
        var wi_7 : vec3<f32> = mirrored_1(wo_8, m_15);
        if((_S2034 * wi_7.z) > 0.0f)
        {
            sample_9.wi_0 = wi_7;
            sample_9.weight_2 = vec3<f32>((masking_o_8 / (masking_o_8 + ggx_lambda_0(width_18, wi_7))));
            sample_9.pdf_2 = reflectance_5 * visible_2 / (4.0f * _S2033);
            sample_9.valid_1 = true;
        }
    }
    else
    {
        var refraction_1 : Refraction_0 = refracted_0(wo_8, m_15, eta_19);
        var _S2035 : bool;
        if(refraction_1.valid_2)
        {
            _S2035 = (_S2034 * refraction_1.direction_7.z) < 0.0f;
        }
        else
        {
            _S2035 = false;
        }
        if(_S2035)
        {
            var crossing_7 : f32;
            if(_S2034 > 0.0f)
            {
                crossing_7 = eta_19;
            }
            else
            {
                crossing_7 = 1.0f / eta_19;
            }
            var wi_m_1 : f32 = dot(refraction_1.direction_7, m_15);
            var jacobian_3 : f32 = abs(wi_m_1) / sqr_0(wi_m_1 + wo_m_1 / crossing_7);
            sample_9.wi_0 = refraction_1.direction_7;
            sample_9.weight_2 = vec3<f32>((masking_o_8 / ((masking_o_8 + ggx_lambda_0(width_18, refraction_1.direction_7)) * crossing_7 * crossing_7)));
            sample_9.pdf_2 = (1.0f - reflectance_5) * visible_2 * jacobian_3;
            sample_9.valid_1 = true;
        }
    }
    return sample_9;
}

fn bsdf_sample_0( material_8 : ptr<function, Material_std430_0>,  wo_9 : vec3<f32>,  u_7 : vec2<f32>,  lobe_9 : f32) -> BsdfSample_0
{
    var _S2036 : BsdfSample_0 = no_sample_0();
    var smooth_5 : bool = ((((*material_8).flags_0) & (u32(2)))) != u32(0);
    var sample_10 : BsdfSample_0;
    if((wo_9.z) != 0.0f)
    {
        var _S2037 : u32 = (*material_8).kind_0;
        if(((*material_8).kind_0) == u32(0))
        {
            sample_10 = diffuse_sample_0((*material_8).a_0.xyz, wo_9, u_7);
        }
        else
        {
            if(_S2037 == u32(1))
            {
                sample_10 = conductor_sample_0((*material_8).a_0.xyz, (*material_8).b_0.xyz, (*material_8).alpha_0, smooth_5, wo_9, u_7);
            }
            else
            {
                if(smooth_5)
                {
                    sample_10 = smooth_dielectric_sample_0((*material_8).a_0.x, wo_9, lobe_9);
                }
                else
                {
                    sample_10 = rough_dielectric_sample_0((*material_8).a_0.x, (*material_8).alpha_0, wo_9, u_7, lobe_9);
                }
            }
        }
    }
    else
    {
        sample_10 = _S2036;
    }
    return sample_10;
}

fn to_world_2( frame_6 : Frame_0,  v_6 : vec3<f32>) -> vec3<f32>
{
    return frame_6.s_1 * vec3<f32>(v_6.x) + frame_6.t_0 * vec3<f32>(v_6.y) + frame_6.n_0 * vec3<f32>(v_6.z);
}

fn scatter_0( material_9 : ptr<function, Material_std430_0>,  surface_5 : Surface_0,  wo_10 : vec3<f32>,  u_8 : vec2<f32>,  lobe_10 : f32,  clearance_4 : f32) -> Departure_0
{
    var _S2038 : BsdfSample_0 = bsdf_sample_0(&((*material_9)), wo_10, u_8, lobe_10);
    var departure_0 : Departure_0;
    departure_0.weight_1 = _S2038.weight_2;
    var _S2039 : vec3<f32> = to_world_2(surface_5.frame_0, _S2038.wi_0);
    departure_0.direction_6 = _S2039;
    departure_0.origin_3 = ray_origin_0(surface_5, _S2039, clearance_4);
    departure_0.pdf_1 = _S2038.pdf_2;
    departure_0.valid_0 = _S2038.valid_1;
    departure_0.delta_2 = _S2038.delta_3;
    return departure_0;
}

fn Follower_mix_0( this_15 : ptr<function, Follower_0>,  word_0 : u32)
{
    (*this_15).hash_0 = ((((*this_15).hash_0) ^ (word_0))) * u32(16777619);
    return;
}

fn Recorder_vertex_0( this_16 : ptr<function, Recorder_0>,  arrival_0 : Path_0,  hit_3 : Hit_0,  light_10 : vec3<f32>,  lit_1 : bool,  weight_7 : vec3<f32>)
{
    var row_3 : u32 = (*this_16).vertices_0 * u32(5) * run_0.chains_0 + (*this_16).chain_2;
    var _S2040 : u32;
    if(arrival_0.delta_4)
    {
        _S2040 = u32(1);
    }
    else
    {
        _S2040 = u32(0);
    }
    var _S2041 : u32;
    if(lit_1)
    {
        _S2041 = u32(2);
    }
    else
    {
        _S2041 = u32(0);
    }
    var flags_2 : u32 = (_S2040 | (_S2041));
    records_0[row_3] = vec4<f32>(arrival_0.origin_6, arrival_0.pdf_6);
    records_0[row_3 + run_0.chains_0] = vec4<f32>(arrival_0.direction_12, (bitcast<f32>((flags_2))));
    records_0[row_3 + u32(2) * run_0.chains_0] = vec4<f32>(arrival_0.throughput_0, (bitcast<f32>((hit_3.leaf_1))));
    records_0[row_3 + u32(3) * run_0.chains_0] = vec4<f32>(light_10, (bitcast<f32>((hit_3.instance_0))));
    records_0[row_3 + u32(4) * run_0.chains_0] = vec4<f32>(weight_7, 0.0f);
    (*this_16).vertices_0 = (*this_16).vertices_0 + u32(1);
    if((any((light_10 != vec3<f32>(0.0f)))))
    {
        (*this_16).lit_vertices_0 = (*this_16).vertices_0;
    }
    return;
}

fn Follower_vertex_0( this_17 : ptr<function, Follower_0>,  arrival_1 : Path_0,  hit_4 : Hit_0,  light_11 : vec3<f32>,  lit_2 : bool,  weight_8 : vec3<f32>)
{
    Follower_mix_0(&((*this_17)), (bitcast<u32>((leaves_0[hit_4.leaf_1 * u32(3)].w))));
    var instance_6 : u32;
    if((hit_4.instance_0) != u32(4294967295))
    {
        instance_6 = instances_0[hit_4.instance_0].index_0;
    }
    else
    {
        instance_6 = hit_4.instance_0;
    }
    Follower_mix_0(&((*this_17)), instance_6);
    if(lit_2)
    {
        Follower_mix_0(&((*this_17)), u32(1));
    }
    var _S2042 : Recorder_0 = (*this_17).recorder_2;
    Recorder_vertex_0(&(_S2042), arrival_1, hit_4, light_11, lit_2, weight_8);
    (*this_17).recorder_2 = _S2042;
    return;
}

fn advance_0( path_0 : ptr<function, Path_0>,  x_12 : StoredCoordinates_0,  observer_0 : ptr<function, Follower_0>) -> bool
{
    (*path_0).rays_0 = (*path_0).rays_0 + u32(1);
    var hit_5 : Hit_0 = closest_0((*path_0).origin_6, (*path_0).direction_12, (*path_0).from_0);
    if(!Hit_found_0(hit_5))
    {
        return false;
    }
    var triangle_5 : Triangle_0 = load_triangle_0(hit_5);
    var surface_6 : Surface_0 = surface_at_0(triangle_5, (*path_0).origin_6, (*path_0).direction_12);
    var _S2043 : vec3<f32> = vec3<f32>(0.0f);
    var lit_3 : bool;
    if((triangle_5.emission_1) != u32(4294967295))
    {
        lit_3 = ((*path_0).depth_2) >= (run_0.first_scattering_0);
    }
    else
    {
        lit_3 = false;
    }
    var light_12 : vec3<f32>;
    if(lit_3)
    {
        light_12 = emission_of_0(load_emitted_0(triangle_5.emission_1), surface_6, (*path_0).origin_6, (*path_0).direction_12, (*path_0).pdf_6, (*path_0).delta_4);
    }
    else
    {
        light_12 = _S2043;
    }
    var _S2044 : Departure_0 = Departure_x24init_0(_S2043, _S2043, _S2043, 0.0f, false, false);
    var _S2045 : Material_std430_0 = materials_0[triangle_5.material_0];
    if(((*path_0).depth_2) < (run_0.max_depth_0))
    {
        var _S2046 : bool = Material_black_0(&(_S2045));
        lit_3 = !_S2046;
    }
    else
    {
        lit_3 = false;
    }
    var goes_on_0 : bool;
    var weight_9 : vec3<f32>;
    var departure_1 : Departure_0;
    if(lit_3)
    {
        var xi_2 : VertexCoordinates_0 = StoredCoordinates_vertex_0(x_12, (*path_0).depth_2);
        var wo_11 : vec3<f32> = to_local_0(surface_6.frame_0, (vec3<f32>(0) - (*path_0).direction_12));
        var _S2047 : bool = Material_delta_0(&(_S2045));
        if(!_S2047)
        {
            lit_3 = (run_0.light_count_0) > u32(0);
        }
        else
        {
            lit_3 = false;
        }
        if(lit_3)
        {
            lit_3 = ((*path_0).depth_2 + u32(1)) >= (run_0.first_scattering_0);
        }
        else
        {
            lit_3 = false;
        }
        if(lit_3)
        {
            var chosen_1 : ChosenLight_0 = choose_light_0(xi_2.pick_0);
            var _S2048 : vec3<f32> = direct_light_0(&(_S2045), chosen_1, surface_6, wo_11, xi_2.light_0);
            if((any((_S2048 != vec3<f32>(0.0f)))))
            {
                var target_0 : vec3<f32> = point_on_light_0(chosen_1, xi_2.light_0);
                var start_1 : vec3<f32> = ray_origin_0(surface_6, target_0 - surface_6.position_0, triangle_5.clearance_0);
                var light_hit_0 : Hit_0;
                light_hit_0.leaf_1 = chosen_1.leaf_2;
                light_hit_0.instance_0 = u32(4294967295);
                (*path_0).rays_0 = (*path_0).rays_0 + u32(65536);
                var _S2049 : bool = !occluded_0(start_1, target_0 - start_1, 0.99998998641967773f, hit_5, light_hit_0);
                if(_S2049)
                {
                    light_12 = light_12 + _S2048;
                }
                lit_3 = _S2049;
            }
            else
            {
                lit_3 = false;
            }
        }
        else
        {
            lit_3 = false;
        }
        var _S2050 : Departure_0 = scatter_0(&(_S2045), surface_6, wo_11, xi_2.direction_3, xi_2.lobe_1, triangle_5.clearance_0);
        weight_9 = _S2050.weight_1;
        goes_on_0 = _S2050.valid_0;
        departure_1 = _S2050;
    }
    else
    {
        lit_3 = false;
        weight_9 = _S2043;
        goes_on_0 = false;
        departure_1 = _S2044;
    }
    (*path_0).total_0 = (*path_0).total_0 + (*path_0).throughput_0 * light_12;
    Follower_vertex_0(&((*observer_0)), (*path_0), hit_5, light_12, lit_3, weight_9);
    (*path_0).throughput_0 = (*path_0).throughput_0 * weight_9;
    (*path_0).depth_2 = (*path_0).depth_2 + u32(1);
    if(!goes_on_0)
    {
        lit_3 = true;
    }
    else
    {
        lit_3 = (all((((*path_0).throughput_0) == vec3<f32>(0.0f))));
    }
    if(lit_3)
    {
        return false;
    }
    (*path_0).origin_6 = departure_1.origin_3;
    (*path_0).direction_12 = departure_1.direction_6;
    (*path_0).pdf_6 = departure_1.pdf_1;
    (*path_0).delta_4 = departure_1.delta_2;
    (*path_0).from_0 = hit_5;
    return true;
}

fn camera_ray_0( camera_1 : Camera_0,  film_uv_1 : vec2<f32>,  lens_uv_1 : vec2<f32>) -> CameraRay_0
{
    var direction_23 : vec3<f32> = vec3<f32>(camera_1.film_plane_1.xy * film_uv_1 + camera_1.film_plane_1.zw, 1.0f);
    var _S2051 : vec3<f32> = vec3<f32>(0.0f);
    var origin_16 : vec3<f32>;
    var direction_24 : vec3<f32>;
    if((camera_1.lens_radius_1) > 0.0f)
    {
        var sin_cos_2 : vec2<f32> = sin_cos_turns_0(lens_uv_1.x);
        var radius_2 : f32 = camera_1.lens_radius_1 * safe_sqrt_0(lens_uv_1.y);
        var origin_17 : vec3<f32> = vec3<f32>(radius_2 * sin_cos_2.y, radius_2 * sin_cos_2.x, 0.0f);
        var _S2052 : vec3<f32> = direction_23 * vec3<f32>(camera_1.focal_distance_1) - origin_17;
        origin_16 = origin_17;
        direction_24 = _S2052;
    }
    else
    {
        origin_16 = _S2051;
        direction_24 = direction_23;
    }
    var row0_2 : vec3<f32> = camera_1.to_world_1[i32(0)].xyz;
    var row1_3 : vec3<f32> = camera_1.to_world_1[i32(1)].xyz;
    var row2_3 : vec3<f32> = camera_1.to_world_1[i32(2)].xyz;
    var ray_5 : CameraRay_0;
    ray_5.origin_0 = vec3<f32>(dot(row0_2, origin_16), dot(row1_3, origin_16), dot(row2_3, origin_16)) + vec3<f32>(camera_1.to_world_1[i32(0)].w, camera_1.to_world_1[i32(1)].w, camera_1.to_world_1[i32(2)].w);
    ray_5.direction_0 = unit_vector_0(vec3<f32>(dot(row0_2, direction_24), dot(row1_3, direction_24), dot(row2_3, direction_24)));
    return ray_5;
}

fn Path_start_0( this_18 : ptr<function, Path_0>,  x_13 : StoredCoordinates_0)
{
    var ray_6 : CameraRay_0 = camera_ray_0(the_camera_0(), StoredCoordinates_film_0(x_13), StoredCoordinates_lens_0(x_13));
    (*this_18).origin_6 = ray_6.origin_0;
    (*this_18).direction_12 = ray_6.direction_0;
    (*this_18).pdf_6 = 1.0f;
    (*this_18).delta_4 = true;
    (*this_18).from_0 = nothing_0();
    (*this_18).throughput_0 = vec3<f32>(1.0f);
    (*this_18).total_0 = vec3<f32>(0.0f);
    (*this_18).depth_2 = u32(0);
    (*this_18).rays_0 = u32(0);
    return;
}

fn Recorder_clear_0( this_19 : ptr<function, Recorder_0>)
{
    (*this_19).vertices_0 = u32(0);
    (*this_19).lit_vertices_0 = u32(0);
    return;
}

fn Recorder_x24init_0( chain_4 : u32,  vertices_1 : u32,  lit_vertices_1 : u32) -> Recorder_0
{
    var _S2053 : Recorder_0;
    _S2053.chain_2 = chain_4;
    _S2053.vertices_0 = vertices_1;
    _S2053.lit_vertices_0 = lit_vertices_1;
    return _S2053;
}

fn ScoreReport_x24init_0( bad_1 : u32,  norm_squared_1 : f32) -> ScoreReport_0
{
    var _S2054 : ScoreReport_0;
    _S2054.bad_0 = bad_1;
    _S2054.norm_squared_0 = norm_squared_1;
    return _S2054;
}

fn luminance_0( rgb_0 : vec3<f32>) -> f32
{
    return dot(rgb_0, vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f));
}

@compute
@workgroup_size(64, 1, 1)
fn evaluate(@builtin(global_invocation_id) id_0 : vec3<u32>)
{
    var lane_0 : u32 = id_0.x;
    if(lane_0 >= (run_0.items_0))
    {
        return;
    }
    var x_14 : StoredCoordinates_0;
    x_14.chain_0 = lane_0;
    x_14.slot_0 = u32(0);
    var follower_0 : Follower_0;
    follower_0.recorder_2.chain_2 = lane_0;
    var _S2055 : Recorder_0 = follower_0.recorder_2;
    Recorder_clear_0(&(_S2055));
    follower_0.recorder_2 = _S2055;
    follower_0.hash_0 = u32(2166136261);
    var path_1 : Path_0;
    Path_start_0(&(path_1), x_14);
    for(;;)
    {
        var _S2056 : bool = advance_0(&(path_1), x_14, &(follower_0));
        if(_S2056)
        {
        }
        else
        {
            break;
        }
    }
    var light_13 : vec3<f32> = path_1.total_0;
    var finite_0 : bool;
    if(is_finite_0(path_1.total_0.x))
    {
        finite_0 = is_finite_0(light_13.y);
    }
    else
    {
        finite_0 = false;
    }
    if(finite_0)
    {
        finite_0 = is_finite_0(light_13.z);
    }
    else
    {
        finite_0 = false;
    }
    var light_14 : vec3<f32>;
    if(!finite_0)
    {
        light_14 = vec3<f32>(0.0f);
    }
    else
    {
        light_14 = light_13;
    }
    var _S2057 : StoredCoordinates_0 = StoredCoordinates_0( u32(0), u32(0) );
    var _S2058 : StoredScore_0 = StoredScore_0( u32(0), u32(0) );
    var _S2059 : vec3<f32> = vec3<f32>(0.0f);
    var pass_0 : Backward_0 = Backward_x24init_0(_S2057, _S2058, Recorder_x24init_0(u32(0), u32(0), u32(0)), ScoreReport_x24init_0(u32(0), 0.0f), 0.0f, u32(0), _S2059, _S2059, _S2059, 0.0f);
    pass_0.x_5 = x_14;
    pass_0.score_0.chain_1 = lane_0;
    pass_0.score_0.slot_1 = u32(0);
    pass_0.recorder_0 = follower_0.recorder_2;
    Backward_begin_0(&(pass_0), luminance_0(light_14));
    for(;;)
    {
        if((pass_0.left_1) > u32(0))
        {
        }
        else
        {
            break;
        }
        Backward_step_0(&(pass_0));
    }
    Backward_end_0(&(pass_0));
    var _S2060 : u32 = lane_0 * u32(2);
    image_0[_S2060] = vec4<f32>(light_14, (bitcast<f32>((follower_0.hash_0))));
    var _S2061 : f32 = (bitcast<f32>((follower_0.recorder_2.vertices_0)));
    var _S2062 : f32 = (bitcast<f32>((path_1.rays_0)));
    var _S2063 : i32;
    if(finite_0)
    {
        _S2063 = i32(0);
    }
    else
    {
        _S2063 = i32(1);
    }
    image_0[_S2060 + u32(1)] = vec4<f32>(_S2061, _S2062, (bitcast<f32>((_S2063))), (bitcast<f32>((pass_0.report_0.bad_0))));
    return;
}

