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
    @align(8) reserved0_0 : u32,
    @align(4) reserved1_0 : u32,
};

@binding(0) @group(1) var<uniform> run_0 : Parameters_std140_0;
@binding(2) @group(1) var<storage, read_write> counters_0 : array<atomic<u32>>;

@binding(1) @group(1) var<storage, read_write> film_0 : array<atomic<u32>>;

@binding(6) @group(1) var<storage, read_write> coordinates_0 : array<f32>;

@binding(5) @group(1) var<storage, read_write> headers_0 : array<vec4<u32>>;

@binding(0) @group(0) var<storage, read> nodes_0 : array<vec4<u32>>;

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

fn s_apply_sqrt_0( x_0 : f32) -> Tuple_0
{
    var _S1 : Tuple_0 = Tuple_0( sqrt(x_0) );
    return _S1;
}

struct s_bwdCallableCtx_sqrt_0
{
     _S2 : f32,
};

struct DiffPair_float_0
{
     primal_0 : f32,
     differential_0 : f32,
};

fn _d_sqrt_0( dpx_0 : ptr<function, DiffPair_float_0>,  dOut_0 : f32)
{
    var _S3 : f32 = 0.5f / sqrt(max(1.00000001168609742e-07f, (*dpx_0).primal_0)) * dOut_0;
    (*dpx_0).primal_0 = (*dpx_0).primal_0;
    (*dpx_0).differential_0 = _S3;
    return;
}

fn s_bwdProp_sqrt_0( ctx_0 : s_bwdCallableCtx_sqrt_0,  d_x_0 : ptr<function, f32>,  d_out_0 : f32)
{
    var _S4 : DiffPair_float_0;
    _S4.primal_0 = ctx_0._S2;
    _d_sqrt_0(&(_S4), d_out_0);
    (*d_x_0) = _S4.differential_0;
    return;
}

struct Tuple_1
{
     value0_1 : f32,
};

fn s_apply_dot_0( x_1 : vec3<f32>,  y_0 : vec3<f32>) -> Tuple_1
{
    var _S5 : Tuple_1 = Tuple_1( dot(x_1, y_0) );
    return _S5;
}

struct s_bwdCallableCtx_dot_0
{
     _S6 : vec3<f32>,
     _S7 : vec3<f32>,
};

struct DiffPair_vectorx3Cfloatx2C3x3E_0
{
     primal_0 : vec3<f32>,
     differential_0 : vec3<f32>,
};

fn _d_dot_0( dpx_1 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  dpy_0 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  dOut_1 : f32)
{
    var x_d_result_0 : vec3<f32>;
    x_d_result_0[i32(0)] = (*dpy_0).primal_0[i32(0)] * dOut_1;
    var y_d_result_0 : vec3<f32>;
    y_d_result_0[i32(0)] = (*dpx_1).primal_0[i32(0)] * dOut_1;
    x_d_result_0[i32(1)] = (*dpy_0).primal_0[i32(1)] * dOut_1;
    y_d_result_0[i32(1)] = (*dpx_1).primal_0[i32(1)] * dOut_1;
    x_d_result_0[i32(2)] = (*dpy_0).primal_0[i32(2)] * dOut_1;
    y_d_result_0[i32(2)] = (*dpx_1).primal_0[i32(2)] * dOut_1;
    (*dpx_1).primal_0 = (*dpx_1).primal_0;
    (*dpx_1).differential_0 = x_d_result_0;
    (*dpy_0).primal_0 = (*dpy_0).primal_0;
    (*dpy_0).differential_0 = y_d_result_0;
    return;
}

fn s_bwdProp_dot_0( ctx_1 : s_bwdCallableCtx_dot_0,  d_x_1 : ptr<function, vec3<f32>>,  d_y_0 : ptr<function, vec3<f32>>,  d_out_1 : f32)
{
    var _S8 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    _S8.primal_0 = ctx_1._S6;
    var _S9 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    _S9.primal_0 = ctx_1._S7;
    _d_dot_0(&(_S8), &(_S9), d_out_1);
    (*d_x_1) = _S8.differential_0;
    (*d_y_0) = _S9.differential_0;
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
    var _S10 : f32;
    if((run_0.start_0) == u32(2))
    {
        _S10 = this_0.chain_0.start_weight_0;
    }
    else
    {
        _S10 = 1.0f;
    }
    return _S10 / density_1;
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
    var _S11 : f32 = min(value_0, 4.6116860184273879e+18f);
    if(!(_S11 > 0.0f))
    {
        return vec2<u32>(u32(0), u32(0));
    }
    if(_S11 < 8.388608e+06f)
    {
        return vec2<u32>(u32(_S11 + 0.5f), u32(0));
    }
    var high_0 : u32 = u32(_S11 * 2.32830643653869629e-10f);
    return vec2<u32>(u32(_S11 - f32(high_0) * 4.294967296e+09f), high_0);
}

fn wide_add_0( a_1 : vec2<u32>,  b_1 : vec2<u32>) -> vec2<u32>
{
    var _S12 : u32 = a_1.x;
    var low_0 : u32 = _S12 + b_1.x;
    var _S13 : u32 = a_1.y + b_1.y;
    var _S14 : i32;
    if(low_0 < _S12)
    {
        _S14 = i32(1);
    }
    else
    {
        _S14 = i32(0);
    }
    return vec2<u32>(low_0, _S13 + u32(_S14));
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
    var _S15 : f32;
    if((run_0.tame_0) != u32(0))
    {
        _S15 = half_variance_0 / (1.0f + half_variance_0 * sqrt(score_squared_2) / run_0.sd_0);
    }
    else
    {
        _S15 = half_variance_0;
    }
    return _S15;
}

fn stored_index_0( slot_0 : u32,  coordinate_0 : u32,  chain_1 : u32) -> u32
{
    return (slot_0 * run_0.dimension_0 + coordinate_0) * run_0.chains_0 + chain_1;
}

fn PersistentScore_log_ratio_0( chain_2 : Chain_0,  proposal_1 : Proposal_0) -> f32
{
    var _S16 : u32 = Chain_slot_0(chain_2);
    var _S17 : u32 = Chain_other_slot_0(chain_2);
    var _S18 : f32 = drift_factor_0(proposal_1.score_squared_1) / run_0.sd_0;
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
        var v_0 : f32 = velocities_0[stored_index_0(_S16, j_0, chain_2.index_1)];
        var there_0 : u32 = stored_index_0(_S17, j_0, chain_2.index_1);
        var w_0 : f32 = velocities_0[there_0] + _S18 * scores_0[there_0];
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
    var _S19 : u32 = atomicAdd(&(local_counters_0[counter_0]), value_1);
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
        var _S20 : u32 = u32(2) * (list_0 + place_0);
        atomicStore(&(counters_0[_S20]), chain_3);
        atomicStore(&(counters_0[_S20 + u32(1)]), step_1);
    }
    return;
}

fn Chain_put_0( this_7 : ptr<function, Chain_0>,  flag_0 : u32,  value_2 : bool)
{
    var _S21 : u32;
    if(value_2)
    {
        _S21 = (((*this_7).flags_1) | (flag_0));
    }
    else
    {
        _S21 = (((*this_7).flags_1) & ((~flag_0)));
    }
    (*this_7).flags_1 = _S21;
    return;
}

fn PersistentScore_decided_0( chain_4 : ptr<function, Chain_0>,  accepted_0 : bool)
{
    Chain_put_0(&((*chain_4)), u32(8), !accepted_0);
    return;
}

fn Chain_put_1( this_8 : ptr<function, Chain_0>,  flag_1 : u32,  value_3 : bool)
{
    var _S22 : u32;
    if(value_3)
    {
        _S22 = (((*this_8).flags_1) | (flag_1));
    }
    else
    {
        _S22 = (((*this_8).flags_1) & ((~flag_1)));
    }
    (*this_8).flags_1 = _S22;
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
            var _S23 : f32 = PersistentScore_log_ratio_0((*this_9).chain_0, proposal_3);
            probability_0 = Evolve_acceptance_0((*this_9), proposal_3, _S23);
        }
        else
        {
            probability_0 = 1.0f;
        }
    }
    var _S24 : bool;
    if(probability_0 >= 1.0f)
    {
        _S24 = true;
    }
    else
    {
        _S24 = (choice_0(word_1)) < probability_0;
    }
    (*accepted_1) = _S24;
    tally_0(u32(8), u32(1));
    if(_S24)
    {
        tally_0(u32(9), u32(1));
        Evolve_take_0(&((*this_9)), proposal_3);
        (*this_9).chain_0.refused_0 = u32(0);
    }
    else
    {
        var _S25 : u32 = (*this_9).chain_0.refused_0 + u32(1);
        (*this_9).chain_0.refused_0 = _S25;
        if(_S25 == u32(1001))
        {
            note_0(u32(15), u32(17), (*this_9).chain_0.index_1, Evolve_step_number_0((*this_9)));
        }
    }
    if(!(*this_9).fresh_0)
    {
        var _S26 : Chain_0 = (*this_9).chain_0;
        PersistentScore_decided_0(&(_S26), (*accepted_1));
        (*this_9).chain_0 = _S26;
    }
    else
    {
        if((*accepted_1))
        {
            var _S27 : Chain_0 = (*this_9).chain_0;
            Chain_put_1(&(_S27), u32(4), true);
            (*this_9).chain_0 = _S27;
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
    var _S28 : vec2<u32> = value_4;
    if((value_4.x) != u32(0))
    {
        var before_2 : u32 = atomicAdd(&(film_0[u32(2) * place_1]), _S28.x);
        if((before_2 + _S28.x) < before_2)
        {
            _S28[i32(1)] = _S28[i32(1)] + u32(1);
        }
    }
    if((_S28.y) != u32(0))
    {
        var _S29 : u32 = atomicAdd(&(film_0[u32(2) * place_1 + u32(1)]), _S28.y);
    }
    return;
}

fn deposit_0( pixel_2 : u32,  light_2 : vec3<f32>)
{
    var scaled_0 : vec3<f32> = light_2 * vec3<f32>(run_0.film_scale_0);
    var _S30 : u32 = u32(3) * pixel_2;
    film_add_0(_S30, wide_from_float_0(scaled_0.x));
    film_add_0(_S30 + u32(1), wide_from_float_0(scaled_0.y));
    film_add_0(_S30 + u32(2), wide_from_float_0(scaled_0.z));
    return;
}

fn Evolve_large_step_0( this_11 : ptr<function, Evolve_0>,  proposal_4 : Proposal_0,  choices_0 : vec4<u32>)
{
    if(!Chain_has_0((*this_11).chain_0, u32(1)))
    {
        Evolve_take_0(&((*this_11)), proposal_4);
        var _S31 : Chain_0 = (*this_11).chain_0;
        Chain_put_1(&(_S31), u32(1), true);
        var _S32 : Chain_0 = _S31;
        Chain_put_1(&(_S32), u32(4), true);
        (*this_11).chain_0 = _S32;
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
    var x_2 : f32 = (bitcast<f32>((((offset_0 & (u32(8388607)))) + u32(1060439283)))) - 1.0f;
    var square_0 : f32 = x_2 * x_2;
    return ((((((((0.07037683576345444f * x_2 - 0.11514610052108765f) * x_2 + 0.11676999181509018f) * x_2 - 0.12420140951871872f) * x_2 + 0.14249323308467865f) * x_2 - 0.16668057441711426f) * x_2 + 0.20000715553760529f) * x_2 - 0.24999994039535522f) * x_2 + 0.33333331346511841f) * x_2 * square_0 - 0.5f * square_0 + x_2 + f32((i32(offset_0) >> (u32(23)))) * 0.69314718246459961f;
}

fn Evolve_restore_step_0( this_12 : ptr<function, Evolve_0>,  proposal_5 : Proposal_0,  choices_1 : vec4<u32>)
{
    if((*this_12).fresh_0)
    {
        Evolve_take_0(&((*this_12)), proposal_5);
        var _S33 : Chain_0 = (*this_12).chain_0;
        Chain_put_1(&(_S33), u32(4), true);
        (*this_12).chain_0 = _S33;
        (*this_12).chain_0.refused_0 = u32(0);
        (*this_12).chain_0.tour_length_1 = u32(0);
        (*this_12).chain_0.start_weight_0 = (*this_12).odds_per_density_0 * (*this_12).chain_0.density_0;
        tally_0(u32(10), u32(1));
    }
    else
    {
        var accepted_3 : bool;
        var _S34 : f32 = Evolve_decide_0(&((*this_12)), proposal_5, choices_1.x, &(accepted_3));
    }
    var _S35 : u32 = (*this_12).chain_0.tour_length_1 + u32(1);
    (*this_12).chain_0.tour_length_1 = _S35;
    var _S36 : u32 = atomicMax(&(local_counters_0[u32(13)]), _S35);
    var odds_1 : f32 = (*this_12).odds_per_density_0 * (*this_12).chain_0.density_0;
    var kill_probability_0 : f32 = 1.0f / (1.0f + odds_1);
    var killed_0 : bool = is_killed_0(choice_0(choices_1.y), odds_1);
    var _S37 : bool = !killed_0;
    var _S38 : Chain_0 = (*this_12).chain_0;
    Chain_put_1(&(_S38), u32(1), _S37);
    (*this_12).chain_0 = _S38;
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
     depth_0 : u32,
     rays_0 : u32,
};

fn is_finite_0( x_3 : f32) -> bool
{
    return (((bitcast<u32>((x_3))) & (u32(2139095040)))) != u32(2139095040);
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
    var _S39 : ScoreReport_0;
    _S39.bad_0 = bad_1;
    _S39.norm_squared_0 = norm_squared_1;
    return _S39;
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

fn Material_anisotropic_0( this_17 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_17).flags_0) & (u32(4)))) != u32(0);
}

fn map_point_0( _S40 : u32,  _S41 : vec3<f32>) -> vec3<f32>
{
    var q_0 : vec4<f32> = vec4<f32>(_S41, 1.0f);
    return vec3<f32>(dot(instances_0[_S40].to_world_0[i32(0)], q_0), dot(instances_0[_S40].to_world_0[i32(1)], q_0), dot(instances_0[_S40].to_world_0[i32(2)], q_0));
}

fn map_normal_0( _S42 : u32,  _S43 : vec3<f32>) -> vec3<f32>
{
    return instances_0[_S42].to_object_0[i32(0)].xyz * vec3<f32>(_S43.x) + instances_0[_S42].to_object_0[i32(1)].xyz * vec3<f32>(_S43.y) + instances_0[_S42].to_object_0[i32(2)].xyz * vec3<f32>(_S43.z);
}

fn map_vector_0( _S44 : u32,  _S45 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(instances_0[_S44].to_world_0[i32(0)].xyz, _S45), dot(instances_0[_S44].to_world_0[i32(1)].xyz, _S45), dot(instances_0[_S44].to_world_0[i32(2)].xyz, _S45));
}

fn largest_0( v_1 : vec3<f32>) -> f32
{
    return max(v_1.x, max(v_1.y, v_1.z));
}

