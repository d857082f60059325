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

@binding(1) @group(0) var<storage, read> leaves_0 : array<vec4<f32>>;

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
    @align(4) padding0_0 : u32,
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
    @align(8) padding0_1 : u32,
    @align(4) padding1_1 : u32,
};

@binding(5) @group(0) var<storage, read> light_triangles_0 : array<LightTriangle_std430_0>;

struct Instance_std430_0
{
    @align(16) to_world_0 : array<vec4<f32>, i32(3)>,
    @align(16) to_object_0 : array<vec4<f32>, i32(3)>,
    @align(16) root_0 : u32,
    @align(4) mirrored_0 : u32,
    @align(8) index_0 : u32,
    @align(4) padding0_2 : u32,
};

@binding(6) @group(0) var<storage, read> instances_0 : array<Instance_std430_0>;

@binding(7) @group(1) var<storage, read_write> scores_0 : array<f32>;

@binding(9) @group(1) var<storage, read_write> records_0 : array<vec4<f32>>;

struct Tuple_0
{
     value0_0 : f32,
};

fn s_apply_min_0( x_0 : f32,  y_0 : f32) -> Tuple_0
{
    var _S1 : Tuple_0 = Tuple_0( min(x_0, y_0) );
    return _S1;
}

struct s_bwdCallableCtx_min_0
{
     _S2 : f32,
     _S3 : f32,
};

struct DiffPair_float_0
{
     primal_0 : f32,
     differential_0 : f32,
};

fn _d_min_0( dpx_0 : ptr<function, DiffPair_float_0>,  dpy_0 : ptr<function, DiffPair_float_0>,  dOut_0 : f32)
{
    var _S4 : DiffPair_float_0 = (*dpx_0);
    var _S5 : f32;
    if(((*dpx_0).primal_0) < ((*dpy_0).primal_0))
    {
        _S5 = dOut_0;
    }
    else
    {
        if(((*dpx_0).primal_0) > ((*dpy_0).primal_0))
        {
            _S5 = 0.0f;
        }
        else
        {
            _S5 = 0.5f * dOut_0;
        }
    }
    (*dpx_0).primal_0 = _S4.primal_0;
    (*dpx_0).differential_0 = _S5;
    var _S6 : DiffPair_float_0 = (*dpy_0);
    if(((*dpy_0).primal_0) < (_S4.primal_0))
    {
        _S5 = dOut_0;
    }
    else
    {
        if(((*dpy_0).primal_0) > ((*dpx_0).primal_0))
        {
            _S5 = 0.0f;
        }
        else
        {
            _S5 = 0.5f * dOut_0;
        }
    }
    (*dpy_0).primal_0 = _S6.primal_0;
    (*dpy_0).differential_0 = _S5;
    return;
}

fn s_bwdProp_min_0( ctx_0 : s_bwdCallableCtx_min_0,  d_x_0 : ptr<function, f32>,  d_y_0 : ptr<function, f32>,  d_out_0 : f32)
{
    var _S7 : DiffPair_float_0;
    _S7.primal_0 = ctx_0._S2;
    var _S8 : DiffPair_float_0;
    _S8.primal_0 = ctx_0._S3;
    _d_min_0(&(_S7), &(_S8), d_out_0);
    (*d_x_0) = _S7.differential_0;
    (*d_y_0) = _S8.differential_0;
    return;
}

struct Tuple_1
{
     value0_1 : f32,
};

fn s_apply_max_0( x_1 : f32,  y_1 : f32) -> Tuple_1
{
    var _S9 : Tuple_1 = Tuple_1( max(x_1, y_1) );
    return _S9;
}

struct s_bwdCallableCtx_max_0
{
     _S10 : f32,
     _S11 : f32,
};

fn _d_max_0( dpx_1 : ptr<function, DiffPair_float_0>,  dpy_1 : ptr<function, DiffPair_float_0>,  dOut_1 : f32)
{
    var _S12 : DiffPair_float_0 = (*dpx_1);
    var _S13 : f32;
    if(((*dpx_1).primal_0) > ((*dpy_1).primal_0))
    {
        _S13 = dOut_1;
    }
    else
    {
        if(((*dpx_1).primal_0) < ((*dpy_1).primal_0))
        {
            _S13 = 0.0f;
        }
        else
        {
            _S13 = 0.5f * dOut_1;
        }
    }
    (*dpx_1).primal_0 = _S12.primal_0;
    (*dpx_1).differential_0 = _S13;
    var _S14 : DiffPair_float_0 = (*dpy_1);
    if(((*dpy_1).primal_0) > (_S12.primal_0))
    {
        _S13 = dOut_1;
    }
    else
    {
        if(((*dpy_1).primal_0) < ((*dpx_1).primal_0))
        {
            _S13 = 0.0f;
        }
        else
        {
            _S13 = 0.5f * dOut_1;
        }
    }
    (*dpy_1).primal_0 = _S14.primal_0;
    (*dpy_1).differential_0 = _S13;
    return;
}

fn s_bwdProp_max_0( ctx_1 : s_bwdCallableCtx_max_0,  d_x_1 : ptr<function, f32>,  d_y_1 : ptr<function, f32>,  d_out_1 : f32)
{
    var _S15 : DiffPair_float_0;
    _S15.primal_0 = ctx_1._S10;
    var _S16 : DiffPair_float_0;
    _S16.primal_0 = ctx_1._S11;
    _d_max_0(&(_S15), &(_S16), d_out_1);
    (*d_x_1) = _S15.differential_0;
    (*d_y_1) = _S16.differential_0;
    return;
}

struct Tuple_2
{
     value0_2 : f32,
};

fn s_apply_abs_0( x_2 : f32) -> Tuple_2
{
    var _S17 : Tuple_2 = Tuple_2( abs(x_2) );
    return _S17;
}

struct s_bwdCallableCtx_abs_0
{
     _S18 : f32,
};

fn _d_abs_0( dpx_2 : ptr<function, DiffPair_float_0>,  dOut_2 : f32)
{
    var _S19 : f32 = select(select(-1.0f, 0.0f, ((*dpx_2).primal_0) == 0.0f), 1.0f, ((*dpx_2).primal_0) > 0.0f) * dOut_2;
    (*dpx_2).primal_0 = (*dpx_2).primal_0;
    (*dpx_2).differential_0 = _S19;
    return;
}

fn s_bwdProp_abs_0( ctx_2 : s_bwdCallableCtx_abs_0,  d_x_2 : ptr<function, f32>,  d_out_2 : f32)
{
    var _S20 : DiffPair_float_0;
    _S20.primal_0 = ctx_2._S18;
    _d_abs_0(&(_S20), d_out_2);
    (*d_x_2) = _S20.differential_0;
    return;
}

struct Tuple_3
{
     value0_3 : f32,
};

fn s_apply_sqrt_0( x_3 : f32) -> Tuple_3
{
    var _S21 : Tuple_3 = Tuple_3( sqrt(x_3) );
    return _S21;
}

struct s_bwdCallableCtx_sqrt_0
{
     _S22 : f32,
};

fn _d_sqrt_0( dpx_3 : ptr<function, DiffPair_float_0>,  dOut_3 : f32)
{
    var _S23 : f32 = 0.5f / sqrt(max(1.00000001168609742e-07f, (*dpx_3).primal_0)) * dOut_3;
    (*dpx_3).primal_0 = (*dpx_3).primal_0;
    (*dpx_3).differential_0 = _S23;
    return;
}

fn s_bwdProp_sqrt_0( ctx_3 : s_bwdCallableCtx_sqrt_0,  d_x_3 : ptr<function, f32>,  d_out_3 : f32)
{
    var _S24 : DiffPair_float_0;
    _S24.primal_0 = ctx_3._S22;
    _d_sqrt_0(&(_S24), d_out_3);
    (*d_x_3) = _S24.differential_0;
    return;
}

struct Tuple_4
{
     value0_4 : vec3<f32>,
};

fn s_apply_cross_0( left_0 : vec3<f32>,  right_0 : vec3<f32>) -> Tuple_4
{
    var _S25 : Tuple_4 = Tuple_4( cross(left_0, right_0) );
    return _S25;
}

struct s_bwdCallableCtx_cross_0
{
     _S26 : vec3<f32>,
     _S27 : vec3<f32>,
};

struct DiffPair_vectorx3Cfloatx2C3x3E_0
{
     primal_0 : vec3<f32>,
     differential_0 : vec3<f32>,
};

fn _d_cross_0( a_1 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  b_1 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  dOut_4 : vec3<f32>)
{
    var _S28 : f32 = dOut_4.y;
    var _S29 : f32 = dOut_4.z;
    var _S30 : f32 = dOut_4.x;
    var _S31 : f32 = (*a_1).primal_0.z * _S28 + - (*a_1).primal_0.y * _S29;
    var _S32 : f32 = - (*a_1).primal_0.z * _S30 + (*a_1).primal_0.x * _S29;
    var _S33 : f32 = (*a_1).primal_0.y * _S30 + - (*a_1).primal_0.x * _S28;
    var _S34 : vec3<f32> = vec3<f32>(- (*b_1).primal_0.z * _S28 + (*b_1).primal_0.y * _S29, (*b_1).primal_0.z * _S30 + - (*b_1).primal_0.x * _S29, - (*b_1).primal_0.y * _S30 + (*b_1).primal_0.x * _S28);
    (*a_1).primal_0 = (*a_1).primal_0;
    (*a_1).differential_0 = _S34;
    var _S35 : vec3<f32> = vec3<f32>(_S31, _S32, _S33);
    (*b_1).primal_0 = (*b_1).primal_0;
    (*b_1).differential_0 = _S35;
    return;
}

fn s_bwdProp_cross_0( ctx_4 : s_bwdCallableCtx_cross_0,  d_left_0 : ptr<function, vec3<f32>>,  d_right_0 : ptr<function, vec3<f32>>,  d_out_4 : vec3<f32>)
{
    var _S36 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    _S36.primal_0 = ctx_4._S26;
    var _S37 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    _S37.primal_0 = ctx_4._S27;
    _d_cross_0(&(_S36), &(_S37), d_out_4);
    (*d_left_0) = _S36.differential_0;
    (*d_right_0) = _S37.differential_0;
    return;
}

struct Tuple_5
{
     value0_5 : f32,
};

fn s_apply_dot_0( x_4 : vec3<f32>,  y_2 : vec3<f32>) -> Tuple_5
{
    var _S38 : Tuple_5 = Tuple_5( dot(x_4, y_2) );
    return _S38;
}

struct s_bwdCallableCtx_dot_0
{
     _S39 : vec3<f32>,
     _S40 : vec3<f32>,
};

fn _d_dot_0( dpx_4 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  dpy_2 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  dOut_5 : f32)
{
    var x_d_result_0 : vec3<f32>;
    x_d_result_0[i32(0)] = (*dpy_2).primal_0[i32(0)] * dOut_5;
    var y_d_result_0 : vec3<f32>;
    y_d_result_0[i32(0)] = (*dpx_4).primal_0[i32(0)] * dOut_5;
    x_d_result_0[i32(1)] = (*dpy_2).primal_0[i32(1)] * dOut_5;
    y_d_result_0[i32(1)] = (*dpx_4).primal_0[i32(1)] * dOut_5;
    x_d_result_0[i32(2)] = (*dpy_2).primal_0[i32(2)] * dOut_5;
    y_d_result_0[i32(2)] = (*dpx_4).primal_0[i32(2)] * dOut_5;
    (*dpx_4).primal_0 = (*dpx_4).primal_0;
    (*dpx_4).differential_0 = x_d_result_0;
    (*dpy_2).primal_0 = (*dpy_2).primal_0;
    (*dpy_2).differential_0 = y_d_result_0;
    return;
}

fn s_bwdProp_dot_0( ctx_5 : s_bwdCallableCtx_dot_0,  d_x_4 : ptr<function, vec3<f32>>,  d_y_2 : ptr<function, vec3<f32>>,  d_out_5 : f32)
{
    var _S41 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    _S41.primal_0 = ctx_5._S39;
    var _S42 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    _S42.primal_0 = ctx_5._S40;
    _d_dot_0(&(_S41), &(_S42), d_out_5);
    (*d_x_4) = _S41.differential_0;
    (*d_y_2) = _S42.differential_0;
    return;
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

fn blocks_0() -> u32
{
    return (run_0.bootstrap_0 + u32(256) - u32(1)) / u32(256);
}

fn key_0() -> vec2<u32>
{
    return vec2<u32>(run_0.key_low_0, run_0.key_high_0);
}

fn mul_high_0( a_2 : u32,  b_2 : u32) -> u32
{
    var a0_0 : u32 = (a_2 & (u32(65535)));
    var a1_0 : u32 = (a_2 >> (u32(16)));
    var b0_0 : u32 = (b_2 & (u32(65535)));
    var b1_0 : u32 = (b_2 >> (u32(16)));
    var middle_0 : u32 = a1_0 * b0_0 + (((a0_0 * b0_0) >> (u32(16))));
    return a1_0 * b1_0 + ((middle_0 >> (u32(16)))) + (((((middle_0 & (u32(65535)))) + a0_0 * b1_0) >> (u32(16))));
}

fn philox_0( key_1 : vec2<u32>,  counter_0 : vec4<u32>) -> vec4<u32>
{
    var _S45 : u32 = counter_0.x;
    var _S46 : u32 = counter_0.z;
    var _S47 : u32 = ((((mul_high_0(u32(3449720151), _S46)) ^ ((counter_0.y)))) ^ ((key_1.x)));
    var _S48 : u32 = ((((mul_high_0(u32(3528531795), _S45)) ^ ((counter_0.w)))) ^ ((key_1.y)));
    const _S49 : vec2<u32> = vec2<u32>(u32(2654435769), u32(3144134277));
    var k_0 : vec2<u32> = key_1 + _S49;
    var _S50 : u32 = ((((mul_high_0(u32(3449720151), _S48)) ^ ((u32(3449720151) * _S46)))) ^ ((k_0.x)));
    var _S51 : u32 = ((((mul_high_0(u32(3528531795), _S47)) ^ ((u32(3528531795) * _S45)))) ^ ((k_0.y)));
    var k_1 : vec2<u32> = k_0 + _S49;
    var _S52 : u32 = ((((mul_high_0(u32(3449720151), _S51)) ^ ((u32(3449720151) * _S48)))) ^ ((k_1.x)));
    var _S53 : u32 = ((((mul_high_0(u32(3528531795), _S50)) ^ ((u32(3528531795) * _S47)))) ^ ((k_1.y)));
    var k_2 : vec2<u32> = k_1 + _S49;
    var _S54 : u32 = ((((mul_high_0(u32(3449720151), _S53)) ^ ((u32(3449720151) * _S51)))) ^ ((k_2.x)));
    var _S55 : u32 = ((((mul_high_0(u32(3528531795), _S52)) ^ ((u32(3528531795) * _S50)))) ^ ((k_2.y)));
    var k_3 : vec2<u32> = k_2 + _S49;
    var _S56 : u32 = ((((mul_high_0(u32(3449720151), _S55)) ^ ((u32(3449720151) * _S53)))) ^ ((k_3.x)));
    var _S57 : u32 = ((((mul_high_0(u32(3528531795), _S54)) ^ ((u32(3528531795) * _S52)))) ^ ((k_3.y)));
    var k_4 : vec2<u32> = k_3 + _S49;
    var _S58 : u32 = ((((mul_high_0(u32(3449720151), _S57)) ^ ((u32(3449720151) * _S55)))) ^ ((k_4.x)));
    var _S59 : u32 = ((((mul_high_0(u32(3528531795), _S56)) ^ ((u32(3528531795) * _S54)))) ^ ((k_4.y)));
    var k_5 : vec2<u32> = k_4 + _S49;
    var _S60 : u32 = ((((mul_high_0(u32(3449720151), _S59)) ^ ((u32(3449720151) * _S57)))) ^ ((k_5.x)));
    var _S61 : u32 = ((((mul_high_0(u32(3528531795), _S58)) ^ ((u32(3528531795) * _S56)))) ^ ((k_5.y)));
    var k_6 : vec2<u32> = k_5 + _S49;
    var _S62 : u32 = ((((mul_high_0(u32(3449720151), _S61)) ^ ((u32(3449720151) * _S59)))) ^ ((k_6.x)));
    var _S63 : u32 = ((((mul_high_0(u32(3528531795), _S60)) ^ ((u32(3528531795) * _S58)))) ^ ((k_6.y)));
    var k_7 : vec2<u32> = k_6 + _S49;
    var _S64 : u32 = ((((mul_high_0(u32(3449720151), _S63)) ^ ((u32(3449720151) * _S61)))) ^ ((k_7.x)));
    var _S65 : u32 = ((((mul_high_0(u32(3528531795), _S62)) ^ ((u32(3528531795) * _S60)))) ^ ((k_7.y)));
    var k_8 : vec2<u32> = k_7 + _S49;
    return vec4<u32>(((((mul_high_0(u32(3449720151), _S65)) ^ ((u32(3449720151) * _S63)))) ^ ((k_8.x))), u32(3449720151) * _S65, ((((mul_high_0(u32(3528531795), _S64)) ^ ((u32(3528531795) * _S62)))) ^ ((k_8.y))), u32(3528531795) * _S64);
}

fn wide_times_0( a_3 : vec2<u32>,  b_3 : u32) -> vec2<u32>
{
    var _S66 : u32 = a_3.x;
    return vec2<u32>(_S66 * b_3, mul_high_0(_S66, b_3) + a_3.y * b_3);
}

fn wide_add_0( a_4 : vec2<u32>,  b_4 : vec2<u32>) -> vec2<u32>
{
    var _S67 : u32 = a_4.x;
    var low_0 : u32 = _S67 + b_4.x;
    var _S68 : u32 = a_4.y + b_4.y;
    var _S69 : i32;
    if(low_0 < _S67)
    {
        _S69 = i32(1);
    }
    else
    {
        _S69 = i32(0);
    }
    return vec2<u32>(low_0, _S68 + u32(_S69));
}

fn wide_less_0( a_5 : vec2<u32>,  b_5 : vec2<u32>) -> bool
{
    var _S70 : u32 = a_5.y;
    var _S71 : u32 = b_5.y;
    var _S72 : bool;
    if(_S70 < _S71)
    {
        _S72 = true;
    }
    else
    {
        if(_S70 == _S71)
        {
            _S72 = (a_5.x) < (b_5.x);
        }
        else
        {
            _S72 = false;
        }
    }
    return _S72;
}

fn counted_0( counter_1 : u32) -> vec2<u32>
{
    var _S73 : u32 = u32(2) * counter_1;
    var _S74 : u32 = atomicLoad(&(counters_0[_S73]));
    var _S75 : u32 = atomicLoad(&(counters_0[_S73 + u32(1)]));
    return vec2<u32>(_S74, _S75);
}

fn wide_to_float_0( a_6 : vec2<u32>) -> f32
{
    return f32(a_6.y) * 4.294967296e+09f + f32(a_6.x);
}

fn bootstrap_mean_0() -> f32
{
    var _S76 : vec2<u32> = counted_0(u32(14));
    return wide_to_float_0(_S76) * run_0.density_unit_0 / f32(run_0.bootstrap_0);
}

fn odds_per_ratio_0() -> f32
{
    var p_bar_0 : f32 = bootstrap_mean_0();
    var _S77 : f32;
    if(p_bar_0 > 0.0f)
    {
        _S77 = run_0.tour_length_0 / p_bar_0;
    }
    else
    {
        _S77 = 0.0f;
    }
    return _S77;
}

fn wide_from_float_0( value_0 : f32) -> vec2<u32>
{
    var _S78 : f32 = min(value_0, 4.6116860184273879e+18f);
    if(!(_S78 > 0.0f))
    {
        return vec2<u32>(u32(0), u32(0));
    }
    if(_S78 < 8.388608e+06f)
    {
        return vec2<u32>(u32(_S78 + 0.5f), u32(0));
    }
    var high_0 : u32 = u32(_S78 * 2.32830643653869629e-10f);
    return vec2<u32>(u32(_S78 - f32(high_0) * 4.294967296e+09f), high_0);
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
    var _S79 : bool;
    if((scans_0[n_0].x) == u32(0))
    {
        _S79 = (total_1.y) == u32(0);
    }
    else
    {
        _S79 = false;
    }
    if(_S79)
    {
        return u32(4294967295);
    }
    var offset_0 : u32 = philox_0(key_0(), vec4<u32>(u32(0), u32(0), u32(0), u32(3))).x;
    var _S80 : vec2<u32> = wide_add_0(wide_times_0(scans_0[n_0 + u32(1)], chain_0), wide_add_0(vec2<u32>(mul_high_0(scans_0[n_0 + u32(1)].x, offset_0), u32(0)), wide_times_0(vec2<u32>(offset_0, u32(0)), scans_0[n_0 + u32(1)].y)));
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
        if(wide_less_0(_S80, scans_0[middle_1]))
        {
            high_1 = middle_1;
        }
        else
        {
            low_1 = middle_1;
        }
    }
    var _S81 : f32 = odds_per_ratio_0();
    var _S82 : u32 = min((low_1 + u32(1)) * u32(256), run_0.bootstrap_0);
    var _S83 : u32 = low_1 * u32(256);
    var reached_0 : vec2<u32> = scans_0[low_1];
    var sample_1 : u32 = _S83;
    for(;;)
    {
        if(sample_1 < _S82)
        {
        }
        else
        {
            break;
        }
        var reached_1 : vec2<u32> = wide_add_0(reached_0, sample_weight_0(sample_1, _S81));
        if(wide_less_0(_S80, reached_1))
        {
            break;
        }
        var _S84 : u32 = sample_1 + u32(1);
        reached_0 = reached_1;
        sample_1 = _S84;
    }
    return min(sample_1, _S82 - u32(1));
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
        var _S85 : vec4<f32> = units_0(philox_0(key_0(), vec4<u32>(u32(2) + j_0 / u32(4), stream_0)));
        if(j_0 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_1, j_0, chain_2)] = _S85[u32(0)];
        }
        var _S86 : u32 = j_0 + u32(1);
        if(_S86 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_1, _S86, chain_2)] = _S85[u32(1)];
        }
        var _S87 : u32 = j_0 + u32(2);
        if(_S87 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_1, _S87, chain_2)] = _S85[u32(2)];
        }
        var _S88 : u32 = j_0 + u32(3);
        if(_S88 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_1, _S88, chain_2)] = _S85[u32(3)];
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
    var x_5 : StoredCoordinates_0;
    x_5.chain_3 = source_1.x;
    x_5.slot_4 = source_1.y;
    return x_5;
}

struct Camera_0
{
     to_world_1 : array<vec4<f32>, i32(3)>,
     film_plane_1 : vec4<f32>,
     lens_radius_1 : f32,
     focal_distance_1 : f32,
};

fn the_camera_0() -> Camera_0
{
    var camera_0 : Camera_0;
    camera_0.to_world_1 = run_0.camera_to_world_0;
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

fn sin_cos_turns_0( x_6 : f32) -> vec2<f32>
{
    var quarter_0 : f32 = round(x_6 * 4.0f);
    var angle_0 : f32 = (x_6 - quarter_0 * 0.25f) * 6.28318548202514648f;
    var a2_0 : f32 = angle_0 * angle_0;
    var s_0 : f32 = angle_0 * (1.0f + a2_0 * (-0.1666666716337204f + a2_0 * (0.00833333376795053f + a2_0 * (-0.0001984127011383f + a2_0 * 2.75573188446287531e-06f))));
    var c_0 : f32 = 1.0f + a2_0 * (-0.5f + a2_0 * (0.0416666679084301f + a2_0 * (-0.00138888892251998f + a2_0 * 0.00002480158764229f)));
    var q_0 : i32 = (i32(quarter_0) & (i32(3)));
    var sine_0 : f32;
    var cosine_0 : f32;
    if(q_0 == i32(1))
    {
        var _S89 : f32 = - s_0;
        sine_0 = c_0;
        cosine_0 = _S89;
    }
    else
    {
        if(q_0 == i32(2))
        {
            var _S90 : f32 = - c_0;
            sine_0 = - s_0;
            cosine_0 = _S90;
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

fn safe_sqrt_0( x_7 : f32) -> f32
{
    var root_1 : f32;
    if(x_7 > 0.0f)
    {
        root_1 = sqrt(x_7);
    }
    else
    {
        root_1 = 0.0f;
    }
    return root_1;
}

fn unit_vector_0( v_0 : vec3<f32>) -> vec3<f32>
{
    return v_0 * vec3<f32>((1.0f / sqrt(dot(v_0, v_0))));
}

fn camera_ray_0( camera_1 : Camera_0,  film_uv_0 : vec2<f32>,  lens_uv_0 : vec2<f32>) -> CameraRay_0
{
    var direction_2 : vec3<f32> = vec3<f32>(camera_1.film_plane_1.xy * film_uv_0 + camera_1.film_plane_1.zw, 1.0f);
    var _S91 : vec3<f32> = vec3<f32>(0.0f);
    var origin_2 : vec3<f32>;
    var direction_3 : vec3<f32>;
    if((camera_1.lens_radius_1) > 0.0f)
    {
        var sin_cos_0 : vec2<f32> = sin_cos_turns_0(lens_uv_0.x);
        var radius_0 : f32 = camera_1.lens_radius_1 * safe_sqrt_0(lens_uv_0.y);
        var origin_3 : vec3<f32> = vec3<f32>(radius_0 * sin_cos_0.y, radius_0 * sin_cos_0.x, 0.0f);
        var _S92 : vec3<f32> = direction_2 * vec3<f32>(camera_1.focal_distance_1) - origin_3;
        origin_2 = origin_3;
        direction_3 = _S92;
    }
    else
    {
        origin_2 = _S91;
        direction_3 = direction_2;
    }
    var row0_0 : vec3<f32> = camera_1.to_world_1[i32(0)].xyz;
    var row1_0 : vec3<f32> = camera_1.to_world_1[i32(1)].xyz;
    var row2_0 : vec3<f32> = camera_1.to_world_1[i32(2)].xyz;
    var ray_0 : CameraRay_0;
    ray_0.origin_1 = vec3<f32>(dot(row0_0, origin_2), dot(row1_0, origin_2), dot(row2_0, origin_2)) + vec3<f32>(camera_1.to_world_1[i32(0)].w, camera_1.to_world_1[i32(1)].w, camera_1.to_world_1[i32(2)].w);
    ray_0.direction_1 = unit_vector_0(vec3<f32>(dot(row0_0, direction_3), dot(row1_0, direction_3), dot(row2_0, direction_3)));
    return ray_0;
}

fn nothing_0() -> Hit_0
{
    var hit_0 : Hit_0;
    hit_0.leaf_1 = u32(4294967295);
    hit_0.instance_0 = u32(4294967295);
    return hit_0;
}

fn Path_start_0( this_3 : ptr<function, Path_0>,  x_8 : StoredCoordinates_0)
{
    var ray_1 : CameraRay_0 = camera_ray_0(the_camera_0(), StoredCoordinates_film_0(x_8), StoredCoordinates_lens_0(x_8));
    (*this_3).origin_0 = ray_1.origin_1;
    (*this_3).direction_0 = ray_1.direction_1;
    (*this_3).pdf_0 = 1.0f;
    (*this_3).delta_0 = true;
    (*this_3).goes_on_0 = true;
    (*this_3).waits_for_light_0 = false;
    (*this_3).empty_0 = false;
    (*this_3).from_0 = nothing_0();
    (*this_3).throughput_0 = vec3<f32>(1.0f);
    var _S93 : vec3<f32> = vec3<f32>(0.0f);
    (*this_3).total_0 = _S93;
    (*this_3).pending_0 = _S93;
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
        var _S94 : u32 = first_sample_1(chain_5);
        sample_2 = _S94;
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
    var _S95 : u32 = atomicAdd(&(local_counters_0[counter_2]), value_1);
    return;
}

fn is_finite_0( x_9 : f32) -> bool
{
    return (((bitcast<u32>((x_9))) & (u32(2139095040)))) != u32(2139095040);
}

fn Path_finite_0( this_4 : Path_0) -> bool
{
    var _S96 : bool;
    if(is_finite_0(this_4.total_0.x))
    {
        _S96 = is_finite_0(this_4.total_0.y);
    }
    else
    {
        _S96 = false;
    }
    if(_S96)
    {
        _S96 = is_finite_0(this_4.total_0.z);
    }
    else
    {
        _S96 = false;
    }
    return _S96;
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
     index_1 : u32,
     density_0 : f32,
     light_0 : vec3<f32>,
     pixel_0 : u32,
     flags_1 : u32,
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

fn Chain_x24init_0( index_2 : u32,  density_1 : f32,  light_1 : vec3<f32>,  pixel_1 : u32,  flags_2 : u32,  tour_length_2 : u32,  start_weight_1 : f32,  refused_1 : u32,  score_squared_1 : f32,  step_1 : u32,  memory_1 : f32,  brightness_top_1 : vec2<u32>,  brightness_bottom_1 : vec2<u32>,  fresh_1 : bool) -> Chain_0
{
    var _S97 : Chain_0;
    _S97.index_1 = index_2;
    _S97.density_0 = density_1;
    _S97.light_0 = light_1;
    _S97.pixel_0 = pixel_1;
    _S97.flags_1 = flags_2;
    _S97.tour_length_1 = tour_length_2;
    _S97.start_weight_0 = start_weight_1;
    _S97.refused_0 = refused_1;
    _S97.score_squared_0 = score_squared_1;
    _S97.step_0 = step_1;
    _S97.memory_0 = memory_1;
    _S97.brightness_top_0 = brightness_top_1;
    _S97.brightness_bottom_0 = brightness_bottom_1;
    _S97.fresh_0 = fresh_1;
    return _S97;
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

struct StoredScore_0
{
     chain_6 : u32,
     slot_8 : u32,
};

struct Recorder_0
{
     slot_9 : u32,
     vertices_0 : u32,
     lit_vertices_0 : u32,
};

fn load_recorder_0( slot_10 : u32) -> Recorder_0
{
    var source_2 : vec4<u32> = path_source_0(slot_10);
    var recorder_0 : Recorder_0;
    recorder_0.slot_9 = slot_10;
    recorder_0.vertices_0 = source_2.z;
    recorder_0.lit_vertices_0 = source_2.w;
    return recorder_0;
}

fn ScoreReport_x24init_0( bad_1 : u32,  norm_squared_1 : f32) -> ScoreReport_0
{
    var _S98 : ScoreReport_0;
    _S98.bad_0 = bad_1;
    _S98.norm_squared_0 = norm_squared_1;
    return _S98;
}

fn StoredScore_set_0( this_5 : StoredScore_0,  coordinate_2 : u32,  value_2 : f32)
{
    scores_0[stored_index_0(this_5.slot_8, coordinate_2, this_5.chain_6)] = value_2;
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

struct Material_0
{
     a_0 : vec4<f32>,
     b_0 : vec4<f32>,
     alpha_0 : vec2<f32>,
     kind_0 : u32,
     flags_0 : u32,
};

struct Emitted_0
{
     radiance_0 : vec3<f32>,
     pdf_area_0 : f32,
     two_sided_1 : bool,
};

struct ChosenLight_0
{
     corner_0 : vec3<f32>,
     e1_2 : vec3<f32>,
     e2_2 : vec3<f32>,
     normal_1 : vec3<f32>,
     radiance_1 : vec3<f32>,
     pdf_area_1 : f32,
     two_sided_2 : bool,
     leaf_2 : u32,
};

struct Vertex_0
{
     triangle_0 : Triangle_0,
     material_1 : Material_0,
     emitted_0 : Emitted_0,
     chosen_0 : ChosenLight_0,
     delta_1 : bool,
     lit_0 : bool,
     scatters_0 : bool,
     lobe_0 : f32,
     importance_0 : vec3<f32>,
     later_0 : vec3<f32>,
     adjoint_origin_0 : vec3<f32>,
     adjoint_direction_0 : vec3<f32>,
     adjoint_pdf_0 : f32,
};

fn Recorder_place_0( this_6 : Recorder_0,  depth_1 : u32,  row_1 : u32) -> u32
{
    return (depth_1 * u32(5) + row_1) * run_0.slots_0 + this_6.slot_9;
}

fn Material_anisotropic_0( this_7 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_7).flags_0) & (u32(4)))) != u32(0);
}

fn map_point_0( _S99 : u32,  _S100 : vec3<f32>) -> vec3<f32>
{
    var q_1 : vec4<f32> = vec4<f32>(_S100, 1.0f);
    return vec3<f32>(dot(instances_0[_S99].to_world_0[i32(0)], q_1), dot(instances_0[_S99].to_world_0[i32(1)], q_1), dot(instances_0[_S99].to_world_0[i32(2)], q_1));
}

fn map_normal_0( _S101 : u32,  _S102 : vec3<f32>) -> vec3<f32>
{
    return instances_0[_S101].to_object_0[i32(0)].xyz * vec3<f32>(_S102.x) + instances_0[_S101].to_object_0[i32(1)].xyz * vec3<f32>(_S102.y) + instances_0[_S101].to_object_0[i32(2)].xyz * vec3<f32>(_S102.z);
}

fn map_vector_0( _S103 : u32,  _S104 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(instances_0[_S103].to_world_0[i32(0)].xyz, _S104), dot(instances_0[_S103].to_world_0[i32(1)].xyz, _S104), dot(instances_0[_S103].to_world_0[i32(2)].xyz, _S104));
}

fn largest_0( v_1 : vec3<f32>) -> f32
{
    return max(v_1.x, max(v_1.y, v_1.z));
}

fn load_triangle_0( hit_1 : Hit_0) -> Triangle_0
{
    var _S105 : u32 = hit_1.leaf_1 * u32(3);
    var row1_1 : vec4<f32> = leaves_0[_S105 + u32(1)];
    var row2_1 : vec4<f32> = leaves_0[_S105 + u32(2)];
    var bits_0 : u32 = (bitcast<u32>((row1_1.w)));
    var triangle_1 : Triangle_0;
    var _S106 : vec3<f32> = leaves_0[_S105].xyz;
    triangle_1.p0_0 = _S106;
    var _S107 : vec3<f32> = row1_1.xyz;
    triangle_1.e1_1 = _S107;
    var _S108 : vec3<f32> = row2_1.xyz;
    triangle_1.e2_1 = _S108;
    var _S109 : bool = ((bits_0 & (u32(2147483648)))) != u32(0);
    triangle_1.smooth_0 = _S109;
    var _S110 : u32 = (bits_0 & (u32(16777215)));
    triangle_1.material_0 = _S110;
    triangle_1.emission_1 = (bitcast<u32>((row2_1.w)));
    var _S111 : Material_std430_0 = materials_0[_S110];
    var _S112 : bool = Material_anisotropic_0(&(_S111));
    triangle_1.anisotropic_0 = _S112;
    var _S113 : vec3<f32> = vec3<f32>(0.0f);
    triangle_1.n0_0 = _S113;
    triangle_1.n1_0 = _S113;
    triangle_1.n2_0 = _S113;
    triangle_1.tangent_0 = _S113;
    var row_2 : u32 = hit_1.leaf_1 * run_0.shading_stride_0;
    if(_S109)
    {
        triangle_1.n0_0 = shading_0[row_2].xyz;
        triangle_1.n1_0 = shading_0[row_2 + u32(1)].xyz;
        triangle_1.n2_0 = shading_0[row_2 + u32(2)].xyz;
    }
    if(triangle_1.anisotropic_0)
    {
        triangle_1.tangent_0 = shading_0[row_2 + u32(3)].xyz;
    }
    var flip_0 : bool = ((bits_0 & (u32(1073741824)))) != u32(0);
    var _S114 : bool = (hit_1.instance_0) != u32(4294967295);
    var flip_1 : bool;
    var shift_0 : vec3<f32>;
    if(_S114)
    {
        var _S115 : vec3<f32> = map_point_0(hit_1.instance_0, _S106);
        triangle_1.e1_1 = map_point_0(hit_1.instance_0, _S106 + _S107) - _S115;
        triangle_1.e2_1 = map_point_0(hit_1.instance_0, _S106 + _S108) - _S115;
        triangle_1.p0_0 = _S115;
        triangle_1.n0_0 = map_normal_0(hit_1.instance_0, triangle_1.n0_0);
        triangle_1.n1_0 = map_normal_0(hit_1.instance_0, triangle_1.n1_0);
        triangle_1.n2_0 = map_normal_0(hit_1.instance_0, triangle_1.n2_0);
        triangle_1.tangent_0 = map_vector_0(hit_1.instance_0, triangle_1.tangent_0);
        var _S116 : vec3<f32> = abs(vec3<f32>(instances_0[hit_1.instance_0].to_world_0[i32(0)].w, instances_0[hit_1.instance_0].to_world_0[i32(1)].w, instances_0[hit_1.instance_0].to_world_0[i32(2)].w));
        flip_1 = flip_0 != ((instances_0[hit_1.instance_0].mirrored_0) != u32(0));
        shift_0 = _S116;
    }
    else
    {
        flip_1 = flip_0;
        shift_0 = _S113;
    }
    var normal_2 : vec3<f32> = cross(triangle_1.e1_1, triangle_1.e2_1);
    var normal_3 : vec3<f32> = normal_2 * vec3<f32>((1.0f / sqrt(dot(normal_2, normal_2))));
    var reach_0 : vec3<f32>;
    if(flip_1)
    {
        reach_0 = (vec3<f32>(0) - normal_3);
    }
    else
    {
        reach_0 = normal_3;
    }
    triangle_1.plane_normal_0 = reach_0;
    var extent_0 : vec3<f32> = max(abs(triangle_1.p0_0), max(abs(triangle_1.p0_0 + triangle_1.e1_1), abs(triangle_1.p0_0 + triangle_1.e2_1)));
    var size_0 : f32 = largest_0(extent_0);
    if(_S114)
    {
        reach_0 = vec3<f32>(2.0f) * extent_0 + shift_0 + vec3<f32>(size_0);
    }
    else
    {
        reach_0 = extent_0;
    }
    triangle_1.clearance_0 = max(dot(abs(normal_3), reach_0), size_0) * 9.5367431640625e-07f;
    return triangle_1;
}

fn load_emitted_0( emission_2 : u32) -> Emitted_0
{
    var emitted_1 : Emitted_0;
    emitted_1.radiance_0 = vec3<f32>(0.0f);
    emitted_1.pdf_area_0 = 0.0f;
    emitted_1.two_sided_1 = false;
    if(emission_2 != u32(4294967295))
    {
        var row_3 : Emission_std430_0 = emissions_0[emission_2];
        emitted_1.radiance_0 = row_3.radiance_pdf_0.xyz;
        emitted_1.pdf_area_0 = row_3.radiance_pdf_0.w;
        emitted_1.two_sided_1 = (row_3.two_sided_0) != u32(0);
    }
    return emitted_1;
}

struct VertexCoordinates_0
{
     direction_4 : vec2<f32>,
     light_2 : vec2<f32>,
     lobe_1 : f32,
     pick_0 : f32,
};

fn StoredCoordinates_vertex_0( this_8 : StoredCoordinates_0,  depth_2 : u32) -> VertexCoordinates_0
{
    var first_0 : u32 = u32(4) + u32(6) * depth_2;
    var xi_0 : VertexCoordinates_0;
    xi_0.direction_4 = vec2<f32>(StoredCoordinates_get_0(this_8, first_0), StoredCoordinates_get_0(this_8, first_0 + u32(1)));
    xi_0.light_2 = vec2<f32>(StoredCoordinates_get_0(this_8, first_0 + u32(2)), StoredCoordinates_get_0(this_8, first_0 + u32(3)));
    xi_0.lobe_1 = StoredCoordinates_get_0(this_8, first_0 + u32(4));
    xi_0.pick_0 = StoredCoordinates_get_0(this_8, first_0 + u32(5));
    return xi_0;
}

fn choose_light_0( pick_1 : f32) -> ChosenLight_0
{
    var high_2 : u32 = run_0.light_count_0;
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
        if((light_triangles_0[middle_2].corner_cumulative_0.w) <= pick_1)
        {
            low_2 = middle_2;
        }
        else
        {
            high_2 = middle_2;
        }
    }
    var triangle_2 : LightTriangle_std430_0 = light_triangles_0[low_2];
    var emission_3 : Emission_std430_0 = emissions_0[triangle_2.emission_0];
    var light_3 : ChosenLight_0;
    light_3.corner_0 = triangle_2.corner_cumulative_0.xyz;
    light_3.e1_2 = triangle_2.e1_0.xyz;
    light_3.e2_2 = triangle_2.e2_0.xyz;
    light_3.normal_1 = triangle_2.normal_0.xyz;
    light_3.radiance_1 = emission_3.radiance_pdf_0.xyz;
    light_3.pdf_area_1 = emission_3.radiance_pdf_0.w;
    light_3.two_sided_2 = (emission_3.two_sided_0) != u32(0);
    light_3.leaf_2 = triangle_2.leaf_0;
    return light_3;
}

struct DiffPair_vectorx3Cfloatx2C2x3E_0
{
     primal_0 : vec2<f32>,
     differential_0 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_picture_0
{
     value0_6 : Vertex_0,
     value1_0 : vec3<f32>,
     value2_0 : vec3<f32>,
     value3_0 : f32,
     value4_0 : vec2<f32>,
     value5_0 : vec2<f32>,
};

struct s_bwdCallableCtx_picture_0
{
     value0_7 : s_paramCtx_s_bwdCallableCtx_picture_0,
};

struct Frame_0
{
     s_1 : vec3<f32>,
     t_0 : vec3<f32>,
     n_1 : vec3<f32>,
};

struct Surface_0
{
     position_0 : vec3<f32>,
     frame_0 : Frame_0,
     geometric_normal_0 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_emission_of_0
{
     value0_8 : Emitted_0,
     value1_1 : Surface_0,
     value2_1 : vec3<f32>,
     value3_1 : vec3<f32>,
     value4_1 : f32,
     value5_1 : bool,
};

struct s_paramCtx_s_bwdCallableCtx_to_local_0
{
     value0_9 : Frame_0,
     value1_2 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_direct_light_0
{
     value0_10 : Material_0,
     value1_3 : ChosenLight_0,
     value2_2 : Surface_0,
     value3_2 : vec3<f32>,
     value4_2 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_scatter_0
{
     value0_11 : Material_0,
     value1_4 : Surface_0,
     value2_3 : vec3<f32>,
     value3_3 : vec2<f32>,
     value4_3 : f32,
};

struct Tuple_6
{
     value0_12 : Surface_0,
};

struct Tuple_7
{
     value0_13 : Frame_0,
};

struct Tuple_8
{
     value0_14 : Frame_0,
};

fn s_apply_frame_from_normal_0( _S117 : vec3<f32>) -> Tuple_8
{
    var _S118 : f32 = _S117.z;
    var sign_0 : f32;
    if(_S118 < 0.0f)
    {
        sign_0 = -1.0f;
    }
    else
    {
        sign_0 = 1.0f;
    }
    var a_7 : f32 = -1.0f / (sign_0 + _S118);
    var _S119 : f32 = _S117.x;
    var _S120 : f32 = _S117.y;
    var b_6 : f32 = _S119 * _S120 * a_7;
    var _S121 : vec3<f32> = vec3<f32>(b_6, sign_0 + _S120 * _S120 * a_7, - _S120);
    var _S122 : Tuple_8;
    _S122.value0_14.s_1 = vec3<f32>(1.0f + sign_0 * _S119 * _S119 * a_7, sign_0 * b_6, - sign_0 * _S119);
    _S122.value0_14.t_0 = _S121;
    _S122.value0_14.n_1 = _S117;
    return _S122;
}

fn s_apply_frame_from_normal_tangent_0( _S123 : vec3<f32>,  tangent_1 : vec3<f32>) -> Tuple_7
{
    var s_2 : vec3<f32> = tangent_1 + _S123 * vec3<f32>(- s_apply_dot_0(_S123, tangent_1).value0_5);
    var _S124 : Tuple_5 = s_apply_dot_0(s_2, s_2);
    var frame_1 : Frame_0;
    if((_S124.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(tangent_1, tangent_1).value0_5))
    {
        var _S125 : vec3<f32> = s_2 * vec3<f32>((1.0f / s_apply_sqrt_0(_S124.value0_5).value0_3));
        var _S126 : Tuple_4 = s_apply_cross_0(_S123, _S125);
        frame_1.s_1 = _S125;
        frame_1.t_0 = _S126.value0_4;
        frame_1.n_1 = _S123;
    }
    else
    {
        frame_1 = s_apply_frame_from_normal_0(_S123).value0_14;
    }
    var _S127 : Tuple_7;
    _S127.value0_13 = frame_1;
    return _S127;
}

fn s_apply_surface_at_0( triangle_3 : Triangle_0,  _S128 : vec3<f32>,  _S129 : vec3<f32>) -> Tuple_6
{
    var _S130 : Tuple_4 = s_apply_cross_0(triangle_3.e1_1, triangle_3.e2_1);
    var _S131 : vec3<f32> = _S130.value0_4;
    var _S132 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S131, _S131).value0_5));
    var from_p0_0 : vec3<f32> = _S128 - triangle_3.p0_0;
    var in_plane_0 : vec3<f32> = from_p0_0 + _S129 * vec3<f32>(- (s_apply_dot_0(from_p0_0, _S130.value0_4).value0_5 / s_apply_dot_0(_S129, _S130.value0_4).value0_5));
    var _S133 : vec3<f32> = vec3<f32>(0.0f);
    var _S134 : Frame_0 = Frame_0( _S133, _S133, _S133 );
    var _S135 : vec3<f32> = vec3<f32>(s_apply_dot_0(in_plane_0, s_apply_cross_0(triangle_3.e2_1, _S130.value0_4).value0_4 * _S132).value0_5);
    var _S136 : vec3<f32> = vec3<f32>(s_apply_dot_0(in_plane_0, s_apply_cross_0(_S130.value0_4, triangle_3.e1_1).value0_4 * _S132).value0_5);
    var _S137 : vec3<f32> = triangle_3.e1_1 * _S135 + triangle_3.e2_1 * _S136 + triangle_3.p0_0;
    var surface_0 : Surface_0;
    var n_2 : vec3<f32>;
    if(triangle_3.smooth_0)
    {
        var interpolated_0 : vec3<f32> = (triangle_3.n1_0 - triangle_3.n0_0) * _S135 + (triangle_3.n2_0 - triangle_3.n0_0) * _S136 + triangle_3.n0_0;
        var _S138 : Tuple_5 = s_apply_dot_0(interpolated_0, interpolated_0);
        if((_S138.value0_5) > 0.0f)
        {
            var n_3 : vec3<f32> = interpolated_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S138.value0_5).value0_3));
            if((s_apply_dot_0(triangle_3.plane_normal_0, n_3).value0_5) < 0.0f)
            {
                var _S139 : vec3<f32> = (vec3<f32>(0) - triangle_3.plane_normal_0);
                surface_0.position_0 = _S137;
                surface_0.frame_0 = _S134;
                surface_0.geometric_normal_0 = _S139;
            }
            else
            {
                surface_0.position_0 = _S137;
                surface_0.frame_0 = _S134;
                surface_0.geometric_normal_0 = triangle_3.plane_normal_0;
            }
            n_2 = n_3;
        }
        else
        {
            n_2 = triangle_3.plane_normal_0;
            surface_0.position_0 = _S137;
            surface_0.frame_0 = _S134;
            surface_0.geometric_normal_0 = triangle_3.plane_normal_0;
        }
    }
    else
    {
        n_2 = triangle_3.plane_normal_0;
        surface_0.position_0 = _S137;
        surface_0.frame_0 = _S134;
        surface_0.geometric_normal_0 = triangle_3.plane_normal_0;
    }
    if(triangle_3.anisotropic_0)
    {
        surface_0.frame_0 = s_apply_frame_from_normal_tangent_0(n_2, triangle_3.tangent_0).value0_13;
    }
    else
    {
        surface_0.frame_0 = s_apply_frame_from_normal_0(n_2).value0_14;
    }
    var _S140 : Tuple_6;
    _S140.value0_12 = surface_0;
    return _S140;
}

