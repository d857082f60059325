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

@binding(12) @group(1) var<storage, read_write> cells_0 : array<atomic<u32>>;

@binding(2) @group(1) var<storage, read_write> counters_0 : array<atomic<u32>>;

@binding(1) @group(1) var<storage, read_write> film_0 : array<atomic<u32>>;

fn rows_of_0() -> u32
{
    return u32(2);
}

fn rows_of_1() -> u32
{
    return u32(4);
}

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
     index_0 : u32,
     state_0 : ChainState_0,
};

fn load_rows_0( _S1 : u32,  _S2 : u32,  _S3 : u32) -> ChainState_0
{
    var rows_0 : array<vec4<u32>, i32(4)>;
    rows_0[i32(0)] = chain_states_0[_S1 * _S2 + _S3];
    rows_0[i32(1)] = chain_states_0[(_S1 + u32(1)) * _S2 + _S3];
    rows_0[i32(2)] = chain_states_0[(_S1 + u32(2)) * _S2 + _S3];
    rows_0[i32(3)] = chain_states_0[(_S1 + u32(3)) * _S2 + _S3];
    var _S4 : ChainState_0 = ChainState_0( vec3<f32>(bitcast<f32>(rows_0[u32(0)][u32(0)]), bitcast<f32>(rows_0[u32(0)][u32(1)]), bitcast<f32>(rows_0[u32(0)][u32(2)])), bitcast<f32>(rows_0[u32(0)][u32(3)]), rows_0[u32(1)][u32(0)], rows_0[u32(1)][u32(1)], rows_0[u32(1)][u32(2)], bitcast<f32>(rows_0[u32(1)][u32(3)]), rows_0[u32(2)][u32(0)], bitcast<f32>(rows_0[u32(2)][u32(1)]), rows_0[u32(2)][u32(2)], bitcast<f32>(rows_0[u32(2)][u32(3)]), vec2<u32>(rows_0[u32(3)][u32(0)], rows_0[u32(3)][u32(1)]), vec2<u32>(rows_0[u32(3)][u32(2)], rows_0[u32(3)][u32(3)]) );
    return _S4;
}

fn load_chain_0( index_1 : u32) -> Chain_0
{
    var chain_0 : Chain_0;
    chain_0.index_0 = index_1;
    chain_0.state_0 = load_rows_0(u32(0), run_0.method_0.chains_0, index_1);
    return chain_0;
}

fn Chain_has_0( this_0 : Chain_0,  flag_0 : u32) -> bool
{
    return (((this_0.state_0.flags_0) & (flag_0))) != u32(0);
}

fn Chain_slot_0( this_1 : Chain_0) -> u32
{
    return ((((this_1.state_0.flags_0) & (u32(2)))) >> (u32(1)));
}

fn Chain_other_slot_0( this_2 : Chain_0) -> u32
{
    return u32(1) - Chain_slot_0(this_2);
}

struct TracedPath_0
{
     radiance_1 : vec3<f32>,
     rays_0 : u32,
     vertices_0 : u32,
     lit_vertices_0 : u32,
     score_squared_1 : f32,
     bad_scores_0 : u32,
};

fn load_rows_1( _S5 : u32,  _S6 : u32,  _S7 : u32) -> TracedPath_0
{
    var rows_1 : array<vec4<u32>, i32(2)>;
    rows_1[i32(0)] = chain_states_0[_S5 * _S6 + _S7];
    rows_1[i32(1)] = chain_states_0[(_S5 + u32(1)) * _S6 + _S7];
    var _S8 : TracedPath_0 = TracedPath_0( vec3<f32>(bitcast<f32>(rows_1[u32(0)][u32(0)]), bitcast<f32>(rows_1[u32(0)][u32(1)]), bitcast<f32>(rows_1[u32(0)][u32(2)])), rows_1[u32(0)][u32(3)], rows_1[u32(1)][u32(0)], rows_1[u32(1)][u32(1)], bitcast<f32>(rows_1[u32(1)][u32(2)]), rows_1[u32(1)][u32(3)] );
    return _S8;
}

fn load_traced_path_0( chain_1 : u32) -> TracedPath_0
{
    return load_rows_1(rows_of_1(), run_0.method_0.chains_0, chain_1);
}

