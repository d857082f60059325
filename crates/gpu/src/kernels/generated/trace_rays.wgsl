@binding(13) @group(1) var<storage, read_write> heads_0 : array<atomic<u32>>;

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
@binding(11) @group(1) var<storage, read_write> paths_0 : array<vec4<f32>>;

@binding(12) @group(1) var<storage, read_write> queues_0 : array<u32>;

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

@binding(1) @group(0) var<storage, read> leaves_0 : array<vec4<f32>>;

@binding(0) @group(0) var<storage, read> nodes_0 : array<vec4<u32>>;

fn firstbithigh_0( value_0 : u32) -> u32
{
    var _S1 : u32 = firstLeadingBit(value_0);
    return _S1;
}

fn firstbitlow_0( value_1 : u32) -> u32
{
    var _S2 : u32 = firstTrailingBit(value_1);
    return _S2;
}

fn row_of_0( row_0 : u32,  slot_0 : u32) -> u32
{
    return row_0 * run_0.slots_0 + slot_0;
}

struct Hit_0
{
     leaf_0 : u32,
     instance_0 : u32,
};

fn Hit_found_0( this_0 : Hit_0) -> bool
{
    return (this_0.leaf_0) != u32(4294967295);
}

fn take_0( head_0 : u32) -> u32
{
    var _S3 : u32 = atomicAdd(&(heads_0[head_0]), u32(1));
    return _S3;
}

fn ray_queue_0() -> u32
{
    return u32(3) * run_0.slots_0;
}

fn nothing_0() -> Hit_0
{
    var hit_0 : Hit_0;
    hit_0.leaf_0 = u32(4294967295);
    hit_0.instance_0 = u32(4294967295);
    return hit_0;
}

fn inverse_component_0( d_0 : f32) -> f32
{
    var tiny_0 : f32 = (bitcast<f32>((((bitcast<u32>((1.00000004581370497e-18f))) | ((((bitcast<u32>((d_0))) & (u32(2147483648)))))))));
    var _S4 : f32;
    if((abs(d_0)) < 1.00000004581370497e-18f)
    {
        _S4 = tiny_0;
    }
    else
    {
        _S4 = d_0;
    }
    return 1.0f / _S4;
}

struct Segment_0
{
     origin_0 : vec3<f32>,
     direction_0 : vec3<f32>,
     t_max_0 : f32,
     inverse_0 : vec3<f32>,
     octant_0 : u32,
};

fn make_segment_0( origin_1 : vec3<f32>,  direction_1 : vec3<f32>,  t_max_1 : f32) -> Segment_0
{
    var segment_0 : Segment_0;
    segment_0.origin_0 = origin_1;
    segment_0.direction_0 = direction_1;
    segment_0.t_max_0 = t_max_1;
    var _S5 : f32 = direction_1.x;
    var _S6 : f32 = direction_1.y;
    var _S7 : f32 = direction_1.z;
    segment_0.inverse_0 = vec3<f32>(inverse_component_0(_S5), inverse_component_0(_S6), inverse_component_0(_S7));
    var _S8 : u32;
    if(_S5 < 0.0f)
    {
        _S8 = u32(0);
    }
    else
    {
        _S8 = u32(67372036);
    }
    var _S9 : u32;
    if(_S6 < 0.0f)
    {
        _S9 = u32(0);
    }
    else
    {
        _S9 = u32(33686018);
    }
    var _S10 : u32 = (_S8 | (_S9));
    if(_S7 < 0.0f)
    {
        _S8 = u32(0);
    }
    else
    {
        _S8 = u32(16843009);
    }
    segment_0.octant_0 = (_S10 | (_S8));
    return segment_0;
}

struct Walk_0
{
     ray_0 : Segment_0,
     group_0 : vec2<u32>,
     leaf_bits_0 : u32,
     leaf_base_0 : u32,
     depth_0 : u32,
     floor_0 : u32,
     best_0 : Hit_0,
     skip0_0 : Hit_0,
     skip1_0 : Hit_0,
     instance_1 : u32,
     where_0 : u32,
     any_0 : bool,
     active_0 : bool,
     stack_0 : array<vec2<u32>, i32(53)>,
};