struct s_paramCtx_s_bwdCallableCtx_surface_at_0
{
     value0_15 : Triangle_0,
     value1_5 : vec3<f32>,
     value2_4 : vec3<f32>,
};

struct s_bwdCallableCtx_surface_at_0
{
     value0_16 : s_paramCtx_s_bwdCallableCtx_surface_at_0,
};

struct s_bwdCallableCtx_emission_of_0
{
     value0_17 : s_paramCtx_s_bwdCallableCtx_emission_of_0,
};

struct Tuple_9
{
     value0_18 : vec3<f32>,
};

struct Tuple_10
{
     value0_19 : f32,
};

struct Tuple_11
{
     value0_20 : f32,
};

fn s_apply_sqr_0( _S141 : f32) -> Tuple_11
{
    var _S142 : Tuple_11;
    _S142.value0_20 = _S141 * _S141;
    return _S142;
}

fn s_apply_power_heuristic_0( _S143 : f32,  _S144 : f32) -> Tuple_10
{
    var weight_1 : f32;
    if(_S143 > _S144)
    {
        weight_1 = 1.0f / (1.0f + s_apply_sqr_0(_S144 / _S143).value0_20);
    }
    else
    {
        var _S145 : Tuple_11 = s_apply_sqr_0(_S143 / _S144);
        weight_1 = _S145.value0_20 / (_S145.value0_20 + 1.0f);
    }
    var _S146 : Tuple_10;
    _S146.value0_19 = weight_1;
    return _S146;
}

fn s_apply_emission_of_0( emitted_2 : Emitted_0,  _S147 : Surface_0,  _S148 : vec3<f32>,  _S149 : vec3<f32>,  _S150 : f32,  delta_2 : bool) -> Tuple_9
{
    var _S151 : vec3<f32> = vec3<f32>(0.0f);
    var _S152 : Tuple_5 = s_apply_dot_0(_S149, _S147.geometric_normal_0);
    var _S153 : bool;
    if(emitted_2.two_sided_1)
    {
        _S153 = true;
    }
    else
    {
        _S153 = (_S152.value0_5) < 0.0f;
    }
    var light_4 : vec3<f32>;
    if(_S153)
    {
        if(delta_2)
        {
            light_4 = emitted_2.radiance_0;
        }
        else
        {
            var arm_0 : vec3<f32> = _S147.position_0 - _S148;
            light_4 = emitted_2.radiance_0 * vec3<f32>(s_apply_power_heuristic_0(_S150 * s_apply_abs_0(_S152.value0_5).value0_2, s_apply_dot_0(arm_0, arm_0).value0_5 * emitted_2.pdf_area_0).value0_19);
        }
    }
    else
    {
        light_4 = _S151;
    }
    var _S154 : Tuple_9;
    _S154.value0_18 = light_4;
    return _S154;
}

struct s_bwdCallableCtx_direct_light_0
{
     value0_21 : s_paramCtx_s_bwdCallableCtx_direct_light_0,
};

struct s_bwdCallableCtx_scatter_0
{
     value0_22 : s_paramCtx_s_bwdCallableCtx_scatter_0,
};

struct s_bwdCallableCtx_to_local_0
{
     value0_23 : s_paramCtx_s_bwdCallableCtx_to_local_0,
};

struct Tuple_12
{
     value0_24 : vec3<f32>,
};

fn s_apply_to_local_0( _S155 : Frame_0,  _S156 : vec3<f32>) -> Tuple_12
{
    var _S157 : Tuple_12;
    _S157.value0_24 = vec3<f32>(s_apply_dot_0(_S155.s_1, _S156).value0_5, s_apply_dot_0(_S155.t_0, _S156).value0_5, s_apply_dot_0(_S155.n_1, _S156).value0_5);
    return _S157;
}

struct Tuple_13
{
     value0_25 : vec3<f32>,
};

struct Tuple_14
{
     value0_26 : vec3<f32>,
};

struct Tuple_15
{
     value0_27 : f32,
};

fn s_apply_safe_sqrt_0( _S158 : f32) -> Tuple_15
{
    var root_2 : f32;
    if(_S158 > 0.0f)
    {
        root_2 = s_apply_sqrt_0(_S158).value0_3;
    }
    else
    {
        root_2 = 0.0f;
    }
    var _S159 : Tuple_15;
    _S159.value0_27 = root_2;
    return _S159;
}

fn s_apply_point_on_light_0( light_5 : ChosenLight_0,  _S160 : vec2<f32>) -> Tuple_14
{
    var _S161 : Tuple_15 = s_apply_safe_sqrt_0(_S160.x);
    var _S162 : f32 = _S160.y;
    var _S163 : Tuple_14;
    _S163.value0_26 = light_5.e1_2 * vec3<f32>((_S161.value0_27 * (1.0f - _S162))) + light_5.e2_2 * vec3<f32>((_S161.value0_27 * _S162)) + light_5.corner_0;
    return _S163;
}

struct BsdfValue_0
{
     f_cos_0 : vec3<f32>,
     pdf_1 : f32,
};

struct Tuple_16
{
     value0_28 : BsdfValue_0,
};

struct Tuple_17
{
     value0_29 : BsdfValue_0,
};

struct Tuple_18
{
     value0_30 : BsdfValue_0,
};

fn s_apply_no_value_0() -> Tuple_18
{
    var _S164 : Tuple_18;
    _S164.value0_30.f_cos_0 = vec3<f32>(0.0f);
    _S164.value0_30.pdf_1 = 0.0f;
    return _S164;
}

fn s_apply_diffuse_evaluate_0( reflectance_0 : vec3<f32>,  _S165 : vec3<f32>,  _S166 : vec3<f32>) -> Tuple_17
{
    var _S167 : Tuple_18 = s_apply_no_value_0();
    var _S168 : f32 = _S166.z;
    var value_3 : BsdfValue_0;
    if((_S165.z * _S168) > 0.0f)
    {
        var _S169 : f32 = s_apply_abs_0(_S168).value0_2 * 0.31830990314483643f;
        value_3.f_cos_0 = reflectance_0 * vec3<f32>(_S169);
        value_3.pdf_1 = _S169;
    }
    else
    {
        value_3 = _S167.value0_30;
    }
    var _S170 : Tuple_17;
    _S170.value0_29 = value_3;
    return _S170;
}

struct Tuple_19
{
     value0_31 : BsdfValue_0,
};

fn ggx_widths_0( alpha_1 : vec2<f32>) -> vec2<f32>
{
    return max(alpha_1, vec2<f32>(0.00009999999747379f));
}

struct Tuple_20
{
     value0_32 : f32,
};

fn s_apply_ggx_lambda_0( width_1 : vec2<f32>,  _S171 : vec3<f32>) -> Tuple_20
{
    var _S172 : Tuple_20;
    _S172.value0_32 = (s_apply_sqrt_0(1.0f + (s_apply_sqr_0(width_1.x * _S171.x).value0_20 + s_apply_sqr_0(width_1.y * _S171.y).value0_20) / s_apply_sqr_0(_S171.z).value0_20).value0_3 - 1.0f) * 0.5f;
    return _S172;
}

struct Tuple_21
{
     value0_33 : f32,
};

fn s_apply_ggx_density_0( width_2 : vec2<f32>,  _S173 : vec3<f32>) -> Tuple_21
{
    var _S174 : f32 = width_2.x;
    var _S175 : f32 = width_2.y;
    var _S176 : Tuple_21;
    _S176.value0_33 = 1.0f / (3.14159274101257324f * _S174 * _S175 * s_apply_sqr_0(s_apply_sqr_0(_S173.x / _S174).value0_20 + s_apply_sqr_0(_S173.y / _S175).value0_20 + s_apply_sqr_0(_S173.z).value0_20).value0_20);
    return _S176;
}

struct Tuple_22
{
     value0_34 : vec3<f32>,
};

struct Tuple_23
{
     value0_35 : f32,
};

fn s_apply_fresnel_conductor_channel_0( _S177 : f32,  eta_0 : f32,  k_9 : f32) -> Tuple_23
{
    var _S178 : Tuple_0 = s_apply_min_0(_S177, 1.0f);
    var _S179 : Tuple_11 = s_apply_sqr_0(_S178.value0_0);
    var sin2_0 : f32 = 1.0f - _S179.value0_20;
    var t0_0 : f32 = eta_0 * eta_0 - k_9 * k_9 - sin2_0;
    var _S180 : Tuple_15 = s_apply_safe_sqrt_0(s_apply_sqr_0(t0_0).value0_20 + 4.0f * eta_0 * eta_0 * k_9 * k_9);
    var t1_0 : f32 = _S180.value0_27 + _S179.value0_20;
    var t2_0 : f32 = 2.0f * s_apply_safe_sqrt_0((_S180.value0_27 + t0_0) * 0.5f).value0_27 * _S178.value0_0;
    var perpendicular_0 : f32 = (t1_0 - t2_0) / (t1_0 + t2_0);
    var t3_0 : f32 = _S179.value0_20 * _S180.value0_27 + s_apply_sqr_0(sin2_0).value0_20;
    var t4_0 : f32 = t2_0 * sin2_0;
    var _S181 : Tuple_23;
    _S181.value0_35 = (perpendicular_0 + perpendicular_0 * (t3_0 - t4_0) / (t3_0 + t4_0)) * 0.5f;
    return _S181;
}

fn s_apply_fresnel_conductor_0( _S182 : f32,  eta_1 : vec3<f32>,  k_10 : vec3<f32>) -> Tuple_22
{
    var _S183 : Tuple_22;
    _S183.value0_34 = vec3<f32>(s_apply_fresnel_conductor_channel_0(_S182, eta_1.x, k_10.x).value0_35, s_apply_fresnel_conductor_channel_0(_S182, eta_1.y, k_10.y).value0_35, s_apply_fresnel_conductor_channel_0(_S182, eta_1.z, k_10.z).value0_35);
    return _S183;
}

fn s_apply_conductor_evaluate_0( eta_2 : vec3<f32>,  k_11 : vec3<f32>,  alpha_2 : vec2<f32>,  _S184 : vec3<f32>,  _S185 : vec3<f32>) -> Tuple_19
{
    var _S186 : Tuple_18 = s_apply_no_value_0();
    var half_vector_0 : vec3<f32> = _S184 + _S185;
    var _S187 : Tuple_5 = s_apply_dot_0(half_vector_0, half_vector_0);
    var _S188 : f32 = _S184.z;
    var _S189 : bool;
    if((_S188 * _S185.z) > 0.0f)
    {
        _S189 = (_S187.value0_5) > 0.0f;
    }
    else
    {
        _S189 = false;
    }
    var value_4 : BsdfValue_0;
    if(_S189)
    {
        var m_0 : vec3<f32> = half_vector_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S187.value0_5).value0_3));
        var width_3 : vec2<f32> = ggx_widths_0(alpha_2);
        var common_0 : f32 = s_apply_ggx_density_0(width_3, m_0).value0_33 / (4.0f * s_apply_abs_0(_S188).value0_2);
        var _S190 : f32 = 1.0f + s_apply_ggx_lambda_0(width_3, _S184).value0_32;
        var _S191 : f32 = common_0 / _S190;
        value_4.f_cos_0 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S184, m_0).value0_5).value0_2, eta_2, k_11).value0_34 * vec3<f32>((common_0 / (_S190 + s_apply_ggx_lambda_0(width_3, _S185).value0_32)));
        value_4.pdf_1 = _S191;
    }
    else
    {
        value_4 = _S186.value0_30;
    }
    var _S192 : Tuple_19;
    _S192.value0_31 = value_4;
    return _S192;
}

struct Tuple_24
{
     value0_36 : BsdfValue_0,
};

struct Tuple_25
{
     value0_37 : f32,
};

fn s_apply_fresnel_dielectric_0( _S193 : f32,  eta_outer_0 : f32) -> Tuple_25
{
    var cos_i_0 : f32;
    var eta_3 : f32;
    if(_S193 < 0.0f)
    {
        var _S194 : f32 = 1.0f / eta_outer_0;
        cos_i_0 = - _S193;
        eta_3 = _S194;
    }
    else
    {
        cos_i_0 = _S193;
        eta_3 = eta_outer_0;
    }
    var sin2_t_0 : f32 = (1.0f - s_apply_sqr_0(cos_i_0).value0_20) / (eta_3 * eta_3);
    var reflected_0 : f32;
    if(sin2_t_0 < 1.0f)
    {
        var _S195 : Tuple_15 = s_apply_safe_sqrt_0(1.0f - sin2_t_0);
        var _S196 : f32 = eta_3 * cos_i_0;
        var _S197 : f32 = eta_3 * _S195.value0_27;
        reflected_0 = (s_apply_sqr_0((_S196 - _S195.value0_27) / (_S196 + _S195.value0_27)).value0_20 + s_apply_sqr_0((cos_i_0 - _S197) / (cos_i_0 + _S197)).value0_20) * 0.5f;
    }
    else
    {
        reflected_0 = 1.0f;
    }
    var _S198 : Tuple_25;
    _S198.value0_37 = reflected_0;
    return _S198;
}

fn s_apply_dielectric_evaluate_0( eta_4 : f32,  alpha_3 : vec2<f32>,  _S199 : vec3<f32>,  _S200 : vec3<f32>) -> Tuple_24
{
    var _S201 : Tuple_18 = s_apply_no_value_0();
    var _S202 : f32 = _S199.z;
    var _S203 : bool;
    if(_S202 != 0.0f)
    {
        _S203 = (_S200.z) != 0.0f;
    }
    else
    {
        _S203 = false;
    }
    var value_5 : BsdfValue_0;
    if(_S203)
    {
        var _S204 : f32 = _S200.z;
        var reflects_0 : bool = (_S202 * _S204) > 0.0f;
        var crossing_0 : f32;
        if(reflects_0)
        {
            crossing_0 = 1.0f;
        }
        else
        {
            if(_S202 > 0.0f)
            {
                crossing_0 = eta_4;
            }
            else
            {
                crossing_0 = 1.0f / eta_4;
            }
        }
        var half_vector_1 : vec3<f32> = _S200 * vec3<f32>(crossing_0) + _S199;
        var _S205 : Tuple_5 = s_apply_dot_0(half_vector_1, half_vector_1);
        if((_S205.value0_5) > 0.0f)
        {
            var m_1 : vec3<f32> = half_vector_1 * vec3<f32>((1.0f / s_apply_sqrt_0(_S205.value0_5).value0_3));
            var m_2 : vec3<f32>;
            if((m_1.z) < 0.0f)
            {
                m_2 = (vec3<f32>(0) - m_1);
            }
            else
            {
                m_2 = m_1;
            }
            var _S206 : Tuple_5 = s_apply_dot_0(_S199, m_2);
            var _S207 : Tuple_5 = s_apply_dot_0(_S200, m_2);
            if((_S206.value0_5 * _S202) >= 0.0f)
            {
                _S203 = (_S207.value0_5 * _S204) >= 0.0f;
            }
            else
            {
                _S203 = false;
            }
            if(_S203)
            {
                var width_4 : vec2<f32> = ggx_widths_0(alpha_3);
                var _S208 : Tuple_25 = s_apply_fresnel_dielectric_0(_S206.value0_5, eta_4);
                var masking_o_0 : f32 = 1.0f + s_apply_ggx_lambda_0(width_4, _S199).value0_32;
                var masking_both_0 : f32 = masking_o_0 + s_apply_ggx_lambda_0(width_4, _S200).value0_32;
                if(reflects_0)
                {
                    var common_1 : f32 = _S208.value0_37 * s_apply_ggx_density_0(width_4, m_2).value0_33 / (4.0f * s_apply_abs_0(_S202).value0_2);
                    var _S209 : f32 = common_1 / masking_o_0;
                    value_5.f_cos_0 = vec3<f32>((common_1 / masking_both_0));
                    value_5.pdf_1 = _S209;
                }
                else
                {
                    var common_2 : f32 = (1.0f - _S208.value0_37) * s_apply_ggx_density_0(width_4, m_2).value0_33 * (s_apply_abs_0(_S207.value0_5).value0_2 / s_apply_sqr_0(_S207.value0_5 + _S206.value0_5 / crossing_0).value0_20) * s_apply_abs_0(_S206.value0_5).value0_2 / s_apply_abs_0(_S202).value0_2;
                    var _S210 : f32 = common_2 / masking_o_0;
                    value_5.f_cos_0 = vec3<f32>((common_2 / (masking_both_0 * crossing_0 * crossing_0)));
                    value_5.pdf_1 = _S210;
                }
            }
            else
            {
                value_5 = _S201.value0_30;
            }
        }
        else
        {
            value_5 = _S201.value0_30;
        }
    }
    else
    {
        value_5 = _S201.value0_30;
    }
    var _S211 : Tuple_24;
    _S211.value0_36 = value_5;
    return _S211;
}

fn s_apply_bsdf_evaluate_0( material_2 : Material_0,  _S212 : vec3<f32>,  _S213 : vec3<f32>) -> Tuple_16
{
    var value_6 : BsdfValue_0;
    if((material_2.kind_0) == u32(0))
    {
        value_6 = s_apply_diffuse_evaluate_0(material_2.a_0.xyz, _S212, _S213).value0_29;
    }
    else
    {
        if((material_2.kind_0) == u32(1))
        {
            value_6 = s_apply_conductor_evaluate_0(material_2.a_0.xyz, material_2.b_0.xyz, material_2.alpha_0, _S212, _S213).value0_31;
        }
        else
        {
            value_6 = s_apply_dielectric_evaluate_0(material_2.a_0.x, material_2.alpha_0, _S212, _S213).value0_36;
        }
    }
    var _S214 : Tuple_16;
    _S214.value0_28 = value_6;
    return _S214;
}

fn s_apply_direct_light_0( material_3 : Material_0,  light_6 : ChosenLight_0,  _S215 : Surface_0,  _S216 : vec3<f32>,  _S217 : vec2<f32>) -> Tuple_13
{
    var _S218 : vec3<f32> = vec3<f32>(0.0f);
    var to_light_0 : vec3<f32> = s_apply_point_on_light_0(light_6, _S217).value0_26 - _S215.position_0;
    var _S219 : Tuple_5 = s_apply_dot_0(to_light_0, to_light_0);
    var result_0 : vec3<f32>;
    if((_S219.value0_5) > 0.0f)
    {
        var direction_5 : vec3<f32> = to_light_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S219.value0_5).value0_3));
        var cos_light_0 : f32 = - s_apply_dot_0(direction_5, light_6.normal_1).value0_5;
        var _S220 : bool;
        if(cos_light_0 > 0.0f)
        {
            _S220 = true;
        }
        else
        {
            if(cos_light_0 < 0.0f)
            {
                _S220 = light_6.two_sided_2;
            }
            else
            {
                _S220 = false;
            }
        }
        if(_S220)
        {
            var _S221 : Tuple_16 = s_apply_bsdf_evaluate_0(material_3, _S216, s_apply_to_local_0(_S215.frame_0, direction_5).value0_24);
            var _S222 : Tuple_2 = s_apply_abs_0(cos_light_0);
            var pdf_light_0 : f32 = _S219.value0_5 * light_6.pdf_area_1;
            result_0 = _S221.value0_28.f_cos_0 * light_6.radiance_1 * vec3<f32>((s_apply_power_heuristic_0(pdf_light_0, _S221.value0_28.pdf_1 * _S222.value0_2).value0_19 * _S222.value0_2 / pdf_light_0));
        }
        else
        {
            result_0 = _S218;
        }
    }
    else
    {
        result_0 = _S218;
    }
    var _S223 : Tuple_13;
    _S223.value0_25 = result_0;
    return _S223;
}

struct Departure_0
{
     weight_2 : vec3<f32>,
     origin_4 : vec3<f32>,
     direction_6 : vec3<f32>,
     pdf_2 : f32,
     valid_0 : bool,
     delta_3 : bool,
};

struct Tuple_26
{
     value0_38 : Departure_0,
};

struct BsdfSample_0
{
     wi_0 : vec3<f32>,
     weight_3 : vec3<f32>,
     pdf_3 : f32,
     valid_1 : bool,
     delta_4 : bool,
};

struct Tuple_27
{
     value0_39 : BsdfSample_0,
};

struct Tuple_28
{
     value0_40 : BsdfSample_0,
};

fn s_apply_no_sample_0() -> Tuple_28
{
    var _S224 : vec3<f32> = vec3<f32>(0.0f);
    var _S225 : Tuple_28;
    _S225.value0_40.wi_0 = _S224;
    _S225.value0_40.weight_3 = _S224;
    _S225.value0_40.pdf_3 = 0.0f;
    _S225.value0_40.valid_1 = false;
    _S225.value0_40.delta_4 = false;
    return _S225;
}

struct Tuple_29
{
     value0_41 : BsdfSample_0,
};

struct Tuple_30
{
     value0_42 : vec2<f32>,
};

fn s_apply_sin_cos_turns_0( _S226 : f32) -> Tuple_30
{
    var quarter_1 : f32 = round(_S226 * 4.0f);
    var angle_1 : f32 = (_S226 - quarter_1 * 0.25f) * 6.28318548202514648f;
    var a2_1 : f32 = angle_1 * angle_1;
    var s_3 : f32 = angle_1 * (1.0f + a2_1 * (-0.1666666716337204f + a2_1 * (0.00833333376795053f + a2_1 * (-0.0001984127011383f + a2_1 * 2.75573188446287531e-06f))));
    var c_1 : f32 = 1.0f + a2_1 * (-0.5f + a2_1 * (0.0416666679084301f + a2_1 * (-0.00138888892251998f + a2_1 * 0.00002480158764229f)));
    var q_2 : i32 = (i32(quarter_1) & (i32(3)));
    var sine_1 : f32;
    var cosine_1 : f32;
    if(q_2 == i32(1))
    {
        var _S227 : f32 = - s_3;
        sine_1 = c_1;
        cosine_1 = _S227;
    }
    else
    {
        if(q_2 == i32(2))
        {
            var _S228 : f32 = - c_1;
            sine_1 = - s_3;
            cosine_1 = _S228;
        }
        else
        {
            if(q_2 == i32(3))
            {
                sine_1 = - c_1;
                cosine_1 = s_3;
            }
            else
            {
                sine_1 = s_3;
                cosine_1 = c_1;
            }
        }
    }
    var _S229 : Tuple_30;
    _S229.value0_42 = vec2<f32>(sine_1, cosine_1);
    return _S229;
}

fn s_apply_diffuse_sample_0( reflectance_1 : vec3<f32>,  _S230 : vec3<f32>,  _S231 : vec2<f32>) -> Tuple_29
{
    var _S232 : Tuple_30 = s_apply_sin_cos_turns_0(_S231.x);
    var _S233 : f32 = _S231.y;
    var _S234 : Tuple_15 = s_apply_safe_sqrt_0(_S233);
    var _S235 : Tuple_15 = s_apply_safe_sqrt_0(1.0f - _S233);
    var _S236 : Tuple_28 = s_apply_no_sample_0();
    var sample_3 : BsdfSample_0;
    if((_S235.value0_27) > 0.0f)
    {
        var side_0 : f32;
        if((_S230.z) < 0.0f)
        {
            side_0 = -1.0f;
        }
        else
        {
            side_0 = 1.0f;
        }
        var _S237 : vec3<f32> = vec3<f32>(_S234.value0_27 * _S232.value0_42.y, _S234.value0_27 * _S232.value0_42.x, side_0 * _S235.value0_27);
        sample_3 = _S236.value0_40;
        sample_3.wi_0 = _S237;
        sample_3.weight_3 = reflectance_1;
        sample_3.pdf_3 = _S235.value0_27 * 0.31830990314483643f;
        sample_3.valid_1 = true;
    }
    else
    {
        sample_3 = _S236.value0_40;
    }
    var _S238 : Tuple_29;
    _S238.value0_41 = sample_3;
    return _S238;
}

struct Tuple_31
{
     value0_43 : BsdfSample_0,
};

struct Tuple_32
{
     value0_44 : vec3<f32>,
};

struct Tuple_33
{
     value0_45 : vec3<f32>,
};

fn s_apply_unit_vector_0( _S239 : vec3<f32>) -> Tuple_33
{
    var _S240 : Tuple_33;
    _S240.value0_45 = _S239 * vec3<f32>((1.0f / s_apply_sqrt_0(s_apply_dot_0(_S239, _S239).value0_5).value0_3));
    return _S240;
}

fn s_apply_ggx_sample_visible_0( width_5 : vec2<f32>,  _S241 : vec3<f32>,  _S242 : vec2<f32>) -> Tuple_32
{
    var w_0 : vec3<f32>;
    if((_S241.z) < 0.0f)
    {
        w_0 = (vec3<f32>(0) - _S241);
    }
    else
    {
        w_0 = _S241;
    }
    var _S243 : f32 = width_5.x;
    var _S244 : f32 = width_5.y;
    var _S245 : Tuple_33 = s_apply_unit_vector_0(vec3<f32>(w_0.x * _S243, w_0.y * _S244, w_0.z));
    var _S246 : Tuple_30 = s_apply_sin_cos_turns_0(_S242.x);
    var one_minus_z_0 : f32 = _S242.y * (1.0f + _S245.value0_45.z);
    var _S247 : Tuple_15 = s_apply_safe_sqrt_0(one_minus_z_0 * (2.0f - one_minus_z_0));
    var h_0 : vec3<f32> = vec3<f32>(_S247.value0_27 * _S246.value0_42.y, _S247.value0_27 * _S246.value0_42.x, 1.0f - one_minus_z_0) + _S245.value0_45;
    var _S248 : Tuple_32;
    _S248.value0_44 = s_apply_unit_vector_0(vec3<f32>(h_0.x * _S243, h_0.y * _S244, s_apply_max_0(h_0.z, 9.999999960041972e-13f).value0_1)).value0_45;
    return _S248;
}

struct Tuple_34
{
     value0_46 : vec3<f32>,
};

fn s_apply_mirrored_0( _S249 : vec3<f32>,  _S250 : vec3<f32>) -> Tuple_34
{
    var _S251 : Tuple_34;
    _S251.value0_46 = _S250 * vec3<f32>((2.0f * s_apply_dot_0(_S249, _S250).value0_5)) - _S249;
    return _S251;
}

fn s_apply_conductor_sample_0( eta_5 : vec3<f32>,  k_12 : vec3<f32>,  alpha_4 : vec2<f32>,  smooth_1 : bool,  _S252 : vec3<f32>,  _S253 : vec2<f32>) -> Tuple_31
{
    var _S254 : Tuple_28 = s_apply_no_sample_0();
    var sample_4 : BsdfSample_0;
    if(smooth_1)
    {
        var _S255 : f32 = _S252.z;
        var _S256 : Tuple_22 = s_apply_fresnel_conductor_0(s_apply_abs_0(_S255).value0_2, eta_5, k_12);
        sample_4.wi_0 = vec3<f32>(- _S252.x, - _S252.y, _S255);
        sample_4.weight_3 = _S256.value0_34;
        sample_4.pdf_3 = 1.0f;
        sample_4.valid_1 = true;
        sample_4.delta_4 = true;
    }
    else
    {
        var width_6 : vec2<f32> = ggx_widths_0(alpha_4);
        var _S257 : Tuple_32 = s_apply_ggx_sample_visible_0(width_6, _S252, _S253);
        var _S258 : Tuple_34 = s_apply_mirrored_0(_S252, _S257.value0_44);
        var _S259 : f32 = _S252.z;
        if((_S259 * _S258.value0_46.z) > 0.0f)
        {
            var masking_o_1 : f32 = 1.0f + s_apply_ggx_lambda_0(width_6, _S252).value0_32;
            sample_4 = _S254.value0_40;
            sample_4.wi_0 = _S258.value0_46;
            sample_4.weight_3 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S252, _S257.value0_44).value0_5).value0_2, eta_5, k_12).value0_34 * vec3<f32>((masking_o_1 / (masking_o_1 + s_apply_ggx_lambda_0(width_6, _S258.value0_46).value0_32)));
            sample_4.pdf_3 = s_apply_ggx_density_0(width_6, _S257.value0_44).value0_33 / (4.0f * s_apply_abs_0(_S259).value0_2 * masking_o_1);
            sample_4.valid_1 = true;
        }
        else
        {
            sample_4 = _S254.value0_40;
        }
    }
    var _S260 : Tuple_31;
    _S260.value0_43 = sample_4;
    return _S260;
}

struct Tuple_35
{
     value0_47 : BsdfSample_0,
};

struct Refraction_0
{
     direction_7 : vec3<f32>,
     valid_2 : bool,
};

struct Tuple_36
{
     value0_48 : Refraction_0,
};

