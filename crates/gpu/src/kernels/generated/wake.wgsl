struct Parameters_std140_0
{
    @align(16) camera_to_world_0 : array<vec4<f32>, i32(3)>,
    @align(16) film_plane_0 : vec4<f32>,
    @align(16) lens_radius_0 : f32,
    @align(4) focal_distance_0 : f32,
    @align(8) width_0 : u32,
    @align(4) height_0 : u32,
    @align(16) max_depth_0 : u32,
    @align(4) dimension_0 : u32,
    @align(8) key_low_0 : u32,
    @align(4) key_high_0 : u32,
    @align(16) items_0 : u32,
    @align(4) lanes_0 : u32,
    @align(8) slots_0 : u32,
    @align(4) rays_per_lane_0 : u32,
    @align(16) chains_0 : u32,
    @align(4) bootstrap_0 : u32,
    @align(8) first_sample_0 : u32,
    @align(4) last_step_0 : u32,
    @align(16) world_root_0 : u32,
    @align(4) top_root_0 : u32,
    @align(8) light_count_0 : u32,
    @align(4) shading_stride_0 : u32,
    @align(16) film_scale_0 : f32,
    @align(4) film_unit_0 : f32,
    @align(8) density_scale_0 : f32,
    @align(4) density_unit_0 : f32,
    @align(16) global_dynamics_0 : u32,
    @align(4) start_0 : u32,
    @align(8) read_out_0 : u32,
    @align(4) tame_0 : u32,
    @align(16) sd_0 : f32,
    @align(4) gamma_0 : f32,
    @align(8) rho_0 : f32,
    @align(4) tour_length_0 : f32,
    @align(16) image_scale_0 : f32,
    @align(4) image_kind_0 : u32,
    @align(8) fetch_threshold_0 : u32,
    @align(4) reserved_0 : u32,
};

@binding(0) @group(1) var<uniform> run_0 : Parameters_std140_0;
@binding(12) @group(1) var<storage, read_write> queues_0 : array<u32>;

@binding(11) @group(1) var<storage, read_write> paths_0 : array<vec4<f32>>;

@binding(13) @group(1) var<storage, read_write> heads_0 : array<atomic<u32>>;

fn ended_queue_0() -> u32
{
    return u32(2) * run_0.slots_0;
}

fn row_of_0( row_0 : u32,  slot_0 : u32) -> u32
{
    return row_0 * run_0.slots_0 + slot_0;
}

fn mark_empty_0( slot_1 : u32)
{
    paths_0[row_of_0(u32(1), slot_1)] = vec4<f32>(0.0f, 0.0f, 0.0f, (bitcast<f32>((u32(524288)))));
    return;
}

@compute
@workgroup_size(64, 1, 1)
fn wake(@builtin(global_invocation_id) id_0 : vec3<u32>)
{
    var _S1 : u32 = id_0.x;
    var slot_2 : u32 = _S1;
    for(;;)
    {
        if(slot_2 < (run_0.slots_0))
        {
        }
        else
        {
            break;
        }
        queues_0[ended_queue_0() + slot_2] = slot_2;
        mark_empty_0(slot_2);
        slot_2 = slot_2 + run_0.lanes_0;
    }
    if(_S1 == u32(0))
    {
        atomicStore(&(heads_0[u32(0)]), u32(0));
        atomicStore(&(heads_0[u32(1)]), u32(0));
        atomicStore(&(heads_0[u32(2)]), u32(0));
        atomicStore(&(heads_0[u32(4)]), u32(0));
        atomicStore(&(heads_0[u32(5)]), u32(0));
        atomicStore(&(heads_0[u32(6)]), u32(0));
        atomicStore(&(heads_0[u32(7)]), u32(0));
        atomicStore(&(heads_0[u32(3)]), run_0.slots_0);
    }
    return;
}

