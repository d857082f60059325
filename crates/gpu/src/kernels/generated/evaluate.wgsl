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
@binding(0) @group(0) var<storage, read> nodes_0 : array<vec4<u32>>;

@binding(1) @group(0) var<storage, read> leaves_0 : array<vec4<f32>>;

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

@binding(9) @group(1) var<storage, read_write> vertex_records_0 : array<vec4<u32>>;

@binding(10) @group(1) var<storage, read_write> image_1 : array<vec4<f32>>;

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
     scale_1 : f32,
     left_1 : u32,
     later_radiance_0 : vec3<f32>,
     adjoint_origin_0 : vec3<f32>,
     adjoint_direction_0 : vec3<f32>,
     adjoint_pdf_0 : f32,
};

fn stored_index_0( slot_2 : u32,  coordinate_0 : u32,  chain_3 : u32) -> u32
{
    return (slot_2 * run_0.path_0.dimension_0 + coordinate_0) * run_0.method_0.chains_0 + chain_3;
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
     to_world_0 : array<vec4<f32>, i32(3)>,
     film_plane_0 : vec4<f32>,
     lens_radius_0 : f32,
     focal_distance_0 : f32,
     width_0 : u32,
     height_0 : u32,
};

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
    var _S104 : vec2<f32> = _S97.value0_7.value0_6.film_plane_0.xy;
    var direction_1 : vec3<f32> = vec3<f32>(_S104 * _S97.value0_7.value1_0 + _S97.value0_7.value0_6.film_plane_0.zw, 1.0f);
    var _S105 : vec3<f32> = vec3<f32>(0.0f);
    var _S106 : bool = (_S97.value0_7.value0_6.lens_radius_0) > 0.0f;
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
        var _S113 : vec3<f32> = vec3<f32>(_S97.value0_7.value0_6.focal_distance_0);
        var focus_0 : vec3<f32> = direction_1 * _S113;
        var _S114 : f32 = _S97.value0_7.value2_0.x;
        var _S115 : Tuple_6 = s_apply_sin_cos_turns_0(_S114);
        var _S116 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S116.value0_8 = _S114;
        var _S117 : f32 = _S97.value0_7.value2_0.y;
        var _S118 : Tuple_7 = s_apply_safe_sqrt_0(_S117);
        var _S119 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S119.value0_9 = _S117;
        var radius_0 : f32 = _S97.value0_7.value0_6.lens_radius_0 * _S118.value0_13;
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
    var row0_0 : vec3<f32> = _S97.value0_7.value0_6.to_world_0[i32(0)].xyz;
    var row1_0 : vec3<f32> = _S97.value0_7.value0_6.to_world_0[i32(1)].xyz;
    var row2_0 : vec3<f32> = _S97.value0_7.value0_6.to_world_0[i32(2)].xyz;
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
        var _S160 : f32 = _S97.value0_7.value0_6.lens_radius_0 * (_S109 * _S157[i32(1)] + _S110 * _S157[i32(0)]);
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

fn _S165( _S166 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S167 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S168 : CameraRay_0)
{
    var _S169 : s_paramCtx_s_bwdCallableCtx_camera_ray_0;
    _S169.value0_6.to_world_0 = run_0.camera_0.to_world_0;
    _S169.value0_6.film_plane_0 = run_0.camera_0.film_plane_0;
    _S169.value0_6.lens_radius_0 = run_0.camera_0.lens_radius_0;
    _S169.value0_6.focal_distance_0 = run_0.camera_0.focal_distance_0;
    _S169.value0_6.width_0 = run_0.camera_0.width_0;
    _S169.value0_6.height_0 = run_0.camera_0.height_0;
    _S169.value1_0 = (*_S166).primal_0;
    _S169.value2_0 = (*_S167).primal_0;
    var _S170 : s_bwdCallableCtx_camera_ray_0 = s_bwdCallableCtx_camera_ray_0( _S169 );
    var _S171 : vec2<f32> = (*_S166).differential_0;
    var _S172 : vec2<f32> = (*_S167).differential_0;
    s_bwdProp_camera_ray_0(_S170, &(_S171), &(_S172), _S168);
    (*_S166).differential_0 = _S171;
    (*_S167).differential_0 = _S172;
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
    var _S173 : vec2<f32> = vec2<f32>(0.0f);
    var film_uv_0 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    film_uv_0.primal_0 = StoredCoordinates_film_0((*this_5).x_5);
    film_uv_0.differential_0 = _S173;
    var lens_uv_0 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    lens_uv_0.primal_0 = StoredCoordinates_lens_0((*this_5).x_5);
    lens_uv_0.differential_0 = _S173;
    var adjoint_0 : CameraRay_0;
    adjoint_0.origin_0 = (*this_5).adjoint_origin_0;
    adjoint_0.direction_0 = (*this_5).adjoint_direction_0;
    _S165(&(film_uv_0), &(lens_uv_0), adjoint_0);
    var _S174 : f32 = film_uv_0.differential_0.x * (*this_5).scale_1;
    var _S175 : ScoreReport_0 = (*this_5).report_0;
    var _S176 : f32 = ScoreReport_checked_0(&(_S175), _S174);
    StoredScore_set_0((*this_5).score_0, u32(0), _S176);
    var _S177 : f32 = film_uv_0.differential_0.y * (*this_5).scale_1;
    var _S178 : ScoreReport_0 = _S175;
    var _S179 : f32 = ScoreReport_checked_0(&(_S178), _S177);
    StoredScore_set_0((*this_5).score_0, u32(1), _S179);
    var _S180 : f32 = lens_uv_0.differential_0.x * (*this_5).scale_1;
    var _S181 : ScoreReport_0 = _S178;
    var _S182 : f32 = ScoreReport_checked_0(&(_S181), _S180);
    StoredScore_set_0((*this_5).score_0, u32(2), _S182);
    var _S183 : f32 = lens_uv_0.differential_0.y * (*this_5).scale_1;
    var _S184 : ScoreReport_0 = _S181;
    var _S185 : f32 = ScoreReport_checked_0(&(_S184), _S183);
    (*this_5).report_0 = _S184;
    StoredScore_set_0((*this_5).score_0, u32(3), _S185);
    return;
}

fn rows_of_0() -> u32
{
    return u32(5);
}

struct VertexRecord_0
{
     origin_3 : vec3<f32>,
     pdf_0 : f32,
     direction_3 : vec3<f32>,
     flags_1 : u32,
     throughput_0 : vec3<f32>,
     leaf_1 : u32,
     radiance_0 : vec3<f32>,
     instance_0 : u32,
     weight_0 : vec3<f32>,
     padding_3 : u32,
};

fn load_rows_0( _S186 : u32,  _S187 : u32,  _S188 : u32) -> VertexRecord_0
{
    var rows_0 : array<vec4<u32>, i32(5)>;
    rows_0[i32(0)] = vertex_records_0[_S186 * _S187 + _S188];
    rows_0[i32(1)] = vertex_records_0[(_S186 + u32(1)) * _S187 + _S188];
    rows_0[i32(2)] = vertex_records_0[(_S186 + u32(2)) * _S187 + _S188];
    rows_0[i32(3)] = vertex_records_0[(_S186 + u32(3)) * _S187 + _S188];
    rows_0[i32(4)] = vertex_records_0[(_S186 + u32(4)) * _S187 + _S188];
    var _S189 : VertexRecord_0 = VertexRecord_0( vec3<f32>(bitcast<f32>(rows_0[u32(0)][u32(0)]), bitcast<f32>(rows_0[u32(0)][u32(1)]), bitcast<f32>(rows_0[u32(0)][u32(2)])), bitcast<f32>(rows_0[u32(0)][u32(3)]), vec3<f32>(bitcast<f32>(rows_0[u32(1)][u32(0)]), bitcast<f32>(rows_0[u32(1)][u32(1)]), bitcast<f32>(rows_0[u32(1)][u32(2)])), rows_0[u32(1)][u32(3)], vec3<f32>(bitcast<f32>(rows_0[u32(2)][u32(0)]), bitcast<f32>(rows_0[u32(2)][u32(1)]), bitcast<f32>(rows_0[u32(2)][u32(2)])), rows_0[u32(2)][u32(3)], vec3<f32>(bitcast<f32>(rows_0[u32(3)][u32(0)]), bitcast<f32>(rows_0[u32(3)][u32(1)]), bitcast<f32>(rows_0[u32(3)][u32(2)])), rows_0[u32(3)][u32(3)], vec3<f32>(bitcast<f32>(rows_0[u32(4)][u32(0)]), bitcast<f32>(rows_0[u32(4)][u32(1)]), bitcast<f32>(rows_0[u32(4)][u32(2)])), rows_0[u32(4)][u32(3)] );
    return _S189;
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

fn Material_anisotropic_0( this_6 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_6).flags_0) & (u32(4)))) != u32(0);
}

fn map_point_0( _S190 : u32,  _S191 : vec3<f32>) -> vec3<f32>
{
    var q_2 : vec4<f32> = vec4<f32>(_S191, 1.0f);
    return vec3<f32>(dot(instances_0[_S190].to_world_1[i32(0)], q_2), dot(instances_0[_S190].to_world_1[i32(1)], q_2), dot(instances_0[_S190].to_world_1[i32(2)], q_2));
}

fn map_normal_0( _S192 : u32,  _S193 : vec3<f32>) -> vec3<f32>
{
    return instances_0[_S192].to_object_0[i32(0)].xyz * vec3<f32>(_S193.x) + instances_0[_S192].to_object_0[i32(1)].xyz * vec3<f32>(_S193.y) + instances_0[_S192].to_object_0[i32(2)].xyz * vec3<f32>(_S193.z);
}

fn map_vector_0( _S194 : u32,  _S195 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(instances_0[_S194].to_world_1[i32(0)].xyz, _S195), dot(instances_0[_S194].to_world_1[i32(1)].xyz, _S195), dot(instances_0[_S194].to_world_1[i32(2)].xyz, _S195));
}

fn largest_0( v_0 : vec3<f32>) -> f32
{
    return max(v_0.x, max(v_0.y, v_0.z));
}

fn load_triangle_0( hit_0 : Hit_0) -> Triangle_0
{
    var _S196 : u32 = hit_0.leaf_2 * u32(3);
    var row1_1 : vec4<f32> = leaves_0[_S196 + u32(1)];
    var row2_1 : vec4<f32> = leaves_0[_S196 + u32(2)];
    var bits_0 : u32 = (bitcast<u32>((row1_1.w)));
    var triangle_1 : Triangle_0;
    var _S197 : vec3<f32> = leaves_0[_S196].xyz;
    triangle_1.p0_0 = _S197;
    var _S198 : vec3<f32> = row1_1.xyz;
    triangle_1.e1_1 = _S198;
    var _S199 : vec3<f32> = row2_1.xyz;
    triangle_1.e2_1 = _S199;
    var _S200 : bool = ((bits_0 & (u32(2147483648)))) != u32(0);
    triangle_1.smooth_0 = _S200;
    var _S201 : u32 = (bits_0 & (u32(16777215)));
    triangle_1.material_0 = _S201;
    triangle_1.emission_1 = (bitcast<u32>((row2_1.w)));
    var _S202 : Material_std430_0 = materials_0[_S201];
    var _S203 : bool = Material_anisotropic_0(&(_S202));
    triangle_1.anisotropic_0 = _S203;
    var _S204 : vec3<f32> = vec3<f32>(0.0f);
    triangle_1.n0_0 = _S204;
    triangle_1.n1_0 = _S204;
    triangle_1.n2_0 = _S204;
    triangle_1.tangent_0 = _S204;
    var row_0 : u32 = hit_0.leaf_2 * run_0.path_0.shading_stride_0;
    if(_S200)
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
    var _S205 : bool = (hit_0.instance_1) != u32(4294967295);
    var flip_1 : bool;
    var shift_0 : vec3<f32>;
    if(_S205)
    {
        var _S206 : vec3<f32> = map_point_0(hit_0.instance_1, _S197);
        triangle_1.e1_1 = map_point_0(hit_0.instance_1, _S197 + _S198) - _S206;
        triangle_1.e2_1 = map_point_0(hit_0.instance_1, _S197 + _S199) - _S206;
        triangle_1.p0_0 = _S206;
        triangle_1.n0_0 = map_normal_0(hit_0.instance_1, triangle_1.n0_0);
        triangle_1.n1_0 = map_normal_0(hit_0.instance_1, triangle_1.n1_0);
        triangle_1.n2_0 = map_normal_0(hit_0.instance_1, triangle_1.n2_0);
        triangle_1.tangent_0 = map_vector_0(hit_0.instance_1, triangle_1.tangent_0);
        var _S207 : vec3<f32> = abs(vec3<f32>(instances_0[hit_0.instance_1].to_world_1[i32(0)].w, instances_0[hit_0.instance_1].to_world_1[i32(1)].w, instances_0[hit_0.instance_1].to_world_1[i32(2)].w));
        flip_1 = flip_0 != ((instances_0[hit_0.instance_1].mirrored_0) != u32(0));
        shift_0 = _S207;
    }
    else
    {
        flip_1 = flip_0;
        shift_0 = _S204;
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
    if(_S205)
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
     direction_4 : vec2<f32>,
     light_0 : vec2<f32>,
     lobe_1 : f32,
     pick_0 : f32,
};

fn VertexCoordinates_x24init_0( direction_5 : vec2<f32>,  light_1 : vec2<f32>,  lobe_2 : f32,  pick_1 : f32) -> VertexCoordinates_0
{
    var _S208 : VertexCoordinates_0;
    _S208.direction_4 = direction_5;
    _S208.light_0 = light_1;
    _S208.lobe_1 = lobe_2;
    _S208.pick_0 = pick_1;
    return _S208;
}

fn vertex_coordinate_0( depth_0 : u32) -> u32
{
    return u32(4) + u32(6) * depth_0;
}

fn StoredCoordinates_vertex_0( this_7 : StoredCoordinates_0,  depth_1 : u32) -> VertexCoordinates_0
{
    var first_0 : u32 = vertex_coordinate_0(depth_1);
    var xi_0 : VertexCoordinates_0;
    xi_0.direction_4 = vec2<f32>(StoredCoordinates_get_0(this_7, first_0), StoredCoordinates_get_0(this_7, first_0 + u32(1)));
    xi_0.light_0 = vec2<f32>(StoredCoordinates_get_0(this_7, first_0 + u32(2)), StoredCoordinates_get_0(this_7, first_0 + u32(3)));
    xi_0.lobe_1 = StoredCoordinates_get_0(this_7, first_0 + u32(4));
    xi_0.pick_0 = StoredCoordinates_get_0(this_7, first_0 + u32(5));
    return xi_0;
}

fn ChosenLight_x24init_0( corner_1 : vec3<f32>,  e1_3 : vec3<f32>,  e2_3 : vec3<f32>,  normal_4 : vec3<f32>,  radiance_3 : vec3<f32>,  pdf_area_2 : f32,  two_sided_3 : bool,  leaf_4 : u32) -> ChosenLight_0
{
    var _S209 : ChosenLight_0;
    _S209.corner_0 = corner_1;
    _S209.e1_2 = e1_3;
    _S209.e2_2 = e2_3;
    _S209.normal_1 = normal_4;
    _S209.radiance_2 = radiance_3;
    _S209.pdf_area_1 = pdf_area_2;
    _S209.two_sided_2 = two_sided_3;
    _S209.leaf_3 = leaf_4;
    return _S209;
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

struct s_paramCtx_s_bwdCallableCtx_path_luminance_0
{
     value0_16 : Vertex_0,
     value1_1 : vec3<f32>,
     value2_1 : vec3<f32>,
     value3_0 : f32,
     value4_0 : vec2<f32>,
     value5_0 : vec2<f32>,
};

struct s_bwdCallableCtx_path_luminance_0
{
     value0_17 : s_paramCtx_s_bwdCallableCtx_path_luminance_0,
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

fn s_apply_frame_from_normal_0( _S210 : vec3<f32>) -> Tuple_10
{
    var _S211 : f32 = _S210.z;
    var sign_0 : f32;
    if(_S211 < 0.0f)
    {
        sign_0 = -1.0f;
    }
    else
    {
        sign_0 = 1.0f;
    }
    var a_2 : f32 = -1.0f / (sign_0 + _S211);
    var _S212 : f32 = _S210.x;
    var _S213 : f32 = _S210.y;
    var b_2 : f32 = _S212 * _S213 * a_2;
    var _S214 : vec3<f32> = vec3<f32>(b_2, sign_0 + _S213 * _S213 * a_2, - _S213);
    var _S215 : Tuple_10;
    _S215.value0_24.s_1 = vec3<f32>(1.0f + sign_0 * _S212 * _S212 * a_2, sign_0 * b_2, - sign_0 * _S212);
    _S215.value0_24.t_0 = _S214;
    _S215.value0_24.n_0 = _S210;
    return _S215;
}

fn s_apply_frame_from_normal_tangent_0( _S216 : vec3<f32>,  tangent_1 : vec3<f32>) -> Tuple_9
{
    var s_2 : vec3<f32> = tangent_1 + _S216 * vec3<f32>(- s_apply_dot_0(_S216, tangent_1).value0_5);
    var _S217 : Tuple_5 = s_apply_dot_0(s_2, s_2);
    var frame_1 : Frame_0;
    if((_S217.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(tangent_1, tangent_1).value0_5))
    {
        var _S218 : vec3<f32> = s_2 * vec3<f32>((1.0f / s_apply_sqrt_0(_S217.value0_5).value0_3));
        var _S219 : Tuple_4 = s_apply_cross_0(_S216, _S218);
        frame_1.s_1 = _S218;
        frame_1.t_0 = _S219.value0_4;
        frame_1.n_0 = _S216;
    }
    else
    {
        frame_1 = s_apply_frame_from_normal_0(_S216).value0_24;
    }
    var _S220 : Tuple_9;
    _S220.value0_23 = frame_1;
    return _S220;
}

fn s_apply_surface_at_0( triangle_3 : Triangle_0,  _S221 : vec3<f32>,  _S222 : vec3<f32>) -> Tuple_8
{
    var _S223 : Tuple_4 = s_apply_cross_0(triangle_3.e1_1, triangle_3.e2_1);
    var _S224 : vec3<f32> = _S223.value0_4;
    var _S225 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S224, _S224).value0_5));
    var from_p0_0 : vec3<f32> = _S221 - triangle_3.p0_0;
    var in_plane_0 : vec3<f32> = from_p0_0 + _S222 * vec3<f32>(- (s_apply_dot_0(from_p0_0, _S223.value0_4).value0_5 / s_apply_dot_0(_S222, _S223.value0_4).value0_5));
    var _S226 : vec3<f32> = vec3<f32>(0.0f);
    var _S227 : Frame_0 = Frame_0( _S226, _S226, _S226 );
    var _S228 : vec3<f32> = vec3<f32>(s_apply_dot_0(in_plane_0, s_apply_cross_0(triangle_3.e2_1, _S223.value0_4).value0_4 * _S225).value0_5);
    var _S229 : vec3<f32> = vec3<f32>(s_apply_dot_0(in_plane_0, s_apply_cross_0(_S223.value0_4, triangle_3.e1_1).value0_4 * _S225).value0_5);
    var _S230 : vec3<f32> = triangle_3.e1_1 * _S228 + triangle_3.e2_1 * _S229 + triangle_3.p0_0;
    var surface_0 : Surface_0;
    var n_1 : vec3<f32>;
    if(triangle_3.smooth_0)
    {
        var interpolated_0 : vec3<f32> = (triangle_3.n1_0 - triangle_3.n0_0) * _S228 + (triangle_3.n2_0 - triangle_3.n0_0) * _S229 + triangle_3.n0_0;
        var _S231 : Tuple_5 = s_apply_dot_0(interpolated_0, interpolated_0);
        if((_S231.value0_5) > 0.0f)
        {
            var n_2 : vec3<f32> = interpolated_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S231.value0_5).value0_3));
            if((s_apply_dot_0(triangle_3.plane_normal_0, n_2).value0_5) < 0.0f)
            {
                var _S232 : vec3<f32> = (vec3<f32>(0) - triangle_3.plane_normal_0);
                surface_0.position_0 = _S230;
                surface_0.frame_0 = _S227;
                surface_0.geometric_normal_0 = _S232;
            }
            else
            {
                surface_0.position_0 = _S230;
                surface_0.frame_0 = _S227;
                surface_0.geometric_normal_0 = triangle_3.plane_normal_0;
            }
            n_1 = n_2;
        }
        else
        {
            n_1 = triangle_3.plane_normal_0;
            surface_0.position_0 = _S230;
            surface_0.frame_0 = _S227;
            surface_0.geometric_normal_0 = triangle_3.plane_normal_0;
        }
    }
    else
    {
        n_1 = triangle_3.plane_normal_0;
        surface_0.position_0 = _S230;
        surface_0.frame_0 = _S227;
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
    var _S233 : Tuple_8;
    _S233.value0_22 = surface_0;
    return _S233;
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

fn s_apply_sqr_0( _S234 : f32) -> Tuple_13
{
    var _S235 : Tuple_13;
    _S235.value0_30 = _S234 * _S234;
    return _S235;
}

fn s_apply_power_heuristic_0( _S236 : f32,  _S237 : f32) -> Tuple_12
{
    var weight_1 : f32;
    if(_S236 > _S237)
    {
        weight_1 = 1.0f / (1.0f + s_apply_sqr_0(_S237 / _S236).value0_30);
    }
    else
    {
        var _S238 : Tuple_13 = s_apply_sqr_0(_S236 / _S237);
        weight_1 = _S238.value0_30 / (_S238.value0_30 + 1.0f);
    }
    var _S239 : Tuple_12;
    _S239.value0_29 = weight_1;
    return _S239;
}

fn s_apply_emission_of_0( emitted_2 : Emitted_0,  _S240 : Surface_0,  _S241 : vec3<f32>,  _S242 : vec3<f32>,  _S243 : f32,  delta_1 : bool) -> Tuple_11
{
    var _S244 : vec3<f32> = vec3<f32>(0.0f);
    var _S245 : Tuple_5 = s_apply_dot_0(_S242, _S240.geometric_normal_0);
    var _S246 : bool;
    if(emitted_2.two_sided_1)
    {
        _S246 = true;
    }
    else
    {
        _S246 = (_S245.value0_5) < 0.0f;
    }
    var light_3 : vec3<f32>;
    if(_S246)
    {
        if(delta_1)
        {
            light_3 = emitted_2.radiance_1;
        }
        else
        {
            var arm_0 : vec3<f32> = _S240.position_0 - _S241;
            light_3 = emitted_2.radiance_1 * vec3<f32>(s_apply_power_heuristic_0(_S243 * s_apply_abs_0(_S245.value0_5).value0_2, s_apply_dot_0(arm_0, arm_0).value0_5 * emitted_2.pdf_area_0).value0_29);
        }
    }
    else
    {
        light_3 = _S244;
    }
    var _S247 : Tuple_11;
    _S247.value0_28 = light_3;
    return _S247;
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

fn s_apply_to_local_0( _S248 : Frame_0,  _S249 : vec3<f32>) -> Tuple_14
{
    var _S250 : Tuple_14;
    _S250.value0_34 = vec3<f32>(s_apply_dot_0(_S248.s_1, _S249).value0_5, s_apply_dot_0(_S248.t_0, _S249).value0_5, s_apply_dot_0(_S248.n_0, _S249).value0_5);
    return _S250;
}

struct Tuple_15
{
     value0_35 : vec3<f32>,
};

struct Tuple_16
{
     value0_36 : vec3<f32>,
};

fn s_apply_point_on_light_0( light_4 : ChosenLight_0,  _S251 : vec2<f32>) -> Tuple_16
{
    var _S252 : Tuple_7 = s_apply_safe_sqrt_0(_S251.x);
    var _S253 : f32 = _S251.y;
    var _S254 : Tuple_16;
    _S254.value0_36 = light_4.e1_2 * vec3<f32>((_S252.value0_13 * (1.0f - _S253))) + light_4.e2_2 * vec3<f32>((_S252.value0_13 * _S253)) + light_4.corner_0;
    return _S254;
}

struct BsdfValue_0
{
     f_cos_0 : vec3<f32>,
     pdf_1 : f32,
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
    var _S255 : Tuple_19;
    _S255.value0_39.f_cos_0 = vec3<f32>(0.0f);
    _S255.value0_39.pdf_1 = 0.0f;
    return _S255;
}

fn s_apply_diffuse_evaluate_0( reflectance_0 : vec3<f32>,  _S256 : vec3<f32>,  _S257 : vec3<f32>) -> Tuple_18
{
    var _S258 : Tuple_19 = s_apply_no_value_0();
    var _S259 : f32 = _S257.z;
    var value_2 : BsdfValue_0;
    if((_S256.z * _S259) > 0.0f)
    {
        var _S260 : f32 = s_apply_abs_0(_S259).value0_2 * 0.31830990314483643f;
        value_2.f_cos_0 = reflectance_0 * vec3<f32>(_S260);
        value_2.pdf_1 = _S260;
    }
    else
    {
        value_2 = _S258.value0_39;
    }
    var _S261 : Tuple_18;
    _S261.value0_38 = value_2;
    return _S261;
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

fn s_apply_ggx_lambda_0( width_1 : vec2<f32>,  _S262 : vec3<f32>) -> Tuple_21
{
    var _S263 : Tuple_21;
    _S263.value0_41 = (s_apply_sqrt_0(1.0f + (s_apply_sqr_0(width_1.x * _S262.x).value0_30 + s_apply_sqr_0(width_1.y * _S262.y).value0_30) / s_apply_sqr_0(_S262.z).value0_30).value0_3 - 1.0f) * 0.5f;
    return _S263;
}

struct Tuple_22
{
     value0_42 : f32,
};

fn s_apply_ggx_density_0( width_2 : vec2<f32>,  _S264 : vec3<f32>) -> Tuple_22
{
    var _S265 : f32 = width_2.x;
    var _S266 : f32 = width_2.y;
    var _S267 : Tuple_22;
    _S267.value0_42 = 1.0f / (3.14159274101257324f * _S265 * _S266 * s_apply_sqr_0(s_apply_sqr_0(_S264.x / _S265).value0_30 + s_apply_sqr_0(_S264.y / _S266).value0_30 + s_apply_sqr_0(_S264.z).value0_30).value0_30);
    return _S267;
}

struct Tuple_23
{
     value0_43 : vec3<f32>,
};

struct Tuple_24
{
     value0_44 : f32,
};

fn s_apply_fresnel_conductor_channel_0( _S268 : f32,  eta_0 : f32,  k_0 : f32) -> Tuple_24
{
    var _S269 : Tuple_0 = s_apply_min_0(_S268, 1.0f);
    var _S270 : Tuple_13 = s_apply_sqr_0(_S269.value0_0);
    var sin2_0 : f32 = 1.0f - _S270.value0_30;
    var t0_0 : f32 = eta_0 * eta_0 - k_0 * k_0 - sin2_0;
    var _S271 : Tuple_7 = s_apply_safe_sqrt_0(s_apply_sqr_0(t0_0).value0_30 + 4.0f * eta_0 * eta_0 * k_0 * k_0);
    var t1_0 : f32 = _S271.value0_13 + _S270.value0_30;
    var t2_0 : f32 = 2.0f * s_apply_safe_sqrt_0((_S271.value0_13 + t0_0) * 0.5f).value0_13 * _S269.value0_0;
    var perpendicular_0 : f32 = (t1_0 - t2_0) / (t1_0 + t2_0);
    var t3_0 : f32 = _S270.value0_30 * _S271.value0_13 + s_apply_sqr_0(sin2_0).value0_30;
    var t4_0 : f32 = t2_0 * sin2_0;
    var _S272 : Tuple_24;
    _S272.value0_44 = (perpendicular_0 + perpendicular_0 * (t3_0 - t4_0) / (t3_0 + t4_0)) * 0.5f;
    return _S272;
}

fn s_apply_fresnel_conductor_0( _S273 : f32,  eta_1 : vec3<f32>,  k_1 : vec3<f32>) -> Tuple_23
{
    var _S274 : Tuple_23;
    _S274.value0_43 = vec3<f32>(s_apply_fresnel_conductor_channel_0(_S273, eta_1.x, k_1.x).value0_44, s_apply_fresnel_conductor_channel_0(_S273, eta_1.y, k_1.y).value0_44, s_apply_fresnel_conductor_channel_0(_S273, eta_1.z, k_1.z).value0_44);
    return _S274;
}

fn s_apply_conductor_evaluate_0( eta_2 : vec3<f32>,  k_2 : vec3<f32>,  alpha_2 : vec2<f32>,  _S275 : vec3<f32>,  _S276 : vec3<f32>) -> Tuple_20
{
    var _S277 : Tuple_19 = s_apply_no_value_0();
    var half_vector_0 : vec3<f32> = _S275 + _S276;
    var _S278 : Tuple_5 = s_apply_dot_0(half_vector_0, half_vector_0);
    var _S279 : f32 = _S275.z;
    var _S280 : bool;
    if((_S279 * _S276.z) > 0.0f)
    {
        _S280 = (_S278.value0_5) > 0.0f;
    }
    else
    {
        _S280 = false;
    }
    var value_3 : BsdfValue_0;
    if(_S280)
    {
        var m_0 : vec3<f32> = half_vector_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S278.value0_5).value0_3));
        var width_3 : vec2<f32> = ggx_widths_0(alpha_2);
        var common_0 : f32 = s_apply_ggx_density_0(width_3, m_0).value0_42 / (4.0f * s_apply_abs_0(_S279).value0_2);
        var _S281 : f32 = 1.0f + s_apply_ggx_lambda_0(width_3, _S275).value0_41;
        var _S282 : f32 = common_0 / _S281;
        value_3.f_cos_0 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S275, m_0).value0_5).value0_2, eta_2, k_2).value0_43 * vec3<f32>((common_0 / (_S281 + s_apply_ggx_lambda_0(width_3, _S276).value0_41)));
        value_3.pdf_1 = _S282;
    }
    else
    {
        value_3 = _S277.value0_39;
    }
    var _S283 : Tuple_20;
    _S283.value0_40 = value_3;
    return _S283;
}

struct Tuple_25
{
     value0_45 : BsdfValue_0,
};

struct Tuple_26
{
     value0_46 : f32,
};

fn s_apply_fresnel_dielectric_0( _S284 : f32,  eta_outer_0 : f32) -> Tuple_26
{
    var cos_i_0 : f32;
    var eta_3 : f32;
    if(_S284 < 0.0f)
    {
        var _S285 : f32 = 1.0f / eta_outer_0;
        cos_i_0 = - _S284;
        eta_3 = _S285;
    }
    else
    {
        cos_i_0 = _S284;
        eta_3 = eta_outer_0;
    }
    var sin2_t_0 : f32 = (1.0f - s_apply_sqr_0(cos_i_0).value0_30) / (eta_3 * eta_3);
    var reflected_0 : f32;
    if(sin2_t_0 < 1.0f)
    {
        var _S286 : Tuple_7 = s_apply_safe_sqrt_0(1.0f - sin2_t_0);
        var _S287 : f32 = eta_3 * cos_i_0;
        var _S288 : f32 = eta_3 * _S286.value0_13;
        reflected_0 = (s_apply_sqr_0((_S287 - _S286.value0_13) / (_S287 + _S286.value0_13)).value0_30 + s_apply_sqr_0((cos_i_0 - _S288) / (cos_i_0 + _S288)).value0_30) * 0.5f;
    }
    else
    {
        reflected_0 = 1.0f;
    }
    var _S289 : Tuple_26;
    _S289.value0_46 = reflected_0;
    return _S289;
}

fn s_apply_dielectric_evaluate_0( eta_4 : f32,  alpha_3 : vec2<f32>,  _S290 : vec3<f32>,  _S291 : vec3<f32>) -> Tuple_25
{
    var _S292 : Tuple_19 = s_apply_no_value_0();
    var _S293 : f32 = _S290.z;
    var _S294 : bool;
    if(_S293 != 0.0f)
    {
        _S294 = (_S291.z) != 0.0f;
    }
    else
    {
        _S294 = false;
    }
    var value_4 : BsdfValue_0;
    if(_S294)
    {
        var _S295 : f32 = _S291.z;
        var reflects_0 : bool = (_S293 * _S295) > 0.0f;
        var crossing_0 : f32;
        if(reflects_0)
        {
            crossing_0 = 1.0f;
        }
        else
        {
            if(_S293 > 0.0f)
            {
                crossing_0 = eta_4;
            }
            else
            {
                crossing_0 = 1.0f / eta_4;
            }
        }
        var half_vector_1 : vec3<f32> = _S291 * vec3<f32>(crossing_0) + _S290;
        var _S296 : Tuple_5 = s_apply_dot_0(half_vector_1, half_vector_1);
        if((_S296.value0_5) > 0.0f)
        {
            var m_1 : vec3<f32> = half_vector_1 * vec3<f32>((1.0f / s_apply_sqrt_0(_S296.value0_5).value0_3));
            var m_2 : vec3<f32>;
            if((m_1.z) < 0.0f)
            {
                m_2 = (vec3<f32>(0) - m_1);
            }
            else
            {
                m_2 = m_1;
            }
            var _S297 : Tuple_5 = s_apply_dot_0(_S290, m_2);
            var _S298 : Tuple_5 = s_apply_dot_0(_S291, m_2);
            if((_S297.value0_5 * _S293) >= 0.0f)
            {
                _S294 = (_S298.value0_5 * _S295) >= 0.0f;
            }
            else
            {
                _S294 = false;
            }
            if(_S294)
            {
                var width_4 : vec2<f32> = ggx_widths_0(alpha_3);
                var _S299 : Tuple_26 = s_apply_fresnel_dielectric_0(_S297.value0_5, eta_4);
                var masking_o_0 : f32 = 1.0f + s_apply_ggx_lambda_0(width_4, _S290).value0_41;
                var masking_both_0 : f32 = masking_o_0 + s_apply_ggx_lambda_0(width_4, _S291).value0_41;
                if(reflects_0)
                {
                    var common_1 : f32 = _S299.value0_46 * s_apply_ggx_density_0(width_4, m_2).value0_42 / (4.0f * s_apply_abs_0(_S293).value0_2);
                    var _S300 : f32 = common_1 / masking_o_0;
                    value_4.f_cos_0 = vec3<f32>((common_1 / masking_both_0));
                    value_4.pdf_1 = _S300;
                }
                else
                {
                    var common_2 : f32 = (1.0f - _S299.value0_46) * s_apply_ggx_density_0(width_4, m_2).value0_42 * (s_apply_abs_0(_S298.value0_5).value0_2 / s_apply_sqr_0(_S298.value0_5 + _S297.value0_5 / crossing_0).value0_30) * s_apply_abs_0(_S297.value0_5).value0_2 / s_apply_abs_0(_S293).value0_2;
                    var _S301 : f32 = common_2 / masking_o_0;
                    value_4.f_cos_0 = vec3<f32>((common_2 / (masking_both_0 * crossing_0 * crossing_0)));
                    value_4.pdf_1 = _S301;
                }
            }
            else
            {
                value_4 = _S292.value0_39;
            }
        }
        else
        {
            value_4 = _S292.value0_39;
        }
    }
    else
    {
        value_4 = _S292.value0_39;
    }
    var _S302 : Tuple_25;
    _S302.value0_45 = value_4;
    return _S302;
}

fn s_apply_bsdf_evaluate_0( material_2 : Material_0,  _S303 : vec3<f32>,  _S304 : vec3<f32>) -> Tuple_17
{
    var value_5 : BsdfValue_0;
    if((material_2.kind_0) == u32(0))
    {
        value_5 = s_apply_diffuse_evaluate_0(material_2.a_0.xyz, _S303, _S304).value0_38;
    }
    else
    {
        if((material_2.kind_0) == u32(1))
        {
            value_5 = s_apply_conductor_evaluate_0(material_2.a_0.xyz, material_2.b_0.xyz, material_2.alpha_0, _S303, _S304).value0_40;
        }
        else
        {
            value_5 = s_apply_dielectric_evaluate_0(material_2.a_0.x, material_2.alpha_0, _S303, _S304).value0_45;
        }
    }
    var _S305 : Tuple_17;
    _S305.value0_37 = value_5;
    return _S305;
}

