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
@binding(2) @group(1) var<storage, read_write> counters_0 : array<atomic<u32>>;

@binding(12) @group(1) var<storage, read_write> cells_0 : array<atomic<u32>>;

@binding(6) @group(1) var<storage, read_write> coordinates_0 : array<f32>;

@binding(1) @group(1) var<storage, read_write> film_0 : array<atomic<u32>>;

@binding(5) @group(1) var<storage, read_write> chain_states_0 : array<vec4<u32>>;

@binding(7) @group(1) var<storage, read_write> scores_0 : array<f32>;

struct ChainState_0
{
     radiance_0 : vec3<f32>,
     density_0 : f32,
     pixel_0 : u32,
     flags_0 : u32,
     tour_length_1 : u32,
     start_weight_0 : f32,
     refused_0 : u32,
     score_squared_0 : f32,
     step_0 : u32,
     memory_0 : f32,
     brightness_top_0 : vec2<u32>,
     brightness_bottom_0 : vec2<u32>,
};

struct Chain_0
{
     index_0 : u32,
     state_0 : ChainState_0,
};

struct Neighbour_0
{
     radiance_1 : vec3<f32>,
     pixel_1 : u32,
     weight_0 : f32,
     direction_0 : u32,
     padding0_2 : u32,
     padding1_2 : u32,
};

struct Evolve_0
{
     chain_0 : Chain_0,
     neighbour_0 : Neighbour_0,
     odds_per_density_0 : f32,
     brightness_scale_0 : f32,
};

fn Evolve_occupied_weight_0( this_0 : Evolve_0,  density_1 : f32) -> f32
{
    if(density_1 == 0.0f)
    {
        return 0.0f;
    }
    var _S1 : f32;
    if((run_0.method_0.start_0) == u32(2))
    {
        _S1 = this_0.chain_0.state_0.start_weight_0;
    }
    else
    {
        _S1 = 1.0f;
    }
    return _S1 / density_1;
}

struct Proposal_0
{
     density_2 : f32,
     radiance_2 : vec3<f32>,
     pixel_2 : u32,
     score_squared_1 : f32,
};

fn Evolve_acceptance_0( this_1 : Evolve_0,  proposal_0 : Proposal_0,  log_ratio_0 : f32) -> f32
{
    if((this_1.chain_0.state_0.density_0) == 0.0f)
    {
        return 1.0f;
    }
    if((proposal_0.density_2) == 0.0f)
    {
        return 0.0f;
    }
    var ratio_0 : f32 = proposal_0.density_2 / this_1.chain_0.state_0.density_0;
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
    var _S2 : f32 = min(value_0, 4.6116860184273879e+18f);
    if(!(_S2 > 0.0f))
    {
        return vec2<u32>(u32(0), u32(0));
    }
    if(_S2 < 8.388608e+06f)
    {
        return vec2<u32>(u32(_S2 + 0.5f), u32(0));
    }
    var high_0 : u32 = u32(_S2 * 2.32830643653869629e-10f);
    return vec2<u32>(u32(_S2 - f32(high_0) * 4.294967296e+09f), high_0);
}

fn wide_add_0( a_0 : vec2<u32>,  b_0 : vec2<u32>) -> vec2<u32>
{
    var _S3 : u32 = a_0.x;
    var low_0 : u32 = _S3 + b_0.x;
    var _S4 : u32 = a_0.y + b_0.y;
    var _S5 : i32;
    if(low_0 < _S3)
    {
        _S5 = i32(1);
    }
    else
    {
        _S5 = i32(0);
    }
    return vec2<u32>(low_0, _S4 + u32(_S5));
}

fn Evolve_note_brightness_0( this_2 : ptr<function, Evolve_0>,  top_0 : f32,  bottom_0 : f32)
{
    (*this_2).chain_0.state_0.brightness_top_0 = wide_add_0((*this_2).chain_0.state_0.brightness_top_0, wide_from_float_0(top_0 * (*this_2).brightness_scale_0));
    (*this_2).chain_0.state_0.brightness_bottom_0 = wide_add_0((*this_2).chain_0.state_0.brightness_bottom_0, wide_from_float_0(bottom_0 * 1.6777216e+07f));
    return;
}

fn is_finite_0( x_0 : f32) -> bool
{
    return (((bitcast<u32>((x_0))) & (u32(2139095040)))) != u32(2139095040);
}

fn wide_negative_0( a_1 : vec2<u32>) -> vec2<u32>
{
    return wide_add_0(~a_1, vec2<u32>(u32(1), u32(0)));
}

fn wide_from_signed_0( value_1 : f32) -> vec2<u32>
{
    var _S6 : vec2<u32>;
    if(value_1 < 0.0f)
    {
        _S6 = wide_negative_0(wide_from_float_0(- value_1));
    }
    else
    {
        _S6 = wide_from_float_0(value_1);
    }
    return _S6;
}

fn film_add_0( place_0 : u32,  value_2 : vec2<u32>)
{
    var _S7 : vec2<u32> = value_2;
    if((value_2.x) != u32(0))
    {
        var before_0 : u32 = atomicAdd(&(film_0[u32(2) * place_0]), _S7.x);
        if((before_0 + _S7.x) < before_0)
        {
            _S7[i32(1)] = _S7[i32(1)] + u32(1);
        }
    }
    if((_S7.y) != u32(0))
    {
        var _S8 : u32 = atomicAdd(&(film_0[u32(2) * place_0 + u32(1)]), _S7.y);
    }
    return;
}

fn deposit_0( pixel_3 : u32,  radiance_3 : vec3<f32>)
{
    var scaled_0 : vec3<f32> = radiance_3 * vec3<f32>(run_0.image_0.film_scale_0);
    var _S9 : f32 = scaled_0.x;
    var _S10 : bool;
    if(!is_finite_0(_S9))
    {
        _S10 = true;
    }
    else
    {
        _S10 = !is_finite_0(scaled_0.y);
    }
    if(_S10)
    {
        _S10 = true;
    }
    else
    {
        _S10 = !is_finite_0(scaled_0.z);
    }
    if(_S10)
    {
        return;
    }
    var _S11 : u32 = u32(3) * pixel_3;
    film_add_0(_S11, wide_from_signed_0(_S9));
    film_add_0(_S11 + u32(1), wide_from_signed_0(scaled_0.y));
    film_add_0(_S11 + u32(2), wide_from_signed_0(scaled_0.z));
    return;
}

fn Evolve_deposit_state_0( this_3 : ptr<function, Evolve_0>,  weight_1 : f32)
{
    if((run_0.method_0.gradient_0) != u32(0))
    {
        (*this_3).neighbour_0.weight_0 = weight_1;
    }
    else
    {
        deposit_0((*this_3).chain_0.state_0.pixel_0, (*this_3).chain_0.state_0.radiance_0 * vec3<f32>(weight_1));
    }
    return;
}

fn Chain_has_0( this_4 : Chain_0,  flag_0 : u32) -> bool
{
    return (((this_4.state_0.flags_0) & (flag_0))) != u32(0);
}

fn Mala_unadjusted_0() -> bool
{
    return false;
}

fn Chain_slot_0( this_5 : Chain_0) -> u32
{
    return ((((this_5.state_0.flags_0) & (u32(2)))) >> (u32(1)));
}

fn Chain_other_slot_0( this_6 : Chain_0) -> u32
{
    return u32(1) - Chain_slot_0(this_6);
}

