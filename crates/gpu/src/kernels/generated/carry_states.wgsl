@binding(2) @group(1) var<storage, read_write> counters_0 : array<atomic<u32>>;

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
@binding(5) @group(1) var<storage, read_write> chain_states_0 : array<vec4<u32>>;

@binding(6) @group(1) var<storage, read_write> coordinates_0 : array<f32>;

@binding(0) @group(0) var<storage, read> nodes_0 : array<vec4<u32>>;

@binding(1) @group(0) var<storage, read> leaves_0 : array<vec4<f32>>;

struct Instance_std430_0
{
    @align(16) to_world_1 : array<vec4<f32>, i32(3)>,
    @align(16) to_object_0 : array<vec4<f32>, i32(3)>,
    @align(16) root_0 : u32,
    @align(4) mirrored_0 : u32,
    @align(8) index_0 : u32,
    @align(4) padding_3 : u32,
};

@binding(6) @group(0) var<storage, read> instances_0 : array<Instance_std430_0>;

@binding(2) @group(0) var<storage, read> shading_0 : array<vec4<f32>>;

@binding(13) @group(1) var<storage, read_write> candidates_0 : array<vec4<u32>>;

@id(0) override FEATURES_0 : u32 = u32(4294967295);

struct Hit_0
{
     leaf_0 : u32,
     instance_0 : u32,
};

