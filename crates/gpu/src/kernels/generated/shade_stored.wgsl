@binding(1) @group(0) var<storage, read> leaves_0 : array<vec4<f32>>;

struct Material_std430_0
{
    @align(16) a_0 : vec4<f32>,
    @align(16) b_0 : vec4<f32>,
    @align(16) alpha_0 : vec2<f32>,
    @align(8) kind_0 : u32,
    @align(4) flags_0 : u32,
};

@binding(3) @group(0) var<storage, read> materials_0 : array<Material_std430_0>;

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
@binding(2) @group(0) var<storage, read> shading_0 : array<vec4<f32>>;

struct Instance_std430_0
{
    @align(16) to_world_0 : array<vec4<f32>, i32(3)>,
    @align(16) to_object_0 : array<vec4<f32>, i32(3)>,
    @align(16) root_0 : u32,
    @align(4) mirrored_0 : u32,
    @align(8) index_0 : u32,
    @align(4) padding0_0 : u32,
};

@binding(6) @group(0) var<storage, read> instances_0 : array<Instance_std430_0>;

struct Emission_std430_0
{
    @align(16) radiance_pdf_0 : vec4<f32>,
    @align(16) two_sided_0 : u32,
    @align(4) padding0_1 : u32,
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
    @align(8) padding0_2 : u32,
    @align(4) padding1_1 : u32,
};

@binding(5) @group(0) var<storage, read> light_triangles_0 : array<LightTriangle_std430_0>;

@binding(13) @group(1) var<storage, read_write> heads_0 : array<atomic<u32>>;

@binding(12) @group(1) var<storage, read_write> queues_0 : array<u32>;

@binding(11) @group(1) var<storage, read_write> paths_0 : array<vec4<f32>>;

@binding(6) @group(1) var<storage, read_write> coordinates_0 : array<f32>;

struct Hit_0
{
     leaf_1 : u32,
     instance_0 : u32,
};

struct Path_0
{
     origin_0 : vec3<f32>,
     direction_0 : vec3<f32>,
     pdf_0 : f32,
     delta_0 : bool,
     goes_on_0 : bool,
     waits_for_light_0 : bool,
     empty_0 : bool,
     from_0 : Hit_0,
     throughput_0 : vec3<f32>,
     total_0 : vec3<f32>,
     pending_0 : vec3<f32>,
     light_start_0 : vec3<f32>,
     light_segment_0 : vec3<f32>,
     light_leaf_0 : u32,
     depth_0 : u32,
     rays_0 : u32,
};

struct StoredCoordinates_0
{
     chain_0 : u32,
     slot_0 : u32,
};

fn Hit_found_0( this_0 : Hit_0) -> bool
{
    return (this_0.leaf_1) != u32(4294967295);
}

struct Triangle_0
{
     p0_0 : vec3<f32>,
     e1_1 : vec3<f32>,
     e2_1 : vec3<f32>,
     n0_0 : vec3<f32>,
     n1_0 : vec3<f32>,
     n2_0 : vec3<f32>,
     tangent_0 : vec3<f32>,
     plane_normal_0 : vec3<f32>,
     smooth_0 : bool,
     anisotropic_0 : bool,
     clearance_0 : f32,
     material_0 : u32,
     emission_1 : u32,
};

fn Material_anisotropic_0( this_1 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_1).flags_0) & (u32(4)))) != u32(0);
}

fn map_point_0( _S1 : u32,  _S2 : vec3<f32>) -> vec3<f32>
{
    var q_0 : vec4<f32> = vec4<f32>(_S2, 1.0f);
    return vec3<f32>(dot(instances_0[_S1].to_world_0[i32(0)], q_0), dot(instances_0[_S1].to_world_0[i32(1)], q_0), dot(instances_0[_S1].to_world_0[i32(2)], q_0));
}

fn map_normal_0( _S3 : u32,  _S4 : vec3<f32>) -> vec3<f32>
{
    return instances_0[_S3].to_object_0[i32(0)].xyz * vec3<f32>(_S4.x) + instances_0[_S3].to_object_0[i32(1)].xyz * vec3<f32>(_S4.y) + instances_0[_S3].to_object_0[i32(2)].xyz * vec3<f32>(_S4.z);
}

fn map_vector_0( _S5 : u32,  _S6 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(instances_0[_S5].to_world_0[i32(0)].xyz, _S6), dot(instances_0[_S5].to_world_0[i32(1)].xyz, _S6), dot(instances_0[_S5].to_world_0[i32(2)].xyz, _S6));
}

fn largest_0( v_0 : vec3<f32>) -> f32
{
    return max(v_0.x, max(v_0.y, v_0.z));
}

fn load_triangle_0( hit_0 : Hit_0) -> Triangle_0
{
    var _S7 : u32 = hit_0.leaf_1 * u32(3);
    var row1_0 : vec4<f32> = leaves_0[_S7 + u32(1)];
    var row2_0 : vec4<f32> = leaves_0[_S7 + u32(2)];
    var bits_0 : u32 = (bitcast<u32>((row1_0.w)));
    var triangle_0 : Triangle_0;
    var _S8 : vec3<f32> = leaves_0[_S7].xyz;
    triangle_0.p0_0 = _S8;
    var _S9 : vec3<f32> = row1_0.xyz;
    triangle_0.e1_1 = _S9;
    var _S10 : vec3<f32> = row2_0.xyz;
    triangle_0.e2_1 = _S10;
    var _S11 : bool = ((bits_0 & (u32(2147483648)))) != u32(0);
    triangle_0.smooth_0 = _S11;
    var _S12 : u32 = (bits_0 & (u32(16777215)));
    triangle_0.material_0 = _S12;
    triangle_0.emission_1 = (bitcast<u32>((row2_0.w)));
    var _S13 : Material_std430_0 = materials_0[_S12];
    var _S14 : bool = Material_anisotropic_0(&(_S13));
    triangle_0.anisotropic_0 = _S14;
    var _S15 : vec3<f32> = vec3<f32>(0.0f);
    triangle_0.n0_0 = _S15;
    triangle_0.n1_0 = _S15;
    triangle_0.n2_0 = _S15;
    triangle_0.tangent_0 = _S15;
    var row_0 : u32 = hit_0.leaf_1 * run_0.shading_stride_0;
    if(_S11)
    {
        triangle_0.n0_0 = shading_0[row_0].xyz;
        triangle_0.n1_0 = shading_0[row_0 + u32(1)].xyz;
        triangle_0.n2_0 = shading_0[row_0 + u32(2)].xyz;
    }
    if(triangle_0.anisotropic_0)
    {
        triangle_0.tangent_0 = shading_0[row_0 + u32(3)].xyz;
    }
    var flip_0 : bool = ((bits_0 & (u32(1073741824)))) != u32(0);
    var _S16 : bool = (hit_0.instance_0) != u32(4294967295);
    var flip_1 : bool;
    var shift_0 : vec3<f32>;
    if(_S16)
    {
        var _S17 : vec3<f32> = map_point_0(hit_0.instance_0, _S8);
        triangle_0.e1_1 = map_point_0(hit_0.instance_0, _S8 + _S9) - _S17;
        triangle_0.e2_1 = map_point_0(hit_0.instance_0, _S8 + _S10) - _S17;
        triangle_0.p0_0 = _S17;
        triangle_0.n0_0 = map_normal_0(hit_0.instance_0, triangle_0.n0_0);
        triangle_0.n1_0 = map_normal_0(hit_0.instance_0, triangle_0.n1_0);
        triangle_0.n2_0 = map_normal_0(hit_0.instance_0, triangle_0.n2_0);
        triangle_0.tangent_0 = map_vector_0(hit_0.instance_0, triangle_0.tangent_0);
        var _S18 : vec3<f32> = abs(vec3<f32>(instances_0[hit_0.instance_0].to_world_0[i32(0)].w, instances_0[hit_0.instance_0].to_world_0[i32(1)].w, instances_0[hit_0.instance_0].to_world_0[i32(2)].w));
        flip_1 = flip_0 != ((instances_0[hit_0.instance_0].mirrored_0) != u32(0));
        shift_0 = _S18;
    }
    else
    {
        flip_1 = flip_0;
        shift_0 = _S15;
    }
    var normal_1 : vec3<f32> = cross(triangle_0.e1_1, triangle_0.e2_1);
    var normal_2 : vec3<f32> = normal_1 * vec3<f32>((1.0f / sqrt(dot(normal_1, normal_1))));
    var reach_0 : vec3<f32>;
    if(flip_1)
    {
        reach_0 = (vec3<f32>(0) - normal_2);
    }
    else
    {
        reach_0 = normal_2;
    }
    triangle_0.plane_normal_0 = reach_0;
    var extent_0 : vec3<f32> = max(abs(triangle_0.p0_0), max(abs(triangle_0.p0_0 + triangle_0.e1_1), abs(triangle_0.p0_0 + triangle_0.e2_1)));
    var size_0 : f32 = largest_0(extent_0);
    if(_S16)
    {
        reach_0 = vec3<f32>(2.0f) * extent_0 + shift_0 + vec3<f32>(size_0);
    }
    else
    {
        reach_0 = extent_0;
    }
    triangle_0.clearance_0 = max(dot(abs(normal_2), reach_0), size_0) * 9.5367431640625e-07f;
    return triangle_0;
}

