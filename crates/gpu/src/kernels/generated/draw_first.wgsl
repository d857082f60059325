@binding(2) @group(1) var<storage, read_write> counters_0 : array<atomic<u32>>;

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
@binding(4) @group(1) var<storage, read_write> scans_0 : array<vec2<u32>>;

@binding(13) @group(1) var<storage, read_write> candidates_0 : array<vec4<u32>>;

@binding(3) @group(1) var<storage, read_write> densities_0 : array<f32>;

@binding(12) @group(1) var<storage, read_write> cells_0 : array<atomic<u32>>;

@binding(6) @group(1) var<storage, read_write> coordinates_0 : array<f32>;

@binding(5) @group(1) var<storage, read_write> chain_states_0 : array<vec4<u32>>;

fn rows_of_0() -> u32
{
    return u32(2);
}

fn rows_of_1() -> u32
{
    return u32(4);
}

fn reset_queues_0()
{
    atomicStore(&(counters_0[u32(0)]), u32(0));
    atomicStore(&(counters_0[u32(1)]), u32(0));
    atomicStore(&(counters_0[u32(262)]), u32(0));
    return;
}

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

fn ChainState_x24init_0( radiance_1 : vec3<f32>,  density_1 : f32,  pixel_1 : u32,  flags_1 : u32,  tour_length_2 : u32,  start_weight_1 : f32,  refused_1 : u32,  score_squared_1 : f32,  step_1 : u32,  memory_1 : f32,  brightness_top_1 : vec2<u32>,  brightness_bottom_1 : vec2<u32>) -> ChainState_0
{
    var _S1 : ChainState_0;
    _S1.radiance_0 = radiance_1;
    _S1.density_0 = density_1;
    _S1.pixel_0 = pixel_1;
    _S1.flags_0 = flags_1;
    _S1.tour_length_1 = tour_length_2;
    _S1.start_weight_0 = start_weight_1;
    _S1.refused_0 = refused_1;
    _S1.score_squared_0 = score_squared_1;
    _S1.step_0 = step_1;
    _S1.memory_0 = memory_1;
    _S1.brightness_top_0 = brightness_top_1;
    _S1.brightness_bottom_0 = brightness_bottom_1;
    return _S1;
}

struct Chain_0
{
     index_0 : u32,
     state_0 : ChainState_0,
};

fn Chain_x24init_0( index_1 : u32,  state_1 : ChainState_0) -> Chain_0
{
    var _S2 : Chain_0;
    _S2.index_0 = index_1;
    _S2.state_0 = state_1;
    return _S2;
}

fn candidate_count_0() -> u32
{
    return run_0.reuse_0.carried_0 + run_0.method_0.bootstrap_0;
}

fn blocks_0() -> u32
{
    return (candidate_count_0() + u32(256) - u32(1)) / u32(256);
}

fn key_1() -> vec2<u32>
{
    return run_0.method_0.key_0;
}

fn mul_high_0( a_0 : u32,  b_0 : u32) -> u32
{
    var a0_0 : u32 = (a_0 & (u32(65535)));
    var a1_0 : u32 = (a_0 >> (u32(16)));
    var b0_0 : u32 = (b_0 & (u32(65535)));
    var b1_0 : u32 = (b_0 >> (u32(16)));
    var middle_0 : u32 = a1_0 * b0_0 + (((a0_0 * b0_0) >> (u32(16))));
    return a1_0 * b1_0 + ((middle_0 >> (u32(16)))) + (((((middle_0 & (u32(65535)))) + a0_0 * b1_0) >> (u32(16))));
}