fn drift_factor_0( score_squared_2 : f32) -> f32
{
    var half_variance_0 : f32 = 0.5f * run_0.method_0.sd_0 * run_0.method_0.sd_0;
    var _S12 : f32;
    if((run_0.method_0.tame_0) != u32(0))
    {
        _S12 = half_variance_0 / (1.0f + half_variance_0 * sqrt(score_squared_2) / run_0.method_0.sd_0);
    }
    else
    {
        _S12 = half_variance_0;
    }
    return _S12;
}

fn stored_index_0( slot_0 : u32,  coordinate_0 : u32,  chain_1 : u32) -> u32
{
    return (slot_0 * run_0.path_0.dimension_0 + coordinate_0) * run_0.method_0.chains_0 + chain_1;
}

fn difference_0( b_1 : f32,  a_2 : f32) -> f32
{
    var d_0 : f32 = b_1 - a_2;
    return d_0 - round(d_0);
}

fn Mala_log_ratio_0( chain_2 : Chain_0,  proposal_1 : Proposal_0) -> f32
{
    var _S13 : u32 = Chain_slot_0(chain_2);
    var _S14 : u32 = Chain_other_slot_0(chain_2);
    var _S15 : f32 = drift_factor_0(proposal_1.score_squared_1);
    var j_0 : u32 = u32(0);
    var reverse_squared_0 : f32 = 0.0f;
    for(;;)
    {
        if(j_0 < (run_0.path_0.dimension_0))
        {
        }
        else
        {
            break;
        }
        var place_1 : u32 = stored_index_0(_S14, j_0, chain_2.index_0);
        var xi_0 : f32 = difference_0(coordinates_0[stored_index_0(_S13, j_0, chain_2.index_0)], coordinates_0[place_1] + _S15 * scores_0[place_1]) / run_0.method_0.sd_0;
        var reverse_squared_1 : f32 = reverse_squared_0 + xi_0 * xi_0;
        j_0 = j_0 + u32(1);
        reverse_squared_0 = reverse_squared_1;
    }
    return 0.5f * (chain_2.state_0.memory_0 - reverse_squared_0);
}

fn choice_0( word_0 : u32) -> f32
{
    return (f32(word_0) + 0.5f) * 2.32830643653869629e-10f;
}

var<workgroup> local_counters_0 : array<atomic<u32>, i32(16)>;

fn tally_0( counter_0 : u32,  value_3 : u32)
{
    var _S16 : u32 = atomicAdd(&(local_counters_0[counter_0]), value_3);
    return;
}

fn Evolve_take_0( this_7 : ptr<function, Evolve_0>,  proposal_2 : Proposal_0)
{
    (*this_7).neighbour_0.pixel_1 = u32(4294967294);
    (*this_7).chain_0.state_0.density_0 = proposal_2.density_2;
    (*this_7).chain_0.state_0.radiance_0 = proposal_2.radiance_2;
    (*this_7).chain_0.state_0.pixel_0 = proposal_2.pixel_2;
    (*this_7).chain_0.state_0.score_squared_0 = proposal_2.score_squared_1;
    (*this_7).chain_0.state_0.flags_0 = (((*this_7).chain_0.state_0.flags_0) ^ (u32(2)));
    return;
}

fn note_0( length_counter_0 : u32,  list_0 : u32,  chain_3 : u32,  step_1 : u32)
{
    var place_2 : u32 = atomicAdd(&(counters_0[u32(2) * length_counter_0]), u32(1));
    if(place_2 < u32(16))
    {
        var _S17 : u32 = u32(2) * (list_0 + place_2);
        atomicStore(&(counters_0[_S17]), chain_3);
        atomicStore(&(counters_0[_S17 + u32(1)]), step_1);
    }
    return;
}

fn Mala_decided_0( chain_4 : ptr<function, Chain_0>,  accepted_0 : bool)
{
    return;
}

fn Chain_put_0( this_8 : ptr<function, Chain_0>,  flag_1 : u32,  value_4 : bool)
{
    var _S18 : u32;
    if(value_4)
    {
        _S18 = (((*this_8).state_0.flags_0) | (flag_1));
    }
    else
    {
        _S18 = (((*this_8).state_0.flags_0) & ((~flag_1)));
    }
    (*this_8).state_0.flags_0 = _S18;
    return;
}

fn Evolve_decide_0( this_9 : ptr<function, Evolve_0>,  proposal_3 : Proposal_0,  word_1 : u32,  accepted_1 : ptr<function, bool>) -> f32
{
    var probability_0 : f32;
    if(Chain_has_0((*this_9).chain_0, u32(16)))
    {
        probability_0 = Evolve_acceptance_0((*this_9), proposal_3, 0.0f);
    }
    else
    {
        if(!Mala_unadjusted_0())
        {
            probability_0 = Evolve_acceptance_0((*this_9), proposal_3, Mala_log_ratio_0((*this_9).chain_0, proposal_3));
        }
        else
        {
            probability_0 = 1.0f;
        }
    }
    var _S19 : bool;
    if(probability_0 >= 1.0f)
    {
        _S19 = true;
    }
    else
    {
        _S19 = (choice_0(word_1)) < probability_0;
    }
    (*accepted_1) = _S19;
    tally_0(u32(8), u32(1));
    if(_S19)
    {
        tally_0(u32(9), u32(1));
        Evolve_take_0(&((*this_9)), proposal_3);
        (*this_9).chain_0.state_0.refused_0 = u32(0);
    }
    else
    {
        var _S20 : u32 = (*this_9).chain_0.state_0.refused_0 + u32(1);
        (*this_9).chain_0.state_0.refused_0 = _S20;
        if(_S20 == u32(1001))
        {
            note_0(u32(16), u32(18), (*this_9).chain_0.index_0, (*this_9).chain_0.state_0.step_0);
        }
    }
    if(!Chain_has_0((*this_9).chain_0, u32(16)))
    {
        var _S21 : Chain_0 = (*this_9).chain_0;
        Mala_decided_0(&(_S21), (*accepted_1));
        (*this_9).chain_0 = _S21;
    }
    else
    {
        if((*accepted_1))
        {
            var _S22 : Chain_0 = (*this_9).chain_0;
            Chain_put_0(&(_S22), u32(4), true);
            (*this_9).chain_0 = _S22;
        }
    }
    return probability_0;
}

fn Evolve_large_step_0( this_10 : ptr<function, Evolve_0>,  proposal_4 : Proposal_0,  choices_0 : vec4<u32>)
{
    if(!Chain_has_0((*this_10).chain_0, u32(1)))
    {
        Evolve_take_0(&((*this_10)), proposal_4);
        var _S23 : Chain_0 = (*this_10).chain_0;
        Chain_put_0(&(_S23), u32(1), true);
        var _S24 : Chain_0 = _S23;
        Chain_put_0(&(_S24), u32(4), true);
        (*this_10).chain_0 = _S24;
        (*this_10).chain_0.state_0.start_weight_0 = (*this_10).chain_0.state_0.density_0;
        (*this_10).chain_0.state_0.tour_length_1 = u32(1);
        (*this_10).chain_0.state_0.refused_0 = u32(0);
        Evolve_note_brightness_0(&((*this_10)), (*this_10).chain_0.state_0.density_0, 1.0f);
        Evolve_deposit_state_0(&((*this_10)), Evolve_occupied_weight_0((*this_10), (*this_10).chain_0.state_0.density_0));
        return;
    }
    if(Chain_has_0((*this_10).chain_0, u32(16)))
    {
        Evolve_note_brightness_0(&((*this_10)), proposal_4.density_2, 1.0f);
    }
    var before_1 : Proposal_0;
    before_1.density_2 = (*this_10).chain_0.state_0.density_0;
    before_1.radiance_2 = (*this_10).chain_0.state_0.radiance_0;
    before_1.pixel_2 = (*this_10).chain_0.state_0.pixel_0;
    var accepted_2 : bool;
    var probability_1 : f32 = Evolve_decide_0(&((*this_10)), proposal_4, choices_0.x, &(accepted_2));
    (*this_10).chain_0.state_0.tour_length_1 = (*this_10).chain_0.state_0.tour_length_1 + u32(1);
    var chosen_0 : f32;
    if((run_0.method_0.estimator_0) == u32(1))
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
            other_0 = before_1;
        }
        else
        {
            other_0 = proposal_4;
        }
        deposit_0(other_0.pixel_2, other_0.radiance_2 * vec3<f32>(((1.0f - chosen_0) * Evolve_occupied_weight_0((*this_10), other_0.density_2))));
    }
    else
    {
        chosen_0 = 1.0f;
    }
    Evolve_deposit_state_0(&((*this_10)), chosen_0 * Evolve_occupied_weight_0((*this_10), (*this_10).chain_0.state_0.density_0));
    return;
}