fn Walk_pop_0( this_1 : ptr<function, Walk_0>) -> vec2<u32>
{
    var _S11 : u32 = (*this_1).depth_0 - u32(1);
    (*this_1).depth_0 = _S11;
    return (*this_1).stack_0[_S11];
}

fn Walk_leave_0( this_2 : ptr<function, Walk_0>)
{
    var _S12 : bool;
    if((run_0.top_root_0) == u32(4294967295))
    {
        _S12 = true;
    }
    else
    {
        _S12 = ((*this_2).where_0) == u32(1);
    }
    if(_S12)
    {
        (*this_2).active_0 = false;
        return;
    }
    if(((*this_2).where_0) == u32(0))
    {
        (*this_2).group_0 = vec2<u32>(run_0.top_root_0, u32(2147483648));
    }
    else
    {
        (*this_2).ray_0 = make_segment_0(vec3<f32>((bitcast<f32>(((*this_2).stack_0[u32(50)].x))), (bitcast<f32>(((*this_2).stack_0[u32(50)].y))), (bitcast<f32>(((*this_2).stack_0[u32(51)].x)))), vec3<f32>((bitcast<f32>(((*this_2).stack_0[u32(51)].y))), (bitcast<f32>(((*this_2).stack_0[u32(52)].x))), (bitcast<f32>(((*this_2).stack_0[u32(52)].y)))), (*this_2).ray_0.t_max_0);
        var rest_0 : vec2<u32> = Walk_pop_0(&((*this_2)));
        (*this_2).leaf_base_0 = rest_0.x;
        (*this_2).leaf_bits_0 = rest_0.y;
        var _S13 : vec2<u32> = Walk_pop_0(&((*this_2)));
        (*this_2).group_0 = _S13;
        (*this_2).floor_0 = u32(0);
        (*this_2).instance_1 = u32(4294967295);
    }
    (*this_2).where_0 = u32(1);
    return;
}

fn Walk_begin_0( this_3 : ptr<function, Walk_0>,  origin_2 : vec3<f32>,  direction_2 : vec3<f32>,  t_max_2 : f32,  skip_first_0 : Hit_0,  skip_second_0 : Hit_0,  any_hit_0 : bool)
{
    (*this_3).ray_0 = make_segment_0(origin_2, direction_2, t_max_2);
    (*this_3).group_0 = vec2<u32>(u32(0), u32(0));
    (*this_3).leaf_bits_0 = u32(0);
    (*this_3).depth_0 = u32(0);
    (*this_3).floor_0 = u32(0);
    (*this_3).best_0 = nothing_0();
    (*this_3).skip0_0 = skip_first_0;
    (*this_3).skip1_0 = skip_second_0;
    (*this_3).instance_1 = u32(4294967295);
    (*this_3).where_0 = u32(0);
    (*this_3).any_0 = any_hit_0;
    (*this_3).active_0 = true;
    if((run_0.world_root_0) != u32(4294967295))
    {
        (*this_3).group_0 = vec2<u32>(run_0.world_root_0, u32(2147483648));
    }
    else
    {
        Walk_leave_0(&((*this_3)));
    }
    if((run_0.top_root_0) != u32(4294967295))
    {
        (*this_3).stack_0[u32(50)] = vec2<u32>((bitcast<u32>((origin_2.x))), (bitcast<u32>((origin_2.y))));
        (*this_3).stack_0[u32(51)] = vec2<u32>((bitcast<u32>((origin_2.z))), (bitcast<u32>((direction_2.x))));
        (*this_3).stack_0[u32(52)] = vec2<u32>((bitcast<u32>((direction_2.y))), (bitcast<u32>((direction_2.z))));
    }
    return;
}

fn Walk_push_0( this_4 : ptr<function, Walk_0>,  entry_0 : vec2<u32>)
{
    (*this_4).stack_0[(*this_4).depth_0] = entry_0;
    (*this_4).depth_0 = (*this_4).depth_0 + u32(1);
    return;
}

fn map_point_0( _S14 : u32,  _S15 : vec3<f32>) -> vec3<f32>
{
    var q_0 : vec4<f32> = vec4<f32>(_S15, 1.0f);
    return vec3<f32>(dot(instances_0[_S14].to_object_0[i32(0)], q_0), dot(instances_0[_S14].to_object_0[i32(1)], q_0), dot(instances_0[_S14].to_object_0[i32(2)], q_0));
}

