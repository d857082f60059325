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

fn weights_around_0( set_0 : u32,  pixel_2 : u32) -> vec4<f32>
{
    var width_1 : u32 = run_0.camera_0.width_0;
    var own_0 : vec2<f32> = stored_plane_0(set_0, u32(4), pixel_2).yz;
    var _S2 : u32 = pixel_2 % run_0.camera_0.width_0;
    var left_0 : f32;
    if(_S2 > u32(0))
    {
        left_0 = stored_plane_0(set_0, u32(4), pixel_2 - u32(1)).y;
    }
    else
    {
        left_0 = 0.0f;
    }
    var above_0 : f32;
    if(pixel_2 >= width_1)
    {
        above_0 = stored_plane_0(set_0, u32(4), pixel_2 - width_1).z;
    }
    else
    {
        above_0 = 0.0f;
    }
    return vec4<f32>(own_0.x, left_0, own_0.y, above_0);
}

fn reconstruct_step_0( pixel_3 : u32,  from_0 : u32,  to_0 : u32)
{
    var _S3 : u32 = run_0.camera_0.width_0;
    var set_1 : u32 = u32(0);
    for(;;)
    {
        if(set_1 < (sets_0()))
        {
        }
        else
        {
            break;
        }
        var around_0 : vec4<f32> = weights_around_0(set_1, pixel_3);
        var neighbours_0 : vec3<f32> = vec3<f32>(0.0f);
        var _S4 : f32 = around_0.x;
        var neighbours_1 : vec3<f32>;
        if(_S4 > 0.0f)
        {
            neighbours_1 = vec3<f32>(_S4) * stored_plane_0(set_1, from_0, pixel_3 + u32(1)).xyz;
        }
        else
        {
            neighbours_1 = neighbours_0;
        }
        var _S5 : f32 = around_0.y;
        var neighbours_2 : vec3<f32>;
        if(_S5 > 0.0f)
        {
            neighbours_2 = neighbours_1 + vec3<f32>(_S5) * stored_plane_0(set_1, from_0, pixel_3 - u32(1)).xyz;
        }
        else
        {
            neighbours_2 = neighbours_1;
        }
        var _S6 : f32 = around_0.z;
        var neighbours_3 : vec3<f32>;
        if(_S6 > 0.0f)
        {
            neighbours_3 = neighbours_2 + vec3<f32>(_S6) * stored_plane_0(set_1, from_0, pixel_3 + _S3).xyz;
        }
        else
        {
            neighbours_3 = neighbours_2;
        }
        var _S7 : f32 = around_0.w;
        var neighbours_4 : vec3<f32>;
        if(_S7 > 0.0f)
        {
            neighbours_4 = neighbours_3 + vec3<f32>(_S7) * stored_plane_0(set_1, from_0, pixel_3 - _S3).xyz;
        }
        else
        {
            neighbours_4 = neighbours_3;
        }
        var constant_0 : vec4<f32> = stored_plane_0(set_1, u32(3), pixel_3);
        var own_1 : vec3<f32> = stored_plane_0(set_1, from_0, pixel_3).xyz;
        reconstruction_0[reconstruction_place_0(set_1, to_0, pixel_3)] = vec4<f32>(constant_0.xyz + vec3<f32>(constant_0.w) * neighbours_4 + vec3<f32>((1.0f - run_0.image_0.step_size_0)) * own_1 + vec3<f32>(run_0.image_0.momentum_0) * (own_1 - stored_plane_0(set_1, to_0, pixel_3).xyz), 0.0f);
        set_1 = set_1 + u32(1);
    }
    return;
}

@compute
@workgroup_size(64, 1, 1)
fn reconstruct_odd(@builtin(local_invocation_index) thread_1 : u32, @builtin(workgroup_id) group_1 : vec3<u32>)
{
    var pixel_4 : u32 = grid_element_0(group_1, thread_1);
    if(pixel_4 < (run_0.camera_0.width_0 * run_0.camera_0.height_0))
    {
        reconstruct_step_0(pixel_4, u32(6), u32(5));
    }
    return;
}

