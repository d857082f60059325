@binding(2) @group(1) var<storage, read_write> counters_0 : array<atomic<u32>>;

@binding(0) @group(0) var<storage, read> nodes_0 : array<vec4<u32>>;

@binding(1) @group(0) var<storage, read> leaves_0 : array<vec4<f32>>;

@binding(2) @group(0) var<storage, read> shading_0 : array<vec4<f32>>;

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
    @align(4) padding_0 : u32,
};

@binding(6) @group(0) var<storage, read> instances_0 : array<Instance_std430_0>;

struct Camera_std140_0
{
    @align(16) to_world_1 : array<vec4<f32>, i32(3)>,
    @align(16) film_plane_0 : vec4<f32>,
    @align(16) lens_radius_0 : f32,
    @align(4) focal_distance_0 : f32,
    @align(8) width_0 : u32,
    @align(4) height_0 : u32,
};

struct PathParameters_std140_0
{
    @align(16) world_root_0 : u32,
    @align(4) top_root_0 : u32,
    @align(8) light_count_0 : u32,
    @align(4) shading_stride_0 : u32,
    @align(16) min_depth_0 : u32,
    @align(4) max_depth_0 : u32,
    @align(8) dimension_0 : u32,
    @align(4) padding_1 : u32,
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
    @align(8) padding0_2 : u32,
    @align(4) padding1_2 : u32,
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
    @align(8) padding0_3 : u32,
    @align(4) padding1_3 : u32,
};

struct Parameters_std140_0
{
    @align(16) camera_0 : Camera_std140_0,
    @align(16) path_0 : PathParameters_std140_0,
    @align(16) method_0 : MethodParameters_std140_0,
    @align(16) dispatch_0 : Dispatch_std140_0,
    @align(16) image_0 : ImageParameters_std140_0,
};

@binding(0) @group(1) var<uniform> run_0 : Parameters_std140_0;
@binding(1) @group(1) var<storage, read_write> film_0 : array<atomic<u32>>;

@binding(3) @group(1) var<storage, read_write> densities_0 : array<f32>;

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
     from_0 : Hit_0,
     throughput_0 : vec3<f32>,
     total_0 : vec3<f32>,
     depth_0 : u32,
     rays_0 : u32,
};

struct DrawnCoordinates_0
{
     stream_0 : vec3<u32>,
     first_block_0 : u32,
};

fn nothing_0() -> Hit_0
{
    var hit_0 : Hit_0;
    hit_0.leaf_1 = u32(4294967295);
    hit_0.instance_0 = u32(4294967295);
    return hit_0;
}

struct Segment_0
{
     origin_1 : vec3<f32>,
     direction_1 : vec3<f32>,
     t_max_0 : f32,
     inverse_0 : vec3<f32>,
     octant_0 : u32,
};

fn inverse_component_0( d_0 : f32) -> f32
{
    var tiny_0 : f32 = (bitcast<f32>((((bitcast<u32>((1.00000004581370497e-18f))) | ((((bitcast<u32>((d_0))) & (u32(2147483648)))))))));
    var _S1 : f32;
    if((abs(d_0)) < 1.00000004581370497e-18f)
    {
        _S1 = tiny_0;
    }
    else
    {
        _S1 = d_0;
    }
    return 1.0f / _S1;
}

fn make_segment_0( origin_2 : vec3<f32>,  direction_2 : vec3<f32>,  t_max_1 : f32) -> Segment_0
{
    var segment_0 : Segment_0;
    segment_0.origin_1 = origin_2;
    segment_0.direction_1 = direction_2;
    segment_0.t_max_0 = t_max_1;
    var _S2 : f32 = direction_2.x;
    var _S3 : f32 = direction_2.y;
    var _S4 : f32 = direction_2.z;
    segment_0.inverse_0 = vec3<f32>(inverse_component_0(_S2), inverse_component_0(_S3), inverse_component_0(_S4));
    var _S5 : u32;
    if(_S2 < 0.0f)
    {
        _S5 = u32(0);
    }
    else
    {
        _S5 = u32(67372036);
    }
    var _S6 : u32;
    if(_S3 < 0.0f)
    {
        _S6 = u32(0);
    }
    else
    {
        _S6 = u32(33686018);
    }
    var _S7 : u32 = (_S5 | (_S6));
    if(_S4 < 0.0f)
    {
        _S5 = u32(0);
    }
    else
    {
        _S5 = u32(16843009);
    }
    segment_0.octant_0 = (_S7 | (_S5));
    return segment_0;
}

struct TopWalk_0
{
     group_0 : vec2<u32>,
     leaves_1 : u32,
     leaf_base_0 : u32,
     depth_1 : u32,
     stack_0 : array<vec2<u32>, i32(16)>,
};

fn TopWalk_begin_0( this_0 : ptr<function, TopWalk_0>)
{
    var _S8 : u32 = run_0.path_0.top_root_0;
    var _S9 : u32;
    if((run_0.path_0.top_root_0) == u32(4294967295))
    {
        _S9 = u32(0);
    }
    else
    {
        _S9 = u32(2147483648);
    }
    (*this_0).group_0 = vec2<u32>(_S8, _S9);
    (*this_0).leaves_1 = u32(0);
    (*this_0).leaf_base_0 = u32(0);
    (*this_0).depth_1 = u32(0);
    return;
}

fn firstbithigh_0( value_0 : u32) -> u32
{
    var _S10 : u32 = firstLeadingBit(value_0);
    return _S10;
}

fn next_node_0( group_1 : ptr<function, vec2<u32>>,  octant_1 : u32) -> u32
{
    var bit_0 : u32 = firstbithigh_0((*group_1).y);
    var rank_0 : u32 = countOneBits((((((*group_1).y) & ((~((u32(4294967295) << ((((bit_0 - u32(24)) ^ (((octant_1 & (u32(255)))))))))))))) & (u32(255))));
    (*group_1)[i32(1)] = (((*group_1)[i32(1)]) & ((~((u32(1) << (bit_0))))));
    return (*group_1).x + rank_0;
}

struct Visit_0
{
     met_0 : u32,
     child_base_0 : u32,
     primitive_base_0 : u32,
     inner_mask_0 : u32,
};

fn four_children_0( meta_0 : u32,  near_0 : vec3<u32>,  far_0 : vec3<u32>,  scale_1 : vec3<f32>,  offset_0 : vec3<f32>,  octant_2 : u32,  t_max_2 : f32) -> u32
{
    var _S11 : u32 = (((meta_0 ^ (((octant_2 & ((((((((meta_0 & (((meta_0 << (u32(1))))))) & (u32(269488144)))) >> (u32(4)))) * u32(255)))))))) & (u32(522133279)));
    var _S12 : u32 = (((meta_0 >> (u32(5)))) & (u32(117901063)));
    var _S13 : vec3<u32> = vec3<u32>(u32(0));
    var _S14 : vec3<u32> = vec3<u32>(u32(255));
    var entry_0 : vec3<f32> = vec3<f32>((((near_0 >> (_S13))) & (_S14))) * scale_1 + offset_0;
    var exit_0 : vec3<f32> = vec3<f32>((((far_0 >> (_S13))) & (_S14))) * scale_1 + offset_0;
    var mask_0 : u32;
    if((max(max(entry_0.x, entry_0.y), max(entry_0.z, 0.0f))) <= (min(min(min(exit_0.x, exit_0.y), exit_0.z) * 1.0000004768371582f, t_max_2)))
    {
        mask_0 = (u32(0) | (((((((_S12 >> (u32(0)))) & (u32(255)))) << (((((_S11 >> (u32(0)))) & (u32(31)))))))));
    }
    else
    {
        mask_0 = u32(0);
    }
    var _S15 : vec3<u32> = vec3<u32>(u32(8));
    var entry_1 : vec3<f32> = vec3<f32>((((near_0 >> (_S15))) & (_S14))) * scale_1 + offset_0;
    var exit_1 : vec3<f32> = vec3<f32>((((far_0 >> (_S15))) & (_S14))) * scale_1 + offset_0;
    if((max(max(entry_1.x, entry_1.y), max(entry_1.z, 0.0f))) <= (min(min(min(exit_1.x, exit_1.y), exit_1.z) * 1.0000004768371582f, t_max_2)))
    {
        mask_0 = (mask_0 | (((((((_S12 >> (u32(8)))) & (u32(255)))) << (((((_S11 >> (u32(8)))) & (u32(31)))))))));
    }
    var _S16 : vec3<u32> = vec3<u32>(u32(16));
    var entry_2 : vec3<f32> = vec3<f32>((((near_0 >> (_S16))) & (_S14))) * scale_1 + offset_0;
    var exit_2 : vec3<f32> = vec3<f32>((((far_0 >> (_S16))) & (_S14))) * scale_1 + offset_0;
    if((max(max(entry_2.x, entry_2.y), max(entry_2.z, 0.0f))) <= (min(min(min(exit_2.x, exit_2.y), exit_2.z) * 1.0000004768371582f, t_max_2)))
    {
        mask_0 = (mask_0 | (((((((_S12 >> (u32(16)))) & (u32(255)))) << (((((_S11 >> (u32(16)))) & (u32(31)))))))));
    }
    var _S17 : vec3<u32> = vec3<u32>(u32(24));
    var entry_3 : vec3<f32> = vec3<f32>((((near_0 >> (_S17))) & (_S14))) * scale_1 + offset_0;
    var exit_3 : vec3<f32> = vec3<f32>((((far_0 >> (_S17))) & (_S14))) * scale_1 + offset_0;
    if((max(max(entry_3.x, entry_3.y), max(entry_3.z, 0.0f))) <= (min(min(min(exit_3.x, exit_3.y), exit_3.z) * 1.0000004768371582f, t_max_2)))
    {
        mask_0 = (mask_0 | (((((((_S12 >> (u32(24)))) & (u32(255)))) << (((((_S11 >> (u32(24)))) & (u32(31)))))))));
    }
    return mask_0;
}

