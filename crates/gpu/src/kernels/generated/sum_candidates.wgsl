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
@binding(13) @group(1) var<storage, read_write> candidates_0 : array<vec4<u32>>;

@binding(5) @group(1) var<storage, read_write> chain_states_0 : array<vec4<u32>>;

@binding(6) @group(1) var<storage, read_write> coordinates_0 : array<f32>;

@binding(12) @group(1) var<storage, read_write> cells_0 : array<atomic<u32>>;

@binding(2) @group(1) var<storage, read_write> counters_0 : array<atomic<u32>>;

fn rows_of_0() -> u32
{
    return u32(2);
}

fn rows_of_1() -> u32
{
    return u32(2);
}

fn rows_of_2() -> u32
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

struct PartialSums_0
{
     energy_0 : f32,
     survived_0 : f32,
     part_0 : f32,
     squares_0 : f32,
     rest_0 : f32,
     moved_0 : f32,
     looked_back_0 : f32,
     padding_3 : u32,
};

fn PartialSums_x24init_0( energy_1 : f32,  survived_1 : f32,  part_1 : f32,  squares_1 : f32,  rest_1 : f32,  moved_1 : f32,  looked_back_1 : f32,  padding_4 : u32) -> PartialSums_0
{
    var _S1 : PartialSums_0;
    _S1.energy_0 = energy_1;
    _S1.survived_0 = survived_1;
    _S1.part_0 = part_1;
    _S1.squares_0 = squares_1;
    _S1.rest_0 = rest_1;
    _S1.moved_0 = moved_1;
    _S1.looked_back_0 = looked_back_1;
    _S1.padding_3 = padding_4;
    return _S1;
}

fn candidate_count_0() -> u32
{
    return run_0.reuse_0.carried_0 + run_0.method_0.bootstrap_0;
}

struct Candidate_0
{
     ratio_0 : f32,
     before_0 : f32,
     density_0 : f32,
     weight_0 : f32,
     radiance_0 : vec3<f32>,
     padding_5 : u32,
};

fn load_rows_0( _S2 : u32,  _S3 : u32,  _S4 : u32) -> Candidate_0
{
    var rows_0 : array<vec4<u32>, i32(2)>;
    rows_0[i32(0)] = candidates_0[_S2 * _S3 + _S4];
    rows_0[i32(1)] = candidates_0[(_S2 + u32(1)) * _S3 + _S4];
    var _S5 : Candidate_0 = Candidate_0( bitcast<f32>(rows_0[u32(0)][u32(0)]), bitcast<f32>(rows_0[u32(0)][u32(1)]), bitcast<f32>(rows_0[u32(0)][u32(2)]), bitcast<f32>(rows_0[u32(0)][u32(3)]), vec3<f32>(bitcast<f32>(rows_0[u32(1)][u32(0)]), bitcast<f32>(rows_0[u32(1)][u32(1)]), bitcast<f32>(rows_0[u32(1)][u32(2)])), rows_0[u32(1)][u32(3)] );
    return _S5;
}

fn load_candidate_0( index_0 : u32) -> Candidate_0
{
    return load_rows_0(u32(0), candidate_count_0(), index_0);
}

