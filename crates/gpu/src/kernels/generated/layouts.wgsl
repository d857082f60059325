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
    @align(4) steps_0 : u32,
    @align(8) lanes_0 : u32,
    @align(4) wave_threshold_0 : u32,
    @align(16) chains_0 : u32,
    @align(4) first_step_0 : u32,
    @align(8) bootstrap_0 : u32,
    @align(4) items_per_lane_0 : u32,
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
    @align(8) copies_0 : f32,
    @align(4) first_scattering_0 : u32,
};

@binding(0) @group(1) var<uniform> run_0 : Parameters_std140_0;
@binding(10) @group(1) var<storage, read_write> image_0 : array<vec4<f32>>;

struct Material_std430_0
{
    @align(16) a_0 : vec4<f32>,
    @align(16) b_0 : vec4<f32>,
    @align(16) alpha_0 : vec2<f32>,
    @align(8) kind_0 : u32,
    @align(4) flags_0 : u32,
};

@binding(3) @group(0) var<storage, read> materials_0 : array<Material_std430_0>;

struct Emission_std430_0
{
    @align(16) radiance_pdf_0 : vec4<f32>,
    @align(16) two_sided_0 : u32,
    @align(4) padding0_0 : u32,
    @align(8) padding1_0 : u32,
    @align(4) padding2_0 : u32,
};

@binding(4) @group(0) var<storage, read> emissions_0 : array<Emission_std430_0>;

struct LightTriangle_std430_0
{
    @align(16) corner_cumulative_0 : vec4<f32>,
    @align(16) e1_0 : vec4<f32>,
    @align(16) e2_0 : vec4<f32>,
    @align(16) normal_0 : vec4<f32>,
    @align(16) leaf_0 : u32,
    @align(4) emission_0 : u32,
    @align(8) padding0_1 : u32,
    @align(4) padding1_1 : u32,
};

@binding(5) @group(0) var<storage, read> light_triangles_0 : array<LightTriangle_std430_0>;

struct Instance_std430_0
{
    @align(16) to_world_0 : array<vec4<f32>, i32(3)>,
    @align(16) to_object_0 : array<vec4<f32>, i32(3)>,
    @align(16) root_0 : u32,
    @align(4) mirrored_0 : u32,
    @align(8) index_0 : u32,
    @align(4) padding0_2 : u32,
};

@binding(6) @group(0) var<storage, read> instances_0 : array<Instance_std430_0>;

@binding(0) @group(0) var<storage, read> nodes_0 : array<vec4<u32>>;

@binding(1) @group(0) var<storage, read> leaves_0 : array<vec4<f32>>;

@binding(2) @group(0) var<storage, read> shading_0 : array<vec4<f32>>;

fn put_0( place_0 : ptr<function, u32>,  value_0 : u32)
{
    image_0[(*place_0) / u32(4)][(*place_0) % u32(4)] = (bitcast<f32>((value_0)));
    (*place_0) = (*place_0) + u32(1);
    return;
}

fn put_1( place_1 : ptr<function, u32>,  value_1 : u32)
{
    image_0[(*place_1) / u32(4)][(*place_1) % u32(4)] = (bitcast<f32>((value_1)));
    (*place_1) = (*place_1) + u32(1);
    return;
}

fn put4_0( place_2 : ptr<function, u32>,  value_2 : vec4<f32>)
{
    put_1(&((*place_2)), (bitcast<u32>((value_2.x))));
    put_1(&((*place_2)), (bitcast<u32>((value_2.y))));
    put_1(&((*place_2)), (bitcast<u32>((value_2.z))));
    put_1(&((*place_2)), (bitcast<u32>((value_2.w))));
    return;
}