fn is_finite_0( x_0 : f32) -> bool
{
    return (((bitcast<u32>((x_0))) & (u32(2139095040)))) != u32(2139095040);
}

fn TracedPath_finite_0( this_3 : TracedPath_0) -> bool
{
    var _S9 : bool;
    if(is_finite_0(this_3.radiance_1.x))
    {
        _S9 = is_finite_0(this_3.radiance_1.y);
    }
    else
    {
        _S9 = false;
    }
    if(_S9)
    {
        _S9 = is_finite_0(this_3.radiance_1.z);
    }
    else
    {
        _S9 = false;
    }
    return _S9;
}

fn tally_0( counter_0 : u32,  value_0 : u32)
{
    var _S10 : u32 = atomicAdd(&(local_counters_0[counter_0]), value_0);
    return;
}

fn tally_path_0( rays_1 : u32,  vertices_1 : u32,  finite_0 : bool)
{
    tally_0(u32(1), u32(1));
    tally_0(u32(2), (rays_1 & (u32(65535))));
    tally_0(u32(3), (rays_1 >> (u32(16))));
    tally_0(u32(4), vertices_1);
    if(!finite_0)
    {
        tally_0(u32(5), u32(1));
    }
    return;
}

fn stored_index_0( slot_0 : u32,  coordinate_0 : u32,  chain_2 : u32) -> u32
{
    return (slot_0 * run_0.path_0.dimension_0 + coordinate_0) * run_0.method_0.chains_0 + chain_2;
}

struct StoredCoordinates_0
{
     chain_3 : u32,
     slot_1 : u32,
};

fn StoredCoordinates_get_0( this_4 : StoredCoordinates_0,  coordinate_1 : u32) -> f32
{
    return coordinates_0[stored_index_0(this_4.slot_1, coordinate_1, this_4.chain_3)];
}

fn StoredCoordinates_film_0( this_5 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_5, u32(0)), StoredCoordinates_get_0(this_5, u32(1)));
}

fn luminance_0( rgb_0 : vec3<f32>) -> f32
{
    return dot(rgb_0, vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f));
}

fn tile_word_0( film_1 : vec2<f32>) -> u32
{
    var tile_0 : vec2<u32> = min(vec2<u32>(film_1 * vec2<f32>(run_0.path_0.tiles_0)), run_0.path_0.tiles_0 - vec2<u32>(u32(1)));
    var _S11 : u32 = atomicLoad(&(cells_0[tile_0.y * run_0.path_0.tiles_0.x + tile_0.x]));
    return _S11;
}

fn density_of_0( radiance_2 : vec3<f32>,  film_2 : vec2<f32>) -> f32
{
    var size_0 : f32 = abs(luminance_0(radiance_2));
    if((run_0.path_0.occupied_0) == u32(0))
    {
        return size_0;
    }
    var _S12 : u32 = tile_word_0(film_2);
    return size_0 * (bitcast<f32>(((_S12 & (u32(4294967288))))));
}

fn pixel_of_0( film_uv_0 : vec2<f32>) -> u32
{
    return min(u32(film_uv_0.y * f32(run_0.camera_0.height_0)), run_0.camera_0.height_0 - u32(1)) * run_0.camera_0.width_0 + min(u32(film_uv_0.x * f32(run_0.camera_0.width_0)), run_0.camera_0.width_0 - u32(1));
}

fn counted_0( counter_1 : u32) -> vec2<u32>
{
    var _S13 : u32 = u32(2) * counter_1;
    var _S14 : u32 = atomicLoad(&(counters_0[_S13]));
    var _S15 : u32 = atomicLoad(&(counters_0[_S13 + u32(1)]));
    return vec2<u32>(_S14, _S15);
}

fn wide_to_float_0( a_0 : vec2<u32>) -> f32
{
    return f32(a_0.y) * 4.294967296e+09f + f32(a_0.x);
}