fn map_vector_0( _S16 : u32,  _S17 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(instances_0[_S16].to_object_0[i32(0)].xyz, _S17), dot(instances_0[_S16].to_object_0[i32(1)].xyz, _S17), dot(instances_0[_S16].to_object_0[i32(2)].xyz, _S17));
}

fn Walk_enter_0( this_5 : ptr<function, Walk_0>,  entry_1 : u32)
{
    Walk_push_0(&((*this_5)), (*this_5).group_0);
    Walk_push_0(&((*this_5)), vec2<u32>((*this_5).leaf_base_0, (*this_5).leaf_bits_0));
    (*this_5).leaf_bits_0 = u32(0);
    (*this_5).floor_0 = (*this_5).depth_0;
    (*this_5).instance_1 = entry_1;
    (*this_5).where_0 = u32(2);
    (*this_5).ray_0 = make_segment_0(map_point_0(entry_1, (*this_5).ray_0.origin_0), map_vector_0(entry_1, (*this_5).ray_0.direction_0), (*this_5).ray_0.t_max_0);
    var _S18 : u32 = instances_0[entry_1].root_0;
    var _S19 : u32;
    if((instances_0[entry_1].root_0) == u32(4294967295))
    {
        _S19 = u32(0);
    }
    else
    {
        _S19 = u32(2147483648);
    }
    (*this_5).group_0 = vec2<u32>(_S18, _S19);
    return;
}

fn intersect_triangle_0( leaf_1 : u32,  ray_1 : Segment_0) -> f32
{
    var _S20 : u32 = leaf_1 * u32(3);
    var e1_0 : vec3<f32> = leaves_0[_S20 + u32(1)].xyz;
    var e2_0 : vec3<f32> = leaves_0[_S20 + u32(2)].xyz;
    var p_0 : vec3<f32> = cross(ray_1.direction_0, e2_0);
    var inverse_det_0 : f32 = 1.0f / dot(e1_0, p_0);
    var from_v0_0 : vec3<f32> = ray_1.origin_0 - leaves_0[_S20].xyz;
    var b1_0 : f32 = dot(from_v0_0, p_0) * inverse_det_0;
    var q_1 : vec3<f32> = cross(from_v0_0, e1_0);
    var b2_0 : f32 = dot(ray_1.direction_0, q_1) * inverse_det_0;
    var t_0 : f32 = dot(e2_0, q_1) * inverse_det_0;
    var inside_0 : bool;
    if(b1_0 >= 0.0f)
    {
        inside_0 = b2_0 >= 0.0f;
    }
    else
    {
        inside_0 = false;
    }
    if(inside_0)
    {
        inside_0 = (b1_0 + b2_0) <= 1.0f;
    }
    else
    {
        inside_0 = false;
    }
    if(inside_0)
    {
        inside_0 = t_0 > 0.0f;
    }
    else
    {
        inside_0 = false;
    }
    var _S21 : f32;
    if(inside_0)
    {
        _S21 = t_0;
    }
    else
    {
        _S21 = (bitcast<f32>((u32(2139095040))));
    }
    return _S21;
}

fn Walk_take_leaf_0( this_6 : ptr<function, Walk_0>)
{
    var entry_2 : u32 = (*this_6).leaf_base_0 + firstbitlow_0((*this_6).leaf_bits_0);
    (*this_6).leaf_bits_0 = (((*this_6).leaf_bits_0) & (((*this_6).leaf_bits_0 - u32(1))));
    if(((*this_6).where_0) == u32(1))
    {
        Walk_enter_0(&((*this_6)), entry_2);
        return;
    }
    var t_1 : f32 = intersect_triangle_0(entry_2, (*this_6).ray_0);
    var skipped_0 : bool;
    if(entry_2 == ((*this_6).skip0_0.leaf_0))
    {
        skipped_0 = ((*this_6).instance_1) == ((*this_6).skip0_0.instance_0);
    }
    else
    {
        skipped_0 = false;
    }
    if(skipped_0)
    {
        skipped_0 = true;
    }
    else
    {
        if(entry_2 == ((*this_6).skip1_0.leaf_0))
        {
            skipped_0 = ((*this_6).instance_1) == ((*this_6).skip1_0.instance_0);
        }
        else
        {
            skipped_0 = false;
        }
    }
    if(t_1 < ((*this_6).ray_0.t_max_0))
    {
        skipped_0 = !skipped_0;
    }
    else
    {
        skipped_0 = false;
    }
    if(skipped_0)
    {
        (*this_6).ray_0.t_max_0 = t_1;
        (*this_6).best_0.leaf_0 = entry_2;
        (*this_6).best_0.instance_0 = (*this_6).instance_1;
        if((*this_6).any_0)
        {
            (*this_6).active_0 = false;
        }
    }
    return;
}

