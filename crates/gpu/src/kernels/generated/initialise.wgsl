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
@binding(12) @group(1) var<storage, read_write> queues_0 : array<u32>;

@binding(11) @group(1) var<storage, read_write> paths_0 : array<vec4<f32>>;

@binding(2) @group(1) var<storage, read_write> counters_0 : array<atomic<u32>>;

@binding(4) @group(1) var<storage, read_write> scans_0 : array<vec2<u32>>;

@binding(3) @group(1) var<storage, read_write> ratios_0 : array<f32>;

@binding(6) @group(1) var<storage, read_write> coordinates_0 : array<f32>;

@binding(5) @group(1) var<storage, read_write> headers_0 : array<vec4<u32>>;

struct Hit_0
{
     leaf_0 : u32,
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

fn take_0( head_0 : u32) -> u32
{
    var _S1 : u32 = atomicAdd(&(heads_0[head_0]), u32(1));
    return _S1;
}

fn take_item_0() -> u32
{
    var item_0 : u32 = take_0(u32(5));
    var _S2 : u32;
    if(item_0 < (run_0.items_0))
    {
        _S2 = item_0;
    }
    else
    {
        _S2 = u32(4294967295);
    }
    return _S2;
}

fn blocks_0() -> u32
{
    return (run_0.bootstrap_0 + u32(256) - u32(1)) / u32(256);
}

fn key_0() -> vec2<u32>
{
    return vec2<u32>(run_0.key_low_0, run_0.key_high_0);
}

fn mul_high_0( a_0 : u32,  b_0 : u32) -> u32
{
    var a0_0 : u32 = (a_0 & (u32(65535)));
    var a1_0 : u32 = (a_0 >> (u32(16)));
    var b0_0 : u32 = (b_0 & (u32(65535)));
    var b1_0 : u32 = (b_0 >> (u32(16)));
    var middle_0 : u32 = a1_0 * b0_0 + (((a0_0 * b0_0) >> (u32(16))));
    return a1_0 * b1_0 + ((middle_0 >> (u32(16)))) + (((((middle_0 & (u32(65535)))) + a0_0 * b1_0) >> (u32(16))));
}

fn philox_0( key_1 : vec2<u32>,  counter_0 : vec4<u32>) -> vec4<u32>
{
    var _S3 : u32 = counter_0.x;
    var _S4 : u32 = counter_0.z;
    var _S5 : u32 = ((((mul_high_0(u32(3449720151), _S4)) ^ ((counter_0.y)))) ^ ((key_1.x)));
    var _S6 : u32 = ((((mul_high_0(u32(3528531795), _S3)) ^ ((counter_0.w)))) ^ ((key_1.y)));
    const _S7 : vec2<u32> = vec2<u32>(u32(2654435769), u32(3144134277));
    var k_0 : vec2<u32> = key_1 + _S7;
    var _S8 : u32 = ((((mul_high_0(u32(3449720151), _S6)) ^ ((u32(3449720151) * _S4)))) ^ ((k_0.x)));
    var _S9 : u32 = ((((mul_high_0(u32(3528531795), _S5)) ^ ((u32(3528531795) * _S3)))) ^ ((k_0.y)));
    var k_1 : vec2<u32> = k_0 + _S7;
    var _S10 : u32 = ((((mul_high_0(u32(3449720151), _S9)) ^ ((u32(3449720151) * _S6)))) ^ ((k_1.x)));
    var _S11 : u32 = ((((mul_high_0(u32(3528531795), _S8)) ^ ((u32(3528531795) * _S5)))) ^ ((k_1.y)));
    var k_2 : vec2<u32> = k_1 + _S7;
    var _S12 : u32 = ((((mul_high_0(u32(3449720151), _S11)) ^ ((u32(3449720151) * _S9)))) ^ ((k_2.x)));
    var _S13 : u32 = ((((mul_high_0(u32(3528531795), _S10)) ^ ((u32(3528531795) * _S8)))) ^ ((k_2.y)));
    var k_3 : vec2<u32> = k_2 + _S7;
    var _S14 : u32 = ((((mul_high_0(u32(3449720151), _S13)) ^ ((u32(3449720151) * _S11)))) ^ ((k_3.x)));
    var _S15 : u32 = ((((mul_high_0(u32(3528531795), _S12)) ^ ((u32(3528531795) * _S10)))) ^ ((k_3.y)));
    var k_4 : vec2<u32> = k_3 + _S7;
    var _S16 : u32 = ((((mul_high_0(u32(3449720151), _S15)) ^ ((u32(3449720151) * _S13)))) ^ ((k_4.x)));
    var _S17 : u32 = ((((mul_high_0(u32(3528531795), _S14)) ^ ((u32(3528531795) * _S12)))) ^ ((k_4.y)));
    var k_5 : vec2<u32> = k_4 + _S7;
    var _S18 : u32 = ((((mul_high_0(u32(3449720151), _S17)) ^ ((u32(3449720151) * _S15)))) ^ ((k_5.x)));
    var _S19 : u32 = ((((mul_high_0(u32(3528531795), _S16)) ^ ((u32(3528531795) * _S14)))) ^ ((k_5.y)));
    var k_6 : vec2<u32> = k_5 + _S7;
    var _S20 : u32 = ((((mul_high_0(u32(3449720151), _S19)) ^ ((u32(3449720151) * _S17)))) ^ ((k_6.x)));
    var _S21 : u32 = ((((mul_high_0(u32(3528531795), _S18)) ^ ((u32(3528531795) * _S16)))) ^ ((k_6.y)));
    var k_7 : vec2<u32> = k_6 + _S7;
    var _S22 : u32 = ((((mul_high_0(u32(3449720151), _S21)) ^ ((u32(3449720151) * _S19)))) ^ ((k_7.x)));
    var _S23 : u32 = ((((mul_high_0(u32(3528531795), _S20)) ^ ((u32(3528531795) * _S18)))) ^ ((k_7.y)));
    var k_8 : vec2<u32> = k_7 + _S7;
    return vec4<u32>(((((mul_high_0(u32(3449720151), _S23)) ^ ((u32(3449720151) * _S21)))) ^ ((k_8.x))), u32(3449720151) * _S23, ((((mul_high_0(u32(3528531795), _S22)) ^ ((u32(3528531795) * _S20)))) ^ ((k_8.y))), u32(3528531795) * _S22);
}

fn wide_times_0( a_1 : vec2<u32>,  b_1 : u32) -> vec2<u32>
{
    var _S24 : u32 = a_1.x;
    return vec2<u32>(_S24 * b_1, mul_high_0(_S24, b_1) + a_1.y * b_1);
}

fn wide_add_0( a_2 : vec2<u32>,  b_2 : vec2<u32>) -> vec2<u32>
{
    var _S25 : u32 = a_2.x;
    var low_0 : u32 = _S25 + b_2.x;
    var _S26 : u32 = a_2.y + b_2.y;
    var _S27 : i32;
    if(low_0 < _S25)
    {
        _S27 = i32(1);
    }
    else
    {
        _S27 = i32(0);
    }
    return vec2<u32>(low_0, _S26 + u32(_S27));
}

fn wide_less_0( a_3 : vec2<u32>,  b_3 : vec2<u32>) -> bool
{
    var _S28 : u32 = a_3.y;
    var _S29 : u32 = b_3.y;
    var _S30 : bool;
    if(_S28 < _S29)
    {
        _S30 = true;
    }
    else
    {
        if(_S28 == _S29)
        {
            _S30 = (a_3.x) < (b_3.x);
        }
        else
        {
            _S30 = false;
        }
    }
    return _S30;
}

fn counted_0( counter_1 : u32) -> vec2<u32>
{
    var _S31 : u32 = u32(2) * counter_1;
    var _S32 : u32 = atomicLoad(&(counters_0[_S31]));
    var _S33 : u32 = atomicLoad(&(counters_0[_S31 + u32(1)]));
    return vec2<u32>(_S32, _S33);
}

fn wide_to_float_0( a_4 : vec2<u32>) -> f32
{
    return f32(a_4.y) * 4.294967296e+09f + f32(a_4.x);
}

fn bootstrap_mean_0() -> f32
{
    var _S34 : vec2<u32> = counted_0(u32(14));
    return wide_to_float_0(_S34) * run_0.density_unit_0 / f32(run_0.bootstrap_0);
}

fn odds_per_ratio_0() -> f32
{
    var p_bar_0 : f32 = bootstrap_mean_0();
    var _S35 : f32;
    if(p_bar_0 > 0.0f)
    {
        _S35 = run_0.tour_length_0 / p_bar_0;
    }
    else
    {
        _S35 = 0.0f;
    }
    return _S35;
}

fn wide_from_float_0( value_0 : f32) -> vec2<u32>
{
    var _S36 : f32 = min(value_0, 4.6116860184273879e+18f);
    if(!(_S36 > 0.0f))
    {
        return vec2<u32>(u32(0), u32(0));
    }
    if(_S36 < 8.388608e+06f)
    {
        return vec2<u32>(u32(_S36 + 0.5f), u32(0));
    }
    var high_0 : u32 = u32(_S36 * 2.32830643653869629e-10f);
    return vec2<u32>(u32(_S36 - f32(high_0) * 4.294967296e+09f), high_0);
}

fn sample_weight_0( sample_0 : u32,  odds_per_ratio_1 : f32) -> vec2<u32>
{
    var ratio_0 : f32 = ratios_0[sample_0];
    var weight_0 : f32;
    if((run_0.global_dynamics_0) == u32(1))
    {
        weight_0 = (1.0f + odds_per_ratio_1 * ratio_0) * 1.048576e+06f;
    }
    else
    {
        weight_0 = ratio_0 * run_0.density_scale_0;
    }
    return wide_from_float_0(weight_0);
}

fn first_sample_1( chain_0 : u32) -> u32
{
    var n_0 : u32 = blocks_0();
    var total_1 : vec2<u32> = scans_0[n_0];
    var _S37 : bool;
    if((scans_0[n_0].x) == u32(0))
    {
        _S37 = (total_1.y) == u32(0);
    }
    else
    {
        _S37 = false;
    }
    if(_S37)
    {
        return u32(4294967295);
    }
    var offset_0 : u32 = philox_0(key_0(), vec4<u32>(u32(0), u32(0), u32(0), u32(3))).x;
    var _S38 : vec2<u32> = wide_add_0(wide_times_0(scans_0[n_0 + u32(1)], chain_0), wide_add_0(vec2<u32>(mul_high_0(scans_0[n_0 + u32(1)].x, offset_0), u32(0)), wide_times_0(vec2<u32>(offset_0, u32(0)), scans_0[n_0 + u32(1)].y)));
    var high_1 : u32 = n_0;
    var low_1 : u32 = u32(0);
    for(;;)
    {
        if((high_1 - low_1) > u32(1))
        {
        }
        else
        {
            break;
        }
        var middle_1 : u32 = ((low_1 + high_1) >> (u32(1)));
        if(wide_less_0(_S38, scans_0[middle_1]))
        {
            high_1 = middle_1;
        }
        else
        {
            low_1 = middle_1;
        }
    }
    var _S39 : f32 = odds_per_ratio_0();
    var _S40 : u32 = min((low_1 + u32(1)) * u32(256), run_0.bootstrap_0);
    var _S41 : u32 = low_1 * u32(256);
    var reached_0 : vec2<u32> = scans_0[low_1];
    var sample_1 : u32 = _S41;
    for(;;)
    {
        if(sample_1 < _S40)
        {
        }
        else
        {
            break;
        }
        var reached_1 : vec2<u32> = wide_add_0(reached_0, sample_weight_0(sample_1, _S39));
        if(wide_less_0(_S38, reached_1))
        {
            break;
        }
        var _S42 : u32 = sample_1 + u32(1);
        reached_0 = reached_1;
        sample_1 = _S42;
    }
    return min(sample_1, _S40 - u32(1));
}

fn unit_0( word_0 : u32) -> f32
{
    return f32((word_0 >> (u32(8)))) * 5.9604644775390625e-08f;
}

fn units_0( words_0 : vec4<u32>) -> vec4<f32>
{
    return vec4<f32>(unit_0(words_0.x), unit_0(words_0.y), unit_0(words_0.z), unit_0(words_0.w));
}

fn stored_index_0( slot_0 : u32,  coordinate_0 : u32,  chain_1 : u32) -> u32
{
    return (slot_0 * run_0.dimension_0 + coordinate_0) * run_0.chains_0 + chain_1;
}

fn draw_afresh_0( chain_2 : u32,  slot_1 : u32,  stream_0 : vec3<u32>)
{
    var j_0 : u32 = u32(0);
    for(;;)
    {
        if(j_0 < (run_0.dimension_0))
        {
        }
        else
        {
            break;
        }
        var _S43 : vec4<f32> = units_0(philox_0(key_0(), vec4<u32>(u32(2) + j_0 / u32(4), stream_0)));
        if(j_0 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_1, j_0, chain_2)] = _S43[u32(0)];
        }
        var _S44 : u32 = j_0 + u32(1);
        if(_S44 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_1, _S44, chain_2)] = _S43[u32(1)];
        }
        var _S45 : u32 = j_0 + u32(2);
        if(_S45 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_1, _S45, chain_2)] = _S43[u32(2)];
        }
        var _S46 : u32 = j_0 + u32(3);
        if(_S46 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_1, _S46, chain_2)] = _S43[u32(3)];
        }
        j_0 = j_0 + u32(4);
    }
    return;
}

