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
    @align(8) reserved0_0 : u32,
    @align(4) reserved1_0 : u32,
};

@binding(0) @group(1) var<uniform> run_0 : Parameters_std140_0;
@binding(2) @group(1) var<storage, read_write> counters_0 : array<atomic<u32>>;

@binding(6) @group(1) var<storage, read_write> coordinates_0 : array<f32>;

@binding(1) @group(1) var<storage, read_write> film_0 : array<atomic<u32>>;

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

@binding(8) @group(1) var<storage, read_write> velocities_0 : array<f32>;

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

struct Evolve_0
{
     chain_0 : Chain_0,
     odds_per_density_0 : f32,
};

fn Evolve_occupied_weight_0( this_0 : Evolve_0,  density_1 : f32) -> f32
{
    if(density_1 == 0.0f)
    {
        return 0.0f;
    }
    var _S43 : f32;
    if((run_0.start_0) == u32(2))
    {
        _S43 = this_0.chain_0.start_weight_0;
    }
    else
    {
        _S43 = 1.0f;
    }
    return _S43 / density_1;
}

struct Proposal_0
{
     density_2 : f32,
     light_1 : vec3<f32>,
     pixel_1 : u32,
     score_squared_1 : f32,
};

fn Evolve_acceptance_0( this_1 : Evolve_0,  proposal_0 : Proposal_0,  log_ratio_0 : f32) -> f32
{
    if((this_1.chain_0.density_0) == 0.0f)
    {
        return 1.0f;
    }
    if((proposal_0.density_2) == 0.0f)
    {
        return 0.0f;
    }
    var ratio_0 : f32 = proposal_0.density_2 / this_1.chain_0.density_0;
    var ratio_1 : f32;
    if(log_ratio_0 != 0.0f)
    {
        ratio_1 = exp(log(ratio_0) + log_ratio_0);
    }
    else
    {
        ratio_1 = ratio_0;
    }
    if(ratio_1 >= 0.0f)
    {
        ratio_1 = min(ratio_1, 1.0f);
    }
    else
    {
        ratio_1 = 0.0f;
    }
    return ratio_1;
}

fn wide_from_float_0( value_0 : f32) -> vec2<u32>
{
    var _S44 : f32 = min(value_0, 4.6116860184273879e+18f);
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

fn wide_add_0( a_2 : vec2<u32>,  b_2 : vec2<u32>) -> vec2<u32>
{
    var _S45 : u32 = a_2.x;
    var low_0 : u32 = _S45 + b_2.x;
    var _S46 : u32 = a_2.y + b_2.y;
    var _S47 : i32;
    if(low_0 < _S45)
    {
        _S47 = i32(1);
    }
    else
    {
        _S47 = i32(0);
    }
    return vec2<u32>(low_0, _S46 + u32(_S47));
}

fn Evolve_note_brightness_0( this_2 : ptr<function, Evolve_0>,  top_0 : f32,  bottom_0 : f32)
{
    (*this_2).chain_0.brightness_top_0 = wide_add_0((*this_2).chain_0.brightness_top_0, wide_from_float_0(top_0 * run_0.density_scale_0));
    (*this_2).chain_0.brightness_bottom_0 = wide_add_0((*this_2).chain_0.brightness_bottom_0, wide_from_float_0(bottom_0 * 1.6777216e+07f));
    return;
}

fn PersistentScore_unadjusted_0() -> bool
{
    return false;
}

fn Chain_slot_0( this_3 : Chain_0) -> u32
{
    return ((((this_3.flags_1) & (u32(2)))) >> (u32(1)));
}

fn Chain_other_slot_0( this_4 : Chain_0) -> u32
{
    return u32(1) - Chain_slot_0(this_4);
}

fn drift_factor_0( score_squared_2 : f32) -> f32
{
    var half_variance_0 : f32 = 0.5f * run_0.sd_0 * run_0.sd_0;
    var _S48 : f32;
    if((run_0.tame_0) != u32(0))
    {
        _S48 = half_variance_0 / (1.0f + half_variance_0 * sqrt(score_squared_2) / run_0.sd_0);
    }
    else
    {
        _S48 = half_variance_0;
    }
    return _S48;
}

fn stored_index_0( slot_0 : u32,  coordinate_0 : u32,  chain_1 : u32) -> u32
{
    return (slot_0 * run_0.dimension_0 + coordinate_0) * run_0.chains_0 + chain_1;
}

fn PersistentScore_log_ratio_0( chain_2 : Chain_0,  proposal_1 : Proposal_0) -> f32
{
    var _S49 : u32 = Chain_slot_0(chain_2);
    var _S50 : u32 = Chain_other_slot_0(chain_2);
    var _S51 : f32 = drift_factor_0(proposal_1.score_squared_1) / run_0.sd_0;
    var j_0 : u32 = u32(0);
    var before_0 : f32 = 0.0f;
    var after_0 : f32 = 0.0f;
    for(;;)
    {
        if(j_0 < (run_0.dimension_0))
        {
        }
        else
        {
            break;
        }
        var v_0 : f32 = velocities_0[stored_index_0(_S49, j_0, chain_2.index_1)];
        var there_0 : u32 = stored_index_0(_S50, j_0, chain_2.index_1);
        var w_0 : f32 = velocities_0[there_0] + _S51 * scores_0[there_0];
        velocities_0[there_0] = w_0;
        var before_1 : f32 = before_0 + v_0 * v_0;
        var after_1 : f32 = after_0 + w_0 * w_0;
        j_0 = j_0 + u32(1);
        before_0 = before_1;
        after_0 = after_1;
    }
    return 0.5f * (before_0 - after_0);
}

fn choice_0( word_0 : u32) -> f32
{
    return (f32(word_0) + 0.5f) * 2.32830643653869629e-10f;
}

var<workgroup> local_counters_0 : array<atomic<u32>, i32(14)>;

fn tally_0( counter_0 : u32,  value_1 : u32)
{
    var _S52 : u32 = atomicAdd(&(local_counters_0[counter_0]), value_1);
    return;
}

fn Evolve_take_0( this_5 : ptr<function, Evolve_0>,  proposal_2 : Proposal_0)
{
    (*this_5).chain_0.density_0 = proposal_2.density_2;
    (*this_5).chain_0.light_0 = proposal_2.light_1;
    (*this_5).chain_0.pixel_0 = proposal_2.pixel_1;
    (*this_5).chain_0.score_squared_0 = proposal_2.score_squared_1;
    (*this_5).chain_0.flags_1 = (((*this_5).chain_0.flags_1) ^ (u32(2)));
    return;
}

fn note_0( length_counter_0 : u32,  list_0 : u32,  chain_3 : u32,  step_1 : u32)
{
    var place_0 : u32 = atomicAdd(&(counters_0[u32(2) * length_counter_0]), u32(1));
    if(place_0 < u32(16))
    {
        var _S53 : u32 = u32(2) * (list_0 + place_0);
        atomicStore(&(counters_0[_S53]), chain_3);
        atomicStore(&(counters_0[_S53 + u32(1)]), step_1);
    }
    return;
}

fn Chain_put_0( this_6 : ptr<function, Chain_0>,  flag_0 : u32,  value_2 : bool)
{
    var _S54 : u32;
    if(value_2)
    {
        _S54 = (((*this_6).flags_1) | (flag_0));
    }
    else
    {
        _S54 = (((*this_6).flags_1) & ((~flag_0)));
    }
    (*this_6).flags_1 = _S54;
    return;
}

fn PersistentScore_decided_0( chain_4 : ptr<function, Chain_0>,  accepted_0 : bool)
{
    Chain_put_0(&((*chain_4)), u32(8), !accepted_0);
    return;
}

fn Chain_put_1( this_7 : ptr<function, Chain_0>,  flag_1 : u32,  value_3 : bool)
{
    var _S55 : u32;
    if(value_3)
    {
        _S55 = (((*this_7).flags_1) | (flag_1));
    }
    else
    {
        _S55 = (((*this_7).flags_1) & ((~flag_1)));
    }
    (*this_7).flags_1 = _S55;
    return;
}

fn Evolve_decide_0( this_8 : ptr<function, Evolve_0>,  proposal_3 : Proposal_0,  word_1 : u32,  accepted_1 : ptr<function, bool>) -> f32
{
    var probability_0 : f32;
    if((*this_8).chain_0.fresh_0)
    {
        probability_0 = Evolve_acceptance_0((*this_8), proposal_3, 0.0f);
    }
    else
    {
        if(!PersistentScore_unadjusted_0())
        {
            var _S56 : f32 = PersistentScore_log_ratio_0((*this_8).chain_0, proposal_3);
            probability_0 = Evolve_acceptance_0((*this_8), proposal_3, _S56);
        }
        else
        {
            probability_0 = 1.0f;
        }
    }
    var _S57 : bool;
    if(probability_0 >= 1.0f)
    {
        _S57 = true;
    }
    else
    {
        _S57 = (choice_0(word_1)) < probability_0;
    }
    (*accepted_1) = _S57;
    tally_0(u32(8), u32(1));
    if(_S57)
    {
        tally_0(u32(9), u32(1));
        Evolve_take_0(&((*this_8)), proposal_3);
        (*this_8).chain_0.refused_0 = u32(0);
    }
    else
    {
        var _S58 : u32 = (*this_8).chain_0.refused_0 + u32(1);
        (*this_8).chain_0.refused_0 = _S58;
        if(_S58 == u32(1001))
        {
            note_0(u32(15), u32(17), (*this_8).chain_0.index_1, (*this_8).chain_0.step_0);
        }
    }
    if(!(*this_8).chain_0.fresh_0)
    {
        var _S59 : Chain_0 = (*this_8).chain_0;
        PersistentScore_decided_0(&(_S59), (*accepted_1));
        (*this_8).chain_0 = _S59;
    }
    else
    {
        if((*accepted_1))
        {
            var _S60 : Chain_0 = (*this_8).chain_0;
            Chain_put_1(&(_S60), u32(4), true);
            (*this_8).chain_0 = _S60;
        }
    }
    return probability_0;
}

fn Chain_has_0( this_9 : Chain_0,  flag_2 : u32) -> bool
{
    return (((this_9.flags_1) & (flag_2))) != u32(0);
}

fn is_finite_0( x_5 : f32) -> bool
{
    return (((bitcast<u32>((x_5))) & (u32(2139095040)))) != u32(2139095040);
}

fn film_add_0( place_1 : u32,  value_4 : vec2<u32>)
{
    var _S61 : vec2<u32> = value_4;
    if((value_4.x) != u32(0))
    {
        var before_2 : u32 = atomicAdd(&(film_0[u32(2) * place_1]), _S61.x);
        if((before_2 + _S61.x) < before_2)
        {
            _S61[i32(1)] = _S61[i32(1)] + u32(1);
        }
    }
    if((_S61.y) != u32(0))
    {
        var _S62 : u32 = atomicAdd(&(film_0[u32(2) * place_1 + u32(1)]), _S61.y);
    }
    return;
}

fn deposit_0( pixel_2 : u32,  light_2 : vec3<f32>)
{
    var scaled_0 : vec3<f32> = light_2 * vec3<f32>(run_0.film_scale_0);
    var _S63 : f32 = scaled_0.x;
    var _S64 : bool;
    if(!is_finite_0(_S63))
    {
        _S64 = true;
    }
    else
    {
        _S64 = !is_finite_0(scaled_0.y);
    }
    if(_S64)
    {
        _S64 = true;
    }
    else
    {
        _S64 = !is_finite_0(scaled_0.z);
    }
    if(_S64)
    {
        return;
    }
    var _S65 : u32 = u32(3) * pixel_2;
    film_add_0(_S65, wide_from_float_0(_S63));
    film_add_0(_S65 + u32(1), wide_from_float_0(scaled_0.y));
    film_add_0(_S65 + u32(2), wide_from_float_0(scaled_0.z));
    return;
}

fn Evolve_large_step_0( this_10 : ptr<function, Evolve_0>,  proposal_4 : Proposal_0,  choices_0 : vec4<u32>)
{
    if(!Chain_has_0((*this_10).chain_0, u32(1)))
    {
        Evolve_take_0(&((*this_10)), proposal_4);
        var _S66 : Chain_0 = (*this_10).chain_0;
        Chain_put_1(&(_S66), u32(1), true);
        var _S67 : Chain_0 = _S66;
        Chain_put_1(&(_S67), u32(4), true);
        (*this_10).chain_0 = _S67;
        (*this_10).chain_0.start_weight_0 = (*this_10).chain_0.density_0;
        (*this_10).chain_0.tour_length_1 = u32(1);
        (*this_10).chain_0.refused_0 = u32(0);
        Evolve_note_brightness_0(&((*this_10)), (*this_10).chain_0.density_0, 1.0f);
        deposit_0((*this_10).chain_0.pixel_0, (*this_10).chain_0.light_0 * vec3<f32>(Evolve_occupied_weight_0((*this_10), (*this_10).chain_0.density_0)));
        return;
    }
    if((*this_10).chain_0.fresh_0)
    {
        Evolve_note_brightness_0(&((*this_10)), proposal_4.density_2, 1.0f);
    }
    var before_3 : Proposal_0;
    before_3.density_2 = (*this_10).chain_0.density_0;
    before_3.light_1 = (*this_10).chain_0.light_0;
    before_3.pixel_1 = (*this_10).chain_0.pixel_0;
    var accepted_2 : bool;
    var probability_1 : f32 = Evolve_decide_0(&((*this_10)), proposal_4, choices_0.x, &(accepted_2));
    (*this_10).chain_0.tour_length_1 = (*this_10).chain_0.tour_length_1 + u32(1);
    var chosen_0 : f32;
    if((run_0.read_out_0) == u32(1))
    {
        if(accepted_2)
        {
            chosen_0 = probability_1;
        }
        else
        {
            chosen_0 = 1.0f - probability_1;
        }
        var other_0 : Proposal_0;
        if(accepted_2)
        {
            other_0 = before_3;
        }
        else
        {
            other_0 = proposal_4;
        }
        deposit_0(other_0.pixel_1, other_0.light_1 * vec3<f32>(((1.0f - chosen_0) * Evolve_occupied_weight_0((*this_10), other_0.density_2))));
    }
    else
    {
        chosen_0 = 1.0f;
    }
    deposit_0((*this_10).chain_0.pixel_0, (*this_10).chain_0.light_0 * vec3<f32>((chosen_0 * Evolve_occupied_weight_0((*this_10), (*this_10).chain_0.density_0))));
    return;
}

fn is_killed_0( choice_1 : f32,  odds_0 : f32) -> bool
{
    return (choice_1 * (1.0f + odds_0)) <= 1.0f;
}

fn ln_0( u_0 : f32) -> f32
{
    var offset_0 : u32 = (bitcast<u32>((u_0))) - u32(1060439283);
    var x_6 : f32 = (bitcast<f32>((((offset_0 & (u32(8388607)))) + u32(1060439283)))) - 1.0f;
    var square_0 : f32 = x_6 * x_6;
    return ((((((((0.07037683576345444f * x_6 - 0.11514610052108765f) * x_6 + 0.11676999181509018f) * x_6 - 0.12420140951871872f) * x_6 + 0.14249323308467865f) * x_6 - 0.16668057441711426f) * x_6 + 0.20000715553760529f) * x_6 - 0.24999994039535522f) * x_6 + 0.33333331346511841f) * x_6 * square_0 - 0.5f * square_0 + x_6 + f32((i32(offset_0) >> (u32(23)))) * 0.69314718246459961f;
}

fn Evolve_restore_step_0( this_11 : ptr<function, Evolve_0>,  proposal_5 : Proposal_0,  choices_1 : vec4<u32>)
{
    if((*this_11).chain_0.fresh_0)
    {
        Evolve_take_0(&((*this_11)), proposal_5);
        var _S68 : Chain_0 = (*this_11).chain_0;
        Chain_put_1(&(_S68), u32(4), true);
        (*this_11).chain_0 = _S68;
        (*this_11).chain_0.refused_0 = u32(0);
        (*this_11).chain_0.tour_length_1 = u32(0);
        (*this_11).chain_0.start_weight_0 = (*this_11).odds_per_density_0 * (*this_11).chain_0.density_0;
        tally_0(u32(10), u32(1));
    }
    else
    {
        var accepted_3 : bool;
        var _S69 : f32 = Evolve_decide_0(&((*this_11)), proposal_5, choices_1.x, &(accepted_3));
    }
    var _S70 : u32 = (*this_11).chain_0.tour_length_1 + u32(1);
    (*this_11).chain_0.tour_length_1 = _S70;
    var _S71 : u32 = atomicMax(&(local_counters_0[u32(13)]), _S70);
    var odds_1 : f32 = (*this_11).odds_per_density_0 * (*this_11).chain_0.density_0;
    var kill_probability_0 : f32 = 1.0f / (1.0f + odds_1);
    var killed_0 : bool = is_killed_0(choice_0(choices_1.y), odds_1);
    var _S72 : bool = !killed_0;
    var _S73 : Chain_0 = (*this_11).chain_0;
    Chain_put_1(&(_S73), u32(1), _S72);
    (*this_11).chain_0 = _S73;
    if(killed_0)
    {
        tally_0(u32(11), u32(1));
    }
    var published_0 : bool = (run_0.read_out_0) == u32(0);
    var held_0 : f32;
    if(published_0)
    {
        held_0 = - ln_0(choice_0(choices_1.z));
    }
    else
    {
        held_0 = 1.0f;
    }
    var counted_0 : f32;
    if(published_0)
    {
        if(killed_0)
        {
            counted_0 = 1.0f;
        }
        else
        {
            counted_0 = 0.0f;
        }
    }
    else
    {
        counted_0 = kill_probability_0;
    }
    if((run_0.start_0) == u32(2))
    {
        if(((*this_11).chain_0.tour_length_1) == u32(1))
        {
            counted_0 = 1.0f;
        }
        else
        {
            counted_0 = 0.0f;
        }
    }
    if(((*this_11).chain_0.density_0) > 0.0f)
    {
        var weight_0 : f32 = held_0 * kill_probability_0;
        deposit_0((*this_11).chain_0.pixel_0, (*this_11).chain_0.light_0 * vec3<f32>(weight_0));
        Evolve_note_brightness_0(&((*this_11)), weight_0 * (*this_11).chain_0.density_0, counted_0);
    }
    else
    {
        Evolve_note_brightness_0(&((*this_11)), 0.0f, counted_0);
    }
    return;
}

fn count_up_0( counter_1 : u32,  value_5 : vec2<u32>)
{
    var _S74 : vec2<u32> = value_5;
    if((value_5.x) != u32(0))
    {
        var before_4 : u32 = atomicAdd(&(counters_0[u32(2) * counter_1]), _S74.x);
        if((before_4 + _S74.x) < before_4)
        {
            _S74[i32(1)] = _S74[i32(1)] + u32(1);
        }
    }
    if((_S74.y) != u32(0))
    {
        var _S75 : u32 = atomicAdd(&(counters_0[u32(2) * counter_1 + u32(1)]), _S74.y);
    }
    return;
}

fn count_brightness_0( chain_5 : u32,  top_1 : vec2<u32>,  bottom_1 : vec2<u32>)
{
    var place_2 : u32 = u32(49) + u32(2) * min(u32(f32(chain_5) / f32(run_0.chains_0) * 32.0f), u32(31));
    count_up_0(place_2, top_1);
    count_up_0(place_2 + u32(1), bottom_1);
    return;
}

fn key_0() -> vec2<u32>
{
    return vec2<u32>(run_0.key_low_0, run_0.key_high_0);
}

fn mul_high_0( a_3 : u32,  b_3 : u32) -> u32
{
    var a0_0 : u32 = (a_3 & (u32(65535)));
    var a1_0 : u32 = (a_3 >> (u32(16)));
    var b0_0 : u32 = (b_3 & (u32(65535)));
    var b1_0 : u32 = (b_3 >> (u32(16)));
    var middle_0 : u32 = a1_0 * b0_0 + (((a0_0 * b0_0) >> (u32(16))));
    return a1_0 * b1_0 + ((middle_0 >> (u32(16)))) + (((((middle_0 & (u32(65535)))) + a0_0 * b1_0) >> (u32(16))));
}

fn philox_0( key_1 : vec2<u32>,  counter_2 : vec4<u32>) -> vec4<u32>
{
    var _S76 : u32 = counter_2.x;
    var _S77 : u32 = counter_2.z;
    var _S78 : u32 = ((((mul_high_0(u32(3449720151), _S77)) ^ ((counter_2.y)))) ^ ((key_1.x)));
    var _S79 : u32 = ((((mul_high_0(u32(3528531795), _S76)) ^ ((counter_2.w)))) ^ ((key_1.y)));
    const _S80 : vec2<u32> = vec2<u32>(u32(2654435769), u32(3144134277));
    var k_0 : vec2<u32> = key_1 + _S80;
    var _S81 : u32 = ((((mul_high_0(u32(3449720151), _S79)) ^ ((u32(3449720151) * _S77)))) ^ ((k_0.x)));
    var _S82 : u32 = ((((mul_high_0(u32(3528531795), _S78)) ^ ((u32(3528531795) * _S76)))) ^ ((k_0.y)));
    var k_1 : vec2<u32> = k_0 + _S80;
    var _S83 : u32 = ((((mul_high_0(u32(3449720151), _S82)) ^ ((u32(3449720151) * _S79)))) ^ ((k_1.x)));
    var _S84 : u32 = ((((mul_high_0(u32(3528531795), _S81)) ^ ((u32(3528531795) * _S78)))) ^ ((k_1.y)));
    var k_2 : vec2<u32> = k_1 + _S80;
    var _S85 : u32 = ((((mul_high_0(u32(3449720151), _S84)) ^ ((u32(3449720151) * _S82)))) ^ ((k_2.x)));
    var _S86 : u32 = ((((mul_high_0(u32(3528531795), _S83)) ^ ((u32(3528531795) * _S81)))) ^ ((k_2.y)));
    var k_3 : vec2<u32> = k_2 + _S80;
    var _S87 : u32 = ((((mul_high_0(u32(3449720151), _S86)) ^ ((u32(3449720151) * _S84)))) ^ ((k_3.x)));
    var _S88 : u32 = ((((mul_high_0(u32(3528531795), _S85)) ^ ((u32(3528531795) * _S83)))) ^ ((k_3.y)));
    var k_4 : vec2<u32> = k_3 + _S80;
    var _S89 : u32 = ((((mul_high_0(u32(3449720151), _S88)) ^ ((u32(3449720151) * _S86)))) ^ ((k_4.x)));
    var _S90 : u32 = ((((mul_high_0(u32(3528531795), _S87)) ^ ((u32(3528531795) * _S85)))) ^ ((k_4.y)));
    var k_5 : vec2<u32> = k_4 + _S80;
    var _S91 : u32 = ((((mul_high_0(u32(3449720151), _S90)) ^ ((u32(3449720151) * _S88)))) ^ ((k_5.x)));
    var _S92 : u32 = ((((mul_high_0(u32(3528531795), _S89)) ^ ((u32(3528531795) * _S87)))) ^ ((k_5.y)));
    var k_6 : vec2<u32> = k_5 + _S80;
    var _S93 : u32 = ((((mul_high_0(u32(3449720151), _S92)) ^ ((u32(3449720151) * _S90)))) ^ ((k_6.x)));
    var _S94 : u32 = ((((mul_high_0(u32(3528531795), _S91)) ^ ((u32(3528531795) * _S89)))) ^ ((k_6.y)));
    var k_7 : vec2<u32> = k_6 + _S80;
    var _S95 : u32 = ((((mul_high_0(u32(3449720151), _S94)) ^ ((u32(3449720151) * _S92)))) ^ ((k_7.x)));
    var _S96 : u32 = ((((mul_high_0(u32(3528531795), _S93)) ^ ((u32(3528531795) * _S91)))) ^ ((k_7.y)));
    var k_8 : vec2<u32> = k_7 + _S80;
    return vec4<u32>(((((mul_high_0(u32(3449720151), _S96)) ^ ((u32(3449720151) * _S94)))) ^ ((k_8.x))), u32(3449720151) * _S96, ((((mul_high_0(u32(3528531795), _S95)) ^ ((u32(3528531795) * _S93)))) ^ ((k_8.y))), u32(3528531795) * _S95);
}

fn unit_0( word_2 : u32) -> f32
{
    return f32((word_2 >> (u32(8)))) * 5.9604644775390625e-08f;
}

fn units_0( words_0 : vec4<u32>) -> vec4<f32>
{
    return vec4<f32>(unit_0(words_0.x), unit_0(words_0.y), unit_0(words_0.z), unit_0(words_0.w));
}

fn draw_afresh_0( chain_6 : u32,  slot_1 : u32,  stream_0 : vec3<u32>)
{
    var j_1 : u32 = u32(0);
    for(;;)
    {
        if(j_1 < (run_0.dimension_0))
        {
        }
        else
        {
            break;
        }
        var _S97 : vec4<f32> = units_0(philox_0(key_0(), vec4<u32>(u32(2) + j_1 / u32(4), stream_0)));
        if(j_1 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_1, j_1, chain_6)] = _S97[u32(0)];
        }
        var _S98 : u32 = j_1 + u32(1);
        if(_S98 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_1, _S98, chain_6)] = _S97[u32(1)];
        }
        var _S99 : u32 = j_1 + u32(2);
        if(_S99 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_1, _S99, chain_6)] = _S97[u32(2)];
        }
        var _S100 : u32 = j_1 + u32(3);
        if(_S100 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_1, _S100, chain_6)] = _S97[u32(3)];
        }
        j_1 = j_1 + u32(4);
    }
    return;
}

fn cos_sin_turns_0( w_1 : u32) -> vec2<f32>
{
    var quarter_0 : u32 = ((w_1 + u32(536870912)) >> (u32(30)));
    var t_0 : f32 = f32(i32(w_1 - ((quarter_0 << (u32(30)))))) * 1.46291811997656396e-09f;
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

fn step_normals_0( chain_7 : u32,  step_2 : u32,  coordinate_1 : u32) -> vec4<f32>
{
    return normals_0(philox_0(key_0(), vec4<u32>(u32(2) + coordinate_1 / u32(4), chain_7, step_2, u32(2))));
}

fn refreshed_0( chain_8 : Chain_0,  velocity_0 : f32,  xi_0 : f32) -> f32
{
    var kept_0 : f32;
    if(Chain_has_0(chain_8, u32(8)))
    {
        kept_0 = - velocity_0;
    }
    else
    {
        kept_0 = velocity_0;
    }
    if(Chain_has_0(chain_8, u32(4)))
    {
        kept_0 = xi_0;
    }
    else
    {
        kept_0 = run_0.rho_0 * kept_0 + sqrt(1.0f - run_0.rho_0 * run_0.rho_0) * xi_0;
    }
    return kept_0;
}

fn wrap_0( x_7 : f32) -> f32
{
    var w_2 : f32 = x_7 - floor(x_7);
    var _S101 : f32;
    if(w_2 < 1.0f)
    {
        _S101 = w_2;
    }
    else
    {
        _S101 = 0.0f;
    }
    return _S101;
}

fn PersistentScore_propose_0( chain_9 : ptr<function, Chain_0>,  step_3 : u32)
{
    var _S102 : u32 = Chain_slot_0((*chain_9));
    var _S103 : u32 = Chain_other_slot_0((*chain_9));
    var _S104 : f32 = drift_factor_0((*chain_9).score_squared_0) / run_0.sd_0;
    var j_2 : u32 = u32(0);
    for(;;)
    {
        if(j_2 < (run_0.dimension_0))
        {
        }
        else
        {
            break;
        }
        var _S105 : vec4<f32> = step_normals_0((*chain_9).index_1, step_3, j_2);
        if(j_2 < (run_0.dimension_0))
        {
            var place_3 : u32 = stored_index_0(_S102, j_2, (*chain_9).index_1);
            var v_1 : f32 = refreshed_0((*chain_9), velocities_0[place_3], _S105[u32(0)]);
            velocities_0[place_3] = v_1;
            var w_3 : f32 = v_1 + _S104 * scores_0[place_3];
            var there_1 : u32 = stored_index_0(_S103, j_2, (*chain_9).index_1);
            velocities_0[there_1] = w_3;
            coordinates_0[there_1] = wrap_0(coordinates_0[place_3] + run_0.sd_0 * w_3);
        }
        var _S106 : u32 = j_2 + u32(1);
        if(_S106 < (run_0.dimension_0))
        {
            var place_4 : u32 = stored_index_0(_S102, _S106, (*chain_9).index_1);
            var v_2 : f32 = refreshed_0((*chain_9), velocities_0[place_4], _S105[u32(1)]);
            velocities_0[place_4] = v_2;
            var w_4 : f32 = v_2 + _S104 * scores_0[place_4];
            var there_2 : u32 = stored_index_0(_S103, _S106, (*chain_9).index_1);
            velocities_0[there_2] = w_4;
            coordinates_0[there_2] = wrap_0(coordinates_0[place_4] + run_0.sd_0 * w_4);
        }
        var _S107 : u32 = j_2 + u32(2);
        if(_S107 < (run_0.dimension_0))
        {
            var place_5 : u32 = stored_index_0(_S102, _S107, (*chain_9).index_1);
            var v_3 : f32 = refreshed_0((*chain_9), velocities_0[place_5], _S105[u32(2)]);
            velocities_0[place_5] = v_3;
            var w_5 : f32 = v_3 + _S104 * scores_0[place_5];
            var there_3 : u32 = stored_index_0(_S103, _S107, (*chain_9).index_1);
            velocities_0[there_3] = w_5;
            coordinates_0[there_3] = wrap_0(coordinates_0[place_5] + run_0.sd_0 * w_5);
        }
        var _S108 : u32 = j_2 + u32(3);
        if(_S108 < (run_0.dimension_0))
        {
            var place_6 : u32 = stored_index_0(_S102, _S108, (*chain_9).index_1);
            var v_4 : f32 = refreshed_0((*chain_9), velocities_0[place_6], _S105[u32(3)]);
            velocities_0[place_6] = v_4;
            var w_6 : f32 = v_4 + _S104 * scores_0[place_6];
            var there_4 : u32 = stored_index_0(_S103, _S108, (*chain_9).index_1);
            velocities_0[there_4] = w_6;
            coordinates_0[there_4] = wrap_0(coordinates_0[place_6] + run_0.sd_0 * w_6);
        }
        j_2 = j_2 + u32(4);
    }
    Chain_put_1(&((*chain_9)), u32(4), false);
    Chain_put_1(&((*chain_9)), u32(8), false);
    return;
}

fn Evolve_propose_0( this_12 : ptr<function, Evolve_0>)
{
    if(((*this_12).chain_0.step_0) >= (run_0.first_step_0 + run_0.steps_0))
    {
        count_brightness_0((*this_12).chain_0.index_1, (*this_12).chain_0.brightness_top_0, (*this_12).chain_0.brightness_bottom_0);
        const _S109 : vec2<u32> = vec2<u32>(u32(0), u32(0));
        (*this_12).chain_0.brightness_top_0 = _S109;
        (*this_12).chain_0.brightness_bottom_0 = _S109;
        var _S110 : Chain_0 = (*this_12).chain_0;
        Chain_put_1(&(_S110), u32(32), false);
        (*this_12).chain_0 = _S110;
        return;
    }
    (*this_12).chain_0.step_0 = (*this_12).chain_0.step_0 + u32(1);
    var _S111 : Chain_0 = (*this_12).chain_0;
    Chain_put_1(&(_S111), u32(32), true);
    (*this_12).chain_0 = _S111;
    var choices_2 : vec4<u32> = philox_0(key_0(), vec4<u32>(u32(0), (*this_12).chain_0.index_1, (*this_12).chain_0.step_0, u32(2)));
    var large_0 : bool;
    if((run_0.global_dynamics_0) == u32(0))
    {
        large_0 = (choice_0(choices_2.w)) < (run_0.tour_length_0);
    }
    else
    {
        large_0 = false;
    }
    if(large_0)
    {
        large_0 = true;
    }
    else
    {
        large_0 = !Chain_has_0((*this_12).chain_0, u32(1));
    }
    (*this_12).chain_0.fresh_0 = large_0;
    if(large_0)
    {
        draw_afresh_0((*this_12).chain_0.index_1, Chain_other_slot_0((*this_12).chain_0), vec3<u32>((*this_12).chain_0.index_1, (*this_12).chain_0.step_0, u32(2)));
    }
    else
    {
        var _S112 : Chain_0 = (*this_12).chain_0;
        PersistentScore_propose_0(&(_S112), (*this_12).chain_0.step_0);
        (*this_12).chain_0 = _S112;
    }
    return;
}

struct StoredCoordinates_0
{
     chain_10 : u32,
     slot_2 : u32,
};

struct Flight_0
{
     light_3 : vec3<f32>,
     rays_0 : u32,
     vertices_0 : u32,
     lit_vertices_0 : u32,
};

fn load_flight_0( chain_11 : u32) -> Flight_0
{
    var flight_0 : Flight_0;
    flight_0.light_3 = vec3<f32>((bitcast<f32>((headers_0[u32(4) * run_0.chains_0 + chain_11].x))), (bitcast<f32>((headers_0[u32(4) * run_0.chains_0 + chain_11].y))), (bitcast<f32>((headers_0[u32(4) * run_0.chains_0 + chain_11].z))));
    flight_0.rays_0 = headers_0[u32(4) * run_0.chains_0 + chain_11].w;
    flight_0.vertices_0 = headers_0[u32(5) * run_0.chains_0 + chain_11].x;
    flight_0.lit_vertices_0 = headers_0[u32(5) * run_0.chains_0 + chain_11].y;
    return flight_0;
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

fn luminance_0( rgb_0 : vec3<f32>) -> f32
{
    return dot(rgb_0, vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f));
}

fn StoredCoordinates_get_0( this_13 : StoredCoordinates_0,  coordinate_2 : u32) -> f32
{
    return coordinates_0[stored_index_0(this_13.slot_2, coordinate_2, this_13.chain_10)];
}

fn StoredCoordinates_film_0( this_14 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_14, u32(0)), StoredCoordinates_get_0(this_14, u32(1)));
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

struct StoredScore_0
{
     chain_12 : u32,
     slot_3 : u32,
};

struct Recorder_0
{
     chain_13 : u32,
     vertices_2 : u32,
     lit_vertices_1 : u32,
};

fn ScoreReport_x24init_0( bad_1 : u32,  norm_squared_1 : f32) -> ScoreReport_0
{
    var _S113 : ScoreReport_0;
    _S113.bad_0 = bad_1;
    _S113.norm_squared_0 = norm_squared_1;
    return _S113;
}

fn StoredScore_set_0( this_15 : StoredScore_0,  coordinate_3 : u32,  value_6 : f32)
{
    scores_0[stored_index_0(this_15.slot_3, coordinate_3, this_15.chain_12)] = value_6;
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
     leaf_1 : u32,
};

struct Vertex_0
{
     triangle_0 : Triangle_0,
     material_1 : Material_0,
     emitted_0 : Emitted_0,
     chosen_1 : ChosenLight_0,
     delta_0 : bool,
     lit_0 : bool,
     scatters_0 : bool,
     lobe_0 : f32,
     importance_0 : vec3<f32>,
     later_0 : vec3<f32>,
     adjoint_origin_0 : vec3<f32>,
     adjoint_direction_0 : vec3<f32>,
     adjoint_pdf_0 : f32,
};

struct Hit_0
{
     leaf_2 : u32,
     instance_0 : u32,
};

fn Material_anisotropic_0( this_16 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_16).flags_0) & (u32(4)))) != u32(0);
}

fn map_point_0( _S114 : u32,  _S115 : vec3<f32>) -> vec3<f32>
{
    var q_0 : vec4<f32> = vec4<f32>(_S115, 1.0f);
    return vec3<f32>(dot(instances_0[_S114].to_world_0[i32(0)], q_0), dot(instances_0[_S114].to_world_0[i32(1)], q_0), dot(instances_0[_S114].to_world_0[i32(2)], q_0));
}

fn map_normal_0( _S116 : u32,  _S117 : vec3<f32>) -> vec3<f32>
{
    return instances_0[_S116].to_object_0[i32(0)].xyz * vec3<f32>(_S117.x) + instances_0[_S116].to_object_0[i32(1)].xyz * vec3<f32>(_S117.y) + instances_0[_S116].to_object_0[i32(2)].xyz * vec3<f32>(_S117.z);
}

fn map_vector_0( _S118 : u32,  _S119 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(instances_0[_S118].to_world_0[i32(0)].xyz, _S119), dot(instances_0[_S118].to_world_0[i32(1)].xyz, _S119), dot(instances_0[_S118].to_world_0[i32(2)].xyz, _S119));
}

fn largest_0( v_5 : vec3<f32>) -> f32
{
    return max(v_5.x, max(v_5.y, v_5.z));
}

