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
    @align(8) start_threshold_0 : u32,
    @align(4) reserved_0 : u32,
};

@binding(0) @group(1) var<uniform> run_0 : Parameters_std140_0;
@binding(6) @group(1) var<storage, read_write> coordinates_0 : array<f32>;

@binding(2) @group(1) var<storage, read_write> counters_0 : array<atomic<u32>>;

@binding(5) @group(1) var<storage, read_write> headers_0 : array<vec4<u32>>;

@binding(4) @group(1) var<storage, read_write> scans_0 : array<vec2<u32>>;

@binding(3) @group(1) var<storage, read_write> ratios_0 : array<f32>;

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

struct StoredCoordinates_0
{
     chain_0 : u32,
     slot_0 : u32,
};

struct Queue_0
{
     taken_0 : u32,
};

struct Initialise_0
{
     chain_1 : u32,
     queue_0 : Queue_0,
     lane_0 : u32,
};

fn Initialise_x_0( this_0 : Initialise_0) -> StoredCoordinates_0
{
    var coordinates_1 : StoredCoordinates_0;
    coordinates_1.chain_0 = this_0.chain_1;
    coordinates_1.slot_0 = u32(0);
    return coordinates_1;
}

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
     pending_0 : vec3<f32>,
     stage_0 : u32,
     goes_on_0 : bool,
     depth_0 : u32,
     rays_0 : u32,
};

fn is_finite_0( x_0 : f32) -> bool
{
    return (((bitcast<u32>((x_0))) & (u32(2139095040)))) != u32(2139095040);
}

var<workgroup> local_counters_0 : array<atomic<u32>, i32(14)>;

fn tally_0( counter_0 : u32,  value_0 : u32)
{
    var _S1 : u32 = atomicAdd(&(local_counters_0[counter_0]), value_0);
    return;
}

fn tally_path_0( path_0 : Path_0,  finite_0 : bool)
{
    tally_0(u32(1), u32(1));
    tally_0(u32(2), ((path_0.rays_0) & (u32(65535))));
    tally_0(u32(3), ((path_0.rays_0) >> (u32(16))));
    tally_0(u32(4), path_0.depth_0);
    if(!finite_0)
    {
        tally_0(u32(5), u32(1));
    }
    return;
}

struct Chain_0
{
     index_1 : u32,
     density_0 : f32,
     light_0 : vec3<f32>,
     pixel_0 : u32,
     flags_1 : u32,
     tour_length_1 : u32,
     start_weight_0 : f32,
     refused_0 : u32,
     score_squared_0 : f32,
};

fn luminance_0( rgb_0 : vec3<f32>) -> f32
{
    return dot(rgb_0, vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f));
}

fn stored_index_0( slot_1 : u32,  coordinate_0 : u32,  chain_2 : u32) -> u32
{
    return (slot_1 * run_0.dimension_0 + coordinate_0) * run_0.chains_0 + chain_2;
}

fn StoredCoordinates_get_0( this_1 : StoredCoordinates_0,  coordinate_1 : u32) -> f32
{
    return coordinates_0[stored_index_0(this_1.slot_0, coordinate_1, this_1.chain_0)];
}

fn StoredCoordinates_film_0( this_2 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_2, u32(0)), StoredCoordinates_get_0(this_2, u32(1)));
}

fn pixel_of_0( film_uv_0 : vec2<f32>) -> u32
{
    return min(u32(film_uv_0.y * f32(run_0.height_0)), run_0.height_0 - u32(1)) * run_0.width_0 + min(u32(film_uv_0.x * f32(run_0.width_0)), run_0.width_0 - u32(1));
}

struct ScoreReport_0
{
     bad_0 : u32,
     norm_squared_0 : f32,
};

fn ScoreReport_x24init_0( bad_1 : u32,  norm_squared_1 : f32) -> ScoreReport_0
{
    var _S2 : ScoreReport_0;
    _S2.bad_0 = bad_1;
    _S2.norm_squared_0 = norm_squared_1;
    return _S2;
}

fn Value_finish_0( x_1 : StoredCoordinates_0,  density_1 : f32) -> ScoreReport_0
{
    return ScoreReport_x24init_0(u32(0), 0.0f);
}

fn counted_0( counter_1 : u32) -> vec2<u32>
{
    var _S3 : u32 = u32(2) * counter_1;
    var _S4 : u32 = atomicLoad(&(counters_0[_S3]));
    var _S5 : u32 = atomicLoad(&(counters_0[_S3 + u32(1)]));
    return vec2<u32>(_S4, _S5);
}

fn wide_to_float_0( a_1 : vec2<u32>) -> f32
{
    return f32(a_1.y) * 4.294967296e+09f + f32(a_1.x);
}

fn bootstrap_mean_0() -> f32
{
    var _S6 : vec2<u32> = counted_0(u32(14));
    return wide_to_float_0(_S6) * run_0.density_unit_0 / f32(run_0.bootstrap_0);
}

fn odds_per_ratio_0() -> f32
{
    var p_bar_0 : f32 = bootstrap_mean_0();
    var _S7 : f32;
    if(p_bar_0 > 0.0f)
    {
        _S7 = run_0.tour_length_0 / p_bar_0;
    }
    else
    {
        _S7 = 0.0f;
    }
    return _S7;
}

fn key_0() -> vec2<u32>
{
    return vec2<u32>(run_0.key_low_0, run_0.key_high_0);
}

fn mul_high_0( a_2 : u32,  b_1 : u32) -> u32
{
    var a0_0 : u32 = (a_2 & (u32(65535)));
    var a1_0 : u32 = (a_2 >> (u32(16)));
    var b0_0 : u32 = (b_1 & (u32(65535)));
    var b1_0 : u32 = (b_1 >> (u32(16)));
    var middle_0 : u32 = a1_0 * b0_0 + (((a0_0 * b0_0) >> (u32(16))));
    return a1_0 * b1_0 + ((middle_0 >> (u32(16)))) + (((((middle_0 & (u32(65535)))) + a0_0 * b1_0) >> (u32(16))));
}

fn philox_0( key_1 : vec2<u32>,  counter_2 : vec4<u32>) -> vec4<u32>
{
    var _S8 : u32 = counter_2.x;
    var _S9 : u32 = counter_2.z;
    var _S10 : u32 = ((((mul_high_0(u32(3449720151), _S9)) ^ ((counter_2.y)))) ^ ((key_1.x)));
    var _S11 : u32 = ((((mul_high_0(u32(3528531795), _S8)) ^ ((counter_2.w)))) ^ ((key_1.y)));
    const _S12 : vec2<u32> = vec2<u32>(u32(2654435769), u32(3144134277));
    var k_0 : vec2<u32> = key_1 + _S12;
    var _S13 : u32 = ((((mul_high_0(u32(3449720151), _S11)) ^ ((u32(3449720151) * _S9)))) ^ ((k_0.x)));
    var _S14 : u32 = ((((mul_high_0(u32(3528531795), _S10)) ^ ((u32(3528531795) * _S8)))) ^ ((k_0.y)));
    var k_1 : vec2<u32> = k_0 + _S12;
    var _S15 : u32 = ((((mul_high_0(u32(3449720151), _S14)) ^ ((u32(3449720151) * _S11)))) ^ ((k_1.x)));
    var _S16 : u32 = ((((mul_high_0(u32(3528531795), _S13)) ^ ((u32(3528531795) * _S10)))) ^ ((k_1.y)));
    var k_2 : vec2<u32> = k_1 + _S12;
    var _S17 : u32 = ((((mul_high_0(u32(3449720151), _S16)) ^ ((u32(3449720151) * _S14)))) ^ ((k_2.x)));
    var _S18 : u32 = ((((mul_high_0(u32(3528531795), _S15)) ^ ((u32(3528531795) * _S13)))) ^ ((k_2.y)));
    var k_3 : vec2<u32> = k_2 + _S12;
    var _S19 : u32 = ((((mul_high_0(u32(3449720151), _S18)) ^ ((u32(3449720151) * _S16)))) ^ ((k_3.x)));
    var _S20 : u32 = ((((mul_high_0(u32(3528531795), _S17)) ^ ((u32(3528531795) * _S15)))) ^ ((k_3.y)));
    var k_4 : vec2<u32> = k_3 + _S12;
    var _S21 : u32 = ((((mul_high_0(u32(3449720151), _S20)) ^ ((u32(3449720151) * _S18)))) ^ ((k_4.x)));
    var _S22 : u32 = ((((mul_high_0(u32(3528531795), _S19)) ^ ((u32(3528531795) * _S17)))) ^ ((k_4.y)));
    var k_5 : vec2<u32> = k_4 + _S12;
    var _S23 : u32 = ((((mul_high_0(u32(3449720151), _S22)) ^ ((u32(3449720151) * _S20)))) ^ ((k_5.x)));
    var _S24 : u32 = ((((mul_high_0(u32(3528531795), _S21)) ^ ((u32(3528531795) * _S19)))) ^ ((k_5.y)));
    var k_6 : vec2<u32> = k_5 + _S12;
    var _S25 : u32 = ((((mul_high_0(u32(3449720151), _S24)) ^ ((u32(3449720151) * _S22)))) ^ ((k_6.x)));
    var _S26 : u32 = ((((mul_high_0(u32(3528531795), _S23)) ^ ((u32(3528531795) * _S21)))) ^ ((k_6.y)));
    var k_7 : vec2<u32> = k_6 + _S12;
    var _S27 : u32 = ((((mul_high_0(u32(3449720151), _S26)) ^ ((u32(3449720151) * _S24)))) ^ ((k_7.x)));
    var _S28 : u32 = ((((mul_high_0(u32(3528531795), _S25)) ^ ((u32(3528531795) * _S23)))) ^ ((k_7.y)));
    var k_8 : vec2<u32> = k_7 + _S12;
    return vec4<u32>(((((mul_high_0(u32(3449720151), _S28)) ^ ((u32(3449720151) * _S26)))) ^ ((k_8.x))), u32(3449720151) * _S28, ((((mul_high_0(u32(3528531795), _S27)) ^ ((u32(3528531795) * _S25)))) ^ ((k_8.y))), u32(3528531795) * _S27);
}

fn choice_0( word_0 : u32) -> f32
{
    return (f32(word_0) + 0.5f) * 2.32830643653869629e-10f;
}

fn is_killed_0( choice_1 : f32,  odds_0 : f32) -> bool
{
    return (choice_1 * (1.0f + odds_0)) <= 1.0f;
}

fn Chain_put_0( this_3 : ptr<function, Chain_0>,  flag_0 : u32,  value_1 : bool)
{
    var _S29 : u32;
    if(value_1)
    {
        _S29 = (((*this_3).flags_1) | (flag_0));
    }
    else
    {
        _S29 = (((*this_3).flags_1) & ((~flag_0)));
    }
    (*this_3).flags_1 = _S29;
    return;
}

