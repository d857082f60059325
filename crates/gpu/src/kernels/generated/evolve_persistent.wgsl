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

@binding(8) @group(1) var<storage, read_write> velocities_0 : array<f32>;

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

struct Queue_0
{
     taken_0 : u32,
};

struct Evolve_0
{
     chain_0 : Chain_0,
     queue_0 : Queue_0,
     lane_0 : u32,
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
    var _S1 : f32;
    if((run_0.start_0) == u32(2))
    {
        _S1 = this_0.chain_0.start_weight_0;
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

fn wide_add_0( a_1 : vec2<u32>,  b_1 : vec2<u32>) -> vec2<u32>
{
    var _S3 : u32 = a_1.x;
    var low_0 : u32 = _S3 + b_1.x;
    var _S4 : u32 = a_1.y + b_1.y;
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
    (*this_2).brightness_top_0 = wide_add_0((*this_2).brightness_top_0, wide_from_float_0(top_0 * run_0.density_scale_0));
    (*this_2).brightness_bottom_0 = wide_add_0((*this_2).brightness_bottom_0, wide_from_float_0(bottom_0 * 1.6777216e+07f));
    return;
}

fn Persistent_unadjusted_0() -> bool
{
    return false;
}

fn Persistent_log_ratio_0( chain_1 : Chain_0,  proposal_1 : Proposal_0) -> f32
{
    return 0.0f;
}

fn choice_0( word_0 : u32) -> f32
{
    return (f32(word_0) + 0.5f) * 2.32830643653869629e-10f;
}

var<workgroup> local_counters_0 : array<atomic<u32>, i32(14)>;

fn tally_0( counter_0 : u32,  value_1 : u32)
{
    var _S6 : u32 = atomicAdd(&(local_counters_0[counter_0]), value_1);
    return;
}

fn Evolve_take_0( this_3 : ptr<function, Evolve_0>,  proposal_2 : Proposal_0)
{
    (*this_3).chain_0.density_0 = proposal_2.density_2;
    (*this_3).chain_0.light_0 = proposal_2.light_1;
    (*this_3).chain_0.pixel_0 = proposal_2.pixel_1;
    (*this_3).chain_0.score_squared_0 = proposal_2.score_squared_1;
    (*this_3).chain_0.flags_1 = (((*this_3).chain_0.flags_1) ^ (u32(2)));
    return;
}

fn Evolve_step_number_0( this_4 : Evolve_0) -> u32
{
    return run_0.first_step_0 + this_4.step_0;
}

fn note_0( length_counter_0 : u32,  list_0 : u32,  chain_2 : u32,  step_1 : u32)
{
    var place_0 : u32 = atomicAdd(&(counters_0[u32(2) * length_counter_0]), u32(1));
    if(place_0 < u32(16))
    {
        var _S7 : u32 = u32(2) * (list_0 + place_0);
        atomicStore(&(counters_0[_S7]), chain_2);
        atomicStore(&(counters_0[_S7 + u32(1)]), step_1);
    }
    return;
}

fn Chain_put_0( this_5 : ptr<function, Chain_0>,  flag_0 : u32,  value_2 : bool)
{
    var _S8 : u32;
    if(value_2)
    {
        _S8 = (((*this_5).flags_1) | (flag_0));
    }
    else
    {
        _S8 = (((*this_5).flags_1) & ((~flag_0)));
    }
    (*this_5).flags_1 = _S8;
    return;
}

fn Persistent_decided_0( chain_3 : ptr<function, Chain_0>,  accepted_0 : bool)
{
    Chain_put_0(&((*chain_3)), u32(8), !accepted_0);
    return;
}

fn Chain_put_1( this_6 : ptr<function, Chain_0>,  flag_1 : u32,  value_3 : bool)
{
    var _S9 : u32;
    if(value_3)
    {
        _S9 = (((*this_6).flags_1) | (flag_1));
    }
    else
    {
        _S9 = (((*this_6).flags_1) & ((~flag_1)));
    }
    (*this_6).flags_1 = _S9;
    return;
}

fn Evolve_decide_0( this_7 : ptr<function, Evolve_0>,  proposal_3 : Proposal_0,  word_1 : u32,  accepted_1 : ptr<function, bool>) -> f32
{
    var probability_0 : f32;
    if((*this_7).fresh_0)
    {
        probability_0 = Evolve_acceptance_0((*this_7), proposal_3, 0.0f);
    }
    else
    {
        if(!Persistent_unadjusted_0())
        {
            probability_0 = Evolve_acceptance_0((*this_7), proposal_3, Persistent_log_ratio_0((*this_7).chain_0, proposal_3));
        }
        else
        {
            probability_0 = 1.0f;
        }
    }
    var _S10 : bool;
    if(probability_0 >= 1.0f)
    {
        _S10 = true;
    }
    else
    {
        _S10 = (choice_0(word_1)) < probability_0;
    }
    (*accepted_1) = _S10;
    tally_0(u32(8), u32(1));
    if(_S10)
    {
        tally_0(u32(9), u32(1));
        Evolve_take_0(&((*this_7)), proposal_3);
        (*this_7).chain_0.refused_0 = u32(0);
    }
    else
    {
        var _S11 : u32 = (*this_7).chain_0.refused_0 + u32(1);
        (*this_7).chain_0.refused_0 = _S11;
        if(_S11 == u32(1001))
        {
            note_0(u32(15), u32(17), (*this_7).chain_0.index_1, Evolve_step_number_0((*this_7)));
        }
    }
    if(!(*this_7).fresh_0)
    {
        var _S12 : Chain_0 = (*this_7).chain_0;
        Persistent_decided_0(&(_S12), (*accepted_1));
        (*this_7).chain_0 = _S12;
    }
    else
    {
        if((*accepted_1))
        {
            var _S13 : Chain_0 = (*this_7).chain_0;
            Chain_put_1(&(_S13), u32(4), true);
            (*this_7).chain_0 = _S13;
        }
    }
    return probability_0;
}

fn Chain_has_0( this_8 : Chain_0,  flag_2 : u32) -> bool
{
    return (((this_8.flags_1) & (flag_2))) != u32(0);
}

fn film_add_0( place_1 : u32,  value_4 : vec2<u32>)
{
    var _S14 : vec2<u32> = value_4;
    if((value_4.x) != u32(0))
    {
        var before_0 : u32 = atomicAdd(&(film_0[u32(2) * place_1]), _S14.x);
        if((before_0 + _S14.x) < before_0)
        {
            _S14[i32(1)] = _S14[i32(1)] + u32(1);
        }
    }
    if((_S14.y) != u32(0))
    {
        var _S15 : u32 = atomicAdd(&(film_0[u32(2) * place_1 + u32(1)]), _S14.y);
    }
    return;
}

fn deposit_0( pixel_2 : u32,  light_2 : vec3<f32>)
{
    var scaled_0 : vec3<f32> = light_2 * vec3<f32>(run_0.film_scale_0);
    var _S16 : u32 = u32(3) * pixel_2;
    film_add_0(_S16, wide_from_float_0(scaled_0.x));
    film_add_0(_S16 + u32(1), wide_from_float_0(scaled_0.y));
    film_add_0(_S16 + u32(2), wide_from_float_0(scaled_0.z));
    return;
}

fn Evolve_large_step_0( this_9 : ptr<function, Evolve_0>,  proposal_4 : Proposal_0,  choices_0 : vec4<u32>)
{
    if(!Chain_has_0((*this_9).chain_0, u32(1)))
    {
        Evolve_take_0(&((*this_9)), proposal_4);
        var _S17 : Chain_0 = (*this_9).chain_0;
        Chain_put_1(&(_S17), u32(1), true);
        var _S18 : Chain_0 = _S17;
        Chain_put_1(&(_S18), u32(4), true);
        (*this_9).chain_0 = _S18;
        (*this_9).chain_0.start_weight_0 = (*this_9).chain_0.density_0;
        (*this_9).chain_0.tour_length_1 = u32(1);
        (*this_9).chain_0.refused_0 = u32(0);
        Evolve_note_brightness_0(&((*this_9)), (*this_9).chain_0.density_0, 1.0f);
        deposit_0((*this_9).chain_0.pixel_0, (*this_9).chain_0.light_0 * vec3<f32>(Evolve_occupied_weight_0((*this_9), (*this_9).chain_0.density_0)));
        return;
    }
    if((*this_9).fresh_0)
    {
        Evolve_note_brightness_0(&((*this_9)), proposal_4.density_2, 1.0f);
    }
    var before_1 : Proposal_0;
    before_1.density_2 = (*this_9).chain_0.density_0;
    before_1.light_1 = (*this_9).chain_0.light_0;
    before_1.pixel_1 = (*this_9).chain_0.pixel_0;
    var accepted_2 : bool;
    var probability_1 : f32 = Evolve_decide_0(&((*this_9)), proposal_4, choices_0.x, &(accepted_2));
    (*this_9).chain_0.tour_length_1 = (*this_9).chain_0.tour_length_1 + u32(1);
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
            other_0 = before_1;
        }
        else
        {
            other_0 = proposal_4;
        }
        deposit_0(other_0.pixel_1, other_0.light_1 * vec3<f32>(((1.0f - chosen_0) * Evolve_occupied_weight_0((*this_9), other_0.density_2))));
    }
    else
    {
        chosen_0 = 1.0f;
    }
    deposit_0((*this_9).chain_0.pixel_0, (*this_9).chain_0.light_0 * vec3<f32>((chosen_0 * Evolve_occupied_weight_0((*this_9), (*this_9).chain_0.density_0))));
    return;
}

fn is_killed_0( choice_1 : f32,  odds_0 : f32) -> bool
{
    return (choice_1 * (1.0f + odds_0)) <= 1.0f;
}

fn ln_0( u_0 : f32) -> f32
{
    var offset_0 : u32 = (bitcast<u32>((u_0))) - u32(1060439283);
    var x_0 : f32 = (bitcast<f32>((((offset_0 & (u32(8388607)))) + u32(1060439283)))) - 1.0f;
    var square_0 : f32 = x_0 * x_0;
    return ((((((((0.07037683576345444f * x_0 - 0.11514610052108765f) * x_0 + 0.11676999181509018f) * x_0 - 0.12420140951871872f) * x_0 + 0.14249323308467865f) * x_0 - 0.16668057441711426f) * x_0 + 0.20000715553760529f) * x_0 - 0.24999994039535522f) * x_0 + 0.33333331346511841f) * x_0 * square_0 - 0.5f * square_0 + x_0 + f32((i32(offset_0) >> (u32(23)))) * 0.69314718246459961f;
}

fn Evolve_restore_step_0( this_10 : ptr<function, Evolve_0>,  proposal_5 : Proposal_0,  choices_1 : vec4<u32>)
{
    if((*this_10).fresh_0)
    {
        Evolve_take_0(&((*this_10)), proposal_5);
        var _S19 : Chain_0 = (*this_10).chain_0;
        Chain_put_1(&(_S19), u32(4), true);
        (*this_10).chain_0 = _S19;
        (*this_10).chain_0.refused_0 = u32(0);
        (*this_10).chain_0.tour_length_1 = u32(0);
        (*this_10).chain_0.start_weight_0 = (*this_10).odds_per_density_0 * (*this_10).chain_0.density_0;
        tally_0(u32(10), u32(1));
    }
    else
    {
        var accepted_3 : bool;
        var _S20 : f32 = Evolve_decide_0(&((*this_10)), proposal_5, choices_1.x, &(accepted_3));
    }
    var _S21 : u32 = (*this_10).chain_0.tour_length_1 + u32(1);
    (*this_10).chain_0.tour_length_1 = _S21;
    var _S22 : u32 = atomicMax(&(local_counters_0[u32(13)]), _S21);
    var odds_1 : f32 = (*this_10).odds_per_density_0 * (*this_10).chain_0.density_0;
    var kill_probability_0 : f32 = 1.0f / (1.0f + odds_1);
    var killed_0 : bool = is_killed_0(choice_0(choices_1.y), odds_1);
    var _S23 : bool = !killed_0;
    var _S24 : Chain_0 = (*this_10).chain_0;
    Chain_put_1(&(_S24), u32(1), _S23);
    (*this_10).chain_0 = _S24;
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
        if(((*this_10).chain_0.tour_length_1) == u32(1))
        {
            counted_0 = 1.0f;
        }
        else
        {
            counted_0 = 0.0f;
        }
    }
    if(((*this_10).chain_0.density_0) > 0.0f)
    {
        var weight_0 : f32 = held_0 * kill_probability_0;
        deposit_0((*this_10).chain_0.pixel_0, (*this_10).chain_0.light_0 * vec3<f32>(weight_0));
        Evolve_note_brightness_0(&((*this_10)), weight_0 * (*this_10).chain_0.density_0, counted_0);
    }
    else
    {
        Evolve_note_brightness_0(&((*this_10)), 0.0f, counted_0);
    }
    return;
}

struct StoredCoordinates_0
{
     chain_4 : u32,
     slot_0 : u32,
};

fn Chain_slot_0( this_11 : Chain_0) -> u32
{
    return ((((this_11.flags_1) & (u32(2)))) >> (u32(1)));
}

fn Chain_other_slot_0( this_12 : Chain_0) -> u32
{
    return u32(1) - Chain_slot_0(this_12);
}

