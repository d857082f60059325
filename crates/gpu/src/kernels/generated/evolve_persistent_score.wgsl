@binding(5) @group(1) var<storage, read_write> headers_0 : array<vec4<u32>>;

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
    @align(4) lanes_0 : u32,
    @align(8) slots_0 : u32,
    @align(4) rays_per_lane_0 : u32,
    @align(16) chains_0 : u32,
    @align(4) bootstrap_0 : u32,
    @align(8) first_sample_0 : u32,
    @align(4) last_step_0 : u32,
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
    @align(8) fetch_threshold_0 : u32,
    @align(4) reserved_0 : u32,
};

@binding(0) @group(1) var<uniform> run_0 : Parameters_std140_0;
@binding(2) @group(1) var<storage, read_write> counters_0 : array<atomic<u32>>;

@binding(6) @group(1) var<storage, read_write> coordinates_0 : array<f32>;

@binding(11) @group(1) var<storage, read_write> paths_0 : array<vec4<f32>>;

@binding(1) @group(1) var<storage, read_write> film_0 : array<atomic<u32>>;

@binding(13) @group(1) var<storage, read_write> heads_0 : array<atomic<u32>>;

@binding(12) @group(1) var<storage, read_write> queues_0 : array<u32>;

@binding(1) @group(0) var<storage, read> leaves_0 : array<vec4<f32>>;

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
    @align(4) padding0_0 : u32,
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
    @align(8) padding0_1 : u32,
    @align(4) padding1_1 : u32,
};

@binding(5) @group(0) var<storage, read> light_triangles_0 : array<LightTriangle_std430_0>;

struct Instance_std430_0
{
    @align(16) to_world_0 : array<vec4<f32>, i32(3)>,
    @align(16) to_object_0 : array<vec4<f32>, i32(3)>,
    @align(16) root_0 : u32,
    @align(4) mirrored_0 : u32,
    @align(8) index_0 : u32,
    @align(4) padding0_2 : u32,
};

@binding(6) @group(0) var<storage, read> instances_0 : array<Instance_std430_0>;

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
     step_0 : u32,
     memory_0 : f32,
     brightness_top_0 : vec2<u32>,
     brightness_bottom_0 : vec2<u32>,
     fresh_0 : bool,
};

struct Evolve_0
{
     chain_0 : Chain_0,
     odds_per_density_0 : f32,
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
    (*this_2).chain_0.brightness_top_0 = wide_add_0((*this_2).chain_0.brightness_top_0, wide_from_float_0(top_0 * run_0.density_scale_0));
    (*this_2).chain_0.brightness_bottom_0 = wide_add_0((*this_2).chain_0.brightness_bottom_0, wide_from_float_0(bottom_0 * 1.6777216e+07f));
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

fn Chain_put_0( this_6 : ptr<function, Chain_0>,  flag_0 : u32,  value_2 : bool)
{
    var _S54 : u32;
    if(value_2)
    {
        _S54 = (((*this_6).flags_1) | (flag_0));
    }
    else
    {
        _S54 = (((*this_6).flags_1) & ((~flag_0)));
    }
    (*this_6).flags_1 = _S54;
    return;
}

fn PersistentScore_decided_0( chain_4 : ptr<function, Chain_0>,  accepted_0 : bool)
{
    Chain_put_0(&((*chain_4)), u32(8), !accepted_0);
    return;
}

fn Chain_put_1( this_7 : ptr<function, Chain_0>,  flag_1 : u32,  value_3 : bool)
{
    var _S55 : u32;
    if(value_3)
    {
        _S55 = (((*this_7).flags_1) | (flag_1));
    }
    else
    {
        _S55 = (((*this_7).flags_1) & ((~flag_1)));
    }
    (*this_7).flags_1 = _S55;
    return;
}

fn Evolve_decide_0( this_8 : ptr<function, Evolve_0>,  proposal_3 : Proposal_0,  word_1 : u32,  accepted_1 : ptr<function, bool>) -> f32
{
    var probability_0 : f32;
    if((*this_8).chain_0.fresh_0)
    {
        probability_0 = Evolve_acceptance_0((*this_8), proposal_3, 0.0f);
    }
    else
    {
        if(!PersistentScore_unadjusted_0())
        {
            var _S56 : f32 = PersistentScore_log_ratio_0((*this_8).chain_0, proposal_3);
            probability_0 = Evolve_acceptance_0((*this_8), proposal_3, _S56);
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
        Evolve_take_0(&((*this_8)), proposal_3);
        (*this_8).chain_0.refused_0 = u32(0);
    }
    else
    {
        var _S58 : u32 = (*this_8).chain_0.refused_0 + u32(1);
        (*this_8).chain_0.refused_0 = _S58;
        if(_S58 == u32(1001))
        {
            note_0(u32(15), u32(17), (*this_8).chain_0.index_1, (*this_8).chain_0.step_0);
        }
    }
    if(!(*this_8).chain_0.fresh_0)
    {
        var _S59 : Chain_0 = (*this_8).chain_0;
        PersistentScore_decided_0(&(_S59), (*accepted_1));
        (*this_8).chain_0 = _S59;
    }
    else
    {
        if((*accepted_1))
        {
            var _S60 : Chain_0 = (*this_8).chain_0;
            Chain_put_1(&(_S60), u32(4), true);
            (*this_8).chain_0 = _S60;
        }
    }
    return probability_0;
}

fn Chain_has_0( this_9 : Chain_0,  flag_2 : u32) -> bool
{
    return (((this_9.flags_1) & (flag_2))) != u32(0);
}

fn is_finite_0( x_5 : f32) -> bool
{
    return (((bitcast<u32>((x_5))) & (u32(2139095040)))) != u32(2139095040);
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
    var _S63 : f32 = scaled_0.x;
    var _S64 : bool;
    if(!is_finite_0(_S63))
    {
        _S64 = true;
    }
    else
    {
        _S64 = !is_finite_0(scaled_0.y);
    }
    if(_S64)
    {
        _S64 = true;
    }
    else
    {
        _S64 = !is_finite_0(scaled_0.z);
    }
    if(_S64)
    {
        return;
    }
    var _S65 : u32 = u32(3) * pixel_2;
    film_add_0(_S65, wide_from_float_0(_S63));
    film_add_0(_S65 + u32(1), wide_from_float_0(scaled_0.y));
    film_add_0(_S65 + u32(2), wide_from_float_0(scaled_0.z));
    return;
}

fn Evolve_large_step_0( this_10 : ptr<function, Evolve_0>,  proposal_4 : Proposal_0,  choices_0 : vec4<u32>)
{
    if(!Chain_has_0((*this_10).chain_0, u32(1)))
    {
        Evolve_take_0(&((*this_10)), proposal_4);
        var _S66 : Chain_0 = (*this_10).chain_0;
        Chain_put_1(&(_S66), u32(1), true);
        var _S67 : Chain_0 = _S66;
        Chain_put_1(&(_S67), u32(4), true);
        (*this_10).chain_0 = _S67;
        (*this_10).chain_0.start_weight_0 = (*this_10).chain_0.density_0;
        (*this_10).chain_0.tour_length_1 = u32(1);
        (*this_10).chain_0.refused_0 = u32(0);
        Evolve_note_brightness_0(&((*this_10)), (*this_10).chain_0.density_0, 1.0f);
        deposit_0((*this_10).chain_0.pixel_0, (*this_10).chain_0.light_0 * vec3<f32>(Evolve_occupied_weight_0((*this_10), (*this_10).chain_0.density_0)));
        return;
    }
    if((*this_10).chain_0.fresh_0)
    {
        Evolve_note_brightness_0(&((*this_10)), proposal_4.density_2, 1.0f);
    }
    var before_3 : Proposal_0;
    before_3.density_2 = (*this_10).chain_0.density_0;
    before_3.light_1 = (*this_10).chain_0.light_0;
    before_3.pixel_1 = (*this_10).chain_0.pixel_0;
    var accepted_2 : bool;
    var probability_1 : f32 = Evolve_decide_0(&((*this_10)), proposal_4, choices_0.x, &(accepted_2));
    (*this_10).chain_0.tour_length_1 = (*this_10).chain_0.tour_length_1 + u32(1);
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
        deposit_0(other_0.pixel_1, other_0.light_1 * vec3<f32>(((1.0f - chosen_0) * Evolve_occupied_weight_0((*this_10), other_0.density_2))));
    }
    else
    {
        chosen_0 = 1.0f;
    }
    deposit_0((*this_10).chain_0.pixel_0, (*this_10).chain_0.light_0 * vec3<f32>((chosen_0 * Evolve_occupied_weight_0((*this_10), (*this_10).chain_0.density_0))));
    return;
}

fn is_killed_0( choice_1 : f32,  odds_0 : f32) -> bool
{
    return (choice_1 * (1.0f + odds_0)) <= 1.0f;
}

fn ln_0( u_0 : f32) -> f32
{
    var offset_0 : u32 = (bitcast<u32>((u_0))) - u32(1060439283);
    var x_6 : f32 = (bitcast<f32>((((offset_0 & (u32(8388607)))) + u32(1060439283)))) - 1.0f;
    var square_0 : f32 = x_6 * x_6;
    return ((((((((0.07037683576345444f * x_6 - 0.11514610052108765f) * x_6 + 0.11676999181509018f) * x_6 - 0.12420140951871872f) * x_6 + 0.14249323308467865f) * x_6 - 0.16668057441711426f) * x_6 + 0.20000715553760529f) * x_6 - 0.24999994039535522f) * x_6 + 0.33333331346511841f) * x_6 * square_0 - 0.5f * square_0 + x_6 + f32((i32(offset_0) >> (u32(23)))) * 0.69314718246459961f;
}

fn Evolve_restore_step_0( this_11 : ptr<function, Evolve_0>,  proposal_5 : Proposal_0,  choices_1 : vec4<u32>)
{
    if((*this_11).chain_0.fresh_0)
    {
        Evolve_take_0(&((*this_11)), proposal_5);
        var _S68 : Chain_0 = (*this_11).chain_0;
        Chain_put_1(&(_S68), u32(4), true);
        (*this_11).chain_0 = _S68;
        (*this_11).chain_0.refused_0 = u32(0);
        (*this_11).chain_0.tour_length_1 = u32(0);
        (*this_11).chain_0.start_weight_0 = (*this_11).odds_per_density_0 * (*this_11).chain_0.density_0;
        tally_0(u32(10), u32(1));
    }
    else
    {
        var accepted_3 : bool;
        var _S69 : f32 = Evolve_decide_0(&((*this_11)), proposal_5, choices_1.x, &(accepted_3));
    }
    var _S70 : u32 = (*this_11).chain_0.tour_length_1 + u32(1);
    (*this_11).chain_0.tour_length_1 = _S70;
    var _S71 : u32 = atomicMax(&(local_counters_0[u32(13)]), _S70);
    var odds_1 : f32 = (*this_11).odds_per_density_0 * (*this_11).chain_0.density_0;
    var kill_probability_0 : f32 = 1.0f / (1.0f + odds_1);
    var killed_0 : bool = is_killed_0(choice_0(choices_1.y), odds_1);
    var _S72 : bool = !killed_0;
    var _S73 : Chain_0 = (*this_11).chain_0;
    Chain_put_1(&(_S73), u32(1), _S72);
    (*this_11).chain_0 = _S73;
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
        if(((*this_11).chain_0.tour_length_1) == u32(1))
        {
            counted_0 = 1.0f;
        }
        else
        {
            counted_0 = 0.0f;
        }
    }
    if(((*this_11).chain_0.density_0) > 0.0f)
    {
        var weight_0 : f32 = held_0 * kill_probability_0;
        deposit_0((*this_11).chain_0.pixel_0, (*this_11).chain_0.light_0 * vec3<f32>(weight_0));
        Evolve_note_brightness_0(&((*this_11)), weight_0 * (*this_11).chain_0.density_0, counted_0);
    }
    else
    {
        Evolve_note_brightness_0(&((*this_11)), 0.0f, counted_0);
    }
    return;
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
     goes_on_0 : bool,
     waits_for_light_0 : bool,
     empty_0 : bool,
     from_0 : Hit_0,
     throughput_0 : vec3<f32>,
     total_0 : vec3<f32>,
     pending_0 : vec3<f32>,
     light_start_0 : vec3<f32>,
     light_segment_0 : vec3<f32>,
     light_leaf_0 : u32,
     depth_0 : u32,
     rays_0 : u32,
};

fn load_chain_0( index_2 : u32) -> Chain_0
{
    var chain_5 : Chain_0;
    chain_5.index_1 = index_2;
    chain_5.density_0 = (bitcast<f32>((headers_0[index_2].x)));
    chain_5.light_0 = vec3<f32>((bitcast<f32>((headers_0[index_2].y))), (bitcast<f32>((headers_0[index_2].z))), (bitcast<f32>((headers_0[index_2].w))));
    chain_5.pixel_0 = headers_0[run_0.chains_0 + index_2].x;
    chain_5.flags_1 = headers_0[run_0.chains_0 + index_2].y;
    chain_5.tour_length_1 = headers_0[run_0.chains_0 + index_2].z;
    chain_5.start_weight_0 = (bitcast<f32>((headers_0[run_0.chains_0 + index_2].w)));
    chain_5.refused_0 = headers_0[u32(2) * run_0.chains_0 + index_2].x;
    chain_5.score_squared_0 = (bitcast<f32>((headers_0[u32(2) * run_0.chains_0 + index_2].y)));
    chain_5.step_0 = headers_0[u32(2) * run_0.chains_0 + index_2].z;
    chain_5.memory_0 = (bitcast<f32>((headers_0[u32(2) * run_0.chains_0 + index_2].w)));
    chain_5.brightness_top_0 = headers_0[u32(3) * run_0.chains_0 + index_2].xy;
    chain_5.brightness_bottom_0 = headers_0[u32(3) * run_0.chains_0 + index_2].zw;
    chain_5.fresh_0 = Chain_has_0(chain_5, u32(16));
    return chain_5;
}

fn count_up_0( counter_1 : u32,  value_5 : vec2<u32>)
{
    var _S74 : vec2<u32> = value_5;
    if((value_5.x) != u32(0))
    {
        var before_4 : u32 = atomicAdd(&(counters_0[u32(2) * counter_1]), _S74.x);
        if((before_4 + _S74.x) < before_4)
        {
            _S74[i32(1)] = _S74[i32(1)] + u32(1);
        }
    }
    if((_S74.y) != u32(0))
    {
        var _S75 : u32 = atomicAdd(&(counters_0[u32(2) * counter_1 + u32(1)]), _S74.y);
    }
    return;
}

fn count_brightness_0( chain_6 : u32,  top_1 : vec2<u32>,  bottom_1 : vec2<u32>)
{
    var place_2 : u32 = u32(49) + u32(2) * min(u32(f32(chain_6) / f32(run_0.chains_0) * 32.0f), u32(31));
    count_up_0(place_2, top_1);
    count_up_0(place_2 + u32(1), bottom_1);
    return;
}

fn store_chain_0( chain_7 : Chain_0)
{
    headers_0[chain_7.index_1] = vec4<u32>((bitcast<u32>((chain_7.density_0))), (bitcast<u32>((chain_7.light_0.x))), (bitcast<u32>((chain_7.light_0.y))), (bitcast<u32>((chain_7.light_0.z))));
    var _S76 : u32;
    if(chain_7.fresh_0)
    {
        _S76 = ((chain_7.flags_1) | (u32(16)));
    }
    else
    {
        _S76 = ((chain_7.flags_1) & (u32(4294967279)));
    }
    headers_0[run_0.chains_0 + chain_7.index_1] = vec4<u32>(chain_7.pixel_0, _S76, chain_7.tour_length_1, (bitcast<u32>((chain_7.start_weight_0))));
    headers_0[u32(2) * run_0.chains_0 + chain_7.index_1] = vec4<u32>(chain_7.refused_0, (bitcast<u32>((chain_7.score_squared_0))), chain_7.step_0, (bitcast<u32>((chain_7.memory_0))));
    headers_0[u32(3) * run_0.chains_0 + chain_7.index_1] = vec4<u32>(chain_7.brightness_top_0, chain_7.brightness_bottom_0);
    return;
}

fn key_0() -> vec2<u32>
{
    return vec2<u32>(run_0.key_low_0, run_0.key_high_0);
}

fn mul_high_0( a_3 : u32,  b_3 : u32) -> u32
{
    var a0_0 : u32 = (a_3 & (u32(65535)));
    var a1_0 : u32 = (a_3 >> (u32(16)));
    var b0_0 : u32 = (b_3 & (u32(65535)));
    var b1_0 : u32 = (b_3 >> (u32(16)));
    var middle_0 : u32 = a1_0 * b0_0 + (((a0_0 * b0_0) >> (u32(16))));
    return a1_0 * b1_0 + ((middle_0 >> (u32(16)))) + (((((middle_0 & (u32(65535)))) + a0_0 * b1_0) >> (u32(16))));
}

fn philox_0( key_1 : vec2<u32>,  counter_2 : vec4<u32>) -> vec4<u32>
{
    var _S77 : u32 = counter_2.x;
    var _S78 : u32 = counter_2.z;
    var _S79 : u32 = ((((mul_high_0(u32(3449720151), _S78)) ^ ((counter_2.y)))) ^ ((key_1.x)));
    var _S80 : u32 = ((((mul_high_0(u32(3528531795), _S77)) ^ ((counter_2.w)))) ^ ((key_1.y)));
    const _S81 : vec2<u32> = vec2<u32>(u32(2654435769), u32(3144134277));
    var k_0 : vec2<u32> = key_1 + _S81;
    var _S82 : u32 = ((((mul_high_0(u32(3449720151), _S80)) ^ ((u32(3449720151) * _S78)))) ^ ((k_0.x)));
    var _S83 : u32 = ((((mul_high_0(u32(3528531795), _S79)) ^ ((u32(3528531795) * _S77)))) ^ ((k_0.y)));
    var k_1 : vec2<u32> = k_0 + _S81;
    var _S84 : u32 = ((((mul_high_0(u32(3449720151), _S83)) ^ ((u32(3449720151) * _S80)))) ^ ((k_1.x)));
    var _S85 : u32 = ((((mul_high_0(u32(3528531795), _S82)) ^ ((u32(3528531795) * _S79)))) ^ ((k_1.y)));
    var k_2 : vec2<u32> = k_1 + _S81;
    var _S86 : u32 = ((((mul_high_0(u32(3449720151), _S85)) ^ ((u32(3449720151) * _S83)))) ^ ((k_2.x)));
    var _S87 : u32 = ((((mul_high_0(u32(3528531795), _S84)) ^ ((u32(3528531795) * _S82)))) ^ ((k_2.y)));
    var k_3 : vec2<u32> = k_2 + _S81;
    var _S88 : u32 = ((((mul_high_0(u32(3449720151), _S87)) ^ ((u32(3449720151) * _S85)))) ^ ((k_3.x)));
    var _S89 : u32 = ((((mul_high_0(u32(3528531795), _S86)) ^ ((u32(3528531795) * _S84)))) ^ ((k_3.y)));
    var k_4 : vec2<u32> = k_3 + _S81;
    var _S90 : u32 = ((((mul_high_0(u32(3449720151), _S89)) ^ ((u32(3449720151) * _S87)))) ^ ((k_4.x)));
    var _S91 : u32 = ((((mul_high_0(u32(3528531795), _S88)) ^ ((u32(3528531795) * _S86)))) ^ ((k_4.y)));
    var k_5 : vec2<u32> = k_4 + _S81;
    var _S92 : u32 = ((((mul_high_0(u32(3449720151), _S91)) ^ ((u32(3449720151) * _S89)))) ^ ((k_5.x)));
    var _S93 : u32 = ((((mul_high_0(u32(3528531795), _S90)) ^ ((u32(3528531795) * _S88)))) ^ ((k_5.y)));
    var k_6 : vec2<u32> = k_5 + _S81;
    var _S94 : u32 = ((((mul_high_0(u32(3449720151), _S93)) ^ ((u32(3449720151) * _S91)))) ^ ((k_6.x)));
    var _S95 : u32 = ((((mul_high_0(u32(3528531795), _S92)) ^ ((u32(3528531795) * _S90)))) ^ ((k_6.y)));
    var k_7 : vec2<u32> = k_6 + _S81;
    var _S96 : u32 = ((((mul_high_0(u32(3449720151), _S95)) ^ ((u32(3449720151) * _S93)))) ^ ((k_7.x)));
    var _S97 : u32 = ((((mul_high_0(u32(3528531795), _S94)) ^ ((u32(3528531795) * _S92)))) ^ ((k_7.y)));
    var k_8 : vec2<u32> = k_7 + _S81;
    return vec4<u32>(((((mul_high_0(u32(3449720151), _S97)) ^ ((u32(3449720151) * _S95)))) ^ ((k_8.x))), u32(3449720151) * _S97, ((((mul_high_0(u32(3528531795), _S96)) ^ ((u32(3528531795) * _S94)))) ^ ((k_8.y))), u32(3528531795) * _S96);
}

fn unit_0( word_2 : u32) -> f32
{
    return f32((word_2 >> (u32(8)))) * 5.9604644775390625e-08f;
}

fn units_0( words_0 : vec4<u32>) -> vec4<f32>
{
    return vec4<f32>(unit_0(words_0.x), unit_0(words_0.y), unit_0(words_0.z), unit_0(words_0.w));
}

fn draw_afresh_0( chain_8 : u32,  slot_1 : u32,  stream_0 : vec3<u32>)
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
        var _S98 : vec4<f32> = units_0(philox_0(key_0(), vec4<u32>(u32(2) + j_1 / u32(4), stream_0)));
        if(j_1 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_1, j_1, chain_8)] = _S98[u32(0)];
        }
        var _S99 : u32 = j_1 + u32(1);
        if(_S99 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_1, _S99, chain_8)] = _S98[u32(1)];
        }
        var _S100 : u32 = j_1 + u32(2);
        if(_S100 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_1, _S100, chain_8)] = _S98[u32(2)];
        }
        var _S101 : u32 = j_1 + u32(3);
        if(_S101 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_1, _S101, chain_8)] = _S98[u32(3)];
        }
        j_1 = j_1 + u32(4);
    }
    return;
}

fn cos_sin_turns_0( w_1 : u32) -> vec2<f32>
{
    var quarter_0 : u32 = ((w_1 + u32(536870912)) >> (u32(30)));
    var t_0 : f32 = f32(i32(w_1 - ((quarter_0 << (u32(30)))))) * 1.46291811997656396e-09f;
    var z_0 : f32 = t_0 * t_0;
    var sine_0 : f32 = ((-0.00019515295571182f * z_0 + 0.00833216123282909f) * z_0 - 0.16666655242443085f) * z_0 * t_0 + t_0;
    var cosine_0 : f32 = ((0.00002443315679557f * z_0 - 0.00138873164542019f) * z_0 + 0.04166664555668831f) * z_0 * z_0 - 0.5f * z_0 + 1.0f;
    var swap_0 : bool = ((quarter_0 & (u32(1)))) == u32(1);
    var c_0 : f32;
    if(swap_0)
    {
        c_0 = sine_0;
    }
    else
    {
        c_0 = cosine_0;
    }
    var s_0 : f32;
    if(swap_0)
    {
        s_0 = cosine_0;
    }
    else
    {
        s_0 = sine_0;
    }
    return vec2<f32>((bitcast<f32>((((bitcast<u32>((c_0))) ^ ((((((quarter_0 + u32(1)) & (u32(2)))) << (u32(30))))))))), (bitcast<f32>((((bitcast<u32>((s_0))) ^ (((((quarter_0 & (u32(2)))) << (u32(30))))))))));
}

fn box_muller_0( first_0 : u32,  second_0 : u32) -> vec2<f32>
{
    return vec2<f32>(sqrt(max(-2.0f * ln_0((f32(first_0) + 0.5f) * 2.32830643653869629e-10f), 0.0f))) * cos_sin_turns_0(second_0);
}

fn normals_0( words_1 : vec4<u32>) -> vec4<f32>
{
    return vec4<f32>(box_muller_0(words_1.x, words_1.y), box_muller_0(words_1.z, words_1.w));
}

fn step_normals_0( chain_9 : u32,  step_2 : u32,  coordinate_1 : u32) -> vec4<f32>
{
    return normals_0(philox_0(key_0(), vec4<u32>(u32(2) + coordinate_1 / u32(4), chain_9, step_2, u32(2))));
}

fn refreshed_0( chain_10 : Chain_0,  velocity_0 : f32,  xi_0 : f32) -> f32
{
    var kept_0 : f32;
    if(Chain_has_0(chain_10, u32(8)))
    {
        kept_0 = - velocity_0;
    }
    else
    {
        kept_0 = velocity_0;
    }
    if(Chain_has_0(chain_10, u32(4)))
    {
        kept_0 = xi_0;
    }
    else
    {
        kept_0 = run_0.rho_0 * kept_0 + sqrt(1.0f - run_0.rho_0 * run_0.rho_0) * xi_0;
    }
    return kept_0;
}

fn wrap_0( x_7 : f32) -> f32
{
    var w_2 : f32 = x_7 - floor(x_7);
    var _S102 : f32;
    if(w_2 < 1.0f)
    {
        _S102 = w_2;
    }
    else
    {
        _S102 = 0.0f;
    }
    return _S102;
}

fn PersistentScore_propose_0( chain_11 : ptr<function, Chain_0>,  step_3 : u32)
{
    var _S103 : u32 = Chain_slot_0((*chain_11));
    var _S104 : u32 = Chain_other_slot_0((*chain_11));
    var _S105 : f32 = drift_factor_0((*chain_11).score_squared_0) / run_0.sd_0;
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
        var _S106 : vec4<f32> = step_normals_0((*chain_11).index_1, step_3, j_2);
        if(j_2 < (run_0.dimension_0))
        {
            var place_3 : u32 = stored_index_0(_S103, j_2, (*chain_11).index_1);
            var v_1 : f32 = refreshed_0((*chain_11), velocities_0[place_3], _S106[u32(0)]);
            velocities_0[place_3] = v_1;
            var w_3 : f32 = v_1 + _S105 * scores_0[place_3];
            var there_1 : u32 = stored_index_0(_S104, j_2, (*chain_11).index_1);
            velocities_0[there_1] = w_3;
            coordinates_0[there_1] = wrap_0(coordinates_0[place_3] + run_0.sd_0 * w_3);
        }
        var _S107 : u32 = j_2 + u32(1);
        if(_S107 < (run_0.dimension_0))
        {
            var place_4 : u32 = stored_index_0(_S103, _S107, (*chain_11).index_1);
            var v_2 : f32 = refreshed_0((*chain_11), velocities_0[place_4], _S106[u32(1)]);
            velocities_0[place_4] = v_2;
            var w_4 : f32 = v_2 + _S105 * scores_0[place_4];
            var there_2 : u32 = stored_index_0(_S104, _S107, (*chain_11).index_1);
            velocities_0[there_2] = w_4;
            coordinates_0[there_2] = wrap_0(coordinates_0[place_4] + run_0.sd_0 * w_4);
        }
        var _S108 : u32 = j_2 + u32(2);
        if(_S108 < (run_0.dimension_0))
        {
            var place_5 : u32 = stored_index_0(_S103, _S108, (*chain_11).index_1);
            var v_3 : f32 = refreshed_0((*chain_11), velocities_0[place_5], _S106[u32(2)]);
            velocities_0[place_5] = v_3;
            var w_5 : f32 = v_3 + _S105 * scores_0[place_5];
            var there_3 : u32 = stored_index_0(_S104, _S108, (*chain_11).index_1);
            velocities_0[there_3] = w_5;
            coordinates_0[there_3] = wrap_0(coordinates_0[place_5] + run_0.sd_0 * w_5);
        }
        var _S109 : u32 = j_2 + u32(3);
        if(_S109 < (run_0.dimension_0))
        {
            var place_6 : u32 = stored_index_0(_S103, _S109, (*chain_11).index_1);
            var v_4 : f32 = refreshed_0((*chain_11), velocities_0[place_6], _S106[u32(3)]);
            velocities_0[place_6] = v_4;
            var w_6 : f32 = v_4 + _S105 * scores_0[place_6];
            var there_4 : u32 = stored_index_0(_S104, _S109, (*chain_11).index_1);
            velocities_0[there_4] = w_6;
            coordinates_0[there_4] = wrap_0(coordinates_0[place_6] + run_0.sd_0 * w_6);
        }
        j_2 = j_2 + u32(4);
    }
    Chain_put_1(&((*chain_11)), u32(4), false);
    Chain_put_1(&((*chain_11)), u32(8), false);
    return;
}

fn row_of_0( row_0 : u32,  slot_2 : u32) -> u32
{
    return row_0 * run_0.slots_0 + slot_2;
}

fn set_path_source_0( slot_3 : u32,  source_0 : vec4<u32>)
{
    paths_0[row_of_0(u32(8), slot_3)] = vec4<f32>((bitcast<f32>((source_0.x))), (bitcast<f32>((source_0.y))), (bitcast<f32>((source_0.z))), (bitcast<f32>((source_0.w))));
    return;
}

struct StoredCoordinates_0
{
     chain_12 : u32,
     slot_4 : u32,
};

fn path_source_0( slot_5 : u32) -> vec4<u32>
{
    return vec4<u32>((bitcast<u32>((paths_0[row_of_0(u32(8), slot_5)].x))), (bitcast<u32>((paths_0[row_of_0(u32(8), slot_5)].y))), (bitcast<u32>((paths_0[row_of_0(u32(8), slot_5)].z))), (bitcast<u32>((paths_0[row_of_0(u32(8), slot_5)].w))));
}

fn stored_coordinates_0( slot_6 : u32) -> StoredCoordinates_0
{
    var source_1 : vec4<u32> = path_source_0(slot_6);
    var x_8 : StoredCoordinates_0;
    x_8.chain_12 = source_1.x;
    x_8.slot_4 = source_1.y;
    return x_8;
}

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

fn StoredCoordinates_get_0( this_12 : StoredCoordinates_0,  coordinate_2 : u32) -> f32
{
    return coordinates_0[stored_index_0(this_12.slot_4, coordinate_2, this_12.chain_12)];
}

fn StoredCoordinates_film_0( this_13 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_13, u32(0)), StoredCoordinates_get_0(this_13, u32(1)));
}

fn StoredCoordinates_lens_0( this_14 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_14, u32(2)), StoredCoordinates_get_0(this_14, u32(3)));
}

struct CameraRay_0
{
     origin_1 : vec3<f32>,
     direction_1 : vec3<f32>,
};

fn sin_cos_turns_0( x_9 : f32) -> vec2<f32>
{
    var quarter_1 : f32 = round(x_9 * 4.0f);
    var angle_0 : f32 = (x_9 - quarter_1 * 0.25f) * 6.28318548202514648f;
    var a2_0 : f32 = angle_0 * angle_0;
    var s_1 : f32 = angle_0 * (1.0f + a2_0 * (-0.1666666716337204f + a2_0 * (0.00833333376795053f + a2_0 * (-0.0001984127011383f + a2_0 * 2.75573188446287531e-06f))));
    var c_1 : f32 = 1.0f + a2_0 * (-0.5f + a2_0 * (0.0416666679084301f + a2_0 * (-0.00138888892251998f + a2_0 * 0.00002480158764229f)));
    var q_0 : i32 = (i32(quarter_1) & (i32(3)));
    var sine_1 : f32;
    var cosine_1 : f32;
    if(q_0 == i32(1))
    {
        var _S110 : f32 = - s_1;
        sine_1 = c_1;
        cosine_1 = _S110;
    }
    else
    {
        if(q_0 == i32(2))
        {
            var _S111 : f32 = - c_1;
            sine_1 = - s_1;
            cosine_1 = _S111;
        }
        else
        {
            if(q_0 == i32(3))
            {
                sine_1 = - c_1;
                cosine_1 = s_1;
            }
            else
            {
                sine_1 = s_1;
                cosine_1 = c_1;
            }
        }
    }
    return vec2<f32>(sine_1, cosine_1);
}

fn safe_sqrt_0( x_10 : f32) -> f32
{
    var root_1 : f32;
    if(x_10 > 0.0f)
    {
        root_1 = sqrt(x_10);
    }
    else
    {
        root_1 = 0.0f;
    }
    return root_1;
}

fn unit_vector_0( v_5 : vec3<f32>) -> vec3<f32>
{
    return v_5 * vec3<f32>((1.0f / sqrt(dot(v_5, v_5))));
}

fn camera_ray_0( camera_1 : Camera_0,  film_uv_0 : vec2<f32>,  lens_uv_0 : vec2<f32>) -> CameraRay_0
{
    var direction_2 : vec3<f32> = vec3<f32>(camera_1.film_plane_1.xy * film_uv_0 + camera_1.film_plane_1.zw, 1.0f);
    var _S112 : vec3<f32> = vec3<f32>(0.0f);
    var origin_2 : vec3<f32>;
    var direction_3 : vec3<f32>;
    if((camera_1.lens_radius_1) > 0.0f)
    {
        var sin_cos_0 : vec2<f32> = sin_cos_turns_0(lens_uv_0.x);
        var radius_0 : f32 = camera_1.lens_radius_1 * safe_sqrt_0(lens_uv_0.y);
        var origin_3 : vec3<f32> = vec3<f32>(radius_0 * sin_cos_0.y, radius_0 * sin_cos_0.x, 0.0f);
        var _S113 : vec3<f32> = direction_2 * vec3<f32>(camera_1.focal_distance_1) - origin_3;
        origin_2 = origin_3;
        direction_3 = _S113;
    }
    else
    {
        origin_2 = _S112;
        direction_3 = direction_2;
    }
    var row0_0 : vec3<f32> = camera_1.to_world_1[i32(0)].xyz;
    var row1_0 : vec3<f32> = camera_1.to_world_1[i32(1)].xyz;
    var row2_0 : vec3<f32> = camera_1.to_world_1[i32(2)].xyz;
    var ray_0 : CameraRay_0;
    ray_0.origin_1 = vec3<f32>(dot(row0_0, origin_2), dot(row1_0, origin_2), dot(row2_0, origin_2)) + vec3<f32>(camera_1.to_world_1[i32(0)].w, camera_1.to_world_1[i32(1)].w, camera_1.to_world_1[i32(2)].w);
    ray_0.direction_1 = unit_vector_0(vec3<f32>(dot(row0_0, direction_3), dot(row1_0, direction_3), dot(row2_0, direction_3)));
    return ray_0;
}

fn nothing_0() -> Hit_0
{
    var hit_0 : Hit_0;
    hit_0.leaf_1 = u32(4294967295);
    hit_0.instance_0 = u32(4294967295);
    return hit_0;
}

fn Path_start_0( this_15 : ptr<function, Path_0>,  x_11 : StoredCoordinates_0)
{
    var ray_1 : CameraRay_0 = camera_ray_0(the_camera_0(), StoredCoordinates_film_0(x_11), StoredCoordinates_lens_0(x_11));
    (*this_15).origin_0 = ray_1.origin_1;
    (*this_15).direction_0 = ray_1.direction_1;
    (*this_15).pdf_0 = 1.0f;
    (*this_15).delta_0 = true;
    (*this_15).goes_on_0 = true;
    (*this_15).waits_for_light_0 = false;
    (*this_15).empty_0 = false;
    (*this_15).from_0 = nothing_0();
    (*this_15).throughput_0 = vec3<f32>(1.0f);
    var _S114 : vec3<f32> = vec3<f32>(0.0f);
    (*this_15).total_0 = _S114;
    (*this_15).pending_0 = _S114;
    (*this_15).depth_0 = u32(0);
    (*this_15).rays_0 = u32(1);
    return;
}

fn Evolve_start_0( this_16 : ptr<function, Evolve_0>,  slot_7 : u32,  empty_1 : bool,  path_0 : ptr<function, Path_0>) -> bool
{
    if(empty_1)
    {
        (*this_16).chain_0 = load_chain_0(slot_7);
    }
    if(((*this_16).chain_0.step_0) >= (run_0.last_step_0))
    {
        if(!empty_1)
        {
            count_brightness_0((*this_16).chain_0.index_1, (*this_16).chain_0.brightness_top_0, (*this_16).chain_0.brightness_bottom_0);
            const _S115 : vec2<u32> = vec2<u32>(u32(0), u32(0));
            (*this_16).chain_0.brightness_top_0 = _S115;
            (*this_16).chain_0.brightness_bottom_0 = _S115;
            store_chain_0((*this_16).chain_0);
        }
        return false;
    }
    var _S116 : u32 = (*this_16).chain_0.step_0 + u32(1);
    (*this_16).chain_0.step_0 = _S116;
    var choices_2 : vec4<u32> = philox_0(key_0(), vec4<u32>(u32(0), (*this_16).chain_0.index_1, _S116, u32(2)));
    var large_0 : bool;
    if((run_0.global_dynamics_0) == u32(0))
    {
        large_0 = (choice_0(choices_2.w)) < (run_0.tour_length_0);
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
        large_0 = !Chain_has_0((*this_16).chain_0, u32(1));
    }
    (*this_16).chain_0.fresh_0 = large_0;
    if(large_0)
    {
        draw_afresh_0((*this_16).chain_0.index_1, Chain_other_slot_0((*this_16).chain_0), vec3<u32>((*this_16).chain_0.index_1, (*this_16).chain_0.step_0, u32(2)));
    }
    else
    {
        var _S117 : Chain_0 = (*this_16).chain_0;
        PersistentScore_propose_0(&(_S117), (*this_16).chain_0.step_0);
        (*this_16).chain_0 = _S117;
    }
    store_chain_0((*this_16).chain_0);
    set_path_source_0(slot_7, vec4<u32>((*this_16).chain_0.index_1, Chain_other_slot_0((*this_16).chain_0), u32(0), u32(0)));
    Path_start_0(&((*path_0)), stored_coordinates_0(slot_7));
    return true;
}

