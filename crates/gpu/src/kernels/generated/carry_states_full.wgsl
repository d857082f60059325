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

@binding(3) @group(0) var<storage, read> tables_0 : array<vec4<f32>>;

@binding(4) @group(0) var<storage, read> texels_0 : array<u32>;

@binding(13) @group(1) var<storage, read_write> candidates_0 : array<vec4<u32>>;

@id(0) override FEATURES_0 : u32 = u32(4294967295);

struct Sloped3_0
{
     v_0 : vec3<f32>,
     d1_0 : vec3<f32>,
     d2_0 : vec3<f32>,
};

struct TextureStack_0
{
     v_1 : array<vec3<f32>, i32(12)>,
     d1_1 : array<vec3<f32>, i32(12)>,
     d2_1 : array<vec3<f32>, i32(12)>,
     depth_0 : u32,
     top_0 : Sloped3_0,
};

fn sloped_0( value_0 : vec3<f32>) -> Sloped3_0
{
    var result_0 : Sloped3_0;
    result_0.v_0 = value_0;
    var _S1 : vec3<f32> = vec3<f32>(0.0f);
    result_0.d1_0 = _S1;
    result_0.d2_0 = _S1;
    return result_0;
}

fn TextureStack_pop_0( this_0 : ptr<function, TextureStack_0>) -> Sloped3_0
{
    var popped_0 : Sloped3_0 = (*this_0).top_0;
    var _S2 : u32 = (*this_0).depth_0 - u32(1);
    (*this_0).depth_0 = _S2;
    if(_S2 > u32(0))
    {
        (*this_0).top_0 = sloped_0((*this_0).v_1[(*this_0).depth_0 - u32(1)]);
    }
    return popped_0;
}

fn TextureStack_push_0( this_1 : ptr<function, TextureStack_0>,  value_1 : Sloped3_0)
{
    if(((*this_1).depth_0) > u32(0))
    {
        (*this_1).v_1[(*this_1).depth_0 - u32(1)] = (*this_1).top_0.v_0;
    }
    (*this_1).depth_0 = (*this_1).depth_0 + u32(1);
    (*this_1).top_0 = value_1;
    return;
}

struct Sloped_0
{
     v_2 : f32,
     d_0 : vec2<f32>,
};

struct TexturePoint_0
{
     u_0 : Sloped_0,
     v_3 : Sloped_0,
     position_0 : Sloped3_0,
     normal_0 : vec3<f32>,
};

fn sloped_1( value_2 : f32,  slopes_0 : vec2<f32>) -> Sloped_0
{
    var result_1 : Sloped_0;
    result_1.v_2 = value_2;
    result_1.d_0 = slopes_0;
    return result_1;
}

fn times_0( a_0 : Sloped_0,  b_0 : f32) -> Sloped_0
{
    return sloped_1(a_0.v_2 * b_0, a_0.d_0 * vec2<f32>(b_0));
}

fn plus_0( a_1 : Sloped_0,  b_1 : f32) -> Sloped_0
{
    return sloped_1(a_1.v_2 + b_1, a_1.d_0);
}

fn product_0( a_2 : Sloped3_0,  b_2 : vec3<f32>) -> Sloped_0
{
    return sloped_1(dot(a_2.v_0, b_2), vec2<f32>(dot(a_2.d1_0, b_2), dot(a_2.d2_0, b_2)));
}

fn sloped_2( value_3 : vec3<f32>,  d1_2 : vec3<f32>,  d2_2 : vec3<f32>) -> Sloped3_0
{
    var result_2 : Sloped3_0;
    result_2.v_0 = value_3;
    result_2.d1_0 = d1_2;
    result_2.d2_0 = d2_2;
    return result_2;
}

fn vector_of_0( x_0 : Sloped_0,  y_0 : Sloped_0,  z_0 : Sloped_0) -> Sloped3_0
{
    return sloped_2(vec3<f32>(x_0.v_2, y_0.v_2, z_0.v_2), vec3<f32>(x_0.d_0.x, y_0.d_0.x, z_0.d_0.x), vec3<f32>(x_0.d_0.y, y_0.d_0.y, z_0.d_0.y));
}

fn texture_position_0( row_0 : u32,  position_1 : Sloped3_0) -> Sloped3_0
{
    var x_1 : vec4<f32> = tables_0[row_0];
    var y_1 : vec4<f32> = tables_0[row_0 + u32(1)];
    var z_1 : vec4<f32> = tables_0[row_0 + u32(2)];
    return vector_of_0(plus_0(product_0(position_1, x_1.xyz), x_1.w), plus_0(product_0(position_1, y_1.xyz), y_1.w), plus_0(product_0(position_1, z_1.xyz), z_1.w));
}

fn channel_0( a_3 : Sloped3_0,  i_0 : u32) -> Sloped_0
{
    return sloped_1(a_3.v_0[i_0], vec2<f32>(a_3.d1_0[i_0], a_3.d2_0[i_0]));
}

fn turns_of_0( y_2 : f32,  x_2 : f32) -> f32
{
    var ax_0 : f32 = abs(x_2);
    var ay_0 : f32 = abs(y_2);
    var _S3 : f32 = max(ax_0, ay_0);
    var _S4 : f32 = min(ax_0, ay_0);
    var turns_0 : f32;
    if(_S3 > 0.0f)
    {
        var z_2 : f32 = _S4 / _S3;
        var steep_0 : bool = z_2 > 0.41421356797218323f;
        var a_4 : f32;
        if(steep_0)
        {
            a_4 = (z_2 - 1.0f) / (z_2 + 1.0f);
        }
        else
        {
            a_4 = z_2;
        }
        var a2_0 : f32 = a_4 * a_4;
        var _S5 : f32 = ((((0.08053744584321976f * a2_0 - 0.13877685368061066f) * a2_0 + 0.19977711141109467f) * a2_0 - 0.33332949876785278f) * a2_0 * a_4 + a_4) * 0.15915493667125702f;
        if(steep_0)
        {
            a_4 = 0.125f;
        }
        else
        {
            a_4 = 0.0f;
        }
        var turns_1 : f32 = _S5 + a_4;
        if(ay_0 > ax_0)
        {
            turns_0 = 0.25f - turns_1;
        }
        else
        {
            turns_0 = turns_1;
        }
        if(x_2 < 0.0f)
        {
            turns_0 = 0.5f - turns_0;
        }
        if(y_2 < 0.0f)
        {
            turns_0 = - turns_0;
        }
    }
    else
    {
        turns_0 = 0.0f;
    }
    return turns_0;
}

fn is_finite_0( x_3 : f32) -> bool
{
    return (((bitcast<u32>((x_3))) & (u32(2139095040)))) != u32(2139095040);
}

fn sloped_3( value_4 : f32) -> Sloped_0
{
    var result_3 : Sloped_0;
    result_3.v_2 = value_4;
    result_3.d_0 = vec2<f32>(0.0f);
    return result_3;
}

fn angle_in_turns_0( y_3 : Sloped_0,  x_4 : Sloped_0) -> Sloped_0
{
    var turns_2 : f32 = turns_of_0(y_3.v_2, x_4.v_2);
    var slope_0 : f32 = 0.15915493667125702f / (x_4.v_2 * x_4.v_2 + y_3.v_2 * y_3.v_2);
    var _S6 : bool;
    if(!is_finite_0(slope_0))
    {
        _S6 = true;
    }
    else
    {
        _S6 = !is_finite_0(turns_2);
    }
    if(_S6)
    {
        var _S7 : f32;
        if(is_finite_0(turns_2))
        {
            _S7 = turns_2;
        }
        else
        {
            _S7 = 0.0f;
        }
        return sloped_3(_S7);
    }
    return sloped_1(turns_2, y_3.d_0 * vec2<f32>((x_4.v_2 * slope_0)) - x_4.d_0 * vec2<f32>((y_3.v_2 * slope_0)));
}

fn times_1( a_5 : Sloped_0,  b_3 : Sloped_0) -> Sloped_0
{
    return sloped_1(a_5.v_2 * b_3.v_2, a_5.d_0 * vec2<f32>(b_3.v_2) + b_3.d_0 * vec2<f32>(a_5.v_2));
}

fn plus_1( a_6 : Sloped_0,  b_4 : Sloped_0) -> Sloped_0
{
    return sloped_1(a_6.v_2 + b_4.v_2, a_6.d_0 + b_4.d_0);
}

fn root_of_0( a_7 : Sloped_0) -> Sloped_0
{
    var root_1 : f32;
    if((a_7.v_2) > 0.0f)
    {
        root_1 = sqrt(a_7.v_2);
    }
    else
    {
        root_1 = 0.0f;
    }
    var _S8 : Sloped_0;
    if(root_1 > 0.0f)
    {
        _S8 = sloped_1(root_1, a_7.d_0 * vec2<f32>((0.5f / root_1)));
    }
    else
    {
        _S8 = sloped_3(0.0f);
    }
    return _S8;
}

fn texture_coordinates_0( mapping_0 : u32,  row_1 : ptr<function, u32>,  point_0 : TexturePoint_0,  s_0 : ptr<function, Sloped_0>,  t_0 : ptr<function, Sloped_0>)
{
    var first_0 : u32 = (*row_1);
    if(mapping_0 == u32(0))
    {
        var map_0 : vec4<f32> = tables_0[first_0];
        (*s_0) = plus_0(times_0(point_0.u_0, map_0.x), map_0.z);
        (*t_0) = plus_0(times_0(point_0.v_3, map_0.y), map_0.w);
        (*row_1) = first_0 + u32(1);
        return;
    }
    var p_0 : Sloped3_0 = texture_position_0(first_0, point_0.position_0);
    var x_5 : Sloped_0 = channel_0(p_0, u32(0));
    var y_4 : Sloped_0 = channel_0(p_0, u32(1));
    var z_3 : Sloped_0 = channel_0(p_0, u32(2));
    var _S9 : u32 = first_0 + u32(3);
    (*row_1) = _S9;
    if(mapping_0 == u32(3))
    {
        var across_0 : vec4<f32> = tables_0[_S9];
        var along_0 : vec4<f32> = tables_0[first_0 + u32(4)];
        (*s_0) = plus_0(product_0(p_0, across_0.xyz), across_0.w);
        (*t_0) = plus_0(product_0(p_0, along_0.xyz), along_0.w);
        (*row_1) = first_0 + u32(5);
        return;
    }
    var azimuth_0 : Sloped_0 = angle_in_turns_0(y_4, x_5);
    if(mapping_0 == u32(2))
    {
        (*s_0) = plus_0(azimuth_0, 0.5f);
        (*t_0) = z_3;
        return;
    }
    (*s_0) = times_0(angle_in_turns_0(root_of_0(plus_1(times_1(x_5, x_5), times_1(y_4, y_4))), z_3), 2.0f);
    var _S10 : Sloped_0;
    if((azimuth_0.v_2) < 0.0f)
    {
        _S10 = plus_0(azimuth_0, 1.0f);
    }
    else
    {
        _S10 = azimuth_0;
    }
    (*t_0) = _S10;
    return;
}

struct ImageEntry_0
{
     first_1 : u32,
     width_1 : u32,
     height_1 : u32,
     channels_0 : u32,
     decode_0 : u32,
     padding0_2 : u32,
     padding1_2 : u32,
     padding2_2 : u32,
};

fn load_table_0( first_2 : u32) -> ImageEntry_0
{
    var rows_0 : array<vec4<f32>, i32(2)>;
    rows_0[i32(0)] = tables_0[first_2];
    rows_0[i32(1)] = tables_0[first_2 + u32(1)];
    var _S11 : ImageEntry_0 = ImageEntry_0( bitcast<u32>(rows_0[u32(0)][u32(0)]), bitcast<u32>(rows_0[u32(0)][u32(1)]), bitcast<u32>(rows_0[u32(0)][u32(2)]), bitcast<u32>(rows_0[u32(0)][u32(3)]), bitcast<u32>(rows_0[u32(1)][u32(0)]), bitcast<u32>(rows_0[u32(1)][u32(1)]), bitcast<u32>(rows_0[u32(1)][u32(2)]), bitcast<u32>(rows_0[u32(1)][u32(3)]) );
    return _S11;
}

fn split_0( x_6 : Sloped_0,  whole_0 : ptr<function, i32>) -> Sloped_0
{
    var known_0 : bool = (abs(x_6.v_2)) < 1.073741824e+09f;
    var below_0 : f32;
    if(known_0)
    {
        below_0 = floor(x_6.v_2);
    }
    else
    {
        below_0 = 0.0f;
    }
    (*whole_0) = i32(below_0);
    var _S12 : Sloped_0;
    if(known_0)
    {
        _S12 = sloped_1(x_6.v_2 - below_0, x_6.d_0);
    }
    else
    {
        _S12 = sloped_3(0.0f);
    }
    return _S12;
}

fn texel_coordinate_0( coordinate_0 : Sloped_0,  size_0 : u32,  wrap_0 : u32,  offset_0 : f32,  whole_1 : ptr<function, i32>) -> Sloped_0
{
    if(wrap_0 == u32(0))
    {
        var copy_0 : i32;
        var _S13 : Sloped_0 = split_0(plus_0(times_0(split_0(coordinate_0, &(copy_0)), f32(size_0)), offset_0), &((*whole_1)));
        return _S13;
    }
    var _S14 : f32 = f32(size_0);
    var x_7 : Sloped_0 = plus_0(times_0(coordinate_0, _S14), offset_0);
    var _S15 : bool;
    if((x_7.v_2) > -1.0f)
    {
        _S15 = (x_7.v_2) < _S14;
    }
    else
    {
        _S15 = false;
    }
    if(_S15)
    {
        var _S16 : Sloped_0 = split_0(x_7, &((*whole_1)));
        return _S16;
    }
    var _S17 : i32;
    if((x_7.v_2) > 0.0f)
    {
        _S17 = i32(size_0);
    }
    else
    {
        _S17 = i32(-1);
    }
    (*whole_1) = _S17;
    return sloped_3(0.0f);
}

fn texel_inside_0( image_1 : ImageEntry_0,  i_1 : u32,  j_0 : u32) -> vec3<f32>
{
    var texel_0 : u32 = j_0 * image_1.width_1 + i_1;
    if((image_1.decode_0) == u32(4294967295))
    {
        if((image_1.channels_0) == u32(1))
        {
            return vec3<f32>((bitcast<f32>((texels_0[image_1.first_1 + texel_0]))));
        }
        var at_0 : u32 = image_1.first_1 + u32(3) * texel_0;
        return vec3<f32>((bitcast<f32>((texels_0[at_0]))), (bitcast<f32>((texels_0[at_0 + u32(1)]))), (bitcast<f32>((texels_0[at_0 + u32(2)]))));
    }
    if((image_1.channels_0) == u32(1))
    {
        return vec3<f32>((bitcast<f32>((texels_0[image_1.decode_0 + ((((texels_0[image_1.first_1 + ((texel_0 >> (u32(2))))] >> ((u32(8) * ((texel_0 & (u32(3)))))))) & (u32(255))))]))));
    }
    var word_0 : u32 = texels_0[image_1.first_1 + texel_0];
    return vec3<f32>((bitcast<f32>((texels_0[image_1.decode_0 + ((word_0 & (u32(255))))]))), (bitcast<f32>((texels_0[image_1.decode_0 + ((((word_0 >> (u32(8)))) & (u32(255))))]))), (bitcast<f32>((texels_0[image_1.decode_0 + ((((word_0 >> (u32(16)))) & (u32(255))))]))));
}

