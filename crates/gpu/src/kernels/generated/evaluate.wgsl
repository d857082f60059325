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
@binding(0) @group(0) var<storage, read> nodes_0 : array<vec4<u32>>;

@binding(1) @group(0) var<storage, read> leaves_0 : array<vec4<f32>>;

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

struct Material_std430_0
{
    @align(16) a_0 : vec4<f32>,
    @align(16) b_0 : vec4<f32>,
    @align(16) alpha_0 : vec2<f32>,
    @align(8) kind_0 : u32,
    @align(4) flags_0 : u32,
};

@binding(3) @group(0) var<storage, read> materials_0 : array<Material_std430_0>;

@binding(2) @group(0) var<storage, read> shading_0 : array<vec4<f32>>;

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

@binding(9) @group(1) var<storage, read_write> records_0 : array<vec4<f32>>;

@binding(10) @group(1) var<storage, read_write> image_0 : array<vec4<f32>>;

@binding(6) @group(1) var<storage, read_write> coordinates_0 : array<f32>;

@binding(7) @group(1) var<storage, read_write> scores_0 : array<f32>;

struct Tuple_0
{
     value0_0 : f32,
};

fn s_apply_sqrt_0( x_0 : f32) -> Tuple_0
{
    var _S1 : Tuple_0 = Tuple_0( sqrt(x_0) );
    return _S1;
}

struct s_bwdCallableCtx_sqrt_0
{
     _S2 : f32,
};

struct DiffPair_float_0
{
     primal_0 : f32,
     differential_0 : f32,
};

fn _d_sqrt_0( dpx_0 : ptr<function, DiffPair_float_0>,  dOut_0 : f32)
{
    var _S3 : f32 = 0.5f / sqrt(max(1.00000001168609742e-07f, (*dpx_0).primal_0)) * dOut_0;
    (*dpx_0).primal_0 = (*dpx_0).primal_0;
    (*dpx_0).differential_0 = _S3;
    return;
}

fn s_bwdProp_sqrt_0( ctx_0 : s_bwdCallableCtx_sqrt_0,  d_x_0 : ptr<function, f32>,  d_out_0 : f32)
{
    var _S4 : DiffPair_float_0;
    _S4.primal_0 = ctx_0._S2;
    _d_sqrt_0(&(_S4), d_out_0);
    (*d_x_0) = _S4.differential_0;
    return;
}

struct Tuple_1
{
     value0_1 : f32,
};

fn s_apply_dot_0( x_1 : vec3<f32>,  y_0 : vec3<f32>) -> Tuple_1
{
    var _S5 : Tuple_1 = Tuple_1( dot(x_1, y_0) );
    return _S5;
}

struct s_bwdCallableCtx_dot_0
{
     _S6 : vec3<f32>,
     _S7 : vec3<f32>,
};

struct DiffPair_vectorx3Cfloatx2C3x3E_0
{
     primal_0 : vec3<f32>,
     differential_0 : vec3<f32>,
};

fn _d_dot_0( dpx_1 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  dpy_0 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  dOut_1 : f32)
{
    var x_d_result_0 : vec3<f32>;
    x_d_result_0[i32(0)] = (*dpy_0).primal_0[i32(0)] * dOut_1;
    var y_d_result_0 : vec3<f32>;
    y_d_result_0[i32(0)] = (*dpx_1).primal_0[i32(0)] * dOut_1;
    x_d_result_0[i32(1)] = (*dpy_0).primal_0[i32(1)] * dOut_1;
    y_d_result_0[i32(1)] = (*dpx_1).primal_0[i32(1)] * dOut_1;
    x_d_result_0[i32(2)] = (*dpy_0).primal_0[i32(2)] * dOut_1;
    y_d_result_0[i32(2)] = (*dpx_1).primal_0[i32(2)] * dOut_1;
    (*dpx_1).primal_0 = (*dpx_1).primal_0;
    (*dpx_1).differential_0 = x_d_result_0;
    (*dpy_0).primal_0 = (*dpy_0).primal_0;
    (*dpy_0).differential_0 = y_d_result_0;
    return;
}

fn s_bwdProp_dot_0( ctx_1 : s_bwdCallableCtx_dot_0,  d_x_1 : ptr<function, vec3<f32>>,  d_y_0 : ptr<function, vec3<f32>>,  d_out_1 : f32)
{
    var _S8 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    _S8.primal_0 = ctx_1._S6;
    var _S9 : DiffPair_vectorx3Cfloatx2C3x3E_0;
    _S9.primal_0 = ctx_1._S7;
    _d_dot_0(&(_S8), &(_S9), d_out_1);
    (*d_x_1) = _S8.differential_0;
    (*d_y_0) = _S9.differential_0;
    return;
}

struct ScoreReport_0
{
     bad_0 : u32,
     norm_squared_0 : f32,
};

struct StoredCoordinates_0
{
     chain_0 : u32,
     slot_0 : u32,
};

struct Recorder_0
{
     lane_0 : u32,
     vertices_0 : u32,
     lit_vertices_0 : u32,
};

struct StoredScore_0
{
     chain_1 : u32,
     slot_1 : u32,
};

fn ScoreReport_x24init_0( bad_1 : u32,  norm_squared_1 : f32) -> ScoreReport_0
{
    var _S10 : ScoreReport_0;
    _S10.bad_0 = bad_1;
    _S10.norm_squared_0 = norm_squared_1;
    return _S10;
}

fn stored_index_0( slot_2 : u32,  coordinate_0 : u32,  chain_2 : u32) -> u32
{
    return (slot_2 * run_0.dimension_0 + coordinate_0) * run_0.chains_0 + chain_2;
}

fn StoredScore_set_0( this_0 : StoredScore_0,  coordinate_1 : u32,  value_0 : f32)
{
    scores_0[stored_index_0(this_0.slot_1, coordinate_1, this_0.chain_1)] = value_0;
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
     chosen_0 : ChosenLight_0,
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

fn Material_anisotropic_0( this_1 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_1).flags_0) & (u32(4)))) != u32(0);
}

fn map_point_0( _S11 : u32,  _S12 : vec3<f32>) -> vec3<f32>
{
    var q_0 : vec4<f32> = vec4<f32>(_S12, 1.0f);
    return vec3<f32>(dot(instances_0[_S11].to_world_0[i32(0)], q_0), dot(instances_0[_S11].to_world_0[i32(1)], q_0), dot(instances_0[_S11].to_world_0[i32(2)], q_0));
}

fn map_normal_0( _S13 : u32,  _S14 : vec3<f32>) -> vec3<f32>
{
    return instances_0[_S13].to_object_0[i32(0)].xyz * vec3<f32>(_S14.x) + instances_0[_S13].to_object_0[i32(1)].xyz * vec3<f32>(_S14.y) + instances_0[_S13].to_object_0[i32(2)].xyz * vec3<f32>(_S14.z);
}

fn map_vector_0( _S15 : u32,  _S16 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(instances_0[_S15].to_world_0[i32(0)].xyz, _S16), dot(instances_0[_S15].to_world_0[i32(1)].xyz, _S16), dot(instances_0[_S15].to_world_0[i32(2)].xyz, _S16));
}

fn largest_0( v_0 : vec3<f32>) -> f32
{
    return max(v_0.x, max(v_0.y, v_0.z));
}

fn load_triangle_0( hit_0 : Hit_0) -> Triangle_0
{
    var _S17 : u32 = hit_0.leaf_2 * u32(3);
    var row1_0 : vec4<f32> = leaves_0[_S17 + u32(1)];
    var row2_0 : vec4<f32> = leaves_0[_S17 + u32(2)];
    var bits_0 : u32 = (bitcast<u32>((row1_0.w)));
    var triangle_1 : Triangle_0;
    var _S18 : vec3<f32> = leaves_0[_S17].xyz;
    triangle_1.p0_0 = _S18;
    var _S19 : vec3<f32> = row1_0.xyz;
    triangle_1.e1_1 = _S19;
    var _S20 : vec3<f32> = row2_0.xyz;
    triangle_1.e2_1 = _S20;
    var _S21 : bool = ((bits_0 & (u32(2147483648)))) != u32(0);
    triangle_1.smooth_0 = _S21;
    var _S22 : u32 = (bits_0 & (u32(16777215)));
    triangle_1.material_0 = _S22;
    triangle_1.emission_1 = (bitcast<u32>((row2_0.w)));
    var _S23 : Material_std430_0 = materials_0[_S22];
    var _S24 : bool = Material_anisotropic_0(&(_S23));
    triangle_1.anisotropic_0 = _S24;
    var _S25 : vec3<f32> = vec3<f32>(0.0f);
    triangle_1.n0_0 = _S25;
    triangle_1.n1_0 = _S25;
    triangle_1.n2_0 = _S25;
    triangle_1.tangent_0 = _S25;
    var row_0 : u32 = hit_0.leaf_2 * run_0.shading_stride_0;
    if(_S21)
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
    var _S26 : bool = (hit_0.instance_0) != u32(4294967295);
    var flip_1 : bool;
    var shift_0 : vec3<f32>;
    if(_S26)
    {
        var _S27 : vec3<f32> = map_point_0(hit_0.instance_0, _S18);
        triangle_1.e1_1 = map_point_0(hit_0.instance_0, _S18 + _S19) - _S27;
        triangle_1.e2_1 = map_point_0(hit_0.instance_0, _S18 + _S20) - _S27;
        triangle_1.p0_0 = _S27;
        triangle_1.n0_0 = map_normal_0(hit_0.instance_0, triangle_1.n0_0);
        triangle_1.n1_0 = map_normal_0(hit_0.instance_0, triangle_1.n1_0);
        triangle_1.n2_0 = map_normal_0(hit_0.instance_0, triangle_1.n2_0);
        triangle_1.tangent_0 = map_vector_0(hit_0.instance_0, triangle_1.tangent_0);
        var _S28 : vec3<f32> = abs(vec3<f32>(instances_0[hit_0.instance_0].to_world_0[i32(0)].w, instances_0[hit_0.instance_0].to_world_0[i32(1)].w, instances_0[hit_0.instance_0].to_world_0[i32(2)].w));
        flip_1 = flip_0 != ((instances_0[hit_0.instance_0].mirrored_0) != u32(0));
        shift_0 = _S28;
    }
    else
    {
        flip_1 = flip_0;
        shift_0 = _S25;
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
    if(_S26)
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
     light_0 : vec2<f32>,
     lobe_1 : f32,
     pick_0 : f32,
};

fn StoredCoordinates_get_0( this_2 : StoredCoordinates_0,  coordinate_2 : u32) -> f32
{
    return coordinates_0[stored_index_0(this_2.slot_0, coordinate_2, this_2.chain_0)];
}

fn StoredCoordinates_vertex_0( this_3 : StoredCoordinates_0,  depth_0 : u32) -> VertexCoordinates_0
{
    var first_0 : u32 = u32(4) + u32(6) * depth_0;
    var xi_0 : VertexCoordinates_0;
    xi_0.direction_0 = vec2<f32>(StoredCoordinates_get_0(this_3, first_0), StoredCoordinates_get_0(this_3, first_0 + u32(1)));
    xi_0.light_0 = vec2<f32>(StoredCoordinates_get_0(this_3, first_0 + u32(2)), StoredCoordinates_get_0(this_3, first_0 + u32(3)));
    xi_0.lobe_1 = StoredCoordinates_get_0(this_3, first_0 + u32(4));
    xi_0.pick_0 = StoredCoordinates_get_0(this_3, first_0 + u32(5));
    return xi_0;
}

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
        var middle_0 : u32 = ((low_0 + high_0) >> (u32(1)));
        if((light_triangles_0[middle_0].corner_cumulative_0.w) <= pick_1)
        {
            low_0 = middle_0;
        }
        else
        {
            high_0 = middle_0;
        }
    }
    var triangle_2 : LightTriangle_std430_0 = light_triangles_0[low_0];
    var emission_3 : Emission_std430_0 = emissions_0[triangle_2.emission_0];
    var light_1 : ChosenLight_0;
    light_1.corner_0 = triangle_2.corner_cumulative_0.xyz;
    light_1.e1_2 = triangle_2.e1_0.xyz;
    light_1.e2_2 = triangle_2.e2_0.xyz;
    light_1.normal_1 = triangle_2.normal_0.xyz;
    light_1.radiance_1 = emission_3.radiance_pdf_0.xyz;
    light_1.pdf_area_1 = emission_3.radiance_pdf_0.w;
    light_1.two_sided_2 = (emission_3.two_sided_0) != u32(0);
    light_1.leaf_1 = triangle_2.leaf_0;
    return light_1;
}

struct DiffPair_vectorx3Cfloatx2C2x3E_0
{
     primal_0 : vec2<f32>,
     differential_0 : vec2<f32>,
};

struct s_paramCtx_s_bwdCallableCtx_picture_0
{
     value0_2 : Vertex_0,
};

struct s_bwdCallableCtx_picture_0
{
     value0_3 : s_paramCtx_s_bwdCallableCtx_picture_0,
};

fn s_bwdProp_picture_0( _S29 : s_bwdCallableCtx_picture_0,  _S30 : ptr<function, vec3<f32>>,  _S31 : ptr<function, vec3<f32>>,  _S32 : ptr<function, f32>,  _S33 : ptr<function, vec2<f32>>,  _S34 : ptr<function, vec2<f32>>,  _S35 : f32)
{
    var _S36 : bool;
    if(_S29.value0_3.value0_2.lit_0)
    {
        _S36 = true;
    }
    else
    {
        _S36 = _S29.value0_3.value0_2.scatters_0;
    }
    var _S37 : vec2<f32> = vec2<f32>(0.0f);
    var _S38 : vec3<f32> = vec3<f32>(0.0f);
    var _S39 : vec3<f32>;
    if(_S36)
    {
        _S39 = (vec3<f32>(0) - _S38);
    }
    else
    {
        _S39 = _S38;
    }
    (*_S30) = _S38;
    (*_S31) = _S39;
    (*_S32) = 0.0f;
    (*_S33) = _S37;
    (*_S34) = _S37;
    return;
}