fn store_chain_0( chain_3 : Chain_0)
{
    headers_0[chain_3.index_1] = vec4<u32>((bitcast<u32>((chain_3.density_0))), (bitcast<u32>((chain_3.light_0.x))), (bitcast<u32>((chain_3.light_0.y))), (bitcast<u32>((chain_3.light_0.z))));
    headers_0[run_0.chains_0 + chain_3.index_1] = vec4<u32>(chain_3.pixel_0, chain_3.flags_1, chain_3.tour_length_1, (bitcast<u32>((chain_3.start_weight_0))));
    headers_0[u32(2) * run_0.chains_0 + chain_3.index_1] = vec4<u32>(chain_3.refused_0, (bitcast<u32>((chain_3.score_squared_0))), u32(0), u32(0));
    return;
}

fn Initialise_finish_0( this_4 : Initialise_0,  path_1 : Path_0)
{
    var finite_1 : bool;
    if(is_finite_0(path_1.total_0.x))
    {
        finite_1 = is_finite_0(path_1.total_0.y);
    }
    else
    {
        finite_1 = false;
    }
    if(finite_1)
    {
        finite_1 = is_finite_0(path_1.total_0.z);
    }
    else
    {
        finite_1 = false;
    }
    tally_path_0(path_1, finite_1);
    var state_0 : Chain_0;
    state_0.index_1 = this_4.chain_1;
    var _S30 : vec3<f32>;
    if(finite_1)
    {
        _S30 = path_1.total_0;
    }
    else
    {
        _S30 = vec3<f32>(0.0f);
    }
    state_0.light_0 = _S30;
    var _S31 : f32 = luminance_0(_S30);
    state_0.density_0 = _S31;
    var _S32 : StoredCoordinates_0 = Initialise_x_0(this_4);
    state_0.pixel_0 = pixel_of_0(StoredCoordinates_film_0(_S32));
    state_0.refused_0 = u32(0);
    var _S33 : ScoreReport_0 = Value_finish_0(_S32, _S31);
    state_0.score_squared_0 = _S33.norm_squared_0;
    if((_S33.bad_0) != u32(0))
    {
        tally_0(u32(6), _S33.bad_0);
    }
    state_0.tour_length_1 = u32(0);
    state_0.start_weight_0 = 0.0f;
    state_0.flags_1 = u32(5);
    if((run_0.global_dynamics_0) == u32(1))
    {
        var _S34 : f32 = odds_per_ratio_0();
        var odds_1 : f32 = _S34 * state_0.density_0;
        state_0.start_weight_0 = odds_1;
        state_0.tour_length_1 = u32(1);
        Chain_put_0(&(state_0), u32(1), !is_killed_0(choice_0(philox_0(key_0(), vec4<u32>(u32(0), this_4.chain_1, u32(0), u32(2))).y), odds_1));
    }
    store_chain_0(state_0);
    return;
}

struct Segment_0
{
     origin_1 : vec3<f32>,
     direction_1 : vec3<f32>,
     t_max_0 : f32,
     inverse_0 : vec3<f32>,
     octant_0 : u32,
};

struct Walk_0
{
     ray_0 : Segment_0,
     group_0 : vec2<u32>,
     leaf_bits_0 : u32,
     leaf_base_0 : u32,
     depth_1 : u32,
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

fn Hit_found_0( this_5 : Hit_0) -> bool
{
    return (this_5.leaf_1) != u32(4294967295);
}

fn nothing_0() -> Hit_0
{
    var hit_0 : Hit_0;
    hit_0.leaf_1 = u32(4294967295);
    hit_0.instance_0 = u32(4294967295);
    return hit_0;
}

fn inverse_component_0( d_0 : f32) -> f32
{
    var tiny_0 : f32 = (bitcast<f32>((((bitcast<u32>((1.00000004581370497e-18f))) | ((((bitcast<u32>((d_0))) & (u32(2147483648)))))))));
    var _S35 : f32;
    if((abs(d_0)) < 1.00000004581370497e-18f)
    {
        _S35 = tiny_0;
    }
    else
    {
        _S35 = d_0;
    }
    return 1.0f / _S35;
}

fn make_segment_0( origin_2 : vec3<f32>,  direction_2 : vec3<f32>,  t_max_1 : f32) -> Segment_0
{
    var segment_0 : Segment_0;
    segment_0.origin_1 = origin_2;
    segment_0.direction_1 = direction_2;
    segment_0.t_max_0 = t_max_1;
    var _S36 : f32 = direction_2.x;
    var _S37 : f32 = direction_2.y;
    var _S38 : f32 = direction_2.z;
    segment_0.inverse_0 = vec3<f32>(inverse_component_0(_S36), inverse_component_0(_S37), inverse_component_0(_S38));
    var _S39 : u32;
    if(_S36 < 0.0f)
    {
        _S39 = u32(0);
    }
    else
    {
        _S39 = u32(67372036);
    }
    var _S40 : u32;
    if(_S37 < 0.0f)
    {
        _S40 = u32(0);
    }
    else
    {
        _S40 = u32(33686018);
    }
    var _S41 : u32 = (_S39 | (_S40));
    if(_S38 < 0.0f)
    {
        _S39 = u32(0);
    }
    else
    {
        _S39 = u32(16843009);
    }
    segment_0.octant_0 = (_S41 | (_S39));
    return segment_0;
}

fn Walk_pop_0( this_6 : ptr<function, Walk_0>) -> vec2<u32>
{
    var _S42 : u32 = (*this_6).depth_1 - u32(1);
    (*this_6).depth_1 = _S42;
    return (*this_6).stack_0[_S42];
}

fn Walk_leave_0( this_7 : ptr<function, Walk_0>)
{
    var _S43 : bool;
    if((run_0.top_root_0) == u32(4294967295))
    {
        _S43 = true;
    }
    else
    {
        _S43 = ((*this_7).where_0) == u32(1);
    }
    if(_S43)
    {
        (*this_7).active_0 = false;
        return;
    }
    if(((*this_7).where_0) == u32(0))
    {
        (*this_7).group_0 = vec2<u32>(run_0.top_root_0, u32(2147483648));
    }
    else
    {
        (*this_7).ray_0 = make_segment_0(vec3<f32>((bitcast<f32>(((*this_7).stack_0[u32(50)].x))), (bitcast<f32>(((*this_7).stack_0[u32(50)].y))), (bitcast<f32>(((*this_7).stack_0[u32(51)].x)))), vec3<f32>((bitcast<f32>(((*this_7).stack_0[u32(51)].y))), (bitcast<f32>(((*this_7).stack_0[u32(52)].x))), (bitcast<f32>(((*this_7).stack_0[u32(52)].y)))), (*this_7).ray_0.t_max_0);
        var rest_0 : vec2<u32> = Walk_pop_0(&((*this_7)));
        (*this_7).leaf_base_0 = rest_0.x;
        (*this_7).leaf_bits_0 = rest_0.y;
        var _S44 : vec2<u32> = Walk_pop_0(&((*this_7)));
        (*this_7).group_0 = _S44;
        (*this_7).floor_0 = u32(0);
        (*this_7).instance_1 = u32(4294967295);
    }
    (*this_7).where_0 = u32(1);
    return;
}

fn Walk_begin_0( this_8 : ptr<function, Walk_0>,  origin_3 : vec3<f32>,  direction_3 : vec3<f32>,  t_max_2 : f32,  skip_first_0 : Hit_0,  skip_second_0 : Hit_0,  any_hit_0 : bool)
{
    (*this_8).ray_0 = make_segment_0(origin_3, direction_3, t_max_2);
    (*this_8).group_0 = vec2<u32>(u32(0), u32(0));
    (*this_8).leaf_bits_0 = u32(0);
    (*this_8).depth_1 = u32(0);
    (*this_8).floor_0 = u32(0);
    (*this_8).best_0 = nothing_0();
    (*this_8).skip0_0 = skip_first_0;
    (*this_8).skip1_0 = skip_second_0;
    (*this_8).instance_1 = u32(4294967295);
    (*this_8).where_0 = u32(0);
    (*this_8).any_0 = any_hit_0;
    (*this_8).active_0 = true;
    if((run_0.world_root_0) != u32(4294967295))
    {
        (*this_8).group_0 = vec2<u32>(run_0.world_root_0, u32(2147483648));
    }
    else
    {
        Walk_leave_0(&((*this_8)));
    }
    if((run_0.top_root_0) != u32(4294967295))
    {
        (*this_8).stack_0[u32(50)] = vec2<u32>((bitcast<u32>((origin_3.x))), (bitcast<u32>((origin_3.y))));
        (*this_8).stack_0[u32(51)] = vec2<u32>((bitcast<u32>((origin_3.z))), (bitcast<u32>((direction_3.x))));
        (*this_8).stack_0[u32(52)] = vec2<u32>((bitcast<u32>((direction_3.y))), (bitcast<u32>((direction_3.z))));
    }
    return;
}

fn Path_to_surface_0( this_9 : ptr<function, Path_0>,  walk_0 : ptr<function, Walk_0>)
{
    (*this_9).rays_0 = (*this_9).rays_0 + u32(1);
    (*this_9).stage_0 = u32(1);
    Walk_begin_0(&((*walk_0)), (*this_9).origin_0, (*this_9).direction_0, (bitcast<f32>((u32(2139095040)))), (*this_9).from_0, nothing_0(), false);
    return;
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

fn Material_anisotropic_0( this_10 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_10).flags_0) & (u32(4)))) != u32(0);
}

fn map_point_0( _S45 : u32,  _S46 : vec3<f32>) -> vec3<f32>
{
    var q_0 : vec4<f32> = vec4<f32>(_S46, 1.0f);
    return vec3<f32>(dot(instances_0[_S45].to_world_0[i32(0)], q_0), dot(instances_0[_S45].to_world_0[i32(1)], q_0), dot(instances_0[_S45].to_world_0[i32(2)], q_0));
}

fn map_normal_0( _S47 : u32,  _S48 : vec3<f32>) -> vec3<f32>
{
    return instances_0[_S47].to_object_0[i32(0)].xyz * vec3<f32>(_S48.x) + instances_0[_S47].to_object_0[i32(1)].xyz * vec3<f32>(_S48.y) + instances_0[_S47].to_object_0[i32(2)].xyz * vec3<f32>(_S48.z);
}

fn map_vector_0( _S49 : u32,  _S50 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(instances_0[_S49].to_world_0[i32(0)].xyz, _S50), dot(instances_0[_S49].to_world_0[i32(1)].xyz, _S50), dot(instances_0[_S49].to_world_0[i32(2)].xyz, _S50));
}

fn largest_0( v_0 : vec3<f32>) -> f32
{
    return max(v_0.x, max(v_0.y, v_0.z));
}