fn s_apply_direct_light_0( material_3 : Material_0,  light_5 : ChosenLight_0,  _S306 : Surface_0,  _S307 : vec3<f32>,  _S308 : vec2<f32>) -> Tuple_15
{
    var _S309 : vec3<f32> = vec3<f32>(0.0f);
    var to_light_0 : vec3<f32> = s_apply_point_on_light_0(light_5, _S308).value0_36 - _S306.position_0;
    var _S310 : Tuple_5 = s_apply_dot_0(to_light_0, to_light_0);
    var result_0 : vec3<f32>;
    if((_S310.value0_5) > 0.0f)
    {
        var direction_6 : vec3<f32> = to_light_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S310.value0_5).value0_3));
        var cos_light_0 : f32 = - s_apply_dot_0(direction_6, light_5.normal_1).value0_5;
        var _S311 : bool;
        if(cos_light_0 > 0.0f)
        {
            _S311 = true;
        }
        else
        {
            if(cos_light_0 < 0.0f)
            {
                _S311 = light_5.two_sided_2;
            }
            else
            {
                _S311 = false;
            }
        }
        if(_S311)
        {
            var _S312 : Tuple_17 = s_apply_bsdf_evaluate_0(material_3, _S307, s_apply_to_local_0(_S306.frame_0, direction_6).value0_34);
            var _S313 : Tuple_2 = s_apply_abs_0(cos_light_0);
            var pdf_light_0 : f32 = _S310.value0_5 * light_5.pdf_area_1;
            result_0 = _S312.value0_37.f_cos_0 * light_5.radiance_2 * vec3<f32>((s_apply_power_heuristic_0(pdf_light_0, _S312.value0_37.pdf_1 * _S313.value0_2).value0_29 * _S313.value0_2 / pdf_light_0));
        }
        else
        {
            result_0 = _S309;
        }
    }
    else
    {
        result_0 = _S309;
    }
    var _S314 : Tuple_15;
    _S314.value0_35 = result_0;
    return _S314;
}

struct Departure_0
{
     weight_2 : vec3<f32>,
     origin_4 : vec3<f32>,
     direction_7 : vec3<f32>,
     pdf_2 : f32,
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
     weight_3 : vec3<f32>,
     pdf_3 : f32,
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
    var _S315 : vec3<f32> = vec3<f32>(0.0f);
    var _S316 : Tuple_29;
    _S316.value0_49.wi_0 = _S315;
    _S316.value0_49.weight_3 = _S315;
    _S316.value0_49.pdf_3 = 0.0f;
    _S316.value0_49.valid_1 = false;
    _S316.value0_49.delta_3 = false;
    return _S316;
}

struct Tuple_30
{
     value0_50 : BsdfSample_0,
};

fn s_apply_diffuse_sample_0( reflectance_1 : vec3<f32>,  _S317 : vec3<f32>,  _S318 : vec2<f32>) -> Tuple_30
{
    var _S319 : Tuple_6 = s_apply_sin_cos_turns_0(_S318.x);
    var _S320 : f32 = _S318.y;
    var _S321 : Tuple_7 = s_apply_safe_sqrt_0(_S320);
    var _S322 : Tuple_7 = s_apply_safe_sqrt_0(1.0f - _S320);
    var _S323 : Tuple_29 = s_apply_no_sample_0();
    var sample_0 : BsdfSample_0;
    if((_S322.value0_13) > 0.0f)
    {
        var side_0 : f32;
        if((_S317.z) < 0.0f)
        {
            side_0 = -1.0f;
        }
        else
        {
            side_0 = 1.0f;
        }
        var _S324 : vec3<f32> = vec3<f32>(_S321.value0_13 * _S319.value0_12.y, _S321.value0_13 * _S319.value0_12.x, side_0 * _S322.value0_13);
        sample_0 = _S323.value0_49;
        sample_0.wi_0 = _S324;
        sample_0.weight_3 = reflectance_1;
        sample_0.pdf_3 = _S322.value0_13 * 0.31830990314483643f;
        sample_0.valid_1 = true;
    }
    else
    {
        sample_0 = _S323.value0_49;
    }
    var _S325 : Tuple_30;
    _S325.value0_50 = sample_0;
    return _S325;
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

fn s_apply_unit_vector_0( _S326 : vec3<f32>) -> Tuple_33
{
    var _S327 : Tuple_33;
    _S327.value0_53 = _S326 * vec3<f32>((1.0f / s_apply_sqrt_0(s_apply_dot_0(_S326, _S326).value0_5).value0_3));
    return _S327;
}

fn s_apply_ggx_sample_visible_0( width_5 : vec2<f32>,  _S328 : vec3<f32>,  _S329 : vec2<f32>) -> Tuple_32
{
    var w_0 : vec3<f32>;
    if((_S328.z) < 0.0f)
    {
        w_0 = (vec3<f32>(0) - _S328);
    }
    else
    {
        w_0 = _S328;
    }
    var _S330 : f32 = width_5.x;
    var _S331 : f32 = width_5.y;
    var _S332 : Tuple_33 = s_apply_unit_vector_0(vec3<f32>(w_0.x * _S330, w_0.y * _S331, w_0.z));
    var _S333 : Tuple_6 = s_apply_sin_cos_turns_0(_S329.x);
    var one_minus_z_0 : f32 = _S329.y * (1.0f + _S332.value0_53.z);
    var _S334 : Tuple_7 = s_apply_safe_sqrt_0(one_minus_z_0 * (2.0f - one_minus_z_0));
    var h_0 : vec3<f32> = vec3<f32>(_S334.value0_13 * _S333.value0_12.y, _S334.value0_13 * _S333.value0_12.x, 1.0f - one_minus_z_0) + _S332.value0_53;
    var _S335 : Tuple_32;
    _S335.value0_52 = s_apply_unit_vector_0(vec3<f32>(h_0.x * _S330, h_0.y * _S331, s_apply_max_0(h_0.z, 9.999999960041972e-13f).value0_1)).value0_53;
    return _S335;
}

struct Tuple_34
{
     value0_54 : vec3<f32>,
};

fn s_apply_mirrored_0( _S336 : vec3<f32>,  _S337 : vec3<f32>) -> Tuple_34
{
    var _S338 : Tuple_34;
    _S338.value0_54 = _S337 * vec3<f32>((2.0f * s_apply_dot_0(_S336, _S337).value0_5)) - _S336;
    return _S338;
}

fn s_apply_conductor_sample_0( eta_5 : vec3<f32>,  k_3 : vec3<f32>,  alpha_4 : vec2<f32>,  smooth_1 : bool,  _S339 : vec3<f32>,  _S340 : vec2<f32>) -> Tuple_31
{
    var _S341 : Tuple_29 = s_apply_no_sample_0();
    var sample_1 : BsdfSample_0;
    if(smooth_1)
    {
        var _S342 : f32 = _S339.z;
        var _S343 : Tuple_23 = s_apply_fresnel_conductor_0(s_apply_abs_0(_S342).value0_2, eta_5, k_3);
        sample_1.wi_0 = vec3<f32>(- _S339.x, - _S339.y, _S342);
        sample_1.weight_3 = _S343.value0_43;
        sample_1.pdf_3 = 1.0f;
        sample_1.valid_1 = true;
        sample_1.delta_3 = true;
    }
    else
    {
        var width_6 : vec2<f32> = ggx_widths_0(alpha_4);
        var _S344 : Tuple_32 = s_apply_ggx_sample_visible_0(width_6, _S339, _S340);
        var _S345 : Tuple_34 = s_apply_mirrored_0(_S339, _S344.value0_52);
        var _S346 : f32 = _S339.z;
        if((_S346 * _S345.value0_54.z) > 0.0f)
        {
            var masking_o_1 : f32 = 1.0f + s_apply_ggx_lambda_0(width_6, _S339).value0_41;
            sample_1 = _S341.value0_49;
            sample_1.wi_0 = _S345.value0_54;
            sample_1.weight_3 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S339, _S344.value0_52).value0_5).value0_2, eta_5, k_3).value0_43 * vec3<f32>((masking_o_1 / (masking_o_1 + s_apply_ggx_lambda_0(width_6, _S345.value0_54).value0_41)));
            sample_1.pdf_3 = s_apply_ggx_density_0(width_6, _S344.value0_52).value0_42 / (4.0f * s_apply_abs_0(_S346).value0_2 * masking_o_1);
            sample_1.valid_1 = true;
        }
        else
        {
            sample_1 = _S341.value0_49;
        }
    }
    var _S347 : Tuple_31;
    _S347.value0_51 = sample_1;
    return _S347;
}

struct Tuple_35
{
     value0_55 : BsdfSample_0,
};

struct Refraction_0
{
     direction_8 : vec3<f32>,
     valid_2 : bool,
};

struct Tuple_36
{
     value0_56 : Refraction_0,
};

fn s_apply_refracted_0( _S348 : vec3<f32>,  _S349 : vec3<f32>,  eta_outer_1 : f32) -> Tuple_36
{
    var _S350 : Tuple_5 = s_apply_dot_0(_S348, _S349);
    var cos_i_1 : f32;
    var eta_6 : f32;
    var m_3 : vec3<f32>;
    if((_S350.value0_5) < 0.0f)
    {
        var _S351 : vec3<f32> = (vec3<f32>(0) - _S349);
        var _S352 : f32 = 1.0f / eta_outer_1;
        cos_i_1 = - _S350.value0_5;
        eta_6 = _S352;
        m_3 = _S351;
    }
    else
    {
        cos_i_1 = _S350.value0_5;
        eta_6 = eta_outer_1;
        m_3 = _S349;
    }
    var sin2_t_1 : f32 = s_apply_max_0(1.0f - s_apply_sqr_0(cos_i_1).value0_30, 0.0f).value0_1 / (eta_6 * eta_6);
    var _S353 : vec3<f32> = vec3<f32>(0.0f);
    var result_1 : Refraction_0;
    if(sin2_t_1 < 1.0f)
    {
        result_1.direction_8 = m_3 * vec3<f32>((cos_i_1 / eta_6 - s_apply_safe_sqrt_0(1.0f - sin2_t_1).value0_13)) - _S348 * vec3<f32>((1.0f / eta_6));
        result_1.valid_2 = true;
    }
    else
    {
        result_1.direction_8 = _S353;
        result_1.valid_2 = false;
    }
    var _S354 : Tuple_36;
    _S354.value0_56 = result_1;
    return _S354;
}

fn s_apply_smooth_dielectric_sample_0( eta_7 : f32,  _S355 : vec3<f32>,  lobe_3 : f32) -> Tuple_35
{
    var _S356 : Tuple_29 = s_apply_no_sample_0();
    var _S357 : f32 = _S355.z;
    var sample_2 : BsdfSample_0;
    if(lobe_3 < (s_apply_fresnel_dielectric_0(_S357, eta_7).value0_46))
    {
        var _S358 : vec3<f32> = vec3<f32>(1.0f);
        sample_2.wi_0 = vec3<f32>(- _S355.x, - _S355.y, _S357);
        sample_2.weight_3 = _S358;
        sample_2.pdf_3 = 1.0f;
        sample_2.valid_1 = true;
        sample_2.delta_3 = true;
    }
    else
    {
        var _S359 : Tuple_36 = s_apply_refracted_0(_S355, vec3<f32>(0.0f, 0.0f, 1.0f), eta_7);
        if(_S359.value0_56.valid_2)
        {
            var crossing_1 : f32;
            if(_S357 > 0.0f)
            {
                crossing_1 = eta_7;
            }
            else
            {
                crossing_1 = 1.0f / eta_7;
            }
            var _S360 : vec3<f32> = vec3<f32>((1.0f / (crossing_1 * crossing_1)));
            sample_2.wi_0 = _S359.value0_56.direction_8;
            sample_2.weight_3 = _S360;
            sample_2.pdf_3 = 1.0f;
            sample_2.valid_1 = true;
            sample_2.delta_3 = true;
        }
        else
        {
            sample_2 = _S356.value0_49;
        }
    }
    var _S361 : Tuple_35;
    _S361.value0_55 = sample_2;
    return _S361;
}

struct Tuple_37
{
     value0_57 : BsdfSample_0,
};

fn s_apply_rough_dielectric_sample_0( eta_8 : f32,  alpha_5 : vec2<f32>,  _S362 : vec3<f32>,  _S363 : vec2<f32>,  lobe_4 : f32) -> Tuple_37
{
    var _S364 : Tuple_29 = s_apply_no_sample_0();
    var width_7 : vec2<f32> = ggx_widths_0(alpha_5);
    var _S365 : Tuple_32 = s_apply_ggx_sample_visible_0(width_7, _S362, _S363);
    var _S366 : Tuple_5 = s_apply_dot_0(_S362, _S365.value0_52);
    var _S367 : Tuple_26 = s_apply_fresnel_dielectric_0(_S366.value0_5, eta_8);
    var masking_o_2 : f32 = 1.0f + s_apply_ggx_lambda_0(width_7, _S362).value0_41;
    var _S368 : Tuple_2 = s_apply_abs_0(_S366.value0_5);
    var _S369 : f32 = _S362.z;
    var visible_0 : f32 = s_apply_ggx_density_0(width_7, _S365.value0_52).value0_42 * _S368.value0_2 / (masking_o_2 * s_apply_abs_0(_S369).value0_2);
    var sample_3 : BsdfSample_0;
    if(lobe_4 < (_S367.value0_46))
    {
        var _S370 : Tuple_34 = s_apply_mirrored_0(_S362, _S365.value0_52);
        if((_S369 * _S370.value0_54.z) > 0.0f)
        {
            sample_3 = _S364.value0_49;
            sample_3.wi_0 = _S370.value0_54;
            sample_3.weight_3 = vec3<f32>((masking_o_2 / (masking_o_2 + s_apply_ggx_lambda_0(width_7, _S370.value0_54).value0_41)));
            sample_3.pdf_3 = _S367.value0_46 * visible_0 / (4.0f * _S368.value0_2);
            sample_3.valid_1 = true;
        }
        else
        {
            sample_3 = _S364.value0_49;
        }
    }
    else
    {
        var _S371 : Tuple_36 = s_apply_refracted_0(_S362, _S365.value0_52, eta_8);
        var _S372 : bool;
        if(_S371.value0_56.valid_2)
        {
            _S372 = (_S369 * _S371.value0_56.direction_8.z) < 0.0f;
        }
        else
        {
            _S372 = false;
        }
        if(_S372)
        {
            var crossing_2 : f32;
            if(_S369 > 0.0f)
            {
                crossing_2 = eta_8;
            }
            else
            {
                crossing_2 = 1.0f / eta_8;
            }
            var _S373 : Tuple_5 = s_apply_dot_0(_S371.value0_56.direction_8, _S365.value0_52);
            var jacobian_0 : f32 = s_apply_abs_0(_S373.value0_5).value0_2 / s_apply_sqr_0(_S373.value0_5 + _S366.value0_5 / crossing_2).value0_30;
            sample_3 = _S364.value0_49;
            sample_3.wi_0 = _S371.value0_56.direction_8;
            sample_3.weight_3 = vec3<f32>((masking_o_2 / ((masking_o_2 + s_apply_ggx_lambda_0(width_7, _S371.value0_56.direction_8).value0_41) * crossing_2 * crossing_2)));
            sample_3.pdf_3 = (1.0f - _S367.value0_46) * visible_0 * jacobian_0;
            sample_3.valid_1 = true;
        }
        else
        {
            sample_3 = _S364.value0_49;
        }
    }
    var _S374 : Tuple_37;
    _S374.value0_57 = sample_3;
    return _S374;
}

fn s_apply_bsdf_sample_0( material_4 : Material_0,  _S375 : vec3<f32>,  _S376 : vec2<f32>,  lobe_5 : f32) -> Tuple_28
{
    var _S377 : Tuple_29 = s_apply_no_sample_0();
    var smooth_2 : bool = (((material_4.flags_0) & (u32(2)))) != u32(0);
    var sample_4 : BsdfSample_0;
    if((_S375.z) != 0.0f)
    {
        if((material_4.kind_0) == u32(0))
        {
            sample_4 = s_apply_diffuse_sample_0(material_4.a_0.xyz, _S375, _S376).value0_50;
        }
        else
        {
            if((material_4.kind_0) == u32(1))
            {
                sample_4 = s_apply_conductor_sample_0(material_4.a_0.xyz, material_4.b_0.xyz, material_4.alpha_0, smooth_2, _S375, _S376).value0_51;
            }
            else
            {
                if(smooth_2)
                {
                    sample_4 = s_apply_smooth_dielectric_sample_0(material_4.a_0.x, _S375, lobe_5).value0_55;
                }
                else
                {
                    sample_4 = s_apply_rough_dielectric_sample_0(material_4.a_0.x, material_4.alpha_0, _S375, _S376, lobe_5).value0_57;
                }
            }
        }
    }
    else
    {
        sample_4 = _S377.value0_49;
    }
    var _S378 : Tuple_28;
    _S378.value0_48 = sample_4;
    return _S378;
}

struct Tuple_38
{
     value0_58 : vec3<f32>,
};

fn s_apply_to_world_0( _S379 : Frame_0,  _S380 : vec3<f32>) -> Tuple_38
{
    var _S381 : Tuple_38;
    _S381.value0_58 = _S379.s_1 * vec3<f32>(_S380.x) + _S379.t_0 * vec3<f32>(_S380.y) + _S379.n_0 * vec3<f32>(_S380.z);
    return _S381;
}

struct Tuple_39
{
     value0_59 : vec3<f32>,
};

fn s_apply_ray_origin_0( _S382 : Surface_0,  _S383 : vec3<f32>,  clearance_1 : f32) -> Tuple_39
{
    var offset_0 : f32;
    if((s_apply_dot_0(_S383, _S382.geometric_normal_0).value0_5) > 0.0f)
    {
        offset_0 = clearance_1;
    }
    else
    {
        offset_0 = - clearance_1;
    }
    var _S384 : Tuple_39;
    _S384.value0_59 = _S382.position_0 + _S382.geometric_normal_0 * vec3<f32>(offset_0);
    return _S384;
}

fn s_apply_scatter_0( material_5 : Material_0,  _S385 : Surface_0,  _S386 : vec3<f32>,  _S387 : vec2<f32>,  lobe_6 : f32,  clearance_2 : f32) -> Tuple_27
{
    var _S388 : Tuple_28 = s_apply_bsdf_sample_0(material_5, _S386, _S387, lobe_6);
    var _S389 : Tuple_38 = s_apply_to_world_0(_S385.frame_0, _S388.value0_48.wi_0);
    var _S390 : Tuple_39 = s_apply_ray_origin_0(_S385, _S389.value0_58, clearance_2);
    var _S391 : Tuple_27;
    _S391.value0_47.weight_2 = _S388.value0_48.weight_3;
    _S391.value0_47.origin_4 = _S390.value0_59;
    _S391.value0_47.direction_7 = _S389.value0_58;
    _S391.value0_47.pdf_2 = _S388.value0_48.pdf_3;
    _S391.value0_47.valid_0 = _S388.value0_48.valid_1;
    _S391.value0_47.delta_2 = _S388.value0_48.delta_3;
    return _S391;
}

struct Surface_Differential_0
{
     position_1 : vec3<f32>,
     frame_2 : Frame_0,
};

fn Frame_x24_syn_dzero_0() -> Frame_0
{
    var result_2 : Frame_0;
    var _S392 : vec3<f32> = vec3<f32>(0.0f);
    result_2.s_1 = _S392;
    result_2.t_0 = _S392;
    result_2.n_0 = _S392;
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
     origin_5 : vec3<f32>,
     direction_9 : vec3<f32>,
     pdf_4 : f32,
};

fn Departure_x24_syn_dzero_0() -> Departure_Differential_0
{
    var result_4 : Departure_Differential_0;
    var _S393 : vec3<f32> = vec3<f32>(0.0f);
    result_4.weight_4 = _S393;
    result_4.origin_5 = _S393;
    result_4.direction_9 = _S393;
    result_4.pdf_4 = 0.0f;
    return result_4;
}

fn Departure_x24_syn_dadd_0( SLANG_anonymous_0_0 : Departure_Differential_0,  SLANG_anonymous_1_0 : Departure_Differential_0) -> Departure_Differential_0
{
    var result_5 : Departure_Differential_0;
    result_5.weight_4 = SLANG_anonymous_0_0.weight_4 + SLANG_anonymous_1_0.weight_4;
    result_5.origin_5 = SLANG_anonymous_0_0.origin_5 + SLANG_anonymous_1_0.origin_5;
    result_5.direction_9 = SLANG_anonymous_0_0.direction_9 + SLANG_anonymous_1_0.direction_9;
    result_5.pdf_4 = SLANG_anonymous_0_0.pdf_4 + SLANG_anonymous_1_0.pdf_4;
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

fn s_bwdProp_ray_origin_0( _S394 : s_bwdCallableCtx_ray_origin_0,  _S395 : ptr<function, Surface_Differential_0>,  _S396 : ptr<function, vec3<f32>>,  _S397 : vec3<f32>)
{
    var _S398 : s_bwdCallableCtx_dot_0;
    _S398._S39 = _S394.value0_65.value1_9;
    _S398._S40 = _S394.value0_65.value0_64.geometric_normal_0;
    var _S399 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S400 : Surface_Differential_0 = _S399;
    _S400.position_1 = _S397;
    var _S401 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S399, _S400);
    var _S402 : vec3<f32> = vec3<f32>(0.0f);
    var _S403 : vec3<f32> = _S402;
    var _S404 : vec3<f32> = _S402;
    s_bwdProp_dot_0(_S398, &(_S403), &(_S404), 0.0f);
    (*_S395) = _S401;
    (*_S396) = _S403;
    return;
}

fn s_bwdProp_to_world_0( _S405 : s_bwdCallableCtx_to_world_0,  _S406 : ptr<function, Frame_0>,  _S407 : ptr<function, vec3<f32>>,  _S408 : vec3<f32>)
{
    var _S409 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S410 : vec3<f32> = _S405.value0_63.value0_62.n_0 * _S408;
    var _S411 : vec3<f32> = vec3<f32>(_S405.value0_63.value1_8.z) * _S408;
    var _S412 : f32 = _S410[i32(0)] + _S410[i32(1)] + _S410[i32(2)];
    var _S413 : vec3<f32> = _S405.value0_63.value0_62.t_0 * _S408;
    var _S414 : vec3<f32> = vec3<f32>(_S405.value0_63.value1_8.y) * _S408;
    var _S415 : f32 = _S413[i32(0)] + _S413[i32(1)] + _S413[i32(2)];
    var _S416 : vec3<f32> = _S405.value0_63.value0_62.s_1 * _S408;
    var _S417 : vec3<f32> = vec3<f32>(_S405.value0_63.value1_8.x) * _S408;
    var _S418 : f32 = _S416[i32(0)] + _S416[i32(1)] + _S416[i32(2)];
    var _S419 : Frame_0 = _S409;
    _S419.n_0 = _S411;
    _S419.t_0 = _S414;
    _S419.s_1 = _S417;
    var _S420 : vec3<f32> = vec3<f32>(_S418, _S415, _S412);
    (*_S406) = Frame_x24_syn_dadd_0(_S409, _S419);
    (*_S407) = _S420;
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
    var _S421 : vec3<f32> = vec3<f32>(0.0f);
    result_8.wi_1 = _S421;
    result_8.weight_5 = _S421;
    result_8.pdf_5 = 0.0f;
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

fn s_bwdProp_diffuse_sample_0( _S422 : s_bwdCallableCtx_diffuse_sample_0,  _S423 : ptr<function, vec3<f32>>,  _S424 : ptr<function, vec2<f32>>,  _S425 : BsdfSample_Differential_0)
{
    var _S426 : f32 = _S422.value0_73.value1_10.x;
    var _S427 : Tuple_6 = s_apply_sin_cos_turns_0(_S426);
    var _S428 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S428.value0_8 = _S426;
    var _S429 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S428 );
    var _S430 : f32 = _S422.value0_73.value1_10.y;
    var _S431 : Tuple_7 = s_apply_safe_sqrt_0(_S430);
    var _S432 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S432.value0_9 = _S430;
    var _S433 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S432 );
    var _S434 : f32 = 1.0f - _S430;
    var _S435 : Tuple_7 = s_apply_safe_sqrt_0(_S434);
    var _S436 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S436.value0_9 = _S434;
    var _S437 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S436 );
    var _S438 : bool = (_S435.value0_13) > 0.0f;
    var side_1 : f32;
    var _S439 : f32;
    var _S440 : f32;
    if(_S438)
    {
        if((_S422.value0_73.value0_66.z) < 0.0f)
        {
            side_1 = -1.0f;
        }
        else
        {
            side_1 = 1.0f;
        }
        var _S441 : f32 = _S427.value0_12.y;
        _S439 = _S427.value0_12.x;
        _S440 = _S441;
    }
    else
    {
        side_1 = 0.0f;
        _S439 = 0.0f;
        _S440 = 0.0f;
    }
    var _S442 : vec3<f32> = vec3<f32>(0.0f);
    var _S443 : vec2<f32> = vec2<f32>(0.0f);
    var _S444 : vec2<f32>;
    if(_S438)
    {
        var _S445 : vec2<f32> = vec2<f32>(_S431.value0_13 * _S425.wi_1[i32(1)], _S431.value0_13 * _S425.wi_1[i32(0)]);
        var _S446 : f32 = _S439 * _S425.wi_1[i32(1)] + _S440 * _S425.wi_1[i32(0)];
        side_1 = 0.31830990314483643f * _S425.pdf_5 + side_1 * _S425.wi_1[i32(2)];
        _S439 = _S446;
        _S444 = _S445;
    }
    else
    {
        side_1 = 0.0f;
        _S439 = 0.0f;
        _S444 = _S443;
    }
    var _S447 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S437, &(_S447), side_1);
    var _S448 : f32 = - _S447;
    var _S449 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S433, &(_S449), _S439);
    var _S450 : f32 = _S448 + _S449;
    var _S451 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S429, &(_S451), _S444);
    var _S452 : vec2<f32> = vec2<f32>(_S451, _S450);
    (*_S423) = _S442;
    (*_S424) = _S452;
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

fn s_bwdProp_sqr_0( _S453 : s_bwdCallableCtx_sqr_0,  _S454 : ptr<function, f32>,  _S455 : f32)
{
    var _S456 : f32 = _S453.value0_87.value0_86 * _S455;
    (*_S454) = _S456 + _S456;
    return;
}

fn s_bwdProp_fresnel_conductor_channel_0( _S457 : s_bwdCallableCtx_fresnel_conductor_channel_0,  _S458 : ptr<function, f32>,  _S459 : f32)
{
    var _S460 : Tuple_0 = s_apply_min_0(_S457.value0_85.value0_84, 1.0f);
    var _S461 : s_bwdCallableCtx_min_0;
    _S461._S2 = _S457.value0_85.value0_84;
    _S461._S3 = 1.0f;
    var _S462 : Tuple_13 = s_apply_sqr_0(_S460.value0_0);
    var _S463 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S463.value0_86 = _S460.value0_0;
    var _S464 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S463 );
    var sin2_1 : f32 = 1.0f - _S462.value0_30;
    var _S465 : f32 = _S457.value0_85.value1_19;
    var _S466 : f32 = _S457.value0_85.value2_12;
    var t0_1 : f32 = _S465 * _S465 - _S466 * _S466 - sin2_1;
    var _S467 : Tuple_13 = s_apply_sqr_0(t0_1);
    var _S468 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S468.value0_86 = t0_1;
    var _S469 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S468 );
    var _S470 : f32 = _S467.value0_30 + 4.0f * _S457.value0_85.value1_19 * _S457.value0_85.value1_19 * _S457.value0_85.value2_12 * _S457.value0_85.value2_12;
    var _S471 : Tuple_7 = s_apply_safe_sqrt_0(_S470);
    var _S472 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S472.value0_9 = _S470;
    var _S473 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S472 );
    var _S474 : f32 = (_S471.value0_13 + t0_1) * 0.5f;
    var _S475 : Tuple_7 = s_apply_safe_sqrt_0(_S474);
    var _S476 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S476.value0_9 = _S474;
    var _S477 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S476 );
    var t1_1 : f32 = _S471.value0_13 + _S462.value0_30;
    var _S478 : f32 = 2.0f * _S475.value0_13;
    var t2_1 : f32 = _S478 * _S460.value0_0;
    var _S479 : f32 = t1_1 - t2_1;
    var _S480 : f32 = t1_1 + t2_1;
    var perpendicular_1 : f32 = _S479 / _S480;
    var _S481 : f32 = _S480 * _S480;
    var _S482 : f32 = _S462.value0_30 * _S471.value0_13;
    var _S483 : Tuple_13 = s_apply_sqr_0(sin2_1);
    var _S484 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S484.value0_86 = sin2_1;
    var _S485 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S484 );
    var t3_1 : f32 = _S482 + _S483.value0_30;
    var t4_1 : f32 = t2_1 * sin2_1;
    var _S486 : f32 = t3_1 - t4_1;
    var _S487 : f32 = t3_1 + t4_1;
    var s_diff_parallel_T_0 : f32 = 0.5f * _S459;
    var _S488 : f32 = s_diff_parallel_T_0 / (_S487 * _S487);
    var _S489 : f32 = perpendicular_1 * _S486 * - _S488;
    var _S490 : f32 = _S487 * _S488;
    var _S491 : f32 = perpendicular_1 * _S490;
    var _S492 : f32 = _S486 * _S490;
    var _S493 : f32 = _S489 + - _S491;
    var _S494 : f32 = t2_1 * _S493;
    var _S495 : f32 = sin2_1 * _S493;
    var _S496 : f32 = _S489 + _S491;
    var _S497 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S485, &(_S497), _S496);
    var _S498 : f32 = _S462.value0_30 * _S496;
    var _S499 : f32 = _S471.value0_13 * _S496;
    var _S500 : f32 = (s_diff_parallel_T_0 + _S492) / _S481;
    var _S501 : f32 = _S479 * - _S500;
    var _S502 : f32 = _S480 * _S500;
    var _S503 : f32 = _S495 + _S501 + - _S502;
    var _S504 : f32 = _S478 * _S503;
    var _S505 : f32 = 2.0f * (_S460.value0_0 * _S503);
    var _S506 : f32 = _S501 + _S502;
    var _S507 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S477, &(_S507), _S505);
    var _S508 : f32 = 0.5f * _S507;
    var _S509 : f32 = _S498 + _S506 + _S508;
    var _S510 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S473, &(_S510), _S509);
    var _S511 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S469, &(_S511), _S510);
    var _S512 : f32 = _S499 + _S506 + - (_S494 + _S497 + - (_S508 + _S511));
    var _S513 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S464, &(_S513), _S512);
    var _S514 : f32 = _S504 + _S513;
    var _S515 : f32 = 0.0f;
    var _S516 : f32 = 0.0f;
    s_bwdProp_min_0(_S461, &(_S515), &(_S516), _S514);
    (*_S458) = _S515;
    return;
}

fn s_bwdProp_fresnel_conductor_0( _S517 : s_bwdCallableCtx_fresnel_conductor_0,  _S518 : ptr<function, f32>,  _S519 : vec3<f32>)
{
    var _S520 : f32 = _S517.value0_81.value1_14.x;
    var _S521 : f32 = _S517.value0_81.value2_10.x;
    var _S522 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S522.value0_84 = _S517.value0_81.value0_74;
    _S522.value1_19 = _S520;
    _S522.value2_12 = _S521;
    var _S523 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S522 );
    var _S524 : f32 = _S517.value0_81.value1_14.y;
    var _S525 : f32 = _S517.value0_81.value2_10.y;
    var _S526 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S526.value0_84 = _S517.value0_81.value0_74;
    _S526.value1_19 = _S524;
    _S526.value2_12 = _S525;
    var _S527 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S526 );
    var _S528 : f32 = _S517.value0_81.value1_14.z;
    var _S529 : f32 = _S517.value0_81.value2_10.z;
    var _S530 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S530.value0_84 = _S517.value0_81.value0_74;
    _S530.value1_19 = _S528;
    _S530.value2_12 = _S529;
    var _S531 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S530 );
    var _S532 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S531, &(_S532), _S519[i32(2)]);
    var _S533 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S527, &(_S533), _S519[i32(1)]);
    var _S534 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S523, &(_S534), _S519[i32(0)]);
    (*_S518) = _S532 + _S533 + _S534;
    return;
}

fn s_bwdProp_ggx_density_0( _S535 : s_bwdCallableCtx_ggx_density_0,  _S536 : ptr<function, vec3<f32>>,  _S537 : f32)
{
    var _S538 : f32 = _S535.value0_79.value0_78.x;
    var _S539 : f32 = _S535.value0_79.value1_18.x / _S538;
    var _S540 : Tuple_13 = s_apply_sqr_0(_S539);
    var _S541 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S541.value0_86 = _S539;
    var _S542 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S541 );
    var _S543 : f32 = _S535.value0_79.value0_78.y;
    var _S544 : f32 = _S535.value0_79.value1_18.y / _S543;
    var _S545 : Tuple_13 = s_apply_sqr_0(_S544);
    var _S546 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S546.value0_86 = _S544;
    var _S547 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S546 );
    var _S548 : f32 = _S540.value0_30 + _S545.value0_30;
    var _S549 : f32 = _S535.value0_79.value1_18.z;
    var _S550 : Tuple_13 = s_apply_sqr_0(_S549);
    var _S551 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S551.value0_86 = _S549;
    var _S552 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S551 );
    var s_3 : f32 = _S548 + _S550.value0_30;
    var _S553 : f32 = 3.14159274101257324f * _S538 * _S543;
    var _S554 : Tuple_13 = s_apply_sqr_0(s_3);
    var _S555 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S555.value0_86 = s_3;
    var _S556 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S555 );
    var _S557 : f32 = _S553 * _S554.value0_30;
    var _S558 : f32 = _S553 * - (_S537 / (_S557 * _S557));
    var _S559 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S556, &(_S559), _S558);
    var _S560 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S552, &(_S560), _S559);
    var _S561 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S547, &(_S561), _S559);
    var _S562 : f32 = _S561 / _S543;
    var _S563 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S542, &(_S563), _S559);
    (*_S536) = vec3<f32>(_S563 / _S538, _S562, _S560);
    return;
}

fn s_bwdProp_ggx_lambda_0( _S564 : s_bwdCallableCtx_ggx_lambda_0,  _S565 : ptr<function, vec3<f32>>,  _S566 : f32)
{
    var _S567 : f32 = _S564.value0_80.value0_77.x;
    var _S568 : f32 = _S567 * _S564.value0_80.value1_17.x;
    var _S569 : Tuple_13 = s_apply_sqr_0(_S568);
    var _S570 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S570.value0_86 = _S568;
    var _S571 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S570 );
    var _S572 : f32 = _S564.value0_80.value0_77.y;
    var _S573 : f32 = _S572 * _S564.value0_80.value1_17.y;
    var _S574 : Tuple_13 = s_apply_sqr_0(_S573);
    var _S575 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S575.value0_86 = _S573;
    var _S576 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S575 );
    var _S577 : f32 = _S569.value0_30 + _S574.value0_30;
    var _S578 : f32 = _S564.value0_80.value1_17.z;
    var _S579 : Tuple_13 = s_apply_sqr_0(_S578);
    var _S580 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S580.value0_86 = _S578;
    var _S581 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S580 );
    var _S582 : f32 = _S579.value0_30 * _S579.value0_30;
    var _S583 : s_bwdCallableCtx_sqrt_0;
    _S583._S22 = 1.0f + _S577 / _S579.value0_30;
    var _S584 : f32 = 0.5f * _S566;
    var _S585 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S583, &(_S585), _S584);
    var _S586 : f32 = _S585 / _S582;
    var _S587 : f32 = _S577 * - _S586;
    var _S588 : f32 = _S579.value0_30 * _S586;
    var _S589 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S581, &(_S589), _S587);
    var _S590 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S576, &(_S590), _S588);
    var _S591 : f32 = _S572 * _S590;
    var _S592 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S571, &(_S592), _S588);
    (*_S565) = vec3<f32>(_S567 * _S592, _S591, _S589);
    return;
}

fn s_bwdProp_mirrored_0( _S593 : s_bwdCallableCtx_mirrored_0,  _S594 : ptr<function, vec3<f32>>,  _S595 : ptr<function, vec3<f32>>,  _S596 : vec3<f32>)
{
    var _S597 : Tuple_5 = s_apply_dot_0(_S593.value0_82.value0_76, _S593.value0_82.value1_16);
    var _S598 : s_bwdCallableCtx_dot_0;
    _S598._S39 = _S593.value0_82.value0_76;
    _S598._S40 = _S593.value0_82.value1_16;
    var _S599 : vec3<f32> = (vec3<f32>(0) - _S596);
    var _S600 : vec3<f32> = _S593.value0_82.value1_16 * _S596;
    var _S601 : vec3<f32> = vec3<f32>((2.0f * _S597.value0_5)) * _S596;
    var _S602 : f32 = 2.0f * (_S600[i32(0)] + _S600[i32(1)] + _S600[i32(2)]);
    var _S603 : vec3<f32> = vec3<f32>(0.0f);
    var _S604 : vec3<f32> = _S603;
    var _S605 : vec3<f32> = _S603;
    s_bwdProp_dot_0(_S598, &(_S604), &(_S605), _S602);
    var _S606 : vec3<f32> = _S601 + _S605;
    (*_S594) = _S599 + _S604;
    (*_S595) = _S606;
    return;
}