fn load_triangle_0( hit_0 : Hit_0) -> Triangle_0
{
    var _S120 : u32 = hit_0.leaf_2 * u32(3);
    var row1_0 : vec4<f32> = leaves_0[_S120 + u32(1)];
    var row2_0 : vec4<f32> = leaves_0[_S120 + u32(2)];
    var bits_0 : u32 = (bitcast<u32>((row1_0.w)));
    var triangle_1 : Triangle_0;
    var _S121 : vec3<f32> = leaves_0[_S120].xyz;
    triangle_1.p0_0 = _S121;
    var _S122 : vec3<f32> = row1_0.xyz;
    triangle_1.e1_1 = _S122;
    var _S123 : vec3<f32> = row2_0.xyz;
    triangle_1.e2_1 = _S123;
    var _S124 : bool = ((bits_0 & (u32(2147483648)))) != u32(0);
    triangle_1.smooth_0 = _S124;
    var _S125 : u32 = (bits_0 & (u32(16777215)));
    triangle_1.material_0 = _S125;
    triangle_1.emission_1 = (bitcast<u32>((row2_0.w)));
    var _S126 : Material_std430_0 = materials_0[_S125];
    var _S127 : bool = Material_anisotropic_0(&(_S126));
    triangle_1.anisotropic_0 = _S127;
    var _S128 : vec3<f32> = vec3<f32>(0.0f);
    triangle_1.n0_0 = _S128;
    triangle_1.n1_0 = _S128;
    triangle_1.n2_0 = _S128;
    triangle_1.tangent_0 = _S128;
    var row_0 : u32 = hit_0.leaf_2 * run_0.shading_stride_0;
    if(_S124)
    {
        triangle_1.n0_0 = shading_0[row_0].xyz;
        triangle_1.n1_0 = shading_0[row_0 + u32(1)].xyz;
        triangle_1.n2_0 = shading_0[row_0 + u32(2)].xyz;
    }
    if(triangle_1.anisotropic_0)
    {
        triangle_1.tangent_0 = shading_0[row_0 + u32(3)].xyz;
    }
    var flip_0 : bool = ((bits_0 & (u32(1073741824)))) != u32(0);
    var _S129 : bool = (hit_0.instance_0) != u32(4294967295);
    var flip_1 : bool;
    var shift_0 : vec3<f32>;
    if(_S129)
    {
        var _S130 : vec3<f32> = map_point_0(hit_0.instance_0, _S121);
        triangle_1.e1_1 = map_point_0(hit_0.instance_0, _S121 + _S122) - _S130;
        triangle_1.e2_1 = map_point_0(hit_0.instance_0, _S121 + _S123) - _S130;
        triangle_1.p0_0 = _S130;
        triangle_1.n0_0 = map_normal_0(hit_0.instance_0, triangle_1.n0_0);
        triangle_1.n1_0 = map_normal_0(hit_0.instance_0, triangle_1.n1_0);
        triangle_1.n2_0 = map_normal_0(hit_0.instance_0, triangle_1.n2_0);
        triangle_1.tangent_0 = map_vector_0(hit_0.instance_0, triangle_1.tangent_0);
        var _S131 : vec3<f32> = abs(vec3<f32>(instances_0[hit_0.instance_0].to_world_0[i32(0)].w, instances_0[hit_0.instance_0].to_world_0[i32(1)].w, instances_0[hit_0.instance_0].to_world_0[i32(2)].w));
        flip_1 = flip_0 != ((instances_0[hit_0.instance_0].mirrored_0) != u32(0));
        shift_0 = _S131;
    }
    else
    {
        flip_1 = flip_0;
        shift_0 = _S128;
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
    if(_S129)
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
        var row_1 : Emission_std430_0 = emissions_0[emission_2];
        emitted_1.radiance_0 = row_1.radiance_pdf_0.xyz;
        emitted_1.pdf_area_0 = row_1.radiance_pdf_0.w;
        emitted_1.two_sided_1 = (row_1.two_sided_0) != u32(0);
    }
    return emitted_1;
}

struct VertexCoordinates_0
{
     direction_0 : vec2<f32>,
     light_4 : vec2<f32>,
     lobe_1 : f32,
     pick_0 : f32,
};

fn StoredCoordinates_vertex_0( this_17 : StoredCoordinates_0,  depth_0 : u32) -> VertexCoordinates_0
{
    var first_1 : u32 = u32(4) + u32(6) * depth_0;
    var xi_1 : VertexCoordinates_0;
    xi_1.direction_0 = vec2<f32>(StoredCoordinates_get_0(this_17, first_1), StoredCoordinates_get_0(this_17, first_1 + u32(1)));
    xi_1.light_4 = vec2<f32>(StoredCoordinates_get_0(this_17, first_1 + u32(2)), StoredCoordinates_get_0(this_17, first_1 + u32(3)));
    xi_1.lobe_1 = StoredCoordinates_get_0(this_17, first_1 + u32(4));
    xi_1.pick_0 = StoredCoordinates_get_0(this_17, first_1 + u32(5));
    return xi_1;
}

fn choose_light_0( pick_1 : f32) -> ChosenLight_0
{
    var high_1 : u32 = run_0.light_count_0;
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
        if((light_triangles_0[middle_1].corner_cumulative_0.w) <= pick_1)
        {
            low_1 = middle_1;
        }
        else
        {
            high_1 = middle_1;
        }
    }
    var triangle_2 : LightTriangle_std430_0 = light_triangles_0[low_1];
    var emission_3 : Emission_std430_0 = emissions_0[triangle_2.emission_0];
    var light_5 : ChosenLight_0;
    light_5.corner_0 = triangle_2.corner_cumulative_0.xyz;
    light_5.e1_2 = triangle_2.e1_0.xyz;
    light_5.e2_2 = triangle_2.e2_0.xyz;
    light_5.normal_1 = triangle_2.normal_0.xyz;
    light_5.radiance_1 = emission_3.radiance_pdf_0.xyz;
    light_5.pdf_area_1 = emission_3.radiance_pdf_0.w;
    light_5.two_sided_2 = (emission_3.two_sided_0) != u32(0);
    light_5.leaf_1 = triangle_2.leaf_0;
    return light_5;
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
     t_1 : vec3<f32>,
     n_0 : vec3<f32>,
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

fn s_apply_frame_from_normal_0( _S132 : vec3<f32>) -> Tuple_8
{
    var _S133 : f32 = _S132.z;
    var sign_0 : f32;
    if(_S133 < 0.0f)
    {
        sign_0 = -1.0f;
    }
    else
    {
        sign_0 = 1.0f;
    }
    var a_4 : f32 = -1.0f / (sign_0 + _S133);
    var _S134 : f32 = _S132.x;
    var _S135 : f32 = _S132.y;
    var b_4 : f32 = _S134 * _S135 * a_4;
    var _S136 : vec3<f32> = vec3<f32>(b_4, sign_0 + _S135 * _S135 * a_4, - _S135);
    var _S137 : Tuple_8;
    _S137.value0_14.s_1 = vec3<f32>(1.0f + sign_0 * _S134 * _S134 * a_4, sign_0 * b_4, - sign_0 * _S134);
    _S137.value0_14.t_1 = _S136;
    _S137.value0_14.n_0 = _S132;
    return _S137;
}

fn s_apply_frame_from_normal_tangent_0( _S138 : vec3<f32>,  tangent_1 : vec3<f32>) -> Tuple_7
{
    var s_2 : vec3<f32> = tangent_1 + _S138 * vec3<f32>(- s_apply_dot_0(_S138, tangent_1).value0_5);
    var _S139 : Tuple_5 = s_apply_dot_0(s_2, s_2);
    var frame_1 : Frame_0;
    if((_S139.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(tangent_1, tangent_1).value0_5))
    {
        var _S140 : vec3<f32> = s_2 * vec3<f32>((1.0f / s_apply_sqrt_0(_S139.value0_5).value0_3));
        var _S141 : Tuple_4 = s_apply_cross_0(_S138, _S140);
        frame_1.s_1 = _S140;
        frame_1.t_1 = _S141.value0_4;
        frame_1.n_0 = _S138;
    }
    else
    {
        frame_1 = s_apply_frame_from_normal_0(_S138).value0_14;
    }
    var _S142 : Tuple_7;
    _S142.value0_13 = frame_1;
    return _S142;
}

fn s_apply_surface_at_0( triangle_3 : Triangle_0,  _S143 : vec3<f32>,  _S144 : vec3<f32>) -> Tuple_6
{
    var _S145 : Tuple_4 = s_apply_cross_0(triangle_3.e1_1, triangle_3.e2_1);
    var _S146 : vec3<f32> = _S145.value0_4;
    var _S147 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S146, _S146).value0_5));
    var from_p0_0 : vec3<f32> = _S143 - triangle_3.p0_0;
    var in_plane_0 : vec3<f32> = from_p0_0 + _S144 * vec3<f32>(- (s_apply_dot_0(from_p0_0, _S145.value0_4).value0_5 / s_apply_dot_0(_S144, _S145.value0_4).value0_5));
    var _S148 : vec3<f32> = vec3<f32>(0.0f);
    var _S149 : Frame_0 = Frame_0( _S148, _S148, _S148 );
    var _S150 : vec3<f32> = vec3<f32>(s_apply_dot_0(in_plane_0, s_apply_cross_0(triangle_3.e2_1, _S145.value0_4).value0_4 * _S147).value0_5);
    var _S151 : vec3<f32> = vec3<f32>(s_apply_dot_0(in_plane_0, s_apply_cross_0(_S145.value0_4, triangle_3.e1_1).value0_4 * _S147).value0_5);
    var _S152 : vec3<f32> = triangle_3.e1_1 * _S150 + triangle_3.e2_1 * _S151 + triangle_3.p0_0;
    var surface_0 : Surface_0;
    var n_1 : vec3<f32>;
    if(triangle_3.smooth_0)
    {
        var interpolated_0 : vec3<f32> = (triangle_3.n1_0 - triangle_3.n0_0) * _S150 + (triangle_3.n2_0 - triangle_3.n0_0) * _S151 + triangle_3.n0_0;
        var _S153 : Tuple_5 = s_apply_dot_0(interpolated_0, interpolated_0);
        if((_S153.value0_5) > 0.0f)
        {
            var n_2 : vec3<f32> = interpolated_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S153.value0_5).value0_3));
            if((s_apply_dot_0(triangle_3.plane_normal_0, n_2).value0_5) < 0.0f)
            {
                var _S154 : vec3<f32> = (vec3<f32>(0) - triangle_3.plane_normal_0);
                surface_0.position_0 = _S152;
                surface_0.frame_0 = _S149;
                surface_0.geometric_normal_0 = _S154;
            }
            else
            {
                surface_0.position_0 = _S152;
                surface_0.frame_0 = _S149;
                surface_0.geometric_normal_0 = triangle_3.plane_normal_0;
            }
            n_1 = n_2;
        }
        else
        {
            n_1 = triangle_3.plane_normal_0;
            surface_0.position_0 = _S152;
            surface_0.frame_0 = _S149;
            surface_0.geometric_normal_0 = triangle_3.plane_normal_0;
        }
    }
    else
    {
        n_1 = triangle_3.plane_normal_0;
        surface_0.position_0 = _S152;
        surface_0.frame_0 = _S149;
        surface_0.geometric_normal_0 = triangle_3.plane_normal_0;
    }
    if(triangle_3.anisotropic_0)
    {
        surface_0.frame_0 = s_apply_frame_from_normal_tangent_0(n_1, triangle_3.tangent_0).value0_13;
    }
    else
    {
        surface_0.frame_0 = s_apply_frame_from_normal_0(n_1).value0_14;
    }
    var _S155 : Tuple_6;
    _S155.value0_12 = surface_0;
    return _S155;
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

fn s_apply_sqr_0( _S156 : f32) -> Tuple_11
{
    var _S157 : Tuple_11;
    _S157.value0_20 = _S156 * _S156;
    return _S157;
}

fn s_apply_power_heuristic_0( _S158 : f32,  _S159 : f32) -> Tuple_10
{
    var weight_1 : f32;
    if(_S158 > _S159)
    {
        weight_1 = 1.0f / (1.0f + s_apply_sqr_0(_S159 / _S158).value0_20);
    }
    else
    {
        var _S160 : Tuple_11 = s_apply_sqr_0(_S158 / _S159);
        weight_1 = _S160.value0_20 / (_S160.value0_20 + 1.0f);
    }
    var _S161 : Tuple_10;
    _S161.value0_19 = weight_1;
    return _S161;
}

fn s_apply_emission_of_0( emitted_2 : Emitted_0,  _S162 : Surface_0,  _S163 : vec3<f32>,  _S164 : vec3<f32>,  _S165 : f32,  delta_1 : bool) -> Tuple_9
{
    var _S166 : vec3<f32> = vec3<f32>(0.0f);
    var _S167 : Tuple_5 = s_apply_dot_0(_S164, _S162.geometric_normal_0);
    var _S168 : bool;
    if(emitted_2.two_sided_1)
    {
        _S168 = true;
    }
    else
    {
        _S168 = (_S167.value0_5) < 0.0f;
    }
    var light_6 : vec3<f32>;
    if(_S168)
    {
        if(delta_1)
        {
            light_6 = emitted_2.radiance_0;
        }
        else
        {
            var arm_0 : vec3<f32> = _S162.position_0 - _S163;
            light_6 = emitted_2.radiance_0 * vec3<f32>(s_apply_power_heuristic_0(_S165 * s_apply_abs_0(_S167.value0_5).value0_2, s_apply_dot_0(arm_0, arm_0).value0_5 * emitted_2.pdf_area_0).value0_19);
        }
    }
    else
    {
        light_6 = _S166;
    }
    var _S169 : Tuple_9;
    _S169.value0_18 = light_6;
    return _S169;
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

fn s_apply_to_local_0( _S170 : Frame_0,  _S171 : vec3<f32>) -> Tuple_12
{
    var _S172 : Tuple_12;
    _S172.value0_24 = vec3<f32>(s_apply_dot_0(_S170.s_1, _S171).value0_5, s_apply_dot_0(_S170.t_1, _S171).value0_5, s_apply_dot_0(_S170.n_0, _S171).value0_5);
    return _S172;
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

fn s_apply_safe_sqrt_0( _S173 : f32) -> Tuple_15
{
    var root_1 : f32;
    if(_S173 > 0.0f)
    {
        root_1 = s_apply_sqrt_0(_S173).value0_3;
    }
    else
    {
        root_1 = 0.0f;
    }
    var _S174 : Tuple_15;
    _S174.value0_27 = root_1;
    return _S174;
}

fn s_apply_point_on_light_0( light_7 : ChosenLight_0,  _S175 : vec2<f32>) -> Tuple_14
{
    var _S176 : Tuple_15 = s_apply_safe_sqrt_0(_S175.x);
    var _S177 : f32 = _S175.y;
    var _S178 : Tuple_14;
    _S178.value0_26 = light_7.e1_2 * vec3<f32>((_S176.value0_27 * (1.0f - _S177))) + light_7.e2_2 * vec3<f32>((_S176.value0_27 * _S177)) + light_7.corner_0;
    return _S178;
}

struct BsdfValue_0
{
     f_cos_0 : vec3<f32>,
     pdf_0 : f32,
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
    var _S179 : Tuple_18;
    _S179.value0_30.f_cos_0 = vec3<f32>(0.0f);
    _S179.value0_30.pdf_0 = 0.0f;
    return _S179;
}

fn s_apply_diffuse_evaluate_0( reflectance_0 : vec3<f32>,  _S180 : vec3<f32>,  _S181 : vec3<f32>) -> Tuple_17
{
    var _S182 : Tuple_18 = s_apply_no_value_0();
    var _S183 : f32 = _S181.z;
    var value_7 : BsdfValue_0;
    if((_S180.z * _S183) > 0.0f)
    {
        var _S184 : f32 = s_apply_abs_0(_S183).value0_2 * 0.31830990314483643f;
        value_7.f_cos_0 = reflectance_0 * vec3<f32>(_S184);
        value_7.pdf_0 = _S184;
    }
    else
    {
        value_7 = _S182.value0_30;
    }
    var _S185 : Tuple_17;
    _S185.value0_29 = value_7;
    return _S185;
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

fn s_apply_ggx_lambda_0( width_1 : vec2<f32>,  _S186 : vec3<f32>) -> Tuple_20
{
    var _S187 : Tuple_20;
    _S187.value0_32 = (s_apply_sqrt_0(1.0f + (s_apply_sqr_0(width_1.x * _S186.x).value0_20 + s_apply_sqr_0(width_1.y * _S186.y).value0_20) / s_apply_sqr_0(_S186.z).value0_20).value0_3 - 1.0f) * 0.5f;
    return _S187;
}

struct Tuple_21
{
     value0_33 : f32,
};

fn s_apply_ggx_density_0( width_2 : vec2<f32>,  _S188 : vec3<f32>) -> Tuple_21
{
    var _S189 : f32 = width_2.x;
    var _S190 : f32 = width_2.y;
    var _S191 : Tuple_21;
    _S191.value0_33 = 1.0f / (3.14159274101257324f * _S189 * _S190 * s_apply_sqr_0(s_apply_sqr_0(_S188.x / _S189).value0_20 + s_apply_sqr_0(_S188.y / _S190).value0_20 + s_apply_sqr_0(_S188.z).value0_20).value0_20);
    return _S191;
}

struct Tuple_22
{
     value0_34 : vec3<f32>,
};

struct Tuple_23
{
     value0_35 : f32,
};

fn s_apply_fresnel_conductor_channel_0( _S192 : f32,  eta_0 : f32,  k_9 : f32) -> Tuple_23
{
    var _S193 : Tuple_0 = s_apply_min_0(_S192, 1.0f);
    var _S194 : Tuple_11 = s_apply_sqr_0(_S193.value0_0);
    var sin2_0 : f32 = 1.0f - _S194.value0_20;
    var t0_0 : f32 = eta_0 * eta_0 - k_9 * k_9 - sin2_0;
    var _S195 : Tuple_15 = s_apply_safe_sqrt_0(s_apply_sqr_0(t0_0).value0_20 + 4.0f * eta_0 * eta_0 * k_9 * k_9);
    var t1_0 : f32 = _S195.value0_27 + _S194.value0_20;
    var t2_0 : f32 = 2.0f * s_apply_safe_sqrt_0((_S195.value0_27 + t0_0) * 0.5f).value0_27 * _S193.value0_0;
    var perpendicular_0 : f32 = (t1_0 - t2_0) / (t1_0 + t2_0);
    var t3_0 : f32 = _S194.value0_20 * _S195.value0_27 + s_apply_sqr_0(sin2_0).value0_20;
    var t4_0 : f32 = t2_0 * sin2_0;
    var _S196 : Tuple_23;
    _S196.value0_35 = (perpendicular_0 + perpendicular_0 * (t3_0 - t4_0) / (t3_0 + t4_0)) * 0.5f;
    return _S196;
}

fn s_apply_fresnel_conductor_0( _S197 : f32,  eta_1 : vec3<f32>,  k_10 : vec3<f32>) -> Tuple_22
{
    var _S198 : Tuple_22;
    _S198.value0_34 = vec3<f32>(s_apply_fresnel_conductor_channel_0(_S197, eta_1.x, k_10.x).value0_35, s_apply_fresnel_conductor_channel_0(_S197, eta_1.y, k_10.y).value0_35, s_apply_fresnel_conductor_channel_0(_S197, eta_1.z, k_10.z).value0_35);
    return _S198;
}

fn s_apply_conductor_evaluate_0( eta_2 : vec3<f32>,  k_11 : vec3<f32>,  alpha_2 : vec2<f32>,  _S199 : vec3<f32>,  _S200 : vec3<f32>) -> Tuple_19
{
    var _S201 : Tuple_18 = s_apply_no_value_0();
    var half_vector_0 : vec3<f32> = _S199 + _S200;
    var _S202 : Tuple_5 = s_apply_dot_0(half_vector_0, half_vector_0);
    var _S203 : f32 = _S199.z;
    var _S204 : bool;
    if((_S203 * _S200.z) > 0.0f)
    {
        _S204 = (_S202.value0_5) > 0.0f;
    }
    else
    {
        _S204 = false;
    }
    var value_8 : BsdfValue_0;
    if(_S204)
    {
        var m_0 : vec3<f32> = half_vector_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S202.value0_5).value0_3));
        var width_3 : vec2<f32> = ggx_widths_0(alpha_2);
        var common_0 : f32 = s_apply_ggx_density_0(width_3, m_0).value0_33 / (4.0f * s_apply_abs_0(_S203).value0_2);
        var _S205 : f32 = 1.0f + s_apply_ggx_lambda_0(width_3, _S199).value0_32;
        var _S206 : f32 = common_0 / _S205;
        value_8.f_cos_0 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S199, m_0).value0_5).value0_2, eta_2, k_11).value0_34 * vec3<f32>((common_0 / (_S205 + s_apply_ggx_lambda_0(width_3, _S200).value0_32)));
        value_8.pdf_0 = _S206;
    }
    else
    {
        value_8 = _S201.value0_30;
    }
    var _S207 : Tuple_19;
    _S207.value0_31 = value_8;
    return _S207;
}

struct Tuple_24
{
     value0_36 : BsdfValue_0,
};

struct Tuple_25
{
     value0_37 : f32,
};

fn s_apply_fresnel_dielectric_0( _S208 : f32,  eta_outer_0 : f32) -> Tuple_25
{
    var cos_i_0 : f32;
    var eta_3 : f32;
    if(_S208 < 0.0f)
    {
        var _S209 : f32 = 1.0f / eta_outer_0;
        cos_i_0 = - _S208;
        eta_3 = _S209;
    }
    else
    {
        cos_i_0 = _S208;
        eta_3 = eta_outer_0;
    }
    var sin2_t_0 : f32 = (1.0f - s_apply_sqr_0(cos_i_0).value0_20) / (eta_3 * eta_3);
    var reflected_0 : f32;
    if(sin2_t_0 < 1.0f)
    {
        var _S210 : Tuple_15 = s_apply_safe_sqrt_0(1.0f - sin2_t_0);
        var _S211 : f32 = eta_3 * cos_i_0;
        var _S212 : f32 = eta_3 * _S210.value0_27;
        reflected_0 = (s_apply_sqr_0((_S211 - _S210.value0_27) / (_S211 + _S210.value0_27)).value0_20 + s_apply_sqr_0((cos_i_0 - _S212) / (cos_i_0 + _S212)).value0_20) * 0.5f;
    }
    else
    {
        reflected_0 = 1.0f;
    }
    var _S213 : Tuple_25;
    _S213.value0_37 = reflected_0;
    return _S213;
}

fn s_apply_dielectric_evaluate_0( eta_4 : f32,  alpha_3 : vec2<f32>,  _S214 : vec3<f32>,  _S215 : vec3<f32>) -> Tuple_24
{
    var _S216 : Tuple_18 = s_apply_no_value_0();
    var _S217 : f32 = _S214.z;
    var _S218 : bool;
    if(_S217 != 0.0f)
    {
        _S218 = (_S215.z) != 0.0f;
    }
    else
    {
        _S218 = false;
    }
    var value_9 : BsdfValue_0;
    if(_S218)
    {
        var _S219 : f32 = _S215.z;
        var reflects_0 : bool = (_S217 * _S219) > 0.0f;
        var crossing_0 : f32;
        if(reflects_0)
        {
            crossing_0 = 1.0f;
        }
        else
        {
            if(_S217 > 0.0f)
            {
                crossing_0 = eta_4;
            }
            else
            {
                crossing_0 = 1.0f / eta_4;
            }
        }
        var half_vector_1 : vec3<f32> = _S215 * vec3<f32>(crossing_0) + _S214;
        var _S220 : Tuple_5 = s_apply_dot_0(half_vector_1, half_vector_1);
        if((_S220.value0_5) > 0.0f)
        {
            var m_1 : vec3<f32> = half_vector_1 * vec3<f32>((1.0f / s_apply_sqrt_0(_S220.value0_5).value0_3));
            var m_2 : vec3<f32>;
            if((m_1.z) < 0.0f)
            {
                m_2 = (vec3<f32>(0) - m_1);
            }
            else
            {
                m_2 = m_1;
            }
            var _S221 : Tuple_5 = s_apply_dot_0(_S214, m_2);
            var _S222 : Tuple_5 = s_apply_dot_0(_S215, m_2);
            if((_S221.value0_5 * _S217) >= 0.0f)
            {
                _S218 = (_S222.value0_5 * _S219) >= 0.0f;
            }
            else
            {
                _S218 = false;
            }
            if(_S218)
            {
                var width_4 : vec2<f32> = ggx_widths_0(alpha_3);
                var _S223 : Tuple_25 = s_apply_fresnel_dielectric_0(_S221.value0_5, eta_4);
                var masking_o_0 : f32 = 1.0f + s_apply_ggx_lambda_0(width_4, _S214).value0_32;
                var masking_both_0 : f32 = masking_o_0 + s_apply_ggx_lambda_0(width_4, _S215).value0_32;
                if(reflects_0)
                {
                    var common_1 : f32 = _S223.value0_37 * s_apply_ggx_density_0(width_4, m_2).value0_33 / (4.0f * s_apply_abs_0(_S217).value0_2);
                    var _S224 : f32 = common_1 / masking_o_0;
                    value_9.f_cos_0 = vec3<f32>((common_1 / masking_both_0));
                    value_9.pdf_0 = _S224;
                }
                else
                {
                    var common_2 : f32 = (1.0f - _S223.value0_37) * s_apply_ggx_density_0(width_4, m_2).value0_33 * (s_apply_abs_0(_S222.value0_5).value0_2 / s_apply_sqr_0(_S222.value0_5 + _S221.value0_5 / crossing_0).value0_20) * s_apply_abs_0(_S221.value0_5).value0_2 / s_apply_abs_0(_S217).value0_2;
                    var _S225 : f32 = common_2 / masking_o_0;
                    value_9.f_cos_0 = vec3<f32>((common_2 / (masking_both_0 * crossing_0 * crossing_0)));
                    value_9.pdf_0 = _S225;
                }
            }
            else
            {
                value_9 = _S216.value0_30;
            }
        }
        else
        {
            value_9 = _S216.value0_30;
        }
    }
    else
    {
        value_9 = _S216.value0_30;
    }
    var _S226 : Tuple_24;
    _S226.value0_36 = value_9;
    return _S226;
}

fn s_apply_bsdf_evaluate_0( material_2 : Material_0,  _S227 : vec3<f32>,  _S228 : vec3<f32>) -> Tuple_16
{
    var value_10 : BsdfValue_0;
    if((material_2.kind_0) == u32(0))
    {
        value_10 = s_apply_diffuse_evaluate_0(material_2.a_0.xyz, _S227, _S228).value0_29;
    }
    else
    {
        if((material_2.kind_0) == u32(1))
        {
            value_10 = s_apply_conductor_evaluate_0(material_2.a_0.xyz, material_2.b_0.xyz, material_2.alpha_0, _S227, _S228).value0_31;
        }
        else
        {
            value_10 = s_apply_dielectric_evaluate_0(material_2.a_0.x, material_2.alpha_0, _S227, _S228).value0_36;
        }
    }
    var _S229 : Tuple_16;
    _S229.value0_28 = value_10;
    return _S229;
}

fn s_apply_direct_light_0( material_3 : Material_0,  light_8 : ChosenLight_0,  _S230 : Surface_0,  _S231 : vec3<f32>,  _S232 : vec2<f32>) -> Tuple_13
{
    var _S233 : vec3<f32> = vec3<f32>(0.0f);
    var to_light_0 : vec3<f32> = s_apply_point_on_light_0(light_8, _S232).value0_26 - _S230.position_0;
    var _S234 : Tuple_5 = s_apply_dot_0(to_light_0, to_light_0);
    var result_0 : vec3<f32>;
    if((_S234.value0_5) > 0.0f)
    {
        var direction_1 : vec3<f32> = to_light_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S234.value0_5).value0_3));
        var cos_light_0 : f32 = - s_apply_dot_0(direction_1, light_8.normal_1).value0_5;
        var _S235 : bool;
        if(cos_light_0 > 0.0f)
        {
            _S235 = true;
        }
        else
        {
            if(cos_light_0 < 0.0f)
            {
                _S235 = light_8.two_sided_2;
            }
            else
            {
                _S235 = false;
            }
        }
        if(_S235)
        {
            var _S236 : Tuple_16 = s_apply_bsdf_evaluate_0(material_3, _S231, s_apply_to_local_0(_S230.frame_0, direction_1).value0_24);
            var _S237 : Tuple_2 = s_apply_abs_0(cos_light_0);
            var pdf_light_0 : f32 = _S234.value0_5 * light_8.pdf_area_1;
            result_0 = _S236.value0_28.f_cos_0 * light_8.radiance_1 * vec3<f32>((s_apply_power_heuristic_0(pdf_light_0, _S236.value0_28.pdf_0 * _S237.value0_2).value0_19 * _S237.value0_2 / pdf_light_0));
        }
        else
        {
            result_0 = _S233;
        }
    }
    else
    {
        result_0 = _S233;
    }
    var _S238 : Tuple_13;
    _S238.value0_25 = result_0;
    return _S238;
}

struct Departure_0
{
     weight_2 : vec3<f32>,
     origin_0 : vec3<f32>,
     direction_2 : vec3<f32>,
     pdf_1 : f32,
     valid_0 : bool,
     delta_2 : bool,
};

struct Tuple_26
{
     value0_38 : Departure_0,
};

struct BsdfSample_0
{
     wi_0 : vec3<f32>,
     weight_3 : vec3<f32>,
     pdf_2 : f32,
     valid_1 : bool,
     delta_3 : bool,
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
    var _S239 : vec3<f32> = vec3<f32>(0.0f);
    var _S240 : Tuple_28;
    _S240.value0_40.wi_0 = _S239;
    _S240.value0_40.weight_3 = _S239;
    _S240.value0_40.pdf_2 = 0.0f;
    _S240.value0_40.valid_1 = false;
    _S240.value0_40.delta_3 = false;
    return _S240;
}

struct Tuple_29
{
     value0_41 : BsdfSample_0,
};

struct Tuple_30
{
     value0_42 : vec2<f32>,
};

fn s_apply_sin_cos_turns_0( _S241 : f32) -> Tuple_30
{
    var quarter_1 : f32 = round(_S241 * 4.0f);
    var angle_0 : f32 = (_S241 - quarter_1 * 0.25f) * 6.28318548202514648f;
    var a2_0 : f32 = angle_0 * angle_0;
    var s_3 : f32 = angle_0 * (1.0f + a2_0 * (-0.1666666716337204f + a2_0 * (0.00833333376795053f + a2_0 * (-0.0001984127011383f + a2_0 * 2.75573188446287531e-06f))));
    var c_1 : f32 = 1.0f + a2_0 * (-0.5f + a2_0 * (0.0416666679084301f + a2_0 * (-0.00138888892251998f + a2_0 * 0.00002480158764229f)));
    var q_1 : i32 = (i32(quarter_1) & (i32(3)));
    var sine_1 : f32;
    var cosine_1 : f32;
    if(q_1 == i32(1))
    {
        var _S242 : f32 = - s_3;
        sine_1 = c_1;
        cosine_1 = _S242;
    }
    else
    {
        if(q_1 == i32(2))
        {
            var _S243 : f32 = - c_1;
            sine_1 = - s_3;
            cosine_1 = _S243;
        }
        else
        {
            if(q_1 == i32(3))
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
    var _S244 : Tuple_30;
    _S244.value0_42 = vec2<f32>(sine_1, cosine_1);
    return _S244;
}

fn s_apply_diffuse_sample_0( reflectance_1 : vec3<f32>,  _S245 : vec3<f32>,  _S246 : vec2<f32>) -> Tuple_29
{
    var _S247 : Tuple_30 = s_apply_sin_cos_turns_0(_S246.x);
    var _S248 : f32 = _S246.y;
    var _S249 : Tuple_15 = s_apply_safe_sqrt_0(_S248);
    var _S250 : Tuple_15 = s_apply_safe_sqrt_0(1.0f - _S248);
    var _S251 : Tuple_28 = s_apply_no_sample_0();
    var sample_0 : BsdfSample_0;
    if((_S250.value0_27) > 0.0f)
    {
        var side_0 : f32;
        if((_S245.z) < 0.0f)
        {
            side_0 = -1.0f;
        }
        else
        {
            side_0 = 1.0f;
        }
        var _S252 : vec3<f32> = vec3<f32>(_S249.value0_27 * _S247.value0_42.y, _S249.value0_27 * _S247.value0_42.x, side_0 * _S250.value0_27);
        sample_0 = _S251.value0_40;
        sample_0.wi_0 = _S252;
        sample_0.weight_3 = reflectance_1;
        sample_0.pdf_2 = _S250.value0_27 * 0.31830990314483643f;
        sample_0.valid_1 = true;
    }
    else
    {
        sample_0 = _S251.value0_40;
    }
    var _S253 : Tuple_29;
    _S253.value0_41 = sample_0;
    return _S253;
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

fn s_apply_unit_vector_0( _S254 : vec3<f32>) -> Tuple_33
{
    var _S255 : Tuple_33;
    _S255.value0_45 = _S254 * vec3<f32>((1.0f / s_apply_sqrt_0(s_apply_dot_0(_S254, _S254).value0_5).value0_3));
    return _S255;
}

fn s_apply_ggx_sample_visible_0( width_5 : vec2<f32>,  _S256 : vec3<f32>,  _S257 : vec2<f32>) -> Tuple_32
{
    var w_7 : vec3<f32>;
    if((_S256.z) < 0.0f)
    {
        w_7 = (vec3<f32>(0) - _S256);
    }
    else
    {
        w_7 = _S256;
    }
    var _S258 : f32 = width_5.x;
    var _S259 : f32 = width_5.y;
    var _S260 : Tuple_33 = s_apply_unit_vector_0(vec3<f32>(w_7.x * _S258, w_7.y * _S259, w_7.z));
    var _S261 : Tuple_30 = s_apply_sin_cos_turns_0(_S257.x);
    var one_minus_z_0 : f32 = _S257.y * (1.0f + _S260.value0_45.z);
    var _S262 : Tuple_15 = s_apply_safe_sqrt_0(one_minus_z_0 * (2.0f - one_minus_z_0));
    var h_0 : vec3<f32> = vec3<f32>(_S262.value0_27 * _S261.value0_42.y, _S262.value0_27 * _S261.value0_42.x, 1.0f - one_minus_z_0) + _S260.value0_45;
    var _S263 : Tuple_32;
    _S263.value0_44 = s_apply_unit_vector_0(vec3<f32>(h_0.x * _S258, h_0.y * _S259, s_apply_max_0(h_0.z, 9.999999960041972e-13f).value0_1)).value0_45;
    return _S263;
}

struct Tuple_34
{
     value0_46 : vec3<f32>,
};

fn s_apply_mirrored_0( _S264 : vec3<f32>,  _S265 : vec3<f32>) -> Tuple_34
{
    var _S266 : Tuple_34;
    _S266.value0_46 = _S265 * vec3<f32>((2.0f * s_apply_dot_0(_S264, _S265).value0_5)) - _S264;
    return _S266;
}

fn s_apply_conductor_sample_0( eta_5 : vec3<f32>,  k_12 : vec3<f32>,  alpha_4 : vec2<f32>,  smooth_1 : bool,  _S267 : vec3<f32>,  _S268 : vec2<f32>) -> Tuple_31
{
    var _S269 : Tuple_28 = s_apply_no_sample_0();
    var sample_1 : BsdfSample_0;
    if(smooth_1)
    {
        var _S270 : f32 = _S267.z;
        var _S271 : Tuple_22 = s_apply_fresnel_conductor_0(s_apply_abs_0(_S270).value0_2, eta_5, k_12);
        sample_1.wi_0 = vec3<f32>(- _S267.x, - _S267.y, _S270);
        sample_1.weight_3 = _S271.value0_34;
        sample_1.pdf_2 = 1.0f;
        sample_1.valid_1 = true;
        sample_1.delta_3 = true;
    }
    else
    {
        var width_6 : vec2<f32> = ggx_widths_0(alpha_4);
        var _S272 : Tuple_32 = s_apply_ggx_sample_visible_0(width_6, _S267, _S268);
        var _S273 : Tuple_34 = s_apply_mirrored_0(_S267, _S272.value0_44);
        var _S274 : f32 = _S267.z;
        if((_S274 * _S273.value0_46.z) > 0.0f)
        {
            var masking_o_1 : f32 = 1.0f + s_apply_ggx_lambda_0(width_6, _S267).value0_32;
            sample_1 = _S269.value0_40;
            sample_1.wi_0 = _S273.value0_46;
            sample_1.weight_3 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S267, _S272.value0_44).value0_5).value0_2, eta_5, k_12).value0_34 * vec3<f32>((masking_o_1 / (masking_o_1 + s_apply_ggx_lambda_0(width_6, _S273.value0_46).value0_32)));
            sample_1.pdf_2 = s_apply_ggx_density_0(width_6, _S272.value0_44).value0_33 / (4.0f * s_apply_abs_0(_S274).value0_2 * masking_o_1);
            sample_1.valid_1 = true;
        }
        else
        {
            sample_1 = _S269.value0_40;
        }
    }
    var _S275 : Tuple_31;
    _S275.value0_43 = sample_1;
    return _S275;
}

