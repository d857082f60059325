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

fn neighbour_row_0() -> u32
{
    return rows_of_1() + rows_of_0();
}

struct Neighbour_0
{
     radiance_0 : vec3<f32>,
     pixel_0 : u32,
     weight_0 : f32,
     direction_0 : u32,
     padding0_2 : u32,
     padding1_2 : u32,
};

fn load_rows_0( _S1 : u32,  _S2 : u32,  _S3 : u32) -> Neighbour_0
{
    var rows_0 : array<vec4<u32>, i32(2)>;
    rows_0[i32(0)] = chain_states_0[_S1 * _S2 + _S3];
    rows_0[i32(1)] = chain_states_0[(_S1 + u32(1)) * _S2 + _S3];
    var _S4 : Neighbour_0 = Neighbour_0( vec3<f32>(bitcast<f32>(rows_0[u32(0)][u32(0)]), bitcast<f32>(rows_0[u32(0)][u32(1)]), bitcast<f32>(rows_0[u32(0)][u32(2)])), rows_0[u32(0)][u32(3)], bitcast<f32>(rows_0[u32(1)][u32(0)]), rows_0[u32(1)][u32(1)], rows_0[u32(1)][u32(2)], rows_0[u32(1)][u32(3)] );
    return _S4;
}

fn load_neighbour_0( chain_0 : u32) -> Neighbour_0
{
    return load_rows_0(neighbour_row_0(), run_0.method_0.chains_0, chain_0);
}