struct ChainState_0
{
     radiance_1 : vec3<f32>,
     density_1 : f32,
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

fn load_rows_1( _S6 : u32,  _S7 : u32,  _S8 : u32) -> ChainState_0
{
    var rows_1 : array<vec4<u32>, i32(4)>;
    rows_1[i32(0)] = chain_states_0[_S6 * _S7 + _S8];
    rows_1[i32(1)] = chain_states_0[(_S6 + u32(1)) * _S7 + _S8];
    rows_1[i32(2)] = chain_states_0[(_S6 + u32(2)) * _S7 + _S8];
    rows_1[i32(3)] = chain_states_0[(_S6 + u32(3)) * _S7 + _S8];
    var _S9 : ChainState_0 = ChainState_0( vec3<f32>(bitcast<f32>(rows_1[u32(0)][u32(0)]), bitcast<f32>(rows_1[u32(0)][u32(1)]), bitcast<f32>(rows_1[u32(0)][u32(2)])), bitcast<f32>(rows_1[u32(0)][u32(3)]), rows_1[u32(1)][u32(0)], rows_1[u32(1)][u32(1)], rows_1[u32(1)][u32(2)], bitcast<f32>(rows_1[u32(1)][u32(3)]), rows_1[u32(2)][u32(0)], bitcast<f32>(rows_1[u32(2)][u32(1)]), rows_1[u32(2)][u32(2)], bitcast<f32>(rows_1[u32(2)][u32(3)]), vec2<u32>(rows_1[u32(3)][u32(0)], rows_1[u32(3)][u32(1)]), vec2<u32>(rows_1[u32(3)][u32(2)], rows_1[u32(3)][u32(3)]) );
    return _S9;
}

fn load_chain_0( index_2 : u32) -> Chain_0
{
    var chain_0 : Chain_0;
    chain_0.index_1 = index_2;
    chain_0.state_0 = load_rows_1(u32(0), run_0.method_0.chains_0, index_2);
    return chain_0;
}

fn Chain_has_0( this_0 : Chain_0,  flag_0 : u32) -> bool
{
    return (((this_0.state_0.flags_0) & (flag_0))) != u32(0);
}

struct TracedPath_0
{
     radiance_2 : vec3<f32>,
     rays_0 : u32,
     vertices_0 : u32,
     lit_vertices_0 : u32,
     score_squared_1 : f32,
     bad_scores_0 : u32,
};

fn load_rows_2( _S10 : u32,  _S11 : u32,  _S12 : u32) -> TracedPath_0
{
    var rows_2 : array<vec4<u32>, i32(2)>;
    rows_2[i32(0)] = chain_states_0[_S10 * _S11 + _S12];
    rows_2[i32(1)] = chain_states_0[(_S10 + u32(1)) * _S11 + _S12];
    var _S13 : TracedPath_0 = TracedPath_0( vec3<f32>(bitcast<f32>(rows_2[u32(0)][u32(0)]), bitcast<f32>(rows_2[u32(0)][u32(1)]), bitcast<f32>(rows_2[u32(0)][u32(2)])), rows_2[u32(0)][u32(3)], rows_2[u32(1)][u32(0)], rows_2[u32(1)][u32(1)], bitcast<f32>(rows_2[u32(1)][u32(2)]), rows_2[u32(1)][u32(3)] );
    return _S13;
}

fn load_traced_path_0( chain_1 : u32) -> TracedPath_0
{
    return load_rows_2(rows_of_2(), run_0.method_0.chains_0, chain_1);
}

fn is_finite_0( x_0 : f32) -> bool
{
    return (((bitcast<u32>((x_0))) & (u32(2139095040)))) != u32(2139095040);
}

fn TracedPath_finite_0( this_1 : TracedPath_0) -> bool
{
    var _S14 : bool;
    if(is_finite_0(this_1.radiance_2.x))
    {
        _S14 = is_finite_0(this_1.radiance_2.y);
    }
    else
    {
        _S14 = false;
    }
    if(_S14)
    {
        _S14 = is_finite_0(this_1.radiance_2.z);
    }
    else
    {
        _S14 = false;
    }
    return _S14;
}

fn tally_0( counter_0 : u32,  value_0 : u32)
{
    var _S15 : u32 = atomicAdd(&(local_counters_0[counter_0]), value_0);
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

fn StoredCoordinates_get_0( this_2 : StoredCoordinates_0,  coordinate_1 : u32) -> f32
{
    return coordinates_0[stored_index_0(this_2.slot_1, coordinate_1, this_2.chain_3)];
}

fn StoredCoordinates_film_0( this_3 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_3, u32(0)), StoredCoordinates_get_0(this_3, u32(1)));
}

fn luminance_0( rgb_0 : vec3<f32>) -> f32
{
    return dot(rgb_0, vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f));
}

fn tile_word_0( film_0 : vec2<f32>) -> u32
{
    var tile_0 : vec2<u32> = min(vec2<u32>(film_0 * vec2<f32>(run_0.path_0.tiles_0)), run_0.path_0.tiles_0 - vec2<u32>(u32(1)));
    var _S16 : u32 = atomicLoad(&(cells_0[tile_0.y * run_0.path_0.tiles_0.x + tile_0.x]));
    return _S16;
}

fn density_of_0( radiance_3 : vec3<f32>,  film_1 : vec2<f32>) -> f32
{
    var size_0 : f32 = abs(luminance_0(radiance_3));
    if((run_0.path_0.occupied_0) == u32(0))
    {
        return size_0;
    }
    var _S17 : u32 = tile_word_0(film_1);
    return size_0 * (bitcast<f32>(((_S17 & (u32(4294967288))))));
}

fn carried_candidate_0( index_3 : u32) -> Candidate_0
{
    var candidate_0 : Candidate_0 = load_candidate_0(index_3);
    if(Chain_has_0(load_chain_0(index_3), u32(32)))
    {
        var x_1 : StoredCoordinates_0;
        x_1.chain_3 = index_3;
        x_1.slot_1 = u32(1);
        var traced_0 : TracedPath_0 = load_traced_path_0(index_3);
        var _S18 : bool = TracedPath_finite_0(traced_0);
        tally_path_0(traced_0.rays_0, traced_0.vertices_0, _S18);
        if((traced_0.bad_scores_0) != u32(0))
        {
            tally_0(u32(6), traced_0.bad_scores_0);
        }
        var _S19 : vec3<f32>;
        if(_S18)
        {
            _S19 = traced_0.radiance_2;
        }
        else
        {
            _S19 = vec3<f32>(0.0f);
        }
        candidate_0.radiance_0 = _S19;
        var _S20 : f32 = density_of_0(_S19, StoredCoordinates_film_0(x_1));
        candidate_0.ratio_0 = _S20;
    }
    return candidate_0;
}

