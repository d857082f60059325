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

@binding(1) @group(1) var<storage, read_write> film_0 : array<atomic<u32>>;

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

struct DrawnCoordinates_0
{
     stream_0 : vec3<u32>,
     first_block_0 : u32,
};

struct PixelCoordinates_0
{
     drawn_0 : DrawnCoordinates_0,
     pixel_0 : u32,
};

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
    var _S1 : u32 = counter_0.x;
    var _S2 : u32 = counter_0.z;
    var _S3 : u32 = ((((mul_high_0(u32(3449720151), _S2)) ^ ((counter_0.y)))) ^ ((key_1.x)));
    var _S4 : u32 = ((((mul_high_0(u32(3528531795), _S1)) ^ ((counter_0.w)))) ^ ((key_1.y)));
    const _S5 : vec2<u32> = vec2<u32>(u32(2654435769), u32(3144134277));
    var k_0 : vec2<u32> = key_1 + _S5;
    var _S6 : u32 = ((((mul_high_0(u32(3449720151), _S4)) ^ ((u32(3449720151) * _S2)))) ^ ((k_0.x)));
    var _S7 : u32 = ((((mul_high_0(u32(3528531795), _S3)) ^ ((u32(3528531795) * _S1)))) ^ ((k_0.y)));
    var k_1 : vec2<u32> = k_0 + _S5;
    var _S8 : u32 = ((((mul_high_0(u32(3449720151), _S7)) ^ ((u32(3449720151) * _S4)))) ^ ((k_1.x)));
    var _S9 : u32 = ((((mul_high_0(u32(3528531795), _S6)) ^ ((u32(3528531795) * _S3)))) ^ ((k_1.y)));
    var k_2 : vec2<u32> = k_1 + _S5;
    var _S10 : u32 = ((((mul_high_0(u32(3449720151), _S9)) ^ ((u32(3449720151) * _S7)))) ^ ((k_2.x)));
    var _S11 : u32 = ((((mul_high_0(u32(3528531795), _S8)) ^ ((u32(3528531795) * _S6)))) ^ ((k_2.y)));
    var k_3 : vec2<u32> = k_2 + _S5;
    var _S12 : u32 = ((((mul_high_0(u32(3449720151), _S11)) ^ ((u32(3449720151) * _S9)))) ^ ((k_3.x)));
    var _S13 : u32 = ((((mul_high_0(u32(3528531795), _S10)) ^ ((u32(3528531795) * _S8)))) ^ ((k_3.y)));
    var k_4 : vec2<u32> = k_3 + _S5;
    var _S14 : u32 = ((((mul_high_0(u32(3449720151), _S13)) ^ ((u32(3449720151) * _S11)))) ^ ((k_4.x)));
    var _S15 : u32 = ((((mul_high_0(u32(3528531795), _S12)) ^ ((u32(3528531795) * _S10)))) ^ ((k_4.y)));
    var k_5 : vec2<u32> = k_4 + _S5;
    var _S16 : u32 = ((((mul_high_0(u32(3449720151), _S15)) ^ ((u32(3449720151) * _S13)))) ^ ((k_5.x)));
    var _S17 : u32 = ((((mul_high_0(u32(3528531795), _S14)) ^ ((u32(3528531795) * _S12)))) ^ ((k_5.y)));
    var k_6 : vec2<u32> = k_5 + _S5;
    var _S18 : u32 = ((((mul_high_0(u32(3449720151), _S17)) ^ ((u32(3449720151) * _S15)))) ^ ((k_6.x)));
    var _S19 : u32 = ((((mul_high_0(u32(3528531795), _S16)) ^ ((u32(3528531795) * _S14)))) ^ ((k_6.y)));
    var k_7 : vec2<u32> = k_6 + _S5;
    var _S20 : u32 = ((((mul_high_0(u32(3449720151), _S19)) ^ ((u32(3449720151) * _S17)))) ^ ((k_7.x)));
    var _S21 : u32 = ((((mul_high_0(u32(3528531795), _S18)) ^ ((u32(3528531795) * _S16)))) ^ ((k_7.y)));
    var k_8 : vec2<u32> = k_7 + _S5;
    return vec4<u32>(((((mul_high_0(u32(3449720151), _S21)) ^ ((u32(3449720151) * _S19)))) ^ ((k_8.x))), u32(3449720151) * _S21, ((((mul_high_0(u32(3528531795), _S20)) ^ ((u32(3528531795) * _S18)))) ^ ((k_8.y))), u32(3528531795) * _S20);
}