fn _S40( _S41 : Vertex_0,  _S42 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S43 : ptr<function, DiffPair_vectorx3Cfloatx2C3x3E_0>,  _S44 : ptr<function, DiffPair_float_0>,  _S45 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S46 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S47 : f32)
{
    var _S48 : s_paramCtx_s_bwdCallableCtx_picture_0;
    _S48.value0_2 = _S41;
    var _S49 : s_bwdCallableCtx_picture_0 = s_bwdCallableCtx_picture_0( _S48 );
    var _S50 : vec3<f32> = (*_S42).differential_0;
    var _S51 : vec3<f32> = (*_S43).differential_0;
    var _S52 : f32 = (*_S44).differential_0;
    var _S53 : vec2<f32> = (*_S45).differential_0;
    var _S54 : vec2<f32> = (*_S46).differential_0;
    s_bwdProp_picture_0(_S49, &(_S50), &(_S51), &(_S52), &(_S53), &(_S54), _S47);
    (*_S42).differential_0 = _S50;
    (*_S43).differential_0 = _S51;
    (*_S44).differential_0 = _S52;
    (*_S45).differential_0 = _S53;
    (*_S46).differential_0 = _S54;
    return;
}

fn is_finite_0( x_2 : f32) -> bool
{
    return (((bitcast<u32>((x_2))) & (u32(2139095040)))) != u32(2139095040);
}

fn ScoreReport_checked_0( this_4 : ptr<function, ScoreReport_0>,  value_1 : f32) -> f32
{
    if(!is_finite_0(value_1))
    {
        (*this_4).bad_0 = (*this_4).bad_0 + u32(1);
        return 0.0f;
    }
    (*this_4).norm_squared_0 = (*this_4).norm_squared_0 + value_1 * value_1;
    return value_1;
}

fn StoredCoordinates_film_0( this_5 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_5, u32(0)), StoredCoordinates_get_0(this_5, u32(1)));
}

fn StoredCoordinates_lens_0( this_6 : StoredCoordinates_0) -> vec2<f32>
{
    return vec2<f32>(StoredCoordinates_get_0(this_6, u32(2)), StoredCoordinates_get_0(this_6, u32(3)));
}

struct CameraRay_0
{
     origin_0 : vec3<f32>,
     direction_1 : vec3<f32>,
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
     value0_4 : Camera_0,
     value1_0 : vec2<f32>,
     value2_0 : vec2<f32>,
};

struct s_bwdCallableCtx_camera_ray_0
{
     value0_5 : s_paramCtx_s_bwdCallableCtx_camera_ray_0,
};

struct s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0
{
     value0_6 : f32,
};

struct s_paramCtx_s_bwdCallableCtx_safe_sqrt_0
{
     value0_7 : f32,
};

struct s_bwdCallableCtx_safe_sqrt_0
{
     value0_8 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0,
};

struct s_bwdCallableCtx_sin_cos_turns_0
{
     value0_9 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0,
};

struct Tuple_2
{
     value0_10 : vec2<f32>,
};