fn Path_finite_0( this_17 : Path_0) -> bool
{
    var _S118 : bool;
    if(is_finite_0(this_17.total_0.x))
    {
        _S118 = is_finite_0(this_17.total_0.y);
    }
    else
    {
        _S118 = false;
    }
    if(_S118)
    {
        _S118 = is_finite_0(this_17.total_0.z);
    }
    else
    {
        _S118 = false;
    }
    return _S118;
}

fn tally_path_0( path_1 : Path_0)
{
    tally_0(u32(1), u32(1));
    tally_0(u32(2), ((path_1.rays_0) & (u32(65535))));
    tally_0(u32(3), ((path_1.rays_0) >> (u32(16))));
    tally_0(u32(4), path_1.depth_0);
    if(!Path_finite_0(path_1))
    {
        tally_0(u32(5), u32(1));
    }
    return;
}

fn luminance_0( rgb_0 : vec3<f32>) -> f32
{
    return dot(rgb_0, vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f));
}

fn pixel_of_0( film_uv_1 : vec2<f32>) -> u32
{
    return min(u32(film_uv_1.y * f32(run_0.height_0)), run_0.height_0 - u32(1)) * run_0.width_0 + min(u32(film_uv_1.x * f32(run_0.width_0)), run_0.width_0 - u32(1));
}

struct ScoreReport_0
{
     bad_0 : u32,
     norm_squared_0 : f32,
};

struct StoredScore_0
{
     chain_13 : u32,
     slot_8 : u32,
};

struct Recorder_0
{
     slot_9 : u32,
     vertices_0 : u32,
     lit_vertices_0 : u32,
};

fn load_recorder_0( slot_10 : u32) -> Recorder_0
{
    var source_2 : vec4<u32> = path_source_0(slot_10);
    var recorder_0 : Recorder_0;
    recorder_0.slot_9 = slot_10;
    recorder_0.vertices_0 = source_2.z;
    recorder_0.lit_vertices_0 = source_2.w;
    return recorder_0;
}

fn ScoreReport_x24init_0( bad_1 : u32,  norm_squared_1 : f32) -> ScoreReport_0
{
    var _S119 : ScoreReport_0;
    _S119.bad_0 = bad_1;
    _S119.norm_squared_0 = norm_squared_1;
    return _S119;
}

fn StoredScore_set_0( this_18 : StoredScore_0,  coordinate_3 : u32,  value_6 : f32)
{
    scores_0[stored_index_0(this_18.slot_8, coordinate_3, this_18.chain_13)] = value_6;
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

fn Recorder_place_0( this_19 : Recorder_0,  depth_1 : u32,  row_1 : u32) -> u32
{
    return (depth_1 * u32(5) + row_1) * run_0.slots_0 + this_19.slot_9;
}

fn Material_anisotropic_0( this_20 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_20).flags_0) & (u32(4)))) != u32(0);
}

fn map_point_0( _S120 : u32,  _S121 : vec3<f32>) -> vec3<f32>
{
    var q_1 : vec4<f32> = vec4<f32>(_S121, 1.0f);
    return vec3<f32>(dot(instances_0[_S120].to_world_0[i32(0)], q_1), dot(instances_0[_S120].to_world_0[i32(1)], q_1), dot(instances_0[_S120].to_world_0[i32(2)], q_1));
}

fn map_normal_0( _S122 : u32,  _S123 : vec3<f32>) -> vec3<f32>
{
    return instances_0[_S122].to_object_0[i32(0)].xyz * vec3<f32>(_S123.x) + instances_0[_S122].to_object_0[i32(1)].xyz * vec3<f32>(_S123.y) + instances_0[_S122].to_object_0[i32(2)].xyz * vec3<f32>(_S123.z);
}

fn map_vector_0( _S124 : u32,  _S125 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(instances_0[_S124].to_world_0[i32(0)].xyz, _S125), dot(instances_0[_S124].to_world_0[i32(1)].xyz, _S125), dot(instances_0[_S124].to_world_0[i32(2)].xyz, _S125));
}

fn largest_0( v_6 : vec3<f32>) -> f32
{
    return max(v_6.x, max(v_6.y, v_6.z));
}

fn load_triangle_0( hit_1 : Hit_0) -> Triangle_0
{
    var _S126 : u32 = hit_1.leaf_1 * u32(3);
    var row1_1 : vec4<f32> = leaves_0[_S126 + u32(1)];
    var row2_1 : vec4<f32> = leaves_0[_S126 + u32(2)];
    var bits_0 : u32 = (bitcast<u32>((row1_1.w)));
    var triangle_1 : Triangle_0;
    var _S127 : vec3<f32> = leaves_0[_S126].xyz;
    triangle_1.p0_0 = _S127;
    var _S128 : vec3<f32> = row1_1.xyz;
    triangle_1.e1_1 = _S128;
    var _S129 : vec3<f32> = row2_1.xyz;
    triangle_1.e2_1 = _S129;
    var _S130 : bool = ((bits_0 & (u32(2147483648)))) != u32(0);
    triangle_1.smooth_0 = _S130;
    var _S131 : u32 = (bits_0 & (u32(16777215)));
    triangle_1.material_0 = _S131;
    triangle_1.emission_1 = (bitcast<u32>((row2_1.w)));
    var _S132 : Material_std430_0 = materials_0[_S131];
    var _S133 : bool = Material_anisotropic_0(&(_S132));
    triangle_1.anisotropic_0 = _S133;
    var _S134 : vec3<f32> = vec3<f32>(0.0f);
    triangle_1.n0_0 = _S134;
    triangle_1.n1_0 = _S134;
    triangle_1.n2_0 = _S134;
    triangle_1.tangent_0 = _S134;
    var row_2 : u32 = hit_1.leaf_1 * run_0.shading_stride_0;
    if(_S130)
    {
        triangle_1.n0_0 = shading_0[row_2].xyz;
        triangle_1.n1_0 = shading_0[row_2 + u32(1)].xyz;
        triangle_1.n2_0 = shading_0[row_2 + u32(2)].xyz;
    }
    if(triangle_1.anisotropic_0)
    {
        triangle_1.tangent_0 = shading_0[row_2 + u32(3)].xyz;
    }
    var flip_0 : bool = ((bits_0 & (u32(1073741824)))) != u32(0);
    var _S135 : bool = (hit_1.instance_0) != u32(4294967295);
    var flip_1 : bool;
    var shift_0 : vec3<f32>;
    if(_S135)
    {
        var _S136 : vec3<f32> = map_point_0(hit_1.instance_0, _S127);
        triangle_1.e1_1 = map_point_0(hit_1.instance_0, _S127 + _S128) - _S136;
        triangle_1.e2_1 = map_point_0(hit_1.instance_0, _S127 + _S129) - _S136;
        triangle_1.p0_0 = _S136;
        triangle_1.n0_0 = map_normal_0(hit_1.instance_0, triangle_1.n0_0);
        triangle_1.n1_0 = map_normal_0(hit_1.instance_0, triangle_1.n1_0);
        triangle_1.n2_0 = map_normal_0(hit_1.instance_0, triangle_1.n2_0);
        triangle_1.tangent_0 = map_vector_0(hit_1.instance_0, triangle_1.tangent_0);
        var _S137 : vec3<f32> = abs(vec3<f32>(instances_0[hit_1.instance_0].to_world_0[i32(0)].w, instances_0[hit_1.instance_0].to_world_0[i32(1)].w, instances_0[hit_1.instance_0].to_world_0[i32(2)].w));
        flip_1 = flip_0 != ((instances_0[hit_1.instance_0].mirrored_0) != u32(0));
        shift_0 = _S137;
    }
    else
    {
        flip_1 = flip_0;
        shift_0 = _S134;
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
    if(_S135)
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
        var row_3 : Emission_std430_0 = emissions_0[emission_2];
        emitted_1.radiance_0 = row_3.radiance_pdf_0.xyz;
        emitted_1.pdf_area_0 = row_3.radiance_pdf_0.w;
        emitted_1.two_sided_1 = (row_3.two_sided_0) != u32(0);
    }
    return emitted_1;
}

struct VertexCoordinates_0
{
     direction_4 : vec2<f32>,
     light_3 : vec2<f32>,
     lobe_1 : f32,
     pick_0 : f32,
};

fn StoredCoordinates_vertex_0( this_21 : StoredCoordinates_0,  depth_2 : u32) -> VertexCoordinates_0
{
    var first_1 : u32 = u32(4) + u32(6) * depth_2;
    var xi_1 : VertexCoordinates_0;
    xi_1.direction_4 = vec2<f32>(StoredCoordinates_get_0(this_21, first_1), StoredCoordinates_get_0(this_21, first_1 + u32(1)));
    xi_1.light_3 = vec2<f32>(StoredCoordinates_get_0(this_21, first_1 + u32(2)), StoredCoordinates_get_0(this_21, first_1 + u32(3)));
    xi_1.lobe_1 = StoredCoordinates_get_0(this_21, first_1 + u32(4));
    xi_1.pick_0 = StoredCoordinates_get_0(this_21, first_1 + u32(5));
    return xi_1;
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
        var middle_1 : u32 = ((low_1 + high_1) >> (u32(1)));
        if((light_triangles_0[middle_1].corner_cumulative_0.w) <= pick_1)
        {
            low_1 = middle_1;
        }
        else
        {
            high_1 = middle_1;
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
     s_2 : vec3<f32>,
     t_1 : vec3<f32>,
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

fn s_apply_frame_from_normal_0( _S138 : vec3<f32>) -> Tuple_8
{
    var _S139 : f32 = _S138.z;
    var sign_0 : f32;
    if(_S139 < 0.0f)
    {
        sign_0 = -1.0f;
    }
    else
    {
        sign_0 = 1.0f;
    }
    var a_4 : f32 = -1.0f / (sign_0 + _S139);
    var _S140 : f32 = _S138.x;
    var _S141 : f32 = _S138.y;
    var b_4 : f32 = _S140 * _S141 * a_4;
    var _S142 : vec3<f32> = vec3<f32>(b_4, sign_0 + _S141 * _S141 * a_4, - _S141);
    var _S143 : Tuple_8;
    _S143.value0_14.s_2 = vec3<f32>(1.0f + sign_0 * _S140 * _S140 * a_4, sign_0 * b_4, - sign_0 * _S140);
    _S143.value0_14.t_1 = _S142;
    _S143.value0_14.n_0 = _S138;
    return _S143;
}

fn s_apply_frame_from_normal_tangent_0( _S144 : vec3<f32>,  tangent_1 : vec3<f32>) -> Tuple_7
{
    var s_3 : vec3<f32> = tangent_1 + _S144 * vec3<f32>(- s_apply_dot_0(_S144, tangent_1).value0_5);
    var _S145 : Tuple_5 = s_apply_dot_0(s_3, s_3);
    var frame_1 : Frame_0;
    if((_S145.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(tangent_1, tangent_1).value0_5))
    {
        var _S146 : vec3<f32> = s_3 * vec3<f32>((1.0f / s_apply_sqrt_0(_S145.value0_5).value0_3));
        var _S147 : Tuple_4 = s_apply_cross_0(_S144, _S146);
        frame_1.s_2 = _S146;
        frame_1.t_1 = _S147.value0_4;
        frame_1.n_0 = _S144;
    }
    else
    {
        frame_1 = s_apply_frame_from_normal_0(_S144).value0_14;
    }
    var _S148 : Tuple_7;
    _S148.value0_13 = frame_1;
    return _S148;
}

fn s_apply_surface_at_0( triangle_3 : Triangle_0,  _S149 : vec3<f32>,  _S150 : vec3<f32>) -> Tuple_6
{
    var _S151 : Tuple_4 = s_apply_cross_0(triangle_3.e1_1, triangle_3.e2_1);
    var _S152 : vec3<f32> = _S151.value0_4;
    var _S153 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S152, _S152).value0_5));
    var from_p0_0 : vec3<f32> = _S149 - triangle_3.p0_0;
    var in_plane_0 : vec3<f32> = from_p0_0 + _S150 * vec3<f32>(- (s_apply_dot_0(from_p0_0, _S151.value0_4).value0_5 / s_apply_dot_0(_S150, _S151.value0_4).value0_5));
    var _S154 : vec3<f32> = vec3<f32>(0.0f);
    var _S155 : Frame_0 = Frame_0( _S154, _S154, _S154 );
    var _S156 : vec3<f32> = vec3<f32>(s_apply_dot_0(in_plane_0, s_apply_cross_0(triangle_3.e2_1, _S151.value0_4).value0_4 * _S153).value0_5);
    var _S157 : vec3<f32> = vec3<f32>(s_apply_dot_0(in_plane_0, s_apply_cross_0(_S151.value0_4, triangle_3.e1_1).value0_4 * _S153).value0_5);
    var _S158 : vec3<f32> = triangle_3.e1_1 * _S156 + triangle_3.e2_1 * _S157 + triangle_3.p0_0;
    var surface_0 : Surface_0;
    var n_1 : vec3<f32>;
    if(triangle_3.smooth_0)
    {
        var interpolated_0 : vec3<f32> = (triangle_3.n1_0 - triangle_3.n0_0) * _S156 + (triangle_3.n2_0 - triangle_3.n0_0) * _S157 + triangle_3.n0_0;
        var _S159 : Tuple_5 = s_apply_dot_0(interpolated_0, interpolated_0);
        if((_S159.value0_5) > 0.0f)
        {
            var n_2 : vec3<f32> = interpolated_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S159.value0_5).value0_3));
            if((s_apply_dot_0(triangle_3.plane_normal_0, n_2).value0_5) < 0.0f)
            {
                var _S160 : vec3<f32> = (vec3<f32>(0) - triangle_3.plane_normal_0);
                surface_0.position_0 = _S158;
                surface_0.frame_0 = _S155;
                surface_0.geometric_normal_0 = _S160;
            }
            else
            {
                surface_0.position_0 = _S158;
                surface_0.frame_0 = _S155;
                surface_0.geometric_normal_0 = triangle_3.plane_normal_0;
            }
            n_1 = n_2;
        }
        else
        {
            n_1 = triangle_3.plane_normal_0;
            surface_0.position_0 = _S158;
            surface_0.frame_0 = _S155;
            surface_0.geometric_normal_0 = triangle_3.plane_normal_0;
        }
    }
    else
    {
        n_1 = triangle_3.plane_normal_0;
        surface_0.position_0 = _S158;
        surface_0.frame_0 = _S155;
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
    var _S161 : Tuple_6;
    _S161.value0_12 = surface_0;
    return _S161;
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

fn s_apply_sqr_0( _S162 : f32) -> Tuple_11
{
    var _S163 : Tuple_11;
    _S163.value0_20 = _S162 * _S162;
    return _S163;
}

fn s_apply_power_heuristic_0( _S164 : f32,  _S165 : f32) -> Tuple_10
{
    var weight_1 : f32;
    if(_S164 > _S165)
    {
        weight_1 = 1.0f / (1.0f + s_apply_sqr_0(_S165 / _S164).value0_20);
    }
    else
    {
        var _S166 : Tuple_11 = s_apply_sqr_0(_S164 / _S165);
        weight_1 = _S166.value0_20 / (_S166.value0_20 + 1.0f);
    }
    var _S167 : Tuple_10;
    _S167.value0_19 = weight_1;
    return _S167;
}

fn s_apply_emission_of_0( emitted_2 : Emitted_0,  _S168 : Surface_0,  _S169 : vec3<f32>,  _S170 : vec3<f32>,  _S171 : f32,  delta_2 : bool) -> Tuple_9
{
    var _S172 : vec3<f32> = vec3<f32>(0.0f);
    var _S173 : Tuple_5 = s_apply_dot_0(_S170, _S168.geometric_normal_0);
    var _S174 : bool;
    if(emitted_2.two_sided_1)
    {
        _S174 = true;
    }
    else
    {
        _S174 = (_S173.value0_5) < 0.0f;
    }
    var light_5 : vec3<f32>;
    if(_S174)
    {
        if(delta_2)
        {
            light_5 = emitted_2.radiance_0;
        }
        else
        {
            var arm_0 : vec3<f32> = _S168.position_0 - _S169;
            light_5 = emitted_2.radiance_0 * vec3<f32>(s_apply_power_heuristic_0(_S171 * s_apply_abs_0(_S173.value0_5).value0_2, s_apply_dot_0(arm_0, arm_0).value0_5 * emitted_2.pdf_area_0).value0_19);
        }
    }
    else
    {
        light_5 = _S172;
    }
    var _S175 : Tuple_9;
    _S175.value0_18 = light_5;
    return _S175;
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

fn s_apply_to_local_0( _S176 : Frame_0,  _S177 : vec3<f32>) -> Tuple_12
{
    var _S178 : Tuple_12;
    _S178.value0_24 = vec3<f32>(s_apply_dot_0(_S176.s_2, _S177).value0_5, s_apply_dot_0(_S176.t_1, _S177).value0_5, s_apply_dot_0(_S176.n_0, _S177).value0_5);
    return _S178;
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

fn s_apply_safe_sqrt_0( _S179 : f32) -> Tuple_15
{
    var root_2 : f32;
    if(_S179 > 0.0f)
    {
        root_2 = s_apply_sqrt_0(_S179).value0_3;
    }
    else
    {
        root_2 = 0.0f;
    }
    var _S180 : Tuple_15;
    _S180.value0_27 = root_2;
    return _S180;
}

fn s_apply_point_on_light_0( light_6 : ChosenLight_0,  _S181 : vec2<f32>) -> Tuple_14
{
    var _S182 : Tuple_15 = s_apply_safe_sqrt_0(_S181.x);
    var _S183 : f32 = _S181.y;
    var _S184 : Tuple_14;
    _S184.value0_26 = light_6.e1_2 * vec3<f32>((_S182.value0_27 * (1.0f - _S183))) + light_6.e2_2 * vec3<f32>((_S182.value0_27 * _S183)) + light_6.corner_0;
    return _S184;
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
    var _S185 : Tuple_18;
    _S185.value0_30.f_cos_0 = vec3<f32>(0.0f);
    _S185.value0_30.pdf_1 = 0.0f;
    return _S185;
}

fn s_apply_diffuse_evaluate_0( reflectance_0 : vec3<f32>,  _S186 : vec3<f32>,  _S187 : vec3<f32>) -> Tuple_17
{
    var _S188 : Tuple_18 = s_apply_no_value_0();
    var _S189 : f32 = _S187.z;
    var value_7 : BsdfValue_0;
    if((_S186.z * _S189) > 0.0f)
    {
        var _S190 : f32 = s_apply_abs_0(_S189).value0_2 * 0.31830990314483643f;
        value_7.f_cos_0 = reflectance_0 * vec3<f32>(_S190);
        value_7.pdf_1 = _S190;
    }
    else
    {
        value_7 = _S188.value0_30;
    }
    var _S191 : Tuple_17;
    _S191.value0_29 = value_7;
    return _S191;
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

fn s_apply_ggx_lambda_0( width_1 : vec2<f32>,  _S192 : vec3<f32>) -> Tuple_20
{
    var _S193 : Tuple_20;
    _S193.value0_32 = (s_apply_sqrt_0(1.0f + (s_apply_sqr_0(width_1.x * _S192.x).value0_20 + s_apply_sqr_0(width_1.y * _S192.y).value0_20) / s_apply_sqr_0(_S192.z).value0_20).value0_3 - 1.0f) * 0.5f;
    return _S193;
}

struct Tuple_21
{
     value0_33 : f32,
};

fn s_apply_ggx_density_0( width_2 : vec2<f32>,  _S194 : vec3<f32>) -> Tuple_21
{
    var _S195 : f32 = width_2.x;
    var _S196 : f32 = width_2.y;
    var _S197 : Tuple_21;
    _S197.value0_33 = 1.0f / (3.14159274101257324f * _S195 * _S196 * s_apply_sqr_0(s_apply_sqr_0(_S194.x / _S195).value0_20 + s_apply_sqr_0(_S194.y / _S196).value0_20 + s_apply_sqr_0(_S194.z).value0_20).value0_20);
    return _S197;
}

struct Tuple_22
{
     value0_34 : vec3<f32>,
};

struct Tuple_23
{
     value0_35 : f32,
};

fn s_apply_fresnel_conductor_channel_0( _S198 : f32,  eta_0 : f32,  k_9 : f32) -> Tuple_23
{
    var _S199 : Tuple_0 = s_apply_min_0(_S198, 1.0f);
    var _S200 : Tuple_11 = s_apply_sqr_0(_S199.value0_0);
    var sin2_0 : f32 = 1.0f - _S200.value0_20;
    var t0_0 : f32 = eta_0 * eta_0 - k_9 * k_9 - sin2_0;
    var _S201 : Tuple_15 = s_apply_safe_sqrt_0(s_apply_sqr_0(t0_0).value0_20 + 4.0f * eta_0 * eta_0 * k_9 * k_9);
    var t1_0 : f32 = _S201.value0_27 + _S200.value0_20;
    var t2_0 : f32 = 2.0f * s_apply_safe_sqrt_0((_S201.value0_27 + t0_0) * 0.5f).value0_27 * _S199.value0_0;
    var perpendicular_0 : f32 = (t1_0 - t2_0) / (t1_0 + t2_0);
    var t3_0 : f32 = _S200.value0_20 * _S201.value0_27 + s_apply_sqr_0(sin2_0).value0_20;
    var t4_0 : f32 = t2_0 * sin2_0;
    var _S202 : Tuple_23;
    _S202.value0_35 = (perpendicular_0 + perpendicular_0 * (t3_0 - t4_0) / (t3_0 + t4_0)) * 0.5f;
    return _S202;
}

fn s_apply_fresnel_conductor_0( _S203 : f32,  eta_1 : vec3<f32>,  k_10 : vec3<f32>) -> Tuple_22
{
    var _S204 : Tuple_22;
    _S204.value0_34 = vec3<f32>(s_apply_fresnel_conductor_channel_0(_S203, eta_1.x, k_10.x).value0_35, s_apply_fresnel_conductor_channel_0(_S203, eta_1.y, k_10.y).value0_35, s_apply_fresnel_conductor_channel_0(_S203, eta_1.z, k_10.z).value0_35);
    return _S204;
}

fn s_apply_conductor_evaluate_0( eta_2 : vec3<f32>,  k_11 : vec3<f32>,  alpha_2 : vec2<f32>,  _S205 : vec3<f32>,  _S206 : vec3<f32>) -> Tuple_19
{
    var _S207 : Tuple_18 = s_apply_no_value_0();
    var half_vector_0 : vec3<f32> = _S205 + _S206;
    var _S208 : Tuple_5 = s_apply_dot_0(half_vector_0, half_vector_0);
    var _S209 : f32 = _S205.z;
    var _S210 : bool;
    if((_S209 * _S206.z) > 0.0f)
    {
        _S210 = (_S208.value0_5) > 0.0f;
    }
    else
    {
        _S210 = false;
    }
    var value_8 : BsdfValue_0;
    if(_S210)
    {
        var m_0 : vec3<f32> = half_vector_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S208.value0_5).value0_3));
        var width_3 : vec2<f32> = ggx_widths_0(alpha_2);
        var common_0 : f32 = s_apply_ggx_density_0(width_3, m_0).value0_33 / (4.0f * s_apply_abs_0(_S209).value0_2);
        var _S211 : f32 = 1.0f + s_apply_ggx_lambda_0(width_3, _S205).value0_32;
        var _S212 : f32 = common_0 / _S211;
        value_8.f_cos_0 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S205, m_0).value0_5).value0_2, eta_2, k_11).value0_34 * vec3<f32>((common_0 / (_S211 + s_apply_ggx_lambda_0(width_3, _S206).value0_32)));
        value_8.pdf_1 = _S212;
    }
    else
    {
        value_8 = _S207.value0_30;
    }
    var _S213 : Tuple_19;
    _S213.value0_31 = value_8;
    return _S213;
}

struct Tuple_24
{
     value0_36 : BsdfValue_0,
};

struct Tuple_25
{
     value0_37 : f32,
};

fn s_apply_fresnel_dielectric_0( _S214 : f32,  eta_outer_0 : f32) -> Tuple_25
{
    var cos_i_0 : f32;
    var eta_3 : f32;
    if(_S214 < 0.0f)
    {
        var _S215 : f32 = 1.0f / eta_outer_0;
        cos_i_0 = - _S214;
        eta_3 = _S215;
    }
    else
    {
        cos_i_0 = _S214;
        eta_3 = eta_outer_0;
    }
    var sin2_t_0 : f32 = (1.0f - s_apply_sqr_0(cos_i_0).value0_20) / (eta_3 * eta_3);
    var reflected_0 : f32;
    if(sin2_t_0 < 1.0f)
    {
        var _S216 : Tuple_15 = s_apply_safe_sqrt_0(1.0f - sin2_t_0);
        var _S217 : f32 = eta_3 * cos_i_0;
        var _S218 : f32 = eta_3 * _S216.value0_27;
        reflected_0 = (s_apply_sqr_0((_S217 - _S216.value0_27) / (_S217 + _S216.value0_27)).value0_20 + s_apply_sqr_0((cos_i_0 - _S218) / (cos_i_0 + _S218)).value0_20) * 0.5f;
    }
    else
    {
        reflected_0 = 1.0f;
    }
    var _S219 : Tuple_25;
    _S219.value0_37 = reflected_0;
    return _S219;
}

fn s_apply_dielectric_evaluate_0( eta_4 : f32,  alpha_3 : vec2<f32>,  _S220 : vec3<f32>,  _S221 : vec3<f32>) -> Tuple_24
{
    var _S222 : Tuple_18 = s_apply_no_value_0();
    var _S223 : f32 = _S220.z;
    var _S224 : bool;
    if(_S223 != 0.0f)
    {
        _S224 = (_S221.z) != 0.0f;
    }
    else
    {
        _S224 = false;
    }
    var value_9 : BsdfValue_0;
    if(_S224)
    {
        var _S225 : f32 = _S221.z;
        var reflects_0 : bool = (_S223 * _S225) > 0.0f;
        var crossing_0 : f32;
        if(reflects_0)
        {
            crossing_0 = 1.0f;
        }
        else
        {
            if(_S223 > 0.0f)
            {
                crossing_0 = eta_4;
            }
            else
            {
                crossing_0 = 1.0f / eta_4;
            }
        }
        var half_vector_1 : vec3<f32> = _S221 * vec3<f32>(crossing_0) + _S220;
        var _S226 : Tuple_5 = s_apply_dot_0(half_vector_1, half_vector_1);
        if((_S226.value0_5) > 0.0f)
        {
            var m_1 : vec3<f32> = half_vector_1 * vec3<f32>((1.0f / s_apply_sqrt_0(_S226.value0_5).value0_3));
            var m_2 : vec3<f32>;
            if((m_1.z) < 0.0f)
            {
                m_2 = (vec3<f32>(0) - m_1);
            }
            else
            {
                m_2 = m_1;
            }
            var _S227 : Tuple_5 = s_apply_dot_0(_S220, m_2);
            var _S228 : Tuple_5 = s_apply_dot_0(_S221, m_2);
            if((_S227.value0_5 * _S223) >= 0.0f)
            {
                _S224 = (_S228.value0_5 * _S225) >= 0.0f;
            }
            else
            {
                _S224 = false;
            }
            if(_S224)
            {
                var width_4 : vec2<f32> = ggx_widths_0(alpha_3);
                var _S229 : Tuple_25 = s_apply_fresnel_dielectric_0(_S227.value0_5, eta_4);
                var masking_o_0 : f32 = 1.0f + s_apply_ggx_lambda_0(width_4, _S220).value0_32;
                var masking_both_0 : f32 = masking_o_0 + s_apply_ggx_lambda_0(width_4, _S221).value0_32;
                if(reflects_0)
                {
                    var common_1 : f32 = _S229.value0_37 * s_apply_ggx_density_0(width_4, m_2).value0_33 / (4.0f * s_apply_abs_0(_S223).value0_2);
                    var _S230 : f32 = common_1 / masking_o_0;
                    value_9.f_cos_0 = vec3<f32>((common_1 / masking_both_0));
                    value_9.pdf_1 = _S230;
                }
                else
                {
                    var common_2 : f32 = (1.0f - _S229.value0_37) * s_apply_ggx_density_0(width_4, m_2).value0_33 * (s_apply_abs_0(_S228.value0_5).value0_2 / s_apply_sqr_0(_S228.value0_5 + _S227.value0_5 / crossing_0).value0_20) * s_apply_abs_0(_S227.value0_5).value0_2 / s_apply_abs_0(_S223).value0_2;
                    var _S231 : f32 = common_2 / masking_o_0;
                    value_9.f_cos_0 = vec3<f32>((common_2 / (masking_both_0 * crossing_0 * crossing_0)));
                    value_9.pdf_1 = _S231;
                }
            }
            else
            {
                value_9 = _S222.value0_30;
            }
        }
        else
        {
            value_9 = _S222.value0_30;
        }
    }
    else
    {
        value_9 = _S222.value0_30;
    }
    var _S232 : Tuple_24;
    _S232.value0_36 = value_9;
    return _S232;
}

fn s_apply_bsdf_evaluate_0( material_2 : Material_0,  _S233 : vec3<f32>,  _S234 : vec3<f32>) -> Tuple_16
{
    var value_10 : BsdfValue_0;
    if((material_2.kind_0) == u32(0))
    {
        value_10 = s_apply_diffuse_evaluate_0(material_2.a_0.xyz, _S233, _S234).value0_29;
    }
    else
    {
        if((material_2.kind_0) == u32(1))
        {
            value_10 = s_apply_conductor_evaluate_0(material_2.a_0.xyz, material_2.b_0.xyz, material_2.alpha_0, _S233, _S234).value0_31;
        }
        else
        {
            value_10 = s_apply_dielectric_evaluate_0(material_2.a_0.x, material_2.alpha_0, _S233, _S234).value0_36;
        }
    }
    var _S235 : Tuple_16;
    _S235.value0_28 = value_10;
    return _S235;
}

fn s_apply_direct_light_0( material_3 : Material_0,  light_7 : ChosenLight_0,  _S236 : Surface_0,  _S237 : vec3<f32>,  _S238 : vec2<f32>) -> Tuple_13
{
    var _S239 : vec3<f32> = vec3<f32>(0.0f);
    var to_light_0 : vec3<f32> = s_apply_point_on_light_0(light_7, _S238).value0_26 - _S236.position_0;
    var _S240 : Tuple_5 = s_apply_dot_0(to_light_0, to_light_0);
    var result_0 : vec3<f32>;
    if((_S240.value0_5) > 0.0f)
    {
        var direction_5 : vec3<f32> = to_light_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S240.value0_5).value0_3));
        var cos_light_0 : f32 = - s_apply_dot_0(direction_5, light_7.normal_1).value0_5;
        var _S241 : bool;
        if(cos_light_0 > 0.0f)
        {
            _S241 = true;
        }
        else
        {
            if(cos_light_0 < 0.0f)
            {
                _S241 = light_7.two_sided_2;
            }
            else
            {
                _S241 = false;
            }
        }
        if(_S241)
        {
            var _S242 : Tuple_16 = s_apply_bsdf_evaluate_0(material_3, _S237, s_apply_to_local_0(_S236.frame_0, direction_5).value0_24);
            var _S243 : Tuple_2 = s_apply_abs_0(cos_light_0);
            var pdf_light_0 : f32 = _S240.value0_5 * light_7.pdf_area_1;
            result_0 = _S242.value0_28.f_cos_0 * light_7.radiance_1 * vec3<f32>((s_apply_power_heuristic_0(pdf_light_0, _S242.value0_28.pdf_1 * _S243.value0_2).value0_19 * _S243.value0_2 / pdf_light_0));
        }
        else
        {
            result_0 = _S239;
        }
    }
    else
    {
        result_0 = _S239;
    }
    var _S244 : Tuple_13;
    _S244.value0_25 = result_0;
    return _S244;
}

struct Departure_0
{
     weight_2 : vec3<f32>,
     origin_4 : vec3<f32>,
     direction_6 : vec3<f32>,
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
    var _S245 : vec3<f32> = vec3<f32>(0.0f);
    var _S246 : Tuple_28;
    _S246.value0_40.wi_0 = _S245;
    _S246.value0_40.weight_3 = _S245;
    _S246.value0_40.pdf_3 = 0.0f;
    _S246.value0_40.valid_1 = false;
    _S246.value0_40.delta_4 = false;
    return _S246;
}

struct Tuple_29
{
     value0_41 : BsdfSample_0,
};

struct Tuple_30
{
     value0_42 : vec2<f32>,
};

fn s_apply_sin_cos_turns_0( _S247 : f32) -> Tuple_30
{
    var quarter_2 : f32 = round(_S247 * 4.0f);
    var angle_1 : f32 = (_S247 - quarter_2 * 0.25f) * 6.28318548202514648f;
    var a2_1 : f32 = angle_1 * angle_1;
    var s_4 : f32 = angle_1 * (1.0f + a2_1 * (-0.1666666716337204f + a2_1 * (0.00833333376795053f + a2_1 * (-0.0001984127011383f + a2_1 * 2.75573188446287531e-06f))));
    var c_2 : f32 = 1.0f + a2_1 * (-0.5f + a2_1 * (0.0416666679084301f + a2_1 * (-0.00138888892251998f + a2_1 * 0.00002480158764229f)));
    var q_2 : i32 = (i32(quarter_2) & (i32(3)));
    var sine_2 : f32;
    var cosine_2 : f32;
    if(q_2 == i32(1))
    {
        var _S248 : f32 = - s_4;
        sine_2 = c_2;
        cosine_2 = _S248;
    }
    else
    {
        if(q_2 == i32(2))
        {
            var _S249 : f32 = - c_2;
            sine_2 = - s_4;
            cosine_2 = _S249;
        }
        else
        {
            if(q_2 == i32(3))
            {
                sine_2 = - c_2;
                cosine_2 = s_4;
            }
            else
            {
                sine_2 = s_4;
                cosine_2 = c_2;
            }
        }
    }
    var _S250 : Tuple_30;
    _S250.value0_42 = vec2<f32>(sine_2, cosine_2);
    return _S250;
}

fn s_apply_diffuse_sample_0( reflectance_1 : vec3<f32>,  _S251 : vec3<f32>,  _S252 : vec2<f32>) -> Tuple_29
{
    var _S253 : Tuple_30 = s_apply_sin_cos_turns_0(_S252.x);
    var _S254 : f32 = _S252.y;
    var _S255 : Tuple_15 = s_apply_safe_sqrt_0(_S254);
    var _S256 : Tuple_15 = s_apply_safe_sqrt_0(1.0f - _S254);
    var _S257 : Tuple_28 = s_apply_no_sample_0();
    var sample_0 : BsdfSample_0;
    if((_S256.value0_27) > 0.0f)
    {
        var side_0 : f32;
        if((_S251.z) < 0.0f)
        {
            side_0 = -1.0f;
        }
        else
        {
            side_0 = 1.0f;
        }
        var _S258 : vec3<f32> = vec3<f32>(_S255.value0_27 * _S253.value0_42.y, _S255.value0_27 * _S253.value0_42.x, side_0 * _S256.value0_27);
        sample_0 = _S257.value0_40;
        sample_0.wi_0 = _S258;
        sample_0.weight_3 = reflectance_1;
        sample_0.pdf_3 = _S256.value0_27 * 0.31830990314483643f;
        sample_0.valid_1 = true;
    }
    else
    {
        sample_0 = _S257.value0_40;
    }
    var _S259 : Tuple_29;
    _S259.value0_41 = sample_0;
    return _S259;
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

fn s_apply_unit_vector_0( _S260 : vec3<f32>) -> Tuple_33
{
    var _S261 : Tuple_33;
    _S261.value0_45 = _S260 * vec3<f32>((1.0f / s_apply_sqrt_0(s_apply_dot_0(_S260, _S260).value0_5).value0_3));
    return _S261;
}

fn s_apply_ggx_sample_visible_0( width_5 : vec2<f32>,  _S262 : vec3<f32>,  _S263 : vec2<f32>) -> Tuple_32
{
    var w_7 : vec3<f32>;
    if((_S262.z) < 0.0f)
    {
        w_7 = (vec3<f32>(0) - _S262);
    }
    else
    {
        w_7 = _S262;
    }
    var _S264 : f32 = width_5.x;
    var _S265 : f32 = width_5.y;
    var _S266 : Tuple_33 = s_apply_unit_vector_0(vec3<f32>(w_7.x * _S264, w_7.y * _S265, w_7.z));
    var _S267 : Tuple_30 = s_apply_sin_cos_turns_0(_S263.x);
    var one_minus_z_0 : f32 = _S263.y * (1.0f + _S266.value0_45.z);
    var _S268 : Tuple_15 = s_apply_safe_sqrt_0(one_minus_z_0 * (2.0f - one_minus_z_0));
    var h_0 : vec3<f32> = vec3<f32>(_S268.value0_27 * _S267.value0_42.y, _S268.value0_27 * _S267.value0_42.x, 1.0f - one_minus_z_0) + _S266.value0_45;
    var _S269 : Tuple_32;
    _S269.value0_44 = s_apply_unit_vector_0(vec3<f32>(h_0.x * _S264, h_0.y * _S265, s_apply_max_0(h_0.z, 9.999999960041972e-13f).value0_1)).value0_45;
    return _S269;
}

struct Tuple_34
{
     value0_46 : vec3<f32>,
};

fn s_apply_mirrored_0( _S270 : vec3<f32>,  _S271 : vec3<f32>) -> Tuple_34
{
    var _S272 : Tuple_34;
    _S272.value0_46 = _S271 * vec3<f32>((2.0f * s_apply_dot_0(_S270, _S271).value0_5)) - _S270;
    return _S272;
}

fn s_apply_conductor_sample_0( eta_5 : vec3<f32>,  k_12 : vec3<f32>,  alpha_4 : vec2<f32>,  smooth_1 : bool,  _S273 : vec3<f32>,  _S274 : vec2<f32>) -> Tuple_31
{
    var _S275 : Tuple_28 = s_apply_no_sample_0();
    var sample_1 : BsdfSample_0;
    if(smooth_1)
    {
        var _S276 : f32 = _S273.z;
        var _S277 : Tuple_22 = s_apply_fresnel_conductor_0(s_apply_abs_0(_S276).value0_2, eta_5, k_12);
        sample_1.wi_0 = vec3<f32>(- _S273.x, - _S273.y, _S276);
        sample_1.weight_3 = _S277.value0_34;
        sample_1.pdf_3 = 1.0f;
        sample_1.valid_1 = true;
        sample_1.delta_4 = true;
    }
    else
    {
        var width_6 : vec2<f32> = ggx_widths_0(alpha_4);
        var _S278 : Tuple_32 = s_apply_ggx_sample_visible_0(width_6, _S273, _S274);
        var _S279 : Tuple_34 = s_apply_mirrored_0(_S273, _S278.value0_44);
        var _S280 : f32 = _S273.z;
        if((_S280 * _S279.value0_46.z) > 0.0f)
        {
            var masking_o_1 : f32 = 1.0f + s_apply_ggx_lambda_0(width_6, _S273).value0_32;
            sample_1 = _S275.value0_40;
            sample_1.wi_0 = _S279.value0_46;
            sample_1.weight_3 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S273, _S278.value0_44).value0_5).value0_2, eta_5, k_12).value0_34 * vec3<f32>((masking_o_1 / (masking_o_1 + s_apply_ggx_lambda_0(width_6, _S279.value0_46).value0_32)));
            sample_1.pdf_3 = s_apply_ggx_density_0(width_6, _S278.value0_44).value0_33 / (4.0f * s_apply_abs_0(_S280).value0_2 * masking_o_1);
            sample_1.valid_1 = true;
        }
        else
        {
            sample_1 = _S275.value0_40;
        }
    }
    var _S281 : Tuple_31;
    _S281.value0_43 = sample_1;
    return _S281;
}

