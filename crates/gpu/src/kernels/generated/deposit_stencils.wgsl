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

@binding(11) @group(1) var<storage, read_write> reconstruction_0 : array<vec4<f32>>;

fn grid_element_0( group_0 : vec3<u32>,  thread_0 : u32) -> u32
{
    return (group_0.y * run_0.dispatch_0.grid_width_0 + group_0.x) * u32(64) + thread_0;
}

fn plane_pixel_0( half_0 : u32,  plane_0 : u32,  pixel_0 : u32) -> u32
{
    return (half_0 * u32(4) + plane_0) * run_0.camera_0.width_0 * run_0.camera_0.height_0 + pixel_0;
}

fn first_radiance_0( pixel_1 : u32) -> vec3<f32>
{
    var place_0 : u32 = u32(6) * plane_pixel_0(u32(2), u32(2), pixel_1);
    var _S1 : u32 = atomicLoad(&(film_0[place_0]));
    var _S2 : u32 = atomicLoad(&(film_0[place_0 + u32(2)]));
    var _S3 : u32 = atomicLoad(&(film_0[place_0 + u32(4)]));
    return (bitcast<vec3<f32>>((vec3<u32>(_S1, _S2, _S3))));
}

fn half_of_0( sample_0 : u32,  pixel_2 : u32) -> u32
{
    var _S4 : u32 = pixel_2 % run_0.camera_0.width_0;
    var _S5 : u32 = sample_0 + _S4;
    var _S6 : u32 = pixel_2 / run_0.camera_0.width_0;
    return (_S5 + _S6) % u32(2);
}

fn luminance_0( rgb_0 : vec3<f32>) -> f32
{
    return dot(rgb_0, vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f));
}

fn stencil_pixel_0( pixel_3 : u32,  place_1 : u32) -> u32
{
    var _S7 : u32 = pixel_3 % run_0.camera_0.width_0;
    var _S8 : u32 = pixel_3 / run_0.camera_0.width_0;
    var position_0 : vec2<u32> = vec2<u32>(_S7, _S8);
    var _S9 : u32;
    if(place_1 == u32(1))
    {
        if((position_0.x + u32(1)) == (run_0.camera_0.width_0))
        {
            _S9 = u32(0);
        }
        else
        {
            _S9 = position_0.x + u32(1);
        }
        position_0[i32(0)] = _S9;
    }
    if(place_1 == u32(2))
    {
        if((position_0.y + u32(1)) == (run_0.camera_0.height_0))
        {
            _S9 = u32(0);
        }
        else
        {
            _S9 = position_0.y + u32(1);
        }
        position_0[i32(1)] = _S9;
    }
    return position_0.y * run_0.camera_0.width_0 + position_0.x;
}

fn excess_pixel_0( pixel_4 : u32) -> u32
{
    return plane_pixel_0(u32(2), u32(0), pixel_4);
}

fn is_finite_0( x_0 : f32) -> bool
{
    return (((bitcast<u32>((x_0))) & (u32(2139095040)))) != u32(2139095040);
}

fn wide_from_float_0( value_0 : f32) -> vec2<u32>
{
    var _S10 : f32 = min(value_0, 4.6116860184273879e+18f);
    if(!(_S10 > 0.0f))
    {
        return vec2<u32>(u32(0), u32(0));
    }
    if(_S10 < 8.388608e+06f)
    {
        return vec2<u32>(u32(_S10 + 0.5f), u32(0));
    }
    var high_0 : u32 = u32(_S10 * 2.32830643653869629e-10f);
    return vec2<u32>(u32(_S10 - f32(high_0) * 4.294967296e+09f), high_0);
}

fn wide_add_0( a_0 : vec2<u32>,  b_0 : vec2<u32>) -> vec2<u32>
{
    var _S11 : u32 = a_0.x;
    var low_0 : u32 = _S11 + b_0.x;
    var _S12 : u32 = a_0.y + b_0.y;
    var _S13 : i32;
    if(low_0 < _S11)
    {
        _S13 = i32(1);
    }
    else
    {
        _S13 = i32(0);
    }
    return vec2<u32>(low_0, _S12 + u32(_S13));
}

fn wide_negative_0( a_1 : vec2<u32>) -> vec2<u32>
{
    return wide_add_0(~a_1, vec2<u32>(u32(1), u32(0)));
}

fn wide_from_signed_0( value_1 : f32) -> vec2<u32>
{
    var _S14 : vec2<u32>;
    if(value_1 < 0.0f)
    {
        _S14 = wide_negative_0(wide_from_float_0(- value_1));
    }
    else
    {
        _S14 = wide_from_float_0(value_1);
    }
    return _S14;
}

