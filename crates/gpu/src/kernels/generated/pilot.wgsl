@binding(2) @group(1) var<storage, read_write> counters_0 : array<atomic<u32>>;

@binding(0) @group(0) var<storage, read> nodes_0 : array<vec4<u32>>;

@binding(1) @group(0) var<storage, read> leaves_0 : array<vec4<f32>>;

@binding(2) @group(0) var<storage, read> shading_0 : array<vec4<f32>>;

@binding(3) @group(0) var<storage, read> tables_0 : array<vec4<f32>>;

struct LightTriangle_std430_0
{
    @align(16) corner_0 : vec3<f32>,
    @align(4) area_0 : f32,
    @align(16) e1_0 : vec3<f32>,
    @align(4) leaf_0 : u32,
    @align(16) e2_0 : vec3<f32>,
    @align(4) emission_0 : u32,
    @align(16) normal_0 : vec3<f32>,
    @align(4) node_0 : u32,
    @align(16) uv0_0 : vec2<f32>,
    @align(8) uv1_0 : vec2<f32>,
    @align(16) uv2_0 : vec2<f32>,
    @align(8) flags_0 : u32,
    @align(4) alpha_0 : u32,
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
    @align(16) projection_0 : u32,
    @align(4) exposure_0 : f32,
    @align(8) filtered_0 : u32,
    @align(4) padding_1 : u32,
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
    @align(4) padding_2 : u32,
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
    @align(4) padding_3 : u32,
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
@binding(12) @group(1) var<storage, read_write> cells_0 : array<atomic<u32>>;

@id(0) override FEATURES_0 : u32 = u32(4294967295);

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
     kinds_1 : u32,
};

struct DrawnCoordinates_0
{
     stream_0 : vec3<u32>,
     first_block_0 : u32,
};

struct PilotCoordinates_0
{
     drawn_0 : DrawnCoordinates_0,
     position_0 : vec2<f32>,
};