fn load_triangle_0( hit_0 : Hit_0) -> Triangle_0
{
    var _S46 : u32 = hit_0.leaf_1 * u32(3);
    var row1_0 : vec4<f32> = leaves_0[_S46 + u32(1)];
    var row2_0 : vec4<f32> = leaves_0[_S46 + u32(2)];
    var bits_0 : u32 = (bitcast<u32>((row1_0.w)));
    var triangle_1 : Triangle_0;
    var _S47 : vec3<f32> = leaves_0[_S46].xyz;
    triangle_1.p0_0 = _S47;
    var _S48 : vec3<f32> = row1_0.xyz;
    triangle_1.e1_1 = _S48;
    var _S49 : vec3<f32> = row2_0.xyz;
    triangle_1.e2_1 = _S49;
    var _S50 : bool = ((bits_0 & (u32(2147483648)))) != u32(0);
    triangle_1.smooth_0 = _S50;
    var _S51 : u32 = (bits_0 & (u32(16777215)));
    triangle_1.material_0 = _S51;
    triangle_1.emission_1 = (bitcast<u32>((row2_0.w)));
    var _S52 : Material_std430_0 = materials_0[_S51];
    var _S53 : bool = Material_anisotropic_0(&(_S52));
    triangle_1.anisotropic_0 = _S53;
    var _S54 : vec3<f32> = vec3<f32>(0.0f);
    triangle_1.n0_0 = _S54;
    triangle_1.n1_0 = _S54;
    triangle_1.n2_0 = _S54;
    triangle_1.tangent_0 = _S54;
    var row_0 : u32 = hit_0.leaf_1 * run_0.shading_stride_0;
    if(_S50)
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
    var _S55 : bool = (hit_0.instance_0) != u32(4294967295);
    var flip_1 : bool;
    var shift_0 : vec3<f32>;
    if(_S55)
    {
        var _S56 : vec3<f32> = map_point_0(hit_0.instance_0, _S47);
        triangle_1.e1_1 = map_point_0(hit_0.instance_0, _S47 + _S48) - _S56;
        triangle_1.e2_1 = map_point_0(hit_0.instance_0, _S47 + _S49) - _S56;
        triangle_1.p0_0 = _S56;
        triangle_1.n0_0 = map_normal_0(hit_0.instance_0, triangle_1.n0_0);
        triangle_1.n1_0 = map_normal_0(hit_0.instance_0, triangle_1.n1_0);
        triangle_1.n2_0 = map_normal_0(hit_0.instance_0, triangle_1.n2_0);
        triangle_1.tangent_0 = map_vector_0(hit_0.instance_0, triangle_1.tangent_0);
        var _S57 : vec3<f32> = abs(vec3<f32>(instances_0[hit_0.instance_0].to_world_0[i32(0)].w, instances_0[hit_0.instance_0].to_world_0[i32(1)].w, instances_0[hit_0.instance_0].to_world_0[i32(2)].w));
        flip_1 = flip_0 != ((instances_0[hit_0.instance_0].mirrored_0) != u32(0));
        shift_0 = _S57;
    }
    else
    {
        flip_1 = flip_0;
        shift_0 = _S54;
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
    if(_S55)
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
     direction_1 : vec2<f32>,
     light_3 : vec2<f32>,
     lobe_1 : f32,
     pick_0 : f32,
};

fn StoredCoordinates_vertex_0( this_18 : StoredCoordinates_0,  depth_1 : u32) -> VertexCoordinates_0
{
    var first_0 : u32 = u32(4) + u32(6) * depth_1;
    var xi_0 : VertexCoordinates_0;
    xi_0.direction_1 = vec2<f32>(StoredCoordinates_get_0(this_18, first_0), StoredCoordinates_get_0(this_18, first_0 + u32(1)));
    xi_0.light_3 = vec2<f32>(StoredCoordinates_get_0(this_18, first_0 + u32(2)), StoredCoordinates_get_0(this_18, first_0 + u32(3)));
    xi_0.lobe_1 = StoredCoordinates_get_0(this_18, first_0 + u32(4));
    xi_0.pick_0 = StoredCoordinates_get_0(this_18, first_0 + u32(5));
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
     value0_2 : Vertex_0,
};

struct s_bwdCallableCtx_picture_0
{
     value0_3 : s_paramCtx_s_bwdCallableCtx_picture_0,
};

fn s_bwdProp_picture_0( _S58 : s_bwdCallableCtx_picture_0,  _S59 : ptr<function, vec3<f32>>,  _S60 : ptr<function, vec3<f32>>,  _S61 : ptr<function, f32>,  _S62 : ptr<function, vec2<f32>>,  _S63 : ptr<function, vec2<f32>>,  _S64 : f32)
{
    var _S65 : bool;
    if(_S58.value0_3.value0_2.lit_0)
    {
        _S65 = true;
    }
    else
    {
        _S65 = _S58.value0_3.value0_2.scatters_0;
    }
    var _S66 : vec2<f32> = vec2<f32>(0.0f);
    var _S67 : vec3<f32> = vec3<f32>(0.0f);
    var _S68 : vec3<f32>;
    if(_S65)
    {
        _S68 = (vec3<f32>(0) - _S67);
    }
    else
    {
        _S68 = _S67;
    }
    (*_S59) = _S67;
    (*_S60) = _S68;
    (*_S61) = 0.0f;
    (*_S62) = _S66;
    (*_S63) = _S66;
    return;
}

fn _S69( _S70 : Vertex_0,  _S71 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S72 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S73 : ptr<function, DiffPair_float_0>,  _S74 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S75 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S76 : f32)
{
    var _S77 : s_paramCtx_s_bwdCallableCtx_picture_0;
    _S77.value0_2 = _S70;
    var _S78 : s_bwdCallableCtx_picture_0 = s_bwdCallableCtx_picture_0( _S77 );
    var _S79 : vec3<f32> = (*_S71).differential_0;
    var _S80 : vec3<f32> = (*_S72).differential_0;
    var _S81 : f32 = (*_S73).differential_0;
    var _S82 : vec2<f32> = (*_S74).differential_0;
    var _S83 : vec2<f32> = (*_S75).differential_0;
    s_bwdProp_picture_0(_S78, &(_S79), &(_S80), &(_S81), &(_S82), &(_S83), _S76);
    (*_S71).differential_0 = _S79;
    (*_S72).differential_0 = _S80;
    (*_S73).differential_0 = _S81;
    (*_S74).differential_0 = _S82;
    (*_S75).differential_0 = _S83;
    return;
}

fn ScoreReport_checked_0( this_19 : ptr<function, ScoreReport_0>,  value_6 : f32) -> f32
{
    if(!is_finite_0(value_6))
    {
        (*this_19).bad_0 = (*this_19).bad_0 + u32(1);
        return 0.0f;
    }
    (*this_19).norm_squared_0 = (*this_19).norm_squared_0 + value_6 * value_6;
    return value_6;
}

fn StoredCoordinates_lens_0( this_20 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_20, u32(2)), StoredCoordinates_get_0(this_20, u32(3)));
}

struct CameraRay_0
{
     origin_1 : vec3<f32>,
     direction_2 : vec3<f32>,
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
     value0_4 : Camera_0,
     value1_0 : vec2<f32>,
     value2_0 : vec2<f32>,
};

struct s_bwdCallableCtx_camera_ray_0
{
     value0_5 : s_paramCtx_s_bwdCallableCtx_camera_ray_0,
};

struct s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0
{
     value0_6 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_safe_sqrt_0
{
     value0_7 : f32,
};

struct s_bwdCallableCtx_safe_sqrt_0
{
     value0_8 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0,
};

struct s_bwdCallableCtx_sin_cos_turns_0
{
     value0_9 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0,
};

struct Tuple_2
{
     value0_10 : vec2<f32>,
};

fn s_apply_sin_cos_turns_0( _S84 : f32) -> Tuple_2
{
    var quarter_0 : f32 = round(_S84 * 4.0f);
    var angle_0 : f32 = (_S84 - quarter_0 * 0.25f) * 6.28318548202514648f;
    var a2_0 : f32 = angle_0 * angle_0;
    var s_0 : f32 = angle_0 * (1.0f + a2_0 * (-0.1666666716337204f + a2_0 * (0.00833333376795053f + a2_0 * (-0.0001984127011383f + a2_0 * 2.75573188446287531e-06f))));
    var c_0 : f32 = 1.0f + a2_0 * (-0.5f + a2_0 * (0.0416666679084301f + a2_0 * (-0.00138888892251998f + a2_0 * 0.00002480158764229f)));
    var q_1 : i32 = (i32(quarter_0) & (i32(3)));
    var sine_0 : f32;
    var cosine_0 : f32;
    if(q_1 == i32(1))
    {
        var _S85 : f32 = - s_0;
        sine_0 = c_0;
        cosine_0 = _S85;
    }
    else
    {
        if(q_1 == i32(2))
        {
            var _S86 : f32 = - c_0;
            sine_0 = - s_0;
            cosine_0 = _S86;
        }
        else
        {
            if(q_1 == i32(3))
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
    var _S87 : Tuple_2;
    _S87.value0_10 = vec2<f32>(sine_0, cosine_0);
    return _S87;
}

struct Tuple_3
{
     value0_11 : f32,
};

fn s_apply_safe_sqrt_0( _S88 : f32) -> Tuple_3
{
    var root_1 : f32;
    if(_S88 > 0.0f)
    {
        root_1 = s_apply_sqrt_0(_S88).value0_0;
    }
    else
    {
        root_1 = 0.0f;
    }
    var _S89 : Tuple_3;
    _S89.value0_11 = root_1;
    return _S89;
}

struct s_paramCtx_s_bwdCallableCtx_unit_vector_0
{
     value0_12 : vec3<f32>,
};

struct s_bwdCallableCtx_unit_vector_0
{
     value0_13 : s_paramCtx_s_bwdCallableCtx_unit_vector_0,
};

fn s_bwdProp_unit_vector_0( _S90 : s_bwdCallableCtx_unit_vector_0,  _S91 : ptr<function, vec3<f32>>,  _S92 : vec3<f32>)
{
    var _S93 : vec3<f32> = _S90.value0_13.value0_12;
    var _S94 : Tuple_1 = s_apply_dot_0(_S93, _S93);
    var _S95 : s_bwdCallableCtx_dot_0;
    _S95._S6 = _S90.value0_13.value0_12;
    _S95._S7 = _S90.value0_13.value0_12;
    var _S96 : Tuple_0 = s_apply_sqrt_0(_S94.value0_1);
    var _S97 : s_bwdCallableCtx_sqrt_0;
    _S97._S2 = _S94.value0_1;
    var _S98 : vec3<f32> = _S90.value0_13.value0_12 * _S92;
    var _S99 : vec3<f32> = vec3<f32>((1.0f / _S96.value0_0)) * _S92;
    var _S100 : f32 = - ((_S98[i32(0)] + _S98[i32(1)] + _S98[i32(2)]) / (_S96.value0_0 * _S96.value0_0));
    var _S101 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S97, &(_S101), _S100);
    var _S102 : vec3<f32> = vec3<f32>(0.0f);
    var _S103 : vec3<f32> = _S102;
    var _S104 : vec3<f32> = _S102;
    s_bwdProp_dot_0(_S95, &(_S103), &(_S104), _S101);
    (*_S91) = _S99 + _S103 + _S104;
    return;
}

fn s_bwdProp_safe_sqrt_0( _S105 : s_bwdCallableCtx_safe_sqrt_0,  _S106 : ptr<function, f32>,  _S107 : f32)
{
    var _S108 : bool = (_S105.value0_8.value0_7) > 0.0f;
    var _S109 : s_bwdCallableCtx_sqrt_0;
    if(_S108)
    {
        var _S110 : s_bwdCallableCtx_sqrt_0;
        _S110._S2 = _S105.value0_8.value0_7;
        _S109 = _S110;
    }
    else
    {
        _S109._S2 = 0.0f;
    }
    var _S111 : f32;
    if(_S108)
    {
        var _S112 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S109, &(_S112), _S107);
        _S111 = _S112;
    }
    else
    {
        _S111 = 0.0f;
    }
    (*_S106) = _S111;
    return;
}

fn s_bwdProp_sin_cos_turns_0( _S113 : s_bwdCallableCtx_sin_cos_turns_0,  _S114 : ptr<function, f32>,  _S115 : vec2<f32>)
{
    var quarter_1 : f32 = round(_S113.value0_9.value0_6 * 4.0f);
    var angle_1 : f32 = (_S113.value0_9.value0_6 - quarter_1 * 0.25f) * 6.28318548202514648f;
    var a2_1 : f32 = angle_1 * angle_1;
    var _S116 : f32 = -0.0001984127011383f + a2_1 * 2.75573188446287531e-06f;
    var _S117 : f32 = 0.00833333376795053f + a2_1 * _S116;
    var _S118 : f32 = -0.1666666716337204f + a2_1 * _S117;
    var _S119 : f32 = 1.0f + a2_1 * _S118;
    var _S120 : f32 = -0.00138888892251998f + a2_1 * 0.00002480158764229f;
    var _S121 : f32 = 0.0416666679084301f + a2_1 * _S120;
    var _S122 : f32 = -0.5f + a2_1 * _S121;
    var q_2 : i32 = (i32(quarter_1) & (i32(3)));
    var _S123 : bool = q_2 == i32(1);
    var _S124 : bool;
    var _S125 : bool;
    if(_S123)
    {
        _S124 = false;
        _S125 = false;
    }
    else
    {
        var _S126 : bool = q_2 == i32(2);
        if(_S126)
        {
            _S124 = false;
        }
        else
        {
            _S124 = q_2 == i32(3);
        }
        var _S127 : bool = _S124;
        _S124 = _S126;
        _S125 = _S127;
    }
    var _S128 : f32;
    var _S129 : f32;
    if(_S123)
    {
        var _S130 : f32 = - _S115[i32(1)];
        _S128 = _S115[i32(0)];
        _S129 = _S130;
    }
    else
    {
        if(_S124)
        {
            var _S131 : f32 = - _S115[i32(0)];
            _S128 = - _S115[i32(1)];
            _S129 = _S131;
        }
        else
        {
            if(_S125)
            {
                _S128 = - _S115[i32(0)];
                _S129 = _S115[i32(1)];
            }
            else
            {
                _S128 = _S115[i32(1)];
                _S129 = _S115[i32(0)];
            }
        }
    }
    var _S132 : f32 = a2_1 * _S128;
    var _S133 : f32 = a2_1 * _S132;
    var _S134 : f32 = angle_1 * _S129;
    var _S135 : f32 = a2_1 * _S134;
    var _S136 : f32 = a2_1 * _S135;
    var _S137 : f32 = angle_1 * (_S122 * _S128 + _S121 * _S132 + _S120 * _S133 + 0.00002480158764229f * (a2_1 * _S133) + _S118 * _S134 + _S117 * _S135 + _S116 * _S136 + 2.75573188446287531e-06f * (a2_1 * _S136));
    (*_S114) = 6.28318548202514648f * (_S119 * _S129 + _S137 + _S137);
    return;
}

fn s_bwdProp_camera_ray_0( _S138 : s_bwdCallableCtx_camera_ray_0,  _S139 : ptr<function, vec2<f32>>,  _S140 : ptr<function, vec2<f32>>,  _S141 : CameraRay_0)
{
    var _S142 : vec3<f32> = vec3<f32>(0.0f);
    var _S143 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0 = s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0( 0.0f );
    var _S144 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S145 : vec2<f32> = _S138.value0_5.value0_4.film_plane_1.xy;
    var direction_3 : vec3<f32> = vec3<f32>(_S145 * _S138.value0_5.value1_0 + _S138.value0_5.value0_4.film_plane_1.zw, 1.0f);
    var _S146 : vec3<f32> = vec3<f32>(0.0f);
    var _S147 : bool = (_S138.value0_5.value0_4.lens_radius_1) > 0.0f;
    var origin_2 : vec3<f32>;
    var direction_4 : vec3<f32>;
    var _S148 : vec3<f32>;
    var _S149 : f32;
    var _S150 : f32;
    var _S151 : f32;
    var _S152 : s_bwdCallableCtx_safe_sqrt_0;
    var _S153 : s_bwdCallableCtx_sin_cos_turns_0;
    if(_S147)
    {
        var _S154 : vec3<f32> = vec3<f32>(_S138.value0_5.value0_4.focal_distance_1);
        var focus_0 : vec3<f32> = direction_3 * _S154;
        var _S155 : f32 = _S138.value0_5.value2_0.x;
        var _S156 : Tuple_2 = s_apply_sin_cos_turns_0(_S155);
        var _S157 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S157.value0_6 = _S155;
        var _S158 : f32 = _S138.value0_5.value2_0.y;
        var _S159 : Tuple_3 = s_apply_safe_sqrt_0(_S158);
        var _S160 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S160.value0_7 = _S158;
        var radius_0 : f32 = _S138.value0_5.value0_4.lens_radius_1 * _S159.value0_11;
        var _S161 : f32 = _S156.value0_10.y;
        var _S162 : f32 = _S156.value0_10.x;
        var origin_3 : vec3<f32> = vec3<f32>(radius_0 * _S161, radius_0 * _S162, 0.0f);
        var _S163 : vec3<f32> = focus_0 - origin_3;
        origin_2 = origin_3;
        direction_4 = _S163;
        _S149 = radius_0;
        _S150 = _S162;
        _S151 = _S161;
        _S152.value0_8 = _S160;
        _S153.value0_9 = _S157;
        _S148 = _S154;
    }
    else
    {
        origin_2 = _S146;
        direction_4 = direction_3;
        _S149 = 0.0f;
        _S150 = 0.0f;
        _S151 = 0.0f;
        _S152.value0_8 = _S144;
        _S153.value0_9 = _S143;
        _S148 = _S142;
    }
    var row0_0 : vec3<f32> = _S138.value0_5.value0_4.to_world_1[i32(0)].xyz;
    var row1_1 : vec3<f32> = _S138.value0_5.value0_4.to_world_1[i32(1)].xyz;
    var row2_1 : vec3<f32> = _S138.value0_5.value0_4.to_world_1[i32(2)].xyz;
    var _S164 : s_bwdCallableCtx_dot_0;
    _S164._S6 = row0_0;
    _S164._S7 = origin_2;
    var _S165 : s_bwdCallableCtx_dot_0 = _S164;
    var _S166 : s_bwdCallableCtx_dot_0;
    _S166._S6 = row1_1;
    _S166._S7 = origin_2;
    var _S167 : s_bwdCallableCtx_dot_0 = _S166;
    var _S168 : s_bwdCallableCtx_dot_0;
    _S168._S6 = row2_1;
    _S168._S7 = origin_2;
    var _S169 : s_bwdCallableCtx_dot_0 = _S168;
    var _S170 : Tuple_1 = s_apply_dot_0(row0_0, direction_4);
    var _S171 : s_bwdCallableCtx_dot_0;
    _S171._S6 = row0_0;
    _S171._S7 = direction_4;
    var _S172 : s_bwdCallableCtx_dot_0 = _S171;
    var _S173 : Tuple_1 = s_apply_dot_0(row1_1, direction_4);
    var _S174 : s_bwdCallableCtx_dot_0;
    _S174._S6 = row1_1;
    _S174._S7 = direction_4;
    var _S175 : s_bwdCallableCtx_dot_0 = _S174;
    var _S176 : Tuple_1 = s_apply_dot_0(row2_1, direction_4);
    var _S177 : s_bwdCallableCtx_dot_0;
    _S177._S6 = row2_1;
    _S177._S7 = direction_4;
    var _S178 : s_bwdCallableCtx_dot_0 = _S177;
    var _S179 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S179.value0_12 = vec3<f32>(_S170.value0_1, _S173.value0_1, _S176.value0_1);
    var _S180 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S179 );
    var _S181 : vec2<f32> = vec2<f32>(0.0f);
    var _S182 : vec3<f32> = _S142;
    s_bwdProp_unit_vector_0(_S180, &(_S182), _S141.direction_2);
    var _S183 : vec3<f32> = _S142;
    var _S184 : vec3<f32> = _S142;
    s_bwdProp_dot_0(_S178, &(_S183), &(_S184), _S182[i32(2)]);
    var _S185 : vec3<f32> = _S142;
    var _S186 : vec3<f32> = _S142;
    s_bwdProp_dot_0(_S175, &(_S185), &(_S186), _S182[i32(1)]);
    var _S187 : vec3<f32> = _S142;
    var _S188 : vec3<f32> = _S142;
    s_bwdProp_dot_0(_S172, &(_S187), &(_S188), _S182[i32(0)]);
    var _S189 : vec3<f32> = _S142;
    var _S190 : vec3<f32> = _S142;
    s_bwdProp_dot_0(_S169, &(_S189), &(_S190), _S141.origin_1[i32(2)]);
    var _S191 : vec3<f32> = _S142;
    var _S192 : vec3<f32> = _S142;
    s_bwdProp_dot_0(_S167, &(_S191), &(_S192), _S141.origin_1[i32(1)]);
    var _S193 : vec3<f32> = _S142;
    var _S194 : vec3<f32> = _S142;
    s_bwdProp_dot_0(_S165, &(_S193), &(_S194), _S141.origin_1[i32(0)]);
    var _S195 : vec3<f32> = _S190 + _S192 + _S194;
    var _S196 : vec3<f32> = _S184 + _S186 + _S188;
    var _S197 : vec2<f32>;
    if(_S147)
    {
        var _S198 : vec3<f32> = _S195 + (vec3<f32>(0) - _S196);
        var _S199 : f32 = _S149 * _S198[i32(1)];
        var _S200 : f32 = _S149 * _S198[i32(0)];
        var _S201 : f32 = _S138.value0_5.value0_4.lens_radius_1 * (_S150 * _S198[i32(1)] + _S151 * _S198[i32(0)]);
        var _S202 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S152, &(_S202), _S201);
        var _S203 : vec2<f32> = vec2<f32>(_S199, _S200);
        var _S204 : f32 = 0.0f;
        s_bwdProp_sin_cos_turns_0(_S153, &(_S204), _S203);
        var _S205 : vec2<f32> = vec2<f32>(_S204, _S202);
        origin_2 = _S148 * _S196;
        _S197 = _S205;
    }
    else
    {
        origin_2 = _S196;
        _S197 = _S181;
    }
    (*_S139) = _S145 * origin_2.xy;
    (*_S140) = _S197;
    return;
}