fn visit_0( node_0 : u32,  ray_0 : Segment_0) -> Visit_0
{
    var _S18 : u32 = node_0 * u32(5);
    var n0_0 : vec4<u32> = nodes_0[_S18];
    var n1_0 : vec4<u32> = nodes_0[_S18 + u32(1)];
    var n2_0 : vec4<u32> = nodes_0[_S18 + u32(2)];
    var n3_0 : vec4<u32> = nodes_0[_S18 + u32(3)];
    var n4_0 : vec4<u32> = nodes_0[_S18 + u32(4)];
    var _S19 : u32 = n0_0.w;
    var scale_2 : vec3<f32> = vec3<f32>((bitcast<f32>(((((_S19 & (u32(255)))) << (u32(23)))))), (bitcast<f32>(((((((_S19 >> (u32(8)))) & (u32(255)))) << (u32(23)))))), (bitcast<f32>(((((((_S19 >> (u32(16)))) & (u32(255)))) << (u32(23))))))) * ray_0.inverse_0;
    var offset_1 : vec3<f32> = (vec3<f32>((bitcast<f32>((n0_0.x))), (bitcast<f32>((n0_0.y))), (bitcast<f32>((n0_0.z)))) - ray_0.origin_1) * ray_0.inverse_0;
    var back_0 : vec3<bool> = (ray_0.direction_1) < vec3<f32>(0.0f);
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
    result_0.met_0 = ((four_children_0(n1_0.z, vec3<u32>(x_0.x, y_0.x, z_0.x), vec3<u32>(x_0.z, y_0.z, z_0.z), scale_2, offset_1, ray_0.octant_0, ray_0.t_max_0)) | ((four_children_0(n1_0.w, vec3<u32>(x_0.y, y_0.y, z_0.y), vec3<u32>(x_0.w, y_0.w, z_0.w), scale_2, offset_1, ray_0.octant_0, ray_0.t_max_0))));
    result_0.child_base_0 = n1_0.x;
    result_0.primitive_base_0 = n1_0.y;
    result_0.inner_mask_0 = (_S19 >> (u32(24)));
    return result_0;
}

fn firstbitlow_0( value_1 : u32) -> u32
{
    var _S20 : u32 = firstTrailingBit(value_1);
    return _S20;
}

fn intersect_triangle_0( leaf_2 : u32,  ray_1 : Segment_0) -> f32
{
    var _S21 : u32 = leaf_2 * u32(3);
    var e1_1 : vec3<f32> = leaves_0[_S21 + u32(1)].xyz;
    var e2_1 : vec3<f32> = leaves_0[_S21 + u32(2)].xyz;
    var p_0 : vec3<f32> = cross(ray_1.direction_1, e2_1);
    var inverse_det_0 : f32 = 1.0f / dot(e1_1, p_0);
    var from_v0_0 : vec3<f32> = ray_1.origin_1 - leaves_0[_S21].xyz;
    var b1_0 : f32 = dot(from_v0_0, p_0) * inverse_det_0;
    var q_0 : vec3<f32> = cross(from_v0_0, e1_1);
    var b2_0 : f32 = dot(ray_1.direction_1, q_0) * inverse_det_0;
    var t_0 : f32 = dot(e2_1, q_0) * inverse_det_0;
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
    var _S22 : f32;
    if(inside_0)
    {
        _S22 = t_0;
    }
    else
    {
        _S22 = (bitcast<f32>((u32(2139095040))));
    }
    return _S22;
}

fn next_node_1( group_2 : ptr<function, vec2<u32>>,  octant_3 : u32) -> u32
{
    var bit_1 : u32 = firstbithigh_0((*group_2).y);
    var rank_1 : u32 = countOneBits((((((*group_2).y) & ((~((u32(4294967295) << ((((bit_1 - u32(24)) ^ (((octant_3 & (u32(255)))))))))))))) & (u32(255))));
    (*group_2)[i32(1)] = (((*group_2)[i32(1)]) & ((~((u32(1) << (bit_1))))));
    return (*group_2).x + rank_1;
}

fn TopWalk_next_0( this_1 : ptr<function, TopWalk_0>,  ray_2 : Segment_0) -> u32
{
    var instance_1 : u32 = u32(4294967295);
    for(;;)
    {
        if(instance_1 == u32(4294967295))
        {
        }
        else
        {
            break;
        }
        if(((*this_1).leaves_1) != u32(0))
        {
            var offset_2 : u32 = firstbitlow_0((*this_1).leaves_1);
            (*this_1).leaves_1 = (((*this_1).leaves_1) & (((*this_1).leaves_1 - u32(1))));
            instance_1 = (*this_1).leaf_base_0 + offset_2;
        }
        else
        {
            if(((((*this_1).group_0.y) & (u32(4278190080)))) == u32(0))
            {
                if(((*this_1).depth_1) == u32(0))
                {
                    break;
                }
                var _S23 : u32 = (*this_1).depth_1 - u32(1);
                (*this_1).depth_1 = _S23;
                (*this_1).group_0 = (*this_1).stack_0[_S23];
            }
            var _S24 : vec2<u32> = (*this_1).group_0;
            var node_1 : u32 = next_node_1(&(_S24), ray_2.octant_0);
            (*this_1).group_0 = _S24;
            if((((_S24.y) & (u32(4278190080)))) != u32(0))
            {
                (*this_1).stack_0[(*this_1).depth_1] = (*this_1).group_0;
                (*this_1).depth_1 = (*this_1).depth_1 + u32(1);
            }
            var v_0 : Visit_0 = visit_0(node_1, ray_2);
            (*this_1).group_0 = vec2<u32>(v_0.child_base_0, ((((v_0.met_0) & (u32(4278190080)))) | ((v_0.inner_mask_0))));
            (*this_1).leaves_1 = ((v_0.met_0) & (u32(16777215)));
            (*this_1).leaf_base_0 = v_0.primitive_base_0;
        }
    }
    return instance_1;
}

fn map_point_0( _S25 : u32,  _S26 : vec3<f32>) -> vec3<f32>
{
    var q_1 : vec4<f32> = vec4<f32>(_S26, 1.0f);
    return vec3<f32>(dot(instances_0[_S25].to_object_0[i32(0)], q_1), dot(instances_0[_S25].to_object_0[i32(1)], q_1), dot(instances_0[_S25].to_object_0[i32(2)], q_1));
}

fn map_vector_0( _S27 : u32,  _S28 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(instances_0[_S27].to_object_0[i32(0)].xyz, _S28), dot(instances_0[_S27].to_object_0[i32(1)].xyz, _S28), dot(instances_0[_S27].to_object_0[i32(2)].xyz, _S28));
}

fn trace_0( origin_3 : vec3<f32>,  direction_3 : vec3<f32>,  t_max_3 : f32,  skip0_0 : Hit_0,  skip1_0 : Hit_0) -> Hit_0
{
    var _S29 : Segment_0 = make_segment_0(origin_3, direction_3, t_max_3);
    var world_0 : Segment_0 = _S29;
    var ray_3 : Segment_0 = _S29;
    var best_0 : Hit_0 = nothing_0();
    var top_0 : TopWalk_0;
    TopWalk_begin_0(&(top_0));
    var stack_1 : array<vec2<u32>, i32(32)>;
    var instance_2 : u32 = u32(4294967295);
    var root_1 : u32 = run_0.path_0.world_root_0;
    for(;;)
    {
        var _S30 : u32;
        if((skip0_0.instance_0) == instance_2)
        {
            _S30 = skip0_0.leaf_1;
        }
        else
        {
            _S30 = u32(4294967295);
        }
        var _S31 : u32;
        if((skip1_0.instance_0) == instance_2)
        {
            _S31 = skip1_0.leaf_1;
        }
        else
        {
            _S31 = u32(4294967295);
        }
        var group_3 : vec2<u32>;
        var _S32 : u32;
        if(root_1 == u32(4294967295))
        {
            _S32 = u32(0);
        }
        else
        {
            _S32 = u32(2147483648);
        }
        group_3 = vec2<u32>(root_1, _S32);
        var depth_2 : u32 = u32(0);
        for(;;)
        {
            var depth_3 : u32;
            if((((group_3.y) & (u32(4278190080)))) == u32(0))
            {
                if(depth_2 == u32(0))
                {
                    break;
                }
                var depth_4 : u32 = depth_2 - u32(1);
                group_3 = stack_1[depth_4];
                depth_3 = depth_4;
            }
            else
            {
                depth_3 = depth_2;
            }
            var node_2 : u32 = next_node_0(&(group_3), ray_3.octant_0);
            if((((group_3.y) & (u32(4278190080)))) != u32(0))
            {
                stack_1[depth_3] = group_3;
                depth_2 = depth_3 + u32(1);
            }
            else
            {
                depth_2 = depth_3;
            }
            var v_1 : Visit_0 = visit_0(node_2, ray_3);
            group_3 = vec2<u32>(v_1.child_base_0, ((((v_1.met_0) & (u32(4278190080)))) | ((v_1.inner_mask_0))));
            var met_1 : u32 = ((v_1.met_0) & (u32(16777215)));
            for(;;)
            {
                if(met_1 != u32(0))
                {
                }
                else
                {
                    break;
                }
                var leaf_3 : u32 = v_1.primitive_base_0 + firstbitlow_0(met_1);
                var met_2 : u32 = (met_1 & ((met_1 - u32(1))));
                var t_1 : f32 = intersect_triangle_0(leaf_3, ray_3);
                var _S33 : bool;
                if(t_1 < (ray_3.t_max_0))
                {
                    _S33 = leaf_3 != _S30;
                }
                else
                {
                    _S33 = false;
                }
                var _S34 : bool;
                if(_S33)
                {
                    _S34 = leaf_3 != _S31;
                }
                else
                {
                    _S34 = false;
                }
                if(_S34)
                {
                    ray_3.t_max_0 = t_1;
                    best_0.leaf_1 = leaf_3;
                    best_0.instance_0 = instance_2;
                }
                met_1 = met_2;
            }
        }
        var _S35 : bool = (run_0.path_0.top_root_0) == u32(4294967295);
        if(_S35)
        {
            break;
        }
        world_0.t_max_0 = ray_3.t_max_0;
        var instance_3 : u32 = TopWalk_next_0(&(top_0), world_0);
        if(instance_3 == u32(4294967295))
        {
            break;
        }
        ray_3 = make_segment_0(map_point_0(instance_3, origin_3), map_vector_0(instance_3, direction_3), world_0.t_max_0);
        instance_2 = instance_3;
        root_1 = instances_0[instance_3].root_0;
    }
    return best_0;
}

fn closest_0( origin_4 : vec3<f32>,  direction_4 : vec3<f32>,  skip_0 : Hit_0) -> Hit_0
{
    return trace_0(origin_4, direction_4, (bitcast<f32>((u32(2139095040)))), skip_0, nothing_0());
}

fn Hit_found_0( this_2 : Hit_0) -> bool
{
    return (this_2.leaf_1) != u32(4294967295);
}

struct Triangle_0
{
     p0_0 : vec3<f32>,
     e1_2 : vec3<f32>,
     e2_2 : vec3<f32>,
     n0_1 : vec3<f32>,
     n1_1 : vec3<f32>,
     n2_1 : vec3<f32>,
     tangent_0 : vec3<f32>,
     plane_normal_0 : vec3<f32>,
     smooth_0 : bool,
     anisotropic_0 : bool,
     clearance_0 : f32,
     material_0 : u32,
     emission_1 : u32,
};

fn Material_anisotropic_0( this_3 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_3).flags_0) & (u32(4)))) != u32(0);
}

fn map_point_1( _S36 : u32,  _S37 : vec3<f32>) -> vec3<f32>
{
    var q_2 : vec4<f32> = vec4<f32>(_S37, 1.0f);
    return vec3<f32>(dot(instances_0[_S36].to_world_0[i32(0)], q_2), dot(instances_0[_S36].to_world_0[i32(1)], q_2), dot(instances_0[_S36].to_world_0[i32(2)], q_2));
}