fn s_apply_sin_cos_turns_0( _S55 : f32) -> Tuple_2
{
    var quarter_0 : f32 = round(_S55 * 4.0f);
    var angle_0 : f32 = (_S55 - quarter_0 * 0.25f) * 6.28318548202514648f;
    var a2_0 : f32 = angle_0 * angle_0;
    var s_0 : f32 = angle_0 * (1.0f + a2_0 * (-0.1666666716337204f + a2_0 * (0.00833333376795053f + a2_0 * (-0.0001984127011383f + a2_0 * 2.75573188446287531e-06f))));
    var c_0 : f32 = 1.0f + a2_0 * (-0.5f + a2_0 * (0.0416666679084301f + a2_0 * (-0.00138888892251998f + a2_0 * 0.00002480158764229f)));
    var q_1 : i32 = (i32(quarter_0) & (i32(3)));
    var sine_0 : f32;
    var cosine_0 : f32;
    if(q_1 == i32(1))
    {
        var _S56 : f32 = - s_0;
        sine_0 = c_0;
        cosine_0 = _S56;
    }
    else
    {
        if(q_1 == i32(2))
        {
            var _S57 : f32 = - c_0;
            sine_0 = - s_0;
            cosine_0 = _S57;
        }
        else
        {
            if(q_1 == i32(3))
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
    var _S58 : Tuple_2;
    _S58.value0_10 = vec2<f32>(sine_0, cosine_0);
    return _S58;
}

struct Tuple_3
{
     value0_11 : f32,
};

fn s_apply_safe_sqrt_0( _S59 : f32) -> Tuple_3
{
    var root_1 : f32;
    if(_S59 > 0.0f)
    {
        root_1 = s_apply_sqrt_0(_S59).value0_0;
    }
    else
    {
        root_1 = 0.0f;
    }
    var _S60 : Tuple_3;
    _S60.value0_11 = root_1;
    return _S60;
}

struct s_paramCtx_s_bwdCallableCtx_unit_vector_0
{
     value0_12 : vec3<f32>,
};

struct s_bwdCallableCtx_unit_vector_0
{
     value0_13 : s_paramCtx_s_bwdCallableCtx_unit_vector_0,
};

fn s_bwdProp_unit_vector_0( _S61 : s_bwdCallableCtx_unit_vector_0,  _S62 : ptr<function, vec3<f32>>,  _S63 : vec3<f32>)
{
    var _S64 : vec3<f32> = _S61.value0_13.value0_12;
    var _S65 : Tuple_1 = s_apply_dot_0(_S64, _S64);
    var _S66 : s_bwdCallableCtx_dot_0;
    _S66._S6 = _S61.value0_13.value0_12;
    _S66._S7 = _S61.value0_13.value0_12;
    var _S67 : Tuple_0 = s_apply_sqrt_0(_S65.value0_1);
    var _S68 : s_bwdCallableCtx_sqrt_0;
    _S68._S2 = _S65.value0_1;
    var _S69 : vec3<f32> = _S61.value0_13.value0_12 * _S63;
    var _S70 : vec3<f32> = vec3<f32>((1.0f / _S67.value0_0)) * _S63;
    var _S71 : f32 = - ((_S69[i32(0)] + _S69[i32(1)] + _S69[i32(2)]) / (_S67.value0_0 * _S67.value0_0));
    var _S72 : f32 = 0.0f;
    s_bwdProp_sqrt_0(_S68, &(_S72), _S71);
    var _S73 : vec3<f32> = vec3<f32>(0.0f);
    var _S74 : vec3<f32> = _S73;
    var _S75 : vec3<f32> = _S73;
    s_bwdProp_dot_0(_S66, &(_S74), &(_S75), _S72);
    (*_S62) = _S70 + _S74 + _S75;
    return;
}

fn s_bwdProp_safe_sqrt_0( _S76 : s_bwdCallableCtx_safe_sqrt_0,  _S77 : ptr<function, f32>,  _S78 : f32)
{
    var _S79 : bool = (_S76.value0_8.value0_7) > 0.0f;
    var _S80 : s_bwdCallableCtx_sqrt_0;
    if(_S79)
    {
        var _S81 : s_bwdCallableCtx_sqrt_0;
        _S81._S2 = _S76.value0_8.value0_7;
        _S80 = _S81;
    }
    else
    {
        _S80._S2 = 0.0f;
    }
    var _S82 : f32;
    if(_S79)
    {
        var _S83 : f32 = 0.0f;
        s_bwdProp_sqrt_0(_S80, &(_S83), _S78);
        _S82 = _S83;
    }
    else
    {
        _S82 = 0.0f;
    }
    (*_S77) = _S82;
    return;
}

fn s_bwdProp_sin_cos_turns_0( _S84 : s_bwdCallableCtx_sin_cos_turns_0,  _S85 : ptr<function, f32>,  _S86 : vec2<f32>)
{
    var quarter_1 : f32 = round(_S84.value0_9.value0_6 * 4.0f);
    var angle_1 : f32 = (_S84.value0_9.value0_6 - quarter_1 * 0.25f) * 6.28318548202514648f;
    var a2_1 : f32 = angle_1 * angle_1;
    var _S87 : f32 = -0.0001984127011383f + a2_1 * 2.75573188446287531e-06f;
    var _S88 : f32 = 0.00833333376795053f + a2_1 * _S87;
    var _S89 : f32 = -0.1666666716337204f + a2_1 * _S88;
    var _S90 : f32 = 1.0f + a2_1 * _S89;
    var _S91 : f32 = -0.00138888892251998f + a2_1 * 0.00002480158764229f;
    var _S92 : f32 = 0.0416666679084301f + a2_1 * _S91;
    var _S93 : f32 = -0.5f + a2_1 * _S92;
    var q_2 : i32 = (i32(quarter_1) & (i32(3)));
    var _S94 : bool = q_2 == i32(1);
    var _S95 : bool;
    var _S96 : bool;
    if(_S94)
    {
        _S95 = false;
        _S96 = false;
    }
    else
    {
        var _S97 : bool = q_2 == i32(2);
        if(_S97)
        {
            _S95 = false;
        }
        else
        {
            _S95 = q_2 == i32(3);
        }
        var _S98 : bool = _S95;
        _S95 = _S97;
        _S96 = _S98;
    }
    var _S99 : f32;
    var _S100 : f32;
    if(_S94)
    {
        var _S101 : f32 = - _S86[i32(1)];
        _S99 = _S86[i32(0)];
        _S100 = _S101;
    }
    else
    {
        if(_S95)
        {
            var _S102 : f32 = - _S86[i32(0)];
            _S99 = - _S86[i32(1)];
            _S100 = _S102;
        }
        else
        {
            if(_S96)
            {
                _S99 = - _S86[i32(0)];
                _S100 = _S86[i32(1)];
            }
            else
            {
                _S99 = _S86[i32(1)];
                _S100 = _S86[i32(0)];
            }
        }
    }
    var _S103 : f32 = a2_1 * _S99;
    var _S104 : f32 = a2_1 * _S103;
    var _S105 : f32 = angle_1 * _S100;
    var _S106 : f32 = a2_1 * _S105;
    var _S107 : f32 = a2_1 * _S106;
    var _S108 : f32 = angle_1 * (_S93 * _S99 + _S92 * _S103 + _S91 * _S104 + 0.00002480158764229f * (a2_1 * _S104) + _S89 * _S105 + _S88 * _S106 + _S87 * _S107 + 2.75573188446287531e-06f * (a2_1 * _S107));
    (*_S85) = 6.28318548202514648f * (_S90 * _S100 + _S108 + _S108);
    return;
}

fn s_bwdProp_camera_ray_0( _S109 : s_bwdCallableCtx_camera_ray_0,  _S110 : ptr<function, vec2<f32>>,  _S111 : ptr<function, vec2<f32>>,  _S112 : CameraRay_0)
{
    var _S113 : vec3<f32> = vec3<f32>(0.0f);
    var _S114 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0 = s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0( 0.0f );
    var _S115 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0 = s_paramCtx_s_bwdCallableCtx_safe_sqrt_0( 0.0f );
    var _S116 : vec2<f32> = _S109.value0_5.value0_4.film_plane_1.xy;
    var direction_2 : vec3<f32> = vec3<f32>(_S116 * _S109.value0_5.value1_0 + _S109.value0_5.value0_4.film_plane_1.zw, 1.0f);
    var _S117 : vec3<f32> = vec3<f32>(0.0f);
    var _S118 : bool = (_S109.value0_5.value0_4.lens_radius_1) > 0.0f;
    var origin_1 : vec3<f32>;
    var direction_3 : vec3<f32>;
    var _S119 : vec3<f32>;
    var _S120 : f32;
    var _S121 : f32;
    var _S122 : f32;
    var _S123 : s_bwdCallableCtx_safe_sqrt_0;
    var _S124 : s_bwdCallableCtx_sin_cos_turns_0;
    if(_S118)
    {
        var _S125 : vec3<f32> = vec3<f32>(_S109.value0_5.value0_4.focal_distance_1);
        var focus_0 : vec3<f32> = direction_2 * _S125;
        var _S126 : f32 = _S109.value0_5.value2_0.x;
        var _S127 : Tuple_2 = s_apply_sin_cos_turns_0(_S126);
        var _S128 : s_paramCtx_s_bwdCallableCtx_sin_cos_turns_0;
        _S128.value0_6 = _S126;
        var _S129 : f32 = _S109.value0_5.value2_0.y;
        var _S130 : Tuple_3 = s_apply_safe_sqrt_0(_S129);
        var _S131 : s_paramCtx_s_bwdCallableCtx_safe_sqrt_0;
        _S131.value0_7 = _S129;
        var radius_0 : f32 = _S109.value0_5.value0_4.lens_radius_1 * _S130.value0_11;
        var _S132 : f32 = _S127.value0_10.y;
        var _S133 : f32 = _S127.value0_10.x;
        var origin_2 : vec3<f32> = vec3<f32>(radius_0 * _S132, radius_0 * _S133, 0.0f);
        var _S134 : vec3<f32> = focus_0 - origin_2;
        origin_1 = origin_2;
        direction_3 = _S134;
        _S120 = radius_0;
        _S121 = _S133;
        _S122 = _S132;
        _S123.value0_8 = _S131;
        _S124.value0_9 = _S128;
        _S119 = _S125;
    }
    else
    {
        origin_1 = _S117;
        direction_3 = direction_2;
        _S120 = 0.0f;
        _S121 = 0.0f;
        _S122 = 0.0f;
        _S123.value0_8 = _S115;
        _S124.value0_9 = _S114;
        _S119 = _S113;
    }
    var row0_0 : vec3<f32> = _S109.value0_5.value0_4.to_world_1[i32(0)].xyz;
    var row1_1 : vec3<f32> = _S109.value0_5.value0_4.to_world_1[i32(1)].xyz;
    var row2_1 : vec3<f32> = _S109.value0_5.value0_4.to_world_1[i32(2)].xyz;
    var _S135 : s_bwdCallableCtx_dot_0;
    _S135._S6 = row0_0;
    _S135._S7 = origin_1;
    var _S136 : s_bwdCallableCtx_dot_0 = _S135;
    var _S137 : s_bwdCallableCtx_dot_0;
    _S137._S6 = row1_1;
    _S137._S7 = origin_1;
    var _S138 : s_bwdCallableCtx_dot_0 = _S137;
    var _S139 : s_bwdCallableCtx_dot_0;
    _S139._S6 = row2_1;
    _S139._S7 = origin_1;
    var _S140 : s_bwdCallableCtx_dot_0 = _S139;
    var _S141 : Tuple_1 = s_apply_dot_0(row0_0, direction_3);
    var _S142 : s_bwdCallableCtx_dot_0;
    _S142._S6 = row0_0;
    _S142._S7 = direction_3;
    var _S143 : s_bwdCallableCtx_dot_0 = _S142;
    var _S144 : Tuple_1 = s_apply_dot_0(row1_1, direction_3);
    var _S145 : s_bwdCallableCtx_dot_0;
    _S145._S6 = row1_1;
    _S145._S7 = direction_3;
    var _S146 : s_bwdCallableCtx_dot_0 = _S145;
    var _S147 : Tuple_1 = s_apply_dot_0(row2_1, direction_3);
    var _S148 : s_bwdCallableCtx_dot_0;
    _S148._S6 = row2_1;
    _S148._S7 = direction_3;
    var _S149 : s_bwdCallableCtx_dot_0 = _S148;
    var _S150 : s_paramCtx_s_bwdCallableCtx_unit_vector_0;
    _S150.value0_12 = vec3<f32>(_S141.value0_1, _S144.value0_1, _S147.value0_1);
    var _S151 : s_bwdCallableCtx_unit_vector_0 = s_bwdCallableCtx_unit_vector_0( _S150 );
    var _S152 : vec2<f32> = vec2<f32>(0.0f);
    var _S153 : vec3<f32> = _S113;
    s_bwdProp_unit_vector_0(_S151, &(_S153), _S112.direction_1);
    var _S154 : vec3<f32> = _S113;
    var _S155 : vec3<f32> = _S113;
    s_bwdProp_dot_0(_S149, &(_S154), &(_S155), _S153[i32(2)]);
    var _S156 : vec3<f32> = _S113;
    var _S157 : vec3<f32> = _S113;
    s_bwdProp_dot_0(_S146, &(_S156), &(_S157), _S153[i32(1)]);
    var _S158 : vec3<f32> = _S113;
    var _S159 : vec3<f32> = _S113;
    s_bwdProp_dot_0(_S143, &(_S158), &(_S159), _S153[i32(0)]);
    var _S160 : vec3<f32> = _S113;
    var _S161 : vec3<f32> = _S113;
    s_bwdProp_dot_0(_S140, &(_S160), &(_S161), _S112.origin_0[i32(2)]);
    var _S162 : vec3<f32> = _S113;
    var _S163 : vec3<f32> = _S113;
    s_bwdProp_dot_0(_S138, &(_S162), &(_S163), _S112.origin_0[i32(1)]);
    var _S164 : vec3<f32> = _S113;
    var _S165 : vec3<f32> = _S113;
    s_bwdProp_dot_0(_S136, &(_S164), &(_S165), _S112.origin_0[i32(0)]);
    var _S166 : vec3<f32> = _S161 + _S163 + _S165;
    var _S167 : vec3<f32> = _S155 + _S157 + _S159;
    var _S168 : vec2<f32>;
    if(_S118)
    {
        var _S169 : vec3<f32> = _S166 + (vec3<f32>(0) - _S167);
        var _S170 : f32 = _S120 * _S169[i32(1)];
        var _S171 : f32 = _S120 * _S169[i32(0)];
        var _S172 : f32 = _S109.value0_5.value0_4.lens_radius_1 * (_S121 * _S169[i32(1)] + _S122 * _S169[i32(0)]);
        var _S173 : f32 = 0.0f;
        s_bwdProp_safe_sqrt_0(_S123, &(_S173), _S172);
        var _S174 : vec2<f32> = vec2<f32>(_S170, _S171);
        var _S175 : f32 = 0.0f;
        s_bwdProp_sin_cos_turns_0(_S124, &(_S175), _S174);
        var _S176 : vec2<f32> = vec2<f32>(_S175, _S173);
        origin_1 = _S119 * _S167;
        _S168 = _S176;
    }
    else
    {
        origin_1 = _S167;
        _S168 = _S152;
    }
    (*_S110) = _S116 * origin_1.xy;
    (*_S111) = _S168;
    return;
}

fn _S177( _S178 : Camera_0,  _S179 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S180 : ptr<function, DiffPair_vectorx3Cfloatx2C2x3E_0>,  _S181 : CameraRay_0)
{
    var _S182 : s_paramCtx_s_bwdCallableCtx_camera_ray_0;
    _S182.value0_4 = _S178;
    _S182.value1_0 = (*_S179).primal_0;
    _S182.value2_0 = (*_S180).primal_0;
    var _S183 : s_bwdCallableCtx_camera_ray_0 = s_bwdCallableCtx_camera_ray_0( _S182 );
    var _S184 : vec2<f32> = (*_S179).differential_0;
    var _S185 : vec2<f32> = (*_S180).differential_0;
    s_bwdProp_camera_ray_0(_S183, &(_S184), &(_S185), _S181);
    (*_S179).differential_0 = _S184;
    (*_S180).differential_0 = _S185;
    return;
}

fn backward_0( x_3 : StoredCoordinates_0,  recorder_0 : Recorder_0,  density_0 : f32,  score_0 : StoredScore_0) -> ScoreReport_0
{
    var i_0 : u32;
    var scale_0 : f32 = 1.0f / (density_0 + 9.99999993922529029e-09f);
    var report_0 : ScoreReport_0 = ScoreReport_x24init_0(u32(0), 0.0f);
    var vertices_1 : u32;
    if(density_0 > 0.0f)
    {
        vertices_1 = recorder_0.lit_vertices_0;
    }
    else
    {
        vertices_1 = u32(0);
    }
    var depth_1 : u32 = vertices_1;
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
    var _S186 : vec3<f32> = vec3<f32>(0.0f);
    vertex_0.adjoint_origin_0 = _S186;
    vertex_0.adjoint_direction_0 = _S186;
    vertex_0.adjoint_pdf_0 = 0.0f;
    var later_light_0 : vec3<f32> = _S186;
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
        var depth_2 : u32 = i_0 - u32(1);
        var row_2 : u32 = depth_2 * u32(5) * run_0.lanes_0 + recorder_0.lane_0;
        var row0_1 : vec4<f32> = records_0[row_2];
        var row1_2 : vec4<f32> = records_0[row_2 + run_0.lanes_0];
        var row3_0 : vec4<f32> = records_0[row_2 + u32(3) * run_0.lanes_0];
        var row4_0 : vec4<f32> = records_0[row_2 + u32(4) * run_0.lanes_0];
        var flags_1 : u32 = (bitcast<u32>((records_0[row_2 + run_0.lanes_0].w)));
        var hit_1 : Hit_0;
        hit_1.leaf_2 = (bitcast<u32>((records_0[row_2 + u32(2) * run_0.lanes_0].w)));
        hit_1.instance_0 = (bitcast<u32>((records_0[row_2 + u32(3) * run_0.lanes_0].w)));
        vertex_0.triangle_0 = load_triangle_0(hit_1);
        var _S187 : Material_std430_0 = materials_0[vertex_0.triangle_0.material_0];
        vertex_0.material_1.a_0 = _S187.a_0;
        vertex_0.material_1.b_0 = _S187.b_0;
        vertex_0.material_1.alpha_0 = _S187.alpha_0;
        vertex_0.material_1.kind_0 = _S187.kind_0;
        vertex_0.material_1.flags_0 = _S187.flags_0;
        vertex_0.emitted_0 = load_emitted_0(vertex_0.triangle_0.emission_1);
        vertex_0.delta_0 = ((flags_1 & (u32(1)))) != u32(0);
        vertex_0.lit_0 = ((flags_1 & (u32(2)))) != u32(0);
        var _S188 : vec3<f32> = vec3<f32>(0.0f);
        vertex_0.scatters_0 = (any((later_light_0 != _S188)));
        var _S189 : vec3<f32> = records_0[row_2 + u32(2) * run_0.lanes_0].xyz * vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f);
        vertex_0.importance_0 = _S189;
        vertex_0.later_0 = _S189 * later_light_0;
        var has_coordinates_0 : bool = depth_2 < (run_0.max_depth_0);
        var xi_1 : VertexCoordinates_0;
        var _S190 : vec2<f32> = vec2<f32>(0.0f);
        xi_1.direction_0 = _S190;
        xi_1.light_0 = _S190;
        xi_1.lobe_1 = 0.0f;
        xi_1.pick_0 = 0.0f;
        if(has_coordinates_0)
        {
            xi_1 = StoredCoordinates_vertex_0(x_3, depth_2);
        }
        vertex_0.lobe_0 = xi_1.lobe_1;
        if(vertex_0.lit_0)
        {
            vertex_0.chosen_0 = choose_light_0(xi_1.pick_0);
        }
        var origin_3 : DiffPair_vectorx3Cfloatx2C3x3E_0;
        origin_3.primal_0 = row0_1.xyz;
        origin_3.differential_0 = _S188;
        var direction_4 : DiffPair_vectorx3Cfloatx2C3x3E_0;
        direction_4.primal_0 = row1_2.xyz;
        direction_4.differential_0 = _S188;
        var pdf_0 : DiffPair_float_0;
        pdf_0.primal_0 = row0_1.w;
        pdf_0.differential_0 = 0.0f;
        var _S191 : vec2<f32> = vec2<f32>(0.0f);
        var u_0 : DiffPair_vectorx3Cfloatx2C2x3E_0;
        u_0.primal_0 = xi_1.direction_0;
        u_0.differential_0 = _S191;
        var light_2 : DiffPair_vectorx3Cfloatx2C2x3E_0;
        light_2.primal_0 = xi_1.light_0;
        light_2.differential_0 = _S191;
        _S40(vertex_0, &(origin_3), &(direction_4), &(pdf_0), &(u_0), &(light_2), 1.0f);
        vertex_0.adjoint_origin_0 = origin_3.differential_0;
        vertex_0.adjoint_direction_0 = direction_4.differential_0;
        vertex_0.adjoint_pdf_0 = pdf_0.differential_0;
        var _S192 : vec3<f32> = row3_0.xyz + row4_0.xyz * later_light_0;
        if(has_coordinates_0)
        {
            var first_1 : u32 = u32(4) + u32(6) * depth_2;
            var _S193 : f32 = ScoreReport_checked_0(&(report_0), u_0.differential_0.x * scale_0);
            StoredScore_set_0(score_0, first_1, _S193);
            var _S194 : u32 = first_1 + u32(1);
            var _S195 : f32 = ScoreReport_checked_0(&(report_0), u_0.differential_0.y * scale_0);
            StoredScore_set_0(score_0, _S194, _S195);
            var _S196 : u32 = first_1 + u32(2);
            var _S197 : f32 = ScoreReport_checked_0(&(report_0), light_2.differential_0.x * scale_0);
            StoredScore_set_0(score_0, _S196, _S197);
            var _S198 : u32 = first_1 + u32(3);
            var _S199 : f32 = ScoreReport_checked_0(&(report_0), light_2.differential_0.y * scale_0);
            StoredScore_set_0(score_0, _S198, _S199);
            StoredScore_set_0(score_0, first_1 + u32(4), 0.0f);
            StoredScore_set_0(score_0, first_1 + u32(5), 0.0f);
        }
        later_light_0 = _S192;
        i_0 = depth_2;
    }
    var _S200 : vec2<f32> = vec2<f32>(0.0f);
    var film_uv_0 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    film_uv_0.primal_0 = StoredCoordinates_film_0(x_3);
    film_uv_0.differential_0 = _S200;
    var lens_uv_0 : DiffPair_vectorx3Cfloatx2C2x3E_0;
    lens_uv_0.primal_0 = StoredCoordinates_lens_0(x_3);
    lens_uv_0.differential_0 = _S200;
    var adjoint_0 : CameraRay_0;
    adjoint_0.origin_0 = vertex_0.adjoint_origin_0;
    adjoint_0.direction_1 = vertex_0.adjoint_direction_0;
    _S177(the_camera_0(), &(film_uv_0), &(lens_uv_0), adjoint_0);
    var _S201 : f32 = ScoreReport_checked_0(&(report_0), film_uv_0.differential_0.x * scale_0);
    StoredScore_set_0(score_0, u32(0), _S201);
    var _S202 : f32 = ScoreReport_checked_0(&(report_0), film_uv_0.differential_0.y * scale_0);
    StoredScore_set_0(score_0, u32(1), _S202);
    var _S203 : f32 = ScoreReport_checked_0(&(report_0), lens_uv_0.differential_0.x * scale_0);
    StoredScore_set_0(score_0, u32(2), _S203);
    var _S204 : f32 = ScoreReport_checked_0(&(report_0), lens_uv_0.differential_0.y * scale_0);
    StoredScore_set_0(score_0, u32(3), _S204);
    return report_0;
}

struct Path_0
{
     origin_4 : vec3<f32>,
     direction_5 : vec3<f32>,
     pdf_1 : f32,
     delta_1 : bool,
     from_0 : Hit_0,
     throughput_0 : vec3<f32>,
     total_0 : vec3<f32>,
     depth_3 : u32,
     rays_0 : u32,
};