fn store_rows_0( _S21 : u32,  _S22 : u32,  _S23 : u32,  _S24 : Candidate_0)
{
    var _S25 : vec4<u32> = vec4<u32>(bitcast<u32>(_S24.radiance_0[u32(0)]), bitcast<u32>(_S24.radiance_0[u32(1)]), bitcast<u32>(_S24.radiance_0[u32(2)]), _S24.padding_5);
    candidates_0[_S21 * _S22 + _S23] = vec4<u32>(bitcast<u32>(_S24.ratio_0), bitcast<u32>(_S24.before_0), bitcast<u32>(_S24.density_0), bitcast<u32>(_S24.weight_0));
    candidates_0[(_S21 + u32(1)) * _S22 + _S23] = _S25;
    return;
}

fn store_candidate_0( index_4 : u32,  candidate_1 : Candidate_0)
{
    store_rows_0(u32(0), candidate_count_0(), index_4, candidate_1);
    return;
}

fn last_weight_0( ratio_1 : f32) -> f32
{
    var _S26 : f32;
    if((run_0.method_0.global_dynamics_0) == u32(1))
    {
        _S26 = 1.0f + run_0.reuse_0.odds_per_ratio_0 * ratio_1;
    }
    else
    {
        _S26 = ratio_1;
    }
    return _S26;
}

fn over_stationary_0( ratio_2 : f32) -> f32
{
    var weight_1 : f32 = last_weight_0(ratio_2);
    var _S27 : f32;
    if(weight_1 > 0.0f)
    {
        _S27 = ratio_2 / run_0.reuse_0.p_bar_0 / (weight_1 * run_0.reuse_0.scale_0);
    }
    else
    {
        _S27 = 0.0f;
    }
    return _S27;
}

fn arrival_density_0( candidate_2 : Candidate_0) -> f32
{
    return run_0.reuse_0.scale_0 * last_weight_0(candidate_2.before_0) * candidate_2.density_0;
}

fn share_0( candidate_3 : Candidate_0,  trust_1 : f32) -> f32
{
    var fresh_0 : f32 = f32(run_0.method_0.bootstrap_0);
    return fresh_0 / (trust_1 * f32(run_0.reuse_0.carried_0) * arrival_density_0(candidate_3) + fresh_0);
}

fn count_up_0( counter_1 : u32,  value_1 : vec2<u32>)
{
    var _S28 : vec2<u32> = value_1;
    if((value_1.x) != u32(0))
    {
        var before_1 : u32 = atomicAdd(&(counters_0[u32(2) * counter_1]), _S28.x);
        if((before_1 + _S28.x) < before_1)
        {
            _S28[i32(1)] = _S28[i32(1)] + u32(1);
        }
    }
    if((_S28.y) != u32(0))
    {
        var _S29 : u32 = atomicAdd(&(counters_0[u32(2) * counter_1 + u32(1)]), _S28.y);
    }
    return;
}

fn end_tally_0( thread_1 : u32)
{
    workgroupBarrier();
    var _S30 : bool;
    if(thread_1 > u32(0))
    {
        _S30 = thread_1 < u32(13);
    }
    else
    {
        _S30 = false;
    }
    if(_S30)
    {
        var value_2 : u32 = atomicLoad(&(local_counters_0[thread_1]));
        if(value_2 != u32(0))
        {
            count_up_0(thread_1, vec2<u32>(value_2, u32(0)));
        }
    }
    if(thread_1 == u32(13))
    {
        var value_3 : u32 = atomicLoad(&(local_counters_0[thread_1]));
        if(value_3 != u32(0))
        {
            var _S31 : u32 = atomicMax(&(counters_0[u32(26)]), value_3);
        }
    }
    if(thread_1 == u32(14))
    {
        var _S32 : u32 = atomicLoad(&(local_counters_0[u32(14)]));
        var _S33 : u32 = atomicLoad(&(local_counters_0[u32(15)]));
        count_up_0(u32(15), vec2<u32>(_S32, _S33));
    }
    return;
}

var<workgroup> group_terms_0 : array<f32, i32(256)>;