fn map_normal_0( _S38 : u32,  _S39 : vec3<f32>) -> vec3<f32>
{
    return instances_0[_S38].to_object_0[i32(0)].xyz * vec3<f32>(_S39.x) + instances_0[_S38].to_object_0[i32(1)].xyz * vec3<f32>(_S39.y) + instances_0[_S38].to_object_0[i32(2)].xyz * vec3<f32>(_S39.z);
}

fn map_vector_1( _S40 : u32,  _S41 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(instances_0[_S40].to_world_0[i32(0)].xyz, _S41), dot(instances_0[_S40].to_world_0[i32(1)].xyz, _S41), dot(instances_0[_S40].to_world_0[i32(2)].xyz, _S41));
}

fn largest_0( v_2 : vec3<f32>) -> f32
{
    return max(v_2.x, max(v_2.y, v_2.z));
}

fn load_triangle_0( hit_1 : Hit_0) -> Triangle_0
{
    var _S42 : u32 = hit_1.leaf_1 * u32(3);
    var row1_0 : vec4<f32> = leaves_0[_S42 + u32(1)];
    var row2_0 : vec4<f32> = leaves_0[_S42 + u32(2)];
    var bits_0 : u32 = (bitcast<u32>((row1_0.w)));
    var triangle_0 : Triangle_0;
    var _S43 : vec3<f32> = leaves_0[_S42].xyz;
    triangle_0.p0_0 = _S43;
    var _S44 : vec3<f32> = row1_0.xyz;
    triangle_0.e1_2 = _S44;
    var _S45 : vec3<f32> = row2_0.xyz;
    triangle_0.e2_2 = _S45;
    var _S46 : bool = ((bits_0 & (u32(2147483648)))) != u32(0);
    triangle_0.smooth_0 = _S46;
    var _S47 : u32 = (bits_0 & (u32(16777215)));
    triangle_0.material_0 = _S47;
    triangle_0.emission_1 = (bitcast<u32>((row2_0.w)));
    var _S48 : Material_std430_0 = materials_0[_S47];
    var _S49 : bool = Material_anisotropic_0(&(_S48));
    triangle_0.anisotropic_0 = _S49;
    var _S50 : vec3<f32> = vec3<f32>(0.0f);
    triangle_0.n0_1 = _S50;
    triangle_0.n1_1 = _S50;
    triangle_0.n2_1 = _S50;
    triangle_0.tangent_0 = _S50;
    var row_0 : u32 = hit_1.leaf_1 * run_0.path_0.shading_stride_0;
    if(_S46)
    {
        triangle_0.n0_1 = shading_0[row_0].xyz;
        triangle_0.n1_1 = shading_0[row_0 + u32(1)].xyz;
        triangle_0.n2_1 = shading_0[row_0 + u32(2)].xyz;
    }
    if(triangle_0.anisotropic_0)
    {
        triangle_0.tangent_0 = shading_0[row_0 + u32(3)].xyz;
    }
    var flip_0 : bool = ((bits_0 & (u32(1073741824)))) != u32(0);
    var _S51 : bool = (hit_1.instance_0) != u32(4294967295);
    var flip_1 : bool;
    var shift_0 : vec3<f32>;
    if(_S51)
    {
        var _S52 : vec3<f32> = map_point_1(hit_1.instance_0, _S43);
        triangle_0.e1_2 = map_point_1(hit_1.instance_0, _S43 + _S44) - _S52;
        triangle_0.e2_2 = map_point_1(hit_1.instance_0, _S43 + _S45) - _S52;
        triangle_0.p0_0 = _S52;
        triangle_0.n0_1 = map_normal_0(hit_1.instance_0, triangle_0.n0_1);
        triangle_0.n1_1 = map_normal_0(hit_1.instance_0, triangle_0.n1_1);
        triangle_0.n2_1 = map_normal_0(hit_1.instance_0, triangle_0.n2_1);
        triangle_0.tangent_0 = map_vector_1(hit_1.instance_0, triangle_0.tangent_0);
        var _S53 : vec3<f32> = abs(vec3<f32>(instances_0[hit_1.instance_0].to_world_0[i32(0)].w, instances_0[hit_1.instance_0].to_world_0[i32(1)].w, instances_0[hit_1.instance_0].to_world_0[i32(2)].w));
        flip_1 = flip_0 != ((instances_0[hit_1.instance_0].mirrored_0) != u32(0));
        shift_0 = _S53;
    }
    else
    {
        flip_1 = flip_0;
        shift_0 = _S50;
    }
    var normal_1 : vec3<f32> = cross(triangle_0.e1_2, triangle_0.e2_2);
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
    var extent_0 : vec3<f32> = max(abs(triangle_0.p0_0), max(abs(triangle_0.p0_0 + triangle_0.e1_2), abs(triangle_0.p0_0 + triangle_0.e2_2)));
    var size_0 : f32 = largest_0(extent_0);
    if(_S51)
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
     t_2 : vec3<f32>,
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
    var _S54 : f32 = n_1.z;
    var sign_0 : f32;
    if(_S54 < 0.0f)
    {
        sign_0 = -1.0f;
    }
    else
    {
        sign_0 = 1.0f;
    }
    var a_1 : f32 = -1.0f / (sign_0 + _S54);
    var _S55 : f32 = n_1.x;
    var _S56 : f32 = n_1.y;
    var b_1 : f32 = _S55 * _S56 * a_1;
    var frame_1 : Frame_0;
    frame_1.s_0 = vec3<f32>(1.0f + sign_0 * _S55 * _S55 * a_1, sign_0 * b_1, - sign_0 * _S55);
    frame_1.t_2 = vec3<f32>(b_1, sign_0 + _S56 * _S56 * a_1, - _S56);
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
        var _S57 : vec3<f32> = s_1 * vec3<f32>((1.0f / sqrt(length_squared_0)));
        frame_2.s_0 = _S57;
        frame_2.t_2 = cross(n_2, _S57);
        frame_2.n_0 = n_2;
    }
    else
    {
        frame_2 = frame_from_normal_0(n_2);
    }
    return frame_2;
}

fn surface_at_0( triangle_1 : Triangle_0,  origin_5 : vec3<f32>,  direction_5 : vec3<f32>) -> Surface_0
{
    var normal_3 : vec3<f32> = cross(triangle_1.e1_2, triangle_1.e2_2);
    var _S58 : vec3<f32> = vec3<f32>((1.0f / dot(normal_3, normal_3)));
    var from_p0_0 : vec3<f32> = origin_5 - triangle_1.p0_0;
    var in_plane_0 : vec3<f32> = from_p0_0 + direction_5 * vec3<f32>(- (dot(from_p0_0, normal_3) / dot(direction_5, normal_3)));
    var surface_0 : Surface_0;
    var _S59 : vec3<f32> = vec3<f32>(dot(in_plane_0, cross(triangle_1.e2_2, normal_3) * _S58));
    var _S60 : vec3<f32> = vec3<f32>(dot(in_plane_0, cross(normal_3, triangle_1.e1_2) * _S58));
    surface_0.position_0 = triangle_1.e1_2 * _S59 + triangle_1.e2_2 * _S60 + triangle_1.p0_0;
    surface_0.geometric_normal_0 = triangle_1.plane_normal_0;
    var n_3 : vec3<f32>;
    if(triangle_1.smooth_0)
    {
        var interpolated_0 : vec3<f32> = (triangle_1.n1_1 - triangle_1.n0_1) * _S59 + (triangle_1.n2_1 - triangle_1.n0_1) * _S60 + triangle_1.n0_1;
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

fn sqr_0( x_1 : f32) -> f32
{
    return x_1 * x_1;
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

fn emission_of_0( emitted_1 : Emitted_0,  surface_1 : Surface_0,  origin_6 : vec3<f32>,  direction_6 : vec3<f32>,  pdf_1 : f32,  delta_1 : bool) -> vec3<f32>
{
    var _S61 : vec3<f32> = vec3<f32>(0.0f);
    var facing_0 : f32 = dot(direction_6, surface_1.geometric_normal_0);
    var _S62 : bool;
    if(emitted_1.two_sided_1)
    {
        _S62 = true;
    }
    else
    {
        _S62 = facing_0 < 0.0f;
    }
    var light_0 : vec3<f32>;
    if(_S62)
    {
        if(delta_1)
        {
            light_0 = emitted_1.radiance_0;
        }
        else
        {
            var arm_0 : vec3<f32> = surface_1.position_0 - origin_6;
            light_0 = emitted_1.radiance_0 * vec3<f32>(power_heuristic_0(pdf_1 * abs(facing_0), dot(arm_0, arm_0) * emitted_1.pdf_area_0));
        }
    }
    else
    {
        light_0 = _S61;
    }
    return light_0;
}

struct Departure_0
{
     weight_1 : vec3<f32>,
     origin_7 : vec3<f32>,
     direction_7 : vec3<f32>,
     pdf_2 : f32,
     valid_0 : bool,
     delta_2 : bool,
};

fn Departure_x24init_0( weight_2 : vec3<f32>,  origin_8 : vec3<f32>,  direction_8 : vec3<f32>,  pdf_3 : f32,  valid_1 : bool,  delta_3 : bool) -> Departure_0
{
    var _S63 : Departure_0;
    _S63.weight_1 = weight_2;
    _S63.origin_7 = origin_8;
    _S63.direction_7 = direction_8;
    _S63.pdf_2 = pdf_3;
    _S63.valid_0 = valid_1;
    _S63.delta_2 = delta_3;
    return _S63;
}

fn Material_black_0( this_4 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_4).flags_0) & (u32(1)))) != u32(0);
}

struct VertexCoordinates_0
{
     direction_9 : vec2<f32>,
     light_1 : vec2<f32>,
     lobe_0 : f32,
     pick_0 : f32,
};

fn vertex_coordinate_0( depth_5 : u32) -> u32
{
    return u32(4) + u32(6) * depth_5;
}

fn key_1() -> vec2<u32>
{
    return run_0.method_0.key_0;
}

fn mul_high_0( a_3 : u32,  b_3 : u32) -> u32
{
    var a0_0 : u32 = (a_3 & (u32(65535)));
    var a1_0 : u32 = (a_3 >> (u32(16)));
    var b0_0 : u32 = (b_3 & (u32(65535)));
    var b1_1 : u32 = (b_3 >> (u32(16)));
    var middle_0 : u32 = a1_0 * b0_0 + (((a0_0 * b0_0) >> (u32(16))));
    return a1_0 * b1_1 + ((middle_0 >> (u32(16)))) + (((((middle_0 & (u32(65535)))) + a0_0 * b1_1) >> (u32(16))));
}