fn _S206( _S207 : Camera_0,  _S208 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S209 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S210 : CameraRay_0)
{
    var _S211 : s_paramCtx_s_bwdCallableCtx_camera_ray_0;
    _S211.value0_4 = _S207;
    _S211.value1_0 = (*_S208).primal_0;
    _S211.value2_0 = (*_S209).primal_0;
    var _S212 : s_bwdCallableCtx_camera_ray_0 = s_bwdCallableCtx_camera_ray_0( _S211 );
    var _S213 : vec2<f32> = (*_S208).differential_0;
    var _S214 : vec2<f32> = (*_S209).differential_0;
    s_bwdProp_camera_ray_0(_S212, &(_S213), &(_S214), _S210);
    (*_S208).differential_0 = _S213;
    (*_S209).differential_0 = _S214;
    return;
}

fn backward_0( x_4 : StoredCoordinates_0,  recorder_1 : Recorder_0,  density_3 : f32,  score_0 : StoredScore_0) -> ScoreReport_0
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
    var depth_2 : u32 = vertices_1;
    for(;;)
    {
        if(depth_2 < (run_0.max_depth_0))
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
            StoredScore_set_0(score_0, u32(4) + u32(6) * depth_2 + i_0, 0.0f);
            i_0 = i_0 + u32(1);
        }
        depth_2 = depth_2 + u32(1);
    }
    var vertex_0 : Vertex_0;
    var _S215 : vec3<f32> = vec3<f32>(0.0f);
    vertex_0.adjoint_origin_0 = _S215;
    vertex_0.adjoint_direction_0 = _S215;
    vertex_0.adjoint_pdf_0 = 0.0f;
    var later_light_0 : vec3<f32> = _S215;
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
        var depth_3 : u32 = i_0 - u32(1);
        var row_2 : u32 = depth_3 * u32(5) * run_0.lanes_0 + recorder_1.lane_0;
        var row0_1 : vec4<f32> = records_0[row_2];
        var row1_2 : vec4<f32> = records_0[row_2 + run_0.lanes_0];
        var row3_0 : vec4<f32> = records_0[row_2 + u32(3) * run_0.lanes_0];
        var row4_0 : vec4<f32> = records_0[row_2 + u32(4) * run_0.lanes_0];
        var flags_2 : u32 = (bitcast<u32>((records_0[row_2 + run_0.lanes_0].w)));
        var hit_1 : Hit_0;
        hit_1.leaf_1 = (bitcast<u32>((records_0[row_2 + u32(2) * run_0.lanes_0].w)));
        hit_1.instance_0 = (bitcast<u32>((records_0[row_2 + u32(3) * run_0.lanes_0].w)));
        vertex_0.triangle_0 = load_triangle_0(hit_1);
        var _S216 : Material_std430_0 = materials_0[vertex_0.triangle_0.material_0];
        vertex_0.material_1.a_0 = _S216.a_0;
        vertex_0.material_1.b_0 = _S216.b_0;
        vertex_0.material_1.alpha_0 = _S216.alpha_0;
        vertex_0.material_1.kind_0 = _S216.kind_0;
        vertex_0.material_1.flags_0 = _S216.flags_0;
        vertex_0.emitted_0 = load_emitted_0(vertex_0.triangle_0.emission_1);
        vertex_0.delta_1 = ((flags_2 & (u32(1)))) != u32(0);
        vertex_0.lit_0 = ((flags_2 & (u32(2)))) != u32(0);
        var _S217 : vec3<f32> = vec3<f32>(0.0f);
        vertex_0.scatters_0 = (any((later_light_0 != _S217)));
        var _S218 : vec3<f32> = records_0[row_2 + u32(2) * run_0.lanes_0].xyz * vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f);
        vertex_0.importance_0 = _S218;
        vertex_0.later_0 = _S218 * later_light_0;
        var has_coordinates_0 : bool = depth_3 < (run_0.max_depth_0);
        var xi_1 : VertexCoordinates_0;
        var _S219 : vec2<f32> = vec2<f32>(0.0f);
        xi_1.direction_1 = _S219;
        xi_1.light_3 = _S219;
        xi_1.lobe_1 = 0.0f;
        xi_1.pick_0 = 0.0f;
        if(has_coordinates_0)
        {
            xi_1 = StoredCoordinates_vertex_0(x_4, depth_3);
        }
        vertex_0.lobe_0 = xi_1.lobe_1;
        if(vertex_0.lit_0)
        {
            vertex_0.chosen_1 = choose_light_0(xi_1.pick_0);
        }
        var origin_4 : DiffPair_vectorx3Cfloatx2C3x3E_0;
        origin_4.primal_0 = row0_1.xyz;
        origin_4.differential_0 = _S217;
        var direction_5 : DiffPair_vectorx3Cfloatx2C3x3E_0;
        direction_5.primal_0 = row1_2.xyz;
        direction_5.differential_0 = _S217;
        var pdf_1 : DiffPair_float_0;
        pdf_1.primal_0 = row0_1.w;
        pdf_1.differential_0 = 0.0f;
        var _S220 : vec2<f32> = vec2<f32>(0.0f);
        var u_1 : DiffPair_vectorx3Cfloatx2C2x3E_0;
        u_1.primal_0 = xi_1.direction_1;
        u_1.differential_0 = _S220;
        var light_5 : DiffPair_vectorx3Cfloatx2C2x3E_0;
        light_5.primal_0 = xi_1.light_3;
        light_5.differential_0 = _S220;
        _S69(vertex_0, &(origin_4), &(direction_5), &(pdf_1), &(u_1), &(light_5), 1.0f);
        vertex_0.adjoint_origin_0 = origin_4.differential_0;
        vertex_0.adjoint_direction_0 = direction_5.differential_0;
        vertex_0.adjoint_pdf_0 = pdf_1.differential_0;
        var _S221 : vec3<f32> = row3_0.xyz + row4_0.xyz * later_light_0;
        if(has_coordinates_0)
        {
            var first_1 : u32 = u32(4) + u32(6) * depth_3;
            var _S222 : f32 = ScoreReport_checked_0(&(report_0), u_1.differential_0.x * scale_0);
            StoredScore_set_0(score_0, first_1, _S222);
            var _S223 : u32 = first_1 + u32(1);
            var _S224 : f32 = ScoreReport_checked_0(&(report_0), u_1.differential_0.y * scale_0);
            StoredScore_set_0(score_0, _S223, _S224);
            var _S225 : u32 = first_1 + u32(2);
            var _S226 : f32 = ScoreReport_checked_0(&(report_0), light_5.differential_0.x * scale_0);
            StoredScore_set_0(score_0, _S225, _S226);
            var _S227 : u32 = first_1 + u32(3);
            var _S228 : f32 = ScoreReport_checked_0(&(report_0), light_5.differential_0.y * scale_0);
            StoredScore_set_0(score_0, _S227, _S228);
            StoredScore_set_0(score_0, first_1 + u32(4), 0.0f);
            StoredScore_set_0(score_0, first_1 + u32(5), 0.0f);
        }
        later_light_0 = _S221;
        i_0 = depth_3;
    }
    var _S229 : vec2<f32> = vec2<f32>(0.0f);
    var film_uv_1 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    film_uv_1.primal_0 = StoredCoordinates_film_0(x_4);
    film_uv_1.differential_0 = _S229;
    var lens_uv_0 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    lens_uv_0.primal_0 = StoredCoordinates_lens_0(x_4);
    lens_uv_0.differential_0 = _S229;
    var adjoint_0 : CameraRay_0;
    adjoint_0.origin_1 = vertex_0.adjoint_origin_0;
    adjoint_0.direction_2 = vertex_0.adjoint_direction_0;
    _S206(the_camera_0(), &(film_uv_1), &(lens_uv_0), adjoint_0);
    var _S230 : f32 = ScoreReport_checked_0(&(report_0), film_uv_1.differential_0.x * scale_0);
    StoredScore_set_0(score_0, u32(0), _S230);
    var _S231 : f32 = ScoreReport_checked_0(&(report_0), film_uv_1.differential_0.y * scale_0);
    StoredScore_set_0(score_0, u32(1), _S231);
    var _S232 : f32 = ScoreReport_checked_0(&(report_0), lens_uv_0.differential_0.x * scale_0);
    StoredScore_set_0(score_0, u32(2), _S232);
    var _S233 : f32 = ScoreReport_checked_0(&(report_0), lens_uv_0.differential_0.y * scale_0);
    StoredScore_set_0(score_0, u32(3), _S233);
    return report_0;
}

fn ValueAndScore_finish_0( this_21 : ValueAndScore_0,  x_5 : StoredCoordinates_0,  density_4 : f32) -> ScoreReport_0
{
    var score_1 : StoredScore_0;
    score_1.chain_6 = x_5.chain_5;
    score_1.slot_2 = x_5.slot_1;
    var _S234 : ScoreReport_0 = backward_0(x_5, this_21.recorder_0, density_4, score_1);
    return _S234;
}

fn key_0() -> vec2<u32>
{
    return vec2<u32>(run_0.key_low_0, run_0.key_high_0);
}

fn mul_high_0( a_2 : u32,  b_2 : u32) -> u32
{
    var a0_0 : u32 = (a_2 & (u32(65535)));
    var a1_0 : u32 = (a_2 >> (u32(16)));
    var b0_0 : u32 = (b_2 & (u32(65535)));
    var b1_0 : u32 = (b_2 >> (u32(16)));
    var middle_1 : u32 = a1_0 * b0_0 + (((a0_0 * b0_0) >> (u32(16))));
    return a1_0 * b1_0 + ((middle_1 >> (u32(16)))) + (((((middle_1 & (u32(65535)))) + a0_0 * b1_0) >> (u32(16))));
}

fn philox_0( key_1 : vec2<u32>,  counter_1 : vec4<u32>) -> vec4<u32>
{
    var _S235 : u32 = counter_1.x;
    var _S236 : u32 = counter_1.z;
    var _S237 : u32 = ((((mul_high_0(u32(3449720151), _S236)) ^ ((counter_1.y)))) ^ ((key_1.x)));
    var _S238 : u32 = ((((mul_high_0(u32(3528531795), _S235)) ^ ((counter_1.w)))) ^ ((key_1.y)));
    const _S239 : vec2<u32> = vec2<u32>(u32(2654435769), u32(3144134277));
    var k_0 : vec2<u32> = key_1 + _S239;
    var _S240 : u32 = ((((mul_high_0(u32(3449720151), _S238)) ^ ((u32(3449720151) * _S236)))) ^ ((k_0.x)));
    var _S241 : u32 = ((((mul_high_0(u32(3528531795), _S237)) ^ ((u32(3528531795) * _S235)))) ^ ((k_0.y)));
    var k_1 : vec2<u32> = k_0 + _S239;
    var _S242 : u32 = ((((mul_high_0(u32(3449720151), _S241)) ^ ((u32(3449720151) * _S238)))) ^ ((k_1.x)));
    var _S243 : u32 = ((((mul_high_0(u32(3528531795), _S240)) ^ ((u32(3528531795) * _S237)))) ^ ((k_1.y)));
    var k_2 : vec2<u32> = k_1 + _S239;
    var _S244 : u32 = ((((mul_high_0(u32(3449720151), _S243)) ^ ((u32(3449720151) * _S241)))) ^ ((k_2.x)));
    var _S245 : u32 = ((((mul_high_0(u32(3528531795), _S242)) ^ ((u32(3528531795) * _S240)))) ^ ((k_2.y)));
    var k_3 : vec2<u32> = k_2 + _S239;
    var _S246 : u32 = ((((mul_high_0(u32(3449720151), _S245)) ^ ((u32(3449720151) * _S243)))) ^ ((k_3.x)));
    var _S247 : u32 = ((((mul_high_0(u32(3528531795), _S244)) ^ ((u32(3528531795) * _S242)))) ^ ((k_3.y)));
    var k_4 : vec2<u32> = k_3 + _S239;
    var _S248 : u32 = ((((mul_high_0(u32(3449720151), _S247)) ^ ((u32(3449720151) * _S245)))) ^ ((k_4.x)));
    var _S249 : u32 = ((((mul_high_0(u32(3528531795), _S246)) ^ ((u32(3528531795) * _S244)))) ^ ((k_4.y)));
    var k_5 : vec2<u32> = k_4 + _S239;
    var _S250 : u32 = ((((mul_high_0(u32(3449720151), _S249)) ^ ((u32(3449720151) * _S247)))) ^ ((k_5.x)));
    var _S251 : u32 = ((((mul_high_0(u32(3528531795), _S248)) ^ ((u32(3528531795) * _S246)))) ^ ((k_5.y)));
    var k_6 : vec2<u32> = k_5 + _S239;
    var _S252 : u32 = ((((mul_high_0(u32(3449720151), _S251)) ^ ((u32(3449720151) * _S249)))) ^ ((k_6.x)));
    var _S253 : u32 = ((((mul_high_0(u32(3528531795), _S250)) ^ ((u32(3528531795) * _S248)))) ^ ((k_6.y)));
    var k_7 : vec2<u32> = k_6 + _S239;
    var _S254 : u32 = ((((mul_high_0(u32(3449720151), _S253)) ^ ((u32(3449720151) * _S251)))) ^ ((k_7.x)));
    var _S255 : u32 = ((((mul_high_0(u32(3528531795), _S252)) ^ ((u32(3528531795) * _S250)))) ^ ((k_7.y)));
    var k_8 : vec2<u32> = k_7 + _S239;
    return vec4<u32>(((((mul_high_0(u32(3449720151), _S255)) ^ ((u32(3449720151) * _S253)))) ^ ((k_8.x))), u32(3449720151) * _S255, ((((mul_high_0(u32(3528531795), _S254)) ^ ((u32(3528531795) * _S252)))) ^ ((k_8.y))), u32(3528531795) * _S254);
}