fn mean_of_independent_0( others_0 : vec2<f32>) -> f32
{
    var samples_0 : f32 = f32(run_0.method_0.bootstrap_0) + run_0.method_0.prior_samples_0 + others_0.y;
    var _S16 : vec2<u32> = counted_0(u32(14));
    var sum_0 : f32 = wide_to_float_0(_S16) * run_0.image_0.density_unit_0 + others_0.x;
    var _S17 : f32;
    if(samples_0 > 0.0f)
    {
        _S17 = (sum_0 + run_0.method_0.prior_samples_0 * run_0.method_0.prior_mean_0) / samples_0;
    }
    else
    {
        _S17 = 0.0f;
    }
    return _S17;
}

fn bootstrap_mean_0() -> f32
{
    var _S18 : f32 = mean_of_independent_0(vec2<f32>(0.0f));
    return _S18;
}

fn odds_per_ratio_1() -> f32
{
    var p_bar_1 : f32 = bootstrap_mean_0();
    var _S19 : f32;
    if(p_bar_1 > 0.0f)
    {
        _S19 = run_0.method_0.tour_length_0 / p_bar_1;
    }
    else
    {
        _S19 = 0.0f;
    }
    return _S19;
}

fn key_1() -> vec2<u32>
{
    return run_0.method_0.key_0;
}

fn mul_high_0( a_1 : u32,  b_0 : u32) -> u32
{
    var a0_0 : u32 = (a_1 & (u32(65535)));
    var a1_0 : u32 = (a_1 >> (u32(16)));
    var b0_0 : u32 = (b_0 & (u32(65535)));
    var b1_0 : u32 = (b_0 >> (u32(16)));
    var middle_0 : u32 = a1_0 * b0_0 + (((a0_0 * b0_0) >> (u32(16))));
    return a1_0 * b1_0 + ((middle_0 >> (u32(16)))) + (((((middle_0 & (u32(65535)))) + a0_0 * b1_0) >> (u32(16))));
}

fn philox_0( key_2 : vec2<u32>,  counter_2 : vec4<u32>) -> vec4<u32>
{
    var _S20 : u32 = counter_2.x;
    var _S21 : u32 = counter_2.z;
    var _S22 : u32 = ((((mul_high_0(u32(3449720151), _S21)) ^ ((counter_2.y)))) ^ ((key_2.x)));
    var _S23 : u32 = ((((mul_high_0(u32(3528531795), _S20)) ^ ((counter_2.w)))) ^ ((key_2.y)));
    const _S24 : vec2<u32> = vec2<u32>(u32(2654435769), u32(3144134277));
    var k_0 : vec2<u32> = key_2 + _S24;
    var _S25 : u32 = ((((mul_high_0(u32(3449720151), _S23)) ^ ((u32(3449720151) * _S21)))) ^ ((k_0.x)));
    var _S26 : u32 = ((((mul_high_0(u32(3528531795), _S22)) ^ ((u32(3528531795) * _S20)))) ^ ((k_0.y)));
    var k_1 : vec2<u32> = k_0 + _S24;
    var _S27 : u32 = ((((mul_high_0(u32(3449720151), _S26)) ^ ((u32(3449720151) * _S23)))) ^ ((k_1.x)));
    var _S28 : u32 = ((((mul_high_0(u32(3528531795), _S25)) ^ ((u32(3528531795) * _S22)))) ^ ((k_1.y)));
    var k_2 : vec2<u32> = k_1 + _S24;
    var _S29 : u32 = ((((mul_high_0(u32(3449720151), _S28)) ^ ((u32(3449720151) * _S26)))) ^ ((k_2.x)));
    var _S30 : u32 = ((((mul_high_0(u32(3528531795), _S27)) ^ ((u32(3528531795) * _S25)))) ^ ((k_2.y)));
    var k_3 : vec2<u32> = k_2 + _S24;
    var _S31 : u32 = ((((mul_high_0(u32(3449720151), _S30)) ^ ((u32(3449720151) * _S28)))) ^ ((k_3.x)));
    var _S32 : u32 = ((((mul_high_0(u32(3528531795), _S29)) ^ ((u32(3528531795) * _S27)))) ^ ((k_3.y)));
    var k_4 : vec2<u32> = k_3 + _S24;
    var _S33 : u32 = ((((mul_high_0(u32(3449720151), _S32)) ^ ((u32(3449720151) * _S30)))) ^ ((k_4.x)));
    var _S34 : u32 = ((((mul_high_0(u32(3528531795), _S31)) ^ ((u32(3528531795) * _S29)))) ^ ((k_4.y)));
    var k_5 : vec2<u32> = k_4 + _S24;
    var _S35 : u32 = ((((mul_high_0(u32(3449720151), _S34)) ^ ((u32(3449720151) * _S32)))) ^ ((k_5.x)));
    var _S36 : u32 = ((((mul_high_0(u32(3528531795), _S33)) ^ ((u32(3528531795) * _S31)))) ^ ((k_5.y)));
    var k_6 : vec2<u32> = k_5 + _S24;
    var _S37 : u32 = ((((mul_high_0(u32(3449720151), _S36)) ^ ((u32(3449720151) * _S34)))) ^ ((k_6.x)));
    var _S38 : u32 = ((((mul_high_0(u32(3528531795), _S35)) ^ ((u32(3528531795) * _S33)))) ^ ((k_6.y)));
    var k_7 : vec2<u32> = k_6 + _S24;
    var _S39 : u32 = ((((mul_high_0(u32(3449720151), _S38)) ^ ((u32(3449720151) * _S36)))) ^ ((k_7.x)));
    var _S40 : u32 = ((((mul_high_0(u32(3528531795), _S37)) ^ ((u32(3528531795) * _S35)))) ^ ((k_7.y)));
    var k_8 : vec2<u32> = k_7 + _S24;
    return vec4<u32>(((((mul_high_0(u32(3449720151), _S40)) ^ ((u32(3449720151) * _S38)))) ^ ((k_8.x))), u32(3449720151) * _S40, ((((mul_high_0(u32(3528531795), _S39)) ^ ((u32(3528531795) * _S37)))) ^ ((k_8.y))), u32(3528531795) * _S39);
}

