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

@binding(10) @group(1) var<storage, read_write> image_1 : array<vec4<f32>>;

@binding(12) @group(1) var<storage, read_write> cells_0 : array<atomic<u32>>;

fn grid_element_0( group_0 : vec3<u32>,  thread_0 : u32) -> u32
{
    return (group_0.y * run_0.dispatch_0.grid_width_0 + group_0.x) * u32(64) + thread_0;
}

fn pixels_before_0( pixel_0 : u32) -> vec2<u32>
{
    var _S1 : u32 = pixel_0 % run_0.camera_0.width_0;
    var _S2 : u32 = pixel_0 / run_0.camera_0.width_0;
    var left_0 : u32;
    if(_S1 == u32(0))
    {
        left_0 = pixel_0 + run_0.camera_0.width_0 - u32(1);
    }
    else
    {
        left_0 = pixel_0 - u32(1);
    }
    var above_0 : u32;
    if(_S2 == u32(0))
    {
        above_0 = pixel_0 + run_0.camera_0.width_0 * (run_0.camera_0.height_0 - u32(1));
    }
    else
    {
        above_0 = pixel_0 - run_0.camera_0.width_0;
    }
    return vec2<u32>(left_0, above_0);
}

fn plane_pixel_0( half_0 : u32,  plane_0 : u32,  pixel_1 : u32) -> u32
{
    return (half_0 * u32(4) + plane_0) * run_0.camera_0.width_0 * run_0.camera_0.height_0 + pixel_1;
}

fn film_sum_0( pixel_2 : u32,  channel_0 : u32) -> vec2<u32>
{
    var place_0 : u32 = u32(2) * (u32(3) * pixel_2 + channel_0);
    var _S3 : u32 = atomicLoad(&(film_0[place_0]));
    var _S4 : u32 = atomicLoad(&(film_0[place_0 + u32(1)]));
    return vec2<u32>(_S3, _S4);
}

fn wide_add_0( a_0 : vec2<u32>,  b_0 : vec2<u32>) -> vec2<u32>
{
    var _S5 : u32 = a_0.x;
    var low_0 : u32 = _S5 + b_0.x;
    var _S6 : u32 = a_0.y + b_0.y;
    var _S7 : i32;
    if(low_0 < _S5)
    {
        _S7 = i32(1);
    }
    else
    {
        _S7 = i32(0);
    }
    return vec2<u32>(low_0, _S6 + u32(_S7));
}

fn wide_negative_0( a_1 : vec2<u32>) -> vec2<u32>
{
    return wide_add_0(~a_1, vec2<u32>(u32(1), u32(0)));
}

fn wide_to_float_0( a_2 : vec2<u32>) -> f32
{
    return f32(a_2.y) * 4.294967296e+09f + f32(a_2.x);
}

fn wide_to_signed_0( a_3 : vec2<u32>) -> f32
{
    var _S8 : f32;
    if((((a_3.y) & (u32(2147483648)))) != u32(0))
    {
        _S8 = - wide_to_float_0(wide_negative_0(a_3));
    }
    else
    {
        _S8 = wide_to_float_0(a_3);
    }
    return _S8;
}

fn film_radiance_0( pixel_3 : u32) -> vec3<f32>
{
    var radiance_0 : vec3<f32>;
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
        var _S9 : vec2<u32> = film_sum_0(pixel_3, channel_1);
        radiance_0[channel_1] = wide_to_signed_0(_S9) * run_0.image_0.film_unit_0;
        channel_1 = channel_1 + u32(1);
    }
    return radiance_0;
}

fn half_of_0( sample_0 : u32,  pixel_4 : u32) -> u32
{
    var _S10 : u32 = pixel_4 % run_0.camera_0.width_0;
    var _S11 : u32 = sample_0 + _S10;
    var _S12 : u32 = pixel_4 / run_0.camera_0.width_0;
    return (_S11 + _S12) % u32(2);
}

fn samples_in_0( half_1 : u32,  pixel_5 : u32,  place_1 : u32) -> u32
{
    var samples_0 : u32 = (run_0.image_0.evaluations_0 + u32(2) - place_1) / u32(3);
    var _S13 : u32 = half_of_0(u32(0), pixel_5);
    var _S14 : i32;
    if(_S13 == half_1)
    {
        _S14 = i32(1);
    }
    else
    {
        _S14 = i32(0);
    }
    return (samples_0 + u32(_S14)) / u32(2);
}