struct ChainState_0
{
     radiance_1 : vec3<f32>,
     density_0 : f32,
     pixel_1 : u32,
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

fn load_rows_1( _S5 : u32,  _S6 : u32,  _S7 : u32) -> ChainState_0
{
    var rows_1 : array<vec4<u32>, i32(4)>;
    rows_1[i32(0)] = chain_states_0[_S5 * _S6 + _S7];
    rows_1[i32(1)] = chain_states_0[(_S5 + u32(1)) * _S6 + _S7];
    rows_1[i32(2)] = chain_states_0[(_S5 + u32(2)) * _S6 + _S7];
    rows_1[i32(3)] = chain_states_0[(_S5 + u32(3)) * _S6 + _S7];
    var _S8 : ChainState_0 = ChainState_0( vec3<f32>(bitcast<f32>(rows_1[u32(0)][u32(0)]), bitcast<f32>(rows_1[u32(0)][u32(1)]), bitcast<f32>(rows_1[u32(0)][u32(2)])), bitcast<f32>(rows_1[u32(0)][u32(3)]), rows_1[u32(1)][u32(0)], rows_1[u32(1)][u32(1)], rows_1[u32(1)][u32(2)], bitcast<f32>(rows_1[u32(1)][u32(3)]), rows_1[u32(2)][u32(0)], bitcast<f32>(rows_1[u32(2)][u32(1)]), rows_1[u32(2)][u32(2)], bitcast<f32>(rows_1[u32(2)][u32(3)]), vec2<u32>(rows_1[u32(3)][u32(0)], rows_1[u32(3)][u32(1)]), vec2<u32>(rows_1[u32(3)][u32(2)], rows_1[u32(3)][u32(3)]) );
    return _S8;
}

fn load_chain_0( index_1 : u32) -> Chain_0
{
    var chain_1 : Chain_0;
    chain_1.index_0 = index_1;
    chain_1.state_0 = load_rows_1(u32(0), run_0.method_0.chains_0, index_1);
    return chain_1;
}

fn counted_0( counter_0 : u32) -> vec2<u32>
{
    var _S9 : u32 = u32(2) * counter_0;
    var _S10 : u32 = atomicLoad(&(counters_0[_S9]));
    var _S11 : u32 = atomicLoad(&(counters_0[_S9 + u32(1)]));
    return vec2<u32>(_S10, _S11);
}

fn wide_to_float_0( a_0 : vec2<u32>) -> f32
{
    return f32(a_0.y) * 4.294967296e+09f + f32(a_0.x);
}

fn mean_of_independent_0( others_0 : vec2<f32>) -> f32
{
    var samples_0 : f32 = f32(run_0.method_0.bootstrap_0) + run_0.method_0.prior_samples_0 + others_0.y;
    var _S12 : vec2<u32> = counted_0(u32(14));
    var sum_0 : f32 = wide_to_float_0(_S12) * run_0.image_0.density_unit_0 + others_0.x;
    var _S13 : f32;
    if(samples_0 > 0.0f)
    {
        _S13 = (sum_0 + run_0.method_0.prior_samples_0 * run_0.method_0.prior_mean_0) / samples_0;
    }
    else
    {
        _S13 = 0.0f;
    }
    return _S13;
}

fn bootstrap_mean_0() -> f32
{
    var _S14 : f32 = mean_of_independent_0(vec2<f32>(0.0f));
    return _S14;
}

fn chain_square_scale_0() -> f32
{
    var p_bar_1 : f32 = bootstrap_mean_0();
    if((run_0.method_0.start_0) == u32(2))
    {
        return run_0.image_0.square_scale_0;
    }
    var _S15 : bool;
    if((run_0.method_0.global_dynamics_0) == u32(1))
    {
        _S15 = p_bar_1 > 0.0f;
    }
    else
    {
        _S15 = false;
    }
    if(_S15)
    {
        return 6.5536e+04f * (1.0f + run_0.method_0.tour_length_0) / p_bar_1;
    }
    return 2.384185791015625e-07f * run_0.image_0.film_scale_0;
}

fn plane_pixel_0( half_0 : u32,  plane_0 : u32,  pixel_2 : u32) -> u32
{
    return (half_0 * u32(4) + plane_0) * run_0.camera_0.width_0 * run_0.camera_0.height_0 + pixel_2;
}

fn is_finite_0( x_0 : f32) -> bool
{
    return (((bitcast<u32>((x_0))) & (u32(2139095040)))) != u32(2139095040);
}

fn wide_from_float_0( value_0 : f32) -> vec2<u32>
{
    var _S16 : f32 = min(value_0, 4.6116860184273879e+18f);
    if(!(_S16 > 0.0f))
    {
        return vec2<u32>(u32(0), u32(0));
    }
    if(_S16 < 8.388608e+06f)
    {
        return vec2<u32>(u32(_S16 + 0.5f), u32(0));
    }
    var high_0 : u32 = u32(_S16 * 2.32830643653869629e-10f);
    return vec2<u32>(u32(_S16 - f32(high_0) * 4.294967296e+09f), high_0);
}

fn wide_add_0( a_1 : vec2<u32>,  b_0 : vec2<u32>) -> vec2<u32>
{
    var _S17 : u32 = a_1.x;
    var low_0 : u32 = _S17 + b_0.x;
    var _S18 : u32 = a_1.y + b_0.y;
    var _S19 : i32;
    if(low_0 < _S17)
    {
        _S19 = i32(1);
    }
    else
    {
        _S19 = i32(0);
    }
    return vec2<u32>(low_0, _S18 + u32(_S19));
}

fn wide_negative_0( a_2 : vec2<u32>) -> vec2<u32>
{
    return wide_add_0(~a_2, vec2<u32>(u32(1), u32(0)));
}

fn wide_from_signed_0( value_1 : f32) -> vec2<u32>
{
    var _S20 : vec2<u32>;
    if(value_1 < 0.0f)
    {
        _S20 = wide_negative_0(wide_from_float_0(- value_1));
    }
    else
    {
        _S20 = wide_from_float_0(value_1);
    }
    return _S20;
}

fn film_add_0( place_0 : u32,  value_2 : vec2<u32>)
{
    var _S21 : vec2<u32> = value_2;
    if((value_2.x) != u32(0))
    {
        var before_0 : u32 = atomicAdd(&(film_0[u32(2) * place_0]), _S21.x);
        if((before_0 + _S21.x) < before_0)
        {
            _S21[i32(1)] = _S21[i32(1)] + u32(1);
        }
    }
    if((_S21.y) != u32(0))
    {
        var _S22 : u32 = atomicAdd(&(film_0[u32(2) * place_0 + u32(1)]), _S21.y);
    }
    return;
}

fn deposit_0( pixel_3 : u32,  radiance_2 : vec3<f32>)
{
    var scaled_0 : vec3<f32> = radiance_2 * vec3<f32>(run_0.image_0.film_scale_0);
    var _S23 : f32 = scaled_0.x;
    var _S24 : bool;
    if(!is_finite_0(_S23))
    {
        _S24 = true;
    }
    else
    {
        _S24 = !is_finite_0(scaled_0.y);
    }
    if(_S24)
    {
        _S24 = true;
    }
    else
    {
        _S24 = !is_finite_0(scaled_0.z);
    }
    if(_S24)
    {
        return;
    }
    var _S25 : u32 = u32(3) * pixel_3;
    film_add_0(_S25, wide_from_signed_0(_S23));
    film_add_0(_S25 + u32(1), wide_from_signed_0(scaled_0.y));
    film_add_0(_S25 + u32(2), wide_from_signed_0(scaled_0.z));
    return;
}

fn luminance_0( rgb_0 : vec3<f32>) -> f32
{
    return dot(rgb_0, vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f));
}