struct Tuple_35
{
     value0_47 : BsdfSample_0,
};

struct Refraction_0
{
     direction_3 : vec3<f32>,
     valid_2 : bool,
};

struct Tuple_36
{
     value0_48 : Refraction_0,
};

fn s_apply_refracted_0( _S276 : vec3<f32>,  _S277 : vec3<f32>,  eta_outer_1 : f32) -> Tuple_36
{
    var _S278 : Tuple_5 = s_apply_dot_0(_S276, _S277);
    var cos_i_1 : f32;
    var eta_6 : f32;
    var m_3 : vec3<f32>;
    if((_S278.value0_5) < 0.0f)
    {
        var _S279 : vec3<f32> = (vec3<f32>(0) - _S277);
        var _S280 : f32 = 1.0f / eta_outer_1;
        cos_i_1 = - _S278.value0_5;
        eta_6 = _S280;
        m_3 = _S279;
    }
    else
    {
        cos_i_1 = _S278.value0_5;
        eta_6 = eta_outer_1;
        m_3 = _S277;
    }
    var sin2_t_1 : f32 = s_apply_max_0(1.0f - s_apply_sqr_0(cos_i_1).value0_20, 0.0f).value0_1 / (eta_6 * eta_6);
    var _S281 : vec3<f32> = vec3<f32>(0.0f);
    var result_1 : Refraction_0;
    if(sin2_t_1 < 1.0f)
    {
        result_1.direction_3 = m_3 * vec3<f32>((cos_i_1 / eta_6 - s_apply_safe_sqrt_0(1.0f - sin2_t_1).value0_27)) - _S276 * vec3<f32>((1.0f / eta_6));
        result_1.valid_2 = true;
    }
    else
    {
        result_1.direction_3 = _S281;
        result_1.valid_2 = false;
    }
    var _S282 : Tuple_36;
    _S282.value0_48 = result_1;
    return _S282;
}

fn s_apply_smooth_dielectric_sample_0( eta_7 : f32,  _S283 : vec3<f32>,  lobe_2 : f32) -> Tuple_35
{
    var _S284 : Tuple_28 = s_apply_no_sample_0();
    var _S285 : f32 = _S283.z;
    var sample_2 : BsdfSample_0;
    if(lobe_2 < (s_apply_fresnel_dielectric_0(_S285, eta_7).value0_37))
    {
        var _S286 : vec3<f32> = vec3<f32>(1.0f);
        sample_2.wi_0 = vec3<f32>(- _S283.x, - _S283.y, _S285);
        sample_2.weight_3 = _S286;
        sample_2.pdf_2 = 1.0f;
        sample_2.valid_1 = true;
        sample_2.delta_3 = true;
    }
    else
    {
        var _S287 : Tuple_36 = s_apply_refracted_0(_S283, vec3<f32>(0.0f, 0.0f, 1.0f), eta_7);
        if(_S287.value0_48.valid_2)
        {
            var crossing_1 : f32;
            if(_S285 > 0.0f)
            {
                crossing_1 = eta_7;
            }
            else
            {
                crossing_1 = 1.0f / eta_7;
            }
            var _S288 : vec3<f32> = vec3<f32>((1.0f / (crossing_1 * crossing_1)));
            sample_2.wi_0 = _S287.value0_48.direction_3;
            sample_2.weight_3 = _S288;
            sample_2.pdf_2 = 1.0f;
            sample_2.valid_1 = true;
            sample_2.delta_3 = true;
        }
        else
        {
            sample_2 = _S284.value0_40;
        }
    }
    var _S289 : Tuple_35;
    _S289.value0_47 = sample_2;
    return _S289;
}

struct Tuple_37
{
     value0_49 : BsdfSample_0,
};

fn s_apply_rough_dielectric_sample_0( eta_8 : f32,  alpha_5 : vec2<f32>,  _S290 : vec3<f32>,  _S291 : vec2<f32>,  lobe_3 : f32) -> Tuple_37
{
    var _S292 : Tuple_28 = s_apply_no_sample_0();
    var width_7 : vec2<f32> = ggx_widths_0(alpha_5);
    var _S293 : Tuple_32 = s_apply_ggx_sample_visible_0(width_7, _S290, _S291);
    var _S294 : Tuple_5 = s_apply_dot_0(_S290, _S293.value0_44);
    var _S295 : Tuple_25 = s_apply_fresnel_dielectric_0(_S294.value0_5, eta_8);
    var masking_o_2 : f32 = 1.0f + s_apply_ggx_lambda_0(width_7, _S290).value0_32;
    var _S296 : Tuple_2 = s_apply_abs_0(_S294.value0_5);
    var _S297 : f32 = _S290.z;
    var visible_0 : f32 = s_apply_ggx_density_0(width_7, _S293.value0_44).value0_33 * _S296.value0_2 / (masking_o_2 * s_apply_abs_0(_S297).value0_2);
    var sample_3 : BsdfSample_0;
    if(lobe_3 < (_S295.value0_37))
    {
        var _S298 : Tuple_34 = s_apply_mirrored_0(_S290, _S293.value0_44);
        if((_S297 * _S298.value0_46.z) > 0.0f)
        {
            sample_3 = _S292.value0_40;
            sample_3.wi_0 = _S298.value0_46;
            sample_3.weight_3 = vec3<f32>((masking_o_2 / (masking_o_2 + s_apply_ggx_lambda_0(width_7, _S298.value0_46).value0_32)));
            sample_3.pdf_2 = _S295.value0_37 * visible_0 / (4.0f * _S296.value0_2);
            sample_3.valid_1 = true;
        }
        else
        {
            sample_3 = _S292.value0_40;
        }
    }
    else
    {
        var _S299 : Tuple_36 = s_apply_refracted_0(_S290, _S293.value0_44, eta_8);
        var _S300 : bool;
        if(_S299.value0_48.valid_2)
        {
            _S300 = (_S297 * _S299.value0_48.direction_3.z) < 0.0f;
        }
        else
        {
            _S300 = false;
        }
        if(_S300)
        {
            var crossing_2 : f32;
            if(_S297 > 0.0f)
            {
                crossing_2 = eta_8;
            }
            else
            {
                crossing_2 = 1.0f / eta_8;
            }
            var _S301 : Tuple_5 = s_apply_dot_0(_S299.value0_48.direction_3, _S293.value0_44);
            var jacobian_0 : f32 = s_apply_abs_0(_S301.value0_5).value0_2 / s_apply_sqr_0(_S301.value0_5 + _S294.value0_5 / crossing_2).value0_20;
            sample_3 = _S292.value0_40;
            sample_3.wi_0 = _S299.value0_48.direction_3;
            sample_3.weight_3 = vec3<f32>((masking_o_2 / ((masking_o_2 + s_apply_ggx_lambda_0(width_7, _S299.value0_48.direction_3).value0_32) * crossing_2 * crossing_2)));
            sample_3.pdf_2 = (1.0f - _S295.value0_37) * visible_0 * jacobian_0;
            sample_3.valid_1 = true;
        }
        else
        {
            sample_3 = _S292.value0_40;
        }
    }
    var _S302 : Tuple_37;
    _S302.value0_49 = sample_3;
    return _S302;
}

fn s_apply_bsdf_sample_0( material_4 : Material_0,  _S303 : vec3<f32>,  _S304 : vec2<f32>,  lobe_4 : f32) -> Tuple_27
{
    var _S305 : Tuple_28 = s_apply_no_sample_0();
    var smooth_2 : bool = (((material_4.flags_0) & (u32(2)))) != u32(0);
    var sample_4 : BsdfSample_0;
    if((_S303.z) != 0.0f)
    {
        if((material_4.kind_0) == u32(0))
        {
            sample_4 = s_apply_diffuse_sample_0(material_4.a_0.xyz, _S303, _S304).value0_41;
        }
        else
        {
            if((material_4.kind_0) == u32(1))
            {
                sample_4 = s_apply_conductor_sample_0(material_4.a_0.xyz, material_4.b_0.xyz, material_4.alpha_0, smooth_2, _S303, _S304).value0_43;
            }
            else
            {
                if(smooth_2)
                {
                    sample_4 = s_apply_smooth_dielectric_sample_0(material_4.a_0.x, _S303, lobe_4).value0_47;
                }
                else
                {
                    sample_4 = s_apply_rough_dielectric_sample_0(material_4.a_0.x, material_4.alpha_0, _S303, _S304, lobe_4).value0_49;
                }
            }
        }
    }
    else
    {
        sample_4 = _S305.value0_40;
    }
    var _S306 : Tuple_27;
    _S306.value0_39 = sample_4;
    return _S306;
}

struct Tuple_38
{
     value0_50 : vec3<f32>,
};

fn s_apply_to_world_0( _S307 : Frame_0,  _S308 : vec3<f32>) -> Tuple_38
{
    var _S309 : Tuple_38;
    _S309.value0_50 = _S307.s_1 * vec3<f32>(_S308.x) + _S307.t_1 * vec3<f32>(_S308.y) + _S307.n_0 * vec3<f32>(_S308.z);
    return _S309;
}

struct Tuple_39
{
     value0_51 : vec3<f32>,
};

fn s_apply_ray_origin_0( _S310 : Surface_0,  _S311 : vec3<f32>,  clearance_1 : f32) -> Tuple_39
{
    var offset_1 : f32;
    if((s_apply_dot_0(_S311, _S310.geometric_normal_0).value0_5) > 0.0f)
    {
        offset_1 = clearance_1;
    }
    else
    {
        offset_1 = - clearance_1;
    }
    var _S312 : Tuple_39;
    _S312.value0_51 = _S310.position_0 + _S310.geometric_normal_0 * vec3<f32>(offset_1);
    return _S312;
}

fn s_apply_scatter_0( material_5 : Material_0,  _S313 : Surface_0,  _S314 : vec3<f32>,  _S315 : vec2<f32>,  lobe_5 : f32,  clearance_2 : f32) -> Tuple_26
{
    var _S316 : Tuple_27 = s_apply_bsdf_sample_0(material_5, _S314, _S315, lobe_5);
    var _S317 : Tuple_38 = s_apply_to_world_0(_S313.frame_0, _S316.value0_39.wi_0);
    var _S318 : Tuple_39 = s_apply_ray_origin_0(_S313, _S317.value0_50, clearance_2);
    var _S319 : Tuple_26;
    _S319.value0_38.weight_2 = _S316.value0_39.weight_3;
    _S319.value0_38.origin_0 = _S318.value0_51;
    _S319.value0_38.direction_2 = _S317.value0_50;
    _S319.value0_38.pdf_1 = _S316.value0_39.pdf_2;
    _S319.value0_38.valid_0 = _S316.value0_39.valid_1;
    _S319.value0_38.delta_2 = _S316.value0_39.delta_3;
    return _S319;
}

struct Surface_Differential_0
{
     position_1 : vec3<f32>,
     frame_2 : Frame_0,
};

fn Frame_x24_syn_dzero_0() -> Frame_0
{
    var result_2 : Frame_0;
    var _S320 : vec3<f32> = vec3<f32>(0.0f);
    result_2.s_1 = _S320;
    result_2.t_1 = _S320;
    result_2.n_0 = _S320;
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
     origin_1 : vec3<f32>,
     direction_4 : vec3<f32>,
     pdf_3 : f32,
};

fn Departure_x24_syn_dzero_0() -> Departure_Differential_0
{
    var result_4 : Departure_Differential_0;
    var _S321 : vec3<f32> = vec3<f32>(0.0f);
    result_4.weight_4 = _S321;
    result_4.origin_1 = _S321;
    result_4.direction_4 = _S321;
    result_4.pdf_3 = 0.0f;
    return result_4;
}

fn Departure_x24_syn_dadd_0( SLANG_anonymous_0_0 : Departure_Differential_0,  SLANG_anonymous_1_0 : Departure_Differential_0) -> Departure_Differential_0
{
    var result_5 : Departure_Differential_0;
    result_5.weight_4 = SLANG_anonymous_0_0.weight_4 + SLANG_anonymous_1_0.weight_4;
    result_5.origin_1 = SLANG_anonymous_0_0.origin_1 + SLANG_anonymous_1_0.origin_1;
    result_5.direction_4 = SLANG_anonymous_0_0.direction_4 + SLANG_anonymous_1_0.direction_4;
    result_5.pdf_3 = SLANG_anonymous_0_0.pdf_3 + SLANG_anonymous_1_0.pdf_3;
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
    result_6.t_1 = SLANG_anonymous_0_1.t_1 + SLANG_anonymous_1_1.t_1;
    result_6.n_0 = SLANG_anonymous_0_1.n_0 + SLANG_anonymous_1_1.n_0;
    return result_6;
}

fn Surface_x24_syn_dadd_0( SLANG_anonymous_0_2 : Surface_Differential_0,  SLANG_anonymous_1_2 : Surface_Differential_0) -> Surface_Differential_0
{
    var result_7 : Surface_Differential_0;
    result_7.position_1 = SLANG_anonymous_0_2.position_1 + SLANG_anonymous_1_2.position_1;
    result_7.frame_2 = Frame_x24_syn_dadd_0(SLANG_anonymous_0_2.frame_2, SLANG_anonymous_1_2.frame_2);
    return result_7;
}

fn s_bwdProp_ray_origin_0( _S322 : s_bwdCallableCtx_ray_origin_0,  _S323 : ptr<function, Surface_Differential_0>,  _S324 : ptr<function, vec3<f32>>,  _S325 : vec3<f32>)
{
    var _S326 : s_bwdCallableCtx_dot_0;
    _S326._S39 = _S322.value0_57.value1_8;
    _S326._S40 = _S322.value0_57.value0_56.geometric_normal_0;
    var _S327 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S328 : Surface_Differential_0 = _S327;
    _S328.position_1 = _S325;
    var _S329 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S327, _S328);
    var _S330 : vec3<f32> = vec3<f32>(0.0f);
    var _S331 : vec3<f32> = _S330;
    var _S332 : vec3<f32> = _S330;
    s_bwdProp_dot_0(_S326, &(_S331), &(_S332), 0.0f);
    (*_S323) = _S329;
    (*_S324) = _S331;
    return;
}

fn s_bwdProp_to_world_0( _S333 : s_bwdCallableCtx_to_world_0,  _S334 : ptr<function, Frame_0>,  _S335 : ptr<function, vec3<f32>>,  _S336 : vec3<f32>)
{
    var _S337 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S338 : vec3<f32> = _S333.value0_55.value0_54.n_0 * _S336;
    var _S339 : vec3<f32> = vec3<f32>(_S333.value0_55.value1_7.z) * _S336;
    var _S340 : f32 = _S338[i32(0)] + _S338[i32(1)] + _S338[i32(2)];
    var _S341 : vec3<f32> = _S333.value0_55.value0_54.t_1 * _S336;
    var _S342 : vec3<f32> = vec3<f32>(_S333.value0_55.value1_7.y) * _S336;
    var _S343 : f32 = _S341[i32(0)] + _S341[i32(1)] + _S341[i32(2)];
    var _S344 : vec3<f32> = _S333.value0_55.value0_54.s_1 * _S336;
    var _S345 : vec3<f32> = vec3<f32>(_S333.value0_55.value1_7.x) * _S336;
    var _S346 : f32 = _S344[i32(0)] + _S344[i32(1)] + _S344[i32(2)];
    var _S347 : Frame_0 = _S337;
    _S347.n_0 = _S339;
    _S347.t_1 = _S342;
    _S347.s_1 = _S345;
    var _S348 : vec3<f32> = vec3<f32>(_S346, _S343, _S340);
    (*_S334) = Frame_x24_syn_dadd_0(_S337, _S347);
    (*_S335) = _S348;
    return;
}

struct BsdfSample_Differential_0
{
     wi_1 : vec3<f32>,
     weight_5 : vec3<f32>,
     pdf_4 : f32,
};

fn BsdfSample_x24_syn_dzero_0() -> BsdfSample_Differential_0
{
    var result_8 : BsdfSample_Differential_0;
    var _S349 : vec3<f32> = vec3<f32>(0.0f);
    result_8.wi_1 = _S349;
    result_8.weight_5 = _S349;
    result_8.pdf_4 = 0.0f;
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

fn s_bwdProp_safe_sqrt_0( _S350 : s_bwdCallableCtx_safe_sqrt_0,  _S351 : ptr<function, f32>,  _S352 : f32)
{
    var _S353 : bool = (_S350.value0_69.value0_68) > 0.0f;
    var _S354 : s_bwdCallableCtx_sqrt_0;
    if(_S353)
    {
        var _S355 : s_bwdCallableCtx_sqrt_0;
        _S355._S22 = _S350.value0_69.value0_68;
        _S354 = _S355;
    }
    else
    {
        _S354._S22 = 0.0f;
    }
    var _S356 : f32;
    if(_S353)
    {
        var _S357 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S354, &(_S357), _S352);
        _S356 = _S357;
    }
    else
    {
        _S356 = 0.0f;
    }
    (*_S351) = _S356;
    return;
}

fn s_bwdProp_sin_cos_turns_0( _S358 : s_bwdCallableCtx_sin_cos_turns_0,  _S359 : ptr<function, f32>,  _S360 : vec2<f32>)
{
    var quarter_2 : f32 = round(_S358.value0_67.value0_66 * 4.0f);
    var angle_1 : f32 = (_S358.value0_67.value0_66 - quarter_2 * 0.25f) * 6.28318548202514648f;
    var a2_1 : f32 = angle_1 * angle_1;
    var _S361 : f32 = -0.0001984127011383f + a2_1 * 2.75573188446287531e-06f;
    var _S362 : f32 = 0.00833333376795053f + a2_1 * _S361;
    var _S363 : f32 = -0.1666666716337204f + a2_1 * _S362;
    var _S364 : f32 = 1.0f + a2_1 * _S363;
    var _S365 : f32 = -0.00138888892251998f + a2_1 * 0.00002480158764229f;
    var _S366 : f32 = 0.0416666679084301f + a2_1 * _S365;
    var _S367 : f32 = -0.5f + a2_1 * _S366;
    var q_2 : i32 = (i32(quarter_2) & (i32(3)));
    var _S368 : bool = q_2 == i32(1);
    var _S369 : bool;
    var _S370 : bool;
    if(_S368)
    {
        _S369 = false;
        _S370 = false;
    }
    else
    {
        var _S371 : bool = q_2 == i32(2);
        if(_S371)
        {
            _S369 = false;
        }
        else
        {
            _S369 = q_2 == i32(3);
        }
        var _S372 : bool = _S369;
        _S369 = _S371;
        _S370 = _S372;
    }
    var _S373 : f32;
    var _S374 : f32;
    if(_S368)
    {
        var _S375 : f32 = - _S360[i32(1)];
        _S373 = _S360[i32(0)];
        _S374 = _S375;
    }
    else
    {
        if(_S369)
        {
            var _S376 : f32 = - _S360[i32(0)];
            _S373 = - _S360[i32(1)];
            _S374 = _S376;
        }
        else
        {
            if(_S370)
            {
                _S373 = - _S360[i32(0)];
                _S374 = _S360[i32(1)];
            }
            else
            {
                _S373 = _S360[i32(1)];
                _S374 = _S360[i32(0)];
            }
        }
    }
    var _S377 : f32 = a2_1 * _S373;
    var _S378 : f32 = a2_1 * _S377;
    var _S379 : f32 = angle_1 * _S374;
    var _S380 : f32 = a2_1 * _S379;
    var _S381 : f32 = a2_1 * _S380;
    var _S382 : f32 = angle_1 * (_S367 * _S373 + _S366 * _S377 + _S365 * _S378 + 0.00002480158764229f * (a2_1 * _S378) + _S363 * _S379 + _S362 * _S380 + _S361 * _S381 + 2.75573188446287531e-06f * (a2_1 * _S381));
    (*_S359) = 6.28318548202514648f * (_S364 * _S374 + _S382 + _S382);
    return;
}

fn s_bwdProp_diffuse_sample_0( _S383 : s_bwdCallableCtx_diffuse_sample_0,  _S384 : ptr<function, vec3<f32>>,  _S385 : ptr<function, vec2<f32>>,  _S386 : BsdfSample_Differential_0)
{
    var _S387 : f32 = _S383.value0_65.value1_9.x;
    var _S388 : Tuple_30 = s_apply_sin_cos_turns_0(_S387);
    var _S389 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S389.value0_66 = _S387;
    var _S390 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S389 );
    var _S391 : f32 = _S383.value0_65.value1_9.y;
    var _S392 : Tuple_15 = s_apply_safe_sqrt_0(_S391);
    var _S393 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S393.value0_68 = _S391;
    var _S394 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S393 );
    var _S395 : f32 = 1.0f - _S391;
    var _S396 : Tuple_15 = s_apply_safe_sqrt_0(_S395);
    var _S397 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S397.value0_68 = _S395;
    var _S398 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S397 );
    var _S399 : bool = (_S396.value0_27) > 0.0f;
    var side_1 : f32;
    var _S400 : f32;
    var _S401 : f32;
    if(_S399)
    {
        if((_S383.value0_65.value0_58.z) < 0.0f)
        {
            side_1 = -1.0f;
        }
        else
        {
            side_1 = 1.0f;
        }
        var _S402 : f32 = _S388.value0_42.y;
        _S400 = _S388.value0_42.x;
        _S401 = _S402;
    }
    else
    {
        side_1 = 0.0f;
        _S400 = 0.0f;
        _S401 = 0.0f;
    }
    var _S403 : vec3<f32> = vec3<f32>(0.0f);
    var _S404 : vec2<f32> = vec2<f32>(0.0f);
    var _S405 : vec2<f32>;
    if(_S399)
    {
        var _S406 : vec2<f32> = vec2<f32>(_S392.value0_27 * _S386.wi_1[i32(1)], _S392.value0_27 * _S386.wi_1[i32(0)]);
        var _S407 : f32 = _S400 * _S386.wi_1[i32(1)] + _S401 * _S386.wi_1[i32(0)];
        side_1 = 0.31830990314483643f * _S386.pdf_4 + side_1 * _S386.wi_1[i32(2)];
        _S400 = _S407;
        _S405 = _S406;
    }
    else
    {
        side_1 = 0.0f;
        _S400 = 0.0f;
        _S405 = _S404;
    }
    var _S408 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S398, &(_S408), side_1);
    var _S409 : f32 = - _S408;
    var _S410 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S394, &(_S410), _S400);
    var _S411 : f32 = _S409 + _S410;
    var _S412 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S390, &(_S412), _S405);
    var _S413 : vec2<f32> = vec2<f32>(_S412, _S411);
    (*_S384) = _S403;
    (*_S385) = _S413;
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

fn s_bwdProp_sqr_0( _S414 : s_bwdCallableCtx_sqr_0,  _S415 : ptr<function, f32>,  _S416 : f32)
{
    var _S417 : f32 = _S414.value0_83.value0_82 * _S416;
    (*_S415) = _S417 + _S417;
    return;
}

fn s_bwdProp_fresnel_conductor_channel_0( _S418 : s_bwdCallableCtx_fresnel_conductor_channel_0,  _S419 : ptr<function, f32>,  _S420 : f32)
{
    var _S421 : Tuple_0 = s_apply_min_0(_S418.value0_81.value0_80, 1.0f);
    var _S422 : s_bwdCallableCtx_min_0;
    _S422._S2 = _S418.value0_81.value0_80;
    _S422._S3 = 1.0f;
    var _S423 : Tuple_11 = s_apply_sqr_0(_S421.value0_0);
    var _S424 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S424.value0_82 = _S421.value0_0;
    var _S425 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S424 );
    var sin2_1 : f32 = 1.0f - _S423.value0_20;
    var _S426 : f32 = _S418.value0_81.value1_18;
    var _S427 : f32 = _S418.value0_81.value2_11;
    var t0_1 : f32 = _S426 * _S426 - _S427 * _S427 - sin2_1;
    var _S428 : Tuple_11 = s_apply_sqr_0(t0_1);
    var _S429 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S429.value0_82 = t0_1;
    var _S430 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S429 );
    var _S431 : f32 = _S428.value0_20 + 4.0f * _S418.value0_81.value1_18 * _S418.value0_81.value1_18 * _S418.value0_81.value2_11 * _S418.value0_81.value2_11;
    var _S432 : Tuple_15 = s_apply_safe_sqrt_0(_S431);
    var _S433 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S433.value0_68 = _S431;
    var _S434 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S433 );
    var _S435 : f32 = (_S432.value0_27 + t0_1) * 0.5f;
    var _S436 : Tuple_15 = s_apply_safe_sqrt_0(_S435);
    var _S437 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S437.value0_68 = _S435;
    var _S438 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S437 );
    var t1_1 : f32 = _S432.value0_27 + _S423.value0_20;
    var _S439 : f32 = 2.0f * _S436.value0_27;
    var t2_1 : f32 = _S439 * _S421.value0_0;
    var _S440 : f32 = t1_1 - t2_1;
    var _S441 : f32 = t1_1 + t2_1;
    var perpendicular_1 : f32 = _S440 / _S441;
    var _S442 : f32 = _S441 * _S441;
    var _S443 : f32 = _S423.value0_20 * _S432.value0_27;
    var _S444 : Tuple_11 = s_apply_sqr_0(sin2_1);
    var _S445 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S445.value0_82 = sin2_1;
    var _S446 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S445 );
    var t3_1 : f32 = _S443 + _S444.value0_20;
    var t4_1 : f32 = t2_1 * sin2_1;
    var _S447 : f32 = t3_1 - t4_1;
    var _S448 : f32 = t3_1 + t4_1;
    var s_diff_parallel_T_0 : f32 = 0.5f * _S420;
    var _S449 : f32 = s_diff_parallel_T_0 / (_S448 * _S448);
    var _S450 : f32 = perpendicular_1 * _S447 * - _S449;
    var _S451 : f32 = _S448 * _S449;
    var _S452 : f32 = perpendicular_1 * _S451;
    var _S453 : f32 = _S447 * _S451;
    var _S454 : f32 = _S450 + - _S452;
    var _S455 : f32 = t2_1 * _S454;
    var _S456 : f32 = sin2_1 * _S454;
    var _S457 : f32 = _S450 + _S452;
    var _S458 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S446, &(_S458), _S457);
    var _S459 : f32 = _S423.value0_20 * _S457;
    var _S460 : f32 = _S432.value0_27 * _S457;
    var _S461 : f32 = (s_diff_parallel_T_0 + _S453) / _S442;
    var _S462 : f32 = _S440 * - _S461;
    var _S463 : f32 = _S441 * _S461;
    var _S464 : f32 = _S456 + _S462 + - _S463;
    var _S465 : f32 = _S439 * _S464;
    var _S466 : f32 = 2.0f * (_S421.value0_0 * _S464);
    var _S467 : f32 = _S462 + _S463;
    var _S468 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S438, &(_S468), _S466);
    var _S469 : f32 = 0.5f * _S468;
    var _S470 : f32 = _S459 + _S467 + _S469;
    var _S471 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S434, &(_S471), _S470);
    var _S472 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S430, &(_S472), _S471);
    var _S473 : f32 = _S460 + _S467 + - (_S455 + _S458 + - (_S469 + _S472));
    var _S474 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S425, &(_S474), _S473);
    var _S475 : f32 = _S465 + _S474;
    var _S476 : f32 = 0.0f;
    var _S477 : f32 = 0.0f;
    s_bwdProp_min_0(_S422, &(_S476), &(_S477), _S475);
    (*_S419) = _S476;
    return;
}

fn s_bwdProp_fresnel_conductor_0( _S478 : s_bwdCallableCtx_fresnel_conductor_0,  _S479 : ptr<function, f32>,  _S480 : vec3<f32>)
{
    var _S481 : f32 = _S478.value0_77.value1_13.x;
    var _S482 : f32 = _S478.value0_77.value2_9.x;
    var _S483 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S483.value0_80 = _S478.value0_77.value0_70;
    _S483.value1_18 = _S481;
    _S483.value2_11 = _S482;
    var _S484 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S483 );
    var _S485 : f32 = _S478.value0_77.value1_13.y;
    var _S486 : f32 = _S478.value0_77.value2_9.y;
    var _S487 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S487.value0_80 = _S478.value0_77.value0_70;
    _S487.value1_18 = _S485;
    _S487.value2_11 = _S486;
    var _S488 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S487 );
    var _S489 : f32 = _S478.value0_77.value1_13.z;
    var _S490 : f32 = _S478.value0_77.value2_9.z;
    var _S491 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S491.value0_80 = _S478.value0_77.value0_70;
    _S491.value1_18 = _S489;
    _S491.value2_11 = _S490;
    var _S492 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S491 );
    var _S493 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S492, &(_S493), _S480[i32(2)]);
    var _S494 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S488, &(_S494), _S480[i32(1)]);
    var _S495 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S484, &(_S495), _S480[i32(0)]);
    (*_S479) = _S493 + _S494 + _S495;
    return;
}

fn s_bwdProp_ggx_density_0( _S496 : s_bwdCallableCtx_ggx_density_0,  _S497 : ptr<function, vec3<f32>>,  _S498 : f32)
{
    var _S499 : f32 = _S496.value0_75.value0_74.x;
    var _S500 : f32 = _S496.value0_75.value1_17.x / _S499;
    var _S501 : Tuple_11 = s_apply_sqr_0(_S500);
    var _S502 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S502.value0_82 = _S500;
    var _S503 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S502 );
    var _S504 : f32 = _S496.value0_75.value0_74.y;
    var _S505 : f32 = _S496.value0_75.value1_17.y / _S504;
    var _S506 : Tuple_11 = s_apply_sqr_0(_S505);
    var _S507 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S507.value0_82 = _S505;
    var _S508 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S507 );
    var _S509 : f32 = _S501.value0_20 + _S506.value0_20;
    var _S510 : f32 = _S496.value0_75.value1_17.z;
    var _S511 : Tuple_11 = s_apply_sqr_0(_S510);
    var _S512 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S512.value0_82 = _S510;
    var _S513 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S512 );
    var s_4 : f32 = _S509 + _S511.value0_20;
    var _S514 : f32 = 3.14159274101257324f * _S499 * _S504;
    var _S515 : Tuple_11 = s_apply_sqr_0(s_4);
    var _S516 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S516.value0_82 = s_4;
    var _S517 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S516 );
    var _S518 : f32 = _S514 * _S515.value0_20;
    var _S519 : f32 = _S514 * - (_S498 / (_S518 * _S518));
    var _S520 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S517, &(_S520), _S519);
    var _S521 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S513, &(_S521), _S520);
    var _S522 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S508, &(_S522), _S520);
    var _S523 : f32 = _S522 / _S504;
    var _S524 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S503, &(_S524), _S520);
    (*_S497) = vec3<f32>(_S524 / _S499, _S523, _S521);
    return;
}

fn s_bwdProp_ggx_lambda_0( _S525 : s_bwdCallableCtx_ggx_lambda_0,  _S526 : ptr<function, vec3<f32>>,  _S527 : f32)
{
    var _S528 : f32 = _S525.value0_76.value0_73.x;
    var _S529 : f32 = _S528 * _S525.value0_76.value1_16.x;
    var _S530 : Tuple_11 = s_apply_sqr_0(_S529);
    var _S531 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S531.value0_82 = _S529;
    var _S532 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S531 );
    var _S533 : f32 = _S525.value0_76.value0_73.y;
    var _S534 : f32 = _S533 * _S525.value0_76.value1_16.y;
    var _S535 : Tuple_11 = s_apply_sqr_0(_S534);
    var _S536 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S536.value0_82 = _S534;
    var _S537 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S536 );
    var _S538 : f32 = _S530.value0_20 + _S535.value0_20;
    var _S539 : f32 = _S525.value0_76.value1_16.z;
    var _S540 : Tuple_11 = s_apply_sqr_0(_S539);
    var _S541 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S541.value0_82 = _S539;
    var _S542 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S541 );
    var _S543 : f32 = _S540.value0_20 * _S540.value0_20;
    var _S544 : s_bwdCallableCtx_sqrt_0;
    _S544._S22 = 1.0f + _S538 / _S540.value0_20;
    var _S545 : f32 = 0.5f * _S527;
    var _S546 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S544, &(_S546), _S545);
    var _S547 : f32 = _S546 / _S543;
    var _S548 : f32 = _S538 * - _S547;
    var _S549 : f32 = _S540.value0_20 * _S547;
    var _S550 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S542, &(_S550), _S548);
    var _S551 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S537, &(_S551), _S549);
    var _S552 : f32 = _S533 * _S551;
    var _S553 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S532, &(_S553), _S549);
    (*_S526) = vec3<f32>(_S528 * _S553, _S552, _S550);
    return;
}

fn s_bwdProp_mirrored_0( _S554 : s_bwdCallableCtx_mirrored_0,  _S555 : ptr<function, vec3<f32>>,  _S556 : ptr<function, vec3<f32>>,  _S557 : vec3<f32>)
{
    var _S558 : Tuple_5 = s_apply_dot_0(_S554.value0_78.value0_72, _S554.value0_78.value1_15);
    var _S559 : s_bwdCallableCtx_dot_0;
    _S559._S39 = _S554.value0_78.value0_72;
    _S559._S40 = _S554.value0_78.value1_15;
    var _S560 : vec3<f32> = (vec3<f32>(0) - _S557);
    var _S561 : vec3<f32> = _S554.value0_78.value1_15 * _S557;
    var _S562 : vec3<f32> = vec3<f32>((2.0f * _S558.value0_5)) * _S557;
    var _S563 : f32 = 2.0f * (_S561[i32(0)] + _S561[i32(1)] + _S561[i32(2)]);
    var _S564 : vec3<f32> = vec3<f32>(0.0f);
    var _S565 : vec3<f32> = _S564;
    var _S566 : vec3<f32> = _S564;
    s_bwdProp_dot_0(_S559, &(_S565), &(_S566), _S563);
    var _S567 : vec3<f32> = _S562 + _S566;
    (*_S555) = _S560 + _S565;
    (*_S556) = _S567;
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

fn s_bwdProp_unit_vector_0( _S568 : s_bwdCallableCtx_unit_vector_0,  _S569 : ptr<function, vec3<f32>>,  _S570 : vec3<f32>)
{
    var _S571 : vec3<f32> = _S568.value0_85.value0_84;
    var _S572 : Tuple_5 = s_apply_dot_0(_S571, _S571);
    var _S573 : s_bwdCallableCtx_dot_0;
    _S573._S39 = _S568.value0_85.value0_84;
    _S573._S40 = _S568.value0_85.value0_84;
    var _S574 : Tuple_3 = s_apply_sqrt_0(_S572.value0_5);
    var _S575 : s_bwdCallableCtx_sqrt_0;
    _S575._S22 = _S572.value0_5;
    var _S576 : vec3<f32> = _S568.value0_85.value0_84 * _S570;
    var _S577 : vec3<f32> = vec3<f32>((1.0f / _S574.value0_3)) * _S570;
    var _S578 : f32 = - ((_S576[i32(0)] + _S576[i32(1)] + _S576[i32(2)]) / (_S574.value0_3 * _S574.value0_3));
    var _S579 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S575, &(_S579), _S578);
    var _S580 : vec3<f32> = vec3<f32>(0.0f);
    var _S581 : vec3<f32> = _S580;
    var _S582 : vec3<f32> = _S580;
    s_bwdProp_dot_0(_S573, &(_S581), &(_S582), _S579);
    (*_S569) = _S577 + _S581 + _S582;
    return;
}