fn Evolve_finish_0( this_22 : ptr<function, Evolve_0>,  path_1 : Path_0)
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
        note_0(u32(16), u32(33), (*this_22).chain_0.index_1, Evolve_step_number_0((*this_22)));
    }
    var _S256 : vec3<f32>;
    if(finite_1)
    {
        _S256 = path_1.total_0;
    }
    else
    {
        _S256 = vec3<f32>(0.0f);
    }
    proposal_6.light_1 = _S256;
    var _S257 : f32 = luminance_0(_S256);
    proposal_6.density_2 = _S257;
    proposal_6.pixel_1 = pixel_of_0(StoredCoordinates_film_0(Evolve_x_0((*this_22))));
    var report_1 : ScoreReport_0 = ValueAndScore_finish_0((*this_22).evaluation_0, Evolve_x_0((*this_22)), _S257);
    proposal_6.score_squared_1 = report_1.norm_squared_0;
    if((report_1.bad_0) != u32(0))
    {
        tally_0(u32(6), report_1.bad_0);
    }
    var choices_2 : vec4<u32> = philox_0(key_0(), vec4<u32>(u32(0), (*this_22).chain_0.index_1, Evolve_step_number_0((*this_22)), u32(2)));
    if((run_0.global_dynamics_0) == u32(1))
    {
        Evolve_restore_step_0(&((*this_22)), proposal_6, choices_2);
    }
    else
    {
        Evolve_large_step_0(&((*this_22)), proposal_6, choices_2);
    }
    if(((*this_22).chain_0.density_0) == 0.0f)
    {
        tally_0(u32(12), u32(1));
    }
    return;
}

fn nothing_0() -> Hit_0
{
    var hit_2 : Hit_0;
    hit_2.leaf_1 = u32(4294967295);
    hit_2.instance_0 = u32(4294967295);
    return hit_2;
}

struct Segment_0
{
     origin_5 : vec3<f32>,
     direction_6 : vec3<f32>,
     t_max_0 : f32,
     inverse_0 : vec3<f32>,
     octant_0 : u32,
};

fn inverse_component_0( d_0 : f32) -> f32
{
    var tiny_0 : f32 = (bitcast<f32>((((bitcast<u32>((1.00000004581370497e-18f))) | ((((bitcast<u32>((d_0))) & (u32(2147483648)))))))));
    var _S258 : f32;
    if((abs(d_0)) < 1.00000004581370497e-18f)
    {
        _S258 = tiny_0;
    }
    else
    {
        _S258 = d_0;
    }
    return 1.0f / _S258;
}

fn make_segment_0( origin_6 : vec3<f32>,  direction_7 : vec3<f32>,  t_max_1 : f32) -> Segment_0
{
    var segment_0 : Segment_0;
    segment_0.origin_5 = origin_6;
    segment_0.direction_6 = direction_7;
    segment_0.t_max_0 = t_max_1;
    var _S259 : f32 = direction_7.x;
    var _S260 : f32 = direction_7.y;
    var _S261 : f32 = direction_7.z;
    segment_0.inverse_0 = vec3<f32>(inverse_component_0(_S259), inverse_component_0(_S260), inverse_component_0(_S261));
    var _S262 : u32;
    if(_S259 < 0.0f)
    {
        _S262 = u32(0);
    }
    else
    {
        _S262 = u32(67372036);
    }
    var _S263 : u32;
    if(_S260 < 0.0f)
    {
        _S263 = u32(0);
    }
    else
    {
        _S263 = u32(33686018);
    }
    var _S264 : u32 = (_S262 | (_S263));
    if(_S261 < 0.0f)
    {
        _S262 = u32(0);
    }
    else
    {
        _S262 = u32(16843009);
    }
    segment_0.octant_0 = (_S264 | (_S262));
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

fn TopWalk_begin_0( this_23 : ptr<function, TopWalk_0>)
{
    var _S265 : u32 = run_0.top_root_0;
    var _S266 : u32;
    if((run_0.top_root_0) == u32(4294967295))
    {
        _S266 = u32(0);
    }
    else
    {
        _S266 = u32(2147483648);
    }
    (*this_23).group_0 = vec2<u32>(_S265, _S266);
    (*this_23).leaves_1 = u32(0);
    (*this_23).leaf_base_0 = u32(0);
    (*this_23).depth_4 = u32(0);
    return;
}

fn firstbithigh_0( value_7 : u32) -> u32
{
    var _S267 : u32 = firstLeadingBit(value_7);
    return _S267;
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

fn four_children_0( meta_0 : u32,  near_0 : vec3<u32>,  far_0 : vec3<u32>,  scale_1 : vec3<f32>,  offset_1 : vec3<f32>,  octant_2 : u32,  t_max_2 : f32) -> u32
{
    var _S268 : u32 = (((meta_0 ^ (((octant_2 & ((((((((meta_0 & (((meta_0 << (u32(1))))))) & (u32(269488144)))) >> (u32(4)))) * u32(255)))))))) & (u32(522133279)));
    var _S269 : u32 = (((meta_0 >> (u32(5)))) & (u32(117901063)));
    var _S270 : vec3<u32> = vec3<u32>(u32(0));
    var _S271 : vec3<u32> = vec3<u32>(u32(255));
    var entry_0 : vec3<f32> = vec3<f32>((((near_0 >> (_S270))) & (_S271))) * scale_1 + offset_1;
    var exit_0 : vec3<f32> = vec3<f32>((((far_0 >> (_S270))) & (_S271))) * scale_1 + offset_1;
    var mask_0 : u32;
    if((max(max(entry_0.x, entry_0.y), max(entry_0.z, 0.0f))) <= (min(min(min(exit_0.x, exit_0.y), exit_0.z) * 1.0000004768371582f, t_max_2)))
    {
        mask_0 = (u32(0) | (((((((_S269 >> (u32(0)))) & (u32(255)))) << (((((_S268 >> (u32(0)))) & (u32(31)))))))));
    }
    else
    {
        mask_0 = u32(0);
    }
    var _S272 : vec3<u32> = vec3<u32>(u32(8));
    var entry_1 : vec3<f32> = vec3<f32>((((near_0 >> (_S272))) & (_S271))) * scale_1 + offset_1;
    var exit_1 : vec3<f32> = vec3<f32>((((far_0 >> (_S272))) & (_S271))) * scale_1 + offset_1;
    if((max(max(entry_1.x, entry_1.y), max(entry_1.z, 0.0f))) <= (min(min(min(exit_1.x, exit_1.y), exit_1.z) * 1.0000004768371582f, t_max_2)))
    {
        mask_0 = (mask_0 | (((((((_S269 >> (u32(8)))) & (u32(255)))) << (((((_S268 >> (u32(8)))) & (u32(31)))))))));
    }
    var _S273 : vec3<u32> = vec3<u32>(u32(16));
    var entry_2 : vec3<f32> = vec3<f32>((((near_0 >> (_S273))) & (_S271))) * scale_1 + offset_1;
    var exit_2 : vec3<f32> = vec3<f32>((((far_0 >> (_S273))) & (_S271))) * scale_1 + offset_1;
    if((max(max(entry_2.x, entry_2.y), max(entry_2.z, 0.0f))) <= (min(min(min(exit_2.x, exit_2.y), exit_2.z) * 1.0000004768371582f, t_max_2)))
    {
        mask_0 = (mask_0 | (((((((_S269 >> (u32(16)))) & (u32(255)))) << (((((_S268 >> (u32(16)))) & (u32(31)))))))));
    }
    var _S274 : vec3<u32> = vec3<u32>(u32(24));
    var entry_3 : vec3<f32> = vec3<f32>((((near_0 >> (_S274))) & (_S271))) * scale_1 + offset_1;
    var exit_3 : vec3<f32> = vec3<f32>((((far_0 >> (_S274))) & (_S271))) * scale_1 + offset_1;
    if((max(max(entry_3.x, entry_3.y), max(entry_3.z, 0.0f))) <= (min(min(min(exit_3.x, exit_3.y), exit_3.z) * 1.0000004768371582f, t_max_2)))
    {
        mask_0 = (mask_0 | (((((((_S269 >> (u32(24)))) & (u32(255)))) << (((((_S268 >> (u32(24)))) & (u32(31)))))))));
    }
    return mask_0;
}

fn visit_0( node_0 : u32,  ray_0 : Segment_0) -> Visit_0
{
    var _S275 : u32 = node_0 * u32(5);
    var n0_1 : vec4<u32> = nodes_0[_S275];
    var n1_1 : vec4<u32> = nodes_0[_S275 + u32(1)];
    var n2_1 : vec4<u32> = nodes_0[_S275 + u32(2)];
    var n3_0 : vec4<u32> = nodes_0[_S275 + u32(3)];
    var n4_0 : vec4<u32> = nodes_0[_S275 + u32(4)];
    var _S276 : u32 = n0_1.w;
    var scale_2 : vec3<f32> = vec3<f32>((bitcast<f32>(((((_S276 & (u32(255)))) << (u32(23)))))), (bitcast<f32>(((((((_S276 >> (u32(8)))) & (u32(255)))) << (u32(23)))))), (bitcast<f32>(((((((_S276 >> (u32(16)))) & (u32(255)))) << (u32(23))))))) * ray_0.inverse_0;
    var offset_2 : vec3<f32> = (vec3<f32>((bitcast<f32>((n0_1.x))), (bitcast<f32>((n0_1.y))), (bitcast<f32>((n0_1.z)))) - ray_0.origin_5) * ray_0.inverse_0;
    var back_0 : vec3<bool> = (ray_0.direction_6) < vec3<f32>(0.0f);
    var x_6 : vec4<u32>;
    if(back_0.x)
    {
        x_6 = n2_1.zwxy;
    }
    else
    {
        x_6 = n2_1;
    }
    var y_1 : vec4<u32>;
    if(back_0.y)
    {
        y_1 = n3_0.zwxy;
    }
    else
    {
        y_1 = n3_0;
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
    var result_0 : Visit_0;
    result_0.met_0 = ((four_children_0(n1_1.z, vec3<u32>(x_6.x, y_1.x, z_0.x), vec3<u32>(x_6.z, y_1.z, z_0.z), scale_2, offset_2, ray_0.octant_0, ray_0.t_max_0)) | ((four_children_0(n1_1.w, vec3<u32>(x_6.y, y_1.y, z_0.y), vec3<u32>(x_6.w, y_1.w, z_0.w), scale_2, offset_2, ray_0.octant_0, ray_0.t_max_0))));
    result_0.child_base_0 = n1_1.x;
    result_0.primitive_base_0 = n1_1.y;
    result_0.inner_mask_0 = (_S276 >> (u32(24)));
    return result_0;
}

fn firstbitlow_0( value_8 : u32) -> u32
{
    var _S277 : u32 = firstTrailingBit(value_8);
    return _S277;
}

fn intersect_triangle_0( leaf_3 : u32,  ray_1 : Segment_0) -> f32
{
    var _S278 : u32 = leaf_3 * u32(3);
    var e1_3 : vec3<f32> = leaves_0[_S278 + u32(1)].xyz;
    var e2_3 : vec3<f32> = leaves_0[_S278 + u32(2)].xyz;
    var p_0 : vec3<f32> = cross(ray_1.direction_6, e2_3);
    var inverse_det_0 : f32 = 1.0f / dot(e1_3, p_0);
    var from_v0_0 : vec3<f32> = ray_1.origin_5 - leaves_0[_S278].xyz;
    var b1_1 : f32 = dot(from_v0_0, p_0) * inverse_det_0;
    var q_3 : vec3<f32> = cross(from_v0_0, e1_3);
    var b2_0 : f32 = dot(ray_1.direction_6, q_3) * inverse_det_0;
    var t_0 : f32 = dot(e2_3, q_3) * inverse_det_0;
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
        inside_0 = t_0 > 0.0f;
    }
    else
    {
        inside_0 = false;
    }
    var _S279 : f32;
    if(inside_0)
    {
        _S279 = t_0;
    }
    else
    {
        _S279 = (bitcast<f32>((u32(2139095040))));
    }
    return _S279;
}

fn next_node_1( group_2 : ptr<function, vec2<u32>>,  octant_3 : u32) -> u32
{
    var bit_1 : u32 = firstbithigh_0((*group_2).y);
    var rank_1 : u32 = countOneBits((((((*group_2).y) & ((~((u32(4294967295) << ((((bit_1 - u32(24)) ^ (((octant_3 & (u32(255)))))))))))))) & (u32(255))));
    (*group_2)[i32(1)] = (((*group_2)[i32(1)]) & ((~((u32(1) << (bit_1))))));
    return (*group_2).x + rank_1;
}

fn TopWalk_next_0( this_24 : ptr<function, TopWalk_0>,  ray_2 : Segment_0) -> u32
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
        if(((*this_24).leaves_1) != u32(0))
        {
            var offset_3 : u32 = firstbitlow_0((*this_24).leaves_1);
            (*this_24).leaves_1 = (((*this_24).leaves_1) & (((*this_24).leaves_1 - u32(1))));
            instance_1 = (*this_24).leaf_base_0 + offset_3;
        }
        else
        {
            if(((((*this_24).group_0.y) & (u32(4278190080)))) == u32(0))
            {
                if(((*this_24).depth_4) == u32(0))
                {
                    break;
                }
                var _S280 : u32 = (*this_24).depth_4 - u32(1);
                (*this_24).depth_4 = _S280;
                (*this_24).group_0 = (*this_24).stack_0[_S280];
            }
            var _S281 : vec2<u32> = (*this_24).group_0;
            var node_1 : u32 = next_node_1(&(_S281), ray_2.octant_0);
            (*this_24).group_0 = _S281;
            if((((_S281.y) & (u32(4278190080)))) != u32(0))
            {
                (*this_24).stack_0[(*this_24).depth_4] = (*this_24).group_0;
                (*this_24).depth_4 = (*this_24).depth_4 + u32(1);
            }
            var v_2 : Visit_0 = visit_0(node_1, ray_2);
            (*this_24).group_0 = vec2<u32>(v_2.child_base_0, ((((v_2.met_0) & (u32(4278190080)))) | ((v_2.inner_mask_0))));
            (*this_24).leaves_1 = ((v_2.met_0) & (u32(16777215)));
            (*this_24).leaf_base_0 = v_2.primitive_base_0;
        }
    }
    return instance_1;
}

fn map_point_1( _S282 : u32,  _S283 : vec3<f32>) -> vec3<f32>
{
    var q_4 : vec4<f32> = vec4<f32>(_S283, 1.0f);
    return vec3<f32>(dot(instances_0[_S282].to_object_0[i32(0)], q_4), dot(instances_0[_S282].to_object_0[i32(1)], q_4), dot(instances_0[_S282].to_object_0[i32(2)], q_4));
}

fn map_vector_1( _S284 : u32,  _S285 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(instances_0[_S284].to_object_0[i32(0)].xyz, _S285), dot(instances_0[_S284].to_object_0[i32(1)].xyz, _S285), dot(instances_0[_S284].to_object_0[i32(2)].xyz, _S285));
}