struct Frame_0
{
     s_0 : vec3<f32>,
     t_0 : vec3<f32>,
     n_0 : vec3<f32>,
};

struct Surface_0
{
     position_0 : vec3<f32>,
     frame_0 : Frame_0,
     geometric_normal_0 : vec3<f32>,
};

fn frame_from_normal_0( n_1 : vec3<f32>) -> Frame_0
{
    var _S19 : f32 = n_1.z;
    var sign_0 : f32;
    if(_S19 < 0.0f)
    {
        sign_0 = -1.0f;
    }
    else
    {
        sign_0 = 1.0f;
    }
    var a_1 : f32 = -1.0f / (sign_0 + _S19);
    var _S20 : f32 = n_1.x;
    var _S21 : f32 = n_1.y;
    var b_1 : f32 = _S20 * _S21 * a_1;
    var frame_1 : Frame_0;
    frame_1.s_0 = vec3<f32>(1.0f + sign_0 * _S20 * _S20 * a_1, sign_0 * b_1, - sign_0 * _S20);
    frame_1.t_0 = vec3<f32>(b_1, sign_0 + _S21 * _S21 * a_1, - _S21);
    frame_1.n_0 = n_1;
    return frame_1;
}

fn frame_from_normal_tangent_0( n_2 : vec3<f32>,  tangent_1 : vec3<f32>) -> Frame_0
{
    var s_1 : vec3<f32> = tangent_1 + n_2 * vec3<f32>(- dot(n_2, tangent_1));
    var length_squared_0 : f32 = dot(s_1, s_1);
    var frame_2 : Frame_0;
    if(length_squared_0 > (9.999999960041972e-13f * dot(tangent_1, tangent_1)))
    {
        var _S22 : vec3<f32> = s_1 * vec3<f32>((1.0f / sqrt(length_squared_0)));
        frame_2.s_0 = _S22;
        frame_2.t_0 = cross(n_2, _S22);
        frame_2.n_0 = n_2;
    }
    else
    {
        frame_2 = frame_from_normal_0(n_2);
    }
    return frame_2;
}

fn surface_at_0( triangle_1 : Triangle_0,  origin_1 : vec3<f32>,  direction_1 : vec3<f32>) -> Surface_0
{
    var normal_3 : vec3<f32> = cross(triangle_1.e1_1, triangle_1.e2_1);
    var _S23 : vec3<f32> = vec3<f32>((1.0f / dot(normal_3, normal_3)));
    var from_p0_0 : vec3<f32> = origin_1 - triangle_1.p0_0;
    var in_plane_0 : vec3<f32> = from_p0_0 + direction_1 * vec3<f32>(- (dot(from_p0_0, normal_3) / dot(direction_1, normal_3)));
    var surface_0 : Surface_0;
    var _S24 : vec3<f32> = vec3<f32>(dot(in_plane_0, cross(triangle_1.e2_1, normal_3) * _S23));
    var _S25 : vec3<f32> = vec3<f32>(dot(in_plane_0, cross(normal_3, triangle_1.e1_1) * _S23));
    surface_0.position_0 = triangle_1.e1_1 * _S24 + triangle_1.e2_1 * _S25 + triangle_1.p0_0;
    surface_0.geometric_normal_0 = triangle_1.plane_normal_0;
    var n_3 : vec3<f32>;
    if(triangle_1.smooth_0)
    {
        var interpolated_0 : vec3<f32> = (triangle_1.n1_0 - triangle_1.n0_0) * _S24 + (triangle_1.n2_0 - triangle_1.n0_0) * _S25 + triangle_1.n0_0;
        var length2_0 : f32 = dot(interpolated_0, interpolated_0);
        if(length2_0 > 0.0f)
        {
            var n_4 : vec3<f32> = interpolated_0 * vec3<f32>((1.0f / sqrt(length2_0)));
            if((dot(triangle_1.plane_normal_0, n_4)) < 0.0f)
            {
                surface_0.geometric_normal_0 = (vec3<f32>(0) - triangle_1.plane_normal_0);
            }
            n_3 = n_4;
        }
        else
        {
            n_3 = triangle_1.plane_normal_0;
        }
    }
    else
    {
        n_3 = triangle_1.plane_normal_0;
    }
    if(triangle_1.anisotropic_0)
    {
        surface_0.frame_0 = frame_from_normal_tangent_0(n_3, triangle_1.tangent_0);
    }
    else
    {
        surface_0.frame_0 = frame_from_normal_0(n_3);
    }
    return surface_0;
}

struct Emitted_0
{
     radiance_0 : vec3<f32>,
     pdf_area_0 : f32,
     two_sided_1 : bool,
};

fn load_emitted_0( emission_2 : u32) -> Emitted_0
{
    var emitted_0 : Emitted_0;
    emitted_0.radiance_0 = vec3<f32>(0.0f);
    emitted_0.pdf_area_0 = 0.0f;
    emitted_0.two_sided_1 = false;
    if(emission_2 != u32(4294967295))
    {
        var row_1 : Emission_std430_0 = emissions_0[emission_2];
        emitted_0.radiance_0 = row_1.radiance_pdf_0.xyz;
        emitted_0.pdf_area_0 = row_1.radiance_pdf_0.w;
        emitted_0.two_sided_1 = (row_1.two_sided_0) != u32(0);
    }
    return emitted_0;
}

fn sqr_0( x_0 : f32) -> f32
{
    return x_0 * x_0;
}

fn power_heuristic_0( a_2 : f32,  b_2 : f32) -> f32
{
    var weight_0 : f32;
    if(a_2 > b_2)
    {
        weight_0 = 1.0f / (1.0f + sqr_0(b_2 / a_2));
    }
    else
    {
        var ratio_0 : f32 = sqr_0(a_2 / b_2);
        weight_0 = ratio_0 / (ratio_0 + 1.0f);
    }
    return weight_0;
}

fn emission_of_0( emitted_1 : Emitted_0,  surface_1 : Surface_0,  origin_2 : vec3<f32>,  direction_2 : vec3<f32>,  pdf_1 : f32,  delta_1 : bool) -> vec3<f32>
{
    var _S26 : vec3<f32> = vec3<f32>(0.0f);
    var facing_0 : f32 = dot(direction_2, surface_1.geometric_normal_0);
    var _S27 : bool;
    if(emitted_1.two_sided_1)
    {
        _S27 = true;
    }
    else
    {
        _S27 = facing_0 < 0.0f;
    }
    var light_0 : vec3<f32>;
    if(_S27)
    {
        if(delta_1)
        {
            light_0 = emitted_1.radiance_0;
        }
        else
        {
            var arm_0 : vec3<f32> = surface_1.position_0 - origin_2;
            light_0 = emitted_1.radiance_0 * vec3<f32>(power_heuristic_0(pdf_1 * abs(facing_0), dot(arm_0, arm_0) * emitted_1.pdf_area_0));
        }
    }
    else
    {
        light_0 = _S26;
    }
    return light_0;
}