fn s_bwdProp_ggx_sample_visible_0( _S583 : s_bwdCallableCtx_ggx_sample_visible_0,  _S584 : ptr<function, vec3<f32>>,  _S585 : ptr<function, vec2<f32>>,  _S586 : vec3<f32>)
{
    var _S587 : bool = (_S583.value0_79.value1_14.z) < 0.0f;
    var w_8 : vec3<f32>;
    if(_S587)
    {
        w_8 = (vec3<f32>(0) - _S583.value0_79.value1_14);
    }
    else
    {
        w_8 = _S583.value0_79.value1_14;
    }
    var _S588 : f32 = _S583.value0_79.value0_71.x;
    var _S589 : f32 = _S583.value0_79.value0_71.y;
    var _S590 : vec3<f32> = vec3<f32>(w_8.x * _S588, w_8.y * _S589, w_8.z);
    var _S591 : Tuple_33 = s_apply_unit_vector_0(_S590);
    var _S592 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S592.value0_84 = _S590;
    var _S593 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S592 );
    var _S594 : f32 = _S583.value0_79.value2_10.x;
    var _S595 : Tuple_30 = s_apply_sin_cos_turns_0(_S594);
    var _S596 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S596.value0_66 = _S594;
    var _S597 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S596 );
    var _S598 : f32 = _S583.value0_79.value2_10.y;
    var _S599 : f32 = 1.0f + _S591.value0_45.z;
    var one_minus_z_1 : f32 = _S598 * _S599;
    var _S600 : f32 = 2.0f - one_minus_z_1;
    var _S601 : f32 = one_minus_z_1 * _S600;
    var _S602 : Tuple_15 = s_apply_safe_sqrt_0(_S601);
    var _S603 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S603.value0_68 = _S601;
    var _S604 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S603 );
    var _S605 : f32 = _S595.value0_42.y;
    var _S606 : f32 = _S595.value0_42.x;
    var h_1 : vec3<f32> = vec3<f32>(_S602.value0_27 * _S605, _S602.value0_27 * _S606, 1.0f - one_minus_z_1) + _S591.value0_45;
    var _S607 : f32 = h_1.x * _S588;
    var _S608 : f32 = h_1.y * _S589;
    var _S609 : f32 = h_1.z;
    var _S610 : Tuple_1 = s_apply_max_0(_S609, 9.999999960041972e-13f);
    var _S611 : s_bwdCallableCtx_max_0;
    _S611._S10 = _S609;
    _S611._S11 = 9.999999960041972e-13f;
    var _S612 : s_bwdCallableCtx_max_0 = _S611;
    var _S613 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S613.value0_84 = vec3<f32>(_S607, _S608, _S610.value0_1);
    var _S614 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S613 );
    var _S615 : vec3<f32> = vec3<f32>(0.0f);
    var _S616 : vec3<f32> = _S615;
    s_bwdProp_unit_vector_0(_S614, &(_S616), _S586);
    var _S617 : f32 = 0.0f;
    var _S618 : f32 = 0.0f;
    s_bwdProp_max_0(_S612, &(_S617), &(_S618), _S616[i32(2)]);
    var _S619 : f32 = _S589 * _S616[i32(1)];
    var _S620 : f32 = _S588 * _S616[i32(0)];
    var s_diff_h_T_0 : vec3<f32> = vec3<f32>(_S620, _S619, _S617);
    var _S621 : f32 = - _S617;
    var _S622 : f32 = _S602.value0_27 * _S619;
    var _S623 : f32 = _S602.value0_27 * _S620;
    var _S624 : f32 = _S606 * _S619 + _S605 * _S620;
    var _S625 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S604, &(_S625), _S624);
    var _S626 : f32 = _S621 + _S600 * _S625 + - (one_minus_z_1 * _S625);
    var _S627 : f32 = _S598 * _S626;
    var _S628 : f32 = _S599 * _S626;
    var _S629 : vec2<f32> = vec2<f32>(_S622, _S623);
    var _S630 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S597, &(_S630), _S629);
    var _S631 : vec3<f32> = s_diff_h_T_0 + vec3<f32>(0.0f, 0.0f, _S627);
    var _S632 : vec3<f32> = _S615;
    s_bwdProp_unit_vector_0(_S593, &(_S632), _S631);
    var _S633 : vec3<f32> = vec3<f32>(_S588 * _S632[i32(0)], _S589 * _S632[i32(1)], _S632[i32(2)]);
    var _S634 : vec2<f32> = vec2<f32>(_S630, _S628);
    if(_S587)
    {
        w_8 = (vec3<f32>(0) - _S633);
    }
    else
    {
        w_8 = _S633;
    }
    (*_S584) = w_8;
    (*_S585) = _S634;
    return;
}

fn s_bwdProp_conductor_sample_0( _S635 : s_bwdCallableCtx_conductor_sample_0,  _S636 : ptr<function, vec3<f32>>,  _S637 : ptr<function, vec2<f32>>,  _S638 : BsdfSample_Differential_0)
{
    var _S639 : vec3<f32> = vec3<f32>(0.0f);
    var _S640 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S639, _S639 );
    var _S641 : vec2<f32> = vec2<f32>(0.0f);
    var _S642 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0( _S641, _S639, _S641 );
    var _S643 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S639, _S639 );
    var _S644 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S641, _S639 );
    var _S645 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S641, _S639 );
    var _S646 : f32;
    var _S647 : f32;
    var _S648 : f32;
    var _S649 : f32;
    var _S650 : f32;
    var _S651 : f32;
    var _S652 : f32;
    var _S653 : f32;
    var _S654 : f32;
    var _S655 : s_bwdCallableCtx_abs_0;
    var _S656 : s_bwdCallableCtx_abs_0;
    var _S657 : s_bwdCallableCtx_abs_0;
    var _S658 : s_bwdCallableCtx_ggx_density_0;
    var _S659 : vec3<f32>;
    var _S660 : vec3<f32>;
    var _S661 : s_bwdCallableCtx_ggx_lambda_0;
    var _S662 : s_bwdCallableCtx_ggx_lambda_0;
    var _S663 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S664 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S665 : s_bwdCallableCtx_dot_0;
    var _S666 : bool;
    var _S667 : s_bwdCallableCtx_mirrored_0;
    var _S668 : s_bwdCallableCtx_ggx_sample_visible_0;
    if(_S635.value0_64.value3_5)
    {
        var _S669 : f32 = _S635.value0_64.value4_4.z;
        var _S670 : Tuple_2 = s_apply_abs_0(_S669);
        var _S671 : s_bwdCallableCtx_abs_0;
        _S671._S18 = _S669;
        var _S672 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S672.value0_70 = _S670.value0_2;
        _S672.value1_13 = _S635.value0_64.value0_59;
        _S672.value2_9 = _S635.value0_64.value1_10;
        _S663.value0_77 = _S672;
        _S655 = _S671;
        _S666 = false;
        _S646 = 0.0f;
        _S647 = 0.0f;
        _S648 = 0.0f;
        _S649 = 0.0f;
        _S650 = 0.0f;
        _S656._S18 = 0.0f;
        _S658.value0_75 = _S645;
        _S659 = _S639;
        _S660 = _S639;
        _S651 = 0.0f;
        _S652 = 0.0f;
        _S661.value0_76 = _S644;
        _S664.value0_77 = _S640;
        _S657._S18 = 0.0f;
        _S665._S39 = _S639;
        _S665._S40 = _S639;
        _S662.value0_76 = _S644;
        _S653 = 0.0f;
        _S654 = 0.0f;
        _S667.value0_78 = _S643;
        _S668.value0_79 = _S642;
    }
    else
    {
        var width_8 : vec2<f32> = ggx_widths_0(_S635.value0_64.value2_6);
        var _S673 : Tuple_32 = s_apply_ggx_sample_visible_0(width_8, _S635.value0_64.value4_4, _S635.value0_64.value5_2);
        var _S674 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
        _S674.value0_71 = width_8;
        _S674.value1_14 = _S635.value0_64.value4_4;
        _S674.value2_10 = _S635.value0_64.value5_2;
        var _S675 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = _S674;
        var _S676 : Tuple_34 = s_apply_mirrored_0(_S635.value0_64.value4_4, _S673.value0_44);
        var _S677 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S677.value0_72 = _S635.value0_64.value4_4;
        _S677.value1_15 = _S673.value0_44;
        var _S678 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S677;
        var _S679 : f32 = _S635.value0_64.value4_4.z;
        var _S680 : f32 = _S676.value0_46.z;
        var _S681 : bool = (_S679 * _S680) > 0.0f;
        if(_S681)
        {
            var _S682 : Tuple_20 = s_apply_ggx_lambda_0(width_8, _S635.value0_64.value4_4);
            var _S683 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S683.value0_73 = width_8;
            _S683.value1_16 = _S635.value0_64.value4_4;
            var masking_o_3 : f32 = 1.0f + _S682.value0_32;
            var _S684 : Tuple_5 = s_apply_dot_0(_S635.value0_64.value4_4, _S673.value0_44);
            var _S685 : s_bwdCallableCtx_dot_0;
            _S685._S39 = _S635.value0_64.value4_4;
            _S685._S40 = _S673.value0_44;
            var _S686 : Tuple_2 = s_apply_abs_0(_S684.value0_5);
            var _S687 : s_bwdCallableCtx_abs_0;
            _S687._S18 = _S684.value0_5;
            var _S688 : Tuple_22 = s_apply_fresnel_conductor_0(_S686.value0_2, _S635.value0_64.value0_59, _S635.value0_64.value1_10);
            var _S689 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
            _S689.value0_70 = _S686.value0_2;
            _S689.value1_13 = _S635.value0_64.value0_59;
            _S689.value2_9 = _S635.value0_64.value1_10;
            var _S690 : Tuple_20 = s_apply_ggx_lambda_0(width_8, _S676.value0_46);
            var _S691 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S691.value0_73 = width_8;
            _S691.value1_16 = _S676.value0_46;
            var _S692 : f32 = masking_o_3 + _S690.value0_32;
            var _S693 : vec3<f32> = vec3<f32>((masking_o_3 / _S692));
            var _S694 : f32 = _S692 * _S692;
            var _S695 : Tuple_21 = s_apply_ggx_density_0(width_8, _S673.value0_44);
            var _S696 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
            _S696.value0_74 = width_8;
            _S696.value1_17 = _S673.value0_44;
            var _S697 : Tuple_2 = s_apply_abs_0(_S679);
            var _S698 : s_bwdCallableCtx_abs_0;
            _S698._S18 = _S679;
            var _S699 : f32 = 4.0f * _S697.value0_2;
            var _S700 : f32 = _S699 * masking_o_3;
            _S646 = _S700 * _S700;
            _S647 = _S695.value0_33;
            _S648 = _S700;
            _S649 = _S699;
            _S650 = masking_o_3;
            _S655 = _S698;
            _S658.value0_75 = _S696;
            _S659 = _S688.value0_34;
            _S660 = _S693;
            _S651 = _S694;
            _S652 = _S692;
            _S661.value0_76 = _S691;
            _S663.value0_77 = _S689;
            _S656 = _S687;
            _S665 = _S685;
            _S662.value0_76 = _S683;
        }
        else
        {
            _S646 = 0.0f;
            _S647 = 0.0f;
            _S648 = 0.0f;
            _S649 = 0.0f;
            _S650 = 0.0f;
            _S655._S18 = 0.0f;
            _S658.value0_75 = _S645;
            _S659 = _S639;
            _S660 = _S639;
            _S651 = 0.0f;
            _S652 = 0.0f;
            _S661.value0_76 = _S644;
            _S663.value0_77 = _S640;
            _S656._S18 = 0.0f;
            _S665._S39 = _S639;
            _S665._S40 = _S639;
            _S662.value0_76 = _S644;
        }
        var _S701 : s_bwdCallableCtx_abs_0 = _S655;
        var _S702 : s_bwdCallableCtx_fresnel_conductor_0 = _S663;
        var _S703 : s_bwdCallableCtx_abs_0 = _S656;
        _S663.value0_77 = _S640;
        _S655._S18 = 0.0f;
        _S666 = _S681;
        _S656 = _S701;
        _S664 = _S702;
        _S657 = _S703;
        _S653 = _S679;
        _S654 = _S680;
        _S667.value0_78 = _S678;
        _S668.value0_79 = _S675;
    }
    var _S704 : vec2<f32>;
    if(_S635.value0_64.value3_5)
    {
        var _S705 : f32 = 0.0f;
        s_bwdProp_fresnel_conductor_0(_S663, &(_S705), _S638.weight_5);
        var _S706 : f32 = 0.0f;
        s_bwdProp_abs_0(_S655, &(_S706), _S705);
        _S659 = vec3<f32>(- _S638.wi_1[i32(0)], - _S638.wi_1[i32(1)], _S706 + _S638.wi_1[i32(2)]);
        _S704 = _S641;
    }
    else
    {
        var _S707 : vec3<f32>;
        if(_S666)
        {
            var _S708 : f32 = _S638.pdf_4 / _S646;
            var _S709 : f32 = _S647 * - _S708;
            var _S710 : f32 = _S648 * _S708;
            var _S711 : f32 = _S649 * _S709;
            var _S712 : f32 = 4.0f * (_S650 * _S709);
            var _S713 : f32 = 0.0f;
            s_bwdProp_abs_0(_S656, &(_S713), _S712);
            var _S714 : vec3<f32> = _S639;
            s_bwdProp_ggx_density_0(_S658, &(_S714), _S710);
            var _S715 : vec3<f32> = _S659 * _S638.weight_5;
            var _S716 : vec3<f32> = _S660 * _S638.weight_5;
            var _S717 : f32 = (_S715[i32(0)] + _S715[i32(1)] + _S715[i32(2)]) / _S651;
            var _S718 : f32 = _S650 * - _S717;
            var _S719 : f32 = _S652 * _S717;
            var _S720 : vec3<f32> = _S639;
            s_bwdProp_ggx_lambda_0(_S661, &(_S720), _S718);
            var _S721 : f32 = 0.0f;
            s_bwdProp_fresnel_conductor_0(_S664, &(_S721), _S716);
            var _S722 : f32 = 0.0f;
            s_bwdProp_abs_0(_S657, &(_S722), _S721);
            var _S723 : vec3<f32> = _S639;
            var _S724 : vec3<f32> = _S639;
            s_bwdProp_dot_0(_S665, &(_S723), &(_S724), _S722);
            var _S725 : f32 = _S711 + _S719 + _S718;
            var _S726 : vec3<f32> = _S639;
            s_bwdProp_ggx_lambda_0(_S662, &(_S726), _S725);
            var _S727 : vec3<f32> = _S714 + _S724;
            var _S728 : vec3<f32> = _S723 + _S726;
            var _S729 : vec3<f32> = _S720 + _S638.wi_1;
            _S646 = _S713;
            _S659 = _S729;
            _S660 = _S727;
            _S707 = _S728;
        }
        else
        {
            _S646 = 0.0f;
            _S659 = _S639;
            _S660 = _S639;
            _S707 = _S639;
        }
        var _S730 : f32 = _S654 * 0.0f + _S646;
        var _S731 : vec3<f32> = _S659 + vec3<f32>(0.0f, 0.0f, _S653 * 0.0f);
        var _S732 : vec3<f32> = _S639;
        var _S733 : vec3<f32> = _S639;
        s_bwdProp_mirrored_0(_S667, &(_S732), &(_S733), _S731);
        var _S734 : vec3<f32> = _S733 + _S660;
        var _S735 : vec3<f32> = _S639;
        var _S736 : vec2<f32> = _S641;
        s_bwdProp_ggx_sample_visible_0(_S668, &(_S735), &(_S736), _S734);
        _S659 = _S732 + _S735 + _S707 + vec3<f32>(0.0f, 0.0f, _S730);
        _S704 = _S736;
    }
    (*_S636) = _S659;
    (*_S637) = _S704;
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
     direction_5 : vec3<f32>,
};

fn Refraction_x24_syn_dzero_0() -> Refraction_Differential_0
{
    var result_9 : Refraction_Differential_0;
    result_9.direction_5 = vec3<f32>(0.0f);
    return result_9;
}

fn Refraction_x24_syn_dadd_0( SLANG_anonymous_0_3 : Refraction_Differential_0,  SLANG_anonymous_1_3 : Refraction_Differential_0) -> Refraction_Differential_0
{
    var result_10 : Refraction_Differential_0;
    result_10.direction_5 = SLANG_anonymous_0_3.direction_5 + SLANG_anonymous_1_3.direction_5;
    return result_10;
}

fn s_bwdProp_refracted_0( _S737 : s_bwdCallableCtx_refracted_0,  _S738 : ptr<function, vec3<f32>>,  _S739 : ptr<function, vec3<f32>>,  _S740 : Refraction_Differential_0)
{
    var _S741 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S742 : vec3<f32> = vec3<f32>(0.0f);
    var _S743 : Tuple_5 = s_apply_dot_0(_S737.value0_89.value0_86, _S737.value0_89.value1_19);
    var _S744 : s_bwdCallableCtx_dot_0;
    _S744._S39 = _S737.value0_89.value0_86;
    _S744._S40 = _S737.value0_89.value1_19;
    var _S745 : s_bwdCallableCtx_dot_0 = _S744;
    var _S746 : bool = (_S743.value0_5) < 0.0f;
    var cos_i_2 : f32;
    var eta_9 : f32;
    var m_4 : vec3<f32>;
    if(_S746)
    {
        var _S747 : vec3<f32> = (vec3<f32>(0) - _S737.value0_89.value1_19);
        var _S748 : f32 = 1.0f / _S737.value0_89.value2_12;
        cos_i_2 = - _S743.value0_5;
        eta_9 = _S748;
        m_4 = _S747;
    }
    else
    {
        cos_i_2 = _S743.value0_5;
        eta_9 = _S737.value0_89.value2_12;
        m_4 = _S737.value0_89.value1_19;
    }
    var _S749 : Tuple_11 = s_apply_sqr_0(cos_i_2);
    var _S750 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S750.value0_82 = cos_i_2;
    var _S751 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S750 );
    var _S752 : f32 = 1.0f - _S749.value0_20;
    var _S753 : Tuple_1 = s_apply_max_0(_S752, 0.0f);
    var _S754 : s_bwdCallableCtx_max_0;
    _S754._S10 = _S752;
    _S754._S11 = 0.0f;
    var _S755 : s_bwdCallableCtx_max_0 = _S754;
    var _S756 : f32 = eta_9 * eta_9;
    var sin2_t_2 : f32 = _S753.value0_1 / _S756;
    var _S757 : f32 = _S756 * _S756;
    var _S758 : bool = sin2_t_2 < 1.0f;
    var _S759 : vec3<f32>;
    var _S760 : vec3<f32>;
    var _S761 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S758)
    {
        var _S762 : f32 = 1.0f - sin2_t_2;
        var _S763 : Tuple_15 = s_apply_safe_sqrt_0(_S762);
        var _S764 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S764.value0_68 = _S762;
        var _S765 : vec3<f32> = vec3<f32>((cos_i_2 / eta_9 - _S763.value0_27));
        _S759 = vec3<f32>((1.0f / eta_9));
        _S760 = _S765;
        cos_i_2 = _S756;
        _S761.value0_69 = _S764;
    }
    else
    {
        _S759 = _S742;
        _S760 = _S742;
        cos_i_2 = 0.0f;
        _S761.value0_69 = _S741;
    }
    if(_S758)
    {
        var _S766 : vec3<f32> = _S759 * (vec3<f32>(0) - _S740.direction_5);
        var _S767 : vec3<f32> = m_4 * _S740.direction_5;
        var _S768 : vec3<f32> = _S760 * _S740.direction_5;
        var _S769 : f32 = _S767[i32(0)] + _S767[i32(1)] + _S767[i32(2)];
        var _S770 : f32 = - _S769;
        var _S771 : f32 = eta_9 * (_S769 / cos_i_2);
        var _S772 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S761, &(_S772), _S770);
        cos_i_2 = - _S772;
        eta_9 = _S771;
        m_4 = _S768;
        _S759 = _S766;
    }
    else
    {
        cos_i_2 = 0.0f;
        eta_9 = 0.0f;
        m_4 = _S742;
        _S759 = _S742;
    }
    var _S773 : f32 = _S756 * (cos_i_2 / _S757);
    var _S774 : f32 = 0.0f;
    var _S775 : f32 = 0.0f;
    s_bwdProp_max_0(_S755, &(_S774), &(_S775), _S773);
    var _S776 : f32 = - _S774;
    var _S777 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S751, &(_S777), _S776);
    var _S778 : f32 = _S777 + eta_9;
    if(_S746)
    {
        var _S779 : vec3<f32> = (vec3<f32>(0) - m_4);
        cos_i_2 = - _S778;
        m_4 = _S779;
    }
    else
    {
        cos_i_2 = _S778;
    }
    var _S780 : vec3<f32> = _S742;
    var _S781 : vec3<f32> = _S742;
    s_bwdProp_dot_0(_S745, &(_S780), &(_S781), cos_i_2);
    var _S782 : vec3<f32> = _S781 + m_4;
    (*_S738) = _S780 + _S759;
    (*_S739) = _S782;
    return;
}

fn s_bwdProp_fresnel_dielectric_0( _S783 : s_bwdCallableCtx_fresnel_dielectric_0,  _S784 : ptr<function, f32>,  _S785 : f32)
{
    var _S786 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S787 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S788 : bool = (_S783.value0_88.value0_87) < 0.0f;
    var cos_i_3 : f32;
    var eta_10 : f32;
    if(_S788)
    {
        var _S789 : f32 = 1.0f / _S783.value0_88.value1_20;
        cos_i_3 = - _S783.value0_88.value0_87;
        eta_10 = _S789;
    }
    else
    {
        cos_i_3 = _S783.value0_88.value0_87;
        eta_10 = _S783.value0_88.value1_20;
    }
    var _S790 : Tuple_11 = s_apply_sqr_0(cos_i_3);
    var _S791 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S791.value0_82 = cos_i_3;
    var _S792 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S791 );
    var _S793 : f32 = eta_10 * eta_10;
    var sin2_t_3 : f32 = (1.0f - _S790.value0_20) / _S793;
    var _S794 : f32 = _S793 * _S793;
    var _S795 : bool = sin2_t_3 < 1.0f;
    var _S796 : f32;
    var _S797 : f32;
    var _S798 : f32;
    var _S799 : f32;
    var _S800 : f32;
    var _S801 : s_bwdCallableCtx_sqr_0;
    var _S802 : s_bwdCallableCtx_sqr_0;
    var _S803 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S795)
    {
        var _S804 : f32 = 1.0f - sin2_t_3;
        var _S805 : Tuple_15 = s_apply_safe_sqrt_0(_S804);
        var _S806 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S806.value0_68 = _S804;
        var _S807 : f32 = eta_10 * cos_i_3;
        var _S808 : f32 = _S807 - _S805.value0_27;
        var _S809 : f32 = _S807 + _S805.value0_27;
        var _S810 : f32 = _S809 * _S809;
        var _S811 : f32 = eta_10 * _S805.value0_27;
        var _S812 : f32 = cos_i_3 - _S811;
        var _S813 : f32 = cos_i_3 + _S811;
        var perpendicular_2 : f32 = _S812 / _S813;
        var _S814 : f32 = _S813 * _S813;
        var _S815 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S815.value0_82 = _S808 / _S809;
        var _S816 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S816.value0_82 = perpendicular_2;
        _S801.value0_83 = _S816;
        _S802.value0_83 = _S815;
        cos_i_3 = _S814;
        _S796 = _S812;
        _S797 = _S813;
        _S798 = _S810;
        _S799 = _S808;
        _S800 = _S809;
        _S803.value0_69 = _S806;
    }
    else
    {
        _S801.value0_83 = _S787;
        _S802.value0_83 = _S787;
        cos_i_3 = 0.0f;
        _S796 = 0.0f;
        _S797 = 0.0f;
        _S798 = 0.0f;
        _S799 = 0.0f;
        _S800 = 0.0f;
        _S803.value0_69 = _S786;
    }
    if(_S795)
    {
        var _S817 : f32 = 0.5f * _S785;
        var _S818 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S801, &(_S818), _S817);
        var _S819 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S802, &(_S819), _S817);
        var _S820 : f32 = _S818 / cos_i_3;
        var _S821 : f32 = _S796 * - _S820;
        var _S822 : f32 = _S797 * _S820;
        var _S823 : f32 = _S819 / _S798;
        var _S824 : f32 = _S799 * - _S823;
        var _S825 : f32 = _S800 * _S823;
        var _S826 : f32 = eta_10 * (_S824 + _S825);
        var _S827 : f32 = eta_10 * (_S821 + - _S822) + _S824 + - _S825;
        var _S828 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S803, &(_S828), _S827);
        var _S829 : f32 = _S821 + _S822 + _S826;
        cos_i_3 = - _S828;
        eta_10 = _S829;
    }
    else
    {
        cos_i_3 = 0.0f;
        eta_10 = 0.0f;
    }
    var _S830 : f32 = - (_S793 * (cos_i_3 / _S794));
    var _S831 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S792, &(_S831), _S830);
    var _S832 : f32 = _S831 + eta_10;
    if(_S788)
    {
        cos_i_3 = - _S832;
    }
    else
    {
        cos_i_3 = _S832;
    }
    (*_S784) = cos_i_3;
    return;
}

fn s_bwdProp_smooth_dielectric_sample_0( _S833 : s_bwdCallableCtx_smooth_dielectric_sample_0,  _S834 : ptr<function, vec3<f32>>,  _S835 : BsdfSample_Differential_0)
{
    var _S836 : vec3<f32> = vec3<f32>(0.0f);
    var _S837 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S836, _S836, 0.0f );
    var _S838 : f32 = _S833.value0_62.value1_11.z;
    var _S839 : Tuple_25 = s_apply_fresnel_dielectric_0(_S838, _S833.value0_62.value0_60);
    var _S840 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S840.value0_87 = _S838;
    _S840.value1_20 = _S833.value0_62.value0_60;
    var _S841 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S840 );
    var _S842 : bool = (_S833.value0_62.value2_7) < (_S839.value0_37);
    var _S843 : bool;
    var _S844 : s_bwdCallableCtx_refracted_0;
    if(_S842)
    {
        _S843 = false;
        _S844.value0_89 = _S837;
    }
    else
    {
        const _S845 : vec3<f32> = vec3<f32>(0.0f, 0.0f, 1.0f);
        var _S846 : Tuple_36 = s_apply_refracted_0(_S833.value0_62.value1_11, _S845, _S833.value0_62.value0_60);
        var _S847 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S847.value0_86 = _S833.value0_62.value1_11;
        _S847.value1_19 = _S845;
        _S847.value2_12 = _S833.value0_62.value0_60;
        _S843 = _S846.value0_48.valid_2;
        _S844.value0_89 = _S847;
    }
    var _S848 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
    var _S849 : f32;
    var _S850 : vec3<f32>;
    if(_S842)
    {
        var _S851 : vec3<f32> = vec3<f32>(- _S835.wi_1[i32(0)], - _S835.wi_1[i32(1)], 0.0f);
        _S849 = _S835.wi_1[i32(2)];
        _S850 = _S851;
    }
    else
    {
        var _S852 : Refraction_Differential_0;
        if(_S843)
        {
            var _S853 : Refraction_Differential_0 = _S848;
            _S853.direction_5 = _S835.wi_1;
            _S852 = Refraction_x24_syn_dadd_0(_S848, _S853);
        }
        else
        {
            _S852 = _S848;
        }
        var _S854 : vec3<f32> = _S836;
        var _S855 : vec3<f32> = _S836;
        s_bwdProp_refracted_0(_S844, &(_S854), &(_S855), _S852);
        _S849 = 0.0f;
        _S850 = _S854;
    }
    var _S856 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S841, &(_S856), 0.0f);
    (*_S834) = _S850 + vec3<f32>(0.0f, 0.0f, _S856 + _S849);
    return;
}

fn s_bwdProp_rough_dielectric_sample_0( _S857 : s_bwdCallableCtx_rough_dielectric_sample_0,  _S858 : ptr<function, vec3<f32>>,  _S859 : ptr<function, vec2<f32>>,  _S860 : BsdfSample_Differential_0)
{
    var _S861 : vec3<f32> = vec3<f32>(0.0f);
    var _S862 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S861, _S861 );
    var _S863 : vec2<f32> = vec2<f32>(0.0f);
    var _S864 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S863, _S861 );
    var _S865 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S861, _S861, 0.0f );
    var _S866 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var width_9 : vec2<f32> = ggx_widths_0(_S857.value0_63.value1_12);
    var _S867 : Tuple_32 = s_apply_ggx_sample_visible_0(width_9, _S857.value0_63.value2_8, _S857.value0_63.value3_6);
    var _S868 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
    _S868.value0_71 = width_9;
    _S868.value1_14 = _S857.value0_63.value2_8;
    _S868.value2_10 = _S857.value0_63.value3_6;
    var _S869 : s_bwdCallableCtx_ggx_sample_visible_0 = s_bwdCallableCtx_ggx_sample_visible_0( _S868 );
    var _S870 : Tuple_5 = s_apply_dot_0(_S857.value0_63.value2_8, _S867.value0_44);
    var _S871 : s_bwdCallableCtx_dot_0;
    _S871._S39 = _S857.value0_63.value2_8;
    _S871._S40 = _S867.value0_44;
    var _S872 : s_bwdCallableCtx_dot_0 = _S871;
    var _S873 : Tuple_25 = s_apply_fresnel_dielectric_0(_S870.value0_5, _S857.value0_63.value0_61);
    var _S874 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S874.value0_87 = _S870.value0_5;
    _S874.value1_20 = _S857.value0_63.value0_61;
    var _S875 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S874 );
    var _S876 : Tuple_20 = s_apply_ggx_lambda_0(width_9, _S857.value0_63.value2_8);
    var _S877 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
    _S877.value0_73 = width_9;
    _S877.value1_16 = _S857.value0_63.value2_8;
    var _S878 : s_bwdCallableCtx_ggx_lambda_0 = s_bwdCallableCtx_ggx_lambda_0( _S877 );
    var masking_o_4 : f32 = 1.0f + _S876.value0_32;
    var _S879 : Tuple_21 = s_apply_ggx_density_0(width_9, _S867.value0_44);
    var _S880 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
    _S880.value0_74 = width_9;
    _S880.value1_17 = _S867.value0_44;
    var _S881 : s_bwdCallableCtx_ggx_density_0 = s_bwdCallableCtx_ggx_density_0( _S880 );
    var _S882 : Tuple_2 = s_apply_abs_0(_S870.value0_5);
    var _S883 : s_bwdCallableCtx_abs_0;
    _S883._S18 = _S870.value0_5;
    var _S884 : s_bwdCallableCtx_abs_0 = _S883;
    var _S885 : f32 = _S879.value0_33 * _S882.value0_2;
    var _S886 : f32 = _S857.value0_63.value2_8.z;
    var _S887 : Tuple_2 = s_apply_abs_0(_S886);
    var _S888 : s_bwdCallableCtx_abs_0;
    _S888._S18 = _S886;
    var _S889 : s_bwdCallableCtx_abs_0 = _S888;
    var _S890 : f32 = masking_o_4 * _S887.value0_2;
    var visible_1 : f32 = _S885 / _S890;
    var _S891 : f32 = _S890 * _S890;
    var _S892 : bool = (_S857.value0_63.value4_5) < (_S873.value0_37);
    var _S893 : bool;
    var _S894 : bool;
    var _S895 : bool;
    var _S896 : f32;
    var crossing_3 : f32;
    var _S897 : f32;
    var _S898 : f32;
    var _S899 : f32;
    var _S900 : f32;
    var _S901 : f32;
    var _S902 : f32;
    var _S903 : f32;
    var _S904 : f32;
    var _S905 : f32;
    var _S906 : f32;
    var _S907 : f32;
    var _S908 : f32;
    var _S909 : f32;
    var _S910 : f32;
    var _S911 : f32;
    var _S912 : s_bwdCallableCtx_ggx_lambda_0;
    var _S913 : s_bwdCallableCtx_ggx_lambda_0;
    var _S914 : s_bwdCallableCtx_sqr_0;
    var _S915 : s_bwdCallableCtx_abs_0;
    var _S916 : s_bwdCallableCtx_dot_0;
    var _S917 : s_bwdCallableCtx_mirrored_0;
    var _S918 : s_bwdCallableCtx_refracted_0;
    if(_S892)
    {
        var _S919 : Tuple_34 = s_apply_mirrored_0(_S857.value0_63.value2_8, _S867.value0_44);
        var _S920 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S920.value0_72 = _S857.value0_63.value2_8;
        _S920.value1_15 = _S867.value0_44;
        var _S921 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S920;
        var _S922 : f32 = _S919.value0_46.z;
        var _S923 : bool = (_S886 * _S922) > 0.0f;
        if(_S923)
        {
            var _S924 : Tuple_20 = s_apply_ggx_lambda_0(width_9, _S919.value0_46);
            var _S925 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S925.value0_73 = width_9;
            _S925.value1_16 = _S919.value0_46;
            var _S926 : f32 = masking_o_4 + _S924.value0_32;
            var _S927 : f32 = _S926 * _S926;
            var _S928 : f32 = _S873.value0_37 * visible_1;
            var _S929 : f32 = 4.0f * _S882.value0_2;
            _S896 = _S929 * _S929;
            crossing_3 = _S928;
            _S897 = _S929;
            _S898 = _S927;
            _S899 = _S926;
            _S912.value0_76 = _S925;
        }
        else
        {
            _S896 = 0.0f;
            crossing_3 = 0.0f;
            _S897 = 0.0f;
            _S898 = 0.0f;
            _S899 = 0.0f;
            _S912.value0_76 = _S864;
        }
        _S893 = _S923;
        _S900 = _S922;
        _S917.value0_78 = _S921;
        _S894 = false;
        _S901 = 0.0f;
        _S902 = 0.0f;
        _S903 = 0.0f;
        _S904 = 0.0f;
        _S905 = 0.0f;
        _S906 = 0.0f;
        _S913.value0_76 = _S864;
        _S907 = 0.0f;
        _S908 = 0.0f;
        _S909 = 0.0f;
        _S914.value0_83 = _S866;
        _S910 = 0.0f;
        _S915._S18 = 0.0f;
        _S916._S39 = _S861;
        _S916._S40 = _S861;
        _S895 = false;
        _S911 = 0.0f;
        _S918.value0_89 = _S865;
    }
    else
    {
        var _S930 : Tuple_36 = s_apply_refracted_0(_S857.value0_63.value2_8, _S867.value0_44, _S857.value0_63.value0_61);
        var _S931 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S931.value0_86 = _S857.value0_63.value2_8;
        _S931.value1_19 = _S867.value0_44;
        _S931.value2_12 = _S857.value0_63.value0_61;
        var _S932 : s_paramCtx_s_bwdCallableCtx_refracted_0 = _S931;
        if(_S930.value0_48.valid_2)
        {
            var _S933 : f32 = _S930.value0_48.direction_3.z;
            _S893 = (_S886 * _S933) < 0.0f;
            _S896 = _S933;
        }
        else
        {
            _S893 = false;
            _S896 = 0.0f;
        }
        if(_S893)
        {
            if(_S886 > 0.0f)
            {
                crossing_3 = _S857.value0_63.value0_61;
            }
            else
            {
                crossing_3 = 1.0f / _S857.value0_63.value0_61;
            }
            var _S934 : Tuple_5 = s_apply_dot_0(_S930.value0_48.direction_3, _S867.value0_44);
            var _S935 : s_bwdCallableCtx_dot_0;
            _S935._S39 = _S930.value0_48.direction_3;
            _S935._S40 = _S867.value0_44;
            var _S936 : Tuple_2 = s_apply_abs_0(_S934.value0_5);
            var _S937 : s_bwdCallableCtx_abs_0;
            _S937._S18 = _S934.value0_5;
            var _S938 : f32 = crossing_3 * crossing_3;
            var _S939 : f32 = _S934.value0_5 + _S870.value0_5 / crossing_3;
            var _S940 : Tuple_11 = s_apply_sqr_0(_S939);
            var _S941 : s_paramCtx_s_bwdCallableCtx_sqr_0;
            _S941.value0_82 = _S939;
            var jacobian_1 : f32 = _S936.value0_2 / _S940.value0_20;
            var _S942 : f32 = _S940.value0_20 * _S940.value0_20;
            var _S943 : Tuple_20 = s_apply_ggx_lambda_0(width_9, _S930.value0_48.direction_3);
            var _S944 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S944.value0_73 = width_9;
            _S944.value1_16 = _S930.value0_48.direction_3;
            var _S945 : f32 = (masking_o_4 + _S943.value0_32) * crossing_3 * crossing_3;
            var _S946 : f32 = _S945 * _S945;
            var _S947 : f32 = 1.0f - _S873.value0_37;
            var _S948 : f32 = crossing_3;
            crossing_3 = _S947 * visible_1;
            _S897 = jacobian_1;
            _S898 = _S947;
            _S899 = _S946;
            _S900 = _S945;
            _S901 = _S948;
            _S912.value0_76 = _S944;
            _S902 = _S942;
            _S903 = _S936.value0_2;
            _S904 = _S940.value0_20;
            _S914.value0_83 = _S941;
            _S905 = _S938;
            _S915 = _S937;
            _S916 = _S935;
        }
        else
        {
            crossing_3 = 0.0f;
            _S897 = 0.0f;
            _S898 = 0.0f;
            _S899 = 0.0f;
            _S900 = 0.0f;
            _S901 = 0.0f;
            _S912.value0_76 = _S864;
            _S902 = 0.0f;
            _S903 = 0.0f;
            _S904 = 0.0f;
            _S914.value0_83 = _S866;
            _S905 = 0.0f;
            _S915._S18 = 0.0f;
            _S916._S39 = _S861;
            _S916._S40 = _S861;
        }
        var _S949 : bool = _S893;
        var _S950 : f32 = _S896;
        var _S951 : f32 = crossing_3;
        var _S952 : f32 = _S897;
        var _S953 : f32 = _S898;
        var _S954 : f32 = _S899;
        var _S955 : f32 = _S900;
        var _S956 : f32 = _S901;
        var _S957 : s_bwdCallableCtx_ggx_lambda_0 = _S912;
        var _S958 : f32 = _S902;
        var _S959 : f32 = _S903;
        var _S960 : f32 = _S904;
        var _S961 : f32 = _S905;
        _S893 = false;
        _S896 = 0.0f;
        crossing_3 = 0.0f;
        _S897 = 0.0f;
        _S898 = 0.0f;
        _S899 = 0.0f;
        _S912.value0_76 = _S864;
        _S900 = 0.0f;
        _S917.value0_78 = _S862;
        _S894 = _S949;
        _S901 = _S951;
        _S902 = _S952;
        _S903 = _S953;
        _S904 = _S954;
        _S905 = _S955;
        _S906 = _S956;
        _S913 = _S957;
        _S907 = _S958;
        _S908 = _S959;
        _S909 = _S960;
        _S910 = _S961;
        _S895 = _S930.value0_48.valid_2;
        _S911 = _S950;
        _S918.value0_89 = _S932;
    }
    var _S962 : vec3<f32>;
    var _S963 : vec3<f32>;
    if(_S892)
    {
        if(_S893)
        {
            var _S964 : f32 = _S860.pdf_4 / _S896;
            var _S965 : f32 = _S897 * _S964;
            var _S966 : f32 = 4.0f * (crossing_3 * - _S964);
            var _S967 : f32 = _S873.value0_37 * _S965;
            var _S968 : f32 = visible_1 * _S965;
            var _S969 : f32 = (_S860.weight_5[i32(0)] + _S860.weight_5[i32(1)] + _S860.weight_5[i32(2)]) / _S898;
            var _S970 : f32 = masking_o_4 * - _S969;
            var _S971 : f32 = _S899 * _S969;
            var _S972 : vec3<f32> = _S861;
            s_bwdProp_ggx_lambda_0(_S912, &(_S972), _S970);
            var _S973 : f32 = _S971 + _S970;
            _S962 = _S972 + _S860.wi_1;
            _S896 = _S967;
            crossing_3 = _S966;
            _S897 = _S973;
            _S898 = _S968;
        }
        else
        {
            _S962 = _S861;
            _S896 = 0.0f;
            crossing_3 = 0.0f;
            _S897 = 0.0f;
            _S898 = 0.0f;
        }
        var _S974 : f32 = _S900 * 0.0f;
        var _S975 : vec3<f32> = _S962 + vec3<f32>(0.0f, 0.0f, _S886 * 0.0f);
        var _S976 : vec3<f32> = _S861;
        var _S977 : vec3<f32> = _S861;
        s_bwdProp_mirrored_0(_S917, &(_S976), &(_S977), _S975);
        var _S978 : f32 = crossing_3;
        var _S979 : f32 = _S897;
        var _S980 : f32 = _S898;
        crossing_3 = _S974;
        _S897 = _S978;
        _S898 = _S979;
        _S899 = _S980;
        _S900 = 0.0f;
        _S962 = _S977;
        _S963 = _S976;
    }
    else
    {
        if(_S894)
        {
            var s_diff_jacobian_T_0 : f32 = _S901 * _S860.pdf_4;
            var _S981 : f32 = _S902 * _S860.pdf_4;
            var _S982 : f32 = _S903 * _S981;
            var _S983 : f32 = - (visible_1 * _S981);
            var _S984 : f32 = (_S860.weight_5[i32(0)] + _S860.weight_5[i32(1)] + _S860.weight_5[i32(2)]) / _S904;
            var _S985 : f32 = _S905 * _S984;
            var _S986 : f32 = _S906 * (_S906 * (masking_o_4 * - _S984));
            var _S987 : vec3<f32> = _S861;
            s_bwdProp_ggx_lambda_0(_S913, &(_S987), _S986);
            var _S988 : f32 = s_diff_jacobian_T_0 / _S907;
            var _S989 : f32 = _S908 * - _S988;
            var _S990 : f32 = _S909 * _S988;
            var _S991 : f32 = 0.0f;
            s_bwdProp_sqr_0(_S914, &(_S991), _S989);
            var _S992 : f32 = _S906 * (_S991 / _S910);
            var _S993 : f32 = 0.0f;
            s_bwdProp_abs_0(_S915, &(_S993), _S990);
            var _S994 : f32 = _S991 + _S993;
            var _S995 : vec3<f32> = _S861;
            var _S996 : vec3<f32> = _S861;
            s_bwdProp_dot_0(_S916, &(_S995), &(_S996), _S994);
            var _S997 : f32 = _S985 + _S986;
            _S962 = _S987 + _S860.wi_1 + _S995;
            _S963 = _S996;
            _S896 = _S982;
            crossing_3 = _S997;
            _S897 = _S983;
            _S898 = _S992;
        }
        else
        {
            _S962 = _S861;
            _S963 = _S861;
            _S896 = 0.0f;
            crossing_3 = 0.0f;
            _S897 = 0.0f;
            _S898 = 0.0f;
        }
        if(_S895)
        {
            var _S998 : f32 = _S911 * 0.0f;
            _S962 = _S962 + vec3<f32>(0.0f, 0.0f, _S886 * 0.0f);
            _S899 = _S998;
        }
        else
        {
            _S899 = 0.0f;
        }
        var _S999 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
        _S999.direction_5 = _S962;
        var _S1000 : vec3<f32> = _S861;
        var _S1001 : vec3<f32> = _S861;
        s_bwdProp_refracted_0(_S918, &(_S1000), &(_S1001), _S999);
        var _S1002 : vec3<f32> = _S1001 + _S963;
        var _S1003 : f32 = crossing_3;
        var _S1004 : f32 = _S897;
        var _S1005 : f32 = _S898;
        crossing_3 = _S899;
        _S897 = 0.0f;
        _S898 = _S1003;
        _S899 = _S1004;
        _S900 = _S1005;
        _S962 = _S1002;
        _S963 = _S1000;
    }
    var _S1006 : f32 = _S896 / _S891;
    var _S1007 : f32 = _S885 * - _S1006;
    var _S1008 : f32 = _S890 * _S1006;
    var _S1009 : f32 = masking_o_4 * _S1007;
    var _S1010 : f32 = _S887.value0_2 * _S1007;
    var _S1011 : f32 = 0.0f;
    s_bwdProp_abs_0(_S889, &(_S1011), _S1009);
    var _S1012 : f32 = _S1011 + crossing_3;
    var _S1013 : f32 = _S882.value0_2 * _S1008;
    var _S1014 : f32 = _S879.value0_33 * _S1008 + _S897;
    var _S1015 : f32 = 0.0f;
    s_bwdProp_abs_0(_S884, &(_S1015), _S1014);
    var _S1016 : vec3<f32> = _S861;
    s_bwdProp_ggx_density_0(_S881, &(_S1016), _S1013);
    var _S1017 : f32 = _S1010 + _S898;
    var _S1018 : vec3<f32> = _S861;
    s_bwdProp_ggx_lambda_0(_S878, &(_S1018), _S1017);
    var _S1019 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S875, &(_S1019), _S899);
    var _S1020 : f32 = _S1015 + _S1019 + _S900;
    var _S1021 : vec3<f32> = _S861;
    var _S1022 : vec3<f32> = _S861;
    s_bwdProp_dot_0(_S872, &(_S1021), &(_S1022), _S1020);
    var _S1023 : vec3<f32> = _S1016 + _S1022 + _S962;
    var _S1024 : vec3<f32> = _S861;
    var _S1025 : vec2<f32> = _S863;
    s_bwdProp_ggx_sample_visible_0(_S869, &(_S1024), &(_S1025), _S1023);
    (*_S858) = _S1018 + _S1021 + _S1024 + _S963 + vec3<f32>(0.0f, 0.0f, _S1012);
    (*_S859) = _S1025;
    return;
}