fn Evolve_x_0( this_13 : Evolve_0) -> StoredCoordinates_0
{
    var coordinates_1 : StoredCoordinates_0;
    coordinates_1.chain_4 = this_13.chain_0.index_1;
    coordinates_1.slot_0 = Chain_other_slot_0(this_13.chain_0);
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

fn is_finite_0( x_1 : f32) -> bool
{
    return (((bitcast<u32>((x_1))) & (u32(2139095040)))) != u32(2139095040);
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

fn stored_index_0( slot_1 : u32,  coordinate_0 : u32,  chain_5 : u32) -> u32
{
    return (slot_1 * run_0.dimension_0 + coordinate_0) * run_0.chains_0 + chain_5;
}

fn StoredCoordinates_get_0( this_14 : StoredCoordinates_0,  coordinate_1 : u32) -> f32
{
    return coordinates_0[stored_index_0(this_14.slot_0, coordinate_1, this_14.chain_4)];
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

fn ScoreReport_x24init_0( bad_1 : u32,  norm_squared_1 : f32) -> ScoreReport_0
{
    var _S25 : ScoreReport_0;
    _S25.bad_0 = bad_1;
    _S25.norm_squared_0 = norm_squared_1;
    return _S25;
}

fn Value_finish_0( x_2 : StoredCoordinates_0,  density_3 : f32) -> ScoreReport_0
{
    return ScoreReport_x24init_0(u32(0), 0.0f);
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
    var middle_0 : u32 = a1_0 * b0_0 + (((a0_0 * b0_0) >> (u32(16))));
    return a1_0 * b1_0 + ((middle_0 >> (u32(16)))) + (((((middle_0 & (u32(65535)))) + a0_0 * b1_0) >> (u32(16))));
}

fn philox_0( key_1 : vec2<u32>,  counter_1 : vec4<u32>) -> vec4<u32>
{
    var _S26 : u32 = counter_1.x;
    var _S27 : u32 = counter_1.z;
    var _S28 : u32 = ((((mul_high_0(u32(3449720151), _S27)) ^ ((counter_1.y)))) ^ ((key_1.x)));
    var _S29 : u32 = ((((mul_high_0(u32(3528531795), _S26)) ^ ((counter_1.w)))) ^ ((key_1.y)));
    const _S30 : vec2<u32> = vec2<u32>(u32(2654435769), u32(3144134277));
    var k_0 : vec2<u32> = key_1 + _S30;
    var _S31 : u32 = ((((mul_high_0(u32(3449720151), _S29)) ^ ((u32(3449720151) * _S27)))) ^ ((k_0.x)));
    var _S32 : u32 = ((((mul_high_0(u32(3528531795), _S28)) ^ ((u32(3528531795) * _S26)))) ^ ((k_0.y)));
    var k_1 : vec2<u32> = k_0 + _S30;
    var _S33 : u32 = ((((mul_high_0(u32(3449720151), _S32)) ^ ((u32(3449720151) * _S29)))) ^ ((k_1.x)));
    var _S34 : u32 = ((((mul_high_0(u32(3528531795), _S31)) ^ ((u32(3528531795) * _S28)))) ^ ((k_1.y)));
    var k_2 : vec2<u32> = k_1 + _S30;
    var _S35 : u32 = ((((mul_high_0(u32(3449720151), _S34)) ^ ((u32(3449720151) * _S32)))) ^ ((k_2.x)));
    var _S36 : u32 = ((((mul_high_0(u32(3528531795), _S33)) ^ ((u32(3528531795) * _S31)))) ^ ((k_2.y)));
    var k_3 : vec2<u32> = k_2 + _S30;
    var _S37 : u32 = ((((mul_high_0(u32(3449720151), _S36)) ^ ((u32(3449720151) * _S34)))) ^ ((k_3.x)));
    var _S38 : u32 = ((((mul_high_0(u32(3528531795), _S35)) ^ ((u32(3528531795) * _S33)))) ^ ((k_3.y)));
    var k_4 : vec2<u32> = k_3 + _S30;
    var _S39 : u32 = ((((mul_high_0(u32(3449720151), _S38)) ^ ((u32(3449720151) * _S36)))) ^ ((k_4.x)));
    var _S40 : u32 = ((((mul_high_0(u32(3528531795), _S37)) ^ ((u32(3528531795) * _S35)))) ^ ((k_4.y)));
    var k_5 : vec2<u32> = k_4 + _S30;
    var _S41 : u32 = ((((mul_high_0(u32(3449720151), _S40)) ^ ((u32(3449720151) * _S38)))) ^ ((k_5.x)));
    var _S42 : u32 = ((((mul_high_0(u32(3528531795), _S39)) ^ ((u32(3528531795) * _S37)))) ^ ((k_5.y)));
    var k_6 : vec2<u32> = k_5 + _S30;
    var _S43 : u32 = ((((mul_high_0(u32(3449720151), _S42)) ^ ((u32(3449720151) * _S40)))) ^ ((k_6.x)));
    var _S44 : u32 = ((((mul_high_0(u32(3528531795), _S41)) ^ ((u32(3528531795) * _S39)))) ^ ((k_6.y)));
    var k_7 : vec2<u32> = k_6 + _S30;
    var _S45 : u32 = ((((mul_high_0(u32(3449720151), _S44)) ^ ((u32(3449720151) * _S42)))) ^ ((k_7.x)));
    var _S46 : u32 = ((((mul_high_0(u32(3528531795), _S43)) ^ ((u32(3528531795) * _S41)))) ^ ((k_7.y)));
    var k_8 : vec2<u32> = k_7 + _S30;
    return vec4<u32>(((((mul_high_0(u32(3449720151), _S46)) ^ ((u32(3449720151) * _S44)))) ^ ((k_8.x))), u32(3449720151) * _S46, ((((mul_high_0(u32(3528531795), _S45)) ^ ((u32(3528531795) * _S43)))) ^ ((k_8.y))), u32(3528531795) * _S45);
}

fn Evolve_finish_0( this_16 : ptr<function, Evolve_0>,  path_1 : Path_0)
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
        note_0(u32(16), u32(33), (*this_16).chain_0.index_1, Evolve_step_number_0((*this_16)));
    }
    var _S47 : vec3<f32>;
    if(finite_1)
    {
        _S47 = path_1.total_0;
    }
    else
    {
        _S47 = vec3<f32>(0.0f);
    }
    proposal_6.light_1 = _S47;
    var _S48 : f32 = luminance_0(_S47);
    proposal_6.density_2 = _S48;
    proposal_6.pixel_1 = pixel_of_0(StoredCoordinates_film_0(Evolve_x_0((*this_16))));
    var _S49 : ScoreReport_0 = Value_finish_0(Evolve_x_0((*this_16)), _S48);
    proposal_6.score_squared_1 = _S49.norm_squared_0;
    if((_S49.bad_0) != u32(0))
    {
        tally_0(u32(6), _S49.bad_0);
    }
    var choices_2 : vec4<u32> = philox_0(key_0(), vec4<u32>(u32(0), (*this_16).chain_0.index_1, Evolve_step_number_0((*this_16)), u32(2)));
    if((run_0.global_dynamics_0) == u32(1))
    {
        Evolve_restore_step_0(&((*this_16)), proposal_6, choices_2);
    }
    else
    {
        Evolve_large_step_0(&((*this_16)), proposal_6, choices_2);
    }
    if(((*this_16).chain_0.density_0) == 0.0f)
    {
        tally_0(u32(12), u32(1));
    }
    return;
}

struct Segment_0
{
     origin_1 : vec3<f32>,
     direction_1 : vec3<f32>,
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
     depth_1 : u32,
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

fn Hit_found_0( this_17 : Hit_0) -> bool
{
    return (this_17.leaf_1) != u32(4294967295);
}

fn nothing_0() -> Hit_0
{
    var hit_0 : Hit_0;
    hit_0.leaf_1 = u32(4294967295);
    hit_0.instance_0 = u32(4294967295);
    return hit_0;
}

fn inverse_component_0( d_0 : f32) -> f32
{
    var tiny_0 : f32 = (bitcast<f32>((((bitcast<u32>((1.00000004581370497e-18f))) | ((((bitcast<u32>((d_0))) & (u32(2147483648)))))))));
    var _S50 : f32;
    if((abs(d_0)) < 1.00000004581370497e-18f)
    {
        _S50 = tiny_0;
    }
    else
    {
        _S50 = d_0;
    }
    return 1.0f / _S50;
}

fn make_segment_0( origin_2 : vec3<f32>,  direction_2 : vec3<f32>,  t_max_1 : f32) -> Segment_0
{
    var segment_0 : Segment_0;
    segment_0.origin_1 = origin_2;
    segment_0.direction_1 = direction_2;
    segment_0.t_max_0 = t_max_1;
    var _S51 : f32 = direction_2.x;
    var _S52 : f32 = direction_2.y;
    var _S53 : f32 = direction_2.z;
    segment_0.inverse_0 = vec3<f32>(inverse_component_0(_S51), inverse_component_0(_S52), inverse_component_0(_S53));
    var _S54 : u32;
    if(_S51 < 0.0f)
    {
        _S54 = u32(0);
    }
    else
    {
        _S54 = u32(67372036);
    }
    var _S55 : u32;
    if(_S52 < 0.0f)
    {
        _S55 = u32(0);
    }
    else
    {
        _S55 = u32(33686018);
    }
    var _S56 : u32 = (_S54 | (_S55));
    if(_S53 < 0.0f)
    {
        _S54 = u32(0);
    }
    else
    {
        _S54 = u32(16843009);
    }
    segment_0.octant_0 = (_S56 | (_S54));
    return segment_0;
}

fn Walk_pop_0( this_18 : ptr<function, Walk_0>) -> vec2<u32>
{
    var _S57 : u32 = (*this_18).depth_1 - u32(1);
    (*this_18).depth_1 = _S57;
    return (*this_18).stack_0[_S57];
}

fn Walk_leave_0( this_19 : ptr<function, Walk_0>)
{
    var _S58 : bool;
    if((run_0.top_root_0) == u32(4294967295))
    {
        _S58 = true;
    }
    else
    {
        _S58 = ((*this_19).where_0) == u32(1);
    }
    if(_S58)
    {
        (*this_19).active_0 = false;
        return;
    }
    if(((*this_19).where_0) == u32(0))
    {
        (*this_19).group_0 = vec2<u32>(run_0.top_root_0, u32(2147483648));
    }
    else
    {
        (*this_19).ray_0 = make_segment_0(vec3<f32>((bitcast<f32>(((*this_19).stack_0[u32(50)].x))), (bitcast<f32>(((*this_19).stack_0[u32(50)].y))), (bitcast<f32>(((*this_19).stack_0[u32(51)].x)))), vec3<f32>((bitcast<f32>(((*this_19).stack_0[u32(51)].y))), (bitcast<f32>(((*this_19).stack_0[u32(52)].x))), (bitcast<f32>(((*this_19).stack_0[u32(52)].y)))), (*this_19).ray_0.t_max_0);
        var rest_0 : vec2<u32> = Walk_pop_0(&((*this_19)));
        (*this_19).leaf_base_0 = rest_0.x;
        (*this_19).leaf_bits_0 = rest_0.y;
        var _S59 : vec2<u32> = Walk_pop_0(&((*this_19)));
        (*this_19).group_0 = _S59;
        (*this_19).floor_0 = u32(0);
        (*this_19).instance_1 = u32(4294967295);
    }
    (*this_19).where_0 = u32(1);
    return;
}

fn Walk_begin_0( this_20 : ptr<function, Walk_0>,  origin_3 : vec3<f32>,  direction_3 : vec3<f32>,  t_max_2 : f32,  skip_first_0 : Hit_0,  skip_second_0 : Hit_0,  any_hit_0 : bool)
{
    (*this_20).ray_0 = make_segment_0(origin_3, direction_3, t_max_2);
    (*this_20).group_0 = vec2<u32>(u32(0), u32(0));
    (*this_20).leaf_bits_0 = u32(0);
    (*this_20).depth_1 = u32(0);
    (*this_20).floor_0 = u32(0);
    (*this_20).best_0 = nothing_0();
    (*this_20).skip0_0 = skip_first_0;
    (*this_20).skip1_0 = skip_second_0;
    (*this_20).instance_1 = u32(4294967295);
    (*this_20).where_0 = u32(0);
    (*this_20).any_0 = any_hit_0;
    (*this_20).active_0 = true;
    if((run_0.world_root_0) != u32(4294967295))
    {
        (*this_20).group_0 = vec2<u32>(run_0.world_root_0, u32(2147483648));
    }
    else
    {
        Walk_leave_0(&((*this_20)));
    }
    if((run_0.top_root_0) != u32(4294967295))
    {
        (*this_20).stack_0[u32(50)] = vec2<u32>((bitcast<u32>((origin_3.x))), (bitcast<u32>((origin_3.y))));
        (*this_20).stack_0[u32(51)] = vec2<u32>((bitcast<u32>((origin_3.z))), (bitcast<u32>((direction_3.x))));
        (*this_20).stack_0[u32(52)] = vec2<u32>((bitcast<u32>((direction_3.y))), (bitcast<u32>((direction_3.z))));
    }
    return;
}

fn Path_to_surface_0( this_21 : ptr<function, Path_0>,  walk_0 : ptr<function, Walk_0>)
{
    (*this_21).rays_0 = (*this_21).rays_0 + u32(1);
    (*this_21).stage_0 = u32(1);
    Walk_begin_0(&((*walk_0)), (*this_21).origin_0, (*this_21).direction_0, (bitcast<f32>((u32(2139095040)))), (*this_21).from_0, nothing_0(), false);
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

fn Material_anisotropic_0( this_22 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_22).flags_0) & (u32(4)))) != u32(0);
}

fn map_point_0( _S60 : u32,  _S61 : vec3<f32>) -> vec3<f32>
{
    var q_0 : vec4<f32> = vec4<f32>(_S61, 1.0f);
    return vec3<f32>(dot(instances_0[_S60].to_world_0[i32(0)], q_0), dot(instances_0[_S60].to_world_0[i32(1)], q_0), dot(instances_0[_S60].to_world_0[i32(2)], q_0));
}