fn choice_0( word_0 : u32) -> f32
{
    return (f32(word_0) + 0.5f) * 2.32830643653869629e-10f;
}

fn is_killed_0( choice_1 : f32,  odds_0 : f32) -> bool
{
    return (choice_1 * (1.0f + odds_0)) <= 1.0f;
}

fn Chain_put_0( this_6 : ptr<function, Chain_0>,  flag_1 : u32,  value_1 : bool)
{
    var _S41 : u32;
    if(value_1)
    {
        _S41 = (((*this_6).state_0.flags_0) | (flag_1));
    }
    else
    {
        _S41 = (((*this_6).state_0.flags_0) & ((~flag_1)));
    }
    (*this_6).state_0.flags_0 = _S41;
    return;
}

fn brightness_scale_0() -> f32
{
    var p_bar_2 : f32 = bootstrap_mean_0();
    var _S42 : bool;
    if((run_0.method_0.global_dynamics_0) == u32(1))
    {
        _S42 = p_bar_2 > 0.0f;
    }
    else
    {
        _S42 = false;
    }
    var _S43 : f32;
    if(_S42)
    {
        _S43 = 2.62144e+05f * (1.0f + run_0.method_0.tour_length_0) / p_bar_2;
    }
    else
    {
        _S43 = run_0.image_0.density_scale_0;
    }
    return _S43;
}

fn wide_from_float_0( value_2 : f32) -> vec2<u32>
{
    var _S44 : f32 = min(value_2, 4.6116860184273879e+18f);
    if(!(_S44 > 0.0f))
    {
        return vec2<u32>(u32(0), u32(0));
    }
    if(_S44 < 8.388608e+06f)
    {
        return vec2<u32>(u32(_S44 + 0.5f), u32(0));
    }
    var high_0 : u32 = u32(_S44 * 2.32830643653869629e-10f);
    return vec2<u32>(u32(_S44 - f32(high_0) * 4.294967296e+09f), high_0);
}

fn count_up_0( counter_3 : u32,  value_3 : vec2<u32>)
{
    var _S45 : vec2<u32> = value_3;
    if((value_3.x) != u32(0))
    {
        var before_0 : u32 = atomicAdd(&(counters_0[u32(2) * counter_3]), _S45.x);
        if((before_0 + _S45.x) < before_0)
        {
            _S45[i32(1)] = _S45[i32(1)] + u32(1);
        }
    }
    if((_S45.y) != u32(0))
    {
        var _S46 : u32 = atomicAdd(&(counters_0[u32(2) * counter_3 + u32(1)]), _S45.y);
    }
    return;
}