struct Follower_0
{
     recorder_1 : Recorder_0,
     hash_0 : u32,
};

fn nothing_0() -> Hit_0
{
    var hit_2 : Hit_0;
    hit_2.leaf_2 = u32(4294967295);
    hit_2.instance_0 = u32(4294967295);
    return hit_2;
}

struct Segment_0
{
     origin_5 : vec3<f32>,
     direction_6 : vec3<f32>,
     t_max_0 : f32,
     inverse_0 : vec3<f32>,
     octant_0 : u32,
};

fn inverse_component_0( d_0 : f32) -> f32
{
    var tiny_0 : f32 = (bitcast<f32>((((bitcast<u32>((1.00000004581370497e-18f))) | ((((bitcast<u32>((d_0))) & (u32(2147483648)))))))));
    var _S205 : f32;
    if((abs(d_0)) < 1.00000004581370497e-18f)
    {
        _S205 = tiny_0;
    }
    else
    {
        _S205 = d_0;
    }
    return 1.0f / _S205;
}

fn make_segment_0( origin_6 : vec3<f32>,  direction_7 : vec3<f32>,  t_max_1 : f32) -> Segment_0
{
    var segment_0 : Segment_0;
    segment_0.origin_5 = origin_6;
    segment_0.direction_6 = direction_7;
    segment_0.t_max_0 = t_max_1;
    var _S206 : f32 = direction_7.x;
    var _S207 : f32 = direction_7.y;
    var _S208 : f32 = direction_7.z;
    segment_0.inverse_0 = vec3<f32>(inverse_component_0(_S206), inverse_component_0(_S207), inverse_component_0(_S208));
    var _S209 : u32;
    if(_S206 < 0.0f)
    {
        _S209 = u32(0);
    }
    else
    {
        _S209 = u32(67372036);
    }
    var _S210 : u32;
    if(_S207 < 0.0f)
    {
        _S210 = u32(0);
    }
    else
    {
        _S210 = u32(33686018);
    }
    var _S211 : u32 = (_S209 | (_S210));
    if(_S208 < 0.0f)
    {
        _S209 = u32(0);
    }
    else
    {
        _S209 = u32(16843009);
    }
    segment_0.octant_0 = (_S211 | (_S209));
    return segment_0;
}

struct TopWalk_0
{
     group_0 : vec2<u32>,
     leaves_1 : u32,
     leaf_base_0 : u32,
     depth_4 : u32,
     stack_0 : array<vec2<u32>, i32(16)>,
};

fn TopWalk_begin_0( this_7 : ptr<function, TopWalk_0>)
{
    var _S212 : u32 = run_0.top_root_0;
    var _S213 : u32;
    if((run_0.top_root_0) == u32(4294967295))
    {
        _S213 = u32(0);
    }
    else
    {
        _S213 = u32(2147483648);
    }
    (*this_7).group_0 = vec2<u32>(_S212, _S213);
    (*this_7).leaves_1 = u32(0);
    (*this_7).leaf_base_0 = u32(0);
    (*this_7).depth_4 = u32(0);
    return;
}

fn firstbithigh_0( value_2 : u32) -> u32
{
    var _S214 : u32 = firstLeadingBit(value_2);
    return _S214;
}

fn next_node_0( group_1 : ptr<function, vec2<u32>>,  octant_1 : u32) -> u32
{
    var bit_0 : u32 = firstbithigh_0((*group_1).y);
    var rank_0 : u32 = countOneBits((((((*group_1).y) & ((~((u32(4294967295) << ((((bit_0 - u32(24)) ^ (((octant_1 & (u32(255)))))))))))))) & (u32(255))));
    (*group_1)[i32(1)] = (((*group_1)[i32(1)]) & ((~((u32(1) << (bit_0))))));
    return (*group_1).x + rank_0;
}

struct Visit_0
{
     met_0 : u32,
     child_base_0 : u32,
     primitive_base_0 : u32,
     inner_mask_0 : u32,
};

fn four_children_0( meta_0 : u32,  near_0 : vec3<u32>,  far_0 : vec3<u32>,  scale_1 : vec3<f32>,  offset_0 : vec3<f32>,  octant_2 : u32,  t_max_2 : f32) -> u32
{
    var _S215 : u32 = (((meta_0 ^ (((octant_2 & ((((((((meta_0 & (((meta_0 << (u32(1))))))) & (u32(269488144)))) >> (u32(4)))) * u32(255)))))))) & (u32(522133279)));
    var _S216 : u32 = (((meta_0 >> (u32(5)))) & (u32(117901063)));
    var _S217 : vec3<u32> = vec3<u32>(u32(0));
    var _S218 : vec3<u32> = vec3<u32>(u32(255));
    var entry_0 : vec3<f32> = vec3<f32>((((near_0 >> (_S217))) & (_S218))) * scale_1 + offset_0;
    var exit_0 : vec3<f32> = vec3<f32>((((far_0 >> (_S217))) & (_S218))) * scale_1 + offset_0;
    var mask_0 : u32;
    if((max(max(entry_0.x, entry_0.y), max(entry_0.z, 0.0f))) <= (min(min(min(exit_0.x, exit_0.y), exit_0.z) * 1.0000004768371582f, t_max_2)))
    {
        mask_0 = (u32(0) | (((((((_S216 >> (u32(0)))) & (u32(255)))) << (((((_S215 >> (u32(0)))) & (u32(31)))))))));
    }
    else
    {
        mask_0 = u32(0);
    }
    var _S219 : vec3<u32> = vec3<u32>(u32(8));
    var entry_1 : vec3<f32> = vec3<f32>((((near_0 >> (_S219))) & (_S218))) * scale_1 + offset_0;
    var exit_1 : vec3<f32> = vec3<f32>((((far_0 >> (_S219))) & (_S218))) * scale_1 + offset_0;
    if((max(max(entry_1.x, entry_1.y), max(entry_1.z, 0.0f))) <= (min(min(min(exit_1.x, exit_1.y), exit_1.z) * 1.0000004768371582f, t_max_2)))
    {
        mask_0 = (mask_0 | (((((((_S216 >> (u32(8)))) & (u32(255)))) << (((((_S215 >> (u32(8)))) & (u32(31)))))))));
    }
    var _S220 : vec3<u32> = vec3<u32>(u32(16));
    var entry_2 : vec3<f32> = vec3<f32>((((near_0 >> (_S220))) & (_S218))) * scale_1 + offset_0;
    var exit_2 : vec3<f32> = vec3<f32>((((far_0 >> (_S220))) & (_S218))) * scale_1 + offset_0;
    if((max(max(entry_2.x, entry_2.y), max(entry_2.z, 0.0f))) <= (min(min(min(exit_2.x, exit_2.y), exit_2.z) * 1.0000004768371582f, t_max_2)))
    {
        mask_0 = (mask_0 | (((((((_S216 >> (u32(16)))) & (u32(255)))) << (((((_S215 >> (u32(16)))) & (u32(31)))))))));
    }
    var _S221 : vec3<u32> = vec3<u32>(u32(24));
    var entry_3 : vec3<f32> = vec3<f32>((((near_0 >> (_S221))) & (_S218))) * scale_1 + offset_0;
    var exit_3 : vec3<f32> = vec3<f32>((((far_0 >> (_S221))) & (_S218))) * scale_1 + offset_0;
    if((max(max(entry_3.x, entry_3.y), max(entry_3.z, 0.0f))) <= (min(min(min(exit_3.x, exit_3.y), exit_3.z) * 1.0000004768371582f, t_max_2)))
    {
        mask_0 = (mask_0 | (((((((_S216 >> (u32(24)))) & (u32(255)))) << (((((_S215 >> (u32(24)))) & (u32(31)))))))));
    }
    return mask_0;
}

fn visit_0( node_0 : u32,  ray_0 : Segment_0) -> Visit_0
{
    var _S222 : u32 = node_0 * u32(5);
    var n0_1 : vec4<u32> = nodes_0[_S222];
    var n1_1 : vec4<u32> = nodes_0[_S222 + u32(1)];
    var n2_1 : vec4<u32> = nodes_0[_S222 + u32(2)];
    var n3_0 : vec4<u32> = nodes_0[_S222 + u32(3)];
    var n4_0 : vec4<u32> = nodes_0[_S222 + u32(4)];
    var _S223 : u32 = n0_1.w;
    var scale_2 : vec3<f32> = vec3<f32>((bitcast<f32>(((((_S223 & (u32(255)))) << (u32(23)))))), (bitcast<f32>(((((((_S223 >> (u32(8)))) & (u32(255)))) << (u32(23)))))), (bitcast<f32>(((((((_S223 >> (u32(16)))) & (u32(255)))) << (u32(23))))))) * ray_0.inverse_0;
    var offset_1 : vec3<f32> = (vec3<f32>((bitcast<f32>((n0_1.x))), (bitcast<f32>((n0_1.y))), (bitcast<f32>((n0_1.z)))) - ray_0.origin_5) * ray_0.inverse_0;
    var back_0 : vec3<bool> = (ray_0.direction_6) < vec3<f32>(0.0f);
    var x_4 : vec4<u32>;
    if(back_0.x)
    {
        x_4 = n2_1.zwxy;
    }
    else
    {
        x_4 = n2_1;
    }
    var y_1 : vec4<u32>;
    if(back_0.y)
    {
        y_1 = n3_0.zwxy;
    }
    else
    {
        y_1 = n3_0;
    }
    var z_0 : vec4<u32>;
    if(back_0.z)
    {
        z_0 = n4_0.zwxy;
    }
    else
    {
        z_0 = n4_0;
    }
    var result_0 : Visit_0;
    result_0.met_0 = ((four_children_0(n1_1.z, vec3<u32>(x_4.x, y_1.x, z_0.x), vec3<u32>(x_4.z, y_1.z, z_0.z), scale_2, offset_1, ray_0.octant_0, ray_0.t_max_0)) | ((four_children_0(n1_1.w, vec3<u32>(x_4.y, y_1.y, z_0.y), vec3<u32>(x_4.w, y_1.w, z_0.w), scale_2, offset_1, ray_0.octant_0, ray_0.t_max_0))));
    result_0.child_base_0 = n1_1.x;
    result_0.primitive_base_0 = n1_1.y;
    result_0.inner_mask_0 = (_S223 >> (u32(24)));
    return result_0;
}

fn firstbitlow_0( value_3 : u32) -> u32
{
    var _S224 : u32 = firstTrailingBit(value_3);
    return _S224;
}

fn intersect_triangle_0( leaf_3 : u32,  ray_1 : Segment_0) -> f32
{
    var _S225 : u32 = leaf_3 * u32(3);
    var e1_3 : vec3<f32> = leaves_0[_S225 + u32(1)].xyz;
    var e2_3 : vec3<f32> = leaves_0[_S225 + u32(2)].xyz;
    var p_0 : vec3<f32> = cross(ray_1.direction_6, e2_3);
    var inverse_det_0 : f32 = 1.0f / dot(e1_3, p_0);
    var from_v0_0 : vec3<f32> = ray_1.origin_5 - leaves_0[_S225].xyz;
    var b1_0 : f32 = dot(from_v0_0, p_0) * inverse_det_0;
    var q_3 : vec3<f32> = cross(from_v0_0, e1_3);
    var b2_0 : f32 = dot(ray_1.direction_6, q_3) * inverse_det_0;
    var t_0 : f32 = dot(e2_3, q_3) * inverse_det_0;
    var inside_0 : bool;
    if(b1_0 >= 0.0f)
    {
        inside_0 = b2_0 >= 0.0f;
    }
    else
    {
        inside_0 = false;
    }
    if(inside_0)
    {
        inside_0 = (b1_0 + b2_0) <= 1.0f;
    }
    else
    {
        inside_0 = false;
    }
    if(inside_0)
    {
        inside_0 = t_0 > 0.0f;
    }
    else
    {
        inside_0 = false;
    }
    var _S226 : f32;
    if(inside_0)
    {
        _S226 = t_0;
    }
    else
    {
        _S226 = (bitcast<f32>((u32(2139095040))));
    }
    return _S226;
}

fn next_node_1( group_2 : ptr<function, vec2<u32>>,  octant_3 : u32) -> u32
{
    var bit_1 : u32 = firstbithigh_0((*group_2).y);
    var rank_1 : u32 = countOneBits((((((*group_2).y) & ((~((u32(4294967295) << ((((bit_1 - u32(24)) ^ (((octant_3 & (u32(255)))))))))))))) & (u32(255))));
    (*group_2)[i32(1)] = (((*group_2)[i32(1)]) & ((~((u32(1) << (bit_1))))));
    return (*group_2).x + rank_1;
}

fn TopWalk_next_0( this_8 : ptr<function, TopWalk_0>,  ray_2 : Segment_0) -> u32
{
    var instance_1 : u32 = u32(4294967295);
    for(;;)
    {
        if(instance_1 == u32(4294967295))
        {
        }
        else
        {
            break;
        }
        if(((*this_8).leaves_1) != u32(0))
        {
            var offset_2 : u32 = firstbitlow_0((*this_8).leaves_1);
            (*this_8).leaves_1 = (((*this_8).leaves_1) & (((*this_8).leaves_1 - u32(1))));
            instance_1 = (*this_8).leaf_base_0 + offset_2;
        }
        else
        {
            if(((((*this_8).group_0.y) & (u32(4278190080)))) == u32(0))
            {
                if(((*this_8).depth_4) == u32(0))
                {
                    break;
                }
                var _S227 : u32 = (*this_8).depth_4 - u32(1);
                (*this_8).depth_4 = _S227;
                (*this_8).group_0 = (*this_8).stack_0[_S227];
            }
            var _S228 : vec2<u32> = (*this_8).group_0;
            var node_1 : u32 = next_node_1(&(_S228), ray_2.octant_0);
            (*this_8).group_0 = _S228;
            if((((_S228.y) & (u32(4278190080)))) != u32(0))
            {
                (*this_8).stack_0[(*this_8).depth_4] = (*this_8).group_0;
                (*this_8).depth_4 = (*this_8).depth_4 + u32(1);
            }
            var v_1 : Visit_0 = visit_0(node_1, ray_2);
            (*this_8).group_0 = vec2<u32>(v_1.child_base_0, ((((v_1.met_0) & (u32(4278190080)))) | ((v_1.inner_mask_0))));
            (*this_8).leaves_1 = ((v_1.met_0) & (u32(16777215)));
            (*this_8).leaf_base_0 = v_1.primitive_base_0;
        }
    }
    return instance_1;
}