fn map_normal_0( _S62 : u32,  _S63 : vec3<f32>) -> vec3<f32>
{
    return instances_0[_S62].to_object_0[i32(0)].xyz * vec3<f32>(_S63.x) + instances_0[_S62].to_object_0[i32(1)].xyz * vec3<f32>(_S63.y) + instances_0[_S62].to_object_0[i32(2)].xyz * vec3<f32>(_S63.z);
}

fn map_vector_0( _S64 : u32,  _S65 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(instances_0[_S64].to_world_0[i32(0)].xyz, _S65), dot(instances_0[_S64].to_world_0[i32(1)].xyz, _S65), dot(instances_0[_S64].to_world_0[i32(2)].xyz, _S65));
}

fn largest_0( v_0 : vec3<f32>) -> f32
{
    return max(v_0.x, max(v_0.y, v_0.z));
}

fn load_triangle_0( hit_1 : Hit_0) -> Triangle_0
{
    var _S66 : u32 = hit_1.leaf_1 * u32(3);
    var row1_0 : vec4<f32> = leaves_0[_S66 + u32(1)];
    var row2_0 : vec4<f32> = leaves_0[_S66 + u32(2)];
    var bits_0 : u32 = (bitcast<u32>((row1_0.w)));
    var triangle_0 : Triangle_0;
    var _S67 : vec3<f32> = leaves_0[_S66].xyz;
    triangle_0.p0_0 = _S67;
    var _S68 : vec3<f32> = row1_0.xyz;
    triangle_0.e1_1 = _S68;
    var _S69 : vec3<f32> = row2_0.xyz;
    triangle_0.e2_1 = _S69;
    var _S70 : bool = ((bits_0 & (u32(2147483648)))) != u32(0);
    triangle_0.smooth_0 = _S70;
    var _S71 : u32 = (bits_0 & (u32(16777215)));
    triangle_0.material_0 = _S71;
    triangle_0.emission_1 = (bitcast<u32>((row2_0.w)));
    var _S72 : Material_std430_0 = materials_0[_S71];
    var _S73 : bool = Material_anisotropic_0(&(_S72));
    triangle_0.anisotropic_0 = _S73;
    var _S74 : vec3<f32> = vec3<f32>(0.0f);
    triangle_0.n0_0 = _S74;
    triangle_0.n1_0 = _S74;
    triangle_0.n2_0 = _S74;
    triangle_0.tangent_0 = _S74;
    var row_0 : u32 = hit_1.leaf_1 * run_0.shading_stride_0;
    if(_S70)
    {
        triangle_0.n0_0 = shading_0[row_0].xyz;
        triangle_0.n1_0 = shading_0[row_0 + u32(1)].xyz;
        triangle_0.n2_0 = shading_0[row_0 + u32(2)].xyz;
    }
    if(triangle_0.anisotropic_0)
    {
        triangle_0.tangent_0 = shading_0[row_0 + u32(3)].xyz;
    }
    var flip_0 : bool = ((bits_0 & (u32(1073741824)))) != u32(0);
    var _S75 : bool = (hit_1.instance_0) != u32(4294967295);
    var flip_1 : bool;
    var shift_0 : vec3<f32>;
    if(_S75)
    {
        var _S76 : vec3<f32> = map_point_0(hit_1.instance_0, _S67);
        triangle_0.e1_1 = map_point_0(hit_1.instance_0, _S67 + _S68) - _S76;
        triangle_0.e2_1 = map_point_0(hit_1.instance_0, _S67 + _S69) - _S76;
        triangle_0.p0_0 = _S76;
        triangle_0.n0_0 = map_normal_0(hit_1.instance_0, triangle_0.n0_0);
        triangle_0.n1_0 = map_normal_0(hit_1.instance_0, triangle_0.n1_0);
        triangle_0.n2_0 = map_normal_0(hit_1.instance_0, triangle_0.n2_0);
        triangle_0.tangent_0 = map_vector_0(hit_1.instance_0, triangle_0.tangent_0);
        var _S77 : vec3<f32> = abs(vec3<f32>(instances_0[hit_1.instance_0].to_world_0[i32(0)].w, instances_0[hit_1.instance_0].to_world_0[i32(1)].w, instances_0[hit_1.instance_0].to_world_0[i32(2)].w));
        flip_1 = flip_0 != ((instances_0[hit_1.instance_0].mirrored_0) != u32(0));
        shift_0 = _S77;
    }
    else
    {
        flip_1 = flip_0;
        shift_0 = _S74;
    }
    var normal_1 : vec3<f32> = cross(triangle_0.e1_1, triangle_0.e2_1);
    var normal_2 : vec3<f32> = normal_1 * vec3<f32>((1.0f / sqrt(dot(normal_1, normal_1))));
    var reach_0 : vec3<f32>;
    if(flip_1)
    {
        reach_0 = (vec3<f32>(0) - normal_2);
    }
    else
    {
        reach_0 = normal_2;
    }
    triangle_0.plane_normal_0 = reach_0;
    var extent_0 : vec3<f32> = max(abs(triangle_0.p0_0), max(abs(triangle_0.p0_0 + triangle_0.e1_1), abs(triangle_0.p0_0 + triangle_0.e2_1)));
    var size_0 : f32 = largest_0(extent_0);
    if(_S75)
    {
        reach_0 = vec3<f32>(2.0f) * extent_0 + shift_0 + vec3<f32>(size_0);
    }
    else
    {
        reach_0 = extent_0;
    }
    triangle_0.clearance_0 = max(dot(abs(normal_2), reach_0), size_0) * 9.5367431640625e-07f;
    return triangle_0;
}

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

fn frame_from_normal_0( n_1 : vec3<f32>) -> Frame_0
{
    var _S78 : f32 = n_1.z;
    var sign_0 : f32;
    if(_S78 < 0.0f)
    {
        sign_0 = -1.0f;
    }
    else
    {
        sign_0 = 1.0f;
    }
    var a_3 : f32 = -1.0f / (sign_0 + _S78);
    var _S79 : f32 = n_1.x;
    var _S80 : f32 = n_1.y;
    var b_3 : f32 = _S79 * _S80 * a_3;
    var frame_1 : Frame_0;
    frame_1.s_0 = vec3<f32>(1.0f + sign_0 * _S79 * _S79 * a_3, sign_0 * b_3, - sign_0 * _S79);
    frame_1.t_0 = vec3<f32>(b_3, sign_0 + _S80 * _S80 * a_3, - _S80);
    frame_1.n_0 = n_1;
    return frame_1;
}

fn frame_from_normal_tangent_0( n_2 : vec3<f32>,  tangent_1 : vec3<f32>) -> Frame_0
{
    var s_1 : vec3<f32> = tangent_1 - n_2 * vec3<f32>(dot(n_2, tangent_1));
    var length_squared_0 : f32 = dot(s_1, s_1);
    var frame_2 : Frame_0;
    if(length_squared_0 > (9.999999960041972e-13f * dot(tangent_1, tangent_1)))
    {
        var _S81 : vec3<f32> = s_1 * vec3<f32>((1.0f / sqrt(length_squared_0)));
        frame_2.s_0 = _S81;
        frame_2.t_0 = cross(n_2, _S81);
        frame_2.n_0 = n_2;
    }
    else
    {
        frame_2 = frame_from_normal_0(n_2);
    }
    return frame_2;
}

fn surface_at_0( triangle_1 : Triangle_0,  origin_4 : vec3<f32>,  direction_4 : vec3<f32>) -> Surface_0
{
    var normal_3 : vec3<f32> = cross(triangle_1.e1_1, triangle_1.e2_1);
    var _S82 : vec3<f32> = vec3<f32>((1.0f / dot(normal_3, normal_3)));
    var from_p0_0 : vec3<f32> = origin_4 - triangle_1.p0_0;
    var in_plane_0 : vec3<f32> = from_p0_0 + direction_4 * vec3<f32>(- (dot(from_p0_0, normal_3) / dot(direction_4, normal_3)));
    var surface_0 : Surface_0;
    var _S83 : vec3<f32> = vec3<f32>(dot(in_plane_0, cross(triangle_1.e2_1, normal_3) * _S82));
    var _S84 : vec3<f32> = vec3<f32>(dot(in_plane_0, cross(normal_3, triangle_1.e1_1) * _S82));
    surface_0.position_0 = triangle_1.e1_1 * _S83 + triangle_1.e2_1 * _S84 + triangle_1.p0_0;
    surface_0.geometric_normal_0 = triangle_1.plane_normal_0;
    var n_3 : vec3<f32>;
    if(triangle_1.smooth_0)
    {
        var interpolated_0 : vec3<f32> = (triangle_1.n1_0 - triangle_1.n0_0) * _S83 + (triangle_1.n2_0 - triangle_1.n0_0) * _S84 + triangle_1.n0_0;
        var length2_0 : f32 = dot(interpolated_0, interpolated_0);
        if(length2_0 > 0.0f)
        {
            var n_4 : vec3<f32> = interpolated_0 * vec3<f32>((1.0f / sqrt(length2_0)));
            if((dot(triangle_1.plane_normal_0, n_4)) < 0.0f)
            {
                surface_0.geometric_normal_0 = (vec3<f32>(0) - triangle_1.plane_normal_0);
            }
            n_3 = n_4;
        }
        else
        {
            n_3 = triangle_1.plane_normal_0;
        }
    }
    else
    {
        n_3 = triangle_1.plane_normal_0;
    }
    if(triangle_1.anisotropic_0)
    {
        surface_0.frame_0 = frame_from_normal_tangent_0(n_3, triangle_1.tangent_0);
    }
    else
    {
        surface_0.frame_0 = frame_from_normal_0(n_3);
    }
    return surface_0;
}

struct Emitted_0
{
     radiance_0 : vec3<f32>,
     pdf_area_0 : f32,
     two_sided_1 : bool,
};

fn load_emitted_0( emission_2 : u32) -> Emitted_0
{
    var emitted_0 : Emitted_0;
    emitted_0.radiance_0 = vec3<f32>(0.0f);
    emitted_0.pdf_area_0 = 0.0f;
    emitted_0.two_sided_1 = false;
    if(emission_2 != u32(4294967295))
    {
        var row_1 : Emission_std430_0 = emissions_0[emission_2];
        emitted_0.radiance_0 = row_1.radiance_pdf_0.xyz;
        emitted_0.pdf_area_0 = row_1.radiance_pdf_0.w;
        emitted_0.two_sided_1 = (row_1.two_sided_0) != u32(0);
    }
    return emitted_0;
}

fn sqr_0( x_3 : f32) -> f32
{
    return x_3 * x_3;
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

fn emission_of_0( emitted_1 : Emitted_0,  surface_1 : Surface_0,  origin_5 : vec3<f32>,  direction_5 : vec3<f32>,  pdf_1 : f32,  delta_1 : bool) -> vec3<f32>
{
    var _S85 : vec3<f32> = vec3<f32>(0.0f);
    var facing_0 : f32 = dot(direction_5, surface_1.geometric_normal_0);
    var _S86 : bool;
    if(emitted_1.two_sided_1)
    {
        _S86 = true;
    }
    else
    {
        _S86 = facing_0 < 0.0f;
    }
    var light_3 : vec3<f32>;
    if(_S86)
    {
        if(delta_1)
        {
            light_3 = emitted_1.radiance_0;
        }
        else
        {
            var arm_0 : vec3<f32> = surface_1.position_0 - origin_5;
            light_3 = emitted_1.radiance_0 * vec3<f32>(power_heuristic_0(pdf_1 * abs(facing_0), dot(arm_0, arm_0) * emitted_1.pdf_area_0));
        }
    }
    else
    {
        light_3 = _S85;
    }
    return light_3;
}

struct Departure_0
{
     weight_2 : vec3<f32>,
     origin_6 : vec3<f32>,
     direction_6 : vec3<f32>,
     pdf_2 : f32,
     valid_0 : bool,
     delta_2 : bool,
};

fn Departure_x24init_0( weight_3 : vec3<f32>,  origin_7 : vec3<f32>,  direction_7 : vec3<f32>,  pdf_3 : f32,  valid_1 : bool,  delta_3 : bool) -> Departure_0
{
    var _S87 : Departure_0;
    _S87.weight_2 = weight_3;
    _S87.origin_6 = origin_7;
    _S87.direction_6 = direction_7;
    _S87.pdf_2 = pdf_3;
    _S87.valid_0 = valid_1;
    _S87.delta_2 = delta_3;
    return _S87;
}

fn Material_black_0( this_23 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_23).flags_0) & (u32(1)))) != u32(0);
}

struct VertexCoordinates_0
{
     direction_8 : vec2<f32>,
     light_4 : vec2<f32>,
     lobe_0 : f32,
     pick_0 : f32,
};

fn StoredCoordinates_vertex_0( this_24 : StoredCoordinates_0,  depth_2 : u32) -> VertexCoordinates_0
{
    var first_0 : u32 = u32(4) + u32(6) * depth_2;
    var xi_0 : VertexCoordinates_0;
    xi_0.direction_8 = vec2<f32>(StoredCoordinates_get_0(this_24, first_0), StoredCoordinates_get_0(this_24, first_0 + u32(1)));
    xi_0.light_4 = vec2<f32>(StoredCoordinates_get_0(this_24, first_0 + u32(2)), StoredCoordinates_get_0(this_24, first_0 + u32(3)));
    xi_0.lobe_0 = StoredCoordinates_get_0(this_24, first_0 + u32(4));
    xi_0.pick_0 = StoredCoordinates_get_0(this_24, first_0 + u32(5));
    return xi_0;
}

fn to_local_0( frame_3 : Frame_0,  v_1 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(frame_3.s_0, v_1), dot(frame_3.t_0, v_1), dot(frame_3.n_0, v_1));
}