struct Tuple_35
{
     value0_47 : BsdfSample_0,
};

struct Refraction_0
{
     direction_7 : vec3<f32>,
     valid_2 : bool,
};

struct Tuple_36
{
     value0_48 : Refraction_0,
};

fn s_apply_refracted_0( _S282 : vec3<f32>,  _S283 : vec3<f32>,  eta_outer_1 : f32) -> Tuple_36
{
    var _S284 : Tuple_5 = s_apply_dot_0(_S282, _S283);
    var cos_i_1 : f32;
    var eta_6 : f32;
    var m_3 : vec3<f32>;
    if((_S284.value0_5) < 0.0f)
    {
        var _S285 : vec3<f32> = (vec3<f32>(0) - _S283);
        var _S286 : f32 = 1.0f / eta_outer_1;
        cos_i_1 = - _S284.value0_5;
        eta_6 = _S286;
        m_3 = _S285;
    }
    else
    {
        cos_i_1 = _S284.value0_5;
        eta_6 = eta_outer_1;
        m_3 = _S283;
    }
    var sin2_t_1 : f32 = s_apply_max_0(1.0f - s_apply_sqr_0(cos_i_1).value0_20, 0.0f).value0_1 / (eta_6 * eta_6);
    var _S287 : vec3<f32> = vec3<f32>(0.0f);
    var result_1 : Refraction_0;
    if(sin2_t_1 < 1.0f)
    {
        result_1.direction_7 = m_3 * vec3<f32>((cos_i_1 / eta_6 - s_apply_safe_sqrt_0(1.0f - sin2_t_1).value0_27)) - _S282 * vec3<f32>((1.0f / eta_6));
        result_1.valid_2 = true;
    }
    else
    {
        result_1.direction_7 = _S287;
        result_1.valid_2 = false;
    }
    var _S288 : Tuple_36;
    _S288.value0_48 = result_1;
    return _S288;
}

fn s_apply_smooth_dielectric_sample_0( eta_7 : f32,  _S289 : vec3<f32>,  lobe_2 : f32) -> Tuple_35
{
    var _S290 : Tuple_28 = s_apply_no_sample_0();
    var _S291 : f32 = _S289.z;
    var sample_2 : BsdfSample_0;
    if(lobe_2 < (s_apply_fresnel_dielectric_0(_S291, eta_7).value0_37))
    {
        var _S292 : vec3<f32> = vec3<f32>(1.0f);
        sample_2.wi_0 = vec3<f32>(- _S289.x, - _S289.y, _S291);
        sample_2.weight_3 = _S292;
        sample_2.pdf_3 = 1.0f;
        sample_2.valid_1 = true;
        sample_2.delta_4 = true;
    }
    else
    {
        var _S293 : Tuple_36 = s_apply_refracted_0(_S289, vec3<f32>(0.0f, 0.0f, 1.0f), eta_7);
        if(_S293.value0_48.valid_2)
        {
            var crossing_1 : f32;
            if(_S291 > 0.0f)
            {
                crossing_1 = eta_7;
            }
            else
            {
                crossing_1 = 1.0f / eta_7;
            }
            var _S294 : vec3<f32> = vec3<f32>((1.0f / (crossing_1 * crossing_1)));
            sample_2.wi_0 = _S293.value0_48.direction_7;
            sample_2.weight_3 = _S294;
            sample_2.pdf_3 = 1.0f;
            sample_2.valid_1 = true;
            sample_2.delta_4 = true;
        }
        else
        {
            sample_2 = _S290.value0_40;
        }
    }
    var _S295 : Tuple_35;
    _S295.value0_47 = sample_2;
    return _S295;
}

struct Tuple_37
{
     value0_49 : BsdfSample_0,
};

fn s_apply_rough_dielectric_sample_0( eta_8 : f32,  alpha_5 : vec2<f32>,  _S296 : vec3<f32>,  _S297 : vec2<f32>,  lobe_3 : f32) -> Tuple_37
{
    var _S298 : Tuple_28 = s_apply_no_sample_0();
    var width_7 : vec2<f32> = ggx_widths_0(alpha_5);
    var _S299 : Tuple_32 = s_apply_ggx_sample_visible_0(width_7, _S296, _S297);
    var _S300 : Tuple_5 = s_apply_dot_0(_S296, _S299.value0_44);
    var _S301 : Tuple_25 = s_apply_fresnel_dielectric_0(_S300.value0_5, eta_8);
    var masking_o_2 : f32 = 1.0f + s_apply_ggx_lambda_0(width_7, _S296).value0_32;
    var _S302 : Tuple_2 = s_apply_abs_0(_S300.value0_5);
    var _S303 : f32 = _S296.z;
    var visible_0 : f32 = s_apply_ggx_density_0(width_7, _S299.value0_44).value0_33 * _S302.value0_2 / (masking_o_2 * s_apply_abs_0(_S303).value0_2);
    var sample_3 : BsdfSample_0;
    if(lobe_3 < (_S301.value0_37))
    {
        var _S304 : Tuple_34 = s_apply_mirrored_0(_S296, _S299.value0_44);
        if((_S303 * _S304.value0_46.z) > 0.0f)
        {
            sample_3 = _S298.value0_40;
            sample_3.wi_0 = _S304.value0_46;
            sample_3.weight_3 = vec3<f32>((masking_o_2 / (masking_o_2 + s_apply_ggx_lambda_0(width_7, _S304.value0_46).value0_32)));
            sample_3.pdf_3 = _S301.value0_37 * visible_0 / (4.0f * _S302.value0_2);
            sample_3.valid_1 = true;
        }
        else
        {
            sample_3 = _S298.value0_40;
        }
    }
    else
    {
        var _S305 : Tuple_36 = s_apply_refracted_0(_S296, _S299.value0_44, eta_8);
        var _S306 : bool;
        if(_S305.value0_48.valid_2)
        {
            _S306 = (_S303 * _S305.value0_48.direction_7.z) < 0.0f;
        }
        else
        {
            _S306 = false;
        }
        if(_S306)
        {
            var crossing_2 : f32;
            if(_S303 > 0.0f)
            {
                crossing_2 = eta_8;
            }
            else
            {
                crossing_2 = 1.0f / eta_8;
            }
            var _S307 : Tuple_5 = s_apply_dot_0(_S305.value0_48.direction_7, _S299.value0_44);
            var jacobian_0 : f32 = s_apply_abs_0(_S307.value0_5).value0_2 / s_apply_sqr_0(_S307.value0_5 + _S300.value0_5 / crossing_2).value0_20;
            sample_3 = _S298.value0_40;
            sample_3.wi_0 = _S305.value0_48.direction_7;
            sample_3.weight_3 = vec3<f32>((masking_o_2 / ((masking_o_2 + s_apply_ggx_lambda_0(width_7, _S305.value0_48.direction_7).value0_32) * crossing_2 * crossing_2)));
            sample_3.pdf_3 = (1.0f - _S301.value0_37) * visible_0 * jacobian_0;
            sample_3.valid_1 = true;
        }
        else
        {
            sample_3 = _S298.value0_40;
        }
    }
    var _S308 : Tuple_37;
    _S308.value0_49 = sample_3;
    return _S308;
}

fn s_apply_bsdf_sample_0( material_4 : Material_0,  _S309 : vec3<f32>,  _S310 : vec2<f32>,  lobe_4 : f32) -> Tuple_27
{
    var _S311 : Tuple_28 = s_apply_no_sample_0();
    var smooth_2 : bool = (((material_4.flags_0) & (u32(2)))) != u32(0);
    var sample_4 : BsdfSample_0;
    if((_S309.z) != 0.0f)
    {
        if((material_4.kind_0) == u32(0))
        {
            sample_4 = s_apply_diffuse_sample_0(material_4.a_0.xyz, _S309, _S310).value0_41;
        }
        else
        {
            if((material_4.kind_0) == u32(1))
            {
                sample_4 = s_apply_conductor_sample_0(material_4.a_0.xyz, material_4.b_0.xyz, material_4.alpha_0, smooth_2, _S309, _S310).value0_43;
            }
            else
            {
                if(smooth_2)
                {
                    sample_4 = s_apply_smooth_dielectric_sample_0(material_4.a_0.x, _S309, lobe_4).value0_47;
                }
                else
                {
                    sample_4 = s_apply_rough_dielectric_sample_0(material_4.a_0.x, material_4.alpha_0, _S309, _S310, lobe_4).value0_49;
                }
            }
        }
    }
    else
    {
        sample_4 = _S311.value0_40;
    }
    var _S312 : Tuple_27;
    _S312.value0_39 = sample_4;
    return _S312;
}

struct Tuple_38
{
     value0_50 : vec3<f32>,
};

fn s_apply_to_world_0( _S313 : Frame_0,  _S314 : vec3<f32>) -> Tuple_38
{
    var _S315 : Tuple_38;
    _S315.value0_50 = _S313.s_2 * vec3<f32>(_S314.x) + _S313.t_1 * vec3<f32>(_S314.y) + _S313.n_0 * vec3<f32>(_S314.z);
    return _S315;
}

struct Tuple_39
{
     value0_51 : vec3<f32>,
};

fn s_apply_ray_origin_0( _S316 : Surface_0,  _S317 : vec3<f32>,  clearance_1 : f32) -> Tuple_39
{
    var offset_1 : f32;
    if((s_apply_dot_0(_S317, _S316.geometric_normal_0).value0_5) > 0.0f)
    {
        offset_1 = clearance_1;
    }
    else
    {
        offset_1 = - clearance_1;
    }
    var _S318 : Tuple_39;
    _S318.value0_51 = _S316.position_0 + _S316.geometric_normal_0 * vec3<f32>(offset_1);
    return _S318;
}

fn s_apply_scatter_0( material_5 : Material_0,  _S319 : Surface_0,  _S320 : vec3<f32>,  _S321 : vec2<f32>,  lobe_5 : f32,  clearance_2 : f32) -> Tuple_26
{
    var _S322 : Tuple_27 = s_apply_bsdf_sample_0(material_5, _S320, _S321, lobe_5);
    var _S323 : Tuple_38 = s_apply_to_world_0(_S319.frame_0, _S322.value0_39.wi_0);
    var _S324 : Tuple_39 = s_apply_ray_origin_0(_S319, _S323.value0_50, clearance_2);
    var _S325 : Tuple_26;
    _S325.value0_38.weight_2 = _S322.value0_39.weight_3;
    _S325.value0_38.origin_4 = _S324.value0_51;
    _S325.value0_38.direction_6 = _S323.value0_50;
    _S325.value0_38.pdf_2 = _S322.value0_39.pdf_3;
    _S325.value0_38.valid_0 = _S322.value0_39.valid_1;
    _S325.value0_38.delta_3 = _S322.value0_39.delta_4;
    return _S325;
}

struct Surface_Differential_0
{
     position_1 : vec3<f32>,
     frame_2 : Frame_0,
};

fn Frame_x24_syn_dzero_0() -> Frame_0
{
    var result_2 : Frame_0;
    var _S326 : vec3<f32> = vec3<f32>(0.0f);
    result_2.s_2 = _S326;
    result_2.t_1 = _S326;
    result_2.n_0 = _S326;
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
     direction_8 : vec3<f32>,
     pdf_4 : f32,
};

fn Departure_x24_syn_dzero_0() -> Departure_Differential_0
{
    var result_4 : Departure_Differential_0;
    var _S327 : vec3<f32> = vec3<f32>(0.0f);
    result_4.weight_4 = _S327;
    result_4.origin_5 = _S327;
    result_4.direction_8 = _S327;
    result_4.pdf_4 = 0.0f;
    return result_4;
}

fn Departure_x24_syn_dadd_0( SLANG_anonymous_0_0 : Departure_Differential_0,  SLANG_anonymous_1_0 : Departure_Differential_0) -> Departure_Differential_0
{
    var result_5 : Departure_Differential_0;
    result_5.weight_4 = SLANG_anonymous_0_0.weight_4 + SLANG_anonymous_1_0.weight_4;
    result_5.origin_5 = SLANG_anonymous_0_0.origin_5 + SLANG_anonymous_1_0.origin_5;
    result_5.direction_8 = SLANG_anonymous_0_0.direction_8 + SLANG_anonymous_1_0.direction_8;
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
    result_6.s_2 = SLANG_anonymous_0_1.s_2 + SLANG_anonymous_1_1.s_2;
    result_6.t_1 = SLANG_anonymous_0_1.t_1 + SLANG_anonymous_1_1.t_1;
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

fn s_bwdProp_ray_origin_0( _S328 : s_bwdCallableCtx_ray_origin_0,  _S329 : ptr<function, Surface_Differential_0>,  _S330 : ptr<function, vec3<f32>>,  _S331 : vec3<f32>)
{
    var _S332 : s_bwdCallableCtx_dot_0;
    _S332._S39 = _S328.value0_57.value1_8;
    _S332._S40 = _S328.value0_57.value0_56.geometric_normal_0;
    var _S333 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S334 : Surface_Differential_0 = _S333;
    _S334.position_1 = _S331;
    var _S335 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S333, _S334);
    var _S336 : vec3<f32> = vec3<f32>(0.0f);
    var _S337 : vec3<f32> = _S336;
    var _S338 : vec3<f32> = _S336;
    s_bwdProp_dot_0(_S332, &(_S337), &(_S338), 0.0f);
    (*_S329) = _S335;
    (*_S330) = _S337;
    return;
}

fn s_bwdProp_to_world_0( _S339 : s_bwdCallableCtx_to_world_0,  _S340 : ptr<function, Frame_0>,  _S341 : ptr<function, vec3<f32>>,  _S342 : vec3<f32>)
{
    var _S343 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S344 : vec3<f32> = _S339.value0_55.value0_54.n_0 * _S342;
    var _S345 : vec3<f32> = vec3<f32>(_S339.value0_55.value1_7.z) * _S342;
    var _S346 : f32 = _S344[i32(0)] + _S344[i32(1)] + _S344[i32(2)];
    var _S347 : vec3<f32> = _S339.value0_55.value0_54.t_1 * _S342;
    var _S348 : vec3<f32> = vec3<f32>(_S339.value0_55.value1_7.y) * _S342;
    var _S349 : f32 = _S347[i32(0)] + _S347[i32(1)] + _S347[i32(2)];
    var _S350 : vec3<f32> = _S339.value0_55.value0_54.s_2 * _S342;
    var _S351 : vec3<f32> = vec3<f32>(_S339.value0_55.value1_7.x) * _S342;
    var _S352 : f32 = _S350[i32(0)] + _S350[i32(1)] + _S350[i32(2)];
    var _S353 : Frame_0 = _S343;
    _S353.n_0 = _S345;
    _S353.t_1 = _S348;
    _S353.s_2 = _S351;
    var _S354 : vec3<f32> = vec3<f32>(_S352, _S349, _S346);
    (*_S340) = Frame_x24_syn_dadd_0(_S343, _S353);
    (*_S341) = _S354;
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
    var _S355 : vec3<f32> = vec3<f32>(0.0f);
    result_8.wi_1 = _S355;
    result_8.weight_5 = _S355;
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

fn s_bwdProp_safe_sqrt_0( _S356 : s_bwdCallableCtx_safe_sqrt_0,  _S357 : ptr<function, f32>,  _S358 : f32)
{
    var _S359 : bool = (_S356.value0_69.value0_68) > 0.0f;
    var _S360 : s_bwdCallableCtx_sqrt_0;
    if(_S359)
    {
        var _S361 : s_bwdCallableCtx_sqrt_0;
        _S361._S22 = _S356.value0_69.value0_68;
        _S360 = _S361;
    }
    else
    {
        _S360._S22 = 0.0f;
    }
    var _S362 : f32;
    if(_S359)
    {
        var _S363 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S360, &(_S363), _S358);
        _S362 = _S363;
    }
    else
    {
        _S362 = 0.0f;
    }
    (*_S357) = _S362;
    return;
}

fn s_bwdProp_sin_cos_turns_0( _S364 : s_bwdCallableCtx_sin_cos_turns_0,  _S365 : ptr<function, f32>,  _S366 : vec2<f32>)
{
    var quarter_3 : f32 = round(_S364.value0_67.value0_66 * 4.0f);
    var angle_2 : f32 = (_S364.value0_67.value0_66 - quarter_3 * 0.25f) * 6.28318548202514648f;
    var a2_2 : f32 = angle_2 * angle_2;
    var _S367 : f32 = -0.0001984127011383f + a2_2 * 2.75573188446287531e-06f;
    var _S368 : f32 = 0.00833333376795053f + a2_2 * _S367;
    var _S369 : f32 = -0.1666666716337204f + a2_2 * _S368;
    var _S370 : f32 = 1.0f + a2_2 * _S369;
    var _S371 : f32 = -0.00138888892251998f + a2_2 * 0.00002480158764229f;
    var _S372 : f32 = 0.0416666679084301f + a2_2 * _S371;
    var _S373 : f32 = -0.5f + a2_2 * _S372;
    var q_3 : i32 = (i32(quarter_3) & (i32(3)));
    var _S374 : bool = q_3 == i32(1);
    var _S375 : bool;
    var _S376 : bool;
    if(_S374)
    {
        _S375 = false;
        _S376 = false;
    }
    else
    {
        var _S377 : bool = q_3 == i32(2);
        if(_S377)
        {
            _S375 = false;
        }
        else
        {
            _S375 = q_3 == i32(3);
        }
        var _S378 : bool = _S375;
        _S375 = _S377;
        _S376 = _S378;
    }
    var _S379 : f32;
    var _S380 : f32;
    if(_S374)
    {
        var _S381 : f32 = - _S366[i32(1)];
        _S379 = _S366[i32(0)];
        _S380 = _S381;
    }
    else
    {
        if(_S375)
        {
            var _S382 : f32 = - _S366[i32(0)];
            _S379 = - _S366[i32(1)];
            _S380 = _S382;
        }
        else
        {
            if(_S376)
            {
                _S379 = - _S366[i32(0)];
                _S380 = _S366[i32(1)];
            }
            else
            {
                _S379 = _S366[i32(1)];
                _S380 = _S366[i32(0)];
            }
        }
    }
    var _S383 : f32 = a2_2 * _S379;
    var _S384 : f32 = a2_2 * _S383;
    var _S385 : f32 = angle_2 * _S380;
    var _S386 : f32 = a2_2 * _S385;
    var _S387 : f32 = a2_2 * _S386;
    var _S388 : f32 = angle_2 * (_S373 * _S379 + _S372 * _S383 + _S371 * _S384 + 0.00002480158764229f * (a2_2 * _S384) + _S369 * _S385 + _S368 * _S386 + _S367 * _S387 + 2.75573188446287531e-06f * (a2_2 * _S387));
    (*_S365) = 6.28318548202514648f * (_S370 * _S380 + _S388 + _S388);
    return;
}

fn s_bwdProp_diffuse_sample_0( _S389 : s_bwdCallableCtx_diffuse_sample_0,  _S390 : ptr<function, vec3<f32>>,  _S391 : ptr<function, vec2<f32>>,  _S392 : BsdfSample_Differential_0)
{
    var _S393 : f32 = _S389.value0_65.value1_9.x;
    var _S394 : Tuple_30 = s_apply_sin_cos_turns_0(_S393);
    var _S395 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S395.value0_66 = _S393;
    var _S396 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S395 );
    var _S397 : f32 = _S389.value0_65.value1_9.y;
    var _S398 : Tuple_15 = s_apply_safe_sqrt_0(_S397);
    var _S399 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S399.value0_68 = _S397;
    var _S400 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S399 );
    var _S401 : f32 = 1.0f - _S397;
    var _S402 : Tuple_15 = s_apply_safe_sqrt_0(_S401);
    var _S403 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S403.value0_68 = _S401;
    var _S404 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S403 );
    var _S405 : bool = (_S402.value0_27) > 0.0f;
    var side_1 : f32;
    var _S406 : f32;
    var _S407 : f32;
    if(_S405)
    {
        if((_S389.value0_65.value0_58.z) < 0.0f)
        {
            side_1 = -1.0f;
        }
        else
        {
            side_1 = 1.0f;
        }
        var _S408 : f32 = _S394.value0_42.y;
        _S406 = _S394.value0_42.x;
        _S407 = _S408;
    }
    else
    {
        side_1 = 0.0f;
        _S406 = 0.0f;
        _S407 = 0.0f;
    }
    var _S409 : vec3<f32> = vec3<f32>(0.0f);
    var _S410 : vec2<f32> = vec2<f32>(0.0f);
    var _S411 : vec2<f32>;
    if(_S405)
    {
        var _S412 : vec2<f32> = vec2<f32>(_S398.value0_27 * _S392.wi_1[i32(1)], _S398.value0_27 * _S392.wi_1[i32(0)]);
        var _S413 : f32 = _S406 * _S392.wi_1[i32(1)] + _S407 * _S392.wi_1[i32(0)];
        side_1 = 0.31830990314483643f * _S392.pdf_5 + side_1 * _S392.wi_1[i32(2)];
        _S406 = _S413;
        _S411 = _S412;
    }
    else
    {
        side_1 = 0.0f;
        _S406 = 0.0f;
        _S411 = _S410;
    }
    var _S414 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S404, &(_S414), side_1);
    var _S415 : f32 = - _S414;
    var _S416 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S400, &(_S416), _S406);
    var _S417 : f32 = _S415 + _S416;
    var _S418 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S396, &(_S418), _S411);
    var _S419 : vec2<f32> = vec2<f32>(_S418, _S417);
    (*_S390) = _S409;
    (*_S391) = _S419;
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

fn s_bwdProp_sqr_0( _S420 : s_bwdCallableCtx_sqr_0,  _S421 : ptr<function, f32>,  _S422 : f32)
{
    var _S423 : f32 = _S420.value0_83.value0_82 * _S422;
    (*_S421) = _S423 + _S423;
    return;
}

fn s_bwdProp_fresnel_conductor_channel_0( _S424 : s_bwdCallableCtx_fresnel_conductor_channel_0,  _S425 : ptr<function, f32>,  _S426 : f32)
{
    var _S427 : Tuple_0 = s_apply_min_0(_S424.value0_81.value0_80, 1.0f);
    var _S428 : s_bwdCallableCtx_min_0;
    _S428._S2 = _S424.value0_81.value0_80;
    _S428._S3 = 1.0f;
    var _S429 : Tuple_11 = s_apply_sqr_0(_S427.value0_0);
    var _S430 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S430.value0_82 = _S427.value0_0;
    var _S431 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S430 );
    var sin2_1 : f32 = 1.0f - _S429.value0_20;
    var _S432 : f32 = _S424.value0_81.value1_18;
    var _S433 : f32 = _S424.value0_81.value2_11;
    var t0_1 : f32 = _S432 * _S432 - _S433 * _S433 - sin2_1;
    var _S434 : Tuple_11 = s_apply_sqr_0(t0_1);
    var _S435 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S435.value0_82 = t0_1;
    var _S436 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S435 );
    var _S437 : f32 = _S434.value0_20 + 4.0f * _S424.value0_81.value1_18 * _S424.value0_81.value1_18 * _S424.value0_81.value2_11 * _S424.value0_81.value2_11;
    var _S438 : Tuple_15 = s_apply_safe_sqrt_0(_S437);
    var _S439 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S439.value0_68 = _S437;
    var _S440 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S439 );
    var _S441 : f32 = (_S438.value0_27 + t0_1) * 0.5f;
    var _S442 : Tuple_15 = s_apply_safe_sqrt_0(_S441);
    var _S443 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S443.value0_68 = _S441;
    var _S444 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S443 );
    var t1_1 : f32 = _S438.value0_27 + _S429.value0_20;
    var _S445 : f32 = 2.0f * _S442.value0_27;
    var t2_1 : f32 = _S445 * _S427.value0_0;
    var _S446 : f32 = t1_1 - t2_1;
    var _S447 : f32 = t1_1 + t2_1;
    var perpendicular_1 : f32 = _S446 / _S447;
    var _S448 : f32 = _S447 * _S447;
    var _S449 : f32 = _S429.value0_20 * _S438.value0_27;
    var _S450 : Tuple_11 = s_apply_sqr_0(sin2_1);
    var _S451 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S451.value0_82 = sin2_1;
    var _S452 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S451 );
    var t3_1 : f32 = _S449 + _S450.value0_20;
    var t4_1 : f32 = t2_1 * sin2_1;
    var _S453 : f32 = t3_1 - t4_1;
    var _S454 : f32 = t3_1 + t4_1;
    var s_diff_parallel_T_0 : f32 = 0.5f * _S426;
    var _S455 : f32 = s_diff_parallel_T_0 / (_S454 * _S454);
    var _S456 : f32 = perpendicular_1 * _S453 * - _S455;
    var _S457 : f32 = _S454 * _S455;
    var _S458 : f32 = perpendicular_1 * _S457;
    var _S459 : f32 = _S453 * _S457;
    var _S460 : f32 = _S456 + - _S458;
    var _S461 : f32 = t2_1 * _S460;
    var _S462 : f32 = sin2_1 * _S460;
    var _S463 : f32 = _S456 + _S458;
    var _S464 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S452, &(_S464), _S463);
    var _S465 : f32 = _S429.value0_20 * _S463;
    var _S466 : f32 = _S438.value0_27 * _S463;
    var _S467 : f32 = (s_diff_parallel_T_0 + _S459) / _S448;
    var _S468 : f32 = _S446 * - _S467;
    var _S469 : f32 = _S447 * _S467;
    var _S470 : f32 = _S462 + _S468 + - _S469;
    var _S471 : f32 = _S445 * _S470;
    var _S472 : f32 = 2.0f * (_S427.value0_0 * _S470);
    var _S473 : f32 = _S468 + _S469;
    var _S474 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S444, &(_S474), _S472);
    var _S475 : f32 = 0.5f * _S474;
    var _S476 : f32 = _S465 + _S473 + _S475;
    var _S477 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S440, &(_S477), _S476);
    var _S478 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S436, &(_S478), _S477);
    var _S479 : f32 = _S466 + _S473 + - (_S461 + _S464 + - (_S475 + _S478));
    var _S480 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S431, &(_S480), _S479);
    var _S481 : f32 = _S471 + _S480;
    var _S482 : f32 = 0.0f;
    var _S483 : f32 = 0.0f;
    s_bwdProp_min_0(_S428, &(_S482), &(_S483), _S481);
    (*_S425) = _S482;
    return;
}

fn s_bwdProp_fresnel_conductor_0( _S484 : s_bwdCallableCtx_fresnel_conductor_0,  _S485 : ptr<function, f32>,  _S486 : vec3<f32>)
{
    var _S487 : f32 = _S484.value0_77.value1_13.x;
    var _S488 : f32 = _S484.value0_77.value2_9.x;
    var _S489 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S489.value0_80 = _S484.value0_77.value0_70;
    _S489.value1_18 = _S487;
    _S489.value2_11 = _S488;
    var _S490 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S489 );
    var _S491 : f32 = _S484.value0_77.value1_13.y;
    var _S492 : f32 = _S484.value0_77.value2_9.y;
    var _S493 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S493.value0_80 = _S484.value0_77.value0_70;
    _S493.value1_18 = _S491;
    _S493.value2_11 = _S492;
    var _S494 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S493 );
    var _S495 : f32 = _S484.value0_77.value1_13.z;
    var _S496 : f32 = _S484.value0_77.value2_9.z;
    var _S497 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S497.value0_80 = _S484.value0_77.value0_70;
    _S497.value1_18 = _S495;
    _S497.value2_11 = _S496;
    var _S498 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S497 );
    var _S499 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S498, &(_S499), _S486[i32(2)]);
    var _S500 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S494, &(_S500), _S486[i32(1)]);
    var _S501 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S490, &(_S501), _S486[i32(0)]);
    (*_S485) = _S499 + _S500 + _S501;
    return;
}

fn s_bwdProp_ggx_density_0( _S502 : s_bwdCallableCtx_ggx_density_0,  _S503 : ptr<function, vec3<f32>>,  _S504 : f32)
{
    var _S505 : f32 = _S502.value0_75.value0_74.x;
    var _S506 : f32 = _S502.value0_75.value1_17.x / _S505;
    var _S507 : Tuple_11 = s_apply_sqr_0(_S506);
    var _S508 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S508.value0_82 = _S506;
    var _S509 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S508 );
    var _S510 : f32 = _S502.value0_75.value0_74.y;
    var _S511 : f32 = _S502.value0_75.value1_17.y / _S510;
    var _S512 : Tuple_11 = s_apply_sqr_0(_S511);
    var _S513 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S513.value0_82 = _S511;
    var _S514 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S513 );
    var _S515 : f32 = _S507.value0_20 + _S512.value0_20;
    var _S516 : f32 = _S502.value0_75.value1_17.z;
    var _S517 : Tuple_11 = s_apply_sqr_0(_S516);
    var _S518 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S518.value0_82 = _S516;
    var _S519 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S518 );
    var s_5 : f32 = _S515 + _S517.value0_20;
    var _S520 : f32 = 3.14159274101257324f * _S505 * _S510;
    var _S521 : Tuple_11 = s_apply_sqr_0(s_5);
    var _S522 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S522.value0_82 = s_5;
    var _S523 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S522 );
    var _S524 : f32 = _S520 * _S521.value0_20;
    var _S525 : f32 = _S520 * - (_S504 / (_S524 * _S524));
    var _S526 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S523, &(_S526), _S525);
    var _S527 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S519, &(_S527), _S526);
    var _S528 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S514, &(_S528), _S526);
    var _S529 : f32 = _S528 / _S510;
    var _S530 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S509, &(_S530), _S526);
    (*_S503) = vec3<f32>(_S530 / _S505, _S529, _S527);
    return;
}

fn s_bwdProp_ggx_lambda_0( _S531 : s_bwdCallableCtx_ggx_lambda_0,  _S532 : ptr<function, vec3<f32>>,  _S533 : f32)
{
    var _S534 : f32 = _S531.value0_76.value0_73.x;
    var _S535 : f32 = _S534 * _S531.value0_76.value1_16.x;
    var _S536 : Tuple_11 = s_apply_sqr_0(_S535);
    var _S537 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S537.value0_82 = _S535;
    var _S538 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S537 );
    var _S539 : f32 = _S531.value0_76.value0_73.y;
    var _S540 : f32 = _S539 * _S531.value0_76.value1_16.y;
    var _S541 : Tuple_11 = s_apply_sqr_0(_S540);
    var _S542 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S542.value0_82 = _S540;
    var _S543 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S542 );
    var _S544 : f32 = _S536.value0_20 + _S541.value0_20;
    var _S545 : f32 = _S531.value0_76.value1_16.z;
    var _S546 : Tuple_11 = s_apply_sqr_0(_S545);
    var _S547 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S547.value0_82 = _S545;
    var _S548 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S547 );
    var _S549 : f32 = _S546.value0_20 * _S546.value0_20;
    var _S550 : s_bwdCallableCtx_sqrt_0;
    _S550._S22 = 1.0f + _S544 / _S546.value0_20;
    var _S551 : f32 = 0.5f * _S533;
    var _S552 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S550, &(_S552), _S551);
    var _S553 : f32 = _S552 / _S549;
    var _S554 : f32 = _S544 * - _S553;
    var _S555 : f32 = _S546.value0_20 * _S553;
    var _S556 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S548, &(_S556), _S554);
    var _S557 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S543, &(_S557), _S555);
    var _S558 : f32 = _S539 * _S557;
    var _S559 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S538, &(_S559), _S555);
    (*_S532) = vec3<f32>(_S534 * _S559, _S558, _S556);
    return;
}

fn s_bwdProp_mirrored_0( _S560 : s_bwdCallableCtx_mirrored_0,  _S561 : ptr<function, vec3<f32>>,  _S562 : ptr<function, vec3<f32>>,  _S563 : vec3<f32>)
{
    var _S564 : Tuple_5 = s_apply_dot_0(_S560.value0_78.value0_72, _S560.value0_78.value1_15);
    var _S565 : s_bwdCallableCtx_dot_0;
    _S565._S39 = _S560.value0_78.value0_72;
    _S565._S40 = _S560.value0_78.value1_15;
    var _S566 : vec3<f32> = (vec3<f32>(0) - _S563);
    var _S567 : vec3<f32> = _S560.value0_78.value1_15 * _S563;
    var _S568 : vec3<f32> = vec3<f32>((2.0f * _S564.value0_5)) * _S563;
    var _S569 : f32 = 2.0f * (_S567[i32(0)] + _S567[i32(1)] + _S567[i32(2)]);
    var _S570 : vec3<f32> = vec3<f32>(0.0f);
    var _S571 : vec3<f32> = _S570;
    var _S572 : vec3<f32> = _S570;
    s_bwdProp_dot_0(_S565, &(_S571), &(_S572), _S569);
    var _S573 : vec3<f32> = _S568 + _S572;
    (*_S561) = _S566 + _S571;
    (*_S562) = _S573;
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

fn s_bwdProp_unit_vector_0( _S574 : s_bwdCallableCtx_unit_vector_0,  _S575 : ptr<function, vec3<f32>>,  _S576 : vec3<f32>)
{
    var _S577 : vec3<f32> = _S574.value0_85.value0_84;
    var _S578 : Tuple_5 = s_apply_dot_0(_S577, _S577);
    var _S579 : s_bwdCallableCtx_dot_0;
    _S579._S39 = _S574.value0_85.value0_84;
    _S579._S40 = _S574.value0_85.value0_84;
    var _S580 : Tuple_3 = s_apply_sqrt_0(_S578.value0_5);
    var _S581 : s_bwdCallableCtx_sqrt_0;
    _S581._S22 = _S578.value0_5;
    var _S582 : vec3<f32> = _S574.value0_85.value0_84 * _S576;
    var _S583 : vec3<f32> = vec3<f32>((1.0f / _S580.value0_3)) * _S576;
    var _S584 : f32 = - ((_S582[i32(0)] + _S582[i32(1)] + _S582[i32(2)]) / (_S580.value0_3 * _S580.value0_3));
    var _S585 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S581, &(_S585), _S584);
    var _S586 : vec3<f32> = vec3<f32>(0.0f);
    var _S587 : vec3<f32> = _S586;
    var _S588 : vec3<f32> = _S586;
    s_bwdProp_dot_0(_S579, &(_S587), &(_S588), _S585);
    (*_S575) = _S583 + _S587 + _S588;
    return;
}

