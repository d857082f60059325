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
@binding(1) @group(1) var<storage, read_write> film_0 : array<atomic<u32>>;

@binding(2) @group(1) var<storage, read_write> counters_0 : array<atomic<u32>>;

fn independent_pixels_0() -> u32
{
    var _S1 : u32;
    if((run_0.method_0.gradient_0) != u32(0))
    {
        _S1 = u32(4);
    }
    else
    {
        _S1 = u32(1);
    }
    return _S1 * run_0.camera_0.width_0 * run_0.camera_0.height_0;
}

fn film_sum_0( pixel_0 : u32,  channel_0 : u32) -> vec2<u32>
{
    var place_0 : u32 = u32(2) * (u32(3) * pixel_0 + channel_0);
    var _S2 : u32 = atomicLoad(&(film_0[place_0]));
    var _S3 : u32 = atomicLoad(&(film_0[place_0 + u32(1)]));
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

fn double_wide_add_0( a_1 : vec4<u32>,  b_1 : vec4<u32>) -> vec4<u32>
{
    return vec4<u32>(wide_add_0(a_1.xy, b_1.xy), wide_add_0(a_1.zw, b_1.zw));
}

var<workgroup> film_sums_0 : array<vec4<u32>, i32(256)>;

fn count_up_0( counter_0 : u32,  value_0 : vec2<u32>)
{
    var _S7 : vec2<u32> = value_0;
    if((value_0.x) != u32(0))
    {
        var before_0 : u32 = atomicAdd(&(counters_0[u32(2) * counter_0]), _S7.x);
        if((before_0 + _S7.x) < before_0)
        {
            _S7[i32(1)] = _S7[i32(1)] + u32(1);
        }
    }
    if((_S7.y) != u32(0))
    {
        var _S8 : u32 = atomicAdd(&(counters_0[u32(2) * counter_0 + u32(1)]), _S7.y);
    }
    return;
}

fn count_sum_0( thread_0 : u32,  counter_1 : u32,  sum_0 : vec4<u32>)
{
    film_sums_0[thread_0] = sum_0;
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
        count_up_0(counter_1, film_sums_0[i32(0)].xy);
        count_up_0(counter_1 + u32(1), film_sums_0[i32(0)].zw);
    }
    workgroupBarrier();
    return;
}

@compute
@workgroup_size(256, 1, 1)
fn sum_film(@builtin(local_invocation_index) thread_1 : u32, @builtin(global_invocation_id) id_0 : vec3<u32>)
{
    var _S9 : u32 = run_0.camera_0.width_0 * run_0.camera_0.height_0;
    var channel_1 : u32 = u32(0);
    for(;;)
    {
        if(channel_1 < u32(3))
        {
        }
        else
        {
            break;
        }
        const _S10 : vec4<u32> = vec4<u32>(u32(0), u32(0), u32(0), u32(0));
        var _S11 : u32 = id_0.x;
        var image_sum_0 : vec4<u32> = _S10;
        var independent_sum_0 : vec4<u32> = _S10;
        var pixel_1 : u32 = _S11;
        for(;;)
        {
            if(pixel_1 < (_S9 + u32(64)))
            {
            }
            else
            {
                break;
            }
            var _S12 : bool = pixel_1 < _S9;
            var _S13 : u32;
            if(_S12)
            {
                _S13 = pixel_1;
            }
            else
            {
                _S13 = independent_pixels_0() + pixel_1 - _S9;
            }
            var value_1 : vec2<u32> = film_sum_0(_S13, channel_1);
            var _S14 : u32 = value_1.x;
            var _S15 : u32 = value_1.y;
            var _S16 : u32;
            if(((_S15 & (u32(2147483648)))) != u32(0))
            {
                _S16 = u32(4294967295);
            }
            else
            {
                _S16 = u32(0);
            }
            var term_0 : vec4<u32> = vec4<u32>(_S14, u32(0), _S15, _S16);
            if(_S12)
            {
                image_sum_0 = double_wide_add_0(image_sum_0, term_0);
            }
            else
            {
                independent_sum_0 = double_wide_add_0(independent_sum_0, term_0);
            }
            pixel_1 = pixel_1 + run_0.dispatch_0.lanes_0;
        }
        var _S17 : u32 = u32(2) * channel_1;
        count_sum_0(thread_1, u32(119) + _S17, image_sum_0);
        count_sum_0(thread_1, u32(125) + _S17, independent_sum_0);
        channel_1 = channel_1 + u32(1);
    }
    return;
}