fn Material_delta_0( this_25 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_25).flags_0) & (u32(2)))) != u32(0);
}

struct ChosenLight_0
{
     corner_0 : vec3<f32>,
     e1_2 : vec3<f32>,
     e2_2 : vec3<f32>,
     normal_4 : vec3<f32>,
     radiance_1 : vec3<f32>,
     pdf_area_1 : f32,
     two_sided_2 : bool,
     leaf_2 : u32,
};

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
    var light_5 : ChosenLight_0;
    light_5.corner_0 = triangle_2.corner_cumulative_0.xyz;
    light_5.e1_2 = triangle_2.e1_0.xyz;
    light_5.e2_2 = triangle_2.e2_0.xyz;
    light_5.normal_4 = triangle_2.normal_0.xyz;
    light_5.radiance_1 = emission_3.radiance_pdf_0.xyz;
    light_5.pdf_area_1 = emission_3.radiance_pdf_0.w;
    light_5.two_sided_2 = (emission_3.two_sided_0) != u32(0);
    light_5.leaf_2 = triangle_2.leaf_0;
    return light_5;
}

fn safe_sqrt_0( x_4 : f32) -> f32
{
    var root_1 : f32;
    if(x_4 > 0.0f)
    {
        root_1 = sqrt(x_4);
    }
    else
    {
        root_1 = 0.0f;
    }
    return root_1;
}

fn point_on_light_0( light_6 : ChosenLight_0,  u_1 : vec2<f32>) -> vec3<f32>
{
    var root_2 : f32 = safe_sqrt_0(u_1.x);
    var _S88 : f32 = u_1.y;
    return light_6.e1_2 * vec3<f32>((root_2 * (1.0f - _S88))) + light_6.e2_2 * vec3<f32>((root_2 * _S88)) + light_6.corner_0;
}

struct BsdfValue_0
{
     f_cos_0 : vec3<f32>,
     pdf_4 : f32,
};

fn no_value_0() -> BsdfValue_0
{
    var value_5 : BsdfValue_0;
    value_5.f_cos_0 = vec3<f32>(0.0f);
    value_5.pdf_4 = 0.0f;
    return value_5;
}

fn diffuse_evaluate_0( reflectance_0 : vec3<f32>,  wo_0 : vec3<f32>,  wi_0 : vec3<f32>) -> BsdfValue_0
{
    var value_6 : BsdfValue_0 = no_value_0();
    var _S89 : f32 = wi_0.z;
    if((wo_0.z * _S89) > 0.0f)
    {
        var _S90 : f32 = abs(_S89) * 0.31830990314483643f;
        value_6.pdf_4 = _S90;
        value_6.f_cos_0 = reflectance_0 * vec3<f32>(_S90);
    }
    return value_6;
}

fn ggx_widths_0( alpha_1 : vec2<f32>) -> vec2<f32>
{
    return max(alpha_1, vec2<f32>(0.00009999999747379f));
}

fn ggx_lambda_0( width_1 : vec2<f32>,  w_0 : vec3<f32>) -> f32
{
    return (sqrt(1.0f + (sqr_0(width_1.x * w_0.x) + sqr_0(width_1.y * w_0.y)) / sqr_0(w_0.z)) - 1.0f) * 0.5f;
}

fn ggx_density_0( width_2 : vec2<f32>,  m_0 : vec3<f32>) -> f32
{
    var _S91 : f32 = width_2.x;
    var _S92 : f32 = width_2.y;
    return 1.0f / (3.14159274101257324f * _S91 * _S92 * sqr_0(sqr_0(m_0.x / _S91) + sqr_0(m_0.y / _S92) + sqr_0(m_0.z)));
}

fn fresnel_conductor_channel_0( cos_in_0 : f32,  eta_0 : f32,  k_9 : f32) -> f32
{
    var _S93 : f32 = min(cos_in_0, 1.0f);
    var cos2_0 : f32 = sqr_0(_S93);
    var sin2_0 : f32 = 1.0f - cos2_0;
    var t0_0 : f32 = eta_0 * eta_0 - k_9 * k_9 - sin2_0;
    var a2_plus_b2_0 : f32 = safe_sqrt_0(sqr_0(t0_0) + 4.0f * eta_0 * eta_0 * k_9 * k_9);
    var t1_0 : f32 = a2_plus_b2_0 + cos2_0;
    var t2_0 : f32 = 2.0f * safe_sqrt_0((a2_plus_b2_0 + t0_0) * 0.5f) * _S93;
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
    var value_7 : BsdfValue_0 = no_value_0();
    var half_vector_0 : vec3<f32> = wo_1 + wi_1;
    var length2_1 : f32 = dot(half_vector_0, half_vector_0);
    var _S94 : f32 = wo_1.z;
    var _S95 : bool;
    if((_S94 * wi_1.z) > 0.0f)
    {
        _S95 = length2_1 > 0.0f;
    }
    else
    {
        _S95 = false;
    }
    if(_S95)
    {
        var m_1 : vec3<f32> = half_vector_0 * vec3<f32>((1.0f / sqrt(length2_1)));
        var width_3 : vec2<f32> = ggx_widths_0(alpha_2);
        var common_0 : f32 = ggx_density_0(width_3, m_1) / (4.0f * abs(_S94));
        var _S96 : f32 = 1.0f + ggx_lambda_0(width_3, wo_1);
        value_7.f_cos_0 = fresnel_conductor_0(abs(dot(wo_1, m_1)), eta_2, k_11) * vec3<f32>((common_0 / (_S96 + ggx_lambda_0(width_3, wi_1))));
        value_7.pdf_4 = common_0 / _S96;
    }
    return value_7;
}

fn fresnel_dielectric_0( cos_i_signed_0 : f32,  eta_outer_0 : f32) -> f32
{
    var cos_i_1 : f32;
    var eta_3 : f32;
    if(cos_i_signed_0 < 0.0f)
    {
        var _S97 : f32 = 1.0f / eta_outer_0;
        cos_i_1 = - cos_i_signed_0;
        eta_3 = _S97;
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
        var _S98 : f32 = eta_3 * cos_i_1;
        var _S99 : f32 = eta_3 * cos_t_0;
        reflected_0 = (sqr_0((_S98 - cos_t_0) / (_S98 + cos_t_0)) + sqr_0((cos_i_1 - _S99) / (cos_i_1 + _S99))) * 0.5f;
    }
    else
    {
        reflected_0 = 1.0f;
    }
    return reflected_0;
}

fn dielectric_evaluate_0( eta_4 : f32,  alpha_3 : vec2<f32>,  wo_2 : vec3<f32>,  wi_2 : vec3<f32>) -> BsdfValue_0
{
    var value_8 : BsdfValue_0 = no_value_0();
    var _S100 : f32 = wo_2.z;
    var _S101 : bool;
    if(_S100 != 0.0f)
    {
        _S101 = (wi_2.z) != 0.0f;
    }
    else
    {
        _S101 = false;
    }
    if(_S101)
    {
        var _S102 : f32 = wi_2.z;
        var reflects_0 : bool = (_S100 * _S102) > 0.0f;
        var crossing_0 : f32;
        if(reflects_0)
        {
            crossing_0 = 1.0f;
        }
        else
        {
            if(_S100 > 0.0f)
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
            if((wo_m_0 * _S100) >= 0.0f)
            {
                _S101 = (wi_m_0 * _S102) >= 0.0f;
            }
            else
            {
                _S101 = false;
            }
            if(_S101)
            {
                var width_4 : vec2<f32> = ggx_widths_0(alpha_3);
                var reflectance_1 : f32 = fresnel_dielectric_0(wo_m_0, eta_4);
                var masking_o_0 : f32 = 1.0f + ggx_lambda_0(width_4, wo_2);
                var masking_both_0 : f32 = masking_o_0 + ggx_lambda_0(width_4, wi_2);
                if(reflects_0)
                {
                    var common_1 : f32 = reflectance_1 * ggx_density_0(width_4, m_3) / (4.0f * abs(_S100));
                    value_8.f_cos_0 = vec3<f32>((common_1 / masking_both_0));
                    value_8.pdf_4 = common_1 / masking_o_0;
                }
                else
                {
                    var common_2 : f32 = (1.0f - reflectance_1) * ggx_density_0(width_4, m_3) * (abs(wi_m_0) / sqr_0(wi_m_0 + wo_m_0 / crossing_0)) * abs(wo_m_0) / abs(_S100);
                    value_8.f_cos_0 = vec3<f32>((common_2 / (masking_both_0 * crossing_0 * crossing_0)));
                    value_8.pdf_4 = common_2 / masking_o_0;
                }
            }
        }
    }
    return value_8;
}

fn bsdf_evaluate_0( material_1 : ptr<function, Material_std430_0>,  wo_3 : vec3<f32>,  wi_3 : vec3<f32>) -> BsdfValue_0
{
    var _S103 : u32 = (*material_1).kind_0;
    var value_9 : BsdfValue_0;
    if(((*material_1).kind_0) == u32(0))
    {
        value_9 = diffuse_evaluate_0((*material_1).a_0.xyz, wo_3, wi_3);
    }
    else
    {
        if(_S103 == u32(1))
        {
            value_9 = conductor_evaluate_0((*material_1).a_0.xyz, (*material_1).b_0.xyz, (*material_1).alpha_0, wo_3, wi_3);
        }
        else
        {
            value_9 = dielectric_evaluate_0((*material_1).a_0.x, (*material_1).alpha_0, wo_3, wi_3);
        }
    }
    return value_9;
}

fn direct_light_0( material_2 : ptr<function, Material_std430_0>,  light_7 : ChosenLight_0,  surface_2 : Surface_0,  wo_4 : vec3<f32>,  u_2 : vec2<f32>) -> vec3<f32>
{
    var _S104 : vec3<f32> = vec3<f32>(0.0f);
    var to_light_0 : vec3<f32> = point_on_light_0(light_7, u_2) - surface_2.position_0;
    var distance2_0 : f32 = dot(to_light_0, to_light_0);
    var result_0 : vec3<f32>;
    if(distance2_0 > 0.0f)
    {
        var direction_9 : vec3<f32> = to_light_0 * vec3<f32>((1.0f / sqrt(distance2_0)));
        var cos_light_0 : f32 = - dot(direction_9, light_7.normal_4);
        var _S105 : bool;
        if(cos_light_0 > 0.0f)
        {
            _S105 = true;
        }
        else
        {
            if(cos_light_0 < 0.0f)
            {
                _S105 = light_7.two_sided_2;
            }
            else
            {
                _S105 = false;
            }
        }
        if(_S105)
        {
            var _S106 : BsdfValue_0 = bsdf_evaluate_0(&((*material_2)), wo_4, to_local_0(surface_2.frame_0, direction_9));
            var cos_abs_0 : f32 = abs(cos_light_0);
            var pdf_light_0 : f32 = distance2_0 * light_7.pdf_area_1;
            result_0 = _S106.f_cos_0 * light_7.radiance_1 * vec3<f32>((power_heuristic_0(pdf_light_0, _S106.pdf_4 * cos_abs_0) * cos_abs_0 / pdf_light_0));
        }
        else
        {
            result_0 = _S104;
        }
    }
    else
    {
        result_0 = _S104;
    }
    return result_0;
}

fn ray_origin_0( surface_3 : Surface_0,  direction_10 : vec3<f32>,  clearance_1 : f32) -> vec3<f32>
{
    var offset_1 : f32;
    if((dot(direction_10, surface_3.geometric_normal_0)) > 0.0f)
    {
        offset_1 = clearance_1;
    }
    else
    {
        offset_1 = - clearance_1;
    }
    return surface_3.position_0 + surface_3.geometric_normal_0 * vec3<f32>(offset_1);
}

struct BsdfSample_0
{
     wi_4 : vec3<f32>,
     weight_4 : vec3<f32>,
     pdf_5 : f32,
     valid_2 : bool,
     delta_4 : bool,
};

fn no_sample_0() -> BsdfSample_0
{
    var sample_0 : BsdfSample_0;
    var _S107 : vec3<f32> = vec3<f32>(0.0f);
    sample_0.wi_4 = _S107;
    sample_0.weight_4 = _S107;
    sample_0.pdf_5 = 0.0f;
    sample_0.valid_2 = false;
    sample_0.delta_4 = false;
    return sample_0;
}