fn s_apply_refracted_0( _S261 : vec3<f32>,  _S262 : vec3<f32>,  eta_outer_1 : f32) -> Tuple_36
{
    var _S263 : Tuple_5 = s_apply_dot_0(_S261, _S262);
    var cos_i_1 : f32;
    var eta_6 : f32;
    var m_3 : vec3<f32>;
    if((_S263.value0_5) < 0.0f)
    {
        var _S264 : vec3<f32> = (vec3<f32>(0) - _S262);
        var _S265 : f32 = 1.0f / eta_outer_1;
        cos_i_1 = - _S263.value0_5;
        eta_6 = _S265;
        m_3 = _S264;
    }
    else
    {
        cos_i_1 = _S263.value0_5;
        eta_6 = eta_outer_1;
        m_3 = _S262;
    }
    var sin2_t_1 : f32 = s_apply_max_0(1.0f - s_apply_sqr_0(cos_i_1).value0_20, 0.0f).value0_1 / (eta_6 * eta_6);
    var _S266 : vec3<f32> = vec3<f32>(0.0f);
    var result_1 : Refraction_0;
    if(sin2_t_1 < 1.0f)
    {
        result_1.direction_7 = m_3 * vec3<f32>((cos_i_1 / eta_6 - s_apply_safe_sqrt_0(1.0f - sin2_t_1).value0_27)) - _S261 * vec3<f32>((1.0f / eta_6));
        result_1.valid_2 = true;
    }
    else
    {
        result_1.direction_7 = _S266;
        result_1.valid_2 = false;
    }
    var _S267 : Tuple_36;
    _S267.value0_48 = result_1;
    return _S267;
}

fn s_apply_smooth_dielectric_sample_0( eta_7 : f32,  _S268 : vec3<f32>,  lobe_2 : f32) -> Tuple_35
{
    var _S269 : Tuple_28 = s_apply_no_sample_0();
    var _S270 : f32 = _S268.z;
    var sample_5 : BsdfSample_0;
    if(lobe_2 < (s_apply_fresnel_dielectric_0(_S270, eta_7).value0_37))
    {
        var _S271 : vec3<f32> = vec3<f32>(1.0f);
        sample_5.wi_0 = vec3<f32>(- _S268.x, - _S268.y, _S270);
        sample_5.weight_3 = _S271;
        sample_5.pdf_3 = 1.0f;
        sample_5.valid_1 = true;
        sample_5.delta_4 = true;
    }
    else
    {
        var _S272 : Tuple_36 = s_apply_refracted_0(_S268, vec3<f32>(0.0f, 0.0f, 1.0f), eta_7);
        if(_S272.value0_48.valid_2)
        {
            var crossing_1 : f32;
            if(_S270 > 0.0f)
            {
                crossing_1 = eta_7;
            }
            else
            {
                crossing_1 = 1.0f / eta_7;
            }
            var _S273 : vec3<f32> = vec3<f32>((1.0f / (crossing_1 * crossing_1)));
            sample_5.wi_0 = _S272.value0_48.direction_7;
            sample_5.weight_3 = _S273;
            sample_5.pdf_3 = 1.0f;
            sample_5.valid_1 = true;
            sample_5.delta_4 = true;
        }
        else
        {
            sample_5 = _S269.value0_40;
        }
    }
    var _S274 : Tuple_35;
    _S274.value0_47 = sample_5;
    return _S274;
}

struct Tuple_37
{
     value0_49 : BsdfSample_0,
};

fn s_apply_rough_dielectric_sample_0( eta_8 : f32,  alpha_5 : vec2<f32>,  _S275 : vec3<f32>,  _S276 : vec2<f32>,  lobe_3 : f32) -> Tuple_37
{
    var _S277 : Tuple_28 = s_apply_no_sample_0();
    var width_7 : vec2<f32> = ggx_widths_0(alpha_5);
    var _S278 : Tuple_32 = s_apply_ggx_sample_visible_0(width_7, _S275, _S276);
    var _S279 : Tuple_5 = s_apply_dot_0(_S275, _S278.value0_44);
    var _S280 : Tuple_25 = s_apply_fresnel_dielectric_0(_S279.value0_5, eta_8);
    var masking_o_2 : f32 = 1.0f + s_apply_ggx_lambda_0(width_7, _S275).value0_32;
    var _S281 : Tuple_2 = s_apply_abs_0(_S279.value0_5);
    var _S282 : f32 = _S275.z;
    var visible_0 : f32 = s_apply_ggx_density_0(width_7, _S278.value0_44).value0_33 * _S281.value0_2 / (masking_o_2 * s_apply_abs_0(_S282).value0_2);
    var sample_6 : BsdfSample_0;
    if(lobe_3 < (_S280.value0_37))
    {
        var _S283 : Tuple_34 = s_apply_mirrored_0(_S275, _S278.value0_44);
        if((_S282 * _S283.value0_46.z) > 0.0f)
        {
            sample_6 = _S277.value0_40;
            sample_6.wi_0 = _S283.value0_46;
            sample_6.weight_3 = vec3<f32>((masking_o_2 / (masking_o_2 + s_apply_ggx_lambda_0(width_7, _S283.value0_46).value0_32)));
            sample_6.pdf_3 = _S280.value0_37 * visible_0 / (4.0f * _S281.value0_2);
            sample_6.valid_1 = true;
        }
        else
        {
            sample_6 = _S277.value0_40;
        }
    }
    else
    {
        var _S284 : Tuple_36 = s_apply_refracted_0(_S275, _S278.value0_44, eta_8);
        var _S285 : bool;
        if(_S284.value0_48.valid_2)
        {
            _S285 = (_S282 * _S284.value0_48.direction_7.z) < 0.0f;
        }
        else
        {
            _S285 = false;
        }
        if(_S285)
        {
            var crossing_2 : f32;
            if(_S282 > 0.0f)
            {
                crossing_2 = eta_8;
            }
            else
            {
                crossing_2 = 1.0f / eta_8;
            }
            var _S286 : Tuple_5 = s_apply_dot_0(_S284.value0_48.direction_7, _S278.value0_44);
            var jacobian_0 : f32 = s_apply_abs_0(_S286.value0_5).value0_2 / s_apply_sqr_0(_S286.value0_5 + _S279.value0_5 / crossing_2).value0_20;
            sample_6 = _S277.value0_40;
            sample_6.wi_0 = _S284.value0_48.direction_7;
            sample_6.weight_3 = vec3<f32>((masking_o_2 / ((masking_o_2 + s_apply_ggx_lambda_0(width_7, _S284.value0_48.direction_7).value0_32) * crossing_2 * crossing_2)));
            sample_6.pdf_3 = (1.0f - _S280.value0_37) * visible_0 * jacobian_0;
            sample_6.valid_1 = true;
        }
        else
        {
            sample_6 = _S277.value0_40;
        }
    }
    var _S287 : Tuple_37;
    _S287.value0_49 = sample_6;
    return _S287;
}

fn s_apply_bsdf_sample_0( material_4 : Material_0,  _S288 : vec3<f32>,  _S289 : vec2<f32>,  lobe_4 : f32) -> Tuple_27
{
    var _S290 : Tuple_28 = s_apply_no_sample_0();
    var smooth_2 : bool = (((material_4.flags_0) & (u32(2)))) != u32(0);
    var sample_7 : BsdfSample_0;
    if((_S288.z) != 0.0f)
    {
        if((material_4.kind_0) == u32(0))
        {
            sample_7 = s_apply_diffuse_sample_0(material_4.a_0.xyz, _S288, _S289).value0_41;
        }
        else
        {
            if((material_4.kind_0) == u32(1))
            {
                sample_7 = s_apply_conductor_sample_0(material_4.a_0.xyz, material_4.b_0.xyz, material_4.alpha_0, smooth_2, _S288, _S289).value0_43;
            }
            else
            {
                if(smooth_2)
                {
                    sample_7 = s_apply_smooth_dielectric_sample_0(material_4.a_0.x, _S288, lobe_4).value0_47;
                }
                else
                {
                    sample_7 = s_apply_rough_dielectric_sample_0(material_4.a_0.x, material_4.alpha_0, _S288, _S289, lobe_4).value0_49;
                }
            }
        }
    }
    else
    {
        sample_7 = _S290.value0_40;
    }
    var _S291 : Tuple_27;
    _S291.value0_39 = sample_7;
    return _S291;
}

struct Tuple_38
{
     value0_50 : vec3<f32>,
};

fn s_apply_to_world_0( _S292 : Frame_0,  _S293 : vec3<f32>) -> Tuple_38
{
    var _S294 : Tuple_38;
    _S294.value0_50 = _S292.s_1 * vec3<f32>(_S293.x) + _S292.t_0 * vec3<f32>(_S293.y) + _S292.n_1 * vec3<f32>(_S293.z);
    return _S294;
}

struct Tuple_39
{
     value0_51 : vec3<f32>,
};

fn s_apply_ray_origin_0( _S295 : Surface_0,  _S296 : vec3<f32>,  clearance_1 : f32) -> Tuple_39
{
    var offset_1 : f32;
    if((s_apply_dot_0(_S296, _S295.geometric_normal_0).value0_5) > 0.0f)
    {
        offset_1 = clearance_1;
    }
    else
    {
        offset_1 = - clearance_1;
    }
    var _S297 : Tuple_39;
    _S297.value0_51 = _S295.position_0 + _S295.geometric_normal_0 * vec3<f32>(offset_1);
    return _S297;
}

fn s_apply_scatter_0( material_5 : Material_0,  _S298 : Surface_0,  _S299 : vec3<f32>,  _S300 : vec2<f32>,  lobe_5 : f32,  clearance_2 : f32) -> Tuple_26
{
    var _S301 : Tuple_27 = s_apply_bsdf_sample_0(material_5, _S299, _S300, lobe_5);
    var _S302 : Tuple_38 = s_apply_to_world_0(_S298.frame_0, _S301.value0_39.wi_0);
    var _S303 : Tuple_39 = s_apply_ray_origin_0(_S298, _S302.value0_50, clearance_2);
    var _S304 : Tuple_26;
    _S304.value0_38.weight_2 = _S301.value0_39.weight_3;
    _S304.value0_38.origin_4 = _S303.value0_51;
    _S304.value0_38.direction_6 = _S302.value0_50;
    _S304.value0_38.pdf_2 = _S301.value0_39.pdf_3;
    _S304.value0_38.valid_0 = _S301.value0_39.valid_1;
    _S304.value0_38.delta_3 = _S301.value0_39.delta_4;
    return _S304;
}

struct Surface_Differential_0
{
     position_1 : vec3<f32>,
     frame_2 : Frame_0,
};

fn Frame_x24_syn_dzero_0() -> Frame_0
{
    var result_2 : Frame_0;
    var _S305 : vec3<f32> = vec3<f32>(0.0f);
    result_2.s_1 = _S305;
    result_2.t_0 = _S305;
    result_2.n_1 = _S305;
    return result_2;
}

fn Surface_x24_syn_dzero_0() -> Surface_Differential_0
{
    var result_3 : Surface_Differential_0;
    result_3.position_1 = vec3<f32>(0.0f);
    result_3.frame_2 = Frame_x24_syn_dzero_0();
    return result_3;
}

struct Departure_Differential_0
{
     weight_4 : vec3<f32>,
     origin_5 : vec3<f32>,
     direction_8 : vec3<f32>,
     pdf_4 : f32,
};

fn Departure_x24_syn_dzero_0() -> Departure_Differential_0
{
    var result_4 : Departure_Differential_0;
    var _S306 : vec3<f32> = vec3<f32>(0.0f);
    result_4.weight_4 = _S306;
    result_4.origin_5 = _S306;
    result_4.direction_8 = _S306;
    result_4.pdf_4 = 0.0f;
    return result_4;
}

fn Departure_x24_syn_dadd_0( SLANG_anonymous_0_0 : Departure_Differential_0,  SLANG_anonymous_1_0 : Departure_Differential_0) -> Departure_Differential_0
{
    var result_5 : Departure_Differential_0;
    result_5.weight_4 = SLANG_anonymous_0_0.weight_4 + SLANG_anonymous_1_0.weight_4;
    result_5.origin_5 = SLANG_anonymous_0_0.origin_5 + SLANG_anonymous_1_0.origin_5;
    result_5.direction_8 = SLANG_anonymous_0_0.direction_8 + SLANG_anonymous_1_0.direction_8;
    result_5.pdf_4 = SLANG_anonymous_0_0.pdf_4 + SLANG_anonymous_1_0.pdf_4;
    return result_5;
}

struct s_paramCtx_s_bwdCallableCtx_bsdf_sample_0
{
     value0_52 : Material_0,
     value1_6 : vec3<f32>,
     value2_5 : vec2<f32>,
     value3_4 : f32,
};

struct s_bwdCallableCtx_bsdf_sample_0
{
     value0_53 : s_paramCtx_s_bwdCallableCtx_bsdf_sample_0,
};

struct s_paramCtx_s_bwdCallableCtx_to_world_0
{
     value0_54 : Frame_0,
     value1_7 : vec3<f32>,
};

struct s_bwdCallableCtx_to_world_0
{
     value0_55 : s_paramCtx_s_bwdCallableCtx_to_world_0,
};

struct s_paramCtx_s_bwdCallableCtx_ray_origin_0
{
     value0_56 : Surface_0,
     value1_8 : vec3<f32>,
};

struct s_bwdCallableCtx_ray_origin_0
{
     value0_57 : s_paramCtx_s_bwdCallableCtx_ray_origin_0,
};

fn Frame_x24_syn_dadd_0( SLANG_anonymous_0_1 : Frame_0,  SLANG_anonymous_1_1 : Frame_0) -> Frame_0
{
    var result_6 : Frame_0;
    result_6.s_1 = SLANG_anonymous_0_1.s_1 + SLANG_anonymous_1_1.s_1;
    result_6.t_0 = SLANG_anonymous_0_1.t_0 + SLANG_anonymous_1_1.t_0;
    result_6.n_1 = SLANG_anonymous_0_1.n_1 + SLANG_anonymous_1_1.n_1;
    return result_6;
}

fn Surface_x24_syn_dadd_0( SLANG_anonymous_0_2 : Surface_Differential_0,  SLANG_anonymous_1_2 : Surface_Differential_0) -> Surface_Differential_0
{
    var result_7 : Surface_Differential_0;
    result_7.position_1 = SLANG_anonymous_0_2.position_1 + SLANG_anonymous_1_2.position_1;
    result_7.frame_2 = Frame_x24_syn_dadd_0(SLANG_anonymous_0_2.frame_2, SLANG_anonymous_1_2.frame_2);
    return result_7;
}

fn s_bwdProp_ray_origin_0( _S307 : s_bwdCallableCtx_ray_origin_0,  _S308 : ptr<function, Surface_Differential_0>,  _S309 : ptr<function, vec3<f32>>,  _S310 : vec3<f32>)
{
    var _S311 : s_bwdCallableCtx_dot_0;
    _S311._S39 = _S307.value0_57.value1_8;
    _S311._S40 = _S307.value0_57.value0_56.geometric_normal_0;
    var _S312 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S313 : Surface_Differential_0 = _S312;
    _S313.position_1 = _S310;
    var _S314 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S312, _S313);
    var _S315 : vec3<f32> = vec3<f32>(0.0f);
    var _S316 : vec3<f32> = _S315;
    var _S317 : vec3<f32> = _S315;
    s_bwdProp_dot_0(_S311, &(_S316), &(_S317), 0.0f);
    (*_S308) = _S314;
    (*_S309) = _S316;
    return;
}

fn s_bwdProp_to_world_0( _S318 : s_bwdCallableCtx_to_world_0,  _S319 : ptr<function, Frame_0>,  _S320 : ptr<function, vec3<f32>>,  _S321 : vec3<f32>)
{
    var _S322 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S323 : vec3<f32> = _S318.value0_55.value0_54.n_1 * _S321;
    var _S324 : vec3<f32> = vec3<f32>(_S318.value0_55.value1_7.z) * _S321;
    var _S325 : f32 = _S323[i32(0)] + _S323[i32(1)] + _S323[i32(2)];
    var _S326 : vec3<f32> = _S318.value0_55.value0_54.t_0 * _S321;
    var _S327 : vec3<f32> = vec3<f32>(_S318.value0_55.value1_7.y) * _S321;
    var _S328 : f32 = _S326[i32(0)] + _S326[i32(1)] + _S326[i32(2)];
    var _S329 : vec3<f32> = _S318.value0_55.value0_54.s_1 * _S321;
    var _S330 : vec3<f32> = vec3<f32>(_S318.value0_55.value1_7.x) * _S321;
    var _S331 : f32 = _S329[i32(0)] + _S329[i32(1)] + _S329[i32(2)];
    var _S332 : Frame_0 = _S322;
    _S332.n_1 = _S324;
    _S332.t_0 = _S327;
    _S332.s_1 = _S330;
    var _S333 : vec3<f32> = vec3<f32>(_S331, _S328, _S325);
    (*_S319) = Frame_x24_syn_dadd_0(_S322, _S332);
    (*_S320) = _S333;
    return;
}

struct BsdfSample_Differential_0
{
     wi_1 : vec3<f32>,
     weight_5 : vec3<f32>,
     pdf_5 : f32,
};

fn BsdfSample_x24_syn_dzero_0() -> BsdfSample_Differential_0
{
    var result_8 : BsdfSample_Differential_0;
    var _S334 : vec3<f32> = vec3<f32>(0.0f);
    result_8.wi_1 = _S334;
    result_8.weight_5 = _S334;
    result_8.pdf_5 = 0.0f;
    return result_8;
}

struct s_paramCtx_s_bwdCallableCtx_diffuse_sample_0
{
     value0_58 : vec3<f32>,
     value1_9 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_conductor_sample_0
{
     value0_59 : vec3<f32>,
     value1_10 : vec3<f32>,
     value2_6 : vec2<f32>,
     value3_5 : bool,
     value4_4 : vec3<f32>,
     value5_2 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0
{
     value0_60 : f32,
     value1_11 : vec3<f32>,
     value2_7 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0
{
     value0_61 : f32,
     value1_12 : vec2<f32>,
     value2_8 : vec3<f32>,
     value3_6 : vec2<f32>,
     value4_5 : f32,
};

struct s_bwdCallableCtx_smooth_dielectric_sample_0
{
     value0_62 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0,
};

struct s_bwdCallableCtx_rough_dielectric_sample_0
{
     value0_63 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0,
};

struct s_bwdCallableCtx_conductor_sample_0
{
     value0_64 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0,
};

struct s_bwdCallableCtx_diffuse_sample_0
{
     value0_65 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0,
};

struct s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0
{
     value0_66 : f32,
};

struct s_bwdCallableCtx_sin_cos_turns_0
{
     value0_67 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0,
};

struct s_paramCtx_s_bwdCallableCtx_safe_sqrt_0
{
     value0_68 : f32,
};

struct s_bwdCallableCtx_safe_sqrt_0
{
     value0_69 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0,
};

fn s_bwdProp_safe_sqrt_0( _S335 : s_bwdCallableCtx_safe_sqrt_0,  _S336 : ptr<function, f32>,  _S337 : f32)
{
    var _S338 : bool = (_S335.value0_69.value0_68) > 0.0f;
    var _S339 : s_bwdCallableCtx_sqrt_0;
    if(_S338)
    {
        var _S340 : s_bwdCallableCtx_sqrt_0;
        _S340._S22 = _S335.value0_69.value0_68;
        _S339 = _S340;
    }
    else
    {
        _S339._S22 = 0.0f;
    }
    var _S341 : f32;
    if(_S338)
    {
        var _S342 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S339, &(_S342), _S337);
        _S341 = _S342;
    }
    else
    {
        _S341 = 0.0f;
    }
    (*_S336) = _S341;
    return;
}

fn s_bwdProp_sin_cos_turns_0( _S343 : s_bwdCallableCtx_sin_cos_turns_0,  _S344 : ptr<function, f32>,  _S345 : vec2<f32>)
{
    var quarter_2 : f32 = round(_S343.value0_67.value0_66 * 4.0f);
    var angle_2 : f32 = (_S343.value0_67.value0_66 - quarter_2 * 0.25f) * 6.28318548202514648f;
    var a2_2 : f32 = angle_2 * angle_2;
    var _S346 : f32 = -0.0001984127011383f + a2_2 * 2.75573188446287531e-06f;
    var _S347 : f32 = 0.00833333376795053f + a2_2 * _S346;
    var _S348 : f32 = -0.1666666716337204f + a2_2 * _S347;
    var _S349 : f32 = 1.0f + a2_2 * _S348;
    var _S350 : f32 = -0.00138888892251998f + a2_2 * 0.00002480158764229f;
    var _S351 : f32 = 0.0416666679084301f + a2_2 * _S350;
    var _S352 : f32 = -0.5f + a2_2 * _S351;
    var q_3 : i32 = (i32(quarter_2) & (i32(3)));
    var _S353 : bool = q_3 == i32(1);
    var _S354 : bool;
    var _S355 : bool;
    if(_S353)
    {
        _S354 = false;
        _S355 = false;
    }
    else
    {
        var _S356 : bool = q_3 == i32(2);
        if(_S356)
        {
            _S354 = false;
        }
        else
        {
            _S354 = q_3 == i32(3);
        }
        var _S357 : bool = _S354;
        _S354 = _S356;
        _S355 = _S357;
    }
    var _S358 : f32;
    var _S359 : f32;
    if(_S353)
    {
        var _S360 : f32 = - _S345[i32(1)];
        _S358 = _S345[i32(0)];
        _S359 = _S360;
    }
    else
    {
        if(_S354)
        {
            var _S361 : f32 = - _S345[i32(0)];
            _S358 = - _S345[i32(1)];
            _S359 = _S361;
        }
        else
        {
            if(_S355)
            {
                _S358 = - _S345[i32(0)];
                _S359 = _S345[i32(1)];
            }
            else
            {
                _S358 = _S345[i32(1)];
                _S359 = _S345[i32(0)];
            }
        }
    }
    var _S362 : f32 = a2_2 * _S358;
    var _S363 : f32 = a2_2 * _S362;
    var _S364 : f32 = angle_2 * _S359;
    var _S365 : f32 = a2_2 * _S364;
    var _S366 : f32 = a2_2 * _S365;
    var _S367 : f32 = angle_2 * (_S352 * _S358 + _S351 * _S362 + _S350 * _S363 + 0.00002480158764229f * (a2_2 * _S363) + _S348 * _S364 + _S347 * _S365 + _S346 * _S366 + 2.75573188446287531e-06f * (a2_2 * _S366));
    (*_S344) = 6.28318548202514648f * (_S349 * _S359 + _S367 + _S367);
    return;
}

fn s_bwdProp_diffuse_sample_0( _S368 : s_bwdCallableCtx_diffuse_sample_0,  _S369 : ptr<function, vec3<f32>>,  _S370 : ptr<function, vec2<f32>>,  _S371 : BsdfSample_Differential_0)
{
    var _S372 : f32 = _S368.value0_65.value1_9.x;
    var _S373 : Tuple_30 = s_apply_sin_cos_turns_0(_S372);
    var _S374 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S374.value0_66 = _S372;
    var _S375 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S374 );
    var _S376 : f32 = _S368.value0_65.value1_9.y;
    var _S377 : Tuple_15 = s_apply_safe_sqrt_0(_S376);
    var _S378 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S378.value0_68 = _S376;
    var _S379 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S378 );
    var _S380 : f32 = 1.0f - _S376;
    var _S381 : Tuple_15 = s_apply_safe_sqrt_0(_S380);
    var _S382 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S382.value0_68 = _S380;
    var _S383 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S382 );
    var _S384 : bool = (_S381.value0_27) > 0.0f;
    var side_1 : f32;
    var _S385 : f32;
    var _S386 : f32;
    if(_S384)
    {
        if((_S368.value0_65.value0_58.z) < 0.0f)
        {
            side_1 = -1.0f;
        }
        else
        {
            side_1 = 1.0f;
        }
        var _S387 : f32 = _S373.value0_42.y;
        _S385 = _S373.value0_42.x;
        _S386 = _S387;
    }
    else
    {
        side_1 = 0.0f;
        _S385 = 0.0f;
        _S386 = 0.0f;
    }
    var _S388 : vec3<f32> = vec3<f32>(0.0f);
    var _S389 : vec2<f32> = vec2<f32>(0.0f);
    var _S390 : vec2<f32>;
    if(_S384)
    {
        var _S391 : vec2<f32> = vec2<f32>(_S377.value0_27 * _S371.wi_1[i32(1)], _S377.value0_27 * _S371.wi_1[i32(0)]);
        var _S392 : f32 = _S385 * _S371.wi_1[i32(1)] + _S386 * _S371.wi_1[i32(0)];
        side_1 = 0.31830990314483643f * _S371.pdf_5 + side_1 * _S371.wi_1[i32(2)];
        _S385 = _S392;
        _S390 = _S391;
    }
    else
    {
        side_1 = 0.0f;
        _S385 = 0.0f;
        _S390 = _S389;
    }
    var _S393 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S383, &(_S393), side_1);
    var _S394 : f32 = - _S393;
    var _S395 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S379, &(_S395), _S385);
    var _S396 : f32 = _S394 + _S395;
    var _S397 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S375, &(_S397), _S390);
    var _S398 : vec2<f32> = vec2<f32>(_S397, _S396);
    (*_S369) = _S388;
    (*_S370) = _S398;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0
{
     value0_70 : f32,
     value1_13 : vec3<f32>,
     value2_9 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0
{
     value0_71 : vec2<f32>,
     value1_14 : vec3<f32>,
     value2_10 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_mirrored_0
{
     value0_72 : vec3<f32>,
     value1_15 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_ggx_lambda_0
{
     value0_73 : vec2<f32>,
     value1_16 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_ggx_density_0
{
     value0_74 : vec2<f32>,
     value1_17 : vec3<f32>,
};

struct s_bwdCallableCtx_ggx_density_0
{
     value0_75 : s_paramCtx_s_bwdCallableCtx_ggx_density_0,
};

struct s_bwdCallableCtx_ggx_lambda_0
{
     value0_76 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0,
};

struct s_bwdCallableCtx_fresnel_conductor_0
{
     value0_77 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0,
};

struct s_bwdCallableCtx_mirrored_0
{
     value0_78 : s_paramCtx_s_bwdCallableCtx_mirrored_0,
};

struct s_bwdCallableCtx_ggx_sample_visible_0
{
     value0_79 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0,
};

struct s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0
{
     value0_80 : f32,
     value1_18 : f32,
     value2_11 : f32,
};

struct s_bwdCallableCtx_fresnel_conductor_channel_0
{
     value0_81 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0,
};

struct s_paramCtx_s_bwdCallableCtx_sqr_0
{
     value0_82 : f32,
};

struct s_bwdCallableCtx_sqr_0
{
     value0_83 : s_paramCtx_s_bwdCallableCtx_sqr_0,
};

fn s_bwdProp_sqr_0( _S399 : s_bwdCallableCtx_sqr_0,  _S400 : ptr<function, f32>,  _S401 : f32)
{
    var _S402 : f32 = _S399.value0_83.value0_82 * _S401;
    (*_S400) = _S402 + _S402;
    return;
}

fn s_bwdProp_fresnel_conductor_channel_0( _S403 : s_bwdCallableCtx_fresnel_conductor_channel_0,  _S404 : ptr<function, f32>,  _S405 : f32)
{
    var _S406 : Tuple_0 = s_apply_min_0(_S403.value0_81.value0_80, 1.0f);
    var _S407 : s_bwdCallableCtx_min_0;
    _S407._S2 = _S403.value0_81.value0_80;
    _S407._S3 = 1.0f;
    var _S408 : Tuple_11 = s_apply_sqr_0(_S406.value0_0);
    var _S409 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S409.value0_82 = _S406.value0_0;
    var _S410 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S409 );
    var sin2_1 : f32 = 1.0f - _S408.value0_20;
    var _S411 : f32 = _S403.value0_81.value1_18;
    var _S412 : f32 = _S403.value0_81.value2_11;
    var t0_1 : f32 = _S411 * _S411 - _S412 * _S412 - sin2_1;
    var _S413 : Tuple_11 = s_apply_sqr_0(t0_1);
    var _S414 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S414.value0_82 = t0_1;
    var _S415 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S414 );
    var _S416 : f32 = _S413.value0_20 + 4.0f * _S403.value0_81.value1_18 * _S403.value0_81.value1_18 * _S403.value0_81.value2_11 * _S403.value0_81.value2_11;
    var _S417 : Tuple_15 = s_apply_safe_sqrt_0(_S416);
    var _S418 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S418.value0_68 = _S416;
    var _S419 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S418 );
    var _S420 : f32 = (_S417.value0_27 + t0_1) * 0.5f;
    var _S421 : Tuple_15 = s_apply_safe_sqrt_0(_S420);
    var _S422 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S422.value0_68 = _S420;
    var _S423 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S422 );
    var t1_1 : f32 = _S417.value0_27 + _S408.value0_20;
    var _S424 : f32 = 2.0f * _S421.value0_27;
    var t2_1 : f32 = _S424 * _S406.value0_0;
    var _S425 : f32 = t1_1 - t2_1;
    var _S426 : f32 = t1_1 + t2_1;
    var perpendicular_1 : f32 = _S425 / _S426;
    var _S427 : f32 = _S426 * _S426;
    var _S428 : f32 = _S408.value0_20 * _S417.value0_27;
    var _S429 : Tuple_11 = s_apply_sqr_0(sin2_1);
    var _S430 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S430.value0_82 = sin2_1;
    var _S431 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S430 );
    var t3_1 : f32 = _S428 + _S429.value0_20;
    var t4_1 : f32 = t2_1 * sin2_1;
    var _S432 : f32 = t3_1 - t4_1;
    var _S433 : f32 = t3_1 + t4_1;
    var s_diff_parallel_T_0 : f32 = 0.5f * _S405;
    var _S434 : f32 = s_diff_parallel_T_0 / (_S433 * _S433);
    var _S435 : f32 = perpendicular_1 * _S432 * - _S434;
    var _S436 : f32 = _S433 * _S434;
    var _S437 : f32 = perpendicular_1 * _S436;
    var _S438 : f32 = _S432 * _S436;
    var _S439 : f32 = _S435 + - _S437;
    var _S440 : f32 = t2_1 * _S439;
    var _S441 : f32 = sin2_1 * _S439;
    var _S442 : f32 = _S435 + _S437;
    var _S443 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S431, &(_S443), _S442);
    var _S444 : f32 = _S408.value0_20 * _S442;
    var _S445 : f32 = _S417.value0_27 * _S442;
    var _S446 : f32 = (s_diff_parallel_T_0 + _S438) / _S427;
    var _S447 : f32 = _S425 * - _S446;
    var _S448 : f32 = _S426 * _S446;
    var _S449 : f32 = _S441 + _S447 + - _S448;
    var _S450 : f32 = _S424 * _S449;
    var _S451 : f32 = 2.0f * (_S406.value0_0 * _S449);
    var _S452 : f32 = _S447 + _S448;
    var _S453 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S423, &(_S453), _S451);
    var _S454 : f32 = 0.5f * _S453;
    var _S455 : f32 = _S444 + _S452 + _S454;
    var _S456 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S419, &(_S456), _S455);
    var _S457 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S415, &(_S457), _S456);
    var _S458 : f32 = _S445 + _S452 + - (_S440 + _S443 + - (_S454 + _S457));
    var _S459 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S410, &(_S459), _S458);
    var _S460 : f32 = _S450 + _S459;
    var _S461 : f32 = 0.0f;
    var _S462 : f32 = 0.0f;
    s_bwdProp_min_0(_S407, &(_S461), &(_S462), _S460);
    (*_S404) = _S461;
    return;
}

fn s_bwdProp_fresnel_conductor_0( _S463 : s_bwdCallableCtx_fresnel_conductor_0,  _S464 : ptr<function, f32>,  _S465 : vec3<f32>)
{
    var _S466 : f32 = _S463.value0_77.value1_13.x;
    var _S467 : f32 = _S463.value0_77.value2_9.x;
    var _S468 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S468.value0_80 = _S463.value0_77.value0_70;
    _S468.value1_18 = _S466;
    _S468.value2_11 = _S467;
    var _S469 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S468 );
    var _S470 : f32 = _S463.value0_77.value1_13.y;
    var _S471 : f32 = _S463.value0_77.value2_9.y;
    var _S472 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S472.value0_80 = _S463.value0_77.value0_70;
    _S472.value1_18 = _S470;
    _S472.value2_11 = _S471;
    var _S473 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S472 );
    var _S474 : f32 = _S463.value0_77.value1_13.z;
    var _S475 : f32 = _S463.value0_77.value2_9.z;
    var _S476 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S476.value0_80 = _S463.value0_77.value0_70;
    _S476.value1_18 = _S474;
    _S476.value2_11 = _S475;
    var _S477 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S476 );
    var _S478 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S477, &(_S478), _S465[i32(2)]);
    var _S479 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S473, &(_S479), _S465[i32(1)]);
    var _S480 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S469, &(_S480), _S465[i32(0)]);
    (*_S464) = _S478 + _S479 + _S480;
    return;
}

fn s_bwdProp_ggx_density_0( _S481 : s_bwdCallableCtx_ggx_density_0,  _S482 : ptr<function, vec3<f32>>,  _S483 : f32)
{
    var _S484 : f32 = _S481.value0_75.value0_74.x;
    var _S485 : f32 = _S481.value0_75.value1_17.x / _S484;
    var _S486 : Tuple_11 = s_apply_sqr_0(_S485);
    var _S487 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S487.value0_82 = _S485;
    var _S488 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S487 );
    var _S489 : f32 = _S481.value0_75.value0_74.y;
    var _S490 : f32 = _S481.value0_75.value1_17.y / _S489;
    var _S491 : Tuple_11 = s_apply_sqr_0(_S490);
    var _S492 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S492.value0_82 = _S490;
    var _S493 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S492 );
    var _S494 : f32 = _S486.value0_20 + _S491.value0_20;
    var _S495 : f32 = _S481.value0_75.value1_17.z;
    var _S496 : Tuple_11 = s_apply_sqr_0(_S495);
    var _S497 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S497.value0_82 = _S495;
    var _S498 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S497 );
    var s_4 : f32 = _S494 + _S496.value0_20;
    var _S499 : f32 = 3.14159274101257324f * _S484 * _S489;
    var _S500 : Tuple_11 = s_apply_sqr_0(s_4);
    var _S501 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S501.value0_82 = s_4;
    var _S502 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S501 );
    var _S503 : f32 = _S499 * _S500.value0_20;
    var _S504 : f32 = _S499 * - (_S483 / (_S503 * _S503));
    var _S505 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S502, &(_S505), _S504);
    var _S506 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S498, &(_S506), _S505);
    var _S507 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S493, &(_S507), _S505);
    var _S508 : f32 = _S507 / _S489;
    var _S509 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S488, &(_S509), _S505);
    (*_S482) = vec3<f32>(_S509 / _S484, _S508, _S506);
    return;
}

fn s_bwdProp_ggx_lambda_0( _S510 : s_bwdCallableCtx_ggx_lambda_0,  _S511 : ptr<function, vec3<f32>>,  _S512 : f32)
{
    var _S513 : f32 = _S510.value0_76.value0_73.x;
    var _S514 : f32 = _S513 * _S510.value0_76.value1_16.x;
    var _S515 : Tuple_11 = s_apply_sqr_0(_S514);
    var _S516 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S516.value0_82 = _S514;
    var _S517 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S516 );
    var _S518 : f32 = _S510.value0_76.value0_73.y;
    var _S519 : f32 = _S518 * _S510.value0_76.value1_16.y;
    var _S520 : Tuple_11 = s_apply_sqr_0(_S519);
    var _S521 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S521.value0_82 = _S519;
    var _S522 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S521 );
    var _S523 : f32 = _S515.value0_20 + _S520.value0_20;
    var _S524 : f32 = _S510.value0_76.value1_16.z;
    var _S525 : Tuple_11 = s_apply_sqr_0(_S524);
    var _S526 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S526.value0_82 = _S524;
    var _S527 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S526 );
    var _S528 : f32 = _S525.value0_20 * _S525.value0_20;
    var _S529 : s_bwdCallableCtx_sqrt_0;
    _S529._S22 = 1.0f + _S523 / _S525.value0_20;
    var _S530 : f32 = 0.5f * _S512;
    var _S531 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S529, &(_S531), _S530);
    var _S532 : f32 = _S531 / _S528;
    var _S533 : f32 = _S523 * - _S532;
    var _S534 : f32 = _S525.value0_20 * _S532;
    var _S535 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S527, &(_S535), _S533);
    var _S536 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S522, &(_S536), _S534);
    var _S537 : f32 = _S518 * _S536;
    var _S538 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S517, &(_S538), _S534);
    (*_S511) = vec3<f32>(_S513 * _S538, _S537, _S535);
    return;
}

fn s_bwdProp_mirrored_0( _S539 : s_bwdCallableCtx_mirrored_0,  _S540 : ptr<function, vec3<f32>>,  _S541 : ptr<function, vec3<f32>>,  _S542 : vec3<f32>)
{
    var _S543 : Tuple_5 = s_apply_dot_0(_S539.value0_78.value0_72, _S539.value0_78.value1_15);
    var _S544 : s_bwdCallableCtx_dot_0;
    _S544._S39 = _S539.value0_78.value0_72;
    _S544._S40 = _S539.value0_78.value1_15;
    var _S545 : vec3<f32> = (vec3<f32>(0) - _S542);
    var _S546 : vec3<f32> = _S539.value0_78.value1_15 * _S542;
    var _S547 : vec3<f32> = vec3<f32>((2.0f * _S543.value0_5)) * _S542;
    var _S548 : f32 = 2.0f * (_S546[i32(0)] + _S546[i32(1)] + _S546[i32(2)]);
    var _S549 : vec3<f32> = vec3<f32>(0.0f);
    var _S550 : vec3<f32> = _S549;
    var _S551 : vec3<f32> = _S549;
    s_bwdProp_dot_0(_S544, &(_S550), &(_S551), _S548);
    var _S552 : vec3<f32> = _S547 + _S551;
    (*_S540) = _S545 + _S550;
    (*_S541) = _S552;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_unit_vector_0
{
     value0_84 : vec3<f32>,
};

struct s_bwdCallableCtx_unit_vector_0
{
     value0_85 : s_paramCtx_s_bwdCallableCtx_unit_vector_0,
};

fn s_bwdProp_unit_vector_0( _S553 : s_bwdCallableCtx_unit_vector_0,  _S554 : ptr<function, vec3<f32>>,  _S555 : vec3<f32>)
{
    var _S556 : vec3<f32> = _S553.value0_85.value0_84;
    var _S557 : Tuple_5 = s_apply_dot_0(_S556, _S556);
    var _S558 : s_bwdCallableCtx_dot_0;
    _S558._S39 = _S553.value0_85.value0_84;
    _S558._S40 = _S553.value0_85.value0_84;
    var _S559 : Tuple_3 = s_apply_sqrt_0(_S557.value0_5);
    var _S560 : s_bwdCallableCtx_sqrt_0;
    _S560._S22 = _S557.value0_5;
    var _S561 : vec3<f32> = _S553.value0_85.value0_84 * _S555;
    var _S562 : vec3<f32> = vec3<f32>((1.0f / _S559.value0_3)) * _S555;
    var _S563 : f32 = - ((_S561[i32(0)] + _S561[i32(1)] + _S561[i32(2)]) / (_S559.value0_3 * _S559.value0_3));
    var _S564 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S560, &(_S564), _S563);
    var _S565 : vec3<f32> = vec3<f32>(0.0f);
    var _S566 : vec3<f32> = _S565;
    var _S567 : vec3<f32> = _S565;
    s_bwdProp_dot_0(_S558, &(_S566), &(_S567), _S564);
    (*_S554) = _S562 + _S566 + _S567;
    return;
}