fn philox_0( key_2 : vec2<u32>,  counter_0 : vec4<u32>) -> vec4<u32>
{
    var _S3 : u32 = counter_0.x;
    var _S4 : u32 = counter_0.z;
    var _S5 : u32 = ((((mul_high_0(u32(3449720151), _S4)) ^ ((counter_0.y)))) ^ ((key_2.x)));
    var _S6 : u32 = ((((mul_high_0(u32(3528531795), _S3)) ^ ((counter_0.w)))) ^ ((key_2.y)));
    const _S7 : vec2<u32> = vec2<u32>(u32(2654435769), u32(3144134277));
    var k_0 : vec2<u32> = key_2 + _S7;
    var _S8 : u32 = ((((mul_high_0(u32(3449720151), _S6)) ^ ((u32(3449720151) * _S4)))) ^ ((k_0.x)));
    var _S9 : u32 = ((((mul_high_0(u32(3528531795), _S5)) ^ ((u32(3528531795) * _S3)))) ^ ((k_0.y)));
    var k_1 : vec2<u32> = k_0 + _S7;
    var _S10 : u32 = ((((mul_high_0(u32(3449720151), _S9)) ^ ((u32(3449720151) * _S6)))) ^ ((k_1.x)));
    var _S11 : u32 = ((((mul_high_0(u32(3528531795), _S8)) ^ ((u32(3528531795) * _S5)))) ^ ((k_1.y)));
    var k_2 : vec2<u32> = k_1 + _S7;
    var _S12 : u32 = ((((mul_high_0(u32(3449720151), _S11)) ^ ((u32(3449720151) * _S9)))) ^ ((k_2.x)));
    var _S13 : u32 = ((((mul_high_0(u32(3528531795), _S10)) ^ ((u32(3528531795) * _S8)))) ^ ((k_2.y)));
    var k_3 : vec2<u32> = k_2 + _S7;
    var _S14 : u32 = ((((mul_high_0(u32(3449720151), _S13)) ^ ((u32(3449720151) * _S11)))) ^ ((k_3.x)));
    var _S15 : u32 = ((((mul_high_0(u32(3528531795), _S12)) ^ ((u32(3528531795) * _S10)))) ^ ((k_3.y)));
    var k_4 : vec2<u32> = k_3 + _S7;
    var _S16 : u32 = ((((mul_high_0(u32(3449720151), _S15)) ^ ((u32(3449720151) * _S13)))) ^ ((k_4.x)));
    var _S17 : u32 = ((((mul_high_0(u32(3528531795), _S14)) ^ ((u32(3528531795) * _S12)))) ^ ((k_4.y)));
    var k_5 : vec2<u32> = k_4 + _S7;
    var _S18 : u32 = ((((mul_high_0(u32(3449720151), _S17)) ^ ((u32(3449720151) * _S15)))) ^ ((k_5.x)));
    var _S19 : u32 = ((((mul_high_0(u32(3528531795), _S16)) ^ ((u32(3528531795) * _S14)))) ^ ((k_5.y)));
    var k_6 : vec2<u32> = k_5 + _S7;
    var _S20 : u32 = ((((mul_high_0(u32(3449720151), _S19)) ^ ((u32(3449720151) * _S17)))) ^ ((k_6.x)));
    var _S21 : u32 = ((((mul_high_0(u32(3528531795), _S18)) ^ ((u32(3528531795) * _S16)))) ^ ((k_6.y)));
    var k_7 : vec2<u32> = k_6 + _S7;
    var _S22 : u32 = ((((mul_high_0(u32(3449720151), _S21)) ^ ((u32(3449720151) * _S19)))) ^ ((k_7.x)));
    var _S23 : u32 = ((((mul_high_0(u32(3528531795), _S20)) ^ ((u32(3528531795) * _S18)))) ^ ((k_7.y)));
    var k_8 : vec2<u32> = k_7 + _S7;
    return vec4<u32>(((((mul_high_0(u32(3449720151), _S23)) ^ ((u32(3449720151) * _S21)))) ^ ((k_8.x))), u32(3449720151) * _S23, ((((mul_high_0(u32(3528531795), _S22)) ^ ((u32(3528531795) * _S20)))) ^ ((k_8.y))), u32(3528531795) * _S22);
}

fn wide_times_0( a_1 : vec2<u32>,  b_1 : u32) -> vec2<u32>
{
    var _S24 : u32 = a_1.x;
    return vec2<u32>(_S24 * b_1, mul_high_0(_S24, b_1) + a_1.y * b_1);
}