fn sin_cos_turns_0( x_5 : f32) -> vec2<f32>
{
    var quarter_0 : f32 = round(x_5 * 4.0f);
    var angle_0 : f32 = (x_5 - quarter_0 * 0.25f) * 6.28318548202514648f;
    var a2_0 : f32 = angle_0 * angle_0;
    var s_2 : f32 = angle_0 * (1.0f + a2_0 * (-0.1666666716337204f + a2_0 * (0.00833333376795053f + a2_0 * (-0.0001984127011383f + a2_0 * 2.75573188446287531e-06f))));
    var c_0 : f32 = 1.0f + a2_0 * (-0.5f + a2_0 * (0.0416666679084301f + a2_0 * (-0.00138888892251998f + a2_0 * 0.00002480158764229f)));
    var q_1 : i32 = (i32(quarter_0) & (i32(3)));
    var sine_0 : f32;
    var cosine_0 : f32;
    if(q_1 == i32(1))
    {
        var _S108 : f32 = - s_2;
        sine_0 = c_0;
        cosine_0 = _S108;
    }
    else
    {
        if(q_1 == i32(2))
        {
            var _S109 : f32 = - c_0;
            sine_0 = - s_2;
            cosine_0 = _S109;
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
    return vec2<f32>(sine_0, cosine_0);
}

fn diffuse_sample_0( reflectance_2 : vec3<f32>,  wo_5 : vec3<f32>,  u_3 : vec2<f32>) -> BsdfSample_0
{
    var sin_cos_0 : vec2<f32> = sin_cos_turns_0(u_3.x);
    var _S110 : f32 = u_3.y;
    var radius_0 : f32 = safe_sqrt_0(_S110);
    var z_0 : f32 = safe_sqrt_0(1.0f - _S110);
    var sample_1 : BsdfSample_0 = no_sample_0();
    if(z_0 > 0.0f)
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
        sample_1.wi_4 = vec3<f32>(radius_0 * sin_cos_0.y, radius_0 * sin_cos_0.x, side_0 * z_0);
        sample_1.weight_4 = reflectance_2;
        sample_1.pdf_5 = z_0 * 0.31830990314483643f;
        sample_1.valid_2 = true;
    }
    return sample_1;
}

fn unit_vector_0( v_2 : vec3<f32>) -> vec3<f32>
{
    return v_2 * vec3<f32>((1.0f / sqrt(dot(v_2, v_2))));
}

fn ggx_sample_visible_0( width_5 : vec2<f32>,  w_any_0 : vec3<f32>,  u_4 : vec2<f32>) -> vec3<f32>
{
    var w_1 : vec3<f32>;
    if((w_any_0.z) < 0.0f)
    {
        w_1 = (vec3<f32>(0) - w_any_0);
    }
    else
    {
        w_1 = w_any_0;
    }
    var _S111 : f32 = width_5.x;
    var _S112 : f32 = width_5.y;
    var stretched_0 : vec3<f32> = unit_vector_0(vec3<f32>(w_1.x * _S111, w_1.y * _S112, w_1.z));
    var sin_cos_1 : vec2<f32> = sin_cos_turns_0(u_4.x);
    var one_minus_z_0 : f32 = u_4.y * (1.0f + stretched_0.z);
    var sin_theta_0 : f32 = safe_sqrt_0(one_minus_z_0 * (2.0f - one_minus_z_0));
    var h_0 : vec3<f32> = vec3<f32>(sin_theta_0 * sin_cos_1.y, sin_theta_0 * sin_cos_1.x, 1.0f - one_minus_z_0) + stretched_0;
    return unit_vector_0(vec3<f32>(h_0.x * _S111, h_0.y * _S112, max(h_0.z, 9.999999960041972e-13f)));
}

fn mirrored_1( w_2 : vec3<f32>,  m_4 : vec3<f32>) -> vec3<f32>
{
    return m_4 * vec3<f32>((2.0f * dot(w_2, m_4))) - w_2;
}

fn conductor_sample_0( eta_5 : vec3<f32>,  k_12 : vec3<f32>,  alpha_4 : vec2<f32>,  smooth_1 : bool,  wo_6 : vec3<f32>,  u_5 : vec2<f32>) -> BsdfSample_0
{
    var sample_2 : BsdfSample_0 = no_sample_0();
    if(smooth_1)
    {
        var _S113 : f32 = wo_6.z;
        sample_2.wi_4 = vec3<f32>(- wo_6.x, - wo_6.y, _S113);
        sample_2.weight_4 = fresnel_conductor_0(abs(_S113), eta_5, k_12);
        sample_2.pdf_5 = 1.0f;
        sample_2.valid_2 = true;
        sample_2.delta_4 = true;
    }
    else
    {
        var width_6 : vec2<f32> = ggx_widths_0(alpha_4);
        var m_5 : vec3<f32> = ggx_sample_visible_0(width_6, wo_6, u_5);
        var wi_5 : vec3<f32> = mirrored_1(wo_6, m_5);
        var _S114 : f32 = wo_6.z;
        if((_S114 * wi_5.z) > 0.0f)
        {
            var masking_o_1 : f32 = 1.0f + ggx_lambda_0(width_6, wo_6);
            sample_2.wi_4 = wi_5;
            sample_2.weight_4 = fresnel_conductor_0(abs(dot(wo_6, m_5)), eta_5, k_12) * vec3<f32>((masking_o_1 / (masking_o_1 + ggx_lambda_0(width_6, wi_5))));
            sample_2.pdf_5 = ggx_density_0(width_6, m_5) / (4.0f * abs(_S114) * masking_o_1);
            sample_2.valid_2 = true;
        }
    }
    return sample_2;
}

struct Refraction_0
{
     direction_11 : vec3<f32>,
     valid_3 : bool,
};

fn refracted_0( w_3 : vec3<f32>,  m_any_0 : vec3<f32>,  eta_outer_1 : f32) -> Refraction_0
{
    var cos_any_0 : f32 = dot(w_3, m_any_0);
    var cos_i_2 : f32;
    var eta_6 : f32;
    var m_6 : vec3<f32>;
    if(cos_any_0 < 0.0f)
    {
        var _S115 : vec3<f32> = (vec3<f32>(0) - m_any_0);
        var _S116 : f32 = 1.0f / eta_outer_1;
        cos_i_2 = - cos_any_0;
        eta_6 = _S116;
        m_6 = _S115;
    }
    else
    {
        cos_i_2 = cos_any_0;
        eta_6 = eta_outer_1;
        m_6 = m_any_0;
    }
    var sin2_t_1 : f32 = max(1.0f - sqr_0(cos_i_2), 0.0f) / (eta_6 * eta_6);
    var result_1 : Refraction_0;
    result_1.direction_11 = vec3<f32>(0.0f);
    result_1.valid_3 = false;
    if(sin2_t_1 < 1.0f)
    {
        result_1.direction_11 = m_6 * vec3<f32>((cos_i_2 / eta_6 - safe_sqrt_0(1.0f - sin2_t_1))) - w_3 * vec3<f32>((1.0f / eta_6));
        result_1.valid_3 = true;
    }
    return result_1;
}

fn smooth_dielectric_sample_0( eta_7 : f32,  wo_7 : vec3<f32>,  lobe_1 : f32) -> BsdfSample_0
{
    var sample_3 : BsdfSample_0 = no_sample_0();
    var _S117 : f32 = wo_7.z;
    if(lobe_1 < (fresnel_dielectric_0(_S117, eta_7)))
    {
        sample_3.wi_4 = vec3<f32>(- wo_7.x, - wo_7.y, _S117);
        sample_3.weight_4 = vec3<f32>(1.0f);
        sample_3.pdf_5 = 1.0f;
        sample_3.valid_2 = true;
        sample_3.delta_4 = true;
    }
    else
    {
        var refraction_0 : Refraction_0 = refracted_0(wo_7, vec3<f32>(0.0f, 0.0f, 1.0f), eta_7);
        if(refraction_0.valid_3)
        {
            var crossing_1 : f32;
            if(_S117 > 0.0f)
            {
                crossing_1 = eta_7;
            }
            else
            {
                crossing_1 = 1.0f / eta_7;
            }
            sample_3.wi_4 = refraction_0.direction_11;
            sample_3.weight_4 = vec3<f32>((1.0f / (crossing_1 * crossing_1)));
            sample_3.pdf_5 = 1.0f;
            sample_3.valid_2 = true;
            sample_3.delta_4 = true;
        }
    }
    return sample_3;
}

fn rough_dielectric_sample_0( eta_8 : f32,  alpha_5 : vec2<f32>,  wo_8 : vec3<f32>,  u_6 : vec2<f32>,  lobe_2 : f32) -> BsdfSample_0
{
    var sample_4 : BsdfSample_0 = no_sample_0();
    var width_7 : vec2<f32> = ggx_widths_0(alpha_5);
    var m_7 : vec3<f32> = ggx_sample_visible_0(width_7, wo_8, u_6);
    var wo_m_1 : f32 = dot(wo_8, m_7);
    var reflectance_3 : f32 = fresnel_dielectric_0(wo_m_1, eta_8);
    var masking_o_2 : f32 = 1.0f + ggx_lambda_0(width_7, wo_8);
    var _S118 : f32 = abs(wo_m_1);
    var _S119 : f32 = wo_8.z;
    var visible_0 : f32 = ggx_density_0(width_7, m_7) * _S118 / (masking_o_2 * abs(_S119));
    if(lobe_2 < reflectance_3)
    {
        var wi_6 : vec3<f32> = mirrored_1(wo_8, m_7);
        if((_S119 * wi_6.z) > 0.0f)
        {
            sample_4.wi_4 = wi_6;
            sample_4.weight_4 = vec3<f32>((masking_o_2 / (masking_o_2 + ggx_lambda_0(width_7, wi_6))));
            sample_4.pdf_5 = reflectance_3 * visible_0 / (4.0f * _S118);
            sample_4.valid_2 = true;
        }
    }
    else
    {
        var refraction_1 : Refraction_0 = refracted_0(wo_8, m_7, eta_8);
        var _S120 : bool;
        if(refraction_1.valid_3)
        {
            _S120 = (_S119 * refraction_1.direction_11.z) < 0.0f;
        }
        else
        {
            _S120 = false;
        }
        if(_S120)
        {
            var crossing_2 : f32;
            if(_S119 > 0.0f)
            {
                crossing_2 = eta_8;
            }
            else
            {
                crossing_2 = 1.0f / eta_8;
            }
            var wi_m_1 : f32 = dot(refraction_1.direction_11, m_7);
            var jacobian_0 : f32 = abs(wi_m_1) / sqr_0(wi_m_1 + wo_m_1 / crossing_2);
            sample_4.wi_4 = refraction_1.direction_11;
            sample_4.weight_4 = vec3<f32>((masking_o_2 / ((masking_o_2 + ggx_lambda_0(width_7, refraction_1.direction_11)) * crossing_2 * crossing_2)));
            sample_4.pdf_5 = (1.0f - reflectance_3) * visible_0 * jacobian_0;
            sample_4.valid_2 = true;
        }
    }
    return sample_4;
}

fn bsdf_sample_0( material_3 : ptr<function, Material_std430_0>,  wo_9 : vec3<f32>,  u_7 : vec2<f32>,  lobe_3 : f32) -> BsdfSample_0
{
    var _S121 : BsdfSample_0 = no_sample_0();
    var smooth_2 : bool = ((((*material_3).flags_0) & (u32(2)))) != u32(0);
    var sample_5 : BsdfSample_0;
    if((wo_9.z) != 0.0f)
    {
        var _S122 : u32 = (*material_3).kind_0;
        if(((*material_3).kind_0) == u32(0))
        {
            sample_5 = diffuse_sample_0((*material_3).a_0.xyz, wo_9, u_7);
        }
        else
        {
            if(_S122 == u32(1))
            {
                sample_5 = conductor_sample_0((*material_3).a_0.xyz, (*material_3).b_0.xyz, (*material_3).alpha_0, smooth_2, wo_9, u_7);
            }
            else
            {
                if(smooth_2)
                {
                    sample_5 = smooth_dielectric_sample_0((*material_3).a_0.x, wo_9, lobe_3);
                }
                else
                {
                    sample_5 = rough_dielectric_sample_0((*material_3).a_0.x, (*material_3).alpha_0, wo_9, u_7, lobe_3);
                }
            }
        }
    }
    else
    {
        sample_5 = _S121;
    }
    return sample_5;
}

fn to_world_1( frame_4 : Frame_0,  v_3 : vec3<f32>) -> vec3<f32>
{
    return frame_4.s_0 * vec3<f32>(v_3.x) + frame_4.t_0 * vec3<f32>(v_3.y) + frame_4.n_0 * vec3<f32>(v_3.z);
}

fn scatter_0( material_4 : ptr<function, Material_std430_0>,  surface_4 : Surface_0,  wo_10 : vec3<f32>,  u_8 : vec2<f32>,  lobe_4 : f32,  clearance_2 : f32) -> Departure_0
{
    var _S123 : BsdfSample_0 = bsdf_sample_0(&((*material_4)), wo_10, u_8, lobe_4);
    var departure_0 : Departure_0;
    departure_0.weight_2 = _S123.weight_4;
    var _S124 : vec3<f32> = to_world_1(surface_4.frame_0, _S123.wi_4);
    departure_0.direction_6 = _S124;
    departure_0.origin_6 = ray_origin_0(surface_4, _S124, clearance_2);
    departure_0.pdf_2 = _S123.pdf_5;
    departure_0.valid_0 = _S123.valid_2;
    departure_0.delta_2 = _S123.delta_4;
    return departure_0;
}

fn advance_0( path_2 : ptr<function, Path_0>,  walk_1 : ptr<function, Walk_0>,  x_6 : StoredCoordinates_0)
{
    if(((*path_2).stage_0) == u32(2))
    {
        if(!Hit_found_0((*walk_1).best_0))
        {
            (*path_2).total_0 = (*path_2).total_0 + (*path_2).pending_0;
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
    var hit_2 : Hit_0 = (*walk_1).best_0;
    (*path_2).stage_0 = u32(0);
    if(!Hit_found_0(hit_2))
    {
        return;
    }
    var triangle_3 : Triangle_0 = load_triangle_0(hit_2);
    var surface_5 : Surface_0 = surface_at_0(triangle_3, (*path_2).origin_0, (*path_2).direction_0);
    var _S125 : vec3<f32> = vec3<f32>(0.0f);
    var emitted_2 : vec3<f32>;
    if((triangle_3.emission_1) != u32(4294967295))
    {
        emitted_2 = emission_of_0(load_emitted_0(triangle_3.emission_1), surface_5, (*path_2).origin_0, (*path_2).direction_0, (*path_2).pdf_0, (*path_2).delta_0);
    }
    else
    {
        emitted_2 = _S125;
    }
    (*path_2).total_0 = (*path_2).total_0 + (*path_2).throughput_0 * emitted_2;
    var light_hit_0 : Hit_0 = nothing_0();
    var _S126 : Departure_0 = Departure_x24init_0(_S125, _S125, _S125, 0.0f, false, false);
    var _S127 : Material_std430_0 = materials_0[triangle_3.material_0];
    var _S128 : bool;
    if(((*path_2).depth_0) < (run_0.max_depth_0))
    {
        var _S129 : bool = Material_black_0(&(_S127));
        _S128 = !_S129;
    }
    else
    {
        _S128 = false;
    }
    var direct_0 : vec3<f32>;
    var weight_5 : vec3<f32>;
    var light_start_0 : vec3<f32>;
    var light_segment_0 : vec3<f32>;
    var departure_1 : Departure_0;
    if(_S128)
    {
        var xi_1 : VertexCoordinates_0 = StoredCoordinates_vertex_0(x_6, (*path_2).depth_0);
        var wo_11 : vec3<f32> = to_local_0(surface_5.frame_0, (vec3<f32>(0) - (*path_2).direction_0));
        var _S130 : bool = Material_delta_0(&(_S127));
        if(!_S130)
        {
            _S128 = (run_0.light_count_0) > u32(0);
        }
        else
        {
            _S128 = false;
        }
        if(_S128)
        {
            var chosen_1 : ChosenLight_0 = choose_light_0(xi_1.pick_0);
            var _S131 : vec3<f32> = direct_light_0(&(_S127), chosen_1, surface_5, wo_11, xi_1.light_4);
            var target_0 : vec3<f32> = point_on_light_0(chosen_1, xi_1.light_4);
            var light_start_1 : vec3<f32> = ray_origin_0(surface_5, target_0 - surface_5.position_0, triangle_3.clearance_0);
            var _S132 : vec3<f32> = target_0 - light_start_1;
            light_hit_0.leaf_1 = chosen_1.leaf_2;
            direct_0 = _S131;
            weight_5 = light_start_1;
            light_start_0 = _S132;
        }
        else
        {
            direct_0 = _S125;
            weight_5 = _S125;
            light_start_0 = _S125;
        }
        var _S133 : Departure_0 = scatter_0(&(_S127), surface_5, wo_11, xi_1.direction_8, xi_1.lobe_0, triangle_3.clearance_0);
        var _S134 : vec3<f32> = weight_5;
        var _S135 : vec3<f32> = light_start_0;
        weight_5 = _S133.weight_2;
        departure_1 = _S133;
        light_start_0 = _S134;
        light_segment_0 = _S135;
    }
    else
    {
        direct_0 = _S125;
        weight_5 = _S125;
        departure_1 = _S126;
        light_start_0 = _S125;
        light_segment_0 = _S125;
    }
    (*path_2).pending_0 = (*path_2).throughput_0 * direct_0;
    (*path_2).throughput_0 = (*path_2).throughput_0 * weight_5;
    (*path_2).depth_0 = (*path_2).depth_0 + u32(1);
    if(departure_1.valid_0)
    {
        _S128 = (any((((*path_2).throughput_0) != vec3<f32>(0.0f))));
    }
    else
    {
        _S128 = false;
    }
    (*path_2).goes_on_0 = _S128;
    (*path_2).origin_0 = departure_1.origin_6;
    (*path_2).direction_0 = departure_1.direction_6;
    (*path_2).pdf_0 = departure_1.pdf_2;
    (*path_2).delta_0 = departure_1.delta_2;
    (*path_2).from_0 = hit_2;
    if((any((direct_0 != vec3<f32>(0.0f)))))
    {
        (*path_2).rays_0 = (*path_2).rays_0 + u32(65536);
        (*path_2).stage_0 = u32(2);
        Walk_begin_0(&((*walk_1)), light_start_0, light_segment_0, 0.99998998641967773f, hit_2, light_hit_0, true);
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

fn Value_fly_0( path_3 : ptr<function, Path_0>,  walk_2 : ptr<function, Walk_0>,  x_7 : StoredCoordinates_0)
{
    advance_0(&((*path_3)), &((*walk_2)), x_7);
    return;
}

fn Evolve_fly_0( this_26 : ptr<function, Evolve_0>,  path_4 : ptr<function, Path_0>,  walk_3 : ptr<function, Walk_0>)
{
    Value_fly_0(&((*path_4)), &((*walk_3)), Evolve_x_0((*this_26)));
    return;
}

fn store_chain_0( chain_6 : Chain_0)
{
    headers_0[chain_6.index_1] = vec4<u32>((bitcast<u32>((chain_6.density_0))), (bitcast<u32>((chain_6.light_0.x))), (bitcast<u32>((chain_6.light_0.y))), (bitcast<u32>((chain_6.light_0.z))));
    headers_0[run_0.chains_0 + chain_6.index_1] = vec4<u32>(chain_6.pixel_0, chain_6.flags_1, chain_6.tour_length_1, (bitcast<u32>((chain_6.start_weight_0))));
    headers_0[u32(2) * run_0.chains_0 + chain_6.index_1] = vec4<u32>(chain_6.refused_0, (bitcast<u32>((chain_6.score_squared_0))), u32(0), u32(0));
    return;
}

fn count_0( counter_2 : u32,  value_10 : vec2<u32>)
{
    var _S136 : vec2<u32> = value_10;
    if((value_10.x) != u32(0))
    {
        var before_2 : u32 = atomicAdd(&(counters_0[u32(2) * counter_2]), _S136.x);
        if((before_2 + _S136.x) < before_2)
        {
            _S136[i32(1)] = _S136[i32(1)] + u32(1);
        }
    }
    if((_S136.y) != u32(0))
    {
        var _S137 : u32 = atomicAdd(&(counters_0[u32(2) * counter_2 + u32(1)]), _S136.y);
    }
    return;
}

fn count_brightness_0( chain_7 : u32,  top_1 : vec2<u32>,  bottom_1 : vec2<u32>)
{
    var place_2 : u32 = u32(49) + u32(2) * min(u32(f32(chain_7) / f32(run_0.chains_0) * 32.0f), u32(31));
    count_0(place_2, top_1);
    count_0(place_2 + u32(1), bottom_1);
    return;
}

fn Queue_take_0( this_27 : ptr<function, Queue_0>) -> u32
{
    if(((*this_27).taken_0) >= (run_0.items_per_lane_0))
    {
        return u32(4294967295);
    }
    (*this_27).taken_0 = (*this_27).taken_0 + u32(1);
    var item_0 : u32 = atomicAdd(&(counters_0[u32(0)]), u32(1));
    var _S138 : u32;
    if(item_0 < (run_0.items_0))
    {
        _S138 = item_0;
    }
    else
    {
        _S138 = u32(4294967295);
    }
    return _S138;
}

fn load_chain_0( index_2 : u32) -> Chain_0
{
    var chain_8 : Chain_0;
    chain_8.index_1 = index_2;
    chain_8.density_0 = (bitcast<f32>((headers_0[index_2].x)));
    chain_8.light_0 = vec3<f32>((bitcast<f32>((headers_0[index_2].y))), (bitcast<f32>((headers_0[index_2].z))), (bitcast<f32>((headers_0[index_2].w))));
    chain_8.pixel_0 = headers_0[run_0.chains_0 + index_2].x;
    chain_8.flags_1 = headers_0[run_0.chains_0 + index_2].y;
    chain_8.tour_length_1 = headers_0[run_0.chains_0 + index_2].z;
    chain_8.start_weight_0 = (bitcast<f32>((headers_0[run_0.chains_0 + index_2].w)));
    chain_8.refused_0 = headers_0[u32(2) * run_0.chains_0 + index_2].x;
    chain_8.score_squared_0 = (bitcast<f32>((headers_0[u32(2) * run_0.chains_0 + index_2].y)));
    return chain_8;
}

fn unit_0( word_2 : u32) -> f32
{
    return f32((word_2 >> (u32(8)))) * 5.9604644775390625e-08f;
}

fn units_0( words_0 : vec4<u32>) -> vec4<f32>
{
    return vec4<f32>(unit_0(words_0.x), unit_0(words_0.y), unit_0(words_0.z), unit_0(words_0.w));
}

fn draw_afresh_0( chain_9 : u32,  slot_2 : u32,  stream_0 : vec3<u32>)
{
    var j_0 : u32 = u32(0);
    for(;;)
    {
        if(j_0 < (run_0.dimension_0))
        {
        }
        else
        {
            break;
        }
        var _S139 : vec4<f32> = units_0(philox_0(key_0(), vec4<u32>(u32(2) + j_0 / u32(4), stream_0)));
        if(j_0 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_2, j_0, chain_9)] = _S139[u32(0)];
        }
        var _S140 : u32 = j_0 + u32(1);
        if(_S140 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_2, _S140, chain_9)] = _S139[u32(1)];
        }
        var _S141 : u32 = j_0 + u32(2);
        if(_S141 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_2, _S141, chain_9)] = _S139[u32(2)];
        }
        var _S142 : u32 = j_0 + u32(3);
        if(_S142 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_2, _S142, chain_9)] = _S139[u32(3)];
        }
        j_0 = j_0 + u32(4);
    }
    return;
}