fn s_bwdProp_ggx_sample_visible_0( _S568 : s_bwdCallableCtx_ggx_sample_visible_0,  _S569 : ptr<function, vec3<f32>>,  _S570 : ptr<function, vec2<f32>>,  _S571 : vec3<f32>)
{
    var _S572 : bool = (_S568.value0_79.value1_14.z) < 0.0f;
    var w_1 : vec3<f32>;
    if(_S572)
    {
        w_1 = (vec3<f32>(0) - _S568.value0_79.value1_14);
    }
    else
    {
        w_1 = _S568.value0_79.value1_14;
    }
    var _S573 : f32 = _S568.value0_79.value0_71.x;
    var _S574 : f32 = _S568.value0_79.value0_71.y;
    var _S575 : vec3<f32> = vec3<f32>(w_1.x * _S573, w_1.y * _S574, w_1.z);
    var _S576 : Tuple_33 = s_apply_unit_vector_0(_S575);
    var _S577 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S577.value0_84 = _S575;
    var _S578 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S577 );
    var _S579 : f32 = _S568.value0_79.value2_10.x;
    var _S580 : Tuple_30 = s_apply_sin_cos_turns_0(_S579);
    var _S581 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S581.value0_66 = _S579;
    var _S582 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S581 );
    var _S583 : f32 = _S568.value0_79.value2_10.y;
    var _S584 : f32 = 1.0f + _S576.value0_45.z;
    var one_minus_z_1 : f32 = _S583 * _S584;
    var _S585 : f32 = 2.0f - one_minus_z_1;
    var _S586 : f32 = one_minus_z_1 * _S585;
    var _S587 : Tuple_15 = s_apply_safe_sqrt_0(_S586);
    var _S588 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S588.value0_68 = _S586;
    var _S589 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S588 );
    var _S590 : f32 = _S580.value0_42.y;
    var _S591 : f32 = _S580.value0_42.x;
    var h_1 : vec3<f32> = vec3<f32>(_S587.value0_27 * _S590, _S587.value0_27 * _S591, 1.0f - one_minus_z_1) + _S576.value0_45;
    var _S592 : f32 = h_1.x * _S573;
    var _S593 : f32 = h_1.y * _S574;
    var _S594 : f32 = h_1.z;
    var _S595 : Tuple_1 = s_apply_max_0(_S594, 9.999999960041972e-13f);
    var _S596 : s_bwdCallableCtx_max_0;
    _S596._S10 = _S594;
    _S596._S11 = 9.999999960041972e-13f;
    var _S597 : s_bwdCallableCtx_max_0 = _S596;
    var _S598 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S598.value0_84 = vec3<f32>(_S592, _S593, _S595.value0_1);
    var _S599 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S598 );
    var _S600 : vec3<f32> = vec3<f32>(0.0f);
    var _S601 : vec3<f32> = _S600;
    s_bwdProp_unit_vector_0(_S599, &(_S601), _S571);
    var _S602 : f32 = 0.0f;
    var _S603 : f32 = 0.0f;
    s_bwdProp_max_0(_S597, &(_S602), &(_S603), _S601[i32(2)]);
    var _S604 : f32 = _S574 * _S601[i32(1)];
    var _S605 : f32 = _S573 * _S601[i32(0)];
    var s_diff_h_T_0 : vec3<f32> = vec3<f32>(_S605, _S604, _S602);
    var _S606 : f32 = - _S602;
    var _S607 : f32 = _S587.value0_27 * _S604;
    var _S608 : f32 = _S587.value0_27 * _S605;
    var _S609 : f32 = _S591 * _S604 + _S590 * _S605;
    var _S610 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S589, &(_S610), _S609);
    var _S611 : f32 = _S606 + _S585 * _S610 + - (one_minus_z_1 * _S610);
    var _S612 : f32 = _S583 * _S611;
    var _S613 : f32 = _S584 * _S611;
    var _S614 : vec2<f32> = vec2<f32>(_S607, _S608);
    var _S615 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S582, &(_S615), _S614);
    var _S616 : vec3<f32> = s_diff_h_T_0 + vec3<f32>(0.0f, 0.0f, _S612);
    var _S617 : vec3<f32> = _S600;
    s_bwdProp_unit_vector_0(_S578, &(_S617), _S616);
    var _S618 : vec3<f32> = vec3<f32>(_S573 * _S617[i32(0)], _S574 * _S617[i32(1)], _S617[i32(2)]);
    var _S619 : vec2<f32> = vec2<f32>(_S615, _S613);
    if(_S572)
    {
        w_1 = (vec3<f32>(0) - _S618);
    }
    else
    {
        w_1 = _S618;
    }
    (*_S569) = w_1;
    (*_S570) = _S619;
    return;
}

fn s_bwdProp_conductor_sample_0( _S620 : s_bwdCallableCtx_conductor_sample_0,  _S621 : ptr<function, vec3<f32>>,  _S622 : ptr<function, vec2<f32>>,  _S623 : BsdfSample_Differential_0)
{
    var _S624 : vec3<f32> = vec3<f32>(0.0f);
    var _S625 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S624, _S624 );
    var _S626 : vec2<f32> = vec2<f32>(0.0f);
    var _S627 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0( _S626, _S624, _S626 );
    var _S628 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S624, _S624 );
    var _S629 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S626, _S624 );
    var _S630 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S626, _S624 );
    var _S631 : f32;
    var _S632 : f32;
    var _S633 : f32;
    var _S634 : f32;
    var _S635 : f32;
    var _S636 : f32;
    var _S637 : f32;
    var _S638 : f32;
    var _S639 : f32;
    var _S640 : s_bwdCallableCtx_abs_0;
    var _S641 : s_bwdCallableCtx_abs_0;
    var _S642 : s_bwdCallableCtx_abs_0;
    var _S643 : s_bwdCallableCtx_ggx_density_0;
    var _S644 : vec3<f32>;
    var _S645 : vec3<f32>;
    var _S646 : s_bwdCallableCtx_ggx_lambda_0;
    var _S647 : s_bwdCallableCtx_ggx_lambda_0;
    var _S648 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S649 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S650 : s_bwdCallableCtx_dot_0;
    var _S651 : bool;
    var _S652 : s_bwdCallableCtx_mirrored_0;
    var _S653 : s_bwdCallableCtx_ggx_sample_visible_0;
    if(_S620.value0_64.value3_5)
    {
        var _S654 : f32 = _S620.value0_64.value4_4.z;
        var _S655 : Tuple_2 = s_apply_abs_0(_S654);
        var _S656 : s_bwdCallableCtx_abs_0;
        _S656._S18 = _S654;
        var _S657 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S657.value0_70 = _S655.value0_2;
        _S657.value1_13 = _S620.value0_64.value0_59;
        _S657.value2_9 = _S620.value0_64.value1_10;
        _S648.value0_77 = _S657;
        _S640 = _S656;
        _S651 = false;
        _S631 = 0.0f;
        _S632 = 0.0f;
        _S633 = 0.0f;
        _S634 = 0.0f;
        _S635 = 0.0f;
        _S641._S18 = 0.0f;
        _S643.value0_75 = _S630;
        _S644 = _S624;
        _S645 = _S624;
        _S636 = 0.0f;
        _S637 = 0.0f;
        _S646.value0_76 = _S629;
        _S649.value0_77 = _S625;
        _S642._S18 = 0.0f;
        _S650._S39 = _S624;
        _S650._S40 = _S624;
        _S647.value0_76 = _S629;
        _S638 = 0.0f;
        _S639 = 0.0f;
        _S652.value0_78 = _S628;
        _S653.value0_79 = _S627;
    }
    else
    {
        var width_8 : vec2<f32> = ggx_widths_0(_S620.value0_64.value2_6);
        var _S658 : Tuple_32 = s_apply_ggx_sample_visible_0(width_8, _S620.value0_64.value4_4, _S620.value0_64.value5_2);
        var _S659 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
        _S659.value0_71 = width_8;
        _S659.value1_14 = _S620.value0_64.value4_4;
        _S659.value2_10 = _S620.value0_64.value5_2;
        var _S660 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = _S659;
        var _S661 : Tuple_34 = s_apply_mirrored_0(_S620.value0_64.value4_4, _S658.value0_44);
        var _S662 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S662.value0_72 = _S620.value0_64.value4_4;
        _S662.value1_15 = _S658.value0_44;
        var _S663 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S662;
        var _S664 : f32 = _S620.value0_64.value4_4.z;
        var _S665 : f32 = _S661.value0_46.z;
        var _S666 : bool = (_S664 * _S665) > 0.0f;
        if(_S666)
        {
            var _S667 : Tuple_20 = s_apply_ggx_lambda_0(width_8, _S620.value0_64.value4_4);
            var _S668 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S668.value0_73 = width_8;
            _S668.value1_16 = _S620.value0_64.value4_4;
            var masking_o_3 : f32 = 1.0f + _S667.value0_32;
            var _S669 : Tuple_5 = s_apply_dot_0(_S620.value0_64.value4_4, _S658.value0_44);
            var _S670 : s_bwdCallableCtx_dot_0;
            _S670._S39 = _S620.value0_64.value4_4;
            _S670._S40 = _S658.value0_44;
            var _S671 : Tuple_2 = s_apply_abs_0(_S669.value0_5);
            var _S672 : s_bwdCallableCtx_abs_0;
            _S672._S18 = _S669.value0_5;
            var _S673 : Tuple_22 = s_apply_fresnel_conductor_0(_S671.value0_2, _S620.value0_64.value0_59, _S620.value0_64.value1_10);
            var _S674 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
            _S674.value0_70 = _S671.value0_2;
            _S674.value1_13 = _S620.value0_64.value0_59;
            _S674.value2_9 = _S620.value0_64.value1_10;
            var _S675 : Tuple_20 = s_apply_ggx_lambda_0(width_8, _S661.value0_46);
            var _S676 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S676.value0_73 = width_8;
            _S676.value1_16 = _S661.value0_46;
            var _S677 : f32 = masking_o_3 + _S675.value0_32;
            var _S678 : vec3<f32> = vec3<f32>((masking_o_3 / _S677));
            var _S679 : f32 = _S677 * _S677;
            var _S680 : Tuple_21 = s_apply_ggx_density_0(width_8, _S658.value0_44);
            var _S681 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
            _S681.value0_74 = width_8;
            _S681.value1_17 = _S658.value0_44;
            var _S682 : Tuple_2 = s_apply_abs_0(_S664);
            var _S683 : s_bwdCallableCtx_abs_0;
            _S683._S18 = _S664;
            var _S684 : f32 = 4.0f * _S682.value0_2;
            var _S685 : f32 = _S684 * masking_o_3;
            _S631 = _S685 * _S685;
            _S632 = _S680.value0_33;
            _S633 = _S685;
            _S634 = _S684;
            _S635 = masking_o_3;
            _S640 = _S683;
            _S643.value0_75 = _S681;
            _S644 = _S673.value0_34;
            _S645 = _S678;
            _S636 = _S679;
            _S637 = _S677;
            _S646.value0_76 = _S676;
            _S648.value0_77 = _S674;
            _S641 = _S672;
            _S650 = _S670;
            _S647.value0_76 = _S668;
        }
        else
        {
            _S631 = 0.0f;
            _S632 = 0.0f;
            _S633 = 0.0f;
            _S634 = 0.0f;
            _S635 = 0.0f;
            _S640._S18 = 0.0f;
            _S643.value0_75 = _S630;
            _S644 = _S624;
            _S645 = _S624;
            _S636 = 0.0f;
            _S637 = 0.0f;
            _S646.value0_76 = _S629;
            _S648.value0_77 = _S625;
            _S641._S18 = 0.0f;
            _S650._S39 = _S624;
            _S650._S40 = _S624;
            _S647.value0_76 = _S629;
        }
        var _S686 : s_bwdCallableCtx_abs_0 = _S640;
        var _S687 : s_bwdCallableCtx_fresnel_conductor_0 = _S648;
        var _S688 : s_bwdCallableCtx_abs_0 = _S641;
        _S648.value0_77 = _S625;
        _S640._S18 = 0.0f;
        _S651 = _S666;
        _S641 = _S686;
        _S649 = _S687;
        _S642 = _S688;
        _S638 = _S664;
        _S639 = _S665;
        _S652.value0_78 = _S663;
        _S653.value0_79 = _S660;
    }
    var _S689 : vec2<f32>;
    if(_S620.value0_64.value3_5)
    {
        var _S690 : f32 = 0.0f;
        s_bwdProp_fresnel_conductor_0(_S648, &(_S690), _S623.weight_5);
        var _S691 : f32 = 0.0f;
        s_bwdProp_abs_0(_S640, &(_S691), _S690);
        _S644 = vec3<f32>(- _S623.wi_1[i32(0)], - _S623.wi_1[i32(1)], _S691 + _S623.wi_1[i32(2)]);
        _S689 = _S626;
    }
    else
    {
        var _S692 : vec3<f32>;
        if(_S651)
        {
            var _S693 : f32 = _S623.pdf_5 / _S631;
            var _S694 : f32 = _S632 * - _S693;
            var _S695 : f32 = _S633 * _S693;
            var _S696 : f32 = _S634 * _S694;
            var _S697 : f32 = 4.0f * (_S635 * _S694);
            var _S698 : f32 = 0.0f;
            s_bwdProp_abs_0(_S641, &(_S698), _S697);
            var _S699 : vec3<f32> = _S624;
            s_bwdProp_ggx_density_0(_S643, &(_S699), _S695);
            var _S700 : vec3<f32> = _S644 * _S623.weight_5;
            var _S701 : vec3<f32> = _S645 * _S623.weight_5;
            var _S702 : f32 = (_S700[i32(0)] + _S700[i32(1)] + _S700[i32(2)]) / _S636;
            var _S703 : f32 = _S635 * - _S702;
            var _S704 : f32 = _S637 * _S702;
            var _S705 : vec3<f32> = _S624;
            s_bwdProp_ggx_lambda_0(_S646, &(_S705), _S703);
            var _S706 : f32 = 0.0f;
            s_bwdProp_fresnel_conductor_0(_S649, &(_S706), _S701);
            var _S707 : f32 = 0.0f;
            s_bwdProp_abs_0(_S642, &(_S707), _S706);
            var _S708 : vec3<f32> = _S624;
            var _S709 : vec3<f32> = _S624;
            s_bwdProp_dot_0(_S650, &(_S708), &(_S709), _S707);
            var _S710 : f32 = _S696 + _S704 + _S703;
            var _S711 : vec3<f32> = _S624;
            s_bwdProp_ggx_lambda_0(_S647, &(_S711), _S710);
            var _S712 : vec3<f32> = _S699 + _S709;
            var _S713 : vec3<f32> = _S708 + _S711;
            var _S714 : vec3<f32> = _S705 + _S623.wi_1;
            _S631 = _S698;
            _S644 = _S714;
            _S645 = _S712;
            _S692 = _S713;
        }
        else
        {
            _S631 = 0.0f;
            _S644 = _S624;
            _S645 = _S624;
            _S692 = _S624;
        }
        var _S715 : f32 = _S639 * 0.0f + _S631;
        var _S716 : vec3<f32> = _S644 + vec3<f32>(0.0f, 0.0f, _S638 * 0.0f);
        var _S717 : vec3<f32> = _S624;
        var _S718 : vec3<f32> = _S624;
        s_bwdProp_mirrored_0(_S652, &(_S717), &(_S718), _S716);
        var _S719 : vec3<f32> = _S718 + _S645;
        var _S720 : vec3<f32> = _S624;
        var _S721 : vec2<f32> = _S626;
        s_bwdProp_ggx_sample_visible_0(_S653, &(_S720), &(_S721), _S719);
        _S644 = _S717 + _S720 + _S692 + vec3<f32>(0.0f, 0.0f, _S715);
        _S689 = _S721;
    }
    (*_S621) = _S644;
    (*_S622) = _S689;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_refracted_0
{
     value0_86 : vec3<f32>,
     value1_19 : vec3<f32>,
     value2_12 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0
{
     value0_87 : f32,
     value1_20 : f32,
};

struct s_bwdCallableCtx_fresnel_dielectric_0
{
     value0_88 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0,
};

struct s_bwdCallableCtx_refracted_0
{
     value0_89 : s_paramCtx_s_bwdCallableCtx_refracted_0,
};

struct Refraction_Differential_0
{
     direction_9 : vec3<f32>,
};

fn Refraction_x24_syn_dzero_0() -> Refraction_Differential_0
{
    var result_9 : Refraction_Differential_0;
    result_9.direction_9 = vec3<f32>(0.0f);
    return result_9;
}

fn Refraction_x24_syn_dadd_0( SLANG_anonymous_0_3 : Refraction_Differential_0,  SLANG_anonymous_1_3 : Refraction_Differential_0) -> Refraction_Differential_0
{
    var result_10 : Refraction_Differential_0;
    result_10.direction_9 = SLANG_anonymous_0_3.direction_9 + SLANG_anonymous_1_3.direction_9;
    return result_10;
}

fn s_bwdProp_refracted_0( _S722 : s_bwdCallableCtx_refracted_0,  _S723 : ptr<function, vec3<f32>>,  _S724 : ptr<function, vec3<f32>>,  _S725 : Refraction_Differential_0)
{
    var _S726 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S727 : vec3<f32> = vec3<f32>(0.0f);
    var _S728 : Tuple_5 = s_apply_dot_0(_S722.value0_89.value0_86, _S722.value0_89.value1_19);
    var _S729 : s_bwdCallableCtx_dot_0;
    _S729._S39 = _S722.value0_89.value0_86;
    _S729._S40 = _S722.value0_89.value1_19;
    var _S730 : s_bwdCallableCtx_dot_0 = _S729;
    var _S731 : bool = (_S728.value0_5) < 0.0f;
    var cos_i_2 : f32;
    var eta_9 : f32;
    var m_4 : vec3<f32>;
    if(_S731)
    {
        var _S732 : vec3<f32> = (vec3<f32>(0) - _S722.value0_89.value1_19);
        var _S733 : f32 = 1.0f / _S722.value0_89.value2_12;
        cos_i_2 = - _S728.value0_5;
        eta_9 = _S733;
        m_4 = _S732;
    }
    else
    {
        cos_i_2 = _S728.value0_5;
        eta_9 = _S722.value0_89.value2_12;
        m_4 = _S722.value0_89.value1_19;
    }
    var _S734 : Tuple_11 = s_apply_sqr_0(cos_i_2);
    var _S735 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S735.value0_82 = cos_i_2;
    var _S736 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S735 );
    var _S737 : f32 = 1.0f - _S734.value0_20;
    var _S738 : Tuple_1 = s_apply_max_0(_S737, 0.0f);
    var _S739 : s_bwdCallableCtx_max_0;
    _S739._S10 = _S737;
    _S739._S11 = 0.0f;
    var _S740 : s_bwdCallableCtx_max_0 = _S739;
    var _S741 : f32 = eta_9 * eta_9;
    var sin2_t_2 : f32 = _S738.value0_1 / _S741;
    var _S742 : f32 = _S741 * _S741;
    var _S743 : bool = sin2_t_2 < 1.0f;
    var _S744 : vec3<f32>;
    var _S745 : vec3<f32>;
    var _S746 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S743)
    {
        var _S747 : f32 = 1.0f - sin2_t_2;
        var _S748 : Tuple_15 = s_apply_safe_sqrt_0(_S747);
        var _S749 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S749.value0_68 = _S747;
        var _S750 : vec3<f32> = vec3<f32>((cos_i_2 / eta_9 - _S748.value0_27));
        _S744 = vec3<f32>((1.0f / eta_9));
        _S745 = _S750;
        cos_i_2 = _S741;
        _S746.value0_69 = _S749;
    }
    else
    {
        _S744 = _S727;
        _S745 = _S727;
        cos_i_2 = 0.0f;
        _S746.value0_69 = _S726;
    }
    if(_S743)
    {
        var _S751 : vec3<f32> = _S744 * (vec3<f32>(0) - _S725.direction_9);
        var _S752 : vec3<f32> = m_4 * _S725.direction_9;
        var _S753 : vec3<f32> = _S745 * _S725.direction_9;
        var _S754 : f32 = _S752[i32(0)] + _S752[i32(1)] + _S752[i32(2)];
        var _S755 : f32 = - _S754;
        var _S756 : f32 = eta_9 * (_S754 / cos_i_2);
        var _S757 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S746, &(_S757), _S755);
        cos_i_2 = - _S757;
        eta_9 = _S756;
        m_4 = _S753;
        _S744 = _S751;
    }
    else
    {
        cos_i_2 = 0.0f;
        eta_9 = 0.0f;
        m_4 = _S727;
        _S744 = _S727;
    }
    var _S758 : f32 = _S741 * (cos_i_2 / _S742);
    var _S759 : f32 = 0.0f;
    var _S760 : f32 = 0.0f;
    s_bwdProp_max_0(_S740, &(_S759), &(_S760), _S758);
    var _S761 : f32 = - _S759;
    var _S762 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S736, &(_S762), _S761);
    var _S763 : f32 = _S762 + eta_9;
    if(_S731)
    {
        var _S764 : vec3<f32> = (vec3<f32>(0) - m_4);
        cos_i_2 = - _S763;
        m_4 = _S764;
    }
    else
    {
        cos_i_2 = _S763;
    }
    var _S765 : vec3<f32> = _S727;
    var _S766 : vec3<f32> = _S727;
    s_bwdProp_dot_0(_S730, &(_S765), &(_S766), cos_i_2);
    var _S767 : vec3<f32> = _S766 + m_4;
    (*_S723) = _S765 + _S744;
    (*_S724) = _S767;
    return;
}

fn s_bwdProp_fresnel_dielectric_0( _S768 : s_bwdCallableCtx_fresnel_dielectric_0,  _S769 : ptr<function, f32>,  _S770 : f32)
{
    var _S771 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S772 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S773 : bool = (_S768.value0_88.value0_87) < 0.0f;
    var cos_i_3 : f32;
    var eta_10 : f32;
    if(_S773)
    {
        var _S774 : f32 = 1.0f / _S768.value0_88.value1_20;
        cos_i_3 = - _S768.value0_88.value0_87;
        eta_10 = _S774;
    }
    else
    {
        cos_i_3 = _S768.value0_88.value0_87;
        eta_10 = _S768.value0_88.value1_20;
    }
    var _S775 : Tuple_11 = s_apply_sqr_0(cos_i_3);
    var _S776 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S776.value0_82 = cos_i_3;
    var _S777 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S776 );
    var _S778 : f32 = eta_10 * eta_10;
    var sin2_t_3 : f32 = (1.0f - _S775.value0_20) / _S778;
    var _S779 : f32 = _S778 * _S778;
    var _S780 : bool = sin2_t_3 < 1.0f;
    var _S781 : f32;
    var _S782 : f32;
    var _S783 : f32;
    var _S784 : f32;
    var _S785 : f32;
    var _S786 : s_bwdCallableCtx_sqr_0;
    var _S787 : s_bwdCallableCtx_sqr_0;
    var _S788 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S780)
    {
        var _S789 : f32 = 1.0f - sin2_t_3;
        var _S790 : Tuple_15 = s_apply_safe_sqrt_0(_S789);
        var _S791 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S791.value0_68 = _S789;
        var _S792 : f32 = eta_10 * cos_i_3;
        var _S793 : f32 = _S792 - _S790.value0_27;
        var _S794 : f32 = _S792 + _S790.value0_27;
        var _S795 : f32 = _S794 * _S794;
        var _S796 : f32 = eta_10 * _S790.value0_27;
        var _S797 : f32 = cos_i_3 - _S796;
        var _S798 : f32 = cos_i_3 + _S796;
        var perpendicular_2 : f32 = _S797 / _S798;
        var _S799 : f32 = _S798 * _S798;
        var _S800 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S800.value0_82 = _S793 / _S794;
        var _S801 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S801.value0_82 = perpendicular_2;
        _S786.value0_83 = _S801;
        _S787.value0_83 = _S800;
        cos_i_3 = _S799;
        _S781 = _S797;
        _S782 = _S798;
        _S783 = _S795;
        _S784 = _S793;
        _S785 = _S794;
        _S788.value0_69 = _S791;
    }
    else
    {
        _S786.value0_83 = _S772;
        _S787.value0_83 = _S772;
        cos_i_3 = 0.0f;
        _S781 = 0.0f;
        _S782 = 0.0f;
        _S783 = 0.0f;
        _S784 = 0.0f;
        _S785 = 0.0f;
        _S788.value0_69 = _S771;
    }
    if(_S780)
    {
        var _S802 : f32 = 0.5f * _S770;
        var _S803 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S786, &(_S803), _S802);
        var _S804 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S787, &(_S804), _S802);
        var _S805 : f32 = _S803 / cos_i_3;
        var _S806 : f32 = _S781 * - _S805;
        var _S807 : f32 = _S782 * _S805;
        var _S808 : f32 = _S804 / _S783;
        var _S809 : f32 = _S784 * - _S808;
        var _S810 : f32 = _S785 * _S808;
        var _S811 : f32 = eta_10 * (_S809 + _S810);
        var _S812 : f32 = eta_10 * (_S806 + - _S807) + _S809 + - _S810;
        var _S813 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S788, &(_S813), _S812);
        var _S814 : f32 = _S806 + _S807 + _S811;
        cos_i_3 = - _S813;
        eta_10 = _S814;
    }
    else
    {
        cos_i_3 = 0.0f;
        eta_10 = 0.0f;
    }
    var _S815 : f32 = - (_S778 * (cos_i_3 / _S779));
    var _S816 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S777, &(_S816), _S815);
    var _S817 : f32 = _S816 + eta_10;
    if(_S773)
    {
        cos_i_3 = - _S817;
    }
    else
    {
        cos_i_3 = _S817;
    }
    (*_S769) = cos_i_3;
    return;
}

fn s_bwdProp_smooth_dielectric_sample_0( _S818 : s_bwdCallableCtx_smooth_dielectric_sample_0,  _S819 : ptr<function, vec3<f32>>,  _S820 : BsdfSample_Differential_0)
{
    var _S821 : vec3<f32> = vec3<f32>(0.0f);
    var _S822 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S821, _S821, 0.0f );
    var _S823 : f32 = _S818.value0_62.value1_11.z;
    var _S824 : Tuple_25 = s_apply_fresnel_dielectric_0(_S823, _S818.value0_62.value0_60);
    var _S825 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S825.value0_87 = _S823;
    _S825.value1_20 = _S818.value0_62.value0_60;
    var _S826 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S825 );
    var _S827 : bool = (_S818.value0_62.value2_7) < (_S824.value0_37);
    var _S828 : bool;
    var _S829 : s_bwdCallableCtx_refracted_0;
    if(_S827)
    {
        _S828 = false;
        _S829.value0_89 = _S822;
    }
    else
    {
        const _S830 : vec3<f32> = vec3<f32>(0.0f, 0.0f, 1.0f);
        var _S831 : Tuple_36 = s_apply_refracted_0(_S818.value0_62.value1_11, _S830, _S818.value0_62.value0_60);
        var _S832 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S832.value0_86 = _S818.value0_62.value1_11;
        _S832.value1_19 = _S830;
        _S832.value2_12 = _S818.value0_62.value0_60;
        _S828 = _S831.value0_48.valid_2;
        _S829.value0_89 = _S832;
    }
    var _S833 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
    var _S834 : f32;
    var _S835 : vec3<f32>;
    if(_S827)
    {
        var _S836 : vec3<f32> = vec3<f32>(- _S820.wi_1[i32(0)], - _S820.wi_1[i32(1)], 0.0f);
        _S834 = _S820.wi_1[i32(2)];
        _S835 = _S836;
    }
    else
    {
        var _S837 : Refraction_Differential_0;
        if(_S828)
        {
            var _S838 : Refraction_Differential_0 = _S833;
            _S838.direction_9 = _S820.wi_1;
            _S837 = Refraction_x24_syn_dadd_0(_S833, _S838);
        }
        else
        {
            _S837 = _S833;
        }
        var _S839 : vec3<f32> = _S821;
        var _S840 : vec3<f32> = _S821;
        s_bwdProp_refracted_0(_S829, &(_S839), &(_S840), _S837);
        _S834 = 0.0f;
        _S835 = _S839;
    }
    var _S841 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S826, &(_S841), 0.0f);
    (*_S819) = _S835 + vec3<f32>(0.0f, 0.0f, _S841 + _S834);
    return;
}

fn s_bwdProp_rough_dielectric_sample_0( _S842 : s_bwdCallableCtx_rough_dielectric_sample_0,  _S843 : ptr<function, vec3<f32>>,  _S844 : ptr<function, vec2<f32>>,  _S845 : BsdfSample_Differential_0)
{
    var _S846 : vec3<f32> = vec3<f32>(0.0f);
    var _S847 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S846, _S846 );
    var _S848 : vec2<f32> = vec2<f32>(0.0f);
    var _S849 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S848, _S846 );
    var _S850 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S846, _S846, 0.0f );
    var _S851 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var width_9 : vec2<f32> = ggx_widths_0(_S842.value0_63.value1_12);
    var _S852 : Tuple_32 = s_apply_ggx_sample_visible_0(width_9, _S842.value0_63.value2_8, _S842.value0_63.value3_6);
    var _S853 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
    _S853.value0_71 = width_9;
    _S853.value1_14 = _S842.value0_63.value2_8;
    _S853.value2_10 = _S842.value0_63.value3_6;
    var _S854 : s_bwdCallableCtx_ggx_sample_visible_0 = s_bwdCallableCtx_ggx_sample_visible_0( _S853 );
    var _S855 : Tuple_5 = s_apply_dot_0(_S842.value0_63.value2_8, _S852.value0_44);
    var _S856 : s_bwdCallableCtx_dot_0;
    _S856._S39 = _S842.value0_63.value2_8;
    _S856._S40 = _S852.value0_44;
    var _S857 : s_bwdCallableCtx_dot_0 = _S856;
    var _S858 : Tuple_25 = s_apply_fresnel_dielectric_0(_S855.value0_5, _S842.value0_63.value0_61);
    var _S859 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S859.value0_87 = _S855.value0_5;
    _S859.value1_20 = _S842.value0_63.value0_61;
    var _S860 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S859 );
    var _S861 : Tuple_20 = s_apply_ggx_lambda_0(width_9, _S842.value0_63.value2_8);
    var _S862 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
    _S862.value0_73 = width_9;
    _S862.value1_16 = _S842.value0_63.value2_8;
    var _S863 : s_bwdCallableCtx_ggx_lambda_0 = s_bwdCallableCtx_ggx_lambda_0( _S862 );
    var masking_o_4 : f32 = 1.0f + _S861.value0_32;
    var _S864 : Tuple_21 = s_apply_ggx_density_0(width_9, _S852.value0_44);
    var _S865 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
    _S865.value0_74 = width_9;
    _S865.value1_17 = _S852.value0_44;
    var _S866 : s_bwdCallableCtx_ggx_density_0 = s_bwdCallableCtx_ggx_density_0( _S865 );
    var _S867 : Tuple_2 = s_apply_abs_0(_S855.value0_5);
    var _S868 : s_bwdCallableCtx_abs_0;
    _S868._S18 = _S855.value0_5;
    var _S869 : s_bwdCallableCtx_abs_0 = _S868;
    var _S870 : f32 = _S864.value0_33 * _S867.value0_2;
    var _S871 : f32 = _S842.value0_63.value2_8.z;
    var _S872 : Tuple_2 = s_apply_abs_0(_S871);
    var _S873 : s_bwdCallableCtx_abs_0;
    _S873._S18 = _S871;
    var _S874 : s_bwdCallableCtx_abs_0 = _S873;
    var _S875 : f32 = masking_o_4 * _S872.value0_2;
    var visible_1 : f32 = _S870 / _S875;
    var _S876 : f32 = _S875 * _S875;
    var _S877 : bool = (_S842.value0_63.value4_5) < (_S858.value0_37);
    var _S878 : bool;
    var _S879 : bool;
    var _S880 : bool;
    var _S881 : f32;
    var crossing_3 : f32;
    var _S882 : f32;
    var _S883 : f32;
    var _S884 : f32;
    var _S885 : f32;
    var _S886 : f32;
    var _S887 : f32;
    var _S888 : f32;
    var _S889 : f32;
    var _S890 : f32;
    var _S891 : f32;
    var _S892 : f32;
    var _S893 : f32;
    var _S894 : f32;
    var _S895 : f32;
    var _S896 : f32;
    var _S897 : s_bwdCallableCtx_ggx_lambda_0;
    var _S898 : s_bwdCallableCtx_ggx_lambda_0;
    var _S899 : s_bwdCallableCtx_sqr_0;
    var _S900 : s_bwdCallableCtx_abs_0;
    var _S901 : s_bwdCallableCtx_dot_0;
    var _S902 : s_bwdCallableCtx_mirrored_0;
    var _S903 : s_bwdCallableCtx_refracted_0;
    if(_S877)
    {
        var _S904 : Tuple_34 = s_apply_mirrored_0(_S842.value0_63.value2_8, _S852.value0_44);
        var _S905 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S905.value0_72 = _S842.value0_63.value2_8;
        _S905.value1_15 = _S852.value0_44;
        var _S906 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S905;
        var _S907 : f32 = _S904.value0_46.z;
        var _S908 : bool = (_S871 * _S907) > 0.0f;
        if(_S908)
        {
            var _S909 : Tuple_20 = s_apply_ggx_lambda_0(width_9, _S904.value0_46);
            var _S910 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S910.value0_73 = width_9;
            _S910.value1_16 = _S904.value0_46;
            var _S911 : f32 = masking_o_4 + _S909.value0_32;
            var _S912 : f32 = _S911 * _S911;
            var _S913 : f32 = _S858.value0_37 * visible_1;
            var _S914 : f32 = 4.0f * _S867.value0_2;
            _S881 = _S914 * _S914;
            crossing_3 = _S913;
            _S882 = _S914;
            _S883 = _S912;
            _S884 = _S911;
            _S897.value0_76 = _S910;
        }
        else
        {
            _S881 = 0.0f;
            crossing_3 = 0.0f;
            _S882 = 0.0f;
            _S883 = 0.0f;
            _S884 = 0.0f;
            _S897.value0_76 = _S849;
        }
        _S878 = _S908;
        _S885 = _S907;
        _S902.value0_78 = _S906;
        _S879 = false;
        _S886 = 0.0f;
        _S887 = 0.0f;
        _S888 = 0.0f;
        _S889 = 0.0f;
        _S890 = 0.0f;
        _S891 = 0.0f;
        _S898.value0_76 = _S849;
        _S892 = 0.0f;
        _S893 = 0.0f;
        _S894 = 0.0f;
        _S899.value0_83 = _S851;
        _S895 = 0.0f;
        _S900._S18 = 0.0f;
        _S901._S39 = _S846;
        _S901._S40 = _S846;
        _S880 = false;
        _S896 = 0.0f;
        _S903.value0_89 = _S850;
    }
    else
    {
        var _S915 : Tuple_36 = s_apply_refracted_0(_S842.value0_63.value2_8, _S852.value0_44, _S842.value0_63.value0_61);
        var _S916 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S916.value0_86 = _S842.value0_63.value2_8;
        _S916.value1_19 = _S852.value0_44;
        _S916.value2_12 = _S842.value0_63.value0_61;
        var _S917 : s_paramCtx_s_bwdCallableCtx_refracted_0 = _S916;
        if(_S915.value0_48.valid_2)
        {
            var _S918 : f32 = _S915.value0_48.direction_7.z;
            _S878 = (_S871 * _S918) < 0.0f;
            _S881 = _S918;
        }
        else
        {
            _S878 = false;
            _S881 = 0.0f;
        }
        if(_S878)
        {
            if(_S871 > 0.0f)
            {
                crossing_3 = _S842.value0_63.value0_61;
            }
            else
            {
                crossing_3 = 1.0f / _S842.value0_63.value0_61;
            }
            var _S919 : Tuple_5 = s_apply_dot_0(_S915.value0_48.direction_7, _S852.value0_44);
            var _S920 : s_bwdCallableCtx_dot_0;
            _S920._S39 = _S915.value0_48.direction_7;
            _S920._S40 = _S852.value0_44;
            var _S921 : Tuple_2 = s_apply_abs_0(_S919.value0_5);
            var _S922 : s_bwdCallableCtx_abs_0;
            _S922._S18 = _S919.value0_5;
            var _S923 : f32 = crossing_3 * crossing_3;
            var _S924 : f32 = _S919.value0_5 + _S855.value0_5 / crossing_3;
            var _S925 : Tuple_11 = s_apply_sqr_0(_S924);
            var _S926 : s_paramCtx_s_bwdCallableCtx_sqr_0;
            _S926.value0_82 = _S924;
            var jacobian_1 : f32 = _S921.value0_2 / _S925.value0_20;
            var _S927 : f32 = _S925.value0_20 * _S925.value0_20;
            var _S928 : Tuple_20 = s_apply_ggx_lambda_0(width_9, _S915.value0_48.direction_7);
            var _S929 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S929.value0_73 = width_9;
            _S929.value1_16 = _S915.value0_48.direction_7;
            var _S930 : f32 = (masking_o_4 + _S928.value0_32) * crossing_3 * crossing_3;
            var _S931 : f32 = _S930 * _S930;
            var _S932 : f32 = 1.0f - _S858.value0_37;
            var _S933 : f32 = crossing_3;
            crossing_3 = _S932 * visible_1;
            _S882 = jacobian_1;
            _S883 = _S932;
            _S884 = _S931;
            _S885 = _S930;
            _S886 = _S933;
            _S897.value0_76 = _S929;
            _S887 = _S927;
            _S888 = _S921.value0_2;
            _S889 = _S925.value0_20;
            _S899.value0_83 = _S926;
            _S890 = _S923;
            _S900 = _S922;
            _S901 = _S920;
        }
        else
        {
            crossing_3 = 0.0f;
            _S882 = 0.0f;
            _S883 = 0.0f;
            _S884 = 0.0f;
            _S885 = 0.0f;
            _S886 = 0.0f;
            _S897.value0_76 = _S849;
            _S887 = 0.0f;
            _S888 = 0.0f;
            _S889 = 0.0f;
            _S899.value0_83 = _S851;
            _S890 = 0.0f;
            _S900._S18 = 0.0f;
            _S901._S39 = _S846;
            _S901._S40 = _S846;
        }
        var _S934 : bool = _S878;
        var _S935 : f32 = _S881;
        var _S936 : f32 = crossing_3;
        var _S937 : f32 = _S882;
        var _S938 : f32 = _S883;
        var _S939 : f32 = _S884;
        var _S940 : f32 = _S885;
        var _S941 : f32 = _S886;
        var _S942 : s_bwdCallableCtx_ggx_lambda_0 = _S897;
        var _S943 : f32 = _S887;
        var _S944 : f32 = _S888;
        var _S945 : f32 = _S889;
        var _S946 : f32 = _S890;
        _S878 = false;
        _S881 = 0.0f;
        crossing_3 = 0.0f;
        _S882 = 0.0f;
        _S883 = 0.0f;
        _S884 = 0.0f;
        _S897.value0_76 = _S849;
        _S885 = 0.0f;
        _S902.value0_78 = _S847;
        _S879 = _S934;
        _S886 = _S936;
        _S887 = _S937;
        _S888 = _S938;
        _S889 = _S939;
        _S890 = _S940;
        _S891 = _S941;
        _S898 = _S942;
        _S892 = _S943;
        _S893 = _S944;
        _S894 = _S945;
        _S895 = _S946;
        _S880 = _S915.value0_48.valid_2;
        _S896 = _S935;
        _S903.value0_89 = _S917;
    }
    var _S947 : vec3<f32>;
    var _S948 : vec3<f32>;
    if(_S877)
    {
        if(_S878)
        {
            var _S949 : f32 = _S845.pdf_5 / _S881;
            var _S950 : f32 = _S882 * _S949;
            var _S951 : f32 = 4.0f * (crossing_3 * - _S949);
            var _S952 : f32 = _S858.value0_37 * _S950;
            var _S953 : f32 = visible_1 * _S950;
            var _S954 : f32 = (_S845.weight_5[i32(0)] + _S845.weight_5[i32(1)] + _S845.weight_5[i32(2)]) / _S883;
            var _S955 : f32 = masking_o_4 * - _S954;
            var _S956 : f32 = _S884 * _S954;
            var _S957 : vec3<f32> = _S846;
            s_bwdProp_ggx_lambda_0(_S897, &(_S957), _S955);
            var _S958 : f32 = _S956 + _S955;
            _S947 = _S957 + _S845.wi_1;
            _S881 = _S952;
            crossing_3 = _S951;
            _S882 = _S958;
            _S883 = _S953;
        }
        else
        {
            _S947 = _S846;
            _S881 = 0.0f;
            crossing_3 = 0.0f;
            _S882 = 0.0f;
            _S883 = 0.0f;
        }
        var _S959 : f32 = _S885 * 0.0f;
        var _S960 : vec3<f32> = _S947 + vec3<f32>(0.0f, 0.0f, _S871 * 0.0f);
        var _S961 : vec3<f32> = _S846;
        var _S962 : vec3<f32> = _S846;
        s_bwdProp_mirrored_0(_S902, &(_S961), &(_S962), _S960);
        var _S963 : f32 = crossing_3;
        var _S964 : f32 = _S882;
        var _S965 : f32 = _S883;
        crossing_3 = _S959;
        _S882 = _S963;
        _S883 = _S964;
        _S884 = _S965;
        _S885 = 0.0f;
        _S947 = _S962;
        _S948 = _S961;
    }
    else
    {
        if(_S879)
        {
            var s_diff_jacobian_T_0 : f32 = _S886 * _S845.pdf_5;
            var _S966 : f32 = _S887 * _S845.pdf_5;
            var _S967 : f32 = _S888 * _S966;
            var _S968 : f32 = - (visible_1 * _S966);
            var _S969 : f32 = (_S845.weight_5[i32(0)] + _S845.weight_5[i32(1)] + _S845.weight_5[i32(2)]) / _S889;
            var _S970 : f32 = _S890 * _S969;
            var _S971 : f32 = _S891 * (_S891 * (masking_o_4 * - _S969));
            var _S972 : vec3<f32> = _S846;
            s_bwdProp_ggx_lambda_0(_S898, &(_S972), _S971);
            var _S973 : f32 = s_diff_jacobian_T_0 / _S892;
            var _S974 : f32 = _S893 * - _S973;
            var _S975 : f32 = _S894 * _S973;
            var _S976 : f32 = 0.0f;
            s_bwdProp_sqr_0(_S899, &(_S976), _S974);
            var _S977 : f32 = _S891 * (_S976 / _S895);
            var _S978 : f32 = 0.0f;
            s_bwdProp_abs_0(_S900, &(_S978), _S975);
            var _S979 : f32 = _S976 + _S978;
            var _S980 : vec3<f32> = _S846;
            var _S981 : vec3<f32> = _S846;
            s_bwdProp_dot_0(_S901, &(_S980), &(_S981), _S979);
            var _S982 : f32 = _S970 + _S971;
            _S947 = _S972 + _S845.wi_1 + _S980;
            _S948 = _S981;
            _S881 = _S967;
            crossing_3 = _S982;
            _S882 = _S968;
            _S883 = _S977;
        }
        else
        {
            _S947 = _S846;
            _S948 = _S846;
            _S881 = 0.0f;
            crossing_3 = 0.0f;
            _S882 = 0.0f;
            _S883 = 0.0f;
        }
        if(_S880)
        {
            var _S983 : f32 = _S896 * 0.0f;
            _S947 = _S947 + vec3<f32>(0.0f, 0.0f, _S871 * 0.0f);
            _S884 = _S983;
        }
        else
        {
            _S884 = 0.0f;
        }
        var _S984 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
        _S984.direction_9 = _S947;
        var _S985 : vec3<f32> = _S846;
        var _S986 : vec3<f32> = _S846;
        s_bwdProp_refracted_0(_S903, &(_S985), &(_S986), _S984);
        var _S987 : vec3<f32> = _S986 + _S948;
        var _S988 : f32 = crossing_3;
        var _S989 : f32 = _S882;
        var _S990 : f32 = _S883;
        crossing_3 = _S884;
        _S882 = 0.0f;
        _S883 = _S988;
        _S884 = _S989;
        _S885 = _S990;
        _S947 = _S987;
        _S948 = _S985;
    }
    var _S991 : f32 = _S881 / _S876;
    var _S992 : f32 = _S870 * - _S991;
    var _S993 : f32 = _S875 * _S991;
    var _S994 : f32 = masking_o_4 * _S992;
    var _S995 : f32 = _S872.value0_2 * _S992;
    var _S996 : f32 = 0.0f;
    s_bwdProp_abs_0(_S874, &(_S996), _S994);
    var _S997 : f32 = _S996 + crossing_3;
    var _S998 : f32 = _S867.value0_2 * _S993;
    var _S999 : f32 = _S864.value0_33 * _S993 + _S882;
    var _S1000 : f32 = 0.0f;
    s_bwdProp_abs_0(_S869, &(_S1000), _S999);
    var _S1001 : vec3<f32> = _S846;
    s_bwdProp_ggx_density_0(_S866, &(_S1001), _S998);
    var _S1002 : f32 = _S995 + _S883;
    var _S1003 : vec3<f32> = _S846;
    s_bwdProp_ggx_lambda_0(_S863, &(_S1003), _S1002);
    var _S1004 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S860, &(_S1004), _S884);
    var _S1005 : f32 = _S1000 + _S1004 + _S885;
    var _S1006 : vec3<f32> = _S846;
    var _S1007 : vec3<f32> = _S846;
    s_bwdProp_dot_0(_S857, &(_S1006), &(_S1007), _S1005);
    var _S1008 : vec3<f32> = _S1001 + _S1007 + _S947;
    var _S1009 : vec3<f32> = _S846;
    var _S1010 : vec2<f32> = _S848;
    s_bwdProp_ggx_sample_visible_0(_S854, &(_S1009), &(_S1010), _S1008);
    (*_S843) = _S1003 + _S1006 + _S1009 + _S948 + vec3<f32>(0.0f, 0.0f, _S997);
    (*_S844) = _S1010;
    return;
}