fn s_bwdProp_ggx_sample_visible_0( _S589 : s_bwdCallableCtx_ggx_sample_visible_0,  _S590 : ptr<function, vec3<f32>>,  _S591 : ptr<function, vec2<f32>>,  _S592 : vec3<f32>)
{
    var _S593 : bool = (_S589.value0_79.value1_14.z) < 0.0f;
    var w_8 : vec3<f32>;
    if(_S593)
    {
        w_8 = (vec3<f32>(0) - _S589.value0_79.value1_14);
    }
    else
    {
        w_8 = _S589.value0_79.value1_14;
    }
    var _S594 : f32 = _S589.value0_79.value0_71.x;
    var _S595 : f32 = _S589.value0_79.value0_71.y;
    var _S596 : vec3<f32> = vec3<f32>(w_8.x * _S594, w_8.y * _S595, w_8.z);
    var _S597 : Tuple_33 = s_apply_unit_vector_0(_S596);
    var _S598 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S598.value0_84 = _S596;
    var _S599 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S598 );
    var _S600 : f32 = _S589.value0_79.value2_10.x;
    var _S601 : Tuple_30 = s_apply_sin_cos_turns_0(_S600);
    var _S602 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S602.value0_66 = _S600;
    var _S603 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S602 );
    var _S604 : f32 = _S589.value0_79.value2_10.y;
    var _S605 : f32 = 1.0f + _S597.value0_45.z;
    var one_minus_z_1 : f32 = _S604 * _S605;
    var _S606 : f32 = 2.0f - one_minus_z_1;
    var _S607 : f32 = one_minus_z_1 * _S606;
    var _S608 : Tuple_15 = s_apply_safe_sqrt_0(_S607);
    var _S609 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S609.value0_68 = _S607;
    var _S610 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S609 );
    var _S611 : f32 = _S601.value0_42.y;
    var _S612 : f32 = _S601.value0_42.x;
    var h_1 : vec3<f32> = vec3<f32>(_S608.value0_27 * _S611, _S608.value0_27 * _S612, 1.0f - one_minus_z_1) + _S597.value0_45;
    var _S613 : f32 = h_1.x * _S594;
    var _S614 : f32 = h_1.y * _S595;
    var _S615 : f32 = h_1.z;
    var _S616 : Tuple_1 = s_apply_max_0(_S615, 9.999999960041972e-13f);
    var _S617 : s_bwdCallableCtx_max_0;
    _S617._S10 = _S615;
    _S617._S11 = 9.999999960041972e-13f;
    var _S618 : s_bwdCallableCtx_max_0 = _S617;
    var _S619 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S619.value0_84 = vec3<f32>(_S613, _S614, _S616.value0_1);
    var _S620 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S619 );
    var _S621 : vec3<f32> = vec3<f32>(0.0f);
    var _S622 : vec3<f32> = _S621;
    s_bwdProp_unit_vector_0(_S620, &(_S622), _S592);
    var _S623 : f32 = 0.0f;
    var _S624 : f32 = 0.0f;
    s_bwdProp_max_0(_S618, &(_S623), &(_S624), _S622[i32(2)]);
    var _S625 : f32 = _S595 * _S622[i32(1)];
    var _S626 : f32 = _S594 * _S622[i32(0)];
    var s_diff_h_T_0 : vec3<f32> = vec3<f32>(_S626, _S625, _S623);
    var _S627 : f32 = - _S623;
    var _S628 : f32 = _S608.value0_27 * _S625;
    var _S629 : f32 = _S608.value0_27 * _S626;
    var _S630 : f32 = _S612 * _S625 + _S611 * _S626;
    var _S631 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S610, &(_S631), _S630);
    var _S632 : f32 = _S627 + _S606 * _S631 + - (one_minus_z_1 * _S631);
    var _S633 : f32 = _S604 * _S632;
    var _S634 : f32 = _S605 * _S632;
    var _S635 : vec2<f32> = vec2<f32>(_S628, _S629);
    var _S636 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S603, &(_S636), _S635);
    var _S637 : vec3<f32> = s_diff_h_T_0 + vec3<f32>(0.0f, 0.0f, _S633);
    var _S638 : vec3<f32> = _S621;
    s_bwdProp_unit_vector_0(_S599, &(_S638), _S637);
    var _S639 : vec3<f32> = vec3<f32>(_S594 * _S638[i32(0)], _S595 * _S638[i32(1)], _S638[i32(2)]);
    var _S640 : vec2<f32> = vec2<f32>(_S636, _S634);
    if(_S593)
    {
        w_8 = (vec3<f32>(0) - _S639);
    }
    else
    {
        w_8 = _S639;
    }
    (*_S590) = w_8;
    (*_S591) = _S640;
    return;
}

fn s_bwdProp_conductor_sample_0( _S641 : s_bwdCallableCtx_conductor_sample_0,  _S642 : ptr<function, vec3<f32>>,  _S643 : ptr<function, vec2<f32>>,  _S644 : BsdfSample_Differential_0)
{
    var _S645 : vec3<f32> = vec3<f32>(0.0f);
    var _S646 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S645, _S645 );
    var _S647 : vec2<f32> = vec2<f32>(0.0f);
    var _S648 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0( _S647, _S645, _S647 );
    var _S649 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S645, _S645 );
    var _S650 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S647, _S645 );
    var _S651 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S647, _S645 );
    var _S652 : f32;
    var _S653 : f32;
    var _S654 : f32;
    var _S655 : f32;
    var _S656 : f32;
    var _S657 : f32;
    var _S658 : f32;
    var _S659 : f32;
    var _S660 : f32;
    var _S661 : s_bwdCallableCtx_abs_0;
    var _S662 : s_bwdCallableCtx_abs_0;
    var _S663 : s_bwdCallableCtx_abs_0;
    var _S664 : s_bwdCallableCtx_ggx_density_0;
    var _S665 : vec3<f32>;
    var _S666 : vec3<f32>;
    var _S667 : s_bwdCallableCtx_ggx_lambda_0;
    var _S668 : s_bwdCallableCtx_ggx_lambda_0;
    var _S669 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S670 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S671 : s_bwdCallableCtx_dot_0;
    var _S672 : bool;
    var _S673 : s_bwdCallableCtx_mirrored_0;
    var _S674 : s_bwdCallableCtx_ggx_sample_visible_0;
    if(_S641.value0_64.value3_5)
    {
        var _S675 : f32 = _S641.value0_64.value4_4.z;
        var _S676 : Tuple_2 = s_apply_abs_0(_S675);
        var _S677 : s_bwdCallableCtx_abs_0;
        _S677._S18 = _S675;
        var _S678 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S678.value0_70 = _S676.value0_2;
        _S678.value1_13 = _S641.value0_64.value0_59;
        _S678.value2_9 = _S641.value0_64.value1_10;
        _S669.value0_77 = _S678;
        _S661 = _S677;
        _S672 = false;
        _S652 = 0.0f;
        _S653 = 0.0f;
        _S654 = 0.0f;
        _S655 = 0.0f;
        _S656 = 0.0f;
        _S662._S18 = 0.0f;
        _S664.value0_75 = _S651;
        _S665 = _S645;
        _S666 = _S645;
        _S657 = 0.0f;
        _S658 = 0.0f;
        _S667.value0_76 = _S650;
        _S670.value0_77 = _S646;
        _S663._S18 = 0.0f;
        _S671._S39 = _S645;
        _S671._S40 = _S645;
        _S668.value0_76 = _S650;
        _S659 = 0.0f;
        _S660 = 0.0f;
        _S673.value0_78 = _S649;
        _S674.value0_79 = _S648;
    }
    else
    {
        var width_8 : vec2<f32> = ggx_widths_0(_S641.value0_64.value2_6);
        var _S679 : Tuple_32 = s_apply_ggx_sample_visible_0(width_8, _S641.value0_64.value4_4, _S641.value0_64.value5_2);
        var _S680 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
        _S680.value0_71 = width_8;
        _S680.value1_14 = _S641.value0_64.value4_4;
        _S680.value2_10 = _S641.value0_64.value5_2;
        var _S681 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = _S680;
        var _S682 : Tuple_34 = s_apply_mirrored_0(_S641.value0_64.value4_4, _S679.value0_44);
        var _S683 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S683.value0_72 = _S641.value0_64.value4_4;
        _S683.value1_15 = _S679.value0_44;
        var _S684 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S683;
        var _S685 : f32 = _S641.value0_64.value4_4.z;
        var _S686 : f32 = _S682.value0_46.z;
        var _S687 : bool = (_S685 * _S686) > 0.0f;
        if(_S687)
        {
            var _S688 : Tuple_20 = s_apply_ggx_lambda_0(width_8, _S641.value0_64.value4_4);
            var _S689 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S689.value0_73 = width_8;
            _S689.value1_16 = _S641.value0_64.value4_4;
            var masking_o_3 : f32 = 1.0f + _S688.value0_32;
            var _S690 : Tuple_5 = s_apply_dot_0(_S641.value0_64.value4_4, _S679.value0_44);
            var _S691 : s_bwdCallableCtx_dot_0;
            _S691._S39 = _S641.value0_64.value4_4;
            _S691._S40 = _S679.value0_44;
            var _S692 : Tuple_2 = s_apply_abs_0(_S690.value0_5);
            var _S693 : s_bwdCallableCtx_abs_0;
            _S693._S18 = _S690.value0_5;
            var _S694 : Tuple_22 = s_apply_fresnel_conductor_0(_S692.value0_2, _S641.value0_64.value0_59, _S641.value0_64.value1_10);
            var _S695 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
            _S695.value0_70 = _S692.value0_2;
            _S695.value1_13 = _S641.value0_64.value0_59;
            _S695.value2_9 = _S641.value0_64.value1_10;
            var _S696 : Tuple_20 = s_apply_ggx_lambda_0(width_8, _S682.value0_46);
            var _S697 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S697.value0_73 = width_8;
            _S697.value1_16 = _S682.value0_46;
            var _S698 : f32 = masking_o_3 + _S696.value0_32;
            var _S699 : vec3<f32> = vec3<f32>((masking_o_3 / _S698));
            var _S700 : f32 = _S698 * _S698;
            var _S701 : Tuple_21 = s_apply_ggx_density_0(width_8, _S679.value0_44);
            var _S702 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
            _S702.value0_74 = width_8;
            _S702.value1_17 = _S679.value0_44;
            var _S703 : Tuple_2 = s_apply_abs_0(_S685);
            var _S704 : s_bwdCallableCtx_abs_0;
            _S704._S18 = _S685;
            var _S705 : f32 = 4.0f * _S703.value0_2;
            var _S706 : f32 = _S705 * masking_o_3;
            _S652 = _S706 * _S706;
            _S653 = _S701.value0_33;
            _S654 = _S706;
            _S655 = _S705;
            _S656 = masking_o_3;
            _S661 = _S704;
            _S664.value0_75 = _S702;
            _S665 = _S694.value0_34;
            _S666 = _S699;
            _S657 = _S700;
            _S658 = _S698;
            _S667.value0_76 = _S697;
            _S669.value0_77 = _S695;
            _S662 = _S693;
            _S671 = _S691;
            _S668.value0_76 = _S689;
        }
        else
        {
            _S652 = 0.0f;
            _S653 = 0.0f;
            _S654 = 0.0f;
            _S655 = 0.0f;
            _S656 = 0.0f;
            _S661._S18 = 0.0f;
            _S664.value0_75 = _S651;
            _S665 = _S645;
            _S666 = _S645;
            _S657 = 0.0f;
            _S658 = 0.0f;
            _S667.value0_76 = _S650;
            _S669.value0_77 = _S646;
            _S662._S18 = 0.0f;
            _S671._S39 = _S645;
            _S671._S40 = _S645;
            _S668.value0_76 = _S650;
        }
        var _S707 : s_bwdCallableCtx_abs_0 = _S661;
        var _S708 : s_bwdCallableCtx_fresnel_conductor_0 = _S669;
        var _S709 : s_bwdCallableCtx_abs_0 = _S662;
        _S669.value0_77 = _S646;
        _S661._S18 = 0.0f;
        _S672 = _S687;
        _S662 = _S707;
        _S670 = _S708;
        _S663 = _S709;
        _S659 = _S685;
        _S660 = _S686;
        _S673.value0_78 = _S684;
        _S674.value0_79 = _S681;
    }
    var _S710 : vec2<f32>;
    if(_S641.value0_64.value3_5)
    {
        var _S711 : f32 = 0.0f;
        s_bwdProp_fresnel_conductor_0(_S669, &(_S711), _S644.weight_5);
        var _S712 : f32 = 0.0f;
        s_bwdProp_abs_0(_S661, &(_S712), _S711);
        _S665 = vec3<f32>(- _S644.wi_1[i32(0)], - _S644.wi_1[i32(1)], _S712 + _S644.wi_1[i32(2)]);
        _S710 = _S647;
    }
    else
    {
        var _S713 : vec3<f32>;
        if(_S672)
        {
            var _S714 : f32 = _S644.pdf_5 / _S652;
            var _S715 : f32 = _S653 * - _S714;
            var _S716 : f32 = _S654 * _S714;
            var _S717 : f32 = _S655 * _S715;
            var _S718 : f32 = 4.0f * (_S656 * _S715);
            var _S719 : f32 = 0.0f;
            s_bwdProp_abs_0(_S662, &(_S719), _S718);
            var _S720 : vec3<f32> = _S645;
            s_bwdProp_ggx_density_0(_S664, &(_S720), _S716);
            var _S721 : vec3<f32> = _S665 * _S644.weight_5;
            var _S722 : vec3<f32> = _S666 * _S644.weight_5;
            var _S723 : f32 = (_S721[i32(0)] + _S721[i32(1)] + _S721[i32(2)]) / _S657;
            var _S724 : f32 = _S656 * - _S723;
            var _S725 : f32 = _S658 * _S723;
            var _S726 : vec3<f32> = _S645;
            s_bwdProp_ggx_lambda_0(_S667, &(_S726), _S724);
            var _S727 : f32 = 0.0f;
            s_bwdProp_fresnel_conductor_0(_S670, &(_S727), _S722);
            var _S728 : f32 = 0.0f;
            s_bwdProp_abs_0(_S663, &(_S728), _S727);
            var _S729 : vec3<f32> = _S645;
            var _S730 : vec3<f32> = _S645;
            s_bwdProp_dot_0(_S671, &(_S729), &(_S730), _S728);
            var _S731 : f32 = _S717 + _S725 + _S724;
            var _S732 : vec3<f32> = _S645;
            s_bwdProp_ggx_lambda_0(_S668, &(_S732), _S731);
            var _S733 : vec3<f32> = _S720 + _S730;
            var _S734 : vec3<f32> = _S729 + _S732;
            var _S735 : vec3<f32> = _S726 + _S644.wi_1;
            _S652 = _S719;
            _S665 = _S735;
            _S666 = _S733;
            _S713 = _S734;
        }
        else
        {
            _S652 = 0.0f;
            _S665 = _S645;
            _S666 = _S645;
            _S713 = _S645;
        }
        var _S736 : f32 = _S660 * 0.0f + _S652;
        var _S737 : vec3<f32> = _S665 + vec3<f32>(0.0f, 0.0f, _S659 * 0.0f);
        var _S738 : vec3<f32> = _S645;
        var _S739 : vec3<f32> = _S645;
        s_bwdProp_mirrored_0(_S673, &(_S738), &(_S739), _S737);
        var _S740 : vec3<f32> = _S739 + _S666;
        var _S741 : vec3<f32> = _S645;
        var _S742 : vec2<f32> = _S647;
        s_bwdProp_ggx_sample_visible_0(_S674, &(_S741), &(_S742), _S740);
        _S665 = _S738 + _S741 + _S713 + vec3<f32>(0.0f, 0.0f, _S736);
        _S710 = _S742;
    }
    (*_S642) = _S665;
    (*_S643) = _S710;
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

fn s_bwdProp_refracted_0( _S743 : s_bwdCallableCtx_refracted_0,  _S744 : ptr<function, vec3<f32>>,  _S745 : ptr<function, vec3<f32>>,  _S746 : Refraction_Differential_0)
{
    var _S747 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S748 : vec3<f32> = vec3<f32>(0.0f);
    var _S749 : Tuple_5 = s_apply_dot_0(_S743.value0_89.value0_86, _S743.value0_89.value1_19);
    var _S750 : s_bwdCallableCtx_dot_0;
    _S750._S39 = _S743.value0_89.value0_86;
    _S750._S40 = _S743.value0_89.value1_19;
    var _S751 : s_bwdCallableCtx_dot_0 = _S750;
    var _S752 : bool = (_S749.value0_5) < 0.0f;
    var cos_i_2 : f32;
    var eta_9 : f32;
    var m_4 : vec3<f32>;
    if(_S752)
    {
        var _S753 : vec3<f32> = (vec3<f32>(0) - _S743.value0_89.value1_19);
        var _S754 : f32 = 1.0f / _S743.value0_89.value2_12;
        cos_i_2 = - _S749.value0_5;
        eta_9 = _S754;
        m_4 = _S753;
    }
    else
    {
        cos_i_2 = _S749.value0_5;
        eta_9 = _S743.value0_89.value2_12;
        m_4 = _S743.value0_89.value1_19;
    }
    var _S755 : Tuple_11 = s_apply_sqr_0(cos_i_2);
    var _S756 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S756.value0_82 = cos_i_2;
    var _S757 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S756 );
    var _S758 : f32 = 1.0f - _S755.value0_20;
    var _S759 : Tuple_1 = s_apply_max_0(_S758, 0.0f);
    var _S760 : s_bwdCallableCtx_max_0;
    _S760._S10 = _S758;
    _S760._S11 = 0.0f;
    var _S761 : s_bwdCallableCtx_max_0 = _S760;
    var _S762 : f32 = eta_9 * eta_9;
    var sin2_t_2 : f32 = _S759.value0_1 / _S762;
    var _S763 : f32 = _S762 * _S762;
    var _S764 : bool = sin2_t_2 < 1.0f;
    var _S765 : vec3<f32>;
    var _S766 : vec3<f32>;
    var _S767 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S764)
    {
        var _S768 : f32 = 1.0f - sin2_t_2;
        var _S769 : Tuple_15 = s_apply_safe_sqrt_0(_S768);
        var _S770 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S770.value0_68 = _S768;
        var _S771 : vec3<f32> = vec3<f32>((cos_i_2 / eta_9 - _S769.value0_27));
        _S765 = vec3<f32>((1.0f / eta_9));
        _S766 = _S771;
        cos_i_2 = _S762;
        _S767.value0_69 = _S770;
    }
    else
    {
        _S765 = _S748;
        _S766 = _S748;
        cos_i_2 = 0.0f;
        _S767.value0_69 = _S747;
    }
    if(_S764)
    {
        var _S772 : vec3<f32> = _S765 * (vec3<f32>(0) - _S746.direction_9);
        var _S773 : vec3<f32> = m_4 * _S746.direction_9;
        var _S774 : vec3<f32> = _S766 * _S746.direction_9;
        var _S775 : f32 = _S773[i32(0)] + _S773[i32(1)] + _S773[i32(2)];
        var _S776 : f32 = - _S775;
        var _S777 : f32 = eta_9 * (_S775 / cos_i_2);
        var _S778 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S767, &(_S778), _S776);
        cos_i_2 = - _S778;
        eta_9 = _S777;
        m_4 = _S774;
        _S765 = _S772;
    }
    else
    {
        cos_i_2 = 0.0f;
        eta_9 = 0.0f;
        m_4 = _S748;
        _S765 = _S748;
    }
    var _S779 : f32 = _S762 * (cos_i_2 / _S763);
    var _S780 : f32 = 0.0f;
    var _S781 : f32 = 0.0f;
    s_bwdProp_max_0(_S761, &(_S780), &(_S781), _S779);
    var _S782 : f32 = - _S780;
    var _S783 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S757, &(_S783), _S782);
    var _S784 : f32 = _S783 + eta_9;
    if(_S752)
    {
        var _S785 : vec3<f32> = (vec3<f32>(0) - m_4);
        cos_i_2 = - _S784;
        m_4 = _S785;
    }
    else
    {
        cos_i_2 = _S784;
    }
    var _S786 : vec3<f32> = _S748;
    var _S787 : vec3<f32> = _S748;
    s_bwdProp_dot_0(_S751, &(_S786), &(_S787), cos_i_2);
    var _S788 : vec3<f32> = _S787 + m_4;
    (*_S744) = _S786 + _S765;
    (*_S745) = _S788;
    return;
}

fn s_bwdProp_fresnel_dielectric_0( _S789 : s_bwdCallableCtx_fresnel_dielectric_0,  _S790 : ptr<function, f32>,  _S791 : f32)
{
    var _S792 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S793 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S794 : bool = (_S789.value0_88.value0_87) < 0.0f;
    var cos_i_3 : f32;
    var eta_10 : f32;
    if(_S794)
    {
        var _S795 : f32 = 1.0f / _S789.value0_88.value1_20;
        cos_i_3 = - _S789.value0_88.value0_87;
        eta_10 = _S795;
    }
    else
    {
        cos_i_3 = _S789.value0_88.value0_87;
        eta_10 = _S789.value0_88.value1_20;
    }
    var _S796 : Tuple_11 = s_apply_sqr_0(cos_i_3);
    var _S797 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S797.value0_82 = cos_i_3;
    var _S798 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S797 );
    var _S799 : f32 = eta_10 * eta_10;
    var sin2_t_3 : f32 = (1.0f - _S796.value0_20) / _S799;
    var _S800 : f32 = _S799 * _S799;
    var _S801 : bool = sin2_t_3 < 1.0f;
    var _S802 : f32;
    var _S803 : f32;
    var _S804 : f32;
    var _S805 : f32;
    var _S806 : f32;
    var _S807 : s_bwdCallableCtx_sqr_0;
    var _S808 : s_bwdCallableCtx_sqr_0;
    var _S809 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S801)
    {
        var _S810 : f32 = 1.0f - sin2_t_3;
        var _S811 : Tuple_15 = s_apply_safe_sqrt_0(_S810);
        var _S812 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S812.value0_68 = _S810;
        var _S813 : f32 = eta_10 * cos_i_3;
        var _S814 : f32 = _S813 - _S811.value0_27;
        var _S815 : f32 = _S813 + _S811.value0_27;
        var _S816 : f32 = _S815 * _S815;
        var _S817 : f32 = eta_10 * _S811.value0_27;
        var _S818 : f32 = cos_i_3 - _S817;
        var _S819 : f32 = cos_i_3 + _S817;
        var perpendicular_2 : f32 = _S818 / _S819;
        var _S820 : f32 = _S819 * _S819;
        var _S821 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S821.value0_82 = _S814 / _S815;
        var _S822 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S822.value0_82 = perpendicular_2;
        _S807.value0_83 = _S822;
        _S808.value0_83 = _S821;
        cos_i_3 = _S820;
        _S802 = _S818;
        _S803 = _S819;
        _S804 = _S816;
        _S805 = _S814;
        _S806 = _S815;
        _S809.value0_69 = _S812;
    }
    else
    {
        _S807.value0_83 = _S793;
        _S808.value0_83 = _S793;
        cos_i_3 = 0.0f;
        _S802 = 0.0f;
        _S803 = 0.0f;
        _S804 = 0.0f;
        _S805 = 0.0f;
        _S806 = 0.0f;
        _S809.value0_69 = _S792;
    }
    if(_S801)
    {
        var _S823 : f32 = 0.5f * _S791;
        var _S824 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S807, &(_S824), _S823);
        var _S825 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S808, &(_S825), _S823);
        var _S826 : f32 = _S824 / cos_i_3;
        var _S827 : f32 = _S802 * - _S826;
        var _S828 : f32 = _S803 * _S826;
        var _S829 : f32 = _S825 / _S804;
        var _S830 : f32 = _S805 * - _S829;
        var _S831 : f32 = _S806 * _S829;
        var _S832 : f32 = eta_10 * (_S830 + _S831);
        var _S833 : f32 = eta_10 * (_S827 + - _S828) + _S830 + - _S831;
        var _S834 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S809, &(_S834), _S833);
        var _S835 : f32 = _S827 + _S828 + _S832;
        cos_i_3 = - _S834;
        eta_10 = _S835;
    }
    else
    {
        cos_i_3 = 0.0f;
        eta_10 = 0.0f;
    }
    var _S836 : f32 = - (_S799 * (cos_i_3 / _S800));
    var _S837 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S798, &(_S837), _S836);
    var _S838 : f32 = _S837 + eta_10;
    if(_S794)
    {
        cos_i_3 = - _S838;
    }
    else
    {
        cos_i_3 = _S838;
    }
    (*_S790) = cos_i_3;
    return;
}

fn s_bwdProp_smooth_dielectric_sample_0( _S839 : s_bwdCallableCtx_smooth_dielectric_sample_0,  _S840 : ptr<function, vec3<f32>>,  _S841 : BsdfSample_Differential_0)
{
    var _S842 : vec3<f32> = vec3<f32>(0.0f);
    var _S843 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S842, _S842, 0.0f );
    var _S844 : f32 = _S839.value0_62.value1_11.z;
    var _S845 : Tuple_25 = s_apply_fresnel_dielectric_0(_S844, _S839.value0_62.value0_60);
    var _S846 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S846.value0_87 = _S844;
    _S846.value1_20 = _S839.value0_62.value0_60;
    var _S847 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S846 );
    var _S848 : bool = (_S839.value0_62.value2_7) < (_S845.value0_37);
    var _S849 : bool;
    var _S850 : s_bwdCallableCtx_refracted_0;
    if(_S848)
    {
        _S849 = false;
        _S850.value0_89 = _S843;
    }
    else
    {
        const _S851 : vec3<f32> = vec3<f32>(0.0f, 0.0f, 1.0f);
        var _S852 : Tuple_36 = s_apply_refracted_0(_S839.value0_62.value1_11, _S851, _S839.value0_62.value0_60);
        var _S853 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S853.value0_86 = _S839.value0_62.value1_11;
        _S853.value1_19 = _S851;
        _S853.value2_12 = _S839.value0_62.value0_60;
        _S849 = _S852.value0_48.valid_2;
        _S850.value0_89 = _S853;
    }
    var _S854 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
    var _S855 : f32;
    var _S856 : vec3<f32>;
    if(_S848)
    {
        var _S857 : vec3<f32> = vec3<f32>(- _S841.wi_1[i32(0)], - _S841.wi_1[i32(1)], 0.0f);
        _S855 = _S841.wi_1[i32(2)];
        _S856 = _S857;
    }
    else
    {
        var _S858 : Refraction_Differential_0;
        if(_S849)
        {
            var _S859 : Refraction_Differential_0 = _S854;
            _S859.direction_9 = _S841.wi_1;
            _S858 = Refraction_x24_syn_dadd_0(_S854, _S859);
        }
        else
        {
            _S858 = _S854;
        }
        var _S860 : vec3<f32> = _S842;
        var _S861 : vec3<f32> = _S842;
        s_bwdProp_refracted_0(_S850, &(_S860), &(_S861), _S858);
        _S855 = 0.0f;
        _S856 = _S860;
    }
    var _S862 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S847, &(_S862), 0.0f);
    (*_S840) = _S856 + vec3<f32>(0.0f, 0.0f, _S862 + _S855);
    return;
}

fn s_bwdProp_rough_dielectric_sample_0( _S863 : s_bwdCallableCtx_rough_dielectric_sample_0,  _S864 : ptr<function, vec3<f32>>,  _S865 : ptr<function, vec2<f32>>,  _S866 : BsdfSample_Differential_0)
{
    var _S867 : vec3<f32> = vec3<f32>(0.0f);
    var _S868 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S867, _S867 );
    var _S869 : vec2<f32> = vec2<f32>(0.0f);
    var _S870 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S869, _S867 );
    var _S871 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S867, _S867, 0.0f );
    var _S872 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var width_9 : vec2<f32> = ggx_widths_0(_S863.value0_63.value1_12);
    var _S873 : Tuple_32 = s_apply_ggx_sample_visible_0(width_9, _S863.value0_63.value2_8, _S863.value0_63.value3_6);
    var _S874 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
    _S874.value0_71 = width_9;
    _S874.value1_14 = _S863.value0_63.value2_8;
    _S874.value2_10 = _S863.value0_63.value3_6;
    var _S875 : s_bwdCallableCtx_ggx_sample_visible_0 = s_bwdCallableCtx_ggx_sample_visible_0( _S874 );
    var _S876 : Tuple_5 = s_apply_dot_0(_S863.value0_63.value2_8, _S873.value0_44);
    var _S877 : s_bwdCallableCtx_dot_0;
    _S877._S39 = _S863.value0_63.value2_8;
    _S877._S40 = _S873.value0_44;
    var _S878 : s_bwdCallableCtx_dot_0 = _S877;
    var _S879 : Tuple_25 = s_apply_fresnel_dielectric_0(_S876.value0_5, _S863.value0_63.value0_61);
    var _S880 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S880.value0_87 = _S876.value0_5;
    _S880.value1_20 = _S863.value0_63.value0_61;
    var _S881 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S880 );
    var _S882 : Tuple_20 = s_apply_ggx_lambda_0(width_9, _S863.value0_63.value2_8);
    var _S883 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
    _S883.value0_73 = width_9;
    _S883.value1_16 = _S863.value0_63.value2_8;
    var _S884 : s_bwdCallableCtx_ggx_lambda_0 = s_bwdCallableCtx_ggx_lambda_0( _S883 );
    var masking_o_4 : f32 = 1.0f + _S882.value0_32;
    var _S885 : Tuple_21 = s_apply_ggx_density_0(width_9, _S873.value0_44);
    var _S886 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
    _S886.value0_74 = width_9;
    _S886.value1_17 = _S873.value0_44;
    var _S887 : s_bwdCallableCtx_ggx_density_0 = s_bwdCallableCtx_ggx_density_0( _S886 );
    var _S888 : Tuple_2 = s_apply_abs_0(_S876.value0_5);
    var _S889 : s_bwdCallableCtx_abs_0;
    _S889._S18 = _S876.value0_5;
    var _S890 : s_bwdCallableCtx_abs_0 = _S889;
    var _S891 : f32 = _S885.value0_33 * _S888.value0_2;
    var _S892 : f32 = _S863.value0_63.value2_8.z;
    var _S893 : Tuple_2 = s_apply_abs_0(_S892);
    var _S894 : s_bwdCallableCtx_abs_0;
    _S894._S18 = _S892;
    var _S895 : s_bwdCallableCtx_abs_0 = _S894;
    var _S896 : f32 = masking_o_4 * _S893.value0_2;
    var visible_1 : f32 = _S891 / _S896;
    var _S897 : f32 = _S896 * _S896;
    var _S898 : bool = (_S863.value0_63.value4_5) < (_S879.value0_37);
    var _S899 : bool;
    var _S900 : bool;
    var _S901 : bool;
    var _S902 : f32;
    var crossing_3 : f32;
    var _S903 : f32;
    var _S904 : f32;
    var _S905 : f32;
    var _S906 : f32;
    var _S907 : f32;
    var _S908 : f32;
    var _S909 : f32;
    var _S910 : f32;
    var _S911 : f32;
    var _S912 : f32;
    var _S913 : f32;
    var _S914 : f32;
    var _S915 : f32;
    var _S916 : f32;
    var _S917 : f32;
    var _S918 : s_bwdCallableCtx_ggx_lambda_0;
    var _S919 : s_bwdCallableCtx_ggx_lambda_0;
    var _S920 : s_bwdCallableCtx_sqr_0;
    var _S921 : s_bwdCallableCtx_abs_0;
    var _S922 : s_bwdCallableCtx_dot_0;
    var _S923 : s_bwdCallableCtx_mirrored_0;
    var _S924 : s_bwdCallableCtx_refracted_0;
    if(_S898)
    {
        var _S925 : Tuple_34 = s_apply_mirrored_0(_S863.value0_63.value2_8, _S873.value0_44);
        var _S926 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S926.value0_72 = _S863.value0_63.value2_8;
        _S926.value1_15 = _S873.value0_44;
        var _S927 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S926;
        var _S928 : f32 = _S925.value0_46.z;
        var _S929 : bool = (_S892 * _S928) > 0.0f;
        if(_S929)
        {
            var _S930 : Tuple_20 = s_apply_ggx_lambda_0(width_9, _S925.value0_46);
            var _S931 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S931.value0_73 = width_9;
            _S931.value1_16 = _S925.value0_46;
            var _S932 : f32 = masking_o_4 + _S930.value0_32;
            var _S933 : f32 = _S932 * _S932;
            var _S934 : f32 = _S879.value0_37 * visible_1;
            var _S935 : f32 = 4.0f * _S888.value0_2;
            _S902 = _S935 * _S935;
            crossing_3 = _S934;
            _S903 = _S935;
            _S904 = _S933;
            _S905 = _S932;
            _S918.value0_76 = _S931;
        }
        else
        {
            _S902 = 0.0f;
            crossing_3 = 0.0f;
            _S903 = 0.0f;
            _S904 = 0.0f;
            _S905 = 0.0f;
            _S918.value0_76 = _S870;
        }
        _S899 = _S929;
        _S906 = _S928;
        _S923.value0_78 = _S927;
        _S900 = false;
        _S907 = 0.0f;
        _S908 = 0.0f;
        _S909 = 0.0f;
        _S910 = 0.0f;
        _S911 = 0.0f;
        _S912 = 0.0f;
        _S919.value0_76 = _S870;
        _S913 = 0.0f;
        _S914 = 0.0f;
        _S915 = 0.0f;
        _S920.value0_83 = _S872;
        _S916 = 0.0f;
        _S921._S18 = 0.0f;
        _S922._S39 = _S867;
        _S922._S40 = _S867;
        _S901 = false;
        _S917 = 0.0f;
        _S924.value0_89 = _S871;
    }
    else
    {
        var _S936 : Tuple_36 = s_apply_refracted_0(_S863.value0_63.value2_8, _S873.value0_44, _S863.value0_63.value0_61);
        var _S937 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S937.value0_86 = _S863.value0_63.value2_8;
        _S937.value1_19 = _S873.value0_44;
        _S937.value2_12 = _S863.value0_63.value0_61;
        var _S938 : s_paramCtx_s_bwdCallableCtx_refracted_0 = _S937;
        if(_S936.value0_48.valid_2)
        {
            var _S939 : f32 = _S936.value0_48.direction_7.z;
            _S899 = (_S892 * _S939) < 0.0f;
            _S902 = _S939;
        }
        else
        {
            _S899 = false;
            _S902 = 0.0f;
        }
        if(_S899)
        {
            if(_S892 > 0.0f)
            {
                crossing_3 = _S863.value0_63.value0_61;
            }
            else
            {
                crossing_3 = 1.0f / _S863.value0_63.value0_61;
            }
            var _S940 : Tuple_5 = s_apply_dot_0(_S936.value0_48.direction_7, _S873.value0_44);
            var _S941 : s_bwdCallableCtx_dot_0;
            _S941._S39 = _S936.value0_48.direction_7;
            _S941._S40 = _S873.value0_44;
            var _S942 : Tuple_2 = s_apply_abs_0(_S940.value0_5);
            var _S943 : s_bwdCallableCtx_abs_0;
            _S943._S18 = _S940.value0_5;
            var _S944 : f32 = crossing_3 * crossing_3;
            var _S945 : f32 = _S940.value0_5 + _S876.value0_5 / crossing_3;
            var _S946 : Tuple_11 = s_apply_sqr_0(_S945);
            var _S947 : s_paramCtx_s_bwdCallableCtx_sqr_0;
            _S947.value0_82 = _S945;
            var jacobian_1 : f32 = _S942.value0_2 / _S946.value0_20;
            var _S948 : f32 = _S946.value0_20 * _S946.value0_20;
            var _S949 : Tuple_20 = s_apply_ggx_lambda_0(width_9, _S936.value0_48.direction_7);
            var _S950 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S950.value0_73 = width_9;
            _S950.value1_16 = _S936.value0_48.direction_7;
            var _S951 : f32 = (masking_o_4 + _S949.value0_32) * crossing_3 * crossing_3;
            var _S952 : f32 = _S951 * _S951;
            var _S953 : f32 = 1.0f - _S879.value0_37;
            var _S954 : f32 = crossing_3;
            crossing_3 = _S953 * visible_1;
            _S903 = jacobian_1;
            _S904 = _S953;
            _S905 = _S952;
            _S906 = _S951;
            _S907 = _S954;
            _S918.value0_76 = _S950;
            _S908 = _S948;
            _S909 = _S942.value0_2;
            _S910 = _S946.value0_20;
            _S920.value0_83 = _S947;
            _S911 = _S944;
            _S921 = _S943;
            _S922 = _S941;
        }
        else
        {
            crossing_3 = 0.0f;
            _S903 = 0.0f;
            _S904 = 0.0f;
            _S905 = 0.0f;
            _S906 = 0.0f;
            _S907 = 0.0f;
            _S918.value0_76 = _S870;
            _S908 = 0.0f;
            _S909 = 0.0f;
            _S910 = 0.0f;
            _S920.value0_83 = _S872;
            _S911 = 0.0f;
            _S921._S18 = 0.0f;
            _S922._S39 = _S867;
            _S922._S40 = _S867;
        }
        var _S955 : bool = _S899;
        var _S956 : f32 = _S902;
        var _S957 : f32 = crossing_3;
        var _S958 : f32 = _S903;
        var _S959 : f32 = _S904;
        var _S960 : f32 = _S905;
        var _S961 : f32 = _S906;
        var _S962 : f32 = _S907;
        var _S963 : s_bwdCallableCtx_ggx_lambda_0 = _S918;
        var _S964 : f32 = _S908;
        var _S965 : f32 = _S909;
        var _S966 : f32 = _S910;
        var _S967 : f32 = _S911;
        _S899 = false;
        _S902 = 0.0f;
        crossing_3 = 0.0f;
        _S903 = 0.0f;
        _S904 = 0.0f;
        _S905 = 0.0f;
        _S918.value0_76 = _S870;
        _S906 = 0.0f;
        _S923.value0_78 = _S868;
        _S900 = _S955;
        _S907 = _S957;
        _S908 = _S958;
        _S909 = _S959;
        _S910 = _S960;
        _S911 = _S961;
        _S912 = _S962;
        _S919 = _S963;
        _S913 = _S964;
        _S914 = _S965;
        _S915 = _S966;
        _S916 = _S967;
        _S901 = _S936.value0_48.valid_2;
        _S917 = _S956;
        _S924.value0_89 = _S938;
    }
    var _S968 : vec3<f32>;
    var _S969 : vec3<f32>;
    if(_S898)
    {
        if(_S899)
        {
            var _S970 : f32 = _S866.pdf_5 / _S902;
            var _S971 : f32 = _S903 * _S970;
            var _S972 : f32 = 4.0f * (crossing_3 * - _S970);
            var _S973 : f32 = _S879.value0_37 * _S971;
            var _S974 : f32 = visible_1 * _S971;
            var _S975 : f32 = (_S866.weight_5[i32(0)] + _S866.weight_5[i32(1)] + _S866.weight_5[i32(2)]) / _S904;
            var _S976 : f32 = masking_o_4 * - _S975;
            var _S977 : f32 = _S905 * _S975;
            var _S978 : vec3<f32> = _S867;
            s_bwdProp_ggx_lambda_0(_S918, &(_S978), _S976);
            var _S979 : f32 = _S977 + _S976;
            _S968 = _S978 + _S866.wi_1;
            _S902 = _S973;
            crossing_3 = _S972;
            _S903 = _S979;
            _S904 = _S974;
        }
        else
        {
            _S968 = _S867;
            _S902 = 0.0f;
            crossing_3 = 0.0f;
            _S903 = 0.0f;
            _S904 = 0.0f;
        }
        var _S980 : f32 = _S906 * 0.0f;
        var _S981 : vec3<f32> = _S968 + vec3<f32>(0.0f, 0.0f, _S892 * 0.0f);
        var _S982 : vec3<f32> = _S867;
        var _S983 : vec3<f32> = _S867;
        s_bwdProp_mirrored_0(_S923, &(_S982), &(_S983), _S981);
        var _S984 : f32 = crossing_3;
        var _S985 : f32 = _S903;
        var _S986 : f32 = _S904;
        crossing_3 = _S980;
        _S903 = _S984;
        _S904 = _S985;
        _S905 = _S986;
        _S906 = 0.0f;
        _S968 = _S983;
        _S969 = _S982;
    }
    else
    {
        if(_S900)
        {
            var s_diff_jacobian_T_0 : f32 = _S907 * _S866.pdf_5;
            var _S987 : f32 = _S908 * _S866.pdf_5;
            var _S988 : f32 = _S909 * _S987;
            var _S989 : f32 = - (visible_1 * _S987);
            var _S990 : f32 = (_S866.weight_5[i32(0)] + _S866.weight_5[i32(1)] + _S866.weight_5[i32(2)]) / _S910;
            var _S991 : f32 = _S911 * _S990;
            var _S992 : f32 = _S912 * (_S912 * (masking_o_4 * - _S990));
            var _S993 : vec3<f32> = _S867;
            s_bwdProp_ggx_lambda_0(_S919, &(_S993), _S992);
            var _S994 : f32 = s_diff_jacobian_T_0 / _S913;
            var _S995 : f32 = _S914 * - _S994;
            var _S996 : f32 = _S915 * _S994;
            var _S997 : f32 = 0.0f;
            s_bwdProp_sqr_0(_S920, &(_S997), _S995);
            var _S998 : f32 = _S912 * (_S997 / _S916);
            var _S999 : f32 = 0.0f;
            s_bwdProp_abs_0(_S921, &(_S999), _S996);
            var _S1000 : f32 = _S997 + _S999;
            var _S1001 : vec3<f32> = _S867;
            var _S1002 : vec3<f32> = _S867;
            s_bwdProp_dot_0(_S922, &(_S1001), &(_S1002), _S1000);
            var _S1003 : f32 = _S991 + _S992;
            _S968 = _S993 + _S866.wi_1 + _S1001;
            _S969 = _S1002;
            _S902 = _S988;
            crossing_3 = _S1003;
            _S903 = _S989;
            _S904 = _S998;
        }
        else
        {
            _S968 = _S867;
            _S969 = _S867;
            _S902 = 0.0f;
            crossing_3 = 0.0f;
            _S903 = 0.0f;
            _S904 = 0.0f;
        }
        if(_S901)
        {
            var _S1004 : f32 = _S917 * 0.0f;
            _S968 = _S968 + vec3<f32>(0.0f, 0.0f, _S892 * 0.0f);
            _S905 = _S1004;
        }
        else
        {
            _S905 = 0.0f;
        }
        var _S1005 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
        _S1005.direction_9 = _S968;
        var _S1006 : vec3<f32> = _S867;
        var _S1007 : vec3<f32> = _S867;
        s_bwdProp_refracted_0(_S924, &(_S1006), &(_S1007), _S1005);
        var _S1008 : vec3<f32> = _S1007 + _S969;
        var _S1009 : f32 = crossing_3;
        var _S1010 : f32 = _S903;
        var _S1011 : f32 = _S904;
        crossing_3 = _S905;
        _S903 = 0.0f;
        _S904 = _S1009;
        _S905 = _S1010;
        _S906 = _S1011;
        _S968 = _S1008;
        _S969 = _S1006;
    }
    var _S1012 : f32 = _S902 / _S897;
    var _S1013 : f32 = _S891 * - _S1012;
    var _S1014 : f32 = _S896 * _S1012;
    var _S1015 : f32 = masking_o_4 * _S1013;
    var _S1016 : f32 = _S893.value0_2 * _S1013;
    var _S1017 : f32 = 0.0f;
    s_bwdProp_abs_0(_S895, &(_S1017), _S1015);
    var _S1018 : f32 = _S1017 + crossing_3;
    var _S1019 : f32 = _S888.value0_2 * _S1014;
    var _S1020 : f32 = _S885.value0_33 * _S1014 + _S903;
    var _S1021 : f32 = 0.0f;
    s_bwdProp_abs_0(_S890, &(_S1021), _S1020);
    var _S1022 : vec3<f32> = _S867;
    s_bwdProp_ggx_density_0(_S887, &(_S1022), _S1019);
    var _S1023 : f32 = _S1016 + _S904;
    var _S1024 : vec3<f32> = _S867;
    s_bwdProp_ggx_lambda_0(_S884, &(_S1024), _S1023);
    var _S1025 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S881, &(_S1025), _S905);
    var _S1026 : f32 = _S1021 + _S1025 + _S906;
    var _S1027 : vec3<f32> = _S867;
    var _S1028 : vec3<f32> = _S867;
    s_bwdProp_dot_0(_S878, &(_S1027), &(_S1028), _S1026);
    var _S1029 : vec3<f32> = _S1022 + _S1028 + _S968;
    var _S1030 : vec3<f32> = _S867;
    var _S1031 : vec2<f32> = _S869;
    s_bwdProp_ggx_sample_visible_0(_S875, &(_S1030), &(_S1031), _S1029);
    (*_S864) = _S1024 + _S1027 + _S1030 + _S969 + vec3<f32>(0.0f, 0.0f, _S1018);
    (*_S865) = _S1031;
    return;
}