fn row_of_0( row_0 : u32,  slot_2 : u32) -> u32
{
    return row_0 * run_0.slots_0 + slot_2;
}

fn set_path_source_0( slot_3 : u32,  source_0 : vec4<u32>)
{
    paths_0[row_of_0(u32(8), slot_3)] = vec4<f32>((bitcast<f32>((source_0.x))), (bitcast<f32>((source_0.y))), (bitcast<f32>((source_0.z))), (bitcast<f32>((source_0.w))));
    return;
}

struct StoredCoordinates_0
{
     chain_3 : u32,
     slot_4 : u32,
};

fn path_source_0( slot_5 : u32) -> vec4<u32>
{
    return vec4<u32>((bitcast<u32>((paths_0[row_of_0(u32(8), slot_5)].x))), (bitcast<u32>((paths_0[row_of_0(u32(8), slot_5)].y))), (bitcast<u32>((paths_0[row_of_0(u32(8), slot_5)].z))), (bitcast<u32>((paths_0[row_of_0(u32(8), slot_5)].w))));
}

fn stored_coordinates_0( slot_6 : u32) -> StoredCoordinates_0
{
    var source_1 : vec4<u32> = path_source_0(slot_6);
    var x_0 : StoredCoordinates_0;
    x_0.chain_3 = source_1.x;
    x_0.slot_4 = source_1.y;
    return x_0;
}