fn texel_1( image_2 : ImageEntry_0,  wrap_1 : u32,  i_any_0 : i32,  j_any_0 : i32) -> vec3<f32>
{
    var width_2 : i32 = i32(image_2.width_1);
    var height_2 : i32 = i32(image_2.height_1);
    var _S18 : bool = i_any_0 < i32(0);
    var _S19 : bool;
    if(_S18)
    {
        _S19 = true;
    }
    else
    {
        _S19 = i_any_0 >= width_2;
    }
    if(_S19)
    {
        _S19 = true;
    }
    else
    {
        _S19 = j_any_0 < i32(0);
    }
    if(_S19)
    {
        _S19 = true;
    }
    else
    {
        _S19 = j_any_0 >= height_2;
    }
    var j_1 : i32;
    var i_2 : i32;
    if(_S19)
    {
        if(wrap_1 == u32(1))
        {
            return vec3<f32>(0.0f);
        }
        if(wrap_1 == u32(0))
        {
            if(_S18)
            {
                j_1 = width_2;
            }
            else
            {
                j_1 = i32(0);
            }
            var i_3 : i32 = i_any_0 + j_1;
            if(i_3 >= width_2)
            {
                j_1 = width_2;
            }
            else
            {
                j_1 = i32(0);
            }
            var i_4 : i32 = i_3 - j_1;
            if(j_any_0 < i32(0))
            {
                j_1 = height_2;
            }
            else
            {
                j_1 = i32(0);
            }
            var j_2 : i32 = j_any_0 + j_1;
            if(j_2 >= height_2)
            {
                j_1 = height_2;
            }
            else
            {
                j_1 = i32(0);
            }
            var j_3 : i32 = j_2 - j_1;
            i_2 = i_4;
            j_1 = j_3;
        }
        else
        {
            if(wrap_1 == u32(3))
            {
                if(_S18)
                {
                    _S19 = true;
                }
                else
                {
                    _S19 = i_any_0 >= width_2;
                }
                if(_S19)
                {
                    if(_S18)
                    {
                        j_1 = i32(-1) - i_any_0;
                    }
                    else
                    {
                        j_1 = i32(2) * width_2 - i32(1) - i_any_0;
                    }
                    var _S20 : i32 = j_1;
                    j_1 = height_2 - i32(1) - j_any_0;
                    i_2 = _S20;
                }
                else
                {
                    j_1 = j_any_0;
                    i_2 = i_any_0;
                }
                var _S21 : bool = j_1 < i32(0);
                if(_S21)
                {
                    _S19 = true;
                }
                else
                {
                    _S19 = j_1 >= height_2;
                }
                if(_S19)
                {
                    if(_S21)
                    {
                        j_1 = i32(-1) - j_1;
                    }
                    else
                    {
                        j_1 = i32(2) * height_2 - i32(1) - j_1;
                    }
                    i_2 = width_2 - i32(1) - i_2;
                }
            }
            else
            {
                i_2 = i_any_0;
                j_1 = j_any_0;
            }
        }
        var _S22 : i32 = clamp(j_1, i32(0), height_2 - i32(1));
        i_2 = clamp(i_2, i32(0), width_2 - i32(1));
        j_1 = _S22;
    }
    else
    {
        i_2 = i_any_0;
        j_1 = j_any_0;
    }
    return texel_inside_0(image_2, u32(i_2), u32(j_1));
}

fn image_lookup_0( row_2 : u32,  wrap_2 : u32,  bilinear_0 : bool,  s_1 : Sloped_0,  t_1 : Sloped_0) -> Sloped3_0
{
    var image_3 : ImageEntry_0 = load_table_0(row_2);
    var offset_1 : f32;
    if(bilinear_0)
    {
        offset_1 = -0.5f;
    }
    else
    {
        offset_1 = 0.0f;
    }
    var i_5 : i32;
    var x_8 : Sloped_0 = texel_coordinate_0(s_1, image_3.width_1, wrap_2, offset_1, &(i_5));
    var j_4 : i32;
    var y_5 : Sloped_0 = texel_coordinate_0(t_1, image_3.height_1, wrap_2, offset_1, &(j_4));
    var t00_0 : vec3<f32> = texel_1(image_3, wrap_2, i_5, j_4);
    if(!bilinear_0)
    {
        return sloped_0(t00_0);
    }
    var t01_0 : vec3<f32> = texel_1(image_3, wrap_2, i_5, j_4 + i32(1));
    var along_upper_0 : vec3<f32> = texel_1(image_3, wrap_2, i_5 + i32(1), j_4) - t00_0;
    var along_lower_0 : vec3<f32> = texel_1(image_3, wrap_2, i_5 + i32(1), j_4 + i32(1)) - t01_0;
    var _S23 : vec3<f32> = vec3<f32>(x_8.v_2);
    var upper_0 : vec3<f32> = along_upper_0 * _S23 + t00_0;
    var _S24 : vec3<f32> = vec3<f32>(y_5.v_2);
    var by_x_0 : vec3<f32> = along_upper_0 + (along_lower_0 - along_upper_0) * _S24;
    var by_y_0 : vec3<f32> = along_lower_0 * _S23 + t01_0 - upper_0;
    return sloped_2(upper_0 + by_y_0 * _S24, by_x_0 * vec3<f32>(x_8.d_0.x) + by_y_0 * vec3<f32>(y_5.d_0.x), by_x_0 * vec3<f32>(x_8.d_0.y) + by_y_0 * vec3<f32>(y_5.d_0.y));
}

fn grey_0( a_8 : Sloped_0) -> Sloped3_0
{
    return sloped_2(vec3<f32>(a_8.v_2), vec3<f32>(a_8.d_0.x), vec3<f32>(a_8.d_0.y));
}

fn times_2( a_9 : Sloped3_0,  b_5 : f32) -> Sloped3_0
{
    var _S25 : vec3<f32> = vec3<f32>(b_5);
    return sloped_2(a_9.v_0 * _S25, a_9.d1_0 * _S25, a_9.d2_0 * _S25);
}

fn plus_2( a_10 : Sloped3_0,  b_6 : Sloped3_0) -> Sloped3_0
{
    return sloped_2(a_10.v_0 + b_6.v_0, a_10.d1_0 + b_6.d1_0, a_10.d2_0 + b_6.d2_0);
}

fn at_least_0( a_11 : Sloped_0,  b_7 : f32) -> Sloped_0
{
    var _S26 : Sloped_0;
    if((a_11.v_2) > b_7)
    {
        _S26 = a_11;
    }
    else
    {
        _S26 = sloped_3(b_7);
    }
    return _S26;
}

fn at_least_1( a_12 : Sloped3_0,  b_8 : f32) -> Sloped3_0
{
    return vector_of_0(at_least_0(channel_0(a_12, u32(0)), b_8), at_least_0(channel_0(a_12, u32(1)), b_8), at_least_0(channel_0(a_12, u32(2)), b_8));
}

fn along_1( a_13 : Sloped_0,  b_9 : vec3<f32>) -> Sloped3_0
{
    return sloped_2(b_9 * vec3<f32>(a_13.v_2), b_9 * vec3<f32>(a_13.d_0.x), b_9 * vec3<f32>(a_13.d_0.y));
}

fn minus_0( a_14 : Sloped3_0,  b_10 : Sloped3_0) -> Sloped3_0
{
    return sloped_2(a_14.v_0 - b_10.v_0, a_14.d1_0 - b_10.d1_0, a_14.d2_0 - b_10.d2_0);
}

fn times_3( a_15 : Sloped3_0,  b_11 : Sloped_0) -> Sloped3_0
{
    var _S27 : vec3<f32> = vec3<f32>(b_11.v_2);
    return sloped_2(a_15.v_0 * _S27, a_15.d1_0 * _S27 + a_15.v_0 * vec3<f32>(b_11.d_0.x), a_15.d2_0 * _S27 + a_15.v_0 * vec3<f32>(b_11.d_0.y));
}

fn bilerp_0( s_2 : Sloped_0,  t_2 : Sloped_0,  row_3 : u32) -> Sloped3_0
{
    var v00_0 : vec3<f32> = tables_0[row_3].xyz;
    var v01_0 : vec3<f32> = tables_0[row_3 + u32(1)].xyz;
    var at_0_0 : Sloped3_0 = plus_2(along_1(s_2, tables_0[row_3 + u32(2)].xyz - v00_0), sloped_0(v00_0));
    return plus_2(at_0_0, times_3(minus_0(plus_2(along_1(s_2, tables_0[row_3 + u32(3)].xyz - v01_0), sloped_0(v01_0)), at_0_0), t_2));
}

fn split_1( x_9 : Sloped_0,  whole_2 : ptr<function, i32>) -> Sloped_0
{
    var known_1 : bool = (abs(x_9.v_2)) < 1.073741824e+09f;
    var below_1 : f32;
    if(known_1)
    {
        below_1 = floor(x_9.v_2);
    }
    else
    {
        below_1 = 0.0f;
    }
    (*whole_2) = i32(below_1);
    var _S28 : Sloped_0;
    if(known_1)
    {
        _S28 = sloped_1(x_9.v_2 - below_1, x_9.d_0);
    }
    else
    {
        _S28 = sloped_3(0.0f);
    }
    return _S28;
}

fn whole_part_0( x_10 : Sloped_0) -> i32
{
    var whole_3 : i32;
    var _S29 : Sloped_0 = split_1(x_10, &(whole_3));
    return whole_3;
}

fn permuted_0( index_1 : u32) -> u32
{
    var i_6 : u32 = (index_1 & (u32(255)));
    return (((texels_0[run_0.path_0.permutation_0 + ((i_6 >> (u32(2))))] >> ((u32(8) * ((i_6 & (u32(3)))))))) & (u32(255)));
}

fn lattice_hash_0( i_7 : i32,  j_5 : i32,  k_0 : i32) -> u32
{
    return permuted_0(permuted_0(permuted_0(u32(i_7)) + u32(j_5)) + u32(k_0));
}

fn along_gradient_0( hash_0 : u32,  offset_2 : vec3<f32>) -> vec4<f32>
{
    var h_0 : u32 = (hash_0 & (u32(15)));
    var first_3 : f32;
    if(((h_0 & (u32(1)))) != u32(0))
    {
        first_3 = -1.0f;
    }
    else
    {
        first_3 = 1.0f;
    }
    var second_0 : f32;
    if(((h_0 & (u32(2)))) != u32(0))
    {
        second_0 = -1.0f;
    }
    else
    {
        second_0 = 1.0f;
    }
    var first_x_0 : bool;
    if(h_0 < u32(8))
    {
        first_x_0 = true;
    }
    else
    {
        first_x_0 = h_0 == u32(12);
    }
    if(first_x_0)
    {
        first_x_0 = true;
    }
    else
    {
        first_x_0 = h_0 == u32(13);
    }
    var second_y_0 : bool;
    if(h_0 < u32(4))
    {
        second_y_0 = true;
    }
    else
    {
        second_y_0 = h_0 == u32(12);
    }
    if(second_y_0)
    {
        second_y_0 = true;
    }
    else
    {
        second_y_0 = h_0 == u32(13);
    }
    var _S30 : vec3<f32>;
    if(first_x_0)
    {
        _S30 = vec3<f32>(first_3, 0.0f, 0.0f);
    }
    else
    {
        _S30 = vec3<f32>(0.0f, first_3, 0.0f);
    }
    var _S31 : vec3<f32>;
    if(second_y_0)
    {
        _S31 = vec3<f32>(0.0f, second_0, 0.0f);
    }
    else
    {
        _S31 = vec3<f32>(0.0f, 0.0f, second_0);
    }
    var gradient_1 : vec3<f32> = _S30 + _S31;
    var _S32 : f32;
    if(first_x_0)
    {
        _S32 = offset_2.x;
    }
    else
    {
        _S32 = offset_2.y;
    }
    var u_1 : f32 = first_3 * _S32;
    if(second_y_0)
    {
        first_3 = offset_2.y;
    }
    else
    {
        first_3 = offset_2.z;
    }
    return vec4<f32>(gradient_1, u_1 + second_0 * first_3);
}

fn noise_and_gradient_0( p_1 : vec3<f32>) -> vec4<f32>
{
    var _S33 : f32 = p_1.x;
    var _S34 : bool = (abs(_S33)) < 1.073741824e+09f;
    var _S35 : f32 = p_1.y;
    var _S36 : bool = (abs(_S35)) < 1.073741824e+09f;
    var _S37 : f32 = p_1.z;
    var _S38 : bool = (abs(_S37)) < 1.073741824e+09f;
    var _S39 : f32;
    if(_S34)
    {
        _S39 = floor(_S33);
    }
    else
    {
        _S39 = 0.0f;
    }
    var _S40 : f32;
    if(_S36)
    {
        _S40 = floor(_S35);
    }
    else
    {
        _S40 = 0.0f;
    }
    var _S41 : f32;
    if(_S38)
    {
        _S41 = floor(_S37);
    }
    else
    {
        _S41 = 0.0f;
    }
    var _S42 : f32;
    if(_S34)
    {
        _S42 = _S33 - _S39;
    }
    else
    {
        _S42 = 0.0f;
    }
    var _S43 : f32;
    if(_S36)
    {
        _S43 = _S35 - _S40;
    }
    else
    {
        _S43 = 0.0f;
    }
    var _S44 : f32;
    if(_S38)
    {
        _S44 = _S37 - _S41;
    }
    else
    {
        _S44 = 0.0f;
    }
    var f_0 : vec3<f32> = vec3<f32>(_S42, _S43, _S44);
    var i_8 : i32 = i32(_S39);
    var j_6 : i32 = i32(_S40);
    var k_1 : i32 = i32(_S41);
    var _S45 : vec3<f32> = f_0 * f_0;
    var w_0 : vec3<f32> = _S45 * f_0 * (f_0 * (f_0 * vec3<f32>(6.0f) - vec3<f32>(15.0f)) + vec3<f32>(10.0f));
    var _S46 : vec3<f32> = vec3<f32>(30.0f);
    var dw_0 : vec3<f32> = _S45 * (f_0 * (f_0 * _S46 - vec3<f32>(60.0f)) + _S46);
    var n000_0 : vec4<f32> = along_gradient_0(lattice_hash_0(i_8, j_6, k_1), f_0);
    var _S47 : i32 = i_8 + i32(1);
    var n100_0 : vec4<f32> = along_gradient_0(lattice_hash_0(_S47, j_6, k_1), f_0 - vec3<f32>(1.0f, 0.0f, 0.0f));
    var _S48 : i32 = j_6 + i32(1);
    var n010_0 : vec4<f32> = along_gradient_0(lattice_hash_0(i_8, _S48, k_1), f_0 - vec3<f32>(0.0f, 1.0f, 0.0f));
    var n110_0 : vec4<f32> = along_gradient_0(lattice_hash_0(_S47, _S48, k_1), f_0 - vec3<f32>(1.0f, 1.0f, 0.0f));
    var _S49 : i32 = k_1 + i32(1);
    var n001_0 : vec4<f32> = along_gradient_0(lattice_hash_0(i_8, j_6, _S49), f_0 - vec3<f32>(0.0f, 0.0f, 1.0f));
    var n101_0 : vec4<f32> = along_gradient_0(lattice_hash_0(_S47, j_6, _S49), f_0 - vec3<f32>(1.0f, 0.0f, 1.0f));
    var n011_0 : vec4<f32> = along_gradient_0(lattice_hash_0(i_8, _S48, _S49), f_0 - vec3<f32>(0.0f, 1.0f, 1.0f));
    var n111_0 : vec4<f32> = along_gradient_0(lattice_hash_0(_S47, _S48, _S49), f_0 - vec3<f32>(1.0f));
    var _S50 : vec4<f32> = vec4<f32>(w_0.x);
    var x00_0 : vec4<f32> = n000_0 + (n100_0 - n000_0) * _S50;
    var x10_0 : vec4<f32> = n010_0 + (n110_0 - n010_0) * _S50;
    var x01_0 : vec4<f32> = n001_0 + (n101_0 - n001_0) * _S50;
    var x11_0 : vec4<f32> = n011_0 + (n111_0 - n011_0) * _S50;
    var _S51 : f32 = dw_0.x;
    x00_0[i32(0)] = x00_0[i32(0)] + _S51 * (n100_0.w - n000_0.w);
    x10_0[i32(0)] = x10_0[i32(0)] + _S51 * (n110_0.w - n010_0.w);
    x01_0[i32(0)] = x01_0[i32(0)] + _S51 * (n101_0.w - n001_0.w);
    x11_0[i32(0)] = x11_0[i32(0)] + _S51 * (n111_0.w - n011_0.w);
    var _S52 : vec4<f32> = vec4<f32>(w_0.y);
    var y0_0 : vec4<f32> = x00_0 + (x10_0 - x00_0) * _S52;
    var y1_0 : vec4<f32> = x01_0 + (x11_0 - x01_0) * _S52;
    var _S53 : f32 = dw_0.y;
    y0_0[i32(1)] = y0_0[i32(1)] + _S53 * (x10_0.w - x00_0.w);
    y1_0[i32(1)] = y1_0[i32(1)] + _S53 * (x11_0.w - x01_0.w);
    var result_4 : vec4<f32> = y0_0 + (y1_0 - y0_0) * vec4<f32>(w_0.z);
    result_4[i32(2)] = result_4[i32(2)] + dw_0.z * (y1_0.w - y0_0.w);
    if(_S34)
    {
        _S39 = result_4.x;
    }
    else
    {
        _S39 = 0.0f;
    }
    if(_S36)
    {
        _S40 = result_4.y;
    }
    else
    {
        _S40 = 0.0f;
    }
    if(_S38)
    {
        _S41 = result_4.z;
    }
    else
    {
        _S41 = 0.0f;
    }
    var _S54 : vec3<f32> = vec3<f32>(_S39, _S40, _S41);
    result_4.x = _S54.x;
    result_4.y = _S54.y;
    result_4.z = _S54.z;
    return result_4;
}