fn s_bwdProp_bsdf_sample_0( _S1032 : s_bwdCallableCtx_bsdf_sample_0,  _S1033 : ptr<function, vec3<f32>>,  _S1034 : ptr<function, vec2<f32>>,  _S1035 : BsdfSample_Differential_0)
{
    var _S1036 : vec3<f32> = vec3<f32>(0.0f);
    var _S1037 : vec2<f32> = vec2<f32>(0.0f);
    var _S1038 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0 = s_paramCtx_s_bwdCallableCtx_diffuse_sample_0( _S1036, _S1037 );
    var _S1039 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0 = s_paramCtx_s_bwdCallableCtx_conductor_sample_0( _S1036, _S1036, _S1037, false, _S1036, _S1037 );
    var _S1040 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0( 0.0f, _S1036, 0.0f );
    var _S1041 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0( 0.0f, _S1037, _S1036, _S1037, 0.0f );
    var smooth_3 : bool = (((_S1032.value0_53.value0_52.flags_0) & (u32(2)))) != u32(0);
    var _S1042 : bool = (_S1032.value0_53.value1_6.z) != 0.0f;
    var _S1043 : s_bwdCallableCtx_smooth_dielectric_sample_0;
    var _S1044 : s_bwdCallableCtx_rough_dielectric_sample_0;
    var _S1045 : s_bwdCallableCtx_conductor_sample_0;
    var _S1046 : s_bwdCallableCtx_diffuse_sample_0;
    var _S1047 : bool;
    var _S1048 : bool;
    if(_S1042)
    {
        var _S1049 : bool = (_S1032.value0_53.value0_52.kind_0) == u32(0);
        if(_S1049)
        {
            var _S1050 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0;
            _S1050.value0_58 = _S1032.value0_53.value1_6;
            _S1050.value1_9 = _S1032.value0_53.value2_5;
            _S1046.value0_65 = _S1050;
            _S1047 = false;
            _S1045.value0_64 = _S1039;
            _S1043.value0_62 = _S1040;
            _S1044.value0_63 = _S1041;
        }
        else
        {
            var _S1051 : bool = (_S1032.value0_53.value0_52.kind_0) == u32(1);
            if(_S1051)
            {
                var _S1052 : vec3<f32> = _S1032.value0_53.value0_52.b_0.xyz;
                var _S1053 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0;
                _S1053.value0_59 = _S1032.value0_53.value0_52.a_0.xyz;
                _S1053.value1_10 = _S1052;
                _S1053.value2_6 = _S1032.value0_53.value0_52.alpha_0;
                _S1053.value3_5 = smooth_3;
                _S1053.value4_4 = _S1032.value0_53.value1_6;
                _S1053.value5_2 = _S1032.value0_53.value2_5;
                _S1045.value0_64 = _S1053;
                _S1043.value0_62 = _S1040;
                _S1044.value0_63 = _S1041;
            }
            else
            {
                if(smooth_3)
                {
                    var _S1054 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0;
                    _S1054.value0_60 = _S1032.value0_53.value0_52.a_0.x;
                    _S1054.value1_11 = _S1032.value0_53.value1_6;
                    _S1054.value2_7 = _S1032.value0_53.value3_4;
                    _S1043.value0_62 = _S1054;
                    _S1044.value0_63 = _S1041;
                }
                else
                {
                    var _S1055 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0;
                    _S1055.value0_61 = _S1032.value0_53.value0_52.a_0.x;
                    _S1055.value1_12 = _S1032.value0_53.value0_52.alpha_0;
                    _S1055.value2_8 = _S1032.value0_53.value1_6;
                    _S1055.value3_6 = _S1032.value0_53.value2_5;
                    _S1055.value4_5 = _S1032.value0_53.value3_4;
                    _S1043.value0_62 = _S1040;
                    _S1044.value0_63 = _S1055;
                }
                _S1045.value0_64 = _S1039;
            }
            _S1046.value0_65 = _S1038;
            _S1047 = _S1051;
        }
        var _S1056 : bool = _S1047;
        _S1047 = _S1049;
        _S1048 = _S1056;
    }
    else
    {
        _S1047 = false;
        _S1046.value0_65 = _S1038;
        _S1048 = false;
        _S1045.value0_64 = _S1039;
        _S1043.value0_62 = _S1040;
        _S1044.value0_63 = _S1041;
    }
    var _S1057 : vec3<f32>;
    var _S1058 : vec2<f32>;
    if(_S1042)
    {
        if(_S1047)
        {
            var _S1059 : vec3<f32> = _S1036;
            var _S1060 : vec2<f32> = _S1037;
            s_bwdProp_diffuse_sample_0(_S1046, &(_S1059), &(_S1060), _S1035);
            _S1057 = _S1059;
            _S1058 = _S1060;
        }
        else
        {
            if(_S1048)
            {
                var _S1061 : vec3<f32> = _S1036;
                var _S1062 : vec2<f32> = _S1037;
                s_bwdProp_conductor_sample_0(_S1045, &(_S1061), &(_S1062), _S1035);
                _S1057 = _S1061;
                _S1058 = _S1062;
            }
            else
            {
                if(smooth_3)
                {
                    var _S1063 : vec3<f32> = _S1036;
                    s_bwdProp_smooth_dielectric_sample_0(_S1043, &(_S1063), _S1035);
                    _S1057 = _S1063;
                    _S1058 = _S1037;
                }
                else
                {
                    var _S1064 : vec3<f32> = _S1036;
                    var _S1065 : vec2<f32> = _S1037;
                    s_bwdProp_rough_dielectric_sample_0(_S1044, &(_S1064), &(_S1065), _S1035);
                    _S1057 = _S1064;
                    _S1058 = _S1065;
                }
            }
        }
    }
    else
    {
        _S1057 = _S1036;
        _S1058 = _S1037;
    }
    (*_S1033) = _S1057;
    (*_S1034) = _S1058;
    return;
}

fn s_bwdProp_scatter_0( _S1066 : s_bwdCallableCtx_scatter_0,  _S1067 : ptr<function, Surface_Differential_0>,  _S1068 : ptr<function, vec3<f32>>,  _S1069 : ptr<function, vec2<f32>>,  _S1070 : Departure_Differential_0)
{
    var _S1071 : Tuple_27 = s_apply_bsdf_sample_0(_S1066.value0_22.value0_11, _S1066.value0_22.value2_3, _S1066.value0_22.value3_3, _S1066.value0_22.value4_3);
    var _S1072 : s_paramCtx_s_bwdCallableCtx_bsdf_sample_0;
    _S1072.value0_52 = _S1066.value0_22.value0_11;
    _S1072.value1_6 = _S1066.value0_22.value2_3;
    _S1072.value2_5 = _S1066.value0_22.value3_3;
    _S1072.value3_4 = _S1066.value0_22.value4_3;
    var _S1073 : s_bwdCallableCtx_bsdf_sample_0 = s_bwdCallableCtx_bsdf_sample_0( _S1072 );
    var _S1074 : Tuple_38 = s_apply_to_world_0(_S1066.value0_22.value1_4.frame_0, _S1071.value0_39.wi_0);
    var _S1075 : s_paramCtx_s_bwdCallableCtx_to_world_0;
    _S1075.value0_54 = _S1066.value0_22.value1_4.frame_0;
    _S1075.value1_7 = _S1071.value0_39.wi_0;
    var _S1076 : s_bwdCallableCtx_to_world_0 = s_bwdCallableCtx_to_world_0( _S1075 );
    var _S1077 : s_paramCtx_s_bwdCallableCtx_ray_origin_0;
    _S1077.value0_56 = _S1066.value0_22.value1_4;
    _S1077.value1_8 = _S1074.value0_50;
    var _S1078 : s_bwdCallableCtx_ray_origin_0 = s_bwdCallableCtx_ray_origin_0( _S1077 );
    var _S1079 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1080 : vec3<f32> = vec3<f32>(0.0f);
    var _S1081 : Frame_0 = Frame_0( _S1080, _S1080, _S1080 );
    var _S1082 : Surface_Differential_0;
    _S1082.position_1 = _S1080;
    _S1082.frame_2 = _S1081;
    var _S1083 : vec3<f32> = _S1080;
    s_bwdProp_ray_origin_0(_S1078, &(_S1082), &(_S1083), _S1070.origin_5);
    var _S1084 : vec3<f32> = _S1070.direction_8 + _S1083;
    var _S1085 : Frame_0;
    _S1085.s_2 = _S1080;
    _S1085.t_1 = _S1080;
    _S1085.n_0 = _S1080;
    var _S1086 : vec3<f32> = _S1080;
    s_bwdProp_to_world_0(_S1076, &(_S1085), &(_S1086), _S1084);
    var _S1087 : BsdfSample_Differential_0 = BsdfSample_x24_syn_dzero_0();
    _S1087.pdf_5 = _S1070.pdf_4;
    _S1087.wi_1 = _S1086;
    _S1087.weight_5 = _S1070.weight_4;
    var _S1088 : vec3<f32> = _S1080;
    var _S1089 : vec2<f32> = vec2<f32>(0.0f);
    s_bwdProp_bsdf_sample_0(_S1073, &(_S1088), &(_S1089), _S1087);
    var _S1090 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1082, _S1079);
    var _S1091 : Surface_Differential_0 = _S1079;
    _S1091.frame_2 = _S1085;
    (*_S1067) = Surface_x24_syn_dadd_0(_S1090, _S1091);
    (*_S1068) = _S1088;
    (*_S1069) = _S1089;
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

fn s_bwdProp_power_heuristic_0( _S1092 : s_bwdCallableCtx_power_heuristic_0,  _S1093 : ptr<function, f32>,  _S1094 : ptr<function, f32>,  _S1095 : f32)
{
    var _S1096 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1097 : bool = (_S1092.value0_94.value0_91) > (_S1092.value0_94.value1_22);
    var _S1098 : f32;
    var _S1099 : f32;
    var _S1100 : f32;
    var _S1101 : f32;
    var _S1102 : f32;
    var _S1103 : f32;
    var _S1104 : s_bwdCallableCtx_sqr_0;
    var _S1105 : s_bwdCallableCtx_sqr_0;
    if(_S1097)
    {
        var _S1106 : f32 = _S1092.value0_94.value1_22 / _S1092.value0_94.value0_91;
        var _S1107 : f32 = _S1092.value0_94.value0_91 * _S1092.value0_94.value0_91;
        var _S1108 : Tuple_11 = s_apply_sqr_0(_S1106);
        var _S1109 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1109.value0_82 = _S1106;
        var _S1110 : f32 = 1.0f + _S1108.value0_20;
        _S1098 = _S1110 * _S1110;
        _S1104.value0_83 = _S1109;
        _S1099 = _S1107;
        _S1100 = 0.0f;
        _S1101 = 0.0f;
        _S1102 = 0.0f;
        _S1105.value0_83 = _S1096;
        _S1103 = 0.0f;
    }
    else
    {
        var _S1111 : f32 = _S1092.value0_94.value0_91 / _S1092.value0_94.value1_22;
        var _S1112 : f32 = _S1092.value0_94.value1_22 * _S1092.value0_94.value1_22;
        var _S1113 : Tuple_11 = s_apply_sqr_0(_S1111);
        var _S1114 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1114.value0_82 = _S1111;
        var _S1115 : f32 = _S1113.value0_20 + 1.0f;
        var _S1116 : f32 = _S1115 * _S1115;
        _S1098 = 0.0f;
        _S1104.value0_83 = _S1096;
        _S1099 = 0.0f;
        _S1100 = _S1116;
        _S1101 = _S1113.value0_20;
        _S1102 = _S1115;
        _S1105.value0_83 = _S1114;
        _S1103 = _S1112;
    }
    if(_S1097)
    {
        var _S1117 : f32 = - (_S1095 / _S1098);
        var _S1118 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1104, &(_S1118), _S1117);
        var _S1119 : f32 = _S1118 / _S1099;
        var _S1120 : f32 = _S1092.value0_94.value0_91 * _S1119;
        _S1098 = _S1092.value0_94.value1_22 * - _S1119;
        _S1099 = _S1120;
    }
    else
    {
        var _S1121 : f32 = _S1095 / _S1100;
        var _S1122 : f32 = _S1102 * _S1121 + _S1101 * - _S1121;
        var _S1123 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1105, &(_S1123), _S1122);
        var _S1124 : f32 = _S1123 / _S1103;
        var _S1125 : f32 = _S1092.value0_94.value0_91 * - _S1124;
        _S1098 = _S1092.value0_94.value1_22 * _S1124;
        _S1099 = _S1125;
    }
    (*_S1093) = _S1098;
    (*_S1094) = _S1099;
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

fn s_bwdProp_diffuse_evaluate_0( _S1126 : s_bwdCallableCtx_diffuse_evaluate_0,  _S1127 : ptr<function, vec3<f32>>,  _S1128 : ptr<function, vec3<f32>>,  _S1129 : BsdfValue_0)
{
    var _S1130 : f32 = _S1126.value0_101.value1_24.z;
    var _S1131 : f32 = _S1126.value0_101.value2_14.z;
    var _S1132 : bool = (_S1130 * _S1131) > 0.0f;
    var _S1133 : s_bwdCallableCtx_abs_0;
    if(_S1132)
    {
        var _S1134 : s_bwdCallableCtx_abs_0;
        _S1134._S18 = _S1131;
        _S1133 = _S1134;
    }
    else
    {
        _S1133._S18 = 0.0f;
    }
    var _S1135 : f32;
    if(_S1132)
    {
        var _S1136 : vec3<f32> = _S1126.value0_101.value0_96 * _S1129.f_cos_0;
        var _S1137 : f32 = 0.31830990314483643f * (_S1129.pdf_1 + (_S1136[i32(0)] + _S1136[i32(1)] + _S1136[i32(2)]));
        var _S1138 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1133, &(_S1138), _S1137);
        _S1135 = _S1138;
    }
    else
    {
        _S1135 = 0.0f;
    }
    var _S1139 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S1130 * 0.0f + _S1135);
    (*_S1127) = vec3<f32>(0.0f, 0.0f, _S1131 * 0.0f);
    (*_S1128) = _S1139;
    return;
}

fn s_bwdProp_conductor_evaluate_0( _S1140 : s_bwdCallableCtx_conductor_evaluate_0,  _S1141 : ptr<function, vec3<f32>>,  _S1142 : ptr<function, vec3<f32>>,  _S1143 : BsdfValue_0)
{
    var _S1144 : vec3<f32> = vec3<f32>(0.0f);
    var _S1145 : vec2<f32> = vec2<f32>(0.0f);
    var _S1146 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1145, _S1144 );
    var _S1147 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S1145, _S1144 );
    var _S1148 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S1144, _S1144 );
    var half_vector_2 : vec3<f32> = _S1140.value0_99.value3_7 + _S1140.value0_99.value4_6;
    var _S1149 : Tuple_5 = s_apply_dot_0(half_vector_2, half_vector_2);
    var _S1150 : s_bwdCallableCtx_dot_0;
    _S1150._S39 = half_vector_2;
    _S1150._S40 = half_vector_2;
    var _S1151 : s_bwdCallableCtx_dot_0 = _S1150;
    var _S1152 : f32 = _S1140.value0_99.value3_7.z;
    var _S1153 : f32 = _S1140.value0_99.value4_6.z;
    var _S1154 : bool;
    if((_S1152 * _S1153) > 0.0f)
    {
        _S1154 = (_S1149.value0_5) > 0.0f;
    }
    else
    {
        _S1154 = false;
    }
    var _S1155 : f32;
    var _S1156 : f32;
    var _S1157 : f32;
    var _S1158 : f32;
    var _S1159 : f32;
    var _S1160 : f32;
    var _S1161 : f32;
    var _S1162 : f32;
    var _S1163 : f32;
    var _S1164 : vec3<f32>;
    var _S1165 : vec3<f32>;
    var _S1166 : vec3<f32>;
    var _S1167 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S1168 : s_bwdCallableCtx_abs_0;
    var _S1169 : s_bwdCallableCtx_abs_0;
    var _S1170 : s_bwdCallableCtx_dot_0;
    var _S1171 : s_bwdCallableCtx_ggx_density_0;
    var _S1172 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1173 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1174 : s_bwdCallableCtx_sqrt_0;
    if(_S1154)
    {
        var _S1175 : Tuple_3 = s_apply_sqrt_0(_S1149.value0_5);
        var _S1176 : s_bwdCallableCtx_sqrt_0;
        _S1176._S22 = _S1149.value0_5;
        var _S1177 : vec3<f32> = vec3<f32>((1.0f / _S1175.value0_3));
        var _S1178 : f32 = _S1175.value0_3 * _S1175.value0_3;
        var m_5 : vec3<f32> = half_vector_2 * _S1177;
        var width_10 : vec2<f32> = ggx_widths_0(_S1140.value0_99.value2_15);
        var _S1179 : Tuple_20 = s_apply_ggx_lambda_0(width_10, _S1140.value0_99.value3_7);
        var _S1180 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S1180.value0_73 = width_10;
        _S1180.value1_16 = _S1140.value0_99.value3_7;
        var _S1181 : Tuple_20 = s_apply_ggx_lambda_0(width_10, _S1140.value0_99.value4_6);
        var _S1182 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S1182.value0_73 = width_10;
        _S1182.value1_16 = _S1140.value0_99.value4_6;
        var _S1183 : Tuple_21 = s_apply_ggx_density_0(width_10, m_5);
        var _S1184 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
        _S1184.value0_74 = width_10;
        _S1184.value1_17 = m_5;
        var _S1185 : Tuple_2 = s_apply_abs_0(_S1152);
        var _S1186 : s_bwdCallableCtx_abs_0;
        _S1186._S18 = _S1152;
        var _S1187 : f32 = 4.0f * _S1185.value0_2;
        var common_3 : f32 = _S1183.value0_33 / _S1187;
        var _S1188 : f32 = _S1187 * _S1187;
        var _S1189 : Tuple_5 = s_apply_dot_0(_S1140.value0_99.value3_7, m_5);
        var _S1190 : s_bwdCallableCtx_dot_0;
        _S1190._S39 = _S1140.value0_99.value3_7;
        _S1190._S40 = m_5;
        var _S1191 : Tuple_2 = s_apply_abs_0(_S1189.value0_5);
        var _S1192 : s_bwdCallableCtx_abs_0;
        _S1192._S18 = _S1189.value0_5;
        var _S1193 : Tuple_22 = s_apply_fresnel_conductor_0(_S1191.value0_2, _S1140.value0_99.value0_97, _S1140.value0_99.value1_25);
        var _S1194 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S1194.value0_70 = _S1191.value0_2;
        _S1194.value1_13 = _S1140.value0_99.value0_97;
        _S1194.value2_9 = _S1140.value0_99.value1_25;
        var _S1195 : f32 = 1.0f + _S1179.value0_32;
        var _S1196 : f32 = _S1195 + _S1181.value0_32;
        var _S1197 : vec3<f32> = vec3<f32>((common_3 / _S1196));
        var _S1198 : f32 = _S1196 * _S1196;
        _S1155 = _S1195 * _S1195;
        _S1156 = common_3;
        _S1157 = _S1195;
        _S1164 = _S1193.value0_34;
        _S1165 = _S1197;
        _S1158 = _S1198;
        _S1159 = _S1196;
        _S1167.value0_77 = _S1194;
        _S1168 = _S1192;
        _S1170 = _S1190;
        _S1160 = _S1188;
        _S1161 = _S1183.value0_33;
        _S1162 = _S1187;
        _S1169 = _S1186;
        _S1171.value0_75 = _S1184;
        _S1172.value0_76 = _S1182;
        _S1173.value0_76 = _S1180;
        _S1166 = _S1177;
        _S1163 = _S1178;
        _S1174 = _S1176;
    }
    else
    {
        _S1155 = 0.0f;
        _S1156 = 0.0f;
        _S1157 = 0.0f;
        _S1164 = _S1144;
        _S1165 = _S1144;
        _S1158 = 0.0f;
        _S1159 = 0.0f;
        _S1167.value0_77 = _S1148;
        _S1168._S18 = 0.0f;
        _S1170._S39 = _S1144;
        _S1170._S40 = _S1144;
        _S1160 = 0.0f;
        _S1161 = 0.0f;
        _S1162 = 0.0f;
        _S1169._S18 = 0.0f;
        _S1171.value0_75 = _S1147;
        _S1172.value0_76 = _S1146;
        _S1173.value0_76 = _S1146;
        _S1166 = _S1144;
        _S1163 = 0.0f;
        _S1174._S22 = 0.0f;
    }
    if(_S1154)
    {
        var _S1199 : f32 = _S1143.pdf_1 / _S1155;
        var _S1200 : f32 = _S1157 * _S1199;
        var _S1201 : vec3<f32> = _S1164 * _S1143.f_cos_0;
        var _S1202 : vec3<f32> = _S1165 * _S1143.f_cos_0;
        var _S1203 : f32 = (_S1201[i32(0)] + _S1201[i32(1)] + _S1201[i32(2)]) / _S1158;
        var _S1204 : f32 = _S1156 * - _S1203;
        var _S1205 : f32 = _S1159 * _S1203;
        var _S1206 : f32 = _S1156 * - _S1199 + _S1204;
        var _S1207 : f32 = 0.0f;
        s_bwdProp_fresnel_conductor_0(_S1167, &(_S1207), _S1202);
        var _S1208 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1168, &(_S1208), _S1207);
        var _S1209 : vec3<f32> = _S1144;
        var _S1210 : vec3<f32> = _S1144;
        s_bwdProp_dot_0(_S1170, &(_S1209), &(_S1210), _S1208);
        var _S1211 : f32 = (_S1200 + _S1205) / _S1160;
        var _S1212 : f32 = _S1162 * _S1211;
        var _S1213 : f32 = 4.0f * (_S1161 * - _S1211);
        var _S1214 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1169, &(_S1214), _S1213);
        var _S1215 : vec3<f32> = _S1144;
        s_bwdProp_ggx_density_0(_S1171, &(_S1215), _S1212);
        var _S1216 : vec3<f32> = _S1144;
        s_bwdProp_ggx_lambda_0(_S1172, &(_S1216), _S1204);
        var _S1217 : vec3<f32> = _S1144;
        s_bwdProp_ggx_lambda_0(_S1173, &(_S1217), _S1206);
        var _S1218 : vec3<f32> = _S1210 + _S1215;
        var _S1219 : vec3<f32> = half_vector_2 * _S1218;
        var _S1220 : vec3<f32> = _S1166 * _S1218;
        var _S1221 : f32 = - ((_S1219[i32(0)] + _S1219[i32(1)] + _S1219[i32(2)]) / _S1163);
        var _S1222 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1174, &(_S1222), _S1221);
        var _S1223 : vec3<f32> = _S1209 + _S1217;
        _S1155 = _S1214;
        _S1156 = _S1222;
        _S1164 = _S1220;
        _S1165 = _S1216;
        _S1166 = _S1223;
    }
    else
    {
        _S1155 = 0.0f;
        _S1156 = 0.0f;
        _S1164 = _S1144;
        _S1165 = _S1144;
        _S1166 = _S1144;
    }
    var _S1224 : f32 = _S1152 * 0.0f;
    var _S1225 : f32 = _S1153 * 0.0f + _S1155;
    var _S1226 : vec3<f32> = _S1144;
    var _S1227 : vec3<f32> = _S1144;
    s_bwdProp_dot_0(_S1151, &(_S1226), &(_S1227), _S1156);
    var _S1228 : vec3<f32> = _S1226 + _S1227 + _S1164;
    var _S1229 : vec3<f32> = _S1228 + _S1165 + vec3<f32>(0.0f, 0.0f, _S1224);
    (*_S1141) = _S1228 + _S1166 + vec3<f32>(0.0f, 0.0f, _S1225);
    (*_S1142) = _S1229;
    return;
}