fn s_bwdProp_ggx_sample_visible_0( _S607 : s_bwdCallableCtx_ggx_sample_visible_0,  _S608 : ptr<function, vec3<f32>>,  _S609 : ptr<function, vec2<f32>>,  _S610 : vec3<f32>)
{
    var _S611 : bool = (_S607.value0_83.value1_15.z) < 0.0f;
    var w_1 : vec3<f32>;
    if(_S611)
    {
        w_1 = (vec3<f32>(0) - _S607.value0_83.value1_15);
    }
    else
    {
        w_1 = _S607.value0_83.value1_15;
    }
    var _S612 : f32 = _S607.value0_83.value0_75.x;
    var _S613 : f32 = _S607.value0_83.value0_75.y;
    var _S614 : vec3<f32> = vec3<f32>(w_1.x * _S612, w_1.y * _S613, w_1.z);
    var _S615 : Tuple_33 = s_apply_unit_vector_0(_S614);
    var _S616 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S616.value0_14 = _S614;
    var _S617 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S616 );
    var _S618 : f32 = _S607.value0_83.value2_11.x;
    var _S619 : Tuple_6 = s_apply_sin_cos_turns_0(_S618);
    var _S620 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S620.value0_8 = _S618;
    var _S621 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S620 );
    var _S622 : f32 = _S607.value0_83.value2_11.y;
    var _S623 : f32 = 1.0f + _S615.value0_53.z;
    var one_minus_z_1 : f32 = _S622 * _S623;
    var _S624 : f32 = 2.0f - one_minus_z_1;
    var _S625 : f32 = one_minus_z_1 * _S624;
    var _S626 : Tuple_7 = s_apply_safe_sqrt_0(_S625);
    var _S627 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S627.value0_9 = _S625;
    var _S628 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S627 );
    var _S629 : f32 = _S619.value0_12.y;
    var _S630 : f32 = _S619.value0_12.x;
    var h_1 : vec3<f32> = vec3<f32>(_S626.value0_13 * _S629, _S626.value0_13 * _S630, 1.0f - one_minus_z_1) + _S615.value0_53;
    var _S631 : f32 = h_1.x * _S612;
    var _S632 : f32 = h_1.y * _S613;
    var _S633 : f32 = h_1.z;
    var _S634 : Tuple_1 = s_apply_max_0(_S633, 9.999999960041972e-13f);
    var _S635 : s_bwdCallableCtx_max_0;
    _S635._S10 = _S633;
    _S635._S11 = 9.999999960041972e-13f;
    var _S636 : s_bwdCallableCtx_max_0 = _S635;
    var _S637 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S637.value0_14 = vec3<f32>(_S631, _S632, _S634.value0_1);
    var _S638 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S637 );
    var _S639 : vec3<f32> = vec3<f32>(0.0f);
    var _S640 : vec3<f32> = _S639;
    s_bwdProp_unit_vector_0(_S638, &(_S640), _S610);
    var _S641 : f32 = 0.0f;
    var _S642 : f32 = 0.0f;
    s_bwdProp_max_0(_S636, &(_S641), &(_S642), _S640[i32(2)]);
    var _S643 : f32 = _S613 * _S640[i32(1)];
    var _S644 : f32 = _S612 * _S640[i32(0)];
    var s_diff_h_T_0 : vec3<f32> = vec3<f32>(_S644, _S643, _S641);
    var _S645 : f32 = - _S641;
    var _S646 : f32 = _S626.value0_13 * _S643;
    var _S647 : f32 = _S626.value0_13 * _S644;
    var _S648 : f32 = _S630 * _S643 + _S629 * _S644;
    var _S649 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S628, &(_S649), _S648);
    var _S650 : f32 = _S645 + _S624 * _S649 + - (one_minus_z_1 * _S649);
    var _S651 : f32 = _S622 * _S650;
    var _S652 : f32 = _S623 * _S650;
    var _S653 : vec2<f32> = vec2<f32>(_S646, _S647);
    var _S654 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S621, &(_S654), _S653);
    var _S655 : vec3<f32> = s_diff_h_T_0 + vec3<f32>(0.0f, 0.0f, _S651);
    var _S656 : vec3<f32> = _S639;
    s_bwdProp_unit_vector_0(_S617, &(_S656), _S655);
    var _S657 : vec3<f32> = vec3<f32>(_S612 * _S656[i32(0)], _S613 * _S656[i32(1)], _S656[i32(2)]);
    var _S658 : vec2<f32> = vec2<f32>(_S654, _S652);
    if(_S611)
    {
        w_1 = (vec3<f32>(0) - _S657);
    }
    else
    {
        w_1 = _S657;
    }
    (*_S608) = w_1;
    (*_S609) = _S658;
    return;
}

fn s_bwdProp_conductor_sample_0( _S659 : s_bwdCallableCtx_conductor_sample_0,  _S660 : ptr<function, vec3<f32>>,  _S661 : ptr<function, vec2<f32>>,  _S662 : BsdfSample_Differential_0)
{
    var _S663 : vec3<f32> = vec3<f32>(0.0f);
    var _S664 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S663, _S663 );
    var _S665 : vec2<f32> = vec2<f32>(0.0f);
    var _S666 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0( _S665, _S663, _S665 );
    var _S667 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S663, _S663 );
    var _S668 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S665, _S663 );
    var _S669 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S665, _S663 );
    var _S670 : f32;
    var _S671 : f32;
    var _S672 : f32;
    var _S673 : f32;
    var _S674 : f32;
    var _S675 : f32;
    var _S676 : f32;
    var _S677 : f32;
    var _S678 : f32;
    var _S679 : s_bwdCallableCtx_abs_0;
    var _S680 : s_bwdCallableCtx_abs_0;
    var _S681 : s_bwdCallableCtx_abs_0;
    var _S682 : s_bwdCallableCtx_ggx_density_0;
    var _S683 : vec3<f32>;
    var _S684 : vec3<f32>;
    var _S685 : s_bwdCallableCtx_ggx_lambda_0;
    var _S686 : s_bwdCallableCtx_ggx_lambda_0;
    var _S687 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S688 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S689 : s_bwdCallableCtx_dot_0;
    var _S690 : bool;
    var _S691 : s_bwdCallableCtx_mirrored_0;
    var _S692 : s_bwdCallableCtx_ggx_sample_visible_0;
    if(_S659.value0_72.value3_5)
    {
        var _S693 : f32 = _S659.value0_72.value4_4.z;
        var _S694 : Tuple_2 = s_apply_abs_0(_S693);
        var _S695 : s_bwdCallableCtx_abs_0;
        _S695._S18 = _S693;
        var _S696 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S696.value0_74 = _S694.value0_2;
        _S696.value1_14 = _S659.value0_72.value0_67;
        _S696.value2_10 = _S659.value0_72.value1_11;
        _S687.value0_81 = _S696;
        _S679 = _S695;
        _S690 = false;
        _S670 = 0.0f;
        _S671 = 0.0f;
        _S672 = 0.0f;
        _S673 = 0.0f;
        _S674 = 0.0f;
        _S680._S18 = 0.0f;
        _S682.value0_79 = _S669;
        _S683 = _S663;
        _S684 = _S663;
        _S675 = 0.0f;
        _S676 = 0.0f;
        _S685.value0_80 = _S668;
        _S688.value0_81 = _S664;
        _S681._S18 = 0.0f;
        _S689._S39 = _S663;
        _S689._S40 = _S663;
        _S686.value0_80 = _S668;
        _S677 = 0.0f;
        _S678 = 0.0f;
        _S691.value0_82 = _S667;
        _S692.value0_83 = _S666;
    }
    else
    {
        var width_8 : vec2<f32> = ggx_widths_0(_S659.value0_72.value2_7);
        var _S697 : Tuple_32 = s_apply_ggx_sample_visible_0(width_8, _S659.value0_72.value4_4, _S659.value0_72.value5_2);
        var _S698 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
        _S698.value0_75 = width_8;
        _S698.value1_15 = _S659.value0_72.value4_4;
        _S698.value2_11 = _S659.value0_72.value5_2;
        var _S699 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = _S698;
        var _S700 : Tuple_34 = s_apply_mirrored_0(_S659.value0_72.value4_4, _S697.value0_52);
        var _S701 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S701.value0_76 = _S659.value0_72.value4_4;
        _S701.value1_16 = _S697.value0_52;
        var _S702 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S701;
        var _S703 : f32 = _S659.value0_72.value4_4.z;
        var _S704 : f32 = _S700.value0_54.z;
        var _S705 : bool = (_S703 * _S704) > 0.0f;
        if(_S705)
        {
            var _S706 : Tuple_21 = s_apply_ggx_lambda_0(width_8, _S659.value0_72.value4_4);
            var _S707 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S707.value0_77 = width_8;
            _S707.value1_17 = _S659.value0_72.value4_4;
            var masking_o_3 : f32 = 1.0f + _S706.value0_41;
            var _S708 : Tuple_5 = s_apply_dot_0(_S659.value0_72.value4_4, _S697.value0_52);
            var _S709 : s_bwdCallableCtx_dot_0;
            _S709._S39 = _S659.value0_72.value4_4;
            _S709._S40 = _S697.value0_52;
            var _S710 : Tuple_2 = s_apply_abs_0(_S708.value0_5);
            var _S711 : s_bwdCallableCtx_abs_0;
            _S711._S18 = _S708.value0_5;
            var _S712 : Tuple_23 = s_apply_fresnel_conductor_0(_S710.value0_2, _S659.value0_72.value0_67, _S659.value0_72.value1_11);
            var _S713 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
            _S713.value0_74 = _S710.value0_2;
            _S713.value1_14 = _S659.value0_72.value0_67;
            _S713.value2_10 = _S659.value0_72.value1_11;
            var _S714 : Tuple_21 = s_apply_ggx_lambda_0(width_8, _S700.value0_54);
            var _S715 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S715.value0_77 = width_8;
            _S715.value1_17 = _S700.value0_54;
            var _S716 : f32 = masking_o_3 + _S714.value0_41;
            var _S717 : vec3<f32> = vec3<f32>((masking_o_3 / _S716));
            var _S718 : f32 = _S716 * _S716;
            var _S719 : Tuple_22 = s_apply_ggx_density_0(width_8, _S697.value0_52);
            var _S720 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
            _S720.value0_78 = width_8;
            _S720.value1_18 = _S697.value0_52;
            var _S721 : Tuple_2 = s_apply_abs_0(_S703);
            var _S722 : s_bwdCallableCtx_abs_0;
            _S722._S18 = _S703;
            var _S723 : f32 = 4.0f * _S721.value0_2;
            var _S724 : f32 = _S723 * masking_o_3;
            _S670 = _S724 * _S724;
            _S671 = _S719.value0_42;
            _S672 = _S724;
            _S673 = _S723;
            _S674 = masking_o_3;
            _S679 = _S722;
            _S682.value0_79 = _S720;
            _S683 = _S712.value0_43;
            _S684 = _S717;
            _S675 = _S718;
            _S676 = _S716;
            _S685.value0_80 = _S715;
            _S687.value0_81 = _S713;
            _S680 = _S711;
            _S689 = _S709;
            _S686.value0_80 = _S707;
        }
        else
        {
            _S670 = 0.0f;
            _S671 = 0.0f;
            _S672 = 0.0f;
            _S673 = 0.0f;
            _S674 = 0.0f;
            _S679._S18 = 0.0f;
            _S682.value0_79 = _S669;
            _S683 = _S663;
            _S684 = _S663;
            _S675 = 0.0f;
            _S676 = 0.0f;
            _S685.value0_80 = _S668;
            _S687.value0_81 = _S664;
            _S680._S18 = 0.0f;
            _S689._S39 = _S663;
            _S689._S40 = _S663;
            _S686.value0_80 = _S668;
        }
        var _S725 : s_bwdCallableCtx_abs_0 = _S679;
        var _S726 : s_bwdCallableCtx_fresnel_conductor_0 = _S687;
        var _S727 : s_bwdCallableCtx_abs_0 = _S680;
        _S687.value0_81 = _S664;
        _S679._S18 = 0.0f;
        _S690 = _S705;
        _S680 = _S725;
        _S688 = _S726;
        _S681 = _S727;
        _S677 = _S703;
        _S678 = _S704;
        _S691.value0_82 = _S702;
        _S692.value0_83 = _S699;
    }
    var _S728 : vec2<f32>;
    if(_S659.value0_72.value3_5)
    {
        var _S729 : f32 = 0.0f;
        s_bwdProp_fresnel_conductor_0(_S687, &(_S729), _S662.weight_5);
        var _S730 : f32 = 0.0f;
        s_bwdProp_abs_0(_S679, &(_S730), _S729);
        _S683 = vec3<f32>(- _S662.wi_1[i32(0)], - _S662.wi_1[i32(1)], _S730 + _S662.wi_1[i32(2)]);
        _S728 = _S665;
    }
    else
    {
        var _S731 : vec3<f32>;
        if(_S690)
        {
            var _S732 : f32 = _S662.pdf_5 / _S670;
            var _S733 : f32 = _S671 * - _S732;
            var _S734 : f32 = _S672 * _S732;
            var _S735 : f32 = _S673 * _S733;
            var _S736 : f32 = 4.0f * (_S674 * _S733);
            var _S737 : f32 = 0.0f;
            s_bwdProp_abs_0(_S680, &(_S737), _S736);
            var _S738 : vec3<f32> = _S663;
            s_bwdProp_ggx_density_0(_S682, &(_S738), _S734);
            var _S739 : vec3<f32> = _S683 * _S662.weight_5;
            var _S740 : vec3<f32> = _S684 * _S662.weight_5;
            var _S741 : f32 = (_S739[i32(0)] + _S739[i32(1)] + _S739[i32(2)]) / _S675;
            var _S742 : f32 = _S674 * - _S741;
            var _S743 : f32 = _S676 * _S741;
            var _S744 : vec3<f32> = _S663;
            s_bwdProp_ggx_lambda_0(_S685, &(_S744), _S742);
            var _S745 : f32 = 0.0f;
            s_bwdProp_fresnel_conductor_0(_S688, &(_S745), _S740);
            var _S746 : f32 = 0.0f;
            s_bwdProp_abs_0(_S681, &(_S746), _S745);
            var _S747 : vec3<f32> = _S663;
            var _S748 : vec3<f32> = _S663;
            s_bwdProp_dot_0(_S689, &(_S747), &(_S748), _S746);
            var _S749 : f32 = _S735 + _S743 + _S742;
            var _S750 : vec3<f32> = _S663;
            s_bwdProp_ggx_lambda_0(_S686, &(_S750), _S749);
            var _S751 : vec3<f32> = _S738 + _S748;
            var _S752 : vec3<f32> = _S747 + _S750;
            var _S753 : vec3<f32> = _S744 + _S662.wi_1;
            _S670 = _S737;
            _S683 = _S753;
            _S684 = _S751;
            _S731 = _S752;
        }
        else
        {
            _S670 = 0.0f;
            _S683 = _S663;
            _S684 = _S663;
            _S731 = _S663;
        }
        var _S754 : f32 = _S678 * 0.0f + _S670;
        var _S755 : vec3<f32> = _S683 + vec3<f32>(0.0f, 0.0f, _S677 * 0.0f);
        var _S756 : vec3<f32> = _S663;
        var _S757 : vec3<f32> = _S663;
        s_bwdProp_mirrored_0(_S691, &(_S756), &(_S757), _S755);
        var _S758 : vec3<f32> = _S757 + _S684;
        var _S759 : vec3<f32> = _S663;
        var _S760 : vec2<f32> = _S665;
        s_bwdProp_ggx_sample_visible_0(_S692, &(_S759), &(_S760), _S758);
        _S683 = _S756 + _S759 + _S731 + vec3<f32>(0.0f, 0.0f, _S754);
        _S728 = _S760;
    }
    (*_S660) = _S683;
    (*_S661) = _S728;
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
     direction_10 : vec3<f32>,
};

fn Refraction_x24_syn_dzero_0() -> Refraction_Differential_0
{
    var result_9 : Refraction_Differential_0;
    result_9.direction_10 = vec3<f32>(0.0f);
    return result_9;
}

fn Refraction_x24_syn_dadd_0( SLANG_anonymous_0_3 : Refraction_Differential_0,  SLANG_anonymous_1_3 : Refraction_Differential_0) -> Refraction_Differential_0
{
    var result_10 : Refraction_Differential_0;
    result_10.direction_10 = SLANG_anonymous_0_3.direction_10 + SLANG_anonymous_1_3.direction_10;
    return result_10;
}

fn s_bwdProp_refracted_0( _S761 : s_bwdCallableCtx_refracted_0,  _S762 : ptr<function, vec3<f32>>,  _S763 : ptr<function, vec3<f32>>,  _S764 : Refraction_Differential_0)
{
    var _S765 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S766 : vec3<f32> = vec3<f32>(0.0f);
    var _S767 : Tuple_5 = s_apply_dot_0(_S761.value0_91.value0_88, _S761.value0_91.value1_20);
    var _S768 : s_bwdCallableCtx_dot_0;
    _S768._S39 = _S761.value0_91.value0_88;
    _S768._S40 = _S761.value0_91.value1_20;
    var _S769 : s_bwdCallableCtx_dot_0 = _S768;
    var _S770 : bool = (_S767.value0_5) < 0.0f;
    var cos_i_2 : f32;
    var eta_9 : f32;
    var m_4 : vec3<f32>;
    if(_S770)
    {
        var _S771 : vec3<f32> = (vec3<f32>(0) - _S761.value0_91.value1_20);
        var _S772 : f32 = 1.0f / _S761.value0_91.value2_13;
        cos_i_2 = - _S767.value0_5;
        eta_9 = _S772;
        m_4 = _S771;
    }
    else
    {
        cos_i_2 = _S767.value0_5;
        eta_9 = _S761.value0_91.value2_13;
        m_4 = _S761.value0_91.value1_20;
    }
    var _S773 : Tuple_13 = s_apply_sqr_0(cos_i_2);
    var _S774 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S774.value0_86 = cos_i_2;
    var _S775 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S774 );
    var _S776 : f32 = 1.0f - _S773.value0_30;
    var _S777 : Tuple_1 = s_apply_max_0(_S776, 0.0f);
    var _S778 : s_bwdCallableCtx_max_0;
    _S778._S10 = _S776;
    _S778._S11 = 0.0f;
    var _S779 : s_bwdCallableCtx_max_0 = _S778;
    var _S780 : f32 = eta_9 * eta_9;
    var sin2_t_2 : f32 = _S777.value0_1 / _S780;
    var _S781 : f32 = _S780 * _S780;
    var _S782 : bool = sin2_t_2 < 1.0f;
    var _S783 : vec3<f32>;
    var _S784 : vec3<f32>;
    var _S785 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S782)
    {
        var _S786 : f32 = 1.0f - sin2_t_2;
        var _S787 : Tuple_7 = s_apply_safe_sqrt_0(_S786);
        var _S788 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S788.value0_9 = _S786;
        var _S789 : vec3<f32> = vec3<f32>((cos_i_2 / eta_9 - _S787.value0_13));
        _S783 = vec3<f32>((1.0f / eta_9));
        _S784 = _S789;
        cos_i_2 = _S780;
        _S785.value0_10 = _S788;
    }
    else
    {
        _S783 = _S766;
        _S784 = _S766;
        cos_i_2 = 0.0f;
        _S785.value0_10 = _S765;
    }
    if(_S782)
    {
        var _S790 : vec3<f32> = _S783 * (vec3<f32>(0) - _S764.direction_10);
        var _S791 : vec3<f32> = m_4 * _S764.direction_10;
        var _S792 : vec3<f32> = _S784 * _S764.direction_10;
        var _S793 : f32 = _S791[i32(0)] + _S791[i32(1)] + _S791[i32(2)];
        var _S794 : f32 = - _S793;
        var _S795 : f32 = eta_9 * (_S793 / cos_i_2);
        var _S796 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S785, &(_S796), _S794);
        cos_i_2 = - _S796;
        eta_9 = _S795;
        m_4 = _S792;
        _S783 = _S790;
    }
    else
    {
        cos_i_2 = 0.0f;
        eta_9 = 0.0f;
        m_4 = _S766;
        _S783 = _S766;
    }
    var _S797 : f32 = _S780 * (cos_i_2 / _S781);
    var _S798 : f32 = 0.0f;
    var _S799 : f32 = 0.0f;
    s_bwdProp_max_0(_S779, &(_S798), &(_S799), _S797);
    var _S800 : f32 = - _S798;
    var _S801 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S775, &(_S801), _S800);
    var _S802 : f32 = _S801 + eta_9;
    if(_S770)
    {
        var _S803 : vec3<f32> = (vec3<f32>(0) - m_4);
        cos_i_2 = - _S802;
        m_4 = _S803;
    }
    else
    {
        cos_i_2 = _S802;
    }
    var _S804 : vec3<f32> = _S766;
    var _S805 : vec3<f32> = _S766;
    s_bwdProp_dot_0(_S769, &(_S804), &(_S805), cos_i_2);
    var _S806 : vec3<f32> = _S805 + m_4;
    (*_S762) = _S804 + _S783;
    (*_S763) = _S806;
    return;
}

fn s_bwdProp_fresnel_dielectric_0( _S807 : s_bwdCallableCtx_fresnel_dielectric_0,  _S808 : ptr<function, f32>,  _S809 : f32)
{
    var _S810 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S811 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S812 : bool = (_S807.value0_90.value0_89) < 0.0f;
    var cos_i_3 : f32;
    var eta_10 : f32;
    if(_S812)
    {
        var _S813 : f32 = 1.0f / _S807.value0_90.value1_21;
        cos_i_3 = - _S807.value0_90.value0_89;
        eta_10 = _S813;
    }
    else
    {
        cos_i_3 = _S807.value0_90.value0_89;
        eta_10 = _S807.value0_90.value1_21;
    }
    var _S814 : Tuple_13 = s_apply_sqr_0(cos_i_3);
    var _S815 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S815.value0_86 = cos_i_3;
    var _S816 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S815 );
    var _S817 : f32 = eta_10 * eta_10;
    var sin2_t_3 : f32 = (1.0f - _S814.value0_30) / _S817;
    var _S818 : f32 = _S817 * _S817;
    var _S819 : bool = sin2_t_3 < 1.0f;
    var _S820 : f32;
    var _S821 : f32;
    var _S822 : f32;
    var _S823 : f32;
    var _S824 : f32;
    var _S825 : s_bwdCallableCtx_sqr_0;
    var _S826 : s_bwdCallableCtx_sqr_0;
    var _S827 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S819)
    {
        var _S828 : f32 = 1.0f - sin2_t_3;
        var _S829 : Tuple_7 = s_apply_safe_sqrt_0(_S828);
        var _S830 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S830.value0_9 = _S828;
        var _S831 : f32 = eta_10 * cos_i_3;
        var _S832 : f32 = _S831 - _S829.value0_13;
        var _S833 : f32 = _S831 + _S829.value0_13;
        var _S834 : f32 = _S833 * _S833;
        var _S835 : f32 = eta_10 * _S829.value0_13;
        var _S836 : f32 = cos_i_3 - _S835;
        var _S837 : f32 = cos_i_3 + _S835;
        var perpendicular_2 : f32 = _S836 / _S837;
        var _S838 : f32 = _S837 * _S837;
        var _S839 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S839.value0_86 = _S832 / _S833;
        var _S840 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S840.value0_86 = perpendicular_2;
        _S825.value0_87 = _S840;
        _S826.value0_87 = _S839;
        cos_i_3 = _S838;
        _S820 = _S836;
        _S821 = _S837;
        _S822 = _S834;
        _S823 = _S832;
        _S824 = _S833;
        _S827.value0_10 = _S830;
    }
    else
    {
        _S825.value0_87 = _S811;
        _S826.value0_87 = _S811;
        cos_i_3 = 0.0f;
        _S820 = 0.0f;
        _S821 = 0.0f;
        _S822 = 0.0f;
        _S823 = 0.0f;
        _S824 = 0.0f;
        _S827.value0_10 = _S810;
    }
    if(_S819)
    {
        var _S841 : f32 = 0.5f * _S809;
        var _S842 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S825, &(_S842), _S841);
        var _S843 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S826, &(_S843), _S841);
        var _S844 : f32 = _S842 / cos_i_3;
        var _S845 : f32 = _S820 * - _S844;
        var _S846 : f32 = _S821 * _S844;
        var _S847 : f32 = _S843 / _S822;
        var _S848 : f32 = _S823 * - _S847;
        var _S849 : f32 = _S824 * _S847;
        var _S850 : f32 = eta_10 * (_S848 + _S849);
        var _S851 : f32 = eta_10 * (_S845 + - _S846) + _S848 + - _S849;
        var _S852 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S827, &(_S852), _S851);
        var _S853 : f32 = _S845 + _S846 + _S850;
        cos_i_3 = - _S852;
        eta_10 = _S853;
    }
    else
    {
        cos_i_3 = 0.0f;
        eta_10 = 0.0f;
    }
    var _S854 : f32 = - (_S817 * (cos_i_3 / _S818));
    var _S855 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S816, &(_S855), _S854);
    var _S856 : f32 = _S855 + eta_10;
    if(_S812)
    {
        cos_i_3 = - _S856;
    }
    else
    {
        cos_i_3 = _S856;
    }
    (*_S808) = cos_i_3;
    return;
}

fn s_bwdProp_smooth_dielectric_sample_0( _S857 : s_bwdCallableCtx_smooth_dielectric_sample_0,  _S858 : ptr<function, vec3<f32>>,  _S859 : BsdfSample_Differential_0)
{
    var _S860 : vec3<f32> = vec3<f32>(0.0f);
    var _S861 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S860, _S860, 0.0f );
    var _S862 : f32 = _S857.value0_70.value1_12.z;
    var _S863 : Tuple_26 = s_apply_fresnel_dielectric_0(_S862, _S857.value0_70.value0_68);
    var _S864 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S864.value0_89 = _S862;
    _S864.value1_21 = _S857.value0_70.value0_68;
    var _S865 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S864 );
    var _S866 : bool = (_S857.value0_70.value2_8) < (_S863.value0_46);
    var _S867 : bool;
    var _S868 : s_bwdCallableCtx_refracted_0;
    if(_S866)
    {
        _S867 = false;
        _S868.value0_91 = _S861;
    }
    else
    {
        const _S869 : vec3<f32> = vec3<f32>(0.0f, 0.0f, 1.0f);
        var _S870 : Tuple_36 = s_apply_refracted_0(_S857.value0_70.value1_12, _S869, _S857.value0_70.value0_68);
        var _S871 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S871.value0_88 = _S857.value0_70.value1_12;
        _S871.value1_20 = _S869;
        _S871.value2_13 = _S857.value0_70.value0_68;
        _S867 = _S870.value0_56.valid_2;
        _S868.value0_91 = _S871;
    }
    var _S872 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
    var _S873 : f32;
    var _S874 : vec3<f32>;
    if(_S866)
    {
        var _S875 : vec3<f32> = vec3<f32>(- _S859.wi_1[i32(0)], - _S859.wi_1[i32(1)], 0.0f);
        _S873 = _S859.wi_1[i32(2)];
        _S874 = _S875;
    }
    else
    {
        var _S876 : Refraction_Differential_0;
        if(_S867)
        {
            var _S877 : Refraction_Differential_0 = _S872;
            _S877.direction_10 = _S859.wi_1;
            _S876 = Refraction_x24_syn_dadd_0(_S872, _S877);
        }
        else
        {
            _S876 = _S872;
        }
        var _S878 : vec3<f32> = _S860;
        var _S879 : vec3<f32> = _S860;
        s_bwdProp_refracted_0(_S868, &(_S878), &(_S879), _S876);
        _S873 = 0.0f;
        _S874 = _S878;
    }
    var _S880 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S865, &(_S880), 0.0f);
    (*_S858) = _S874 + vec3<f32>(0.0f, 0.0f, _S880 + _S873);
    return;
}

fn s_bwdProp_rough_dielectric_sample_0( _S881 : s_bwdCallableCtx_rough_dielectric_sample_0,  _S882 : ptr<function, vec3<f32>>,  _S883 : ptr<function, vec2<f32>>,  _S884 : BsdfSample_Differential_0)
{
    var _S885 : vec3<f32> = vec3<f32>(0.0f);
    var _S886 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S885, _S885 );
    var _S887 : vec2<f32> = vec2<f32>(0.0f);
    var _S888 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S887, _S885 );
    var _S889 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S885, _S885, 0.0f );
    var _S890 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var width_9 : vec2<f32> = ggx_widths_0(_S881.value0_71.value1_13);
    var _S891 : Tuple_32 = s_apply_ggx_sample_visible_0(width_9, _S881.value0_71.value2_9, _S881.value0_71.value3_6);
    var _S892 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
    _S892.value0_75 = width_9;
    _S892.value1_15 = _S881.value0_71.value2_9;
    _S892.value2_11 = _S881.value0_71.value3_6;
    var _S893 : s_bwdCallableCtx_ggx_sample_visible_0 = s_bwdCallableCtx_ggx_sample_visible_0( _S892 );
    var _S894 : Tuple_5 = s_apply_dot_0(_S881.value0_71.value2_9, _S891.value0_52);
    var _S895 : s_bwdCallableCtx_dot_0;
    _S895._S39 = _S881.value0_71.value2_9;
    _S895._S40 = _S891.value0_52;
    var _S896 : s_bwdCallableCtx_dot_0 = _S895;
    var _S897 : Tuple_26 = s_apply_fresnel_dielectric_0(_S894.value0_5, _S881.value0_71.value0_69);
    var _S898 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S898.value0_89 = _S894.value0_5;
    _S898.value1_21 = _S881.value0_71.value0_69;
    var _S899 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S898 );
    var _S900 : Tuple_21 = s_apply_ggx_lambda_0(width_9, _S881.value0_71.value2_9);
    var _S901 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
    _S901.value0_77 = width_9;
    _S901.value1_17 = _S881.value0_71.value2_9;
    var _S902 : s_bwdCallableCtx_ggx_lambda_0 = s_bwdCallableCtx_ggx_lambda_0( _S901 );
    var masking_o_4 : f32 = 1.0f + _S900.value0_41;
    var _S903 : Tuple_22 = s_apply_ggx_density_0(width_9, _S891.value0_52);
    var _S904 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
    _S904.value0_78 = width_9;
    _S904.value1_18 = _S891.value0_52;
    var _S905 : s_bwdCallableCtx_ggx_density_0 = s_bwdCallableCtx_ggx_density_0( _S904 );
    var _S906 : Tuple_2 = s_apply_abs_0(_S894.value0_5);
    var _S907 : s_bwdCallableCtx_abs_0;
    _S907._S18 = _S894.value0_5;
    var _S908 : s_bwdCallableCtx_abs_0 = _S907;
    var _S909 : f32 = _S903.value0_42 * _S906.value0_2;
    var _S910 : f32 = _S881.value0_71.value2_9.z;
    var _S911 : Tuple_2 = s_apply_abs_0(_S910);
    var _S912 : s_bwdCallableCtx_abs_0;
    _S912._S18 = _S910;
    var _S913 : s_bwdCallableCtx_abs_0 = _S912;
    var _S914 : f32 = masking_o_4 * _S911.value0_2;
    var visible_1 : f32 = _S909 / _S914;
    var _S915 : f32 = _S914 * _S914;
    var _S916 : bool = (_S881.value0_71.value4_5) < (_S897.value0_46);
    var _S917 : bool;
    var _S918 : bool;
    var _S919 : bool;
    var _S920 : f32;
    var crossing_3 : f32;
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
    var _S933 : f32;
    var _S934 : f32;
    var _S935 : f32;
    var _S936 : s_bwdCallableCtx_ggx_lambda_0;
    var _S937 : s_bwdCallableCtx_ggx_lambda_0;
    var _S938 : s_bwdCallableCtx_sqr_0;
    var _S939 : s_bwdCallableCtx_abs_0;
    var _S940 : s_bwdCallableCtx_dot_0;
    var _S941 : s_bwdCallableCtx_mirrored_0;
    var _S942 : s_bwdCallableCtx_refracted_0;
    if(_S916)
    {
        var _S943 : Tuple_34 = s_apply_mirrored_0(_S881.value0_71.value2_9, _S891.value0_52);
        var _S944 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S944.value0_76 = _S881.value0_71.value2_9;
        _S944.value1_16 = _S891.value0_52;
        var _S945 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S944;
        var _S946 : f32 = _S943.value0_54.z;
        var _S947 : bool = (_S910 * _S946) > 0.0f;
        if(_S947)
        {
            var _S948 : Tuple_21 = s_apply_ggx_lambda_0(width_9, _S943.value0_54);
            var _S949 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S949.value0_77 = width_9;
            _S949.value1_17 = _S943.value0_54;
            var _S950 : f32 = masking_o_4 + _S948.value0_41;
            var _S951 : f32 = _S950 * _S950;
            var _S952 : f32 = _S897.value0_46 * visible_1;
            var _S953 : f32 = 4.0f * _S906.value0_2;
            _S920 = _S953 * _S953;
            crossing_3 = _S952;
            _S921 = _S953;
            _S922 = _S951;
            _S923 = _S950;
            _S936.value0_80 = _S949;
        }
        else
        {
            _S920 = 0.0f;
            crossing_3 = 0.0f;
            _S921 = 0.0f;
            _S922 = 0.0f;
            _S923 = 0.0f;
            _S936.value0_80 = _S888;
        }
        _S917 = _S947;
        _S924 = _S946;
        _S941.value0_82 = _S945;
        _S918 = false;
        _S925 = 0.0f;
        _S926 = 0.0f;
        _S927 = 0.0f;
        _S928 = 0.0f;
        _S929 = 0.0f;
        _S930 = 0.0f;
        _S937.value0_80 = _S888;
        _S931 = 0.0f;
        _S932 = 0.0f;
        _S933 = 0.0f;
        _S938.value0_87 = _S890;
        _S934 = 0.0f;
        _S939._S18 = 0.0f;
        _S940._S39 = _S885;
        _S940._S40 = _S885;
        _S919 = false;
        _S935 = 0.0f;
        _S942.value0_91 = _S889;
    }
    else
    {
        var _S954 : Tuple_36 = s_apply_refracted_0(_S881.value0_71.value2_9, _S891.value0_52, _S881.value0_71.value0_69);
        var _S955 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S955.value0_88 = _S881.value0_71.value2_9;
        _S955.value1_20 = _S891.value0_52;
        _S955.value2_13 = _S881.value0_71.value0_69;
        var _S956 : s_paramCtx_s_bwdCallableCtx_refracted_0 = _S955;
        if(_S954.value0_56.valid_2)
        {
            var _S957 : f32 = _S954.value0_56.direction_8.z;
            _S917 = (_S910 * _S957) < 0.0f;
            _S920 = _S957;
        }
        else
        {
            _S917 = false;
            _S920 = 0.0f;
        }
        if(_S917)
        {
            if(_S910 > 0.0f)
            {
                crossing_3 = _S881.value0_71.value0_69;
            }
            else
            {
                crossing_3 = 1.0f / _S881.value0_71.value0_69;
            }
            var _S958 : Tuple_5 = s_apply_dot_0(_S954.value0_56.direction_8, _S891.value0_52);
            var _S959 : s_bwdCallableCtx_dot_0;
            _S959._S39 = _S954.value0_56.direction_8;
            _S959._S40 = _S891.value0_52;
            var _S960 : Tuple_2 = s_apply_abs_0(_S958.value0_5);
            var _S961 : s_bwdCallableCtx_abs_0;
            _S961._S18 = _S958.value0_5;
            var _S962 : f32 = crossing_3 * crossing_3;
            var _S963 : f32 = _S958.value0_5 + _S894.value0_5 / crossing_3;
            var _S964 : Tuple_13 = s_apply_sqr_0(_S963);
            var _S965 : s_paramCtx_s_bwdCallableCtx_sqr_0;
            _S965.value0_86 = _S963;
            var jacobian_1 : f32 = _S960.value0_2 / _S964.value0_30;
            var _S966 : f32 = _S964.value0_30 * _S964.value0_30;
            var _S967 : Tuple_21 = s_apply_ggx_lambda_0(width_9, _S954.value0_56.direction_8);
            var _S968 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S968.value0_77 = width_9;
            _S968.value1_17 = _S954.value0_56.direction_8;
            var _S969 : f32 = (masking_o_4 + _S967.value0_41) * crossing_3 * crossing_3;
            var _S970 : f32 = _S969 * _S969;
            var _S971 : f32 = 1.0f - _S897.value0_46;
            var _S972 : f32 = crossing_3;
            crossing_3 = _S971 * visible_1;
            _S921 = jacobian_1;
            _S922 = _S971;
            _S923 = _S970;
            _S924 = _S969;
            _S925 = _S972;
            _S936.value0_80 = _S968;
            _S926 = _S966;
            _S927 = _S960.value0_2;
            _S928 = _S964.value0_30;
            _S938.value0_87 = _S965;
            _S929 = _S962;
            _S939 = _S961;
            _S940 = _S959;
        }
        else
        {
            crossing_3 = 0.0f;
            _S921 = 0.0f;
            _S922 = 0.0f;
            _S923 = 0.0f;
            _S924 = 0.0f;
            _S925 = 0.0f;
            _S936.value0_80 = _S888;
            _S926 = 0.0f;
            _S927 = 0.0f;
            _S928 = 0.0f;
            _S938.value0_87 = _S890;
            _S929 = 0.0f;
            _S939._S18 = 0.0f;
            _S940._S39 = _S885;
            _S940._S40 = _S885;
        }
        var _S973 : bool = _S917;
        var _S974 : f32 = _S920;
        var _S975 : f32 = crossing_3;
        var _S976 : f32 = _S921;
        var _S977 : f32 = _S922;
        var _S978 : f32 = _S923;
        var _S979 : f32 = _S924;
        var _S980 : f32 = _S925;
        var _S981 : s_bwdCallableCtx_ggx_lambda_0 = _S936;
        var _S982 : f32 = _S926;
        var _S983 : f32 = _S927;
        var _S984 : f32 = _S928;
        var _S985 : f32 = _S929;
        _S917 = false;
        _S920 = 0.0f;
        crossing_3 = 0.0f;
        _S921 = 0.0f;
        _S922 = 0.0f;
        _S923 = 0.0f;
        _S936.value0_80 = _S888;
        _S924 = 0.0f;
        _S941.value0_82 = _S886;
        _S918 = _S973;
        _S925 = _S975;
        _S926 = _S976;
        _S927 = _S977;
        _S928 = _S978;
        _S929 = _S979;
        _S930 = _S980;
        _S937 = _S981;
        _S931 = _S982;
        _S932 = _S983;
        _S933 = _S984;
        _S934 = _S985;
        _S919 = _S954.value0_56.valid_2;
        _S935 = _S974;
        _S942.value0_91 = _S956;
    }
    var _S986 : vec3<f32>;
    var _S987 : vec3<f32>;
    if(_S916)
    {
        if(_S917)
        {
            var _S988 : f32 = _S884.pdf_5 / _S920;
            var _S989 : f32 = _S921 * _S988;
            var _S990 : f32 = 4.0f * (crossing_3 * - _S988);
            var _S991 : f32 = _S897.value0_46 * _S989;
            var _S992 : f32 = visible_1 * _S989;
            var _S993 : f32 = (_S884.weight_5[i32(0)] + _S884.weight_5[i32(1)] + _S884.weight_5[i32(2)]) / _S922;
            var _S994 : f32 = masking_o_4 * - _S993;
            var _S995 : f32 = _S923 * _S993;
            var _S996 : vec3<f32> = _S885;
            s_bwdProp_ggx_lambda_0(_S936, &(_S996), _S994);
            var _S997 : f32 = _S995 + _S994;
            _S986 = _S996 + _S884.wi_1;
            _S920 = _S991;
            crossing_3 = _S990;
            _S921 = _S997;
            _S922 = _S992;
        }
        else
        {
            _S986 = _S885;
            _S920 = 0.0f;
            crossing_3 = 0.0f;
            _S921 = 0.0f;
            _S922 = 0.0f;
        }
        var _S998 : f32 = _S924 * 0.0f;
        var _S999 : vec3<f32> = _S986 + vec3<f32>(0.0f, 0.0f, _S910 * 0.0f);
        var _S1000 : vec3<f32> = _S885;
        var _S1001 : vec3<f32> = _S885;
        s_bwdProp_mirrored_0(_S941, &(_S1000), &(_S1001), _S999);
        var _S1002 : f32 = crossing_3;
        var _S1003 : f32 = _S921;
        var _S1004 : f32 = _S922;
        crossing_3 = _S998;
        _S921 = _S1002;
        _S922 = _S1003;
        _S923 = _S1004;
        _S924 = 0.0f;
        _S986 = _S1001;
        _S987 = _S1000;
    }
    else
    {
        if(_S918)
        {
            var s_diff_jacobian_T_0 : f32 = _S925 * _S884.pdf_5;
            var _S1005 : f32 = _S926 * _S884.pdf_5;
            var _S1006 : f32 = _S927 * _S1005;
            var _S1007 : f32 = - (visible_1 * _S1005);
            var _S1008 : f32 = (_S884.weight_5[i32(0)] + _S884.weight_5[i32(1)] + _S884.weight_5[i32(2)]) / _S928;
            var _S1009 : f32 = _S929 * _S1008;
            var _S1010 : f32 = _S930 * (_S930 * (masking_o_4 * - _S1008));
            var _S1011 : vec3<f32> = _S885;
            s_bwdProp_ggx_lambda_0(_S937, &(_S1011), _S1010);
            var _S1012 : f32 = s_diff_jacobian_T_0 / _S931;
            var _S1013 : f32 = _S932 * - _S1012;
            var _S1014 : f32 = _S933 * _S1012;
            var _S1015 : f32 = 0.0f;
            s_bwdProp_sqr_0(_S938, &(_S1015), _S1013);
            var _S1016 : f32 = _S930 * (_S1015 / _S934);
            var _S1017 : f32 = 0.0f;
            s_bwdProp_abs_0(_S939, &(_S1017), _S1014);
            var _S1018 : f32 = _S1015 + _S1017;
            var _S1019 : vec3<f32> = _S885;
            var _S1020 : vec3<f32> = _S885;
            s_bwdProp_dot_0(_S940, &(_S1019), &(_S1020), _S1018);
            var _S1021 : f32 = _S1009 + _S1010;
            _S986 = _S1011 + _S884.wi_1 + _S1019;
            _S987 = _S1020;
            _S920 = _S1006;
            crossing_3 = _S1021;
            _S921 = _S1007;
            _S922 = _S1016;
        }
        else
        {
            _S986 = _S885;
            _S987 = _S885;
            _S920 = 0.0f;
            crossing_3 = 0.0f;
            _S921 = 0.0f;
            _S922 = 0.0f;
        }
        if(_S919)
        {
            var _S1022 : f32 = _S935 * 0.0f;
            _S986 = _S986 + vec3<f32>(0.0f, 0.0f, _S910 * 0.0f);
            _S923 = _S1022;
        }
        else
        {
            _S923 = 0.0f;
        }
        var _S1023 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
        _S1023.direction_10 = _S986;
        var _S1024 : vec3<f32> = _S885;
        var _S1025 : vec3<f32> = _S885;
        s_bwdProp_refracted_0(_S942, &(_S1024), &(_S1025), _S1023);
        var _S1026 : vec3<f32> = _S1025 + _S987;
        var _S1027 : f32 = crossing_3;
        var _S1028 : f32 = _S921;
        var _S1029 : f32 = _S922;
        crossing_3 = _S923;
        _S921 = 0.0f;
        _S922 = _S1027;
        _S923 = _S1028;
        _S924 = _S1029;
        _S986 = _S1026;
        _S987 = _S1024;
    }
    var _S1030 : f32 = _S920 / _S915;
    var _S1031 : f32 = _S909 * - _S1030;
    var _S1032 : f32 = _S914 * _S1030;
    var _S1033 : f32 = masking_o_4 * _S1031;
    var _S1034 : f32 = _S911.value0_2 * _S1031;
    var _S1035 : f32 = 0.0f;
    s_bwdProp_abs_0(_S913, &(_S1035), _S1033);
    var _S1036 : f32 = _S1035 + crossing_3;
    var _S1037 : f32 = _S906.value0_2 * _S1032;
    var _S1038 : f32 = _S903.value0_42 * _S1032 + _S921;
    var _S1039 : f32 = 0.0f;
    s_bwdProp_abs_0(_S908, &(_S1039), _S1038);
    var _S1040 : vec3<f32> = _S885;
    s_bwdProp_ggx_density_0(_S905, &(_S1040), _S1037);
    var _S1041 : f32 = _S1034 + _S922;
    var _S1042 : vec3<f32> = _S885;
    s_bwdProp_ggx_lambda_0(_S902, &(_S1042), _S1041);
    var _S1043 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S899, &(_S1043), _S923);
    var _S1044 : f32 = _S1039 + _S1043 + _S924;
    var _S1045 : vec3<f32> = _S885;
    var _S1046 : vec3<f32> = _S885;
    s_bwdProp_dot_0(_S896, &(_S1045), &(_S1046), _S1044);
    var _S1047 : vec3<f32> = _S1040 + _S1046 + _S986;
    var _S1048 : vec3<f32> = _S885;
    var _S1049 : vec2<f32> = _S887;
    s_bwdProp_ggx_sample_visible_0(_S893, &(_S1048), &(_S1049), _S1047);
    (*_S882) = _S1042 + _S1045 + _S1048 + _S987 + vec3<f32>(0.0f, 0.0f, _S1036);
    (*_S883) = _S1049;
    return;
}