fn is_in_dot_0( s_3 : f32,  t_3 : f32) -> bool
{
    var i_9 : f32 = f32(whole_part_0(sloped_3(s_3 + 0.5f)));
    var j_7 : f32 = f32(whole_part_0(sloped_3(t_3 + 0.5f)));
    var random_0 : vec3<f32> = vec3<f32>(0.0f);
    var n_0 : u32 = u32(0);
    for(;;)
    {
        if(n_0 < u32(3))
        {
        }
        else
        {
            break;
        }
        var shift_0 : vec2<f32>;
        if(n_0 == u32(0))
        {
            shift_0 = vec2<f32>(0.5f, 0.5f);
        }
        else
        {
            if(n_0 == u32(1))
            {
                shift_0 = vec2<f32>(1.5f, 2.79999995231628418f);
            }
            else
            {
                shift_0 = vec2<f32>(4.5f, 9.80000019073486328f);
            }
        }
        random_0[n_0] = noise_and_gradient_0(vec3<f32>(i_9 + shift_0.x, j_7 + shift_0.y, 0.5f)).w;
        n_0 = n_0 + u32(1);
    }
    if((random_0.x) <= 0.0f)
    {
        return false;
    }
    var ds_0 : f32 = s_3 - i_9 - 0.15000000596046448f * random_0.y;
    var dt_0 : f32 = t_3 - j_7 - 0.15000000596046448f * random_0.z;
    return (ds_0 * ds_0 + dt_0 * dt_0) < 0.12249999493360519f;
}

fn noise_0( p_2 : Sloped3_0) -> Sloped_0
{
    var n_1 : vec4<f32> = noise_and_gradient_0(p_2.v_0);
    var _S55 : vec3<f32> = n_1.xyz;
    return sloped_1(n_1.w, vec2<f32>(dot(_S55, p_2.d1_0), dot(_S55, p_2.d2_0)));
}

fn size_of_0( a_16 : Sloped_0) -> Sloped_0
{
    var _S56 : Sloped_0;
    if((a_16.v_2) < 0.0f)
    {
        _S56 = times_0(a_16, -1.0f);
    }
    else
    {
        _S56 = a_16;
    }
    return _S56;
}

fn octaves_of_noise_0( p_3 : Sloped3_0,  octaves_0 : u32,  roughness_0 : f32,  folded_0 : bool) -> Sloped_0
{
    var _S57 : u32 = min(octaves_0, u32(64));
    var sum_0 : Sloped_0 = sloped_3(0.0f);
    var octave_0 : u32 = u32(0);
    var frequency_0 : f32 = 1.0f;
    var weight_0 : f32 = 1.0f;
    for(;;)
    {
        if(octave_0 < _S57)
        {
        }
        else
        {
            break;
        }
        var n_2 : Sloped_0 = noise_0(times_2(p_3, frequency_0));
        var n_3 : Sloped_0;
        if(folded_0)
        {
            n_3 = size_of_0(n_2);
        }
        else
        {
            n_3 = n_2;
        }
        var _S58 : Sloped_0 = plus_1(sum_0, times_0(n_3, weight_0));
        var frequency_1 : f32 = frequency_0 * 1.99000000953674316f;
        var weight_1 : f32 = weight_0 * roughness_0;
        var _S59 : u32 = octave_0 + u32(1);
        sum_0 = _S58;
        octave_0 = _S59;
        frequency_0 = frequency_1;
        weight_0 = weight_1;
    }
    if(folded_0)
    {
        sum_0 = plus_0(sum_0, weight_0 * 0.20000000298023224f);
    }
    return sum_0;
}

fn split_2( x_11 : Sloped_0,  whole_4 : ptr<function, i32>) -> Sloped_0
{
    var known_2 : bool = (abs(x_11.v_2)) < 1.073741824e+09f;
    var below_2 : f32;
    if(known_2)
    {
        below_2 = floor(x_11.v_2);
    }
    else
    {
        below_2 = 0.0f;
    }
    (*whole_4) = i32(below_2);
    var _S60 : Sloped_0;
    if(known_2)
    {
        _S60 = sloped_1(x_11.v_2 - below_2, x_11.d_0);
    }
    else
    {
        _S60 = sloped_3(0.0f);
    }
    return _S60;
}

fn sin_cos_turns_0( x_12 : f32) -> vec2<f32>
{
    var quarter_0 : f32 = round(x_12 * 4.0f);
    var angle_0 : f32 = (x_12 - quarter_0 * 0.25f) * 6.28318548202514648f;
    var a2_1 : f32 = angle_0 * angle_0;
    var s_4 : f32 = angle_0 * (1.0f + a2_1 * (-0.1666666716337204f + a2_1 * (0.00833333376795053f + a2_1 * (-0.0001984127011383f + a2_1 * 2.75573188446287531e-06f))));
    var c_0 : f32 = 1.0f + a2_1 * (-0.5f + a2_1 * (0.0416666679084301f + a2_1 * (-0.00138888892251998f + a2_1 * 0.00002480158764229f)));
    var q_0 : i32 = (i32(quarter_0) & (i32(3)));
    var sine_0 : f32;
    var cosine_0 : f32;
    if(q_0 == i32(1))
    {
        var _S61 : f32 = - s_4;
        sine_0 = c_0;
        cosine_0 = _S61;
    }
    else
    {
        if(q_0 == i32(2))
        {
            var _S62 : f32 = - c_0;
            sine_0 = - s_4;
            cosine_0 = _S62;
        }
        else
        {
            if(q_0 == i32(3))
            {
                sine_0 = - c_0;
                cosine_0 = s_4;
            }
            else
            {
                sine_0 = s_4;
                cosine_0 = c_0;
            }
        }
    }
    return vec2<f32>(sine_0, cosine_0);
}

var<private> MARBLE_0 : array<vec3<f32>, i32(9)> = array<vec3<f32>, i32(9)>( vec3<f32>(0.87000000476837158f, 0.87000000476837158f, 0.89999997615814209f), vec3<f32>(0.87000000476837158f, 0.87000000476837158f, 0.89999997615814209f), vec3<f32>(0.87000000476837158f, 0.87000000476837158f, 0.89999997615814209f), vec3<f32>(0.75f, 0.75f, 0.75f), vec3<f32>(0.89999997615814209f, 0.88499999046325684f, 0.87000000476837158f), vec3<f32>(0.87000000476837158f, 0.87000000476837158f, 0.89999997615814209f), vec3<f32>(0.87000000476837158f, 0.87000000476837158f, 0.89999997615814209f), vec3<f32>(0.30000001192092896f, 0.30000001192092896f, 0.49500000476837158f), vec3<f32>(0.87000000476837158f, 0.87000000476837158f, 0.89999997615814209f) );
fn marble_0( layer_0 : Sloped_0) -> Sloped3_0
{
    var turn_0 : i32;
    var turns_3 : Sloped_0 = split_2(times_0(layer_0, 0.15915493667125702f), &(turn_0));
    var sin_cos_0 : vec2<f32> = sin_cos_turns_0(turns_3.v_2);
    var t_4 : Sloped_0 = times_0(sloped_1(sin_cos_0.x * 0.5f + 0.5f, turns_3.d_0 * vec2<f32>((sin_cos_0.y * 3.14159274101257324f))), 6.0f);
    var first_4 : i32;
    var _S63 : Sloped_0 = split_2(t_4, &(first_4));
    var _S64 : i32 = clamp(first_4, i32(0), i32(5));
    first_4 = _S64;
    var t_5 : Sloped_0 = plus_0(t_4, - f32(_S64));
    var s_5 : Sloped_0 = plus_0(times_0(t_5, -1.0f), 1.0f);
    var _S65 : Sloped_0 = times_1(s_5, s_5);
    return plus_2(plus_2(plus_2(along_1(times_1(_S65, s_5), MARBLE_0[_S64]), along_1(times_0(times_1(_S65, t_5), 3.0f), MARBLE_0[_S64 + i32(1)])), along_1(times_0(times_1(times_1(s_5, t_5), t_5), 3.0f), MARBLE_0[_S64 + i32(2)])), along_1(times_1(times_1(t_5, t_5), t_5), MARBLE_0[_S64 + i32(3)]));
}

fn times_4( a_17 : Sloped3_0,  b_12 : Sloped3_0) -> Sloped3_0
{
    return sloped_2(a_17.v_0 * b_12.v_0, a_17.d1_0 * b_12.v_0 + a_17.v_0 * b_12.d1_0, a_17.d2_0 * b_12.v_0 + a_17.v_0 * b_12.d2_0);
}

fn blend_0( amount_0 : Sloped_0,  first_5 : Sloped3_0,  second_1 : Sloped3_0) -> Sloped3_0
{
    if((amount_0.v_2) == 0.0f)
    {
        return first_5;
    }
    if((amount_0.v_2) == 1.0f)
    {
        return second_1;
    }
    return plus_2(first_5, times_3(minus_0(second_1, first_5), amount_0));
}

fn at_most_0( a_18 : Sloped_0,  b_13 : f32) -> Sloped_0
{
    var _S66 : Sloped_0;
    if((a_18.v_2) < b_13)
    {
        _S66 = a_18;
    }
    else
    {
        _S66 = sloped_3(b_13);
    }
    return _S66;
}

fn over_0( a_19 : Sloped_0,  b_14 : Sloped_0) -> Sloped_0
{
    var quotient_0 : f32 = a_19.v_2 / b_14.v_2;
    return sloped_1(quotient_0, (a_19.d_0 - b_14.d_0 * vec2<f32>(quotient_0)) / vec2<f32>(b_14.v_2));
}

fn absorption_0( r_any_0 : Sloped_0) -> Sloped_0
{
    var r_0 : Sloped_0 = at_most_0(at_least_0(r_any_0, 0.0f), 0.99989998340606689f);
    return times_0(root_of_0(over_0(r_0, plus_0(times_0(r_0, -1.0f), 1.0f))), 2.0f);
}