fn load_triangle_0( hit_1 : Hit_0) -> Triangle_0
{
    var _S51 : u32 = hit_1.leaf_1 * u32(3);
    var row1_0 : vec4<f32> = leaves_0[_S51 + u32(1)];
    var row2_0 : vec4<f32> = leaves_0[_S51 + u32(2)];
    var bits_0 : u32 = (bitcast<u32>((row1_0.w)));
    var triangle_0 : Triangle_0;
    var _S52 : vec3<f32> = leaves_0[_S51].xyz;
    triangle_0.p0_0 = _S52;
    var _S53 : vec3<f32> = row1_0.xyz;
    triangle_0.e1_1 = _S53;
    var _S54 : vec3<f32> = row2_0.xyz;
    triangle_0.e2_1 = _S54;
    var _S55 : bool = ((bits_0 & (u32(2147483648)))) != u32(0);
    triangle_0.smooth_0 = _S55;
    var _S56 : u32 = (bits_0 & (u32(16777215)));
    triangle_0.material_0 = _S56;
    triangle_0.emission_1 = (bitcast<u32>((row2_0.w)));
    var _S57 : Material_std430_0 = materials_0[_S56];
    var _S58 : bool = Material_anisotropic_0(&(_S57));
    triangle_0.anisotropic_0 = _S58;
    var _S59 : vec3<f32> = vec3<f32>(0.0f);
    triangle_0.n0_0 = _S59;
    triangle_0.n1_0 = _S59;
    triangle_0.n2_0 = _S59;
    triangle_0.tangent_0 = _S59;
    var row_0 : u32 = hit_1.leaf_1 * run_0.shading_stride_0;
    if(_S55)
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
    var _S60 : bool = (hit_1.instance_0) != u32(4294967295);
    var flip_1 : bool;
    var shift_0 : vec3<f32>;
    if(_S60)
    {
        var _S61 : vec3<f32> = map_point_0(hit_1.instance_0, _S52);
        triangle_0.e1_1 = map_point_0(hit_1.instance_0, _S52 + _S53) - _S61;
        triangle_0.e2_1 = map_point_0(hit_1.instance_0, _S52 + _S54) - _S61;
        triangle_0.p0_0 = _S61;
        triangle_0.n0_0 = map_normal_0(hit_1.instance_0, triangle_0.n0_0);
        triangle_0.n1_0 = map_normal_0(hit_1.instance_0, triangle_0.n1_0);
        triangle_0.n2_0 = map_normal_0(hit_1.instance_0, triangle_0.n2_0);
        triangle_0.tangent_0 = map_vector_0(hit_1.instance_0, triangle_0.tangent_0);
        var _S62 : vec3<f32> = abs(vec3<f32>(instances_0[hit_1.instance_0].to_world_0[i32(0)].w, instances_0[hit_1.instance_0].to_world_0[i32(1)].w, instances_0[hit_1.instance_0].to_world_0[i32(2)].w));
        flip_1 = flip_0 != ((instances_0[hit_1.instance_0].mirrored_0) != u32(0));
        shift_0 = _S62;
    }
    else
    {
        flip_1 = flip_0;
        shift_0 = _S59;
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
    if(_S60)
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
    var _S63 : f32 = n_1.z;
    var sign_0 : f32;
    if(_S63 < 0.0f)
    {
        sign_0 = -1.0f;
    }
    else
    {
        sign_0 = 1.0f;
    }
    var a_3 : f32 = -1.0f / (sign_0 + _S63);
    var _S64 : f32 = n_1.x;
    var _S65 : f32 = n_1.y;
    var b_2 : f32 = _S64 * _S65 * a_3;
    var frame_1 : Frame_0;
    frame_1.s_0 = vec3<f32>(1.0f + sign_0 * _S64 * _S64 * a_3, sign_0 * b_2, - sign_0 * _S64);
    frame_1.t_0 = vec3<f32>(b_2, sign_0 + _S65 * _S65 * a_3, - _S65);
    frame_1.n_0 = n_1;
    return frame_1;
}

fn frame_from_normal_tangent_0( n_2 : vec3<f32>,  tangent_1 : vec3<f32>) -> Frame_0
{
    var s_1 : vec3<f32> = tangent_1 - n_2 * vec3<f32>(dot(n_2, tangent_1));
    var length_squared_0 : f32 = dot(s_1, s_1);
    var frame_2 : Frame_0;
    if(length_squared_0 > (9.999999960041972e-13f * dot(tangent_1, tangent_1)))
    {
        var _S66 : vec3<f32> = s_1 * vec3<f32>((1.0f / sqrt(length_squared_0)));
        frame_2.s_0 = _S66;
        frame_2.t_0 = cross(n_2, _S66);
        frame_2.n_0 = n_2;
    }
    else
    {
        frame_2 = frame_from_normal_0(n_2);
    }
    return frame_2;
}

fn surface_at_0( triangle_1 : Triangle_0,  origin_4 : vec3<f32>,  direction_4 : vec3<f32>) -> Surface_0
{
    var normal_3 : vec3<f32> = cross(triangle_1.e1_1, triangle_1.e2_1);
    var _S67 : vec3<f32> = vec3<f32>((1.0f / dot(normal_3, normal_3)));
    var from_p0_0 : vec3<f32> = origin_4 - triangle_1.p0_0;
    var in_plane_0 : vec3<f32> = from_p0_0 + direction_4 * vec3<f32>(- (dot(from_p0_0, normal_3) / dot(direction_4, normal_3)));
    var surface_0 : Surface_0;
    var _S68 : vec3<f32> = vec3<f32>(dot(in_plane_0, cross(triangle_1.e2_1, normal_3) * _S67));
    var _S69 : vec3<f32> = vec3<f32>(dot(in_plane_0, cross(normal_3, triangle_1.e1_1) * _S67));
    surface_0.position_0 = triangle_1.e1_1 * _S68 + triangle_1.e2_1 * _S69 + triangle_1.p0_0;
    surface_0.geometric_normal_0 = triangle_1.plane_normal_0;
    var n_3 : vec3<f32>;
    if(triangle_1.smooth_0)
    {
        var interpolated_0 : vec3<f32> = (triangle_1.n1_0 - triangle_1.n0_0) * _S68 + (triangle_1.n2_0 - triangle_1.n0_0) * _S69 + triangle_1.n0_0;
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

fn sqr_0( x_2 : f32) -> f32
{
    return x_2 * x_2;
}

fn power_heuristic_0( a_4 : f32,  b_3 : f32) -> f32
{
    var weight_0 : f32;
    if(a_4 > b_3)
    {
        weight_0 = 1.0f / (1.0f + sqr_0(b_3 / a_4));
    }
    else
    {
        var ratio_0 : f32 = sqr_0(a_4 / b_3);
        weight_0 = ratio_0 / (ratio_0 + 1.0f);
    }
    return weight_0;
}

fn emission_of_0( emitted_1 : Emitted_0,  surface_1 : Surface_0,  origin_5 : vec3<f32>,  direction_5 : vec3<f32>,  pdf_1 : f32,  delta_1 : bool) -> vec3<f32>
{
    var _S70 : vec3<f32> = vec3<f32>(0.0f);
    var facing_0 : f32 = dot(direction_5, surface_1.geometric_normal_0);
    var _S71 : bool;
    if(emitted_1.two_sided_1)
    {
        _S71 = true;
    }
    else
    {
        _S71 = facing_0 < 0.0f;
    }
    var light_1 : vec3<f32>;
    if(_S71)
    {
        if(delta_1)
        {
            light_1 = emitted_1.radiance_0;
        }
        else
        {
            var arm_0 : vec3<f32> = surface_1.position_0 - origin_5;
            light_1 = emitted_1.radiance_0 * vec3<f32>(power_heuristic_0(pdf_1 * abs(facing_0), dot(arm_0, arm_0) * emitted_1.pdf_area_0));
        }
    }
    else
    {
        light_1 = _S70;
    }
    return light_1;
}

struct Departure_0
{
     weight_1 : vec3<f32>,
     origin_6 : vec3<f32>,
     direction_6 : vec3<f32>,
     pdf_2 : f32,
     valid_0 : bool,
     delta_2 : bool,
};

fn Departure_x24init_0( weight_2 : vec3<f32>,  origin_7 : vec3<f32>,  direction_7 : vec3<f32>,  pdf_3 : f32,  valid_1 : bool,  delta_3 : bool) -> Departure_0
{
    var _S72 : Departure_0;
    _S72.weight_1 = weight_2;
    _S72.origin_6 = origin_7;
    _S72.direction_6 = direction_7;
    _S72.pdf_2 = pdf_3;
    _S72.valid_0 = valid_1;
    _S72.delta_2 = delta_3;
    return _S72;
}

fn Material_black_0( this_11 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_11).flags_0) & (u32(1)))) != u32(0);
}

struct VertexCoordinates_0
{
     direction_8 : vec2<f32>,
     light_2 : vec2<f32>,
     lobe_0 : f32,
     pick_0 : f32,
};

fn StoredCoordinates_vertex_0( this_12 : StoredCoordinates_0,  depth_2 : u32) -> VertexCoordinates_0
{
    var first_0 : u32 = u32(4) + u32(6) * depth_2;
    var xi_0 : VertexCoordinates_0;
    xi_0.direction_8 = vec2<f32>(StoredCoordinates_get_0(this_12, first_0), StoredCoordinates_get_0(this_12, first_0 + u32(1)));
    xi_0.light_2 = vec2<f32>(StoredCoordinates_get_0(this_12, first_0 + u32(2)), StoredCoordinates_get_0(this_12, first_0 + u32(3)));
    xi_0.lobe_0 = StoredCoordinates_get_0(this_12, first_0 + u32(4));
    xi_0.pick_0 = StoredCoordinates_get_0(this_12, first_0 + u32(5));
    return xi_0;
}

fn to_local_0( frame_3 : Frame_0,  v_1 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(frame_3.s_0, v_1), dot(frame_3.t_0, v_1), dot(frame_3.n_0, v_1));
}

fn Material_delta_0( this_13 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_13).flags_0) & (u32(2)))) != u32(0);
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
    var light_3 : ChosenLight_0;
    light_3.corner_0 = triangle_2.corner_cumulative_0.xyz;
    light_3.e1_2 = triangle_2.e1_0.xyz;
    light_3.e2_2 = triangle_2.e2_0.xyz;
    light_3.normal_4 = triangle_2.normal_0.xyz;
    light_3.radiance_1 = emission_3.radiance_pdf_0.xyz;
    light_3.pdf_area_1 = emission_3.radiance_pdf_0.w;
    light_3.two_sided_2 = (emission_3.two_sided_0) != u32(0);
    light_3.leaf_2 = triangle_2.leaf_0;
    return light_3;
}