fn s_bwdProp_bsdf_sample_0( _S1050 : s_bwdCallableCtx_bsdf_sample_0,  _S1051 : ptr<function, vec3<f32>>,  _S1052 : ptr<function, vec2<f32>>,  _S1053 : BsdfSample_Differential_0)
{
    var _S1054 : vec3<f32> = vec3<f32>(0.0f);
    var _S1055 : vec2<f32> = vec2<f32>(0.0f);
    var _S1056 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0 = s_paramCtx_s_bwdCallableCtx_diffuse_sample_0( _S1054, _S1055 );
    var _S1057 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0 = s_paramCtx_s_bwdCallableCtx_conductor_sample_0( _S1054, _S1054, _S1055, false, _S1054, _S1055 );
    var _S1058 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0( 0.0f, _S1054, 0.0f );
    var _S1059 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0( 0.0f, _S1055, _S1054, _S1055, 0.0f );
    var smooth_3 : bool = (((_S1050.value0_61.value0_60.flags_0) & (u32(2)))) != u32(0);
    var _S1060 : bool = (_S1050.value0_61.value1_7.z) != 0.0f;
    var _S1061 : s_bwdCallableCtx_smooth_dielectric_sample_0;
    var _S1062 : s_bwdCallableCtx_rough_dielectric_sample_0;
    var _S1063 : s_bwdCallableCtx_conductor_sample_0;
    var _S1064 : s_bwdCallableCtx_diffuse_sample_0;
    var _S1065 : bool;
    var _S1066 : bool;
    if(_S1060)
    {
        var _S1067 : bool = (_S1050.value0_61.value0_60.kind_0) == u32(0);
        if(_S1067)
        {
            var _S1068 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0;
            _S1068.value0_66 = _S1050.value0_61.value1_7;
            _S1068.value1_10 = _S1050.value0_61.value2_6;
            _S1064.value0_73 = _S1068;
            _S1065 = false;
            _S1063.value0_72 = _S1057;
            _S1061.value0_70 = _S1058;
            _S1062.value0_71 = _S1059;
        }
        else
        {
            var _S1069 : bool = (_S1050.value0_61.value0_60.kind_0) == u32(1);
            if(_S1069)
            {
                var _S1070 : vec3<f32> = _S1050.value0_61.value0_60.b_0.xyz;
                var _S1071 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0;
                _S1071.value0_67 = _S1050.value0_61.value0_60.a_0.xyz;
                _S1071.value1_11 = _S1070;
                _S1071.value2_7 = _S1050.value0_61.value0_60.alpha_0;
                _S1071.value3_5 = smooth_3;
                _S1071.value4_4 = _S1050.value0_61.value1_7;
                _S1071.value5_2 = _S1050.value0_61.value2_6;
                _S1063.value0_72 = _S1071;
                _S1061.value0_70 = _S1058;
                _S1062.value0_71 = _S1059;
            }
            else
            {
                if(smooth_3)
                {
                    var _S1072 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0;
                    _S1072.value0_68 = _S1050.value0_61.value0_60.a_0.x;
                    _S1072.value1_12 = _S1050.value0_61.value1_7;
                    _S1072.value2_8 = _S1050.value0_61.value3_4;
                    _S1061.value0_70 = _S1072;
                    _S1062.value0_71 = _S1059;
                }
                else
                {
                    var _S1073 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0;
                    _S1073.value0_69 = _S1050.value0_61.value0_60.a_0.x;
                    _S1073.value1_13 = _S1050.value0_61.value0_60.alpha_0;
                    _S1073.value2_9 = _S1050.value0_61.value1_7;
                    _S1073.value3_6 = _S1050.value0_61.value2_6;
                    _S1073.value4_5 = _S1050.value0_61.value3_4;
                    _S1061.value0_70 = _S1058;
                    _S1062.value0_71 = _S1073;
                }
                _S1063.value0_72 = _S1057;
            }
            _S1064.value0_73 = _S1056;
            _S1065 = _S1069;
        }
        var _S1074 : bool = _S1065;
        _S1065 = _S1067;
        _S1066 = _S1074;
    }
    else
    {
        _S1065 = false;
        _S1064.value0_73 = _S1056;
        _S1066 = false;
        _S1063.value0_72 = _S1057;
        _S1061.value0_70 = _S1058;
        _S1062.value0_71 = _S1059;
    }
    var _S1075 : vec3<f32>;
    var _S1076 : vec2<f32>;
    if(_S1060)
    {
        if(_S1065)
        {
            var _S1077 : vec3<f32> = _S1054;
            var _S1078 : vec2<f32> = _S1055;
            s_bwdProp_diffuse_sample_0(_S1064, &(_S1077), &(_S1078), _S1053);
            _S1075 = _S1077;
            _S1076 = _S1078;
        }
        else
        {
            if(_S1066)
            {
                var _S1079 : vec3<f32> = _S1054;
                var _S1080 : vec2<f32> = _S1055;
                s_bwdProp_conductor_sample_0(_S1063, &(_S1079), &(_S1080), _S1053);
                _S1075 = _S1079;
                _S1076 = _S1080;
            }
            else
            {
                if(smooth_3)
                {
                    var _S1081 : vec3<f32> = _S1054;
                    s_bwdProp_smooth_dielectric_sample_0(_S1061, &(_S1081), _S1053);
                    _S1075 = _S1081;
                    _S1076 = _S1055;
                }
                else
                {
                    var _S1082 : vec3<f32> = _S1054;
                    var _S1083 : vec2<f32> = _S1055;
                    s_bwdProp_rough_dielectric_sample_0(_S1062, &(_S1082), &(_S1083), _S1053);
                    _S1075 = _S1082;
                    _S1076 = _S1083;
                }
            }
        }
    }
    else
    {
        _S1075 = _S1054;
        _S1076 = _S1055;
    }
    (*_S1051) = _S1075;
    (*_S1052) = _S1076;
    return;
}

fn s_bwdProp_scatter_0( _S1084 : s_bwdCallableCtx_scatter_0,  _S1085 : ptr<function, Surface_Differential_0>,  _S1086 : ptr<function, vec3<f32>>,  _S1087 : ptr<function, vec2<f32>>,  _S1088 : Departure_Differential_0)
{
    var _S1089 : Tuple_28 = s_apply_bsdf_sample_0(_S1084.value0_32.value0_21, _S1084.value0_32.value2_4, _S1084.value0_32.value3_3, _S1084.value0_32.value4_3);
    var _S1090 : s_paramCtx_s_bwdCallableCtx_bsdf_sample_0;
    _S1090.value0_60 = _S1084.value0_32.value0_21;
    _S1090.value1_7 = _S1084.value0_32.value2_4;
    _S1090.value2_6 = _S1084.value0_32.value3_3;
    _S1090.value3_4 = _S1084.value0_32.value4_3;
    var _S1091 : s_bwdCallableCtx_bsdf_sample_0 = s_bwdCallableCtx_bsdf_sample_0( _S1090 );
    var _S1092 : Tuple_38 = s_apply_to_world_0(_S1084.value0_32.value1_5.frame_0, _S1089.value0_48.wi_0);
    var _S1093 : s_paramCtx_s_bwdCallableCtx_to_world_0;
    _S1093.value0_62 = _S1084.value0_32.value1_5.frame_0;
    _S1093.value1_8 = _S1089.value0_48.wi_0;
    var _S1094 : s_bwdCallableCtx_to_world_0 = s_bwdCallableCtx_to_world_0( _S1093 );
    var _S1095 : s_paramCtx_s_bwdCallableCtx_ray_origin_0;
    _S1095.value0_64 = _S1084.value0_32.value1_5;
    _S1095.value1_9 = _S1092.value0_58;
    var _S1096 : s_bwdCallableCtx_ray_origin_0 = s_bwdCallableCtx_ray_origin_0( _S1095 );
    var _S1097 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1098 : vec3<f32> = vec3<f32>(0.0f);
    var _S1099 : Frame_0 = Frame_0( _S1098, _S1098, _S1098 );
    var _S1100 : Surface_Differential_0;
    _S1100.position_1 = _S1098;
    _S1100.frame_2 = _S1099;
    var _S1101 : vec3<f32> = _S1098;
    s_bwdProp_ray_origin_0(_S1096, &(_S1100), &(_S1101), _S1088.origin_5);
    var _S1102 : vec3<f32> = _S1088.direction_9 + _S1101;
    var _S1103 : Frame_0;
    _S1103.s_1 = _S1098;
    _S1103.t_0 = _S1098;
    _S1103.n_0 = _S1098;
    var _S1104 : vec3<f32> = _S1098;
    s_bwdProp_to_world_0(_S1094, &(_S1103), &(_S1104), _S1102);
    var _S1105 : BsdfSample_Differential_0 = BsdfSample_x24_syn_dzero_0();
    _S1105.pdf_5 = _S1088.pdf_4;
    _S1105.wi_1 = _S1104;
    _S1105.weight_5 = _S1088.weight_4;
    var _S1106 : vec3<f32> = _S1098;
    var _S1107 : vec2<f32> = vec2<f32>(0.0f);
    s_bwdProp_bsdf_sample_0(_S1091, &(_S1106), &(_S1107), _S1105);
    var _S1108 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1100, _S1097);
    var _S1109 : Surface_Differential_0 = _S1097;
    _S1109.frame_2 = _S1103;
    (*_S1085) = Surface_x24_syn_dadd_0(_S1108, _S1109);
    (*_S1086) = _S1106;
    (*_S1087) = _S1107;
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

fn s_bwdProp_power_heuristic_0( _S1110 : s_bwdCallableCtx_power_heuristic_0,  _S1111 : ptr<function, f32>,  _S1112 : ptr<function, f32>,  _S1113 : f32)
{
    var _S1114 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1115 : bool = (_S1110.value0_96.value0_93) > (_S1110.value0_96.value1_23);
    var _S1116 : f32;
    var _S1117 : f32;
    var _S1118 : f32;
    var _S1119 : f32;
    var _S1120 : f32;
    var _S1121 : f32;
    var _S1122 : s_bwdCallableCtx_sqr_0;
    var _S1123 : s_bwdCallableCtx_sqr_0;
    if(_S1115)
    {
        var _S1124 : f32 = _S1110.value0_96.value1_23 / _S1110.value0_96.value0_93;
        var _S1125 : f32 = _S1110.value0_96.value0_93 * _S1110.value0_96.value0_93;
        var _S1126 : Tuple_13 = s_apply_sqr_0(_S1124);
        var _S1127 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1127.value0_86 = _S1124;
        var _S1128 : f32 = 1.0f + _S1126.value0_30;
        _S1116 = _S1128 * _S1128;
        _S1122.value0_87 = _S1127;
        _S1117 = _S1125;
        _S1118 = 0.0f;
        _S1119 = 0.0f;
        _S1120 = 0.0f;
        _S1123.value0_87 = _S1114;
        _S1121 = 0.0f;
    }
    else
    {
        var _S1129 : f32 = _S1110.value0_96.value0_93 / _S1110.value0_96.value1_23;
        var _S1130 : f32 = _S1110.value0_96.value1_23 * _S1110.value0_96.value1_23;
        var _S1131 : Tuple_13 = s_apply_sqr_0(_S1129);
        var _S1132 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1132.value0_86 = _S1129;
        var _S1133 : f32 = _S1131.value0_30 + 1.0f;
        var _S1134 : f32 = _S1133 * _S1133;
        _S1116 = 0.0f;
        _S1122.value0_87 = _S1114;
        _S1117 = 0.0f;
        _S1118 = _S1134;
        _S1119 = _S1131.value0_30;
        _S1120 = _S1133;
        _S1123.value0_87 = _S1132;
        _S1121 = _S1130;
    }
    if(_S1115)
    {
        var _S1135 : f32 = - (_S1113 / _S1116);
        var _S1136 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1122, &(_S1136), _S1135);
        var _S1137 : f32 = _S1136 / _S1117;
        var _S1138 : f32 = _S1110.value0_96.value0_93 * _S1137;
        _S1116 = _S1110.value0_96.value1_23 * - _S1137;
        _S1117 = _S1138;
    }
    else
    {
        var _S1139 : f32 = _S1113 / _S1118;
        var _S1140 : f32 = _S1120 * _S1139 + _S1119 * - _S1139;
        var _S1141 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1123, &(_S1141), _S1140);
        var _S1142 : f32 = _S1141 / _S1121;
        var _S1143 : f32 = _S1110.value0_96.value0_93 * - _S1142;
        _S1116 = _S1110.value0_96.value1_23 * _S1142;
        _S1117 = _S1143;
    }
    (*_S1111) = _S1116;
    (*_S1112) = _S1117;
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

fn s_bwdProp_diffuse_evaluate_0( _S1144 : s_bwdCallableCtx_diffuse_evaluate_0,  _S1145 : ptr<function, vec3<f32>>,  _S1146 : ptr<function, vec3<f32>>,  _S1147 : BsdfValue_0)
{
    var _S1148 : f32 = _S1144.value0_103.value1_25.z;
    var _S1149 : f32 = _S1144.value0_103.value2_15.z;
    var _S1150 : bool = (_S1148 * _S1149) > 0.0f;
    var _S1151 : s_bwdCallableCtx_abs_0;
    if(_S1150)
    {
        var _S1152 : s_bwdCallableCtx_abs_0;
        _S1152._S18 = _S1149;
        _S1151 = _S1152;
    }
    else
    {
        _S1151._S18 = 0.0f;
    }
    var _S1153 : f32;
    if(_S1150)
    {
        var _S1154 : vec3<f32> = _S1144.value0_103.value0_98 * _S1147.f_cos_0;
        var _S1155 : f32 = 0.31830990314483643f * (_S1147.pdf_1 + (_S1154[i32(0)] + _S1154[i32(1)] + _S1154[i32(2)]));
        var _S1156 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1151, &(_S1156), _S1155);
        _S1153 = _S1156;
    }
    else
    {
        _S1153 = 0.0f;
    }
    var _S1157 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S1148 * 0.0f + _S1153);
    (*_S1145) = vec3<f32>(0.0f, 0.0f, _S1149 * 0.0f);
    (*_S1146) = _S1157;
    return;
}

fn s_bwdProp_conductor_evaluate_0( _S1158 : s_bwdCallableCtx_conductor_evaluate_0,  _S1159 : ptr<function, vec3<f32>>,  _S1160 : ptr<function, vec3<f32>>,  _S1161 : BsdfValue_0)
{
    var _S1162 : vec3<f32> = vec3<f32>(0.0f);
    var _S1163 : vec2<f32> = vec2<f32>(0.0f);
    var _S1164 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1163, _S1162 );
    var _S1165 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S1163, _S1162 );
    var _S1166 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S1162, _S1162 );
    var half_vector_2 : vec3<f32> = _S1158.value0_101.value3_7 + _S1158.value0_101.value4_6;
    var _S1167 : Tuple_5 = s_apply_dot_0(half_vector_2, half_vector_2);
    var _S1168 : s_bwdCallableCtx_dot_0;
    _S1168._S39 = half_vector_2;
    _S1168._S40 = half_vector_2;
    var _S1169 : s_bwdCallableCtx_dot_0 = _S1168;
    var _S1170 : f32 = _S1158.value0_101.value3_7.z;
    var _S1171 : f32 = _S1158.value0_101.value4_6.z;
    var _S1172 : bool;
    if((_S1170 * _S1171) > 0.0f)
    {
        _S1172 = (_S1167.value0_5) > 0.0f;
    }
    else
    {
        _S1172 = false;
    }
    var _S1173 : f32;
    var _S1174 : f32;
    var _S1175 : f32;
    var _S1176 : f32;
    var _S1177 : f32;
    var _S1178 : f32;
    var _S1179 : f32;
    var _S1180 : f32;
    var _S1181 : f32;
    var _S1182 : vec3<f32>;
    var _S1183 : vec3<f32>;
    var _S1184 : vec3<f32>;
    var _S1185 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S1186 : s_bwdCallableCtx_abs_0;
    var _S1187 : s_bwdCallableCtx_abs_0;
    var _S1188 : s_bwdCallableCtx_dot_0;
    var _S1189 : s_bwdCallableCtx_ggx_density_0;
    var _S1190 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1191 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1192 : s_bwdCallableCtx_sqrt_0;
    if(_S1172)
    {
        var _S1193 : Tuple_3 = s_apply_sqrt_0(_S1167.value0_5);
        var _S1194 : s_bwdCallableCtx_sqrt_0;
        _S1194._S22 = _S1167.value0_5;
        var _S1195 : vec3<f32> = vec3<f32>((1.0f / _S1193.value0_3));
        var _S1196 : f32 = _S1193.value0_3 * _S1193.value0_3;
        var m_5 : vec3<f32> = half_vector_2 * _S1195;
        var width_10 : vec2<f32> = ggx_widths_0(_S1158.value0_101.value2_16);
        var _S1197 : Tuple_21 = s_apply_ggx_lambda_0(width_10, _S1158.value0_101.value3_7);
        var _S1198 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S1198.value0_77 = width_10;
        _S1198.value1_17 = _S1158.value0_101.value3_7;
        var _S1199 : Tuple_21 = s_apply_ggx_lambda_0(width_10, _S1158.value0_101.value4_6);
        var _S1200 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S1200.value0_77 = width_10;
        _S1200.value1_17 = _S1158.value0_101.value4_6;
        var _S1201 : Tuple_22 = s_apply_ggx_density_0(width_10, m_5);
        var _S1202 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
        _S1202.value0_78 = width_10;
        _S1202.value1_18 = m_5;
        var _S1203 : Tuple_2 = s_apply_abs_0(_S1170);
        var _S1204 : s_bwdCallableCtx_abs_0;
        _S1204._S18 = _S1170;
        var _S1205 : f32 = 4.0f * _S1203.value0_2;
        var common_3 : f32 = _S1201.value0_42 / _S1205;
        var _S1206 : f32 = _S1205 * _S1205;
        var _S1207 : Tuple_5 = s_apply_dot_0(_S1158.value0_101.value3_7, m_5);
        var _S1208 : s_bwdCallableCtx_dot_0;
        _S1208._S39 = _S1158.value0_101.value3_7;
        _S1208._S40 = m_5;
        var _S1209 : Tuple_2 = s_apply_abs_0(_S1207.value0_5);
        var _S1210 : s_bwdCallableCtx_abs_0;
        _S1210._S18 = _S1207.value0_5;
        var _S1211 : Tuple_23 = s_apply_fresnel_conductor_0(_S1209.value0_2, _S1158.value0_101.value0_99, _S1158.value0_101.value1_26);
        var _S1212 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S1212.value0_74 = _S1209.value0_2;
        _S1212.value1_14 = _S1158.value0_101.value0_99;
        _S1212.value2_10 = _S1158.value0_101.value1_26;
        var _S1213 : f32 = 1.0f + _S1197.value0_41;
        var _S1214 : f32 = _S1213 + _S1199.value0_41;
        var _S1215 : vec3<f32> = vec3<f32>((common_3 / _S1214));
        var _S1216 : f32 = _S1214 * _S1214;
        _S1173 = _S1213 * _S1213;
        _S1174 = common_3;
        _S1175 = _S1213;
        _S1182 = _S1211.value0_43;
        _S1183 = _S1215;
        _S1176 = _S1216;
        _S1177 = _S1214;
        _S1185.value0_81 = _S1212;
        _S1186 = _S1210;
        _S1188 = _S1208;
        _S1178 = _S1206;
        _S1179 = _S1201.value0_42;
        _S1180 = _S1205;
        _S1187 = _S1204;
        _S1189.value0_79 = _S1202;
        _S1190.value0_80 = _S1200;
        _S1191.value0_80 = _S1198;
        _S1184 = _S1195;
        _S1181 = _S1196;
        _S1192 = _S1194;
    }
    else
    {
        _S1173 = 0.0f;
        _S1174 = 0.0f;
        _S1175 = 0.0f;
        _S1182 = _S1162;
        _S1183 = _S1162;
        _S1176 = 0.0f;
        _S1177 = 0.0f;
        _S1185.value0_81 = _S1166;
        _S1186._S18 = 0.0f;
        _S1188._S39 = _S1162;
        _S1188._S40 = _S1162;
        _S1178 = 0.0f;
        _S1179 = 0.0f;
        _S1180 = 0.0f;
        _S1187._S18 = 0.0f;
        _S1189.value0_79 = _S1165;
        _S1190.value0_80 = _S1164;
        _S1191.value0_80 = _S1164;
        _S1184 = _S1162;
        _S1181 = 0.0f;
        _S1192._S22 = 0.0f;
    }
    if(_S1172)
    {
        var _S1217 : f32 = _S1161.pdf_1 / _S1173;
        var _S1218 : f32 = _S1175 * _S1217;
        var _S1219 : vec3<f32> = _S1182 * _S1161.f_cos_0;
        var _S1220 : vec3<f32> = _S1183 * _S1161.f_cos_0;
        var _S1221 : f32 = (_S1219[i32(0)] + _S1219[i32(1)] + _S1219[i32(2)]) / _S1176;
        var _S1222 : f32 = _S1174 * - _S1221;
        var _S1223 : f32 = _S1177 * _S1221;
        var _S1224 : f32 = _S1174 * - _S1217 + _S1222;
        var _S1225 : f32 = 0.0f;
        s_bwdProp_fresnel_conductor_0(_S1185, &(_S1225), _S1220);
        var _S1226 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1186, &(_S1226), _S1225);
        var _S1227 : vec3<f32> = _S1162;
        var _S1228 : vec3<f32> = _S1162;
        s_bwdProp_dot_0(_S1188, &(_S1227), &(_S1228), _S1226);
        var _S1229 : f32 = (_S1218 + _S1223) / _S1178;
        var _S1230 : f32 = _S1180 * _S1229;
        var _S1231 : f32 = 4.0f * (_S1179 * - _S1229);
        var _S1232 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1187, &(_S1232), _S1231);
        var _S1233 : vec3<f32> = _S1162;
        s_bwdProp_ggx_density_0(_S1189, &(_S1233), _S1230);
        var _S1234 : vec3<f32> = _S1162;
        s_bwdProp_ggx_lambda_0(_S1190, &(_S1234), _S1222);
        var _S1235 : vec3<f32> = _S1162;
        s_bwdProp_ggx_lambda_0(_S1191, &(_S1235), _S1224);
        var _S1236 : vec3<f32> = _S1228 + _S1233;
        var _S1237 : vec3<f32> = half_vector_2 * _S1236;
        var _S1238 : vec3<f32> = _S1184 * _S1236;
        var _S1239 : f32 = - ((_S1237[i32(0)] + _S1237[i32(1)] + _S1237[i32(2)]) / _S1181);
        var _S1240 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1192, &(_S1240), _S1239);
        var _S1241 : vec3<f32> = _S1227 + _S1235;
        _S1173 = _S1232;
        _S1174 = _S1240;
        _S1182 = _S1238;
        _S1183 = _S1234;
        _S1184 = _S1241;
    }
    else
    {
        _S1173 = 0.0f;
        _S1174 = 0.0f;
        _S1182 = _S1162;
        _S1183 = _S1162;
        _S1184 = _S1162;
    }
    var _S1242 : f32 = _S1170 * 0.0f;
    var _S1243 : f32 = _S1171 * 0.0f + _S1173;
    var _S1244 : vec3<f32> = _S1162;
    var _S1245 : vec3<f32> = _S1162;
    s_bwdProp_dot_0(_S1169, &(_S1244), &(_S1245), _S1174);
    var _S1246 : vec3<f32> = _S1244 + _S1245 + _S1182;
    var _S1247 : vec3<f32> = _S1246 + _S1183 + vec3<f32>(0.0f, 0.0f, _S1242);
    (*_S1159) = _S1246 + _S1184 + vec3<f32>(0.0f, 0.0f, _S1243);
    (*_S1160) = _S1247;
    return;
}