fn first_radiance_0( pixel_6 : u32) -> vec3<f32>
{
    var place_2 : u32 = u32(6) * plane_pixel_0(u32(2), u32(2), pixel_6);
    var _S15 : u32 = atomicLoad(&(film_0[place_2]));
    var _S16 : u32 = atomicLoad(&(film_0[place_2 + u32(2)]));
    var _S17 : u32 = atomicLoad(&(film_0[place_2 + u32(4)]));
    return (bitcast<vec3<f32>>((vec3<u32>(_S15, _S16, _S17))));
}

fn shifted_sum_0( half_2 : u32,  pixel_7 : u32,  place_3 : u32) -> vec3<f32>
{
    var _S18 : vec3<f32> = film_radiance_0(plane_pixel_0(half_2, u32(0), pixel_7));
    var _S19 : vec3<f32> = film_radiance_0(plane_pixel_0(half_2, place_3, pixel_7));
    var sum_0 : vec3<f32> = _S18 + _S19;
    var _S20 : u32 = samples_in_0(half_2, pixel_7, u32(0));
    var _S21 : u32 = samples_in_0(half_2, pixel_7, place_3);
    var sum_1 : vec3<f32>;
    if(_S20 > _S21)
    {
        var _S22 : vec3<f32> = first_radiance_0(pixel_7);
        sum_1 = sum_0 - _S22;
    }
    else
    {
        sum_1 = sum_0;
    }
    return sum_1;
}

fn film_square_0( half_3 : u32,  pixel_8 : u32,  channel_2 : u32,  square_scale_1 : f32) -> f32
{
    var unit_0 : f32 = 1.0f / square_scale_1;
    var _S23 : vec2<u32> = film_sum_0(plane_pixel_0(half_3, u32(3), pixel_8), channel_2);
    return wide_to_float_0(_S23) * unit_0 * unit_0;
}

fn film_squares_0( half_4 : u32,  pixel_9 : u32,  square_scale_2 : f32) -> vec3<f32>
{
    var _S24 : f32 = film_square_0(half_4, pixel_9, u32(0), square_scale_2);
    var _S25 : f32 = film_square_0(half_4, pixel_9, u32(1), square_scale_2);
    var _S26 : f32 = film_square_0(half_4, pixel_9, u32(2), square_scale_2);
    return vec3<f32>(_S24, _S25, _S26);
}

fn values_in_0( half_5 : u32,  pixel_10 : u32) -> f32
{
    var before_0 : vec2<u32> = pixels_before_0(pixel_10);
    var _S27 : u32 = samples_in_0(half_5, pixel_10, u32(0));
    var _S28 : u32 = samples_in_0(half_5, before_0.x, u32(1));
    var _S29 : u32 = _S27 + _S28;
    var _S30 : u32 = samples_in_0(half_5, before_0.y, u32(2));
    return f32(_S29 + _S30);
}

fn luminance_0( rgb_0 : vec3<f32>) -> f32
{
    return dot(rgb_0, vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f));
}

struct PixelEstimates_0
{
     means_0 : array<vec4<f32>, i32(3)>,
};