fn safe_sqrt_0( x_3 : f32) -> f32
{
    var root_1 : f32;
    if(x_3 > 0.0f)
    {
        root_1 = sqrt(x_3);
    }
    else
    {
        root_1 = 0.0f;
    }
    return root_1;
}

fn point_on_light_0( light_4 : ChosenLight_0,  u_0 : vec2<f32>) -> vec3<f32>
{
    var root_2 : f32 = safe_sqrt_0(u_0.x);
    var _S73 : f32 = u_0.y;
    return light_4.e1_2 * vec3<f32>((root_2 * (1.0f - _S73))) + light_4.e2_2 * vec3<f32>((root_2 * _S73)) + light_4.corner_0;
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
    var _S74 : f32 = wi_0.z;
    if((wo_0.z * _S74) > 0.0f)
    {
        var _S75 : f32 = abs(_S74) * 0.31830990314483643f;
        value_3.pdf_4 = _S75;
        value_3.f_cos_0 = reflectance_0 * vec3<f32>(_S75);
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
    var _S76 : f32 = width_2.x;
    var _S77 : f32 = width_2.y;
    return 1.0f / (3.14159274101257324f * _S76 * _S77 * sqr_0(sqr_0(m_0.x / _S76) + sqr_0(m_0.y / _S77) + sqr_0(m_0.z)));
}

fn fresnel_conductor_channel_0( cos_in_0 : f32,  eta_0 : f32,  k_9 : f32) -> f32
{
    var _S78 : f32 = min(cos_in_0, 1.0f);
    var cos2_0 : f32 = sqr_0(_S78);
    var sin2_0 : f32 = 1.0f - cos2_0;
    var t0_0 : f32 = eta_0 * eta_0 - k_9 * k_9 - sin2_0;
    var a2_plus_b2_0 : f32 = safe_sqrt_0(sqr_0(t0_0) + 4.0f * eta_0 * eta_0 * k_9 * k_9);
    var t1_0 : f32 = a2_plus_b2_0 + cos2_0;
    var t2_0 : f32 = 2.0f * safe_sqrt_0((a2_plus_b2_0 + t0_0) * 0.5f) * _S78;
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
    var _S79 : f32 = wo_1.z;
    var _S80 : bool;
    if((_S79 * wi_1.z) > 0.0f)
    {
        _S80 = length2_1 > 0.0f;
    }
    else
    {
        _S80 = false;
    }
    if(_S80)
    {
        var m_1 : vec3<f32> = half_vector_0 * vec3<f32>((1.0f / sqrt(length2_1)));
        var width_3 : vec2<f32> = ggx_widths_0(alpha_2);
        var common_0 : f32 = ggx_density_0(width_3, m_1) / (4.0f * abs(_S79));
        var _S81 : f32 = 1.0f + ggx_lambda_0(width_3, wo_1);
        value_4.f_cos_0 = fresnel_conductor_0(abs(dot(wo_1, m_1)), eta_2, k_11) * vec3<f32>((common_0 / (_S81 + ggx_lambda_0(width_3, wi_1))));
        value_4.pdf_4 = common_0 / _S81;
    }
    return value_4;
}

fn fresnel_dielectric_0( cos_i_signed_0 : f32,  eta_outer_0 : f32) -> f32
{
    var cos_i_1 : f32;
    var eta_3 : f32;
    if(cos_i_signed_0 < 0.0f)
    {
        var _S82 : f32 = 1.0f / eta_outer_0;
        cos_i_1 = - cos_i_signed_0;
        eta_3 = _S82;
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
        var _S83 : f32 = eta_3 * cos_i_1;
        var _S84 : f32 = eta_3 * cos_t_0;
        reflected_0 = (sqr_0((_S83 - cos_t_0) / (_S83 + cos_t_0)) + sqr_0((cos_i_1 - _S84) / (cos_i_1 + _S84))) * 0.5f;
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
    var _S85 : f32 = wo_2.z;
    var _S86 : bool;
    if(_S85 != 0.0f)
    {
        _S86 = (wi_2.z) != 0.0f;
    }
    else
    {
        _S86 = false;
    }
    if(_S86)
    {
        var _S87 : f32 = wi_2.z;
        var reflects_0 : bool = (_S85 * _S87) > 0.0f;
        var crossing_0 : f32;
        if(reflects_0)
        {
            crossing_0 = 1.0f;
        }
        else
        {
            if(_S85 > 0.0f)
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
            if((wo_m_0 * _S85) >= 0.0f)
            {
                _S86 = (wi_m_0 * _S87) >= 0.0f;
            }
            else
            {
                _S86 = false;
            }
            if(_S86)
            {
                var width_4 : vec2<f32> = ggx_widths_0(alpha_3);
                var reflectance_1 : f32 = fresnel_dielectric_0(wo_m_0, eta_4);
                var masking_o_0 : f32 = 1.0f + ggx_lambda_0(width_4, wo_2);
                var masking_both_0 : f32 = masking_o_0 + ggx_lambda_0(width_4, wi_2);
                if(reflects_0)
                {
                    var common_1 : f32 = reflectance_1 * ggx_density_0(width_4, m_3) / (4.0f * abs(_S85));
                    value_5.f_cos_0 = vec3<f32>((common_1 / masking_both_0));
                    value_5.pdf_4 = common_1 / masking_o_0;
                }
                else
                {
                    var common_2 : f32 = (1.0f - reflectance_1) * ggx_density_0(width_4, m_3) * (abs(wi_m_0) / sqr_0(wi_m_0 + wo_m_0 / crossing_0)) * abs(wo_m_0) / abs(_S85);
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
    var _S88 : u32 = (*material_1).kind_0;
    var value_6 : BsdfValue_0;
    if(((*material_1).kind_0) == u32(0))
    {
        value_6 = diffuse_evaluate_0((*material_1).a_0.xyz, wo_3, wi_3);
    }
    else
    {
        if(_S88 == u32(1))
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

fn direct_light_0( material_2 : ptr<function, Material_std430_0>,  light_5 : ChosenLight_0,  surface_2 : Surface_0,  wo_4 : vec3<f32>,  u_1 : vec2<f32>) -> vec3<f32>
{
    var _S89 : vec3<f32> = vec3<f32>(0.0f);
    var to_light_0 : vec3<f32> = point_on_light_0(light_5, u_1) - surface_2.position_0;
    var distance2_0 : f32 = dot(to_light_0, to_light_0);
    var result_0 : vec3<f32>;
    if(distance2_0 > 0.0f)
    {
        var direction_9 : vec3<f32> = to_light_0 * vec3<f32>((1.0f / sqrt(distance2_0)));
        var cos_light_0 : f32 = - dot(direction_9, light_5.normal_4);
        var _S90 : bool;
        if(cos_light_0 > 0.0f)
        {
            _S90 = true;
        }
        else
        {
            if(cos_light_0 < 0.0f)
            {
                _S90 = light_5.two_sided_2;
            }
            else
            {
                _S90 = false;
            }
        }
        if(_S90)
        {
            var _S91 : BsdfValue_0 = bsdf_evaluate_0(&((*material_2)), wo_4, to_local_0(surface_2.frame_0, direction_9));
            var cos_abs_0 : f32 = abs(cos_light_0);
            var pdf_light_0 : f32 = distance2_0 * light_5.pdf_area_1;
            result_0 = _S91.f_cos_0 * light_5.radiance_1 * vec3<f32>((power_heuristic_0(pdf_light_0, _S91.pdf_4 * cos_abs_0) * cos_abs_0 / pdf_light_0));
        }
        else
        {
            result_0 = _S89;
        }
    }
    else
    {
        result_0 = _S89;
    }
    return result_0;
}

fn ray_origin_0( surface_3 : Surface_0,  direction_10 : vec3<f32>,  clearance_1 : f32) -> vec3<f32>
{
    var offset_0 : f32;
    if((dot(direction_10, surface_3.geometric_normal_0)) > 0.0f)
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
    var _S92 : vec3<f32> = vec3<f32>(0.0f);
    sample_0.wi_4 = _S92;
    sample_0.weight_3 = _S92;
    sample_0.pdf_5 = 0.0f;
    sample_0.valid_2 = false;
    sample_0.delta_4 = false;
    return sample_0;
}

fn sin_cos_turns_0( x_4 : f32) -> vec2<f32>
{
    var quarter_0 : f32 = round(x_4 * 4.0f);
    var angle_0 : f32 = (x_4 - quarter_0 * 0.25f) * 6.28318548202514648f;
    var a2_0 : f32 = angle_0 * angle_0;
    var s_2 : f32 = angle_0 * (1.0f + a2_0 * (-0.1666666716337204f + a2_0 * (0.00833333376795053f + a2_0 * (-0.0001984127011383f + a2_0 * 2.75573188446287531e-06f))));
    var c_0 : f32 = 1.0f + a2_0 * (-0.5f + a2_0 * (0.0416666679084301f + a2_0 * (-0.00138888892251998f + a2_0 * 0.00002480158764229f)));
    var q_1 : i32 = (i32(quarter_0) & (i32(3)));
    var sine_0 : f32;
    var cosine_0 : f32;
    if(q_1 == i32(1))
    {
        var _S93 : f32 = - s_2;
        sine_0 = c_0;
        cosine_0 = _S93;
    }
    else
    {
        if(q_1 == i32(2))
        {
            var _S94 : f32 = - c_0;
            sine_0 = - s_2;
            cosine_0 = _S94;
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
    var _S95 : f32 = u_2.y;
    var radius_0 : f32 = safe_sqrt_0(_S95);
    var z_0 : f32 = safe_sqrt_0(1.0f - _S95);
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
    var _S96 : f32 = width_5.x;
    var _S97 : f32 = width_5.y;
    var stretched_0 : vec3<f32> = unit_vector_0(vec3<f32>(w_1.x * _S96, w_1.y * _S97, w_1.z));
    var sin_cos_1 : vec2<f32> = sin_cos_turns_0(u_3.x);
    var one_minus_z_0 : f32 = u_3.y * (1.0f + stretched_0.z);
    var sin_theta_0 : f32 = safe_sqrt_0(one_minus_z_0 * (2.0f - one_minus_z_0));
    var h_0 : vec3<f32> = vec3<f32>(sin_theta_0 * sin_cos_1.y, sin_theta_0 * sin_cos_1.x, 1.0f - one_minus_z_0) + stretched_0;
    return unit_vector_0(vec3<f32>(h_0.x * _S96, h_0.y * _S97, max(h_0.z, 9.999999960041972e-13f)));
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
        var _S98 : f32 = wo_6.z;
        sample_2.wi_4 = vec3<f32>(- wo_6.x, - wo_6.y, _S98);
        sample_2.weight_3 = fresnel_conductor_0(abs(_S98), eta_5, k_12);
        sample_2.pdf_5 = 1.0f;
        sample_2.valid_2 = true;
        sample_2.delta_4 = true;
    }
    else
    {
        var width_6 : vec2<f32> = ggx_widths_0(alpha_4);
        var m_5 : vec3<f32> = ggx_sample_visible_0(width_6, wo_6, u_4);
        var wi_5 : vec3<f32> = mirrored_1(wo_6, m_5);
        var _S99 : f32 = wo_6.z;
        if((_S99 * wi_5.z) > 0.0f)
        {
            var masking_o_1 : f32 = 1.0f + ggx_lambda_0(width_6, wo_6);
            sample_2.wi_4 = wi_5;
            sample_2.weight_3 = fresnel_conductor_0(abs(dot(wo_6, m_5)), eta_5, k_12) * vec3<f32>((masking_o_1 / (masking_o_1 + ggx_lambda_0(width_6, wi_5))));
            sample_2.pdf_5 = ggx_density_0(width_6, m_5) / (4.0f * abs(_S99) * masking_o_1);
            sample_2.valid_2 = true;
        }
    }
    return sample_2;
}

struct Refraction_0
{
     direction_11 : vec3<f32>,
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
        var _S100 : vec3<f32> = (vec3<f32>(0) - m_any_0);
        var _S101 : f32 = 1.0f / eta_outer_1;
        cos_i_2 = - cos_any_0;
        eta_6 = _S101;
        m_6 = _S100;
    }
    else
    {
        cos_i_2 = cos_any_0;
        eta_6 = eta_outer_1;
        m_6 = m_any_0;
    }
    var sin2_t_1 : f32 = max(1.0f - sqr_0(cos_i_2), 0.0f) / (eta_6 * eta_6);
    var result_1 : Refraction_0;
    result_1.direction_11 = vec3<f32>(0.0f);
    result_1.valid_3 = false;
    if(sin2_t_1 < 1.0f)
    {
        result_1.direction_11 = m_6 * vec3<f32>((cos_i_2 / eta_6 - safe_sqrt_0(1.0f - sin2_t_1))) - w_3 * vec3<f32>((1.0f / eta_6));
        result_1.valid_3 = true;
    }
    return result_1;
}

fn smooth_dielectric_sample_0( eta_7 : f32,  wo_7 : vec3<f32>,  lobe_1 : f32) -> BsdfSample_0
{
    var sample_3 : BsdfSample_0 = no_sample_0();
    var _S102 : f32 = wo_7.z;
    if(lobe_1 < (fresnel_dielectric_0(_S102, eta_7)))
    {
        sample_3.wi_4 = vec3<f32>(- wo_7.x, - wo_7.y, _S102);
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
            if(_S102 > 0.0f)
            {
                crossing_1 = eta_7;
            }
            else
            {
                crossing_1 = 1.0f / eta_7;
            }
            sample_3.wi_4 = refraction_0.direction_11;
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
    var _S103 : f32 = abs(wo_m_1);
    var _S104 : f32 = wo_8.z;
    var visible_0 : f32 = ggx_density_0(width_7, m_7) * _S103 / (masking_o_2 * abs(_S104));
    if(lobe_2 < reflectance_3)
    {
        var wi_6 : vec3<f32> = mirrored_1(wo_8, m_7);
        if((_S104 * wi_6.z) > 0.0f)
        {
            sample_4.wi_4 = wi_6;
            sample_4.weight_3 = vec3<f32>((masking_o_2 / (masking_o_2 + ggx_lambda_0(width_7, wi_6))));
            sample_4.pdf_5 = reflectance_3 * visible_0 / (4.0f * _S103);
            sample_4.valid_2 = true;
        }
    }
    else
    {
        var refraction_1 : Refraction_0 = refracted_0(wo_8, m_7, eta_8);
        var _S105 : bool;
        if(refraction_1.valid_3)
        {
            _S105 = (_S104 * refraction_1.direction_11.z) < 0.0f;
        }
        else
        {
            _S105 = false;
        }
        if(_S105)
        {
            var crossing_2 : f32;
            if(_S104 > 0.0f)
            {
                crossing_2 = eta_8;
            }
            else
            {
                crossing_2 = 1.0f / eta_8;
            }
            var wi_m_1 : f32 = dot(refraction_1.direction_11, m_7);
            var jacobian_0 : f32 = abs(wi_m_1) / sqr_0(wi_m_1 + wo_m_1 / crossing_2);
            sample_4.wi_4 = refraction_1.direction_11;
            sample_4.weight_3 = vec3<f32>((masking_o_2 / ((masking_o_2 + ggx_lambda_0(width_7, refraction_1.direction_11)) * crossing_2 * crossing_2)));
            sample_4.pdf_5 = (1.0f - reflectance_3) * visible_0 * jacobian_0;
            sample_4.valid_2 = true;
        }
    }
    return sample_4;
}

fn bsdf_sample_0( material_3 : ptr<function, Material_std430_0>,  wo_9 : vec3<f32>,  u_6 : vec2<f32>,  lobe_3 : f32) -> BsdfSample_0
{
    var _S106 : BsdfSample_0 = no_sample_0();
    var smooth_2 : bool = ((((*material_3).flags_0) & (u32(2)))) != u32(0);
    var sample_5 : BsdfSample_0;
    if((wo_9.z) != 0.0f)
    {
        var _S107 : u32 = (*material_3).kind_0;
        if(((*material_3).kind_0) == u32(0))
        {
            sample_5 = diffuse_sample_0((*material_3).a_0.xyz, wo_9, u_6);
        }
        else
        {
            if(_S107 == u32(1))
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
        sample_5 = _S106;
    }
    return sample_5;
}

fn to_world_1( frame_4 : Frame_0,  v_3 : vec3<f32>) -> vec3<f32>
{
    return frame_4.s_0 * vec3<f32>(v_3.x) + frame_4.t_0 * vec3<f32>(v_3.y) + frame_4.n_0 * vec3<f32>(v_3.z);
}

fn scatter_0( material_4 : ptr<function, Material_std430_0>,  surface_4 : Surface_0,  wo_10 : vec3<f32>,  u_7 : vec2<f32>,  lobe_4 : f32,  clearance_2 : f32) -> Departure_0
{
    var _S108 : BsdfSample_0 = bsdf_sample_0(&((*material_4)), wo_10, u_7, lobe_4);
    var departure_0 : Departure_0;
    departure_0.weight_1 = _S108.weight_3;
    var _S109 : vec3<f32> = to_world_1(surface_4.frame_0, _S108.wi_4);
    departure_0.direction_6 = _S109;
    departure_0.origin_6 = ray_origin_0(surface_4, _S109, clearance_2);
    departure_0.pdf_2 = _S108.pdf_5;
    departure_0.valid_0 = _S108.valid_2;
    departure_0.delta_2 = _S108.delta_4;
    return departure_0;
}

fn advance_0( path_2 : ptr<function, Path_0>,  walk_1 : ptr<function, Walk_0>,  x_5 : StoredCoordinates_0)
{
    if(((*path_2).stage_0) == u32(2))
    {
        if(!Hit_found_0((*walk_1).best_0))
        {
            (*path_2).total_0 = (*path_2).total_0 + (*path_2).pending_0;
        }
        if((*path_2).goes_on_0)
        {
            Path_to_surface_0(&((*path_2)), &((*walk_1)));
        }
        else
        {
            (*path_2).stage_0 = u32(0);
        }
        return;
    }
    var hit_2 : Hit_0 = (*walk_1).best_0;
    (*path_2).stage_0 = u32(0);
    if(!Hit_found_0(hit_2))
    {
        return;
    }
    var triangle_3 : Triangle_0 = load_triangle_0(hit_2);
    var surface_5 : Surface_0 = surface_at_0(triangle_3, (*path_2).origin_0, (*path_2).direction_0);
    var _S110 : vec3<f32> = vec3<f32>(0.0f);
    var emitted_2 : vec3<f32>;
    if((triangle_3.emission_1) != u32(4294967295))
    {
        emitted_2 = emission_of_0(load_emitted_0(triangle_3.emission_1), surface_5, (*path_2).origin_0, (*path_2).direction_0, (*path_2).pdf_0, (*path_2).delta_0);
    }
    else
    {
        emitted_2 = _S110;
    }
    (*path_2).total_0 = (*path_2).total_0 + (*path_2).throughput_0 * emitted_2;
    var light_hit_0 : Hit_0 = nothing_0();
    var _S111 : Departure_0 = Departure_x24init_0(_S110, _S110, _S110, 0.0f, false, false);
    var _S112 : Material_std430_0 = materials_0[triangle_3.material_0];
    var _S113 : bool;
    if(((*path_2).depth_0) < (run_0.max_depth_0))
    {
        var _S114 : bool = Material_black_0(&(_S112));
        _S113 = !_S114;
    }
    else
    {
        _S113 = false;
    }
    var direct_0 : vec3<f32>;
    var weight_4 : vec3<f32>;
    var light_start_0 : vec3<f32>;
    var light_segment_0 : vec3<f32>;
    var departure_1 : Departure_0;
    if(_S113)
    {
        var xi_1 : VertexCoordinates_0 = StoredCoordinates_vertex_0(x_5, (*path_2).depth_0);
        var wo_11 : vec3<f32> = to_local_0(surface_5.frame_0, (vec3<f32>(0) - (*path_2).direction_0));
        var _S115 : bool = Material_delta_0(&(_S112));
        if(!_S115)
        {
            _S113 = (run_0.light_count_0) > u32(0);
        }
        else
        {
            _S113 = false;
        }
        if(_S113)
        {
            var chosen_0 : ChosenLight_0 = choose_light_0(xi_1.pick_0);
            var _S116 : vec3<f32> = direct_light_0(&(_S112), chosen_0, surface_5, wo_11, xi_1.light_2);
            var target_0 : vec3<f32> = point_on_light_0(chosen_0, xi_1.light_2);
            var light_start_1 : vec3<f32> = ray_origin_0(surface_5, target_0 - surface_5.position_0, triangle_3.clearance_0);
            var _S117 : vec3<f32> = target_0 - light_start_1;
            light_hit_0.leaf_1 = chosen_0.leaf_2;
            direct_0 = _S116;
            weight_4 = light_start_1;
            light_start_0 = _S117;
        }
        else
        {
            direct_0 = _S110;
            weight_4 = _S110;
            light_start_0 = _S110;
        }
        var _S118 : Departure_0 = scatter_0(&(_S112), surface_5, wo_11, xi_1.direction_8, xi_1.lobe_0, triangle_3.clearance_0);
        var _S119 : vec3<f32> = weight_4;
        var _S120 : vec3<f32> = light_start_0;
        weight_4 = _S118.weight_1;
        departure_1 = _S118;
        light_start_0 = _S119;
        light_segment_0 = _S120;
    }
    else
    {
        direct_0 = _S110;
        weight_4 = _S110;
        departure_1 = _S111;
        light_start_0 = _S110;
        light_segment_0 = _S110;
    }
    (*path_2).pending_0 = (*path_2).throughput_0 * direct_0;
    (*path_2).throughput_0 = (*path_2).throughput_0 * weight_4;
    (*path_2).depth_0 = (*path_2).depth_0 + u32(1);
    if(departure_1.valid_0)
    {
        _S113 = (any((((*path_2).throughput_0) != vec3<f32>(0.0f))));
    }
    else
    {
        _S113 = false;
    }
    (*path_2).goes_on_0 = _S113;
    (*path_2).origin_0 = departure_1.origin_6;
    (*path_2).direction_0 = departure_1.direction_6;
    (*path_2).pdf_0 = departure_1.pdf_2;
    (*path_2).delta_0 = departure_1.delta_2;
    (*path_2).from_0 = hit_2;
    if((any((direct_0 != vec3<f32>(0.0f)))))
    {
        (*path_2).rays_0 = (*path_2).rays_0 + u32(65536);
        (*path_2).stage_0 = u32(2);
        Walk_begin_0(&((*walk_1)), light_start_0, light_segment_0, 0.99998998641967773f, hit_2, light_hit_0, true);
    }
    else
    {
        if((*path_2).goes_on_0)
        {
            Path_to_surface_0(&((*path_2)), &((*walk_1)));
        }
    }
    return;
}

fn Value_fly_0( path_3 : ptr<function, Path_0>,  walk_2 : ptr<function, Walk_0>,  x_6 : StoredCoordinates_0)
{
    advance_0(&((*path_3)), &((*walk_2)), x_6);
    return;
}

fn Initialise_fly_0( this_14 : ptr<function, Initialise_0>,  path_4 : ptr<function, Path_0>,  walk_3 : ptr<function, Walk_0>)
{
    Value_fly_0(&((*path_4)), &((*walk_3)), Initialise_x_0((*this_14)));
    return;
}

fn Queue_take_0( this_15 : ptr<function, Queue_0>) -> u32
{
    if(((*this_15).taken_0) >= (run_0.items_per_lane_0))
    {
        return u32(4294967295);
    }
    (*this_15).taken_0 = (*this_15).taken_0 + u32(1);
    var item_0 : u32 = atomicAdd(&(counters_0[u32(0)]), u32(1));
    var _S121 : u32;
    if(item_0 < (run_0.items_0))
    {
        _S121 = item_0;
    }
    else
    {
        _S121 = u32(4294967295);
    }
    return _S121;
}

fn blocks_0() -> u32
{
    return (run_0.bootstrap_0 + u32(256) - u32(1)) / u32(256);
}

fn wide_times_0( a_5 : vec2<u32>,  b_4 : u32) -> vec2<u32>
{
    var _S122 : u32 = a_5.x;
    return vec2<u32>(_S122 * b_4, mul_high_0(_S122, b_4) + a_5.y * b_4);
}

fn wide_add_0( a_6 : vec2<u32>,  b_5 : vec2<u32>) -> vec2<u32>
{
    var _S123 : u32 = a_6.x;
    var low_1 : u32 = _S123 + b_5.x;
    var _S124 : u32 = a_6.y + b_5.y;
    var _S125 : i32;
    if(low_1 < _S123)
    {
        _S125 = i32(1);
    }
    else
    {
        _S125 = i32(0);
    }
    return vec2<u32>(low_1, _S124 + u32(_S125));
}

fn wide_less_0( a_7 : vec2<u32>,  b_6 : vec2<u32>) -> bool
{
    var _S126 : u32 = a_7.y;
    var _S127 : u32 = b_6.y;
    var _S128 : bool;
    if(_S126 < _S127)
    {
        _S128 = true;
    }
    else
    {
        if(_S126 == _S127)
        {
            _S128 = (a_7.x) < (b_6.x);
        }
        else
        {
            _S128 = false;
        }
    }
    return _S128;
}

fn wide_from_float_0( value_7 : f32) -> vec2<u32>
{
    var _S129 : f32 = min(value_7, 4.6116860184273879e+18f);
    if(!(_S129 > 0.0f))
    {
        return vec2<u32>(u32(0), u32(0));
    }
    if(_S129 < 8.388608e+06f)
    {
        return vec2<u32>(u32(_S129 + 0.5f), u32(0));
    }
    var high_1 : u32 = u32(_S129 * 2.32830643653869629e-10f);
    return vec2<u32>(u32(_S129 - f32(high_1) * 4.294967296e+09f), high_1);
}

fn sample_weight_0( sample_6 : u32,  odds_per_ratio_1 : f32) -> vec2<u32>
{
    var ratio_1 : f32 = ratios_0[sample_6];
    var weight_5 : f32;
    if((run_0.global_dynamics_0) == u32(1))
    {
        weight_5 = (1.0f + odds_per_ratio_1 * ratio_1) * 1.048576e+06f;
    }
    else
    {
        weight_5 = ratio_1 * run_0.density_scale_0;
    }
    return wide_from_float_0(weight_5);
}

fn first_sample_0( chain_4 : u32) -> u32
{
    var n_5 : u32 = blocks_0();
    var total_1 : vec2<u32> = scans_0[n_5];
    var _S130 : bool;
    if((scans_0[n_5].x) == u32(0))
    {
        _S130 = (total_1.y) == u32(0);
    }
    else
    {
        _S130 = false;
    }
    if(_S130)
    {
        return u32(4294967295);
    }
    var offset_1 : u32 = philox_0(key_0(), vec4<u32>(u32(0), u32(0), u32(0), u32(3))).x;
    var _S131 : vec2<u32> = wide_add_0(wide_times_0(scans_0[n_5 + u32(1)], chain_4), wide_add_0(vec2<u32>(mul_high_0(scans_0[n_5 + u32(1)].x, offset_1), u32(0)), wide_times_0(vec2<u32>(offset_1, u32(0)), scans_0[n_5 + u32(1)].y)));
    var high_2 : u32 = n_5;
    var low_2 : u32 = u32(0);
    for(;;)
    {
        if((high_2 - low_2) > u32(1))
        {
        }
        else
        {
            break;
        }
        var middle_2 : u32 = ((low_2 + high_2) >> (u32(1)));
        if(wide_less_0(_S131, scans_0[middle_2]))
        {
            high_2 = middle_2;
        }
        else
        {
            low_2 = middle_2;
        }
    }
    var _S132 : f32 = odds_per_ratio_0();
    var _S133 : u32 = min((low_2 + u32(1)) * u32(256), run_0.bootstrap_0);
    var _S134 : u32 = low_2 * u32(256);
    var reached_0 : vec2<u32> = scans_0[low_2];
    var sample_7 : u32 = _S134;
    for(;;)
    {
        if(sample_7 < _S133)
        {
        }
        else
        {
            break;
        }
        var reached_1 : vec2<u32> = wide_add_0(reached_0, sample_weight_0(sample_7, _S132));
        if(wide_less_0(_S131, reached_1))
        {
            break;
        }
        var _S135 : u32 = sample_7 + u32(1);
        reached_0 = reached_1;
        sample_7 = _S135;
    }
    return min(sample_7, _S133 - u32(1));
}

fn unit_0( word_1 : u32) -> f32
{
    return f32((word_1 >> (u32(8)))) * 5.9604644775390625e-08f;
}

fn units_0( words_0 : vec4<u32>) -> vec4<f32>
{
    return vec4<f32>(unit_0(words_0.x), unit_0(words_0.y), unit_0(words_0.z), unit_0(words_0.w));
}

fn draw_afresh_0( chain_5 : u32,  slot_2 : u32,  stream_0 : vec3<u32>)
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
        var _S136 : vec4<f32> = units_0(philox_0(key_0(), vec4<u32>(u32(2) + j_0 / u32(4), stream_0)));
        if(j_0 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_2, j_0, chain_5)] = _S136[u32(0)];
        }
        var _S137 : u32 = j_0 + u32(1);
        if(_S137 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_2, _S137, chain_5)] = _S136[u32(1)];
        }
        var _S138 : u32 = j_0 + u32(2);
        if(_S138 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_2, _S138, chain_5)] = _S136[u32(2)];
        }
        var _S139 : u32 = j_0 + u32(3);
        if(_S139 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_2, _S139, chain_5)] = _S136[u32(3)];
        }
        j_0 = j_0 + u32(4);
    }
    return;
}