fn count_brightness_0( chain_4 : u32,  top_0 : vec2<u32>,  bottom_0 : vec2<u32>)
{
    var place_0 : u32 = u32(55) + u32(2) * min(u32(f32(chain_4) / f32(run_0.method_0.chains_0) * 32.0f), u32(31));
    count_up_0(place_0, top_0);
    count_up_0(place_0 + u32(1), bottom_0);
    return;
}

struct Neighbour_0
{
     radiance_3 : vec3<f32>,
     pixel_1 : u32,
     weight_0 : f32,
     direction_0 : u32,
     padding0_2 : u32,
     padding1_2 : u32,
};

fn Neighbour_x24init_0( radiance_4 : vec3<f32>,  pixel_2 : u32,  weight_1 : f32,  direction_1 : u32,  padding0_3 : u32,  padding1_3 : u32) -> Neighbour_0
{
    var _S47 : Neighbour_0;
    _S47.radiance_3 = radiance_4;
    _S47.pixel_1 = pixel_2;
    _S47.weight_0 = weight_1;
    _S47.direction_0 = direction_1;
    _S47.padding0_2 = padding0_3;
    _S47.padding1_2 = padding1_3;
    return _S47;
}

fn no_neighbour_0() -> Neighbour_0
{
    var neighbour_0 : Neighbour_0 = Neighbour_x24init_0(vec3<f32>(0.0f), u32(0), 0.0f, u32(0), u32(0), u32(0));
    neighbour_0.pixel_1 = u32(4294967294);
    return neighbour_0;
}

fn neighbour_row_0() -> u32
{
    return rows_of_1() + rows_of_0();
}

fn store_rows_0( _S48 : u32,  _S49 : u32,  _S50 : u32,  _S51 : Neighbour_0)
{
    var _S52 : vec4<u32> = vec4<u32>(bitcast<u32>(_S51.weight_0), _S51.direction_0, _S51.padding0_2, _S51.padding1_2);
    chain_states_0[_S48 * _S49 + _S50] = vec4<u32>(bitcast<u32>(_S51.radiance_3[u32(0)]), bitcast<u32>(_S51.radiance_3[u32(1)]), bitcast<u32>(_S51.radiance_3[u32(2)]), _S51.pixel_1);
    chain_states_0[(_S48 + u32(1)) * _S49 + _S50] = _S52;
    return;
}

fn store_neighbour_0( chain_5 : u32,  neighbour_1 : Neighbour_0)
{
    store_rows_0(neighbour_row_0(), run_0.method_0.chains_0, chain_5, neighbour_1);
    return;
}

fn wide_add_0( a_2 : vec2<u32>,  b_1 : vec2<u32>) -> vec2<u32>
{
    var _S53 : u32 = a_2.x;
    var low_0 : u32 = _S53 + b_1.x;
    var _S54 : u32 = a_2.y + b_1.y;
    var _S55 : i32;
    if(low_0 < _S53)
    {
        _S55 = i32(1);
    }
    else
    {
        _S55 = i32(0);
    }
    return vec2<u32>(low_0, _S54 + u32(_S55));
}

fn wide_negative_0( a_3 : vec2<u32>) -> vec2<u32>
{
    return wide_add_0(~a_3, vec2<u32>(u32(1), u32(0)));
}

fn wide_from_signed_0( value_4 : f32) -> vec2<u32>
{
    var _S56 : vec2<u32>;
    if(value_4 < 0.0f)
    {
        _S56 = wide_negative_0(wide_from_float_0(- value_4));
    }
    else
    {
        _S56 = wide_from_float_0(value_4);
    }
    return _S56;
}

fn film_add_0( place_1 : u32,  value_5 : vec2<u32>)
{
    var _S57 : vec2<u32> = value_5;
    if((value_5.x) != u32(0))
    {
        var before_1 : u32 = atomicAdd(&(film_0[u32(2) * place_1]), _S57.x);
        if((before_1 + _S57.x) < before_1)
        {
            _S57[i32(1)] = _S57[i32(1)] + u32(1);
        }
    }
    if((_S57.y) != u32(0))
    {
        var _S58 : u32 = atomicAdd(&(film_0[u32(2) * place_1 + u32(1)]), _S57.y);
    }
    return;
}

