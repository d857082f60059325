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

@binding(10) @group(1) var<storage, read_write> image_1 : array<vec4<f32>>;

@binding(1) @group(1) var<storage, read_write> film_0 : array<atomic<u32>>;

fn counted_0( counter_0 : u32) -> vec2<u32>
{
    var _S1 : u32 = u32(2) * counter_0;
    var _S2 : u32 = atomicLoad(&(counters_0[_S1]));
    var _S3 : u32 = atomicLoad(&(counters_0[_S1 + u32(1)]));
    return vec2<u32>(_S2, _S3);
}

fn wide_add_0( a_0 : vec2<u32>,  b_0 : vec2<u32>) -> vec2<u32>
{
    var _S4 : u32 = a_0.x;
    var low_0 : u32 = _S4 + b_0.x;
    var _S5 : u32 = a_0.y + b_0.y;
    var _S6 : i32;
    if(low_0 < _S4)
    {
        _S6 = i32(1);
    }
    else
    {
        _S6 = i32(0);
    }
    return vec2<u32>(low_0, _S5 + u32(_S6));
}

fn wide_to_float_0( a_1 : vec2<u32>) -> f32
{
    return f32(a_1.y) * 4.294967296e+09f + f32(a_1.x);
}

fn mean_of_independent_0( others_0 : vec2<f32>) -> f32
{
    var samples_0 : f32 = f32(run_0.method_0.bootstrap_0) + run_0.method_0.prior_samples_0 + others_0.y;
    var _S7 : vec2<u32> = counted_0(u32(14));
    var sum_0 : f32 = wide_to_float_0(_S7) * run_0.image_0.density_unit_0 + others_0.x;
    var _S8 : f32;
    if(samples_0 > 0.0f)
    {
        _S8 = (sum_0 + run_0.method_0.prior_samples_0 * run_0.method_0.prior_mean_0) / samples_0;
    }
    else
    {
        _S8 = 0.0f;
    }
    return _S8;
}

fn bootstrap_mean_0() -> f32
{
    var _S9 : f32 = mean_of_independent_0(vec2<f32>(0.0f));
    return _S9;
}

fn brightness_scale_0() -> f32
{
    var p_bar_1 : f32 = bootstrap_mean_0();
    var _S10 : bool;
    if((run_0.method_0.global_dynamics_0) == u32(1))
    {
        _S10 = p_bar_1 > 0.0f;
    }
    else
    {
        _S10 = false;
    }
    var _S11 : f32;
    if(_S10)
    {
        _S11 = 2.62144e+05f * (1.0f + run_0.method_0.tour_length_0) / p_bar_1;
    }
    else
    {
        _S11 = run_0.image_0.density_scale_0;
    }
    return _S11;
}

fn brightness_sums_0() -> vec2<f32>
{
    const _S12 : vec2<u32> = vec2<u32>(u32(0), u32(0));
    var top_0 : vec2<u32> = _S12;
    var bottom_0 : vec2<u32> = _S12;
    var group_0 : u32 = u32(0);
    for(;;)
    {
        if(group_0 < u32(32))
        {
        }
        else
        {
            break;
        }
        var _S13 : u32 = u32(55) + u32(2) * group_0;
        var _S14 : vec2<u32> = counted_0(_S13);
        var _S15 : vec2<u32> = wide_add_0(top_0, _S14);
        var _S16 : vec2<u32> = counted_0(_S13 + u32(1));
        var _S17 : vec2<u32> = wide_add_0(bottom_0, _S16);
        var _S18 : u32 = group_0 + u32(1);
        top_0 = _S15;
        bottom_0 = _S17;
        group_0 = _S18;
    }
    var _S19 : f32 = wide_to_float_0(top_0);
    var _S20 : f32 = brightness_scale_0();
    return vec2<f32>(_S19 / _S20, wide_to_float_0(bottom_0) / 1.6777216e+07f);
}

fn wide_negative_0( a_2 : vec2<u32>) -> vec2<u32>
{
    return wide_add_0(~a_2, vec2<u32>(u32(1), u32(0)));
}

fn wide_to_signed_0( a_3 : vec2<u32>) -> f32
{
    var _S21 : f32;
    if((((a_3.y) & (u32(2147483648)))) != u32(0))
    {
        _S21 = - wide_to_float_0(wide_negative_0(a_3));
    }
    else
    {
        _S21 = wide_to_float_0(a_3);
    }
    return _S21;
}

fn summed_0( counter_1 : u32) -> f32
{
    var _S22 : vec2<u32> = counted_0(counter_1 + u32(1));
    var _S23 : f32 = wide_to_signed_0(_S22) * 4.294967296e+09f;
    var _S24 : vec2<u32> = counted_0(counter_1);
    return _S23 + wide_to_float_0(_S24);
}

