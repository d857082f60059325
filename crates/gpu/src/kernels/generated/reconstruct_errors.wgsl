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
    @align(4) padding_1 : u32,
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
@binding(11) @group(1) var<storage, read_write> reconstruction_0 : array<vec4<f32>>;

@binding(1) @group(1) var<storage, read_write> film_0 : array<atomic<u32>>;

@binding(12) @group(1) var<storage, read_write> cells_0 : array<atomic<u32>>;

fn grid_element_0( group_0 : vec3<u32>,  thread_0 : u32) -> u32
{
    return (group_0.y * run_0.dispatch_0.grid_width_0 + group_0.x) * u32(64) + thread_0;
}

fn reconstruction_place_0( half_0 : u32,  plane_0 : u32,  pixel_0 : u32) -> u32
{
    return (half_0 * u32(7) + plane_0) * run_0.camera_0.width_0 * run_0.camera_0.height_0 + pixel_0;
}

fn stored_plane_0( half_1 : u32,  plane_1 : u32,  pixel_1 : u32) -> vec4<f32>
{
    return reconstruction_0[reconstruction_place_0(half_1, plane_1, pixel_1)];
}

fn luminance_0( rgb_0 : vec3<f32>) -> f32
{
    return dot(rgb_0, vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f));
}

fn plane_pixel_0( half_2 : u32,  plane_2 : u32,  pixel_2 : u32) -> u32
{
    return (half_2 * u32(4) + plane_2) * run_0.camera_0.width_0 * run_0.camera_0.height_0 + pixel_2;
}

fn excess_square_pixel_0( pixel_3 : u32) -> u32
{
    return plane_pixel_0(u32(2), u32(1), pixel_3);
}

fn film_sum_0( pixel_4 : u32,  channel_0 : u32) -> vec2<u32>
{
    var place_0 : u32 = u32(2) * (u32(3) * pixel_4 + channel_0);
    var _S1 : u32 = atomicLoad(&(film_0[place_0]));
    var _S2 : u32 = atomicLoad(&(film_0[place_0 + u32(1)]));
    return vec2<u32>(_S1, _S2);
}

fn wide_to_float_0( a_0 : vec2<u32>) -> f32
{
    return f32(a_0.y) * 4.294967296e+09f + f32(a_0.x);
}

fn luminance_around_0( half_3 : u32,  pixel_5 : vec2<u32>) -> f32
{
    var _S3 : u32 = pixel_5.x;
    var _S4 : u32 = pixel_5.y;
    var first_0 : vec2<u32> = vec2<u32>(max(_S3, u32(2)), max(_S4, u32(2))) - vec2<u32>(u32(2), u32(2));
    var _S5 : u32 = min(_S3 + u32(2), run_0.camera_0.width_0 - u32(1));
    var _S6 : u32 = min(_S4 + u32(2), run_0.camera_0.height_0 - u32(1));
    var _S7 : u32 = first_0.y;
    var row_0 : u32 = _S7;
    var sum_0 : f32 = 0.0f;
    for(;;)
    {
        if(row_0 <= _S6)
        {
        }
        else
        {
            break;
        }
        var column_0 : u32 = first_0.x;
        for(;;)
        {
            if(column_0 <= _S5)
            {
            }
            else
            {
                break;
            }
            var sum_1 : f32 = sum_0 + luminance_0(stored_plane_0(half_3, u32(5), row_0 * run_0.camera_0.width_0 + column_0).xyz);
            column_0 = column_0 + u32(1);
            sum_0 = sum_1;
        }
        row_0 = row_0 + u32(1);
    }
    return sum_0 / f32((_S5 + u32(1) - first_0.x) * (_S6 + u32(1) - _S7));
}

fn relative_error_0( position_0 : vec2<u32>) -> f32
{
    var pixel_6 : u32 = position_0.y * run_0.camera_0.width_0 + position_0.x;
    var share_0 : f32;
    if((run_0.image_0.own_weights_0) != u32(0))
    {
        share_0 = 1.0f;
    }
    else
    {
        share_0 = 0.5f;
    }
    var difference_0 : f32 = share_0 * luminance_0(stored_plane_0(u32(0), u32(5), pixel_6).xyz - stored_plane_0(u32(1), u32(5), pixel_6).xyz);
    var unit_0 : f32 = 1.0f / (run_0.image_0.square_scale_0 * f32(max(run_0.image_0.evaluations_0, u32(1))));
    var _S8 : vec2<u32> = film_sum_0(excess_square_pixel_0(pixel_6), u32(0));
    var _S9 : f32 = min(luminance_around_0(u32(0), position_0), luminance_around_0(u32(1), position_0));
    return (difference_0 * difference_0 + wide_to_float_0(_S8) * unit_0 * unit_0) / (_S9 * _S9 + 0.00999999977648258f);
}

var<workgroup> error_sums_0 : array<f32, i32(64)>;

@compute
@workgroup_size(64, 1, 1)
fn reconstruct_errors(@builtin(local_invocation_index) thread_1 : u32, @builtin(workgroup_id) group_1 : vec3<u32>)
{
    var tile_0 : u32 = grid_element_0(group_1, u32(0)) / u32(64);
    var tiles_1 : u32 = run_0.path_0.tiles_0.x * run_0.path_0.tiles_0.y;
    var size_0 : vec2<f32> = vec2<f32>(f32(run_0.camera_0.width_0), f32(run_0.camera_0.height_0)) / vec2<f32>(run_0.path_0.tiles_0);
    var _S10 : u32 = tile_0 % max(run_0.path_0.tiles_0.x, u32(1));
    var _S11 : f32 = f32(_S10);
    var _S12 : u32 = tile_0 / max(run_0.path_0.tiles_0.x, u32(1));
    var _S13 : vec2<u32> = vec2<u32>(vec2<f32>(_S11, f32(_S12)) * size_0);
    var _S14 : vec2<u32> = vec2<u32>(ceil(size_0));
    var _S15 : bool = tile_0 < tiles_1;
    var lanes_1 : u32;
    var sum_2 : f32;
    if(_S15)
    {
        lanes_1 = thread_1;
        sum_2 = 0.0f;
        for(;;)
        {
            var _S16 : u32 = _S14.x;
            if(lanes_1 < (_S16 * _S14.y))
            {
            }
            else
            {
                break;
            }
            var _S17 : u32 = _S13.x;
            var _S18 : u32 = lanes_1 % _S16;
            var _S19 : u32 = min(_S17 + _S18, run_0.camera_0.width_0 - u32(1));
            var _S20 : u32 = _S13.y;
            var _S21 : u32 = lanes_1 / _S16;
            var _S22 : f32 = relative_error_0(vec2<u32>(_S19, min(_S20 + _S21, run_0.camera_0.height_0 - u32(1))));
            var sum_3 : f32 = sum_2 + _S22;
            lanes_1 = lanes_1 + u32(64);
            sum_2 = sum_3;
        }
    }
    else
    {
        sum_2 = 0.0f;
    }
    error_sums_0[thread_1] = sum_2;
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
    var _S23 : bool;
    if(thread_1 == u32(0))
    {
        _S23 = _S15;
    }
    else
    {
        _S23 = false;
    }
    if(_S23)
    {
        atomicStore(&(cells_0[u32(2) * tiles_1 + tile_0]), (bitcast<u32>((error_sums_0[i32(0)] / f32(_S14.x * _S14.y)))));
    }
    return;
}