struct Segment_0
{
     origin_0 : vec3<f32>,
     direction_0 : vec3<f32>,
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

fn make_segment_0( origin_1 : vec3<f32>,  direction_1 : vec3<f32>,  t_max_1 : f32) -> Segment_0
{
    var segment_0 : Segment_0;
    segment_0.origin_0 = origin_1;
    segment_0.direction_0 = direction_1;
    segment_0.t_max_0 = t_max_1;
    var _S2 : f32 = direction_1.x;
    var _S3 : f32 = direction_1.y;
    var _S4 : f32 = direction_1.z;
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

fn nothing_0() -> Hit_0
{
    var hit_0 : Hit_0;
    hit_0.leaf_0 = u32(4294967295);
    hit_0.instance_0 = u32(4294967295);
    return hit_0;
}

struct TopWalk_0
{
     group_0 : vec2<u32>,
     leaves_1 : u32,
     leaf_base_0 : u32,
     depth_0 : u32,
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
    (*this_0).depth_0 = u32(0);
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

fn visit_0( node_0 : u32,  ray_0 : Segment_0) -> Visit_0
{
    var _S18 : u32 = node_0 * u32(5);
    var n0_0 : vec4<u32> = nodes_0[_S18];
    var n1_0 : vec4<u32> = nodes_0[_S18 + u32(1)];
    var n2_0 : vec4<u32> = nodes_0[_S18 + u32(2)];
    var n3_0 : vec4<u32> = nodes_0[_S18 + u32(3)];
    var n4_0 : vec4<u32> = nodes_0[_S18 + u32(4)];
    var _S19 : u32 = n0_0.w;
    var scale_3 : vec3<f32> = vec3<f32>((bitcast<f32>(((((_S19 & (u32(255)))) << (u32(23)))))), (bitcast<f32>(((((((_S19 >> (u32(8)))) & (u32(255)))) << (u32(23)))))), (bitcast<f32>(((((((_S19 >> (u32(16)))) & (u32(255)))) << (u32(23))))))) * ray_0.inverse_0;
    var offset_1 : vec3<f32> = (vec3<f32>((bitcast<f32>((n0_0.x))), (bitcast<f32>((n0_0.y))), (bitcast<f32>((n0_0.z)))) - ray_0.origin_0) * ray_0.inverse_0;
    var back_0 : vec3<bool> = (ray_0.direction_0) < vec3<f32>(0.0f);
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

fn intersect_triangle_0( leaf_1 : u32,  ray_1 : Segment_0) -> f32
{
    var _S21 : u32 = leaf_1 * u32(3);
    var e1_0 : vec3<f32> = leaves_0[_S21 + u32(1)].xyz;
    var e2_0 : vec3<f32> = leaves_0[_S21 + u32(2)].xyz;
    var p_0 : vec3<f32> = cross(ray_1.direction_0, e2_0);
    var inverse_det_0 : f32 = 1.0f / dot(e1_0, p_0);
    var from_v0_0 : vec3<f32> = ray_1.origin_0 - leaves_0[_S21].xyz;
    var b1_0 : f32 = dot(from_v0_0, p_0) * inverse_det_0;
    var q_0 : vec3<f32> = cross(from_v0_0, e1_0);
    var b2_0 : f32 = dot(ray_1.direction_0, q_0) * inverse_det_0;
    var t_0 : f32 = dot(e2_0, q_0) * inverse_det_0;
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
                if(((*this_1).depth_0) == u32(0))
                {
                    break;
                }
                var _S23 : u32 = (*this_1).depth_0 - u32(1);
                (*this_1).depth_0 = _S23;
                (*this_1).group_0 = (*this_1).stack_0[_S23];
            }
            var _S24 : vec2<u32> = (*this_1).group_0;
            var node_1 : u32 = next_node_1(&(_S24), ray_2.octant_0);
            (*this_1).group_0 = _S24;
            if((((_S24.y) & (u32(4278190080)))) != u32(0))
            {
                (*this_1).stack_0[(*this_1).depth_0] = (*this_1).group_0;
                (*this_1).depth_0 = (*this_1).depth_0 + u32(1);
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

fn trace_0( origin_2 : vec3<f32>,  direction_2 : vec3<f32>,  t_max_3 : f32,  skip0_0 : Hit_0,  skip1_0 : Hit_0) -> Hit_0
{
    var _S29 : Segment_0 = make_segment_0(origin_2, direction_2, t_max_3);
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
            _S30 = skip0_0.leaf_0;
        }
        else
        {
            _S30 = u32(4294967295);
        }
        var _S31 : u32;
        if((skip1_0.instance_0) == instance_2)
        {
            _S31 = skip1_0.leaf_0;
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
        var depth_1 : u32 = u32(0);
        for(;;)
        {
            var depth_2 : u32;
            if((((group_3.y) & (u32(4278190080)))) == u32(0))
            {
                if(depth_1 == u32(0))
                {
                    break;
                }
                var depth_3 : u32 = depth_1 - u32(1);
                group_3 = stack_1[depth_3];
                depth_2 = depth_3;
            }
            else
            {
                depth_2 = depth_1;
            }
            var node_2 : u32 = next_node_0(&(group_3), ray_3.octant_0);
            if((((group_3.y) & (u32(4278190080)))) != u32(0))
            {
                stack_1[depth_2] = group_3;
                depth_1 = depth_2 + u32(1);
            }
            else
            {
                depth_1 = depth_2;
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
                var leaf_2 : u32 = v_1.primitive_base_0 + firstbitlow_0(met_1);
                var met_2 : u32 = (met_1 & ((met_1 - u32(1))));
                var t_1 : f32 = intersect_triangle_0(leaf_2, ray_3);
                var _S33 : bool;
                if(t_1 < (ray_3.t_max_0))
                {
                    _S33 = leaf_2 != _S30;
                }
                else
                {
                    _S33 = false;
                }
                var _S34 : bool;
                if(_S33)
                {
                    _S34 = leaf_2 != _S31;
                }
                else
                {
                    _S34 = false;
                }
                if(_S34)
                {
                    ray_3.t_max_0 = t_1;
                    best_0.leaf_0 = leaf_2;
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
        ray_3 = make_segment_0(map_point_0(instance_3, origin_2), map_vector_0(instance_3, direction_2), world_0.t_max_0);
        instance_2 = instance_3;
        root_1 = instances_0[instance_3].root_0;
    }
    return best_0;
}

fn reset_queues_0()
{
    atomicStore(&(counters_0[u32(0)]), u32(0));
    atomicStore(&(counters_0[u32(1)]), u32(0));
    atomicStore(&(counters_0[u32(262)]), u32(0));
    return;
}

struct ChainState_0
{
     radiance_0 : vec3<f32>,
     density_0 : f32,
     pixel_0 : u32,
     flags_0 : u32,
     tour_length_1 : u32,
     start_weight_0 : f32,
     refused_0 : u32,
     score_squared_0 : f32,
     step_0 : u32,
     memory_0 : f32,
     brightness_top_0 : vec2<u32>,
     brightness_bottom_0 : vec2<u32>,
};

struct Chain_0
{
     index_1 : u32,
     state_0 : ChainState_0,
};

fn load_rows_0( _S36 : u32,  _S37 : u32,  _S38 : u32) -> ChainState_0
{
    var rows_0 : array<vec4<u32>, i32(4)>;
    rows_0[i32(0)] = chain_states_0[_S36 * _S37 + _S38];
    rows_0[i32(1)] = chain_states_0[(_S36 + u32(1)) * _S37 + _S38];
    rows_0[i32(2)] = chain_states_0[(_S36 + u32(2)) * _S37 + _S38];
    rows_0[i32(3)] = chain_states_0[(_S36 + u32(3)) * _S37 + _S38];
    var _S39 : ChainState_0 = ChainState_0( vec3<f32>(bitcast<f32>(rows_0[u32(0)][u32(0)]), bitcast<f32>(rows_0[u32(0)][u32(1)]), bitcast<f32>(rows_0[u32(0)][u32(2)])), bitcast<f32>(rows_0[u32(0)][u32(3)]), rows_0[u32(1)][u32(0)], rows_0[u32(1)][u32(1)], rows_0[u32(1)][u32(2)], bitcast<f32>(rows_0[u32(1)][u32(3)]), rows_0[u32(2)][u32(0)], bitcast<f32>(rows_0[u32(2)][u32(1)]), rows_0[u32(2)][u32(2)], bitcast<f32>(rows_0[u32(2)][u32(3)]), vec2<u32>(rows_0[u32(3)][u32(0)], rows_0[u32(3)][u32(1)]), vec2<u32>(rows_0[u32(3)][u32(2)], rows_0[u32(3)][u32(3)]) );
    return _S39;
}

fn load_chain_0( index_2 : u32) -> Chain_0
{
    var chain_0 : Chain_0;
    chain_0.index_1 = index_2;
    chain_0.state_0 = load_rows_0(u32(0), run_0.method_0.chains_0, index_2);
    return chain_0;
}

fn Chain_slot_0( this_2 : Chain_0) -> u32
{
    return ((((this_2.state_0.flags_0) & (u32(2)))) >> (u32(1)));
}

fn ChainState_x24init_0( radiance_1 : vec3<f32>,  density_1 : f32,  pixel_1 : u32,  flags_1 : u32,  tour_length_2 : u32,  start_weight_1 : f32,  refused_1 : u32,  score_squared_1 : f32,  step_1 : u32,  memory_1 : f32,  brightness_top_1 : vec2<u32>,  brightness_bottom_1 : vec2<u32>) -> ChainState_0
{
    var _S40 : ChainState_0;
    _S40.radiance_0 = radiance_1;
    _S40.density_0 = density_1;
    _S40.pixel_0 = pixel_1;
    _S40.flags_0 = flags_1;
    _S40.tour_length_1 = tour_length_2;
    _S40.start_weight_0 = start_weight_1;
    _S40.refused_0 = refused_1;
    _S40.score_squared_0 = score_squared_1;
    _S40.step_0 = step_1;
    _S40.memory_0 = memory_1;
    _S40.brightness_top_0 = brightness_top_1;
    _S40.brightness_bottom_0 = brightness_bottom_1;
    return _S40;
}

fn Chain_x24init_0( index_3 : u32,  state_1 : ChainState_0) -> Chain_0
{
    var _S41 : Chain_0;
    _S41.index_1 = index_3;
    _S41.state_0 = state_1;
    return _S41;
}

struct Candidate_0
{
     ratio_0 : f32,
     before_0 : f32,
     density_2 : f32,
     weight_0 : f32,
     radiance_2 : vec3<f32>,
     padding_4 : u32,
};

fn Candidate_x24init_0( ratio_1 : f32,  before_1 : f32,  density_3 : f32,  weight_1 : f32,  radiance_3 : vec3<f32>,  padding_5 : u32) -> Candidate_0
{
    var _S42 : Candidate_0;
    _S42.ratio_0 = ratio_1;
    _S42.before_0 = before_1;
    _S42.density_2 = density_3;
    _S42.weight_0 = weight_1;
    _S42.radiance_2 = radiance_3;
    _S42.padding_4 = padding_5;
    return _S42;
}

struct Reprojected_0
{
     found_0 : bool,
     film_0 : vec2<f32>,
     jacobian_0 : f32,
};

fn Reprojected_x24init_0( found_1 : bool,  film_1 : vec2<f32>,  jacobian_1 : f32) -> Reprojected_0
{
    var _S43 : Reprojected_0;
    _S43.found_0 = found_1;
    _S43.film_0 = film_1;
    _S43.jacobian_0 = jacobian_1;
    return _S43;
}

fn stored_index_0( slot_0 : u32,  coordinate_0 : u32,  chain_1 : u32) -> u32
{
    return (slot_0 * run_0.path_0.dimension_0 + coordinate_0) * run_0.method_0.chains_0 + chain_1;
}

struct StoredCoordinates_0
{
     chain_2 : u32,
     slot_1 : u32,
};

fn StoredCoordinates_get_0( this_3 : StoredCoordinates_0,  coordinate_1 : u32) -> f32
{
    return coordinates_0[stored_index_0(this_3.slot_1, coordinate_1, this_3.chain_2)];
}

fn StoredCoordinates_film_0( this_4 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_4, u32(0)), StoredCoordinates_get_0(this_4, u32(1)));
}

fn StoredCoordinates_lens_0( this_5 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_5, u32(2)), StoredCoordinates_get_0(this_5, u32(3)));
}

fn sin_cos_turns_0( x_1 : f32) -> vec2<f32>
{
    var quarter_0 : f32 = round(x_1 * 4.0f);
    var angle_0 : f32 = (x_1 - quarter_0 * 0.25f) * 6.28318548202514648f;
    var a2_0 : f32 = angle_0 * angle_0;
    var s_0 : f32 = angle_0 * (1.0f + a2_0 * (-0.1666666716337204f + a2_0 * (0.00833333376795053f + a2_0 * (-0.0001984127011383f + a2_0 * 2.75573188446287531e-06f))));
    var c_0 : f32 = 1.0f + a2_0 * (-0.5f + a2_0 * (0.0416666679084301f + a2_0 * (-0.00138888892251998f + a2_0 * 0.00002480158764229f)));
    var q_2 : i32 = (i32(quarter_0) & (i32(3)));
    var sine_0 : f32;
    var cosine_0 : f32;
    if(q_2 == i32(1))
    {
        var _S44 : f32 = - s_0;
        sine_0 = c_0;
        cosine_0 = _S44;
    }
    else
    {
        if(q_2 == i32(2))
        {
            var _S45 : f32 = - c_0;
            sine_0 = - s_0;
            cosine_0 = _S45;
        }
        else
        {
            if(q_2 == i32(3))
            {
                sine_0 = - c_0;
                cosine_0 = s_0;
            }
            else
            {
                sine_0 = s_0;
                cosine_0 = c_0;
            }
        }
    }
    return vec2<f32>(sine_0, cosine_0);
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

struct Seen_0
{
     found_2 : bool,
     place_0 : vec3<f32>,
     weight_2 : f32,
     normal_0 : vec3<f32>,
};

fn Seen_x24init_0( found_3 : bool,  place_1 : vec3<f32>,  weight_3 : f32,  normal_1 : vec3<f32>) -> Seen_0
{
    var _S46 : Seen_0;
    _S46.found_2 = found_3;
    _S46.place_0 = place_1;
    _S46.weight_2 = weight_3;
    _S46.normal_0 = normal_1;
    return _S46;
}

fn pixel_of_0( film_uv_0 : vec2<f32>) -> u32
{
    return min(u32(film_uv_0.y * f32(run_0.camera_0.height_0)), run_0.camera_0.height_0 - u32(1)) * run_0.camera_0.width_0 + min(u32(film_uv_0.x * f32(run_0.camera_0.width_0)), run_0.camera_0.width_0 - u32(1));
}

fn filter_cumulative_0( axis_0 : u32,  cell_0 : u32) -> f32
{
    return run_0.filter_0.data_0[axis_0].cumulative_0[(cell_0 >> (u32(2)))][(cell_0 & (u32(3)))];
}

struct FilmPoint_0
{
     filtered_1 : bool,
     size_0 : vec2<f32>,
     corner_0 : vec2<f32>,
     start_1 : vec2<f32>,
     slope_0 : vec2<f32>,
     left_0 : vec2<f32>,
     weight_4 : f32,
};

fn film_point_0( film_uv_1 : vec2<f32>) -> FilmPoint_0
{
    var point_0 : FilmPoint_0;
    var _S47 : bool;
    if(((FEATURES_0 & (u32(2048)))) != u32(0))
    {
        _S47 = (run_0.camera_0.filtered_0) != u32(0);
    }
    else
    {
        _S47 = false;
    }
    point_0.filtered_1 = _S47;
    point_0.size_0 = vec2<f32>(f32(run_0.camera_0.width_0), f32(run_0.camera_0.height_0));
    var _S48 : vec2<f32> = vec2<f32>(0.0f);
    point_0.corner_0 = _S48;
    point_0.start_1 = _S48;
    point_0.slope_0 = vec2<f32>(1.0f);
    point_0.left_0 = _S48;
    point_0.weight_4 = run_0.camera_0.exposure_0;
    if(_S47)
    {
        var pixel_2 : u32 = pixel_of_0(film_uv_1);
        var _S49 : u32 = pixel_2 % run_0.camera_0.width_0;
        var _S50 : f32 = f32(_S49);
        var _S51 : u32 = pixel_2 / run_0.camera_0.width_0;
        point_0.corner_0 = vec2<f32>(_S50, f32(_S51));
        var axis_1 : u32 = u32(0);
        var sign_0 : f32 = 1.0f;
        for(;;)
        {
            if(axis_1 < u32(2))
            {
            }
            else
            {
                break;
            }
            var _S52 : f32 = film_uv_1[axis_1] * point_0.size_0[axis_1] - point_0.corner_0[axis_1];
            var high_0 : u32 = u32(64);
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
                if((filter_cumulative_0(axis_1, middle_0)) <= _S52)
                {
                    low_0 = middle_0;
                }
                else
                {
                    high_0 = middle_0;
                }
            }
            var start_2 : f32 = filter_cumulative_0(axis_1, low_0);
            var _S53 : u32 = low_0 + u32(1);
            var end_0 : f32;
            if(_S53 < u32(64))
            {
                end_0 = filter_cumulative_0(axis_1, _S53);
            }
            else
            {
                end_0 = 1.0f;
            }
            var width_1 : f32 = 2.0f * run_0.filter_0.data_0[axis_1].radius_0 / 64.0f;
            point_0.start_1[axis_1] = start_2;
            point_0.slope_0[axis_1] = width_1 / (end_0 - start_2);
            point_0.left_0[axis_1] = f32(low_0) * width_1 - run_0.filter_0.data_0[axis_1].radius_0;
            var sign_1 : f32 = sign_0 * run_0.filter_0.data_0[axis_1].weights_0[(low_0 >> (u32(2)))][(low_0 & (u32(3)))];
            axis_1 = axis_1 + u32(1);
            sign_0 = sign_1;
        }
        point_0.weight_4 = point_0.weight_4 * sign_0;
    }
    return point_0;
}

fn filtered_point_0( point_1 : FilmPoint_0,  film_uv_2 : vec2<f32>) -> vec2<f32>
{
    var result_1 : vec2<f32>;
    if(point_1.filtered_1)
    {
        var _S54 : vec2<f32> = vec2<f32>(-1.0f);
        result_1 = ((film_uv_2 * point_1.size_0 + point_1.corner_0 * _S54 + point_1.start_1 * _S54) * point_1.slope_0 + point_1.left_0 + (point_1.corner_0 + vec2<f32>(0.5f))) * (vec2<f32>(1.0f) / point_1.size_0);
    }
    else
    {
        result_1 = film_uv_2;
    }
    return result_1;
}

fn octahedral_direction_0( square_0 : vec2<f32>) -> vec3<f32>
{
    var u_0 : f32 = square_0.x * 2.0f - 1.0f;
    var v_2 : f32 = square_0.y * 2.0f - 1.0f;
    var _S55 : bool = u_0 < 0.0f;
    var u_abs_0 : f32;
    if(_S55)
    {
        u_abs_0 = - u_0;
    }
    else
    {
        u_abs_0 = u_0;
    }
    var _S56 : bool = v_2 < 0.0f;
    var v_abs_0 : f32;
    if(_S56)
    {
        v_abs_0 = - v_2;
    }
    else
    {
        v_abs_0 = v_2;
    }
    var distance_0 : f32 = 1.0f - (u_abs_0 + v_abs_0);
    var _S57 : bool = distance_0 < 0.0f;
    var turns_0 : f32;
    if(_S57)
    {
        turns_0 = - distance_0;
    }
    else
    {
        turns_0 = distance_0;
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
    var sin_cos_0 : vec2<f32> = sin_cos_turns_0(turns_0);
    var _S58 : f32 = r_0 * r_0;
    var z_1 : f32 = 1.0f - _S58;
    var radius_1 : f32 = r_0 * safe_sqrt_0(2.0f - _S58);
    var x_3 : f32 = sin_cos_0.y * radius_1;
    var y_1 : f32 = sin_cos_0.x * radius_1;
    if(_S55)
    {
        u_abs_0 = - x_3;
    }
    else
    {
        u_abs_0 = x_3;
    }
    if(_S56)
    {
        v_abs_0 = - y_1;
    }
    else
    {
        v_abs_0 = y_1;
    }
    if(_S57)
    {
        turns_0 = - z_1;
    }
    else
    {
        turns_0 = z_1;
    }
    return vec3<f32>(u_abs_0, v_abs_0, turns_0);
}

fn unit_vector_0( v_3 : vec3<f32>) -> vec3<f32>
{
    return v_3 * vec3<f32>((1.0f / sqrt(dot(v_3, v_3))));
}

fn Hit_found_0( this_6 : Hit_0) -> bool
{
    return (this_6.leaf_0) != u32(4294967295);
}

struct Tangents_0
{
     du_0 : vec3<f32>,
     dv_0 : vec3<f32>,
};

struct Triangle_0
{
     p0_0 : vec3<f32>,
     e1_1 : vec3<f32>,
     e2_1 : vec3<f32>,
     n0_1 : vec3<f32>,
     n1_1 : vec3<f32>,
     n2_1 : vec3<f32>,
     tangent_0 : vec3<f32>,
     uv0_0 : vec2<f32>,
     uv1_0 : vec2<f32>,
     uv2_0 : vec2<f32>,
     plane_normal_0 : vec3<f32>,
     smooth_0 : bool,
     anisotropic_0 : bool,
     textured_0 : bool,
     placed_0 : bool,
     clearance_0 : f32,
     material_0 : u32,
     emission_0 : u32,
};

fn tangents_of_0( triangle_0 : Triangle_0,  e1_2 : vec3<f32>,  e2_2 : vec3<f32>) -> Tangents_0
{
    var along1_0 : vec2<f32> = triangle_0.uv1_0 - triangle_0.uv0_0;
    var along2_0 : vec2<f32> = triangle_0.uv2_0 - triangle_0.uv0_0;
    var _S59 : f32 = along1_0.x;
    var _S60 : f32 = along2_0.y;
    var _S61 : f32 = along2_0.x;
    var _S62 : f32 = along1_0.y;
    var det_0 : f32 = _S59 * _S60 - _S61 * _S62;
    var tangents_0 : Tangents_0;
    tangents_0.du_0 = e1_2;
    tangents_0.dv_0 = e2_2;
    if((abs(det_0)) >= 9.99999968265522539e-21f)
    {
        var _S63 : vec3<f32> = vec3<f32>((1.0f / det_0));
        tangents_0.du_0 = (e1_2 * vec3<f32>(_S60) - e2_2 * vec3<f32>(_S62)) * _S63;
        tangents_0.dv_0 = (e2_2 * vec3<f32>(_S59) - e1_2 * vec3<f32>(_S61)) * _S63;
    }
    return tangents_0;
}

fn largest_0( v_4 : vec3<f32>) -> f32
{
    return max(v_4.x, max(v_4.y, v_4.z));
}

fn map_point_1( _S64 : u32,  _S65 : vec3<f32>) -> vec3<f32>
{
    var q_3 : vec4<f32> = vec4<f32>(_S65, 1.0f);
    return vec3<f32>(dot(instances_0[_S64].to_world_1[i32(0)], q_3), dot(instances_0[_S64].to_world_1[i32(1)], q_3), dot(instances_0[_S64].to_world_1[i32(2)], q_3));
}

fn map_normal_0( _S66 : u32,  _S67 : vec3<f32>) -> vec3<f32>
{
    return instances_0[_S66].to_object_0[i32(0)].xyz * vec3<f32>(_S67.x) + instances_0[_S66].to_object_0[i32(1)].xyz * vec3<f32>(_S67.y) + instances_0[_S66].to_object_0[i32(2)].xyz * vec3<f32>(_S67.z);
}

fn load_triangle_0( hit_1 : Hit_0) -> Triangle_0
{
    var _S68 : u32 = hit_1.leaf_0 * u32(3);
    var row1_0 : vec4<f32> = leaves_0[_S68 + u32(1)];
    var row2_0 : vec4<f32> = leaves_0[_S68 + u32(2)];
    var bits_0 : u32 = (bitcast<u32>((row1_0.w)));
    var triangle_1 : Triangle_0;
    var _S69 : vec3<f32> = leaves_0[_S68].xyz;
    triangle_1.p0_0 = _S69;
    var _S70 : vec3<f32> = row1_0.xyz;
    triangle_1.e1_1 = _S70;
    var _S71 : vec3<f32> = row2_0.xyz;
    triangle_1.e2_1 = _S71;
    triangle_1.smooth_0 = ((bits_0 & (u32(2147483648)))) != u32(0);
    triangle_1.material_0 = (bits_0 & (u32(16777215)));
    triangle_1.emission_0 = (bitcast<u32>((row2_0.w)));
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
    var _S72 : bool = (hit_1.instance_0) != u32(4294967295);
    triangle_1.placed_0 = _S72;
    var _S73 : vec3<f32> = vec3<f32>(0.0f);
    triangle_1.n0_1 = _S73;
    triangle_1.n1_1 = _S73;
    triangle_1.n2_1 = _S73;
    triangle_1.tangent_0 = _S73;
    var row_0 : u32 = hit_1.leaf_0 * run_0.path_0.shading_stride_0;
    if(triangle_1.smooth_0)
    {
        triangle_1.n0_1 = shading_0[row_0].xyz;
        triangle_1.n1_1 = shading_0[row_0 + u32(1)].xyz;
        triangle_1.n2_1 = shading_0[row_0 + u32(2)].xyz;
    }
    var _S74 : vec2<f32> = vec2<f32>(0.0f);
    triangle_1.uv0_0 = _S74;
    triangle_1.uv1_0 = _S74;
    triangle_1.uv2_0 = _S74;
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
        var v_5 : vec3<f32> = shading_0[row_0 + u32(3)].xyz;
        triangle_1.uv0_0 = vec2<f32>(shading_0[row_0].w, v_5.x);
        triangle_1.uv1_0 = vec2<f32>(shading_0[row_0 + u32(1)].w, v_5.y);
        triangle_1.uv2_0 = vec2<f32>(shading_0[row_0 + u32(2)].w, v_5.z);
    }
    var flip_1 : bool = ((bits_0 & (u32(1073741824)))) != u32(0);
    var shift_0 : vec3<f32>;
    if(_S72)
    {
        var _S75 : vec3<f32> = map_point_1(hit_1.instance_0, _S69);
        triangle_1.e1_1 = map_point_1(hit_1.instance_0, _S69 + _S70) - _S75;
        triangle_1.e2_1 = map_point_1(hit_1.instance_0, _S69 + _S71) - _S75;
        triangle_1.p0_0 = _S75;
        triangle_1.n0_1 = map_normal_0(hit_1.instance_0, triangle_1.n0_1);
        triangle_1.n1_1 = map_normal_0(hit_1.instance_0, triangle_1.n1_1);
        triangle_1.n2_1 = map_normal_0(hit_1.instance_0, triangle_1.n2_1);
        var _S76 : vec3<f32> = abs(vec3<f32>(instances_0[hit_1.instance_0].to_world_1[i32(0)].w, instances_0[hit_1.instance_0].to_world_1[i32(1)].w, instances_0[hit_1.instance_0].to_world_1[i32(2)].w));
        flip_0 = flip_1 != ((instances_0[hit_1.instance_0].mirrored_0) != u32(0));
        shift_0 = _S76;
    }
    else
    {
        flip_0 = flip_1;
        shift_0 = _S73;
    }
    var normal_2 : vec3<f32> = cross(triangle_1.e1_1, triangle_1.e2_1);
    var normal_3 : vec3<f32> = normal_2 * vec3<f32>((1.0f / sqrt(dot(normal_2, normal_2))));
    var reach_0 : vec3<f32>;
    if(flip_0)
    {
        reach_0 = (vec3<f32>(0) - normal_3);
    }
    else
    {
        reach_0 = normal_3;
    }
    triangle_1.plane_normal_0 = reach_0;
    if(triangle_1.anisotropic_0)
    {
        triangle_1.tangent_0 = tangents_of_0(triangle_1, triangle_1.e1_1, triangle_1.e2_1).du_0;
    }
    var extent_0 : vec3<f32> = max(abs(triangle_1.p0_0), max(abs(triangle_1.p0_0 + triangle_1.e1_1), abs(triangle_1.p0_0 + triangle_1.e2_1)));
    var size_1 : f32 = largest_0(extent_0);
    if(_S72)
    {
        reach_0 = vec3<f32>(2.0f) * extent_0 + shift_0 + vec3<f32>(size_1);
    }
    else
    {
        reach_0 = extent_0;
    }
    triangle_1.clearance_0 = max(dot(abs(normal_3), reach_0), size_1) * 9.5367431640625e-07f;
    return triangle_1;
}

struct Frame_0
{
     s_1 : vec3<f32>,
     t_2 : vec3<f32>,
     n_0 : vec3<f32>,
};

fn frame_from_normal_0( n_1 : vec3<f32>) -> Frame_0
{
    var _S77 : f32 = n_1.z;
    var sign_2 : f32;
    if(_S77 < 0.0f)
    {
        sign_2 = -1.0f;
    }
    else
    {
        sign_2 = 1.0f;
    }
    var a_0 : f32 = -1.0f / (sign_2 + _S77);
    var _S78 : f32 = n_1.x;
    var _S79 : f32 = n_1.y;
    var b_0 : f32 = _S78 * _S79 * a_0;
    var frame_0 : Frame_0;
    frame_0.s_1 = vec3<f32>(1.0f + sign_2 * _S78 * _S78 * a_0, sign_2 * b_0, - sign_2 * _S78);
    frame_0.t_2 = vec3<f32>(b_0, sign_2 + _S79 * _S79 * a_0, - _S79);
    frame_0.n_0 = n_1;
    return frame_0;
}

fn frame_from_normal_tangent_0( n_2 : vec3<f32>,  tangent_1 : vec3<f32>) -> Frame_0
{
    var s_2 : vec3<f32> = tangent_1 + n_2 * vec3<f32>(- dot(n_2, tangent_1));
    var length_squared_0 : f32 = dot(s_2, s_2);
    var frame_1 : Frame_0;
    if(length_squared_0 > (9.999999960041972e-13f * dot(tangent_1, tangent_1)))
    {
        var _S80 : vec3<f32> = s_2 * vec3<f32>((1.0f / sqrt(length_squared_0)));
        frame_1.s_1 = _S80;
        frame_1.t_2 = cross(n_2, _S80);
        frame_1.n_0 = n_2;
    }
    else
    {
        frame_1 = frame_from_normal_0(n_2);
    }
    return frame_1;
}

struct Surface_0
{
     position_0 : vec3<f32>,
     frame_2 : Frame_0,
     b1_1 : f32,
     b2_1 : f32,
     geometric_normal_0 : vec3<f32>,
};

fn surface_at_0( triangle_2 : Triangle_0,  origin_3 : vec3<f32>,  direction_3 : vec3<f32>) -> Surface_0
{
    var normal_4 : vec3<f32> = cross(triangle_2.e1_1, triangle_2.e2_1);
    var _S81 : vec3<f32> = vec3<f32>((1.0f / dot(normal_4, normal_4)));
    var from_p0_0 : vec3<f32> = origin_3 - triangle_2.p0_0;
    var in_plane_0 : vec3<f32> = from_p0_0 + direction_3 * vec3<f32>(- (dot(from_p0_0, normal_4) / dot(direction_3, normal_4)));
    var b1_2 : f32 = dot(in_plane_0, cross(triangle_2.e2_1, normal_4) * _S81);
    var b2_2 : f32 = dot(in_plane_0, cross(normal_4, triangle_2.e1_1) * _S81);
    var surface_0 : Surface_0;
    surface_0.b1_1 = b1_2;
    surface_0.b2_1 = b2_2;
    var _S82 : vec3<f32> = vec3<f32>(b1_2);
    var _S83 : vec3<f32> = vec3<f32>(b2_2);
    surface_0.position_0 = triangle_2.e1_1 * _S82 + triangle_2.e2_1 * _S83 + triangle_2.p0_0;
    surface_0.geometric_normal_0 = triangle_2.plane_normal_0;
    var n_3 : vec3<f32>;
    if(triangle_2.smooth_0)
    {
        var interpolated_0 : vec3<f32> = (triangle_2.n1_1 - triangle_2.n0_1) * _S82 + (triangle_2.n2_1 - triangle_2.n0_1) * _S83 + triangle_2.n0_1;
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
        surface_0.frame_2 = frame_from_normal_tangent_0(n_3, triangle_2.tangent_0);
    }
    else
    {
        surface_0.frame_2 = frame_from_normal_0(n_3);
    }
    return surface_0;
}

fn is_finite_0( x_4 : f32) -> bool
{
    return (((bitcast<u32>((x_4))) & (u32(2139095040)))) != u32(2139095040);
}

fn closest_0( origin_4 : vec3<f32>,  direction_4 : vec3<f32>,  skip_0 : Hit_0) -> Hit_0
{
    return trace_0(origin_4, direction_4, (bitcast<f32>((u32(2139095040)))), skip_0, nothing_0());
}

fn next_hit_0( origin_5 : vec3<f32>,  direction_5 : vec3<f32>,  from_0 : Hit_0) -> Hit_0
{
    return closest_0(origin_5, direction_5, from_0);
}

struct FlatCamera_0
{
     perspective_0 : bool,
     columns_0 : array<vec3<f32>, i32(3)>,
     rows_1 : array<vec3<f32>, i32(3)>,
     place_2 : vec3<f32>,
     film_plane_1 : vec4<f32>,
     inverse_focal_0 : f32,
     on_lens_0 : vec2<f32>,
};

fn FlatCamera_in_camera_0( this_7 : FlatCamera_0,  v_6 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(this_7.rows_1[i32(0)], v_6), dot(this_7.rows_1[i32(1)], v_6), dot(this_7.rows_1[i32(2)], v_6));
}

fn FlatCamera_project_0( this_8 : FlatCamera_0,  p_1 : vec3<f32>,  weight_5 : f32) -> vec2<f32>
{
    var on_plane_0 : vec2<f32>;
    if(this_8.perspective_0)
    {
        on_plane_0 = this_8.on_lens_0 * vec2<f32>(this_8.inverse_focal_0) + (p_1.xy - this_8.on_lens_0 * vec2<f32>(weight_5)) / vec2<f32>(p_1.z);
    }
    else
    {
        on_plane_0 = p_1.xy - this_8.on_lens_0 * vec2<f32>((1.0f - p_1.z * this_8.inverse_focal_0));
    }
    return (on_plane_0 - this_8.film_plane_1.zw) / this_8.film_plane_1.xy;
}

fn FlatCamera_lens_point_0( this_9 : FlatCamera_0) -> vec3<f32>
{
    return this_9.place_2 + this_9.columns_0[i32(0)] * vec3<f32>(this_9.on_lens_0.x) + this_9.columns_0[i32(1)] * vec3<f32>(this_9.on_lens_0.y);
}

fn FlatCamera_tangent_0( this_10 : FlatCamera_0,  seen_0 : Seen_0,  axis_2 : i32) -> vec3<f32>
{
    var along_0 : vec3<f32> = this_10.columns_0[axis_2] * vec3<f32>(this_10.film_plane_1[axis_2]);
    if((seen_0.weight_2) == 0.0f)
    {
        return along_0 * vec3<f32>(FlatCamera_in_camera_0(this_10, seen_0.place_0).z);
    }
    var along_1 : vec3<f32>;
    var direction_6 : vec3<f32>;
    if(this_10.perspective_0)
    {
        var _S84 : vec3<f32> = seen_0.place_0 - FlatCamera_lens_point_0(this_10);
        along_1 = along_0 * vec3<f32>(FlatCamera_in_camera_0(this_10, seen_0.place_0 - this_10.place_2).z);
        direction_6 = _S84;
    }
    else
    {
        var slope_1 : vec2<f32> = this_10.on_lens_0 * vec2<f32>(this_10.inverse_focal_0);
        var _S85 : vec3<f32> = this_10.columns_0[i32(2)] - this_10.columns_0[i32(0)] * vec3<f32>(slope_1.x) - this_10.columns_0[i32(1)] * vec3<f32>(slope_1.y);
        along_1 = along_0;
        direction_6 = _S85;
    }
    return along_1 - direction_6 * vec3<f32>((dot(seen_0.normal_0, along_1) / dot(seen_0.normal_0, direction_6)));
}

fn FlatCamera_project_tangent_0( this_11 : FlatCamera_0,  p_2 : vec3<f32>,  weight_6 : f32,  moved_0 : vec3<f32>) -> vec2<f32>
{
    var d_1 : vec3<f32> = FlatCamera_in_camera_0(this_11, moved_0);
    var on_plane_1 : vec2<f32>;
    if(this_11.perspective_0)
    {
        var _S86 : vec2<f32> = vec2<f32>(p_2.z);
        on_plane_1 = (d_1.xy - (p_2.xy - this_11.on_lens_0 * vec2<f32>(weight_6)) / _S86 * vec2<f32>(d_1.z)) / _S86;
    }
    else
    {
        on_plane_1 = d_1.xy + this_11.on_lens_0 * vec2<f32>((this_11.inverse_focal_0 * d_1.z));
    }
    return on_plane_1 / this_11.film_plane_1.xy;
}

fn filtered_pair_0( axis_3 : u32,  at_0 : f32,  offset_3 : f32) -> vec3<f32>
{
    var pixel_3 : f32 = floor(at_0 - offset_3);
    var width_2 : f32 = 2.0f * run_0.filter_0.data_0[axis_3].radius_0 / 64.0f;
    var place_3 : f32 = (at_0 - pixel_3 - 0.5f + run_0.filter_0.data_0[axis_3].radius_0) / width_2;
    var _S87 : bool;
    if(place_3 >= 0.0f)
    {
        _S87 = place_3 < 64.0f;
    }
    else
    {
        _S87 = false;
    }
    if(!_S87)
    {
        return vec3<f32>(pixel_3, 0.0f, 0.0f);
    }
    var _S88 : u32 = min(u32(place_3), u32(63));
    var start_3 : f32 = filter_cumulative_0(axis_3, _S88);
    var _S89 : u32 = _S88 + u32(1);
    var end_1 : f32;
    if(_S89 < u32(64))
    {
        end_1 = filter_cumulative_0(axis_3, _S89);
    }
    else
    {
        end_1 = 1.0f;
    }
    var _S90 : f32 = end_1 - start_3;
    var _S91 : f32 = start_3 + (place_3 - f32(_S88)) * _S90;
    if(end_1 > start_3)
    {
        end_1 = width_2 / _S90;
    }
    else
    {
        end_1 = 0.0f;
    }
    return vec3<f32>(pixel_3, _S91, end_1);
}

fn flat_camera_0( _S92 : vec2<f32>) -> FlatCamera_0
{
    var flat_0 : FlatCamera_0;
    var _S93 : bool;
    if(!(((FEATURES_0 & (u32(4096)))) != u32(0)))
    {
        _S93 = true;
    }
    else
    {
        _S93 = (run_0.other_camera_0.projection_0) == u32(0);
    }
    flat_0.perspective_0 = _S93;
    var axis_4 : i32 = i32(0);
    for(;;)
    {
        if(axis_4 < i32(3))
        {
        }
        else
        {
            break;
        }
        flat_0.columns_0[axis_4] = vec3<f32>(run_0.other_camera_0.to_world_0[i32(0)][axis_4], run_0.other_camera_0.to_world_0[i32(1)][axis_4], run_0.other_camera_0.to_world_0[i32(2)][axis_4]);
        axis_4 = axis_4 + i32(1);
    }
    var _S94 : vec3<f32> = cross(flat_0.columns_0[i32(1)], flat_0.columns_0[i32(2)]);
    var _S95 : vec3<f32> = vec3<f32>((1.0f / dot(flat_0.columns_0[i32(0)], _S94)));
    flat_0.rows_1[i32(0)] = _S94 * _S95;
    flat_0.rows_1[i32(1)] = cross(flat_0.columns_0[i32(2)], flat_0.columns_0[i32(0)]) * _S95;
    flat_0.rows_1[i32(2)] = cross(flat_0.columns_0[i32(0)], flat_0.columns_0[i32(1)]) * _S95;
    flat_0.place_2 = vec3<f32>(run_0.other_camera_0.to_world_0[i32(0)].w, run_0.other_camera_0.to_world_0[i32(1)].w, run_0.other_camera_0.to_world_0[i32(2)].w);
    flat_0.film_plane_1 = run_0.other_camera_0.film_plane_0;
    var _S96 : f32 = run_0.other_camera_0.lens_radius_0;
    var _S97 : f32;
    if((run_0.other_camera_0.lens_radius_0) > 0.0f)
    {
        _S97 = 1.0f / run_0.other_camera_0.focal_distance_0;
    }
    else
    {
        _S97 = 0.0f;
    }
    flat_0.inverse_focal_0 = _S97;
    var sin_cos_1 : vec2<f32> = sin_cos_turns_0(_S92.x);
    flat_0.on_lens_0 = vec2<f32>((_S96 * safe_sqrt_0(_S92.y))) * vec2<f32>(sin_cos_1.y, sin_cos_1.x);
    return flat_0;
}

fn flat_camera_1( _S98 : vec2<f32>) -> FlatCamera_0
{
    var flat_1 : FlatCamera_0;
    var _S99 : bool;
    if(!(((FEATURES_0 & (u32(4096)))) != u32(0)))
    {
        _S99 = true;
    }
    else
    {
        _S99 = (run_0.camera_0.projection_0) == u32(0);
    }
    flat_1.perspective_0 = _S99;
    var axis_5 : i32 = i32(0);
    for(;;)
    {
        if(axis_5 < i32(3))
        {
        }
        else
        {
            break;
        }
        flat_1.columns_0[axis_5] = vec3<f32>(run_0.camera_0.to_world_0[i32(0)][axis_5], run_0.camera_0.to_world_0[i32(1)][axis_5], run_0.camera_0.to_world_0[i32(2)][axis_5]);
        axis_5 = axis_5 + i32(1);
    }
    var _S100 : vec3<f32> = cross(flat_1.columns_0[i32(1)], flat_1.columns_0[i32(2)]);
    var _S101 : vec3<f32> = vec3<f32>((1.0f / dot(flat_1.columns_0[i32(0)], _S100)));
    flat_1.rows_1[i32(0)] = _S100 * _S101;
    flat_1.rows_1[i32(1)] = cross(flat_1.columns_0[i32(2)], flat_1.columns_0[i32(0)]) * _S101;
    flat_1.rows_1[i32(2)] = cross(flat_1.columns_0[i32(0)], flat_1.columns_0[i32(1)]) * _S101;
    flat_1.place_2 = vec3<f32>(run_0.camera_0.to_world_0[i32(0)].w, run_0.camera_0.to_world_0[i32(1)].w, run_0.camera_0.to_world_0[i32(2)].w);
    flat_1.film_plane_1 = run_0.camera_0.film_plane_0;
    var _S102 : f32 = run_0.camera_0.lens_radius_0;
    var _S103 : f32;
    if((run_0.camera_0.lens_radius_0) > 0.0f)
    {
        _S103 = 1.0f / run_0.camera_0.focal_distance_0;
    }
    else
    {
        _S103 = 0.0f;
    }
    flat_1.inverse_focal_0 = _S103;
    var sin_cos_2 : vec2<f32> = sin_cos_turns_0(_S98.x);
    flat_1.on_lens_0 = vec2<f32>((_S102 * safe_sqrt_0(_S98.y))) * vec2<f32>(sin_cos_2.y, sin_cos_2.x);
    return flat_1;
}

struct CameraRay_0
{
     origin_6 : vec3<f32>,
     direction_7 : vec3<f32>,
};

fn sphere_direction_0( _S104 : vec2<f32>) -> vec3<f32>
{
    var direction_8 : vec3<f32>;
    if((run_0.other_camera_0.projection_0) == u32(2))
    {
        var d_2 : vec3<f32> = octahedral_direction_0(_S104);
        direction_8 = vec3<f32>(d_2.x, d_2.z, d_2.y);
    }
    else
    {
        var azimuth_0 : vec2<f32> = sin_cos_turns_0(_S104.x);
        var polar_0 : vec2<f32> = sin_cos_turns_0(_S104.y * 0.5f);
        var _S105 : f32 = polar_0.x;
        direction_8 = vec3<f32>(_S105 * azimuth_0.y, polar_0.y, _S105 * azimuth_0.x);
    }
    return direction_8;
}

fn camera_ray_0( _S106 : FilmPoint_0,  _S107 : vec2<f32>,  _S108 : vec2<f32>) -> CameraRay_0
{
    var on_plane_2 : vec2<f32> = run_0.other_camera_0.film_plane_0.xy * filtered_point_0(_S106, _S107) + run_0.other_camera_0.film_plane_0.zw;
    var _S109 : vec3<f32> = vec3<f32>(on_plane_2, 1.0f);
    var _S110 : vec3<f32> = vec3<f32>(0.0f);
    var flat_2 : bool;
    if(((FEATURES_0 & (u32(4096)))) != u32(0))
    {
        flat_2 = (run_0.other_camera_0.projection_0) != u32(0);
    }
    else
    {
        flat_2 = false;
    }
    var origin_7 : vec3<f32>;
    var direction_9 : vec3<f32>;
    if(flat_2)
    {
        var _S111 : bool = (run_0.other_camera_0.projection_0) == u32(1);
        if(_S111)
        {
            const _S112 : vec3<f32> = vec3<f32>(0.0f, 0.0f, 1.0f);
            origin_7 = vec3<f32>(on_plane_2, 0.0f);
            direction_9 = _S112;
        }
        else
        {
            var _S113 : vec3<f32> = sphere_direction_0(on_plane_2);
            origin_7 = _S110;
            direction_9 = _S113;
        }
        flat_2 = _S111;
    }
    else
    {
        flat_2 = true;
        origin_7 = _S110;
        direction_9 = _S109;
    }
    var _S114 : f32 = run_0.other_camera_0.lens_radius_0;
    if((run_0.other_camera_0.lens_radius_0) > 0.0f)
    {
    }
    else
    {
        flat_2 = false;
    }
    if(flat_2)
    {
        var sin_cos_3 : vec2<f32> = sin_cos_turns_0(_S108.x);
        var radius_2 : f32 = _S114 * safe_sqrt_0(_S108.y);
        var origin_8 : vec3<f32> = origin_7 + vec3<f32>(radius_2 * sin_cos_3.y, radius_2 * sin_cos_3.x, 0.0f);
        var _S115 : vec3<f32> = origin_7 + direction_9 * vec3<f32>(run_0.other_camera_0.focal_distance_0) - origin_8;
        origin_7 = origin_8;
        direction_9 = _S115;
    }
    var row0_0 : vec3<f32> = run_0.other_camera_0.to_world_0[i32(0)].xyz;
    var row1_1 : vec3<f32> = run_0.other_camera_0.to_world_0[i32(1)].xyz;
    var row2_1 : vec3<f32> = run_0.other_camera_0.to_world_0[i32(2)].xyz;
    var ray_4 : CameraRay_0;
    ray_4.origin_6 = vec3<f32>(dot(row0_0, origin_7), dot(row1_1, origin_7), dot(row2_1, origin_7)) + vec3<f32>(run_0.other_camera_0.to_world_0[i32(0)].w, run_0.other_camera_0.to_world_0[i32(1)].w, run_0.other_camera_0.to_world_0[i32(2)].w);
    ray_4.direction_7 = unit_vector_0(vec3<f32>(dot(row0_0, direction_9), dot(row1_1, direction_9), dot(row2_1, direction_9)));
    return ray_4;
}

fn seen_by_0( _S116 : bool,  _S117 : vec2<f32>,  _S118 : vec2<f32>) -> Seen_0
{
    var _S119 : FilmPoint_0 = film_point_0(_S117);
    var _S120 : CameraRay_0 = camera_ray_0(_S119, _S117, _S118);
    var hit_2 : Hit_0 = next_hit_0(_S120.origin_6, _S120.direction_7, nothing_0());
    var seen_1 : Seen_0;
    seen_1.found_2 = _S116;
    seen_1.place_0 = _S120.direction_7;
    seen_1.weight_2 = 0.0f;
    seen_1.normal_0 = vec3<f32>(0.0f);
    if(Hit_found_0(hit_2))
    {
        var surface_1 : Surface_0 = surface_at_0(load_triangle_0(hit_2), _S120.origin_6, _S120.direction_7);
        seen_1.found_2 = true;
        seen_1.place_0 = surface_1.position_0;
        seen_1.weight_2 = 1.0f;
        seen_1.normal_0 = surface_1.geometric_normal_0;
    }
    return seen_1;
}

fn sphere_direction_1( _S121 : vec2<f32>) -> vec3<f32>
{
    var direction_10 : vec3<f32>;
    if((run_0.camera_0.projection_0) == u32(2))
    {
        var d_3 : vec3<f32> = octahedral_direction_0(_S121);
        direction_10 = vec3<f32>(d_3.x, d_3.z, d_3.y);
    }
    else
    {
        var azimuth_1 : vec2<f32> = sin_cos_turns_0(_S121.x);
        var polar_1 : vec2<f32> = sin_cos_turns_0(_S121.y * 0.5f);
        var _S122 : f32 = polar_1.x;
        direction_10 = vec3<f32>(_S122 * azimuth_1.y, polar_1.y, _S122 * azimuth_1.x);
    }
    return direction_10;
}

fn camera_ray_1( _S123 : FilmPoint_0,  _S124 : vec2<f32>,  _S125 : vec2<f32>) -> CameraRay_0
{
    var on_plane_3 : vec2<f32> = run_0.camera_0.film_plane_0.xy * filtered_point_0(_S123, _S124) + run_0.camera_0.film_plane_0.zw;
    var _S126 : vec3<f32> = vec3<f32>(on_plane_3, 1.0f);
    var _S127 : vec3<f32> = vec3<f32>(0.0f);
    var flat_3 : bool;
    if(((FEATURES_0 & (u32(4096)))) != u32(0))
    {
        flat_3 = (run_0.camera_0.projection_0) != u32(0);
    }
    else
    {
        flat_3 = false;
    }
    var origin_9 : vec3<f32>;
    var direction_11 : vec3<f32>;
    if(flat_3)
    {
        var _S128 : bool = (run_0.camera_0.projection_0) == u32(1);
        if(_S128)
        {
            const _S129 : vec3<f32> = vec3<f32>(0.0f, 0.0f, 1.0f);
            origin_9 = vec3<f32>(on_plane_3, 0.0f);
            direction_11 = _S129;
        }
        else
        {
            var _S130 : vec3<f32> = sphere_direction_1(on_plane_3);
            origin_9 = _S127;
            direction_11 = _S130;
        }
        flat_3 = _S128;
    }
    else
    {
        flat_3 = true;
        origin_9 = _S127;
        direction_11 = _S126;
    }
    var _S131 : f32 = run_0.camera_0.lens_radius_0;
    if((run_0.camera_0.lens_radius_0) > 0.0f)
    {
    }
    else
    {
        flat_3 = false;
    }
    if(flat_3)
    {
        var sin_cos_4 : vec2<f32> = sin_cos_turns_0(_S125.x);
        var radius_3 : f32 = _S131 * safe_sqrt_0(_S125.y);
        var origin_10 : vec3<f32> = origin_9 + vec3<f32>(radius_3 * sin_cos_4.y, radius_3 * sin_cos_4.x, 0.0f);
        var _S132 : vec3<f32> = origin_9 + direction_11 * vec3<f32>(run_0.camera_0.focal_distance_0) - origin_10;
        origin_9 = origin_10;
        direction_11 = _S132;
    }
    var row0_1 : vec3<f32> = run_0.camera_0.to_world_0[i32(0)].xyz;
    var row1_2 : vec3<f32> = run_0.camera_0.to_world_0[i32(1)].xyz;
    var row2_2 : vec3<f32> = run_0.camera_0.to_world_0[i32(2)].xyz;
    var ray_5 : CameraRay_0;
    ray_5.origin_6 = vec3<f32>(dot(row0_1, origin_9), dot(row1_2, origin_9), dot(row2_2, origin_9)) + vec3<f32>(run_0.camera_0.to_world_0[i32(0)].w, run_0.camera_0.to_world_0[i32(1)].w, run_0.camera_0.to_world_0[i32(2)].w);
    ray_5.direction_7 = unit_vector_0(vec3<f32>(dot(row0_1, direction_11), dot(row1_2, direction_11), dot(row2_2, direction_11)));
    return ray_5;
}

fn seen_by_1( _S133 : bool,  _S134 : vec2<f32>,  _S135 : vec2<f32>) -> Seen_0
{
    var _S136 : FilmPoint_0 = film_point_0(_S134);
    var _S137 : CameraRay_0 = camera_ray_1(_S136, _S134, _S135);
    var hit_3 : Hit_0 = next_hit_0(_S137.origin_6, _S137.direction_7, nothing_0());
    var seen_2 : Seen_0;
    seen_2.found_2 = _S133;
    seen_2.place_0 = _S137.direction_7;
    seen_2.weight_2 = 0.0f;
    seen_2.normal_0 = vec3<f32>(0.0f);
    if(Hit_found_0(hit_3))
    {
        var surface_2 : Surface_0 = surface_at_0(load_triangle_0(hit_3), _S137.origin_6, _S137.direction_7);
        seen_2.found_2 = true;
        seen_2.place_0 = surface_2.position_0;
        seen_2.weight_2 = 1.0f;
        seen_2.normal_0 = surface_2.geometric_normal_0;
    }
    return seen_2;
}

fn reproject_0( film_uv_3 : vec2<f32>,  lens_uv_0 : vec2<f32>) -> Reprojected_0
{
    var result_2 : Reprojected_0 = Reprojected_x24init_0(false, vec2<f32>(0.0f), 0.0f);
    if((run_0.reuse_0.stays_0) != u32(0))
    {
        result_2.found_0 = true;
        result_2.film_0 = film_uv_3;
        result_2.jacobian_0 = 1.0f;
        return result_2;
    }
    var _S138 : FlatCamera_0 = flat_camera_0(lens_uv_0);
    var _S139 : FlatCamera_0 = flat_camera_1(lens_uv_0);
    var _S140 : vec3<f32> = vec3<f32>(0.0f);
    var seen_3 : Seen_0 = Seen_x24init_0(false, _S140, 0.0f, _S140);
    var turn_0 : u32 = u32(0);
    for(;;)
    {
        if(turn_0 < u32(2))
        {
        }
        else
        {
            break;
        }
        var on_film_0 : bool;
        var _S141 : bool;
        if(turn_0 == u32(0))
        {
            var _S142 : Seen_0 = seen_by_0(_S138.perspective_0, film_uv_3, lens_uv_0);
            if(!_S142.found_2)
            {
                break;
            }
            var p_3 : vec3<f32> = FlatCamera_in_camera_0(_S139, _S142.place_0 - _S139.place_2 * vec3<f32>(_S142.weight_2));
            if(!((p_3.z) > 0.0f))
            {
                break;
            }
            var position_1 : vec2<f32> = FlatCamera_project_0(_S139, p_3, _S142.weight_2);
            var a_1 : vec2<f32> = FlatCamera_project_tangent_0(_S139, p_3, _S142.weight_2, FlatCamera_tangent_0(_S138, _S142, i32(0)));
            var b_1 : vec2<f32> = FlatCamera_project_tangent_0(_S139, p_3, _S142.weight_2, FlatCamera_tangent_0(_S138, _S142, i32(1)));
            result_2.jacobian_0 = abs(a_1.x * b_1.y - a_1.y * b_1.x);
            result_2.film_0 = position_1;
            var point_2 : FilmPoint_0 = film_point_0(film_uv_3);
            var _S143 : bool;
            if(point_2.filtered_1)
            {
                var _S144 : vec2<f32> = (film_uv_3 * point_2.size_0 - point_2.corner_0 - point_2.start_1) * point_2.slope_0 + point_2.left_0;
                result_2.jacobian_0 = result_2.jacobian_0 * (point_2.slope_0.x * point_2.slope_0.y);
                on_film_0 = true;
                var axis_6 : u32 = u32(0);
                for(;;)
                {
                    if(axis_6 < u32(2))
                    {
                    }
                    else
                    {
                        break;
                    }
                    var _S145 : u32 = axis_6;
                    var pair_0 : vec3<f32> = filtered_pair_0(axis_6, position_1[axis_6] * point_2.size_0[axis_6], _S144[axis_6]);
                    if(on_film_0)
                    {
                        _S141 = (pair_0.x) >= 0.0f;
                    }
                    else
                    {
                        _S141 = false;
                    }
                    if(_S141)
                    {
                        _S143 = (pair_0.x) < (point_2.size_0[_S145]);
                    }
                    else
                    {
                        _S143 = false;
                    }
                    if(_S143)
                    {
                        on_film_0 = (pair_0.z) > 0.0f;
                    }
                    else
                    {
                        on_film_0 = false;
                    }
                    result_2.film_0[axis_6] = (pair_0.x + pair_0.y) / point_2.size_0[_S145];
                    result_2.jacobian_0 = result_2.jacobian_0 / pair_0.z;
                    axis_6 = axis_6 + u32(1);
                }
                if(!on_film_0)
                {
                    break;
                }
            }
            if((all(((result_2.film_0) >= vec2<f32>(0.0f)))))
            {
                on_film_0 = (all(((result_2.film_0) < vec2<f32>(1.0f))));
            }
            else
            {
                on_film_0 = false;
            }
            if(on_film_0)
            {
                _S141 = (result_2.jacobian_0) > 0.0f;
            }
            else
            {
                _S141 = false;
            }
            if(_S141)
            {
                _S143 = is_finite_0(result_2.jacobian_0);
            }
            else
            {
                _S143 = false;
            }
            if(!_S143)
            {
                break;
            }
            seen_3 = _S142;
        }
        else
        {
            var _S146 : Seen_0 = seen_by_1(_S139.perspective_0, result_2.film_0, lens_uv_0);
            var apart_0 : vec3<f32> = _S146.place_0 - seen_3.place_0;
            var away_0 : vec3<f32> = seen_3.place_0 - FlatCamera_lens_point_0(_S139);
            var _S147 : Seen_0 = seen_3;
            var reach_1 : f32;
            if((seen_3.weight_2) == 0.0f)
            {
                reach_1 = 1.0f;
            }
            else
            {
                reach_1 = dot(away_0, away_0);
            }
            if(_S146.found_2)
            {
                on_film_0 = (_S146.weight_2) == (_S147.weight_2);
            }
            else
            {
                on_film_0 = false;
            }
            if(on_film_0)
            {
                _S141 = (dot(apart_0, apart_0)) <= (1.00000011116208043e-06f * reach_1);
            }
            else
            {
                _S141 = false;
            }
            result_2.found_0 = _S141;
        }
        turn_0 = turn_0 + u32(1);
    }
    return result_2;
}

fn store_rows_0( _S148 : u32,  _S149 : u32,  _S150 : u32,  _S151 : ChainState_0)
{
    var _S152 : vec4<u32> = vec4<u32>(_S151.pixel_0, _S151.flags_0, _S151.tour_length_1, bitcast<u32>(_S151.start_weight_0));
    var _S153 : vec4<u32> = vec4<u32>(_S151.refused_0, bitcast<u32>(_S151.score_squared_0), _S151.step_0, bitcast<u32>(_S151.memory_0));
    var _S154 : vec4<u32> = vec4<u32>(_S151.brightness_top_0[u32(0)], _S151.brightness_top_0[u32(1)], _S151.brightness_bottom_0[u32(0)], _S151.brightness_bottom_0[u32(1)]);
    chain_states_0[_S148 * _S149 + _S150] = vec4<u32>(bitcast<u32>(_S151.radiance_0[u32(0)]), bitcast<u32>(_S151.radiance_0[u32(1)]), bitcast<u32>(_S151.radiance_0[u32(2)]), bitcast<u32>(_S151.density_0));
    chain_states_0[(_S148 + u32(1)) * _S149 + _S150] = _S152;
    chain_states_0[(_S148 + u32(2)) * _S149 + _S150] = _S153;
    chain_states_0[(_S148 + u32(3)) * _S149 + _S150] = _S154;
    return;
}

fn store_chain_0( chain_3 : Chain_0)
{
    store_rows_0(u32(0), run_0.method_0.chains_0, chain_3.index_1, chain_3.state_0);
    return;
}

fn candidate_count_0() -> u32
{
    return run_0.reuse_0.carried_0 + run_0.method_0.bootstrap_0;
}

fn store_rows_1( _S155 : u32,  _S156 : u32,  _S157 : u32,  _S158 : Candidate_0)
{
    var _S159 : vec4<u32> = vec4<u32>(bitcast<u32>(_S158.radiance_2[u32(0)]), bitcast<u32>(_S158.radiance_2[u32(1)]), bitcast<u32>(_S158.radiance_2[u32(2)]), _S158.padding_4);
    candidates_0[_S155 * _S156 + _S157] = vec4<u32>(bitcast<u32>(_S158.ratio_0), bitcast<u32>(_S158.before_0), bitcast<u32>(_S158.density_2), bitcast<u32>(_S158.weight_0));
    candidates_0[(_S155 + u32(1)) * _S156 + _S157] = _S159;
    return;
}

fn store_candidate_0( index_4 : u32,  candidate_0 : Candidate_0)
{
    store_rows_1(u32(0), candidate_count_0(), index_4, candidate_0);
    return;
}

@compute
@workgroup_size(64, 1, 1)
fn carry_states(@builtin(global_invocation_id) id_0 : vec3<u32>)
{
    var _S160 : u32 = id_0.x;
    if(_S160 == u32(0))
    {
        reset_queues_0();
    }
    var index_5 : u32 = _S160;
    for(;;)
    {
        if(index_5 < (run_0.method_0.chains_0))
        {
        }
        else
        {
            break;
        }
        var last_0 : Chain_0 = load_chain_0(index_5);
        var x_5 : StoredCoordinates_0;
        x_5.chain_2 = index_5;
        x_5.slot_1 = Chain_slot_0(last_0);
        var _S161 : vec3<f32> = vec3<f32>(0.0f);
        var _S162 : vec2<u32> = vec2<u32>(u32(0));
        var chain_4 : Chain_0 = Chain_x24init_0(u32(0), ChainState_x24init_0(_S161, 0.0f, u32(0), u32(0), u32(0), 0.0f, u32(0), 0.0f, u32(0), 0.0f, _S162, _S162));
        chain_4.index_1 = index_5;
        var candidate_1 : Candidate_0 = Candidate_x24init_0(0.0f, 0.0f, 0.0f, 0.0f, _S161, u32(0));
        candidate_1.before_0 = last_0.state_0.density_0;
        var _S163 : Reprojected_0 = Reprojected_x24init_0(false, vec2<f32>(0.0f), 0.0f);
        var moved_1 : Reprojected_0;
        if((last_0.state_0.density_0) > 0.0f)
        {
            var _S164 : Reprojected_0 = reproject_0(StoredCoordinates_film_0(x_5), StoredCoordinates_lens_0(x_5));
            moved_1 = _S164;
        }
        else
        {
            moved_1 = _S163;
        }
        if(moved_1.found_0)
        {
            if((x_5.slot_1) == u32(0))
            {
                var j_0 : u32 = u32(2);
                for(;;)
                {
                    if(j_0 < (run_0.path_0.dimension_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    coordinates_0[stored_index_0(u32(1), j_0, index_5)] = StoredCoordinates_get_0(x_5, j_0);
                    j_0 = j_0 + u32(1);
                }
            }
            coordinates_0[stored_index_0(u32(1), u32(0), index_5)] = moved_1.film_0.x;
            coordinates_0[stored_index_0(u32(1), u32(1), index_5)] = moved_1.film_0.y;
            candidate_1.density_2 = 1.0f / moved_1.jacobian_0;
            chain_4.state_0.flags_0 = u32(32);
        }
        store_chain_0(chain_4);
        store_candidate_0(index_5, candidate_1);
        index_5 = index_5 + run_0.dispatch_0.lanes_0;
    }
    return;
}

