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

@binding(13) @group(1) var<storage, read_write> candidates_0 : array<vec4<u32>>;

@binding(3) @group(1) var<storage, read_write> densities_0 : array<f32>;

@binding(4) @group(1) var<storage, read_write> scans_0 : array<vec2<u32>>;

fn candidate_count_0() -> u32
{
    return run_0.reuse_0.carried_0 + run_0.method_0.bootstrap_0;
}

fn blocks_0() -> u32
{
    return (candidate_count_0() + u32(256) - u32(1)) / u32(256);
}

fn counted_0( counter_0 : u32) -> vec2<u32>
{
    var _S1 : u32 = u32(2) * counter_0;
    var _S2 : u32 = atomicLoad(&(counters_0[_S1]));
    var _S3 : u32 = atomicLoad(&(counters_0[_S1 + u32(1)]));
    return vec2<u32>(_S2, _S3);
}

fn wide_to_float_0( a_0 : vec2<u32>) -> f32
{
    return f32(a_0.y) * 4.294967296e+09f + f32(a_0.x);
}

fn mean_of_independent_0( others_0 : vec2<f32>) -> f32
{
    var samples_0 : f32 = f32(run_0.method_0.bootstrap_0) + run_0.method_0.prior_samples_0 + others_0.y;
    var _S4 : vec2<u32> = counted_0(u32(14));
    var sum_0 : f32 = wide_to_float_0(_S4) * run_0.image_0.density_unit_0 + others_0.x;
    var _S5 : f32;
    if(samples_0 > 0.0f)
    {
        _S5 = (sum_0 + run_0.method_0.prior_samples_0 * run_0.method_0.prior_mean_0) / samples_0;
    }
    else
    {
        _S5 = 0.0f;
    }
    return _S5;
}

fn bootstrap_mean_0() -> f32
{
    var _S6 : f32 = mean_of_independent_0(vec2<f32>(0.0f));
    return _S6;
}

fn odds_per_ratio_1() -> f32
{
    var p_bar_1 : f32 = bootstrap_mean_0();
    var _S7 : f32;
    if(p_bar_1 > 0.0f)
    {
        _S7 = run_0.method_0.tour_length_0 / p_bar_1;
    }
    else
    {
        _S7 = 0.0f;
    }
    return _S7;
}

struct Weights_0
{
     odds_per_ratio_2 : f32,
     most_0 : f32,
};

fn the_weights_0() -> Weights_0
{
    var result_0 : Weights_0;
    var _S8 : f32 = odds_per_ratio_1();
    result_0.odds_per_ratio_2 = _S8;
    result_0.most_0 = 3.00000000549775576e+38f;
    if((run_0.method_0.max_copies_0) > 0.0f)
    {
        var sum_1 : f32;
        if((run_0.reuse_0.carried_0) != u32(0))
        {
            var _S9 : vec2<u32> = counted_0(u32(51));
            sum_1 = wide_to_float_0(_S9);
        }
        else
        {
            if((run_0.method_0.global_dynamics_0) == u32(1))
            {
                sum_1 = f32(run_0.method_0.bootstrap_0) * (1.0f + run_0.method_0.tour_length_0) * 1.048576e+06f;
            }
            else
            {
                var _S10 : vec2<u32> = counted_0(u32(14));
                sum_1 = wide_to_float_0(_S10);
            }
        }
        result_0.most_0 = run_0.method_0.max_copies_0 * sum_1 / f32(run_0.method_0.chains_0);
    }
    return result_0;
}

fn candidate_weight_0( index_0 : u32) -> f32
{
    return (bitcast<f32>((candidates_0[index_0].w)));
}

fn stationary_weight_0( ratio_0 : f32,  odds_per_ratio_3 : f32) -> f32
{
    var _S11 : f32;
    if((run_0.method_0.global_dynamics_0) == u32(1))
    {
        _S11 = (1.0f + odds_per_ratio_3 * ratio_0) * 1.048576e+06f;
    }
    else
    {
        _S11 = ratio_0 * run_0.image_0.density_scale_0;
    }
    return _S11;
}

fn wide_from_float_0( value_0 : f32) -> vec2<u32>
{
    var _S12 : f32 = min(value_0, 4.6116860184273879e+18f);
    if(!(_S12 > 0.0f))
    {
        return vec2<u32>(u32(0), u32(0));
    }
    if(_S12 < 8.388608e+06f)
    {
        return vec2<u32>(u32(_S12 + 0.5f), u32(0));
    }
    var high_0 : u32 = u32(_S12 * 2.32830643653869629e-10f);
    return vec2<u32>(u32(_S12 - f32(high_0) * 4.294967296e+09f), high_0);
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

fn wide_add_0( a_1 : vec2<u32>,  b_0 : vec2<u32>) -> vec2<u32>
{
    var _S13 : u32 = a_1.x;
    var low_0 : u32 = _S13 + b_0.x;
    var _S14 : u32 = a_1.y + b_0.y;
    var _S15 : i32;
    if(low_0 < _S13)
    {
        _S15 = i32(1);
    }
    else
    {
        _S15 = i32(0);
    }
    return vec2<u32>(low_0, _S14 + u32(_S15));
}

@compute
@workgroup_size(64, 1, 1)
fn weigh_blocks(@builtin(global_invocation_id) id_0 : vec3<u32>)
{
    var block_index_0 : u32 = id_0.x;
    if(block_index_0 >= (blocks_0()))
    {
        return;
    }
    var _S16 : Weights_0 = the_weights_0();
    var _S17 : u32 = min((block_index_0 + u32(1)) * u32(256), candidate_count_0());
    var _S18 : u32 = block_index_0 * u32(256);
    var sum_2 : vec2<u32> = vec2<u32>(u32(0), u32(0));
    var sample_1 : u32 = _S18;
    for(;;)
    {
        if(sample_1 < _S17)
        {
        }
        else
        {
            break;
        }
        var _S19 : vec2<u32> = wide_add_0(sum_2, Weights_of_0(_S16, sample_1));
        var _S20 : u32 = sample_1 + u32(1);
        sum_2 = _S19;
        sample_1 = _S20;
    }
    scans_0[block_index_0] = sum_2;
    return;
}