struct Camera_0
{
     to_world_2 : array<vec4<f32>, i32(3)>,
     film_plane_1 : vec4<f32>,
     lens_radius_1 : f32,
     focal_distance_1 : f32,
};

fn the_camera_0() -> Camera_0
{
    var camera_0 : Camera_0;
    camera_0.to_world_2 = run_0.camera_to_world_0;
    camera_0.film_plane_1 = run_0.film_plane_0;
    camera_0.lens_radius_1 = run_0.lens_radius_0;
    camera_0.focal_distance_1 = run_0.focal_distance_0;
    return camera_0;
}

fn StoredCoordinates_lens_0( this_16 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_16, u32(2)), StoredCoordinates_get_0(this_16, u32(3)));
}

struct CameraRay_0
{
     origin_8 : vec3<f32>,
     direction_12 : vec3<f32>,
};

fn camera_ray_0( camera_1 : Camera_0,  film_uv_1 : vec2<f32>,  lens_uv_0 : vec2<f32>) -> CameraRay_0
{
    var direction_13 : vec3<f32> = vec3<f32>(camera_1.film_plane_1.xy * film_uv_1 + camera_1.film_plane_1.zw, 1.0f);
    var _S140 : vec3<f32> = vec3<f32>(0.0f);
    var origin_9 : vec3<f32>;
    var direction_14 : vec3<f32>;
    if((camera_1.lens_radius_1) > 0.0f)
    {
        var sin_cos_2 : vec2<f32> = sin_cos_turns_0(lens_uv_0.x);
        var radius_1 : f32 = camera_1.lens_radius_1 * safe_sqrt_0(lens_uv_0.y);
        var origin_10 : vec3<f32> = vec3<f32>(radius_1 * sin_cos_2.y, radius_1 * sin_cos_2.x, 0.0f);
        var _S141 : vec3<f32> = direction_13 * vec3<f32>(camera_1.focal_distance_1) - origin_10;
        origin_9 = origin_10;
        direction_14 = _S141;
    }
    else
    {
        origin_9 = _S140;
        direction_14 = direction_13;
    }
    var row0_0 : vec3<f32> = camera_1.to_world_2[i32(0)].xyz;
    var row1_1 : vec3<f32> = camera_1.to_world_2[i32(1)].xyz;
    var row2_1 : vec3<f32> = camera_1.to_world_2[i32(2)].xyz;
    var ray_1 : CameraRay_0;
    ray_1.origin_8 = vec3<f32>(dot(row0_0, origin_9), dot(row1_1, origin_9), dot(row2_1, origin_9)) + vec3<f32>(camera_1.to_world_2[i32(0)].w, camera_1.to_world_2[i32(1)].w, camera_1.to_world_2[i32(2)].w);
    ray_1.direction_12 = unit_vector_0(vec3<f32>(dot(row0_0, direction_14), dot(row1_1, direction_14), dot(row2_1, direction_14)));
    return ray_1;
}