fn tally_fresh_0( density_3 : f32)
{
    var value_5 : vec2<u32> = wide_from_float_0(density_3 * run_0.image_0.density_scale_0);
    var _S25 : u32 = value_5.x;
    var before_2 : u32 = atomicAdd(&(local_counters_0[u32(14)]), _S25);
    var _S26 : u32 = value_5.y;
    var _S27 : i32;
    if((before_2 + _S25) < before_2)
    {
        _S27 = i32(1);
    }
    else
    {
        _S27 = i32(0);
    }
    tally_0(u32(15), _S26 + u32(_S27));
    return;
}

fn independent_pixels_0() -> u32
{
    var _S28 : u32;
    if((run_0.method_0.gradient_0) != u32(0))
    {
        _S28 = u32(4);
    }
    else
    {
        _S28 = u32(1);
    }
    return _S28 * run_0.camera_0.width_0 * run_0.camera_0.height_0;
}

fn deposit_independent_0( index_1 : u32,  radiance_4 : vec3<f32>)
{
    if((run_0.image_0.normalisation_0) == u32(3))
    {
        deposit_0(independent_pixels_0() + index_1 % u32(64), radiance_4);
    }
    return;
}

fn is_killed_0( choice_1 : f32,  odds_0 : f32) -> bool
{
    return (choice_1 * (1.0f + odds_0)) <= 1.0f;
}

fn ln_0( u_0 : f32) -> f32
{
    var offset_0 : u32 = (bitcast<u32>((u_0))) - u32(1060439283);
    var x_1 : f32 = (bitcast<f32>((((offset_0 & (u32(8388607)))) + u32(1060439283)))) - 1.0f;
    var square_0 : f32 = x_1 * x_1;
    return ((((((((0.07037683576345444f * x_1 - 0.11514610052108765f) * x_1 + 0.11676999181509018f) * x_1 - 0.12420140951871872f) * x_1 + 0.14249323308467865f) * x_1 - 0.16668057441711426f) * x_1 + 0.20000715553760529f) * x_1 - 0.24999994039535522f) * x_1 + 0.33333331346511841f) * x_1 * square_0 - 0.5f * square_0 + x_1 + f32((i32(offset_0) >> (u32(23)))) * 0.69314718246459961f;
}

fn Evolve_restore_step_0( this_11 : ptr<function, Evolve_0>,  proposal_5 : Proposal_0,  choices_1 : vec4<u32>)
{
    if(Chain_has_0((*this_11).chain_0, u32(16)))
    {
        Evolve_take_0(&((*this_11)), proposal_5);
        var _S29 : Chain_0 = (*this_11).chain_0;
        Chain_put_0(&(_S29), u32(4), true);
        (*this_11).chain_0 = _S29;
        (*this_11).chain_0.state_0.refused_0 = u32(0);
        (*this_11).chain_0.state_0.tour_length_1 = u32(0);
        (*this_11).chain_0.state_0.start_weight_0 = (*this_11).odds_per_density_0 * (*this_11).chain_0.state_0.density_0;
        tally_0(u32(10), u32(1));
        tally_fresh_0((*this_11).chain_0.state_0.density_0);
        deposit_independent_0((*this_11).chain_0.index_0, (*this_11).chain_0.state_0.radiance_0);
    }
    else
    {
        var accepted_3 : bool;
        var _S30 : f32 = Evolve_decide_0(&((*this_11)), proposal_5, choices_1.x, &(accepted_3));
    }
    var _S31 : u32 = (*this_11).chain_0.state_0.tour_length_1 + u32(1);
    (*this_11).chain_0.state_0.tour_length_1 = _S31;
    var _S32 : u32 = atomicMax(&(local_counters_0[u32(13)]), _S31);
    var odds_1 : f32 = (*this_11).odds_per_density_0 * (*this_11).chain_0.state_0.density_0;
    var kill_probability_0 : f32 = 1.0f / (1.0f + odds_1);
    var killed_0 : bool = is_killed_0(choice_0(choices_1.y), odds_1);
    var _S33 : bool = !killed_0;
    var _S34 : Chain_0 = (*this_11).chain_0;
    Chain_put_0(&(_S34), u32(1), _S33);
    (*this_11).chain_0 = _S34;
    if(killed_0)
    {
        tally_0(u32(11), u32(1));
    }
    var published_0 : bool = (run_0.method_0.estimator_0) == u32(0);
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
    if((run_0.method_0.start_0) == u32(2))
    {
        if(((*this_11).chain_0.state_0.tour_length_1) == u32(1))
        {
            counted_0 = 1.0f;
        }
        else
        {
            counted_0 = 0.0f;
        }
    }
    if(((*this_11).chain_0.state_0.density_0) > 0.0f)
    {
        var weight_2 : f32 = held_0 * kill_probability_0;
        Evolve_deposit_state_0(&((*this_11)), weight_2);
        Evolve_note_brightness_0(&((*this_11)), weight_2 * (*this_11).chain_0.state_0.density_0, counted_0);
    }
    else
    {
        Evolve_note_brightness_0(&((*this_11)), 0.0f, counted_0);
    }
    return;
}

fn count_up_0( counter_1 : u32,  value_6 : vec2<u32>)
{
    var _S35 : vec2<u32> = value_6;
    if((value_6.x) != u32(0))
    {
        var before_3 : u32 = atomicAdd(&(counters_0[u32(2) * counter_1]), _S35.x);
        if((before_3 + _S35.x) < before_3)
        {
            _S35[i32(1)] = _S35[i32(1)] + u32(1);
        }
    }
    if((_S35.y) != u32(0))
    {
        var _S36 : u32 = atomicAdd(&(counters_0[u32(2) * counter_1 + u32(1)]), _S35.y);
    }
    return;
}

fn count_brightness_0( chain_5 : u32,  top_1 : vec2<u32>,  bottom_1 : vec2<u32>)
{
    var place_3 : u32 = u32(55) + u32(2) * min(u32(f32(chain_5) / f32(run_0.method_0.chains_0) * 32.0f), u32(31));
    count_up_0(place_3, top_1);
    count_up_0(place_3 + u32(1), bottom_1);
    return;
}

fn key_1() -> vec2<u32>
{
    return run_0.method_0.key_0;
}