fn s_bwdProp_dielectric_evaluate_0( _S1248 : s_bwdCallableCtx_dielectric_evaluate_0,  _S1249 : ptr<function, vec3<f32>>,  _S1250 : ptr<function, vec3<f32>>,  _S1251 : BsdfValue_0)
{
    var _S1252 : vec3<f32> = vec3<f32>(0.0f);
    var _S1253 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0( 0.0f, 0.0f );
    var _S1254 : vec2<f32> = vec2<f32>(0.0f);
    var _S1255 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1254, _S1252 );
    var _S1256 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S1254, _S1252 );
    var _S1257 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1258 : f32 = _S1248.value0_102.value2_17.z;
    var _S1259 : bool;
    if(_S1258 != 0.0f)
    {
        _S1259 = (_S1248.value0_102.value3_8.z) != 0.0f;
    }
    else
    {
        _S1259 = false;
    }
    var _S1260 : bool;
    var _S1261 : bool;
    var _S1262 : bool;
    var _S1263 : bool;
    var _S1264 : bool;
    var crossing_4 : f32;
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
    var _S1293 : f32;
    var _S1294 : f32;
    var _S1295 : f32;
    var m_6 : vec3<f32>;
    var _S1296 : vec3<f32>;
    var _S1297 : vec3<f32>;
    var _S1298 : s_bwdCallableCtx_abs_0;
    var _S1299 : s_bwdCallableCtx_abs_0;
    var _S1300 : s_bwdCallableCtx_abs_0;
    var _S1301 : s_bwdCallableCtx_abs_0;
    var _S1302 : s_bwdCallableCtx_ggx_density_0;
    var _S1303 : s_bwdCallableCtx_ggx_density_0;
    var _S1304 : s_bwdCallableCtx_sqr_0;
    var _S1305 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1306 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1307 : s_bwdCallableCtx_fresnel_dielectric_0;
    var _S1308 : s_bwdCallableCtx_dot_0;
    var _S1309 : s_bwdCallableCtx_dot_0;
    var _S1310 : s_bwdCallableCtx_dot_0;
    var _S1311 : s_bwdCallableCtx_sqrt_0;
    if(_S1259)
    {
        var _S1312 : f32 = _S1248.value0_102.value3_8.z;
        var reflects_1 : bool = (_S1258 * _S1312) > 0.0f;
        if(reflects_1)
        {
            crossing_4 = 1.0f;
        }
        else
        {
            if(_S1258 > 0.0f)
            {
                crossing_4 = _S1248.value0_102.value0_100;
            }
            else
            {
                crossing_4 = 1.0f / _S1248.value0_102.value0_100;
            }
        }
        var _S1313 : vec3<f32> = vec3<f32>(crossing_4);
        var half_vector_3 : vec3<f32> = _S1248.value0_102.value3_8 * vec3<f32>(crossing_4) + _S1248.value0_102.value2_17;
        var _S1314 : Tuple_5 = s_apply_dot_0(half_vector_3, half_vector_3);
        var _S1315 : s_bwdCallableCtx_dot_0;
        _S1315._S39 = half_vector_3;
        _S1315._S40 = half_vector_3;
        var _S1316 : s_bwdCallableCtx_dot_0 = _S1315;
        var _S1317 : bool = (_S1314.value0_5) > 0.0f;
        if(_S1317)
        {
            var _S1318 : Tuple_3 = s_apply_sqrt_0(_S1314.value0_5);
            var _S1319 : s_bwdCallableCtx_sqrt_0;
            _S1319._S22 = _S1314.value0_5;
            var _S1320 : s_bwdCallableCtx_sqrt_0 = _S1319;
            var _S1321 : vec3<f32> = vec3<f32>((1.0f / _S1318.value0_3));
            var _S1322 : f32 = _S1318.value0_3 * _S1318.value0_3;
            var m_7 : vec3<f32> = half_vector_3 * _S1321;
            var _S1323 : bool = (m_7.z) < 0.0f;
            if(_S1323)
            {
                m_6 = (vec3<f32>(0) - m_7);
            }
            else
            {
                m_6 = m_7;
            }
            var _S1324 : Tuple_5 = s_apply_dot_0(_S1248.value0_102.value2_17, m_6);
            var _S1325 : s_bwdCallableCtx_dot_0;
            _S1325._S39 = _S1248.value0_102.value2_17;
            _S1325._S40 = m_6;
            var _S1326 : s_bwdCallableCtx_dot_0 = _S1325;
            var _S1327 : Tuple_5 = s_apply_dot_0(_S1248.value0_102.value3_8, m_6);
            var _S1328 : s_bwdCallableCtx_dot_0;
            _S1328._S39 = _S1248.value0_102.value3_8;
            _S1328._S40 = m_6;
            var _S1329 : s_bwdCallableCtx_dot_0 = _S1328;
            var _S1330 : bool = (_S1324.value0_5 * _S1258) >= 0.0f;
            if(_S1330)
            {
                _S1260 = (_S1327.value0_5 * _S1312) >= 0.0f;
            }
            else
            {
                _S1260 = false;
            }
            if(_S1260)
            {
                var width_11 : vec2<f32> = ggx_widths_0(_S1248.value0_102.value1_27);
                var _S1331 : Tuple_26 = s_apply_fresnel_dielectric_0(_S1324.value0_5, _S1248.value0_102.value0_100);
                var _S1332 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
                _S1332.value0_89 = _S1324.value0_5;
                _S1332.value1_21 = _S1248.value0_102.value0_100;
                var _S1333 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = _S1332;
                var _S1334 : Tuple_21 = s_apply_ggx_lambda_0(width_11, _S1248.value0_102.value2_17);
                var _S1335 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S1335.value0_77 = width_11;
                _S1335.value1_17 = _S1248.value0_102.value2_17;
                var _S1336 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S1335;
                var masking_o_5 : f32 = 1.0f + _S1334.value0_41;
                var _S1337 : Tuple_21 = s_apply_ggx_lambda_0(width_11, _S1248.value0_102.value3_8);
                var _S1338 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S1338.value0_77 = width_11;
                _S1338.value1_17 = _S1248.value0_102.value3_8;
                var _S1339 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S1338;
                var masking_both_1 : f32 = masking_o_5 + _S1337.value0_41;
                if(reflects_1)
                {
                    var _S1340 : Tuple_22 = s_apply_ggx_density_0(width_11, m_6);
                    var _S1341 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S1341.value0_78 = width_11;
                    _S1341.value1_18 = m_6;
                    var _S1342 : f32 = _S1331.value0_46 * _S1340.value0_42;
                    var _S1343 : Tuple_2 = s_apply_abs_0(_S1258);
                    var _S1344 : s_bwdCallableCtx_abs_0;
                    _S1344._S18 = _S1258;
                    var _S1345 : f32 = 4.0f * _S1343.value0_2;
                    var common_4 : f32 = _S1342 / _S1345;
                    var _S1346 : f32 = _S1345 * _S1345;
                    var _S1347 : f32 = masking_both_1 * masking_both_1;
                    _S1265 = masking_o_5 * masking_o_5;
                    _S1266 = common_4;
                    _S1267 = _S1347;
                    _S1268 = _S1346;
                    _S1269 = _S1342;
                    _S1270 = _S1345;
                    _S1298 = _S1344;
                    _S1271 = _S1340.value0_42;
                    _S1302.value0_79 = _S1341;
                    _S1272 = 0.0f;
                    _S1273 = 0.0f;
                    _S1274 = 0.0f;
                    _S1275 = 0.0f;
                    _S1276 = 0.0f;
                    _S1277 = 0.0f;
                    _S1278 = 0.0f;
                    _S1299._S18 = 0.0f;
                    _S1279 = 0.0f;
                    _S1280 = 0.0f;
                    _S1300._S18 = 0.0f;
                    _S1281 = 0.0f;
                    _S1282 = 0.0f;
                    _S1283 = 0.0f;
                    _S1284 = 0.0f;
                    _S1303.value0_79 = _S1256;
                    _S1285 = 0.0f;
                    _S1286 = 0.0f;
                    _S1287 = 0.0f;
                    _S1304.value0_87 = _S1257;
                    _S1288 = 0.0f;
                    _S1301._S18 = 0.0f;
                }
                else
                {
                    var _S1348 : Tuple_2 = s_apply_abs_0(_S1327.value0_5);
                    var _S1349 : s_bwdCallableCtx_abs_0;
                    _S1349._S18 = _S1327.value0_5;
                    var _S1350 : f32 = crossing_4 * crossing_4;
                    var _S1351 : f32 = _S1327.value0_5 + _S1324.value0_5 / crossing_4;
                    var _S1352 : Tuple_13 = s_apply_sqr_0(_S1351);
                    var _S1353 : s_paramCtx_s_bwdCallableCtx_sqr_0;
                    _S1353.value0_86 = _S1351;
                    var jacobian_2 : f32 = _S1348.value0_2 / _S1352.value0_30;
                    var _S1354 : f32 = _S1352.value0_30 * _S1352.value0_30;
                    var _S1355 : f32 = 1.0f - _S1331.value0_46;
                    var _S1356 : Tuple_22 = s_apply_ggx_density_0(width_11, m_6);
                    var _S1357 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S1357.value0_78 = width_11;
                    _S1357.value1_18 = m_6;
                    var _S1358 : f32 = _S1355 * _S1356.value0_42;
                    var _S1359 : f32 = _S1358 * jacobian_2;
                    var _S1360 : Tuple_2 = s_apply_abs_0(_S1324.value0_5);
                    var _S1361 : s_bwdCallableCtx_abs_0;
                    _S1361._S18 = _S1324.value0_5;
                    var _S1362 : f32 = _S1359 * _S1360.value0_2;
                    var _S1363 : Tuple_2 = s_apply_abs_0(_S1258);
                    var _S1364 : s_bwdCallableCtx_abs_0;
                    _S1364._S18 = _S1258;
                    var common_5 : f32 = _S1362 / _S1363.value0_2;
                    var _S1365 : f32 = _S1363.value0_2 * _S1363.value0_2;
                    var _S1366 : f32 = masking_both_1 * crossing_4 * crossing_4;
                    var _S1367 : f32 = _S1366 * _S1366;
                    var _S1368 : f32 = masking_o_5 * masking_o_5;
                    _S1265 = 0.0f;
                    _S1266 = 0.0f;
                    _S1267 = 0.0f;
                    _S1268 = 0.0f;
                    _S1269 = 0.0f;
                    _S1270 = 0.0f;
                    _S1298._S18 = 0.0f;
                    _S1271 = 0.0f;
                    _S1302.value0_79 = _S1256;
                    _S1272 = _S1368;
                    _S1273 = common_5;
                    _S1274 = _S1367;
                    _S1275 = _S1366;
                    _S1276 = _S1365;
                    _S1277 = _S1362;
                    _S1278 = _S1363.value0_2;
                    _S1299 = _S1364;
                    _S1279 = _S1359;
                    _S1280 = _S1360.value0_2;
                    _S1300 = _S1361;
                    _S1281 = _S1358;
                    _S1282 = jacobian_2;
                    _S1283 = _S1355;
                    _S1284 = _S1356.value0_42;
                    _S1303.value0_79 = _S1357;
                    _S1285 = _S1354;
                    _S1286 = _S1348.value0_2;
                    _S1287 = _S1352.value0_30;
                    _S1304.value0_87 = _S1353;
                    _S1288 = _S1350;
                    _S1301 = _S1349;
                }
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
                var _S1388 : f32 = _S1286;
                var _S1389 : f32 = _S1287;
                var _S1390 : f32 = _S1288;
                _S1267 = masking_o_5;
                _S1268 = _S1369;
                _S1269 = masking_both_1;
                _S1270 = _S1370;
                _S1271 = _S1371;
                _S1272 = _S1372;
                _S1273 = _S1331.value0_46;
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
                _S1289 = _S1388;
                _S1290 = _S1389;
                _S1291 = _S1390;
                _S1305.value0_80 = _S1339;
                _S1306.value0_80 = _S1336;
                _S1307.value0_90 = _S1333;
            }
            else
            {
                _S1265 = 0.0f;
                _S1266 = 0.0f;
                _S1267 = 0.0f;
                _S1268 = 0.0f;
                _S1269 = 0.0f;
                _S1270 = 0.0f;
                _S1271 = 0.0f;
                _S1272 = 0.0f;
                _S1298._S18 = 0.0f;
                _S1273 = 0.0f;
                _S1274 = 0.0f;
                _S1302.value0_79 = _S1256;
                _S1275 = 0.0f;
                _S1276 = 0.0f;
                _S1277 = 0.0f;
                _S1278 = 0.0f;
                _S1279 = 0.0f;
                _S1280 = 0.0f;
                _S1281 = 0.0f;
                _S1299._S18 = 0.0f;
                _S1282 = 0.0f;
                _S1283 = 0.0f;
                _S1300._S18 = 0.0f;
                _S1284 = 0.0f;
                _S1285 = 0.0f;
                _S1286 = 0.0f;
                _S1287 = 0.0f;
                _S1303.value0_79 = _S1256;
                _S1288 = 0.0f;
                _S1289 = 0.0f;
                _S1290 = 0.0f;
                _S1304.value0_87 = _S1257;
                _S1291 = 0.0f;
                _S1301._S18 = 0.0f;
                _S1305.value0_80 = _S1255;
                _S1306.value0_80 = _S1255;
                _S1307.value0_90 = _S1253;
            }
            _S1292 = _S1324.value0_5;
            _S1261 = _S1330;
            _S1293 = _S1327.value0_5;
            _S1308 = _S1329;
            _S1309 = _S1326;
            _S1262 = _S1323;
            m_6 = _S1321;
            _S1294 = _S1322;
            _S1311 = _S1320;
        }
        else
        {
            _S1260 = false;
            _S1265 = 0.0f;
            _S1266 = 0.0f;
            _S1267 = 0.0f;
            _S1268 = 0.0f;
            _S1269 = 0.0f;
            _S1270 = 0.0f;
            _S1271 = 0.0f;
            _S1272 = 0.0f;
            _S1298._S18 = 0.0f;
            _S1273 = 0.0f;
            _S1274 = 0.0f;
            _S1302.value0_79 = _S1256;
            _S1275 = 0.0f;
            _S1276 = 0.0f;
            _S1277 = 0.0f;
            _S1278 = 0.0f;
            _S1279 = 0.0f;
            _S1280 = 0.0f;
            _S1281 = 0.0f;
            _S1299._S18 = 0.0f;
            _S1282 = 0.0f;
            _S1283 = 0.0f;
            _S1300._S18 = 0.0f;
            _S1284 = 0.0f;
            _S1285 = 0.0f;
            _S1286 = 0.0f;
            _S1287 = 0.0f;
            _S1303.value0_79 = _S1256;
            _S1288 = 0.0f;
            _S1289 = 0.0f;
            _S1290 = 0.0f;
            _S1304.value0_87 = _S1257;
            _S1291 = 0.0f;
            _S1292 = 0.0f;
            _S1301._S18 = 0.0f;
            _S1305.value0_80 = _S1255;
            _S1306.value0_80 = _S1255;
            _S1307.value0_90 = _S1253;
            _S1261 = false;
            _S1293 = 0.0f;
            _S1308._S39 = _S1252;
            _S1308._S40 = _S1252;
            _S1309._S39 = _S1252;
            _S1309._S40 = _S1252;
            _S1262 = false;
            m_6 = _S1252;
            _S1294 = 0.0f;
            _S1311._S22 = 0.0f;
        }
        var _S1391 : f32 = crossing_4;
        var _S1392 : bool = _S1260;
        var _S1393 : bool = _S1261;
        var _S1394 : bool = _S1262;
        var _S1395 : vec3<f32> = m_6;
        var _S1396 : f32 = _S1294;
        _S1260 = _S1317;
        _S1261 = _S1392;
        _S1262 = reflects_1;
        crossing_4 = _S1265;
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
        _S1275 = _S1276;
        _S1276 = _S1277;
        _S1277 = _S1278;
        _S1278 = _S1391;
        _S1263 = _S1393;
        _S1294 = _S1312;
        _S1264 = _S1394;
        m_6 = half_vector_3;
        _S1296 = _S1395;
        _S1295 = _S1396;
        _S1310 = _S1316;
        _S1297 = _S1313;
    }
    else
    {
        _S1260 = false;
        _S1261 = false;
        _S1262 = false;
        crossing_4 = 0.0f;
        _S1265 = 0.0f;
        _S1266 = 0.0f;
        _S1267 = 0.0f;
        _S1268 = 0.0f;
        _S1269 = 0.0f;
        _S1270 = 0.0f;
        _S1271 = 0.0f;
        _S1298._S18 = 0.0f;
        _S1272 = 0.0f;
        _S1273 = 0.0f;
        _S1302.value0_79 = _S1256;
        _S1274 = 0.0f;
        _S1275 = 0.0f;
        _S1276 = 0.0f;
        _S1277 = 0.0f;
        _S1278 = 0.0f;
        _S1279 = 0.0f;
        _S1280 = 0.0f;
        _S1281 = 0.0f;
        _S1299._S18 = 0.0f;
        _S1282 = 0.0f;
        _S1283 = 0.0f;
        _S1300._S18 = 0.0f;
        _S1284 = 0.0f;
        _S1285 = 0.0f;
        _S1286 = 0.0f;
        _S1287 = 0.0f;
        _S1303.value0_79 = _S1256;
        _S1288 = 0.0f;
        _S1289 = 0.0f;
        _S1290 = 0.0f;
        _S1304.value0_87 = _S1257;
        _S1291 = 0.0f;
        _S1292 = 0.0f;
        _S1301._S18 = 0.0f;
        _S1305.value0_80 = _S1255;
        _S1306.value0_80 = _S1255;
        _S1307.value0_90 = _S1253;
        _S1263 = false;
        _S1293 = 0.0f;
        _S1294 = 0.0f;
        _S1308._S39 = _S1252;
        _S1308._S40 = _S1252;
        _S1309._S39 = _S1252;
        _S1309._S40 = _S1252;
        _S1264 = false;
        m_6 = _S1252;
        _S1296 = _S1252;
        _S1295 = 0.0f;
        _S1311._S22 = 0.0f;
        _S1310._S39 = _S1252;
        _S1310._S40 = _S1252;
        _S1297 = _S1252;
    }
    if(_S1259)
    {
        var _S1397 : vec3<f32>;
        if(_S1260)
        {
            var _S1398 : vec3<f32>;
            var _S1399 : vec3<f32>;
            if(_S1261)
            {
                if(_S1262)
                {
                    var _S1400 : f32 = _S1251.pdf_1 / crossing_4;
                    var _S1401 : f32 = _S1265 * - _S1400;
                    var _S1402 : f32 = (_S1251.f_cos_0[i32(0)] + _S1251.f_cos_0[i32(1)] + _S1251.f_cos_0[i32(2)]) / _S1267;
                    var _S1403 : f32 = _S1265 * - _S1402;
                    var _S1404 : f32 = (_S1266 * _S1400 + _S1268 * _S1402) / _S1269;
                    var _S1405 : f32 = _S1271 * _S1404;
                    var _S1406 : f32 = 4.0f * (_S1270 * - _S1404);
                    var _S1407 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1298, &(_S1407), _S1406);
                    var _S1408 : f32 = _S1272 * _S1405;
                    var _S1409 : f32 = _S1273 * _S1405;
                    var _S1410 : vec3<f32> = _S1252;
                    s_bwdProp_ggx_density_0(_S1302, &(_S1410), _S1408);
                    crossing_4 = _S1403;
                    _S1265 = _S1401;
                    _S1266 = _S1409;
                    _S1267 = 0.0f;
                    _S1268 = 0.0f;
                    _S1397 = _S1410;
                    _S1269 = _S1407;
                }
                else
                {
                    var _S1411 : f32 = _S1251.pdf_1 / _S1274;
                    var _S1412 : f32 = _S1275 * - _S1411;
                    var _S1413 : f32 = (_S1251.f_cos_0[i32(0)] + _S1251.f_cos_0[i32(1)] + _S1251.f_cos_0[i32(2)]) / _S1276;
                    var _S1414 : f32 = _S1278 * (_S1278 * (_S1275 * - _S1413));
                    var _S1415 : f32 = (_S1266 * _S1411 + _S1277 * _S1413) / _S1279;
                    var _S1416 : f32 = _S1280 * - _S1415;
                    var _S1417 : f32 = _S1281 * _S1415;
                    var _S1418 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1299, &(_S1418), _S1416);
                    var _S1419 : f32 = _S1282 * _S1417;
                    var _S1420 : f32 = _S1283 * _S1417;
                    var _S1421 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1300, &(_S1421), _S1419);
                    var s_diff_jacobian_T_1 : f32 = _S1284 * _S1420;
                    var _S1422 : f32 = _S1285 * _S1420;
                    var _S1423 : f32 = _S1286 * _S1422;
                    var _S1424 : f32 = _S1287 * _S1422;
                    var _S1425 : vec3<f32> = _S1252;
                    s_bwdProp_ggx_density_0(_S1303, &(_S1425), _S1423);
                    var _S1426 : f32 = - _S1424;
                    var _S1427 : f32 = s_diff_jacobian_T_1 / _S1288;
                    var _S1428 : f32 = _S1289 * - _S1427;
                    var _S1429 : f32 = _S1290 * _S1427;
                    var _S1430 : f32 = 0.0f;
                    s_bwdProp_sqr_0(_S1304, &(_S1430), _S1428);
                    var _S1431 : f32 = _S1278 * (_S1430 / _S1291);
                    var _S1432 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1301, &(_S1432), _S1429);
                    var _S1433 : f32 = _S1421 + _S1431;
                    var _S1434 : f32 = _S1430 + _S1432;
                    crossing_4 = _S1414;
                    _S1265 = _S1412;
                    _S1266 = _S1426;
                    _S1267 = _S1433;
                    _S1268 = _S1434;
                    _S1397 = _S1425;
                    _S1269 = _S1418;
                }
                var _S1435 : vec3<f32> = _S1252;
                s_bwdProp_ggx_lambda_0(_S1305, &(_S1435), crossing_4);
                var _S1436 : f32 = crossing_4 + _S1265;
                var _S1437 : vec3<f32> = _S1252;
                s_bwdProp_ggx_lambda_0(_S1306, &(_S1437), _S1436);
                var _S1438 : f32 = 0.0f;
                s_bwdProp_fresnel_dielectric_0(_S1307, &(_S1438), _S1266);
                var _S1439 : f32 = _S1438 + _S1267;
                crossing_4 = _S1268;
                _S1265 = _S1439;
                _S1266 = _S1269;
                _S1398 = _S1437;
                _S1399 = _S1435;
            }
            else
            {
                crossing_4 = 0.0f;
                _S1265 = 0.0f;
                _S1397 = _S1252;
                _S1266 = 0.0f;
                _S1398 = _S1252;
                _S1399 = _S1252;
            }
            if(_S1263)
            {
                var _S1440 : f32 = _S1293 * 0.0f;
                crossing_4 = _S1294 * 0.0f + crossing_4;
                _S1267 = _S1440;
            }
            else
            {
                _S1267 = 0.0f;
            }
            var _S1441 : f32 = _S1292 * 0.0f;
            var _S1442 : f32 = _S1258 * 0.0f;
            var _S1443 : vec3<f32> = _S1252;
            var _S1444 : vec3<f32> = _S1252;
            s_bwdProp_dot_0(_S1308, &(_S1443), &(_S1444), crossing_4);
            var _S1445 : f32 = _S1442 + _S1265;
            var _S1446 : vec3<f32> = _S1252;
            var _S1447 : vec3<f32> = _S1252;
            s_bwdProp_dot_0(_S1309, &(_S1446), &(_S1447), _S1445);
            var _S1448 : vec3<f32> = _S1444 + _S1447 + _S1397;
            var _S1449 : f32 = _S1441 + _S1266;
            var _S1450 : vec3<f32> = _S1446 + _S1398;
            var _S1451 : vec3<f32> = _S1443 + _S1399;
            if(_S1264)
            {
                _S1397 = (vec3<f32>(0) - _S1448);
            }
            else
            {
                _S1397 = _S1448;
            }
            var _S1452 : vec3<f32> = m_6 * _S1397;
            var _S1453 : vec3<f32> = _S1296 * _S1397;
            var _S1454 : f32 = - ((_S1452[i32(0)] + _S1452[i32(1)] + _S1452[i32(2)]) / _S1295);
            var _S1455 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S1311, &(_S1455), _S1454);
            crossing_4 = _S1455;
            m_6 = _S1453;
            _S1296 = _S1450;
            _S1397 = _S1451;
            _S1265 = _S1267;
            _S1266 = _S1449;
        }
        else
        {
            crossing_4 = 0.0f;
            m_6 = _S1252;
            _S1296 = _S1252;
            _S1397 = _S1252;
            _S1265 = 0.0f;
            _S1266 = 0.0f;
        }
        var _S1456 : vec3<f32> = _S1252;
        var _S1457 : vec3<f32> = _S1252;
        s_bwdProp_dot_0(_S1310, &(_S1456), &(_S1457), crossing_4);
        var _S1458 : vec3<f32> = _S1456 + _S1457 + m_6;
        var _S1459 : vec3<f32> = _S1458 + _S1296;
        var _S1460 : vec3<f32> = _S1297 * _S1458 + _S1397;
        var _S1461 : f32 = _S1294 * 0.0f + _S1266;
        m_6 = _S1460 + vec3<f32>(0.0f, 0.0f, _S1258 * 0.0f + _S1265);
        crossing_4 = _S1461;
        _S1296 = _S1459;
    }
    else
    {
        m_6 = _S1252;
        crossing_4 = 0.0f;
        _S1296 = _S1252;
    }
    (*_S1249) = _S1296 + vec3<f32>(0.0f, 0.0f, crossing_4);
    (*_S1250) = m_6;
    return;
}

fn s_bwdProp_bsdf_evaluate_0( _S1462 : s_bwdCallableCtx_bsdf_evaluate_0,  _S1463 : ptr<function, vec3<f32>>,  _S1464 : ptr<function, vec3<f32>>,  _S1465 : BsdfValue_0)
{
    var _S1466 : vec3<f32> = vec3<f32>(0.0f);
    var _S1467 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0 = s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0( _S1466, _S1466, _S1466 );
    var _S1468 : vec2<f32> = vec2<f32>(0.0f);
    var _S1469 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0 = s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0( _S1466, _S1466, _S1468, _S1466, _S1466 );
    var _S1470 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0 = s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0( 0.0f, _S1468, _S1466, _S1466 );
    var _S1471 : bool = (_S1462.value0_97.value0_92.kind_0) == u32(0);
    var _S1472 : s_bwdCallableCtx_conductor_evaluate_0;
    var _S1473 : s_bwdCallableCtx_dielectric_evaluate_0;
    var _S1474 : s_bwdCallableCtx_diffuse_evaluate_0;
    var _S1475 : bool;
    if(_S1471)
    {
        var _S1476 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0;
        _S1476.value0_98 = _S1462.value0_97.value0_92.a_0.xyz;
        _S1476.value1_25 = _S1462.value0_97.value1_22;
        _S1476.value2_15 = _S1462.value0_97.value2_14;
        _S1474.value0_103 = _S1476;
        _S1475 = false;
        _S1472.value0_101 = _S1469;
        _S1473.value0_102 = _S1470;
    }
    else
    {
        var _S1477 : bool = (_S1462.value0_97.value0_92.kind_0) == u32(1);
        if(_S1477)
        {
            var _S1478 : vec3<f32> = _S1462.value0_97.value0_92.b_0.xyz;
            var _S1479 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0;
            _S1479.value0_99 = _S1462.value0_97.value0_92.a_0.xyz;
            _S1479.value1_26 = _S1478;
            _S1479.value2_16 = _S1462.value0_97.value0_92.alpha_0;
            _S1479.value3_7 = _S1462.value0_97.value1_22;
            _S1479.value4_6 = _S1462.value0_97.value2_14;
            _S1472.value0_101 = _S1479;
            _S1473.value0_102 = _S1470;
        }
        else
        {
            var _S1480 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0;
            _S1480.value0_100 = _S1462.value0_97.value0_92.a_0.x;
            _S1480.value1_27 = _S1462.value0_97.value0_92.alpha_0;
            _S1480.value2_17 = _S1462.value0_97.value1_22;
            _S1480.value3_8 = _S1462.value0_97.value2_14;
            _S1472.value0_101 = _S1469;
            _S1473.value0_102 = _S1480;
        }
        _S1474.value0_103 = _S1467;
        _S1475 = _S1477;
    }
    var _S1481 : vec3<f32>;
    var _S1482 : vec3<f32>;
    if(_S1471)
    {
        var _S1483 : vec3<f32> = _S1466;
        var _S1484 : vec3<f32> = _S1466;
        s_bwdProp_diffuse_evaluate_0(_S1474, &(_S1483), &(_S1484), _S1465);
        _S1481 = _S1483;
        _S1482 = _S1484;
    }
    else
    {
        if(_S1475)
        {
            var _S1485 : vec3<f32> = _S1466;
            var _S1486 : vec3<f32> = _S1466;
            s_bwdProp_conductor_evaluate_0(_S1472, &(_S1485), &(_S1486), _S1465);
            _S1481 = _S1485;
            _S1482 = _S1486;
        }
        else
        {
            var _S1487 : vec3<f32> = _S1466;
            var _S1488 : vec3<f32> = _S1466;
            s_bwdProp_dielectric_evaluate_0(_S1473, &(_S1487), &(_S1488), _S1465);
            _S1481 = _S1487;
            _S1482 = _S1488;
        }
    }
    (*_S1463) = _S1481;
    (*_S1464) = _S1482;
    return;
}

fn s_bwdProp_to_local_0( _S1489 : s_bwdCallableCtx_to_local_0,  _S1490 : ptr<function, Frame_0>,  _S1491 : ptr<function, vec3<f32>>,  _S1492 : vec3<f32>)
{
    var _S1493 : s_bwdCallableCtx_dot_0;
    _S1493._S39 = _S1489.value0_33.value0_19.s_1;
    _S1493._S40 = _S1489.value0_33.value1_3;
    var _S1494 : s_bwdCallableCtx_dot_0;
    _S1494._S39 = _S1489.value0_33.value0_19.t_0;
    _S1494._S40 = _S1489.value0_33.value1_3;
    var _S1495 : s_bwdCallableCtx_dot_0;
    _S1495._S39 = _S1489.value0_33.value0_19.n_0;
    _S1495._S40 = _S1489.value0_33.value1_3;
    var _S1496 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S1497 : vec3<f32> = vec3<f32>(0.0f);
    var _S1498 : vec3<f32> = _S1497;
    var _S1499 : vec3<f32> = _S1497;
    s_bwdProp_dot_0(_S1495, &(_S1498), &(_S1499), _S1492[i32(2)]);
    var _S1500 : vec3<f32> = _S1497;
    var _S1501 : vec3<f32> = _S1497;
    s_bwdProp_dot_0(_S1494, &(_S1500), &(_S1501), _S1492[i32(1)]);
    var _S1502 : vec3<f32> = _S1497;
    var _S1503 : vec3<f32> = _S1497;
    s_bwdProp_dot_0(_S1493, &(_S1502), &(_S1503), _S1492[i32(0)]);
    var _S1504 : vec3<f32> = _S1499 + _S1501 + _S1503;
    var _S1505 : Frame_0 = _S1496;
    _S1505.n_0 = _S1498;
    _S1505.t_0 = _S1500;
    _S1505.s_1 = _S1502;
    (*_S1490) = Frame_x24_syn_dadd_0(_S1496, _S1505);
    (*_S1491) = _S1504;
    return;
}

fn s_bwdProp_point_on_light_0( _S1506 : s_bwdCallableCtx_point_on_light_0,  _S1507 : ptr<function, vec2<f32>>,  _S1508 : vec3<f32>)
{
    var _S1509 : f32 = _S1506.value0_95.value1_24.x;
    var _S1510 : Tuple_7 = s_apply_safe_sqrt_0(_S1509);
    var _S1511 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S1511.value0_9 = _S1509;
    var _S1512 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S1511 );
    var _S1513 : f32 = _S1506.value0_95.value1_24.y;
    var _S1514 : vec3<f32> = _S1506.value0_95.value0_94.e2_2 * _S1508;
    var _S1515 : f32 = _S1514[i32(0)] + _S1514[i32(1)] + _S1514[i32(2)];
    var _S1516 : vec3<f32> = _S1506.value0_95.value0_94.e1_2 * _S1508;
    var _S1517 : f32 = _S1516[i32(0)] + _S1516[i32(1)] + _S1516[i32(2)];
    var _S1518 : f32 = _S1510.value0_13 * _S1515 + - (_S1510.value0_13 * _S1517);
    var _S1519 : f32 = _S1513 * _S1515 + (1.0f - _S1513) * _S1517;
    var _S1520 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S1512, &(_S1520), _S1519);
    (*_S1507) = vec2<f32>(_S1520, _S1518);
    return;
}

fn s_bwdProp_direct_light_0( _S1521 : s_bwdCallableCtx_direct_light_0,  _S1522 : ptr<function, Surface_Differential_0>,  _S1523 : ptr<function, vec3<f32>>,  _S1524 : ptr<function, vec2<f32>>,  _S1525 : vec3<f32>)
{
    var _S1526 : vec3<f32> = vec3<f32>(0.0f);
    var _S1527 : Frame_0 = Frame_0( _S1526, _S1526, _S1526 );
    var _S1528 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S1527, _S1526 );
    var _S1529 : vec4<f32> = vec4<f32>(0.0f);
    var _S1530 : vec2<f32> = vec2<f32>(0.0f);
    var _S1531 : Material_0 = Material_0( _S1529, _S1529, _S1530, u32(0), u32(0) );
    var _S1532 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0 = s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0( _S1531, _S1526, _S1526 );
    var _S1533 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S1534 : Tuple_16 = s_apply_point_on_light_0(_S1521.value0_31.value1_4, _S1521.value0_31.value4_2);
    var _S1535 : s_paramCtx_s_bwdCallableCtx_point_on_light_0;
    _S1535.value0_94 = _S1521.value0_31.value1_4;
    _S1535.value1_24 = _S1521.value0_31.value4_2;
    var _S1536 : s_bwdCallableCtx_point_on_light_0 = s_bwdCallableCtx_point_on_light_0( _S1535 );
    var to_light_1 : vec3<f32> = _S1534.value0_36 - _S1521.value0_31.value2_3.position_0;
    var _S1537 : Tuple_5 = s_apply_dot_0(to_light_1, to_light_1);
    var _S1538 : s_bwdCallableCtx_dot_0;
    _S1538._S39 = to_light_1;
    _S1538._S40 = to_light_1;
    var _S1539 : s_bwdCallableCtx_dot_0 = _S1538;
    var _S1540 : bool = (_S1537.value0_5) > 0.0f;
    var _S1541 : bool;
    var _S1542 : vec3<f32>;
    var _S1543 : vec3<f32>;
    var _S1544 : vec3<f32>;
    var _S1545 : vec3<f32>;
    var _S1546 : f32;
    var _S1547 : f32;
    var _S1548 : f32;
    var _S1549 : f32;
    var _S1550 : f32;
    var _S1551 : f32;
    var _S1552 : f32;
    var _S1553 : f32;
    var _S1554 : s_bwdCallableCtx_power_heuristic_0;
    var _S1555 : s_bwdCallableCtx_abs_0;
    var _S1556 : s_bwdCallableCtx_bsdf_evaluate_0;
    var _S1557 : s_bwdCallableCtx_to_local_0;
    var _S1558 : s_bwdCallableCtx_dot_0;
    var _S1559 : s_bwdCallableCtx_sqrt_0;
    if(_S1540)
    {
        var _S1560 : Tuple_3 = s_apply_sqrt_0(_S1537.value0_5);
        var _S1561 : s_bwdCallableCtx_sqrt_0;
        _S1561._S22 = _S1537.value0_5;
        var _S1562 : s_bwdCallableCtx_sqrt_0 = _S1561;
        var _S1563 : vec3<f32> = vec3<f32>((1.0f / _S1560.value0_3));
        var _S1564 : f32 = _S1560.value0_3 * _S1560.value0_3;
        var direction_11 : vec3<f32> = to_light_1 * _S1563;
        var _S1565 : Tuple_5 = s_apply_dot_0(direction_11, _S1521.value0_31.value1_4.normal_1);
        var _S1566 : s_bwdCallableCtx_dot_0;
        _S1566._S39 = direction_11;
        _S1566._S40 = _S1521.value0_31.value1_4.normal_1;
        var _S1567 : s_bwdCallableCtx_dot_0 = _S1566;
        var cos_light_1 : f32 = - _S1565.value0_5;
        if(cos_light_1 > 0.0f)
        {
            _S1541 = true;
        }
        else
        {
            if(cos_light_1 < 0.0f)
            {
                _S1541 = _S1521.value0_31.value1_4.two_sided_2;
            }
            else
            {
                _S1541 = false;
            }
        }
        if(_S1541)
        {
            var _S1568 : Tuple_14 = s_apply_to_local_0(_S1521.value0_31.value2_3.frame_0, direction_11);
            var _S1569 : s_paramCtx_s_bwdCallableCtx_to_local_0;
            _S1569.value0_19 = _S1521.value0_31.value2_3.frame_0;
            _S1569.value1_3 = direction_11;
            var _S1570 : Tuple_17 = s_apply_bsdf_evaluate_0(_S1521.value0_31.value0_20, _S1521.value0_31.value3_2, _S1568.value0_34);
            var _S1571 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0;
            _S1571.value0_92 = _S1521.value0_31.value0_20;
            _S1571.value1_22 = _S1521.value0_31.value3_2;
            _S1571.value2_14 = _S1568.value0_34;
            var _S1572 : Tuple_2 = s_apply_abs_0(cos_light_1);
            var _S1573 : s_bwdCallableCtx_abs_0;
            _S1573._S18 = cos_light_1;
            var pdf_light_1 : f32 = _S1537.value0_5 * _S1521.value0_31.value1_4.pdf_area_1;
            var _S1574 : f32 = _S1570.value0_37.pdf_1 * _S1572.value0_2;
            var _S1575 : Tuple_12 = s_apply_power_heuristic_0(pdf_light_1, _S1574);
            var _S1576 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
            _S1576.value0_93 = pdf_light_1;
            _S1576.value1_23 = _S1574;
            var _S1577 : f32 = _S1575.value0_29 * _S1572.value0_2;
            var _S1578 : vec3<f32> = vec3<f32>((_S1577 / pdf_light_1));
            var _S1579 : f32 = pdf_light_1 * pdf_light_1;
            _S1542 = _S1570.value0_37.f_cos_0 * _S1521.value0_31.value1_4.radiance_2;
            _S1543 = _S1578;
            _S1546 = _S1579;
            _S1547 = _S1577;
            _S1548 = pdf_light_1;
            _S1549 = _S1575.value0_29;
            _S1550 = _S1572.value0_2;
            _S1544 = _S1521.value0_31.value1_4.radiance_2;
            _S1554.value0_96 = _S1576;
            _S1551 = _S1570.value0_37.pdf_1;
            _S1552 = _S1521.value0_31.value1_4.pdf_area_1;
            _S1555 = _S1573;
            _S1556.value0_97 = _S1571;
            _S1557.value0_33 = _S1569;
        }
        else
        {
            _S1542 = _S1526;
            _S1543 = _S1526;
            _S1546 = 0.0f;
            _S1547 = 0.0f;
            _S1548 = 0.0f;
            _S1549 = 0.0f;
            _S1550 = 0.0f;
            _S1544 = _S1526;
            _S1554.value0_96 = _S1533;
            _S1551 = 0.0f;
            _S1552 = 0.0f;
            _S1555._S18 = 0.0f;
            _S1556.value0_97 = _S1532;
            _S1557.value0_33 = _S1528;
        }
        _S1558 = _S1567;
        _S1545 = _S1563;
        _S1553 = _S1564;
        _S1559 = _S1562;
    }
    else
    {
        _S1541 = false;
        _S1542 = _S1526;
        _S1543 = _S1526;
        _S1546 = 0.0f;
        _S1547 = 0.0f;
        _S1548 = 0.0f;
        _S1549 = 0.0f;
        _S1550 = 0.0f;
        _S1544 = _S1526;
        _S1554.value0_96 = _S1533;
        _S1551 = 0.0f;
        _S1552 = 0.0f;
        _S1555._S18 = 0.0f;
        _S1556.value0_97 = _S1532;
        _S1557.value0_33 = _S1528;
        _S1558._S39 = _S1526;
        _S1558._S40 = _S1526;
        _S1545 = _S1526;
        _S1553 = 0.0f;
        _S1559._S22 = 0.0f;
    }
    var _S1580 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1581 : Surface_Differential_0;
    if(_S1540)
    {
        if(_S1541)
        {
            var _S1582 : vec3<f32> = _S1542 * _S1525;
            var _S1583 : f32 = (_S1582[i32(0)] + _S1582[i32(1)] + _S1582[i32(2)]) / _S1546;
            var _S1584 : f32 = _S1547 * - _S1583;
            var _S1585 : f32 = _S1548 * _S1583;
            var _S1586 : f32 = _S1549 * _S1585;
            var _S1587 : f32 = _S1550 * _S1585;
            var _S1588 : vec3<f32> = _S1544 * (_S1543 * _S1525);
            var _S1589 : f32 = 0.0f;
            var _S1590 : f32 = 0.0f;
            s_bwdProp_power_heuristic_0(_S1554, &(_S1589), &(_S1590), _S1587);
            var _S1591 : f32 = _S1550 * _S1590;
            var _S1592 : f32 = _S1552 * (_S1584 + _S1589);
            var _S1593 : f32 = _S1586 + _S1551 * _S1590;
            var _S1594 : f32 = 0.0f;
            s_bwdProp_abs_0(_S1555, &(_S1594), _S1593);
            var _S1595 : BsdfValue_0 = BsdfValue_x24_syn_dzero_0();
            _S1595.f_cos_0 = _S1588;
            _S1595.pdf_1 = _S1591;
            var _S1596 : vec3<f32> = _S1526;
            var _S1597 : vec3<f32> = _S1526;
            s_bwdProp_bsdf_evaluate_0(_S1556, &(_S1596), &(_S1597), _S1595);
            var _S1598 : Frame_0;
            _S1598.s_1 = _S1526;
            _S1598.t_0 = _S1526;
            _S1598.n_0 = _S1526;
            var _S1599 : vec3<f32> = _S1526;
            s_bwdProp_to_local_0(_S1557, &(_S1598), &(_S1599), _S1597);
            var _S1600 : Surface_Differential_0 = _S1580;
            _S1600.frame_2 = _S1598;
            var _S1601 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1580, _S1600);
            _S1546 = _S1594;
            _S1542 = _S1599;
            _S1547 = _S1592;
            _S1581 = _S1601;
            _S1543 = _S1596;
        }
        else
        {
            _S1546 = 0.0f;
            _S1542 = _S1526;
            _S1547 = 0.0f;
            _S1581 = _S1580;
            _S1543 = _S1526;
        }
        var _S1602 : f32 = - _S1546;
        var _S1603 : vec3<f32> = _S1526;
        var _S1604 : vec3<f32> = _S1526;
        s_bwdProp_dot_0(_S1558, &(_S1603), &(_S1604), _S1602);
        var _S1605 : vec3<f32> = _S1603 + _S1542;
        var _S1606 : vec3<f32> = to_light_1 * _S1605;
        var _S1607 : vec3<f32> = _S1545 * _S1605;
        var _S1608 : f32 = - ((_S1606[i32(0)] + _S1606[i32(1)] + _S1606[i32(2)]) / _S1553);
        var _S1609 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1559, &(_S1609), _S1608);
        _S1546 = _S1609 + _S1547;
        _S1542 = _S1607;
    }
    else
    {
        _S1546 = 0.0f;
        _S1542 = _S1526;
        _S1581 = _S1580;
        _S1543 = _S1526;
    }
    var _S1610 : vec3<f32> = _S1526;
    var _S1611 : vec3<f32> = _S1526;
    s_bwdProp_dot_0(_S1539, &(_S1610), &(_S1611), _S1546);
    var _S1612 : vec3<f32> = _S1610 + _S1611 + _S1542;
    var _S1613 : vec3<f32> = (vec3<f32>(0) - _S1612);
    var _S1614 : vec2<f32> = _S1530;
    s_bwdProp_point_on_light_0(_S1536, &(_S1614), _S1612);
    var _S1615 : Surface_Differential_0 = _S1580;
    _S1615.position_1 = _S1613;
    (*_S1522) = Surface_x24_syn_dadd_0(_S1581, _S1615);
    (*_S1523) = _S1543;
    (*_S1524) = _S1614;
    return;
}