fn cos_sin_turns_0( w_4 : u32) -> vec2<f32>
{
    var quarter_1 : u32 = ((w_4 + u32(536870912)) >> (u32(30)));
    var t_1 : f32 = f32(i32(w_4 - ((quarter_1 << (u32(30)))))) * 1.46291811997656396e-09f;
    var z_1 : f32 = t_1 * t_1;
    var sine_1 : f32 = ((-0.00019515295571182f * z_1 + 0.00833216123282909f) * z_1 - 0.16666655242443085f) * z_1 * t_1 + t_1;
    var cosine_1 : f32 = ((0.00002443315679557f * z_1 - 0.00138873164542019f) * z_1 + 0.04166664555668831f) * z_1 * z_1 - 0.5f * z_1 + 1.0f;
    var swap_0 : bool = ((quarter_1 & (u32(1)))) == u32(1);
    var c_1 : f32;
    if(swap_0)
    {
        c_1 = sine_1;
    }
    else
    {
        c_1 = cosine_1;
    }
    var s_3 : f32;
    if(swap_0)
    {
        s_3 = cosine_1;
    }
    else
    {
        s_3 = sine_1;
    }
    return vec2<f32>((bitcast<f32>((((bitcast<u32>((c_1))) ^ ((((((quarter_1 + u32(1)) & (u32(2)))) << (u32(30))))))))), (bitcast<f32>((((bitcast<u32>((s_3))) ^ (((((quarter_1 & (u32(2)))) << (u32(30))))))))));
}

fn box_muller_0( first_1 : u32,  second_0 : u32) -> vec2<f32>
{
    return vec2<f32>(sqrt(max(-2.0f * ln_0((f32(first_1) + 0.5f) * 2.32830643653869629e-10f), 0.0f))) * cos_sin_turns_0(second_0);
}

fn normals_0( words_1 : vec4<u32>) -> vec4<f32>
{
    return vec4<f32>(box_muller_0(words_1.x, words_1.y), box_muller_0(words_1.z, words_1.w));
}

fn step_normals_0( chain_10 : u32,  step_2 : u32,  coordinate_2 : u32) -> vec4<f32>
{
    return normals_0(philox_0(key_0(), vec4<u32>(u32(2) + coordinate_2 / u32(4), chain_10, step_2, u32(2))));
}

fn refreshed_0( chain_11 : Chain_0,  velocity_0 : f32,  xi_2 : f32) -> f32
{
    var kept_0 : f32;
    if(Chain_has_0(chain_11, u32(8)))
    {
        kept_0 = - velocity_0;
    }
    else
    {
        kept_0 = velocity_0;
    }
    if(Chain_has_0(chain_11, u32(4)))
    {
        kept_0 = xi_2;
    }
    else
    {
        kept_0 = run_0.rho_0 * kept_0 + sqrt(1.0f - run_0.rho_0 * run_0.rho_0) * xi_2;
    }
    return kept_0;
}

fn wrap_0( x_8 : f32) -> f32
{
    var w_5 : f32 = x_8 - floor(x_8);
    var _S143 : f32;
    if(w_5 < 1.0f)
    {
        _S143 = w_5;
    }
    else
    {
        _S143 = 0.0f;
    }
    return _S143;
}

fn Persistent_propose_0( chain_12 : ptr<function, Chain_0>,  step_3 : u32)
{
    var _S144 : u32 = Chain_slot_0((*chain_12));
    var _S145 : u32 = Chain_other_slot_0((*chain_12));
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
        var _S146 : vec4<f32> = step_normals_0((*chain_12).index_1, step_3, j_1);
        if(j_1 < (run_0.dimension_0))
        {
            var place_3 : u32 = stored_index_0(u32(0), j_1, (*chain_12).index_1);
            var v_4 : f32 = refreshed_0((*chain_12), velocities_0[place_3], _S146[u32(0)]);
            velocities_0[place_3] = v_4;
            coordinates_0[stored_index_0(_S145, j_1, (*chain_12).index_1)] = wrap_0(coordinates_0[stored_index_0(_S144, j_1, (*chain_12).index_1)] + run_0.sd_0 * v_4);
        }
        var _S147 : u32 = j_1 + u32(1);
        if(_S147 < (run_0.dimension_0))
        {
            var place_4 : u32 = stored_index_0(u32(0), _S147, (*chain_12).index_1);
            var v_5 : f32 = refreshed_0((*chain_12), velocities_0[place_4], _S146[u32(1)]);
            velocities_0[place_4] = v_5;
            coordinates_0[stored_index_0(_S145, _S147, (*chain_12).index_1)] = wrap_0(coordinates_0[stored_index_0(_S144, _S147, (*chain_12).index_1)] + run_0.sd_0 * v_5);
        }
        var _S148 : u32 = j_1 + u32(2);
        if(_S148 < (run_0.dimension_0))
        {
            var place_5 : u32 = stored_index_0(u32(0), _S148, (*chain_12).index_1);
            var v_6 : f32 = refreshed_0((*chain_12), velocities_0[place_5], _S146[u32(2)]);
            velocities_0[place_5] = v_6;
            coordinates_0[stored_index_0(_S145, _S148, (*chain_12).index_1)] = wrap_0(coordinates_0[stored_index_0(_S144, _S148, (*chain_12).index_1)] + run_0.sd_0 * v_6);
        }
        var _S149 : u32 = j_1 + u32(3);
        if(_S149 < (run_0.dimension_0))
        {
            var place_6 : u32 = stored_index_0(u32(0), _S149, (*chain_12).index_1);
            var v_7 : f32 = refreshed_0((*chain_12), velocities_0[place_6], _S146[u32(3)]);
            velocities_0[place_6] = v_7;
            coordinates_0[stored_index_0(_S145, _S149, (*chain_12).index_1)] = wrap_0(coordinates_0[stored_index_0(_S144, _S149, (*chain_12).index_1)] + run_0.sd_0 * v_7);
        }
        j_1 = j_1 + u32(4);
    }
    Chain_put_1(&((*chain_12)), u32(4), false);
    Chain_put_1(&((*chain_12)), u32(8), false);
    return;
}

