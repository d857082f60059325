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
    @align(4) padding_1 : u32,
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
    @align(8) padding0_1 : u32,
    @align(4) padding1_1 : u32,
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
    @align(16) scale_0 : f32,
    @align(4) normalisation_0 : u32,
    @align(8) stencils_0 : u32,
    @align(4) smoothing_0 : f32,
    @align(16) own_weights_0 : u32,
    @align(4) step_size_0 : f32,
    @align(8) momentum_0 : f32,
    @align(4) square_scale_0 : f32,
};

struct FilterAxis_std140_0
{
    @align(16) cumulative_0 : array<vec4<f32>, i32(16)>,
    @align(16) weights_0 : array<vec4<f32>, i32(16)>,
    @align(16) radius_0 : f32,
    @align(4) padding0_2 : u32,
    @align(8) padding1_2 : u32,
    @align(4) padding2_1 : u32,
};

struct _Array_std140_FilterAxis2_0
{
    @align(16) data_0 : array<FilterAxis_std140_0, i32(2)>,
};

struct Parameters_std140_0
{
    @align(16) camera_0 : Camera_std140_0,
    @align(16) path_0 : PathParameters_std140_0,
    @align(16) lights_0 : LightParameters_std140_0,
    @align(16) method_0 : MethodParameters_std140_0,
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

fn smoothing_radius_0() -> i32
{
    return i32(ceil(2.0f * run_0.image_0.smoothing_0));
}

fn smoothing_weight_0( distance_0 : i32) -> f32
{
    var ratio_0 : f32 = f32(distance_0) / max(run_0.image_0.smoothing_0, 0.00100000004749745f);
    return exp(-0.5f * ratio_0 * ratio_0);
}

fn reconstruction_place_0( half_0 : u32,  plane_0 : u32,  pixel_0 : u32) -> u32
{
    return (half_0 * u32(7) + plane_0) * run_0.camera_0.width_0 * run_0.camera_0.height_0 + pixel_0;
}

fn stored_plane_0( half_1 : u32,  plane_1 : u32,  pixel_1 : u32) -> vec4<f32>
{
    return reconstruction_0[reconstruction_place_0(half_1, plane_1, pixel_1)];
}

@compute
@workgroup_size(64, 1, 1)
fn reconstruct_weights(@builtin(local_invocation_index) thread_1 : u32, @builtin(workgroup_id) group_1 : vec3<u32>)
{
    var pixel_2 : u32 = grid_element_0(group_1, thread_1);
    if(pixel_2 >= (run_0.camera_0.width_0 * run_0.camera_0.height_0))
    {
        return;
    }
    var _S1 : u32 = pixel_2 % run_0.camera_0.width_0;
    var column_0 : i32 = i32(_S1);
    var _S2 : u32 = pixel_2 / run_0.camera_0.width_0;
    var _S3 : i32 = i32(_S2);
    var _S4 : i32 = smoothing_radius_0();
    var other_0 : i32 = max(column_0 - _S4, i32(0));
    var in_row_0 : f32 = 0.0f;
    for(;;)
    {
        if(other_0 <= (min(column_0 + _S4, i32(run_0.camera_0.width_0) - i32(1))))
        {
        }
        else
        {
            break;
        }
        var in_row_1 : f32 = in_row_0 + smoothing_weight_0(other_0 - column_0);
        other_0 = other_0 + i32(1);
        in_row_0 = in_row_1;
    }
    var half_2 : u32 = u32(0);
    for(;;)
    {
        if(half_2 < u32(2))
        {
        }
        else
        {
            break;
        }
        var _S5 : vec4<f32> = vec4<f32>(0.0f);
        other_0 = max(_S3 - _S4, i32(0));
        var sum_0 : vec4<f32> = _S5;
        var all_0 : f32 = 0.0f;
        for(;;)
        {
            if(other_0 <= (min(_S3 + _S4, i32(run_0.camera_0.height_0) - i32(1))))
            {
            }
            else
            {
                break;
            }
            var _S6 : i32 = other_0 - _S3;
            var weight_0 : f32 = smoothing_weight_0(_S6);
            var sum_1 : vec4<f32> = sum_0 + vec4<f32>(weight_0) * stored_plane_0(half_2, u32(3), u32(i32(pixel_2) + _S6 * i32(run_0.camera_0.width_0)));
            var all_1 : f32 = all_0 + weight_0 * in_row_0;
            other_0 = other_0 + i32(1);
            sum_0 = sum_1;
            all_0 = all_1;
        }
        var value_0 : f32 = sum_0.x / all_0;
        var _S7 : f32 = max(0.00009999999747379f * value_0, 9.99999968265522539e-21f);
        var weights_1 : vec4<f32> = vec4<f32>(1.0f / max(value_0, _S7), 0.0f, 0.0f, 0.0f);
        var _S8 : f32 = sum_0.w;
        var known_0 : bool;
        if(_S8 > 0.0f)
        {
            known_0 = (stored_plane_0(u32(1) - half_2, u32(1), pixel_2).w) != -1.0f;
        }
        else
        {
            known_0 = false;
        }
        var _S9 : bool;
        if(known_0)
        {
            _S9 = (column_0 + i32(1)) < i32(run_0.camera_0.width_0);
        }
        else
        {
            _S9 = false;
        }
        if(_S9)
        {
            weights_1[i32(1)] = 1.0f / max(sum_0.y / _S8, _S7);
        }
        var _S10 : bool;
        if(known_0)
        {
            _S10 = (_S3 + i32(1)) < i32(run_0.camera_0.height_0);
        }
        else
        {
            _S10 = false;
        }
        if(_S10)
        {
            weights_1[i32(2)] = 1.0f / max(sum_0.z / _S8, _S7);
        }
        reconstruction_0[reconstruction_place_0(u32(1) - half_2, u32(4), pixel_2)] = weights_1;
        half_2 = half_2 + u32(1);
    }
    return;
}