fn texture_expression_0( first_6 : u32,  point_1 : TexturePoint_0) -> Sloped3_0
{
    var stack_0 : TextureStack_0;
    stack_0.depth_0 = u32(0);
    stack_0.top_0 = sloped_0(vec3<f32>(0.0f));
    var row_4 : u32 = first_6;
    for(;;)
    {
        var words_0 : vec4<f32> = tables_0[row_4];
        row_4 = row_4 + u32(1);
        var bits_0 : u32 = (bitcast<u32>((words_0.x)));
        var _S67 : u32 = (bits_0 & (u32(255)));
        if(_S67 == u32(0))
        {
            break;
        }
        var mapping_1 : u32 = (((bits_0 >> (u32(8)))) & (u32(15)));
        var _S68 : bool = _S67 == u32(3);
        var _S69 : bool;
        if(_S68)
        {
            _S69 = true;
        }
        else
        {
            _S69 = _S67 == u32(4);
        }
        var _S70 : bool;
        if(_S69)
        {
            _S70 = true;
        }
        else
        {
            _S70 = _S67 == u32(6);
        }
        var _S71 : bool;
        if(_S70)
        {
            _S71 = true;
        }
        else
        {
            _S71 = _S67 == u32(7);
        }
        var positive_0 : bool;
        var second_2 : bool;
        if(_S71)
        {
            var s_6 : Sloped_0;
            var t_6 : Sloped_0;
            texture_coordinates_0(mapping_1, &(row_4), point_1, &(s_6), &(t_6));
            if(_S68)
            {
                var colour_0 : Sloped3_0 = image_lookup_0((bitcast<u32>((words_0.y))), (((bits_0 >> (u32(12)))) & (u32(15))), ((bits_0 & (u32(65536)))) != u32(0), s_6, plus_0(times_0(t_6, -1.0f), 1.0f));
                var inverted_0 : bool = ((bits_0 & (u32(131072)))) != u32(0);
                var _S72 : f32 = words_0.w;
                var colour_1 : Sloped3_0;
                if(_S72 != 0.0f)
                {
                    colour_1 = grey_0(times_0(product_0(colour_0, vec3<f32>(1.0f)), _S72));
                }
                else
                {
                    colour_1 = colour_0;
                }
                var colour_2 : Sloped3_0 = times_2(colour_1, words_0.z);
                var colour_3 : Sloped3_0;
                if(inverted_0)
                {
                    colour_3 = plus_2(times_2(colour_2, -1.0f), sloped_0(vec3<f32>(1.0f)));
                }
                else
                {
                    colour_3 = colour_2;
                }
                if(inverted_0)
                {
                    positive_0 = true;
                }
                else
                {
                    positive_0 = ((bits_0 & (u32(262144)))) == u32(0);
                }
                var _S73 : Sloped3_0;
                if(positive_0)
                {
                    _S73 = at_least_1(colour_3, 0.0f);
                }
                else
                {
                    _S73 = colour_3;
                }
                TextureStack_push_0(&(stack_0), _S73);
            }
            else
            {
                if(_S67 == u32(7))
                {
                    TextureStack_push_0(&(stack_0), bilerp_0(s_6, t_6, row_4));
                    row_4 = row_4 + u32(4);
                }
                else
                {
                    if(_S67 == u32(4))
                    {
                        positive_0 = true;
                    }
                    else
                    {
                        positive_0 = !(((FEATURES_0 & (u32(64)))) != u32(0));
                    }
                    if(positive_0)
                    {
                        second_2 = (((whole_part_0(s_6) + whole_part_0(t_6)) & (i32(1)))) != i32(0);
                    }
                    else
                    {
                        second_2 = !is_in_dot_0(s_6.v_2, t_6.v_2);
                    }
                    if(second_2)
                    {
                        row_4 = (bitcast<u32>((words_0.y)));
                    }
                }
            }
        }
        else
        {
            var _S74 : bool = _S67 == u32(5);
            if(_S74)
            {
                positive_0 = true;
            }
            else
            {
                positive_0 = _S67 == u32(11);
            }
            if(positive_0)
            {
                second_2 = true;
            }
            else
            {
                second_2 = _S67 == u32(12);
            }
            var _S75 : bool;
            if(second_2)
            {
                _S75 = true;
            }
            else
            {
                _S75 = _S67 == u32(13);
            }
            var _S76 : bool;
            if(_S75)
            {
                _S76 = true;
            }
            else
            {
                _S76 = _S67 == u32(14);
            }
            if(_S76)
            {
                var p_4 : Sloped3_0 = texture_position_0(row_4, point_1.position_0);
                row_4 = row_4 + u32(3);
                if(_S74)
                {
                    if((((whole_part_0(channel_0(p_4, u32(0))) + whole_part_0(channel_0(p_4, u32(1))) + whole_part_0(channel_0(p_4, u32(2)))) & (i32(1)))) != i32(0))
                    {
                        row_4 = (bitcast<u32>((words_0.y)));
                    }
                }
                else
                {
                    if(((FEATURES_0 & (u32(64)))) != u32(0))
                    {
                        var is_marble_0 : bool = _S67 == u32(14);
                        var is_windy_0 : bool = _S67 == u32(13);
                        const _S77 : vec4<f32> = vec4<f32>(1.0f, 0.0f, 0.0f, 0.0f);
                        var more_0 : vec4<f32>;
                        if(is_marble_0)
                        {
                            var _S78 : vec4<f32> = tables_0[row_4];
                            row_4 = row_4 + u32(1);
                            more_0 = _S78;
                        }
                        else
                        {
                            more_0 = _S77;
                        }
                        var p_5 : Sloped3_0 = times_2(p_4, more_0.x);
                        var _S79 : Sloped_0 = sloped_3(1.0f);
                        var _S80 : Sloped_0 = sloped_3(0.0f);
                        var _S81 : i32;
                        if(is_windy_0)
                        {
                            _S81 = i32(0);
                        }
                        else
                        {
                            _S81 = i32(1);
                        }
                        var _S82 : u32 = u32(_S81);
                        var sum_1 : Sloped_0 = _S80;
                        var strength_0 : Sloped_0 = _S79;
                        var part_0 : u32 = _S82;
                        for(;;)
                        {
                            if(part_0 < u32(2))
                            {
                            }
                            else
                            {
                                break;
                            }
                            var octaves_1 : u32;
                            if(is_windy_0)
                            {
                                octaves_1 = u32(3) + u32(3) * part_0;
                            }
                            else
                            {
                                octaves_1 = (bitcast<u32>((words_0.y)));
                            }
                            var roughness_1 : f32;
                            if(is_windy_0)
                            {
                                roughness_1 = 0.5f;
                            }
                            else
                            {
                                roughness_1 = words_0.z;
                            }
                            var _S83 : bool = part_0 == u32(0);
                            var _S84 : f32;
                            if(_S83)
                            {
                                _S84 = 0.10000000149011612f;
                            }
                            else
                            {
                                _S84 = 1.0f;
                            }
                            var sum_2 : Sloped_0 = octaves_of_noise_0(times_2(p_5, _S84), octaves_1, roughness_1, _S67 == u32(12));
                            if(_S83)
                            {
                                strength_0 = size_of_0(sum_2);
                            }
                            var _S85 : u32 = part_0 + u32(1);
                            sum_1 = sum_2;
                            part_0 = _S85;
                        }
                        if(is_marble_0)
                        {
                            TextureStack_push_0(&(stack_0), marble_0(plus_1(channel_0(p_5, u32(1)), times_0(sum_1, more_0.y))));
                        }
                        else
                        {
                            TextureStack_push_0(&(stack_0), grey_0(times_1(strength_0, sum_1)));
                        }
                    }
                }
            }
            else
            {
                if(_S67 == u32(2))
                {
                    TextureStack_push_0(&(stack_0), sloped_0(words_0.yzw));
                }
                else
                {
                    if(_S67 == u32(1))
                    {
                        row_4 = (bitcast<u32>((words_0.y)));
                    }
                    else
                    {
                        if(_S67 == u32(8))
                        {
                            var factor_1 : Sloped3_0 = TextureStack_pop_0(&(stack_0));
                            stack_0.top_0 = times_4(stack_0.top_0, factor_1);
                        }
                        else
                        {
                            if(_S67 == u32(9))
                            {
                                var amount_1 : Sloped3_0 = TextureStack_pop_0(&(stack_0));
                                var second_3 : Sloped3_0 = TextureStack_pop_0(&(stack_0));
                                stack_0.top_0 = blend_0(channel_0(amount_1, u32(0)), stack_0.top_0, second_3);
                            }
                            else
                            {
                                if(_S67 == u32(10))
                                {
                                    var second_4 : Sloped3_0 = TextureStack_pop_0(&(stack_0));
                                    stack_0.top_0 = blend_0(sloped_3(abs(dot(point_1.normal_0, words_0.yzw))), second_4, stack_0.top_0);
                                }
                                else
                                {
                                    if(_S67 == u32(15))
                                    {
                                        stack_0.top_0 = vector_of_0(root_of_0(channel_0(stack_0.top_0, u32(0))), root_of_0(channel_0(stack_0.top_0, u32(1))), root_of_0(channel_0(stack_0.top_0, u32(2))));
                                    }
                                    else
                                    {
                                        stack_0.top_0 = vector_of_0(absorption_0(channel_0(stack_0.top_0, u32(0))), absorption_0(channel_0(stack_0.top_0, u32(1))), absorption_0(channel_0(stack_0.top_0, u32(2))));
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    return stack_0.top_0;
}

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

fn inverse_component_0( d_1 : f32) -> f32
{
    var tiny_0 : f32 = (bitcast<f32>((((bitcast<u32>((1.00000004581370497e-18f))) | ((((bitcast<u32>((d_1))) & (u32(2147483648)))))))));
    var _S86 : f32;
    if((abs(d_1)) < 1.00000004581370497e-18f)
    {
        _S86 = tiny_0;
    }
    else
    {
        _S86 = d_1;
    }
    return 1.0f / _S86;
}

fn make_segment_0( origin_1 : vec3<f32>,  direction_1 : vec3<f32>,  t_max_1 : f32) -> Segment_0
{
    var segment_0 : Segment_0;
    segment_0.origin_0 = origin_1;
    segment_0.direction_0 = direction_1;
    segment_0.t_max_0 = t_max_1;
    var _S87 : f32 = direction_1.x;
    var _S88 : f32 = direction_1.y;
    var _S89 : f32 = direction_1.z;
    segment_0.inverse_0 = vec3<f32>(inverse_component_0(_S87), inverse_component_0(_S88), inverse_component_0(_S89));
    var _S90 : u32;
    if(_S87 < 0.0f)
    {
        _S90 = u32(0);
    }
    else
    {
        _S90 = u32(67372036);
    }
    var _S91 : u32;
    if(_S88 < 0.0f)
    {
        _S91 = u32(0);
    }
    else
    {
        _S91 = u32(33686018);
    }
    var _S92 : u32 = (_S90 | (_S91));
    if(_S89 < 0.0f)
    {
        _S90 = u32(0);
    }
    else
    {
        _S90 = u32(16843009);
    }
    segment_0.octant_0 = (_S92 | (_S90));
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
     depth_1 : u32,
     stack_1 : array<vec2<u32>, i32(16)>,
};

fn TopWalk_begin_0( this_2 : ptr<function, TopWalk_0>)
{
    var _S93 : u32 = run_0.path_0.top_root_0;
    var _S94 : u32;
    if((run_0.path_0.top_root_0) == u32(4294967295))
    {
        _S94 = u32(0);
    }
    else
    {
        _S94 = u32(2147483648);
    }
    (*this_2).group_0 = vec2<u32>(_S93, _S94);
    (*this_2).leaves_1 = u32(0);
    (*this_2).leaf_base_0 = u32(0);
    (*this_2).depth_1 = u32(0);
    return;
}

fn firstbithigh_0( value_5 : u32) -> u32
{
    var _S95 : u32 = firstLeadingBit(value_5);
    return _S95;
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

fn four_children_0( meta_0 : u32,  near_0 : vec3<u32>,  far_0 : vec3<u32>,  scale_2 : vec3<f32>,  offset_3 : vec3<f32>,  octant_2 : u32,  t_max_2 : f32) -> u32
{
    var _S96 : u32 = (((meta_0 ^ (((octant_2 & ((((((((meta_0 & (((meta_0 << (u32(1))))))) & (u32(269488144)))) >> (u32(4)))) * u32(255)))))))) & (u32(522133279)));
    var _S97 : u32 = (((meta_0 >> (u32(5)))) & (u32(117901063)));
    var _S98 : vec3<u32> = vec3<u32>(u32(0));
    var _S99 : vec3<u32> = vec3<u32>(u32(255));
    var entry_0 : vec3<f32> = vec3<f32>((((near_0 >> (_S98))) & (_S99))) * scale_2 + offset_3;
    var exit_0 : vec3<f32> = vec3<f32>((((far_0 >> (_S98))) & (_S99))) * scale_2 + offset_3;
    var mask_0 : u32;
    if((max(max(entry_0.x, entry_0.y), max(entry_0.z, 0.0f))) <= (min(min(min(exit_0.x, exit_0.y), exit_0.z) * 1.0000004768371582f, t_max_2)))
    {
        mask_0 = (u32(0) | (((((((_S97 >> (u32(0)))) & (u32(255)))) << (((((_S96 >> (u32(0)))) & (u32(31)))))))));
    }
    else
    {
        mask_0 = u32(0);
    }
    var _S100 : vec3<u32> = vec3<u32>(u32(8));
    var entry_1 : vec3<f32> = vec3<f32>((((near_0 >> (_S100))) & (_S99))) * scale_2 + offset_3;
    var exit_1 : vec3<f32> = vec3<f32>((((far_0 >> (_S100))) & (_S99))) * scale_2 + offset_3;
    if((max(max(entry_1.x, entry_1.y), max(entry_1.z, 0.0f))) <= (min(min(min(exit_1.x, exit_1.y), exit_1.z) * 1.0000004768371582f, t_max_2)))
    {
        mask_0 = (mask_0 | (((((((_S97 >> (u32(8)))) & (u32(255)))) << (((((_S96 >> (u32(8)))) & (u32(31)))))))));
    }
    var _S101 : vec3<u32> = vec3<u32>(u32(16));
    var entry_2 : vec3<f32> = vec3<f32>((((near_0 >> (_S101))) & (_S99))) * scale_2 + offset_3;
    var exit_2 : vec3<f32> = vec3<f32>((((far_0 >> (_S101))) & (_S99))) * scale_2 + offset_3;
    if((max(max(entry_2.x, entry_2.y), max(entry_2.z, 0.0f))) <= (min(min(min(exit_2.x, exit_2.y), exit_2.z) * 1.0000004768371582f, t_max_2)))
    {
        mask_0 = (mask_0 | (((((((_S97 >> (u32(16)))) & (u32(255)))) << (((((_S96 >> (u32(16)))) & (u32(31)))))))));
    }
    var _S102 : vec3<u32> = vec3<u32>(u32(24));
    var entry_3 : vec3<f32> = vec3<f32>((((near_0 >> (_S102))) & (_S99))) * scale_2 + offset_3;
    var exit_3 : vec3<f32> = vec3<f32>((((far_0 >> (_S102))) & (_S99))) * scale_2 + offset_3;
    if((max(max(entry_3.x, entry_3.y), max(entry_3.z, 0.0f))) <= (min(min(min(exit_3.x, exit_3.y), exit_3.z) * 1.0000004768371582f, t_max_2)))
    {
        mask_0 = (mask_0 | (((((((_S97 >> (u32(24)))) & (u32(255)))) << (((((_S96 >> (u32(24)))) & (u32(31)))))))));
    }
    return mask_0;
}

fn visit_0( node_0 : u32,  ray_0 : Segment_0) -> Visit_0
{
    var _S103 : u32 = node_0 * u32(5);
    var n0_0 : vec4<u32> = nodes_0[_S103];
    var n1_0 : vec4<u32> = nodes_0[_S103 + u32(1)];
    var n2_0 : vec4<u32> = nodes_0[_S103 + u32(2)];
    var n3_0 : vec4<u32> = nodes_0[_S103 + u32(3)];
    var n4_0 : vec4<u32> = nodes_0[_S103 + u32(4)];
    var _S104 : u32 = n0_0.w;
    var scale_3 : vec3<f32> = vec3<f32>((bitcast<f32>(((((_S104 & (u32(255)))) << (u32(23)))))), (bitcast<f32>(((((((_S104 >> (u32(8)))) & (u32(255)))) << (u32(23)))))), (bitcast<f32>(((((((_S104 >> (u32(16)))) & (u32(255)))) << (u32(23))))))) * ray_0.inverse_0;
    var offset_4 : vec3<f32> = (vec3<f32>((bitcast<f32>((n0_0.x))), (bitcast<f32>((n0_0.y))), (bitcast<f32>((n0_0.z)))) - ray_0.origin_0) * ray_0.inverse_0;
    var back_0 : vec3<bool> = (ray_0.direction_0) < vec3<f32>(0.0f);
    var x_13 : vec4<u32>;
    if(back_0.x)
    {
        x_13 = n2_0.zwxy;
    }
    else
    {
        x_13 = n2_0;
    }
    var y_6 : vec4<u32>;
    if(back_0.y)
    {
        y_6 = n3_0.zwxy;
    }
    else
    {
        y_6 = n3_0;
    }
    var z_4 : vec4<u32>;
    if(back_0.z)
    {
        z_4 = n4_0.zwxy;
    }
    else
    {
        z_4 = n4_0;
    }
    var result_5 : Visit_0;
    result_5.met_0 = ((four_children_0(n1_0.z, vec3<u32>(x_13.x, y_6.x, z_4.x), vec3<u32>(x_13.z, y_6.z, z_4.z), scale_3, offset_4, ray_0.octant_0, ray_0.t_max_0)) | ((four_children_0(n1_0.w, vec3<u32>(x_13.y, y_6.y, z_4.y), vec3<u32>(x_13.w, y_6.w, z_4.w), scale_3, offset_4, ray_0.octant_0, ray_0.t_max_0))));
    result_5.child_base_0 = n1_0.x;
    result_5.primitive_base_0 = n1_0.y;
    result_5.inner_mask_0 = (_S104 >> (u32(24)));
    return result_5;
}

fn firstbitlow_0( value_6 : u32) -> u32
{
    var _S105 : u32 = firstTrailingBit(value_6);
    return _S105;
}

fn intersect_triangle_0( leaf_1 : u32,  ray_1 : Segment_0) -> f32
{
    var _S106 : u32 = leaf_1 * u32(3);
    var e1_0 : vec3<f32> = leaves_0[_S106 + u32(1)].xyz;
    var e2_0 : vec3<f32> = leaves_0[_S106 + u32(2)].xyz;
    var p_6 : vec3<f32> = cross(ray_1.direction_0, e2_0);
    var inverse_det_0 : f32 = 1.0f / dot(e1_0, p_6);
    var from_v0_0 : vec3<f32> = ray_1.origin_0 - leaves_0[_S106].xyz;
    var b1_0 : f32 = dot(from_v0_0, p_6) * inverse_det_0;
    var q_1 : vec3<f32> = cross(from_v0_0, e1_0);
    var b2_0 : f32 = dot(ray_1.direction_0, q_1) * inverse_det_0;
    var t_7 : f32 = dot(e2_0, q_1) * inverse_det_0;
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
        inside_0 = t_7 > 0.0f;
    }
    else
    {
        inside_0 = false;
    }
    var _S107 : f32;
    if(inside_0)
    {
        _S107 = t_7;
    }
    else
    {
        _S107 = (bitcast<f32>((u32(2139095040))));
    }
    return _S107;
}

fn next_node_1( group_2 : ptr<function, vec2<u32>>,  octant_3 : u32) -> u32
{
    var bit_1 : u32 = firstbithigh_0((*group_2).y);
    var rank_1 : u32 = countOneBits((((((*group_2).y) & ((~((u32(4294967295) << ((((bit_1 - u32(24)) ^ (((octant_3 & (u32(255)))))))))))))) & (u32(255))));
    (*group_2)[i32(1)] = (((*group_2)[i32(1)]) & ((~((u32(1) << (bit_1))))));
    return (*group_2).x + rank_1;
}

fn TopWalk_next_0( this_3 : ptr<function, TopWalk_0>,  ray_2 : Segment_0) -> u32
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
        if(((*this_3).leaves_1) != u32(0))
        {
            var offset_5 : u32 = firstbitlow_0((*this_3).leaves_1);
            (*this_3).leaves_1 = (((*this_3).leaves_1) & (((*this_3).leaves_1 - u32(1))));
            instance_1 = (*this_3).leaf_base_0 + offset_5;
        }
        else
        {
            if(((((*this_3).group_0.y) & (u32(4278190080)))) == u32(0))
            {
                if(((*this_3).depth_1) == u32(0))
                {
                    break;
                }
                var _S108 : u32 = (*this_3).depth_1 - u32(1);
                (*this_3).depth_1 = _S108;
                (*this_3).group_0 = (*this_3).stack_1[_S108];
            }
            var _S109 : vec2<u32> = (*this_3).group_0;
            var node_1 : u32 = next_node_1(&(_S109), ray_2.octant_0);
            (*this_3).group_0 = _S109;
            if((((_S109.y) & (u32(4278190080)))) != u32(0))
            {
                (*this_3).stack_1[(*this_3).depth_1] = (*this_3).group_0;
                (*this_3).depth_1 = (*this_3).depth_1 + u32(1);
            }
            var v_4 : Visit_0 = visit_0(node_1, ray_2);
            (*this_3).group_0 = vec2<u32>(v_4.child_base_0, ((((v_4.met_0) & (u32(4278190080)))) | ((v_4.inner_mask_0))));
            (*this_3).leaves_1 = ((v_4.met_0) & (u32(16777215)));
            (*this_3).leaf_base_0 = v_4.primitive_base_0;
        }
    }
    return instance_1;
}

fn map_point_0( _S110 : u32,  _S111 : vec3<f32>) -> vec3<f32>
{
    var q_2 : vec4<f32> = vec4<f32>(_S111, 1.0f);
    return vec3<f32>(dot(instances_0[_S110].to_object_0[i32(0)], q_2), dot(instances_0[_S110].to_object_0[i32(1)], q_2), dot(instances_0[_S110].to_object_0[i32(2)], q_2));
}

fn map_vector_0( _S112 : u32,  _S113 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(instances_0[_S112].to_object_0[i32(0)].xyz, _S113), dot(instances_0[_S112].to_object_0[i32(1)].xyz, _S113), dot(instances_0[_S112].to_object_0[i32(2)].xyz, _S113));
}

fn trace_0( origin_2 : vec3<f32>,  direction_2 : vec3<f32>,  t_max_3 : f32,  skip0_0 : Hit_0,  skip1_0 : Hit_0) -> Hit_0
{
    var _S114 : Segment_0 = make_segment_0(origin_2, direction_2, t_max_3);
    var world_0 : Segment_0 = _S114;
    var ray_3 : Segment_0 = _S114;
    var best_0 : Hit_0 = nothing_0();
    var top_1 : TopWalk_0;
    TopWalk_begin_0(&(top_1));
    var stack_2 : array<vec2<u32>, i32(32)>;
    var instance_2 : u32 = u32(4294967295);
    var root_2 : u32 = run_0.path_0.world_root_0;
    for(;;)
    {
        var _S115 : u32;
        if((skip0_0.instance_0) == instance_2)
        {
            _S115 = skip0_0.leaf_0;
        }
        else
        {
            _S115 = u32(4294967295);
        }
        var _S116 : u32;
        if((skip1_0.instance_0) == instance_2)
        {
            _S116 = skip1_0.leaf_0;
        }
        else
        {
            _S116 = u32(4294967295);
        }
        var group_3 : vec2<u32>;
        var _S117 : u32;
        if(root_2 == u32(4294967295))
        {
            _S117 = u32(0);
        }
        else
        {
            _S117 = u32(2147483648);
        }
        group_3 = vec2<u32>(root_2, _S117);
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
                group_3 = stack_2[depth_4];
                depth_3 = depth_4;
            }
            else
            {
                depth_3 = depth_2;
            }
            var node_2 : u32 = next_node_0(&(group_3), ray_3.octant_0);
            if((((group_3.y) & (u32(4278190080)))) != u32(0))
            {
                stack_2[depth_3] = group_3;
                depth_2 = depth_3 + u32(1);
            }
            else
            {
                depth_2 = depth_3;
            }
            var v_5 : Visit_0 = visit_0(node_2, ray_3);
            group_3 = vec2<u32>(v_5.child_base_0, ((((v_5.met_0) & (u32(4278190080)))) | ((v_5.inner_mask_0))));
            var met_1 : u32 = ((v_5.met_0) & (u32(16777215)));
            for(;;)
            {
                if(met_1 != u32(0))
                {
                }
                else
                {
                    break;
                }
                var leaf_2 : u32 = v_5.primitive_base_0 + firstbitlow_0(met_1);
                var met_2 : u32 = (met_1 & ((met_1 - u32(1))));
                var t_8 : f32 = intersect_triangle_0(leaf_2, ray_3);
                var _S118 : bool;
                if(t_8 < (ray_3.t_max_0))
                {
                    _S118 = leaf_2 != _S115;
                }
                else
                {
                    _S118 = false;
                }
                var _S119 : bool;
                if(_S118)
                {
                    _S119 = leaf_2 != _S116;
                }
                else
                {
                    _S119 = false;
                }
                if(_S119)
                {
                    ray_3.t_max_0 = t_8;
                    best_0.leaf_0 = leaf_2;
                    best_0.instance_0 = instance_2;
                }
                met_1 = met_2;
            }
        }
        var _S120 : bool = (run_0.path_0.top_root_0) == u32(4294967295);
        if(_S120)
        {
            break;
        }
        world_0.t_max_0 = ray_3.t_max_0;
        var instance_3 : u32 = TopWalk_next_0(&(top_1), world_0);
        if(instance_3 == u32(4294967295))
        {
            break;
        }
        ray_3 = make_segment_0(map_point_0(instance_3, origin_2), map_vector_0(instance_3, direction_2), world_0.t_max_0);
        instance_2 = instance_3;
        root_2 = instances_0[instance_3].root_0;
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
     index_2 : u32,
     state_0 : ChainState_0,
};

fn load_rows_0( _S121 : u32,  _S122 : u32,  _S123 : u32) -> ChainState_0
{
    var rows_1 : array<vec4<u32>, i32(4)>;
    rows_1[i32(0)] = chain_states_0[_S121 * _S122 + _S123];
    rows_1[i32(1)] = chain_states_0[(_S121 + u32(1)) * _S122 + _S123];
    rows_1[i32(2)] = chain_states_0[(_S121 + u32(2)) * _S122 + _S123];
    rows_1[i32(3)] = chain_states_0[(_S121 + u32(3)) * _S122 + _S123];
    var _S124 : ChainState_0 = ChainState_0( vec3<f32>(bitcast<f32>(rows_1[u32(0)][u32(0)]), bitcast<f32>(rows_1[u32(0)][u32(1)]), bitcast<f32>(rows_1[u32(0)][u32(2)])), bitcast<f32>(rows_1[u32(0)][u32(3)]), rows_1[u32(1)][u32(0)], rows_1[u32(1)][u32(1)], rows_1[u32(1)][u32(2)], bitcast<f32>(rows_1[u32(1)][u32(3)]), rows_1[u32(2)][u32(0)], bitcast<f32>(rows_1[u32(2)][u32(1)]), rows_1[u32(2)][u32(2)], bitcast<f32>(rows_1[u32(2)][u32(3)]), vec2<u32>(rows_1[u32(3)][u32(0)], rows_1[u32(3)][u32(1)]), vec2<u32>(rows_1[u32(3)][u32(2)], rows_1[u32(3)][u32(3)]) );
    return _S124;
}

fn load_chain_0( index_3 : u32) -> Chain_0
{
    var chain_0 : Chain_0;
    chain_0.index_2 = index_3;
    chain_0.state_0 = load_rows_0(u32(0), run_0.method_0.chains_0, index_3);
    return chain_0;
}

fn Chain_slot_0( this_4 : Chain_0) -> u32
{
    return ((((this_4.state_0.flags_0) & (u32(2)))) >> (u32(1)));
}

fn ChainState_x24init_0( radiance_1 : vec3<f32>,  density_1 : f32,  pixel_1 : u32,  flags_1 : u32,  tour_length_2 : u32,  start_weight_1 : f32,  refused_1 : u32,  score_squared_1 : f32,  step_1 : u32,  memory_1 : f32,  brightness_top_1 : vec2<u32>,  brightness_bottom_1 : vec2<u32>) -> ChainState_0
{
    var _S125 : ChainState_0;
    _S125.radiance_0 = radiance_1;
    _S125.density_0 = density_1;
    _S125.pixel_0 = pixel_1;
    _S125.flags_0 = flags_1;
    _S125.tour_length_1 = tour_length_2;
    _S125.start_weight_0 = start_weight_1;
    _S125.refused_0 = refused_1;
    _S125.score_squared_0 = score_squared_1;
    _S125.step_0 = step_1;
    _S125.memory_0 = memory_1;
    _S125.brightness_top_0 = brightness_top_1;
    _S125.brightness_bottom_0 = brightness_bottom_1;
    return _S125;
}

fn Chain_x24init_0( index_4 : u32,  state_1 : ChainState_0) -> Chain_0
{
    var _S126 : Chain_0;
    _S126.index_2 = index_4;
    _S126.state_0 = state_1;
    return _S126;
}

struct Candidate_0
{
     ratio_0 : f32,
     before_0 : f32,
     density_2 : f32,
     weight_2 : f32,
     radiance_2 : vec3<f32>,
     padding_4 : u32,
};

fn Candidate_x24init_0( ratio_1 : f32,  before_1 : f32,  density_3 : f32,  weight_3 : f32,  radiance_3 : vec3<f32>,  padding_5 : u32) -> Candidate_0
{
    var _S127 : Candidate_0;
    _S127.ratio_0 = ratio_1;
    _S127.before_0 = before_1;
    _S127.density_2 = density_3;
    _S127.weight_2 = weight_3;
    _S127.radiance_2 = radiance_3;
    _S127.padding_4 = padding_5;
    return _S127;
}

struct Reprojected_0
{
     found_0 : bool,
     film_0 : vec2<f32>,
     jacobian_0 : f32,
};

fn Reprojected_x24init_0( found_1 : bool,  film_1 : vec2<f32>,  jacobian_1 : f32) -> Reprojected_0
{
    var _S128 : Reprojected_0;
    _S128.found_0 = found_1;
    _S128.film_0 = film_1;
    _S128.jacobian_0 = jacobian_1;
    return _S128;
}

fn stored_index_0( slot_0 : u32,  coordinate_1 : u32,  chain_1 : u32) -> u32
{
    return (slot_0 * run_0.path_0.dimension_0 + coordinate_1) * run_0.method_0.chains_0 + chain_1;
}

struct StoredCoordinates_0
{
     chain_2 : u32,
     slot_1 : u32,
};

fn StoredCoordinates_get_0( this_5 : StoredCoordinates_0,  coordinate_2 : u32) -> f32
{
    return coordinates_0[stored_index_0(this_5.slot_1, coordinate_2, this_5.chain_2)];
}

fn StoredCoordinates_film_0( this_6 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_6, u32(0)), StoredCoordinates_get_0(this_6, u32(1)));
}

fn StoredCoordinates_lens_0( this_7 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_7, u32(2)), StoredCoordinates_get_0(this_7, u32(3)));
}

fn safe_sqrt_0( x_14 : f32) -> f32
{
    var root_3 : f32;
    if(x_14 > 0.0f)
    {
        root_3 = sqrt(x_14);
    }
    else
    {
        root_3 = 0.0f;
    }
    return root_3;
}

struct Seen_0
{
     found_2 : bool,
     place_0 : vec3<f32>,
     weight_4 : f32,
     normal_1 : vec3<f32>,
};

fn Seen_x24init_0( found_3 : bool,  place_1 : vec3<f32>,  weight_5 : f32,  normal_2 : vec3<f32>) -> Seen_0
{
    var _S129 : Seen_0;
    _S129.found_2 = found_3;
    _S129.place_0 = place_1;
    _S129.weight_4 = weight_5;
    _S129.normal_1 = normal_2;
    return _S129;
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
     size_1 : vec2<f32>,
     corner_0 : vec2<f32>,
     start_1 : vec2<f32>,
     slope_1 : vec2<f32>,
     left_0 : vec2<f32>,
     weight_6 : f32,
};

fn film_point_0( film_uv_1 : vec2<f32>) -> FilmPoint_0
{
    var point_2 : FilmPoint_0;
    var _S130 : bool;
    if(((FEATURES_0 & (u32(2048)))) != u32(0))
    {
        _S130 = (run_0.camera_0.filtered_0) != u32(0);
    }
    else
    {
        _S130 = false;
    }
    point_2.filtered_1 = _S130;
    point_2.size_1 = vec2<f32>(f32(run_0.camera_0.width_0), f32(run_0.camera_0.height_0));
    var _S131 : vec2<f32> = vec2<f32>(0.0f);
    point_2.corner_0 = _S131;
    point_2.start_1 = _S131;
    point_2.slope_1 = vec2<f32>(1.0f);
    point_2.left_0 = _S131;
    point_2.weight_6 = run_0.camera_0.exposure_0;
    if(_S130)
    {
        var pixel_2 : u32 = pixel_of_0(film_uv_1);
        var _S132 : u32 = pixel_2 % run_0.camera_0.width_0;
        var _S133 : f32 = f32(_S132);
        var _S134 : u32 = pixel_2 / run_0.camera_0.width_0;
        point_2.corner_0 = vec2<f32>(_S133, f32(_S134));
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
            var _S135 : f32 = film_uv_1[axis_1] * point_2.size_1[axis_1] - point_2.corner_0[axis_1];
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
                if((filter_cumulative_0(axis_1, middle_0)) <= _S135)
                {
                    low_0 = middle_0;
                }
                else
                {
                    high_0 = middle_0;
                }
            }
            var start_2 : f32 = filter_cumulative_0(axis_1, low_0);
            var _S136 : u32 = low_0 + u32(1);
            var end_0 : f32;
            if(_S136 < u32(64))
            {
                end_0 = filter_cumulative_0(axis_1, _S136);
            }
            else
            {
                end_0 = 1.0f;
            }
            var width_3 : f32 = 2.0f * run_0.filter_0.data_0[axis_1].radius_0 / 64.0f;
            point_2.start_1[axis_1] = start_2;
            point_2.slope_1[axis_1] = width_3 / (end_0 - start_2);
            point_2.left_0[axis_1] = f32(low_0) * width_3 - run_0.filter_0.data_0[axis_1].radius_0;
            var sign_1 : f32 = sign_0 * run_0.filter_0.data_0[axis_1].weights_0[(low_0 >> (u32(2)))][(low_0 & (u32(3)))];
            axis_1 = axis_1 + u32(1);
            sign_0 = sign_1;
        }
        point_2.weight_6 = point_2.weight_6 * sign_0;
    }
    return point_2;
}