fn DrawnCoordinates_block_0( this_0 : DrawnCoordinates_0,  index_0 : u32) -> vec4<u32>
{
    return philox_0(key_0(), vec4<u32>(this_0.first_block_0 + index_0, this_0.stream_0));
}

fn unit_0( word_0 : u32) -> f32
{
    return f32((word_0 >> (u32(8)))) * 5.9604644775390625e-08f;
}

fn units_0( words_0 : vec4<u32>) -> vec4<f32>
{
    return vec4<f32>(unit_0(words_0.x), unit_0(words_0.y), unit_0(words_0.z), unit_0(words_0.w));
}

fn DrawnCoordinates_film_0( this_1 : DrawnCoordinates_0) -> vec2<f32>
{
    return units_0(DrawnCoordinates_block_0(this_1, u32(0))).xy;
}

fn PixelCoordinates_film_0( this_2 : PixelCoordinates_0) -> vec2<f32>
{
    var _S22 : u32 = this_2.pixel_0 % run_0.width_0;
    var _S23 : f32 = f32(_S22);
    var _S24 : u32 = this_2.pixel_0 / run_0.width_0;
    return min((vec2<f32>(_S23, f32(_S24)) + DrawnCoordinates_film_0(this_2.drawn_0)) / vec2<f32>(f32(run_0.width_0), f32(run_0.height_0)), vec2<f32>(0.99999994039535522f));
}

fn DrawnCoordinates_lens_0( this_3 : DrawnCoordinates_0) -> vec2<f32>
{
    return units_0(DrawnCoordinates_block_0(this_3, u32(0))).zw;
}

fn PixelCoordinates_lens_0( this_4 : PixelCoordinates_0) -> vec2<f32>
{
    return DrawnCoordinates_lens_0(this_4.drawn_0);
}

struct CameraRay_0
{
     origin_1 : vec3<f32>,
     direction_1 : vec3<f32>,
};