struct Departure_0
{
     weight_1 : vec3<f32>,
     origin_3 : vec3<f32>,
     direction_3 : vec3<f32>,
     pdf_2 : f32,
     valid_0 : bool,
     delta_2 : bool,
};

fn Departure_x24init_0( weight_2 : vec3<f32>,  origin_4 : vec3<f32>,  direction_4 : vec3<f32>,  pdf_3 : f32,  valid_1 : bool,  delta_3 : bool) -> Departure_0
{
    var _S28 : Departure_0;
    _S28.weight_1 = weight_2;
    _S28.origin_3 = origin_4;
    _S28.direction_3 = direction_4;
    _S28.pdf_2 = pdf_3;
    _S28.valid_0 = valid_1;
    _S28.delta_2 = delta_3;
    return _S28;
}

fn Material_black_0( this_2 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_2).flags_0) & (u32(1)))) != u32(0);
}

struct VertexCoordinates_0
{
     direction_5 : vec2<f32>,
     light_1 : vec2<f32>,
     lobe_0 : f32,
     pick_0 : f32,
};

fn stored_index_0( slot_1 : u32,  coordinate_0 : u32,  chain_1 : u32) -> u32
{
    return (slot_1 * run_0.dimension_0 + coordinate_0) * run_0.chains_0 + chain_1;
}

fn StoredCoordinates_get_0( this_3 : StoredCoordinates_0,  coordinate_1 : u32) -> f32
{
    return coordinates_0[stored_index_0(this_3.slot_0, coordinate_1, this_3.chain_0)];
}

fn StoredCoordinates_vertex_0( this_4 : StoredCoordinates_0,  depth_1 : u32) -> VertexCoordinates_0
{
    var first_0 : u32 = u32(4) + u32(6) * depth_1;
    var xi_0 : VertexCoordinates_0;
    xi_0.direction_5 = vec2<f32>(StoredCoordinates_get_0(this_4, first_0), StoredCoordinates_get_0(this_4, first_0 + u32(1)));
    xi_0.light_1 = vec2<f32>(StoredCoordinates_get_0(this_4, first_0 + u32(2)), StoredCoordinates_get_0(this_4, first_0 + u32(3)));
    xi_0.lobe_0 = StoredCoordinates_get_0(this_4, first_0 + u32(4));
    xi_0.pick_0 = StoredCoordinates_get_0(this_4, first_0 + u32(5));
    return xi_0;
}

fn to_local_0( frame_3 : Frame_0,  v_1 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(frame_3.s_0, v_1), dot(frame_3.t_0, v_1), dot(frame_3.n_0, v_1));
}

fn Material_delta_0( this_5 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_5).flags_0) & (u32(2)))) != u32(0);
}

struct ChosenLight_0
{
     corner_0 : vec3<f32>,
     e1_2 : vec3<f32>,
     e2_2 : vec3<f32>,
     normal_4 : vec3<f32>,
     radiance_1 : vec3<f32>,
     pdf_area_1 : f32,
     two_sided_2 : bool,
     leaf_2 : u32,
};

fn choose_light_0( pick_1 : f32) -> ChosenLight_0
{
    var high_0 : u32 = run_0.light_count_0;
    var low_0 : u32 = u32(0);
    for(;;)
    {
        if((high_0 - low_0) > u32(1))
        {
        }
        else
        {
            break;
        }
        var middle_0 : u32 = ((low_0 + high_0) >> (u32(1)));
        if((light_triangles_0[middle_0].corner_cumulative_0.w) <= pick_1)
        {
            low_0 = middle_0;
        }
        else
        {
            high_0 = middle_0;
        }
    }
    var triangle_2 : LightTriangle_std430_0 = light_triangles_0[low_0];
    var emission_3 : Emission_std430_0 = emissions_0[triangle_2.emission_0];
    var light_2 : ChosenLight_0;
    light_2.corner_0 = triangle_2.corner_cumulative_0.xyz;
    light_2.e1_2 = triangle_2.e1_0.xyz;
    light_2.e2_2 = triangle_2.e2_0.xyz;
    light_2.normal_4 = triangle_2.normal_0.xyz;
    light_2.radiance_1 = emission_3.radiance_pdf_0.xyz;
    light_2.pdf_area_1 = emission_3.radiance_pdf_0.w;
    light_2.two_sided_2 = (emission_3.two_sided_0) != u32(0);
    light_2.leaf_2 = triangle_2.leaf_0;
    return light_2;
}

fn safe_sqrt_0( x_1 : f32) -> f32
{
    var root_1 : f32;
    if(x_1 > 0.0f)
    {
        root_1 = sqrt(x_1);
    }
    else
    {
        root_1 = 0.0f;
    }
    return root_1;
}

fn point_on_light_0( light_3 : ChosenLight_0,  u_0 : vec2<f32>) -> vec3<f32>
{
    var root_2 : f32 = safe_sqrt_0(u_0.x);
    var _S29 : f32 = u_0.y;
    return light_3.e1_2 * vec3<f32>((root_2 * (1.0f - _S29))) + light_3.e2_2 * vec3<f32>((root_2 * _S29)) + light_3.corner_0;
}

struct BsdfValue_0
{
     f_cos_0 : vec3<f32>,
     pdf_4 : f32,
};

fn no_value_0() -> BsdfValue_0
{
    var value_0 : BsdfValue_0;
    value_0.f_cos_0 = vec3<f32>(0.0f);
    value_0.pdf_4 = 0.0f;
    return value_0;
}

fn diffuse_evaluate_0( reflectance_0 : vec3<f32>,  wo_0 : vec3<f32>,  wi_0 : vec3<f32>) -> BsdfValue_0
{
    var value_1 : BsdfValue_0 = no_value_0();
    var _S30 : f32 = wi_0.z;
    if((wo_0.z * _S30) > 0.0f)
    {
        var _S31 : f32 = abs(_S30) * 0.31830990314483643f;
        value_1.pdf_4 = _S31;
        value_1.f_cos_0 = reflectance_0 * vec3<f32>(_S31);
    }
    return value_1;
}

fn ggx_widths_0( alpha_1 : vec2<f32>) -> vec2<f32>
{
    return max(alpha_1, vec2<f32>(0.00009999999747379f));
}

fn ggx_lambda_0( width_1 : vec2<f32>,  w_0 : vec3<f32>) -> f32
{
    return (sqrt(1.0f + (sqr_0(width_1.x * w_0.x) + sqr_0(width_1.y * w_0.y)) / sqr_0(w_0.z)) - 1.0f) * 0.5f;
}

fn ggx_density_0( width_2 : vec2<f32>,  m_0 : vec3<f32>) -> f32
{
    var _S32 : f32 = width_2.x;
    var _S33 : f32 = width_2.y;
    return 1.0f / (3.14159274101257324f * _S32 * _S33 * sqr_0(sqr_0(m_0.x / _S32) + sqr_0(m_0.y / _S33) + sqr_0(m_0.z)));
}