fn four_children_0( meta_0 : u32,  near_0 : vec3<u32>,  far_0 : vec3<u32>,  scale_0 : vec3<f32>,  offset_0 : vec3<f32>,  octant_1 : u32,  t_max_3 : f32) -> u32
{
    var _S22 : u32 = (((meta_0 ^ (((octant_1 & ((((((((meta_0 & (((meta_0 << (u32(1))))))) & (u32(269488144)))) >> (u32(4)))) * u32(255)))))))) & (u32(522133279)));
    var _S23 : u32 = (((meta_0 >> (u32(5)))) & (u32(117901063)));
    var _S24 : vec3<u32> = vec3<u32>(u32(0));
    var _S25 : vec3<u32> = vec3<u32>(u32(255));
    var entry_3 : vec3<f32> = vec3<f32>((((near_0 >> (_S24))) & (_S25))) * scale_0 + offset_0;
    var exit_0 : vec3<f32> = vec3<f32>((((far_0 >> (_S24))) & (_S25))) * scale_0 + offset_0;
    var mask_0 : u32;
    if((max(max(entry_3.x, entry_3.y), max(entry_3.z, 0.0f))) <= (min(min(min(exit_0.x, exit_0.y), exit_0.z) * 1.0000004768371582f, t_max_3)))
    {
        mask_0 = (u32(0) | (((((((_S23 >> (u32(0)))) & (u32(255)))) << (((((_S22 >> (u32(0)))) & (u32(31)))))))));
    }
    else
    {
        mask_0 = u32(0);
    }
    var _S26 : vec3<u32> = vec3<u32>(u32(8));
    var entry_4 : vec3<f32> = vec3<f32>((((near_0 >> (_S26))) & (_S25))) * scale_0 + offset_0;
    var exit_1 : vec3<f32> = vec3<f32>((((far_0 >> (_S26))) & (_S25))) * scale_0 + offset_0;
    if((max(max(entry_4.x, entry_4.y), max(entry_4.z, 0.0f))) <= (min(min(min(exit_1.x, exit_1.y), exit_1.z) * 1.0000004768371582f, t_max_3)))
    {
        mask_0 = (mask_0 | (((((((_S23 >> (u32(8)))) & (u32(255)))) << (((((_S22 >> (u32(8)))) & (u32(31)))))))));
    }
    var _S27 : vec3<u32> = vec3<u32>(u32(16));
    var entry_5 : vec3<f32> = vec3<f32>((((near_0 >> (_S27))) & (_S25))) * scale_0 + offset_0;
    var exit_2 : vec3<f32> = vec3<f32>((((far_0 >> (_S27))) & (_S25))) * scale_0 + offset_0;
    if((max(max(entry_5.x, entry_5.y), max(entry_5.z, 0.0f))) <= (min(min(min(exit_2.x, exit_2.y), exit_2.z) * 1.0000004768371582f, t_max_3)))
    {
        mask_0 = (mask_0 | (((((((_S23 >> (u32(16)))) & (u32(255)))) << (((((_S22 >> (u32(16)))) & (u32(31)))))))));
    }
    var _S28 : vec3<u32> = vec3<u32>(u32(24));
    var entry_6 : vec3<f32> = vec3<f32>((((near_0 >> (_S28))) & (_S25))) * scale_0 + offset_0;
    var exit_3 : vec3<f32> = vec3<f32>((((far_0 >> (_S28))) & (_S25))) * scale_0 + offset_0;
    if((max(max(entry_6.x, entry_6.y), max(entry_6.z, 0.0f))) <= (min(min(min(exit_3.x, exit_3.y), exit_3.z) * 1.0000004768371582f, t_max_3)))
    {
        mask_0 = (mask_0 | (((((((_S23 >> (u32(24)))) & (u32(255)))) << (((((_S22 >> (u32(24)))) & (u32(31)))))))));
    }
    return mask_0;
}