fn map_point_1( _S229 : u32,  _S230 : vec3<f32>) -> vec3<f32>
{
    var q_4 : vec4<f32> = vec4<f32>(_S230, 1.0f);
    return vec3<f32>(dot(instances_0[_S229].to_object_0[i32(0)], q_4), dot(instances_0[_S229].to_object_0[i32(1)], q_4), dot(instances_0[_S229].to_object_0[i32(2)], q_4));
}

fn map_vector_1( _S231 : u32,  _S232 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(instances_0[_S231].to_object_0[i32(0)].xyz, _S232), dot(instances_0[_S231].to_object_0[i32(1)].xyz, _S232), dot(instances_0[_S231].to_object_0[i32(2)].xyz, _S232));
}

fn trace_0( origin_7 : vec3<f32>,  direction_8 : vec3<f32>,  t_max_3 : f32,  skip0_0 : Hit_0,  skip1_0 : Hit_0) -> Hit_0
{
    var _S233 : Segment_0 = make_segment_0(origin_7, direction_8, t_max_3);
    var world_0 : Segment_0 = _S233;
    var ray_3 : Segment_0 = _S233;
    var best_0 : Hit_0 = nothing_0();
    var top_0 : TopWalk_0;
    TopWalk_begin_0(&(top_0));
    var stack_1 : array<vec2<u32>, i32(32)>;
    var instance_2 : u32 = u32(4294967295);
    var root_2 : u32 = run_0.world_root_0;
    for(;;)
    {
        var _S234 : u32;
        if((skip0_0.instance_0) == instance_2)
        {
            _S234 = skip0_0.leaf_2;
        }
        else
        {
            _S234 = u32(4294967295);
        }
        var _S235 : u32;
        if((skip1_0.instance_0) == instance_2)
        {
            _S235 = skip1_0.leaf_2;
        }
        else
        {
            _S235 = u32(4294967295);
        }
        var group_3 : vec2<u32>;
        var _S236 : u32;
        if(root_2 == u32(4294967295))
        {
            _S236 = u32(0);
        }
        else
        {
            _S236 = u32(2147483648);
        }
        group_3 = vec2<u32>(root_2, _S236);
        var depth_5 : u32 = u32(0);
        for(;;)
        {
            var depth_6 : u32;
            if((((group_3.y) & (u32(4278190080)))) == u32(0))
            {
                if(depth_5 == u32(0))
                {
                    break;
                }
                var depth_7 : u32 = depth_5 - u32(1);
                group_3 = stack_1[depth_7];
                depth_6 = depth_7;
            }
            else
            {
                depth_6 = depth_5;
            }
            var node_2 : u32 = next_node_0(&(group_3), ray_3.octant_0);
            if((((group_3.y) & (u32(4278190080)))) != u32(0))
            {
                stack_1[depth_6] = group_3;
                depth_5 = depth_6 + u32(1);
            }
            else
            {
                depth_5 = depth_6;
            }
            var v_2 : Visit_0 = visit_0(node_2, ray_3);
            group_3 = vec2<u32>(v_2.child_base_0, ((((v_2.met_0) & (u32(4278190080)))) | ((v_2.inner_mask_0))));
            var met_1 : u32 = ((v_2.met_0) & (u32(16777215)));
            for(;;)
            {
                if(met_1 != u32(0))
                {
                }
                else
                {
                    break;
                }
                var leaf_4 : u32 = v_2.primitive_base_0 + firstbitlow_0(met_1);
                var met_2 : u32 = (met_1 & ((met_1 - u32(1))));
                var t_1 : f32 = intersect_triangle_0(leaf_4, ray_3);
                var _S237 : bool;
                if(t_1 < (ray_3.t_max_0))
                {
                    _S237 = leaf_4 != _S234;
                }
                else
                {
                    _S237 = false;
                }
                var _S238 : bool;
                if(_S237)
                {
                    _S238 = leaf_4 != _S235;
                }
                else
                {
                    _S238 = false;
                }
                if(_S238)
                {
                    ray_3.t_max_0 = t_1;
                    best_0.leaf_2 = leaf_4;
                    best_0.instance_0 = instance_2;
                }
                met_1 = met_2;
            }
        }
        var _S239 : bool = (run_0.top_root_0) == u32(4294967295);
        if(_S239)
        {
            break;
        }
        world_0.t_max_0 = ray_3.t_max_0;
        var instance_3 : u32 = TopWalk_next_0(&(top_0), world_0);
        if(instance_3 == u32(4294967295))
        {
            break;
        }
        ray_3 = make_segment_0(map_point_1(instance_3, origin_7), map_vector_1(instance_3, direction_8), world_0.t_max_0);
        instance_2 = instance_3;
        root_2 = instances_0[instance_3].root_0;
    }
    return best_0;
}

fn closest_0( origin_8 : vec3<f32>,  direction_9 : vec3<f32>,  skip_0 : Hit_0) -> Hit_0
{
    return trace_0(origin_8, direction_9, (bitcast<f32>((u32(2139095040)))), skip_0, nothing_0());
}

fn Hit_found_0( this_9 : Hit_0) -> bool
{
    return (this_9.leaf_2) != u32(4294967295);
}

struct Frame_0
{
     s_1 : vec3<f32>,
     t_2 : vec3<f32>,
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
    var _S240 : f32 = n_1.z;
    var sign_0 : f32;
    if(_S240 < 0.0f)
    {
        sign_0 = -1.0f;
    }
    else
    {
        sign_0 = 1.0f;
    }
    var a_1 : f32 = -1.0f / (sign_0 + _S240);
    var _S241 : f32 = n_1.x;
    var _S242 : f32 = n_1.y;
    var b_1 : f32 = _S241 * _S242 * a_1;
    var frame_1 : Frame_0;
    frame_1.s_1 = vec3<f32>(1.0f + sign_0 * _S241 * _S241 * a_1, sign_0 * b_1, - sign_0 * _S241);
    frame_1.t_2 = vec3<f32>(b_1, sign_0 + _S242 * _S242 * a_1, - _S242);
    frame_1.n_0 = n_1;
    return frame_1;
}

fn frame_from_normal_tangent_0( n_2 : vec3<f32>,  tangent_1 : vec3<f32>) -> Frame_0
{
    var s_2 : vec3<f32> = tangent_1 - n_2 * vec3<f32>(dot(n_2, tangent_1));
    var length_squared_0 : f32 = dot(s_2, s_2);
    var frame_2 : Frame_0;
    if(length_squared_0 > (9.999999960041972e-13f * dot(tangent_1, tangent_1)))
    {
        var _S243 : vec3<f32> = s_2 * vec3<f32>((1.0f / sqrt(length_squared_0)));
        frame_2.s_1 = _S243;
        frame_2.t_2 = cross(n_2, _S243);
        frame_2.n_0 = n_2;
    }
    else
    {
        frame_2 = frame_from_normal_0(n_2);
    }
    return frame_2;
}

fn surface_at_0( triangle_3 : Triangle_0,  origin_9 : vec3<f32>,  direction_10 : vec3<f32>) -> Surface_0
{
    var normal_4 : vec3<f32> = cross(triangle_3.e1_1, triangle_3.e2_1);
    var _S244 : vec3<f32> = vec3<f32>((1.0f / dot(normal_4, normal_4)));
    var from_p0_0 : vec3<f32> = origin_9 - triangle_3.p0_0;
    var in_plane_0 : vec3<f32> = from_p0_0 + direction_10 * vec3<f32>(- (dot(from_p0_0, normal_4) / dot(direction_10, normal_4)));
    var surface_0 : Surface_0;
    var _S245 : vec3<f32> = vec3<f32>(dot(in_plane_0, cross(triangle_3.e2_1, normal_4) * _S244));
    var _S246 : vec3<f32> = vec3<f32>(dot(in_plane_0, cross(normal_4, triangle_3.e1_1) * _S244));
    surface_0.position_0 = triangle_3.e1_1 * _S245 + triangle_3.e2_1 * _S246 + triangle_3.p0_0;
    surface_0.geometric_normal_0 = triangle_3.plane_normal_0;
    var n_3 : vec3<f32>;
    if(triangle_3.smooth_0)
    {
        var interpolated_0 : vec3<f32> = (triangle_3.n1_0 - triangle_3.n0_0) * _S245 + (triangle_3.n2_0 - triangle_3.n0_0) * _S246 + triangle_3.n0_0;
        var length2_0 : f32 = dot(interpolated_0, interpolated_0);
        if(length2_0 > 0.0f)
        {
            var n_4 : vec3<f32> = interpolated_0 * vec3<f32>((1.0f / sqrt(length2_0)));
            if((dot(triangle_3.plane_normal_0, n_4)) < 0.0f)
            {
                surface_0.geometric_normal_0 = (vec3<f32>(0) - triangle_3.plane_normal_0);
            }
            n_3 = n_4;
        }
        else
        {
            n_3 = triangle_3.plane_normal_0;
        }
    }
    else
    {
        n_3 = triangle_3.plane_normal_0;
    }
    if(triangle_3.anisotropic_0)
    {
        surface_0.frame_0 = frame_from_normal_tangent_0(n_3, triangle_3.tangent_0);
    }
    else
    {
        surface_0.frame_0 = frame_from_normal_0(n_3);
    }
    return surface_0;
}

fn sqr_0( x_5 : f32) -> f32
{
    return x_5 * x_5;
}

fn power_heuristic_0( a_2 : f32,  b_2 : f32) -> f32
{
    var weight_0 : f32;
    if(a_2 > b_2)
    {
        weight_0 = 1.0f / (1.0f + sqr_0(b_2 / a_2));
    }
    else
    {
        var ratio_0 : f32 = sqr_0(a_2 / b_2);
        weight_0 = ratio_0 / (ratio_0 + 1.0f);
    }
    return weight_0;
}

fn emission_of_0( emitted_2 : Emitted_0,  surface_1 : Surface_0,  origin_10 : vec3<f32>,  direction_11 : vec3<f32>,  pdf_2 : f32,  delta_2 : bool) -> vec3<f32>
{
    var _S247 : vec3<f32> = vec3<f32>(0.0f);
    var facing_0 : f32 = dot(direction_11, surface_1.geometric_normal_0);
    var _S248 : bool;
    if(emitted_2.two_sided_1)
    {
        _S248 = true;
    }
    else
    {
        _S248 = facing_0 < 0.0f;
    }
    var light_3 : vec3<f32>;
    if(_S248)
    {
        if(delta_2)
        {
            light_3 = emitted_2.radiance_0;
        }
        else
        {
            var arm_0 : vec3<f32> = surface_1.position_0 - origin_10;
            light_3 = emitted_2.radiance_0 * vec3<f32>(power_heuristic_0(pdf_2 * abs(facing_0), dot(arm_0, arm_0) * emitted_2.pdf_area_0));
        }
    }
    else
    {
        light_3 = _S247;
    }
    return light_3;
}

struct Departure_0
{
     weight_1 : vec3<f32>,
     origin_11 : vec3<f32>,
     direction_12 : vec3<f32>,
     pdf_3 : f32,
     valid_0 : bool,
     delta_3 : bool,
};

fn Departure_x24init_0( weight_2 : vec3<f32>,  origin_12 : vec3<f32>,  direction_13 : vec3<f32>,  pdf_4 : f32,  valid_1 : bool,  delta_4 : bool) -> Departure_0
{
    var _S249 : Departure_0;
    _S249.weight_1 = weight_2;
    _S249.origin_11 = origin_12;
    _S249.direction_12 = direction_13;
    _S249.pdf_3 = pdf_4;
    _S249.valid_0 = valid_1;
    _S249.delta_3 = delta_4;
    return _S249;
}

fn Material_black_0( this_10 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_10).flags_0) & (u32(1)))) != u32(0);
}

fn to_local_0( frame_3 : Frame_0,  v_3 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(frame_3.s_1, v_3), dot(frame_3.t_2, v_3), dot(frame_3.n_0, v_3));
}

fn Material_delta_0( this_11 : ptr<function, Material_std430_0>) -> bool
{
    return ((((*this_11).flags_0) & (u32(2)))) != u32(0);
}

fn safe_sqrt_0( x_6 : f32) -> f32
{
    var root_3 : f32;
    if(x_6 > 0.0f)
    {
        root_3 = sqrt(x_6);
    }
    else
    {
        root_3 = 0.0f;
    }
    return root_3;
}

fn point_on_light_0( light_4 : ChosenLight_0,  u_1 : vec2<f32>) -> vec3<f32>
{
    var root_4 : f32 = safe_sqrt_0(u_1.x);
    var _S250 : f32 = u_1.y;
    return light_4.e1_2 * vec3<f32>((root_4 * (1.0f - _S250))) + light_4.e2_2 * vec3<f32>((root_4 * _S250)) + light_4.corner_0;
}

struct BsdfValue_0
{
     f_cos_0 : vec3<f32>,
     pdf_5 : f32,
};

fn no_value_0() -> BsdfValue_0
{
    var value_4 : BsdfValue_0;
    value_4.f_cos_0 = vec3<f32>(0.0f);
    value_4.pdf_5 = 0.0f;
    return value_4;
}