fn trace_0( origin_7 : vec3<f32>,  direction_8 : vec3<f32>,  t_max_3 : f32,  skip0_0 : Hit_0,  skip1_0 : Hit_0) -> Hit_0
{
    var _S286 : Segment_0 = make_segment_0(origin_7, direction_8, t_max_3);
    var world_0 : Segment_0 = _S286;
    var ray_3 : Segment_0 = _S286;
    var best_0 : Hit_0 = nothing_0();
    var top_1 : TopWalk_0;
    TopWalk_begin_0(&(top_1));
    var stack_1 : array<vec2<u32>, i32(32)>;
    var instance_2 : u32 = u32(4294967295);
    var root_2 : u32 = run_0.world_root_0;
    for(;;)
    {
        var _S287 : u32;
        if((skip0_0.instance_0) == instance_2)
        {
            _S287 = skip0_0.leaf_1;
        }
        else
        {
            _S287 = u32(4294967295);
        }
        var _S288 : u32;
        if((skip1_0.instance_0) == instance_2)
        {
            _S288 = skip1_0.leaf_1;
        }
        else
        {
            _S288 = u32(4294967295);
        }
        var group_3 : vec2<u32>;
        var _S289 : u32;
        if(root_2 == u32(4294967295))
        {
            _S289 = u32(0);
        }
        else
        {
            _S289 = u32(2147483648);
        }
        group_3 = vec2<u32>(root_2, _S289);
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
            var v_3 : Visit_0 = visit_0(node_2, ray_3);
            group_3 = vec2<u32>(v_3.child_base_0, ((((v_3.met_0) & (u32(4278190080)))) | ((v_3.inner_mask_0))));
            var met_1 : u32 = ((v_3.met_0) & (u32(16777215)));
            for(;;)
            {
                if(met_1 != u32(0))
                {
                }
                else
                {
                    break;
                }
                var leaf_4 : u32 = v_3.primitive_base_0 + firstbitlow_0(met_1);
                var met_2 : u32 = (met_1 & ((met_1 - u32(1))));
                var t_1 : f32 = intersect_triangle_0(leaf_4, ray_3);
                var _S290 : bool;
                if(t_1 < (ray_3.t_max_0))
                {
                    _S290 = leaf_4 != _S287;
                }
                else
                {
                    _S290 = false;
                }
                var _S291 : bool;
                if(_S290)
                {
                    _S291 = leaf_4 != _S288;
                }
                else
                {
                    _S291 = false;
                }
                if(_S291)
                {
                    ray_3.t_max_0 = t_1;
                    best_0.leaf_1 = leaf_4;
                    best_0.instance_0 = instance_2;
                }
                met_1 = met_2;
            }
        }
        var _S292 : bool = (run_0.top_root_0) == u32(4294967295);
        if(_S292)
        {
            break;
        }
        world_0.t_max_0 = ray_3.t_max_0;
        var instance_3 : u32 = TopWalk_next_0(&(top_1), world_0);
        if(instance_3 == u32(4294967295))
        {
            break;
        }
        ray_3 = make_segment_0(map_point_1(instance_3, origin_7), map_vector_1(instance_3, direction_8), world_0.t_max_0);
        instance_2 = instance_3;
        root_2 = instances_0[instance_3].root_0;
    }
    return best_0;
}

fn closest_0( origin_8 : vec3<f32>,  direction_9 : vec3<f32>,  skip_0 : Hit_0) -> Hit_0
{
    return trace_0(origin_8, direction_9, (bitcast<f32>((u32(2139095040)))), skip_0, nothing_0());
}

fn Hit_found_0( this_25 : Hit_0) -> bool
{
    return (this_25.leaf_1) != u32(4294967295);
}

struct Frame_0
{
     s_1 : vec3<f32>,
     t_2 : vec3<f32>,
     n_0 : vec3<f32>,
};

struct Surface_0
{
     position_0 : vec3<f32>,
     frame_0 : Frame_0,
     geometric_normal_0 : vec3<f32>,
};

fn frame_from_normal_0( n_1 : vec3<f32>) -> Frame_0
{
    var _S293 : f32 = n_1.z;
    var sign_0 : f32;
    if(_S293 < 0.0f)
    {
        sign_0 = -1.0f;
    }
    else
    {
        sign_0 = 1.0f;
    }
    var a_3 : f32 = -1.0f / (sign_0 + _S293);
    var _S294 : f32 = n_1.x;
    var _S295 : f32 = n_1.y;
    var b_3 : f32 = _S294 * _S295 * a_3;
    var frame_1 : Frame_0;
    frame_1.s_1 = vec3<f32>(1.0f + sign_0 * _S294 * _S294 * a_3, sign_0 * b_3, - sign_0 * _S294);
    frame_1.t_2 = vec3<f32>(b_3, sign_0 + _S295 * _S295 * a_3, - _S295);
    frame_1.n_0 = n_1;
    return frame_1;
}

fn frame_from_normal_tangent_0( n_2 : vec3<f32>,  tangent_1 : vec3<f32>) -> Frame_0
{
    var s_2 : vec3<f32> = tangent_1 - n_2 * vec3<f32>(dot(n_2, tangent_1));
    var length_squared_0 : f32 = dot(s_2, s_2);
    var frame_2 : Frame_0;
    if(length_squared_0 > (9.999999960041972e-13f * dot(tangent_1, tangent_1)))
    {
        var _S296 : vec3<f32> = s_2 * vec3<f32>((1.0f / sqrt(length_squared_0)));
        frame_2.s_1 = _S296;
        frame_2.t_2 = cross(n_2, _S296);
        frame_2.n_0 = n_2;
    }
    else
    {
        frame_2 = frame_from_normal_0(n_2);
    }
    return frame_2;
}

fn surface_at_0( triangle_3 : Triangle_0,  origin_9 : vec3<f32>,  direction_10 : vec3<f32>) -> Surface_0
{
    var normal_4 : vec3<f32> = cross(triangle_3.e1_1, triangle_3.e2_1);
    var _S297 : vec3<f32> = vec3<f32>((1.0f / dot(normal_4, normal_4)));
    var from_p0_0 : vec3<f32> = origin_9 - triangle_3.p0_0;
    var in_plane_0 : vec3<f32> = from_p0_0 + direction_10 * vec3<f32>(- (dot(from_p0_0, normal_4) / dot(direction_10, normal_4)));
    var surface_0 : Surface_0;
    var _S298 : vec3<f32> = vec3<f32>(dot(in_plane_0, cross(triangle_3.e2_1, normal_4) * _S297));
    var _S299 : vec3<f32> = vec3<f32>(dot(in_plane_0, cross(normal_4, triangle_3.e1_1) * _S297));
    surface_0.position_0 = triangle_3.e1_1 * _S298 + triangle_3.e2_1 * _S299 + triangle_3.p0_0;
    surface_0.geometric_normal_0 = triangle_3.plane_normal_0;
    var n_3 : vec3<f32>;
    if(triangle_3.smooth_0)
    {
        var interpolated_0 : vec3<f32> = (triangle_3.n1_0 - triangle_3.n0_0) * _S298 + (triangle_3.n2_0 - triangle_3.n0_0) * _S299 + triangle_3.n0_0;
        var length2_0 : f32 = dot(interpolated_0, interpolated_0);
        if(length2_0 > 0.0f)
        {
            var n_4 : vec3<f32> = interpolated_0 * vec3<f32>((1.0f / sqrt(length2_0)));
            if((dot(triangle_3.plane_normal_0, n_4)) < 0.0f)
            {
                surface_0.geometric_normal_0 = (vec3<f32>(0) - triangle_3.plane_normal_0);
            }
            n_3 = n_4;
        }
        else
        {
            n_3 = triangle_3.plane_normal_0;
        }
    }
    else
    {
        n_3 = triangle_3.plane_normal_0;
    }
    if(triangle_3.anisotropic_0)
    {
        surface_0.frame_0 = frame_from_normal_tangent_0(n_3, triangle_3.tangent_0);
    }
    else
    {
        surface_0.frame_0 = frame_from_normal_0(n_3);
    }
    return surface_0;
}

fn sqr_0( x_7 : f32) -> f32
{
    return x_7 * x_7;
}

fn power_heuristic_0( a_4 : f32,  b_4 : f32) -> f32
{
    var weight_1 : f32;
    if(a_4 > b_4)
    {
        weight_1 = 1.0f / (1.0f + sqr_0(b_4 / a_4));
    }
    else
    {
        var ratio_2 : f32 = sqr_0(a_4 / b_4);
        weight_1 = ratio_2 / (ratio_2 + 1.0f);
    }
    return weight_1;
}

fn emission_of_0( emitted_2 : Emitted_0,  surface_1 : Surface_0,  origin_10 : vec3<f32>,  direction_11 : vec3<f32>,  pdf_2 : f32,  delta_2 : bool) -> vec3<f32>
{
    var _S300 : vec3<f32> = vec3<f32>(0.0f);
    var facing_0 : f32 = dot(direction_11, surface_1.geometric_normal_0);
    var _S301 : bool;
    if(emitted_2.two_sided_1)
    {
        _S301 = true;
    }
    else
    {
        _S301 = facing_0 < 0.0f;
    }
    var light_6 : vec3<f32>;
    if(_S301)
    {
        if(delta_2)
        {
            light_6 = emitted_2.radiance_0;
        }
        else
        {
            var arm_0 : vec3<f32> = surface_1.position_0 - origin_10;
            light_6 = emitted_2.radiance_0 * vec3<f32>(power_heuristic_0(pdf_2 * abs(facing_0), dot(arm_0, arm_0) * emitted_2.pdf_area_0));
        }
    }
    else
    {
        light_6 = _S300;
    }
    return light_6;
}

struct Departure_0
{
     weight_2 : vec3<f32>,
     origin_11 : vec3<f32>,
     direction_12 : vec3<f32>,
     pdf_3 : f32,
     valid_0 : bool,
     delta_3 : bool,
};

fn Departure_x24init_0( weight_3 : vec3<f32>,  origin_12 : vec3<f32>,  direction_13 : vec3<f32>,  pdf_4 : f32,  valid_1 : bool,  delta_4 : bool) -> Departure_0
{
    var _S302 : Departure_0;
    _S302.weight_2 = weight_3;
    _S302.origin_11 = origin_12;
    _S302.direction_12 = direction_13;
    _S302.pdf_3 = pdf_4;
    _S302.valid_0 = valid_1;
    _S302.delta_3 = delta_4;
    return _S302;
}

fn Material_black_0( this_26 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_26).flags_0) & (u32(1)))) != u32(0);
}

fn to_local_0( frame_3 : Frame_0,  v_4 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(frame_3.s_1, v_4), dot(frame_3.t_2, v_4), dot(frame_3.n_0, v_4));
}

fn Material_delta_0( this_27 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_27).flags_0) & (u32(2)))) != u32(0);
}

fn safe_sqrt_0( x_8 : f32) -> f32
{
    var root_3 : f32;
    if(x_8 > 0.0f)
    {
        root_3 = sqrt(x_8);
    }
    else
    {
        root_3 = 0.0f;
    }
    return root_3;
}

fn point_on_light_0( light_7 : ChosenLight_0,  u_2 : vec2<f32>) -> vec3<f32>
{
    var root_4 : f32 = safe_sqrt_0(u_2.x);
    var _S303 : f32 = u_2.y;
    return light_7.e1_2 * vec3<f32>((root_4 * (1.0f - _S303))) + light_7.e2_2 * vec3<f32>((root_4 * _S303)) + light_7.corner_0;
}

struct BsdfValue_0
{
     f_cos_0 : vec3<f32>,
     pdf_5 : f32,
};

fn no_value_0() -> BsdfValue_0
{
    var value_9 : BsdfValue_0;
    value_9.f_cos_0 = vec3<f32>(0.0f);
    value_9.pdf_5 = 0.0f;
    return value_9;
}

fn diffuse_evaluate_0( reflectance_0 : vec3<f32>,  wo_0 : vec3<f32>,  wi_0 : vec3<f32>) -> BsdfValue_0
{
    var value_10 : BsdfValue_0 = no_value_0();
    var _S304 : f32 = wi_0.z;
    if((wo_0.z * _S304) > 0.0f)
    {
        var _S305 : f32 = abs(_S304) * 0.31830990314483643f;
        value_10.pdf_5 = _S305;
        value_10.f_cos_0 = reflectance_0 * vec3<f32>(_S305);
    }
    return value_10;
}

fn ggx_widths_0( alpha_1 : vec2<f32>) -> vec2<f32>
{
    return max(alpha_1, vec2<f32>(0.00009999999747379f));
}

fn ggx_lambda_0( width_1 : vec2<f32>,  w_1 : vec3<f32>) -> f32
{
    return (sqrt(1.0f + (sqr_0(width_1.x * w_1.x) + sqr_0(width_1.y * w_1.y)) / sqr_0(w_1.z)) - 1.0f) * 0.5f;
}

fn ggx_density_0( width_2 : vec2<f32>,  m_0 : vec3<f32>) -> f32
{
    var _S306 : f32 = width_2.x;
    var _S307 : f32 = width_2.y;
    return 1.0f / (3.14159274101257324f * _S306 * _S307 * sqr_0(sqr_0(m_0.x / _S306) + sqr_0(m_0.y / _S307) + sqr_0(m_0.z)));
}

fn fresnel_conductor_channel_0( cos_in_0 : f32,  eta_0 : f32,  k_9 : f32) -> f32
{
    var _S308 : f32 = min(cos_in_0, 1.0f);
    var cos2_0 : f32 = sqr_0(_S308);
    var sin2_0 : f32 = 1.0f - cos2_0;
    var t0_0 : f32 = eta_0 * eta_0 - k_9 * k_9 - sin2_0;
    var a2_plus_b2_0 : f32 = safe_sqrt_0(sqr_0(t0_0) + 4.0f * eta_0 * eta_0 * k_9 * k_9);
    var t1_0 : f32 = a2_plus_b2_0 + cos2_0;
    var t2_0 : f32 = 2.0f * safe_sqrt_0((a2_plus_b2_0 + t0_0) * 0.5f) * _S308;
    var perpendicular_0 : f32 = (t1_0 - t2_0) / (t1_0 + t2_0);
    var t3_0 : f32 = cos2_0 * a2_plus_b2_0 + sqr_0(sin2_0);
    var t4_0 : f32 = t2_0 * sin2_0;
    return (perpendicular_0 + perpendicular_0 * (t3_0 - t4_0) / (t3_0 + t4_0)) * 0.5f;
}

fn fresnel_conductor_0( cos_i_0 : f32,  eta_1 : vec3<f32>,  k_10 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(fresnel_conductor_channel_0(cos_i_0, eta_1.x, k_10.x), fresnel_conductor_channel_0(cos_i_0, eta_1.y, k_10.y), fresnel_conductor_channel_0(cos_i_0, eta_1.z, k_10.z));
}

fn conductor_evaluate_0( eta_2 : vec3<f32>,  k_11 : vec3<f32>,  alpha_2 : vec2<f32>,  wo_1 : vec3<f32>,  wi_1 : vec3<f32>) -> BsdfValue_0
{
    var value_11 : BsdfValue_0 = no_value_0();
    var half_vector_0 : vec3<f32> = wo_1 + wi_1;
    var length2_1 : f32 = dot(half_vector_0, half_vector_0);
    var _S309 : f32 = wo_1.z;
    var _S310 : bool;
    if((_S309 * wi_1.z) > 0.0f)
    {
        _S310 = length2_1 > 0.0f;
    }
    else
    {
        _S310 = false;
    }
    if(_S310)
    {
        var m_1 : vec3<f32> = half_vector_0 * vec3<f32>((1.0f / sqrt(length2_1)));
        var width_3 : vec2<f32> = ggx_widths_0(alpha_2);
        var common_0 : f32 = ggx_density_0(width_3, m_1) / (4.0f * abs(_S309));
        var _S311 : f32 = 1.0f + ggx_lambda_0(width_3, wo_1);
        value_11.f_cos_0 = fresnel_conductor_0(abs(dot(wo_1, m_1)), eta_2, k_11) * vec3<f32>((common_0 / (_S311 + ggx_lambda_0(width_3, wi_1))));
        value_11.pdf_5 = common_0 / _S311;
    }
    return value_11;
}

fn fresnel_dielectric_0( cos_i_signed_0 : f32,  eta_outer_0 : f32) -> f32
{
    var cos_i_1 : f32;
    var eta_3 : f32;
    if(cos_i_signed_0 < 0.0f)
    {
        var _S312 : f32 = 1.0f / eta_outer_0;
        cos_i_1 = - cos_i_signed_0;
        eta_3 = _S312;
    }
    else
    {
        cos_i_1 = cos_i_signed_0;
        eta_3 = eta_outer_0;
    }
    var sin2_t_0 : f32 = (1.0f - sqr_0(cos_i_1)) / (eta_3 * eta_3);
    var reflected_0 : f32;
    if(sin2_t_0 < 1.0f)
    {
        var cos_t_0 : f32 = safe_sqrt_0(1.0f - sin2_t_0);
        var _S313 : f32 = eta_3 * cos_i_1;
        var _S314 : f32 = eta_3 * cos_t_0;
        reflected_0 = (sqr_0((_S313 - cos_t_0) / (_S313 + cos_t_0)) + sqr_0((cos_i_1 - _S314) / (cos_i_1 + _S314))) * 0.5f;
    }
    else
    {
        reflected_0 = 1.0f;
    }
    return reflected_0;
}