fn s_bwdProp_bsdf_sample_0( _S1011 : s_bwdCallableCtx_bsdf_sample_0,  _S1012 : ptr<function, vec3<f32>>,  _S1013 : ptr<function, vec2<f32>>,  _S1014 : BsdfSample_Differential_0)
{
    var _S1015 : vec3<f32> = vec3<f32>(0.0f);
    var _S1016 : vec2<f32> = vec2<f32>(0.0f);
    var _S1017 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0 = s_paramCtx_s_bwdCallableCtx_diffuse_sample_0( _S1015, _S1016 );
    var _S1018 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0 = s_paramCtx_s_bwdCallableCtx_conductor_sample_0( _S1015, _S1015, _S1016, false, _S1015, _S1016 );
    var _S1019 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0( 0.0f, _S1015, 0.0f );
    var _S1020 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0( 0.0f, _S1016, _S1015, _S1016, 0.0f );
    var smooth_3 : bool = (((_S1011.value0_53.value0_52.flags_0) & (u32(2)))) != u32(0);
    var _S1021 : bool = (_S1011.value0_53.value1_6.z) != 0.0f;
    var _S1022 : s_bwdCallableCtx_smooth_dielectric_sample_0;
    var _S1023 : s_bwdCallableCtx_rough_dielectric_sample_0;
    var _S1024 : s_bwdCallableCtx_conductor_sample_0;
    var _S1025 : s_bwdCallableCtx_diffuse_sample_0;
    var _S1026 : bool;
    var _S1027 : bool;
    if(_S1021)
    {
        var _S1028 : bool = (_S1011.value0_53.value0_52.kind_0) == u32(0);
        if(_S1028)
        {
            var _S1029 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0;
            _S1029.value0_58 = _S1011.value0_53.value1_6;
            _S1029.value1_9 = _S1011.value0_53.value2_5;
            _S1025.value0_65 = _S1029;
            _S1026 = false;
            _S1024.value0_64 = _S1018;
            _S1022.value0_62 = _S1019;
            _S1023.value0_63 = _S1020;
        }
        else
        {
            var _S1030 : bool = (_S1011.value0_53.value0_52.kind_0) == u32(1);
            if(_S1030)
            {
                var _S1031 : vec3<f32> = _S1011.value0_53.value0_52.b_0.xyz;
                var _S1032 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0;
                _S1032.value0_59 = _S1011.value0_53.value0_52.a_0.xyz;
                _S1032.value1_10 = _S1031;
                _S1032.value2_6 = _S1011.value0_53.value0_52.alpha_0;
                _S1032.value3_5 = smooth_3;
                _S1032.value4_4 = _S1011.value0_53.value1_6;
                _S1032.value5_2 = _S1011.value0_53.value2_5;
                _S1024.value0_64 = _S1032;
                _S1022.value0_62 = _S1019;
                _S1023.value0_63 = _S1020;
            }
            else
            {
                if(smooth_3)
                {
                    var _S1033 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0;
                    _S1033.value0_60 = _S1011.value0_53.value0_52.a_0.x;
                    _S1033.value1_11 = _S1011.value0_53.value1_6;
                    _S1033.value2_7 = _S1011.value0_53.value3_4;
                    _S1022.value0_62 = _S1033;
                    _S1023.value0_63 = _S1020;
                }
                else
                {
                    var _S1034 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0;
                    _S1034.value0_61 = _S1011.value0_53.value0_52.a_0.x;
                    _S1034.value1_12 = _S1011.value0_53.value0_52.alpha_0;
                    _S1034.value2_8 = _S1011.value0_53.value1_6;
                    _S1034.value3_6 = _S1011.value0_53.value2_5;
                    _S1034.value4_5 = _S1011.value0_53.value3_4;
                    _S1022.value0_62 = _S1019;
                    _S1023.value0_63 = _S1034;
                }
                _S1024.value0_64 = _S1018;
            }
            _S1025.value0_65 = _S1017;
            _S1026 = _S1030;
        }
        var _S1035 : bool = _S1026;
        _S1026 = _S1028;
        _S1027 = _S1035;
    }
    else
    {
        _S1026 = false;
        _S1025.value0_65 = _S1017;
        _S1027 = false;
        _S1024.value0_64 = _S1018;
        _S1022.value0_62 = _S1019;
        _S1023.value0_63 = _S1020;
    }
    var _S1036 : vec3<f32>;
    var _S1037 : vec2<f32>;
    if(_S1021)
    {
        if(_S1026)
        {
            var _S1038 : vec3<f32> = _S1015;
            var _S1039 : vec2<f32> = _S1016;
            s_bwdProp_diffuse_sample_0(_S1025, &(_S1038), &(_S1039), _S1014);
            _S1036 = _S1038;
            _S1037 = _S1039;
        }
        else
        {
            if(_S1027)
            {
                var _S1040 : vec3<f32> = _S1015;
                var _S1041 : vec2<f32> = _S1016;
                s_bwdProp_conductor_sample_0(_S1024, &(_S1040), &(_S1041), _S1014);
                _S1036 = _S1040;
                _S1037 = _S1041;
            }
            else
            {
                if(smooth_3)
                {
                    var _S1042 : vec3<f32> = _S1015;
                    s_bwdProp_smooth_dielectric_sample_0(_S1022, &(_S1042), _S1014);
                    _S1036 = _S1042;
                    _S1037 = _S1016;
                }
                else
                {
                    var _S1043 : vec3<f32> = _S1015;
                    var _S1044 : vec2<f32> = _S1016;
                    s_bwdProp_rough_dielectric_sample_0(_S1023, &(_S1043), &(_S1044), _S1014);
                    _S1036 = _S1043;
                    _S1037 = _S1044;
                }
            }
        }
    }
    else
    {
        _S1036 = _S1015;
        _S1037 = _S1016;
    }
    (*_S1012) = _S1036;
    (*_S1013) = _S1037;
    return;
}

fn s_bwdProp_scatter_0( _S1045 : s_bwdCallableCtx_scatter_0,  _S1046 : ptr<function, Surface_Differential_0>,  _S1047 : ptr<function, vec3<f32>>,  _S1048 : ptr<function, vec2<f32>>,  _S1049 : Departure_Differential_0)
{
    var _S1050 : Tuple_27 = s_apply_bsdf_sample_0(_S1045.value0_22.value0_11, _S1045.value0_22.value2_3, _S1045.value0_22.value3_3, _S1045.value0_22.value4_3);
    var _S1051 : s_paramCtx_s_bwdCallableCtx_bsdf_sample_0;
    _S1051.value0_52 = _S1045.value0_22.value0_11;
    _S1051.value1_6 = _S1045.value0_22.value2_3;
    _S1051.value2_5 = _S1045.value0_22.value3_3;
    _S1051.value3_4 = _S1045.value0_22.value4_3;
    var _S1052 : s_bwdCallableCtx_bsdf_sample_0 = s_bwdCallableCtx_bsdf_sample_0( _S1051 );
    var _S1053 : Tuple_38 = s_apply_to_world_0(_S1045.value0_22.value1_4.frame_0, _S1050.value0_39.wi_0);
    var _S1054 : s_paramCtx_s_bwdCallableCtx_to_world_0;
    _S1054.value0_54 = _S1045.value0_22.value1_4.frame_0;
    _S1054.value1_7 = _S1050.value0_39.wi_0;
    var _S1055 : s_bwdCallableCtx_to_world_0 = s_bwdCallableCtx_to_world_0( _S1054 );
    var _S1056 : s_paramCtx_s_bwdCallableCtx_ray_origin_0;
    _S1056.value0_56 = _S1045.value0_22.value1_4;
    _S1056.value1_8 = _S1053.value0_50;
    var _S1057 : s_bwdCallableCtx_ray_origin_0 = s_bwdCallableCtx_ray_origin_0( _S1056 );
    var _S1058 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1059 : vec3<f32> = vec3<f32>(0.0f);
    var _S1060 : Frame_0 = Frame_0( _S1059, _S1059, _S1059 );
    var _S1061 : Surface_Differential_0;
    _S1061.position_1 = _S1059;
    _S1061.frame_2 = _S1060;
    var _S1062 : vec3<f32> = _S1059;
    s_bwdProp_ray_origin_0(_S1057, &(_S1061), &(_S1062), _S1049.origin_5);
    var _S1063 : vec3<f32> = _S1049.direction_8 + _S1062;
    var _S1064 : Frame_0;
    _S1064.s_1 = _S1059;
    _S1064.t_0 = _S1059;
    _S1064.n_1 = _S1059;
    var _S1065 : vec3<f32> = _S1059;
    s_bwdProp_to_world_0(_S1055, &(_S1064), &(_S1065), _S1063);
    var _S1066 : BsdfSample_Differential_0 = BsdfSample_x24_syn_dzero_0();
    _S1066.pdf_5 = _S1049.pdf_4;
    _S1066.wi_1 = _S1065;
    _S1066.weight_5 = _S1049.weight_4;
    var _S1067 : vec3<f32> = _S1059;
    var _S1068 : vec2<f32> = vec2<f32>(0.0f);
    s_bwdProp_bsdf_sample_0(_S1052, &(_S1067), &(_S1068), _S1066);
    var _S1069 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1061, _S1058);
    var _S1070 : Surface_Differential_0 = _S1058;
    _S1070.frame_2 = _S1064;
    (*_S1046) = Surface_x24_syn_dadd_0(_S1069, _S1070);
    (*_S1047) = _S1067;
    (*_S1048) = _S1068;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0
{
     value0_90 : Material_0,
     value1_21 : vec3<f32>,
     value2_13 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_power_heuristic_0
{
     value0_91 : f32,
     value1_22 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_point_on_light_0
{
     value0_92 : ChosenLight_0,
     value1_23 : vec2<f32>,
};

struct s_bwdCallableCtx_point_on_light_0
{
     value0_93 : s_paramCtx_s_bwdCallableCtx_point_on_light_0,
};

struct s_bwdCallableCtx_power_heuristic_0
{
     value0_94 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0,
};

struct s_bwdCallableCtx_bsdf_evaluate_0
{
     value0_95 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0,
};

fn s_bwdProp_power_heuristic_0( _S1071 : s_bwdCallableCtx_power_heuristic_0,  _S1072 : ptr<function, f32>,  _S1073 : ptr<function, f32>,  _S1074 : f32)
{
    var _S1075 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1076 : bool = (_S1071.value0_94.value0_91) > (_S1071.value0_94.value1_22);
    var _S1077 : f32;
    var _S1078 : f32;
    var _S1079 : f32;
    var _S1080 : f32;
    var _S1081 : f32;
    var _S1082 : f32;
    var _S1083 : s_bwdCallableCtx_sqr_0;
    var _S1084 : s_bwdCallableCtx_sqr_0;
    if(_S1076)
    {
        var _S1085 : f32 = _S1071.value0_94.value1_22 / _S1071.value0_94.value0_91;
        var _S1086 : f32 = _S1071.value0_94.value0_91 * _S1071.value0_94.value0_91;
        var _S1087 : Tuple_11 = s_apply_sqr_0(_S1085);
        var _S1088 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1088.value0_82 = _S1085;
        var _S1089 : f32 = 1.0f + _S1087.value0_20;
        _S1077 = _S1089 * _S1089;
        _S1083.value0_83 = _S1088;
        _S1078 = _S1086;
        _S1079 = 0.0f;
        _S1080 = 0.0f;
        _S1081 = 0.0f;
        _S1084.value0_83 = _S1075;
        _S1082 = 0.0f;
    }
    else
    {
        var _S1090 : f32 = _S1071.value0_94.value0_91 / _S1071.value0_94.value1_22;
        var _S1091 : f32 = _S1071.value0_94.value1_22 * _S1071.value0_94.value1_22;
        var _S1092 : Tuple_11 = s_apply_sqr_0(_S1090);
        var _S1093 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1093.value0_82 = _S1090;
        var _S1094 : f32 = _S1092.value0_20 + 1.0f;
        var _S1095 : f32 = _S1094 * _S1094;
        _S1077 = 0.0f;
        _S1083.value0_83 = _S1075;
        _S1078 = 0.0f;
        _S1079 = _S1095;
        _S1080 = _S1092.value0_20;
        _S1081 = _S1094;
        _S1084.value0_83 = _S1093;
        _S1082 = _S1091;
    }
    if(_S1076)
    {
        var _S1096 : f32 = - (_S1074 / _S1077);
        var _S1097 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1083, &(_S1097), _S1096);
        var _S1098 : f32 = _S1097 / _S1078;
        var _S1099 : f32 = _S1071.value0_94.value0_91 * _S1098;
        _S1077 = _S1071.value0_94.value1_22 * - _S1098;
        _S1078 = _S1099;
    }
    else
    {
        var _S1100 : f32 = _S1074 / _S1079;
        var _S1101 : f32 = _S1081 * _S1100 + _S1080 * - _S1100;
        var _S1102 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1084, &(_S1102), _S1101);
        var _S1103 : f32 = _S1102 / _S1082;
        var _S1104 : f32 = _S1071.value0_94.value0_91 * - _S1103;
        _S1077 = _S1071.value0_94.value1_22 * _S1103;
        _S1078 = _S1104;
    }
    (*_S1072) = _S1077;
    (*_S1073) = _S1078;
    return;
}

fn BsdfValue_x24_syn_dzero_0() -> BsdfValue_0
{
    var result_11 : BsdfValue_0;
    result_11.f_cos_0 = vec3<f32>(0.0f);
    result_11.pdf_1 = 0.0f;
    return result_11;
}

struct s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0
{
     value0_96 : vec3<f32>,
     value1_24 : vec3<f32>,
     value2_14 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0
{
     value0_97 : vec3<f32>,
     value1_25 : vec3<f32>,
     value2_15 : vec2<f32>,
     value3_7 : vec3<f32>,
     value4_6 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0
{
     value0_98 : f32,
     value1_26 : vec2<f32>,
     value2_16 : vec3<f32>,
     value3_8 : vec3<f32>,
};

struct s_bwdCallableCtx_conductor_evaluate_0
{
     value0_99 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0,
};

struct s_bwdCallableCtx_dielectric_evaluate_0
{
     value0_100 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0,
};

struct s_bwdCallableCtx_diffuse_evaluate_0
{
     value0_101 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0,
};

fn s_bwdProp_diffuse_evaluate_0( _S1105 : s_bwdCallableCtx_diffuse_evaluate_0,  _S1106 : ptr<function, vec3<f32>>,  _S1107 : ptr<function, vec3<f32>>,  _S1108 : BsdfValue_0)
{
    var _S1109 : f32 = _S1105.value0_101.value1_24.z;
    var _S1110 : f32 = _S1105.value0_101.value2_14.z;
    var _S1111 : bool = (_S1109 * _S1110) > 0.0f;
    var _S1112 : s_bwdCallableCtx_abs_0;
    if(_S1111)
    {
        var _S1113 : s_bwdCallableCtx_abs_0;
        _S1113._S18 = _S1110;
        _S1112 = _S1113;
    }
    else
    {
        _S1112._S18 = 0.0f;
    }
    var _S1114 : f32;
    if(_S1111)
    {
        var _S1115 : vec3<f32> = _S1105.value0_101.value0_96 * _S1108.f_cos_0;
        var _S1116 : f32 = 0.31830990314483643f * (_S1108.pdf_1 + (_S1115[i32(0)] + _S1115[i32(1)] + _S1115[i32(2)]));
        var _S1117 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1112, &(_S1117), _S1116);
        _S1114 = _S1117;
    }
    else
    {
        _S1114 = 0.0f;
    }
    var _S1118 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S1109 * 0.0f + _S1114);
    (*_S1106) = vec3<f32>(0.0f, 0.0f, _S1110 * 0.0f);
    (*_S1107) = _S1118;
    return;
}

fn s_bwdProp_conductor_evaluate_0( _S1119 : s_bwdCallableCtx_conductor_evaluate_0,  _S1120 : ptr<function, vec3<f32>>,  _S1121 : ptr<function, vec3<f32>>,  _S1122 : BsdfValue_0)
{
    var _S1123 : vec3<f32> = vec3<f32>(0.0f);
    var _S1124 : vec2<f32> = vec2<f32>(0.0f);
    var _S1125 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1124, _S1123 );
    var _S1126 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S1124, _S1123 );
    var _S1127 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S1123, _S1123 );
    var half_vector_2 : vec3<f32> = _S1119.value0_99.value3_7 + _S1119.value0_99.value4_6;
    var _S1128 : Tuple_5 = s_apply_dot_0(half_vector_2, half_vector_2);
    var _S1129 : s_bwdCallableCtx_dot_0;
    _S1129._S39 = half_vector_2;
    _S1129._S40 = half_vector_2;
    var _S1130 : s_bwdCallableCtx_dot_0 = _S1129;
    var _S1131 : f32 = _S1119.value0_99.value3_7.z;
    var _S1132 : f32 = _S1119.value0_99.value4_6.z;
    var _S1133 : bool;
    if((_S1131 * _S1132) > 0.0f)
    {
        _S1133 = (_S1128.value0_5) > 0.0f;
    }
    else
    {
        _S1133 = false;
    }
    var _S1134 : f32;
    var _S1135 : f32;
    var _S1136 : f32;
    var _S1137 : f32;
    var _S1138 : f32;
    var _S1139 : f32;
    var _S1140 : f32;
    var _S1141 : f32;
    var _S1142 : f32;
    var _S1143 : vec3<f32>;
    var _S1144 : vec3<f32>;
    var _S1145 : vec3<f32>;
    var _S1146 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S1147 : s_bwdCallableCtx_abs_0;
    var _S1148 : s_bwdCallableCtx_abs_0;
    var _S1149 : s_bwdCallableCtx_dot_0;
    var _S1150 : s_bwdCallableCtx_ggx_density_0;
    var _S1151 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1152 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1153 : s_bwdCallableCtx_sqrt_0;
    if(_S1133)
    {
        var _S1154 : Tuple_3 = s_apply_sqrt_0(_S1128.value0_5);
        var _S1155 : s_bwdCallableCtx_sqrt_0;
        _S1155._S22 = _S1128.value0_5;
        var _S1156 : vec3<f32> = vec3<f32>((1.0f / _S1154.value0_3));
        var _S1157 : f32 = _S1154.value0_3 * _S1154.value0_3;
        var m_5 : vec3<f32> = half_vector_2 * _S1156;
        var width_10 : vec2<f32> = ggx_widths_0(_S1119.value0_99.value2_15);
        var _S1158 : Tuple_20 = s_apply_ggx_lambda_0(width_10, _S1119.value0_99.value3_7);
        var _S1159 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S1159.value0_73 = width_10;
        _S1159.value1_16 = _S1119.value0_99.value3_7;
        var _S1160 : Tuple_20 = s_apply_ggx_lambda_0(width_10, _S1119.value0_99.value4_6);
        var _S1161 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S1161.value0_73 = width_10;
        _S1161.value1_16 = _S1119.value0_99.value4_6;
        var _S1162 : Tuple_21 = s_apply_ggx_density_0(width_10, m_5);
        var _S1163 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
        _S1163.value0_74 = width_10;
        _S1163.value1_17 = m_5;
        var _S1164 : Tuple_2 = s_apply_abs_0(_S1131);
        var _S1165 : s_bwdCallableCtx_abs_0;
        _S1165._S18 = _S1131;
        var _S1166 : f32 = 4.0f * _S1164.value0_2;
        var common_3 : f32 = _S1162.value0_33 / _S1166;
        var _S1167 : f32 = _S1166 * _S1166;
        var _S1168 : Tuple_5 = s_apply_dot_0(_S1119.value0_99.value3_7, m_5);
        var _S1169 : s_bwdCallableCtx_dot_0;
        _S1169._S39 = _S1119.value0_99.value3_7;
        _S1169._S40 = m_5;
        var _S1170 : Tuple_2 = s_apply_abs_0(_S1168.value0_5);
        var _S1171 : s_bwdCallableCtx_abs_0;
        _S1171._S18 = _S1168.value0_5;
        var _S1172 : Tuple_22 = s_apply_fresnel_conductor_0(_S1170.value0_2, _S1119.value0_99.value0_97, _S1119.value0_99.value1_25);
        var _S1173 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S1173.value0_70 = _S1170.value0_2;
        _S1173.value1_13 = _S1119.value0_99.value0_97;
        _S1173.value2_9 = _S1119.value0_99.value1_25;
        var _S1174 : f32 = 1.0f + _S1158.value0_32;
        var _S1175 : f32 = _S1174 + _S1160.value0_32;
        var _S1176 : vec3<f32> = vec3<f32>((common_3 / _S1175));
        var _S1177 : f32 = _S1175 * _S1175;
        _S1134 = _S1174 * _S1174;
        _S1135 = common_3;
        _S1136 = _S1174;
        _S1143 = _S1172.value0_34;
        _S1144 = _S1176;
        _S1137 = _S1177;
        _S1138 = _S1175;
        _S1146.value0_77 = _S1173;
        _S1147 = _S1171;
        _S1149 = _S1169;
        _S1139 = _S1167;
        _S1140 = _S1162.value0_33;
        _S1141 = _S1166;
        _S1148 = _S1165;
        _S1150.value0_75 = _S1163;
        _S1151.value0_76 = _S1161;
        _S1152.value0_76 = _S1159;
        _S1145 = _S1156;
        _S1142 = _S1157;
        _S1153 = _S1155;
    }
    else
    {
        _S1134 = 0.0f;
        _S1135 = 0.0f;
        _S1136 = 0.0f;
        _S1143 = _S1123;
        _S1144 = _S1123;
        _S1137 = 0.0f;
        _S1138 = 0.0f;
        _S1146.value0_77 = _S1127;
        _S1147._S18 = 0.0f;
        _S1149._S39 = _S1123;
        _S1149._S40 = _S1123;
        _S1139 = 0.0f;
        _S1140 = 0.0f;
        _S1141 = 0.0f;
        _S1148._S18 = 0.0f;
        _S1150.value0_75 = _S1126;
        _S1151.value0_76 = _S1125;
        _S1152.value0_76 = _S1125;
        _S1145 = _S1123;
        _S1142 = 0.0f;
        _S1153._S22 = 0.0f;
    }
    if(_S1133)
    {
        var _S1178 : f32 = _S1122.pdf_1 / _S1134;
        var _S1179 : f32 = _S1136 * _S1178;
        var _S1180 : vec3<f32> = _S1143 * _S1122.f_cos_0;
        var _S1181 : vec3<f32> = _S1144 * _S1122.f_cos_0;
        var _S1182 : f32 = (_S1180[i32(0)] + _S1180[i32(1)] + _S1180[i32(2)]) / _S1137;
        var _S1183 : f32 = _S1135 * - _S1182;
        var _S1184 : f32 = _S1138 * _S1182;
        var _S1185 : f32 = _S1135 * - _S1178 + _S1183;
        var _S1186 : f32 = 0.0f;
        s_bwdProp_fresnel_conductor_0(_S1146, &(_S1186), _S1181);
        var _S1187 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1147, &(_S1187), _S1186);
        var _S1188 : vec3<f32> = _S1123;
        var _S1189 : vec3<f32> = _S1123;
        s_bwdProp_dot_0(_S1149, &(_S1188), &(_S1189), _S1187);
        var _S1190 : f32 = (_S1179 + _S1184) / _S1139;
        var _S1191 : f32 = _S1141 * _S1190;
        var _S1192 : f32 = 4.0f * (_S1140 * - _S1190);
        var _S1193 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1148, &(_S1193), _S1192);
        var _S1194 : vec3<f32> = _S1123;
        s_bwdProp_ggx_density_0(_S1150, &(_S1194), _S1191);
        var _S1195 : vec3<f32> = _S1123;
        s_bwdProp_ggx_lambda_0(_S1151, &(_S1195), _S1183);
        var _S1196 : vec3<f32> = _S1123;
        s_bwdProp_ggx_lambda_0(_S1152, &(_S1196), _S1185);
        var _S1197 : vec3<f32> = _S1189 + _S1194;
        var _S1198 : vec3<f32> = half_vector_2 * _S1197;
        var _S1199 : vec3<f32> = _S1145 * _S1197;
        var _S1200 : f32 = - ((_S1198[i32(0)] + _S1198[i32(1)] + _S1198[i32(2)]) / _S1142);
        var _S1201 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1153, &(_S1201), _S1200);
        var _S1202 : vec3<f32> = _S1188 + _S1196;
        _S1134 = _S1193;
        _S1135 = _S1201;
        _S1143 = _S1199;
        _S1144 = _S1195;
        _S1145 = _S1202;
    }
    else
    {
        _S1134 = 0.0f;
        _S1135 = 0.0f;
        _S1143 = _S1123;
        _S1144 = _S1123;
        _S1145 = _S1123;
    }
    var _S1203 : f32 = _S1131 * 0.0f;
    var _S1204 : f32 = _S1132 * 0.0f + _S1134;
    var _S1205 : vec3<f32> = _S1123;
    var _S1206 : vec3<f32> = _S1123;
    s_bwdProp_dot_0(_S1130, &(_S1205), &(_S1206), _S1135);
    var _S1207 : vec3<f32> = _S1205 + _S1206 + _S1143;
    var _S1208 : vec3<f32> = _S1207 + _S1144 + vec3<f32>(0.0f, 0.0f, _S1203);
    (*_S1120) = _S1207 + _S1145 + vec3<f32>(0.0f, 0.0f, _S1204);
    (*_S1121) = _S1208;
    return;
}