fn sin_cos_turns_0( x_0 : f32) -> vec2<f32>
{
    var quarter_0 : f32 = round(x_0 * 4.0f);
    var angle_0 : f32 = (x_0 - quarter_0 * 0.25f) * 6.28318548202514648f;
    var a2_0 : f32 = angle_0 * angle_0;
    var s_0 : f32 = angle_0 * (1.0f + a2_0 * (-0.1666666716337204f + a2_0 * (0.00833333376795053f + a2_0 * (-0.0001984127011383f + a2_0 * 2.75573188446287531e-06f))));
    var c_0 : f32 = 1.0f + a2_0 * (-0.5f + a2_0 * (0.0416666679084301f + a2_0 * (-0.00138888892251998f + a2_0 * 0.00002480158764229f)));
    var q_0 : i32 = (i32(quarter_0) & (i32(3)));
    var sine_0 : f32;
    var cosine_0 : f32;
    if(q_0 == i32(1))
    {
        var _S25 : f32 = - s_0;
        sine_0 = c_0;
        cosine_0 = _S25;
    }
    else
    {
        if(q_0 == i32(2))
        {
            var _S26 : f32 = - c_0;
            sine_0 = - s_0;
            cosine_0 = _S26;
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

fn safe_sqrt_0( x_1 : f32) -> f32
{
    var root_0 : f32;
    if(x_1 > 0.0f)
    {
        root_0 = sqrt(x_1);
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
    var _S27 : vec3<f32> = vec3<f32>(0.0f);
    var origin_2 : vec3<f32>;
    var direction_3 : vec3<f32>;
    if((camera_1.lens_radius_1) > 0.0f)
    {
        var sin_cos_0 : vec2<f32> = sin_cos_turns_0(lens_uv_0.x);
        var radius_0 : f32 = camera_1.lens_radius_1 * safe_sqrt_0(lens_uv_0.y);
        var origin_3 : vec3<f32> = vec3<f32>(radius_0 * sin_cos_0.y, radius_0 * sin_cos_0.x, 0.0f);
        var _S28 : vec3<f32> = direction_2 * vec3<f32>(camera_1.focal_distance_1) - origin_3;
        origin_2 = origin_3;
        direction_3 = _S28;
    }
    else
    {
        origin_2 = _S27;
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

fn Path_start_0( this_5 : ptr<function, Path_0>,  x_2 : PixelCoordinates_0)
{
    var _S29 : Camera_0 = the_camera_0();
    var _S30 : vec2<f32> = PixelCoordinates_film_0(x_2);
    var ray_1 : CameraRay_0 = camera_ray_0(_S29, _S30, PixelCoordinates_lens_0(x_2));
    (*this_5).origin_0 = ray_1.origin_1;
    (*this_5).direction_0 = ray_1.direction_1;
    (*this_5).pdf_0 = 1.0f;
    (*this_5).delta_0 = true;
    (*this_5).goes_on_0 = true;
    (*this_5).waits_for_light_0 = false;
    (*this_5).empty_0 = false;
    (*this_5).from_0 = nothing_0();
    (*this_5).throughput_0 = vec3<f32>(1.0f);
    var _S31 : vec3<f32> = vec3<f32>(0.0f);
    (*this_5).total_0 = _S31;
    (*this_5).pending_0 = _S31;
    (*this_5).depth_0 = u32(0);
    (*this_5).rays_0 = u32(1);
    return;
}

var<workgroup> local_counters_0 : array<atomic<u32>, i32(14)>;

fn ended_queue_0() -> u32
{
    return u32(2) * run_0.slots_0;
}

fn row_of_0( row_0 : u32,  slot_0 : u32) -> u32
{
    return row_0 * run_0.slots_0 + slot_0;
}

fn Hit_x24init_0( leaf_1 : u32,  instance_1 : u32) -> Hit_0
{
    var _S32 : Hit_0;
    _S32.leaf_0 = leaf_1;
    _S32.instance_0 = instance_1;
    return _S32;
}

fn Path_x24init_0( origin_4 : vec3<f32>,  direction_4 : vec3<f32>,  pdf_1 : f32,  delta_1 : bool,  goes_on_1 : bool,  waits_for_light_1 : bool,  empty_1 : bool,  from_1 : Hit_0,  throughput_1 : vec3<f32>,  total_1 : vec3<f32>,  pending_1 : vec3<f32>,  light_start_1 : vec3<f32>,  light_segment_1 : vec3<f32>,  light_leaf_1 : u32,  depth_1 : u32,  rays_1 : u32) -> Path_0
{
    var _S33 : Path_0;
    _S33.origin_0 = origin_4;
    _S33.direction_0 = direction_4;
    _S33.pdf_0 = pdf_1;
    _S33.delta_0 = delta_1;
    _S33.goes_on_0 = goes_on_1;
    _S33.waits_for_light_0 = waits_for_light_1;
    _S33.empty_0 = empty_1;
    _S33.from_0 = from_1;
    _S33.throughput_0 = throughput_1;
    _S33.total_0 = total_1;
    _S33.pending_0 = pending_1;
    _S33.light_start_0 = light_start_1;
    _S33.light_segment_0 = light_segment_1;
    _S33.light_leaf_0 = light_leaf_1;
    _S33.depth_0 = depth_1;
    _S33.rays_0 = rays_1;
    return _S33;
}

fn load_path_0( slot_1 : u32) -> Path_0
{
    var bits_0 : u32 = (bitcast<u32>((paths_0[row_of_0(u32(1), slot_1)].w)));
    var _S34 : vec3<f32> = vec3<f32>(0.0f);
    var path_0 : Path_0 = Path_x24init_0(_S34, _S34, 0.0f, false, false, false, false, Hit_x24init_0(u32(0), u32(0)), _S34, _S34, _S34, _S34, _S34, u32(0), u32(0), u32(0));
    path_0.origin_0 = paths_0[row_of_0(u32(0), slot_1)].xyz;
    path_0.pdf_0 = paths_0[row_of_0(u32(0), slot_1)].w;
    path_0.direction_0 = paths_0[row_of_0(u32(1), slot_1)].xyz;
    path_0.depth_0 = (bits_0 & (u32(65535)));
    path_0.delta_0 = ((bits_0 & (u32(65536)))) != u32(0);
    path_0.goes_on_0 = ((bits_0 & (u32(131072)))) != u32(0);
    path_0.waits_for_light_0 = ((bits_0 & (u32(262144)))) != u32(0);
    path_0.empty_0 = ((bits_0 & (u32(524288)))) != u32(0);
    path_0.throughput_0 = paths_0[row_of_0(u32(2), slot_1)].xyz;
    path_0.rays_0 = (bitcast<u32>((paths_0[row_of_0(u32(2), slot_1)].w)));
    path_0.total_0 = paths_0[row_of_0(u32(3), slot_1)].xyz;
    path_0.from_0.leaf_0 = (bitcast<u32>((paths_0[row_of_0(u32(3), slot_1)].w)));
    path_0.pending_0 = paths_0[row_of_0(u32(4), slot_1)].xyz;
    path_0.from_0.instance_0 = (bitcast<u32>((paths_0[row_of_0(u32(4), slot_1)].w)));
    return path_0;
}

fn tally_0( counter_1 : u32,  value_0 : u32)
{
    var _S35 : u32 = atomicAdd(&(local_counters_0[counter_1]), value_0);
    return;
}

fn is_finite_0( x_3 : f32) -> bool
{
    return (((bitcast<u32>((x_3))) & (u32(2139095040)))) != u32(2139095040);
}

fn Path_finite_0( this_6 : Path_0) -> bool
{
    var _S36 : bool;
    if(is_finite_0(this_6.total_0.x))
    {
        _S36 = is_finite_0(this_6.total_0.y);
    }
    else
    {
        _S36 = false;
    }
    if(_S36)
    {
        _S36 = is_finite_0(this_6.total_0.z);
    }
    else
    {
        _S36 = false;
    }
    return _S36;
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

fn path_source_0( slot_2 : u32) -> vec4<u32>
{
    return vec4<u32>((bitcast<u32>((paths_0[row_of_0(u32(8), slot_2)].x))), (bitcast<u32>((paths_0[row_of_0(u32(8), slot_2)].y))), (bitcast<u32>((paths_0[row_of_0(u32(8), slot_2)].z))), (bitcast<u32>((paths_0[row_of_0(u32(8), slot_2)].w))));
}

fn wide_from_float_0( value_1 : f32) -> vec2<u32>
{
    var _S37 : f32 = min(value_1, 4.6116860184273879e+18f);
    if(!(_S37 > 0.0f))
    {
        return vec2<u32>(u32(0), u32(0));
    }
    if(_S37 < 8.388608e+06f)
    {
        return vec2<u32>(u32(_S37 + 0.5f), u32(0));
    }
    var high_0 : u32 = u32(_S37 * 2.32830643653869629e-10f);
    return vec2<u32>(u32(_S37 - f32(high_0) * 4.294967296e+09f), high_0);
}

fn film_add_0( place_0 : u32,  value_2 : vec2<u32>)
{
    var _S38 : vec2<u32> = value_2;
    if((value_2.x) != u32(0))
    {
        var before_0 : u32 = atomicAdd(&(film_0[u32(2) * place_0]), _S38.x);
        if((before_0 + _S38.x) < before_0)
        {
            _S38[i32(1)] = _S38[i32(1)] + u32(1);
        }
    }
    if((_S38.y) != u32(0))
    {
        var _S39 : u32 = atomicAdd(&(film_0[u32(2) * place_0 + u32(1)]), _S38.y);
    }
    return;
}

fn deposit_0( pixel_1 : u32,  light_0 : vec3<f32>)
{
    var scaled_0 : vec3<f32> = light_0 * vec3<f32>(run_0.film_scale_0);
    var _S40 : f32 = scaled_0.x;
    var _S41 : bool;
    if(!is_finite_0(_S40))
    {
        _S41 = true;
    }
    else
    {
        _S41 = !is_finite_0(scaled_0.y);
    }
    if(_S41)
    {
        _S41 = true;
    }
    else
    {
        _S41 = !is_finite_0(scaled_0.z);
    }
    if(_S41)
    {
        return;
    }
    var _S42 : u32 = u32(3) * pixel_1;
    film_add_0(_S42, wide_from_float_0(_S40));
    film_add_0(_S42 + u32(1), wide_from_float_0(scaled_0.y));
    film_add_0(_S42 + u32(2), wide_from_float_0(scaled_0.z));
    return;
}

fn PathTracing_finish_0( slot_3 : u32,  path_2 : Path_0)
{
    tally_path_0(path_2);
    if(Path_finite_0(path_2))
    {
        deposit_0(path_source_0(slot_3).w, path_2.total_0);
    }
    return;
}

fn take_0( head_0 : u32) -> u32
{
    var _S43 : u32 = atomicAdd(&(heads_0[head_0]), u32(1));
    return _S43;
}

fn take_item_0() -> u32
{
    var item_0 : u32 = take_0(u32(5));
    var _S44 : u32;
    if(item_0 < (run_0.items_0))
    {
        _S44 = item_0;
    }
    else
    {
        _S44 = u32(4294967295);
    }
    return _S44;
}

fn tiled_pixels_0() -> u32
{
    return (run_0.width_0 + u32(7)) / u32(8) * ((run_0.height_0 + u32(3)) / u32(4)) * u32(32);
}

fn tiled_pixel_0( item_1 : u32) -> u32
{
    var tiles_0 : u32 = (run_0.width_0 + u32(7)) / u32(8);
    var tile_0 : u32 = item_1 / u32(32);
    var inside_0 : u32 = item_1 % u32(32);
    var _S45 : u32 = tile_0 % tiles_0;
    var column_0 : u32 = _S45 * u32(8) + inside_0 % u32(8);
    var _S46 : u32 = tile_0 / tiles_0;
    var row_1 : u32 = _S46 * u32(4) + inside_0 / u32(8);
    var _S47 : bool;
    if(column_0 < (run_0.width_0))
    {
        _S47 = row_1 < (run_0.height_0);
    }
    else
    {
        _S47 = false;
    }
    var _S48 : u32;
    if(_S47)
    {
        _S48 = row_1 * run_0.width_0 + column_0;
    }
    else
    {
        _S48 = u32(4294967295);
    }
    return _S48;
}

fn wide_times_0( a_1 : vec2<u32>,  b_1 : u32) -> vec2<u32>
{
    var _S49 : u32 = a_1.x;
    return vec2<u32>(_S49 * b_1, mul_high_0(_S49, b_1) + a_1.y * b_1);
}

fn wide_add_0( a_2 : vec2<u32>,  b_2 : vec2<u32>) -> vec2<u32>
{
    var _S50 : u32 = a_2.x;
    var low_0 : u32 = _S50 + b_2.x;
    var _S51 : u32 = a_2.y + b_2.y;
    var _S52 : i32;
    if(low_0 < _S50)
    {
        _S52 = i32(1);
    }
    else
    {
        _S52 = i32(0);
    }
    return vec2<u32>(low_0, _S51 + u32(_S52));
}

fn set_path_source_0( slot_4 : u32,  source_0 : vec4<u32>)
{
    paths_0[row_of_0(u32(8), slot_4)] = vec4<f32>((bitcast<f32>((source_0.x))), (bitcast<f32>((source_0.y))), (bitcast<f32>((source_0.z))), (bitcast<f32>((source_0.w))));
    return;
}

fn PathTracing_start_0( slot_5 : u32,  empty_2 : bool,  path_3 : ptr<function, Path_0>) -> bool
{
    var pixel_2 : u32 = u32(4294967295);
    var item_2 : u32 = u32(0);
    for(;;)
    {
        if(pixel_2 == u32(4294967295))
        {
        }
        else
        {
            break;
        }
        var item_3 : u32 = take_item_0();
        if(item_3 == u32(4294967295))
        {
            return false;
        }
        var _S53 : u32 = item_3 % tiled_pixels_0();
        var _S54 : u32 = tiled_pixel_0(_S53);
        pixel_2 = _S54;
        item_2 = item_3;
    }
    var _S55 : u32 = run_0.first_sample_0;
    var _S56 : u32 = item_2 / tiled_pixels_0();
    var number_0 : vec2<u32> = wide_add_0(wide_times_0(vec2<u32>(run_0.width_0 * run_0.height_0, u32(0)), _S55 + _S56), vec2<u32>(pixel_2, u32(0)));
    set_path_source_0(slot_5, vec4<u32>(number_0, u32(0), pixel_2));
    var x_4 : PixelCoordinates_0;
    x_4.pixel_0 = pixel_2;
    x_4.drawn_0.stream_0 = vec3<u32>(number_0, u32(0));
    x_4.drawn_0.first_block_0 = u32(0);
    Path_start_0(&((*path_3)), x_4);
    return true;
}

fn store_path_0( slot_6 : u32,  path_4 : Path_0)
{
    var _S57 : u32;
    if(path_4.delta_0)
    {
        _S57 = u32(65536);
    }
    else
    {
        _S57 = u32(0);
    }
    var _S58 : u32 = ((path_4.depth_0) | (_S57));
    if(path_4.goes_on_0)
    {
        _S57 = u32(131072);
    }
    else
    {
        _S57 = u32(0);
    }
    var _S59 : u32 = (_S58 | (_S57));
    if(path_4.waits_for_light_0)
    {
        _S57 = u32(262144);
    }
    else
    {
        _S57 = u32(0);
    }
    var bits_1 : u32 = (_S59 | (_S57));
    paths_0[row_of_0(u32(0), slot_6)] = vec4<f32>(path_4.origin_0, path_4.pdf_0);
    paths_0[row_of_0(u32(1), slot_6)] = vec4<f32>(path_4.direction_0, (bitcast<f32>((bits_1))));
    paths_0[row_of_0(u32(2), slot_6)] = vec4<f32>(path_4.throughput_0, (bitcast<f32>((path_4.rays_0))));
    paths_0[row_of_0(u32(3), slot_6)] = vec4<f32>(path_4.total_0, (bitcast<f32>((path_4.from_0.leaf_0))));
    paths_0[row_of_0(u32(4), slot_6)] = vec4<f32>(path_4.pending_0, (bitcast<f32>((path_4.from_0.instance_0))));
    if(path_4.waits_for_light_0)
    {
        paths_0[row_of_0(u32(5), slot_6)] = vec4<f32>(path_4.light_start_0, (bitcast<f32>((path_4.light_leaf_0))));
        paths_0[row_of_0(u32(6), slot_6)] = vec4<f32>(path_4.light_segment_0, 0.0f);
    }
    return;
}

fn ray_queue_0() -> u32
{
    return u32(3) * run_0.slots_0;
}

fn push_ray_0( ray_2 : u32)
{
    var _S60 : u32 = ray_queue_0();
    var _S61 : u32 = take_0(u32(2));
    queues_0[_S60 + _S61] = ray_2;
    return;
}

fn active_queue_0( parity_0 : u32) -> u32
{
    return parity_0 * run_0.slots_0;
}

fn push_active_0( slot_7 : u32,  parity_1 : u32)
{
    var _S62 : u32 = u32(1) - parity_1;
    var _S63 : u32 = active_queue_0(_S62);
    var _S64 : u32 = take_0(_S62);
    queues_0[_S63 + _S64] = slot_7;
    return;
}

fn mark_empty_0( slot_8 : u32)
{
    paths_0[row_of_0(u32(1), slot_8)] = vec4<f32>(0.0f, 0.0f, 0.0f, (bitcast<f32>((u32(524288)))));
    return;
}

fn count_up_0( counter_2 : u32,  value_3 : vec2<u32>)
{
    var _S65 : vec2<u32> = value_3;
    if((value_3.x) != u32(0))
    {
        var before_1 : u32 = atomicAdd(&(counters_0[u32(2) * counter_2]), _S65.x);
        if((before_1 + _S65.x) < before_1)
        {
            _S65[i32(1)] = _S65[i32(1)] + u32(1);
        }
    }
    if((_S65.y) != u32(0))
    {
        var _S66 : u32 = atomicAdd(&(counters_0[u32(2) * counter_2 + u32(1)]), _S65.y);
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
    var _S67 : u32 = atomicLoad(&(heads_0[u32(6)]));
    var _S68 : u32 = atomicLoad(&(heads_0[u32(3)]));
    var i_0 : u32 = lane_0;
    for(;;)
    {
        if(i_0 < _S68)
        {
        }
        else
        {
            break;
        }
        var slot_9 : u32 = queues_0[ended_queue_0() + i_0];
        var path_5 : Path_0 = load_path_0(queues_0[ended_queue_0() + i_0]);
        if(!path_5.empty_0)
        {
            PathTracing_finish_0(slot_9, path_5);
        }
        var _S69 : vec3<f32> = vec3<f32>(0.0f);
        var next_0 : Path_0 = Path_x24init_0(_S69, _S69, 0.0f, false, false, false, false, Hit_x24init_0(u32(0), u32(0)), _S69, _S69, _S69, _S69, _S69, u32(0), u32(0), u32(0));
        var _S70 : bool = PathTracing_start_0(slot_9, path_5.empty_0, &(next_0));
        if(_S70)
        {
            store_path_0(slot_9, next_0);
            push_ray_0(u32(2) * slot_9);
            push_active_0(slot_9, _S67);
        }
        else
        {
            mark_empty_0(slot_9);
        }
        i_0 = i_0 + run_0.lanes_0;
    }
    workgroupBarrier();
    var _S71 : bool;
    if(thread_0 > u32(0))
    {
        _S71 = thread_0 < u32(13);
    }
    else
    {
        _S71 = false;
    }
    if(_S71)
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
            var _S72 : u32 = atomicMax(&(counters_0[u32(26)]), value_5);
        }
    }
    return;
}

@compute
@workgroup_size(64, 1, 1)
fn path_tracing(@builtin(local_invocation_index) thread_1 : u32, @builtin(global_invocation_id) id_0 : vec3<u32>)
{
    serve_0(thread_1, id_0.x);
    return;
}