fn dielectric_evaluate_0( eta_4 : f32,  alpha_3 : vec2<f32>,  wo_2 : vec3<f32>,  wi_2 : vec3<f32>) -> BsdfValue_0
{
    var value_12 : BsdfValue_0 = no_value_0();
    var _S315 : f32 = wo_2.z;
    var _S316 : bool;
    if(_S315 != 0.0f)
    {
        _S316 = (wi_2.z) != 0.0f;
    }
    else
    {
        _S316 = false;
    }
    if(_S316)
    {
        var _S317 : f32 = wi_2.z;
        var reflects_0 : bool = (_S315 * _S317) > 0.0f;
        var crossing_0 : f32;
        if(reflects_0)
        {
            crossing_0 = 1.0f;
        }
        else
        {
            if(_S315 > 0.0f)
            {
                crossing_0 = eta_4;
            }
            else
            {
                crossing_0 = 1.0f / eta_4;
            }
        }
        var half_vector_1 : vec3<f32> = wi_2 * vec3<f32>(crossing_0) + wo_2;
        var length2_2 : f32 = dot(half_vector_1, half_vector_1);
        if(length2_2 > 0.0f)
        {
            var m_2 : vec3<f32> = half_vector_1 * vec3<f32>((1.0f / sqrt(length2_2)));
            var m_3 : vec3<f32>;
            if((m_2.z) < 0.0f)
            {
                m_3 = (vec3<f32>(0) - m_2);
            }
            else
            {
                m_3 = m_2;
            }
            var wo_m_0 : f32 = dot(wo_2, m_3);
            var wi_m_0 : f32 = dot(wi_2, m_3);
            if((wo_m_0 * _S315) >= 0.0f)
            {
                _S316 = (wi_m_0 * _S317) >= 0.0f;
            }
            else
            {
                _S316 = false;
            }
            if(_S316)
            {
                var width_4 : vec2<f32> = ggx_widths_0(alpha_3);
                var reflectance_1 : f32 = fresnel_dielectric_0(wo_m_0, eta_4);
                var masking_o_0 : f32 = 1.0f + ggx_lambda_0(width_4, wo_2);
                var masking_both_0 : f32 = masking_o_0 + ggx_lambda_0(width_4, wi_2);
                if(reflects_0)
                {
                    var common_1 : f32 = reflectance_1 * ggx_density_0(width_4, m_3) / (4.0f * abs(_S315));
                    value_12.f_cos_0 = vec3<f32>((common_1 / masking_both_0));
                    value_12.pdf_5 = common_1 / masking_o_0;
                }
                else
                {
                    var common_2 : f32 = (1.0f - reflectance_1) * ggx_density_0(width_4, m_3) * (abs(wi_m_0) / sqr_0(wi_m_0 + wo_m_0 / crossing_0)) * abs(wo_m_0) / abs(_S315);
                    value_12.f_cos_0 = vec3<f32>((common_2 / (masking_both_0 * crossing_0 * crossing_0)));
                    value_12.pdf_5 = common_2 / masking_o_0;
                }
            }
        }
    }
    return value_12;
}

fn bsdf_evaluate_0( material_2 : ptr<function, Material_std430_0>,  wo_3 : vec3<f32>,  wi_3 : vec3<f32>) -> BsdfValue_0
{
    var _S318 : u32 = (*material_2).kind_0;
    var value_13 : BsdfValue_0;
    if(((*material_2).kind_0) == u32(0))
    {
        value_13 = diffuse_evaluate_0((*material_2).a_0.xyz, wo_3, wi_3);
    }
    else
    {
        if(_S318 == u32(1))
        {
            value_13 = conductor_evaluate_0((*material_2).a_0.xyz, (*material_2).b_0.xyz, (*material_2).alpha_0, wo_3, wi_3);
        }
        else
        {
            value_13 = dielectric_evaluate_0((*material_2).a_0.x, (*material_2).alpha_0, wo_3, wi_3);
        }
    }
    return value_13;
}

fn direct_light_0( material_3 : ptr<function, Material_std430_0>,  light_8 : ChosenLight_0,  surface_2 : Surface_0,  wo_4 : vec3<f32>,  u_3 : vec2<f32>) -> vec3<f32>
{
    var _S319 : vec3<f32> = vec3<f32>(0.0f);
    var to_light_0 : vec3<f32> = point_on_light_0(light_8, u_3) - surface_2.position_0;
    var distance2_0 : f32 = dot(to_light_0, to_light_0);
    var result_1 : vec3<f32>;
    if(distance2_0 > 0.0f)
    {
        var direction_14 : vec3<f32> = to_light_0 * vec3<f32>((1.0f / sqrt(distance2_0)));
        var cos_light_0 : f32 = - dot(direction_14, light_8.normal_1);
        var _S320 : bool;
        if(cos_light_0 > 0.0f)
        {
            _S320 = true;
        }
        else
        {
            if(cos_light_0 < 0.0f)
            {
                _S320 = light_8.two_sided_2;
            }
            else
            {
                _S320 = false;
            }
        }
        if(_S320)
        {
            var _S321 : BsdfValue_0 = bsdf_evaluate_0(&((*material_3)), wo_4, to_local_0(surface_2.frame_0, direction_14));
            var cos_abs_0 : f32 = abs(cos_light_0);
            var pdf_light_0 : f32 = distance2_0 * light_8.pdf_area_1;
            result_1 = _S321.f_cos_0 * light_8.radiance_1 * vec3<f32>((power_heuristic_0(pdf_light_0, _S321.pdf_5 * cos_abs_0) * cos_abs_0 / pdf_light_0));
        }
        else
        {
            result_1 = _S319;
        }
    }
    else
    {
        result_1 = _S319;
    }
    return result_1;
}

fn ray_origin_0( surface_3 : Surface_0,  direction_15 : vec3<f32>,  clearance_1 : f32) -> vec3<f32>
{
    var offset_4 : f32;
    if((dot(direction_15, surface_3.geometric_normal_0)) > 0.0f)
    {
        offset_4 = clearance_1;
    }
    else
    {
        offset_4 = - clearance_1;
    }
    return surface_3.position_0 + surface_3.geometric_normal_0 * vec3<f32>(offset_4);
}