fn fresnel_conductor_channel_0( cos_in_0 : f32,  eta_0 : f32,  k_0 : f32) -> f32
{
    var _S34 : f32 = min(cos_in_0, 1.0f);
    var cos2_0 : f32 = sqr_0(_S34);
    var sin2_0 : f32 = 1.0f - cos2_0;
    var t0_0 : f32 = eta_0 * eta_0 - k_0 * k_0 - sin2_0;
    var a2_plus_b2_0 : f32 = safe_sqrt_0(sqr_0(t0_0) + 4.0f * eta_0 * eta_0 * k_0 * k_0);
    var t1_0 : f32 = a2_plus_b2_0 + cos2_0;
    var t2_0 : f32 = 2.0f * safe_sqrt_0((a2_plus_b2_0 + t0_0) * 0.5f) * _S34;
    var perpendicular_0 : f32 = (t1_0 - t2_0) / (t1_0 + t2_0);
    var t3_0 : f32 = cos2_0 * a2_plus_b2_0 + sqr_0(sin2_0);
    var t4_0 : f32 = t2_0 * sin2_0;
    return (perpendicular_0 + perpendicular_0 * (t3_0 - t4_0) / (t3_0 + t4_0)) * 0.5f;
}

fn fresnel_conductor_0( cos_i_0 : f32,  eta_1 : vec3<f32>,  k_1 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(fresnel_conductor_channel_0(cos_i_0, eta_1.x, k_1.x), fresnel_conductor_channel_0(cos_i_0, eta_1.y, k_1.y), fresnel_conductor_channel_0(cos_i_0, eta_1.z, k_1.z));
}

fn conductor_evaluate_0( eta_2 : vec3<f32>,  k_2 : vec3<f32>,  alpha_2 : vec2<f32>,  wo_1 : vec3<f32>,  wi_1 : vec3<f32>) -> BsdfValue_0
{
    var value_2 : BsdfValue_0 = no_value_0();
    var half_vector_0 : vec3<f32> = wo_1 + wi_1;
    var length2_1 : f32 = dot(half_vector_0, half_vector_0);
    var _S35 : f32 = wo_1.z;
    var _S36 : bool;
    if((_S35 * wi_1.z) > 0.0f)
    {
        _S36 = length2_1 > 0.0f;
    }
    else
    {
        _S36 = false;
    }
    if(_S36)
    {
        var m_1 : vec3<f32> = half_vector_0 * vec3<f32>((1.0f / sqrt(length2_1)));
        var width_3 : vec2<f32> = ggx_widths_0(alpha_2);
        var common_0 : f32 = ggx_density_0(width_3, m_1) / (4.0f * abs(_S35));
        var _S37 : f32 = 1.0f + ggx_lambda_0(width_3, wo_1);
        value_2.f_cos_0 = fresnel_conductor_0(abs(dot(wo_1, m_1)), eta_2, k_2) * vec3<f32>((common_0 / (_S37 + ggx_lambda_0(width_3, wi_1))));
        value_2.pdf_4 = common_0 / _S37;
    }
    return value_2;
}

fn fresnel_dielectric_0( cos_i_signed_0 : f32,  eta_outer_0 : f32) -> f32
{
    var cos_i_1 : f32;
    var eta_3 : f32;
    if(cos_i_signed_0 < 0.0f)
    {
        var _S38 : f32 = 1.0f / eta_outer_0;
        cos_i_1 = - cos_i_signed_0;
        eta_3 = _S38;
    }
    else
    {
        cos_i_1 = cos_i_signed_0;
        eta_3 = eta_outer_0;
    }
    var sin2_t_0 : f32 = (1.0f - sqr_0(cos_i_1)) / (eta_3 * eta_3);
    var reflected_0 : f32;
    if(sin2_t_0 < 1.0f)
    {
        var cos_t_0 : f32 = safe_sqrt_0(1.0f - sin2_t_0);
        var _S39 : f32 = eta_3 * cos_i_1;
        var _S40 : f32 = eta_3 * cos_t_0;
        reflected_0 = (sqr_0((_S39 - cos_t_0) / (_S39 + cos_t_0)) + sqr_0((cos_i_1 - _S40) / (cos_i_1 + _S40))) * 0.5f;
    }
    else
    {
        reflected_0 = 1.0f;
    }
    return reflected_0;
}

fn dielectric_evaluate_0( eta_4 : f32,  alpha_3 : vec2<f32>,  wo_2 : vec3<f32>,  wi_2 : vec3<f32>) -> BsdfValue_0
{
    var value_3 : BsdfValue_0 = no_value_0();
    var _S41 : f32 = wo_2.z;
    var _S42 : bool;
    if(_S41 != 0.0f)
    {
        _S42 = (wi_2.z) != 0.0f;
    }
    else
    {
        _S42 = false;
    }
    if(_S42)
    {
        var _S43 : f32 = wi_2.z;
        var reflects_0 : bool = (_S41 * _S43) > 0.0f;
        var crossing_0 : f32;
        if(reflects_0)
        {
            crossing_0 = 1.0f;
        }
        else
        {
            if(_S41 > 0.0f)
            {
                crossing_0 = eta_4;
            }
            else
            {
                crossing_0 = 1.0f / eta_4;
            }
        }
        var half_vector_1 : vec3<f32> = wi_2 * vec3<f32>(crossing_0) + wo_2;
        var length2_2 : f32 = dot(half_vector_1, half_vector_1);
        if(length2_2 > 0.0f)
        {
            var m_2 : vec3<f32> = half_vector_1 * vec3<f32>((1.0f / sqrt(length2_2)));
            var m_3 : vec3<f32>;
            if((m_2.z) < 0.0f)
            {
                m_3 = (vec3<f32>(0) - m_2);
            }
            else
            {
                m_3 = m_2;
            }
            var wo_m_0 : f32 = dot(wo_2, m_3);
            var wi_m_0 : f32 = dot(wi_2, m_3);
            if((wo_m_0 * _S41) >= 0.0f)
            {
                _S42 = (wi_m_0 * _S43) >= 0.0f;
            }
            else
            {
                _S42 = false;
            }
            if(_S42)
            {
                var width_4 : vec2<f32> = ggx_widths_0(alpha_3);
                var reflectance_1 : f32 = fresnel_dielectric_0(wo_m_0, eta_4);
                var masking_o_0 : f32 = 1.0f + ggx_lambda_0(width_4, wo_2);
                var masking_both_0 : f32 = masking_o_0 + ggx_lambda_0(width_4, wi_2);
                if(reflects_0)
                {
                    var common_1 : f32 = reflectance_1 * ggx_density_0(width_4, m_3) / (4.0f * abs(_S41));
                    value_3.f_cos_0 = vec3<f32>((common_1 / masking_both_0));
                    value_3.pdf_4 = common_1 / masking_o_0;
                }
                else
                {
                    var common_2 : f32 = (1.0f - reflectance_1) * ggx_density_0(width_4, m_3) * (abs(wi_m_0) / sqr_0(wi_m_0 + wo_m_0 / crossing_0)) * abs(wo_m_0) / abs(_S41);
                    value_3.f_cos_0 = vec3<f32>((common_2 / (masking_both_0 * crossing_0 * crossing_0)));
                    value_3.pdf_4 = common_2 / masking_o_0;
                }
            }
        }
    }
    return value_3;
}

fn bsdf_evaluate_0( material_1 : ptr<function, Material_std430_0>,  wo_3 : vec3<f32>,  wi_3 : vec3<f32>) -> BsdfValue_0
{
    var _S44 : u32 = (*material_1).kind_0;
    var value_4 : BsdfValue_0;
    if(((*material_1).kind_0) == u32(0))
    {
        value_4 = diffuse_evaluate_0((*material_1).a_0.xyz, wo_3, wi_3);
    }
    else
    {
        if(_S44 == u32(1))
        {
            value_4 = conductor_evaluate_0((*material_1).a_0.xyz, (*material_1).b_0.xyz, (*material_1).alpha_0, wo_3, wi_3);
        }
        else
        {
            value_4 = dielectric_evaluate_0((*material_1).a_0.x, (*material_1).alpha_0, wo_3, wi_3);
        }
    }
    return value_4;
}