fn s_bwdProp_dielectric_evaluate_0( _S1230 : s_bwdCallableCtx_dielectric_evaluate_0,  _S1231 : ptr<function, vec3<f32>>,  _S1232 : ptr<function, vec3<f32>>,  _S1233 : BsdfValue_0)
{
    var _S1234 : vec3<f32> = vec3<f32>(0.0f);
    var _S1235 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0( 0.0f, 0.0f );
    var _S1236 : vec2<f32> = vec2<f32>(0.0f);
    var _S1237 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1236, _S1234 );
    var _S1238 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S1236, _S1234 );
    var _S1239 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1240 : f32 = _S1230.value0_100.value2_16.z;
    var _S1241 : bool;
    if(_S1240 != 0.0f)
    {
        _S1241 = (_S1230.value0_100.value3_8.z) != 0.0f;
    }
    else
    {
        _S1241 = false;
    }
    var _S1242 : bool;
    var _S1243 : bool;
    var _S1244 : bool;
    var _S1245 : bool;
    var _S1246 : bool;
    var crossing_4 : f32;
    var _S1247 : f32;
    var _S1248 : f32;
    var _S1249 : f32;
    var _S1250 : f32;
    var _S1251 : f32;
    var _S1252 : f32;
    var _S1253 : f32;
    var _S1254 : f32;
    var _S1255 : f32;
    var _S1256 : f32;
    var _S1257 : f32;
    var _S1258 : f32;
    var _S1259 : f32;
    var _S1260 : f32;
    var _S1261 : f32;
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
    var m_6 : vec3<f32>;
    var _S1278 : vec3<f32>;
    var _S1279 : vec3<f32>;
    var _S1280 : s_bwdCallableCtx_abs_0;
    var _S1281 : s_bwdCallableCtx_abs_0;
    var _S1282 : s_bwdCallableCtx_abs_0;
    var _S1283 : s_bwdCallableCtx_abs_0;
    var _S1284 : s_bwdCallableCtx_ggx_density_0;
    var _S1285 : s_bwdCallableCtx_ggx_density_0;
    var _S1286 : s_bwdCallableCtx_sqr_0;
    var _S1287 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1288 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1289 : s_bwdCallableCtx_fresnel_dielectric_0;
    var _S1290 : s_bwdCallableCtx_dot_0;
    var _S1291 : s_bwdCallableCtx_dot_0;
    var _S1292 : s_bwdCallableCtx_dot_0;
    var _S1293 : s_bwdCallableCtx_sqrt_0;
    if(_S1241)
    {
        var _S1294 : f32 = _S1230.value0_100.value3_8.z;
        var reflects_1 : bool = (_S1240 * _S1294) > 0.0f;
        if(reflects_1)
        {
            crossing_4 = 1.0f;
        }
        else
        {
            if(_S1240 > 0.0f)
            {
                crossing_4 = _S1230.value0_100.value0_98;
            }
            else
            {
                crossing_4 = 1.0f / _S1230.value0_100.value0_98;
            }
        }
        var _S1295 : vec3<f32> = vec3<f32>(crossing_4);
        var half_vector_3 : vec3<f32> = _S1230.value0_100.value3_8 * vec3<f32>(crossing_4) + _S1230.value0_100.value2_16;
        var _S1296 : Tuple_5 = s_apply_dot_0(half_vector_3, half_vector_3);
        var _S1297 : s_bwdCallableCtx_dot_0;
        _S1297._S39 = half_vector_3;
        _S1297._S40 = half_vector_3;
        var _S1298 : s_bwdCallableCtx_dot_0 = _S1297;
        var _S1299 : bool = (_S1296.value0_5) > 0.0f;
        if(_S1299)
        {
            var _S1300 : Tuple_3 = s_apply_sqrt_0(_S1296.value0_5);
            var _S1301 : s_bwdCallableCtx_sqrt_0;
            _S1301._S22 = _S1296.value0_5;
            var _S1302 : s_bwdCallableCtx_sqrt_0 = _S1301;
            var _S1303 : vec3<f32> = vec3<f32>((1.0f / _S1300.value0_3));
            var _S1304 : f32 = _S1300.value0_3 * _S1300.value0_3;
            var m_7 : vec3<f32> = half_vector_3 * _S1303;
            var _S1305 : bool = (m_7.z) < 0.0f;
            if(_S1305)
            {
                m_6 = (vec3<f32>(0) - m_7);
            }
            else
            {
                m_6 = m_7;
            }
            var _S1306 : Tuple_5 = s_apply_dot_0(_S1230.value0_100.value2_16, m_6);
            var _S1307 : s_bwdCallableCtx_dot_0;
            _S1307._S39 = _S1230.value0_100.value2_16;
            _S1307._S40 = m_6;
            var _S1308 : s_bwdCallableCtx_dot_0 = _S1307;
            var _S1309 : Tuple_5 = s_apply_dot_0(_S1230.value0_100.value3_8, m_6);
            var _S1310 : s_bwdCallableCtx_dot_0;
            _S1310._S39 = _S1230.value0_100.value3_8;
            _S1310._S40 = m_6;
            var _S1311 : s_bwdCallableCtx_dot_0 = _S1310;
            var _S1312 : bool = (_S1306.value0_5 * _S1240) >= 0.0f;
            if(_S1312)
            {
                _S1242 = (_S1309.value0_5 * _S1294) >= 0.0f;
            }
            else
            {
                _S1242 = false;
            }
            if(_S1242)
            {
                var width_11 : vec2<f32> = ggx_widths_0(_S1230.value0_100.value1_26);
                var _S1313 : Tuple_25 = s_apply_fresnel_dielectric_0(_S1306.value0_5, _S1230.value0_100.value0_98);
                var _S1314 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
                _S1314.value0_87 = _S1306.value0_5;
                _S1314.value1_20 = _S1230.value0_100.value0_98;
                var _S1315 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = _S1314;
                var _S1316 : Tuple_20 = s_apply_ggx_lambda_0(width_11, _S1230.value0_100.value2_16);
                var _S1317 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S1317.value0_73 = width_11;
                _S1317.value1_16 = _S1230.value0_100.value2_16;
                var _S1318 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S1317;
                var masking_o_5 : f32 = 1.0f + _S1316.value0_32;
                var _S1319 : Tuple_20 = s_apply_ggx_lambda_0(width_11, _S1230.value0_100.value3_8);
                var _S1320 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S1320.value0_73 = width_11;
                _S1320.value1_16 = _S1230.value0_100.value3_8;
                var _S1321 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S1320;
                var masking_both_1 : f32 = masking_o_5 + _S1319.value0_32;
                if(reflects_1)
                {
                    var _S1322 : Tuple_21 = s_apply_ggx_density_0(width_11, m_6);
                    var _S1323 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S1323.value0_74 = width_11;
                    _S1323.value1_17 = m_6;
                    var _S1324 : f32 = _S1313.value0_37 * _S1322.value0_33;
                    var _S1325 : Tuple_2 = s_apply_abs_0(_S1240);
                    var _S1326 : s_bwdCallableCtx_abs_0;
                    _S1326._S18 = _S1240;
                    var _S1327 : f32 = 4.0f * _S1325.value0_2;
                    var common_4 : f32 = _S1324 / _S1327;
                    var _S1328 : f32 = _S1327 * _S1327;
                    var _S1329 : f32 = masking_both_1 * masking_both_1;
                    _S1247 = masking_o_5 * masking_o_5;
                    _S1248 = common_4;
                    _S1249 = _S1329;
                    _S1250 = _S1328;
                    _S1251 = _S1324;
                    _S1252 = _S1327;
                    _S1280 = _S1326;
                    _S1253 = _S1322.value0_33;
                    _S1284.value0_75 = _S1323;
                    _S1254 = 0.0f;
                    _S1255 = 0.0f;
                    _S1256 = 0.0f;
                    _S1257 = 0.0f;
                    _S1258 = 0.0f;
                    _S1259 = 0.0f;
                    _S1260 = 0.0f;
                    _S1281._S18 = 0.0f;
                    _S1261 = 0.0f;
                    _S1262 = 0.0f;
                    _S1282._S18 = 0.0f;
                    _S1263 = 0.0f;
                    _S1264 = 0.0f;
                    _S1265 = 0.0f;
                    _S1266 = 0.0f;
                    _S1285.value0_75 = _S1238;
                    _S1267 = 0.0f;
                    _S1268 = 0.0f;
                    _S1269 = 0.0f;
                    _S1286.value0_83 = _S1239;
                    _S1270 = 0.0f;
                    _S1283._S18 = 0.0f;
                }
                else
                {
                    var _S1330 : Tuple_2 = s_apply_abs_0(_S1309.value0_5);
                    var _S1331 : s_bwdCallableCtx_abs_0;
                    _S1331._S18 = _S1309.value0_5;
                    var _S1332 : f32 = crossing_4 * crossing_4;
                    var _S1333 : f32 = _S1309.value0_5 + _S1306.value0_5 / crossing_4;
                    var _S1334 : Tuple_11 = s_apply_sqr_0(_S1333);
                    var _S1335 : s_paramCtx_s_bwdCallableCtx_sqr_0;
                    _S1335.value0_82 = _S1333;
                    var jacobian_2 : f32 = _S1330.value0_2 / _S1334.value0_20;
                    var _S1336 : f32 = _S1334.value0_20 * _S1334.value0_20;
                    var _S1337 : f32 = 1.0f - _S1313.value0_37;
                    var _S1338 : Tuple_21 = s_apply_ggx_density_0(width_11, m_6);
                    var _S1339 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S1339.value0_74 = width_11;
                    _S1339.value1_17 = m_6;
                    var _S1340 : f32 = _S1337 * _S1338.value0_33;
                    var _S1341 : f32 = _S1340 * jacobian_2;
                    var _S1342 : Tuple_2 = s_apply_abs_0(_S1306.value0_5);
                    var _S1343 : s_bwdCallableCtx_abs_0;
                    _S1343._S18 = _S1306.value0_5;
                    var _S1344 : f32 = _S1341 * _S1342.value0_2;
                    var _S1345 : Tuple_2 = s_apply_abs_0(_S1240);
                    var _S1346 : s_bwdCallableCtx_abs_0;
                    _S1346._S18 = _S1240;
                    var common_5 : f32 = _S1344 / _S1345.value0_2;
                    var _S1347 : f32 = _S1345.value0_2 * _S1345.value0_2;
                    var _S1348 : f32 = masking_both_1 * crossing_4 * crossing_4;
                    var _S1349 : f32 = _S1348 * _S1348;
                    var _S1350 : f32 = masking_o_5 * masking_o_5;
                    _S1247 = 0.0f;
                    _S1248 = 0.0f;
                    _S1249 = 0.0f;
                    _S1250 = 0.0f;
                    _S1251 = 0.0f;
                    _S1252 = 0.0f;
                    _S1280._S18 = 0.0f;
                    _S1253 = 0.0f;
                    _S1284.value0_75 = _S1238;
                    _S1254 = _S1350;
                    _S1255 = common_5;
                    _S1256 = _S1349;
                    _S1257 = _S1348;
                    _S1258 = _S1347;
                    _S1259 = _S1344;
                    _S1260 = _S1345.value0_2;
                    _S1281 = _S1346;
                    _S1261 = _S1341;
                    _S1262 = _S1342.value0_2;
                    _S1282 = _S1343;
                    _S1263 = _S1340;
                    _S1264 = jacobian_2;
                    _S1265 = _S1337;
                    _S1266 = _S1338.value0_33;
                    _S1285.value0_75 = _S1339;
                    _S1267 = _S1336;
                    _S1268 = _S1330.value0_2;
                    _S1269 = _S1334.value0_20;
                    _S1286.value0_83 = _S1335;
                    _S1270 = _S1332;
                    _S1283 = _S1331;
                }
                var _S1351 : f32 = _S1249;
                var _S1352 : f32 = _S1250;
                var _S1353 : f32 = _S1251;
                var _S1354 : f32 = _S1252;
                var _S1355 : f32 = _S1253;
                var _S1356 : f32 = _S1254;
                var _S1357 : f32 = _S1255;
                var _S1358 : f32 = _S1256;
                var _S1359 : f32 = _S1257;
                var _S1360 : f32 = _S1258;
                var _S1361 : f32 = _S1259;
                var _S1362 : f32 = _S1260;
                var _S1363 : f32 = _S1261;
                var _S1364 : f32 = _S1262;
                var _S1365 : f32 = _S1263;
                var _S1366 : f32 = _S1264;
                var _S1367 : f32 = _S1265;
                var _S1368 : f32 = _S1266;
                var _S1369 : f32 = _S1267;
                var _S1370 : f32 = _S1268;
                var _S1371 : f32 = _S1269;
                var _S1372 : f32 = _S1270;
                _S1249 = masking_o_5;
                _S1250 = _S1351;
                _S1251 = masking_both_1;
                _S1252 = _S1352;
                _S1253 = _S1353;
                _S1254 = _S1354;
                _S1255 = _S1313.value0_37;
                _S1256 = _S1355;
                _S1257 = _S1356;
                _S1258 = _S1357;
                _S1259 = _S1358;
                _S1260 = _S1359;
                _S1261 = _S1360;
                _S1262 = _S1361;
                _S1263 = _S1362;
                _S1264 = _S1363;
                _S1265 = _S1364;
                _S1266 = _S1365;
                _S1267 = _S1366;
                _S1268 = _S1367;
                _S1269 = _S1368;
                _S1270 = _S1369;
                _S1271 = _S1370;
                _S1272 = _S1371;
                _S1273 = _S1372;
                _S1287.value0_76 = _S1321;
                _S1288.value0_76 = _S1318;
                _S1289.value0_88 = _S1315;
            }
            else
            {
                _S1247 = 0.0f;
                _S1248 = 0.0f;
                _S1249 = 0.0f;
                _S1250 = 0.0f;
                _S1251 = 0.0f;
                _S1252 = 0.0f;
                _S1253 = 0.0f;
                _S1254 = 0.0f;
                _S1280._S18 = 0.0f;
                _S1255 = 0.0f;
                _S1256 = 0.0f;
                _S1284.value0_75 = _S1238;
                _S1257 = 0.0f;
                _S1258 = 0.0f;
                _S1259 = 0.0f;
                _S1260 = 0.0f;
                _S1261 = 0.0f;
                _S1262 = 0.0f;
                _S1263 = 0.0f;
                _S1281._S18 = 0.0f;
                _S1264 = 0.0f;
                _S1265 = 0.0f;
                _S1282._S18 = 0.0f;
                _S1266 = 0.0f;
                _S1267 = 0.0f;
                _S1268 = 0.0f;
                _S1269 = 0.0f;
                _S1285.value0_75 = _S1238;
                _S1270 = 0.0f;
                _S1271 = 0.0f;
                _S1272 = 0.0f;
                _S1286.value0_83 = _S1239;
                _S1273 = 0.0f;
                _S1283._S18 = 0.0f;
                _S1287.value0_76 = _S1237;
                _S1288.value0_76 = _S1237;
                _S1289.value0_88 = _S1235;
            }
            _S1274 = _S1306.value0_5;
            _S1243 = _S1312;
            _S1275 = _S1309.value0_5;
            _S1290 = _S1311;
            _S1291 = _S1308;
            _S1244 = _S1305;
            m_6 = _S1303;
            _S1276 = _S1304;
            _S1293 = _S1302;
        }
        else
        {
            _S1242 = false;
            _S1247 = 0.0f;
            _S1248 = 0.0f;
            _S1249 = 0.0f;
            _S1250 = 0.0f;
            _S1251 = 0.0f;
            _S1252 = 0.0f;
            _S1253 = 0.0f;
            _S1254 = 0.0f;
            _S1280._S18 = 0.0f;
            _S1255 = 0.0f;
            _S1256 = 0.0f;
            _S1284.value0_75 = _S1238;
            _S1257 = 0.0f;
            _S1258 = 0.0f;
            _S1259 = 0.0f;
            _S1260 = 0.0f;
            _S1261 = 0.0f;
            _S1262 = 0.0f;
            _S1263 = 0.0f;
            _S1281._S18 = 0.0f;
            _S1264 = 0.0f;
            _S1265 = 0.0f;
            _S1282._S18 = 0.0f;
            _S1266 = 0.0f;
            _S1267 = 0.0f;
            _S1268 = 0.0f;
            _S1269 = 0.0f;
            _S1285.value0_75 = _S1238;
            _S1270 = 0.0f;
            _S1271 = 0.0f;
            _S1272 = 0.0f;
            _S1286.value0_83 = _S1239;
            _S1273 = 0.0f;
            _S1274 = 0.0f;
            _S1283._S18 = 0.0f;
            _S1287.value0_76 = _S1237;
            _S1288.value0_76 = _S1237;
            _S1289.value0_88 = _S1235;
            _S1243 = false;
            _S1275 = 0.0f;
            _S1290._S39 = _S1234;
            _S1290._S40 = _S1234;
            _S1291._S39 = _S1234;
            _S1291._S40 = _S1234;
            _S1244 = false;
            m_6 = _S1234;
            _S1276 = 0.0f;
            _S1293._S22 = 0.0f;
        }
        var _S1373 : f32 = crossing_4;
        var _S1374 : bool = _S1242;
        var _S1375 : bool = _S1243;
        var _S1376 : bool = _S1244;
        var _S1377 : vec3<f32> = m_6;
        var _S1378 : f32 = _S1276;
        _S1242 = _S1299;
        _S1243 = _S1374;
        _S1244 = reflects_1;
        crossing_4 = _S1247;
        _S1247 = _S1248;
        _S1248 = _S1249;
        _S1249 = _S1250;
        _S1250 = _S1251;
        _S1251 = _S1252;
        _S1252 = _S1253;
        _S1253 = _S1254;
        _S1254 = _S1255;
        _S1255 = _S1256;
        _S1256 = _S1257;
        _S1257 = _S1258;
        _S1258 = _S1259;
        _S1259 = _S1260;
        _S1260 = _S1373;
        _S1245 = _S1375;
        _S1276 = _S1294;
        _S1246 = _S1376;
        m_6 = half_vector_3;
        _S1278 = _S1377;
        _S1277 = _S1378;
        _S1292 = _S1298;
        _S1279 = _S1295;
    }
    else
    {
        _S1242 = false;
        _S1243 = false;
        _S1244 = false;
        crossing_4 = 0.0f;
        _S1247 = 0.0f;
        _S1248 = 0.0f;
        _S1249 = 0.0f;
        _S1250 = 0.0f;
        _S1251 = 0.0f;
        _S1252 = 0.0f;
        _S1253 = 0.0f;
        _S1280._S18 = 0.0f;
        _S1254 = 0.0f;
        _S1255 = 0.0f;
        _S1284.value0_75 = _S1238;
        _S1256 = 0.0f;
        _S1257 = 0.0f;
        _S1258 = 0.0f;
        _S1259 = 0.0f;
        _S1260 = 0.0f;
        _S1261 = 0.0f;
        _S1262 = 0.0f;
        _S1263 = 0.0f;
        _S1281._S18 = 0.0f;
        _S1264 = 0.0f;
        _S1265 = 0.0f;
        _S1282._S18 = 0.0f;
        _S1266 = 0.0f;
        _S1267 = 0.0f;
        _S1268 = 0.0f;
        _S1269 = 0.0f;
        _S1285.value0_75 = _S1238;
        _S1270 = 0.0f;
        _S1271 = 0.0f;
        _S1272 = 0.0f;
        _S1286.value0_83 = _S1239;
        _S1273 = 0.0f;
        _S1274 = 0.0f;
        _S1283._S18 = 0.0f;
        _S1287.value0_76 = _S1237;
        _S1288.value0_76 = _S1237;
        _S1289.value0_88 = _S1235;
        _S1245 = false;
        _S1275 = 0.0f;
        _S1276 = 0.0f;
        _S1290._S39 = _S1234;
        _S1290._S40 = _S1234;
        _S1291._S39 = _S1234;
        _S1291._S40 = _S1234;
        _S1246 = false;
        m_6 = _S1234;
        _S1278 = _S1234;
        _S1277 = 0.0f;
        _S1293._S22 = 0.0f;
        _S1292._S39 = _S1234;
        _S1292._S40 = _S1234;
        _S1279 = _S1234;
    }
    if(_S1241)
    {
        var _S1379 : vec3<f32>;
        if(_S1242)
        {
            var _S1380 : vec3<f32>;
            var _S1381 : vec3<f32>;
            if(_S1243)
            {
                if(_S1244)
                {
                    var _S1382 : f32 = _S1233.pdf_1 / crossing_4;
                    var _S1383 : f32 = _S1247 * - _S1382;
                    var _S1384 : f32 = (_S1233.f_cos_0[i32(0)] + _S1233.f_cos_0[i32(1)] + _S1233.f_cos_0[i32(2)]) / _S1249;
                    var _S1385 : f32 = _S1247 * - _S1384;
                    var _S1386 : f32 = (_S1248 * _S1382 + _S1250 * _S1384) / _S1251;
                    var _S1387 : f32 = _S1253 * _S1386;
                    var _S1388 : f32 = 4.0f * (_S1252 * - _S1386);
                    var _S1389 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1280, &(_S1389), _S1388);
                    var _S1390 : f32 = _S1254 * _S1387;
                    var _S1391 : f32 = _S1255 * _S1387;
                    var _S1392 : vec3<f32> = _S1234;
                    s_bwdProp_ggx_density_0(_S1284, &(_S1392), _S1390);
                    crossing_4 = _S1385;
                    _S1247 = _S1383;
                    _S1248 = _S1391;
                    _S1249 = 0.0f;
                    _S1250 = 0.0f;
                    _S1379 = _S1392;
                    _S1251 = _S1389;
                }
                else
                {
                    var _S1393 : f32 = _S1233.pdf_1 / _S1256;
                    var _S1394 : f32 = _S1257 * - _S1393;
                    var _S1395 : f32 = (_S1233.f_cos_0[i32(0)] + _S1233.f_cos_0[i32(1)] + _S1233.f_cos_0[i32(2)]) / _S1258;
                    var _S1396 : f32 = _S1260 * (_S1260 * (_S1257 * - _S1395));
                    var _S1397 : f32 = (_S1248 * _S1393 + _S1259 * _S1395) / _S1261;
                    var _S1398 : f32 = _S1262 * - _S1397;
                    var _S1399 : f32 = _S1263 * _S1397;
                    var _S1400 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1281, &(_S1400), _S1398);
                    var _S1401 : f32 = _S1264 * _S1399;
                    var _S1402 : f32 = _S1265 * _S1399;
                    var _S1403 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1282, &(_S1403), _S1401);
                    var s_diff_jacobian_T_1 : f32 = _S1266 * _S1402;
                    var _S1404 : f32 = _S1267 * _S1402;
                    var _S1405 : f32 = _S1268 * _S1404;
                    var _S1406 : f32 = _S1269 * _S1404;
                    var _S1407 : vec3<f32> = _S1234;
                    s_bwdProp_ggx_density_0(_S1285, &(_S1407), _S1405);
                    var _S1408 : f32 = - _S1406;
                    var _S1409 : f32 = s_diff_jacobian_T_1 / _S1270;
                    var _S1410 : f32 = _S1271 * - _S1409;
                    var _S1411 : f32 = _S1272 * _S1409;
                    var _S1412 : f32 = 0.0f;
                    s_bwdProp_sqr_0(_S1286, &(_S1412), _S1410);
                    var _S1413 : f32 = _S1260 * (_S1412 / _S1273);
                    var _S1414 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1283, &(_S1414), _S1411);
                    var _S1415 : f32 = _S1403 + _S1413;
                    var _S1416 : f32 = _S1412 + _S1414;
                    crossing_4 = _S1396;
                    _S1247 = _S1394;
                    _S1248 = _S1408;
                    _S1249 = _S1415;
                    _S1250 = _S1416;
                    _S1379 = _S1407;
                    _S1251 = _S1400;
                }
                var _S1417 : vec3<f32> = _S1234;
                s_bwdProp_ggx_lambda_0(_S1287, &(_S1417), crossing_4);
                var _S1418 : f32 = crossing_4 + _S1247;
                var _S1419 : vec3<f32> = _S1234;
                s_bwdProp_ggx_lambda_0(_S1288, &(_S1419), _S1418);
                var _S1420 : f32 = 0.0f;
                s_bwdProp_fresnel_dielectric_0(_S1289, &(_S1420), _S1248);
                var _S1421 : f32 = _S1420 + _S1249;
                crossing_4 = _S1250;
                _S1247 = _S1421;
                _S1248 = _S1251;
                _S1380 = _S1419;
                _S1381 = _S1417;
            }
            else
            {
                crossing_4 = 0.0f;
                _S1247 = 0.0f;
                _S1379 = _S1234;
                _S1248 = 0.0f;
                _S1380 = _S1234;
                _S1381 = _S1234;
            }
            if(_S1245)
            {
                var _S1422 : f32 = _S1275 * 0.0f;
                crossing_4 = _S1276 * 0.0f + crossing_4;
                _S1249 = _S1422;
            }
            else
            {
                _S1249 = 0.0f;
            }
            var _S1423 : f32 = _S1274 * 0.0f;
            var _S1424 : f32 = _S1240 * 0.0f;
            var _S1425 : vec3<f32> = _S1234;
            var _S1426 : vec3<f32> = _S1234;
            s_bwdProp_dot_0(_S1290, &(_S1425), &(_S1426), crossing_4);
            var _S1427 : f32 = _S1424 + _S1247;
            var _S1428 : vec3<f32> = _S1234;
            var _S1429 : vec3<f32> = _S1234;
            s_bwdProp_dot_0(_S1291, &(_S1428), &(_S1429), _S1427);
            var _S1430 : vec3<f32> = _S1426 + _S1429 + _S1379;
            var _S1431 : f32 = _S1423 + _S1248;
            var _S1432 : vec3<f32> = _S1428 + _S1380;
            var _S1433 : vec3<f32> = _S1425 + _S1381;
            if(_S1246)
            {
                _S1379 = (vec3<f32>(0) - _S1430);
            }
            else
            {
                _S1379 = _S1430;
            }
            var _S1434 : vec3<f32> = m_6 * _S1379;
            var _S1435 : vec3<f32> = _S1278 * _S1379;
            var _S1436 : f32 = - ((_S1434[i32(0)] + _S1434[i32(1)] + _S1434[i32(2)]) / _S1277);
            var _S1437 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S1293, &(_S1437), _S1436);
            crossing_4 = _S1437;
            m_6 = _S1435;
            _S1278 = _S1432;
            _S1379 = _S1433;
            _S1247 = _S1249;
            _S1248 = _S1431;
        }
        else
        {
            crossing_4 = 0.0f;
            m_6 = _S1234;
            _S1278 = _S1234;
            _S1379 = _S1234;
            _S1247 = 0.0f;
            _S1248 = 0.0f;
        }
        var _S1438 : vec3<f32> = _S1234;
        var _S1439 : vec3<f32> = _S1234;
        s_bwdProp_dot_0(_S1292, &(_S1438), &(_S1439), crossing_4);
        var _S1440 : vec3<f32> = _S1438 + _S1439 + m_6;
        var _S1441 : vec3<f32> = _S1440 + _S1278;
        var _S1442 : vec3<f32> = _S1279 * _S1440 + _S1379;
        var _S1443 : f32 = _S1276 * 0.0f + _S1248;
        m_6 = _S1442 + vec3<f32>(0.0f, 0.0f, _S1240 * 0.0f + _S1247);
        crossing_4 = _S1443;
        _S1278 = _S1441;
    }
    else
    {
        m_6 = _S1234;
        crossing_4 = 0.0f;
        _S1278 = _S1234;
    }
    (*_S1231) = _S1278 + vec3<f32>(0.0f, 0.0f, crossing_4);
    (*_S1232) = m_6;
    return;
}

fn s_bwdProp_bsdf_evaluate_0( _S1444 : s_bwdCallableCtx_bsdf_evaluate_0,  _S1445 : ptr<function, vec3<f32>>,  _S1446 : ptr<function, vec3<f32>>,  _S1447 : BsdfValue_0)
{
    var _S1448 : vec3<f32> = vec3<f32>(0.0f);
    var _S1449 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0 = s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0( _S1448, _S1448, _S1448 );
    var _S1450 : vec2<f32> = vec2<f32>(0.0f);
    var _S1451 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0 = s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0( _S1448, _S1448, _S1450, _S1448, _S1448 );
    var _S1452 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0 = s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0( 0.0f, _S1450, _S1448, _S1448 );
    var _S1453 : bool = (_S1444.value0_95.value0_90.kind_0) == u32(0);
    var _S1454 : s_bwdCallableCtx_conductor_evaluate_0;
    var _S1455 : s_bwdCallableCtx_dielectric_evaluate_0;
    var _S1456 : s_bwdCallableCtx_diffuse_evaluate_0;
    var _S1457 : bool;
    if(_S1453)
    {
        var _S1458 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0;
        _S1458.value0_96 = _S1444.value0_95.value0_90.a_0.xyz;
        _S1458.value1_24 = _S1444.value0_95.value1_21;
        _S1458.value2_14 = _S1444.value0_95.value2_13;
        _S1456.value0_101 = _S1458;
        _S1457 = false;
        _S1454.value0_99 = _S1451;
        _S1455.value0_100 = _S1452;
    }
    else
    {
        var _S1459 : bool = (_S1444.value0_95.value0_90.kind_0) == u32(1);
        if(_S1459)
        {
            var _S1460 : vec3<f32> = _S1444.value0_95.value0_90.b_0.xyz;
            var _S1461 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0;
            _S1461.value0_97 = _S1444.value0_95.value0_90.a_0.xyz;
            _S1461.value1_25 = _S1460;
            _S1461.value2_15 = _S1444.value0_95.value0_90.alpha_0;
            _S1461.value3_7 = _S1444.value0_95.value1_21;
            _S1461.value4_6 = _S1444.value0_95.value2_13;
            _S1454.value0_99 = _S1461;
            _S1455.value0_100 = _S1452;
        }
        else
        {
            var _S1462 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0;
            _S1462.value0_98 = _S1444.value0_95.value0_90.a_0.x;
            _S1462.value1_26 = _S1444.value0_95.value0_90.alpha_0;
            _S1462.value2_16 = _S1444.value0_95.value1_21;
            _S1462.value3_8 = _S1444.value0_95.value2_13;
            _S1454.value0_99 = _S1451;
            _S1455.value0_100 = _S1462;
        }
        _S1456.value0_101 = _S1449;
        _S1457 = _S1459;
    }
    var _S1463 : vec3<f32>;
    var _S1464 : vec3<f32>;
    if(_S1453)
    {
        var _S1465 : vec3<f32> = _S1448;
        var _S1466 : vec3<f32> = _S1448;
        s_bwdProp_diffuse_evaluate_0(_S1456, &(_S1465), &(_S1466), _S1447);
        _S1463 = _S1465;
        _S1464 = _S1466;
    }
    else
    {
        if(_S1457)
        {
            var _S1467 : vec3<f32> = _S1448;
            var _S1468 : vec3<f32> = _S1448;
            s_bwdProp_conductor_evaluate_0(_S1454, &(_S1467), &(_S1468), _S1447);
            _S1463 = _S1467;
            _S1464 = _S1468;
        }
        else
        {
            var _S1469 : vec3<f32> = _S1448;
            var _S1470 : vec3<f32> = _S1448;
            s_bwdProp_dielectric_evaluate_0(_S1455, &(_S1469), &(_S1470), _S1447);
            _S1463 = _S1469;
            _S1464 = _S1470;
        }
    }
    (*_S1445) = _S1463;
    (*_S1446) = _S1464;
    return;
}

fn s_bwdProp_to_local_0( _S1471 : s_bwdCallableCtx_to_local_0,  _S1472 : ptr<function, Frame_0>,  _S1473 : ptr<function, vec3<f32>>,  _S1474 : vec3<f32>)
{
    var _S1475 : s_bwdCallableCtx_dot_0;
    _S1475._S39 = _S1471.value0_23.value0_9.s_2;
    _S1475._S40 = _S1471.value0_23.value1_2;
    var _S1476 : s_bwdCallableCtx_dot_0;
    _S1476._S39 = _S1471.value0_23.value0_9.t_1;
    _S1476._S40 = _S1471.value0_23.value1_2;
    var _S1477 : s_bwdCallableCtx_dot_0;
    _S1477._S39 = _S1471.value0_23.value0_9.n_0;
    _S1477._S40 = _S1471.value0_23.value1_2;
    var _S1478 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S1479 : vec3<f32> = vec3<f32>(0.0f);
    var _S1480 : vec3<f32> = _S1479;
    var _S1481 : vec3<f32> = _S1479;
    s_bwdProp_dot_0(_S1477, &(_S1480), &(_S1481), _S1474[i32(2)]);
    var _S1482 : vec3<f32> = _S1479;
    var _S1483 : vec3<f32> = _S1479;
    s_bwdProp_dot_0(_S1476, &(_S1482), &(_S1483), _S1474[i32(1)]);
    var _S1484 : vec3<f32> = _S1479;
    var _S1485 : vec3<f32> = _S1479;
    s_bwdProp_dot_0(_S1475, &(_S1484), &(_S1485), _S1474[i32(0)]);
    var _S1486 : vec3<f32> = _S1481 + _S1483 + _S1485;
    var _S1487 : Frame_0 = _S1478;
    _S1487.n_0 = _S1480;
    _S1487.t_1 = _S1482;
    _S1487.s_2 = _S1484;
    (*_S1472) = Frame_x24_syn_dadd_0(_S1478, _S1487);
    (*_S1473) = _S1486;
    return;
}

fn s_bwdProp_point_on_light_0( _S1488 : s_bwdCallableCtx_point_on_light_0,  _S1489 : ptr<function, vec2<f32>>,  _S1490 : vec3<f32>)
{
    var _S1491 : f32 = _S1488.value0_93.value1_23.x;
    var _S1492 : Tuple_15 = s_apply_safe_sqrt_0(_S1491);
    var _S1493 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S1493.value0_68 = _S1491;
    var _S1494 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S1493 );
    var _S1495 : f32 = _S1488.value0_93.value1_23.y;
    var _S1496 : vec3<f32> = _S1488.value0_93.value0_92.e2_2 * _S1490;
    var _S1497 : f32 = _S1496[i32(0)] + _S1496[i32(1)] + _S1496[i32(2)];
    var _S1498 : vec3<f32> = _S1488.value0_93.value0_92.e1_2 * _S1490;
    var _S1499 : f32 = _S1498[i32(0)] + _S1498[i32(1)] + _S1498[i32(2)];
    var _S1500 : f32 = _S1492.value0_27 * _S1497 + - (_S1492.value0_27 * _S1499);
    var _S1501 : f32 = _S1495 * _S1497 + (1.0f - _S1495) * _S1499;
    var _S1502 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S1494, &(_S1502), _S1501);
    (*_S1489) = vec2<f32>(_S1502, _S1500);
    return;
}

fn s_bwdProp_direct_light_0( _S1503 : s_bwdCallableCtx_direct_light_0,  _S1504 : ptr<function, Surface_Differential_0>,  _S1505 : ptr<function, vec3<f32>>,  _S1506 : ptr<function, vec2<f32>>,  _S1507 : vec3<f32>)
{
    var _S1508 : vec3<f32> = vec3<f32>(0.0f);
    var _S1509 : Frame_0 = Frame_0( _S1508, _S1508, _S1508 );
    var _S1510 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S1509, _S1508 );
    var _S1511 : vec4<f32> = vec4<f32>(0.0f);
    var _S1512 : vec2<f32> = vec2<f32>(0.0f);
    var _S1513 : Material_0 = Material_0( _S1511, _S1511, _S1512, u32(0), u32(0) );
    var _S1514 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0 = s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0( _S1513, _S1508, _S1508 );
    var _S1515 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S1516 : Tuple_14 = s_apply_point_on_light_0(_S1503.value0_21.value1_3, _S1503.value0_21.value4_2);
    var _S1517 : s_paramCtx_s_bwdCallableCtx_point_on_light_0;
    _S1517.value0_92 = _S1503.value0_21.value1_3;
    _S1517.value1_23 = _S1503.value0_21.value4_2;
    var _S1518 : s_bwdCallableCtx_point_on_light_0 = s_bwdCallableCtx_point_on_light_0( _S1517 );
    var to_light_1 : vec3<f32> = _S1516.value0_26 - _S1503.value0_21.value2_2.position_0;
    var _S1519 : Tuple_5 = s_apply_dot_0(to_light_1, to_light_1);
    var _S1520 : s_bwdCallableCtx_dot_0;
    _S1520._S39 = to_light_1;
    _S1520._S40 = to_light_1;
    var _S1521 : s_bwdCallableCtx_dot_0 = _S1520;
    var _S1522 : bool = (_S1519.value0_5) > 0.0f;
    var _S1523 : bool;
    var _S1524 : vec3<f32>;
    var _S1525 : vec3<f32>;
    var _S1526 : vec3<f32>;
    var _S1527 : vec3<f32>;
    var _S1528 : f32;
    var _S1529 : f32;
    var _S1530 : f32;
    var _S1531 : f32;
    var _S1532 : f32;
    var _S1533 : f32;
    var _S1534 : f32;
    var _S1535 : f32;
    var _S1536 : s_bwdCallableCtx_power_heuristic_0;
    var _S1537 : s_bwdCallableCtx_abs_0;
    var _S1538 : s_bwdCallableCtx_bsdf_evaluate_0;
    var _S1539 : s_bwdCallableCtx_to_local_0;
    var _S1540 : s_bwdCallableCtx_dot_0;
    var _S1541 : s_bwdCallableCtx_sqrt_0;
    if(_S1522)
    {
        var _S1542 : Tuple_3 = s_apply_sqrt_0(_S1519.value0_5);
        var _S1543 : s_bwdCallableCtx_sqrt_0;
        _S1543._S22 = _S1519.value0_5;
        var _S1544 : s_bwdCallableCtx_sqrt_0 = _S1543;
        var _S1545 : vec3<f32> = vec3<f32>((1.0f / _S1542.value0_3));
        var _S1546 : f32 = _S1542.value0_3 * _S1542.value0_3;
        var direction_10 : vec3<f32> = to_light_1 * _S1545;
        var _S1547 : Tuple_5 = s_apply_dot_0(direction_10, _S1503.value0_21.value1_3.normal_1);
        var _S1548 : s_bwdCallableCtx_dot_0;
        _S1548._S39 = direction_10;
        _S1548._S40 = _S1503.value0_21.value1_3.normal_1;
        var _S1549 : s_bwdCallableCtx_dot_0 = _S1548;
        var cos_light_1 : f32 = - _S1547.value0_5;
        if(cos_light_1 > 0.0f)
        {
            _S1523 = true;
        }
        else
        {
            if(cos_light_1 < 0.0f)
            {
                _S1523 = _S1503.value0_21.value1_3.two_sided_2;
            }
            else
            {
                _S1523 = false;
            }
        }
        if(_S1523)
        {
            var _S1550 : Tuple_12 = s_apply_to_local_0(_S1503.value0_21.value2_2.frame_0, direction_10);
            var _S1551 : s_paramCtx_s_bwdCallableCtx_to_local_0;
            _S1551.value0_9 = _S1503.value0_21.value2_2.frame_0;
            _S1551.value1_2 = direction_10;
            var _S1552 : Tuple_16 = s_apply_bsdf_evaluate_0(_S1503.value0_21.value0_10, _S1503.value0_21.value3_2, _S1550.value0_24);
            var _S1553 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0;
            _S1553.value0_90 = _S1503.value0_21.value0_10;
            _S1553.value1_21 = _S1503.value0_21.value3_2;
            _S1553.value2_13 = _S1550.value0_24;
            var _S1554 : Tuple_2 = s_apply_abs_0(cos_light_1);
            var _S1555 : s_bwdCallableCtx_abs_0;
            _S1555._S18 = cos_light_1;
            var pdf_light_1 : f32 = _S1519.value0_5 * _S1503.value0_21.value1_3.pdf_area_1;
            var _S1556 : f32 = _S1552.value0_28.pdf_1 * _S1554.value0_2;
            var _S1557 : Tuple_10 = s_apply_power_heuristic_0(pdf_light_1, _S1556);
            var _S1558 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
            _S1558.value0_91 = pdf_light_1;
            _S1558.value1_22 = _S1556;
            var _S1559 : f32 = _S1557.value0_19 * _S1554.value0_2;
            var _S1560 : vec3<f32> = vec3<f32>((_S1559 / pdf_light_1));
            var _S1561 : f32 = pdf_light_1 * pdf_light_1;
            _S1524 = _S1552.value0_28.f_cos_0 * _S1503.value0_21.value1_3.radiance_1;
            _S1525 = _S1560;
            _S1528 = _S1561;
            _S1529 = _S1559;
            _S1530 = pdf_light_1;
            _S1531 = _S1557.value0_19;
            _S1532 = _S1554.value0_2;
            _S1526 = _S1503.value0_21.value1_3.radiance_1;
            _S1536.value0_94 = _S1558;
            _S1533 = _S1552.value0_28.pdf_1;
            _S1534 = _S1503.value0_21.value1_3.pdf_area_1;
            _S1537 = _S1555;
            _S1538.value0_95 = _S1553;
            _S1539.value0_23 = _S1551;
        }
        else
        {
            _S1524 = _S1508;
            _S1525 = _S1508;
            _S1528 = 0.0f;
            _S1529 = 0.0f;
            _S1530 = 0.0f;
            _S1531 = 0.0f;
            _S1532 = 0.0f;
            _S1526 = _S1508;
            _S1536.value0_94 = _S1515;
            _S1533 = 0.0f;
            _S1534 = 0.0f;
            _S1537._S18 = 0.0f;
            _S1538.value0_95 = _S1514;
            _S1539.value0_23 = _S1510;
        }
        _S1540 = _S1549;
        _S1527 = _S1545;
        _S1535 = _S1546;
        _S1541 = _S1544;
    }
    else
    {
        _S1523 = false;
        _S1524 = _S1508;
        _S1525 = _S1508;
        _S1528 = 0.0f;
        _S1529 = 0.0f;
        _S1530 = 0.0f;
        _S1531 = 0.0f;
        _S1532 = 0.0f;
        _S1526 = _S1508;
        _S1536.value0_94 = _S1515;
        _S1533 = 0.0f;
        _S1534 = 0.0f;
        _S1537._S18 = 0.0f;
        _S1538.value0_95 = _S1514;
        _S1539.value0_23 = _S1510;
        _S1540._S39 = _S1508;
        _S1540._S40 = _S1508;
        _S1527 = _S1508;
        _S1535 = 0.0f;
        _S1541._S22 = 0.0f;
    }
    var _S1562 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1563 : Surface_Differential_0;
    if(_S1522)
    {
        if(_S1523)
        {
            var _S1564 : vec3<f32> = _S1524 * _S1507;
            var _S1565 : f32 = (_S1564[i32(0)] + _S1564[i32(1)] + _S1564[i32(2)]) / _S1528;
            var _S1566 : f32 = _S1529 * - _S1565;
            var _S1567 : f32 = _S1530 * _S1565;
            var _S1568 : f32 = _S1531 * _S1567;
            var _S1569 : f32 = _S1532 * _S1567;
            var _S1570 : vec3<f32> = _S1526 * (_S1525 * _S1507);
            var _S1571 : f32 = 0.0f;
            var _S1572 : f32 = 0.0f;
            s_bwdProp_power_heuristic_0(_S1536, &(_S1571), &(_S1572), _S1569);
            var _S1573 : f32 = _S1532 * _S1572;
            var _S1574 : f32 = _S1534 * (_S1566 + _S1571);
            var _S1575 : f32 = _S1568 + _S1533 * _S1572;
            var _S1576 : f32 = 0.0f;
            s_bwdProp_abs_0(_S1537, &(_S1576), _S1575);
            var _S1577 : BsdfValue_0 = BsdfValue_x24_syn_dzero_0();
            _S1577.f_cos_0 = _S1570;
            _S1577.pdf_1 = _S1573;
            var _S1578 : vec3<f32> = _S1508;
            var _S1579 : vec3<f32> = _S1508;
            s_bwdProp_bsdf_evaluate_0(_S1538, &(_S1578), &(_S1579), _S1577);
            var _S1580 : Frame_0;
            _S1580.s_2 = _S1508;
            _S1580.t_1 = _S1508;
            _S1580.n_0 = _S1508;
            var _S1581 : vec3<f32> = _S1508;
            s_bwdProp_to_local_0(_S1539, &(_S1580), &(_S1581), _S1579);
            var _S1582 : Surface_Differential_0 = _S1562;
            _S1582.frame_2 = _S1580;
            var _S1583 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1562, _S1582);
            _S1528 = _S1576;
            _S1524 = _S1581;
            _S1529 = _S1574;
            _S1563 = _S1583;
            _S1525 = _S1578;
        }
        else
        {
            _S1528 = 0.0f;
            _S1524 = _S1508;
            _S1529 = 0.0f;
            _S1563 = _S1562;
            _S1525 = _S1508;
        }
        var _S1584 : f32 = - _S1528;
        var _S1585 : vec3<f32> = _S1508;
        var _S1586 : vec3<f32> = _S1508;
        s_bwdProp_dot_0(_S1540, &(_S1585), &(_S1586), _S1584);
        var _S1587 : vec3<f32> = _S1585 + _S1524;
        var _S1588 : vec3<f32> = to_light_1 * _S1587;
        var _S1589 : vec3<f32> = _S1527 * _S1587;
        var _S1590 : f32 = - ((_S1588[i32(0)] + _S1588[i32(1)] + _S1588[i32(2)]) / _S1535);
        var _S1591 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1541, &(_S1591), _S1590);
        _S1528 = _S1591 + _S1529;
        _S1524 = _S1589;
    }
    else
    {
        _S1528 = 0.0f;
        _S1524 = _S1508;
        _S1563 = _S1562;
        _S1525 = _S1508;
    }
    var _S1592 : vec3<f32> = _S1508;
    var _S1593 : vec3<f32> = _S1508;
    s_bwdProp_dot_0(_S1521, &(_S1592), &(_S1593), _S1528);
    var _S1594 : vec3<f32> = _S1592 + _S1593 + _S1524;
    var _S1595 : vec3<f32> = (vec3<f32>(0) - _S1594);
    var _S1596 : vec2<f32> = _S1512;
    s_bwdProp_point_on_light_0(_S1518, &(_S1596), _S1594);
    var _S1597 : Surface_Differential_0 = _S1562;
    _S1597.position_1 = _S1595;
    (*_S1504) = Surface_x24_syn_dadd_0(_S1563, _S1597);
    (*_S1505) = _S1525;
    (*_S1506) = _S1596;
    return;
}