fn philox_0( key_2 : vec2<u32>,  counter_0 : vec4<u32>) -> vec4<u32>
{
    var _S64 : u32 = counter_0.x;
    var _S65 : u32 = counter_0.z;
    var _S66 : u32 = ((((mul_high_0(u32(3449720151), _S65)) ^ ((counter_0.y)))) ^ ((key_2.x)));
    var _S67 : u32 = ((((mul_high_0(u32(3528531795), _S64)) ^ ((counter_0.w)))) ^ ((key_2.y)));
    const _S68 : vec2<u32> = vec2<u32>(u32(2654435769), u32(3144134277));
    var k_0 : vec2<u32> = key_2 + _S68;
    var _S69 : u32 = ((((mul_high_0(u32(3449720151), _S67)) ^ ((u32(3449720151) * _S65)))) ^ ((k_0.x)));
    var _S70 : u32 = ((((mul_high_0(u32(3528531795), _S66)) ^ ((u32(3528531795) * _S64)))) ^ ((k_0.y)));
    var k_1 : vec2<u32> = k_0 + _S68;
    var _S71 : u32 = ((((mul_high_0(u32(3449720151), _S70)) ^ ((u32(3449720151) * _S67)))) ^ ((k_1.x)));
    var _S72 : u32 = ((((mul_high_0(u32(3528531795), _S69)) ^ ((u32(3528531795) * _S66)))) ^ ((k_1.y)));
    var k_2 : vec2<u32> = k_1 + _S68;
    var _S73 : u32 = ((((mul_high_0(u32(3449720151), _S72)) ^ ((u32(3449720151) * _S70)))) ^ ((k_2.x)));
    var _S74 : u32 = ((((mul_high_0(u32(3528531795), _S71)) ^ ((u32(3528531795) * _S69)))) ^ ((k_2.y)));
    var k_3 : vec2<u32> = k_2 + _S68;
    var _S75 : u32 = ((((mul_high_0(u32(3449720151), _S74)) ^ ((u32(3449720151) * _S72)))) ^ ((k_3.x)));
    var _S76 : u32 = ((((mul_high_0(u32(3528531795), _S73)) ^ ((u32(3528531795) * _S71)))) ^ ((k_3.y)));
    var k_4 : vec2<u32> = k_3 + _S68;
    var _S77 : u32 = ((((mul_high_0(u32(3449720151), _S76)) ^ ((u32(3449720151) * _S74)))) ^ ((k_4.x)));
    var _S78 : u32 = ((((mul_high_0(u32(3528531795), _S75)) ^ ((u32(3528531795) * _S73)))) ^ ((k_4.y)));
    var k_5 : vec2<u32> = k_4 + _S68;
    var _S79 : u32 = ((((mul_high_0(u32(3449720151), _S78)) ^ ((u32(3449720151) * _S76)))) ^ ((k_5.x)));
    var _S80 : u32 = ((((mul_high_0(u32(3528531795), _S77)) ^ ((u32(3528531795) * _S75)))) ^ ((k_5.y)));
    var k_6 : vec2<u32> = k_5 + _S68;
    var _S81 : u32 = ((((mul_high_0(u32(3449720151), _S80)) ^ ((u32(3449720151) * _S78)))) ^ ((k_6.x)));
    var _S82 : u32 = ((((mul_high_0(u32(3528531795), _S79)) ^ ((u32(3528531795) * _S77)))) ^ ((k_6.y)));
    var k_7 : vec2<u32> = k_6 + _S68;
    var _S83 : u32 = ((((mul_high_0(u32(3449720151), _S82)) ^ ((u32(3449720151) * _S80)))) ^ ((k_7.x)));
    var _S84 : u32 = ((((mul_high_0(u32(3528531795), _S81)) ^ ((u32(3528531795) * _S79)))) ^ ((k_7.y)));
    var k_8 : vec2<u32> = k_7 + _S68;
    return vec4<u32>(((((mul_high_0(u32(3449720151), _S84)) ^ ((u32(3449720151) * _S82)))) ^ ((k_8.x))), u32(3449720151) * _S84, ((((mul_high_0(u32(3528531795), _S83)) ^ ((u32(3528531795) * _S81)))) ^ ((k_8.y))), u32(3528531795) * _S83);
}

fn DrawnCoordinates_block_0( this_5 : DrawnCoordinates_0,  index_1 : u32) -> vec4<u32>
{
    return philox_0(key_1(), vec4<u32>(this_5.first_block_0 + index_1, this_5.stream_0));
}

fn unit_0( word_0 : u32) -> f32
{
    return f32((word_0 >> (u32(8)))) * 5.9604644775390625e-08f;
}

fn units_0( words_0 : vec4<u32>) -> vec4<f32>
{
    return vec4<f32>(unit_0(words_0.x), unit_0(words_0.y), unit_0(words_0.z), unit_0(words_0.w));
}

fn DrawnCoordinates_vertex_0( this_6 : DrawnCoordinates_0,  depth_6 : u32) -> VertexCoordinates_0
{
    var first_0 : u32 = vertex_coordinate_0(depth_6);
    var a_4 : vec4<f32> = units_0(DrawnCoordinates_block_0(this_6, first_0 / u32(4)));
    var b_4 : vec4<f32> = units_0(DrawnCoordinates_block_0(this_6, first_0 / u32(4) + u32(1)));
    var aligned_0 : bool = ((first_0 & (u32(2)))) == u32(0);
    var xi_0 : VertexCoordinates_0;
    var discrete_0 : vec2<f32>;
    if(aligned_0)
    {
        discrete_0 = a_4.xy;
    }
    else
    {
        discrete_0 = a_4.zw;
    }
    xi_0.direction_9 = discrete_0;
    if(aligned_0)
    {
        discrete_0 = a_4.zw;
    }
    else
    {
        discrete_0 = b_4.xy;
    }
    xi_0.light_1 = discrete_0;
    if(aligned_0)
    {
        discrete_0 = b_4.xy;
    }
    else
    {
        discrete_0 = b_4.zw;
    }
    xi_0.lobe_0 = discrete_0.x;
    xi_0.pick_0 = discrete_0.y;
    return xi_0;
}

fn to_local_0( frame_3 : Frame_0,  v_3 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(frame_3.s_0, v_3), dot(frame_3.t_2, v_3), dot(frame_3.n_0, v_3));
}

fn Material_delta_0( this_7 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_7).flags_0) & (u32(2)))) != u32(0);
}

struct ChosenLight_0
{
     corner_0 : vec3<f32>,
     e1_3 : vec3<f32>,
     e2_3 : vec3<f32>,
     normal_4 : vec3<f32>,
     radiance_1 : vec3<f32>,
     pdf_area_1 : f32,
     two_sided_2 : bool,
     leaf_4 : u32,
};

fn choose_light_0( pick_1 : f32) -> ChosenLight_0
{
    var high_0 : u32 = run_0.path_0.light_count_0;
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
        var middle_1 : u32 = ((low_0 + high_0) >> (u32(1)));
        if((light_triangles_0[middle_1].corner_cumulative_0.w) <= pick_1)
        {
            low_0 = middle_1;
        }
        else
        {
            high_0 = middle_1;
        }
    }
    var triangle_2 : LightTriangle_std430_0 = light_triangles_0[low_0];
    var emission_3 : Emission_std430_0 = emissions_0[triangle_2.emission_0];
    var light_2 : ChosenLight_0;
    light_2.corner_0 = triangle_2.corner_cumulative_0.xyz;
    light_2.e1_3 = triangle_2.e1_0.xyz;
    light_2.e2_3 = triangle_2.e2_0.xyz;
    light_2.normal_4 = triangle_2.normal_0.xyz;
    light_2.radiance_1 = emission_3.radiance_pdf_0.xyz;
    light_2.pdf_area_1 = emission_3.radiance_pdf_0.w;
    light_2.two_sided_2 = (emission_3.two_sided_0) != u32(0);
    light_2.leaf_4 = triangle_2.leaf_0;
    return light_2;
}

fn safe_sqrt_0( x_2 : f32) -> f32
{
    var root_2 : f32;
    if(x_2 > 0.0f)
    {
        root_2 = sqrt(x_2);
    }
    else
    {
        root_2 = 0.0f;
    }
    return root_2;
}

fn point_on_light_0( light_3 : ChosenLight_0,  u_0 : vec2<f32>) -> vec3<f32>
{
    var root_3 : f32 = safe_sqrt_0(u_0.x);
    var _S85 : f32 = u_0.y;
    return light_3.e1_3 * vec3<f32>((root_3 * (1.0f - _S85))) + light_3.e2_3 * vec3<f32>((root_3 * _S85)) + light_3.corner_0;
}

struct BsdfValue_0
{
     f_cos_0 : vec3<f32>,
     pdf_4 : f32,
};

fn no_value_0() -> BsdfValue_0
{
    var value_2 : BsdfValue_0;
    value_2.f_cos_0 = vec3<f32>(0.0f);
    value_2.pdf_4 = 0.0f;
    return value_2;
}

fn diffuse_evaluate_0( reflectance_0 : vec3<f32>,  wo_0 : vec3<f32>,  wi_0 : vec3<f32>) -> BsdfValue_0
{
    var value_3 : BsdfValue_0 = no_value_0();
    var _S86 : f32 = wi_0.z;
    if((wo_0.z * _S86) > 0.0f)
    {
        var _S87 : f32 = abs(_S86) * 0.31830990314483643f;
        value_3.pdf_4 = _S87;
        value_3.f_cos_0 = reflectance_0 * vec3<f32>(_S87);
    }
    return value_3;
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
    var _S88 : f32 = width_2.x;
    var _S89 : f32 = width_2.y;
    return 1.0f / (3.14159274101257324f * _S88 * _S89 * sqr_0(sqr_0(m_0.x / _S88) + sqr_0(m_0.y / _S89) + sqr_0(m_0.z)));
}

fn fresnel_conductor_channel_0( cos_in_0 : f32,  eta_0 : f32,  k_9 : f32) -> f32
{
    var _S90 : f32 = min(cos_in_0, 1.0f);
    var cos2_0 : f32 = sqr_0(_S90);
    var sin2_0 : f32 = 1.0f - cos2_0;
    var t0_0 : f32 = eta_0 * eta_0 - k_9 * k_9 - sin2_0;
    var a2_plus_b2_0 : f32 = safe_sqrt_0(sqr_0(t0_0) + 4.0f * eta_0 * eta_0 * k_9 * k_9);
    var t1_0 : f32 = a2_plus_b2_0 + cos2_0;
    var t2_0 : f32 = 2.0f * safe_sqrt_0((a2_plus_b2_0 + t0_0) * 0.5f) * _S90;
    var perpendicular_0 : f32 = (t1_0 - t2_0) / (t1_0 + t2_0);
    var t3_0 : f32 = cos2_0 * a2_plus_b2_0 + sqr_0(sin2_0);
    var t4_0 : f32 = t2_0 * sin2_0;
    return (perpendicular_0 + perpendicular_0 * (t3_0 - t4_0) / (t3_0 + t4_0)) * 0.5f;
}