struct Camera_0
{
     to_world_0 : array<vec4<f32>, i32(3)>,
     film_plane_1 : vec4<f32>,
     lens_radius_1 : f32,
     focal_distance_1 : f32,
};

fn the_camera_0() -> Camera_0
{
    var camera_0 : Camera_0;
    camera_0.to_world_0 = run_0.camera_to_world_0;
    camera_0.film_plane_1 = run_0.film_plane_0;
    camera_0.lens_radius_1 = run_0.lens_radius_0;
    camera_0.focal_distance_1 = run_0.focal_distance_0;
    return camera_0;
}

fn StoredCoordinates_get_0( this_0 : StoredCoordinates_0,  coordinate_1 : u32) -> f32
{
    return coordinates_0[stored_index_0(this_0.slot_4, coordinate_1, this_0.chain_3)];
}

fn StoredCoordinates_film_0( this_1 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_1, u32(0)), StoredCoordinates_get_0(this_1, u32(1)));
}

fn StoredCoordinates_lens_0( this_2 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_2, u32(2)), StoredCoordinates_get_0(this_2, u32(3)));
}

struct CameraRay_0
{
     origin_1 : vec3<f32>,
     direction_1 : vec3<f32>,
};

fn sin_cos_turns_0( x_1 : f32) -> vec2<f32>
{
    var quarter_0 : f32 = round(x_1 * 4.0f);
    var angle_0 : f32 = (x_1 - quarter_0 * 0.25f) * 6.28318548202514648f;
    var a2_0 : f32 = angle_0 * angle_0;
    var s_0 : f32 = angle_0 * (1.0f + a2_0 * (-0.1666666716337204f + a2_0 * (0.00833333376795053f + a2_0 * (-0.0001984127011383f + a2_0 * 2.75573188446287531e-06f))));
    var c_0 : f32 = 1.0f + a2_0 * (-0.5f + a2_0 * (0.0416666679084301f + a2_0 * (-0.00138888892251998f + a2_0 * 0.00002480158764229f)));
    var q_0 : i32 = (i32(quarter_0) & (i32(3)));
    var sine_0 : f32;
    var cosine_0 : f32;
    if(q_0 == i32(1))
    {
        var _S47 : f32 = - s_0;
        sine_0 = c_0;
        cosine_0 = _S47;
    }
    else
    {
        if(q_0 == i32(2))
        {
            var _S48 : f32 = - c_0;
            sine_0 = - s_0;
            cosine_0 = _S48;
        }
        else
        {
            if(q_0 == i32(3))
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
    var root_0 : f32;
    if(x_2 > 0.0f)
    {
        root_0 = sqrt(x_2);
    }
    else
    {
        root_0 = 0.0f;
    }
    return root_0;
}

fn unit_vector_0( v_0 : vec3<f32>) -> vec3<f32>
{
    return v_0 * vec3<f32>((1.0f / sqrt(dot(v_0, v_0))));
}

fn camera_ray_0( camera_1 : Camera_0,  film_uv_0 : vec2<f32>,  lens_uv_0 : vec2<f32>) -> CameraRay_0
{
    var direction_2 : vec3<f32> = vec3<f32>(camera_1.film_plane_1.xy * film_uv_0 + camera_1.film_plane_1.zw, 1.0f);
    var _S49 : vec3<f32> = vec3<f32>(0.0f);
    var origin_2 : vec3<f32>;
    var direction_3 : vec3<f32>;
    if((camera_1.lens_radius_1) > 0.0f)
    {
        var sin_cos_0 : vec2<f32> = sin_cos_turns_0(lens_uv_0.x);
        var radius_0 : f32 = camera_1.lens_radius_1 * safe_sqrt_0(lens_uv_0.y);
        var origin_3 : vec3<f32> = vec3<f32>(radius_0 * sin_cos_0.y, radius_0 * sin_cos_0.x, 0.0f);
        var _S50 : vec3<f32> = direction_2 * vec3<f32>(camera_1.focal_distance_1) - origin_3;
        origin_2 = origin_3;
        direction_3 = _S50;
    }
    else
    {
        origin_2 = _S49;
        direction_3 = direction_2;
    }
    var row0_0 : vec3<f32> = camera_1.to_world_0[i32(0)].xyz;
    var row1_0 : vec3<f32> = camera_1.to_world_0[i32(1)].xyz;
    var row2_0 : vec3<f32> = camera_1.to_world_0[i32(2)].xyz;
    var ray_0 : CameraRay_0;
    ray_0.origin_1 = vec3<f32>(dot(row0_0, origin_2), dot(row1_0, origin_2), dot(row2_0, origin_2)) + vec3<f32>(camera_1.to_world_0[i32(0)].w, camera_1.to_world_0[i32(1)].w, camera_1.to_world_0[i32(2)].w);
    ray_0.direction_1 = unit_vector_0(vec3<f32>(dot(row0_0, direction_3), dot(row1_0, direction_3), dot(row2_0, direction_3)));
    return ray_0;
}

fn nothing_0() -> Hit_0
{
    var hit_0 : Hit_0;
    hit_0.leaf_0 = u32(4294967295);
    hit_0.instance_0 = u32(4294967295);
    return hit_0;
}

fn Path_start_0( this_3 : ptr<function, Path_0>,  x_3 : StoredCoordinates_0)
{
    var ray_1 : CameraRay_0 = camera_ray_0(the_camera_0(), StoredCoordinates_film_0(x_3), StoredCoordinates_lens_0(x_3));
    (*this_3).origin_0 = ray_1.origin_1;
    (*this_3).direction_0 = ray_1.direction_1;
    (*this_3).pdf_0 = 1.0f;
    (*this_3).delta_0 = true;
    (*this_3).goes_on_0 = true;
    (*this_3).waits_for_light_0 = false;
    (*this_3).empty_0 = false;
    (*this_3).from_0 = nothing_0();
    (*this_3).throughput_0 = vec3<f32>(1.0f);
    var _S51 : vec3<f32> = vec3<f32>(0.0f);
    (*this_3).total_0 = _S51;
    (*this_3).pending_0 = _S51;
    (*this_3).depth_0 = u32(0);
    (*this_3).rays_0 = u32(1);
    return;
}

fn Initialise_start_0( slot_7 : u32,  empty_1 : bool,  path_0 : ptr<function, Path_0>) -> bool
{
    var sample_2 : u32 = u32(4294967295);
    var chain_4 : u32 = u32(4294967295);
    for(;;)
    {
        if(sample_2 == u32(4294967295))
        {
        }
        else
        {
            break;
        }
        var chain_5 : u32 = take_item_0();
        if(chain_5 == u32(4294967295))
        {
            return false;
        }
        var _S52 : u32 = first_sample_1(chain_5);
        sample_2 = _S52;
        chain_4 = chain_5;
    }
    draw_afresh_0(chain_4, u32(0), vec3<u32>(sample_2, u32(0), u32(1)));
    set_path_source_0(slot_7, vec4<u32>(chain_4, u32(0), u32(0), u32(0)));
    Path_start_0(&((*path_0)), stored_coordinates_0(slot_7));
    return true;
}

var<workgroup> local_counters_0 : array<atomic<u32>, i32(14)>;

fn tally_0( counter_2 : u32,  value_1 : u32)
{
    var _S53 : u32 = atomicAdd(&(local_counters_0[counter_2]), value_1);
    return;
}

fn is_finite_0( x_4 : f32) -> bool
{
    return (((bitcast<u32>((x_4))) & (u32(2139095040)))) != u32(2139095040);
}

fn Path_finite_0( this_4 : Path_0) -> bool
{
    var _S54 : bool;
    if(is_finite_0(this_4.total_0.x))
    {
        _S54 = is_finite_0(this_4.total_0.y);
    }
    else
    {
        _S54 = false;
    }
    if(_S54)
    {
        _S54 = is_finite_0(this_4.total_0.z);
    }
    else
    {
        _S54 = false;
    }
    return _S54;
}

fn tally_path_0( path_1 : Path_0)
{
    tally_0(u32(1), u32(1));
    tally_0(u32(2), ((path_1.rays_0) & (u32(65535))));
    tally_0(u32(3), ((path_1.rays_0) >> (u32(16))));
    tally_0(u32(4), path_1.depth_0);
    if(!Path_finite_0(path_1))
    {
        tally_0(u32(5), u32(1));
    }
    return;
}

struct Chain_0
{
     index_0 : u32,
     density_0 : f32,
     light_0 : vec3<f32>,
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
     fresh_0 : bool,
};

fn Chain_x24init_0( index_1 : u32,  density_1 : f32,  light_1 : vec3<f32>,  pixel_1 : u32,  flags_1 : u32,  tour_length_2 : u32,  start_weight_1 : f32,  refused_1 : u32,  score_squared_1 : f32,  step_1 : u32,  memory_1 : f32,  brightness_top_1 : vec2<u32>,  brightness_bottom_1 : vec2<u32>,  fresh_1 : bool) -> Chain_0
{
    var _S55 : Chain_0;
    _S55.index_0 = index_1;
    _S55.density_0 = density_1;
    _S55.light_0 = light_1;
    _S55.pixel_0 = pixel_1;
    _S55.flags_0 = flags_1;
    _S55.tour_length_1 = tour_length_2;
    _S55.start_weight_0 = start_weight_1;
    _S55.refused_0 = refused_1;
    _S55.score_squared_0 = score_squared_1;
    _S55.step_0 = step_1;
    _S55.memory_0 = memory_1;
    _S55.brightness_top_0 = brightness_top_1;
    _S55.brightness_bottom_0 = brightness_bottom_1;
    _S55.fresh_0 = fresh_1;
    return _S55;
}

fn luminance_0( rgb_0 : vec3<f32>) -> f32
{
    return dot(rgb_0, vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f));
}

fn pixel_of_0( film_uv_1 : vec2<f32>) -> u32
{
    return min(u32(film_uv_1.y * f32(run_0.height_0)), run_0.height_0 - u32(1)) * run_0.width_0 + min(u32(film_uv_1.x * f32(run_0.width_0)), run_0.width_0 - u32(1));
}

struct ScoreReport_0
{
     bad_0 : u32,
     norm_squared_0 : f32,
};

fn ScoreReport_x24init_0( bad_1 : u32,  norm_squared_1 : f32) -> ScoreReport_0
{
    var _S56 : ScoreReport_0;
    _S56.bad_0 = bad_1;
    _S56.norm_squared_0 = norm_squared_1;
    return _S56;
}

fn Value_score_0( slot_8 : u32,  x_5 : StoredCoordinates_0,  density_2 : f32) -> ScoreReport_0
{
    return ScoreReport_x24init_0(u32(0), 0.0f);
}

fn choice_0( word_1 : u32) -> f32
{
    return (f32(word_1) + 0.5f) * 2.32830643653869629e-10f;
}

fn is_killed_0( choice_1 : f32,  odds_0 : f32) -> bool
{
    return (choice_1 * (1.0f + odds_0)) <= 1.0f;
}

fn Chain_put_0( this_5 : ptr<function, Chain_0>,  flag_0 : u32,  value_2 : bool)
{
    var _S57 : u32;
    if(value_2)
    {
        _S57 = (((*this_5).flags_0) | (flag_0));
    }
    else
    {
        _S57 = (((*this_5).flags_0) & ((~flag_0)));
    }
    (*this_5).flags_0 = _S57;
    return;
}

fn store_chain_0( chain_6 : Chain_0)
{
    headers_0[chain_6.index_0] = vec4<u32>((bitcast<u32>((chain_6.density_0))), (bitcast<u32>((chain_6.light_0.x))), (bitcast<u32>((chain_6.light_0.y))), (bitcast<u32>((chain_6.light_0.z))));
    var _S58 : u32;
    if(chain_6.fresh_0)
    {
        _S58 = ((chain_6.flags_0) | (u32(16)));
    }
    else
    {
        _S58 = ((chain_6.flags_0) & (u32(4294967279)));
    }
    headers_0[run_0.chains_0 + chain_6.index_0] = vec4<u32>(chain_6.pixel_0, _S58, chain_6.tour_length_1, (bitcast<u32>((chain_6.start_weight_0))));
    headers_0[u32(2) * run_0.chains_0 + chain_6.index_0] = vec4<u32>(chain_6.refused_0, (bitcast<u32>((chain_6.score_squared_0))), chain_6.step_0, (bitcast<u32>((chain_6.memory_0))));
    headers_0[u32(3) * run_0.chains_0 + chain_6.index_0] = vec4<u32>(chain_6.brightness_top_0, chain_6.brightness_bottom_0);
    return;
}

fn Initialise_finish_0( slot_9 : u32,  path_2 : Path_0)
{
    tally_path_0(path_2);
    var x_6 : StoredCoordinates_0 = stored_coordinates_0(slot_9);
    var finite_0 : bool = Path_finite_0(path_2);
    var _S59 : vec3<f32> = vec3<f32>(0.0f);
    var _S60 : vec2<u32> = vec2<u32>(u32(0));
    var state_0 : Chain_0 = Chain_x24init_0(u32(0), 0.0f, _S59, u32(0), u32(0), u32(0), 0.0f, u32(0), 0.0f, u32(0), 0.0f, _S60, _S60, false);
    state_0.index_0 = x_6.chain_3;
    var _S61 : vec3<f32>;
    if(finite_0)
    {
        _S61 = path_2.total_0;
    }
    else
    {
        _S61 = _S59;
    }
    state_0.light_0 = _S61;
    var _S62 : f32 = luminance_0(_S61);
    state_0.density_0 = _S62;
    state_0.pixel_0 = pixel_of_0(StoredCoordinates_film_0(x_6));
    var report_0 : ScoreReport_0 = Value_score_0(slot_9, x_6, _S62);
    state_0.score_squared_0 = report_0.norm_squared_0;
    if((report_0.bad_0) != u32(0))
    {
        tally_0(u32(6), report_0.bad_0);
    }
    state_0.flags_0 = u32(5);
    if((run_0.global_dynamics_0) == u32(1))
    {
        var _S63 : f32 = odds_per_ratio_0();
        var odds_1 : f32 = _S63 * state_0.density_0;
        state_0.start_weight_0 = odds_1;
        state_0.tour_length_1 = u32(1);
        Chain_put_0(&(state_0), u32(1), !is_killed_0(choice_0(philox_0(key_0(), vec4<u32>(u32(0), x_6.chain_3, u32(0), u32(2))).y), odds_1));
    }
    store_chain_0(state_0);
    return;
}

fn ended_queue_0() -> u32
{
    return u32(2) * run_0.slots_0;
}

fn Hit_x24init_0( leaf_1 : u32,  instance_1 : u32) -> Hit_0
{
    var _S64 : Hit_0;
    _S64.leaf_0 = leaf_1;
    _S64.instance_0 = instance_1;
    return _S64;
}

fn Path_x24init_0( origin_4 : vec3<f32>,  direction_4 : vec3<f32>,  pdf_1 : f32,  delta_1 : bool,  goes_on_1 : bool,  waits_for_light_1 : bool,  empty_2 : bool,  from_1 : Hit_0,  throughput_1 : vec3<f32>,  total_2 : vec3<f32>,  pending_1 : vec3<f32>,  light_start_1 : vec3<f32>,  light_segment_1 : vec3<f32>,  light_leaf_1 : u32,  depth_1 : u32,  rays_1 : u32) -> Path_0
{
    var _S65 : Path_0;
    _S65.origin_0 = origin_4;
    _S65.direction_0 = direction_4;
    _S65.pdf_0 = pdf_1;
    _S65.delta_0 = delta_1;
    _S65.goes_on_0 = goes_on_1;
    _S65.waits_for_light_0 = waits_for_light_1;
    _S65.empty_0 = empty_2;
    _S65.from_0 = from_1;
    _S65.throughput_0 = throughput_1;
    _S65.total_0 = total_2;
    _S65.pending_0 = pending_1;
    _S65.light_start_0 = light_start_1;
    _S65.light_segment_0 = light_segment_1;
    _S65.light_leaf_0 = light_leaf_1;
    _S65.depth_0 = depth_1;
    _S65.rays_0 = rays_1;
    return _S65;
}

fn load_path_0( slot_10 : u32) -> Path_0
{
    var bits_0 : u32 = (bitcast<u32>((paths_0[row_of_0(u32(1), slot_10)].w)));
    var _S66 : vec3<f32> = vec3<f32>(0.0f);
    var path_3 : Path_0 = Path_x24init_0(_S66, _S66, 0.0f, false, false, false, false, Hit_x24init_0(u32(0), u32(0)), _S66, _S66, _S66, _S66, _S66, u32(0), u32(0), u32(0));
    path_3.origin_0 = paths_0[row_of_0(u32(0), slot_10)].xyz;
    path_3.pdf_0 = paths_0[row_of_0(u32(0), slot_10)].w;
    path_3.direction_0 = paths_0[row_of_0(u32(1), slot_10)].xyz;
    path_3.depth_0 = (bits_0 & (u32(65535)));
    path_3.delta_0 = ((bits_0 & (u32(65536)))) != u32(0);
    path_3.goes_on_0 = ((bits_0 & (u32(131072)))) != u32(0);
    path_3.waits_for_light_0 = ((bits_0 & (u32(262144)))) != u32(0);
    path_3.empty_0 = ((bits_0 & (u32(524288)))) != u32(0);
    path_3.throughput_0 = paths_0[row_of_0(u32(2), slot_10)].xyz;
    path_3.rays_0 = (bitcast<u32>((paths_0[row_of_0(u32(2), slot_10)].w)));
    path_3.total_0 = paths_0[row_of_0(u32(3), slot_10)].xyz;
    path_3.from_0.leaf_0 = (bitcast<u32>((paths_0[row_of_0(u32(3), slot_10)].w)));
    path_3.pending_0 = paths_0[row_of_0(u32(4), slot_10)].xyz;
    path_3.from_0.instance_0 = (bitcast<u32>((paths_0[row_of_0(u32(4), slot_10)].w)));
    return path_3;
}

fn store_path_0( slot_11 : u32,  path_4 : Path_0)
{
    var _S67 : u32;
    if(path_4.delta_0)
    {
        _S67 = u32(65536);
    }
    else
    {
        _S67 = u32(0);
    }
    var _S68 : u32 = ((path_4.depth_0) | (_S67));
    if(path_4.goes_on_0)
    {
        _S67 = u32(131072);
    }
    else
    {
        _S67 = u32(0);
    }
    var _S69 : u32 = (_S68 | (_S67));
    if(path_4.waits_for_light_0)
    {
        _S67 = u32(262144);
    }
    else
    {
        _S67 = u32(0);
    }
    var bits_1 : u32 = (_S69 | (_S67));
    paths_0[row_of_0(u32(0), slot_11)] = vec4<f32>(path_4.origin_0, path_4.pdf_0);
    paths_0[row_of_0(u32(1), slot_11)] = vec4<f32>(path_4.direction_0, (bitcast<f32>((bits_1))));
    paths_0[row_of_0(u32(2), slot_11)] = vec4<f32>(path_4.throughput_0, (bitcast<f32>((path_4.rays_0))));
    paths_0[row_of_0(u32(3), slot_11)] = vec4<f32>(path_4.total_0, (bitcast<f32>((path_4.from_0.leaf_0))));
    paths_0[row_of_0(u32(4), slot_11)] = vec4<f32>(path_4.pending_0, (bitcast<f32>((path_4.from_0.instance_0))));
    if(path_4.waits_for_light_0)
    {
        paths_0[row_of_0(u32(5), slot_11)] = vec4<f32>(path_4.light_start_0, (bitcast<f32>((path_4.light_leaf_0))));
        paths_0[row_of_0(u32(6), slot_11)] = vec4<f32>(path_4.light_segment_0, 0.0f);
    }
    return;
}

fn ray_queue_0() -> u32
{
    return u32(3) * run_0.slots_0;
}

fn push_ray_0( ray_2 : u32)
{
    var _S70 : u32 = ray_queue_0();
    var _S71 : u32 = take_0(u32(2));
    queues_0[_S70 + _S71] = ray_2;
    return;
}

fn active_queue_0( parity_0 : u32) -> u32
{
    return parity_0 * run_0.slots_0;
}

fn push_active_0( slot_12 : u32,  parity_1 : u32)
{
    var _S72 : u32 = u32(1) - parity_1;
    var _S73 : u32 = active_queue_0(_S72);
    var _S74 : u32 = take_0(_S72);
    queues_0[_S73 + _S74] = slot_12;
    return;
}

fn mark_empty_0( slot_13 : u32)
{
    paths_0[row_of_0(u32(1), slot_13)] = vec4<f32>(0.0f, 0.0f, 0.0f, (bitcast<f32>((u32(524288)))));
    return;
}

fn count_up_0( counter_3 : u32,  value_3 : vec2<u32>)
{
    var _S75 : vec2<u32> = value_3;
    if((value_3.x) != u32(0))
    {
        var before_0 : u32 = atomicAdd(&(counters_0[u32(2) * counter_3]), _S75.x);
        if((before_0 + _S75.x) < before_0)
        {
            _S75[i32(1)] = _S75[i32(1)] + u32(1);
        }
    }
    if((_S75.y) != u32(0))
    {
        var _S76 : u32 = atomicAdd(&(counters_0[u32(2) * counter_3 + u32(1)]), _S75.y);
    }
    return;
}

fn serve_0( thread_0 : u32,  lane_0 : u32)
{
    if(thread_0 < u32(14))
    {
        atomicStore(&(local_counters_0[thread_0]), u32(0));
    }
    workgroupBarrier();
    var _S77 : u32 = atomicLoad(&(heads_0[u32(6)]));
    var _S78 : u32 = atomicLoad(&(heads_0[u32(3)]));
    var i_0 : u32 = lane_0;
    for(;;)
    {
        if(i_0 < _S78)
        {
        }
        else
        {
            break;
        }
        var slot_14 : u32 = queues_0[ended_queue_0() + i_0];
        var path_5 : Path_0 = load_path_0(queues_0[ended_queue_0() + i_0]);
        if(!path_5.empty_0)
        {
            Initialise_finish_0(slot_14, path_5);
        }
        var _S79 : vec3<f32> = vec3<f32>(0.0f);
        var next_0 : Path_0 = Path_x24init_0(_S79, _S79, 0.0f, false, false, false, false, Hit_x24init_0(u32(0), u32(0)), _S79, _S79, _S79, _S79, _S79, u32(0), u32(0), u32(0));
        var _S80 : bool = Initialise_start_0(slot_14, path_5.empty_0, &(next_0));
        if(_S80)
        {
            store_path_0(slot_14, next_0);
            push_ray_0(u32(2) * slot_14);
            push_active_0(slot_14, _S77);
        }
        else
        {
            mark_empty_0(slot_14);
        }
        i_0 = i_0 + run_0.lanes_0;
    }
    workgroupBarrier();
    var _S81 : bool;
    if(thread_0 > u32(0))
    {
        _S81 = thread_0 < u32(13);
    }
    else
    {
        _S81 = false;
    }
    if(_S81)
    {
        var value_4 : u32 = atomicLoad(&(local_counters_0[thread_0]));
        if(value_4 != u32(0))
        {
            count_up_0(thread_0, vec2<u32>(value_4, u32(0)));
        }
    }
    if(thread_0 == u32(13))
    {
        var value_5 : u32 = atomicLoad(&(local_counters_0[thread_0]));
        if(value_5 != u32(0))
        {
            var _S82 : u32 = atomicMax(&(counters_0[u32(26)]), value_5);
        }
    }
    return;
}

@compute
@workgroup_size(64, 1, 1)
fn initialise(@builtin(local_invocation_index) thread_1 : u32, @builtin(global_invocation_id) id_0 : vec3<u32>)
{
    serve_0(thread_1, id_0.x);
    return;
}