fn diffuse_evaluate_0( reflectance_0 : vec3<f32>,  wo_0 : vec3<f32>,  wi_0 : vec3<f32>) -> BsdfValue_0
{
    var value_5 : BsdfValue_0 = no_value_0();
    var _S251 : f32 = wi_0.z;
    if((wo_0.z * _S251) > 0.0f)
    {
        var _S252 : f32 = abs(_S251) * 0.31830990314483643f;
        value_5.pdf_5 = _S252;
        value_5.f_cos_0 = reflectance_0 * vec3<f32>(_S252);
    }
    return value_5;
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
    var _S253 : f32 = width_2.x;
    var _S254 : f32 = width_2.y;
    return 1.0f / (3.14159274101257324f * _S253 * _S254 * sqr_0(sqr_0(m_0.x / _S253) + sqr_0(m_0.y / _S254) + sqr_0(m_0.z)));
}

fn fresnel_conductor_channel_0( cos_in_0 : f32,  eta_0 : f32,  k_0 : f32) -> f32
{
    var _S255 : f32 = min(cos_in_0, 1.0f);
    var cos2_0 : f32 = sqr_0(_S255);
    var sin2_0 : f32 = 1.0f - cos2_0;
    var t0_0 : f32 = eta_0 * eta_0 - k_0 * k_0 - sin2_0;
    var a2_plus_b2_0 : f32 = safe_sqrt_0(sqr_0(t0_0) + 4.0f * eta_0 * eta_0 * k_0 * k_0);
    var t1_0 : f32 = a2_plus_b2_0 + cos2_0;
    var t2_0 : f32 = 2.0f * safe_sqrt_0((a2_plus_b2_0 + t0_0) * 0.5f) * _S255;
    var perpendicular_0 : f32 = (t1_0 - t2_0) / (t1_0 + t2_0);
    var t3_0 : f32 = cos2_0 * a2_plus_b2_0 + sqr_0(sin2_0);
    var t4_0 : f32 = t2_0 * sin2_0;
    return (perpendicular_0 + perpendicular_0 * (t3_0 - t4_0) / (t3_0 + t4_0)) * 0.5f;
}

fn fresnel_conductor_0( cos_i_0 : f32,  eta_1 : vec3<f32>,  k_1 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(fresnel_conductor_channel_0(cos_i_0, eta_1.x, k_1.x), fresnel_conductor_channel_0(cos_i_0, eta_1.y, k_1.y), fresnel_conductor_channel_0(cos_i_0, eta_1.z, k_1.z));
}

fn conductor_evaluate_0( eta_2 : vec3<f32>,  k_2 : vec3<f32>,  alpha_2 : vec2<f32>,  wo_1 : vec3<f32>,  wi_1 : vec3<f32>) -> BsdfValue_0
{
    var value_6 : BsdfValue_0 = no_value_0();
    var half_vector_0 : vec3<f32> = wo_1 + wi_1;
    var length2_1 : f32 = dot(half_vector_0, half_vector_0);
    var _S256 : f32 = wo_1.z;
    var _S257 : bool;
    if((_S256 * wi_1.z) > 0.0f)
    {
        _S257 = length2_1 > 0.0f;
    }
    else
    {
        _S257 = false;
    }
    if(_S257)
    {
        var m_1 : vec3<f32> = half_vector_0 * vec3<f32>((1.0f / sqrt(length2_1)));
        var width_3 : vec2<f32> = ggx_widths_0(alpha_2);
        var common_0 : f32 = ggx_density_0(width_3, m_1) / (4.0f * abs(_S256));
        var _S258 : f32 = 1.0f + ggx_lambda_0(width_3, wo_1);
        value_6.f_cos_0 = fresnel_conductor_0(abs(dot(wo_1, m_1)), eta_2, k_2) * vec3<f32>((common_0 / (_S258 + ggx_lambda_0(width_3, wi_1))));
        value_6.pdf_5 = common_0 / _S258;
    }
    return value_6;
}

fn fresnel_dielectric_0( cos_i_signed_0 : f32,  eta_outer_0 : f32) -> f32
{
    var cos_i_1 : f32;
    var eta_3 : f32;
    if(cos_i_signed_0 < 0.0f)
    {
        var _S259 : f32 = 1.0f / eta_outer_0;
        cos_i_1 = - cos_i_signed_0;
        eta_3 = _S259;
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
        var _S260 : f32 = eta_3 * cos_i_1;
        var _S261 : f32 = eta_3 * cos_t_0;
        reflected_0 = (sqr_0((_S260 - cos_t_0) / (_S260 + cos_t_0)) + sqr_0((cos_i_1 - _S261) / (cos_i_1 + _S261))) * 0.5f;
    }
    else
    {
        reflected_0 = 1.0f;
    }
    return reflected_0;
}

fn dielectric_evaluate_0( eta_4 : f32,  alpha_3 : vec2<f32>,  wo_2 : vec3<f32>,  wi_2 : vec3<f32>) -> BsdfValue_0
{
    var value_7 : BsdfValue_0 = no_value_0();
    var _S262 : f32 = wo_2.z;
    var _S263 : bool;
    if(_S262 != 0.0f)
    {
        _S263 = (wi_2.z) != 0.0f;
    }
    else
    {
        _S263 = false;
    }
    if(_S263)
    {
        var _S264 : f32 = wi_2.z;
        var reflects_0 : bool = (_S262 * _S264) > 0.0f;
        var crossing_0 : f32;
        if(reflects_0)
        {
            crossing_0 = 1.0f;
        }
        else
        {
            if(_S262 > 0.0f)
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
            if((wo_m_0 * _S262) >= 0.0f)
            {
                _S263 = (wi_m_0 * _S264) >= 0.0f;
            }
            else
            {
                _S263 = false;
            }
            if(_S263)
            {
                var width_4 : vec2<f32> = ggx_widths_0(alpha_3);
                var reflectance_1 : f32 = fresnel_dielectric_0(wo_m_0, eta_4);
                var masking_o_0 : f32 = 1.0f + ggx_lambda_0(width_4, wo_2);
                var masking_both_0 : f32 = masking_o_0 + ggx_lambda_0(width_4, wi_2);
                if(reflects_0)
                {
                    var common_1 : f32 = reflectance_1 * ggx_density_0(width_4, m_3) / (4.0f * abs(_S262));
                    value_7.f_cos_0 = vec3<f32>((common_1 / masking_both_0));
                    value_7.pdf_5 = common_1 / masking_o_0;
                }
                else
                {
                    var common_2 : f32 = (1.0f - reflectance_1) * ggx_density_0(width_4, m_3) * (abs(wi_m_0) / sqr_0(wi_m_0 + wo_m_0 / crossing_0)) * abs(wo_m_0) / abs(_S262);
                    value_7.f_cos_0 = vec3<f32>((common_2 / (masking_both_0 * crossing_0 * crossing_0)));
                    value_7.pdf_5 = common_2 / masking_o_0;
                }
            }
        }
    }
    return value_7;
}

fn bsdf_evaluate_0( material_2 : ptr<function, Material_std430_0>,  wo_3 : vec3<f32>,  wi_3 : vec3<f32>) -> BsdfValue_0
{
    var _S265 : u32 = (*material_2).kind_0;
    var value_8 : BsdfValue_0;
    if(((*material_2).kind_0) == u32(0))
    {
        value_8 = diffuse_evaluate_0((*material_2).a_0.xyz, wo_3, wi_3);
    }
    else
    {
        if(_S265 == u32(1))
        {
            value_8 = conductor_evaluate_0((*material_2).a_0.xyz, (*material_2).b_0.xyz, (*material_2).alpha_0, wo_3, wi_3);
        }
        else
        {
            value_8 = dielectric_evaluate_0((*material_2).a_0.x, (*material_2).alpha_0, wo_3, wi_3);
        }
    }
    return value_8;
}

fn direct_light_0( material_3 : ptr<function, Material_std430_0>,  light_5 : ChosenLight_0,  surface_2 : Surface_0,  wo_4 : vec3<f32>,  u_2 : vec2<f32>) -> vec3<f32>
{
    var _S266 : vec3<f32> = vec3<f32>(0.0f);
    var to_light_0 : vec3<f32> = point_on_light_0(light_5, u_2) - surface_2.position_0;
    var distance2_0 : f32 = dot(to_light_0, to_light_0);
    var result_1 : vec3<f32>;
    if(distance2_0 > 0.0f)
    {
        var direction_14 : vec3<f32> = to_light_0 * vec3<f32>((1.0f / sqrt(distance2_0)));
        var cos_light_0 : f32 = - dot(direction_14, light_5.normal_1);
        var _S267 : bool;
        if(cos_light_0 > 0.0f)
        {
            _S267 = true;
        }
        else
        {
            if(cos_light_0 < 0.0f)
            {
                _S267 = light_5.two_sided_2;
            }
            else
            {
                _S267 = false;
            }
        }
        if(_S267)
        {
            var _S268 : BsdfValue_0 = bsdf_evaluate_0(&((*material_3)), wo_4, to_local_0(surface_2.frame_0, direction_14));
            var cos_abs_0 : f32 = abs(cos_light_0);
            var pdf_light_0 : f32 = distance2_0 * light_5.pdf_area_1;
            result_1 = _S268.f_cos_0 * light_5.radiance_1 * vec3<f32>((power_heuristic_0(pdf_light_0, _S268.pdf_5 * cos_abs_0) * cos_abs_0 / pdf_light_0));
        }
        else
        {
            result_1 = _S266;
        }
    }
    else
    {
        result_1 = _S266;
    }
    return result_1;
}

fn ray_origin_0( surface_3 : Surface_0,  direction_15 : vec3<f32>,  clearance_1 : f32) -> vec3<f32>
{
    var offset_3 : f32;
    if((dot(direction_15, surface_3.geometric_normal_0)) > 0.0f)
    {
        offset_3 = clearance_1;
    }
    else
    {
        offset_3 = - clearance_1;
    }
    return surface_3.position_0 + surface_3.geometric_normal_0 * vec3<f32>(offset_3);
}

fn trace_1( origin_13 : vec3<f32>,  direction_16 : vec3<f32>,  t_max_4 : f32,  skip0_1 : Hit_0,  skip1_1 : Hit_0) -> Hit_0
{
    var done_0 : bool;
    var _S269 : Segment_0 = make_segment_0(origin_13, direction_16, t_max_4);
    var world_1 : Segment_0 = _S269;
    var ray_4 : Segment_0 = _S269;
    var best_1 : Hit_0 = nothing_0();
    var top_1 : TopWalk_0;
    TopWalk_begin_0(&(top_1));
    var stack_2 : array<vec2<u32>, i32(32)>;
    var done_1 : bool = false;
    var instance_4 : u32 = u32(4294967295);
    var root_5 : u32 = run_0.world_root_0;
    for(;;)
    {
        if(!done_1)
        {
        }
        else
        {
            break;
        }
        var _S270 : u32;
        if((skip0_1.instance_0) == instance_4)
        {
            _S270 = skip0_1.leaf_2;
        }
        else
        {
            _S270 = u32(4294967295);
        }
        var _S271 : u32;
        if((skip1_1.instance_0) == instance_4)
        {
            _S271 = skip1_1.leaf_2;
        }
        else
        {
            _S271 = u32(4294967295);
        }
        var group_4 : vec2<u32>;
        var _S272 : u32;
        if(root_5 == u32(4294967295))
        {
            _S272 = u32(0);
        }
        else
        {
            _S272 = u32(2147483648);
        }
        group_4 = vec2<u32>(root_5, _S272);
        var done_2 : bool = done_1;
        var depth_8 : u32 = u32(0);
        for(;;)
        {
            if(!done_2)
            {
            }
            else
            {
                break;
            }
            var depth_9 : u32;
            if((((group_4.y) & (u32(4278190080)))) == u32(0))
            {
                if(depth_8 == u32(0))
                {
                    break;
                }
                var depth_10 : u32 = depth_8 - u32(1);
                group_4 = stack_2[depth_10];
                depth_9 = depth_10;
            }
            else
            {
                depth_9 = depth_8;
            }
            var node_3 : u32 = next_node_0(&(group_4), ray_4.octant_0);
            if((((group_4.y) & (u32(4278190080)))) != u32(0))
            {
                stack_2[depth_9] = group_4;
                depth_8 = depth_9 + u32(1);
            }
            else
            {
                depth_8 = depth_9;
            }
            var v_4 : Visit_0 = visit_0(node_3, ray_4);
            group_4 = vec2<u32>(v_4.child_base_0, ((((v_4.met_0) & (u32(4278190080)))) | ((v_4.inner_mask_0))));
            var _S273 : u32 = ((v_4.met_0) & (u32(16777215)));
            done_0 = done_2;
            var met_3 : u32 = _S273;
            for(;;)
            {
                if(met_3 != u32(0))
                {
                }
                else
                {
                    break;
                }
                var leaf_5 : u32 = v_4.primitive_base_0 + firstbitlow_0(met_3);
                var met_4 : u32 = (met_3 & ((met_3 - u32(1))));
                var t_3 : f32 = intersect_triangle_0(leaf_5, ray_4);
                var _S274 : bool;
                if(t_3 < (ray_4.t_max_0))
                {
                    _S274 = leaf_5 != _S270;
                }
                else
                {
                    _S274 = false;
                }
                var _S275 : bool;
                if(_S274)
                {
                    _S275 = leaf_5 != _S271;
                }
                else
                {
                    _S275 = false;
                }
                if(_S275)
                {
                    ray_4.t_max_0 = t_3;
                    best_1.leaf_2 = leaf_5;
                    best_1.instance_0 = instance_4;
                    done_0 = true;
                    met_3 = u32(0);
                }
                else
                {
                    met_3 = met_4;
                }
            }
            done_2 = done_0;
        }
        if((run_0.top_root_0) == u32(4294967295))
        {
            done_0 = true;
        }
        else
        {
            done_0 = done_2;
        }
        if(done_0)
        {
            break;
        }
        world_1.t_max_0 = ray_4.t_max_0;
        var instance_5 : u32 = TopWalk_next_0(&(top_1), world_1);
        if(instance_5 == u32(4294967295))
        {
            break;
        }
        ray_4 = make_segment_0(map_point_1(instance_5, origin_13), map_vector_1(instance_5, direction_16), world_1.t_max_0);
        done_1 = done_2;
        instance_4 = instance_5;
        root_5 = instances_0[instance_5].root_0;
    }
    return best_1;
}