fn filtered_point_0( point_3 : FilmPoint_0,  film_uv_2 : vec2<f32>) -> vec2<f32>
{
    var result_6 : vec2<f32>;
    if(point_3.filtered_1)
    {
        var _S137 : vec2<f32> = vec2<f32>(-1.0f);
        result_6 = ((film_uv_2 * point_3.size_1 + point_3.corner_0 * _S137 + point_3.start_1 * _S137) * point_3.slope_1 + point_3.left_0 + (point_3.corner_0 + vec2<f32>(0.5f))) * (vec2<f32>(1.0f) / point_3.size_1);
    }
    else
    {
        result_6 = film_uv_2;
    }
    return result_6;
}

fn octahedral_direction_0( square_0 : vec2<f32>) -> vec3<f32>
{
    var u_2 : f32 = square_0.x * 2.0f - 1.0f;
    var v_6 : f32 = square_0.y * 2.0f - 1.0f;
    var _S138 : bool = u_2 < 0.0f;
    var u_abs_0 : f32;
    if(_S138)
    {
        u_abs_0 = - u_2;
    }
    else
    {
        u_abs_0 = u_2;
    }
    var _S139 : bool = v_6 < 0.0f;
    var v_abs_0 : f32;
    if(_S139)
    {
        v_abs_0 = - v_6;
    }
    else
    {
        v_abs_0 = v_6;
    }
    var distance_0 : f32 = 1.0f - (u_abs_0 + v_abs_0);
    var _S140 : bool = distance_0 < 0.0f;
    var turns_4 : f32;
    if(_S140)
    {
        turns_4 = - distance_0;
    }
    else
    {
        turns_4 = distance_0;
    }
    var r_1 : f32 = 1.0f - turns_4;
    if(r_1 > 0.0f)
    {
        turns_4 = ((v_abs_0 - u_abs_0) / r_1 + 1.0f) * 0.125f;
    }
    else
    {
        turns_4 = 0.125f;
    }
    var sin_cos_1 : vec2<f32> = sin_cos_turns_0(turns_4);
    var _S141 : f32 = r_1 * r_1;
    var z_5 : f32 = 1.0f - _S141;
    var radius_1 : f32 = r_1 * safe_sqrt_0(2.0f - _S141);
    var x_15 : f32 = sin_cos_1.y * radius_1;
    var y_7 : f32 = sin_cos_1.x * radius_1;
    if(_S138)
    {
        u_abs_0 = - x_15;
    }
    else
    {
        u_abs_0 = x_15;
    }
    if(_S139)
    {
        v_abs_0 = - y_7;
    }
    else
    {
        v_abs_0 = y_7;
    }
    if(_S140)
    {
        turns_4 = - z_5;
    }
    else
    {
        turns_4 = z_5;
    }
    return vec3<f32>(u_abs_0, v_abs_0, turns_4);
}

fn unit_vector_0( v_7 : vec3<f32>) -> vec3<f32>
{
    return v_7 * vec3<f32>((1.0f / sqrt(dot(v_7, v_7))));
}

fn Hit_found_0( this_8 : Hit_0) -> bool
{
    return (this_8.leaf_0) != u32(4294967295);
}

fn leaf_bits_0( leaf_3 : u32) -> u32
{
    return (bitcast<u32>((leaves_0[leaf_3 * u32(3) + u32(1)].w)));
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
    var _S142 : f32 = along1_0.x;
    var _S143 : f32 = along2_0.y;
    var _S144 : f32 = along2_0.x;
    var _S145 : f32 = along1_0.y;
    var det_0 : f32 = _S142 * _S143 - _S144 * _S145;
    var tangents_0 : Tangents_0;
    tangents_0.du_0 = e1_2;
    tangents_0.dv_0 = e2_2;
    if((abs(det_0)) >= 9.99999968265522539e-21f)
    {
        var _S146 : vec3<f32> = vec3<f32>((1.0f / det_0));
        tangents_0.du_0 = (e1_2 * vec3<f32>(_S143) - e2_2 * vec3<f32>(_S145)) * _S146;
        tangents_0.dv_0 = (e2_2 * vec3<f32>(_S142) - e1_2 * vec3<f32>(_S144)) * _S146;
    }
    return tangents_0;
}

fn largest_0( v_8 : vec3<f32>) -> f32
{
    return max(v_8.x, max(v_8.y, v_8.z));
}

fn map_point_1( _S147 : u32,  _S148 : vec3<f32>) -> vec3<f32>
{
    var q_3 : vec4<f32> = vec4<f32>(_S148, 1.0f);
    return vec3<f32>(dot(instances_0[_S147].to_world_1[i32(0)], q_3), dot(instances_0[_S147].to_world_1[i32(1)], q_3), dot(instances_0[_S147].to_world_1[i32(2)], q_3));
}

fn map_normal_0( _S149 : u32,  _S150 : vec3<f32>) -> vec3<f32>
{
    return instances_0[_S149].to_object_0[i32(0)].xyz * vec3<f32>(_S150.x) + instances_0[_S149].to_object_0[i32(1)].xyz * vec3<f32>(_S150.y) + instances_0[_S149].to_object_0[i32(2)].xyz * vec3<f32>(_S150.z);
}