fn image_factor_0() -> vec3<f32>
{
    var factor_1 : vec3<f32> = vec3<f32>(run_0.image_0.scale_1);
    var _S25 : vec3<f32>;
    if((run_0.image_0.normalisation_0) == u32(1))
    {
        var _S26 : vec2<f32> = brightness_sums_0();
        var denominator_0 : f32 = _S26.y;
        if(denominator_0 > 0.0f)
        {
            _S25 = factor_1 / vec3<f32>(denominator_0);
        }
        else
        {
            _S25 = vec3<f32>(0.0f);
        }
        factor_1 = _S25;
    }
    else
    {
        var _S27 : f32;
        if((run_0.image_0.normalisation_0) == u32(4))
        {
            var _S28 : vec2<f32> = brightness_sums_0();
            var deposited_0 : f32 = _S28.x;
            if(deposited_0 > 0.0f)
            {
                var _S29 : f32 = mean_of_independent_0(vec2<f32>(0.0f));
                _S27 = _S29 / deposited_0;
            }
            else
            {
                _S27 = 0.0f;
            }
            factor_1 = factor_1 * vec3<f32>(_S27);
        }
        else
        {
            if((run_0.image_0.normalisation_0) == u32(3))
            {
                var _S30 : f32 = f32(run_0.method_0.bootstrap_0) + run_0.method_0.prior_samples_0;
                var _S31 : vec2<u32> = counted_0(u32(10));
                factor_1 = factor_1 / vec3<f32>((_S30 + wide_to_float_0(_S31)));
                var channel_0 : u32 = u32(0);
                for(;;)
                {
                    if(channel_0 < u32(3))
                    {
                    }
                    else
                    {
                        break;
                    }
                    var _S32 : vec2<u32> = counted_0(u32(52) + channel_0);
                    var known_0 : f32 = wide_to_signed_0(_S32) / f32(run_0.method_0.bootstrap_0);
                    var _S33 : u32 = u32(2) * channel_0;
                    var _S34 : f32 = summed_0(u32(125) + _S33);
                    var independent_0 : f32 = _S34 + run_0.method_0.prior_samples_0 * known_0;
                    var sum_1 : f32 = summed_0(u32(119) + _S33);
                    if(sum_1 > 0.0f)
                    {
                        _S27 = independent_0 / sum_1;
                    }
                    else
                    {
                        _S27 = 0.0f;
                    }
                    factor_1[channel_0] = factor_1[channel_0] * _S27;
                    channel_0 = channel_0 + u32(1);
                }
            }
            else
            {
                if((run_0.image_0.normalisation_0) == u32(2))
                {
                    var _S35 : vec2<u32> = counted_0(u32(7));
                    var steps_1 : f32 = wide_to_float_0(_S35) + f32(run_0.reuse_0.carried_0);
                    if(steps_1 > 0.0f)
                    {
                        _S25 = factor_1 / vec3<f32>(steps_1);
                    }
                    else
                    {
                        _S25 = vec3<f32>(0.0f);
                    }
                    factor_1 = _S25;
                    if((run_0.method_0.start_0) != u32(2))
                    {
                        var _S36 : vec2<f32> = brightness_sums_0();
                        var _S37 : f32 = mean_of_independent_0(_S36);
                        factor_1 = factor_1 * vec3<f32>(_S37);
                    }
                }
            }
        }
    }
    return factor_1;
}

var<workgroup> shared_factor_0 : vec3<f32>;

fn grid_element_0( group_1 : vec3<u32>,  thread_0 : u32) -> u32
{
    return (group_1.y * run_0.dispatch_0.grid_width_0 + group_1.x) * u32(64) + thread_0;
}

fn film_sum_0( pixel_0 : u32,  channel_1 : u32) -> vec2<u32>
{
    var place_0 : u32 = u32(2) * (u32(3) * pixel_0 + channel_1);
    var _S38 : u32 = atomicLoad(&(film_0[place_0]));
    var _S39 : u32 = atomicLoad(&(film_0[place_0 + u32(1)]));
    return vec2<u32>(_S38, _S39);
}

fn film_radiance_0( pixel_1 : u32) -> vec3<f32>
{
    var radiance_0 : vec3<f32>;
    var channel_2 : u32 = u32(0);
    for(;;)
    {
        if(channel_2 < u32(3))
        {
        }
        else
        {
            break;
        }
        var _S40 : vec2<u32> = film_sum_0(pixel_1, channel_2);
        radiance_0[channel_2] = wide_to_signed_0(_S40) * run_0.image_0.film_unit_0;
        channel_2 = channel_2 + u32(1);
    }
    return radiance_0;
}

@compute
@workgroup_size(64, 1, 1)
fn resolve(@builtin(global_invocation_id) id_0 : vec3<u32>, @builtin(local_invocation_index) thread_1 : u32, @builtin(workgroup_id) group_2 : vec3<u32>)
{
    if(thread_1 == u32(0))
    {
        var _S41 : vec3<f32> = image_factor_0();
        shared_factor_0 = _S41;
    }
    workgroupBarrier();
    var pixel_2 : u32 = grid_element_0(group_2, thread_1);
    if(pixel_2 < (run_0.camera_0.width_0 * run_0.camera_0.height_0))
    {
        var _S42 : vec3<f32> = film_radiance_0(pixel_2);
        image_1[pixel_2] = vec4<f32>(_S42 * shared_factor_0, 1.0f);
    }
    return;
}