fn trace_1( origin_13 : vec3<f32>,  direction_16 : vec3<f32>,  t_max_4 : f32,  skip0_1 : Hit_0,  skip1_1 : Hit_0) -> Hit_0
{
    var done_0 : bool;
    var _S322 : Segment_0 = make_segment_0(origin_13, direction_16, t_max_4);
    var world_1 : Segment_0 = _S322;
    var ray_4 : Segment_0 = _S322;
    var best_1 : Hit_0 = nothing_0();
    var top_2 : TopWalk_0;
    TopWalk_begin_0(&(top_2));
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
        var _S323 : u32;
        if((skip0_1.instance_0) == instance_4)
        {
            _S323 = skip0_1.leaf_1;
        }
        else
        {
            _S323 = u32(4294967295);
        }
        var _S324 : u32;
        if((skip1_1.instance_0) == instance_4)
        {
            _S324 = skip1_1.leaf_1;
        }
        else
        {
            _S324 = u32(4294967295);
        }
        var group_4 : vec2<u32>;
        var _S325 : u32;
        if(root_5 == u32(4294967295))
        {
            _S325 = u32(0);
        }
        else
        {
            _S325 = u32(2147483648);
        }
        group_4 = vec2<u32>(root_5, _S325);
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
            var v_5 : Visit_0 = visit_0(node_3, ray_4);
            group_4 = vec2<u32>(v_5.child_base_0, ((((v_5.met_0) & (u32(4278190080)))) | ((v_5.inner_mask_0))));
            var _S326 : u32 = ((v_5.met_0) & (u32(16777215)));
            done_0 = done_2;
            var met_3 : u32 = _S326;
            for(;;)
            {
                if(met_3 != u32(0))
                {
                }
                else
                {
                    break;
                }
                var leaf_5 : u32 = v_5.primitive_base_0 + firstbitlow_0(met_3);
                var met_4 : u32 = (met_3 & ((met_3 - u32(1))));
                var t_3 : f32 = intersect_triangle_0(leaf_5, ray_4);
                var _S327 : bool;
                if(t_3 < (ray_4.t_max_0))
                {
                    _S327 = leaf_5 != _S323;
                }
                else
                {
                    _S327 = false;
                }
                var _S328 : bool;
                if(_S327)
                {
                    _S328 = leaf_5 != _S324;
                }
                else
                {
                    _S328 = false;
                }
                if(_S328)
                {
                    ray_4.t_max_0 = t_3;
                    best_1.leaf_1 = leaf_5;
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
        var instance_5 : u32 = TopWalk_next_0(&(top_2), world_1);
        if(instance_5 == u32(4294967295))
        {
            break;
        }
        ray_4 = make_segment_0(map_point_1(instance_5, origin_13), map_vector_1(instance_5, direction_16), world_1.t_max_0);
        done_1 = done_2;
        instance_4 = instance_5;
        root_5 = instances_0[instance_5].root_0;
    }
    return best_1;
}

fn occluded_0( origin_14 : vec3<f32>,  segment_1 : vec3<f32>,  t_max_5 : f32,  skip0_2 : Hit_0,  skip1_2 : Hit_0) -> bool
{
    return Hit_found_0(trace_1(origin_14, segment_1, t_max_5, skip0_2, skip1_2));
}

struct BsdfSample_0
{
     wi_4 : vec3<f32>,
     weight_4 : vec3<f32>,
     pdf_6 : f32,
     valid_2 : bool,
     delta_5 : bool,
};

fn no_sample_0() -> BsdfSample_0
{
    var sample_0 : BsdfSample_0;
    var _S329 : vec3<f32> = vec3<f32>(0.0f);
    sample_0.wi_4 = _S329;
    sample_0.weight_4 = _S329;
    sample_0.pdf_6 = 0.0f;
    sample_0.valid_2 = false;
    sample_0.delta_5 = false;
    return sample_0;
}

fn sin_cos_turns_0( x_9 : f32) -> vec2<f32>
{
    var quarter_2 : f32 = round(x_9 * 4.0f);
    var angle_2 : f32 = (x_9 - quarter_2 * 0.25f) * 6.28318548202514648f;
    var a2_2 : f32 = angle_2 * angle_2;
    var s_3 : f32 = angle_2 * (1.0f + a2_2 * (-0.1666666716337204f + a2_2 * (0.00833333376795053f + a2_2 * (-0.0001984127011383f + a2_2 * 2.75573188446287531e-06f))));
    var c_1 : f32 = 1.0f + a2_2 * (-0.5f + a2_2 * (0.0416666679084301f + a2_2 * (-0.00138888892251998f + a2_2 * 0.00002480158764229f)));
    var q_5 : i32 = (i32(quarter_2) & (i32(3)));
    var sine_1 : f32;
    var cosine_1 : f32;
    if(q_5 == i32(1))
    {
        var _S330 : f32 = - s_3;
        sine_1 = c_1;
        cosine_1 = _S330;
    }
    else
    {
        if(q_5 == i32(2))
        {
            var _S331 : f32 = - c_1;
            sine_1 = - s_3;
            cosine_1 = _S331;
        }
        else
        {
            if(q_5 == i32(3))
            {
                sine_1 = - c_1;
                cosine_1 = s_3;
            }
            else
            {
                sine_1 = s_3;
                cosine_1 = c_1;
            }
        }
    }
    return vec2<f32>(sine_1, cosine_1);
}

fn diffuse_sample_0( reflectance_2 : vec3<f32>,  wo_5 : vec3<f32>,  u_4 : vec2<f32>) -> BsdfSample_0
{
    var sin_cos_0 : vec2<f32> = sin_cos_turns_0(u_4.x);
    var _S332 : f32 = u_4.y;
    var radius_1 : f32 = safe_sqrt_0(_S332);
    var z_1 : f32 = safe_sqrt_0(1.0f - _S332);
    var sample_1 : BsdfSample_0 = no_sample_0();
    if(z_1 > 0.0f)
    {
        var side_0 : f32;
        if((wo_5.z) < 0.0f)
        {
            side_0 = -1.0f;
        }
        else
        {
            side_0 = 1.0f;
        }
        sample_1.wi_4 = vec3<f32>(radius_1 * sin_cos_0.y, radius_1 * sin_cos_0.x, side_0 * z_1);
        sample_1.weight_4 = reflectance_2;
        sample_1.pdf_6 = z_1 * 0.31830990314483643f;
        sample_1.valid_2 = true;
    }
    return sample_1;
}

fn unit_vector_0( v_6 : vec3<f32>) -> vec3<f32>
{
    return v_6 * vec3<f32>((1.0f / sqrt(dot(v_6, v_6))));
}

fn ggx_sample_visible_0( width_5 : vec2<f32>,  w_any_0 : vec3<f32>,  u_5 : vec2<f32>) -> vec3<f32>
{
    var w_2 : vec3<f32>;
    if((w_any_0.z) < 0.0f)
    {
        w_2 = (vec3<f32>(0) - w_any_0);
    }
    else
    {
        w_2 = w_any_0;
    }
    var _S333 : f32 = width_5.x;
    var _S334 : f32 = width_5.y;
    var stretched_0 : vec3<f32> = unit_vector_0(vec3<f32>(w_2.x * _S333, w_2.y * _S334, w_2.z));
    var sin_cos_1 : vec2<f32> = sin_cos_turns_0(u_5.x);
    var one_minus_z_0 : f32 = u_5.y * (1.0f + stretched_0.z);
    var sin_theta_0 : f32 = safe_sqrt_0(one_minus_z_0 * (2.0f - one_minus_z_0));
    var h_0 : vec3<f32> = vec3<f32>(sin_theta_0 * sin_cos_1.y, sin_theta_0 * sin_cos_1.x, 1.0f - one_minus_z_0) + stretched_0;
    return unit_vector_0(vec3<f32>(h_0.x * _S333, h_0.y * _S334, max(h_0.z, 9.999999960041972e-13f)));
}

fn mirrored_1( w_3 : vec3<f32>,  m_4 : vec3<f32>) -> vec3<f32>
{
    return m_4 * vec3<f32>((2.0f * dot(w_3, m_4))) - w_3;
}

fn conductor_sample_0( eta_5 : vec3<f32>,  k_12 : vec3<f32>,  alpha_4 : vec2<f32>,  smooth_1 : bool,  wo_6 : vec3<f32>,  u_6 : vec2<f32>) -> BsdfSample_0
{
    var sample_2 : BsdfSample_0 = no_sample_0();
    if(smooth_1)
    {
        var _S335 : f32 = wo_6.z;
        sample_2.wi_4 = vec3<f32>(- wo_6.x, - wo_6.y, _S335);
        sample_2.weight_4 = fresnel_conductor_0(abs(_S335), eta_5, k_12);
        sample_2.pdf_6 = 1.0f;
        sample_2.valid_2 = true;
        sample_2.delta_5 = true;
    }
    else
    {
        var width_6 : vec2<f32> = ggx_widths_0(alpha_4);
        var m_5 : vec3<f32> = ggx_sample_visible_0(width_6, wo_6, u_6);
        var wi_5 : vec3<f32> = mirrored_1(wo_6, m_5);
        var _S336 : f32 = wo_6.z;
        if((_S336 * wi_5.z) > 0.0f)
        {
            var masking_o_1 : f32 = 1.0f + ggx_lambda_0(width_6, wo_6);
            sample_2.wi_4 = wi_5;
            sample_2.weight_4 = fresnel_conductor_0(abs(dot(wo_6, m_5)), eta_5, k_12) * vec3<f32>((masking_o_1 / (masking_o_1 + ggx_lambda_0(width_6, wi_5))));
            sample_2.pdf_6 = ggx_density_0(width_6, m_5) / (4.0f * abs(_S336) * masking_o_1);
            sample_2.valid_2 = true;
        }
    }
    return sample_2;
}

struct Refraction_0
{
     direction_17 : vec3<f32>,
     valid_3 : bool,
};

fn refracted_0( w_4 : vec3<f32>,  m_any_0 : vec3<f32>,  eta_outer_1 : f32) -> Refraction_0
{
    var cos_any_0 : f32 = dot(w_4, m_any_0);
    var cos_i_2 : f32;
    var eta_6 : f32;
    var m_6 : vec3<f32>;
    if(cos_any_0 < 0.0f)
    {
        var _S337 : vec3<f32> = (vec3<f32>(0) - m_any_0);
        var _S338 : f32 = 1.0f / eta_outer_1;
        cos_i_2 = - cos_any_0;
        eta_6 = _S338;
        m_6 = _S337;
    }
    else
    {
        cos_i_2 = cos_any_0;
        eta_6 = eta_outer_1;
        m_6 = m_any_0;
    }
    var sin2_t_1 : f32 = max(1.0f - sqr_0(cos_i_2), 0.0f) / (eta_6 * eta_6);
    var result_2 : Refraction_0;
    result_2.direction_17 = vec3<f32>(0.0f);
    result_2.valid_3 = false;
    if(sin2_t_1 < 1.0f)
    {
        result_2.direction_17 = m_6 * vec3<f32>((cos_i_2 / eta_6 - safe_sqrt_0(1.0f - sin2_t_1))) - w_4 * vec3<f32>((1.0f / eta_6));
        result_2.valid_3 = true;
    }
    return result_2;
}

fn smooth_dielectric_sample_0( eta_7 : f32,  wo_7 : vec3<f32>,  lobe_2 : f32) -> BsdfSample_0
{
    var sample_3 : BsdfSample_0 = no_sample_0();
    var _S339 : f32 = wo_7.z;
    if(lobe_2 < (fresnel_dielectric_0(_S339, eta_7)))
    {
        sample_3.wi_4 = vec3<f32>(- wo_7.x, - wo_7.y, _S339);
        sample_3.weight_4 = vec3<f32>(1.0f);
        sample_3.pdf_6 = 1.0f;
        sample_3.valid_2 = true;
        sample_3.delta_5 = true;
    }
    else
    {
        var refraction_0 : Refraction_0 = refracted_0(wo_7, vec3<f32>(0.0f, 0.0f, 1.0f), eta_7);
        if(refraction_0.valid_3)
        {
            var crossing_1 : f32;
            if(_S339 > 0.0f)
            {
                crossing_1 = eta_7;
            }
            else
            {
                crossing_1 = 1.0f / eta_7;
            }
            sample_3.wi_4 = refraction_0.direction_17;
            sample_3.weight_4 = vec3<f32>((1.0f / (crossing_1 * crossing_1)));
            sample_3.pdf_6 = 1.0f;
            sample_3.valid_2 = true;
            sample_3.delta_5 = true;
        }
    }
    return sample_3;
}

fn rough_dielectric_sample_0( eta_8 : f32,  alpha_5 : vec2<f32>,  wo_8 : vec3<f32>,  u_7 : vec2<f32>,  lobe_3 : f32) -> BsdfSample_0
{
    var sample_4 : BsdfSample_0 = no_sample_0();
    var width_7 : vec2<f32> = ggx_widths_0(alpha_5);
    var m_7 : vec3<f32> = ggx_sample_visible_0(width_7, wo_8, u_7);
    var wo_m_1 : f32 = dot(wo_8, m_7);
    var reflectance_3 : f32 = fresnel_dielectric_0(wo_m_1, eta_8);
    var masking_o_2 : f32 = 1.0f + ggx_lambda_0(width_7, wo_8);
    var _S340 : f32 = abs(wo_m_1);
    var _S341 : f32 = wo_8.z;
    var visible_0 : f32 = ggx_density_0(width_7, m_7) * _S340 / (masking_o_2 * abs(_S341));
    if(lobe_3 < reflectance_3)
    {
        var wi_6 : vec3<f32> = mirrored_1(wo_8, m_7);
        if((_S341 * wi_6.z) > 0.0f)
        {
            sample_4.wi_4 = wi_6;
            sample_4.weight_4 = vec3<f32>((masking_o_2 / (masking_o_2 + ggx_lambda_0(width_7, wi_6))));
            sample_4.pdf_6 = reflectance_3 * visible_0 / (4.0f * _S340);
            sample_4.valid_2 = true;
        }
    }
    else
    {
        var refraction_1 : Refraction_0 = refracted_0(wo_8, m_7, eta_8);
        var _S342 : bool;
        if(refraction_1.valid_3)
        {
            _S342 = (_S341 * refraction_1.direction_17.z) < 0.0f;
        }
        else
        {
            _S342 = false;
        }
        if(_S342)
        {
            var crossing_2 : f32;
            if(_S341 > 0.0f)
            {
                crossing_2 = eta_8;
            }
            else
            {
                crossing_2 = 1.0f / eta_8;
            }
            var wi_m_1 : f32 = dot(refraction_1.direction_17, m_7);
            var jacobian_0 : f32 = abs(wi_m_1) / sqr_0(wi_m_1 + wo_m_1 / crossing_2);
            sample_4.wi_4 = refraction_1.direction_17;
            sample_4.weight_4 = vec3<f32>((masking_o_2 / ((masking_o_2 + ggx_lambda_0(width_7, refraction_1.direction_17)) * crossing_2 * crossing_2)));
            sample_4.pdf_6 = (1.0f - reflectance_3) * visible_0 * jacobian_0;
            sample_4.valid_2 = true;
        }
    }
    return sample_4;
}

fn bsdf_sample_0( material_4 : ptr<function, Material_std430_0>,  wo_9 : vec3<f32>,  u_8 : vec2<f32>,  lobe_4 : f32) -> BsdfSample_0
{
    var _S343 : BsdfSample_0 = no_sample_0();
    var smooth_2 : bool = ((((*material_4).flags_0) & (u32(2)))) != u32(0);
    var sample_5 : BsdfSample_0;
    if((wo_9.z) != 0.0f)
    {
        var _S344 : u32 = (*material_4).kind_0;
        if(((*material_4).kind_0) == u32(0))
        {
            sample_5 = diffuse_sample_0((*material_4).a_0.xyz, wo_9, u_8);
        }
        else
        {
            if(_S344 == u32(1))
            {
                sample_5 = conductor_sample_0((*material_4).a_0.xyz, (*material_4).b_0.xyz, (*material_4).alpha_0, smooth_2, wo_9, u_8);
            }
            else
            {
                if(smooth_2)
                {
                    sample_5 = smooth_dielectric_sample_0((*material_4).a_0.x, wo_9, lobe_4);
                }
                else
                {
                    sample_5 = rough_dielectric_sample_0((*material_4).a_0.x, (*material_4).alpha_0, wo_9, u_8, lobe_4);
                }
            }
        }
    }
    else
    {
        sample_5 = _S343;
    }
    return sample_5;
}

fn to_world_2( frame_4 : Frame_0,  v_7 : vec3<f32>) -> vec3<f32>
{
    return frame_4.s_1 * vec3<f32>(v_7.x) + frame_4.t_2 * vec3<f32>(v_7.y) + frame_4.n_0 * vec3<f32>(v_7.z);
}

fn scatter_0( material_5 : ptr<function, Material_std430_0>,  surface_4 : Surface_0,  wo_10 : vec3<f32>,  u_9 : vec2<f32>,  lobe_5 : f32,  clearance_2 : f32) -> Departure_0
{
    var _S345 : BsdfSample_0 = bsdf_sample_0(&((*material_5)), wo_10, u_9, lobe_5);
    var departure_0 : Departure_0;
    departure_0.weight_2 = _S345.weight_4;
    var _S346 : vec3<f32> = to_world_2(surface_4.frame_0, _S345.wi_4);
    departure_0.direction_12 = _S346;
    departure_0.origin_11 = ray_origin_0(surface_4, _S346, clearance_2);
    departure_0.pdf_3 = _S345.pdf_6;
    departure_0.valid_0 = _S345.valid_2;
    departure_0.delta_3 = _S345.delta_5;
    return departure_0;
}

fn Recorder_vertex_0( this_28 : ptr<function, Recorder_0>,  arrival_0 : Path_0,  hit_3 : Hit_0,  light_9 : vec3<f32>,  lit_1 : bool,  weight_5 : vec3<f32>)
{
    var row_3 : u32 = (*this_28).vertices_0 * u32(5) * run_0.lanes_0 + (*this_28).lane_0;
    var _S347 : u32;
    if(arrival_0.delta_0)
    {
        _S347 = u32(1);
    }
    else
    {
        _S347 = u32(0);
    }
    var _S348 : u32;
    if(lit_1)
    {
        _S348 = u32(2);
    }
    else
    {
        _S348 = u32(0);
    }
    var flags_3 : u32 = (_S347 | (_S348));
    records_0[row_3] = vec4<f32>(arrival_0.origin_0, arrival_0.pdf_0);
    records_0[row_3 + run_0.lanes_0] = vec4<f32>(arrival_0.direction_0, (bitcast<f32>((flags_3))));
    records_0[row_3 + u32(2) * run_0.lanes_0] = vec4<f32>(arrival_0.throughput_0, (bitcast<f32>((hit_3.leaf_1))));
    records_0[row_3 + u32(3) * run_0.lanes_0] = vec4<f32>(light_9, (bitcast<f32>((hit_3.instance_0))));
    records_0[row_3 + u32(4) * run_0.lanes_0] = vec4<f32>(weight_5, 0.0f);
    (*this_28).vertices_0 = (*this_28).vertices_0 + u32(1);
    if((any((light_9 != vec3<f32>(0.0f)))))
    {
        (*this_28).lit_vertices_0 = (*this_28).vertices_0;
    }
    return;
}

fn advance_0( path_2 : ptr<function, Path_0>,  x_10 : StoredCoordinates_0,  observer_0 : ptr<function, Recorder_0>) -> bool
{
    (*path_2).rays_0 = (*path_2).rays_0 + u32(1);
    var hit_4 : Hit_0 = closest_0((*path_2).origin_0, (*path_2).direction_0, (*path_2).from_0);
    if(!Hit_found_0(hit_4))
    {
        return false;
    }
    var triangle_4 : Triangle_0 = load_triangle_0(hit_4);
    var surface_5 : Surface_0 = surface_at_0(triangle_4, (*path_2).origin_0, (*path_2).direction_0);
    var _S349 : vec3<f32> = vec3<f32>(0.0f);
    var light_10 : vec3<f32>;
    if((triangle_4.emission_1) != u32(4294967295))
    {
        light_10 = emission_of_0(load_emitted_0(triangle_4.emission_1), surface_5, (*path_2).origin_0, (*path_2).direction_0, (*path_2).pdf_0, (*path_2).delta_0);
    }
    else
    {
        light_10 = _S349;
    }
    var _S350 : Departure_0 = Departure_x24init_0(_S349, _S349, _S349, 0.0f, false, false);
    var _S351 : Material_std430_0 = materials_0[triangle_4.material_0];
    var lit_2 : bool;
    if(((*path_2).depth_0) < (run_0.max_depth_0))
    {
        var _S352 : bool = Material_black_0(&(_S351));
        lit_2 = !_S352;
    }
    else
    {
        lit_2 = false;
    }
    var weight_6 : vec3<f32>;
    var goes_on_0 : bool;
    var departure_1 : Departure_0;
    if(lit_2)
    {
        var xi_2 : VertexCoordinates_0 = StoredCoordinates_vertex_0(x_10, (*path_2).depth_0);
        var wo_11 : vec3<f32> = to_local_0(surface_5.frame_0, (vec3<f32>(0) - (*path_2).direction_0));
        var _S353 : bool = Material_delta_0(&(_S351));
        if(!_S353)
        {
            lit_2 = (run_0.light_count_0) > u32(0);
        }
        else
        {
            lit_2 = false;
        }
        if(lit_2)
        {
            var chosen_2 : ChosenLight_0 = choose_light_0(xi_2.pick_0);
            var _S354 : vec3<f32> = direct_light_0(&(_S351), chosen_2, surface_5, wo_11, xi_2.light_3);
            if((any((_S354 != vec3<f32>(0.0f)))))
            {
                var target_0 : vec3<f32> = point_on_light_0(chosen_2, xi_2.light_3);
                var start_1 : vec3<f32> = ray_origin_0(surface_5, target_0 - surface_5.position_0, triangle_4.clearance_0);
                var light_hit_0 : Hit_0;
                light_hit_0.leaf_1 = chosen_2.leaf_2;
                light_hit_0.instance_0 = u32(4294967295);
                (*path_2).rays_0 = (*path_2).rays_0 + u32(65536);
                var _S355 : bool = !occluded_0(start_1, target_0 - start_1, 0.99998998641967773f, hit_4, light_hit_0);
                if(_S355)
                {
                    light_10 = light_10 + _S354;
                }
                lit_2 = _S355;
            }
            else
            {
                lit_2 = false;
            }
        }
        else
        {
            lit_2 = false;
        }
        var _S356 : Departure_0 = scatter_0(&(_S351), surface_5, wo_11, xi_2.direction_1, xi_2.lobe_1, triangle_4.clearance_0);
        weight_6 = _S356.weight_2;
        goes_on_0 = _S356.valid_0;
        departure_1 = _S356;
    }
    else
    {
        lit_2 = false;
        weight_6 = _S349;
        goes_on_0 = false;
        departure_1 = _S350;
    }
    (*path_2).total_0 = (*path_2).total_0 + (*path_2).throughput_0 * light_10;
    Recorder_vertex_0(&((*observer_0)), (*path_2), hit_4, light_10, lit_2, weight_6);
    (*path_2).throughput_0 = (*path_2).throughput_0 * weight_6;
    (*path_2).depth_0 = (*path_2).depth_0 + u32(1);
    if(!goes_on_0)
    {
        lit_2 = true;
    }
    else
    {
        lit_2 = (all((((*path_2).throughput_0) == vec3<f32>(0.0f))));
    }
    if(lit_2)
    {
        return false;
    }
    (*path_2).origin_0 = departure_1.origin_11;
    (*path_2).direction_0 = departure_1.direction_12;
    (*path_2).pdf_0 = departure_1.pdf_3;
    (*path_2).delta_0 = departure_1.delta_3;
    (*path_2).from_0 = hit_4;
    return true;
}

fn ValueAndScore_fly_0( this_29 : ptr<function, ValueAndScore_0>,  path_3 : ptr<function, Path_0>,  x_11 : StoredCoordinates_0) -> bool
{
    var _S357 : Recorder_0 = (*this_29).recorder_0;
    var _S358 : bool = advance_0(&((*path_3)), x_11, &(_S357));
    (*this_29).recorder_0 = _S357;
    return _S358;
}

fn Evolve_fly_0( this_30 : ptr<function, Evolve_0>,  path_4 : ptr<function, Path_0>) -> bool
{
    var _S359 : StoredCoordinates_0 = Evolve_x_0((*this_30));
    var _S360 : ValueAndScore_0 = (*this_30).evaluation_0;
    var _S361 : bool = ValueAndScore_fly_0(&(_S360), &((*path_4)), _S359);
    (*this_30).evaluation_0 = _S360;
    return _S361;
}

fn store_chain_0( chain_7 : Chain_0)
{
    headers_0[chain_7.index_1] = vec4<u32>((bitcast<u32>((chain_7.density_0))), (bitcast<u32>((chain_7.light_0.x))), (bitcast<u32>((chain_7.light_0.y))), (bitcast<u32>((chain_7.light_0.z))));
    headers_0[run_0.chains_0 + chain_7.index_1] = vec4<u32>(chain_7.pixel_0, chain_7.flags_1, chain_7.tour_length_1, (bitcast<u32>((chain_7.start_weight_0))));
    headers_0[u32(2) * run_0.chains_0 + chain_7.index_1] = vec4<u32>(chain_7.refused_0, (bitcast<u32>((chain_7.score_squared_0))), u32(0), u32(0));
    return;
}

fn count_0( counter_2 : u32,  value_14 : vec2<u32>)
{
    var _S362 : vec2<u32> = value_14;
    if((value_14.x) != u32(0))
    {
        var before_4 : u32 = atomicAdd(&(counters_0[u32(2) * counter_2]), _S362.x);
        if((before_4 + _S362.x) < before_4)
        {
            _S362[i32(1)] = _S362[i32(1)] + u32(1);
        }
    }
    if((_S362.y) != u32(0))
    {
        var _S363 : u32 = atomicAdd(&(counters_0[u32(2) * counter_2 + u32(1)]), _S362.y);
    }
    return;
}

fn count_brightness_0( chain_8 : u32,  top_3 : vec2<u32>,  bottom_1 : vec2<u32>)
{
    var place_2 : u32 = u32(49) + u32(2) * min(u32(f32(chain_8) / f32(run_0.chains_0) * 32.0f), u32(31));
    count_0(place_2, top_3);
    count_0(place_2 + u32(1), bottom_1);
    return;
}

fn Queue_take_0( this_31 : ptr<function, Queue_0>) -> u32
{
    if(((*this_31).taken_0) >= (run_0.items_per_lane_0))
    {
        return u32(4294967295);
    }
    (*this_31).taken_0 = (*this_31).taken_0 + u32(1);
    var item_0 : u32 = atomicAdd(&(counters_0[u32(0)]), u32(1));
    var _S364 : u32;
    if(item_0 < (run_0.items_0))
    {
        _S364 = item_0;
    }
    else
    {
        _S364 = u32(4294967295);
    }
    return _S364;
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
        var _S365 : vec4<f32> = units_0(philox_0(key_0(), vec4<u32>(u32(2) + j_1 / u32(4), stream_0)));
        if(j_1 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_3, j_1, chain_10)] = _S365[u32(0)];
        }
        var _S366 : u32 = j_1 + u32(1);
        if(_S366 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_3, _S366, chain_10)] = _S365[u32(1)];
        }
        var _S367 : u32 = j_1 + u32(2);
        if(_S367 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_3, _S367, chain_10)] = _S365[u32(2)];
        }
        var _S368 : u32 = j_1 + u32(3);
        if(_S368 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_3, _S368, chain_10)] = _S365[u32(3)];
        }
        j_1 = j_1 + u32(4);
    }
    return;
}