fn wide_add_0( a_2 : vec2<u32>,  b_2 : vec2<u32>) -> vec2<u32>
{
    var _S25 : u32 = a_2.x;
    var low_0 : u32 = _S25 + b_2.x;
    var _S26 : u32 = a_2.y + b_2.y;
    var _S27 : i32;
    if(low_0 < _S25)
    {
        _S27 = i32(1);
    }
    else
    {
        _S27 = i32(0);
    }
    return vec2<u32>(low_0, _S26 + u32(_S27));
}

fn wide_less_0( a_3 : vec2<u32>,  b_3 : vec2<u32>) -> bool
{
    var _S28 : u32 = a_3.y;
    var _S29 : u32 = b_3.y;
    var _S30 : bool;
    if(_S28 < _S29)
    {
        _S30 = true;
    }
    else
    {
        if(_S28 == _S29)
        {
            _S30 = (a_3.x) < (b_3.x);
        }
        else
        {
            _S30 = false;
        }
    }
    return _S30;
}

fn counted_0( counter_1 : u32) -> vec2<u32>
{
    var _S31 : u32 = u32(2) * counter_1;
    var _S32 : u32 = atomicLoad(&(counters_0[_S31]));
    var _S33 : u32 = atomicLoad(&(counters_0[_S31 + u32(1)]));
    return vec2<u32>(_S32, _S33);
}

fn wide_to_float_0( a_4 : vec2<u32>) -> f32
{
    return f32(a_4.y) * 4.294967296e+09f + f32(a_4.x);
}

fn mean_of_independent_0( others_0 : vec2<f32>) -> f32
{
    var samples_0 : f32 = f32(run_0.method_0.bootstrap_0) + run_0.method_0.prior_samples_0 + others_0.y;
    var _S34 : vec2<u32> = counted_0(u32(14));
    var sum_0 : f32 = wide_to_float_0(_S34) * run_0.image_0.density_unit_0 + others_0.x;
    var _S35 : f32;
    if(samples_0 > 0.0f)
    {
        _S35 = (sum_0 + run_0.method_0.prior_samples_0 * run_0.method_0.prior_mean_0) / samples_0;
    }
    else
    {
        _S35 = 0.0f;
    }
    return _S35;
}

fn bootstrap_mean_0() -> f32
{
    var _S36 : f32 = mean_of_independent_0(vec2<f32>(0.0f));
    return _S36;
}

fn odds_per_ratio_1() -> f32
{
    var p_bar_1 : f32 = bootstrap_mean_0();
    var _S37 : f32;
    if(p_bar_1 > 0.0f)
    {
        _S37 = run_0.method_0.tour_length_0 / p_bar_1;
    }
    else
    {
        _S37 = 0.0f;
    }
    return _S37;
}

struct Weights_0
{
     odds_per_ratio_2 : f32,
     most_0 : f32,
};

fn the_weights_0() -> Weights_0
{
    var result_0 : Weights_0;
    var _S38 : f32 = odds_per_ratio_1();
    result_0.odds_per_ratio_2 = _S38;
    result_0.most_0 = 3.00000000549775576e+38f;
    if((run_0.method_0.max_copies_0) > 0.0f)
    {
        var sum_1 : f32;
        if((run_0.reuse_0.carried_0) != u32(0))
        {
            var _S39 : vec2<u32> = counted_0(u32(51));
            sum_1 = wide_to_float_0(_S39);
        }
        else
        {
            if((run_0.method_0.global_dynamics_0) == u32(1))
            {
                sum_1 = f32(run_0.method_0.bootstrap_0) * (1.0f + run_0.method_0.tour_length_0) * 1.048576e+06f;
            }
            else
            {
                var _S40 : vec2<u32> = counted_0(u32(14));
                sum_1 = wide_to_float_0(_S40);
            }
        }
        result_0.most_0 = run_0.method_0.max_copies_0 * sum_1 / f32(run_0.method_0.chains_0);
    }
    return result_0;
}