@compute
@workgroup_size(1, 1, 1)
fn layouts()
{
    var place_3 : u32 = u32(0);
    var row_0 : u32 = u32(0);
    for(;;)
    {
        if(row_0 < u32(3))
        {
        }
        else
        {
            break;
        }
        put4_0(&(place_3), run_0.camera_to_world_0[row_0]);
        row_0 = row_0 + u32(1);
    }
    put4_0(&(place_3), run_0.film_plane_0);
    put_0(&(place_3), (bitcast<u32>((run_0.lens_radius_0))));
    put_0(&(place_3), (bitcast<u32>((run_0.focal_distance_0))));
    put_0(&(place_3), run_0.width_0);
    put_0(&(place_3), run_0.height_0);
    put_0(&(place_3), run_0.max_depth_0);
    put_0(&(place_3), run_0.dimension_0);
    put_0(&(place_3), run_0.key_low_0);
    put_0(&(place_3), run_0.key_high_0);
    put_0(&(place_3), run_0.items_0);
    put_0(&(place_3), run_0.steps_0);
    put_0(&(place_3), run_0.lanes_0);
    put_0(&(place_3), run_0.wave_threshold_0);
    put_0(&(place_3), run_0.chains_0);
    put_0(&(place_3), run_0.first_step_0);
    put_0(&(place_3), run_0.bootstrap_0);
    put_0(&(place_3), run_0.items_per_lane_0);
    put_0(&(place_3), run_0.world_root_0);
    put_0(&(place_3), run_0.top_root_0);
    put_0(&(place_3), run_0.light_count_0);
    put_0(&(place_3), run_0.shading_stride_0);
    put_0(&(place_3), (bitcast<u32>((run_0.film_scale_0))));
    put_0(&(place_3), (bitcast<u32>((run_0.film_unit_0))));
    put_0(&(place_3), (bitcast<u32>((run_0.density_scale_0))));
    put_0(&(place_3), (bitcast<u32>((run_0.density_unit_0))));
    put_0(&(place_3), run_0.global_dynamics_0);
    put_0(&(place_3), run_0.start_0);
    put_0(&(place_3), run_0.read_out_0);
    put_0(&(place_3), run_0.tame_0);
    put_0(&(place_3), (bitcast<u32>((run_0.sd_0))));
    put_0(&(place_3), (bitcast<u32>((run_0.gamma_0))));
    put_0(&(place_3), (bitcast<u32>((run_0.rho_0))));
    put_0(&(place_3), (bitcast<u32>((run_0.tour_length_0))));
    put_0(&(place_3), (bitcast<u32>((run_0.image_scale_0))));
    put_0(&(place_3), run_0.image_kind_0);
    put_0(&(place_3), (bitcast<u32>((run_0.copies_0))));
    put_0(&(place_3), run_0.first_scattering_0);
    var i_0 : u32 = u32(0);
    for(;;)
    {
        if(i_0 < u32(2))
        {
        }
        else
        {
            break;
        }
        put4_0(&(place_3), materials_0[i_0].a_0);
        put4_0(&(place_3), materials_0[i_0].b_0);
        put_0(&(place_3), (bitcast<u32>((materials_0[i_0].alpha_0.x))));
        put_0(&(place_3), (bitcast<u32>((materials_0[i_0].alpha_0.y))));
        put_0(&(place_3), materials_0[i_0].kind_0);
        put_0(&(place_3), materials_0[i_0].flags_0);
        i_0 = i_0 + u32(1);
    }
    i_0 = u32(0);
    for(;;)
    {
        if(i_0 < u32(2))
        {
        }
        else
        {
            break;
        }
        put4_0(&(place_3), emissions_0[i_0].radiance_pdf_0);
        put_0(&(place_3), emissions_0[i_0].two_sided_0);
        put_0(&(place_3), emissions_0[i_0].padding0_0);
        put_0(&(place_3), emissions_0[i_0].padding1_0);
        put_0(&(place_3), emissions_0[i_0].padding2_0);
        i_0 = i_0 + u32(1);
    }
    i_0 = u32(0);
    for(;;)
    {
        if(i_0 < u32(2))
        {
        }
        else
        {
            break;
        }
        put4_0(&(place_3), light_triangles_0[i_0].corner_cumulative_0);
        put4_0(&(place_3), light_triangles_0[i_0].e1_0);
        put4_0(&(place_3), light_triangles_0[i_0].e2_0);
        put4_0(&(place_3), light_triangles_0[i_0].normal_0);
        put_0(&(place_3), light_triangles_0[i_0].leaf_0);
        put_0(&(place_3), light_triangles_0[i_0].emission_0);
        put_0(&(place_3), light_triangles_0[i_0].padding0_1);
        put_0(&(place_3), light_triangles_0[i_0].padding1_1);
        i_0 = i_0 + u32(1);
    }
    i_0 = u32(0);
    for(;;)
    {
        if(i_0 < u32(2))
        {
        }
        else
        {
            break;
        }
        row_0 = u32(0);
        for(;;)
        {
            if(row_0 < u32(3))
            {
            }
            else
            {
                break;
            }
            put4_0(&(place_3), instances_0[i_0].to_world_0[row_0]);
            row_0 = row_0 + u32(1);
        }
        var row_1 : u32 = u32(0);
        for(;;)
        {
            if(row_1 < u32(3))
            {
            }
            else
            {
                break;
            }
            put4_0(&(place_3), instances_0[i_0].to_object_0[row_1]);
            row_1 = row_1 + u32(1);
        }
        put_0(&(place_3), instances_0[i_0].root_0);
        put_0(&(place_3), instances_0[i_0].mirrored_0);
        put_0(&(place_3), instances_0[i_0].index_0);
        put_0(&(place_3), instances_0[i_0].padding0_2);
        i_0 = i_0 + u32(1);
    }
    i_0 = u32(0);
    for(;;)
    {
        if(i_0 < u32(10))
        {
        }
        else
        {
            break;
        }
        var node_0 : vec4<u32> = nodes_0[i_0];
        put4_0(&(place_3), vec4<f32>((bitcast<f32>((node_0.x))), (bitcast<f32>((node_0.y))), (bitcast<f32>((node_0.z))), (bitcast<f32>((node_0.w)))));
        i_0 = i_0 + u32(1);
    }
    i_0 = u32(0);
    for(;;)
    {
        if(i_0 < u32(6))
        {
        }
        else
        {
            break;
        }
        put4_0(&(place_3), leaves_0[i_0]);
        i_0 = i_0 + u32(1);
    }
    i_0 = u32(0);
    for(;;)
    {
        if(i_0 < u32(6))
        {
        }
        else
        {
            break;
        }
        put4_0(&(place_3), shading_0[i_0]);
        i_0 = i_0 + u32(1);
    }
    return;
}

