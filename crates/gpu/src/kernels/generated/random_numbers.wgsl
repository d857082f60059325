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
@binding(10) @group(1) var<storage, read_write> image_1 : array<vec4<f32>>;

fn key_1() -> vec2<u32>
{
    return run_0.method_0.key_0;
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

fn philox_0( key_2 : vec2<u32>,  counter_0 : vec4<u32>) -> vec4<u32>
{
    var _S1 : u32 = counter_0.x;
    var _S2 : u32 = counter_0.z;
    var _S3 : u32 = ((((mul_high_0(u32(3449720151), _S2)) ^ ((counter_0.y)))) ^ ((key_2.x)));
    var _S4 : u32 = ((((mul_high_0(u32(3528531795), _S1)) ^ ((counter_0.w)))) ^ ((key_2.y)));
    const _S5 : vec2<u32> = vec2<u32>(u32(2654435769), u32(3144134277));
    var k_0 : vec2<u32> = key_2 + _S5;
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

fn unit_0( word_0 : u32) -> f32
{
    return f32((word_0 >> (u32(8)))) * 5.9604644775390625e-08f;
}

fn units_0( words_0 : vec4<u32>) -> vec4<f32>
{
    return vec4<f32>(unit_0(words_0.x), unit_0(words_0.y), unit_0(words_0.z), unit_0(words_0.w));
}

fn ln_0( u_0 : f32) -> f32
{
    var offset_0 : u32 = (bitcast<u32>((u_0))) - u32(1060439283);
    var x_0 : f32 = (bitcast<f32>((((offset_0 & (u32(8388607)))) + u32(1060439283)))) - 1.0f;
    var square_0 : f32 = x_0 * x_0;
    return ((((((((0.07037683576345444f * x_0 - 0.11514610052108765f) * x_0 + 0.11676999181509018f) * x_0 - 0.12420140951871872f) * x_0 + 0.14249323308467865f) * x_0 - 0.16668057441711426f) * x_0 + 0.20000715553760529f) * x_0 - 0.24999994039535522f) * x_0 + 0.33333331346511841f) * x_0 * square_0 - 0.5f * square_0 + x_0 + f32((i32(offset_0) >> (u32(23)))) * 0.69314718246459961f;
}

fn cos_sin_turns_0( w_0 : u32) -> vec2<f32>
{
    var quarter_0 : u32 = ((w_0 + u32(536870912)) >> (u32(30)));
    var t_0 : f32 = f32(i32(w_0 - ((quarter_0 << (u32(30)))))) * 1.46291811997656396e-09f;
    var z_0 : f32 = t_0 * t_0;
    var sine_0 : f32 = ((-0.00019515295571182f * z_0 + 0.00833216123282909f) * z_0 - 0.16666655242443085f) * z_0 * t_0 + t_0;
    var cosine_0 : f32 = ((0.00002443315679557f * z_0 - 0.00138873164542019f) * z_0 + 0.04166664555668831f) * z_0 * z_0 - 0.5f * z_0 + 1.0f;
    var swap_0 : bool = ((quarter_0 & (u32(1)))) == u32(1);
    var c_0 : f32;
    if(swap_0)
    {
        c_0 = sine_0;
    }
    else
    {
        c_0 = cosine_0;
    }
    var s_0 : f32;
    if(swap_0)
    {
        s_0 = cosine_0;
    }
    else
    {
        s_0 = sine_0;
    }
    return vec2<f32>((bitcast<f32>((((bitcast<u32>((c_0))) ^ ((((((quarter_0 + u32(1)) & (u32(2)))) << (u32(30))))))))), (bitcast<f32>((((bitcast<u32>((s_0))) ^ (((((quarter_0 & (u32(2)))) << (u32(30))))))))));
}

fn box_muller_0( first_0 : u32,  second_0 : u32) -> vec2<f32>
{
    return vec2<f32>(sqrt(max(-2.0f * ln_0((f32(first_0) + 0.5f) * 2.32830643653869629e-10f), 0.0f))) * cos_sin_turns_0(second_0);
}

fn normals_0( words_1 : vec4<u32>) -> vec4<f32>
{
    return vec4<f32>(box_muller_0(words_1.x, words_1.y), box_muller_0(words_1.z, words_1.w));
}

fn scramble_0( words_2 : vec4<u32>,  add_0 : vec4<u32>,  factor_1 : vec4<u32>) -> vec4<u32>
{
    var _S22 : vec4<u32> = (((words_2 ^ ((words_2 * vec4<u32>(u32(1025551850)))))) + add_0) * ((factor_1 | (vec4<u32>(u32(1)))));
    var _S23 : vec4<u32> = (_S22 ^ ((_S22 * vec4<u32>(u32(89287766)))));
    return (_S23 ^ ((_S23 * vec4<u32>(u32(1403136100)))));
}

fn sobol_words_0( group_0 : u32,  sequence_0 : u32,  part_0 : u32,  index_0 : u32) -> vec4<u32>
{
    var keys_0 : vec4<u32> = philox_0(key_1(), vec4<u32>(group_0, sequence_0, part_0, u32(6)));
    var orders_0 : vec2<u32> = scramble_0(vec4<u32>(reverseBits(index_0), u32(0), u32(0), u32(0)), keys_0.xxxx, keys_0.yyyy).xy;
    var _S24 : u32 = reverseBits(((orders_0.x) ^ ((orders_0.y))));
    const _S25 : vec3<u32> = vec3<u32>(u32(1), u32(3), u32(4));
    var _S26 : vec4<u32> = vec4<u32>(vec4<i32>(i32(0)));
    var c_1 : vec2<u32> = vec2<u32>(u32(1), u32(3));
    var d_0 : vec3<u32> = _S25;
    var place_0 : u32 = _S24;
    var a_1 : u32 = u32(1);
    var b_1 : u32 = u32(1);
    var point_0 : vec4<u32> = _S26;
    for(;;)
    {
        if(place_0 != u32(0))
        {
        }
        else
        {
            break;
        }
        if(((place_0 & (u32(1)))) != u32(0))
        {
            point_0 = (point_0 ^ (vec4<u32>(a_1, b_1, c_1.x, d_0.x)));
        }
        var a_2 : u32 = (a_1 << (u32(1)));
        var b_2 : u32 = (b_1 ^ (((b_1 << (u32(1))))));
        var _S27 : u32 = c_1.y;
        var _S28 : u32 = c_1.x;
        var _S29 : u32 = d_0.y;
        var _S30 : u32 = d_0.x;
        var _S31 : vec3<u32> = vec3<u32>(_S29, d_0.z, (((_S29 ^ (_S30))) ^ (((_S30 << (u32(3)))))));
        var place_1 : u32 = (place_0 >> (u32(1)));
        c_1 = vec2<u32>(_S27, (((_S27 ^ (_S28))) ^ (((_S28 << (u32(2)))))));
        d_0 = _S31;
        place_0 = place_1;
        a_1 = a_2;
        b_1 = b_2;
    }
    return reverseBits(scramble_0(point_0, vec4<u32>(keys_0.yzw, keys_0.x + keys_0.y + keys_0.z + keys_0.w), vec4<u32>(keys_0.zw, keys_0.xy)));
}

struct RandomBlock_0
{
     words_3 : vec4<u32>,
     units_1 : vec4<f32>,
     normals_1 : vec4<f32>,
     sobol_0 : vec4<u32>,
};

@compute
@workgroup_size(64, 1, 1)
fn random_numbers(@builtin(global_invocation_id) id_0 : vec3<u32>)
{
    var _S32 : u32 = id_0.x;
    if(_S32 >= (run_0.dispatch_0.items_0))
    {
        return;
    }
    var words_4 : vec4<u32> = philox_0(key_1(), vec4<u32>(_S32, run_0.method_0.chains_0, run_0.dispatch_0.first_step_0, u32(2)));
    var result_0 : RandomBlock_0;
    result_0.words_3 = words_4;
    result_0.units_1 = units_0(words_4);
    result_0.normals_1 = normals_0(words_4);
    result_0.sobol_0 = sobol_words_0(_S32, run_0.method_0.chains_0, run_0.method_0.halves_0, run_0.dispatch_0.first_step_0);
    var _S33 : array<vec4<f32>, i32(4)> = array<vec4<f32>, i32(4)>( vec4<f32>(bitcast<f32>(result_0.words_3[u32(0)]), bitcast<f32>(result_0.words_3[u32(1)]), bitcast<f32>(result_0.words_3[u32(2)]), bitcast<f32>(result_0.words_3[u32(3)])), vec4<f32>(bitcast<f32>(bitcast<u32>(result_0.units_1[u32(0)])), bitcast<f32>(bitcast<u32>(result_0.units_1[u32(1)])), bitcast<f32>(bitcast<u32>(result_0.units_1[u32(2)])), bitcast<f32>(bitcast<u32>(result_0.units_1[u32(3)]))), vec4<f32>(bitcast<f32>(bitcast<u32>(result_0.normals_1[u32(0)])), bitcast<f32>(bitcast<u32>(result_0.normals_1[u32(1)])), bitcast<f32>(bitcast<u32>(result_0.normals_1[u32(2)])), bitcast<f32>(bitcast<u32>(result_0.normals_1[u32(3)]))), vec4<f32>(bitcast<f32>(result_0.sobol_0[u32(0)]), bitcast<f32>(result_0.sobol_0[u32(1)]), bitcast<f32>(result_0.sobol_0[u32(2)]), bitcast<f32>(result_0.sobol_0[u32(3)])) );
    var row_0 : u32 = u32(0);
    for(;;)
    {
        if(row_0 < u32(4))
        {
        }
        else
        {
            break;
        }
        image_1[_S32 * u32(4) + row_0] = _S33[row_0];
        row_0 = row_0 + u32(1);
    }
    return;
}