struct Visit_0
{
     met_0 : u32,
     child_base_0 : u32,
     primitive_base_0 : u32,
     inner_mask_0 : u32,
};

fn visit_0( node_0 : u32,  ray_2 : Segment_0) -> Visit_0
{
    var _S29 : u32 = node_0 * u32(5);
    var n0_0 : vec4<u32> = nodes_0[_S29];
    var n1_0 : vec4<u32> = nodes_0[_S29 + u32(1)];
    var n2_0 : vec4<u32> = nodes_0[_S29 + u32(2)];
    var n3_0 : vec4<u32> = nodes_0[_S29 + u32(3)];
    var n4_0 : vec4<u32> = nodes_0[_S29 + u32(4)];
    var _S30 : u32 = n0_0.w;
    var scale_1 : vec3<f32> = vec3<f32>((bitcast<f32>(((((_S30 & (u32(255)))) << (u32(23)))))), (bitcast<f32>(((((((_S30 >> (u32(8)))) & (u32(255)))) << (u32(23)))))), (bitcast<f32>(((((((_S30 >> (u32(16)))) & (u32(255)))) << (u32(23))))))) * ray_2.inverse_0;
    var offset_1 : vec3<f32> = (vec3<f32>((bitcast<f32>((n0_0.x))), (bitcast<f32>((n0_0.y))), (bitcast<f32>((n0_0.z)))) - ray_2.origin_0) * ray_2.inverse_0;
    var back_0 : vec3<bool> = (ray_2.direction_0) < vec3<f32>(0.0f);
    var x_0 : vec4<u32>;
    if(back_0.x)
    {
        x_0 = n2_0.zwxy;
    }
    else
    {
        x_0 = n2_0;
    }
    var y_0 : vec4<u32>;
    if(back_0.y)
    {
        y_0 = n3_0.zwxy;
    }
    else
    {
        y_0 = n3_0;
    }
    var z_0 : vec4<u32>;
    if(back_0.z)
    {
        z_0 = n4_0.zwxy;
    }
    else
    {
        z_0 = n4_0;
    }
    var result_0 : Visit_0;
    result_0.met_0 = ((four_children_0(n1_0.z, vec3<u32>(x_0.x, y_0.x, z_0.x), vec3<u32>(x_0.z, y_0.z, z_0.z), scale_1, offset_1, ray_2.octant_0, ray_2.t_max_0)) | ((four_children_0(n1_0.w, vec3<u32>(x_0.y, y_0.y, z_0.y), vec3<u32>(x_0.w, y_0.w, z_0.w), scale_1, offset_1, ray_2.octant_0, ray_2.t_max_0))));
    result_0.child_base_0 = n1_0.x;
    result_0.primitive_base_0 = n1_0.y;
    result_0.inner_mask_0 = (_S30 >> (u32(24)));
    return result_0;
}

fn Walk_take_node_0( this_7 : ptr<function, Walk_0>)
{
    if(((((*this_7).group_0.y) & (u32(4278190080)))) == u32(0))
    {
        if(((*this_7).depth_0) == ((*this_7).floor_0))
        {
            Walk_leave_0(&((*this_7)));
            return;
        }
        var _S31 : vec2<u32> = Walk_pop_0(&((*this_7)));
        (*this_7).group_0 = _S31;
    }
    var bit_0 : u32 = firstbithigh_0((*this_7).group_0.y);
    var node_1 : u32 = (*this_7).group_0.x + countOneBits((((((*this_7).group_0.y) & ((~((u32(4294967295) << ((((bit_0 - u32(24)) ^ (((((*this_7).ray_0.octant_0) & (u32(255)))))))))))))) & (u32(255))));
    (*this_7).group_0[i32(1)] = (((*this_7).group_0[i32(1)]) & ((~((u32(1) << (bit_0))))));
    if(((((*this_7).group_0.y) & (u32(4278190080)))) != u32(0))
    {
        Walk_push_0(&((*this_7)), (*this_7).group_0);
    }
    var v_0 : Visit_0 = visit_0(node_1, (*this_7).ray_0);
    (*this_7).group_0 = vec2<u32>(v_0.child_base_0, ((((v_0.met_0) & (u32(4278190080)))) | ((v_0.inner_mask_0))));
    (*this_7).leaf_bits_0 = ((v_0.met_0) & (u32(16777215)));
    (*this_7).leaf_base_0 = v_0.primitive_base_0;
    return;
}