fn s_bwdProp_bsdf_sample_0( _S1026 : s_bwdCallableCtx_bsdf_sample_0,  _S1027 : ptr<function, vec3<f32>>,  _S1028 : ptr<function, vec2<f32>>,  _S1029 : BsdfSample_Differential_0)
{
    var _S1030 : vec3<f32> = vec3<f32>(0.0f);
    var _S1031 : vec2<f32> = vec2<f32>(0.0f);
    var _S1032 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0 = s_paramCtx_s_bwdCallableCtx_diffuse_sample_0( _S1030, _S1031 );
    var _S1033 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0 = s_paramCtx_s_bwdCallableCtx_conductor_sample_0( _S1030, _S1030, _S1031, false, _S1030, _S1031 );
    var _S1034 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0( 0.0f, _S1030, 0.0f );
    var _S1035 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0( 0.0f, _S1031, _S1030, _S1031, 0.0f );
    var smooth_3 : bool = (((_S1026.value0_53.value0_52.flags_0) & (u32(2)))) != u32(0);
    var _S1036 : bool = (_S1026.value0_53.value1_6.z) != 0.0f;
    var _S1037 : s_bwdCallableCtx_smooth_dielectric_sample_0;
    var _S1038 : s_bwdCallableCtx_rough_dielectric_sample_0;
    var _S1039 : s_bwdCallableCtx_conductor_sample_0;
    var _S1040 : s_bwdCallableCtx_diffuse_sample_0;
    var _S1041 : bool;
    var _S1042 : bool;
    if(_S1036)
    {
        var _S1043 : bool = (_S1026.value0_53.value0_52.kind_0) == u32(0);
        if(_S1043)
        {
            var _S1044 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0;
            _S1044.value0_58 = _S1026.value0_53.value1_6;
            _S1044.value1_9 = _S1026.value0_53.value2_5;
            _S1040.value0_65 = _S1044;
            _S1041 = false;
            _S1039.value0_64 = _S1033;
            _S1037.value0_62 = _S1034;
            _S1038.value0_63 = _S1035;
        }
        else
        {
            var _S1045 : bool = (_S1026.value0_53.value0_52.kind_0) == u32(1);
            if(_S1045)
            {
                var _S1046 : vec3<f32> = _S1026.value0_53.value0_52.b_0.xyz;
                var _S1047 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0;
                _S1047.value0_59 = _S1026.value0_53.value0_52.a_0.xyz;
                _S1047.value1_10 = _S1046;
                _S1047.value2_6 = _S1026.value0_53.value0_52.alpha_0;
                _S1047.value3_5 = smooth_3;
                _S1047.value4_4 = _S1026.value0_53.value1_6;
                _S1047.value5_2 = _S1026.value0_53.value2_5;
                _S1039.value0_64 = _S1047;
                _S1037.value0_62 = _S1034;
                _S1038.value0_63 = _S1035;
            }
            else
            {
                if(smooth_3)
                {
                    var _S1048 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0;
                    _S1048.value0_60 = _S1026.value0_53.value0_52.a_0.x;
                    _S1048.value1_11 = _S1026.value0_53.value1_6;
                    _S1048.value2_7 = _S1026.value0_53.value3_4;
                    _S1037.value0_62 = _S1048;
                    _S1038.value0_63 = _S1035;
                }
                else
                {
                    var _S1049 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0;
                    _S1049.value0_61 = _S1026.value0_53.value0_52.a_0.x;
                    _S1049.value1_12 = _S1026.value0_53.value0_52.alpha_0;
                    _S1049.value2_8 = _S1026.value0_53.value1_6;
                    _S1049.value3_6 = _S1026.value0_53.value2_5;
                    _S1049.value4_5 = _S1026.value0_53.value3_4;
                    _S1037.value0_62 = _S1034;
                    _S1038.value0_63 = _S1049;
                }
                _S1039.value0_64 = _S1033;
            }
            _S1040.value0_65 = _S1032;
            _S1041 = _S1045;
        }
        var _S1050 : bool = _S1041;
        _S1041 = _S1043;
        _S1042 = _S1050;
    }
    else
    {
        _S1041 = false;
        _S1040.value0_65 = _S1032;
        _S1042 = false;
        _S1039.value0_64 = _S1033;
        _S1037.value0_62 = _S1034;
        _S1038.value0_63 = _S1035;
    }
    var _S1051 : vec3<f32>;
    var _S1052 : vec2<f32>;
    if(_S1036)
    {
        if(_S1041)
        {
            var _S1053 : vec3<f32> = _S1030;
            var _S1054 : vec2<f32> = _S1031;
            s_bwdProp_diffuse_sample_0(_S1040, &(_S1053), &(_S1054), _S1029);
            _S1051 = _S1053;
            _S1052 = _S1054;
        }
        else
        {
            if(_S1042)
            {
                var _S1055 : vec3<f32> = _S1030;
                var _S1056 : vec2<f32> = _S1031;
                s_bwdProp_conductor_sample_0(_S1039, &(_S1055), &(_S1056), _S1029);
                _S1051 = _S1055;
                _S1052 = _S1056;
            }
            else
            {
                if(smooth_3)
                {
                    var _S1057 : vec3<f32> = _S1030;
                    s_bwdProp_smooth_dielectric_sample_0(_S1037, &(_S1057), _S1029);
                    _S1051 = _S1057;
                    _S1052 = _S1031;
                }
                else
                {
                    var _S1058 : vec3<f32> = _S1030;
                    var _S1059 : vec2<f32> = _S1031;
                    s_bwdProp_rough_dielectric_sample_0(_S1038, &(_S1058), &(_S1059), _S1029);
                    _S1051 = _S1058;
                    _S1052 = _S1059;
                }
            }
        }
    }
    else
    {
        _S1051 = _S1030;
        _S1052 = _S1031;
    }
    (*_S1027) = _S1051;
    (*_S1028) = _S1052;
    return;
}

fn s_bwdProp_scatter_0( _S1060 : s_bwdCallableCtx_scatter_0,  _S1061 : ptr<function, Surface_Differential_0>,  _S1062 : ptr<function, vec3<f32>>,  _S1063 : ptr<function, vec2<f32>>,  _S1064 : Departure_Differential_0)
{
    var _S1065 : Tuple_27 = s_apply_bsdf_sample_0(_S1060.value0_22.value0_11, _S1060.value0_22.value2_3, _S1060.value0_22.value3_3, _S1060.value0_22.value4_3);
    var _S1066 : s_paramCtx_s_bwdCallableCtx_bsdf_sample_0;
    _S1066.value0_52 = _S1060.value0_22.value0_11;
    _S1066.value1_6 = _S1060.value0_22.value2_3;
    _S1066.value2_5 = _S1060.value0_22.value3_3;
    _S1066.value3_4 = _S1060.value0_22.value4_3;
    var _S1067 : s_bwdCallableCtx_bsdf_sample_0 = s_bwdCallableCtx_bsdf_sample_0( _S1066 );
    var _S1068 : Tuple_38 = s_apply_to_world_0(_S1060.value0_22.value1_4.frame_0, _S1065.value0_39.wi_0);
    var _S1069 : s_paramCtx_s_bwdCallableCtx_to_world_0;
    _S1069.value0_54 = _S1060.value0_22.value1_4.frame_0;
    _S1069.value1_7 = _S1065.value0_39.wi_0;
    var _S1070 : s_bwdCallableCtx_to_world_0 = s_bwdCallableCtx_to_world_0( _S1069 );
    var _S1071 : s_paramCtx_s_bwdCallableCtx_ray_origin_0;
    _S1071.value0_56 = _S1060.value0_22.value1_4;
    _S1071.value1_8 = _S1068.value0_50;
    var _S1072 : s_bwdCallableCtx_ray_origin_0 = s_bwdCallableCtx_ray_origin_0( _S1071 );
    var _S1073 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1074 : vec3<f32> = vec3<f32>(0.0f);
    var _S1075 : Frame_0 = Frame_0( _S1074, _S1074, _S1074 );
    var _S1076 : Surface_Differential_0;
    _S1076.position_1 = _S1074;
    _S1076.frame_2 = _S1075;
    var _S1077 : vec3<f32> = _S1074;
    s_bwdProp_ray_origin_0(_S1072, &(_S1076), &(_S1077), _S1064.origin_1);
    var _S1078 : vec3<f32> = _S1064.direction_4 + _S1077;
    var _S1079 : Frame_0;
    _S1079.s_1 = _S1074;
    _S1079.t_1 = _S1074;
    _S1079.n_0 = _S1074;
    var _S1080 : vec3<f32> = _S1074;
    s_bwdProp_to_world_0(_S1070, &(_S1079), &(_S1080), _S1078);
    var _S1081 : BsdfSample_Differential_0 = BsdfSample_x24_syn_dzero_0();
    _S1081.pdf_4 = _S1064.pdf_3;
    _S1081.wi_1 = _S1080;
    _S1081.weight_5 = _S1064.weight_4;
    var _S1082 : vec3<f32> = _S1074;
    var _S1083 : vec2<f32> = vec2<f32>(0.0f);
    s_bwdProp_bsdf_sample_0(_S1067, &(_S1082), &(_S1083), _S1081);
    var _S1084 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1076, _S1073);
    var _S1085 : Surface_Differential_0 = _S1073;
    _S1085.frame_2 = _S1079;
    (*_S1061) = Surface_x24_syn_dadd_0(_S1084, _S1085);
    (*_S1062) = _S1082;
    (*_S1063) = _S1083;
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

fn s_bwdProp_power_heuristic_0( _S1086 : s_bwdCallableCtx_power_heuristic_0,  _S1087 : ptr<function, f32>,  _S1088 : ptr<function, f32>,  _S1089 : f32)
{
    var _S1090 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1091 : bool = (_S1086.value0_94.value0_91) > (_S1086.value0_94.value1_22);
    var _S1092 : f32;
    var _S1093 : f32;
    var _S1094 : f32;
    var _S1095 : f32;
    var _S1096 : f32;
    var _S1097 : f32;
    var _S1098 : s_bwdCallableCtx_sqr_0;
    var _S1099 : s_bwdCallableCtx_sqr_0;
    if(_S1091)
    {
        var _S1100 : f32 = _S1086.value0_94.value1_22 / _S1086.value0_94.value0_91;
        var _S1101 : f32 = _S1086.value0_94.value0_91 * _S1086.value0_94.value0_91;
        var _S1102 : Tuple_11 = s_apply_sqr_0(_S1100);
        var _S1103 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1103.value0_82 = _S1100;
        var _S1104 : f32 = 1.0f + _S1102.value0_20;
        _S1092 = _S1104 * _S1104;
        _S1098.value0_83 = _S1103;
        _S1093 = _S1101;
        _S1094 = 0.0f;
        _S1095 = 0.0f;
        _S1096 = 0.0f;
        _S1099.value0_83 = _S1090;
        _S1097 = 0.0f;
    }
    else
    {
        var _S1105 : f32 = _S1086.value0_94.value0_91 / _S1086.value0_94.value1_22;
        var _S1106 : f32 = _S1086.value0_94.value1_22 * _S1086.value0_94.value1_22;
        var _S1107 : Tuple_11 = s_apply_sqr_0(_S1105);
        var _S1108 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1108.value0_82 = _S1105;
        var _S1109 : f32 = _S1107.value0_20 + 1.0f;
        var _S1110 : f32 = _S1109 * _S1109;
        _S1092 = 0.0f;
        _S1098.value0_83 = _S1090;
        _S1093 = 0.0f;
        _S1094 = _S1110;
        _S1095 = _S1107.value0_20;
        _S1096 = _S1109;
        _S1099.value0_83 = _S1108;
        _S1097 = _S1106;
    }
    if(_S1091)
    {
        var _S1111 : f32 = - (_S1089 / _S1092);
        var _S1112 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1098, &(_S1112), _S1111);
        var _S1113 : f32 = _S1112 / _S1093;
        var _S1114 : f32 = _S1086.value0_94.value0_91 * _S1113;
        _S1092 = _S1086.value0_94.value1_22 * - _S1113;
        _S1093 = _S1114;
    }
    else
    {
        var _S1115 : f32 = _S1089 / _S1094;
        var _S1116 : f32 = _S1096 * _S1115 + _S1095 * - _S1115;
        var _S1117 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1099, &(_S1117), _S1116);
        var _S1118 : f32 = _S1117 / _S1097;
        var _S1119 : f32 = _S1086.value0_94.value0_91 * - _S1118;
        _S1092 = _S1086.value0_94.value1_22 * _S1118;
        _S1093 = _S1119;
    }
    (*_S1087) = _S1092;
    (*_S1088) = _S1093;
    return;
}

fn BsdfValue_x24_syn_dzero_0() -> BsdfValue_0
{
    var result_11 : BsdfValue_0;
    result_11.f_cos_0 = vec3<f32>(0.0f);
    result_11.pdf_0 = 0.0f;
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

fn s_bwdProp_diffuse_evaluate_0( _S1120 : s_bwdCallableCtx_diffuse_evaluate_0,  _S1121 : ptr<function, vec3<f32>>,  _S1122 : ptr<function, vec3<f32>>,  _S1123 : BsdfValue_0)
{
    var _S1124 : f32 = _S1120.value0_101.value1_24.z;
    var _S1125 : f32 = _S1120.value0_101.value2_14.z;
    var _S1126 : bool = (_S1124 * _S1125) > 0.0f;
    var _S1127 : s_bwdCallableCtx_abs_0;
    if(_S1126)
    {
        var _S1128 : s_bwdCallableCtx_abs_0;
        _S1128._S18 = _S1125;
        _S1127 = _S1128;
    }
    else
    {
        _S1127._S18 = 0.0f;
    }
    var _S1129 : f32;
    if(_S1126)
    {
        var _S1130 : vec3<f32> = _S1120.value0_101.value0_96 * _S1123.f_cos_0;
        var _S1131 : f32 = 0.31830990314483643f * (_S1123.pdf_0 + (_S1130[i32(0)] + _S1130[i32(1)] + _S1130[i32(2)]));
        var _S1132 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1127, &(_S1132), _S1131);
        _S1129 = _S1132;
    }
    else
    {
        _S1129 = 0.0f;
    }
    var _S1133 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S1124 * 0.0f + _S1129);
    (*_S1121) = vec3<f32>(0.0f, 0.0f, _S1125 * 0.0f);
    (*_S1122) = _S1133;
    return;
}

fn s_bwdProp_conductor_evaluate_0( _S1134 : s_bwdCallableCtx_conductor_evaluate_0,  _S1135 : ptr<function, vec3<f32>>,  _S1136 : ptr<function, vec3<f32>>,  _S1137 : BsdfValue_0)
{
    var _S1138 : vec3<f32> = vec3<f32>(0.0f);
    var _S1139 : vec2<f32> = vec2<f32>(0.0f);
    var _S1140 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1139, _S1138 );
    var _S1141 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S1139, _S1138 );
    var _S1142 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S1138, _S1138 );
    var half_vector_2 : vec3<f32> = _S1134.value0_99.value3_7 + _S1134.value0_99.value4_6;
    var _S1143 : Tuple_5 = s_apply_dot_0(half_vector_2, half_vector_2);
    var _S1144 : s_bwdCallableCtx_dot_0;
    _S1144._S39 = half_vector_2;
    _S1144._S40 = half_vector_2;
    var _S1145 : s_bwdCallableCtx_dot_0 = _S1144;
    var _S1146 : f32 = _S1134.value0_99.value3_7.z;
    var _S1147 : f32 = _S1134.value0_99.value4_6.z;
    var _S1148 : bool;
    if((_S1146 * _S1147) > 0.0f)
    {
        _S1148 = (_S1143.value0_5) > 0.0f;
    }
    else
    {
        _S1148 = false;
    }
    var _S1149 : f32;
    var _S1150 : f32;
    var _S1151 : f32;
    var _S1152 : f32;
    var _S1153 : f32;
    var _S1154 : f32;
    var _S1155 : f32;
    var _S1156 : f32;
    var _S1157 : f32;
    var _S1158 : vec3<f32>;
    var _S1159 : vec3<f32>;
    var _S1160 : vec3<f32>;
    var _S1161 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S1162 : s_bwdCallableCtx_abs_0;
    var _S1163 : s_bwdCallableCtx_abs_0;
    var _S1164 : s_bwdCallableCtx_dot_0;
    var _S1165 : s_bwdCallableCtx_ggx_density_0;
    var _S1166 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1167 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1168 : s_bwdCallableCtx_sqrt_0;
    if(_S1148)
    {
        var _S1169 : Tuple_3 = s_apply_sqrt_0(_S1143.value0_5);
        var _S1170 : s_bwdCallableCtx_sqrt_0;
        _S1170._S22 = _S1143.value0_5;
        var _S1171 : vec3<f32> = vec3<f32>((1.0f / _S1169.value0_3));
        var _S1172 : f32 = _S1169.value0_3 * _S1169.value0_3;
        var m_5 : vec3<f32> = half_vector_2 * _S1171;
        var width_10 : vec2<f32> = ggx_widths_0(_S1134.value0_99.value2_15);
        var _S1173 : Tuple_20 = s_apply_ggx_lambda_0(width_10, _S1134.value0_99.value3_7);
        var _S1174 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S1174.value0_73 = width_10;
        _S1174.value1_16 = _S1134.value0_99.value3_7;
        var _S1175 : Tuple_20 = s_apply_ggx_lambda_0(width_10, _S1134.value0_99.value4_6);
        var _S1176 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S1176.value0_73 = width_10;
        _S1176.value1_16 = _S1134.value0_99.value4_6;
        var _S1177 : Tuple_21 = s_apply_ggx_density_0(width_10, m_5);
        var _S1178 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
        _S1178.value0_74 = width_10;
        _S1178.value1_17 = m_5;
        var _S1179 : Tuple_2 = s_apply_abs_0(_S1146);
        var _S1180 : s_bwdCallableCtx_abs_0;
        _S1180._S18 = _S1146;
        var _S1181 : f32 = 4.0f * _S1179.value0_2;
        var common_3 : f32 = _S1177.value0_33 / _S1181;
        var _S1182 : f32 = _S1181 * _S1181;
        var _S1183 : Tuple_5 = s_apply_dot_0(_S1134.value0_99.value3_7, m_5);
        var _S1184 : s_bwdCallableCtx_dot_0;
        _S1184._S39 = _S1134.value0_99.value3_7;
        _S1184._S40 = m_5;
        var _S1185 : Tuple_2 = s_apply_abs_0(_S1183.value0_5);
        var _S1186 : s_bwdCallableCtx_abs_0;
        _S1186._S18 = _S1183.value0_5;
        var _S1187 : Tuple_22 = s_apply_fresnel_conductor_0(_S1185.value0_2, _S1134.value0_99.value0_97, _S1134.value0_99.value1_25);
        var _S1188 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S1188.value0_70 = _S1185.value0_2;
        _S1188.value1_13 = _S1134.value0_99.value0_97;
        _S1188.value2_9 = _S1134.value0_99.value1_25;
        var _S1189 : f32 = 1.0f + _S1173.value0_32;
        var _S1190 : f32 = _S1189 + _S1175.value0_32;
        var _S1191 : vec3<f32> = vec3<f32>((common_3 / _S1190));
        var _S1192 : f32 = _S1190 * _S1190;
        _S1149 = _S1189 * _S1189;
        _S1150 = common_3;
        _S1151 = _S1189;
        _S1158 = _S1187.value0_34;
        _S1159 = _S1191;
        _S1152 = _S1192;
        _S1153 = _S1190;
        _S1161.value0_77 = _S1188;
        _S1162 = _S1186;
        _S1164 = _S1184;
        _S1154 = _S1182;
        _S1155 = _S1177.value0_33;
        _S1156 = _S1181;
        _S1163 = _S1180;
        _S1165.value0_75 = _S1178;
        _S1166.value0_76 = _S1176;
        _S1167.value0_76 = _S1174;
        _S1160 = _S1171;
        _S1157 = _S1172;
        _S1168 = _S1170;
    }
    else
    {
        _S1149 = 0.0f;
        _S1150 = 0.0f;
        _S1151 = 0.0f;
        _S1158 = _S1138;
        _S1159 = _S1138;
        _S1152 = 0.0f;
        _S1153 = 0.0f;
        _S1161.value0_77 = _S1142;
        _S1162._S18 = 0.0f;
        _S1164._S39 = _S1138;
        _S1164._S40 = _S1138;
        _S1154 = 0.0f;
        _S1155 = 0.0f;
        _S1156 = 0.0f;
        _S1163._S18 = 0.0f;
        _S1165.value0_75 = _S1141;
        _S1166.value0_76 = _S1140;
        _S1167.value0_76 = _S1140;
        _S1160 = _S1138;
        _S1157 = 0.0f;
        _S1168._S22 = 0.0f;
    }
    if(_S1148)
    {
        var _S1193 : f32 = _S1137.pdf_0 / _S1149;
        var _S1194 : f32 = _S1151 * _S1193;
        var _S1195 : vec3<f32> = _S1158 * _S1137.f_cos_0;
        var _S1196 : vec3<f32> = _S1159 * _S1137.f_cos_0;
        var _S1197 : f32 = (_S1195[i32(0)] + _S1195[i32(1)] + _S1195[i32(2)]) / _S1152;
        var _S1198 : f32 = _S1150 * - _S1197;
        var _S1199 : f32 = _S1153 * _S1197;
        var _S1200 : f32 = _S1150 * - _S1193 + _S1198;
        var _S1201 : f32 = 0.0f;
        s_bwdProp_fresnel_conductor_0(_S1161, &(_S1201), _S1196);
        var _S1202 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1162, &(_S1202), _S1201);
        var _S1203 : vec3<f32> = _S1138;
        var _S1204 : vec3<f32> = _S1138;
        s_bwdProp_dot_0(_S1164, &(_S1203), &(_S1204), _S1202);
        var _S1205 : f32 = (_S1194 + _S1199) / _S1154;
        var _S1206 : f32 = _S1156 * _S1205;
        var _S1207 : f32 = 4.0f * (_S1155 * - _S1205);
        var _S1208 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1163, &(_S1208), _S1207);
        var _S1209 : vec3<f32> = _S1138;
        s_bwdProp_ggx_density_0(_S1165, &(_S1209), _S1206);
        var _S1210 : vec3<f32> = _S1138;
        s_bwdProp_ggx_lambda_0(_S1166, &(_S1210), _S1198);
        var _S1211 : vec3<f32> = _S1138;
        s_bwdProp_ggx_lambda_0(_S1167, &(_S1211), _S1200);
        var _S1212 : vec3<f32> = _S1204 + _S1209;
        var _S1213 : vec3<f32> = half_vector_2 * _S1212;
        var _S1214 : vec3<f32> = _S1160 * _S1212;
        var _S1215 : f32 = - ((_S1213[i32(0)] + _S1213[i32(1)] + _S1213[i32(2)]) / _S1157);
        var _S1216 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1168, &(_S1216), _S1215);
        var _S1217 : vec3<f32> = _S1203 + _S1211;
        _S1149 = _S1208;
        _S1150 = _S1216;
        _S1158 = _S1214;
        _S1159 = _S1210;
        _S1160 = _S1217;
    }
    else
    {
        _S1149 = 0.0f;
        _S1150 = 0.0f;
        _S1158 = _S1138;
        _S1159 = _S1138;
        _S1160 = _S1138;
    }
    var _S1218 : f32 = _S1146 * 0.0f;
    var _S1219 : f32 = _S1147 * 0.0f + _S1149;
    var _S1220 : vec3<f32> = _S1138;
    var _S1221 : vec3<f32> = _S1138;
    s_bwdProp_dot_0(_S1145, &(_S1220), &(_S1221), _S1150);
    var _S1222 : vec3<f32> = _S1220 + _S1221 + _S1158;
    var _S1223 : vec3<f32> = _S1222 + _S1159 + vec3<f32>(0.0f, 0.0f, _S1218);
    (*_S1135) = _S1222 + _S1160 + vec3<f32>(0.0f, 0.0f, _S1219);
    (*_S1136) = _S1223;
    return;
}