fn fresnel_conductor_0( cos_i_0 : f32,  eta_1 : vec3<f32>,  k_10 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(fresnel_conductor_channel_0(cos_i_0, eta_1.x, k_10.x), fresnel_conductor_channel_0(cos_i_0, eta_1.y, k_10.y), fresnel_conductor_channel_0(cos_i_0, eta_1.z, k_10.z));
}

fn conductor_evaluate_0( eta_2 : vec3<f32>,  k_11 : vec3<f32>,  alpha_2 : vec2<f32>,  wo_1 : vec3<f32>,  wi_1 : vec3<f32>) -> BsdfValue_0
{
    var value_4 : BsdfValue_0 = no_value_0();
    var half_vector_0 : vec3<f32> = wo_1 + wi_1;
    var length2_1 : f32 = dot(half_vector_0, half_vector_0);
    var _S91 : f32 = wo_1.z;
    var _S92 : bool;
    if((_S91 * wi_1.z) > 0.0f)
    {
        _S92 = length2_1 > 0.0f;
    }
    else
    {
        _S92 = false;
    }
    if(_S92)
    {
        var m_1 : vec3<f32> = half_vector_0 * vec3<f32>((1.0f / sqrt(length2_1)));
        var width_3 : vec2<f32> = ggx_widths_0(alpha_2);
        var common_0 : f32 = ggx_density_0(width_3, m_1) / (4.0f * abs(_S91));
        var _S93 : f32 = 1.0f + ggx_lambda_0(width_3, wo_1);
        value_4.f_cos_0 = fresnel_conductor_0(abs(dot(wo_1, m_1)), eta_2, k_11) * vec3<f32>((common_0 / (_S93 + ggx_lambda_0(width_3, wi_1))));
        value_4.pdf_4 = common_0 / _S93;
    }
    return value_4;
}

fn fresnel_dielectric_0( cos_i_signed_0 : f32,  eta_outer_0 : f32) -> f32
{
    var cos_i_1 : f32;
    var eta_3 : f32;
    if(cos_i_signed_0 < 0.0f)
    {
        var _S94 : f32 = 1.0f / eta_outer_0;
        cos_i_1 = - cos_i_signed_0;
        eta_3 = _S94;
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
        var _S95 : f32 = eta_3 * cos_i_1;
        var _S96 : f32 = eta_3 * cos_t_0;
        reflected_0 = (sqr_0((_S95 - cos_t_0) / (_S95 + cos_t_0)) + sqr_0((cos_i_1 - _S96) / (cos_i_1 + _S96))) * 0.5f;
    }
    else
    {
        reflected_0 = 1.0f;
    }
    return reflected_0;
}

fn dielectric_evaluate_0( eta_4 : f32,  alpha_3 : vec2<f32>,  wo_2 : vec3<f32>,  wi_2 : vec3<f32>) -> BsdfValue_0
{
    var value_5 : BsdfValue_0 = no_value_0();
    var _S97 : f32 = wo_2.z;
    var _S98 : bool;
    if(_S97 != 0.0f)
    {
        _S98 = (wi_2.z) != 0.0f;
    }
    else
    {
        _S98 = false;
    }
    if(_S98)
    {
        var _S99 : f32 = wi_2.z;
        var reflects_0 : bool = (_S97 * _S99) > 0.0f;
        var crossing_0 : f32;
        if(reflects_0)
        {
            crossing_0 = 1.0f;
        }
        else
        {
            if(_S97 > 0.0f)
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
            if((wo_m_0 * _S97) >= 0.0f)
            {
                _S98 = (wi_m_0 * _S99) >= 0.0f;
            }
            else
            {
                _S98 = false;
            }
            if(_S98)
            {
                var width_4 : vec2<f32> = ggx_widths_0(alpha_3);
                var reflectance_1 : f32 = fresnel_dielectric_0(wo_m_0, eta_4);
                var masking_o_0 : f32 = 1.0f + ggx_lambda_0(width_4, wo_2);
                var masking_both_0 : f32 = masking_o_0 + ggx_lambda_0(width_4, wi_2);
                if(reflects_0)
                {
                    var common_1 : f32 = reflectance_1 * ggx_density_0(width_4, m_3) / (4.0f * abs(_S97));
                    value_5.f_cos_0 = vec3<f32>((common_1 / masking_both_0));
                    value_5.pdf_4 = common_1 / masking_o_0;
                }
                else
                {
                    var common_2 : f32 = (1.0f - reflectance_1) * ggx_density_0(width_4, m_3) * (abs(wi_m_0) / sqr_0(wi_m_0 + wo_m_0 / crossing_0)) * abs(wo_m_0) / abs(_S97);
                    value_5.f_cos_0 = vec3<f32>((common_2 / (masking_both_0 * crossing_0 * crossing_0)));
                    value_5.pdf_4 = common_2 / masking_o_0;
                }
            }
        }
    }
    return value_5;
}

fn bsdf_evaluate_0( material_1 : ptr<function, Material_std430_0>,  wo_3 : vec3<f32>,  wi_3 : vec3<f32>) -> BsdfValue_0
{
    var _S100 : u32 = (*material_1).kind_0;
    var value_6 : BsdfValue_0;
    if(((*material_1).kind_0) == u32(0))
    {
        value_6 = diffuse_evaluate_0((*material_1).a_0.xyz, wo_3, wi_3);
    }
    else
    {
        if(_S100 == u32(1))
        {
            value_6 = conductor_evaluate_0((*material_1).a_0.xyz, (*material_1).b_0.xyz, (*material_1).alpha_0, wo_3, wi_3);
        }
        else
        {
            value_6 = dielectric_evaluate_0((*material_1).a_0.x, (*material_1).alpha_0, wo_3, wi_3);
        }
    }
    return value_6;
}

fn direct_light_0( material_2 : ptr<function, Material_std430_0>,  light_4 : ChosenLight_0,  surface_2 : Surface_0,  wo_4 : vec3<f32>,  u_1 : vec2<f32>) -> vec3<f32>
{
    var _S101 : vec3<f32> = vec3<f32>(0.0f);
    var to_light_0 : vec3<f32> = point_on_light_0(light_4, u_1) - surface_2.position_0;
    var distance2_0 : f32 = dot(to_light_0, to_light_0);
    var result_1 : vec3<f32>;
    if(distance2_0 > 0.0f)
    {
        var direction_10 : vec3<f32> = to_light_0 * vec3<f32>((1.0f / sqrt(distance2_0)));
        var cos_light_0 : f32 = - dot(direction_10, light_4.normal_4);
        var _S102 : bool;
        if(cos_light_0 > 0.0f)
        {
            _S102 = true;
        }
        else
        {
            if(cos_light_0 < 0.0f)
            {
                _S102 = light_4.two_sided_2;
            }
            else
            {
                _S102 = false;
            }
        }
        if(_S102)
        {
            var _S103 : BsdfValue_0 = bsdf_evaluate_0(&((*material_2)), wo_4, to_local_0(surface_2.frame_0, direction_10));
            var cos_abs_0 : f32 = abs(cos_light_0);
            var pdf_light_0 : f32 = distance2_0 * light_4.pdf_area_1;
            result_1 = _S103.f_cos_0 * light_4.radiance_1 * vec3<f32>((power_heuristic_0(pdf_light_0, _S103.pdf_4 * cos_abs_0) * cos_abs_0 / pdf_light_0));
        }
        else
        {
            result_1 = _S101;
        }
    }
    else
    {
        result_1 = _S101;
    }
    return result_1;
}

fn ray_origin_0( surface_3 : Surface_0,  direction_11 : vec3<f32>,  clearance_1 : f32) -> vec3<f32>
{
    var offset_3 : f32;
    if((dot(direction_11, surface_3.geometric_normal_0)) > 0.0f)
    {
        offset_3 = clearance_1;
    }
    else
    {
        offset_3 = - clearance_1;
    }
    return surface_3.position_0 + surface_3.geometric_normal_0 * vec3<f32>(offset_3);
}

fn trace_1( origin_9 : vec3<f32>,  direction_12 : vec3<f32>,  t_max_4 : f32,  skip0_1 : Hit_0,  skip1_1 : Hit_0) -> Hit_0
{
    var done_0 : bool;
    var _S104 : Segment_0 = make_segment_0(origin_9, direction_12, t_max_4);
    var world_1 : Segment_0 = _S104;
    var ray_4 : Segment_0 = _S104;
    var best_1 : Hit_0 = nothing_0();
    var top_1 : TopWalk_0;
    TopWalk_begin_0(&(top_1));
    var stack_2 : array<vec2<u32>, i32(32)>;
    var done_1 : bool = false;
    var instance_4 : u32 = u32(4294967295);
    var root_4 : u32 = run_0.path_0.world_root_0;
    for(;;)
    {
        if(!done_1)
        {
        }
        else
        {
            break;
        }
        var _S105 : u32;
        if((skip0_1.instance_0) == instance_4)
        {
            _S105 = skip0_1.leaf_1;
        }
        else
        {
            _S105 = u32(4294967295);
        }
        var _S106 : u32;
        if((skip1_1.instance_0) == instance_4)
        {
            _S106 = skip1_1.leaf_1;
        }
        else
        {
            _S106 = u32(4294967295);
        }
        var group_4 : vec2<u32>;
        var _S107 : u32;
        if(root_4 == u32(4294967295))
        {
            _S107 = u32(0);
        }
        else
        {
            _S107 = u32(2147483648);
        }
        group_4 = vec2<u32>(root_4, _S107);
        var done_2 : bool = done_1;
        var depth_7 : u32 = u32(0);
        for(;;)
        {
            if(!done_2)
            {
            }
            else
            {
                break;
            }
            var depth_8 : u32;
            if((((group_4.y) & (u32(4278190080)))) == u32(0))
            {
                if(depth_7 == u32(0))
                {
                    break;
                }
                var depth_9 : u32 = depth_7 - u32(1);
                group_4 = stack_2[depth_9];
                depth_8 = depth_9;
            }
            else
            {
                depth_8 = depth_7;
            }
            var node_3 : u32 = next_node_0(&(group_4), ray_4.octant_0);
            if((((group_4.y) & (u32(4278190080)))) != u32(0))
            {
                stack_2[depth_8] = group_4;
                depth_7 = depth_8 + u32(1);
            }
            else
            {
                depth_7 = depth_8;
            }
            var v_4 : Visit_0 = visit_0(node_3, ray_4);
            group_4 = vec2<u32>(v_4.child_base_0, ((((v_4.met_0) & (u32(4278190080)))) | ((v_4.inner_mask_0))));
            var _S108 : u32 = ((v_4.met_0) & (u32(16777215)));
            done_0 = done_2;
            var met_3 : u32 = _S108;
            for(;;)
            {
                if(met_3 != u32(0))
                {
                }
                else
                {
                    break;
                }
                var leaf_5 : u32 = v_4.primitive_base_0 + firstbitlow_0(met_3);
                var met_4 : u32 = (met_3 & ((met_3 - u32(1))));
                var t_3 : f32 = intersect_triangle_0(leaf_5, ray_4);
                var _S109 : bool;
                if(t_3 < (ray_4.t_max_0))
                {
                    _S109 = leaf_5 != _S105;
                }
                else
                {
                    _S109 = false;
                }
                var _S110 : bool;
                if(_S109)
                {
                    _S110 = leaf_5 != _S106;
                }
                else
                {
                    _S110 = false;
                }
                if(_S110)
                {
                    ray_4.t_max_0 = t_3;
                    best_1.leaf_1 = leaf_5;
                    best_1.instance_0 = instance_4;
                    done_0 = true;
                    met_3 = u32(0);
                }
                else
                {
                    met_3 = met_4;
                }
            }
            done_2 = done_0;
        }
        if((run_0.path_0.top_root_0) == u32(4294967295))
        {
            done_0 = true;
        }
        else
        {
            done_0 = done_2;
        }
        if(done_0)
        {
            break;
        }
        world_1.t_max_0 = ray_4.t_max_0;
        var instance_5 : u32 = TopWalk_next_0(&(top_1), world_1);
        if(instance_5 == u32(4294967295))
        {
            break;
        }
        ray_4 = make_segment_0(map_point_0(instance_5, origin_9), map_vector_0(instance_5, direction_12), world_1.t_max_0);
        done_1 = done_2;
        instance_4 = instance_5;
        root_4 = instances_0[instance_5].root_0;
    }
    return best_1;
}