fn occluded_0( origin_14 : vec3<f32>,  segment_1 : vec3<f32>,  t_max_5 : f32,  skip0_2 : Hit_0,  skip1_2 : Hit_0) -> bool
{
    return Hit_found_0(trace_1(origin_14, segment_1, t_max_5, skip0_2, skip1_2));
}

struct BsdfSample_0
{
     wi_4 : vec3<f32>,
     weight_3 : vec3<f32>,
     pdf_6 : f32,
     valid_2 : bool,
     delta_5 : bool,
};

fn no_sample_0() -> BsdfSample_0
{
    var sample_0 : BsdfSample_0;
    var _S276 : vec3<f32> = vec3<f32>(0.0f);
    sample_0.wi_4 = _S276;
    sample_0.weight_3 = _S276;
    sample_0.pdf_6 = 0.0f;
    sample_0.valid_2 = false;
    sample_0.delta_5 = false;
    return sample_0;
}

fn sin_cos_turns_0( x_7 : f32) -> vec2<f32>
{
    var quarter_2 : f32 = round(x_7 * 4.0f);
    var angle_2 : f32 = (x_7 - quarter_2 * 0.25f) * 6.28318548202514648f;
    var a2_2 : f32 = angle_2 * angle_2;
    var s_3 : f32 = angle_2 * (1.0f + a2_2 * (-0.1666666716337204f + a2_2 * (0.00833333376795053f + a2_2 * (-0.0001984127011383f + a2_2 * 2.75573188446287531e-06f))));
    var c_1 : f32 = 1.0f + a2_2 * (-0.5f + a2_2 * (0.0416666679084301f + a2_2 * (-0.00138888892251998f + a2_2 * 0.00002480158764229f)));
    var q_5 : i32 = (i32(quarter_2) & (i32(3)));
    var sine_1 : f32;
    var cosine_1 : f32;
    if(q_5 == i32(1))
    {
        var _S277 : f32 = - s_3;
        sine_1 = c_1;
        cosine_1 = _S277;
    }
    else
    {
        if(q_5 == i32(2))
        {
            var _S278 : f32 = - c_1;
            sine_1 = - s_3;
            cosine_1 = _S278;
        }
        else
        {
            if(q_5 == i32(3))
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
    return vec2<f32>(sine_1, cosine_1);
}

fn diffuse_sample_0( reflectance_2 : vec3<f32>,  wo_5 : vec3<f32>,  u_3 : vec2<f32>) -> BsdfSample_0
{
    var sin_cos_0 : vec2<f32> = sin_cos_turns_0(u_3.x);
    var _S279 : f32 = u_3.y;
    var radius_1 : f32 = safe_sqrt_0(_S279);
    var z_1 : f32 = safe_sqrt_0(1.0f - _S279);
    var sample_1 : BsdfSample_0 = no_sample_0();
    if(z_1 > 0.0f)
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
        sample_1.wi_4 = vec3<f32>(radius_1 * sin_cos_0.y, radius_1 * sin_cos_0.x, side_0 * z_1);
        sample_1.weight_3 = reflectance_2;
        sample_1.pdf_6 = z_1 * 0.31830990314483643f;
        sample_1.valid_2 = true;
    }
    return sample_1;
}

fn unit_vector_0( v_5 : vec3<f32>) -> vec3<f32>
{
    return v_5 * vec3<f32>((1.0f / sqrt(dot(v_5, v_5))));
}

fn ggx_sample_visible_0( width_5 : vec2<f32>,  w_any_0 : vec3<f32>,  u_4 : vec2<f32>) -> vec3<f32>
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
    var _S280 : f32 = width_5.x;
    var _S281 : f32 = width_5.y;
    var stretched_0 : vec3<f32> = unit_vector_0(vec3<f32>(w_1.x * _S280, w_1.y * _S281, w_1.z));
    var sin_cos_1 : vec2<f32> = sin_cos_turns_0(u_4.x);
    var one_minus_z_0 : f32 = u_4.y * (1.0f + stretched_0.z);
    var sin_theta_0 : f32 = safe_sqrt_0(one_minus_z_0 * (2.0f - one_minus_z_0));
    var h_0 : vec3<f32> = vec3<f32>(sin_theta_0 * sin_cos_1.y, sin_theta_0 * sin_cos_1.x, 1.0f - one_minus_z_0) + stretched_0;
    return unit_vector_0(vec3<f32>(h_0.x * _S280, h_0.y * _S281, max(h_0.z, 9.999999960041972e-13f)));
}

fn mirrored_1( w_2 : vec3<f32>,  m_4 : vec3<f32>) -> vec3<f32>
{
    return m_4 * vec3<f32>((2.0f * dot(w_2, m_4))) - w_2;
}

fn conductor_sample_0( eta_5 : vec3<f32>,  k_3 : vec3<f32>,  alpha_4 : vec2<f32>,  smooth_1 : bool,  wo_6 : vec3<f32>,  u_5 : vec2<f32>) -> BsdfSample_0
{
    var sample_2 : BsdfSample_0 = no_sample_0();
    if(smooth_1)
    {
        var _S282 : f32 = wo_6.z;
        sample_2.wi_4 = vec3<f32>(- wo_6.x, - wo_6.y, _S282);
        sample_2.weight_3 = fresnel_conductor_0(abs(_S282), eta_5, k_3);
        sample_2.pdf_6 = 1.0f;
        sample_2.valid_2 = true;
        sample_2.delta_5 = true;
    }
    else
    {
        var width_6 : vec2<f32> = ggx_widths_0(alpha_4);
        var m_5 : vec3<f32> = ggx_sample_visible_0(width_6, wo_6, u_5);
        var wi_5 : vec3<f32> = mirrored_1(wo_6, m_5);
        var _S283 : f32 = wo_6.z;
        if((_S283 * wi_5.z) > 0.0f)
        {
            var masking_o_1 : f32 = 1.0f + ggx_lambda_0(width_6, wo_6);
            sample_2.wi_4 = wi_5;
            sample_2.weight_3 = fresnel_conductor_0(abs(dot(wo_6, m_5)), eta_5, k_3) * vec3<f32>((masking_o_1 / (masking_o_1 + ggx_lambda_0(width_6, wi_5))));
            sample_2.pdf_6 = ggx_density_0(width_6, m_5) / (4.0f * abs(_S283) * masking_o_1);
            sample_2.valid_2 = true;
        }
    }
    return sample_2;
}

struct Refraction_0
{
     direction_17 : vec3<f32>,
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
        var _S284 : vec3<f32> = (vec3<f32>(0) - m_any_0);
        var _S285 : f32 = 1.0f / eta_outer_1;
        cos_i_2 = - cos_any_0;
        eta_6 = _S285;
        m_6 = _S284;
    }
    else
    {
        cos_i_2 = cos_any_0;
        eta_6 = eta_outer_1;
        m_6 = m_any_0;
    }
    var sin2_t_1 : f32 = max(1.0f - sqr_0(cos_i_2), 0.0f) / (eta_6 * eta_6);
    var result_2 : Refraction_0;
    result_2.direction_17 = vec3<f32>(0.0f);
    result_2.valid_3 = false;
    if(sin2_t_1 < 1.0f)
    {
        result_2.direction_17 = m_6 * vec3<f32>((cos_i_2 / eta_6 - safe_sqrt_0(1.0f - sin2_t_1))) - w_3 * vec3<f32>((1.0f / eta_6));
        result_2.valid_3 = true;
    }
    return result_2;
}

fn smooth_dielectric_sample_0( eta_7 : f32,  wo_7 : vec3<f32>,  lobe_2 : f32) -> BsdfSample_0
{
    var sample_3 : BsdfSample_0 = no_sample_0();
    var _S286 : f32 = wo_7.z;
    if(lobe_2 < (fresnel_dielectric_0(_S286, eta_7)))
    {
        sample_3.wi_4 = vec3<f32>(- wo_7.x, - wo_7.y, _S286);
        sample_3.weight_3 = vec3<f32>(1.0f);
        sample_3.pdf_6 = 1.0f;
        sample_3.valid_2 = true;
        sample_3.delta_5 = true;
    }
    else
    {
        var refraction_0 : Refraction_0 = refracted_0(wo_7, vec3<f32>(0.0f, 0.0f, 1.0f), eta_7);
        if(refraction_0.valid_3)
        {
            var crossing_1 : f32;
            if(_S286 > 0.0f)
            {
                crossing_1 = eta_7;
            }
            else
            {
                crossing_1 = 1.0f / eta_7;
            }
            sample_3.wi_4 = refraction_0.direction_17;
            sample_3.weight_3 = vec3<f32>((1.0f / (crossing_1 * crossing_1)));
            sample_3.pdf_6 = 1.0f;
            sample_3.valid_2 = true;
            sample_3.delta_5 = true;
        }
    }
    return sample_3;
}

fn rough_dielectric_sample_0( eta_8 : f32,  alpha_5 : vec2<f32>,  wo_8 : vec3<f32>,  u_6 : vec2<f32>,  lobe_3 : f32) -> BsdfSample_0
{
    var sample_4 : BsdfSample_0 = no_sample_0();
    var width_7 : vec2<f32> = ggx_widths_0(alpha_5);
    var m_7 : vec3<f32> = ggx_sample_visible_0(width_7, wo_8, u_6);
    var wo_m_1 : f32 = dot(wo_8, m_7);
    var reflectance_3 : f32 = fresnel_dielectric_0(wo_m_1, eta_8);
    var masking_o_2 : f32 = 1.0f + ggx_lambda_0(width_7, wo_8);
    var _S287 : f32 = abs(wo_m_1);
    var _S288 : f32 = wo_8.z;
    var visible_0 : f32 = ggx_density_0(width_7, m_7) * _S287 / (masking_o_2 * abs(_S288));
    if(lobe_3 < reflectance_3)
    {
        var wi_6 : vec3<f32> = mirrored_1(wo_8, m_7);
        if((_S288 * wi_6.z) > 0.0f)
        {
            sample_4.wi_4 = wi_6;
            sample_4.weight_3 = vec3<f32>((masking_o_2 / (masking_o_2 + ggx_lambda_0(width_7, wi_6))));
            sample_4.pdf_6 = reflectance_3 * visible_0 / (4.0f * _S287);
            sample_4.valid_2 = true;
        }
    }
    else
    {
        var refraction_1 : Refraction_0 = refracted_0(wo_8, m_7, eta_8);
        var _S289 : bool;
        if(refraction_1.valid_3)
        {
            _S289 = (_S288 * refraction_1.direction_17.z) < 0.0f;
        }
        else
        {
            _S289 = false;
        }
        if(_S289)
        {
            var crossing_2 : f32;
            if(_S288 > 0.0f)
            {
                crossing_2 = eta_8;
            }
            else
            {
                crossing_2 = 1.0f / eta_8;
            }
            var wi_m_1 : f32 = dot(refraction_1.direction_17, m_7);
            var jacobian_0 : f32 = abs(wi_m_1) / sqr_0(wi_m_1 + wo_m_1 / crossing_2);
            sample_4.wi_4 = refraction_1.direction_17;
            sample_4.weight_3 = vec3<f32>((masking_o_2 / ((masking_o_2 + ggx_lambda_0(width_7, refraction_1.direction_17)) * crossing_2 * crossing_2)));
            sample_4.pdf_6 = (1.0f - reflectance_3) * visible_0 * jacobian_0;
            sample_4.valid_2 = true;
        }
    }
    return sample_4;
}

fn bsdf_sample_0( material_4 : ptr<function, Material_std430_0>,  wo_9 : vec3<f32>,  u_7 : vec2<f32>,  lobe_4 : f32) -> BsdfSample_0
{
    var _S290 : BsdfSample_0 = no_sample_0();
    var smooth_2 : bool = ((((*material_4).flags_0) & (u32(2)))) != u32(0);
    var sample_5 : BsdfSample_0;
    if((wo_9.z) != 0.0f)
    {
        var _S291 : u32 = (*material_4).kind_0;
        if(((*material_4).kind_0) == u32(0))
        {
            sample_5 = diffuse_sample_0((*material_4).a_0.xyz, wo_9, u_7);
        }
        else
        {
            if(_S291 == u32(1))
            {
                sample_5 = conductor_sample_0((*material_4).a_0.xyz, (*material_4).b_0.xyz, (*material_4).alpha_0, smooth_2, wo_9, u_7);
            }
            else
            {
                if(smooth_2)
                {
                    sample_5 = smooth_dielectric_sample_0((*material_4).a_0.x, wo_9, lobe_4);
                }
                else
                {
                    sample_5 = rough_dielectric_sample_0((*material_4).a_0.x, (*material_4).alpha_0, wo_9, u_7, lobe_4);
                }
            }
        }
    }
    else
    {
        sample_5 = _S290;
    }
    return sample_5;
}

fn to_world_2( frame_4 : Frame_0,  v_6 : vec3<f32>) -> vec3<f32>
{
    return frame_4.s_1 * vec3<f32>(v_6.x) + frame_4.t_2 * vec3<f32>(v_6.y) + frame_4.n_0 * vec3<f32>(v_6.z);
}