fn estimates_of_0( first_0 : u32,  last_0 : u32,  pixel_11 : u32) -> PixelEstimates_0
{
    var _S31 : vec2<u32> = pixels_before_0(pixel_11);
    var estimates_0 : PixelEstimates_0;
    var _S32 : vec3<f32> = vec3<f32>(0.0f);
    var differences_0 : array<vec3<f32>, i32(2)>;
    differences_0[i32(0)] = _S32;
    differences_0[i32(1)] = _S32;
    var half_6 : u32 = first_0;
    var own_sum_0 : vec3<f32> = _S32;
    var sum_2 : vec3<f32> = _S32;
    var squares_0 : vec3<f32> = _S32;
    var counts_0 : vec3<f32> = _S32;
    var count_0 : f32 = 0.0f;
    for(;;)
    {
        if(half_6 <= last_0)
        {
        }
        else
        {
            break;
        }
        var _S33 : vec3<f32> = film_radiance_0(plane_pixel_0(half_6, u32(0), pixel_11));
        var own_sum_1 : vec3<f32> = own_sum_0 + _S33;
        var _S34 : vec3<f32> = shifted_sum_0(half_6, _S31.x, u32(1));
        var _S35 : vec3<f32> = shifted_sum_0(half_6, _S31.y, u32(2));
        var sum_3 : vec3<f32> = sum_2 + (_S34 + _S35);
        var _S36 : vec3<f32> = film_radiance_0(plane_pixel_0(half_6, u32(1), pixel_11));
        differences_0[i32(0)] = differences_0[i32(0)] + _S36;
        var _S37 : vec3<f32> = film_radiance_0(plane_pixel_0(half_6, u32(2), pixel_11));
        differences_0[i32(1)] = differences_0[i32(1)] + _S37;
        var _S38 : vec3<f32> = film_squares_0(half_6, pixel_11, run_0.image_0.square_scale_0);
        var squares_1 : vec3<f32> = squares_0 + _S38;
        var _S39 : u32 = samples_in_0(half_6, pixel_11, u32(0));
        var _S40 : f32 = f32(_S39);
        var _S41 : u32 = samples_in_0(half_6, pixel_11, u32(1));
        var _S42 : f32 = f32(_S41);
        var _S43 : u32 = samples_in_0(half_6, pixel_11, u32(2));
        var counts_1 : vec3<f32> = counts_0 + vec3<f32>(_S40, _S42, f32(_S43));
        var _S44 : f32 = values_in_0(half_6, pixel_11);
        var count_1 : f32 = count_0 + _S44;
        half_6 = half_6 + u32(1);
        own_sum_0 = own_sum_1;
        sum_2 = sum_3;
        squares_0 = squares_1;
        counts_0 = counts_1;
        count_0 = count_1;
    }
    var known_0 : bool = (counts_0.z) > 0.0f;
    var spread_0 : f32 = squares_0.x;
    var _S45 : f32 = counts_0.x;
    var spread_1 : f32;
    if(_S45 > 1.0f)
    {
        var total_0 : f32 = luminance_0(own_sum_0);
        spread_1 = max(spread_0 - total_0 * total_0 / _S45, 0.0f) / (_S45 - 1.0f);
    }
    else
    {
        spread_1 = spread_0;
    }
    var _S46 : vec3<f32> = (own_sum_0 + sum_2) / vec3<f32>(max(count_0, 1.0f));
    if(known_0)
    {
        count_0 = spread_1 / count_0;
    }
    else
    {
        count_0 = -1.0f;
    }
    estimates_0.means_0[i32(0)] = vec4<f32>(_S46, count_0);
    var i_0 : u32 = u32(1);
    for(;;)
    {
        if(i_0 < u32(3))
        {
        }
        else
        {
            break;
        }
        var variance_0 : f32;
        if(known_0)
        {
            var _S47 : f32 = counts_0[i_0];
            variance_0 = squares_0[i_0] / (_S47 * _S47);
        }
        else
        {
            variance_0 = -1.0f;
        }
        estimates_0.means_0[i_0] = vec4<f32>(differences_0[i_0 - u32(1)] / vec3<f32>(max(counts_0[i_0], 1.0f)), variance_0);
        i_0 = i_0 + u32(1);
    }
    return estimates_0;
}

fn excess_square_pixel_0( pixel_12 : u32) -> u32
{
    return plane_pixel_0(u32(2), u32(1), pixel_12);
}

fn luminance_around_0( pixel_13 : vec2<u32>) -> f32
{
    var _S48 : u32 = pixel_13.x;
    var _S49 : u32 = pixel_13.y;
    var first_1 : vec2<u32> = vec2<u32>(max(_S48, u32(2)), max(_S49, u32(2))) - vec2<u32>(u32(2), u32(2));
    var _S50 : u32 = min(_S48 + u32(2), run_0.camera_0.width_0 - u32(1));
    var _S51 : u32 = min(_S49 + u32(2), run_0.camera_0.height_0 - u32(1));
    var row_0 : u32 = first_1.y;
    var sum_4 : f32 = 0.0f;
    var count_2 : f32 = 0.0f;
    for(;;)
    {
        if(row_0 <= _S51)
        {
        }
        else
        {
            break;
        }
        var column_0 : u32 = first_1.x;
        var sum_5 : f32 = sum_4;
        var count_3 : f32 = count_2;
        for(;;)
        {
            if(column_0 <= _S50)
            {
            }
            else
            {
                break;
            }
            var _S52 : bool;
            if(row_0 != _S49)
            {
                _S52 = true;
            }
            else
            {
                _S52 = column_0 != _S48;
            }
            if(_S52)
            {
                var count_4 : f32 = count_3 + 1.0f;
                sum_5 = sum_5 + luminance_0(image_1[row_0 * run_0.camera_0.width_0 + column_0].xyz);
                count_3 = count_4;
            }
            column_0 = column_0 + u32(1);
        }
        row_0 = row_0 + u32(1);
        sum_4 = sum_5;
        count_2 = count_3;
    }
    return sum_4 / max(count_2, 1.0f);
}