fn cos_sin_turns_0( w_5 : u32) -> vec2<f32>
{
    var quarter_3 : u32 = ((w_5 + u32(536870912)) >> (u32(30)));
    var t_4 : f32 = f32(i32(w_5 - ((quarter_3 << (u32(30)))))) * 1.46291811997656396e-09f;
    var z_2 : f32 = t_4 * t_4;
    var sine_2 : f32 = ((-0.00019515295571182f * z_2 + 0.00833216123282909f) * z_2 - 0.16666655242443085f) * z_2 * t_4 + t_4;
    var cosine_2 : f32 = ((0.00002443315679557f * z_2 - 0.00138873164542019f) * z_2 + 0.04166664555668831f) * z_2 * z_2 - 0.5f * z_2 + 1.0f;
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
    var s_4 : f32;
    if(swap_0)
    {
        s_4 = cosine_2;
    }
    else
    {
        s_4 = sine_2;
    }
    return vec2<f32>((bitcast<f32>((((bitcast<u32>((c_2))) ^ ((((((quarter_3 + u32(1)) & (u32(2)))) << (u32(30))))))))), (bitcast<f32>((((bitcast<u32>((s_4))) ^ (((((quarter_3 & (u32(2)))) << (u32(30))))))))));
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

fn wrap_0( x_12 : f32) -> f32
{
    var w_6 : f32 = x_12 - floor(x_12);
    var _S369 : f32;
    if(w_6 < 1.0f)
    {
        _S369 = w_6;
    }
    else
    {
        _S369 = 0.0f;
    }
    return _S369;
}

fn PersistentScore_propose_0( chain_13 : ptr<function, Chain_0>,  step_3 : u32)
{
    var _S370 : u32 = Chain_slot_0((*chain_13));
    var _S371 : u32 = Chain_other_slot_0((*chain_13));
    var _S372 : f32 = drift_factor_0((*chain_13).score_squared_0) / run_0.sd_0;
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
        var _S373 : vec4<f32> = step_normals_0((*chain_13).index_1, step_3, j_2);
        if(j_2 < (run_0.dimension_0))
        {
            var place_3 : u32 = stored_index_0(_S370, j_2, (*chain_13).index_1);
            var v_8 : f32 = refreshed_0((*chain_13), velocities_0[place_3], _S373[u32(0)]);
            velocities_0[place_3] = v_8;
            var w_7 : f32 = v_8 + _S372 * scores_0[place_3];
            var there_1 : u32 = stored_index_0(_S371, j_2, (*chain_13).index_1);
            velocities_0[there_1] = w_7;
            coordinates_0[there_1] = wrap_0(coordinates_0[place_3] + run_0.sd_0 * w_7);
        }
        var _S374 : u32 = j_2 + u32(1);
        if(_S374 < (run_0.dimension_0))
        {
            var place_4 : u32 = stored_index_0(_S370, _S374, (*chain_13).index_1);
            var v_9 : f32 = refreshed_0((*chain_13), velocities_0[place_4], _S373[u32(1)]);
            velocities_0[place_4] = v_9;
            var w_8 : f32 = v_9 + _S372 * scores_0[place_4];
            var there_2 : u32 = stored_index_0(_S371, _S374, (*chain_13).index_1);
            velocities_0[there_2] = w_8;
            coordinates_0[there_2] = wrap_0(coordinates_0[place_4] + run_0.sd_0 * w_8);
        }
        var _S375 : u32 = j_2 + u32(2);
        if(_S375 < (run_0.dimension_0))
        {
            var place_5 : u32 = stored_index_0(_S370, _S375, (*chain_13).index_1);
            var v_10 : f32 = refreshed_0((*chain_13), velocities_0[place_5], _S373[u32(2)]);
            velocities_0[place_5] = v_10;
            var w_9 : f32 = v_10 + _S372 * scores_0[place_5];
            var there_3 : u32 = stored_index_0(_S371, _S375, (*chain_13).index_1);
            velocities_0[there_3] = w_9;
            coordinates_0[there_3] = wrap_0(coordinates_0[place_5] + run_0.sd_0 * w_9);
        }
        var _S376 : u32 = j_2 + u32(3);
        if(_S376 < (run_0.dimension_0))
        {
            var place_6 : u32 = stored_index_0(_S370, _S376, (*chain_13).index_1);
            var v_11 : f32 = refreshed_0((*chain_13), velocities_0[place_6], _S373[u32(3)]);
            velocities_0[place_6] = v_11;
            var w_10 : f32 = v_11 + _S372 * scores_0[place_6];
            var there_4 : u32 = stored_index_0(_S371, _S376, (*chain_13).index_1);
            velocities_0[there_4] = w_10;
            coordinates_0[there_4] = wrap_0(coordinates_0[place_6] + run_0.sd_0 * w_10);
        }
        j_2 = j_2 + u32(4);
    }
    Chain_put_1(&((*chain_13)), u32(4), false);
    Chain_put_1(&((*chain_13)), u32(8), false);
    return;
}

fn Recorder_clear_0( this_32 : ptr<function, Recorder_0>)
{
    (*this_32).vertices_0 = u32(0);
    (*this_32).lit_vertices_0 = u32(0);
    return;
}

fn ValueAndScore_begin_0( this_33 : ptr<function, ValueAndScore_0>,  lane_2 : u32)
{
    (*this_33).recorder_0.lane_0 = lane_2;
    var _S377 : Recorder_0 = (*this_33).recorder_0;
    Recorder_clear_0(&(_S377));
    (*this_33).recorder_0 = _S377;
    return;
}

fn camera_ray_0( camera_1 : Camera_0,  film_uv_2 : vec2<f32>,  lens_uv_1 : vec2<f32>) -> CameraRay_0
{
    var direction_18 : vec3<f32> = vec3<f32>(camera_1.film_plane_1.xy * film_uv_2 + camera_1.film_plane_1.zw, 1.0f);
    var _S378 : vec3<f32> = vec3<f32>(0.0f);
    var origin_15 : vec3<f32>;
    var direction_19 : vec3<f32>;
    if((camera_1.lens_radius_1) > 0.0f)
    {
        var sin_cos_2 : vec2<f32> = sin_cos_turns_0(lens_uv_1.x);
        var radius_2 : f32 = camera_1.lens_radius_1 * safe_sqrt_0(lens_uv_1.y);
        var origin_16 : vec3<f32> = vec3<f32>(radius_2 * sin_cos_2.y, radius_2 * sin_cos_2.x, 0.0f);
        var _S379 : vec3<f32> = direction_18 * vec3<f32>(camera_1.focal_distance_1) - origin_16;
        origin_15 = origin_16;
        direction_19 = _S379;
    }
    else
    {
        origin_15 = _S378;
        direction_19 = direction_18;
    }
    var row0_2 : vec3<f32> = camera_1.to_world_1[i32(0)].xyz;
    var row1_3 : vec3<f32> = camera_1.to_world_1[i32(1)].xyz;
    var row2_2 : vec3<f32> = camera_1.to_world_1[i32(2)].xyz;
    var ray_5 : CameraRay_0;
    ray_5.origin_1 = vec3<f32>(dot(row0_2, origin_15), dot(row1_3, origin_15), dot(row2_2, origin_15)) + vec3<f32>(camera_1.to_world_1[i32(0)].w, camera_1.to_world_1[i32(1)].w, camera_1.to_world_1[i32(2)].w);
    ray_5.direction_2 = unit_vector_0(vec3<f32>(dot(row0_2, direction_19), dot(row1_3, direction_19), dot(row2_2, direction_19)));
    return ray_5;
}

fn Path_start_0( this_34 : ptr<function, Path_0>,  x_13 : StoredCoordinates_0)
{
    var ray_6 : CameraRay_0 = camera_ray_0(the_camera_0(), StoredCoordinates_film_0(x_13), StoredCoordinates_lens_0(x_13));
    (*this_34).origin_0 = ray_6.origin_1;
    (*this_34).direction_0 = ray_6.direction_2;
    (*this_34).pdf_0 = 1.0f;
    (*this_34).delta_0 = true;
    (*this_34).from_0 = nothing_0();
    (*this_34).throughput_0 = vec3<f32>(1.0f);
    (*this_34).total_0 = vec3<f32>(0.0f);
    (*this_34).depth_0 = u32(0);
    (*this_34).rays_0 = u32(0);
    return;
}

fn Evolve_next_0( this_35 : ptr<function, Evolve_0>,  path_5 : ptr<function, Path_0>) -> bool
{
    if((*this_35).busy_0)
    {
        Evolve_finish_0(&((*this_35)), (*path_5));
        var _S380 : u32 = (*this_35).step_0 + u32(1);
        (*this_35).step_0 = _S380;
        if(_S380 == (run_0.steps_0))
        {
            store_chain_0((*this_35).chain_0);
            count_brightness_0((*this_35).chain_0.index_1, (*this_35).brightness_top_0, (*this_35).brightness_bottom_0);
            (*this_35).busy_0 = false;
        }
    }
    if(!(*this_35).busy_0)
    {
        var _S381 : Queue_0 = (*this_35).queue_0;
        var item_1 : u32 = Queue_take_0(&(_S381));
        (*this_35).queue_0 = _S381;
        if(item_1 == u32(4294967295))
        {
            return false;
        }
        (*this_35).chain_0 = load_chain_0(item_1);
        (*this_35).step_0 = u32(0);
        const _S382 : vec2<u32> = vec2<u32>(u32(0), u32(0));
        (*this_35).brightness_top_0 = _S382;
        (*this_35).brightness_bottom_0 = _S382;
        (*this_35).busy_0 = true;
    }
    var choices_3 : vec4<u32> = philox_0(key_0(), vec4<u32>(u32(0), (*this_35).chain_0.index_1, Evolve_step_number_0((*this_35)), u32(2)));
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
        large_0 = !Chain_has_0((*this_35).chain_0, u32(1));
    }
    (*this_35).fresh_0 = large_0;
    if(large_0)
    {
        draw_afresh_0((*this_35).chain_0.index_1, Chain_other_slot_0((*this_35).chain_0), vec3<u32>((*this_35).chain_0.index_1, Evolve_step_number_0((*this_35)), u32(2)));
    }
    else
    {
        var _S383 : u32 = Evolve_step_number_0((*this_35));
        var _S384 : Chain_0 = (*this_35).chain_0;
        PersistentScore_propose_0(&(_S384), _S383);
        (*this_35).chain_0 = _S384;
    }
    var _S385 : ValueAndScore_0 = (*this_35).evaluation_0;
    ValueAndScore_begin_0(&(_S385), (*this_35).lane_1);
    (*this_35).evaluation_0 = _S385;
    Path_start_0(&((*path_5)), Evolve_x_0((*this_35)));
    return true;
}

fn Hit_x24init_0( leaf_6 : u32,  instance_6 : u32) -> Hit_0
{
    var _S386 : Hit_0;
    _S386.leaf_1 = leaf_6;
    _S386.instance_0 = instance_6;
    return _S386;
}

fn Path_x24init_0( origin_17 : vec3<f32>,  direction_20 : vec3<f32>,  pdf_7 : f32,  delta_6 : bool,  from_1 : Hit_0,  throughput_1 : vec3<f32>,  total_1 : vec3<f32>,  depth_11 : u32,  rays_1 : u32) -> Path_0
{
    var _S387 : Path_0;
    _S387.origin_0 = origin_17;
    _S387.direction_0 = direction_20;
    _S387.pdf_0 = pdf_7;
    _S387.delta_0 = delta_6;
    _S387.from_0 = from_1;
    _S387.throughput_0 = throughput_1;
    _S387.total_0 = total_1;
    _S387.depth_0 = depth_11;
    _S387.rays_0 = rays_1;
    return _S387;
}

fn work_0( thread_0 : u32,  initial_0 : Evolve_0)
{
    if(thread_0 < u32(14))
    {
        atomicStore(&(local_counters_0[thread_0]), u32(0));
    }
    workgroupBarrier();
    var job_0 : Evolve_0 = initial_0;
    var _S388 : vec3<f32> = vec3<f32>(0.0f);
    var path_6 : Path_0 = Path_x24init_0(_S388, _S388, 0.0f, false, Hit_x24init_0(u32(0), u32(0)), _S388, _S388, u32(0), u32(0));
    var flying_0 : bool = false;
    for(;;)
    {
        var flying_1 : bool;
        if(!flying_0)
        {
            var flying_2 : bool = Evolve_next_0(&(job_0), &(path_6));
            if(!flying_2)
            {
                break;
            }
            flying_1 = flying_2;
        }
        else
        {
            flying_1 = flying_0;
        }
        if(flying_1)
        {
            var _S389 : bool = Evolve_fly_0(&(job_0), &(path_6));
            flying_0 = _S389;
        }
        else
        {
            flying_0 = flying_1;
        }
    }
    workgroupBarrier();
    if(thread_0 > u32(0))
    {
        flying_0 = thread_0 < u32(13);
    }
    else
    {
        flying_0 = false;
    }
    if(flying_0)
    {
        var value_15 : u32 = atomicLoad(&(local_counters_0[thread_0]));
        if(value_15 != u32(0))
        {
            count_0(thread_0, vec2<u32>(value_15, u32(0)));
        }
    }
    if(thread_0 == u32(13))
    {
        var _S390 : u32 = atomicLoad(&(local_counters_0[thread_0]));
        var _S391 : u32 = atomicMax(&(counters_0[u32(26)]), _S390);
    }
    return;
}

fn Evolve_x24init_0( chain_14 : Chain_0,  evaluation_1 : ValueAndScore_0,  queue_1 : Queue_0,  lane_3 : u32,  step_4 : u32,  busy_1 : bool,  fresh_1 : bool,  odds_per_density_1 : f32,  brightness_top_1 : vec2<u32>,  brightness_bottom_1 : vec2<u32>) -> Evolve_0
{
    var _S392 : Evolve_0;
    _S392.chain_0 = chain_14;
    _S392.evaluation_0 = evaluation_1;
    _S392.queue_0 = queue_1;
    _S392.lane_1 = lane_3;
    _S392.step_0 = step_4;
    _S392.busy_0 = busy_1;
    _S392.fresh_0 = fresh_1;
    _S392.odds_per_density_0 = odds_per_density_1;
    _S392.brightness_top_0 = brightness_top_1;
    _S392.brightness_bottom_0 = brightness_bottom_1;
    return _S392;
}

fn Chain_x24init_0( index_3 : u32,  density_5 : f32,  light_11 : vec3<f32>,  pixel_3 : u32,  flags_4 : u32,  tour_length_2 : u32,  start_weight_1 : f32,  refused_1 : u32,  score_squared_3 : f32) -> Chain_0
{
    var _S393 : Chain_0;
    _S393.index_1 = index_3;
    _S393.density_0 = density_5;
    _S393.light_0 = light_11;
    _S393.pixel_0 = pixel_3;
    _S393.flags_1 = flags_4;
    _S393.tour_length_1 = tour_length_2;
    _S393.start_weight_0 = start_weight_1;
    _S393.refused_0 = refused_1;
    _S393.score_squared_0 = score_squared_3;
    return _S393;
}

fn Queue_x24init_0( taken_1 : u32) -> Queue_0
{
    var _S394 : Queue_0;
    _S394.taken_0 = taken_1;
    return _S394;
}

fn counted_1( counter_3 : u32) -> vec2<u32>
{
    var _S395 : u32 = u32(2) * counter_3;
    var _S396 : u32 = atomicLoad(&(counters_0[_S395]));
    var _S397 : u32 = atomicLoad(&(counters_0[_S395 + u32(1)]));
    return vec2<u32>(_S396, _S397);
}

fn wide_to_float_0( a_5 : vec2<u32>) -> f32
{
    return f32(a_5.y) * 4.294967296e+09f + f32(a_5.x);
}

fn bootstrap_mean_0() -> f32
{
    var _S398 : vec2<u32> = counted_1(u32(14));
    return wide_to_float_0(_S398) * run_0.density_unit_0 / f32(run_0.bootstrap_0);
}

fn odds_per_ratio_0() -> f32
{
    var p_bar_0 : f32 = bootstrap_mean_0();
    var _S399 : f32;
    if(p_bar_0 > 0.0f)
    {
        _S399 = run_0.tour_length_0 / p_bar_0;
    }
    else
    {
        _S399 = 0.0f;
    }
    return _S399;
}

fn evolve_0( thread_1 : u32,  lane_4 : u32)
{
    var _S400 : Recorder_0 = Recorder_0( u32(0), u32(0), u32(0) );
    var _S401 : ValueAndScore_0 = ValueAndScore_0( _S400 );
    var _S402 : vec2<u32> = vec2<u32>(u32(0));
    var job_1 : Evolve_0 = Evolve_x24init_0(Chain_x24init_0(u32(0), 0.0f, vec3<f32>(0.0f), u32(0), u32(0), u32(0), 0.0f, u32(0), 0.0f), _S401, Queue_x24init_0(u32(0)), u32(0), u32(0), false, false, 0.0f, _S402, _S402);
    job_1.busy_0 = false;
    var _S403 : f32 = odds_per_ratio_0();
    job_1.odds_per_density_0 = _S403;
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