fn s_bwdProp_dielectric_evaluate_0( _S1224 : s_bwdCallableCtx_dielectric_evaluate_0,  _S1225 : ptr<function, vec3<f32>>,  _S1226 : ptr<function, vec3<f32>>,  _S1227 : BsdfValue_0)
{
    var _S1228 : vec3<f32> = vec3<f32>(0.0f);
    var _S1229 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0( 0.0f, 0.0f );
    var _S1230 : vec2<f32> = vec2<f32>(0.0f);
    var _S1231 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1230, _S1228 );
    var _S1232 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S1230, _S1228 );
    var _S1233 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1234 : f32 = _S1224.value0_100.value2_16.z;
    var _S1235 : bool;
    if(_S1234 != 0.0f)
    {
        _S1235 = (_S1224.value0_100.value3_8.z) != 0.0f;
    }
    else
    {
        _S1235 = false;
    }
    var _S1236 : bool;
    var _S1237 : bool;
    var _S1238 : bool;
    var _S1239 : bool;
    var _S1240 : bool;
    var crossing_4 : f32;
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
    var _S1257 : f32;
    var _S1258 : f32;
    var _S1259 : f32;
    var _S1260 : f32;
    var _S1261 : f32;
    var _S1262 : f32;
    var _S1263 : f32;
    var _S1264 : f32;
    var _S1265 : f32;
    var _S1266 : f32;
    var _S1267 : f32;
    var _S1268 : f32;
    var _S1269 : f32;
    var _S1270 : f32;
    var _S1271 : f32;
    var m_6 : vec3<f32>;
    var _S1272 : vec3<f32>;
    var _S1273 : vec3<f32>;
    var _S1274 : s_bwdCallableCtx_abs_0;
    var _S1275 : s_bwdCallableCtx_abs_0;
    var _S1276 : s_bwdCallableCtx_abs_0;
    var _S1277 : s_bwdCallableCtx_abs_0;
    var _S1278 : s_bwdCallableCtx_ggx_density_0;
    var _S1279 : s_bwdCallableCtx_ggx_density_0;
    var _S1280 : s_bwdCallableCtx_sqr_0;
    var _S1281 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1282 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1283 : s_bwdCallableCtx_fresnel_dielectric_0;
    var _S1284 : s_bwdCallableCtx_dot_0;
    var _S1285 : s_bwdCallableCtx_dot_0;
    var _S1286 : s_bwdCallableCtx_dot_0;
    var _S1287 : s_bwdCallableCtx_sqrt_0;
    if(_S1235)
    {
        var _S1288 : f32 = _S1224.value0_100.value3_8.z;
        var reflects_1 : bool = (_S1234 * _S1288) > 0.0f;
        if(reflects_1)
        {
            crossing_4 = 1.0f;
        }
        else
        {
            if(_S1234 > 0.0f)
            {
                crossing_4 = _S1224.value0_100.value0_98;
            }
            else
            {
                crossing_4 = 1.0f / _S1224.value0_100.value0_98;
            }
        }
        var _S1289 : vec3<f32> = vec3<f32>(crossing_4);
        var half_vector_3 : vec3<f32> = _S1224.value0_100.value3_8 * vec3<f32>(crossing_4) + _S1224.value0_100.value2_16;
        var _S1290 : Tuple_5 = s_apply_dot_0(half_vector_3, half_vector_3);
        var _S1291 : s_bwdCallableCtx_dot_0;
        _S1291._S39 = half_vector_3;
        _S1291._S40 = half_vector_3;
        var _S1292 : s_bwdCallableCtx_dot_0 = _S1291;
        var _S1293 : bool = (_S1290.value0_5) > 0.0f;
        if(_S1293)
        {
            var _S1294 : Tuple_3 = s_apply_sqrt_0(_S1290.value0_5);
            var _S1295 : s_bwdCallableCtx_sqrt_0;
            _S1295._S22 = _S1290.value0_5;
            var _S1296 : s_bwdCallableCtx_sqrt_0 = _S1295;
            var _S1297 : vec3<f32> = vec3<f32>((1.0f / _S1294.value0_3));
            var _S1298 : f32 = _S1294.value0_3 * _S1294.value0_3;
            var m_7 : vec3<f32> = half_vector_3 * _S1297;
            var _S1299 : bool = (m_7.z) < 0.0f;
            if(_S1299)
            {
                m_6 = (vec3<f32>(0) - m_7);
            }
            else
            {
                m_6 = m_7;
            }
            var _S1300 : Tuple_5 = s_apply_dot_0(_S1224.value0_100.value2_16, m_6);
            var _S1301 : s_bwdCallableCtx_dot_0;
            _S1301._S39 = _S1224.value0_100.value2_16;
            _S1301._S40 = m_6;
            var _S1302 : s_bwdCallableCtx_dot_0 = _S1301;
            var _S1303 : Tuple_5 = s_apply_dot_0(_S1224.value0_100.value3_8, m_6);
            var _S1304 : s_bwdCallableCtx_dot_0;
            _S1304._S39 = _S1224.value0_100.value3_8;
            _S1304._S40 = m_6;
            var _S1305 : s_bwdCallableCtx_dot_0 = _S1304;
            var _S1306 : bool = (_S1300.value0_5 * _S1234) >= 0.0f;
            if(_S1306)
            {
                _S1236 = (_S1303.value0_5 * _S1288) >= 0.0f;
            }
            else
            {
                _S1236 = false;
            }
            if(_S1236)
            {
                var width_11 : vec2<f32> = ggx_widths_0(_S1224.value0_100.value1_26);
                var _S1307 : Tuple_25 = s_apply_fresnel_dielectric_0(_S1300.value0_5, _S1224.value0_100.value0_98);
                var _S1308 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
                _S1308.value0_87 = _S1300.value0_5;
                _S1308.value1_20 = _S1224.value0_100.value0_98;
                var _S1309 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = _S1308;
                var _S1310 : Tuple_20 = s_apply_ggx_lambda_0(width_11, _S1224.value0_100.value2_16);
                var _S1311 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S1311.value0_73 = width_11;
                _S1311.value1_16 = _S1224.value0_100.value2_16;
                var _S1312 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S1311;
                var masking_o_5 : f32 = 1.0f + _S1310.value0_32;
                var _S1313 : Tuple_20 = s_apply_ggx_lambda_0(width_11, _S1224.value0_100.value3_8);
                var _S1314 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S1314.value0_73 = width_11;
                _S1314.value1_16 = _S1224.value0_100.value3_8;
                var _S1315 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S1314;
                var masking_both_1 : f32 = masking_o_5 + _S1313.value0_32;
                if(reflects_1)
                {
                    var _S1316 : Tuple_21 = s_apply_ggx_density_0(width_11, m_6);
                    var _S1317 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S1317.value0_74 = width_11;
                    _S1317.value1_17 = m_6;
                    var _S1318 : f32 = _S1307.value0_37 * _S1316.value0_33;
                    var _S1319 : Tuple_2 = s_apply_abs_0(_S1234);
                    var _S1320 : s_bwdCallableCtx_abs_0;
                    _S1320._S18 = _S1234;
                    var _S1321 : f32 = 4.0f * _S1319.value0_2;
                    var common_4 : f32 = _S1318 / _S1321;
                    var _S1322 : f32 = _S1321 * _S1321;
                    var _S1323 : f32 = masking_both_1 * masking_both_1;
                    _S1241 = masking_o_5 * masking_o_5;
                    _S1242 = common_4;
                    _S1243 = _S1323;
                    _S1244 = _S1322;
                    _S1245 = _S1318;
                    _S1246 = _S1321;
                    _S1274 = _S1320;
                    _S1247 = _S1316.value0_33;
                    _S1278.value0_75 = _S1317;
                    _S1248 = 0.0f;
                    _S1249 = 0.0f;
                    _S1250 = 0.0f;
                    _S1251 = 0.0f;
                    _S1252 = 0.0f;
                    _S1253 = 0.0f;
                    _S1254 = 0.0f;
                    _S1275._S18 = 0.0f;
                    _S1255 = 0.0f;
                    _S1256 = 0.0f;
                    _S1276._S18 = 0.0f;
                    _S1257 = 0.0f;
                    _S1258 = 0.0f;
                    _S1259 = 0.0f;
                    _S1260 = 0.0f;
                    _S1279.value0_75 = _S1232;
                    _S1261 = 0.0f;
                    _S1262 = 0.0f;
                    _S1263 = 0.0f;
                    _S1280.value0_83 = _S1233;
                    _S1264 = 0.0f;
                    _S1277._S18 = 0.0f;
                }
                else
                {
                    var _S1324 : Tuple_2 = s_apply_abs_0(_S1303.value0_5);
                    var _S1325 : s_bwdCallableCtx_abs_0;
                    _S1325._S18 = _S1303.value0_5;
                    var _S1326 : f32 = crossing_4 * crossing_4;
                    var _S1327 : f32 = _S1303.value0_5 + _S1300.value0_5 / crossing_4;
                    var _S1328 : Tuple_11 = s_apply_sqr_0(_S1327);
                    var _S1329 : s_paramCtx_s_bwdCallableCtx_sqr_0;
                    _S1329.value0_82 = _S1327;
                    var jacobian_2 : f32 = _S1324.value0_2 / _S1328.value0_20;
                    var _S1330 : f32 = _S1328.value0_20 * _S1328.value0_20;
                    var _S1331 : f32 = 1.0f - _S1307.value0_37;
                    var _S1332 : Tuple_21 = s_apply_ggx_density_0(width_11, m_6);
                    var _S1333 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S1333.value0_74 = width_11;
                    _S1333.value1_17 = m_6;
                    var _S1334 : f32 = _S1331 * _S1332.value0_33;
                    var _S1335 : f32 = _S1334 * jacobian_2;
                    var _S1336 : Tuple_2 = s_apply_abs_0(_S1300.value0_5);
                    var _S1337 : s_bwdCallableCtx_abs_0;
                    _S1337._S18 = _S1300.value0_5;
                    var _S1338 : f32 = _S1335 * _S1336.value0_2;
                    var _S1339 : Tuple_2 = s_apply_abs_0(_S1234);
                    var _S1340 : s_bwdCallableCtx_abs_0;
                    _S1340._S18 = _S1234;
                    var common_5 : f32 = _S1338 / _S1339.value0_2;
                    var _S1341 : f32 = _S1339.value0_2 * _S1339.value0_2;
                    var _S1342 : f32 = masking_both_1 * crossing_4 * crossing_4;
                    var _S1343 : f32 = _S1342 * _S1342;
                    var _S1344 : f32 = masking_o_5 * masking_o_5;
                    _S1241 = 0.0f;
                    _S1242 = 0.0f;
                    _S1243 = 0.0f;
                    _S1244 = 0.0f;
                    _S1245 = 0.0f;
                    _S1246 = 0.0f;
                    _S1274._S18 = 0.0f;
                    _S1247 = 0.0f;
                    _S1278.value0_75 = _S1232;
                    _S1248 = _S1344;
                    _S1249 = common_5;
                    _S1250 = _S1343;
                    _S1251 = _S1342;
                    _S1252 = _S1341;
                    _S1253 = _S1338;
                    _S1254 = _S1339.value0_2;
                    _S1275 = _S1340;
                    _S1255 = _S1335;
                    _S1256 = _S1336.value0_2;
                    _S1276 = _S1337;
                    _S1257 = _S1334;
                    _S1258 = jacobian_2;
                    _S1259 = _S1331;
                    _S1260 = _S1332.value0_33;
                    _S1279.value0_75 = _S1333;
                    _S1261 = _S1330;
                    _S1262 = _S1324.value0_2;
                    _S1263 = _S1328.value0_20;
                    _S1280.value0_83 = _S1329;
                    _S1264 = _S1326;
                    _S1277 = _S1325;
                }
                var _S1345 : f32 = _S1243;
                var _S1346 : f32 = _S1244;
                var _S1347 : f32 = _S1245;
                var _S1348 : f32 = _S1246;
                var _S1349 : f32 = _S1247;
                var _S1350 : f32 = _S1248;
                var _S1351 : f32 = _S1249;
                var _S1352 : f32 = _S1250;
                var _S1353 : f32 = _S1251;
                var _S1354 : f32 = _S1252;
                var _S1355 : f32 = _S1253;
                var _S1356 : f32 = _S1254;
                var _S1357 : f32 = _S1255;
                var _S1358 : f32 = _S1256;
                var _S1359 : f32 = _S1257;
                var _S1360 : f32 = _S1258;
                var _S1361 : f32 = _S1259;
                var _S1362 : f32 = _S1260;
                var _S1363 : f32 = _S1261;
                var _S1364 : f32 = _S1262;
                var _S1365 : f32 = _S1263;
                var _S1366 : f32 = _S1264;
                _S1243 = masking_o_5;
                _S1244 = _S1345;
                _S1245 = masking_both_1;
                _S1246 = _S1346;
                _S1247 = _S1347;
                _S1248 = _S1348;
                _S1249 = _S1307.value0_37;
                _S1250 = _S1349;
                _S1251 = _S1350;
                _S1252 = _S1351;
                _S1253 = _S1352;
                _S1254 = _S1353;
                _S1255 = _S1354;
                _S1256 = _S1355;
                _S1257 = _S1356;
                _S1258 = _S1357;
                _S1259 = _S1358;
                _S1260 = _S1359;
                _S1261 = _S1360;
                _S1262 = _S1361;
                _S1263 = _S1362;
                _S1264 = _S1363;
                _S1265 = _S1364;
                _S1266 = _S1365;
                _S1267 = _S1366;
                _S1281.value0_76 = _S1315;
                _S1282.value0_76 = _S1312;
                _S1283.value0_88 = _S1309;
            }
            else
            {
                _S1241 = 0.0f;
                _S1242 = 0.0f;
                _S1243 = 0.0f;
                _S1244 = 0.0f;
                _S1245 = 0.0f;
                _S1246 = 0.0f;
                _S1247 = 0.0f;
                _S1248 = 0.0f;
                _S1274._S18 = 0.0f;
                _S1249 = 0.0f;
                _S1250 = 0.0f;
                _S1278.value0_75 = _S1232;
                _S1251 = 0.0f;
                _S1252 = 0.0f;
                _S1253 = 0.0f;
                _S1254 = 0.0f;
                _S1255 = 0.0f;
                _S1256 = 0.0f;
                _S1257 = 0.0f;
                _S1275._S18 = 0.0f;
                _S1258 = 0.0f;
                _S1259 = 0.0f;
                _S1276._S18 = 0.0f;
                _S1260 = 0.0f;
                _S1261 = 0.0f;
                _S1262 = 0.0f;
                _S1263 = 0.0f;
                _S1279.value0_75 = _S1232;
                _S1264 = 0.0f;
                _S1265 = 0.0f;
                _S1266 = 0.0f;
                _S1280.value0_83 = _S1233;
                _S1267 = 0.0f;
                _S1277._S18 = 0.0f;
                _S1281.value0_76 = _S1231;
                _S1282.value0_76 = _S1231;
                _S1283.value0_88 = _S1229;
            }
            _S1268 = _S1300.value0_5;
            _S1237 = _S1306;
            _S1269 = _S1303.value0_5;
            _S1284 = _S1305;
            _S1285 = _S1302;
            _S1238 = _S1299;
            m_6 = _S1297;
            _S1270 = _S1298;
            _S1287 = _S1296;
        }
        else
        {
            _S1236 = false;
            _S1241 = 0.0f;
            _S1242 = 0.0f;
            _S1243 = 0.0f;
            _S1244 = 0.0f;
            _S1245 = 0.0f;
            _S1246 = 0.0f;
            _S1247 = 0.0f;
            _S1248 = 0.0f;
            _S1274._S18 = 0.0f;
            _S1249 = 0.0f;
            _S1250 = 0.0f;
            _S1278.value0_75 = _S1232;
            _S1251 = 0.0f;
            _S1252 = 0.0f;
            _S1253 = 0.0f;
            _S1254 = 0.0f;
            _S1255 = 0.0f;
            _S1256 = 0.0f;
            _S1257 = 0.0f;
            _S1275._S18 = 0.0f;
            _S1258 = 0.0f;
            _S1259 = 0.0f;
            _S1276._S18 = 0.0f;
            _S1260 = 0.0f;
            _S1261 = 0.0f;
            _S1262 = 0.0f;
            _S1263 = 0.0f;
            _S1279.value0_75 = _S1232;
            _S1264 = 0.0f;
            _S1265 = 0.0f;
            _S1266 = 0.0f;
            _S1280.value0_83 = _S1233;
            _S1267 = 0.0f;
            _S1268 = 0.0f;
            _S1277._S18 = 0.0f;
            _S1281.value0_76 = _S1231;
            _S1282.value0_76 = _S1231;
            _S1283.value0_88 = _S1229;
            _S1237 = false;
            _S1269 = 0.0f;
            _S1284._S39 = _S1228;
            _S1284._S40 = _S1228;
            _S1285._S39 = _S1228;
            _S1285._S40 = _S1228;
            _S1238 = false;
            m_6 = _S1228;
            _S1270 = 0.0f;
            _S1287._S22 = 0.0f;
        }
        var _S1367 : f32 = crossing_4;
        var _S1368 : bool = _S1236;
        var _S1369 : bool = _S1237;
        var _S1370 : bool = _S1238;
        var _S1371 : vec3<f32> = m_6;
        var _S1372 : f32 = _S1270;
        _S1236 = _S1293;
        _S1237 = _S1368;
        _S1238 = reflects_1;
        crossing_4 = _S1241;
        _S1241 = _S1242;
        _S1242 = _S1243;
        _S1243 = _S1244;
        _S1244 = _S1245;
        _S1245 = _S1246;
        _S1246 = _S1247;
        _S1247 = _S1248;
        _S1248 = _S1249;
        _S1249 = _S1250;
        _S1250 = _S1251;
        _S1251 = _S1252;
        _S1252 = _S1253;
        _S1253 = _S1254;
        _S1254 = _S1367;
        _S1239 = _S1369;
        _S1270 = _S1288;
        _S1240 = _S1370;
        m_6 = half_vector_3;
        _S1272 = _S1371;
        _S1271 = _S1372;
        _S1286 = _S1292;
        _S1273 = _S1289;
    }
    else
    {
        _S1236 = false;
        _S1237 = false;
        _S1238 = false;
        crossing_4 = 0.0f;
        _S1241 = 0.0f;
        _S1242 = 0.0f;
        _S1243 = 0.0f;
        _S1244 = 0.0f;
        _S1245 = 0.0f;
        _S1246 = 0.0f;
        _S1247 = 0.0f;
        _S1274._S18 = 0.0f;
        _S1248 = 0.0f;
        _S1249 = 0.0f;
        _S1278.value0_75 = _S1232;
        _S1250 = 0.0f;
        _S1251 = 0.0f;
        _S1252 = 0.0f;
        _S1253 = 0.0f;
        _S1254 = 0.0f;
        _S1255 = 0.0f;
        _S1256 = 0.0f;
        _S1257 = 0.0f;
        _S1275._S18 = 0.0f;
        _S1258 = 0.0f;
        _S1259 = 0.0f;
        _S1276._S18 = 0.0f;
        _S1260 = 0.0f;
        _S1261 = 0.0f;
        _S1262 = 0.0f;
        _S1263 = 0.0f;
        _S1279.value0_75 = _S1232;
        _S1264 = 0.0f;
        _S1265 = 0.0f;
        _S1266 = 0.0f;
        _S1280.value0_83 = _S1233;
        _S1267 = 0.0f;
        _S1268 = 0.0f;
        _S1277._S18 = 0.0f;
        _S1281.value0_76 = _S1231;
        _S1282.value0_76 = _S1231;
        _S1283.value0_88 = _S1229;
        _S1239 = false;
        _S1269 = 0.0f;
        _S1270 = 0.0f;
        _S1284._S39 = _S1228;
        _S1284._S40 = _S1228;
        _S1285._S39 = _S1228;
        _S1285._S40 = _S1228;
        _S1240 = false;
        m_6 = _S1228;
        _S1272 = _S1228;
        _S1271 = 0.0f;
        _S1287._S22 = 0.0f;
        _S1286._S39 = _S1228;
        _S1286._S40 = _S1228;
        _S1273 = _S1228;
    }
    if(_S1235)
    {
        var _S1373 : vec3<f32>;
        if(_S1236)
        {
            var _S1374 : vec3<f32>;
            var _S1375 : vec3<f32>;
            if(_S1237)
            {
                if(_S1238)
                {
                    var _S1376 : f32 = _S1227.pdf_0 / crossing_4;
                    var _S1377 : f32 = _S1241 * - _S1376;
                    var _S1378 : f32 = (_S1227.f_cos_0[i32(0)] + _S1227.f_cos_0[i32(1)] + _S1227.f_cos_0[i32(2)]) / _S1243;
                    var _S1379 : f32 = _S1241 * - _S1378;
                    var _S1380 : f32 = (_S1242 * _S1376 + _S1244 * _S1378) / _S1245;
                    var _S1381 : f32 = _S1247 * _S1380;
                    var _S1382 : f32 = 4.0f * (_S1246 * - _S1380);
                    var _S1383 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1274, &(_S1383), _S1382);
                    var _S1384 : f32 = _S1248 * _S1381;
                    var _S1385 : f32 = _S1249 * _S1381;
                    var _S1386 : vec3<f32> = _S1228;
                    s_bwdProp_ggx_density_0(_S1278, &(_S1386), _S1384);
                    crossing_4 = _S1379;
                    _S1241 = _S1377;
                    _S1242 = _S1385;
                    _S1243 = 0.0f;
                    _S1244 = 0.0f;
                    _S1373 = _S1386;
                    _S1245 = _S1383;
                }
                else
                {
                    var _S1387 : f32 = _S1227.pdf_0 / _S1250;
                    var _S1388 : f32 = _S1251 * - _S1387;
                    var _S1389 : f32 = (_S1227.f_cos_0[i32(0)] + _S1227.f_cos_0[i32(1)] + _S1227.f_cos_0[i32(2)]) / _S1252;
                    var _S1390 : f32 = _S1254 * (_S1254 * (_S1251 * - _S1389));
                    var _S1391 : f32 = (_S1242 * _S1387 + _S1253 * _S1389) / _S1255;
                    var _S1392 : f32 = _S1256 * - _S1391;
                    var _S1393 : f32 = _S1257 * _S1391;
                    var _S1394 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1275, &(_S1394), _S1392);
                    var _S1395 : f32 = _S1258 * _S1393;
                    var _S1396 : f32 = _S1259 * _S1393;
                    var _S1397 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1276, &(_S1397), _S1395);
                    var s_diff_jacobian_T_1 : f32 = _S1260 * _S1396;
                    var _S1398 : f32 = _S1261 * _S1396;
                    var _S1399 : f32 = _S1262 * _S1398;
                    var _S1400 : f32 = _S1263 * _S1398;
                    var _S1401 : vec3<f32> = _S1228;
                    s_bwdProp_ggx_density_0(_S1279, &(_S1401), _S1399);
                    var _S1402 : f32 = - _S1400;
                    var _S1403 : f32 = s_diff_jacobian_T_1 / _S1264;
                    var _S1404 : f32 = _S1265 * - _S1403;
                    var _S1405 : f32 = _S1266 * _S1403;
                    var _S1406 : f32 = 0.0f;
                    s_bwdProp_sqr_0(_S1280, &(_S1406), _S1404);
                    var _S1407 : f32 = _S1254 * (_S1406 / _S1267);
                    var _S1408 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1277, &(_S1408), _S1405);
                    var _S1409 : f32 = _S1397 + _S1407;
                    var _S1410 : f32 = _S1406 + _S1408;
                    crossing_4 = _S1390;
                    _S1241 = _S1388;
                    _S1242 = _S1402;
                    _S1243 = _S1409;
                    _S1244 = _S1410;
                    _S1373 = _S1401;
                    _S1245 = _S1394;
                }
                var _S1411 : vec3<f32> = _S1228;
                s_bwdProp_ggx_lambda_0(_S1281, &(_S1411), crossing_4);
                var _S1412 : f32 = crossing_4 + _S1241;
                var _S1413 : vec3<f32> = _S1228;
                s_bwdProp_ggx_lambda_0(_S1282, &(_S1413), _S1412);
                var _S1414 : f32 = 0.0f;
                s_bwdProp_fresnel_dielectric_0(_S1283, &(_S1414), _S1242);
                var _S1415 : f32 = _S1414 + _S1243;
                crossing_4 = _S1244;
                _S1241 = _S1415;
                _S1242 = _S1245;
                _S1374 = _S1413;
                _S1375 = _S1411;
            }
            else
            {
                crossing_4 = 0.0f;
                _S1241 = 0.0f;
                _S1373 = _S1228;
                _S1242 = 0.0f;
                _S1374 = _S1228;
                _S1375 = _S1228;
            }
            if(_S1239)
            {
                var _S1416 : f32 = _S1269 * 0.0f;
                crossing_4 = _S1270 * 0.0f + crossing_4;
                _S1243 = _S1416;
            }
            else
            {
                _S1243 = 0.0f;
            }
            var _S1417 : f32 = _S1268 * 0.0f;
            var _S1418 : f32 = _S1234 * 0.0f;
            var _S1419 : vec3<f32> = _S1228;
            var _S1420 : vec3<f32> = _S1228;
            s_bwdProp_dot_0(_S1284, &(_S1419), &(_S1420), crossing_4);
            var _S1421 : f32 = _S1418 + _S1241;
            var _S1422 : vec3<f32> = _S1228;
            var _S1423 : vec3<f32> = _S1228;
            s_bwdProp_dot_0(_S1285, &(_S1422), &(_S1423), _S1421);
            var _S1424 : vec3<f32> = _S1420 + _S1423 + _S1373;
            var _S1425 : f32 = _S1417 + _S1242;
            var _S1426 : vec3<f32> = _S1422 + _S1374;
            var _S1427 : vec3<f32> = _S1419 + _S1375;
            if(_S1240)
            {
                _S1373 = (vec3<f32>(0) - _S1424);
            }
            else
            {
                _S1373 = _S1424;
            }
            var _S1428 : vec3<f32> = m_6 * _S1373;
            var _S1429 : vec3<f32> = _S1272 * _S1373;
            var _S1430 : f32 = - ((_S1428[i32(0)] + _S1428[i32(1)] + _S1428[i32(2)]) / _S1271);
            var _S1431 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S1287, &(_S1431), _S1430);
            crossing_4 = _S1431;
            m_6 = _S1429;
            _S1272 = _S1426;
            _S1373 = _S1427;
            _S1241 = _S1243;
            _S1242 = _S1425;
        }
        else
        {
            crossing_4 = 0.0f;
            m_6 = _S1228;
            _S1272 = _S1228;
            _S1373 = _S1228;
            _S1241 = 0.0f;
            _S1242 = 0.0f;
        }
        var _S1432 : vec3<f32> = _S1228;
        var _S1433 : vec3<f32> = _S1228;
        s_bwdProp_dot_0(_S1286, &(_S1432), &(_S1433), crossing_4);
        var _S1434 : vec3<f32> = _S1432 + _S1433 + m_6;
        var _S1435 : vec3<f32> = _S1434 + _S1272;
        var _S1436 : vec3<f32> = _S1273 * _S1434 + _S1373;
        var _S1437 : f32 = _S1270 * 0.0f + _S1242;
        m_6 = _S1436 + vec3<f32>(0.0f, 0.0f, _S1234 * 0.0f + _S1241);
        crossing_4 = _S1437;
        _S1272 = _S1435;
    }
    else
    {
        m_6 = _S1228;
        crossing_4 = 0.0f;
        _S1272 = _S1228;
    }
    (*_S1225) = _S1272 + vec3<f32>(0.0f, 0.0f, crossing_4);
    (*_S1226) = m_6;
    return;
}

fn s_bwdProp_bsdf_evaluate_0( _S1438 : s_bwdCallableCtx_bsdf_evaluate_0,  _S1439 : ptr<function, vec3<f32>>,  _S1440 : ptr<function, vec3<f32>>,  _S1441 : BsdfValue_0)
{
    var _S1442 : vec3<f32> = vec3<f32>(0.0f);
    var _S1443 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0 = s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0( _S1442, _S1442, _S1442 );
    var _S1444 : vec2<f32> = vec2<f32>(0.0f);
    var _S1445 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0 = s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0( _S1442, _S1442, _S1444, _S1442, _S1442 );
    var _S1446 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0 = s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0( 0.0f, _S1444, _S1442, _S1442 );
    var _S1447 : bool = (_S1438.value0_95.value0_90.kind_0) == u32(0);
    var _S1448 : s_bwdCallableCtx_conductor_evaluate_0;
    var _S1449 : s_bwdCallableCtx_dielectric_evaluate_0;
    var _S1450 : s_bwdCallableCtx_diffuse_evaluate_0;
    var _S1451 : bool;
    if(_S1447)
    {
        var _S1452 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0;
        _S1452.value0_96 = _S1438.value0_95.value0_90.a_0.xyz;
        _S1452.value1_24 = _S1438.value0_95.value1_21;
        _S1452.value2_14 = _S1438.value0_95.value2_13;
        _S1450.value0_101 = _S1452;
        _S1451 = false;
        _S1448.value0_99 = _S1445;
        _S1449.value0_100 = _S1446;
    }
    else
    {
        var _S1453 : bool = (_S1438.value0_95.value0_90.kind_0) == u32(1);
        if(_S1453)
        {
            var _S1454 : vec3<f32> = _S1438.value0_95.value0_90.b_0.xyz;
            var _S1455 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0;
            _S1455.value0_97 = _S1438.value0_95.value0_90.a_0.xyz;
            _S1455.value1_25 = _S1454;
            _S1455.value2_15 = _S1438.value0_95.value0_90.alpha_0;
            _S1455.value3_7 = _S1438.value0_95.value1_21;
            _S1455.value4_6 = _S1438.value0_95.value2_13;
            _S1448.value0_99 = _S1455;
            _S1449.value0_100 = _S1446;
        }
        else
        {
            var _S1456 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0;
            _S1456.value0_98 = _S1438.value0_95.value0_90.a_0.x;
            _S1456.value1_26 = _S1438.value0_95.value0_90.alpha_0;
            _S1456.value2_16 = _S1438.value0_95.value1_21;
            _S1456.value3_8 = _S1438.value0_95.value2_13;
            _S1448.value0_99 = _S1445;
            _S1449.value0_100 = _S1456;
        }
        _S1450.value0_101 = _S1443;
        _S1451 = _S1453;
    }
    var _S1457 : vec3<f32>;
    var _S1458 : vec3<f32>;
    if(_S1447)
    {
        var _S1459 : vec3<f32> = _S1442;
        var _S1460 : vec3<f32> = _S1442;
        s_bwdProp_diffuse_evaluate_0(_S1450, &(_S1459), &(_S1460), _S1441);
        _S1457 = _S1459;
        _S1458 = _S1460;
    }
    else
    {
        if(_S1451)
        {
            var _S1461 : vec3<f32> = _S1442;
            var _S1462 : vec3<f32> = _S1442;
            s_bwdProp_conductor_evaluate_0(_S1448, &(_S1461), &(_S1462), _S1441);
            _S1457 = _S1461;
            _S1458 = _S1462;
        }
        else
        {
            var _S1463 : vec3<f32> = _S1442;
            var _S1464 : vec3<f32> = _S1442;
            s_bwdProp_dielectric_evaluate_0(_S1449, &(_S1463), &(_S1464), _S1441);
            _S1457 = _S1463;
            _S1458 = _S1464;
        }
    }
    (*_S1439) = _S1457;
    (*_S1440) = _S1458;
    return;
}

fn s_bwdProp_to_local_0( _S1465 : s_bwdCallableCtx_to_local_0,  _S1466 : ptr<function, Frame_0>,  _S1467 : ptr<function, vec3<f32>>,  _S1468 : vec3<f32>)
{
    var _S1469 : s_bwdCallableCtx_dot_0;
    _S1469._S39 = _S1465.value0_23.value0_9.s_1;
    _S1469._S40 = _S1465.value0_23.value1_2;
    var _S1470 : s_bwdCallableCtx_dot_0;
    _S1470._S39 = _S1465.value0_23.value0_9.t_1;
    _S1470._S40 = _S1465.value0_23.value1_2;
    var _S1471 : s_bwdCallableCtx_dot_0;
    _S1471._S39 = _S1465.value0_23.value0_9.n_0;
    _S1471._S40 = _S1465.value0_23.value1_2;
    var _S1472 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S1473 : vec3<f32> = vec3<f32>(0.0f);
    var _S1474 : vec3<f32> = _S1473;
    var _S1475 : vec3<f32> = _S1473;
    s_bwdProp_dot_0(_S1471, &(_S1474), &(_S1475), _S1468[i32(2)]);
    var _S1476 : vec3<f32> = _S1473;
    var _S1477 : vec3<f32> = _S1473;
    s_bwdProp_dot_0(_S1470, &(_S1476), &(_S1477), _S1468[i32(1)]);
    var _S1478 : vec3<f32> = _S1473;
    var _S1479 : vec3<f32> = _S1473;
    s_bwdProp_dot_0(_S1469, &(_S1478), &(_S1479), _S1468[i32(0)]);
    var _S1480 : vec3<f32> = _S1475 + _S1477 + _S1479;
    var _S1481 : Frame_0 = _S1472;
    _S1481.n_0 = _S1474;
    _S1481.t_1 = _S1476;
    _S1481.s_1 = _S1478;
    (*_S1466) = Frame_x24_syn_dadd_0(_S1472, _S1481);
    (*_S1467) = _S1480;
    return;
}

fn s_bwdProp_point_on_light_0( _S1482 : s_bwdCallableCtx_point_on_light_0,  _S1483 : ptr<function, vec2<f32>>,  _S1484 : vec3<f32>)
{
    var _S1485 : f32 = _S1482.value0_93.value1_23.x;
    var _S1486 : Tuple_15 = s_apply_safe_sqrt_0(_S1485);
    var _S1487 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S1487.value0_68 = _S1485;
    var _S1488 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S1487 );
    var _S1489 : f32 = _S1482.value0_93.value1_23.y;
    var _S1490 : vec3<f32> = _S1482.value0_93.value0_92.e2_2 * _S1484;
    var _S1491 : f32 = _S1490[i32(0)] + _S1490[i32(1)] + _S1490[i32(2)];
    var _S1492 : vec3<f32> = _S1482.value0_93.value0_92.e1_2 * _S1484;
    var _S1493 : f32 = _S1492[i32(0)] + _S1492[i32(1)] + _S1492[i32(2)];
    var _S1494 : f32 = _S1486.value0_27 * _S1491 + - (_S1486.value0_27 * _S1493);
    var _S1495 : f32 = _S1489 * _S1491 + (1.0f - _S1489) * _S1493;
    var _S1496 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S1488, &(_S1496), _S1495);
    (*_S1483) = vec2<f32>(_S1496, _S1494);
    return;
}

fn s_bwdProp_direct_light_0( _S1497 : s_bwdCallableCtx_direct_light_0,  _S1498 : ptr<function, Surface_Differential_0>,  _S1499 : ptr<function, vec3<f32>>,  _S1500 : ptr<function, vec2<f32>>,  _S1501 : vec3<f32>)
{
    var _S1502 : vec3<f32> = vec3<f32>(0.0f);
    var _S1503 : Frame_0 = Frame_0( _S1502, _S1502, _S1502 );
    var _S1504 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S1503, _S1502 );
    var _S1505 : vec4<f32> = vec4<f32>(0.0f);
    var _S1506 : vec2<f32> = vec2<f32>(0.0f);
    var _S1507 : Material_0 = Material_0( _S1505, _S1505, _S1506, u32(0), u32(0) );
    var _S1508 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0 = s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0( _S1507, _S1502, _S1502 );
    var _S1509 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S1510 : Tuple_14 = s_apply_point_on_light_0(_S1497.value0_21.value1_3, _S1497.value0_21.value4_2);
    var _S1511 : s_paramCtx_s_bwdCallableCtx_point_on_light_0;
    _S1511.value0_92 = _S1497.value0_21.value1_3;
    _S1511.value1_23 = _S1497.value0_21.value4_2;
    var _S1512 : s_bwdCallableCtx_point_on_light_0 = s_bwdCallableCtx_point_on_light_0( _S1511 );
    var to_light_1 : vec3<f32> = _S1510.value0_26 - _S1497.value0_21.value2_2.position_0;
    var _S1513 : Tuple_5 = s_apply_dot_0(to_light_1, to_light_1);
    var _S1514 : s_bwdCallableCtx_dot_0;
    _S1514._S39 = to_light_1;
    _S1514._S40 = to_light_1;
    var _S1515 : s_bwdCallableCtx_dot_0 = _S1514;
    var _S1516 : bool = (_S1513.value0_5) > 0.0f;
    var _S1517 : bool;
    var _S1518 : vec3<f32>;
    var _S1519 : vec3<f32>;
    var _S1520 : vec3<f32>;
    var _S1521 : vec3<f32>;
    var _S1522 : f32;
    var _S1523 : f32;
    var _S1524 : f32;
    var _S1525 : f32;
    var _S1526 : f32;
    var _S1527 : f32;
    var _S1528 : f32;
    var _S1529 : f32;
    var _S1530 : s_bwdCallableCtx_power_heuristic_0;
    var _S1531 : s_bwdCallableCtx_abs_0;
    var _S1532 : s_bwdCallableCtx_bsdf_evaluate_0;
    var _S1533 : s_bwdCallableCtx_to_local_0;
    var _S1534 : s_bwdCallableCtx_dot_0;
    var _S1535 : s_bwdCallableCtx_sqrt_0;
    if(_S1516)
    {
        var _S1536 : Tuple_3 = s_apply_sqrt_0(_S1513.value0_5);
        var _S1537 : s_bwdCallableCtx_sqrt_0;
        _S1537._S22 = _S1513.value0_5;
        var _S1538 : s_bwdCallableCtx_sqrt_0 = _S1537;
        var _S1539 : vec3<f32> = vec3<f32>((1.0f / _S1536.value0_3));
        var _S1540 : f32 = _S1536.value0_3 * _S1536.value0_3;
        var direction_6 : vec3<f32> = to_light_1 * _S1539;
        var _S1541 : Tuple_5 = s_apply_dot_0(direction_6, _S1497.value0_21.value1_3.normal_1);
        var _S1542 : s_bwdCallableCtx_dot_0;
        _S1542._S39 = direction_6;
        _S1542._S40 = _S1497.value0_21.value1_3.normal_1;
        var _S1543 : s_bwdCallableCtx_dot_0 = _S1542;
        var cos_light_1 : f32 = - _S1541.value0_5;
        if(cos_light_1 > 0.0f)
        {
            _S1517 = true;
        }
        else
        {
            if(cos_light_1 < 0.0f)
            {
                _S1517 = _S1497.value0_21.value1_3.two_sided_2;
            }
            else
            {
                _S1517 = false;
            }
        }
        if(_S1517)
        {
            var _S1544 : Tuple_12 = s_apply_to_local_0(_S1497.value0_21.value2_2.frame_0, direction_6);
            var _S1545 : s_paramCtx_s_bwdCallableCtx_to_local_0;
            _S1545.value0_9 = _S1497.value0_21.value2_2.frame_0;
            _S1545.value1_2 = direction_6;
            var _S1546 : Tuple_16 = s_apply_bsdf_evaluate_0(_S1497.value0_21.value0_10, _S1497.value0_21.value3_2, _S1544.value0_24);
            var _S1547 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0;
            _S1547.value0_90 = _S1497.value0_21.value0_10;
            _S1547.value1_21 = _S1497.value0_21.value3_2;
            _S1547.value2_13 = _S1544.value0_24;
            var _S1548 : Tuple_2 = s_apply_abs_0(cos_light_1);
            var _S1549 : s_bwdCallableCtx_abs_0;
            _S1549._S18 = cos_light_1;
            var pdf_light_1 : f32 = _S1513.value0_5 * _S1497.value0_21.value1_3.pdf_area_1;
            var _S1550 : f32 = _S1546.value0_28.pdf_0 * _S1548.value0_2;
            var _S1551 : Tuple_10 = s_apply_power_heuristic_0(pdf_light_1, _S1550);
            var _S1552 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
            _S1552.value0_91 = pdf_light_1;
            _S1552.value1_22 = _S1550;
            var _S1553 : f32 = _S1551.value0_19 * _S1548.value0_2;
            var _S1554 : vec3<f32> = vec3<f32>((_S1553 / pdf_light_1));
            var _S1555 : f32 = pdf_light_1 * pdf_light_1;
            _S1518 = _S1546.value0_28.f_cos_0 * _S1497.value0_21.value1_3.radiance_1;
            _S1519 = _S1554;
            _S1522 = _S1555;
            _S1523 = _S1553;
            _S1524 = pdf_light_1;
            _S1525 = _S1551.value0_19;
            _S1526 = _S1548.value0_2;
            _S1520 = _S1497.value0_21.value1_3.radiance_1;
            _S1530.value0_94 = _S1552;
            _S1527 = _S1546.value0_28.pdf_0;
            _S1528 = _S1497.value0_21.value1_3.pdf_area_1;
            _S1531 = _S1549;
            _S1532.value0_95 = _S1547;
            _S1533.value0_23 = _S1545;
        }
        else
        {
            _S1518 = _S1502;
            _S1519 = _S1502;
            _S1522 = 0.0f;
            _S1523 = 0.0f;
            _S1524 = 0.0f;
            _S1525 = 0.0f;
            _S1526 = 0.0f;
            _S1520 = _S1502;
            _S1530.value0_94 = _S1509;
            _S1527 = 0.0f;
            _S1528 = 0.0f;
            _S1531._S18 = 0.0f;
            _S1532.value0_95 = _S1508;
            _S1533.value0_23 = _S1504;
        }
        _S1534 = _S1543;
        _S1521 = _S1539;
        _S1529 = _S1540;
        _S1535 = _S1538;
    }
    else
    {
        _S1517 = false;
        _S1518 = _S1502;
        _S1519 = _S1502;
        _S1522 = 0.0f;
        _S1523 = 0.0f;
        _S1524 = 0.0f;
        _S1525 = 0.0f;
        _S1526 = 0.0f;
        _S1520 = _S1502;
        _S1530.value0_94 = _S1509;
        _S1527 = 0.0f;
        _S1528 = 0.0f;
        _S1531._S18 = 0.0f;
        _S1532.value0_95 = _S1508;
        _S1533.value0_23 = _S1504;
        _S1534._S39 = _S1502;
        _S1534._S40 = _S1502;
        _S1521 = _S1502;
        _S1529 = 0.0f;
        _S1535._S22 = 0.0f;
    }
    var _S1556 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1557 : Surface_Differential_0;
    if(_S1516)
    {
        if(_S1517)
        {
            var _S1558 : vec3<f32> = _S1518 * _S1501;
            var _S1559 : f32 = (_S1558[i32(0)] + _S1558[i32(1)] + _S1558[i32(2)]) / _S1522;
            var _S1560 : f32 = _S1523 * - _S1559;
            var _S1561 : f32 = _S1524 * _S1559;
            var _S1562 : f32 = _S1525 * _S1561;
            var _S1563 : f32 = _S1526 * _S1561;
            var _S1564 : vec3<f32> = _S1520 * (_S1519 * _S1501);
            var _S1565 : f32 = 0.0f;
            var _S1566 : f32 = 0.0f;
            s_bwdProp_power_heuristic_0(_S1530, &(_S1565), &(_S1566), _S1563);
            var _S1567 : f32 = _S1526 * _S1566;
            var _S1568 : f32 = _S1528 * (_S1560 + _S1565);
            var _S1569 : f32 = _S1562 + _S1527 * _S1566;
            var _S1570 : f32 = 0.0f;
            s_bwdProp_abs_0(_S1531, &(_S1570), _S1569);
            var _S1571 : BsdfValue_0 = BsdfValue_x24_syn_dzero_0();
            _S1571.f_cos_0 = _S1564;
            _S1571.pdf_0 = _S1567;
            var _S1572 : vec3<f32> = _S1502;
            var _S1573 : vec3<f32> = _S1502;
            s_bwdProp_bsdf_evaluate_0(_S1532, &(_S1572), &(_S1573), _S1571);
            var _S1574 : Frame_0;
            _S1574.s_1 = _S1502;
            _S1574.t_1 = _S1502;
            _S1574.n_0 = _S1502;
            var _S1575 : vec3<f32> = _S1502;
            s_bwdProp_to_local_0(_S1533, &(_S1574), &(_S1575), _S1573);
            var _S1576 : Surface_Differential_0 = _S1556;
            _S1576.frame_2 = _S1574;
            var _S1577 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1556, _S1576);
            _S1522 = _S1570;
            _S1518 = _S1575;
            _S1523 = _S1568;
            _S1557 = _S1577;
            _S1519 = _S1572;
        }
        else
        {
            _S1522 = 0.0f;
            _S1518 = _S1502;
            _S1523 = 0.0f;
            _S1557 = _S1556;
            _S1519 = _S1502;
        }
        var _S1578 : f32 = - _S1522;
        var _S1579 : vec3<f32> = _S1502;
        var _S1580 : vec3<f32> = _S1502;
        s_bwdProp_dot_0(_S1534, &(_S1579), &(_S1580), _S1578);
        var _S1581 : vec3<f32> = _S1579 + _S1518;
        var _S1582 : vec3<f32> = to_light_1 * _S1581;
        var _S1583 : vec3<f32> = _S1521 * _S1581;
        var _S1584 : f32 = - ((_S1582[i32(0)] + _S1582[i32(1)] + _S1582[i32(2)]) / _S1529);
        var _S1585 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1535, &(_S1585), _S1584);
        _S1522 = _S1585 + _S1523;
        _S1518 = _S1583;
    }
    else
    {
        _S1522 = 0.0f;
        _S1518 = _S1502;
        _S1557 = _S1556;
        _S1519 = _S1502;
    }
    var _S1586 : vec3<f32> = _S1502;
    var _S1587 : vec3<f32> = _S1502;
    s_bwdProp_dot_0(_S1515, &(_S1586), &(_S1587), _S1522);
    var _S1588 : vec3<f32> = _S1586 + _S1587 + _S1518;
    var _S1589 : vec3<f32> = (vec3<f32>(0) - _S1588);
    var _S1590 : vec2<f32> = _S1506;
    s_bwdProp_point_on_light_0(_S1512, &(_S1590), _S1588);
    var _S1591 : Surface_Differential_0 = _S1556;
    _S1591.position_1 = _S1589;
    (*_S1498) = Surface_x24_syn_dadd_0(_S1557, _S1591);
    (*_S1499) = _S1519;
    (*_S1500) = _S1590;
    return;
}