fn mul_high_0( a_3 : u32,  b_2 : u32) -> u32
{
    var a0_0 : u32 = (a_3 & (u32(65535)));
    var a1_0 : u32 = (a_3 >> (u32(16)));
    var b0_0 : u32 = (b_2 & (u32(65535)));
    var b1_0 : u32 = (b_2 >> (u32(16)));
    var middle_0 : u32 = a1_0 * b0_0 + (((a0_0 * b0_0) >> (u32(16))));
    return a1_0 * b1_0 + ((middle_0 >> (u32(16)))) + (((((middle_0 & (u32(65535)))) + a0_0 * b1_0) >> (u32(16))));
}

fn philox_0( key_2 : vec2<u32>,  counter_2 : vec4<u32>) -> vec4<u32>
{
    var _S37 : u32 = counter_2.x;
    var _S38 : u32 = counter_2.z;
    var _S39 : u32 = ((((mul_high_0(u32(3449720151), _S38)) ^ ((counter_2.y)))) ^ ((key_2.x)));
    var _S40 : u32 = ((((mul_high_0(u32(3528531795), _S37)) ^ ((counter_2.w)))) ^ ((key_2.y)));
    const _S41 : vec2<u32> = vec2<u32>(u32(2654435769), u32(3144134277));
    var k_0 : vec2<u32> = key_2 + _S41;
    var _S42 : u32 = ((((mul_high_0(u32(3449720151), _S40)) ^ ((u32(3449720151) * _S38)))) ^ ((k_0.x)));
    var _S43 : u32 = ((((mul_high_0(u32(3528531795), _S39)) ^ ((u32(3528531795) * _S37)))) ^ ((k_0.y)));
    var k_1 : vec2<u32> = k_0 + _S41;
    var _S44 : u32 = ((((mul_high_0(u32(3449720151), _S43)) ^ ((u32(3449720151) * _S40)))) ^ ((k_1.x)));
    var _S45 : u32 = ((((mul_high_0(u32(3528531795), _S42)) ^ ((u32(3528531795) * _S39)))) ^ ((k_1.y)));
    var k_2 : vec2<u32> = k_1 + _S41;
    var _S46 : u32 = ((((mul_high_0(u32(3449720151), _S45)) ^ ((u32(3449720151) * _S43)))) ^ ((k_2.x)));
    var _S47 : u32 = ((((mul_high_0(u32(3528531795), _S44)) ^ ((u32(3528531795) * _S42)))) ^ ((k_2.y)));
    var k_3 : vec2<u32> = k_2 + _S41;
    var _S48 : u32 = ((((mul_high_0(u32(3449720151), _S47)) ^ ((u32(3449720151) * _S45)))) ^ ((k_3.x)));
    var _S49 : u32 = ((((mul_high_0(u32(3528531795), _S46)) ^ ((u32(3528531795) * _S44)))) ^ ((k_3.y)));
    var k_4 : vec2<u32> = k_3 + _S41;
    var _S50 : u32 = ((((mul_high_0(u32(3449720151), _S49)) ^ ((u32(3449720151) * _S47)))) ^ ((k_4.x)));
    var _S51 : u32 = ((((mul_high_0(u32(3528531795), _S48)) ^ ((u32(3528531795) * _S46)))) ^ ((k_4.y)));
    var k_5 : vec2<u32> = k_4 + _S41;
    var _S52 : u32 = ((((mul_high_0(u32(3449720151), _S51)) ^ ((u32(3449720151) * _S49)))) ^ ((k_5.x)));
    var _S53 : u32 = ((((mul_high_0(u32(3528531795), _S50)) ^ ((u32(3528531795) * _S48)))) ^ ((k_5.y)));
    var k_6 : vec2<u32> = k_5 + _S41;
    var _S54 : u32 = ((((mul_high_0(u32(3449720151), _S53)) ^ ((u32(3449720151) * _S51)))) ^ ((k_6.x)));
    var _S55 : u32 = ((((mul_high_0(u32(3528531795), _S52)) ^ ((u32(3528531795) * _S50)))) ^ ((k_6.y)));
    var k_7 : vec2<u32> = k_6 + _S41;
    var _S56 : u32 = ((((mul_high_0(u32(3449720151), _S55)) ^ ((u32(3449720151) * _S53)))) ^ ((k_7.x)));
    var _S57 : u32 = ((((mul_high_0(u32(3528531795), _S54)) ^ ((u32(3528531795) * _S52)))) ^ ((k_7.y)));
    var k_8 : vec2<u32> = k_7 + _S41;
    return vec4<u32>(((((mul_high_0(u32(3449720151), _S57)) ^ ((u32(3449720151) * _S55)))) ^ ((k_8.x))), u32(3449720151) * _S57, ((((mul_high_0(u32(3528531795), _S56)) ^ ((u32(3528531795) * _S54)))) ^ ((k_8.y))), u32(3528531795) * _S56);
}

fn unit_0( word_2 : u32) -> f32
{
    return f32((word_2 >> (u32(8)))) * 5.9604644775390625e-08f;
}

fn units_0( words_0 : vec4<u32>) -> vec4<f32>
{
    return vec4<f32>(unit_0(words_0.x), unit_0(words_0.y), unit_0(words_0.z), unit_0(words_0.w));
}

fn film_of_cells_0( u_1 : vec2<f32>) -> vec2<f32>
{
    if((run_0.path_0.occupied_0) == u32(0))
    {
        return u_1;
    }
    var place_4 : f32 = u_1.x * f32(run_0.path_0.occupied_0);
    var _S58 : u32 = min(u32(place_4), run_0.path_0.occupied_0 - u32(1));
    var tile_0 : u32 = atomicLoad(&(cells_0[run_0.path_0.tiles_0.x * run_0.path_0.tiles_0.y + _S58]));
    var _S59 : u32 = tile_0 % run_0.path_0.tiles_0.x;
    var _S60 : f32 = f32(_S59);
    var _S61 : u32 = tile_0 / run_0.path_0.tiles_0.x;
    return min((vec2<f32>(_S60, f32(_S61)) + vec2<f32>(place_4 - f32(_S58), u_1.y)) / vec2<f32>(run_0.path_0.tiles_0), vec2<f32>(0.99999994039535522f));
}

fn draw_afresh_0( chain_6 : u32,  slot_1 : u32,  stream_0 : vec3<u32>)
{
    var j_1 : u32 = u32(0);
    for(;;)
    {
        if(j_1 < (run_0.path_0.dimension_0))
        {
        }
        else
        {
            break;
        }
        var u_2 : vec4<f32> = units_0(philox_0(key_1(), vec4<u32>(u32(2) + j_1 / u32(4), stream_0)));
        if(j_1 == u32(0))
        {
            var _S62 : vec2<f32> = film_of_cells_0(u_2.xy);
            u_2.x = _S62.x;
            u_2.y = _S62.y;
        }
        if(j_1 < (run_0.path_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_1, j_1, chain_6)] = u_2[u32(0)];
        }
        var _S63 : u32 = j_1 + u32(1);
        if(_S63 < (run_0.path_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_1, _S63, chain_6)] = u_2[u32(1)];
        }
        var _S64 : u32 = j_1 + u32(2);
        if(_S64 < (run_0.path_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_1, _S64, chain_6)] = u_2[u32(2)];
        }
        var _S65 : u32 = j_1 + u32(3);
        if(_S65 < (run_0.path_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_1, _S65, chain_6)] = u_2[u32(3)];
        }
        j_1 = j_1 + u32(4);
    }
    return;
}