fn relative_error_0( position_0 : vec2<u32>) -> f32
{
    var pixel_14 : u32 = position_0.y * run_0.camera_0.width_0 + position_0.x;
    var _S53 : PixelEstimates_0 = estimates_of_0(u32(0), u32(1), pixel_14);
    var _S54 : f32 = max(_S53.means_0[i32(0)].w, 0.0f);
    var unit_1 : f32 = 1.0f / (run_0.image_0.square_scale_0 * f32(max(run_0.image_0.evaluations_0, u32(1))));
    var _S55 : vec2<u32> = film_sum_0(excess_square_pixel_0(pixel_14), u32(0));
    var around_0 : f32 = luminance_around_0(position_0);
    return (_S54 + wide_to_float_0(_S55) * unit_1 * unit_1) / (around_0 * around_0 + 0.00999999977648258f);
}

var<workgroup> error_sums_0 : array<f32, i32(64)>;

@compute
@workgroup_size(64, 1, 1)
fn reconstruct_errors(@builtin(local_invocation_index) thread_1 : u32, @builtin(workgroup_id) group_1 : vec3<u32>)
{
    var tile_0 : u32 = grid_element_0(group_1, u32(0)) / u32(64);
    var tiles_1 : u32 = run_0.path_0.tiles_0.x * run_0.path_0.tiles_0.y;
    var size_0 : vec2<f32> = vec2<f32>(f32(run_0.camera_0.width_0), f32(run_0.camera_0.height_0)) / vec2<f32>(run_0.path_0.tiles_0);
    var _S56 : u32 = tile_0 % max(run_0.path_0.tiles_0.x, u32(1));
    var _S57 : f32 = f32(_S56);
    var _S58 : u32 = tile_0 / max(run_0.path_0.tiles_0.x, u32(1));
    var _S59 : vec2<u32> = vec2<u32>(vec2<f32>(_S57, f32(_S58)) * size_0);
    var _S60 : vec2<u32> = vec2<u32>(ceil(size_0));
    var _S61 : bool = tile_0 < tiles_1;
    var lanes_1 : u32;
    var sum_6 : f32;
    if(_S61)
    {
        lanes_1 = thread_1;
        sum_6 = 0.0f;
        for(;;)
        {
            var _S62 : u32 = _S60.x;
            if(lanes_1 < (_S62 * _S60.y))
            {
            }
            else
            {
                break;
            }
            var _S63 : u32 = _S59.x;
            var _S64 : u32 = lanes_1 % _S62;
            var _S65 : u32 = min(_S63 + _S64, run_0.camera_0.width_0 - u32(1));
            var _S66 : u32 = _S59.y;
            var _S67 : u32 = lanes_1 / _S62;
            var _S68 : f32 = relative_error_0(vec2<u32>(_S65, min(_S66 + _S67, run_0.camera_0.height_0 - u32(1))));
            var sum_7 : f32 = sum_6 + _S68;
            lanes_1 = lanes_1 + u32(64);
            sum_6 = sum_7;
        }
    }
    else
    {
        sum_6 = 0.0f;
    }
    error_sums_0[thread_1] = sum_6;
    workgroupBarrier();
    lanes_1 = u32(32);
    for(;;)
    {
        if(lanes_1 > u32(0))
        {
        }
        else
        {
            break;
        }
        if(thread_1 < lanes_1)
        {
            error_sums_0[thread_1] = error_sums_0[thread_1] + error_sums_0[thread_1 + lanes_1];
        }
        workgroupBarrier();
        lanes_1 = (lanes_1 >> (u32(1)));
    }
    var _S69 : bool;
    if(thread_1 == u32(0))
    {
        _S69 = _S61;
    }
    else
    {
        _S69 = false;
    }
    if(_S69)
    {
        atomicStore(&(cells_0[u32(2) * tiles_1 + tile_0]), (bitcast<u32>((error_sums_0[i32(0)] / f32(_S60.x * _S60.y)))));
    }
    return;
}