fn s_bwdProp_emission_of_0( _S1598 : s_bwdCallableCtx_emission_of_0,  _S1599 : ptr<function, Surface_Differential_0>,  _S1600 : ptr<function, vec3<f32>>,  _S1601 : ptr<function, vec3<f32>>,  _S1602 : ptr<function, f32>,  _S1603 : vec3<f32>)
{
    var _S1604 : vec3<f32> = vec3<f32>(0.0f);
    var _S1605 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S1606 : Tuple_5 = s_apply_dot_0(_S1598.value0_17.value3_1, _S1598.value0_17.value1_1.geometric_normal_0);
    var _S1607 : s_bwdCallableCtx_dot_0;
    _S1607._S39 = _S1598.value0_17.value3_1;
    _S1607._S40 = _S1598.value0_17.value1_1.geometric_normal_0;
    var _S1608 : s_bwdCallableCtx_dot_0 = _S1607;
    var _S1609 : bool;
    if(_S1598.value0_17.value0_8.two_sided_1)
    {
        _S1609 = true;
    }
    else
    {
        _S1609 = (_S1606.value0_5) < 0.0f;
    }
    var _S1610 : vec3<f32>;
    var _S1611 : s_bwdCallableCtx_power_heuristic_0;
    var _S1612 : f32;
    var _S1613 : f32;
    var _S1614 : s_bwdCallableCtx_dot_0;
    var _S1615 : s_bwdCallableCtx_abs_0;
    if(_S1609)
    {
        if(_S1598.value0_17.value5_1)
        {
            _S1610 = _S1604;
            _S1611.value0_94 = _S1605;
            _S1612 = 0.0f;
            _S1614._S39 = _S1604;
            _S1614._S40 = _S1604;
            _S1613 = 0.0f;
            _S1615._S18 = 0.0f;
        }
        else
        {
            var arm_1 : vec3<f32> = _S1598.value0_17.value1_1.position_0 - _S1598.value0_17.value2_1;
            var _S1616 : Tuple_2 = s_apply_abs_0(_S1606.value0_5);
            var _S1617 : s_bwdCallableCtx_abs_0;
            _S1617._S18 = _S1606.value0_5;
            var _S1618 : f32 = _S1598.value0_17.value4_1 * _S1616.value0_2;
            var _S1619 : Tuple_5 = s_apply_dot_0(arm_1, arm_1);
            var _S1620 : s_bwdCallableCtx_dot_0;
            _S1620._S39 = arm_1;
            _S1620._S40 = arm_1;
            var _S1621 : f32 = _S1619.value0_5 * _S1598.value0_17.value0_8.pdf_area_0;
            var _S1622 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
            _S1622.value0_91 = _S1618;
            _S1622.value1_22 = _S1621;
            _S1610 = _S1598.value0_17.value0_8.radiance_0;
            _S1611.value0_94 = _S1622;
            _S1612 = _S1598.value0_17.value0_8.pdf_area_0;
            _S1614 = _S1620;
            _S1613 = _S1616.value0_2;
            _S1615 = _S1617;
        }
    }
    else
    {
        _S1610 = _S1604;
        _S1611.value0_94 = _S1605;
        _S1612 = 0.0f;
        _S1614._S39 = _S1604;
        _S1614._S40 = _S1604;
        _S1613 = 0.0f;
        _S1615._S18 = 0.0f;
    }
    var _S1623 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1624 : Surface_Differential_0;
    if(_S1609)
    {
        if(_S1598.value0_17.value5_1)
        {
            _S1612 = 0.0f;
            _S1624 = _S1623;
            _S1610 = _S1604;
            _S1613 = 0.0f;
        }
        else
        {
            var _S1625 : vec3<f32> = _S1610 * _S1603;
            var _S1626 : f32 = _S1625[i32(0)] + _S1625[i32(1)] + _S1625[i32(2)];
            var _S1627 : f32 = 0.0f;
            var _S1628 : f32 = 0.0f;
            s_bwdProp_power_heuristic_0(_S1611, &(_S1627), &(_S1628), _S1626);
            var _S1629 : f32 = _S1612 * _S1628;
            var _S1630 : vec3<f32> = _S1604;
            var _S1631 : vec3<f32> = _S1604;
            s_bwdProp_dot_0(_S1614, &(_S1630), &(_S1631), _S1629);
            var _S1632 : f32 = _S1598.value0_17.value4_1 * _S1627;
            var _S1633 : f32 = _S1613 * _S1627;
            var _S1634 : f32 = 0.0f;
            s_bwdProp_abs_0(_S1615, &(_S1634), _S1632);
            var _S1635 : vec3<f32> = _S1630 + _S1631;
            var _S1636 : vec3<f32> = (vec3<f32>(0) - _S1635);
            var _S1637 : Surface_Differential_0 = _S1623;
            _S1637.position_1 = _S1635;
            var _S1638 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1623, _S1637);
            _S1612 = _S1634;
            _S1624 = _S1638;
            _S1610 = _S1636;
            _S1613 = _S1633;
        }
    }
    else
    {
        _S1612 = 0.0f;
        _S1624 = _S1623;
        _S1610 = _S1604;
        _S1613 = 0.0f;
    }
    var _S1639 : vec3<f32> = _S1604;
    var _S1640 : vec3<f32> = _S1604;
    s_bwdProp_dot_0(_S1608, &(_S1639), &(_S1640), _S1612);
    (*_S1599) = _S1624;
    (*_S1600) = _S1610;
    (*_S1601) = _S1639;
    (*_S1602) = _S1613;
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

fn s_bwdProp_frame_from_normal_0( _S1641 : s_bwdCallableCtx_frame_from_normal_0,  _S1642 : ptr<function, vec3<f32>>,  _S1643 : Frame_0)
{
    var _S1644 : f32 = _S1641.value0_105.value0_103.z;
    var sign_1 : f32;
    if(_S1644 < 0.0f)
    {
        sign_1 = -1.0f;
    }
    else
    {
        sign_1 = 1.0f;
    }
    var _S1645 : f32 = sign_1 + _S1644;
    var a_5 : f32 = -1.0f / _S1645;
    var _S1646 : f32 = _S1645 * _S1645;
    var _S1647 : f32 = _S1641.value0_105.value0_103.x;
    var _S1648 : f32 = _S1641.value0_105.value0_103.y;
    var _S1649 : f32 = _S1647 * _S1648;
    var _S1650 : f32 = sign_1 * _S1647;
    var _S1651 : f32 = _S1650 * _S1647;
    var _S1652 : f32 = - sign_1;
    var _S1653 : f32 = _S1648 * _S1648;
    var _S1654 : f32 = _S1648 * (a_5 * _S1643.t_1[i32(1)]);
    var _S1655 : f32 = a_5 * _S1643.s_2[i32(0)];
    var _S1656 : f32 = _S1643.t_1[i32(0)] + sign_1 * _S1643.s_2[i32(1)];
    var _S1657 : f32 = a_5 * _S1656;
    (*_S1642) = _S1643.n_0 + vec3<f32>(_S1652 * _S1643.s_2[i32(2)] + _S1650 * _S1655 + sign_1 * (_S1647 * _S1655) + _S1648 * _S1657, - _S1643.t_1[i32(2)] + _S1654 + _S1654 + _S1647 * _S1657, 0.0f) + vec3<f32>(0.0f, 0.0f, -1.0f * - ((_S1653 * _S1643.t_1[i32(1)] + _S1651 * _S1643.s_2[i32(0)] + _S1649 * _S1656) / _S1646));
    return;
}

fn s_bwdProp_frame_from_normal_tangent_0( _S1658 : s_bwdCallableCtx_frame_from_normal_tangent_0,  _S1659 : ptr<function, vec3<f32>>,  _S1660 : Frame_0)
{
    var _S1661 : vec3<f32> = vec3<f32>(0.0f);
    var _S1662 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S1661 );
    var _S1663 : Tuple_5 = s_apply_dot_0(_S1658.value0_104.value0_102, _S1658.value0_104.value1_27);
    var _S1664 : s_bwdCallableCtx_dot_0;
    _S1664._S39 = _S1658.value0_104.value0_102;
    _S1664._S40 = _S1658.value0_104.value1_27;
    var _S1665 : s_bwdCallableCtx_dot_0 = _S1664;
    var _S1666 : vec3<f32> = vec3<f32>(- _S1663.value0_5);
    var s_6 : vec3<f32> = _S1658.value0_104.value1_27 + _S1658.value0_104.value0_102 * _S1666;
    var _S1667 : Tuple_5 = s_apply_dot_0(s_6, s_6);
    var _S1668 : s_bwdCallableCtx_dot_0;
    _S1668._S39 = s_6;
    _S1668._S40 = s_6;
    var _S1669 : s_bwdCallableCtx_dot_0 = _S1668;
    var _S1670 : bool = (_S1667.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(_S1658.value0_104.value1_27, _S1658.value0_104.value1_27).value0_5);
    var _S1671 : s_bwdCallableCtx_cross_0;
    var _S1672 : vec3<f32>;
    var _S1673 : f32;
    var _S1674 : s_bwdCallableCtx_sqrt_0;
    var _S1675 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S1670)
    {
        var _S1676 : Tuple_3 = s_apply_sqrt_0(_S1667.value0_5);
        var _S1677 : s_bwdCallableCtx_sqrt_0;
        _S1677._S22 = _S1667.value0_5;
        var _S1678 : vec3<f32> = vec3<f32>((1.0f / _S1676.value0_3));
        var _S1679 : f32 = _S1676.value0_3 * _S1676.value0_3;
        var _S1680 : vec3<f32> = s_6 * _S1678;
        var _S1681 : s_bwdCallableCtx_cross_0;
        _S1681._S26 = _S1658.value0_104.value0_102;
        _S1681._S27 = _S1680;
        _S1671 = _S1681;
        _S1672 = _S1678;
        _S1673 = _S1679;
        _S1674 = _S1677;
        _S1675.value0_105 = _S1662;
    }
    else
    {
        var _S1682 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S1682.value0_103 = _S1658.value0_104.value0_102;
        _S1671._S26 = _S1661;
        _S1671._S27 = _S1661;
        _S1672 = _S1661;
        _S1673 = 0.0f;
        _S1674._S22 = 0.0f;
        _S1675.value0_105 = _S1682;
    }
    var _S1683 : vec3<f32>;
    if(_S1670)
    {
        var _S1684 : vec3<f32> = _S1661;
        var _S1685 : vec3<f32> = _S1661;
        s_bwdProp_cross_0(_S1671, &(_S1684), &(_S1685), _S1660.t_1);
        var _S1686 : vec3<f32> = _S1660.s_2 + _S1685;
        var _S1687 : vec3<f32> = s_6 * _S1686;
        var _S1688 : vec3<f32> = _S1672 * _S1686;
        var _S1689 : f32 = - ((_S1687[i32(0)] + _S1687[i32(1)] + _S1687[i32(2)]) / _S1673);
        var _S1690 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1674, &(_S1690), _S1689);
        var _S1691 : vec3<f32> = _S1660.n_0 + _S1684;
        _S1673 = _S1690;
        _S1672 = _S1688;
        _S1683 = _S1691;
    }
    else
    {
        var _S1692 : vec3<f32> = _S1661;
        s_bwdProp_frame_from_normal_0(_S1675, &(_S1692), _S1660);
        _S1673 = 0.0f;
        _S1672 = _S1661;
        _S1683 = _S1692;
    }
    var _S1693 : vec3<f32> = _S1661;
    var _S1694 : vec3<f32> = _S1661;
    s_bwdProp_dot_0(_S1669, &(_S1693), &(_S1694), _S1673);
    var _S1695 : vec3<f32> = _S1693 + _S1694 + _S1672;
    var _S1696 : vec3<f32> = _S1658.value0_104.value0_102 * _S1695;
    var _S1697 : vec3<f32> = _S1666 * _S1695;
    var _S1698 : f32 = - (_S1696[i32(0)] + _S1696[i32(1)] + _S1696[i32(2)]);
    var _S1699 : vec3<f32> = _S1661;
    var _S1700 : vec3<f32> = _S1661;
    s_bwdProp_dot_0(_S1665, &(_S1699), &(_S1700), _S1698);
    (*_S1659) = _S1697 + _S1699 + _S1683;
    return;
}

fn s_bwdProp_surface_at_0( _S1701 : s_bwdCallableCtx_surface_at_0,  _S1702 : ptr<function, vec3<f32>>,  _S1703 : ptr<function, vec3<f32>>,  _S1704 : Surface_Differential_0)
{
    var _S1705 : vec3<f32> = vec3<f32>(0.0f);
    var _S1706 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0( _S1705, _S1705 );
    var _S1707 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S1705 );
    var _S1708 : Tuple_4 = s_apply_cross_0(_S1701.value0_16.value0_15.e1_1, _S1701.value0_16.value0_15.e2_1);
    var _S1709 : vec3<f32> = _S1708.value0_4;
    var _S1710 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S1709, _S1709).value0_5));
    var along1_0 : vec3<f32> = s_apply_cross_0(_S1701.value0_16.value0_15.e2_1, _S1708.value0_4).value0_4 * _S1710;
    var along2_0 : vec3<f32> = s_apply_cross_0(_S1708.value0_4, _S1701.value0_16.value0_15.e1_1).value0_4 * _S1710;
    var from_p0_1 : vec3<f32> = _S1701.value0_16.value1_5 - _S1701.value0_16.value0_15.p0_0;
    var _S1711 : Tuple_5 = s_apply_dot_0(from_p0_1, _S1708.value0_4);
    var _S1712 : s_bwdCallableCtx_dot_0;
    _S1712._S39 = from_p0_1;
    _S1712._S40 = _S1708.value0_4;
    var _S1713 : s_bwdCallableCtx_dot_0 = _S1712;
    var _S1714 : Tuple_5 = s_apply_dot_0(_S1701.value0_16.value2_4, _S1708.value0_4);
    var _S1715 : s_bwdCallableCtx_dot_0;
    _S1715._S39 = _S1701.value0_16.value2_4;
    _S1715._S40 = _S1708.value0_4;
    var _S1716 : s_bwdCallableCtx_dot_0 = _S1715;
    var _S1717 : f32 = _S1714.value0_5 * _S1714.value0_5;
    var _S1718 : vec3<f32> = vec3<f32>(- (_S1711.value0_5 / _S1714.value0_5));
    var in_plane_1 : vec3<f32> = from_p0_1 + _S1701.value0_16.value2_4 * _S1718;
    var _S1719 : Tuple_5 = s_apply_dot_0(in_plane_1, along1_0);
    var _S1720 : s_bwdCallableCtx_dot_0;
    _S1720._S39 = in_plane_1;
    _S1720._S40 = along1_0;
    var _S1721 : s_bwdCallableCtx_dot_0 = _S1720;
    var _S1722 : Tuple_5 = s_apply_dot_0(in_plane_1, along2_0);
    var _S1723 : s_bwdCallableCtx_dot_0;
    _S1723._S39 = in_plane_1;
    _S1723._S40 = along2_0;
    var _S1724 : s_bwdCallableCtx_dot_0 = _S1723;
    var n_3 : vec3<f32>;
    var _S1725 : vec3<f32>;
    var _S1726 : vec3<f32>;
    var _S1727 : vec3<f32>;
    var _S1728 : vec3<f32>;
    var _S1729 : bool;
    var _S1730 : bool;
    var _S1731 : s_bwdCallableCtx_dot_0;
    var _S1732 : s_bwdCallableCtx_dot_0;
    var _S1733 : f32;
    var _S1734 : s_bwdCallableCtx_sqrt_0;
    if(_S1701.value0_16.value0_15.smooth_0)
    {
        var _S1735 : vec3<f32> = _S1701.value0_16.value0_15.n1_0 - _S1701.value0_16.value0_15.n0_0;
        var _S1736 : vec3<f32> = _S1701.value0_16.value0_15.n2_0 - _S1701.value0_16.value0_15.n0_0;
        var interpolated_1 : vec3<f32> = _S1735 * vec3<f32>(_S1719.value0_5) + _S1736 * vec3<f32>(_S1722.value0_5) + _S1701.value0_16.value0_15.n0_0;
        var _S1737 : Tuple_5 = s_apply_dot_0(interpolated_1, interpolated_1);
        var _S1738 : s_bwdCallableCtx_dot_0;
        _S1738._S39 = interpolated_1;
        _S1738._S40 = interpolated_1;
        var _S1739 : s_bwdCallableCtx_dot_0 = _S1738;
        var _S1740 : bool = (_S1737.value0_5) > 0.0f;
        if(_S1740)
        {
            var _S1741 : Tuple_3 = s_apply_sqrt_0(_S1737.value0_5);
            var _S1742 : s_bwdCallableCtx_sqrt_0;
            _S1742._S22 = _S1737.value0_5;
            var _S1743 : vec3<f32> = vec3<f32>((1.0f / _S1741.value0_3));
            var _S1744 : f32 = _S1741.value0_3 * _S1741.value0_3;
            var n_4 : vec3<f32> = interpolated_1 * _S1743;
            var _S1745 : Tuple_5 = s_apply_dot_0(_S1701.value0_16.value0_15.plane_normal_0, n_4);
            var _S1746 : s_bwdCallableCtx_dot_0;
            _S1746._S39 = _S1701.value0_16.value0_15.plane_normal_0;
            _S1746._S40 = n_4;
            var _S1747 : bool = (_S1745.value0_5) < 0.0f;
            n_3 = n_4;
            _S1729 = _S1747;
            _S1731 = _S1746;
            _S1725 = _S1743;
            _S1733 = _S1744;
            _S1734 = _S1742;
        }
        else
        {
            n_3 = _S1701.value0_16.value0_15.plane_normal_0;
            _S1729 = false;
            _S1731._S39 = _S1705;
            _S1731._S40 = _S1705;
            _S1725 = _S1705;
            _S1733 = 0.0f;
            _S1734._S22 = 0.0f;
        }
        var _S1748 : bool = _S1729;
        var _S1749 : vec3<f32> = _S1725;
        _S1729 = _S1740;
        _S1730 = _S1748;
        _S1725 = interpolated_1;
        _S1726 = _S1749;
        _S1732 = _S1739;
        _S1727 = _S1736;
        _S1728 = _S1735;
    }
    else
    {
        n_3 = _S1701.value0_16.value0_15.plane_normal_0;
        _S1729 = false;
        _S1730 = false;
        _S1731._S39 = _S1705;
        _S1731._S40 = _S1705;
        _S1725 = _S1705;
        _S1726 = _S1705;
        _S1733 = 0.0f;
        _S1734._S22 = 0.0f;
        _S1732._S39 = _S1705;
        _S1732._S40 = _S1705;
        _S1727 = _S1705;
        _S1728 = _S1705;
    }
    var _S1750 : s_bwdCallableCtx_frame_from_normal_tangent_0;
    var _S1751 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S1701.value0_16.value0_15.anisotropic_0)
    {
        var _S1752 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0;
        _S1752.value0_102 = n_3;
        _S1752.value1_27 = _S1701.value0_16.value0_15.tangent_0;
        _S1750.value0_104 = _S1752;
        _S1751.value0_105 = _S1707;
    }
    else
    {
        var _S1753 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S1753.value0_103 = n_3;
        _S1750.value0_104 = _S1706;
        _S1751.value0_105 = _S1753;
    }
    var _S1754 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1755 : Surface_Differential_0;
    if(_S1701.value0_16.value0_15.anisotropic_0)
    {
        var _S1756 : Frame_0 = Frame_x24_syn_dzero_0();
        _S1755 = _S1704;
        _S1755.frame_2 = _S1756;
        var _S1757 : vec3<f32> = _S1705;
        s_bwdProp_frame_from_normal_tangent_0(_S1750, &(_S1757), _S1704.frame_2);
        var _S1758 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1755, _S1754);
        n_3 = _S1757;
        _S1755 = _S1758;
    }
    else
    {
        var _S1759 : Frame_0 = Frame_x24_syn_dzero_0();
        _S1755 = _S1704;
        _S1755.frame_2 = _S1759;
        var _S1760 : vec3<f32> = _S1705;
        s_bwdProp_frame_from_normal_0(_S1751, &(_S1760), _S1704.frame_2);
        var _S1761 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1755, _S1754);
        n_3 = _S1760;
        _S1755 = _S1761;
    }
    if(_S1701.value0_16.value0_15.smooth_0)
    {
        if(_S1729)
        {
            var _S1762 : vec3<f32>;
            if(_S1730)
            {
                var _S1763 : Surface_Differential_0 = _S1755;
                _S1755 = _S1754;
                _S1762 = _S1763.position_1;
            }
            else
            {
                _S1755 = Surface_x24_syn_dadd_0(_S1755, _S1754);
                _S1762 = _S1705;
            }
            var _S1764 : vec3<f32> = _S1705;
            var _S1765 : vec3<f32> = _S1705;
            s_bwdProp_dot_0(_S1731, &(_S1764), &(_S1765), 0.0f);
            var _S1766 : vec3<f32> = _S1765 + n_3;
            var _S1767 : vec3<f32> = _S1725 * _S1766;
            var _S1768 : vec3<f32> = _S1726 * _S1766;
            var _S1769 : f32 = - ((_S1767[i32(0)] + _S1767[i32(1)] + _S1767[i32(2)]) / _S1733);
            var _S1770 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S1734, &(_S1770), _S1769);
            _S1733 = _S1770;
            n_3 = _S1768;
            _S1725 = _S1762;
        }
        else
        {
            var _S1771 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1755, _S1754);
            _S1733 = 0.0f;
            n_3 = _S1705;
            _S1755 = _S1771;
            _S1725 = _S1705;
        }
        var _S1772 : vec3<f32> = _S1705;
        var _S1773 : vec3<f32> = _S1705;
        s_bwdProp_dot_0(_S1732, &(_S1772), &(_S1773), _S1733);
        var _S1774 : vec3<f32> = _S1772 + _S1773 + n_3;
        var _S1775 : vec3<f32> = _S1727 * _S1774;
        var _S1776 : vec3<f32> = _S1728 * _S1774;
        n_3 = _S1725;
        _S1725 = _S1775;
        _S1726 = _S1776;
    }
    else
    {
        _S1755 = Surface_x24_syn_dadd_0(_S1755, _S1754);
        n_3 = _S1705;
        _S1725 = _S1705;
        _S1726 = _S1705;
    }
    var _S1777 : vec3<f32> = _S1755.position_1 + n_3;
    var _S1778 : vec3<f32> = _S1701.value0_16.value0_15.e2_1 * _S1777;
    var _S1779 : vec3<f32> = _S1701.value0_16.value0_15.e1_1 * _S1777;
    var _S1780 : f32 = _S1725[i32(0)] + _S1725[i32(1)] + _S1725[i32(2)] + (_S1778[i32(0)] + _S1778[i32(1)] + _S1778[i32(2)]);
    var _S1781 : vec3<f32> = _S1705;
    var _S1782 : vec3<f32> = _S1705;
    s_bwdProp_dot_0(_S1724, &(_S1781), &(_S1782), _S1780);
    var _S1783 : f32 = _S1726[i32(0)] + _S1726[i32(1)] + _S1726[i32(2)] + (_S1779[i32(0)] + _S1779[i32(1)] + _S1779[i32(2)]);
    var _S1784 : vec3<f32> = _S1705;
    var _S1785 : vec3<f32> = _S1705;
    s_bwdProp_dot_0(_S1721, &(_S1784), &(_S1785), _S1783);
    var _S1786 : vec3<f32> = _S1781 + _S1784;
    var _S1787 : vec3<f32> = _S1701.value0_16.value2_4 * _S1786;
    var _S1788 : vec3<f32> = _S1718 * _S1786;
    var _S1789 : f32 = - (_S1787[i32(0)] + _S1787[i32(1)] + _S1787[i32(2)]) / _S1717;
    var _S1790 : f32 = _S1711.value0_5 * - _S1789;
    var _S1791 : f32 = _S1714.value0_5 * _S1789;
    var _S1792 : vec3<f32> = _S1705;
    var _S1793 : vec3<f32> = _S1705;
    s_bwdProp_dot_0(_S1716, &(_S1792), &(_S1793), _S1790);
    var _S1794 : vec3<f32> = _S1705;
    var _S1795 : vec3<f32> = _S1705;
    s_bwdProp_dot_0(_S1713, &(_S1794), &(_S1795), _S1791);
    var _S1796 : vec3<f32> = _S1788 + _S1792;
    (*_S1702) = _S1786 + _S1794;
    (*_S1703) = _S1796;
    return;
}

fn s_bwdProp_picture_0( _S1797 : s_bwdCallableCtx_picture_0,  _S1798 : ptr<function, vec3<f32>>,  _S1799 : ptr<function, vec3<f32>>,  _S1800 : ptr<function, f32>,  _S1801 : ptr<function, vec2<f32>>,  _S1802 : ptr<function, vec2<f32>>,  _S1803 : f32)
{
    var _S1804 : vec3<f32> = vec3<f32>(0.0f);
    var _S1805 : Emitted_0 = Emitted_0( _S1804, 0.0f, false );
    var _S1806 : Frame_0 = Frame_0( _S1804, _S1804, _S1804 );
    var _S1807 : Surface_0 = Surface_0( _S1804, _S1806, _S1804 );
    var _S1808 : s_paramCtx_s_bwdCallableCtx_emission_of_0 = s_paramCtx_s_bwdCallableCtx_emission_of_0( _S1805, _S1807, _S1804, _S1804, 0.0f, false );
    var _S1809 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S1806, _S1804 );
    var _S1810 : vec4<f32> = vec4<f32>(0.0f);
    var _S1811 : vec2<f32> = vec2<f32>(0.0f);
    var _S1812 : Material_0 = Material_0( _S1810, _S1810, _S1811, u32(0), u32(0) );
    var _S1813 : ChosenLight_0 = ChosenLight_0( _S1804, _S1804, _S1804, _S1804, _S1804, 0.0f, false, u32(0) );
    var _S1814 : s_paramCtx_s_bwdCallableCtx_direct_light_0 = s_paramCtx_s_bwdCallableCtx_direct_light_0( _S1812, _S1813, _S1807, _S1804, _S1811 );
    var _S1815 : s_paramCtx_s_bwdCallableCtx_scatter_0 = s_paramCtx_s_bwdCallableCtx_scatter_0( _S1812, _S1807, _S1804, _S1811, 0.0f );
    var _S1816 : Tuple_6 = s_apply_surface_at_0(_S1797.value0_7.value0_6.triangle_0, _S1797.value0_7.value1_0, _S1797.value0_7.value2_0);
    var _S1817 : s_paramCtx_s_bwdCallableCtx_surface_at_0;
    _S1817.value0_15 = _S1797.value0_7.value0_6.triangle_0;
    _S1817.value1_5 = _S1797.value0_7.value1_0;
    _S1817.value2_4 = _S1797.value0_7.value2_0;
    var _S1818 : s_bwdCallableCtx_surface_at_0 = s_bwdCallableCtx_surface_at_0( _S1817 );
    var _S1819 : bool = (_S1797.value0_7.value0_6.triangle_0.emission_1) != u32(4294967295);
    var _S1820 : s_bwdCallableCtx_dot_0;
    var _S1821 : s_bwdCallableCtx_emission_of_0;
    if(_S1819)
    {
        var _S1822 : Tuple_9 = s_apply_emission_of_0(_S1797.value0_7.value0_6.emitted_0, _S1816.value0_12, _S1797.value0_7.value1_0, _S1797.value0_7.value2_0, _S1797.value0_7.value3_0, _S1797.value0_7.value0_6.delta_1);
        var _S1823 : s_paramCtx_s_bwdCallableCtx_emission_of_0;
        _S1823.value0_8 = _S1797.value0_7.value0_6.emitted_0;
        _S1823.value1_1 = _S1816.value0_12;
        _S1823.value2_1 = _S1797.value0_7.value1_0;
        _S1823.value3_1 = _S1797.value0_7.value2_0;
        _S1823.value4_1 = _S1797.value0_7.value3_0;
        _S1823.value5_1 = _S1797.value0_7.value0_6.delta_1;
        var _S1824 : s_bwdCallableCtx_dot_0;
        _S1824._S39 = _S1822.value0_18;
        _S1824._S40 = _S1797.value0_7.value0_6.importance_0;
        _S1820 = _S1824;
        _S1821.value0_17 = _S1823;
    }
    else
    {
        _S1820._S39 = _S1804;
        _S1820._S40 = _S1804;
        _S1821.value0_17 = _S1808;
    }
    var _S1825 : bool;
    if(_S1797.value0_7.value0_6.lit_0)
    {
        _S1825 = true;
    }
    else
    {
        _S1825 = _S1797.value0_7.value0_6.scatters_0;
    }
    var _S1826 : s_bwdCallableCtx_dot_0;
    var _S1827 : s_bwdCallableCtx_dot_0;
    var _S1828 : s_bwdCallableCtx_dot_0;
    var _S1829 : s_bwdCallableCtx_dot_0;
    var _S1830 : bool;
    var _S1831 : bool;
    var _S1832 : s_bwdCallableCtx_direct_light_0;
    var _S1833 : f32;
    var _S1834 : s_bwdCallableCtx_scatter_0;
    var _S1835 : s_bwdCallableCtx_to_local_0;
    if(_S1825)
    {
        var _S1836 : vec3<f32> = (vec3<f32>(0) - _S1797.value0_7.value2_0);
        var _S1837 : Tuple_12 = s_apply_to_local_0(_S1816.value0_12.frame_0, _S1836);
        var _S1838 : s_paramCtx_s_bwdCallableCtx_to_local_0;
        _S1838.value0_9 = _S1816.value0_12.frame_0;
        _S1838.value1_2 = _S1836;
        var _S1839 : s_paramCtx_s_bwdCallableCtx_to_local_0 = _S1838;
        if(_S1797.value0_7.value0_6.lit_0)
        {
            var _S1840 : Tuple_13 = s_apply_direct_light_0(_S1797.value0_7.value0_6.material_1, _S1797.value0_7.value0_6.chosen_1, _S1816.value0_12, _S1837.value0_24, _S1797.value0_7.value5_0);
            var _S1841 : s_paramCtx_s_bwdCallableCtx_direct_light_0;
            _S1841.value0_10 = _S1797.value0_7.value0_6.material_1;
            _S1841.value1_3 = _S1797.value0_7.value0_6.chosen_1;
            _S1841.value2_2 = _S1816.value0_12;
            _S1841.value3_2 = _S1837.value0_24;
            _S1841.value4_2 = _S1797.value0_7.value5_0;
            var _S1842 : s_bwdCallableCtx_dot_0;
            _S1842._S39 = _S1840.value0_25;
            _S1842._S40 = _S1797.value0_7.value0_6.importance_0;
            _S1826 = _S1842;
            _S1832.value0_21 = _S1841;
        }
        else
        {
            _S1826._S39 = _S1804;
            _S1826._S40 = _S1804;
            _S1832.value0_21 = _S1814;
        }
        if(_S1797.value0_7.value0_6.scatters_0)
        {
            var _S1843 : Tuple_26 = s_apply_scatter_0(_S1797.value0_7.value0_6.material_1, _S1816.value0_12, _S1837.value0_24, _S1797.value0_7.value4_0, _S1797.value0_7.value0_6.lobe_0, _S1797.value0_7.value0_6.triangle_0.clearance_0);
            var _S1844 : s_paramCtx_s_bwdCallableCtx_scatter_0;
            _S1844.value0_11 = _S1797.value0_7.value0_6.material_1;
            _S1844.value1_4 = _S1816.value0_12;
            _S1844.value2_3 = _S1837.value0_24;
            _S1844.value3_3 = _S1797.value0_7.value4_0;
            _S1844.value4_3 = _S1797.value0_7.value0_6.lobe_0;
            var _S1845 : s_paramCtx_s_bwdCallableCtx_scatter_0 = _S1844;
            var _S1846 : s_bwdCallableCtx_dot_0;
            _S1846._S39 = _S1843.value0_38.weight_2;
            _S1846._S40 = _S1797.value0_7.value0_6.later_0;
            var _S1847 : s_bwdCallableCtx_dot_0 = _S1846;
            var _S1848 : s_bwdCallableCtx_dot_0;
            _S1848._S39 = _S1843.value0_38.origin_4;
            _S1848._S40 = _S1797.value0_7.value0_6.adjoint_origin_0;
            var _S1849 : s_bwdCallableCtx_dot_0 = _S1848;
            var _S1850 : s_bwdCallableCtx_dot_0;
            _S1850._S39 = _S1843.value0_38.direction_6;
            _S1850._S40 = _S1797.value0_7.value0_6.adjoint_direction_0;
            var _S1851 : s_bwdCallableCtx_dot_0 = _S1850;
            var _S1852 : bool = !_S1843.value0_38.delta_3;
            if(_S1852)
            {
                _S1833 = _S1797.value0_7.value0_6.adjoint_pdf_0;
            }
            else
            {
                _S1833 = 0.0f;
            }
            _S1830 = _S1852;
            _S1827 = _S1851;
            _S1828 = _S1849;
            _S1829 = _S1847;
            _S1834.value0_22 = _S1845;
        }
        else
        {
            _S1830 = false;
            _S1833 = 0.0f;
            _S1827._S39 = _S1804;
            _S1827._S40 = _S1804;
            _S1828._S39 = _S1804;
            _S1828._S40 = _S1804;
            _S1829._S39 = _S1804;
            _S1829._S40 = _S1804;
            _S1834.value0_22 = _S1815;
        }
        var _S1853 : s_bwdCallableCtx_dot_0 = _S1826;
        var _S1854 : bool = _S1830;
        _S1830 = _S1797.value0_7.value0_6.scatters_0;
        _S1831 = _S1854;
        _S1826 = _S1827;
        _S1827 = _S1828;
        _S1828 = _S1829;
        _S1829 = _S1853;
        _S1835.value0_23 = _S1839;
    }
    else
    {
        _S1830 = false;
        _S1831 = false;
        _S1833 = 0.0f;
        _S1826._S39 = _S1804;
        _S1826._S40 = _S1804;
        _S1827._S39 = _S1804;
        _S1827._S40 = _S1804;
        _S1828._S39 = _S1804;
        _S1828._S40 = _S1804;
        _S1834.value0_22 = _S1815;
        _S1829._S39 = _S1804;
        _S1829._S40 = _S1804;
        _S1832.value0_21 = _S1814;
        _S1835.value0_23 = _S1809;
    }
    var _S1855 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1856 : Departure_Differential_0 = Departure_x24_syn_dzero_0();
    var _S1857 : Surface_Differential_0;
    var _S1858 : vec3<f32>;
    var _S1859 : vec2<f32>;
    var _S1860 : vec2<f32>;
    if(_S1825)
    {
        if(_S1830)
        {
            var _S1861 : Departure_Differential_0;
            if(_S1831)
            {
                var _S1862 : f32 = _S1833 * _S1803;
                var _S1863 : Departure_Differential_0 = _S1856;
                _S1863.pdf_4 = _S1862;
                _S1861 = Departure_x24_syn_dadd_0(_S1856, _S1863);
            }
            else
            {
                _S1861 = _S1856;
            }
            var _S1864 : vec3<f32> = _S1804;
            var _S1865 : vec3<f32> = _S1804;
            s_bwdProp_dot_0(_S1826, &(_S1864), &(_S1865), _S1803);
            var _S1866 : vec3<f32> = _S1804;
            var _S1867 : vec3<f32> = _S1804;
            s_bwdProp_dot_0(_S1827, &(_S1866), &(_S1867), _S1803);
            var _S1868 : vec3<f32> = _S1804;
            var _S1869 : vec3<f32> = _S1804;
            s_bwdProp_dot_0(_S1828, &(_S1868), &(_S1869), _S1803);
            var _S1870 : Departure_Differential_0 = _S1856;
            _S1870.direction_8 = _S1864;
            _S1870.origin_5 = _S1866;
            _S1870.weight_4 = _S1868;
            var _S1871 : Departure_Differential_0 = Departure_x24_syn_dadd_0(_S1861, _S1870);
            var _S1872 : Surface_Differential_0;
            _S1872.position_1 = _S1804;
            _S1872.frame_2 = _S1806;
            var _S1873 : vec3<f32> = _S1804;
            var _S1874 : vec2<f32> = _S1811;
            s_bwdProp_scatter_0(_S1834, &(_S1872), &(_S1873), &(_S1874), _S1871);
            _S1857 = Surface_x24_syn_dadd_0(_S1872, _S1855);
            _S1858 = _S1873;
            _S1859 = _S1874;
        }
        else
        {
            _S1857 = _S1855;
            _S1858 = _S1804;
            _S1859 = _S1811;
        }
        if(_S1797.value0_7.value0_6.lit_0)
        {
            var _S1875 : vec3<f32> = _S1804;
            var _S1876 : vec3<f32> = _S1804;
            s_bwdProp_dot_0(_S1829, &(_S1875), &(_S1876), _S1803);
            var _S1877 : Surface_Differential_0;
            _S1877.position_1 = _S1804;
            _S1877.frame_2 = _S1806;
            var _S1878 : vec3<f32> = _S1804;
            var _S1879 : vec2<f32> = _S1811;
            s_bwdProp_direct_light_0(_S1832, &(_S1877), &(_S1878), &(_S1879), _S1875);
            var _S1880 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1877, _S1857);
            _S1858 = _S1878 + _S1858;
            _S1857 = _S1880;
            _S1860 = _S1879;
        }
        else
        {
            _S1860 = _S1811;
        }
        var _S1881 : Frame_0;
        _S1881.s_2 = _S1804;
        _S1881.t_1 = _S1804;
        _S1881.n_0 = _S1804;
        var _S1882 : vec3<f32> = _S1804;
        s_bwdProp_to_local_0(_S1835, &(_S1881), &(_S1882), _S1858);
        var _S1883 : vec3<f32> = (vec3<f32>(0) - _S1882);
        var _S1884 : Surface_Differential_0 = _S1855;
        _S1884.frame_2 = _S1881;
        _S1857 = Surface_x24_syn_dadd_0(_S1857, _S1884);
        _S1858 = _S1883;
    }
    else
    {
        _S1857 = _S1855;
        _S1858 = _S1804;
        _S1859 = _S1811;
        _S1860 = _S1811;
    }
    var _S1885 : vec3<f32>;
    if(_S1819)
    {
        var _S1886 : vec3<f32> = _S1804;
        var _S1887 : vec3<f32> = _S1804;
        s_bwdProp_dot_0(_S1820, &(_S1886), &(_S1887), _S1803);
        var _S1888 : Surface_Differential_0;
        _S1888.position_1 = _S1804;
        _S1888.frame_2 = _S1806;
        var _S1889 : vec3<f32> = _S1804;
        var _S1890 : vec3<f32> = _S1804;
        var _S1891 : f32 = 0.0f;
        s_bwdProp_emission_of_0(_S1821, &(_S1888), &(_S1889), &(_S1890), &(_S1891), _S1886);
        var _S1892 : vec3<f32> = _S1890 + _S1858;
        _S1857 = Surface_x24_syn_dadd_0(_S1888, _S1857);
        _S1858 = _S1889;
        _S1885 = _S1892;
        _S1833 = _S1891;
    }
    else
    {
        var _S1893 : vec3<f32> = _S1858;
        _S1858 = _S1804;
        _S1885 = _S1893;
        _S1833 = 0.0f;
    }
    var _S1894 : vec3<f32> = _S1804;
    var _S1895 : vec3<f32> = _S1804;
    s_bwdProp_surface_at_0(_S1818, &(_S1894), &(_S1895), _S1857);
    var _S1896 : vec3<f32> = _S1895 + _S1885;
    (*_S1798) = _S1894 + _S1858;
    (*_S1799) = _S1896;
    (*_S1800) = _S1833;
    (*_S1801) = _S1859;
    (*_S1802) = _S1860;
    return;
}