fn candidate_weight_0( index_2 : u32) -> f32
{
    return (bitcast<f32>((candidates_0[index_2].w)));
}

fn stationary_weight_0( ratio_0 : f32,  odds_per_ratio_3 : f32) -> f32
{
    var _S41 : f32;
    if((run_0.method_0.global_dynamics_0) == u32(1))
    {
        _S41 = (1.0f + odds_per_ratio_3 * ratio_0) * 1.048576e+06f;
    }
    else
    {
        _S41 = ratio_0 * run_0.image_0.density_scale_0;
    }
    return _S41;
}

fn wide_from_float_0( value_0 : f32) -> vec2<u32>
{
    var _S42 : f32 = min(value_0, 4.6116860184273879e+18f);
    if(!(_S42 > 0.0f))
    {
        return vec2<u32>(u32(0), u32(0));
    }
    if(_S42 < 8.388608e+06f)
    {
        return vec2<u32>(u32(_S42 + 0.5f), u32(0));
    }
    var high_0 : u32 = u32(_S42 * 2.32830643653869629e-10f);
    return vec2<u32>(u32(_S42 - f32(high_0) * 4.294967296e+09f), high_0);
}

fn Weights_of_0( this_0 : Weights_0,  sample_0 : u32) -> vec2<u32>
{
    var weight_0 : f32;
    if((run_0.reuse_0.carried_0) != u32(0))
    {
        weight_0 = candidate_weight_0(sample_0);
    }
    else
    {
        weight_0 = stationary_weight_0(densities_0[sample_0], this_0.odds_per_ratio_2);
    }
    return wide_from_float_0(min(weight_0, this_0.most_0));
}

fn first_sample_0( chain_0 : u32) -> u32
{
    var n_0 : u32 = blocks_0();
    var total_0 : vec2<u32> = scans_0[n_0];
    var _S43 : bool;
    if((scans_0[n_0].x) == u32(0))
    {
        _S43 = (total_0.y) == u32(0);
    }
    else
    {
        _S43 = false;
    }
    if(_S43)
    {
        return u32(4294967295);
    }
    var offset_0 : u32 = philox_0(key_1(), vec4<u32>(u32(0), u32(0), u32(0), u32(3))).x;
    var _S44 : vec2<u32> = wide_add_0(wide_times_0(scans_0[n_0 + u32(1)], chain_0), wide_add_0(vec2<u32>(mul_high_0(scans_0[n_0 + u32(1)].x, offset_0), u32(0)), wide_times_0(vec2<u32>(offset_0, u32(0)), scans_0[n_0 + u32(1)].y)));
    var high_1 : u32 = n_0;
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
        if(wide_less_0(_S44, scans_0[middle_1]))
        {
            high_1 = middle_1;
        }
        else
        {
            low_1 = middle_1;
        }
    }
    var _S45 : Weights_0 = the_weights_0();
    var _S46 : u32 = min((low_1 + u32(1)) * u32(256), candidate_count_0());
    var _S47 : u32 = low_1 * u32(256);
    var reached_0 : vec2<u32> = scans_0[low_1];
    var sample_1 : u32 = _S47;
    for(;;)
    {
        if(sample_1 < _S46)
        {
        }
        else
        {
            break;
        }
        var reached_1 : vec2<u32> = wide_add_0(reached_0, Weights_of_0(_S45, sample_1));
        if(wide_less_0(_S44, reached_1))
        {
            break;
        }
        var _S48 : u32 = sample_1 + u32(1);
        reached_0 = reached_1;
        sample_1 = _S48;
    }
    return min(sample_1, _S46 - u32(1));
}

fn Chain_slot_0( this_1 : Chain_0) -> u32
{
    return ((((this_1.state_0.flags_0) & (u32(2)))) >> (u32(1)));
}

fn Chain_other_slot_0( this_2 : Chain_0) -> u32
{
    return u32(1) - Chain_slot_0(this_2);
}