fn film_add_0( place_2 : u32,  value_2 : vec2<u32>)
{
    var _S15 : vec2<u32> = value_2;
    if((value_2.x) != u32(0))
    {
        var before_0 : u32 = atomicAdd(&(film_0[u32(2) * place_2]), _S15.x);
        if((before_0 + _S15.x) < before_0)
        {
            _S15[i32(1)] = _S15[i32(1)] + u32(1);
        }
    }
    if((_S15.y) != u32(0))
    {
        var _S16 : u32 = atomicAdd(&(film_0[u32(2) * place_2 + u32(1)]), _S15.y);
    }
    return;
}

fn deposit_0( pixel_5 : u32,  radiance_0 : vec3<f32>)
{
    var scaled_0 : vec3<f32> = radiance_0 * vec3<f32>(run_0.image_0.film_scale_0);
    var _S17 : f32 = scaled_0.x;
    var _S18 : bool;
    if(!is_finite_0(_S17))
    {
        _S18 = true;
    }
    else
    {
        _S18 = !is_finite_0(scaled_0.y);
    }
    if(_S18)
    {
        _S18 = true;
    }
    else
    {
        _S18 = !is_finite_0(scaled_0.z);
    }
    if(_S18)
    {
        return;
    }
    var _S19 : u32 = u32(3) * pixel_5;
    film_add_0(_S19, wide_from_signed_0(_S17));
    film_add_0(_S19 + u32(1), wide_from_signed_0(scaled_0.y));
    film_add_0(_S19 + u32(2), wide_from_signed_0(scaled_0.z));
    return;
}

fn excess_square_pixel_0( pixel_6 : u32) -> u32
{
    return plane_pixel_0(u32(2), u32(1), pixel_6);
}

fn deposit_square_0( pixel_7 : u32,  channel_0 : u32,  radiance_1 : vec3<f32>,  square_scale_1 : f32)
{
    var value_3 : f32 = luminance_0(radiance_1) * square_scale_1;
    film_add_0(u32(3) * pixel_7 + channel_0, wide_from_float_0(min(value_3 * value_3, 7.2057594037927936e+16f)));
    return;
}

fn keep_first_radiance_0( pixel_8 : u32,  radiance_2 : vec3<f32>)
{
    var place_3 : u32 = u32(6) * plane_pixel_0(u32(2), u32(2), pixel_8);
    atomicStore(&(film_0[place_3]), (bitcast<u32>((radiance_2.x))));
    atomicStore(&(film_0[place_3 + u32(2)]), (bitcast<u32>((radiance_2.y))));
    atomicStore(&(film_0[place_3 + u32(4)]), (bitcast<u32>((radiance_2.z))));
    return;
}

@compute
@workgroup_size(64, 1, 1)
fn deposit_stencils(@builtin(local_invocation_index) thread_1 : u32, @builtin(workgroup_id) group_1 : vec3<u32>)
{
    var pixels_0 : u32 = run_0.camera_0.width_0 * run_0.camera_0.height_0;
    var pixel_9 : u32 = grid_element_0(group_1, thread_1);
    if(pixel_9 >= pixels_0)
    {
        return;
    }
    var _S20 : vec3<f32> = first_radiance_0(pixel_9);
    var first_0 : vec3<f32> = _S20;
    var step_0 : u32 = u32(0);
    for(;;)
    {
        if(step_0 < (run_0.dispatch_0.steps_0))
        {
        }
        else
        {
            break;
        }
        var evaluation_0 : u32 = run_0.dispatch_0.first_step_0 + step_0;
        var place_4 : u32 = evaluation_0 % u32(3);
        var half_1 : u32 = half_of_0(evaluation_0 / u32(3), pixel_9);
        var radiance_3 : vec3<f32> = reconstruction_0[step_0 * pixels_0 + pixel_9].xyz;
        var size_0 : f32 = abs(luminance_0(radiance_3));
        var radiance_4 : vec3<f32>;
        if(size_0 > (run_0.image_0.limit_0))
        {
            var part_0 : vec3<f32> = radiance_3 * vec3<f32>((run_0.image_0.limit_0 / size_0));
            var target_0 : u32 = stencil_pixel_0(pixel_9, place_4);
            var _S21 : vec3<f32> = radiance_3 - part_0;
            deposit_0(excess_pixel_0(target_0), _S21);
            deposit_square_0(excess_square_pixel_0(target_0), u32(0), _S21, run_0.image_0.square_scale_0);
            radiance_4 = part_0;
        }
        else
        {
            radiance_4 = radiance_3;
        }
        var radiance_5 : vec3<f32>;
        if(place_4 == u32(0))
        {
            first_0 = radiance_4;
            radiance_5 = radiance_4;
        }
        else
        {
            radiance_5 = radiance_4 - first_0;
        }
        deposit_0(plane_pixel_0(half_1, place_4, pixel_9), radiance_5);
        deposit_square_0(plane_pixel_0(half_1, u32(3), pixel_9), place_4, radiance_5, run_0.image_0.square_scale_0);
        step_0 = step_0 + u32(1);
    }
    keep_first_radiance_0(pixel_9, first_0);
    return;
}