struct KindObserver_0
{
     luminances_0 : vec3<f32>,
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

fn four_children_0( meta_0 : u32,  near_0 : vec3<u32>,  far_0 : vec3<u32>,  scale_2 : vec3<f32>,  offset_0 : vec3<f32>,  octant_2 : u32,  t_max_2 : f32) -> u32
{
    var _S11 : u32 = (((meta_0 ^ (((octant_2 & ((((((((meta_0 & (((meta_0 << (u32(1))))))) & (u32(269488144)))) >> (u32(4)))) * u32(255)))))))) & (u32(522133279)));
    var _S12 : u32 = (((meta_0 >> (u32(5)))) & (u32(117901063)));
    var _S13 : vec3<u32> = vec3<u32>(u32(0));
    var _S14 : vec3<u32> = vec3<u32>(u32(255));
    var entry_0 : vec3<f32> = vec3<f32>((((near_0 >> (_S13))) & (_S14))) * scale_2 + offset_0;
    var exit_0 : vec3<f32> = vec3<f32>((((far_0 >> (_S13))) & (_S14))) * scale_2 + offset_0;
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
    var entry_1 : vec3<f32> = vec3<f32>((((near_0 >> (_S15))) & (_S14))) * scale_2 + offset_0;
    var exit_1 : vec3<f32> = vec3<f32>((((far_0 >> (_S15))) & (_S14))) * scale_2 + offset_0;
    if((max(max(entry_1.x, entry_1.y), max(entry_1.z, 0.0f))) <= (min(min(min(exit_1.x, exit_1.y), exit_1.z) * 1.0000004768371582f, t_max_2)))
    {
        mask_0 = (mask_0 | (((((((_S12 >> (u32(8)))) & (u32(255)))) << (((((_S11 >> (u32(8)))) & (u32(31)))))))));
    }
    var _S16 : vec3<u32> = vec3<u32>(u32(16));
    var entry_2 : vec3<f32> = vec3<f32>((((near_0 >> (_S16))) & (_S14))) * scale_2 + offset_0;
    var exit_2 : vec3<f32> = vec3<f32>((((far_0 >> (_S16))) & (_S14))) * scale_2 + offset_0;
    if((max(max(entry_2.x, entry_2.y), max(entry_2.z, 0.0f))) <= (min(min(min(exit_2.x, exit_2.y), exit_2.z) * 1.0000004768371582f, t_max_2)))
    {
        mask_0 = (mask_0 | (((((((_S12 >> (u32(16)))) & (u32(255)))) << (((((_S11 >> (u32(16)))) & (u32(31)))))))));
    }
    var _S17 : vec3<u32> = vec3<u32>(u32(24));
    var entry_3 : vec3<f32> = vec3<f32>((((near_0 >> (_S17))) & (_S14))) * scale_2 + offset_0;
    var exit_3 : vec3<f32> = vec3<f32>((((far_0 >> (_S17))) & (_S14))) * scale_2 + offset_0;
    if((max(max(entry_3.x, entry_3.y), max(entry_3.z, 0.0f))) <= (min(min(min(exit_3.x, exit_3.y), exit_3.z) * 1.0000004768371582f, t_max_2)))
    {
        mask_0 = (mask_0 | (((((((_S12 >> (u32(24)))) & (u32(255)))) << (((((_S11 >> (u32(24)))) & (u32(31)))))))));
    }
    return mask_0;
}

fn visit_0( node_1 : u32,  ray_0 : Segment_0) -> Visit_0
{
    var _S18 : u32 = node_1 * u32(5);
    var n0_0 : vec4<u32> = nodes_0[_S18];
    var n1_0 : vec4<u32> = nodes_0[_S18 + u32(1)];
    var n2_0 : vec4<u32> = nodes_0[_S18 + u32(2)];
    var n3_0 : vec4<u32> = nodes_0[_S18 + u32(3)];
    var n4_0 : vec4<u32> = nodes_0[_S18 + u32(4)];
    var _S19 : u32 = n0_0.w;
    var scale_3 : vec3<f32> = vec3<f32>((bitcast<f32>(((((_S19 & (u32(255)))) << (u32(23)))))), (bitcast<f32>(((((((_S19 >> (u32(8)))) & (u32(255)))) << (u32(23)))))), (bitcast<f32>(((((((_S19 >> (u32(16)))) & (u32(255)))) << (u32(23))))))) * ray_0.inverse_0;
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
    result_0.met_0 = ((four_children_0(n1_0.z, vec3<u32>(x_0.x, y_0.x, z_0.x), vec3<u32>(x_0.z, y_0.z, z_0.z), scale_3, offset_1, ray_0.octant_0, ray_0.t_max_0)) | ((four_children_0(n1_0.w, vec3<u32>(x_0.y, y_0.y, z_0.y), vec3<u32>(x_0.w, y_0.w, z_0.w), scale_3, offset_1, ray_0.octant_0, ray_0.t_max_0))));
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
            var node_2 : u32 = next_node_1(&(_S24), ray_2.octant_0);
            (*this_1).group_0 = _S24;
            if((((_S24.y) & (u32(4278190080)))) != u32(0))
            {
                (*this_1).stack_0[(*this_1).depth_1] = (*this_1).group_0;
                (*this_1).depth_1 = (*this_1).depth_1 + u32(1);
            }
            var v_0 : Visit_0 = visit_0(node_2, ray_2);
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
            var node_3 : u32 = next_node_0(&(group_3), ray_3.octant_0);
            if((((group_3.y) & (u32(4278190080)))) != u32(0))
            {
                stack_1[depth_3] = group_3;
                depth_2 = depth_3 + u32(1);
            }
            else
            {
                depth_2 = depth_3;
            }
            var v_1 : Visit_0 = visit_0(node_3, ray_3);
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

fn next_hit_0( origin_5 : vec3<f32>,  direction_5 : vec3<f32>,  from_1 : Hit_0) -> Hit_0
{
    return closest_0(origin_5, direction_5, from_1);
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
     uv0_1 : vec2<f32>,
     uv1_1 : vec2<f32>,
     uv2_1 : vec2<f32>,
     plane_normal_0 : vec3<f32>,
     smooth_0 : bool,
     anisotropic_0 : bool,
     textured_0 : bool,
     placed_0 : bool,
     clearance_0 : f32,
     material_0 : u32,
     emission_1 : u32,
};

fn map_point_1( _S36 : u32,  _S37 : vec3<f32>) -> vec3<f32>
{
    var q_2 : vec4<f32> = vec4<f32>(_S37, 1.0f);
    return vec3<f32>(dot(instances_0[_S36].to_world_0[i32(0)], q_2), dot(instances_0[_S36].to_world_0[i32(1)], q_2), dot(instances_0[_S36].to_world_0[i32(2)], q_2));
}

fn map_normal_0( _S38 : u32,  _S39 : vec3<f32>) -> vec3<f32>
{
    return instances_0[_S38].to_object_0[i32(0)].xyz * vec3<f32>(_S39.x) + instances_0[_S38].to_object_0[i32(1)].xyz * vec3<f32>(_S39.y) + instances_0[_S38].to_object_0[i32(2)].xyz * vec3<f32>(_S39.z);
}

struct Tangents_0
{
     du_0 : vec3<f32>,
     dv_0 : vec3<f32>,
};

fn tangents_of_0( triangle_0 : Triangle_0,  e1_3 : vec3<f32>,  e2_3 : vec3<f32>) -> Tangents_0
{
    var along1_0 : vec2<f32> = triangle_0.uv1_1 - triangle_0.uv0_1;
    var along2_0 : vec2<f32> = triangle_0.uv2_1 - triangle_0.uv0_1;
    var _S40 : f32 = along1_0.x;
    var _S41 : f32 = along2_0.y;
    var _S42 : f32 = along2_0.x;
    var _S43 : f32 = along1_0.y;
    var det_0 : f32 = _S40 * _S41 - _S42 * _S43;
    var tangents_0 : Tangents_0;
    tangents_0.du_0 = e1_3;
    tangents_0.dv_0 = e2_3;
    if((abs(det_0)) >= 9.99999968265522539e-21f)
    {
        var _S44 : vec3<f32> = vec3<f32>((1.0f / det_0));
        tangents_0.du_0 = (e1_3 * vec3<f32>(_S41) - e2_3 * vec3<f32>(_S43)) * _S44;
        tangents_0.dv_0 = (e2_3 * vec3<f32>(_S40) - e1_3 * vec3<f32>(_S42)) * _S44;
    }
    return tangents_0;
}

fn largest_0( v_2 : vec3<f32>) -> f32
{
    return max(v_2.x, max(v_2.y, v_2.z));
}

fn load_triangle_0( hit_1 : Hit_0) -> Triangle_0
{
    var _S45 : u32 = hit_1.leaf_1 * u32(3);
    var row1_0 : vec4<f32> = leaves_0[_S45 + u32(1)];
    var row2_0 : vec4<f32> = leaves_0[_S45 + u32(2)];
    var bits_0 : u32 = (bitcast<u32>((row1_0.w)));
    var triangle_1 : Triangle_0;
    var _S46 : vec3<f32> = leaves_0[_S45].xyz;
    triangle_1.p0_0 = _S46;
    var _S47 : vec3<f32> = row1_0.xyz;
    triangle_1.e1_2 = _S47;
    var _S48 : vec3<f32> = row2_0.xyz;
    triangle_1.e2_2 = _S48;
    triangle_1.smooth_0 = ((bits_0 & (u32(2147483648)))) != u32(0);
    triangle_1.material_0 = (bits_0 & (u32(16777215)));
    triangle_1.emission_1 = (bitcast<u32>((row2_0.w)));
    var flip_0 : bool;
    if(((FEATURES_0 & (u32(8192)))) != u32(0))
    {
        flip_0 = ((bits_0 & (u32(536870912)))) != u32(0);
    }
    else
    {
        flip_0 = false;
    }
    triangle_1.anisotropic_0 = flip_0;
    triangle_1.textured_0 = false;
    var _S49 : bool = (hit_1.instance_0) != u32(4294967295);
    triangle_1.placed_0 = _S49;
    var _S50 : vec3<f32> = vec3<f32>(0.0f);
    triangle_1.n0_1 = _S50;
    triangle_1.n1_1 = _S50;
    triangle_1.n2_1 = _S50;
    triangle_1.tangent_0 = _S50;
    var row_0 : u32 = hit_1.leaf_1 * run_0.path_0.shading_stride_0;
    if(triangle_1.smooth_0)
    {
        triangle_1.n0_1 = shading_0[row_0].xyz;
        triangle_1.n1_1 = shading_0[row_0 + u32(1)].xyz;
        triangle_1.n2_1 = shading_0[row_0 + u32(2)].xyz;
    }
    var _S51 : vec2<f32> = vec2<f32>(0.0f);
    triangle_1.uv0_1 = _S51;
    triangle_1.uv1_1 = _S51;
    triangle_1.uv2_1 = _S51;
    if(triangle_1.anisotropic_0)
    {
        flip_0 = true;
    }
    else
    {
        flip_0 = triangle_1.textured_0;
    }
    if(flip_0)
    {
        var v_3 : vec3<f32> = shading_0[row_0 + u32(3)].xyz;
        triangle_1.uv0_1 = vec2<f32>(shading_0[row_0].w, v_3.x);
        triangle_1.uv1_1 = vec2<f32>(shading_0[row_0 + u32(1)].w, v_3.y);
        triangle_1.uv2_1 = vec2<f32>(shading_0[row_0 + u32(2)].w, v_3.z);
    }
    var flip_1 : bool = ((bits_0 & (u32(1073741824)))) != u32(0);
    var shift_0 : vec3<f32>;
    if(_S49)
    {
        var _S52 : vec3<f32> = map_point_1(hit_1.instance_0, _S46);
        triangle_1.e1_2 = map_point_1(hit_1.instance_0, _S46 + _S47) - _S52;
        triangle_1.e2_2 = map_point_1(hit_1.instance_0, _S46 + _S48) - _S52;
        triangle_1.p0_0 = _S52;
        triangle_1.n0_1 = map_normal_0(hit_1.instance_0, triangle_1.n0_1);
        triangle_1.n1_1 = map_normal_0(hit_1.instance_0, triangle_1.n1_1);
        triangle_1.n2_1 = map_normal_0(hit_1.instance_0, triangle_1.n2_1);
        var _S53 : vec3<f32> = abs(vec3<f32>(instances_0[hit_1.instance_0].to_world_0[i32(0)].w, instances_0[hit_1.instance_0].to_world_0[i32(1)].w, instances_0[hit_1.instance_0].to_world_0[i32(2)].w));
        flip_0 = flip_1 != ((instances_0[hit_1.instance_0].mirrored_0) != u32(0));
        shift_0 = _S53;
    }
    else
    {
        flip_0 = flip_1;
        shift_0 = _S50;
    }
    var normal_1 : vec3<f32> = cross(triangle_1.e1_2, triangle_1.e2_2);
    var normal_2 : vec3<f32> = normal_1 * vec3<f32>((1.0f / sqrt(dot(normal_1, normal_1))));
    var reach_0 : vec3<f32>;
    if(flip_0)
    {
        reach_0 = (vec3<f32>(0) - normal_2);
    }
    else
    {
        reach_0 = normal_2;
    }
    triangle_1.plane_normal_0 = reach_0;
    if(triangle_1.anisotropic_0)
    {
        triangle_1.tangent_0 = tangents_of_0(triangle_1, triangle_1.e1_2, triangle_1.e2_2).du_0;
    }
    var extent_0 : vec3<f32> = max(abs(triangle_1.p0_0), max(abs(triangle_1.p0_0 + triangle_1.e1_2), abs(triangle_1.p0_0 + triangle_1.e2_2)));
    var size_0 : f32 = largest_0(extent_0);
    if(_S49)
    {
        reach_0 = vec3<f32>(2.0f) * extent_0 + shift_0 + vec3<f32>(size_0);
    }
    else
    {
        reach_0 = extent_0;
    }
    triangle_1.clearance_0 = max(dot(abs(normal_2), reach_0), size_0) * 9.5367431640625e-07f;
    return triangle_1;
}

struct Frame_0
{
     s_0 : vec3<f32>,
     t_2 : vec3<f32>,
     n_0 : vec3<f32>,
};

struct Surface_0
{
     position_1 : vec3<f32>,
     frame_0 : Frame_0,
     b1_1 : f32,
     b2_1 : f32,
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
    var a_0 : f32 = -1.0f / (sign_0 + _S54);
    var _S55 : f32 = n_1.x;
    var _S56 : f32 = n_1.y;
    var b_0 : f32 = _S55 * _S56 * a_0;
    var frame_1 : Frame_0;
    frame_1.s_0 = vec3<f32>(1.0f + sign_0 * _S55 * _S55 * a_0, sign_0 * b_0, - sign_0 * _S55);
    frame_1.t_2 = vec3<f32>(b_0, sign_0 + _S56 * _S56 * a_0, - _S56);
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

fn surface_at_0( triangle_2 : Triangle_0,  origin_6 : vec3<f32>,  direction_6 : vec3<f32>) -> Surface_0
{
    var normal_3 : vec3<f32> = cross(triangle_2.e1_2, triangle_2.e2_2);
    var _S58 : vec3<f32> = vec3<f32>((1.0f / dot(normal_3, normal_3)));
    var from_p0_0 : vec3<f32> = origin_6 - triangle_2.p0_0;
    var in_plane_0 : vec3<f32> = from_p0_0 + direction_6 * vec3<f32>(- (dot(from_p0_0, normal_3) / dot(direction_6, normal_3)));
    var b1_2 : f32 = dot(in_plane_0, cross(triangle_2.e2_2, normal_3) * _S58);
    var b2_2 : f32 = dot(in_plane_0, cross(normal_3, triangle_2.e1_2) * _S58);
    var surface_0 : Surface_0;
    surface_0.b1_1 = b1_2;
    surface_0.b2_1 = b2_2;
    var _S59 : vec3<f32> = vec3<f32>(b1_2);
    var _S60 : vec3<f32> = vec3<f32>(b2_2);
    surface_0.position_1 = triangle_2.e1_2 * _S59 + triangle_2.e2_2 * _S60 + triangle_2.p0_0;
    surface_0.geometric_normal_0 = triangle_2.plane_normal_0;
    var n_3 : vec3<f32>;
    if(triangle_2.smooth_0)
    {
        var interpolated_0 : vec3<f32> = (triangle_2.n1_1 - triangle_2.n0_1) * _S59 + (triangle_2.n2_1 - triangle_2.n0_1) * _S60 + triangle_2.n0_1;
        var length2_0 : f32 = dot(interpolated_0, interpolated_0);
        if(length2_0 > 0.0f)
        {
            var n_4 : vec3<f32> = interpolated_0 * vec3<f32>((1.0f / sqrt(length2_0)));
            if((dot(triangle_2.plane_normal_0, n_4)) < 0.0f)
            {
                surface_0.geometric_normal_0 = (vec3<f32>(0) - triangle_2.plane_normal_0);
            }
            n_3 = n_4;
        }
        else
        {
            n_3 = triangle_2.plane_normal_0;
        }
    }
    else
    {
        n_3 = triangle_2.plane_normal_0;
    }
    if(triangle_2.anisotropic_0)
    {
        surface_0.frame_0 = frame_from_normal_tangent_0(n_3, triangle_2.tangent_0);
    }
    else
    {
        surface_0.frame_0 = frame_from_normal_0(n_3);
    }
    return surface_0;
}

fn Path_counts_0( this_3 : Path_0,  kind_0 : u32) -> bool
{
    var _S61 : u32;
    if(((FEATURES_0 & (u32(16384)))) != u32(0))
    {
        _S61 = this_3.kinds_1;
    }
    else
    {
        _S61 = run_0.path_0.kinds_0;
    }
    return ((_S61 & (kind_0))) != u32(0);
}

fn Path_counts_hits_0( this_4 : Path_0) -> bool
{
    var _S62 : u32;
    if((this_4.depth_0) < u32(2))
    {
        _S62 = u32(1);
    }
    else
    {
        _S62 = u32(4);
    }
    return Path_counts_0(this_4, _S62);
}

struct Sloped3_0
{
     v_4 : vec3<f32>,
     d1_0 : vec3<f32>,
     d2_0 : vec3<f32>,
};

struct LightShape_0
{
     corner_1 : vec3<f32>,
     e1_4 : vec3<f32>,
     e2_4 : vec3<f32>,
     normal_4 : vec3<f32>,
     area_1 : f32,
};

struct Emitted_0
{
     radiance_0 : Sloped3_0,
     textured_1 : bool,
     two_sided_0 : bool,
     shape_0 : LightShape_0,
     ball_0 : bool,
     probability_0 : f32,
};

fn Sloped3_x24init_0( v_5 : vec3<f32>,  d1_1 : vec3<f32>,  d2_1 : vec3<f32>) -> Sloped3_0
{
    var _S63 : Sloped3_0;
    _S63.v_4 = v_5;
    _S63.d1_0 = d1_1;
    _S63.d2_0 = d2_1;
    return _S63;
}

fn LightShape_x24init_0( corner_2 : vec3<f32>,  e1_5 : vec3<f32>,  e2_5 : vec3<f32>,  normal_5 : vec3<f32>,  area_2 : f32) -> LightShape_0
{
    var _S64 : LightShape_0;
    _S64.corner_1 = corner_2;
    _S64.e1_4 = e1_5;
    _S64.e2_4 = e2_5;
    _S64.normal_4 = normal_5;
    _S64.area_1 = area_2;
    return _S64;
}

fn Emitted_x24init_0( radiance_1 : Sloped3_0,  textured_2 : bool,  two_sided_1 : bool,  shape_1 : LightShape_0,  ball_1 : bool,  probability_1 : f32) -> Emitted_0
{
    var _S65 : Emitted_0;
    _S65.radiance_0 = radiance_1;
    _S65.textured_1 = textured_2;
    _S65.two_sided_0 = two_sided_1;
    _S65.shape_0 = shape_1;
    _S65.ball_0 = ball_1;
    _S65.probability_0 = probability_1;
    return _S65;
}

struct Emission_0
{
     radiance_2 : vec3<f32>,
     two_sided_2 : u32,
     texture_0 : u32,
     pdf_area_0 : f32,
     padding0_2 : u32,
     padding1_2 : u32,
};

fn load_table_0( first_0 : u32) -> Emission_0
{
    var rows_0 : array<vec4<f32>, i32(2)>;
    rows_0[i32(0)] = tables_0[first_0];
    rows_0[i32(1)] = tables_0[first_0 + u32(1)];
    var _S66 : Emission_0 = Emission_0( vec3<f32>(bitcast<f32>(bitcast<u32>(rows_0[u32(0)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_0[u32(0)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_0[u32(0)][u32(2)]))), bitcast<u32>(rows_0[u32(0)][u32(3)]), bitcast<u32>(rows_0[u32(1)][u32(0)]), bitcast<f32>(bitcast<u32>(rows_0[u32(1)][u32(1)])), bitcast<u32>(rows_0[u32(1)][u32(2)]), bitcast<u32>(rows_0[u32(1)][u32(3)]) );
    return _S66;
}

fn load_emission_0( emission_2 : u32) -> Emission_0
{
    return load_table_0(run_0.path_0.first_emission_0 + emission_2 * u32(2));
}

fn sloped_0( value_2 : vec3<f32>) -> Sloped3_0
{
    var result_1 : Sloped3_0;
    result_1.v_4 = value_2;
    var _S67 : vec3<f32> = vec3<f32>(0.0f);
    result_1.d1_0 = _S67;
    result_1.d2_0 = _S67;
    return result_1;
}

fn load_emitted_0( triangle_3 : Triangle_0,  surface_1 : Surface_0,  origin_7 : vec3<f32>,  delta_1 : bool) -> Emitted_0
{
    var _S68 : vec3<f32> = vec3<f32>(0.0f);
    var emitted_0 : Emitted_0 = Emitted_x24init_0(Sloped3_x24init_0(_S68, _S68, _S68), false, false, LightShape_x24init_0(_S68, _S68, _S68, _S68, 0.0f), false, 0.0f);
    if((triangle_3.emission_1) == u32(4294967295))
    {
        return emitted_0;
    }
    var index_1 : u32 = ((triangle_3.emission_1) & (u32(2147483647)));
    var index_2 : u32;
    if((((triangle_3.emission_1) & (u32(2147483648)))) == u32(0))
    {
        var light_0 : LightTriangle_std430_0 = light_triangles_0[index_1];
        var _S69 : bool;
        if(!delta_1)
        {
            _S69 = !triangle_3.placed_0;
        }
        else
        {
            _S69 = false;
        }
        if(_S69)
        {
            emitted_0.probability_0 = load_emission_0(light_0.emission_0).pdf_area_0;
        }
        index_2 = light_0.emission_0;
    }
    else
    {
        index_2 = index_1;
    }
    var emission_3 : Emission_0 = load_emission_0(index_2);
    emitted_0.radiance_0 = sloped_0(emission_3.radiance_2);
    emitted_0.two_sided_0 = (emission_3.two_sided_2) != u32(0);
    return emitted_0;
}

struct FoundLight_0
{
     radiance_3 : vec3<f32>,
     pdf_1 : f32,
};

fn emitted_light_0( emitted_1 : Emitted_0,  surface_2 : Surface_0,  origin_8 : vec3<f32>,  direction_7 : vec3<f32>) -> FoundLight_0
{
    var found_0 : FoundLight_0;
    found_0.radiance_3 = vec3<f32>(0.0f);
    found_0.pdf_1 = 0.0f;
    var cosine_0 : f32 = - dot(direction_7, surface_2.geometric_normal_0);
    var _S70 : bool;
    if(cosine_0 > 0.0f)
    {
        _S70 = true;
    }
    else
    {
        if(cosine_0 < 0.0f)
        {
            _S70 = emitted_1.two_sided_0;
        }
        else
        {
            _S70 = false;
        }
    }
    if(_S70)
    {
        found_0.radiance_3 = emitted_1.radiance_0.v_4;
        if((emitted_1.probability_0) > 0.0f)
        {
            var arm_0 : vec3<f32> = surface_2.position_1 + origin_8 * vec3<f32>(-1.0f);
            found_0.pdf_1 = dot(arm_0, arm_0) * emitted_1.probability_0 / abs(cosine_0);
        }
    }
    return found_0;
}

fn sqr_0( x_1 : f32) -> f32
{
    return x_1 * x_1;
}

fn power_heuristic_0( a_1 : f32,  b_1 : f32) -> f32
{
    var weight_0 : f32;
    if(a_1 > b_1)
    {
        weight_0 = 1.0f / (1.0f + sqr_0(b_1 / a_1));
    }
    else
    {
        var ratio_0 : f32 = sqr_0(a_1 / b_1);
        weight_0 = ratio_0 / (ratio_0 + 1.0f);
    }
    return weight_0;
}

fn weighted_emission_0( found_1 : FoundLight_0,  pdf_2 : f32,  delta_2 : bool) -> vec3<f32>
{
    var light_1 : vec3<f32>;
    if(!delta_2)
    {
        light_1 = found_1.radiance_3 * vec3<f32>(power_heuristic_0(pdf_2, found_1.pdf_1));
    }
    else
    {
        light_1 = found_1.radiance_3;
    }
    return light_1;
}

fn emission_of_0( emitted_2 : Emitted_0,  surface_3 : Surface_0,  origin_9 : vec3<f32>,  direction_8 : vec3<f32>,  pdf_3 : f32,  delta_3 : bool) -> vec3<f32>
{
    return weighted_emission_0(emitted_light_0(emitted_2, surface_3, origin_9, direction_8), pdf_3, delta_3);
}

struct Departure_0
{
     weight_1 : vec3<f32>,
     origin_10 : vec3<f32>,
     direction_9 : vec3<f32>,
     pdf_4 : f32,
     valid_0 : bool,
     delta_4 : bool,
};

fn Departure_x24init_0( weight_2 : vec3<f32>,  origin_11 : vec3<f32>,  direction_10 : vec3<f32>,  pdf_5 : f32,  valid_1 : bool,  delta_5 : bool) -> Departure_0
{
    var _S71 : Departure_0;
    _S71.weight_1 = weight_2;
    _S71.origin_10 = origin_11;
    _S71.direction_9 = direction_10;
    _S71.pdf_4 = pdf_5;
    _S71.valid_0 = valid_1;
    _S71.delta_4 = delta_5;
    return _S71;
}

fn Path_may_scatter_0( this_5 : Path_0) -> bool
{
    var _S72 : bool;
    if(((FEATURES_0 & (u32(16384)))) != u32(0))
    {
        _S72 = (((this_5.kinds_1) & (u32(6)))) == u32(0);
    }
    else
    {
        _S72 = false;
    }
    if(_S72)
    {
        _S72 = (this_5.depth_0) >= u32(1);
    }
    else
    {
        _S72 = false;
    }
    if(_S72)
    {
        return false;
    }
    return (this_5.depth_0) < (run_0.path_0.max_depth_0);
}

fn material_bits_0( material_1 : u32) -> u32
{
    return (bitcast<u32>((tables_0[material_1 * u32(5)].w)));
}

struct VertexCoordinates_0
{
     direction_11 : vec2<f32>,
     light_2 : vec2<f32>,
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

fn mul_high_0( a_2 : u32,  b_2 : u32) -> u32
{
    var a0_0 : u32 = (a_2 & (u32(65535)));
    var a1_0 : u32 = (a_2 >> (u32(16)));
    var b0_0 : u32 = (b_2 & (u32(65535)));
    var b1_3 : u32 = (b_2 >> (u32(16)));
    var middle_0 : u32 = a1_0 * b0_0 + (((a0_0 * b0_0) >> (u32(16))));
    return a1_0 * b1_3 + ((middle_0 >> (u32(16)))) + (((((middle_0 & (u32(65535)))) + a0_0 * b1_3) >> (u32(16))));
}

fn philox_0( key_2 : vec2<u32>,  counter_0 : vec4<u32>) -> vec4<u32>
{
    var _S73 : u32 = counter_0.x;
    var _S74 : u32 = counter_0.z;
    var _S75 : u32 = ((((mul_high_0(u32(3449720151), _S74)) ^ ((counter_0.y)))) ^ ((key_2.x)));
    var _S76 : u32 = ((((mul_high_0(u32(3528531795), _S73)) ^ ((counter_0.w)))) ^ ((key_2.y)));
    const _S77 : vec2<u32> = vec2<u32>(u32(2654435769), u32(3144134277));
    var k_0 : vec2<u32> = key_2 + _S77;
    var _S78 : u32 = ((((mul_high_0(u32(3449720151), _S76)) ^ ((u32(3449720151) * _S74)))) ^ ((k_0.x)));
    var _S79 : u32 = ((((mul_high_0(u32(3528531795), _S75)) ^ ((u32(3528531795) * _S73)))) ^ ((k_0.y)));
    var k_1 : vec2<u32> = k_0 + _S77;
    var _S80 : u32 = ((((mul_high_0(u32(3449720151), _S79)) ^ ((u32(3449720151) * _S76)))) ^ ((k_1.x)));
    var _S81 : u32 = ((((mul_high_0(u32(3528531795), _S78)) ^ ((u32(3528531795) * _S75)))) ^ ((k_1.y)));
    var k_2 : vec2<u32> = k_1 + _S77;
    var _S82 : u32 = ((((mul_high_0(u32(3449720151), _S81)) ^ ((u32(3449720151) * _S79)))) ^ ((k_2.x)));
    var _S83 : u32 = ((((mul_high_0(u32(3528531795), _S80)) ^ ((u32(3528531795) * _S78)))) ^ ((k_2.y)));
    var k_3 : vec2<u32> = k_2 + _S77;
    var _S84 : u32 = ((((mul_high_0(u32(3449720151), _S83)) ^ ((u32(3449720151) * _S81)))) ^ ((k_3.x)));
    var _S85 : u32 = ((((mul_high_0(u32(3528531795), _S82)) ^ ((u32(3528531795) * _S80)))) ^ ((k_3.y)));
    var k_4 : vec2<u32> = k_3 + _S77;
    var _S86 : u32 = ((((mul_high_0(u32(3449720151), _S85)) ^ ((u32(3449720151) * _S83)))) ^ ((k_4.x)));
    var _S87 : u32 = ((((mul_high_0(u32(3528531795), _S84)) ^ ((u32(3528531795) * _S82)))) ^ ((k_4.y)));
    var k_5 : vec2<u32> = k_4 + _S77;
    var _S88 : u32 = ((((mul_high_0(u32(3449720151), _S87)) ^ ((u32(3449720151) * _S85)))) ^ ((k_5.x)));
    var _S89 : u32 = ((((mul_high_0(u32(3528531795), _S86)) ^ ((u32(3528531795) * _S84)))) ^ ((k_5.y)));
    var k_6 : vec2<u32> = k_5 + _S77;
    var _S90 : u32 = ((((mul_high_0(u32(3449720151), _S89)) ^ ((u32(3449720151) * _S87)))) ^ ((k_6.x)));
    var _S91 : u32 = ((((mul_high_0(u32(3528531795), _S88)) ^ ((u32(3528531795) * _S86)))) ^ ((k_6.y)));
    var k_7 : vec2<u32> = k_6 + _S77;
    var _S92 : u32 = ((((mul_high_0(u32(3449720151), _S91)) ^ ((u32(3449720151) * _S89)))) ^ ((k_7.x)));
    var _S93 : u32 = ((((mul_high_0(u32(3528531795), _S90)) ^ ((u32(3528531795) * _S88)))) ^ ((k_7.y)));
    var k_8 : vec2<u32> = k_7 + _S77;
    return vec4<u32>(((((mul_high_0(u32(3449720151), _S93)) ^ ((u32(3449720151) * _S91)))) ^ ((k_8.x))), u32(3449720151) * _S93, ((((mul_high_0(u32(3528531795), _S92)) ^ ((u32(3528531795) * _S90)))) ^ ((k_8.y))), u32(3528531795) * _S92);
}

fn DrawnCoordinates_block_0( this_6 : DrawnCoordinates_0,  index_3 : u32) -> vec4<u32>
{
    return philox_0(key_1(), vec4<u32>(this_6.first_block_0 + index_3, this_6.stream_0));
}

fn unit_0( word_0 : u32) -> f32
{
    return f32((word_0 >> (u32(8)))) * 5.9604644775390625e-08f;
}

fn units_0( words_0 : vec4<u32>) -> vec4<f32>
{
    return vec4<f32>(unit_0(words_0.x), unit_0(words_0.y), unit_0(words_0.z), unit_0(words_0.w));
}

fn DrawnCoordinates_vertex_0( this_7 : DrawnCoordinates_0,  depth_6 : u32) -> VertexCoordinates_0
{
    var first_1 : u32 = vertex_coordinate_0(depth_6);
    var a_3 : vec4<f32> = units_0(DrawnCoordinates_block_0(this_7, first_1 / u32(4)));
    var b_3 : vec4<f32> = units_0(DrawnCoordinates_block_0(this_7, first_1 / u32(4) + u32(1)));
    var aligned_0 : bool = ((first_1 & (u32(2)))) == u32(0);
    var xi_0 : VertexCoordinates_0;
    var discrete_0 : vec2<f32>;
    if(aligned_0)
    {
        discrete_0 = a_3.xy;
    }
    else
    {
        discrete_0 = a_3.zw;
    }
    xi_0.direction_11 = discrete_0;
    if(aligned_0)
    {
        discrete_0 = a_3.zw;
    }
    else
    {
        discrete_0 = b_3.xy;
    }
    xi_0.light_2 = discrete_0;
    if(aligned_0)
    {
        discrete_0 = b_3.xy;
    }
    else
    {
        discrete_0 = b_3.zw;
    }
    xi_0.lobe_0 = discrete_0.x;
    xi_0.pick_0 = discrete_0.y;
    return xi_0;
}

fn PilotCoordinates_vertex_0( this_8 : PilotCoordinates_0,  depth_7 : u32) -> VertexCoordinates_0
{
    return DrawnCoordinates_vertex_0(this_8.drawn_0, depth_7);
}

struct SlopedFrame_0
{
     s_2 : Sloped3_0,
     t_3 : Sloped3_0,
     n_5 : Sloped3_0,
};

struct Shading_0
{
     kind_1 : u32,
     eta_0 : f32,
     coat_0 : u32,
     lobe_1 : f32,
     a_4 : Sloped3_0,
     b_4 : Sloped3_0,
     widths_0 : vec4<f32>,
     widths_d1_0 : vec4<f32>,
     widths_d2_0 : vec4<f32>,
     textured_3 : bool,
     bent_0 : bool,
     frame_3 : SlopedFrame_0,
};

struct Material_0
{
     a_5 : vec3<f32>,
     bits_1 : u32,
     b_5 : vec3<f32>,
     eta_1 : f32,
     alpha_1 : vec2<f32>,
     coat_alpha_0 : vec2<f32>,
     a_texture_0 : u32,
     b_texture_0 : u32,
     alpha_textures_0 : vec2<u32>,
     coat_alpha_textures_0 : vec2<u32>,
     relief_0 : u32,
     coat_1 : u32,
};

fn load_material_0( index_4 : u32) -> Material_0
{
    var first_2 : u32 = index_4 * u32(5);
    var row0_0 : vec4<f32> = tables_0[first_2];
    var row1_1 : vec4<f32> = tables_0[first_2 + u32(1)];
    var row2_1 : vec4<f32> = tables_0[first_2 + u32(2)];
    var material_2 : Material_0;
    material_2.a_5 = row0_0.xyz;
    material_2.bits_1 = (bitcast<u32>((row0_0.w)));
    material_2.b_5 = row1_1.xyz;
    material_2.eta_1 = row1_1.w;
    material_2.alpha_1 = row2_1.xy;
    material_2.coat_alpha_0 = row2_1.zw;
    material_2.a_texture_0 = u32(4294967295);
    material_2.b_texture_0 = u32(4294967295);
    const _S94 : vec2<u32> = vec2<u32>(u32(4294967295), u32(4294967295));
    material_2.alpha_textures_0 = _S94;
    material_2.coat_alpha_textures_0 = _S94;
    material_2.relief_0 = u32(4294967295);
    material_2.coat_1 = u32(4294967295);
    return material_2;
}

fn SlopedFrame_x24init_0( s_3 : Sloped3_0,  t_4 : Sloped3_0,  n_6 : Sloped3_0) -> SlopedFrame_0
{
    var _S95 : SlopedFrame_0;
    _S95.s_2 = s_3;
    _S95.t_3 = t_4;
    _S95.n_5 = n_6;
    return _S95;
}

fn shade_0( triangle_4 : Triangle_0,  surface_4 : Surface_0,  lobe_2 : f32) -> Shading_0
{
    var material_3 : Material_0 = load_material_0(triangle_4.material_0);
    var shading_1 : Shading_0;
    shading_1.lobe_1 = lobe_2;
    shading_1.a_4 = sloped_0(material_3.a_5);
    shading_1.b_4 = sloped_0(material_3.b_5);
    shading_1.widths_0 = vec4<f32>(material_3.alpha_1, material_3.coat_alpha_0);
    var _S96 : vec4<f32> = vec4<f32>(0.0f);
    shading_1.widths_d1_0 = _S96;
    shading_1.widths_d2_0 = _S96;
    shading_1.textured_3 = false;
    shading_1.bent_0 = false;
    var _S97 : vec3<f32> = vec3<f32>(0.0f);
    var _S98 : Sloped3_0 = Sloped3_x24init_0(_S97, _S97, _S97);
    shading_1.frame_3 = SlopedFrame_x24init_0(_S98, _S98, _S98);
    shading_1.kind_1 = ((material_3.bits_1) & (u32(255)));
    shading_1.eta_0 = material_3.eta_1;
    shading_1.coat_0 = material_3.coat_1;
    return shading_1;
}

struct Bsdf_0
{
     a_6 : vec3<f32>,
     b_6 : vec3<f32>,
     alpha_2 : vec2<f32>,
     coat_alpha_1 : vec2<f32>,
     eta_2 : f32,
     kind_2 : u32,
     coat_2 : u32,
};

fn bsdf_near_0( shading_2 : Shading_0,  b1_4 : f32,  b2_3 : f32) -> Bsdf_0
{
    var bsdf_0 : Bsdf_0;
    bsdf_0.a_6 = shading_2.a_4.v_4;
    bsdf_0.b_6 = shading_2.b_4.v_4;
    bsdf_0.eta_2 = shading_2.eta_0;
    bsdf_0.kind_2 = shading_2.kind_1;
    bsdf_0.coat_2 = shading_2.coat_0;
    bsdf_0.alpha_2 = shading_2.widths_0.xy;
    bsdf_0.coat_alpha_1 = shading_2.widths_0.zw;
    return bsdf_0;
}

fn frame_near_0( shading_3 : Shading_0,  surface_5 : Surface_0) -> Frame_0
{
    return surface_5.frame_0;
}

fn to_local_0( frame_4 : Frame_0,  v_6 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(frame_4.s_0, v_6), dot(frame_4.t_2, v_6), dot(frame_4.n_0, v_6));
}

fn is_smooth_0( alpha_3 : vec2<f32>) -> bool
{
    return (max(alpha_3.x, alpha_3.y)) < 0.00100000004749745f;
}

fn is_delta_0( bsdf_1 : Bsdf_0) -> bool
{
    var delta_6 : bool;
    if((bsdf_1.kind_2) == u32(1))
    {
        delta_6 = is_smooth_0(bsdf_1.alpha_2);
    }
    else
    {
        if((bsdf_1.kind_2) == u32(2))
        {
            if(is_smooth_0(bsdf_1.alpha_2))
            {
                delta_6 = true;
            }
            else
            {
                delta_6 = (bsdf_1.eta_2) == 1.0f;
            }
        }
        else
        {
            delta_6 = false;
        }
    }
    return delta_6;
}

fn has_lights_0() -> bool
{
    return (run_0.lights_0.tree_0) != u32(4294967295);
}

fn Path_counts_connections_0( this_9 : Path_0) -> bool
{
    var _S99 : u32;
    if((this_9.depth_0) < u32(1))
    {
        _S99 = u32(1);
    }
    else
    {
        _S99 = u32(2);
    }
    return Path_counts_0(this_9, _S99);
}

struct SquareMap_0
{
     start_1 : vec2<f32>,
     scale_4 : vec2<f32>,
     cell_0 : vec2<f32>,
     size_1 : vec2<f32>,
};

struct Arriving_0
{
     radiance_4 : vec3<f32>,
     pdf_6 : f32,
     by_point_0 : vec3<f32>,
     by_direction_0 : vec3<f32>,
};

struct ChosenLight_0
{
     kind_3 : i32,
     probability_2 : f32,
     radiance_5 : Sloped3_0,
     textured_4 : bool,
     delta_7 : bool,
     two_sided_3 : bool,
     shape_2 : LightShape_0,
     spot_0 : bool,
     cos_end_0 : f32,
     cos_start_0 : f32,
     map_0 : SquareMap_0,
     to_light_0 : array<vec4<f32>, i32(3)>,
     arriving_0 : Arriving_0,
     hit_2 : Hit_0,
     ball_2 : u32,
};

fn SquareMap_x24init_0( start_2 : vec2<f32>,  scale_5 : vec2<f32>,  cell_1 : vec2<f32>,  size_2 : vec2<f32>) -> SquareMap_0
{
    var _S100 : SquareMap_0;
    _S100.start_1 = start_2;
    _S100.scale_4 = scale_5;
    _S100.cell_0 = cell_1;
    _S100.size_1 = size_2;
    return _S100;
}

fn Arriving_x24init_0( radiance_6 : vec3<f32>,  pdf_7 : f32,  by_point_1 : vec3<f32>,  by_direction_1 : vec3<f32>) -> Arriving_0
{
    var _S101 : Arriving_0;
    _S101.radiance_4 = radiance_6;
    _S101.pdf_6 = pdf_7;
    _S101.by_point_0 = by_point_1;
    _S101.by_direction_0 = by_direction_1;
    return _S101;
}

fn Hit_x24init_0( leaf_4 : u32,  instance_4 : u32) -> Hit_0
{
    var _S102 : Hit_0;
    _S102.leaf_1 = leaf_4;
    _S102.instance_0 = instance_4;
    return _S102;
}

fn ChosenLight_x24init_0( kind_4 : i32,  probability_3 : f32,  radiance_7 : Sloped3_0,  textured_5 : bool,  delta_8 : bool,  two_sided_4 : bool,  shape_3 : LightShape_0,  spot_1 : bool,  cos_end_1 : f32,  cos_start_1 : f32,  map_1 : SquareMap_0,  to_light_1 : array<vec4<f32>, i32(3)>,  arriving_1 : Arriving_0,  hit_3 : Hit_0,  ball_3 : u32) -> ChosenLight_0
{
    var _S103 : ChosenLight_0;
    _S103.kind_3 = kind_4;
    _S103.probability_2 = probability_3;
    _S103.radiance_5 = radiance_7;
    _S103.textured_4 = textured_5;
    _S103.delta_7 = delta_8;
    _S103.two_sided_3 = two_sided_4;
    _S103.shape_2 = shape_3;
    _S103.spot_0 = spot_1;
    _S103.cos_end_0 = cos_end_1;
    _S103.cos_start_0 = cos_start_1;
    _S103.map_0 = map_1;
    _S103.to_light_0 = to_light_1;
    _S103.arriving_0 = arriving_1;
    _S103.hit_2 = hit_3;
    _S103.ball_2 = ball_3;
    return _S103;
}

fn shape_of_0( light_3 : ptr<function, LightTriangle_std430_0>) -> LightShape_0
{
    var shape_4 : LightShape_0;
    shape_4.corner_1 = (*light_3).corner_0;
    shape_4.e1_4 = (*light_3).e1_0;
    shape_4.e2_4 = (*light_3).e2_0;
    shape_4.normal_4 = (*light_3).normal_0;
    shape_4.area_1 = (*light_3).area_0;
    return shape_4;
}

fn choose_light_0( point_0 : vec3<f32>,  pick_any_0 : f32,  u_0 : vec2<f32>) -> ChosenLight_0
{
    var _S104 : vec3<f32> = vec3<f32>(0.0f);
    var _S105 : vec2<f32> = vec2<f32>(0.0f);
    var _S106 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>(vec4<f32>(0.0f), vec4<f32>(0.0f), vec4<f32>(0.0f));
    var light_4 : ChosenLight_0 = ChosenLight_x24init_0(i32(0), 0.0f, Sloped3_x24init_0(_S104, _S104, _S104), false, false, false, LightShape_x24init_0(_S104, _S104, _S104, _S104, 0.0f), false, 0.0f, 0.0f, SquareMap_x24init_0(_S105, _S105, _S105, _S105), _S106, Arriving_x24init_0(_S104, 0.0f, _S104, _S104), Hit_x24init_0(u32(0), u32(0)), u32(0));
    light_4.kind_3 = i32(0);
    light_4.hit_2 = nothing_0();
    var high_0 : u32 = run_0.lights_0.triangles_0;
    var number_0 : u32 = u32(0);
    for(;;)
    {
        if((high_0 - number_0) > u32(1))
        {
        }
        else
        {
            break;
        }
        var middle_1 : u32 = ((number_0 + high_0) >> (u32(1)));
        if((light_triangles_0[middle_1].uv0_0.x) <= pick_any_0)
        {
            number_0 = middle_1;
        }
        else
        {
            high_0 = middle_1;
        }
    }
    var _S107 : LightTriangle_std430_0 = light_triangles_0[number_0];
    var emission_4 : Emission_0 = load_emission_0(_S107.emission_0);
    light_4.kind_3 = i32(1);
    var _S108 : LightShape_0 = shape_of_0(&(_S107));
    light_4.shape_2 = _S108;
    light_4.probability_2 = emission_4.pdf_area_0 * _S107.area_0;
    light_4.radiance_5 = sloped_0(emission_4.radiance_2);
    light_4.two_sided_3 = (emission_4.two_sided_2) != u32(0);
    light_4.delta_7 = (((_S107.flags_0) & (u32(1)))) != u32(0);
    light_4.textured_4 = false;
    light_4.hit_2.leaf_1 = _S107.leaf_0;
    light_4.hit_2.instance_0 = u32(4294967295);
    return light_4;
}

struct DirectLight_0
{
     radiance_8 : vec3<f32>,
     direction_12 : vec3<f32>,
     distance_0 : f32,
     valid_2 : bool,
};

struct LightSample_0
{
     direction_13 : vec3<f32>,
     distance_1 : f32,
     radiance_9 : vec3<f32>,
     pdf_8 : f32,
     valid_3 : bool,
};

struct TriangleView_0
{
     to_corner_0 : vec3<f32>,
     height_1 : f32,
     a_7 : vec3<f32>,
     b_7 : vec3<f32>,
     c_0 : vec3<f32>,
     solid_angle_0 : f32,
     spherical_0 : bool,
};

fn view_of_0( shape_5 : LightShape_0,  point_1 : vec3<f32>) -> TriangleView_0
{
    var view_0 : TriangleView_0;
    var _S109 : vec3<f32> = shape_5.corner_1 + point_1 * vec3<f32>(-1.0f);
    view_0.to_corner_0 = _S109;
    view_0.height_1 = dot(_S109, shape_5.normal_4);
    var _S110 : vec3<f32> = vec3<f32>(0.0f);
    view_0.a_7 = _S110;
    view_0.b_7 = _S110;
    view_0.c_0 = _S110;
    view_0.solid_angle_0 = 1.0f;
    view_0.spherical_0 = false;
    return view_0;
}

struct SampledPoint_0
{
     direction_14 : vec3<f32>,
     distance_2 : f32,
     valid_4 : bool,
};

fn sin_cos_turns_0( x_2 : f32) -> vec2<f32>
{
    var quarter_0 : f32 = round(x_2 * 4.0f);
    var angle_0 : f32 = (x_2 - quarter_0 * 0.25f) * 6.28318548202514648f;
    var a2_0 : f32 = angle_0 * angle_0;
    var s_4 : f32 = angle_0 * (1.0f + a2_0 * (-0.1666666716337204f + a2_0 * (0.00833333376795053f + a2_0 * (-0.0001984127011383f + a2_0 * 2.75573188446287531e-06f))));
    var c_1 : f32 = 1.0f + a2_0 * (-0.5f + a2_0 * (0.0416666679084301f + a2_0 * (-0.00138888892251998f + a2_0 * 0.00002480158764229f)));
    var q_3 : i32 = (i32(quarter_0) & (i32(3)));
    var sine_0 : f32;
    var cosine_1 : f32;
    if(q_3 == i32(1))
    {
        var _S111 : f32 = - s_4;
        sine_0 = c_1;
        cosine_1 = _S111;
    }
    else
    {
        if(q_3 == i32(2))
        {
            var _S112 : f32 = - c_1;
            sine_0 = - s_4;
            cosine_1 = _S112;
        }
        else
        {
            if(q_3 == i32(3))
            {
                sine_0 = - c_1;
                cosine_1 = s_4;
            }
            else
            {
                sine_0 = s_4;
                cosine_1 = c_1;
            }
        }
    }
    return vec2<f32>(sine_0, cosine_1);
}

fn unit_vector_0( v_7 : vec3<f32>) -> vec3<f32>
{
    return v_7 * vec3<f32>((1.0f / sqrt(dot(v_7, v_7))));
}

fn safe_sqrt_0( x_3 : f32) -> f32
{
    var root_2 : f32;
    if(x_3 > 0.0f)
    {
        root_2 = sqrt(x_3);
    }
    else
    {
        root_2 = 0.0f;
    }
    return root_2;
}

fn sample_solid_angle_0( view_1 : TriangleView_0,  u_1 : vec2<f32>) -> vec3<f32>
{
    var sin_cos_0 : vec2<f32> = sin_cos_turns_0(u_1.x * view_1.solid_angle_0 * 0.07957746833562851f);
    var t_5 : vec3<f32> = unit_vector_0(view_1.c_0 + view_1.a_7 * vec3<f32>(- dot(view_1.a_7, view_1.c_0)));
    var _S113 : f32 = sin_cos_0.x;
    var m_0 : f32 = _S113 * (1.0f + dot(view_1.a_7, view_1.b_7));
    var q_4 : f32 = sin_cos_0.y * dot(cross(view_1.a_7, view_1.b_7), t_5) - _S113 * dot(view_1.b_7, t_5);
    var m2_0 : f32 = m_0 * m_0;
    var q2_0 : f32 = q_4 * q_4;
    var scale_6 : f32 = 1.0f / (q2_0 + m2_0);
    var chord_0 : vec3<f32> = view_1.a_7 * vec3<f32>(((q2_0 - m2_0) * scale_6)) + t_5 * vec3<f32>((2.0f * q_4 * m_0 * scale_6)) + view_1.b_7 * vec3<f32>(-1.0f);
    var chord2_0 : f32 = dot(chord_0, chord_0) * 0.5f;
    var w_0 : f32 = u_1.y * chord2_0;
    return view_1.b_7 * vec3<f32>((1.0f - w_0)) + unit_vector_0(chord_0 + view_1.b_7 * vec3<f32>(chord2_0)) * vec3<f32>(safe_sqrt_0(w_0 * (2.0f - w_0)));
}

fn is_finite_0( x_4 : f32) -> bool
{
    return (((bitcast<u32>((x_4))) & (u32(2139095040)))) != u32(2139095040);
}

fn sample_view_0( shape_6 : LightShape_0,  view_2 : TriangleView_0,  u_2 : vec2<f32>) -> SampledPoint_0
{
    var point_2 : SampledPoint_0;
    point_2.direction_14 = vec3<f32>(0.0f);
    point_2.distance_2 = 0.0f;
    point_2.valid_4 = false;
    if(view_2.spherical_0)
    {
        var direction_15 : vec3<f32> = sample_solid_angle_0(view_2, u_2);
        var distance_3 : f32 = view_2.height_1 / dot(direction_15, shape_6.normal_4);
        var _S114 : bool;
        if(distance_3 > 0.0f)
        {
            _S114 = is_finite_0(distance_3);
        }
        else
        {
            _S114 = false;
        }
        if(_S114)
        {
            point_2.direction_14 = direction_15;
            point_2.distance_2 = distance_3;
            point_2.valid_4 = true;
        }
    }
    else
    {
        var root_3 : f32 = safe_sqrt_0(u_2.x);
        var _S115 : f32 = u_2.y;
        var to_light_2 : vec3<f32> = view_2.to_corner_0 + shape_6.e1_4 * vec3<f32>((root_3 * (1.0f - _S115))) + shape_6.e2_4 * vec3<f32>((root_3 * _S115));
        var distance2_0 : f32 = dot(to_light_2, to_light_2);
        if(distance2_0 > 0.0f)
        {
            var distance_4 : f32 = sqrt(distance2_0);
            point_2.direction_14 = to_light_2 * vec3<f32>((1.0f / distance_4));
            point_2.distance_2 = distance_4;
            point_2.valid_4 = true;
        }
    }
    return point_2;
}

fn view_pdf_0( shape_7 : LightShape_0,  view_3 : TriangleView_0,  direction_16 : vec3<f32>,  distance_5 : f32) -> f32
{
    var pdf_9 : f32;
    if(view_3.spherical_0)
    {
        pdf_9 = 1.0f / view_3.solid_angle_0;
    }
    else
    {
        var cosine_2 : f32 = abs(dot(direction_16, shape_7.normal_4));
        if(cosine_2 > 0.0f)
        {
            pdf_9 = distance_5 * distance_5 / (cosine_2 * shape_7.area_1);
        }
        else
        {
            pdf_9 = 0.0f;
        }
    }
    return pdf_9;
}

fn sample_light_0( light_5 : ChosenLight_0,  point_3 : vec3<f32>,  u_3 : vec2<f32>) -> LightSample_0
{
    var sample_0 : LightSample_0;
    var _S116 : vec3<f32> = vec3<f32>(0.0f);
    sample_0.direction_13 = _S116;
    sample_0.distance_1 = 0.0f;
    sample_0.radiance_9 = _S116;
    sample_0.pdf_8 = 1.0f;
    sample_0.valid_3 = false;
    if((light_5.kind_3) == i32(1))
    {
        var view_4 : TriangleView_0 = view_of_0(light_5.shape_2, point_3);
        var _S117 : bool;
        if(!((view_4.height_1) > 0.0f))
        {
            _S117 = true;
        }
        else
        {
            _S117 = light_5.two_sided_3;
        }
        if(_S117)
        {
            var sampled_0 : SampledPoint_0 = sample_view_0(light_5.shape_2, view_4, u_3);
            var pdf_10 : f32 = view_pdf_0(light_5.shape_2, view_4, sampled_0.direction_14, sampled_0.distance_2);
            if(sampled_0.valid_4)
            {
                _S117 = pdf_10 > 0.0f;
            }
            else
            {
                _S117 = false;
            }
            if(_S117)
            {
                sample_0.direction_13 = sampled_0.direction_14;
                sample_0.distance_1 = sampled_0.distance_2;
                sample_0.radiance_9 = light_5.radiance_5.v_4;
                sample_0.pdf_8 = pdf_10 * light_5.probability_2;
                sample_0.valid_3 = true;
            }
        }
    }
    return sample_0;
}

struct BsdfValue_0
{
     f_cos_0 : vec3<f32>,
     pdf_11 : f32,
};

fn no_value_0() -> BsdfValue_0
{
    var value_3 : BsdfValue_0;
    value_3.f_cos_0 = vec3<f32>(0.0f);
    value_3.pdf_11 = 0.0f;
    return value_3;
}

fn diffuse_evaluate_0( reflectance_0 : vec3<f32>,  wo_0 : vec3<f32>,  wi_0 : vec3<f32>) -> BsdfValue_0
{
    var value_4 : BsdfValue_0 = no_value_0();
    var _S118 : f32 = wi_0.z;
    if((wo_0.z * _S118) > 0.0f)
    {
        var _S119 : f32 = abs(_S118) * 0.31830990314483643f;
        value_4.pdf_11 = _S119;
        value_4.f_cos_0 = reflectance_0 * vec3<f32>(_S119);
    }
    return value_4;
}

fn ggx_widths_0( alpha_4 : vec2<f32>) -> vec2<f32>
{
    var _S120 : f32 = alpha_4.x;
    var _S121 : f32;
    if(_S120 > 0.00009999999747379f)
    {
        _S121 = _S120;
    }
    else
    {
        _S121 = 0.00009999999747379f;
    }
    var _S122 : f32 = alpha_4.y;
    var _S123 : f32;
    if(_S122 > 0.00009999999747379f)
    {
        _S123 = _S122;
    }
    else
    {
        _S123 = 0.00009999999747379f;
    }
    return vec2<f32>(_S121, _S123);
}

fn ggx_lambda_0( width_1 : vec2<f32>,  w_1 : vec3<f32>) -> f32
{
    return (sqrt(1.0f + (sqr_0(width_1.x * w_1.x) + sqr_0(width_1.y * w_1.y)) / sqr_0(w_1.z)) - 1.0f) * 0.5f;
}

fn ggx_density_0( width_2 : vec2<f32>,  m_1 : vec3<f32>) -> f32
{
    var _S124 : f32 = width_2.x;
    var _S125 : f32 = width_2.y;
    return 1.0f / (3.14159274101257324f * _S124 * _S125 * sqr_0(sqr_0(m_1.x / _S124) + sqr_0(m_1.y / _S125) + sqr_0(m_1.z)));
}

fn fresnel_conductor_channel_0( cos_in_0 : f32,  eta_3 : f32,  k_9 : f32) -> f32
{
    var _S126 : f32 = min(cos_in_0, 1.0f);
    var cos2_0 : f32 = sqr_0(_S126);
    var sin2_0 : f32 = 1.0f - cos2_0;
    var t0_0 : f32 = eta_3 * eta_3 - k_9 * k_9 - sin2_0;
    var a2_plus_b2_0 : f32 = safe_sqrt_0(sqr_0(t0_0) + 4.0f * eta_3 * eta_3 * k_9 * k_9);
    var t1_0 : f32 = a2_plus_b2_0 + cos2_0;
    var t2_0 : f32 = 2.0f * safe_sqrt_0((a2_plus_b2_0 + t0_0) * 0.5f) * _S126;
    var perpendicular_0 : f32 = (t1_0 - t2_0) / (t1_0 + t2_0);
    var t3_0 : f32 = cos2_0 * a2_plus_b2_0 + sqr_0(sin2_0);
    var t4_0 : f32 = t2_0 * sin2_0;
    var reflected_0 : f32 = (perpendicular_0 + perpendicular_0 * (t3_0 - t4_0) / (t3_0 + t4_0)) * 0.5f;
    var reflected_1 : f32;
    if(reflected_0 < 0.0f)
    {
        reflected_1 = 0.0f;
    }
    else
    {
        reflected_1 = reflected_0;
    }
    return reflected_1;
}

fn fresnel_conductor_0( cos_i_0 : f32,  eta_4 : vec3<f32>,  k_10 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(fresnel_conductor_channel_0(cos_i_0, eta_4.x, k_10.x), fresnel_conductor_channel_0(cos_i_0, eta_4.y, k_10.y), fresnel_conductor_channel_0(cos_i_0, eta_4.z, k_10.z));
}

fn conductor_evaluate_0( eta_5 : vec3<f32>,  k_11 : vec3<f32>,  alpha_5 : vec2<f32>,  wo_1 : vec3<f32>,  wi_1 : vec3<f32>) -> BsdfValue_0
{
    var value_5 : BsdfValue_0 = no_value_0();
    var half_vector_0 : vec3<f32> = wo_1 + wi_1;
    var length2_1 : f32 = dot(half_vector_0, half_vector_0);
    var _S127 : f32 = wo_1.z;
    var _S128 : bool;
    if((_S127 * wi_1.z) > 0.0f)
    {
        _S128 = length2_1 > 0.0f;
    }
    else
    {
        _S128 = false;
    }
    if(_S128)
    {
        var m_2 : vec3<f32> = half_vector_0 * vec3<f32>((1.0f / sqrt(length2_1)));
        var width_3 : vec2<f32> = ggx_widths_0(alpha_5);
        var common_0 : f32 = ggx_density_0(width_3, m_2) / (4.0f * abs(_S127));
        var _S129 : f32 = 1.0f + ggx_lambda_0(width_3, wo_1);
        value_5.f_cos_0 = fresnel_conductor_0(abs(dot(wo_1, m_2)), eta_5, k_11) * vec3<f32>((common_0 / (_S129 + ggx_lambda_0(width_3, wi_1))));
        value_5.pdf_11 = common_0 / _S129;
    }
    return value_5;
}

fn fresnel_dielectric_0( cos_i_signed_0 : f32,  eta_outer_0 : f32) -> f32
{
    var cos_i_1 : f32;
    var eta_6 : f32;
    if(cos_i_signed_0 < 0.0f)
    {
        var _S130 : f32 = 1.0f / eta_outer_0;
        cos_i_1 = - cos_i_signed_0;
        eta_6 = _S130;
    }
    else
    {
        cos_i_1 = cos_i_signed_0;
        eta_6 = eta_outer_0;
    }
    var sin2_t_0 : f32 = (1.0f - sqr_0(cos_i_1)) / (eta_6 * eta_6);
    var reflected_2 : f32;
    if(sin2_t_0 < 1.0f)
    {
        var cos_t_0 : f32 = safe_sqrt_0(1.0f - sin2_t_0);
        var _S131 : f32 = eta_6 * cos_i_1;
        var _S132 : f32 = eta_6 * cos_t_0;
        reflected_2 = (sqr_0((_S131 - cos_t_0) / (_S131 + cos_t_0)) + sqr_0((cos_i_1 - _S132) / (cos_i_1 + _S132))) * 0.5f;
    }
    else
    {
        reflected_2 = 1.0f;
    }
    return reflected_2;
}

fn dielectric_evaluate_0( eta_7 : f32,  alpha_6 : vec2<f32>,  wo_2 : vec3<f32>,  wi_2 : vec3<f32>) -> BsdfValue_0
{
    var value_6 : BsdfValue_0 = no_value_0();
    var _S133 : f32 = wo_2.z;
    var _S134 : bool;
    if(_S133 != 0.0f)
    {
        _S134 = (wi_2.z) != 0.0f;
    }
    else
    {
        _S134 = false;
    }
    if(_S134)
    {
        var _S135 : f32 = wi_2.z;
        var reflects_0 : bool = (_S133 * _S135) > 0.0f;
        var crossing_0 : f32;
        if(reflects_0)
        {
            crossing_0 = 1.0f;
        }
        else
        {
            if(_S133 > 0.0f)
            {
                crossing_0 = eta_7;
            }
            else
            {
                crossing_0 = 1.0f / eta_7;
            }
        }
        var half_vector_1 : vec3<f32> = wi_2 * vec3<f32>(crossing_0) + wo_2;
        var length2_2 : f32 = dot(half_vector_1, half_vector_1);
        if(length2_2 > 0.0f)
        {
            var m_3 : vec3<f32> = half_vector_1 * vec3<f32>((1.0f / sqrt(length2_2)));
            var m_4 : vec3<f32>;
            if((m_3.z) < 0.0f)
            {
                m_4 = (vec3<f32>(0) - m_3);
            }
            else
            {
                m_4 = m_3;
            }
            var wo_m_0 : f32 = dot(wo_2, m_4);
            var wi_m_0 : f32 = dot(wi_2, m_4);
            if((wo_m_0 * _S133) >= 0.0f)
            {
                _S134 = (wi_m_0 * _S135) >= 0.0f;
            }
            else
            {
                _S134 = false;
            }
            if(_S134)
            {
                var width_4 : vec2<f32> = ggx_widths_0(alpha_6);
                var reflectance_1 : f32 = fresnel_dielectric_0(wo_m_0, eta_7);
                var masking_o_0 : f32 = 1.0f + ggx_lambda_0(width_4, wo_2);
                var masking_both_0 : f32 = masking_o_0 + ggx_lambda_0(width_4, wi_2);
                if(reflects_0)
                {
                    var common_1 : f32 = reflectance_1 * ggx_density_0(width_4, m_4) / (4.0f * abs(_S133));
                    value_6.f_cos_0 = vec3<f32>((common_1 / masking_both_0));
                    value_6.pdf_11 = common_1 / masking_o_0;
                }
                else
                {
                    var common_2 : f32 = (1.0f - reflectance_1) * ggx_density_0(width_4, m_4) * (abs(wi_m_0) / sqr_0(wi_m_0 + wo_m_0 / crossing_0)) * abs(wo_m_0) / abs(_S133);
                    value_6.f_cos_0 = vec3<f32>((common_2 / (masking_both_0 * crossing_0 * crossing_0)));
                    value_6.pdf_11 = common_2 / masking_o_0;
                }
            }
        }
    }
    return value_6;
}

fn bsdf_evaluate_0( bsdf_2 : Bsdf_0,  wo_3 : vec3<f32>,  wi_3 : vec3<f32>) -> BsdfValue_0
{
    var _S136 : BsdfValue_0 = no_value_0();
    var value_7 : BsdfValue_0;
    if((bsdf_2.kind_2) == u32(0))
    {
        value_7 = diffuse_evaluate_0(bsdf_2.a_6, wo_3, wi_3);
    }
    else
    {
        if((bsdf_2.kind_2) == u32(1))
        {
            value_7 = conductor_evaluate_0(bsdf_2.a_6, bsdf_2.b_6, bsdf_2.alpha_2, wo_3, wi_3);
        }
        else
        {
            if((bsdf_2.kind_2) == u32(2))
            {
                value_7 = dielectric_evaluate_0(bsdf_2.eta_2, bsdf_2.alpha_2, wo_3, wi_3);
            }
            else
            {
                value_7 = _S136;
            }
        }
    }
    return value_7;
}

fn direct_light_0( bsdf_3 : Bsdf_0,  frame_5 : Frame_0,  chosen_0 : ChosenLight_0,  surface_6 : Surface_0,  wo_4 : vec3<f32>,  u_4 : vec2<f32>) -> DirectLight_0
{
    var direct_0 : DirectLight_0;
    var _S137 : vec3<f32> = vec3<f32>(0.0f);
    direct_0.radiance_8 = _S137;
    direct_0.direction_12 = _S137;
    direct_0.distance_0 = 0.0f;
    direct_0.valid_2 = false;
    var light_6 : LightSample_0 = sample_light_0(chosen_0, surface_6.position_1, u_4);
    if(light_6.valid_3)
    {
        var value_8 : BsdfValue_0 = bsdf_evaluate_0(bsdf_3, wo_4, to_local_0(frame_5, light_6.direction_13));
        if((any(((value_8.f_cos_0) != vec3<f32>(0.0f)))))
        {
            var factor_1 : f32 = 1.0f / light_6.pdf_8;
            var factor_2 : f32;
            if(!chosen_0.delta_7)
            {
                factor_2 = factor_1 * power_heuristic_0(light_6.pdf_8, value_8.pdf_11);
            }
            else
            {
                factor_2 = factor_1;
            }
            direct_0.radiance_8 = value_8.f_cos_0 * light_6.radiance_9 * vec3<f32>(factor_2);
            direct_0.direction_12 = light_6.direction_13;
            direct_0.distance_0 = light_6.distance_1;
            direct_0.valid_2 = true;
        }
    }
    return direct_0;
}

fn ray_origin_0( surface_7 : Surface_0,  direction_17 : vec3<f32>,  clearance_1 : f32) -> vec3<f32>
{
    var offset_3 : f32;
    if((dot(direction_17, surface_7.geometric_normal_0)) > 0.0f)
    {
        offset_3 = clearance_1;
    }
    else
    {
        offset_3 = - clearance_1;
    }
    return surface_7.position_1 + surface_7.geometric_normal_0 * vec3<f32>(offset_3);
}

fn trace_1( origin_12 : vec3<f32>,  direction_18 : vec3<f32>,  t_max_4 : f32,  skip0_1 : Hit_0,  skip1_1 : Hit_0) -> Hit_0
{
    var done_0 : bool;
    var _S138 : Segment_0 = make_segment_0(origin_12, direction_18, t_max_4);
    var world_1 : Segment_0 = _S138;
    var ray_4 : Segment_0 = _S138;
    var best_1 : Hit_0 = nothing_0();
    var top_1 : TopWalk_0;
    TopWalk_begin_0(&(top_1));
    var stack_2 : array<vec2<u32>, i32(32)>;
    var done_1 : bool = false;
    var instance_5 : u32 = u32(4294967295);
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
        var _S139 : u32;
        if((skip0_1.instance_0) == instance_5)
        {
            _S139 = skip0_1.leaf_1;
        }
        else
        {
            _S139 = u32(4294967295);
        }
        var _S140 : u32;
        if((skip1_1.instance_0) == instance_5)
        {
            _S140 = skip1_1.leaf_1;
        }
        else
        {
            _S140 = u32(4294967295);
        }
        var group_4 : vec2<u32>;
        var _S141 : u32;
        if(root_4 == u32(4294967295))
        {
            _S141 = u32(0);
        }
        else
        {
            _S141 = u32(2147483648);
        }
        group_4 = vec2<u32>(root_4, _S141);
        var done_2 : bool = done_1;
        var depth_8 : u32 = u32(0);
        for(;;)
        {
            if(!done_2)
            {
            }
            else
            {
                break;
            }
            var depth_9 : u32;
            if((((group_4.y) & (u32(4278190080)))) == u32(0))
            {
                if(depth_8 == u32(0))
                {
                    break;
                }
                var depth_10 : u32 = depth_8 - u32(1);
                group_4 = stack_2[depth_10];
                depth_9 = depth_10;
            }
            else
            {
                depth_9 = depth_8;
            }
            var node_4 : u32 = next_node_0(&(group_4), ray_4.octant_0);
            if((((group_4.y) & (u32(4278190080)))) != u32(0))
            {
                stack_2[depth_9] = group_4;
                depth_8 = depth_9 + u32(1);
            }
            else
            {
                depth_8 = depth_9;
            }
            var v_8 : Visit_0 = visit_0(node_4, ray_4);
            group_4 = vec2<u32>(v_8.child_base_0, ((((v_8.met_0) & (u32(4278190080)))) | ((v_8.inner_mask_0))));
            var _S142 : u32 = ((v_8.met_0) & (u32(16777215)));
            done_0 = done_2;
            var met_3 : u32 = _S142;
            for(;;)
            {
                if(met_3 != u32(0))
                {
                }
                else
                {
                    break;
                }
                var leaf_5 : u32 = v_8.primitive_base_0 + firstbitlow_0(met_3);
                var met_4 : u32 = (met_3 & ((met_3 - u32(1))));
                var t_6 : f32 = intersect_triangle_0(leaf_5, ray_4);
                var _S143 : bool;
                if(t_6 < (ray_4.t_max_0))
                {
                    _S143 = leaf_5 != _S139;
                }
                else
                {
                    _S143 = false;
                }
                var _S144 : bool;
                if(_S143)
                {
                    _S144 = leaf_5 != _S140;
                }
                else
                {
                    _S144 = false;
                }
                if(_S144)
                {
                    ray_4.t_max_0 = t_6;
                    best_1.leaf_1 = leaf_5;
                    best_1.instance_0 = instance_5;
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
        var instance_6 : u32 = TopWalk_next_0(&(top_1), world_1);
        if(instance_6 == u32(4294967295))
        {
            break;
        }
        ray_4 = make_segment_0(map_point_0(instance_6, origin_12), map_vector_0(instance_6, direction_18), world_1.t_max_0);
        done_1 = done_2;
        instance_5 = instance_6;
        root_4 = instances_0[instance_6].root_0;
    }
    return best_1;
}

fn occluded_0( origin_13 : vec3<f32>,  segment_1 : vec3<f32>,  t_max_5 : f32,  skip0_2 : Hit_0,  skip1_2 : Hit_0) -> bool
{
    return Hit_found_0(trace_1(origin_13, segment_1, t_max_5, skip0_2, skip1_2));
}

fn is_blocked_0( origin_14 : vec3<f32>,  segment_2 : vec3<f32>,  t_max_6 : f32,  from_2 : Hit_0,  light_7 : Hit_0) -> bool
{
    return occluded_0(origin_14, segment_2, t_max_6, from_2, light_7);
}

fn is_visible_0( direct_1 : DirectLight_0,  triangle_5 : Triangle_0,  surface_8 : Surface_0,  hit_4 : Hit_0,  light_8 : ChosenLight_0) -> bool
{
    var start_3 : vec3<f32> = ray_origin_0(surface_8, direct_1.direction_12, triangle_5.clearance_0);
    return !is_blocked_0(start_3, surface_8.position_1 + direct_1.direction_12 * vec3<f32>(direct_1.distance_0) - start_3, 0.99998998641967773f, hit_4, light_8.hit_2);
}

struct BsdfSample_0
{
     wi_4 : vec3<f32>,
     weight_3 : vec3<f32>,
     pdf_12 : f32,
     valid_5 : bool,
     delta_9 : bool,
};

fn no_sample_0() -> BsdfSample_0
{
    var sample_1 : BsdfSample_0;
    var _S145 : vec3<f32> = vec3<f32>(0.0f);
    sample_1.wi_4 = _S145;
    sample_1.weight_3 = _S145;
    sample_1.pdf_12 = 0.0f;
    sample_1.valid_5 = false;
    sample_1.delta_9 = false;
    return sample_1;
}

fn diffuse_sample_0( reflectance_2 : vec3<f32>,  wo_5 : vec3<f32>,  u_5 : vec2<f32>) -> BsdfSample_0
{
    var sin_cos_1 : vec2<f32> = sin_cos_turns_0(u_5.x);
    var _S146 : f32 = u_5.y;
    var radius_1 : f32 = safe_sqrt_0(_S146);
    var z_1 : f32 = safe_sqrt_0(1.0f - _S146);
    var sample_2 : BsdfSample_0 = no_sample_0();
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
        sample_2.wi_4 = vec3<f32>(radius_1 * sin_cos_1.y, radius_1 * sin_cos_1.x, side_0 * z_1);
        sample_2.weight_3 = reflectance_2;
        sample_2.pdf_12 = z_1 * 0.31830990314483643f;
        sample_2.valid_5 = true;
    }
    return sample_2;
}

fn ggx_sample_visible_0( width_5 : vec2<f32>,  w_any_0 : vec3<f32>,  u_6 : vec2<f32>) -> vec3<f32>
{
    var w_2 : vec3<f32>;
    if((w_any_0.z) < 0.0f)
    {
        w_2 = (vec3<f32>(0) - w_any_0);
    }
    else
    {
        w_2 = w_any_0;
    }
    var _S147 : f32 = width_5.x;
    var _S148 : f32 = width_5.y;
    var stretched_0 : vec3<f32> = unit_vector_0(vec3<f32>(w_2.x * _S147, w_2.y * _S148, w_2.z));
    var sin_cos_2 : vec2<f32> = sin_cos_turns_0(u_6.x);
    var one_minus_z_0 : f32 = u_6.y * (1.0f + stretched_0.z);
    var sin_theta_0 : f32 = safe_sqrt_0(one_minus_z_0 * (2.0f - one_minus_z_0));
    var h_0 : vec3<f32> = vec3<f32>(sin_theta_0 * sin_cos_2.y, sin_theta_0 * sin_cos_2.x, 1.0f - one_minus_z_0) + stretched_0;
    return unit_vector_0(vec3<f32>(h_0.x * _S147, h_0.y * _S148, max(h_0.z, 9.999999960041972e-13f)));
}

fn mirrored_1( w_3 : vec3<f32>,  m_5 : vec3<f32>) -> vec3<f32>
{
    return m_5 * vec3<f32>((2.0f * dot(w_3, m_5))) - w_3;
}

fn conductor_sample_0( eta_8 : vec3<f32>,  k_12 : vec3<f32>,  alpha_7 : vec2<f32>,  smooth_1 : bool,  wo_6 : vec3<f32>,  u_7 : vec2<f32>) -> BsdfSample_0
{
    var sample_3 : BsdfSample_0 = no_sample_0();
    if(smooth_1)
    {
        var _S149 : f32 = wo_6.z;
        sample_3.wi_4 = vec3<f32>(- wo_6.x, - wo_6.y, _S149);
        sample_3.weight_3 = fresnel_conductor_0(abs(_S149), eta_8, k_12);
        sample_3.pdf_12 = 1.0f;
        sample_3.valid_5 = true;
        sample_3.delta_9 = true;
    }
    else
    {
        var width_6 : vec2<f32> = ggx_widths_0(alpha_7);
        var m_6 : vec3<f32> = ggx_sample_visible_0(width_6, wo_6, u_7);
        var wi_5 : vec3<f32> = mirrored_1(wo_6, m_6);
        var _S150 : f32 = wo_6.z;
        if((_S150 * wi_5.z) > 0.0f)
        {
            var masking_o_1 : f32 = 1.0f + ggx_lambda_0(width_6, wo_6);
            sample_3.wi_4 = wi_5;
            sample_3.weight_3 = fresnel_conductor_0(abs(dot(wo_6, m_6)), eta_8, k_12) * vec3<f32>((masking_o_1 / (masking_o_1 + ggx_lambda_0(width_6, wi_5))));
            sample_3.pdf_12 = ggx_density_0(width_6, m_6) / (4.0f * abs(_S150) * masking_o_1);
            sample_3.valid_5 = true;
        }
    }
    return sample_3;
}

struct Refraction_0
{
     direction_19 : vec3<f32>,
     valid_6 : bool,
};

fn refracted_0( w_4 : vec3<f32>,  m_any_0 : vec3<f32>,  eta_outer_1 : f32) -> Refraction_0
{
    var cos_any_0 : f32 = dot(w_4, m_any_0);
    var cos_i_2 : f32;
    var eta_9 : f32;
    var m_7 : vec3<f32>;
    if(cos_any_0 < 0.0f)
    {
        var _S151 : vec3<f32> = (vec3<f32>(0) - m_any_0);
        var _S152 : f32 = 1.0f / eta_outer_1;
        cos_i_2 = - cos_any_0;
        eta_9 = _S152;
        m_7 = _S151;
    }
    else
    {
        cos_i_2 = cos_any_0;
        eta_9 = eta_outer_1;
        m_7 = m_any_0;
    }
    var sin2_t_1 : f32 = max(1.0f - sqr_0(cos_i_2), 0.0f) / (eta_9 * eta_9);
    var result_2 : Refraction_0;
    result_2.direction_19 = vec3<f32>(0.0f);
    result_2.valid_6 = false;
    if(sin2_t_1 < 1.0f)
    {
        result_2.direction_19 = m_7 * vec3<f32>((cos_i_2 / eta_9 - safe_sqrt_0(1.0f - sin2_t_1))) - w_4 * vec3<f32>((1.0f / eta_9));
        result_2.valid_6 = true;
    }
    return result_2;
}

fn smooth_dielectric_sample_0( eta_10 : f32,  wo_7 : vec3<f32>,  lobe_3 : f32) -> BsdfSample_0
{
    var sample_4 : BsdfSample_0 = no_sample_0();
    var _S153 : f32 = wo_7.z;
    if(lobe_3 < (fresnel_dielectric_0(_S153, eta_10)))
    {
        sample_4.wi_4 = vec3<f32>(- wo_7.x, - wo_7.y, _S153);
        sample_4.weight_3 = vec3<f32>(1.0f);
        sample_4.pdf_12 = 1.0f;
        sample_4.valid_5 = true;
        sample_4.delta_9 = true;
    }
    else
    {
        var refraction_0 : Refraction_0 = refracted_0(wo_7, vec3<f32>(0.0f, 0.0f, 1.0f), eta_10);
        if(refraction_0.valid_6)
        {
            var crossing_1 : f32;
            if(_S153 > 0.0f)
            {
                crossing_1 = eta_10;
            }
            else
            {
                crossing_1 = 1.0f / eta_10;
            }
            sample_4.wi_4 = refraction_0.direction_19;
            sample_4.weight_3 = vec3<f32>((1.0f / (crossing_1 * crossing_1)));
            sample_4.pdf_12 = 1.0f;
            sample_4.valid_5 = true;
            sample_4.delta_9 = true;
        }
    }
    return sample_4;
}

fn rough_dielectric_sample_0( eta_11 : f32,  alpha_8 : vec2<f32>,  wo_8 : vec3<f32>,  u_8 : vec2<f32>,  lobe_4 : f32) -> BsdfSample_0
{
    var sample_5 : BsdfSample_0 = no_sample_0();
    var width_7 : vec2<f32> = ggx_widths_0(alpha_8);
    var m_8 : vec3<f32> = ggx_sample_visible_0(width_7, wo_8, u_8);
    var wo_m_1 : f32 = dot(wo_8, m_8);
    var reflectance_3 : f32 = fresnel_dielectric_0(wo_m_1, eta_11);
    var masking_o_2 : f32 = 1.0f + ggx_lambda_0(width_7, wo_8);
    var _S154 : f32 = abs(wo_m_1);
    var _S155 : f32 = wo_8.z;
    var visible_0 : f32 = ggx_density_0(width_7, m_8) * _S154 / (masking_o_2 * abs(_S155));
    if(lobe_4 < reflectance_3)
    {
        var wi_6 : vec3<f32> = mirrored_1(wo_8, m_8);
        if((_S155 * wi_6.z) > 0.0f)
        {
            sample_5.wi_4 = wi_6;
            sample_5.weight_3 = vec3<f32>((masking_o_2 / (masking_o_2 + ggx_lambda_0(width_7, wi_6))));
            sample_5.pdf_12 = reflectance_3 * visible_0 / (4.0f * _S154);
            sample_5.valid_5 = true;
        }
    }
    else
    {
        var refraction_1 : Refraction_0 = refracted_0(wo_8, m_8, eta_11);
        var _S156 : bool;
        if(refraction_1.valid_6)
        {
            _S156 = (_S155 * refraction_1.direction_19.z) < 0.0f;
        }
        else
        {
            _S156 = false;
        }
        if(_S156)
        {
            var crossing_2 : f32;
            if(_S155 > 0.0f)
            {
                crossing_2 = eta_11;
            }
            else
            {
                crossing_2 = 1.0f / eta_11;
            }
            var wi_m_1 : f32 = dot(refraction_1.direction_19, m_8);
            var jacobian_0 : f32 = abs(wi_m_1) / sqr_0(wi_m_1 + wo_m_1 / crossing_2);
            sample_5.wi_4 = refraction_1.direction_19;
            sample_5.weight_3 = vec3<f32>((masking_o_2 / ((masking_o_2 + ggx_lambda_0(width_7, refraction_1.direction_19)) * crossing_2 * crossing_2)));
            sample_5.pdf_12 = (1.0f - reflectance_3) * visible_0 * jacobian_0;
            sample_5.valid_5 = true;
        }
    }
    return sample_5;
}

fn bsdf_sample_0( bsdf_4 : Bsdf_0,  wo_9 : vec3<f32>,  u_9 : vec2<f32>,  lobe_5 : f32) -> BsdfSample_0
{
    var _S157 : BsdfSample_0 = no_sample_0();
    var sample_6 : BsdfSample_0;
    if((wo_9.z) != 0.0f)
    {
        var smooth_2 : bool = is_smooth_0(bsdf_4.alpha_2);
        if((bsdf_4.kind_2) == u32(0))
        {
            sample_6 = diffuse_sample_0(bsdf_4.a_6, wo_9, u_9);
        }
        else
        {
            if((bsdf_4.kind_2) == u32(1))
            {
                sample_6 = conductor_sample_0(bsdf_4.a_6, bsdf_4.b_6, bsdf_4.alpha_2, smooth_2, wo_9, u_9);
            }
            else
            {
                if((bsdf_4.kind_2) == u32(2))
                {
                    var _S158 : bool;
                    if(smooth_2)
                    {
                        _S158 = true;
                    }
                    else
                    {
                        _S158 = (bsdf_4.eta_2) == 1.0f;
                    }
                    if(_S158)
                    {
                        sample_6 = smooth_dielectric_sample_0(bsdf_4.eta_2, wo_9, lobe_5);
                    }
                    else
                    {
                        sample_6 = rough_dielectric_sample_0(bsdf_4.eta_2, bsdf_4.alpha_2, wo_9, u_9, lobe_5);
                    }
                }
                else
                {
                    sample_6 = _S157;
                }
            }
        }
    }
    else
    {
        sample_6 = _S157;
    }
    return sample_6;
}

fn to_world_2( frame_6 : Frame_0,  v_9 : vec3<f32>) -> vec3<f32>
{
    return frame_6.s_0 * vec3<f32>(v_9.x) + frame_6.t_2 * vec3<f32>(v_9.y) + frame_6.n_0 * vec3<f32>(v_9.z);
}

fn scatter_0( bsdf_5 : Bsdf_0,  frame_7 : Frame_0,  surface_9 : Surface_0,  wo_10 : vec3<f32>,  u_10 : vec2<f32>,  lobe_6 : f32,  clearance_2 : f32) -> Departure_0
{
    var sample_7 : BsdfSample_0 = bsdf_sample_0(bsdf_5, wo_10, u_10, lobe_6);
    var departure_0 : Departure_0;
    departure_0.weight_1 = sample_7.weight_3;
    var _S159 : vec3<f32> = to_world_2(frame_7, sample_7.wi_4);
    departure_0.direction_9 = _S159;
    departure_0.origin_10 = ray_origin_0(surface_9, _S159, clearance_2);
    departure_0.pdf_4 = sample_7.pdf_12;
    departure_0.valid_0 = sample_7.valid_5;
    departure_0.delta_4 = sample_7.delta_9;
    return departure_0;
}

fn luminance_0( rgb_0 : vec3<f32>) -> f32
{
    return dot(rgb_0, vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f));
}

fn KindObserver_vertex_0( this_10 : ptr<function, KindObserver_0>,  arrival_0 : Path_0,  hit_5 : Hit_0,  radiance_10 : vec3<f32>,  lit_0 : bool,  weight_4 : vec3<f32>)
{
    var _S160 : bool;
    if((arrival_0.depth_0) == u32(0))
    {
        _S160 = true;
    }
    else
    {
        if((arrival_0.depth_0) == u32(1))
        {
            _S160 = !lit_0;
        }
        else
        {
            _S160 = false;
        }
    }
    var _S161 : i32;
    if(_S160)
    {
        _S161 = i32(0);
    }
    else
    {
        if(lit_0)
        {
            _S161 = i32(1);
        }
        else
        {
            _S161 = i32(2);
        }
    }
    var kind_5 : u32 = u32(_S161);
    var added_0 : f32 = luminance_0(arrival_0.throughput_0 * radiance_10);
    if(is_finite_0(added_0))
    {
        (*this_10).luminances_0[kind_5] = (*this_10).luminances_0[kind_5] + added_0;
    }
    return;
}

fn is_decided_0( depth_11 : u32,  delta_10 : bool) -> bool
{
    var _S162 : bool;
    if((run_0.path_0.decisions_0) != u32(0))
    {
        _S162 = depth_11 >= u32(1);
    }
    else
    {
        _S162 = false;
    }
    if(_S162)
    {
        _S162 = !delta_10;
    }
    else
    {
        _S162 = false;
    }
    return _S162;
}

fn survival_0( throughput_1 : vec3<f32>) -> f32
{
    var sizes_0 : vec3<f32> = abs(throughput_1);
    return min(max(sizes_0.x, max(sizes_0.y, sizes_0.z)) * (1.0f / (run_0.path_0.roulette_0 * run_0.camera_0.exposure_0)), 1.0f);
}

fn DrawnCoordinates_decision_0( this_11 : DrawnCoordinates_0,  depth_12 : u32) -> f32
{
    var index_5 : u32 = run_0.path_0.decisions_0 + depth_12;
    return units_0(DrawnCoordinates_block_0(this_11, index_5 / u32(4)))[index_5 % u32(4)];
}

fn PilotCoordinates_decision_0( this_12 : PilotCoordinates_0,  depth_13 : u32) -> f32
{
    return DrawnCoordinates_decision_0(this_12.drawn_0, depth_13);
}

fn advance_0( path_1 : ptr<function, Path_0>,  x_5 : PilotCoordinates_0,  observer_0 : ptr<function, KindObserver_0>) -> bool
{
    var lit_1 : bool;
    if(((FEATURES_0 & (u32(16384)))) != u32(0))
    {
        lit_1 = ((*path_1).kinds_1) == u32(0);
    }
    else
    {
        lit_1 = false;
    }
    if(lit_1)
    {
        return false;
    }
    (*path_1).rays_0 = (*path_1).rays_0 + u32(1);
    var hit_6 : Hit_0 = next_hit_0((*path_1).origin_0, (*path_1).direction_0, (*path_1).from_0);
    if(!Hit_found_0(hit_6))
    {
        return false;
    }
    var triangle_6 : Triangle_0 = load_triangle_0(hit_6);
    var surface_10 : Surface_0 = surface_at_0(triangle_6, (*path_1).origin_0, (*path_1).direction_0);
    var _S163 : vec3<f32> = vec3<f32>(0.0f);
    if((triangle_6.emission_1) != u32(4294967295))
    {
        lit_1 = Path_counts_hits_0((*path_1));
    }
    else
    {
        lit_1 = false;
    }
    var radiance_11 : vec3<f32>;
    if(lit_1)
    {
        radiance_11 = emission_of_0(load_emitted_0(triangle_6, surface_10, (*path_1).origin_0, (*path_1).delta_0), surface_10, (*path_1).origin_0, (*path_1).direction_0, (*path_1).pdf_0, (*path_1).delta_0);
    }
    else
    {
        radiance_11 = _S163;
    }
    var _S164 : Departure_0 = Departure_x24init_0(_S163, _S163, _S163, 0.0f, false, false);
    if(Path_may_scatter_0((*path_1)))
    {
        lit_1 = (((material_bits_0(triangle_6.material_0)) & (u32(256)))) == u32(0);
    }
    else
    {
        lit_1 = false;
    }
    var goes_on_0 : bool;
    var weight_5 : vec3<f32>;
    var departure_1 : Departure_0;
    if(lit_1)
    {
        var xi_1 : VertexCoordinates_0 = PilotCoordinates_vertex_0(x_5, (*path_1).depth_0);
        var shading_4 : Shading_0 = shade_0(triangle_6, surface_10, xi_1.lobe_0);
        var bsdf_6 : Bsdf_0 = bsdf_near_0(shading_4, surface_10.b1_1, surface_10.b2_1);
        var frame_8 : Frame_0 = frame_near_0(shading_4, surface_10);
        var wo_11 : vec3<f32> = to_local_0(frame_8, (vec3<f32>(0) - (*path_1).direction_0));
        if(!is_delta_0(bsdf_6))
        {
            lit_1 = has_lights_0();
        }
        else
        {
            lit_1 = false;
        }
        if(lit_1)
        {
            lit_1 = Path_counts_connections_0((*path_1));
        }
        else
        {
            lit_1 = false;
        }
        if(lit_1)
        {
            var chosen_1 : ChosenLight_0 = choose_light_0(surface_10.position_1, xi_1.pick_0, xi_1.light_2);
            var direct_2 : DirectLight_0 = direct_light_0(bsdf_6, frame_8, chosen_1, surface_10, wo_11, xi_1.light_2);
            if(direct_2.valid_2)
            {
                lit_1 = (chosen_1.hit_2.leaf_1) != (hit_6.leaf_1);
            }
            else
            {
                lit_1 = false;
            }
            if(lit_1)
            {
                (*path_1).rays_0 = (*path_1).rays_0 + u32(65536);
                if(is_visible_0(direct_2, triangle_6, surface_10, hit_6, chosen_1))
                {
                    var radiance_12 : vec3<f32> = radiance_11 + direct_2.radiance_8;
                    lit_1 = (any(((direct_2.radiance_8) != vec3<f32>(0.0f))));
                    radiance_11 = radiance_12;
                }
                else
                {
                    lit_1 = false;
                }
            }
            else
            {
                lit_1 = false;
            }
        }
        else
        {
            lit_1 = false;
        }
        var departure_2 : Departure_0 = scatter_0(bsdf_6, frame_8, surface_10, wo_11, xi_1.direction_11, shading_4.lobe_1, triangle_6.clearance_0);
        weight_5 = departure_2.weight_1;
        goes_on_0 = departure_2.valid_0;
        departure_1 = departure_2;
    }
    else
    {
        lit_1 = false;
        weight_5 = _S163;
        goes_on_0 = false;
        departure_1 = _S164;
    }
    (*path_1).total_0 = (*path_1).total_0 + (*path_1).throughput_0 * radiance_11;
    KindObserver_vertex_0(&((*observer_0)), (*path_1), hit_6, radiance_11, lit_1, weight_5);
    (*path_1).throughput_0 = (*path_1).throughput_0 * weight_5;
    (*path_1).depth_0 = (*path_1).depth_0 + u32(1);
    if(!goes_on_0)
    {
        lit_1 = true;
    }
    else
    {
        lit_1 = (all((((*path_1).throughput_0) == vec3<f32>(0.0f))));
    }
    if(lit_1)
    {
        return false;
    }
    var _S165 : Departure_0 = departure_1;
    if(is_decided_0((*path_1).depth_0 - u32(1), departure_1.delta_4))
    {
        var probability_4 : f32 = survival_0((*path_1).throughput_0);
        if((PilotCoordinates_decision_0(x_5, (*path_1).depth_0 - u32(1))) >= probability_4)
        {
            return false;
        }
        (*path_1).throughput_0 = (*path_1).throughput_0 * vec3<f32>((1.0f / probability_4));
    }
    (*path_1).origin_0 = departure_1.origin_10;
    (*path_1).direction_0 = departure_1.direction_9;
    (*path_1).pdf_0 = departure_1.pdf_4;
    (*path_1).delta_0 = _S165.delta_4;
    (*path_1).from_0 = hit_6;
    return true;
}

fn PilotCoordinates_film_0( this_13 : PilotCoordinates_0) -> vec2<f32>
{
    return this_13.position_0;
}

struct FilmPoint_0
{
     filtered_1 : bool,
     size_3 : vec2<f32>,
     corner_3 : vec2<f32>,
     start_4 : vec2<f32>,
     slope_0 : vec2<f32>,
     left_0 : vec2<f32>,
     weight_6 : f32,
};

fn pixel_of_0( film_uv_0 : vec2<f32>) -> u32
{
    return min(u32(film_uv_0.y * f32(run_0.camera_0.height_0)), run_0.camera_0.height_0 - u32(1)) * run_0.camera_0.width_0 + min(u32(film_uv_0.x * f32(run_0.camera_0.width_0)), run_0.camera_0.width_0 - u32(1));
}

fn filter_cumulative_0( axis_0 : u32,  cell_2 : u32) -> f32
{
    return run_0.filter_0.data_0[axis_0].cumulative_0[(cell_2 >> (u32(2)))][(cell_2 & (u32(3)))];
}

fn film_point_0( film_uv_1 : vec2<f32>) -> FilmPoint_0
{
    var point_4 : FilmPoint_0;
    var _S166 : bool;
    if(((FEATURES_0 & (u32(2048)))) != u32(0))
    {
        _S166 = (run_0.camera_0.filtered_0) != u32(0);
    }
    else
    {
        _S166 = false;
    }
    point_4.filtered_1 = _S166;
    point_4.size_3 = vec2<f32>(f32(run_0.camera_0.width_0), f32(run_0.camera_0.height_0));
    var _S167 : vec2<f32> = vec2<f32>(0.0f);
    point_4.corner_3 = _S167;
    point_4.start_4 = _S167;
    point_4.slope_0 = vec2<f32>(1.0f);
    point_4.left_0 = _S167;
    point_4.weight_6 = run_0.camera_0.exposure_0;
    if(_S166)
    {
        var pixel_0 : u32 = pixel_of_0(film_uv_1);
        var _S168 : u32 = pixel_0 % run_0.camera_0.width_0;
        var _S169 : f32 = f32(_S168);
        var _S170 : u32 = pixel_0 / run_0.camera_0.width_0;
        point_4.corner_3 = vec2<f32>(_S169, f32(_S170));
        var axis_1 : u32 = u32(0);
        var sign_1 : f32 = 1.0f;
        for(;;)
        {
            if(axis_1 < u32(2))
            {
            }
            else
            {
                break;
            }
            var _S171 : f32 = film_uv_1[axis_1] * point_4.size_3[axis_1] - point_4.corner_3[axis_1];
            var high_1 : u32 = u32(64);
            var low_0 : u32 = u32(0);
            for(;;)
            {
                if((high_1 - low_0) > u32(1))
                {
                }
                else
                {
                    break;
                }
                var middle_2 : u32 = ((low_0 + high_1) >> (u32(1)));
                if((filter_cumulative_0(axis_1, middle_2)) <= _S171)
                {
                    low_0 = middle_2;
                }
                else
                {
                    high_1 = middle_2;
                }
            }
            var start_5 : f32 = filter_cumulative_0(axis_1, low_0);
            var _S172 : u32 = low_0 + u32(1);
            var end_0 : f32;
            if(_S172 < u32(64))
            {
                end_0 = filter_cumulative_0(axis_1, _S172);
            }
            else
            {
                end_0 = 1.0f;
            }
            var width_8 : f32 = 2.0f * run_0.filter_0.data_0[axis_1].radius_0 / 64.0f;
            point_4.start_4[axis_1] = start_5;
            point_4.slope_0[axis_1] = width_8 / (end_0 - start_5);
            point_4.left_0[axis_1] = f32(low_0) * width_8 - run_0.filter_0.data_0[axis_1].radius_0;
            var sign_2 : f32 = sign_1 * run_0.filter_0.data_0[axis_1].weights_0[(low_0 >> (u32(2)))][(low_0 & (u32(3)))];
            axis_1 = axis_1 + u32(1);
            sign_1 = sign_2;
        }
        point_4.weight_6 = point_4.weight_6 * sign_1;
    }
    return point_4;
}

fn DrawnCoordinates_lens_0( this_14 : DrawnCoordinates_0) -> vec2<f32>
{
    return units_0(DrawnCoordinates_block_0(this_14, u32(0))).zw;
}

fn PilotCoordinates_lens_0( this_15 : PilotCoordinates_0) -> vec2<f32>
{
    return DrawnCoordinates_lens_0(this_15.drawn_0);
}

struct CameraRay_0
{
     origin_15 : vec3<f32>,
     direction_20 : vec3<f32>,
};

fn filtered_point_0( point_5 : FilmPoint_0,  film_uv_2 : vec2<f32>) -> vec2<f32>
{
    var result_3 : vec2<f32>;
    if(point_5.filtered_1)
    {
        var _S173 : vec2<f32> = vec2<f32>(-1.0f);
        result_3 = ((film_uv_2 * point_5.size_3 + point_5.corner_3 * _S173 + point_5.start_4 * _S173) * point_5.slope_0 + point_5.left_0 + (point_5.corner_3 + vec2<f32>(0.5f))) * (vec2<f32>(1.0f) / point_5.size_3);
    }
    else
    {
        result_3 = film_uv_2;
    }
    return result_3;
}

fn octahedral_direction_0( square_0 : vec2<f32>) -> vec3<f32>
{
    var u_11 : f32 = square_0.x * 2.0f - 1.0f;
    var v_10 : f32 = square_0.y * 2.0f - 1.0f;
    var _S174 : bool = u_11 < 0.0f;
    var u_abs_0 : f32;
    if(_S174)
    {
        u_abs_0 = - u_11;
    }
    else
    {
        u_abs_0 = u_11;
    }
    var _S175 : bool = v_10 < 0.0f;
    var v_abs_0 : f32;
    if(_S175)
    {
        v_abs_0 = - v_10;
    }
    else
    {
        v_abs_0 = v_10;
    }
    var distance_6 : f32 = 1.0f - (u_abs_0 + v_abs_0);
    var _S176 : bool = distance_6 < 0.0f;
    var turns_0 : f32;
    if(_S176)
    {
        turns_0 = - distance_6;
    }
    else
    {
        turns_0 = distance_6;
    }
    var r_0 : f32 = 1.0f - turns_0;
    if(r_0 > 0.0f)
    {
        turns_0 = ((v_abs_0 - u_abs_0) / r_0 + 1.0f) * 0.125f;
    }
    else
    {
        turns_0 = 0.125f;
    }
    var sin_cos_3 : vec2<f32> = sin_cos_turns_0(turns_0);
    var _S177 : f32 = r_0 * r_0;
    var z_2 : f32 = 1.0f - _S177;
    var radius_2 : f32 = r_0 * safe_sqrt_0(2.0f - _S177);
    var x_6 : f32 = sin_cos_3.y * radius_2;
    var y_1 : f32 = sin_cos_3.x * radius_2;
    if(_S174)
    {
        u_abs_0 = - x_6;
    }
    else
    {
        u_abs_0 = x_6;
    }
    if(_S175)
    {
        v_abs_0 = - y_1;
    }
    else
    {
        v_abs_0 = y_1;
    }
    if(_S176)
    {
        turns_0 = - z_2;
    }
    else
    {
        turns_0 = z_2;
    }
    return vec3<f32>(u_abs_0, v_abs_0, turns_0);
}

fn sphere_direction_0( _S178 : vec2<f32>) -> vec3<f32>
{
    var direction_21 : vec3<f32>;
    if((run_0.camera_0.projection_0) == u32(2))
    {
        var d_1 : vec3<f32> = octahedral_direction_0(_S178);
        direction_21 = vec3<f32>(d_1.x, d_1.z, d_1.y);
    }
    else
    {
        var azimuth_0 : vec2<f32> = sin_cos_turns_0(_S178.x);
        var polar_0 : vec2<f32> = sin_cos_turns_0(_S178.y * 0.5f);
        var _S179 : f32 = polar_0.x;
        direction_21 = vec3<f32>(_S179 * azimuth_0.y, polar_0.y, _S179 * azimuth_0.x);
    }
    return direction_21;
}

fn camera_ray_0( _S180 : FilmPoint_0,  _S181 : vec2<f32>,  _S182 : vec2<f32>) -> CameraRay_0
{
    var on_plane_0 : vec2<f32> = run_0.camera_0.film_plane_0.xy * filtered_point_0(_S180, _S181) + run_0.camera_0.film_plane_0.zw;
    var _S183 : vec3<f32> = vec3<f32>(on_plane_0, 1.0f);
    var _S184 : vec3<f32> = vec3<f32>(0.0f);
    var flat_0 : bool;
    if(((FEATURES_0 & (u32(4096)))) != u32(0))
    {
        flat_0 = (run_0.camera_0.projection_0) != u32(0);
    }
    else
    {
        flat_0 = false;
    }
    var origin_16 : vec3<f32>;
    var direction_22 : vec3<f32>;
    if(flat_0)
    {
        var _S185 : bool = (run_0.camera_0.projection_0) == u32(1);
        if(_S185)
        {
            const _S186 : vec3<f32> = vec3<f32>(0.0f, 0.0f, 1.0f);
            origin_16 = vec3<f32>(on_plane_0, 0.0f);
            direction_22 = _S186;
        }
        else
        {
            var _S187 : vec3<f32> = sphere_direction_0(on_plane_0);
            origin_16 = _S184;
            direction_22 = _S187;
        }
        flat_0 = _S185;
    }
    else
    {
        flat_0 = true;
        origin_16 = _S184;
        direction_22 = _S183;
    }
    var _S188 : f32 = run_0.camera_0.lens_radius_0;
    if((run_0.camera_0.lens_radius_0) > 0.0f)
    {
    }
    else
    {
        flat_0 = false;
    }
    if(flat_0)
    {
        var sin_cos_4 : vec2<f32> = sin_cos_turns_0(_S182.x);
        var radius_3 : f32 = _S188 * safe_sqrt_0(_S182.y);
        var origin_17 : vec3<f32> = origin_16 + vec3<f32>(radius_3 * sin_cos_4.y, radius_3 * sin_cos_4.x, 0.0f);
        var _S189 : vec3<f32> = origin_16 + direction_22 * vec3<f32>(run_0.camera_0.focal_distance_0) - origin_17;
        origin_16 = origin_17;
        direction_22 = _S189;
    }
    var row0_1 : vec3<f32> = run_0.camera_0.to_world_1[i32(0)].xyz;
    var row1_2 : vec3<f32> = run_0.camera_0.to_world_1[i32(1)].xyz;
    var row2_2 : vec3<f32> = run_0.camera_0.to_world_1[i32(2)].xyz;
    var ray_5 : CameraRay_0;
    ray_5.origin_15 = vec3<f32>(dot(row0_1, origin_16), dot(row1_2, origin_16), dot(row2_2, origin_16)) + vec3<f32>(run_0.camera_0.to_world_1[i32(0)].w, run_0.camera_0.to_world_1[i32(1)].w, run_0.camera_0.to_world_1[i32(2)].w);
    ray_5.direction_20 = unit_vector_0(vec3<f32>(dot(row0_1, direction_22), dot(row1_2, direction_22), dot(row2_2, direction_22)));
    return ray_5;
}

fn tile_word_0( film_0 : vec2<f32>) -> u32
{
    var tile_0 : vec2<u32> = min(vec2<u32>(film_0 * vec2<f32>(run_0.path_0.tiles_0)), run_0.path_0.tiles_0 - vec2<u32>(u32(1)));
    var _S190 : u32 = atomicLoad(&(cells_0[tile_0.y * run_0.path_0.tiles_0.x + tile_0.x]));
    return _S190;
}

fn kinds_at_0( film_1 : vec2<f32>) -> u32
{
    var _S191 : u32 = tile_word_0(film_1);
    return (_S191 & (u32(7)));
}

fn Path_start_0( this_16 : ptr<function, Path_0>,  x_7 : PilotCoordinates_0)
{
    var film_uv_3 : vec2<f32> = PilotCoordinates_film_0(x_7);
    var point_6 : FilmPoint_0 = film_point_0(film_uv_3);
    var _S192 : CameraRay_0 = camera_ray_0(point_6, film_uv_3, PilotCoordinates_lens_0(x_7));
    (*this_16).origin_0 = _S192.origin_15;
    (*this_16).direction_0 = _S192.direction_20;
    (*this_16).pdf_0 = 1.0f;
    (*this_16).delta_0 = true;
    (*this_16).from_0 = nothing_0();
    (*this_16).throughput_0 = vec3<f32>(point_6.weight_6);
    (*this_16).total_0 = vec3<f32>(0.0f);
    (*this_16).depth_0 = u32(0);
    (*this_16).rays_0 = u32(0);
    if(((FEATURES_0 & (u32(16384)))) != u32(0))
    {
        var _S193 : u32 = kinds_at_0(film_uv_3);
        (*this_16).kinds_1 = _S193;
    }
    return;
}

struct Queue_0
{
     taken_0 : u32,
};

struct Pilot_0
{
     tile_1 : u32,
     sample_8 : u32,
     place_0 : u32,
     first_3 : vec3<f32>,
     queue_0 : Queue_0,
     observer_1 : KindObserver_0,
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

fn Path_x24init_0( origin_18 : vec3<f32>,  direction_23 : vec3<f32>,  pdf_13 : f32,  delta_11 : bool,  from_3 : Hit_0,  throughput_2 : vec3<f32>,  total_1 : vec3<f32>,  depth_14 : u32,  rays_1 : u32,  kinds_2 : u32) -> Path_0
{
    var _S194 : Path_0;
    _S194.origin_0 = origin_18;
    _S194.direction_0 = direction_23;
    _S194.pdf_0 = pdf_13;
    _S194.delta_0 = delta_11;
    _S194.from_0 = from_3;
    _S194.throughput_0 = throughput_2;
    _S194.total_0 = total_1;
    _S194.depth_0 = depth_14;
    _S194.rays_0 = rays_1;
    _S194.kinds_1 = kinds_2;
    return _S194;
}

fn Path_finite_0( this_17 : Path_0) -> bool
{
    var _S195 : bool;
    if(is_finite_0(this_17.total_0.x))
    {
        _S195 = is_finite_0(this_17.total_0.y);
    }
    else
    {
        _S195 = false;
    }
    if(_S195)
    {
        _S195 = is_finite_0(this_17.total_0.z);
    }
    else
    {
        _S195 = false;
    }
    return _S195;
}

fn tally_0( counter_1 : u32,  value_9 : u32)
{
    var _S196 : u32 = atomicAdd(&(local_counters_0[counter_1]), value_9);
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

fn wide_from_float_0( value_10 : f32) -> vec2<u32>
{
    var _S197 : f32 = min(value_10, 4.6116860184273879e+18f);
    if(!(_S197 > 0.0f))
    {
        return vec2<u32>(u32(0), u32(0));
    }
    if(_S197 < 8.388608e+06f)
    {
        return vec2<u32>(u32(_S197 + 0.5f), u32(0));
    }
    var high_2 : u32 = u32(_S197 * 2.32830643653869629e-10f);
    return vec2<u32>(u32(_S197 - f32(high_2) * 4.294967296e+09f), high_2);
}

fn add_moment_0( tile_2 : u32,  kind_6 : u32,  moment_0 : u32,  value_11 : vec2<u32>)
{
    var _S198 : vec2<u32> = value_11;
    var place_1 : u32 = u32(2) * (run_0.path_0.tiles_0.x * run_0.path_0.tiles_0.y) + u32(2) * ((tile_2 * u32(3) + kind_6) * u32(5) + moment_0);
    if((value_11.x) != u32(0))
    {
        var before_0 : u32 = atomicAdd(&(cells_0[place_1]), _S198.x);
        if((before_0 + _S198.x) < before_0)
        {
            _S198[i32(1)] = _S198[i32(1)] + u32(1);
        }
    }
    if((_S198.y) != u32(0))
    {
        var _S199 : u32 = atomicAdd(&(cells_0[place_1 + u32(1)]), _S198.y);
    }
    return;
}

fn wide_square_0( value_12 : f32) -> vec2<u32>
{
    var scaled_0 : f32 = value_12 * run_0.image_0.square_scale_0;
    return wide_from_float_0(min(scaled_0 * scaled_0, 7.2057594037927936e+16f));
}

fn limited_0( luminance_1 : f32) -> f32
{
    return clamp(luminance_1, - run_0.image_0.limit_0, run_0.image_0.limit_0);
}

fn Pilot_add_0( this_18 : ptr<function, Pilot_0>,  path_2 : Path_0)
{
    var _S200 : bool = Path_finite_0(path_2);
    tally_path_0(path_2.rays_0, path_2.depth_0, _S200);
    var found_2 : vec3<f32>;
    if(_S200)
    {
        found_2 = (*this_18).observer_1.luminances_0;
    }
    else
    {
        found_2 = vec3<f32>(0.0f);
    }
    var _S201 : f32 = f32((((path_2.rays_0) & (u32(65535)))) + (((path_2.rays_0) >> (u32(16)))));
    if(((*this_18).place_0) == u32(0))
    {
        (*this_18).first_3 = found_2;
    }
    var kind_7 : u32 = u32(0);
    for(;;)
    {
        if(kind_7 < u32(3))
        {
        }
        else
        {
            break;
        }
        if(((*this_18).place_0) != u32(1))
        {
            add_moment_0((*this_18).tile_1, kind_7, u32(0), wide_from_float_0(found_2[kind_7] * run_0.image_0.density_scale_0));
        }
        if(((*this_18).place_0) != u32(1))
        {
            add_moment_0((*this_18).tile_1, kind_7, u32(4), wide_from_float_0(max(found_2[kind_7], 0.0f) * _S201 * run_0.image_0.density_scale_0));
        }
        if(((*this_18).place_0) == u32(2))
        {
            add_moment_0((*this_18).tile_1, kind_7, u32(1), wide_square_0(found_2[kind_7] - (*this_18).first_3[kind_7]));
        }
        if(((*this_18).place_0) != u32(0))
        {
            var _S202 : u32 = (*this_18).tile_1;
            var _S203 : i32;
            if(((*this_18).place_0) == u32(2))
            {
                _S203 = i32(2);
            }
            else
            {
                _S203 = i32(3);
            }
            add_moment_0(_S202, kind_7, u32(_S203), wide_square_0(limited_0(found_2[kind_7]) - limited_0((*this_18).first_3[kind_7])));
        }
        kind_7 = kind_7 + u32(1);
    }
    return;
}

fn Queue_take_0( this_19 : ptr<function, Queue_0>,  queue_1 : u32) -> u32
{
    if(((*this_19).taken_0) >= (run_0.dispatch_0.items_per_lane_0))
    {
        return u32(4294967295);
    }
    (*this_19).taken_0 = (*this_19).taken_0 + u32(1);
    var item_0 : u32 = atomicAdd(&(counters_0[queue_1]), u32(1));
    var _S204 : u32;
    if(item_0 < (run_0.dispatch_0.items_0))
    {
        _S204 = item_0;
    }
    else
    {
        _S204 = u32(4294967295);
    }
    return _S204;
}

fn wide_times_0( a_8 : vec2<u32>,  b_8 : u32) -> vec2<u32>
{
    var _S205 : u32 = a_8.x;
    return vec2<u32>(_S205 * b_8, mul_high_0(_S205, b_8) + a_8.y * b_8);
}

fn wide_add_0( a_9 : vec2<u32>,  b_9 : vec2<u32>) -> vec2<u32>
{
    var _S206 : u32 = a_9.x;
    var low_1 : u32 = _S206 + b_9.x;
    var _S207 : u32 = a_9.y + b_9.y;
    var _S208 : i32;
    if(low_1 < _S206)
    {
        _S208 = i32(1);
    }
    else
    {
        _S208 = i32(0);
    }
    return vec2<u32>(low_1, _S207 + u32(_S208));
}

fn DrawnCoordinates_film_0( this_20 : DrawnCoordinates_0) -> vec2<f32>
{
    return units_0(DrawnCoordinates_block_0(this_20, u32(0))).xy;
}

struct PixelPlace_0
{
     pixel_1 : vec2<u32>,
     inside_1 : vec2<f32>,
};

fn place_in_tile_0( tile_3 : u32,  u_12 : vec2<f32>) -> PixelPlace_0
{
    var size_4 : vec2<f32> = vec2<f32>(f32(run_0.camera_0.width_0), f32(run_0.camera_0.height_0));
    var _S209 : u32 = tile_3 % run_0.path_0.tiles_0.x;
    var _S210 : f32 = f32(_S209);
    var _S211 : u32 = tile_3 / run_0.path_0.tiles_0.x;
    var position_2 : vec2<f32> = (vec2<f32>(_S210, f32(_S211)) + u_12) / vec2<f32>(run_0.path_0.tiles_0) * size_4;
    var place_2 : PixelPlace_0;
    var _S212 : vec2<u32> = min(vec2<u32>(position_2), vec2<u32>(run_0.camera_0.width_0, run_0.camera_0.height_0) - vec2<u32>(u32(1)));
    place_2.pixel_1 = _S212;
    place_2.inside_1 = clamp(position_2 - vec2<f32>(_S212), vec2<f32>(0.0f), vec2<f32>(1.0f));
    return place_2;
}

fn Pilot_x_0( this_21 : Pilot_0) -> PilotCoordinates_0
{
    var coordinates_0 : PilotCoordinates_0;
    coordinates_0.drawn_0.stream_0 = vec3<u32>(wide_times_0(wide_add_0(wide_times_0(vec2<u32>(run_0.path_0.tiles_0.x * run_0.path_0.tiles_0.y, u32(0)), this_21.sample_8), vec2<u32>(this_21.tile_1, u32(0))), u32(2)), u32(4));
    coordinates_0.drawn_0.first_block_0 = u32(0);
    var _S213 : PixelPlace_0 = place_in_tile_0(this_21.tile_1, DrawnCoordinates_film_0(coordinates_0.drawn_0));
    var at_0 : PixelPlace_0 = _S213;
    if((this_21.place_0) == u32(1))
    {
        var _S214 : u32;
        if((at_0.pixel_1.x + u32(1)) == (run_0.camera_0.width_0))
        {
            _S214 = u32(0);
        }
        else
        {
            _S214 = at_0.pixel_1.x + u32(1);
        }
        at_0.pixel_1[i32(0)] = _S214;
    }
    if((this_21.place_0) == u32(2))
    {
        coordinates_0.drawn_0.stream_0[i32(0)] = coordinates_0.drawn_0.stream_0[i32(0)] + u32(1);
        at_0.inside_1 = DrawnCoordinates_film_0(coordinates_0.drawn_0);
    }
    coordinates_0.position_0 = min((vec2<f32>(at_0.pixel_1) + at_0.inside_1) / vec2<f32>(f32(run_0.camera_0.width_0), f32(run_0.camera_0.height_0)), vec2<f32>(0.99999994039535522f));
    return coordinates_0;
}

fn Pilot_next_0( this_22 : ptr<function, Pilot_0>,  path_3 : ptr<function, Path_0>) -> bool
{
    if(((*this_22).tile_1) != u32(4294967295))
    {
        Pilot_add_0(&((*this_22)), (*path_3));
        var _S215 : u32 = (*this_22).place_0 + u32(1);
        (*this_22).place_0 = _S215;
        if(_S215 == u32(3))
        {
            (*this_22).tile_1 = u32(4294967295);
        }
    }
    if(((*this_22).tile_1) == u32(4294967295))
    {
        var _S216 : Queue_0 = (*this_22).queue_0;
        var item_1 : u32 = Queue_take_0(&(_S216), u32(0));
        (*this_22).queue_0 = _S216;
        if(item_1 == u32(4294967295))
        {
            return false;
        }
        var tiles_1 : u32 = run_0.path_0.tiles_0.x * run_0.path_0.tiles_0.y;
        var _S217 : u32 = item_1 % tiles_1;
        (*this_22).tile_1 = _S217;
        var _S218 : u32 = run_0.dispatch_0.first_step_0;
        var _S219 : u32 = item_1 / tiles_1;
        (*this_22).sample_8 = _S218 + _S219;
        (*this_22).place_0 = u32(0);
    }
    (*this_22).observer_1.luminances_0 = vec3<f32>(0.0f);
    var _S220 : PilotCoordinates_0 = Pilot_x_0((*this_22));
    Path_start_0(&((*path_3)), _S220);
    return true;
}

fn Pilot_extend_0( this_23 : ptr<function, Pilot_0>,  path_4 : ptr<function, Path_0>) -> bool
{
    var _S221 : PilotCoordinates_0 = Pilot_x_0((*this_23));
    var _S222 : KindObserver_0 = (*this_23).observer_1;
    var _S223 : bool = advance_0(&((*path_4)), _S221, &(_S222));
    (*this_23).observer_1 = _S222;
    return _S223;
}

fn count_up_0( counter_2 : u32,  value_13 : vec2<u32>)
{
    var _S224 : vec2<u32> = value_13;
    if((value_13.x) != u32(0))
    {
        var before_1 : u32 = atomicAdd(&(counters_0[u32(2) * counter_2]), _S224.x);
        if((before_1 + _S224.x) < before_1)
        {
            _S224[i32(1)] = _S224[i32(1)] + u32(1);
        }
    }
    if((_S224.y) != u32(0))
    {
        var _S225 : u32 = atomicAdd(&(counters_0[u32(2) * counter_2 + u32(1)]), _S224.y);
    }
    return;
}

fn end_tally_0( thread_1 : u32)
{
    workgroupBarrier();
    var _S226 : bool;
    if(thread_1 > u32(0))
    {
        _S226 = thread_1 < u32(13);
    }
    else
    {
        _S226 = false;
    }
    if(_S226)
    {
        var value_14 : u32 = atomicLoad(&(local_counters_0[thread_1]));
        if(value_14 != u32(0))
        {
            count_up_0(thread_1, vec2<u32>(value_14, u32(0)));
        }
    }
    if(thread_1 == u32(13))
    {
        var value_15 : u32 = atomicLoad(&(local_counters_0[thread_1]));
        if(value_15 != u32(0))
        {
            var _S227 : u32 = atomicMax(&(counters_0[u32(26)]), value_15);
        }
    }
    if(thread_1 == u32(14))
    {
        var _S228 : u32 = atomicLoad(&(local_counters_0[u32(14)]));
        var _S229 : u32 = atomicLoad(&(local_counters_0[u32(15)]));
        count_up_0(u32(15), vec2<u32>(_S228, _S229));
    }
    return;
}

fn work_0( thread_2 : u32,  initial_0 : Pilot_0)
{
    begin_tally_0(thread_2);
    var job_0 : Pilot_0 = initial_0;
    var _S230 : vec3<f32> = vec3<f32>(0.0f);
    var path_5 : Path_0 = Path_x24init_0(_S230, _S230, 0.0f, false, Hit_x24init_0(u32(0), u32(0)), _S230, _S230, u32(0), u32(0), u32(0));
    var tracing_0 : bool = false;
    for(;;)
    {
        var tracing_1 : bool;
        if(!tracing_0)
        {
            var tracing_2 : bool = Pilot_next_0(&(job_0), &(path_5));
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
            var _S231 : bool = Pilot_extend_0(&(job_0), &(path_5));
            tracing_0 = _S231;
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
    var _S232 : Queue_0;
    _S232.taken_0 = taken_1;
    return _S232;
}

fn KindObserver_x24init_0( luminances_1 : vec3<f32>) -> KindObserver_0
{
    var _S233 : KindObserver_0;
    _S233.luminances_0 = luminances_1;
    return _S233;
}

fn Pilot_x24init_0( tile_4 : u32,  sample_9 : u32,  place_3 : u32,  first_4 : vec3<f32>,  queue_2 : Queue_0,  observer_2 : KindObserver_0) -> Pilot_0
{
    var _S234 : Pilot_0;
    _S234.tile_1 = tile_4;
    _S234.sample_8 = sample_9;
    _S234.place_0 = place_3;
    _S234.first_3 = first_4;
    _S234.queue_0 = queue_2;
    _S234.observer_1 = observer_2;
    return _S234;
}

@compute
@workgroup_size(64, 1, 1)
fn pilot(@builtin(local_invocation_index) thread_3 : u32)
{
    var _S235 : vec3<f32> = vec3<f32>(0.0f);
    var job_1 : Pilot_0 = Pilot_x24init_0(u32(0), u32(0), u32(0), _S235, Queue_x24init_0(u32(0)), KindObserver_x24init_0(_S235));
    job_1.tile_1 = u32(4294967295);
    work_0(thread_3, job_1);
    return;
}

