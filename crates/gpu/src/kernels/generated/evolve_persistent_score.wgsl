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
    @align(8) start_threshold_0 : u32,
    @align(4) reserved_0 : u32,
};

@binding(0) @group(1) var<uniform> run_0 : Parameters_std140_0;
@binding(2) @group(1) var<storage, read_write> counters_0 : array<atomic<u32>>;

@binding(1) @group(1) var<storage, read_write> film_0 : array<atomic<u32>>;

@binding(6) @group(1) var<storage, read_write> coordinates_0 : array<f32>;

@binding(5) @group(1) var<storage, read_write> headers_0 : array<vec4<u32>>;

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

@binding(1) @group(0) var<storage, read> leaves_0 : array<vec4<f32>>;

@binding(0) @group(0) var<storage, read> nodes_0 : array<vec4<u32>>;

@binding(2) @group(0) var<storage, read> shading_0 : array<vec4<f32>>;

struct Material_std430_0
{
    @align(16) a_0 : vec4<f32>,
    @align(16) b_0 : vec4<f32>,
    @align(16) alpha_0 : vec2<f32>,
    @align(8) kind_0 : u32,
    @align(4) flags_0 : u32,
};

@binding(3) @group(0) var<storage, read> materials_0 : array<Material_std430_0>;

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

@binding(7) @group(1) var<storage, read_write> scores_0 : array<f32>;

@binding(8) @group(1) var<storage, read_write> velocities_0 : array<f32>;

@binding(9) @group(1) var<storage, read_write> records_0 : array<vec4<f32>>;

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

struct Chain_0
{
     index_1 : u32,
     density_0 : f32,
     light_0 : vec3<f32>,
     pixel_0 : u32,
     flags_1 : u32,
     tour_length_1 : u32,
     start_weight_0 : f32,
     refused_0 : u32,
     score_squared_0 : f32,
};

struct Recorder_0
{
     lane_0 : u32,
     vertices_0 : u32,
     lit_vertices_0 : u32,
};

struct ValueAndScore_0
{
     recorder_0 : Recorder_0,
};

struct Queue_0
{
     taken_0 : u32,
};

struct Evolve_0
{
     chain_0 : Chain_0,
     evaluation_0 : ValueAndScore_0,
     queue_0 : Queue_0,
     lane_1 : u32,
     step_0 : u32,
     busy_0 : bool,
     fresh_0 : bool,
     odds_per_density_0 : f32,
     brightness_top_0 : vec2<u32>,
     brightness_bottom_0 : vec2<u32>,
};

fn Evolve_occupied_weight_0( this_0 : Evolve_0,  density_1 : f32) -> f32
{
    if(density_1 == 0.0f)
    {
        return 0.0f;
    }
    var _S43 : f32;
    if((run_0.start_0) == u32(2))
    {
        _S43 = this_0.chain_0.start_weight_0;
    }
    else
    {
        _S43 = 1.0f;
    }
    return _S43 / density_1;
}

struct Proposal_0
{
     density_2 : f32,
     light_1 : vec3<f32>,
     pixel_1 : u32,
     score_squared_1 : f32,
};

fn Evolve_acceptance_0( this_1 : Evolve_0,  proposal_0 : Proposal_0,  log_ratio_0 : f32) -> f32
{
    if((this_1.chain_0.density_0) == 0.0f)
    {
        return 1.0f;
    }
    if((proposal_0.density_2) == 0.0f)
    {
        return 0.0f;
    }
    var ratio_0 : f32 = proposal_0.density_2 / this_1.chain_0.density_0;
    var ratio_1 : f32;
    if(log_ratio_0 != 0.0f)
    {
        ratio_1 = exp(log(ratio_0) + log_ratio_0);
    }
    else
    {
        ratio_1 = ratio_0;
    }
    if(ratio_1 >= 0.0f)
    {
        ratio_1 = min(ratio_1, 1.0f);
    }
    else
    {
        ratio_1 = 0.0f;
    }
    return ratio_1;
}

fn wide_from_float_0( value_0 : f32) -> vec2<u32>
{
    var _S44 : f32 = min(value_0, 4.6116860184273879e+18f);
    if(!(_S44 > 0.0f))
    {
        return vec2<u32>(u32(0), u32(0));
    }
    if(_S44 < 8.388608e+06f)
    {
        return vec2<u32>(u32(_S44 + 0.5f), u32(0));
    }
    var high_0 : u32 = u32(_S44 * 2.32830643653869629e-10f);
    return vec2<u32>(u32(_S44 - f32(high_0) * 4.294967296e+09f), high_0);
}

fn wide_add_0( a_2 : vec2<u32>,  b_2 : vec2<u32>) -> vec2<u32>
{
    var _S45 : u32 = a_2.x;
    var low_0 : u32 = _S45 + b_2.x;
    var _S46 : u32 = a_2.y + b_2.y;
    var _S47 : i32;
    if(low_0 < _S45)
    {
        _S47 = i32(1);
    }
    else
    {
        _S47 = i32(0);
    }
    return vec2<u32>(low_0, _S46 + u32(_S47));
}

fn Evolve_note_brightness_0( this_2 : ptr<function, Evolve_0>,  top_0 : f32,  bottom_0 : f32)
{
    (*this_2).brightness_top_0 = wide_add_0((*this_2).brightness_top_0, wide_from_float_0(top_0 * run_0.density_scale_0));
    (*this_2).brightness_bottom_0 = wide_add_0((*this_2).brightness_bottom_0, wide_from_float_0(bottom_0 * 1.6777216e+07f));
    return;
}

fn PersistentScore_unadjusted_0() -> bool
{
    return false;
}

fn Chain_slot_0( this_3 : Chain_0) -> u32
{
    return ((((this_3.flags_1) & (u32(2)))) >> (u32(1)));
}

fn Chain_other_slot_0( this_4 : Chain_0) -> u32
{
    return u32(1) - Chain_slot_0(this_4);
}

fn drift_factor_0( score_squared_2 : f32) -> f32
{
    var half_variance_0 : f32 = 0.5f * run_0.sd_0 * run_0.sd_0;
    var _S48 : f32;
    if((run_0.tame_0) != u32(0))
    {
        _S48 = half_variance_0 / (1.0f + half_variance_0 * sqrt(score_squared_2) / run_0.sd_0);
    }
    else
    {
        _S48 = half_variance_0;
    }
    return _S48;
}

fn stored_index_0( slot_0 : u32,  coordinate_0 : u32,  chain_1 : u32) -> u32
{
    return (slot_0 * run_0.dimension_0 + coordinate_0) * run_0.chains_0 + chain_1;
}

fn PersistentScore_log_ratio_0( chain_2 : Chain_0,  proposal_1 : Proposal_0) -> f32
{
    var _S49 : u32 = Chain_slot_0(chain_2);
    var _S50 : u32 = Chain_other_slot_0(chain_2);
    var _S51 : f32 = drift_factor_0(proposal_1.score_squared_1) / run_0.sd_0;
    var j_0 : u32 = u32(0);
    var before_0 : f32 = 0.0f;
    var after_0 : f32 = 0.0f;
    for(;;)
    {
        if(j_0 < (run_0.dimension_0))
        {
        }
        else
        {
            break;
        }
        var v_0 : f32 = velocities_0[stored_index_0(_S49, j_0, chain_2.index_1)];
        var there_0 : u32 = stored_index_0(_S50, j_0, chain_2.index_1);
        var w_0 : f32 = velocities_0[there_0] + _S51 * scores_0[there_0];
        velocities_0[there_0] = w_0;
        var before_1 : f32 = before_0 + v_0 * v_0;
        var after_1 : f32 = after_0 + w_0 * w_0;
        j_0 = j_0 + u32(1);
        before_0 = before_1;
        after_0 = after_1;
    }
    return 0.5f * (before_0 - after_0);
}

fn choice_0( word_0 : u32) -> f32
{
    return (f32(word_0) + 0.5f) * 2.32830643653869629e-10f;
}

var<workgroup> local_counters_0 : array<atomic<u32>, i32(14)>;

fn tally_0( counter_0 : u32,  value_1 : u32)
{
    var _S52 : u32 = atomicAdd(&(local_counters_0[counter_0]), value_1);
    return;
}

fn Evolve_take_0( this_5 : ptr<function, Evolve_0>,  proposal_2 : Proposal_0)
{
    (*this_5).chain_0.density_0 = proposal_2.density_2;
    (*this_5).chain_0.light_0 = proposal_2.light_1;
    (*this_5).chain_0.pixel_0 = proposal_2.pixel_1;
    (*this_5).chain_0.score_squared_0 = proposal_2.score_squared_1;
    (*this_5).chain_0.flags_1 = (((*this_5).chain_0.flags_1) ^ (u32(2)));
    return;
}

fn Evolve_step_number_0( this_6 : Evolve_0) -> u32
{
    return run_0.first_step_0 + this_6.step_0;
}

fn note_0( length_counter_0 : u32,  list_0 : u32,  chain_3 : u32,  step_1 : u32)
{
    var place_0 : u32 = atomicAdd(&(counters_0[u32(2) * length_counter_0]), u32(1));
    if(place_0 < u32(16))
    {
        var _S53 : u32 = u32(2) * (list_0 + place_0);
        atomicStore(&(counters_0[_S53]), chain_3);
        atomicStore(&(counters_0[_S53 + u32(1)]), step_1);
    }
    return;
}

fn Chain_put_0( this_7 : ptr<function, Chain_0>,  flag_0 : u32,  value_2 : bool)
{
    var _S54 : u32;
    if(value_2)
    {
        _S54 = (((*this_7).flags_1) | (flag_0));
    }
    else
    {
        _S54 = (((*this_7).flags_1) & ((~flag_0)));
    }
    (*this_7).flags_1 = _S54;
    return;
}

fn PersistentScore_decided_0( chain_4 : ptr<function, Chain_0>,  accepted_0 : bool)
{
    Chain_put_0(&((*chain_4)), u32(8), !accepted_0);
    return;
}

fn Chain_put_1( this_8 : ptr<function, Chain_0>,  flag_1 : u32,  value_3 : bool)
{
    var _S55 : u32;
    if(value_3)
    {
        _S55 = (((*this_8).flags_1) | (flag_1));
    }
    else
    {
        _S55 = (((*this_8).flags_1) & ((~flag_1)));
    }
    (*this_8).flags_1 = _S55;
    return;
}

fn Evolve_decide_0( this_9 : ptr<function, Evolve_0>,  proposal_3 : Proposal_0,  word_1 : u32,  accepted_1 : ptr<function, bool>) -> f32
{
    var probability_0 : f32;
    if((*this_9).fresh_0)
    {
        probability_0 = Evolve_acceptance_0((*this_9), proposal_3, 0.0f);
    }
    else
    {
        if(!PersistentScore_unadjusted_0())
        {
            var _S56 : f32 = PersistentScore_log_ratio_0((*this_9).chain_0, proposal_3);
            probability_0 = Evolve_acceptance_0((*this_9), proposal_3, _S56);
        }
        else
        {
            probability_0 = 1.0f;
        }
    }
    var _S57 : bool;
    if(probability_0 >= 1.0f)
    {
        _S57 = true;
    }
    else
    {
        _S57 = (choice_0(word_1)) < probability_0;
    }
    (*accepted_1) = _S57;
    tally_0(u32(8), u32(1));
    if(_S57)
    {
        tally_0(u32(9), u32(1));
        Evolve_take_0(&((*this_9)), proposal_3);
        (*this_9).chain_0.refused_0 = u32(0);
    }
    else
    {
        var _S58 : u32 = (*this_9).chain_0.refused_0 + u32(1);
        (*this_9).chain_0.refused_0 = _S58;
        if(_S58 == u32(1001))
        {
            note_0(u32(15), u32(17), (*this_9).chain_0.index_1, Evolve_step_number_0((*this_9)));
        }
    }
    if(!(*this_9).fresh_0)
    {
        var _S59 : Chain_0 = (*this_9).chain_0;
        PersistentScore_decided_0(&(_S59), (*accepted_1));
        (*this_9).chain_0 = _S59;
    }
    else
    {
        if((*accepted_1))
        {
            var _S60 : Chain_0 = (*this_9).chain_0;
            Chain_put_1(&(_S60), u32(4), true);
            (*this_9).chain_0 = _S60;
        }
    }
    return probability_0;
}

fn Chain_has_0( this_10 : Chain_0,  flag_2 : u32) -> bool
{
    return (((this_10.flags_1) & (flag_2))) != u32(0);
}

fn film_add_0( place_1 : u32,  value_4 : vec2<u32>)
{
    var _S61 : vec2<u32> = value_4;
    if((value_4.x) != u32(0))
    {
        var before_2 : u32 = atomicAdd(&(film_0[u32(2) * place_1]), _S61.x);
        if((before_2 + _S61.x) < before_2)
        {
            _S61[i32(1)] = _S61[i32(1)] + u32(1);
        }
    }
    if((_S61.y) != u32(0))
    {
        var _S62 : u32 = atomicAdd(&(film_0[u32(2) * place_1 + u32(1)]), _S61.y);
    }
    return;
}

fn deposit_0( pixel_2 : u32,  light_2 : vec3<f32>)
{
    var scaled_0 : vec3<f32> = light_2 * vec3<f32>(run_0.film_scale_0);
    var _S63 : u32 = u32(3) * pixel_2;
    film_add_0(_S63, wide_from_float_0(scaled_0.x));
    film_add_0(_S63 + u32(1), wide_from_float_0(scaled_0.y));
    film_add_0(_S63 + u32(2), wide_from_float_0(scaled_0.z));
    return;
}

fn Evolve_large_step_0( this_11 : ptr<function, Evolve_0>,  proposal_4 : Proposal_0,  choices_0 : vec4<u32>)
{
    if(!Chain_has_0((*this_11).chain_0, u32(1)))
    {
        Evolve_take_0(&((*this_11)), proposal_4);
        var _S64 : Chain_0 = (*this_11).chain_0;
        Chain_put_1(&(_S64), u32(1), true);
        var _S65 : Chain_0 = _S64;
        Chain_put_1(&(_S65), u32(4), true);
        (*this_11).chain_0 = _S65;
        (*this_11).chain_0.start_weight_0 = (*this_11).chain_0.density_0;
        (*this_11).chain_0.tour_length_1 = u32(1);
        (*this_11).chain_0.refused_0 = u32(0);
        Evolve_note_brightness_0(&((*this_11)), (*this_11).chain_0.density_0, 1.0f);
        deposit_0((*this_11).chain_0.pixel_0, (*this_11).chain_0.light_0 * vec3<f32>(Evolve_occupied_weight_0((*this_11), (*this_11).chain_0.density_0)));
        return;
    }
    if((*this_11).fresh_0)
    {
        Evolve_note_brightness_0(&((*this_11)), proposal_4.density_2, 1.0f);
    }
    var before_3 : Proposal_0;
    before_3.density_2 = (*this_11).chain_0.density_0;
    before_3.light_1 = (*this_11).chain_0.light_0;
    before_3.pixel_1 = (*this_11).chain_0.pixel_0;
    var accepted_2 : bool;
    var probability_1 : f32 = Evolve_decide_0(&((*this_11)), proposal_4, choices_0.x, &(accepted_2));
    (*this_11).chain_0.tour_length_1 = (*this_11).chain_0.tour_length_1 + u32(1);
    var chosen_0 : f32;
    if((run_0.read_out_0) == u32(1))
    {
        if(accepted_2)
        {
            chosen_0 = probability_1;
        }
        else
        {
            chosen_0 = 1.0f - probability_1;
        }
        var other_0 : Proposal_0;
        if(accepted_2)
        {
            other_0 = before_3;
        }
        else
        {
            other_0 = proposal_4;
        }
        deposit_0(other_0.pixel_1, other_0.light_1 * vec3<f32>(((1.0f - chosen_0) * Evolve_occupied_weight_0((*this_11), other_0.density_2))));
    }
    else
    {
        chosen_0 = 1.0f;
    }
    deposit_0((*this_11).chain_0.pixel_0, (*this_11).chain_0.light_0 * vec3<f32>((chosen_0 * Evolve_occupied_weight_0((*this_11), (*this_11).chain_0.density_0))));
    return;
}

fn is_killed_0( choice_1 : f32,  odds_0 : f32) -> bool
{
    return (choice_1 * (1.0f + odds_0)) <= 1.0f;
}

fn ln_0( u_0 : f32) -> f32
{
    var offset_0 : u32 = (bitcast<u32>((u_0))) - u32(1060439283);
    var x_5 : f32 = (bitcast<f32>((((offset_0 & (u32(8388607)))) + u32(1060439283)))) - 1.0f;
    var square_0 : f32 = x_5 * x_5;
    return ((((((((0.07037683576345444f * x_5 - 0.11514610052108765f) * x_5 + 0.11676999181509018f) * x_5 - 0.12420140951871872f) * x_5 + 0.14249323308467865f) * x_5 - 0.16668057441711426f) * x_5 + 0.20000715553760529f) * x_5 - 0.24999994039535522f) * x_5 + 0.33333331346511841f) * x_5 * square_0 - 0.5f * square_0 + x_5 + f32((i32(offset_0) >> (u32(23)))) * 0.69314718246459961f;
}

fn Evolve_restore_step_0( this_12 : ptr<function, Evolve_0>,  proposal_5 : Proposal_0,  choices_1 : vec4<u32>)
{
    if((*this_12).fresh_0)
    {
        Evolve_take_0(&((*this_12)), proposal_5);
        var _S66 : Chain_0 = (*this_12).chain_0;
        Chain_put_1(&(_S66), u32(4), true);
        (*this_12).chain_0 = _S66;
        (*this_12).chain_0.refused_0 = u32(0);
        (*this_12).chain_0.tour_length_1 = u32(0);
        (*this_12).chain_0.start_weight_0 = (*this_12).odds_per_density_0 * (*this_12).chain_0.density_0;
        tally_0(u32(10), u32(1));
    }
    else
    {
        var accepted_3 : bool;
        var _S67 : f32 = Evolve_decide_0(&((*this_12)), proposal_5, choices_1.x, &(accepted_3));
    }
    var _S68 : u32 = (*this_12).chain_0.tour_length_1 + u32(1);
    (*this_12).chain_0.tour_length_1 = _S68;
    var _S69 : u32 = atomicMax(&(local_counters_0[u32(13)]), _S68);
    var odds_1 : f32 = (*this_12).odds_per_density_0 * (*this_12).chain_0.density_0;
    var kill_probability_0 : f32 = 1.0f / (1.0f + odds_1);
    var killed_0 : bool = is_killed_0(choice_0(choices_1.y), odds_1);
    var _S70 : bool = !killed_0;
    var _S71 : Chain_0 = (*this_12).chain_0;
    Chain_put_1(&(_S71), u32(1), _S70);
    (*this_12).chain_0 = _S71;
    if(killed_0)
    {
        tally_0(u32(11), u32(1));
    }
    var published_0 : bool = (run_0.read_out_0) == u32(0);
    var held_0 : f32;
    if(published_0)
    {
        held_0 = - ln_0(choice_0(choices_1.z));
    }
    else
    {
        held_0 = 1.0f;
    }
    var counted_0 : f32;
    if(published_0)
    {
        if(killed_0)
        {
            counted_0 = 1.0f;
        }
        else
        {
            counted_0 = 0.0f;
        }
    }
    else
    {
        counted_0 = kill_probability_0;
    }
    if((run_0.start_0) == u32(2))
    {
        if(((*this_12).chain_0.tour_length_1) == u32(1))
        {
            counted_0 = 1.0f;
        }
        else
        {
            counted_0 = 0.0f;
        }
    }
    if(((*this_12).chain_0.density_0) > 0.0f)
    {
        var weight_0 : f32 = held_0 * kill_probability_0;
        deposit_0((*this_12).chain_0.pixel_0, (*this_12).chain_0.light_0 * vec3<f32>(weight_0));
        Evolve_note_brightness_0(&((*this_12)), weight_0 * (*this_12).chain_0.density_0, counted_0);
    }
    else
    {
        Evolve_note_brightness_0(&((*this_12)), 0.0f, counted_0);
    }
    return;
}

struct StoredCoordinates_0
{
     chain_5 : u32,
     slot_1 : u32,
};

fn Evolve_x_0( this_13 : Evolve_0) -> StoredCoordinates_0
{
    var coordinates_1 : StoredCoordinates_0;
    coordinates_1.chain_5 = this_13.chain_0.index_1;
    coordinates_1.slot_1 = Chain_other_slot_0(this_13.chain_0);
    return coordinates_1;
}

struct Hit_0
{
     leaf_1 : u32,
     instance_0 : u32,
};

struct Path_0
{
     origin_0 : vec3<f32>,
     direction_0 : vec3<f32>,
     pdf_0 : f32,
     delta_0 : bool,
     from_0 : Hit_0,
     throughput_0 : vec3<f32>,
     total_0 : vec3<f32>,
     pending_0 : vec3<f32>,
     stage_0 : u32,
     goes_on_0 : bool,
     depth_0 : u32,
     rays_0 : u32,
};

fn is_finite_0( x_6 : f32) -> bool
{
    return (((bitcast<u32>((x_6))) & (u32(2139095040)))) != u32(2139095040);
}

fn tally_path_0( path_0 : Path_0,  finite_0 : bool)
{
    tally_0(u32(1), u32(1));
    tally_0(u32(2), ((path_0.rays_0) & (u32(65535))));
    tally_0(u32(3), ((path_0.rays_0) >> (u32(16))));
    tally_0(u32(4), path_0.depth_0);
    if(!finite_0)
    {
        tally_0(u32(5), u32(1));
    }
    return;
}

fn luminance_0( rgb_0 : vec3<f32>) -> f32
{
    return dot(rgb_0, vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f));
}

fn StoredCoordinates_get_0( this_14 : StoredCoordinates_0,  coordinate_1 : u32) -> f32
{
    return coordinates_0[stored_index_0(this_14.slot_1, coordinate_1, this_14.chain_5)];
}

fn StoredCoordinates_film_0( this_15 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_15, u32(0)), StoredCoordinates_get_0(this_15, u32(1)));
}

fn pixel_of_0( film_uv_0 : vec2<f32>) -> u32
{
    return min(u32(film_uv_0.y * f32(run_0.height_0)), run_0.height_0 - u32(1)) * run_0.width_0 + min(u32(film_uv_0.x * f32(run_0.width_0)), run_0.width_0 - u32(1));
}

struct ScoreReport_0
{
     bad_0 : u32,
     norm_squared_0 : f32,
};

struct StoredScore_0
{
     chain_6 : u32,
     slot_2 : u32,
};

fn ScoreReport_x24init_0( bad_1 : u32,  norm_squared_1 : f32) -> ScoreReport_0
{
    var _S72 : ScoreReport_0;
    _S72.bad_0 = bad_1;
    _S72.norm_squared_0 = norm_squared_1;
    return _S72;
}

fn StoredScore_set_0( this_16 : StoredScore_0,  coordinate_2 : u32,  value_5 : f32)
{
    scores_0[stored_index_0(this_16.slot_2, coordinate_2, this_16.chain_6)] = value_5;
    return;
}

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
     chosen_1 : ChosenLight_0,
     delta_1 : bool,
     lit_0 : bool,
     scatters_0 : bool,
     lobe_0 : f32,
     importance_0 : vec3<f32>,
     later_0 : vec3<f32>,
     adjoint_origin_0 : vec3<f32>,
     adjoint_direction_0 : vec3<f32>,
     adjoint_pdf_0 : f32,
};

fn Recorder_place_0( this_17 : Recorder_0,  depth_1 : u32,  row_0 : u32) -> u32
{
    return (depth_1 * u32(6) + row_0) * run_0.lanes_0 + this_17.lane_0;
}

fn Material_anisotropic_0( this_18 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_18).flags_0) & (u32(4)))) != u32(0);
}

fn map_point_0( _S73 : u32,  _S74 : vec3<f32>) -> vec3<f32>
{
    var q_0 : vec4<f32> = vec4<f32>(_S74, 1.0f);
    return vec3<f32>(dot(instances_0[_S73].to_world_0[i32(0)], q_0), dot(instances_0[_S73].to_world_0[i32(1)], q_0), dot(instances_0[_S73].to_world_0[i32(2)], q_0));
}

fn map_normal_0( _S75 : u32,  _S76 : vec3<f32>) -> vec3<f32>
{
    return instances_0[_S75].to_object_0[i32(0)].xyz * vec3<f32>(_S76.x) + instances_0[_S75].to_object_0[i32(1)].xyz * vec3<f32>(_S76.y) + instances_0[_S75].to_object_0[i32(2)].xyz * vec3<f32>(_S76.z);
}

fn map_vector_0( _S77 : u32,  _S78 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(instances_0[_S77].to_world_0[i32(0)].xyz, _S78), dot(instances_0[_S77].to_world_0[i32(1)].xyz, _S78), dot(instances_0[_S77].to_world_0[i32(2)].xyz, _S78));
}

fn largest_0( v_1 : vec3<f32>) -> f32
{
    return max(v_1.x, max(v_1.y, v_1.z));
}

fn load_triangle_0( hit_0 : Hit_0) -> Triangle_0
{
    var _S79 : u32 = hit_0.leaf_1 * u32(3);
    var row1_0 : vec4<f32> = leaves_0[_S79 + u32(1)];
    var row2_0 : vec4<f32> = leaves_0[_S79 + u32(2)];
    var bits_0 : u32 = (bitcast<u32>((row1_0.w)));
    var triangle_1 : Triangle_0;
    var _S80 : vec3<f32> = leaves_0[_S79].xyz;
    triangle_1.p0_0 = _S80;
    var _S81 : vec3<f32> = row1_0.xyz;
    triangle_1.e1_1 = _S81;
    var _S82 : vec3<f32> = row2_0.xyz;
    triangle_1.e2_1 = _S82;
    var _S83 : bool = ((bits_0 & (u32(2147483648)))) != u32(0);
    triangle_1.smooth_0 = _S83;
    var _S84 : u32 = (bits_0 & (u32(16777215)));
    triangle_1.material_0 = _S84;
    triangle_1.emission_1 = (bitcast<u32>((row2_0.w)));
    var _S85 : Material_std430_0 = materials_0[_S84];
    var _S86 : bool = Material_anisotropic_0(&(_S85));
    triangle_1.anisotropic_0 = _S86;
    var _S87 : vec3<f32> = vec3<f32>(0.0f);
    triangle_1.n0_0 = _S87;
    triangle_1.n1_0 = _S87;
    triangle_1.n2_0 = _S87;
    triangle_1.tangent_0 = _S87;
    var row_1 : u32 = hit_0.leaf_1 * run_0.shading_stride_0;
    if(_S83)
    {
        triangle_1.n0_0 = shading_0[row_1].xyz;
        triangle_1.n1_0 = shading_0[row_1 + u32(1)].xyz;
        triangle_1.n2_0 = shading_0[row_1 + u32(2)].xyz;
    }
    if(triangle_1.anisotropic_0)
    {
        triangle_1.tangent_0 = shading_0[row_1 + u32(3)].xyz;
    }
    var flip_0 : bool = ((bits_0 & (u32(1073741824)))) != u32(0);
    var _S88 : bool = (hit_0.instance_0) != u32(4294967295);
    var flip_1 : bool;
    var shift_0 : vec3<f32>;
    if(_S88)
    {
        var _S89 : vec3<f32> = map_point_0(hit_0.instance_0, _S80);
        triangle_1.e1_1 = map_point_0(hit_0.instance_0, _S80 + _S81) - _S89;
        triangle_1.e2_1 = map_point_0(hit_0.instance_0, _S80 + _S82) - _S89;
        triangle_1.p0_0 = _S89;
        triangle_1.n0_0 = map_normal_0(hit_0.instance_0, triangle_1.n0_0);
        triangle_1.n1_0 = map_normal_0(hit_0.instance_0, triangle_1.n1_0);
        triangle_1.n2_0 = map_normal_0(hit_0.instance_0, triangle_1.n2_0);
        triangle_1.tangent_0 = map_vector_0(hit_0.instance_0, triangle_1.tangent_0);
        var _S90 : vec3<f32> = abs(vec3<f32>(instances_0[hit_0.instance_0].to_world_0[i32(0)].w, instances_0[hit_0.instance_0].to_world_0[i32(1)].w, instances_0[hit_0.instance_0].to_world_0[i32(2)].w));
        flip_1 = flip_0 != ((instances_0[hit_0.instance_0].mirrored_0) != u32(0));
        shift_0 = _S90;
    }
    else
    {
        flip_1 = flip_0;
        shift_0 = _S87;
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
    if(_S88)
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
        var row_2 : Emission_std430_0 = emissions_0[emission_2];
        emitted_1.radiance_0 = row_2.radiance_pdf_0.xyz;
        emitted_1.pdf_area_0 = row_2.radiance_pdf_0.w;
        emitted_1.two_sided_1 = (row_2.two_sided_0) != u32(0);
    }
    return emitted_1;
}

struct VertexCoordinates_0
{
     direction_1 : vec2<f32>,
     light_3 : vec2<f32>,
     lobe_1 : f32,
     pick_0 : f32,
};

fn StoredCoordinates_vertex_0( this_19 : StoredCoordinates_0,  depth_2 : u32) -> VertexCoordinates_0
{
    var first_0 : u32 = u32(4) + u32(6) * depth_2;
    var xi_0 : VertexCoordinates_0;
    xi_0.direction_1 = vec2<f32>(StoredCoordinates_get_0(this_19, first_0), StoredCoordinates_get_0(this_19, first_0 + u32(1)));
    xi_0.light_3 = vec2<f32>(StoredCoordinates_get_0(this_19, first_0 + u32(2)), StoredCoordinates_get_0(this_19, first_0 + u32(3)));
    xi_0.lobe_1 = StoredCoordinates_get_0(this_19, first_0 + u32(4));
    xi_0.pick_0 = StoredCoordinates_get_0(this_19, first_0 + u32(5));
    return xi_0;
}

fn choose_light_0( pick_1 : f32) -> ChosenLight_0
{
    var high_1 : u32 = run_0.light_count_0;
    var low_1 : u32 = u32(0);
    for(;;)
    {
        if((high_1 - low_1) > u32(1))
        {
        }
        else
        {
            break;
        }
        var middle_0 : u32 = ((low_1 + high_1) >> (u32(1)));
        if((light_triangles_0[middle_0].corner_cumulative_0.w) <= pick_1)
        {
            low_1 = middle_0;
        }
        else
        {
            high_1 = middle_0;
        }
    }
    var triangle_2 : LightTriangle_std430_0 = light_triangles_0[low_1];
    var emission_3 : Emission_std430_0 = emissions_0[triangle_2.emission_0];
    var light_4 : ChosenLight_0;
    light_4.corner_0 = triangle_2.corner_cumulative_0.xyz;
    light_4.e1_2 = triangle_2.e1_0.xyz;
    light_4.e2_2 = triangle_2.e2_0.xyz;
    light_4.normal_1 = triangle_2.normal_0.xyz;
    light_4.radiance_1 = emission_3.radiance_pdf_0.xyz;
    light_4.pdf_area_1 = emission_3.radiance_pdf_0.w;
    light_4.two_sided_2 = (emission_3.two_sided_0) != u32(0);
    light_4.leaf_2 = triangle_2.leaf_0;
    return light_4;
}

struct DiffPair_vectorx3Cfloatx2C2x3E_0
{
     primal_0 : vec2<f32>,
     differential_0 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_picture_0
{
     value0_6 : Vertex_0,
     value1_0 : vec3<f32>,
     value2_0 : vec3<f32>,
     value3_0 : f32,
     value4_0 : vec2<f32>,
     value5_0 : vec2<f32>,
};

struct s_bwdCallableCtx_picture_0
{
     value0_7 : s_paramCtx_s_bwdCallableCtx_picture_0,
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

fn s_apply_frame_from_normal_0( _S91 : vec3<f32>) -> Tuple_8
{
    var _S92 : f32 = _S91.z;
    var sign_0 : f32;
    if(_S92 < 0.0f)
    {
        sign_0 = -1.0f;
    }
    else
    {
        sign_0 = 1.0f;
    }
    var a_3 : f32 = -1.0f / (sign_0 + _S92);
    var _S93 : f32 = _S91.x;
    var _S94 : f32 = _S91.y;
    var b_3 : f32 = _S93 * _S94 * a_3;
    var _S95 : vec3<f32> = vec3<f32>(b_3, sign_0 + _S94 * _S94 * a_3, - _S94);
    var _S96 : Tuple_8;
    _S96.value0_14.s_0 = vec3<f32>(1.0f + sign_0 * _S93 * _S93 * a_3, sign_0 * b_3, - sign_0 * _S93);
    _S96.value0_14.t_0 = _S95;
    _S96.value0_14.n_0 = _S91;
    return _S96;
}

fn s_apply_frame_from_normal_tangent_0( _S97 : vec3<f32>,  tangent_1 : vec3<f32>) -> Tuple_7
{
    var s_1 : vec3<f32> = tangent_1 - _S97 * vec3<f32>(s_apply_dot_0(_S97, tangent_1).value0_5);
    var _S98 : Tuple_5 = s_apply_dot_0(s_1, s_1);
    var frame_1 : Frame_0;
    if((_S98.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(tangent_1, tangent_1).value0_5))
    {
        var _S99 : vec3<f32> = s_1 * vec3<f32>((1.0f / s_apply_sqrt_0(_S98.value0_5).value0_3));
        var _S100 : Tuple_4 = s_apply_cross_0(_S97, _S99);
        frame_1.s_0 = _S99;
        frame_1.t_0 = _S100.value0_4;
        frame_1.n_0 = _S97;
    }
    else
    {
        frame_1 = s_apply_frame_from_normal_0(_S97).value0_14;
    }
    var _S101 : Tuple_7;
    _S101.value0_13 = frame_1;
    return _S101;
}

fn s_apply_surface_at_0( triangle_3 : Triangle_0,  _S102 : vec3<f32>,  _S103 : vec3<f32>) -> Tuple_6
{
    var _S104 : Tuple_4 = s_apply_cross_0(triangle_3.e1_1, triangle_3.e2_1);
    var _S105 : vec3<f32> = _S104.value0_4;
    var _S106 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S105, _S105).value0_5));
    var from_p0_0 : vec3<f32> = _S102 - triangle_3.p0_0;
    var in_plane_0 : vec3<f32> = from_p0_0 + _S103 * vec3<f32>(- (s_apply_dot_0(from_p0_0, _S104.value0_4).value0_5 / s_apply_dot_0(_S103, _S104.value0_4).value0_5));
    var _S107 : vec3<f32> = vec3<f32>(0.0f);
    var _S108 : Frame_0 = Frame_0( _S107, _S107, _S107 );
    var _S109 : vec3<f32> = vec3<f32>(s_apply_dot_0(in_plane_0, s_apply_cross_0(triangle_3.e2_1, _S104.value0_4).value0_4 * _S106).value0_5);
    var _S110 : vec3<f32> = vec3<f32>(s_apply_dot_0(in_plane_0, s_apply_cross_0(_S104.value0_4, triangle_3.e1_1).value0_4 * _S106).value0_5);
    var _S111 : vec3<f32> = triangle_3.e1_1 * _S109 + triangle_3.e2_1 * _S110 + triangle_3.p0_0;
    var surface_0 : Surface_0;
    var n_1 : vec3<f32>;
    if(triangle_3.smooth_0)
    {
        var interpolated_0 : vec3<f32> = (triangle_3.n1_0 - triangle_3.n0_0) * _S109 + (triangle_3.n2_0 - triangle_3.n0_0) * _S110 + triangle_3.n0_0;
        var _S112 : Tuple_5 = s_apply_dot_0(interpolated_0, interpolated_0);
        if((_S112.value0_5) > 0.0f)
        {
            var n_2 : vec3<f32> = interpolated_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S112.value0_5).value0_3));
            if((s_apply_dot_0(triangle_3.plane_normal_0, n_2).value0_5) < 0.0f)
            {
                var _S113 : vec3<f32> = (vec3<f32>(0) - triangle_3.plane_normal_0);
                surface_0.position_0 = _S111;
                surface_0.frame_0 = _S108;
                surface_0.geometric_normal_0 = _S113;
            }
            else
            {
                surface_0.position_0 = _S111;
                surface_0.frame_0 = _S108;
                surface_0.geometric_normal_0 = triangle_3.plane_normal_0;
            }
            n_1 = n_2;
        }
        else
        {
            n_1 = triangle_3.plane_normal_0;
            surface_0.position_0 = _S111;
            surface_0.frame_0 = _S108;
            surface_0.geometric_normal_0 = triangle_3.plane_normal_0;
        }
    }
    else
    {
        n_1 = triangle_3.plane_normal_0;
        surface_0.position_0 = _S111;
        surface_0.frame_0 = _S108;
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
    var _S114 : Tuple_6;
    _S114.value0_12 = surface_0;
    return _S114;
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

fn s_apply_sqr_0( _S115 : f32) -> Tuple_11
{
    var _S116 : Tuple_11;
    _S116.value0_20 = _S115 * _S115;
    return _S116;
}

fn s_apply_power_heuristic_0( _S117 : f32,  _S118 : f32) -> Tuple_10
{
    var weight_1 : f32;
    if(_S117 > _S118)
    {
        weight_1 = 1.0f / (1.0f + s_apply_sqr_0(_S118 / _S117).value0_20);
    }
    else
    {
        var _S119 : Tuple_11 = s_apply_sqr_0(_S117 / _S118);
        weight_1 = _S119.value0_20 / (_S119.value0_20 + 1.0f);
    }
    var _S120 : Tuple_10;
    _S120.value0_19 = weight_1;
    return _S120;
}

fn s_apply_emission_of_0( emitted_2 : Emitted_0,  _S121 : Surface_0,  _S122 : vec3<f32>,  _S123 : vec3<f32>,  _S124 : f32,  delta_2 : bool) -> Tuple_9
{
    var _S125 : vec3<f32> = vec3<f32>(0.0f);
    var _S126 : Tuple_5 = s_apply_dot_0(_S123, _S121.geometric_normal_0);
    var _S127 : bool;
    if(emitted_2.two_sided_1)
    {
        _S127 = true;
    }
    else
    {
        _S127 = (_S126.value0_5) < 0.0f;
    }
    var light_5 : vec3<f32>;
    if(_S127)
    {
        if(delta_2)
        {
            light_5 = emitted_2.radiance_0;
        }
        else
        {
            var arm_0 : vec3<f32> = _S121.position_0 - _S122;
            light_5 = emitted_2.radiance_0 * vec3<f32>(s_apply_power_heuristic_0(_S124 * s_apply_abs_0(_S126.value0_5).value0_2, s_apply_dot_0(arm_0, arm_0).value0_5 * emitted_2.pdf_area_0).value0_19);
        }
    }
    else
    {
        light_5 = _S125;
    }
    var _S128 : Tuple_9;
    _S128.value0_18 = light_5;
    return _S128;
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

fn s_apply_to_local_0( _S129 : Frame_0,  _S130 : vec3<f32>) -> Tuple_12
{
    var _S131 : Tuple_12;
    _S131.value0_24 = vec3<f32>(s_apply_dot_0(_S129.s_0, _S130).value0_5, s_apply_dot_0(_S129.t_0, _S130).value0_5, s_apply_dot_0(_S129.n_0, _S130).value0_5);
    return _S131;
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

fn s_apply_safe_sqrt_0( _S132 : f32) -> Tuple_15
{
    var root_1 : f32;
    if(_S132 > 0.0f)
    {
        root_1 = s_apply_sqrt_0(_S132).value0_3;
    }
    else
    {
        root_1 = 0.0f;
    }
    var _S133 : Tuple_15;
    _S133.value0_27 = root_1;
    return _S133;
}

fn s_apply_point_on_light_0( light_6 : ChosenLight_0,  _S134 : vec2<f32>) -> Tuple_14
{
    var _S135 : Tuple_15 = s_apply_safe_sqrt_0(_S134.x);
    var _S136 : f32 = _S134.y;
    var _S137 : Tuple_14;
    _S137.value0_26 = light_6.e1_2 * vec3<f32>((_S135.value0_27 * (1.0f - _S136))) + light_6.e2_2 * vec3<f32>((_S135.value0_27 * _S136)) + light_6.corner_0;
    return _S137;
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
    var _S138 : Tuple_18;
    _S138.value0_30.f_cos_0 = vec3<f32>(0.0f);
    _S138.value0_30.pdf_1 = 0.0f;
    return _S138;
}

fn s_apply_diffuse_evaluate_0( reflectance_0 : vec3<f32>,  _S139 : vec3<f32>,  _S140 : vec3<f32>) -> Tuple_17
{
    var _S141 : Tuple_18 = s_apply_no_value_0();
    var _S142 : f32 = _S140.z;
    var value_6 : BsdfValue_0;
    if((_S139.z * _S142) > 0.0f)
    {
        var _S143 : f32 = s_apply_abs_0(_S142).value0_2 * 0.31830990314483643f;
        value_6.f_cos_0 = reflectance_0 * vec3<f32>(_S143);
        value_6.pdf_1 = _S143;
    }
    else
    {
        value_6 = _S141.value0_30;
    }
    var _S144 : Tuple_17;
    _S144.value0_29 = value_6;
    return _S144;
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

fn s_apply_ggx_lambda_0( width_1 : vec2<f32>,  _S145 : vec3<f32>) -> Tuple_20
{
    var _S146 : Tuple_20;
    _S146.value0_32 = (s_apply_sqrt_0(1.0f + (s_apply_sqr_0(width_1.x * _S145.x).value0_20 + s_apply_sqr_0(width_1.y * _S145.y).value0_20) / s_apply_sqr_0(_S145.z).value0_20).value0_3 - 1.0f) * 0.5f;
    return _S146;
}

struct Tuple_21
{
     value0_33 : f32,
};

fn s_apply_ggx_density_0( width_2 : vec2<f32>,  _S147 : vec3<f32>) -> Tuple_21
{
    var _S148 : f32 = width_2.x;
    var _S149 : f32 = width_2.y;
    var _S150 : Tuple_21;
    _S150.value0_33 = 1.0f / (3.14159274101257324f * _S148 * _S149 * s_apply_sqr_0(s_apply_sqr_0(_S147.x / _S148).value0_20 + s_apply_sqr_0(_S147.y / _S149).value0_20 + s_apply_sqr_0(_S147.z).value0_20).value0_20);
    return _S150;
}

struct Tuple_22
{
     value0_34 : vec3<f32>,
};

struct Tuple_23
{
     value0_35 : f32,
};

fn s_apply_fresnel_conductor_channel_0( _S151 : f32,  eta_0 : f32,  k_0 : f32) -> Tuple_23
{
    var _S152 : Tuple_0 = s_apply_min_0(_S151, 1.0f);
    var _S153 : Tuple_11 = s_apply_sqr_0(_S152.value0_0);
    var sin2_0 : f32 = 1.0f - _S153.value0_20;
    var t0_0 : f32 = eta_0 * eta_0 - k_0 * k_0 - sin2_0;
    var _S154 : Tuple_15 = s_apply_safe_sqrt_0(s_apply_sqr_0(t0_0).value0_20 + 4.0f * eta_0 * eta_0 * k_0 * k_0);
    var t1_0 : f32 = _S154.value0_27 + _S153.value0_20;
    var t2_0 : f32 = 2.0f * s_apply_safe_sqrt_0((_S154.value0_27 + t0_0) * 0.5f).value0_27 * _S152.value0_0;
    var perpendicular_0 : f32 = (t1_0 - t2_0) / (t1_0 + t2_0);
    var t3_0 : f32 = _S153.value0_20 * _S154.value0_27 + s_apply_sqr_0(sin2_0).value0_20;
    var t4_0 : f32 = t2_0 * sin2_0;
    var _S155 : Tuple_23;
    _S155.value0_35 = (perpendicular_0 + perpendicular_0 * (t3_0 - t4_0) / (t3_0 + t4_0)) * 0.5f;
    return _S155;
}

fn s_apply_fresnel_conductor_0( _S156 : f32,  eta_1 : vec3<f32>,  k_1 : vec3<f32>) -> Tuple_22
{
    var _S157 : Tuple_22;
    _S157.value0_34 = vec3<f32>(s_apply_fresnel_conductor_channel_0(_S156, eta_1.x, k_1.x).value0_35, s_apply_fresnel_conductor_channel_0(_S156, eta_1.y, k_1.y).value0_35, s_apply_fresnel_conductor_channel_0(_S156, eta_1.z, k_1.z).value0_35);
    return _S157;
}

fn s_apply_conductor_evaluate_0( eta_2 : vec3<f32>,  k_2 : vec3<f32>,  alpha_2 : vec2<f32>,  _S158 : vec3<f32>,  _S159 : vec3<f32>) -> Tuple_19
{
    var _S160 : Tuple_18 = s_apply_no_value_0();
    var half_vector_0 : vec3<f32> = _S158 + _S159;
    var _S161 : Tuple_5 = s_apply_dot_0(half_vector_0, half_vector_0);
    var _S162 : f32 = _S158.z;
    var _S163 : bool;
    if((_S162 * _S159.z) > 0.0f)
    {
        _S163 = (_S161.value0_5) > 0.0f;
    }
    else
    {
        _S163 = false;
    }
    var value_7 : BsdfValue_0;
    if(_S163)
    {
        var m_0 : vec3<f32> = half_vector_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S161.value0_5).value0_3));
        var width_3 : vec2<f32> = ggx_widths_0(alpha_2);
        var common_0 : f32 = s_apply_ggx_density_0(width_3, m_0).value0_33 / (4.0f * s_apply_abs_0(_S162).value0_2);
        var _S164 : f32 = 1.0f + s_apply_ggx_lambda_0(width_3, _S158).value0_32;
        var _S165 : f32 = common_0 / _S164;
        value_7.f_cos_0 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S158, m_0).value0_5).value0_2, eta_2, k_2).value0_34 * vec3<f32>((common_0 / (_S164 + s_apply_ggx_lambda_0(width_3, _S159).value0_32)));
        value_7.pdf_1 = _S165;
    }
    else
    {
        value_7 = _S160.value0_30;
    }
    var _S166 : Tuple_19;
    _S166.value0_31 = value_7;
    return _S166;
}

struct Tuple_24
{
     value0_36 : BsdfValue_0,
};

struct Tuple_25
{
     value0_37 : f32,
};

fn s_apply_fresnel_dielectric_0( _S167 : f32,  eta_outer_0 : f32) -> Tuple_25
{
    var cos_i_0 : f32;
    var eta_3 : f32;
    if(_S167 < 0.0f)
    {
        var _S168 : f32 = 1.0f / eta_outer_0;
        cos_i_0 = - _S167;
        eta_3 = _S168;
    }
    else
    {
        cos_i_0 = _S167;
        eta_3 = eta_outer_0;
    }
    var sin2_t_0 : f32 = (1.0f - s_apply_sqr_0(cos_i_0).value0_20) / (eta_3 * eta_3);
    var reflected_0 : f32;
    if(sin2_t_0 < 1.0f)
    {
        var _S169 : Tuple_15 = s_apply_safe_sqrt_0(1.0f - sin2_t_0);
        var _S170 : f32 = eta_3 * cos_i_0;
        var _S171 : f32 = eta_3 * _S169.value0_27;
        reflected_0 = (s_apply_sqr_0((_S170 - _S169.value0_27) / (_S170 + _S169.value0_27)).value0_20 + s_apply_sqr_0((cos_i_0 - _S171) / (cos_i_0 + _S171)).value0_20) * 0.5f;
    }
    else
    {
        reflected_0 = 1.0f;
    }
    var _S172 : Tuple_25;
    _S172.value0_37 = reflected_0;
    return _S172;
}

fn s_apply_dielectric_evaluate_0( eta_4 : f32,  alpha_3 : vec2<f32>,  _S173 : vec3<f32>,  _S174 : vec3<f32>) -> Tuple_24
{
    var _S175 : Tuple_18 = s_apply_no_value_0();
    var _S176 : f32 = _S173.z;
    var _S177 : bool;
    if(_S176 != 0.0f)
    {
        _S177 = (_S174.z) != 0.0f;
    }
    else
    {
        _S177 = false;
    }
    var value_8 : BsdfValue_0;
    if(_S177)
    {
        var _S178 : f32 = _S174.z;
        var reflects_0 : bool = (_S176 * _S178) > 0.0f;
        var crossing_0 : f32;
        if(reflects_0)
        {
            crossing_0 = 1.0f;
        }
        else
        {
            if(_S176 > 0.0f)
            {
                crossing_0 = eta_4;
            }
            else
            {
                crossing_0 = 1.0f / eta_4;
            }
        }
        var half_vector_1 : vec3<f32> = _S174 * vec3<f32>(crossing_0) + _S173;
        var _S179 : Tuple_5 = s_apply_dot_0(half_vector_1, half_vector_1);
        if((_S179.value0_5) > 0.0f)
        {
            var m_1 : vec3<f32> = half_vector_1 * vec3<f32>((1.0f / s_apply_sqrt_0(_S179.value0_5).value0_3));
            var m_2 : vec3<f32>;
            if((m_1.z) < 0.0f)
            {
                m_2 = (vec3<f32>(0) - m_1);
            }
            else
            {
                m_2 = m_1;
            }
            var _S180 : Tuple_5 = s_apply_dot_0(_S173, m_2);
            var _S181 : Tuple_5 = s_apply_dot_0(_S174, m_2);
            if((_S180.value0_5 * _S176) >= 0.0f)
            {
                _S177 = (_S181.value0_5 * _S178) >= 0.0f;
            }
            else
            {
                _S177 = false;
            }
            if(_S177)
            {
                var width_4 : vec2<f32> = ggx_widths_0(alpha_3);
                var _S182 : Tuple_25 = s_apply_fresnel_dielectric_0(_S180.value0_5, eta_4);
                var masking_o_0 : f32 = 1.0f + s_apply_ggx_lambda_0(width_4, _S173).value0_32;
                var masking_both_0 : f32 = masking_o_0 + s_apply_ggx_lambda_0(width_4, _S174).value0_32;
                if(reflects_0)
                {
                    var common_1 : f32 = _S182.value0_37 * s_apply_ggx_density_0(width_4, m_2).value0_33 / (4.0f * s_apply_abs_0(_S176).value0_2);
                    var _S183 : f32 = common_1 / masking_o_0;
                    value_8.f_cos_0 = vec3<f32>((common_1 / masking_both_0));
                    value_8.pdf_1 = _S183;
                }
                else
                {
                    var common_2 : f32 = (1.0f - _S182.value0_37) * s_apply_ggx_density_0(width_4, m_2).value0_33 * (s_apply_abs_0(_S181.value0_5).value0_2 / s_apply_sqr_0(_S181.value0_5 + _S180.value0_5 / crossing_0).value0_20) * s_apply_abs_0(_S180.value0_5).value0_2 / s_apply_abs_0(_S176).value0_2;
                    var _S184 : f32 = common_2 / masking_o_0;
                    value_8.f_cos_0 = vec3<f32>((common_2 / (masking_both_0 * crossing_0 * crossing_0)));
                    value_8.pdf_1 = _S184;
                }
            }
            else
            {
                value_8 = _S175.value0_30;
            }
        }
        else
        {
            value_8 = _S175.value0_30;
        }
    }
    else
    {
        value_8 = _S175.value0_30;
    }
    var _S185 : Tuple_24;
    _S185.value0_36 = value_8;
    return _S185;
}

fn s_apply_bsdf_evaluate_0( material_2 : Material_0,  _S186 : vec3<f32>,  _S187 : vec3<f32>) -> Tuple_16
{
    var value_9 : BsdfValue_0;
    if((material_2.kind_0) == u32(0))
    {
        value_9 = s_apply_diffuse_evaluate_0(material_2.a_0.xyz, _S186, _S187).value0_29;
    }
    else
    {
        if((material_2.kind_0) == u32(1))
        {
            value_9 = s_apply_conductor_evaluate_0(material_2.a_0.xyz, material_2.b_0.xyz, material_2.alpha_0, _S186, _S187).value0_31;
        }
        else
        {
            value_9 = s_apply_dielectric_evaluate_0(material_2.a_0.x, material_2.alpha_0, _S186, _S187).value0_36;
        }
    }
    var _S188 : Tuple_16;
    _S188.value0_28 = value_9;
    return _S188;
}

fn s_apply_direct_light_0( material_3 : Material_0,  light_7 : ChosenLight_0,  _S189 : Surface_0,  _S190 : vec3<f32>,  _S191 : vec2<f32>) -> Tuple_13
{
    var _S192 : vec3<f32> = vec3<f32>(0.0f);
    var to_light_0 : vec3<f32> = s_apply_point_on_light_0(light_7, _S191).value0_26 - _S189.position_0;
    var _S193 : Tuple_5 = s_apply_dot_0(to_light_0, to_light_0);
    var result_0 : vec3<f32>;
    if((_S193.value0_5) > 0.0f)
    {
        var direction_2 : vec3<f32> = to_light_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S193.value0_5).value0_3));
        var cos_light_0 : f32 = - s_apply_dot_0(direction_2, light_7.normal_1).value0_5;
        var _S194 : bool;
        if(cos_light_0 > 0.0f)
        {
            _S194 = true;
        }
        else
        {
            if(cos_light_0 < 0.0f)
            {
                _S194 = light_7.two_sided_2;
            }
            else
            {
                _S194 = false;
            }
        }
        if(_S194)
        {
            var _S195 : Tuple_16 = s_apply_bsdf_evaluate_0(material_3, _S190, s_apply_to_local_0(_S189.frame_0, direction_2).value0_24);
            var _S196 : Tuple_2 = s_apply_abs_0(cos_light_0);
            var pdf_light_0 : f32 = _S193.value0_5 * light_7.pdf_area_1;
            result_0 = _S195.value0_28.f_cos_0 * light_7.radiance_1 * vec3<f32>((s_apply_power_heuristic_0(pdf_light_0, _S195.value0_28.pdf_1 * _S196.value0_2).value0_19 * _S196.value0_2 / pdf_light_0));
        }
        else
        {
            result_0 = _S192;
        }
    }
    else
    {
        result_0 = _S192;
    }
    var _S197 : Tuple_13;
    _S197.value0_25 = result_0;
    return _S197;
}

struct Departure_0
{
     weight_2 : vec3<f32>,
     origin_1 : vec3<f32>,
     direction_3 : vec3<f32>,
     pdf_2 : f32,
     valid_0 : bool,
     delta_3 : bool,
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
     delta_4 : bool,
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
    var _S198 : vec3<f32> = vec3<f32>(0.0f);
    var _S199 : Tuple_28;
    _S199.value0_40.wi_0 = _S198;
    _S199.value0_40.weight_3 = _S198;
    _S199.value0_40.pdf_3 = 0.0f;
    _S199.value0_40.valid_1 = false;
    _S199.value0_40.delta_4 = false;
    return _S199;
}

struct Tuple_29
{
     value0_41 : BsdfSample_0,
};

struct Tuple_30
{
     value0_42 : vec2<f32>,
};

fn s_apply_sin_cos_turns_0( _S200 : f32) -> Tuple_30
{
    var quarter_0 : f32 = round(_S200 * 4.0f);
    var angle_0 : f32 = (_S200 - quarter_0 * 0.25f) * 6.28318548202514648f;
    var a2_0 : f32 = angle_0 * angle_0;
    var s_2 : f32 = angle_0 * (1.0f + a2_0 * (-0.1666666716337204f + a2_0 * (0.00833333376795053f + a2_0 * (-0.0001984127011383f + a2_0 * 2.75573188446287531e-06f))));
    var c_0 : f32 = 1.0f + a2_0 * (-0.5f + a2_0 * (0.0416666679084301f + a2_0 * (-0.00138888892251998f + a2_0 * 0.00002480158764229f)));
    var q_1 : i32 = (i32(quarter_0) & (i32(3)));
    var sine_0 : f32;
    var cosine_0 : f32;
    if(q_1 == i32(1))
    {
        var _S201 : f32 = - s_2;
        sine_0 = c_0;
        cosine_0 = _S201;
    }
    else
    {
        if(q_1 == i32(2))
        {
            var _S202 : f32 = - c_0;
            sine_0 = - s_2;
            cosine_0 = _S202;
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
    var _S203 : Tuple_30;
    _S203.value0_42 = vec2<f32>(sine_0, cosine_0);
    return _S203;
}

fn s_apply_diffuse_sample_0( reflectance_1 : vec3<f32>,  _S204 : vec3<f32>,  _S205 : vec2<f32>) -> Tuple_29
{
    var _S206 : Tuple_30 = s_apply_sin_cos_turns_0(_S205.x);
    var _S207 : f32 = _S205.y;
    var _S208 : Tuple_15 = s_apply_safe_sqrt_0(_S207);
    var _S209 : Tuple_15 = s_apply_safe_sqrt_0(1.0f - _S207);
    var _S210 : Tuple_28 = s_apply_no_sample_0();
    var sample_0 : BsdfSample_0;
    if((_S209.value0_27) > 0.0f)
    {
        var side_0 : f32;
        if((_S204.z) < 0.0f)
        {
            side_0 = -1.0f;
        }
        else
        {
            side_0 = 1.0f;
        }
        var _S211 : vec3<f32> = vec3<f32>(_S208.value0_27 * _S206.value0_42.y, _S208.value0_27 * _S206.value0_42.x, side_0 * _S209.value0_27);
        sample_0 = _S210.value0_40;
        sample_0.wi_0 = _S211;
        sample_0.weight_3 = reflectance_1;
        sample_0.pdf_3 = _S209.value0_27 * 0.31830990314483643f;
        sample_0.valid_1 = true;
    }
    else
    {
        sample_0 = _S210.value0_40;
    }
    var _S212 : Tuple_29;
    _S212.value0_41 = sample_0;
    return _S212;
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

fn s_apply_unit_vector_0( _S213 : vec3<f32>) -> Tuple_33
{
    var _S214 : Tuple_33;
    _S214.value0_45 = _S213 * vec3<f32>((1.0f / s_apply_sqrt_0(s_apply_dot_0(_S213, _S213).value0_5).value0_3));
    return _S214;
}

fn s_apply_ggx_sample_visible_0( width_5 : vec2<f32>,  _S215 : vec3<f32>,  _S216 : vec2<f32>) -> Tuple_32
{
    var w_1 : vec3<f32>;
    if((_S215.z) < 0.0f)
    {
        w_1 = (vec3<f32>(0) - _S215);
    }
    else
    {
        w_1 = _S215;
    }
    var _S217 : f32 = width_5.x;
    var _S218 : f32 = width_5.y;
    var _S219 : Tuple_33 = s_apply_unit_vector_0(vec3<f32>(w_1.x * _S217, w_1.y * _S218, w_1.z));
    var _S220 : Tuple_30 = s_apply_sin_cos_turns_0(_S216.x);
    var one_minus_z_0 : f32 = _S216.y * (1.0f + _S219.value0_45.z);
    var _S221 : Tuple_15 = s_apply_safe_sqrt_0(one_minus_z_0 * (2.0f - one_minus_z_0));
    var h_0 : vec3<f32> = vec3<f32>(_S221.value0_27 * _S220.value0_42.y, _S221.value0_27 * _S220.value0_42.x, 1.0f - one_minus_z_0) + _S219.value0_45;
    var _S222 : Tuple_32;
    _S222.value0_44 = s_apply_unit_vector_0(vec3<f32>(h_0.x * _S217, h_0.y * _S218, s_apply_max_0(h_0.z, 9.999999960041972e-13f).value0_1)).value0_45;
    return _S222;
}

struct Tuple_34
{
     value0_46 : vec3<f32>,
};

fn s_apply_mirrored_0( _S223 : vec3<f32>,  _S224 : vec3<f32>) -> Tuple_34
{
    var _S225 : Tuple_34;
    _S225.value0_46 = _S224 * vec3<f32>((2.0f * s_apply_dot_0(_S223, _S224).value0_5)) - _S223;
    return _S225;
}

fn s_apply_conductor_sample_0( eta_5 : vec3<f32>,  k_3 : vec3<f32>,  alpha_4 : vec2<f32>,  smooth_1 : bool,  _S226 : vec3<f32>,  _S227 : vec2<f32>) -> Tuple_31
{
    var _S228 : Tuple_28 = s_apply_no_sample_0();
    var sample_1 : BsdfSample_0;
    if(smooth_1)
    {
        var _S229 : f32 = _S226.z;
        var _S230 : Tuple_22 = s_apply_fresnel_conductor_0(s_apply_abs_0(_S229).value0_2, eta_5, k_3);
        sample_1.wi_0 = vec3<f32>(- _S226.x, - _S226.y, _S229);
        sample_1.weight_3 = _S230.value0_34;
        sample_1.pdf_3 = 1.0f;
        sample_1.valid_1 = true;
        sample_1.delta_4 = true;
    }
    else
    {
        var width_6 : vec2<f32> = ggx_widths_0(alpha_4);
        var _S231 : Tuple_32 = s_apply_ggx_sample_visible_0(width_6, _S226, _S227);
        var _S232 : Tuple_34 = s_apply_mirrored_0(_S226, _S231.value0_44);
        var _S233 : f32 = _S226.z;
        if((_S233 * _S232.value0_46.z) > 0.0f)
        {
            var masking_o_1 : f32 = 1.0f + s_apply_ggx_lambda_0(width_6, _S226).value0_32;
            sample_1 = _S228.value0_40;
            sample_1.wi_0 = _S232.value0_46;
            sample_1.weight_3 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S226, _S231.value0_44).value0_5).value0_2, eta_5, k_3).value0_34 * vec3<f32>((masking_o_1 / (masking_o_1 + s_apply_ggx_lambda_0(width_6, _S232.value0_46).value0_32)));
            sample_1.pdf_3 = s_apply_ggx_density_0(width_6, _S231.value0_44).value0_33 / (4.0f * s_apply_abs_0(_S233).value0_2 * masking_o_1);
            sample_1.valid_1 = true;
        }
        else
        {
            sample_1 = _S228.value0_40;
        }
    }
    var _S234 : Tuple_31;
    _S234.value0_43 = sample_1;
    return _S234;
}

struct Tuple_35
{
     value0_47 : BsdfSample_0,
};

struct Refraction_0
{
     direction_4 : vec3<f32>,
     valid_2 : bool,
};

struct Tuple_36
{
     value0_48 : Refraction_0,
};

fn s_apply_refracted_0( _S235 : vec3<f32>,  _S236 : vec3<f32>,  eta_outer_1 : f32) -> Tuple_36
{
    var _S237 : Tuple_5 = s_apply_dot_0(_S235, _S236);
    var cos_i_1 : f32;
    var eta_6 : f32;
    var m_3 : vec3<f32>;
    if((_S237.value0_5) < 0.0f)
    {
        var _S238 : vec3<f32> = (vec3<f32>(0) - _S236);
        var _S239 : f32 = 1.0f / eta_outer_1;
        cos_i_1 = - _S237.value0_5;
        eta_6 = _S239;
        m_3 = _S238;
    }
    else
    {
        cos_i_1 = _S237.value0_5;
        eta_6 = eta_outer_1;
        m_3 = _S236;
    }
    var sin2_t_1 : f32 = s_apply_max_0(1.0f - s_apply_sqr_0(cos_i_1).value0_20, 0.0f).value0_1 / (eta_6 * eta_6);
    var _S240 : vec3<f32> = vec3<f32>(0.0f);
    var result_1 : Refraction_0;
    if(sin2_t_1 < 1.0f)
    {
        result_1.direction_4 = m_3 * vec3<f32>((cos_i_1 / eta_6 - s_apply_safe_sqrt_0(1.0f - sin2_t_1).value0_27)) - _S235 * vec3<f32>((1.0f / eta_6));
        result_1.valid_2 = true;
    }
    else
    {
        result_1.direction_4 = _S240;
        result_1.valid_2 = false;
    }
    var _S241 : Tuple_36;
    _S241.value0_48 = result_1;
    return _S241;
}

fn s_apply_smooth_dielectric_sample_0( eta_7 : f32,  _S242 : vec3<f32>,  lobe_2 : f32) -> Tuple_35
{
    var _S243 : Tuple_28 = s_apply_no_sample_0();
    var _S244 : f32 = _S242.z;
    var sample_2 : BsdfSample_0;
    if(lobe_2 < (s_apply_fresnel_dielectric_0(_S244, eta_7).value0_37))
    {
        var _S245 : vec3<f32> = vec3<f32>(1.0f);
        sample_2.wi_0 = vec3<f32>(- _S242.x, - _S242.y, _S244);
        sample_2.weight_3 = _S245;
        sample_2.pdf_3 = 1.0f;
        sample_2.valid_1 = true;
        sample_2.delta_4 = true;
    }
    else
    {
        var _S246 : Tuple_36 = s_apply_refracted_0(_S242, vec3<f32>(0.0f, 0.0f, 1.0f), eta_7);
        if(_S246.value0_48.valid_2)
        {
            var crossing_1 : f32;
            if(_S244 > 0.0f)
            {
                crossing_1 = eta_7;
            }
            else
            {
                crossing_1 = 1.0f / eta_7;
            }
            var _S247 : vec3<f32> = vec3<f32>((1.0f / (crossing_1 * crossing_1)));
            sample_2.wi_0 = _S246.value0_48.direction_4;
            sample_2.weight_3 = _S247;
            sample_2.pdf_3 = 1.0f;
            sample_2.valid_1 = true;
            sample_2.delta_4 = true;
        }
        else
        {
            sample_2 = _S243.value0_40;
        }
    }
    var _S248 : Tuple_35;
    _S248.value0_47 = sample_2;
    return _S248;
}

struct Tuple_37
{
     value0_49 : BsdfSample_0,
};

fn s_apply_rough_dielectric_sample_0( eta_8 : f32,  alpha_5 : vec2<f32>,  _S249 : vec3<f32>,  _S250 : vec2<f32>,  lobe_3 : f32) -> Tuple_37
{
    var _S251 : Tuple_28 = s_apply_no_sample_0();
    var width_7 : vec2<f32> = ggx_widths_0(alpha_5);
    var _S252 : Tuple_32 = s_apply_ggx_sample_visible_0(width_7, _S249, _S250);
    var _S253 : Tuple_5 = s_apply_dot_0(_S249, _S252.value0_44);
    var _S254 : Tuple_25 = s_apply_fresnel_dielectric_0(_S253.value0_5, eta_8);
    var masking_o_2 : f32 = 1.0f + s_apply_ggx_lambda_0(width_7, _S249).value0_32;
    var _S255 : Tuple_2 = s_apply_abs_0(_S253.value0_5);
    var _S256 : f32 = _S249.z;
    var visible_0 : f32 = s_apply_ggx_density_0(width_7, _S252.value0_44).value0_33 * _S255.value0_2 / (masking_o_2 * s_apply_abs_0(_S256).value0_2);
    var sample_3 : BsdfSample_0;
    if(lobe_3 < (_S254.value0_37))
    {
        var _S257 : Tuple_34 = s_apply_mirrored_0(_S249, _S252.value0_44);
        if((_S256 * _S257.value0_46.z) > 0.0f)
        {
            sample_3 = _S251.value0_40;
            sample_3.wi_0 = _S257.value0_46;
            sample_3.weight_3 = vec3<f32>((masking_o_2 / (masking_o_2 + s_apply_ggx_lambda_0(width_7, _S257.value0_46).value0_32)));
            sample_3.pdf_3 = _S254.value0_37 * visible_0 / (4.0f * _S255.value0_2);
            sample_3.valid_1 = true;
        }
        else
        {
            sample_3 = _S251.value0_40;
        }
    }
    else
    {
        var _S258 : Tuple_36 = s_apply_refracted_0(_S249, _S252.value0_44, eta_8);
        var _S259 : bool;
        if(_S258.value0_48.valid_2)
        {
            _S259 = (_S256 * _S258.value0_48.direction_4.z) < 0.0f;
        }
        else
        {
            _S259 = false;
        }
        if(_S259)
        {
            var crossing_2 : f32;
            if(_S256 > 0.0f)
            {
                crossing_2 = eta_8;
            }
            else
            {
                crossing_2 = 1.0f / eta_8;
            }
            var _S260 : Tuple_5 = s_apply_dot_0(_S258.value0_48.direction_4, _S252.value0_44);
            var jacobian_0 : f32 = s_apply_abs_0(_S260.value0_5).value0_2 / s_apply_sqr_0(_S260.value0_5 + _S253.value0_5 / crossing_2).value0_20;
            sample_3 = _S251.value0_40;
            sample_3.wi_0 = _S258.value0_48.direction_4;
            sample_3.weight_3 = vec3<f32>((masking_o_2 / ((masking_o_2 + s_apply_ggx_lambda_0(width_7, _S258.value0_48.direction_4).value0_32) * crossing_2 * crossing_2)));
            sample_3.pdf_3 = (1.0f - _S254.value0_37) * visible_0 * jacobian_0;
            sample_3.valid_1 = true;
        }
        else
        {
            sample_3 = _S251.value0_40;
        }
    }
    var _S261 : Tuple_37;
    _S261.value0_49 = sample_3;
    return _S261;
}

fn s_apply_bsdf_sample_0( material_4 : Material_0,  _S262 : vec3<f32>,  _S263 : vec2<f32>,  lobe_4 : f32) -> Tuple_27
{
    var _S264 : Tuple_28 = s_apply_no_sample_0();
    var smooth_2 : bool = (((material_4.flags_0) & (u32(2)))) != u32(0);
    var sample_4 : BsdfSample_0;
    if((_S262.z) != 0.0f)
    {
        if((material_4.kind_0) == u32(0))
        {
            sample_4 = s_apply_diffuse_sample_0(material_4.a_0.xyz, _S262, _S263).value0_41;
        }
        else
        {
            if((material_4.kind_0) == u32(1))
            {
                sample_4 = s_apply_conductor_sample_0(material_4.a_0.xyz, material_4.b_0.xyz, material_4.alpha_0, smooth_2, _S262, _S263).value0_43;
            }
            else
            {
                if(smooth_2)
                {
                    sample_4 = s_apply_smooth_dielectric_sample_0(material_4.a_0.x, _S262, lobe_4).value0_47;
                }
                else
                {
                    sample_4 = s_apply_rough_dielectric_sample_0(material_4.a_0.x, material_4.alpha_0, _S262, _S263, lobe_4).value0_49;
                }
            }
        }
    }
    else
    {
        sample_4 = _S264.value0_40;
    }
    var _S265 : Tuple_27;
    _S265.value0_39 = sample_4;
    return _S265;
}

struct Tuple_38
{
     value0_50 : vec3<f32>,
};

fn s_apply_to_world_0( _S266 : Frame_0,  _S267 : vec3<f32>) -> Tuple_38
{
    var _S268 : Tuple_38;
    _S268.value0_50 = _S266.s_0 * vec3<f32>(_S267.x) + _S266.t_0 * vec3<f32>(_S267.y) + _S266.n_0 * vec3<f32>(_S267.z);
    return _S268;
}

struct Tuple_39
{
     value0_51 : vec3<f32>,
};

fn s_apply_ray_origin_0( _S269 : Surface_0,  _S270 : vec3<f32>,  clearance_1 : f32) -> Tuple_39
{
    var offset_1 : f32;
    if((s_apply_dot_0(_S270, _S269.geometric_normal_0).value0_5) > 0.0f)
    {
        offset_1 = clearance_1;
    }
    else
    {
        offset_1 = - clearance_1;
    }
    var _S271 : Tuple_39;
    _S271.value0_51 = _S269.position_0 + _S269.geometric_normal_0 * vec3<f32>(offset_1);
    return _S271;
}

fn s_apply_scatter_0( material_5 : Material_0,  _S272 : Surface_0,  _S273 : vec3<f32>,  _S274 : vec2<f32>,  lobe_5 : f32,  clearance_2 : f32) -> Tuple_26
{
    var _S275 : Tuple_27 = s_apply_bsdf_sample_0(material_5, _S273, _S274, lobe_5);
    var _S276 : Tuple_38 = s_apply_to_world_0(_S272.frame_0, _S275.value0_39.wi_0);
    var _S277 : Tuple_39 = s_apply_ray_origin_0(_S272, _S276.value0_50, clearance_2);
    var _S278 : Tuple_26;
    _S278.value0_38.weight_2 = _S275.value0_39.weight_3;
    _S278.value0_38.origin_1 = _S277.value0_51;
    _S278.value0_38.direction_3 = _S276.value0_50;
    _S278.value0_38.pdf_2 = _S275.value0_39.pdf_3;
    _S278.value0_38.valid_0 = _S275.value0_39.valid_1;
    _S278.value0_38.delta_3 = _S275.value0_39.delta_4;
    return _S278;
}

struct Surface_Differential_0
{
     position_1 : vec3<f32>,
     frame_2 : Frame_0,
};

fn Frame_x24_syn_dzero_0() -> Frame_0
{
    var result_2 : Frame_0;
    var _S279 : vec3<f32> = vec3<f32>(0.0f);
    result_2.s_0 = _S279;
    result_2.t_0 = _S279;
    result_2.n_0 = _S279;
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
     direction_5 : vec3<f32>,
     pdf_4 : f32,
};

fn Departure_x24_syn_dzero_0() -> Departure_Differential_0
{
    var result_4 : Departure_Differential_0;
    var _S280 : vec3<f32> = vec3<f32>(0.0f);
    result_4.weight_4 = _S280;
    result_4.origin_2 = _S280;
    result_4.direction_5 = _S280;
    result_4.pdf_4 = 0.0f;
    return result_4;
}

fn Departure_x24_syn_dadd_0( SLANG_anonymous_0_0 : Departure_Differential_0,  SLANG_anonymous_1_0 : Departure_Differential_0) -> Departure_Differential_0
{
    var result_5 : Departure_Differential_0;
    result_5.weight_4 = SLANG_anonymous_0_0.weight_4 + SLANG_anonymous_1_0.weight_4;
    result_5.origin_2 = SLANG_anonymous_0_0.origin_2 + SLANG_anonymous_1_0.origin_2;
    result_5.direction_5 = SLANG_anonymous_0_0.direction_5 + SLANG_anonymous_1_0.direction_5;
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

fn s_bwdProp_ray_origin_0( _S281 : s_bwdCallableCtx_ray_origin_0,  _S282 : ptr<function, Surface_Differential_0>,  _S283 : ptr<function, vec3<f32>>,  _S284 : vec3<f32>)
{
    var _S285 : s_bwdCallableCtx_dot_0;
    _S285._S39 = _S281.value0_57.value1_8;
    _S285._S40 = _S281.value0_57.value0_56.geometric_normal_0;
    var _S286 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S287 : Surface_Differential_0 = _S286;
    _S287.position_1 = _S284;
    var _S288 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S286, _S287);
    var _S289 : vec3<f32> = vec3<f32>(0.0f);
    var _S290 : vec3<f32> = _S289;
    var _S291 : vec3<f32> = _S289;
    s_bwdProp_dot_0(_S285, &(_S290), &(_S291), 0.0f);
    (*_S282) = _S288;
    (*_S283) = _S290;
    return;
}

fn s_bwdProp_to_world_0( _S292 : s_bwdCallableCtx_to_world_0,  _S293 : ptr<function, Frame_0>,  _S294 : ptr<function, vec3<f32>>,  _S295 : vec3<f32>)
{
    var _S296 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S297 : vec3<f32> = _S292.value0_55.value0_54.n_0 * _S295;
    var _S298 : vec3<f32> = vec3<f32>(_S292.value0_55.value1_7.z) * _S295;
    var _S299 : f32 = _S297[i32(0)] + _S297[i32(1)] + _S297[i32(2)];
    var _S300 : vec3<f32> = _S292.value0_55.value0_54.t_0 * _S295;
    var _S301 : vec3<f32> = vec3<f32>(_S292.value0_55.value1_7.y) * _S295;
    var _S302 : f32 = _S300[i32(0)] + _S300[i32(1)] + _S300[i32(2)];
    var _S303 : vec3<f32> = _S292.value0_55.value0_54.s_0 * _S295;
    var _S304 : vec3<f32> = vec3<f32>(_S292.value0_55.value1_7.x) * _S295;
    var _S305 : f32 = _S303[i32(0)] + _S303[i32(1)] + _S303[i32(2)];
    var _S306 : Frame_0 = _S296;
    _S306.n_0 = _S298;
    _S306.t_0 = _S301;
    _S306.s_0 = _S304;
    var _S307 : vec3<f32> = vec3<f32>(_S305, _S302, _S299);
    (*_S293) = Frame_x24_syn_dadd_0(_S296, _S306);
    (*_S294) = _S307;
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
    var _S308 : vec3<f32> = vec3<f32>(0.0f);
    result_8.wi_1 = _S308;
    result_8.weight_5 = _S308;
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

fn s_bwdProp_safe_sqrt_0( _S309 : s_bwdCallableCtx_safe_sqrt_0,  _S310 : ptr<function, f32>,  _S311 : f32)
{
    var _S312 : bool = (_S309.value0_69.value0_68) > 0.0f;
    var _S313 : s_bwdCallableCtx_sqrt_0;
    if(_S312)
    {
        var _S314 : s_bwdCallableCtx_sqrt_0;
        _S314._S22 = _S309.value0_69.value0_68;
        _S313 = _S314;
    }
    else
    {
        _S313._S22 = 0.0f;
    }
    var _S315 : f32;
    if(_S312)
    {
        var _S316 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S313, &(_S316), _S311);
        _S315 = _S316;
    }
    else
    {
        _S315 = 0.0f;
    }
    (*_S310) = _S315;
    return;
}

fn s_bwdProp_sin_cos_turns_0( _S317 : s_bwdCallableCtx_sin_cos_turns_0,  _S318 : ptr<function, f32>,  _S319 : vec2<f32>)
{
    var quarter_1 : f32 = round(_S317.value0_67.value0_66 * 4.0f);
    var angle_1 : f32 = (_S317.value0_67.value0_66 - quarter_1 * 0.25f) * 6.28318548202514648f;
    var a2_1 : f32 = angle_1 * angle_1;
    var _S320 : f32 = -0.0001984127011383f + a2_1 * 2.75573188446287531e-06f;
    var _S321 : f32 = 0.00833333376795053f + a2_1 * _S320;
    var _S322 : f32 = -0.1666666716337204f + a2_1 * _S321;
    var _S323 : f32 = 1.0f + a2_1 * _S322;
    var _S324 : f32 = -0.00138888892251998f + a2_1 * 0.00002480158764229f;
    var _S325 : f32 = 0.0416666679084301f + a2_1 * _S324;
    var _S326 : f32 = -0.5f + a2_1 * _S325;
    var q_2 : i32 = (i32(quarter_1) & (i32(3)));
    var _S327 : bool = q_2 == i32(1);
    var _S328 : bool;
    var _S329 : bool;
    if(_S327)
    {
        _S328 = false;
        _S329 = false;
    }
    else
    {
        var _S330 : bool = q_2 == i32(2);
        if(_S330)
        {
            _S328 = false;
        }
        else
        {
            _S328 = q_2 == i32(3);
        }
        var _S331 : bool = _S328;
        _S328 = _S330;
        _S329 = _S331;
    }
    var _S332 : f32;
    var _S333 : f32;
    if(_S327)
    {
        var _S334 : f32 = - _S319[i32(1)];
        _S332 = _S319[i32(0)];
        _S333 = _S334;
    }
    else
    {
        if(_S328)
        {
            var _S335 : f32 = - _S319[i32(0)];
            _S332 = - _S319[i32(1)];
            _S333 = _S335;
        }
        else
        {
            if(_S329)
            {
                _S332 = - _S319[i32(0)];
                _S333 = _S319[i32(1)];
            }
            else
            {
                _S332 = _S319[i32(1)];
                _S333 = _S319[i32(0)];
            }
        }
    }
    var _S336 : f32 = a2_1 * _S332;
    var _S337 : f32 = a2_1 * _S336;
    var _S338 : f32 = angle_1 * _S333;
    var _S339 : f32 = a2_1 * _S338;
    var _S340 : f32 = a2_1 * _S339;
    var _S341 : f32 = angle_1 * (_S326 * _S332 + _S325 * _S336 + _S324 * _S337 + 0.00002480158764229f * (a2_1 * _S337) + _S322 * _S338 + _S321 * _S339 + _S320 * _S340 + 2.75573188446287531e-06f * (a2_1 * _S340));
    (*_S318) = 6.28318548202514648f * (_S323 * _S333 + _S341 + _S341);
    return;
}

fn s_bwdProp_diffuse_sample_0( _S342 : s_bwdCallableCtx_diffuse_sample_0,  _S343 : ptr<function, vec3<f32>>,  _S344 : ptr<function, vec2<f32>>,  _S345 : BsdfSample_Differential_0)
{
    var _S346 : f32 = _S342.value0_65.value1_9.x;
    var _S347 : Tuple_30 = s_apply_sin_cos_turns_0(_S346);
    var _S348 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S348.value0_66 = _S346;
    var _S349 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S348 );
    var _S350 : f32 = _S342.value0_65.value1_9.y;
    var _S351 : Tuple_15 = s_apply_safe_sqrt_0(_S350);
    var _S352 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S352.value0_68 = _S350;
    var _S353 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S352 );
    var _S354 : f32 = 1.0f - _S350;
    var _S355 : Tuple_15 = s_apply_safe_sqrt_0(_S354);
    var _S356 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S356.value0_68 = _S354;
    var _S357 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S356 );
    var _S358 : bool = (_S355.value0_27) > 0.0f;
    var side_1 : f32;
    var _S359 : f32;
    var _S360 : f32;
    if(_S358)
    {
        if((_S342.value0_65.value0_58.z) < 0.0f)
        {
            side_1 = -1.0f;
        }
        else
        {
            side_1 = 1.0f;
        }
        var _S361 : f32 = _S347.value0_42.y;
        _S359 = _S347.value0_42.x;
        _S360 = _S361;
    }
    else
    {
        side_1 = 0.0f;
        _S359 = 0.0f;
        _S360 = 0.0f;
    }
    var _S362 : vec3<f32> = vec3<f32>(0.0f);
    var _S363 : vec2<f32> = vec2<f32>(0.0f);
    var _S364 : vec2<f32>;
    if(_S358)
    {
        var _S365 : vec2<f32> = vec2<f32>(_S351.value0_27 * _S345.wi_1[i32(1)], _S351.value0_27 * _S345.wi_1[i32(0)]);
        var _S366 : f32 = _S359 * _S345.wi_1[i32(1)] + _S360 * _S345.wi_1[i32(0)];
        side_1 = 0.31830990314483643f * _S345.pdf_5 + side_1 * _S345.wi_1[i32(2)];
        _S359 = _S366;
        _S364 = _S365;
    }
    else
    {
        side_1 = 0.0f;
        _S359 = 0.0f;
        _S364 = _S363;
    }
    var _S367 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S357, &(_S367), side_1);
    var _S368 : f32 = - _S367;
    var _S369 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S353, &(_S369), _S359);
    var _S370 : f32 = _S368 + _S369;
    var _S371 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S349, &(_S371), _S364);
    var _S372 : vec2<f32> = vec2<f32>(_S371, _S370);
    (*_S343) = _S362;
    (*_S344) = _S372;
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

fn s_bwdProp_sqr_0( _S373 : s_bwdCallableCtx_sqr_0,  _S374 : ptr<function, f32>,  _S375 : f32)
{
    var _S376 : f32 = _S373.value0_83.value0_82 * _S375;
    (*_S374) = _S376 + _S376;
    return;
}

fn s_bwdProp_fresnel_conductor_channel_0( _S377 : s_bwdCallableCtx_fresnel_conductor_channel_0,  _S378 : ptr<function, f32>,  _S379 : f32)
{
    var _S380 : Tuple_0 = s_apply_min_0(_S377.value0_81.value0_80, 1.0f);
    var _S381 : s_bwdCallableCtx_min_0;
    _S381._S2 = _S377.value0_81.value0_80;
    _S381._S3 = 1.0f;
    var _S382 : Tuple_11 = s_apply_sqr_0(_S380.value0_0);
    var _S383 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S383.value0_82 = _S380.value0_0;
    var _S384 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S383 );
    var sin2_1 : f32 = 1.0f - _S382.value0_20;
    var _S385 : f32 = _S377.value0_81.value1_18;
    var _S386 : f32 = _S377.value0_81.value2_11;
    var t0_1 : f32 = _S385 * _S385 - _S386 * _S386 - sin2_1;
    var _S387 : Tuple_11 = s_apply_sqr_0(t0_1);
    var _S388 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S388.value0_82 = t0_1;
    var _S389 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S388 );
    var _S390 : f32 = _S387.value0_20 + 4.0f * _S377.value0_81.value1_18 * _S377.value0_81.value1_18 * _S377.value0_81.value2_11 * _S377.value0_81.value2_11;
    var _S391 : Tuple_15 = s_apply_safe_sqrt_0(_S390);
    var _S392 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S392.value0_68 = _S390;
    var _S393 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S392 );
    var _S394 : f32 = (_S391.value0_27 + t0_1) * 0.5f;
    var _S395 : Tuple_15 = s_apply_safe_sqrt_0(_S394);
    var _S396 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S396.value0_68 = _S394;
    var _S397 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S396 );
    var t1_1 : f32 = _S391.value0_27 + _S382.value0_20;
    var _S398 : f32 = 2.0f * _S395.value0_27;
    var t2_1 : f32 = _S398 * _S380.value0_0;
    var _S399 : f32 = t1_1 - t2_1;
    var _S400 : f32 = t1_1 + t2_1;
    var perpendicular_1 : f32 = _S399 / _S400;
    var _S401 : f32 = _S400 * _S400;
    var _S402 : f32 = _S382.value0_20 * _S391.value0_27;
    var _S403 : Tuple_11 = s_apply_sqr_0(sin2_1);
    var _S404 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S404.value0_82 = sin2_1;
    var _S405 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S404 );
    var t3_1 : f32 = _S402 + _S403.value0_20;
    var t4_1 : f32 = t2_1 * sin2_1;
    var _S406 : f32 = t3_1 - t4_1;
    var _S407 : f32 = t3_1 + t4_1;
    var s_diff_parallel_T_0 : f32 = 0.5f * _S379;
    var _S408 : f32 = s_diff_parallel_T_0 / (_S407 * _S407);
    var _S409 : f32 = perpendicular_1 * _S406 * - _S408;
    var _S410 : f32 = _S407 * _S408;
    var _S411 : f32 = perpendicular_1 * _S410;
    var _S412 : f32 = _S406 * _S410;
    var _S413 : f32 = _S409 + - _S411;
    var _S414 : f32 = t2_1 * _S413;
    var _S415 : f32 = sin2_1 * _S413;
    var _S416 : f32 = _S409 + _S411;
    var _S417 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S405, &(_S417), _S416);
    var _S418 : f32 = _S382.value0_20 * _S416;
    var _S419 : f32 = _S391.value0_27 * _S416;
    var _S420 : f32 = (s_diff_parallel_T_0 + _S412) / _S401;
    var _S421 : f32 = _S399 * - _S420;
    var _S422 : f32 = _S400 * _S420;
    var _S423 : f32 = _S415 + _S421 + - _S422;
    var _S424 : f32 = _S398 * _S423;
    var _S425 : f32 = 2.0f * (_S380.value0_0 * _S423);
    var _S426 : f32 = _S421 + _S422;
    var _S427 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S397, &(_S427), _S425);
    var _S428 : f32 = 0.5f * _S427;
    var _S429 : f32 = _S418 + _S426 + _S428;
    var _S430 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S393, &(_S430), _S429);
    var _S431 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S389, &(_S431), _S430);
    var _S432 : f32 = _S419 + _S426 + - (_S414 + _S417 + - (_S428 + _S431));
    var _S433 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S384, &(_S433), _S432);
    var _S434 : f32 = _S424 + _S433;
    var _S435 : f32 = 0.0f;
    var _S436 : f32 = 0.0f;
    s_bwdProp_min_0(_S381, &(_S435), &(_S436), _S434);
    (*_S378) = _S435;
    return;
}

fn s_bwdProp_fresnel_conductor_0( _S437 : s_bwdCallableCtx_fresnel_conductor_0,  _S438 : ptr<function, f32>,  _S439 : vec3<f32>)
{
    var _S440 : f32 = _S437.value0_77.value1_13.x;
    var _S441 : f32 = _S437.value0_77.value2_9.x;
    var _S442 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S442.value0_80 = _S437.value0_77.value0_70;
    _S442.value1_18 = _S440;
    _S442.value2_11 = _S441;
    var _S443 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S442 );
    var _S444 : f32 = _S437.value0_77.value1_13.y;
    var _S445 : f32 = _S437.value0_77.value2_9.y;
    var _S446 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S446.value0_80 = _S437.value0_77.value0_70;
    _S446.value1_18 = _S444;
    _S446.value2_11 = _S445;
    var _S447 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S446 );
    var _S448 : f32 = _S437.value0_77.value1_13.z;
    var _S449 : f32 = _S437.value0_77.value2_9.z;
    var _S450 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S450.value0_80 = _S437.value0_77.value0_70;
    _S450.value1_18 = _S448;
    _S450.value2_11 = _S449;
    var _S451 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S450 );
    var _S452 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S451, &(_S452), _S439[i32(2)]);
    var _S453 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S447, &(_S453), _S439[i32(1)]);
    var _S454 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S443, &(_S454), _S439[i32(0)]);
    (*_S438) = _S452 + _S453 + _S454;
    return;
}

fn s_bwdProp_ggx_density_0( _S455 : s_bwdCallableCtx_ggx_density_0,  _S456 : ptr<function, vec3<f32>>,  _S457 : f32)
{
    var _S458 : f32 = _S455.value0_75.value0_74.x;
    var _S459 : f32 = _S455.value0_75.value1_17.x / _S458;
    var _S460 : Tuple_11 = s_apply_sqr_0(_S459);
    var _S461 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S461.value0_82 = _S459;
    var _S462 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S461 );
    var _S463 : f32 = _S455.value0_75.value0_74.y;
    var _S464 : f32 = _S455.value0_75.value1_17.y / _S463;
    var _S465 : Tuple_11 = s_apply_sqr_0(_S464);
    var _S466 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S466.value0_82 = _S464;
    var _S467 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S466 );
    var _S468 : f32 = _S460.value0_20 + _S465.value0_20;
    var _S469 : f32 = _S455.value0_75.value1_17.z;
    var _S470 : Tuple_11 = s_apply_sqr_0(_S469);
    var _S471 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S471.value0_82 = _S469;
    var _S472 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S471 );
    var s_3 : f32 = _S468 + _S470.value0_20;
    var _S473 : f32 = 3.14159274101257324f * _S458 * _S463;
    var _S474 : Tuple_11 = s_apply_sqr_0(s_3);
    var _S475 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S475.value0_82 = s_3;
    var _S476 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S475 );
    var _S477 : f32 = _S473 * _S474.value0_20;
    var _S478 : f32 = _S473 * - (_S457 / (_S477 * _S477));
    var _S479 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S476, &(_S479), _S478);
    var _S480 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S472, &(_S480), _S479);
    var _S481 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S467, &(_S481), _S479);
    var _S482 : f32 = _S481 / _S463;
    var _S483 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S462, &(_S483), _S479);
    (*_S456) = vec3<f32>(_S483 / _S458, _S482, _S480);
    return;
}

fn s_bwdProp_ggx_lambda_0( _S484 : s_bwdCallableCtx_ggx_lambda_0,  _S485 : ptr<function, vec3<f32>>,  _S486 : f32)
{
    var _S487 : f32 = _S484.value0_76.value0_73.x;
    var _S488 : f32 = _S487 * _S484.value0_76.value1_16.x;
    var _S489 : Tuple_11 = s_apply_sqr_0(_S488);
    var _S490 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S490.value0_82 = _S488;
    var _S491 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S490 );
    var _S492 : f32 = _S484.value0_76.value0_73.y;
    var _S493 : f32 = _S492 * _S484.value0_76.value1_16.y;
    var _S494 : Tuple_11 = s_apply_sqr_0(_S493);
    var _S495 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S495.value0_82 = _S493;
    var _S496 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S495 );
    var _S497 : f32 = _S489.value0_20 + _S494.value0_20;
    var _S498 : f32 = _S484.value0_76.value1_16.z;
    var _S499 : Tuple_11 = s_apply_sqr_0(_S498);
    var _S500 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S500.value0_82 = _S498;
    var _S501 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S500 );
    var _S502 : f32 = _S499.value0_20 * _S499.value0_20;
    var _S503 : s_bwdCallableCtx_sqrt_0;
    _S503._S22 = 1.0f + _S497 / _S499.value0_20;
    var _S504 : f32 = 0.5f * _S486;
    var _S505 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S503, &(_S505), _S504);
    var _S506 : f32 = _S505 / _S502;
    var _S507 : f32 = _S497 * - _S506;
    var _S508 : f32 = _S499.value0_20 * _S506;
    var _S509 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S501, &(_S509), _S507);
    var _S510 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S496, &(_S510), _S508);
    var _S511 : f32 = _S492 * _S510;
    var _S512 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S491, &(_S512), _S508);
    (*_S485) = vec3<f32>(_S487 * _S512, _S511, _S509);
    return;
}

fn s_bwdProp_mirrored_0( _S513 : s_bwdCallableCtx_mirrored_0,  _S514 : ptr<function, vec3<f32>>,  _S515 : ptr<function, vec3<f32>>,  _S516 : vec3<f32>)
{
    var _S517 : Tuple_5 = s_apply_dot_0(_S513.value0_78.value0_72, _S513.value0_78.value1_15);
    var _S518 : s_bwdCallableCtx_dot_0;
    _S518._S39 = _S513.value0_78.value0_72;
    _S518._S40 = _S513.value0_78.value1_15;
    var _S519 : vec3<f32> = (vec3<f32>(0) - _S516);
    var _S520 : vec3<f32> = _S513.value0_78.value1_15 * _S516;
    var _S521 : vec3<f32> = vec3<f32>((2.0f * _S517.value0_5)) * _S516;
    var _S522 : f32 = 2.0f * (_S520[i32(0)] + _S520[i32(1)] + _S520[i32(2)]);
    var _S523 : vec3<f32> = vec3<f32>(0.0f);
    var _S524 : vec3<f32> = _S523;
    var _S525 : vec3<f32> = _S523;
    s_bwdProp_dot_0(_S518, &(_S524), &(_S525), _S522);
    var _S526 : vec3<f32> = _S521 + _S525;
    (*_S514) = _S519 + _S524;
    (*_S515) = _S526;
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

fn s_bwdProp_unit_vector_0( _S527 : s_bwdCallableCtx_unit_vector_0,  _S528 : ptr<function, vec3<f32>>,  _S529 : vec3<f32>)
{
    var _S530 : vec3<f32> = _S527.value0_85.value0_84;
    var _S531 : Tuple_5 = s_apply_dot_0(_S530, _S530);
    var _S532 : s_bwdCallableCtx_dot_0;
    _S532._S39 = _S527.value0_85.value0_84;
    _S532._S40 = _S527.value0_85.value0_84;
    var _S533 : Tuple_3 = s_apply_sqrt_0(_S531.value0_5);
    var _S534 : s_bwdCallableCtx_sqrt_0;
    _S534._S22 = _S531.value0_5;
    var _S535 : vec3<f32> = _S527.value0_85.value0_84 * _S529;
    var _S536 : vec3<f32> = vec3<f32>((1.0f / _S533.value0_3)) * _S529;
    var _S537 : f32 = - ((_S535[i32(0)] + _S535[i32(1)] + _S535[i32(2)]) / (_S533.value0_3 * _S533.value0_3));
    var _S538 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S534, &(_S538), _S537);
    var _S539 : vec3<f32> = vec3<f32>(0.0f);
    var _S540 : vec3<f32> = _S539;
    var _S541 : vec3<f32> = _S539;
    s_bwdProp_dot_0(_S532, &(_S540), &(_S541), _S538);
    (*_S528) = _S536 + _S540 + _S541;
    return;
}

fn s_bwdProp_ggx_sample_visible_0( _S542 : s_bwdCallableCtx_ggx_sample_visible_0,  _S543 : ptr<function, vec3<f32>>,  _S544 : ptr<function, vec2<f32>>,  _S545 : vec3<f32>)
{
    var _S546 : bool = (_S542.value0_79.value1_14.z) < 0.0f;
    var w_2 : vec3<f32>;
    if(_S546)
    {
        w_2 = (vec3<f32>(0) - _S542.value0_79.value1_14);
    }
    else
    {
        w_2 = _S542.value0_79.value1_14;
    }
    var _S547 : f32 = _S542.value0_79.value0_71.x;
    var _S548 : f32 = _S542.value0_79.value0_71.y;
    var _S549 : vec3<f32> = vec3<f32>(w_2.x * _S547, w_2.y * _S548, w_2.z);
    var _S550 : Tuple_33 = s_apply_unit_vector_0(_S549);
    var _S551 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S551.value0_84 = _S549;
    var _S552 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S551 );
    var _S553 : f32 = _S542.value0_79.value2_10.x;
    var _S554 : Tuple_30 = s_apply_sin_cos_turns_0(_S553);
    var _S555 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S555.value0_66 = _S553;
    var _S556 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S555 );
    var _S557 : f32 = _S542.value0_79.value2_10.y;
    var _S558 : f32 = 1.0f + _S550.value0_45.z;
    var one_minus_z_1 : f32 = _S557 * _S558;
    var _S559 : f32 = 2.0f - one_minus_z_1;
    var _S560 : f32 = one_minus_z_1 * _S559;
    var _S561 : Tuple_15 = s_apply_safe_sqrt_0(_S560);
    var _S562 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S562.value0_68 = _S560;
    var _S563 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S562 );
    var _S564 : f32 = _S554.value0_42.y;
    var _S565 : f32 = _S554.value0_42.x;
    var h_1 : vec3<f32> = vec3<f32>(_S561.value0_27 * _S564, _S561.value0_27 * _S565, 1.0f - one_minus_z_1) + _S550.value0_45;
    var _S566 : f32 = h_1.x * _S547;
    var _S567 : f32 = h_1.y * _S548;
    var _S568 : f32 = h_1.z;
    var _S569 : Tuple_1 = s_apply_max_0(_S568, 9.999999960041972e-13f);
    var _S570 : s_bwdCallableCtx_max_0;
    _S570._S10 = _S568;
    _S570._S11 = 9.999999960041972e-13f;
    var _S571 : s_bwdCallableCtx_max_0 = _S570;
    var _S572 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S572.value0_84 = vec3<f32>(_S566, _S567, _S569.value0_1);
    var _S573 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S572 );
    var _S574 : vec3<f32> = vec3<f32>(0.0f);
    var _S575 : vec3<f32> = _S574;
    s_bwdProp_unit_vector_0(_S573, &(_S575), _S545);
    var _S576 : f32 = 0.0f;
    var _S577 : f32 = 0.0f;
    s_bwdProp_max_0(_S571, &(_S576), &(_S577), _S575[i32(2)]);
    var _S578 : f32 = _S548 * _S575[i32(1)];
    var _S579 : f32 = _S547 * _S575[i32(0)];
    var s_diff_h_T_0 : vec3<f32> = vec3<f32>(_S579, _S578, _S576);
    var _S580 : f32 = - _S576;
    var _S581 : f32 = _S561.value0_27 * _S578;
    var _S582 : f32 = _S561.value0_27 * _S579;
    var _S583 : f32 = _S565 * _S578 + _S564 * _S579;
    var _S584 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S563, &(_S584), _S583);
    var _S585 : f32 = _S580 + _S559 * _S584 + - (one_minus_z_1 * _S584);
    var _S586 : f32 = _S557 * _S585;
    var _S587 : f32 = _S558 * _S585;
    var _S588 : vec2<f32> = vec2<f32>(_S581, _S582);
    var _S589 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S556, &(_S589), _S588);
    var _S590 : vec3<f32> = s_diff_h_T_0 + vec3<f32>(0.0f, 0.0f, _S586);
    var _S591 : vec3<f32> = _S574;
    s_bwdProp_unit_vector_0(_S552, &(_S591), _S590);
    var _S592 : vec3<f32> = vec3<f32>(_S547 * _S591[i32(0)], _S548 * _S591[i32(1)], _S591[i32(2)]);
    var _S593 : vec2<f32> = vec2<f32>(_S589, _S587);
    if(_S546)
    {
        w_2 = (vec3<f32>(0) - _S592);
    }
    else
    {
        w_2 = _S592;
    }
    (*_S543) = w_2;
    (*_S544) = _S593;
    return;
}

fn s_bwdProp_conductor_sample_0( _S594 : s_bwdCallableCtx_conductor_sample_0,  _S595 : ptr<function, vec3<f32>>,  _S596 : ptr<function, vec2<f32>>,  _S597 : BsdfSample_Differential_0)
{
    var _S598 : vec3<f32> = vec3<f32>(0.0f);
    var _S599 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S598, _S598 );
    var _S600 : vec2<f32> = vec2<f32>(0.0f);
    var _S601 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0( _S600, _S598, _S600 );
    var _S602 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S598, _S598 );
    var _S603 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S600, _S598 );
    var _S604 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S600, _S598 );
    var _S605 : f32;
    var _S606 : f32;
    var _S607 : f32;
    var _S608 : f32;
    var _S609 : f32;
    var _S610 : f32;
    var _S611 : f32;
    var _S612 : f32;
    var _S613 : f32;
    var _S614 : s_bwdCallableCtx_abs_0;
    var _S615 : s_bwdCallableCtx_abs_0;
    var _S616 : s_bwdCallableCtx_abs_0;
    var _S617 : s_bwdCallableCtx_ggx_density_0;
    var _S618 : vec3<f32>;
    var _S619 : vec3<f32>;
    var _S620 : s_bwdCallableCtx_ggx_lambda_0;
    var _S621 : s_bwdCallableCtx_ggx_lambda_0;
    var _S622 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S623 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S624 : s_bwdCallableCtx_dot_0;
    var _S625 : bool;
    var _S626 : s_bwdCallableCtx_mirrored_0;
    var _S627 : s_bwdCallableCtx_ggx_sample_visible_0;
    if(_S594.value0_64.value3_5)
    {
        var _S628 : f32 = _S594.value0_64.value4_4.z;
        var _S629 : Tuple_2 = s_apply_abs_0(_S628);
        var _S630 : s_bwdCallableCtx_abs_0;
        _S630._S18 = _S628;
        var _S631 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S631.value0_70 = _S629.value0_2;
        _S631.value1_13 = _S594.value0_64.value0_59;
        _S631.value2_9 = _S594.value0_64.value1_10;
        _S622.value0_77 = _S631;
        _S614 = _S630;
        _S625 = false;
        _S605 = 0.0f;
        _S606 = 0.0f;
        _S607 = 0.0f;
        _S608 = 0.0f;
        _S609 = 0.0f;
        _S615._S18 = 0.0f;
        _S617.value0_75 = _S604;
        _S618 = _S598;
        _S619 = _S598;
        _S610 = 0.0f;
        _S611 = 0.0f;
        _S620.value0_76 = _S603;
        _S623.value0_77 = _S599;
        _S616._S18 = 0.0f;
        _S624._S39 = _S598;
        _S624._S40 = _S598;
        _S621.value0_76 = _S603;
        _S612 = 0.0f;
        _S613 = 0.0f;
        _S626.value0_78 = _S602;
        _S627.value0_79 = _S601;
    }
    else
    {
        var width_8 : vec2<f32> = ggx_widths_0(_S594.value0_64.value2_6);
        var _S632 : Tuple_32 = s_apply_ggx_sample_visible_0(width_8, _S594.value0_64.value4_4, _S594.value0_64.value5_2);
        var _S633 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
        _S633.value0_71 = width_8;
        _S633.value1_14 = _S594.value0_64.value4_4;
        _S633.value2_10 = _S594.value0_64.value5_2;
        var _S634 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = _S633;
        var _S635 : Tuple_34 = s_apply_mirrored_0(_S594.value0_64.value4_4, _S632.value0_44);
        var _S636 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S636.value0_72 = _S594.value0_64.value4_4;
        _S636.value1_15 = _S632.value0_44;
        var _S637 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S636;
        var _S638 : f32 = _S594.value0_64.value4_4.z;
        var _S639 : f32 = _S635.value0_46.z;
        var _S640 : bool = (_S638 * _S639) > 0.0f;
        if(_S640)
        {
            var _S641 : Tuple_20 = s_apply_ggx_lambda_0(width_8, _S594.value0_64.value4_4);
            var _S642 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S642.value0_73 = width_8;
            _S642.value1_16 = _S594.value0_64.value4_4;
            var masking_o_3 : f32 = 1.0f + _S641.value0_32;
            var _S643 : Tuple_5 = s_apply_dot_0(_S594.value0_64.value4_4, _S632.value0_44);
            var _S644 : s_bwdCallableCtx_dot_0;
            _S644._S39 = _S594.value0_64.value4_4;
            _S644._S40 = _S632.value0_44;
            var _S645 : Tuple_2 = s_apply_abs_0(_S643.value0_5);
            var _S646 : s_bwdCallableCtx_abs_0;
            _S646._S18 = _S643.value0_5;
            var _S647 : Tuple_22 = s_apply_fresnel_conductor_0(_S645.value0_2, _S594.value0_64.value0_59, _S594.value0_64.value1_10);
            var _S648 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
            _S648.value0_70 = _S645.value0_2;
            _S648.value1_13 = _S594.value0_64.value0_59;
            _S648.value2_9 = _S594.value0_64.value1_10;
            var _S649 : Tuple_20 = s_apply_ggx_lambda_0(width_8, _S635.value0_46);
            var _S650 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S650.value0_73 = width_8;
            _S650.value1_16 = _S635.value0_46;
            var _S651 : f32 = masking_o_3 + _S649.value0_32;
            var _S652 : vec3<f32> = vec3<f32>((masking_o_3 / _S651));
            var _S653 : f32 = _S651 * _S651;
            var _S654 : Tuple_21 = s_apply_ggx_density_0(width_8, _S632.value0_44);
            var _S655 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
            _S655.value0_74 = width_8;
            _S655.value1_17 = _S632.value0_44;
            var _S656 : Tuple_2 = s_apply_abs_0(_S638);
            var _S657 : s_bwdCallableCtx_abs_0;
            _S657._S18 = _S638;
            var _S658 : f32 = 4.0f * _S656.value0_2;
            var _S659 : f32 = _S658 * masking_o_3;
            _S605 = _S659 * _S659;
            _S606 = _S654.value0_33;
            _S607 = _S659;
            _S608 = _S658;
            _S609 = masking_o_3;
            _S614 = _S657;
            _S617.value0_75 = _S655;
            _S618 = _S647.value0_34;
            _S619 = _S652;
            _S610 = _S653;
            _S611 = _S651;
            _S620.value0_76 = _S650;
            _S622.value0_77 = _S648;
            _S615 = _S646;
            _S624 = _S644;
            _S621.value0_76 = _S642;
        }
        else
        {
            _S605 = 0.0f;
            _S606 = 0.0f;
            _S607 = 0.0f;
            _S608 = 0.0f;
            _S609 = 0.0f;
            _S614._S18 = 0.0f;
            _S617.value0_75 = _S604;
            _S618 = _S598;
            _S619 = _S598;
            _S610 = 0.0f;
            _S611 = 0.0f;
            _S620.value0_76 = _S603;
            _S622.value0_77 = _S599;
            _S615._S18 = 0.0f;
            _S624._S39 = _S598;
            _S624._S40 = _S598;
            _S621.value0_76 = _S603;
        }
        var _S660 : s_bwdCallableCtx_abs_0 = _S614;
        var _S661 : s_bwdCallableCtx_fresnel_conductor_0 = _S622;
        var _S662 : s_bwdCallableCtx_abs_0 = _S615;
        _S622.value0_77 = _S599;
        _S614._S18 = 0.0f;
        _S625 = _S640;
        _S615 = _S660;
        _S623 = _S661;
        _S616 = _S662;
        _S612 = _S638;
        _S613 = _S639;
        _S626.value0_78 = _S637;
        _S627.value0_79 = _S634;
    }
    var _S663 : vec2<f32>;
    if(_S594.value0_64.value3_5)
    {
        var _S664 : f32 = 0.0f;
        s_bwdProp_fresnel_conductor_0(_S622, &(_S664), _S597.weight_5);
        var _S665 : f32 = 0.0f;
        s_bwdProp_abs_0(_S614, &(_S665), _S664);
        _S618 = vec3<f32>(- _S597.wi_1[i32(0)], - _S597.wi_1[i32(1)], _S665 + _S597.wi_1[i32(2)]);
        _S663 = _S600;
    }
    else
    {
        var _S666 : vec3<f32>;
        if(_S625)
        {
            var _S667 : f32 = _S597.pdf_5 / _S605;
            var _S668 : f32 = _S606 * - _S667;
            var _S669 : f32 = _S607 * _S667;
            var _S670 : f32 = _S608 * _S668;
            var _S671 : f32 = 4.0f * (_S609 * _S668);
            var _S672 : f32 = 0.0f;
            s_bwdProp_abs_0(_S615, &(_S672), _S671);
            var _S673 : vec3<f32> = _S598;
            s_bwdProp_ggx_density_0(_S617, &(_S673), _S669);
            var _S674 : vec3<f32> = _S618 * _S597.weight_5;
            var _S675 : vec3<f32> = _S619 * _S597.weight_5;
            var _S676 : f32 = (_S674[i32(0)] + _S674[i32(1)] + _S674[i32(2)]) / _S610;
            var _S677 : f32 = _S609 * - _S676;
            var _S678 : f32 = _S611 * _S676;
            var _S679 : vec3<f32> = _S598;
            s_bwdProp_ggx_lambda_0(_S620, &(_S679), _S677);
            var _S680 : f32 = 0.0f;
            s_bwdProp_fresnel_conductor_0(_S623, &(_S680), _S675);
            var _S681 : f32 = 0.0f;
            s_bwdProp_abs_0(_S616, &(_S681), _S680);
            var _S682 : vec3<f32> = _S598;
            var _S683 : vec3<f32> = _S598;
            s_bwdProp_dot_0(_S624, &(_S682), &(_S683), _S681);
            var _S684 : f32 = _S670 + _S678 + _S677;
            var _S685 : vec3<f32> = _S598;
            s_bwdProp_ggx_lambda_0(_S621, &(_S685), _S684);
            var _S686 : vec3<f32> = _S673 + _S683;
            var _S687 : vec3<f32> = _S682 + _S685;
            var _S688 : vec3<f32> = _S679 + _S597.wi_1;
            _S605 = _S672;
            _S618 = _S688;
            _S619 = _S686;
            _S666 = _S687;
        }
        else
        {
            _S605 = 0.0f;
            _S618 = _S598;
            _S619 = _S598;
            _S666 = _S598;
        }
        var _S689 : f32 = _S613 * 0.0f + _S605;
        var _S690 : vec3<f32> = _S618 + vec3<f32>(0.0f, 0.0f, _S612 * 0.0f);
        var _S691 : vec3<f32> = _S598;
        var _S692 : vec3<f32> = _S598;
        s_bwdProp_mirrored_0(_S626, &(_S691), &(_S692), _S690);
        var _S693 : vec3<f32> = _S692 + _S619;
        var _S694 : vec3<f32> = _S598;
        var _S695 : vec2<f32> = _S600;
        s_bwdProp_ggx_sample_visible_0(_S627, &(_S694), &(_S695), _S693);
        _S618 = _S691 + _S694 + _S666 + vec3<f32>(0.0f, 0.0f, _S689);
        _S663 = _S695;
    }
    (*_S595) = _S618;
    (*_S596) = _S663;
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
     direction_6 : vec3<f32>,
};

fn Refraction_x24_syn_dzero_0() -> Refraction_Differential_0
{
    var result_9 : Refraction_Differential_0;
    result_9.direction_6 = vec3<f32>(0.0f);
    return result_9;
}

fn Refraction_x24_syn_dadd_0( SLANG_anonymous_0_3 : Refraction_Differential_0,  SLANG_anonymous_1_3 : Refraction_Differential_0) -> Refraction_Differential_0
{
    var result_10 : Refraction_Differential_0;
    result_10.direction_6 = SLANG_anonymous_0_3.direction_6 + SLANG_anonymous_1_3.direction_6;
    return result_10;
}

fn s_bwdProp_refracted_0( _S696 : s_bwdCallableCtx_refracted_0,  _S697 : ptr<function, vec3<f32>>,  _S698 : ptr<function, vec3<f32>>,  _S699 : Refraction_Differential_0)
{
    var _S700 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S701 : vec3<f32> = vec3<f32>(0.0f);
    var _S702 : Tuple_5 = s_apply_dot_0(_S696.value0_89.value0_86, _S696.value0_89.value1_19);
    var _S703 : s_bwdCallableCtx_dot_0;
    _S703._S39 = _S696.value0_89.value0_86;
    _S703._S40 = _S696.value0_89.value1_19;
    var _S704 : s_bwdCallableCtx_dot_0 = _S703;
    var _S705 : bool = (_S702.value0_5) < 0.0f;
    var cos_i_2 : f32;
    var eta_9 : f32;
    var m_4 : vec3<f32>;
    if(_S705)
    {
        var _S706 : vec3<f32> = (vec3<f32>(0) - _S696.value0_89.value1_19);
        var _S707 : f32 = 1.0f / _S696.value0_89.value2_12;
        cos_i_2 = - _S702.value0_5;
        eta_9 = _S707;
        m_4 = _S706;
    }
    else
    {
        cos_i_2 = _S702.value0_5;
        eta_9 = _S696.value0_89.value2_12;
        m_4 = _S696.value0_89.value1_19;
    }
    var _S708 : Tuple_11 = s_apply_sqr_0(cos_i_2);
    var _S709 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S709.value0_82 = cos_i_2;
    var _S710 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S709 );
    var _S711 : f32 = 1.0f - _S708.value0_20;
    var _S712 : Tuple_1 = s_apply_max_0(_S711, 0.0f);
    var _S713 : s_bwdCallableCtx_max_0;
    _S713._S10 = _S711;
    _S713._S11 = 0.0f;
    var _S714 : s_bwdCallableCtx_max_0 = _S713;
    var _S715 : f32 = eta_9 * eta_9;
    var sin2_t_2 : f32 = _S712.value0_1 / _S715;
    var _S716 : f32 = _S715 * _S715;
    var _S717 : bool = sin2_t_2 < 1.0f;
    var _S718 : vec3<f32>;
    var _S719 : vec3<f32>;
    var _S720 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S717)
    {
        var _S721 : f32 = 1.0f - sin2_t_2;
        var _S722 : Tuple_15 = s_apply_safe_sqrt_0(_S721);
        var _S723 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S723.value0_68 = _S721;
        var _S724 : vec3<f32> = vec3<f32>((cos_i_2 / eta_9 - _S722.value0_27));
        _S718 = vec3<f32>((1.0f / eta_9));
        _S719 = _S724;
        cos_i_2 = _S715;
        _S720.value0_69 = _S723;
    }
    else
    {
        _S718 = _S701;
        _S719 = _S701;
        cos_i_2 = 0.0f;
        _S720.value0_69 = _S700;
    }
    if(_S717)
    {
        var _S725 : vec3<f32> = _S718 * (vec3<f32>(0) - _S699.direction_6);
        var _S726 : vec3<f32> = m_4 * _S699.direction_6;
        var _S727 : vec3<f32> = _S719 * _S699.direction_6;
        var _S728 : f32 = _S726[i32(0)] + _S726[i32(1)] + _S726[i32(2)];
        var _S729 : f32 = - _S728;
        var _S730 : f32 = eta_9 * (_S728 / cos_i_2);
        var _S731 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S720, &(_S731), _S729);
        cos_i_2 = - _S731;
        eta_9 = _S730;
        m_4 = _S727;
        _S718 = _S725;
    }
    else
    {
        cos_i_2 = 0.0f;
        eta_9 = 0.0f;
        m_4 = _S701;
        _S718 = _S701;
    }
    var _S732 : f32 = _S715 * (cos_i_2 / _S716);
    var _S733 : f32 = 0.0f;
    var _S734 : f32 = 0.0f;
    s_bwdProp_max_0(_S714, &(_S733), &(_S734), _S732);
    var _S735 : f32 = - _S733;
    var _S736 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S710, &(_S736), _S735);
    var _S737 : f32 = _S736 + eta_9;
    if(_S705)
    {
        var _S738 : vec3<f32> = (vec3<f32>(0) - m_4);
        cos_i_2 = - _S737;
        m_4 = _S738;
    }
    else
    {
        cos_i_2 = _S737;
    }
    var _S739 : vec3<f32> = _S701;
    var _S740 : vec3<f32> = _S701;
    s_bwdProp_dot_0(_S704, &(_S739), &(_S740), cos_i_2);
    var _S741 : vec3<f32> = _S740 + m_4;
    (*_S697) = _S739 + _S718;
    (*_S698) = _S741;
    return;
}

fn s_bwdProp_fresnel_dielectric_0( _S742 : s_bwdCallableCtx_fresnel_dielectric_0,  _S743 : ptr<function, f32>,  _S744 : f32)
{
    var _S745 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S746 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S747 : bool = (_S742.value0_88.value0_87) < 0.0f;
    var cos_i_3 : f32;
    var eta_10 : f32;
    if(_S747)
    {
        var _S748 : f32 = 1.0f / _S742.value0_88.value1_20;
        cos_i_3 = - _S742.value0_88.value0_87;
        eta_10 = _S748;
    }
    else
    {
        cos_i_3 = _S742.value0_88.value0_87;
        eta_10 = _S742.value0_88.value1_20;
    }
    var _S749 : Tuple_11 = s_apply_sqr_0(cos_i_3);
    var _S750 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S750.value0_82 = cos_i_3;
    var _S751 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S750 );
    var _S752 : f32 = eta_10 * eta_10;
    var sin2_t_3 : f32 = (1.0f - _S749.value0_20) / _S752;
    var _S753 : f32 = _S752 * _S752;
    var _S754 : bool = sin2_t_3 < 1.0f;
    var _S755 : f32;
    var _S756 : f32;
    var _S757 : f32;
    var _S758 : f32;
    var _S759 : f32;
    var _S760 : s_bwdCallableCtx_sqr_0;
    var _S761 : s_bwdCallableCtx_sqr_0;
    var _S762 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S754)
    {
        var _S763 : f32 = 1.0f - sin2_t_3;
        var _S764 : Tuple_15 = s_apply_safe_sqrt_0(_S763);
        var _S765 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S765.value0_68 = _S763;
        var _S766 : f32 = eta_10 * cos_i_3;
        var _S767 : f32 = _S766 - _S764.value0_27;
        var _S768 : f32 = _S766 + _S764.value0_27;
        var _S769 : f32 = _S768 * _S768;
        var _S770 : f32 = eta_10 * _S764.value0_27;
        var _S771 : f32 = cos_i_3 - _S770;
        var _S772 : f32 = cos_i_3 + _S770;
        var perpendicular_2 : f32 = _S771 / _S772;
        var _S773 : f32 = _S772 * _S772;
        var _S774 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S774.value0_82 = _S767 / _S768;
        var _S775 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S775.value0_82 = perpendicular_2;
        _S760.value0_83 = _S775;
        _S761.value0_83 = _S774;
        cos_i_3 = _S773;
        _S755 = _S771;
        _S756 = _S772;
        _S757 = _S769;
        _S758 = _S767;
        _S759 = _S768;
        _S762.value0_69 = _S765;
    }
    else
    {
        _S760.value0_83 = _S746;
        _S761.value0_83 = _S746;
        cos_i_3 = 0.0f;
        _S755 = 0.0f;
        _S756 = 0.0f;
        _S757 = 0.0f;
        _S758 = 0.0f;
        _S759 = 0.0f;
        _S762.value0_69 = _S745;
    }
    if(_S754)
    {
        var _S776 : f32 = 0.5f * _S744;
        var _S777 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S760, &(_S777), _S776);
        var _S778 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S761, &(_S778), _S776);
        var _S779 : f32 = _S777 / cos_i_3;
        var _S780 : f32 = _S755 * - _S779;
        var _S781 : f32 = _S756 * _S779;
        var _S782 : f32 = _S778 / _S757;
        var _S783 : f32 = _S758 * - _S782;
        var _S784 : f32 = _S759 * _S782;
        var _S785 : f32 = eta_10 * (_S783 + _S784);
        var _S786 : f32 = eta_10 * (_S780 + - _S781) + _S783 + - _S784;
        var _S787 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S762, &(_S787), _S786);
        var _S788 : f32 = _S780 + _S781 + _S785;
        cos_i_3 = - _S787;
        eta_10 = _S788;
    }
    else
    {
        cos_i_3 = 0.0f;
        eta_10 = 0.0f;
    }
    var _S789 : f32 = - (_S752 * (cos_i_3 / _S753));
    var _S790 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S751, &(_S790), _S789);
    var _S791 : f32 = _S790 + eta_10;
    if(_S747)
    {
        cos_i_3 = - _S791;
    }
    else
    {
        cos_i_3 = _S791;
    }
    (*_S743) = cos_i_3;
    return;
}

fn s_bwdProp_smooth_dielectric_sample_0( _S792 : s_bwdCallableCtx_smooth_dielectric_sample_0,  _S793 : ptr<function, vec3<f32>>,  _S794 : BsdfSample_Differential_0)
{
    var _S795 : vec3<f32> = vec3<f32>(0.0f);
    var _S796 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S795, _S795, 0.0f );
    var _S797 : f32 = _S792.value0_62.value1_11.z;
    var _S798 : Tuple_25 = s_apply_fresnel_dielectric_0(_S797, _S792.value0_62.value0_60);
    var _S799 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S799.value0_87 = _S797;
    _S799.value1_20 = _S792.value0_62.value0_60;
    var _S800 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S799 );
    var _S801 : bool = (_S792.value0_62.value2_7) < (_S798.value0_37);
    var _S802 : bool;
    var _S803 : s_bwdCallableCtx_refracted_0;
    if(_S801)
    {
        _S802 = false;
        _S803.value0_89 = _S796;
    }
    else
    {
        const _S804 : vec3<f32> = vec3<f32>(0.0f, 0.0f, 1.0f);
        var _S805 : Tuple_36 = s_apply_refracted_0(_S792.value0_62.value1_11, _S804, _S792.value0_62.value0_60);
        var _S806 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S806.value0_86 = _S792.value0_62.value1_11;
        _S806.value1_19 = _S804;
        _S806.value2_12 = _S792.value0_62.value0_60;
        _S802 = _S805.value0_48.valid_2;
        _S803.value0_89 = _S806;
    }
    var _S807 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
    var _S808 : f32;
    var _S809 : vec3<f32>;
    if(_S801)
    {
        var _S810 : vec3<f32> = vec3<f32>(- _S794.wi_1[i32(0)], - _S794.wi_1[i32(1)], 0.0f);
        _S808 = _S794.wi_1[i32(2)];
        _S809 = _S810;
    }
    else
    {
        var _S811 : Refraction_Differential_0;
        if(_S802)
        {
            var _S812 : Refraction_Differential_0 = _S807;
            _S812.direction_6 = _S794.wi_1;
            _S811 = Refraction_x24_syn_dadd_0(_S807, _S812);
        }
        else
        {
            _S811 = _S807;
        }
        var _S813 : vec3<f32> = _S795;
        var _S814 : vec3<f32> = _S795;
        s_bwdProp_refracted_0(_S803, &(_S813), &(_S814), _S811);
        _S808 = 0.0f;
        _S809 = _S813;
    }
    var _S815 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S800, &(_S815), 0.0f);
    (*_S793) = _S809 + vec3<f32>(0.0f, 0.0f, _S815 + _S808);
    return;
}

fn s_bwdProp_rough_dielectric_sample_0( _S816 : s_bwdCallableCtx_rough_dielectric_sample_0,  _S817 : ptr<function, vec3<f32>>,  _S818 : ptr<function, vec2<f32>>,  _S819 : BsdfSample_Differential_0)
{
    var _S820 : vec3<f32> = vec3<f32>(0.0f);
    var _S821 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S820, _S820 );
    var _S822 : vec2<f32> = vec2<f32>(0.0f);
    var _S823 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S822, _S820 );
    var _S824 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S820, _S820, 0.0f );
    var _S825 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var width_9 : vec2<f32> = ggx_widths_0(_S816.value0_63.value1_12);
    var _S826 : Tuple_32 = s_apply_ggx_sample_visible_0(width_9, _S816.value0_63.value2_8, _S816.value0_63.value3_6);
    var _S827 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
    _S827.value0_71 = width_9;
    _S827.value1_14 = _S816.value0_63.value2_8;
    _S827.value2_10 = _S816.value0_63.value3_6;
    var _S828 : s_bwdCallableCtx_ggx_sample_visible_0 = s_bwdCallableCtx_ggx_sample_visible_0( _S827 );
    var _S829 : Tuple_5 = s_apply_dot_0(_S816.value0_63.value2_8, _S826.value0_44);
    var _S830 : s_bwdCallableCtx_dot_0;
    _S830._S39 = _S816.value0_63.value2_8;
    _S830._S40 = _S826.value0_44;
    var _S831 : s_bwdCallableCtx_dot_0 = _S830;
    var _S832 : Tuple_25 = s_apply_fresnel_dielectric_0(_S829.value0_5, _S816.value0_63.value0_61);
    var _S833 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S833.value0_87 = _S829.value0_5;
    _S833.value1_20 = _S816.value0_63.value0_61;
    var _S834 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S833 );
    var _S835 : Tuple_20 = s_apply_ggx_lambda_0(width_9, _S816.value0_63.value2_8);
    var _S836 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
    _S836.value0_73 = width_9;
    _S836.value1_16 = _S816.value0_63.value2_8;
    var _S837 : s_bwdCallableCtx_ggx_lambda_0 = s_bwdCallableCtx_ggx_lambda_0( _S836 );
    var masking_o_4 : f32 = 1.0f + _S835.value0_32;
    var _S838 : Tuple_21 = s_apply_ggx_density_0(width_9, _S826.value0_44);
    var _S839 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
    _S839.value0_74 = width_9;
    _S839.value1_17 = _S826.value0_44;
    var _S840 : s_bwdCallableCtx_ggx_density_0 = s_bwdCallableCtx_ggx_density_0( _S839 );
    var _S841 : Tuple_2 = s_apply_abs_0(_S829.value0_5);
    var _S842 : s_bwdCallableCtx_abs_0;
    _S842._S18 = _S829.value0_5;
    var _S843 : s_bwdCallableCtx_abs_0 = _S842;
    var _S844 : f32 = _S838.value0_33 * _S841.value0_2;
    var _S845 : f32 = _S816.value0_63.value2_8.z;
    var _S846 : Tuple_2 = s_apply_abs_0(_S845);
    var _S847 : s_bwdCallableCtx_abs_0;
    _S847._S18 = _S845;
    var _S848 : s_bwdCallableCtx_abs_0 = _S847;
    var _S849 : f32 = masking_o_4 * _S846.value0_2;
    var visible_1 : f32 = _S844 / _S849;
    var _S850 : f32 = _S849 * _S849;
    var _S851 : bool = (_S816.value0_63.value4_5) < (_S832.value0_37);
    var _S852 : bool;
    var _S853 : bool;
    var _S854 : bool;
    var _S855 : f32;
    var crossing_3 : f32;
    var _S856 : f32;
    var _S857 : f32;
    var _S858 : f32;
    var _S859 : f32;
    var _S860 : f32;
    var _S861 : f32;
    var _S862 : f32;
    var _S863 : f32;
    var _S864 : f32;
    var _S865 : f32;
    var _S866 : f32;
    var _S867 : f32;
    var _S868 : f32;
    var _S869 : f32;
    var _S870 : f32;
    var _S871 : s_bwdCallableCtx_ggx_lambda_0;
    var _S872 : s_bwdCallableCtx_ggx_lambda_0;
    var _S873 : s_bwdCallableCtx_sqr_0;
    var _S874 : s_bwdCallableCtx_abs_0;
    var _S875 : s_bwdCallableCtx_dot_0;
    var _S876 : s_bwdCallableCtx_mirrored_0;
    var _S877 : s_bwdCallableCtx_refracted_0;
    if(_S851)
    {
        var _S878 : Tuple_34 = s_apply_mirrored_0(_S816.value0_63.value2_8, _S826.value0_44);
        var _S879 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S879.value0_72 = _S816.value0_63.value2_8;
        _S879.value1_15 = _S826.value0_44;
        var _S880 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S879;
        var _S881 : f32 = _S878.value0_46.z;
        var _S882 : bool = (_S845 * _S881) > 0.0f;
        if(_S882)
        {
            var _S883 : Tuple_20 = s_apply_ggx_lambda_0(width_9, _S878.value0_46);
            var _S884 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S884.value0_73 = width_9;
            _S884.value1_16 = _S878.value0_46;
            var _S885 : f32 = masking_o_4 + _S883.value0_32;
            var _S886 : f32 = _S885 * _S885;
            var _S887 : f32 = _S832.value0_37 * visible_1;
            var _S888 : f32 = 4.0f * _S841.value0_2;
            _S855 = _S888 * _S888;
            crossing_3 = _S887;
            _S856 = _S888;
            _S857 = _S886;
            _S858 = _S885;
            _S871.value0_76 = _S884;
        }
        else
        {
            _S855 = 0.0f;
            crossing_3 = 0.0f;
            _S856 = 0.0f;
            _S857 = 0.0f;
            _S858 = 0.0f;
            _S871.value0_76 = _S823;
        }
        _S852 = _S882;
        _S859 = _S881;
        _S876.value0_78 = _S880;
        _S853 = false;
        _S860 = 0.0f;
        _S861 = 0.0f;
        _S862 = 0.0f;
        _S863 = 0.0f;
        _S864 = 0.0f;
        _S865 = 0.0f;
        _S872.value0_76 = _S823;
        _S866 = 0.0f;
        _S867 = 0.0f;
        _S868 = 0.0f;
        _S873.value0_83 = _S825;
        _S869 = 0.0f;
        _S874._S18 = 0.0f;
        _S875._S39 = _S820;
        _S875._S40 = _S820;
        _S854 = false;
        _S870 = 0.0f;
        _S877.value0_89 = _S824;
    }
    else
    {
        var _S889 : Tuple_36 = s_apply_refracted_0(_S816.value0_63.value2_8, _S826.value0_44, _S816.value0_63.value0_61);
        var _S890 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S890.value0_86 = _S816.value0_63.value2_8;
        _S890.value1_19 = _S826.value0_44;
        _S890.value2_12 = _S816.value0_63.value0_61;
        var _S891 : s_paramCtx_s_bwdCallableCtx_refracted_0 = _S890;
        if(_S889.value0_48.valid_2)
        {
            var _S892 : f32 = _S889.value0_48.direction_4.z;
            _S852 = (_S845 * _S892) < 0.0f;
            _S855 = _S892;
        }
        else
        {
            _S852 = false;
            _S855 = 0.0f;
        }
        if(_S852)
        {
            if(_S845 > 0.0f)
            {
                crossing_3 = _S816.value0_63.value0_61;
            }
            else
            {
                crossing_3 = 1.0f / _S816.value0_63.value0_61;
            }
            var _S893 : Tuple_5 = s_apply_dot_0(_S889.value0_48.direction_4, _S826.value0_44);
            var _S894 : s_bwdCallableCtx_dot_0;
            _S894._S39 = _S889.value0_48.direction_4;
            _S894._S40 = _S826.value0_44;
            var _S895 : Tuple_2 = s_apply_abs_0(_S893.value0_5);
            var _S896 : s_bwdCallableCtx_abs_0;
            _S896._S18 = _S893.value0_5;
            var _S897 : f32 = crossing_3 * crossing_3;
            var _S898 : f32 = _S893.value0_5 + _S829.value0_5 / crossing_3;
            var _S899 : Tuple_11 = s_apply_sqr_0(_S898);
            var _S900 : s_paramCtx_s_bwdCallableCtx_sqr_0;
            _S900.value0_82 = _S898;
            var jacobian_1 : f32 = _S895.value0_2 / _S899.value0_20;
            var _S901 : f32 = _S899.value0_20 * _S899.value0_20;
            var _S902 : Tuple_20 = s_apply_ggx_lambda_0(width_9, _S889.value0_48.direction_4);
            var _S903 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S903.value0_73 = width_9;
            _S903.value1_16 = _S889.value0_48.direction_4;
            var _S904 : f32 = (masking_o_4 + _S902.value0_32) * crossing_3 * crossing_3;
            var _S905 : f32 = _S904 * _S904;
            var _S906 : f32 = 1.0f - _S832.value0_37;
            var _S907 : f32 = crossing_3;
            crossing_3 = _S906 * visible_1;
            _S856 = jacobian_1;
            _S857 = _S906;
            _S858 = _S905;
            _S859 = _S904;
            _S860 = _S907;
            _S871.value0_76 = _S903;
            _S861 = _S901;
            _S862 = _S895.value0_2;
            _S863 = _S899.value0_20;
            _S873.value0_83 = _S900;
            _S864 = _S897;
            _S874 = _S896;
            _S875 = _S894;
        }
        else
        {
            crossing_3 = 0.0f;
            _S856 = 0.0f;
            _S857 = 0.0f;
            _S858 = 0.0f;
            _S859 = 0.0f;
            _S860 = 0.0f;
            _S871.value0_76 = _S823;
            _S861 = 0.0f;
            _S862 = 0.0f;
            _S863 = 0.0f;
            _S873.value0_83 = _S825;
            _S864 = 0.0f;
            _S874._S18 = 0.0f;
            _S875._S39 = _S820;
            _S875._S40 = _S820;
        }
        var _S908 : bool = _S852;
        var _S909 : f32 = _S855;
        var _S910 : f32 = crossing_3;
        var _S911 : f32 = _S856;
        var _S912 : f32 = _S857;
        var _S913 : f32 = _S858;
        var _S914 : f32 = _S859;
        var _S915 : f32 = _S860;
        var _S916 : s_bwdCallableCtx_ggx_lambda_0 = _S871;
        var _S917 : f32 = _S861;
        var _S918 : f32 = _S862;
        var _S919 : f32 = _S863;
        var _S920 : f32 = _S864;
        _S852 = false;
        _S855 = 0.0f;
        crossing_3 = 0.0f;
        _S856 = 0.0f;
        _S857 = 0.0f;
        _S858 = 0.0f;
        _S871.value0_76 = _S823;
        _S859 = 0.0f;
        _S876.value0_78 = _S821;
        _S853 = _S908;
        _S860 = _S910;
        _S861 = _S911;
        _S862 = _S912;
        _S863 = _S913;
        _S864 = _S914;
        _S865 = _S915;
        _S872 = _S916;
        _S866 = _S917;
        _S867 = _S918;
        _S868 = _S919;
        _S869 = _S920;
        _S854 = _S889.value0_48.valid_2;
        _S870 = _S909;
        _S877.value0_89 = _S891;
    }
    var _S921 : vec3<f32>;
    var _S922 : vec3<f32>;
    if(_S851)
    {
        if(_S852)
        {
            var _S923 : f32 = _S819.pdf_5 / _S855;
            var _S924 : f32 = _S856 * _S923;
            var _S925 : f32 = 4.0f * (crossing_3 * - _S923);
            var _S926 : f32 = _S832.value0_37 * _S924;
            var _S927 : f32 = visible_1 * _S924;
            var _S928 : f32 = (_S819.weight_5[i32(0)] + _S819.weight_5[i32(1)] + _S819.weight_5[i32(2)]) / _S857;
            var _S929 : f32 = masking_o_4 * - _S928;
            var _S930 : f32 = _S858 * _S928;
            var _S931 : vec3<f32> = _S820;
            s_bwdProp_ggx_lambda_0(_S871, &(_S931), _S929);
            var _S932 : f32 = _S930 + _S929;
            _S921 = _S931 + _S819.wi_1;
            _S855 = _S926;
            crossing_3 = _S925;
            _S856 = _S932;
            _S857 = _S927;
        }
        else
        {
            _S921 = _S820;
            _S855 = 0.0f;
            crossing_3 = 0.0f;
            _S856 = 0.0f;
            _S857 = 0.0f;
        }
        var _S933 : f32 = _S859 * 0.0f;
        var _S934 : vec3<f32> = _S921 + vec3<f32>(0.0f, 0.0f, _S845 * 0.0f);
        var _S935 : vec3<f32> = _S820;
        var _S936 : vec3<f32> = _S820;
        s_bwdProp_mirrored_0(_S876, &(_S935), &(_S936), _S934);
        var _S937 : f32 = crossing_3;
        var _S938 : f32 = _S856;
        var _S939 : f32 = _S857;
        crossing_3 = _S933;
        _S856 = _S937;
        _S857 = _S938;
        _S858 = _S939;
        _S859 = 0.0f;
        _S921 = _S936;
        _S922 = _S935;
    }
    else
    {
        if(_S853)
        {
            var s_diff_jacobian_T_0 : f32 = _S860 * _S819.pdf_5;
            var _S940 : f32 = _S861 * _S819.pdf_5;
            var _S941 : f32 = _S862 * _S940;
            var _S942 : f32 = - (visible_1 * _S940);
            var _S943 : f32 = (_S819.weight_5[i32(0)] + _S819.weight_5[i32(1)] + _S819.weight_5[i32(2)]) / _S863;
            var _S944 : f32 = _S864 * _S943;
            var _S945 : f32 = _S865 * (_S865 * (masking_o_4 * - _S943));
            var _S946 : vec3<f32> = _S820;
            s_bwdProp_ggx_lambda_0(_S872, &(_S946), _S945);
            var _S947 : f32 = s_diff_jacobian_T_0 / _S866;
            var _S948 : f32 = _S867 * - _S947;
            var _S949 : f32 = _S868 * _S947;
            var _S950 : f32 = 0.0f;
            s_bwdProp_sqr_0(_S873, &(_S950), _S948);
            var _S951 : f32 = _S865 * (_S950 / _S869);
            var _S952 : f32 = 0.0f;
            s_bwdProp_abs_0(_S874, &(_S952), _S949);
            var _S953 : f32 = _S950 + _S952;
            var _S954 : vec3<f32> = _S820;
            var _S955 : vec3<f32> = _S820;
            s_bwdProp_dot_0(_S875, &(_S954), &(_S955), _S953);
            var _S956 : f32 = _S944 + _S945;
            _S921 = _S946 + _S819.wi_1 + _S954;
            _S922 = _S955;
            _S855 = _S941;
            crossing_3 = _S956;
            _S856 = _S942;
            _S857 = _S951;
        }
        else
        {
            _S921 = _S820;
            _S922 = _S820;
            _S855 = 0.0f;
            crossing_3 = 0.0f;
            _S856 = 0.0f;
            _S857 = 0.0f;
        }
        if(_S854)
        {
            var _S957 : f32 = _S870 * 0.0f;
            _S921 = _S921 + vec3<f32>(0.0f, 0.0f, _S845 * 0.0f);
            _S858 = _S957;
        }
        else
        {
            _S858 = 0.0f;
        }
        var _S958 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
        _S958.direction_6 = _S921;
        var _S959 : vec3<f32> = _S820;
        var _S960 : vec3<f32> = _S820;
        s_bwdProp_refracted_0(_S877, &(_S959), &(_S960), _S958);
        var _S961 : vec3<f32> = _S960 + _S922;
        var _S962 : f32 = crossing_3;
        var _S963 : f32 = _S856;
        var _S964 : f32 = _S857;
        crossing_3 = _S858;
        _S856 = 0.0f;
        _S857 = _S962;
        _S858 = _S963;
        _S859 = _S964;
        _S921 = _S961;
        _S922 = _S959;
    }
    var _S965 : f32 = _S855 / _S850;
    var _S966 : f32 = _S844 * - _S965;
    var _S967 : f32 = _S849 * _S965;
    var _S968 : f32 = masking_o_4 * _S966;
    var _S969 : f32 = _S846.value0_2 * _S966;
    var _S970 : f32 = 0.0f;
    s_bwdProp_abs_0(_S848, &(_S970), _S968);
    var _S971 : f32 = _S970 + crossing_3;
    var _S972 : f32 = _S841.value0_2 * _S967;
    var _S973 : f32 = _S838.value0_33 * _S967 + _S856;
    var _S974 : f32 = 0.0f;
    s_bwdProp_abs_0(_S843, &(_S974), _S973);
    var _S975 : vec3<f32> = _S820;
    s_bwdProp_ggx_density_0(_S840, &(_S975), _S972);
    var _S976 : f32 = _S969 + _S857;
    var _S977 : vec3<f32> = _S820;
    s_bwdProp_ggx_lambda_0(_S837, &(_S977), _S976);
    var _S978 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S834, &(_S978), _S858);
    var _S979 : f32 = _S974 + _S978 + _S859;
    var _S980 : vec3<f32> = _S820;
    var _S981 : vec3<f32> = _S820;
    s_bwdProp_dot_0(_S831, &(_S980), &(_S981), _S979);
    var _S982 : vec3<f32> = _S975 + _S981 + _S921;
    var _S983 : vec3<f32> = _S820;
    var _S984 : vec2<f32> = _S822;
    s_bwdProp_ggx_sample_visible_0(_S828, &(_S983), &(_S984), _S982);
    (*_S817) = _S977 + _S980 + _S983 + _S922 + vec3<f32>(0.0f, 0.0f, _S971);
    (*_S818) = _S984;
    return;
}

fn s_bwdProp_bsdf_sample_0( _S985 : s_bwdCallableCtx_bsdf_sample_0,  _S986 : ptr<function, vec3<f32>>,  _S987 : ptr<function, vec2<f32>>,  _S988 : BsdfSample_Differential_0)
{
    var _S989 : vec3<f32> = vec3<f32>(0.0f);
    var _S990 : vec2<f32> = vec2<f32>(0.0f);
    var _S991 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0 = s_paramCtx_s_bwdCallableCtx_diffuse_sample_0( _S989, _S990 );
    var _S992 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0 = s_paramCtx_s_bwdCallableCtx_conductor_sample_0( _S989, _S989, _S990, false, _S989, _S990 );
    var _S993 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0( 0.0f, _S989, 0.0f );
    var _S994 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0( 0.0f, _S990, _S989, _S990, 0.0f );
    var smooth_3 : bool = (((_S985.value0_53.value0_52.flags_0) & (u32(2)))) != u32(0);
    var _S995 : bool = (_S985.value0_53.value1_6.z) != 0.0f;
    var _S996 : s_bwdCallableCtx_smooth_dielectric_sample_0;
    var _S997 : s_bwdCallableCtx_rough_dielectric_sample_0;
    var _S998 : s_bwdCallableCtx_conductor_sample_0;
    var _S999 : s_bwdCallableCtx_diffuse_sample_0;
    var _S1000 : bool;
    var _S1001 : bool;
    if(_S995)
    {
        var _S1002 : bool = (_S985.value0_53.value0_52.kind_0) == u32(0);
        if(_S1002)
        {
            var _S1003 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0;
            _S1003.value0_58 = _S985.value0_53.value1_6;
            _S1003.value1_9 = _S985.value0_53.value2_5;
            _S999.value0_65 = _S1003;
            _S1000 = false;
            _S998.value0_64 = _S992;
            _S996.value0_62 = _S993;
            _S997.value0_63 = _S994;
        }
        else
        {
            var _S1004 : bool = (_S985.value0_53.value0_52.kind_0) == u32(1);
            if(_S1004)
            {
                var _S1005 : vec3<f32> = _S985.value0_53.value0_52.b_0.xyz;
                var _S1006 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0;
                _S1006.value0_59 = _S985.value0_53.value0_52.a_0.xyz;
                _S1006.value1_10 = _S1005;
                _S1006.value2_6 = _S985.value0_53.value0_52.alpha_0;
                _S1006.value3_5 = smooth_3;
                _S1006.value4_4 = _S985.value0_53.value1_6;
                _S1006.value5_2 = _S985.value0_53.value2_5;
                _S998.value0_64 = _S1006;
                _S996.value0_62 = _S993;
                _S997.value0_63 = _S994;
            }
            else
            {
                if(smooth_3)
                {
                    var _S1007 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0;
                    _S1007.value0_60 = _S985.value0_53.value0_52.a_0.x;
                    _S1007.value1_11 = _S985.value0_53.value1_6;
                    _S1007.value2_7 = _S985.value0_53.value3_4;
                    _S996.value0_62 = _S1007;
                    _S997.value0_63 = _S994;
                }
                else
                {
                    var _S1008 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0;
                    _S1008.value0_61 = _S985.value0_53.value0_52.a_0.x;
                    _S1008.value1_12 = _S985.value0_53.value0_52.alpha_0;
                    _S1008.value2_8 = _S985.value0_53.value1_6;
                    _S1008.value3_6 = _S985.value0_53.value2_5;
                    _S1008.value4_5 = _S985.value0_53.value3_4;
                    _S996.value0_62 = _S993;
                    _S997.value0_63 = _S1008;
                }
                _S998.value0_64 = _S992;
            }
            _S999.value0_65 = _S991;
            _S1000 = _S1004;
        }
        var _S1009 : bool = _S1000;
        _S1000 = _S1002;
        _S1001 = _S1009;
    }
    else
    {
        _S1000 = false;
        _S999.value0_65 = _S991;
        _S1001 = false;
        _S998.value0_64 = _S992;
        _S996.value0_62 = _S993;
        _S997.value0_63 = _S994;
    }
    var _S1010 : vec3<f32>;
    var _S1011 : vec2<f32>;
    if(_S995)
    {
        if(_S1000)
        {
            var _S1012 : vec3<f32> = _S989;
            var _S1013 : vec2<f32> = _S990;
            s_bwdProp_diffuse_sample_0(_S999, &(_S1012), &(_S1013), _S988);
            _S1010 = _S1012;
            _S1011 = _S1013;
        }
        else
        {
            if(_S1001)
            {
                var _S1014 : vec3<f32> = _S989;
                var _S1015 : vec2<f32> = _S990;
                s_bwdProp_conductor_sample_0(_S998, &(_S1014), &(_S1015), _S988);
                _S1010 = _S1014;
                _S1011 = _S1015;
            }
            else
            {
                if(smooth_3)
                {
                    var _S1016 : vec3<f32> = _S989;
                    s_bwdProp_smooth_dielectric_sample_0(_S996, &(_S1016), _S988);
                    _S1010 = _S1016;
                    _S1011 = _S990;
                }
                else
                {
                    var _S1017 : vec3<f32> = _S989;
                    var _S1018 : vec2<f32> = _S990;
                    s_bwdProp_rough_dielectric_sample_0(_S997, &(_S1017), &(_S1018), _S988);
                    _S1010 = _S1017;
                    _S1011 = _S1018;
                }
            }
        }
    }
    else
    {
        _S1010 = _S989;
        _S1011 = _S990;
    }
    (*_S986) = _S1010;
    (*_S987) = _S1011;
    return;
}

fn s_bwdProp_scatter_0( _S1019 : s_bwdCallableCtx_scatter_0,  _S1020 : ptr<function, Surface_Differential_0>,  _S1021 : ptr<function, vec3<f32>>,  _S1022 : ptr<function, vec2<f32>>,  _S1023 : Departure_Differential_0)
{
    var _S1024 : Tuple_27 = s_apply_bsdf_sample_0(_S1019.value0_22.value0_11, _S1019.value0_22.value2_3, _S1019.value0_22.value3_3, _S1019.value0_22.value4_3);
    var _S1025 : s_paramCtx_s_bwdCallableCtx_bsdf_sample_0;
    _S1025.value0_52 = _S1019.value0_22.value0_11;
    _S1025.value1_6 = _S1019.value0_22.value2_3;
    _S1025.value2_5 = _S1019.value0_22.value3_3;
    _S1025.value3_4 = _S1019.value0_22.value4_3;
    var _S1026 : s_bwdCallableCtx_bsdf_sample_0 = s_bwdCallableCtx_bsdf_sample_0( _S1025 );
    var _S1027 : Tuple_38 = s_apply_to_world_0(_S1019.value0_22.value1_4.frame_0, _S1024.value0_39.wi_0);
    var _S1028 : s_paramCtx_s_bwdCallableCtx_to_world_0;
    _S1028.value0_54 = _S1019.value0_22.value1_4.frame_0;
    _S1028.value1_7 = _S1024.value0_39.wi_0;
    var _S1029 : s_bwdCallableCtx_to_world_0 = s_bwdCallableCtx_to_world_0( _S1028 );
    var _S1030 : s_paramCtx_s_bwdCallableCtx_ray_origin_0;
    _S1030.value0_56 = _S1019.value0_22.value1_4;
    _S1030.value1_8 = _S1027.value0_50;
    var _S1031 : s_bwdCallableCtx_ray_origin_0 = s_bwdCallableCtx_ray_origin_0( _S1030 );
    var _S1032 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1033 : vec3<f32> = vec3<f32>(0.0f);
    var _S1034 : Frame_0 = Frame_0( _S1033, _S1033, _S1033 );
    var _S1035 : Surface_Differential_0;
    _S1035.position_1 = _S1033;
    _S1035.frame_2 = _S1034;
    var _S1036 : vec3<f32> = _S1033;
    s_bwdProp_ray_origin_0(_S1031, &(_S1035), &(_S1036), _S1023.origin_2);
    var _S1037 : vec3<f32> = _S1023.direction_5 + _S1036;
    var _S1038 : Frame_0;
    _S1038.s_0 = _S1033;
    _S1038.t_0 = _S1033;
    _S1038.n_0 = _S1033;
    var _S1039 : vec3<f32> = _S1033;
    s_bwdProp_to_world_0(_S1029, &(_S1038), &(_S1039), _S1037);
    var _S1040 : BsdfSample_Differential_0 = BsdfSample_x24_syn_dzero_0();
    _S1040.pdf_5 = _S1023.pdf_4;
    _S1040.wi_1 = _S1039;
    _S1040.weight_5 = _S1023.weight_4;
    var _S1041 : vec3<f32> = _S1033;
    var _S1042 : vec2<f32> = vec2<f32>(0.0f);
    s_bwdProp_bsdf_sample_0(_S1026, &(_S1041), &(_S1042), _S1040);
    var _S1043 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1035, _S1032);
    var _S1044 : Surface_Differential_0 = _S1032;
    _S1044.frame_2 = _S1038;
    (*_S1020) = Surface_x24_syn_dadd_0(_S1043, _S1044);
    (*_S1021) = _S1041;
    (*_S1022) = _S1042;
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

fn s_bwdProp_power_heuristic_0( _S1045 : s_bwdCallableCtx_power_heuristic_0,  _S1046 : ptr<function, f32>,  _S1047 : ptr<function, f32>,  _S1048 : f32)
{
    var _S1049 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1050 : bool = (_S1045.value0_94.value0_91) > (_S1045.value0_94.value1_22);
    var _S1051 : f32;
    var _S1052 : f32;
    var _S1053 : f32;
    var _S1054 : f32;
    var _S1055 : f32;
    var _S1056 : f32;
    var _S1057 : s_bwdCallableCtx_sqr_0;
    var _S1058 : s_bwdCallableCtx_sqr_0;
    if(_S1050)
    {
        var _S1059 : f32 = _S1045.value0_94.value1_22 / _S1045.value0_94.value0_91;
        var _S1060 : f32 = _S1045.value0_94.value0_91 * _S1045.value0_94.value0_91;
        var _S1061 : Tuple_11 = s_apply_sqr_0(_S1059);
        var _S1062 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1062.value0_82 = _S1059;
        var _S1063 : f32 = 1.0f + _S1061.value0_20;
        _S1051 = _S1063 * _S1063;
        _S1057.value0_83 = _S1062;
        _S1052 = _S1060;
        _S1053 = 0.0f;
        _S1054 = 0.0f;
        _S1055 = 0.0f;
        _S1058.value0_83 = _S1049;
        _S1056 = 0.0f;
    }
    else
    {
        var _S1064 : f32 = _S1045.value0_94.value0_91 / _S1045.value0_94.value1_22;
        var _S1065 : f32 = _S1045.value0_94.value1_22 * _S1045.value0_94.value1_22;
        var _S1066 : Tuple_11 = s_apply_sqr_0(_S1064);
        var _S1067 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1067.value0_82 = _S1064;
        var _S1068 : f32 = _S1066.value0_20 + 1.0f;
        var _S1069 : f32 = _S1068 * _S1068;
        _S1051 = 0.0f;
        _S1057.value0_83 = _S1049;
        _S1052 = 0.0f;
        _S1053 = _S1069;
        _S1054 = _S1066.value0_20;
        _S1055 = _S1068;
        _S1058.value0_83 = _S1067;
        _S1056 = _S1065;
    }
    if(_S1050)
    {
        var _S1070 : f32 = - (_S1048 / _S1051);
        var _S1071 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1057, &(_S1071), _S1070);
        var _S1072 : f32 = _S1071 / _S1052;
        var _S1073 : f32 = _S1045.value0_94.value0_91 * _S1072;
        _S1051 = _S1045.value0_94.value1_22 * - _S1072;
        _S1052 = _S1073;
    }
    else
    {
        var _S1074 : f32 = _S1048 / _S1053;
        var _S1075 : f32 = _S1055 * _S1074 + _S1054 * - _S1074;
        var _S1076 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1058, &(_S1076), _S1075);
        var _S1077 : f32 = _S1076 / _S1056;
        var _S1078 : f32 = _S1045.value0_94.value0_91 * - _S1077;
        _S1051 = _S1045.value0_94.value1_22 * _S1077;
        _S1052 = _S1078;
    }
    (*_S1046) = _S1051;
    (*_S1047) = _S1052;
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

fn s_bwdProp_diffuse_evaluate_0( _S1079 : s_bwdCallableCtx_diffuse_evaluate_0,  _S1080 : ptr<function, vec3<f32>>,  _S1081 : ptr<function, vec3<f32>>,  _S1082 : BsdfValue_0)
{
    var _S1083 : f32 = _S1079.value0_101.value1_24.z;
    var _S1084 : f32 = _S1079.value0_101.value2_14.z;
    var _S1085 : bool = (_S1083 * _S1084) > 0.0f;
    var _S1086 : s_bwdCallableCtx_abs_0;
    if(_S1085)
    {
        var _S1087 : s_bwdCallableCtx_abs_0;
        _S1087._S18 = _S1084;
        _S1086 = _S1087;
    }
    else
    {
        _S1086._S18 = 0.0f;
    }
    var _S1088 : f32;
    if(_S1085)
    {
        var _S1089 : vec3<f32> = _S1079.value0_101.value0_96 * _S1082.f_cos_0;
        var _S1090 : f32 = 0.31830990314483643f * (_S1082.pdf_1 + (_S1089[i32(0)] + _S1089[i32(1)] + _S1089[i32(2)]));
        var _S1091 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1086, &(_S1091), _S1090);
        _S1088 = _S1091;
    }
    else
    {
        _S1088 = 0.0f;
    }
    var _S1092 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S1083 * 0.0f + _S1088);
    (*_S1080) = vec3<f32>(0.0f, 0.0f, _S1084 * 0.0f);
    (*_S1081) = _S1092;
    return;
}

fn s_bwdProp_conductor_evaluate_0( _S1093 : s_bwdCallableCtx_conductor_evaluate_0,  _S1094 : ptr<function, vec3<f32>>,  _S1095 : ptr<function, vec3<f32>>,  _S1096 : BsdfValue_0)
{
    var _S1097 : vec3<f32> = vec3<f32>(0.0f);
    var _S1098 : vec2<f32> = vec2<f32>(0.0f);
    var _S1099 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1098, _S1097 );
    var _S1100 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S1098, _S1097 );
    var _S1101 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S1097, _S1097 );
    var half_vector_2 : vec3<f32> = _S1093.value0_99.value3_7 + _S1093.value0_99.value4_6;
    var _S1102 : Tuple_5 = s_apply_dot_0(half_vector_2, half_vector_2);
    var _S1103 : s_bwdCallableCtx_dot_0;
    _S1103._S39 = half_vector_2;
    _S1103._S40 = half_vector_2;
    var _S1104 : s_bwdCallableCtx_dot_0 = _S1103;
    var _S1105 : f32 = _S1093.value0_99.value3_7.z;
    var _S1106 : f32 = _S1093.value0_99.value4_6.z;
    var _S1107 : bool;
    if((_S1105 * _S1106) > 0.0f)
    {
        _S1107 = (_S1102.value0_5) > 0.0f;
    }
    else
    {
        _S1107 = false;
    }
    var _S1108 : f32;
    var _S1109 : f32;
    var _S1110 : f32;
    var _S1111 : f32;
    var _S1112 : f32;
    var _S1113 : f32;
    var _S1114 : f32;
    var _S1115 : f32;
    var _S1116 : f32;
    var _S1117 : vec3<f32>;
    var _S1118 : vec3<f32>;
    var _S1119 : vec3<f32>;
    var _S1120 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S1121 : s_bwdCallableCtx_abs_0;
    var _S1122 : s_bwdCallableCtx_abs_0;
    var _S1123 : s_bwdCallableCtx_dot_0;
    var _S1124 : s_bwdCallableCtx_ggx_density_0;
    var _S1125 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1126 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1127 : s_bwdCallableCtx_sqrt_0;
    if(_S1107)
    {
        var _S1128 : Tuple_3 = s_apply_sqrt_0(_S1102.value0_5);
        var _S1129 : s_bwdCallableCtx_sqrt_0;
        _S1129._S22 = _S1102.value0_5;
        var _S1130 : vec3<f32> = vec3<f32>((1.0f / _S1128.value0_3));
        var _S1131 : f32 = _S1128.value0_3 * _S1128.value0_3;
        var m_5 : vec3<f32> = half_vector_2 * _S1130;
        var width_10 : vec2<f32> = ggx_widths_0(_S1093.value0_99.value2_15);
        var _S1132 : Tuple_20 = s_apply_ggx_lambda_0(width_10, _S1093.value0_99.value3_7);
        var _S1133 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S1133.value0_73 = width_10;
        _S1133.value1_16 = _S1093.value0_99.value3_7;
        var _S1134 : Tuple_20 = s_apply_ggx_lambda_0(width_10, _S1093.value0_99.value4_6);
        var _S1135 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S1135.value0_73 = width_10;
        _S1135.value1_16 = _S1093.value0_99.value4_6;
        var _S1136 : Tuple_21 = s_apply_ggx_density_0(width_10, m_5);
        var _S1137 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
        _S1137.value0_74 = width_10;
        _S1137.value1_17 = m_5;
        var _S1138 : Tuple_2 = s_apply_abs_0(_S1105);
        var _S1139 : s_bwdCallableCtx_abs_0;
        _S1139._S18 = _S1105;
        var _S1140 : f32 = 4.0f * _S1138.value0_2;
        var common_3 : f32 = _S1136.value0_33 / _S1140;
        var _S1141 : f32 = _S1140 * _S1140;
        var _S1142 : Tuple_5 = s_apply_dot_0(_S1093.value0_99.value3_7, m_5);
        var _S1143 : s_bwdCallableCtx_dot_0;
        _S1143._S39 = _S1093.value0_99.value3_7;
        _S1143._S40 = m_5;
        var _S1144 : Tuple_2 = s_apply_abs_0(_S1142.value0_5);
        var _S1145 : s_bwdCallableCtx_abs_0;
        _S1145._S18 = _S1142.value0_5;
        var _S1146 : Tuple_22 = s_apply_fresnel_conductor_0(_S1144.value0_2, _S1093.value0_99.value0_97, _S1093.value0_99.value1_25);
        var _S1147 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S1147.value0_70 = _S1144.value0_2;
        _S1147.value1_13 = _S1093.value0_99.value0_97;
        _S1147.value2_9 = _S1093.value0_99.value1_25;
        var _S1148 : f32 = 1.0f + _S1132.value0_32;
        var _S1149 : f32 = _S1148 + _S1134.value0_32;
        var _S1150 : vec3<f32> = vec3<f32>((common_3 / _S1149));
        var _S1151 : f32 = _S1149 * _S1149;
        _S1108 = _S1148 * _S1148;
        _S1109 = common_3;
        _S1110 = _S1148;
        _S1117 = _S1146.value0_34;
        _S1118 = _S1150;
        _S1111 = _S1151;
        _S1112 = _S1149;
        _S1120.value0_77 = _S1147;
        _S1121 = _S1145;
        _S1123 = _S1143;
        _S1113 = _S1141;
        _S1114 = _S1136.value0_33;
        _S1115 = _S1140;
        _S1122 = _S1139;
        _S1124.value0_75 = _S1137;
        _S1125.value0_76 = _S1135;
        _S1126.value0_76 = _S1133;
        _S1119 = _S1130;
        _S1116 = _S1131;
        _S1127 = _S1129;
    }
    else
    {
        _S1108 = 0.0f;
        _S1109 = 0.0f;
        _S1110 = 0.0f;
        _S1117 = _S1097;
        _S1118 = _S1097;
        _S1111 = 0.0f;
        _S1112 = 0.0f;
        _S1120.value0_77 = _S1101;
        _S1121._S18 = 0.0f;
        _S1123._S39 = _S1097;
        _S1123._S40 = _S1097;
        _S1113 = 0.0f;
        _S1114 = 0.0f;
        _S1115 = 0.0f;
        _S1122._S18 = 0.0f;
        _S1124.value0_75 = _S1100;
        _S1125.value0_76 = _S1099;
        _S1126.value0_76 = _S1099;
        _S1119 = _S1097;
        _S1116 = 0.0f;
        _S1127._S22 = 0.0f;
    }
    if(_S1107)
    {
        var _S1152 : f32 = _S1096.pdf_1 / _S1108;
        var _S1153 : f32 = _S1110 * _S1152;
        var _S1154 : vec3<f32> = _S1117 * _S1096.f_cos_0;
        var _S1155 : vec3<f32> = _S1118 * _S1096.f_cos_0;
        var _S1156 : f32 = (_S1154[i32(0)] + _S1154[i32(1)] + _S1154[i32(2)]) / _S1111;
        var _S1157 : f32 = _S1109 * - _S1156;
        var _S1158 : f32 = _S1112 * _S1156;
        var _S1159 : f32 = _S1109 * - _S1152 + _S1157;
        var _S1160 : f32 = 0.0f;
        s_bwdProp_fresnel_conductor_0(_S1120, &(_S1160), _S1155);
        var _S1161 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1121, &(_S1161), _S1160);
        var _S1162 : vec3<f32> = _S1097;
        var _S1163 : vec3<f32> = _S1097;
        s_bwdProp_dot_0(_S1123, &(_S1162), &(_S1163), _S1161);
        var _S1164 : f32 = (_S1153 + _S1158) / _S1113;
        var _S1165 : f32 = _S1115 * _S1164;
        var _S1166 : f32 = 4.0f * (_S1114 * - _S1164);
        var _S1167 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1122, &(_S1167), _S1166);
        var _S1168 : vec3<f32> = _S1097;
        s_bwdProp_ggx_density_0(_S1124, &(_S1168), _S1165);
        var _S1169 : vec3<f32> = _S1097;
        s_bwdProp_ggx_lambda_0(_S1125, &(_S1169), _S1157);
        var _S1170 : vec3<f32> = _S1097;
        s_bwdProp_ggx_lambda_0(_S1126, &(_S1170), _S1159);
        var _S1171 : vec3<f32> = _S1163 + _S1168;
        var _S1172 : vec3<f32> = half_vector_2 * _S1171;
        var _S1173 : vec3<f32> = _S1119 * _S1171;
        var _S1174 : f32 = - ((_S1172[i32(0)] + _S1172[i32(1)] + _S1172[i32(2)]) / _S1116);
        var _S1175 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1127, &(_S1175), _S1174);
        var _S1176 : vec3<f32> = _S1162 + _S1170;
        _S1108 = _S1167;
        _S1109 = _S1175;
        _S1117 = _S1173;
        _S1118 = _S1169;
        _S1119 = _S1176;
    }
    else
    {
        _S1108 = 0.0f;
        _S1109 = 0.0f;
        _S1117 = _S1097;
        _S1118 = _S1097;
        _S1119 = _S1097;
    }
    var _S1177 : f32 = _S1105 * 0.0f;
    var _S1178 : f32 = _S1106 * 0.0f + _S1108;
    var _S1179 : vec3<f32> = _S1097;
    var _S1180 : vec3<f32> = _S1097;
    s_bwdProp_dot_0(_S1104, &(_S1179), &(_S1180), _S1109);
    var _S1181 : vec3<f32> = _S1179 + _S1180 + _S1117;
    var _S1182 : vec3<f32> = _S1181 + _S1118 + vec3<f32>(0.0f, 0.0f, _S1177);
    (*_S1094) = _S1181 + _S1119 + vec3<f32>(0.0f, 0.0f, _S1178);
    (*_S1095) = _S1182;
    return;
}

fn s_bwdProp_dielectric_evaluate_0( _S1183 : s_bwdCallableCtx_dielectric_evaluate_0,  _S1184 : ptr<function, vec3<f32>>,  _S1185 : ptr<function, vec3<f32>>,  _S1186 : BsdfValue_0)
{
    var _S1187 : vec3<f32> = vec3<f32>(0.0f);
    var _S1188 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0( 0.0f, 0.0f );
    var _S1189 : vec2<f32> = vec2<f32>(0.0f);
    var _S1190 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1189, _S1187 );
    var _S1191 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S1189, _S1187 );
    var _S1192 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1193 : f32 = _S1183.value0_100.value2_16.z;
    var _S1194 : bool;
    if(_S1193 != 0.0f)
    {
        _S1194 = (_S1183.value0_100.value3_8.z) != 0.0f;
    }
    else
    {
        _S1194 = false;
    }
    var _S1195 : bool;
    var _S1196 : bool;
    var _S1197 : bool;
    var _S1198 : bool;
    var _S1199 : bool;
    var crossing_4 : f32;
    var _S1200 : f32;
    var _S1201 : f32;
    var _S1202 : f32;
    var _S1203 : f32;
    var _S1204 : f32;
    var _S1205 : f32;
    var _S1206 : f32;
    var _S1207 : f32;
    var _S1208 : f32;
    var _S1209 : f32;
    var _S1210 : f32;
    var _S1211 : f32;
    var _S1212 : f32;
    var _S1213 : f32;
    var _S1214 : f32;
    var _S1215 : f32;
    var _S1216 : f32;
    var _S1217 : f32;
    var _S1218 : f32;
    var _S1219 : f32;
    var _S1220 : f32;
    var _S1221 : f32;
    var _S1222 : f32;
    var _S1223 : f32;
    var _S1224 : f32;
    var _S1225 : f32;
    var _S1226 : f32;
    var _S1227 : f32;
    var _S1228 : f32;
    var _S1229 : f32;
    var _S1230 : f32;
    var m_6 : vec3<f32>;
    var _S1231 : vec3<f32>;
    var _S1232 : vec3<f32>;
    var _S1233 : s_bwdCallableCtx_abs_0;
    var _S1234 : s_bwdCallableCtx_abs_0;
    var _S1235 : s_bwdCallableCtx_abs_0;
    var _S1236 : s_bwdCallableCtx_abs_0;
    var _S1237 : s_bwdCallableCtx_ggx_density_0;
    var _S1238 : s_bwdCallableCtx_ggx_density_0;
    var _S1239 : s_bwdCallableCtx_sqr_0;
    var _S1240 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1241 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1242 : s_bwdCallableCtx_fresnel_dielectric_0;
    var _S1243 : s_bwdCallableCtx_dot_0;
    var _S1244 : s_bwdCallableCtx_dot_0;
    var _S1245 : s_bwdCallableCtx_dot_0;
    var _S1246 : s_bwdCallableCtx_sqrt_0;
    if(_S1194)
    {
        var _S1247 : f32 = _S1183.value0_100.value3_8.z;
        var reflects_1 : bool = (_S1193 * _S1247) > 0.0f;
        if(reflects_1)
        {
            crossing_4 = 1.0f;
        }
        else
        {
            if(_S1193 > 0.0f)
            {
                crossing_4 = _S1183.value0_100.value0_98;
            }
            else
            {
                crossing_4 = 1.0f / _S1183.value0_100.value0_98;
            }
        }
        var _S1248 : vec3<f32> = vec3<f32>(crossing_4);
        var half_vector_3 : vec3<f32> = _S1183.value0_100.value3_8 * vec3<f32>(crossing_4) + _S1183.value0_100.value2_16;
        var _S1249 : Tuple_5 = s_apply_dot_0(half_vector_3, half_vector_3);
        var _S1250 : s_bwdCallableCtx_dot_0;
        _S1250._S39 = half_vector_3;
        _S1250._S40 = half_vector_3;
        var _S1251 : s_bwdCallableCtx_dot_0 = _S1250;
        var _S1252 : bool = (_S1249.value0_5) > 0.0f;
        if(_S1252)
        {
            var _S1253 : Tuple_3 = s_apply_sqrt_0(_S1249.value0_5);
            var _S1254 : s_bwdCallableCtx_sqrt_0;
            _S1254._S22 = _S1249.value0_5;
            var _S1255 : s_bwdCallableCtx_sqrt_0 = _S1254;
            var _S1256 : vec3<f32> = vec3<f32>((1.0f / _S1253.value0_3));
            var _S1257 : f32 = _S1253.value0_3 * _S1253.value0_3;
            var m_7 : vec3<f32> = half_vector_3 * _S1256;
            var _S1258 : bool = (m_7.z) < 0.0f;
            if(_S1258)
            {
                m_6 = (vec3<f32>(0) - m_7);
            }
            else
            {
                m_6 = m_7;
            }
            var _S1259 : Tuple_5 = s_apply_dot_0(_S1183.value0_100.value2_16, m_6);
            var _S1260 : s_bwdCallableCtx_dot_0;
            _S1260._S39 = _S1183.value0_100.value2_16;
            _S1260._S40 = m_6;
            var _S1261 : s_bwdCallableCtx_dot_0 = _S1260;
            var _S1262 : Tuple_5 = s_apply_dot_0(_S1183.value0_100.value3_8, m_6);
            var _S1263 : s_bwdCallableCtx_dot_0;
            _S1263._S39 = _S1183.value0_100.value3_8;
            _S1263._S40 = m_6;
            var _S1264 : s_bwdCallableCtx_dot_0 = _S1263;
            var _S1265 : bool = (_S1259.value0_5 * _S1193) >= 0.0f;
            if(_S1265)
            {
                _S1195 = (_S1262.value0_5 * _S1247) >= 0.0f;
            }
            else
            {
                _S1195 = false;
            }
            if(_S1195)
            {
                var width_11 : vec2<f32> = ggx_widths_0(_S1183.value0_100.value1_26);
                var _S1266 : Tuple_25 = s_apply_fresnel_dielectric_0(_S1259.value0_5, _S1183.value0_100.value0_98);
                var _S1267 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
                _S1267.value0_87 = _S1259.value0_5;
                _S1267.value1_20 = _S1183.value0_100.value0_98;
                var _S1268 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = _S1267;
                var _S1269 : Tuple_20 = s_apply_ggx_lambda_0(width_11, _S1183.value0_100.value2_16);
                var _S1270 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S1270.value0_73 = width_11;
                _S1270.value1_16 = _S1183.value0_100.value2_16;
                var _S1271 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S1270;
                var masking_o_5 : f32 = 1.0f + _S1269.value0_32;
                var _S1272 : Tuple_20 = s_apply_ggx_lambda_0(width_11, _S1183.value0_100.value3_8);
                var _S1273 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S1273.value0_73 = width_11;
                _S1273.value1_16 = _S1183.value0_100.value3_8;
                var _S1274 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S1273;
                var masking_both_1 : f32 = masking_o_5 + _S1272.value0_32;
                if(reflects_1)
                {
                    var _S1275 : Tuple_21 = s_apply_ggx_density_0(width_11, m_6);
                    var _S1276 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S1276.value0_74 = width_11;
                    _S1276.value1_17 = m_6;
                    var _S1277 : f32 = _S1266.value0_37 * _S1275.value0_33;
                    var _S1278 : Tuple_2 = s_apply_abs_0(_S1193);
                    var _S1279 : s_bwdCallableCtx_abs_0;
                    _S1279._S18 = _S1193;
                    var _S1280 : f32 = 4.0f * _S1278.value0_2;
                    var common_4 : f32 = _S1277 / _S1280;
                    var _S1281 : f32 = _S1280 * _S1280;
                    var _S1282 : f32 = masking_both_1 * masking_both_1;
                    _S1200 = masking_o_5 * masking_o_5;
                    _S1201 = common_4;
                    _S1202 = _S1282;
                    _S1203 = _S1281;
                    _S1204 = _S1277;
                    _S1205 = _S1280;
                    _S1233 = _S1279;
                    _S1206 = _S1275.value0_33;
                    _S1237.value0_75 = _S1276;
                    _S1207 = 0.0f;
                    _S1208 = 0.0f;
                    _S1209 = 0.0f;
                    _S1210 = 0.0f;
                    _S1211 = 0.0f;
                    _S1212 = 0.0f;
                    _S1213 = 0.0f;
                    _S1234._S18 = 0.0f;
                    _S1214 = 0.0f;
                    _S1215 = 0.0f;
                    _S1235._S18 = 0.0f;
                    _S1216 = 0.0f;
                    _S1217 = 0.0f;
                    _S1218 = 0.0f;
                    _S1219 = 0.0f;
                    _S1238.value0_75 = _S1191;
                    _S1220 = 0.0f;
                    _S1221 = 0.0f;
                    _S1222 = 0.0f;
                    _S1239.value0_83 = _S1192;
                    _S1223 = 0.0f;
                    _S1236._S18 = 0.0f;
                }
                else
                {
                    var _S1283 : Tuple_2 = s_apply_abs_0(_S1262.value0_5);
                    var _S1284 : s_bwdCallableCtx_abs_0;
                    _S1284._S18 = _S1262.value0_5;
                    var _S1285 : f32 = crossing_4 * crossing_4;
                    var _S1286 : f32 = _S1262.value0_5 + _S1259.value0_5 / crossing_4;
                    var _S1287 : Tuple_11 = s_apply_sqr_0(_S1286);
                    var _S1288 : s_paramCtx_s_bwdCallableCtx_sqr_0;
                    _S1288.value0_82 = _S1286;
                    var jacobian_2 : f32 = _S1283.value0_2 / _S1287.value0_20;
                    var _S1289 : f32 = _S1287.value0_20 * _S1287.value0_20;
                    var _S1290 : f32 = 1.0f - _S1266.value0_37;
                    var _S1291 : Tuple_21 = s_apply_ggx_density_0(width_11, m_6);
                    var _S1292 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S1292.value0_74 = width_11;
                    _S1292.value1_17 = m_6;
                    var _S1293 : f32 = _S1290 * _S1291.value0_33;
                    var _S1294 : f32 = _S1293 * jacobian_2;
                    var _S1295 : Tuple_2 = s_apply_abs_0(_S1259.value0_5);
                    var _S1296 : s_bwdCallableCtx_abs_0;
                    _S1296._S18 = _S1259.value0_5;
                    var _S1297 : f32 = _S1294 * _S1295.value0_2;
                    var _S1298 : Tuple_2 = s_apply_abs_0(_S1193);
                    var _S1299 : s_bwdCallableCtx_abs_0;
                    _S1299._S18 = _S1193;
                    var common_5 : f32 = _S1297 / _S1298.value0_2;
                    var _S1300 : f32 = _S1298.value0_2 * _S1298.value0_2;
                    var _S1301 : f32 = masking_both_1 * crossing_4 * crossing_4;
                    var _S1302 : f32 = _S1301 * _S1301;
                    var _S1303 : f32 = masking_o_5 * masking_o_5;
                    _S1200 = 0.0f;
                    _S1201 = 0.0f;
                    _S1202 = 0.0f;
                    _S1203 = 0.0f;
                    _S1204 = 0.0f;
                    _S1205 = 0.0f;
                    _S1233._S18 = 0.0f;
                    _S1206 = 0.0f;
                    _S1237.value0_75 = _S1191;
                    _S1207 = _S1303;
                    _S1208 = common_5;
                    _S1209 = _S1302;
                    _S1210 = _S1301;
                    _S1211 = _S1300;
                    _S1212 = _S1297;
                    _S1213 = _S1298.value0_2;
                    _S1234 = _S1299;
                    _S1214 = _S1294;
                    _S1215 = _S1295.value0_2;
                    _S1235 = _S1296;
                    _S1216 = _S1293;
                    _S1217 = jacobian_2;
                    _S1218 = _S1290;
                    _S1219 = _S1291.value0_33;
                    _S1238.value0_75 = _S1292;
                    _S1220 = _S1289;
                    _S1221 = _S1283.value0_2;
                    _S1222 = _S1287.value0_20;
                    _S1239.value0_83 = _S1288;
                    _S1223 = _S1285;
                    _S1236 = _S1284;
                }
                var _S1304 : f32 = _S1202;
                var _S1305 : f32 = _S1203;
                var _S1306 : f32 = _S1204;
                var _S1307 : f32 = _S1205;
                var _S1308 : f32 = _S1206;
                var _S1309 : f32 = _S1207;
                var _S1310 : f32 = _S1208;
                var _S1311 : f32 = _S1209;
                var _S1312 : f32 = _S1210;
                var _S1313 : f32 = _S1211;
                var _S1314 : f32 = _S1212;
                var _S1315 : f32 = _S1213;
                var _S1316 : f32 = _S1214;
                var _S1317 : f32 = _S1215;
                var _S1318 : f32 = _S1216;
                var _S1319 : f32 = _S1217;
                var _S1320 : f32 = _S1218;
                var _S1321 : f32 = _S1219;
                var _S1322 : f32 = _S1220;
                var _S1323 : f32 = _S1221;
                var _S1324 : f32 = _S1222;
                var _S1325 : f32 = _S1223;
                _S1202 = masking_o_5;
                _S1203 = _S1304;
                _S1204 = masking_both_1;
                _S1205 = _S1305;
                _S1206 = _S1306;
                _S1207 = _S1307;
                _S1208 = _S1266.value0_37;
                _S1209 = _S1308;
                _S1210 = _S1309;
                _S1211 = _S1310;
                _S1212 = _S1311;
                _S1213 = _S1312;
                _S1214 = _S1313;
                _S1215 = _S1314;
                _S1216 = _S1315;
                _S1217 = _S1316;
                _S1218 = _S1317;
                _S1219 = _S1318;
                _S1220 = _S1319;
                _S1221 = _S1320;
                _S1222 = _S1321;
                _S1223 = _S1322;
                _S1224 = _S1323;
                _S1225 = _S1324;
                _S1226 = _S1325;
                _S1240.value0_76 = _S1274;
                _S1241.value0_76 = _S1271;
                _S1242.value0_88 = _S1268;
            }
            else
            {
                _S1200 = 0.0f;
                _S1201 = 0.0f;
                _S1202 = 0.0f;
                _S1203 = 0.0f;
                _S1204 = 0.0f;
                _S1205 = 0.0f;
                _S1206 = 0.0f;
                _S1207 = 0.0f;
                _S1233._S18 = 0.0f;
                _S1208 = 0.0f;
                _S1209 = 0.0f;
                _S1237.value0_75 = _S1191;
                _S1210 = 0.0f;
                _S1211 = 0.0f;
                _S1212 = 0.0f;
                _S1213 = 0.0f;
                _S1214 = 0.0f;
                _S1215 = 0.0f;
                _S1216 = 0.0f;
                _S1234._S18 = 0.0f;
                _S1217 = 0.0f;
                _S1218 = 0.0f;
                _S1235._S18 = 0.0f;
                _S1219 = 0.0f;
                _S1220 = 0.0f;
                _S1221 = 0.0f;
                _S1222 = 0.0f;
                _S1238.value0_75 = _S1191;
                _S1223 = 0.0f;
                _S1224 = 0.0f;
                _S1225 = 0.0f;
                _S1239.value0_83 = _S1192;
                _S1226 = 0.0f;
                _S1236._S18 = 0.0f;
                _S1240.value0_76 = _S1190;
                _S1241.value0_76 = _S1190;
                _S1242.value0_88 = _S1188;
            }
            _S1227 = _S1259.value0_5;
            _S1196 = _S1265;
            _S1228 = _S1262.value0_5;
            _S1243 = _S1264;
            _S1244 = _S1261;
            _S1197 = _S1258;
            m_6 = _S1256;
            _S1229 = _S1257;
            _S1246 = _S1255;
        }
        else
        {
            _S1195 = false;
            _S1200 = 0.0f;
            _S1201 = 0.0f;
            _S1202 = 0.0f;
            _S1203 = 0.0f;
            _S1204 = 0.0f;
            _S1205 = 0.0f;
            _S1206 = 0.0f;
            _S1207 = 0.0f;
            _S1233._S18 = 0.0f;
            _S1208 = 0.0f;
            _S1209 = 0.0f;
            _S1237.value0_75 = _S1191;
            _S1210 = 0.0f;
            _S1211 = 0.0f;
            _S1212 = 0.0f;
            _S1213 = 0.0f;
            _S1214 = 0.0f;
            _S1215 = 0.0f;
            _S1216 = 0.0f;
            _S1234._S18 = 0.0f;
            _S1217 = 0.0f;
            _S1218 = 0.0f;
            _S1235._S18 = 0.0f;
            _S1219 = 0.0f;
            _S1220 = 0.0f;
            _S1221 = 0.0f;
            _S1222 = 0.0f;
            _S1238.value0_75 = _S1191;
            _S1223 = 0.0f;
            _S1224 = 0.0f;
            _S1225 = 0.0f;
            _S1239.value0_83 = _S1192;
            _S1226 = 0.0f;
            _S1227 = 0.0f;
            _S1236._S18 = 0.0f;
            _S1240.value0_76 = _S1190;
            _S1241.value0_76 = _S1190;
            _S1242.value0_88 = _S1188;
            _S1196 = false;
            _S1228 = 0.0f;
            _S1243._S39 = _S1187;
            _S1243._S40 = _S1187;
            _S1244._S39 = _S1187;
            _S1244._S40 = _S1187;
            _S1197 = false;
            m_6 = _S1187;
            _S1229 = 0.0f;
            _S1246._S22 = 0.0f;
        }
        var _S1326 : f32 = crossing_4;
        var _S1327 : bool = _S1195;
        var _S1328 : bool = _S1196;
        var _S1329 : bool = _S1197;
        var _S1330 : vec3<f32> = m_6;
        var _S1331 : f32 = _S1229;
        _S1195 = _S1252;
        _S1196 = _S1327;
        _S1197 = reflects_1;
        crossing_4 = _S1200;
        _S1200 = _S1201;
        _S1201 = _S1202;
        _S1202 = _S1203;
        _S1203 = _S1204;
        _S1204 = _S1205;
        _S1205 = _S1206;
        _S1206 = _S1207;
        _S1207 = _S1208;
        _S1208 = _S1209;
        _S1209 = _S1210;
        _S1210 = _S1211;
        _S1211 = _S1212;
        _S1212 = _S1213;
        _S1213 = _S1326;
        _S1198 = _S1328;
        _S1229 = _S1247;
        _S1199 = _S1329;
        m_6 = half_vector_3;
        _S1231 = _S1330;
        _S1230 = _S1331;
        _S1245 = _S1251;
        _S1232 = _S1248;
    }
    else
    {
        _S1195 = false;
        _S1196 = false;
        _S1197 = false;
        crossing_4 = 0.0f;
        _S1200 = 0.0f;
        _S1201 = 0.0f;
        _S1202 = 0.0f;
        _S1203 = 0.0f;
        _S1204 = 0.0f;
        _S1205 = 0.0f;
        _S1206 = 0.0f;
        _S1233._S18 = 0.0f;
        _S1207 = 0.0f;
        _S1208 = 0.0f;
        _S1237.value0_75 = _S1191;
        _S1209 = 0.0f;
        _S1210 = 0.0f;
        _S1211 = 0.0f;
        _S1212 = 0.0f;
        _S1213 = 0.0f;
        _S1214 = 0.0f;
        _S1215 = 0.0f;
        _S1216 = 0.0f;
        _S1234._S18 = 0.0f;
        _S1217 = 0.0f;
        _S1218 = 0.0f;
        _S1235._S18 = 0.0f;
        _S1219 = 0.0f;
        _S1220 = 0.0f;
        _S1221 = 0.0f;
        _S1222 = 0.0f;
        _S1238.value0_75 = _S1191;
        _S1223 = 0.0f;
        _S1224 = 0.0f;
        _S1225 = 0.0f;
        _S1239.value0_83 = _S1192;
        _S1226 = 0.0f;
        _S1227 = 0.0f;
        _S1236._S18 = 0.0f;
        _S1240.value0_76 = _S1190;
        _S1241.value0_76 = _S1190;
        _S1242.value0_88 = _S1188;
        _S1198 = false;
        _S1228 = 0.0f;
        _S1229 = 0.0f;
        _S1243._S39 = _S1187;
        _S1243._S40 = _S1187;
        _S1244._S39 = _S1187;
        _S1244._S40 = _S1187;
        _S1199 = false;
        m_6 = _S1187;
        _S1231 = _S1187;
        _S1230 = 0.0f;
        _S1246._S22 = 0.0f;
        _S1245._S39 = _S1187;
        _S1245._S40 = _S1187;
        _S1232 = _S1187;
    }
    if(_S1194)
    {
        var _S1332 : vec3<f32>;
        if(_S1195)
        {
            var _S1333 : vec3<f32>;
            var _S1334 : vec3<f32>;
            if(_S1196)
            {
                if(_S1197)
                {
                    var _S1335 : f32 = _S1186.pdf_1 / crossing_4;
                    var _S1336 : f32 = _S1200 * - _S1335;
                    var _S1337 : f32 = (_S1186.f_cos_0[i32(0)] + _S1186.f_cos_0[i32(1)] + _S1186.f_cos_0[i32(2)]) / _S1202;
                    var _S1338 : f32 = _S1200 * - _S1337;
                    var _S1339 : f32 = (_S1201 * _S1335 + _S1203 * _S1337) / _S1204;
                    var _S1340 : f32 = _S1206 * _S1339;
                    var _S1341 : f32 = 4.0f * (_S1205 * - _S1339);
                    var _S1342 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1233, &(_S1342), _S1341);
                    var _S1343 : f32 = _S1207 * _S1340;
                    var _S1344 : f32 = _S1208 * _S1340;
                    var _S1345 : vec3<f32> = _S1187;
                    s_bwdProp_ggx_density_0(_S1237, &(_S1345), _S1343);
                    crossing_4 = _S1338;
                    _S1200 = _S1336;
                    _S1201 = _S1344;
                    _S1202 = 0.0f;
                    _S1203 = 0.0f;
                    _S1332 = _S1345;
                    _S1204 = _S1342;
                }
                else
                {
                    var _S1346 : f32 = _S1186.pdf_1 / _S1209;
                    var _S1347 : f32 = _S1210 * - _S1346;
                    var _S1348 : f32 = (_S1186.f_cos_0[i32(0)] + _S1186.f_cos_0[i32(1)] + _S1186.f_cos_0[i32(2)]) / _S1211;
                    var _S1349 : f32 = _S1213 * (_S1213 * (_S1210 * - _S1348));
                    var _S1350 : f32 = (_S1201 * _S1346 + _S1212 * _S1348) / _S1214;
                    var _S1351 : f32 = _S1215 * - _S1350;
                    var _S1352 : f32 = _S1216 * _S1350;
                    var _S1353 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1234, &(_S1353), _S1351);
                    var _S1354 : f32 = _S1217 * _S1352;
                    var _S1355 : f32 = _S1218 * _S1352;
                    var _S1356 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1235, &(_S1356), _S1354);
                    var s_diff_jacobian_T_1 : f32 = _S1219 * _S1355;
                    var _S1357 : f32 = _S1220 * _S1355;
                    var _S1358 : f32 = _S1221 * _S1357;
                    var _S1359 : f32 = _S1222 * _S1357;
                    var _S1360 : vec3<f32> = _S1187;
                    s_bwdProp_ggx_density_0(_S1238, &(_S1360), _S1358);
                    var _S1361 : f32 = - _S1359;
                    var _S1362 : f32 = s_diff_jacobian_T_1 / _S1223;
                    var _S1363 : f32 = _S1224 * - _S1362;
                    var _S1364 : f32 = _S1225 * _S1362;
                    var _S1365 : f32 = 0.0f;
                    s_bwdProp_sqr_0(_S1239, &(_S1365), _S1363);
                    var _S1366 : f32 = _S1213 * (_S1365 / _S1226);
                    var _S1367 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1236, &(_S1367), _S1364);
                    var _S1368 : f32 = _S1356 + _S1366;
                    var _S1369 : f32 = _S1365 + _S1367;
                    crossing_4 = _S1349;
                    _S1200 = _S1347;
                    _S1201 = _S1361;
                    _S1202 = _S1368;
                    _S1203 = _S1369;
                    _S1332 = _S1360;
                    _S1204 = _S1353;
                }
                var _S1370 : vec3<f32> = _S1187;
                s_bwdProp_ggx_lambda_0(_S1240, &(_S1370), crossing_4);
                var _S1371 : f32 = crossing_4 + _S1200;
                var _S1372 : vec3<f32> = _S1187;
                s_bwdProp_ggx_lambda_0(_S1241, &(_S1372), _S1371);
                var _S1373 : f32 = 0.0f;
                s_bwdProp_fresnel_dielectric_0(_S1242, &(_S1373), _S1201);
                var _S1374 : f32 = _S1373 + _S1202;
                crossing_4 = _S1203;
                _S1200 = _S1374;
                _S1201 = _S1204;
                _S1333 = _S1372;
                _S1334 = _S1370;
            }
            else
            {
                crossing_4 = 0.0f;
                _S1200 = 0.0f;
                _S1332 = _S1187;
                _S1201 = 0.0f;
                _S1333 = _S1187;
                _S1334 = _S1187;
            }
            if(_S1198)
            {
                var _S1375 : f32 = _S1228 * 0.0f;
                crossing_4 = _S1229 * 0.0f + crossing_4;
                _S1202 = _S1375;
            }
            else
            {
                _S1202 = 0.0f;
            }
            var _S1376 : f32 = _S1227 * 0.0f;
            var _S1377 : f32 = _S1193 * 0.0f;
            var _S1378 : vec3<f32> = _S1187;
            var _S1379 : vec3<f32> = _S1187;
            s_bwdProp_dot_0(_S1243, &(_S1378), &(_S1379), crossing_4);
            var _S1380 : f32 = _S1377 + _S1200;
            var _S1381 : vec3<f32> = _S1187;
            var _S1382 : vec3<f32> = _S1187;
            s_bwdProp_dot_0(_S1244, &(_S1381), &(_S1382), _S1380);
            var _S1383 : vec3<f32> = _S1379 + _S1382 + _S1332;
            var _S1384 : f32 = _S1376 + _S1201;
            var _S1385 : vec3<f32> = _S1381 + _S1333;
            var _S1386 : vec3<f32> = _S1378 + _S1334;
            if(_S1199)
            {
                _S1332 = (vec3<f32>(0) - _S1383);
            }
            else
            {
                _S1332 = _S1383;
            }
            var _S1387 : vec3<f32> = m_6 * _S1332;
            var _S1388 : vec3<f32> = _S1231 * _S1332;
            var _S1389 : f32 = - ((_S1387[i32(0)] + _S1387[i32(1)] + _S1387[i32(2)]) / _S1230);
            var _S1390 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S1246, &(_S1390), _S1389);
            crossing_4 = _S1390;
            m_6 = _S1388;
            _S1231 = _S1385;
            _S1332 = _S1386;
            _S1200 = _S1202;
            _S1201 = _S1384;
        }
        else
        {
            crossing_4 = 0.0f;
            m_6 = _S1187;
            _S1231 = _S1187;
            _S1332 = _S1187;
            _S1200 = 0.0f;
            _S1201 = 0.0f;
        }
        var _S1391 : vec3<f32> = _S1187;
        var _S1392 : vec3<f32> = _S1187;
        s_bwdProp_dot_0(_S1245, &(_S1391), &(_S1392), crossing_4);
        var _S1393 : vec3<f32> = _S1391 + _S1392 + m_6;
        var _S1394 : vec3<f32> = _S1393 + _S1231;
        var _S1395 : vec3<f32> = _S1232 * _S1393 + _S1332;
        var _S1396 : f32 = _S1229 * 0.0f + _S1201;
        m_6 = _S1395 + vec3<f32>(0.0f, 0.0f, _S1193 * 0.0f + _S1200);
        crossing_4 = _S1396;
        _S1231 = _S1394;
    }
    else
    {
        m_6 = _S1187;
        crossing_4 = 0.0f;
        _S1231 = _S1187;
    }
    (*_S1184) = _S1231 + vec3<f32>(0.0f, 0.0f, crossing_4);
    (*_S1185) = m_6;
    return;
}

fn s_bwdProp_bsdf_evaluate_0( _S1397 : s_bwdCallableCtx_bsdf_evaluate_0,  _S1398 : ptr<function, vec3<f32>>,  _S1399 : ptr<function, vec3<f32>>,  _S1400 : BsdfValue_0)
{
    var _S1401 : vec3<f32> = vec3<f32>(0.0f);
    var _S1402 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0 = s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0( _S1401, _S1401, _S1401 );
    var _S1403 : vec2<f32> = vec2<f32>(0.0f);
    var _S1404 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0 = s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0( _S1401, _S1401, _S1403, _S1401, _S1401 );
    var _S1405 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0 = s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0( 0.0f, _S1403, _S1401, _S1401 );
    var _S1406 : bool = (_S1397.value0_95.value0_90.kind_0) == u32(0);
    var _S1407 : s_bwdCallableCtx_conductor_evaluate_0;
    var _S1408 : s_bwdCallableCtx_dielectric_evaluate_0;
    var _S1409 : s_bwdCallableCtx_diffuse_evaluate_0;
    var _S1410 : bool;
    if(_S1406)
    {
        var _S1411 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0;
        _S1411.value0_96 = _S1397.value0_95.value0_90.a_0.xyz;
        _S1411.value1_24 = _S1397.value0_95.value1_21;
        _S1411.value2_14 = _S1397.value0_95.value2_13;
        _S1409.value0_101 = _S1411;
        _S1410 = false;
        _S1407.value0_99 = _S1404;
        _S1408.value0_100 = _S1405;
    }
    else
    {
        var _S1412 : bool = (_S1397.value0_95.value0_90.kind_0) == u32(1);
        if(_S1412)
        {
            var _S1413 : vec3<f32> = _S1397.value0_95.value0_90.b_0.xyz;
            var _S1414 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0;
            _S1414.value0_97 = _S1397.value0_95.value0_90.a_0.xyz;
            _S1414.value1_25 = _S1413;
            _S1414.value2_15 = _S1397.value0_95.value0_90.alpha_0;
            _S1414.value3_7 = _S1397.value0_95.value1_21;
            _S1414.value4_6 = _S1397.value0_95.value2_13;
            _S1407.value0_99 = _S1414;
            _S1408.value0_100 = _S1405;
        }
        else
        {
            var _S1415 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0;
            _S1415.value0_98 = _S1397.value0_95.value0_90.a_0.x;
            _S1415.value1_26 = _S1397.value0_95.value0_90.alpha_0;
            _S1415.value2_16 = _S1397.value0_95.value1_21;
            _S1415.value3_8 = _S1397.value0_95.value2_13;
            _S1407.value0_99 = _S1404;
            _S1408.value0_100 = _S1415;
        }
        _S1409.value0_101 = _S1402;
        _S1410 = _S1412;
    }
    var _S1416 : vec3<f32>;
    var _S1417 : vec3<f32>;
    if(_S1406)
    {
        var _S1418 : vec3<f32> = _S1401;
        var _S1419 : vec3<f32> = _S1401;
        s_bwdProp_diffuse_evaluate_0(_S1409, &(_S1418), &(_S1419), _S1400);
        _S1416 = _S1418;
        _S1417 = _S1419;
    }
    else
    {
        if(_S1410)
        {
            var _S1420 : vec3<f32> = _S1401;
            var _S1421 : vec3<f32> = _S1401;
            s_bwdProp_conductor_evaluate_0(_S1407, &(_S1420), &(_S1421), _S1400);
            _S1416 = _S1420;
            _S1417 = _S1421;
        }
        else
        {
            var _S1422 : vec3<f32> = _S1401;
            var _S1423 : vec3<f32> = _S1401;
            s_bwdProp_dielectric_evaluate_0(_S1408, &(_S1422), &(_S1423), _S1400);
            _S1416 = _S1422;
            _S1417 = _S1423;
        }
    }
    (*_S1398) = _S1416;
    (*_S1399) = _S1417;
    return;
}

fn s_bwdProp_to_local_0( _S1424 : s_bwdCallableCtx_to_local_0,  _S1425 : ptr<function, Frame_0>,  _S1426 : ptr<function, vec3<f32>>,  _S1427 : vec3<f32>)
{
    var _S1428 : s_bwdCallableCtx_dot_0;
    _S1428._S39 = _S1424.value0_23.value0_9.s_0;
    _S1428._S40 = _S1424.value0_23.value1_2;
    var _S1429 : s_bwdCallableCtx_dot_0;
    _S1429._S39 = _S1424.value0_23.value0_9.t_0;
    _S1429._S40 = _S1424.value0_23.value1_2;
    var _S1430 : s_bwdCallableCtx_dot_0;
    _S1430._S39 = _S1424.value0_23.value0_9.n_0;
    _S1430._S40 = _S1424.value0_23.value1_2;
    var _S1431 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S1432 : vec3<f32> = vec3<f32>(0.0f);
    var _S1433 : vec3<f32> = _S1432;
    var _S1434 : vec3<f32> = _S1432;
    s_bwdProp_dot_0(_S1430, &(_S1433), &(_S1434), _S1427[i32(2)]);
    var _S1435 : vec3<f32> = _S1432;
    var _S1436 : vec3<f32> = _S1432;
    s_bwdProp_dot_0(_S1429, &(_S1435), &(_S1436), _S1427[i32(1)]);
    var _S1437 : vec3<f32> = _S1432;
    var _S1438 : vec3<f32> = _S1432;
    s_bwdProp_dot_0(_S1428, &(_S1437), &(_S1438), _S1427[i32(0)]);
    var _S1439 : vec3<f32> = _S1434 + _S1436 + _S1438;
    var _S1440 : Frame_0 = _S1431;
    _S1440.n_0 = _S1433;
    _S1440.t_0 = _S1435;
    _S1440.s_0 = _S1437;
    (*_S1425) = Frame_x24_syn_dadd_0(_S1431, _S1440);
    (*_S1426) = _S1439;
    return;
}

fn s_bwdProp_point_on_light_0( _S1441 : s_bwdCallableCtx_point_on_light_0,  _S1442 : ptr<function, vec2<f32>>,  _S1443 : vec3<f32>)
{
    var _S1444 : f32 = _S1441.value0_93.value1_23.x;
    var _S1445 : Tuple_15 = s_apply_safe_sqrt_0(_S1444);
    var _S1446 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S1446.value0_68 = _S1444;
    var _S1447 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S1446 );
    var _S1448 : f32 = _S1441.value0_93.value1_23.y;
    var _S1449 : vec3<f32> = _S1441.value0_93.value0_92.e2_2 * _S1443;
    var _S1450 : f32 = _S1449[i32(0)] + _S1449[i32(1)] + _S1449[i32(2)];
    var _S1451 : vec3<f32> = _S1441.value0_93.value0_92.e1_2 * _S1443;
    var _S1452 : f32 = _S1451[i32(0)] + _S1451[i32(1)] + _S1451[i32(2)];
    var _S1453 : f32 = _S1445.value0_27 * _S1450 + - (_S1445.value0_27 * _S1452);
    var _S1454 : f32 = _S1448 * _S1450 + (1.0f - _S1448) * _S1452;
    var _S1455 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S1447, &(_S1455), _S1454);
    (*_S1442) = vec2<f32>(_S1455, _S1453);
    return;
}

fn s_bwdProp_direct_light_0( _S1456 : s_bwdCallableCtx_direct_light_0,  _S1457 : ptr<function, Surface_Differential_0>,  _S1458 : ptr<function, vec3<f32>>,  _S1459 : ptr<function, vec2<f32>>,  _S1460 : vec3<f32>)
{
    var _S1461 : vec3<f32> = vec3<f32>(0.0f);
    var _S1462 : Frame_0 = Frame_0( _S1461, _S1461, _S1461 );
    var _S1463 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S1462, _S1461 );
    var _S1464 : vec4<f32> = vec4<f32>(0.0f);
    var _S1465 : vec2<f32> = vec2<f32>(0.0f);
    var _S1466 : Material_0 = Material_0( _S1464, _S1464, _S1465, u32(0), u32(0) );
    var _S1467 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0 = s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0( _S1466, _S1461, _S1461 );
    var _S1468 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S1469 : Tuple_14 = s_apply_point_on_light_0(_S1456.value0_21.value1_3, _S1456.value0_21.value4_2);
    var _S1470 : s_paramCtx_s_bwdCallableCtx_point_on_light_0;
    _S1470.value0_92 = _S1456.value0_21.value1_3;
    _S1470.value1_23 = _S1456.value0_21.value4_2;
    var _S1471 : s_bwdCallableCtx_point_on_light_0 = s_bwdCallableCtx_point_on_light_0( _S1470 );
    var to_light_1 : vec3<f32> = _S1469.value0_26 - _S1456.value0_21.value2_2.position_0;
    var _S1472 : Tuple_5 = s_apply_dot_0(to_light_1, to_light_1);
    var _S1473 : s_bwdCallableCtx_dot_0;
    _S1473._S39 = to_light_1;
    _S1473._S40 = to_light_1;
    var _S1474 : s_bwdCallableCtx_dot_0 = _S1473;
    var _S1475 : bool = (_S1472.value0_5) > 0.0f;
    var _S1476 : bool;
    var _S1477 : vec3<f32>;
    var _S1478 : vec3<f32>;
    var _S1479 : vec3<f32>;
    var _S1480 : vec3<f32>;
    var _S1481 : f32;
    var _S1482 : f32;
    var _S1483 : f32;
    var _S1484 : f32;
    var _S1485 : f32;
    var _S1486 : f32;
    var _S1487 : f32;
    var _S1488 : f32;
    var _S1489 : s_bwdCallableCtx_power_heuristic_0;
    var _S1490 : s_bwdCallableCtx_abs_0;
    var _S1491 : s_bwdCallableCtx_bsdf_evaluate_0;
    var _S1492 : s_bwdCallableCtx_to_local_0;
    var _S1493 : s_bwdCallableCtx_dot_0;
    var _S1494 : s_bwdCallableCtx_sqrt_0;
    if(_S1475)
    {
        var _S1495 : Tuple_3 = s_apply_sqrt_0(_S1472.value0_5);
        var _S1496 : s_bwdCallableCtx_sqrt_0;
        _S1496._S22 = _S1472.value0_5;
        var _S1497 : s_bwdCallableCtx_sqrt_0 = _S1496;
        var _S1498 : vec3<f32> = vec3<f32>((1.0f / _S1495.value0_3));
        var _S1499 : f32 = _S1495.value0_3 * _S1495.value0_3;
        var direction_7 : vec3<f32> = to_light_1 * _S1498;
        var _S1500 : Tuple_5 = s_apply_dot_0(direction_7, _S1456.value0_21.value1_3.normal_1);
        var _S1501 : s_bwdCallableCtx_dot_0;
        _S1501._S39 = direction_7;
        _S1501._S40 = _S1456.value0_21.value1_3.normal_1;
        var _S1502 : s_bwdCallableCtx_dot_0 = _S1501;
        var cos_light_1 : f32 = - _S1500.value0_5;
        if(cos_light_1 > 0.0f)
        {
            _S1476 = true;
        }
        else
        {
            if(cos_light_1 < 0.0f)
            {
                _S1476 = _S1456.value0_21.value1_3.two_sided_2;
            }
            else
            {
                _S1476 = false;
            }
        }
        if(_S1476)
        {
            var _S1503 : Tuple_12 = s_apply_to_local_0(_S1456.value0_21.value2_2.frame_0, direction_7);
            var _S1504 : s_paramCtx_s_bwdCallableCtx_to_local_0;
            _S1504.value0_9 = _S1456.value0_21.value2_2.frame_0;
            _S1504.value1_2 = direction_7;
            var _S1505 : Tuple_16 = s_apply_bsdf_evaluate_0(_S1456.value0_21.value0_10, _S1456.value0_21.value3_2, _S1503.value0_24);
            var _S1506 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0;
            _S1506.value0_90 = _S1456.value0_21.value0_10;
            _S1506.value1_21 = _S1456.value0_21.value3_2;
            _S1506.value2_13 = _S1503.value0_24;
            var _S1507 : Tuple_2 = s_apply_abs_0(cos_light_1);
            var _S1508 : s_bwdCallableCtx_abs_0;
            _S1508._S18 = cos_light_1;
            var pdf_light_1 : f32 = _S1472.value0_5 * _S1456.value0_21.value1_3.pdf_area_1;
            var _S1509 : f32 = _S1505.value0_28.pdf_1 * _S1507.value0_2;
            var _S1510 : Tuple_10 = s_apply_power_heuristic_0(pdf_light_1, _S1509);
            var _S1511 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
            _S1511.value0_91 = pdf_light_1;
            _S1511.value1_22 = _S1509;
            var _S1512 : f32 = _S1510.value0_19 * _S1507.value0_2;
            var _S1513 : vec3<f32> = vec3<f32>((_S1512 / pdf_light_1));
            var _S1514 : f32 = pdf_light_1 * pdf_light_1;
            _S1477 = _S1505.value0_28.f_cos_0 * _S1456.value0_21.value1_3.radiance_1;
            _S1478 = _S1513;
            _S1481 = _S1514;
            _S1482 = _S1512;
            _S1483 = pdf_light_1;
            _S1484 = _S1510.value0_19;
            _S1485 = _S1507.value0_2;
            _S1479 = _S1456.value0_21.value1_3.radiance_1;
            _S1489.value0_94 = _S1511;
            _S1486 = _S1505.value0_28.pdf_1;
            _S1487 = _S1456.value0_21.value1_3.pdf_area_1;
            _S1490 = _S1508;
            _S1491.value0_95 = _S1506;
            _S1492.value0_23 = _S1504;
        }
        else
        {
            _S1477 = _S1461;
            _S1478 = _S1461;
            _S1481 = 0.0f;
            _S1482 = 0.0f;
            _S1483 = 0.0f;
            _S1484 = 0.0f;
            _S1485 = 0.0f;
            _S1479 = _S1461;
            _S1489.value0_94 = _S1468;
            _S1486 = 0.0f;
            _S1487 = 0.0f;
            _S1490._S18 = 0.0f;
            _S1491.value0_95 = _S1467;
            _S1492.value0_23 = _S1463;
        }
        _S1493 = _S1502;
        _S1480 = _S1498;
        _S1488 = _S1499;
        _S1494 = _S1497;
    }
    else
    {
        _S1476 = false;
        _S1477 = _S1461;
        _S1478 = _S1461;
        _S1481 = 0.0f;
        _S1482 = 0.0f;
        _S1483 = 0.0f;
        _S1484 = 0.0f;
        _S1485 = 0.0f;
        _S1479 = _S1461;
        _S1489.value0_94 = _S1468;
        _S1486 = 0.0f;
        _S1487 = 0.0f;
        _S1490._S18 = 0.0f;
        _S1491.value0_95 = _S1467;
        _S1492.value0_23 = _S1463;
        _S1493._S39 = _S1461;
        _S1493._S40 = _S1461;
        _S1480 = _S1461;
        _S1488 = 0.0f;
        _S1494._S22 = 0.0f;
    }
    var _S1515 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1516 : Surface_Differential_0;
    if(_S1475)
    {
        if(_S1476)
        {
            var _S1517 : vec3<f32> = _S1477 * _S1460;
            var _S1518 : f32 = (_S1517[i32(0)] + _S1517[i32(1)] + _S1517[i32(2)]) / _S1481;
            var _S1519 : f32 = _S1482 * - _S1518;
            var _S1520 : f32 = _S1483 * _S1518;
            var _S1521 : f32 = _S1484 * _S1520;
            var _S1522 : f32 = _S1485 * _S1520;
            var _S1523 : vec3<f32> = _S1479 * (_S1478 * _S1460);
            var _S1524 : f32 = 0.0f;
            var _S1525 : f32 = 0.0f;
            s_bwdProp_power_heuristic_0(_S1489, &(_S1524), &(_S1525), _S1522);
            var _S1526 : f32 = _S1485 * _S1525;
            var _S1527 : f32 = _S1487 * (_S1519 + _S1524);
            var _S1528 : f32 = _S1521 + _S1486 * _S1525;
            var _S1529 : f32 = 0.0f;
            s_bwdProp_abs_0(_S1490, &(_S1529), _S1528);
            var _S1530 : BsdfValue_0 = BsdfValue_x24_syn_dzero_0();
            _S1530.f_cos_0 = _S1523;
            _S1530.pdf_1 = _S1526;
            var _S1531 : vec3<f32> = _S1461;
            var _S1532 : vec3<f32> = _S1461;
            s_bwdProp_bsdf_evaluate_0(_S1491, &(_S1531), &(_S1532), _S1530);
            var _S1533 : Frame_0;
            _S1533.s_0 = _S1461;
            _S1533.t_0 = _S1461;
            _S1533.n_0 = _S1461;
            var _S1534 : vec3<f32> = _S1461;
            s_bwdProp_to_local_0(_S1492, &(_S1533), &(_S1534), _S1532);
            var _S1535 : Surface_Differential_0 = _S1515;
            _S1535.frame_2 = _S1533;
            var _S1536 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1515, _S1535);
            _S1481 = _S1529;
            _S1477 = _S1534;
            _S1482 = _S1527;
            _S1516 = _S1536;
            _S1478 = _S1531;
        }
        else
        {
            _S1481 = 0.0f;
            _S1477 = _S1461;
            _S1482 = 0.0f;
            _S1516 = _S1515;
            _S1478 = _S1461;
        }
        var _S1537 : f32 = - _S1481;
        var _S1538 : vec3<f32> = _S1461;
        var _S1539 : vec3<f32> = _S1461;
        s_bwdProp_dot_0(_S1493, &(_S1538), &(_S1539), _S1537);
        var _S1540 : vec3<f32> = _S1538 + _S1477;
        var _S1541 : vec3<f32> = to_light_1 * _S1540;
        var _S1542 : vec3<f32> = _S1480 * _S1540;
        var _S1543 : f32 = - ((_S1541[i32(0)] + _S1541[i32(1)] + _S1541[i32(2)]) / _S1488);
        var _S1544 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1494, &(_S1544), _S1543);
        _S1481 = _S1544 + _S1482;
        _S1477 = _S1542;
    }
    else
    {
        _S1481 = 0.0f;
        _S1477 = _S1461;
        _S1516 = _S1515;
        _S1478 = _S1461;
    }
    var _S1545 : vec3<f32> = _S1461;
    var _S1546 : vec3<f32> = _S1461;
    s_bwdProp_dot_0(_S1474, &(_S1545), &(_S1546), _S1481);
    var _S1547 : vec3<f32> = _S1545 + _S1546 + _S1477;
    var _S1548 : vec3<f32> = (vec3<f32>(0) - _S1547);
    var _S1549 : vec2<f32> = _S1465;
    s_bwdProp_point_on_light_0(_S1471, &(_S1549), _S1547);
    var _S1550 : Surface_Differential_0 = _S1515;
    _S1550.position_1 = _S1548;
    (*_S1457) = Surface_x24_syn_dadd_0(_S1516, _S1550);
    (*_S1458) = _S1478;
    (*_S1459) = _S1549;
    return;
}

fn s_bwdProp_emission_of_0( _S1551 : s_bwdCallableCtx_emission_of_0,  _S1552 : ptr<function, Surface_Differential_0>,  _S1553 : ptr<function, vec3<f32>>,  _S1554 : ptr<function, vec3<f32>>,  _S1555 : ptr<function, f32>,  _S1556 : vec3<f32>)
{
    var _S1557 : vec3<f32> = vec3<f32>(0.0f);
    var _S1558 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S1559 : Tuple_5 = s_apply_dot_0(_S1551.value0_17.value3_1, _S1551.value0_17.value1_1.geometric_normal_0);
    var _S1560 : s_bwdCallableCtx_dot_0;
    _S1560._S39 = _S1551.value0_17.value3_1;
    _S1560._S40 = _S1551.value0_17.value1_1.geometric_normal_0;
    var _S1561 : s_bwdCallableCtx_dot_0 = _S1560;
    var _S1562 : bool;
    if(_S1551.value0_17.value0_8.two_sided_1)
    {
        _S1562 = true;
    }
    else
    {
        _S1562 = (_S1559.value0_5) < 0.0f;
    }
    var _S1563 : vec3<f32>;
    var _S1564 : s_bwdCallableCtx_power_heuristic_0;
    var _S1565 : f32;
    var _S1566 : f32;
    var _S1567 : s_bwdCallableCtx_dot_0;
    var _S1568 : s_bwdCallableCtx_abs_0;
    if(_S1562)
    {
        if(_S1551.value0_17.value5_1)
        {
            _S1563 = _S1557;
            _S1564.value0_94 = _S1558;
            _S1565 = 0.0f;
            _S1567._S39 = _S1557;
            _S1567._S40 = _S1557;
            _S1566 = 0.0f;
            _S1568._S18 = 0.0f;
        }
        else
        {
            var arm_1 : vec3<f32> = _S1551.value0_17.value1_1.position_0 - _S1551.value0_17.value2_1;
            var _S1569 : Tuple_2 = s_apply_abs_0(_S1559.value0_5);
            var _S1570 : s_bwdCallableCtx_abs_0;
            _S1570._S18 = _S1559.value0_5;
            var _S1571 : f32 = _S1551.value0_17.value4_1 * _S1569.value0_2;
            var _S1572 : Tuple_5 = s_apply_dot_0(arm_1, arm_1);
            var _S1573 : s_bwdCallableCtx_dot_0;
            _S1573._S39 = arm_1;
            _S1573._S40 = arm_1;
            var _S1574 : f32 = _S1572.value0_5 * _S1551.value0_17.value0_8.pdf_area_0;
            var _S1575 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
            _S1575.value0_91 = _S1571;
            _S1575.value1_22 = _S1574;
            _S1563 = _S1551.value0_17.value0_8.radiance_0;
            _S1564.value0_94 = _S1575;
            _S1565 = _S1551.value0_17.value0_8.pdf_area_0;
            _S1567 = _S1573;
            _S1566 = _S1569.value0_2;
            _S1568 = _S1570;
        }
    }
    else
    {
        _S1563 = _S1557;
        _S1564.value0_94 = _S1558;
        _S1565 = 0.0f;
        _S1567._S39 = _S1557;
        _S1567._S40 = _S1557;
        _S1566 = 0.0f;
        _S1568._S18 = 0.0f;
    }
    var _S1576 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1577 : Surface_Differential_0;
    if(_S1562)
    {
        if(_S1551.value0_17.value5_1)
        {
            _S1565 = 0.0f;
            _S1577 = _S1576;
            _S1563 = _S1557;
            _S1566 = 0.0f;
        }
        else
        {
            var _S1578 : vec3<f32> = _S1563 * _S1556;
            var _S1579 : f32 = _S1578[i32(0)] + _S1578[i32(1)] + _S1578[i32(2)];
            var _S1580 : f32 = 0.0f;
            var _S1581 : f32 = 0.0f;
            s_bwdProp_power_heuristic_0(_S1564, &(_S1580), &(_S1581), _S1579);
            var _S1582 : f32 = _S1565 * _S1581;
            var _S1583 : vec3<f32> = _S1557;
            var _S1584 : vec3<f32> = _S1557;
            s_bwdProp_dot_0(_S1567, &(_S1583), &(_S1584), _S1582);
            var _S1585 : f32 = _S1551.value0_17.value4_1 * _S1580;
            var _S1586 : f32 = _S1566 * _S1580;
            var _S1587 : f32 = 0.0f;
            s_bwdProp_abs_0(_S1568, &(_S1587), _S1585);
            var _S1588 : vec3<f32> = _S1583 + _S1584;
            var _S1589 : vec3<f32> = (vec3<f32>(0) - _S1588);
            var _S1590 : Surface_Differential_0 = _S1576;
            _S1590.position_1 = _S1588;
            var _S1591 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1576, _S1590);
            _S1565 = _S1587;
            _S1577 = _S1591;
            _S1563 = _S1589;
            _S1566 = _S1586;
        }
    }
    else
    {
        _S1565 = 0.0f;
        _S1577 = _S1576;
        _S1563 = _S1557;
        _S1566 = 0.0f;
    }
    var _S1592 : vec3<f32> = _S1557;
    var _S1593 : vec3<f32> = _S1557;
    s_bwdProp_dot_0(_S1561, &(_S1592), &(_S1593), _S1565);
    (*_S1552) = _S1577;
    (*_S1553) = _S1563;
    (*_S1554) = _S1592;
    (*_S1555) = _S1566;
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

fn s_bwdProp_frame_from_normal_0( _S1594 : s_bwdCallableCtx_frame_from_normal_0,  _S1595 : ptr<function, vec3<f32>>,  _S1596 : Frame_0)
{
    var _S1597 : f32 = _S1594.value0_105.value0_103.z;
    var sign_1 : f32;
    if(_S1597 < 0.0f)
    {
        sign_1 = -1.0f;
    }
    else
    {
        sign_1 = 1.0f;
    }
    var _S1598 : f32 = sign_1 + _S1597;
    var a_4 : f32 = -1.0f / _S1598;
    var _S1599 : f32 = _S1598 * _S1598;
    var _S1600 : f32 = _S1594.value0_105.value0_103.x;
    var _S1601 : f32 = _S1594.value0_105.value0_103.y;
    var _S1602 : f32 = _S1600 * _S1601;
    var _S1603 : f32 = sign_1 * _S1600;
    var _S1604 : f32 = _S1603 * _S1600;
    var _S1605 : f32 = - sign_1;
    var _S1606 : f32 = _S1601 * _S1601;
    var _S1607 : f32 = _S1601 * (a_4 * _S1596.t_0[i32(1)]);
    var _S1608 : f32 = a_4 * _S1596.s_0[i32(0)];
    var _S1609 : f32 = _S1596.t_0[i32(0)] + sign_1 * _S1596.s_0[i32(1)];
    var _S1610 : f32 = a_4 * _S1609;
    (*_S1595) = _S1596.n_0 + vec3<f32>(_S1605 * _S1596.s_0[i32(2)] + _S1603 * _S1608 + sign_1 * (_S1600 * _S1608) + _S1601 * _S1610, - _S1596.t_0[i32(2)] + _S1607 + _S1607 + _S1600 * _S1610, 0.0f) + vec3<f32>(0.0f, 0.0f, -1.0f * - ((_S1606 * _S1596.t_0[i32(1)] + _S1604 * _S1596.s_0[i32(0)] + _S1602 * _S1609) / _S1599));
    return;
}

fn s_bwdProp_frame_from_normal_tangent_0( _S1611 : s_bwdCallableCtx_frame_from_normal_tangent_0,  _S1612 : ptr<function, vec3<f32>>,  _S1613 : Frame_0)
{
    var _S1614 : vec3<f32> = vec3<f32>(0.0f);
    var _S1615 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S1614 );
    var _S1616 : vec3<f32> = vec3<f32>(s_apply_dot_0(_S1611.value0_104.value0_102, _S1611.value0_104.value1_27).value0_5);
    var _S1617 : s_bwdCallableCtx_dot_0;
    _S1617._S39 = _S1611.value0_104.value0_102;
    _S1617._S40 = _S1611.value0_104.value1_27;
    var _S1618 : s_bwdCallableCtx_dot_0 = _S1617;
    var s_4 : vec3<f32> = _S1611.value0_104.value1_27 - _S1611.value0_104.value0_102 * _S1616;
    var _S1619 : Tuple_5 = s_apply_dot_0(s_4, s_4);
    var _S1620 : s_bwdCallableCtx_dot_0;
    _S1620._S39 = s_4;
    _S1620._S40 = s_4;
    var _S1621 : s_bwdCallableCtx_dot_0 = _S1620;
    var _S1622 : bool = (_S1619.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(_S1611.value0_104.value1_27, _S1611.value0_104.value1_27).value0_5);
    var _S1623 : s_bwdCallableCtx_cross_0;
    var _S1624 : vec3<f32>;
    var _S1625 : f32;
    var _S1626 : s_bwdCallableCtx_sqrt_0;
    var _S1627 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S1622)
    {
        var _S1628 : Tuple_3 = s_apply_sqrt_0(_S1619.value0_5);
        var _S1629 : s_bwdCallableCtx_sqrt_0;
        _S1629._S22 = _S1619.value0_5;
        var _S1630 : vec3<f32> = vec3<f32>((1.0f / _S1628.value0_3));
        var _S1631 : f32 = _S1628.value0_3 * _S1628.value0_3;
        var _S1632 : vec3<f32> = s_4 * _S1630;
        var _S1633 : s_bwdCallableCtx_cross_0;
        _S1633._S26 = _S1611.value0_104.value0_102;
        _S1633._S27 = _S1632;
        _S1623 = _S1633;
        _S1624 = _S1630;
        _S1625 = _S1631;
        _S1626 = _S1629;
        _S1627.value0_105 = _S1615;
    }
    else
    {
        var _S1634 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S1634.value0_103 = _S1611.value0_104.value0_102;
        _S1623._S26 = _S1614;
        _S1623._S27 = _S1614;
        _S1624 = _S1614;
        _S1625 = 0.0f;
        _S1626._S22 = 0.0f;
        _S1627.value0_105 = _S1634;
    }
    var _S1635 : vec3<f32>;
    if(_S1622)
    {
        var _S1636 : vec3<f32> = _S1614;
        var _S1637 : vec3<f32> = _S1614;
        s_bwdProp_cross_0(_S1623, &(_S1636), &(_S1637), _S1613.t_0);
        var _S1638 : vec3<f32> = _S1613.s_0 + _S1637;
        var _S1639 : vec3<f32> = s_4 * _S1638;
        var _S1640 : vec3<f32> = _S1624 * _S1638;
        var _S1641 : f32 = - ((_S1639[i32(0)] + _S1639[i32(1)] + _S1639[i32(2)]) / _S1625);
        var _S1642 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1626, &(_S1642), _S1641);
        var _S1643 : vec3<f32> = _S1613.n_0 + _S1636;
        _S1625 = _S1642;
        _S1624 = _S1640;
        _S1635 = _S1643;
    }
    else
    {
        var _S1644 : vec3<f32> = _S1614;
        s_bwdProp_frame_from_normal_0(_S1627, &(_S1644), _S1613);
        _S1625 = 0.0f;
        _S1624 = _S1614;
        _S1635 = _S1644;
    }
    var _S1645 : vec3<f32> = _S1614;
    var _S1646 : vec3<f32> = _S1614;
    s_bwdProp_dot_0(_S1621, &(_S1645), &(_S1646), _S1625);
    var _S1647 : vec3<f32> = (vec3<f32>(0) - _S1645 + _S1646 + _S1624);
    var _S1648 : vec3<f32> = _S1611.value0_104.value0_102 * _S1647;
    var _S1649 : vec3<f32> = _S1616 * _S1647;
    var _S1650 : f32 = _S1648[i32(0)] + _S1648[i32(1)] + _S1648[i32(2)];
    var _S1651 : vec3<f32> = _S1614;
    var _S1652 : vec3<f32> = _S1614;
    s_bwdProp_dot_0(_S1618, &(_S1651), &(_S1652), _S1650);
    (*_S1612) = _S1649 + _S1651 + _S1635;
    return;
}

fn s_bwdProp_surface_at_0( _S1653 : s_bwdCallableCtx_surface_at_0,  _S1654 : ptr<function, vec3<f32>>,  _S1655 : ptr<function, vec3<f32>>,  _S1656 : Surface_Differential_0)
{
    var _S1657 : vec3<f32> = vec3<f32>(0.0f);
    var _S1658 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0( _S1657, _S1657 );
    var _S1659 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S1657 );
    var _S1660 : Tuple_4 = s_apply_cross_0(_S1653.value0_16.value0_15.e1_1, _S1653.value0_16.value0_15.e2_1);
    var _S1661 : vec3<f32> = _S1660.value0_4;
    var _S1662 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S1661, _S1661).value0_5));
    var along1_0 : vec3<f32> = s_apply_cross_0(_S1653.value0_16.value0_15.e2_1, _S1660.value0_4).value0_4 * _S1662;
    var along2_0 : vec3<f32> = s_apply_cross_0(_S1660.value0_4, _S1653.value0_16.value0_15.e1_1).value0_4 * _S1662;
    var from_p0_1 : vec3<f32> = _S1653.value0_16.value1_5 - _S1653.value0_16.value0_15.p0_0;
    var _S1663 : Tuple_5 = s_apply_dot_0(from_p0_1, _S1660.value0_4);
    var _S1664 : s_bwdCallableCtx_dot_0;
    _S1664._S39 = from_p0_1;
    _S1664._S40 = _S1660.value0_4;
    var _S1665 : s_bwdCallableCtx_dot_0 = _S1664;
    var _S1666 : Tuple_5 = s_apply_dot_0(_S1653.value0_16.value2_4, _S1660.value0_4);
    var _S1667 : s_bwdCallableCtx_dot_0;
    _S1667._S39 = _S1653.value0_16.value2_4;
    _S1667._S40 = _S1660.value0_4;
    var _S1668 : s_bwdCallableCtx_dot_0 = _S1667;
    var _S1669 : f32 = _S1666.value0_5 * _S1666.value0_5;
    var _S1670 : vec3<f32> = vec3<f32>(- (_S1663.value0_5 / _S1666.value0_5));
    var in_plane_1 : vec3<f32> = from_p0_1 + _S1653.value0_16.value2_4 * _S1670;
    var _S1671 : Tuple_5 = s_apply_dot_0(in_plane_1, along1_0);
    var _S1672 : s_bwdCallableCtx_dot_0;
    _S1672._S39 = in_plane_1;
    _S1672._S40 = along1_0;
    var _S1673 : s_bwdCallableCtx_dot_0 = _S1672;
    var _S1674 : Tuple_5 = s_apply_dot_0(in_plane_1, along2_0);
    var _S1675 : s_bwdCallableCtx_dot_0;
    _S1675._S39 = in_plane_1;
    _S1675._S40 = along2_0;
    var _S1676 : s_bwdCallableCtx_dot_0 = _S1675;
    var n_3 : vec3<f32>;
    var _S1677 : vec3<f32>;
    var _S1678 : vec3<f32>;
    var _S1679 : vec3<f32>;
    var _S1680 : vec3<f32>;
    var _S1681 : bool;
    var _S1682 : bool;
    var _S1683 : s_bwdCallableCtx_dot_0;
    var _S1684 : s_bwdCallableCtx_dot_0;
    var _S1685 : f32;
    var _S1686 : s_bwdCallableCtx_sqrt_0;
    if(_S1653.value0_16.value0_15.smooth_0)
    {
        var _S1687 : vec3<f32> = _S1653.value0_16.value0_15.n1_0 - _S1653.value0_16.value0_15.n0_0;
        var _S1688 : vec3<f32> = _S1653.value0_16.value0_15.n2_0 - _S1653.value0_16.value0_15.n0_0;
        var interpolated_1 : vec3<f32> = _S1687 * vec3<f32>(_S1671.value0_5) + _S1688 * vec3<f32>(_S1674.value0_5) + _S1653.value0_16.value0_15.n0_0;
        var _S1689 : Tuple_5 = s_apply_dot_0(interpolated_1, interpolated_1);
        var _S1690 : s_bwdCallableCtx_dot_0;
        _S1690._S39 = interpolated_1;
        _S1690._S40 = interpolated_1;
        var _S1691 : s_bwdCallableCtx_dot_0 = _S1690;
        var _S1692 : bool = (_S1689.value0_5) > 0.0f;
        if(_S1692)
        {
            var _S1693 : Tuple_3 = s_apply_sqrt_0(_S1689.value0_5);
            var _S1694 : s_bwdCallableCtx_sqrt_0;
            _S1694._S22 = _S1689.value0_5;
            var _S1695 : vec3<f32> = vec3<f32>((1.0f / _S1693.value0_3));
            var _S1696 : f32 = _S1693.value0_3 * _S1693.value0_3;
            var n_4 : vec3<f32> = interpolated_1 * _S1695;
            var _S1697 : Tuple_5 = s_apply_dot_0(_S1653.value0_16.value0_15.plane_normal_0, n_4);
            var _S1698 : s_bwdCallableCtx_dot_0;
            _S1698._S39 = _S1653.value0_16.value0_15.plane_normal_0;
            _S1698._S40 = n_4;
            var _S1699 : bool = (_S1697.value0_5) < 0.0f;
            n_3 = n_4;
            _S1681 = _S1699;
            _S1683 = _S1698;
            _S1677 = _S1695;
            _S1685 = _S1696;
            _S1686 = _S1694;
        }
        else
        {
            n_3 = _S1653.value0_16.value0_15.plane_normal_0;
            _S1681 = false;
            _S1683._S39 = _S1657;
            _S1683._S40 = _S1657;
            _S1677 = _S1657;
            _S1685 = 0.0f;
            _S1686._S22 = 0.0f;
        }
        var _S1700 : bool = _S1681;
        var _S1701 : vec3<f32> = _S1677;
        _S1681 = _S1692;
        _S1682 = _S1700;
        _S1677 = interpolated_1;
        _S1678 = _S1701;
        _S1684 = _S1691;
        _S1679 = _S1688;
        _S1680 = _S1687;
    }
    else
    {
        n_3 = _S1653.value0_16.value0_15.plane_normal_0;
        _S1681 = false;
        _S1682 = false;
        _S1683._S39 = _S1657;
        _S1683._S40 = _S1657;
        _S1677 = _S1657;
        _S1678 = _S1657;
        _S1685 = 0.0f;
        _S1686._S22 = 0.0f;
        _S1684._S39 = _S1657;
        _S1684._S40 = _S1657;
        _S1679 = _S1657;
        _S1680 = _S1657;
    }
    var _S1702 : s_bwdCallableCtx_frame_from_normal_tangent_0;
    var _S1703 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S1653.value0_16.value0_15.anisotropic_0)
    {
        var _S1704 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0;
        _S1704.value0_102 = n_3;
        _S1704.value1_27 = _S1653.value0_16.value0_15.tangent_0;
        _S1702.value0_104 = _S1704;
        _S1703.value0_105 = _S1659;
    }
    else
    {
        var _S1705 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S1705.value0_103 = n_3;
        _S1702.value0_104 = _S1658;
        _S1703.value0_105 = _S1705;
    }
    var _S1706 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1707 : Surface_Differential_0;
    if(_S1653.value0_16.value0_15.anisotropic_0)
    {
        var _S1708 : Frame_0 = Frame_x24_syn_dzero_0();
        _S1707 = _S1656;
        _S1707.frame_2 = _S1708;
        var _S1709 : vec3<f32> = _S1657;
        s_bwdProp_frame_from_normal_tangent_0(_S1702, &(_S1709), _S1656.frame_2);
        var _S1710 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1707, _S1706);
        n_3 = _S1709;
        _S1707 = _S1710;
    }
    else
    {
        var _S1711 : Frame_0 = Frame_x24_syn_dzero_0();
        _S1707 = _S1656;
        _S1707.frame_2 = _S1711;
        var _S1712 : vec3<f32> = _S1657;
        s_bwdProp_frame_from_normal_0(_S1703, &(_S1712), _S1656.frame_2);
        var _S1713 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1707, _S1706);
        n_3 = _S1712;
        _S1707 = _S1713;
    }
    if(_S1653.value0_16.value0_15.smooth_0)
    {
        if(_S1681)
        {
            var _S1714 : vec3<f32>;
            if(_S1682)
            {
                var _S1715 : Surface_Differential_0 = _S1707;
                _S1707 = _S1706;
                _S1714 = _S1715.position_1;
            }
            else
            {
                _S1707 = Surface_x24_syn_dadd_0(_S1707, _S1706);
                _S1714 = _S1657;
            }
            var _S1716 : vec3<f32> = _S1657;
            var _S1717 : vec3<f32> = _S1657;
            s_bwdProp_dot_0(_S1683, &(_S1716), &(_S1717), 0.0f);
            var _S1718 : vec3<f32> = _S1717 + n_3;
            var _S1719 : vec3<f32> = _S1677 * _S1718;
            var _S1720 : vec3<f32> = _S1678 * _S1718;
            var _S1721 : f32 = - ((_S1719[i32(0)] + _S1719[i32(1)] + _S1719[i32(2)]) / _S1685);
            var _S1722 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S1686, &(_S1722), _S1721);
            _S1685 = _S1722;
            n_3 = _S1720;
            _S1677 = _S1714;
        }
        else
        {
            var _S1723 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1707, _S1706);
            _S1685 = 0.0f;
            n_3 = _S1657;
            _S1707 = _S1723;
            _S1677 = _S1657;
        }
        var _S1724 : vec3<f32> = _S1657;
        var _S1725 : vec3<f32> = _S1657;
        s_bwdProp_dot_0(_S1684, &(_S1724), &(_S1725), _S1685);
        var _S1726 : vec3<f32> = _S1724 + _S1725 + n_3;
        var _S1727 : vec3<f32> = _S1679 * _S1726;
        var _S1728 : vec3<f32> = _S1680 * _S1726;
        n_3 = _S1677;
        _S1677 = _S1727;
        _S1678 = _S1728;
    }
    else
    {
        _S1707 = Surface_x24_syn_dadd_0(_S1707, _S1706);
        n_3 = _S1657;
        _S1677 = _S1657;
        _S1678 = _S1657;
    }
    var _S1729 : vec3<f32> = _S1707.position_1 + n_3;
    var _S1730 : vec3<f32> = _S1653.value0_16.value0_15.e2_1 * _S1729;
    var _S1731 : vec3<f32> = _S1653.value0_16.value0_15.e1_1 * _S1729;
    var _S1732 : f32 = _S1677[i32(0)] + _S1677[i32(1)] + _S1677[i32(2)] + (_S1730[i32(0)] + _S1730[i32(1)] + _S1730[i32(2)]);
    var _S1733 : vec3<f32> = _S1657;
    var _S1734 : vec3<f32> = _S1657;
    s_bwdProp_dot_0(_S1676, &(_S1733), &(_S1734), _S1732);
    var _S1735 : f32 = _S1678[i32(0)] + _S1678[i32(1)] + _S1678[i32(2)] + (_S1731[i32(0)] + _S1731[i32(1)] + _S1731[i32(2)]);
    var _S1736 : vec3<f32> = _S1657;
    var _S1737 : vec3<f32> = _S1657;
    s_bwdProp_dot_0(_S1673, &(_S1736), &(_S1737), _S1735);
    var _S1738 : vec3<f32> = _S1733 + _S1736;
    var _S1739 : vec3<f32> = _S1653.value0_16.value2_4 * _S1738;
    var _S1740 : vec3<f32> = _S1670 * _S1738;
    var _S1741 : f32 = - (_S1739[i32(0)] + _S1739[i32(1)] + _S1739[i32(2)]) / _S1669;
    var _S1742 : f32 = _S1663.value0_5 * - _S1741;
    var _S1743 : f32 = _S1666.value0_5 * _S1741;
    var _S1744 : vec3<f32> = _S1657;
    var _S1745 : vec3<f32> = _S1657;
    s_bwdProp_dot_0(_S1668, &(_S1744), &(_S1745), _S1742);
    var _S1746 : vec3<f32> = _S1657;
    var _S1747 : vec3<f32> = _S1657;
    s_bwdProp_dot_0(_S1665, &(_S1746), &(_S1747), _S1743);
    var _S1748 : vec3<f32> = _S1740 + _S1744;
    (*_S1654) = _S1738 + _S1746;
    (*_S1655) = _S1748;
    return;
}

fn s_bwdProp_picture_0( _S1749 : s_bwdCallableCtx_picture_0,  _S1750 : ptr<function, vec3<f32>>,  _S1751 : ptr<function, vec3<f32>>,  _S1752 : ptr<function, f32>,  _S1753 : ptr<function, vec2<f32>>,  _S1754 : ptr<function, vec2<f32>>,  _S1755 : f32)
{
    var _S1756 : vec3<f32> = vec3<f32>(0.0f);
    var _S1757 : Emitted_0 = Emitted_0( _S1756, 0.0f, false );
    var _S1758 : Frame_0 = Frame_0( _S1756, _S1756, _S1756 );
    var _S1759 : Surface_0 = Surface_0( _S1756, _S1758, _S1756 );
    var _S1760 : s_paramCtx_s_bwdCallableCtx_emission_of_0 = s_paramCtx_s_bwdCallableCtx_emission_of_0( _S1757, _S1759, _S1756, _S1756, 0.0f, false );
    var _S1761 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S1758, _S1756 );
    var _S1762 : vec4<f32> = vec4<f32>(0.0f);
    var _S1763 : vec2<f32> = vec2<f32>(0.0f);
    var _S1764 : Material_0 = Material_0( _S1762, _S1762, _S1763, u32(0), u32(0) );
    var _S1765 : ChosenLight_0 = ChosenLight_0( _S1756, _S1756, _S1756, _S1756, _S1756, 0.0f, false, u32(0) );
    var _S1766 : s_paramCtx_s_bwdCallableCtx_direct_light_0 = s_paramCtx_s_bwdCallableCtx_direct_light_0( _S1764, _S1765, _S1759, _S1756, _S1763 );
    var _S1767 : s_paramCtx_s_bwdCallableCtx_scatter_0 = s_paramCtx_s_bwdCallableCtx_scatter_0( _S1764, _S1759, _S1756, _S1763, 0.0f );
    var _S1768 : Tuple_6 = s_apply_surface_at_0(_S1749.value0_7.value0_6.triangle_0, _S1749.value0_7.value1_0, _S1749.value0_7.value2_0);
    var _S1769 : s_paramCtx_s_bwdCallableCtx_surface_at_0;
    _S1769.value0_15 = _S1749.value0_7.value0_6.triangle_0;
    _S1769.value1_5 = _S1749.value0_7.value1_0;
    _S1769.value2_4 = _S1749.value0_7.value2_0;
    var _S1770 : s_bwdCallableCtx_surface_at_0 = s_bwdCallableCtx_surface_at_0( _S1769 );
    var _S1771 : bool = (_S1749.value0_7.value0_6.triangle_0.emission_1) != u32(4294967295);
    var _S1772 : s_bwdCallableCtx_dot_0;
    var _S1773 : s_bwdCallableCtx_emission_of_0;
    if(_S1771)
    {
        var _S1774 : Tuple_9 = s_apply_emission_of_0(_S1749.value0_7.value0_6.emitted_0, _S1768.value0_12, _S1749.value0_7.value1_0, _S1749.value0_7.value2_0, _S1749.value0_7.value3_0, _S1749.value0_7.value0_6.delta_1);
        var _S1775 : s_paramCtx_s_bwdCallableCtx_emission_of_0;
        _S1775.value0_8 = _S1749.value0_7.value0_6.emitted_0;
        _S1775.value1_1 = _S1768.value0_12;
        _S1775.value2_1 = _S1749.value0_7.value1_0;
        _S1775.value3_1 = _S1749.value0_7.value2_0;
        _S1775.value4_1 = _S1749.value0_7.value3_0;
        _S1775.value5_1 = _S1749.value0_7.value0_6.delta_1;
        var _S1776 : s_bwdCallableCtx_dot_0;
        _S1776._S39 = _S1774.value0_18;
        _S1776._S40 = _S1749.value0_7.value0_6.importance_0;
        _S1772 = _S1776;
        _S1773.value0_17 = _S1775;
    }
    else
    {
        _S1772._S39 = _S1756;
        _S1772._S40 = _S1756;
        _S1773.value0_17 = _S1760;
    }
    var _S1777 : bool;
    if(_S1749.value0_7.value0_6.lit_0)
    {
        _S1777 = true;
    }
    else
    {
        _S1777 = _S1749.value0_7.value0_6.scatters_0;
    }
    var _S1778 : s_bwdCallableCtx_dot_0;
    var _S1779 : s_bwdCallableCtx_dot_0;
    var _S1780 : s_bwdCallableCtx_dot_0;
    var _S1781 : s_bwdCallableCtx_dot_0;
    var _S1782 : bool;
    var _S1783 : bool;
    var _S1784 : s_bwdCallableCtx_direct_light_0;
    var _S1785 : f32;
    var _S1786 : s_bwdCallableCtx_scatter_0;
    var _S1787 : s_bwdCallableCtx_to_local_0;
    if(_S1777)
    {
        var _S1788 : vec3<f32> = (vec3<f32>(0) - _S1749.value0_7.value2_0);
        var _S1789 : Tuple_12 = s_apply_to_local_0(_S1768.value0_12.frame_0, _S1788);
        var _S1790 : s_paramCtx_s_bwdCallableCtx_to_local_0;
        _S1790.value0_9 = _S1768.value0_12.frame_0;
        _S1790.value1_2 = _S1788;
        var _S1791 : s_paramCtx_s_bwdCallableCtx_to_local_0 = _S1790;
        if(_S1749.value0_7.value0_6.lit_0)
        {
            var _S1792 : Tuple_13 = s_apply_direct_light_0(_S1749.value0_7.value0_6.material_1, _S1749.value0_7.value0_6.chosen_1, _S1768.value0_12, _S1789.value0_24, _S1749.value0_7.value5_0);
            var _S1793 : s_paramCtx_s_bwdCallableCtx_direct_light_0;
            _S1793.value0_10 = _S1749.value0_7.value0_6.material_1;
            _S1793.value1_3 = _S1749.value0_7.value0_6.chosen_1;
            _S1793.value2_2 = _S1768.value0_12;
            _S1793.value3_2 = _S1789.value0_24;
            _S1793.value4_2 = _S1749.value0_7.value5_0;
            var _S1794 : s_bwdCallableCtx_dot_0;
            _S1794._S39 = _S1792.value0_25;
            _S1794._S40 = _S1749.value0_7.value0_6.importance_0;
            _S1778 = _S1794;
            _S1784.value0_21 = _S1793;
        }
        else
        {
            _S1778._S39 = _S1756;
            _S1778._S40 = _S1756;
            _S1784.value0_21 = _S1766;
        }
        if(_S1749.value0_7.value0_6.scatters_0)
        {
            var _S1795 : Tuple_26 = s_apply_scatter_0(_S1749.value0_7.value0_6.material_1, _S1768.value0_12, _S1789.value0_24, _S1749.value0_7.value4_0, _S1749.value0_7.value0_6.lobe_0, _S1749.value0_7.value0_6.triangle_0.clearance_0);
            var _S1796 : s_paramCtx_s_bwdCallableCtx_scatter_0;
            _S1796.value0_11 = _S1749.value0_7.value0_6.material_1;
            _S1796.value1_4 = _S1768.value0_12;
            _S1796.value2_3 = _S1789.value0_24;
            _S1796.value3_3 = _S1749.value0_7.value4_0;
            _S1796.value4_3 = _S1749.value0_7.value0_6.lobe_0;
            var _S1797 : s_paramCtx_s_bwdCallableCtx_scatter_0 = _S1796;
            var _S1798 : s_bwdCallableCtx_dot_0;
            _S1798._S39 = _S1795.value0_38.weight_2;
            _S1798._S40 = _S1749.value0_7.value0_6.later_0;
            var _S1799 : s_bwdCallableCtx_dot_0 = _S1798;
            var _S1800 : s_bwdCallableCtx_dot_0;
            _S1800._S39 = _S1795.value0_38.origin_1;
            _S1800._S40 = _S1749.value0_7.value0_6.adjoint_origin_0;
            var _S1801 : s_bwdCallableCtx_dot_0 = _S1800;
            var _S1802 : s_bwdCallableCtx_dot_0;
            _S1802._S39 = _S1795.value0_38.direction_3;
            _S1802._S40 = _S1749.value0_7.value0_6.adjoint_direction_0;
            var _S1803 : s_bwdCallableCtx_dot_0 = _S1802;
            var _S1804 : bool = !_S1795.value0_38.delta_3;
            if(_S1804)
            {
                _S1785 = _S1749.value0_7.value0_6.adjoint_pdf_0;
            }
            else
            {
                _S1785 = 0.0f;
            }
            _S1782 = _S1804;
            _S1779 = _S1803;
            _S1780 = _S1801;
            _S1781 = _S1799;
            _S1786.value0_22 = _S1797;
        }
        else
        {
            _S1782 = false;
            _S1785 = 0.0f;
            _S1779._S39 = _S1756;
            _S1779._S40 = _S1756;
            _S1780._S39 = _S1756;
            _S1780._S40 = _S1756;
            _S1781._S39 = _S1756;
            _S1781._S40 = _S1756;
            _S1786.value0_22 = _S1767;
        }
        var _S1805 : s_bwdCallableCtx_dot_0 = _S1778;
        var _S1806 : bool = _S1782;
        _S1782 = _S1749.value0_7.value0_6.scatters_0;
        _S1783 = _S1806;
        _S1778 = _S1779;
        _S1779 = _S1780;
        _S1780 = _S1781;
        _S1781 = _S1805;
        _S1787.value0_23 = _S1791;
    }
    else
    {
        _S1782 = false;
        _S1783 = false;
        _S1785 = 0.0f;
        _S1778._S39 = _S1756;
        _S1778._S40 = _S1756;
        _S1779._S39 = _S1756;
        _S1779._S40 = _S1756;
        _S1780._S39 = _S1756;
        _S1780._S40 = _S1756;
        _S1786.value0_22 = _S1767;
        _S1781._S39 = _S1756;
        _S1781._S40 = _S1756;
        _S1784.value0_21 = _S1766;
        _S1787.value0_23 = _S1761;
    }
    var _S1807 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1808 : Departure_Differential_0 = Departure_x24_syn_dzero_0();
    var _S1809 : Surface_Differential_0;
    var _S1810 : vec3<f32>;
    var _S1811 : vec2<f32>;
    var _S1812 : vec2<f32>;
    if(_S1777)
    {
        if(_S1782)
        {
            var _S1813 : Departure_Differential_0;
            if(_S1783)
            {
                var _S1814 : f32 = _S1785 * _S1755;
                var _S1815 : Departure_Differential_0 = _S1808;
                _S1815.pdf_4 = _S1814;
                _S1813 = Departure_x24_syn_dadd_0(_S1808, _S1815);
            }
            else
            {
                _S1813 = _S1808;
            }
            var _S1816 : vec3<f32> = _S1756;
            var _S1817 : vec3<f32> = _S1756;
            s_bwdProp_dot_0(_S1778, &(_S1816), &(_S1817), _S1755);
            var _S1818 : vec3<f32> = _S1756;
            var _S1819 : vec3<f32> = _S1756;
            s_bwdProp_dot_0(_S1779, &(_S1818), &(_S1819), _S1755);
            var _S1820 : vec3<f32> = _S1756;
            var _S1821 : vec3<f32> = _S1756;
            s_bwdProp_dot_0(_S1780, &(_S1820), &(_S1821), _S1755);
            var _S1822 : Departure_Differential_0 = _S1808;
            _S1822.direction_5 = _S1816;
            _S1822.origin_2 = _S1818;
            _S1822.weight_4 = _S1820;
            var _S1823 : Departure_Differential_0 = Departure_x24_syn_dadd_0(_S1813, _S1822);
            var _S1824 : Surface_Differential_0;
            _S1824.position_1 = _S1756;
            _S1824.frame_2 = _S1758;
            var _S1825 : vec3<f32> = _S1756;
            var _S1826 : vec2<f32> = _S1763;
            s_bwdProp_scatter_0(_S1786, &(_S1824), &(_S1825), &(_S1826), _S1823);
            _S1809 = Surface_x24_syn_dadd_0(_S1824, _S1807);
            _S1810 = _S1825;
            _S1811 = _S1826;
        }
        else
        {
            _S1809 = _S1807;
            _S1810 = _S1756;
            _S1811 = _S1763;
        }
        if(_S1749.value0_7.value0_6.lit_0)
        {
            var _S1827 : vec3<f32> = _S1756;
            var _S1828 : vec3<f32> = _S1756;
            s_bwdProp_dot_0(_S1781, &(_S1827), &(_S1828), _S1755);
            var _S1829 : Surface_Differential_0;
            _S1829.position_1 = _S1756;
            _S1829.frame_2 = _S1758;
            var _S1830 : vec3<f32> = _S1756;
            var _S1831 : vec2<f32> = _S1763;
            s_bwdProp_direct_light_0(_S1784, &(_S1829), &(_S1830), &(_S1831), _S1827);
            var _S1832 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1829, _S1809);
            _S1810 = _S1830 + _S1810;
            _S1809 = _S1832;
            _S1812 = _S1831;
        }
        else
        {
            _S1812 = _S1763;
        }
        var _S1833 : Frame_0;
        _S1833.s_0 = _S1756;
        _S1833.t_0 = _S1756;
        _S1833.n_0 = _S1756;
        var _S1834 : vec3<f32> = _S1756;
        s_bwdProp_to_local_0(_S1787, &(_S1833), &(_S1834), _S1810);
        var _S1835 : vec3<f32> = (vec3<f32>(0) - _S1834);
        var _S1836 : Surface_Differential_0 = _S1807;
        _S1836.frame_2 = _S1833;
        _S1809 = Surface_x24_syn_dadd_0(_S1809, _S1836);
        _S1810 = _S1835;
    }
    else
    {
        _S1809 = _S1807;
        _S1810 = _S1756;
        _S1811 = _S1763;
        _S1812 = _S1763;
    }
    var _S1837 : vec3<f32>;
    if(_S1771)
    {
        var _S1838 : vec3<f32> = _S1756;
        var _S1839 : vec3<f32> = _S1756;
        s_bwdProp_dot_0(_S1772, &(_S1838), &(_S1839), _S1755);
        var _S1840 : Surface_Differential_0;
        _S1840.position_1 = _S1756;
        _S1840.frame_2 = _S1758;
        var _S1841 : vec3<f32> = _S1756;
        var _S1842 : vec3<f32> = _S1756;
        var _S1843 : f32 = 0.0f;
        s_bwdProp_emission_of_0(_S1773, &(_S1840), &(_S1841), &(_S1842), &(_S1843), _S1838);
        var _S1844 : vec3<f32> = _S1842 + _S1810;
        _S1809 = Surface_x24_syn_dadd_0(_S1840, _S1809);
        _S1810 = _S1841;
        _S1837 = _S1844;
        _S1785 = _S1843;
    }
    else
    {
        var _S1845 : vec3<f32> = _S1810;
        _S1810 = _S1756;
        _S1837 = _S1845;
        _S1785 = 0.0f;
    }
    var _S1846 : vec3<f32> = _S1756;
    var _S1847 : vec3<f32> = _S1756;
    s_bwdProp_surface_at_0(_S1770, &(_S1846), &(_S1847), _S1809);
    var _S1848 : vec3<f32> = _S1847 + _S1837;
    (*_S1750) = _S1846 + _S1810;
    (*_S1751) = _S1848;
    (*_S1752) = _S1785;
    (*_S1753) = _S1811;
    (*_S1754) = _S1812;
    return;
}

fn _S1849( _S1850 : Vertex_0,  _S1851 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S1852 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S1853 : ptr<function, DiffPair_float_0>,  _S1854 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1855 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1856 : f32)
{
    var _S1857 : s_paramCtx_s_bwdCallableCtx_picture_0;
    _S1857.value0_6 = _S1850;
    _S1857.value1_0 = (*_S1851).primal_0;
    _S1857.value2_0 = (*_S1852).primal_0;
    _S1857.value3_0 = (*_S1853).primal_0;
    _S1857.value4_0 = (*_S1854).primal_0;
    _S1857.value5_0 = (*_S1855).primal_0;
    var _S1858 : s_bwdCallableCtx_picture_0 = s_bwdCallableCtx_picture_0( _S1857 );
    var _S1859 : vec3<f32> = (*_S1851).differential_0;
    var _S1860 : vec3<f32> = (*_S1852).differential_0;
    var _S1861 : f32 = (*_S1853).differential_0;
    var _S1862 : vec2<f32> = (*_S1854).differential_0;
    var _S1863 : vec2<f32> = (*_S1855).differential_0;
    s_bwdProp_picture_0(_S1858, &(_S1859), &(_S1860), &(_S1861), &(_S1862), &(_S1863), _S1856);
    (*_S1851).differential_0 = _S1859;
    (*_S1852).differential_0 = _S1860;
    (*_S1853).differential_0 = _S1861;
    (*_S1854).differential_0 = _S1862;
    (*_S1855).differential_0 = _S1863;
    return;
}

fn ScoreReport_checked_0( this_20 : ptr<function, ScoreReport_0>,  value_10 : f32) -> f32
{
    if(!is_finite_0(value_10))
    {
        (*this_20).bad_0 = (*this_20).bad_0 + u32(1);
        return 0.0f;
    }
    (*this_20).norm_squared_0 = (*this_20).norm_squared_0 + value_10 * value_10;
    return value_10;
}

fn StoredCoordinates_lens_0( this_21 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_21, u32(2)), StoredCoordinates_get_0(this_21, u32(3)));
}

struct CameraRay_0
{
     origin_3 : vec3<f32>,
     direction_8 : vec3<f32>,
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
     value0_106 : Camera_0,
     value1_28 : vec2<f32>,
     value2_17 : vec2<f32>,
};

struct s_bwdCallableCtx_camera_ray_0
{
     value0_107 : s_paramCtx_s_bwdCallableCtx_camera_ray_0,
};

fn s_bwdProp_camera_ray_0( _S1864 : s_bwdCallableCtx_camera_ray_0,  _S1865 : ptr<function, vec2<f32>>,  _S1866 : ptr<function, vec2<f32>>,  _S1867 : CameraRay_0)
{
    var _S1868 : vec3<f32> = vec3<f32>(0.0f);
    var _S1869 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0 = s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0( 0.0f );
    var _S1870 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S1871 : vec2<f32> = _S1864.value0_107.value0_106.film_plane_1.xy;
    var direction_9 : vec3<f32> = vec3<f32>(_S1871 * _S1864.value0_107.value1_28 + _S1864.value0_107.value0_106.film_plane_1.zw, 1.0f);
    var _S1872 : vec3<f32> = vec3<f32>(0.0f);
    var _S1873 : bool = (_S1864.value0_107.value0_106.lens_radius_1) > 0.0f;
    var origin_4 : vec3<f32>;
    var direction_10 : vec3<f32>;
    var _S1874 : vec3<f32>;
    var _S1875 : f32;
    var _S1876 : f32;
    var _S1877 : f32;
    var _S1878 : s_bwdCallableCtx_safe_sqrt_0;
    var _S1879 : s_bwdCallableCtx_sin_cos_turns_0;
    if(_S1873)
    {
        var _S1880 : vec3<f32> = vec3<f32>(_S1864.value0_107.value0_106.focal_distance_1);
        var focus_0 : vec3<f32> = direction_9 * _S1880;
        var _S1881 : f32 = _S1864.value0_107.value2_17.x;
        var _S1882 : Tuple_30 = s_apply_sin_cos_turns_0(_S1881);
        var _S1883 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S1883.value0_66 = _S1881;
        var _S1884 : f32 = _S1864.value0_107.value2_17.y;
        var _S1885 : Tuple_15 = s_apply_safe_sqrt_0(_S1884);
        var _S1886 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S1886.value0_68 = _S1884;
        var radius_0 : f32 = _S1864.value0_107.value0_106.lens_radius_1 * _S1885.value0_27;
        var _S1887 : f32 = _S1882.value0_42.y;
        var _S1888 : f32 = _S1882.value0_42.x;
        var origin_5 : vec3<f32> = vec3<f32>(radius_0 * _S1887, radius_0 * _S1888, 0.0f);
        var _S1889 : vec3<f32> = focus_0 - origin_5;
        origin_4 = origin_5;
        direction_10 = _S1889;
        _S1875 = radius_0;
        _S1876 = _S1888;
        _S1877 = _S1887;
        _S1878.value0_69 = _S1886;
        _S1879.value0_67 = _S1883;
        _S1874 = _S1880;
    }
    else
    {
        origin_4 = _S1872;
        direction_10 = direction_9;
        _S1875 = 0.0f;
        _S1876 = 0.0f;
        _S1877 = 0.0f;
        _S1878.value0_69 = _S1870;
        _S1879.value0_67 = _S1869;
        _S1874 = _S1868;
    }
    var row0_0 : vec3<f32> = _S1864.value0_107.value0_106.to_world_1[i32(0)].xyz;
    var row1_1 : vec3<f32> = _S1864.value0_107.value0_106.to_world_1[i32(1)].xyz;
    var row2_1 : vec3<f32> = _S1864.value0_107.value0_106.to_world_1[i32(2)].xyz;
    var _S1890 : s_bwdCallableCtx_dot_0;
    _S1890._S39 = row0_0;
    _S1890._S40 = origin_4;
    var _S1891 : s_bwdCallableCtx_dot_0 = _S1890;
    var _S1892 : s_bwdCallableCtx_dot_0;
    _S1892._S39 = row1_1;
    _S1892._S40 = origin_4;
    var _S1893 : s_bwdCallableCtx_dot_0 = _S1892;
    var _S1894 : s_bwdCallableCtx_dot_0;
    _S1894._S39 = row2_1;
    _S1894._S40 = origin_4;
    var _S1895 : s_bwdCallableCtx_dot_0 = _S1894;
    var _S1896 : Tuple_5 = s_apply_dot_0(row0_0, direction_10);
    var _S1897 : s_bwdCallableCtx_dot_0;
    _S1897._S39 = row0_0;
    _S1897._S40 = direction_10;
    var _S1898 : s_bwdCallableCtx_dot_0 = _S1897;
    var _S1899 : Tuple_5 = s_apply_dot_0(row1_1, direction_10);
    var _S1900 : s_bwdCallableCtx_dot_0;
    _S1900._S39 = row1_1;
    _S1900._S40 = direction_10;
    var _S1901 : s_bwdCallableCtx_dot_0 = _S1900;
    var _S1902 : Tuple_5 = s_apply_dot_0(row2_1, direction_10);
    var _S1903 : s_bwdCallableCtx_dot_0;
    _S1903._S39 = row2_1;
    _S1903._S40 = direction_10;
    var _S1904 : s_bwdCallableCtx_dot_0 = _S1903;
    var _S1905 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S1905.value0_84 = vec3<f32>(_S1896.value0_5, _S1899.value0_5, _S1902.value0_5);
    var _S1906 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S1905 );
    var _S1907 : vec2<f32> = vec2<f32>(0.0f);
    var _S1908 : vec3<f32> = _S1868;
    s_bwdProp_unit_vector_0(_S1906, &(_S1908), _S1867.direction_8);
    var _S1909 : vec3<f32> = _S1868;
    var _S1910 : vec3<f32> = _S1868;
    s_bwdProp_dot_0(_S1904, &(_S1909), &(_S1910), _S1908[i32(2)]);
    var _S1911 : vec3<f32> = _S1868;
    var _S1912 : vec3<f32> = _S1868;
    s_bwdProp_dot_0(_S1901, &(_S1911), &(_S1912), _S1908[i32(1)]);
    var _S1913 : vec3<f32> = _S1868;
    var _S1914 : vec3<f32> = _S1868;
    s_bwdProp_dot_0(_S1898, &(_S1913), &(_S1914), _S1908[i32(0)]);
    var _S1915 : vec3<f32> = _S1868;
    var _S1916 : vec3<f32> = _S1868;
    s_bwdProp_dot_0(_S1895, &(_S1915), &(_S1916), _S1867.origin_3[i32(2)]);
    var _S1917 : vec3<f32> = _S1868;
    var _S1918 : vec3<f32> = _S1868;
    s_bwdProp_dot_0(_S1893, &(_S1917), &(_S1918), _S1867.origin_3[i32(1)]);
    var _S1919 : vec3<f32> = _S1868;
    var _S1920 : vec3<f32> = _S1868;
    s_bwdProp_dot_0(_S1891, &(_S1919), &(_S1920), _S1867.origin_3[i32(0)]);
    var _S1921 : vec3<f32> = _S1916 + _S1918 + _S1920;
    var _S1922 : vec3<f32> = _S1910 + _S1912 + _S1914;
    var _S1923 : vec2<f32>;
    if(_S1873)
    {
        var _S1924 : vec3<f32> = _S1921 + (vec3<f32>(0) - _S1922);
        var _S1925 : f32 = _S1875 * _S1924[i32(1)];
        var _S1926 : f32 = _S1875 * _S1924[i32(0)];
        var _S1927 : f32 = _S1864.value0_107.value0_106.lens_radius_1 * (_S1876 * _S1924[i32(1)] + _S1877 * _S1924[i32(0)]);
        var _S1928 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S1878, &(_S1928), _S1927);
        var _S1929 : vec2<f32> = vec2<f32>(_S1925, _S1926);
        var _S1930 : f32 = 0.0f;
        s_bwdProp_sin_cos_turns_0(_S1879, &(_S1930), _S1929);
        var _S1931 : vec2<f32> = vec2<f32>(_S1930, _S1928);
        origin_4 = _S1874 * _S1922;
        _S1923 = _S1931;
    }
    else
    {
        origin_4 = _S1922;
        _S1923 = _S1907;
    }
    (*_S1865) = _S1871 * origin_4.xy;
    (*_S1866) = _S1923;
    return;
}

fn _S1932( _S1933 : Camera_0,  _S1934 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1935 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1936 : CameraRay_0)
{
    var _S1937 : s_paramCtx_s_bwdCallableCtx_camera_ray_0;
    _S1937.value0_106 = _S1933;
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

fn backward_0( x_7 : StoredCoordinates_0,  recorder_1 : Recorder_0,  density_3 : f32,  score_0 : StoredScore_0) -> ScoreReport_0
{
    var i_0 : u32;
    var scale_0 : f32 = 1.0f / (density_3 + 9.99999993922529029e-09f);
    var report_0 : ScoreReport_0 = ScoreReport_x24init_0(u32(0), 0.0f);
    var vertices_1 : u32;
    if(density_3 > 0.0f)
    {
        vertices_1 = recorder_1.lit_vertices_0;
    }
    else
    {
        vertices_1 = u32(0);
    }
    var depth_3 : u32 = vertices_1;
    for(;;)
    {
        if(depth_3 < (run_0.max_depth_0))
        {
        }
        else
        {
            break;
        }
        i_0 = u32(0);
        for(;;)
        {
            if(i_0 < u32(6))
            {
            }
            else
            {
                break;
            }
            StoredScore_set_0(score_0, u32(4) + u32(6) * depth_3 + i_0, 0.0f);
            i_0 = i_0 + u32(1);
        }
        depth_3 = depth_3 + u32(1);
    }
    var vertex_0 : Vertex_0;
    var _S1941 : vec3<f32> = vec3<f32>(0.0f);
    vertex_0.adjoint_origin_0 = _S1941;
    vertex_0.adjoint_direction_0 = _S1941;
    vertex_0.adjoint_pdf_0 = 0.0f;
    i_0 = vertices_1;
    var later_light_0 : vec3<f32> = _S1941;
    for(;;)
    {
        if(i_0 > u32(0))
        {
        }
        else
        {
            break;
        }
        var depth_4 : u32 = i_0 - u32(1);
        var row0_1 : vec4<f32> = records_0[Recorder_place_0(recorder_1, depth_4, u32(0))];
        var row1_2 : vec4<f32> = records_0[Recorder_place_0(recorder_1, depth_4, u32(1))];
        var row3_0 : vec4<f32> = records_0[Recorder_place_0(recorder_1, depth_4, u32(3))];
        var row4_0 : vec4<f32> = records_0[Recorder_place_0(recorder_1, depth_4, u32(4))];
        var hit_1 : Hit_0;
        hit_1.leaf_1 = (bitcast<u32>((records_0[Recorder_place_0(recorder_1, depth_4, u32(2))].w)));
        hit_1.instance_0 = (bitcast<u32>((records_0[Recorder_place_0(recorder_1, depth_4, u32(3))].w)));
        vertex_0.triangle_0 = load_triangle_0(hit_1);
        var _S1942 : Material_std430_0 = materials_0[vertex_0.triangle_0.material_0];
        vertex_0.material_1.a_0 = _S1942.a_0;
        vertex_0.material_1.b_0 = _S1942.b_0;
        vertex_0.material_1.alpha_0 = _S1942.alpha_0;
        vertex_0.material_1.kind_0 = _S1942.kind_0;
        vertex_0.material_1.flags_0 = _S1942.flags_0;
        vertex_0.emitted_0 = load_emitted_0(vertex_0.triangle_0.emission_1);
        vertex_0.delta_1 = (records_0[Recorder_place_0(recorder_1, depth_4, u32(1))].w) != 0.0f;
        vertex_0.lit_0 = (records_0[Recorder_place_0(recorder_1, depth_4, u32(4))].w) != 0.0f;
        var _S1943 : vec3<f32> = vec3<f32>(0.0f);
        vertex_0.scatters_0 = (any((later_light_0 != _S1943)));
        var _S1944 : vec3<f32> = records_0[Recorder_place_0(recorder_1, depth_4, u32(2))].xyz * vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f);
        vertex_0.importance_0 = _S1944;
        vertex_0.later_0 = _S1944 * later_light_0;
        var has_coordinates_0 : bool = depth_4 < (run_0.max_depth_0);
        var xi_1 : VertexCoordinates_0;
        var _S1945 : vec2<f32> = vec2<f32>(0.0f);
        xi_1.direction_1 = _S1945;
        xi_1.light_3 = _S1945;
        xi_1.lobe_1 = 0.0f;
        xi_1.pick_0 = 0.0f;
        if(has_coordinates_0)
        {
            xi_1 = StoredCoordinates_vertex_0(x_7, depth_4);
        }
        vertex_0.lobe_0 = xi_1.lobe_1;
        if(vertex_0.lit_0)
        {
            vertex_0.chosen_1 = choose_light_0(xi_1.pick_0);
        }
        var origin_6 : DiffPair_vectorx3Cfloatx2C3x3E_0;
        origin_6.primal_0 = row0_1.xyz;
        origin_6.differential_0 = _S1943;
        var direction_11 : DiffPair_vectorx3Cfloatx2C3x3E_0;
        direction_11.primal_0 = row1_2.xyz;
        direction_11.differential_0 = _S1943;
        var pdf_6 : DiffPair_float_0;
        pdf_6.primal_0 = row0_1.w;
        pdf_6.differential_0 = 0.0f;
        var _S1946 : vec2<f32> = vec2<f32>(0.0f);
        var u_1 : DiffPair_vectorx3Cfloatx2C2x3E_0;
        u_1.primal_0 = xi_1.direction_1;
        u_1.differential_0 = _S1946;
        var light_8 : DiffPair_vectorx3Cfloatx2C2x3E_0;
        light_8.primal_0 = xi_1.light_3;
        light_8.differential_0 = _S1946;
        _S1849(vertex_0, &(origin_6), &(direction_11), &(pdf_6), &(u_1), &(light_8), 1.0f);
        vertex_0.adjoint_origin_0 = origin_6.differential_0;
        vertex_0.adjoint_direction_0 = direction_11.differential_0;
        vertex_0.adjoint_pdf_0 = pdf_6.differential_0;
        var later_light_1 : vec3<f32> = row3_0.xyz + row4_0.xyz * later_light_0;
        if(vertex_0.lit_0)
        {
            later_light_0 = later_light_1 + records_0[Recorder_place_0(recorder_1, depth_4, u32(5))].xyz;
        }
        else
        {
            later_light_0 = later_light_1;
        }
        if(has_coordinates_0)
        {
            var first_1 : u32 = u32(4) + u32(6) * depth_4;
            var _S1947 : f32 = ScoreReport_checked_0(&(report_0), u_1.differential_0.x * scale_0);
            StoredScore_set_0(score_0, first_1, _S1947);
            var _S1948 : u32 = first_1 + u32(1);
            var _S1949 : f32 = ScoreReport_checked_0(&(report_0), u_1.differential_0.y * scale_0);
            StoredScore_set_0(score_0, _S1948, _S1949);
            var _S1950 : u32 = first_1 + u32(2);
            var _S1951 : f32 = ScoreReport_checked_0(&(report_0), light_8.differential_0.x * scale_0);
            StoredScore_set_0(score_0, _S1950, _S1951);
            var _S1952 : u32 = first_1 + u32(3);
            var _S1953 : f32 = ScoreReport_checked_0(&(report_0), light_8.differential_0.y * scale_0);
            StoredScore_set_0(score_0, _S1952, _S1953);
            StoredScore_set_0(score_0, first_1 + u32(4), 0.0f);
            StoredScore_set_0(score_0, first_1 + u32(5), 0.0f);
        }
        i_0 = depth_4;
    }
    var _S1954 : vec2<f32> = vec2<f32>(0.0f);
    var film_uv_1 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    film_uv_1.primal_0 = StoredCoordinates_film_0(x_7);
    film_uv_1.differential_0 = _S1954;
    var lens_uv_0 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    lens_uv_0.primal_0 = StoredCoordinates_lens_0(x_7);
    lens_uv_0.differential_0 = _S1954;
    var adjoint_0 : CameraRay_0;
    adjoint_0.origin_3 = vertex_0.adjoint_origin_0;
    adjoint_0.direction_8 = vertex_0.adjoint_direction_0;
    _S1932(the_camera_0(), &(film_uv_1), &(lens_uv_0), adjoint_0);
    var _S1955 : f32 = ScoreReport_checked_0(&(report_0), film_uv_1.differential_0.x * scale_0);
    StoredScore_set_0(score_0, u32(0), _S1955);
    var _S1956 : f32 = ScoreReport_checked_0(&(report_0), film_uv_1.differential_0.y * scale_0);
    StoredScore_set_0(score_0, u32(1), _S1956);
    var _S1957 : f32 = ScoreReport_checked_0(&(report_0), lens_uv_0.differential_0.x * scale_0);
    StoredScore_set_0(score_0, u32(2), _S1957);
    var _S1958 : f32 = ScoreReport_checked_0(&(report_0), lens_uv_0.differential_0.y * scale_0);
    StoredScore_set_0(score_0, u32(3), _S1958);
    return report_0;
}

fn ValueAndScore_finish_0( this_22 : ValueAndScore_0,  x_8 : StoredCoordinates_0,  density_4 : f32) -> ScoreReport_0
{
    var score_1 : StoredScore_0;
    score_1.chain_6 = x_8.chain_5;
    score_1.slot_2 = x_8.slot_1;
    var _S1959 : ScoreReport_0 = backward_0(x_8, this_22.recorder_0, density_4, score_1);
    return _S1959;
}

fn key_0() -> vec2<u32>
{
    return vec2<u32>(run_0.key_low_0, run_0.key_high_0);
}

fn mul_high_0( a_5 : u32,  b_4 : u32) -> u32
{
    var a0_0 : u32 = (a_5 & (u32(65535)));
    var a1_0 : u32 = (a_5 >> (u32(16)));
    var b0_0 : u32 = (b_4 & (u32(65535)));
    var b1_0 : u32 = (b_4 >> (u32(16)));
    var middle_1 : u32 = a1_0 * b0_0 + (((a0_0 * b0_0) >> (u32(16))));
    return a1_0 * b1_0 + ((middle_1 >> (u32(16)))) + (((((middle_1 & (u32(65535)))) + a0_0 * b1_0) >> (u32(16))));
}

fn philox_0( key_1 : vec2<u32>,  counter_1 : vec4<u32>) -> vec4<u32>
{
    var _S1960 : u32 = counter_1.x;
    var _S1961 : u32 = counter_1.z;
    var _S1962 : u32 = ((((mul_high_0(u32(3449720151), _S1961)) ^ ((counter_1.y)))) ^ ((key_1.x)));
    var _S1963 : u32 = ((((mul_high_0(u32(3528531795), _S1960)) ^ ((counter_1.w)))) ^ ((key_1.y)));
    const _S1964 : vec2<u32> = vec2<u32>(u32(2654435769), u32(3144134277));
    var k_4 : vec2<u32> = key_1 + _S1964;
    var _S1965 : u32 = ((((mul_high_0(u32(3449720151), _S1963)) ^ ((u32(3449720151) * _S1961)))) ^ ((k_4.x)));
    var _S1966 : u32 = ((((mul_high_0(u32(3528531795), _S1962)) ^ ((u32(3528531795) * _S1960)))) ^ ((k_4.y)));
    var k_5 : vec2<u32> = k_4 + _S1964;
    var _S1967 : u32 = ((((mul_high_0(u32(3449720151), _S1966)) ^ ((u32(3449720151) * _S1963)))) ^ ((k_5.x)));
    var _S1968 : u32 = ((((mul_high_0(u32(3528531795), _S1965)) ^ ((u32(3528531795) * _S1962)))) ^ ((k_5.y)));
    var k_6 : vec2<u32> = k_5 + _S1964;
    var _S1969 : u32 = ((((mul_high_0(u32(3449720151), _S1968)) ^ ((u32(3449720151) * _S1966)))) ^ ((k_6.x)));
    var _S1970 : u32 = ((((mul_high_0(u32(3528531795), _S1967)) ^ ((u32(3528531795) * _S1965)))) ^ ((k_6.y)));
    var k_7 : vec2<u32> = k_6 + _S1964;
    var _S1971 : u32 = ((((mul_high_0(u32(3449720151), _S1970)) ^ ((u32(3449720151) * _S1968)))) ^ ((k_7.x)));
    var _S1972 : u32 = ((((mul_high_0(u32(3528531795), _S1969)) ^ ((u32(3528531795) * _S1967)))) ^ ((k_7.y)));
    var k_8 : vec2<u32> = k_7 + _S1964;
    var _S1973 : u32 = ((((mul_high_0(u32(3449720151), _S1972)) ^ ((u32(3449720151) * _S1970)))) ^ ((k_8.x)));
    var _S1974 : u32 = ((((mul_high_0(u32(3528531795), _S1971)) ^ ((u32(3528531795) * _S1969)))) ^ ((k_8.y)));
    var k_9 : vec2<u32> = k_8 + _S1964;
    var _S1975 : u32 = ((((mul_high_0(u32(3449720151), _S1974)) ^ ((u32(3449720151) * _S1972)))) ^ ((k_9.x)));
    var _S1976 : u32 = ((((mul_high_0(u32(3528531795), _S1973)) ^ ((u32(3528531795) * _S1971)))) ^ ((k_9.y)));
    var k_10 : vec2<u32> = k_9 + _S1964;
    var _S1977 : u32 = ((((mul_high_0(u32(3449720151), _S1976)) ^ ((u32(3449720151) * _S1974)))) ^ ((k_10.x)));
    var _S1978 : u32 = ((((mul_high_0(u32(3528531795), _S1975)) ^ ((u32(3528531795) * _S1973)))) ^ ((k_10.y)));
    var k_11 : vec2<u32> = k_10 + _S1964;
    var _S1979 : u32 = ((((mul_high_0(u32(3449720151), _S1978)) ^ ((u32(3449720151) * _S1976)))) ^ ((k_11.x)));
    var _S1980 : u32 = ((((mul_high_0(u32(3528531795), _S1977)) ^ ((u32(3528531795) * _S1975)))) ^ ((k_11.y)));
    var k_12 : vec2<u32> = k_11 + _S1964;
    return vec4<u32>(((((mul_high_0(u32(3449720151), _S1980)) ^ ((u32(3449720151) * _S1978)))) ^ ((k_12.x))), u32(3449720151) * _S1980, ((((mul_high_0(u32(3528531795), _S1979)) ^ ((u32(3528531795) * _S1977)))) ^ ((k_12.y))), u32(3528531795) * _S1979);
}

fn Evolve_finish_0( this_23 : ptr<function, Evolve_0>,  path_1 : Path_0)
{
    var proposal_6 : Proposal_0;
    var finite_1 : bool;
    if(is_finite_0(path_1.total_0.x))
    {
        finite_1 = is_finite_0(path_1.total_0.y);
    }
    else
    {
        finite_1 = false;
    }
    if(finite_1)
    {
        finite_1 = is_finite_0(path_1.total_0.z);
    }
    else
    {
        finite_1 = false;
    }
    tally_path_0(path_1, finite_1);
    tally_0(u32(7), u32(1));
    if(!finite_1)
    {
        note_0(u32(16), u32(33), (*this_23).chain_0.index_1, Evolve_step_number_0((*this_23)));
    }
    var _S1981 : vec3<f32>;
    if(finite_1)
    {
        _S1981 = path_1.total_0;
    }
    else
    {
        _S1981 = vec3<f32>(0.0f);
    }
    proposal_6.light_1 = _S1981;
    var _S1982 : f32 = luminance_0(_S1981);
    proposal_6.density_2 = _S1982;
    proposal_6.pixel_1 = pixel_of_0(StoredCoordinates_film_0(Evolve_x_0((*this_23))));
    var report_1 : ScoreReport_0 = ValueAndScore_finish_0((*this_23).evaluation_0, Evolve_x_0((*this_23)), _S1982);
    proposal_6.score_squared_1 = report_1.norm_squared_0;
    if((report_1.bad_0) != u32(0))
    {
        tally_0(u32(6), report_1.bad_0);
    }
    var choices_2 : vec4<u32> = philox_0(key_0(), vec4<u32>(u32(0), (*this_23).chain_0.index_1, Evolve_step_number_0((*this_23)), u32(2)));
    if((run_0.global_dynamics_0) == u32(1))
    {
        Evolve_restore_step_0(&((*this_23)), proposal_6, choices_2);
    }
    else
    {
        Evolve_large_step_0(&((*this_23)), proposal_6, choices_2);
    }
    if(((*this_23).chain_0.density_0) == 0.0f)
    {
        tally_0(u32(12), u32(1));
    }
    return;
}

struct Segment_0
{
     origin_7 : vec3<f32>,
     direction_12 : vec3<f32>,
     t_max_0 : f32,
     inverse_0 : vec3<f32>,
     octant_0 : u32,
};

struct Walk_0
{
     ray_0 : Segment_0,
     group_0 : vec2<u32>,
     leaf_bits_0 : u32,
     leaf_base_0 : u32,
     depth_5 : u32,
     floor_0 : u32,
     best_0 : Hit_0,
     skip0_0 : Hit_0,
     skip1_0 : Hit_0,
     instance_1 : u32,
     where_0 : u32,
     any_0 : bool,
     active_0 : bool,
     stack_0 : array<vec2<u32>, i32(53)>,
};

fn Hit_found_0( this_24 : Hit_0) -> bool
{
    return (this_24.leaf_1) != u32(4294967295);
}

fn Recorder_lit_0( this_25 : ptr<function, Recorder_0>)
{
    records_0[Recorder_place_0((*this_25), (*this_25).vertices_0 - u32(1), u32(4))][i32(3)] = 1.0f;
    (*this_25).lit_vertices_0 = (*this_25).vertices_0;
    return;
}

fn nothing_0() -> Hit_0
{
    var hit_2 : Hit_0;
    hit_2.leaf_1 = u32(4294967295);
    hit_2.instance_0 = u32(4294967295);
    return hit_2;
}

fn inverse_component_0( d_0 : f32) -> f32
{
    var tiny_0 : f32 = (bitcast<f32>((((bitcast<u32>((1.00000004581370497e-18f))) | ((((bitcast<u32>((d_0))) & (u32(2147483648)))))))));
    var _S1983 : f32;
    if((abs(d_0)) < 1.00000004581370497e-18f)
    {
        _S1983 = tiny_0;
    }
    else
    {
        _S1983 = d_0;
    }
    return 1.0f / _S1983;
}

fn make_segment_0( origin_8 : vec3<f32>,  direction_13 : vec3<f32>,  t_max_1 : f32) -> Segment_0
{
    var segment_0 : Segment_0;
    segment_0.origin_7 = origin_8;
    segment_0.direction_12 = direction_13;
    segment_0.t_max_0 = t_max_1;
    var _S1984 : f32 = direction_13.x;
    var _S1985 : f32 = direction_13.y;
    var _S1986 : f32 = direction_13.z;
    segment_0.inverse_0 = vec3<f32>(inverse_component_0(_S1984), inverse_component_0(_S1985), inverse_component_0(_S1986));
    var _S1987 : u32;
    if(_S1984 < 0.0f)
    {
        _S1987 = u32(0);
    }
    else
    {
        _S1987 = u32(67372036);
    }
    var _S1988 : u32;
    if(_S1985 < 0.0f)
    {
        _S1988 = u32(0);
    }
    else
    {
        _S1988 = u32(33686018);
    }
    var _S1989 : u32 = (_S1987 | (_S1988));
    if(_S1986 < 0.0f)
    {
        _S1987 = u32(0);
    }
    else
    {
        _S1987 = u32(16843009);
    }
    segment_0.octant_0 = (_S1989 | (_S1987));
    return segment_0;
}

fn Walk_pop_0( this_26 : ptr<function, Walk_0>) -> vec2<u32>
{
    var _S1990 : u32 = (*this_26).depth_5 - u32(1);
    (*this_26).depth_5 = _S1990;
    return (*this_26).stack_0[_S1990];
}

fn Walk_leave_0( this_27 : ptr<function, Walk_0>)
{
    var _S1991 : bool;
    if((run_0.top_root_0) == u32(4294967295))
    {
        _S1991 = true;
    }
    else
    {
        _S1991 = ((*this_27).where_0) == u32(1);
    }
    if(_S1991)
    {
        (*this_27).active_0 = false;
        return;
    }
    if(((*this_27).where_0) == u32(0))
    {
        (*this_27).group_0 = vec2<u32>(run_0.top_root_0, u32(2147483648));
    }
    else
    {
        (*this_27).ray_0 = make_segment_0(vec3<f32>((bitcast<f32>(((*this_27).stack_0[u32(50)].x))), (bitcast<f32>(((*this_27).stack_0[u32(50)].y))), (bitcast<f32>(((*this_27).stack_0[u32(51)].x)))), vec3<f32>((bitcast<f32>(((*this_27).stack_0[u32(51)].y))), (bitcast<f32>(((*this_27).stack_0[u32(52)].x))), (bitcast<f32>(((*this_27).stack_0[u32(52)].y)))), (*this_27).ray_0.t_max_0);
        var rest_0 : vec2<u32> = Walk_pop_0(&((*this_27)));
        (*this_27).leaf_base_0 = rest_0.x;
        (*this_27).leaf_bits_0 = rest_0.y;
        var _S1992 : vec2<u32> = Walk_pop_0(&((*this_27)));
        (*this_27).group_0 = _S1992;
        (*this_27).floor_0 = u32(0);
        (*this_27).instance_1 = u32(4294967295);
    }
    (*this_27).where_0 = u32(1);
    return;
}

fn Walk_begin_0( this_28 : ptr<function, Walk_0>,  origin_9 : vec3<f32>,  direction_14 : vec3<f32>,  t_max_2 : f32,  skip_first_0 : Hit_0,  skip_second_0 : Hit_0,  any_hit_0 : bool)
{
    (*this_28).ray_0 = make_segment_0(origin_9, direction_14, t_max_2);
    (*this_28).group_0 = vec2<u32>(u32(0), u32(0));
    (*this_28).leaf_bits_0 = u32(0);
    (*this_28).depth_5 = u32(0);
    (*this_28).floor_0 = u32(0);
    (*this_28).best_0 = nothing_0();
    (*this_28).skip0_0 = skip_first_0;
    (*this_28).skip1_0 = skip_second_0;
    (*this_28).instance_1 = u32(4294967295);
    (*this_28).where_0 = u32(0);
    (*this_28).any_0 = any_hit_0;
    (*this_28).active_0 = true;
    if((run_0.world_root_0) != u32(4294967295))
    {
        (*this_28).group_0 = vec2<u32>(run_0.world_root_0, u32(2147483648));
    }
    else
    {
        Walk_leave_0(&((*this_28)));
    }
    if((run_0.top_root_0) != u32(4294967295))
    {
        (*this_28).stack_0[u32(50)] = vec2<u32>((bitcast<u32>((origin_9.x))), (bitcast<u32>((origin_9.y))));
        (*this_28).stack_0[u32(51)] = vec2<u32>((bitcast<u32>((origin_9.z))), (bitcast<u32>((direction_14.x))));
        (*this_28).stack_0[u32(52)] = vec2<u32>((bitcast<u32>((direction_14.y))), (bitcast<u32>((direction_14.z))));
    }
    return;
}

fn Path_to_surface_0( this_29 : ptr<function, Path_0>,  walk_0 : ptr<function, Walk_0>)
{
    (*this_29).rays_0 = (*this_29).rays_0 + u32(1);
    (*this_29).stage_0 = u32(1);
    Walk_begin_0(&((*walk_0)), (*this_29).origin_0, (*this_29).direction_0, (bitcast<f32>((u32(2139095040)))), (*this_29).from_0, nothing_0(), false);
    return;
}

fn frame_from_normal_0( n_5 : vec3<f32>) -> Frame_0
{
    var _S1993 : f32 = n_5.z;
    var sign_2 : f32;
    if(_S1993 < 0.0f)
    {
        sign_2 = -1.0f;
    }
    else
    {
        sign_2 = 1.0f;
    }
    var a_6 : f32 = -1.0f / (sign_2 + _S1993);
    var _S1994 : f32 = n_5.x;
    var _S1995 : f32 = n_5.y;
    var b_5 : f32 = _S1994 * _S1995 * a_6;
    var frame_3 : Frame_0;
    frame_3.s_0 = vec3<f32>(1.0f + sign_2 * _S1994 * _S1994 * a_6, sign_2 * b_5, - sign_2 * _S1994);
    frame_3.t_0 = vec3<f32>(b_5, sign_2 + _S1995 * _S1995 * a_6, - _S1995);
    frame_3.n_0 = n_5;
    return frame_3;
}

fn frame_from_normal_tangent_0( n_6 : vec3<f32>,  tangent_2 : vec3<f32>) -> Frame_0
{
    var s_5 : vec3<f32> = tangent_2 - n_6 * vec3<f32>(dot(n_6, tangent_2));
    var length_squared_0 : f32 = dot(s_5, s_5);
    var frame_4 : Frame_0;
    if(length_squared_0 > (9.999999960041972e-13f * dot(tangent_2, tangent_2)))
    {
        var _S1996 : vec3<f32> = s_5 * vec3<f32>((1.0f / sqrt(length_squared_0)));
        frame_4.s_0 = _S1996;
        frame_4.t_0 = cross(n_6, _S1996);
        frame_4.n_0 = n_6;
    }
    else
    {
        frame_4 = frame_from_normal_0(n_6);
    }
    return frame_4;
}

fn surface_at_0( triangle_4 : Triangle_0,  origin_10 : vec3<f32>,  direction_15 : vec3<f32>) -> Surface_0
{
    var normal_4 : vec3<f32> = cross(triangle_4.e1_1, triangle_4.e2_1);
    var _S1997 : vec3<f32> = vec3<f32>((1.0f / dot(normal_4, normal_4)));
    var from_p0_2 : vec3<f32> = origin_10 - triangle_4.p0_0;
    var in_plane_2 : vec3<f32> = from_p0_2 + direction_15 * vec3<f32>(- (dot(from_p0_2, normal_4) / dot(direction_15, normal_4)));
    var surface_1 : Surface_0;
    var _S1998 : vec3<f32> = vec3<f32>(dot(in_plane_2, cross(triangle_4.e2_1, normal_4) * _S1997));
    var _S1999 : vec3<f32> = vec3<f32>(dot(in_plane_2, cross(normal_4, triangle_4.e1_1) * _S1997));
    surface_1.position_0 = triangle_4.e1_1 * _S1998 + triangle_4.e2_1 * _S1999 + triangle_4.p0_0;
    surface_1.geometric_normal_0 = triangle_4.plane_normal_0;
    var n_7 : vec3<f32>;
    if(triangle_4.smooth_0)
    {
        var interpolated_2 : vec3<f32> = (triangle_4.n1_0 - triangle_4.n0_0) * _S1998 + (triangle_4.n2_0 - triangle_4.n0_0) * _S1999 + triangle_4.n0_0;
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

fn power_heuristic_0( a_7 : f32,  b_6 : f32) -> f32
{
    var weight_6 : f32;
    if(a_7 > b_6)
    {
        weight_6 = 1.0f / (1.0f + sqr_0(b_6 / a_7));
    }
    else
    {
        var ratio_2 : f32 = sqr_0(a_7 / b_6);
        weight_6 = ratio_2 / (ratio_2 + 1.0f);
    }
    return weight_6;
}

fn emission_of_0( emitted_3 : Emitted_0,  surface_2 : Surface_0,  origin_11 : vec3<f32>,  direction_16 : vec3<f32>,  pdf_7 : f32,  delta_5 : bool) -> vec3<f32>
{
    var _S2000 : vec3<f32> = vec3<f32>(0.0f);
    var facing_0 : f32 = dot(direction_16, surface_2.geometric_normal_0);
    var _S2001 : bool;
    if(emitted_3.two_sided_1)
    {
        _S2001 = true;
    }
    else
    {
        _S2001 = facing_0 < 0.0f;
    }
    var light_9 : vec3<f32>;
    if(_S2001)
    {
        if(delta_5)
        {
            light_9 = emitted_3.radiance_0;
        }
        else
        {
            var arm_2 : vec3<f32> = surface_2.position_0 - origin_11;
            light_9 = emitted_3.radiance_0 * vec3<f32>(power_heuristic_0(pdf_7 * abs(facing_0), dot(arm_2, arm_2) * emitted_3.pdf_area_0));
        }
    }
    else
    {
        light_9 = _S2000;
    }
    return light_9;
}

fn Departure_x24init_0( weight_7 : vec3<f32>,  origin_12 : vec3<f32>,  direction_17 : vec3<f32>,  pdf_8 : f32,  valid_3 : bool,  delta_6 : bool) -> Departure_0
{
    var _S2002 : Departure_0;
    _S2002.weight_2 = weight_7;
    _S2002.origin_1 = origin_12;
    _S2002.direction_3 = direction_17;
    _S2002.pdf_2 = pdf_8;
    _S2002.valid_0 = valid_3;
    _S2002.delta_3 = delta_6;
    return _S2002;
}

fn Material_black_0( this_30 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_30).flags_0) & (u32(1)))) != u32(0);
}

fn to_local_0( frame_5 : Frame_0,  v_2 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(frame_5.s_0, v_2), dot(frame_5.t_0, v_2), dot(frame_5.n_0, v_2));
}

fn Material_delta_0( this_31 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_31).flags_0) & (u32(2)))) != u32(0);
}

fn safe_sqrt_0( x_10 : f32) -> f32
{
    var root_2 : f32;
    if(x_10 > 0.0f)
    {
        root_2 = sqrt(x_10);
    }
    else
    {
        root_2 = 0.0f;
    }
    return root_2;
}

fn point_on_light_0( light_10 : ChosenLight_0,  u_2 : vec2<f32>) -> vec3<f32>
{
    var root_3 : f32 = safe_sqrt_0(u_2.x);
    var _S2003 : f32 = u_2.y;
    return light_10.e1_2 * vec3<f32>((root_3 * (1.0f - _S2003))) + light_10.e2_2 * vec3<f32>((root_3 * _S2003)) + light_10.corner_0;
}

fn no_value_0() -> BsdfValue_0
{
    var value_11 : BsdfValue_0;
    value_11.f_cos_0 = vec3<f32>(0.0f);
    value_11.pdf_1 = 0.0f;
    return value_11;
}

fn diffuse_evaluate_0( reflectance_2 : vec3<f32>,  wo_0 : vec3<f32>,  wi_2 : vec3<f32>) -> BsdfValue_0
{
    var value_12 : BsdfValue_0 = no_value_0();
    var _S2004 : f32 = wi_2.z;
    if((wo_0.z * _S2004) > 0.0f)
    {
        var _S2005 : f32 = abs(_S2004) * 0.31830990314483643f;
        value_12.pdf_1 = _S2005;
        value_12.f_cos_0 = reflectance_2 * vec3<f32>(_S2005);
    }
    return value_12;
}

fn ggx_lambda_0( width_12 : vec2<f32>,  w_3 : vec3<f32>) -> f32
{
    return (sqrt(1.0f + (sqr_0(width_12.x * w_3.x) + sqr_0(width_12.y * w_3.y)) / sqr_0(w_3.z)) - 1.0f) * 0.5f;
}

fn ggx_density_0( width_13 : vec2<f32>,  m_8 : vec3<f32>) -> f32
{
    var _S2006 : f32 = width_13.x;
    var _S2007 : f32 = width_13.y;
    return 1.0f / (3.14159274101257324f * _S2006 * _S2007 * sqr_0(sqr_0(m_8.x / _S2006) + sqr_0(m_8.y / _S2007) + sqr_0(m_8.z)));
}

fn fresnel_conductor_channel_0( cos_in_0 : f32,  eta_11 : f32,  k_13 : f32) -> f32
{
    var _S2008 : f32 = min(cos_in_0, 1.0f);
    var cos2_0 : f32 = sqr_0(_S2008);
    var sin2_2 : f32 = 1.0f - cos2_0;
    var t0_2 : f32 = eta_11 * eta_11 - k_13 * k_13 - sin2_2;
    var a2_plus_b2_0 : f32 = safe_sqrt_0(sqr_0(t0_2) + 4.0f * eta_11 * eta_11 * k_13 * k_13);
    var t1_2 : f32 = a2_plus_b2_0 + cos2_0;
    var t2_2 : f32 = 2.0f * safe_sqrt_0((a2_plus_b2_0 + t0_2) * 0.5f) * _S2008;
    var perpendicular_3 : f32 = (t1_2 - t2_2) / (t1_2 + t2_2);
    var t3_2 : f32 = cos2_0 * a2_plus_b2_0 + sqr_0(sin2_2);
    var t4_2 : f32 = t2_2 * sin2_2;
    return (perpendicular_3 + perpendicular_3 * (t3_2 - t4_2) / (t3_2 + t4_2)) * 0.5f;
}

fn fresnel_conductor_0( cos_i_4 : f32,  eta_12 : vec3<f32>,  k_14 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(fresnel_conductor_channel_0(cos_i_4, eta_12.x, k_14.x), fresnel_conductor_channel_0(cos_i_4, eta_12.y, k_14.y), fresnel_conductor_channel_0(cos_i_4, eta_12.z, k_14.z));
}

fn conductor_evaluate_0( eta_13 : vec3<f32>,  k_15 : vec3<f32>,  alpha_6 : vec2<f32>,  wo_1 : vec3<f32>,  wi_3 : vec3<f32>) -> BsdfValue_0
{
    var value_13 : BsdfValue_0 = no_value_0();
    var half_vector_4 : vec3<f32> = wo_1 + wi_3;
    var length2_1 : f32 = dot(half_vector_4, half_vector_4);
    var _S2009 : f32 = wo_1.z;
    var _S2010 : bool;
    if((_S2009 * wi_3.z) > 0.0f)
    {
        _S2010 = length2_1 > 0.0f;
    }
    else
    {
        _S2010 = false;
    }
    if(_S2010)
    {
        var m_9 : vec3<f32> = half_vector_4 * vec3<f32>((1.0f / sqrt(length2_1)));
        var width_14 : vec2<f32> = ggx_widths_0(alpha_6);
        var common_6 : f32 = ggx_density_0(width_14, m_9) / (4.0f * abs(_S2009));
        var _S2011 : f32 = 1.0f + ggx_lambda_0(width_14, wo_1);
        value_13.f_cos_0 = fresnel_conductor_0(abs(dot(wo_1, m_9)), eta_13, k_15) * vec3<f32>((common_6 / (_S2011 + ggx_lambda_0(width_14, wi_3))));
        value_13.pdf_1 = common_6 / _S2011;
    }
    return value_13;
}

fn fresnel_dielectric_0( cos_i_signed_0 : f32,  eta_outer_2 : f32) -> f32
{
    var cos_i_5 : f32;
    var eta_14 : f32;
    if(cos_i_signed_0 < 0.0f)
    {
        var _S2012 : f32 = 1.0f / eta_outer_2;
        cos_i_5 = - cos_i_signed_0;
        eta_14 = _S2012;
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
        var _S2013 : f32 = eta_14 * cos_i_5;
        var _S2014 : f32 = eta_14 * cos_t_0;
        reflected_1 = (sqr_0((_S2013 - cos_t_0) / (_S2013 + cos_t_0)) + sqr_0((cos_i_5 - _S2014) / (cos_i_5 + _S2014))) * 0.5f;
    }
    else
    {
        reflected_1 = 1.0f;
    }
    return reflected_1;
}

fn dielectric_evaluate_0( eta_15 : f32,  alpha_7 : vec2<f32>,  wo_2 : vec3<f32>,  wi_4 : vec3<f32>) -> BsdfValue_0
{
    var value_14 : BsdfValue_0 = no_value_0();
    var _S2015 : f32 = wo_2.z;
    var _S2016 : bool;
    if(_S2015 != 0.0f)
    {
        _S2016 = (wi_4.z) != 0.0f;
    }
    else
    {
        _S2016 = false;
    }
    if(_S2016)
    {
        var _S2017 : f32 = wi_4.z;
        var reflects_2 : bool = (_S2015 * _S2017) > 0.0f;
        var crossing_5 : f32;
        if(reflects_2)
        {
            crossing_5 = 1.0f;
        }
        else
        {
            if(_S2015 > 0.0f)
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
            if((wo_m_0 * _S2015) >= 0.0f)
            {
                _S2016 = (wi_m_0 * _S2017) >= 0.0f;
            }
            else
            {
                _S2016 = false;
            }
            if(_S2016)
            {
                var width_15 : vec2<f32> = ggx_widths_0(alpha_7);
                var reflectance_3 : f32 = fresnel_dielectric_0(wo_m_0, eta_15);
                var masking_o_6 : f32 = 1.0f + ggx_lambda_0(width_15, wo_2);
                var masking_both_2 : f32 = masking_o_6 + ggx_lambda_0(width_15, wi_4);
                if(reflects_2)
                {
                    var common_7 : f32 = reflectance_3 * ggx_density_0(width_15, m_11) / (4.0f * abs(_S2015));
                    value_14.f_cos_0 = vec3<f32>((common_7 / masking_both_2));
                    value_14.pdf_1 = common_7 / masking_o_6;
                }
                else
                {
                    var common_8 : f32 = (1.0f - reflectance_3) * ggx_density_0(width_15, m_11) * (abs(wi_m_0) / sqr_0(wi_m_0 + wo_m_0 / crossing_5)) * abs(wo_m_0) / abs(_S2015);
                    value_14.f_cos_0 = vec3<f32>((common_8 / (masking_both_2 * crossing_5 * crossing_5)));
                    value_14.pdf_1 = common_8 / masking_o_6;
                }
            }
        }
    }
    return value_14;
}

fn bsdf_evaluate_0( material_6 : ptr<function, Material_std430_0>,  wo_3 : vec3<f32>,  wi_5 : vec3<f32>) -> BsdfValue_0
{
    var _S2018 : u32 = (*material_6).kind_0;
    var value_15 : BsdfValue_0;
    if(((*material_6).kind_0) == u32(0))
    {
        value_15 = diffuse_evaluate_0((*material_6).a_0.xyz, wo_3, wi_5);
    }
    else
    {
        if(_S2018 == u32(1))
        {
            value_15 = conductor_evaluate_0((*material_6).a_0.xyz, (*material_6).b_0.xyz, (*material_6).alpha_0, wo_3, wi_5);
        }
        else
        {
            value_15 = dielectric_evaluate_0((*material_6).a_0.x, (*material_6).alpha_0, wo_3, wi_5);
        }
    }
    return value_15;
}

fn direct_light_0( material_7 : ptr<function, Material_std430_0>,  light_11 : ChosenLight_0,  surface_3 : Surface_0,  wo_4 : vec3<f32>,  u_3 : vec2<f32>) -> vec3<f32>
{
    var _S2019 : vec3<f32> = vec3<f32>(0.0f);
    var to_light_2 : vec3<f32> = point_on_light_0(light_11, u_3) - surface_3.position_0;
    var distance2_0 : f32 = dot(to_light_2, to_light_2);
    var result_12 : vec3<f32>;
    if(distance2_0 > 0.0f)
    {
        var direction_18 : vec3<f32> = to_light_2 * vec3<f32>((1.0f / sqrt(distance2_0)));
        var cos_light_2 : f32 = - dot(direction_18, light_11.normal_1);
        var _S2020 : bool;
        if(cos_light_2 > 0.0f)
        {
            _S2020 = true;
        }
        else
        {
            if(cos_light_2 < 0.0f)
            {
                _S2020 = light_11.two_sided_2;
            }
            else
            {
                _S2020 = false;
            }
        }
        if(_S2020)
        {
            var _S2021 : BsdfValue_0 = bsdf_evaluate_0(&((*material_7)), wo_4, to_local_0(surface_3.frame_0, direction_18));
            var cos_abs_0 : f32 = abs(cos_light_2);
            var pdf_light_2 : f32 = distance2_0 * light_11.pdf_area_1;
            result_12 = _S2021.f_cos_0 * light_11.radiance_1 * vec3<f32>((power_heuristic_0(pdf_light_2, _S2021.pdf_1 * cos_abs_0) * cos_abs_0 / pdf_light_2));
        }
        else
        {
            result_12 = _S2019;
        }
    }
    else
    {
        result_12 = _S2019;
    }
    return result_12;
}

fn ray_origin_0( surface_4 : Surface_0,  direction_19 : vec3<f32>,  clearance_3 : f32) -> vec3<f32>
{
    var offset_2 : f32;
    if((dot(direction_19, surface_4.geometric_normal_0)) > 0.0f)
    {
        offset_2 = clearance_3;
    }
    else
    {
        offset_2 = - clearance_3;
    }
    return surface_4.position_0 + surface_4.geometric_normal_0 * vec3<f32>(offset_2);
}

fn no_sample_0() -> BsdfSample_0
{
    var sample_5 : BsdfSample_0;
    var _S2022 : vec3<f32> = vec3<f32>(0.0f);
    sample_5.wi_0 = _S2022;
    sample_5.weight_3 = _S2022;
    sample_5.pdf_3 = 0.0f;
    sample_5.valid_1 = false;
    sample_5.delta_4 = false;
    return sample_5;
}

fn sin_cos_turns_0( x_11 : f32) -> vec2<f32>
{
    var quarter_2 : f32 = round(x_11 * 4.0f);
    var angle_2 : f32 = (x_11 - quarter_2 * 0.25f) * 6.28318548202514648f;
    var a2_2 : f32 = angle_2 * angle_2;
    var s_6 : f32 = angle_2 * (1.0f + a2_2 * (-0.1666666716337204f + a2_2 * (0.00833333376795053f + a2_2 * (-0.0001984127011383f + a2_2 * 2.75573188446287531e-06f))));
    var c_1 : f32 = 1.0f + a2_2 * (-0.5f + a2_2 * (0.0416666679084301f + a2_2 * (-0.00138888892251998f + a2_2 * 0.00002480158764229f)));
    var q_3 : i32 = (i32(quarter_2) & (i32(3)));
    var sine_1 : f32;
    var cosine_1 : f32;
    if(q_3 == i32(1))
    {
        var _S2023 : f32 = - s_6;
        sine_1 = c_1;
        cosine_1 = _S2023;
    }
    else
    {
        if(q_3 == i32(2))
        {
            var _S2024 : f32 = - c_1;
            sine_1 = - s_6;
            cosine_1 = _S2024;
        }
        else
        {
            if(q_3 == i32(3))
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

fn diffuse_sample_0( reflectance_4 : vec3<f32>,  wo_5 : vec3<f32>,  u_4 : vec2<f32>) -> BsdfSample_0
{
    var sin_cos_0 : vec2<f32> = sin_cos_turns_0(u_4.x);
    var _S2025 : f32 = u_4.y;
    var radius_1 : f32 = safe_sqrt_0(_S2025);
    var z_0 : f32 = safe_sqrt_0(1.0f - _S2025);
    var sample_6 : BsdfSample_0 = no_sample_0();
    if(z_0 > 0.0f)
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
        sample_6.wi_0 = vec3<f32>(radius_1 * sin_cos_0.y, radius_1 * sin_cos_0.x, side_2 * z_0);
        sample_6.weight_3 = reflectance_4;
        sample_6.pdf_3 = z_0 * 0.31830990314483643f;
        sample_6.valid_1 = true;
    }
    return sample_6;
}

fn unit_vector_0( v_3 : vec3<f32>) -> vec3<f32>
{
    return v_3 * vec3<f32>((1.0f / sqrt(dot(v_3, v_3))));
}

fn ggx_sample_visible_0( width_16 : vec2<f32>,  w_any_0 : vec3<f32>,  u_5 : vec2<f32>) -> vec3<f32>
{
    var w_4 : vec3<f32>;
    if((w_any_0.z) < 0.0f)
    {
        w_4 = (vec3<f32>(0) - w_any_0);
    }
    else
    {
        w_4 = w_any_0;
    }
    var _S2026 : f32 = width_16.x;
    var _S2027 : f32 = width_16.y;
    var stretched_0 : vec3<f32> = unit_vector_0(vec3<f32>(w_4.x * _S2026, w_4.y * _S2027, w_4.z));
    var sin_cos_1 : vec2<f32> = sin_cos_turns_0(u_5.x);
    var one_minus_z_2 : f32 = u_5.y * (1.0f + stretched_0.z);
    var sin_theta_0 : f32 = safe_sqrt_0(one_minus_z_2 * (2.0f - one_minus_z_2));
    var h_2 : vec3<f32> = vec3<f32>(sin_theta_0 * sin_cos_1.y, sin_theta_0 * sin_cos_1.x, 1.0f - one_minus_z_2) + stretched_0;
    return unit_vector_0(vec3<f32>(h_2.x * _S2026, h_2.y * _S2027, max(h_2.z, 9.999999960041972e-13f)));
}

fn mirrored_1( w_5 : vec3<f32>,  m_12 : vec3<f32>) -> vec3<f32>
{
    return m_12 * vec3<f32>((2.0f * dot(w_5, m_12))) - w_5;
}

fn conductor_sample_0( eta_16 : vec3<f32>,  k_16 : vec3<f32>,  alpha_8 : vec2<f32>,  smooth_4 : bool,  wo_6 : vec3<f32>,  u_6 : vec2<f32>) -> BsdfSample_0
{
    var sample_7 : BsdfSample_0 = no_sample_0();
    if(smooth_4)
    {
        var _S2028 : f32 = wo_6.z;
        sample_7.wi_0 = vec3<f32>(- wo_6.x, - wo_6.y, _S2028);
        sample_7.weight_3 = fresnel_conductor_0(abs(_S2028), eta_16, k_16);
        sample_7.pdf_3 = 1.0f;
        sample_7.valid_1 = true;
        sample_7.delta_4 = true;
    }
    else
    {
        var width_17 : vec2<f32> = ggx_widths_0(alpha_8);
        var m_13 : vec3<f32> = ggx_sample_visible_0(width_17, wo_6, u_6);
        var wi_6 : vec3<f32> = mirrored_1(wo_6, m_13);
        var _S2029 : f32 = wo_6.z;
        if((_S2029 * wi_6.z) > 0.0f)
        {
            var masking_o_7 : f32 = 1.0f + ggx_lambda_0(width_17, wo_6);
            sample_7.wi_0 = wi_6;
            sample_7.weight_3 = fresnel_conductor_0(abs(dot(wo_6, m_13)), eta_16, k_16) * vec3<f32>((masking_o_7 / (masking_o_7 + ggx_lambda_0(width_17, wi_6))));
            sample_7.pdf_3 = ggx_density_0(width_17, m_13) / (4.0f * abs(_S2029) * masking_o_7);
            sample_7.valid_1 = true;
        }
    }
    return sample_7;
}

fn refracted_0( w_6 : vec3<f32>,  m_any_0 : vec3<f32>,  eta_outer_3 : f32) -> Refraction_0
{
    var cos_any_0 : f32 = dot(w_6, m_any_0);
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
    var result_13 : Refraction_0;
    result_13.direction_4 = vec3<f32>(0.0f);
    result_13.valid_2 = false;
    if(sin2_t_5 < 1.0f)
    {
        result_13.direction_4 = m_14 * vec3<f32>((cos_i_6 / eta_17 - safe_sqrt_0(1.0f - sin2_t_5))) - w_6 * vec3<f32>((1.0f / eta_17));
        result_13.valid_2 = true;
    }
    return result_13;
}

fn smooth_dielectric_sample_0( eta_18 : f32,  wo_7 : vec3<f32>,  lobe_6 : f32) -> BsdfSample_0
{
    var sample_8 : BsdfSample_0 = no_sample_0();
    var _S2032 : f32 = wo_7.z;
    if(lobe_6 < (fresnel_dielectric_0(_S2032, eta_18)))
    {
        sample_8.wi_0 = vec3<f32>(- wo_7.x, - wo_7.y, _S2032);
        sample_8.weight_3 = vec3<f32>(1.0f);
        sample_8.pdf_3 = 1.0f;
        sample_8.valid_1 = true;
        sample_8.delta_4 = true;
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
            sample_8.wi_0 = refraction_0.direction_4;
            sample_8.weight_3 = vec3<f32>((1.0f / (crossing_6 * crossing_6)));
            sample_8.pdf_3 = 1.0f;
            sample_8.valid_1 = true;
            sample_8.delta_4 = true;
        }
    }
    return sample_8;
}

fn rough_dielectric_sample_0( eta_19 : f32,  alpha_9 : vec2<f32>,  wo_8 : vec3<f32>,  u_7 : vec2<f32>,  lobe_7 : f32) -> BsdfSample_0
{
    var sample_9 : BsdfSample_0 = no_sample_0();
    var width_18 : vec2<f32> = ggx_widths_0(alpha_9);
    var m_15 : vec3<f32> = ggx_sample_visible_0(width_18, wo_8, u_7);
    var wo_m_1 : f32 = dot(wo_8, m_15);
    var reflectance_5 : f32 = fresnel_dielectric_0(wo_m_1, eta_19);
    var masking_o_8 : f32 = 1.0f + ggx_lambda_0(width_18, wo_8);
    var _S2033 : f32 = abs(wo_m_1);
    var _S2034 : f32 = wo_8.z;
    var visible_2 : f32 = ggx_density_0(width_18, m_15) * _S2033 / (masking_o_8 * abs(_S2034));
    if(lobe_7 < reflectance_5)
    {
        var wi_7 : vec3<f32> = mirrored_1(wo_8, m_15);
        if((_S2034 * wi_7.z) > 0.0f)
        {
            sample_9.wi_0 = wi_7;
            sample_9.weight_3 = vec3<f32>((masking_o_8 / (masking_o_8 + ggx_lambda_0(width_18, wi_7))));
            sample_9.pdf_3 = reflectance_5 * visible_2 / (4.0f * _S2033);
            sample_9.valid_1 = true;
        }
    }
    else
    {
        var refraction_1 : Refraction_0 = refracted_0(wo_8, m_15, eta_19);
        var _S2035 : bool;
        if(refraction_1.valid_2)
        {
            _S2035 = (_S2034 * refraction_1.direction_4.z) < 0.0f;
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
            var wi_m_1 : f32 = dot(refraction_1.direction_4, m_15);
            var jacobian_3 : f32 = abs(wi_m_1) / sqr_0(wi_m_1 + wo_m_1 / crossing_7);
            sample_9.wi_0 = refraction_1.direction_4;
            sample_9.weight_3 = vec3<f32>((masking_o_8 / ((masking_o_8 + ggx_lambda_0(width_18, refraction_1.direction_4)) * crossing_7 * crossing_7)));
            sample_9.pdf_3 = (1.0f - reflectance_5) * visible_2 * jacobian_3;
            sample_9.valid_1 = true;
        }
    }
    return sample_9;
}

fn bsdf_sample_0( material_8 : ptr<function, Material_std430_0>,  wo_9 : vec3<f32>,  u_8 : vec2<f32>,  lobe_8 : f32) -> BsdfSample_0
{
    var _S2036 : BsdfSample_0 = no_sample_0();
    var smooth_5 : bool = ((((*material_8).flags_0) & (u32(2)))) != u32(0);
    var sample_10 : BsdfSample_0;
    if((wo_9.z) != 0.0f)
    {
        var _S2037 : u32 = (*material_8).kind_0;
        if(((*material_8).kind_0) == u32(0))
        {
            sample_10 = diffuse_sample_0((*material_8).a_0.xyz, wo_9, u_8);
        }
        else
        {
            if(_S2037 == u32(1))
            {
                sample_10 = conductor_sample_0((*material_8).a_0.xyz, (*material_8).b_0.xyz, (*material_8).alpha_0, smooth_5, wo_9, u_8);
            }
            else
            {
                if(smooth_5)
                {
                    sample_10 = smooth_dielectric_sample_0((*material_8).a_0.x, wo_9, lobe_8);
                }
                else
                {
                    sample_10 = rough_dielectric_sample_0((*material_8).a_0.x, (*material_8).alpha_0, wo_9, u_8, lobe_8);
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

fn to_world_2( frame_6 : Frame_0,  v_4 : vec3<f32>) -> vec3<f32>
{
    return frame_6.s_0 * vec3<f32>(v_4.x) + frame_6.t_0 * vec3<f32>(v_4.y) + frame_6.n_0 * vec3<f32>(v_4.z);
}

fn scatter_0( material_9 : ptr<function, Material_std430_0>,  surface_5 : Surface_0,  wo_10 : vec3<f32>,  u_9 : vec2<f32>,  lobe_9 : f32,  clearance_4 : f32) -> Departure_0
{
    var _S2038 : BsdfSample_0 = bsdf_sample_0(&((*material_9)), wo_10, u_9, lobe_9);
    var departure_0 : Departure_0;
    departure_0.weight_2 = _S2038.weight_3;
    var _S2039 : vec3<f32> = to_world_2(surface_5.frame_0, _S2038.wi_0);
    departure_0.direction_3 = _S2039;
    departure_0.origin_1 = ray_origin_0(surface_5, _S2039, clearance_4);
    departure_0.pdf_2 = _S2038.pdf_3;
    departure_0.valid_0 = _S2038.valid_1;
    departure_0.delta_3 = _S2038.delta_4;
    return departure_0;
}

fn Recorder_vertex_0( this_32 : ptr<function, Recorder_0>,  arrival_0 : Path_0,  hit_3 : Hit_0,  emitted_4 : vec3<f32>,  direct_0 : vec3<f32>,  weight_8 : vec3<f32>)
{
    records_0[Recorder_place_0((*this_32), (*this_32).vertices_0, u32(0))] = vec4<f32>(arrival_0.origin_0, arrival_0.pdf_0);
    var _S2040 : f32;
    if(arrival_0.delta_0)
    {
        _S2040 = 1.0f;
    }
    else
    {
        _S2040 = 0.0f;
    }
    records_0[Recorder_place_0((*this_32), (*this_32).vertices_0, u32(1))] = vec4<f32>(arrival_0.direction_0, _S2040);
    records_0[Recorder_place_0((*this_32), (*this_32).vertices_0, u32(2))] = vec4<f32>(arrival_0.throughput_0, (bitcast<f32>((hit_3.leaf_1))));
    records_0[Recorder_place_0((*this_32), (*this_32).vertices_0, u32(3))] = vec4<f32>(emitted_4, (bitcast<f32>((hit_3.instance_0))));
    records_0[Recorder_place_0((*this_32), (*this_32).vertices_0, u32(4))] = vec4<f32>(weight_8, 0.0f);
    records_0[Recorder_place_0((*this_32), (*this_32).vertices_0, u32(5))] = vec4<f32>(direct_0, 0.0f);
    (*this_32).vertices_0 = (*this_32).vertices_0 + u32(1);
    if((any((emitted_4 != vec3<f32>(0.0f)))))
    {
        (*this_32).lit_vertices_0 = (*this_32).vertices_0;
    }
    return;
}

fn advance_0( path_2 : ptr<function, Path_0>,  walk_1 : ptr<function, Walk_0>,  x_12 : StoredCoordinates_0,  observer_0 : ptr<function, Recorder_0>)
{
    if(((*path_2).stage_0) == u32(2))
    {
        if(!Hit_found_0((*walk_1).best_0))
        {
            (*path_2).total_0 = (*path_2).total_0 + (*path_2).pending_0;
            Recorder_lit_0(&((*observer_0)));
        }
        if((*path_2).goes_on_0)
        {
            Path_to_surface_0(&((*path_2)), &((*walk_1)));
        }
        else
        {
            (*path_2).stage_0 = u32(0);
        }
        return;
    }
    var hit_4 : Hit_0 = (*walk_1).best_0;
    (*path_2).stage_0 = u32(0);
    if(!Hit_found_0(hit_4))
    {
        return;
    }
    var triangle_5 : Triangle_0 = load_triangle_0(hit_4);
    var surface_6 : Surface_0 = surface_at_0(triangle_5, (*path_2).origin_0, (*path_2).direction_0);
    var _S2041 : vec3<f32> = vec3<f32>(0.0f);
    var emitted_5 : vec3<f32>;
    if((triangle_5.emission_1) != u32(4294967295))
    {
        emitted_5 = emission_of_0(load_emitted_0(triangle_5.emission_1), surface_6, (*path_2).origin_0, (*path_2).direction_0, (*path_2).pdf_0, (*path_2).delta_0);
    }
    else
    {
        emitted_5 = _S2041;
    }
    (*path_2).total_0 = (*path_2).total_0 + (*path_2).throughput_0 * emitted_5;
    var light_hit_0 : Hit_0 = nothing_0();
    var _S2042 : Departure_0 = Departure_x24init_0(_S2041, _S2041, _S2041, 0.0f, false, false);
    var _S2043 : Material_std430_0 = materials_0[triangle_5.material_0];
    var _S2044 : bool;
    if(((*path_2).depth_0) < (run_0.max_depth_0))
    {
        var _S2045 : bool = Material_black_0(&(_S2043));
        _S2044 = !_S2045;
    }
    else
    {
        _S2044 = false;
    }
    var direct_1 : vec3<f32>;
    var weight_9 : vec3<f32>;
    var light_start_0 : vec3<f32>;
    var light_segment_0 : vec3<f32>;
    var departure_1 : Departure_0;
    if(_S2044)
    {
        var xi_2 : VertexCoordinates_0 = StoredCoordinates_vertex_0(x_12, (*path_2).depth_0);
        var wo_11 : vec3<f32> = to_local_0(surface_6.frame_0, (vec3<f32>(0) - (*path_2).direction_0));
        var _S2046 : bool = Material_delta_0(&(_S2043));
        if(!_S2046)
        {
            _S2044 = (run_0.light_count_0) > u32(0);
        }
        else
        {
            _S2044 = false;
        }
        if(_S2044)
        {
            var chosen_2 : ChosenLight_0 = choose_light_0(xi_2.pick_0);
            var _S2047 : vec3<f32> = direct_light_0(&(_S2043), chosen_2, surface_6, wo_11, xi_2.light_3);
            var target_0 : vec3<f32> = point_on_light_0(chosen_2, xi_2.light_3);
            var light_start_1 : vec3<f32> = ray_origin_0(surface_6, target_0 - surface_6.position_0, triangle_5.clearance_0);
            var _S2048 : vec3<f32> = target_0 - light_start_1;
            light_hit_0.leaf_1 = chosen_2.leaf_2;
            direct_1 = _S2047;
            weight_9 = light_start_1;
            light_start_0 = _S2048;
        }
        else
        {
            direct_1 = _S2041;
            weight_9 = _S2041;
            light_start_0 = _S2041;
        }
        var _S2049 : Departure_0 = scatter_0(&(_S2043), surface_6, wo_11, xi_2.direction_1, xi_2.lobe_1, triangle_5.clearance_0);
        var _S2050 : vec3<f32> = weight_9;
        var _S2051 : vec3<f32> = light_start_0;
        weight_9 = _S2049.weight_2;
        departure_1 = _S2049;
        light_start_0 = _S2050;
        light_segment_0 = _S2051;
    }
    else
    {
        direct_1 = _S2041;
        weight_9 = _S2041;
        departure_1 = _S2042;
        light_start_0 = _S2041;
        light_segment_0 = _S2041;
    }
    Recorder_vertex_0(&((*observer_0)), (*path_2), hit_4, emitted_5, direct_1, weight_9);
    (*path_2).pending_0 = (*path_2).throughput_0 * direct_1;
    (*path_2).throughput_0 = (*path_2).throughput_0 * weight_9;
    (*path_2).depth_0 = (*path_2).depth_0 + u32(1);
    if(departure_1.valid_0)
    {
        _S2044 = (any((((*path_2).throughput_0) != vec3<f32>(0.0f))));
    }
    else
    {
        _S2044 = false;
    }
    (*path_2).goes_on_0 = _S2044;
    (*path_2).origin_0 = departure_1.origin_1;
    (*path_2).direction_0 = departure_1.direction_3;
    (*path_2).pdf_0 = departure_1.pdf_2;
    (*path_2).delta_0 = departure_1.delta_3;
    (*path_2).from_0 = hit_4;
    if((any((direct_1 != vec3<f32>(0.0f)))))
    {
        (*path_2).rays_0 = (*path_2).rays_0 + u32(65536);
        (*path_2).stage_0 = u32(2);
        Walk_begin_0(&((*walk_1)), light_start_0, light_segment_0, 0.99998998641967773f, hit_4, light_hit_0, true);
    }
    else
    {
        if((*path_2).goes_on_0)
        {
            Path_to_surface_0(&((*path_2)), &((*walk_1)));
        }
    }
    return;
}

fn ValueAndScore_fly_0( this_33 : ptr<function, ValueAndScore_0>,  path_3 : ptr<function, Path_0>,  walk_2 : ptr<function, Walk_0>,  x_13 : StoredCoordinates_0)
{
    var _S2052 : Recorder_0 = (*this_33).recorder_0;
    advance_0(&((*path_3)), &((*walk_2)), x_13, &(_S2052));
    (*this_33).recorder_0 = _S2052;
    return;
}

fn Evolve_fly_0( this_34 : ptr<function, Evolve_0>,  path_4 : ptr<function, Path_0>,  walk_3 : ptr<function, Walk_0>)
{
    var _S2053 : StoredCoordinates_0 = Evolve_x_0((*this_34));
    var _S2054 : ValueAndScore_0 = (*this_34).evaluation_0;
    ValueAndScore_fly_0(&(_S2054), &((*path_4)), &((*walk_3)), _S2053);
    (*this_34).evaluation_0 = _S2054;
    return;
}

fn store_chain_0( chain_7 : Chain_0)
{
    headers_0[chain_7.index_1] = vec4<u32>((bitcast<u32>((chain_7.density_0))), (bitcast<u32>((chain_7.light_0.x))), (bitcast<u32>((chain_7.light_0.y))), (bitcast<u32>((chain_7.light_0.z))));
    headers_0[run_0.chains_0 + chain_7.index_1] = vec4<u32>(chain_7.pixel_0, chain_7.flags_1, chain_7.tour_length_1, (bitcast<u32>((chain_7.start_weight_0))));
    headers_0[u32(2) * run_0.chains_0 + chain_7.index_1] = vec4<u32>(chain_7.refused_0, (bitcast<u32>((chain_7.score_squared_0))), u32(0), u32(0));
    return;
}

fn count_0( counter_2 : u32,  value_16 : vec2<u32>)
{
    var _S2055 : vec2<u32> = value_16;
    if((value_16.x) != u32(0))
    {
        var before_4 : u32 = atomicAdd(&(counters_0[u32(2) * counter_2]), _S2055.x);
        if((before_4 + _S2055.x) < before_4)
        {
            _S2055[i32(1)] = _S2055[i32(1)] + u32(1);
        }
    }
    if((_S2055.y) != u32(0))
    {
        var _S2056 : u32 = atomicAdd(&(counters_0[u32(2) * counter_2 + u32(1)]), _S2055.y);
    }
    return;
}

fn count_brightness_0( chain_8 : u32,  top_1 : vec2<u32>,  bottom_1 : vec2<u32>)
{
    var place_2 : u32 = u32(49) + u32(2) * min(u32(f32(chain_8) / f32(run_0.chains_0) * 32.0f), u32(31));
    count_0(place_2, top_1);
    count_0(place_2 + u32(1), bottom_1);
    return;
}

fn Queue_take_0( this_35 : ptr<function, Queue_0>) -> u32
{
    if(((*this_35).taken_0) >= (run_0.items_per_lane_0))
    {
        return u32(4294967295);
    }
    (*this_35).taken_0 = (*this_35).taken_0 + u32(1);
    var item_0 : u32 = atomicAdd(&(counters_0[u32(0)]), u32(1));
    var _S2057 : u32;
    if(item_0 < (run_0.items_0))
    {
        _S2057 = item_0;
    }
    else
    {
        _S2057 = u32(4294967295);
    }
    return _S2057;
}

fn load_chain_0( index_2 : u32) -> Chain_0
{
    var chain_9 : Chain_0;
    chain_9.index_1 = index_2;
    chain_9.density_0 = (bitcast<f32>((headers_0[index_2].x)));
    chain_9.light_0 = vec3<f32>((bitcast<f32>((headers_0[index_2].y))), (bitcast<f32>((headers_0[index_2].z))), (bitcast<f32>((headers_0[index_2].w))));
    chain_9.pixel_0 = headers_0[run_0.chains_0 + index_2].x;
    chain_9.flags_1 = headers_0[run_0.chains_0 + index_2].y;
    chain_9.tour_length_1 = headers_0[run_0.chains_0 + index_2].z;
    chain_9.start_weight_0 = (bitcast<f32>((headers_0[run_0.chains_0 + index_2].w)));
    chain_9.refused_0 = headers_0[u32(2) * run_0.chains_0 + index_2].x;
    chain_9.score_squared_0 = (bitcast<f32>((headers_0[u32(2) * run_0.chains_0 + index_2].y)));
    return chain_9;
}

fn unit_0( word_2 : u32) -> f32
{
    return f32((word_2 >> (u32(8)))) * 5.9604644775390625e-08f;
}

fn units_0( words_0 : vec4<u32>) -> vec4<f32>
{
    return vec4<f32>(unit_0(words_0.x), unit_0(words_0.y), unit_0(words_0.z), unit_0(words_0.w));
}

fn draw_afresh_0( chain_10 : u32,  slot_3 : u32,  stream_0 : vec3<u32>)
{
    var j_1 : u32 = u32(0);
    for(;;)
    {
        if(j_1 < (run_0.dimension_0))
        {
        }
        else
        {
            break;
        }
        var _S2058 : vec4<f32> = units_0(philox_0(key_0(), vec4<u32>(u32(2) + j_1 / u32(4), stream_0)));
        if(j_1 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_3, j_1, chain_10)] = _S2058[u32(0)];
        }
        var _S2059 : u32 = j_1 + u32(1);
        if(_S2059 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_3, _S2059, chain_10)] = _S2058[u32(1)];
        }
        var _S2060 : u32 = j_1 + u32(2);
        if(_S2060 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_3, _S2060, chain_10)] = _S2058[u32(2)];
        }
        var _S2061 : u32 = j_1 + u32(3);
        if(_S2061 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_3, _S2061, chain_10)] = _S2058[u32(3)];
        }
        j_1 = j_1 + u32(4);
    }
    return;
}

fn cos_sin_turns_0( w_7 : u32) -> vec2<f32>
{
    var quarter_3 : u32 = ((w_7 + u32(536870912)) >> (u32(30)));
    var t_1 : f32 = f32(i32(w_7 - ((quarter_3 << (u32(30)))))) * 1.46291811997656396e-09f;
    var z_1 : f32 = t_1 * t_1;
    var sine_2 : f32 = ((-0.00019515295571182f * z_1 + 0.00833216123282909f) * z_1 - 0.16666655242443085f) * z_1 * t_1 + t_1;
    var cosine_2 : f32 = ((0.00002443315679557f * z_1 - 0.00138873164542019f) * z_1 + 0.04166664555668831f) * z_1 * z_1 - 0.5f * z_1 + 1.0f;
    var swap_0 : bool = ((quarter_3 & (u32(1)))) == u32(1);
    var c_2 : f32;
    if(swap_0)
    {
        c_2 = sine_2;
    }
    else
    {
        c_2 = cosine_2;
    }
    var s_7 : f32;
    if(swap_0)
    {
        s_7 = cosine_2;
    }
    else
    {
        s_7 = sine_2;
    }
    return vec2<f32>((bitcast<f32>((((bitcast<u32>((c_2))) ^ ((((((quarter_3 + u32(1)) & (u32(2)))) << (u32(30))))))))), (bitcast<f32>((((bitcast<u32>((s_7))) ^ (((((quarter_3 & (u32(2)))) << (u32(30))))))))));
}

fn box_muller_0( first_2 : u32,  second_0 : u32) -> vec2<f32>
{
    return vec2<f32>(sqrt(max(-2.0f * ln_0((f32(first_2) + 0.5f) * 2.32830643653869629e-10f), 0.0f))) * cos_sin_turns_0(second_0);
}

fn normals_0( words_1 : vec4<u32>) -> vec4<f32>
{
    return vec4<f32>(box_muller_0(words_1.x, words_1.y), box_muller_0(words_1.z, words_1.w));
}

fn step_normals_0( chain_11 : u32,  step_2 : u32,  coordinate_3 : u32) -> vec4<f32>
{
    return normals_0(philox_0(key_0(), vec4<u32>(u32(2) + coordinate_3 / u32(4), chain_11, step_2, u32(2))));
}

fn refreshed_0( chain_12 : Chain_0,  velocity_0 : f32,  xi_3 : f32) -> f32
{
    var kept_0 : f32;
    if(Chain_has_0(chain_12, u32(8)))
    {
        kept_0 = - velocity_0;
    }
    else
    {
        kept_0 = velocity_0;
    }
    if(Chain_has_0(chain_12, u32(4)))
    {
        kept_0 = xi_3;
    }
    else
    {
        kept_0 = run_0.rho_0 * kept_0 + sqrt(1.0f - run_0.rho_0 * run_0.rho_0) * xi_3;
    }
    return kept_0;
}

fn wrap_0( x_14 : f32) -> f32
{
    var w_8 : f32 = x_14 - floor(x_14);
    var _S2062 : f32;
    if(w_8 < 1.0f)
    {
        _S2062 = w_8;
    }
    else
    {
        _S2062 = 0.0f;
    }
    return _S2062;
}

fn PersistentScore_propose_0( chain_13 : ptr<function, Chain_0>,  step_3 : u32)
{
    var _S2063 : u32 = Chain_slot_0((*chain_13));
    var _S2064 : u32 = Chain_other_slot_0((*chain_13));
    var _S2065 : f32 = drift_factor_0((*chain_13).score_squared_0) / run_0.sd_0;
    var j_2 : u32 = u32(0);
    for(;;)
    {
        if(j_2 < (run_0.dimension_0))
        {
        }
        else
        {
            break;
        }
        var _S2066 : vec4<f32> = step_normals_0((*chain_13).index_1, step_3, j_2);
        if(j_2 < (run_0.dimension_0))
        {
            var place_3 : u32 = stored_index_0(_S2063, j_2, (*chain_13).index_1);
            var v_5 : f32 = refreshed_0((*chain_13), velocities_0[place_3], _S2066[u32(0)]);
            velocities_0[place_3] = v_5;
            var w_9 : f32 = v_5 + _S2065 * scores_0[place_3];
            var there_1 : u32 = stored_index_0(_S2064, j_2, (*chain_13).index_1);
            velocities_0[there_1] = w_9;
            coordinates_0[there_1] = wrap_0(coordinates_0[place_3] + run_0.sd_0 * w_9);
        }
        var _S2067 : u32 = j_2 + u32(1);
        if(_S2067 < (run_0.dimension_0))
        {
            var place_4 : u32 = stored_index_0(_S2063, _S2067, (*chain_13).index_1);
            var v_6 : f32 = refreshed_0((*chain_13), velocities_0[place_4], _S2066[u32(1)]);
            velocities_0[place_4] = v_6;
            var w_10 : f32 = v_6 + _S2065 * scores_0[place_4];
            var there_2 : u32 = stored_index_0(_S2064, _S2067, (*chain_13).index_1);
            velocities_0[there_2] = w_10;
            coordinates_0[there_2] = wrap_0(coordinates_0[place_4] + run_0.sd_0 * w_10);
        }
        var _S2068 : u32 = j_2 + u32(2);
        if(_S2068 < (run_0.dimension_0))
        {
            var place_5 : u32 = stored_index_0(_S2063, _S2068, (*chain_13).index_1);
            var v_7 : f32 = refreshed_0((*chain_13), velocities_0[place_5], _S2066[u32(2)]);
            velocities_0[place_5] = v_7;
            var w_11 : f32 = v_7 + _S2065 * scores_0[place_5];
            var there_3 : u32 = stored_index_0(_S2064, _S2068, (*chain_13).index_1);
            velocities_0[there_3] = w_11;
            coordinates_0[there_3] = wrap_0(coordinates_0[place_5] + run_0.sd_0 * w_11);
        }
        var _S2069 : u32 = j_2 + u32(3);
        if(_S2069 < (run_0.dimension_0))
        {
            var place_6 : u32 = stored_index_0(_S2063, _S2069, (*chain_13).index_1);
            var v_8 : f32 = refreshed_0((*chain_13), velocities_0[place_6], _S2066[u32(3)]);
            velocities_0[place_6] = v_8;
            var w_12 : f32 = v_8 + _S2065 * scores_0[place_6];
            var there_4 : u32 = stored_index_0(_S2064, _S2069, (*chain_13).index_1);
            velocities_0[there_4] = w_12;
            coordinates_0[there_4] = wrap_0(coordinates_0[place_6] + run_0.sd_0 * w_12);
        }
        j_2 = j_2 + u32(4);
    }
    Chain_put_1(&((*chain_13)), u32(4), false);
    Chain_put_1(&((*chain_13)), u32(8), false);
    return;
}

fn Recorder_clear_0( this_36 : ptr<function, Recorder_0>)
{
    (*this_36).vertices_0 = u32(0);
    (*this_36).lit_vertices_0 = u32(0);
    return;
}

fn ValueAndScore_begin_0( this_37 : ptr<function, ValueAndScore_0>,  lane_2 : u32)
{
    (*this_37).recorder_0.lane_0 = lane_2;
    var _S2070 : Recorder_0 = (*this_37).recorder_0;
    Recorder_clear_0(&(_S2070));
    (*this_37).recorder_0 = _S2070;
    return;
}

fn camera_ray_0( camera_1 : Camera_0,  film_uv_2 : vec2<f32>,  lens_uv_1 : vec2<f32>) -> CameraRay_0
{
    var direction_20 : vec3<f32> = vec3<f32>(camera_1.film_plane_1.xy * film_uv_2 + camera_1.film_plane_1.zw, 1.0f);
    var _S2071 : vec3<f32> = vec3<f32>(0.0f);
    var origin_13 : vec3<f32>;
    var direction_21 : vec3<f32>;
    if((camera_1.lens_radius_1) > 0.0f)
    {
        var sin_cos_2 : vec2<f32> = sin_cos_turns_0(lens_uv_1.x);
        var radius_2 : f32 = camera_1.lens_radius_1 * safe_sqrt_0(lens_uv_1.y);
        var origin_14 : vec3<f32> = vec3<f32>(radius_2 * sin_cos_2.y, radius_2 * sin_cos_2.x, 0.0f);
        var _S2072 : vec3<f32> = direction_20 * vec3<f32>(camera_1.focal_distance_1) - origin_14;
        origin_13 = origin_14;
        direction_21 = _S2072;
    }
    else
    {
        origin_13 = _S2071;
        direction_21 = direction_20;
    }
    var row0_2 : vec3<f32> = camera_1.to_world_1[i32(0)].xyz;
    var row1_3 : vec3<f32> = camera_1.to_world_1[i32(1)].xyz;
    var row2_2 : vec3<f32> = camera_1.to_world_1[i32(2)].xyz;
    var ray_1 : CameraRay_0;
    ray_1.origin_3 = vec3<f32>(dot(row0_2, origin_13), dot(row1_3, origin_13), dot(row2_2, origin_13)) + vec3<f32>(camera_1.to_world_1[i32(0)].w, camera_1.to_world_1[i32(1)].w, camera_1.to_world_1[i32(2)].w);
    ray_1.direction_8 = unit_vector_0(vec3<f32>(dot(row0_2, direction_21), dot(row1_3, direction_21), dot(row2_2, direction_21)));
    return ray_1;
}

fn Path_start_0( this_38 : ptr<function, Path_0>,  x_15 : StoredCoordinates_0,  walk_4 : ptr<function, Walk_0>)
{
    var ray_2 : CameraRay_0 = camera_ray_0(the_camera_0(), StoredCoordinates_film_0(x_15), StoredCoordinates_lens_0(x_15));
    (*this_38).origin_0 = ray_2.origin_3;
    (*this_38).direction_0 = ray_2.direction_8;
    (*this_38).pdf_0 = 1.0f;
    (*this_38).delta_0 = true;
    (*this_38).from_0 = nothing_0();
    (*this_38).throughput_0 = vec3<f32>(1.0f);
    (*this_38).total_0 = vec3<f32>(0.0f);
    (*this_38).depth_0 = u32(0);
    (*this_38).rays_0 = u32(0);
    Path_to_surface_0(&((*this_38)), &((*walk_4)));
    return;
}

fn Evolve_next_0( this_39 : ptr<function, Evolve_0>,  path_5 : ptr<function, Path_0>,  walk_5 : ptr<function, Walk_0>) -> bool
{
    if((*this_39).busy_0)
    {
        Evolve_finish_0(&((*this_39)), (*path_5));
        var _S2073 : u32 = (*this_39).step_0 + u32(1);
        (*this_39).step_0 = _S2073;
        if(_S2073 == (run_0.steps_0))
        {
            store_chain_0((*this_39).chain_0);
            count_brightness_0((*this_39).chain_0.index_1, (*this_39).brightness_top_0, (*this_39).brightness_bottom_0);
            (*this_39).busy_0 = false;
        }
    }
    if(!(*this_39).busy_0)
    {
        var _S2074 : Queue_0 = (*this_39).queue_0;
        var item_1 : u32 = Queue_take_0(&(_S2074));
        (*this_39).queue_0 = _S2074;
        if(item_1 == u32(4294967295))
        {
            return false;
        }
        (*this_39).chain_0 = load_chain_0(item_1);
        (*this_39).step_0 = u32(0);
        const _S2075 : vec2<u32> = vec2<u32>(u32(0), u32(0));
        (*this_39).brightness_top_0 = _S2075;
        (*this_39).brightness_bottom_0 = _S2075;
        (*this_39).busy_0 = true;
    }
    var choices_3 : vec4<u32> = philox_0(key_0(), vec4<u32>(u32(0), (*this_39).chain_0.index_1, Evolve_step_number_0((*this_39)), u32(2)));
    var large_0 : bool;
    if((run_0.global_dynamics_0) == u32(0))
    {
        large_0 = (choice_0(choices_3.w)) < (run_0.tour_length_0);
    }
    else
    {
        large_0 = false;
    }
    if(large_0)
    {
        large_0 = true;
    }
    else
    {
        large_0 = !Chain_has_0((*this_39).chain_0, u32(1));
    }
    (*this_39).fresh_0 = large_0;
    if(large_0)
    {
        draw_afresh_0((*this_39).chain_0.index_1, Chain_other_slot_0((*this_39).chain_0), vec3<u32>((*this_39).chain_0.index_1, Evolve_step_number_0((*this_39)), u32(2)));
    }
    else
    {
        var _S2076 : u32 = Evolve_step_number_0((*this_39));
        var _S2077 : Chain_0 = (*this_39).chain_0;
        PersistentScore_propose_0(&(_S2077), _S2076);
        (*this_39).chain_0 = _S2077;
    }
    var _S2078 : ValueAndScore_0 = (*this_39).evaluation_0;
    ValueAndScore_begin_0(&(_S2078), (*this_39).lane_1);
    (*this_39).evaluation_0 = _S2078;
    Path_start_0(&((*path_5)), Evolve_x_0((*this_39)), &((*walk_5)));
    return true;
}

fn Hit_x24init_0( leaf_3 : u32,  instance_2 : u32) -> Hit_0
{
    var _S2079 : Hit_0;
    _S2079.leaf_1 = leaf_3;
    _S2079.instance_0 = instance_2;
    return _S2079;
}

fn Path_x24init_0( origin_15 : vec3<f32>,  direction_22 : vec3<f32>,  pdf_9 : f32,  delta_7 : bool,  from_1 : Hit_0,  throughput_1 : vec3<f32>,  total_1 : vec3<f32>,  pending_1 : vec3<f32>,  stage_1 : u32,  goes_on_1 : bool,  depth_6 : u32,  rays_1 : u32) -> Path_0
{
    var _S2080 : Path_0;
    _S2080.origin_0 = origin_15;
    _S2080.direction_0 = direction_22;
    _S2080.pdf_0 = pdf_9;
    _S2080.delta_0 = delta_7;
    _S2080.from_0 = from_1;
    _S2080.throughput_0 = throughput_1;
    _S2080.total_0 = total_1;
    _S2080.pending_0 = pending_1;
    _S2080.stage_0 = stage_1;
    _S2080.goes_on_0 = goes_on_1;
    _S2080.depth_0 = depth_6;
    _S2080.rays_0 = rays_1;
    return _S2080;
}

fn firstbitlow_0( value_17 : u32) -> u32
{
    var _S2081 : u32 = firstTrailingBit(value_17);
    return _S2081;
}

fn Walk_push_0( this_40 : ptr<function, Walk_0>,  entry_0 : vec2<u32>)
{
    (*this_40).stack_0[(*this_40).depth_5] = entry_0;
    (*this_40).depth_5 = (*this_40).depth_5 + u32(1);
    return;
}

fn map_point_1( _S2082 : u32,  _S2083 : vec3<f32>) -> vec3<f32>
{
    var q_4 : vec4<f32> = vec4<f32>(_S2083, 1.0f);
    return vec3<f32>(dot(instances_0[_S2082].to_object_0[i32(0)], q_4), dot(instances_0[_S2082].to_object_0[i32(1)], q_4), dot(instances_0[_S2082].to_object_0[i32(2)], q_4));
}

fn map_vector_1( _S2084 : u32,  _S2085 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(instances_0[_S2084].to_object_0[i32(0)].xyz, _S2085), dot(instances_0[_S2084].to_object_0[i32(1)].xyz, _S2085), dot(instances_0[_S2084].to_object_0[i32(2)].xyz, _S2085));
}

fn Walk_enter_0( this_41 : ptr<function, Walk_0>,  entry_1 : u32)
{
    Walk_push_0(&((*this_41)), (*this_41).group_0);
    Walk_push_0(&((*this_41)), vec2<u32>((*this_41).leaf_base_0, (*this_41).leaf_bits_0));
    (*this_41).leaf_bits_0 = u32(0);
    (*this_41).floor_0 = (*this_41).depth_5;
    (*this_41).instance_1 = entry_1;
    (*this_41).where_0 = u32(2);
    (*this_41).ray_0 = make_segment_0(map_point_1(entry_1, (*this_41).ray_0.origin_7), map_vector_1(entry_1, (*this_41).ray_0.direction_12), (*this_41).ray_0.t_max_0);
    var _S2086 : u32 = instances_0[entry_1].root_0;
    var _S2087 : u32;
    if((instances_0[entry_1].root_0) == u32(4294967295))
    {
        _S2087 = u32(0);
    }
    else
    {
        _S2087 = u32(2147483648);
    }
    (*this_41).group_0 = vec2<u32>(_S2086, _S2087);
    return;
}

fn intersect_triangle_0( leaf_4 : u32,  ray_3 : Segment_0) -> f32
{
    var _S2088 : u32 = leaf_4 * u32(3);
    var e1_3 : vec3<f32> = leaves_0[_S2088 + u32(1)].xyz;
    var e2_3 : vec3<f32> = leaves_0[_S2088 + u32(2)].xyz;
    var p_0 : vec3<f32> = cross(ray_3.direction_12, e2_3);
    var inverse_det_0 : f32 = 1.0f / dot(e1_3, p_0);
    var from_v0_0 : vec3<f32> = ray_3.origin_7 - leaves_0[_S2088].xyz;
    var b1_1 : f32 = dot(from_v0_0, p_0) * inverse_det_0;
    var q_5 : vec3<f32> = cross(from_v0_0, e1_3);
    var b2_0 : f32 = dot(ray_3.direction_12, q_5) * inverse_det_0;
    var t_2 : f32 = dot(e2_3, q_5) * inverse_det_0;
    var inside_0 : bool;
    if(b1_1 >= 0.0f)
    {
        inside_0 = b2_0 >= 0.0f;
    }
    else
    {
        inside_0 = false;
    }
    if(inside_0)
    {
        inside_0 = (b1_1 + b2_0) <= 1.0f;
    }
    else
    {
        inside_0 = false;
    }
    if(inside_0)
    {
        inside_0 = t_2 > 0.0f;
    }
    else
    {
        inside_0 = false;
    }
    var _S2089 : f32;
    if(inside_0)
    {
        _S2089 = t_2;
    }
    else
    {
        _S2089 = (bitcast<f32>((u32(2139095040))));
    }
    return _S2089;
}

fn Walk_take_leaf_0( this_42 : ptr<function, Walk_0>)
{
    var entry_2 : u32 = (*this_42).leaf_base_0 + firstbitlow_0((*this_42).leaf_bits_0);
    (*this_42).leaf_bits_0 = (((*this_42).leaf_bits_0) & (((*this_42).leaf_bits_0 - u32(1))));
    if(((*this_42).where_0) == u32(1))
    {
        Walk_enter_0(&((*this_42)), entry_2);
        return;
    }
    var t_3 : f32 = intersect_triangle_0(entry_2, (*this_42).ray_0);
    var skipped_0 : bool;
    if(entry_2 == ((*this_42).skip0_0.leaf_1))
    {
        skipped_0 = ((*this_42).instance_1) == ((*this_42).skip0_0.instance_0);
    }
    else
    {
        skipped_0 = false;
    }
    if(skipped_0)
    {
        skipped_0 = true;
    }
    else
    {
        if(entry_2 == ((*this_42).skip1_0.leaf_1))
        {
            skipped_0 = ((*this_42).instance_1) == ((*this_42).skip1_0.instance_0);
        }
        else
        {
            skipped_0 = false;
        }
    }
    if(t_3 < ((*this_42).ray_0.t_max_0))
    {
        skipped_0 = !skipped_0;
    }
    else
    {
        skipped_0 = false;
    }
    if(skipped_0)
    {
        (*this_42).ray_0.t_max_0 = t_3;
        (*this_42).best_0.leaf_1 = entry_2;
        (*this_42).best_0.instance_0 = (*this_42).instance_1;
        if((*this_42).any_0)
        {
            (*this_42).active_0 = false;
        }
    }
    return;
}

fn firstbithigh_0( value_18 : u32) -> u32
{
    var _S2090 : u32 = firstLeadingBit(value_18);
    return _S2090;
}

struct Visit_0
{
     met_0 : u32,
     child_base_0 : u32,
     primitive_base_0 : u32,
     inner_mask_0 : u32,
};

fn four_children_0( meta_0 : u32,  near_0 : vec3<u32>,  far_0 : vec3<u32>,  scale_1 : vec3<f32>,  offset_3 : vec3<f32>,  octant_1 : u32,  t_max_3 : f32) -> u32
{
    var _S2091 : u32 = (((meta_0 ^ (((octant_1 & ((((((((meta_0 & (((meta_0 << (u32(1))))))) & (u32(269488144)))) >> (u32(4)))) * u32(255)))))))) & (u32(522133279)));
    var _S2092 : u32 = (((meta_0 >> (u32(5)))) & (u32(117901063)));
    var _S2093 : vec3<u32> = vec3<u32>(u32(0));
    var _S2094 : vec3<u32> = vec3<u32>(u32(255));
    var entry_3 : vec3<f32> = vec3<f32>((((near_0 >> (_S2093))) & (_S2094))) * scale_1 + offset_3;
    var exit_0 : vec3<f32> = vec3<f32>((((far_0 >> (_S2093))) & (_S2094))) * scale_1 + offset_3;
    var mask_0 : u32;
    if((max(max(entry_3.x, entry_3.y), max(entry_3.z, 0.0f))) <= (min(min(min(exit_0.x, exit_0.y), exit_0.z) * 1.0000004768371582f, t_max_3)))
    {
        mask_0 = (u32(0) | (((((((_S2092 >> (u32(0)))) & (u32(255)))) << (((((_S2091 >> (u32(0)))) & (u32(31)))))))));
    }
    else
    {
        mask_0 = u32(0);
    }
    var _S2095 : vec3<u32> = vec3<u32>(u32(8));
    var entry_4 : vec3<f32> = vec3<f32>((((near_0 >> (_S2095))) & (_S2094))) * scale_1 + offset_3;
    var exit_1 : vec3<f32> = vec3<f32>((((far_0 >> (_S2095))) & (_S2094))) * scale_1 + offset_3;
    if((max(max(entry_4.x, entry_4.y), max(entry_4.z, 0.0f))) <= (min(min(min(exit_1.x, exit_1.y), exit_1.z) * 1.0000004768371582f, t_max_3)))
    {
        mask_0 = (mask_0 | (((((((_S2092 >> (u32(8)))) & (u32(255)))) << (((((_S2091 >> (u32(8)))) & (u32(31)))))))));
    }
    var _S2096 : vec3<u32> = vec3<u32>(u32(16));
    var entry_5 : vec3<f32> = vec3<f32>((((near_0 >> (_S2096))) & (_S2094))) * scale_1 + offset_3;
    var exit_2 : vec3<f32> = vec3<f32>((((far_0 >> (_S2096))) & (_S2094))) * scale_1 + offset_3;
    if((max(max(entry_5.x, entry_5.y), max(entry_5.z, 0.0f))) <= (min(min(min(exit_2.x, exit_2.y), exit_2.z) * 1.0000004768371582f, t_max_3)))
    {
        mask_0 = (mask_0 | (((((((_S2092 >> (u32(16)))) & (u32(255)))) << (((((_S2091 >> (u32(16)))) & (u32(31)))))))));
    }
    var _S2097 : vec3<u32> = vec3<u32>(u32(24));
    var entry_6 : vec3<f32> = vec3<f32>((((near_0 >> (_S2097))) & (_S2094))) * scale_1 + offset_3;
    var exit_3 : vec3<f32> = vec3<f32>((((far_0 >> (_S2097))) & (_S2094))) * scale_1 + offset_3;
    if((max(max(entry_6.x, entry_6.y), max(entry_6.z, 0.0f))) <= (min(min(min(exit_3.x, exit_3.y), exit_3.z) * 1.0000004768371582f, t_max_3)))
    {
        mask_0 = (mask_0 | (((((((_S2092 >> (u32(24)))) & (u32(255)))) << (((((_S2091 >> (u32(24)))) & (u32(31)))))))));
    }
    return mask_0;
}

fn visit_0( node_0 : u32,  ray_4 : Segment_0) -> Visit_0
{
    var _S2098 : u32 = node_0 * u32(5);
    var n0_1 : vec4<u32> = nodes_0[_S2098];
    var n1_1 : vec4<u32> = nodes_0[_S2098 + u32(1)];
    var n2_1 : vec4<u32> = nodes_0[_S2098 + u32(2)];
    var n3_0 : vec4<u32> = nodes_0[_S2098 + u32(3)];
    var n4_0 : vec4<u32> = nodes_0[_S2098 + u32(4)];
    var _S2099 : u32 = n0_1.w;
    var scale_2 : vec3<f32> = vec3<f32>((bitcast<f32>(((((_S2099 & (u32(255)))) << (u32(23)))))), (bitcast<f32>(((((((_S2099 >> (u32(8)))) & (u32(255)))) << (u32(23)))))), (bitcast<f32>(((((((_S2099 >> (u32(16)))) & (u32(255)))) << (u32(23))))))) * ray_4.inverse_0;
    var offset_4 : vec3<f32> = (vec3<f32>((bitcast<f32>((n0_1.x))), (bitcast<f32>((n0_1.y))), (bitcast<f32>((n0_1.z)))) - ray_4.origin_7) * ray_4.inverse_0;
    var back_0 : vec3<bool> = (ray_4.direction_12) < vec3<f32>(0.0f);
    var x_16 : vec4<u32>;
    if(back_0.x)
    {
        x_16 = n2_1.zwxy;
    }
    else
    {
        x_16 = n2_1;
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
    var z_2 : vec4<u32>;
    if(back_0.z)
    {
        z_2 = n4_0.zwxy;
    }
    else
    {
        z_2 = n4_0;
    }
    var result_14 : Visit_0;
    result_14.met_0 = ((four_children_0(n1_1.z, vec3<u32>(x_16.x, y_3.x, z_2.x), vec3<u32>(x_16.z, y_3.z, z_2.z), scale_2, offset_4, ray_4.octant_0, ray_4.t_max_0)) | ((four_children_0(n1_1.w, vec3<u32>(x_16.y, y_3.y, z_2.y), vec3<u32>(x_16.w, y_3.w, z_2.w), scale_2, offset_4, ray_4.octant_0, ray_4.t_max_0))));
    result_14.child_base_0 = n1_1.x;
    result_14.primitive_base_0 = n1_1.y;
    result_14.inner_mask_0 = (_S2099 >> (u32(24)));
    return result_14;
}

fn Walk_take_node_0( this_43 : ptr<function, Walk_0>)
{
    if(((((*this_43).group_0.y) & (u32(4278190080)))) == u32(0))
    {
        if(((*this_43).depth_5) == ((*this_43).floor_0))
        {
            Walk_leave_0(&((*this_43)));
            return;
        }
        var _S2100 : vec2<u32> = Walk_pop_0(&((*this_43)));
        (*this_43).group_0 = _S2100;
    }
    var bit_0 : u32 = firstbithigh_0((*this_43).group_0.y);
    var node_1 : u32 = (*this_43).group_0.x + countOneBits((((((*this_43).group_0.y) & ((~((u32(4294967295) << ((((bit_0 - u32(24)) ^ (((((*this_43).ray_0.octant_0) & (u32(255)))))))))))))) & (u32(255))));
    (*this_43).group_0[i32(1)] = (((*this_43).group_0[i32(1)]) & ((~((u32(1) << (bit_0))))));
    if(((((*this_43).group_0.y) & (u32(4278190080)))) != u32(0))
    {
        Walk_push_0(&((*this_43)), (*this_43).group_0);
    }
    var v_9 : Visit_0 = visit_0(node_1, (*this_43).ray_0);
    (*this_43).group_0 = vec2<u32>(v_9.child_base_0, ((((v_9.met_0) & (u32(4278190080)))) | ((v_9.inner_mask_0))));
    (*this_43).leaf_bits_0 = ((v_9.met_0) & (u32(16777215)));
    (*this_43).leaf_base_0 = v_9.primitive_base_0;
    return;
}

fn Walk_step_0( this_44 : ptr<function, Walk_0>)
{
    if(((*this_44).leaf_bits_0) != u32(0))
    {
        if(((*this_44).leaf_bits_0) != u32(0))
        {
            Walk_take_leaf_0(&((*this_44)));
        }
    }
    else
    {
        if(((*this_44).leaf_bits_0) == u32(0))
        {
            Walk_take_node_0(&((*this_44)));
        }
    }
    return;
}

fn work_0( thread_0 : u32,  initial_0 : Evolve_0)
{
    var _S2101 : bool;
    if(thread_0 < u32(14))
    {
        atomicStore(&(local_counters_0[thread_0]), u32(0));
    }
    workgroupBarrier();
    var job_0 : Evolve_0 = initial_0;
    var _S2102 : vec3<f32> = vec3<f32>(0.0f);
    var path_6 : Path_0 = Path_x24init_0(_S2102, _S2102, 0.0f, false, Hit_x24init_0(u32(0), u32(0)), _S2102, _S2102, _S2102, u32(0), false, u32(0), u32(0));
    var walk_6 : Walk_0;
    walk_6.active_0 = false;
    for(;;)
    {
        if((path_6.stage_0) == u32(0))
        {
            var _S2103 : bool = Evolve_next_0(&(job_0), &(path_6), &(walk_6));
            if(!_S2103)
            {
                break;
            }
        }
        else
        {
            if((path_6.stage_0) != u32(0))
            {
                _S2101 = !walk_6.active_0;
            }
            else
            {
                _S2101 = false;
            }
            if(_S2101)
            {
                Evolve_fly_0(&(job_0), &(path_6), &(walk_6));
            }
        }
        if(walk_6.active_0)
        {
            Walk_step_0(&(walk_6));
        }
    }
    workgroupBarrier();
    if(thread_0 > u32(0))
    {
        _S2101 = thread_0 < u32(13);
    }
    else
    {
        _S2101 = false;
    }
    if(_S2101)
    {
        var value_19 : u32 = atomicLoad(&(local_counters_0[thread_0]));
        if(value_19 != u32(0))
        {
            count_0(thread_0, vec2<u32>(value_19, u32(0)));
        }
    }
    if(thread_0 == u32(13))
    {
        var _S2104 : u32 = atomicLoad(&(local_counters_0[thread_0]));
        var _S2105 : u32 = atomicMax(&(counters_0[u32(26)]), _S2104);
    }
    return;
}

fn Evolve_x24init_0( chain_14 : Chain_0,  evaluation_1 : ValueAndScore_0,  queue_1 : Queue_0,  lane_3 : u32,  step_4 : u32,  busy_1 : bool,  fresh_1 : bool,  odds_per_density_1 : f32,  brightness_top_1 : vec2<u32>,  brightness_bottom_1 : vec2<u32>) -> Evolve_0
{
    var _S2106 : Evolve_0;
    _S2106.chain_0 = chain_14;
    _S2106.evaluation_0 = evaluation_1;
    _S2106.queue_0 = queue_1;
    _S2106.lane_1 = lane_3;
    _S2106.step_0 = step_4;
    _S2106.busy_0 = busy_1;
    _S2106.fresh_0 = fresh_1;
    _S2106.odds_per_density_0 = odds_per_density_1;
    _S2106.brightness_top_0 = brightness_top_1;
    _S2106.brightness_bottom_0 = brightness_bottom_1;
    return _S2106;
}

fn Chain_x24init_0( index_3 : u32,  density_5 : f32,  light_12 : vec3<f32>,  pixel_3 : u32,  flags_2 : u32,  tour_length_2 : u32,  start_weight_1 : f32,  refused_1 : u32,  score_squared_3 : f32) -> Chain_0
{
    var _S2107 : Chain_0;
    _S2107.index_1 = index_3;
    _S2107.density_0 = density_5;
    _S2107.light_0 = light_12;
    _S2107.pixel_0 = pixel_3;
    _S2107.flags_1 = flags_2;
    _S2107.tour_length_1 = tour_length_2;
    _S2107.start_weight_0 = start_weight_1;
    _S2107.refused_0 = refused_1;
    _S2107.score_squared_0 = score_squared_3;
    return _S2107;
}

fn Queue_x24init_0( taken_1 : u32) -> Queue_0
{
    var _S2108 : Queue_0;
    _S2108.taken_0 = taken_1;
    return _S2108;
}

fn counted_1( counter_3 : u32) -> vec2<u32>
{
    var _S2109 : u32 = u32(2) * counter_3;
    var _S2110 : u32 = atomicLoad(&(counters_0[_S2109]));
    var _S2111 : u32 = atomicLoad(&(counters_0[_S2109 + u32(1)]));
    return vec2<u32>(_S2110, _S2111);
}

fn wide_to_float_0( a_8 : vec2<u32>) -> f32
{
    return f32(a_8.y) * 4.294967296e+09f + f32(a_8.x);
}

fn bootstrap_mean_0() -> f32
{
    var _S2112 : vec2<u32> = counted_1(u32(14));
    return wide_to_float_0(_S2112) * run_0.density_unit_0 / f32(run_0.bootstrap_0);
}

fn odds_per_ratio_0() -> f32
{
    var p_bar_0 : f32 = bootstrap_mean_0();
    var _S2113 : f32;
    if(p_bar_0 > 0.0f)
    {
        _S2113 = run_0.tour_length_0 / p_bar_0;
    }
    else
    {
        _S2113 = 0.0f;
    }
    return _S2113;
}

fn evolve_0( thread_1 : u32,  lane_4 : u32)
{
    var _S2114 : Recorder_0 = Recorder_0( u32(0), u32(0), u32(0) );
    var _S2115 : ValueAndScore_0 = ValueAndScore_0( _S2114 );
    var _S2116 : vec2<u32> = vec2<u32>(u32(0));
    var job_1 : Evolve_0 = Evolve_x24init_0(Chain_x24init_0(u32(0), 0.0f, vec3<f32>(0.0f), u32(0), u32(0), u32(0), 0.0f, u32(0), 0.0f), _S2115, Queue_x24init_0(u32(0)), u32(0), u32(0), false, false, 0.0f, _S2116, _S2116);
    job_1.busy_0 = false;
    var _S2117 : f32 = odds_per_ratio_0();
    job_1.odds_per_density_0 = _S2117;
    job_1.lane_1 = lane_4;
    work_0(thread_1, job_1);
    return;
}

@compute
@workgroup_size(64, 1, 1)
fn evolve_persistent_score(@builtin(local_invocation_index) thread_2 : u32, @builtin(global_invocation_id) id_0 : vec3<u32>)
{
    evolve_0(thread_2, id_0.x);
    return;
}