fn deposit_square_0( pixel_4 : u32,  channel_0 : u32,  radiance_3 : vec3<f32>,  square_scale_1 : f32)
{
    var value_3 : f32 = luminance_0(radiance_3) * square_scale_1;
    film_add_0(u32(3) * pixel_4 + channel_0, wide_from_float_0(min(value_3 * value_3, 7.2057594037927936e+16f)));
    return;
}

fn deposit_term_0( pixel_5 : u32,  term_0 : u32,  radiance_4 : vec3<f32>,  square_scale_2 : f32)
{
    deposit_0(plane_pixel_0(u32(0), term_0, pixel_5), radiance_4);
    deposit_square_0(plane_pixel_0(u32(0), u32(3), pixel_5), term_0, radiance_4, square_scale_2);
    return;
}

fn deposit_with_neighbour_0( state_1 : ChainState_0,  neighbour_0 : Neighbour_0)
{
    var square_scale_3 : f32 = chain_square_scale_0();
    if((neighbour_0.pixel_0) == u32(4294967295))
    {
        deposit_term_0(state_1.pixel_1, u32(0), state_1.radiance_1 * vec3<f32>(neighbour_0.weight_0), square_scale_3);
        return;
    }
    var here_0 : f32 = abs(luminance_0(state_1.radiance_1));
    var _S26 : vec3<f32> = vec3<f32>((neighbour_0.weight_0 * here_0 / (here_0 + abs(luminance_0(neighbour_0.radiance_0)))));
    var own_0 : vec3<f32> = state_1.radiance_1 * _S26;
    var other_0 : vec3<f32> = neighbour_0.radiance_0 * _S26;
    deposit_term_0(state_1.pixel_1, u32(0), own_0, square_scale_3);
    deposit_term_0(neighbour_0.pixel_0, u32(0), other_0, square_scale_3);
    var forwards_0 : bool = (neighbour_0.direction_0) < u32(2);
    var _S27 : vec3<f32>;
    if(forwards_0)
    {
        _S27 = other_0 - own_0;
    }
    else
    {
        _S27 = own_0 - other_0;
    }
    var difference_0 : vec3<f32> = vec3<f32>(4.0f) * _S27;
    var _S28 : u32;
    if(forwards_0)
    {
        _S28 = state_1.pixel_1;
    }
    else
    {
        _S28 = neighbour_0.pixel_0;
    }
    deposit_term_0(_S28, u32(1) + (((neighbour_0.direction_0) & (u32(1)))), difference_0, square_scale_3);
    return;
}

fn settle_0( state_2 : ChainState_0,  neighbour_1 : ptr<function, Neighbour_0>)
{
    if(((*neighbour_1).weight_0) > 0.0f)
    {
        deposit_with_neighbour_0(state_2, (*neighbour_1));
    }
    (*neighbour_1).weight_0 = 0.0f;
    return;
}

fn store_rows_0( _S29 : u32,  _S30 : u32,  _S31 : u32,  _S32 : Neighbour_0)
{
    var _S33 : vec4<u32> = vec4<u32>(bitcast<u32>(_S32.weight_0), _S32.direction_0, _S32.padding0_2, _S32.padding1_2);
    chain_states_0[_S29 * _S30 + _S31] = vec4<u32>(bitcast<u32>(_S32.radiance_0[u32(0)]), bitcast<u32>(_S32.radiance_0[u32(1)]), bitcast<u32>(_S32.radiance_0[u32(2)]), _S32.pixel_0);
    chain_states_0[(_S29 + u32(1)) * _S30 + _S31] = _S33;
    return;
}

fn store_neighbour_0( chain_2 : u32,  neighbour_2 : Neighbour_0)
{
    store_rows_0(neighbour_row_0(), run_0.method_0.chains_0, chain_2, neighbour_2);
    return;
}

@compute
@workgroup_size(64, 1, 1)
fn settle_deposits(@builtin(global_invocation_id) id_0 : vec3<u32>)
{
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
        var neighbour_3 : Neighbour_0 = load_neighbour_0(index_2);
        if((neighbour_3.weight_0) > 0.0f)
        {
            settle_0(load_chain_0(index_2).state_0, &(neighbour_3));
            store_neighbour_0(index_2, neighbour_3);
        }
        index_2 = index_2 + run_0.dispatch_0.lanes_0;
    }
    return;
}