fn cos_sin_turns_0( w_0 : u32) -> vec2<f32>
{
    var quarter_0 : u32 = ((w_0 + u32(536870912)) >> (u32(30)));
    var t_0 : f32 = f32(i32(w_0 - ((quarter_0 << (u32(30)))))) * 1.46291811997656396e-09f;
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

fn step_normals_0( chain_7 : u32,  step_2 : u32,  coordinate_1 : u32) -> vec4<f32>
{
    return normals_0(philox_0(key_1(), vec4<u32>(u32(2) + coordinate_1 / u32(4), chain_7, step_2, u32(2))));
}

fn wrap_0( x_2 : f32) -> f32
{
    var w_1 : f32 = x_2 - floor(x_2);
    var _S66 : f32;
    if(w_1 < 1.0f)
    {
        _S66 = w_1;
    }
    else
    {
        _S66 = 0.0f;
    }
    return _S66;
}

fn Mala_propose_0( chain_8 : ptr<function, Chain_0>,  step_3 : u32)
{
    var _S67 : u32 = Chain_slot_0((*chain_8));
    var _S68 : u32 = Chain_other_slot_0((*chain_8));
    var _S69 : f32 = drift_factor_0((*chain_8).state_0.score_squared_0);
    (*chain_8).state_0.memory_0 = 0.0f;
    var j_2 : u32 = u32(0);
    for(;;)
    {
        if(j_2 < (run_0.path_0.dimension_0))
        {
        }
        else
        {
            break;
        }
        var _S70 : vec4<f32> = step_normals_0((*chain_8).index_0, step_3, j_2);
        if(j_2 < (run_0.path_0.dimension_0))
        {
            var place_5 : u32 = stored_index_0(_S67, j_2, (*chain_8).index_0);
            coordinates_0[stored_index_0(_S68, j_2, (*chain_8).index_0)] = wrap_0(coordinates_0[place_5] + _S69 * scores_0[place_5] + run_0.method_0.sd_0 * _S70[u32(0)]);
            (*chain_8).state_0.memory_0 = (*chain_8).state_0.memory_0 + _S70[u32(0)] * _S70[u32(0)];
        }
        var _S71 : u32 = j_2 + u32(1);
        if(_S71 < (run_0.path_0.dimension_0))
        {
            var place_6 : u32 = stored_index_0(_S67, _S71, (*chain_8).index_0);
            coordinates_0[stored_index_0(_S68, _S71, (*chain_8).index_0)] = wrap_0(coordinates_0[place_6] + _S69 * scores_0[place_6] + run_0.method_0.sd_0 * _S70[u32(1)]);
            (*chain_8).state_0.memory_0 = (*chain_8).state_0.memory_0 + _S70[u32(1)] * _S70[u32(1)];
        }
        var _S72 : u32 = j_2 + u32(2);
        if(_S72 < (run_0.path_0.dimension_0))
        {
            var place_7 : u32 = stored_index_0(_S67, _S72, (*chain_8).index_0);
            coordinates_0[stored_index_0(_S68, _S72, (*chain_8).index_0)] = wrap_0(coordinates_0[place_7] + _S69 * scores_0[place_7] + run_0.method_0.sd_0 * _S70[u32(2)]);
            (*chain_8).state_0.memory_0 = (*chain_8).state_0.memory_0 + _S70[u32(2)] * _S70[u32(2)];
        }
        var _S73 : u32 = j_2 + u32(3);
        if(_S73 < (run_0.path_0.dimension_0))
        {
            var place_8 : u32 = stored_index_0(_S67, _S73, (*chain_8).index_0);
            coordinates_0[stored_index_0(_S68, _S73, (*chain_8).index_0)] = wrap_0(coordinates_0[place_8] + _S69 * scores_0[place_8] + run_0.method_0.sd_0 * _S70[u32(3)]);
            (*chain_8).state_0.memory_0 = (*chain_8).state_0.memory_0 + _S70[u32(3)] * _S70[u32(3)];
        }
        j_2 = j_2 + u32(4);
    }
    return;
}

fn Evolve_propose_0( this_12 : ptr<function, Evolve_0>)
{
    if(((*this_12).chain_0.state_0.step_0) >= (run_0.dispatch_0.first_step_0 + run_0.dispatch_0.steps_0))
    {
        count_brightness_0((*this_12).chain_0.index_0, (*this_12).chain_0.state_0.brightness_top_0, (*this_12).chain_0.state_0.brightness_bottom_0);
        const _S74 : vec2<u32> = vec2<u32>(u32(0), u32(0));
        (*this_12).chain_0.state_0.brightness_top_0 = _S74;
        (*this_12).chain_0.state_0.brightness_bottom_0 = _S74;
        var _S75 : Chain_0 = (*this_12).chain_0;
        Chain_put_0(&(_S75), u32(32), false);
        (*this_12).chain_0 = _S75;
        return;
    }
    (*this_12).chain_0.state_0.step_0 = (*this_12).chain_0.state_0.step_0 + u32(1);
    var _S76 : Chain_0 = (*this_12).chain_0;
    Chain_put_0(&(_S76), u32(32), true);
    (*this_12).chain_0 = _S76;
    var choices_2 : vec4<u32> = philox_0(key_1(), vec4<u32>(u32(0), (*this_12).chain_0.index_0, (*this_12).chain_0.state_0.step_0, u32(2)));
    var large_0 : bool;
    if((run_0.method_0.global_dynamics_0) == u32(0))
    {
        large_0 = (choice_0(choices_2.w)) < (run_0.method_0.large_step_0);
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
        large_0 = !Chain_has_0((*this_12).chain_0, u32(1));
    }
    var _S77 : Chain_0 = (*this_12).chain_0;
    Chain_put_0(&(_S77), u32(16), large_0);
    (*this_12).chain_0 = _S77;
    if(Chain_has_0(_S77, u32(16)))
    {
        draw_afresh_0((*this_12).chain_0.index_0, Chain_other_slot_0((*this_12).chain_0), vec3<u32>((*this_12).chain_0.index_0, (*this_12).chain_0.state_0.step_0, u32(2)));
    }
    else
    {
        var _S78 : Chain_0 = (*this_12).chain_0;
        Mala_propose_0(&(_S78), (*this_12).chain_0.state_0.step_0);
        (*this_12).chain_0 = _S78;
    }
    return;
}

fn counted_1( counter_3 : u32) -> vec2<u32>
{
    var _S79 : u32 = u32(2) * counter_3;
    var _S80 : u32 = atomicLoad(&(counters_0[_S79]));
    var _S81 : u32 = atomicLoad(&(counters_0[_S79 + u32(1)]));
    return vec2<u32>(_S80, _S81);
}

fn wide_to_float_0( a_4 : vec2<u32>) -> f32
{
    return f32(a_4.y) * 4.294967296e+09f + f32(a_4.x);
}

fn mean_of_independent_0( others_0 : vec2<f32>) -> f32
{
    var samples_0 : f32 = f32(run_0.method_0.bootstrap_0) + run_0.method_0.prior_samples_0 + others_0.y;
    var _S82 : vec2<u32> = counted_1(u32(14));
    var sum_0 : f32 = wide_to_float_0(_S82) * run_0.image_0.density_unit_0 + others_0.x;
    var _S83 : f32;
    if(samples_0 > 0.0f)
    {
        _S83 = (sum_0 + run_0.method_0.prior_samples_0 * run_0.method_0.prior_mean_0) / samples_0;
    }
    else
    {
        _S83 = 0.0f;
    }
    return _S83;
}

fn bootstrap_mean_0() -> f32
{
    var _S84 : f32 = mean_of_independent_0(vec2<f32>(0.0f));
    return _S84;
}

fn chain_square_scale_0() -> f32
{
    var p_bar_1 : f32 = bootstrap_mean_0();
    if((run_0.method_0.start_0) == u32(2))
    {
        return run_0.image_0.square_scale_0;
    }
    var _S85 : bool;
    if((run_0.method_0.global_dynamics_0) == u32(1))
    {
        _S85 = p_bar_1 > 0.0f;
    }
    else
    {
        _S85 = false;
    }
    if(_S85)
    {
        return 6.5536e+04f * (1.0f + run_0.method_0.tour_length_0) / p_bar_1;
    }
    return 2.384185791015625e-07f * run_0.image_0.film_scale_0;
}

fn plane_pixel_0( half_0 : u32,  plane_0 : u32,  pixel_4 : u32) -> u32
{
    return (half_0 * u32(4) + plane_0) * run_0.camera_0.width_0 * run_0.camera_0.height_0 + pixel_4;
}

fn luminance_0( rgb_0 : vec3<f32>) -> f32
{
    return dot(rgb_0, vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f));
}