fn load_triangle_0( hit_1 : Hit_0) -> Triangle_0
{
    var _S151 : u32 = hit_1.leaf_0 * u32(3);
    var row1_0 : vec4<f32> = leaves_0[_S151 + u32(1)];
    var row2_0 : vec4<f32> = leaves_0[_S151 + u32(2)];
    var bits_1 : u32 = (bitcast<u32>((row1_0.w)));
    var triangle_1 : Triangle_0;
    var _S152 : vec3<f32> = leaves_0[_S151].xyz;
    triangle_1.p0_0 = _S152;
    var _S153 : vec3<f32> = row1_0.xyz;
    triangle_1.e1_1 = _S153;
    var _S154 : vec3<f32> = row2_0.xyz;
    triangle_1.e2_1 = _S154;
    triangle_1.smooth_0 = ((bits_1 & (u32(2147483648)))) != u32(0);
    triangle_1.material_0 = (bits_1 & (u32(16777215)));
    triangle_1.emission_0 = (bitcast<u32>((row2_0.w)));
    var flip_0 : bool;
    if(((FEATURES_0 & (u32(8192)))) != u32(0))
    {
        flip_0 = ((bits_1 & (u32(536870912)))) != u32(0);
    }
    else
    {
        flip_0 = false;
    }
    triangle_1.anisotropic_0 = flip_0;
    if(((FEATURES_0 & (u32(163)))) != u32(0))
    {
        flip_0 = ((bits_1 & (u32(402653184)))) != u32(0);
    }
    else
    {
        flip_0 = false;
    }
    triangle_1.textured_0 = flip_0;
    var _S155 : bool = (hit_1.instance_0) != u32(4294967295);
    triangle_1.placed_0 = _S155;
    var _S156 : vec3<f32> = vec3<f32>(0.0f);
    triangle_1.n0_1 = _S156;
    triangle_1.n1_1 = _S156;
    triangle_1.n2_1 = _S156;
    triangle_1.tangent_0 = _S156;
    var row_5 : u32 = hit_1.leaf_0 * run_0.path_0.shading_stride_0;
    if(triangle_1.smooth_0)
    {
        triangle_1.n0_1 = shading_0[row_5].xyz;
        triangle_1.n1_1 = shading_0[row_5 + u32(1)].xyz;
        triangle_1.n2_1 = shading_0[row_5 + u32(2)].xyz;
    }
    var _S157 : vec2<f32> = vec2<f32>(0.0f);
    triangle_1.uv0_0 = _S157;
    triangle_1.uv1_0 = _S157;
    triangle_1.uv2_0 = _S157;
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
        var v_9 : vec3<f32> = shading_0[row_5 + u32(3)].xyz;
        triangle_1.uv0_0 = vec2<f32>(shading_0[row_5].w, v_9.x);
        triangle_1.uv1_0 = vec2<f32>(shading_0[row_5 + u32(1)].w, v_9.y);
        triangle_1.uv2_0 = vec2<f32>(shading_0[row_5 + u32(2)].w, v_9.z);
    }
    var flip_1 : bool = ((bits_1 & (u32(1073741824)))) != u32(0);
    var shift_1 : vec3<f32>;
    if(_S155)
    {
        var _S158 : vec3<f32> = map_point_1(hit_1.instance_0, _S152);
        triangle_1.e1_1 = map_point_1(hit_1.instance_0, _S152 + _S153) - _S158;
        triangle_1.e2_1 = map_point_1(hit_1.instance_0, _S152 + _S154) - _S158;
        triangle_1.p0_0 = _S158;
        triangle_1.n0_1 = map_normal_0(hit_1.instance_0, triangle_1.n0_1);
        triangle_1.n1_1 = map_normal_0(hit_1.instance_0, triangle_1.n1_1);
        triangle_1.n2_1 = map_normal_0(hit_1.instance_0, triangle_1.n2_1);
        var _S159 : vec3<f32> = abs(vec3<f32>(instances_0[hit_1.instance_0].to_world_1[i32(0)].w, instances_0[hit_1.instance_0].to_world_1[i32(1)].w, instances_0[hit_1.instance_0].to_world_1[i32(2)].w));
        flip_0 = flip_1 != ((instances_0[hit_1.instance_0].mirrored_0) != u32(0));
        shift_1 = _S159;
    }
    else
    {
        flip_0 = flip_1;
        shift_1 = _S156;
    }
    var normal_3 : vec3<f32> = cross(triangle_1.e1_1, triangle_1.e2_1);
    var normal_4 : vec3<f32> = normal_3 * vec3<f32>((1.0f / sqrt(dot(normal_3, normal_3))));
    var reach_0 : vec3<f32>;
    if(flip_0)
    {
        reach_0 = (vec3<f32>(0) - normal_4);
    }
    else
    {
        reach_0 = normal_4;
    }
    triangle_1.plane_normal_0 = reach_0;
    if(triangle_1.anisotropic_0)
    {
        triangle_1.tangent_0 = tangents_of_0(triangle_1, triangle_1.e1_1, triangle_1.e2_1).du_0;
    }
    var extent_0 : vec3<f32> = max(abs(triangle_1.p0_0), max(abs(triangle_1.p0_0 + triangle_1.e1_1), abs(triangle_1.p0_0 + triangle_1.e2_1)));
    var size_2 : f32 = largest_0(extent_0);
    if(_S155)
    {
        reach_0 = vec3<f32>(2.0f) * extent_0 + shift_1 + vec3<f32>(size_2);
    }
    else
    {
        reach_0 = extent_0;
    }
    triangle_1.clearance_0 = max(dot(abs(normal_4), reach_0), size_2) * 9.5367431640625e-07f;
    return triangle_1;
}

struct Frame_0
{
     s_7 : vec3<f32>,
     t_9 : vec3<f32>,
     n_4 : vec3<f32>,
};

fn frame_from_normal_0( n_5 : vec3<f32>) -> Frame_0
{
    var _S160 : f32 = n_5.z;
    var sign_2 : f32;
    if(_S160 < 0.0f)
    {
        sign_2 = -1.0f;
    }
    else
    {
        sign_2 = 1.0f;
    }
    var a_20 : f32 = -1.0f / (sign_2 + _S160);
    var _S161 : f32 = n_5.x;
    var _S162 : f32 = n_5.y;
    var b_15 : f32 = _S161 * _S162 * a_20;
    var frame_0 : Frame_0;
    frame_0.s_7 = vec3<f32>(1.0f + sign_2 * _S161 * _S161 * a_20, sign_2 * b_15, - sign_2 * _S161);
    frame_0.t_9 = vec3<f32>(b_15, sign_2 + _S162 * _S162 * a_20, - _S162);
    frame_0.n_4 = n_5;
    return frame_0;
}

fn frame_from_normal_tangent_0( n_6 : vec3<f32>,  tangent_1 : vec3<f32>) -> Frame_0
{
    var s_8 : vec3<f32> = tangent_1 + n_6 * vec3<f32>(- dot(n_6, tangent_1));
    var length_squared_0 : f32 = dot(s_8, s_8);
    var frame_1 : Frame_0;
    if(length_squared_0 > (9.999999960041972e-13f * dot(tangent_1, tangent_1)))
    {
        var _S163 : vec3<f32> = s_8 * vec3<f32>((1.0f / sqrt(length_squared_0)));
        frame_1.s_7 = _S163;
        frame_1.t_9 = cross(n_6, _S163);
        frame_1.n_4 = n_6;
    }
    else
    {
        frame_1 = frame_from_normal_0(n_6);
    }
    return frame_1;
}

struct Surface_0
{
     position_2 : vec3<f32>,
     frame_2 : Frame_0,
     b1_1 : f32,
     b2_1 : f32,
     geometric_normal_0 : vec3<f32>,
};

fn surface_at_0( triangle_2 : Triangle_0,  origin_3 : vec3<f32>,  direction_3 : vec3<f32>) -> Surface_0
{
    var normal_5 : vec3<f32> = cross(triangle_2.e1_1, triangle_2.e2_1);
    var _S164 : vec3<f32> = vec3<f32>((1.0f / dot(normal_5, normal_5)));
    var from_p0_0 : vec3<f32> = origin_3 - triangle_2.p0_0;
    var in_plane_0 : vec3<f32> = from_p0_0 + direction_3 * vec3<f32>(- (dot(from_p0_0, normal_5) / dot(direction_3, normal_5)));
    var b1_2 : f32 = dot(in_plane_0, cross(triangle_2.e2_1, normal_5) * _S164);
    var b2_2 : f32 = dot(in_plane_0, cross(normal_5, triangle_2.e1_1) * _S164);
    var surface_0 : Surface_0;
    surface_0.b1_1 = b1_2;
    surface_0.b2_1 = b2_2;
    var _S165 : vec3<f32> = vec3<f32>(b1_2);
    var _S166 : vec3<f32> = vec3<f32>(b2_2);
    surface_0.position_2 = triangle_2.e1_1 * _S165 + triangle_2.e2_1 * _S166 + triangle_2.p0_0;
    surface_0.geometric_normal_0 = triangle_2.plane_normal_0;
    var n_7 : vec3<f32>;
    if(triangle_2.smooth_0)
    {
        var interpolated_0 : vec3<f32> = (triangle_2.n1_1 - triangle_2.n0_1) * _S165 + (triangle_2.n2_1 - triangle_2.n0_1) * _S166 + triangle_2.n0_1;
        var length2_0 : f32 = dot(interpolated_0, interpolated_0);
        if(length2_0 > 0.0f)
        {
            var n_8 : vec3<f32> = interpolated_0 * vec3<f32>((1.0f / sqrt(length2_0)));
            if((dot(triangle_2.plane_normal_0, n_8)) < 0.0f)
            {
                surface_0.geometric_normal_0 = (vec3<f32>(0) - triangle_2.plane_normal_0);
            }
            n_7 = n_8;
        }
        else
        {
            n_7 = triangle_2.plane_normal_0;
        }
    }
    else
    {
        n_7 = triangle_2.plane_normal_0;
    }
    if(triangle_2.anisotropic_0)
    {
        surface_0.frame_2 = frame_from_normal_tangent_0(n_7, triangle_2.tangent_0);
    }
    else
    {
        surface_0.frame_2 = frame_from_normal_0(n_7);
    }
    return surface_0;
}

fn texture_point_0( triangle_3 : Triangle_0,  surface_1 : Surface_0) -> TexturePoint_0
{
    var along1_1 : vec2<f32> = triangle_3.uv1_0 - triangle_3.uv0_0;
    var along2_1 : vec2<f32> = triangle_3.uv2_0 - triangle_3.uv0_0;
    var uv_0 : vec2<f32> = along1_1 * vec2<f32>(surface_1.b1_1) + along2_1 * vec2<f32>(surface_1.b2_1) + triangle_3.uv0_0;
    var point_4 : TexturePoint_0;
    point_4.u_0 = sloped_1(uv_0.x, vec2<f32>(along1_1.x, along2_1.x));
    point_4.v_3 = sloped_1(uv_0.y, vec2<f32>(along1_1.y, along2_1.y));
    point_4.position_0 = sloped_2(surface_1.position_2, triangle_3.e1_1, triangle_3.e2_1);
    point_4.normal_0 = surface_1.geometric_normal_0;
    return point_4;
}

fn finite_part_0( x_16 : Sloped_0) -> Sloped_0
{
    if(!is_finite_0(x_16.v_2))
    {
        return sloped_3(0.0f);
    }
    var _S167 : bool;
    if(is_finite_0(x_16.d_0.x))
    {
        _S167 = is_finite_0(x_16.d_0.y);
    }
    else
    {
        _S167 = false;
    }
    var _S168 : Sloped_0;
    if(_S167)
    {
        _S168 = x_16;
    }
    else
    {
        _S168 = sloped_3(x_16.v_2);
    }
    return _S168;
}

fn positive_part_0( x_17 : Sloped_0) -> Sloped_0
{
    var _S169 : Sloped_0;
    if((x_17.v_2) > 0.0f)
    {
        _S169 = finite_part_0(x_17);
    }
    else
    {
        _S169 = sloped_3(0.0f);
    }
    return _S169;
}

fn unit_hash_0( origin_4 : vec3<f32>,  direction_4 : vec3<f32>,  hit_2 : Hit_0) -> f32
{
    var instance_4 : u32;
    if((hit_2.instance_0) != u32(4294967295))
    {
        instance_4 = instances_0[hit_2.instance_0].index_0;
    }
    else
    {
        instance_4 = hit_2.instance_0;
    }
    var _S170 : u32 = (((u32(2654435769) ^ (((bitcast<u32>((leaves_0[hit_2.leaf_0 * u32(3)].w))) * u32(2246822507))))) ^ (instance_4));
    var _S171 : u32 = (bitcast<u32>((origin_4.x)));
    var _S172 : u32 = (bitcast<u32>((origin_4.y)));
    var _S173 : u32 = (bitcast<u32>((origin_4.z)));
    var _S174 : u32 = (bitcast<u32>((direction_4.x)));
    var _S175 : u32 = (bitcast<u32>((direction_4.y)));
    var _S176 : u32 = (bitcast<u32>((direction_4.z)));
    var hash_1 : u32 = (_S170 ^ (_S171));
    var hash_2 : u32 = ((hash_1 ^ (((hash_1 >> (u32(16))))))) * u32(2246822507);
    var hash_3 : u32 = ((hash_2 ^ (((hash_2 >> (u32(13))))))) * u32(3266489909);
    var hash_4 : u32 = (((hash_3 ^ (((hash_3 >> (u32(16))))))) ^ (_S172));
    var hash_5 : u32 = ((hash_4 ^ (((hash_4 >> (u32(16))))))) * u32(2246822507);
    var hash_6 : u32 = ((hash_5 ^ (((hash_5 >> (u32(13))))))) * u32(3266489909);
    var hash_7 : u32 = (((hash_6 ^ (((hash_6 >> (u32(16))))))) ^ (_S173));
    var hash_8 : u32 = ((hash_7 ^ (((hash_7 >> (u32(16))))))) * u32(2246822507);
    var hash_9 : u32 = ((hash_8 ^ (((hash_8 >> (u32(13))))))) * u32(3266489909);
    var hash_10 : u32 = (((hash_9 ^ (((hash_9 >> (u32(16))))))) ^ (_S174));
    var hash_11 : u32 = ((hash_10 ^ (((hash_10 >> (u32(16))))))) * u32(2246822507);
    var hash_12 : u32 = ((hash_11 ^ (((hash_11 >> (u32(13))))))) * u32(3266489909);
    var hash_13 : u32 = (((hash_12 ^ (((hash_12 >> (u32(16))))))) ^ (_S175));
    var hash_14 : u32 = ((hash_13 ^ (((hash_13 >> (u32(16))))))) * u32(2246822507);
    var hash_15 : u32 = ((hash_14 ^ (((hash_14 >> (u32(13))))))) * u32(3266489909);
    var hash_16 : u32 = (((hash_15 ^ (((hash_15 >> (u32(16))))))) ^ (_S176));
    var hash_17 : u32 = ((hash_16 ^ (((hash_16 >> (u32(16))))))) * u32(2246822507);
    var hash_18 : u32 = ((hash_17 ^ (((hash_17 >> (u32(13))))))) * u32(3266489909);
    return f32((((hash_18 ^ (((hash_18 >> (u32(16))))))) >> (u32(8)))) / 1.6777216e+07f;
}

fn ray_origin_0( surface_2 : Surface_0,  direction_5 : vec3<f32>,  clearance_1 : f32) -> vec3<f32>
{
    var offset_6 : f32;
    if((dot(direction_5, surface_2.geometric_normal_0)) > 0.0f)
    {
        offset_6 = clearance_1;
    }
    else
    {
        offset_6 = - clearance_1;
    }
    return surface_2.position_2 + surface_2.geometric_normal_0 * vec3<f32>(offset_6);
}

struct Crossing_0
{
     origin_5 : vec3<f32>,
     direction_6 : vec3<f32>,
     t_max_4 : f32,
     from_0 : Hit_0,
     hit_3 : Hit_0,
};