struct Camera_0
{
     to_world_2 : array<vec4<f32>, i32(3)>,
     film_plane_1 : vec4<f32>,
     lens_radius_1 : f32,
     focal_distance_1 : f32,
};

fn the_camera_0() -> Camera_0
{
    var camera_0 : Camera_0;
    camera_0.to_world_2 = run_0.camera_to_world_0;
    camera_0.film_plane_1 = run_0.film_plane_0;
    camera_0.lens_radius_1 = run_0.lens_radius_0;
    camera_0.focal_distance_1 = run_0.focal_distance_0;
    return camera_0;
}

fn StoredCoordinates_lens_0( this_28 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_28, u32(2)), StoredCoordinates_get_0(this_28, u32(3)));
}

struct CameraRay_0
{
     origin_8 : vec3<f32>,
     direction_12 : vec3<f32>,
};

fn camera_ray_0( camera_1 : Camera_0,  film_uv_1 : vec2<f32>,  lens_uv_0 : vec2<f32>) -> CameraRay_0
{
    var direction_13 : vec3<f32> = vec3<f32>(camera_1.film_plane_1.xy * film_uv_1 + camera_1.film_plane_1.zw, 1.0f);
    var _S150 : vec3<f32> = vec3<f32>(0.0f);
    var origin_9 : vec3<f32>;
    var direction_14 : vec3<f32>;
    if((camera_1.lens_radius_1) > 0.0f)
    {
        var sin_cos_2 : vec2<f32> = sin_cos_turns_0(lens_uv_0.x);
        var radius_1 : f32 = camera_1.lens_radius_1 * safe_sqrt_0(lens_uv_0.y);
        var origin_10 : vec3<f32> = vec3<f32>(radius_1 * sin_cos_2.y, radius_1 * sin_cos_2.x, 0.0f);
        var _S151 : vec3<f32> = direction_13 * vec3<f32>(camera_1.focal_distance_1) - origin_10;
        origin_9 = origin_10;
        direction_14 = _S151;
    }
    else
    {
        origin_9 = _S150;
        direction_14 = direction_13;
    }
    var row0_0 : vec3<f32> = camera_1.to_world_2[i32(0)].xyz;
    var row1_1 : vec3<f32> = camera_1.to_world_2[i32(1)].xyz;
    var row2_1 : vec3<f32> = camera_1.to_world_2[i32(2)].xyz;
    var ray_1 : CameraRay_0;
    ray_1.origin_8 = vec3<f32>(dot(row0_0, origin_9), dot(row1_1, origin_9), dot(row2_1, origin_9)) + vec3<f32>(camera_1.to_world_2[i32(0)].w, camera_1.to_world_2[i32(1)].w, camera_1.to_world_2[i32(2)].w);
    ray_1.direction_12 = unit_vector_0(vec3<f32>(dot(row0_0, direction_14), dot(row1_1, direction_14), dot(row2_1, direction_14)));
    return ray_1;
}

fn Path_start_0( this_29 : ptr<function, Path_0>,  x_9 : StoredCoordinates_0,  walk_4 : ptr<function, Walk_0>)
{
    var ray_2 : CameraRay_0 = camera_ray_0(the_camera_0(), StoredCoordinates_film_0(x_9), StoredCoordinates_lens_0(x_9));
    (*this_29).origin_0 = ray_2.origin_8;
    (*this_29).direction_0 = ray_2.direction_12;
    (*this_29).pdf_0 = 1.0f;
    (*this_29).delta_0 = true;
    (*this_29).from_0 = nothing_0();
    (*this_29).throughput_0 = vec3<f32>(1.0f);
    (*this_29).total_0 = vec3<f32>(0.0f);
    (*this_29).depth_0 = u32(0);
    (*this_29).rays_0 = u32(0);
    Path_to_surface_0(&((*this_29)), &((*walk_4)));
    return;
}

fn Evolve_next_0( this_30 : ptr<function, Evolve_0>,  path_5 : ptr<function, Path_0>,  walk_5 : ptr<function, Walk_0>) -> bool
{
    if((*this_30).busy_0)
    {
        Evolve_finish_0(&((*this_30)), (*path_5));
        var _S152 : u32 = (*this_30).step_0 + u32(1);
        (*this_30).step_0 = _S152;
        if(_S152 == (run_0.steps_0))
        {
            store_chain_0((*this_30).chain_0);
            count_brightness_0((*this_30).chain_0.index_1, (*this_30).brightness_top_0, (*this_30).brightness_bottom_0);
            (*this_30).busy_0 = false;
        }
    }
    if(!(*this_30).busy_0)
    {
        var _S153 : Queue_0 = (*this_30).queue_0;
        var item_1 : u32 = Queue_take_0(&(_S153));
        (*this_30).queue_0 = _S153;
        if(item_1 == u32(4294967295))
        {
            return false;
        }
        (*this_30).chain_0 = load_chain_0(item_1);
        (*this_30).step_0 = u32(0);
        const _S154 : vec2<u32> = vec2<u32>(u32(0), u32(0));
        (*this_30).brightness_top_0 = _S154;
        (*this_30).brightness_bottom_0 = _S154;
        (*this_30).busy_0 = true;
    }
    var choices_3 : vec4<u32> = philox_0(key_0(), vec4<u32>(u32(0), (*this_30).chain_0.index_1, Evolve_step_number_0((*this_30)), u32(2)));
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
        large_0 = !Chain_has_0((*this_30).chain_0, u32(1));
    }
    (*this_30).fresh_0 = large_0;
    if(large_0)
    {
        draw_afresh_0((*this_30).chain_0.index_1, Chain_other_slot_0((*this_30).chain_0), vec3<u32>((*this_30).chain_0.index_1, Evolve_step_number_0((*this_30)), u32(2)));
    }
    else
    {
        var _S155 : u32 = Evolve_step_number_0((*this_30));
        var _S156 : Chain_0 = (*this_30).chain_0;
        Persistent_propose_0(&(_S156), _S155);
        (*this_30).chain_0 = _S156;
    }
    Path_start_0(&((*path_5)), Evolve_x_0((*this_30)), &((*walk_5)));
    return true;
}

fn Hit_x24init_0( leaf_3 : u32,  instance_2 : u32) -> Hit_0
{
    var _S157 : Hit_0;
    _S157.leaf_1 = leaf_3;
    _S157.instance_0 = instance_2;
    return _S157;
}

fn Path_x24init_0( origin_11 : vec3<f32>,  direction_15 : vec3<f32>,  pdf_6 : f32,  delta_5 : bool,  from_1 : Hit_0,  throughput_1 : vec3<f32>,  total_1 : vec3<f32>,  pending_1 : vec3<f32>,  stage_1 : u32,  goes_on_1 : bool,  depth_3 : u32,  rays_1 : u32) -> Path_0
{
    var _S158 : Path_0;
    _S158.origin_0 = origin_11;
    _S158.direction_0 = direction_15;
    _S158.pdf_0 = pdf_6;
    _S158.delta_0 = delta_5;
    _S158.from_0 = from_1;
    _S158.throughput_0 = throughput_1;
    _S158.total_0 = total_1;
    _S158.pending_0 = pending_1;
    _S158.stage_0 = stage_1;
    _S158.goes_on_0 = goes_on_1;
    _S158.depth_0 = depth_3;
    _S158.rays_0 = rays_1;
    return _S158;
}

fn firstbitlow_0( value_11 : u32) -> u32
{
    var _S159 : u32 = firstTrailingBit(value_11);
    return _S159;
}

fn Walk_push_0( this_31 : ptr<function, Walk_0>,  entry_0 : vec2<u32>)
{
    (*this_31).stack_0[(*this_31).depth_1] = entry_0;
    (*this_31).depth_1 = (*this_31).depth_1 + u32(1);
    return;
}

fn map_point_1( _S160 : u32,  _S161 : vec3<f32>) -> vec3<f32>
{
    var q_2 : vec4<f32> = vec4<f32>(_S161, 1.0f);
    return vec3<f32>(dot(instances_0[_S160].to_object_0[i32(0)], q_2), dot(instances_0[_S160].to_object_0[i32(1)], q_2), dot(instances_0[_S160].to_object_0[i32(2)], q_2));
}

fn map_vector_1( _S162 : u32,  _S163 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(instances_0[_S162].to_object_0[i32(0)].xyz, _S163), dot(instances_0[_S162].to_object_0[i32(1)].xyz, _S163), dot(instances_0[_S162].to_object_0[i32(2)].xyz, _S163));
}

fn Walk_enter_0( this_32 : ptr<function, Walk_0>,  entry_1 : u32)
{
    Walk_push_0(&((*this_32)), (*this_32).group_0);
    Walk_push_0(&((*this_32)), vec2<u32>((*this_32).leaf_base_0, (*this_32).leaf_bits_0));
    (*this_32).leaf_bits_0 = u32(0);
    (*this_32).floor_0 = (*this_32).depth_1;
    (*this_32).instance_1 = entry_1;
    (*this_32).where_0 = u32(2);
    (*this_32).ray_0 = make_segment_0(map_point_1(entry_1, (*this_32).ray_0.origin_1), map_vector_1(entry_1, (*this_32).ray_0.direction_1), (*this_32).ray_0.t_max_0);
    var _S164 : u32 = instances_0[entry_1].root_0;
    var _S165 : u32;
    if((instances_0[entry_1].root_0) == u32(4294967295))
    {
        _S165 = u32(0);
    }
    else
    {
        _S165 = u32(2147483648);
    }
    (*this_32).group_0 = vec2<u32>(_S164, _S165);
    return;
}

fn intersect_triangle_0( leaf_4 : u32,  ray_3 : Segment_0) -> f32
{
    var _S166 : u32 = leaf_4 * u32(3);
    var e1_3 : vec3<f32> = leaves_0[_S166 + u32(1)].xyz;
    var e2_3 : vec3<f32> = leaves_0[_S166 + u32(2)].xyz;
    var p_0 : vec3<f32> = cross(ray_3.direction_1, e2_3);
    var inverse_det_0 : f32 = 1.0f / dot(e1_3, p_0);
    var from_v0_0 : vec3<f32> = ray_3.origin_1 - leaves_0[_S166].xyz;
    var b1_1 : f32 = dot(from_v0_0, p_0) * inverse_det_0;
    var q_3 : vec3<f32> = cross(from_v0_0, e1_3);
    var b2_0 : f32 = dot(ray_3.direction_1, q_3) * inverse_det_0;
    var t_2 : f32 = dot(e2_3, q_3) * inverse_det_0;
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
    var _S167 : f32;
    if(inside_0)
    {
        _S167 = t_2;
    }
    else
    {
        _S167 = (bitcast<f32>((u32(2139095040))));
    }
    return _S167;
}

fn Walk_take_leaf_0( this_33 : ptr<function, Walk_0>)
{
    var entry_2 : u32 = (*this_33).leaf_base_0 + firstbitlow_0((*this_33).leaf_bits_0);
    (*this_33).leaf_bits_0 = (((*this_33).leaf_bits_0) & (((*this_33).leaf_bits_0 - u32(1))));
    if(((*this_33).where_0) == u32(1))
    {
        Walk_enter_0(&((*this_33)), entry_2);
        return;
    }
    var t_3 : f32 = intersect_triangle_0(entry_2, (*this_33).ray_0);
    var skipped_0 : bool;
    if(entry_2 == ((*this_33).skip0_0.leaf_1))
    {
        skipped_0 = ((*this_33).instance_1) == ((*this_33).skip0_0.instance_0);
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
        if(entry_2 == ((*this_33).skip1_0.leaf_1))
        {
            skipped_0 = ((*this_33).instance_1) == ((*this_33).skip1_0.instance_0);
        }
        else
        {
            skipped_0 = false;
        }
    }
    if(t_3 < ((*this_33).ray_0.t_max_0))
    {
        skipped_0 = !skipped_0;
    }
    else
    {
        skipped_0 = false;
    }
    if(skipped_0)
    {
        (*this_33).ray_0.t_max_0 = t_3;
        (*this_33).best_0.leaf_1 = entry_2;
        (*this_33).best_0.instance_0 = (*this_33).instance_1;
        if((*this_33).any_0)
        {
            (*this_33).active_0 = false;
        }
    }
    return;
}

fn firstbithigh_0( value_12 : u32) -> u32
{
    var _S168 : u32 = firstLeadingBit(value_12);
    return _S168;
}

struct Visit_0
{
     met_0 : u32,
     child_base_0 : u32,
     primitive_base_0 : u32,
     inner_mask_0 : u32,
};