fn s_bwdProp_emission_of_0( _S1616 : s_bwdCallableCtx_emission_of_0,  _S1617 : ptr<function, Surface_Differential_0>,  _S1618 : ptr<function, vec3<f32>>,  _S1619 : ptr<function, vec3<f32>>,  _S1620 : ptr<function, f32>,  _S1621 : vec3<f32>)
{
    var _S1622 : vec3<f32> = vec3<f32>(0.0f);
    var _S1623 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S1624 : Tuple_5 = s_apply_dot_0(_S1616.value0_27.value3_1, _S1616.value0_27.value1_2.geometric_normal_0);
    var _S1625 : s_bwdCallableCtx_dot_0;
    _S1625._S39 = _S1616.value0_27.value3_1;
    _S1625._S40 = _S1616.value0_27.value1_2.geometric_normal_0;
    var _S1626 : s_bwdCallableCtx_dot_0 = _S1625;
    var _S1627 : bool;
    if(_S1616.value0_27.value0_18.two_sided_1)
    {
        _S1627 = true;
    }
    else
    {
        _S1627 = (_S1624.value0_5) < 0.0f;
    }
    var _S1628 : vec3<f32>;
    var _S1629 : s_bwdCallableCtx_power_heuristic_0;
    var _S1630 : f32;
    var _S1631 : f32;
    var _S1632 : s_bwdCallableCtx_dot_0;
    var _S1633 : s_bwdCallableCtx_abs_0;
    if(_S1627)
    {
        if(_S1616.value0_27.value5_1)
        {
            _S1628 = _S1622;
            _S1629.value0_96 = _S1623;
            _S1630 = 0.0f;
            _S1632._S39 = _S1622;
            _S1632._S40 = _S1622;
            _S1631 = 0.0f;
            _S1633._S18 = 0.0f;
        }
        else
        {
            var arm_1 : vec3<f32> = _S1616.value0_27.value1_2.position_0 - _S1616.value0_27.value2_2;
            var _S1634 : Tuple_2 = s_apply_abs_0(_S1624.value0_5);
            var _S1635 : s_bwdCallableCtx_abs_0;
            _S1635._S18 = _S1624.value0_5;
            var _S1636 : f32 = _S1616.value0_27.value4_1 * _S1634.value0_2;
            var _S1637 : Tuple_5 = s_apply_dot_0(arm_1, arm_1);
            var _S1638 : s_bwdCallableCtx_dot_0;
            _S1638._S39 = arm_1;
            _S1638._S40 = arm_1;
            var _S1639 : f32 = _S1637.value0_5 * _S1616.value0_27.value0_18.pdf_area_0;
            var _S1640 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
            _S1640.value0_93 = _S1636;
            _S1640.value1_23 = _S1639;
            _S1628 = _S1616.value0_27.value0_18.radiance_1;
            _S1629.value0_96 = _S1640;
            _S1630 = _S1616.value0_27.value0_18.pdf_area_0;
            _S1632 = _S1638;
            _S1631 = _S1634.value0_2;
            _S1633 = _S1635;
        }
    }
    else
    {
        _S1628 = _S1622;
        _S1629.value0_96 = _S1623;
        _S1630 = 0.0f;
        _S1632._S39 = _S1622;
        _S1632._S40 = _S1622;
        _S1631 = 0.0f;
        _S1633._S18 = 0.0f;
    }
    var _S1641 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1642 : Surface_Differential_0;
    if(_S1627)
    {
        if(_S1616.value0_27.value5_1)
        {
            _S1630 = 0.0f;
            _S1642 = _S1641;
            _S1628 = _S1622;
            _S1631 = 0.0f;
        }
        else
        {
            var _S1643 : vec3<f32> = _S1628 * _S1621;
            var _S1644 : f32 = _S1643[i32(0)] + _S1643[i32(1)] + _S1643[i32(2)];
            var _S1645 : f32 = 0.0f;
            var _S1646 : f32 = 0.0f;
            s_bwdProp_power_heuristic_0(_S1629, &(_S1645), &(_S1646), _S1644);
            var _S1647 : f32 = _S1630 * _S1646;
            var _S1648 : vec3<f32> = _S1622;
            var _S1649 : vec3<f32> = _S1622;
            s_bwdProp_dot_0(_S1632, &(_S1648), &(_S1649), _S1647);
            var _S1650 : f32 = _S1616.value0_27.value4_1 * _S1645;
            var _S1651 : f32 = _S1631 * _S1645;
            var _S1652 : f32 = 0.0f;
            s_bwdProp_abs_0(_S1633, &(_S1652), _S1650);
            var _S1653 : vec3<f32> = _S1648 + _S1649;
            var _S1654 : vec3<f32> = (vec3<f32>(0) - _S1653);
            var _S1655 : Surface_Differential_0 = _S1641;
            _S1655.position_1 = _S1653;
            var _S1656 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1641, _S1655);
            _S1630 = _S1652;
            _S1642 = _S1656;
            _S1628 = _S1654;
            _S1631 = _S1651;
        }
    }
    else
    {
        _S1630 = 0.0f;
        _S1642 = _S1641;
        _S1628 = _S1622;
        _S1631 = 0.0f;
    }
    var _S1657 : vec3<f32> = _S1622;
    var _S1658 : vec3<f32> = _S1622;
    s_bwdProp_dot_0(_S1626, &(_S1657), &(_S1658), _S1630);
    (*_S1617) = _S1642;
    (*_S1618) = _S1628;
    (*_S1619) = _S1657;
    (*_S1620) = _S1631;
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

fn s_bwdProp_frame_from_normal_0( _S1659 : s_bwdCallableCtx_frame_from_normal_0,  _S1660 : ptr<function, vec3<f32>>,  _S1661 : Frame_0)
{
    var _S1662 : f32 = _S1659.value0_107.value0_105.z;
    var sign_1 : f32;
    if(_S1662 < 0.0f)
    {
        sign_1 = -1.0f;
    }
    else
    {
        sign_1 = 1.0f;
    }
    var _S1663 : f32 = sign_1 + _S1662;
    var a_3 : f32 = -1.0f / _S1663;
    var _S1664 : f32 = _S1663 * _S1663;
    var _S1665 : f32 = _S1659.value0_107.value0_105.x;
    var _S1666 : f32 = _S1659.value0_107.value0_105.y;
    var _S1667 : f32 = _S1665 * _S1666;
    var _S1668 : f32 = sign_1 * _S1665;
    var _S1669 : f32 = _S1668 * _S1665;
    var _S1670 : f32 = - sign_1;
    var _S1671 : f32 = _S1666 * _S1666;
    var _S1672 : f32 = _S1666 * (a_3 * _S1661.t_0[i32(1)]);
    var _S1673 : f32 = a_3 * _S1661.s_1[i32(0)];
    var _S1674 : f32 = _S1661.t_0[i32(0)] + sign_1 * _S1661.s_1[i32(1)];
    var _S1675 : f32 = a_3 * _S1674;
    (*_S1660) = _S1661.n_0 + vec3<f32>(_S1670 * _S1661.s_1[i32(2)] + _S1668 * _S1673 + sign_1 * (_S1665 * _S1673) + _S1666 * _S1675, - _S1661.t_0[i32(2)] + _S1672 + _S1672 + _S1665 * _S1675, 0.0f) + vec3<f32>(0.0f, 0.0f, -1.0f * - ((_S1671 * _S1661.t_0[i32(1)] + _S1669 * _S1661.s_1[i32(0)] + _S1667 * _S1674) / _S1664));
    return;
}

fn s_bwdProp_frame_from_normal_tangent_0( _S1676 : s_bwdCallableCtx_frame_from_normal_tangent_0,  _S1677 : ptr<function, vec3<f32>>,  _S1678 : Frame_0)
{
    var _S1679 : vec3<f32> = vec3<f32>(0.0f);
    var _S1680 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S1679 );
    var _S1681 : Tuple_5 = s_apply_dot_0(_S1676.value0_106.value0_104, _S1676.value0_106.value1_28);
    var _S1682 : s_bwdCallableCtx_dot_0;
    _S1682._S39 = _S1676.value0_106.value0_104;
    _S1682._S40 = _S1676.value0_106.value1_28;
    var _S1683 : s_bwdCallableCtx_dot_0 = _S1682;
    var _S1684 : vec3<f32> = vec3<f32>(- _S1681.value0_5);
    var s_4 : vec3<f32> = _S1676.value0_106.value1_28 + _S1676.value0_106.value0_104 * _S1684;
    var _S1685 : Tuple_5 = s_apply_dot_0(s_4, s_4);
    var _S1686 : s_bwdCallableCtx_dot_0;
    _S1686._S39 = s_4;
    _S1686._S40 = s_4;
    var _S1687 : s_bwdCallableCtx_dot_0 = _S1686;
    var _S1688 : bool = (_S1685.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(_S1676.value0_106.value1_28, _S1676.value0_106.value1_28).value0_5);
    var _S1689 : s_bwdCallableCtx_cross_0;
    var _S1690 : vec3<f32>;
    var _S1691 : f32;
    var _S1692 : s_bwdCallableCtx_sqrt_0;
    var _S1693 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S1688)
    {
        var _S1694 : Tuple_3 = s_apply_sqrt_0(_S1685.value0_5);
        var _S1695 : s_bwdCallableCtx_sqrt_0;
        _S1695._S22 = _S1685.value0_5;
        var _S1696 : vec3<f32> = vec3<f32>((1.0f / _S1694.value0_3));
        var _S1697 : f32 = _S1694.value0_3 * _S1694.value0_3;
        var _S1698 : vec3<f32> = s_4 * _S1696;
        var _S1699 : s_bwdCallableCtx_cross_0;
        _S1699._S26 = _S1676.value0_106.value0_104;
        _S1699._S27 = _S1698;
        _S1689 = _S1699;
        _S1690 = _S1696;
        _S1691 = _S1697;
        _S1692 = _S1695;
        _S1693.value0_107 = _S1680;
    }
    else
    {
        var _S1700 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S1700.value0_105 = _S1676.value0_106.value0_104;
        _S1689._S26 = _S1679;
        _S1689._S27 = _S1679;
        _S1690 = _S1679;
        _S1691 = 0.0f;
        _S1692._S22 = 0.0f;
        _S1693.value0_107 = _S1700;
    }
    var _S1701 : vec3<f32>;
    if(_S1688)
    {
        var _S1702 : vec3<f32> = _S1679;
        var _S1703 : vec3<f32> = _S1679;
        s_bwdProp_cross_0(_S1689, &(_S1702), &(_S1703), _S1678.t_0);
        var _S1704 : vec3<f32> = _S1678.s_1 + _S1703;
        var _S1705 : vec3<f32> = s_4 * _S1704;
        var _S1706 : vec3<f32> = _S1690 * _S1704;
        var _S1707 : f32 = - ((_S1705[i32(0)] + _S1705[i32(1)] + _S1705[i32(2)]) / _S1691);
        var _S1708 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1692, &(_S1708), _S1707);
        var _S1709 : vec3<f32> = _S1678.n_0 + _S1702;
        _S1691 = _S1708;
        _S1690 = _S1706;
        _S1701 = _S1709;
    }
    else
    {
        var _S1710 : vec3<f32> = _S1679;
        s_bwdProp_frame_from_normal_0(_S1693, &(_S1710), _S1678);
        _S1691 = 0.0f;
        _S1690 = _S1679;
        _S1701 = _S1710;
    }
    var _S1711 : vec3<f32> = _S1679;
    var _S1712 : vec3<f32> = _S1679;
    s_bwdProp_dot_0(_S1687, &(_S1711), &(_S1712), _S1691);
    var _S1713 : vec3<f32> = _S1711 + _S1712 + _S1690;
    var _S1714 : vec3<f32> = _S1676.value0_106.value0_104 * _S1713;
    var _S1715 : vec3<f32> = _S1684 * _S1713;
    var _S1716 : f32 = - (_S1714[i32(0)] + _S1714[i32(1)] + _S1714[i32(2)]);
    var _S1717 : vec3<f32> = _S1679;
    var _S1718 : vec3<f32> = _S1679;
    s_bwdProp_dot_0(_S1683, &(_S1717), &(_S1718), _S1716);
    (*_S1677) = _S1715 + _S1717 + _S1701;
    return;
}

fn s_bwdProp_surface_at_0( _S1719 : s_bwdCallableCtx_surface_at_0,  _S1720 : ptr<function, vec3<f32>>,  _S1721 : ptr<function, vec3<f32>>,  _S1722 : Surface_Differential_0)
{
    var _S1723 : vec3<f32> = vec3<f32>(0.0f);
    var _S1724 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0( _S1723, _S1723 );
    var _S1725 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S1723 );
    var _S1726 : Tuple_4 = s_apply_cross_0(_S1719.value0_26.value0_25.e1_1, _S1719.value0_26.value0_25.e2_1);
    var _S1727 : vec3<f32> = _S1726.value0_4;
    var _S1728 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S1727, _S1727).value0_5));
    var along1_0 : vec3<f32> = s_apply_cross_0(_S1719.value0_26.value0_25.e2_1, _S1726.value0_4).value0_4 * _S1728;
    var along2_0 : vec3<f32> = s_apply_cross_0(_S1726.value0_4, _S1719.value0_26.value0_25.e1_1).value0_4 * _S1728;
    var from_p0_1 : vec3<f32> = _S1719.value0_26.value1_6 - _S1719.value0_26.value0_25.p0_0;
    var _S1729 : Tuple_5 = s_apply_dot_0(from_p0_1, _S1726.value0_4);
    var _S1730 : s_bwdCallableCtx_dot_0;
    _S1730._S39 = from_p0_1;
    _S1730._S40 = _S1726.value0_4;
    var _S1731 : s_bwdCallableCtx_dot_0 = _S1730;
    var _S1732 : Tuple_5 = s_apply_dot_0(_S1719.value0_26.value2_5, _S1726.value0_4);
    var _S1733 : s_bwdCallableCtx_dot_0;
    _S1733._S39 = _S1719.value0_26.value2_5;
    _S1733._S40 = _S1726.value0_4;
    var _S1734 : s_bwdCallableCtx_dot_0 = _S1733;
    var _S1735 : f32 = _S1732.value0_5 * _S1732.value0_5;
    var _S1736 : vec3<f32> = vec3<f32>(- (_S1729.value0_5 / _S1732.value0_5));
    var in_plane_1 : vec3<f32> = from_p0_1 + _S1719.value0_26.value2_5 * _S1736;
    var _S1737 : Tuple_5 = s_apply_dot_0(in_plane_1, along1_0);
    var _S1738 : s_bwdCallableCtx_dot_0;
    _S1738._S39 = in_plane_1;
    _S1738._S40 = along1_0;
    var _S1739 : s_bwdCallableCtx_dot_0 = _S1738;
    var _S1740 : Tuple_5 = s_apply_dot_0(in_plane_1, along2_0);
    var _S1741 : s_bwdCallableCtx_dot_0;
    _S1741._S39 = in_plane_1;
    _S1741._S40 = along2_0;
    var _S1742 : s_bwdCallableCtx_dot_0 = _S1741;
    var n_3 : vec3<f32>;
    var _S1743 : vec3<f32>;
    var _S1744 : vec3<f32>;
    var _S1745 : vec3<f32>;
    var _S1746 : vec3<f32>;
    var _S1747 : bool;
    var _S1748 : bool;
    var _S1749 : s_bwdCallableCtx_dot_0;
    var _S1750 : s_bwdCallableCtx_dot_0;
    var _S1751 : f32;
    var _S1752 : s_bwdCallableCtx_sqrt_0;
    if(_S1719.value0_26.value0_25.smooth_0)
    {
        var _S1753 : vec3<f32> = _S1719.value0_26.value0_25.n1_0 - _S1719.value0_26.value0_25.n0_0;
        var _S1754 : vec3<f32> = _S1719.value0_26.value0_25.n2_0 - _S1719.value0_26.value0_25.n0_0;
        var interpolated_1 : vec3<f32> = _S1753 * vec3<f32>(_S1737.value0_5) + _S1754 * vec3<f32>(_S1740.value0_5) + _S1719.value0_26.value0_25.n0_0;
        var _S1755 : Tuple_5 = s_apply_dot_0(interpolated_1, interpolated_1);
        var _S1756 : s_bwdCallableCtx_dot_0;
        _S1756._S39 = interpolated_1;
        _S1756._S40 = interpolated_1;
        var _S1757 : s_bwdCallableCtx_dot_0 = _S1756;
        var _S1758 : bool = (_S1755.value0_5) > 0.0f;
        if(_S1758)
        {
            var _S1759 : Tuple_3 = s_apply_sqrt_0(_S1755.value0_5);
            var _S1760 : s_bwdCallableCtx_sqrt_0;
            _S1760._S22 = _S1755.value0_5;
            var _S1761 : vec3<f32> = vec3<f32>((1.0f / _S1759.value0_3));
            var _S1762 : f32 = _S1759.value0_3 * _S1759.value0_3;
            var n_4 : vec3<f32> = interpolated_1 * _S1761;
            var _S1763 : Tuple_5 = s_apply_dot_0(_S1719.value0_26.value0_25.plane_normal_0, n_4);
            var _S1764 : s_bwdCallableCtx_dot_0;
            _S1764._S39 = _S1719.value0_26.value0_25.plane_normal_0;
            _S1764._S40 = n_4;
            var _S1765 : bool = (_S1763.value0_5) < 0.0f;
            n_3 = n_4;
            _S1747 = _S1765;
            _S1749 = _S1764;
            _S1743 = _S1761;
            _S1751 = _S1762;
            _S1752 = _S1760;
        }
        else
        {
            n_3 = _S1719.value0_26.value0_25.plane_normal_0;
            _S1747 = false;
            _S1749._S39 = _S1723;
            _S1749._S40 = _S1723;
            _S1743 = _S1723;
            _S1751 = 0.0f;
            _S1752._S22 = 0.0f;
        }
        var _S1766 : bool = _S1747;
        var _S1767 : vec3<f32> = _S1743;
        _S1747 = _S1758;
        _S1748 = _S1766;
        _S1743 = interpolated_1;
        _S1744 = _S1767;
        _S1750 = _S1757;
        _S1745 = _S1754;
        _S1746 = _S1753;
    }
    else
    {
        n_3 = _S1719.value0_26.value0_25.plane_normal_0;
        _S1747 = false;
        _S1748 = false;
        _S1749._S39 = _S1723;
        _S1749._S40 = _S1723;
        _S1743 = _S1723;
        _S1744 = _S1723;
        _S1751 = 0.0f;
        _S1752._S22 = 0.0f;
        _S1750._S39 = _S1723;
        _S1750._S40 = _S1723;
        _S1745 = _S1723;
        _S1746 = _S1723;
    }
    var _S1768 : s_bwdCallableCtx_frame_from_normal_tangent_0;
    var _S1769 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S1719.value0_26.value0_25.anisotropic_0)
    {
        var _S1770 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0;
        _S1770.value0_104 = n_3;
        _S1770.value1_28 = _S1719.value0_26.value0_25.tangent_0;
        _S1768.value0_106 = _S1770;
        _S1769.value0_107 = _S1725;
    }
    else
    {
        var _S1771 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S1771.value0_105 = n_3;
        _S1768.value0_106 = _S1724;
        _S1769.value0_107 = _S1771;
    }
    var _S1772 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1773 : Surface_Differential_0;
    if(_S1719.value0_26.value0_25.anisotropic_0)
    {
        var _S1774 : Frame_0 = Frame_x24_syn_dzero_0();
        _S1773 = _S1722;
        _S1773.frame_2 = _S1774;
        var _S1775 : vec3<f32> = _S1723;
        s_bwdProp_frame_from_normal_tangent_0(_S1768, &(_S1775), _S1722.frame_2);
        var _S1776 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1773, _S1772);
        n_3 = _S1775;
        _S1773 = _S1776;
    }
    else
    {
        var _S1777 : Frame_0 = Frame_x24_syn_dzero_0();
        _S1773 = _S1722;
        _S1773.frame_2 = _S1777;
        var _S1778 : vec3<f32> = _S1723;
        s_bwdProp_frame_from_normal_0(_S1769, &(_S1778), _S1722.frame_2);
        var _S1779 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1773, _S1772);
        n_3 = _S1778;
        _S1773 = _S1779;
    }
    if(_S1719.value0_26.value0_25.smooth_0)
    {
        if(_S1747)
        {
            var _S1780 : vec3<f32>;
            if(_S1748)
            {
                var _S1781 : Surface_Differential_0 = _S1773;
                _S1773 = _S1772;
                _S1780 = _S1781.position_1;
            }
            else
            {
                _S1773 = Surface_x24_syn_dadd_0(_S1773, _S1772);
                _S1780 = _S1723;
            }
            var _S1782 : vec3<f32> = _S1723;
            var _S1783 : vec3<f32> = _S1723;
            s_bwdProp_dot_0(_S1749, &(_S1782), &(_S1783), 0.0f);
            var _S1784 : vec3<f32> = _S1783 + n_3;
            var _S1785 : vec3<f32> = _S1743 * _S1784;
            var _S1786 : vec3<f32> = _S1744 * _S1784;
            var _S1787 : f32 = - ((_S1785[i32(0)] + _S1785[i32(1)] + _S1785[i32(2)]) / _S1751);
            var _S1788 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S1752, &(_S1788), _S1787);
            _S1751 = _S1788;
            n_3 = _S1786;
            _S1743 = _S1780;
        }
        else
        {
            var _S1789 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1773, _S1772);
            _S1751 = 0.0f;
            n_3 = _S1723;
            _S1773 = _S1789;
            _S1743 = _S1723;
        }
        var _S1790 : vec3<f32> = _S1723;
        var _S1791 : vec3<f32> = _S1723;
        s_bwdProp_dot_0(_S1750, &(_S1790), &(_S1791), _S1751);
        var _S1792 : vec3<f32> = _S1790 + _S1791 + n_3;
        var _S1793 : vec3<f32> = _S1745 * _S1792;
        var _S1794 : vec3<f32> = _S1746 * _S1792;
        n_3 = _S1743;
        _S1743 = _S1793;
        _S1744 = _S1794;
    }
    else
    {
        _S1773 = Surface_x24_syn_dadd_0(_S1773, _S1772);
        n_3 = _S1723;
        _S1743 = _S1723;
        _S1744 = _S1723;
    }
    var _S1795 : vec3<f32> = _S1773.position_1 + n_3;
    var _S1796 : vec3<f32> = _S1719.value0_26.value0_25.e2_1 * _S1795;
    var _S1797 : vec3<f32> = _S1719.value0_26.value0_25.e1_1 * _S1795;
    var _S1798 : f32 = _S1743[i32(0)] + _S1743[i32(1)] + _S1743[i32(2)] + (_S1796[i32(0)] + _S1796[i32(1)] + _S1796[i32(2)]);
    var _S1799 : vec3<f32> = _S1723;
    var _S1800 : vec3<f32> = _S1723;
    s_bwdProp_dot_0(_S1742, &(_S1799), &(_S1800), _S1798);
    var _S1801 : f32 = _S1744[i32(0)] + _S1744[i32(1)] + _S1744[i32(2)] + (_S1797[i32(0)] + _S1797[i32(1)] + _S1797[i32(2)]);
    var _S1802 : vec3<f32> = _S1723;
    var _S1803 : vec3<f32> = _S1723;
    s_bwdProp_dot_0(_S1739, &(_S1802), &(_S1803), _S1801);
    var _S1804 : vec3<f32> = _S1799 + _S1802;
    var _S1805 : vec3<f32> = _S1719.value0_26.value2_5 * _S1804;
    var _S1806 : vec3<f32> = _S1736 * _S1804;
    var _S1807 : f32 = - (_S1805[i32(0)] + _S1805[i32(1)] + _S1805[i32(2)]) / _S1735;
    var _S1808 : f32 = _S1729.value0_5 * - _S1807;
    var _S1809 : f32 = _S1732.value0_5 * _S1807;
    var _S1810 : vec3<f32> = _S1723;
    var _S1811 : vec3<f32> = _S1723;
    s_bwdProp_dot_0(_S1734, &(_S1810), &(_S1811), _S1808);
    var _S1812 : vec3<f32> = _S1723;
    var _S1813 : vec3<f32> = _S1723;
    s_bwdProp_dot_0(_S1731, &(_S1812), &(_S1813), _S1809);
    var _S1814 : vec3<f32> = _S1806 + _S1810;
    (*_S1720) = _S1804 + _S1812;
    (*_S1721) = _S1814;
    return;
}

fn s_bwdProp_path_luminance_0( _S1815 : s_bwdCallableCtx_path_luminance_0,  _S1816 : ptr<function, vec3<f32>>,  _S1817 : ptr<function, vec3<f32>>,  _S1818 : ptr<function, f32>,  _S1819 : ptr<function, vec2<f32>>,  _S1820 : ptr<function, vec2<f32>>,  _S1821 : f32)
{
    var _S1822 : vec3<f32> = vec3<f32>(0.0f);
    var _S1823 : Emitted_0 = Emitted_0( _S1822, 0.0f, false );
    var _S1824 : Frame_0 = Frame_0( _S1822, _S1822, _S1822 );
    var _S1825 : Surface_0 = Surface_0( _S1822, _S1824, _S1822 );
    var _S1826 : s_paramCtx_s_bwdCallableCtx_emission_of_0 = s_paramCtx_s_bwdCallableCtx_emission_of_0( _S1823, _S1825, _S1822, _S1822, 0.0f, false );
    var _S1827 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S1824, _S1822 );
    var _S1828 : vec4<f32> = vec4<f32>(0.0f);
    var _S1829 : vec2<f32> = vec2<f32>(0.0f);
    var _S1830 : Material_0 = Material_0( _S1828, _S1828, _S1829, u32(0), u32(0) );
    var _S1831 : ChosenLight_0 = ChosenLight_0( _S1822, _S1822, _S1822, _S1822, _S1822, 0.0f, false, u32(0) );
    var _S1832 : s_paramCtx_s_bwdCallableCtx_direct_light_0 = s_paramCtx_s_bwdCallableCtx_direct_light_0( _S1830, _S1831, _S1825, _S1822, _S1829 );
    var _S1833 : s_paramCtx_s_bwdCallableCtx_scatter_0 = s_paramCtx_s_bwdCallableCtx_scatter_0( _S1830, _S1825, _S1822, _S1829, 0.0f );
    var _S1834 : Tuple_8 = s_apply_surface_at_0(_S1815.value0_17.value0_16.triangle_0, _S1815.value0_17.value1_1, _S1815.value0_17.value2_1);
    var _S1835 : s_paramCtx_s_bwdCallableCtx_surface_at_0;
    _S1835.value0_25 = _S1815.value0_17.value0_16.triangle_0;
    _S1835.value1_6 = _S1815.value0_17.value1_1;
    _S1835.value2_5 = _S1815.value0_17.value2_1;
    var _S1836 : s_bwdCallableCtx_surface_at_0 = s_bwdCallableCtx_surface_at_0( _S1835 );
    var _S1837 : bool = (_S1815.value0_17.value0_16.triangle_0.emission_1) != u32(4294967295);
    var _S1838 : s_bwdCallableCtx_dot_0;
    var _S1839 : s_bwdCallableCtx_emission_of_0;
    if(_S1837)
    {
        var _S1840 : Tuple_11 = s_apply_emission_of_0(_S1815.value0_17.value0_16.emitted_0, _S1834.value0_22, _S1815.value0_17.value1_1, _S1815.value0_17.value2_1, _S1815.value0_17.value3_0, _S1815.value0_17.value0_16.delta_0);
        var _S1841 : s_paramCtx_s_bwdCallableCtx_emission_of_0;
        _S1841.value0_18 = _S1815.value0_17.value0_16.emitted_0;
        _S1841.value1_2 = _S1834.value0_22;
        _S1841.value2_2 = _S1815.value0_17.value1_1;
        _S1841.value3_1 = _S1815.value0_17.value2_1;
        _S1841.value4_1 = _S1815.value0_17.value3_0;
        _S1841.value5_1 = _S1815.value0_17.value0_16.delta_0;
        var _S1842 : s_bwdCallableCtx_dot_0;
        _S1842._S39 = _S1840.value0_28;
        _S1842._S40 = _S1815.value0_17.value0_16.importance_0;
        _S1838 = _S1842;
        _S1839.value0_27 = _S1841;
    }
    else
    {
        _S1838._S39 = _S1822;
        _S1838._S40 = _S1822;
        _S1839.value0_27 = _S1826;
    }
    var _S1843 : bool;
    if(_S1815.value0_17.value0_16.lit_0)
    {
        _S1843 = true;
    }
    else
    {
        _S1843 = _S1815.value0_17.value0_16.scatters_0;
    }
    var _S1844 : s_bwdCallableCtx_dot_0;
    var _S1845 : s_bwdCallableCtx_dot_0;
    var _S1846 : s_bwdCallableCtx_dot_0;
    var _S1847 : s_bwdCallableCtx_dot_0;
    var _S1848 : bool;
    var _S1849 : bool;
    var _S1850 : s_bwdCallableCtx_direct_light_0;
    var _S1851 : f32;
    var _S1852 : s_bwdCallableCtx_scatter_0;
    var _S1853 : s_bwdCallableCtx_to_local_0;
    if(_S1843)
    {
        var _S1854 : vec3<f32> = (vec3<f32>(0) - _S1815.value0_17.value2_1);
        var _S1855 : Tuple_14 = s_apply_to_local_0(_S1834.value0_22.frame_0, _S1854);
        var _S1856 : s_paramCtx_s_bwdCallableCtx_to_local_0;
        _S1856.value0_19 = _S1834.value0_22.frame_0;
        _S1856.value1_3 = _S1854;
        var _S1857 : s_paramCtx_s_bwdCallableCtx_to_local_0 = _S1856;
        if(_S1815.value0_17.value0_16.lit_0)
        {
            var _S1858 : Tuple_15 = s_apply_direct_light_0(_S1815.value0_17.value0_16.material_1, _S1815.value0_17.value0_16.chosen_0, _S1834.value0_22, _S1855.value0_34, _S1815.value0_17.value5_0);
            var _S1859 : s_paramCtx_s_bwdCallableCtx_direct_light_0;
            _S1859.value0_20 = _S1815.value0_17.value0_16.material_1;
            _S1859.value1_4 = _S1815.value0_17.value0_16.chosen_0;
            _S1859.value2_3 = _S1834.value0_22;
            _S1859.value3_2 = _S1855.value0_34;
            _S1859.value4_2 = _S1815.value0_17.value5_0;
            var _S1860 : s_bwdCallableCtx_dot_0;
            _S1860._S39 = _S1858.value0_35;
            _S1860._S40 = _S1815.value0_17.value0_16.importance_0;
            _S1844 = _S1860;
            _S1850.value0_31 = _S1859;
        }
        else
        {
            _S1844._S39 = _S1822;
            _S1844._S40 = _S1822;
            _S1850.value0_31 = _S1832;
        }
        if(_S1815.value0_17.value0_16.scatters_0)
        {
            var _S1861 : Tuple_27 = s_apply_scatter_0(_S1815.value0_17.value0_16.material_1, _S1834.value0_22, _S1855.value0_34, _S1815.value0_17.value4_0, _S1815.value0_17.value0_16.lobe_0, _S1815.value0_17.value0_16.triangle_0.clearance_0);
            var _S1862 : s_paramCtx_s_bwdCallableCtx_scatter_0;
            _S1862.value0_21 = _S1815.value0_17.value0_16.material_1;
            _S1862.value1_5 = _S1834.value0_22;
            _S1862.value2_4 = _S1855.value0_34;
            _S1862.value3_3 = _S1815.value0_17.value4_0;
            _S1862.value4_3 = _S1815.value0_17.value0_16.lobe_0;
            var _S1863 : s_paramCtx_s_bwdCallableCtx_scatter_0 = _S1862;
            var _S1864 : s_bwdCallableCtx_dot_0;
            _S1864._S39 = _S1861.value0_47.weight_2;
            _S1864._S40 = _S1815.value0_17.value0_16.later_0;
            var _S1865 : s_bwdCallableCtx_dot_0 = _S1864;
            var _S1866 : s_bwdCallableCtx_dot_0;
            _S1866._S39 = _S1861.value0_47.origin_4;
            _S1866._S40 = _S1815.value0_17.value0_16.adjoint_origin_1;
            var _S1867 : s_bwdCallableCtx_dot_0 = _S1866;
            var _S1868 : s_bwdCallableCtx_dot_0;
            _S1868._S39 = _S1861.value0_47.direction_7;
            _S1868._S40 = _S1815.value0_17.value0_16.adjoint_direction_1;
            var _S1869 : s_bwdCallableCtx_dot_0 = _S1868;
            var _S1870 : bool = !_S1861.value0_47.delta_2;
            if(_S1870)
            {
                _S1851 = _S1815.value0_17.value0_16.adjoint_pdf_1;
            }
            else
            {
                _S1851 = 0.0f;
            }
            _S1848 = _S1870;
            _S1845 = _S1869;
            _S1846 = _S1867;
            _S1847 = _S1865;
            _S1852.value0_32 = _S1863;
        }
        else
        {
            _S1848 = false;
            _S1851 = 0.0f;
            _S1845._S39 = _S1822;
            _S1845._S40 = _S1822;
            _S1846._S39 = _S1822;
            _S1846._S40 = _S1822;
            _S1847._S39 = _S1822;
            _S1847._S40 = _S1822;
            _S1852.value0_32 = _S1833;
        }
        var _S1871 : s_bwdCallableCtx_dot_0 = _S1844;
        var _S1872 : bool = _S1848;
        _S1848 = _S1815.value0_17.value0_16.scatters_0;
        _S1849 = _S1872;
        _S1844 = _S1845;
        _S1845 = _S1846;
        _S1846 = _S1847;
        _S1847 = _S1871;
        _S1853.value0_33 = _S1857;
    }
    else
    {
        _S1848 = false;
        _S1849 = false;
        _S1851 = 0.0f;
        _S1844._S39 = _S1822;
        _S1844._S40 = _S1822;
        _S1845._S39 = _S1822;
        _S1845._S40 = _S1822;
        _S1846._S39 = _S1822;
        _S1846._S40 = _S1822;
        _S1852.value0_32 = _S1833;
        _S1847._S39 = _S1822;
        _S1847._S40 = _S1822;
        _S1850.value0_31 = _S1832;
        _S1853.value0_33 = _S1827;
    }
    var _S1873 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1874 : Departure_Differential_0 = Departure_x24_syn_dzero_0();
    var _S1875 : Surface_Differential_0;
    var _S1876 : vec3<f32>;
    var _S1877 : vec2<f32>;
    var _S1878 : vec2<f32>;
    if(_S1843)
    {
        if(_S1848)
        {
            var _S1879 : Departure_Differential_0;
            if(_S1849)
            {
                var _S1880 : f32 = _S1851 * _S1821;
                var _S1881 : Departure_Differential_0 = _S1874;
                _S1881.pdf_4 = _S1880;
                _S1879 = Departure_x24_syn_dadd_0(_S1874, _S1881);
            }
            else
            {
                _S1879 = _S1874;
            }
            var _S1882 : vec3<f32> = _S1822;
            var _S1883 : vec3<f32> = _S1822;
            s_bwdProp_dot_0(_S1844, &(_S1882), &(_S1883), _S1821);
            var _S1884 : vec3<f32> = _S1822;
            var _S1885 : vec3<f32> = _S1822;
            s_bwdProp_dot_0(_S1845, &(_S1884), &(_S1885), _S1821);
            var _S1886 : vec3<f32> = _S1822;
            var _S1887 : vec3<f32> = _S1822;
            s_bwdProp_dot_0(_S1846, &(_S1886), &(_S1887), _S1821);
            var _S1888 : Departure_Differential_0 = _S1874;
            _S1888.direction_9 = _S1882;
            _S1888.origin_5 = _S1884;
            _S1888.weight_4 = _S1886;
            var _S1889 : Departure_Differential_0 = Departure_x24_syn_dadd_0(_S1879, _S1888);
            var _S1890 : Surface_Differential_0;
            _S1890.position_1 = _S1822;
            _S1890.frame_2 = _S1824;
            var _S1891 : vec3<f32> = _S1822;
            var _S1892 : vec2<f32> = _S1829;
            s_bwdProp_scatter_0(_S1852, &(_S1890), &(_S1891), &(_S1892), _S1889);
            _S1875 = Surface_x24_syn_dadd_0(_S1890, _S1873);
            _S1876 = _S1891;
            _S1877 = _S1892;
        }
        else
        {
            _S1875 = _S1873;
            _S1876 = _S1822;
            _S1877 = _S1829;
        }
        if(_S1815.value0_17.value0_16.lit_0)
        {
            var _S1893 : vec3<f32> = _S1822;
            var _S1894 : vec3<f32> = _S1822;
            s_bwdProp_dot_0(_S1847, &(_S1893), &(_S1894), _S1821);
            var _S1895 : Surface_Differential_0;
            _S1895.position_1 = _S1822;
            _S1895.frame_2 = _S1824;
            var _S1896 : vec3<f32> = _S1822;
            var _S1897 : vec2<f32> = _S1829;
            s_bwdProp_direct_light_0(_S1850, &(_S1895), &(_S1896), &(_S1897), _S1893);
            var _S1898 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1895, _S1875);
            _S1876 = _S1896 + _S1876;
            _S1875 = _S1898;
            _S1878 = _S1897;
        }
        else
        {
            _S1878 = _S1829;
        }
        var _S1899 : Frame_0;
        _S1899.s_1 = _S1822;
        _S1899.t_0 = _S1822;
        _S1899.n_0 = _S1822;
        var _S1900 : vec3<f32> = _S1822;
        s_bwdProp_to_local_0(_S1853, &(_S1899), &(_S1900), _S1876);
        var _S1901 : vec3<f32> = (vec3<f32>(0) - _S1900);
        var _S1902 : Surface_Differential_0 = _S1873;
        _S1902.frame_2 = _S1899;
        _S1875 = Surface_x24_syn_dadd_0(_S1875, _S1902);
        _S1876 = _S1901;
    }
    else
    {
        _S1875 = _S1873;
        _S1876 = _S1822;
        _S1877 = _S1829;
        _S1878 = _S1829;
    }
    var _S1903 : vec3<f32>;
    if(_S1837)
    {
        var _S1904 : vec3<f32> = _S1822;
        var _S1905 : vec3<f32> = _S1822;
        s_bwdProp_dot_0(_S1838, &(_S1904), &(_S1905), _S1821);
        var _S1906 : Surface_Differential_0;
        _S1906.position_1 = _S1822;
        _S1906.frame_2 = _S1824;
        var _S1907 : vec3<f32> = _S1822;
        var _S1908 : vec3<f32> = _S1822;
        var _S1909 : f32 = 0.0f;
        s_bwdProp_emission_of_0(_S1839, &(_S1906), &(_S1907), &(_S1908), &(_S1909), _S1904);
        var _S1910 : vec3<f32> = _S1908 + _S1876;
        _S1875 = Surface_x24_syn_dadd_0(_S1906, _S1875);
        _S1876 = _S1907;
        _S1903 = _S1910;
        _S1851 = _S1909;
    }
    else
    {
        var _S1911 : vec3<f32> = _S1876;
        _S1876 = _S1822;
        _S1903 = _S1911;
        _S1851 = 0.0f;
    }
    var _S1912 : vec3<f32> = _S1822;
    var _S1913 : vec3<f32> = _S1822;
    s_bwdProp_surface_at_0(_S1836, &(_S1912), &(_S1913), _S1875);
    var _S1914 : vec3<f32> = _S1913 + _S1903;
    (*_S1816) = _S1912 + _S1876;
    (*_S1817) = _S1914;
    (*_S1818) = _S1851;
    (*_S1819) = _S1877;
    (*_S1820) = _S1878;
    return;
}

