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

@binding(1) @group(1) var<storage, read_write> film_0 : array<atomic<u32>>;

@binding(12) @group(1) var<storage, read_write> cells_0 : array<atomic<u32>>;

@id(0) override FEATURES_0 : u32 = u32(4294967295);

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

fn squared_error_0( pixel_5 : u32) -> f32
{
    var difference_0 : f32 = 0.5f * luminance_0(stored_plane_0(u32(0), u32(5), pixel_5).xyz - stored_plane_0(u32(1), u32(5), pixel_5).xyz);
    var unit_0 : f32 = 1.0f / (run_0.image_0.square_scale_0 * 3.0f * f32(max(run_0.image_0.stencils_0, u32(1))));
    var _S3 : vec2<u32> = film_sum_0(excess_square_pixel_0(pixel_5), u32(0));
    return difference_0 * difference_0 + wide_to_float_0(_S3) * unit_0 * unit_0;
}

var<workgroup> error_sums_0 : array<f32, i32(64)>;

@compute
@workgroup_size(64, 1, 1)
fn reconstruct_errors(@builtin(local_invocation_index) thread_1 : u32, @builtin(workgroup_id) group_1 : vec3<u32>)
{
    var tile_0 : u32 = grid_element_0(group_1, u32(0)) / u32(64);
    var tiles_1 : u32 = run_0.path_0.tiles_0.x * run_0.path_0.tiles_0.y;
    var size_0 : vec2<f32> = vec2<f32>(f32(run_0.camera_0.width_0), f32(run_0.camera_0.height_0)) / vec2<f32>(run_0.path_0.tiles_0);
    var _S4 : u32 = tile_0 % max(run_0.path_0.tiles_0.x, u32(1));
    var _S5 : f32 = f32(_S4);
    var _S6 : u32 = tile_0 / max(run_0.path_0.tiles_0.x, u32(1));
    var _S7 : vec2<u32> = vec2<u32>(vec2<f32>(_S5, f32(_S6)) * size_0);
    var _S8 : vec2<u32> = vec2<u32>(ceil(size_0));
    var _S9 : bool;
    if(((FEATURES_0 & (u32(16384)))) != u32(0))
    {
        _S9 = tile_0 < tiles_1;
    }
    else
    {
        _S9 = false;
    }
    var lanes_1 : u32;
    var sum_0 : f32;
    if(_S9)
    {
        lanes_1 = thread_1;
        sum_0 = 0.0f;
        for(;;)
        {
            var _S10 : u32 = _S8.x;
            if(lanes_1 < (_S10 * _S8.y))
            {
            }
            else
            {
                break;
            }
            var _S11 : u32 = _S7.x;
            var _S12 : u32 = lanes_1 % _S10;
            var _S13 : u32 = min(_S11 + _S12, run_0.camera_0.width_0 - u32(1));
            var _S14 : u32 = _S7.y;
            var _S15 : u32 = lanes_1 / _S10;
            var _S16 : f32 = squared_error_0(min(_S14 + _S15, run_0.camera_0.height_0 - u32(1)) * run_0.camera_0.width_0 + _S13);
            var sum_1 : f32 = sum_0 + _S16;
            lanes_1 = lanes_1 + u32(64);
            sum_0 = sum_1;
        }
    }
    else
    {
        sum_0 = 0.0f;
    }
    error_sums_0[thread_1] = sum_0;
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
    if(((FEATURES_0 & (u32(16384)))) != u32(0))
    {
        _S9 = thread_1 == u32(0);
    }
    else
    {
        _S9 = false;
    }
    if(_S9)
    {
        _S9 = tile_0 < tiles_1;
    }
    else
    {
        _S9 = false;
    }
    if(_S9)
    {
        atomicStore(&(cells_0[u32(2) * tiles_1 + tile_0]), (bitcast<u32>((error_sums_0[i32(0)] / f32(_S8.x * _S8.y)))));
    }
    return;
}

