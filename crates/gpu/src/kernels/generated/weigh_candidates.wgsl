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

fn candidate_count_0() -> u32
{
    return run_0.reuse_0.carried_0 + run_0.method_0.bootstrap_0;
}

struct Candidate_0
{
     ratio_0 : f32,
     before_0 : f32,
     density_0 : f32,
     weight_0 : f32,
     radiance_0 : vec3<f32>,
     padding_3 : u32,
};

fn load_rows_0( _S8 : u32,  _S9 : u32,  _S10 : u32) -> Candidate_0
{
    var rows_0 : array<vec4<u32>, i32(2)>;
    rows_0[i32(0)] = candidates_0[_S8 * _S9 + _S10];
    rows_0[i32(1)] = candidates_0[(_S8 + u32(1)) * _S9 + _S10];
    var _S11 : Candidate_0 = Candidate_0( bitcast<f32>(rows_0[u32(0)][u32(0)]), bitcast<f32>(rows_0[u32(0)][u32(1)]), bitcast<f32>(rows_0[u32(0)][u32(2)]), bitcast<f32>(rows_0[u32(0)][u32(3)]), vec3<f32>(bitcast<f32>(rows_0[u32(1)][u32(0)]), bitcast<f32>(rows_0[u32(1)][u32(1)]), bitcast<f32>(rows_0[u32(1)][u32(2)])), rows_0[u32(1)][u32(3)] );
    return _S11;
}

fn load_candidate_0( index_0 : u32) -> Candidate_0
{
    return load_rows_0(u32(0), candidate_count_0(), index_0);
}

fn stationary_weight_0( ratio_1 : f32,  odds_per_ratio_2 : f32) -> f32
{
    var _S12 : f32;
    if((run_0.method_0.global_dynamics_0) == u32(1))
    {
        _S12 = (1.0f + odds_per_ratio_2 * ratio_1) * 1.048576e+06f;
    }
    else
    {
        _S12 = ratio_1 * run_0.image_0.density_scale_0;
    }
    return _S12;
}

fn last_weight_0( ratio_2 : f32) -> f32
{
    var _S13 : f32;
    if((run_0.method_0.global_dynamics_0) == u32(1))
    {
        _S13 = 1.0f + run_0.reuse_0.odds_per_ratio_0 * ratio_2;
    }
    else
    {
        _S13 = ratio_2;
    }
    return _S13;
}

fn arrival_density_0( candidate_0 : Candidate_0) -> f32
{
    return run_0.reuse_0.scale_0 * last_weight_0(candidate_0.before_0) * candidate_0.density_0;
}

fn share_0( candidate_1 : Candidate_0,  trust_1 : f32) -> f32
{
    var fresh_0 : f32 = f32(run_0.method_0.bootstrap_0);
    return fresh_0 / (trust_1 * f32(run_0.reuse_0.carried_0) * arrival_density_0(candidate_1) + fresh_0);
}

fn store_candidate_weight_0( index_1 : u32,  weight_1 : f32)
{
    candidates_0[index_1][i32(3)] = (bitcast<u32>((weight_1)));
    return;
}

fn wide_from_float_0( value_0 : f32) -> vec2<u32>
{
    var _S14 : f32 = min(value_0, 4.6116860184273879e+18f);
    if(!(_S14 > 0.0f))
    {
        return vec2<u32>(u32(0), u32(0));
    }
    if(_S14 < 8.388608e+06f)
    {
        return vec2<u32>(u32(_S14 + 0.5f), u32(0));
    }
    var high_0 : u32 = u32(_S14 * 2.32830643653869629e-10f);
    return vec2<u32>(u32(_S14 - f32(high_0) * 4.294967296e+09f), high_0);
}

fn wide_add_0( a_1 : vec2<u32>,  b_0 : vec2<u32>) -> vec2<u32>
{
    var _S15 : u32 = a_1.x;
    var low_0 : u32 = _S15 + b_0.x;
    var _S16 : u32 = a_1.y + b_0.y;
    var _S17 : i32;
    if(low_0 < _S15)
    {
        _S17 = i32(1);
    }
    else
    {
        _S17 = i32(0);
    }
    return vec2<u32>(low_0, _S16 + u32(_S17));
}

fn wide_negative_0( a_2 : vec2<u32>) -> vec2<u32>
{
    return wide_add_0(~a_2, vec2<u32>(u32(1), u32(0)));
}

fn wide_from_signed_0( value_1 : f32) -> vec2<u32>
{
    var _S18 : vec2<u32>;
    if(value_1 < 0.0f)
    {
        _S18 = wide_negative_0(wide_from_float_0(- value_1));
    }
    else
    {
        _S18 = wide_from_float_0(value_1);
    }
    return _S18;
}