fn _S1915( _S1916 : Vertex_0,  _S1917 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S1918 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S1919 : ptr<function, DiffPair_float_0>,  _S1920 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1921 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1922 : f32)
{
    var _S1923 : s_paramCtx_s_bwdCallableCtx_path_luminance_0;
    _S1923.value0_16 = _S1916;
    _S1923.value1_1 = (*_S1917).primal_0;
    _S1923.value2_1 = (*_S1918).primal_0;
    _S1923.value3_0 = (*_S1919).primal_0;
    _S1923.value4_0 = (*_S1920).primal_0;
    _S1923.value5_0 = (*_S1921).primal_0;
    var _S1924 : s_bwdCallableCtx_path_luminance_0 = s_bwdCallableCtx_path_luminance_0( _S1923 );
    var _S1925 : vec3<f32> = (*_S1917).differential_0;
    var _S1926 : vec3<f32> = (*_S1918).differential_0;
    var _S1927 : f32 = (*_S1919).differential_0;
    var _S1928 : vec2<f32> = (*_S1920).differential_0;
    var _S1929 : vec2<f32> = (*_S1921).differential_0;
    s_bwdProp_path_luminance_0(_S1924, &(_S1925), &(_S1926), &(_S1927), &(_S1928), &(_S1929), _S1922);
    (*_S1917).differential_0 = _S1925;
    (*_S1918).differential_0 = _S1926;
    (*_S1919).differential_0 = _S1927;
    (*_S1920).differential_0 = _S1928;
    (*_S1921).differential_0 = _S1929;
    return;
}

fn Backward_step_0( this_8 : ptr<function, Backward_0>)
{
    var depth_2 : u32 = (*this_8).left_1 - u32(1);
    (*this_8).left_1 = depth_2;
    var _S1930 : VertexRecord_0 = load_rows_0(depth_2 * rows_of_0(), run_0.method_0.chains_0, (*this_8).recorder_0.chain_2);
    var hit_1 : Hit_0;
    hit_1.leaf_2 = _S1930.leaf_1;
    hit_1.instance_1 = _S1930.instance_0;
    var vertex_0 : Vertex_0;
    vertex_0.triangle_0 = load_triangle_0(hit_1);
    if(depth_2 < (run_0.path_0.min_depth_0))
    {
        vertex_0.triangle_0.emission_1 = u32(4294967295);
    }
    var _S1931 : Material_std430_0 = materials_0[vertex_0.triangle_0.material_0];
    vertex_0.material_1.a_0 = _S1931.a_0;
    vertex_0.material_1.b_0 = _S1931.b_0;
    vertex_0.material_1.alpha_0 = _S1931.alpha_0;
    vertex_0.material_1.kind_0 = _S1931.kind_0;
    vertex_0.material_1.flags_0 = _S1931.flags_0;
    vertex_0.emitted_0 = load_emitted_0(vertex_0.triangle_0.emission_1);
    vertex_0.delta_0 = (((_S1930.flags_1) & (u32(1)))) != u32(0);
    vertex_0.lit_0 = (((_S1930.flags_1) & (u32(2)))) != u32(0);
    var _S1932 : vec3<f32> = vec3<f32>(0.0f);
    vertex_0.scatters_0 = (any((((*this_8).later_radiance_0) != _S1932)));
    var _S1933 : vec3<f32> = _S1930.throughput_0 * vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f);
    vertex_0.importance_0 = _S1933;
    vertex_0.later_0 = _S1933 * (*this_8).later_radiance_0;
    vertex_0.adjoint_origin_1 = (*this_8).adjoint_origin_0;
    vertex_0.adjoint_direction_1 = (*this_8).adjoint_direction_0;
    vertex_0.adjoint_pdf_1 = (*this_8).adjoint_pdf_0;
    var has_coordinates_0 : bool = depth_2 < (run_0.path_0.max_depth_0);
    var _S1934 : vec2<f32> = vec2<f32>(0.0f);
    var _S1935 : VertexCoordinates_0 = VertexCoordinates_x24init_0(_S1934, _S1934, 0.0f, 0.0f);
    var xi_1 : VertexCoordinates_0;
    if(has_coordinates_0)
    {
        xi_1 = StoredCoordinates_vertex_0((*this_8).x_5, depth_2);
    }
    else
    {
        xi_1 = _S1935;
    }
    vertex_0.lobe_0 = xi_1.lobe_1;
    var _S1936 : vec3<f32> = vec3<f32>(0.0f);
    vertex_0.chosen_0 = ChosenLight_x24init_0(_S1936, _S1936, _S1936, _S1936, _S1936, 0.0f, false, u32(0));
    if(vertex_0.lit_0)
    {
        vertex_0.chosen_0 = choose_light_0(xi_1.pick_0);
    }
    var origin_6 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    origin_6.primal_0 = _S1930.origin_3;
    origin_6.differential_0 = _S1932;
    var direction_12 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    direction_12.primal_0 = _S1930.direction_3;
    direction_12.differential_0 = _S1932;
    var pdf_6 : DiffPair_float_0;
    pdf_6.primal_0 = _S1930.pdf_0;
    pdf_6.differential_0 = 0.0f;
    var _S1937 : vec2<f32> = vec2<f32>(0.0f);
    var u_0 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    u_0.primal_0 = xi_1.direction_4;
    u_0.differential_0 = _S1937;
    var light_6 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    light_6.primal_0 = xi_1.light_0;
    light_6.differential_0 = _S1937;
    _S1915(vertex_0, &(origin_6), &(direction_12), &(pdf_6), &(u_0), &(light_6), 1.0f);
    (*this_8).adjoint_origin_0 = origin_6.differential_0;
    (*this_8).adjoint_direction_0 = direction_12.differential_0;
    (*this_8).adjoint_pdf_0 = pdf_6.differential_0;
    (*this_8).later_radiance_0 = _S1930.radiance_0 + _S1930.weight_0 * (*this_8).later_radiance_0;
    if(has_coordinates_0)
    {
        var first_1 : u32 = vertex_coordinate_0(depth_2);
        var _S1938 : f32 = u_0.differential_0.x * (*this_8).scale_1;
        var _S1939 : ScoreReport_0 = (*this_8).report_0;
        var _S1940 : f32 = ScoreReport_checked_0(&(_S1939), _S1938);
        StoredScore_set_0((*this_8).score_0, first_1, _S1940);
        var _S1941 : u32 = first_1 + u32(1);
        var _S1942 : f32 = u_0.differential_0.y * (*this_8).scale_1;
        var _S1943 : ScoreReport_0 = _S1939;
        var _S1944 : f32 = ScoreReport_checked_0(&(_S1943), _S1942);
        StoredScore_set_0((*this_8).score_0, _S1941, _S1944);
        var _S1945 : u32 = first_1 + u32(2);
        var _S1946 : f32 = light_6.differential_0.x * (*this_8).scale_1;
        var _S1947 : ScoreReport_0 = _S1943;
        var _S1948 : f32 = ScoreReport_checked_0(&(_S1947), _S1946);
        StoredScore_set_0((*this_8).score_0, _S1945, _S1948);
        var _S1949 : u32 = first_1 + u32(3);
        var _S1950 : f32 = light_6.differential_0.y * (*this_8).scale_1;
        var _S1951 : ScoreReport_0 = _S1947;
        var _S1952 : f32 = ScoreReport_checked_0(&(_S1951), _S1950);
        (*this_8).report_0 = _S1951;
        StoredScore_set_0((*this_8).score_0, _S1949, _S1952);
        StoredScore_set_0((*this_8).score_0, first_1 + u32(4), 0.0f);
        StoredScore_set_0((*this_8).score_0, first_1 + u32(5), 0.0f);
    }
    return;
}

fn Backward_begin_0( this_9 : ptr<function, Backward_0>,  density_0 : f32)
{
    (*this_9).scale_1 = 1.0f / (density_0 + 9.99999993922529029e-09f);
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
    var _S1953 : vec3<f32> = vec3<f32>(0.0f);
    (*this_9).later_radiance_0 = _S1953;
    (*this_9).adjoint_origin_0 = _S1953;
    (*this_9).adjoint_direction_0 = _S1953;
    (*this_9).adjoint_pdf_0 = 0.0f;
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
        StoredScore_set_0((*this_9).score_0, i_0, 0.0f);
        i_0 = i_0 + u32(1);
    }
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

struct Path_0
{
     origin_7 : vec3<f32>,
     direction_13 : vec3<f32>,
     pdf_7 : f32,
     delta_4 : bool,
     from_0 : Hit_0,
     throughput_1 : vec3<f32>,
     total_0 : vec3<f32>,
     depth_3 : u32,
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
    hit_2.leaf_2 = u32(4294967295);
    hit_2.instance_1 = u32(4294967295);
    return hit_2;
}

struct Segment_0
{
     origin_8 : vec3<f32>,
     direction_14 : vec3<f32>,
     t_max_0 : f32,
     inverse_0 : vec3<f32>,
     octant_0 : u32,
};

fn inverse_component_0( d_0 : f32) -> f32
{
    var tiny_0 : f32 = (bitcast<f32>((((bitcast<u32>((1.00000004581370497e-18f))) | ((((bitcast<u32>((d_0))) & (u32(2147483648)))))))));
    var _S1955 : f32;
    if((abs(d_0)) < 1.00000004581370497e-18f)
    {
        _S1955 = tiny_0;
    }
    else
    {
        _S1955 = d_0;
    }
    return 1.0f / _S1955;
}

fn make_segment_0( origin_9 : vec3<f32>,  direction_15 : vec3<f32>,  t_max_1 : f32) -> Segment_0
{
    var segment_0 : Segment_0;
    segment_0.origin_8 = origin_9;
    segment_0.direction_14 = direction_15;
    segment_0.t_max_0 = t_max_1;
    var _S1956 : f32 = direction_15.x;
    var _S1957 : f32 = direction_15.y;
    var _S1958 : f32 = direction_15.z;
    segment_0.inverse_0 = vec3<f32>(inverse_component_0(_S1956), inverse_component_0(_S1957), inverse_component_0(_S1958));
    var _S1959 : u32;
    if(_S1956 < 0.0f)
    {
        _S1959 = u32(0);
    }
    else
    {
        _S1959 = u32(67372036);
    }
    var _S1960 : u32;
    if(_S1957 < 0.0f)
    {
        _S1960 = u32(0);
    }
    else
    {
        _S1960 = u32(33686018);
    }
    var _S1961 : u32 = (_S1959 | (_S1960));
    if(_S1958 < 0.0f)
    {
        _S1959 = u32(0);
    }
    else
    {
        _S1959 = u32(16843009);
    }
    segment_0.octant_0 = (_S1961 | (_S1959));
    return segment_0;
}

struct TopWalk_0
{
     group_0 : vec2<u32>,
     leaves_1 : u32,
     leaf_base_0 : u32,
     depth_4 : u32,
     stack_0 : array<vec2<u32>, i32(16)>,
};

fn TopWalk_begin_0( this_10 : ptr<function, TopWalk_0>)
{
    var _S1962 : u32 = run_0.path_0.top_root_0;
    var _S1963 : u32;
    if((run_0.path_0.top_root_0) == u32(4294967295))
    {
        _S1963 = u32(0);
    }
    else
    {
        _S1963 = u32(2147483648);
    }
    (*this_10).group_0 = vec2<u32>(_S1962, _S1963);
    (*this_10).leaves_1 = u32(0);
    (*this_10).leaf_base_0 = u32(0);
    (*this_10).depth_4 = u32(0);
    return;
}

fn firstbithigh_0( value_6 : u32) -> u32
{
    var _S1964 : u32 = firstLeadingBit(value_6);
    return _S1964;
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

fn four_children_0( meta_0 : u32,  near_0 : vec3<u32>,  far_0 : vec3<u32>,  scale_3 : vec3<f32>,  offset_1 : vec3<f32>,  octant_2 : u32,  t_max_2 : f32) -> u32
{
    var _S1965 : u32 = (((meta_0 ^ (((octant_2 & ((((((((meta_0 & (((meta_0 << (u32(1))))))) & (u32(269488144)))) >> (u32(4)))) * u32(255)))))))) & (u32(522133279)));
    var _S1966 : u32 = (((meta_0 >> (u32(5)))) & (u32(117901063)));
    var _S1967 : vec3<u32> = vec3<u32>(u32(0));
    var _S1968 : vec3<u32> = vec3<u32>(u32(255));
    var entry_0 : vec3<f32> = vec3<f32>((((near_0 >> (_S1967))) & (_S1968))) * scale_3 + offset_1;
    var exit_0 : vec3<f32> = vec3<f32>((((far_0 >> (_S1967))) & (_S1968))) * scale_3 + offset_1;
    var mask_0 : u32;
    if((max(max(entry_0.x, entry_0.y), max(entry_0.z, 0.0f))) <= (min(min(min(exit_0.x, exit_0.y), exit_0.z) * 1.0000004768371582f, t_max_2)))
    {
        mask_0 = (u32(0) | (((((((_S1966 >> (u32(0)))) & (u32(255)))) << (((((_S1965 >> (u32(0)))) & (u32(31)))))))));
    }
    else
    {
        mask_0 = u32(0);
    }
    var _S1969 : vec3<u32> = vec3<u32>(u32(8));
    var entry_1 : vec3<f32> = vec3<f32>((((near_0 >> (_S1969))) & (_S1968))) * scale_3 + offset_1;
    var exit_1 : vec3<f32> = vec3<f32>((((far_0 >> (_S1969))) & (_S1968))) * scale_3 + offset_1;
    if((max(max(entry_1.x, entry_1.y), max(entry_1.z, 0.0f))) <= (min(min(min(exit_1.x, exit_1.y), exit_1.z) * 1.0000004768371582f, t_max_2)))
    {
        mask_0 = (mask_0 | (((((((_S1966 >> (u32(8)))) & (u32(255)))) << (((((_S1965 >> (u32(8)))) & (u32(31)))))))));
    }
    var _S1970 : vec3<u32> = vec3<u32>(u32(16));
    var entry_2 : vec3<f32> = vec3<f32>((((near_0 >> (_S1970))) & (_S1968))) * scale_3 + offset_1;
    var exit_2 : vec3<f32> = vec3<f32>((((far_0 >> (_S1970))) & (_S1968))) * scale_3 + offset_1;
    if((max(max(entry_2.x, entry_2.y), max(entry_2.z, 0.0f))) <= (min(min(min(exit_2.x, exit_2.y), exit_2.z) * 1.0000004768371582f, t_max_2)))
    {
        mask_0 = (mask_0 | (((((((_S1966 >> (u32(16)))) & (u32(255)))) << (((((_S1965 >> (u32(16)))) & (u32(31)))))))));
    }
    var _S1971 : vec3<u32> = vec3<u32>(u32(24));
    var entry_3 : vec3<f32> = vec3<f32>((((near_0 >> (_S1971))) & (_S1968))) * scale_3 + offset_1;
    var exit_3 : vec3<f32> = vec3<f32>((((far_0 >> (_S1971))) & (_S1968))) * scale_3 + offset_1;
    if((max(max(entry_3.x, entry_3.y), max(entry_3.z, 0.0f))) <= (min(min(min(exit_3.x, exit_3.y), exit_3.z) * 1.0000004768371582f, t_max_2)))
    {
        mask_0 = (mask_0 | (((((((_S1966 >> (u32(24)))) & (u32(255)))) << (((((_S1965 >> (u32(24)))) & (u32(31)))))))));
    }
    return mask_0;
}

fn visit_0( node_0 : u32,  ray_0 : Segment_0) -> Visit_0
{
    var _S1972 : u32 = node_0 * u32(5);
    var n0_1 : vec4<u32> = nodes_0[_S1972];
    var n1_1 : vec4<u32> = nodes_0[_S1972 + u32(1)];
    var n2_1 : vec4<u32> = nodes_0[_S1972 + u32(2)];
    var n3_0 : vec4<u32> = nodes_0[_S1972 + u32(3)];
    var n4_0 : vec4<u32> = nodes_0[_S1972 + u32(4)];
    var _S1973 : u32 = n0_1.w;
    var scale_4 : vec3<f32> = vec3<f32>((bitcast<f32>(((((_S1973 & (u32(255)))) << (u32(23)))))), (bitcast<f32>(((((((_S1973 >> (u32(8)))) & (u32(255)))) << (u32(23)))))), (bitcast<f32>(((((((_S1973 >> (u32(16)))) & (u32(255)))) << (u32(23))))))) * ray_0.inverse_0;
    var offset_2 : vec3<f32> = (vec3<f32>((bitcast<f32>((n0_1.x))), (bitcast<f32>((n0_1.y))), (bitcast<f32>((n0_1.z)))) - ray_0.origin_8) * ray_0.inverse_0;
    var back_0 : vec3<bool> = (ray_0.direction_14) < vec3<f32>(0.0f);
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
    result_12.met_0 = ((four_children_0(n1_1.z, vec3<u32>(x_8.x, y_3.x, z_0.x), vec3<u32>(x_8.z, y_3.z, z_0.z), scale_4, offset_2, ray_0.octant_0, ray_0.t_max_0)) | ((four_children_0(n1_1.w, vec3<u32>(x_8.y, y_3.y, z_0.y), vec3<u32>(x_8.w, y_3.w, z_0.w), scale_4, offset_2, ray_0.octant_0, ray_0.t_max_0))));
    result_12.child_base_0 = n1_1.x;
    result_12.primitive_base_0 = n1_1.y;
    result_12.inner_mask_0 = (_S1973 >> (u32(24)));
    return result_12;
}

fn firstbitlow_0( value_7 : u32) -> u32
{
    var _S1974 : u32 = firstTrailingBit(value_7);
    return _S1974;
}

fn intersect_triangle_0( leaf_5 : u32,  ray_1 : Segment_0) -> f32
{
    var _S1975 : u32 = leaf_5 * u32(3);
    var e1_4 : vec3<f32> = leaves_0[_S1975 + u32(1)].xyz;
    var e2_4 : vec3<f32> = leaves_0[_S1975 + u32(2)].xyz;
    var p_0 : vec3<f32> = cross(ray_1.direction_14, e2_4);
    var inverse_det_0 : f32 = 1.0f / dot(e1_4, p_0);
    var from_v0_0 : vec3<f32> = ray_1.origin_8 - leaves_0[_S1975].xyz;
    var b1_0 : f32 = dot(from_v0_0, p_0) * inverse_det_0;
    var q_3 : vec3<f32> = cross(from_v0_0, e1_4);
    var b2_0 : f32 = dot(ray_1.direction_14, q_3) * inverse_det_0;
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
    var _S1976 : f32;
    if(inside_0)
    {
        _S1976 = t_1;
    }
    else
    {
        _S1976 = (bitcast<f32>((u32(2139095040))));
    }
    return _S1976;
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
    var instance_2 : u32 = u32(4294967295);
    for(;;)
    {
        if(instance_2 == u32(4294967295))
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
            instance_2 = (*this_11).leaf_base_0 + offset_3;
        }
        else
        {
            if(((((*this_11).group_0.y) & (u32(4278190080)))) == u32(0))
            {
                if(((*this_11).depth_4) == u32(0))
                {
                    break;
                }
                var _S1977 : u32 = (*this_11).depth_4 - u32(1);
                (*this_11).depth_4 = _S1977;
                (*this_11).group_0 = (*this_11).stack_0[_S1977];
            }
            var _S1978 : vec2<u32> = (*this_11).group_0;
            var node_1 : u32 = next_node_1(&(_S1978), ray_2.octant_0);
            (*this_11).group_0 = _S1978;
            if((((_S1978.y) & (u32(4278190080)))) != u32(0))
            {
                (*this_11).stack_0[(*this_11).depth_4] = (*this_11).group_0;
                (*this_11).depth_4 = (*this_11).depth_4 + u32(1);
            }
            var v_1 : Visit_0 = visit_0(node_1, ray_2);
            (*this_11).group_0 = vec2<u32>(v_1.child_base_0, ((((v_1.met_0) & (u32(4278190080)))) | ((v_1.inner_mask_0))));
            (*this_11).leaves_1 = ((v_1.met_0) & (u32(16777215)));
            (*this_11).leaf_base_0 = v_1.primitive_base_0;
        }
    }
    return instance_2;
}

fn map_point_1( _S1979 : u32,  _S1980 : vec3<f32>) -> vec3<f32>
{
    var q_4 : vec4<f32> = vec4<f32>(_S1980, 1.0f);
    return vec3<f32>(dot(instances_0[_S1979].to_object_0[i32(0)], q_4), dot(instances_0[_S1979].to_object_0[i32(1)], q_4), dot(instances_0[_S1979].to_object_0[i32(2)], q_4));
}

fn map_vector_1( _S1981 : u32,  _S1982 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(instances_0[_S1981].to_object_0[i32(0)].xyz, _S1982), dot(instances_0[_S1981].to_object_0[i32(1)].xyz, _S1982), dot(instances_0[_S1981].to_object_0[i32(2)].xyz, _S1982));
}

fn trace_0( origin_10 : vec3<f32>,  direction_16 : vec3<f32>,  t_max_3 : f32,  skip0_0 : Hit_0,  skip1_0 : Hit_0) -> Hit_0
{
    var _S1983 : Segment_0 = make_segment_0(origin_10, direction_16, t_max_3);
    var world_0 : Segment_0 = _S1983;
    var ray_3 : Segment_0 = _S1983;
    var best_0 : Hit_0 = nothing_0();
    var top_0 : TopWalk_0;
    TopWalk_begin_0(&(top_0));
    var stack_1 : array<vec2<u32>, i32(32)>;
    var instance_3 : u32 = u32(4294967295);
    var root_2 : u32 = run_0.path_0.world_root_0;
    for(;;)
    {
        var _S1984 : u32;
        if((skip0_0.instance_1) == instance_3)
        {
            _S1984 = skip0_0.leaf_2;
        }
        else
        {
            _S1984 = u32(4294967295);
        }
        var _S1985 : u32;
        if((skip1_0.instance_1) == instance_3)
        {
            _S1985 = skip1_0.leaf_2;
        }
        else
        {
            _S1985 = u32(4294967295);
        }
        var group_3 : vec2<u32>;
        var _S1986 : u32;
        if(root_2 == u32(4294967295))
        {
            _S1986 = u32(0);
        }
        else
        {
            _S1986 = u32(2147483648);
        }
        group_3 = vec2<u32>(root_2, _S1986);
        var depth_5 : u32 = u32(0);
        for(;;)
        {
            var depth_6 : u32;
            if((((group_3.y) & (u32(4278190080)))) == u32(0))
            {
                if(depth_5 == u32(0))
                {
                    break;
                }
                var depth_7 : u32 = depth_5 - u32(1);
                group_3 = stack_1[depth_7];
                depth_6 = depth_7;
            }
            else
            {
                depth_6 = depth_5;
            }
            var node_2 : u32 = next_node_0(&(group_3), ray_3.octant_0);
            if((((group_3.y) & (u32(4278190080)))) != u32(0))
            {
                stack_1[depth_6] = group_3;
                depth_5 = depth_6 + u32(1);
            }
            else
            {
                depth_5 = depth_6;
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
                var leaf_6 : u32 = v_2.primitive_base_0 + firstbitlow_0(met_1);
                var met_2 : u32 = (met_1 & ((met_1 - u32(1))));
                var t_2 : f32 = intersect_triangle_0(leaf_6, ray_3);
                var _S1987 : bool;
                if(t_2 < (ray_3.t_max_0))
                {
                    _S1987 = leaf_6 != _S1984;
                }
                else
                {
                    _S1987 = false;
                }
                var _S1988 : bool;
                if(_S1987)
                {
                    _S1988 = leaf_6 != _S1985;
                }
                else
                {
                    _S1988 = false;
                }
                if(_S1988)
                {
                    ray_3.t_max_0 = t_2;
                    best_0.leaf_2 = leaf_6;
                    best_0.instance_1 = instance_3;
                }
                met_1 = met_2;
            }
        }
        var _S1989 : bool = (run_0.path_0.top_root_0) == u32(4294967295);
        if(_S1989)
        {
            break;
        }
        world_0.t_max_0 = ray_3.t_max_0;
        var instance_4 : u32 = TopWalk_next_0(&(top_0), world_0);
        if(instance_4 == u32(4294967295))
        {
            break;
        }
        ray_3 = make_segment_0(map_point_1(instance_4, origin_10), map_vector_1(instance_4, direction_16), world_0.t_max_0);
        instance_3 = instance_4;
        root_2 = instances_0[instance_4].root_0;
    }
    return best_0;
}

fn closest_0( origin_11 : vec3<f32>,  direction_17 : vec3<f32>,  skip_0 : Hit_0) -> Hit_0
{
    return trace_0(origin_11, direction_17, (bitcast<f32>((u32(2139095040)))), skip_0, nothing_0());
}

fn Hit_found_0( this_12 : Hit_0) -> bool
{
    return (this_12.leaf_2) != u32(4294967295);
}

fn frame_from_normal_0( n_5 : vec3<f32>) -> Frame_0
{
    var _S1990 : f32 = n_5.z;
    var sign_2 : f32;
    if(_S1990 < 0.0f)
    {
        sign_2 = -1.0f;
    }
    else
    {
        sign_2 = 1.0f;
    }
    var a_4 : f32 = -1.0f / (sign_2 + _S1990);
    var _S1991 : f32 = n_5.x;
    var _S1992 : f32 = n_5.y;
    var b_3 : f32 = _S1991 * _S1992 * a_4;
    var frame_3 : Frame_0;
    frame_3.s_1 = vec3<f32>(1.0f + sign_2 * _S1991 * _S1991 * a_4, sign_2 * b_3, - sign_2 * _S1991);
    frame_3.t_0 = vec3<f32>(b_3, sign_2 + _S1992 * _S1992 * a_4, - _S1992);
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
        var _S1993 : vec3<f32> = s_5 * vec3<f32>((1.0f / sqrt(length_squared_0)));
        frame_4.s_1 = _S1993;
        frame_4.t_0 = cross(n_6, _S1993);
        frame_4.n_0 = n_6;
    }
    else
    {
        frame_4 = frame_from_normal_0(n_6);
    }
    return frame_4;
}