fn _S1897( _S1898 : Vertex_0,  _S1899 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S1900 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S1901 : ptr<function, DiffPair_float_0>,  _S1902 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1903 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1904 : f32)
{
    var _S1905 : s_paramCtx_s_bwdCallableCtx_picture_0;
    _S1905.value0_6 = _S1898;
    _S1905.value1_0 = (*_S1899).primal_0;
    _S1905.value2_0 = (*_S1900).primal_0;
    _S1905.value3_0 = (*_S1901).primal_0;
    _S1905.value4_0 = (*_S1902).primal_0;
    _S1905.value5_0 = (*_S1903).primal_0;
    var _S1906 : s_bwdCallableCtx_picture_0 = s_bwdCallableCtx_picture_0( _S1905 );
    var _S1907 : vec3<f32> = (*_S1899).differential_0;
    var _S1908 : vec3<f32> = (*_S1900).differential_0;
    var _S1909 : f32 = (*_S1901).differential_0;
    var _S1910 : vec2<f32> = (*_S1902).differential_0;
    var _S1911 : vec2<f32> = (*_S1903).differential_0;
    s_bwdProp_picture_0(_S1906, &(_S1907), &(_S1908), &(_S1909), &(_S1910), &(_S1911), _S1904);
    (*_S1899).differential_0 = _S1907;
    (*_S1900).differential_0 = _S1908;
    (*_S1901).differential_0 = _S1909;
    (*_S1902).differential_0 = _S1910;
    (*_S1903).differential_0 = _S1911;
    return;
}

fn ScoreReport_checked_0( this_22 : ptr<function, ScoreReport_0>,  value_11 : f32) -> f32
{
    if(!is_finite_0(value_11))
    {
        (*this_22).bad_0 = (*this_22).bad_0 + u32(1);
        return 0.0f;
    }
    (*this_22).norm_squared_0 = (*this_22).norm_squared_0 + value_11 * value_11;
    return value_11;
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

fn s_bwdProp_camera_ray_0( _S1912 : s_bwdCallableCtx_camera_ray_0,  _S1913 : ptr<function, vec2<f32>>,  _S1914 : ptr<function, vec2<f32>>,  _S1915 : CameraRay_0)
{
    var _S1916 : vec3<f32> = vec3<f32>(0.0f);
    var _S1917 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0 = s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0( 0.0f );
    var _S1918 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S1919 : vec2<f32> = _S1912.value0_107.value0_106.film_plane_1.xy;
    var direction_11 : vec3<f32> = vec3<f32>(_S1919 * _S1912.value0_107.value1_28 + _S1912.value0_107.value0_106.film_plane_1.zw, 1.0f);
    var _S1920 : vec3<f32> = vec3<f32>(0.0f);
    var _S1921 : bool = (_S1912.value0_107.value0_106.lens_radius_1) > 0.0f;
    var origin_6 : vec3<f32>;
    var direction_12 : vec3<f32>;
    var _S1922 : vec3<f32>;
    var _S1923 : f32;
    var _S1924 : f32;
    var _S1925 : f32;
    var _S1926 : s_bwdCallableCtx_safe_sqrt_0;
    var _S1927 : s_bwdCallableCtx_sin_cos_turns_0;
    if(_S1921)
    {
        var _S1928 : vec3<f32> = vec3<f32>(_S1912.value0_107.value0_106.focal_distance_1);
        var focus_0 : vec3<f32> = direction_11 * _S1928;
        var _S1929 : f32 = _S1912.value0_107.value2_17.x;
        var _S1930 : Tuple_30 = s_apply_sin_cos_turns_0(_S1929);
        var _S1931 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S1931.value0_66 = _S1929;
        var _S1932 : f32 = _S1912.value0_107.value2_17.y;
        var _S1933 : Tuple_15 = s_apply_safe_sqrt_0(_S1932);
        var _S1934 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S1934.value0_68 = _S1932;
        var radius_1 : f32 = _S1912.value0_107.value0_106.lens_radius_1 * _S1933.value0_27;
        var _S1935 : f32 = _S1930.value0_42.y;
        var _S1936 : f32 = _S1930.value0_42.x;
        var origin_7 : vec3<f32> = vec3<f32>(radius_1 * _S1935, radius_1 * _S1936, 0.0f);
        var _S1937 : vec3<f32> = focus_0 - origin_7;
        origin_6 = origin_7;
        direction_12 = _S1937;
        _S1923 = radius_1;
        _S1924 = _S1936;
        _S1925 = _S1935;
        _S1926.value0_69 = _S1934;
        _S1927.value0_67 = _S1931;
        _S1922 = _S1928;
    }
    else
    {
        origin_6 = _S1920;
        direction_12 = direction_11;
        _S1923 = 0.0f;
        _S1924 = 0.0f;
        _S1925 = 0.0f;
        _S1926.value0_69 = _S1918;
        _S1927.value0_67 = _S1917;
        _S1922 = _S1916;
    }
    var row0_1 : vec3<f32> = _S1912.value0_107.value0_106.to_world_1[i32(0)].xyz;
    var row1_2 : vec3<f32> = _S1912.value0_107.value0_106.to_world_1[i32(1)].xyz;
    var row2_2 : vec3<f32> = _S1912.value0_107.value0_106.to_world_1[i32(2)].xyz;
    var _S1938 : s_bwdCallableCtx_dot_0;
    _S1938._S39 = row0_1;
    _S1938._S40 = origin_6;
    var _S1939 : s_bwdCallableCtx_dot_0 = _S1938;
    var _S1940 : s_bwdCallableCtx_dot_0;
    _S1940._S39 = row1_2;
    _S1940._S40 = origin_6;
    var _S1941 : s_bwdCallableCtx_dot_0 = _S1940;
    var _S1942 : s_bwdCallableCtx_dot_0;
    _S1942._S39 = row2_2;
    _S1942._S40 = origin_6;
    var _S1943 : s_bwdCallableCtx_dot_0 = _S1942;
    var _S1944 : Tuple_5 = s_apply_dot_0(row0_1, direction_12);
    var _S1945 : s_bwdCallableCtx_dot_0;
    _S1945._S39 = row0_1;
    _S1945._S40 = direction_12;
    var _S1946 : s_bwdCallableCtx_dot_0 = _S1945;
    var _S1947 : Tuple_5 = s_apply_dot_0(row1_2, direction_12);
    var _S1948 : s_bwdCallableCtx_dot_0;
    _S1948._S39 = row1_2;
    _S1948._S40 = direction_12;
    var _S1949 : s_bwdCallableCtx_dot_0 = _S1948;
    var _S1950 : Tuple_5 = s_apply_dot_0(row2_2, direction_12);
    var _S1951 : s_bwdCallableCtx_dot_0;
    _S1951._S39 = row2_2;
    _S1951._S40 = direction_12;
    var _S1952 : s_bwdCallableCtx_dot_0 = _S1951;
    var _S1953 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S1953.value0_84 = vec3<f32>(_S1944.value0_5, _S1947.value0_5, _S1950.value0_5);
    var _S1954 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S1953 );
    var _S1955 : vec2<f32> = vec2<f32>(0.0f);
    var _S1956 : vec3<f32> = _S1916;
    s_bwdProp_unit_vector_0(_S1954, &(_S1956), _S1915.direction_1);
    var _S1957 : vec3<f32> = _S1916;
    var _S1958 : vec3<f32> = _S1916;
    s_bwdProp_dot_0(_S1952, &(_S1957), &(_S1958), _S1956[i32(2)]);
    var _S1959 : vec3<f32> = _S1916;
    var _S1960 : vec3<f32> = _S1916;
    s_bwdProp_dot_0(_S1949, &(_S1959), &(_S1960), _S1956[i32(1)]);
    var _S1961 : vec3<f32> = _S1916;
    var _S1962 : vec3<f32> = _S1916;
    s_bwdProp_dot_0(_S1946, &(_S1961), &(_S1962), _S1956[i32(0)]);
    var _S1963 : vec3<f32> = _S1916;
    var _S1964 : vec3<f32> = _S1916;
    s_bwdProp_dot_0(_S1943, &(_S1963), &(_S1964), _S1915.origin_1[i32(2)]);
    var _S1965 : vec3<f32> = _S1916;
    var _S1966 : vec3<f32> = _S1916;
    s_bwdProp_dot_0(_S1941, &(_S1965), &(_S1966), _S1915.origin_1[i32(1)]);
    var _S1967 : vec3<f32> = _S1916;
    var _S1968 : vec3<f32> = _S1916;
    s_bwdProp_dot_0(_S1939, &(_S1967), &(_S1968), _S1915.origin_1[i32(0)]);
    var _S1969 : vec3<f32> = _S1964 + _S1966 + _S1968;
    var _S1970 : vec3<f32> = _S1958 + _S1960 + _S1962;
    var _S1971 : vec2<f32>;
    if(_S1921)
    {
        var _S1972 : vec3<f32> = _S1969 + (vec3<f32>(0) - _S1970);
        var _S1973 : f32 = _S1923 * _S1972[i32(1)];
        var _S1974 : f32 = _S1923 * _S1972[i32(0)];
        var _S1975 : f32 = _S1912.value0_107.value0_106.lens_radius_1 * (_S1924 * _S1972[i32(1)] + _S1925 * _S1972[i32(0)]);
        var _S1976 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S1926, &(_S1976), _S1975);
        var _S1977 : vec2<f32> = vec2<f32>(_S1973, _S1974);
        var _S1978 : f32 = 0.0f;
        s_bwdProp_sin_cos_turns_0(_S1927, &(_S1978), _S1977);
        var _S1979 : vec2<f32> = vec2<f32>(_S1978, _S1976);
        origin_6 = _S1922 * _S1970;
        _S1971 = _S1979;
    }
    else
    {
        origin_6 = _S1970;
        _S1971 = _S1955;
    }
    (*_S1913) = _S1919 * origin_6.xy;
    (*_S1914) = _S1971;
    return;
}

fn _S1980( _S1981 : Camera_0,  _S1982 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1983 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1984 : CameraRay_0)
{
    var _S1985 : s_paramCtx_s_bwdCallableCtx_camera_ray_0;
    _S1985.value0_106 = _S1981;
    _S1985.value1_28 = (*_S1982).primal_0;
    _S1985.value2_17 = (*_S1983).primal_0;
    var _S1986 : s_bwdCallableCtx_camera_ray_0 = s_bwdCallableCtx_camera_ray_0( _S1985 );
    var _S1987 : vec2<f32> = (*_S1982).differential_0;
    var _S1988 : vec2<f32> = (*_S1983).differential_0;
    s_bwdProp_camera_ray_0(_S1986, &(_S1987), &(_S1988), _S1984);
    (*_S1982).differential_0 = _S1987;
    (*_S1983).differential_0 = _S1988;
    return;
}

fn backward_0( x_12 : StoredCoordinates_0,  recorder_1 : Recorder_0,  density_3 : f32,  score_0 : StoredScore_0) -> ScoreReport_0
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
    var _S1989 : vec3<f32> = vec3<f32>(0.0f);
    vertex_0.adjoint_origin_0 = _S1989;
    vertex_0.adjoint_direction_0 = _S1989;
    vertex_0.adjoint_pdf_0 = 0.0f;
    var later_light_0 : vec3<f32> = _S1989;
    i_0 = vertices_1;
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
        var row0_2 : vec4<f32> = records_0[Recorder_place_0(recorder_1, depth_4, u32(0))];
        var row1_3 : vec4<f32> = records_0[Recorder_place_0(recorder_1, depth_4, u32(1))];
        var row3_0 : vec4<f32> = records_0[Recorder_place_0(recorder_1, depth_4, u32(3))];
        var row4_0 : vec4<f32> = records_0[Recorder_place_0(recorder_1, depth_4, u32(4))];
        var hit_2 : Hit_0;
        hit_2.leaf_1 = (bitcast<u32>((records_0[Recorder_place_0(recorder_1, depth_4, u32(2))].w)));
        hit_2.instance_0 = (bitcast<u32>((records_0[Recorder_place_0(recorder_1, depth_4, u32(3))].w)));
        vertex_0.triangle_0 = load_triangle_0(hit_2);
        var _S1990 : Material_std430_0 = materials_0[vertex_0.triangle_0.material_0];
        vertex_0.material_1.a_0 = _S1990.a_0;
        vertex_0.material_1.b_0 = _S1990.b_0;
        vertex_0.material_1.alpha_0 = _S1990.alpha_0;
        vertex_0.material_1.kind_0 = _S1990.kind_0;
        vertex_0.material_1.flags_0 = _S1990.flags_0;
        vertex_0.emitted_0 = load_emitted_0(vertex_0.triangle_0.emission_1);
        vertex_0.delta_1 = (records_0[Recorder_place_0(recorder_1, depth_4, u32(1))].w) != 0.0f;
        vertex_0.lit_0 = (records_0[Recorder_place_0(recorder_1, depth_4, u32(4))].w) != 0.0f;
        var _S1991 : vec3<f32> = vec3<f32>(0.0f);
        vertex_0.scatters_0 = (any((later_light_0 != _S1991)));
        var _S1992 : vec3<f32> = records_0[Recorder_place_0(recorder_1, depth_4, u32(2))].xyz * vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f);
        vertex_0.importance_0 = _S1992;
        vertex_0.later_0 = _S1992 * later_light_0;
        var has_coordinates_0 : bool = depth_4 < (run_0.max_depth_0);
        var xi_2 : VertexCoordinates_0;
        var _S1993 : vec2<f32> = vec2<f32>(0.0f);
        xi_2.direction_4 = _S1993;
        xi_2.light_3 = _S1993;
        xi_2.lobe_1 = 0.0f;
        xi_2.pick_0 = 0.0f;
        if(has_coordinates_0)
        {
            xi_2 = StoredCoordinates_vertex_0(x_12, depth_4);
        }
        vertex_0.lobe_0 = xi_2.lobe_1;
        if(vertex_0.lit_0)
        {
            vertex_0.chosen_1 = choose_light_0(xi_2.pick_0);
        }
        var origin_8 : DiffPair_vectorx3Cfloatx2C3x3E_0;
        origin_8.primal_0 = row0_2.xyz;
        origin_8.differential_0 = _S1991;
        var direction_13 : DiffPair_vectorx3Cfloatx2C3x3E_0;
        direction_13.primal_0 = row1_3.xyz;
        direction_13.differential_0 = _S1991;
        var pdf_6 : DiffPair_float_0;
        pdf_6.primal_0 = row0_2.w;
        pdf_6.differential_0 = 0.0f;
        var _S1994 : vec2<f32> = vec2<f32>(0.0f);
        var u_1 : DiffPair_vectorx3Cfloatx2C2x3E_0;
        u_1.primal_0 = xi_2.direction_4;
        u_1.differential_0 = _S1994;
        var light_8 : DiffPair_vectorx3Cfloatx2C2x3E_0;
        light_8.primal_0 = xi_2.light_3;
        light_8.differential_0 = _S1994;
        _S1897(vertex_0, &(origin_8), &(direction_13), &(pdf_6), &(u_1), &(light_8), 1.0f);
        vertex_0.adjoint_origin_0 = origin_8.differential_0;
        vertex_0.adjoint_direction_0 = direction_13.differential_0;
        vertex_0.adjoint_pdf_0 = pdf_6.differential_0;
        var _S1995 : vec3<f32> = row3_0.xyz + row4_0.xyz * later_light_0;
        if(has_coordinates_0)
        {
            var first_2 : u32 = u32(4) + u32(6) * depth_4;
            var _S1996 : f32 = ScoreReport_checked_0(&(report_0), u_1.differential_0.x * scale_0);
            StoredScore_set_0(score_0, first_2, _S1996);
            var _S1997 : u32 = first_2 + u32(1);
            var _S1998 : f32 = ScoreReport_checked_0(&(report_0), u_1.differential_0.y * scale_0);
            StoredScore_set_0(score_0, _S1997, _S1998);
            var _S1999 : u32 = first_2 + u32(2);
            var _S2000 : f32 = ScoreReport_checked_0(&(report_0), light_8.differential_0.x * scale_0);
            StoredScore_set_0(score_0, _S1999, _S2000);
            var _S2001 : u32 = first_2 + u32(3);
            var _S2002 : f32 = ScoreReport_checked_0(&(report_0), light_8.differential_0.y * scale_0);
            StoredScore_set_0(score_0, _S2001, _S2002);
            StoredScore_set_0(score_0, first_2 + u32(4), 0.0f);
            StoredScore_set_0(score_0, first_2 + u32(5), 0.0f);
        }
        later_light_0 = _S1995;
        i_0 = depth_4;
    }
    var _S2003 : vec2<f32> = vec2<f32>(0.0f);
    var film_uv_2 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    film_uv_2.primal_0 = StoredCoordinates_film_0(x_12);
    film_uv_2.differential_0 = _S2003;
    var lens_uv_1 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    lens_uv_1.primal_0 = StoredCoordinates_lens_0(x_12);
    lens_uv_1.differential_0 = _S2003;
    var adjoint_0 : CameraRay_0;
    adjoint_0.origin_1 = vertex_0.adjoint_origin_0;
    adjoint_0.direction_1 = vertex_0.adjoint_direction_0;
    _S1980(the_camera_0(), &(film_uv_2), &(lens_uv_1), adjoint_0);
    var _S2004 : f32 = ScoreReport_checked_0(&(report_0), film_uv_2.differential_0.x * scale_0);
    StoredScore_set_0(score_0, u32(0), _S2004);
    var _S2005 : f32 = ScoreReport_checked_0(&(report_0), film_uv_2.differential_0.y * scale_0);
    StoredScore_set_0(score_0, u32(1), _S2005);
    var _S2006 : f32 = ScoreReport_checked_0(&(report_0), lens_uv_1.differential_0.x * scale_0);
    StoredScore_set_0(score_0, u32(2), _S2006);
    var _S2007 : f32 = ScoreReport_checked_0(&(report_0), lens_uv_1.differential_0.y * scale_0);
    StoredScore_set_0(score_0, u32(3), _S2007);
    return report_0;
}

fn ValueAndScore_score_0( slot_11 : u32,  x_13 : StoredCoordinates_0,  density_4 : f32) -> ScoreReport_0
{
    var score_1 : StoredScore_0;
    score_1.chain_13 = x_13.chain_12;
    score_1.slot_8 = x_13.slot_4;
    var _S2008 : ScoreReport_0 = backward_0(x_13, load_recorder_0(slot_11), density_4, score_1);
    return _S2008;
}

fn Evolve_finish_0( this_23 : ptr<function, Evolve_0>,  slot_12 : u32,  path_2 : Path_0)
{
    (*this_23).chain_0 = load_chain_0(slot_12);
    var x_14 : StoredCoordinates_0 = stored_coordinates_0(slot_12);
    var proposal_6 : Proposal_0;
    var finite_0 : bool = Path_finite_0(path_2);
    tally_path_0(path_2);
    tally_0(u32(7), u32(1));
    if(!finite_0)
    {
        note_0(u32(16), u32(33), (*this_23).chain_0.index_1, (*this_23).chain_0.step_0);
    }
    var _S2009 : vec3<f32>;
    if(finite_0)
    {
        _S2009 = path_2.total_0;
    }
    else
    {
        _S2009 = vec3<f32>(0.0f);
    }
    proposal_6.light_1 = _S2009;
    var _S2010 : f32 = luminance_0(_S2009);
    proposal_6.density_2 = _S2010;
    proposal_6.pixel_1 = pixel_of_0(StoredCoordinates_film_0(x_14));
    var report_1 : ScoreReport_0 = ValueAndScore_score_0(slot_12, x_14, _S2010);
    proposal_6.score_squared_1 = report_1.norm_squared_0;
    if((report_1.bad_0) != u32(0))
    {
        tally_0(u32(6), report_1.bad_0);
    }
    var choices_3 : vec4<u32> = philox_0(key_0(), vec4<u32>(u32(0), (*this_23).chain_0.index_1, (*this_23).chain_0.step_0, u32(2)));
    if((run_0.global_dynamics_0) == u32(1))
    {
        Evolve_restore_step_0(&((*this_23)), proposal_6, choices_3);
    }
    else
    {
        Evolve_large_step_0(&((*this_23)), proposal_6, choices_3);
    }
    if(((*this_23).chain_0.density_0) == 0.0f)
    {
        tally_0(u32(12), u32(1));
    }
    return;
}

fn ended_queue_0() -> u32
{
    return u32(2) * run_0.slots_0;
}

fn Hit_x24init_0( leaf_3 : u32,  instance_1 : u32) -> Hit_0
{
    var _S2011 : Hit_0;
    _S2011.leaf_1 = leaf_3;
    _S2011.instance_0 = instance_1;
    return _S2011;
}

fn Path_x24init_0( origin_9 : vec3<f32>,  direction_14 : vec3<f32>,  pdf_7 : f32,  delta_5 : bool,  goes_on_1 : bool,  waits_for_light_1 : bool,  empty_2 : bool,  from_1 : Hit_0,  throughput_1 : vec3<f32>,  total_1 : vec3<f32>,  pending_1 : vec3<f32>,  light_start_1 : vec3<f32>,  light_segment_1 : vec3<f32>,  light_leaf_1 : u32,  depth_5 : u32,  rays_1 : u32) -> Path_0
{
    var _S2012 : Path_0;
    _S2012.origin_0 = origin_9;
    _S2012.direction_0 = direction_14;
    _S2012.pdf_0 = pdf_7;
    _S2012.delta_0 = delta_5;
    _S2012.goes_on_0 = goes_on_1;
    _S2012.waits_for_light_0 = waits_for_light_1;
    _S2012.empty_0 = empty_2;
    _S2012.from_0 = from_1;
    _S2012.throughput_0 = throughput_1;
    _S2012.total_0 = total_1;
    _S2012.pending_0 = pending_1;
    _S2012.light_start_0 = light_start_1;
    _S2012.light_segment_0 = light_segment_1;
    _S2012.light_leaf_0 = light_leaf_1;
    _S2012.depth_0 = depth_5;
    _S2012.rays_0 = rays_1;
    return _S2012;
}

fn load_path_0( slot_13 : u32) -> Path_0
{
    var bits_1 : u32 = (bitcast<u32>((paths_0[row_of_0(u32(1), slot_13)].w)));
    var _S2013 : vec3<f32> = vec3<f32>(0.0f);
    var path_3 : Path_0 = Path_x24init_0(_S2013, _S2013, 0.0f, false, false, false, false, Hit_x24init_0(u32(0), u32(0)), _S2013, _S2013, _S2013, _S2013, _S2013, u32(0), u32(0), u32(0));
    path_3.origin_0 = paths_0[row_of_0(u32(0), slot_13)].xyz;
    path_3.pdf_0 = paths_0[row_of_0(u32(0), slot_13)].w;
    path_3.direction_0 = paths_0[row_of_0(u32(1), slot_13)].xyz;
    path_3.depth_0 = (bits_1 & (u32(65535)));
    path_3.delta_0 = ((bits_1 & (u32(65536)))) != u32(0);
    path_3.goes_on_0 = ((bits_1 & (u32(131072)))) != u32(0);
    path_3.waits_for_light_0 = ((bits_1 & (u32(262144)))) != u32(0);
    path_3.empty_0 = ((bits_1 & (u32(524288)))) != u32(0);
    path_3.throughput_0 = paths_0[row_of_0(u32(2), slot_13)].xyz;
    path_3.rays_0 = (bitcast<u32>((paths_0[row_of_0(u32(2), slot_13)].w)));
    path_3.total_0 = paths_0[row_of_0(u32(3), slot_13)].xyz;
    path_3.from_0.leaf_1 = (bitcast<u32>((paths_0[row_of_0(u32(3), slot_13)].w)));
    path_3.pending_0 = paths_0[row_of_0(u32(4), slot_13)].xyz;
    path_3.from_0.instance_0 = (bitcast<u32>((paths_0[row_of_0(u32(4), slot_13)].w)));
    return path_3;
}

fn store_path_0( slot_14 : u32,  path_4 : Path_0)
{
    var _S2014 : u32;
    if(path_4.delta_0)
    {
        _S2014 = u32(65536);
    }
    else
    {
        _S2014 = u32(0);
    }
    var _S2015 : u32 = ((path_4.depth_0) | (_S2014));
    if(path_4.goes_on_0)
    {
        _S2014 = u32(131072);
    }
    else
    {
        _S2014 = u32(0);
    }
    var _S2016 : u32 = (_S2015 | (_S2014));
    if(path_4.waits_for_light_0)
    {
        _S2014 = u32(262144);
    }
    else
    {
        _S2014 = u32(0);
    }
    var bits_2 : u32 = (_S2016 | (_S2014));
    paths_0[row_of_0(u32(0), slot_14)] = vec4<f32>(path_4.origin_0, path_4.pdf_0);
    paths_0[row_of_0(u32(1), slot_14)] = vec4<f32>(path_4.direction_0, (bitcast<f32>((bits_2))));
    paths_0[row_of_0(u32(2), slot_14)] = vec4<f32>(path_4.throughput_0, (bitcast<f32>((path_4.rays_0))));
    paths_0[row_of_0(u32(3), slot_14)] = vec4<f32>(path_4.total_0, (bitcast<f32>((path_4.from_0.leaf_1))));
    paths_0[row_of_0(u32(4), slot_14)] = vec4<f32>(path_4.pending_0, (bitcast<f32>((path_4.from_0.instance_0))));
    if(path_4.waits_for_light_0)
    {
        paths_0[row_of_0(u32(5), slot_14)] = vec4<f32>(path_4.light_start_0, (bitcast<f32>((path_4.light_leaf_0))));
        paths_0[row_of_0(u32(6), slot_14)] = vec4<f32>(path_4.light_segment_0, 0.0f);
    }
    return;
}

fn ray_queue_0() -> u32
{
    return u32(3) * run_0.slots_0;
}

fn take_0( head_0 : u32) -> u32
{
    var _S2017 : u32 = atomicAdd(&(heads_0[head_0]), u32(1));
    return _S2017;
}

fn push_ray_0( ray_2 : u32)
{
    var _S2018 : u32 = ray_queue_0();
    var _S2019 : u32 = take_0(u32(2));
    queues_0[_S2018 + _S2019] = ray_2;
    return;
}

fn active_queue_0( parity_0 : u32) -> u32
{
    return parity_0 * run_0.slots_0;
}

fn push_active_0( slot_15 : u32,  parity_1 : u32)
{
    var _S2020 : u32 = u32(1) - parity_1;
    var _S2021 : u32 = active_queue_0(_S2020);
    var _S2022 : u32 = take_0(_S2020);
    queues_0[_S2021 + _S2022] = slot_15;
    return;
}

fn mark_empty_0( slot_16 : u32)
{
    paths_0[row_of_0(u32(1), slot_16)] = vec4<f32>(0.0f, 0.0f, 0.0f, (bitcast<f32>((u32(524288)))));
    return;
}

fn serve_0( thread_0 : u32,  lane_0 : u32,  initial_0 : Evolve_0)
{
    if(thread_0 < u32(14))
    {
        atomicStore(&(local_counters_0[thread_0]), u32(0));
    }
    workgroupBarrier();
    var job_0 : Evolve_0 = initial_0;
    var _S2023 : u32 = atomicLoad(&(heads_0[u32(6)]));
    var _S2024 : u32 = atomicLoad(&(heads_0[u32(3)]));
    var i_1 : u32 = lane_0;
    for(;;)
    {
        if(i_1 < _S2024)
        {
        }
        else
        {
            break;
        }
        var slot_17 : u32 = queues_0[ended_queue_0() + i_1];
        var path_5 : Path_0 = load_path_0(queues_0[ended_queue_0() + i_1]);
        if(!path_5.empty_0)
        {
            Evolve_finish_0(&(job_0), slot_17, path_5);
        }
        var _S2025 : vec3<f32> = vec3<f32>(0.0f);
        var next_0 : Path_0 = Path_x24init_0(_S2025, _S2025, 0.0f, false, false, false, false, Hit_x24init_0(u32(0), u32(0)), _S2025, _S2025, _S2025, _S2025, _S2025, u32(0), u32(0), u32(0));
        var _S2026 : bool = Evolve_start_0(&(job_0), slot_17, path_5.empty_0, &(next_0));
        if(_S2026)
        {
            store_path_0(slot_17, next_0);
            push_ray_0(u32(2) * slot_17);
            push_active_0(slot_17, _S2023);
        }
        else
        {
            mark_empty_0(slot_17);
        }
        i_1 = i_1 + run_0.lanes_0;
    }
    workgroupBarrier();
    var _S2027 : bool;
    if(thread_0 > u32(0))
    {
        _S2027 = thread_0 < u32(13);
    }
    else
    {
        _S2027 = false;
    }
    if(_S2027)
    {
        var value_12 : u32 = atomicLoad(&(local_counters_0[thread_0]));
        if(value_12 != u32(0))
        {
            count_up_0(thread_0, vec2<u32>(value_12, u32(0)));
        }
    }
    if(thread_0 == u32(13))
    {
        var value_13 : u32 = atomicLoad(&(local_counters_0[thread_0]));
        if(value_13 != u32(0))
        {
            var _S2028 : u32 = atomicMax(&(counters_0[u32(26)]), value_13);
        }
    }
    return;
}

fn Evolve_x24init_0( chain_14 : Chain_0,  odds_per_density_1 : f32) -> Evolve_0
{
    var _S2029 : Evolve_0;
    _S2029.chain_0 = chain_14;
    _S2029.odds_per_density_0 = odds_per_density_1;
    return _S2029;
}

fn Chain_x24init_0( index_3 : u32,  density_5 : f32,  light_9 : vec3<f32>,  pixel_3 : u32,  flags_2 : u32,  tour_length_2 : u32,  start_weight_1 : f32,  refused_1 : u32,  score_squared_3 : f32,  step_4 : u32,  memory_1 : f32,  brightness_top_1 : vec2<u32>,  brightness_bottom_1 : vec2<u32>,  fresh_1 : bool) -> Chain_0
{
    var _S2030 : Chain_0;
    _S2030.index_1 = index_3;
    _S2030.density_0 = density_5;
    _S2030.light_0 = light_9;
    _S2030.pixel_0 = pixel_3;
    _S2030.flags_1 = flags_2;
    _S2030.tour_length_1 = tour_length_2;
    _S2030.start_weight_0 = start_weight_1;
    _S2030.refused_0 = refused_1;
    _S2030.score_squared_0 = score_squared_3;
    _S2030.step_0 = step_4;
    _S2030.memory_0 = memory_1;
    _S2030.brightness_top_0 = brightness_top_1;
    _S2030.brightness_bottom_0 = brightness_bottom_1;
    _S2030.fresh_0 = fresh_1;
    return _S2030;
}

fn counted_1( counter_3 : u32) -> vec2<u32>
{
    var _S2031 : u32 = u32(2) * counter_3;
    var _S2032 : u32 = atomicLoad(&(counters_0[_S2031]));
    var _S2033 : u32 = atomicLoad(&(counters_0[_S2031 + u32(1)]));
    return vec2<u32>(_S2032, _S2033);
}

fn wide_to_float_0( a_6 : vec2<u32>) -> f32
{
    return f32(a_6.y) * 4.294967296e+09f + f32(a_6.x);
}

fn bootstrap_mean_0() -> f32
{
    var _S2034 : vec2<u32> = counted_1(u32(14));
    return wide_to_float_0(_S2034) * run_0.density_unit_0 / f32(run_0.bootstrap_0);
}

fn odds_per_ratio_0() -> f32
{
    var p_bar_0 : f32 = bootstrap_mean_0();
    var _S2035 : f32;
    if(p_bar_0 > 0.0f)
    {
        _S2035 = run_0.tour_length_0 / p_bar_0;
    }
    else
    {
        _S2035 = 0.0f;
    }
    return _S2035;
}

fn evolve_0( thread_1 : u32,  lane_1 : u32)
{
    var _S2036 : vec2<u32> = vec2<u32>(u32(0));
    var job_1 : Evolve_0 = Evolve_x24init_0(Chain_x24init_0(u32(0), 0.0f, vec3<f32>(0.0f), u32(0), u32(0), u32(0), 0.0f, u32(0), 0.0f, u32(0), 0.0f, _S2036, _S2036, false), 0.0f);
    var _S2037 : f32 = odds_per_ratio_0();
    job_1.odds_per_density_0 = _S2037;
    serve_0(thread_1, lane_1, job_1);
    return;
}

@compute
@workgroup_size(64, 1, 1)
fn evolve_persistent_score(@builtin(local_invocation_index) thread_2 : u32, @builtin(global_invocation_id) id_0 : vec3<u32>)
{
    evolve_0(thread_2, id_0.x);
    return;
}

