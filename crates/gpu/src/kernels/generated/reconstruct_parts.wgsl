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
@binding(11) @group(1) var<storage, read_write> reconstruction_0 : array<vec4<f32>>;

fn grid_element_0( group_0 : vec3<u32>,  thread_0 : u32) -> u32
{
    return (group_0.y * run_0.dispatch_0.grid_width_0 + group_0.x) * u32(64) + thread_0;
}

fn partial_sums_0() -> u32
{
    return min(u32(4096), run_0.camera_0.width_0 * run_0.camera_0.height_0);
}

fn sets_0() -> u32
{
    var _S1 : i32;
    if((run_0.image_0.own_weights_0) != u32(0))
    {
        _S1 = i32(1);
    }
    else
    {
        _S1 = i32(2);
    }
    return u32(_S1);
}

fn reconstruction_place_0( half_0 : u32,  plane_0 : u32,  pixel_0 : u32) -> u32
{
    return (half_0 * u32(7) + plane_0) * run_0.camera_0.width_0 * run_0.camera_0.height_0 + pixel_0;
}

fn stored_plane_0( half_1 : u32,  plane_1 : u32,  pixel_1 : u32) -> vec4<f32>
{
    return reconstruction_0[reconstruction_place_0(half_1, plane_1, pixel_1)];
}

fn partial_sum_place_0( half_2 : u32,  lane_0 : u32) -> u32
{
    return u32(14) * run_0.camera_0.width_0 * run_0.camera_0.height_0 + half_2 * u32(4096) + lane_0;
}

@compute
@workgroup_size(64, 1, 1)
fn reconstruct_parts(@builtin(local_invocation_index) thread_1 : u32, @builtin(workgroup_id) group_1 : vec3<u32>)
{
    var lane_1 : u32 = grid_element_0(group_1, thread_1);
    if(lane_1 >= (partial_sums_0()))
    {
        return;
    }
    var half_3 : u32 = u32(0);
    for(;;)
    {
        if(half_3 < (sets_0()))
        {
        }
        else
        {
            break;
        }
        var _S2 : vec4<f32> = vec4<f32>(0.0f);
        var pixel_2 : u32 = lane_1;
        var sum_0 : vec4<f32> = _S2;
        for(;;)
        {
            if(pixel_2 < (run_0.camera_0.width_0 * run_0.camera_0.height_0))
            {
            }
            else
            {
                break;
            }
            var sum_1 : vec4<f32> = sum_0 + stored_plane_0(half_3, u32(5), pixel_2);
            pixel_2 = pixel_2 + u32(4096);
            sum_0 = sum_1;
        }
        reconstruction_0[partial_sum_place_0(half_3, lane_1)] = sum_0;
        half_3 = half_3 + u32(1);
    }
    return;
}