fn deposit_square_0( pixel_5 : u32,  channel_0 : u32,  radiance_5 : vec3<f32>,  square_scale_1 : f32)
{
    var value_7 : f32 = luminance_0(radiance_5) * square_scale_1;
    film_add_0(u32(3) * pixel_5 + channel_0, wide_from_float_0(min(value_7 * value_7, 7.2057594037927936e+16f)));
    return;
}

fn deposit_term_0( pixel_6 : u32,  term_0 : u32,  radiance_6 : vec3<f32>,  square_scale_2 : f32)
{
    deposit_0(plane_pixel_0(u32(0), term_0, pixel_6), radiance_6);
    deposit_square_0(plane_pixel_0(u32(0), u32(3), pixel_6), term_0, radiance_6, square_scale_2);
    return;
}

fn deposit_with_neighbour_0( state_1 : ChainState_0,  neighbour_1 : Neighbour_0)
{
    var square_scale_3 : f32 = chain_square_scale_0();
    if((neighbour_1.pixel_1) == u32(4294967295))
    {
        deposit_term_0(state_1.pixel_0, u32(0), state_1.radiance_0 * vec3<f32>(neighbour_1.weight_0), square_scale_3);
        return;
    }
    var here_0 : f32 = abs(luminance_0(state_1.radiance_0));
    var _S86 : vec3<f32> = vec3<f32>((neighbour_1.weight_0 * here_0 / (here_0 + abs(luminance_0(neighbour_1.radiance_1)))));
    var own_0 : vec3<f32> = state_1.radiance_0 * _S86;
    var other_1 : vec3<f32> = neighbour_1.radiance_1 * _S86;
    deposit_term_0(state_1.pixel_0, u32(0), own_0, square_scale_3);
    deposit_term_0(neighbour_1.pixel_1, u32(0), other_1, square_scale_3);
    var forwards_0 : bool = (neighbour_1.direction_0) < u32(2);
    var _S87 : vec3<f32>;
    if(forwards_0)
    {
        _S87 = other_1 - own_0;
    }
    else
    {
        _S87 = own_0 - other_1;
    }
    var difference_1 : vec3<f32> = vec3<f32>(4.0f) * _S87;
    var _S88 : u32;
    if(forwards_0)
    {
        _S88 = state_1.pixel_0;
    }
    else
    {
        _S88 = neighbour_1.pixel_1;
    }
    deposit_term_0(_S88, u32(1) + (((neighbour_1.direction_0) & (u32(1)))), difference_1, square_scale_3);
    return;
}

fn settle_0( state_2 : ChainState_0,  neighbour_2 : ptr<function, Neighbour_0>)
{
    if(((*neighbour_2).weight_0) > 0.0f)
    {
        deposit_with_neighbour_0(state_2, (*neighbour_2));
    }
    (*neighbour_2).weight_0 = 0.0f;
    return;
}

struct StoredCoordinates_0
{
     chain_9 : u32,
     slot_2 : u32,
};

struct TracedPath_0
{
     radiance_7 : vec3<f32>,
     rays_0 : u32,
     vertices_0 : u32,
     lit_vertices_0 : u32,
     score_squared_3 : f32,
     bad_scores_0 : u32,
};

fn rows_of_0() -> u32
{
    return u32(4);
}

fn load_rows_0( _S89 : u32,  _S90 : u32,  _S91 : u32) -> TracedPath_0
{
    var rows_0 : array<vec4<u32>, i32(2)>;
    rows_0[i32(0)] = chain_states_0[_S89 * _S90 + _S91];
    rows_0[i32(1)] = chain_states_0[(_S89 + u32(1)) * _S90 + _S91];
    var _S92 : TracedPath_0 = TracedPath_0( vec3<f32>(bitcast<f32>(rows_0[u32(0)][u32(0)]), bitcast<f32>(rows_0[u32(0)][u32(1)]), bitcast<f32>(rows_0[u32(0)][u32(2)])), rows_0[u32(0)][u32(3)], rows_0[u32(1)][u32(0)], rows_0[u32(1)][u32(1)], bitcast<f32>(rows_0[u32(1)][u32(2)]), rows_0[u32(1)][u32(3)] );
    return _S92;
}

fn load_traced_path_0( chain_10 : u32) -> TracedPath_0
{
    return load_rows_0(rows_of_0(), run_0.method_0.chains_0, chain_10);
}

fn TracedPath_finite_0( this_13 : TracedPath_0) -> bool
{
    var _S93 : bool;
    if(is_finite_0(this_13.radiance_7.x))
    {
        _S93 = is_finite_0(this_13.radiance_7.y);
    }
    else
    {
        _S93 = false;
    }
    if(_S93)
    {
        _S93 = is_finite_0(this_13.radiance_7.z);
    }
    else
    {
        _S93 = false;
    }
    return _S93;
}

fn tally_path_0( rays_1 : u32,  vertices_1 : u32,  finite_0 : bool)
{
    tally_0(u32(1), u32(1));
    tally_0(u32(2), (rays_1 & (u32(65535))));
    tally_0(u32(3), (rays_1 >> (u32(16))));
    tally_0(u32(4), vertices_1);
    if(!finite_0)
    {
        tally_0(u32(5), u32(1));
    }
    return;
}

fn StoredCoordinates_get_0( this_14 : StoredCoordinates_0,  coordinate_2 : u32) -> f32
{
    return coordinates_0[stored_index_0(this_14.slot_2, coordinate_2, this_14.chain_9)];
}

fn StoredCoordinates_film_0( this_15 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_15, u32(0)), StoredCoordinates_get_0(this_15, u32(1)));
}

fn tile_word_0( film_1 : vec2<f32>) -> u32
{
    var tile_1 : vec2<u32> = min(vec2<u32>(film_1 * vec2<f32>(run_0.path_0.tiles_0)), run_0.path_0.tiles_0 - vec2<u32>(u32(1)));
    var _S94 : u32 = atomicLoad(&(cells_0[tile_1.y * run_0.path_0.tiles_0.x + tile_1.x]));
    return _S94;
}

fn density_of_0( radiance_8 : vec3<f32>,  film_2 : vec2<f32>) -> f32
{
    var size_0 : f32 = abs(luminance_0(radiance_8));
    if((run_0.path_0.occupied_0) == u32(0))
    {
        return size_0;
    }
    var _S95 : u32 = tile_word_0(film_2);
    return size_0 * (bitcast<f32>(((_S95 & (u32(4294967288))))));
}