fn occluded_0( origin_10 : vec3<f32>,  segment_1 : vec3<f32>,  t_max_5 : f32,  skip0_2 : Hit_0,  skip1_2 : Hit_0) -> bool
{
    return Hit_found_0(trace_1(origin_10, segment_1, t_max_5, skip0_2, skip1_2));
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
    var _S111 : vec3<f32> = vec3<f32>(0.0f);
    sample_0.wi_4 = _S111;
    sample_0.weight_3 = _S111;
    sample_0.pdf_5 = 0.0f;
    sample_0.valid_2 = false;
    sample_0.delta_4 = false;
    return sample_0;
}

fn sin_cos_turns_0( x_3 : f32) -> vec2<f32>
{
    var quarter_0 : f32 = round(x_3 * 4.0f);
    var angle_0 : f32 = (x_3 - quarter_0 * 0.25f) * 6.28318548202514648f;
    var a2_0 : f32 = angle_0 * angle_0;
    var s_2 : f32 = angle_0 * (1.0f + a2_0 * (-0.1666666716337204f + a2_0 * (0.00833333376795053f + a2_0 * (-0.0001984127011383f + a2_0 * 2.75573188446287531e-06f))));
    var c_0 : f32 = 1.0f + a2_0 * (-0.5f + a2_0 * (0.0416666679084301f + a2_0 * (-0.00138888892251998f + a2_0 * 0.00002480158764229f)));
    var q_3 : i32 = (i32(quarter_0) & (i32(3)));
    var sine_0 : f32;
    var cosine_0 : f32;
    if(q_3 == i32(1))
    {
        var _S112 : f32 = - s_2;
        sine_0 = c_0;
        cosine_0 = _S112;
    }
    else
    {
        if(q_3 == i32(2))
        {
            var _S113 : f32 = - c_0;
            sine_0 = - s_2;
            cosine_0 = _S113;
        }
        else
        {
            if(q_3 == i32(3))
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
    var _S114 : f32 = u_2.y;
    var radius_0 : f32 = safe_sqrt_0(_S114);
    var z_1 : f32 = safe_sqrt_0(1.0f - _S114);
    var sample_1 : BsdfSample_0 = no_sample_0();
    if(z_1 > 0.0f)
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
        sample_1.wi_4 = vec3<f32>(radius_0 * sin_cos_0.y, radius_0 * sin_cos_0.x, side_0 * z_1);
        sample_1.weight_3 = reflectance_2;
        sample_1.pdf_5 = z_1 * 0.31830990314483643f;
        sample_1.valid_2 = true;
    }
    return sample_1;
}

fn unit_vector_0( v_5 : vec3<f32>) -> vec3<f32>
{
    return v_5 * vec3<f32>((1.0f / sqrt(dot(v_5, v_5))));
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
    var _S115 : f32 = width_5.x;
    var _S116 : f32 = width_5.y;
    var stretched_0 : vec3<f32> = unit_vector_0(vec3<f32>(w_1.x * _S115, w_1.y * _S116, w_1.z));
    var sin_cos_1 : vec2<f32> = sin_cos_turns_0(u_3.x);
    var one_minus_z_0 : f32 = u_3.y * (1.0f + stretched_0.z);
    var sin_theta_0 : f32 = safe_sqrt_0(one_minus_z_0 * (2.0f - one_minus_z_0));
    var h_0 : vec3<f32> = vec3<f32>(sin_theta_0 * sin_cos_1.y, sin_theta_0 * sin_cos_1.x, 1.0f - one_minus_z_0) + stretched_0;
    return unit_vector_0(vec3<f32>(h_0.x * _S115, h_0.y * _S116, max(h_0.z, 9.999999960041972e-13f)));
}

fn mirrored_1( w_2 : vec3<f32>,  m_4 : vec3<f32>) -> vec3<f32>
{
    return m_4 * vec3<f32>((2.0f * dot(w_2, m_4))) - w_2;
}

fn conductor_sample_0( eta_5 : vec3<f32>,  k_12 : vec3<f32>,  alpha_4 : vec2<f32>,  smooth_1 : bool,  wo_6 : vec3<f32>,  u_4 : vec2<f32>) -> BsdfSample_0
{
    var sample_2 : BsdfSample_0 = no_sample_0();
    if(smooth_1)
    {
        var _S117 : f32 = wo_6.z;
        sample_2.wi_4 = vec3<f32>(- wo_6.x, - wo_6.y, _S117);
        sample_2.weight_3 = fresnel_conductor_0(abs(_S117), eta_5, k_12);
        sample_2.pdf_5 = 1.0f;
        sample_2.valid_2 = true;
        sample_2.delta_4 = true;
    }
    else
    {
        var width_6 : vec2<f32> = ggx_widths_0(alpha_4);
        var m_5 : vec3<f32> = ggx_sample_visible_0(width_6, wo_6, u_4);
        var wi_5 : vec3<f32> = mirrored_1(wo_6, m_5);
        var _S118 : f32 = wo_6.z;
        if((_S118 * wi_5.z) > 0.0f)
        {
            var masking_o_1 : f32 = 1.0f + ggx_lambda_0(width_6, wo_6);
            sample_2.wi_4 = wi_5;
            sample_2.weight_3 = fresnel_conductor_0(abs(dot(wo_6, m_5)), eta_5, k_12) * vec3<f32>((masking_o_1 / (masking_o_1 + ggx_lambda_0(width_6, wi_5))));
            sample_2.pdf_5 = ggx_density_0(width_6, m_5) / (4.0f * abs(_S118) * masking_o_1);
            sample_2.valid_2 = true;
        }
    }
    return sample_2;
}

struct Refraction_0
{
     direction_13 : vec3<f32>,
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
        var _S119 : vec3<f32> = (vec3<f32>(0) - m_any_0);
        var _S120 : f32 = 1.0f / eta_outer_1;
        cos_i_2 = - cos_any_0;
        eta_6 = _S120;
        m_6 = _S119;
    }
    else
    {
        cos_i_2 = cos_any_0;
        eta_6 = eta_outer_1;
        m_6 = m_any_0;
    }
    var sin2_t_1 : f32 = max(1.0f - sqr_0(cos_i_2), 0.0f) / (eta_6 * eta_6);
    var result_2 : Refraction_0;
    result_2.direction_13 = vec3<f32>(0.0f);
    result_2.valid_3 = false;
    if(sin2_t_1 < 1.0f)
    {
        result_2.direction_13 = m_6 * vec3<f32>((cos_i_2 / eta_6 - safe_sqrt_0(1.0f - sin2_t_1))) - w_3 * vec3<f32>((1.0f / eta_6));
        result_2.valid_3 = true;
    }
    return result_2;
}