fn scatter_0( material_5 : ptr<function, Material_std430_0>,  surface_4 : Surface_0,  wo_10 : vec3<f32>,  u_8 : vec2<f32>,  lobe_5 : f32,  clearance_2 : f32) -> Departure_0
{
    var _S292 : BsdfSample_0 = bsdf_sample_0(&((*material_5)), wo_10, u_8, lobe_5);
    var departure_0 : Departure_0;
    departure_0.weight_1 = _S292.weight_3;
    var _S293 : vec3<f32> = to_world_2(surface_4.frame_0, _S292.wi_4);
    departure_0.direction_12 = _S293;
    departure_0.origin_11 = ray_origin_0(surface_4, _S293, clearance_2);
    departure_0.pdf_3 = _S292.pdf_6;
    departure_0.valid_0 = _S292.valid_2;
    departure_0.delta_3 = _S292.delta_5;
    return departure_0;
}

fn Recorder_vertex_0( this_12 : ptr<function, Recorder_0>,  arrival_0 : Path_0,  hit_3 : Hit_0,  light_6 : vec3<f32>,  lit_1 : bool,  weight_4 : vec3<f32>)
{
    var row_3 : u32 = (*this_12).vertices_0 * u32(5) * run_0.lanes_0 + (*this_12).lane_0;
    var _S294 : u32;
    if(arrival_0.delta_1)
    {
        _S294 = u32(1);
    }
    else
    {
        _S294 = u32(0);
    }
    var _S295 : u32;
    if(lit_1)
    {
        _S295 = u32(2);
    }
    else
    {
        _S295 = u32(0);
    }
    var flags_2 : u32 = (_S294 | (_S295));
    records_0[row_3] = vec4<f32>(arrival_0.origin_4, arrival_0.pdf_1);
    records_0[row_3 + run_0.lanes_0] = vec4<f32>(arrival_0.direction_5, (bitcast<f32>((flags_2))));
    records_0[row_3 + u32(2) * run_0.lanes_0] = vec4<f32>(arrival_0.throughput_0, (bitcast<f32>((hit_3.leaf_2))));
    records_0[row_3 + u32(3) * run_0.lanes_0] = vec4<f32>(light_6, (bitcast<f32>((hit_3.instance_0))));
    records_0[row_3 + u32(4) * run_0.lanes_0] = vec4<f32>(weight_4, 0.0f);
    (*this_12).vertices_0 = (*this_12).vertices_0 + u32(1);
    if((any((light_6 != vec3<f32>(0.0f)))))
    {
        (*this_12).lit_vertices_0 = (*this_12).vertices_0;
    }
    return;
}

fn Follower_vertex_0( this_13 : ptr<function, Follower_0>,  arrival_1 : Path_0,  hit_4 : Hit_0,  light_7 : vec3<f32>,  lit_2 : bool,  weight_5 : vec3<f32>)
{
    (*this_13).hash_0 = ((((*this_13).hash_0) ^ ((bitcast<u32>((leaves_0[hit_4.leaf_2 * u32(3)].w)))))) * u32(16777619);
    var instance_6 : u32;
    if((hit_4.instance_0) != u32(4294967295))
    {
        instance_6 = instances_0[hit_4.instance_0].index_0;
    }
    else
    {
        instance_6 = hit_4.instance_0;
    }
    var _S296 : u32 = ((((*this_13).hash_0) ^ (instance_6))) * u32(16777619);
    (*this_13).hash_0 = _S296;
    var _S297 : i32;
    if(lit_2)
    {
        _S297 = i32(1);
    }
    else
    {
        _S297 = i32(0);
    }
    (*this_13).hash_0 = ((_S296 ^ (u32(_S297)))) * u32(16777619);
    var _S298 : Recorder_0 = (*this_13).recorder_1;
    Recorder_vertex_0(&(_S298), arrival_1, hit_4, light_7, lit_2, weight_5);
    (*this_13).recorder_1 = _S298;
    return;
}

fn advance_0( path_0 : ptr<function, Path_0>,  x_8 : StoredCoordinates_0,  observer_0 : ptr<function, Follower_0>) -> bool
{
    (*path_0).rays_0 = (*path_0).rays_0 + u32(1);
    var hit_5 : Hit_0 = closest_0((*path_0).origin_4, (*path_0).direction_5, (*path_0).from_0);
    if(!Hit_found_0(hit_5))
    {
        return false;
    }
    var triangle_4 : Triangle_0 = load_triangle_0(hit_5);
    var surface_5 : Surface_0 = surface_at_0(triangle_4, (*path_0).origin_4, (*path_0).direction_5);
    var _S299 : vec3<f32> = vec3<f32>(0.0f);
    var light_8 : vec3<f32>;
    if((triangle_4.emission_1) != u32(4294967295))
    {
        light_8 = emission_of_0(load_emitted_0(triangle_4.emission_1), surface_5, (*path_0).origin_4, (*path_0).direction_5, (*path_0).pdf_1, (*path_0).delta_1);
    }
    else
    {
        light_8 = _S299;
    }
    var _S300 : Departure_0 = Departure_x24init_0(_S299, _S299, _S299, 0.0f, false, false);
    var _S301 : Material_std430_0 = materials_0[triangle_4.material_0];
    var lit_3 : bool;
    if(((*path_0).depth_3) < (run_0.max_depth_0))
    {
        var _S302 : bool = Material_black_0(&(_S301));
        lit_3 = !_S302;
    }
    else
    {
        lit_3 = false;
    }
    var weight_6 : vec3<f32>;
    var goes_on_0 : bool;
    var departure_1 : Departure_0;
    if(lit_3)
    {
        var xi_2 : VertexCoordinates_0 = StoredCoordinates_vertex_0(x_8, (*path_0).depth_3);
        var wo_11 : vec3<f32> = to_local_0(surface_5.frame_0, (vec3<f32>(0) - (*path_0).direction_5));
        var _S303 : bool = Material_delta_0(&(_S301));
        if(!_S303)
        {
            lit_3 = (run_0.light_count_0) > u32(0);
        }
        else
        {
            lit_3 = false;
        }
        if(lit_3)
        {
            var chosen_1 : ChosenLight_0 = choose_light_0(xi_2.pick_0);
            var _S304 : vec3<f32> = direct_light_0(&(_S301), chosen_1, surface_5, wo_11, xi_2.light_0);
            if((any((_S304 != vec3<f32>(0.0f)))))
            {
                var target_0 : vec3<f32> = point_on_light_0(chosen_1, xi_2.light_0);
                var start_1 : vec3<f32> = ray_origin_0(surface_5, target_0 - surface_5.position_0, triangle_4.clearance_0);
                var light_hit_0 : Hit_0;
                light_hit_0.leaf_2 = chosen_1.leaf_1;
                light_hit_0.instance_0 = u32(4294967295);
                (*path_0).rays_0 = (*path_0).rays_0 + u32(65536);
                var _S305 : bool = !occluded_0(start_1, target_0 - start_1, 0.99998998641967773f, hit_5, light_hit_0);
                if(_S305)
                {
                    light_8 = light_8 + _S304;
                }
                lit_3 = _S305;
            }
            else
            {
                lit_3 = false;
            }
        }
        else
        {
            lit_3 = false;
        }
        var _S306 : Departure_0 = scatter_0(&(_S301), surface_5, wo_11, xi_2.direction_0, xi_2.lobe_1, triangle_4.clearance_0);
        weight_6 = _S306.weight_1;
        goes_on_0 = _S306.valid_0;
        departure_1 = _S306;
    }
    else
    {
        lit_3 = false;
        weight_6 = _S299;
        goes_on_0 = false;
        departure_1 = _S300;
    }
    (*path_0).total_0 = (*path_0).total_0 + (*path_0).throughput_0 * light_8;
    Follower_vertex_0(&((*observer_0)), (*path_0), hit_5, light_8, lit_3, weight_6);
    (*path_0).throughput_0 = (*path_0).throughput_0 * weight_6;
    (*path_0).depth_3 = (*path_0).depth_3 + u32(1);
    if(!goes_on_0)
    {
        lit_3 = true;
    }
    else
    {
        lit_3 = (all((((*path_0).throughput_0) == vec3<f32>(0.0f))));
    }
    if(lit_3)
    {
        return false;
    }
    (*path_0).origin_4 = departure_1.origin_11;
    (*path_0).direction_5 = departure_1.direction_12;
    (*path_0).pdf_1 = departure_1.pdf_3;
    (*path_0).delta_1 = departure_1.delta_3;
    (*path_0).from_0 = hit_5;
    return true;
}

fn camera_ray_0( camera_1 : Camera_0,  film_uv_1 : vec2<f32>,  lens_uv_1 : vec2<f32>) -> CameraRay_0
{
    var direction_18 : vec3<f32> = vec3<f32>(camera_1.film_plane_1.xy * film_uv_1 + camera_1.film_plane_1.zw, 1.0f);
    var _S307 : vec3<f32> = vec3<f32>(0.0f);
    var origin_15 : vec3<f32>;
    var direction_19 : vec3<f32>;
    if((camera_1.lens_radius_1) > 0.0f)
    {
        var sin_cos_2 : vec2<f32> = sin_cos_turns_0(lens_uv_1.x);
        var radius_2 : f32 = camera_1.lens_radius_1 * safe_sqrt_0(lens_uv_1.y);
        var origin_16 : vec3<f32> = vec3<f32>(radius_2 * sin_cos_2.y, radius_2 * sin_cos_2.x, 0.0f);
        var _S308 : vec3<f32> = direction_18 * vec3<f32>(camera_1.focal_distance_1) - origin_16;
        origin_15 = origin_16;
        direction_19 = _S308;
    }
    else
    {
        origin_15 = _S307;
        direction_19 = direction_18;
    }
    var row0_2 : vec3<f32> = camera_1.to_world_1[i32(0)].xyz;
    var row1_3 : vec3<f32> = camera_1.to_world_1[i32(1)].xyz;
    var row2_2 : vec3<f32> = camera_1.to_world_1[i32(2)].xyz;
    var ray_5 : CameraRay_0;
    ray_5.origin_0 = vec3<f32>(dot(row0_2, origin_15), dot(row1_3, origin_15), dot(row2_2, origin_15)) + vec3<f32>(camera_1.to_world_1[i32(0)].w, camera_1.to_world_1[i32(1)].w, camera_1.to_world_1[i32(2)].w);
    ray_5.direction_1 = unit_vector_0(vec3<f32>(dot(row0_2, direction_19), dot(row1_3, direction_19), dot(row2_2, direction_19)));
    return ray_5;
}

fn Path_start_0( this_14 : ptr<function, Path_0>,  x_9 : StoredCoordinates_0)
{
    var ray_6 : CameraRay_0 = camera_ray_0(the_camera_0(), StoredCoordinates_film_0(x_9), StoredCoordinates_lens_0(x_9));
    (*this_14).origin_4 = ray_6.origin_0;
    (*this_14).direction_5 = ray_6.direction_1;
    (*this_14).pdf_1 = 1.0f;
    (*this_14).delta_1 = true;
    (*this_14).from_0 = nothing_0();
    (*this_14).throughput_0 = vec3<f32>(1.0f);
    (*this_14).total_0 = vec3<f32>(0.0f);
    (*this_14).depth_3 = u32(0);
    (*this_14).rays_0 = u32(0);
    return;
}

fn Recorder_clear_0( this_15 : ptr<function, Recorder_0>)
{
    (*this_15).vertices_0 = u32(0);
    (*this_15).lit_vertices_0 = u32(0);
    return;
}

fn luminance_0( rgb_0 : vec3<f32>) -> f32
{
    return dot(rgb_0, vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f));
}

@compute
@workgroup_size(64, 1, 1)
fn evaluate(@builtin(global_invocation_id) id_0 : vec3<u32>)
{
    var lane_1 : u32 = id_0.x;
    if(lane_1 >= (run_0.items_0))
    {
        return;
    }
    var x_10 : StoredCoordinates_0;
    x_10.chain_0 = lane_1;
    x_10.slot_0 = u32(0);
    var follower_0 : Follower_0;
    follower_0.recorder_1.lane_0 = lane_1;
    var _S309 : Recorder_0 = follower_0.recorder_1;
    Recorder_clear_0(&(_S309));
    follower_0.recorder_1 = _S309;
    follower_0.hash_0 = u32(2166136261);
    var path_1 : Path_0;
    Path_start_0(&(path_1), x_10);
    for(;;)
    {
        var _S310 : bool = advance_0(&(path_1), x_10, &(follower_0));
        if(_S310)
        {
        }
        else
        {
            break;
        }
    }
    var score_1 : StoredScore_0;
    score_1.chain_1 = lane_1;
    score_1.slot_1 = u32(0);
    var light_9 : vec3<f32> = path_1.total_0;
    var finite_0 : bool;
    if(is_finite_0(path_1.total_0.x))
    {
        finite_0 = is_finite_0(light_9.y);
    }
    else
    {
        finite_0 = false;
    }
    if(finite_0)
    {
        finite_0 = is_finite_0(light_9.z);
    }
    else
    {
        finite_0 = false;
    }
    var light_10 : vec3<f32>;
    if(!finite_0)
    {
        light_10 = vec3<f32>(0.0f);
    }
    else
    {
        light_10 = light_9;
    }
    var report_1 : ScoreReport_0 = backward_0(x_10, follower_0.recorder_1, luminance_0(light_10), score_1);
    var _S311 : u32 = lane_1 * u32(2);
    image_0[_S311] = vec4<f32>(light_10, (bitcast<f32>((follower_0.hash_0))));
    var _S312 : f32 = (bitcast<f32>((follower_0.recorder_1.vertices_0)));
    var _S313 : f32 = (bitcast<f32>((path_1.rays_0)));
    var _S314 : i32;
    if(finite_0)
    {
        _S314 = i32(0);
    }
    else
    {
        _S314 = i32(1);
    }
    image_0[_S311 + u32(1)] = vec4<f32>(_S312, _S313, (bitcast<f32>((_S314))), (bitcast<f32>((report_1.bad_0))));
    return;
}