fn Crossing_passes_0( this_9 : ptr<function, Crossing_0>,  never_stops_0 : Hit_0) -> bool
{
    var cutout_0 : bool = (((leaf_bits_0((*this_9).hit_3.leaf_0)) & (u32(134217728)))) != u32(0);
    var target_0 : bool;
    if(((*this_9).hit_3.leaf_0) == (never_stops_0.leaf_0))
    {
        target_0 = ((*this_9).hit_3.instance_0) == (never_stops_0.instance_0);
    }
    else
    {
        target_0 = false;
    }
    var _S177 : bool;
    if(!cutout_0)
    {
        _S177 = !target_0;
    }
    else
    {
        _S177 = false;
    }
    if(_S177)
    {
        return false;
    }
    var triangle_4 : Triangle_0 = load_triangle_0((*this_9).hit_3);
    var surface_3 : Surface_0 = surface_at_0(triangle_4, (*this_9).origin_5, (*this_9).direction_6);
    if(!target_0)
    {
        var _S178 : Sloped_0 = positive_part_0(channel_0(texture_expression_0((bitcast<u32>((shading_0[(*this_9).hit_3.leaf_0 * run_0.path_0.shading_stride_0 + u32(3)].w))), texture_point_0(triangle_4, surface_3)), u32(0)));
        if((_S178.v_2) < 1.0f)
        {
            if((_S178.v_2) <= 0.0f)
            {
                target_0 = true;
            }
            else
            {
                target_0 = (_S178.v_2) <= (unit_hash_0((*this_9).origin_5, (*this_9).direction_6, (*this_9).hit_3));
            }
        }
        else
        {
            target_0 = false;
        }
        if(!target_0)
        {
            return false;
        }
    }
    var behind_0 : vec3<f32> = ray_origin_0(surface_3, (*this_9).direction_6, triangle_4.clearance_0);
    (*this_9).t_max_4 = (*this_9).t_max_4 - dot(behind_0 - (*this_9).origin_5, (*this_9).direction_6) / dot((*this_9).direction_6, (*this_9).direction_6);
    (*this_9).origin_5 = behind_0;
    (*this_9).from_0 = (*this_9).hit_3;
    return true;
}

fn first_stop_0( origin_6 : vec3<f32>,  direction_7 : vec3<f32>,  t_max_5 : f32,  from_1 : Hit_0,  never_stops_1 : Hit_0) -> Hit_0
{
    var ray_4 : Crossing_0;
    ray_4.origin_5 = origin_6;
    ray_4.direction_6 = direction_7;
    ray_4.t_max_4 = t_max_5;
    ray_4.from_0 = from_1;
    var crossing_0 : u32 = u32(0);
    for(;;)
    {
        if(crossing_0 < u32(10000))
        {
        }
        else
        {
            break;
        }
        var _S179 : Hit_0 = trace_0(ray_4.origin_5, ray_4.direction_6, ray_4.t_max_4, ray_4.from_0, nothing_0());
        ray_4.hit_3 = _S179;
        var _S180 : bool;
        if(!Hit_found_0(_S179))
        {
            _S180 = true;
        }
        else
        {
            var _S181 : bool = Crossing_passes_0(&(ray_4), never_stops_1);
            _S180 = !_S181;
        }
        if(_S180)
        {
            return ray_4.hit_3;
        }
        if(!((ray_4.t_max_4) > 0.0f))
        {
            break;
        }
        crossing_0 = crossing_0 + u32(1);
    }
    return nothing_0();
}

fn closest_0( origin_7 : vec3<f32>,  direction_8 : vec3<f32>,  skip_0 : Hit_0) -> Hit_0
{
    return trace_0(origin_7, direction_8, (bitcast<f32>((u32(2139095040)))), skip_0, nothing_0());
}

fn next_hit_0( origin_8 : vec3<f32>,  direction_9 : vec3<f32>,  from_2 : Hit_0) -> Hit_0
{
    if(((FEATURES_0 & (u32(2)))) != u32(0))
    {
        return first_stop_0(origin_8, direction_9, (bitcast<f32>((u32(2139095040)))), from_2, nothing_0());
    }
    return closest_0(origin_8, direction_9, from_2);
}

struct FlatCamera_0
{
     perspective_0 : bool,
     columns_0 : array<vec3<f32>, i32(3)>,
     rows_2 : array<vec3<f32>, i32(3)>,
     place_2 : vec3<f32>,
     film_plane_1 : vec4<f32>,
     inverse_focal_0 : f32,
     on_lens_0 : vec2<f32>,
};

fn FlatCamera_in_camera_0( this_10 : FlatCamera_0,  v_10 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(this_10.rows_2[i32(0)], v_10), dot(this_10.rows_2[i32(1)], v_10), dot(this_10.rows_2[i32(2)], v_10));
}

fn FlatCamera_project_0( this_11 : FlatCamera_0,  p_7 : vec3<f32>,  weight_7 : f32) -> vec2<f32>
{
    var on_plane_0 : vec2<f32>;
    if(this_11.perspective_0)
    {
        on_plane_0 = this_11.on_lens_0 * vec2<f32>(this_11.inverse_focal_0) + (p_7.xy - this_11.on_lens_0 * vec2<f32>(weight_7)) / vec2<f32>(p_7.z);
    }
    else
    {
        on_plane_0 = p_7.xy - this_11.on_lens_0 * vec2<f32>((1.0f - p_7.z * this_11.inverse_focal_0));
    }
    return (on_plane_0 - this_11.film_plane_1.zw) / this_11.film_plane_1.xy;
}

fn FlatCamera_lens_point_0( this_12 : FlatCamera_0) -> vec3<f32>
{
    return this_12.place_2 + this_12.columns_0[i32(0)] * vec3<f32>(this_12.on_lens_0.x) + this_12.columns_0[i32(1)] * vec3<f32>(this_12.on_lens_0.y);
}

fn FlatCamera_tangent_0( this_13 : FlatCamera_0,  seen_0 : Seen_0,  axis_2 : i32) -> vec3<f32>
{
    var along_2 : vec3<f32> = this_13.columns_0[axis_2] * vec3<f32>(this_13.film_plane_1[axis_2]);
    if((seen_0.weight_4) == 0.0f)
    {
        return along_2 * vec3<f32>(FlatCamera_in_camera_0(this_13, seen_0.place_0).z);
    }
    var along_3 : vec3<f32>;
    var direction_10 : vec3<f32>;
    if(this_13.perspective_0)
    {
        var _S182 : vec3<f32> = seen_0.place_0 - FlatCamera_lens_point_0(this_13);
        along_3 = along_2 * vec3<f32>(FlatCamera_in_camera_0(this_13, seen_0.place_0 - this_13.place_2).z);
        direction_10 = _S182;
    }
    else
    {
        var slope_2 : vec2<f32> = this_13.on_lens_0 * vec2<f32>(this_13.inverse_focal_0);
        var _S183 : vec3<f32> = this_13.columns_0[i32(2)] - this_13.columns_0[i32(0)] * vec3<f32>(slope_2.x) - this_13.columns_0[i32(1)] * vec3<f32>(slope_2.y);
        along_3 = along_2;
        direction_10 = _S183;
    }
    return along_3 - direction_10 * vec3<f32>((dot(seen_0.normal_1, along_3) / dot(seen_0.normal_1, direction_10)));
}

fn FlatCamera_project_tangent_0( this_14 : FlatCamera_0,  p_8 : vec3<f32>,  weight_8 : f32,  moved_0 : vec3<f32>) -> vec2<f32>
{
    var d_2 : vec3<f32> = FlatCamera_in_camera_0(this_14, moved_0);
    var on_plane_1 : vec2<f32>;
    if(this_14.perspective_0)
    {
        var _S184 : vec2<f32> = vec2<f32>(p_8.z);
        on_plane_1 = (d_2.xy - (p_8.xy - this_14.on_lens_0 * vec2<f32>(weight_8)) / _S184 * vec2<f32>(d_2.z)) / _S184;
    }
    else
    {
        on_plane_1 = d_2.xy + this_14.on_lens_0 * vec2<f32>((this_14.inverse_focal_0 * d_2.z));
    }
    return on_plane_1 / this_14.film_plane_1.xy;
}

fn filtered_pair_0( axis_3 : u32,  at_1 : f32,  offset_7 : f32) -> vec3<f32>
{
    var pixel_3 : f32 = floor(at_1 - offset_7);
    var width_4 : f32 = 2.0f * run_0.filter_0.data_0[axis_3].radius_0 / 64.0f;
    var place_3 : f32 = (at_1 - pixel_3 - 0.5f + run_0.filter_0.data_0[axis_3].radius_0) / width_4;
    var _S185 : bool;
    if(place_3 >= 0.0f)
    {
        _S185 = place_3 < 64.0f;
    }
    else
    {
        _S185 = false;
    }
    if(!_S185)
    {
        return vec3<f32>(pixel_3, 0.0f, 0.0f);
    }
    var _S186 : u32 = min(u32(place_3), u32(63));
    var start_3 : f32 = filter_cumulative_0(axis_3, _S186);
    var _S187 : u32 = _S186 + u32(1);
    var end_1 : f32;
    if(_S187 < u32(64))
    {
        end_1 = filter_cumulative_0(axis_3, _S187);
    }
    else
    {
        end_1 = 1.0f;
    }
    var _S188 : f32 = end_1 - start_3;
    var _S189 : f32 = start_3 + (place_3 - f32(_S186)) * _S188;
    if(end_1 > start_3)
    {
        end_1 = width_4 / _S188;
    }
    else
    {
        end_1 = 0.0f;
    }
    return vec3<f32>(pixel_3, _S189, end_1);
}

fn flat_camera_0( _S190 : vec2<f32>) -> FlatCamera_0
{
    var flat_0 : FlatCamera_0;
    var _S191 : bool;
    if(!(((FEATURES_0 & (u32(4096)))) != u32(0)))
    {
        _S191 = true;
    }
    else
    {
        _S191 = (run_0.other_camera_0.projection_0) == u32(0);
    }
    flat_0.perspective_0 = _S191;
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
    var _S192 : vec3<f32> = cross(flat_0.columns_0[i32(1)], flat_0.columns_0[i32(2)]);
    var _S193 : vec3<f32> = vec3<f32>((1.0f / dot(flat_0.columns_0[i32(0)], _S192)));
    flat_0.rows_2[i32(0)] = _S192 * _S193;
    flat_0.rows_2[i32(1)] = cross(flat_0.columns_0[i32(2)], flat_0.columns_0[i32(0)]) * _S193;
    flat_0.rows_2[i32(2)] = cross(flat_0.columns_0[i32(0)], flat_0.columns_0[i32(1)]) * _S193;
    flat_0.place_2 = vec3<f32>(run_0.other_camera_0.to_world_0[i32(0)].w, run_0.other_camera_0.to_world_0[i32(1)].w, run_0.other_camera_0.to_world_0[i32(2)].w);
    flat_0.film_plane_1 = run_0.other_camera_0.film_plane_0;
    var _S194 : f32 = run_0.other_camera_0.lens_radius_0;
    var _S195 : f32;
    if((run_0.other_camera_0.lens_radius_0) > 0.0f)
    {
        _S195 = 1.0f / run_0.other_camera_0.focal_distance_0;
    }
    else
    {
        _S195 = 0.0f;
    }
    flat_0.inverse_focal_0 = _S195;
    var sin_cos_2 : vec2<f32> = sin_cos_turns_0(_S190.x);
    flat_0.on_lens_0 = vec2<f32>((_S194 * safe_sqrt_0(_S190.y))) * vec2<f32>(sin_cos_2.y, sin_cos_2.x);
    return flat_0;
}

fn flat_camera_1( _S196 : vec2<f32>) -> FlatCamera_0
{
    var flat_1 : FlatCamera_0;
    var _S197 : bool;
    if(!(((FEATURES_0 & (u32(4096)))) != u32(0)))
    {
        _S197 = true;
    }
    else
    {
        _S197 = (run_0.camera_0.projection_0) == u32(0);
    }
    flat_1.perspective_0 = _S197;
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
    var _S198 : vec3<f32> = cross(flat_1.columns_0[i32(1)], flat_1.columns_0[i32(2)]);
    var _S199 : vec3<f32> = vec3<f32>((1.0f / dot(flat_1.columns_0[i32(0)], _S198)));
    flat_1.rows_2[i32(0)] = _S198 * _S199;
    flat_1.rows_2[i32(1)] = cross(flat_1.columns_0[i32(2)], flat_1.columns_0[i32(0)]) * _S199;
    flat_1.rows_2[i32(2)] = cross(flat_1.columns_0[i32(0)], flat_1.columns_0[i32(1)]) * _S199;
    flat_1.place_2 = vec3<f32>(run_0.camera_0.to_world_0[i32(0)].w, run_0.camera_0.to_world_0[i32(1)].w, run_0.camera_0.to_world_0[i32(2)].w);
    flat_1.film_plane_1 = run_0.camera_0.film_plane_0;
    var _S200 : f32 = run_0.camera_0.lens_radius_0;
    var _S201 : f32;
    if((run_0.camera_0.lens_radius_0) > 0.0f)
    {
        _S201 = 1.0f / run_0.camera_0.focal_distance_0;
    }
    else
    {
        _S201 = 0.0f;
    }
    flat_1.inverse_focal_0 = _S201;
    var sin_cos_3 : vec2<f32> = sin_cos_turns_0(_S196.x);
    flat_1.on_lens_0 = vec2<f32>((_S200 * safe_sqrt_0(_S196.y))) * vec2<f32>(sin_cos_3.y, sin_cos_3.x);
    return flat_1;
}

struct CameraRay_0
{
     origin_9 : vec3<f32>,
     direction_11 : vec3<f32>,
};

fn sphere_direction_0( _S202 : vec2<f32>) -> vec3<f32>
{
    var direction_12 : vec3<f32>;
    if((run_0.other_camera_0.projection_0) == u32(2))
    {
        var d_3 : vec3<f32> = octahedral_direction_0(_S202);
        direction_12 = vec3<f32>(d_3.x, d_3.z, d_3.y);
    }
    else
    {
        var azimuth_1 : vec2<f32> = sin_cos_turns_0(_S202.x);
        var polar_0 : vec2<f32> = sin_cos_turns_0(_S202.y * 0.5f);
        var _S203 : f32 = polar_0.x;
        direction_12 = vec3<f32>(_S203 * azimuth_1.y, polar_0.y, _S203 * azimuth_1.x);
    }
    return direction_12;
}

fn camera_ray_0( _S204 : FilmPoint_0,  _S205 : vec2<f32>,  _S206 : vec2<f32>) -> CameraRay_0
{
    var on_plane_2 : vec2<f32> = run_0.other_camera_0.film_plane_0.xy * filtered_point_0(_S204, _S205) + run_0.other_camera_0.film_plane_0.zw;
    var _S207 : vec3<f32> = vec3<f32>(on_plane_2, 1.0f);
    var _S208 : vec3<f32> = vec3<f32>(0.0f);
    var flat_2 : bool;
    if(((FEATURES_0 & (u32(4096)))) != u32(0))
    {
        flat_2 = (run_0.other_camera_0.projection_0) != u32(0);
    }
    else
    {
        flat_2 = false;
    }
    var origin_10 : vec3<f32>;
    var direction_13 : vec3<f32>;
    if(flat_2)
    {
        var _S209 : bool = (run_0.other_camera_0.projection_0) == u32(1);
        if(_S209)
        {
            const _S210 : vec3<f32> = vec3<f32>(0.0f, 0.0f, 1.0f);
            origin_10 = vec3<f32>(on_plane_2, 0.0f);
            direction_13 = _S210;
        }
        else
        {
            var _S211 : vec3<f32> = sphere_direction_0(on_plane_2);
            origin_10 = _S208;
            direction_13 = _S211;
        }
        flat_2 = _S209;
    }
    else
    {
        flat_2 = true;
        origin_10 = _S208;
        direction_13 = _S207;
    }
    var _S212 : f32 = run_0.other_camera_0.lens_radius_0;
    if((run_0.other_camera_0.lens_radius_0) > 0.0f)
    {
    }
    else
    {
        flat_2 = false;
    }
    if(flat_2)
    {
        var sin_cos_4 : vec2<f32> = sin_cos_turns_0(_S206.x);
        var radius_2 : f32 = _S212 * safe_sqrt_0(_S206.y);
        var origin_11 : vec3<f32> = origin_10 + vec3<f32>(radius_2 * sin_cos_4.y, radius_2 * sin_cos_4.x, 0.0f);
        var _S213 : vec3<f32> = origin_10 + direction_13 * vec3<f32>(run_0.other_camera_0.focal_distance_0) - origin_11;
        origin_10 = origin_11;
        direction_13 = _S213;
    }
    var row0_0 : vec3<f32> = run_0.other_camera_0.to_world_0[i32(0)].xyz;
    var row1_1 : vec3<f32> = run_0.other_camera_0.to_world_0[i32(1)].xyz;
    var row2_1 : vec3<f32> = run_0.other_camera_0.to_world_0[i32(2)].xyz;
    var ray_5 : CameraRay_0;
    ray_5.origin_9 = vec3<f32>(dot(row0_0, origin_10), dot(row1_1, origin_10), dot(row2_1, origin_10)) + vec3<f32>(run_0.other_camera_0.to_world_0[i32(0)].w, run_0.other_camera_0.to_world_0[i32(1)].w, run_0.other_camera_0.to_world_0[i32(2)].w);
    ray_5.direction_11 = unit_vector_0(vec3<f32>(dot(row0_0, direction_13), dot(row1_1, direction_13), dot(row2_1, direction_13)));
    return ray_5;
}