fn direct_light_0( material_2 : ptr<function, Material_std430_0>,  light_4 : ChosenLight_0,  surface_2 : Surface_0,  wo_4 : vec3<f32>,  u_1 : vec2<f32>) -> vec3<f32>
{
    var _S45 : vec3<f32> = vec3<f32>(0.0f);
    var to_light_0 : vec3<f32> = point_on_light_0(light_4, u_1) - surface_2.position_0;
    var distance2_0 : f32 = dot(to_light_0, to_light_0);
    var result_0 : vec3<f32>;
    if(distance2_0 > 0.0f)
    {
        var direction_6 : vec3<f32> = to_light_0 * vec3<f32>((1.0f / sqrt(distance2_0)));
        var cos_light_0 : f32 = - dot(direction_6, light_4.normal_4);
        var _S46 : bool;
        if(cos_light_0 > 0.0f)
        {
            _S46 = true;
        }
        else
        {
            if(cos_light_0 < 0.0f)
            {
                _S46 = light_4.two_sided_2;
            }
            else
            {
                _S46 = false;
            }
        }
        if(_S46)
        {
            var _S47 : BsdfValue_0 = bsdf_evaluate_0(&((*material_2)), wo_4, to_local_0(surface_2.frame_0, direction_6));
            var cos_abs_0 : f32 = abs(cos_light_0);
            var pdf_light_0 : f32 = distance2_0 * light_4.pdf_area_1;
            result_0 = _S47.f_cos_0 * light_4.radiance_1 * vec3<f32>((power_heuristic_0(pdf_light_0, _S47.pdf_4 * cos_abs_0) * cos_abs_0 / pdf_light_0));
        }
        else
        {
            result_0 = _S45;
        }
    }
    else
    {
        result_0 = _S45;
    }
    return result_0;
}

fn ray_origin_0( surface_3 : Surface_0,  direction_7 : vec3<f32>,  clearance_1 : f32) -> vec3<f32>
{
    var offset_0 : f32;
    if((dot(direction_7, surface_3.geometric_normal_0)) > 0.0f)
    {
        offset_0 = clearance_1;
    }
    else
    {
        offset_0 = - clearance_1;
    }
    return surface_3.position_0 + surface_3.geometric_normal_0 * vec3<f32>(offset_0);
}

struct BsdfSample_0
{
     wi_4 : vec3<f32>,
     weight_3 : vec3<f32>,
     pdf_5 : f32,
     valid_2 : bool,
     delta_4 : bool,
};

fn no_sample_0() -> BsdfSample_0
{
    var sample_0 : BsdfSample_0;
    var _S48 : vec3<f32> = vec3<f32>(0.0f);
    sample_0.wi_4 = _S48;
    sample_0.weight_3 = _S48;
    sample_0.pdf_5 = 0.0f;
    sample_0.valid_2 = false;
    sample_0.delta_4 = false;
    return sample_0;
}

fn sin_cos_turns_0( x_2 : f32) -> vec2<f32>
{
    var quarter_0 : f32 = round(x_2 * 4.0f);
    var angle_0 : f32 = (x_2 - quarter_0 * 0.25f) * 6.28318548202514648f;
    var a2_0 : f32 = angle_0 * angle_0;
    var s_2 : f32 = angle_0 * (1.0f + a2_0 * (-0.1666666716337204f + a2_0 * (0.00833333376795053f + a2_0 * (-0.0001984127011383f + a2_0 * 2.75573188446287531e-06f))));
    var c_0 : f32 = 1.0f + a2_0 * (-0.5f + a2_0 * (0.0416666679084301f + a2_0 * (-0.00138888892251998f + a2_0 * 0.00002480158764229f)));
    var q_1 : i32 = (i32(quarter_0) & (i32(3)));
    var sine_0 : f32;
    var cosine_0 : f32;
    if(q_1 == i32(1))
    {
        var _S49 : f32 = - s_2;
        sine_0 = c_0;
        cosine_0 = _S49;
    }
    else
    {
        if(q_1 == i32(2))
        {
            var _S50 : f32 = - c_0;
            sine_0 = - s_2;
            cosine_0 = _S50;
        }
        else
        {
            if(q_1 == i32(3))
            {
                sine_0 = - c_0;
                cosine_0 = s_2;
            }
            else
            {
                sine_0 = s_2;
                cosine_0 = c_0;
            }
        }
    }
    return vec2<f32>(sine_0, cosine_0);
}

fn diffuse_sample_0( reflectance_2 : vec3<f32>,  wo_5 : vec3<f32>,  u_2 : vec2<f32>) -> BsdfSample_0
{
    var sin_cos_0 : vec2<f32> = sin_cos_turns_0(u_2.x);
    var _S51 : f32 = u_2.y;
    var radius_0 : f32 = safe_sqrt_0(_S51);
    var z_0 : f32 = safe_sqrt_0(1.0f - _S51);
    var sample_1 : BsdfSample_0 = no_sample_0();
    if(z_0 > 0.0f)
    {
        var side_0 : f32;
        if((wo_5.z) < 0.0f)
        {
            side_0 = -1.0f;
        }
        else
        {
            side_0 = 1.0f;
        }
        sample_1.wi_4 = vec3<f32>(radius_0 * sin_cos_0.y, radius_0 * sin_cos_0.x, side_0 * z_0);
        sample_1.weight_3 = reflectance_2;
        sample_1.pdf_5 = z_0 * 0.31830990314483643f;
        sample_1.valid_2 = true;
    }
    return sample_1;
}

fn unit_vector_0( v_2 : vec3<f32>) -> vec3<f32>
{
    return v_2 * vec3<f32>((1.0f / sqrt(dot(v_2, v_2))));
}

fn ggx_sample_visible_0( width_5 : vec2<f32>,  w_any_0 : vec3<f32>,  u_3 : vec2<f32>) -> vec3<f32>
{
    var w_1 : vec3<f32>;
    if((w_any_0.z) < 0.0f)
    {
        w_1 = (vec3<f32>(0) - w_any_0);
    }
    else
    {
        w_1 = w_any_0;
    }
    var _S52 : f32 = width_5.x;
    var _S53 : f32 = width_5.y;
    var stretched_0 : vec3<f32> = unit_vector_0(vec3<f32>(w_1.x * _S52, w_1.y * _S53, w_1.z));
    var sin_cos_1 : vec2<f32> = sin_cos_turns_0(u_3.x);
    var one_minus_z_0 : f32 = u_3.y * (1.0f + stretched_0.z);
    var sin_theta_0 : f32 = safe_sqrt_0(one_minus_z_0 * (2.0f - one_minus_z_0));
    var h_0 : vec3<f32> = vec3<f32>(sin_theta_0 * sin_cos_1.y, sin_theta_0 * sin_cos_1.x, 1.0f - one_minus_z_0) + stretched_0;
    return unit_vector_0(vec3<f32>(h_0.x * _S52, h_0.y * _S53, max(h_0.z, 9.999999960041972e-13f)));
}

fn mirrored_1( w_2 : vec3<f32>,  m_4 : vec3<f32>) -> vec3<f32>
{
    return m_4 * vec3<f32>((2.0f * dot(w_2, m_4))) - w_2;
}