fn pixel_of_0( film_uv_0 : vec2<f32>) -> u32
{
    return min(u32(film_uv_0.y * f32(run_0.camera_0.height_0)), run_0.camera_0.height_0 - u32(1)) * run_0.camera_0.width_0 + min(u32(film_uv_0.x * f32(run_0.camera_0.width_0)), run_0.camera_0.width_0 - u32(1));
}

fn Evolve_finish_0( this_16 : ptr<function, Evolve_0>)
{
    if((run_0.method_0.gradient_0) != u32(0))
    {
        var _S96 : Neighbour_0 = (*this_16).neighbour_0;
        settle_0((*this_16).chain_0.state_0, &(_S96));
        (*this_16).neighbour_0 = _S96;
    }
    var x_3 : StoredCoordinates_0;
    x_3.chain_9 = (*this_16).chain_0.index_0;
    x_3.slot_2 = Chain_other_slot_0((*this_16).chain_0);
    var traced_0 : TracedPath_0 = load_traced_path_0((*this_16).chain_0.index_0);
    var finite_1 : bool = TracedPath_finite_0(traced_0);
    tally_path_0(traced_0.rays_0, traced_0.vertices_0, finite_1);
    tally_0(u32(7), u32(1));
    if(!finite_1)
    {
        note_0(u32(17), u32(34), (*this_16).chain_0.index_0, (*this_16).chain_0.state_0.step_0);
    }
    var proposal_6 : Proposal_0;
    var _S97 : vec3<f32>;
    if(finite_1)
    {
        _S97 = traced_0.radiance_7;
    }
    else
    {
        _S97 = vec3<f32>(0.0f);
    }
    proposal_6.radiance_2 = _S97;
    var _S98 : f32 = density_of_0(_S97, StoredCoordinates_film_0(x_3));
    proposal_6.density_2 = _S98;
    proposal_6.pixel_2 = pixel_of_0(StoredCoordinates_film_0(x_3));
    proposal_6.score_squared_1 = traced_0.score_squared_3;
    if((traced_0.bad_scores_0) != u32(0))
    {
        tally_0(u32(6), traced_0.bad_scores_0);
    }
    var choices_3 : vec4<u32> = philox_0(key_1(), vec4<u32>(u32(0), (*this_16).chain_0.index_0, (*this_16).chain_0.state_0.step_0, u32(2)));
    if((run_0.method_0.global_dynamics_0) == u32(1))
    {
        Evolve_restore_step_0(&((*this_16)), proposal_6, choices_3);
    }
    else
    {
        Evolve_large_step_0(&((*this_16)), proposal_6, choices_3);
    }
    if(((*this_16).chain_0.state_0.density_0) == 0.0f)
    {
        tally_0(u32(12), u32(1));
    }
    return;
}

fn Evolve_x24init_0( chain_11 : Chain_0,  neighbour_3 : Neighbour_0,  odds_per_density_1 : f32,  brightness_scale_1 : f32) -> Evolve_0
{
    var _S99 : Evolve_0;
    _S99.chain_0 = chain_11;
    _S99.neighbour_0 = neighbour_3;
    _S99.odds_per_density_0 = odds_per_density_1;
    _S99.brightness_scale_0 = brightness_scale_1;
    return _S99;
}

fn reset_queues_0()
{
    atomicStore(&(counters_0[u32(0)]), u32(0));
    atomicStore(&(counters_0[u32(1)]), u32(0));
    atomicStore(&(counters_0[u32(262)]), u32(0));
    return;
}

fn begin_tally_0( thread_0 : u32)
{
    if(thread_0 < u32(16))
    {
        atomicStore(&(local_counters_0[thread_0]), u32(0));
    }
    workgroupBarrier();
    return;
}

fn ChainState_x24init_0( radiance_9 : vec3<f32>,  density_4 : f32,  pixel_7 : u32,  flags_1 : u32,  tour_length_2 : u32,  start_weight_1 : f32,  refused_1 : u32,  score_squared_4 : f32,  step_4 : u32,  memory_1 : f32,  brightness_top_1 : vec2<u32>,  brightness_bottom_1 : vec2<u32>) -> ChainState_0
{
    var _S100 : ChainState_0;
    _S100.radiance_0 = radiance_9;
    _S100.density_0 = density_4;
    _S100.pixel_0 = pixel_7;
    _S100.flags_0 = flags_1;
    _S100.tour_length_1 = tour_length_2;
    _S100.start_weight_0 = start_weight_1;
    _S100.refused_0 = refused_1;
    _S100.score_squared_0 = score_squared_4;
    _S100.step_0 = step_4;
    _S100.memory_0 = memory_1;
    _S100.brightness_top_0 = brightness_top_1;
    _S100.brightness_bottom_0 = brightness_bottom_1;
    return _S100;
}

fn Chain_x24init_0( index_2 : u32,  state_3 : ChainState_0) -> Chain_0
{
    var _S101 : Chain_0;
    _S101.index_0 = index_2;
    _S101.state_0 = state_3;
    return _S101;
}

fn Neighbour_x24init_0( radiance_10 : vec3<f32>,  pixel_8 : u32,  weight_3 : f32,  direction_1 : u32,  padding0_3 : u32,  padding1_3 : u32) -> Neighbour_0
{
    var _S102 : Neighbour_0;
    _S102.radiance_1 = radiance_10;
    _S102.pixel_1 = pixel_8;
    _S102.weight_0 = weight_3;
    _S102.direction_0 = direction_1;
    _S102.padding0_2 = padding0_3;
    _S102.padding1_2 = padding1_3;
    return _S102;
}

fn odds_per_ratio_1() -> f32
{
    var p_bar_2 : f32 = bootstrap_mean_0();
    var _S103 : f32;
    if(p_bar_2 > 0.0f)
    {
        _S103 = run_0.method_0.tour_length_0 / p_bar_2;
    }
    else
    {
        _S103 = 0.0f;
    }
    return _S103;
}

fn brightness_scale_2() -> f32
{
    var p_bar_3 : f32 = bootstrap_mean_0();
    var _S104 : bool;
    if((run_0.method_0.global_dynamics_0) == u32(1))
    {
        _S104 = p_bar_3 > 0.0f;
    }
    else
    {
        _S104 = false;
    }
    var _S105 : f32;
    if(_S104)
    {
        _S105 = 2.62144e+05f * (1.0f + run_0.method_0.tour_length_0) / p_bar_3;
    }
    else
    {
        _S105 = run_0.image_0.density_scale_0;
    }
    return _S105;
}

fn load_rows_1( _S106 : u32,  _S107 : u32,  _S108 : u32) -> ChainState_0
{
    var rows_1 : array<vec4<u32>, i32(4)>;
    rows_1[i32(0)] = chain_states_0[_S106 * _S107 + _S108];
    rows_1[i32(1)] = chain_states_0[(_S106 + u32(1)) * _S107 + _S108];
    rows_1[i32(2)] = chain_states_0[(_S106 + u32(2)) * _S107 + _S108];
    rows_1[i32(3)] = chain_states_0[(_S106 + u32(3)) * _S107 + _S108];
    var _S109 : ChainState_0 = ChainState_0( vec3<f32>(bitcast<f32>(rows_1[u32(0)][u32(0)]), bitcast<f32>(rows_1[u32(0)][u32(1)]), bitcast<f32>(rows_1[u32(0)][u32(2)])), bitcast<f32>(rows_1[u32(0)][u32(3)]), rows_1[u32(1)][u32(0)], rows_1[u32(1)][u32(1)], rows_1[u32(1)][u32(2)], bitcast<f32>(rows_1[u32(1)][u32(3)]), rows_1[u32(2)][u32(0)], bitcast<f32>(rows_1[u32(2)][u32(1)]), rows_1[u32(2)][u32(2)], bitcast<f32>(rows_1[u32(2)][u32(3)]), vec2<u32>(rows_1[u32(3)][u32(0)], rows_1[u32(3)][u32(1)]), vec2<u32>(rows_1[u32(3)][u32(2)], rows_1[u32(3)][u32(3)]) );
    return _S109;
}

