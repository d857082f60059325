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
    @align(8) copies_0 : f32,
    @align(4) first_scattering_0 : u32,
};

@binding(0) @group(1) var<uniform> run_0 : Parameters_std140_0;
@binding(5) @group(1) var<storage, read_write> headers_0 : array<vec4<u32>>;

@binding(2) @group(1) var<storage, read_write> counters_0 : array<atomic<u32>>;

@binding(1) @group(1) var<storage, read_write> film_0 : array<atomic<u32>>;

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

fn Chain_has_0( this_0 : Chain_0,  flag_0 : u32) -> bool
{
    return (((this_0.flags_0) & (flag_0))) != u32(0);
}

fn load_chain_0( index_1 : u32) -> Chain_0
{
    var chain_0 : Chain_0;
    chain_0.index_0 = index_1;
    chain_0.density_0 = (bitcast<f32>((headers_0[index_1].x)));
    chain_0.light_0 = vec3<f32>((bitcast<f32>((headers_0[index_1].y))), (bitcast<f32>((headers_0[index_1].z))), (bitcast<f32>((headers_0[index_1].w))));
    chain_0.pixel_0 = headers_0[run_0.chains_0 + index_1].x;
    chain_0.flags_0 = headers_0[run_0.chains_0 + index_1].y;
    chain_0.tour_length_1 = headers_0[run_0.chains_0 + index_1].z;
    chain_0.start_weight_0 = (bitcast<f32>((headers_0[run_0.chains_0 + index_1].w)));
    chain_0.refused_0 = headers_0[u32(2) * run_0.chains_0 + index_1].x;
    chain_0.score_squared_0 = (bitcast<f32>((headers_0[u32(2) * run_0.chains_0 + index_1].y)));
    chain_0.step_0 = headers_0[u32(2) * run_0.chains_0 + index_1].z;
    chain_0.memory_0 = (bitcast<f32>((headers_0[u32(2) * run_0.chains_0 + index_1].w)));
    chain_0.brightness_top_0 = headers_0[u32(3) * run_0.chains_0 + index_1].xy;
    chain_0.brightness_bottom_0 = headers_0[u32(3) * run_0.chains_0 + index_1].zw;
    chain_0.fresh_0 = Chain_has_0(chain_0, u32(16));
    return chain_0;
}

fn counted_0( counter_0 : u32) -> vec2<u32>
{
    var _S1 : u32 = u32(2) * counter_0;
    var _S2 : u32 = atomicLoad(&(counters_0[_S1]));
    var _S3 : u32 = atomicLoad(&(counters_0[_S1 + u32(1)]));
    return vec2<u32>(_S2, _S3);
}

fn wide_to_float_0( a_0 : vec2<u32>) -> f32
{
    return f32(a_0.y) * 4.294967296e+09f + f32(a_0.x);
}

fn bootstrap_mean_0() -> f32
{
    var _S4 : vec2<u32> = counted_0(u32(14));
    return wide_to_float_0(_S4) * run_0.density_unit_0 / f32(run_0.bootstrap_0);
}

fn odds_per_ratio_0() -> f32
{
    var p_bar_0 : f32 = bootstrap_mean_0();
    var _S5 : f32;
    if(p_bar_0 > 0.0f)
    {
        _S5 = run_0.tour_length_0 / p_bar_0;
    }
    else
    {
        _S5 = 0.0f;
    }
    return _S5;
}

fn is_finite_0( x_0 : f32) -> bool
{
    return (((bitcast<u32>((x_0))) & (u32(2139095040)))) != u32(2139095040);
}

fn wide_from_float_0( value_0 : f32) -> vec2<u32>
{
    var _S6 : f32 = min(value_0, 4.6116860184273879e+18f);
    if(!(_S6 > 0.0f))
    {
        return vec2<u32>(u32(0), u32(0));
    }
    if(_S6 < 8.388608e+06f)
    {
        return vec2<u32>(u32(_S6 + 0.5f), u32(0));
    }
    var high_0 : u32 = u32(_S6 * 2.32830643653869629e-10f);
    return vec2<u32>(u32(_S6 - f32(high_0) * 4.294967296e+09f), high_0);
}

fn film_add_0( place_0 : u32,  value_1 : vec2<u32>)
{
    var _S7 : vec2<u32> = value_1;
    if((value_1.x) != u32(0))
    {
        var before_0 : u32 = atomicAdd(&(film_0[u32(2) * place_0]), _S7.x);
        if((before_0 + _S7.x) < before_0)
        {
            _S7[i32(1)] = _S7[i32(1)] + u32(1);
        }
    }
    if((_S7.y) != u32(0))
    {
        var _S8 : u32 = atomicAdd(&(film_0[u32(2) * place_0 + u32(1)]), _S7.y);
    }
    return;
}

fn deposit_0( pixel_1 : u32,  light_1 : vec3<f32>)
{
    var scaled_0 : vec3<f32> = light_1 * vec3<f32>(run_0.film_scale_0);
    var _S9 : f32 = scaled_0.x;
    var _S10 : bool;
    if(!is_finite_0(_S9))
    {
        _S10 = true;
    }
    else
    {
        _S10 = !is_finite_0(scaled_0.y);
    }
    if(_S10)
    {
        _S10 = true;
    }
    else
    {
        _S10 = !is_finite_0(scaled_0.z);
    }
    if(_S10)
    {
        return;
    }
    var _S11 : u32 = u32(3) * pixel_1;
    film_add_0(_S11, wide_from_float_0(_S9));
    film_add_0(_S11 + u32(1), wide_from_float_0(scaled_0.y));
    film_add_0(_S11 + u32(2), wide_from_float_0(scaled_0.z));
    return;
}

@compute
@workgroup_size(64, 1, 1)
fn close_tours(@builtin(global_invocation_id) id_0 : vec3<u32>, @builtin(local_invocation_index) thread_0 : u32, @builtin(workgroup_id) group_0 : vec3<u32>)
{
    var index_2 : u32 = (group_0.y * run_0.lanes_0 + group_0.x) * u32(64) + thread_0;
    if(index_2 >= (run_0.chains_0))
    {
        return;
    }
    var chain_1 : Chain_0 = load_chain_0(index_2);
    if((chain_1.density_0) > 0.0f)
    {
        var _S12 : f32 = odds_per_ratio_0();
        deposit_0(chain_1.pixel_0, chain_1.light_0 * vec3<f32>((chain_1.start_weight_0 / (1.0f + _S12 * chain_1.density_0))));
    }
    return;
}