fn conductor_sample_0( eta_5 : vec3<f32>,  k_3 : vec3<f32>,  alpha_4 : vec2<f32>,  smooth_1 : bool,  wo_6 : vec3<f32>,  u_4 : vec2<f32>) -> BsdfSample_0
{
    var sample_2 : BsdfSample_0 = no_sample_0();
    if(smooth_1)
    {
        var _S54 : f32 = wo_6.z;
        sample_2.wi_4 = vec3<f32>(- wo_6.x, - wo_6.y, _S54);
        sample_2.weight_3 = fresnel_conductor_0(abs(_S54), eta_5, k_3);
        sample_2.pdf_5 = 1.0f;
        sample_2.valid_2 = true;
        sample_2.delta_4 = true;
    }
    else
    {
        var width_6 : vec2<f32> = ggx_widths_0(alpha_4);
        var m_5 : vec3<f32> = ggx_sample_visible_0(width_6, wo_6, u_4);
        var wi_5 : vec3<f32> = mirrored_1(wo_6, m_5);
        var _S55 : f32 = wo_6.z;
        if((_S55 * wi_5.z) > 0.0f)
        {
            var masking_o_1 : f32 = 1.0f + ggx_lambda_0(width_6, wo_6);
            sample_2.wi_4 = wi_5;
            sample_2.weight_3 = fresnel_conductor_0(abs(dot(wo_6, m_5)), eta_5, k_3) * vec3<f32>((masking_o_1 / (masking_o_1 + ggx_lambda_0(width_6, wi_5))));
            sample_2.pdf_5 = ggx_density_0(width_6, m_5) / (4.0f * abs(_S55) * masking_o_1);
            sample_2.valid_2 = true;
        }
    }
    return sample_2;
}

struct Refraction_0
{
     direction_8 : vec3<f32>,
     valid_3 : bool,
};

fn refracted_0( w_3 : vec3<f32>,  m_any_0 : vec3<f32>,  eta_outer_1 : f32) -> Refraction_0
{
    var cos_any_0 : f32 = dot(w_3, m_any_0);
    var cos_i_2 : f32;
    var eta_6 : f32;
    var m_6 : vec3<f32>;
    if(cos_any_0 < 0.0f)
    {
        var _S56 : vec3<f32> = (vec3<f32>(0) - m_any_0);
        var _S57 : f32 = 1.0f / eta_outer_1;
        cos_i_2 = - cos_any_0;
        eta_6 = _S57;
        m_6 = _S56;
    }
    else
    {
        cos_i_2 = cos_any_0;
        eta_6 = eta_outer_1;
        m_6 = m_any_0;
    }
    var sin2_t_1 : f32 = max(1.0f - sqr_0(cos_i_2), 0.0f) / (eta_6 * eta_6);
    var result_1 : Refraction_0;
    result_1.direction_8 = vec3<f32>(0.0f);
    result_1.valid_3 = false;
    if(sin2_t_1 < 1.0f)
    {
        result_1.direction_8 = m_6 * vec3<f32>((cos_i_2 / eta_6 - safe_sqrt_0(1.0f - sin2_t_1))) - w_3 * vec3<f32>((1.0f / eta_6));
        result_1.valid_3 = true;
    }
    return result_1;
}

fn smooth_dielectric_sample_0( eta_7 : f32,  wo_7 : vec3<f32>,  lobe_1 : f32) -> BsdfSample_0
{
    var sample_3 : BsdfSample_0 = no_sample_0();
    var _S58 : f32 = wo_7.z;
    if(lobe_1 < (fresnel_dielectric_0(_S58, eta_7)))
    {
        sample_3.wi_4 = vec3<f32>(- wo_7.x, - wo_7.y, _S58);
        sample_3.weight_3 = vec3<f32>(1.0f);
        sample_3.pdf_5 = 1.0f;
        sample_3.valid_2 = true;
        sample_3.delta_4 = true;
    }
    else
    {
        var refraction_0 : Refraction_0 = refracted_0(wo_7, vec3<f32>(0.0f, 0.0f, 1.0f), eta_7);
        if(refraction_0.valid_3)
        {
            var crossing_1 : f32;
            if(_S58 > 0.0f)
            {
                crossing_1 = eta_7;
            }
            else
            {
                crossing_1 = 1.0f / eta_7;
            }
            sample_3.wi_4 = refraction_0.direction_8;
            sample_3.weight_3 = vec3<f32>((1.0f / (crossing_1 * crossing_1)));
            sample_3.pdf_5 = 1.0f;
            sample_3.valid_2 = true;
            sample_3.delta_4 = true;
        }
    }
    return sample_3;
}

fn rough_dielectric_sample_0( eta_8 : f32,  alpha_5 : vec2<f32>,  wo_8 : vec3<f32>,  u_5 : vec2<f32>,  lobe_2 : f32) -> BsdfSample_0
{
    var sample_4 : BsdfSample_0 = no_sample_0();
    var width_7 : vec2<f32> = ggx_widths_0(alpha_5);
    var m_7 : vec3<f32> = ggx_sample_visible_0(width_7, wo_8, u_5);
    var wo_m_1 : f32 = dot(wo_8, m_7);
    var reflectance_3 : f32 = fresnel_dielectric_0(wo_m_1, eta_8);
    var masking_o_2 : f32 = 1.0f + ggx_lambda_0(width_7, wo_8);
    var _S59 : f32 = abs(wo_m_1);
    var _S60 : f32 = wo_8.z;
    var visible_0 : f32 = ggx_density_0(width_7, m_7) * _S59 / (masking_o_2 * abs(_S60));
    if(lobe_2 < reflectance_3)
    {
        var wi_6 : vec3<f32> = mirrored_1(wo_8, m_7);
        if((_S60 * wi_6.z) > 0.0f)
        {
            sample_4.wi_4 = wi_6;
            sample_4.weight_3 = vec3<f32>((masking_o_2 / (masking_o_2 + ggx_lambda_0(width_7, wi_6))));
            sample_4.pdf_5 = reflectance_3 * visible_0 / (4.0f * _S59);
            sample_4.valid_2 = true;
        }
    }
    else
    {
        var refraction_1 : Refraction_0 = refracted_0(wo_8, m_7, eta_8);
        var _S61 : bool;
        if(refraction_1.valid_3)
        {
            _S61 = (_S60 * refraction_1.direction_8.z) < 0.0f;
        }
        else
        {
            _S61 = false;
        }
        if(_S61)
        {
            var crossing_2 : f32;
            if(_S60 > 0.0f)
            {
                crossing_2 = eta_8;
            }
            else
            {
                crossing_2 = 1.0f / eta_8;
            }
            var wi_m_1 : f32 = dot(refraction_1.direction_8, m_7);
            var jacobian_0 : f32 = abs(wi_m_1) / sqr_0(wi_m_1 + wo_m_1 / crossing_2);
            sample_4.wi_4 = refraction_1.direction_8;
            sample_4.weight_3 = vec3<f32>((masking_o_2 / ((masking_o_2 + ggx_lambda_0(width_7, refraction_1.direction_8)) * crossing_2 * crossing_2)));
            sample_4.pdf_5 = (1.0f - reflectance_3) * visible_0 * jacobian_0;
            sample_4.valid_2 = true;
        }
    }
    return sample_4;
}

fn bsdf_sample_0( material_3 : ptr<function, Material_std430_0>,  wo_9 : vec3<f32>,  u_6 : vec2<f32>,  lobe_3 : f32) -> BsdfSample_0
{
    var _S62 : BsdfSample_0 = no_sample_0();
    var smooth_2 : bool = ((((*material_3).flags_0) & (u32(2)))) != u32(0);
    var sample_5 : BsdfSample_0;
    if((wo_9.z) != 0.0f)
    {
        var _S63 : u32 = (*material_3).kind_0;
        if(((*material_3).kind_0) == u32(0))
        {
            sample_5 = diffuse_sample_0((*material_3).a_0.xyz, wo_9, u_6);
        }
        else
        {
            if(_S63 == u32(1))
            {
                sample_5 = conductor_sample_0((*material_3).a_0.xyz, (*material_3).b_0.xyz, (*material_3).alpha_0, smooth_2, wo_9, u_6);
            }
            else
            {
                if(smooth_2)
                {
                    sample_5 = smooth_dielectric_sample_0((*material_3).a_0.x, wo_9, lobe_3);
                }
                else
                {
                    sample_5 = rough_dielectric_sample_0((*material_3).a_0.x, (*material_3).alpha_0, wo_9, u_6, lobe_3);
                }
            }
        }
    }
    else
    {
        sample_5 = _S62;
    }
    return sample_5;
}