fn Walk_step_0( this_8 : ptr<function, Walk_0>)
{
    if(((*this_8).leaf_bits_0) != u32(0))
    {
        if(((*this_8).leaf_bits_0) != u32(0))
        {
            Walk_take_leaf_0(&((*this_8)));
        }
    }
    else
    {
        if(((*this_8).leaf_bits_0) == u32(0))
        {
            Walk_take_node_0(&((*this_8)));
        }
    }
    return;
}

@compute
@workgroup_size(64, 1, 1)
fn trace_rays()
{
    var _S32 : u32 = atomicLoad(&(heads_0[u32(2)]));
    var walk_0 : Walk_0;
    walk_0.active_0 = false;
    var ray_3 : u32 = u32(4294967295);
    var fetched_0 : u32 = u32(0);
    for(;;)
    {
        if(!walk_0.active_0)
        {
            var t_max_4 : f32;
            if(ray_3 != u32(4294967295))
            {
                var place_0 : u32 = row_of_0(u32(7), (ray_3 >> (u32(1))));
                if(walk_0.any_0)
                {
                    if(Hit_found_0(walk_0.best_0))
                    {
                        t_max_4 = 1.0f;
                    }
                    else
                    {
                        t_max_4 = 0.0f;
                    }
                    paths_0[place_0][i32(2)] = t_max_4;
                }
                else
                {
                    paths_0[place_0][i32(0)] = (bitcast<f32>((walk_0.best_0.leaf_0)));
                    paths_0[place_0][i32(1)] = (bitcast<f32>((walk_0.best_0.instance_0)));
                }
            }
            var next_0 : u32;
            if(fetched_0 < (run_0.rays_per_lane_0))
            {
                var _S33 : u32 = take_0(u32(4));
                next_0 = _S33;
            }
            else
            {
                next_0 = _S32;
            }
            if(next_0 >= _S32)
            {
                break;
            }
            var _S34 : u32 = fetched_0 + u32(1);
            var ray_4 : u32 = queues_0[ray_queue_0() + next_0];
            var slot_1 : u32 = (queues_0[ray_queue_0() + next_0] >> (u32(1)));
            var from_0 : Hit_0;
            from_0.leaf_0 = (bitcast<u32>((paths_0[row_of_0(u32(3), slot_1)].w)));
            from_0.instance_0 = (bitcast<u32>((paths_0[row_of_0(u32(4), slot_1)].w)));
            var to_light_0 : bool = ((queues_0[ray_queue_0() + next_0] & (u32(1)))) != u32(0);
            var _S35 : u32;
            if(to_light_0)
            {
                _S35 = u32(5);
            }
            else
            {
                _S35 = u32(0);
            }
            var start_1 : vec4<f32> = paths_0[row_of_0(_S35, slot_1)];
            var _S36 : u32;
            if(to_light_0)
            {
                _S36 = u32(6);
            }
            else
            {
                _S36 = u32(1);
            }
            var direction_3 : vec3<f32> = paths_0[row_of_0(_S36, slot_1)].xyz;
            var light_0 : Hit_0 = nothing_0();
            if(to_light_0)
            {
                light_0.leaf_0 = (bitcast<u32>((start_1.w)));
            }
            if(to_light_0)
            {
                t_max_4 = 0.99998998641967773f;
            }
            else
            {
                t_max_4 = (bitcast<f32>((u32(2139095040))));
            }
            Walk_begin_0(&(walk_0), start_1.xyz, direction_3, t_max_4, from_0, light_0, to_light_0);
            ray_3 = ray_4;
            fetched_0 = _S34;
        }
        if(walk_0.active_0)
        {
            Walk_step_0(&(walk_0));
        }
    }
    return;
}