fn unit_0( word_0 : u32) -> f32
{
    return f32((word_0 >> (u32(8)))) * 5.9604644775390625e-08f;
}

fn units_0( words_0 : vec4<u32>) -> vec4<f32>
{
    return vec4<f32>(unit_0(words_0.x), unit_0(words_0.y), unit_0(words_0.z), unit_0(words_0.w));
}

fn film_of_cells_0( u_0 : vec2<f32>) -> vec2<f32>
{
    if((run_0.path_0.occupied_0) == u32(0))
    {
        return u_0;
    }
    var place_0 : f32 = u_0.x * f32(run_0.path_0.occupied_0);
    var _S49 : u32 = min(u32(place_0), run_0.path_0.occupied_0 - u32(1));
    var tile_0 : u32 = atomicLoad(&(cells_0[run_0.path_0.tiles_0.x * run_0.path_0.tiles_0.y + _S49]));
    var _S50 : u32 = tile_0 % run_0.path_0.tiles_0.x;
    var _S51 : f32 = f32(_S50);
    var _S52 : u32 = tile_0 / run_0.path_0.tiles_0.x;
    return min((vec2<f32>(_S51, f32(_S52)) + vec2<f32>(place_0 - f32(_S49), u_0.y)) / vec2<f32>(run_0.path_0.tiles_0), vec2<f32>(0.99999994039535522f));
}

fn stored_index_0( slot_0 : u32,  coordinate_0 : u32,  chain_1 : u32) -> u32
{
    return (slot_0 * run_0.path_0.dimension_0 + coordinate_0) * run_0.method_0.chains_0 + chain_1;
}

fn draw_afresh_0( chain_2 : u32,  slot_1 : u32,  stream_0 : vec3<u32>)
{
    var j_0 : u32 = u32(0);
    for(;;)
    {
        if(j_0 < (run_0.path_0.dimension_0))
        {
        }
        else
        {
            break;
        }
        var u_1 : vec4<f32> = units_0(philox_0(key_1(), vec4<u32>(u32(2) + j_0 / u32(4), stream_0)));
        if(j_0 == u32(0))
        {
            var _S53 : vec2<f32> = film_of_cells_0(u_1.xy);
            u_1.x = _S53.x;
            u_1.y = _S53.y;
        }
        if(j_0 < (run_0.path_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_1, j_0, chain_2)] = u_1[u32(0)];
        }
        var _S54 : u32 = j_0 + u32(1);
        if(_S54 < (run_0.path_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_1, _S54, chain_2)] = u_1[u32(1)];
        }
        var _S55 : u32 = j_0 + u32(2);
        if(_S55 < (run_0.path_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_1, _S55, chain_2)] = u_1[u32(2)];
        }
        var _S56 : u32 = j_0 + u32(3);
        if(_S56 < (run_0.path_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_1, _S56, chain_2)] = u_1[u32(3)];
        }
        j_0 = j_0 + u32(4);
    }
    return;
}

fn store_rows_0( _S57 : u32,  _S58 : u32,  _S59 : u32,  _S60 : ChainState_0)
{
    var _S61 : vec4<u32> = vec4<u32>(_S60.pixel_0, _S60.flags_0, _S60.tour_length_1, bitcast<u32>(_S60.start_weight_0));
    var _S62 : vec4<u32> = vec4<u32>(_S60.refused_0, bitcast<u32>(_S60.score_squared_0), _S60.step_0, bitcast<u32>(_S60.memory_0));
    var _S63 : vec4<u32> = vec4<u32>(_S60.brightness_top_0[u32(0)], _S60.brightness_top_0[u32(1)], _S60.brightness_bottom_0[u32(0)], _S60.brightness_bottom_0[u32(1)]);
    chain_states_0[_S57 * _S58 + _S59] = vec4<u32>(bitcast<u32>(_S60.radiance_0[u32(0)]), bitcast<u32>(_S60.radiance_0[u32(1)]), bitcast<u32>(_S60.radiance_0[u32(2)]), bitcast<u32>(_S60.density_0));
    chain_states_0[(_S57 + u32(1)) * _S58 + _S59] = _S61;
    chain_states_0[(_S57 + u32(2)) * _S58 + _S59] = _S62;
    chain_states_0[(_S57 + u32(3)) * _S58 + _S59] = _S63;
    return;
}