fn four_children_0( meta_0 : u32,  near_0 : vec3<u32>,  far_0 : vec3<u32>,  scale_0 : vec3<f32>,  offset_2 : vec3<f32>,  octant_1 : u32,  t_max_3 : f32) -> u32
{
    var _S169 : u32 = (((meta_0 ^ (((octant_1 & ((((((((meta_0 & (((meta_0 << (u32(1))))))) & (u32(269488144)))) >> (u32(4)))) * u32(255)))))))) & (u32(522133279)));
    var _S170 : u32 = (((meta_0 >> (u32(5)))) & (u32(117901063)));
    var _S171 : vec3<u32> = vec3<u32>(u32(0));
    var _S172 : vec3<u32> = vec3<u32>(u32(255));
    var entry_3 : vec3<f32> = vec3<f32>((((near_0 >> (_S171))) & (_S172))) * scale_0 + offset_2;
    var exit_0 : vec3<f32> = vec3<f32>((((far_0 >> (_S171))) & (_S172))) * scale_0 + offset_2;
    var mask_0 : u32;
    if((max(max(entry_3.x, entry_3.y), max(entry_3.z, 0.0f))) <= (min(min(min(exit_0.x, exit_0.y), exit_0.z) * 1.0000004768371582f, t_max_3)))
    {
        mask_0 = (u32(0) | (((((((_S170 >> (u32(0)))) & (u32(255)))) << (((((_S169 >> (u32(0)))) & (u32(31)))))))));
    }
    else
    {
        mask_0 = u32(0);
    }
    var _S173 : vec3<u32> = vec3<u32>(u32(8));
    var entry_4 : vec3<f32> = vec3<f32>((((near_0 >> (_S173))) & (_S172))) * scale_0 + offset_2;
    var exit_1 : vec3<f32> = vec3<f32>((((far_0 >> (_S173))) & (_S172))) * scale_0 + offset_2;
    if((max(max(entry_4.x, entry_4.y), max(entry_4.z, 0.0f))) <= (min(min(min(exit_1.x, exit_1.y), exit_1.z) * 1.0000004768371582f, t_max_3)))
    {
        mask_0 = (mask_0 | (((((((_S170 >> (u32(8)))) & (u32(255)))) << (((((_S169 >> (u32(8)))) & (u32(31)))))))));
    }
    var _S174 : vec3<u32> = vec3<u32>(u32(16));
    var entry_5 : vec3<f32> = vec3<f32>((((near_0 >> (_S174))) & (_S172))) * scale_0 + offset_2;
    var exit_2 : vec3<f32> = vec3<f32>((((far_0 >> (_S174))) & (_S172))) * scale_0 + offset_2;
    if((max(max(entry_5.x, entry_5.y), max(entry_5.z, 0.0f))) <= (min(min(min(exit_2.x, exit_2.y), exit_2.z) * 1.0000004768371582f, t_max_3)))
    {
        mask_0 = (mask_0 | (((((((_S170 >> (u32(16)))) & (u32(255)))) << (((((_S169 >> (u32(16)))) & (u32(31)))))))));
    }
    var _S175 : vec3<u32> = vec3<u32>(u32(24));
    var entry_6 : vec3<f32> = vec3<f32>((((near_0 >> (_S175))) & (_S172))) * scale_0 + offset_2;
    var exit_3 : vec3<f32> = vec3<f32>((((far_0 >> (_S175))) & (_S172))) * scale_0 + offset_2;
    if((max(max(entry_6.x, entry_6.y), max(entry_6.z, 0.0f))) <= (min(min(min(exit_3.x, exit_3.y), exit_3.z) * 1.0000004768371582f, t_max_3)))
    {
        mask_0 = (mask_0 | (((((((_S170 >> (u32(24)))) & (u32(255)))) << (((((_S169 >> (u32(24)))) & (u32(31)))))))));
    }
    return mask_0;
}

fn visit_0( node_0 : u32,  ray_4 : Segment_0) -> Visit_0
{
    var _S176 : u32 = node_0 * u32(5);
    var n0_1 : vec4<u32> = nodes_0[_S176];
    var n1_1 : vec4<u32> = nodes_0[_S176 + u32(1)];
    var n2_1 : vec4<u32> = nodes_0[_S176 + u32(2)];
    var n3_0 : vec4<u32> = nodes_0[_S176 + u32(3)];
    var n4_0 : vec4<u32> = nodes_0[_S176 + u32(4)];
    var _S177 : u32 = n0_1.w;
    var scale_1 : vec3<f32> = vec3<f32>((bitcast<f32>(((((_S177 & (u32(255)))) << (u32(23)))))), (bitcast<f32>(((((((_S177 >> (u32(8)))) & (u32(255)))) << (u32(23)))))), (bitcast<f32>(((((((_S177 >> (u32(16)))) & (u32(255)))) << (u32(23))))))) * ray_4.inverse_0;
    var offset_3 : vec3<f32> = (vec3<f32>((bitcast<f32>((n0_1.x))), (bitcast<f32>((n0_1.y))), (bitcast<f32>((n0_1.z)))) - ray_4.origin_1) * ray_4.inverse_0;
    var back_0 : vec3<bool> = (ray_4.direction_1) < vec3<f32>(0.0f);
    var x_10 : vec4<u32>;
    if(back_0.x)
    {
        x_10 = n2_1.zwxy;
    }
    else
    {
        x_10 = n2_1;
    }
    var y_0 : vec4<u32>;
    if(back_0.y)
    {
        y_0 = n3_0.zwxy;
    }
    else
    {
        y_0 = n3_0;
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
    var result_2 : Visit_0;
    result_2.met_0 = ((four_children_0(n1_1.z, vec3<u32>(x_10.x, y_0.x, z_2.x), vec3<u32>(x_10.z, y_0.z, z_2.z), scale_1, offset_3, ray_4.octant_0, ray_4.t_max_0)) | ((four_children_0(n1_1.w, vec3<u32>(x_10.y, y_0.y, z_2.y), vec3<u32>(x_10.w, y_0.w, z_2.w), scale_1, offset_3, ray_4.octant_0, ray_4.t_max_0))));
    result_2.child_base_0 = n1_1.x;
    result_2.primitive_base_0 = n1_1.y;
    result_2.inner_mask_0 = (_S177 >> (u32(24)));
    return result_2;
}

fn Walk_take_node_0( this_34 : ptr<function, Walk_0>)
{
    if(((((*this_34).group_0.y) & (u32(4278190080)))) == u32(0))
    {
        if(((*this_34).depth_1) == ((*this_34).floor_0))
        {
            Walk_leave_0(&((*this_34)));
            return;
        }
        var _S178 : vec2<u32> = Walk_pop_0(&((*this_34)));
        (*this_34).group_0 = _S178;
    }
    var bit_0 : u32 = firstbithigh_0((*this_34).group_0.y);
    var node_1 : u32 = (*this_34).group_0.x + countOneBits((((((*this_34).group_0.y) & ((~((u32(4294967295) << ((((bit_0 - u32(24)) ^ (((((*this_34).ray_0.octant_0) & (u32(255)))))))))))))) & (u32(255))));
    (*this_34).group_0[i32(1)] = (((*this_34).group_0[i32(1)]) & ((~((u32(1) << (bit_0))))));
    if(((((*this_34).group_0.y) & (u32(4278190080)))) != u32(0))
    {
        Walk_push_0(&((*this_34)), (*this_34).group_0);
    }
    var v_8 : Visit_0 = visit_0(node_1, (*this_34).ray_0);
    (*this_34).group_0 = vec2<u32>(v_8.child_base_0, ((((v_8.met_0) & (u32(4278190080)))) | ((v_8.inner_mask_0))));
    (*this_34).leaf_bits_0 = ((v_8.met_0) & (u32(16777215)));
    (*this_34).leaf_base_0 = v_8.primitive_base_0;
    return;
}

fn Walk_step_0( this_35 : ptr<function, Walk_0>)
{
    if(((*this_35).leaf_bits_0) != u32(0))
    {
        if(((*this_35).leaf_bits_0) != u32(0))
        {
            Walk_take_leaf_0(&((*this_35)));
        }
    }
    else
    {
        if(((*this_35).leaf_bits_0) == u32(0))
        {
            Walk_take_node_0(&((*this_35)));
        }
    }
    return;
}

fn work_0( thread_0 : u32,  initial_0 : Evolve_0)
{
    var _S179 : bool;
    if(thread_0 < u32(14))
    {
        atomicStore(&(local_counters_0[thread_0]), u32(0));
    }
    workgroupBarrier();
    var job_0 : Evolve_0 = initial_0;
    var _S180 : vec3<f32> = vec3<f32>(0.0f);
    var path_6 : Path_0 = Path_x24init_0(_S180, _S180, 0.0f, false, Hit_x24init_0(u32(0), u32(0)), _S180, _S180, _S180, u32(0), false, u32(0), u32(0));
    var walk_6 : Walk_0;
    walk_6.active_0 = false;
    for(;;)
    {
        if((path_6.stage_0) == u32(0))
        {
            var _S181 : bool = Evolve_next_0(&(job_0), &(path_6), &(walk_6));
            if(!_S181)
            {
                break;
            }
        }
        else
        {
            if((path_6.stage_0) != u32(0))
            {
                _S179 = !walk_6.active_0;
            }
            else
            {
                _S179 = false;
            }
            if(_S179)
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
        _S179 = thread_0 < u32(13);
    }
    else
    {
        _S179 = false;
    }
    if(_S179)
    {
        var value_13 : u32 = atomicLoad(&(local_counters_0[thread_0]));
        if(value_13 != u32(0))
        {
            count_0(thread_0, vec2<u32>(value_13, u32(0)));
        }
    }
    if(thread_0 == u32(13))
    {
        var _S182 : u32 = atomicLoad(&(local_counters_0[thread_0]));
        var _S183 : u32 = atomicMax(&(counters_0[u32(26)]), _S182);
    }
    return;
}

fn Evolve_x24init_0( chain_13 : Chain_0,  queue_1 : Queue_0,  lane_1 : u32,  step_4 : u32,  busy_1 : bool,  fresh_1 : bool,  odds_per_density_1 : f32,  brightness_top_1 : vec2<u32>,  brightness_bottom_1 : vec2<u32>) -> Evolve_0
{
    var _S184 : Evolve_0;
    _S184.chain_0 = chain_13;
    _S184.queue_0 = queue_1;
    _S184.lane_0 = lane_1;
    _S184.step_0 = step_4;
    _S184.busy_0 = busy_1;
    _S184.fresh_0 = fresh_1;
    _S184.odds_per_density_0 = odds_per_density_1;
    _S184.brightness_top_0 = brightness_top_1;
    _S184.brightness_bottom_0 = brightness_bottom_1;
    return _S184;
}

fn Chain_x24init_0( index_3 : u32,  density_4 : f32,  light_8 : vec3<f32>,  pixel_3 : u32,  flags_2 : u32,  tour_length_2 : u32,  start_weight_1 : f32,  refused_1 : u32,  score_squared_2 : f32) -> Chain_0
{
    var _S185 : Chain_0;
    _S185.index_1 = index_3;
    _S185.density_0 = density_4;
    _S185.light_0 = light_8;
    _S185.pixel_0 = pixel_3;
    _S185.flags_1 = flags_2;
    _S185.tour_length_1 = tour_length_2;
    _S185.start_weight_0 = start_weight_1;
    _S185.refused_0 = refused_1;
    _S185.score_squared_0 = score_squared_2;
    return _S185;
}

fn Queue_x24init_0( taken_1 : u32) -> Queue_0
{
    var _S186 : Queue_0;
    _S186.taken_0 = taken_1;
    return _S186;
}

fn counted_1( counter_3 : u32) -> vec2<u32>
{
    var _S187 : u32 = u32(2) * counter_3;
    var _S188 : u32 = atomicLoad(&(counters_0[_S187]));
    var _S189 : u32 = atomicLoad(&(counters_0[_S187 + u32(1)]));
    return vec2<u32>(_S188, _S189);
}

fn wide_to_float_0( a_5 : vec2<u32>) -> f32
{
    return f32(a_5.y) * 4.294967296e+09f + f32(a_5.x);
}

fn bootstrap_mean_0() -> f32
{
    var _S190 : vec2<u32> = counted_1(u32(14));
    return wide_to_float_0(_S190) * run_0.density_unit_0 / f32(run_0.bootstrap_0);
}

fn odds_per_ratio_0() -> f32
{
    var p_bar_0 : f32 = bootstrap_mean_0();
    var _S191 : f32;
    if(p_bar_0 > 0.0f)
    {
        _S191 = run_0.tour_length_0 / p_bar_0;
    }
    else
    {
        _S191 = 0.0f;
    }
    return _S191;
}

fn evolve_0( thread_1 : u32,  lane_2 : u32)
{
    var _S192 : vec2<u32> = vec2<u32>(u32(0));
    var job_1 : Evolve_0 = Evolve_x24init_0(Chain_x24init_0(u32(0), 0.0f, vec3<f32>(0.0f), u32(0), u32(0), u32(0), 0.0f, u32(0), 0.0f), Queue_x24init_0(u32(0)), u32(0), u32(0), false, false, 0.0f, _S192, _S192);
    job_1.busy_0 = false;
    var _S193 : f32 = odds_per_ratio_0();
    job_1.odds_per_density_0 = _S193;
    job_1.lane_0 = lane_2;
    work_0(thread_1, job_1);
    return;
}

@compute
@workgroup_size(64, 1, 1)
fn evolve_persistent(@builtin(local_invocation_index) thread_2 : u32, @builtin(global_invocation_id) id_0 : vec3<u32>)
{
    evolve_0(thread_2, id_0.x);
    return;
}