fn s_bwdProp_emission_of_0( _S1592 : s_bwdCallableCtx_emission_of_0,  _S1593 : ptr<function, Surface_Differential_0>,  _S1594 : ptr<function, vec3<f32>>,  _S1595 : ptr<function, vec3<f32>>,  _S1596 : ptr<function, f32>,  _S1597 : vec3<f32>)
{
    var _S1598 : vec3<f32> = vec3<f32>(0.0f);
    var _S1599 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S1600 : Tuple_5 = s_apply_dot_0(_S1592.value0_17.value3_1, _S1592.value0_17.value1_1.geometric_normal_0);
    var _S1601 : s_bwdCallableCtx_dot_0;
    _S1601._S39 = _S1592.value0_17.value3_1;
    _S1601._S40 = _S1592.value0_17.value1_1.geometric_normal_0;
    var _S1602 : s_bwdCallableCtx_dot_0 = _S1601;
    var _S1603 : bool;
    if(_S1592.value0_17.value0_8.two_sided_1)
    {
        _S1603 = true;
    }
    else
    {
        _S1603 = (_S1600.value0_5) < 0.0f;
    }
    var _S1604 : vec3<f32>;
    var _S1605 : s_bwdCallableCtx_power_heuristic_0;
    var _S1606 : f32;
    var _S1607 : f32;
    var _S1608 : s_bwdCallableCtx_dot_0;
    var _S1609 : s_bwdCallableCtx_abs_0;
    if(_S1603)
    {
        if(_S1592.value0_17.value5_1)
        {
            _S1604 = _S1598;
            _S1605.value0_94 = _S1599;
            _S1606 = 0.0f;
            _S1608._S39 = _S1598;
            _S1608._S40 = _S1598;
            _S1607 = 0.0f;
            _S1609._S18 = 0.0f;
        }
        else
        {
            var arm_1 : vec3<f32> = _S1592.value0_17.value1_1.position_0 - _S1592.value0_17.value2_1;
            var _S1610 : Tuple_2 = s_apply_abs_0(_S1600.value0_5);
            var _S1611 : s_bwdCallableCtx_abs_0;
            _S1611._S18 = _S1600.value0_5;
            var _S1612 : f32 = _S1592.value0_17.value4_1 * _S1610.value0_2;
            var _S1613 : Tuple_5 = s_apply_dot_0(arm_1, arm_1);
            var _S1614 : s_bwdCallableCtx_dot_0;
            _S1614._S39 = arm_1;
            _S1614._S40 = arm_1;
            var _S1615 : f32 = _S1613.value0_5 * _S1592.value0_17.value0_8.pdf_area_0;
            var _S1616 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
            _S1616.value0_91 = _S1612;
            _S1616.value1_22 = _S1615;
            _S1604 = _S1592.value0_17.value0_8.radiance_0;
            _S1605.value0_94 = _S1616;
            _S1606 = _S1592.value0_17.value0_8.pdf_area_0;
            _S1608 = _S1614;
            _S1607 = _S1610.value0_2;
            _S1609 = _S1611;
        }
    }
    else
    {
        _S1604 = _S1598;
        _S1605.value0_94 = _S1599;
        _S1606 = 0.0f;
        _S1608._S39 = _S1598;
        _S1608._S40 = _S1598;
        _S1607 = 0.0f;
        _S1609._S18 = 0.0f;
    }
    var _S1617 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1618 : Surface_Differential_0;
    if(_S1603)
    {
        if(_S1592.value0_17.value5_1)
        {
            _S1606 = 0.0f;
            _S1618 = _S1617;
            _S1604 = _S1598;
            _S1607 = 0.0f;
        }
        else
        {
            var _S1619 : vec3<f32> = _S1604 * _S1597;
            var _S1620 : f32 = _S1619[i32(0)] + _S1619[i32(1)] + _S1619[i32(2)];
            var _S1621 : f32 = 0.0f;
            var _S1622 : f32 = 0.0f;
            s_bwdProp_power_heuristic_0(_S1605, &(_S1621), &(_S1622), _S1620);
            var _S1623 : f32 = _S1606 * _S1622;
            var _S1624 : vec3<f32> = _S1598;
            var _S1625 : vec3<f32> = _S1598;
            s_bwdProp_dot_0(_S1608, &(_S1624), &(_S1625), _S1623);
            var _S1626 : f32 = _S1592.value0_17.value4_1 * _S1621;
            var _S1627 : f32 = _S1607 * _S1621;
            var _S1628 : f32 = 0.0f;
            s_bwdProp_abs_0(_S1609, &(_S1628), _S1626);
            var _S1629 : vec3<f32> = _S1624 + _S1625;
            var _S1630 : vec3<f32> = (vec3<f32>(0) - _S1629);
            var _S1631 : Surface_Differential_0 = _S1617;
            _S1631.position_1 = _S1629;
            var _S1632 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1617, _S1631);
            _S1606 = _S1628;
            _S1618 = _S1632;
            _S1604 = _S1630;
            _S1607 = _S1627;
        }
    }
    else
    {
        _S1606 = 0.0f;
        _S1618 = _S1617;
        _S1604 = _S1598;
        _S1607 = 0.0f;
    }
    var _S1633 : vec3<f32> = _S1598;
    var _S1634 : vec3<f32> = _S1598;
    s_bwdProp_dot_0(_S1602, &(_S1633), &(_S1634), _S1606);
    (*_S1593) = _S1618;
    (*_S1594) = _S1604;
    (*_S1595) = _S1633;
    (*_S1596) = _S1607;
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

fn s_bwdProp_frame_from_normal_0( _S1635 : s_bwdCallableCtx_frame_from_normal_0,  _S1636 : ptr<function, vec3<f32>>,  _S1637 : Frame_0)
{
    var _S1638 : f32 = _S1635.value0_105.value0_103.z;
    var sign_1 : f32;
    if(_S1638 < 0.0f)
    {
        sign_1 = -1.0f;
    }
    else
    {
        sign_1 = 1.0f;
    }
    var _S1639 : f32 = sign_1 + _S1638;
    var a_5 : f32 = -1.0f / _S1639;
    var _S1640 : f32 = _S1639 * _S1639;
    var _S1641 : f32 = _S1635.value0_105.value0_103.x;
    var _S1642 : f32 = _S1635.value0_105.value0_103.y;
    var _S1643 : f32 = _S1641 * _S1642;
    var _S1644 : f32 = sign_1 * _S1641;
    var _S1645 : f32 = _S1644 * _S1641;
    var _S1646 : f32 = - sign_1;
    var _S1647 : f32 = _S1642 * _S1642;
    var _S1648 : f32 = _S1642 * (a_5 * _S1637.t_1[i32(1)]);
    var _S1649 : f32 = a_5 * _S1637.s_1[i32(0)];
    var _S1650 : f32 = _S1637.t_1[i32(0)] + sign_1 * _S1637.s_1[i32(1)];
    var _S1651 : f32 = a_5 * _S1650;
    (*_S1636) = _S1637.n_0 + vec3<f32>(_S1646 * _S1637.s_1[i32(2)] + _S1644 * _S1649 + sign_1 * (_S1641 * _S1649) + _S1642 * _S1651, - _S1637.t_1[i32(2)] + _S1648 + _S1648 + _S1641 * _S1651, 0.0f) + vec3<f32>(0.0f, 0.0f, -1.0f * - ((_S1647 * _S1637.t_1[i32(1)] + _S1645 * _S1637.s_1[i32(0)] + _S1643 * _S1650) / _S1640));
    return;
}

fn s_bwdProp_frame_from_normal_tangent_0( _S1652 : s_bwdCallableCtx_frame_from_normal_tangent_0,  _S1653 : ptr<function, vec3<f32>>,  _S1654 : Frame_0)
{
    var _S1655 : vec3<f32> = vec3<f32>(0.0f);
    var _S1656 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S1655 );
    var _S1657 : Tuple_5 = s_apply_dot_0(_S1652.value0_104.value0_102, _S1652.value0_104.value1_27);
    var _S1658 : s_bwdCallableCtx_dot_0;
    _S1658._S39 = _S1652.value0_104.value0_102;
    _S1658._S40 = _S1652.value0_104.value1_27;
    var _S1659 : s_bwdCallableCtx_dot_0 = _S1658;
    var _S1660 : vec3<f32> = vec3<f32>(- _S1657.value0_5);
    var s_5 : vec3<f32> = _S1652.value0_104.value1_27 + _S1652.value0_104.value0_102 * _S1660;
    var _S1661 : Tuple_5 = s_apply_dot_0(s_5, s_5);
    var _S1662 : s_bwdCallableCtx_dot_0;
    _S1662._S39 = s_5;
    _S1662._S40 = s_5;
    var _S1663 : s_bwdCallableCtx_dot_0 = _S1662;
    var _S1664 : bool = (_S1661.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(_S1652.value0_104.value1_27, _S1652.value0_104.value1_27).value0_5);
    var _S1665 : s_bwdCallableCtx_cross_0;
    var _S1666 : vec3<f32>;
    var _S1667 : f32;
    var _S1668 : s_bwdCallableCtx_sqrt_0;
    var _S1669 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S1664)
    {
        var _S1670 : Tuple_3 = s_apply_sqrt_0(_S1661.value0_5);
        var _S1671 : s_bwdCallableCtx_sqrt_0;
        _S1671._S22 = _S1661.value0_5;
        var _S1672 : vec3<f32> = vec3<f32>((1.0f / _S1670.value0_3));
        var _S1673 : f32 = _S1670.value0_3 * _S1670.value0_3;
        var _S1674 : vec3<f32> = s_5 * _S1672;
        var _S1675 : s_bwdCallableCtx_cross_0;
        _S1675._S26 = _S1652.value0_104.value0_102;
        _S1675._S27 = _S1674;
        _S1665 = _S1675;
        _S1666 = _S1672;
        _S1667 = _S1673;
        _S1668 = _S1671;
        _S1669.value0_105 = _S1656;
    }
    else
    {
        var _S1676 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S1676.value0_103 = _S1652.value0_104.value0_102;
        _S1665._S26 = _S1655;
        _S1665._S27 = _S1655;
        _S1666 = _S1655;
        _S1667 = 0.0f;
        _S1668._S22 = 0.0f;
        _S1669.value0_105 = _S1676;
    }
    var _S1677 : vec3<f32>;
    if(_S1664)
    {
        var _S1678 : vec3<f32> = _S1655;
        var _S1679 : vec3<f32> = _S1655;
        s_bwdProp_cross_0(_S1665, &(_S1678), &(_S1679), _S1654.t_1);
        var _S1680 : vec3<f32> = _S1654.s_1 + _S1679;
        var _S1681 : vec3<f32> = s_5 * _S1680;
        var _S1682 : vec3<f32> = _S1666 * _S1680;
        var _S1683 : f32 = - ((_S1681[i32(0)] + _S1681[i32(1)] + _S1681[i32(2)]) / _S1667);
        var _S1684 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1668, &(_S1684), _S1683);
        var _S1685 : vec3<f32> = _S1654.n_0 + _S1678;
        _S1667 = _S1684;
        _S1666 = _S1682;
        _S1677 = _S1685;
    }
    else
    {
        var _S1686 : vec3<f32> = _S1655;
        s_bwdProp_frame_from_normal_0(_S1669, &(_S1686), _S1654);
        _S1667 = 0.0f;
        _S1666 = _S1655;
        _S1677 = _S1686;
    }
    var _S1687 : vec3<f32> = _S1655;
    var _S1688 : vec3<f32> = _S1655;
    s_bwdProp_dot_0(_S1663, &(_S1687), &(_S1688), _S1667);
    var _S1689 : vec3<f32> = _S1687 + _S1688 + _S1666;
    var _S1690 : vec3<f32> = _S1652.value0_104.value0_102 * _S1689;
    var _S1691 : vec3<f32> = _S1660 * _S1689;
    var _S1692 : f32 = - (_S1690[i32(0)] + _S1690[i32(1)] + _S1690[i32(2)]);
    var _S1693 : vec3<f32> = _S1655;
    var _S1694 : vec3<f32> = _S1655;
    s_bwdProp_dot_0(_S1659, &(_S1693), &(_S1694), _S1692);
    (*_S1653) = _S1691 + _S1693 + _S1677;
    return;
}

fn s_bwdProp_surface_at_0( _S1695 : s_bwdCallableCtx_surface_at_0,  _S1696 : ptr<function, vec3<f32>>,  _S1697 : ptr<function, vec3<f32>>,  _S1698 : Surface_Differential_0)
{
    var _S1699 : vec3<f32> = vec3<f32>(0.0f);
    var _S1700 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0( _S1699, _S1699 );
    var _S1701 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S1699 );
    var _S1702 : Tuple_4 = s_apply_cross_0(_S1695.value0_16.value0_15.e1_1, _S1695.value0_16.value0_15.e2_1);
    var _S1703 : vec3<f32> = _S1702.value0_4;
    var _S1704 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S1703, _S1703).value0_5));
    var along1_0 : vec3<f32> = s_apply_cross_0(_S1695.value0_16.value0_15.e2_1, _S1702.value0_4).value0_4 * _S1704;
    var along2_0 : vec3<f32> = s_apply_cross_0(_S1702.value0_4, _S1695.value0_16.value0_15.e1_1).value0_4 * _S1704;
    var from_p0_1 : vec3<f32> = _S1695.value0_16.value1_5 - _S1695.value0_16.value0_15.p0_0;
    var _S1705 : Tuple_5 = s_apply_dot_0(from_p0_1, _S1702.value0_4);
    var _S1706 : s_bwdCallableCtx_dot_0;
    _S1706._S39 = from_p0_1;
    _S1706._S40 = _S1702.value0_4;
    var _S1707 : s_bwdCallableCtx_dot_0 = _S1706;
    var _S1708 : Tuple_5 = s_apply_dot_0(_S1695.value0_16.value2_4, _S1702.value0_4);
    var _S1709 : s_bwdCallableCtx_dot_0;
    _S1709._S39 = _S1695.value0_16.value2_4;
    _S1709._S40 = _S1702.value0_4;
    var _S1710 : s_bwdCallableCtx_dot_0 = _S1709;
    var _S1711 : f32 = _S1708.value0_5 * _S1708.value0_5;
    var _S1712 : vec3<f32> = vec3<f32>(- (_S1705.value0_5 / _S1708.value0_5));
    var in_plane_1 : vec3<f32> = from_p0_1 + _S1695.value0_16.value2_4 * _S1712;
    var _S1713 : Tuple_5 = s_apply_dot_0(in_plane_1, along1_0);
    var _S1714 : s_bwdCallableCtx_dot_0;
    _S1714._S39 = in_plane_1;
    _S1714._S40 = along1_0;
    var _S1715 : s_bwdCallableCtx_dot_0 = _S1714;
    var _S1716 : Tuple_5 = s_apply_dot_0(in_plane_1, along2_0);
    var _S1717 : s_bwdCallableCtx_dot_0;
    _S1717._S39 = in_plane_1;
    _S1717._S40 = along2_0;
    var _S1718 : s_bwdCallableCtx_dot_0 = _S1717;
    var n_3 : vec3<f32>;
    var _S1719 : vec3<f32>;
    var _S1720 : vec3<f32>;
    var _S1721 : vec3<f32>;
    var _S1722 : vec3<f32>;
    var _S1723 : bool;
    var _S1724 : bool;
    var _S1725 : s_bwdCallableCtx_dot_0;
    var _S1726 : s_bwdCallableCtx_dot_0;
    var _S1727 : f32;
    var _S1728 : s_bwdCallableCtx_sqrt_0;
    if(_S1695.value0_16.value0_15.smooth_0)
    {
        var _S1729 : vec3<f32> = _S1695.value0_16.value0_15.n1_0 - _S1695.value0_16.value0_15.n0_0;
        var _S1730 : vec3<f32> = _S1695.value0_16.value0_15.n2_0 - _S1695.value0_16.value0_15.n0_0;
        var interpolated_1 : vec3<f32> = _S1729 * vec3<f32>(_S1713.value0_5) + _S1730 * vec3<f32>(_S1716.value0_5) + _S1695.value0_16.value0_15.n0_0;
        var _S1731 : Tuple_5 = s_apply_dot_0(interpolated_1, interpolated_1);
        var _S1732 : s_bwdCallableCtx_dot_0;
        _S1732._S39 = interpolated_1;
        _S1732._S40 = interpolated_1;
        var _S1733 : s_bwdCallableCtx_dot_0 = _S1732;
        var _S1734 : bool = (_S1731.value0_5) > 0.0f;
        if(_S1734)
        {
            var _S1735 : Tuple_3 = s_apply_sqrt_0(_S1731.value0_5);
            var _S1736 : s_bwdCallableCtx_sqrt_0;
            _S1736._S22 = _S1731.value0_5;
            var _S1737 : vec3<f32> = vec3<f32>((1.0f / _S1735.value0_3));
            var _S1738 : f32 = _S1735.value0_3 * _S1735.value0_3;
            var n_4 : vec3<f32> = interpolated_1 * _S1737;
            var _S1739 : Tuple_5 = s_apply_dot_0(_S1695.value0_16.value0_15.plane_normal_0, n_4);
            var _S1740 : s_bwdCallableCtx_dot_0;
            _S1740._S39 = _S1695.value0_16.value0_15.plane_normal_0;
            _S1740._S40 = n_4;
            var _S1741 : bool = (_S1739.value0_5) < 0.0f;
            n_3 = n_4;
            _S1723 = _S1741;
            _S1725 = _S1740;
            _S1719 = _S1737;
            _S1727 = _S1738;
            _S1728 = _S1736;
        }
        else
        {
            n_3 = _S1695.value0_16.value0_15.plane_normal_0;
            _S1723 = false;
            _S1725._S39 = _S1699;
            _S1725._S40 = _S1699;
            _S1719 = _S1699;
            _S1727 = 0.0f;
            _S1728._S22 = 0.0f;
        }
        var _S1742 : bool = _S1723;
        var _S1743 : vec3<f32> = _S1719;
        _S1723 = _S1734;
        _S1724 = _S1742;
        _S1719 = interpolated_1;
        _S1720 = _S1743;
        _S1726 = _S1733;
        _S1721 = _S1730;
        _S1722 = _S1729;
    }
    else
    {
        n_3 = _S1695.value0_16.value0_15.plane_normal_0;
        _S1723 = false;
        _S1724 = false;
        _S1725._S39 = _S1699;
        _S1725._S40 = _S1699;
        _S1719 = _S1699;
        _S1720 = _S1699;
        _S1727 = 0.0f;
        _S1728._S22 = 0.0f;
        _S1726._S39 = _S1699;
        _S1726._S40 = _S1699;
        _S1721 = _S1699;
        _S1722 = _S1699;
    }
    var _S1744 : s_bwdCallableCtx_frame_from_normal_tangent_0;
    var _S1745 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S1695.value0_16.value0_15.anisotropic_0)
    {
        var _S1746 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0;
        _S1746.value0_102 = n_3;
        _S1746.value1_27 = _S1695.value0_16.value0_15.tangent_0;
        _S1744.value0_104 = _S1746;
        _S1745.value0_105 = _S1701;
    }
    else
    {
        var _S1747 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S1747.value0_103 = n_3;
        _S1744.value0_104 = _S1700;
        _S1745.value0_105 = _S1747;
    }
    var _S1748 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1749 : Surface_Differential_0;
    if(_S1695.value0_16.value0_15.anisotropic_0)
    {
        var _S1750 : Frame_0 = Frame_x24_syn_dzero_0();
        _S1749 = _S1698;
        _S1749.frame_2 = _S1750;
        var _S1751 : vec3<f32> = _S1699;
        s_bwdProp_frame_from_normal_tangent_0(_S1744, &(_S1751), _S1698.frame_2);
        var _S1752 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1749, _S1748);
        n_3 = _S1751;
        _S1749 = _S1752;
    }
    else
    {
        var _S1753 : Frame_0 = Frame_x24_syn_dzero_0();
        _S1749 = _S1698;
        _S1749.frame_2 = _S1753;
        var _S1754 : vec3<f32> = _S1699;
        s_bwdProp_frame_from_normal_0(_S1745, &(_S1754), _S1698.frame_2);
        var _S1755 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1749, _S1748);
        n_3 = _S1754;
        _S1749 = _S1755;
    }
    if(_S1695.value0_16.value0_15.smooth_0)
    {
        if(_S1723)
        {
            var _S1756 : vec3<f32>;
            if(_S1724)
            {
                var _S1757 : Surface_Differential_0 = _S1749;
                _S1749 = _S1748;
                _S1756 = _S1757.position_1;
            }
            else
            {
                _S1749 = Surface_x24_syn_dadd_0(_S1749, _S1748);
                _S1756 = _S1699;
            }
            var _S1758 : vec3<f32> = _S1699;
            var _S1759 : vec3<f32> = _S1699;
            s_bwdProp_dot_0(_S1725, &(_S1758), &(_S1759), 0.0f);
            var _S1760 : vec3<f32> = _S1759 + n_3;
            var _S1761 : vec3<f32> = _S1719 * _S1760;
            var _S1762 : vec3<f32> = _S1720 * _S1760;
            var _S1763 : f32 = - ((_S1761[i32(0)] + _S1761[i32(1)] + _S1761[i32(2)]) / _S1727);
            var _S1764 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S1728, &(_S1764), _S1763);
            _S1727 = _S1764;
            n_3 = _S1762;
            _S1719 = _S1756;
        }
        else
        {
            var _S1765 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1749, _S1748);
            _S1727 = 0.0f;
            n_3 = _S1699;
            _S1749 = _S1765;
            _S1719 = _S1699;
        }
        var _S1766 : vec3<f32> = _S1699;
        var _S1767 : vec3<f32> = _S1699;
        s_bwdProp_dot_0(_S1726, &(_S1766), &(_S1767), _S1727);
        var _S1768 : vec3<f32> = _S1766 + _S1767 + n_3;
        var _S1769 : vec3<f32> = _S1721 * _S1768;
        var _S1770 : vec3<f32> = _S1722 * _S1768;
        n_3 = _S1719;
        _S1719 = _S1769;
        _S1720 = _S1770;
    }
    else
    {
        _S1749 = Surface_x24_syn_dadd_0(_S1749, _S1748);
        n_3 = _S1699;
        _S1719 = _S1699;
        _S1720 = _S1699;
    }
    var _S1771 : vec3<f32> = _S1749.position_1 + n_3;
    var _S1772 : vec3<f32> = _S1695.value0_16.value0_15.e2_1 * _S1771;
    var _S1773 : vec3<f32> = _S1695.value0_16.value0_15.e1_1 * _S1771;
    var _S1774 : f32 = _S1719[i32(0)] + _S1719[i32(1)] + _S1719[i32(2)] + (_S1772[i32(0)] + _S1772[i32(1)] + _S1772[i32(2)]);
    var _S1775 : vec3<f32> = _S1699;
    var _S1776 : vec3<f32> = _S1699;
    s_bwdProp_dot_0(_S1718, &(_S1775), &(_S1776), _S1774);
    var _S1777 : f32 = _S1720[i32(0)] + _S1720[i32(1)] + _S1720[i32(2)] + (_S1773[i32(0)] + _S1773[i32(1)] + _S1773[i32(2)]);
    var _S1778 : vec3<f32> = _S1699;
    var _S1779 : vec3<f32> = _S1699;
    s_bwdProp_dot_0(_S1715, &(_S1778), &(_S1779), _S1777);
    var _S1780 : vec3<f32> = _S1775 + _S1778;
    var _S1781 : vec3<f32> = _S1695.value0_16.value2_4 * _S1780;
    var _S1782 : vec3<f32> = _S1712 * _S1780;
    var _S1783 : f32 = - (_S1781[i32(0)] + _S1781[i32(1)] + _S1781[i32(2)]) / _S1711;
    var _S1784 : f32 = _S1705.value0_5 * - _S1783;
    var _S1785 : f32 = _S1708.value0_5 * _S1783;
    var _S1786 : vec3<f32> = _S1699;
    var _S1787 : vec3<f32> = _S1699;
    s_bwdProp_dot_0(_S1710, &(_S1786), &(_S1787), _S1784);
    var _S1788 : vec3<f32> = _S1699;
    var _S1789 : vec3<f32> = _S1699;
    s_bwdProp_dot_0(_S1707, &(_S1788), &(_S1789), _S1785);
    var _S1790 : vec3<f32> = _S1782 + _S1786;
    (*_S1696) = _S1780 + _S1788;
    (*_S1697) = _S1790;
    return;
}

fn s_bwdProp_picture_0( _S1791 : s_bwdCallableCtx_picture_0,  _S1792 : ptr<function, vec3<f32>>,  _S1793 : ptr<function, vec3<f32>>,  _S1794 : ptr<function, f32>,  _S1795 : ptr<function, vec2<f32>>,  _S1796 : ptr<function, vec2<f32>>,  _S1797 : f32)
{
    var _S1798 : vec3<f32> = vec3<f32>(0.0f);
    var _S1799 : Emitted_0 = Emitted_0( _S1798, 0.0f, false );
    var _S1800 : Frame_0 = Frame_0( _S1798, _S1798, _S1798 );
    var _S1801 : Surface_0 = Surface_0( _S1798, _S1800, _S1798 );
    var _S1802 : s_paramCtx_s_bwdCallableCtx_emission_of_0 = s_paramCtx_s_bwdCallableCtx_emission_of_0( _S1799, _S1801, _S1798, _S1798, 0.0f, false );
    var _S1803 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S1800, _S1798 );
    var _S1804 : vec4<f32> = vec4<f32>(0.0f);
    var _S1805 : vec2<f32> = vec2<f32>(0.0f);
    var _S1806 : Material_0 = Material_0( _S1804, _S1804, _S1805, u32(0), u32(0) );
    var _S1807 : ChosenLight_0 = ChosenLight_0( _S1798, _S1798, _S1798, _S1798, _S1798, 0.0f, false, u32(0) );
    var _S1808 : s_paramCtx_s_bwdCallableCtx_direct_light_0 = s_paramCtx_s_bwdCallableCtx_direct_light_0( _S1806, _S1807, _S1801, _S1798, _S1805 );
    var _S1809 : s_paramCtx_s_bwdCallableCtx_scatter_0 = s_paramCtx_s_bwdCallableCtx_scatter_0( _S1806, _S1801, _S1798, _S1805, 0.0f );
    var _S1810 : Tuple_6 = s_apply_surface_at_0(_S1791.value0_7.value0_6.triangle_0, _S1791.value0_7.value1_0, _S1791.value0_7.value2_0);
    var _S1811 : s_paramCtx_s_bwdCallableCtx_surface_at_0;
    _S1811.value0_15 = _S1791.value0_7.value0_6.triangle_0;
    _S1811.value1_5 = _S1791.value0_7.value1_0;
    _S1811.value2_4 = _S1791.value0_7.value2_0;
    var _S1812 : s_bwdCallableCtx_surface_at_0 = s_bwdCallableCtx_surface_at_0( _S1811 );
    var _S1813 : bool = (_S1791.value0_7.value0_6.triangle_0.emission_1) != u32(4294967295);
    var _S1814 : s_bwdCallableCtx_dot_0;
    var _S1815 : s_bwdCallableCtx_emission_of_0;
    if(_S1813)
    {
        var _S1816 : Tuple_9 = s_apply_emission_of_0(_S1791.value0_7.value0_6.emitted_0, _S1810.value0_12, _S1791.value0_7.value1_0, _S1791.value0_7.value2_0, _S1791.value0_7.value3_0, _S1791.value0_7.value0_6.delta_0);
        var _S1817 : s_paramCtx_s_bwdCallableCtx_emission_of_0;
        _S1817.value0_8 = _S1791.value0_7.value0_6.emitted_0;
        _S1817.value1_1 = _S1810.value0_12;
        _S1817.value2_1 = _S1791.value0_7.value1_0;
        _S1817.value3_1 = _S1791.value0_7.value2_0;
        _S1817.value4_1 = _S1791.value0_7.value3_0;
        _S1817.value5_1 = _S1791.value0_7.value0_6.delta_0;
        var _S1818 : s_bwdCallableCtx_dot_0;
        _S1818._S39 = _S1816.value0_18;
        _S1818._S40 = _S1791.value0_7.value0_6.importance_0;
        _S1814 = _S1818;
        _S1815.value0_17 = _S1817;
    }
    else
    {
        _S1814._S39 = _S1798;
        _S1814._S40 = _S1798;
        _S1815.value0_17 = _S1802;
    }
    var _S1819 : bool;
    if(_S1791.value0_7.value0_6.lit_0)
    {
        _S1819 = true;
    }
    else
    {
        _S1819 = _S1791.value0_7.value0_6.scatters_0;
    }
    var _S1820 : s_bwdCallableCtx_dot_0;
    var _S1821 : s_bwdCallableCtx_dot_0;
    var _S1822 : s_bwdCallableCtx_dot_0;
    var _S1823 : s_bwdCallableCtx_dot_0;
    var _S1824 : bool;
    var _S1825 : bool;
    var _S1826 : s_bwdCallableCtx_direct_light_0;
    var _S1827 : f32;
    var _S1828 : s_bwdCallableCtx_scatter_0;
    var _S1829 : s_bwdCallableCtx_to_local_0;
    if(_S1819)
    {
        var _S1830 : vec3<f32> = (vec3<f32>(0) - _S1791.value0_7.value2_0);
        var _S1831 : Tuple_12 = s_apply_to_local_0(_S1810.value0_12.frame_0, _S1830);
        var _S1832 : s_paramCtx_s_bwdCallableCtx_to_local_0;
        _S1832.value0_9 = _S1810.value0_12.frame_0;
        _S1832.value1_2 = _S1830;
        var _S1833 : s_paramCtx_s_bwdCallableCtx_to_local_0 = _S1832;
        if(_S1791.value0_7.value0_6.lit_0)
        {
            var _S1834 : Tuple_13 = s_apply_direct_light_0(_S1791.value0_7.value0_6.material_1, _S1791.value0_7.value0_6.chosen_1, _S1810.value0_12, _S1831.value0_24, _S1791.value0_7.value5_0);
            var _S1835 : s_paramCtx_s_bwdCallableCtx_direct_light_0;
            _S1835.value0_10 = _S1791.value0_7.value0_6.material_1;
            _S1835.value1_3 = _S1791.value0_7.value0_6.chosen_1;
            _S1835.value2_2 = _S1810.value0_12;
            _S1835.value3_2 = _S1831.value0_24;
            _S1835.value4_2 = _S1791.value0_7.value5_0;
            var _S1836 : s_bwdCallableCtx_dot_0;
            _S1836._S39 = _S1834.value0_25;
            _S1836._S40 = _S1791.value0_7.value0_6.importance_0;
            _S1820 = _S1836;
            _S1826.value0_21 = _S1835;
        }
        else
        {
            _S1820._S39 = _S1798;
            _S1820._S40 = _S1798;
            _S1826.value0_21 = _S1808;
        }
        if(_S1791.value0_7.value0_6.scatters_0)
        {
            var _S1837 : Tuple_26 = s_apply_scatter_0(_S1791.value0_7.value0_6.material_1, _S1810.value0_12, _S1831.value0_24, _S1791.value0_7.value4_0, _S1791.value0_7.value0_6.lobe_0, _S1791.value0_7.value0_6.triangle_0.clearance_0);
            var _S1838 : s_paramCtx_s_bwdCallableCtx_scatter_0;
            _S1838.value0_11 = _S1791.value0_7.value0_6.material_1;
            _S1838.value1_4 = _S1810.value0_12;
            _S1838.value2_3 = _S1831.value0_24;
            _S1838.value3_3 = _S1791.value0_7.value4_0;
            _S1838.value4_3 = _S1791.value0_7.value0_6.lobe_0;
            var _S1839 : s_paramCtx_s_bwdCallableCtx_scatter_0 = _S1838;
            var _S1840 : s_bwdCallableCtx_dot_0;
            _S1840._S39 = _S1837.value0_38.weight_2;
            _S1840._S40 = _S1791.value0_7.value0_6.later_0;
            var _S1841 : s_bwdCallableCtx_dot_0 = _S1840;
            var _S1842 : s_bwdCallableCtx_dot_0;
            _S1842._S39 = _S1837.value0_38.origin_0;
            _S1842._S40 = _S1791.value0_7.value0_6.adjoint_origin_0;
            var _S1843 : s_bwdCallableCtx_dot_0 = _S1842;
            var _S1844 : s_bwdCallableCtx_dot_0;
            _S1844._S39 = _S1837.value0_38.direction_2;
            _S1844._S40 = _S1791.value0_7.value0_6.adjoint_direction_0;
            var _S1845 : s_bwdCallableCtx_dot_0 = _S1844;
            var _S1846 : bool = !_S1837.value0_38.delta_2;
            if(_S1846)
            {
                _S1827 = _S1791.value0_7.value0_6.adjoint_pdf_0;
            }
            else
            {
                _S1827 = 0.0f;
            }
            _S1824 = _S1846;
            _S1821 = _S1845;
            _S1822 = _S1843;
            _S1823 = _S1841;
            _S1828.value0_22 = _S1839;
        }
        else
        {
            _S1824 = false;
            _S1827 = 0.0f;
            _S1821._S39 = _S1798;
            _S1821._S40 = _S1798;
            _S1822._S39 = _S1798;
            _S1822._S40 = _S1798;
            _S1823._S39 = _S1798;
            _S1823._S40 = _S1798;
            _S1828.value0_22 = _S1809;
        }
        var _S1847 : s_bwdCallableCtx_dot_0 = _S1820;
        var _S1848 : bool = _S1824;
        _S1824 = _S1791.value0_7.value0_6.scatters_0;
        _S1825 = _S1848;
        _S1820 = _S1821;
        _S1821 = _S1822;
        _S1822 = _S1823;
        _S1823 = _S1847;
        _S1829.value0_23 = _S1833;
    }
    else
    {
        _S1824 = false;
        _S1825 = false;
        _S1827 = 0.0f;
        _S1820._S39 = _S1798;
        _S1820._S40 = _S1798;
        _S1821._S39 = _S1798;
        _S1821._S40 = _S1798;
        _S1822._S39 = _S1798;
        _S1822._S40 = _S1798;
        _S1828.value0_22 = _S1809;
        _S1823._S39 = _S1798;
        _S1823._S40 = _S1798;
        _S1826.value0_21 = _S1808;
        _S1829.value0_23 = _S1803;
    }
    var _S1849 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1850 : Departure_Differential_0 = Departure_x24_syn_dzero_0();
    var _S1851 : Surface_Differential_0;
    var _S1852 : vec3<f32>;
    var _S1853 : vec2<f32>;
    var _S1854 : vec2<f32>;
    if(_S1819)
    {
        if(_S1824)
        {
            var _S1855 : Departure_Differential_0;
            if(_S1825)
            {
                var _S1856 : f32 = _S1827 * _S1797;
                var _S1857 : Departure_Differential_0 = _S1850;
                _S1857.pdf_3 = _S1856;
                _S1855 = Departure_x24_syn_dadd_0(_S1850, _S1857);
            }
            else
            {
                _S1855 = _S1850;
            }
            var _S1858 : vec3<f32> = _S1798;
            var _S1859 : vec3<f32> = _S1798;
            s_bwdProp_dot_0(_S1820, &(_S1858), &(_S1859), _S1797);
            var _S1860 : vec3<f32> = _S1798;
            var _S1861 : vec3<f32> = _S1798;
            s_bwdProp_dot_0(_S1821, &(_S1860), &(_S1861), _S1797);
            var _S1862 : vec3<f32> = _S1798;
            var _S1863 : vec3<f32> = _S1798;
            s_bwdProp_dot_0(_S1822, &(_S1862), &(_S1863), _S1797);
            var _S1864 : Departure_Differential_0 = _S1850;
            _S1864.direction_4 = _S1858;
            _S1864.origin_1 = _S1860;
            _S1864.weight_4 = _S1862;
            var _S1865 : Departure_Differential_0 = Departure_x24_syn_dadd_0(_S1855, _S1864);
            var _S1866 : Surface_Differential_0;
            _S1866.position_1 = _S1798;
            _S1866.frame_2 = _S1800;
            var _S1867 : vec3<f32> = _S1798;
            var _S1868 : vec2<f32> = _S1805;
            s_bwdProp_scatter_0(_S1828, &(_S1866), &(_S1867), &(_S1868), _S1865);
            _S1851 = Surface_x24_syn_dadd_0(_S1866, _S1849);
            _S1852 = _S1867;
            _S1853 = _S1868;
        }
        else
        {
            _S1851 = _S1849;
            _S1852 = _S1798;
            _S1853 = _S1805;
        }
        if(_S1791.value0_7.value0_6.lit_0)
        {
            var _S1869 : vec3<f32> = _S1798;
            var _S1870 : vec3<f32> = _S1798;
            s_bwdProp_dot_0(_S1823, &(_S1869), &(_S1870), _S1797);
            var _S1871 : Surface_Differential_0;
            _S1871.position_1 = _S1798;
            _S1871.frame_2 = _S1800;
            var _S1872 : vec3<f32> = _S1798;
            var _S1873 : vec2<f32> = _S1805;
            s_bwdProp_direct_light_0(_S1826, &(_S1871), &(_S1872), &(_S1873), _S1869);
            var _S1874 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1871, _S1851);
            _S1852 = _S1872 + _S1852;
            _S1851 = _S1874;
            _S1854 = _S1873;
        }
        else
        {
            _S1854 = _S1805;
        }
        var _S1875 : Frame_0;
        _S1875.s_1 = _S1798;
        _S1875.t_1 = _S1798;
        _S1875.n_0 = _S1798;
        var _S1876 : vec3<f32> = _S1798;
        s_bwdProp_to_local_0(_S1829, &(_S1875), &(_S1876), _S1852);
        var _S1877 : vec3<f32> = (vec3<f32>(0) - _S1876);
        var _S1878 : Surface_Differential_0 = _S1849;
        _S1878.frame_2 = _S1875;
        _S1851 = Surface_x24_syn_dadd_0(_S1851, _S1878);
        _S1852 = _S1877;
    }
    else
    {
        _S1851 = _S1849;
        _S1852 = _S1798;
        _S1853 = _S1805;
        _S1854 = _S1805;
    }
    var _S1879 : vec3<f32>;
    if(_S1813)
    {
        var _S1880 : vec3<f32> = _S1798;
        var _S1881 : vec3<f32> = _S1798;
        s_bwdProp_dot_0(_S1814, &(_S1880), &(_S1881), _S1797);
        var _S1882 : Surface_Differential_0;
        _S1882.position_1 = _S1798;
        _S1882.frame_2 = _S1800;
        var _S1883 : vec3<f32> = _S1798;
        var _S1884 : vec3<f32> = _S1798;
        var _S1885 : f32 = 0.0f;
        s_bwdProp_emission_of_0(_S1815, &(_S1882), &(_S1883), &(_S1884), &(_S1885), _S1880);
        var _S1886 : vec3<f32> = _S1884 + _S1852;
        _S1851 = Surface_x24_syn_dadd_0(_S1882, _S1851);
        _S1852 = _S1883;
        _S1879 = _S1886;
        _S1827 = _S1885;
    }
    else
    {
        var _S1887 : vec3<f32> = _S1852;
        _S1852 = _S1798;
        _S1879 = _S1887;
        _S1827 = 0.0f;
    }
    var _S1888 : vec3<f32> = _S1798;
    var _S1889 : vec3<f32> = _S1798;
    s_bwdProp_surface_at_0(_S1812, &(_S1888), &(_S1889), _S1851);
    var _S1890 : vec3<f32> = _S1889 + _S1879;
    (*_S1792) = _S1888 + _S1852;
    (*_S1793) = _S1890;
    (*_S1794) = _S1827;
    (*_S1795) = _S1853;
    (*_S1796) = _S1854;
    return;
}