fn s_bwdProp_dielectric_evaluate_0( _S1209 : s_bwdCallableCtx_dielectric_evaluate_0,  _S1210 : ptr<function, vec3<f32>>,  _S1211 : ptr<function, vec3<f32>>,  _S1212 : BsdfValue_0)
{
    var _S1213 : vec3<f32> = vec3<f32>(0.0f);
    var _S1214 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0( 0.0f, 0.0f );
    var _S1215 : vec2<f32> = vec2<f32>(0.0f);
    var _S1216 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1215, _S1213 );
    var _S1217 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S1215, _S1213 );
    var _S1218 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1219 : f32 = _S1209.value0_100.value2_16.z;
    var _S1220 : bool;
    if(_S1219 != 0.0f)
    {
        _S1220 = (_S1209.value0_100.value3_8.z) != 0.0f;
    }
    else
    {
        _S1220 = false;
    }
    var _S1221 : bool;
    var _S1222 : bool;
    var _S1223 : bool;
    var _S1224 : bool;
    var _S1225 : bool;
    var crossing_4 : f32;
    var _S1226 : f32;
    var _S1227 : f32;
    var _S1228 : f32;
    var _S1229 : f32;
    var _S1230 : f32;
    var _S1231 : f32;
    var _S1232 : f32;
    var _S1233 : f32;
    var _S1234 : f32;
    var _S1235 : f32;
    var _S1236 : f32;
    var _S1237 : f32;
    var _S1238 : f32;
    var _S1239 : f32;
    var _S1240 : f32;
    var _S1241 : f32;
    var _S1242 : f32;
    var _S1243 : f32;
    var _S1244 : f32;
    var _S1245 : f32;
    var _S1246 : f32;
    var _S1247 : f32;
    var _S1248 : f32;
    var _S1249 : f32;
    var _S1250 : f32;
    var _S1251 : f32;
    var _S1252 : f32;
    var _S1253 : f32;
    var _S1254 : f32;
    var _S1255 : f32;
    var _S1256 : f32;
    var m_6 : vec3<f32>;
    var _S1257 : vec3<f32>;
    var _S1258 : vec3<f32>;
    var _S1259 : s_bwdCallableCtx_abs_0;
    var _S1260 : s_bwdCallableCtx_abs_0;
    var _S1261 : s_bwdCallableCtx_abs_0;
    var _S1262 : s_bwdCallableCtx_abs_0;
    var _S1263 : s_bwdCallableCtx_ggx_density_0;
    var _S1264 : s_bwdCallableCtx_ggx_density_0;
    var _S1265 : s_bwdCallableCtx_sqr_0;
    var _S1266 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1267 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1268 : s_bwdCallableCtx_fresnel_dielectric_0;
    var _S1269 : s_bwdCallableCtx_dot_0;
    var _S1270 : s_bwdCallableCtx_dot_0;
    var _S1271 : s_bwdCallableCtx_dot_0;
    var _S1272 : s_bwdCallableCtx_sqrt_0;
    if(_S1220)
    {
        var _S1273 : f32 = _S1209.value0_100.value3_8.z;
        var reflects_1 : bool = (_S1219 * _S1273) > 0.0f;
        if(reflects_1)
        {
            crossing_4 = 1.0f;
        }
        else
        {
            if(_S1219 > 0.0f)
            {
                crossing_4 = _S1209.value0_100.value0_98;
            }
            else
            {
                crossing_4 = 1.0f / _S1209.value0_100.value0_98;
            }
        }
        var _S1274 : vec3<f32> = vec3<f32>(crossing_4);
        var half_vector_3 : vec3<f32> = _S1209.value0_100.value3_8 * vec3<f32>(crossing_4) + _S1209.value0_100.value2_16;
        var _S1275 : Tuple_5 = s_apply_dot_0(half_vector_3, half_vector_3);
        var _S1276 : s_bwdCallableCtx_dot_0;
        _S1276._S39 = half_vector_3;
        _S1276._S40 = half_vector_3;
        var _S1277 : s_bwdCallableCtx_dot_0 = _S1276;
        var _S1278 : bool = (_S1275.value0_5) > 0.0f;
        if(_S1278)
        {
            var _S1279 : Tuple_3 = s_apply_sqrt_0(_S1275.value0_5);
            var _S1280 : s_bwdCallableCtx_sqrt_0;
            _S1280._S22 = _S1275.value0_5;
            var _S1281 : s_bwdCallableCtx_sqrt_0 = _S1280;
            var _S1282 : vec3<f32> = vec3<f32>((1.0f / _S1279.value0_3));
            var _S1283 : f32 = _S1279.value0_3 * _S1279.value0_3;
            var m_7 : vec3<f32> = half_vector_3 * _S1282;
            var _S1284 : bool = (m_7.z) < 0.0f;
            if(_S1284)
            {
                m_6 = (vec3<f32>(0) - m_7);
            }
            else
            {
                m_6 = m_7;
            }
            var _S1285 : Tuple_5 = s_apply_dot_0(_S1209.value0_100.value2_16, m_6);
            var _S1286 : s_bwdCallableCtx_dot_0;
            _S1286._S39 = _S1209.value0_100.value2_16;
            _S1286._S40 = m_6;
            var _S1287 : s_bwdCallableCtx_dot_0 = _S1286;
            var _S1288 : Tuple_5 = s_apply_dot_0(_S1209.value0_100.value3_8, m_6);
            var _S1289 : s_bwdCallableCtx_dot_0;
            _S1289._S39 = _S1209.value0_100.value3_8;
            _S1289._S40 = m_6;
            var _S1290 : s_bwdCallableCtx_dot_0 = _S1289;
            var _S1291 : bool = (_S1285.value0_5 * _S1219) >= 0.0f;
            if(_S1291)
            {
                _S1221 = (_S1288.value0_5 * _S1273) >= 0.0f;
            }
            else
            {
                _S1221 = false;
            }
            if(_S1221)
            {
                var width_11 : vec2<f32> = ggx_widths_0(_S1209.value0_100.value1_26);
                var _S1292 : Tuple_25 = s_apply_fresnel_dielectric_0(_S1285.value0_5, _S1209.value0_100.value0_98);
                var _S1293 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
                _S1293.value0_87 = _S1285.value0_5;
                _S1293.value1_20 = _S1209.value0_100.value0_98;
                var _S1294 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = _S1293;
                var _S1295 : Tuple_20 = s_apply_ggx_lambda_0(width_11, _S1209.value0_100.value2_16);
                var _S1296 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S1296.value0_73 = width_11;
                _S1296.value1_16 = _S1209.value0_100.value2_16;
                var _S1297 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S1296;
                var masking_o_5 : f32 = 1.0f + _S1295.value0_32;
                var _S1298 : Tuple_20 = s_apply_ggx_lambda_0(width_11, _S1209.value0_100.value3_8);
                var _S1299 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S1299.value0_73 = width_11;
                _S1299.value1_16 = _S1209.value0_100.value3_8;
                var _S1300 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S1299;
                var masking_both_1 : f32 = masking_o_5 + _S1298.value0_32;
                if(reflects_1)
                {
                    var _S1301 : Tuple_21 = s_apply_ggx_density_0(width_11, m_6);
                    var _S1302 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S1302.value0_74 = width_11;
                    _S1302.value1_17 = m_6;
                    var _S1303 : f32 = _S1292.value0_37 * _S1301.value0_33;
                    var _S1304 : Tuple_2 = s_apply_abs_0(_S1219);
                    var _S1305 : s_bwdCallableCtx_abs_0;
                    _S1305._S18 = _S1219;
                    var _S1306 : f32 = 4.0f * _S1304.value0_2;
                    var common_4 : f32 = _S1303 / _S1306;
                    var _S1307 : f32 = _S1306 * _S1306;
                    var _S1308 : f32 = masking_both_1 * masking_both_1;
                    _S1226 = masking_o_5 * masking_o_5;
                    _S1227 = common_4;
                    _S1228 = _S1308;
                    _S1229 = _S1307;
                    _S1230 = _S1303;
                    _S1231 = _S1306;
                    _S1259 = _S1305;
                    _S1232 = _S1301.value0_33;
                    _S1263.value0_75 = _S1302;
                    _S1233 = 0.0f;
                    _S1234 = 0.0f;
                    _S1235 = 0.0f;
                    _S1236 = 0.0f;
                    _S1237 = 0.0f;
                    _S1238 = 0.0f;
                    _S1239 = 0.0f;
                    _S1260._S18 = 0.0f;
                    _S1240 = 0.0f;
                    _S1241 = 0.0f;
                    _S1261._S18 = 0.0f;
                    _S1242 = 0.0f;
                    _S1243 = 0.0f;
                    _S1244 = 0.0f;
                    _S1245 = 0.0f;
                    _S1264.value0_75 = _S1217;
                    _S1246 = 0.0f;
                    _S1247 = 0.0f;
                    _S1248 = 0.0f;
                    _S1265.value0_83 = _S1218;
                    _S1249 = 0.0f;
                    _S1262._S18 = 0.0f;
                }
                else
                {
                    var _S1309 : Tuple_2 = s_apply_abs_0(_S1288.value0_5);
                    var _S1310 : s_bwdCallableCtx_abs_0;
                    _S1310._S18 = _S1288.value0_5;
                    var _S1311 : f32 = crossing_4 * crossing_4;
                    var _S1312 : f32 = _S1288.value0_5 + _S1285.value0_5 / crossing_4;
                    var _S1313 : Tuple_11 = s_apply_sqr_0(_S1312);
                    var _S1314 : s_paramCtx_s_bwdCallableCtx_sqr_0;
                    _S1314.value0_82 = _S1312;
                    var jacobian_2 : f32 = _S1309.value0_2 / _S1313.value0_20;
                    var _S1315 : f32 = _S1313.value0_20 * _S1313.value0_20;
                    var _S1316 : f32 = 1.0f - _S1292.value0_37;
                    var _S1317 : Tuple_21 = s_apply_ggx_density_0(width_11, m_6);
                    var _S1318 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S1318.value0_74 = width_11;
                    _S1318.value1_17 = m_6;
                    var _S1319 : f32 = _S1316 * _S1317.value0_33;
                    var _S1320 : f32 = _S1319 * jacobian_2;
                    var _S1321 : Tuple_2 = s_apply_abs_0(_S1285.value0_5);
                    var _S1322 : s_bwdCallableCtx_abs_0;
                    _S1322._S18 = _S1285.value0_5;
                    var _S1323 : f32 = _S1320 * _S1321.value0_2;
                    var _S1324 : Tuple_2 = s_apply_abs_0(_S1219);
                    var _S1325 : s_bwdCallableCtx_abs_0;
                    _S1325._S18 = _S1219;
                    var common_5 : f32 = _S1323 / _S1324.value0_2;
                    var _S1326 : f32 = _S1324.value0_2 * _S1324.value0_2;
                    var _S1327 : f32 = masking_both_1 * crossing_4 * crossing_4;
                    var _S1328 : f32 = _S1327 * _S1327;
                    var _S1329 : f32 = masking_o_5 * masking_o_5;
                    _S1226 = 0.0f;
                    _S1227 = 0.0f;
                    _S1228 = 0.0f;
                    _S1229 = 0.0f;
                    _S1230 = 0.0f;
                    _S1231 = 0.0f;
                    _S1259._S18 = 0.0f;
                    _S1232 = 0.0f;
                    _S1263.value0_75 = _S1217;
                    _S1233 = _S1329;
                    _S1234 = common_5;
                    _S1235 = _S1328;
                    _S1236 = _S1327;
                    _S1237 = _S1326;
                    _S1238 = _S1323;
                    _S1239 = _S1324.value0_2;
                    _S1260 = _S1325;
                    _S1240 = _S1320;
                    _S1241 = _S1321.value0_2;
                    _S1261 = _S1322;
                    _S1242 = _S1319;
                    _S1243 = jacobian_2;
                    _S1244 = _S1316;
                    _S1245 = _S1317.value0_33;
                    _S1264.value0_75 = _S1318;
                    _S1246 = _S1315;
                    _S1247 = _S1309.value0_2;
                    _S1248 = _S1313.value0_20;
                    _S1265.value0_83 = _S1314;
                    _S1249 = _S1311;
                    _S1262 = _S1310;
                }
                var _S1330 : f32 = _S1228;
                var _S1331 : f32 = _S1229;
                var _S1332 : f32 = _S1230;
                var _S1333 : f32 = _S1231;
                var _S1334 : f32 = _S1232;
                var _S1335 : f32 = _S1233;
                var _S1336 : f32 = _S1234;
                var _S1337 : f32 = _S1235;
                var _S1338 : f32 = _S1236;
                var _S1339 : f32 = _S1237;
                var _S1340 : f32 = _S1238;
                var _S1341 : f32 = _S1239;
                var _S1342 : f32 = _S1240;
                var _S1343 : f32 = _S1241;
                var _S1344 : f32 = _S1242;
                var _S1345 : f32 = _S1243;
                var _S1346 : f32 = _S1244;
                var _S1347 : f32 = _S1245;
                var _S1348 : f32 = _S1246;
                var _S1349 : f32 = _S1247;
                var _S1350 : f32 = _S1248;
                var _S1351 : f32 = _S1249;
                _S1228 = masking_o_5;
                _S1229 = _S1330;
                _S1230 = masking_both_1;
                _S1231 = _S1331;
                _S1232 = _S1332;
                _S1233 = _S1333;
                _S1234 = _S1292.value0_37;
                _S1235 = _S1334;
                _S1236 = _S1335;
                _S1237 = _S1336;
                _S1238 = _S1337;
                _S1239 = _S1338;
                _S1240 = _S1339;
                _S1241 = _S1340;
                _S1242 = _S1341;
                _S1243 = _S1342;
                _S1244 = _S1343;
                _S1245 = _S1344;
                _S1246 = _S1345;
                _S1247 = _S1346;
                _S1248 = _S1347;
                _S1249 = _S1348;
                _S1250 = _S1349;
                _S1251 = _S1350;
                _S1252 = _S1351;
                _S1266.value0_76 = _S1300;
                _S1267.value0_76 = _S1297;
                _S1268.value0_88 = _S1294;
            }
            else
            {
                _S1226 = 0.0f;
                _S1227 = 0.0f;
                _S1228 = 0.0f;
                _S1229 = 0.0f;
                _S1230 = 0.0f;
                _S1231 = 0.0f;
                _S1232 = 0.0f;
                _S1233 = 0.0f;
                _S1259._S18 = 0.0f;
                _S1234 = 0.0f;
                _S1235 = 0.0f;
                _S1263.value0_75 = _S1217;
                _S1236 = 0.0f;
                _S1237 = 0.0f;
                _S1238 = 0.0f;
                _S1239 = 0.0f;
                _S1240 = 0.0f;
                _S1241 = 0.0f;
                _S1242 = 0.0f;
                _S1260._S18 = 0.0f;
                _S1243 = 0.0f;
                _S1244 = 0.0f;
                _S1261._S18 = 0.0f;
                _S1245 = 0.0f;
                _S1246 = 0.0f;
                _S1247 = 0.0f;
                _S1248 = 0.0f;
                _S1264.value0_75 = _S1217;
                _S1249 = 0.0f;
                _S1250 = 0.0f;
                _S1251 = 0.0f;
                _S1265.value0_83 = _S1218;
                _S1252 = 0.0f;
                _S1262._S18 = 0.0f;
                _S1266.value0_76 = _S1216;
                _S1267.value0_76 = _S1216;
                _S1268.value0_88 = _S1214;
            }
            _S1253 = _S1285.value0_5;
            _S1222 = _S1291;
            _S1254 = _S1288.value0_5;
            _S1269 = _S1290;
            _S1270 = _S1287;
            _S1223 = _S1284;
            m_6 = _S1282;
            _S1255 = _S1283;
            _S1272 = _S1281;
        }
        else
        {
            _S1221 = false;
            _S1226 = 0.0f;
            _S1227 = 0.0f;
            _S1228 = 0.0f;
            _S1229 = 0.0f;
            _S1230 = 0.0f;
            _S1231 = 0.0f;
            _S1232 = 0.0f;
            _S1233 = 0.0f;
            _S1259._S18 = 0.0f;
            _S1234 = 0.0f;
            _S1235 = 0.0f;
            _S1263.value0_75 = _S1217;
            _S1236 = 0.0f;
            _S1237 = 0.0f;
            _S1238 = 0.0f;
            _S1239 = 0.0f;
            _S1240 = 0.0f;
            _S1241 = 0.0f;
            _S1242 = 0.0f;
            _S1260._S18 = 0.0f;
            _S1243 = 0.0f;
            _S1244 = 0.0f;
            _S1261._S18 = 0.0f;
            _S1245 = 0.0f;
            _S1246 = 0.0f;
            _S1247 = 0.0f;
            _S1248 = 0.0f;
            _S1264.value0_75 = _S1217;
            _S1249 = 0.0f;
            _S1250 = 0.0f;
            _S1251 = 0.0f;
            _S1265.value0_83 = _S1218;
            _S1252 = 0.0f;
            _S1253 = 0.0f;
            _S1262._S18 = 0.0f;
            _S1266.value0_76 = _S1216;
            _S1267.value0_76 = _S1216;
            _S1268.value0_88 = _S1214;
            _S1222 = false;
            _S1254 = 0.0f;
            _S1269._S39 = _S1213;
            _S1269._S40 = _S1213;
            _S1270._S39 = _S1213;
            _S1270._S40 = _S1213;
            _S1223 = false;
            m_6 = _S1213;
            _S1255 = 0.0f;
            _S1272._S22 = 0.0f;
        }
        var _S1352 : f32 = crossing_4;
        var _S1353 : bool = _S1221;
        var _S1354 : bool = _S1222;
        var _S1355 : bool = _S1223;
        var _S1356 : vec3<f32> = m_6;
        var _S1357 : f32 = _S1255;
        _S1221 = _S1278;
        _S1222 = _S1353;
        _S1223 = reflects_1;
        crossing_4 = _S1226;
        _S1226 = _S1227;
        _S1227 = _S1228;
        _S1228 = _S1229;
        _S1229 = _S1230;
        _S1230 = _S1231;
        _S1231 = _S1232;
        _S1232 = _S1233;
        _S1233 = _S1234;
        _S1234 = _S1235;
        _S1235 = _S1236;
        _S1236 = _S1237;
        _S1237 = _S1238;
        _S1238 = _S1239;
        _S1239 = _S1352;
        _S1224 = _S1354;
        _S1255 = _S1273;
        _S1225 = _S1355;
        m_6 = half_vector_3;
        _S1257 = _S1356;
        _S1256 = _S1357;
        _S1271 = _S1277;
        _S1258 = _S1274;
    }
    else
    {
        _S1221 = false;
        _S1222 = false;
        _S1223 = false;
        crossing_4 = 0.0f;
        _S1226 = 0.0f;
        _S1227 = 0.0f;
        _S1228 = 0.0f;
        _S1229 = 0.0f;
        _S1230 = 0.0f;
        _S1231 = 0.0f;
        _S1232 = 0.0f;
        _S1259._S18 = 0.0f;
        _S1233 = 0.0f;
        _S1234 = 0.0f;
        _S1263.value0_75 = _S1217;
        _S1235 = 0.0f;
        _S1236 = 0.0f;
        _S1237 = 0.0f;
        _S1238 = 0.0f;
        _S1239 = 0.0f;
        _S1240 = 0.0f;
        _S1241 = 0.0f;
        _S1242 = 0.0f;
        _S1260._S18 = 0.0f;
        _S1243 = 0.0f;
        _S1244 = 0.0f;
        _S1261._S18 = 0.0f;
        _S1245 = 0.0f;
        _S1246 = 0.0f;
        _S1247 = 0.0f;
        _S1248 = 0.0f;
        _S1264.value0_75 = _S1217;
        _S1249 = 0.0f;
        _S1250 = 0.0f;
        _S1251 = 0.0f;
        _S1265.value0_83 = _S1218;
        _S1252 = 0.0f;
        _S1253 = 0.0f;
        _S1262._S18 = 0.0f;
        _S1266.value0_76 = _S1216;
        _S1267.value0_76 = _S1216;
        _S1268.value0_88 = _S1214;
        _S1224 = false;
        _S1254 = 0.0f;
        _S1255 = 0.0f;
        _S1269._S39 = _S1213;
        _S1269._S40 = _S1213;
        _S1270._S39 = _S1213;
        _S1270._S40 = _S1213;
        _S1225 = false;
        m_6 = _S1213;
        _S1257 = _S1213;
        _S1256 = 0.0f;
        _S1272._S22 = 0.0f;
        _S1271._S39 = _S1213;
        _S1271._S40 = _S1213;
        _S1258 = _S1213;
    }
    if(_S1220)
    {
        var _S1358 : vec3<f32>;
        if(_S1221)
        {
            var _S1359 : vec3<f32>;
            var _S1360 : vec3<f32>;
            if(_S1222)
            {
                if(_S1223)
                {
                    var _S1361 : f32 = _S1212.pdf_1 / crossing_4;
                    var _S1362 : f32 = _S1226 * - _S1361;
                    var _S1363 : f32 = (_S1212.f_cos_0[i32(0)] + _S1212.f_cos_0[i32(1)] + _S1212.f_cos_0[i32(2)]) / _S1228;
                    var _S1364 : f32 = _S1226 * - _S1363;
                    var _S1365 : f32 = (_S1227 * _S1361 + _S1229 * _S1363) / _S1230;
                    var _S1366 : f32 = _S1232 * _S1365;
                    var _S1367 : f32 = 4.0f * (_S1231 * - _S1365);
                    var _S1368 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1259, &(_S1368), _S1367);
                    var _S1369 : f32 = _S1233 * _S1366;
                    var _S1370 : f32 = _S1234 * _S1366;
                    var _S1371 : vec3<f32> = _S1213;
                    s_bwdProp_ggx_density_0(_S1263, &(_S1371), _S1369);
                    crossing_4 = _S1364;
                    _S1226 = _S1362;
                    _S1227 = _S1370;
                    _S1228 = 0.0f;
                    _S1229 = 0.0f;
                    _S1358 = _S1371;
                    _S1230 = _S1368;
                }
                else
                {
                    var _S1372 : f32 = _S1212.pdf_1 / _S1235;
                    var _S1373 : f32 = _S1236 * - _S1372;
                    var _S1374 : f32 = (_S1212.f_cos_0[i32(0)] + _S1212.f_cos_0[i32(1)] + _S1212.f_cos_0[i32(2)]) / _S1237;
                    var _S1375 : f32 = _S1239 * (_S1239 * (_S1236 * - _S1374));
                    var _S1376 : f32 = (_S1227 * _S1372 + _S1238 * _S1374) / _S1240;
                    var _S1377 : f32 = _S1241 * - _S1376;
                    var _S1378 : f32 = _S1242 * _S1376;
                    var _S1379 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1260, &(_S1379), _S1377);
                    var _S1380 : f32 = _S1243 * _S1378;
                    var _S1381 : f32 = _S1244 * _S1378;
                    var _S1382 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1261, &(_S1382), _S1380);
                    var s_diff_jacobian_T_1 : f32 = _S1245 * _S1381;
                    var _S1383 : f32 = _S1246 * _S1381;
                    var _S1384 : f32 = _S1247 * _S1383;
                    var _S1385 : f32 = _S1248 * _S1383;
                    var _S1386 : vec3<f32> = _S1213;
                    s_bwdProp_ggx_density_0(_S1264, &(_S1386), _S1384);
                    var _S1387 : f32 = - _S1385;
                    var _S1388 : f32 = s_diff_jacobian_T_1 / _S1249;
                    var _S1389 : f32 = _S1250 * - _S1388;
                    var _S1390 : f32 = _S1251 * _S1388;
                    var _S1391 : f32 = 0.0f;
                    s_bwdProp_sqr_0(_S1265, &(_S1391), _S1389);
                    var _S1392 : f32 = _S1239 * (_S1391 / _S1252);
                    var _S1393 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1262, &(_S1393), _S1390);
                    var _S1394 : f32 = _S1382 + _S1392;
                    var _S1395 : f32 = _S1391 + _S1393;
                    crossing_4 = _S1375;
                    _S1226 = _S1373;
                    _S1227 = _S1387;
                    _S1228 = _S1394;
                    _S1229 = _S1395;
                    _S1358 = _S1386;
                    _S1230 = _S1379;
                }
                var _S1396 : vec3<f32> = _S1213;
                s_bwdProp_ggx_lambda_0(_S1266, &(_S1396), crossing_4);
                var _S1397 : f32 = crossing_4 + _S1226;
                var _S1398 : vec3<f32> = _S1213;
                s_bwdProp_ggx_lambda_0(_S1267, &(_S1398), _S1397);
                var _S1399 : f32 = 0.0f;
                s_bwdProp_fresnel_dielectric_0(_S1268, &(_S1399), _S1227);
                var _S1400 : f32 = _S1399 + _S1228;
                crossing_4 = _S1229;
                _S1226 = _S1400;
                _S1227 = _S1230;
                _S1359 = _S1398;
                _S1360 = _S1396;
            }
            else
            {
                crossing_4 = 0.0f;
                _S1226 = 0.0f;
                _S1358 = _S1213;
                _S1227 = 0.0f;
                _S1359 = _S1213;
                _S1360 = _S1213;
            }
            if(_S1224)
            {
                var _S1401 : f32 = _S1254 * 0.0f;
                crossing_4 = _S1255 * 0.0f + crossing_4;
                _S1228 = _S1401;
            }
            else
            {
                _S1228 = 0.0f;
            }
            var _S1402 : f32 = _S1253 * 0.0f;
            var _S1403 : f32 = _S1219 * 0.0f;
            var _S1404 : vec3<f32> = _S1213;
            var _S1405 : vec3<f32> = _S1213;
            s_bwdProp_dot_0(_S1269, &(_S1404), &(_S1405), crossing_4);
            var _S1406 : f32 = _S1403 + _S1226;
            var _S1407 : vec3<f32> = _S1213;
            var _S1408 : vec3<f32> = _S1213;
            s_bwdProp_dot_0(_S1270, &(_S1407), &(_S1408), _S1406);
            var _S1409 : vec3<f32> = _S1405 + _S1408 + _S1358;
            var _S1410 : f32 = _S1402 + _S1227;
            var _S1411 : vec3<f32> = _S1407 + _S1359;
            var _S1412 : vec3<f32> = _S1404 + _S1360;
            if(_S1225)
            {
                _S1358 = (vec3<f32>(0) - _S1409);
            }
            else
            {
                _S1358 = _S1409;
            }
            var _S1413 : vec3<f32> = m_6 * _S1358;
            var _S1414 : vec3<f32> = _S1257 * _S1358;
            var _S1415 : f32 = - ((_S1413[i32(0)] + _S1413[i32(1)] + _S1413[i32(2)]) / _S1256);
            var _S1416 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S1272, &(_S1416), _S1415);
            crossing_4 = _S1416;
            m_6 = _S1414;
            _S1257 = _S1411;
            _S1358 = _S1412;
            _S1226 = _S1228;
            _S1227 = _S1410;
        }
        else
        {
            crossing_4 = 0.0f;
            m_6 = _S1213;
            _S1257 = _S1213;
            _S1358 = _S1213;
            _S1226 = 0.0f;
            _S1227 = 0.0f;
        }
        var _S1417 : vec3<f32> = _S1213;
        var _S1418 : vec3<f32> = _S1213;
        s_bwdProp_dot_0(_S1271, &(_S1417), &(_S1418), crossing_4);
        var _S1419 : vec3<f32> = _S1417 + _S1418 + m_6;
        var _S1420 : vec3<f32> = _S1419 + _S1257;
        var _S1421 : vec3<f32> = _S1258 * _S1419 + _S1358;
        var _S1422 : f32 = _S1255 * 0.0f + _S1227;
        m_6 = _S1421 + vec3<f32>(0.0f, 0.0f, _S1219 * 0.0f + _S1226);
        crossing_4 = _S1422;
        _S1257 = _S1420;
    }
    else
    {
        m_6 = _S1213;
        crossing_4 = 0.0f;
        _S1257 = _S1213;
    }
    (*_S1210) = _S1257 + vec3<f32>(0.0f, 0.0f, crossing_4);
    (*_S1211) = m_6;
    return;
}

fn s_bwdProp_bsdf_evaluate_0( _S1423 : s_bwdCallableCtx_bsdf_evaluate_0,  _S1424 : ptr<function, vec3<f32>>,  _S1425 : ptr<function, vec3<f32>>,  _S1426 : BsdfValue_0)
{
    var _S1427 : vec3<f32> = vec3<f32>(0.0f);
    var _S1428 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0 = s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0( _S1427, _S1427, _S1427 );
    var _S1429 : vec2<f32> = vec2<f32>(0.0f);
    var _S1430 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0 = s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0( _S1427, _S1427, _S1429, _S1427, _S1427 );
    var _S1431 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0 = s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0( 0.0f, _S1429, _S1427, _S1427 );
    var _S1432 : bool = (_S1423.value0_95.value0_90.kind_0) == u32(0);
    var _S1433 : s_bwdCallableCtx_conductor_evaluate_0;
    var _S1434 : s_bwdCallableCtx_dielectric_evaluate_0;
    var _S1435 : s_bwdCallableCtx_diffuse_evaluate_0;
    var _S1436 : bool;
    if(_S1432)
    {
        var _S1437 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0;
        _S1437.value0_96 = _S1423.value0_95.value0_90.a_0.xyz;
        _S1437.value1_24 = _S1423.value0_95.value1_21;
        _S1437.value2_14 = _S1423.value0_95.value2_13;
        _S1435.value0_101 = _S1437;
        _S1436 = false;
        _S1433.value0_99 = _S1430;
        _S1434.value0_100 = _S1431;
    }
    else
    {
        var _S1438 : bool = (_S1423.value0_95.value0_90.kind_0) == u32(1);
        if(_S1438)
        {
            var _S1439 : vec3<f32> = _S1423.value0_95.value0_90.b_0.xyz;
            var _S1440 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0;
            _S1440.value0_97 = _S1423.value0_95.value0_90.a_0.xyz;
            _S1440.value1_25 = _S1439;
            _S1440.value2_15 = _S1423.value0_95.value0_90.alpha_0;
            _S1440.value3_7 = _S1423.value0_95.value1_21;
            _S1440.value4_6 = _S1423.value0_95.value2_13;
            _S1433.value0_99 = _S1440;
            _S1434.value0_100 = _S1431;
        }
        else
        {
            var _S1441 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0;
            _S1441.value0_98 = _S1423.value0_95.value0_90.a_0.x;
            _S1441.value1_26 = _S1423.value0_95.value0_90.alpha_0;
            _S1441.value2_16 = _S1423.value0_95.value1_21;
            _S1441.value3_8 = _S1423.value0_95.value2_13;
            _S1433.value0_99 = _S1430;
            _S1434.value0_100 = _S1441;
        }
        _S1435.value0_101 = _S1428;
        _S1436 = _S1438;
    }
    var _S1442 : vec3<f32>;
    var _S1443 : vec3<f32>;
    if(_S1432)
    {
        var _S1444 : vec3<f32> = _S1427;
        var _S1445 : vec3<f32> = _S1427;
        s_bwdProp_diffuse_evaluate_0(_S1435, &(_S1444), &(_S1445), _S1426);
        _S1442 = _S1444;
        _S1443 = _S1445;
    }
    else
    {
        if(_S1436)
        {
            var _S1446 : vec3<f32> = _S1427;
            var _S1447 : vec3<f32> = _S1427;
            s_bwdProp_conductor_evaluate_0(_S1433, &(_S1446), &(_S1447), _S1426);
            _S1442 = _S1446;
            _S1443 = _S1447;
        }
        else
        {
            var _S1448 : vec3<f32> = _S1427;
            var _S1449 : vec3<f32> = _S1427;
            s_bwdProp_dielectric_evaluate_0(_S1434, &(_S1448), &(_S1449), _S1426);
            _S1442 = _S1448;
            _S1443 = _S1449;
        }
    }
    (*_S1424) = _S1442;
    (*_S1425) = _S1443;
    return;
}

fn s_bwdProp_to_local_0( _S1450 : s_bwdCallableCtx_to_local_0,  _S1451 : ptr<function, Frame_0>,  _S1452 : ptr<function, vec3<f32>>,  _S1453 : vec3<f32>)
{
    var _S1454 : s_bwdCallableCtx_dot_0;
    _S1454._S39 = _S1450.value0_23.value0_9.s_1;
    _S1454._S40 = _S1450.value0_23.value1_2;
    var _S1455 : s_bwdCallableCtx_dot_0;
    _S1455._S39 = _S1450.value0_23.value0_9.t_0;
    _S1455._S40 = _S1450.value0_23.value1_2;
    var _S1456 : s_bwdCallableCtx_dot_0;
    _S1456._S39 = _S1450.value0_23.value0_9.n_1;
    _S1456._S40 = _S1450.value0_23.value1_2;
    var _S1457 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S1458 : vec3<f32> = vec3<f32>(0.0f);
    var _S1459 : vec3<f32> = _S1458;
    var _S1460 : vec3<f32> = _S1458;
    s_bwdProp_dot_0(_S1456, &(_S1459), &(_S1460), _S1453[i32(2)]);
    var _S1461 : vec3<f32> = _S1458;
    var _S1462 : vec3<f32> = _S1458;
    s_bwdProp_dot_0(_S1455, &(_S1461), &(_S1462), _S1453[i32(1)]);
    var _S1463 : vec3<f32> = _S1458;
    var _S1464 : vec3<f32> = _S1458;
    s_bwdProp_dot_0(_S1454, &(_S1463), &(_S1464), _S1453[i32(0)]);
    var _S1465 : vec3<f32> = _S1460 + _S1462 + _S1464;
    var _S1466 : Frame_0 = _S1457;
    _S1466.n_1 = _S1459;
    _S1466.t_0 = _S1461;
    _S1466.s_1 = _S1463;
    (*_S1451) = Frame_x24_syn_dadd_0(_S1457, _S1466);
    (*_S1452) = _S1465;
    return;
}

fn s_bwdProp_point_on_light_0( _S1467 : s_bwdCallableCtx_point_on_light_0,  _S1468 : ptr<function, vec2<f32>>,  _S1469 : vec3<f32>)
{
    var _S1470 : f32 = _S1467.value0_93.value1_23.x;
    var _S1471 : Tuple_15 = s_apply_safe_sqrt_0(_S1470);
    var _S1472 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S1472.value0_68 = _S1470;
    var _S1473 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S1472 );
    var _S1474 : f32 = _S1467.value0_93.value1_23.y;
    var _S1475 : vec3<f32> = _S1467.value0_93.value0_92.e2_2 * _S1469;
    var _S1476 : f32 = _S1475[i32(0)] + _S1475[i32(1)] + _S1475[i32(2)];
    var _S1477 : vec3<f32> = _S1467.value0_93.value0_92.e1_2 * _S1469;
    var _S1478 : f32 = _S1477[i32(0)] + _S1477[i32(1)] + _S1477[i32(2)];
    var _S1479 : f32 = _S1471.value0_27 * _S1476 + - (_S1471.value0_27 * _S1478);
    var _S1480 : f32 = _S1474 * _S1476 + (1.0f - _S1474) * _S1478;
    var _S1481 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S1473, &(_S1481), _S1480);
    (*_S1468) = vec2<f32>(_S1481, _S1479);
    return;
}

fn s_bwdProp_direct_light_0( _S1482 : s_bwdCallableCtx_direct_light_0,  _S1483 : ptr<function, Surface_Differential_0>,  _S1484 : ptr<function, vec3<f32>>,  _S1485 : ptr<function, vec2<f32>>,  _S1486 : vec3<f32>)
{
    var _S1487 : vec3<f32> = vec3<f32>(0.0f);
    var _S1488 : Frame_0 = Frame_0( _S1487, _S1487, _S1487 );
    var _S1489 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S1488, _S1487 );
    var _S1490 : vec4<f32> = vec4<f32>(0.0f);
    var _S1491 : vec2<f32> = vec2<f32>(0.0f);
    var _S1492 : Material_0 = Material_0( _S1490, _S1490, _S1491, u32(0), u32(0) );
    var _S1493 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0 = s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0( _S1492, _S1487, _S1487 );
    var _S1494 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S1495 : Tuple_14 = s_apply_point_on_light_0(_S1482.value0_21.value1_3, _S1482.value0_21.value4_2);
    var _S1496 : s_paramCtx_s_bwdCallableCtx_point_on_light_0;
    _S1496.value0_92 = _S1482.value0_21.value1_3;
    _S1496.value1_23 = _S1482.value0_21.value4_2;
    var _S1497 : s_bwdCallableCtx_point_on_light_0 = s_bwdCallableCtx_point_on_light_0( _S1496 );
    var to_light_1 : vec3<f32> = _S1495.value0_26 - _S1482.value0_21.value2_2.position_0;
    var _S1498 : Tuple_5 = s_apply_dot_0(to_light_1, to_light_1);
    var _S1499 : s_bwdCallableCtx_dot_0;
    _S1499._S39 = to_light_1;
    _S1499._S40 = to_light_1;
    var _S1500 : s_bwdCallableCtx_dot_0 = _S1499;
    var _S1501 : bool = (_S1498.value0_5) > 0.0f;
    var _S1502 : bool;
    var _S1503 : vec3<f32>;
    var _S1504 : vec3<f32>;
    var _S1505 : vec3<f32>;
    var _S1506 : vec3<f32>;
    var _S1507 : f32;
    var _S1508 : f32;
    var _S1509 : f32;
    var _S1510 : f32;
    var _S1511 : f32;
    var _S1512 : f32;
    var _S1513 : f32;
    var _S1514 : f32;
    var _S1515 : s_bwdCallableCtx_power_heuristic_0;
    var _S1516 : s_bwdCallableCtx_abs_0;
    var _S1517 : s_bwdCallableCtx_bsdf_evaluate_0;
    var _S1518 : s_bwdCallableCtx_to_local_0;
    var _S1519 : s_bwdCallableCtx_dot_0;
    var _S1520 : s_bwdCallableCtx_sqrt_0;
    if(_S1501)
    {
        var _S1521 : Tuple_3 = s_apply_sqrt_0(_S1498.value0_5);
        var _S1522 : s_bwdCallableCtx_sqrt_0;
        _S1522._S22 = _S1498.value0_5;
        var _S1523 : s_bwdCallableCtx_sqrt_0 = _S1522;
        var _S1524 : vec3<f32> = vec3<f32>((1.0f / _S1521.value0_3));
        var _S1525 : f32 = _S1521.value0_3 * _S1521.value0_3;
        var direction_10 : vec3<f32> = to_light_1 * _S1524;
        var _S1526 : Tuple_5 = s_apply_dot_0(direction_10, _S1482.value0_21.value1_3.normal_1);
        var _S1527 : s_bwdCallableCtx_dot_0;
        _S1527._S39 = direction_10;
        _S1527._S40 = _S1482.value0_21.value1_3.normal_1;
        var _S1528 : s_bwdCallableCtx_dot_0 = _S1527;
        var cos_light_1 : f32 = - _S1526.value0_5;
        if(cos_light_1 > 0.0f)
        {
            _S1502 = true;
        }
        else
        {
            if(cos_light_1 < 0.0f)
            {
                _S1502 = _S1482.value0_21.value1_3.two_sided_2;
            }
            else
            {
                _S1502 = false;
            }
        }
        if(_S1502)
        {
            var _S1529 : Tuple_12 = s_apply_to_local_0(_S1482.value0_21.value2_2.frame_0, direction_10);
            var _S1530 : s_paramCtx_s_bwdCallableCtx_to_local_0;
            _S1530.value0_9 = _S1482.value0_21.value2_2.frame_0;
            _S1530.value1_2 = direction_10;
            var _S1531 : Tuple_16 = s_apply_bsdf_evaluate_0(_S1482.value0_21.value0_10, _S1482.value0_21.value3_2, _S1529.value0_24);
            var _S1532 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0;
            _S1532.value0_90 = _S1482.value0_21.value0_10;
            _S1532.value1_21 = _S1482.value0_21.value3_2;
            _S1532.value2_13 = _S1529.value0_24;
            var _S1533 : Tuple_2 = s_apply_abs_0(cos_light_1);
            var _S1534 : s_bwdCallableCtx_abs_0;
            _S1534._S18 = cos_light_1;
            var pdf_light_1 : f32 = _S1498.value0_5 * _S1482.value0_21.value1_3.pdf_area_1;
            var _S1535 : f32 = _S1531.value0_28.pdf_1 * _S1533.value0_2;
            var _S1536 : Tuple_10 = s_apply_power_heuristic_0(pdf_light_1, _S1535);
            var _S1537 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
            _S1537.value0_91 = pdf_light_1;
            _S1537.value1_22 = _S1535;
            var _S1538 : f32 = _S1536.value0_19 * _S1533.value0_2;
            var _S1539 : vec3<f32> = vec3<f32>((_S1538 / pdf_light_1));
            var _S1540 : f32 = pdf_light_1 * pdf_light_1;
            _S1503 = _S1531.value0_28.f_cos_0 * _S1482.value0_21.value1_3.radiance_1;
            _S1504 = _S1539;
            _S1507 = _S1540;
            _S1508 = _S1538;
            _S1509 = pdf_light_1;
            _S1510 = _S1536.value0_19;
            _S1511 = _S1533.value0_2;
            _S1505 = _S1482.value0_21.value1_3.radiance_1;
            _S1515.value0_94 = _S1537;
            _S1512 = _S1531.value0_28.pdf_1;
            _S1513 = _S1482.value0_21.value1_3.pdf_area_1;
            _S1516 = _S1534;
            _S1517.value0_95 = _S1532;
            _S1518.value0_23 = _S1530;
        }
        else
        {
            _S1503 = _S1487;
            _S1504 = _S1487;
            _S1507 = 0.0f;
            _S1508 = 0.0f;
            _S1509 = 0.0f;
            _S1510 = 0.0f;
            _S1511 = 0.0f;
            _S1505 = _S1487;
            _S1515.value0_94 = _S1494;
            _S1512 = 0.0f;
            _S1513 = 0.0f;
            _S1516._S18 = 0.0f;
            _S1517.value0_95 = _S1493;
            _S1518.value0_23 = _S1489;
        }
        _S1519 = _S1528;
        _S1506 = _S1524;
        _S1514 = _S1525;
        _S1520 = _S1523;
    }
    else
    {
        _S1502 = false;
        _S1503 = _S1487;
        _S1504 = _S1487;
        _S1507 = 0.0f;
        _S1508 = 0.0f;
        _S1509 = 0.0f;
        _S1510 = 0.0f;
        _S1511 = 0.0f;
        _S1505 = _S1487;
        _S1515.value0_94 = _S1494;
        _S1512 = 0.0f;
        _S1513 = 0.0f;
        _S1516._S18 = 0.0f;
        _S1517.value0_95 = _S1493;
        _S1518.value0_23 = _S1489;
        _S1519._S39 = _S1487;
        _S1519._S40 = _S1487;
        _S1506 = _S1487;
        _S1514 = 0.0f;
        _S1520._S22 = 0.0f;
    }
    var _S1541 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1542 : Surface_Differential_0;
    if(_S1501)
    {
        if(_S1502)
        {
            var _S1543 : vec3<f32> = _S1503 * _S1486;
            var _S1544 : f32 = (_S1543[i32(0)] + _S1543[i32(1)] + _S1543[i32(2)]) / _S1507;
            var _S1545 : f32 = _S1508 * - _S1544;
            var _S1546 : f32 = _S1509 * _S1544;
            var _S1547 : f32 = _S1510 * _S1546;
            var _S1548 : f32 = _S1511 * _S1546;
            var _S1549 : vec3<f32> = _S1505 * (_S1504 * _S1486);
            var _S1550 : f32 = 0.0f;
            var _S1551 : f32 = 0.0f;
            s_bwdProp_power_heuristic_0(_S1515, &(_S1550), &(_S1551), _S1548);
            var _S1552 : f32 = _S1511 * _S1551;
            var _S1553 : f32 = _S1513 * (_S1545 + _S1550);
            var _S1554 : f32 = _S1547 + _S1512 * _S1551;
            var _S1555 : f32 = 0.0f;
            s_bwdProp_abs_0(_S1516, &(_S1555), _S1554);
            var _S1556 : BsdfValue_0 = BsdfValue_x24_syn_dzero_0();
            _S1556.f_cos_0 = _S1549;
            _S1556.pdf_1 = _S1552;
            var _S1557 : vec3<f32> = _S1487;
            var _S1558 : vec3<f32> = _S1487;
            s_bwdProp_bsdf_evaluate_0(_S1517, &(_S1557), &(_S1558), _S1556);
            var _S1559 : Frame_0;
            _S1559.s_1 = _S1487;
            _S1559.t_0 = _S1487;
            _S1559.n_1 = _S1487;
            var _S1560 : vec3<f32> = _S1487;
            s_bwdProp_to_local_0(_S1518, &(_S1559), &(_S1560), _S1558);
            var _S1561 : Surface_Differential_0 = _S1541;
            _S1561.frame_2 = _S1559;
            var _S1562 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1541, _S1561);
            _S1507 = _S1555;
            _S1503 = _S1560;
            _S1508 = _S1553;
            _S1542 = _S1562;
            _S1504 = _S1557;
        }
        else
        {
            _S1507 = 0.0f;
            _S1503 = _S1487;
            _S1508 = 0.0f;
            _S1542 = _S1541;
            _S1504 = _S1487;
        }
        var _S1563 : f32 = - _S1507;
        var _S1564 : vec3<f32> = _S1487;
        var _S1565 : vec3<f32> = _S1487;
        s_bwdProp_dot_0(_S1519, &(_S1564), &(_S1565), _S1563);
        var _S1566 : vec3<f32> = _S1564 + _S1503;
        var _S1567 : vec3<f32> = to_light_1 * _S1566;
        var _S1568 : vec3<f32> = _S1506 * _S1566;
        var _S1569 : f32 = - ((_S1567[i32(0)] + _S1567[i32(1)] + _S1567[i32(2)]) / _S1514);
        var _S1570 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1520, &(_S1570), _S1569);
        _S1507 = _S1570 + _S1508;
        _S1503 = _S1568;
    }
    else
    {
        _S1507 = 0.0f;
        _S1503 = _S1487;
        _S1542 = _S1541;
        _S1504 = _S1487;
    }
    var _S1571 : vec3<f32> = _S1487;
    var _S1572 : vec3<f32> = _S1487;
    s_bwdProp_dot_0(_S1500, &(_S1571), &(_S1572), _S1507);
    var _S1573 : vec3<f32> = _S1571 + _S1572 + _S1503;
    var _S1574 : vec3<f32> = (vec3<f32>(0) - _S1573);
    var _S1575 : vec2<f32> = _S1491;
    s_bwdProp_point_on_light_0(_S1497, &(_S1575), _S1573);
    var _S1576 : Surface_Differential_0 = _S1541;
    _S1576.position_1 = _S1574;
    (*_S1483) = Surface_x24_syn_dadd_0(_S1542, _S1576);
    (*_S1484) = _S1504;
    (*_S1485) = _S1575;
    return;
}

