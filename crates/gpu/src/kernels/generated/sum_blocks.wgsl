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
@binding(4) @group(1) var<storage, read_write> scans_0 : array<vec2<u32>>;

fn candidate_count_0() -> u32
{
    return run_0.reuse_0.carried_0 + run_0.method_0.bootstrap_0;
}

fn blocks_0() -> u32
{
    return (candidate_count_0() + u32(256) - u32(1)) / u32(256);
}

fn wide_add_0( a_0 : vec2<u32>,  b_0 : vec2<u32>) -> vec2<u32>
{
    var _S1 : u32 = a_0.x;
    var low_0 : u32 = _S1 + b_0.x;
    var _S2 : u32 = a_0.y + b_0.y;
    var _S3 : i32;
    if(low_0 < _S1)
    {
        _S3 = i32(1);
    }
    else
    {
        _S3 = i32(0);
    }
    return vec2<u32>(low_0, _S2 + u32(_S3));
}

fn wide_over_0( a_1 : vec2<u32>,  b_1 : u32) -> vec2<u32>
{
    var quotient_0 : vec2<u32> = vec2<u32>(u32(0), u32(0));
    var bit_0 : i32 = i32(63);
    var rest_0 : u32 = u32(0);
    for(;;)
    {
        if(bit_0 >= i32(0))
        {
        }
        else
        {
            break;
        }
        var _S4 : bool = bit_0 >= i32(32);
        var digit_0 : u32;
        if(_S4)
        {
            digit_0 = ((((a_1.y) >> (u32(bit_0 - i32(32))))) & (u32(1)));
        }
        else
        {
            digit_0 = ((((a_1.x) >> (u32(bit_0)))) & (u32(1)));
        }
        var rest_1 : u32 = (((rest_0 << (u32(1)))) | (digit_0));
        var _S5 : bool;
        if(((rest_0 & (u32(2147483648)))) != u32(0))
        {
            _S5 = true;
        }
        else
        {
            _S5 = rest_1 >= b_1;
        }
        if(_S5)
        {
            var rest_2 : u32 = rest_1 - b_1;
            if(_S4)
            {
                quotient_0[i32(1)] = ((quotient_0[i32(1)]) | (((u32(1) << (u32(bit_0 - i32(32)))))));
            }
            else
            {
                quotient_0[i32(0)] = ((quotient_0[i32(0)]) | (((u32(1) << (u32(bit_0))))));
            }
            rest_0 = rest_2;
        }
        else
        {
            rest_0 = rest_1;
        }
        bit_0 = bit_0 - i32(1);
    }
    return quotient_0;
}

@compute
@workgroup_size(1, 1, 1)
fn sum_blocks()
{
    var n_0 : u32 = blocks_0();
    var sum_0 : vec2<u32> = vec2<u32>(u32(0), u32(0));
    var i_0 : u32 = u32(0);
    for(;;)
    {
        if(i_0 < n_0)
        {
        }
        else
        {
            break;
        }
        var weight_0 : vec2<u32> = scans_0[i_0];
        scans_0[i_0] = sum_0;
        var _S6 : vec2<u32> = wide_add_0(sum_0, weight_0);
        var _S7 : u32 = i_0 + u32(1);
        sum_0 = _S6;
        i_0 = _S7;
    }
    scans_0[n_0] = sum_0;
    scans_0[n_0 + u32(1)] = wide_over_0(sum_0, run_0.method_0.chains_0);
    return;
}