fn Path_start_0( this_17 : ptr<function, Path_0>,  x_7 : StoredCoordinates_0,  walk_4 : ptr<function, Walk_0>)
{
    var ray_2 : CameraRay_0 = camera_ray_0(the_camera_0(), StoredCoordinates_film_0(x_7), StoredCoordinates_lens_0(x_7));
    (*this_17).origin_0 = ray_2.origin_8;
    (*this_17).direction_0 = ray_2.direction_12;
    (*this_17).pdf_0 = 1.0f;
    (*this_17).delta_0 = true;
    (*this_17).from_0 = nothing_0();
    (*this_17).throughput_0 = vec3<f32>(1.0f);
    (*this_17).total_0 = vec3<f32>(0.0f);
    (*this_17).depth_0 = u32(0);
    (*this_17).rays_0 = u32(0);
    Path_to_surface_0(&((*this_17)), &((*walk_4)));
    return;
}

fn Initialise_next_0( this_18 : ptr<function, Initialise_0>,  path_5 : ptr<function, Path_0>,  walk_5 : ptr<function, Walk_0>) -> bool
{
    if(((*this_18).chain_1) != u32(4294967295))
    {
        Initialise_finish_0((*this_18), (*path_5));
    }
    var found_0 : bool = false;
    for(;;)
    {
        if(!found_0)
        {
        }
        else
        {
            break;
        }
        var _S142 : Queue_0 = (*this_18).queue_0;
        var _S143 : u32 = Queue_take_0(&(_S142));
        (*this_18).queue_0 = _S142;
        (*this_18).chain_1 = _S143;
        if(_S143 == u32(4294967295))
        {
            return false;
        }
        var sample_8 : u32 = first_sample_0((*this_18).chain_1);
        var found_1 : bool = sample_8 != u32(4294967295);
        if(found_1)
        {
            draw_afresh_0((*this_18).chain_1, u32(0), vec3<u32>(sample_8, u32(0), u32(1)));
        }
        found_0 = found_1;
    }
    Path_start_0(&((*path_5)), Initialise_x_0((*this_18)), &((*walk_5)));
    return true;
}