fn group_sum_0( thread_2 : u32,  value_4 : f32) -> f32
{
    group_terms_0[thread_2] = value_4;
    workgroupBarrier();
    var half_0 : u32 = u32(128);
    for(;;)
    {
        if(half_0 > u32(0))
        {
        }
        else
        {
            break;
        }
        if(thread_2 < half_0)
        {
            group_terms_0[thread_2] = group_terms_0[thread_2] + group_terms_0[thread_2 + half_0];
        }
        workgroupBarrier();
        half_0 = (half_0 >> (u32(1)));
    }
    var sum_0 : f32 = group_terms_0[i32(0)];
    workgroupBarrier();
    return sum_0;
}

@compute
@workgroup_size(256, 1, 1)
fn sum_candidates(@builtin(local_invocation_index) thread_3 : u32, @builtin(global_invocation_id) id_0 : vec3<u32>, @builtin(workgroup_id) group_0 : vec3<u32>)
{
    begin_tally_0(thread_3);
    var _S34 : PartialSums_0 = PartialSums_x24init_0(0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, u32(0));
    var sums_0 : PartialSums_0 = _S34;
    var _S35 : u32 = id_0.x;
    var index_5 : u32 = _S35;
    for(;;)
    {
        if(index_5 < (run_0.reuse_0.carried_0))
        {
        }
        else
        {
            break;
        }
        var _S36 : Candidate_0 = carried_candidate_0(index_5);
        var candidate_4 : Candidate_0 = _S36;
        if((candidate_4.density_0) > 0.0f)
        {
            sums_0.moved_0 = sums_0.moved_0 + 1.0f;
        }
        if(!((candidate_4.ratio_0) > 0.0f))
        {
            candidate_4.density_0 = 0.0f;
        }
        store_candidate_0(index_5, candidate_4);
        var energy_2 : f32 = over_stationary_0(candidate_4.before_0);
        sums_0.energy_0 = sums_0.energy_0 + energy_2;
        if((candidate_4.density_0) > 0.0f)
        {
            var part_2 : f32 = candidate_4.ratio_0 / run_0.reuse_0.p_bar_0 * run_0.reuse_0.trust_0 * share_0(candidate_4, run_0.reuse_0.trust_0);
            sums_0.survived_0 = sums_0.survived_0 + energy_2;
            sums_0.part_0 = sums_0.part_0 + part_2;
            sums_0.squares_0 = sums_0.squares_0 + part_2 * part_2;
        }
        index_5 = index_5 + u32(16384);
    }
    var sample_0 : u32 = _S35;
    for(;;)
    {
        if(sample_0 < (run_0.method_0.bootstrap_0))
        {
        }
        else
        {
            break;
        }
        var candidate_5 : Candidate_0 = load_candidate_0(run_0.reuse_0.carried_0 + sample_0);
        sums_0.rest_0 = sums_0.rest_0 + candidate_5.ratio_0 / run_0.reuse_0.p_bar_0 * share_0(candidate_5, run_0.reuse_0.trust_0);
        if((candidate_5.density_0) > 0.0f)
        {
            sums_0.looked_back_0 = sums_0.looked_back_0 + 1.0f;
        }
        sample_0 = sample_0 + u32(16384);
    }
    end_tally_0(thread_3);
    var all_0 : PartialSums_0 = _S34;
    var _S37 : f32 = group_sum_0(thread_3, sums_0.energy_0);
    all_0.energy_0 = _S37;
    var _S38 : f32 = group_sum_0(thread_3, sums_0.survived_0);
    all_0.survived_0 = _S38;
    var _S39 : f32 = group_sum_0(thread_3, sums_0.part_0);
    all_0.part_0 = _S39;
    var _S40 : f32 = group_sum_0(thread_3, sums_0.squares_0);
    all_0.squares_0 = _S40;
    var _S41 : f32 = group_sum_0(thread_3, sums_0.rest_0);
    all_0.rest_0 = _S41;
    var _S42 : f32 = group_sum_0(thread_3, sums_0.moved_0);
    all_0.moved_0 = _S42;
    var _S43 : f32 = group_sum_0(thread_3, sums_0.looked_back_0);
    all_0.looked_back_0 = _S43;
    if(thread_3 == u32(0))
    {
        var _S44 : u32 = rows_of_1() * candidate_count_0() + rows_of_0() * group_0.x;
        var _S45 : array<vec4<u32>, i32(2)> = array<vec4<u32>, i32(2)>( vec4<u32>(bitcast<u32>(all_0.energy_0), bitcast<u32>(all_0.survived_0), bitcast<u32>(all_0.part_0), bitcast<u32>(all_0.squares_0)), vec4<u32>(bitcast<u32>(all_0.rest_0), bitcast<u32>(all_0.moved_0), bitcast<u32>(all_0.looked_back_0), all_0.padding_3) );
        var row_0 : u32 = u32(0);
        for(;;)
        {
            if(row_0 < u32(2))
            {
            }
            else
            {
                break;
            }
            candidates_0[_S44 + row_0] = _S45[row_0];
            row_0 = row_0 + u32(1);
        }
    }
    return;
}