fn deposit_0( pixel_3 : u32,  radiance_5 : vec3<f32>)
{
    var scaled_0 : vec3<f32> = radiance_5 * vec3<f32>(run_0.image_0.film_scale_0);
    var _S59 : f32 = scaled_0.x;
    var _S60 : bool;
    if(!is_finite_0(_S59))
    {
        _S60 = true;
    }
    else
    {
        _S60 = !is_finite_0(scaled_0.y);
    }
    if(_S60)
    {
        _S60 = true;
    }
    else
    {
        _S60 = !is_finite_0(scaled_0.z);
    }
    if(_S60)
    {
        return;
    }
    var _S61 : u32 = u32(3) * pixel_3;
    film_add_0(_S61, wide_from_signed_0(_S59));
    film_add_0(_S61 + u32(1), wide_from_signed_0(scaled_0.y));
    film_add_0(_S61 + u32(2), wide_from_signed_0(scaled_0.z));
    return;
}

fn deposit_first_0( chain_6 : Chain_0)
{
    var _S62 : bool = (chain_6.state_0.density_0) > 0.0f;
    var weight_2 : f32;
    if(_S62)
    {
        weight_2 = 1.0f / chain_6.state_0.density_0;
    }
    else
    {
        weight_2 = 0.0f;
    }
    if((run_0.method_0.global_dynamics_0) == u32(1))
    {
        var _S63 : f32 = odds_per_ratio_1();
        var weight_3 : f32 = 1.0f / (1.0f + _S63 * chain_6.state_0.density_0);
        var _S64 : f32 = weight_3 * chain_6.state_0.density_0;
        var _S65 : f32 = brightness_scale_0();
        count_brightness_0(chain_6.index_0, wide_from_float_0(_S64 * _S65), wide_from_float_0(weight_3 * 1.6777216e+07f));
        weight_2 = weight_3;
    }
    if((run_0.method_0.gradient_0) != u32(0))
    {
        var neighbour_2 : Neighbour_0 = no_neighbour_0();
        neighbour_2.weight_0 = weight_2;
        store_neighbour_0(chain_6.index_0, neighbour_2);
    }
    else
    {
        if(_S62)
        {
            deposit_0(chain_6.state_0.pixel_0, chain_6.state_0.radiance_0 * vec3<f32>(weight_2));
        }
    }
    return;
}

fn begin_chain_0( chain_7 : ptr<function, Chain_0>)
{
    (*chain_7).state_0.flags_0 = (u32(5) | (((((*chain_7).state_0.flags_0) & (u32(2))))));
    if((run_0.method_0.global_dynamics_0) == u32(1))
    {
        var _S66 : f32 = odds_per_ratio_1();
        var odds_1 : f32 = _S66 * (*chain_7).state_0.density_0;
        (*chain_7).state_0.start_weight_0 = odds_1;
        (*chain_7).state_0.tour_length_1 = u32(1);
        Chain_put_0(&((*chain_7)), u32(1), !is_killed_0(choice_0(philox_0(key_1(), vec4<u32>(u32(0), (*chain_7).index_0, u32(0), u32(2))).y), odds_1));
    }
    if((run_0.reuse_0.carried_0) != u32(0))
    {
        deposit_first_0((*chain_7));
    }
    return;
}