fn Hit_x24init_0( leaf_3 : u32,  instance_2 : u32) -> Hit_0
{
    var _S144 : Hit_0;
    _S144.leaf_1 = leaf_3;
    _S144.instance_0 = instance_2;
    return _S144;
}

fn Path_x24init_0( origin_11 : vec3<f32>,  direction_15 : vec3<f32>,  pdf_6 : f32,  delta_5 : bool,  from_1 : Hit_0,  throughput_1 : vec3<f32>,  total_2 : vec3<f32>,  pending_1 : vec3<f32>,  stage_1 : u32,  goes_on_1 : bool,  depth_3 : u32,  rays_1 : u32) -> Path_0
{
    var _S145 : Path_0;
    _S145.origin_0 = origin_11;
    _S145.direction_0 = direction_15;
    _S145.pdf_0 = pdf_6;
    _S145.delta_0 = delta_5;
    _S145.from_0 = from_1;
    _S145.throughput_0 = throughput_1;
    _S145.total_0 = total_2;
    _S145.pending_0 = pending_1;
    _S145.stage_0 = stage_1;
    _S145.goes_on_0 = goes_on_1;
    _S145.depth_0 = depth_3;
    _S145.rays_0 = rays_1;
    return _S145;
}

fn firstbitlow_0( value_8 : u32) -> u32
{
    var _S146 : u32 = firstTrailingBit(value_8);
    return _S146;
}

fn Walk_push_0( this_19 : ptr<function, Walk_0>,  entry_0 : vec2<u32>)
{
    (*this_19).stack_0[(*this_19).depth_1] = entry_0;
    (*this_19).depth_1 = (*this_19).depth_1 + u32(1);
    return;
}

fn map_point_1( _S147 : u32,  _S148 : vec3<f32>) -> vec3<f32>
{
    var q_2 : vec4<f32> = vec4<f32>(_S148, 1.0f);
    return vec3<f32>(dot(instances_0[_S147].to_object_0[i32(0)], q_2), dot(instances_0[_S147].to_object_0[i32(1)], q_2), dot(instances_0[_S147].to_object_0[i32(2)], q_2));
}

fn map_vector_1( _S149 : u32,  _S150 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(instances_0[_S149].to_object_0[i32(0)].xyz, _S150), dot(instances_0[_S149].to_object_0[i32(1)].xyz, _S150), dot(instances_0[_S149].to_object_0[i32(2)].xyz, _S150));
}

fn Walk_enter_0( this_20 : ptr<function, Walk_0>,  entry_1 : u32)
{
    Walk_push_0(&((*this_20)), (*this_20).group_0);
    Walk_push_0(&((*this_20)), vec2<u32>((*this_20).leaf_base_0, (*this_20).leaf_bits_0));
    (*this_20).leaf_bits_0 = u32(0);
    (*this_20).floor_0 = (*this_20).depth_1;
    (*this_20).instance_1 = entry_1;
    (*this_20).where_0 = u32(2);
    (*this_20).ray_0 = make_segment_0(map_point_1(entry_1, (*this_20).ray_0.origin_1), map_vector_1(entry_1, (*this_20).ray_0.direction_1), (*this_20).ray_0.t_max_0);
    var _S151 : u32 = instances_0[entry_1].root_0;
    var _S152 : u32;
    if((instances_0[entry_1].root_0) == u32(4294967295))
    {
        _S152 = u32(0);
    }
    else
    {
        _S152 = u32(2147483648);
    }
    (*this_20).group_0 = vec2<u32>(_S151, _S152);
    return;
}

fn intersect_triangle_0( leaf_4 : u32,  ray_3 : Segment_0) -> f32
{
    var _S153 : u32 = leaf_4 * u32(3);
    var e1_3 : vec3<f32> = leaves_0[_S153 + u32(1)].xyz;
    var e2_3 : vec3<f32> = leaves_0[_S153 + u32(2)].xyz;
    var p_0 : vec3<f32> = cross(ray_3.direction_1, e2_3);
    var inverse_det_0 : f32 = 1.0f / dot(e1_3, p_0);
    var from_v0_0 : vec3<f32> = ray_3.origin_1 - leaves_0[_S153].xyz;
    var b1_1 : f32 = dot(from_v0_0, p_0) * inverse_det_0;
    var q_3 : vec3<f32> = cross(from_v0_0, e1_3);
    var b2_0 : f32 = dot(ray_3.direction_1, q_3) * inverse_det_0;
    var t_1 : f32 = dot(e2_3, q_3) * inverse_det_0;
    var inside_0 : bool;
    if(b1_1 >= 0.0f)
    {
        inside_0 = b2_0 >= 0.0f;
    }
    else
    {
        inside_0 = false;
    }
    if(inside_0)
    {
        inside_0 = (b1_1 + b2_0) <= 1.0f;
    }
    else
    {
        inside_0 = false;
    }
    if(inside_0)
    {
        inside_0 = t_1 > 0.0f;
    }
    else
    {
        inside_0 = false;
    }
    var _S154 : f32;
    if(inside_0)
    {
        _S154 = t_1;
    }
    else
    {
        _S154 = (bitcast<f32>((u32(2139095040))));
    }
    return _S154;
}

fn Walk_take_leaf_0( this_21 : ptr<function, Walk_0>)
{
    var entry_2 : u32 = (*this_21).leaf_base_0 + firstbitlow_0((*this_21).leaf_bits_0);
    (*this_21).leaf_bits_0 = (((*this_21).leaf_bits_0) & (((*this_21).leaf_bits_0 - u32(1))));
    if(((*this_21).where_0) == u32(1))
    {
        Walk_enter_0(&((*this_21)), entry_2);
        return;
    }
    var t_2 : f32 = intersect_triangle_0(entry_2, (*this_21).ray_0);
    var skipped_0 : bool;
    if(entry_2 == ((*this_21).skip0_0.leaf_1))
    {
        skipped_0 = ((*this_21).instance_1) == ((*this_21).skip0_0.instance_0);
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
        if(entry_2 == ((*this_21).skip1_0.leaf_1))
        {
            skipped_0 = ((*this_21).instance_1) == ((*this_21).skip1_0.instance_0);
        }
        else
        {
            skipped_0 = false;
        }
    }
    if(t_2 < ((*this_21).ray_0.t_max_0))
    {
        skipped_0 = !skipped_0;
    }
    else
    {
        skipped_0 = false;
    }
    if(skipped_0)
    {
        (*this_21).ray_0.t_max_0 = t_2;
        (*this_21).best_0.leaf_1 = entry_2;
        (*this_21).best_0.instance_0 = (*this_21).instance_1;
        if((*this_21).any_0)
        {
            (*this_21).active_0 = false;
        }
    }
    return;
}

fn firstbithigh_0( value_9 : u32) -> u32
{
    var _S155 : u32 = firstLeadingBit(value_9);
    return _S155;
}

struct Visit_0
{
     met_0 : u32,
     child_base_0 : u32,
     primitive_base_0 : u32,
     inner_mask_0 : u32,
};