fn to_world_1( frame_4 : Frame_0,  v_3 : vec3<f32>) -> vec3<f32>
{
    return frame_4.s_0 * vec3<f32>(v_3.x) + frame_4.t_0 * vec3<f32>(v_3.y) + frame_4.n_0 * vec3<f32>(v_3.z);
}

fn scatter_0( material_4 : ptr<function, Material_std430_0>,  surface_4 : Surface_0,  wo_10 : vec3<f32>,  u_7 : vec2<f32>,  lobe_4 : f32,  clearance_2 : f32) -> Departure_0
{
    var _S64 : BsdfSample_0 = bsdf_sample_0(&((*material_4)), wo_10, u_7, lobe_4);
    var departure_0 : Departure_0;
    departure_0.weight_1 = _S64.weight_3;
    var _S65 : vec3<f32> = to_world_1(surface_4.frame_0, _S64.wi_4);
    departure_0.direction_3 = _S65;
    departure_0.origin_3 = ray_origin_0(surface_4, _S65, clearance_2);
    departure_0.pdf_2 = _S64.pdf_5;
    departure_0.valid_0 = _S64.valid_2;
    departure_0.delta_2 = _S64.delta_4;
    return departure_0;
}

fn advance_0( path_0 : ptr<function, Path_0>,  hit_1 : Hit_0,  visible_1 : bool,  x_3 : StoredCoordinates_0)
{
    var arrived_0 : bool;
    if((*path_0).waits_for_light_0)
    {
        arrived_0 = visible_1;
    }
    else
    {
        arrived_0 = false;
    }
    if(arrived_0)
    {
        (*path_0).total_0 = (*path_0).total_0 + (*path_0).pending_0;
    }
    (*path_0).waits_for_light_0 = false;
    if((*path_0).goes_on_0)
    {
        arrived_0 = Hit_found_0(hit_1);
    }
    else
    {
        arrived_0 = false;
    }
    (*path_0).goes_on_0 = false;
    if(!arrived_0)
    {
        return;
    }
    var triangle_3 : Triangle_0 = load_triangle_0(hit_1);
    var surface_5 : Surface_0 = surface_at_0(triangle_3, (*path_0).origin_0, (*path_0).direction_0);
    var _S66 : vec3<f32> = vec3<f32>(0.0f);
    var emitted_2 : vec3<f32>;
    if((triangle_3.emission_1) != u32(4294967295))
    {
        emitted_2 = emission_of_0(load_emitted_0(triangle_3.emission_1), surface_5, (*path_0).origin_0, (*path_0).direction_0, (*path_0).pdf_0, (*path_0).delta_0);
    }
    else
    {
        emitted_2 = _S66;
    }
    (*path_0).total_0 = (*path_0).total_0 + (*path_0).throughput_0 * emitted_2;
    var _S67 : Departure_0 = Departure_x24init_0(_S66, _S66, _S66, 0.0f, false, false);
    var _S68 : Material_std430_0 = materials_0[triangle_3.material_0];
    if(((*path_0).depth_0) < (run_0.max_depth_0))
    {
        var _S69 : bool = Material_black_0(&(_S68));
        arrived_0 = !_S69;
    }
    else
    {
        arrived_0 = false;
    }
    var weight_4 : vec3<f32>;
    var departure_1 : Departure_0;
    if(arrived_0)
    {
        var xi_1 : VertexCoordinates_0 = StoredCoordinates_vertex_0(x_3, (*path_0).depth_0);
        var wo_11 : vec3<f32> = to_local_0(surface_5.frame_0, (vec3<f32>(0) - (*path_0).direction_0));
        var _S70 : bool = Material_delta_0(&(_S68));
        if(!_S70)
        {
            arrived_0 = (run_0.light_count_0) > u32(0);
        }
        else
        {
            arrived_0 = false;
        }
        if(arrived_0)
        {
            var chosen_0 : ChosenLight_0 = choose_light_0(xi_1.pick_0);
            var _S71 : vec3<f32> = direct_light_0(&(_S68), chosen_0, surface_5, wo_11, xi_1.light_1);
            if((any((_S71 != vec3<f32>(0.0f)))))
            {
                var target_0 : vec3<f32> = point_on_light_0(chosen_0, xi_1.light_1);
                (*path_0).waits_for_light_0 = true;
                (*path_0).pending_0 = (*path_0).throughput_0 * _S71;
                var _S72 : vec3<f32> = ray_origin_0(surface_5, target_0 - surface_5.position_0, triangle_3.clearance_0);
                (*path_0).light_start_0 = _S72;
                (*path_0).light_segment_0 = target_0 - _S72;
                (*path_0).light_leaf_0 = chosen_0.leaf_2;
                (*path_0).rays_0 = (*path_0).rays_0 + u32(65536);
            }
        }
        var _S73 : Departure_0 = scatter_0(&(_S68), surface_5, wo_11, xi_1.direction_5, xi_1.lobe_0, triangle_3.clearance_0);
        weight_4 = _S73.weight_1;
        departure_1 = _S73;
    }
    else
    {
        weight_4 = _S66;
        departure_1 = _S67;
    }
    (*path_0).throughput_0 = (*path_0).throughput_0 * weight_4;
    (*path_0).depth_0 = (*path_0).depth_0 + u32(1);
    (*path_0).from_0 = hit_1;
    if(departure_1.valid_0)
    {
        arrived_0 = (any((((*path_0).throughput_0) != vec3<f32>(0.0f))));
    }
    else
    {
        arrived_0 = false;
    }
    if(arrived_0)
    {
        (*path_0).goes_on_0 = true;
        (*path_0).origin_0 = departure_1.origin_3;
        (*path_0).direction_0 = departure_1.direction_3;
        (*path_0).pdf_0 = departure_1.pdf_2;
        (*path_0).delta_0 = departure_1.delta_2;
        (*path_0).rays_0 = (*path_0).rays_0 + u32(1);
    }
    return;
}

fn active_queue_0( parity_0 : u32) -> u32
{
    return parity_0 * run_0.slots_0;
}

fn row_of_0( row_2 : u32,  slot_2 : u32) -> u32
{
    return row_2 * run_0.slots_0 + slot_2;
}

fn Hit_x24init_0( leaf_3 : u32,  instance_1 : u32) -> Hit_0
{
    var _S74 : Hit_0;
    _S74.leaf_1 = leaf_3;
    _S74.instance_0 = instance_1;
    return _S74;
}

fn Path_x24init_0( origin_5 : vec3<f32>,  direction_9 : vec3<f32>,  pdf_6 : f32,  delta_5 : bool,  goes_on_1 : bool,  waits_for_light_1 : bool,  empty_1 : bool,  from_1 : Hit_0,  throughput_1 : vec3<f32>,  total_1 : vec3<f32>,  pending_1 : vec3<f32>,  light_start_1 : vec3<f32>,  light_segment_1 : vec3<f32>,  light_leaf_1 : u32,  depth_2 : u32,  rays_1 : u32) -> Path_0
{
    var _S75 : Path_0;
    _S75.origin_0 = origin_5;
    _S75.direction_0 = direction_9;
    _S75.pdf_0 = pdf_6;
    _S75.delta_0 = delta_5;
    _S75.goes_on_0 = goes_on_1;
    _S75.waits_for_light_0 = waits_for_light_1;
    _S75.empty_0 = empty_1;
    _S75.from_0 = from_1;
    _S75.throughput_0 = throughput_1;
    _S75.total_0 = total_1;
    _S75.pending_0 = pending_1;
    _S75.light_start_0 = light_start_1;
    _S75.light_segment_0 = light_segment_1;
    _S75.light_leaf_0 = light_leaf_1;
    _S75.depth_0 = depth_2;
    _S75.rays_0 = rays_1;
    return _S75;
}