var<workgroup> film_sums_0 : array<vec4<u32>, i32(256)>;

fn double_wide_add_0( a_3 : vec4<u32>,  b_1 : vec4<u32>) -> vec4<u32>
{
    return vec4<u32>(wide_add_0(a_3.xy, b_1.xy), wide_add_0(a_3.zw, b_1.zw));
}

fn count_up_0( counter_1 : u32,  value_2 : vec2<u32>)
{
    var _S19 : vec2<u32> = value_2;
    if((value_2.x) != u32(0))
    {
        var before_1 : u32 = atomicAdd(&(counters_0[u32(2) * counter_1]), _S19.x);
        if((before_1 + _S19.x) < before_1)
        {
            _S19[i32(1)] = _S19[i32(1)] + u32(1);
        }
    }
    if((_S19.y) != u32(0))
    {
        var _S20 : u32 = atomicAdd(&(counters_0[u32(2) * counter_1 + u32(1)]), _S19.y);
    }
    return;
}

fn count_sum_0( thread_0 : u32,  counter_2 : u32,  sum_1 : vec4<u32>)
{
    film_sums_0[thread_0] = sum_1;
    workgroupBarrier();
    var half_0 : u32 = u32(128);
    for(;;)
    {
        if(half_0 > u32(0))
        {
        }
        else
        {
            break;
        }
        if(thread_0 < half_0)
        {
            film_sums_0[thread_0] = double_wide_add_0(film_sums_0[thread_0], film_sums_0[thread_0 + half_0]);
        }
        workgroupBarrier();
        half_0 = (half_0 >> (u32(1)));
    }
    if(thread_0 == u32(0))
    {
        count_up_0(counter_2, film_sums_0[i32(0)].xy);
        count_up_0(counter_2 + u32(1), film_sums_0[i32(0)].zw);
    }
    workgroupBarrier();
    return;
}

@compute
@workgroup_size(256, 1, 1)
fn weigh_candidates(@builtin(local_invocation_index) thread_1 : u32, @builtin(global_invocation_id) id_0 : vec3<u32>)
{
    const _S21 : vec2<u32> = vec2<u32>(u32(0), u32(0));
    var _S22 : f32 = odds_per_ratio_1();
    var _S23 : u32 = id_0.x;
    var weights_1 : vec2<u32> = _S21;
    var red_0 : vec2<u32> = _S21;
    var green_0 : vec2<u32> = _S21;
    var blue_0 : vec2<u32> = _S21;
    var index_2 : u32 = _S23;
    for(;;)
    {
        if(index_2 < (candidate_count_0()))
        {
        }
        else
        {
            break;
        }
        var candidate_2 : Candidate_0 = load_candidate_0(index_2);
        var carried_1 : bool = index_2 < (run_0.reuse_0.carried_0);
        var dropped_0 : bool;
        if(carried_1)
        {
            dropped_0 = (candidate_2.density_0) <= 0.0f;
        }
        else
        {
            dropped_0 = false;
        }
        var weight_2 : f32;
        if(dropped_0)
        {
            weight_2 = 0.0f;
        }
        else
        {
            weight_2 = stationary_weight_0(candidate_2.ratio_0, _S22) * share_0(candidate_2, 1.0f);
        }
        store_candidate_weight_0(index_2, weight_2);
        var _S24 : vec2<u32> = wide_add_0(weights_1, wide_from_float_0(weight_2));
        if(!dropped_0)
        {
            var factor_1 : f32;
            if(carried_1)
            {
                factor_1 = run_0.reuse_0.factor_0 * run_0.reuse_0.trust_0;
            }
            else
            {
                factor_1 = 1.0f;
            }
            var radiance_1 : vec3<f32> = candidate_2.radiance_0 * vec3<f32>((factor_1 * share_0(candidate_2, run_0.reuse_0.trust_0) * run_0.image_0.film_scale_0));
            var _S25 : vec2<u32> = wide_add_0(green_0, wide_from_signed_0(radiance_1.y));
            var _S26 : vec2<u32> = wide_add_0(blue_0, wide_from_signed_0(radiance_1.z));
            red_0 = wide_add_0(red_0, wide_from_signed_0(radiance_1.x));
            green_0 = _S25;
            blue_0 = _S26;
        }
        var index_3 : u32 = index_2 + run_0.dispatch_0.lanes_0;
        weights_1 = _S24;
        index_2 = index_3;
    }
    count_sum_0(thread_1, u32(51), vec4<u32>(weights_1, red_0));
    count_sum_0(thread_1, u32(53), vec4<u32>(green_0, blue_0));
    return;
}