fn four_children_0( meta_0 : u32,  near_0 : vec3<u32>,  far_0 : vec3<u32>,  scale_0 : vec3<f32>,  offset_2 : vec3<f32>,  octant_1 : u32,  t_max_3 : f32) -> u32
{
    var _S156 : u32 = (((meta_0 ^ (((octant_1 & ((((((((meta_0 & (((meta_0 << (u32(1))))))) & (u32(269488144)))) >> (u32(4)))) * u32(255)))))))) & (u32(522133279)));
    var _S157 : u32 = (((meta_0 >> (u32(5)))) & (u32(117901063)));
    var _S158 : vec3<u32> = vec3<u32>(u32(0));
    var _S159 : vec3<u32> = vec3<u32>(u32(255));
    var entry_3 : vec3<f32> = vec3<f32>((((near_0 >> (_S158))) & (_S159))) * scale_0 + offset_2;
    var exit_0 : vec3<f32> = vec3<f32>((((far_0 >> (_S158))) & (_S159))) * scale_0 + offset_2;
    var mask_0 : u32;
    if((max(max(entry_3.x, entry_3.y), max(entry_3.z, 0.0f))) <= (min(min(min(exit_0.x, exit_0.y), exit_0.z) * 1.0000004768371582f, t_max_3)))
    {
        mask_0 = (u32(0) | (((((((_S157 >> (u32(0)))) & (u32(255)))) << (((((_S156 >> (u32(0)))) & (u32(31)))))))));
    }
    else
    {
        mask_0 = u32(0);
    }
    var _S160 : vec3<u32> = vec3<u32>(u32(8));
    var entry_4 : vec3<f32> = vec3<f32>((((near_0 >> (_S160))) & (_S159))) * scale_0 + offset_2;
    var exit_1 : vec3<f32> = vec3<f32>((((far_0 >> (_S160))) & (_S159))) * scale_0 + offset_2;
    if((max(max(entry_4.x, entry_4.y), max(entry_4.z, 0.0f))) <= (min(min(min(exit_1.x, exit_1.y), exit_1.z) * 1.0000004768371582f, t_max_3)))
    {
        mask_0 = (mask_0 | (((((((_S157 >> (u32(8)))) & (u32(255)))) << (((((_S156 >> (u32(8)))) & (u32(31)))))))));
    }
    var _S161 : vec3<u32> = vec3<u32>(u32(16));
    var entry_5 : vec3<f32> = vec3<f32>((((near_0 >> (_S161))) & (_S159))) * scale_0 + offset_2;
    var exit_2 : vec3<f32> = vec3<f32>((((far_0 >> (_S161))) & (_S159))) * scale_0 + offset_2;
    if((max(max(entry_5.x, entry_5.y), max(entry_5.z, 0.0f))) <= (min(min(min(exit_2.x, exit_2.y), exit_2.z) * 1.0000004768371582f, t_max_3)))
    {
        mask_0 = (mask_0 | (((((((_S157 >> (u32(16)))) & (u32(255)))) << (((((_S156 >> (u32(16)))) & (u32(31)))))))));
    }
    var _S162 : vec3<u32> = vec3<u32>(u32(24));
    var entry_6 : vec3<f32> = vec3<f32>((((near_0 >> (_S162))) & (_S159))) * scale_0 + offset_2;
    var exit_3 : vec3<f32> = vec3<f32>((((far_0 >> (_S162))) & (_S159))) * scale_0 + offset_2;
    if((max(max(entry_6.x, entry_6.y), max(entry_6.z, 0.0f))) <= (min(min(min(exit_3.x, exit_3.y), exit_3.z) * 1.0000004768371582f, t_max_3)))
    {
        mask_0 = (mask_0 | (((((((_S157 >> (u32(24)))) & (u32(255)))) << (((((_S156 >> (u32(24)))) & (u32(31)))))))));
    }
    return mask_0;
}

fn visit_0( node_0 : u32,  ray_4 : Segment_0) -> Visit_0
{
    var _S163 : u32 = node_0 * u32(5);
    var n0_1 : vec4<u32> = nodes_0[_S163];
    var n1_1 : vec4<u32> = nodes_0[_S163 + u32(1)];
    var n2_1 : vec4<u32> = nodes_0[_S163 + u32(2)];
    var n3_0 : vec4<u32> = nodes_0[_S163 + u32(3)];
    var n4_0 : vec4<u32> = nodes_0[_S163 + u32(4)];
    var _S164 : u32 = n0_1.w;
    var scale_1 : vec3<f32> = vec3<f32>((bitcast<f32>(((((_S164 & (u32(255)))) << (u32(23)))))), (bitcast<f32>(((((((_S164 >> (u32(8)))) & (u32(255)))) << (u32(23)))))), (bitcast<f32>(((((((_S164 >> (u32(16)))) & (u32(255)))) << (u32(23))))))) * ray_4.inverse_0;
    var offset_3 : vec3<f32> = (vec3<f32>((bitcast<f32>((n0_1.x))), (bitcast<f32>((n0_1.y))), (bitcast<f32>((n0_1.z)))) - ray_4.origin_1) * ray_4.inverse_0;
    var back_0 : vec3<bool> = (ray_4.direction_1) < vec3<f32>(0.0f);
    var x_8 : vec4<u32>;
    if(back_0.x)
    {
        x_8 = n2_1.zwxy;
    }
    else
    {
        x_8 = n2_1;
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
    var z_1 : vec4<u32>;
    if(back_0.z)
    {
        z_1 = n4_0.zwxy;
    }
    else
    {
        z_1 = n4_0;
    }
    var result_2 : Visit_0;
    result_2.met_0 = ((four_children_0(n1_1.z, vec3<u32>(x_8.x, y_0.x, z_1.x), vec3<u32>(x_8.z, y_0.z, z_1.z), scale_1, offset_3, ray_4.octant_0, ray_4.t_max_0)) | ((four_children_0(n1_1.w, vec3<u32>(x_8.y, y_0.y, z_1.y), vec3<u32>(x_8.w, y_0.w, z_1.w), scale_1, offset_3, ray_4.octant_0, ray_4.t_max_0))));
    result_2.child_base_0 = n1_1.x;
    result_2.primitive_base_0 = n1_1.y;
    result_2.inner_mask_0 = (_S164 >> (u32(24)));
    return result_2;
}

fn Walk_take_node_0( this_22 : ptr<function, Walk_0>)
{
    if(((((*this_22).group_0.y) & (u32(4278190080)))) == u32(0))
    {
        if(((*this_22).depth_1) == ((*this_22).floor_0))
        {
            Walk_leave_0(&((*this_22)));
            return;
        }
        var _S165 : vec2<u32> = Walk_pop_0(&((*this_22)));
        (*this_22).group_0 = _S165;
    }
    var bit_0 : u32 = firstbithigh_0((*this_22).group_0.y);
    var node_1 : u32 = (*this_22).group_0.x + countOneBits((((((*this_22).group_0.y) & ((~((u32(4294967295) << ((((bit_0 - u32(24)) ^ (((((*this_22).ray_0.octant_0) & (u32(255)))))))))))))) & (u32(255))));
    (*this_22).group_0[i32(1)] = (((*this_22).group_0[i32(1)]) & ((~((u32(1) << (bit_0))))));
    if(((((*this_22).group_0.y) & (u32(4278190080)))) != u32(0))
    {
        Walk_push_0(&((*this_22)), (*this_22).group_0);
    }
    var v_4 : Visit_0 = visit_0(node_1, (*this_22).ray_0);
    (*this_22).group_0 = vec2<u32>(v_4.child_base_0, ((((v_4.met_0) & (u32(4278190080)))) | ((v_4.inner_mask_0))));
    (*this_22).leaf_bits_0 = ((v_4.met_0) & (u32(16777215)));
    (*this_22).leaf_base_0 = v_4.primitive_base_0;
    return;
}

fn Walk_step_0( this_23 : ptr<function, Walk_0>)
{
    if(((*this_23).leaf_bits_0) != u32(0))
    {
        if(((*this_23).leaf_bits_0) != u32(0))
        {
            Walk_take_leaf_0(&((*this_23)));
        }
    }
    else
    {
        if(((*this_23).leaf_bits_0) == u32(0))
        {
            Walk_take_node_0(&((*this_23)));
        }
    }
    return;
}

fn count_0( counter_3 : u32,  value_10 : vec2<u32>)
{
    var _S166 : vec2<u32> = value_10;
    if((value_10.x) != u32(0))
    {
        var before_0 : u32 = atomicAdd(&(counters_0[u32(2) * counter_3]), _S166.x);
        if((before_0 + _S166.x) < before_0)
        {
            _S166[i32(1)] = _S166[i32(1)] + u32(1);
        }
    }
    if((_S166.y) != u32(0))
    {
        var _S167 : u32 = atomicAdd(&(counters_0[u32(2) * counter_3 + u32(1)]), _S166.y);
    }
    return;
}

fn work_0( thread_0 : u32,  initial_0 : Initialise_0)
{
    var _S168 : bool;
    if(thread_0 < u32(14))
    {
        atomicStore(&(local_counters_0[thread_0]), u32(0));
    }
    workgroupBarrier();
    var job_0 : Initialise_0 = initial_0;
    var _S169 : vec3<f32> = vec3<f32>(0.0f);
    var path_6 : Path_0 = Path_x24init_0(_S169, _S169, 0.0f, false, Hit_x24init_0(u32(0), u32(0)), _S169, _S169, _S169, u32(0), false, u32(0), u32(0));
    var walk_6 : Walk_0;
    walk_6.active_0 = false;
    for(;;)
    {
        if((path_6.stage_0) == u32(0))
        {
            var _S170 : bool = Initialise_next_0(&(job_0), &(path_6), &(walk_6));
            if(!_S170)
            {
                break;
            }
        }
        else
        {
            if((path_6.stage_0) != u32(0))
            {
                _S168 = !walk_6.active_0;
            }
            else
            {
                _S168 = false;
            }
            if(_S168)
            {
                Initialise_fly_0(&(job_0), &(path_6), &(walk_6));
            }
        }
        if(walk_6.active_0)
        {
            Walk_step_0(&(walk_6));
        }
    }
    workgroupBarrier();
    if(thread_0 > u32(0))
    {
        _S168 = thread_0 < u32(13);
    }
    else
    {
        _S168 = false;
    }
    if(_S168)
    {
        var value_11 : u32 = atomicLoad(&(local_counters_0[thread_0]));
        if(value_11 != u32(0))
        {
            count_0(thread_0, vec2<u32>(value_11, u32(0)));
        }
    }
    if(thread_0 == u32(13))
    {
        var _S171 : u32 = atomicLoad(&(local_counters_0[thread_0]));
        var _S172 : u32 = atomicMax(&(counters_0[u32(26)]), _S171);
    }
    return;
}

fn Initialise_x24init_0( chain_6 : u32,  queue_1 : Queue_0,  lane_1 : u32) -> Initialise_0
{
    var _S173 : Initialise_0;
    _S173.chain_1 = chain_6;
    _S173.queue_0 = queue_1;
    _S173.lane_0 = lane_1;
    return _S173;
}

fn Queue_x24init_0( taken_1 : u32) -> Queue_0
{
    var _S174 : Queue_0;
    _S174.taken_0 = taken_1;
    return _S174;
}

fn initialise_chains_0( thread_1 : u32,  lane_2 : u32)
{
    var job_1 : Initialise_0 = Initialise_x24init_0(u32(0), Queue_x24init_0(u32(0)), u32(0));
    job_1.chain_1 = u32(4294967295);
    job_1.lane_0 = lane_2;
    work_0(thread_1, job_1);
    return;
}

@compute
@workgroup_size(64, 1, 1)
fn initialise(@builtin(local_invocation_index) thread_2 : u32, @builtin(global_invocation_id) id_0 : vec3<u32>)
{
    initialise_chains_0(thread_2, id_0.x);
    return;
}