fn load_path_0( slot_3 : u32) -> Path_0
{
    var bits_1 : u32 = (bitcast<u32>((paths_0[row_of_0(u32(1), slot_3)].w)));
    var _S76 : vec3<f32> = vec3<f32>(0.0f);
    var path_1 : Path_0 = Path_x24init_0(_S76, _S76, 0.0f, false, false, false, false, Hit_x24init_0(u32(0), u32(0)), _S76, _S76, _S76, _S76, _S76, u32(0), u32(0), u32(0));
    path_1.origin_0 = paths_0[row_of_0(u32(0), slot_3)].xyz;
    path_1.pdf_0 = paths_0[row_of_0(u32(0), slot_3)].w;
    path_1.direction_0 = paths_0[row_of_0(u32(1), slot_3)].xyz;
    path_1.depth_0 = (bits_1 & (u32(65535)));
    path_1.delta_0 = ((bits_1 & (u32(65536)))) != u32(0);
    path_1.goes_on_0 = ((bits_1 & (u32(131072)))) != u32(0);
    path_1.waits_for_light_0 = ((bits_1 & (u32(262144)))) != u32(0);
    path_1.empty_0 = ((bits_1 & (u32(524288)))) != u32(0);
    path_1.throughput_0 = paths_0[row_of_0(u32(2), slot_3)].xyz;
    path_1.rays_0 = (bitcast<u32>((paths_0[row_of_0(u32(2), slot_3)].w)));
    path_1.total_0 = paths_0[row_of_0(u32(3), slot_3)].xyz;
    path_1.from_0.leaf_1 = (bitcast<u32>((paths_0[row_of_0(u32(3), slot_3)].w)));
    path_1.pending_0 = paths_0[row_of_0(u32(4), slot_3)].xyz;
    path_1.from_0.instance_0 = (bitcast<u32>((paths_0[row_of_0(u32(4), slot_3)].w)));
    return path_1;
}

fn found_hit_0( slot_4 : u32) -> Hit_0
{
    var hit_2 : Hit_0;
    hit_2.leaf_1 = (bitcast<u32>((paths_0[row_of_0(u32(7), slot_4)].x)));
    hit_2.instance_0 = (bitcast<u32>((paths_0[row_of_0(u32(7), slot_4)].y)));
    return hit_2;
}

fn found_light_0( slot_5 : u32) -> bool
{
    return (paths_0[row_of_0(u32(7), slot_5)].z) == 0.0f;
}

fn path_source_0( slot_6 : u32) -> vec4<u32>
{
    return vec4<u32>((bitcast<u32>((paths_0[row_of_0(u32(8), slot_6)].x))), (bitcast<u32>((paths_0[row_of_0(u32(8), slot_6)].y))), (bitcast<u32>((paths_0[row_of_0(u32(8), slot_6)].z))), (bitcast<u32>((paths_0[row_of_0(u32(8), slot_6)].w))));
}

fn stored_coordinates_0( slot_7 : u32) -> StoredCoordinates_0
{
    var source_0 : vec4<u32> = path_source_0(slot_7);
    var x_4 : StoredCoordinates_0;
    x_4.chain_0 = source_0.x;
    x_4.slot_0 = source_0.y;
    return x_4;
}

fn StoredSlot_coordinates_0( slot_8 : u32) -> StoredCoordinates_0
{
    return stored_coordinates_0(slot_8);
}

fn store_path_0( slot_9 : u32,  path_2 : Path_0)
{
    var _S77 : u32;
    if(path_2.delta_0)
    {
        _S77 = u32(65536);
    }
    else
    {
        _S77 = u32(0);
    }
    var _S78 : u32 = ((path_2.depth_0) | (_S77));
    if(path_2.goes_on_0)
    {
        _S77 = u32(131072);
    }
    else
    {
        _S77 = u32(0);
    }
    var _S79 : u32 = (_S78 | (_S77));
    if(path_2.waits_for_light_0)
    {
        _S77 = u32(262144);
    }
    else
    {
        _S77 = u32(0);
    }
    var bits_2 : u32 = (_S79 | (_S77));
    paths_0[row_of_0(u32(0), slot_9)] = vec4<f32>(path_2.origin_0, path_2.pdf_0);
    paths_0[row_of_0(u32(1), slot_9)] = vec4<f32>(path_2.direction_0, (bitcast<f32>((bits_2))));
    paths_0[row_of_0(u32(2), slot_9)] = vec4<f32>(path_2.throughput_0, (bitcast<f32>((path_2.rays_0))));
    paths_0[row_of_0(u32(3), slot_9)] = vec4<f32>(path_2.total_0, (bitcast<f32>((path_2.from_0.leaf_1))));
    paths_0[row_of_0(u32(4), slot_9)] = vec4<f32>(path_2.pending_0, (bitcast<f32>((path_2.from_0.instance_0))));
    if(path_2.waits_for_light_0)
    {
        paths_0[row_of_0(u32(5), slot_9)] = vec4<f32>(path_2.light_start_0, (bitcast<f32>((path_2.light_leaf_0))));
        paths_0[row_of_0(u32(6), slot_9)] = vec4<f32>(path_2.light_segment_0, 0.0f);
    }
    return;
}

fn ray_queue_0() -> u32
{
    return u32(3) * run_0.slots_0;
}

fn take_0( head_0 : u32) -> u32
{
    var _S80 : u32 = atomicAdd(&(heads_0[head_0]), u32(1));
    return _S80;
}

fn push_ray_0( ray_0 : u32)
{
    var _S81 : u32 = ray_queue_0();
    var _S82 : u32 = take_0(u32(2));
    queues_0[_S81 + _S82] = ray_0;
    return;
}

fn push_active_0( slot_10 : u32,  parity_1 : u32)
{
    var _S83 : u32 = u32(1) - parity_1;
    var _S84 : u32 = active_queue_0(_S83);
    var _S85 : u32 = take_0(_S83);
    queues_0[_S84 + _S85] = slot_10;
    return;
}

fn ended_queue_0() -> u32
{
    return u32(2) * run_0.slots_0;
}

fn push_ended_0( slot_11 : u32)
{
    var _S86 : u32 = ended_queue_0();
    var _S87 : u32 = take_0(u32(3));
    queues_0[_S86 + _S87] = slot_11;
    return;
}

fn shade_slots_0( lane_0 : u32)
{
    var parity_2 : u32 = atomicLoad(&(heads_0[u32(6)]));
    var _S88 : u32 = atomicLoad(&(heads_0[parity_2]));
    var i_0 : u32 = lane_0;
    for(;;)
    {
        if(i_0 < _S88)
        {
        }
        else
        {
            break;
        }
        var slot_12 : u32 = queues_0[active_queue_0(parity_2) + i_0];
        var path_3 : Path_0 = load_path_0(queues_0[active_queue_0(parity_2) + i_0]);
        advance_0(&(path_3), found_hit_0(queues_0[active_queue_0(parity_2) + i_0]), found_light_0(queues_0[active_queue_0(parity_2) + i_0]), StoredSlot_coordinates_0(queues_0[active_queue_0(parity_2) + i_0]));
        store_path_0(queues_0[active_queue_0(parity_2) + i_0], path_3);
        if(path_3.goes_on_0)
        {
            push_ray_0(u32(2) * slot_12);
        }
        if(path_3.waits_for_light_0)
        {
            push_ray_0(u32(2) * slot_12 + u32(1));
        }
        var _S89 : bool;
        if(path_3.goes_on_0)
        {
            _S89 = true;
        }
        else
        {
            _S89 = path_3.waits_for_light_0;
        }
        if(_S89)
        {
            push_active_0(slot_12, parity_2);
        }
        else
        {
            push_ended_0(slot_12);
        }
        i_0 = i_0 + run_0.lanes_0;
    }
    return;
}

@compute
@workgroup_size(64, 1, 1)
fn shade_stored(@builtin(global_invocation_id) id_0 : vec3<u32>)
{
    shade_slots_0(id_0.x);
    return;
}

