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
@binding(2) @group(1) var<storage, read_write> counters_0 : array<atomic<u32>>;

@binding(1) @group(1) var<storage, read_write> film_0 : array<atomic<u32>>;

@binding(6) @group(1) var<storage, read_write> coordinates_0 : array<f32>;

@binding(5) @group(1) var<storage, read_write> headers_0 : array<vec4<u32>>;

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

struct Mala_0
{
     forward_squared_0 : f32,
};

struct Recorder_0
{
     lane_0 : u32,
     vertices_0 : u32,
     lit_vertices_0 : u32,
};

struct ValueAndScore_0
{
     recorder_0 : Recorder_0,
};

struct Queue_0
{
     taken_0 : u32,
};

struct Evolve_0
{
     chain_0 : Chain_0,
     dynamics_0 : Mala_0,
     evaluation_0 : ValueAndScore_0,
     queue_0 : Queue_0,
     lane_1 : u32,
     step_0 : u32,
     busy_0 : bool,
     fresh_0 : bool,
     odds_per_density_0 : f32,
     brightness_top_0 : vec2<u32>,
     brightness_bottom_0 : vec2<u32>,
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
    (*this_2).brightness_top_0 = wide_add_0((*this_2).brightness_top_0, wide_from_float_0(top_0 * run_0.density_scale_0));
    (*this_2).brightness_bottom_0 = wide_add_0((*this_2).brightness_bottom_0, wide_from_float_0(bottom_0 * 1.6777216e+07f));
    return;
}

fn Mala_unadjusted_0() -> bool
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

fn difference_0( b_3 : f32,  a_3 : f32) -> f32
{
    var d_0 : f32 = b_3 - a_3;
    return d_0 - round(d_0);
}

fn Mala_log_ratio_0( this_5 : ptr<function, Mala_0>,  chain_2 : Chain_0,  proposal_1 : Proposal_0) -> f32
{
    var _S49 : u32 = Chain_slot_0(chain_2);
    var _S50 : u32 = Chain_other_slot_0(chain_2);
    var _S51 : f32 = drift_factor_0(proposal_1.score_squared_1);
    var j_0 : u32 = u32(0);
    var reverse_squared_0 : f32 = 0.0f;
    for(;;)
    {
        if(j_0 < (run_0.dimension_0))
        {
        }
        else
        {
            break;
        }
        var place_0 : u32 = stored_index_0(_S50, j_0, chain_2.index_1);
        var xi_0 : f32 = difference_0(coordinates_0[stored_index_0(_S49, j_0, chain_2.index_1)], coordinates_0[place_0] + _S51 * scores_0[place_0]) / run_0.sd_0;
        var reverse_squared_1 : f32 = reverse_squared_0 + xi_0 * xi_0;
        j_0 = j_0 + u32(1);
        reverse_squared_0 = reverse_squared_1;
    }
    return 0.5f * ((*this_5).forward_squared_0 - reverse_squared_0);
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

fn Evolve_take_0( this_6 : ptr<function, Evolve_0>,  proposal_2 : Proposal_0)
{
    (*this_6).chain_0.density_0 = proposal_2.density_2;
    (*this_6).chain_0.light_0 = proposal_2.light_1;
    (*this_6).chain_0.pixel_0 = proposal_2.pixel_1;
    (*this_6).chain_0.score_squared_0 = proposal_2.score_squared_1;
    (*this_6).chain_0.flags_1 = (((*this_6).chain_0.flags_1) ^ (u32(2)));
    return;
}

fn Evolve_step_number_0( this_7 : Evolve_0) -> u32
{
    return run_0.first_step_0 + this_7.step_0;
}

fn note_0( length_counter_0 : u32,  list_0 : u32,  chain_3 : u32,  step_1 : u32)
{
    var place_1 : u32 = atomicAdd(&(counters_0[u32(2) * length_counter_0]), u32(1));
    if(place_1 < u32(16))
    {
        var _S53 : u32 = u32(2) * (list_0 + place_1);
        atomicStore(&(counters_0[_S53]), chain_3);
        atomicStore(&(counters_0[_S53 + u32(1)]), step_1);
    }
    return;
}

fn Mala_decided_0( this_8 : Mala_0,  chain_4 : ptr<function, Chain_0>,  accepted_0 : bool)
{
    return;
}

fn Chain_put_0( this_9 : ptr<function, Chain_0>,  flag_0 : u32,  value_2 : bool)
{
    var _S54 : u32;
    if(value_2)
    {
        _S54 = (((*this_9).flags_1) | (flag_0));
    }
    else
    {
        _S54 = (((*this_9).flags_1) & ((~flag_0)));
    }
    (*this_9).flags_1 = _S54;
    return;
}

fn Evolve_decide_0( this_10 : ptr<function, Evolve_0>,  proposal_3 : Proposal_0,  word_1 : u32,  accepted_1 : ptr<function, bool>) -> f32
{
    var probability_0 : f32;
    if((*this_10).fresh_0)
    {
        probability_0 = Evolve_acceptance_0((*this_10), proposal_3, 0.0f);
    }
    else
    {
        if(!Mala_unadjusted_0())
        {
            var _S55 : Evolve_0 = (*this_10);
            var _S56 : Mala_0 = (*this_10).dynamics_0;
            var _S57 : f32 = Mala_log_ratio_0(&(_S56), (*this_10).chain_0, proposal_3);
            (*this_10).dynamics_0 = _S56;
            probability_0 = Evolve_acceptance_0(_S55, proposal_3, _S57);
        }
        else
        {
            probability_0 = 1.0f;
        }
    }
    var _S58 : bool;
    if(probability_0 >= 1.0f)
    {
        _S58 = true;
    }
    else
    {
        _S58 = (choice_0(word_1)) < probability_0;
    }
    (*accepted_1) = _S58;
    tally_0(u32(8), u32(1));
    if(_S58)
    {
        tally_0(u32(9), u32(1));
        Evolve_take_0(&((*this_10)), proposal_3);
        (*this_10).chain_0.refused_0 = u32(0);
    }
    else
    {
        var _S59 : u32 = (*this_10).chain_0.refused_0 + u32(1);
        (*this_10).chain_0.refused_0 = _S59;
        if(_S59 == u32(1001))
        {
            note_0(u32(15), u32(17), (*this_10).chain_0.index_1, Evolve_step_number_0((*this_10)));
        }
    }
    if(!(*this_10).fresh_0)
    {
        var _S60 : Chain_0 = (*this_10).chain_0;
        Mala_decided_0((*this_10).dynamics_0, &(_S60), (*accepted_1));
        (*this_10).chain_0 = _S60;
    }
    else
    {
        if((*accepted_1))
        {
            var _S61 : Chain_0 = (*this_10).chain_0;
            Chain_put_0(&(_S61), u32(4), true);
            (*this_10).chain_0 = _S61;
        }
    }
    return probability_0;
}

fn Chain_has_0( this_11 : Chain_0,  flag_1 : u32) -> bool
{
    return (((this_11.flags_1) & (flag_1))) != u32(0);
}

fn film_add_0( place_2 : u32,  value_3 : vec2<u32>)
{
    var _S62 : vec2<u32> = value_3;
    if((value_3.x) != u32(0))
    {
        var before_0 : u32 = atomicAdd(&(film_0[u32(2) * place_2]), _S62.x);
        if((before_0 + _S62.x) < before_0)
        {
            _S62[i32(1)] = _S62[i32(1)] + u32(1);
        }
    }
    if((_S62.y) != u32(0))
    {
        var _S63 : u32 = atomicAdd(&(film_0[u32(2) * place_2 + u32(1)]), _S62.y);
    }
    return;
}

fn deposit_0( pixel_2 : u32,  light_2 : vec3<f32>)
{
    var scaled_0 : vec3<f32> = light_2 * vec3<f32>(run_0.film_scale_0);
    var _S64 : u32 = u32(3) * pixel_2;
    film_add_0(_S64, wide_from_float_0(scaled_0.x));
    film_add_0(_S64 + u32(1), wide_from_float_0(scaled_0.y));
    film_add_0(_S64 + u32(2), wide_from_float_0(scaled_0.z));
    return;
}

fn Evolve_large_step_0( this_12 : ptr<function, Evolve_0>,  proposal_4 : Proposal_0,  choices_0 : vec4<u32>)
{
    if(!Chain_has_0((*this_12).chain_0, u32(1)))
    {
        Evolve_take_0(&((*this_12)), proposal_4);
        var _S65 : Chain_0 = (*this_12).chain_0;
        Chain_put_0(&(_S65), u32(1), true);
        var _S66 : Chain_0 = _S65;
        Chain_put_0(&(_S66), u32(4), true);
        (*this_12).chain_0 = _S66;
        (*this_12).chain_0.start_weight_0 = (*this_12).chain_0.density_0;
        (*this_12).chain_0.tour_length_1 = u32(1);
        (*this_12).chain_0.refused_0 = u32(0);
        Evolve_note_brightness_0(&((*this_12)), (*this_12).chain_0.density_0, 1.0f);
        deposit_0((*this_12).chain_0.pixel_0, (*this_12).chain_0.light_0 * vec3<f32>(Evolve_occupied_weight_0((*this_12), (*this_12).chain_0.density_0)));
        return;
    }
    if((*this_12).fresh_0)
    {
        Evolve_note_brightness_0(&((*this_12)), proposal_4.density_2, 1.0f);
    }
    var before_1 : Proposal_0;
    before_1.density_2 = (*this_12).chain_0.density_0;
    before_1.light_1 = (*this_12).chain_0.light_0;
    before_1.pixel_1 = (*this_12).chain_0.pixel_0;
    var accepted_2 : bool;
    var probability_1 : f32 = Evolve_decide_0(&((*this_12)), proposal_4, choices_0.x, &(accepted_2));
    (*this_12).chain_0.tour_length_1 = (*this_12).chain_0.tour_length_1 + u32(1);
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
            other_0 = before_1;
        }
        else
        {
            other_0 = proposal_4;
        }
        deposit_0(other_0.pixel_1, other_0.light_1 * vec3<f32>(((1.0f - chosen_0) * Evolve_occupied_weight_0((*this_12), other_0.density_2))));
    }
    else
    {
        chosen_0 = 1.0f;
    }
    deposit_0((*this_12).chain_0.pixel_0, (*this_12).chain_0.light_0 * vec3<f32>((chosen_0 * Evolve_occupied_weight_0((*this_12), (*this_12).chain_0.density_0))));
    return;
}

fn is_killed_0( choice_1 : f32,  odds_0 : f32) -> bool
{
    return (choice_1 * (1.0f + odds_0)) <= 1.0f;
}

fn ln_0( u_0 : f32) -> f32
{
    var offset_0 : u32 = (bitcast<u32>((u_0))) - u32(1060439283);
    var x_5 : f32 = (bitcast<f32>((((offset_0 & (u32(8388607)))) + u32(1060439283)))) - 1.0f;
    var square_0 : f32 = x_5 * x_5;
    return ((((((((0.07037683576345444f * x_5 - 0.11514610052108765f) * x_5 + 0.11676999181509018f) * x_5 - 0.12420140951871872f) * x_5 + 0.14249323308467865f) * x_5 - 0.16668057441711426f) * x_5 + 0.20000715553760529f) * x_5 - 0.24999994039535522f) * x_5 + 0.33333331346511841f) * x_5 * square_0 - 0.5f * square_0 + x_5 + f32((i32(offset_0) >> (u32(23)))) * 0.69314718246459961f;
}

fn Evolve_restore_step_0( this_13 : ptr<function, Evolve_0>,  proposal_5 : Proposal_0,  choices_1 : vec4<u32>)
{
    if((*this_13).fresh_0)
    {
        Evolve_take_0(&((*this_13)), proposal_5);
        var _S67 : Chain_0 = (*this_13).chain_0;
        Chain_put_0(&(_S67), u32(4), true);
        (*this_13).chain_0 = _S67;
        (*this_13).chain_0.refused_0 = u32(0);
        (*this_13).chain_0.tour_length_1 = u32(0);
        (*this_13).chain_0.start_weight_0 = (*this_13).odds_per_density_0 * (*this_13).chain_0.density_0;
        tally_0(u32(10), u32(1));
    }
    else
    {
        var accepted_3 : bool;
        var _S68 : f32 = Evolve_decide_0(&((*this_13)), proposal_5, choices_1.x, &(accepted_3));
    }
    var _S69 : u32 = (*this_13).chain_0.tour_length_1 + u32(1);
    (*this_13).chain_0.tour_length_1 = _S69;
    var _S70 : u32 = atomicMax(&(local_counters_0[u32(13)]), _S69);
    var odds_1 : f32 = (*this_13).odds_per_density_0 * (*this_13).chain_0.density_0;
    var kill_probability_0 : f32 = 1.0f / (1.0f + odds_1);
    var killed_0 : bool = is_killed_0(choice_0(choices_1.y), odds_1);
    var _S71 : bool = !killed_0;
    var _S72 : Chain_0 = (*this_13).chain_0;
    Chain_put_0(&(_S72), u32(1), _S71);
    (*this_13).chain_0 = _S72;
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
        if(((*this_13).chain_0.tour_length_1) == u32(1))
        {
            counted_0 = 1.0f;
        }
        else
        {
            counted_0 = 0.0f;
        }
    }
    if(((*this_13).chain_0.density_0) > 0.0f)
    {
        var weight_0 : f32 = held_0 * kill_probability_0;
        deposit_0((*this_13).chain_0.pixel_0, (*this_13).chain_0.light_0 * vec3<f32>(weight_0));
        Evolve_note_brightness_0(&((*this_13)), weight_0 * (*this_13).chain_0.density_0, counted_0);
    }
    else
    {
        Evolve_note_brightness_0(&((*this_13)), 0.0f, counted_0);
    }
    return;
}

struct StoredCoordinates_0
{
     chain_5 : u32,
     slot_1 : u32,
};

fn Evolve_x_0( this_14 : Evolve_0) -> StoredCoordinates_0
{
    var coordinates_1 : StoredCoordinates_0;
    coordinates_1.chain_5 = this_14.chain_0.index_1;
    coordinates_1.slot_1 = Chain_other_slot_0(this_14.chain_0);
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

fn is_finite_0( x_6 : f32) -> bool
{
    return (((bitcast<u32>((x_6))) & (u32(2139095040)))) != u32(2139095040);
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

fn luminance_0( rgb_0 : vec3<f32>) -> f32
{
    return dot(rgb_0, vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f));
}

fn StoredCoordinates_get_0( this_15 : StoredCoordinates_0,  coordinate_1 : u32) -> f32
{
    return coordinates_0[stored_index_0(this_15.slot_1, coordinate_1, this_15.chain_5)];
}

fn StoredCoordinates_film_0( this_16 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_16, u32(0)), StoredCoordinates_get_0(this_16, u32(1)));
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
     chain_6 : u32,
     slot_2 : u32,
};

fn ScoreReport_x24init_0( bad_1 : u32,  norm_squared_1 : f32) -> ScoreReport_0
{
    var _S73 : ScoreReport_0;
    _S73.bad_0 = bad_1;
    _S73.norm_squared_0 = norm_squared_1;
    return _S73;
}

fn StoredScore_set_0( this_17 : StoredScore_0,  coordinate_2 : u32,  value_4 : f32)
{
    scores_0[stored_index_0(this_17.slot_2, coordinate_2, this_17.chain_6)] = value_4;
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
     chosen_1 : ChosenLight_0,
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

fn Recorder_place_0( this_18 : Recorder_0,  depth_1 : u32,  row_0 : u32) -> u32
{
    return (depth_1 * u32(6) + row_0) * run_0.lanes_0 + this_18.lane_0;
}

fn Material_anisotropic_0( this_19 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_19).flags_0) & (u32(4)))) != u32(0);
}

fn map_point_0( _S74 : u32,  _S75 : vec3<f32>) -> vec3<f32>
{
    var q_0 : vec4<f32> = vec4<f32>(_S75, 1.0f);
    return vec3<f32>(dot(instances_0[_S74].to_world_0[i32(0)], q_0), dot(instances_0[_S74].to_world_0[i32(1)], q_0), dot(instances_0[_S74].to_world_0[i32(2)], q_0));
}

fn map_normal_0( _S76 : u32,  _S77 : vec3<f32>) -> vec3<f32>
{
    return instances_0[_S76].to_object_0[i32(0)].xyz * vec3<f32>(_S77.x) + instances_0[_S76].to_object_0[i32(1)].xyz * vec3<f32>(_S77.y) + instances_0[_S76].to_object_0[i32(2)].xyz * vec3<f32>(_S77.z);
}

fn map_vector_0( _S78 : u32,  _S79 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(instances_0[_S78].to_world_0[i32(0)].xyz, _S79), dot(instances_0[_S78].to_world_0[i32(1)].xyz, _S79), dot(instances_0[_S78].to_world_0[i32(2)].xyz, _S79));
}

fn largest_0( v_0 : vec3<f32>) -> f32
{
    return max(v_0.x, max(v_0.y, v_0.z));
}

fn load_triangle_0( hit_0 : Hit_0) -> Triangle_0
{
    var _S80 : u32 = hit_0.leaf_1 * u32(3);
    var row1_0 : vec4<f32> = leaves_0[_S80 + u32(1)];
    var row2_0 : vec4<f32> = leaves_0[_S80 + u32(2)];
    var bits_0 : u32 = (bitcast<u32>((row1_0.w)));
    var triangle_1 : Triangle_0;
    var _S81 : vec3<f32> = leaves_0[_S80].xyz;
    triangle_1.p0_0 = _S81;
    var _S82 : vec3<f32> = row1_0.xyz;
    triangle_1.e1_1 = _S82;
    var _S83 : vec3<f32> = row2_0.xyz;
    triangle_1.e2_1 = _S83;
    var _S84 : bool = ((bits_0 & (u32(2147483648)))) != u32(0);
    triangle_1.smooth_0 = _S84;
    var _S85 : u32 = (bits_0 & (u32(16777215)));
    triangle_1.material_0 = _S85;
    triangle_1.emission_1 = (bitcast<u32>((row2_0.w)));
    var _S86 : Material_std430_0 = materials_0[_S85];
    var _S87 : bool = Material_anisotropic_0(&(_S86));
    triangle_1.anisotropic_0 = _S87;
    var _S88 : vec3<f32> = vec3<f32>(0.0f);
    triangle_1.n0_0 = _S88;
    triangle_1.n1_0 = _S88;
    triangle_1.n2_0 = _S88;
    triangle_1.tangent_0 = _S88;
    var row_1 : u32 = hit_0.leaf_1 * run_0.shading_stride_0;
    if(_S84)
    {
        triangle_1.n0_0 = shading_0[row_1].xyz;
        triangle_1.n1_0 = shading_0[row_1 + u32(1)].xyz;
        triangle_1.n2_0 = shading_0[row_1 + u32(2)].xyz;
    }
    if(triangle_1.anisotropic_0)
    {
        triangle_1.tangent_0 = shading_0[row_1 + u32(3)].xyz;
    }
    var flip_0 : bool = ((bits_0 & (u32(1073741824)))) != u32(0);
    var _S89 : bool = (hit_0.instance_0) != u32(4294967295);
    var flip_1 : bool;
    var shift_0 : vec3<f32>;
    if(_S89)
    {
        var _S90 : vec3<f32> = map_point_0(hit_0.instance_0, _S81);
        triangle_1.e1_1 = map_point_0(hit_0.instance_0, _S81 + _S82) - _S90;
        triangle_1.e2_1 = map_point_0(hit_0.instance_0, _S81 + _S83) - _S90;
        triangle_1.p0_0 = _S90;
        triangle_1.n0_0 = map_normal_0(hit_0.instance_0, triangle_1.n0_0);
        triangle_1.n1_0 = map_normal_0(hit_0.instance_0, triangle_1.n1_0);
        triangle_1.n2_0 = map_normal_0(hit_0.instance_0, triangle_1.n2_0);
        triangle_1.tangent_0 = map_vector_0(hit_0.instance_0, triangle_1.tangent_0);
        var _S91 : vec3<f32> = abs(vec3<f32>(instances_0[hit_0.instance_0].to_world_0[i32(0)].w, instances_0[hit_0.instance_0].to_world_0[i32(1)].w, instances_0[hit_0.instance_0].to_world_0[i32(2)].w));
        flip_1 = flip_0 != ((instances_0[hit_0.instance_0].mirrored_0) != u32(0));
        shift_0 = _S91;
    }
    else
    {
        flip_1 = flip_0;
        shift_0 = _S88;
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
    if(_S89)
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
        var row_2 : Emission_std430_0 = emissions_0[emission_2];
        emitted_1.radiance_0 = row_2.radiance_pdf_0.xyz;
        emitted_1.pdf_area_0 = row_2.radiance_pdf_0.w;
        emitted_1.two_sided_1 = (row_2.two_sided_0) != u32(0);
    }
    return emitted_1;
}

struct VertexCoordinates_0
{
     direction_1 : vec2<f32>,
     light_3 : vec2<f32>,
     lobe_1 : f32,
     pick_0 : f32,
};

fn StoredCoordinates_vertex_0( this_20 : StoredCoordinates_0,  depth_2 : u32) -> VertexCoordinates_0
{
    var first_0 : u32 = u32(4) + u32(6) * depth_2;
    var xi_1 : VertexCoordinates_0;
    xi_1.direction_1 = vec2<f32>(StoredCoordinates_get_0(this_20, first_0), StoredCoordinates_get_0(this_20, first_0 + u32(1)));
    xi_1.light_3 = vec2<f32>(StoredCoordinates_get_0(this_20, first_0 + u32(2)), StoredCoordinates_get_0(this_20, first_0 + u32(3)));
    xi_1.lobe_1 = StoredCoordinates_get_0(this_20, first_0 + u32(4));
    xi_1.pick_0 = StoredCoordinates_get_0(this_20, first_0 + u32(5));
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
        var middle_0 : u32 = ((low_1 + high_1) >> (u32(1)));
        if((light_triangles_0[middle_0].corner_cumulative_0.w) <= pick_1)
        {
            low_1 = middle_0;
        }
        else
        {
            high_1 = middle_0;
        }
    }
    var triangle_2 : LightTriangle_std430_0 = light_triangles_0[low_1];
    var emission_3 : Emission_std430_0 = emissions_0[triangle_2.emission_0];
    var light_4 : ChosenLight_0;
    light_4.corner_0 = triangle_2.corner_cumulative_0.xyz;
    light_4.e1_2 = triangle_2.e1_0.xyz;
    light_4.e2_2 = triangle_2.e2_0.xyz;
    light_4.normal_1 = triangle_2.normal_0.xyz;
    light_4.radiance_1 = emission_3.radiance_pdf_0.xyz;
    light_4.pdf_area_1 = emission_3.radiance_pdf_0.w;
    light_4.two_sided_2 = (emission_3.two_sided_0) != u32(0);
    light_4.leaf_2 = triangle_2.leaf_0;
    return light_4;
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

fn s_apply_frame_from_normal_0( _S92 : vec3<f32>) -> Tuple_8
{
    var _S93 : f32 = _S92.z;
    var sign_0 : f32;
    if(_S93 < 0.0f)
    {
        sign_0 = -1.0f;
    }
    else
    {
        sign_0 = 1.0f;
    }
    var a_4 : f32 = -1.0f / (sign_0 + _S93);
    var _S94 : f32 = _S92.x;
    var _S95 : f32 = _S92.y;
    var b_4 : f32 = _S94 * _S95 * a_4;
    var _S96 : vec3<f32> = vec3<f32>(b_4, sign_0 + _S95 * _S95 * a_4, - _S95);
    var _S97 : Tuple_8;
    _S97.value0_14.s_0 = vec3<f32>(1.0f + sign_0 * _S94 * _S94 * a_4, sign_0 * b_4, - sign_0 * _S94);
    _S97.value0_14.t_0 = _S96;
    _S97.value0_14.n_0 = _S92;
    return _S97;
}

fn s_apply_frame_from_normal_tangent_0( _S98 : vec3<f32>,  tangent_1 : vec3<f32>) -> Tuple_7
{
    var s_1 : vec3<f32> = tangent_1 - _S98 * vec3<f32>(s_apply_dot_0(_S98, tangent_1).value0_5);
    var _S99 : Tuple_5 = s_apply_dot_0(s_1, s_1);
    var frame_1 : Frame_0;
    if((_S99.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(tangent_1, tangent_1).value0_5))
    {
        var _S100 : vec3<f32> = s_1 * vec3<f32>((1.0f / s_apply_sqrt_0(_S99.value0_5).value0_3));
        var _S101 : Tuple_4 = s_apply_cross_0(_S98, _S100);
        frame_1.s_0 = _S100;
        frame_1.t_0 = _S101.value0_4;
        frame_1.n_0 = _S98;
    }
    else
    {
        frame_1 = s_apply_frame_from_normal_0(_S98).value0_14;
    }
    var _S102 : Tuple_7;
    _S102.value0_13 = frame_1;
    return _S102;
}

fn s_apply_surface_at_0( triangle_3 : Triangle_0,  _S103 : vec3<f32>,  _S104 : vec3<f32>) -> Tuple_6
{
    var _S105 : Tuple_4 = s_apply_cross_0(triangle_3.e1_1, triangle_3.e2_1);
    var _S106 : vec3<f32> = _S105.value0_4;
    var _S107 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S106, _S106).value0_5));
    var from_p0_0 : vec3<f32> = _S103 - triangle_3.p0_0;
    var in_plane_0 : vec3<f32> = from_p0_0 + _S104 * vec3<f32>(- (s_apply_dot_0(from_p0_0, _S105.value0_4).value0_5 / s_apply_dot_0(_S104, _S105.value0_4).value0_5));
    var _S108 : vec3<f32> = vec3<f32>(0.0f);
    var _S109 : Frame_0 = Frame_0( _S108, _S108, _S108 );
    var _S110 : vec3<f32> = vec3<f32>(s_apply_dot_0(in_plane_0, s_apply_cross_0(triangle_3.e2_1, _S105.value0_4).value0_4 * _S107).value0_5);
    var _S111 : vec3<f32> = vec3<f32>(s_apply_dot_0(in_plane_0, s_apply_cross_0(_S105.value0_4, triangle_3.e1_1).value0_4 * _S107).value0_5);
    var _S112 : vec3<f32> = triangle_3.e1_1 * _S110 + triangle_3.e2_1 * _S111 + triangle_3.p0_0;
    var surface_0 : Surface_0;
    var n_1 : vec3<f32>;
    if(triangle_3.smooth_0)
    {
        var interpolated_0 : vec3<f32> = (triangle_3.n1_0 - triangle_3.n0_0) * _S110 + (triangle_3.n2_0 - triangle_3.n0_0) * _S111 + triangle_3.n0_0;
        var _S113 : Tuple_5 = s_apply_dot_0(interpolated_0, interpolated_0);
        if((_S113.value0_5) > 0.0f)
        {
            var n_2 : vec3<f32> = interpolated_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S113.value0_5).value0_3));
            if((s_apply_dot_0(triangle_3.plane_normal_0, n_2).value0_5) < 0.0f)
            {
                var _S114 : vec3<f32> = (vec3<f32>(0) - triangle_3.plane_normal_0);
                surface_0.position_0 = _S112;
                surface_0.frame_0 = _S109;
                surface_0.geometric_normal_0 = _S114;
            }
            else
            {
                surface_0.position_0 = _S112;
                surface_0.frame_0 = _S109;
                surface_0.geometric_normal_0 = triangle_3.plane_normal_0;
            }
            n_1 = n_2;
        }
        else
        {
            n_1 = triangle_3.plane_normal_0;
            surface_0.position_0 = _S112;
            surface_0.frame_0 = _S109;
            surface_0.geometric_normal_0 = triangle_3.plane_normal_0;
        }
    }
    else
    {
        n_1 = triangle_3.plane_normal_0;
        surface_0.position_0 = _S112;
        surface_0.frame_0 = _S109;
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
    var _S115 : Tuple_6;
    _S115.value0_12 = surface_0;
    return _S115;
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

fn s_apply_sqr_0( _S116 : f32) -> Tuple_11
{
    var _S117 : Tuple_11;
    _S117.value0_20 = _S116 * _S116;
    return _S117;
}

fn s_apply_power_heuristic_0( _S118 : f32,  _S119 : f32) -> Tuple_10
{
    var weight_1 : f32;
    if(_S118 > _S119)
    {
        weight_1 = 1.0f / (1.0f + s_apply_sqr_0(_S119 / _S118).value0_20);
    }
    else
    {
        var _S120 : Tuple_11 = s_apply_sqr_0(_S118 / _S119);
        weight_1 = _S120.value0_20 / (_S120.value0_20 + 1.0f);
    }
    var _S121 : Tuple_10;
    _S121.value0_19 = weight_1;
    return _S121;
}

fn s_apply_emission_of_0( emitted_2 : Emitted_0,  _S122 : Surface_0,  _S123 : vec3<f32>,  _S124 : vec3<f32>,  _S125 : f32,  delta_2 : bool) -> Tuple_9
{
    var _S126 : vec3<f32> = vec3<f32>(0.0f);
    var _S127 : Tuple_5 = s_apply_dot_0(_S124, _S122.geometric_normal_0);
    var _S128 : bool;
    if(emitted_2.two_sided_1)
    {
        _S128 = true;
    }
    else
    {
        _S128 = (_S127.value0_5) < 0.0f;
    }
    var light_5 : vec3<f32>;
    if(_S128)
    {
        if(delta_2)
        {
            light_5 = emitted_2.radiance_0;
        }
        else
        {
            var arm_0 : vec3<f32> = _S122.position_0 - _S123;
            light_5 = emitted_2.radiance_0 * vec3<f32>(s_apply_power_heuristic_0(_S125 * s_apply_abs_0(_S127.value0_5).value0_2, s_apply_dot_0(arm_0, arm_0).value0_5 * emitted_2.pdf_area_0).value0_19);
        }
    }
    else
    {
        light_5 = _S126;
    }
    var _S129 : Tuple_9;
    _S129.value0_18 = light_5;
    return _S129;
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

fn s_apply_to_local_0( _S130 : Frame_0,  _S131 : vec3<f32>) -> Tuple_12
{
    var _S132 : Tuple_12;
    _S132.value0_24 = vec3<f32>(s_apply_dot_0(_S130.s_0, _S131).value0_5, s_apply_dot_0(_S130.t_0, _S131).value0_5, s_apply_dot_0(_S130.n_0, _S131).value0_5);
    return _S132;
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

fn s_apply_safe_sqrt_0( _S133 : f32) -> Tuple_15
{
    var root_1 : f32;
    if(_S133 > 0.0f)
    {
        root_1 = s_apply_sqrt_0(_S133).value0_3;
    }
    else
    {
        root_1 = 0.0f;
    }
    var _S134 : Tuple_15;
    _S134.value0_27 = root_1;
    return _S134;
}

fn s_apply_point_on_light_0( light_6 : ChosenLight_0,  _S135 : vec2<f32>) -> Tuple_14
{
    var _S136 : Tuple_15 = s_apply_safe_sqrt_0(_S135.x);
    var _S137 : f32 = _S135.y;
    var _S138 : Tuple_14;
    _S138.value0_26 = light_6.e1_2 * vec3<f32>((_S136.value0_27 * (1.0f - _S137))) + light_6.e2_2 * vec3<f32>((_S136.value0_27 * _S137)) + light_6.corner_0;
    return _S138;
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
    var _S139 : Tuple_18;
    _S139.value0_30.f_cos_0 = vec3<f32>(0.0f);
    _S139.value0_30.pdf_1 = 0.0f;
    return _S139;
}

fn s_apply_diffuse_evaluate_0( reflectance_0 : vec3<f32>,  _S140 : vec3<f32>,  _S141 : vec3<f32>) -> Tuple_17
{
    var _S142 : Tuple_18 = s_apply_no_value_0();
    var _S143 : f32 = _S141.z;
    var value_5 : BsdfValue_0;
    if((_S140.z * _S143) > 0.0f)
    {
        var _S144 : f32 = s_apply_abs_0(_S143).value0_2 * 0.31830990314483643f;
        value_5.f_cos_0 = reflectance_0 * vec3<f32>(_S144);
        value_5.pdf_1 = _S144;
    }
    else
    {
        value_5 = _S142.value0_30;
    }
    var _S145 : Tuple_17;
    _S145.value0_29 = value_5;
    return _S145;
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

fn s_apply_ggx_lambda_0( width_1 : vec2<f32>,  _S146 : vec3<f32>) -> Tuple_20
{
    var _S147 : Tuple_20;
    _S147.value0_32 = (s_apply_sqrt_0(1.0f + (s_apply_sqr_0(width_1.x * _S146.x).value0_20 + s_apply_sqr_0(width_1.y * _S146.y).value0_20) / s_apply_sqr_0(_S146.z).value0_20).value0_3 - 1.0f) * 0.5f;
    return _S147;
}

struct Tuple_21
{
     value0_33 : f32,
};

fn s_apply_ggx_density_0( width_2 : vec2<f32>,  _S148 : vec3<f32>) -> Tuple_21
{
    var _S149 : f32 = width_2.x;
    var _S150 : f32 = width_2.y;
    var _S151 : Tuple_21;
    _S151.value0_33 = 1.0f / (3.14159274101257324f * _S149 * _S150 * s_apply_sqr_0(s_apply_sqr_0(_S148.x / _S149).value0_20 + s_apply_sqr_0(_S148.y / _S150).value0_20 + s_apply_sqr_0(_S148.z).value0_20).value0_20);
    return _S151;
}

struct Tuple_22
{
     value0_34 : vec3<f32>,
};

struct Tuple_23
{
     value0_35 : f32,
};

fn s_apply_fresnel_conductor_channel_0( _S152 : f32,  eta_0 : f32,  k_0 : f32) -> Tuple_23
{
    var _S153 : Tuple_0 = s_apply_min_0(_S152, 1.0f);
    var _S154 : Tuple_11 = s_apply_sqr_0(_S153.value0_0);
    var sin2_0 : f32 = 1.0f - _S154.value0_20;
    var t0_0 : f32 = eta_0 * eta_0 - k_0 * k_0 - sin2_0;
    var _S155 : Tuple_15 = s_apply_safe_sqrt_0(s_apply_sqr_0(t0_0).value0_20 + 4.0f * eta_0 * eta_0 * k_0 * k_0);
    var t1_0 : f32 = _S155.value0_27 + _S154.value0_20;
    var t2_0 : f32 = 2.0f * s_apply_safe_sqrt_0((_S155.value0_27 + t0_0) * 0.5f).value0_27 * _S153.value0_0;
    var perpendicular_0 : f32 = (t1_0 - t2_0) / (t1_0 + t2_0);
    var t3_0 : f32 = _S154.value0_20 * _S155.value0_27 + s_apply_sqr_0(sin2_0).value0_20;
    var t4_0 : f32 = t2_0 * sin2_0;
    var _S156 : Tuple_23;
    _S156.value0_35 = (perpendicular_0 + perpendicular_0 * (t3_0 - t4_0) / (t3_0 + t4_0)) * 0.5f;
    return _S156;
}

fn s_apply_fresnel_conductor_0( _S157 : f32,  eta_1 : vec3<f32>,  k_1 : vec3<f32>) -> Tuple_22
{
    var _S158 : Tuple_22;
    _S158.value0_34 = vec3<f32>(s_apply_fresnel_conductor_channel_0(_S157, eta_1.x, k_1.x).value0_35, s_apply_fresnel_conductor_channel_0(_S157, eta_1.y, k_1.y).value0_35, s_apply_fresnel_conductor_channel_0(_S157, eta_1.z, k_1.z).value0_35);
    return _S158;
}

fn s_apply_conductor_evaluate_0( eta_2 : vec3<f32>,  k_2 : vec3<f32>,  alpha_2 : vec2<f32>,  _S159 : vec3<f32>,  _S160 : vec3<f32>) -> Tuple_19
{
    var _S161 : Tuple_18 = s_apply_no_value_0();
    var half_vector_0 : vec3<f32> = _S159 + _S160;
    var _S162 : Tuple_5 = s_apply_dot_0(half_vector_0, half_vector_0);
    var _S163 : f32 = _S159.z;
    var _S164 : bool;
    if((_S163 * _S160.z) > 0.0f)
    {
        _S164 = (_S162.value0_5) > 0.0f;
    }
    else
    {
        _S164 = false;
    }
    var value_6 : BsdfValue_0;
    if(_S164)
    {
        var m_0 : vec3<f32> = half_vector_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S162.value0_5).value0_3));
        var width_3 : vec2<f32> = ggx_widths_0(alpha_2);
        var common_0 : f32 = s_apply_ggx_density_0(width_3, m_0).value0_33 / (4.0f * s_apply_abs_0(_S163).value0_2);
        var _S165 : f32 = 1.0f + s_apply_ggx_lambda_0(width_3, _S159).value0_32;
        var _S166 : f32 = common_0 / _S165;
        value_6.f_cos_0 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S159, m_0).value0_5).value0_2, eta_2, k_2).value0_34 * vec3<f32>((common_0 / (_S165 + s_apply_ggx_lambda_0(width_3, _S160).value0_32)));
        value_6.pdf_1 = _S166;
    }
    else
    {
        value_6 = _S161.value0_30;
    }
    var _S167 : Tuple_19;
    _S167.value0_31 = value_6;
    return _S167;
}

struct Tuple_24
{
     value0_36 : BsdfValue_0,
};

struct Tuple_25
{
     value0_37 : f32,
};

fn s_apply_fresnel_dielectric_0( _S168 : f32,  eta_outer_0 : f32) -> Tuple_25
{
    var cos_i_0 : f32;
    var eta_3 : f32;
    if(_S168 < 0.0f)
    {
        var _S169 : f32 = 1.0f / eta_outer_0;
        cos_i_0 = - _S168;
        eta_3 = _S169;
    }
    else
    {
        cos_i_0 = _S168;
        eta_3 = eta_outer_0;
    }
    var sin2_t_0 : f32 = (1.0f - s_apply_sqr_0(cos_i_0).value0_20) / (eta_3 * eta_3);
    var reflected_0 : f32;
    if(sin2_t_0 < 1.0f)
    {
        var _S170 : Tuple_15 = s_apply_safe_sqrt_0(1.0f - sin2_t_0);
        var _S171 : f32 = eta_3 * cos_i_0;
        var _S172 : f32 = eta_3 * _S170.value0_27;
        reflected_0 = (s_apply_sqr_0((_S171 - _S170.value0_27) / (_S171 + _S170.value0_27)).value0_20 + s_apply_sqr_0((cos_i_0 - _S172) / (cos_i_0 + _S172)).value0_20) * 0.5f;
    }
    else
    {
        reflected_0 = 1.0f;
    }
    var _S173 : Tuple_25;
    _S173.value0_37 = reflected_0;
    return _S173;
}

fn s_apply_dielectric_evaluate_0( eta_4 : f32,  alpha_3 : vec2<f32>,  _S174 : vec3<f32>,  _S175 : vec3<f32>) -> Tuple_24
{
    var _S176 : Tuple_18 = s_apply_no_value_0();
    var _S177 : f32 = _S174.z;
    var _S178 : bool;
    if(_S177 != 0.0f)
    {
        _S178 = (_S175.z) != 0.0f;
    }
    else
    {
        _S178 = false;
    }
    var value_7 : BsdfValue_0;
    if(_S178)
    {
        var _S179 : f32 = _S175.z;
        var reflects_0 : bool = (_S177 * _S179) > 0.0f;
        var crossing_0 : f32;
        if(reflects_0)
        {
            crossing_0 = 1.0f;
        }
        else
        {
            if(_S177 > 0.0f)
            {
                crossing_0 = eta_4;
            }
            else
            {
                crossing_0 = 1.0f / eta_4;
            }
        }
        var half_vector_1 : vec3<f32> = _S175 * vec3<f32>(crossing_0) + _S174;
        var _S180 : Tuple_5 = s_apply_dot_0(half_vector_1, half_vector_1);
        if((_S180.value0_5) > 0.0f)
        {
            var m_1 : vec3<f32> = half_vector_1 * vec3<f32>((1.0f / s_apply_sqrt_0(_S180.value0_5).value0_3));
            var m_2 : vec3<f32>;
            if((m_1.z) < 0.0f)
            {
                m_2 = (vec3<f32>(0) - m_1);
            }
            else
            {
                m_2 = m_1;
            }
            var _S181 : Tuple_5 = s_apply_dot_0(_S174, m_2);
            var _S182 : Tuple_5 = s_apply_dot_0(_S175, m_2);
            if((_S181.value0_5 * _S177) >= 0.0f)
            {
                _S178 = (_S182.value0_5 * _S179) >= 0.0f;
            }
            else
            {
                _S178 = false;
            }
            if(_S178)
            {
                var width_4 : vec2<f32> = ggx_widths_0(alpha_3);
                var _S183 : Tuple_25 = s_apply_fresnel_dielectric_0(_S181.value0_5, eta_4);
                var masking_o_0 : f32 = 1.0f + s_apply_ggx_lambda_0(width_4, _S174).value0_32;
                var masking_both_0 : f32 = masking_o_0 + s_apply_ggx_lambda_0(width_4, _S175).value0_32;
                if(reflects_0)
                {
                    var common_1 : f32 = _S183.value0_37 * s_apply_ggx_density_0(width_4, m_2).value0_33 / (4.0f * s_apply_abs_0(_S177).value0_2);
                    var _S184 : f32 = common_1 / masking_o_0;
                    value_7.f_cos_0 = vec3<f32>((common_1 / masking_both_0));
                    value_7.pdf_1 = _S184;
                }
                else
                {
                    var common_2 : f32 = (1.0f - _S183.value0_37) * s_apply_ggx_density_0(width_4, m_2).value0_33 * (s_apply_abs_0(_S182.value0_5).value0_2 / s_apply_sqr_0(_S182.value0_5 + _S181.value0_5 / crossing_0).value0_20) * s_apply_abs_0(_S181.value0_5).value0_2 / s_apply_abs_0(_S177).value0_2;
                    var _S185 : f32 = common_2 / masking_o_0;
                    value_7.f_cos_0 = vec3<f32>((common_2 / (masking_both_0 * crossing_0 * crossing_0)));
                    value_7.pdf_1 = _S185;
                }
            }
            else
            {
                value_7 = _S176.value0_30;
            }
        }
        else
        {
            value_7 = _S176.value0_30;
        }
    }
    else
    {
        value_7 = _S176.value0_30;
    }
    var _S186 : Tuple_24;
    _S186.value0_36 = value_7;
    return _S186;
}

fn s_apply_bsdf_evaluate_0( material_2 : Material_0,  _S187 : vec3<f32>,  _S188 : vec3<f32>) -> Tuple_16
{
    var value_8 : BsdfValue_0;
    if((material_2.kind_0) == u32(0))
    {
        value_8 = s_apply_diffuse_evaluate_0(material_2.a_0.xyz, _S187, _S188).value0_29;
    }
    else
    {
        if((material_2.kind_0) == u32(1))
        {
            value_8 = s_apply_conductor_evaluate_0(material_2.a_0.xyz, material_2.b_0.xyz, material_2.alpha_0, _S187, _S188).value0_31;
        }
        else
        {
            value_8 = s_apply_dielectric_evaluate_0(material_2.a_0.x, material_2.alpha_0, _S187, _S188).value0_36;
        }
    }
    var _S189 : Tuple_16;
    _S189.value0_28 = value_8;
    return _S189;
}

fn s_apply_direct_light_0( material_3 : Material_0,  light_7 : ChosenLight_0,  _S190 : Surface_0,  _S191 : vec3<f32>,  _S192 : vec2<f32>) -> Tuple_13
{
    var _S193 : vec3<f32> = vec3<f32>(0.0f);
    var to_light_0 : vec3<f32> = s_apply_point_on_light_0(light_7, _S192).value0_26 - _S190.position_0;
    var _S194 : Tuple_5 = s_apply_dot_0(to_light_0, to_light_0);
    var result_0 : vec3<f32>;
    if((_S194.value0_5) > 0.0f)
    {
        var direction_2 : vec3<f32> = to_light_0 * vec3<f32>((1.0f / s_apply_sqrt_0(_S194.value0_5).value0_3));
        var cos_light_0 : f32 = - s_apply_dot_0(direction_2, light_7.normal_1).value0_5;
        var _S195 : bool;
        if(cos_light_0 > 0.0f)
        {
            _S195 = true;
        }
        else
        {
            if(cos_light_0 < 0.0f)
            {
                _S195 = light_7.two_sided_2;
            }
            else
            {
                _S195 = false;
            }
        }
        if(_S195)
        {
            var _S196 : Tuple_16 = s_apply_bsdf_evaluate_0(material_3, _S191, s_apply_to_local_0(_S190.frame_0, direction_2).value0_24);
            var _S197 : Tuple_2 = s_apply_abs_0(cos_light_0);
            var pdf_light_0 : f32 = _S194.value0_5 * light_7.pdf_area_1;
            result_0 = _S196.value0_28.f_cos_0 * light_7.radiance_1 * vec3<f32>((s_apply_power_heuristic_0(pdf_light_0, _S196.value0_28.pdf_1 * _S197.value0_2).value0_19 * _S197.value0_2 / pdf_light_0));
        }
        else
        {
            result_0 = _S193;
        }
    }
    else
    {
        result_0 = _S193;
    }
    var _S198 : Tuple_13;
    _S198.value0_25 = result_0;
    return _S198;
}

struct Departure_0
{
     weight_2 : vec3<f32>,
     origin_1 : vec3<f32>,
     direction_3 : vec3<f32>,
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
    var _S199 : vec3<f32> = vec3<f32>(0.0f);
    var _S200 : Tuple_28;
    _S200.value0_40.wi_0 = _S199;
    _S200.value0_40.weight_3 = _S199;
    _S200.value0_40.pdf_3 = 0.0f;
    _S200.value0_40.valid_1 = false;
    _S200.value0_40.delta_4 = false;
    return _S200;
}

struct Tuple_29
{
     value0_41 : BsdfSample_0,
};

struct Tuple_30
{
     value0_42 : vec2<f32>,
};

fn s_apply_sin_cos_turns_0( _S201 : f32) -> Tuple_30
{
    var quarter_0 : f32 = round(_S201 * 4.0f);
    var angle_0 : f32 = (_S201 - quarter_0 * 0.25f) * 6.28318548202514648f;
    var a2_0 : f32 = angle_0 * angle_0;
    var s_2 : f32 = angle_0 * (1.0f + a2_0 * (-0.1666666716337204f + a2_0 * (0.00833333376795053f + a2_0 * (-0.0001984127011383f + a2_0 * 2.75573188446287531e-06f))));
    var c_0 : f32 = 1.0f + a2_0 * (-0.5f + a2_0 * (0.0416666679084301f + a2_0 * (-0.00138888892251998f + a2_0 * 0.00002480158764229f)));
    var q_1 : i32 = (i32(quarter_0) & (i32(3)));
    var sine_0 : f32;
    var cosine_0 : f32;
    if(q_1 == i32(1))
    {
        var _S202 : f32 = - s_2;
        sine_0 = c_0;
        cosine_0 = _S202;
    }
    else
    {
        if(q_1 == i32(2))
        {
            var _S203 : f32 = - c_0;
            sine_0 = - s_2;
            cosine_0 = _S203;
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
    var _S204 : Tuple_30;
    _S204.value0_42 = vec2<f32>(sine_0, cosine_0);
    return _S204;
}

fn s_apply_diffuse_sample_0( reflectance_1 : vec3<f32>,  _S205 : vec3<f32>,  _S206 : vec2<f32>) -> Tuple_29
{
    var _S207 : Tuple_30 = s_apply_sin_cos_turns_0(_S206.x);
    var _S208 : f32 = _S206.y;
    var _S209 : Tuple_15 = s_apply_safe_sqrt_0(_S208);
    var _S210 : Tuple_15 = s_apply_safe_sqrt_0(1.0f - _S208);
    var _S211 : Tuple_28 = s_apply_no_sample_0();
    var sample_0 : BsdfSample_0;
    if((_S210.value0_27) > 0.0f)
    {
        var side_0 : f32;
        if((_S205.z) < 0.0f)
        {
            side_0 = -1.0f;
        }
        else
        {
            side_0 = 1.0f;
        }
        var _S212 : vec3<f32> = vec3<f32>(_S209.value0_27 * _S207.value0_42.y, _S209.value0_27 * _S207.value0_42.x, side_0 * _S210.value0_27);
        sample_0 = _S211.value0_40;
        sample_0.wi_0 = _S212;
        sample_0.weight_3 = reflectance_1;
        sample_0.pdf_3 = _S210.value0_27 * 0.31830990314483643f;
        sample_0.valid_1 = true;
    }
    else
    {
        sample_0 = _S211.value0_40;
    }
    var _S213 : Tuple_29;
    _S213.value0_41 = sample_0;
    return _S213;
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

fn s_apply_unit_vector_0( _S214 : vec3<f32>) -> Tuple_33
{
    var _S215 : Tuple_33;
    _S215.value0_45 = _S214 * vec3<f32>((1.0f / s_apply_sqrt_0(s_apply_dot_0(_S214, _S214).value0_5).value0_3));
    return _S215;
}

fn s_apply_ggx_sample_visible_0( width_5 : vec2<f32>,  _S216 : vec3<f32>,  _S217 : vec2<f32>) -> Tuple_32
{
    var w_0 : vec3<f32>;
    if((_S216.z) < 0.0f)
    {
        w_0 = (vec3<f32>(0) - _S216);
    }
    else
    {
        w_0 = _S216;
    }
    var _S218 : f32 = width_5.x;
    var _S219 : f32 = width_5.y;
    var _S220 : Tuple_33 = s_apply_unit_vector_0(vec3<f32>(w_0.x * _S218, w_0.y * _S219, w_0.z));
    var _S221 : Tuple_30 = s_apply_sin_cos_turns_0(_S217.x);
    var one_minus_z_0 : f32 = _S217.y * (1.0f + _S220.value0_45.z);
    var _S222 : Tuple_15 = s_apply_safe_sqrt_0(one_minus_z_0 * (2.0f - one_minus_z_0));
    var h_0 : vec3<f32> = vec3<f32>(_S222.value0_27 * _S221.value0_42.y, _S222.value0_27 * _S221.value0_42.x, 1.0f - one_minus_z_0) + _S220.value0_45;
    var _S223 : Tuple_32;
    _S223.value0_44 = s_apply_unit_vector_0(vec3<f32>(h_0.x * _S218, h_0.y * _S219, s_apply_max_0(h_0.z, 9.999999960041972e-13f).value0_1)).value0_45;
    return _S223;
}

struct Tuple_34
{
     value0_46 : vec3<f32>,
};

fn s_apply_mirrored_0( _S224 : vec3<f32>,  _S225 : vec3<f32>) -> Tuple_34
{
    var _S226 : Tuple_34;
    _S226.value0_46 = _S225 * vec3<f32>((2.0f * s_apply_dot_0(_S224, _S225).value0_5)) - _S224;
    return _S226;
}

fn s_apply_conductor_sample_0( eta_5 : vec3<f32>,  k_3 : vec3<f32>,  alpha_4 : vec2<f32>,  smooth_1 : bool,  _S227 : vec3<f32>,  _S228 : vec2<f32>) -> Tuple_31
{
    var _S229 : Tuple_28 = s_apply_no_sample_0();
    var sample_1 : BsdfSample_0;
    if(smooth_1)
    {
        var _S230 : f32 = _S227.z;
        var _S231 : Tuple_22 = s_apply_fresnel_conductor_0(s_apply_abs_0(_S230).value0_2, eta_5, k_3);
        sample_1.wi_0 = vec3<f32>(- _S227.x, - _S227.y, _S230);
        sample_1.weight_3 = _S231.value0_34;
        sample_1.pdf_3 = 1.0f;
        sample_1.valid_1 = true;
        sample_1.delta_4 = true;
    }
    else
    {
        var width_6 : vec2<f32> = ggx_widths_0(alpha_4);
        var _S232 : Tuple_32 = s_apply_ggx_sample_visible_0(width_6, _S227, _S228);
        var _S233 : Tuple_34 = s_apply_mirrored_0(_S227, _S232.value0_44);
        var _S234 : f32 = _S227.z;
        if((_S234 * _S233.value0_46.z) > 0.0f)
        {
            var masking_o_1 : f32 = 1.0f + s_apply_ggx_lambda_0(width_6, _S227).value0_32;
            sample_1 = _S229.value0_40;
            sample_1.wi_0 = _S233.value0_46;
            sample_1.weight_3 = s_apply_fresnel_conductor_0(s_apply_abs_0(s_apply_dot_0(_S227, _S232.value0_44).value0_5).value0_2, eta_5, k_3).value0_34 * vec3<f32>((masking_o_1 / (masking_o_1 + s_apply_ggx_lambda_0(width_6, _S233.value0_46).value0_32)));
            sample_1.pdf_3 = s_apply_ggx_density_0(width_6, _S232.value0_44).value0_33 / (4.0f * s_apply_abs_0(_S234).value0_2 * masking_o_1);
            sample_1.valid_1 = true;
        }
        else
        {
            sample_1 = _S229.value0_40;
        }
    }
    var _S235 : Tuple_31;
    _S235.value0_43 = sample_1;
    return _S235;
}

struct Tuple_35
{
     value0_47 : BsdfSample_0,
};

struct Refraction_0
{
     direction_4 : vec3<f32>,
     valid_2 : bool,
};

struct Tuple_36
{
     value0_48 : Refraction_0,
};

fn s_apply_refracted_0( _S236 : vec3<f32>,  _S237 : vec3<f32>,  eta_outer_1 : f32) -> Tuple_36
{
    var _S238 : Tuple_5 = s_apply_dot_0(_S236, _S237);
    var cos_i_1 : f32;
    var eta_6 : f32;
    var m_3 : vec3<f32>;
    if((_S238.value0_5) < 0.0f)
    {
        var _S239 : vec3<f32> = (vec3<f32>(0) - _S237);
        var _S240 : f32 = 1.0f / eta_outer_1;
        cos_i_1 = - _S238.value0_5;
        eta_6 = _S240;
        m_3 = _S239;
    }
    else
    {
        cos_i_1 = _S238.value0_5;
        eta_6 = eta_outer_1;
        m_3 = _S237;
    }
    var sin2_t_1 : f32 = s_apply_max_0(1.0f - s_apply_sqr_0(cos_i_1).value0_20, 0.0f).value0_1 / (eta_6 * eta_6);
    var _S241 : vec3<f32> = vec3<f32>(0.0f);
    var result_1 : Refraction_0;
    if(sin2_t_1 < 1.0f)
    {
        result_1.direction_4 = m_3 * vec3<f32>((cos_i_1 / eta_6 - s_apply_safe_sqrt_0(1.0f - sin2_t_1).value0_27)) - _S236 * vec3<f32>((1.0f / eta_6));
        result_1.valid_2 = true;
    }
    else
    {
        result_1.direction_4 = _S241;
        result_1.valid_2 = false;
    }
    var _S242 : Tuple_36;
    _S242.value0_48 = result_1;
    return _S242;
}

fn s_apply_smooth_dielectric_sample_0( eta_7 : f32,  _S243 : vec3<f32>,  lobe_2 : f32) -> Tuple_35
{
    var _S244 : Tuple_28 = s_apply_no_sample_0();
    var _S245 : f32 = _S243.z;
    var sample_2 : BsdfSample_0;
    if(lobe_2 < (s_apply_fresnel_dielectric_0(_S245, eta_7).value0_37))
    {
        var _S246 : vec3<f32> = vec3<f32>(1.0f);
        sample_2.wi_0 = vec3<f32>(- _S243.x, - _S243.y, _S245);
        sample_2.weight_3 = _S246;
        sample_2.pdf_3 = 1.0f;
        sample_2.valid_1 = true;
        sample_2.delta_4 = true;
    }
    else
    {
        var _S247 : Tuple_36 = s_apply_refracted_0(_S243, vec3<f32>(0.0f, 0.0f, 1.0f), eta_7);
        if(_S247.value0_48.valid_2)
        {
            var crossing_1 : f32;
            if(_S245 > 0.0f)
            {
                crossing_1 = eta_7;
            }
            else
            {
                crossing_1 = 1.0f / eta_7;
            }
            var _S248 : vec3<f32> = vec3<f32>((1.0f / (crossing_1 * crossing_1)));
            sample_2.wi_0 = _S247.value0_48.direction_4;
            sample_2.weight_3 = _S248;
            sample_2.pdf_3 = 1.0f;
            sample_2.valid_1 = true;
            sample_2.delta_4 = true;
        }
        else
        {
            sample_2 = _S244.value0_40;
        }
    }
    var _S249 : Tuple_35;
    _S249.value0_47 = sample_2;
    return _S249;
}

struct Tuple_37
{
     value0_49 : BsdfSample_0,
};

fn s_apply_rough_dielectric_sample_0( eta_8 : f32,  alpha_5 : vec2<f32>,  _S250 : vec3<f32>,  _S251 : vec2<f32>,  lobe_3 : f32) -> Tuple_37
{
    var _S252 : Tuple_28 = s_apply_no_sample_0();
    var width_7 : vec2<f32> = ggx_widths_0(alpha_5);
    var _S253 : Tuple_32 = s_apply_ggx_sample_visible_0(width_7, _S250, _S251);
    var _S254 : Tuple_5 = s_apply_dot_0(_S250, _S253.value0_44);
    var _S255 : Tuple_25 = s_apply_fresnel_dielectric_0(_S254.value0_5, eta_8);
    var masking_o_2 : f32 = 1.0f + s_apply_ggx_lambda_0(width_7, _S250).value0_32;
    var _S256 : Tuple_2 = s_apply_abs_0(_S254.value0_5);
    var _S257 : f32 = _S250.z;
    var visible_0 : f32 = s_apply_ggx_density_0(width_7, _S253.value0_44).value0_33 * _S256.value0_2 / (masking_o_2 * s_apply_abs_0(_S257).value0_2);
    var sample_3 : BsdfSample_0;
    if(lobe_3 < (_S255.value0_37))
    {
        var _S258 : Tuple_34 = s_apply_mirrored_0(_S250, _S253.value0_44);
        if((_S257 * _S258.value0_46.z) > 0.0f)
        {
            sample_3 = _S252.value0_40;
            sample_3.wi_0 = _S258.value0_46;
            sample_3.weight_3 = vec3<f32>((masking_o_2 / (masking_o_2 + s_apply_ggx_lambda_0(width_7, _S258.value0_46).value0_32)));
            sample_3.pdf_3 = _S255.value0_37 * visible_0 / (4.0f * _S256.value0_2);
            sample_3.valid_1 = true;
        }
        else
        {
            sample_3 = _S252.value0_40;
        }
    }
    else
    {
        var _S259 : Tuple_36 = s_apply_refracted_0(_S250, _S253.value0_44, eta_8);
        var _S260 : bool;
        if(_S259.value0_48.valid_2)
        {
            _S260 = (_S257 * _S259.value0_48.direction_4.z) < 0.0f;
        }
        else
        {
            _S260 = false;
        }
        if(_S260)
        {
            var crossing_2 : f32;
            if(_S257 > 0.0f)
            {
                crossing_2 = eta_8;
            }
            else
            {
                crossing_2 = 1.0f / eta_8;
            }
            var _S261 : Tuple_5 = s_apply_dot_0(_S259.value0_48.direction_4, _S253.value0_44);
            var jacobian_0 : f32 = s_apply_abs_0(_S261.value0_5).value0_2 / s_apply_sqr_0(_S261.value0_5 + _S254.value0_5 / crossing_2).value0_20;
            sample_3 = _S252.value0_40;
            sample_3.wi_0 = _S259.value0_48.direction_4;
            sample_3.weight_3 = vec3<f32>((masking_o_2 / ((masking_o_2 + s_apply_ggx_lambda_0(width_7, _S259.value0_48.direction_4).value0_32) * crossing_2 * crossing_2)));
            sample_3.pdf_3 = (1.0f - _S255.value0_37) * visible_0 * jacobian_0;
            sample_3.valid_1 = true;
        }
        else
        {
            sample_3 = _S252.value0_40;
        }
    }
    var _S262 : Tuple_37;
    _S262.value0_49 = sample_3;
    return _S262;
}

fn s_apply_bsdf_sample_0( material_4 : Material_0,  _S263 : vec3<f32>,  _S264 : vec2<f32>,  lobe_4 : f32) -> Tuple_27
{
    var _S265 : Tuple_28 = s_apply_no_sample_0();
    var smooth_2 : bool = (((material_4.flags_0) & (u32(2)))) != u32(0);
    var sample_4 : BsdfSample_0;
    if((_S263.z) != 0.0f)
    {
        if((material_4.kind_0) == u32(0))
        {
            sample_4 = s_apply_diffuse_sample_0(material_4.a_0.xyz, _S263, _S264).value0_41;
        }
        else
        {
            if((material_4.kind_0) == u32(1))
            {
                sample_4 = s_apply_conductor_sample_0(material_4.a_0.xyz, material_4.b_0.xyz, material_4.alpha_0, smooth_2, _S263, _S264).value0_43;
            }
            else
            {
                if(smooth_2)
                {
                    sample_4 = s_apply_smooth_dielectric_sample_0(material_4.a_0.x, _S263, lobe_4).value0_47;
                }
                else
                {
                    sample_4 = s_apply_rough_dielectric_sample_0(material_4.a_0.x, material_4.alpha_0, _S263, _S264, lobe_4).value0_49;
                }
            }
        }
    }
    else
    {
        sample_4 = _S265.value0_40;
    }
    var _S266 : Tuple_27;
    _S266.value0_39 = sample_4;
    return _S266;
}

struct Tuple_38
{
     value0_50 : vec3<f32>,
};

fn s_apply_to_world_0( _S267 : Frame_0,  _S268 : vec3<f32>) -> Tuple_38
{
    var _S269 : Tuple_38;
    _S269.value0_50 = _S267.s_0 * vec3<f32>(_S268.x) + _S267.t_0 * vec3<f32>(_S268.y) + _S267.n_0 * vec3<f32>(_S268.z);
    return _S269;
}

struct Tuple_39
{
     value0_51 : vec3<f32>,
};

fn s_apply_ray_origin_0( _S270 : Surface_0,  _S271 : vec3<f32>,  clearance_1 : f32) -> Tuple_39
{
    var offset_1 : f32;
    if((s_apply_dot_0(_S271, _S270.geometric_normal_0).value0_5) > 0.0f)
    {
        offset_1 = clearance_1;
    }
    else
    {
        offset_1 = - clearance_1;
    }
    var _S272 : Tuple_39;
    _S272.value0_51 = _S270.position_0 + _S270.geometric_normal_0 * vec3<f32>(offset_1);
    return _S272;
}

fn s_apply_scatter_0( material_5 : Material_0,  _S273 : Surface_0,  _S274 : vec3<f32>,  _S275 : vec2<f32>,  lobe_5 : f32,  clearance_2 : f32) -> Tuple_26
{
    var _S276 : Tuple_27 = s_apply_bsdf_sample_0(material_5, _S274, _S275, lobe_5);
    var _S277 : Tuple_38 = s_apply_to_world_0(_S273.frame_0, _S276.value0_39.wi_0);
    var _S278 : Tuple_39 = s_apply_ray_origin_0(_S273, _S277.value0_50, clearance_2);
    var _S279 : Tuple_26;
    _S279.value0_38.weight_2 = _S276.value0_39.weight_3;
    _S279.value0_38.origin_1 = _S278.value0_51;
    _S279.value0_38.direction_3 = _S277.value0_50;
    _S279.value0_38.pdf_2 = _S276.value0_39.pdf_3;
    _S279.value0_38.valid_0 = _S276.value0_39.valid_1;
    _S279.value0_38.delta_3 = _S276.value0_39.delta_4;
    return _S279;
}

struct Surface_Differential_0
{
     position_1 : vec3<f32>,
     frame_2 : Frame_0,
};

fn Frame_x24_syn_dzero_0() -> Frame_0
{
    var result_2 : Frame_0;
    var _S280 : vec3<f32> = vec3<f32>(0.0f);
    result_2.s_0 = _S280;
    result_2.t_0 = _S280;
    result_2.n_0 = _S280;
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
     origin_2 : vec3<f32>,
     direction_5 : vec3<f32>,
     pdf_4 : f32,
};

fn Departure_x24_syn_dzero_0() -> Departure_Differential_0
{
    var result_4 : Departure_Differential_0;
    var _S281 : vec3<f32> = vec3<f32>(0.0f);
    result_4.weight_4 = _S281;
    result_4.origin_2 = _S281;
    result_4.direction_5 = _S281;
    result_4.pdf_4 = 0.0f;
    return result_4;
}

fn Departure_x24_syn_dadd_0( SLANG_anonymous_0_0 : Departure_Differential_0,  SLANG_anonymous_1_0 : Departure_Differential_0) -> Departure_Differential_0
{
    var result_5 : Departure_Differential_0;
    result_5.weight_4 = SLANG_anonymous_0_0.weight_4 + SLANG_anonymous_1_0.weight_4;
    result_5.origin_2 = SLANG_anonymous_0_0.origin_2 + SLANG_anonymous_1_0.origin_2;
    result_5.direction_5 = SLANG_anonymous_0_0.direction_5 + SLANG_anonymous_1_0.direction_5;
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
    result_6.s_0 = SLANG_anonymous_0_1.s_0 + SLANG_anonymous_1_1.s_0;
    result_6.t_0 = SLANG_anonymous_0_1.t_0 + SLANG_anonymous_1_1.t_0;
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

fn s_bwdProp_ray_origin_0( _S282 : s_bwdCallableCtx_ray_origin_0,  _S283 : ptr<function, Surface_Differential_0>,  _S284 : ptr<function, vec3<f32>>,  _S285 : vec3<f32>)
{
    var _S286 : s_bwdCallableCtx_dot_0;
    _S286._S39 = _S282.value0_57.value1_8;
    _S286._S40 = _S282.value0_57.value0_56.geometric_normal_0;
    var _S287 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S288 : Surface_Differential_0 = _S287;
    _S288.position_1 = _S285;
    var _S289 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S287, _S288);
    var _S290 : vec3<f32> = vec3<f32>(0.0f);
    var _S291 : vec3<f32> = _S290;
    var _S292 : vec3<f32> = _S290;
    s_bwdProp_dot_0(_S286, &(_S291), &(_S292), 0.0f);
    (*_S283) = _S289;
    (*_S284) = _S291;
    return;
}

fn s_bwdProp_to_world_0( _S293 : s_bwdCallableCtx_to_world_0,  _S294 : ptr<function, Frame_0>,  _S295 : ptr<function, vec3<f32>>,  _S296 : vec3<f32>)
{
    var _S297 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S298 : vec3<f32> = _S293.value0_55.value0_54.n_0 * _S296;
    var _S299 : vec3<f32> = vec3<f32>(_S293.value0_55.value1_7.z) * _S296;
    var _S300 : f32 = _S298[i32(0)] + _S298[i32(1)] + _S298[i32(2)];
    var _S301 : vec3<f32> = _S293.value0_55.value0_54.t_0 * _S296;
    var _S302 : vec3<f32> = vec3<f32>(_S293.value0_55.value1_7.y) * _S296;
    var _S303 : f32 = _S301[i32(0)] + _S301[i32(1)] + _S301[i32(2)];
    var _S304 : vec3<f32> = _S293.value0_55.value0_54.s_0 * _S296;
    var _S305 : vec3<f32> = vec3<f32>(_S293.value0_55.value1_7.x) * _S296;
    var _S306 : f32 = _S304[i32(0)] + _S304[i32(1)] + _S304[i32(2)];
    var _S307 : Frame_0 = _S297;
    _S307.n_0 = _S299;
    _S307.t_0 = _S302;
    _S307.s_0 = _S305;
    var _S308 : vec3<f32> = vec3<f32>(_S306, _S303, _S300);
    (*_S294) = Frame_x24_syn_dadd_0(_S297, _S307);
    (*_S295) = _S308;
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
    var _S309 : vec3<f32> = vec3<f32>(0.0f);
    result_8.wi_1 = _S309;
    result_8.weight_5 = _S309;
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

fn s_bwdProp_safe_sqrt_0( _S310 : s_bwdCallableCtx_safe_sqrt_0,  _S311 : ptr<function, f32>,  _S312 : f32)
{
    var _S313 : bool = (_S310.value0_69.value0_68) > 0.0f;
    var _S314 : s_bwdCallableCtx_sqrt_0;
    if(_S313)
    {
        var _S315 : s_bwdCallableCtx_sqrt_0;
        _S315._S22 = _S310.value0_69.value0_68;
        _S314 = _S315;
    }
    else
    {
        _S314._S22 = 0.0f;
    }
    var _S316 : f32;
    if(_S313)
    {
        var _S317 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S314, &(_S317), _S312);
        _S316 = _S317;
    }
    else
    {
        _S316 = 0.0f;
    }
    (*_S311) = _S316;
    return;
}

fn s_bwdProp_sin_cos_turns_0( _S318 : s_bwdCallableCtx_sin_cos_turns_0,  _S319 : ptr<function, f32>,  _S320 : vec2<f32>)
{
    var quarter_1 : f32 = round(_S318.value0_67.value0_66 * 4.0f);
    var angle_1 : f32 = (_S318.value0_67.value0_66 - quarter_1 * 0.25f) * 6.28318548202514648f;
    var a2_1 : f32 = angle_1 * angle_1;
    var _S321 : f32 = -0.0001984127011383f + a2_1 * 2.75573188446287531e-06f;
    var _S322 : f32 = 0.00833333376795053f + a2_1 * _S321;
    var _S323 : f32 = -0.1666666716337204f + a2_1 * _S322;
    var _S324 : f32 = 1.0f + a2_1 * _S323;
    var _S325 : f32 = -0.00138888892251998f + a2_1 * 0.00002480158764229f;
    var _S326 : f32 = 0.0416666679084301f + a2_1 * _S325;
    var _S327 : f32 = -0.5f + a2_1 * _S326;
    var q_2 : i32 = (i32(quarter_1) & (i32(3)));
    var _S328 : bool = q_2 == i32(1);
    var _S329 : bool;
    var _S330 : bool;
    if(_S328)
    {
        _S329 = false;
        _S330 = false;
    }
    else
    {
        var _S331 : bool = q_2 == i32(2);
        if(_S331)
        {
            _S329 = false;
        }
        else
        {
            _S329 = q_2 == i32(3);
        }
        var _S332 : bool = _S329;
        _S329 = _S331;
        _S330 = _S332;
    }
    var _S333 : f32;
    var _S334 : f32;
    if(_S328)
    {
        var _S335 : f32 = - _S320[i32(1)];
        _S333 = _S320[i32(0)];
        _S334 = _S335;
    }
    else
    {
        if(_S329)
        {
            var _S336 : f32 = - _S320[i32(0)];
            _S333 = - _S320[i32(1)];
            _S334 = _S336;
        }
        else
        {
            if(_S330)
            {
                _S333 = - _S320[i32(0)];
                _S334 = _S320[i32(1)];
            }
            else
            {
                _S333 = _S320[i32(1)];
                _S334 = _S320[i32(0)];
            }
        }
    }
    var _S337 : f32 = a2_1 * _S333;
    var _S338 : f32 = a2_1 * _S337;
    var _S339 : f32 = angle_1 * _S334;
    var _S340 : f32 = a2_1 * _S339;
    var _S341 : f32 = a2_1 * _S340;
    var _S342 : f32 = angle_1 * (_S327 * _S333 + _S326 * _S337 + _S325 * _S338 + 0.00002480158764229f * (a2_1 * _S338) + _S323 * _S339 + _S322 * _S340 + _S321 * _S341 + 2.75573188446287531e-06f * (a2_1 * _S341));
    (*_S319) = 6.28318548202514648f * (_S324 * _S334 + _S342 + _S342);
    return;
}

fn s_bwdProp_diffuse_sample_0( _S343 : s_bwdCallableCtx_diffuse_sample_0,  _S344 : ptr<function, vec3<f32>>,  _S345 : ptr<function, vec2<f32>>,  _S346 : BsdfSample_Differential_0)
{
    var _S347 : f32 = _S343.value0_65.value1_9.x;
    var _S348 : Tuple_30 = s_apply_sin_cos_turns_0(_S347);
    var _S349 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S349.value0_66 = _S347;
    var _S350 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S349 );
    var _S351 : f32 = _S343.value0_65.value1_9.y;
    var _S352 : Tuple_15 = s_apply_safe_sqrt_0(_S351);
    var _S353 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S353.value0_68 = _S351;
    var _S354 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S353 );
    var _S355 : f32 = 1.0f - _S351;
    var _S356 : Tuple_15 = s_apply_safe_sqrt_0(_S355);
    var _S357 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S357.value0_68 = _S355;
    var _S358 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S357 );
    var _S359 : bool = (_S356.value0_27) > 0.0f;
    var side_1 : f32;
    var _S360 : f32;
    var _S361 : f32;
    if(_S359)
    {
        if((_S343.value0_65.value0_58.z) < 0.0f)
        {
            side_1 = -1.0f;
        }
        else
        {
            side_1 = 1.0f;
        }
        var _S362 : f32 = _S348.value0_42.y;
        _S360 = _S348.value0_42.x;
        _S361 = _S362;
    }
    else
    {
        side_1 = 0.0f;
        _S360 = 0.0f;
        _S361 = 0.0f;
    }
    var _S363 : vec3<f32> = vec3<f32>(0.0f);
    var _S364 : vec2<f32> = vec2<f32>(0.0f);
    var _S365 : vec2<f32>;
    if(_S359)
    {
        var _S366 : vec2<f32> = vec2<f32>(_S352.value0_27 * _S346.wi_1[i32(1)], _S352.value0_27 * _S346.wi_1[i32(0)]);
        var _S367 : f32 = _S360 * _S346.wi_1[i32(1)] + _S361 * _S346.wi_1[i32(0)];
        side_1 = 0.31830990314483643f * _S346.pdf_5 + side_1 * _S346.wi_1[i32(2)];
        _S360 = _S367;
        _S365 = _S366;
    }
    else
    {
        side_1 = 0.0f;
        _S360 = 0.0f;
        _S365 = _S364;
    }
    var _S368 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S358, &(_S368), side_1);
    var _S369 : f32 = - _S368;
    var _S370 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S354, &(_S370), _S360);
    var _S371 : f32 = _S369 + _S370;
    var _S372 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S350, &(_S372), _S365);
    var _S373 : vec2<f32> = vec2<f32>(_S372, _S371);
    (*_S344) = _S363;
    (*_S345) = _S373;
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

fn s_bwdProp_sqr_0( _S374 : s_bwdCallableCtx_sqr_0,  _S375 : ptr<function, f32>,  _S376 : f32)
{
    var _S377 : f32 = _S374.value0_83.value0_82 * _S376;
    (*_S375) = _S377 + _S377;
    return;
}

fn s_bwdProp_fresnel_conductor_channel_0( _S378 : s_bwdCallableCtx_fresnel_conductor_channel_0,  _S379 : ptr<function, f32>,  _S380 : f32)
{
    var _S381 : Tuple_0 = s_apply_min_0(_S378.value0_81.value0_80, 1.0f);
    var _S382 : s_bwdCallableCtx_min_0;
    _S382._S2 = _S378.value0_81.value0_80;
    _S382._S3 = 1.0f;
    var _S383 : Tuple_11 = s_apply_sqr_0(_S381.value0_0);
    var _S384 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S384.value0_82 = _S381.value0_0;
    var _S385 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S384 );
    var sin2_1 : f32 = 1.0f - _S383.value0_20;
    var _S386 : f32 = _S378.value0_81.value1_18;
    var _S387 : f32 = _S378.value0_81.value2_11;
    var t0_1 : f32 = _S386 * _S386 - _S387 * _S387 - sin2_1;
    var _S388 : Tuple_11 = s_apply_sqr_0(t0_1);
    var _S389 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S389.value0_82 = t0_1;
    var _S390 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S389 );
    var _S391 : f32 = _S388.value0_20 + 4.0f * _S378.value0_81.value1_18 * _S378.value0_81.value1_18 * _S378.value0_81.value2_11 * _S378.value0_81.value2_11;
    var _S392 : Tuple_15 = s_apply_safe_sqrt_0(_S391);
    var _S393 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S393.value0_68 = _S391;
    var _S394 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S393 );
    var _S395 : f32 = (_S392.value0_27 + t0_1) * 0.5f;
    var _S396 : Tuple_15 = s_apply_safe_sqrt_0(_S395);
    var _S397 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S397.value0_68 = _S395;
    var _S398 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S397 );
    var t1_1 : f32 = _S392.value0_27 + _S383.value0_20;
    var _S399 : f32 = 2.0f * _S396.value0_27;
    var t2_1 : f32 = _S399 * _S381.value0_0;
    var _S400 : f32 = t1_1 - t2_1;
    var _S401 : f32 = t1_1 + t2_1;
    var perpendicular_1 : f32 = _S400 / _S401;
    var _S402 : f32 = _S401 * _S401;
    var _S403 : f32 = _S383.value0_20 * _S392.value0_27;
    var _S404 : Tuple_11 = s_apply_sqr_0(sin2_1);
    var _S405 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S405.value0_82 = sin2_1;
    var _S406 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S405 );
    var t3_1 : f32 = _S403 + _S404.value0_20;
    var t4_1 : f32 = t2_1 * sin2_1;
    var _S407 : f32 = t3_1 - t4_1;
    var _S408 : f32 = t3_1 + t4_1;
    var s_diff_parallel_T_0 : f32 = 0.5f * _S380;
    var _S409 : f32 = s_diff_parallel_T_0 / (_S408 * _S408);
    var _S410 : f32 = perpendicular_1 * _S407 * - _S409;
    var _S411 : f32 = _S408 * _S409;
    var _S412 : f32 = perpendicular_1 * _S411;
    var _S413 : f32 = _S407 * _S411;
    var _S414 : f32 = _S410 + - _S412;
    var _S415 : f32 = t2_1 * _S414;
    var _S416 : f32 = sin2_1 * _S414;
    var _S417 : f32 = _S410 + _S412;
    var _S418 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S406, &(_S418), _S417);
    var _S419 : f32 = _S383.value0_20 * _S417;
    var _S420 : f32 = _S392.value0_27 * _S417;
    var _S421 : f32 = (s_diff_parallel_T_0 + _S413) / _S402;
    var _S422 : f32 = _S400 * - _S421;
    var _S423 : f32 = _S401 * _S421;
    var _S424 : f32 = _S416 + _S422 + - _S423;
    var _S425 : f32 = _S399 * _S424;
    var _S426 : f32 = 2.0f * (_S381.value0_0 * _S424);
    var _S427 : f32 = _S422 + _S423;
    var _S428 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S398, &(_S428), _S426);
    var _S429 : f32 = 0.5f * _S428;
    var _S430 : f32 = _S419 + _S427 + _S429;
    var _S431 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S394, &(_S431), _S430);
    var _S432 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S390, &(_S432), _S431);
    var _S433 : f32 = _S420 + _S427 + - (_S415 + _S418 + - (_S429 + _S432));
    var _S434 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S385, &(_S434), _S433);
    var _S435 : f32 = _S425 + _S434;
    var _S436 : f32 = 0.0f;
    var _S437 : f32 = 0.0f;
    s_bwdProp_min_0(_S382, &(_S436), &(_S437), _S435);
    (*_S379) = _S436;
    return;
}

fn s_bwdProp_fresnel_conductor_0( _S438 : s_bwdCallableCtx_fresnel_conductor_0,  _S439 : ptr<function, f32>,  _S440 : vec3<f32>)
{
    var _S441 : f32 = _S438.value0_77.value1_13.x;
    var _S442 : f32 = _S438.value0_77.value2_9.x;
    var _S443 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S443.value0_80 = _S438.value0_77.value0_70;
    _S443.value1_18 = _S441;
    _S443.value2_11 = _S442;
    var _S444 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S443 );
    var _S445 : f32 = _S438.value0_77.value1_13.y;
    var _S446 : f32 = _S438.value0_77.value2_9.y;
    var _S447 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S447.value0_80 = _S438.value0_77.value0_70;
    _S447.value1_18 = _S445;
    _S447.value2_11 = _S446;
    var _S448 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S447 );
    var _S449 : f32 = _S438.value0_77.value1_13.z;
    var _S450 : f32 = _S438.value0_77.value2_9.z;
    var _S451 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_channel_0;
    _S451.value0_80 = _S438.value0_77.value0_70;
    _S451.value1_18 = _S449;
    _S451.value2_11 = _S450;
    var _S452 : s_bwdCallableCtx_fresnel_conductor_channel_0 = s_bwdCallableCtx_fresnel_conductor_channel_0( _S451 );
    var _S453 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S452, &(_S453), _S440[i32(2)]);
    var _S454 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S448, &(_S454), _S440[i32(1)]);
    var _S455 : f32 = 0.0f;
    s_bwdProp_fresnel_conductor_channel_0(_S444, &(_S455), _S440[i32(0)]);
    (*_S439) = _S453 + _S454 + _S455;
    return;
}

fn s_bwdProp_ggx_density_0( _S456 : s_bwdCallableCtx_ggx_density_0,  _S457 : ptr<function, vec3<f32>>,  _S458 : f32)
{
    var _S459 : f32 = _S456.value0_75.value0_74.x;
    var _S460 : f32 = _S456.value0_75.value1_17.x / _S459;
    var _S461 : Tuple_11 = s_apply_sqr_0(_S460);
    var _S462 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S462.value0_82 = _S460;
    var _S463 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S462 );
    var _S464 : f32 = _S456.value0_75.value0_74.y;
    var _S465 : f32 = _S456.value0_75.value1_17.y / _S464;
    var _S466 : Tuple_11 = s_apply_sqr_0(_S465);
    var _S467 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S467.value0_82 = _S465;
    var _S468 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S467 );
    var _S469 : f32 = _S461.value0_20 + _S466.value0_20;
    var _S470 : f32 = _S456.value0_75.value1_17.z;
    var _S471 : Tuple_11 = s_apply_sqr_0(_S470);
    var _S472 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S472.value0_82 = _S470;
    var _S473 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S472 );
    var s_3 : f32 = _S469 + _S471.value0_20;
    var _S474 : f32 = 3.14159274101257324f * _S459 * _S464;
    var _S475 : Tuple_11 = s_apply_sqr_0(s_3);
    var _S476 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S476.value0_82 = s_3;
    var _S477 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S476 );
    var _S478 : f32 = _S474 * _S475.value0_20;
    var _S479 : f32 = _S474 * - (_S458 / (_S478 * _S478));
    var _S480 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S477, &(_S480), _S479);
    var _S481 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S473, &(_S481), _S480);
    var _S482 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S468, &(_S482), _S480);
    var _S483 : f32 = _S482 / _S464;
    var _S484 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S463, &(_S484), _S480);
    (*_S457) = vec3<f32>(_S484 / _S459, _S483, _S481);
    return;
}

fn s_bwdProp_ggx_lambda_0( _S485 : s_bwdCallableCtx_ggx_lambda_0,  _S486 : ptr<function, vec3<f32>>,  _S487 : f32)
{
    var _S488 : f32 = _S485.value0_76.value0_73.x;
    var _S489 : f32 = _S488 * _S485.value0_76.value1_16.x;
    var _S490 : Tuple_11 = s_apply_sqr_0(_S489);
    var _S491 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S491.value0_82 = _S489;
    var _S492 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S491 );
    var _S493 : f32 = _S485.value0_76.value0_73.y;
    var _S494 : f32 = _S493 * _S485.value0_76.value1_16.y;
    var _S495 : Tuple_11 = s_apply_sqr_0(_S494);
    var _S496 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S496.value0_82 = _S494;
    var _S497 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S496 );
    var _S498 : f32 = _S490.value0_20 + _S495.value0_20;
    var _S499 : f32 = _S485.value0_76.value1_16.z;
    var _S500 : Tuple_11 = s_apply_sqr_0(_S499);
    var _S501 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S501.value0_82 = _S499;
    var _S502 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S501 );
    var _S503 : f32 = _S500.value0_20 * _S500.value0_20;
    var _S504 : s_bwdCallableCtx_sqrt_0;
    _S504._S22 = 1.0f + _S498 / _S500.value0_20;
    var _S505 : f32 = 0.5f * _S487;
    var _S506 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S504, &(_S506), _S505);
    var _S507 : f32 = _S506 / _S503;
    var _S508 : f32 = _S498 * - _S507;
    var _S509 : f32 = _S500.value0_20 * _S507;
    var _S510 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S502, &(_S510), _S508);
    var _S511 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S497, &(_S511), _S509);
    var _S512 : f32 = _S493 * _S511;
    var _S513 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S492, &(_S513), _S509);
    (*_S486) = vec3<f32>(_S488 * _S513, _S512, _S510);
    return;
}

fn s_bwdProp_mirrored_0( _S514 : s_bwdCallableCtx_mirrored_0,  _S515 : ptr<function, vec3<f32>>,  _S516 : ptr<function, vec3<f32>>,  _S517 : vec3<f32>)
{
    var _S518 : Tuple_5 = s_apply_dot_0(_S514.value0_78.value0_72, _S514.value0_78.value1_15);
    var _S519 : s_bwdCallableCtx_dot_0;
    _S519._S39 = _S514.value0_78.value0_72;
    _S519._S40 = _S514.value0_78.value1_15;
    var _S520 : vec3<f32> = (vec3<f32>(0) - _S517);
    var _S521 : vec3<f32> = _S514.value0_78.value1_15 * _S517;
    var _S522 : vec3<f32> = vec3<f32>((2.0f * _S518.value0_5)) * _S517;
    var _S523 : f32 = 2.0f * (_S521[i32(0)] + _S521[i32(1)] + _S521[i32(2)]);
    var _S524 : vec3<f32> = vec3<f32>(0.0f);
    var _S525 : vec3<f32> = _S524;
    var _S526 : vec3<f32> = _S524;
    s_bwdProp_dot_0(_S519, &(_S525), &(_S526), _S523);
    var _S527 : vec3<f32> = _S522 + _S526;
    (*_S515) = _S520 + _S525;
    (*_S516) = _S527;
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

fn s_bwdProp_unit_vector_0( _S528 : s_bwdCallableCtx_unit_vector_0,  _S529 : ptr<function, vec3<f32>>,  _S530 : vec3<f32>)
{
    var _S531 : vec3<f32> = _S528.value0_85.value0_84;
    var _S532 : Tuple_5 = s_apply_dot_0(_S531, _S531);
    var _S533 : s_bwdCallableCtx_dot_0;
    _S533._S39 = _S528.value0_85.value0_84;
    _S533._S40 = _S528.value0_85.value0_84;
    var _S534 : Tuple_3 = s_apply_sqrt_0(_S532.value0_5);
    var _S535 : s_bwdCallableCtx_sqrt_0;
    _S535._S22 = _S532.value0_5;
    var _S536 : vec3<f32> = _S528.value0_85.value0_84 * _S530;
    var _S537 : vec3<f32> = vec3<f32>((1.0f / _S534.value0_3)) * _S530;
    var _S538 : f32 = - ((_S536[i32(0)] + _S536[i32(1)] + _S536[i32(2)]) / (_S534.value0_3 * _S534.value0_3));
    var _S539 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S535, &(_S539), _S538);
    var _S540 : vec3<f32> = vec3<f32>(0.0f);
    var _S541 : vec3<f32> = _S540;
    var _S542 : vec3<f32> = _S540;
    s_bwdProp_dot_0(_S533, &(_S541), &(_S542), _S539);
    (*_S529) = _S537 + _S541 + _S542;
    return;
}

fn s_bwdProp_ggx_sample_visible_0( _S543 : s_bwdCallableCtx_ggx_sample_visible_0,  _S544 : ptr<function, vec3<f32>>,  _S545 : ptr<function, vec2<f32>>,  _S546 : vec3<f32>)
{
    var _S547 : bool = (_S543.value0_79.value1_14.z) < 0.0f;
    var w_1 : vec3<f32>;
    if(_S547)
    {
        w_1 = (vec3<f32>(0) - _S543.value0_79.value1_14);
    }
    else
    {
        w_1 = _S543.value0_79.value1_14;
    }
    var _S548 : f32 = _S543.value0_79.value0_71.x;
    var _S549 : f32 = _S543.value0_79.value0_71.y;
    var _S550 : vec3<f32> = vec3<f32>(w_1.x * _S548, w_1.y * _S549, w_1.z);
    var _S551 : Tuple_33 = s_apply_unit_vector_0(_S550);
    var _S552 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S552.value0_84 = _S550;
    var _S553 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S552 );
    var _S554 : f32 = _S543.value0_79.value2_10.x;
    var _S555 : Tuple_30 = s_apply_sin_cos_turns_0(_S554);
    var _S556 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
    _S556.value0_66 = _S554;
    var _S557 : s_bwdCallableCtx_sin_cos_turns_0 = s_bwdCallableCtx_sin_cos_turns_0( _S556 );
    var _S558 : f32 = _S543.value0_79.value2_10.y;
    var _S559 : f32 = 1.0f + _S551.value0_45.z;
    var one_minus_z_1 : f32 = _S558 * _S559;
    var _S560 : f32 = 2.0f - one_minus_z_1;
    var _S561 : f32 = one_minus_z_1 * _S560;
    var _S562 : Tuple_15 = s_apply_safe_sqrt_0(_S561);
    var _S563 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S563.value0_68 = _S561;
    var _S564 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S563 );
    var _S565 : f32 = _S555.value0_42.y;
    var _S566 : f32 = _S555.value0_42.x;
    var h_1 : vec3<f32> = vec3<f32>(_S562.value0_27 * _S565, _S562.value0_27 * _S566, 1.0f - one_minus_z_1) + _S551.value0_45;
    var _S567 : f32 = h_1.x * _S548;
    var _S568 : f32 = h_1.y * _S549;
    var _S569 : f32 = h_1.z;
    var _S570 : Tuple_1 = s_apply_max_0(_S569, 9.999999960041972e-13f);
    var _S571 : s_bwdCallableCtx_max_0;
    _S571._S10 = _S569;
    _S571._S11 = 9.999999960041972e-13f;
    var _S572 : s_bwdCallableCtx_max_0 = _S571;
    var _S573 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S573.value0_84 = vec3<f32>(_S567, _S568, _S570.value0_1);
    var _S574 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S573 );
    var _S575 : vec3<f32> = vec3<f32>(0.0f);
    var _S576 : vec3<f32> = _S575;
    s_bwdProp_unit_vector_0(_S574, &(_S576), _S546);
    var _S577 : f32 = 0.0f;
    var _S578 : f32 = 0.0f;
    s_bwdProp_max_0(_S572, &(_S577), &(_S578), _S576[i32(2)]);
    var _S579 : f32 = _S549 * _S576[i32(1)];
    var _S580 : f32 = _S548 * _S576[i32(0)];
    var s_diff_h_T_0 : vec3<f32> = vec3<f32>(_S580, _S579, _S577);
    var _S581 : f32 = - _S577;
    var _S582 : f32 = _S562.value0_27 * _S579;
    var _S583 : f32 = _S562.value0_27 * _S580;
    var _S584 : f32 = _S566 * _S579 + _S565 * _S580;
    var _S585 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S564, &(_S585), _S584);
    var _S586 : f32 = _S581 + _S560 * _S585 + - (one_minus_z_1 * _S585);
    var _S587 : f32 = _S558 * _S586;
    var _S588 : f32 = _S559 * _S586;
    var _S589 : vec2<f32> = vec2<f32>(_S582, _S583);
    var _S590 : f32 = 0.0f;
    s_bwdProp_sin_cos_turns_0(_S557, &(_S590), _S589);
    var _S591 : vec3<f32> = s_diff_h_T_0 + vec3<f32>(0.0f, 0.0f, _S587);
    var _S592 : vec3<f32> = _S575;
    s_bwdProp_unit_vector_0(_S553, &(_S592), _S591);
    var _S593 : vec3<f32> = vec3<f32>(_S548 * _S592[i32(0)], _S549 * _S592[i32(1)], _S592[i32(2)]);
    var _S594 : vec2<f32> = vec2<f32>(_S590, _S588);
    if(_S547)
    {
        w_1 = (vec3<f32>(0) - _S593);
    }
    else
    {
        w_1 = _S593;
    }
    (*_S544) = w_1;
    (*_S545) = _S594;
    return;
}

fn s_bwdProp_conductor_sample_0( _S595 : s_bwdCallableCtx_conductor_sample_0,  _S596 : ptr<function, vec3<f32>>,  _S597 : ptr<function, vec2<f32>>,  _S598 : BsdfSample_Differential_0)
{
    var _S599 : vec3<f32> = vec3<f32>(0.0f);
    var _S600 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S599, _S599 );
    var _S601 : vec2<f32> = vec2<f32>(0.0f);
    var _S602 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0( _S601, _S599, _S601 );
    var _S603 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S599, _S599 );
    var _S604 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S601, _S599 );
    var _S605 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S601, _S599 );
    var _S606 : f32;
    var _S607 : f32;
    var _S608 : f32;
    var _S609 : f32;
    var _S610 : f32;
    var _S611 : f32;
    var _S612 : f32;
    var _S613 : f32;
    var _S614 : f32;
    var _S615 : s_bwdCallableCtx_abs_0;
    var _S616 : s_bwdCallableCtx_abs_0;
    var _S617 : s_bwdCallableCtx_abs_0;
    var _S618 : s_bwdCallableCtx_ggx_density_0;
    var _S619 : vec3<f32>;
    var _S620 : vec3<f32>;
    var _S621 : s_bwdCallableCtx_ggx_lambda_0;
    var _S622 : s_bwdCallableCtx_ggx_lambda_0;
    var _S623 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S624 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S625 : s_bwdCallableCtx_dot_0;
    var _S626 : bool;
    var _S627 : s_bwdCallableCtx_mirrored_0;
    var _S628 : s_bwdCallableCtx_ggx_sample_visible_0;
    if(_S595.value0_64.value3_5)
    {
        var _S629 : f32 = _S595.value0_64.value4_4.z;
        var _S630 : Tuple_2 = s_apply_abs_0(_S629);
        var _S631 : s_bwdCallableCtx_abs_0;
        _S631._S18 = _S629;
        var _S632 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S632.value0_70 = _S630.value0_2;
        _S632.value1_13 = _S595.value0_64.value0_59;
        _S632.value2_9 = _S595.value0_64.value1_10;
        _S623.value0_77 = _S632;
        _S615 = _S631;
        _S626 = false;
        _S606 = 0.0f;
        _S607 = 0.0f;
        _S608 = 0.0f;
        _S609 = 0.0f;
        _S610 = 0.0f;
        _S616._S18 = 0.0f;
        _S618.value0_75 = _S605;
        _S619 = _S599;
        _S620 = _S599;
        _S611 = 0.0f;
        _S612 = 0.0f;
        _S621.value0_76 = _S604;
        _S624.value0_77 = _S600;
        _S617._S18 = 0.0f;
        _S625._S39 = _S599;
        _S625._S40 = _S599;
        _S622.value0_76 = _S604;
        _S613 = 0.0f;
        _S614 = 0.0f;
        _S627.value0_78 = _S603;
        _S628.value0_79 = _S602;
    }
    else
    {
        var width_8 : vec2<f32> = ggx_widths_0(_S595.value0_64.value2_6);
        var _S633 : Tuple_32 = s_apply_ggx_sample_visible_0(width_8, _S595.value0_64.value4_4, _S595.value0_64.value5_2);
        var _S634 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
        _S634.value0_71 = width_8;
        _S634.value1_14 = _S595.value0_64.value4_4;
        _S634.value2_10 = _S595.value0_64.value5_2;
        var _S635 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0 = _S634;
        var _S636 : Tuple_34 = s_apply_mirrored_0(_S595.value0_64.value4_4, _S633.value0_44);
        var _S637 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S637.value0_72 = _S595.value0_64.value4_4;
        _S637.value1_15 = _S633.value0_44;
        var _S638 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S637;
        var _S639 : f32 = _S595.value0_64.value4_4.z;
        var _S640 : f32 = _S636.value0_46.z;
        var _S641 : bool = (_S639 * _S640) > 0.0f;
        if(_S641)
        {
            var _S642 : Tuple_20 = s_apply_ggx_lambda_0(width_8, _S595.value0_64.value4_4);
            var _S643 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S643.value0_73 = width_8;
            _S643.value1_16 = _S595.value0_64.value4_4;
            var masking_o_3 : f32 = 1.0f + _S642.value0_32;
            var _S644 : Tuple_5 = s_apply_dot_0(_S595.value0_64.value4_4, _S633.value0_44);
            var _S645 : s_bwdCallableCtx_dot_0;
            _S645._S39 = _S595.value0_64.value4_4;
            _S645._S40 = _S633.value0_44;
            var _S646 : Tuple_2 = s_apply_abs_0(_S644.value0_5);
            var _S647 : s_bwdCallableCtx_abs_0;
            _S647._S18 = _S644.value0_5;
            var _S648 : Tuple_22 = s_apply_fresnel_conductor_0(_S646.value0_2, _S595.value0_64.value0_59, _S595.value0_64.value1_10);
            var _S649 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
            _S649.value0_70 = _S646.value0_2;
            _S649.value1_13 = _S595.value0_64.value0_59;
            _S649.value2_9 = _S595.value0_64.value1_10;
            var _S650 : Tuple_20 = s_apply_ggx_lambda_0(width_8, _S636.value0_46);
            var _S651 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S651.value0_73 = width_8;
            _S651.value1_16 = _S636.value0_46;
            var _S652 : f32 = masking_o_3 + _S650.value0_32;
            var _S653 : vec3<f32> = vec3<f32>((masking_o_3 / _S652));
            var _S654 : f32 = _S652 * _S652;
            var _S655 : Tuple_21 = s_apply_ggx_density_0(width_8, _S633.value0_44);
            var _S656 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
            _S656.value0_74 = width_8;
            _S656.value1_17 = _S633.value0_44;
            var _S657 : Tuple_2 = s_apply_abs_0(_S639);
            var _S658 : s_bwdCallableCtx_abs_0;
            _S658._S18 = _S639;
            var _S659 : f32 = 4.0f * _S657.value0_2;
            var _S660 : f32 = _S659 * masking_o_3;
            _S606 = _S660 * _S660;
            _S607 = _S655.value0_33;
            _S608 = _S660;
            _S609 = _S659;
            _S610 = masking_o_3;
            _S615 = _S658;
            _S618.value0_75 = _S656;
            _S619 = _S648.value0_34;
            _S620 = _S653;
            _S611 = _S654;
            _S612 = _S652;
            _S621.value0_76 = _S651;
            _S623.value0_77 = _S649;
            _S616 = _S647;
            _S625 = _S645;
            _S622.value0_76 = _S643;
        }
        else
        {
            _S606 = 0.0f;
            _S607 = 0.0f;
            _S608 = 0.0f;
            _S609 = 0.0f;
            _S610 = 0.0f;
            _S615._S18 = 0.0f;
            _S618.value0_75 = _S605;
            _S619 = _S599;
            _S620 = _S599;
            _S611 = 0.0f;
            _S612 = 0.0f;
            _S621.value0_76 = _S604;
            _S623.value0_77 = _S600;
            _S616._S18 = 0.0f;
            _S625._S39 = _S599;
            _S625._S40 = _S599;
            _S622.value0_76 = _S604;
        }
        var _S661 : s_bwdCallableCtx_abs_0 = _S615;
        var _S662 : s_bwdCallableCtx_fresnel_conductor_0 = _S623;
        var _S663 : s_bwdCallableCtx_abs_0 = _S616;
        _S623.value0_77 = _S600;
        _S615._S18 = 0.0f;
        _S626 = _S641;
        _S616 = _S661;
        _S624 = _S662;
        _S617 = _S663;
        _S613 = _S639;
        _S614 = _S640;
        _S627.value0_78 = _S638;
        _S628.value0_79 = _S635;
    }
    var _S664 : vec2<f32>;
    if(_S595.value0_64.value3_5)
    {
        var _S665 : f32 = 0.0f;
        s_bwdProp_fresnel_conductor_0(_S623, &(_S665), _S598.weight_5);
        var _S666 : f32 = 0.0f;
        s_bwdProp_abs_0(_S615, &(_S666), _S665);
        _S619 = vec3<f32>(- _S598.wi_1[i32(0)], - _S598.wi_1[i32(1)], _S666 + _S598.wi_1[i32(2)]);
        _S664 = _S601;
    }
    else
    {
        var _S667 : vec3<f32>;
        if(_S626)
        {
            var _S668 : f32 = _S598.pdf_5 / _S606;
            var _S669 : f32 = _S607 * - _S668;
            var _S670 : f32 = _S608 * _S668;
            var _S671 : f32 = _S609 * _S669;
            var _S672 : f32 = 4.0f * (_S610 * _S669);
            var _S673 : f32 = 0.0f;
            s_bwdProp_abs_0(_S616, &(_S673), _S672);
            var _S674 : vec3<f32> = _S599;
            s_bwdProp_ggx_density_0(_S618, &(_S674), _S670);
            var _S675 : vec3<f32> = _S619 * _S598.weight_5;
            var _S676 : vec3<f32> = _S620 * _S598.weight_5;
            var _S677 : f32 = (_S675[i32(0)] + _S675[i32(1)] + _S675[i32(2)]) / _S611;
            var _S678 : f32 = _S610 * - _S677;
            var _S679 : f32 = _S612 * _S677;
            var _S680 : vec3<f32> = _S599;
            s_bwdProp_ggx_lambda_0(_S621, &(_S680), _S678);
            var _S681 : f32 = 0.0f;
            s_bwdProp_fresnel_conductor_0(_S624, &(_S681), _S676);
            var _S682 : f32 = 0.0f;
            s_bwdProp_abs_0(_S617, &(_S682), _S681);
            var _S683 : vec3<f32> = _S599;
            var _S684 : vec3<f32> = _S599;
            s_bwdProp_dot_0(_S625, &(_S683), &(_S684), _S682);
            var _S685 : f32 = _S671 + _S679 + _S678;
            var _S686 : vec3<f32> = _S599;
            s_bwdProp_ggx_lambda_0(_S622, &(_S686), _S685);
            var _S687 : vec3<f32> = _S674 + _S684;
            var _S688 : vec3<f32> = _S683 + _S686;
            var _S689 : vec3<f32> = _S680 + _S598.wi_1;
            _S606 = _S673;
            _S619 = _S689;
            _S620 = _S687;
            _S667 = _S688;
        }
        else
        {
            _S606 = 0.0f;
            _S619 = _S599;
            _S620 = _S599;
            _S667 = _S599;
        }
        var _S690 : f32 = _S614 * 0.0f + _S606;
        var _S691 : vec3<f32> = _S619 + vec3<f32>(0.0f, 0.0f, _S613 * 0.0f);
        var _S692 : vec3<f32> = _S599;
        var _S693 : vec3<f32> = _S599;
        s_bwdProp_mirrored_0(_S627, &(_S692), &(_S693), _S691);
        var _S694 : vec3<f32> = _S693 + _S620;
        var _S695 : vec3<f32> = _S599;
        var _S696 : vec2<f32> = _S601;
        s_bwdProp_ggx_sample_visible_0(_S628, &(_S695), &(_S696), _S694);
        _S619 = _S692 + _S695 + _S667 + vec3<f32>(0.0f, 0.0f, _S690);
        _S664 = _S696;
    }
    (*_S596) = _S619;
    (*_S597) = _S664;
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
     direction_6 : vec3<f32>,
};

fn Refraction_x24_syn_dzero_0() -> Refraction_Differential_0
{
    var result_9 : Refraction_Differential_0;
    result_9.direction_6 = vec3<f32>(0.0f);
    return result_9;
}

fn Refraction_x24_syn_dadd_0( SLANG_anonymous_0_3 : Refraction_Differential_0,  SLANG_anonymous_1_3 : Refraction_Differential_0) -> Refraction_Differential_0
{
    var result_10 : Refraction_Differential_0;
    result_10.direction_6 = SLANG_anonymous_0_3.direction_6 + SLANG_anonymous_1_3.direction_6;
    return result_10;
}

fn s_bwdProp_refracted_0( _S697 : s_bwdCallableCtx_refracted_0,  _S698 : ptr<function, vec3<f32>>,  _S699 : ptr<function, vec3<f32>>,  _S700 : Refraction_Differential_0)
{
    var _S701 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S702 : vec3<f32> = vec3<f32>(0.0f);
    var _S703 : Tuple_5 = s_apply_dot_0(_S697.value0_89.value0_86, _S697.value0_89.value1_19);
    var _S704 : s_bwdCallableCtx_dot_0;
    _S704._S39 = _S697.value0_89.value0_86;
    _S704._S40 = _S697.value0_89.value1_19;
    var _S705 : s_bwdCallableCtx_dot_0 = _S704;
    var _S706 : bool = (_S703.value0_5) < 0.0f;
    var cos_i_2 : f32;
    var eta_9 : f32;
    var m_4 : vec3<f32>;
    if(_S706)
    {
        var _S707 : vec3<f32> = (vec3<f32>(0) - _S697.value0_89.value1_19);
        var _S708 : f32 = 1.0f / _S697.value0_89.value2_12;
        cos_i_2 = - _S703.value0_5;
        eta_9 = _S708;
        m_4 = _S707;
    }
    else
    {
        cos_i_2 = _S703.value0_5;
        eta_9 = _S697.value0_89.value2_12;
        m_4 = _S697.value0_89.value1_19;
    }
    var _S709 : Tuple_11 = s_apply_sqr_0(cos_i_2);
    var _S710 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S710.value0_82 = cos_i_2;
    var _S711 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S710 );
    var _S712 : f32 = 1.0f - _S709.value0_20;
    var _S713 : Tuple_1 = s_apply_max_0(_S712, 0.0f);
    var _S714 : s_bwdCallableCtx_max_0;
    _S714._S10 = _S712;
    _S714._S11 = 0.0f;
    var _S715 : s_bwdCallableCtx_max_0 = _S714;
    var _S716 : f32 = eta_9 * eta_9;
    var sin2_t_2 : f32 = _S713.value0_1 / _S716;
    var _S717 : f32 = _S716 * _S716;
    var _S718 : bool = sin2_t_2 < 1.0f;
    var _S719 : vec3<f32>;
    var _S720 : vec3<f32>;
    var _S721 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S718)
    {
        var _S722 : f32 = 1.0f - sin2_t_2;
        var _S723 : Tuple_15 = s_apply_safe_sqrt_0(_S722);
        var _S724 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S724.value0_68 = _S722;
        var _S725 : vec3<f32> = vec3<f32>((cos_i_2 / eta_9 - _S723.value0_27));
        _S719 = vec3<f32>((1.0f / eta_9));
        _S720 = _S725;
        cos_i_2 = _S716;
        _S721.value0_69 = _S724;
    }
    else
    {
        _S719 = _S702;
        _S720 = _S702;
        cos_i_2 = 0.0f;
        _S721.value0_69 = _S701;
    }
    if(_S718)
    {
        var _S726 : vec3<f32> = _S719 * (vec3<f32>(0) - _S700.direction_6);
        var _S727 : vec3<f32> = m_4 * _S700.direction_6;
        var _S728 : vec3<f32> = _S720 * _S700.direction_6;
        var _S729 : f32 = _S727[i32(0)] + _S727[i32(1)] + _S727[i32(2)];
        var _S730 : f32 = - _S729;
        var _S731 : f32 = eta_9 * (_S729 / cos_i_2);
        var _S732 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S721, &(_S732), _S730);
        cos_i_2 = - _S732;
        eta_9 = _S731;
        m_4 = _S728;
        _S719 = _S726;
    }
    else
    {
        cos_i_2 = 0.0f;
        eta_9 = 0.0f;
        m_4 = _S702;
        _S719 = _S702;
    }
    var _S733 : f32 = _S716 * (cos_i_2 / _S717);
    var _S734 : f32 = 0.0f;
    var _S735 : f32 = 0.0f;
    s_bwdProp_max_0(_S715, &(_S734), &(_S735), _S733);
    var _S736 : f32 = - _S734;
    var _S737 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S711, &(_S737), _S736);
    var _S738 : f32 = _S737 + eta_9;
    if(_S706)
    {
        var _S739 : vec3<f32> = (vec3<f32>(0) - m_4);
        cos_i_2 = - _S738;
        m_4 = _S739;
    }
    else
    {
        cos_i_2 = _S738;
    }
    var _S740 : vec3<f32> = _S702;
    var _S741 : vec3<f32> = _S702;
    s_bwdProp_dot_0(_S705, &(_S740), &(_S741), cos_i_2);
    var _S742 : vec3<f32> = _S741 + m_4;
    (*_S698) = _S740 + _S719;
    (*_S699) = _S742;
    return;
}

fn s_bwdProp_fresnel_dielectric_0( _S743 : s_bwdCallableCtx_fresnel_dielectric_0,  _S744 : ptr<function, f32>,  _S745 : f32)
{
    var _S746 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S747 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S748 : bool = (_S743.value0_88.value0_87) < 0.0f;
    var cos_i_3 : f32;
    var eta_10 : f32;
    if(_S748)
    {
        var _S749 : f32 = 1.0f / _S743.value0_88.value1_20;
        cos_i_3 = - _S743.value0_88.value0_87;
        eta_10 = _S749;
    }
    else
    {
        cos_i_3 = _S743.value0_88.value0_87;
        eta_10 = _S743.value0_88.value1_20;
    }
    var _S750 : Tuple_11 = s_apply_sqr_0(cos_i_3);
    var _S751 : s_paramCtx_s_bwdCallableCtx_sqr_0;
    _S751.value0_82 = cos_i_3;
    var _S752 : s_bwdCallableCtx_sqr_0 = s_bwdCallableCtx_sqr_0( _S751 );
    var _S753 : f32 = eta_10 * eta_10;
    var sin2_t_3 : f32 = (1.0f - _S750.value0_20) / _S753;
    var _S754 : f32 = _S753 * _S753;
    var _S755 : bool = sin2_t_3 < 1.0f;
    var _S756 : f32;
    var _S757 : f32;
    var _S758 : f32;
    var _S759 : f32;
    var _S760 : f32;
    var _S761 : s_bwdCallableCtx_sqr_0;
    var _S762 : s_bwdCallableCtx_sqr_0;
    var _S763 : s_bwdCallableCtx_safe_sqrt_0;
    if(_S755)
    {
        var _S764 : f32 = 1.0f - sin2_t_3;
        var _S765 : Tuple_15 = s_apply_safe_sqrt_0(_S764);
        var _S766 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S766.value0_68 = _S764;
        var _S767 : f32 = eta_10 * cos_i_3;
        var _S768 : f32 = _S767 - _S765.value0_27;
        var _S769 : f32 = _S767 + _S765.value0_27;
        var _S770 : f32 = _S769 * _S769;
        var _S771 : f32 = eta_10 * _S765.value0_27;
        var _S772 : f32 = cos_i_3 - _S771;
        var _S773 : f32 = cos_i_3 + _S771;
        var perpendicular_2 : f32 = _S772 / _S773;
        var _S774 : f32 = _S773 * _S773;
        var _S775 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S775.value0_82 = _S768 / _S769;
        var _S776 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S776.value0_82 = perpendicular_2;
        _S761.value0_83 = _S776;
        _S762.value0_83 = _S775;
        cos_i_3 = _S774;
        _S756 = _S772;
        _S757 = _S773;
        _S758 = _S770;
        _S759 = _S768;
        _S760 = _S769;
        _S763.value0_69 = _S766;
    }
    else
    {
        _S761.value0_83 = _S747;
        _S762.value0_83 = _S747;
        cos_i_3 = 0.0f;
        _S756 = 0.0f;
        _S757 = 0.0f;
        _S758 = 0.0f;
        _S759 = 0.0f;
        _S760 = 0.0f;
        _S763.value0_69 = _S746;
    }
    if(_S755)
    {
        var _S777 : f32 = 0.5f * _S745;
        var _S778 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S761, &(_S778), _S777);
        var _S779 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S762, &(_S779), _S777);
        var _S780 : f32 = _S778 / cos_i_3;
        var _S781 : f32 = _S756 * - _S780;
        var _S782 : f32 = _S757 * _S780;
        var _S783 : f32 = _S779 / _S758;
        var _S784 : f32 = _S759 * - _S783;
        var _S785 : f32 = _S760 * _S783;
        var _S786 : f32 = eta_10 * (_S784 + _S785);
        var _S787 : f32 = eta_10 * (_S781 + - _S782) + _S784 + - _S785;
        var _S788 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S763, &(_S788), _S787);
        var _S789 : f32 = _S781 + _S782 + _S786;
        cos_i_3 = - _S788;
        eta_10 = _S789;
    }
    else
    {
        cos_i_3 = 0.0f;
        eta_10 = 0.0f;
    }
    var _S790 : f32 = - (_S753 * (cos_i_3 / _S754));
    var _S791 : f32 = 0.0f;
    s_bwdProp_sqr_0(_S752, &(_S791), _S790);
    var _S792 : f32 = _S791 + eta_10;
    if(_S748)
    {
        cos_i_3 = - _S792;
    }
    else
    {
        cos_i_3 = _S792;
    }
    (*_S744) = cos_i_3;
    return;
}

fn s_bwdProp_smooth_dielectric_sample_0( _S793 : s_bwdCallableCtx_smooth_dielectric_sample_0,  _S794 : ptr<function, vec3<f32>>,  _S795 : BsdfSample_Differential_0)
{
    var _S796 : vec3<f32> = vec3<f32>(0.0f);
    var _S797 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S796, _S796, 0.0f );
    var _S798 : f32 = _S793.value0_62.value1_11.z;
    var _S799 : Tuple_25 = s_apply_fresnel_dielectric_0(_S798, _S793.value0_62.value0_60);
    var _S800 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S800.value0_87 = _S798;
    _S800.value1_20 = _S793.value0_62.value0_60;
    var _S801 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S800 );
    var _S802 : bool = (_S793.value0_62.value2_7) < (_S799.value0_37);
    var _S803 : bool;
    var _S804 : s_bwdCallableCtx_refracted_0;
    if(_S802)
    {
        _S803 = false;
        _S804.value0_89 = _S797;
    }
    else
    {
        const _S805 : vec3<f32> = vec3<f32>(0.0f, 0.0f, 1.0f);
        var _S806 : Tuple_36 = s_apply_refracted_0(_S793.value0_62.value1_11, _S805, _S793.value0_62.value0_60);
        var _S807 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S807.value0_86 = _S793.value0_62.value1_11;
        _S807.value1_19 = _S805;
        _S807.value2_12 = _S793.value0_62.value0_60;
        _S803 = _S806.value0_48.valid_2;
        _S804.value0_89 = _S807;
    }
    var _S808 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
    var _S809 : f32;
    var _S810 : vec3<f32>;
    if(_S802)
    {
        var _S811 : vec3<f32> = vec3<f32>(- _S795.wi_1[i32(0)], - _S795.wi_1[i32(1)], 0.0f);
        _S809 = _S795.wi_1[i32(2)];
        _S810 = _S811;
    }
    else
    {
        var _S812 : Refraction_Differential_0;
        if(_S803)
        {
            var _S813 : Refraction_Differential_0 = _S808;
            _S813.direction_6 = _S795.wi_1;
            _S812 = Refraction_x24_syn_dadd_0(_S808, _S813);
        }
        else
        {
            _S812 = _S808;
        }
        var _S814 : vec3<f32> = _S796;
        var _S815 : vec3<f32> = _S796;
        s_bwdProp_refracted_0(_S804, &(_S814), &(_S815), _S812);
        _S809 = 0.0f;
        _S810 = _S814;
    }
    var _S816 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S801, &(_S816), 0.0f);
    (*_S794) = _S810 + vec3<f32>(0.0f, 0.0f, _S816 + _S809);
    return;
}

fn s_bwdProp_rough_dielectric_sample_0( _S817 : s_bwdCallableCtx_rough_dielectric_sample_0,  _S818 : ptr<function, vec3<f32>>,  _S819 : ptr<function, vec2<f32>>,  _S820 : BsdfSample_Differential_0)
{
    var _S821 : vec3<f32> = vec3<f32>(0.0f);
    var _S822 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = s_paramCtx_s_bwdCallableCtx_mirrored_0( _S821, _S821 );
    var _S823 : vec2<f32> = vec2<f32>(0.0f);
    var _S824 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S823, _S821 );
    var _S825 : s_paramCtx_s_bwdCallableCtx_refracted_0 = s_paramCtx_s_bwdCallableCtx_refracted_0( _S821, _S821, 0.0f );
    var _S826 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var width_9 : vec2<f32> = ggx_widths_0(_S817.value0_63.value1_12);
    var _S827 : Tuple_32 = s_apply_ggx_sample_visible_0(width_9, _S817.value0_63.value2_8, _S817.value0_63.value3_6);
    var _S828 : s_paramCtx_s_bwdCallableCtx_ggx_sample_visible_0;
    _S828.value0_71 = width_9;
    _S828.value1_14 = _S817.value0_63.value2_8;
    _S828.value2_10 = _S817.value0_63.value3_6;
    var _S829 : s_bwdCallableCtx_ggx_sample_visible_0 = s_bwdCallableCtx_ggx_sample_visible_0( _S828 );
    var _S830 : Tuple_5 = s_apply_dot_0(_S817.value0_63.value2_8, _S827.value0_44);
    var _S831 : s_bwdCallableCtx_dot_0;
    _S831._S39 = _S817.value0_63.value2_8;
    _S831._S40 = _S827.value0_44;
    var _S832 : s_bwdCallableCtx_dot_0 = _S831;
    var _S833 : Tuple_25 = s_apply_fresnel_dielectric_0(_S830.value0_5, _S817.value0_63.value0_61);
    var _S834 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
    _S834.value0_87 = _S830.value0_5;
    _S834.value1_20 = _S817.value0_63.value0_61;
    var _S835 : s_bwdCallableCtx_fresnel_dielectric_0 = s_bwdCallableCtx_fresnel_dielectric_0( _S834 );
    var _S836 : Tuple_20 = s_apply_ggx_lambda_0(width_9, _S817.value0_63.value2_8);
    var _S837 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
    _S837.value0_73 = width_9;
    _S837.value1_16 = _S817.value0_63.value2_8;
    var _S838 : s_bwdCallableCtx_ggx_lambda_0 = s_bwdCallableCtx_ggx_lambda_0( _S837 );
    var masking_o_4 : f32 = 1.0f + _S836.value0_32;
    var _S839 : Tuple_21 = s_apply_ggx_density_0(width_9, _S827.value0_44);
    var _S840 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
    _S840.value0_74 = width_9;
    _S840.value1_17 = _S827.value0_44;
    var _S841 : s_bwdCallableCtx_ggx_density_0 = s_bwdCallableCtx_ggx_density_0( _S840 );
    var _S842 : Tuple_2 = s_apply_abs_0(_S830.value0_5);
    var _S843 : s_bwdCallableCtx_abs_0;
    _S843._S18 = _S830.value0_5;
    var _S844 : s_bwdCallableCtx_abs_0 = _S843;
    var _S845 : f32 = _S839.value0_33 * _S842.value0_2;
    var _S846 : f32 = _S817.value0_63.value2_8.z;
    var _S847 : Tuple_2 = s_apply_abs_0(_S846);
    var _S848 : s_bwdCallableCtx_abs_0;
    _S848._S18 = _S846;
    var _S849 : s_bwdCallableCtx_abs_0 = _S848;
    var _S850 : f32 = masking_o_4 * _S847.value0_2;
    var visible_1 : f32 = _S845 / _S850;
    var _S851 : f32 = _S850 * _S850;
    var _S852 : bool = (_S817.value0_63.value4_5) < (_S833.value0_37);
    var _S853 : bool;
    var _S854 : bool;
    var _S855 : bool;
    var _S856 : f32;
    var crossing_3 : f32;
    var _S857 : f32;
    var _S858 : f32;
    var _S859 : f32;
    var _S860 : f32;
    var _S861 : f32;
    var _S862 : f32;
    var _S863 : f32;
    var _S864 : f32;
    var _S865 : f32;
    var _S866 : f32;
    var _S867 : f32;
    var _S868 : f32;
    var _S869 : f32;
    var _S870 : f32;
    var _S871 : f32;
    var _S872 : s_bwdCallableCtx_ggx_lambda_0;
    var _S873 : s_bwdCallableCtx_ggx_lambda_0;
    var _S874 : s_bwdCallableCtx_sqr_0;
    var _S875 : s_bwdCallableCtx_abs_0;
    var _S876 : s_bwdCallableCtx_dot_0;
    var _S877 : s_bwdCallableCtx_mirrored_0;
    var _S878 : s_bwdCallableCtx_refracted_0;
    if(_S852)
    {
        var _S879 : Tuple_34 = s_apply_mirrored_0(_S817.value0_63.value2_8, _S827.value0_44);
        var _S880 : s_paramCtx_s_bwdCallableCtx_mirrored_0;
        _S880.value0_72 = _S817.value0_63.value2_8;
        _S880.value1_15 = _S827.value0_44;
        var _S881 : s_paramCtx_s_bwdCallableCtx_mirrored_0 = _S880;
        var _S882 : f32 = _S879.value0_46.z;
        var _S883 : bool = (_S846 * _S882) > 0.0f;
        if(_S883)
        {
            var _S884 : Tuple_20 = s_apply_ggx_lambda_0(width_9, _S879.value0_46);
            var _S885 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S885.value0_73 = width_9;
            _S885.value1_16 = _S879.value0_46;
            var _S886 : f32 = masking_o_4 + _S884.value0_32;
            var _S887 : f32 = _S886 * _S886;
            var _S888 : f32 = _S833.value0_37 * visible_1;
            var _S889 : f32 = 4.0f * _S842.value0_2;
            _S856 = _S889 * _S889;
            crossing_3 = _S888;
            _S857 = _S889;
            _S858 = _S887;
            _S859 = _S886;
            _S872.value0_76 = _S885;
        }
        else
        {
            _S856 = 0.0f;
            crossing_3 = 0.0f;
            _S857 = 0.0f;
            _S858 = 0.0f;
            _S859 = 0.0f;
            _S872.value0_76 = _S824;
        }
        _S853 = _S883;
        _S860 = _S882;
        _S877.value0_78 = _S881;
        _S854 = false;
        _S861 = 0.0f;
        _S862 = 0.0f;
        _S863 = 0.0f;
        _S864 = 0.0f;
        _S865 = 0.0f;
        _S866 = 0.0f;
        _S873.value0_76 = _S824;
        _S867 = 0.0f;
        _S868 = 0.0f;
        _S869 = 0.0f;
        _S874.value0_83 = _S826;
        _S870 = 0.0f;
        _S875._S18 = 0.0f;
        _S876._S39 = _S821;
        _S876._S40 = _S821;
        _S855 = false;
        _S871 = 0.0f;
        _S878.value0_89 = _S825;
    }
    else
    {
        var _S890 : Tuple_36 = s_apply_refracted_0(_S817.value0_63.value2_8, _S827.value0_44, _S817.value0_63.value0_61);
        var _S891 : s_paramCtx_s_bwdCallableCtx_refracted_0;
        _S891.value0_86 = _S817.value0_63.value2_8;
        _S891.value1_19 = _S827.value0_44;
        _S891.value2_12 = _S817.value0_63.value0_61;
        var _S892 : s_paramCtx_s_bwdCallableCtx_refracted_0 = _S891;
        if(_S890.value0_48.valid_2)
        {
            var _S893 : f32 = _S890.value0_48.direction_4.z;
            _S853 = (_S846 * _S893) < 0.0f;
            _S856 = _S893;
        }
        else
        {
            _S853 = false;
            _S856 = 0.0f;
        }
        if(_S853)
        {
            if(_S846 > 0.0f)
            {
                crossing_3 = _S817.value0_63.value0_61;
            }
            else
            {
                crossing_3 = 1.0f / _S817.value0_63.value0_61;
            }
            var _S894 : Tuple_5 = s_apply_dot_0(_S890.value0_48.direction_4, _S827.value0_44);
            var _S895 : s_bwdCallableCtx_dot_0;
            _S895._S39 = _S890.value0_48.direction_4;
            _S895._S40 = _S827.value0_44;
            var _S896 : Tuple_2 = s_apply_abs_0(_S894.value0_5);
            var _S897 : s_bwdCallableCtx_abs_0;
            _S897._S18 = _S894.value0_5;
            var _S898 : f32 = crossing_3 * crossing_3;
            var _S899 : f32 = _S894.value0_5 + _S830.value0_5 / crossing_3;
            var _S900 : Tuple_11 = s_apply_sqr_0(_S899);
            var _S901 : s_paramCtx_s_bwdCallableCtx_sqr_0;
            _S901.value0_82 = _S899;
            var jacobian_1 : f32 = _S896.value0_2 / _S900.value0_20;
            var _S902 : f32 = _S900.value0_20 * _S900.value0_20;
            var _S903 : Tuple_20 = s_apply_ggx_lambda_0(width_9, _S890.value0_48.direction_4);
            var _S904 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
            _S904.value0_73 = width_9;
            _S904.value1_16 = _S890.value0_48.direction_4;
            var _S905 : f32 = (masking_o_4 + _S903.value0_32) * crossing_3 * crossing_3;
            var _S906 : f32 = _S905 * _S905;
            var _S907 : f32 = 1.0f - _S833.value0_37;
            var _S908 : f32 = crossing_3;
            crossing_3 = _S907 * visible_1;
            _S857 = jacobian_1;
            _S858 = _S907;
            _S859 = _S906;
            _S860 = _S905;
            _S861 = _S908;
            _S872.value0_76 = _S904;
            _S862 = _S902;
            _S863 = _S896.value0_2;
            _S864 = _S900.value0_20;
            _S874.value0_83 = _S901;
            _S865 = _S898;
            _S875 = _S897;
            _S876 = _S895;
        }
        else
        {
            crossing_3 = 0.0f;
            _S857 = 0.0f;
            _S858 = 0.0f;
            _S859 = 0.0f;
            _S860 = 0.0f;
            _S861 = 0.0f;
            _S872.value0_76 = _S824;
            _S862 = 0.0f;
            _S863 = 0.0f;
            _S864 = 0.0f;
            _S874.value0_83 = _S826;
            _S865 = 0.0f;
            _S875._S18 = 0.0f;
            _S876._S39 = _S821;
            _S876._S40 = _S821;
        }
        var _S909 : bool = _S853;
        var _S910 : f32 = _S856;
        var _S911 : f32 = crossing_3;
        var _S912 : f32 = _S857;
        var _S913 : f32 = _S858;
        var _S914 : f32 = _S859;
        var _S915 : f32 = _S860;
        var _S916 : f32 = _S861;
        var _S917 : s_bwdCallableCtx_ggx_lambda_0 = _S872;
        var _S918 : f32 = _S862;
        var _S919 : f32 = _S863;
        var _S920 : f32 = _S864;
        var _S921 : f32 = _S865;
        _S853 = false;
        _S856 = 0.0f;
        crossing_3 = 0.0f;
        _S857 = 0.0f;
        _S858 = 0.0f;
        _S859 = 0.0f;
        _S872.value0_76 = _S824;
        _S860 = 0.0f;
        _S877.value0_78 = _S822;
        _S854 = _S909;
        _S861 = _S911;
        _S862 = _S912;
        _S863 = _S913;
        _S864 = _S914;
        _S865 = _S915;
        _S866 = _S916;
        _S873 = _S917;
        _S867 = _S918;
        _S868 = _S919;
        _S869 = _S920;
        _S870 = _S921;
        _S855 = _S890.value0_48.valid_2;
        _S871 = _S910;
        _S878.value0_89 = _S892;
    }
    var _S922 : vec3<f32>;
    var _S923 : vec3<f32>;
    if(_S852)
    {
        if(_S853)
        {
            var _S924 : f32 = _S820.pdf_5 / _S856;
            var _S925 : f32 = _S857 * _S924;
            var _S926 : f32 = 4.0f * (crossing_3 * - _S924);
            var _S927 : f32 = _S833.value0_37 * _S925;
            var _S928 : f32 = visible_1 * _S925;
            var _S929 : f32 = (_S820.weight_5[i32(0)] + _S820.weight_5[i32(1)] + _S820.weight_5[i32(2)]) / _S858;
            var _S930 : f32 = masking_o_4 * - _S929;
            var _S931 : f32 = _S859 * _S929;
            var _S932 : vec3<f32> = _S821;
            s_bwdProp_ggx_lambda_0(_S872, &(_S932), _S930);
            var _S933 : f32 = _S931 + _S930;
            _S922 = _S932 + _S820.wi_1;
            _S856 = _S927;
            crossing_3 = _S926;
            _S857 = _S933;
            _S858 = _S928;
        }
        else
        {
            _S922 = _S821;
            _S856 = 0.0f;
            crossing_3 = 0.0f;
            _S857 = 0.0f;
            _S858 = 0.0f;
        }
        var _S934 : f32 = _S860 * 0.0f;
        var _S935 : vec3<f32> = _S922 + vec3<f32>(0.0f, 0.0f, _S846 * 0.0f);
        var _S936 : vec3<f32> = _S821;
        var _S937 : vec3<f32> = _S821;
        s_bwdProp_mirrored_0(_S877, &(_S936), &(_S937), _S935);
        var _S938 : f32 = crossing_3;
        var _S939 : f32 = _S857;
        var _S940 : f32 = _S858;
        crossing_3 = _S934;
        _S857 = _S938;
        _S858 = _S939;
        _S859 = _S940;
        _S860 = 0.0f;
        _S922 = _S937;
        _S923 = _S936;
    }
    else
    {
        if(_S854)
        {
            var s_diff_jacobian_T_0 : f32 = _S861 * _S820.pdf_5;
            var _S941 : f32 = _S862 * _S820.pdf_5;
            var _S942 : f32 = _S863 * _S941;
            var _S943 : f32 = - (visible_1 * _S941);
            var _S944 : f32 = (_S820.weight_5[i32(0)] + _S820.weight_5[i32(1)] + _S820.weight_5[i32(2)]) / _S864;
            var _S945 : f32 = _S865 * _S944;
            var _S946 : f32 = _S866 * (_S866 * (masking_o_4 * - _S944));
            var _S947 : vec3<f32> = _S821;
            s_bwdProp_ggx_lambda_0(_S873, &(_S947), _S946);
            var _S948 : f32 = s_diff_jacobian_T_0 / _S867;
            var _S949 : f32 = _S868 * - _S948;
            var _S950 : f32 = _S869 * _S948;
            var _S951 : f32 = 0.0f;
            s_bwdProp_sqr_0(_S874, &(_S951), _S949);
            var _S952 : f32 = _S866 * (_S951 / _S870);
            var _S953 : f32 = 0.0f;
            s_bwdProp_abs_0(_S875, &(_S953), _S950);
            var _S954 : f32 = _S951 + _S953;
            var _S955 : vec3<f32> = _S821;
            var _S956 : vec3<f32> = _S821;
            s_bwdProp_dot_0(_S876, &(_S955), &(_S956), _S954);
            var _S957 : f32 = _S945 + _S946;
            _S922 = _S947 + _S820.wi_1 + _S955;
            _S923 = _S956;
            _S856 = _S942;
            crossing_3 = _S957;
            _S857 = _S943;
            _S858 = _S952;
        }
        else
        {
            _S922 = _S821;
            _S923 = _S821;
            _S856 = 0.0f;
            crossing_3 = 0.0f;
            _S857 = 0.0f;
            _S858 = 0.0f;
        }
        if(_S855)
        {
            var _S958 : f32 = _S871 * 0.0f;
            _S922 = _S922 + vec3<f32>(0.0f, 0.0f, _S846 * 0.0f);
            _S859 = _S958;
        }
        else
        {
            _S859 = 0.0f;
        }
        var _S959 : Refraction_Differential_0 = Refraction_x24_syn_dzero_0();
        _S959.direction_6 = _S922;
        var _S960 : vec3<f32> = _S821;
        var _S961 : vec3<f32> = _S821;
        s_bwdProp_refracted_0(_S878, &(_S960), &(_S961), _S959);
        var _S962 : vec3<f32> = _S961 + _S923;
        var _S963 : f32 = crossing_3;
        var _S964 : f32 = _S857;
        var _S965 : f32 = _S858;
        crossing_3 = _S859;
        _S857 = 0.0f;
        _S858 = _S963;
        _S859 = _S964;
        _S860 = _S965;
        _S922 = _S962;
        _S923 = _S960;
    }
    var _S966 : f32 = _S856 / _S851;
    var _S967 : f32 = _S845 * - _S966;
    var _S968 : f32 = _S850 * _S966;
    var _S969 : f32 = masking_o_4 * _S967;
    var _S970 : f32 = _S847.value0_2 * _S967;
    var _S971 : f32 = 0.0f;
    s_bwdProp_abs_0(_S849, &(_S971), _S969);
    var _S972 : f32 = _S971 + crossing_3;
    var _S973 : f32 = _S842.value0_2 * _S968;
    var _S974 : f32 = _S839.value0_33 * _S968 + _S857;
    var _S975 : f32 = 0.0f;
    s_bwdProp_abs_0(_S844, &(_S975), _S974);
    var _S976 : vec3<f32> = _S821;
    s_bwdProp_ggx_density_0(_S841, &(_S976), _S973);
    var _S977 : f32 = _S970 + _S858;
    var _S978 : vec3<f32> = _S821;
    s_bwdProp_ggx_lambda_0(_S838, &(_S978), _S977);
    var _S979 : f32 = 0.0f;
    s_bwdProp_fresnel_dielectric_0(_S835, &(_S979), _S859);
    var _S980 : f32 = _S975 + _S979 + _S860;
    var _S981 : vec3<f32> = _S821;
    var _S982 : vec3<f32> = _S821;
    s_bwdProp_dot_0(_S832, &(_S981), &(_S982), _S980);
    var _S983 : vec3<f32> = _S976 + _S982 + _S922;
    var _S984 : vec3<f32> = _S821;
    var _S985 : vec2<f32> = _S823;
    s_bwdProp_ggx_sample_visible_0(_S829, &(_S984), &(_S985), _S983);
    (*_S818) = _S978 + _S981 + _S984 + _S923 + vec3<f32>(0.0f, 0.0f, _S972);
    (*_S819) = _S985;
    return;
}

fn s_bwdProp_bsdf_sample_0( _S986 : s_bwdCallableCtx_bsdf_sample_0,  _S987 : ptr<function, vec3<f32>>,  _S988 : ptr<function, vec2<f32>>,  _S989 : BsdfSample_Differential_0)
{
    var _S990 : vec3<f32> = vec3<f32>(0.0f);
    var _S991 : vec2<f32> = vec2<f32>(0.0f);
    var _S992 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0 = s_paramCtx_s_bwdCallableCtx_diffuse_sample_0( _S990, _S991 );
    var _S993 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0 = s_paramCtx_s_bwdCallableCtx_conductor_sample_0( _S990, _S990, _S991, false, _S990, _S991 );
    var _S994 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0( 0.0f, _S990, 0.0f );
    var _S995 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0 = s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0( 0.0f, _S991, _S990, _S991, 0.0f );
    var smooth_3 : bool = (((_S986.value0_53.value0_52.flags_0) & (u32(2)))) != u32(0);
    var _S996 : bool = (_S986.value0_53.value1_6.z) != 0.0f;
    var _S997 : s_bwdCallableCtx_smooth_dielectric_sample_0;
    var _S998 : s_bwdCallableCtx_rough_dielectric_sample_0;
    var _S999 : s_bwdCallableCtx_conductor_sample_0;
    var _S1000 : s_bwdCallableCtx_diffuse_sample_0;
    var _S1001 : bool;
    var _S1002 : bool;
    if(_S996)
    {
        var _S1003 : bool = (_S986.value0_53.value0_52.kind_0) == u32(0);
        if(_S1003)
        {
            var _S1004 : s_paramCtx_s_bwdCallableCtx_diffuse_sample_0;
            _S1004.value0_58 = _S986.value0_53.value1_6;
            _S1004.value1_9 = _S986.value0_53.value2_5;
            _S1000.value0_65 = _S1004;
            _S1001 = false;
            _S999.value0_64 = _S993;
            _S997.value0_62 = _S994;
            _S998.value0_63 = _S995;
        }
        else
        {
            var _S1005 : bool = (_S986.value0_53.value0_52.kind_0) == u32(1);
            if(_S1005)
            {
                var _S1006 : vec3<f32> = _S986.value0_53.value0_52.b_0.xyz;
                var _S1007 : s_paramCtx_s_bwdCallableCtx_conductor_sample_0;
                _S1007.value0_59 = _S986.value0_53.value0_52.a_0.xyz;
                _S1007.value1_10 = _S1006;
                _S1007.value2_6 = _S986.value0_53.value0_52.alpha_0;
                _S1007.value3_5 = smooth_3;
                _S1007.value4_4 = _S986.value0_53.value1_6;
                _S1007.value5_2 = _S986.value0_53.value2_5;
                _S999.value0_64 = _S1007;
                _S997.value0_62 = _S994;
                _S998.value0_63 = _S995;
            }
            else
            {
                if(smooth_3)
                {
                    var _S1008 : s_paramCtx_s_bwdCallableCtx_smooth_dielectric_sample_0;
                    _S1008.value0_60 = _S986.value0_53.value0_52.a_0.x;
                    _S1008.value1_11 = _S986.value0_53.value1_6;
                    _S1008.value2_7 = _S986.value0_53.value3_4;
                    _S997.value0_62 = _S1008;
                    _S998.value0_63 = _S995;
                }
                else
                {
                    var _S1009 : s_paramCtx_s_bwdCallableCtx_rough_dielectric_sample_0;
                    _S1009.value0_61 = _S986.value0_53.value0_52.a_0.x;
                    _S1009.value1_12 = _S986.value0_53.value0_52.alpha_0;
                    _S1009.value2_8 = _S986.value0_53.value1_6;
                    _S1009.value3_6 = _S986.value0_53.value2_5;
                    _S1009.value4_5 = _S986.value0_53.value3_4;
                    _S997.value0_62 = _S994;
                    _S998.value0_63 = _S1009;
                }
                _S999.value0_64 = _S993;
            }
            _S1000.value0_65 = _S992;
            _S1001 = _S1005;
        }
        var _S1010 : bool = _S1001;
        _S1001 = _S1003;
        _S1002 = _S1010;
    }
    else
    {
        _S1001 = false;
        _S1000.value0_65 = _S992;
        _S1002 = false;
        _S999.value0_64 = _S993;
        _S997.value0_62 = _S994;
        _S998.value0_63 = _S995;
    }
    var _S1011 : vec3<f32>;
    var _S1012 : vec2<f32>;
    if(_S996)
    {
        if(_S1001)
        {
            var _S1013 : vec3<f32> = _S990;
            var _S1014 : vec2<f32> = _S991;
            s_bwdProp_diffuse_sample_0(_S1000, &(_S1013), &(_S1014), _S989);
            _S1011 = _S1013;
            _S1012 = _S1014;
        }
        else
        {
            if(_S1002)
            {
                var _S1015 : vec3<f32> = _S990;
                var _S1016 : vec2<f32> = _S991;
                s_bwdProp_conductor_sample_0(_S999, &(_S1015), &(_S1016), _S989);
                _S1011 = _S1015;
                _S1012 = _S1016;
            }
            else
            {
                if(smooth_3)
                {
                    var _S1017 : vec3<f32> = _S990;
                    s_bwdProp_smooth_dielectric_sample_0(_S997, &(_S1017), _S989);
                    _S1011 = _S1017;
                    _S1012 = _S991;
                }
                else
                {
                    var _S1018 : vec3<f32> = _S990;
                    var _S1019 : vec2<f32> = _S991;
                    s_bwdProp_rough_dielectric_sample_0(_S998, &(_S1018), &(_S1019), _S989);
                    _S1011 = _S1018;
                    _S1012 = _S1019;
                }
            }
        }
    }
    else
    {
        _S1011 = _S990;
        _S1012 = _S991;
    }
    (*_S987) = _S1011;
    (*_S988) = _S1012;
    return;
}

fn s_bwdProp_scatter_0( _S1020 : s_bwdCallableCtx_scatter_0,  _S1021 : ptr<function, Surface_Differential_0>,  _S1022 : ptr<function, vec3<f32>>,  _S1023 : ptr<function, vec2<f32>>,  _S1024 : Departure_Differential_0)
{
    var _S1025 : Tuple_27 = s_apply_bsdf_sample_0(_S1020.value0_22.value0_11, _S1020.value0_22.value2_3, _S1020.value0_22.value3_3, _S1020.value0_22.value4_3);
    var _S1026 : s_paramCtx_s_bwdCallableCtx_bsdf_sample_0;
    _S1026.value0_52 = _S1020.value0_22.value0_11;
    _S1026.value1_6 = _S1020.value0_22.value2_3;
    _S1026.value2_5 = _S1020.value0_22.value3_3;
    _S1026.value3_4 = _S1020.value0_22.value4_3;
    var _S1027 : s_bwdCallableCtx_bsdf_sample_0 = s_bwdCallableCtx_bsdf_sample_0( _S1026 );
    var _S1028 : Tuple_38 = s_apply_to_world_0(_S1020.value0_22.value1_4.frame_0, _S1025.value0_39.wi_0);
    var _S1029 : s_paramCtx_s_bwdCallableCtx_to_world_0;
    _S1029.value0_54 = _S1020.value0_22.value1_4.frame_0;
    _S1029.value1_7 = _S1025.value0_39.wi_0;
    var _S1030 : s_bwdCallableCtx_to_world_0 = s_bwdCallableCtx_to_world_0( _S1029 );
    var _S1031 : s_paramCtx_s_bwdCallableCtx_ray_origin_0;
    _S1031.value0_56 = _S1020.value0_22.value1_4;
    _S1031.value1_8 = _S1028.value0_50;
    var _S1032 : s_bwdCallableCtx_ray_origin_0 = s_bwdCallableCtx_ray_origin_0( _S1031 );
    var _S1033 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1034 : vec3<f32> = vec3<f32>(0.0f);
    var _S1035 : Frame_0 = Frame_0( _S1034, _S1034, _S1034 );
    var _S1036 : Surface_Differential_0;
    _S1036.position_1 = _S1034;
    _S1036.frame_2 = _S1035;
    var _S1037 : vec3<f32> = _S1034;
    s_bwdProp_ray_origin_0(_S1032, &(_S1036), &(_S1037), _S1024.origin_2);
    var _S1038 : vec3<f32> = _S1024.direction_5 + _S1037;
    var _S1039 : Frame_0;
    _S1039.s_0 = _S1034;
    _S1039.t_0 = _S1034;
    _S1039.n_0 = _S1034;
    var _S1040 : vec3<f32> = _S1034;
    s_bwdProp_to_world_0(_S1030, &(_S1039), &(_S1040), _S1038);
    var _S1041 : BsdfSample_Differential_0 = BsdfSample_x24_syn_dzero_0();
    _S1041.pdf_5 = _S1024.pdf_4;
    _S1041.wi_1 = _S1040;
    _S1041.weight_5 = _S1024.weight_4;
    var _S1042 : vec3<f32> = _S1034;
    var _S1043 : vec2<f32> = vec2<f32>(0.0f);
    s_bwdProp_bsdf_sample_0(_S1027, &(_S1042), &(_S1043), _S1041);
    var _S1044 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1036, _S1033);
    var _S1045 : Surface_Differential_0 = _S1033;
    _S1045.frame_2 = _S1039;
    (*_S1021) = Surface_x24_syn_dadd_0(_S1044, _S1045);
    (*_S1022) = _S1042;
    (*_S1023) = _S1043;
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

fn s_bwdProp_power_heuristic_0( _S1046 : s_bwdCallableCtx_power_heuristic_0,  _S1047 : ptr<function, f32>,  _S1048 : ptr<function, f32>,  _S1049 : f32)
{
    var _S1050 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1051 : bool = (_S1046.value0_94.value0_91) > (_S1046.value0_94.value1_22);
    var _S1052 : f32;
    var _S1053 : f32;
    var _S1054 : f32;
    var _S1055 : f32;
    var _S1056 : f32;
    var _S1057 : f32;
    var _S1058 : s_bwdCallableCtx_sqr_0;
    var _S1059 : s_bwdCallableCtx_sqr_0;
    if(_S1051)
    {
        var _S1060 : f32 = _S1046.value0_94.value1_22 / _S1046.value0_94.value0_91;
        var _S1061 : f32 = _S1046.value0_94.value0_91 * _S1046.value0_94.value0_91;
        var _S1062 : Tuple_11 = s_apply_sqr_0(_S1060);
        var _S1063 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1063.value0_82 = _S1060;
        var _S1064 : f32 = 1.0f + _S1062.value0_20;
        _S1052 = _S1064 * _S1064;
        _S1058.value0_83 = _S1063;
        _S1053 = _S1061;
        _S1054 = 0.0f;
        _S1055 = 0.0f;
        _S1056 = 0.0f;
        _S1059.value0_83 = _S1050;
        _S1057 = 0.0f;
    }
    else
    {
        var _S1065 : f32 = _S1046.value0_94.value0_91 / _S1046.value0_94.value1_22;
        var _S1066 : f32 = _S1046.value0_94.value1_22 * _S1046.value0_94.value1_22;
        var _S1067 : Tuple_11 = s_apply_sqr_0(_S1065);
        var _S1068 : s_paramCtx_s_bwdCallableCtx_sqr_0;
        _S1068.value0_82 = _S1065;
        var _S1069 : f32 = _S1067.value0_20 + 1.0f;
        var _S1070 : f32 = _S1069 * _S1069;
        _S1052 = 0.0f;
        _S1058.value0_83 = _S1050;
        _S1053 = 0.0f;
        _S1054 = _S1070;
        _S1055 = _S1067.value0_20;
        _S1056 = _S1069;
        _S1059.value0_83 = _S1068;
        _S1057 = _S1066;
    }
    if(_S1051)
    {
        var _S1071 : f32 = - (_S1049 / _S1052);
        var _S1072 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1058, &(_S1072), _S1071);
        var _S1073 : f32 = _S1072 / _S1053;
        var _S1074 : f32 = _S1046.value0_94.value0_91 * _S1073;
        _S1052 = _S1046.value0_94.value1_22 * - _S1073;
        _S1053 = _S1074;
    }
    else
    {
        var _S1075 : f32 = _S1049 / _S1054;
        var _S1076 : f32 = _S1056 * _S1075 + _S1055 * - _S1075;
        var _S1077 : f32 = 0.0f;
        s_bwdProp_sqr_0(_S1059, &(_S1077), _S1076);
        var _S1078 : f32 = _S1077 / _S1057;
        var _S1079 : f32 = _S1046.value0_94.value0_91 * - _S1078;
        _S1052 = _S1046.value0_94.value1_22 * _S1078;
        _S1053 = _S1079;
    }
    (*_S1047) = _S1052;
    (*_S1048) = _S1053;
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

fn s_bwdProp_diffuse_evaluate_0( _S1080 : s_bwdCallableCtx_diffuse_evaluate_0,  _S1081 : ptr<function, vec3<f32>>,  _S1082 : ptr<function, vec3<f32>>,  _S1083 : BsdfValue_0)
{
    var _S1084 : f32 = _S1080.value0_101.value1_24.z;
    var _S1085 : f32 = _S1080.value0_101.value2_14.z;
    var _S1086 : bool = (_S1084 * _S1085) > 0.0f;
    var _S1087 : s_bwdCallableCtx_abs_0;
    if(_S1086)
    {
        var _S1088 : s_bwdCallableCtx_abs_0;
        _S1088._S18 = _S1085;
        _S1087 = _S1088;
    }
    else
    {
        _S1087._S18 = 0.0f;
    }
    var _S1089 : f32;
    if(_S1086)
    {
        var _S1090 : vec3<f32> = _S1080.value0_101.value0_96 * _S1083.f_cos_0;
        var _S1091 : f32 = 0.31830990314483643f * (_S1083.pdf_1 + (_S1090[i32(0)] + _S1090[i32(1)] + _S1090[i32(2)]));
        var _S1092 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1087, &(_S1092), _S1091);
        _S1089 = _S1092;
    }
    else
    {
        _S1089 = 0.0f;
    }
    var _S1093 : vec3<f32> = vec3<f32>(0.0f, 0.0f, _S1084 * 0.0f + _S1089);
    (*_S1081) = vec3<f32>(0.0f, 0.0f, _S1085 * 0.0f);
    (*_S1082) = _S1093;
    return;
}

fn s_bwdProp_conductor_evaluate_0( _S1094 : s_bwdCallableCtx_conductor_evaluate_0,  _S1095 : ptr<function, vec3<f32>>,  _S1096 : ptr<function, vec3<f32>>,  _S1097 : BsdfValue_0)
{
    var _S1098 : vec3<f32> = vec3<f32>(0.0f);
    var _S1099 : vec2<f32> = vec2<f32>(0.0f);
    var _S1100 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1099, _S1098 );
    var _S1101 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S1099, _S1098 );
    var _S1102 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0 = s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0( 0.0f, _S1098, _S1098 );
    var half_vector_2 : vec3<f32> = _S1094.value0_99.value3_7 + _S1094.value0_99.value4_6;
    var _S1103 : Tuple_5 = s_apply_dot_0(half_vector_2, half_vector_2);
    var _S1104 : s_bwdCallableCtx_dot_0;
    _S1104._S39 = half_vector_2;
    _S1104._S40 = half_vector_2;
    var _S1105 : s_bwdCallableCtx_dot_0 = _S1104;
    var _S1106 : f32 = _S1094.value0_99.value3_7.z;
    var _S1107 : f32 = _S1094.value0_99.value4_6.z;
    var _S1108 : bool;
    if((_S1106 * _S1107) > 0.0f)
    {
        _S1108 = (_S1103.value0_5) > 0.0f;
    }
    else
    {
        _S1108 = false;
    }
    var _S1109 : f32;
    var _S1110 : f32;
    var _S1111 : f32;
    var _S1112 : f32;
    var _S1113 : f32;
    var _S1114 : f32;
    var _S1115 : f32;
    var _S1116 : f32;
    var _S1117 : f32;
    var _S1118 : vec3<f32>;
    var _S1119 : vec3<f32>;
    var _S1120 : vec3<f32>;
    var _S1121 : s_bwdCallableCtx_fresnel_conductor_0;
    var _S1122 : s_bwdCallableCtx_abs_0;
    var _S1123 : s_bwdCallableCtx_abs_0;
    var _S1124 : s_bwdCallableCtx_dot_0;
    var _S1125 : s_bwdCallableCtx_ggx_density_0;
    var _S1126 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1127 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1128 : s_bwdCallableCtx_sqrt_0;
    if(_S1108)
    {
        var _S1129 : Tuple_3 = s_apply_sqrt_0(_S1103.value0_5);
        var _S1130 : s_bwdCallableCtx_sqrt_0;
        _S1130._S22 = _S1103.value0_5;
        var _S1131 : vec3<f32> = vec3<f32>((1.0f / _S1129.value0_3));
        var _S1132 : f32 = _S1129.value0_3 * _S1129.value0_3;
        var m_5 : vec3<f32> = half_vector_2 * _S1131;
        var width_10 : vec2<f32> = ggx_widths_0(_S1094.value0_99.value2_15);
        var _S1133 : Tuple_20 = s_apply_ggx_lambda_0(width_10, _S1094.value0_99.value3_7);
        var _S1134 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S1134.value0_73 = width_10;
        _S1134.value1_16 = _S1094.value0_99.value3_7;
        var _S1135 : Tuple_20 = s_apply_ggx_lambda_0(width_10, _S1094.value0_99.value4_6);
        var _S1136 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
        _S1136.value0_73 = width_10;
        _S1136.value1_16 = _S1094.value0_99.value4_6;
        var _S1137 : Tuple_21 = s_apply_ggx_density_0(width_10, m_5);
        var _S1138 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
        _S1138.value0_74 = width_10;
        _S1138.value1_17 = m_5;
        var _S1139 : Tuple_2 = s_apply_abs_0(_S1106);
        var _S1140 : s_bwdCallableCtx_abs_0;
        _S1140._S18 = _S1106;
        var _S1141 : f32 = 4.0f * _S1139.value0_2;
        var common_3 : f32 = _S1137.value0_33 / _S1141;
        var _S1142 : f32 = _S1141 * _S1141;
        var _S1143 : Tuple_5 = s_apply_dot_0(_S1094.value0_99.value3_7, m_5);
        var _S1144 : s_bwdCallableCtx_dot_0;
        _S1144._S39 = _S1094.value0_99.value3_7;
        _S1144._S40 = m_5;
        var _S1145 : Tuple_2 = s_apply_abs_0(_S1143.value0_5);
        var _S1146 : s_bwdCallableCtx_abs_0;
        _S1146._S18 = _S1143.value0_5;
        var _S1147 : Tuple_22 = s_apply_fresnel_conductor_0(_S1145.value0_2, _S1094.value0_99.value0_97, _S1094.value0_99.value1_25);
        var _S1148 : s_paramCtx_s_bwdCallableCtx_fresnel_conductor_0;
        _S1148.value0_70 = _S1145.value0_2;
        _S1148.value1_13 = _S1094.value0_99.value0_97;
        _S1148.value2_9 = _S1094.value0_99.value1_25;
        var _S1149 : f32 = 1.0f + _S1133.value0_32;
        var _S1150 : f32 = _S1149 + _S1135.value0_32;
        var _S1151 : vec3<f32> = vec3<f32>((common_3 / _S1150));
        var _S1152 : f32 = _S1150 * _S1150;
        _S1109 = _S1149 * _S1149;
        _S1110 = common_3;
        _S1111 = _S1149;
        _S1118 = _S1147.value0_34;
        _S1119 = _S1151;
        _S1112 = _S1152;
        _S1113 = _S1150;
        _S1121.value0_77 = _S1148;
        _S1122 = _S1146;
        _S1124 = _S1144;
        _S1114 = _S1142;
        _S1115 = _S1137.value0_33;
        _S1116 = _S1141;
        _S1123 = _S1140;
        _S1125.value0_75 = _S1138;
        _S1126.value0_76 = _S1136;
        _S1127.value0_76 = _S1134;
        _S1120 = _S1131;
        _S1117 = _S1132;
        _S1128 = _S1130;
    }
    else
    {
        _S1109 = 0.0f;
        _S1110 = 0.0f;
        _S1111 = 0.0f;
        _S1118 = _S1098;
        _S1119 = _S1098;
        _S1112 = 0.0f;
        _S1113 = 0.0f;
        _S1121.value0_77 = _S1102;
        _S1122._S18 = 0.0f;
        _S1124._S39 = _S1098;
        _S1124._S40 = _S1098;
        _S1114 = 0.0f;
        _S1115 = 0.0f;
        _S1116 = 0.0f;
        _S1123._S18 = 0.0f;
        _S1125.value0_75 = _S1101;
        _S1126.value0_76 = _S1100;
        _S1127.value0_76 = _S1100;
        _S1120 = _S1098;
        _S1117 = 0.0f;
        _S1128._S22 = 0.0f;
    }
    if(_S1108)
    {
        var _S1153 : f32 = _S1097.pdf_1 / _S1109;
        var _S1154 : f32 = _S1111 * _S1153;
        var _S1155 : vec3<f32> = _S1118 * _S1097.f_cos_0;
        var _S1156 : vec3<f32> = _S1119 * _S1097.f_cos_0;
        var _S1157 : f32 = (_S1155[i32(0)] + _S1155[i32(1)] + _S1155[i32(2)]) / _S1112;
        var _S1158 : f32 = _S1110 * - _S1157;
        var _S1159 : f32 = _S1113 * _S1157;
        var _S1160 : f32 = _S1110 * - _S1153 + _S1158;
        var _S1161 : f32 = 0.0f;
        s_bwdProp_fresnel_conductor_0(_S1121, &(_S1161), _S1156);
        var _S1162 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1122, &(_S1162), _S1161);
        var _S1163 : vec3<f32> = _S1098;
        var _S1164 : vec3<f32> = _S1098;
        s_bwdProp_dot_0(_S1124, &(_S1163), &(_S1164), _S1162);
        var _S1165 : f32 = (_S1154 + _S1159) / _S1114;
        var _S1166 : f32 = _S1116 * _S1165;
        var _S1167 : f32 = 4.0f * (_S1115 * - _S1165);
        var _S1168 : f32 = 0.0f;
        s_bwdProp_abs_0(_S1123, &(_S1168), _S1167);
        var _S1169 : vec3<f32> = _S1098;
        s_bwdProp_ggx_density_0(_S1125, &(_S1169), _S1166);
        var _S1170 : vec3<f32> = _S1098;
        s_bwdProp_ggx_lambda_0(_S1126, &(_S1170), _S1158);
        var _S1171 : vec3<f32> = _S1098;
        s_bwdProp_ggx_lambda_0(_S1127, &(_S1171), _S1160);
        var _S1172 : vec3<f32> = _S1164 + _S1169;
        var _S1173 : vec3<f32> = half_vector_2 * _S1172;
        var _S1174 : vec3<f32> = _S1120 * _S1172;
        var _S1175 : f32 = - ((_S1173[i32(0)] + _S1173[i32(1)] + _S1173[i32(2)]) / _S1117);
        var _S1176 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1128, &(_S1176), _S1175);
        var _S1177 : vec3<f32> = _S1163 + _S1171;
        _S1109 = _S1168;
        _S1110 = _S1176;
        _S1118 = _S1174;
        _S1119 = _S1170;
        _S1120 = _S1177;
    }
    else
    {
        _S1109 = 0.0f;
        _S1110 = 0.0f;
        _S1118 = _S1098;
        _S1119 = _S1098;
        _S1120 = _S1098;
    }
    var _S1178 : f32 = _S1106 * 0.0f;
    var _S1179 : f32 = _S1107 * 0.0f + _S1109;
    var _S1180 : vec3<f32> = _S1098;
    var _S1181 : vec3<f32> = _S1098;
    s_bwdProp_dot_0(_S1105, &(_S1180), &(_S1181), _S1110);
    var _S1182 : vec3<f32> = _S1180 + _S1181 + _S1118;
    var _S1183 : vec3<f32> = _S1182 + _S1119 + vec3<f32>(0.0f, 0.0f, _S1178);
    (*_S1095) = _S1182 + _S1120 + vec3<f32>(0.0f, 0.0f, _S1179);
    (*_S1096) = _S1183;
    return;
}

fn s_bwdProp_dielectric_evaluate_0( _S1184 : s_bwdCallableCtx_dielectric_evaluate_0,  _S1185 : ptr<function, vec3<f32>>,  _S1186 : ptr<function, vec3<f32>>,  _S1187 : BsdfValue_0)
{
    var _S1188 : vec3<f32> = vec3<f32>(0.0f);
    var _S1189 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0( 0.0f, 0.0f );
    var _S1190 : vec2<f32> = vec2<f32>(0.0f);
    var _S1191 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = s_paramCtx_s_bwdCallableCtx_ggx_lambda_0( _S1190, _S1188 );
    var _S1192 : s_paramCtx_s_bwdCallableCtx_ggx_density_0 = s_paramCtx_s_bwdCallableCtx_ggx_density_0( _S1190, _S1188 );
    var _S1193 : s_paramCtx_s_bwdCallableCtx_sqr_0 = s_paramCtx_s_bwdCallableCtx_sqr_0( 0.0f );
    var _S1194 : f32 = _S1184.value0_100.value2_16.z;
    var _S1195 : bool;
    if(_S1194 != 0.0f)
    {
        _S1195 = (_S1184.value0_100.value3_8.z) != 0.0f;
    }
    else
    {
        _S1195 = false;
    }
    var _S1196 : bool;
    var _S1197 : bool;
    var _S1198 : bool;
    var _S1199 : bool;
    var _S1200 : bool;
    var crossing_4 : f32;
    var _S1201 : f32;
    var _S1202 : f32;
    var _S1203 : f32;
    var _S1204 : f32;
    var _S1205 : f32;
    var _S1206 : f32;
    var _S1207 : f32;
    var _S1208 : f32;
    var _S1209 : f32;
    var _S1210 : f32;
    var _S1211 : f32;
    var _S1212 : f32;
    var _S1213 : f32;
    var _S1214 : f32;
    var _S1215 : f32;
    var _S1216 : f32;
    var _S1217 : f32;
    var _S1218 : f32;
    var _S1219 : f32;
    var _S1220 : f32;
    var _S1221 : f32;
    var _S1222 : f32;
    var _S1223 : f32;
    var _S1224 : f32;
    var _S1225 : f32;
    var _S1226 : f32;
    var _S1227 : f32;
    var _S1228 : f32;
    var _S1229 : f32;
    var _S1230 : f32;
    var _S1231 : f32;
    var m_6 : vec3<f32>;
    var _S1232 : vec3<f32>;
    var _S1233 : vec3<f32>;
    var _S1234 : s_bwdCallableCtx_abs_0;
    var _S1235 : s_bwdCallableCtx_abs_0;
    var _S1236 : s_bwdCallableCtx_abs_0;
    var _S1237 : s_bwdCallableCtx_abs_0;
    var _S1238 : s_bwdCallableCtx_ggx_density_0;
    var _S1239 : s_bwdCallableCtx_ggx_density_0;
    var _S1240 : s_bwdCallableCtx_sqr_0;
    var _S1241 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1242 : s_bwdCallableCtx_ggx_lambda_0;
    var _S1243 : s_bwdCallableCtx_fresnel_dielectric_0;
    var _S1244 : s_bwdCallableCtx_dot_0;
    var _S1245 : s_bwdCallableCtx_dot_0;
    var _S1246 : s_bwdCallableCtx_dot_0;
    var _S1247 : s_bwdCallableCtx_sqrt_0;
    if(_S1195)
    {
        var _S1248 : f32 = _S1184.value0_100.value3_8.z;
        var reflects_1 : bool = (_S1194 * _S1248) > 0.0f;
        if(reflects_1)
        {
            crossing_4 = 1.0f;
        }
        else
        {
            if(_S1194 > 0.0f)
            {
                crossing_4 = _S1184.value0_100.value0_98;
            }
            else
            {
                crossing_4 = 1.0f / _S1184.value0_100.value0_98;
            }
        }
        var _S1249 : vec3<f32> = vec3<f32>(crossing_4);
        var half_vector_3 : vec3<f32> = _S1184.value0_100.value3_8 * vec3<f32>(crossing_4) + _S1184.value0_100.value2_16;
        var _S1250 : Tuple_5 = s_apply_dot_0(half_vector_3, half_vector_3);
        var _S1251 : s_bwdCallableCtx_dot_0;
        _S1251._S39 = half_vector_3;
        _S1251._S40 = half_vector_3;
        var _S1252 : s_bwdCallableCtx_dot_0 = _S1251;
        var _S1253 : bool = (_S1250.value0_5) > 0.0f;
        if(_S1253)
        {
            var _S1254 : Tuple_3 = s_apply_sqrt_0(_S1250.value0_5);
            var _S1255 : s_bwdCallableCtx_sqrt_0;
            _S1255._S22 = _S1250.value0_5;
            var _S1256 : s_bwdCallableCtx_sqrt_0 = _S1255;
            var _S1257 : vec3<f32> = vec3<f32>((1.0f / _S1254.value0_3));
            var _S1258 : f32 = _S1254.value0_3 * _S1254.value0_3;
            var m_7 : vec3<f32> = half_vector_3 * _S1257;
            var _S1259 : bool = (m_7.z) < 0.0f;
            if(_S1259)
            {
                m_6 = (vec3<f32>(0) - m_7);
            }
            else
            {
                m_6 = m_7;
            }
            var _S1260 : Tuple_5 = s_apply_dot_0(_S1184.value0_100.value2_16, m_6);
            var _S1261 : s_bwdCallableCtx_dot_0;
            _S1261._S39 = _S1184.value0_100.value2_16;
            _S1261._S40 = m_6;
            var _S1262 : s_bwdCallableCtx_dot_0 = _S1261;
            var _S1263 : Tuple_5 = s_apply_dot_0(_S1184.value0_100.value3_8, m_6);
            var _S1264 : s_bwdCallableCtx_dot_0;
            _S1264._S39 = _S1184.value0_100.value3_8;
            _S1264._S40 = m_6;
            var _S1265 : s_bwdCallableCtx_dot_0 = _S1264;
            var _S1266 : bool = (_S1260.value0_5 * _S1194) >= 0.0f;
            if(_S1266)
            {
                _S1196 = (_S1263.value0_5 * _S1248) >= 0.0f;
            }
            else
            {
                _S1196 = false;
            }
            if(_S1196)
            {
                var width_11 : vec2<f32> = ggx_widths_0(_S1184.value0_100.value1_26);
                var _S1267 : Tuple_25 = s_apply_fresnel_dielectric_0(_S1260.value0_5, _S1184.value0_100.value0_98);
                var _S1268 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0;
                _S1268.value0_87 = _S1260.value0_5;
                _S1268.value1_20 = _S1184.value0_100.value0_98;
                var _S1269 : s_paramCtx_s_bwdCallableCtx_fresnel_dielectric_0 = _S1268;
                var _S1270 : Tuple_20 = s_apply_ggx_lambda_0(width_11, _S1184.value0_100.value2_16);
                var _S1271 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S1271.value0_73 = width_11;
                _S1271.value1_16 = _S1184.value0_100.value2_16;
                var _S1272 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S1271;
                var masking_o_5 : f32 = 1.0f + _S1270.value0_32;
                var _S1273 : Tuple_20 = s_apply_ggx_lambda_0(width_11, _S1184.value0_100.value3_8);
                var _S1274 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0;
                _S1274.value0_73 = width_11;
                _S1274.value1_16 = _S1184.value0_100.value3_8;
                var _S1275 : s_paramCtx_s_bwdCallableCtx_ggx_lambda_0 = _S1274;
                var masking_both_1 : f32 = masking_o_5 + _S1273.value0_32;
                if(reflects_1)
                {
                    var _S1276 : Tuple_21 = s_apply_ggx_density_0(width_11, m_6);
                    var _S1277 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S1277.value0_74 = width_11;
                    _S1277.value1_17 = m_6;
                    var _S1278 : f32 = _S1267.value0_37 * _S1276.value0_33;
                    var _S1279 : Tuple_2 = s_apply_abs_0(_S1194);
                    var _S1280 : s_bwdCallableCtx_abs_0;
                    _S1280._S18 = _S1194;
                    var _S1281 : f32 = 4.0f * _S1279.value0_2;
                    var common_4 : f32 = _S1278 / _S1281;
                    var _S1282 : f32 = _S1281 * _S1281;
                    var _S1283 : f32 = masking_both_1 * masking_both_1;
                    _S1201 = masking_o_5 * masking_o_5;
                    _S1202 = common_4;
                    _S1203 = _S1283;
                    _S1204 = _S1282;
                    _S1205 = _S1278;
                    _S1206 = _S1281;
                    _S1234 = _S1280;
                    _S1207 = _S1276.value0_33;
                    _S1238.value0_75 = _S1277;
                    _S1208 = 0.0f;
                    _S1209 = 0.0f;
                    _S1210 = 0.0f;
                    _S1211 = 0.0f;
                    _S1212 = 0.0f;
                    _S1213 = 0.0f;
                    _S1214 = 0.0f;
                    _S1235._S18 = 0.0f;
                    _S1215 = 0.0f;
                    _S1216 = 0.0f;
                    _S1236._S18 = 0.0f;
                    _S1217 = 0.0f;
                    _S1218 = 0.0f;
                    _S1219 = 0.0f;
                    _S1220 = 0.0f;
                    _S1239.value0_75 = _S1192;
                    _S1221 = 0.0f;
                    _S1222 = 0.0f;
                    _S1223 = 0.0f;
                    _S1240.value0_83 = _S1193;
                    _S1224 = 0.0f;
                    _S1237._S18 = 0.0f;
                }
                else
                {
                    var _S1284 : Tuple_2 = s_apply_abs_0(_S1263.value0_5);
                    var _S1285 : s_bwdCallableCtx_abs_0;
                    _S1285._S18 = _S1263.value0_5;
                    var _S1286 : f32 = crossing_4 * crossing_4;
                    var _S1287 : f32 = _S1263.value0_5 + _S1260.value0_5 / crossing_4;
                    var _S1288 : Tuple_11 = s_apply_sqr_0(_S1287);
                    var _S1289 : s_paramCtx_s_bwdCallableCtx_sqr_0;
                    _S1289.value0_82 = _S1287;
                    var jacobian_2 : f32 = _S1284.value0_2 / _S1288.value0_20;
                    var _S1290 : f32 = _S1288.value0_20 * _S1288.value0_20;
                    var _S1291 : f32 = 1.0f - _S1267.value0_37;
                    var _S1292 : Tuple_21 = s_apply_ggx_density_0(width_11, m_6);
                    var _S1293 : s_paramCtx_s_bwdCallableCtx_ggx_density_0;
                    _S1293.value0_74 = width_11;
                    _S1293.value1_17 = m_6;
                    var _S1294 : f32 = _S1291 * _S1292.value0_33;
                    var _S1295 : f32 = _S1294 * jacobian_2;
                    var _S1296 : Tuple_2 = s_apply_abs_0(_S1260.value0_5);
                    var _S1297 : s_bwdCallableCtx_abs_0;
                    _S1297._S18 = _S1260.value0_5;
                    var _S1298 : f32 = _S1295 * _S1296.value0_2;
                    var _S1299 : Tuple_2 = s_apply_abs_0(_S1194);
                    var _S1300 : s_bwdCallableCtx_abs_0;
                    _S1300._S18 = _S1194;
                    var common_5 : f32 = _S1298 / _S1299.value0_2;
                    var _S1301 : f32 = _S1299.value0_2 * _S1299.value0_2;
                    var _S1302 : f32 = masking_both_1 * crossing_4 * crossing_4;
                    var _S1303 : f32 = _S1302 * _S1302;
                    var _S1304 : f32 = masking_o_5 * masking_o_5;
                    _S1201 = 0.0f;
                    _S1202 = 0.0f;
                    _S1203 = 0.0f;
                    _S1204 = 0.0f;
                    _S1205 = 0.0f;
                    _S1206 = 0.0f;
                    _S1234._S18 = 0.0f;
                    _S1207 = 0.0f;
                    _S1238.value0_75 = _S1192;
                    _S1208 = _S1304;
                    _S1209 = common_5;
                    _S1210 = _S1303;
                    _S1211 = _S1302;
                    _S1212 = _S1301;
                    _S1213 = _S1298;
                    _S1214 = _S1299.value0_2;
                    _S1235 = _S1300;
                    _S1215 = _S1295;
                    _S1216 = _S1296.value0_2;
                    _S1236 = _S1297;
                    _S1217 = _S1294;
                    _S1218 = jacobian_2;
                    _S1219 = _S1291;
                    _S1220 = _S1292.value0_33;
                    _S1239.value0_75 = _S1293;
                    _S1221 = _S1290;
                    _S1222 = _S1284.value0_2;
                    _S1223 = _S1288.value0_20;
                    _S1240.value0_83 = _S1289;
                    _S1224 = _S1286;
                    _S1237 = _S1285;
                }
                var _S1305 : f32 = _S1203;
                var _S1306 : f32 = _S1204;
                var _S1307 : f32 = _S1205;
                var _S1308 : f32 = _S1206;
                var _S1309 : f32 = _S1207;
                var _S1310 : f32 = _S1208;
                var _S1311 : f32 = _S1209;
                var _S1312 : f32 = _S1210;
                var _S1313 : f32 = _S1211;
                var _S1314 : f32 = _S1212;
                var _S1315 : f32 = _S1213;
                var _S1316 : f32 = _S1214;
                var _S1317 : f32 = _S1215;
                var _S1318 : f32 = _S1216;
                var _S1319 : f32 = _S1217;
                var _S1320 : f32 = _S1218;
                var _S1321 : f32 = _S1219;
                var _S1322 : f32 = _S1220;
                var _S1323 : f32 = _S1221;
                var _S1324 : f32 = _S1222;
                var _S1325 : f32 = _S1223;
                var _S1326 : f32 = _S1224;
                _S1203 = masking_o_5;
                _S1204 = _S1305;
                _S1205 = masking_both_1;
                _S1206 = _S1306;
                _S1207 = _S1307;
                _S1208 = _S1308;
                _S1209 = _S1267.value0_37;
                _S1210 = _S1309;
                _S1211 = _S1310;
                _S1212 = _S1311;
                _S1213 = _S1312;
                _S1214 = _S1313;
                _S1215 = _S1314;
                _S1216 = _S1315;
                _S1217 = _S1316;
                _S1218 = _S1317;
                _S1219 = _S1318;
                _S1220 = _S1319;
                _S1221 = _S1320;
                _S1222 = _S1321;
                _S1223 = _S1322;
                _S1224 = _S1323;
                _S1225 = _S1324;
                _S1226 = _S1325;
                _S1227 = _S1326;
                _S1241.value0_76 = _S1275;
                _S1242.value0_76 = _S1272;
                _S1243.value0_88 = _S1269;
            }
            else
            {
                _S1201 = 0.0f;
                _S1202 = 0.0f;
                _S1203 = 0.0f;
                _S1204 = 0.0f;
                _S1205 = 0.0f;
                _S1206 = 0.0f;
                _S1207 = 0.0f;
                _S1208 = 0.0f;
                _S1234._S18 = 0.0f;
                _S1209 = 0.0f;
                _S1210 = 0.0f;
                _S1238.value0_75 = _S1192;
                _S1211 = 0.0f;
                _S1212 = 0.0f;
                _S1213 = 0.0f;
                _S1214 = 0.0f;
                _S1215 = 0.0f;
                _S1216 = 0.0f;
                _S1217 = 0.0f;
                _S1235._S18 = 0.0f;
                _S1218 = 0.0f;
                _S1219 = 0.0f;
                _S1236._S18 = 0.0f;
                _S1220 = 0.0f;
                _S1221 = 0.0f;
                _S1222 = 0.0f;
                _S1223 = 0.0f;
                _S1239.value0_75 = _S1192;
                _S1224 = 0.0f;
                _S1225 = 0.0f;
                _S1226 = 0.0f;
                _S1240.value0_83 = _S1193;
                _S1227 = 0.0f;
                _S1237._S18 = 0.0f;
                _S1241.value0_76 = _S1191;
                _S1242.value0_76 = _S1191;
                _S1243.value0_88 = _S1189;
            }
            _S1228 = _S1260.value0_5;
            _S1197 = _S1266;
            _S1229 = _S1263.value0_5;
            _S1244 = _S1265;
            _S1245 = _S1262;
            _S1198 = _S1259;
            m_6 = _S1257;
            _S1230 = _S1258;
            _S1247 = _S1256;
        }
        else
        {
            _S1196 = false;
            _S1201 = 0.0f;
            _S1202 = 0.0f;
            _S1203 = 0.0f;
            _S1204 = 0.0f;
            _S1205 = 0.0f;
            _S1206 = 0.0f;
            _S1207 = 0.0f;
            _S1208 = 0.0f;
            _S1234._S18 = 0.0f;
            _S1209 = 0.0f;
            _S1210 = 0.0f;
            _S1238.value0_75 = _S1192;
            _S1211 = 0.0f;
            _S1212 = 0.0f;
            _S1213 = 0.0f;
            _S1214 = 0.0f;
            _S1215 = 0.0f;
            _S1216 = 0.0f;
            _S1217 = 0.0f;
            _S1235._S18 = 0.0f;
            _S1218 = 0.0f;
            _S1219 = 0.0f;
            _S1236._S18 = 0.0f;
            _S1220 = 0.0f;
            _S1221 = 0.0f;
            _S1222 = 0.0f;
            _S1223 = 0.0f;
            _S1239.value0_75 = _S1192;
            _S1224 = 0.0f;
            _S1225 = 0.0f;
            _S1226 = 0.0f;
            _S1240.value0_83 = _S1193;
            _S1227 = 0.0f;
            _S1228 = 0.0f;
            _S1237._S18 = 0.0f;
            _S1241.value0_76 = _S1191;
            _S1242.value0_76 = _S1191;
            _S1243.value0_88 = _S1189;
            _S1197 = false;
            _S1229 = 0.0f;
            _S1244._S39 = _S1188;
            _S1244._S40 = _S1188;
            _S1245._S39 = _S1188;
            _S1245._S40 = _S1188;
            _S1198 = false;
            m_6 = _S1188;
            _S1230 = 0.0f;
            _S1247._S22 = 0.0f;
        }
        var _S1327 : f32 = crossing_4;
        var _S1328 : bool = _S1196;
        var _S1329 : bool = _S1197;
        var _S1330 : bool = _S1198;
        var _S1331 : vec3<f32> = m_6;
        var _S1332 : f32 = _S1230;
        _S1196 = _S1253;
        _S1197 = _S1328;
        _S1198 = reflects_1;
        crossing_4 = _S1201;
        _S1201 = _S1202;
        _S1202 = _S1203;
        _S1203 = _S1204;
        _S1204 = _S1205;
        _S1205 = _S1206;
        _S1206 = _S1207;
        _S1207 = _S1208;
        _S1208 = _S1209;
        _S1209 = _S1210;
        _S1210 = _S1211;
        _S1211 = _S1212;
        _S1212 = _S1213;
        _S1213 = _S1214;
        _S1214 = _S1327;
        _S1199 = _S1329;
        _S1230 = _S1248;
        _S1200 = _S1330;
        m_6 = half_vector_3;
        _S1232 = _S1331;
        _S1231 = _S1332;
        _S1246 = _S1252;
        _S1233 = _S1249;
    }
    else
    {
        _S1196 = false;
        _S1197 = false;
        _S1198 = false;
        crossing_4 = 0.0f;
        _S1201 = 0.0f;
        _S1202 = 0.0f;
        _S1203 = 0.0f;
        _S1204 = 0.0f;
        _S1205 = 0.0f;
        _S1206 = 0.0f;
        _S1207 = 0.0f;
        _S1234._S18 = 0.0f;
        _S1208 = 0.0f;
        _S1209 = 0.0f;
        _S1238.value0_75 = _S1192;
        _S1210 = 0.0f;
        _S1211 = 0.0f;
        _S1212 = 0.0f;
        _S1213 = 0.0f;
        _S1214 = 0.0f;
        _S1215 = 0.0f;
        _S1216 = 0.0f;
        _S1217 = 0.0f;
        _S1235._S18 = 0.0f;
        _S1218 = 0.0f;
        _S1219 = 0.0f;
        _S1236._S18 = 0.0f;
        _S1220 = 0.0f;
        _S1221 = 0.0f;
        _S1222 = 0.0f;
        _S1223 = 0.0f;
        _S1239.value0_75 = _S1192;
        _S1224 = 0.0f;
        _S1225 = 0.0f;
        _S1226 = 0.0f;
        _S1240.value0_83 = _S1193;
        _S1227 = 0.0f;
        _S1228 = 0.0f;
        _S1237._S18 = 0.0f;
        _S1241.value0_76 = _S1191;
        _S1242.value0_76 = _S1191;
        _S1243.value0_88 = _S1189;
        _S1199 = false;
        _S1229 = 0.0f;
        _S1230 = 0.0f;
        _S1244._S39 = _S1188;
        _S1244._S40 = _S1188;
        _S1245._S39 = _S1188;
        _S1245._S40 = _S1188;
        _S1200 = false;
        m_6 = _S1188;
        _S1232 = _S1188;
        _S1231 = 0.0f;
        _S1247._S22 = 0.0f;
        _S1246._S39 = _S1188;
        _S1246._S40 = _S1188;
        _S1233 = _S1188;
    }
    if(_S1195)
    {
        var _S1333 : vec3<f32>;
        if(_S1196)
        {
            var _S1334 : vec3<f32>;
            var _S1335 : vec3<f32>;
            if(_S1197)
            {
                if(_S1198)
                {
                    var _S1336 : f32 = _S1187.pdf_1 / crossing_4;
                    var _S1337 : f32 = _S1201 * - _S1336;
                    var _S1338 : f32 = (_S1187.f_cos_0[i32(0)] + _S1187.f_cos_0[i32(1)] + _S1187.f_cos_0[i32(2)]) / _S1203;
                    var _S1339 : f32 = _S1201 * - _S1338;
                    var _S1340 : f32 = (_S1202 * _S1336 + _S1204 * _S1338) / _S1205;
                    var _S1341 : f32 = _S1207 * _S1340;
                    var _S1342 : f32 = 4.0f * (_S1206 * - _S1340);
                    var _S1343 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1234, &(_S1343), _S1342);
                    var _S1344 : f32 = _S1208 * _S1341;
                    var _S1345 : f32 = _S1209 * _S1341;
                    var _S1346 : vec3<f32> = _S1188;
                    s_bwdProp_ggx_density_0(_S1238, &(_S1346), _S1344);
                    crossing_4 = _S1339;
                    _S1201 = _S1337;
                    _S1202 = _S1345;
                    _S1203 = 0.0f;
                    _S1204 = 0.0f;
                    _S1333 = _S1346;
                    _S1205 = _S1343;
                }
                else
                {
                    var _S1347 : f32 = _S1187.pdf_1 / _S1210;
                    var _S1348 : f32 = _S1211 * - _S1347;
                    var _S1349 : f32 = (_S1187.f_cos_0[i32(0)] + _S1187.f_cos_0[i32(1)] + _S1187.f_cos_0[i32(2)]) / _S1212;
                    var _S1350 : f32 = _S1214 * (_S1214 * (_S1211 * - _S1349));
                    var _S1351 : f32 = (_S1202 * _S1347 + _S1213 * _S1349) / _S1215;
                    var _S1352 : f32 = _S1216 * - _S1351;
                    var _S1353 : f32 = _S1217 * _S1351;
                    var _S1354 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1235, &(_S1354), _S1352);
                    var _S1355 : f32 = _S1218 * _S1353;
                    var _S1356 : f32 = _S1219 * _S1353;
                    var _S1357 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1236, &(_S1357), _S1355);
                    var s_diff_jacobian_T_1 : f32 = _S1220 * _S1356;
                    var _S1358 : f32 = _S1221 * _S1356;
                    var _S1359 : f32 = _S1222 * _S1358;
                    var _S1360 : f32 = _S1223 * _S1358;
                    var _S1361 : vec3<f32> = _S1188;
                    s_bwdProp_ggx_density_0(_S1239, &(_S1361), _S1359);
                    var _S1362 : f32 = - _S1360;
                    var _S1363 : f32 = s_diff_jacobian_T_1 / _S1224;
                    var _S1364 : f32 = _S1225 * - _S1363;
                    var _S1365 : f32 = _S1226 * _S1363;
                    var _S1366 : f32 = 0.0f;
                    s_bwdProp_sqr_0(_S1240, &(_S1366), _S1364);
                    var _S1367 : f32 = _S1214 * (_S1366 / _S1227);
                    var _S1368 : f32 = 0.0f;
                    s_bwdProp_abs_0(_S1237, &(_S1368), _S1365);
                    var _S1369 : f32 = _S1357 + _S1367;
                    var _S1370 : f32 = _S1366 + _S1368;
                    crossing_4 = _S1350;
                    _S1201 = _S1348;
                    _S1202 = _S1362;
                    _S1203 = _S1369;
                    _S1204 = _S1370;
                    _S1333 = _S1361;
                    _S1205 = _S1354;
                }
                var _S1371 : vec3<f32> = _S1188;
                s_bwdProp_ggx_lambda_0(_S1241, &(_S1371), crossing_4);
                var _S1372 : f32 = crossing_4 + _S1201;
                var _S1373 : vec3<f32> = _S1188;
                s_bwdProp_ggx_lambda_0(_S1242, &(_S1373), _S1372);
                var _S1374 : f32 = 0.0f;
                s_bwdProp_fresnel_dielectric_0(_S1243, &(_S1374), _S1202);
                var _S1375 : f32 = _S1374 + _S1203;
                crossing_4 = _S1204;
                _S1201 = _S1375;
                _S1202 = _S1205;
                _S1334 = _S1373;
                _S1335 = _S1371;
            }
            else
            {
                crossing_4 = 0.0f;
                _S1201 = 0.0f;
                _S1333 = _S1188;
                _S1202 = 0.0f;
                _S1334 = _S1188;
                _S1335 = _S1188;
            }
            if(_S1199)
            {
                var _S1376 : f32 = _S1229 * 0.0f;
                crossing_4 = _S1230 * 0.0f + crossing_4;
                _S1203 = _S1376;
            }
            else
            {
                _S1203 = 0.0f;
            }
            var _S1377 : f32 = _S1228 * 0.0f;
            var _S1378 : f32 = _S1194 * 0.0f;
            var _S1379 : vec3<f32> = _S1188;
            var _S1380 : vec3<f32> = _S1188;
            s_bwdProp_dot_0(_S1244, &(_S1379), &(_S1380), crossing_4);
            var _S1381 : f32 = _S1378 + _S1201;
            var _S1382 : vec3<f32> = _S1188;
            var _S1383 : vec3<f32> = _S1188;
            s_bwdProp_dot_0(_S1245, &(_S1382), &(_S1383), _S1381);
            var _S1384 : vec3<f32> = _S1380 + _S1383 + _S1333;
            var _S1385 : f32 = _S1377 + _S1202;
            var _S1386 : vec3<f32> = _S1382 + _S1334;
            var _S1387 : vec3<f32> = _S1379 + _S1335;
            if(_S1200)
            {
                _S1333 = (vec3<f32>(0) - _S1384);
            }
            else
            {
                _S1333 = _S1384;
            }
            var _S1388 : vec3<f32> = m_6 * _S1333;
            var _S1389 : vec3<f32> = _S1232 * _S1333;
            var _S1390 : f32 = - ((_S1388[i32(0)] + _S1388[i32(1)] + _S1388[i32(2)]) / _S1231);
            var _S1391 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S1247, &(_S1391), _S1390);
            crossing_4 = _S1391;
            m_6 = _S1389;
            _S1232 = _S1386;
            _S1333 = _S1387;
            _S1201 = _S1203;
            _S1202 = _S1385;
        }
        else
        {
            crossing_4 = 0.0f;
            m_6 = _S1188;
            _S1232 = _S1188;
            _S1333 = _S1188;
            _S1201 = 0.0f;
            _S1202 = 0.0f;
        }
        var _S1392 : vec3<f32> = _S1188;
        var _S1393 : vec3<f32> = _S1188;
        s_bwdProp_dot_0(_S1246, &(_S1392), &(_S1393), crossing_4);
        var _S1394 : vec3<f32> = _S1392 + _S1393 + m_6;
        var _S1395 : vec3<f32> = _S1394 + _S1232;
        var _S1396 : vec3<f32> = _S1233 * _S1394 + _S1333;
        var _S1397 : f32 = _S1230 * 0.0f + _S1202;
        m_6 = _S1396 + vec3<f32>(0.0f, 0.0f, _S1194 * 0.0f + _S1201);
        crossing_4 = _S1397;
        _S1232 = _S1395;
    }
    else
    {
        m_6 = _S1188;
        crossing_4 = 0.0f;
        _S1232 = _S1188;
    }
    (*_S1185) = _S1232 + vec3<f32>(0.0f, 0.0f, crossing_4);
    (*_S1186) = m_6;
    return;
}

fn s_bwdProp_bsdf_evaluate_0( _S1398 : s_bwdCallableCtx_bsdf_evaluate_0,  _S1399 : ptr<function, vec3<f32>>,  _S1400 : ptr<function, vec3<f32>>,  _S1401 : BsdfValue_0)
{
    var _S1402 : vec3<f32> = vec3<f32>(0.0f);
    var _S1403 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0 = s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0( _S1402, _S1402, _S1402 );
    var _S1404 : vec2<f32> = vec2<f32>(0.0f);
    var _S1405 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0 = s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0( _S1402, _S1402, _S1404, _S1402, _S1402 );
    var _S1406 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0 = s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0( 0.0f, _S1404, _S1402, _S1402 );
    var _S1407 : bool = (_S1398.value0_95.value0_90.kind_0) == u32(0);
    var _S1408 : s_bwdCallableCtx_conductor_evaluate_0;
    var _S1409 : s_bwdCallableCtx_dielectric_evaluate_0;
    var _S1410 : s_bwdCallableCtx_diffuse_evaluate_0;
    var _S1411 : bool;
    if(_S1407)
    {
        var _S1412 : s_paramCtx_s_bwdCallableCtx_diffuse_evaluate_0;
        _S1412.value0_96 = _S1398.value0_95.value0_90.a_0.xyz;
        _S1412.value1_24 = _S1398.value0_95.value1_21;
        _S1412.value2_14 = _S1398.value0_95.value2_13;
        _S1410.value0_101 = _S1412;
        _S1411 = false;
        _S1408.value0_99 = _S1405;
        _S1409.value0_100 = _S1406;
    }
    else
    {
        var _S1413 : bool = (_S1398.value0_95.value0_90.kind_0) == u32(1);
        if(_S1413)
        {
            var _S1414 : vec3<f32> = _S1398.value0_95.value0_90.b_0.xyz;
            var _S1415 : s_paramCtx_s_bwdCallableCtx_conductor_evaluate_0;
            _S1415.value0_97 = _S1398.value0_95.value0_90.a_0.xyz;
            _S1415.value1_25 = _S1414;
            _S1415.value2_15 = _S1398.value0_95.value0_90.alpha_0;
            _S1415.value3_7 = _S1398.value0_95.value1_21;
            _S1415.value4_6 = _S1398.value0_95.value2_13;
            _S1408.value0_99 = _S1415;
            _S1409.value0_100 = _S1406;
        }
        else
        {
            var _S1416 : s_paramCtx_s_bwdCallableCtx_dielectric_evaluate_0;
            _S1416.value0_98 = _S1398.value0_95.value0_90.a_0.x;
            _S1416.value1_26 = _S1398.value0_95.value0_90.alpha_0;
            _S1416.value2_16 = _S1398.value0_95.value1_21;
            _S1416.value3_8 = _S1398.value0_95.value2_13;
            _S1408.value0_99 = _S1405;
            _S1409.value0_100 = _S1416;
        }
        _S1410.value0_101 = _S1403;
        _S1411 = _S1413;
    }
    var _S1417 : vec3<f32>;
    var _S1418 : vec3<f32>;
    if(_S1407)
    {
        var _S1419 : vec3<f32> = _S1402;
        var _S1420 : vec3<f32> = _S1402;
        s_bwdProp_diffuse_evaluate_0(_S1410, &(_S1419), &(_S1420), _S1401);
        _S1417 = _S1419;
        _S1418 = _S1420;
    }
    else
    {
        if(_S1411)
        {
            var _S1421 : vec3<f32> = _S1402;
            var _S1422 : vec3<f32> = _S1402;
            s_bwdProp_conductor_evaluate_0(_S1408, &(_S1421), &(_S1422), _S1401);
            _S1417 = _S1421;
            _S1418 = _S1422;
        }
        else
        {
            var _S1423 : vec3<f32> = _S1402;
            var _S1424 : vec3<f32> = _S1402;
            s_bwdProp_dielectric_evaluate_0(_S1409, &(_S1423), &(_S1424), _S1401);
            _S1417 = _S1423;
            _S1418 = _S1424;
        }
    }
    (*_S1399) = _S1417;
    (*_S1400) = _S1418;
    return;
}

fn s_bwdProp_to_local_0( _S1425 : s_bwdCallableCtx_to_local_0,  _S1426 : ptr<function, Frame_0>,  _S1427 : ptr<function, vec3<f32>>,  _S1428 : vec3<f32>)
{
    var _S1429 : s_bwdCallableCtx_dot_0;
    _S1429._S39 = _S1425.value0_23.value0_9.s_0;
    _S1429._S40 = _S1425.value0_23.value1_2;
    var _S1430 : s_bwdCallableCtx_dot_0;
    _S1430._S39 = _S1425.value0_23.value0_9.t_0;
    _S1430._S40 = _S1425.value0_23.value1_2;
    var _S1431 : s_bwdCallableCtx_dot_0;
    _S1431._S39 = _S1425.value0_23.value0_9.n_0;
    _S1431._S40 = _S1425.value0_23.value1_2;
    var _S1432 : Frame_0 = Frame_x24_syn_dzero_0();
    var _S1433 : vec3<f32> = vec3<f32>(0.0f);
    var _S1434 : vec3<f32> = _S1433;
    var _S1435 : vec3<f32> = _S1433;
    s_bwdProp_dot_0(_S1431, &(_S1434), &(_S1435), _S1428[i32(2)]);
    var _S1436 : vec3<f32> = _S1433;
    var _S1437 : vec3<f32> = _S1433;
    s_bwdProp_dot_0(_S1430, &(_S1436), &(_S1437), _S1428[i32(1)]);
    var _S1438 : vec3<f32> = _S1433;
    var _S1439 : vec3<f32> = _S1433;
    s_bwdProp_dot_0(_S1429, &(_S1438), &(_S1439), _S1428[i32(0)]);
    var _S1440 : vec3<f32> = _S1435 + _S1437 + _S1439;
    var _S1441 : Frame_0 = _S1432;
    _S1441.n_0 = _S1434;
    _S1441.t_0 = _S1436;
    _S1441.s_0 = _S1438;
    (*_S1426) = Frame_x24_syn_dadd_0(_S1432, _S1441);
    (*_S1427) = _S1440;
    return;
}

fn s_bwdProp_point_on_light_0( _S1442 : s_bwdCallableCtx_point_on_light_0,  _S1443 : ptr<function, vec2<f32>>,  _S1444 : vec3<f32>)
{
    var _S1445 : f32 = _S1442.value0_93.value1_23.x;
    var _S1446 : Tuple_15 = s_apply_safe_sqrt_0(_S1445);
    var _S1447 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
    _S1447.value0_68 = _S1445;
    var _S1448 : s_bwdCallableCtx_safe_sqrt_0 = s_bwdCallableCtx_safe_sqrt_0( _S1447 );
    var _S1449 : f32 = _S1442.value0_93.value1_23.y;
    var _S1450 : vec3<f32> = _S1442.value0_93.value0_92.e2_2 * _S1444;
    var _S1451 : f32 = _S1450[i32(0)] + _S1450[i32(1)] + _S1450[i32(2)];
    var _S1452 : vec3<f32> = _S1442.value0_93.value0_92.e1_2 * _S1444;
    var _S1453 : f32 = _S1452[i32(0)] + _S1452[i32(1)] + _S1452[i32(2)];
    var _S1454 : f32 = _S1446.value0_27 * _S1451 + - (_S1446.value0_27 * _S1453);
    var _S1455 : f32 = _S1449 * _S1451 + (1.0f - _S1449) * _S1453;
    var _S1456 : f32 = 0.0f;
    s_bwdProp_safe_sqrt_0(_S1448, &(_S1456), _S1455);
    (*_S1443) = vec2<f32>(_S1456, _S1454);
    return;
}

fn s_bwdProp_direct_light_0( _S1457 : s_bwdCallableCtx_direct_light_0,  _S1458 : ptr<function, Surface_Differential_0>,  _S1459 : ptr<function, vec3<f32>>,  _S1460 : ptr<function, vec2<f32>>,  _S1461 : vec3<f32>)
{
    var _S1462 : vec3<f32> = vec3<f32>(0.0f);
    var _S1463 : Frame_0 = Frame_0( _S1462, _S1462, _S1462 );
    var _S1464 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S1463, _S1462 );
    var _S1465 : vec4<f32> = vec4<f32>(0.0f);
    var _S1466 : vec2<f32> = vec2<f32>(0.0f);
    var _S1467 : Material_0 = Material_0( _S1465, _S1465, _S1466, u32(0), u32(0) );
    var _S1468 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0 = s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0( _S1467, _S1462, _S1462 );
    var _S1469 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S1470 : Tuple_14 = s_apply_point_on_light_0(_S1457.value0_21.value1_3, _S1457.value0_21.value4_2);
    var _S1471 : s_paramCtx_s_bwdCallableCtx_point_on_light_0;
    _S1471.value0_92 = _S1457.value0_21.value1_3;
    _S1471.value1_23 = _S1457.value0_21.value4_2;
    var _S1472 : s_bwdCallableCtx_point_on_light_0 = s_bwdCallableCtx_point_on_light_0( _S1471 );
    var to_light_1 : vec3<f32> = _S1470.value0_26 - _S1457.value0_21.value2_2.position_0;
    var _S1473 : Tuple_5 = s_apply_dot_0(to_light_1, to_light_1);
    var _S1474 : s_bwdCallableCtx_dot_0;
    _S1474._S39 = to_light_1;
    _S1474._S40 = to_light_1;
    var _S1475 : s_bwdCallableCtx_dot_0 = _S1474;
    var _S1476 : bool = (_S1473.value0_5) > 0.0f;
    var _S1477 : bool;
    var _S1478 : vec3<f32>;
    var _S1479 : vec3<f32>;
    var _S1480 : vec3<f32>;
    var _S1481 : vec3<f32>;
    var _S1482 : f32;
    var _S1483 : f32;
    var _S1484 : f32;
    var _S1485 : f32;
    var _S1486 : f32;
    var _S1487 : f32;
    var _S1488 : f32;
    var _S1489 : f32;
    var _S1490 : s_bwdCallableCtx_power_heuristic_0;
    var _S1491 : s_bwdCallableCtx_abs_0;
    var _S1492 : s_bwdCallableCtx_bsdf_evaluate_0;
    var _S1493 : s_bwdCallableCtx_to_local_0;
    var _S1494 : s_bwdCallableCtx_dot_0;
    var _S1495 : s_bwdCallableCtx_sqrt_0;
    if(_S1476)
    {
        var _S1496 : Tuple_3 = s_apply_sqrt_0(_S1473.value0_5);
        var _S1497 : s_bwdCallableCtx_sqrt_0;
        _S1497._S22 = _S1473.value0_5;
        var _S1498 : s_bwdCallableCtx_sqrt_0 = _S1497;
        var _S1499 : vec3<f32> = vec3<f32>((1.0f / _S1496.value0_3));
        var _S1500 : f32 = _S1496.value0_3 * _S1496.value0_3;
        var direction_7 : vec3<f32> = to_light_1 * _S1499;
        var _S1501 : Tuple_5 = s_apply_dot_0(direction_7, _S1457.value0_21.value1_3.normal_1);
        var _S1502 : s_bwdCallableCtx_dot_0;
        _S1502._S39 = direction_7;
        _S1502._S40 = _S1457.value0_21.value1_3.normal_1;
        var _S1503 : s_bwdCallableCtx_dot_0 = _S1502;
        var cos_light_1 : f32 = - _S1501.value0_5;
        if(cos_light_1 > 0.0f)
        {
            _S1477 = true;
        }
        else
        {
            if(cos_light_1 < 0.0f)
            {
                _S1477 = _S1457.value0_21.value1_3.two_sided_2;
            }
            else
            {
                _S1477 = false;
            }
        }
        if(_S1477)
        {
            var _S1504 : Tuple_12 = s_apply_to_local_0(_S1457.value0_21.value2_2.frame_0, direction_7);
            var _S1505 : s_paramCtx_s_bwdCallableCtx_to_local_0;
            _S1505.value0_9 = _S1457.value0_21.value2_2.frame_0;
            _S1505.value1_2 = direction_7;
            var _S1506 : Tuple_16 = s_apply_bsdf_evaluate_0(_S1457.value0_21.value0_10, _S1457.value0_21.value3_2, _S1504.value0_24);
            var _S1507 : s_paramCtx_s_bwdCallableCtx_bsdf_evaluate_0;
            _S1507.value0_90 = _S1457.value0_21.value0_10;
            _S1507.value1_21 = _S1457.value0_21.value3_2;
            _S1507.value2_13 = _S1504.value0_24;
            var _S1508 : Tuple_2 = s_apply_abs_0(cos_light_1);
            var _S1509 : s_bwdCallableCtx_abs_0;
            _S1509._S18 = cos_light_1;
            var pdf_light_1 : f32 = _S1473.value0_5 * _S1457.value0_21.value1_3.pdf_area_1;
            var _S1510 : f32 = _S1506.value0_28.pdf_1 * _S1508.value0_2;
            var _S1511 : Tuple_10 = s_apply_power_heuristic_0(pdf_light_1, _S1510);
            var _S1512 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
            _S1512.value0_91 = pdf_light_1;
            _S1512.value1_22 = _S1510;
            var _S1513 : f32 = _S1511.value0_19 * _S1508.value0_2;
            var _S1514 : vec3<f32> = vec3<f32>((_S1513 / pdf_light_1));
            var _S1515 : f32 = pdf_light_1 * pdf_light_1;
            _S1478 = _S1506.value0_28.f_cos_0 * _S1457.value0_21.value1_3.radiance_1;
            _S1479 = _S1514;
            _S1482 = _S1515;
            _S1483 = _S1513;
            _S1484 = pdf_light_1;
            _S1485 = _S1511.value0_19;
            _S1486 = _S1508.value0_2;
            _S1480 = _S1457.value0_21.value1_3.radiance_1;
            _S1490.value0_94 = _S1512;
            _S1487 = _S1506.value0_28.pdf_1;
            _S1488 = _S1457.value0_21.value1_3.pdf_area_1;
            _S1491 = _S1509;
            _S1492.value0_95 = _S1507;
            _S1493.value0_23 = _S1505;
        }
        else
        {
            _S1478 = _S1462;
            _S1479 = _S1462;
            _S1482 = 0.0f;
            _S1483 = 0.0f;
            _S1484 = 0.0f;
            _S1485 = 0.0f;
            _S1486 = 0.0f;
            _S1480 = _S1462;
            _S1490.value0_94 = _S1469;
            _S1487 = 0.0f;
            _S1488 = 0.0f;
            _S1491._S18 = 0.0f;
            _S1492.value0_95 = _S1468;
            _S1493.value0_23 = _S1464;
        }
        _S1494 = _S1503;
        _S1481 = _S1499;
        _S1489 = _S1500;
        _S1495 = _S1498;
    }
    else
    {
        _S1477 = false;
        _S1478 = _S1462;
        _S1479 = _S1462;
        _S1482 = 0.0f;
        _S1483 = 0.0f;
        _S1484 = 0.0f;
        _S1485 = 0.0f;
        _S1486 = 0.0f;
        _S1480 = _S1462;
        _S1490.value0_94 = _S1469;
        _S1487 = 0.0f;
        _S1488 = 0.0f;
        _S1491._S18 = 0.0f;
        _S1492.value0_95 = _S1468;
        _S1493.value0_23 = _S1464;
        _S1494._S39 = _S1462;
        _S1494._S40 = _S1462;
        _S1481 = _S1462;
        _S1489 = 0.0f;
        _S1495._S22 = 0.0f;
    }
    var _S1516 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1517 : Surface_Differential_0;
    if(_S1476)
    {
        if(_S1477)
        {
            var _S1518 : vec3<f32> = _S1478 * _S1461;
            var _S1519 : f32 = (_S1518[i32(0)] + _S1518[i32(1)] + _S1518[i32(2)]) / _S1482;
            var _S1520 : f32 = _S1483 * - _S1519;
            var _S1521 : f32 = _S1484 * _S1519;
            var _S1522 : f32 = _S1485 * _S1521;
            var _S1523 : f32 = _S1486 * _S1521;
            var _S1524 : vec3<f32> = _S1480 * (_S1479 * _S1461);
            var _S1525 : f32 = 0.0f;
            var _S1526 : f32 = 0.0f;
            s_bwdProp_power_heuristic_0(_S1490, &(_S1525), &(_S1526), _S1523);
            var _S1527 : f32 = _S1486 * _S1526;
            var _S1528 : f32 = _S1488 * (_S1520 + _S1525);
            var _S1529 : f32 = _S1522 + _S1487 * _S1526;
            var _S1530 : f32 = 0.0f;
            s_bwdProp_abs_0(_S1491, &(_S1530), _S1529);
            var _S1531 : BsdfValue_0 = BsdfValue_x24_syn_dzero_0();
            _S1531.f_cos_0 = _S1524;
            _S1531.pdf_1 = _S1527;
            var _S1532 : vec3<f32> = _S1462;
            var _S1533 : vec3<f32> = _S1462;
            s_bwdProp_bsdf_evaluate_0(_S1492, &(_S1532), &(_S1533), _S1531);
            var _S1534 : Frame_0;
            _S1534.s_0 = _S1462;
            _S1534.t_0 = _S1462;
            _S1534.n_0 = _S1462;
            var _S1535 : vec3<f32> = _S1462;
            s_bwdProp_to_local_0(_S1493, &(_S1534), &(_S1535), _S1533);
            var _S1536 : Surface_Differential_0 = _S1516;
            _S1536.frame_2 = _S1534;
            var _S1537 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1516, _S1536);
            _S1482 = _S1530;
            _S1478 = _S1535;
            _S1483 = _S1528;
            _S1517 = _S1537;
            _S1479 = _S1532;
        }
        else
        {
            _S1482 = 0.0f;
            _S1478 = _S1462;
            _S1483 = 0.0f;
            _S1517 = _S1516;
            _S1479 = _S1462;
        }
        var _S1538 : f32 = - _S1482;
        var _S1539 : vec3<f32> = _S1462;
        var _S1540 : vec3<f32> = _S1462;
        s_bwdProp_dot_0(_S1494, &(_S1539), &(_S1540), _S1538);
        var _S1541 : vec3<f32> = _S1539 + _S1478;
        var _S1542 : vec3<f32> = to_light_1 * _S1541;
        var _S1543 : vec3<f32> = _S1481 * _S1541;
        var _S1544 : f32 = - ((_S1542[i32(0)] + _S1542[i32(1)] + _S1542[i32(2)]) / _S1489);
        var _S1545 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1495, &(_S1545), _S1544);
        _S1482 = _S1545 + _S1483;
        _S1478 = _S1543;
    }
    else
    {
        _S1482 = 0.0f;
        _S1478 = _S1462;
        _S1517 = _S1516;
        _S1479 = _S1462;
    }
    var _S1546 : vec3<f32> = _S1462;
    var _S1547 : vec3<f32> = _S1462;
    s_bwdProp_dot_0(_S1475, &(_S1546), &(_S1547), _S1482);
    var _S1548 : vec3<f32> = _S1546 + _S1547 + _S1478;
    var _S1549 : vec3<f32> = (vec3<f32>(0) - _S1548);
    var _S1550 : vec2<f32> = _S1466;
    s_bwdProp_point_on_light_0(_S1472, &(_S1550), _S1548);
    var _S1551 : Surface_Differential_0 = _S1516;
    _S1551.position_1 = _S1549;
    (*_S1458) = Surface_x24_syn_dadd_0(_S1517, _S1551);
    (*_S1459) = _S1479;
    (*_S1460) = _S1550;
    return;
}

fn s_bwdProp_emission_of_0( _S1552 : s_bwdCallableCtx_emission_of_0,  _S1553 : ptr<function, Surface_Differential_0>,  _S1554 : ptr<function, vec3<f32>>,  _S1555 : ptr<function, vec3<f32>>,  _S1556 : ptr<function, f32>,  _S1557 : vec3<f32>)
{
    var _S1558 : vec3<f32> = vec3<f32>(0.0f);
    var _S1559 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0 = s_paramCtx_s_bwdCallableCtx_power_heuristic_0( 0.0f, 0.0f );
    var _S1560 : Tuple_5 = s_apply_dot_0(_S1552.value0_17.value3_1, _S1552.value0_17.value1_1.geometric_normal_0);
    var _S1561 : s_bwdCallableCtx_dot_0;
    _S1561._S39 = _S1552.value0_17.value3_1;
    _S1561._S40 = _S1552.value0_17.value1_1.geometric_normal_0;
    var _S1562 : s_bwdCallableCtx_dot_0 = _S1561;
    var _S1563 : bool;
    if(_S1552.value0_17.value0_8.two_sided_1)
    {
        _S1563 = true;
    }
    else
    {
        _S1563 = (_S1560.value0_5) < 0.0f;
    }
    var _S1564 : vec3<f32>;
    var _S1565 : s_bwdCallableCtx_power_heuristic_0;
    var _S1566 : f32;
    var _S1567 : f32;
    var _S1568 : s_bwdCallableCtx_dot_0;
    var _S1569 : s_bwdCallableCtx_abs_0;
    if(_S1563)
    {
        if(_S1552.value0_17.value5_1)
        {
            _S1564 = _S1558;
            _S1565.value0_94 = _S1559;
            _S1566 = 0.0f;
            _S1568._S39 = _S1558;
            _S1568._S40 = _S1558;
            _S1567 = 0.0f;
            _S1569._S18 = 0.0f;
        }
        else
        {
            var arm_1 : vec3<f32> = _S1552.value0_17.value1_1.position_0 - _S1552.value0_17.value2_1;
            var _S1570 : Tuple_2 = s_apply_abs_0(_S1560.value0_5);
            var _S1571 : s_bwdCallableCtx_abs_0;
            _S1571._S18 = _S1560.value0_5;
            var _S1572 : f32 = _S1552.value0_17.value4_1 * _S1570.value0_2;
            var _S1573 : Tuple_5 = s_apply_dot_0(arm_1, arm_1);
            var _S1574 : s_bwdCallableCtx_dot_0;
            _S1574._S39 = arm_1;
            _S1574._S40 = arm_1;
            var _S1575 : f32 = _S1573.value0_5 * _S1552.value0_17.value0_8.pdf_area_0;
            var _S1576 : s_paramCtx_s_bwdCallableCtx_power_heuristic_0;
            _S1576.value0_91 = _S1572;
            _S1576.value1_22 = _S1575;
            _S1564 = _S1552.value0_17.value0_8.radiance_0;
            _S1565.value0_94 = _S1576;
            _S1566 = _S1552.value0_17.value0_8.pdf_area_0;
            _S1568 = _S1574;
            _S1567 = _S1570.value0_2;
            _S1569 = _S1571;
        }
    }
    else
    {
        _S1564 = _S1558;
        _S1565.value0_94 = _S1559;
        _S1566 = 0.0f;
        _S1568._S39 = _S1558;
        _S1568._S40 = _S1558;
        _S1567 = 0.0f;
        _S1569._S18 = 0.0f;
    }
    var _S1577 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1578 : Surface_Differential_0;
    if(_S1563)
    {
        if(_S1552.value0_17.value5_1)
        {
            _S1566 = 0.0f;
            _S1578 = _S1577;
            _S1564 = _S1558;
            _S1567 = 0.0f;
        }
        else
        {
            var _S1579 : vec3<f32> = _S1564 * _S1557;
            var _S1580 : f32 = _S1579[i32(0)] + _S1579[i32(1)] + _S1579[i32(2)];
            var _S1581 : f32 = 0.0f;
            var _S1582 : f32 = 0.0f;
            s_bwdProp_power_heuristic_0(_S1565, &(_S1581), &(_S1582), _S1580);
            var _S1583 : f32 = _S1566 * _S1582;
            var _S1584 : vec3<f32> = _S1558;
            var _S1585 : vec3<f32> = _S1558;
            s_bwdProp_dot_0(_S1568, &(_S1584), &(_S1585), _S1583);
            var _S1586 : f32 = _S1552.value0_17.value4_1 * _S1581;
            var _S1587 : f32 = _S1567 * _S1581;
            var _S1588 : f32 = 0.0f;
            s_bwdProp_abs_0(_S1569, &(_S1588), _S1586);
            var _S1589 : vec3<f32> = _S1584 + _S1585;
            var _S1590 : vec3<f32> = (vec3<f32>(0) - _S1589);
            var _S1591 : Surface_Differential_0 = _S1577;
            _S1591.position_1 = _S1589;
            var _S1592 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1577, _S1591);
            _S1566 = _S1588;
            _S1578 = _S1592;
            _S1564 = _S1590;
            _S1567 = _S1587;
        }
    }
    else
    {
        _S1566 = 0.0f;
        _S1578 = _S1577;
        _S1564 = _S1558;
        _S1567 = 0.0f;
    }
    var _S1593 : vec3<f32> = _S1558;
    var _S1594 : vec3<f32> = _S1558;
    s_bwdProp_dot_0(_S1562, &(_S1593), &(_S1594), _S1566);
    (*_S1553) = _S1578;
    (*_S1554) = _S1564;
    (*_S1555) = _S1593;
    (*_S1556) = _S1567;
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

fn s_bwdProp_frame_from_normal_0( _S1595 : s_bwdCallableCtx_frame_from_normal_0,  _S1596 : ptr<function, vec3<f32>>,  _S1597 : Frame_0)
{
    var _S1598 : f32 = _S1595.value0_105.value0_103.z;
    var sign_1 : f32;
    if(_S1598 < 0.0f)
    {
        sign_1 = -1.0f;
    }
    else
    {
        sign_1 = 1.0f;
    }
    var _S1599 : f32 = sign_1 + _S1598;
    var a_5 : f32 = -1.0f / _S1599;
    var _S1600 : f32 = _S1599 * _S1599;
    var _S1601 : f32 = _S1595.value0_105.value0_103.x;
    var _S1602 : f32 = _S1595.value0_105.value0_103.y;
    var _S1603 : f32 = _S1601 * _S1602;
    var _S1604 : f32 = sign_1 * _S1601;
    var _S1605 : f32 = _S1604 * _S1601;
    var _S1606 : f32 = - sign_1;
    var _S1607 : f32 = _S1602 * _S1602;
    var _S1608 : f32 = _S1602 * (a_5 * _S1597.t_0[i32(1)]);
    var _S1609 : f32 = a_5 * _S1597.s_0[i32(0)];
    var _S1610 : f32 = _S1597.t_0[i32(0)] + sign_1 * _S1597.s_0[i32(1)];
    var _S1611 : f32 = a_5 * _S1610;
    (*_S1596) = _S1597.n_0 + vec3<f32>(_S1606 * _S1597.s_0[i32(2)] + _S1604 * _S1609 + sign_1 * (_S1601 * _S1609) + _S1602 * _S1611, - _S1597.t_0[i32(2)] + _S1608 + _S1608 + _S1601 * _S1611, 0.0f) + vec3<f32>(0.0f, 0.0f, -1.0f * - ((_S1607 * _S1597.t_0[i32(1)] + _S1605 * _S1597.s_0[i32(0)] + _S1603 * _S1610) / _S1600));
    return;
}

fn s_bwdProp_frame_from_normal_tangent_0( _S1612 : s_bwdCallableCtx_frame_from_normal_tangent_0,  _S1613 : ptr<function, vec3<f32>>,  _S1614 : Frame_0)
{
    var _S1615 : vec3<f32> = vec3<f32>(0.0f);
    var _S1616 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S1615 );
    var _S1617 : vec3<f32> = vec3<f32>(s_apply_dot_0(_S1612.value0_104.value0_102, _S1612.value0_104.value1_27).value0_5);
    var _S1618 : s_bwdCallableCtx_dot_0;
    _S1618._S39 = _S1612.value0_104.value0_102;
    _S1618._S40 = _S1612.value0_104.value1_27;
    var _S1619 : s_bwdCallableCtx_dot_0 = _S1618;
    var s_4 : vec3<f32> = _S1612.value0_104.value1_27 - _S1612.value0_104.value0_102 * _S1617;
    var _S1620 : Tuple_5 = s_apply_dot_0(s_4, s_4);
    var _S1621 : s_bwdCallableCtx_dot_0;
    _S1621._S39 = s_4;
    _S1621._S40 = s_4;
    var _S1622 : s_bwdCallableCtx_dot_0 = _S1621;
    var _S1623 : bool = (_S1620.value0_5) > (9.999999960041972e-13f * s_apply_dot_0(_S1612.value0_104.value1_27, _S1612.value0_104.value1_27).value0_5);
    var _S1624 : s_bwdCallableCtx_cross_0;
    var _S1625 : vec3<f32>;
    var _S1626 : f32;
    var _S1627 : s_bwdCallableCtx_sqrt_0;
    var _S1628 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S1623)
    {
        var _S1629 : Tuple_3 = s_apply_sqrt_0(_S1620.value0_5);
        var _S1630 : s_bwdCallableCtx_sqrt_0;
        _S1630._S22 = _S1620.value0_5;
        var _S1631 : vec3<f32> = vec3<f32>((1.0f / _S1629.value0_3));
        var _S1632 : f32 = _S1629.value0_3 * _S1629.value0_3;
        var _S1633 : vec3<f32> = s_4 * _S1631;
        var _S1634 : s_bwdCallableCtx_cross_0;
        _S1634._S26 = _S1612.value0_104.value0_102;
        _S1634._S27 = _S1633;
        _S1624 = _S1634;
        _S1625 = _S1631;
        _S1626 = _S1632;
        _S1627 = _S1630;
        _S1628.value0_105 = _S1616;
    }
    else
    {
        var _S1635 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S1635.value0_103 = _S1612.value0_104.value0_102;
        _S1624._S26 = _S1615;
        _S1624._S27 = _S1615;
        _S1625 = _S1615;
        _S1626 = 0.0f;
        _S1627._S22 = 0.0f;
        _S1628.value0_105 = _S1635;
    }
    var _S1636 : vec3<f32>;
    if(_S1623)
    {
        var _S1637 : vec3<f32> = _S1615;
        var _S1638 : vec3<f32> = _S1615;
        s_bwdProp_cross_0(_S1624, &(_S1637), &(_S1638), _S1614.t_0);
        var _S1639 : vec3<f32> = _S1614.s_0 + _S1638;
        var _S1640 : vec3<f32> = s_4 * _S1639;
        var _S1641 : vec3<f32> = _S1625 * _S1639;
        var _S1642 : f32 = - ((_S1640[i32(0)] + _S1640[i32(1)] + _S1640[i32(2)]) / _S1626);
        var _S1643 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S1627, &(_S1643), _S1642);
        var _S1644 : vec3<f32> = _S1614.n_0 + _S1637;
        _S1626 = _S1643;
        _S1625 = _S1641;
        _S1636 = _S1644;
    }
    else
    {
        var _S1645 : vec3<f32> = _S1615;
        s_bwdProp_frame_from_normal_0(_S1628, &(_S1645), _S1614);
        _S1626 = 0.0f;
        _S1625 = _S1615;
        _S1636 = _S1645;
    }
    var _S1646 : vec3<f32> = _S1615;
    var _S1647 : vec3<f32> = _S1615;
    s_bwdProp_dot_0(_S1622, &(_S1646), &(_S1647), _S1626);
    var _S1648 : vec3<f32> = (vec3<f32>(0) - _S1646 + _S1647 + _S1625);
    var _S1649 : vec3<f32> = _S1612.value0_104.value0_102 * _S1648;
    var _S1650 : vec3<f32> = _S1617 * _S1648;
    var _S1651 : f32 = _S1649[i32(0)] + _S1649[i32(1)] + _S1649[i32(2)];
    var _S1652 : vec3<f32> = _S1615;
    var _S1653 : vec3<f32> = _S1615;
    s_bwdProp_dot_0(_S1619, &(_S1652), &(_S1653), _S1651);
    (*_S1613) = _S1650 + _S1652 + _S1636;
    return;
}

fn s_bwdProp_surface_at_0( _S1654 : s_bwdCallableCtx_surface_at_0,  _S1655 : ptr<function, vec3<f32>>,  _S1656 : ptr<function, vec3<f32>>,  _S1657 : Surface_Differential_0)
{
    var _S1658 : vec3<f32> = vec3<f32>(0.0f);
    var _S1659 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0( _S1658, _S1658 );
    var _S1660 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0 = s_paramCtx_s_bwdCallableCtx_frame_from_normal_0( _S1658 );
    var _S1661 : Tuple_4 = s_apply_cross_0(_S1654.value0_16.value0_15.e1_1, _S1654.value0_16.value0_15.e2_1);
    var _S1662 : vec3<f32> = _S1661.value0_4;
    var _S1663 : vec3<f32> = vec3<f32>((1.0f / s_apply_dot_0(_S1662, _S1662).value0_5));
    var along1_0 : vec3<f32> = s_apply_cross_0(_S1654.value0_16.value0_15.e2_1, _S1661.value0_4).value0_4 * _S1663;
    var along2_0 : vec3<f32> = s_apply_cross_0(_S1661.value0_4, _S1654.value0_16.value0_15.e1_1).value0_4 * _S1663;
    var from_p0_1 : vec3<f32> = _S1654.value0_16.value1_5 - _S1654.value0_16.value0_15.p0_0;
    var _S1664 : Tuple_5 = s_apply_dot_0(from_p0_1, _S1661.value0_4);
    var _S1665 : s_bwdCallableCtx_dot_0;
    _S1665._S39 = from_p0_1;
    _S1665._S40 = _S1661.value0_4;
    var _S1666 : s_bwdCallableCtx_dot_0 = _S1665;
    var _S1667 : Tuple_5 = s_apply_dot_0(_S1654.value0_16.value2_4, _S1661.value0_4);
    var _S1668 : s_bwdCallableCtx_dot_0;
    _S1668._S39 = _S1654.value0_16.value2_4;
    _S1668._S40 = _S1661.value0_4;
    var _S1669 : s_bwdCallableCtx_dot_0 = _S1668;
    var _S1670 : f32 = _S1667.value0_5 * _S1667.value0_5;
    var _S1671 : vec3<f32> = vec3<f32>(- (_S1664.value0_5 / _S1667.value0_5));
    var in_plane_1 : vec3<f32> = from_p0_1 + _S1654.value0_16.value2_4 * _S1671;
    var _S1672 : Tuple_5 = s_apply_dot_0(in_plane_1, along1_0);
    var _S1673 : s_bwdCallableCtx_dot_0;
    _S1673._S39 = in_plane_1;
    _S1673._S40 = along1_0;
    var _S1674 : s_bwdCallableCtx_dot_0 = _S1673;
    var _S1675 : Tuple_5 = s_apply_dot_0(in_plane_1, along2_0);
    var _S1676 : s_bwdCallableCtx_dot_0;
    _S1676._S39 = in_plane_1;
    _S1676._S40 = along2_0;
    var _S1677 : s_bwdCallableCtx_dot_0 = _S1676;
    var n_3 : vec3<f32>;
    var _S1678 : vec3<f32>;
    var _S1679 : vec3<f32>;
    var _S1680 : vec3<f32>;
    var _S1681 : vec3<f32>;
    var _S1682 : bool;
    var _S1683 : bool;
    var _S1684 : s_bwdCallableCtx_dot_0;
    var _S1685 : s_bwdCallableCtx_dot_0;
    var _S1686 : f32;
    var _S1687 : s_bwdCallableCtx_sqrt_0;
    if(_S1654.value0_16.value0_15.smooth_0)
    {
        var _S1688 : vec3<f32> = _S1654.value0_16.value0_15.n1_0 - _S1654.value0_16.value0_15.n0_0;
        var _S1689 : vec3<f32> = _S1654.value0_16.value0_15.n2_0 - _S1654.value0_16.value0_15.n0_0;
        var interpolated_1 : vec3<f32> = _S1688 * vec3<f32>(_S1672.value0_5) + _S1689 * vec3<f32>(_S1675.value0_5) + _S1654.value0_16.value0_15.n0_0;
        var _S1690 : Tuple_5 = s_apply_dot_0(interpolated_1, interpolated_1);
        var _S1691 : s_bwdCallableCtx_dot_0;
        _S1691._S39 = interpolated_1;
        _S1691._S40 = interpolated_1;
        var _S1692 : s_bwdCallableCtx_dot_0 = _S1691;
        var _S1693 : bool = (_S1690.value0_5) > 0.0f;
        if(_S1693)
        {
            var _S1694 : Tuple_3 = s_apply_sqrt_0(_S1690.value0_5);
            var _S1695 : s_bwdCallableCtx_sqrt_0;
            _S1695._S22 = _S1690.value0_5;
            var _S1696 : vec3<f32> = vec3<f32>((1.0f / _S1694.value0_3));
            var _S1697 : f32 = _S1694.value0_3 * _S1694.value0_3;
            var n_4 : vec3<f32> = interpolated_1 * _S1696;
            var _S1698 : Tuple_5 = s_apply_dot_0(_S1654.value0_16.value0_15.plane_normal_0, n_4);
            var _S1699 : s_bwdCallableCtx_dot_0;
            _S1699._S39 = _S1654.value0_16.value0_15.plane_normal_0;
            _S1699._S40 = n_4;
            var _S1700 : bool = (_S1698.value0_5) < 0.0f;
            n_3 = n_4;
            _S1682 = _S1700;
            _S1684 = _S1699;
            _S1678 = _S1696;
            _S1686 = _S1697;
            _S1687 = _S1695;
        }
        else
        {
            n_3 = _S1654.value0_16.value0_15.plane_normal_0;
            _S1682 = false;
            _S1684._S39 = _S1658;
            _S1684._S40 = _S1658;
            _S1678 = _S1658;
            _S1686 = 0.0f;
            _S1687._S22 = 0.0f;
        }
        var _S1701 : bool = _S1682;
        var _S1702 : vec3<f32> = _S1678;
        _S1682 = _S1693;
        _S1683 = _S1701;
        _S1678 = interpolated_1;
        _S1679 = _S1702;
        _S1685 = _S1692;
        _S1680 = _S1689;
        _S1681 = _S1688;
    }
    else
    {
        n_3 = _S1654.value0_16.value0_15.plane_normal_0;
        _S1682 = false;
        _S1683 = false;
        _S1684._S39 = _S1658;
        _S1684._S40 = _S1658;
        _S1678 = _S1658;
        _S1679 = _S1658;
        _S1686 = 0.0f;
        _S1687._S22 = 0.0f;
        _S1685._S39 = _S1658;
        _S1685._S40 = _S1658;
        _S1680 = _S1658;
        _S1681 = _S1658;
    }
    var _S1703 : s_bwdCallableCtx_frame_from_normal_tangent_0;
    var _S1704 : s_bwdCallableCtx_frame_from_normal_0;
    if(_S1654.value0_16.value0_15.anisotropic_0)
    {
        var _S1705 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_tangent_0;
        _S1705.value0_102 = n_3;
        _S1705.value1_27 = _S1654.value0_16.value0_15.tangent_0;
        _S1703.value0_104 = _S1705;
        _S1704.value0_105 = _S1660;
    }
    else
    {
        var _S1706 : s_paramCtx_s_bwdCallableCtx_frame_from_normal_0;
        _S1706.value0_103 = n_3;
        _S1703.value0_104 = _S1659;
        _S1704.value0_105 = _S1706;
    }
    var _S1707 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1708 : Surface_Differential_0;
    if(_S1654.value0_16.value0_15.anisotropic_0)
    {
        var _S1709 : Frame_0 = Frame_x24_syn_dzero_0();
        _S1708 = _S1657;
        _S1708.frame_2 = _S1709;
        var _S1710 : vec3<f32> = _S1658;
        s_bwdProp_frame_from_normal_tangent_0(_S1703, &(_S1710), _S1657.frame_2);
        var _S1711 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1708, _S1707);
        n_3 = _S1710;
        _S1708 = _S1711;
    }
    else
    {
        var _S1712 : Frame_0 = Frame_x24_syn_dzero_0();
        _S1708 = _S1657;
        _S1708.frame_2 = _S1712;
        var _S1713 : vec3<f32> = _S1658;
        s_bwdProp_frame_from_normal_0(_S1704, &(_S1713), _S1657.frame_2);
        var _S1714 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1708, _S1707);
        n_3 = _S1713;
        _S1708 = _S1714;
    }
    if(_S1654.value0_16.value0_15.smooth_0)
    {
        if(_S1682)
        {
            var _S1715 : vec3<f32>;
            if(_S1683)
            {
                var _S1716 : Surface_Differential_0 = _S1708;
                _S1708 = _S1707;
                _S1715 = _S1716.position_1;
            }
            else
            {
                _S1708 = Surface_x24_syn_dadd_0(_S1708, _S1707);
                _S1715 = _S1658;
            }
            var _S1717 : vec3<f32> = _S1658;
            var _S1718 : vec3<f32> = _S1658;
            s_bwdProp_dot_0(_S1684, &(_S1717), &(_S1718), 0.0f);
            var _S1719 : vec3<f32> = _S1718 + n_3;
            var _S1720 : vec3<f32> = _S1678 * _S1719;
            var _S1721 : vec3<f32> = _S1679 * _S1719;
            var _S1722 : f32 = - ((_S1720[i32(0)] + _S1720[i32(1)] + _S1720[i32(2)]) / _S1686);
            var _S1723 : f32 = 0.0f;
            s_bwdProp_sqrt_0(_S1687, &(_S1723), _S1722);
            _S1686 = _S1723;
            n_3 = _S1721;
            _S1678 = _S1715;
        }
        else
        {
            var _S1724 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1708, _S1707);
            _S1686 = 0.0f;
            n_3 = _S1658;
            _S1708 = _S1724;
            _S1678 = _S1658;
        }
        var _S1725 : vec3<f32> = _S1658;
        var _S1726 : vec3<f32> = _S1658;
        s_bwdProp_dot_0(_S1685, &(_S1725), &(_S1726), _S1686);
        var _S1727 : vec3<f32> = _S1725 + _S1726 + n_3;
        var _S1728 : vec3<f32> = _S1680 * _S1727;
        var _S1729 : vec3<f32> = _S1681 * _S1727;
        n_3 = _S1678;
        _S1678 = _S1728;
        _S1679 = _S1729;
    }
    else
    {
        _S1708 = Surface_x24_syn_dadd_0(_S1708, _S1707);
        n_3 = _S1658;
        _S1678 = _S1658;
        _S1679 = _S1658;
    }
    var _S1730 : vec3<f32> = _S1708.position_1 + n_3;
    var _S1731 : vec3<f32> = _S1654.value0_16.value0_15.e2_1 * _S1730;
    var _S1732 : vec3<f32> = _S1654.value0_16.value0_15.e1_1 * _S1730;
    var _S1733 : f32 = _S1678[i32(0)] + _S1678[i32(1)] + _S1678[i32(2)] + (_S1731[i32(0)] + _S1731[i32(1)] + _S1731[i32(2)]);
    var _S1734 : vec3<f32> = _S1658;
    var _S1735 : vec3<f32> = _S1658;
    s_bwdProp_dot_0(_S1677, &(_S1734), &(_S1735), _S1733);
    var _S1736 : f32 = _S1679[i32(0)] + _S1679[i32(1)] + _S1679[i32(2)] + (_S1732[i32(0)] + _S1732[i32(1)] + _S1732[i32(2)]);
    var _S1737 : vec3<f32> = _S1658;
    var _S1738 : vec3<f32> = _S1658;
    s_bwdProp_dot_0(_S1674, &(_S1737), &(_S1738), _S1736);
    var _S1739 : vec3<f32> = _S1734 + _S1737;
    var _S1740 : vec3<f32> = _S1654.value0_16.value2_4 * _S1739;
    var _S1741 : vec3<f32> = _S1671 * _S1739;
    var _S1742 : f32 = - (_S1740[i32(0)] + _S1740[i32(1)] + _S1740[i32(2)]) / _S1670;
    var _S1743 : f32 = _S1664.value0_5 * - _S1742;
    var _S1744 : f32 = _S1667.value0_5 * _S1742;
    var _S1745 : vec3<f32> = _S1658;
    var _S1746 : vec3<f32> = _S1658;
    s_bwdProp_dot_0(_S1669, &(_S1745), &(_S1746), _S1743);
    var _S1747 : vec3<f32> = _S1658;
    var _S1748 : vec3<f32> = _S1658;
    s_bwdProp_dot_0(_S1666, &(_S1747), &(_S1748), _S1744);
    var _S1749 : vec3<f32> = _S1741 + _S1745;
    (*_S1655) = _S1739 + _S1747;
    (*_S1656) = _S1749;
    return;
}

fn s_bwdProp_picture_0( _S1750 : s_bwdCallableCtx_picture_0,  _S1751 : ptr<function, vec3<f32>>,  _S1752 : ptr<function, vec3<f32>>,  _S1753 : ptr<function, f32>,  _S1754 : ptr<function, vec2<f32>>,  _S1755 : ptr<function, vec2<f32>>,  _S1756 : f32)
{
    var _S1757 : vec3<f32> = vec3<f32>(0.0f);
    var _S1758 : Emitted_0 = Emitted_0( _S1757, 0.0f, false );
    var _S1759 : Frame_0 = Frame_0( _S1757, _S1757, _S1757 );
    var _S1760 : Surface_0 = Surface_0( _S1757, _S1759, _S1757 );
    var _S1761 : s_paramCtx_s_bwdCallableCtx_emission_of_0 = s_paramCtx_s_bwdCallableCtx_emission_of_0( _S1758, _S1760, _S1757, _S1757, 0.0f, false );
    var _S1762 : s_paramCtx_s_bwdCallableCtx_to_local_0 = s_paramCtx_s_bwdCallableCtx_to_local_0( _S1759, _S1757 );
    var _S1763 : vec4<f32> = vec4<f32>(0.0f);
    var _S1764 : vec2<f32> = vec2<f32>(0.0f);
    var _S1765 : Material_0 = Material_0( _S1763, _S1763, _S1764, u32(0), u32(0) );
    var _S1766 : ChosenLight_0 = ChosenLight_0( _S1757, _S1757, _S1757, _S1757, _S1757, 0.0f, false, u32(0) );
    var _S1767 : s_paramCtx_s_bwdCallableCtx_direct_light_0 = s_paramCtx_s_bwdCallableCtx_direct_light_0( _S1765, _S1766, _S1760, _S1757, _S1764 );
    var _S1768 : s_paramCtx_s_bwdCallableCtx_scatter_0 = s_paramCtx_s_bwdCallableCtx_scatter_0( _S1765, _S1760, _S1757, _S1764, 0.0f );
    var _S1769 : Tuple_6 = s_apply_surface_at_0(_S1750.value0_7.value0_6.triangle_0, _S1750.value0_7.value1_0, _S1750.value0_7.value2_0);
    var _S1770 : s_paramCtx_s_bwdCallableCtx_surface_at_0;
    _S1770.value0_15 = _S1750.value0_7.value0_6.triangle_0;
    _S1770.value1_5 = _S1750.value0_7.value1_0;
    _S1770.value2_4 = _S1750.value0_7.value2_0;
    var _S1771 : s_bwdCallableCtx_surface_at_0 = s_bwdCallableCtx_surface_at_0( _S1770 );
    var _S1772 : bool = (_S1750.value0_7.value0_6.triangle_0.emission_1) != u32(4294967295);
    var _S1773 : s_bwdCallableCtx_dot_0;
    var _S1774 : s_bwdCallableCtx_emission_of_0;
    if(_S1772)
    {
        var _S1775 : Tuple_9 = s_apply_emission_of_0(_S1750.value0_7.value0_6.emitted_0, _S1769.value0_12, _S1750.value0_7.value1_0, _S1750.value0_7.value2_0, _S1750.value0_7.value3_0, _S1750.value0_7.value0_6.delta_1);
        var _S1776 : s_paramCtx_s_bwdCallableCtx_emission_of_0;
        _S1776.value0_8 = _S1750.value0_7.value0_6.emitted_0;
        _S1776.value1_1 = _S1769.value0_12;
        _S1776.value2_1 = _S1750.value0_7.value1_0;
        _S1776.value3_1 = _S1750.value0_7.value2_0;
        _S1776.value4_1 = _S1750.value0_7.value3_0;
        _S1776.value5_1 = _S1750.value0_7.value0_6.delta_1;
        var _S1777 : s_bwdCallableCtx_dot_0;
        _S1777._S39 = _S1775.value0_18;
        _S1777._S40 = _S1750.value0_7.value0_6.importance_0;
        _S1773 = _S1777;
        _S1774.value0_17 = _S1776;
    }
    else
    {
        _S1773._S39 = _S1757;
        _S1773._S40 = _S1757;
        _S1774.value0_17 = _S1761;
    }
    var _S1778 : bool;
    if(_S1750.value0_7.value0_6.lit_0)
    {
        _S1778 = true;
    }
    else
    {
        _S1778 = _S1750.value0_7.value0_6.scatters_0;
    }
    var _S1779 : s_bwdCallableCtx_dot_0;
    var _S1780 : s_bwdCallableCtx_dot_0;
    var _S1781 : s_bwdCallableCtx_dot_0;
    var _S1782 : s_bwdCallableCtx_dot_0;
    var _S1783 : bool;
    var _S1784 : bool;
    var _S1785 : s_bwdCallableCtx_direct_light_0;
    var _S1786 : f32;
    var _S1787 : s_bwdCallableCtx_scatter_0;
    var _S1788 : s_bwdCallableCtx_to_local_0;
    if(_S1778)
    {
        var _S1789 : vec3<f32> = (vec3<f32>(0) - _S1750.value0_7.value2_0);
        var _S1790 : Tuple_12 = s_apply_to_local_0(_S1769.value0_12.frame_0, _S1789);
        var _S1791 : s_paramCtx_s_bwdCallableCtx_to_local_0;
        _S1791.value0_9 = _S1769.value0_12.frame_0;
        _S1791.value1_2 = _S1789;
        var _S1792 : s_paramCtx_s_bwdCallableCtx_to_local_0 = _S1791;
        if(_S1750.value0_7.value0_6.lit_0)
        {
            var _S1793 : Tuple_13 = s_apply_direct_light_0(_S1750.value0_7.value0_6.material_1, _S1750.value0_7.value0_6.chosen_1, _S1769.value0_12, _S1790.value0_24, _S1750.value0_7.value5_0);
            var _S1794 : s_paramCtx_s_bwdCallableCtx_direct_light_0;
            _S1794.value0_10 = _S1750.value0_7.value0_6.material_1;
            _S1794.value1_3 = _S1750.value0_7.value0_6.chosen_1;
            _S1794.value2_2 = _S1769.value0_12;
            _S1794.value3_2 = _S1790.value0_24;
            _S1794.value4_2 = _S1750.value0_7.value5_0;
            var _S1795 : s_bwdCallableCtx_dot_0;
            _S1795._S39 = _S1793.value0_25;
            _S1795._S40 = _S1750.value0_7.value0_6.importance_0;
            _S1779 = _S1795;
            _S1785.value0_21 = _S1794;
        }
        else
        {
            _S1779._S39 = _S1757;
            _S1779._S40 = _S1757;
            _S1785.value0_21 = _S1767;
        }
        if(_S1750.value0_7.value0_6.scatters_0)
        {
            var _S1796 : Tuple_26 = s_apply_scatter_0(_S1750.value0_7.value0_6.material_1, _S1769.value0_12, _S1790.value0_24, _S1750.value0_7.value4_0, _S1750.value0_7.value0_6.lobe_0, _S1750.value0_7.value0_6.triangle_0.clearance_0);
            var _S1797 : s_paramCtx_s_bwdCallableCtx_scatter_0;
            _S1797.value0_11 = _S1750.value0_7.value0_6.material_1;
            _S1797.value1_4 = _S1769.value0_12;
            _S1797.value2_3 = _S1790.value0_24;
            _S1797.value3_3 = _S1750.value0_7.value4_0;
            _S1797.value4_3 = _S1750.value0_7.value0_6.lobe_0;
            var _S1798 : s_paramCtx_s_bwdCallableCtx_scatter_0 = _S1797;
            var _S1799 : s_bwdCallableCtx_dot_0;
            _S1799._S39 = _S1796.value0_38.weight_2;
            _S1799._S40 = _S1750.value0_7.value0_6.later_0;
            var _S1800 : s_bwdCallableCtx_dot_0 = _S1799;
            var _S1801 : s_bwdCallableCtx_dot_0;
            _S1801._S39 = _S1796.value0_38.origin_1;
            _S1801._S40 = _S1750.value0_7.value0_6.adjoint_origin_0;
            var _S1802 : s_bwdCallableCtx_dot_0 = _S1801;
            var _S1803 : s_bwdCallableCtx_dot_0;
            _S1803._S39 = _S1796.value0_38.direction_3;
            _S1803._S40 = _S1750.value0_7.value0_6.adjoint_direction_0;
            var _S1804 : s_bwdCallableCtx_dot_0 = _S1803;
            var _S1805 : bool = !_S1796.value0_38.delta_3;
            if(_S1805)
            {
                _S1786 = _S1750.value0_7.value0_6.adjoint_pdf_0;
            }
            else
            {
                _S1786 = 0.0f;
            }
            _S1783 = _S1805;
            _S1780 = _S1804;
            _S1781 = _S1802;
            _S1782 = _S1800;
            _S1787.value0_22 = _S1798;
        }
        else
        {
            _S1783 = false;
            _S1786 = 0.0f;
            _S1780._S39 = _S1757;
            _S1780._S40 = _S1757;
            _S1781._S39 = _S1757;
            _S1781._S40 = _S1757;
            _S1782._S39 = _S1757;
            _S1782._S40 = _S1757;
            _S1787.value0_22 = _S1768;
        }
        var _S1806 : s_bwdCallableCtx_dot_0 = _S1779;
        var _S1807 : bool = _S1783;
        _S1783 = _S1750.value0_7.value0_6.scatters_0;
        _S1784 = _S1807;
        _S1779 = _S1780;
        _S1780 = _S1781;
        _S1781 = _S1782;
        _S1782 = _S1806;
        _S1788.value0_23 = _S1792;
    }
    else
    {
        _S1783 = false;
        _S1784 = false;
        _S1786 = 0.0f;
        _S1779._S39 = _S1757;
        _S1779._S40 = _S1757;
        _S1780._S39 = _S1757;
        _S1780._S40 = _S1757;
        _S1781._S39 = _S1757;
        _S1781._S40 = _S1757;
        _S1787.value0_22 = _S1768;
        _S1782._S39 = _S1757;
        _S1782._S40 = _S1757;
        _S1785.value0_21 = _S1767;
        _S1788.value0_23 = _S1762;
    }
    var _S1808 : Surface_Differential_0 = Surface_x24_syn_dzero_0();
    var _S1809 : Departure_Differential_0 = Departure_x24_syn_dzero_0();
    var _S1810 : Surface_Differential_0;
    var _S1811 : vec3<f32>;
    var _S1812 : vec2<f32>;
    var _S1813 : vec2<f32>;
    if(_S1778)
    {
        if(_S1783)
        {
            var _S1814 : Departure_Differential_0;
            if(_S1784)
            {
                var _S1815 : f32 = _S1786 * _S1756;
                var _S1816 : Departure_Differential_0 = _S1809;
                _S1816.pdf_4 = _S1815;
                _S1814 = Departure_x24_syn_dadd_0(_S1809, _S1816);
            }
            else
            {
                _S1814 = _S1809;
            }
            var _S1817 : vec3<f32> = _S1757;
            var _S1818 : vec3<f32> = _S1757;
            s_bwdProp_dot_0(_S1779, &(_S1817), &(_S1818), _S1756);
            var _S1819 : vec3<f32> = _S1757;
            var _S1820 : vec3<f32> = _S1757;
            s_bwdProp_dot_0(_S1780, &(_S1819), &(_S1820), _S1756);
            var _S1821 : vec3<f32> = _S1757;
            var _S1822 : vec3<f32> = _S1757;
            s_bwdProp_dot_0(_S1781, &(_S1821), &(_S1822), _S1756);
            var _S1823 : Departure_Differential_0 = _S1809;
            _S1823.direction_5 = _S1817;
            _S1823.origin_2 = _S1819;
            _S1823.weight_4 = _S1821;
            var _S1824 : Departure_Differential_0 = Departure_x24_syn_dadd_0(_S1814, _S1823);
            var _S1825 : Surface_Differential_0;
            _S1825.position_1 = _S1757;
            _S1825.frame_2 = _S1759;
            var _S1826 : vec3<f32> = _S1757;
            var _S1827 : vec2<f32> = _S1764;
            s_bwdProp_scatter_0(_S1787, &(_S1825), &(_S1826), &(_S1827), _S1824);
            _S1810 = Surface_x24_syn_dadd_0(_S1825, _S1808);
            _S1811 = _S1826;
            _S1812 = _S1827;
        }
        else
        {
            _S1810 = _S1808;
            _S1811 = _S1757;
            _S1812 = _S1764;
        }
        if(_S1750.value0_7.value0_6.lit_0)
        {
            var _S1828 : vec3<f32> = _S1757;
            var _S1829 : vec3<f32> = _S1757;
            s_bwdProp_dot_0(_S1782, &(_S1828), &(_S1829), _S1756);
            var _S1830 : Surface_Differential_0;
            _S1830.position_1 = _S1757;
            _S1830.frame_2 = _S1759;
            var _S1831 : vec3<f32> = _S1757;
            var _S1832 : vec2<f32> = _S1764;
            s_bwdProp_direct_light_0(_S1785, &(_S1830), &(_S1831), &(_S1832), _S1828);
            var _S1833 : Surface_Differential_0 = Surface_x24_syn_dadd_0(_S1830, _S1810);
            _S1811 = _S1831 + _S1811;
            _S1810 = _S1833;
            _S1813 = _S1832;
        }
        else
        {
            _S1813 = _S1764;
        }
        var _S1834 : Frame_0;
        _S1834.s_0 = _S1757;
        _S1834.t_0 = _S1757;
        _S1834.n_0 = _S1757;
        var _S1835 : vec3<f32> = _S1757;
        s_bwdProp_to_local_0(_S1788, &(_S1834), &(_S1835), _S1811);
        var _S1836 : vec3<f32> = (vec3<f32>(0) - _S1835);
        var _S1837 : Surface_Differential_0 = _S1808;
        _S1837.frame_2 = _S1834;
        _S1810 = Surface_x24_syn_dadd_0(_S1810, _S1837);
        _S1811 = _S1836;
    }
    else
    {
        _S1810 = _S1808;
        _S1811 = _S1757;
        _S1812 = _S1764;
        _S1813 = _S1764;
    }
    var _S1838 : vec3<f32>;
    if(_S1772)
    {
        var _S1839 : vec3<f32> = _S1757;
        var _S1840 : vec3<f32> = _S1757;
        s_bwdProp_dot_0(_S1773, &(_S1839), &(_S1840), _S1756);
        var _S1841 : Surface_Differential_0;
        _S1841.position_1 = _S1757;
        _S1841.frame_2 = _S1759;
        var _S1842 : vec3<f32> = _S1757;
        var _S1843 : vec3<f32> = _S1757;
        var _S1844 : f32 = 0.0f;
        s_bwdProp_emission_of_0(_S1774, &(_S1841), &(_S1842), &(_S1843), &(_S1844), _S1839);
        var _S1845 : vec3<f32> = _S1843 + _S1811;
        _S1810 = Surface_x24_syn_dadd_0(_S1841, _S1810);
        _S1811 = _S1842;
        _S1838 = _S1845;
        _S1786 = _S1844;
    }
    else
    {
        var _S1846 : vec3<f32> = _S1811;
        _S1811 = _S1757;
        _S1838 = _S1846;
        _S1786 = 0.0f;
    }
    var _S1847 : vec3<f32> = _S1757;
    var _S1848 : vec3<f32> = _S1757;
    s_bwdProp_surface_at_0(_S1771, &(_S1847), &(_S1848), _S1810);
    var _S1849 : vec3<f32> = _S1848 + _S1838;
    (*_S1751) = _S1847 + _S1811;
    (*_S1752) = _S1849;
    (*_S1753) = _S1786;
    (*_S1754) = _S1812;
    (*_S1755) = _S1813;
    return;
}

fn _S1850( _S1851 : Vertex_0,  _S1852 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S1853 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S1854 : ptr<function, DiffPair_float_0>,  _S1855 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1856 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1857 : f32)
{
    var _S1858 : s_paramCtx_s_bwdCallableCtx_picture_0;
    _S1858.value0_6 = _S1851;
    _S1858.value1_0 = (*_S1852).primal_0;
    _S1858.value2_0 = (*_S1853).primal_0;
    _S1858.value3_0 = (*_S1854).primal_0;
    _S1858.value4_0 = (*_S1855).primal_0;
    _S1858.value5_0 = (*_S1856).primal_0;
    var _S1859 : s_bwdCallableCtx_picture_0 = s_bwdCallableCtx_picture_0( _S1858 );
    var _S1860 : vec3<f32> = (*_S1852).differential_0;
    var _S1861 : vec3<f32> = (*_S1853).differential_0;
    var _S1862 : f32 = (*_S1854).differential_0;
    var _S1863 : vec2<f32> = (*_S1855).differential_0;
    var _S1864 : vec2<f32> = (*_S1856).differential_0;
    s_bwdProp_picture_0(_S1859, &(_S1860), &(_S1861), &(_S1862), &(_S1863), &(_S1864), _S1857);
    (*_S1852).differential_0 = _S1860;
    (*_S1853).differential_0 = _S1861;
    (*_S1854).differential_0 = _S1862;
    (*_S1855).differential_0 = _S1863;
    (*_S1856).differential_0 = _S1864;
    return;
}

fn ScoreReport_checked_0( this_21 : ptr<function, ScoreReport_0>,  value_9 : f32) -> f32
{
    if(!is_finite_0(value_9))
    {
        (*this_21).bad_0 = (*this_21).bad_0 + u32(1);
        return 0.0f;
    }
    (*this_21).norm_squared_0 = (*this_21).norm_squared_0 + value_9 * value_9;
    return value_9;
}

fn StoredCoordinates_lens_0( this_22 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_22, u32(2)), StoredCoordinates_get_0(this_22, u32(3)));
}

struct CameraRay_0
{
     origin_3 : vec3<f32>,
     direction_8 : vec3<f32>,
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

fn s_bwdProp_camera_ray_0( _S1865 : s_bwdCallableCtx_camera_ray_0,  _S1866 : ptr<function, vec2<f32>>,  _S1867 : ptr<function, vec2<f32>>,  _S1868 : CameraRay_0)
{
    var _S1869 : vec3<f32> = vec3<f32>(0.0f);
    var _S1870 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0 = s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0( 0.0f );
    var _S1871 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S1872 : vec2<f32> = _S1865.value0_107.value0_106.film_plane_1.xy;
    var direction_9 : vec3<f32> = vec3<f32>(_S1872 * _S1865.value0_107.value1_28 + _S1865.value0_107.value0_106.film_plane_1.zw, 1.0f);
    var _S1873 : vec3<f32> = vec3<f32>(0.0f);
    var _S1874 : bool = (_S1865.value0_107.value0_106.lens_radius_1) > 0.0f;
    var origin_4 : vec3<f32>;
    var direction_10 : vec3<f32>;
    var _S1875 : vec3<f32>;
    var _S1876 : f32;
    var _S1877 : f32;
    var _S1878 : f32;
    var _S1879 : s_bwdCallableCtx_safe_sqrt_0;
    var _S1880 : s_bwdCallableCtx_sin_cos_turns_0;
    if(_S1874)
    {
        var _S1881 : vec3<f32> = vec3<f32>(_S1865.value0_107.value0_106.focal_distance_1);
        var focus_0 : vec3<f32> = direction_9 * _S1881;
        var _S1882 : f32 = _S1865.value0_107.value2_17.x;
        var _S1883 : Tuple_30 = s_apply_sin_cos_turns_0(_S1882);
        var _S1884 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S1884.value0_66 = _S1882;
        var _S1885 : f32 = _S1865.value0_107.value2_17.y;
        var _S1886 : Tuple_15 = s_apply_safe_sqrt_0(_S1885);
        var _S1887 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S1887.value0_68 = _S1885;
        var radius_0 : f32 = _S1865.value0_107.value0_106.lens_radius_1 * _S1886.value0_27;
        var _S1888 : f32 = _S1883.value0_42.y;
        var _S1889 : f32 = _S1883.value0_42.x;
        var origin_5 : vec3<f32> = vec3<f32>(radius_0 * _S1888, radius_0 * _S1889, 0.0f);
        var _S1890 : vec3<f32> = focus_0 - origin_5;
        origin_4 = origin_5;
        direction_10 = _S1890;
        _S1876 = radius_0;
        _S1877 = _S1889;
        _S1878 = _S1888;
        _S1879.value0_69 = _S1887;
        _S1880.value0_67 = _S1884;
        _S1875 = _S1881;
    }
    else
    {
        origin_4 = _S1873;
        direction_10 = direction_9;
        _S1876 = 0.0f;
        _S1877 = 0.0f;
        _S1878 = 0.0f;
        _S1879.value0_69 = _S1871;
        _S1880.value0_67 = _S1870;
        _S1875 = _S1869;
    }
    var row0_0 : vec3<f32> = _S1865.value0_107.value0_106.to_world_1[i32(0)].xyz;
    var row1_1 : vec3<f32> = _S1865.value0_107.value0_106.to_world_1[i32(1)].xyz;
    var row2_1 : vec3<f32> = _S1865.value0_107.value0_106.to_world_1[i32(2)].xyz;
    var _S1891 : s_bwdCallableCtx_dot_0;
    _S1891._S39 = row0_0;
    _S1891._S40 = origin_4;
    var _S1892 : s_bwdCallableCtx_dot_0 = _S1891;
    var _S1893 : s_bwdCallableCtx_dot_0;
    _S1893._S39 = row1_1;
    _S1893._S40 = origin_4;
    var _S1894 : s_bwdCallableCtx_dot_0 = _S1893;
    var _S1895 : s_bwdCallableCtx_dot_0;
    _S1895._S39 = row2_1;
    _S1895._S40 = origin_4;
    var _S1896 : s_bwdCallableCtx_dot_0 = _S1895;
    var _S1897 : Tuple_5 = s_apply_dot_0(row0_0, direction_10);
    var _S1898 : s_bwdCallableCtx_dot_0;
    _S1898._S39 = row0_0;
    _S1898._S40 = direction_10;
    var _S1899 : s_bwdCallableCtx_dot_0 = _S1898;
    var _S1900 : Tuple_5 = s_apply_dot_0(row1_1, direction_10);
    var _S1901 : s_bwdCallableCtx_dot_0;
    _S1901._S39 = row1_1;
    _S1901._S40 = direction_10;
    var _S1902 : s_bwdCallableCtx_dot_0 = _S1901;
    var _S1903 : Tuple_5 = s_apply_dot_0(row2_1, direction_10);
    var _S1904 : s_bwdCallableCtx_dot_0;
    _S1904._S39 = row2_1;
    _S1904._S40 = direction_10;
    var _S1905 : s_bwdCallableCtx_dot_0 = _S1904;
    var _S1906 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S1906.value0_84 = vec3<f32>(_S1897.value0_5, _S1900.value0_5, _S1903.value0_5);
    var _S1907 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S1906 );
    var _S1908 : vec2<f32> = vec2<f32>(0.0f);
    var _S1909 : vec3<f32> = _S1869;
    s_bwdProp_unit_vector_0(_S1907, &(_S1909), _S1868.direction_8);
    var _S1910 : vec3<f32> = _S1869;
    var _S1911 : vec3<f32> = _S1869;
    s_bwdProp_dot_0(_S1905, &(_S1910), &(_S1911), _S1909[i32(2)]);
    var _S1912 : vec3<f32> = _S1869;
    var _S1913 : vec3<f32> = _S1869;
    s_bwdProp_dot_0(_S1902, &(_S1912), &(_S1913), _S1909[i32(1)]);
    var _S1914 : vec3<f32> = _S1869;
    var _S1915 : vec3<f32> = _S1869;
    s_bwdProp_dot_0(_S1899, &(_S1914), &(_S1915), _S1909[i32(0)]);
    var _S1916 : vec3<f32> = _S1869;
    var _S1917 : vec3<f32> = _S1869;
    s_bwdProp_dot_0(_S1896, &(_S1916), &(_S1917), _S1868.origin_3[i32(2)]);
    var _S1918 : vec3<f32> = _S1869;
    var _S1919 : vec3<f32> = _S1869;
    s_bwdProp_dot_0(_S1894, &(_S1918), &(_S1919), _S1868.origin_3[i32(1)]);
    var _S1920 : vec3<f32> = _S1869;
    var _S1921 : vec3<f32> = _S1869;
    s_bwdProp_dot_0(_S1892, &(_S1920), &(_S1921), _S1868.origin_3[i32(0)]);
    var _S1922 : vec3<f32> = _S1917 + _S1919 + _S1921;
    var _S1923 : vec3<f32> = _S1911 + _S1913 + _S1915;
    var _S1924 : vec2<f32>;
    if(_S1874)
    {
        var _S1925 : vec3<f32> = _S1922 + (vec3<f32>(0) - _S1923);
        var _S1926 : f32 = _S1876 * _S1925[i32(1)];
        var _S1927 : f32 = _S1876 * _S1925[i32(0)];
        var _S1928 : f32 = _S1865.value0_107.value0_106.lens_radius_1 * (_S1877 * _S1925[i32(1)] + _S1878 * _S1925[i32(0)]);
        var _S1929 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S1879, &(_S1929), _S1928);
        var _S1930 : vec2<f32> = vec2<f32>(_S1926, _S1927);
        var _S1931 : f32 = 0.0f;
        s_bwdProp_sin_cos_turns_0(_S1880, &(_S1931), _S1930);
        var _S1932 : vec2<f32> = vec2<f32>(_S1931, _S1929);
        origin_4 = _S1875 * _S1923;
        _S1924 = _S1932;
    }
    else
    {
        origin_4 = _S1923;
        _S1924 = _S1908;
    }
    (*_S1866) = _S1872 * origin_4.xy;
    (*_S1867) = _S1924;
    return;
}

fn _S1933( _S1934 : Camera_0,  _S1935 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1936 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S1937 : CameraRay_0)
{
    var _S1938 : s_paramCtx_s_bwdCallableCtx_camera_ray_0;
    _S1938.value0_106 = _S1934;
    _S1938.value1_28 = (*_S1935).primal_0;
    _S1938.value2_17 = (*_S1936).primal_0;
    var _S1939 : s_bwdCallableCtx_camera_ray_0 = s_bwdCallableCtx_camera_ray_0( _S1938 );
    var _S1940 : vec2<f32> = (*_S1935).differential_0;
    var _S1941 : vec2<f32> = (*_S1936).differential_0;
    s_bwdProp_camera_ray_0(_S1939, &(_S1940), &(_S1941), _S1937);
    (*_S1935).differential_0 = _S1940;
    (*_S1936).differential_0 = _S1941;
    return;
}

fn backward_0( x_7 : StoredCoordinates_0,  recorder_1 : Recorder_0,  density_3 : f32,  score_0 : StoredScore_0) -> ScoreReport_0
{
    var i_0 : u32;
    var scale_0 : f32 = 1.0f / (density_3 + 9.99999993922529029e-09f);
    var report_0 : ScoreReport_0 = ScoreReport_x24init_0(u32(0), 0.0f);
    var vertices_1 : u32;
    if(density_3 > 0.0f)
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
    var _S1942 : vec3<f32> = vec3<f32>(0.0f);
    vertex_0.adjoint_origin_0 = _S1942;
    vertex_0.adjoint_direction_0 = _S1942;
    vertex_0.adjoint_pdf_0 = 0.0f;
    i_0 = vertices_1;
    var later_light_0 : vec3<f32> = _S1942;
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
        var row0_1 : vec4<f32> = records_0[Recorder_place_0(recorder_1, depth_4, u32(0))];
        var row1_2 : vec4<f32> = records_0[Recorder_place_0(recorder_1, depth_4, u32(1))];
        var row3_0 : vec4<f32> = records_0[Recorder_place_0(recorder_1, depth_4, u32(3))];
        var row4_0 : vec4<f32> = records_0[Recorder_place_0(recorder_1, depth_4, u32(4))];
        var hit_1 : Hit_0;
        hit_1.leaf_1 = (bitcast<u32>((records_0[Recorder_place_0(recorder_1, depth_4, u32(2))].w)));
        hit_1.instance_0 = (bitcast<u32>((records_0[Recorder_place_0(recorder_1, depth_4, u32(3))].w)));
        vertex_0.triangle_0 = load_triangle_0(hit_1);
        var _S1943 : Material_std430_0 = materials_0[vertex_0.triangle_0.material_0];
        vertex_0.material_1.a_0 = _S1943.a_0;
        vertex_0.material_1.b_0 = _S1943.b_0;
        vertex_0.material_1.alpha_0 = _S1943.alpha_0;
        vertex_0.material_1.kind_0 = _S1943.kind_0;
        vertex_0.material_1.flags_0 = _S1943.flags_0;
        vertex_0.emitted_0 = load_emitted_0(vertex_0.triangle_0.emission_1);
        vertex_0.delta_1 = (records_0[Recorder_place_0(recorder_1, depth_4, u32(1))].w) != 0.0f;
        vertex_0.lit_0 = (records_0[Recorder_place_0(recorder_1, depth_4, u32(4))].w) != 0.0f;
        var _S1944 : vec3<f32> = vec3<f32>(0.0f);
        vertex_0.scatters_0 = (any((later_light_0 != _S1944)));
        var _S1945 : vec3<f32> = records_0[Recorder_place_0(recorder_1, depth_4, u32(2))].xyz * vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f);
        vertex_0.importance_0 = _S1945;
        vertex_0.later_0 = _S1945 * later_light_0;
        var has_coordinates_0 : bool = depth_4 < (run_0.max_depth_0);
        var xi_2 : VertexCoordinates_0;
        var _S1946 : vec2<f32> = vec2<f32>(0.0f);
        xi_2.direction_1 = _S1946;
        xi_2.light_3 = _S1946;
        xi_2.lobe_1 = 0.0f;
        xi_2.pick_0 = 0.0f;
        if(has_coordinates_0)
        {
            xi_2 = StoredCoordinates_vertex_0(x_7, depth_4);
        }
        vertex_0.lobe_0 = xi_2.lobe_1;
        if(vertex_0.lit_0)
        {
            vertex_0.chosen_1 = choose_light_0(xi_2.pick_0);
        }
        var origin_6 : DiffPair_vectorx3Cfloatx2C3x3E_0;
        origin_6.primal_0 = row0_1.xyz;
        origin_6.differential_0 = _S1944;
        var direction_11 : DiffPair_vectorx3Cfloatx2C3x3E_0;
        direction_11.primal_0 = row1_2.xyz;
        direction_11.differential_0 = _S1944;
        var pdf_6 : DiffPair_float_0;
        pdf_6.primal_0 = row0_1.w;
        pdf_6.differential_0 = 0.0f;
        var _S1947 : vec2<f32> = vec2<f32>(0.0f);
        var u_1 : DiffPair_vectorx3Cfloatx2C2x3E_0;
        u_1.primal_0 = xi_2.direction_1;
        u_1.differential_0 = _S1947;
        var light_8 : DiffPair_vectorx3Cfloatx2C2x3E_0;
        light_8.primal_0 = xi_2.light_3;
        light_8.differential_0 = _S1947;
        _S1850(vertex_0, &(origin_6), &(direction_11), &(pdf_6), &(u_1), &(light_8), 1.0f);
        vertex_0.adjoint_origin_0 = origin_6.differential_0;
        vertex_0.adjoint_direction_0 = direction_11.differential_0;
        vertex_0.adjoint_pdf_0 = pdf_6.differential_0;
        var later_light_1 : vec3<f32> = row3_0.xyz + row4_0.xyz * later_light_0;
        if(vertex_0.lit_0)
        {
            later_light_0 = later_light_1 + records_0[Recorder_place_0(recorder_1, depth_4, u32(5))].xyz;
        }
        else
        {
            later_light_0 = later_light_1;
        }
        if(has_coordinates_0)
        {
            var first_1 : u32 = u32(4) + u32(6) * depth_4;
            var _S1948 : f32 = ScoreReport_checked_0(&(report_0), u_1.differential_0.x * scale_0);
            StoredScore_set_0(score_0, first_1, _S1948);
            var _S1949 : u32 = first_1 + u32(1);
            var _S1950 : f32 = ScoreReport_checked_0(&(report_0), u_1.differential_0.y * scale_0);
            StoredScore_set_0(score_0, _S1949, _S1950);
            var _S1951 : u32 = first_1 + u32(2);
            var _S1952 : f32 = ScoreReport_checked_0(&(report_0), light_8.differential_0.x * scale_0);
            StoredScore_set_0(score_0, _S1951, _S1952);
            var _S1953 : u32 = first_1 + u32(3);
            var _S1954 : f32 = ScoreReport_checked_0(&(report_0), light_8.differential_0.y * scale_0);
            StoredScore_set_0(score_0, _S1953, _S1954);
            StoredScore_set_0(score_0, first_1 + u32(4), 0.0f);
            StoredScore_set_0(score_0, first_1 + u32(5), 0.0f);
        }
        i_0 = depth_4;
    }
    var _S1955 : vec2<f32> = vec2<f32>(0.0f);
    var film_uv_1 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    film_uv_1.primal_0 = StoredCoordinates_film_0(x_7);
    film_uv_1.differential_0 = _S1955;
    var lens_uv_0 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    lens_uv_0.primal_0 = StoredCoordinates_lens_0(x_7);
    lens_uv_0.differential_0 = _S1955;
    var adjoint_0 : CameraRay_0;
    adjoint_0.origin_3 = vertex_0.adjoint_origin_0;
    adjoint_0.direction_8 = vertex_0.adjoint_direction_0;
    _S1933(the_camera_0(), &(film_uv_1), &(lens_uv_0), adjoint_0);
    var _S1956 : f32 = ScoreReport_checked_0(&(report_0), film_uv_1.differential_0.x * scale_0);
    StoredScore_set_0(score_0, u32(0), _S1956);
    var _S1957 : f32 = ScoreReport_checked_0(&(report_0), film_uv_1.differential_0.y * scale_0);
    StoredScore_set_0(score_0, u32(1), _S1957);
    var _S1958 : f32 = ScoreReport_checked_0(&(report_0), lens_uv_0.differential_0.x * scale_0);
    StoredScore_set_0(score_0, u32(2), _S1958);
    var _S1959 : f32 = ScoreReport_checked_0(&(report_0), lens_uv_0.differential_0.y * scale_0);
    StoredScore_set_0(score_0, u32(3), _S1959);
    return report_0;
}

fn ValueAndScore_finish_0( this_23 : ValueAndScore_0,  x_8 : StoredCoordinates_0,  density_4 : f32) -> ScoreReport_0
{
    var score_1 : StoredScore_0;
    score_1.chain_6 = x_8.chain_5;
    score_1.slot_2 = x_8.slot_1;
    var _S1960 : ScoreReport_0 = backward_0(x_8, this_23.recorder_0, density_4, score_1);
    return _S1960;
}

fn key_0() -> vec2<u32>
{
    return vec2<u32>(run_0.key_low_0, run_0.key_high_0);
}

fn mul_high_0( a_6 : u32,  b_5 : u32) -> u32
{
    var a0_0 : u32 = (a_6 & (u32(65535)));
    var a1_0 : u32 = (a_6 >> (u32(16)));
    var b0_0 : u32 = (b_5 & (u32(65535)));
    var b1_0 : u32 = (b_5 >> (u32(16)));
    var middle_1 : u32 = a1_0 * b0_0 + (((a0_0 * b0_0) >> (u32(16))));
    return a1_0 * b1_0 + ((middle_1 >> (u32(16)))) + (((((middle_1 & (u32(65535)))) + a0_0 * b1_0) >> (u32(16))));
}

fn philox_0( key_1 : vec2<u32>,  counter_1 : vec4<u32>) -> vec4<u32>
{
    var _S1961 : u32 = counter_1.x;
    var _S1962 : u32 = counter_1.z;
    var _S1963 : u32 = ((((mul_high_0(u32(3449720151), _S1962)) ^ ((counter_1.y)))) ^ ((key_1.x)));
    var _S1964 : u32 = ((((mul_high_0(u32(3528531795), _S1961)) ^ ((counter_1.w)))) ^ ((key_1.y)));
    const _S1965 : vec2<u32> = vec2<u32>(u32(2654435769), u32(3144134277));
    var k_4 : vec2<u32> = key_1 + _S1965;
    var _S1966 : u32 = ((((mul_high_0(u32(3449720151), _S1964)) ^ ((u32(3449720151) * _S1962)))) ^ ((k_4.x)));
    var _S1967 : u32 = ((((mul_high_0(u32(3528531795), _S1963)) ^ ((u32(3528531795) * _S1961)))) ^ ((k_4.y)));
    var k_5 : vec2<u32> = k_4 + _S1965;
    var _S1968 : u32 = ((((mul_high_0(u32(3449720151), _S1967)) ^ ((u32(3449720151) * _S1964)))) ^ ((k_5.x)));
    var _S1969 : u32 = ((((mul_high_0(u32(3528531795), _S1966)) ^ ((u32(3528531795) * _S1963)))) ^ ((k_5.y)));
    var k_6 : vec2<u32> = k_5 + _S1965;
    var _S1970 : u32 = ((((mul_high_0(u32(3449720151), _S1969)) ^ ((u32(3449720151) * _S1967)))) ^ ((k_6.x)));
    var _S1971 : u32 = ((((mul_high_0(u32(3528531795), _S1968)) ^ ((u32(3528531795) * _S1966)))) ^ ((k_6.y)));
    var k_7 : vec2<u32> = k_6 + _S1965;
    var _S1972 : u32 = ((((mul_high_0(u32(3449720151), _S1971)) ^ ((u32(3449720151) * _S1969)))) ^ ((k_7.x)));
    var _S1973 : u32 = ((((mul_high_0(u32(3528531795), _S1970)) ^ ((u32(3528531795) * _S1968)))) ^ ((k_7.y)));
    var k_8 : vec2<u32> = k_7 + _S1965;
    var _S1974 : u32 = ((((mul_high_0(u32(3449720151), _S1973)) ^ ((u32(3449720151) * _S1971)))) ^ ((k_8.x)));
    var _S1975 : u32 = ((((mul_high_0(u32(3528531795), _S1972)) ^ ((u32(3528531795) * _S1970)))) ^ ((k_8.y)));
    var k_9 : vec2<u32> = k_8 + _S1965;
    var _S1976 : u32 = ((((mul_high_0(u32(3449720151), _S1975)) ^ ((u32(3449720151) * _S1973)))) ^ ((k_9.x)));
    var _S1977 : u32 = ((((mul_high_0(u32(3528531795), _S1974)) ^ ((u32(3528531795) * _S1972)))) ^ ((k_9.y)));
    var k_10 : vec2<u32> = k_9 + _S1965;
    var _S1978 : u32 = ((((mul_high_0(u32(3449720151), _S1977)) ^ ((u32(3449720151) * _S1975)))) ^ ((k_10.x)));
    var _S1979 : u32 = ((((mul_high_0(u32(3528531795), _S1976)) ^ ((u32(3528531795) * _S1974)))) ^ ((k_10.y)));
    var k_11 : vec2<u32> = k_10 + _S1965;
    var _S1980 : u32 = ((((mul_high_0(u32(3449720151), _S1979)) ^ ((u32(3449720151) * _S1977)))) ^ ((k_11.x)));
    var _S1981 : u32 = ((((mul_high_0(u32(3528531795), _S1978)) ^ ((u32(3528531795) * _S1976)))) ^ ((k_11.y)));
    var k_12 : vec2<u32> = k_11 + _S1965;
    return vec4<u32>(((((mul_high_0(u32(3449720151), _S1981)) ^ ((u32(3449720151) * _S1979)))) ^ ((k_12.x))), u32(3449720151) * _S1981, ((((mul_high_0(u32(3528531795), _S1980)) ^ ((u32(3528531795) * _S1978)))) ^ ((k_12.y))), u32(3528531795) * _S1980);
}

fn Evolve_finish_0( this_24 : ptr<function, Evolve_0>,  path_1 : Path_0)
{
    var proposal_6 : Proposal_0;
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
    tally_0(u32(7), u32(1));
    if(!finite_1)
    {
        note_0(u32(16), u32(33), (*this_24).chain_0.index_1, Evolve_step_number_0((*this_24)));
    }
    var _S1982 : vec3<f32>;
    if(finite_1)
    {
        _S1982 = path_1.total_0;
    }
    else
    {
        _S1982 = vec3<f32>(0.0f);
    }
    proposal_6.light_1 = _S1982;
    var _S1983 : f32 = luminance_0(_S1982);
    proposal_6.density_2 = _S1983;
    proposal_6.pixel_1 = pixel_of_0(StoredCoordinates_film_0(Evolve_x_0((*this_24))));
    var report_1 : ScoreReport_0 = ValueAndScore_finish_0((*this_24).evaluation_0, Evolve_x_0((*this_24)), _S1983);
    proposal_6.score_squared_1 = report_1.norm_squared_0;
    if((report_1.bad_0) != u32(0))
    {
        tally_0(u32(6), report_1.bad_0);
    }
    var choices_2 : vec4<u32> = philox_0(key_0(), vec4<u32>(u32(0), (*this_24).chain_0.index_1, Evolve_step_number_0((*this_24)), u32(2)));
    if((run_0.global_dynamics_0) == u32(1))
    {
        Evolve_restore_step_0(&((*this_24)), proposal_6, choices_2);
    }
    else
    {
        Evolve_large_step_0(&((*this_24)), proposal_6, choices_2);
    }
    if(((*this_24).chain_0.density_0) == 0.0f)
    {
        tally_0(u32(12), u32(1));
    }
    return;
}

struct Segment_0
{
     origin_7 : vec3<f32>,
     direction_12 : vec3<f32>,
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
     depth_5 : u32,
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

fn Hit_found_0( this_25 : Hit_0) -> bool
{
    return (this_25.leaf_1) != u32(4294967295);
}

fn Recorder_lit_0( this_26 : ptr<function, Recorder_0>)
{
    records_0[Recorder_place_0((*this_26), (*this_26).vertices_0 - u32(1), u32(4))][i32(3)] = 1.0f;
    (*this_26).lit_vertices_0 = (*this_26).vertices_0;
    return;
}

fn nothing_0() -> Hit_0
{
    var hit_2 : Hit_0;
    hit_2.leaf_1 = u32(4294967295);
    hit_2.instance_0 = u32(4294967295);
    return hit_2;
}

fn inverse_component_0( d_1 : f32) -> f32
{
    var tiny_0 : f32 = (bitcast<f32>((((bitcast<u32>((1.00000004581370497e-18f))) | ((((bitcast<u32>((d_1))) & (u32(2147483648)))))))));
    var _S1984 : f32;
    if((abs(d_1)) < 1.00000004581370497e-18f)
    {
        _S1984 = tiny_0;
    }
    else
    {
        _S1984 = d_1;
    }
    return 1.0f / _S1984;
}

fn make_segment_0( origin_8 : vec3<f32>,  direction_13 : vec3<f32>,  t_max_1 : f32) -> Segment_0
{
    var segment_0 : Segment_0;
    segment_0.origin_7 = origin_8;
    segment_0.direction_12 = direction_13;
    segment_0.t_max_0 = t_max_1;
    var _S1985 : f32 = direction_13.x;
    var _S1986 : f32 = direction_13.y;
    var _S1987 : f32 = direction_13.z;
    segment_0.inverse_0 = vec3<f32>(inverse_component_0(_S1985), inverse_component_0(_S1986), inverse_component_0(_S1987));
    var _S1988 : u32;
    if(_S1985 < 0.0f)
    {
        _S1988 = u32(0);
    }
    else
    {
        _S1988 = u32(67372036);
    }
    var _S1989 : u32;
    if(_S1986 < 0.0f)
    {
        _S1989 = u32(0);
    }
    else
    {
        _S1989 = u32(33686018);
    }
    var _S1990 : u32 = (_S1988 | (_S1989));
    if(_S1987 < 0.0f)
    {
        _S1988 = u32(0);
    }
    else
    {
        _S1988 = u32(16843009);
    }
    segment_0.octant_0 = (_S1990 | (_S1988));
    return segment_0;
}

fn Walk_pop_0( this_27 : ptr<function, Walk_0>) -> vec2<u32>
{
    var _S1991 : u32 = (*this_27).depth_5 - u32(1);
    (*this_27).depth_5 = _S1991;
    return (*this_27).stack_0[_S1991];
}

fn Walk_leave_0( this_28 : ptr<function, Walk_0>)
{
    var _S1992 : bool;
    if((run_0.top_root_0) == u32(4294967295))
    {
        _S1992 = true;
    }
    else
    {
        _S1992 = ((*this_28).where_0) == u32(1);
    }
    if(_S1992)
    {
        (*this_28).active_0 = false;
        return;
    }
    if(((*this_28).where_0) == u32(0))
    {
        (*this_28).group_0 = vec2<u32>(run_0.top_root_0, u32(2147483648));
    }
    else
    {
        (*this_28).ray_0 = make_segment_0(vec3<f32>((bitcast<f32>(((*this_28).stack_0[u32(50)].x))), (bitcast<f32>(((*this_28).stack_0[u32(50)].y))), (bitcast<f32>(((*this_28).stack_0[u32(51)].x)))), vec3<f32>((bitcast<f32>(((*this_28).stack_0[u32(51)].y))), (bitcast<f32>(((*this_28).stack_0[u32(52)].x))), (bitcast<f32>(((*this_28).stack_0[u32(52)].y)))), (*this_28).ray_0.t_max_0);
        var rest_0 : vec2<u32> = Walk_pop_0(&((*this_28)));
        (*this_28).leaf_base_0 = rest_0.x;
        (*this_28).leaf_bits_0 = rest_0.y;
        var _S1993 : vec2<u32> = Walk_pop_0(&((*this_28)));
        (*this_28).group_0 = _S1993;
        (*this_28).floor_0 = u32(0);
        (*this_28).instance_1 = u32(4294967295);
    }
    (*this_28).where_0 = u32(1);
    return;
}

fn Walk_begin_0( this_29 : ptr<function, Walk_0>,  origin_9 : vec3<f32>,  direction_14 : vec3<f32>,  t_max_2 : f32,  skip_first_0 : Hit_0,  skip_second_0 : Hit_0,  any_hit_0 : bool)
{
    (*this_29).ray_0 = make_segment_0(origin_9, direction_14, t_max_2);
    (*this_29).group_0 = vec2<u32>(u32(0), u32(0));
    (*this_29).leaf_bits_0 = u32(0);
    (*this_29).depth_5 = u32(0);
    (*this_29).floor_0 = u32(0);
    (*this_29).best_0 = nothing_0();
    (*this_29).skip0_0 = skip_first_0;
    (*this_29).skip1_0 = skip_second_0;
    (*this_29).instance_1 = u32(4294967295);
    (*this_29).where_0 = u32(0);
    (*this_29).any_0 = any_hit_0;
    (*this_29).active_0 = true;
    if((run_0.world_root_0) != u32(4294967295))
    {
        (*this_29).group_0 = vec2<u32>(run_0.world_root_0, u32(2147483648));
    }
    else
    {
        Walk_leave_0(&((*this_29)));
    }
    if((run_0.top_root_0) != u32(4294967295))
    {
        (*this_29).stack_0[u32(50)] = vec2<u32>((bitcast<u32>((origin_9.x))), (bitcast<u32>((origin_9.y))));
        (*this_29).stack_0[u32(51)] = vec2<u32>((bitcast<u32>((origin_9.z))), (bitcast<u32>((direction_14.x))));
        (*this_29).stack_0[u32(52)] = vec2<u32>((bitcast<u32>((direction_14.y))), (bitcast<u32>((direction_14.z))));
    }
    return;
}

fn Path_to_surface_0( this_30 : ptr<function, Path_0>,  walk_0 : ptr<function, Walk_0>)
{
    (*this_30).rays_0 = (*this_30).rays_0 + u32(1);
    (*this_30).stage_0 = u32(1);
    Walk_begin_0(&((*walk_0)), (*this_30).origin_0, (*this_30).direction_0, (bitcast<f32>((u32(2139095040)))), (*this_30).from_0, nothing_0(), false);
    return;
}

fn frame_from_normal_0( n_5 : vec3<f32>) -> Frame_0
{
    var _S1994 : f32 = n_5.z;
    var sign_2 : f32;
    if(_S1994 < 0.0f)
    {
        sign_2 = -1.0f;
    }
    else
    {
        sign_2 = 1.0f;
    }
    var a_7 : f32 = -1.0f / (sign_2 + _S1994);
    var _S1995 : f32 = n_5.x;
    var _S1996 : f32 = n_5.y;
    var b_6 : f32 = _S1995 * _S1996 * a_7;
    var frame_3 : Frame_0;
    frame_3.s_0 = vec3<f32>(1.0f + sign_2 * _S1995 * _S1995 * a_7, sign_2 * b_6, - sign_2 * _S1995);
    frame_3.t_0 = vec3<f32>(b_6, sign_2 + _S1996 * _S1996 * a_7, - _S1996);
    frame_3.n_0 = n_5;
    return frame_3;
}

fn frame_from_normal_tangent_0( n_6 : vec3<f32>,  tangent_2 : vec3<f32>) -> Frame_0
{
    var s_5 : vec3<f32> = tangent_2 - n_6 * vec3<f32>(dot(n_6, tangent_2));
    var length_squared_0 : f32 = dot(s_5, s_5);
    var frame_4 : Frame_0;
    if(length_squared_0 > (9.999999960041972e-13f * dot(tangent_2, tangent_2)))
    {
        var _S1997 : vec3<f32> = s_5 * vec3<f32>((1.0f / sqrt(length_squared_0)));
        frame_4.s_0 = _S1997;
        frame_4.t_0 = cross(n_6, _S1997);
        frame_4.n_0 = n_6;
    }
    else
    {
        frame_4 = frame_from_normal_0(n_6);
    }
    return frame_4;
}

fn surface_at_0( triangle_4 : Triangle_0,  origin_10 : vec3<f32>,  direction_15 : vec3<f32>) -> Surface_0
{
    var normal_4 : vec3<f32> = cross(triangle_4.e1_1, triangle_4.e2_1);
    var _S1998 : vec3<f32> = vec3<f32>((1.0f / dot(normal_4, normal_4)));
    var from_p0_2 : vec3<f32> = origin_10 - triangle_4.p0_0;
    var in_plane_2 : vec3<f32> = from_p0_2 + direction_15 * vec3<f32>(- (dot(from_p0_2, normal_4) / dot(direction_15, normal_4)));
    var surface_1 : Surface_0;
    var _S1999 : vec3<f32> = vec3<f32>(dot(in_plane_2, cross(triangle_4.e2_1, normal_4) * _S1998));
    var _S2000 : vec3<f32> = vec3<f32>(dot(in_plane_2, cross(normal_4, triangle_4.e1_1) * _S1998));
    surface_1.position_0 = triangle_4.e1_1 * _S1999 + triangle_4.e2_1 * _S2000 + triangle_4.p0_0;
    surface_1.geometric_normal_0 = triangle_4.plane_normal_0;
    var n_7 : vec3<f32>;
    if(triangle_4.smooth_0)
    {
        var interpolated_2 : vec3<f32> = (triangle_4.n1_0 - triangle_4.n0_0) * _S1999 + (triangle_4.n2_0 - triangle_4.n0_0) * _S2000 + triangle_4.n0_0;
        var length2_0 : f32 = dot(interpolated_2, interpolated_2);
        if(length2_0 > 0.0f)
        {
            var n_8 : vec3<f32> = interpolated_2 * vec3<f32>((1.0f / sqrt(length2_0)));
            if((dot(triangle_4.plane_normal_0, n_8)) < 0.0f)
            {
                surface_1.geometric_normal_0 = (vec3<f32>(0) - triangle_4.plane_normal_0);
            }
            n_7 = n_8;
        }
        else
        {
            n_7 = triangle_4.plane_normal_0;
        }
    }
    else
    {
        n_7 = triangle_4.plane_normal_0;
    }
    if(triangle_4.anisotropic_0)
    {
        surface_1.frame_0 = frame_from_normal_tangent_0(n_7, triangle_4.tangent_0);
    }
    else
    {
        surface_1.frame_0 = frame_from_normal_0(n_7);
    }
    return surface_1;
}

fn sqr_0( x_9 : f32) -> f32
{
    return x_9 * x_9;
}

fn power_heuristic_0( a_8 : f32,  b_7 : f32) -> f32
{
    var weight_6 : f32;
    if(a_8 > b_7)
    {
        weight_6 = 1.0f / (1.0f + sqr_0(b_7 / a_8));
    }
    else
    {
        var ratio_2 : f32 = sqr_0(a_8 / b_7);
        weight_6 = ratio_2 / (ratio_2 + 1.0f);
    }
    return weight_6;
}

fn emission_of_0( emitted_3 : Emitted_0,  surface_2 : Surface_0,  origin_11 : vec3<f32>,  direction_16 : vec3<f32>,  pdf_7 : f32,  delta_5 : bool) -> vec3<f32>
{
    var _S2001 : vec3<f32> = vec3<f32>(0.0f);
    var facing_0 : f32 = dot(direction_16, surface_2.geometric_normal_0);
    var _S2002 : bool;
    if(emitted_3.two_sided_1)
    {
        _S2002 = true;
    }
    else
    {
        _S2002 = facing_0 < 0.0f;
    }
    var light_9 : vec3<f32>;
    if(_S2002)
    {
        if(delta_5)
        {
            light_9 = emitted_3.radiance_0;
        }
        else
        {
            var arm_2 : vec3<f32> = surface_2.position_0 - origin_11;
            light_9 = emitted_3.radiance_0 * vec3<f32>(power_heuristic_0(pdf_7 * abs(facing_0), dot(arm_2, arm_2) * emitted_3.pdf_area_0));
        }
    }
    else
    {
        light_9 = _S2001;
    }
    return light_9;
}

fn Departure_x24init_0( weight_7 : vec3<f32>,  origin_12 : vec3<f32>,  direction_17 : vec3<f32>,  pdf_8 : f32,  valid_3 : bool,  delta_6 : bool) -> Departure_0
{
    var _S2003 : Departure_0;
    _S2003.weight_2 = weight_7;
    _S2003.origin_1 = origin_12;
    _S2003.direction_3 = direction_17;
    _S2003.pdf_2 = pdf_8;
    _S2003.valid_0 = valid_3;
    _S2003.delta_3 = delta_6;
    return _S2003;
}

fn Material_black_0( this_31 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_31).flags_0) & (u32(1)))) != u32(0);
}

fn to_local_0( frame_5 : Frame_0,  v_1 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(frame_5.s_0, v_1), dot(frame_5.t_0, v_1), dot(frame_5.n_0, v_1));
}

fn Material_delta_0( this_32 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_32).flags_0) & (u32(2)))) != u32(0);
}

fn safe_sqrt_0( x_10 : f32) -> f32
{
    var root_2 : f32;
    if(x_10 > 0.0f)
    {
        root_2 = sqrt(x_10);
    }
    else
    {
        root_2 = 0.0f;
    }
    return root_2;
}

fn point_on_light_0( light_10 : ChosenLight_0,  u_2 : vec2<f32>) -> vec3<f32>
{
    var root_3 : f32 = safe_sqrt_0(u_2.x);
    var _S2004 : f32 = u_2.y;
    return light_10.e1_2 * vec3<f32>((root_3 * (1.0f - _S2004))) + light_10.e2_2 * vec3<f32>((root_3 * _S2004)) + light_10.corner_0;
}

fn no_value_0() -> BsdfValue_0
{
    var value_10 : BsdfValue_0;
    value_10.f_cos_0 = vec3<f32>(0.0f);
    value_10.pdf_1 = 0.0f;
    return value_10;
}

fn diffuse_evaluate_0( reflectance_2 : vec3<f32>,  wo_0 : vec3<f32>,  wi_2 : vec3<f32>) -> BsdfValue_0
{
    var value_11 : BsdfValue_0 = no_value_0();
    var _S2005 : f32 = wi_2.z;
    if((wo_0.z * _S2005) > 0.0f)
    {
        var _S2006 : f32 = abs(_S2005) * 0.31830990314483643f;
        value_11.pdf_1 = _S2006;
        value_11.f_cos_0 = reflectance_2 * vec3<f32>(_S2006);
    }
    return value_11;
}

fn ggx_lambda_0( width_12 : vec2<f32>,  w_2 : vec3<f32>) -> f32
{
    return (sqrt(1.0f + (sqr_0(width_12.x * w_2.x) + sqr_0(width_12.y * w_2.y)) / sqr_0(w_2.z)) - 1.0f) * 0.5f;
}

fn ggx_density_0( width_13 : vec2<f32>,  m_8 : vec3<f32>) -> f32
{
    var _S2007 : f32 = width_13.x;
    var _S2008 : f32 = width_13.y;
    return 1.0f / (3.14159274101257324f * _S2007 * _S2008 * sqr_0(sqr_0(m_8.x / _S2007) + sqr_0(m_8.y / _S2008) + sqr_0(m_8.z)));
}

fn fresnel_conductor_channel_0( cos_in_0 : f32,  eta_11 : f32,  k_13 : f32) -> f32
{
    var _S2009 : f32 = min(cos_in_0, 1.0f);
    var cos2_0 : f32 = sqr_0(_S2009);
    var sin2_2 : f32 = 1.0f - cos2_0;
    var t0_2 : f32 = eta_11 * eta_11 - k_13 * k_13 - sin2_2;
    var a2_plus_b2_0 : f32 = safe_sqrt_0(sqr_0(t0_2) + 4.0f * eta_11 * eta_11 * k_13 * k_13);
    var t1_2 : f32 = a2_plus_b2_0 + cos2_0;
    var t2_2 : f32 = 2.0f * safe_sqrt_0((a2_plus_b2_0 + t0_2) * 0.5f) * _S2009;
    var perpendicular_3 : f32 = (t1_2 - t2_2) / (t1_2 + t2_2);
    var t3_2 : f32 = cos2_0 * a2_plus_b2_0 + sqr_0(sin2_2);
    var t4_2 : f32 = t2_2 * sin2_2;
    return (perpendicular_3 + perpendicular_3 * (t3_2 - t4_2) / (t3_2 + t4_2)) * 0.5f;
}

fn fresnel_conductor_0( cos_i_4 : f32,  eta_12 : vec3<f32>,  k_14 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(fresnel_conductor_channel_0(cos_i_4, eta_12.x, k_14.x), fresnel_conductor_channel_0(cos_i_4, eta_12.y, k_14.y), fresnel_conductor_channel_0(cos_i_4, eta_12.z, k_14.z));
}

fn conductor_evaluate_0( eta_13 : vec3<f32>,  k_15 : vec3<f32>,  alpha_6 : vec2<f32>,  wo_1 : vec3<f32>,  wi_3 : vec3<f32>) -> BsdfValue_0
{
    var value_12 : BsdfValue_0 = no_value_0();
    var half_vector_4 : vec3<f32> = wo_1 + wi_3;
    var length2_1 : f32 = dot(half_vector_4, half_vector_4);
    var _S2010 : f32 = wo_1.z;
    var _S2011 : bool;
    if((_S2010 * wi_3.z) > 0.0f)
    {
        _S2011 = length2_1 > 0.0f;
    }
    else
    {
        _S2011 = false;
    }
    if(_S2011)
    {
        var m_9 : vec3<f32> = half_vector_4 * vec3<f32>((1.0f / sqrt(length2_1)));
        var width_14 : vec2<f32> = ggx_widths_0(alpha_6);
        var common_6 : f32 = ggx_density_0(width_14, m_9) / (4.0f * abs(_S2010));
        var _S2012 : f32 = 1.0f + ggx_lambda_0(width_14, wo_1);
        value_12.f_cos_0 = fresnel_conductor_0(abs(dot(wo_1, m_9)), eta_13, k_15) * vec3<f32>((common_6 / (_S2012 + ggx_lambda_0(width_14, wi_3))));
        value_12.pdf_1 = common_6 / _S2012;
    }
    return value_12;
}

fn fresnel_dielectric_0( cos_i_signed_0 : f32,  eta_outer_2 : f32) -> f32
{
    var cos_i_5 : f32;
    var eta_14 : f32;
    if(cos_i_signed_0 < 0.0f)
    {
        var _S2013 : f32 = 1.0f / eta_outer_2;
        cos_i_5 = - cos_i_signed_0;
        eta_14 = _S2013;
    }
    else
    {
        cos_i_5 = cos_i_signed_0;
        eta_14 = eta_outer_2;
    }
    var sin2_t_4 : f32 = (1.0f - sqr_0(cos_i_5)) / (eta_14 * eta_14);
    var reflected_1 : f32;
    if(sin2_t_4 < 1.0f)
    {
        var cos_t_0 : f32 = safe_sqrt_0(1.0f - sin2_t_4);
        var _S2014 : f32 = eta_14 * cos_i_5;
        var _S2015 : f32 = eta_14 * cos_t_0;
        reflected_1 = (sqr_0((_S2014 - cos_t_0) / (_S2014 + cos_t_0)) + sqr_0((cos_i_5 - _S2015) / (cos_i_5 + _S2015))) * 0.5f;
    }
    else
    {
        reflected_1 = 1.0f;
    }
    return reflected_1;
}

fn dielectric_evaluate_0( eta_15 : f32,  alpha_7 : vec2<f32>,  wo_2 : vec3<f32>,  wi_4 : vec3<f32>) -> BsdfValue_0
{
    var value_13 : BsdfValue_0 = no_value_0();
    var _S2016 : f32 = wo_2.z;
    var _S2017 : bool;
    if(_S2016 != 0.0f)
    {
        _S2017 = (wi_4.z) != 0.0f;
    }
    else
    {
        _S2017 = false;
    }
    if(_S2017)
    {
        var _S2018 : f32 = wi_4.z;
        var reflects_2 : bool = (_S2016 * _S2018) > 0.0f;
        var crossing_5 : f32;
        if(reflects_2)
        {
            crossing_5 = 1.0f;
        }
        else
        {
            if(_S2016 > 0.0f)
            {
                crossing_5 = eta_15;
            }
            else
            {
                crossing_5 = 1.0f / eta_15;
            }
        }
        var half_vector_5 : vec3<f32> = wi_4 * vec3<f32>(crossing_5) + wo_2;
        var length2_2 : f32 = dot(half_vector_5, half_vector_5);
        if(length2_2 > 0.0f)
        {
            var m_10 : vec3<f32> = half_vector_5 * vec3<f32>((1.0f / sqrt(length2_2)));
            var m_11 : vec3<f32>;
            if((m_10.z) < 0.0f)
            {
                m_11 = (vec3<f32>(0) - m_10);
            }
            else
            {
                m_11 = m_10;
            }
            var wo_m_0 : f32 = dot(wo_2, m_11);
            var wi_m_0 : f32 = dot(wi_4, m_11);
            if((wo_m_0 * _S2016) >= 0.0f)
            {
                _S2017 = (wi_m_0 * _S2018) >= 0.0f;
            }
            else
            {
                _S2017 = false;
            }
            if(_S2017)
            {
                var width_15 : vec2<f32> = ggx_widths_0(alpha_7);
                var reflectance_3 : f32 = fresnel_dielectric_0(wo_m_0, eta_15);
                var masking_o_6 : f32 = 1.0f + ggx_lambda_0(width_15, wo_2);
                var masking_both_2 : f32 = masking_o_6 + ggx_lambda_0(width_15, wi_4);
                if(reflects_2)
                {
                    var common_7 : f32 = reflectance_3 * ggx_density_0(width_15, m_11) / (4.0f * abs(_S2016));
                    value_13.f_cos_0 = vec3<f32>((common_7 / masking_both_2));
                    value_13.pdf_1 = common_7 / masking_o_6;
                }
                else
                {
                    var common_8 : f32 = (1.0f - reflectance_3) * ggx_density_0(width_15, m_11) * (abs(wi_m_0) / sqr_0(wi_m_0 + wo_m_0 / crossing_5)) * abs(wo_m_0) / abs(_S2016);
                    value_13.f_cos_0 = vec3<f32>((common_8 / (masking_both_2 * crossing_5 * crossing_5)));
                    value_13.pdf_1 = common_8 / masking_o_6;
                }
            }
        }
    }
    return value_13;
}

fn bsdf_evaluate_0( material_6 : ptr<function, Material_std430_0>,  wo_3 : vec3<f32>,  wi_5 : vec3<f32>) -> BsdfValue_0
{
    var _S2019 : u32 = (*material_6).kind_0;
    var value_14 : BsdfValue_0;
    if(((*material_6).kind_0) == u32(0))
    {
        value_14 = diffuse_evaluate_0((*material_6).a_0.xyz, wo_3, wi_5);
    }
    else
    {
        if(_S2019 == u32(1))
        {
            value_14 = conductor_evaluate_0((*material_6).a_0.xyz, (*material_6).b_0.xyz, (*material_6).alpha_0, wo_3, wi_5);
        }
        else
        {
            value_14 = dielectric_evaluate_0((*material_6).a_0.x, (*material_6).alpha_0, wo_3, wi_5);
        }
    }
    return value_14;
}

fn direct_light_0( material_7 : ptr<function, Material_std430_0>,  light_11 : ChosenLight_0,  surface_3 : Surface_0,  wo_4 : vec3<f32>,  u_3 : vec2<f32>) -> vec3<f32>
{
    var _S2020 : vec3<f32> = vec3<f32>(0.0f);
    var to_light_2 : vec3<f32> = point_on_light_0(light_11, u_3) - surface_3.position_0;
    var distance2_0 : f32 = dot(to_light_2, to_light_2);
    var result_12 : vec3<f32>;
    if(distance2_0 > 0.0f)
    {
        var direction_18 : vec3<f32> = to_light_2 * vec3<f32>((1.0f / sqrt(distance2_0)));
        var cos_light_2 : f32 = - dot(direction_18, light_11.normal_1);
        var _S2021 : bool;
        if(cos_light_2 > 0.0f)
        {
            _S2021 = true;
        }
        else
        {
            if(cos_light_2 < 0.0f)
            {
                _S2021 = light_11.two_sided_2;
            }
            else
            {
                _S2021 = false;
            }
        }
        if(_S2021)
        {
            var _S2022 : BsdfValue_0 = bsdf_evaluate_0(&((*material_7)), wo_4, to_local_0(surface_3.frame_0, direction_18));
            var cos_abs_0 : f32 = abs(cos_light_2);
            var pdf_light_2 : f32 = distance2_0 * light_11.pdf_area_1;
            result_12 = _S2022.f_cos_0 * light_11.radiance_1 * vec3<f32>((power_heuristic_0(pdf_light_2, _S2022.pdf_1 * cos_abs_0) * cos_abs_0 / pdf_light_2));
        }
        else
        {
            result_12 = _S2020;
        }
    }
    else
    {
        result_12 = _S2020;
    }
    return result_12;
}

fn ray_origin_0( surface_4 : Surface_0,  direction_19 : vec3<f32>,  clearance_3 : f32) -> vec3<f32>
{
    var offset_2 : f32;
    if((dot(direction_19, surface_4.geometric_normal_0)) > 0.0f)
    {
        offset_2 = clearance_3;
    }
    else
    {
        offset_2 = - clearance_3;
    }
    return surface_4.position_0 + surface_4.geometric_normal_0 * vec3<f32>(offset_2);
}

fn no_sample_0() -> BsdfSample_0
{
    var sample_5 : BsdfSample_0;
    var _S2023 : vec3<f32> = vec3<f32>(0.0f);
    sample_5.wi_0 = _S2023;
    sample_5.weight_3 = _S2023;
    sample_5.pdf_3 = 0.0f;
    sample_5.valid_1 = false;
    sample_5.delta_4 = false;
    return sample_5;
}

fn sin_cos_turns_0( x_11 : f32) -> vec2<f32>
{
    var quarter_2 : f32 = round(x_11 * 4.0f);
    var angle_2 : f32 = (x_11 - quarter_2 * 0.25f) * 6.28318548202514648f;
    var a2_2 : f32 = angle_2 * angle_2;
    var s_6 : f32 = angle_2 * (1.0f + a2_2 * (-0.1666666716337204f + a2_2 * (0.00833333376795053f + a2_2 * (-0.0001984127011383f + a2_2 * 2.75573188446287531e-06f))));
    var c_1 : f32 = 1.0f + a2_2 * (-0.5f + a2_2 * (0.0416666679084301f + a2_2 * (-0.00138888892251998f + a2_2 * 0.00002480158764229f)));
    var q_3 : i32 = (i32(quarter_2) & (i32(3)));
    var sine_1 : f32;
    var cosine_1 : f32;
    if(q_3 == i32(1))
    {
        var _S2024 : f32 = - s_6;
        sine_1 = c_1;
        cosine_1 = _S2024;
    }
    else
    {
        if(q_3 == i32(2))
        {
            var _S2025 : f32 = - c_1;
            sine_1 = - s_6;
            cosine_1 = _S2025;
        }
        else
        {
            if(q_3 == i32(3))
            {
                sine_1 = - c_1;
                cosine_1 = s_6;
            }
            else
            {
                sine_1 = s_6;
                cosine_1 = c_1;
            }
        }
    }
    return vec2<f32>(sine_1, cosine_1);
}

fn diffuse_sample_0( reflectance_4 : vec3<f32>,  wo_5 : vec3<f32>,  u_4 : vec2<f32>) -> BsdfSample_0
{
    var sin_cos_0 : vec2<f32> = sin_cos_turns_0(u_4.x);
    var _S2026 : f32 = u_4.y;
    var radius_1 : f32 = safe_sqrt_0(_S2026);
    var z_0 : f32 = safe_sqrt_0(1.0f - _S2026);
    var sample_6 : BsdfSample_0 = no_sample_0();
    if(z_0 > 0.0f)
    {
        var side_2 : f32;
        if((wo_5.z) < 0.0f)
        {
            side_2 = -1.0f;
        }
        else
        {
            side_2 = 1.0f;
        }
        sample_6.wi_0 = vec3<f32>(radius_1 * sin_cos_0.y, radius_1 * sin_cos_0.x, side_2 * z_0);
        sample_6.weight_3 = reflectance_4;
        sample_6.pdf_3 = z_0 * 0.31830990314483643f;
        sample_6.valid_1 = true;
    }
    return sample_6;
}

fn unit_vector_0( v_2 : vec3<f32>) -> vec3<f32>
{
    return v_2 * vec3<f32>((1.0f / sqrt(dot(v_2, v_2))));
}

fn ggx_sample_visible_0( width_16 : vec2<f32>,  w_any_0 : vec3<f32>,  u_5 : vec2<f32>) -> vec3<f32>
{
    var w_3 : vec3<f32>;
    if((w_any_0.z) < 0.0f)
    {
        w_3 = (vec3<f32>(0) - w_any_0);
    }
    else
    {
        w_3 = w_any_0;
    }
    var _S2027 : f32 = width_16.x;
    var _S2028 : f32 = width_16.y;
    var stretched_0 : vec3<f32> = unit_vector_0(vec3<f32>(w_3.x * _S2027, w_3.y * _S2028, w_3.z));
    var sin_cos_1 : vec2<f32> = sin_cos_turns_0(u_5.x);
    var one_minus_z_2 : f32 = u_5.y * (1.0f + stretched_0.z);
    var sin_theta_0 : f32 = safe_sqrt_0(one_minus_z_2 * (2.0f - one_minus_z_2));
    var h_2 : vec3<f32> = vec3<f32>(sin_theta_0 * sin_cos_1.y, sin_theta_0 * sin_cos_1.x, 1.0f - one_minus_z_2) + stretched_0;
    return unit_vector_0(vec3<f32>(h_2.x * _S2027, h_2.y * _S2028, max(h_2.z, 9.999999960041972e-13f)));
}

fn mirrored_1( w_4 : vec3<f32>,  m_12 : vec3<f32>) -> vec3<f32>
{
    return m_12 * vec3<f32>((2.0f * dot(w_4, m_12))) - w_4;
}

fn conductor_sample_0( eta_16 : vec3<f32>,  k_16 : vec3<f32>,  alpha_8 : vec2<f32>,  smooth_4 : bool,  wo_6 : vec3<f32>,  u_6 : vec2<f32>) -> BsdfSample_0
{
    var sample_7 : BsdfSample_0 = no_sample_0();
    if(smooth_4)
    {
        var _S2029 : f32 = wo_6.z;
        sample_7.wi_0 = vec3<f32>(- wo_6.x, - wo_6.y, _S2029);
        sample_7.weight_3 = fresnel_conductor_0(abs(_S2029), eta_16, k_16);
        sample_7.pdf_3 = 1.0f;
        sample_7.valid_1 = true;
        sample_7.delta_4 = true;
    }
    else
    {
        var width_17 : vec2<f32> = ggx_widths_0(alpha_8);
        var m_13 : vec3<f32> = ggx_sample_visible_0(width_17, wo_6, u_6);
        var wi_6 : vec3<f32> = mirrored_1(wo_6, m_13);
        var _S2030 : f32 = wo_6.z;
        if((_S2030 * wi_6.z) > 0.0f)
        {
            var masking_o_7 : f32 = 1.0f + ggx_lambda_0(width_17, wo_6);
            sample_7.wi_0 = wi_6;
            sample_7.weight_3 = fresnel_conductor_0(abs(dot(wo_6, m_13)), eta_16, k_16) * vec3<f32>((masking_o_7 / (masking_o_7 + ggx_lambda_0(width_17, wi_6))));
            sample_7.pdf_3 = ggx_density_0(width_17, m_13) / (4.0f * abs(_S2030) * masking_o_7);
            sample_7.valid_1 = true;
        }
    }
    return sample_7;
}

fn refracted_0( w_5 : vec3<f32>,  m_any_0 : vec3<f32>,  eta_outer_3 : f32) -> Refraction_0
{
    var cos_any_0 : f32 = dot(w_5, m_any_0);
    var cos_i_6 : f32;
    var eta_17 : f32;
    var m_14 : vec3<f32>;
    if(cos_any_0 < 0.0f)
    {
        var _S2031 : vec3<f32> = (vec3<f32>(0) - m_any_0);
        var _S2032 : f32 = 1.0f / eta_outer_3;
        cos_i_6 = - cos_any_0;
        eta_17 = _S2032;
        m_14 = _S2031;
    }
    else
    {
        cos_i_6 = cos_any_0;
        eta_17 = eta_outer_3;
        m_14 = m_any_0;
    }
    var sin2_t_5 : f32 = max(1.0f - sqr_0(cos_i_6), 0.0f) / (eta_17 * eta_17);
    var result_13 : Refraction_0;
    result_13.direction_4 = vec3<f32>(0.0f);
    result_13.valid_2 = false;
    if(sin2_t_5 < 1.0f)
    {
        result_13.direction_4 = m_14 * vec3<f32>((cos_i_6 / eta_17 - safe_sqrt_0(1.0f - sin2_t_5))) - w_5 * vec3<f32>((1.0f / eta_17));
        result_13.valid_2 = true;
    }
    return result_13;
}

fn smooth_dielectric_sample_0( eta_18 : f32,  wo_7 : vec3<f32>,  lobe_6 : f32) -> BsdfSample_0
{
    var sample_8 : BsdfSample_0 = no_sample_0();
    var _S2033 : f32 = wo_7.z;
    if(lobe_6 < (fresnel_dielectric_0(_S2033, eta_18)))
    {
        sample_8.wi_0 = vec3<f32>(- wo_7.x, - wo_7.y, _S2033);
        sample_8.weight_3 = vec3<f32>(1.0f);
        sample_8.pdf_3 = 1.0f;
        sample_8.valid_1 = true;
        sample_8.delta_4 = true;
    }
    else
    {
        var refraction_0 : Refraction_0 = refracted_0(wo_7, vec3<f32>(0.0f, 0.0f, 1.0f), eta_18);
        if(refraction_0.valid_2)
        {
            var crossing_6 : f32;
            if(_S2033 > 0.0f)
            {
                crossing_6 = eta_18;
            }
            else
            {
                crossing_6 = 1.0f / eta_18;
            }
            sample_8.wi_0 = refraction_0.direction_4;
            sample_8.weight_3 = vec3<f32>((1.0f / (crossing_6 * crossing_6)));
            sample_8.pdf_3 = 1.0f;
            sample_8.valid_1 = true;
            sample_8.delta_4 = true;
        }
    }
    return sample_8;
}

fn rough_dielectric_sample_0( eta_19 : f32,  alpha_9 : vec2<f32>,  wo_8 : vec3<f32>,  u_7 : vec2<f32>,  lobe_7 : f32) -> BsdfSample_0
{
    var sample_9 : BsdfSample_0 = no_sample_0();
    var width_18 : vec2<f32> = ggx_widths_0(alpha_9);
    var m_15 : vec3<f32> = ggx_sample_visible_0(width_18, wo_8, u_7);
    var wo_m_1 : f32 = dot(wo_8, m_15);
    var reflectance_5 : f32 = fresnel_dielectric_0(wo_m_1, eta_19);
    var masking_o_8 : f32 = 1.0f + ggx_lambda_0(width_18, wo_8);
    var _S2034 : f32 = abs(wo_m_1);
    var _S2035 : f32 = wo_8.z;
    var visible_2 : f32 = ggx_density_0(width_18, m_15) * _S2034 / (masking_o_8 * abs(_S2035));
    if(lobe_7 < reflectance_5)
    {
        var wi_7 : vec3<f32> = mirrored_1(wo_8, m_15);
        if((_S2035 * wi_7.z) > 0.0f)
        {
            sample_9.wi_0 = wi_7;
            sample_9.weight_3 = vec3<f32>((masking_o_8 / (masking_o_8 + ggx_lambda_0(width_18, wi_7))));
            sample_9.pdf_3 = reflectance_5 * visible_2 / (4.0f * _S2034);
            sample_9.valid_1 = true;
        }
    }
    else
    {
        var refraction_1 : Refraction_0 = refracted_0(wo_8, m_15, eta_19);
        var _S2036 : bool;
        if(refraction_1.valid_2)
        {
            _S2036 = (_S2035 * refraction_1.direction_4.z) < 0.0f;
        }
        else
        {
            _S2036 = false;
        }
        if(_S2036)
        {
            var crossing_7 : f32;
            if(_S2035 > 0.0f)
            {
                crossing_7 = eta_19;
            }
            else
            {
                crossing_7 = 1.0f / eta_19;
            }
            var wi_m_1 : f32 = dot(refraction_1.direction_4, m_15);
            var jacobian_3 : f32 = abs(wi_m_1) / sqr_0(wi_m_1 + wo_m_1 / crossing_7);
            sample_9.wi_0 = refraction_1.direction_4;
            sample_9.weight_3 = vec3<f32>((masking_o_8 / ((masking_o_8 + ggx_lambda_0(width_18, refraction_1.direction_4)) * crossing_7 * crossing_7)));
            sample_9.pdf_3 = (1.0f - reflectance_5) * visible_2 * jacobian_3;
            sample_9.valid_1 = true;
        }
    }
    return sample_9;
}

fn bsdf_sample_0( material_8 : ptr<function, Material_std430_0>,  wo_9 : vec3<f32>,  u_8 : vec2<f32>,  lobe_8 : f32) -> BsdfSample_0
{
    var _S2037 : BsdfSample_0 = no_sample_0();
    var smooth_5 : bool = ((((*material_8).flags_0) & (u32(2)))) != u32(0);
    var sample_10 : BsdfSample_0;
    if((wo_9.z) != 0.0f)
    {
        var _S2038 : u32 = (*material_8).kind_0;
        if(((*material_8).kind_0) == u32(0))
        {
            sample_10 = diffuse_sample_0((*material_8).a_0.xyz, wo_9, u_8);
        }
        else
        {
            if(_S2038 == u32(1))
            {
                sample_10 = conductor_sample_0((*material_8).a_0.xyz, (*material_8).b_0.xyz, (*material_8).alpha_0, smooth_5, wo_9, u_8);
            }
            else
            {
                if(smooth_5)
                {
                    sample_10 = smooth_dielectric_sample_0((*material_8).a_0.x, wo_9, lobe_8);
                }
                else
                {
                    sample_10 = rough_dielectric_sample_0((*material_8).a_0.x, (*material_8).alpha_0, wo_9, u_8, lobe_8);
                }
            }
        }
    }
    else
    {
        sample_10 = _S2037;
    }
    return sample_10;
}

fn to_world_2( frame_6 : Frame_0,  v_3 : vec3<f32>) -> vec3<f32>
{
    return frame_6.s_0 * vec3<f32>(v_3.x) + frame_6.t_0 * vec3<f32>(v_3.y) + frame_6.n_0 * vec3<f32>(v_3.z);
}

fn scatter_0( material_9 : ptr<function, Material_std430_0>,  surface_5 : Surface_0,  wo_10 : vec3<f32>,  u_9 : vec2<f32>,  lobe_9 : f32,  clearance_4 : f32) -> Departure_0
{
    var _S2039 : BsdfSample_0 = bsdf_sample_0(&((*material_9)), wo_10, u_9, lobe_9);
    var departure_0 : Departure_0;
    departure_0.weight_2 = _S2039.weight_3;
    var _S2040 : vec3<f32> = to_world_2(surface_5.frame_0, _S2039.wi_0);
    departure_0.direction_3 = _S2040;
    departure_0.origin_1 = ray_origin_0(surface_5, _S2040, clearance_4);
    departure_0.pdf_2 = _S2039.pdf_3;
    departure_0.valid_0 = _S2039.valid_1;
    departure_0.delta_3 = _S2039.delta_4;
    return departure_0;
}

fn Recorder_vertex_0( this_33 : ptr<function, Recorder_0>,  arrival_0 : Path_0,  hit_3 : Hit_0,  emitted_4 : vec3<f32>,  direct_0 : vec3<f32>,  weight_8 : vec3<f32>)
{
    records_0[Recorder_place_0((*this_33), (*this_33).vertices_0, u32(0))] = vec4<f32>(arrival_0.origin_0, arrival_0.pdf_0);
    var _S2041 : f32;
    if(arrival_0.delta_0)
    {
        _S2041 = 1.0f;
    }
    else
    {
        _S2041 = 0.0f;
    }
    records_0[Recorder_place_0((*this_33), (*this_33).vertices_0, u32(1))] = vec4<f32>(arrival_0.direction_0, _S2041);
    records_0[Recorder_place_0((*this_33), (*this_33).vertices_0, u32(2))] = vec4<f32>(arrival_0.throughput_0, (bitcast<f32>((hit_3.leaf_1))));
    records_0[Recorder_place_0((*this_33), (*this_33).vertices_0, u32(3))] = vec4<f32>(emitted_4, (bitcast<f32>((hit_3.instance_0))));
    records_0[Recorder_place_0((*this_33), (*this_33).vertices_0, u32(4))] = vec4<f32>(weight_8, 0.0f);
    records_0[Recorder_place_0((*this_33), (*this_33).vertices_0, u32(5))] = vec4<f32>(direct_0, 0.0f);
    (*this_33).vertices_0 = (*this_33).vertices_0 + u32(1);
    if((any((emitted_4 != vec3<f32>(0.0f)))))
    {
        (*this_33).lit_vertices_0 = (*this_33).vertices_0;
    }
    return;
}

fn advance_0( path_2 : ptr<function, Path_0>,  walk_1 : ptr<function, Walk_0>,  x_12 : StoredCoordinates_0,  observer_0 : ptr<function, Recorder_0>)
{
    if(((*path_2).stage_0) == u32(2))
    {
        if(!Hit_found_0((*walk_1).best_0))
        {
            (*path_2).total_0 = (*path_2).total_0 + (*path_2).pending_0;
            Recorder_lit_0(&((*observer_0)));
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
    var hit_4 : Hit_0 = (*walk_1).best_0;
    (*path_2).stage_0 = u32(0);
    if(!Hit_found_0(hit_4))
    {
        return;
    }
    var triangle_5 : Triangle_0 = load_triangle_0(hit_4);
    var surface_6 : Surface_0 = surface_at_0(triangle_5, (*path_2).origin_0, (*path_2).direction_0);
    var _S2042 : vec3<f32> = vec3<f32>(0.0f);
    var emitted_5 : vec3<f32>;
    if((triangle_5.emission_1) != u32(4294967295))
    {
        emitted_5 = emission_of_0(load_emitted_0(triangle_5.emission_1), surface_6, (*path_2).origin_0, (*path_2).direction_0, (*path_2).pdf_0, (*path_2).delta_0);
    }
    else
    {
        emitted_5 = _S2042;
    }
    (*path_2).total_0 = (*path_2).total_0 + (*path_2).throughput_0 * emitted_5;
    var light_hit_0 : Hit_0 = nothing_0();
    var _S2043 : Departure_0 = Departure_x24init_0(_S2042, _S2042, _S2042, 0.0f, false, false);
    var _S2044 : Material_std430_0 = materials_0[triangle_5.material_0];
    var _S2045 : bool;
    if(((*path_2).depth_0) < (run_0.max_depth_0))
    {
        var _S2046 : bool = Material_black_0(&(_S2044));
        _S2045 = !_S2046;
    }
    else
    {
        _S2045 = false;
    }
    var direct_1 : vec3<f32>;
    var weight_9 : vec3<f32>;
    var light_start_0 : vec3<f32>;
    var light_segment_0 : vec3<f32>;
    var departure_1 : Departure_0;
    if(_S2045)
    {
        var xi_3 : VertexCoordinates_0 = StoredCoordinates_vertex_0(x_12, (*path_2).depth_0);
        var wo_11 : vec3<f32> = to_local_0(surface_6.frame_0, (vec3<f32>(0) - (*path_2).direction_0));
        var _S2047 : bool = Material_delta_0(&(_S2044));
        if(!_S2047)
        {
            _S2045 = (run_0.light_count_0) > u32(0);
        }
        else
        {
            _S2045 = false;
        }
        if(_S2045)
        {
            var chosen_2 : ChosenLight_0 = choose_light_0(xi_3.pick_0);
            var _S2048 : vec3<f32> = direct_light_0(&(_S2044), chosen_2, surface_6, wo_11, xi_3.light_3);
            var target_0 : vec3<f32> = point_on_light_0(chosen_2, xi_3.light_3);
            var light_start_1 : vec3<f32> = ray_origin_0(surface_6, target_0 - surface_6.position_0, triangle_5.clearance_0);
            var _S2049 : vec3<f32> = target_0 - light_start_1;
            light_hit_0.leaf_1 = chosen_2.leaf_2;
            direct_1 = _S2048;
            weight_9 = light_start_1;
            light_start_0 = _S2049;
        }
        else
        {
            direct_1 = _S2042;
            weight_9 = _S2042;
            light_start_0 = _S2042;
        }
        var _S2050 : Departure_0 = scatter_0(&(_S2044), surface_6, wo_11, xi_3.direction_1, xi_3.lobe_1, triangle_5.clearance_0);
        var _S2051 : vec3<f32> = weight_9;
        var _S2052 : vec3<f32> = light_start_0;
        weight_9 = _S2050.weight_2;
        departure_1 = _S2050;
        light_start_0 = _S2051;
        light_segment_0 = _S2052;
    }
    else
    {
        direct_1 = _S2042;
        weight_9 = _S2042;
        departure_1 = _S2043;
        light_start_0 = _S2042;
        light_segment_0 = _S2042;
    }
    Recorder_vertex_0(&((*observer_0)), (*path_2), hit_4, emitted_5, direct_1, weight_9);
    (*path_2).pending_0 = (*path_2).throughput_0 * direct_1;
    (*path_2).throughput_0 = (*path_2).throughput_0 * weight_9;
    (*path_2).depth_0 = (*path_2).depth_0 + u32(1);
    if(departure_1.valid_0)
    {
        _S2045 = (any((((*path_2).throughput_0) != vec3<f32>(0.0f))));
    }
    else
    {
        _S2045 = false;
    }
    (*path_2).goes_on_0 = _S2045;
    (*path_2).origin_0 = departure_1.origin_1;
    (*path_2).direction_0 = departure_1.direction_3;
    (*path_2).pdf_0 = departure_1.pdf_2;
    (*path_2).delta_0 = departure_1.delta_3;
    (*path_2).from_0 = hit_4;
    if((any((direct_1 != vec3<f32>(0.0f)))))
    {
        (*path_2).rays_0 = (*path_2).rays_0 + u32(65536);
        (*path_2).stage_0 = u32(2);
        Walk_begin_0(&((*walk_1)), light_start_0, light_segment_0, 0.99998998641967773f, hit_4, light_hit_0, true);
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

fn ValueAndScore_fly_0( this_34 : ptr<function, ValueAndScore_0>,  path_3 : ptr<function, Path_0>,  walk_2 : ptr<function, Walk_0>,  x_13 : StoredCoordinates_0)
{
    var _S2053 : Recorder_0 = (*this_34).recorder_0;
    advance_0(&((*path_3)), &((*walk_2)), x_13, &(_S2053));
    (*this_34).recorder_0 = _S2053;
    return;
}

fn Evolve_fly_0( this_35 : ptr<function, Evolve_0>,  path_4 : ptr<function, Path_0>,  walk_3 : ptr<function, Walk_0>)
{
    var _S2054 : StoredCoordinates_0 = Evolve_x_0((*this_35));
    var _S2055 : ValueAndScore_0 = (*this_35).evaluation_0;
    ValueAndScore_fly_0(&(_S2055), &((*path_4)), &((*walk_3)), _S2054);
    (*this_35).evaluation_0 = _S2055;
    return;
}

fn store_chain_0( chain_7 : Chain_0)
{
    headers_0[chain_7.index_1] = vec4<u32>((bitcast<u32>((chain_7.density_0))), (bitcast<u32>((chain_7.light_0.x))), (bitcast<u32>((chain_7.light_0.y))), (bitcast<u32>((chain_7.light_0.z))));
    headers_0[run_0.chains_0 + chain_7.index_1] = vec4<u32>(chain_7.pixel_0, chain_7.flags_1, chain_7.tour_length_1, (bitcast<u32>((chain_7.start_weight_0))));
    headers_0[u32(2) * run_0.chains_0 + chain_7.index_1] = vec4<u32>(chain_7.refused_0, (bitcast<u32>((chain_7.score_squared_0))), u32(0), u32(0));
    return;
}

fn count_0( counter_2 : u32,  value_15 : vec2<u32>)
{
    var _S2056 : vec2<u32> = value_15;
    if((value_15.x) != u32(0))
    {
        var before_2 : u32 = atomicAdd(&(counters_0[u32(2) * counter_2]), _S2056.x);
        if((before_2 + _S2056.x) < before_2)
        {
            _S2056[i32(1)] = _S2056[i32(1)] + u32(1);
        }
    }
    if((_S2056.y) != u32(0))
    {
        var _S2057 : u32 = atomicAdd(&(counters_0[u32(2) * counter_2 + u32(1)]), _S2056.y);
    }
    return;
}

fn count_brightness_0( chain_8 : u32,  top_1 : vec2<u32>,  bottom_1 : vec2<u32>)
{
    var place_3 : u32 = u32(49) + u32(2) * min(u32(f32(chain_8) / f32(run_0.chains_0) * 32.0f), u32(31));
    count_0(place_3, top_1);
    count_0(place_3 + u32(1), bottom_1);
    return;
}

fn Queue_take_0( this_36 : ptr<function, Queue_0>) -> u32
{
    if(((*this_36).taken_0) >= (run_0.items_per_lane_0))
    {
        return u32(4294967295);
    }
    (*this_36).taken_0 = (*this_36).taken_0 + u32(1);
    var item_0 : u32 = atomicAdd(&(counters_0[u32(0)]), u32(1));
    var _S2058 : u32;
    if(item_0 < (run_0.items_0))
    {
        _S2058 = item_0;
    }
    else
    {
        _S2058 = u32(4294967295);
    }
    return _S2058;
}

fn load_chain_0( index_2 : u32) -> Chain_0
{
    var chain_9 : Chain_0;
    chain_9.index_1 = index_2;
    chain_9.density_0 = (bitcast<f32>((headers_0[index_2].x)));
    chain_9.light_0 = vec3<f32>((bitcast<f32>((headers_0[index_2].y))), (bitcast<f32>((headers_0[index_2].z))), (bitcast<f32>((headers_0[index_2].w))));
    chain_9.pixel_0 = headers_0[run_0.chains_0 + index_2].x;
    chain_9.flags_1 = headers_0[run_0.chains_0 + index_2].y;
    chain_9.tour_length_1 = headers_0[run_0.chains_0 + index_2].z;
    chain_9.start_weight_0 = (bitcast<f32>((headers_0[run_0.chains_0 + index_2].w)));
    chain_9.refused_0 = headers_0[u32(2) * run_0.chains_0 + index_2].x;
    chain_9.score_squared_0 = (bitcast<f32>((headers_0[u32(2) * run_0.chains_0 + index_2].y)));
    return chain_9;
}

fn unit_0( word_2 : u32) -> f32
{
    return f32((word_2 >> (u32(8)))) * 5.9604644775390625e-08f;
}

fn units_0( words_0 : vec4<u32>) -> vec4<f32>
{
    return vec4<f32>(unit_0(words_0.x), unit_0(words_0.y), unit_0(words_0.z), unit_0(words_0.w));
}

fn draw_afresh_0( chain_10 : u32,  slot_3 : u32,  stream_0 : vec3<u32>)
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
        var _S2059 : vec4<f32> = units_0(philox_0(key_0(), vec4<u32>(u32(2) + j_1 / u32(4), stream_0)));
        if(j_1 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_3, j_1, chain_10)] = _S2059[u32(0)];
        }
        var _S2060 : u32 = j_1 + u32(1);
        if(_S2060 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_3, _S2060, chain_10)] = _S2059[u32(1)];
        }
        var _S2061 : u32 = j_1 + u32(2);
        if(_S2061 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_3, _S2061, chain_10)] = _S2059[u32(2)];
        }
        var _S2062 : u32 = j_1 + u32(3);
        if(_S2062 < (run_0.dimension_0))
        {
            coordinates_0[stored_index_0(slot_3, _S2062, chain_10)] = _S2059[u32(3)];
        }
        j_1 = j_1 + u32(4);
    }
    return;
}

fn cos_sin_turns_0( w_6 : u32) -> vec2<f32>
{
    var quarter_3 : u32 = ((w_6 + u32(536870912)) >> (u32(30)));
    var t_1 : f32 = f32(i32(w_6 - ((quarter_3 << (u32(30)))))) * 1.46291811997656396e-09f;
    var z_1 : f32 = t_1 * t_1;
    var sine_2 : f32 = ((-0.00019515295571182f * z_1 + 0.00833216123282909f) * z_1 - 0.16666655242443085f) * z_1 * t_1 + t_1;
    var cosine_2 : f32 = ((0.00002443315679557f * z_1 - 0.00138873164542019f) * z_1 + 0.04166664555668831f) * z_1 * z_1 - 0.5f * z_1 + 1.0f;
    var swap_0 : bool = ((quarter_3 & (u32(1)))) == u32(1);
    var c_2 : f32;
    if(swap_0)
    {
        c_2 = sine_2;
    }
    else
    {
        c_2 = cosine_2;
    }
    var s_7 : f32;
    if(swap_0)
    {
        s_7 = cosine_2;
    }
    else
    {
        s_7 = sine_2;
    }
    return vec2<f32>((bitcast<f32>((((bitcast<u32>((c_2))) ^ ((((((quarter_3 + u32(1)) & (u32(2)))) << (u32(30))))))))), (bitcast<f32>((((bitcast<u32>((s_7))) ^ (((((quarter_3 & (u32(2)))) << (u32(30))))))))));
}

fn box_muller_0( first_2 : u32,  second_0 : u32) -> vec2<f32>
{
    return vec2<f32>(sqrt(max(-2.0f * ln_0((f32(first_2) + 0.5f) * 2.32830643653869629e-10f), 0.0f))) * cos_sin_turns_0(second_0);
}

fn normals_0( words_1 : vec4<u32>) -> vec4<f32>
{
    return vec4<f32>(box_muller_0(words_1.x, words_1.y), box_muller_0(words_1.z, words_1.w));
}

fn step_normals_0( chain_11 : u32,  step_2 : u32,  coordinate_3 : u32) -> vec4<f32>
{
    return normals_0(philox_0(key_0(), vec4<u32>(u32(2) + coordinate_3 / u32(4), chain_11, step_2, u32(2))));
}

fn wrap_0( x_14 : f32) -> f32
{
    var w_7 : f32 = x_14 - floor(x_14);
    var _S2063 : f32;
    if(w_7 < 1.0f)
    {
        _S2063 = w_7;
    }
    else
    {
        _S2063 = 0.0f;
    }
    return _S2063;
}

fn Mala_propose_0( this_37 : ptr<function, Mala_0>,  chain_12 : ptr<function, Chain_0>,  step_3 : u32)
{
    var _S2064 : u32 = Chain_slot_0((*chain_12));
    var _S2065 : u32 = Chain_other_slot_0((*chain_12));
    var _S2066 : f32 = drift_factor_0((*chain_12).score_squared_0);
    (*this_37).forward_squared_0 = 0.0f;
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
        var _S2067 : vec4<f32> = step_normals_0((*chain_12).index_1, step_3, j_2);
        if(j_2 < (run_0.dimension_0))
        {
            var place_4 : u32 = stored_index_0(_S2064, j_2, (*chain_12).index_1);
            coordinates_0[stored_index_0(_S2065, j_2, (*chain_12).index_1)] = wrap_0(coordinates_0[place_4] + _S2066 * scores_0[place_4] + run_0.sd_0 * _S2067[u32(0)]);
            (*this_37).forward_squared_0 = (*this_37).forward_squared_0 + _S2067[u32(0)] * _S2067[u32(0)];
        }
        var _S2068 : u32 = j_2 + u32(1);
        if(_S2068 < (run_0.dimension_0))
        {
            var place_5 : u32 = stored_index_0(_S2064, _S2068, (*chain_12).index_1);
            coordinates_0[stored_index_0(_S2065, _S2068, (*chain_12).index_1)] = wrap_0(coordinates_0[place_5] + _S2066 * scores_0[place_5] + run_0.sd_0 * _S2067[u32(1)]);
            (*this_37).forward_squared_0 = (*this_37).forward_squared_0 + _S2067[u32(1)] * _S2067[u32(1)];
        }
        var _S2069 : u32 = j_2 + u32(2);
        if(_S2069 < (run_0.dimension_0))
        {
            var place_6 : u32 = stored_index_0(_S2064, _S2069, (*chain_12).index_1);
            coordinates_0[stored_index_0(_S2065, _S2069, (*chain_12).index_1)] = wrap_0(coordinates_0[place_6] + _S2066 * scores_0[place_6] + run_0.sd_0 * _S2067[u32(2)]);
            (*this_37).forward_squared_0 = (*this_37).forward_squared_0 + _S2067[u32(2)] * _S2067[u32(2)];
        }
        var _S2070 : u32 = j_2 + u32(3);
        if(_S2070 < (run_0.dimension_0))
        {
            var place_7 : u32 = stored_index_0(_S2064, _S2070, (*chain_12).index_1);
            coordinates_0[stored_index_0(_S2065, _S2070, (*chain_12).index_1)] = wrap_0(coordinates_0[place_7] + _S2066 * scores_0[place_7] + run_0.sd_0 * _S2067[u32(3)]);
            (*this_37).forward_squared_0 = (*this_37).forward_squared_0 + _S2067[u32(3)] * _S2067[u32(3)];
        }
        j_2 = j_2 + u32(4);
    }
    return;
}

fn Recorder_clear_0( this_38 : ptr<function, Recorder_0>)
{
    (*this_38).vertices_0 = u32(0);
    (*this_38).lit_vertices_0 = u32(0);
    return;
}

fn ValueAndScore_begin_0( this_39 : ptr<function, ValueAndScore_0>,  lane_2 : u32)
{
    (*this_39).recorder_0.lane_0 = lane_2;
    var _S2071 : Recorder_0 = (*this_39).recorder_0;
    Recorder_clear_0(&(_S2071));
    (*this_39).recorder_0 = _S2071;
    return;
}

fn camera_ray_0( camera_1 : Camera_0,  film_uv_2 : vec2<f32>,  lens_uv_1 : vec2<f32>) -> CameraRay_0
{
    var direction_20 : vec3<f32> = vec3<f32>(camera_1.film_plane_1.xy * film_uv_2 + camera_1.film_plane_1.zw, 1.0f);
    var _S2072 : vec3<f32> = vec3<f32>(0.0f);
    var origin_13 : vec3<f32>;
    var direction_21 : vec3<f32>;
    if((camera_1.lens_radius_1) > 0.0f)
    {
        var sin_cos_2 : vec2<f32> = sin_cos_turns_0(lens_uv_1.x);
        var radius_2 : f32 = camera_1.lens_radius_1 * safe_sqrt_0(lens_uv_1.y);
        var origin_14 : vec3<f32> = vec3<f32>(radius_2 * sin_cos_2.y, radius_2 * sin_cos_2.x, 0.0f);
        var _S2073 : vec3<f32> = direction_20 * vec3<f32>(camera_1.focal_distance_1) - origin_14;
        origin_13 = origin_14;
        direction_21 = _S2073;
    }
    else
    {
        origin_13 = _S2072;
        direction_21 = direction_20;
    }
    var row0_2 : vec3<f32> = camera_1.to_world_1[i32(0)].xyz;
    var row1_3 : vec3<f32> = camera_1.to_world_1[i32(1)].xyz;
    var row2_2 : vec3<f32> = camera_1.to_world_1[i32(2)].xyz;
    var ray_1 : CameraRay_0;
    ray_1.origin_3 = vec3<f32>(dot(row0_2, origin_13), dot(row1_3, origin_13), dot(row2_2, origin_13)) + vec3<f32>(camera_1.to_world_1[i32(0)].w, camera_1.to_world_1[i32(1)].w, camera_1.to_world_1[i32(2)].w);
    ray_1.direction_8 = unit_vector_0(vec3<f32>(dot(row0_2, direction_21), dot(row1_3, direction_21), dot(row2_2, direction_21)));
    return ray_1;
}

fn Path_start_0( this_40 : ptr<function, Path_0>,  x_15 : StoredCoordinates_0,  walk_4 : ptr<function, Walk_0>)
{
    var ray_2 : CameraRay_0 = camera_ray_0(the_camera_0(), StoredCoordinates_film_0(x_15), StoredCoordinates_lens_0(x_15));
    (*this_40).origin_0 = ray_2.origin_3;
    (*this_40).direction_0 = ray_2.direction_8;
    (*this_40).pdf_0 = 1.0f;
    (*this_40).delta_0 = true;
    (*this_40).from_0 = nothing_0();
    (*this_40).throughput_0 = vec3<f32>(1.0f);
    (*this_40).total_0 = vec3<f32>(0.0f);
    (*this_40).depth_0 = u32(0);
    (*this_40).rays_0 = u32(0);
    Path_to_surface_0(&((*this_40)), &((*walk_4)));
    return;
}

fn Evolve_next_0( this_41 : ptr<function, Evolve_0>,  path_5 : ptr<function, Path_0>,  walk_5 : ptr<function, Walk_0>) -> bool
{
    if((*this_41).busy_0)
    {
        Evolve_finish_0(&((*this_41)), (*path_5));
        var _S2074 : u32 = (*this_41).step_0 + u32(1);
        (*this_41).step_0 = _S2074;
        if(_S2074 == (run_0.steps_0))
        {
            store_chain_0((*this_41).chain_0);
            count_brightness_0((*this_41).chain_0.index_1, (*this_41).brightness_top_0, (*this_41).brightness_bottom_0);
            (*this_41).busy_0 = false;
        }
    }
    if(!(*this_41).busy_0)
    {
        var _S2075 : Queue_0 = (*this_41).queue_0;
        var item_1 : u32 = Queue_take_0(&(_S2075));
        (*this_41).queue_0 = _S2075;
        if(item_1 == u32(4294967295))
        {
            return false;
        }
        (*this_41).chain_0 = load_chain_0(item_1);
        (*this_41).step_0 = u32(0);
        const _S2076 : vec2<u32> = vec2<u32>(u32(0), u32(0));
        (*this_41).brightness_top_0 = _S2076;
        (*this_41).brightness_bottom_0 = _S2076;
        (*this_41).busy_0 = true;
    }
    var choices_3 : vec4<u32> = philox_0(key_0(), vec4<u32>(u32(0), (*this_41).chain_0.index_1, Evolve_step_number_0((*this_41)), u32(2)));
    var large_0 : bool;
    if((run_0.global_dynamics_0) == u32(0))
    {
        large_0 = (choice_0(choices_3.w)) < (run_0.tour_length_0);
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
        large_0 = !Chain_has_0((*this_41).chain_0, u32(1));
    }
    (*this_41).fresh_0 = large_0;
    if(large_0)
    {
        draw_afresh_0((*this_41).chain_0.index_1, Chain_other_slot_0((*this_41).chain_0), vec3<u32>((*this_41).chain_0.index_1, Evolve_step_number_0((*this_41)), u32(2)));
    }
    else
    {
        var _S2077 : u32 = Evolve_step_number_0((*this_41));
        var _S2078 : Mala_0 = (*this_41).dynamics_0;
        var _S2079 : Chain_0 = (*this_41).chain_0;
        Mala_propose_0(&(_S2078), &(_S2079), _S2077);
        (*this_41).dynamics_0 = _S2078;
        (*this_41).chain_0 = _S2079;
    }
    var _S2080 : ValueAndScore_0 = (*this_41).evaluation_0;
    ValueAndScore_begin_0(&(_S2080), (*this_41).lane_1);
    (*this_41).evaluation_0 = _S2080;
    Path_start_0(&((*path_5)), Evolve_x_0((*this_41)), &((*walk_5)));
    return true;
}

fn Hit_x24init_0( leaf_3 : u32,  instance_2 : u32) -> Hit_0
{
    var _S2081 : Hit_0;
    _S2081.leaf_1 = leaf_3;
    _S2081.instance_0 = instance_2;
    return _S2081;
}

fn Path_x24init_0( origin_15 : vec3<f32>,  direction_22 : vec3<f32>,  pdf_9 : f32,  delta_7 : bool,  from_1 : Hit_0,  throughput_1 : vec3<f32>,  total_1 : vec3<f32>,  pending_1 : vec3<f32>,  stage_1 : u32,  goes_on_1 : bool,  depth_6 : u32,  rays_1 : u32) -> Path_0
{
    var _S2082 : Path_0;
    _S2082.origin_0 = origin_15;
    _S2082.direction_0 = direction_22;
    _S2082.pdf_0 = pdf_9;
    _S2082.delta_0 = delta_7;
    _S2082.from_0 = from_1;
    _S2082.throughput_0 = throughput_1;
    _S2082.total_0 = total_1;
    _S2082.pending_0 = pending_1;
    _S2082.stage_0 = stage_1;
    _S2082.goes_on_0 = goes_on_1;
    _S2082.depth_0 = depth_6;
    _S2082.rays_0 = rays_1;
    return _S2082;
}

fn firstbitlow_0( value_16 : u32) -> u32
{
    var _S2083 : u32 = firstTrailingBit(value_16);
    return _S2083;
}

fn Walk_push_0( this_42 : ptr<function, Walk_0>,  entry_0 : vec2<u32>)
{
    (*this_42).stack_0[(*this_42).depth_5] = entry_0;
    (*this_42).depth_5 = (*this_42).depth_5 + u32(1);
    return;
}

fn map_point_1( _S2084 : u32,  _S2085 : vec3<f32>) -> vec3<f32>
{
    var q_4 : vec4<f32> = vec4<f32>(_S2085, 1.0f);
    return vec3<f32>(dot(instances_0[_S2084].to_object_0[i32(0)], q_4), dot(instances_0[_S2084].to_object_0[i32(1)], q_4), dot(instances_0[_S2084].to_object_0[i32(2)], q_4));
}

fn map_vector_1( _S2086 : u32,  _S2087 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(instances_0[_S2086].to_object_0[i32(0)].xyz, _S2087), dot(instances_0[_S2086].to_object_0[i32(1)].xyz, _S2087), dot(instances_0[_S2086].to_object_0[i32(2)].xyz, _S2087));
}

fn Walk_enter_0( this_43 : ptr<function, Walk_0>,  entry_1 : u32)
{
    Walk_push_0(&((*this_43)), (*this_43).group_0);
    Walk_push_0(&((*this_43)), vec2<u32>((*this_43).leaf_base_0, (*this_43).leaf_bits_0));
    (*this_43).leaf_bits_0 = u32(0);
    (*this_43).floor_0 = (*this_43).depth_5;
    (*this_43).instance_1 = entry_1;
    (*this_43).where_0 = u32(2);
    (*this_43).ray_0 = make_segment_0(map_point_1(entry_1, (*this_43).ray_0.origin_7), map_vector_1(entry_1, (*this_43).ray_0.direction_12), (*this_43).ray_0.t_max_0);
    var _S2088 : u32 = instances_0[entry_1].root_0;
    var _S2089 : u32;
    if((instances_0[entry_1].root_0) == u32(4294967295))
    {
        _S2089 = u32(0);
    }
    else
    {
        _S2089 = u32(2147483648);
    }
    (*this_43).group_0 = vec2<u32>(_S2088, _S2089);
    return;
}

fn intersect_triangle_0( leaf_4 : u32,  ray_3 : Segment_0) -> f32
{
    var _S2090 : u32 = leaf_4 * u32(3);
    var e1_3 : vec3<f32> = leaves_0[_S2090 + u32(1)].xyz;
    var e2_3 : vec3<f32> = leaves_0[_S2090 + u32(2)].xyz;
    var p_0 : vec3<f32> = cross(ray_3.direction_12, e2_3);
    var inverse_det_0 : f32 = 1.0f / dot(e1_3, p_0);
    var from_v0_0 : vec3<f32> = ray_3.origin_7 - leaves_0[_S2090].xyz;
    var b1_1 : f32 = dot(from_v0_0, p_0) * inverse_det_0;
    var q_5 : vec3<f32> = cross(from_v0_0, e1_3);
    var b2_0 : f32 = dot(ray_3.direction_12, q_5) * inverse_det_0;
    var t_2 : f32 = dot(e2_3, q_5) * inverse_det_0;
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
        inside_0 = t_2 > 0.0f;
    }
    else
    {
        inside_0 = false;
    }
    var _S2091 : f32;
    if(inside_0)
    {
        _S2091 = t_2;
    }
    else
    {
        _S2091 = (bitcast<f32>((u32(2139095040))));
    }
    return _S2091;
}

fn Walk_take_leaf_0( this_44 : ptr<function, Walk_0>)
{
    var entry_2 : u32 = (*this_44).leaf_base_0 + firstbitlow_0((*this_44).leaf_bits_0);
    (*this_44).leaf_bits_0 = (((*this_44).leaf_bits_0) & (((*this_44).leaf_bits_0 - u32(1))));
    if(((*this_44).where_0) == u32(1))
    {
        Walk_enter_0(&((*this_44)), entry_2);
        return;
    }
    var t_3 : f32 = intersect_triangle_0(entry_2, (*this_44).ray_0);
    var skipped_0 : bool;
    if(entry_2 == ((*this_44).skip0_0.leaf_1))
    {
        skipped_0 = ((*this_44).instance_1) == ((*this_44).skip0_0.instance_0);
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
        if(entry_2 == ((*this_44).skip1_0.leaf_1))
        {
            skipped_0 = ((*this_44).instance_1) == ((*this_44).skip1_0.instance_0);
        }
        else
        {
            skipped_0 = false;
        }
    }
    if(t_3 < ((*this_44).ray_0.t_max_0))
    {
        skipped_0 = !skipped_0;
    }
    else
    {
        skipped_0 = false;
    }
    if(skipped_0)
    {
        (*this_44).ray_0.t_max_0 = t_3;
        (*this_44).best_0.leaf_1 = entry_2;
        (*this_44).best_0.instance_0 = (*this_44).instance_1;
        if((*this_44).any_0)
        {
            (*this_44).active_0 = false;
        }
    }
    return;
}

fn firstbithigh_0( value_17 : u32) -> u32
{
    var _S2092 : u32 = firstLeadingBit(value_17);
    return _S2092;
}

struct Visit_0
{
     met_0 : u32,
     child_base_0 : u32,
     primitive_base_0 : u32,
     inner_mask_0 : u32,
};

fn four_children_0( meta_0 : u32,  near_0 : vec3<u32>,  far_0 : vec3<u32>,  scale_1 : vec3<f32>,  offset_3 : vec3<f32>,  octant_1 : u32,  t_max_3 : f32) -> u32
{
    var _S2093 : u32 = (((meta_0 ^ (((octant_1 & ((((((((meta_0 & (((meta_0 << (u32(1))))))) & (u32(269488144)))) >> (u32(4)))) * u32(255)))))))) & (u32(522133279)));
    var _S2094 : u32 = (((meta_0 >> (u32(5)))) & (u32(117901063)));
    var _S2095 : vec3<u32> = vec3<u32>(u32(0));
    var _S2096 : vec3<u32> = vec3<u32>(u32(255));
    var entry_3 : vec3<f32> = vec3<f32>((((near_0 >> (_S2095))) & (_S2096))) * scale_1 + offset_3;
    var exit_0 : vec3<f32> = vec3<f32>((((far_0 >> (_S2095))) & (_S2096))) * scale_1 + offset_3;
    var mask_0 : u32;
    if((max(max(entry_3.x, entry_3.y), max(entry_3.z, 0.0f))) <= (min(min(min(exit_0.x, exit_0.y), exit_0.z) * 1.0000004768371582f, t_max_3)))
    {
        mask_0 = (u32(0) | (((((((_S2094 >> (u32(0)))) & (u32(255)))) << (((((_S2093 >> (u32(0)))) & (u32(31)))))))));
    }
    else
    {
        mask_0 = u32(0);
    }
    var _S2097 : vec3<u32> = vec3<u32>(u32(8));
    var entry_4 : vec3<f32> = vec3<f32>((((near_0 >> (_S2097))) & (_S2096))) * scale_1 + offset_3;
    var exit_1 : vec3<f32> = vec3<f32>((((far_0 >> (_S2097))) & (_S2096))) * scale_1 + offset_3;
    if((max(max(entry_4.x, entry_4.y), max(entry_4.z, 0.0f))) <= (min(min(min(exit_1.x, exit_1.y), exit_1.z) * 1.0000004768371582f, t_max_3)))
    {
        mask_0 = (mask_0 | (((((((_S2094 >> (u32(8)))) & (u32(255)))) << (((((_S2093 >> (u32(8)))) & (u32(31)))))))));
    }
    var _S2098 : vec3<u32> = vec3<u32>(u32(16));
    var entry_5 : vec3<f32> = vec3<f32>((((near_0 >> (_S2098))) & (_S2096))) * scale_1 + offset_3;
    var exit_2 : vec3<f32> = vec3<f32>((((far_0 >> (_S2098))) & (_S2096))) * scale_1 + offset_3;
    if((max(max(entry_5.x, entry_5.y), max(entry_5.z, 0.0f))) <= (min(min(min(exit_2.x, exit_2.y), exit_2.z) * 1.0000004768371582f, t_max_3)))
    {
        mask_0 = (mask_0 | (((((((_S2094 >> (u32(16)))) & (u32(255)))) << (((((_S2093 >> (u32(16)))) & (u32(31)))))))));
    }
    var _S2099 : vec3<u32> = vec3<u32>(u32(24));
    var entry_6 : vec3<f32> = vec3<f32>((((near_0 >> (_S2099))) & (_S2096))) * scale_1 + offset_3;
    var exit_3 : vec3<f32> = vec3<f32>((((far_0 >> (_S2099))) & (_S2096))) * scale_1 + offset_3;
    if((max(max(entry_6.x, entry_6.y), max(entry_6.z, 0.0f))) <= (min(min(min(exit_3.x, exit_3.y), exit_3.z) * 1.0000004768371582f, t_max_3)))
    {
        mask_0 = (mask_0 | (((((((_S2094 >> (u32(24)))) & (u32(255)))) << (((((_S2093 >> (u32(24)))) & (u32(31)))))))));
    }
    return mask_0;
}

fn visit_0( node_0 : u32,  ray_4 : Segment_0) -> Visit_0
{
    var _S2100 : u32 = node_0 * u32(5);
    var n0_1 : vec4<u32> = nodes_0[_S2100];
    var n1_1 : vec4<u32> = nodes_0[_S2100 + u32(1)];
    var n2_1 : vec4<u32> = nodes_0[_S2100 + u32(2)];
    var n3_0 : vec4<u32> = nodes_0[_S2100 + u32(3)];
    var n4_0 : vec4<u32> = nodes_0[_S2100 + u32(4)];
    var _S2101 : u32 = n0_1.w;
    var scale_2 : vec3<f32> = vec3<f32>((bitcast<f32>(((((_S2101 & (u32(255)))) << (u32(23)))))), (bitcast<f32>(((((((_S2101 >> (u32(8)))) & (u32(255)))) << (u32(23)))))), (bitcast<f32>(((((((_S2101 >> (u32(16)))) & (u32(255)))) << (u32(23))))))) * ray_4.inverse_0;
    var offset_4 : vec3<f32> = (vec3<f32>((bitcast<f32>((n0_1.x))), (bitcast<f32>((n0_1.y))), (bitcast<f32>((n0_1.z)))) - ray_4.origin_7) * ray_4.inverse_0;
    var back_0 : vec3<bool> = (ray_4.direction_12) < vec3<f32>(0.0f);
    var x_16 : vec4<u32>;
    if(back_0.x)
    {
        x_16 = n2_1.zwxy;
    }
    else
    {
        x_16 = n2_1;
    }
    var y_3 : vec4<u32>;
    if(back_0.y)
    {
        y_3 = n3_0.zwxy;
    }
    else
    {
        y_3 = n3_0;
    }
    var z_2 : vec4<u32>;
    if(back_0.z)
    {
        z_2 = n4_0.zwxy;
    }
    else
    {
        z_2 = n4_0;
    }
    var result_14 : Visit_0;
    result_14.met_0 = ((four_children_0(n1_1.z, vec3<u32>(x_16.x, y_3.x, z_2.x), vec3<u32>(x_16.z, y_3.z, z_2.z), scale_2, offset_4, ray_4.octant_0, ray_4.t_max_0)) | ((four_children_0(n1_1.w, vec3<u32>(x_16.y, y_3.y, z_2.y), vec3<u32>(x_16.w, y_3.w, z_2.w), scale_2, offset_4, ray_4.octant_0, ray_4.t_max_0))));
    result_14.child_base_0 = n1_1.x;
    result_14.primitive_base_0 = n1_1.y;
    result_14.inner_mask_0 = (_S2101 >> (u32(24)));
    return result_14;
}

fn Walk_take_node_0( this_45 : ptr<function, Walk_0>)
{
    if(((((*this_45).group_0.y) & (u32(4278190080)))) == u32(0))
    {
        if(((*this_45).depth_5) == ((*this_45).floor_0))
        {
            Walk_leave_0(&((*this_45)));
            return;
        }
        var _S2102 : vec2<u32> = Walk_pop_0(&((*this_45)));
        (*this_45).group_0 = _S2102;
    }
    var bit_0 : u32 = firstbithigh_0((*this_45).group_0.y);
    var node_1 : u32 = (*this_45).group_0.x + countOneBits((((((*this_45).group_0.y) & ((~((u32(4294967295) << ((((bit_0 - u32(24)) ^ (((((*this_45).ray_0.octant_0) & (u32(255)))))))))))))) & (u32(255))));
    (*this_45).group_0[i32(1)] = (((*this_45).group_0[i32(1)]) & ((~((u32(1) << (bit_0))))));
    if(((((*this_45).group_0.y) & (u32(4278190080)))) != u32(0))
    {
        Walk_push_0(&((*this_45)), (*this_45).group_0);
    }
    var v_4 : Visit_0 = visit_0(node_1, (*this_45).ray_0);
    (*this_45).group_0 = vec2<u32>(v_4.child_base_0, ((((v_4.met_0) & (u32(4278190080)))) | ((v_4.inner_mask_0))));
    (*this_45).leaf_bits_0 = ((v_4.met_0) & (u32(16777215)));
    (*this_45).leaf_base_0 = v_4.primitive_base_0;
    return;
}

fn Walk_step_0( this_46 : ptr<function, Walk_0>)
{
    if(((*this_46).leaf_bits_0) != u32(0))
    {
        if(((*this_46).leaf_bits_0) != u32(0))
        {
            Walk_take_leaf_0(&((*this_46)));
        }
    }
    else
    {
        if(((*this_46).leaf_bits_0) == u32(0))
        {
            Walk_take_node_0(&((*this_46)));
        }
    }
    return;
}

fn work_0( thread_0 : u32,  initial_0 : Evolve_0)
{
    var _S2103 : bool;
    if(thread_0 < u32(14))
    {
        atomicStore(&(local_counters_0[thread_0]), u32(0));
    }
    workgroupBarrier();
    var job_0 : Evolve_0 = initial_0;
    var _S2104 : vec3<f32> = vec3<f32>(0.0f);
    var path_6 : Path_0 = Path_x24init_0(_S2104, _S2104, 0.0f, false, Hit_x24init_0(u32(0), u32(0)), _S2104, _S2104, _S2104, u32(0), false, u32(0), u32(0));
    var walk_6 : Walk_0;
    walk_6.active_0 = false;
    for(;;)
    {
        if((path_6.stage_0) == u32(0))
        {
            var _S2105 : bool = Evolve_next_0(&(job_0), &(path_6), &(walk_6));
            if(!_S2105)
            {
                break;
            }
        }
        else
        {
            if((path_6.stage_0) != u32(0))
            {
                _S2103 = !walk_6.active_0;
            }
            else
            {
                _S2103 = false;
            }
            if(_S2103)
            {
                Evolve_fly_0(&(job_0), &(path_6), &(walk_6));
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
        _S2103 = thread_0 < u32(13);
    }
    else
    {
        _S2103 = false;
    }
    if(_S2103)
    {
        var value_18 : u32 = atomicLoad(&(local_counters_0[thread_0]));
        if(value_18 != u32(0))
        {
            count_0(thread_0, vec2<u32>(value_18, u32(0)));
        }
    }
    if(thread_0 == u32(13))
    {
        var _S2106 : u32 = atomicLoad(&(local_counters_0[thread_0]));
        var _S2107 : u32 = atomicMax(&(counters_0[u32(26)]), _S2106);
    }
    return;
}

fn Evolve_x24init_0( chain_13 : Chain_0,  dynamics_1 : Mala_0,  evaluation_1 : ValueAndScore_0,  queue_1 : Queue_0,  lane_3 : u32,  step_4 : u32,  busy_1 : bool,  fresh_1 : bool,  odds_per_density_1 : f32,  brightness_top_1 : vec2<u32>,  brightness_bottom_1 : vec2<u32>) -> Evolve_0
{
    var _S2108 : Evolve_0;
    _S2108.chain_0 = chain_13;
    _S2108.dynamics_0 = dynamics_1;
    _S2108.evaluation_0 = evaluation_1;
    _S2108.queue_0 = queue_1;
    _S2108.lane_1 = lane_3;
    _S2108.step_0 = step_4;
    _S2108.busy_0 = busy_1;
    _S2108.fresh_0 = fresh_1;
    _S2108.odds_per_density_0 = odds_per_density_1;
    _S2108.brightness_top_0 = brightness_top_1;
    _S2108.brightness_bottom_0 = brightness_bottom_1;
    return _S2108;
}

fn Chain_x24init_0( index_3 : u32,  density_5 : f32,  light_12 : vec3<f32>,  pixel_3 : u32,  flags_2 : u32,  tour_length_2 : u32,  start_weight_1 : f32,  refused_1 : u32,  score_squared_3 : f32) -> Chain_0
{
    var _S2109 : Chain_0;
    _S2109.index_1 = index_3;
    _S2109.density_0 = density_5;
    _S2109.light_0 = light_12;
    _S2109.pixel_0 = pixel_3;
    _S2109.flags_1 = flags_2;
    _S2109.tour_length_1 = tour_length_2;
    _S2109.start_weight_0 = start_weight_1;
    _S2109.refused_0 = refused_1;
    _S2109.score_squared_0 = score_squared_3;
    return _S2109;
}

fn Queue_x24init_0( taken_1 : u32) -> Queue_0
{
    var _S2110 : Queue_0;
    _S2110.taken_0 = taken_1;
    return _S2110;
}

fn counted_1( counter_3 : u32) -> vec2<u32>
{
    var _S2111 : u32 = u32(2) * counter_3;
    var _S2112 : u32 = atomicLoad(&(counters_0[_S2111]));
    var _S2113 : u32 = atomicLoad(&(counters_0[_S2111 + u32(1)]));
    return vec2<u32>(_S2112, _S2113);
}

fn wide_to_float_0( a_9 : vec2<u32>) -> f32
{
    return f32(a_9.y) * 4.294967296e+09f + f32(a_9.x);
}

fn bootstrap_mean_0() -> f32
{
    var _S2114 : vec2<u32> = counted_1(u32(14));
    return wide_to_float_0(_S2114) * run_0.density_unit_0 / f32(run_0.bootstrap_0);
}

fn odds_per_ratio_0() -> f32
{
    var p_bar_0 : f32 = bootstrap_mean_0();
    var _S2115 : f32;
    if(p_bar_0 > 0.0f)
    {
        _S2115 = run_0.tour_length_0 / p_bar_0;
    }
    else
    {
        _S2115 = 0.0f;
    }
    return _S2115;
}

fn evolve_0( thread_1 : u32,  lane_4 : u32)
{
    var _S2116 : Mala_0 = Mala_0( 0.0f );
    var _S2117 : Recorder_0 = Recorder_0( u32(0), u32(0), u32(0) );
    var _S2118 : ValueAndScore_0 = ValueAndScore_0( _S2117 );
    var _S2119 : vec2<u32> = vec2<u32>(u32(0));
    var job_1 : Evolve_0 = Evolve_x24init_0(Chain_x24init_0(u32(0), 0.0f, vec3<f32>(0.0f), u32(0), u32(0), u32(0), 0.0f, u32(0), 0.0f), _S2116, _S2118, Queue_x24init_0(u32(0)), u32(0), u32(0), false, false, 0.0f, _S2119, _S2119);
    job_1.busy_0 = false;
    var _S2120 : f32 = odds_per_ratio_0();
    job_1.odds_per_density_0 = _S2120;
    job_1.lane_1 = lane_4;
    work_0(thread_1, job_1);
    return;
}

@compute
@workgroup_size(64, 1, 1)
fn evolve_mala(@builtin(local_invocation_index) thread_2 : u32, @builtin(global_invocation_id) id_0 : vec3<u32>)
{
    evolve_0(thread_2, id_0.x);
    return;
}