fn seen_by_0( _S214 : bool,  _S215 : vec2<f32>,  _S216 : vec2<f32>) -> Seen_0
{
    var _S217 : FilmPoint_0 = film_point_0(_S215);
    var _S218 : CameraRay_0 = camera_ray_0(_S217, _S215, _S216);
    var hit_4 : Hit_0 = next_hit_0(_S218.origin_9, _S218.direction_11, nothing_0());
    var seen_1 : Seen_0;
    seen_1.found_2 = _S214;
    seen_1.place_0 = _S218.direction_11;
    seen_1.weight_4 = 0.0f;
    seen_1.normal_1 = vec3<f32>(0.0f);
    if(Hit_found_0(hit_4))
    {
        var surface_4 : Surface_0 = surface_at_0(load_triangle_0(hit_4), _S218.origin_9, _S218.direction_11);
        seen_1.found_2 = true;
        seen_1.place_0 = surface_4.position_2;
        seen_1.weight_4 = 1.0f;
        seen_1.normal_1 = surface_4.geometric_normal_0;
    }
    return seen_1;
}

fn sphere_direction_1( _S219 : vec2<f32>) -> vec3<f32>
{
    var direction_14 : vec3<f32>;
    if((run_0.camera_0.projection_0) == u32(2))
    {
        var d_4 : vec3<f32> = octahedral_direction_0(_S219);
        direction_14 = vec3<f32>(d_4.x, d_4.z, d_4.y);
    }
    else
    {
        var azimuth_2 : vec2<f32> = sin_cos_turns_0(_S219.x);
        var polar_1 : vec2<f32> = sin_cos_turns_0(_S219.y * 0.5f);
        var _S220 : f32 = polar_1.x;
        direction_14 = vec3<f32>(_S220 * azimuth_2.y, polar_1.y, _S220 * azimuth_2.x);
    }
    return direction_14;
}

fn camera_ray_1( _S221 : FilmPoint_0,  _S222 : vec2<f32>,  _S223 : vec2<f32>) -> CameraRay_0
{
    var on_plane_3 : vec2<f32> = run_0.camera_0.film_plane_0.xy * filtered_point_0(_S221, _S222) + run_0.camera_0.film_plane_0.zw;
    var _S224 : vec3<f32> = vec3<f32>(on_plane_3, 1.0f);
    var _S225 : vec3<f32> = vec3<f32>(0.0f);
    var flat_3 : bool;
    if(((FEATURES_0 & (u32(4096)))) != u32(0))
    {
        flat_3 = (run_0.camera_0.projection_0) != u32(0);
    }
    else
    {
        flat_3 = false;
    }
    var origin_12 : vec3<f32>;
    var direction_15 : vec3<f32>;
    if(flat_3)
    {
        var _S226 : bool = (run_0.camera_0.projection_0) == u32(1);
        if(_S226)
        {
            const _S227 : vec3<f32> = vec3<f32>(0.0f, 0.0f, 1.0f);
            origin_12 = vec3<f32>(on_plane_3, 0.0f);
            direction_15 = _S227;
        }
        else
        {
            var _S228 : vec3<f32> = sphere_direction_1(on_plane_3);
            origin_12 = _S225;
            direction_15 = _S228;
        }
        flat_3 = _S226;
    }
    else
    {
        flat_3 = true;
        origin_12 = _S225;
        direction_15 = _S224;
    }
    var _S229 : f32 = run_0.camera_0.lens_radius_0;
    if((run_0.camera_0.lens_radius_0) > 0.0f)
    {
    }
    else
    {
        flat_3 = false;
    }
    if(flat_3)
    {
        var sin_cos_5 : vec2<f32> = sin_cos_turns_0(_S223.x);
        var radius_3 : f32 = _S229 * safe_sqrt_0(_S223.y);
        var origin_13 : vec3<f32> = origin_12 + vec3<f32>(radius_3 * sin_cos_5.y, radius_3 * sin_cos_5.x, 0.0f);
        var _S230 : vec3<f32> = origin_12 + direction_15 * vec3<f32>(run_0.camera_0.focal_distance_0) - origin_13;
        origin_12 = origin_13;
        direction_15 = _S230;
    }
    var row0_1 : vec3<f32> = run_0.camera_0.to_world_0[i32(0)].xyz;
    var row1_2 : vec3<f32> = run_0.camera_0.to_world_0[i32(1)].xyz;
    var row2_2 : vec3<f32> = run_0.camera_0.to_world_0[i32(2)].xyz;
    var ray_6 : CameraRay_0;
    ray_6.origin_9 = vec3<f32>(dot(row0_1, origin_12), dot(row1_2, origin_12), dot(row2_2, origin_12)) + vec3<f32>(run_0.camera_0.to_world_0[i32(0)].w, run_0.camera_0.to_world_0[i32(1)].w, run_0.camera_0.to_world_0[i32(2)].w);
    ray_6.direction_11 = unit_vector_0(vec3<f32>(dot(row0_1, direction_15), dot(row1_2, direction_15), dot(row2_2, direction_15)));
    return ray_6;
}

fn seen_by_1( _S231 : bool,  _S232 : vec2<f32>,  _S233 : vec2<f32>) -> Seen_0
{
    var _S234 : FilmPoint_0 = film_point_0(_S232);
    var _S235 : CameraRay_0 = camera_ray_1(_S234, _S232, _S233);
    var hit_5 : Hit_0 = next_hit_0(_S235.origin_9, _S235.direction_11, nothing_0());
    var seen_2 : Seen_0;
    seen_2.found_2 = _S231;
    seen_2.place_0 = _S235.direction_11;
    seen_2.weight_4 = 0.0f;
    seen_2.normal_1 = vec3<f32>(0.0f);
    if(Hit_found_0(hit_5))
    {
        var surface_5 : Surface_0 = surface_at_0(load_triangle_0(hit_5), _S235.origin_9, _S235.direction_11);
        seen_2.found_2 = true;
        seen_2.place_0 = surface_5.position_2;
        seen_2.weight_4 = 1.0f;
        seen_2.normal_1 = surface_5.geometric_normal_0;
    }
    return seen_2;
}

fn reproject_0( film_uv_3 : vec2<f32>,  lens_uv_0 : vec2<f32>) -> Reprojected_0
{
    var result_7 : Reprojected_0 = Reprojected_x24init_0(false, vec2<f32>(0.0f), 0.0f);
    if((run_0.reuse_0.stays_0) != u32(0))
    {
        result_7.found_0 = true;
        result_7.film_0 = film_uv_3;
        result_7.jacobian_0 = 1.0f;
        return result_7;
    }
    var _S236 : FlatCamera_0 = flat_camera_0(lens_uv_0);
    var _S237 : FlatCamera_0 = flat_camera_1(lens_uv_0);
    var _S238 : vec3<f32> = vec3<f32>(0.0f);
    var seen_3 : Seen_0 = Seen_x24init_0(false, _S238, 0.0f, _S238);
    var turn_1 : u32 = u32(0);
    for(;;)
    {
        if(turn_1 < u32(2))
        {
        }
        else
        {
            break;
        }
        var on_film_0 : bool;
        var _S239 : bool;
        if(turn_1 == u32(0))
        {
            var _S240 : Seen_0 = seen_by_0(_S236.perspective_0, film_uv_3, lens_uv_0);
            if(!_S240.found_2)
            {
                break;
            }
            var p_9 : vec3<f32> = FlatCamera_in_camera_0(_S237, _S240.place_0 - _S237.place_2 * vec3<f32>(_S240.weight_4));
            if(!((p_9.z) > 0.0f))
            {
                break;
            }
            var position_3 : vec2<f32> = FlatCamera_project_0(_S237, p_9, _S240.weight_4);
            var a_21 : vec2<f32> = FlatCamera_project_tangent_0(_S237, p_9, _S240.weight_4, FlatCamera_tangent_0(_S236, _S240, i32(0)));
            var b_16 : vec2<f32> = FlatCamera_project_tangent_0(_S237, p_9, _S240.weight_4, FlatCamera_tangent_0(_S236, _S240, i32(1)));
            result_7.jacobian_0 = abs(a_21.x * b_16.y - a_21.y * b_16.x);
            result_7.film_0 = position_3;
            var point_5 : FilmPoint_0 = film_point_0(film_uv_3);
            var _S241 : bool;
            if(point_5.filtered_1)
            {
                var _S242 : vec2<f32> = (film_uv_3 * point_5.size_1 - point_5.corner_0 - point_5.start_1) * point_5.slope_1 + point_5.left_0;
                result_7.jacobian_0 = result_7.jacobian_0 * (point_5.slope_1.x * point_5.slope_1.y);
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
                    var _S243 : u32 = axis_6;
                    var pair_0 : vec3<f32> = filtered_pair_0(axis_6, position_3[axis_6] * point_5.size_1[axis_6], _S242[axis_6]);
                    if(on_film_0)
                    {
                        _S239 = (pair_0.x) >= 0.0f;
                    }
                    else
                    {
                        _S239 = false;
                    }
                    if(_S239)
                    {
                        _S241 = (pair_0.x) < (point_5.size_1[_S243]);
                    }
                    else
                    {
                        _S241 = false;
                    }
                    if(_S241)
                    {
                        on_film_0 = (pair_0.z) > 0.0f;
                    }
                    else
                    {
                        on_film_0 = false;
                    }
                    result_7.film_0[axis_6] = (pair_0.x + pair_0.y) / point_5.size_1[_S243];
                    result_7.jacobian_0 = result_7.jacobian_0 / pair_0.z;
                    axis_6 = axis_6 + u32(1);
                }
                if(!on_film_0)
                {
                    break;
                }
            }
            if((all(((result_7.film_0) >= vec2<f32>(0.0f)))))
            {
                on_film_0 = (all(((result_7.film_0) < vec2<f32>(1.0f))));
            }
            else
            {
                on_film_0 = false;
            }
            if(on_film_0)
            {
                _S239 = (result_7.jacobian_0) > 0.0f;
            }
            else
            {
                _S239 = false;
            }
            if(_S239)
            {
                _S241 = is_finite_0(result_7.jacobian_0);
            }
            else
            {
                _S241 = false;
            }
            if(!_S241)
            {
                break;
            }
            seen_3 = _S240;
        }
        else
        {
            var _S244 : Seen_0 = seen_by_1(_S237.perspective_0, result_7.film_0, lens_uv_0);
            var apart_0 : vec3<f32> = _S244.place_0 - seen_3.place_0;
            var away_0 : vec3<f32> = seen_3.place_0 - FlatCamera_lens_point_0(_S237);
            var _S245 : Seen_0 = seen_3;
            var reach_1 : f32;
            if((seen_3.weight_4) == 0.0f)
            {
                reach_1 = 1.0f;
            }
            else
            {
                reach_1 = dot(away_0, away_0);
            }
            if(_S244.found_2)
            {
                on_film_0 = (_S244.weight_4) == (_S245.weight_4);
            }
            else
            {
                on_film_0 = false;
            }
            if(on_film_0)
            {
                _S239 = (dot(apart_0, apart_0)) <= (1.00000011116208043e-06f * reach_1);
            }
            else
            {
                _S239 = false;
            }
            result_7.found_0 = _S239;
        }
        turn_1 = turn_1 + u32(1);
    }
    return result_7;
}

fn store_rows_0( _S246 : u32,  _S247 : u32,  _S248 : u32,  _S249 : ChainState_0)
{
    var _S250 : vec4<u32> = vec4<u32>(_S249.pixel_0, _S249.flags_0, _S249.tour_length_1, bitcast<u32>(_S249.start_weight_0));
    var _S251 : vec4<u32> = vec4<u32>(_S249.refused_0, bitcast<u32>(_S249.score_squared_0), _S249.step_0, bitcast<u32>(_S249.memory_0));
    var _S252 : vec4<u32> = vec4<u32>(_S249.brightness_top_0[u32(0)], _S249.brightness_top_0[u32(1)], _S249.brightness_bottom_0[u32(0)], _S249.brightness_bottom_0[u32(1)]);
    chain_states_0[_S246 * _S247 + _S248] = vec4<u32>(bitcast<u32>(_S249.radiance_0[u32(0)]), bitcast<u32>(_S249.radiance_0[u32(1)]), bitcast<u32>(_S249.radiance_0[u32(2)]), bitcast<u32>(_S249.density_0));
    chain_states_0[(_S246 + u32(1)) * _S247 + _S248] = _S250;
    chain_states_0[(_S246 + u32(2)) * _S247 + _S248] = _S251;
    chain_states_0[(_S246 + u32(3)) * _S247 + _S248] = _S252;
    return;
}

fn store_chain_0( chain_3 : Chain_0)
{
    store_rows_0(u32(0), run_0.method_0.chains_0, chain_3.index_2, chain_3.state_0);
    return;
}

fn candidate_count_0() -> u32
{
    return run_0.reuse_0.carried_0 + run_0.method_0.bootstrap_0;
}

fn store_rows_1( _S253 : u32,  _S254 : u32,  _S255 : u32,  _S256 : Candidate_0)
{
    var _S257 : vec4<u32> = vec4<u32>(bitcast<u32>(_S256.radiance_2[u32(0)]), bitcast<u32>(_S256.radiance_2[u32(1)]), bitcast<u32>(_S256.radiance_2[u32(2)]), _S256.padding_4);
    candidates_0[_S253 * _S254 + _S255] = vec4<u32>(bitcast<u32>(_S256.ratio_0), bitcast<u32>(_S256.before_0), bitcast<u32>(_S256.density_2), bitcast<u32>(_S256.weight_2));
    candidates_0[(_S253 + u32(1)) * _S254 + _S255] = _S257;
    return;
}

fn store_candidate_0( index_5 : u32,  candidate_0 : Candidate_0)
{
    store_rows_1(u32(0), candidate_count_0(), index_5, candidate_0);
    return;
}

@compute
@workgroup_size(64, 1, 1)
fn carry_states(@builtin(global_invocation_id) id_0 : vec3<u32>)
{
    var _S258 : u32 = id_0.x;
    if(_S258 == u32(0))
    {
        reset_queues_0();
    }
    var index_6 : u32 = _S258;
    for(;;)
    {
        if(index_6 < (run_0.method_0.chains_0))
        {
        }
        else
        {
            break;
        }
        var last_0 : Chain_0 = load_chain_0(index_6);
        var x_18 : StoredCoordinates_0;
        x_18.chain_2 = index_6;
        x_18.slot_1 = Chain_slot_0(last_0);
        var _S259 : vec3<f32> = vec3<f32>(0.0f);
        var _S260 : vec2<u32> = vec2<u32>(u32(0));
        var chain_4 : Chain_0 = Chain_x24init_0(u32(0), ChainState_x24init_0(_S259, 0.0f, u32(0), u32(0), u32(0), 0.0f, u32(0), 0.0f, u32(0), 0.0f, _S260, _S260));
        chain_4.index_2 = index_6;
        var candidate_1 : Candidate_0 = Candidate_x24init_0(0.0f, 0.0f, 0.0f, 0.0f, _S259, u32(0));
        candidate_1.before_0 = last_0.state_0.density_0;
        var _S261 : Reprojected_0 = Reprojected_x24init_0(false, vec2<f32>(0.0f), 0.0f);
        var moved_1 : Reprojected_0;
        if((last_0.state_0.density_0) > 0.0f)
        {
            var _S262 : Reprojected_0 = reproject_0(StoredCoordinates_film_0(x_18), StoredCoordinates_lens_0(x_18));
            moved_1 = _S262;
        }
        else
        {
            moved_1 = _S261;
        }
        if(moved_1.found_0)
        {
            if((x_18.slot_1) == u32(0))
            {
                var j_8 : u32 = u32(2);
                for(;;)
                {
                    if(j_8 < (run_0.path_0.dimension_0))
                    {
                    }
                    else
                    {
                        break;
                    }
                    coordinates_0[stored_index_0(u32(1), j_8, index_6)] = StoredCoordinates_get_0(x_18, j_8);
                    j_8 = j_8 + u32(1);
                }
            }
            coordinates_0[stored_index_0(u32(1), u32(0), index_6)] = moved_1.film_0.x;
            coordinates_0[stored_index_0(u32(1), u32(1), index_6)] = moved_1.film_0.y;
            candidate_1.density_2 = 1.0f / moved_1.jacobian_0;
            chain_4.state_0.flags_0 = u32(32);
        }
        store_chain_0(chain_4);
        store_candidate_0(index_6, candidate_1);
        index_6 = index_6 + run_0.dispatch_0.lanes_0;
    }
    return;
}