fn smooth_dielectric_sample_0( eta_7 : f32,  wo_7 : vec3<f32>,  lobe_1 : f32) -> BsdfSample_0
{
    var sample_3 : BsdfSample_0 = no_sample_0();
    var _S121 : f32 = wo_7.z;
    if(lobe_1 < (fresnel_dielectric_0(_S121, eta_7)))
    {
        sample_3.wi_4 = vec3<f32>(- wo_7.x, - wo_7.y, _S121);
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
            if(_S121 > 0.0f)
            {
                crossing_1 = eta_7;
            }
            else
            {
                crossing_1 = 1.0f / eta_7;
            }
            sample_3.wi_4 = refraction_0.direction_13;
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
    var _S122 : f32 = abs(wo_m_1);
    var _S123 : f32 = wo_8.z;
    var visible_0 : f32 = ggx_density_0(width_7, m_7) * _S122 / (masking_o_2 * abs(_S123));
    if(lobe_2 < reflectance_3)
    {
        var wi_6 : vec3<f32> = mirrored_1(wo_8, m_7);
        if((_S123 * wi_6.z) > 0.0f)
        {
            sample_4.wi_4 = wi_6;
            sample_4.weight_3 = vec3<f32>((masking_o_2 / (masking_o_2 + ggx_lambda_0(width_7, wi_6))));
            sample_4.pdf_5 = reflectance_3 * visible_0 / (4.0f * _S122);
            sample_4.valid_2 = true;
        }
    }
    else
    {
        var refraction_1 : Refraction_0 = refracted_0(wo_8, m_7, eta_8);
        var _S124 : bool;
        if(refraction_1.valid_3)
        {
            _S124 = (_S123 * refraction_1.direction_13.z) < 0.0f;
        }
        else
        {
            _S124 = false;
        }
        if(_S124)
        {
            var crossing_2 : f32;
            if(_S123 > 0.0f)
            {
                crossing_2 = eta_8;
            }
            else
            {
                crossing_2 = 1.0f / eta_8;
            }
            var wi_m_1 : f32 = dot(refraction_1.direction_13, m_7);
            var jacobian_0 : f32 = abs(wi_m_1) / sqr_0(wi_m_1 + wo_m_1 / crossing_2);
            sample_4.wi_4 = refraction_1.direction_13;
            sample_4.weight_3 = vec3<f32>((masking_o_2 / ((masking_o_2 + ggx_lambda_0(width_7, refraction_1.direction_13)) * crossing_2 * crossing_2)));
            sample_4.pdf_5 = (1.0f - reflectance_3) * visible_0 * jacobian_0;
            sample_4.valid_2 = true;
        }
    }
    return sample_4;
}

fn bsdf_sample_0( material_3 : ptr<function, Material_std430_0>,  wo_9 : vec3<f32>,  u_6 : vec2<f32>,  lobe_3 : f32) -> BsdfSample_0
{
    var _S125 : BsdfSample_0 = no_sample_0();
    var smooth_2 : bool = ((((*material_3).flags_0) & (u32(2)))) != u32(0);
    var sample_5 : BsdfSample_0;
    if((wo_9.z) != 0.0f)
    {
        var _S126 : u32 = (*material_3).kind_0;
        if(((*material_3).kind_0) == u32(0))
        {
            sample_5 = diffuse_sample_0((*material_3).a_0.xyz, wo_9, u_6);
        }
        else
        {
            if(_S126 == u32(1))
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
        sample_5 = _S125;
    }
    return sample_5;
}

fn to_world_2( frame_4 : Frame_0,  v_6 : vec3<f32>) -> vec3<f32>
{
    return frame_4.s_0 * vec3<f32>(v_6.x) + frame_4.t_2 * vec3<f32>(v_6.y) + frame_4.n_0 * vec3<f32>(v_6.z);
}

fn scatter_0( material_4 : ptr<function, Material_std430_0>,  surface_4 : Surface_0,  wo_10 : vec3<f32>,  u_7 : vec2<f32>,  lobe_4 : f32,  clearance_2 : f32) -> Departure_0
{
    var _S127 : BsdfSample_0 = bsdf_sample_0(&((*material_4)), wo_10, u_7, lobe_4);
    var departure_0 : Departure_0;
    departure_0.weight_1 = _S127.weight_3;
    var _S128 : vec3<f32> = to_world_2(surface_4.frame_0, _S127.wi_4);
    departure_0.direction_7 = _S128;
    departure_0.origin_7 = ray_origin_0(surface_4, _S128, clearance_2);
    departure_0.pdf_2 = _S127.pdf_5;
    departure_0.valid_0 = _S127.valid_2;
    departure_0.delta_2 = _S127.delta_4;
    return departure_0;
}

fn advance_0( path_1 : ptr<function, Path_0>,  x_4 : DrawnCoordinates_0) -> bool
{
    (*path_1).rays_0 = (*path_1).rays_0 + u32(1);
    var hit_2 : Hit_0 = closest_0((*path_1).origin_0, (*path_1).direction_0, (*path_1).from_0);
    if(!Hit_found_0(hit_2))
    {
        return false;
    }
    var triangle_3 : Triangle_0 = load_triangle_0(hit_2);
    var surface_5 : Surface_0 = surface_at_0(triangle_3, (*path_1).origin_0, (*path_1).direction_0);
    var _S129 : vec3<f32> = vec3<f32>(0.0f);
    var goes_on_0 : bool;
    if((triangle_3.emission_1) != u32(4294967295))
    {
        goes_on_0 = ((*path_1).depth_0) >= (run_0.path_0.min_depth_0);
    }
    else
    {
        goes_on_0 = false;
    }
    var radiance_2 : vec3<f32>;
    if(goes_on_0)
    {
        radiance_2 = emission_of_0(load_emitted_0(triangle_3.emission_1), surface_5, (*path_1).origin_0, (*path_1).direction_0, (*path_1).pdf_0, (*path_1).delta_0);
    }
    else
    {
        radiance_2 = _S129;
    }
    var _S130 : Departure_0 = Departure_x24init_0(_S129, _S129, _S129, 0.0f, false, false);
    var _S131 : Material_std430_0 = materials_0[triangle_3.material_0];
    if(((*path_1).depth_0) < (run_0.path_0.max_depth_0))
    {
        var _S132 : bool = Material_black_0(&(_S131));
        goes_on_0 = !_S132;
    }
    else
    {
        goes_on_0 = false;
    }
    var weight_4 : vec3<f32>;
    var departure_1 : Departure_0;
    if(goes_on_0)
    {
        var xi_1 : VertexCoordinates_0 = DrawnCoordinates_vertex_0(x_4, (*path_1).depth_0);
        var wo_11 : vec3<f32> = to_local_0(surface_5.frame_0, (vec3<f32>(0) - (*path_1).direction_0));
        var _S133 : bool = Material_delta_0(&(_S131));
        if(!_S133)
        {
            goes_on_0 = (run_0.path_0.light_count_0) > u32(0);
        }
        else
        {
            goes_on_0 = false;
        }
        if(goes_on_0)
        {
            goes_on_0 = ((*path_1).depth_0 + u32(1)) >= (run_0.path_0.min_depth_0);
        }
        else
        {
            goes_on_0 = false;
        }
        if(goes_on_0)
        {
            var chosen_0 : ChosenLight_0 = choose_light_0(xi_1.pick_0);
            var _S134 : vec3<f32> = direct_light_0(&(_S131), chosen_0, surface_5, wo_11, xi_1.light_1);
            if((any((_S134 != vec3<f32>(0.0f)))))
            {
                var target_0 : vec3<f32> = point_on_light_0(chosen_0, xi_1.light_1);
                var start_1 : vec3<f32> = ray_origin_0(surface_5, target_0 - surface_5.position_0, triangle_3.clearance_0);
                var light_hit_0 : Hit_0;
                light_hit_0.leaf_1 = chosen_0.leaf_4;
                light_hit_0.instance_0 = u32(4294967295);
                (*path_1).rays_0 = (*path_1).rays_0 + u32(65536);
                if(!occluded_0(start_1, target_0 - start_1, 0.99998998641967773f, hit_2, light_hit_0))
                {
                    radiance_2 = radiance_2 + _S134;
                }
            }
        }
        var _S135 : Departure_0 = scatter_0(&(_S131), surface_5, wo_11, xi_1.direction_9, xi_1.lobe_0, triangle_3.clearance_0);
        weight_4 = _S135.weight_1;
        goes_on_0 = _S135.valid_0;
        departure_1 = _S135;
    }
    else
    {
        weight_4 = _S129;
        goes_on_0 = false;
        departure_1 = _S130;
    }
    (*path_1).total_0 = (*path_1).total_0 + (*path_1).throughput_0 * radiance_2;
    (*path_1).throughput_0 = (*path_1).throughput_0 * weight_4;
    (*path_1).depth_0 = (*path_1).depth_0 + u32(1);
    if(!goes_on_0)
    {
        goes_on_0 = true;
    }
    else
    {
        goes_on_0 = (all((((*path_1).throughput_0) == vec3<f32>(0.0f))));
    }
    if(goes_on_0)
    {
        return false;
    }
    (*path_1).origin_0 = departure_1.origin_7;
    (*path_1).direction_0 = departure_1.direction_7;
    (*path_1).pdf_0 = departure_1.pdf_2;
    (*path_1).delta_0 = departure_1.delta_2;
    (*path_1).from_0 = hit_2;
    return true;
}

fn DrawnCoordinates_film_0( this_8 : DrawnCoordinates_0) -> vec2<f32>
{
    return units_0(DrawnCoordinates_block_0(this_8, u32(0))).xy;
}

fn DrawnCoordinates_lens_0( this_9 : DrawnCoordinates_0) -> vec2<f32>
{
    return units_0(DrawnCoordinates_block_0(this_9, u32(0))).zw;
}

struct CameraRay_0
{
     origin_11 : vec3<f32>,
     direction_14 : vec3<f32>,
};

fn camera_ray_0( _S136 : vec2<f32>,  _S137 : vec2<f32>) -> CameraRay_0
{
    var direction_15 : vec3<f32> = vec3<f32>(run_0.camera_0.film_plane_0.xy * _S136 + run_0.camera_0.film_plane_0.zw, 1.0f);
    var _S138 : vec3<f32> = vec3<f32>(0.0f);
    var _S139 : f32 = run_0.camera_0.lens_radius_0;
    var origin_12 : vec3<f32>;
    var direction_16 : vec3<f32>;
    if((run_0.camera_0.lens_radius_0) > 0.0f)
    {
        var sin_cos_2 : vec2<f32> = sin_cos_turns_0(_S137.x);
        var radius_1 : f32 = _S139 * safe_sqrt_0(_S137.y);
        var origin_13 : vec3<f32> = vec3<f32>(radius_1 * sin_cos_2.y, radius_1 * sin_cos_2.x, 0.0f);
        var _S140 : vec3<f32> = direction_15 * vec3<f32>(run_0.camera_0.focal_distance_0) - origin_13;
        origin_12 = origin_13;
        direction_16 = _S140;
    }
    else
    {
        origin_12 = _S138;
        direction_16 = direction_15;
    }
    var row0_0 : vec3<f32> = run_0.camera_0.to_world_1[i32(0)].xyz;
    var row1_1 : vec3<f32> = run_0.camera_0.to_world_1[i32(1)].xyz;
    var row2_1 : vec3<f32> = run_0.camera_0.to_world_1[i32(2)].xyz;
    var ray_5 : CameraRay_0;
    ray_5.origin_11 = vec3<f32>(dot(row0_0, origin_12), dot(row1_1, origin_12), dot(row2_1, origin_12)) + vec3<f32>(run_0.camera_0.to_world_1[i32(0)].w, run_0.camera_0.to_world_1[i32(1)].w, run_0.camera_0.to_world_1[i32(2)].w);
    ray_5.direction_14 = unit_vector_0(vec3<f32>(dot(row0_0, direction_16), dot(row1_1, direction_16), dot(row2_1, direction_16)));
    return ray_5;
}

fn Path_start_0( this_10 : ptr<function, Path_0>,  x_5 : DrawnCoordinates_0)
{
    var _S141 : CameraRay_0 = camera_ray_0(DrawnCoordinates_film_0(x_5), DrawnCoordinates_lens_0(x_5));
    (*this_10).origin_0 = _S141.origin_11;
    (*this_10).direction_0 = _S141.direction_14;
    (*this_10).pdf_0 = 1.0f;
    (*this_10).delta_0 = true;
    (*this_10).from_0 = nothing_0();
    (*this_10).throughput_0 = vec3<f32>(1.0f);
    (*this_10).total_0 = vec3<f32>(0.0f);
    (*this_10).depth_0 = u32(0);
    (*this_10).rays_0 = u32(0);
    return;
}

struct Queue_0
{
     taken_0 : u32,
};

struct Bootstrap_0
{
     sample_6 : u32,
     queue_0 : Queue_0,
};

var<workgroup> local_counters_0 : array<atomic<u32>, i32(16)>;

fn begin_tally_0( thread_0 : u32)
{
    if(thread_0 < u32(16))
    {
        atomicStore(&(local_counters_0[thread_0]), u32(0));
    }
    workgroupBarrier();
    return;
}

fn Hit_x24init_0( leaf_6 : u32,  instance_6 : u32) -> Hit_0
{
    var _S142 : Hit_0;
    _S142.leaf_1 = leaf_6;
    _S142.instance_0 = instance_6;
    return _S142;
}

fn Path_x24init_0( origin_14 : vec3<f32>,  direction_17 : vec3<f32>,  pdf_6 : f32,  delta_5 : bool,  from_1 : Hit_0,  throughput_1 : vec3<f32>,  total_1 : vec3<f32>,  depth_10 : u32,  rays_1 : u32) -> Path_0
{
    var _S143 : Path_0;
    _S143.origin_0 = origin_14;
    _S143.direction_0 = direction_17;
    _S143.pdf_0 = pdf_6;
    _S143.delta_0 = delta_5;
    _S143.from_0 = from_1;
    _S143.throughput_0 = throughput_1;
    _S143.total_0 = total_1;
    _S143.depth_0 = depth_10;
    _S143.rays_0 = rays_1;
    return _S143;
}

fn is_finite_0( x_6 : f32) -> bool
{
    return (((bitcast<u32>((x_6))) & (u32(2139095040)))) != u32(2139095040);
}

fn Path_finite_0( this_11 : Path_0) -> bool
{
    var _S144 : bool;
    if(is_finite_0(this_11.total_0.x))
    {
        _S144 = is_finite_0(this_11.total_0.y);
    }
    else
    {
        _S144 = false;
    }
    if(_S144)
    {
        _S144 = is_finite_0(this_11.total_0.z);
    }
    else
    {
        _S144 = false;
    }
    return _S144;
}

fn tally_0( counter_1 : u32,  value_7 : u32)
{
    var _S145 : u32 = atomicAdd(&(local_counters_0[counter_1]), value_7);
    return;
}

fn tally_path_0( rays_2 : u32,  vertices_0 : u32,  finite_0 : bool)
{
    tally_0(u32(1), u32(1));
    tally_0(u32(2), (rays_2 & (u32(65535))));
    tally_0(u32(3), (rays_2 >> (u32(16))));
    tally_0(u32(4), vertices_0);
    if(!finite_0)
    {
        tally_0(u32(5), u32(1));
    }
    return;
}

fn luminance_0( rgb_0 : vec3<f32>) -> f32
{
    return dot(rgb_0, vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f));
}

fn wide_from_float_0( value_8 : f32) -> vec2<u32>
{
    var _S146 : f32 = min(value_8, 4.6116860184273879e+18f);
    if(!(_S146 > 0.0f))
    {
        return vec2<u32>(u32(0), u32(0));
    }
    if(_S146 < 8.388608e+06f)
    {
        return vec2<u32>(u32(_S146 + 0.5f), u32(0));
    }
    var high_1 : u32 = u32(_S146 * 2.32830643653869629e-10f);
    return vec2<u32>(u32(_S146 - f32(high_1) * 4.294967296e+09f), high_1);
}

fn count_up_0( counter_2 : u32,  value_9 : vec2<u32>)
{
    var _S147 : vec2<u32> = value_9;
    if((value_9.x) != u32(0))
    {
        var before_0 : u32 = atomicAdd(&(counters_0[u32(2) * counter_2]), _S147.x);
        if((before_0 + _S147.x) < before_0)
        {
            _S147[i32(1)] = _S147[i32(1)] + u32(1);
        }
    }
    if((_S147.y) != u32(0))
    {
        var _S148 : u32 = atomicAdd(&(counters_0[u32(2) * counter_2 + u32(1)]), _S147.y);
    }
    return;
}

fn bootstrap_coordinates_0( sample_7 : u32) -> DrawnCoordinates_0
{
    var x_7 : DrawnCoordinates_0;
    x_7.stream_0 = vec3<u32>(sample_7, u32(0), u32(1));
    x_7.first_block_0 = u32(2);
    return x_7;
}

fn pixel_of_0( film_uv_0 : vec2<f32>) -> u32
{
    return min(u32(film_uv_0.y * f32(run_0.camera_0.height_0)), run_0.camera_0.height_0 - u32(1)) * run_0.camera_0.width_0 + min(u32(film_uv_0.x * f32(run_0.camera_0.width_0)), run_0.camera_0.width_0 - u32(1));
}

fn film_add_0( place_0 : u32,  value_10 : vec2<u32>)
{
    var _S149 : vec2<u32> = value_10;
    if((value_10.x) != u32(0))
    {
        var before_1 : u32 = atomicAdd(&(film_0[u32(2) * place_0]), _S149.x);
        if((before_1 + _S149.x) < before_1)
        {
            _S149[i32(1)] = _S149[i32(1)] + u32(1);
        }
    }
    if((_S149.y) != u32(0))
    {
        var _S150 : u32 = atomicAdd(&(film_0[u32(2) * place_0 + u32(1)]), _S149.y);
    }
    return;
}

fn deposit_0( pixel_0 : u32,  radiance_3 : vec3<f32>)
{
    var scaled_0 : vec3<f32> = radiance_3 * vec3<f32>(run_0.image_0.film_scale_0);
    var _S151 : f32 = scaled_0.x;
    var _S152 : bool;
    if(!is_finite_0(_S151))
    {
        _S152 = true;
    }
    else
    {
        _S152 = !is_finite_0(scaled_0.y);
    }
    if(_S152)
    {
        _S152 = true;
    }
    else
    {
        _S152 = !is_finite_0(scaled_0.z);
    }
    if(_S152)
    {
        return;
    }
    var _S153 : u32 = u32(3) * pixel_0;
    film_add_0(_S153, wide_from_float_0(_S151));
    film_add_0(_S153 + u32(1), wide_from_float_0(scaled_0.y));
    film_add_0(_S153 + u32(2), wide_from_float_0(scaled_0.z));
    return;
}

fn deposit_independent_0( index_2 : u32,  radiance_4 : vec3<f32>)
{
    if((run_0.image_0.normalisation_0) == u32(3))
    {
        deposit_0(run_0.camera_0.width_0 * run_0.camera_0.height_0 + index_2 % u32(64), radiance_4);
    }
    return;
}

fn Queue_take_0( this_12 : ptr<function, Queue_0>,  queue_1 : u32) -> u32
{
    if(((*this_12).taken_0) >= (run_0.dispatch_0.items_per_lane_0))
    {
        return u32(4294967295);
    }
    (*this_12).taken_0 = (*this_12).taken_0 + u32(1);
    var item_0 : u32 = atomicAdd(&(counters_0[queue_1]), u32(1));
    var _S154 : u32;
    if(item_0 < (run_0.dispatch_0.items_0))
    {
        _S154 = item_0;
    }
    else
    {
        _S154 = u32(4294967295);
    }
    return _S154;
}

fn Bootstrap_next_0( this_13 : ptr<function, Bootstrap_0>,  path_2 : ptr<function, Path_0>) -> bool
{
    if(((*this_13).sample_6) != u32(4294967295))
    {
        var radiance_5 : vec3<f32> = (*path_2).total_0;
        tally_path_0((*path_2).rays_0, (*path_2).depth_0, Path_finite_0((*path_2)));
        var density_0 : f32;
        if(Path_finite_0((*path_2)))
        {
            density_0 = luminance_0(radiance_5);
        }
        else
        {
            density_0 = 0.0f;
        }
        densities_0[(*this_13).sample_6] = density_0;
        if(density_0 > 0.0f)
        {
            count_up_0(u32(14), wide_from_float_0(density_0 * run_0.image_0.density_scale_0));
            deposit_0(pixel_of_0(DrawnCoordinates_film_0(bootstrap_coordinates_0((*this_13).sample_6))), radiance_5);
            deposit_independent_0((*this_13).sample_6, radiance_5);
        }
    }
    var _S155 : Queue_0 = (*this_13).queue_0;
    var _S156 : u32 = Queue_take_0(&(_S155), u32(0));
    (*this_13).queue_0 = _S155;
    (*this_13).sample_6 = _S156;
    if(_S156 == u32(4294967295))
    {
        return false;
    }
    Path_start_0(&((*path_2)), bootstrap_coordinates_0((*this_13).sample_6));
    return true;
}

fn Bootstrap_extend_0( this_14 : ptr<function, Bootstrap_0>,  path_3 : ptr<function, Path_0>) -> bool
{
    var _S157 : bool = advance_0(&((*path_3)), bootstrap_coordinates_0((*this_14).sample_6));
    return _S157;
}

fn end_tally_0( thread_1 : u32)
{
    workgroupBarrier();
    var _S158 : bool;
    if(thread_1 > u32(0))
    {
        _S158 = thread_1 < u32(13);
    }
    else
    {
        _S158 = false;
    }
    if(_S158)
    {
        var value_11 : u32 = atomicLoad(&(local_counters_0[thread_1]));
        if(value_11 != u32(0))
        {
            count_up_0(thread_1, vec2<u32>(value_11, u32(0)));
        }
    }
    if(thread_1 == u32(13))
    {
        var value_12 : u32 = atomicLoad(&(local_counters_0[thread_1]));
        if(value_12 != u32(0))
        {
            var _S159 : u32 = atomicMax(&(counters_0[u32(26)]), value_12);
        }
    }
    if(thread_1 == u32(14))
    {
        var _S160 : u32 = atomicLoad(&(local_counters_0[u32(14)]));
        var _S161 : u32 = atomicLoad(&(local_counters_0[u32(15)]));
        count_up_0(u32(15), vec2<u32>(_S160, _S161));
    }
    return;
}

fn work_0( thread_2 : u32,  initial_0 : Bootstrap_0)
{
    begin_tally_0(thread_2);
    var job_0 : Bootstrap_0 = initial_0;
    var _S162 : vec3<f32> = vec3<f32>(0.0f);
    var path_4 : Path_0 = Path_x24init_0(_S162, _S162, 0.0f, false, Hit_x24init_0(u32(0), u32(0)), _S162, _S162, u32(0), u32(0));
    var tracing_0 : bool = false;
    for(;;)
    {
        var tracing_1 : bool;
        if(!tracing_0)
        {
            var tracing_2 : bool = Bootstrap_next_0(&(job_0), &(path_4));
            if(!tracing_2)
            {
                break;
            }
            tracing_1 = tracing_2;
        }
        else
        {
            tracing_1 = tracing_0;
        }
        if(tracing_1)
        {
            var _S163 : bool = Bootstrap_extend_0(&(job_0), &(path_4));
            tracing_0 = _S163;
        }
        else
        {
            tracing_0 = tracing_1;
        }
    }
    end_tally_0(thread_2);
    return;
}

fn Queue_x24init_0( taken_1 : u32) -> Queue_0
{
    var _S164 : Queue_0;
    _S164.taken_0 = taken_1;
    return _S164;
}

fn Bootstrap_x24init_0( sample_8 : u32,  queue_2 : Queue_0) -> Bootstrap_0
{
    var _S165 : Bootstrap_0;
    _S165.sample_6 = sample_8;
    _S165.queue_0 = queue_2;
    return _S165;
}

@compute
@workgroup_size(64, 1, 1)
fn bootstrap(@builtin(local_invocation_index) thread_3 : u32)
{
    var job_1 : Bootstrap_0 = Bootstrap_x24init_0(u32(0), Queue_x24init_0(u32(0)));
    job_1.sample_6 = u32(4294967295);
    work_0(thread_3, job_1);
    return;
}