fn store_rows_1( _S67 : u32,  _S68 : u32,  _S69 : u32,  _S70 : ChainState_0)
{
    var _S71 : vec4<u32> = vec4<u32>(_S70.pixel_0, _S70.flags_0, _S70.tour_length_1, bitcast<u32>(_S70.start_weight_0));
    var _S72 : vec4<u32> = vec4<u32>(_S70.refused_0, bitcast<u32>(_S70.score_squared_0), _S70.step_0, bitcast<u32>(_S70.memory_0));
    var _S73 : vec4<u32> = vec4<u32>(_S70.brightness_top_0[u32(0)], _S70.brightness_top_0[u32(1)], _S70.brightness_bottom_0[u32(0)], _S70.brightness_bottom_0[u32(1)]);
    chain_states_0[_S67 * _S68 + _S69] = vec4<u32>(bitcast<u32>(_S70.radiance_0[u32(0)]), bitcast<u32>(_S70.radiance_0[u32(1)]), bitcast<u32>(_S70.radiance_0[u32(2)]), bitcast<u32>(_S70.density_0));
    chain_states_0[(_S67 + u32(1)) * _S68 + _S69] = _S71;
    chain_states_0[(_S67 + u32(2)) * _S68 + _S69] = _S72;
    chain_states_0[(_S67 + u32(3)) * _S68 + _S69] = _S73;
    return;
}

fn store_chain_0( chain_8 : Chain_0)
{
    store_rows_1(u32(0), run_0.method_0.chains_0, chain_8.index_0, chain_8.state_0);
    return;
}

fn end_tally_0( thread_1 : u32)
{
    workgroupBarrier();
    var _S74 : bool;
    if(thread_1 > u32(0))
    {
        _S74 = thread_1 < u32(13);
    }
    else
    {
        _S74 = false;
    }
    if(_S74)
    {
        var value_6 : u32 = atomicLoad(&(local_counters_0[thread_1]));
        if(value_6 != u32(0))
        {
            count_up_0(thread_1, vec2<u32>(value_6, u32(0)));
        }
    }
    if(thread_1 == u32(13))
    {
        var value_7 : u32 = atomicLoad(&(local_counters_0[thread_1]));
        if(value_7 != u32(0))
        {
            var _S75 : u32 = atomicMax(&(counters_0[u32(26)]), value_7);
        }
    }
    if(thread_1 == u32(14))
    {
        var _S76 : u32 = atomicLoad(&(local_counters_0[u32(14)]));
        var _S77 : u32 = atomicLoad(&(local_counters_0[u32(15)]));
        count_up_0(u32(15), vec2<u32>(_S76, _S77));
    }
    return;
}

@compute
@workgroup_size(64, 1, 1)
fn initialise(@builtin(local_invocation_index) thread_2 : u32, @builtin(global_invocation_id) id_0 : vec3<u32>)
{
    begin_tally_0(thread_2);
    var index_2 : u32 = id_0.x;
    for(;;)
    {
        if(index_2 < (run_0.method_0.chains_0))
        {
        }
        else
        {
            break;
        }
        var _S78 : Chain_0 = load_chain_0(index_2);
        var chain_9 : Chain_0 = _S78;
        if(!Chain_has_0(_S78, u32(32)))
        {
            index_2 = index_2 + run_0.dispatch_0.lanes_0;
            continue;
        }
        var x_1 : StoredCoordinates_0;
        x_1.chain_3 = index_2;
        x_1.slot_1 = Chain_other_slot_0(chain_9);
        var traced_0 : TracedPath_0 = load_traced_path_0(index_2);
        var _S79 : bool = TracedPath_finite_0(traced_0);
        tally_path_0(traced_0.rays_0, traced_0.vertices_0, _S79);
        var _S80 : vec3<f32>;
        if(_S79)
        {
            _S80 = traced_0.radiance_1;
        }
        else
        {
            _S80 = vec3<f32>(0.0f);
        }
        chain_9.state_0.radiance_0 = _S80;
        var _S81 : f32 = density_of_0(_S80, StoredCoordinates_film_0(x_1));
        chain_9.state_0.density_0 = _S81;
        chain_9.state_0.pixel_0 = pixel_of_0(StoredCoordinates_film_0(x_1));
        chain_9.state_0.score_squared_0 = traced_0.score_squared_1;
        if((traced_0.bad_scores_0) != u32(0))
        {
            tally_0(u32(6), traced_0.bad_scores_0);
        }
        chain_9.state_0.flags_0 = ((chain_9.state_0.flags_0) ^ (u32(2)));
        begin_chain_0(&(chain_9));
        store_chain_0(chain_9);
        index_2 = index_2 + run_0.dispatch_0.lanes_0;
    }
    end_tally_0(thread_2);
    return;
}