fn s_bwdProp_emission_of_0( _S1577 : s_bwdCallableCtx_emission_of_0,  _S1578 : ptr<function, Surface_Differential_0>,  _S1579 : ptr<function, vec3<f32>>,  _S1580 : ptr<function, vec3<f32>>,  _S1581 : ptr<function, f32>,  _S1582 : vec3<f32>)
{
    var _S1583 : vec3<f32> = vec3<f32>(0.0f);
    var _S1584 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S1585 : Tuple_5 = s_apply_dot_0(_S1577.value0_17.value3_1, _S1577.value0_17.value1_1.geometric_normal_0);
    var _S1586 : s_bwdCallableCtx_dot_0;
    _S1586._S39 = _S1577.value0_17.value3_1;
    _S1586._S40 = _S1577.value0_17.value1_1.geometric_normal_0;
    var _S1587 : s_bwdCallableCtx_dot_0 = _S1586;
    var _S1588 : bool;
    if(_S1577.value0_17.value0_8.two_sided_1)
    {
        _S1588 = true;
    }
    else
    {
        _S1588 = (_S1585.value0_5) < 0.0f;
    }
    var _S1589 : vec3<f32>;
    var _S1590 : s_bwdCallableCtx_power_heuristic_0;
    var _S1591 : f32;
    var _S1592 : f32;
    var _S1593 : s_bwdCallableCtx_dot_0;
    var _S1594 : s_bwdCallableCtx_abs_0;
    if(_S1588)
    {
        if(_S1577.value0_17.value5_1)
        {
            _S1589 = _S1583;
            _S1590.value0_94 = _S1584;
            _S1591 = 0.0f;
            _S1593._S39 = _S1583;
            _S1593._S40 = _S1583;
            _S1592 = 0.0f;
            _S1594._S18 = 0.0f;
        }
        else
        {
            var arm_1 : vec3<f32> = _S1577.value0_17.value1_1.position_0 - _S1577.value0_17.value2_1;
            var _S1595 : Tuple_2 = s_apply_abs_0(_S1585.value0_5);
            var _S1596 : s_bwdCallableCtx_abs_0;
            _S1596._S18 = _S1585.value0_5;
            var _S1597 : f32 = _S1577.value0_17.value4_1 * _S1595.value0_2;
            var _S1598 : Tuple_5 = s_apply_dot_0(arm_1, arm_1);
            var _S1599 : s_bwdCallableCtx_dot_0;
            _S1599._S39 = arm_1;
            _S1599._S40 = arm_1;
            var _S1600 : f32 = _S1598.value0_5 * _S1577.value0_17.value0_8.pdf_area_0;
            var _S1601 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
            _S1601.value0_91 = _S1597;
            _S1601.value1_22 = _S1600;
            _S1589 = _S1577.value0_17.value0_8.radiance_0;
            _S1590.value0_94 = _S1601;
            _S1591 = _S1577.value0_17.value0_8.pdf_area_0;
            _S1593 = _S1599;
            _S1592 = _S1595.value0_2;
            _S1594 = _S1596;
        }
    }
    else
    {
        _S1589 = _S1583;
        _S1590.value0_94 = _S1584;
        _S1591 = 0.0f;
        _S1593._S39 = _S1583;
        _S1593._S40 = _S1583;
        _S1592 = 0.0f;
        _S1594._S18 = 0.0f;
    }
    var _S1602 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1603 : Surface_Differential_0;
    if(_S1588)
    {
        if(_S1577.value0_17.value5_1)
        {
            _S1591 = 0.0f;
            _S1603 = _S1602;
            _S1589 = _S1583;
            _S1592 = 0.0f;
        }
        else
        {
            var _S1604 : vec3<f32> = _S1589 * _S1582;
            var _S1605 : f32 = _S1604[i32(0)] + _S1604[i32(1)] + _S1604[i32(2)];
            var _S1606 : f32 = 0.0f;
            var _S1607 : f32 = 0.0f;
            s_bwdProp_power_heuristic_0(_S1590, &(_S1606), &(_S1607), _S1605);
            var _S1608 : f32 = _S1591 * _S1607;
            var _S1609 : vec3<f32> = _S1583;
            var _S1610 : vec3<f32> = _S1583;
            s_bwdProp_dot_0(_S1593, &(_S1609), &(_S1610), _S1608);
            var _S1611 : f32 = _S1577.value0_17.value4_1 * _S1606;
            var _S1612 : f32 = _S1592 * _S1606;
            var _S1613 : f32 = 0.0f;
            s_bwdProp_abs_0(_S1594, &(_S1613), _S1611);
            var _S1614 : vec3<f32> = _S1609 + _S1610;
            var _S1615 : vec3<f32> = (vec3<f32>(0) - _S1614);
            var _S1616 : Surface_Differential_0 = _S1602;
            _S1616.position_1 = _S1614;
            var _S1617 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1602, _S1616);
            _S1591 = _S1613;
            _S1603 = _S1617;
            _S1589 = _S1615;
            _S1592 = _S1612;
        }
    }
    else
    {
        _S1591 = 0.0f;
        _S1603 = _S1602;
        _S1589 = _S1583;
        _S1592 = 0.0f;
    }
    var _S1618 : vec3<f32> = _S1583;
    var _S1619 : vec3<f32> = _S1583;
    s_bwdProp_dot_0(_S1587, &(_S1618), &(_S1619), _S1591);
    (*_S1578) = _S1603;
    (*_S1579) = _S1589;
    (*_S1580) = _S1618;
    (*_S1581) = _S1592;
    return;
}

struct s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0
{
     value0_102 : vec3<f32>,
     value1_27 : vec3<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_frame_from_normal_0
{
     value0_103 : vec3<f32>,
};

struct s_bwdCallableCtx_frame_from_normal_tangent_0
{
     value0_104 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0,
};

struct s_bwdCallableCtx_frame_from_normal_0
{
     value0_105 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0,
};

fn s_bwdProp_frame_from_normal_0( _S1620 : s_bwdCallableCtx_frame_from_normal_0,  _S1621 : ptr<function, vec3<f32>>,  _S1622 : Frame_0)
{
    var _S1623 : f32 = _S1620.value0_105.value0_103.z;
    var sign_1 : f32;
    if(_S1623 < 0.0f)
    {
        sign_1 = -1.0f;
    }
    else
    {
        sign_1 = 1.0f;
    }
    var _S1624 : f32 = sign_1 + _S1623;
    var a_8 : f32 = -1.0f / _S1624;
    var _S1625 : f32 = _S1624 * _S1624;
    var _S1626 : f32 = _S1620.value0_105.value0_103.x;
    var _S1627 : f32 = _S1620.value0_105.value0_103.y;
    var _S1628 : f32 = _S1626 * _S1627;
    var _S1629 : f32 = sign_1 * _S1626;
    var _S1630 : f32 = _S1629 * _S1626;
    var _S1631 : f32 = - sign_1;
    var _S1632 : f32 = _S1627 * _S1627;
    var _S1633 : f32 = _S1627 * (a_8 * _S1622.t_0[i32(1)]);
    var _S1634 : f32 = a_8 * _S1622.s_1[i32(0)];
    var _S1635 : f32 = _S1622.t_0[i32(0)] + sign_1 * _S1622.s_1[i32(1)];
    var _S1636 : f32 = a_8 * _S1635;
    (*_S1621) = _S1622.n_1 + vec3<f32>(_S1631 * _S1622.s_1[i32(2)] + _S1629 * _S1634 + sign_1 * (_S1626 * _S1634) + _S1627 * _S1636, - _S1622.t_0[i32(2)] + _S1633 + _S1633 + _S1626 * _S1636, 0.0f) + vec3<f32>(0.0f, 0.0f, -1.0f * - ((_S1632 * _S1622.t_0[i32(1)] + _S1630 * _S1622.s_1[i32(0)] + _S1628 * _S1635) / _S1625));
    return;
}

fn s_bwdProp_frame_from_normal_tangent_0( _S1637 : s_bwdCallableCtx_frame_from_normal_tangent_0,  _S1638 : ptr<function, vec3<f32>>,  _S1639 : Frame_0)
{
    var _S1640 : vec3<f32> = vec3<f32>(0.0f);
    var _S1641 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S1640 );
    var _S1642 : Tuple_5 = s_apply_dot_0(_S1637.value0_104.value0_102, _S1637.value0_104.value1_27);
    var _S1643 : s_bwdCallableCtx_dot_0;
    _S1643._S39 = _S1637.value0_104.value0_102;
    _S1643._S40 = _S1637.value0_104.value1_27;
    var _S1644 : s_bwdCallableCtx_dot_0 = _S1643;
    var _S1645 : vec3<f32> = vec3<f32>(- _S1642.value0_5);
    var s_5 : vec3<f32> = _S1637.value0_104.value1_27 + _S1637.value0_104.value0_102 * _S1645;
    var _S1646 : Tuple_5 = s_apply_dot_0(s_5, s_5);
    var _S1647 : s_bwdCallableCtx_dot_0;
    _S1647._S39 = s_5;
    _S1647._S40 = s_5;
    var _S1648 : s_bwdCallableCtx_dot_0 = _S1647;
    var _S1649 : bool = (_S1646.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(_S1637.value0_104.value1_27, _S1637.value0_104.value1_27).value0_5);
    var _S1650 : s_bwdCallableCtx_cross_0;
    var _S1651 : vec3<f32>;
    var _S1652 : f32;
    var _S1653 : s_bwdCallableCtx_sqrt_0;
    var _S1654 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S1649)
    {
        var _S1655 : Tuple_3 = s_apply_sqrt_0(_S1646.value0_5);
        var _S1656 : s_bwdCallableCtx_sqrt_0;
        _S1656._S22 = _S1646.value0_5;
        var _S1657 : vec3<f32> = vec3<f32>((1.0f / _S1655.value0_3));
        var _S1658 : f32 = _S1655.value0_3 * _S1655.value0_3;
        var _S1659 : vec3<f32> = s_5 * _S1657;
        var _S1660 : s_bwdCallableCtx_cross_0;
        _S1660._S26 = _S1637.value0_104.value0_102;
        _S1660._S27 = _S1659;
        _S1650 = _S1660;
        _S1651 = _S1657;
        _S1652 = _S1658;
        _S1653 = _S1656;
        _S1654.value0_105 = _S1641;
    }
    else
    {
        var _S1661 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S1661.value0_103 = _S1637.value0_104.value0_102;
        _S1650._S26 = _S1640;
        _S1650._S27 = _S1640;
        _S1651 = _S1640;
        _S1652 = 0.0f;
        _S1653._S22 = 0.0f;
        _S1654.value0_105 = _S1661;
    }
    var _S1662 : vec3<f32>;
    if(_S1649)
    {
        var _S1663 : vec3<f32> = _S1640;
        var _S1664 : vec3<f32> = _S1640;
        s_bwdProp_cross_0(_S1650, &(_S1663), &(_S1664), _S1639.t_0);
        var _S1665 : vec3<f32> = _S1639.s_1 + _S1664;
        var _S1666 : vec3<f32> = s_5 * _S1665;
        var _S1667 : vec3<f32> = _S1651 * _S1665;
        var _S1668 : f32 = - ((_S1666[i32(0)] + _S1666[i32(1)] + _S1666[i32(2)]) / _S1652);
        var _S1669 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1653, &(_S1669), _S1668);
        var _S1670 : vec3<f32> = _S1639.n_1 + _S1663;
        _S1652 = _S1669;
        _S1651 = _S1667;
        _S1662 = _S1670;
    }
    else
    {
        var _S1671 : vec3<f32> = _S1640;
        s_bwdProp_frame_from_normal_0(_S1654, &(_S1671), _S1639);
        _S1652 = 0.0f;
        _S1651 = _S1640;
        _S1662 = _S1671;
    }
    var _S1672 : vec3<f32> = _S1640;
    var _S1673 : vec3<f32> = _S1640;
    s_bwdProp_dot_0(_S1648, &(_S1672), &(_S1673), _S1652);
    var _S1674 : vec3<f32> = _S1672 + _S1673 + _S1651;
    var _S1675 : vec3<f32> = _S1637.value0_104.value0_102 * _S1674;
    var _S1676 : vec3<f32> = _S1645 * _S1674;
    var _S1677 : f32 = - (_S1675[i32(0)] + _S1675[i32(1)] + _S1675[i32(2)]);
    var _S1678 : vec3<f32> = _S1640;
    var _S1679 : vec3<f32> = _S1640;
    s_bwdProp_dot_0(_S1644, &(_S1678), &(_S1679), _S1677);
    (*_S1638) = _S1676 + _S1678 + _S1662;
    return;
}

fn s_bwdProp_surface_at_0( _S1680 : s_bwdCallableCtx_surface_at_0,  _S1681 : ptr<function, vec3<f32>>,  _S1682 : ptr<function, vec3<f32>>,  _S1683 : Surface_Differential_0)
{
    var _S1684 : vec3<f32> = vec3<f32>(0.0f);
    var _S1685 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0( _S1684, _S1684 );
    var _S1686 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S1684 );
    var _S1687 : Tuple_4 = s_apply_cross_0(_S1680.value0_16.value0_15.e1_1, _S1680.value0_16.value0_15.e2_1);
    var _S1688 : vec3<f32> = _S1687.value0_4;
    var _S1689 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S1688, _S1688).value0_5));
    var along1_0 : vec3<f32> = s_apply_cross_0(_S1680.value0_16.value0_15.e2_1, _S1687.value0_4).value0_4 * _S1689;
    var along2_0 : vec3<f32> = s_apply_cross_0(_S1687.value0_4, _S1680.value0_16.value0_15.e1_1).value0_4 * _S1689;
    var from_p0_1 : vec3<f32> = _S1680.value0_16.value1_5 - _S1680.value0_16.value0_15.p0_0;
    var _S1690 : Tuple_5 = s_apply_dot_0(from_p0_1, _S1687.value0_4);
    var _S1691 : s_bwdCallableCtx_dot_0;
    _S1691._S39 = from_p0_1;
    _S1691._S40 = _S1687.value0_4;
    var _S1692 : s_bwdCallableCtx_dot_0 = _S1691;
    var _S1693 : Tuple_5 = s_apply_dot_0(_S1680.value0_16.value2_4, _S1687.value0_4);
    var _S1694 : s_bwdCallableCtx_dot_0;
    _S1694._S39 = _S1680.value0_16.value2_4;
    _S1694._S40 = _S1687.value0_4;
    var _S1695 : s_bwdCallableCtx_dot_0 = _S1694;
    var _S1696 : f32 = _S1693.value0_5 * _S1693.value0_5;
    var _S1697 : vec3<f32> = vec3<f32>(- (_S1690.value0_5 / _S1693.value0_5));
    var in_plane_1 : vec3<f32> = from_p0_1 + _S1680.value0_16.value2_4 * _S1697;
    var _S1698 : Tuple_5 = s_apply_dot_0(in_plane_1, along1_0);
    var _S1699 : s_bwdCallableCtx_dot_0;
    _S1699._S39 = in_plane_1;
    _S1699._S40 = along1_0;
    var _S1700 : s_bwdCallableCtx_dot_0 = _S1699;
    var _S1701 : Tuple_5 = s_apply_dot_0(in_plane_1, along2_0);
    var _S1702 : s_bwdCallableCtx_dot_0;
    _S1702._S39 = in_plane_1;
    _S1702._S40 = along2_0;
    var _S1703 : s_bwdCallableCtx_dot_0 = _S1702;
    var n_4 : vec3<f32>;
    var _S1704 : vec3<f32>;
    var _S1705 : vec3<f32>;
    var _S1706 : vec3<f32>;
    var _S1707 : vec3<f32>;
    var _S1708 : bool;
    var _S1709 : bool;
    var _S1710 : s_bwdCallableCtx_dot_0;
    var _S1711 : s_bwdCallableCtx_dot_0;
    var _S1712 : f32;
    var _S1713 : s_bwdCallableCtx_sqrt_0;
    if(_S1680.value0_16.value0_15.smooth_0)
    {
        var _S1714 : vec3<f32> = _S1680.value0_16.value0_15.n1_0 - _S1680.value0_16.value0_15.n0_0;
        var _S1715 : vec3<f32> = _S1680.value0_16.value0_15.n2_0 - _S1680.value0_16.value0_15.n0_0;
        var interpolated_1 : vec3<f32> = _S1714 * vec3<f32>(_S1698.value0_5) + _S1715 * vec3<f32>(_S1701.value0_5) + _S1680.value0_16.value0_15.n0_0;
        var _S1716 : Tuple_5 = s_apply_dot_0(interpolated_1, interpolated_1);
        var _S1717 : s_bwdCallableCtx_dot_0;
        _S1717._S39 = interpolated_1;
        _S1717._S40 = interpolated_1;
        var _S1718 : s_bwdCallableCtx_dot_0 = _S1717;
        var _S1719 : bool = (_S1716.value0_5) > 0.0f;
        if(_S1719)
        {
            var _S1720 : Tuple_3 = s_apply_sqrt_0(_S1716.value0_5);
            var _S1721 : s_bwdCallableCtx_sqrt_0;
            _S1721._S22 = _S1716.value0_5;
            var _S1722 : vec3<f32> = vec3<f32>((1.0f / _S1720.value0_3));
            var _S1723 : f32 = _S1720.value0_3 * _S1720.value0_3;
            var n_5 : vec3<f32> = interpolated_1 * _S1722;
            var _S1724 : Tuple_5 = s_apply_dot_0(_S1680.value0_16.value0_15.plane_normal_0, n_5);
            var _S1725 : s_bwdCallableCtx_dot_0;
            _S1725._S39 = _S1680.value0_16.value0_15.plane_normal_0;
            _S1725._S40 = n_5;
            var _S1726 : bool = (_S1724.value0_5) < 0.0f;
            n_4 = n_5;
            _S1708 = _S1726;
            _S1710 = _S1725;
            _S1704 = _S1722;
            _S1712 = _S1723;
            _S1713 = _S1721;
        }
        else
        {
            n_4 = _S1680.value0_16.value0_15.plane_normal_0;
            _S1708 = false;
            _S1710._S39 = _S1684;
            _S1710._S40 = _S1684;
            _S1704 = _S1684;
            _S1712 = 0.0f;
            _S1713._S22 = 0.0f;
        }
        var _S1727 : bool = _S1708;
        var _S1728 : vec3<f32> = _S1704;
        _S1708 = _S1719;
        _S1709 = _S1727;
        _S1704 = interpolated_1;
        _S1705 = _S1728;
        _S1711 = _S1718;
        _S1706 = _S1715;
        _S1707 = _S1714;
    }
    else
    {
        n_4 = _S1680.value0_16.value0_15.plane_normal_0;
        _S1708 = false;
        _S1709 = false;
        _S1710._S39 = _S1684;
        _S1710._S40 = _S1684;
        _S1704 = _S1684;
        _S1705 = _S1684;
        _S1712 = 0.0f;
        _S1713._S22 = 0.0f;
        _S1711._S39 = _S1684;
        _S1711._S40 = _S1684;
        _S1706 = _S1684;
        _S1707 = _S1684;
    }
    var _S1729 : s_bwdCallableCtx_frame_from_normal_tangent_0;
    var _S1730 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S1680.value0_16.value0_15.anisotropic_0)
    {
        var _S1731 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0;
        _S1731.value0_102 = n_4;
        _S1731.value1_27 = _S1680.value0_16.value0_15.tangent_0;
        _S1729.value0_104 = _S1731;
        _S1730.value0_105 = _S1686;
    }
    else
    {
        var _S1732 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S1732.value0_103 = n_4;
        _S1729.value0_104 = _S1685;
        _S1730.value0_105 = _S1732;
    }
    var _S1733 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1734 : Surface_Differential_0;
    if(_S1680.value0_16.value0_15.anisotropic_0)
    {
        var _S1735 : Frame_0 = Frame_x24_syn_dzero_0();
        _S1734 = _S1683;
        _S1734.frame_2 = _S1735;
        var _S1736 : vec3<f32> = _S1684;
        s_bwdProp_frame_from_normal_tangent_0(_S1729, &(_S1736), _S1683.frame_2);
        var _S1737 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1734, _S1733);
        n_4 = _S1736;
        _S1734 = _S1737;
    }
    else
    {
        var _S1738 : Frame_0 = Frame_x24_syn_dzero_0();
        _S1734 = _S1683;
        _S1734.frame_2 = _S1738;
        var _S1739 : vec3<f32> = _S1684;
        s_bwdProp_frame_from_normal_0(_S1730, &(_S1739), _S1683.frame_2);
        var _S1740 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1734, _S1733);
        n_4 = _S1739;
        _S1734 = _S1740;
    }
    if(_S1680.value0_16.value0_15.smooth_0)
    {
        if(_S1708)
        {
            var _S1741 : vec3<f32>;
            if(_S1709)
            {
                var _S1742 : Surface_Differential_0 = _S1734;
                _S1734 = _S1733;
                _S1741 = _S1742.position_1;
            }
            else
            {
                _S1734 = Surface_x24_syn_dadd_0(_S1734, _S1733);
                _S1741 = _S1684;
            }
            var _S1743 : vec3<f32> = _S1684;
            var _S1744 : vec3<f32> = _S1684;
            s_bwdProp_dot_0(_S1710, &(_S1743), &(_S1744), 0.0f);
            var _S1745 : vec3<f32> = _S1744 + n_4;
            var _S1746 : vec3<f32> = _S1704 * _S1745;
            var _S1747 : vec3<f32> = _S1705 * _S1745;
            var _S1748 : f32 = - ((_S1746[i32(0)] + _S1746[i32(1)] + _S1746[i32(2)]) / _S1712);
            var _S1749 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S1713, &(_S1749), _S1748);
            _S1712 = _S1749;
            n_4 = _S1747;
            _S1704 = _S1741;
        }
        else
        {
            var _S1750 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1734, _S1733);
            _S1712 = 0.0f;
            n_4 = _S1684;
            _S1734 = _S1750;
            _S1704 = _S1684;
        }
        var _S1751 : vec3<f32> = _S1684;
        var _S1752 : vec3<f32> = _S1684;
        s_bwdProp_dot_0(_S1711, &(_S1751), &(_S1752), _S1712);
        var _S1753 : vec3<f32> = _S1751 + _S1752 + n_4;
        var _S1754 : vec3<f32> = _S1706 * _S1753;
        var _S1755 : vec3<f32> = _S1707 * _S1753;
        n_4 = _S1704;
        _S1704 = _S1754;
        _S1705 = _S1755;
    }
    else
    {
        _S1734 = Surface_x24_syn_dadd_0(_S1734, _S1733);
        n_4 = _S1684;
        _S1704 = _S1684;
        _S1705 = _S1684;
    }
    var _S1756 : vec3<f32> = _S1734.position_1 + n_4;
    var _S1757 : vec3<f32> = _S1680.value0_16.value0_15.e2_1 * _S1756;
    var _S1758 : vec3<f32> = _S1680.value0_16.value0_15.e1_1 * _S1756;
    var _S1759 : f32 = _S1704[i32(0)] + _S1704[i32(1)] + _S1704[i32(2)] + (_S1757[i32(0)] + _S1757[i32(1)] + _S1757[i32(2)]);
    var _S1760 : vec3<f32> = _S1684;
    var _S1761 : vec3<f32> = _S1684;
    s_bwdProp_dot_0(_S1703, &(_S1760), &(_S1761), _S1759);
    var _S1762 : f32 = _S1705[i32(0)] + _S1705[i32(1)] + _S1705[i32(2)] + (_S1758[i32(0)] + _S1758[i32(1)] + _S1758[i32(2)]);
    var _S1763 : vec3<f32> = _S1684;
    var _S1764 : vec3<f32> = _S1684;
    s_bwdProp_dot_0(_S1700, &(_S1763), &(_S1764), _S1762);
    var _S1765 : vec3<f32> = _S1760 + _S1763;
    var _S1766 : vec3<f32> = _S1680.value0_16.value2_4 * _S1765;
    var _S1767 : vec3<f32> = _S1697 * _S1765;
    var _S1768 : f32 = - (_S1766[i32(0)] + _S1766[i32(1)] + _S1766[i32(2)]) / _S1696;
    var _S1769 : f32 = _S1690.value0_5 * - _S1768;
    var _S1770 : f32 = _S1693.value0_5 * _S1768;
    var _S1771 : vec3<f32> = _S1684;
    var _S1772 : vec3<f32> = _S1684;
    s_bwdProp_dot_0(_S1695, &(_S1771), &(_S1772), _S1769);
    var _S1773 : vec3<f32> = _S1684;
    var _S1774 : vec3<f32> = _S1684;
    s_bwdProp_dot_0(_S1692, &(_S1773), &(_S1774), _S1770);
    var _S1775 : vec3<f32> = _S1767 + _S1771;
    (*_S1681) = _S1765 + _S1773;
    (*_S1682) = _S1775;
    return;
}

fn s_bwdProp_picture_0( _S1776 : s_bwdCallableCtx_picture_0,  _S1777 : ptr<function, vec3<f32>>,  _S1778 : ptr<function, vec3<f32>>,  _S1779 : ptr<function, f32>,  _S1780 : ptr<function, vec2<f32>>,  _S1781 : ptr<function, vec2<f32>>,  _S1782 : f32)
{
    var _S1783 : vec3<f32> = vec3<f32>(0.0f);
    var _S1784 : Emitted_0 = Emitted_0( _S1783, 0.0f, false );
    var _S1785 : Frame_0 = Frame_0( _S1783, _S1783, _S1783 );
    var _S1786 : Surface_0 = Surface_0( _S1783, _S1785, _S1783 );
    var _S1787 : s_paramCtx_s_bwdCallableCtx_emission_of_0 = s_paramCtx_s_bwdCallableCtx_emission_of_0( _S1784, _S1786, _S1783, _S1783, 0.0f, false );
    var _S1788 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S1785, _S1783 );
    var _S1789 : vec4<f32> = vec4<f32>(0.0f);
    var _S1790 : vec2<f32> = vec2<f32>(0.0f);
    var _S1791 : Material_0 = Material_0( _S1789, _S1789, _S1790, u32(0), u32(0) );
    var _S1792 : ChosenLight_0 = ChosenLight_0( _S1783, _S1783, _S1783, _S1783, _S1783, 0.0f, false, u32(0) );
    var _S1793 : s_paramCtx_s_bwdCallableCtx_direct_light_0 = s_paramCtx_s_bwdCallableCtx_direct_light_0( _S1791, _S1792, _S1786, _S1783, _S1790 );
    var _S1794 : s_paramCtx_s_bwdCallableCtx_scatter_0 = s_paramCtx_s_bwdCallableCtx_scatter_0( _S1791, _S1786, _S1783, _S1790, 0.0f );
    var _S1795 : Tuple_6 = s_apply_surface_at_0(_S1776.value0_7.value0_6.triangle_0, _S1776.value0_7.value1_0, _S1776.value0_7.value2_0);
    var _S1796 : s_paramCtx_s_bwdCallableCtx_surface_at_0;
    _S1796.value0_15 = _S1776.value0_7.value0_6.triangle_0;
    _S1796.value1_5 = _S1776.value0_7.value1_0;
    _S1796.value2_4 = _S1776.value0_7.value2_0;
    var _S1797 : s_bwdCallableCtx_surface_at_0 = s_bwdCallableCtx_surface_at_0( _S1796 );
    var _S1798 : bool = (_S1776.value0_7.value0_6.triangle_0.emission_1) != u32(4294967295);
    var _S1799 : s_bwdCallableCtx_dot_0;
    var _S1800 : s_bwdCallableCtx_emission_of_0;
    if(_S1798)
    {
        var _S1801 : Tuple_9 = s_apply_emission_of_0(_S1776.value0_7.value0_6.emitted_0, _S1795.value0_12, _S1776.value0_7.value1_0, _S1776.value0_7.value2_0, _S1776.value0_7.value3_0, _S1776.value0_7.value0_6.delta_1);
        var _S1802 : s_paramCtx_s_bwdCallableCtx_emission_of_0;
        _S1802.value0_8 = _S1776.value0_7.value0_6.emitted_0;
        _S1802.value1_1 = _S1795.value0_12;
        _S1802.value2_1 = _S1776.value0_7.value1_0;
        _S1802.value3_1 = _S1776.value0_7.value2_0;
        _S1802.value4_1 = _S1776.value0_7.value3_0;
        _S1802.value5_1 = _S1776.value0_7.value0_6.delta_1;
        var _S1803 : s_bwdCallableCtx_dot_0;
        _S1803._S39 = _S1801.value0_18;
        _S1803._S40 = _S1776.value0_7.value0_6.importance_0;
        _S1799 = _S1803;
        _S1800.value0_17 = _S1802;
    }
    else
    {
        _S1799._S39 = _S1783;
        _S1799._S40 = _S1783;
        _S1800.value0_17 = _S1787;
    }
    var _S1804 : bool;
    if(_S1776.value0_7.value0_6.lit_0)
    {
        _S1804 = true;
    }
    else
    {
        _S1804 = _S1776.value0_7.value0_6.scatters_0;
    }
    var _S1805 : s_bwdCallableCtx_dot_0;
    var _S1806 : s_bwdCallableCtx_dot_0;
    var _S1807 : s_bwdCallableCtx_dot_0;
    var _S1808 : s_bwdCallableCtx_dot_0;
    var _S1809 : bool;
    var _S1810 : bool;
    var _S1811 : s_bwdCallableCtx_direct_light_0;
    var _S1812 : f32;
    var _S1813 : s_bwdCallableCtx_scatter_0;
    var _S1814 : s_bwdCallableCtx_to_local_0;
    if(_S1804)
    {
        var _S1815 : vec3<f32> = (vec3<f32>(0) - _S1776.value0_7.value2_0);
        var _S1816 : Tuple_12 = s_apply_to_local_0(_S1795.value0_12.frame_0, _S1815);
        var _S1817 : s_paramCtx_s_bwdCallableCtx_to_local_0;
        _S1817.value0_9 = _S1795.value0_12.frame_0;
        _S1817.value1_2 = _S1815;
        var _S1818 : s_paramCtx_s_bwdCallableCtx_to_local_0 = _S1817;
        if(_S1776.value0_7.value0_6.lit_0)
        {
            var _S1819 : Tuple_13 = s_apply_direct_light_0(_S1776.value0_7.value0_6.material_1, _S1776.value0_7.value0_6.chosen_0, _S1795.value0_12, _S1816.value0_24, _S1776.value0_7.value5_0);
            var _S1820 : s_paramCtx_s_bwdCallableCtx_direct_light_0;
            _S1820.value0_10 = _S1776.value0_7.value0_6.material_1;
            _S1820.value1_3 = _S1776.value0_7.value0_6.chosen_0;
            _S1820.value2_2 = _S1795.value0_12;
            _S1820.value3_2 = _S1816.value0_24;
            _S1820.value4_2 = _S1776.value0_7.value5_0;
            var _S1821 : s_bwdCallableCtx_dot_0;
            _S1821._S39 = _S1819.value0_25;
            _S1821._S40 = _S1776.value0_7.value0_6.importance_0;
            _S1805 = _S1821;
            _S1811.value0_21 = _S1820;
        }
        else
        {
            _S1805._S39 = _S1783;
            _S1805._S40 = _S1783;
            _S1811.value0_21 = _S1793;
        }
        if(_S1776.value0_7.value0_6.scatters_0)
        {
            var _S1822 : Tuple_26 = s_apply_scatter_0(_S1776.value0_7.value0_6.material_1, _S1795.value0_12, _S1816.value0_24, _S1776.value0_7.value4_0, _S1776.value0_7.value0_6.lobe_0, _S1776.value0_7.value0_6.triangle_0.clearance_0);
            var _S1823 : s_paramCtx_s_bwdCallableCtx_scatter_0;
            _S1823.value0_11 = _S1776.value0_7.value0_6.material_1;
            _S1823.value1_4 = _S1795.value0_12;
            _S1823.value2_3 = _S1816.value0_24;
            _S1823.value3_3 = _S1776.value0_7.value4_0;
            _S1823.value4_3 = _S1776.value0_7.value0_6.lobe_0;
            var _S1824 : s_paramCtx_s_bwdCallableCtx_scatter_0 = _S1823;
            var _S1825 : s_bwdCallableCtx_dot_0;
            _S1825._S39 = _S1822.value0_38.weight_2;
            _S1825._S40 = _S1776.value0_7.value0_6.later_0;
            var _S1826 : s_bwdCallableCtx_dot_0 = _S1825;
            var _S1827 : s_bwdCallableCtx_dot_0;
            _S1827._S39 = _S1822.value0_38.origin_4;
            _S1827._S40 = _S1776.value0_7.value0_6.adjoint_origin_0;
            var _S1828 : s_bwdCallableCtx_dot_0 = _S1827;
            var _S1829 : s_bwdCallableCtx_dot_0;
            _S1829._S39 = _S1822.value0_38.direction_6;
            _S1829._S40 = _S1776.value0_7.value0_6.adjoint_direction_0;
            var _S1830 : s_bwdCallableCtx_dot_0 = _S1829;
            var _S1831 : bool = !_S1822.value0_38.delta_3;
            if(_S1831)
            {
                _S1812 = _S1776.value0_7.value0_6.adjoint_pdf_0;
            }
            else
            {
                _S1812 = 0.0f;
            }
            _S1809 = _S1831;
            _S1806 = _S1830;
            _S1807 = _S1828;
            _S1808 = _S1826;
            _S1813.value0_22 = _S1824;
        }
        else
        {
            _S1809 = false;
            _S1812 = 0.0f;
            _S1806._S39 = _S1783;
            _S1806._S40 = _S1783;
            _S1807._S39 = _S1783;
            _S1807._S40 = _S1783;
            _S1808._S39 = _S1783;
            _S1808._S40 = _S1783;
            _S1813.value0_22 = _S1794;
        }
        var _S1832 : s_bwdCallableCtx_dot_0 = _S1805;
        var _S1833 : bool = _S1809;
        _S1809 = _S1776.value0_7.value0_6.scatters_0;
        _S1810 = _S1833;
        _S1805 = _S1806;
        _S1806 = _S1807;
        _S1807 = _S1808;
        _S1808 = _S1832;
        _S1814.value0_23 = _S1818;
    }
    else
    {
        _S1809 = false;
        _S1810 = false;
        _S1812 = 0.0f;
        _S1805._S39 = _S1783;
        _S1805._S40 = _S1783;
        _S1806._S39 = _S1783;
        _S1806._S40 = _S1783;
        _S1807._S39 = _S1783;
        _S1807._S40 = _S1783;
        _S1813.value0_22 = _S1794;
        _S1808._S39 = _S1783;
        _S1808._S40 = _S1783;
        _S1811.value0_21 = _S1793;
        _S1814.value0_23 = _S1788;
    }
    var _S1834 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1835 : Departure_Differential_0 = Departure_x24_syn_dzero_0();
    var _S1836 : Surface_Differential_0;
    var _S1837 : vec3<f32>;
    var _S1838 : vec2<f32>;
    var _S1839 : vec2<f32>;
    if(_S1804)
    {
        if(_S1809)
        {
            var _S1840 : Departure_Differential_0;
            if(_S1810)
            {
                var _S1841 : f32 = _S1812 * _S1782;
                var _S1842 : Departure_Differential_0 = _S1835;
                _S1842.pdf_4 = _S1841;
                _S1840 = Departure_x24_syn_dadd_0(_S1835, _S1842);
            }
            else
            {
                _S1840 = _S1835;
            }
            var _S1843 : vec3<f32> = _S1783;
            var _S1844 : vec3<f32> = _S1783;
            s_bwdProp_dot_0(_S1805, &(_S1843), &(_S1844), _S1782);
            var _S1845 : vec3<f32> = _S1783;
            var _S1846 : vec3<f32> = _S1783;
            s_bwdProp_dot_0(_S1806, &(_S1845), &(_S1846), _S1782);
            var _S1847 : vec3<f32> = _S1783;
            var _S1848 : vec3<f32> = _S1783;
            s_bwdProp_dot_0(_S1807, &(_S1847), &(_S1848), _S1782);
            var _S1849 : Departure_Differential_0 = _S1835;
            _S1849.direction_8 = _S1843;
            _S1849.origin_5 = _S1845;
            _S1849.weight_4 = _S1847;
            var _S1850 : Departure_Differential_0 = Departure_x24_syn_dadd_0(_S1840, _S1849);
            var _S1851 : Surface_Differential_0;
            _S1851.position_1 = _S1783;
            _S1851.frame_2 = _S1785;
            var _S1852 : vec3<f32> = _S1783;
            var _S1853 : vec2<f32> = _S1790;
            s_bwdProp_scatter_0(_S1813, &(_S1851), &(_S1852), &(_S1853), _S1850);
            _S1836 = Surface_x24_syn_dadd_0(_S1851, _S1834);
            _S1837 = _S1852;
            _S1838 = _S1853;
        }
        else
        {
            _S1836 = _S1834;
            _S1837 = _S1783;
            _S1838 = _S1790;
        }
        if(_S1776.value0_7.value0_6.lit_0)
        {
            var _S1854 : vec3<f32> = _S1783;
            var _S1855 : vec3<f32> = _S1783;
            s_bwdProp_dot_0(_S1808, &(_S1854), &(_S1855), _S1782);
            var _S1856 : Surface_Differential_0;
            _S1856.position_1 = _S1783;
            _S1856.frame_2 = _S1785;
            var _S1857 : vec3<f32> = _S1783;
            var _S1858 : vec2<f32> = _S1790;
            s_bwdProp_direct_light_0(_S1811, &(_S1856), &(_S1857), &(_S1858), _S1854);
            var _S1859 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1856, _S1836);
            _S1837 = _S1857 + _S1837;
            _S1836 = _S1859;
            _S1839 = _S1858;
        }
        else
        {
            _S1839 = _S1790;
        }
        var _S1860 : Frame_0;
        _S1860.s_1 = _S1783;
        _S1860.t_0 = _S1783;
        _S1860.n_1 = _S1783;
        var _S1861 : vec3<f32> = _S1783;
        s_bwdProp_to_local_0(_S1814, &(_S1860), &(_S1861), _S1837);
        var _S1862 : vec3<f32> = (vec3<f32>(0) - _S1861);
        var _S1863 : Surface_Differential_0 = _S1834;
        _S1863.frame_2 = _S1860;
        _S1836 = Surface_x24_syn_dadd_0(_S1836, _S1863);
        _S1837 = _S1862;
    }
    else
    {
        _S1836 = _S1834;
        _S1837 = _S1783;
        _S1838 = _S1790;
        _S1839 = _S1790;
    }
    var _S1864 : vec3<f32>;
    if(_S1798)
    {
        var _S1865 : vec3<f32> = _S1783;
        var _S1866 : vec3<f32> = _S1783;
        s_bwdProp_dot_0(_S1799, &(_S1865), &(_S1866), _S1782);
        var _S1867 : Surface_Differential_0;
        _S1867.position_1 = _S1783;
        _S1867.frame_2 = _S1785;
        var _S1868 : vec3<f32> = _S1783;
        var _S1869 : vec3<f32> = _S1783;
        var _S1870 : f32 = 0.0f;
        s_bwdProp_emission_of_0(_S1800, &(_S1867), &(_S1868), &(_S1869), &(_S1870), _S1865);
        var _S1871 : vec3<f32> = _S1869 + _S1837;
        _S1836 = Surface_x24_syn_dadd_0(_S1867, _S1836);
        _S1837 = _S1868;
        _S1864 = _S1871;
        _S1812 = _S1870;
    }
    else
    {
        var _S1872 : vec3<f32> = _S1837;
        _S1837 = _S1783;
        _S1864 = _S1872;
        _S1812 = 0.0f;
    }
    var _S1873 : vec3<f32> = _S1783;
    var _S1874 : vec3<f32> = _S1783;
    s_bwdProp_surface_at_0(_S1797, &(_S1873), &(_S1874), _S1836);
    var _S1875 : vec3<f32> = _S1874 + _S1864;
    (*_S1777) = _S1873 + _S1837;
    (*_S1778) = _S1875;
    (*_S1779) = _S1812;
    (*_S1780) = _S1838;
    (*_S1781) = _S1839;
    return;
}