fn _S1891( _S1892 : Vertex_0,  _S1893 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S1894 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S1895 : ptr<function, DiffPair_float_0>,  _S1896 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1897 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1898 : f32)
{
    var _S1899 : s_paramCtx_s_bwdCallableCtx_picture_0;
    _S1899.value0_6 = _S1892;
    _S1899.value1_0 = (*_S1893).primal_0;
    _S1899.value2_0 = (*_S1894).primal_0;
    _S1899.value3_0 = (*_S1895).primal_0;
    _S1899.value4_0 = (*_S1896).primal_0;
    _S1899.value5_0 = (*_S1897).primal_0;
    var _S1900 : s_bwdCallableCtx_picture_0 = s_bwdCallableCtx_picture_0( _S1899 );
    var _S1901 : vec3<f32> = (*_S1893).differential_0;
    var _S1902 : vec3<f32> = (*_S1894).differential_0;
    var _S1903 : f32 = (*_S1895).differential_0;
    var _S1904 : vec2<f32> = (*_S1896).differential_0;
    var _S1905 : vec2<f32> = (*_S1897).differential_0;
    s_bwdProp_picture_0(_S1900, &(_S1901), &(_S1902), &(_S1903), &(_S1904), &(_S1905), _S1898);
    (*_S1893).differential_0 = _S1901;
    (*_S1894).differential_0 = _S1902;
    (*_S1895).differential_0 = _S1903;
    (*_S1896).differential_0 = _S1904;
    (*_S1897).differential_0 = _S1905;
    return;
}

fn ScoreReport_checked_0( this_18 : ptr<function, ScoreReport_0>,  value_11 : f32) -> f32
{
    if(!is_finite_0(value_11))
    {
        (*this_18).bad_0 = (*this_18).bad_0 + u32(1);
        return 0.0f;
    }
    (*this_18).norm_squared_0 = (*this_18).norm_squared_0 + value_11 * value_11;
    return value_11;
}

fn StoredCoordinates_lens_0( this_19 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_19, u32(2)), StoredCoordinates_get_0(this_19, u32(3)));
}

struct CameraRay_0
{
     origin_2 : vec3<f32>,
     direction_7 : vec3<f32>,
};

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

fn s_bwdProp_camera_ray_0( _S1906 : s_bwdCallableCtx_camera_ray_0,  _S1907 : ptr<function, vec2<f32>>,  _S1908 : ptr<function, vec2<f32>>,  _S1909 : CameraRay_0)
{
    var _S1910 : vec3<f32> = vec3<f32>(0.0f);
    var _S1911 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0 = s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0( 0.0f );
    var _S1912 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S1913 : vec2<f32> = _S1906.value0_107.value0_106.film_plane_1.xy;
    var direction_8 : vec3<f32> = vec3<f32>(_S1913 * _S1906.value0_107.value1_28 + _S1906.value0_107.value0_106.film_plane_1.zw, 1.0f);
    var _S1914 : vec3<f32> = vec3<f32>(0.0f);
    var _S1915 : bool = (_S1906.value0_107.value0_106.lens_radius_1) > 0.0f;
    var origin_3 : vec3<f32>;
    var direction_9 : vec3<f32>;
    var _S1916 : vec3<f32>;
    var _S1917 : f32;
    var _S1918 : f32;
    var _S1919 : f32;
    var _S1920 : s_bwdCallableCtx_safe_sqrt_0;
    var _S1921 : s_bwdCallableCtx_sin_cos_turns_0;
    if(_S1915)
    {
        var _S1922 : vec3<f32> = vec3<f32>(_S1906.value0_107.value0_106.focal_distance_1);
        var focus_0 : vec3<f32> = direction_8 * _S1922;
        var _S1923 : f32 = _S1906.value0_107.value2_17.x;
        var _S1924 : Tuple_30 = s_apply_sin_cos_turns_0(_S1923);
        var _S1925 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S1925.value0_66 = _S1923;
        var _S1926 : f32 = _S1906.value0_107.value2_17.y;
        var _S1927 : Tuple_15 = s_apply_safe_sqrt_0(_S1926);
        var _S1928 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S1928.value0_68 = _S1926;
        var radius_0 : f32 = _S1906.value0_107.value0_106.lens_radius_1 * _S1927.value0_27;
        var _S1929 : f32 = _S1924.value0_42.y;
        var _S1930 : f32 = _S1924.value0_42.x;
        var origin_4 : vec3<f32> = vec3<f32>(radius_0 * _S1929, radius_0 * _S1930, 0.0f);
        var _S1931 : vec3<f32> = focus_0 - origin_4;
        origin_3 = origin_4;
        direction_9 = _S1931;
        _S1917 = radius_0;
        _S1918 = _S1930;
        _S1919 = _S1929;
        _S1920.value0_69 = _S1928;
        _S1921.value0_67 = _S1925;
        _S1916 = _S1922;
    }
    else
    {
        origin_3 = _S1914;
        direction_9 = direction_8;
        _S1917 = 0.0f;
        _S1918 = 0.0f;
        _S1919 = 0.0f;
        _S1920.value0_69 = _S1912;
        _S1921.value0_67 = _S1911;
        _S1916 = _S1910;
    }
    var row0_0 : vec3<f32> = _S1906.value0_107.value0_106.to_world_1[i32(0)].xyz;
    var row1_1 : vec3<f32> = _S1906.value0_107.value0_106.to_world_1[i32(1)].xyz;
    var row2_1 : vec3<f32> = _S1906.value0_107.value0_106.to_world_1[i32(2)].xyz;
    var _S1932 : s_bwdCallableCtx_dot_0;
    _S1932._S39 = row0_0;
    _S1932._S40 = origin_3;
    var _S1933 : s_bwdCallableCtx_dot_0 = _S1932;
    var _S1934 : s_bwdCallableCtx_dot_0;
    _S1934._S39 = row1_1;
    _S1934._S40 = origin_3;
    var _S1935 : s_bwdCallableCtx_dot_0 = _S1934;
    var _S1936 : s_bwdCallableCtx_dot_0;
    _S1936._S39 = row2_1;
    _S1936._S40 = origin_3;
    var _S1937 : s_bwdCallableCtx_dot_0 = _S1936;
    var _S1938 : Tuple_5 = s_apply_dot_0(row0_0, direction_9);
    var _S1939 : s_bwdCallableCtx_dot_0;
    _S1939._S39 = row0_0;
    _S1939._S40 = direction_9;
    var _S1940 : s_bwdCallableCtx_dot_0 = _S1939;
    var _S1941 : Tuple_5 = s_apply_dot_0(row1_1, direction_9);
    var _S1942 : s_bwdCallableCtx_dot_0;
    _S1942._S39 = row1_1;
    _S1942._S40 = direction_9;
    var _S1943 : s_bwdCallableCtx_dot_0 = _S1942;
    var _S1944 : Tuple_5 = s_apply_dot_0(row2_1, direction_9);
    var _S1945 : s_bwdCallableCtx_dot_0;
    _S1945._S39 = row2_1;
    _S1945._S40 = direction_9;
    var _S1946 : s_bwdCallableCtx_dot_0 = _S1945;
    var _S1947 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S1947.value0_84 = vec3<f32>(_S1938.value0_5, _S1941.value0_5, _S1944.value0_5);
    var _S1948 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S1947 );
    var _S1949 : vec2<f32> = vec2<f32>(0.0f);
    var _S1950 : vec3<f32> = _S1910;
    s_bwdProp_unit_vector_0(_S1948, &(_S1950), _S1909.direction_7);
    var _S1951 : vec3<f32> = _S1910;
    var _S1952 : vec3<f32> = _S1910;
    s_bwdProp_dot_0(_S1946, &(_S1951), &(_S1952), _S1950[i32(2)]);
    var _S1953 : vec3<f32> = _S1910;
    var _S1954 : vec3<f32> = _S1910;
    s_bwdProp_dot_0(_S1943, &(_S1953), &(_S1954), _S1950[i32(1)]);
    var _S1955 : vec3<f32> = _S1910;
    var _S1956 : vec3<f32> = _S1910;
    s_bwdProp_dot_0(_S1940, &(_S1955), &(_S1956), _S1950[i32(0)]);
    var _S1957 : vec3<f32> = _S1910;
    var _S1958 : vec3<f32> = _S1910;
    s_bwdProp_dot_0(_S1937, &(_S1957), &(_S1958), _S1909.origin_2[i32(2)]);
    var _S1959 : vec3<f32> = _S1910;
    var _S1960 : vec3<f32> = _S1910;
    s_bwdProp_dot_0(_S1935, &(_S1959), &(_S1960), _S1909.origin_2[i32(1)]);
    var _S1961 : vec3<f32> = _S1910;
    var _S1962 : vec3<f32> = _S1910;
    s_bwdProp_dot_0(_S1933, &(_S1961), &(_S1962), _S1909.origin_2[i32(0)]);
    var _S1963 : vec3<f32> = _S1958 + _S1960 + _S1962;
    var _S1964 : vec3<f32> = _S1952 + _S1954 + _S1956;
    var _S1965 : vec2<f32>;
    if(_S1915)
    {
        var _S1966 : vec3<f32> = _S1963 + (vec3<f32>(0) - _S1964);
        var _S1967 : f32 = _S1917 * _S1966[i32(1)];
        var _S1968 : f32 = _S1917 * _S1966[i32(0)];
        var _S1969 : f32 = _S1906.value0_107.value0_106.lens_radius_1 * (_S1918 * _S1966[i32(1)] + _S1919 * _S1966[i32(0)]);
        var _S1970 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S1920, &(_S1970), _S1969);
        var _S1971 : vec2<f32> = vec2<f32>(_S1967, _S1968);
        var _S1972 : f32 = 0.0f;
        s_bwdProp_sin_cos_turns_0(_S1921, &(_S1972), _S1971);
        var _S1973 : vec2<f32> = vec2<f32>(_S1972, _S1970);
        origin_3 = _S1916 * _S1964;
        _S1965 = _S1973;
    }
    else
    {
        origin_3 = _S1964;
        _S1965 = _S1949;
    }
    (*_S1907) = _S1913 * origin_3.xy;
    (*_S1908) = _S1965;
    return;
}

fn _S1974( _S1975 : Camera_0,  _S1976 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1977 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1978 : CameraRay_0)
{
    var _S1979 : s_paramCtx_s_bwdCallableCtx_camera_ray_0;
    _S1979.value0_106 = _S1975;
    _S1979.value1_28 = (*_S1976).primal_0;
    _S1979.value2_17 = (*_S1977).primal_0;
    var _S1980 : s_bwdCallableCtx_camera_ray_0 = s_bwdCallableCtx_camera_ray_0( _S1979 );
    var _S1981 : vec2<f32> = (*_S1976).differential_0;
    var _S1982 : vec2<f32> = (*_S1977).differential_0;
    s_bwdProp_camera_ray_0(_S1980, &(_S1981), &(_S1982), _S1978);
    (*_S1976).differential_0 = _S1981;
    (*_S1977).differential_0 = _S1982;
    return;
}

fn backward_0( x_8 : StoredCoordinates_0,  recorder_0 : Recorder_0,  density_3 : f32,  score_0 : StoredScore_0) -> ScoreReport_0
{
    var i_0 : u32;
    var scale_0 : f32 = 1.0f / (density_3 + 9.99999993922529029e-09f);
    var report_0 : ScoreReport_0 = ScoreReport_x24init_0(u32(0), 0.0f);
    var vertices_3 : u32;
    if(density_3 > 0.0f)
    {
        vertices_3 = recorder_0.lit_vertices_1;
    }
    else
    {
        vertices_3 = u32(0);
    }
    var depth_1 : u32 = vertices_3;
    for(;;)
    {
        if(depth_1 < (run_0.max_depth_0))
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
            StoredScore_set_0(score_0, u32(4) + u32(6) * depth_1 + i_0, 0.0f);
            i_0 = i_0 + u32(1);
        }
        depth_1 = depth_1 + u32(1);
    }
    var vertex_0 : Vertex_0;
    var _S1983 : vec3<f32> = vec3<f32>(0.0f);
    vertex_0.adjoint_origin_0 = _S1983;
    vertex_0.adjoint_direction_0 = _S1983;
    vertex_0.adjoint_pdf_0 = 0.0f;
    var later_light_0 : vec3<f32> = _S1983;
    i_0 = vertices_3;
    for(;;)
    {
        if(i_0 > u32(0))
        {
        }
        else
        {
            break;
        }
        var depth_2 : u32 = i_0 - u32(1);
        var row_2 : u32 = depth_2 * u32(5) * run_0.chains_0 + recorder_0.chain_13;
        var row0_1 : vec4<f32> = records_0[row_2];
        var row1_2 : vec4<f32> = records_0[row_2 + run_0.chains_0];
        var row3_0 : vec4<f32> = records_0[row_2 + u32(3) * run_0.chains_0];
        var row4_0 : vec4<f32> = records_0[row_2 + u32(4) * run_0.chains_0];
        var flags_2 : u32 = (bitcast<u32>((records_0[row_2 + run_0.chains_0].w)));
        var hit_1 : Hit_0;
        hit_1.leaf_2 = (bitcast<u32>((records_0[row_2 + u32(2) * run_0.chains_0].w)));
        hit_1.instance_0 = (bitcast<u32>((records_0[row_2 + u32(3) * run_0.chains_0].w)));
        vertex_0.triangle_0 = load_triangle_0(hit_1);
        var _S1984 : Material_std430_0 = materials_0[vertex_0.triangle_0.material_0];
        vertex_0.material_1.a_0 = _S1984.a_0;
        vertex_0.material_1.b_0 = _S1984.b_0;
        vertex_0.material_1.alpha_0 = _S1984.alpha_0;
        vertex_0.material_1.kind_0 = _S1984.kind_0;
        vertex_0.material_1.flags_0 = _S1984.flags_0;
        vertex_0.emitted_0 = load_emitted_0(vertex_0.triangle_0.emission_1);
        vertex_0.delta_0 = ((flags_2 & (u32(1)))) != u32(0);
        vertex_0.lit_0 = ((flags_2 & (u32(2)))) != u32(0);
        var _S1985 : vec3<f32> = vec3<f32>(0.0f);
        vertex_0.scatters_0 = (any((later_light_0 != _S1985)));
        var _S1986 : vec3<f32> = records_0[row_2 + u32(2) * run_0.chains_0].xyz * vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f);
        vertex_0.importance_0 = _S1986;
        vertex_0.later_0 = _S1986 * later_light_0;
        var has_coordinates_0 : bool = depth_2 < (run_0.max_depth_0);
        var xi_2 : VertexCoordinates_0;
        var _S1987 : vec2<f32> = vec2<f32>(0.0f);
        xi_2.direction_0 = _S1987;
        xi_2.light_4 = _S1987;
        xi_2.lobe_1 = 0.0f;
        xi_2.pick_0 = 0.0f;
        if(has_coordinates_0)
        {
            xi_2 = StoredCoordinates_vertex_0(x_8, depth_2);
        }
        vertex_0.lobe_0 = xi_2.lobe_1;
        if(vertex_0.lit_0)
        {
            vertex_0.chosen_1 = choose_light_0(xi_2.pick_0);
        }
        var origin_5 : DiffPair_vectorx3Cfloatx2C3x3E_0;
        origin_5.primal_0 = row0_1.xyz;
        origin_5.differential_0 = _S1985;
        var direction_10 : DiffPair_vectorx3Cfloatx2C3x3E_0;
        direction_10.primal_0 = row1_2.xyz;
        direction_10.differential_0 = _S1985;
        var pdf_5 : DiffPair_float_0;
        pdf_5.primal_0 = row0_1.w;
        pdf_5.differential_0 = 0.0f;
        var _S1988 : vec2<f32> = vec2<f32>(0.0f);
        var u_1 : DiffPair_vectorx3Cfloatx2C2x3E_0;
        u_1.primal_0 = xi_2.direction_0;
        u_1.differential_0 = _S1988;
        var light_9 : DiffPair_vectorx3Cfloatx2C2x3E_0;
        light_9.primal_0 = xi_2.light_4;
        light_9.differential_0 = _S1988;
        _S1891(vertex_0, &(origin_5), &(direction_10), &(pdf_5), &(u_1), &(light_9), 1.0f);
        vertex_0.adjoint_origin_0 = origin_5.differential_0;
        vertex_0.adjoint_direction_0 = direction_10.differential_0;
        vertex_0.adjoint_pdf_0 = pdf_5.differential_0;
        var _S1989 : vec3<f32> = row3_0.xyz + row4_0.xyz * later_light_0;
        if(has_coordinates_0)
        {
            var first_2 : u32 = u32(4) + u32(6) * depth_2;
            var _S1990 : f32 = ScoreReport_checked_0(&(report_0), u_1.differential_0.x * scale_0);
            StoredScore_set_0(score_0, first_2, _S1990);
            var _S1991 : u32 = first_2 + u32(1);
            var _S1992 : f32 = ScoreReport_checked_0(&(report_0), u_1.differential_0.y * scale_0);
            StoredScore_set_0(score_0, _S1991, _S1992);
            var _S1993 : u32 = first_2 + u32(2);
            var _S1994 : f32 = ScoreReport_checked_0(&(report_0), light_9.differential_0.x * scale_0);
            StoredScore_set_0(score_0, _S1993, _S1994);
            var _S1995 : u32 = first_2 + u32(3);
            var _S1996 : f32 = ScoreReport_checked_0(&(report_0), light_9.differential_0.y * scale_0);
            StoredScore_set_0(score_0, _S1995, _S1996);
            StoredScore_set_0(score_0, first_2 + u32(4), 0.0f);
            StoredScore_set_0(score_0, first_2 + u32(5), 0.0f);
        }
        later_light_0 = _S1989;
        i_0 = depth_2;
    }
    var _S1997 : vec2<f32> = vec2<f32>(0.0f);
    var film_uv_1 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    film_uv_1.primal_0 = StoredCoordinates_film_0(x_8);
    film_uv_1.differential_0 = _S1997;
    var lens_uv_0 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    lens_uv_0.primal_0 = StoredCoordinates_lens_0(x_8);
    lens_uv_0.differential_0 = _S1997;
    var adjoint_0 : CameraRay_0;
    adjoint_0.origin_2 = vertex_0.adjoint_origin_0;
    adjoint_0.direction_7 = vertex_0.adjoint_direction_0;
    _S1974(the_camera_0(), &(film_uv_1), &(lens_uv_0), adjoint_0);
    var _S1998 : f32 = ScoreReport_checked_0(&(report_0), film_uv_1.differential_0.x * scale_0);
    StoredScore_set_0(score_0, u32(0), _S1998);
    var _S1999 : f32 = ScoreReport_checked_0(&(report_0), film_uv_1.differential_0.y * scale_0);
    StoredScore_set_0(score_0, u32(1), _S1999);
    var _S2000 : f32 = ScoreReport_checked_0(&(report_0), lens_uv_0.differential_0.x * scale_0);
    StoredScore_set_0(score_0, u32(2), _S2000);
    var _S2001 : f32 = ScoreReport_checked_0(&(report_0), lens_uv_0.differential_0.y * scale_0);
    StoredScore_set_0(score_0, u32(3), _S2001);
    return report_0;
}

fn ValueAndScore_score_0( x_9 : StoredCoordinates_0,  flight_1 : Flight_0,  density_4 : f32) -> ScoreReport_0
{
    var score_1 : StoredScore_0;
    score_1.chain_12 = x_9.chain_10;
    score_1.slot_3 = x_9.slot_2;
    var recorder_1 : Recorder_0;
    recorder_1.chain_13 = x_9.chain_10;
    recorder_1.vertices_2 = flight_1.vertices_0;
    recorder_1.lit_vertices_1 = flight_1.lit_vertices_0;
    var _S2002 : ScoreReport_0 = backward_0(x_9, recorder_1, density_4, score_1);
    return _S2002;
}

fn Evolve_finish_0( this_20 : ptr<function, Evolve_0>)
{
    var x_10 : StoredCoordinates_0;
    x_10.chain_10 = (*this_20).chain_0.index_1;
    x_10.slot_2 = Chain_other_slot_0((*this_20).chain_0);
    var flight_2 : Flight_0 = load_flight_0((*this_20).chain_0.index_1);
    var finite_1 : bool;
    if(is_finite_0(flight_2.light_3.x))
    {
        finite_1 = is_finite_0(flight_2.light_3.y);
    }
    else
    {
        finite_1 = false;
    }
    if(finite_1)
    {
        finite_1 = is_finite_0(flight_2.light_3.z);
    }
    else
    {
        finite_1 = false;
    }
    tally_path_0(flight_2.rays_0, flight_2.vertices_0, finite_1);
    tally_0(u32(7), u32(1));
    if(!finite_1)
    {
        note_0(u32(16), u32(33), (*this_20).chain_0.index_1, (*this_20).chain_0.step_0);
    }
    var proposal_6 : Proposal_0;
    var _S2003 : vec3<f32>;
    if(finite_1)
    {
        _S2003 = flight_2.light_3;
    }
    else
    {
        _S2003 = vec3<f32>(0.0f);
    }
    proposal_6.light_1 = _S2003;
    var _S2004 : f32 = luminance_0(_S2003);
    proposal_6.density_2 = _S2004;
    proposal_6.pixel_1 = pixel_of_0(StoredCoordinates_film_0(x_10));
    var report_1 : ScoreReport_0 = ValueAndScore_score_0(x_10, flight_2, _S2004);
    proposal_6.score_squared_1 = report_1.norm_squared_0;
    if((report_1.bad_0) != u32(0))
    {
        tally_0(u32(6), report_1.bad_0);
    }
    var choices_3 : vec4<u32> = philox_0(key_0(), vec4<u32>(u32(0), (*this_20).chain_0.index_1, (*this_20).chain_0.step_0, u32(2)));
    if((run_0.global_dynamics_0) == u32(1))
    {
        Evolve_restore_step_0(&((*this_20)), proposal_6, choices_3);
    }
    else
    {
        Evolve_large_step_0(&((*this_20)), proposal_6, choices_3);
    }
    if(((*this_20).chain_0.density_0) == 0.0f)
    {
        tally_0(u32(12), u32(1));
    }
    return;
}

fn Evolve_x24init_0( chain_14 : Chain_0,  odds_per_density_1 : f32) -> Evolve_0
{
    var _S2005 : Evolve_0;
    _S2005.chain_0 = chain_14;
    _S2005.odds_per_density_0 = odds_per_density_1;
    return _S2005;
}

fn begin_tally_0( thread_0 : u32)
{
    if(thread_0 < u32(14))
    {
        atomicStore(&(local_counters_0[thread_0]), u32(0));
    }
    workgroupBarrier();
    return;
}

fn Chain_x24init_0( index_2 : u32,  density_5 : f32,  light_10 : vec3<f32>,  pixel_3 : u32,  flags_3 : u32,  tour_length_2 : u32,  start_weight_1 : f32,  refused_1 : u32,  score_squared_3 : f32,  step_4 : u32,  memory_1 : f32,  brightness_top_1 : vec2<u32>,  brightness_bottom_1 : vec2<u32>,  fresh_1 : bool) -> Chain_0
{
    var _S2006 : Chain_0;
    _S2006.index_1 = index_2;
    _S2006.density_0 = density_5;
    _S2006.light_0 = light_10;
    _S2006.pixel_0 = pixel_3;
    _S2006.flags_1 = flags_3;
    _S2006.tour_length_1 = tour_length_2;
    _S2006.start_weight_0 = start_weight_1;
    _S2006.refused_0 = refused_1;
    _S2006.score_squared_0 = score_squared_3;
    _S2006.step_0 = step_4;
    _S2006.memory_0 = memory_1;
    _S2006.brightness_top_0 = brightness_top_1;
    _S2006.brightness_bottom_0 = brightness_bottom_1;
    _S2006.fresh_0 = fresh_1;
    return _S2006;
}

fn counted_1( counter_3 : u32) -> vec2<u32>
{
    var _S2007 : u32 = u32(2) * counter_3;
    var _S2008 : u32 = atomicLoad(&(counters_0[_S2007]));
    var _S2009 : u32 = atomicLoad(&(counters_0[_S2007 + u32(1)]));
    return vec2<u32>(_S2008, _S2009);
}

fn wide_to_float_0( a_6 : vec2<u32>) -> f32
{
    return f32(a_6.y) * 4.294967296e+09f + f32(a_6.x);
}

fn bootstrap_mean_0() -> f32
{
    var _S2010 : vec2<u32> = counted_1(u32(14));
    return wide_to_float_0(_S2010) * run_0.density_unit_0 / f32(run_0.bootstrap_0);
}

fn odds_per_ratio_0() -> f32
{
    var p_bar_0 : f32 = bootstrap_mean_0();
    var _S2011 : f32;
    if(p_bar_0 > 0.0f)
    {
        _S2011 = run_0.tour_length_0 / p_bar_0;
    }
    else
    {
        _S2011 = 0.0f;
    }
    return _S2011;
}

fn load_chain_0( index_3 : u32) -> Chain_0
{
    var chain_15 : Chain_0;
    chain_15.index_1 = index_3;
    chain_15.density_0 = (bitcast<f32>((headers_0[index_3].x)));
    chain_15.light_0 = vec3<f32>((bitcast<f32>((headers_0[index_3].y))), (bitcast<f32>((headers_0[index_3].z))), (bitcast<f32>((headers_0[index_3].w))));
    chain_15.pixel_0 = headers_0[run_0.chains_0 + index_3].x;
    chain_15.flags_1 = headers_0[run_0.chains_0 + index_3].y;
    chain_15.tour_length_1 = headers_0[run_0.chains_0 + index_3].z;
    chain_15.start_weight_0 = (bitcast<f32>((headers_0[run_0.chains_0 + index_3].w)));
    chain_15.refused_0 = headers_0[u32(2) * run_0.chains_0 + index_3].x;
    chain_15.score_squared_0 = (bitcast<f32>((headers_0[u32(2) * run_0.chains_0 + index_3].y)));
    chain_15.step_0 = headers_0[u32(2) * run_0.chains_0 + index_3].z;
    chain_15.memory_0 = (bitcast<f32>((headers_0[u32(2) * run_0.chains_0 + index_3].w)));
    chain_15.brightness_top_0 = headers_0[u32(3) * run_0.chains_0 + index_3].xy;
    chain_15.brightness_bottom_0 = headers_0[u32(3) * run_0.chains_0 + index_3].zw;
    chain_15.fresh_0 = Chain_has_0(chain_15, u32(16));
    return chain_15;
}

fn store_chain_0( chain_16 : Chain_0)
{
    headers_0[chain_16.index_1] = vec4<u32>((bitcast<u32>((chain_16.density_0))), (bitcast<u32>((chain_16.light_0.x))), (bitcast<u32>((chain_16.light_0.y))), (bitcast<u32>((chain_16.light_0.z))));
    var _S2012 : u32;
    if(chain_16.fresh_0)
    {
        _S2012 = ((chain_16.flags_1) | (u32(16)));
    }
    else
    {
        _S2012 = ((chain_16.flags_1) & (u32(4294967279)));
    }
    headers_0[run_0.chains_0 + chain_16.index_1] = vec4<u32>(chain_16.pixel_0, _S2012, chain_16.tour_length_1, (bitcast<u32>((chain_16.start_weight_0))));
    headers_0[u32(2) * run_0.chains_0 + chain_16.index_1] = vec4<u32>(chain_16.refused_0, (bitcast<u32>((chain_16.score_squared_0))), chain_16.step_0, (bitcast<u32>((chain_16.memory_0))));
    headers_0[u32(3) * run_0.chains_0 + chain_16.index_1] = vec4<u32>(chain_16.brightness_top_0, chain_16.brightness_bottom_0);
    return;
}

fn end_tally_0( thread_1 : u32)
{
    workgroupBarrier();
    var _S2013 : bool;
    if(thread_1 > u32(0))
    {
        _S2013 = thread_1 < u32(13);
    }
    else
    {
        _S2013 = false;
    }
    if(_S2013)
    {
        var value_12 : u32 = atomicLoad(&(local_counters_0[thread_1]));
        if(value_12 != u32(0))
        {
            count_up_0(thread_1, vec2<u32>(value_12, u32(0)));
        }
    }
    if(thread_1 == u32(13))
    {
        var value_13 : u32 = atomicLoad(&(local_counters_0[thread_1]));
        if(value_13 != u32(0))
        {
            var _S2014 : u32 = atomicMax(&(counters_0[u32(26)]), value_13);
        }
    }
    return;
}

fn evolve_0( thread_2 : u32,  lane_0 : u32)
{
    if(lane_0 == u32(0))
    {
        atomicStore(&(counters_0[u32(0)]), u32(0));
    }
    begin_tally_0(thread_2);
    var _S2015 : vec2<u32> = vec2<u32>(u32(0));
    var job_0 : Evolve_0 = Evolve_x24init_0(Chain_x24init_0(u32(0), 0.0f, vec3<f32>(0.0f), u32(0), u32(0), u32(0), 0.0f, u32(0), 0.0f, u32(0), 0.0f, _S2015, _S2015, false), 0.0f);
    var _S2016 : f32 = odds_per_ratio_0();
    job_0.odds_per_density_0 = _S2016;
    var index_4 : u32 = lane_0;
    for(;;)
    {
        if(index_4 < (run_0.chains_0))
        {
        }
        else
        {
            break;
        }
        var _S2017 : Chain_0 = load_chain_0(index_4);
        job_0.chain_0 = _S2017;
        if(Chain_has_0(_S2017, u32(32)))
        {
            Evolve_finish_0(&(job_0));
        }
        Evolve_propose_0(&(job_0));
        store_chain_0(job_0.chain_0);
        index_4 = index_4 + run_0.lanes_0;
    }
    end_tally_0(thread_2);
    return;
}

@compute
@workgroup_size(64, 1, 1)
fn evolve_persistent_score(@builtin(local_invocation_index) thread_3 : u32, @builtin(global_invocation_id) id_0 : vec3<u32>)
{
    evolve_0(thread_3, id_0.x);
    return;
}