fn load_chain_0( index_3 : u32) -> Chain_0
{
    var chain_12 : Chain_0;
    chain_12.index_0 = index_3;
    chain_12.state_0 = load_rows_1(u32(0), run_0.method_0.chains_0, index_3);
    return chain_12;
}

fn rows_of_1() -> u32
{
    return u32(2);
}

fn neighbour_row_0() -> u32
{
    return rows_of_0() + rows_of_1();
}

fn load_rows_2( _S110 : u32,  _S111 : u32,  _S112 : u32) -> Neighbour_0
{
    var rows_2 : array<vec4<u32>, i32(2)>;
    rows_2[i32(0)] = chain_states_0[_S110 * _S111 + _S112];
    rows_2[i32(1)] = chain_states_0[(_S110 + u32(1)) * _S111 + _S112];
    var _S113 : Neighbour_0 = Neighbour_0( vec3<f32>(bitcast<f32>(rows_2[u32(0)][u32(0)]), bitcast<f32>(rows_2[u32(0)][u32(1)]), bitcast<f32>(rows_2[u32(0)][u32(2)])), rows_2[u32(0)][u32(3)], bitcast<f32>(rows_2[u32(1)][u32(0)]), rows_2[u32(1)][u32(1)], rows_2[u32(1)][u32(2)], rows_2[u32(1)][u32(3)] );
    return _S113;
}

fn load_neighbour_0( chain_13 : u32) -> Neighbour_0
{
    return load_rows_2(neighbour_row_0(), run_0.method_0.chains_0, chain_13);
}

fn store_rows_0( _S114 : u32,  _S115 : u32,  _S116 : u32,  _S117 : ChainState_0)
{
    var _S118 : vec4<u32> = vec4<u32>(_S117.pixel_0, _S117.flags_0, _S117.tour_length_1, bitcast<u32>(_S117.start_weight_0));
    var _S119 : vec4<u32> = vec4<u32>(_S117.refused_0, bitcast<u32>(_S117.score_squared_0), _S117.step_0, bitcast<u32>(_S117.memory_0));
    var _S120 : vec4<u32> = vec4<u32>(_S117.brightness_top_0[u32(0)], _S117.brightness_top_0[u32(1)], _S117.brightness_bottom_0[u32(0)], _S117.brightness_bottom_0[u32(1)]);
    chain_states_0[_S114 * _S115 + _S116] = vec4<u32>(bitcast<u32>(_S117.radiance_0[u32(0)]), bitcast<u32>(_S117.radiance_0[u32(1)]), bitcast<u32>(_S117.radiance_0[u32(2)]), bitcast<u32>(_S117.density_0));
    chain_states_0[(_S114 + u32(1)) * _S115 + _S116] = _S118;
    chain_states_0[(_S114 + u32(2)) * _S115 + _S116] = _S119;
    chain_states_0[(_S114 + u32(3)) * _S115 + _S116] = _S120;
    return;
}

fn store_chain_0( chain_14 : Chain_0)
{
    store_rows_0(u32(0), run_0.method_0.chains_0, chain_14.index_0, chain_14.state_0);
    return;
}

fn store_rows_1( _S121 : u32,  _S122 : u32,  _S123 : u32,  _S124 : Neighbour_0)
{
    var _S125 : vec4<u32> = vec4<u32>(bitcast<u32>(_S124.weight_0), _S124.direction_0, _S124.padding0_2, _S124.padding1_2);
    chain_states_0[_S121 * _S122 + _S123] = vec4<u32>(bitcast<u32>(_S124.radiance_1[u32(0)]), bitcast<u32>(_S124.radiance_1[u32(1)]), bitcast<u32>(_S124.radiance_1[u32(2)]), _S124.pixel_1);
    chain_states_0[(_S121 + u32(1)) * _S122 + _S123] = _S125;
    return;
}

fn store_neighbour_0( chain_15 : u32,  neighbour_4 : Neighbour_0)
{
    store_rows_1(neighbour_row_0(), run_0.method_0.chains_0, chain_15, neighbour_4);
    return;
}

fn end_tally_0( thread_1 : u32)
{
    workgroupBarrier();
    var _S126 : bool;
    if(thread_1 > u32(0))
    {
        _S126 = thread_1 < u32(13);
    }
    else
    {
        _S126 = false;
    }
    if(_S126)
    {
        var value_8 : u32 = atomicLoad(&(local_counters_0[thread_1]));
        if(value_8 != u32(0))
        {
            count_up_0(thread_1, vec2<u32>(value_8, u32(0)));
        }
    }
    if(thread_1 == u32(13))
    {
        var value_9 : u32 = atomicLoad(&(local_counters_0[thread_1]));
        if(value_9 != u32(0))
        {
            var _S127 : u32 = atomicMax(&(counters_0[u32(26)]), value_9);
        }
    }
    if(thread_1 == u32(14))
    {
        var _S128 : u32 = atomicLoad(&(local_counters_0[u32(14)]));
        var _S129 : u32 = atomicLoad(&(local_counters_0[u32(15)]));
        count_up_0(u32(15), vec2<u32>(_S128, _S129));
    }
    return;
}

fn evolve_0( thread_2 : u32,  lane_0 : u32)
{
    if(lane_0 == u32(0))
    {
        reset_queues_0();
    }
    begin_tally_0(thread_2);
    var _S130 : vec3<f32> = vec3<f32>(0.0f);
    var _S131 : vec2<u32> = vec2<u32>(u32(0));
    var job_0 : Evolve_0 = Evolve_x24init_0(Chain_x24init_0(u32(0), ChainState_x24init_0(_S130, 0.0f, u32(0), u32(0), u32(0), 0.0f, u32(0), 0.0f, u32(0), 0.0f, _S131, _S131)), Neighbour_x24init_0(_S130, u32(0), 0.0f, u32(0), u32(0), u32(0)), 0.0f, 0.0f);
    var _S132 : f32 = odds_per_ratio_1();
    job_0.odds_per_density_0 = _S132;
    var _S133 : f32 = brightness_scale_2();
    job_0.brightness_scale_0 = _S133;
    var index_4 : u32 = lane_0;
    for(;;)
    {
        if(index_4 < (run_0.method_0.chains_0))
        {
        }
        else
        {
            break;
        }
        job_0.chain_0 = load_chain_0(index_4);
        if((run_0.method_0.gradient_0) != u32(0))
        {
            job_0.neighbour_0 = load_neighbour_0(index_4);
        }
        if(Chain_has_0(job_0.chain_0, u32(32)))
        {
            Evolve_finish_0(&(job_0));
        }
        Evolve_propose_0(&(job_0));
        store_chain_0(job_0.chain_0);
        if((run_0.method_0.gradient_0) != u32(0))
        {
            store_neighbour_0(index_4, job_0.neighbour_0);
        }
        index_4 = index_4 + run_0.dispatch_0.lanes_0;
    }
    end_tally_0(thread_2);
    return;
}

@compute
@workgroup_size(64, 1, 1)
fn evolve_mala(@builtin(local_invocation_index) thread_3 : u32, @builtin(global_invocation_id) id_0 : vec3<u32>)
{
    evolve_0(thread_3, id_0.x);
    return;
}