fn store_chain_0( chain_3 : Chain_0)
{
    store_rows_0(u32(0), run_0.method_0.chains_0, chain_3.index_0, chain_3.state_0);
    return;
}

struct Neighbour_0
{
     radiance_2 : vec3<f32>,
     pixel_2 : u32,
     weight_1 : f32,
     direction_0 : u32,
     padding0_2 : u32,
     padding1_2 : u32,
};

fn Neighbour_x24init_0( radiance_3 : vec3<f32>,  pixel_3 : u32,  weight_2 : f32,  direction_1 : u32,  padding0_3 : u32,  padding1_3 : u32) -> Neighbour_0
{
    var _S64 : Neighbour_0;
    _S64.radiance_2 = radiance_3;
    _S64.pixel_2 = pixel_3;
    _S64.weight_1 = weight_2;
    _S64.direction_0 = direction_1;
    _S64.padding0_2 = padding0_3;
    _S64.padding1_2 = padding1_3;
    return _S64;
}

fn no_neighbour_0() -> Neighbour_0
{
    var neighbour_0 : Neighbour_0 = Neighbour_x24init_0(vec3<f32>(0.0f), u32(0), 0.0f, u32(0), u32(0), u32(0));
    neighbour_0.pixel_2 = u32(4294967294);
    return neighbour_0;
}

fn neighbour_row_0() -> u32
{
    return rows_of_1() + rows_of_0();
}

fn store_rows_1( _S65 : u32,  _S66 : u32,  _S67 : u32,  _S68 : Neighbour_0)
{
    var _S69 : vec4<u32> = vec4<u32>(bitcast<u32>(_S68.weight_1), _S68.direction_0, _S68.padding0_2, _S68.padding1_2);
    chain_states_0[_S65 * _S66 + _S67] = vec4<u32>(bitcast<u32>(_S68.radiance_2[u32(0)]), bitcast<u32>(_S68.radiance_2[u32(1)]), bitcast<u32>(_S68.radiance_2[u32(2)]), _S68.pixel_2);
    chain_states_0[(_S65 + u32(1)) * _S66 + _S67] = _S69;
    return;
}

fn store_neighbour_0( chain_4 : u32,  neighbour_1 : Neighbour_0)
{
    store_rows_1(neighbour_row_0(), run_0.method_0.chains_0, chain_4, neighbour_1);
    return;
}

@compute
@workgroup_size(64, 1, 1)
fn draw_first(@builtin(global_invocation_id) id_0 : vec3<u32>)
{
    var _S70 : u32 = id_0.x;
    if(_S70 == u32(0))
    {
        reset_queues_0();
    }
    var index_3 : u32 = _S70;
    for(;;)
    {
        if(index_3 < (run_0.method_0.chains_0))
        {
        }
        else
        {
            break;
        }
        var _S71 : vec2<u32> = vec2<u32>(u32(0));
        var chain_5 : Chain_0 = Chain_x24init_0(u32(0), ChainState_x24init_0(vec3<f32>(0.0f), 0.0f, u32(0), u32(0), u32(0), 0.0f, u32(0), 0.0f, u32(0), 0.0f, _S71, _S71));
        chain_5.index_0 = index_3;
        var sample_2 : u32 = first_sample_0(index_3);
        if(sample_2 != u32(4294967295))
        {
            draw_afresh_0(index_3, Chain_other_slot_0(chain_5), vec3<u32>(sample_2, u32(0), u32(1)));
            chain_5.state_0.flags_0 = u32(32);
        }
        store_chain_0(chain_5);
        if((run_0.method_0.gradient_0) != u32(0))
        {
            store_neighbour_0(index_3, no_neighbour_0());
        }
        index_3 = index_3 + run_0.dispatch_0.lanes_0;
    }
    return;
}