fn _S1876( _S1877 : Vertex_0,  _S1878 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S1879 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S1880 : ptr<function, DiffPair_float_0>,  _S1881 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1882 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1883 : f32)
{
    var _S1884 : s_paramCtx_s_bwdCallableCtx_picture_0;
    _S1884.value0_6 = _S1877;
    _S1884.value1_0 = (*_S1878).primal_0;
    _S1884.value2_0 = (*_S1879).primal_0;
    _S1884.value3_0 = (*_S1880).primal_0;
    _S1884.value4_0 = (*_S1881).primal_0;
    _S1884.value5_0 = (*_S1882).primal_0;
    var _S1885 : s_bwdCallableCtx_picture_0 = s_bwdCallableCtx_picture_0( _S1884 );
    var _S1886 : vec3<f32> = (*_S1878).differential_0;
    var _S1887 : vec3<f32> = (*_S1879).differential_0;
    var _S1888 : f32 = (*_S1880).differential_0;
    var _S1889 : vec2<f32> = (*_S1881).differential_0;
    var _S1890 : vec2<f32> = (*_S1882).differential_0;
    s_bwdProp_picture_0(_S1885, &(_S1886), &(_S1887), &(_S1888), &(_S1889), &(_S1890), _S1883);
    (*_S1878).differential_0 = _S1886;
    (*_S1879).differential_0 = _S1887;
    (*_S1880).differential_0 = _S1888;
    (*_S1881).differential_0 = _S1889;
    (*_S1882).differential_0 = _S1890;
    return;
}

fn ScoreReport_checked_0( this_9 : ptr<function, ScoreReport_0>,  value_7 : f32) -> f32
{
    if(!is_finite_0(value_7))
    {
        (*this_9).bad_0 = (*this_9).bad_0 + u32(1);
        return 0.0f;
    }
    (*this_9).norm_squared_0 = (*this_9).norm_squared_0 + value_7 * value_7;
    return value_7;
}

struct s_paramCtx_s_bwdCallableCtx_camera_ray_0
{
     value0_106 : Camera_0,
     value1_28 : vec2<f32>,
     value2_17 : vec2<f32>,
};

struct s_bwdCallableCtx_camera_ray_0
{
     value0_107 : s_paramCtx_s_bwdCallableCtx_camera_ray_0,
};

fn s_bwdProp_camera_ray_0( _S1891 : s_bwdCallableCtx_camera_ray_0,  _S1892 : ptr<function, vec2<f32>>,  _S1893 : ptr<function, vec2<f32>>,  _S1894 : CameraRay_0)
{
    var _S1895 : vec3<f32> = vec3<f32>(0.0f);
    var _S1896 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0 = s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0( 0.0f );
    var _S1897 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S1898 : vec2<f32> = _S1891.value0_107.value0_106.film_plane_1.xy;
    var direction_11 : vec3<f32> = vec3<f32>(_S1898 * _S1891.value0_107.value1_28 + _S1891.value0_107.value0_106.film_plane_1.zw, 1.0f);
    var _S1899 : vec3<f32> = vec3<f32>(0.0f);
    var _S1900 : bool = (_S1891.value0_107.value0_106.lens_radius_1) > 0.0f;
    var origin_6 : vec3<f32>;
    var direction_12 : vec3<f32>;
    var _S1901 : vec3<f32>;
    var _S1902 : f32;
    var _S1903 : f32;
    var _S1904 : f32;
    var _S1905 : s_bwdCallableCtx_safe_sqrt_0;
    var _S1906 : s_bwdCallableCtx_sin_cos_turns_0;
    if(_S1900)
    {
        var _S1907 : vec3<f32> = vec3<f32>(_S1891.value0_107.value0_106.focal_distance_1);
        var focus_0 : vec3<f32> = direction_11 * _S1907;
        var _S1908 : f32 = _S1891.value0_107.value2_17.x;
        var _S1909 : Tuple_30 = s_apply_sin_cos_turns_0(_S1908);
        var _S1910 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S1910.value0_66 = _S1908;
        var _S1911 : f32 = _S1891.value0_107.value2_17.y;
        var _S1912 : Tuple_15 = s_apply_safe_sqrt_0(_S1911);
        var _S1913 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S1913.value0_68 = _S1911;
        var radius_1 : f32 = _S1891.value0_107.value0_106.lens_radius_1 * _S1912.value0_27;
        var _S1914 : f32 = _S1909.value0_42.y;
        var _S1915 : f32 = _S1909.value0_42.x;
        var origin_7 : vec3<f32> = vec3<f32>(radius_1 * _S1914, radius_1 * _S1915, 0.0f);
        var _S1916 : vec3<f32> = focus_0 - origin_7;
        origin_6 = origin_7;
        direction_12 = _S1916;
        _S1902 = radius_1;
        _S1903 = _S1915;
        _S1904 = _S1914;
        _S1905.value0_69 = _S1913;
        _S1906.value0_67 = _S1910;
        _S1901 = _S1907;
    }
    else
    {
        origin_6 = _S1899;
        direction_12 = direction_11;
        _S1902 = 0.0f;
        _S1903 = 0.0f;
        _S1904 = 0.0f;
        _S1905.value0_69 = _S1897;
        _S1906.value0_67 = _S1896;
        _S1901 = _S1895;
    }
    var row0_1 : vec3<f32> = _S1891.value0_107.value0_106.to_world_1[i32(0)].xyz;
    var row1_2 : vec3<f32> = _S1891.value0_107.value0_106.to_world_1[i32(1)].xyz;
    var row2_2 : vec3<f32> = _S1891.value0_107.value0_106.to_world_1[i32(2)].xyz;
    var _S1917 : s_bwdCallableCtx_dot_0;
    _S1917._S39 = row0_1;
    _S1917._S40 = origin_6;
    var _S1918 : s_bwdCallableCtx_dot_0 = _S1917;
    var _S1919 : s_bwdCallableCtx_dot_0;
    _S1919._S39 = row1_2;
    _S1919._S40 = origin_6;
    var _S1920 : s_bwdCallableCtx_dot_0 = _S1919;
    var _S1921 : s_bwdCallableCtx_dot_0;
    _S1921._S39 = row2_2;
    _S1921._S40 = origin_6;
    var _S1922 : s_bwdCallableCtx_dot_0 = _S1921;
    var _S1923 : Tuple_5 = s_apply_dot_0(row0_1, direction_12);
    var _S1924 : s_bwdCallableCtx_dot_0;
    _S1924._S39 = row0_1;
    _S1924._S40 = direction_12;
    var _S1925 : s_bwdCallableCtx_dot_0 = _S1924;
    var _S1926 : Tuple_5 = s_apply_dot_0(row1_2, direction_12);
    var _S1927 : s_bwdCallableCtx_dot_0;
    _S1927._S39 = row1_2;
    _S1927._S40 = direction_12;
    var _S1928 : s_bwdCallableCtx_dot_0 = _S1927;
    var _S1929 : Tuple_5 = s_apply_dot_0(row2_2, direction_12);
    var _S1930 : s_bwdCallableCtx_dot_0;
    _S1930._S39 = row2_2;
    _S1930._S40 = direction_12;
    var _S1931 : s_bwdCallableCtx_dot_0 = _S1930;
    var _S1932 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S1932.value0_84 = vec3<f32>(_S1923.value0_5, _S1926.value0_5, _S1929.value0_5);
    var _S1933 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S1932 );
    var _S1934 : vec2<f32> = vec2<f32>(0.0f);
    var _S1935 : vec3<f32> = _S1895;
    s_bwdProp_unit_vector_0(_S1933, &(_S1935), _S1894.direction_1);
    var _S1936 : vec3<f32> = _S1895;
    var _S1937 : vec3<f32> = _S1895;
    s_bwdProp_dot_0(_S1931, &(_S1936), &(_S1937), _S1935[i32(2)]);
    var _S1938 : vec3<f32> = _S1895;
    var _S1939 : vec3<f32> = _S1895;
    s_bwdProp_dot_0(_S1928, &(_S1938), &(_S1939), _S1935[i32(1)]);
    var _S1940 : vec3<f32> = _S1895;
    var _S1941 : vec3<f32> = _S1895;
    s_bwdProp_dot_0(_S1925, &(_S1940), &(_S1941), _S1935[i32(0)]);
    var _S1942 : vec3<f32> = _S1895;
    var _S1943 : vec3<f32> = _S1895;
    s_bwdProp_dot_0(_S1922, &(_S1942), &(_S1943), _S1894.origin_1[i32(2)]);
    var _S1944 : vec3<f32> = _S1895;
    var _S1945 : vec3<f32> = _S1895;
    s_bwdProp_dot_0(_S1920, &(_S1944), &(_S1945), _S1894.origin_1[i32(1)]);
    var _S1946 : vec3<f32> = _S1895;
    var _S1947 : vec3<f32> = _S1895;
    s_bwdProp_dot_0(_S1918, &(_S1946), &(_S1947), _S1894.origin_1[i32(0)]);
    var _S1948 : vec3<f32> = _S1943 + _S1945 + _S1947;
    var _S1949 : vec3<f32> = _S1937 + _S1939 + _S1941;
    var _S1950 : vec2<f32>;
    if(_S1900)
    {
        var _S1951 : vec3<f32> = _S1948 + (vec3<f32>(0) - _S1949);
        var _S1952 : f32 = _S1902 * _S1951[i32(1)];
        var _S1953 : f32 = _S1902 * _S1951[i32(0)];
        var _S1954 : f32 = _S1891.value0_107.value0_106.lens_radius_1 * (_S1903 * _S1951[i32(1)] + _S1904 * _S1951[i32(0)]);
        var _S1955 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S1905, &(_S1955), _S1954);
        var _S1956 : vec2<f32> = vec2<f32>(_S1952, _S1953);
        var _S1957 : f32 = 0.0f;
        s_bwdProp_sin_cos_turns_0(_S1906, &(_S1957), _S1956);
        var _S1958 : vec2<f32> = vec2<f32>(_S1957, _S1955);
        origin_6 = _S1901 * _S1949;
        _S1950 = _S1958;
    }
    else
    {
        origin_6 = _S1949;
        _S1950 = _S1934;
    }
    (*_S1892) = _S1898 * origin_6.xy;
    (*_S1893) = _S1950;
    return;
}

fn _S1959( _S1960 : Camera_0,  _S1961 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1962 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1963 : CameraRay_0)
{
    var _S1964 : s_paramCtx_s_bwdCallableCtx_camera_ray_0;
    _S1964.value0_106 = _S1960;
    _S1964.value1_28 = (*_S1961).primal_0;
    _S1964.value2_17 = (*_S1962).primal_0;
    var _S1965 : s_bwdCallableCtx_camera_ray_0 = s_bwdCallableCtx_camera_ray_0( _S1964 );
    var _S1966 : vec2<f32> = (*_S1961).differential_0;
    var _S1967 : vec2<f32> = (*_S1962).differential_0;
    s_bwdProp_camera_ray_0(_S1965, &(_S1966), &(_S1967), _S1963);
    (*_S1961).differential_0 = _S1966;
    (*_S1962).differential_0 = _S1967;
    return;
}

fn backward_0( x_10 : StoredCoordinates_0,  recorder_1 : Recorder_0,  density_2 : f32,  score_0 : StoredScore_0) -> ScoreReport_0
{
    var i_0 : u32;
    var scale_0 : f32 = 1.0f / (density_2 + 9.99999993922529029e-09f);
    var report_0 : ScoreReport_0 = ScoreReport_x24init_0(u32(0), 0.0f);
    var vertices_1 : u32;
    if(density_2 > 0.0f)
    {
        vertices_1 = recorder_1.lit_vertices_0;
    }
    else
    {
        vertices_1 = u32(0);
    }
    var depth_3 : u32 = vertices_1;
    for(;;)
    {
        if(depth_3 < (run_0.max_depth_0))
        {
        }
        else
        {
            break;
        }
        i_0 = u32(0);
        for(;;)
        {
            if(i_0 < u32(6))
            {
            }
            else
            {
                break;
            }
            StoredScore_set_0(score_0, u32(4) + u32(6) * depth_3 + i_0, 0.0f);
            i_0 = i_0 + u32(1);
        }
        depth_3 = depth_3 + u32(1);
    }
    var vertex_0 : Vertex_0;
    var _S1968 : vec3<f32> = vec3<f32>(0.0f);
    vertex_0.adjoint_origin_0 = _S1968;
    vertex_0.adjoint_direction_0 = _S1968;
    vertex_0.adjoint_pdf_0 = 0.0f;
    var later_light_0 : vec3<f32> = _S1968;
    i_0 = vertices_1;
    for(;;)
    {
        if(i_0 > u32(0))
        {
        }
        else
        {
            break;
        }
        var depth_4 : u32 = i_0 - u32(1);
        var row0_2 : vec4<f32> = records_0[Recorder_place_0(recorder_1, depth_4, u32(0))];
        var row1_3 : vec4<f32> = records_0[Recorder_place_0(recorder_1, depth_4, u32(1))];
        var row3_0 : vec4<f32> = records_0[Recorder_place_0(recorder_1, depth_4, u32(3))];
        var row4_0 : vec4<f32> = records_0[Recorder_place_0(recorder_1, depth_4, u32(4))];
        var hit_2 : Hit_0;
        hit_2.leaf_1 = (bitcast<u32>((records_0[Recorder_place_0(recorder_1, depth_4, u32(2))].w)));
        hit_2.instance_0 = (bitcast<u32>((records_0[Recorder_place_0(recorder_1, depth_4, u32(3))].w)));
        vertex_0.triangle_0 = load_triangle_0(hit_2);
        var _S1969 : Material_std430_0 = materials_0[vertex_0.triangle_0.material_0];
        vertex_0.material_1.a_0 = _S1969.a_0;
        vertex_0.material_1.b_0 = _S1969.b_0;
        vertex_0.material_1.alpha_0 = _S1969.alpha_0;
        vertex_0.material_1.kind_0 = _S1969.kind_0;
        vertex_0.material_1.flags_0 = _S1969.flags_0;
        vertex_0.emitted_0 = load_emitted_0(vertex_0.triangle_0.emission_1);
        vertex_0.delta_1 = (records_0[Recorder_place_0(recorder_1, depth_4, u32(1))].w) != 0.0f;
        vertex_0.lit_0 = (records_0[Recorder_place_0(recorder_1, depth_4, u32(4))].w) != 0.0f;
        var _S1970 : vec3<f32> = vec3<f32>(0.0f);
        vertex_0.scatters_0 = (any((later_light_0 != _S1970)));
        var _S1971 : vec3<f32> = records_0[Recorder_place_0(recorder_1, depth_4, u32(2))].xyz * vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f);
        vertex_0.importance_0 = _S1971;
        vertex_0.later_0 = _S1971 * later_light_0;
        var has_coordinates_0 : bool = depth_4 < (run_0.max_depth_0);
        var xi_1 : VertexCoordinates_0;
        var _S1972 : vec2<f32> = vec2<f32>(0.0f);
        xi_1.direction_4 = _S1972;
        xi_1.light_2 = _S1972;
        xi_1.lobe_1 = 0.0f;
        xi_1.pick_0 = 0.0f;
        if(has_coordinates_0)
        {
            xi_1 = StoredCoordinates_vertex_0(x_10, depth_4);
        }
        vertex_0.lobe_0 = xi_1.lobe_1;
        if(vertex_0.lit_0)
        {
            vertex_0.chosen_0 = choose_light_0(xi_1.pick_0);
        }
        var origin_8 : DiffPair_vectorx3Cfloatx2C3x3E_0;
        origin_8.primal_0 = row0_2.xyz;
        origin_8.differential_0 = _S1970;
        var direction_13 : DiffPair_vectorx3Cfloatx2C3x3E_0;
        direction_13.primal_0 = row1_3.xyz;
        direction_13.differential_0 = _S1970;
        var pdf_6 : DiffPair_float_0;
        pdf_6.primal_0 = row0_2.w;
        pdf_6.differential_0 = 0.0f;
        var _S1973 : vec2<f32> = vec2<f32>(0.0f);
        var u_0 : DiffPair_vectorx3Cfloatx2C2x3E_0;
        u_0.primal_0 = xi_1.direction_4;
        u_0.differential_0 = _S1973;
        var light_7 : DiffPair_vectorx3Cfloatx2C2x3E_0;
        light_7.primal_0 = xi_1.light_2;
        light_7.differential_0 = _S1973;
        _S1876(vertex_0, &(origin_8), &(direction_13), &(pdf_6), &(u_0), &(light_7), 1.0f);
        vertex_0.adjoint_origin_0 = origin_8.differential_0;
        vertex_0.adjoint_direction_0 = direction_13.differential_0;
        vertex_0.adjoint_pdf_0 = pdf_6.differential_0;
        var _S1974 : vec3<f32> = row3_0.xyz + row4_0.xyz * later_light_0;
        if(has_coordinates_0)
        {
            var first_1 : u32 = u32(4) + u32(6) * depth_4;
            var _S1975 : f32 = ScoreReport_checked_0(&(report_0), u_0.differential_0.x * scale_0);
            StoredScore_set_0(score_0, first_1, _S1975);
            var _S1976 : u32 = first_1 + u32(1);
            var _S1977 : f32 = ScoreReport_checked_0(&(report_0), u_0.differential_0.y * scale_0);
            StoredScore_set_0(score_0, _S1976, _S1977);
            var _S1978 : u32 = first_1 + u32(2);
            var _S1979 : f32 = ScoreReport_checked_0(&(report_0), light_7.differential_0.x * scale_0);
            StoredScore_set_0(score_0, _S1978, _S1979);
            var _S1980 : u32 = first_1 + u32(3);
            var _S1981 : f32 = ScoreReport_checked_0(&(report_0), light_7.differential_0.y * scale_0);
            StoredScore_set_0(score_0, _S1980, _S1981);
            StoredScore_set_0(score_0, first_1 + u32(4), 0.0f);
            StoredScore_set_0(score_0, first_1 + u32(5), 0.0f);
        }
        later_light_0 = _S1974;
        i_0 = depth_4;
    }
    var _S1982 : vec2<f32> = vec2<f32>(0.0f);
    var film_uv_2 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    film_uv_2.primal_0 = StoredCoordinates_film_0(x_10);
    film_uv_2.differential_0 = _S1982;
    var lens_uv_1 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    lens_uv_1.primal_0 = StoredCoordinates_lens_0(x_10);
    lens_uv_1.differential_0 = _S1982;
    var adjoint_0 : CameraRay_0;
    adjoint_0.origin_1 = vertex_0.adjoint_origin_0;
    adjoint_0.direction_1 = vertex_0.adjoint_direction_0;
    _S1959(the_camera_0(), &(film_uv_2), &(lens_uv_1), adjoint_0);
    var _S1983 : f32 = ScoreReport_checked_0(&(report_0), film_uv_2.differential_0.x * scale_0);
    StoredScore_set_0(score_0, u32(0), _S1983);
    var _S1984 : f32 = ScoreReport_checked_0(&(report_0), film_uv_2.differential_0.y * scale_0);
    StoredScore_set_0(score_0, u32(1), _S1984);
    var _S1985 : f32 = ScoreReport_checked_0(&(report_0), lens_uv_1.differential_0.x * scale_0);
    StoredScore_set_0(score_0, u32(2), _S1985);
    var _S1986 : f32 = ScoreReport_checked_0(&(report_0), lens_uv_1.differential_0.y * scale_0);
    StoredScore_set_0(score_0, u32(3), _S1986);
    return report_0;
}

fn ValueAndScore_score_0( slot_11 : u32,  x_11 : StoredCoordinates_0,  density_3 : f32) -> ScoreReport_0
{
    var score_1 : StoredScore_0;
    score_1.chain_6 = x_11.chain_3;
    score_1.slot_8 = x_11.slot_4;
    var _S1987 : ScoreReport_0 = backward_0(x_11, load_recorder_0(slot_11), density_3, score_1);
    return _S1987;
}

fn choice_0( word_1 : u32) -> f32
{
    return (f32(word_1) + 0.5f) * 2.32830643653869629e-10f;
}

fn is_killed_0( choice_1 : f32,  odds_0 : f32) -> bool
{
    return (choice_1 * (1.0f + odds_0)) <= 1.0f;
}

fn Chain_put_0( this_10 : ptr<function, Chain_0>,  flag_0 : u32,  value_8 : bool)
{
    var _S1988 : u32;
    if(value_8)
    {
        _S1988 = (((*this_10).flags_1) | (flag_0));
    }
    else
    {
        _S1988 = (((*this_10).flags_1) & ((~flag_0)));
    }
    (*this_10).flags_1 = _S1988;
    return;
}

fn store_chain_0( chain_7 : Chain_0)
{
    headers_0[chain_7.index_1] = vec4<u32>((bitcast<u32>((chain_7.density_0))), (bitcast<u32>((chain_7.light_0.x))), (bitcast<u32>((chain_7.light_0.y))), (bitcast<u32>((chain_7.light_0.z))));
    var _S1989 : u32;
    if(chain_7.fresh_0)
    {
        _S1989 = ((chain_7.flags_1) | (u32(16)));
    }
    else
    {
        _S1989 = ((chain_7.flags_1) & (u32(4294967279)));
    }
    headers_0[run_0.chains_0 + chain_7.index_1] = vec4<u32>(chain_7.pixel_0, _S1989, chain_7.tour_length_1, (bitcast<u32>((chain_7.start_weight_0))));
    headers_0[u32(2) * run_0.chains_0 + chain_7.index_1] = vec4<u32>(chain_7.refused_0, (bitcast<u32>((chain_7.score_squared_0))), chain_7.step_0, (bitcast<u32>((chain_7.memory_0))));
    headers_0[u32(3) * run_0.chains_0 + chain_7.index_1] = vec4<u32>(chain_7.brightness_top_0, chain_7.brightness_bottom_0);
    return;
}

fn Initialise_finish_0( slot_12 : u32,  path_2 : Path_0)
{
    tally_path_0(path_2);
    var x_12 : StoredCoordinates_0 = stored_coordinates_0(slot_12);
    var finite_0 : bool = Path_finite_0(path_2);
    var _S1990 : vec3<f32> = vec3<f32>(0.0f);
    var _S1991 : vec2<u32> = vec2<u32>(u32(0));
    var state_0 : Chain_0 = Chain_x24init_0(u32(0), 0.0f, _S1990, u32(0), u32(0), u32(0), 0.0f, u32(0), 0.0f, u32(0), 0.0f, _S1991, _S1991, false);
    state_0.index_1 = x_12.chain_3;
    var _S1992 : vec3<f32>;
    if(finite_0)
    {
        _S1992 = path_2.total_0;
    }
    else
    {
        _S1992 = _S1990;
    }
    state_0.light_0 = _S1992;
    var _S1993 : f32 = luminance_0(_S1992);
    state_0.density_0 = _S1993;
    state_0.pixel_0 = pixel_of_0(StoredCoordinates_film_0(x_12));
    var report_1 : ScoreReport_0 = ValueAndScore_score_0(slot_12, x_12, _S1993);
    state_0.score_squared_0 = report_1.norm_squared_0;
    if((report_1.bad_0) != u32(0))
    {
        tally_0(u32(6), report_1.bad_0);
    }
    state_0.flags_1 = u32(5);
    if((run_0.global_dynamics_0) == u32(1))
    {
        var _S1994 : f32 = odds_per_ratio_0();
        var odds_1 : f32 = _S1994 * state_0.density_0;
        state_0.start_weight_0 = odds_1;
        state_0.tour_length_1 = u32(1);
        Chain_put_0(&(state_0), u32(1), !is_killed_0(choice_0(philox_0(key_0(), vec4<u32>(u32(0), x_12.chain_3, u32(0), u32(2))).y), odds_1));
    }
    store_chain_0(state_0);
    return;
}

fn ended_queue_0() -> u32
{
    return u32(2) * run_0.slots_0;
}

fn Hit_x24init_0( leaf_3 : u32,  instance_1 : u32) -> Hit_0
{
    var _S1995 : Hit_0;
    _S1995.leaf_1 = leaf_3;
    _S1995.instance_0 = instance_1;
    return _S1995;
}

fn Path_x24init_0( origin_9 : vec3<f32>,  direction_14 : vec3<f32>,  pdf_7 : f32,  delta_5 : bool,  goes_on_1 : bool,  waits_for_light_1 : bool,  empty_2 : bool,  from_1 : Hit_0,  throughput_1 : vec3<f32>,  total_2 : vec3<f32>,  pending_1 : vec3<f32>,  light_start_1 : vec3<f32>,  light_segment_1 : vec3<f32>,  light_leaf_1 : u32,  depth_5 : u32,  rays_1 : u32) -> Path_0
{
    var _S1996 : Path_0;
    _S1996.origin_0 = origin_9;
    _S1996.direction_0 = direction_14;
    _S1996.pdf_0 = pdf_7;
    _S1996.delta_0 = delta_5;
    _S1996.goes_on_0 = goes_on_1;
    _S1996.waits_for_light_0 = waits_for_light_1;
    _S1996.empty_0 = empty_2;
    _S1996.from_0 = from_1;
    _S1996.throughput_0 = throughput_1;
    _S1996.total_0 = total_2;
    _S1996.pending_0 = pending_1;
    _S1996.light_start_0 = light_start_1;
    _S1996.light_segment_0 = light_segment_1;
    _S1996.light_leaf_0 = light_leaf_1;
    _S1996.depth_0 = depth_5;
    _S1996.rays_0 = rays_1;
    return _S1996;
}

fn load_path_0( slot_13 : u32) -> Path_0
{
    var bits_1 : u32 = (bitcast<u32>((paths_0[row_of_0(u32(1), slot_13)].w)));
    var _S1997 : vec3<f32> = vec3<f32>(0.0f);
    var path_3 : Path_0 = Path_x24init_0(_S1997, _S1997, 0.0f, false, false, false, false, Hit_x24init_0(u32(0), u32(0)), _S1997, _S1997, _S1997, _S1997, _S1997, u32(0), u32(0), u32(0));
    path_3.origin_0 = paths_0[row_of_0(u32(0), slot_13)].xyz;
    path_3.pdf_0 = paths_0[row_of_0(u32(0), slot_13)].w;
    path_3.direction_0 = paths_0[row_of_0(u32(1), slot_13)].xyz;
    path_3.depth_0 = (bits_1 & (u32(65535)));
    path_3.delta_0 = ((bits_1 & (u32(65536)))) != u32(0);
    path_3.goes_on_0 = ((bits_1 & (u32(131072)))) != u32(0);
    path_3.waits_for_light_0 = ((bits_1 & (u32(262144)))) != u32(0);
    path_3.empty_0 = ((bits_1 & (u32(524288)))) != u32(0);
    path_3.throughput_0 = paths_0[row_of_0(u32(2), slot_13)].xyz;
    path_3.rays_0 = (bitcast<u32>((paths_0[row_of_0(u32(2), slot_13)].w)));
    path_3.total_0 = paths_0[row_of_0(u32(3), slot_13)].xyz;
    path_3.from_0.leaf_1 = (bitcast<u32>((paths_0[row_of_0(u32(3), slot_13)].w)));
    path_3.pending_0 = paths_0[row_of_0(u32(4), slot_13)].xyz;
    path_3.from_0.instance_0 = (bitcast<u32>((paths_0[row_of_0(u32(4), slot_13)].w)));
    return path_3;
}

fn store_path_0( slot_14 : u32,  path_4 : Path_0)
{
    var _S1998 : u32;
    if(path_4.delta_0)
    {
        _S1998 = u32(65536);
    }
    else
    {
        _S1998 = u32(0);
    }
    var _S1999 : u32 = ((path_4.depth_0) | (_S1998));
    if(path_4.goes_on_0)
    {
        _S1998 = u32(131072);
    }
    else
    {
        _S1998 = u32(0);
    }
    var _S2000 : u32 = (_S1999 | (_S1998));
    if(path_4.waits_for_light_0)
    {
        _S1998 = u32(262144);
    }
    else
    {
        _S1998 = u32(0);
    }
    var bits_2 : u32 = (_S2000 | (_S1998));
    paths_0[row_of_0(u32(0), slot_14)] = vec4<f32>(path_4.origin_0, path_4.pdf_0);
    paths_0[row_of_0(u32(1), slot_14)] = vec4<f32>(path_4.direction_0, (bitcast<f32>((bits_2))));
    paths_0[row_of_0(u32(2), slot_14)] = vec4<f32>(path_4.throughput_0, (bitcast<f32>((path_4.rays_0))));
    paths_0[row_of_0(u32(3), slot_14)] = vec4<f32>(path_4.total_0, (bitcast<f32>((path_4.from_0.leaf_1))));
    paths_0[row_of_0(u32(4), slot_14)] = vec4<f32>(path_4.pending_0, (bitcast<f32>((path_4.from_0.instance_0))));
    if(path_4.waits_for_light_0)
    {
        paths_0[row_of_0(u32(5), slot_14)] = vec4<f32>(path_4.light_start_0, (bitcast<f32>((path_4.light_leaf_0))));
        paths_0[row_of_0(u32(6), slot_14)] = vec4<f32>(path_4.light_segment_0, 0.0f);
    }
    return;
}

fn ray_queue_0() -> u32
{
    return u32(3) * run_0.slots_0;
}

fn push_ray_0( ray_2 : u32)
{
    var _S2001 : u32 = ray_queue_0();
    var _S2002 : u32 = take_0(u32(2));
    queues_0[_S2001 + _S2002] = ray_2;
    return;
}

fn active_queue_0( parity_0 : u32) -> u32
{
    return parity_0 * run_0.slots_0;
}

fn push_active_0( slot_15 : u32,  parity_1 : u32)
{
    var _S2003 : u32 = u32(1) - parity_1;
    var _S2004 : u32 = active_queue_0(_S2003);
    var _S2005 : u32 = take_0(_S2003);
    queues_0[_S2004 + _S2005] = slot_15;
    return;
}

fn mark_empty_0( slot_16 : u32)
{
    paths_0[row_of_0(u32(1), slot_16)] = vec4<f32>(0.0f, 0.0f, 0.0f, (bitcast<f32>((u32(524288)))));
    return;
}

fn count_up_0( counter_3 : u32,  value_9 : vec2<u32>)
{
    var _S2006 : vec2<u32> = value_9;
    if((value_9.x) != u32(0))
    {
        var before_0 : u32 = atomicAdd(&(counters_0[u32(2) * counter_3]), _S2006.x);
        if((before_0 + _S2006.x) < before_0)
        {
            _S2006[i32(1)] = _S2006[i32(1)] + u32(1);
        }
    }
    if((_S2006.y) != u32(0))
    {
        var _S2007 : u32 = atomicAdd(&(counters_0[u32(2) * counter_3 + u32(1)]), _S2006.y);
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
    var _S2008 : u32 = atomicLoad(&(heads_0[u32(6)]));
    var _S2009 : u32 = atomicLoad(&(heads_0[u32(3)]));
    var i_1 : u32 = lane_0;
    for(;;)
    {
        if(i_1 < _S2009)
        {
        }
        else
        {
            break;
        }
        var slot_17 : u32 = queues_0[ended_queue_0() + i_1];
        var path_5 : Path_0 = load_path_0(queues_0[ended_queue_0() + i_1]);
        if(!path_5.empty_0)
        {
            Initialise_finish_0(slot_17, path_5);
        }
        var _S2010 : vec3<f32> = vec3<f32>(0.0f);
        var next_0 : Path_0 = Path_x24init_0(_S2010, _S2010, 0.0f, false, false, false, false, Hit_x24init_0(u32(0), u32(0)), _S2010, _S2010, _S2010, _S2010, _S2010, u32(0), u32(0), u32(0));
        var _S2011 : bool = Initialise_start_0(slot_17, path_5.empty_0, &(next_0));
        if(_S2011)
        {
            store_path_0(slot_17, next_0);
            push_ray_0(u32(2) * slot_17);
            push_active_0(slot_17, _S2008);
        }
        else
        {
            mark_empty_0(slot_17);
        }
        i_1 = i_1 + run_0.lanes_0;
    }
    workgroupBarrier();
    var _S2012 : bool;
    if(thread_0 > u32(0))
    {
        _S2012 = thread_0 < u32(13);
    }
    else
    {
        _S2012 = false;
    }
    if(_S2012)
    {
        var value_10 : u32 = atomicLoad(&(local_counters_0[thread_0]));
        if(value_10 != u32(0))
        {
            count_up_0(thread_0, vec2<u32>(value_10, u32(0)));
        }
    }
    if(thread_0 == u32(13))
    {
        var value_11 : u32 = atomicLoad(&(local_counters_0[thread_0]));
        if(value_11 != u32(0))
        {
            var _S2013 : u32 = atomicMax(&(counters_0[u32(26)]), value_11);
        }
    }
    return;
}

@compute
@workgroup_size(64, 1, 1)
fn initialise_with_score(@builtin(local_invocation_index) thread_1 : u32, @builtin(global_invocation_id) id_0 : vec3<u32>)
{
    serve_0(thread_1, id_0.x);
    return;
}