fn surface_at_0( triangle_4 : Triangle_0,  origin_12 : vec3<f32>,  direction_18 : vec3<f32>) -> Surface_0
{
    var normal_5 : vec3<f32> = cross(triangle_4.e1_1, triangle_4.e2_1);
    var _S1994 : vec3<f32> = vec3<f32>((1.0f / dot(normal_5, normal_5)));
    var from_p0_2 : vec3<f32> = origin_12 - triangle_4.p0_0;
    var in_plane_2 : vec3<f32> = from_p0_2 + direction_18 * vec3<f32>(- (dot(from_p0_2, normal_5) / dot(direction_18, normal_5)));
    var surface_1 : Surface_0;
    var _S1995 : vec3<f32> = vec3<f32>(dot(in_plane_2, cross(triangle_4.e2_1, normal_5) * _S1994));
    var _S1996 : vec3<f32> = vec3<f32>(dot(in_plane_2, cross(normal_5, triangle_4.e1_1) * _S1994));
    surface_1.position_0 = triangle_4.e1_1 * _S1995 + triangle_4.e2_1 * _S1996 + triangle_4.p0_0;
    surface_1.geometric_normal_0 = triangle_4.plane_normal_0;
    var n_7 : vec3<f32>;
    if(triangle_4.smooth_0)
    {
        var interpolated_2 : vec3<f32> = (triangle_4.n1_0 - triangle_4.n0_0) * _S1995 + (triangle_4.n2_0 - triangle_4.n0_0) * _S1996 + triangle_4.n0_0;
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
    var weight_6 : f32;
    if(a_5 > b_4)
    {
        weight_6 = 1.0f / (1.0f + sqr_0(b_4 / a_5));
    }
    else
    {
        var ratio_0 : f32 = sqr_0(a_5 / b_4);
        weight_6 = ratio_0 / (ratio_0 + 1.0f);
    }
    return weight_6;
}

fn emission_of_0( emitted_3 : Emitted_0,  surface_2 : Surface_0,  origin_13 : vec3<f32>,  direction_19 : vec3<f32>,  pdf_8 : f32,  delta_5 : bool) -> vec3<f32>
{
    var _S1997 : vec3<f32> = vec3<f32>(0.0f);
    var facing_0 : f32 = dot(direction_19, surface_2.geometric_normal_0);
    var _S1998 : bool;
    if(emitted_3.two_sided_1)
    {
        _S1998 = true;
    }
    else
    {
        _S1998 = facing_0 < 0.0f;
    }
    var light_7 : vec3<f32>;
    if(_S1998)
    {
        if(delta_5)
        {
            light_7 = emitted_3.radiance_1;
        }
        else
        {
            var arm_2 : vec3<f32> = surface_2.position_0 - origin_13;
            light_7 = emitted_3.radiance_1 * vec3<f32>(power_heuristic_0(pdf_8 * abs(facing_0), dot(arm_2, arm_2) * emitted_3.pdf_area_0));
        }
    }
    else
    {
        light_7 = _S1997;
    }
    return light_7;
}

fn Departure_x24init_0( weight_7 : vec3<f32>,  origin_14 : vec3<f32>,  direction_20 : vec3<f32>,  pdf_9 : f32,  valid_3 : bool,  delta_6 : bool) -> Departure_0
{
    var _S1999 : Departure_0;
    _S1999.weight_2 = weight_7;
    _S1999.origin_4 = origin_14;
    _S1999.direction_7 = direction_20;
    _S1999.pdf_2 = pdf_9;
    _S1999.valid_0 = valid_3;
    _S1999.delta_2 = delta_6;
    return _S1999;
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
    var _S2000 : f32 = u_1.y;
    return light_8.e1_2 * vec3<f32>((root_4 * (1.0f - _S2000))) + light_8.e2_2 * vec3<f32>((root_4 * _S2000)) + light_8.corner_0;
}

fn no_value_0() -> BsdfValue_0
{
    var value_8 : BsdfValue_0;
    value_8.f_cos_0 = vec3<f32>(0.0f);
    value_8.pdf_1 = 0.0f;
    return value_8;
}

fn diffuse_evaluate_0( reflectance_2 : vec3<f32>,  wo_0 : vec3<f32>,  wi_2 : vec3<f32>) -> BsdfValue_0
{
    var value_9 : BsdfValue_0 = no_value_0();
    var _S2001 : f32 = wi_2.z;
    if((wo_0.z * _S2001) > 0.0f)
    {
        var _S2002 : f32 = abs(_S2001) * 0.31830990314483643f;
        value_9.pdf_1 = _S2002;
        value_9.f_cos_0 = reflectance_2 * vec3<f32>(_S2002);
    }
    return value_9;
}

fn ggx_lambda_0( width_12 : vec2<f32>,  w_2 : vec3<f32>) -> f32
{
    return (sqrt(1.0f + (sqr_0(width_12.x * w_2.x) + sqr_0(width_12.y * w_2.y)) / sqr_0(w_2.z)) - 1.0f) * 0.5f;
}

fn ggx_density_0( width_13 : vec2<f32>,  m_8 : vec3<f32>) -> f32
{
    var _S2003 : f32 = width_13.x;
    var _S2004 : f32 = width_13.y;
    return 1.0f / (3.14159274101257324f * _S2003 * _S2004 * sqr_0(sqr_0(m_8.x / _S2003) + sqr_0(m_8.y / _S2004) + sqr_0(m_8.z)));
}

fn fresnel_conductor_channel_0( cos_in_0 : f32,  eta_11 : f32,  k_4 : f32) -> f32
{
    var _S2005 : f32 = min(cos_in_0, 1.0f);
    var cos2_0 : f32 = sqr_0(_S2005);
    var sin2_2 : f32 = 1.0f - cos2_0;
    var t0_2 : f32 = eta_11 * eta_11 - k_4 * k_4 - sin2_2;
    var a2_plus_b2_0 : f32 = safe_sqrt_0(sqr_0(t0_2) + 4.0f * eta_11 * eta_11 * k_4 * k_4);
    var t1_2 : f32 = a2_plus_b2_0 + cos2_0;
    var t2_2 : f32 = 2.0f * safe_sqrt_0((a2_plus_b2_0 + t0_2) * 0.5f) * _S2005;
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
    var _S2006 : f32 = wo_1.z;
    var _S2007 : bool;
    if((_S2006 * wi_3.z) > 0.0f)
    {
        _S2007 = length2_1 > 0.0f;
    }
    else
    {
        _S2007 = false;
    }
    if(_S2007)
    {
        var m_9 : vec3<f32> = half_vector_4 * vec3<f32>((1.0f / sqrt(length2_1)));
        var width_14 : vec2<f32> = ggx_widths_0(alpha_6);
        var common_6 : f32 = ggx_density_0(width_14, m_9) / (4.0f * abs(_S2006));
        var _S2008 : f32 = 1.0f + ggx_lambda_0(width_14, wo_1);
        value_10.f_cos_0 = fresnel_conductor_0(abs(dot(wo_1, m_9)), eta_13, k_6) * vec3<f32>((common_6 / (_S2008 + ggx_lambda_0(width_14, wi_3))));
        value_10.pdf_1 = common_6 / _S2008;
    }
    return value_10;
}

fn fresnel_dielectric_0( cos_i_signed_0 : f32,  eta_outer_2 : f32) -> f32
{
    var cos_i_5 : f32;
    var eta_14 : f32;
    if(cos_i_signed_0 < 0.0f)
    {
        var _S2009 : f32 = 1.0f / eta_outer_2;
        cos_i_5 = - cos_i_signed_0;
        eta_14 = _S2009;
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
        var _S2010 : f32 = eta_14 * cos_i_5;
        var _S2011 : f32 = eta_14 * cos_t_0;
        reflected_1 = (sqr_0((_S2010 - cos_t_0) / (_S2010 + cos_t_0)) + sqr_0((cos_i_5 - _S2011) / (cos_i_5 + _S2011))) * 0.5f;
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
    var _S2012 : f32 = wo_2.z;
    var _S2013 : bool;
    if(_S2012 != 0.0f)
    {
        _S2013 = (wi_4.z) != 0.0f;
    }
    else
    {
        _S2013 = false;
    }
    if(_S2013)
    {
        var _S2014 : f32 = wi_4.z;
        var reflects_2 : bool = (_S2012 * _S2014) > 0.0f;
        var crossing_5 : f32;
        if(reflects_2)
        {
            crossing_5 = 1.0f;
        }
        else
        {
            if(_S2012 > 0.0f)
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
            if((wo_m_0 * _S2012) >= 0.0f)
            {
                _S2013 = (wi_m_0 * _S2014) >= 0.0f;
            }
            else
            {
                _S2013 = false;
            }
            if(_S2013)
            {
                var width_15 : vec2<f32> = ggx_widths_0(alpha_7);
                var reflectance_3 : f32 = fresnel_dielectric_0(wo_m_0, eta_15);
                var masking_o_6 : f32 = 1.0f + ggx_lambda_0(width_15, wo_2);
                var masking_both_2 : f32 = masking_o_6 + ggx_lambda_0(width_15, wi_4);
                if(reflects_2)
                {
                    var common_7 : f32 = reflectance_3 * ggx_density_0(width_15, m_11) / (4.0f * abs(_S2012));
                    value_11.f_cos_0 = vec3<f32>((common_7 / masking_both_2));
                    value_11.pdf_1 = common_7 / masking_o_6;
                }
                else
                {
                    var common_8 : f32 = (1.0f - reflectance_3) * ggx_density_0(width_15, m_11) * (abs(wi_m_0) / sqr_0(wi_m_0 + wo_m_0 / crossing_5)) * abs(wo_m_0) / abs(_S2012);
                    value_11.f_cos_0 = vec3<f32>((common_8 / (masking_both_2 * crossing_5 * crossing_5)));
                    value_11.pdf_1 = common_8 / masking_o_6;
                }
            }
        }
    }
    return value_11;
}

fn bsdf_evaluate_0( material_6 : ptr<function, Material_std430_0>,  wo_3 : vec3<f32>,  wi_5 : vec3<f32>) -> BsdfValue_0
{
    var _S2015 : u32 = (*material_6).kind_0;
    var value_12 : BsdfValue_0;
    if(((*material_6).kind_0) == u32(0))
    {
        value_12 = diffuse_evaluate_0((*material_6).a_0.xyz, wo_3, wi_5);
    }
    else
    {
        if(_S2015 == u32(1))
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
    var _S2016 : vec3<f32> = vec3<f32>(0.0f);
    var to_light_2 : vec3<f32> = point_on_light_0(light_9, u_2) - surface_3.position_0;
    var distance2_0 : f32 = dot(to_light_2, to_light_2);
    var result_13 : vec3<f32>;
    if(distance2_0 > 0.0f)
    {
        var direction_21 : vec3<f32> = to_light_2 * vec3<f32>((1.0f / sqrt(distance2_0)));
        var cos_light_2 : f32 = - dot(direction_21, light_9.normal_1);
        var _S2017 : bool;
        if(cos_light_2 > 0.0f)
        {
            _S2017 = true;
        }
        else
        {
            if(cos_light_2 < 0.0f)
            {
                _S2017 = light_9.two_sided_2;
            }
            else
            {
                _S2017 = false;
            }
        }
        if(_S2017)
        {
            var _S2018 : BsdfValue_0 = bsdf_evaluate_0(&((*material_7)), wo_4, to_local_0(surface_3.frame_0, direction_21));
            var cos_abs_0 : f32 = abs(cos_light_2);
            var pdf_light_2 : f32 = distance2_0 * light_9.pdf_area_1;
            result_13 = _S2018.f_cos_0 * light_9.radiance_2 * vec3<f32>((power_heuristic_0(pdf_light_2, _S2018.pdf_1 * cos_abs_0) * cos_abs_0 / pdf_light_2));
        }
        else
        {
            result_13 = _S2016;
        }
    }
    else
    {
        result_13 = _S2016;
    }
    return result_13;
}

fn ray_origin_0( surface_4 : Surface_0,  direction_22 : vec3<f32>,  clearance_3 : f32) -> vec3<f32>
{
    var offset_4 : f32;
    if((dot(direction_22, surface_4.geometric_normal_0)) > 0.0f)
    {
        offset_4 = clearance_3;
    }
    else
    {
        offset_4 = - clearance_3;
    }
    return surface_4.position_0 + surface_4.geometric_normal_0 * vec3<f32>(offset_4);
}

fn trace_1( origin_15 : vec3<f32>,  direction_23 : vec3<f32>,  t_max_4 : f32,  skip0_1 : Hit_0,  skip1_1 : Hit_0) -> Hit_0
{
    var done_0 : bool;
    var _S2019 : Segment_0 = make_segment_0(origin_15, direction_23, t_max_4);
    var world_1 : Segment_0 = _S2019;
    var ray_4 : Segment_0 = _S2019;
    var best_1 : Hit_0 = nothing_0();
    var top_1 : TopWalk_0;
    TopWalk_begin_0(&(top_1));
    var stack_2 : array<vec2<u32>, i32(32)>;
    var done_1 : bool = false;
    var instance_5 : u32 = u32(4294967295);
    var root_5 : u32 = run_0.path_0.world_root_0;
    for(;;)
    {
        if(!done_1)
        {
        }
        else
        {
            break;
        }
        var _S2020 : u32;
        if((skip0_1.instance_1) == instance_5)
        {
            _S2020 = skip0_1.leaf_2;
        }
        else
        {
            _S2020 = u32(4294967295);
        }
        var _S2021 : u32;
        if((skip1_1.instance_1) == instance_5)
        {
            _S2021 = skip1_1.leaf_2;
        }
        else
        {
            _S2021 = u32(4294967295);
        }
        var group_4 : vec2<u32>;
        var _S2022 : u32;
        if(root_5 == u32(4294967295))
        {
            _S2022 = u32(0);
        }
        else
        {
            _S2022 = u32(2147483648);
        }
        group_4 = vec2<u32>(root_5, _S2022);
        var done_2 : bool = done_1;
        var depth_8 : u32 = u32(0);
        for(;;)
        {
            if(!done_2)
            {
            }
            else
            {
                break;
            }
            var depth_9 : u32;
            if((((group_4.y) & (u32(4278190080)))) == u32(0))
            {
                if(depth_8 == u32(0))
                {
                    break;
                }
                var depth_10 : u32 = depth_8 - u32(1);
                group_4 = stack_2[depth_10];
                depth_9 = depth_10;
            }
            else
            {
                depth_9 = depth_8;
            }
            var node_3 : u32 = next_node_0(&(group_4), ray_4.octant_0);
            if((((group_4.y) & (u32(4278190080)))) != u32(0))
            {
                stack_2[depth_9] = group_4;
                depth_8 = depth_9 + u32(1);
            }
            else
            {
                depth_8 = depth_9;
            }
            var v_4 : Visit_0 = visit_0(node_3, ray_4);
            group_4 = vec2<u32>(v_4.child_base_0, ((((v_4.met_0) & (u32(4278190080)))) | ((v_4.inner_mask_0))));
            var _S2023 : u32 = ((v_4.met_0) & (u32(16777215)));
            done_0 = done_2;
            var met_3 : u32 = _S2023;
            for(;;)
            {
                if(met_3 != u32(0))
                {
                }
                else
                {
                    break;
                }
                var leaf_7 : u32 = v_4.primitive_base_0 + firstbitlow_0(met_3);
                var met_4 : u32 = (met_3 & ((met_3 - u32(1))));
                var t_3 : f32 = intersect_triangle_0(leaf_7, ray_4);
                var _S2024 : bool;
                if(t_3 < (ray_4.t_max_0))
                {
                    _S2024 = leaf_7 != _S2020;
                }
                else
                {
                    _S2024 = false;
                }
                var _S2025 : bool;
                if(_S2024)
                {
                    _S2025 = leaf_7 != _S2021;
                }
                else
                {
                    _S2025 = false;
                }
                if(_S2025)
                {
                    ray_4.t_max_0 = t_3;
                    best_1.leaf_2 = leaf_7;
                    best_1.instance_1 = instance_5;
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
        if((run_0.path_0.top_root_0) == u32(4294967295))
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
        var instance_6 : u32 = TopWalk_next_0(&(top_1), world_1);
        if(instance_6 == u32(4294967295))
        {
            break;
        }
        ray_4 = make_segment_0(map_point_1(instance_6, origin_15), map_vector_1(instance_6, direction_23), world_1.t_max_0);
        done_1 = done_2;
        instance_5 = instance_6;
        root_5 = instances_0[instance_6].root_0;
    }
    return best_1;
}

fn occluded_0( origin_16 : vec3<f32>,  segment_1 : vec3<f32>,  t_max_5 : f32,  skip0_2 : Hit_0,  skip1_2 : Hit_0) -> bool
{
    return Hit_found_0(trace_1(origin_16, segment_1, t_max_5, skip0_2, skip1_2));
}

fn no_sample_0() -> BsdfSample_0
{
    var sample_5 : BsdfSample_0;
    var _S2026 : vec3<f32> = vec3<f32>(0.0f);
    sample_5.wi_0 = _S2026;
    sample_5.weight_3 = _S2026;
    sample_5.pdf_3 = 0.0f;
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
        var _S2027 : f32 = - s_6;
        sine_1 = c_1;
        cosine_1 = _S2027;
    }
    else
    {
        if(q_5 == i32(2))
        {
            var _S2028 : f32 = - c_1;
            sine_1 = - s_6;
            cosine_1 = _S2028;
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
    var _S2029 : f32 = u_3.y;
    var radius_1 : f32 = safe_sqrt_0(_S2029);
    var z_1 : f32 = safe_sqrt_0(1.0f - _S2029);
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
        sample_6.weight_3 = reflectance_4;
        sample_6.pdf_3 = z_1 * 0.31830990314483643f;
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
    var _S2030 : f32 = width_16.x;
    var _S2031 : f32 = width_16.y;
    var stretched_0 : vec3<f32> = unit_vector_0(vec3<f32>(w_3.x * _S2030, w_3.y * _S2031, w_3.z));
    var sin_cos_1 : vec2<f32> = sin_cos_turns_0(u_4.x);
    var one_minus_z_2 : f32 = u_4.y * (1.0f + stretched_0.z);
    var sin_theta_0 : f32 = safe_sqrt_0(one_minus_z_2 * (2.0f - one_minus_z_2));
    var h_2 : vec3<f32> = vec3<f32>(sin_theta_0 * sin_cos_1.y, sin_theta_0 * sin_cos_1.x, 1.0f - one_minus_z_2) + stretched_0;
    return unit_vector_0(vec3<f32>(h_2.x * _S2030, h_2.y * _S2031, max(h_2.z, 9.999999960041972e-13f)));
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
        var _S2032 : f32 = wo_6.z;
        sample_7.wi_0 = vec3<f32>(- wo_6.x, - wo_6.y, _S2032);
        sample_7.weight_3 = fresnel_conductor_0(abs(_S2032), eta_16, k_7);
        sample_7.pdf_3 = 1.0f;
        sample_7.valid_1 = true;
        sample_7.delta_3 = true;
    }
    else
    {
        var width_17 : vec2<f32> = ggx_widths_0(alpha_8);
        var m_13 : vec3<f32> = ggx_sample_visible_0(width_17, wo_6, u_5);
        var wi_6 : vec3<f32> = mirrored_1(wo_6, m_13);
        var _S2033 : f32 = wo_6.z;
        if((_S2033 * wi_6.z) > 0.0f)
        {
            var masking_o_7 : f32 = 1.0f + ggx_lambda_0(width_17, wo_6);
            sample_7.wi_0 = wi_6;
            sample_7.weight_3 = fresnel_conductor_0(abs(dot(wo_6, m_13)), eta_16, k_7) * vec3<f32>((masking_o_7 / (masking_o_7 + ggx_lambda_0(width_17, wi_6))));
            sample_7.pdf_3 = ggx_density_0(width_17, m_13) / (4.0f * abs(_S2033) * masking_o_7);
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
        var _S2034 : vec3<f32> = (vec3<f32>(0) - m_any_0);
        var _S2035 : f32 = 1.0f / eta_outer_3;
        cos_i_6 = - cos_any_0;
        eta_17 = _S2035;
        m_14 = _S2034;
    }
    else
    {
        cos_i_6 = cos_any_0;
        eta_17 = eta_outer_3;
        m_14 = m_any_0;
    }
    var sin2_t_5 : f32 = max(1.0f - sqr_0(cos_i_6), 0.0f) / (eta_17 * eta_17);
    var result_14 : Refraction_0;
    result_14.direction_8 = vec3<f32>(0.0f);
    result_14.valid_2 = false;
    if(sin2_t_5 < 1.0f)
    {
        result_14.direction_8 = m_14 * vec3<f32>((cos_i_6 / eta_17 - safe_sqrt_0(1.0f - sin2_t_5))) - w_5 * vec3<f32>((1.0f / eta_17));
        result_14.valid_2 = true;
    }
    return result_14;
}

fn smooth_dielectric_sample_0( eta_18 : f32,  wo_7 : vec3<f32>,  lobe_7 : f32) -> BsdfSample_0
{
    var sample_8 : BsdfSample_0 = no_sample_0();
    var _S2036 : f32 = wo_7.z;
    if(lobe_7 < (fresnel_dielectric_0(_S2036, eta_18)))
    {
        sample_8.wi_0 = vec3<f32>(- wo_7.x, - wo_7.y, _S2036);
        sample_8.weight_3 = vec3<f32>(1.0f);
        sample_8.pdf_3 = 1.0f;
        sample_8.valid_1 = true;
        sample_8.delta_3 = true;
    }
    else
    {
        var refraction_0 : Refraction_0 = refracted_0(wo_7, vec3<f32>(0.0f, 0.0f, 1.0f), eta_18);
        if(refraction_0.valid_2)
        {
            var crossing_6 : f32;
            if(_S2036 > 0.0f)
            {
                crossing_6 = eta_18;
            }
            else
            {
                crossing_6 = 1.0f / eta_18;
            }
            sample_8.wi_0 = refraction_0.direction_8;
            sample_8.weight_3 = vec3<f32>((1.0f / (crossing_6 * crossing_6)));
            sample_8.pdf_3 = 1.0f;
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
    var _S2037 : f32 = abs(wo_m_1);
    var _S2038 : f32 = wo_8.z;
    var visible_2 : f32 = ggx_density_0(width_18, m_15) * _S2037 / (masking_o_8 * abs(_S2038));
    if(lobe_8 < reflectance_5)
    {
        var wi_7 : vec3<f32> = mirrored_1(wo_8, m_15);
        if((_S2038 * wi_7.z) > 0.0f)
        {
            sample_9.wi_0 = wi_7;
            sample_9.weight_3 = vec3<f32>((masking_o_8 / (masking_o_8 + ggx_lambda_0(width_18, wi_7))));
            sample_9.pdf_3 = reflectance_5 * visible_2 / (4.0f * _S2037);
            sample_9.valid_1 = true;
        }
    }
    else
    {
        var refraction_1 : Refraction_0 = refracted_0(wo_8, m_15, eta_19);
        var _S2039 : bool;
        if(refraction_1.valid_2)
        {
            _S2039 = (_S2038 * refraction_1.direction_8.z) < 0.0f;
        }
        else
        {
            _S2039 = false;
        }
        if(_S2039)
        {
            var crossing_7 : f32;
            if(_S2038 > 0.0f)
            {
                crossing_7 = eta_19;
            }
            else
            {
                crossing_7 = 1.0f / eta_19;
            }
            var wi_m_1 : f32 = dot(refraction_1.direction_8, m_15);
            var jacobian_3 : f32 = abs(wi_m_1) / sqr_0(wi_m_1 + wo_m_1 / crossing_7);
            sample_9.wi_0 = refraction_1.direction_8;
            sample_9.weight_3 = vec3<f32>((masking_o_8 / ((masking_o_8 + ggx_lambda_0(width_18, refraction_1.direction_8)) * crossing_7 * crossing_7)));
            sample_9.pdf_3 = (1.0f - reflectance_5) * visible_2 * jacobian_3;
            sample_9.valid_1 = true;
        }
    }
    return sample_9;
}

fn bsdf_sample_0( material_8 : ptr<function, Material_std430_0>,  wo_9 : vec3<f32>,  u_7 : vec2<f32>,  lobe_9 : f32) -> BsdfSample_0
{
    var _S2040 : BsdfSample_0 = no_sample_0();
    var smooth_5 : bool = ((((*material_8).flags_0) & (u32(2)))) != u32(0);
    var sample_10 : BsdfSample_0;
    if((wo_9.z) != 0.0f)
    {
        var _S2041 : u32 = (*material_8).kind_0;
        if(((*material_8).kind_0) == u32(0))
        {
            sample_10 = diffuse_sample_0((*material_8).a_0.xyz, wo_9, u_7);
        }
        else
        {
            if(_S2041 == u32(1))
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
        sample_10 = _S2040;
    }
    return sample_10;
}

fn to_world_2( frame_6 : Frame_0,  v_6 : vec3<f32>) -> vec3<f32>
{
    return frame_6.s_1 * vec3<f32>(v_6.x) + frame_6.t_0 * vec3<f32>(v_6.y) + frame_6.n_0 * vec3<f32>(v_6.z);
}

fn scatter_0( material_9 : ptr<function, Material_std430_0>,  surface_5 : Surface_0,  wo_10 : vec3<f32>,  u_8 : vec2<f32>,  lobe_10 : f32,  clearance_4 : f32) -> Departure_0
{
    var _S2042 : BsdfSample_0 = bsdf_sample_0(&((*material_9)), wo_10, u_8, lobe_10);
    var departure_0 : Departure_0;
    departure_0.weight_2 = _S2042.weight_3;
    var _S2043 : vec3<f32> = to_world_2(surface_5.frame_0, _S2042.wi_0);
    departure_0.direction_7 = _S2043;
    departure_0.origin_4 = ray_origin_0(surface_5, _S2043, clearance_4);
    departure_0.pdf_2 = _S2042.pdf_3;
    departure_0.valid_0 = _S2042.valid_1;
    departure_0.delta_2 = _S2042.delta_3;
    return departure_0;
}

fn Follower_mix_0( this_15 : ptr<function, Follower_0>,  word_0 : u32)
{
    (*this_15).hash_0 = ((((*this_15).hash_0) ^ (word_0))) * u32(16777619);
    return;
}

fn store_rows_0( _S2044 : u32,  _S2045 : u32,  _S2046 : u32,  _S2047 : VertexRecord_0)
{
    var _S2048 : vec4<u32> = vec4<u32>(bitcast<u32>(_S2047.direction_3[u32(0)]), bitcast<u32>(_S2047.direction_3[u32(1)]), bitcast<u32>(_S2047.direction_3[u32(2)]), _S2047.flags_1);
    var _S2049 : vec4<u32> = vec4<u32>(bitcast<u32>(_S2047.throughput_0[u32(0)]), bitcast<u32>(_S2047.throughput_0[u32(1)]), bitcast<u32>(_S2047.throughput_0[u32(2)]), _S2047.leaf_1);
    var _S2050 : vec4<u32> = vec4<u32>(bitcast<u32>(_S2047.radiance_0[u32(0)]), bitcast<u32>(_S2047.radiance_0[u32(1)]), bitcast<u32>(_S2047.radiance_0[u32(2)]), _S2047.instance_0);
    var _S2051 : vec4<u32> = vec4<u32>(bitcast<u32>(_S2047.weight_0[u32(0)]), bitcast<u32>(_S2047.weight_0[u32(1)]), bitcast<u32>(_S2047.weight_0[u32(2)]), _S2047.padding_3);
    vertex_records_0[_S2044 * _S2045 + _S2046] = vec4<u32>(bitcast<u32>(_S2047.origin_3[u32(0)]), bitcast<u32>(_S2047.origin_3[u32(1)]), bitcast<u32>(_S2047.origin_3[u32(2)]), bitcast<u32>(_S2047.pdf_0));
    vertex_records_0[(_S2044 + u32(1)) * _S2045 + _S2046] = _S2048;
    vertex_records_0[(_S2044 + u32(2)) * _S2045 + _S2046] = _S2049;
    vertex_records_0[(_S2044 + u32(3)) * _S2045 + _S2046] = _S2050;
    vertex_records_0[(_S2044 + u32(4)) * _S2045 + _S2046] = _S2051;
    return;
}

fn Recorder_vertex_0( this_16 : ptr<function, Recorder_0>,  arrival_0 : Path_0,  hit_3 : Hit_0,  radiance_4 : vec3<f32>,  lit_1 : bool,  weight_8 : vec3<f32>)
{
    var record_0 : VertexRecord_0;
    record_0.origin_3 = arrival_0.origin_7;
    record_0.pdf_0 = arrival_0.pdf_7;
    record_0.direction_3 = arrival_0.direction_13;
    var _S2052 : u32;
    if(arrival_0.delta_4)
    {
        _S2052 = u32(1);
    }
    else
    {
        _S2052 = u32(0);
    }
    var _S2053 : u32;
    if(lit_1)
    {
        _S2053 = u32(2);
    }
    else
    {
        _S2053 = u32(0);
    }
    record_0.flags_1 = (_S2052 | (_S2053));
    record_0.throughput_0 = arrival_0.throughput_1;
    record_0.leaf_1 = hit_3.leaf_2;
    record_0.radiance_0 = radiance_4;
    record_0.instance_0 = hit_3.instance_1;
    record_0.weight_0 = weight_8;
    record_0.padding_3 = u32(0);
    store_rows_0((*this_16).vertices_0 * rows_of_0(), run_0.method_0.chains_0, (*this_16).chain_2, record_0);
    (*this_16).vertices_0 = (*this_16).vertices_0 + u32(1);
    if((any((radiance_4 != vec3<f32>(0.0f)))))
    {
        (*this_16).lit_vertices_0 = (*this_16).vertices_0;
    }
    return;
}

fn Follower_vertex_0( this_17 : ptr<function, Follower_0>,  arrival_1 : Path_0,  hit_4 : Hit_0,  radiance_5 : vec3<f32>,  lit_2 : bool,  weight_9 : vec3<f32>)
{
    Follower_mix_0(&((*this_17)), (bitcast<u32>((leaves_0[hit_4.leaf_2 * u32(3)].w))));
    var instance_7 : u32;
    if((hit_4.instance_1) != u32(4294967295))
    {
        instance_7 = instances_0[hit_4.instance_1].index_0;
    }
    else
    {
        instance_7 = hit_4.instance_1;
    }
    Follower_mix_0(&((*this_17)), instance_7);
    if(lit_2)
    {
        Follower_mix_0(&((*this_17)), u32(1));
    }
    var _S2054 : Recorder_0 = (*this_17).recorder_2;
    Recorder_vertex_0(&(_S2054), arrival_1, hit_4, radiance_5, lit_2, weight_9);
    (*this_17).recorder_2 = _S2054;
    return;
}

fn advance_0( path_1 : ptr<function, Path_0>,  x_12 : StoredCoordinates_0,  observer_0 : ptr<function, Follower_0>) -> bool
{
    (*path_1).rays_0 = (*path_1).rays_0 + u32(1);
    var hit_5 : Hit_0 = closest_0((*path_1).origin_7, (*path_1).direction_13, (*path_1).from_0);
    if(!Hit_found_0(hit_5))
    {
        return false;
    }
    var triangle_5 : Triangle_0 = load_triangle_0(hit_5);
    var surface_6 : Surface_0 = surface_at_0(triangle_5, (*path_1).origin_7, (*path_1).direction_13);
    var _S2055 : vec3<f32> = vec3<f32>(0.0f);
    var lit_3 : bool;
    if((triangle_5.emission_1) != u32(4294967295))
    {
        lit_3 = ((*path_1).depth_3) >= (run_0.path_0.min_depth_0);
    }
    else
    {
        lit_3 = false;
    }
    var radiance_6 : vec3<f32>;
    if(lit_3)
    {
        radiance_6 = emission_of_0(load_emitted_0(triangle_5.emission_1), surface_6, (*path_1).origin_7, (*path_1).direction_13, (*path_1).pdf_7, (*path_1).delta_4);
    }
    else
    {
        radiance_6 = _S2055;
    }
    var _S2056 : Departure_0 = Departure_x24init_0(_S2055, _S2055, _S2055, 0.0f, false, false);
    var _S2057 : Material_std430_0 = materials_0[triangle_5.material_0];
    if(((*path_1).depth_3) < (run_0.path_0.max_depth_0))
    {
        var _S2058 : bool = Material_black_0(&(_S2057));
        lit_3 = !_S2058;
    }
    else
    {
        lit_3 = false;
    }
    var goes_on_0 : bool;
    var weight_10 : vec3<f32>;
    var departure_1 : Departure_0;
    if(lit_3)
    {
        var xi_2 : VertexCoordinates_0 = StoredCoordinates_vertex_0(x_12, (*path_1).depth_3);
        var wo_11 : vec3<f32> = to_local_0(surface_6.frame_0, (vec3<f32>(0) - (*path_1).direction_13));
        var _S2059 : bool = Material_delta_0(&(_S2057));
        if(!_S2059)
        {
            lit_3 = (run_0.path_0.light_count_0) > u32(0);
        }
        else
        {
            lit_3 = false;
        }
        if(lit_3)
        {
            lit_3 = ((*path_1).depth_3 + u32(1)) >= (run_0.path_0.min_depth_0);
        }
        else
        {
            lit_3 = false;
        }
        if(lit_3)
        {
            var chosen_1 : ChosenLight_0 = choose_light_0(xi_2.pick_0);
            var _S2060 : vec3<f32> = direct_light_0(&(_S2057), chosen_1, surface_6, wo_11, xi_2.light_0);
            if((any((_S2060 != vec3<f32>(0.0f)))))
            {
                var target_0 : vec3<f32> = point_on_light_0(chosen_1, xi_2.light_0);
                var start_1 : vec3<f32> = ray_origin_0(surface_6, target_0 - surface_6.position_0, triangle_5.clearance_0);
                var light_hit_0 : Hit_0;
                light_hit_0.leaf_2 = chosen_1.leaf_3;
                light_hit_0.instance_1 = u32(4294967295);
                (*path_1).rays_0 = (*path_1).rays_0 + u32(65536);
                var _S2061 : bool = !occluded_0(start_1, target_0 - start_1, 0.99998998641967773f, hit_5, light_hit_0);
                if(_S2061)
                {
                    radiance_6 = radiance_6 + _S2060;
                }
                lit_3 = _S2061;
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
        var _S2062 : Departure_0 = scatter_0(&(_S2057), surface_6, wo_11, xi_2.direction_4, xi_2.lobe_1, triangle_5.clearance_0);
        weight_10 = _S2062.weight_2;
        goes_on_0 = _S2062.valid_0;
        departure_1 = _S2062;
    }
    else
    {
        lit_3 = false;
        weight_10 = _S2055;
        goes_on_0 = false;
        departure_1 = _S2056;
    }
    (*path_1).total_0 = (*path_1).total_0 + (*path_1).throughput_1 * radiance_6;
    Follower_vertex_0(&((*observer_0)), (*path_1), hit_5, radiance_6, lit_3, weight_10);
    (*path_1).throughput_1 = (*path_1).throughput_1 * weight_10;
    (*path_1).depth_3 = (*path_1).depth_3 + u32(1);
    if(!goes_on_0)
    {
        lit_3 = true;
    }
    else
    {
        lit_3 = (all((((*path_1).throughput_1) == vec3<f32>(0.0f))));
    }
    if(lit_3)
    {
        return false;
    }
    (*path_1).origin_7 = departure_1.origin_4;
    (*path_1).direction_13 = departure_1.direction_7;
    (*path_1).pdf_7 = departure_1.pdf_2;
    (*path_1).delta_4 = departure_1.delta_2;
    (*path_1).from_0 = hit_5;
    return true;
}

fn camera_ray_0( _S2063 : vec2<f32>,  _S2064 : vec2<f32>) -> CameraRay_0
{
    var direction_24 : vec3<f32> = vec3<f32>(run_0.camera_0.film_plane_0.xy * _S2063 + run_0.camera_0.film_plane_0.zw, 1.0f);
    var _S2065 : vec3<f32> = vec3<f32>(0.0f);
    var _S2066 : f32 = run_0.camera_0.lens_radius_0;
    var origin_17 : vec3<f32>;
    var direction_25 : vec3<f32>;
    if((run_0.camera_0.lens_radius_0) > 0.0f)
    {
        var sin_cos_2 : vec2<f32> = sin_cos_turns_0(_S2064.x);
        var radius_2 : f32 = _S2066 * safe_sqrt_0(_S2064.y);
        var origin_18 : vec3<f32> = vec3<f32>(radius_2 * sin_cos_2.y, radius_2 * sin_cos_2.x, 0.0f);
        var _S2067 : vec3<f32> = direction_24 * vec3<f32>(run_0.camera_0.focal_distance_0) - origin_18;
        origin_17 = origin_18;
        direction_25 = _S2067;
    }
    else
    {
        origin_17 = _S2065;
        direction_25 = direction_24;
    }
    var row0_1 : vec3<f32> = run_0.camera_0.to_world_0[i32(0)].xyz;
    var row1_2 : vec3<f32> = run_0.camera_0.to_world_0[i32(1)].xyz;
    var row2_2 : vec3<f32> = run_0.camera_0.to_world_0[i32(2)].xyz;
    var ray_5 : CameraRay_0;
    ray_5.origin_0 = vec3<f32>(dot(row0_1, origin_17), dot(row1_2, origin_17), dot(row2_2, origin_17)) + vec3<f32>(run_0.camera_0.to_world_0[i32(0)].w, run_0.camera_0.to_world_0[i32(1)].w, run_0.camera_0.to_world_0[i32(2)].w);
    ray_5.direction_0 = unit_vector_0(vec3<f32>(dot(row0_1, direction_25), dot(row1_2, direction_25), dot(row2_2, direction_25)));
    return ray_5;
}

fn Path_start_0( this_18 : ptr<function, Path_0>,  x_13 : StoredCoordinates_0)
{
    var _S2068 : CameraRay_0 = camera_ray_0(StoredCoordinates_film_0(x_13), StoredCoordinates_lens_0(x_13));
    (*this_18).origin_7 = _S2068.origin_0;
    (*this_18).direction_13 = _S2068.direction_0;
    (*this_18).pdf_7 = 1.0f;
    (*this_18).delta_4 = true;
    (*this_18).from_0 = nothing_0();
    (*this_18).throughput_1 = vec3<f32>(1.0f);
    (*this_18).total_0 = vec3<f32>(0.0f);
    (*this_18).depth_3 = u32(0);
    (*this_18).rays_0 = u32(0);
    return;
}

fn Recorder_clear_0( this_19 : ptr<function, Recorder_0>)
{
    (*this_19).vertices_0 = u32(0);
    (*this_19).lit_vertices_0 = u32(0);
    return;
}

fn Path_finite_0( this_20 : Path_0) -> bool
{
    var _S2069 : bool;
    if(is_finite_0(this_20.total_0.x))
    {
        _S2069 = is_finite_0(this_20.total_0.y);
    }
    else
    {
        _S2069 = false;
    }
    if(_S2069)
    {
        _S2069 = is_finite_0(this_20.total_0.z);
    }
    else
    {
        _S2069 = false;
    }
    return _S2069;
}

fn Recorder_x24init_0( chain_4 : u32,  vertices_1 : u32,  lit_vertices_1 : u32) -> Recorder_0
{
    var _S2070 : Recorder_0;
    _S2070.chain_2 = chain_4;
    _S2070.vertices_0 = vertices_1;
    _S2070.lit_vertices_0 = lit_vertices_1;
    return _S2070;
}

fn ScoreReport_x24init_0( bad_1 : u32,  norm_squared_1 : f32) -> ScoreReport_0
{
    var _S2071 : ScoreReport_0;
    _S2071.bad_0 = bad_1;
    _S2071.norm_squared_0 = norm_squared_1;
    return _S2071;
}

fn luminance_0( rgb_0 : vec3<f32>) -> f32
{
    return dot(rgb_0, vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f));
}

struct PointResult_0
{
     radiance_7 : vec3<f32>,
     path_2 : u32,
     vertices_2 : u32,
     rays_1 : u32,
     non_finite_0 : u32,
     bad_scores_0 : u32,
};

@compute
@workgroup_size(64, 1, 1)
fn evaluate(@builtin(global_invocation_id) id_0 : vec3<u32>)
{
    var lane_0 : u32 = id_0.x;
    if(lane_0 >= (run_0.dispatch_0.items_0))
    {
        return;
    }
    var x_14 : StoredCoordinates_0;
    x_14.chain_0 = lane_0;
    x_14.slot_0 = u32(0);
    var follower_0 : Follower_0;
    follower_0.recorder_2.chain_2 = lane_0;
    var _S2072 : Recorder_0 = follower_0.recorder_2;
    Recorder_clear_0(&(_S2072));
    follower_0.recorder_2 = _S2072;
    follower_0.hash_0 = u32(2166136261);
    var path_3 : Path_0;
    Path_start_0(&(path_3), x_14);
    for(;;)
    {
        var _S2073 : bool = advance_0(&(path_3), x_14, &(follower_0));
        if(_S2073)
        {
        }
        else
        {
            break;
        }
    }
    var radiance_8 : vec3<f32>;
    if(Path_finite_0(path_3))
    {
        radiance_8 = path_3.total_0;
    }
    else
    {
        radiance_8 = vec3<f32>(0.0f);
    }
    var _S2074 : StoredCoordinates_0 = StoredCoordinates_0( u32(0), u32(0) );
    var _S2075 : StoredScore_0 = StoredScore_0( u32(0), u32(0) );
    var _S2076 : vec3<f32> = vec3<f32>(0.0f);
    var pass_0 : Backward_0 = Backward_x24init_0(_S2074, _S2075, Recorder_x24init_0(u32(0), u32(0), u32(0)), ScoreReport_x24init_0(u32(0), 0.0f), 0.0f, u32(0), _S2076, _S2076, _S2076, 0.0f);
    pass_0.x_5 = x_14;
    pass_0.score_0.chain_1 = lane_0;
    pass_0.score_0.slot_1 = u32(0);
    pass_0.recorder_0 = follower_0.recorder_2;
    Backward_begin_0(&(pass_0), luminance_0(radiance_8));
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
    var result_15 : PointResult_0;
    result_15.radiance_7 = radiance_8;
    result_15.path_2 = follower_0.hash_0;
    result_15.vertices_2 = follower_0.recorder_2.vertices_0;
    result_15.rays_1 = path_3.rays_0;
    var _S2077 : i32;
    if(Path_finite_0(path_3))
    {
        _S2077 = i32(0);
    }
    else
    {
        _S2077 = i32(1);
    }
    result_15.non_finite_0 = u32(_S2077);
    result_15.bad_scores_0 = pass_0.report_0.bad_0;
    var _S2078 : array<vec4<f32>, i32(2)> = array<vec4<f32>, i32(2)>( vec4<f32>(bitcast<f32>(bitcast<u32>(result_15.radiance_7[u32(0)])), bitcast<f32>(bitcast<u32>(result_15.radiance_7[u32(1)])), bitcast<f32>(bitcast<u32>(result_15.radiance_7[u32(2)])), bitcast<f32>(result_15.path_2)), vec4<f32>(bitcast<f32>(result_15.vertices_2), bitcast<f32>(result_15.rays_1), bitcast<f32>(result_15.non_finite_0), bitcast<f32>(result_15.bad_scores_0)) );
    var row_2 : u32 = u32(0);
    for(;;)
    {
        if(row_2 < u32(2))
        {
        }
        else
        {
            break;
        }
        image_1[lane_0 * u32(2) + row_2] = _S2078[row_2];
        row_2 = row_2 + u32(1);
    }
    return;
}

