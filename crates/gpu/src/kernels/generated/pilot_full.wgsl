@binding(2) @group(1) var<storage, read_write> counters_0 : array<atomic<u32>>;

@binding(0) @group(0) var<storage, read> nodes_0 : array<vec4<u32>>;

@binding(1) @group(0) var<storage, read> leaves_0 : array<vec4<f32>>;

@binding(2) @group(0) var<storage, read> shading_0 : array<vec4<f32>>;

@binding(3) @group(0) var<storage, read> tables_0 : array<vec4<f32>>;

@binding(4) @group(0) var<storage, read> texels_0 : array<u32>;

struct LightTriangle_std430_0
{
    @align(16) corner_0 : vec3<f32>,
    @align(4) area_0 : f32,
    @align(16) e1_0 : vec3<f32>,
    @align(4) leaf_0 : u32,
    @align(16) e2_0 : vec3<f32>,
    @align(4) emission_0 : u32,
    @align(16) normal_0 : vec3<f32>,
    @align(4) node_0 : u32,
    @align(16) uv0_0 : vec2<f32>,
    @align(8) uv1_0 : vec2<f32>,
    @align(16) uv2_0 : vec2<f32>,
    @align(8) flags_0 : u32,
    @align(4) alpha_0 : u32,
};

@binding(5) @group(0) var<storage, read> light_triangles_0 : array<LightTriangle_std430_0>;

struct Instance_std430_0
{
    @align(16) to_world_0 : array<vec4<f32>, i32(3)>,
    @align(16) to_object_0 : array<vec4<f32>, i32(3)>,
    @align(16) root_0 : u32,
    @align(4) mirrored_0 : u32,
    @align(8) index_0 : u32,
    @align(4) padding_0 : u32,
};

@binding(6) @group(0) var<storage, read> instances_0 : array<Instance_std430_0>;

struct Camera_std140_0
{
    @align(16) to_world_1 : array<vec4<f32>, i32(3)>,
    @align(16) film_plane_0 : vec4<f32>,
    @align(16) lens_radius_0 : f32,
    @align(4) focal_distance_0 : f32,
    @align(8) width_0 : u32,
    @align(4) height_0 : u32,
    @align(16) projection_0 : u32,
    @align(4) exposure_0 : f32,
    @align(8) filtered_0 : u32,
    @align(4) padding_1 : u32,
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
    @align(4) padding_2 : u32,
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
    @align(4) padding_3 : u32,
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
@binding(12) @group(1) var<storage, read_write> cells_0 : array<atomic<u32>>;

@id(0) override FEATURES_0 : u32 = u32(4294967295);

struct Sloped3_0
{
     v_0 : vec3<f32>,
     d1_0 : vec3<f32>,
     d2_0 : vec3<f32>,
};

struct Emission_0
{
     radiance_0 : vec3<f32>,
     two_sided_0 : u32,
     texture_0 : u32,
     pdf_area_0 : f32,
     padding0_2 : u32,
     padding1_2 : u32,
};

struct LightShape_0
{
     corner_1 : vec3<f32>,
     e1_1 : vec3<f32>,
     e2_1 : vec3<f32>,
     normal_1 : vec3<f32>,
     area_1 : f32,
};

fn shape_of_0( light_0 : ptr<function, LightTriangle_std430_0>) -> LightShape_0
{
    var shape_0 : LightShape_0;
    shape_0.corner_1 = (*light_0).corner_0;
    shape_0.e1_1 = (*light_0).e1_0;
    shape_0.e2_1 = (*light_0).e2_0;
    shape_0.normal_1 = (*light_0).normal_0;
    shape_0.area_1 = (*light_0).area_0;
    return shape_0;
}

struct TriangleView_0
{
     to_corner_0 : vec3<f32>,
     height_1 : f32,
     a_0 : vec3<f32>,
     b_0 : vec3<f32>,
     c_0 : vec3<f32>,
     solid_angle_0 : f32,
     spherical_0 : bool,
};

fn unit_vector_0( v_1 : vec3<f32>) -> vec3<f32>
{
    return v_1 * vec3<f32>((1.0f / sqrt(dot(v_1, v_1))));
}

fn turns_of_0( y_0 : f32,  x_0 : f32) -> f32
{
    var ax_0 : f32 = abs(x_0);
    var ay_0 : f32 = abs(y_0);
    var _S1 : f32 = max(ax_0, ay_0);
    var _S2 : f32 = min(ax_0, ay_0);
    var turns_0 : f32;
    if(_S1 > 0.0f)
    {
        var z_0 : f32 = _S2 / _S1;
        var steep_0 : bool = z_0 > 0.41421356797218323f;
        var a_1 : f32;
        if(steep_0)
        {
            a_1 = (z_0 - 1.0f) / (z_0 + 1.0f);
        }
        else
        {
            a_1 = z_0;
        }
        var a2_0 : f32 = a_1 * a_1;
        var _S3 : f32 = ((((0.08053744584321976f * a2_0 - 0.13877685368061066f) * a2_0 + 0.19977711141109467f) * a2_0 - 0.33332949876785278f) * a2_0 * a_1 + a_1) * 0.15915493667125702f;
        if(steep_0)
        {
            a_1 = 0.125f;
        }
        else
        {
            a_1 = 0.0f;
        }
        var turns_1 : f32 = _S3 + a_1;
        if(ay_0 > ax_0)
        {
            turns_0 = 0.25f - turns_1;
        }
        else
        {
            turns_0 = turns_1;
        }
        if(x_0 < 0.0f)
        {
            turns_0 = 0.5f - turns_0;
        }
        if(y_0 < 0.0f)
        {
            turns_0 = - turns_0;
        }
    }
    else
    {
        turns_0 = 0.0f;
    }
    return turns_0;
}

fn angle_of_0( y_1 : f32,  x_1 : f32) -> f32
{
    var scale_2 : f32 = 1.0f / (x_1 * x_1 + y_1 * y_1);
    return turns_of_0(y_1, x_1) * 6.28318548202514648f + 0.0f * (x_1 * scale_2) + 0.0f * (y_1 * - scale_2);
}

fn view_of_0( shape_1 : LightShape_0,  point_0 : vec3<f32>) -> TriangleView_0
{
    var view_0 : TriangleView_0;
    var _S4 : vec3<f32> = vec3<f32>(-1.0f);
    var _S5 : vec3<f32> = shape_1.corner_1 + point_0 * _S4;
    view_0.to_corner_0 = _S5;
    view_0.height_1 = dot(_S5, shape_1.normal_1);
    var _S6 : vec3<f32> = vec3<f32>(0.0f);
    view_0.a_0 = _S6;
    view_0.b_0 = _S6;
    view_0.c_0 = _S6;
    view_0.solid_angle_0 = 1.0f;
    view_0.spherical_0 = false;
    var centre_0 : vec3<f32> = _S5 * vec3<f32>(3.0f) + (shape_1.e1_1 + shape_1.e2_1);
    var _S7 : bool;
    if(((FEATURES_0 & (u32(1024)))) != u32(0))
    {
        _S7 = (dot(centre_0, centre_0) * 0.0555555559694767f) < (shape_1.area_1);
    }
    else
    {
        _S7 = false;
    }
    if(_S7)
    {
        var a_2 : vec3<f32> = unit_vector_0(view_0.to_corner_0);
        var b_1 : vec3<f32> = unit_vector_0(view_0.to_corner_0 + shape_1.e1_1);
        var c_1 : vec3<f32> = unit_vector_0(view_0.to_corner_0 + shape_1.e2_1);
        var _S8 : vec3<f32> = a_2 * _S4;
        var volume_0 : f32 = dot(a_2, cross(b_1 + _S8, c_1 + _S8));
        var volume_1 : f32;
        var second_0 : vec3<f32>;
        var third_0 : vec3<f32>;
        if(volume_0 < 0.0f)
        {
            volume_1 = - volume_0;
            second_0 = c_1;
            third_0 = b_1;
        }
        else
        {
            volume_1 = volume_0;
            second_0 = b_1;
            third_0 = c_1;
        }
        var solid_angle_1 : f32 = angle_of_0(volume_1, 1.0f + dot(a_2, b_1) + dot(b_1, c_1) + dot(c_1, a_2)) * 2.0f;
        if(solid_angle_1 > 0.00009999999747379f)
        {
            view_0.a_0 = a_2;
            view_0.b_0 = second_0;
            view_0.c_0 = third_0;
            view_0.solid_angle_0 = solid_angle_1;
            view_0.spherical_0 = true;
        }
    }
    return view_0;
}

struct SampledPoint_0
{
     direction_0 : vec3<f32>,
     distance_0 : f32,
     valid_0 : bool,
};

fn sin_cos_turns_0( x_2 : f32) -> vec2<f32>
{
    var quarter_0 : f32 = round(x_2 * 4.0f);
    var angle_0 : f32 = (x_2 - quarter_0 * 0.25f) * 6.28318548202514648f;
    var a2_1 : f32 = angle_0 * angle_0;
    var s_0 : f32 = angle_0 * (1.0f + a2_1 * (-0.1666666716337204f + a2_1 * (0.00833333376795053f + a2_1 * (-0.0001984127011383f + a2_1 * 2.75573188446287531e-06f))));
    var c_2 : f32 = 1.0f + a2_1 * (-0.5f + a2_1 * (0.0416666679084301f + a2_1 * (-0.00138888892251998f + a2_1 * 0.00002480158764229f)));
    var q_0 : i32 = (i32(quarter_0) & (i32(3)));
    var sine_0 : f32;
    var cosine_0 : f32;
    if(q_0 == i32(1))
    {
        var _S9 : f32 = - s_0;
        sine_0 = c_2;
        cosine_0 = _S9;
    }
    else
    {
        if(q_0 == i32(2))
        {
            var _S10 : f32 = - c_2;
            sine_0 = - s_0;
            cosine_0 = _S10;
        }
        else
        {
            if(q_0 == i32(3))
            {
                sine_0 = - c_2;
                cosine_0 = s_0;
            }
            else
            {
                sine_0 = s_0;
                cosine_0 = c_2;
            }
        }
    }
    return vec2<f32>(sine_0, cosine_0);
}

fn safe_sqrt_0( x_3 : f32) -> f32
{
    var root_1 : f32;
    if(x_3 > 0.0f)
    {
        root_1 = sqrt(x_3);
    }
    else
    {
        root_1 = 0.0f;
    }
    return root_1;
}

fn sample_solid_angle_0( view_1 : TriangleView_0,  u_0 : vec2<f32>) -> vec3<f32>
{
    var sin_cos_0 : vec2<f32> = sin_cos_turns_0(u_0.x * view_1.solid_angle_0 * 0.07957746833562851f);
    var t_0 : vec3<f32> = unit_vector_0(view_1.c_0 + view_1.a_0 * vec3<f32>(- dot(view_1.a_0, view_1.c_0)));
    var _S11 : f32 = sin_cos_0.x;
    var m_0 : f32 = _S11 * (1.0f + dot(view_1.a_0, view_1.b_0));
    var q_1 : f32 = sin_cos_0.y * dot(cross(view_1.a_0, view_1.b_0), t_0) - _S11 * dot(view_1.b_0, t_0);
    var m2_0 : f32 = m_0 * m_0;
    var q2_0 : f32 = q_1 * q_1;
    var scale_3 : f32 = 1.0f / (q2_0 + m2_0);
    var chord_0 : vec3<f32> = view_1.a_0 * vec3<f32>(((q2_0 - m2_0) * scale_3)) + t_0 * vec3<f32>((2.0f * q_1 * m_0 * scale_3)) + view_1.b_0 * vec3<f32>(-1.0f);
    var chord2_0 : f32 = dot(chord_0, chord_0) * 0.5f;
    var w_0 : f32 = u_0.y * chord2_0;
    return view_1.b_0 * vec3<f32>((1.0f - w_0)) + unit_vector_0(chord_0 + view_1.b_0 * vec3<f32>(chord2_0)) * vec3<f32>(safe_sqrt_0(w_0 * (2.0f - w_0)));
}

fn is_finite_0( x_4 : f32) -> bool
{
    return (((bitcast<u32>((x_4))) & (u32(2139095040)))) != u32(2139095040);
}

fn sample_view_0( shape_2 : LightShape_0,  view_2 : TriangleView_0,  u_1 : vec2<f32>) -> SampledPoint_0
{
    var point_1 : SampledPoint_0;
    point_1.direction_0 = vec3<f32>(0.0f);
    point_1.distance_0 = 0.0f;
    point_1.valid_0 = false;
    if(view_2.spherical_0)
    {
        var direction_1 : vec3<f32> = sample_solid_angle_0(view_2, u_1);
        var distance_1 : f32 = view_2.height_1 / dot(direction_1, shape_2.normal_1);
        var _S12 : bool;
        if(distance_1 > 0.0f)
        {
            _S12 = is_finite_0(distance_1);
        }
        else
        {
            _S12 = false;
        }
        if(_S12)
        {
            point_1.direction_0 = direction_1;
            point_1.distance_0 = distance_1;
            point_1.valid_0 = true;
        }
    }
    else
    {
        var root_2 : f32 = safe_sqrt_0(u_1.x);
        var _S13 : f32 = u_1.y;
        var to_light_0 : vec3<f32> = view_2.to_corner_0 + shape_2.e1_1 * vec3<f32>((root_2 * (1.0f - _S13))) + shape_2.e2_1 * vec3<f32>((root_2 * _S13));
        var distance2_0 : f32 = dot(to_light_0, to_light_0);
        if(distance2_0 > 0.0f)
        {
            var distance_2 : f32 = sqrt(distance2_0);
            point_1.direction_0 = to_light_0 * vec3<f32>((1.0f / distance_2));
            point_1.distance_0 = distance_2;
            point_1.valid_0 = true;
        }
    }
    return point_1;
}

fn view_barycentric_0( shape_3 : LightShape_0,  view_3 : TriangleView_0,  direction_2 : vec3<f32>,  distance_3 : f32) -> vec2<f32>
{
    var _S14 : vec3<f32> = vec3<f32>((1.0f / dot(cross(shape_3.e1_1, shape_3.e2_1), shape_3.normal_1)));
    var from_corner_0 : vec3<f32> = direction_2 * vec3<f32>(distance_3) + view_3.to_corner_0 * vec3<f32>(-1.0f);
    return vec2<f32>(dot(from_corner_0, cross(shape_3.e2_1, shape_3.normal_1) * _S14), dot(from_corner_0, cross(shape_3.normal_1, shape_3.e1_1) * _S14));
}

struct Sloped_0
{
     v_2 : f32,
     d_0 : vec2<f32>,
};

struct TexturePoint_0
{
     u_2 : Sloped_0,
     v_3 : Sloped_0,
     position_0 : Sloped3_0,
     normal_2 : vec3<f32>,
};

fn sloped_0( value_0 : f32,  slopes_0 : vec2<f32>) -> Sloped_0
{
    var result_0 : Sloped_0;
    result_0.v_2 = value_0;
    result_0.d_0 = slopes_0;
    return result_0;
}

fn sloped_1( value_1 : vec3<f32>,  d1_1 : vec3<f32>,  d2_1 : vec3<f32>) -> Sloped3_0
{
    var result_1 : Sloped3_0;
    result_1.v_0 = value_1;
    result_1.d1_0 = d1_1;
    result_1.d2_0 = d2_1;
    return result_1;
}

fn sloped_2( value_2 : vec3<f32>) -> Sloped3_0
{
    var result_2 : Sloped3_0;
    result_2.v_0 = value_2;
    var _S15 : vec3<f32> = vec3<f32>(0.0f);
    result_2.d1_0 = _S15;
    result_2.d2_0 = _S15;
    return result_2;
}

struct TextureStack_0
{
     v_4 : array<vec3<f32>, i32(12)>,
     d1_2 : array<vec3<f32>, i32(12)>,
     d2_2 : array<vec3<f32>, i32(12)>,
     depth_0 : u32,
     top_0 : Sloped3_0,
};

fn times_0( a_3 : Sloped_0,  b_2 : f32) -> Sloped_0
{
    return sloped_0(a_3.v_2 * b_2, a_3.d_0 * vec2<f32>(b_2));
}

fn plus_0( a_4 : Sloped_0,  b_3 : f32) -> Sloped_0
{
    return sloped_0(a_4.v_2 + b_3, a_4.d_0);
}

fn product_0( a_5 : Sloped3_0,  b_4 : vec3<f32>) -> Sloped_0
{
    return sloped_0(dot(a_5.v_0, b_4), vec2<f32>(dot(a_5.d1_0, b_4), dot(a_5.d2_0, b_4)));
}

fn vector_of_0( x_5 : Sloped_0,  y_2 : Sloped_0,  z_1 : Sloped_0) -> Sloped3_0
{
    return sloped_1(vec3<f32>(x_5.v_2, y_2.v_2, z_1.v_2), vec3<f32>(x_5.d_0.x, y_2.d_0.x, z_1.d_0.x), vec3<f32>(x_5.d_0.y, y_2.d_0.y, z_1.d_0.y));
}

fn texture_position_0( row_0 : u32,  position_1 : Sloped3_0) -> Sloped3_0
{
    var x_6 : vec4<f32> = tables_0[row_0];
    var y_3 : vec4<f32> = tables_0[row_0 + u32(1)];
    var z_2 : vec4<f32> = tables_0[row_0 + u32(2)];
    return vector_of_0(plus_0(product_0(position_1, x_6.xyz), x_6.w), plus_0(product_0(position_1, y_3.xyz), y_3.w), plus_0(product_0(position_1, z_2.xyz), z_2.w));
}

fn channel_0( a_6 : Sloped3_0,  i_0 : u32) -> Sloped_0
{
    return sloped_0(a_6.v_0[i_0], vec2<f32>(a_6.d1_0[i_0], a_6.d2_0[i_0]));
}

fn sloped_3( value_3 : f32) -> Sloped_0
{
    var result_3 : Sloped_0;
    result_3.v_2 = value_3;
    result_3.d_0 = vec2<f32>(0.0f);
    return result_3;
}

fn angle_in_turns_0( y_4 : Sloped_0,  x_7 : Sloped_0) -> Sloped_0
{
    var turns_2 : f32 = turns_of_0(y_4.v_2, x_7.v_2);
    var slope_0 : f32 = 0.15915493667125702f / (x_7.v_2 * x_7.v_2 + y_4.v_2 * y_4.v_2);
    var _S16 : bool;
    if(!is_finite_0(slope_0))
    {
        _S16 = true;
    }
    else
    {
        _S16 = !is_finite_0(turns_2);
    }
    if(_S16)
    {
        var _S17 : f32;
        if(is_finite_0(turns_2))
        {
            _S17 = turns_2;
        }
        else
        {
            _S17 = 0.0f;
        }
        return sloped_3(_S17);
    }
    return sloped_0(turns_2, y_4.d_0 * vec2<f32>((x_7.v_2 * slope_0)) - x_7.d_0 * vec2<f32>((y_4.v_2 * slope_0)));
}

fn times_1( a_7 : Sloped_0,  b_5 : Sloped_0) -> Sloped_0
{
    return sloped_0(a_7.v_2 * b_5.v_2, a_7.d_0 * vec2<f32>(b_5.v_2) + b_5.d_0 * vec2<f32>(a_7.v_2));
}

fn plus_1( a_8 : Sloped_0,  b_6 : Sloped_0) -> Sloped_0
{
    return sloped_0(a_8.v_2 + b_6.v_2, a_8.d_0 + b_6.d_0);
}

fn root_of_0( a_9 : Sloped_0) -> Sloped_0
{
    var root_3 : f32;
    if((a_9.v_2) > 0.0f)
    {
        root_3 = sqrt(a_9.v_2);
    }
    else
    {
        root_3 = 0.0f;
    }
    var _S18 : Sloped_0;
    if(root_3 > 0.0f)
    {
        _S18 = sloped_0(root_3, a_9.d_0 * vec2<f32>((0.5f / root_3)));
    }
    else
    {
        _S18 = sloped_3(0.0f);
    }
    return _S18;
}

fn texture_coordinates_0( mapping_0 : u32,  row_1 : ptr<function, u32>,  point_2 : TexturePoint_0,  s_1 : ptr<function, Sloped_0>,  t_1 : ptr<function, Sloped_0>)
{
    var first_0 : u32 = (*row_1);
    if(mapping_0 == u32(0))
    {
        var map_0 : vec4<f32> = tables_0[first_0];
        (*s_1) = plus_0(times_0(point_2.u_2, map_0.x), map_0.z);
        (*t_1) = plus_0(times_0(point_2.v_3, map_0.y), map_0.w);
        (*row_1) = first_0 + u32(1);
        return;
    }
    var p_0 : Sloped3_0 = texture_position_0(first_0, point_2.position_0);
    var x_8 : Sloped_0 = channel_0(p_0, u32(0));
    var y_5 : Sloped_0 = channel_0(p_0, u32(1));
    var z_3 : Sloped_0 = channel_0(p_0, u32(2));
    var _S19 : u32 = first_0 + u32(3);
    (*row_1) = _S19;
    if(mapping_0 == u32(3))
    {
        var across_0 : vec4<f32> = tables_0[_S19];
        var along_0 : vec4<f32> = tables_0[first_0 + u32(4)];
        (*s_1) = plus_0(product_0(p_0, across_0.xyz), across_0.w);
        (*t_1) = plus_0(product_0(p_0, along_0.xyz), along_0.w);
        (*row_1) = first_0 + u32(5);
        return;
    }
    var azimuth_0 : Sloped_0 = angle_in_turns_0(y_5, x_8);
    if(mapping_0 == u32(2))
    {
        (*s_1) = plus_0(azimuth_0, 0.5f);
        (*t_1) = z_3;
        return;
    }
    (*s_1) = times_0(angle_in_turns_0(root_of_0(plus_1(times_1(x_8, x_8), times_1(y_5, y_5))), z_3), 2.0f);
    var _S20 : Sloped_0;
    if((azimuth_0.v_2) < 0.0f)
    {
        _S20 = plus_0(azimuth_0, 1.0f);
    }
    else
    {
        _S20 = azimuth_0;
    }
    (*t_1) = _S20;
    return;
}

struct ImageEntry_0
{
     first_1 : u32,
     width_1 : u32,
     height_2 : u32,
     channels_0 : u32,
     decode_0 : u32,
     padding0_3 : u32,
     padding1_3 : u32,
     padding2_2 : u32,
};

fn load_table_0( first_2 : u32) -> ImageEntry_0
{
    var rows_0 : array<vec4<f32>, i32(2)>;
    rows_0[i32(0)] = tables_0[first_2];
    rows_0[i32(1)] = tables_0[first_2 + u32(1)];
    var _S21 : ImageEntry_0 = ImageEntry_0( bitcast<u32>(rows_0[u32(0)][u32(0)]), bitcast<u32>(rows_0[u32(0)][u32(1)]), bitcast<u32>(rows_0[u32(0)][u32(2)]), bitcast<u32>(rows_0[u32(0)][u32(3)]), bitcast<u32>(rows_0[u32(1)][u32(0)]), bitcast<u32>(rows_0[u32(1)][u32(1)]), bitcast<u32>(rows_0[u32(1)][u32(2)]), bitcast<u32>(rows_0[u32(1)][u32(3)]) );
    return _S21;
}

fn split_0( x_9 : Sloped_0,  whole_0 : ptr<function, i32>) -> Sloped_0
{
    var known_0 : bool = (abs(x_9.v_2)) < 1.073741824e+09f;
    var below_0 : f32;
    if(known_0)
    {
        below_0 = floor(x_9.v_2);
    }
    else
    {
        below_0 = 0.0f;
    }
    (*whole_0) = i32(below_0);
    var _S22 : Sloped_0;
    if(known_0)
    {
        _S22 = sloped_0(x_9.v_2 - below_0, x_9.d_0);
    }
    else
    {
        _S22 = sloped_3(0.0f);
    }
    return _S22;
}

fn texel_coordinate_0( coordinate_0 : Sloped_0,  size_0 : u32,  wrap_0 : u32,  offset_0 : f32,  whole_1 : ptr<function, i32>) -> Sloped_0
{
    if(wrap_0 == u32(0))
    {
        var copy_0 : i32;
        var _S23 : Sloped_0 = split_0(plus_0(times_0(split_0(coordinate_0, &(copy_0)), f32(size_0)), offset_0), &((*whole_1)));
        return _S23;
    }
    var _S24 : f32 = f32(size_0);
    var x_10 : Sloped_0 = plus_0(times_0(coordinate_0, _S24), offset_0);
    var _S25 : bool;
    if((x_10.v_2) > -1.0f)
    {
        _S25 = (x_10.v_2) < _S24;
    }
    else
    {
        _S25 = false;
    }
    if(_S25)
    {
        var _S26 : Sloped_0 = split_0(x_10, &((*whole_1)));
        return _S26;
    }
    var _S27 : i32;
    if((x_10.v_2) > 0.0f)
    {
        _S27 = i32(size_0);
    }
    else
    {
        _S27 = i32(-1);
    }
    (*whole_1) = _S27;
    return sloped_3(0.0f);
}

fn texel_inside_0( image_1 : ImageEntry_0,  i_1 : u32,  j_0 : u32) -> vec3<f32>
{
    var texel_0 : u32 = j_0 * image_1.width_1 + i_1;
    if((image_1.decode_0) == u32(4294967295))
    {
        if((image_1.channels_0) == u32(1))
        {
            return vec3<f32>((bitcast<f32>((texels_0[image_1.first_1 + texel_0]))));
        }
        var at_0 : u32 = image_1.first_1 + u32(3) * texel_0;
        return vec3<f32>((bitcast<f32>((texels_0[at_0]))), (bitcast<f32>((texels_0[at_0 + u32(1)]))), (bitcast<f32>((texels_0[at_0 + u32(2)]))));
    }
    if((image_1.channels_0) == u32(1))
    {
        return vec3<f32>((bitcast<f32>((texels_0[image_1.decode_0 + ((((texels_0[image_1.first_1 + ((texel_0 >> (u32(2))))] >> ((u32(8) * ((texel_0 & (u32(3)))))))) & (u32(255))))]))));
    }
    var word_0 : u32 = texels_0[image_1.first_1 + texel_0];
    return vec3<f32>((bitcast<f32>((texels_0[image_1.decode_0 + ((word_0 & (u32(255))))]))), (bitcast<f32>((texels_0[image_1.decode_0 + ((((word_0 >> (u32(8)))) & (u32(255))))]))), (bitcast<f32>((texels_0[image_1.decode_0 + ((((word_0 >> (u32(16)))) & (u32(255))))]))));
}

fn texel_1( image_2 : ImageEntry_0,  wrap_1 : u32,  i_any_0 : i32,  j_any_0 : i32) -> vec3<f32>
{
    var width_2 : i32 = i32(image_2.width_1);
    var height_3 : i32 = i32(image_2.height_2);
    var _S28 : bool = i_any_0 < i32(0);
    var _S29 : bool;
    if(_S28)
    {
        _S29 = true;
    }
    else
    {
        _S29 = i_any_0 >= width_2;
    }
    if(_S29)
    {
        _S29 = true;
    }
    else
    {
        _S29 = j_any_0 < i32(0);
    }
    if(_S29)
    {
        _S29 = true;
    }
    else
    {
        _S29 = j_any_0 >= height_3;
    }
    var j_1 : i32;
    var i_2 : i32;
    if(_S29)
    {
        if(wrap_1 == u32(1))
        {
            return vec3<f32>(0.0f);
        }
        if(wrap_1 == u32(0))
        {
            if(_S28)
            {
                j_1 = width_2;
            }
            else
            {
                j_1 = i32(0);
            }
            var i_3 : i32 = i_any_0 + j_1;
            if(i_3 >= width_2)
            {
                j_1 = width_2;
            }
            else
            {
                j_1 = i32(0);
            }
            var i_4 : i32 = i_3 - j_1;
            if(j_any_0 < i32(0))
            {
                j_1 = height_3;
            }
            else
            {
                j_1 = i32(0);
            }
            var j_2 : i32 = j_any_0 + j_1;
            if(j_2 >= height_3)
            {
                j_1 = height_3;
            }
            else
            {
                j_1 = i32(0);
            }
            var j_3 : i32 = j_2 - j_1;
            i_2 = i_4;
            j_1 = j_3;
        }
        else
        {
            if(wrap_1 == u32(3))
            {
                if(_S28)
                {
                    _S29 = true;
                }
                else
                {
                    _S29 = i_any_0 >= width_2;
                }
                if(_S29)
                {
                    if(_S28)
                    {
                        j_1 = i32(-1) - i_any_0;
                    }
                    else
                    {
                        j_1 = i32(2) * width_2 - i32(1) - i_any_0;
                    }
                    var _S30 : i32 = j_1;
                    j_1 = height_3 - i32(1) - j_any_0;
                    i_2 = _S30;
                }
                else
                {
                    j_1 = j_any_0;
                    i_2 = i_any_0;
                }
                var _S31 : bool = j_1 < i32(0);
                if(_S31)
                {
                    _S29 = true;
                }
                else
                {
                    _S29 = j_1 >= height_3;
                }
                if(_S29)
                {
                    if(_S31)
                    {
                        j_1 = i32(-1) - j_1;
                    }
                    else
                    {
                        j_1 = i32(2) * height_3 - i32(1) - j_1;
                    }
                    i_2 = width_2 - i32(1) - i_2;
                }
            }
            else
            {
                i_2 = i_any_0;
                j_1 = j_any_0;
            }
        }
        var _S32 : i32 = clamp(j_1, i32(0), height_3 - i32(1));
        i_2 = clamp(i_2, i32(0), width_2 - i32(1));
        j_1 = _S32;
    }
    else
    {
        i_2 = i_any_0;
        j_1 = j_any_0;
    }
    return texel_inside_0(image_2, u32(i_2), u32(j_1));
}

fn image_lookup_0( row_2 : u32,  wrap_2 : u32,  bilinear_0 : bool,  s_2 : Sloped_0,  t_2 : Sloped_0) -> Sloped3_0
{
    var image_3 : ImageEntry_0 = load_table_0(row_2);
    var offset_1 : f32;
    if(bilinear_0)
    {
        offset_1 = -0.5f;
    }
    else
    {
        offset_1 = 0.0f;
    }
    var i_5 : i32;
    var x_11 : Sloped_0 = texel_coordinate_0(s_2, image_3.width_1, wrap_2, offset_1, &(i_5));
    var j_4 : i32;
    var y_6 : Sloped_0 = texel_coordinate_0(t_2, image_3.height_2, wrap_2, offset_1, &(j_4));
    var t00_0 : vec3<f32> = texel_1(image_3, wrap_2, i_5, j_4);
    if(!bilinear_0)
    {
        return sloped_2(t00_0);
    }
    var t01_0 : vec3<f32> = texel_1(image_3, wrap_2, i_5, j_4 + i32(1));
    var along_upper_0 : vec3<f32> = texel_1(image_3, wrap_2, i_5 + i32(1), j_4) - t00_0;
    var along_lower_0 : vec3<f32> = texel_1(image_3, wrap_2, i_5 + i32(1), j_4 + i32(1)) - t01_0;
    var _S33 : vec3<f32> = vec3<f32>(x_11.v_2);
    var upper_0 : vec3<f32> = along_upper_0 * _S33 + t00_0;
    var _S34 : vec3<f32> = vec3<f32>(y_6.v_2);
    var by_x_0 : vec3<f32> = along_upper_0 + (along_lower_0 - along_upper_0) * _S34;
    var by_y_0 : vec3<f32> = along_lower_0 * _S33 + t01_0 - upper_0;
    return sloped_1(upper_0 + by_y_0 * _S34, by_x_0 * vec3<f32>(x_11.d_0.x) + by_y_0 * vec3<f32>(y_6.d_0.x), by_x_0 * vec3<f32>(x_11.d_0.y) + by_y_0 * vec3<f32>(y_6.d_0.y));
}

fn grey_0( a_10 : Sloped_0) -> Sloped3_0
{
    return sloped_1(vec3<f32>(a_10.v_2), vec3<f32>(a_10.d_0.x), vec3<f32>(a_10.d_0.y));
}

fn times_2( a_11 : Sloped3_0,  b_7 : f32) -> Sloped3_0
{
    var _S35 : vec3<f32> = vec3<f32>(b_7);
    return sloped_1(a_11.v_0 * _S35, a_11.d1_0 * _S35, a_11.d2_0 * _S35);
}

fn plus_2( a_12 : Sloped3_0,  b_8 : Sloped3_0) -> Sloped3_0
{
    return sloped_1(a_12.v_0 + b_8.v_0, a_12.d1_0 + b_8.d1_0, a_12.d2_0 + b_8.d2_0);
}

fn at_least_0( a_13 : Sloped_0,  b_9 : f32) -> Sloped_0
{
    var _S36 : Sloped_0;
    if((a_13.v_2) > b_9)
    {
        _S36 = a_13;
    }
    else
    {
        _S36 = sloped_3(b_9);
    }
    return _S36;
}

fn at_least_1( a_14 : Sloped3_0,  b_10 : f32) -> Sloped3_0
{
    return vector_of_0(at_least_0(channel_0(a_14, u32(0)), b_10), at_least_0(channel_0(a_14, u32(1)), b_10), at_least_0(channel_0(a_14, u32(2)), b_10));
}

fn TextureStack_push_0( this_0 : ptr<function, TextureStack_0>,  value_4 : Sloped3_0)
{
    if(((*this_0).depth_0) > u32(0))
    {
        (*this_0).v_4[(*this_0).depth_0 - u32(1)] = (*this_0).top_0.v_0;
    }
    (*this_0).depth_0 = (*this_0).depth_0 + u32(1);
    (*this_0).top_0 = value_4;
    return;
}

fn along_1( a_15 : Sloped_0,  b_11 : vec3<f32>) -> Sloped3_0
{
    return sloped_1(b_11 * vec3<f32>(a_15.v_2), b_11 * vec3<f32>(a_15.d_0.x), b_11 * vec3<f32>(a_15.d_0.y));
}

fn minus_0( a_16 : Sloped3_0,  b_12 : Sloped3_0) -> Sloped3_0
{
    return sloped_1(a_16.v_0 - b_12.v_0, a_16.d1_0 - b_12.d1_0, a_16.d2_0 - b_12.d2_0);
}

fn times_3( a_17 : Sloped3_0,  b_13 : Sloped_0) -> Sloped3_0
{
    var _S37 : vec3<f32> = vec3<f32>(b_13.v_2);
    return sloped_1(a_17.v_0 * _S37, a_17.d1_0 * _S37 + a_17.v_0 * vec3<f32>(b_13.d_0.x), a_17.d2_0 * _S37 + a_17.v_0 * vec3<f32>(b_13.d_0.y));
}

fn bilerp_0( s_3 : Sloped_0,  t_3 : Sloped_0,  row_3 : u32) -> Sloped3_0
{
    var v00_0 : vec3<f32> = tables_0[row_3].xyz;
    var v01_0 : vec3<f32> = tables_0[row_3 + u32(1)].xyz;
    var at_0_0 : Sloped3_0 = plus_2(along_1(s_3, tables_0[row_3 + u32(2)].xyz - v00_0), sloped_2(v00_0));
    return plus_2(at_0_0, times_3(minus_0(plus_2(along_1(s_3, tables_0[row_3 + u32(3)].xyz - v01_0), sloped_2(v01_0)), at_0_0), t_3));
}

fn split_1( x_12 : Sloped_0,  whole_2 : ptr<function, i32>) -> Sloped_0
{
    var known_1 : bool = (abs(x_12.v_2)) < 1.073741824e+09f;
    var below_1 : f32;
    if(known_1)
    {
        below_1 = floor(x_12.v_2);
    }
    else
    {
        below_1 = 0.0f;
    }
    (*whole_2) = i32(below_1);
    var _S38 : Sloped_0;
    if(known_1)
    {
        _S38 = sloped_0(x_12.v_2 - below_1, x_12.d_0);
    }
    else
    {
        _S38 = sloped_3(0.0f);
    }
    return _S38;
}

fn whole_part_0( x_13 : Sloped_0) -> i32
{
    var whole_3 : i32;
    var _S39 : Sloped_0 = split_1(x_13, &(whole_3));
    return whole_3;
}

fn permuted_0( index_1 : u32) -> u32
{
    var i_6 : u32 = (index_1 & (u32(255)));
    return (((texels_0[run_0.path_0.permutation_0 + ((i_6 >> (u32(2))))] >> ((u32(8) * ((i_6 & (u32(3)))))))) & (u32(255)));
}

fn lattice_hash_0( i_7 : i32,  j_5 : i32,  k_0 : i32) -> u32
{
    return permuted_0(permuted_0(permuted_0(u32(i_7)) + u32(j_5)) + u32(k_0));
}

fn along_gradient_0( hash_0 : u32,  offset_2 : vec3<f32>) -> vec4<f32>
{
    var h_0 : u32 = (hash_0 & (u32(15)));
    var first_3 : f32;
    if(((h_0 & (u32(1)))) != u32(0))
    {
        first_3 = -1.0f;
    }
    else
    {
        first_3 = 1.0f;
    }
    var second_1 : f32;
    if(((h_0 & (u32(2)))) != u32(0))
    {
        second_1 = -1.0f;
    }
    else
    {
        second_1 = 1.0f;
    }
    var first_x_0 : bool;
    if(h_0 < u32(8))
    {
        first_x_0 = true;
    }
    else
    {
        first_x_0 = h_0 == u32(12);
    }
    if(first_x_0)
    {
        first_x_0 = true;
    }
    else
    {
        first_x_0 = h_0 == u32(13);
    }
    var second_y_0 : bool;
    if(h_0 < u32(4))
    {
        second_y_0 = true;
    }
    else
    {
        second_y_0 = h_0 == u32(12);
    }
    if(second_y_0)
    {
        second_y_0 = true;
    }
    else
    {
        second_y_0 = h_0 == u32(13);
    }
    var _S40 : vec3<f32>;
    if(first_x_0)
    {
        _S40 = vec3<f32>(first_3, 0.0f, 0.0f);
    }
    else
    {
        _S40 = vec3<f32>(0.0f, first_3, 0.0f);
    }
    var _S41 : vec3<f32>;
    if(second_y_0)
    {
        _S41 = vec3<f32>(0.0f, second_1, 0.0f);
    }
    else
    {
        _S41 = vec3<f32>(0.0f, 0.0f, second_1);
    }
    var gradient_1 : vec3<f32> = _S40 + _S41;
    var _S42 : f32;
    if(first_x_0)
    {
        _S42 = offset_2.x;
    }
    else
    {
        _S42 = offset_2.y;
    }
    var u_3 : f32 = first_3 * _S42;
    if(second_y_0)
    {
        first_3 = offset_2.y;
    }
    else
    {
        first_3 = offset_2.z;
    }
    return vec4<f32>(gradient_1, u_3 + second_1 * first_3);
}

fn noise_and_gradient_0( p_1 : vec3<f32>) -> vec4<f32>
{
    var _S43 : f32 = p_1.x;
    var _S44 : bool = (abs(_S43)) < 1.073741824e+09f;
    var _S45 : f32 = p_1.y;
    var _S46 : bool = (abs(_S45)) < 1.073741824e+09f;
    var _S47 : f32 = p_1.z;
    var _S48 : bool = (abs(_S47)) < 1.073741824e+09f;
    var _S49 : f32;
    if(_S44)
    {
        _S49 = floor(_S43);
    }
    else
    {
        _S49 = 0.0f;
    }
    var _S50 : f32;
    if(_S46)
    {
        _S50 = floor(_S45);
    }
    else
    {
        _S50 = 0.0f;
    }
    var _S51 : f32;
    if(_S48)
    {
        _S51 = floor(_S47);
    }
    else
    {
        _S51 = 0.0f;
    }
    var _S52 : f32;
    if(_S44)
    {
        _S52 = _S43 - _S49;
    }
    else
    {
        _S52 = 0.0f;
    }
    var _S53 : f32;
    if(_S46)
    {
        _S53 = _S45 - _S50;
    }
    else
    {
        _S53 = 0.0f;
    }
    var _S54 : f32;
    if(_S48)
    {
        _S54 = _S47 - _S51;
    }
    else
    {
        _S54 = 0.0f;
    }
    var f_0 : vec3<f32> = vec3<f32>(_S52, _S53, _S54);
    var i_8 : i32 = i32(_S49);
    var j_6 : i32 = i32(_S50);
    var k_1 : i32 = i32(_S51);
    var _S55 : vec3<f32> = f_0 * f_0;
    var w_1 : vec3<f32> = _S55 * f_0 * (f_0 * (f_0 * vec3<f32>(6.0f) - vec3<f32>(15.0f)) + vec3<f32>(10.0f));
    var _S56 : vec3<f32> = vec3<f32>(30.0f);
    var dw_0 : vec3<f32> = _S55 * (f_0 * (f_0 * _S56 - vec3<f32>(60.0f)) + _S56);
    var n000_0 : vec4<f32> = along_gradient_0(lattice_hash_0(i_8, j_6, k_1), f_0);
    var _S57 : i32 = i_8 + i32(1);
    var n100_0 : vec4<f32> = along_gradient_0(lattice_hash_0(_S57, j_6, k_1), f_0 - vec3<f32>(1.0f, 0.0f, 0.0f));
    var _S58 : i32 = j_6 + i32(1);
    var n010_0 : vec4<f32> = along_gradient_0(lattice_hash_0(i_8, _S58, k_1), f_0 - vec3<f32>(0.0f, 1.0f, 0.0f));
    var n110_0 : vec4<f32> = along_gradient_0(lattice_hash_0(_S57, _S58, k_1), f_0 - vec3<f32>(1.0f, 1.0f, 0.0f));
    var _S59 : i32 = k_1 + i32(1);
    var n001_0 : vec4<f32> = along_gradient_0(lattice_hash_0(i_8, j_6, _S59), f_0 - vec3<f32>(0.0f, 0.0f, 1.0f));
    var n101_0 : vec4<f32> = along_gradient_0(lattice_hash_0(_S57, j_6, _S59), f_0 - vec3<f32>(1.0f, 0.0f, 1.0f));
    var n011_0 : vec4<f32> = along_gradient_0(lattice_hash_0(i_8, _S58, _S59), f_0 - vec3<f32>(0.0f, 1.0f, 1.0f));
    var n111_0 : vec4<f32> = along_gradient_0(lattice_hash_0(_S57, _S58, _S59), f_0 - vec3<f32>(1.0f));
    var _S60 : vec4<f32> = vec4<f32>(w_1.x);
    var x00_0 : vec4<f32> = n000_0 + (n100_0 - n000_0) * _S60;
    var x10_0 : vec4<f32> = n010_0 + (n110_0 - n010_0) * _S60;
    var x01_0 : vec4<f32> = n001_0 + (n101_0 - n001_0) * _S60;
    var x11_0 : vec4<f32> = n011_0 + (n111_0 - n011_0) * _S60;
    var _S61 : f32 = dw_0.x;
    x00_0[i32(0)] = x00_0[i32(0)] + _S61 * (n100_0.w - n000_0.w);
    x10_0[i32(0)] = x10_0[i32(0)] + _S61 * (n110_0.w - n010_0.w);
    x01_0[i32(0)] = x01_0[i32(0)] + _S61 * (n101_0.w - n001_0.w);
    x11_0[i32(0)] = x11_0[i32(0)] + _S61 * (n111_0.w - n011_0.w);
    var _S62 : vec4<f32> = vec4<f32>(w_1.y);
    var y0_0 : vec4<f32> = x00_0 + (x10_0 - x00_0) * _S62;
    var y1_0 : vec4<f32> = x01_0 + (x11_0 - x01_0) * _S62;
    var _S63 : f32 = dw_0.y;
    y0_0[i32(1)] = y0_0[i32(1)] + _S63 * (x10_0.w - x00_0.w);
    y1_0[i32(1)] = y1_0[i32(1)] + _S63 * (x11_0.w - x01_0.w);
    var result_4 : vec4<f32> = y0_0 + (y1_0 - y0_0) * vec4<f32>(w_1.z);
    result_4[i32(2)] = result_4[i32(2)] + dw_0.z * (y1_0.w - y0_0.w);
    if(_S44)
    {
        _S49 = result_4.x;
    }
    else
    {
        _S49 = 0.0f;
    }
    if(_S46)
    {
        _S50 = result_4.y;
    }
    else
    {
        _S50 = 0.0f;
    }
    if(_S48)
    {
        _S51 = result_4.z;
    }
    else
    {
        _S51 = 0.0f;
    }
    var _S64 : vec3<f32> = vec3<f32>(_S49, _S50, _S51);
    result_4.x = _S64.x;
    result_4.y = _S64.y;
    result_4.z = _S64.z;
    return result_4;
}

fn is_in_dot_0( s_4 : f32,  t_4 : f32) -> bool
{
    var i_9 : f32 = f32(whole_part_0(sloped_3(s_4 + 0.5f)));
    var j_7 : f32 = f32(whole_part_0(sloped_3(t_4 + 0.5f)));
    var random_0 : vec3<f32> = vec3<f32>(0.0f);
    var n_0 : u32 = u32(0);
    for(;;)
    {
        if(n_0 < u32(3))
        {
        }
        else
        {
            break;
        }
        var shift_0 : vec2<f32>;
        if(n_0 == u32(0))
        {
            shift_0 = vec2<f32>(0.5f, 0.5f);
        }
        else
        {
            if(n_0 == u32(1))
            {
                shift_0 = vec2<f32>(1.5f, 2.79999995231628418f);
            }
            else
            {
                shift_0 = vec2<f32>(4.5f, 9.80000019073486328f);
            }
        }
        random_0[n_0] = noise_and_gradient_0(vec3<f32>(i_9 + shift_0.x, j_7 + shift_0.y, 0.5f)).w;
        n_0 = n_0 + u32(1);
    }
    if((random_0.x) <= 0.0f)
    {
        return false;
    }
    var ds_0 : f32 = s_4 - i_9 - 0.15000000596046448f * random_0.y;
    var dt_0 : f32 = t_4 - j_7 - 0.15000000596046448f * random_0.z;
    return (ds_0 * ds_0 + dt_0 * dt_0) < 0.12249999493360519f;
}

fn noise_0( p_2 : Sloped3_0) -> Sloped_0
{
    var n_1 : vec4<f32> = noise_and_gradient_0(p_2.v_0);
    var _S65 : vec3<f32> = n_1.xyz;
    return sloped_0(n_1.w, vec2<f32>(dot(_S65, p_2.d1_0), dot(_S65, p_2.d2_0)));
}

fn size_of_0( a_18 : Sloped_0) -> Sloped_0
{
    var _S66 : Sloped_0;
    if((a_18.v_2) < 0.0f)
    {
        _S66 = times_0(a_18, -1.0f);
    }
    else
    {
        _S66 = a_18;
    }
    return _S66;
}

fn octaves_of_noise_0( p_3 : Sloped3_0,  octaves_0 : u32,  roughness_0 : f32,  folded_0 : bool) -> Sloped_0
{
    var _S67 : u32 = min(octaves_0, u32(64));
    var sum_0 : Sloped_0 = sloped_3(0.0f);
    var octave_0 : u32 = u32(0);
    var frequency_0 : f32 = 1.0f;
    var weight_0 : f32 = 1.0f;
    for(;;)
    {
        if(octave_0 < _S67)
        {
        }
        else
        {
            break;
        }
        var n_2 : Sloped_0 = noise_0(times_2(p_3, frequency_0));
        var n_3 : Sloped_0;
        if(folded_0)
        {
            n_3 = size_of_0(n_2);
        }
        else
        {
            n_3 = n_2;
        }
        var _S68 : Sloped_0 = plus_1(sum_0, times_0(n_3, weight_0));
        var frequency_1 : f32 = frequency_0 * 1.99000000953674316f;
        var weight_1 : f32 = weight_0 * roughness_0;
        var _S69 : u32 = octave_0 + u32(1);
        sum_0 = _S68;
        octave_0 = _S69;
        frequency_0 = frequency_1;
        weight_0 = weight_1;
    }
    if(folded_0)
    {
        sum_0 = plus_0(sum_0, weight_0 * 0.20000000298023224f);
    }
    return sum_0;
}

fn split_2( x_14 : Sloped_0,  whole_4 : ptr<function, i32>) -> Sloped_0
{
    var known_2 : bool = (abs(x_14.v_2)) < 1.073741824e+09f;
    var below_2 : f32;
    if(known_2)
    {
        below_2 = floor(x_14.v_2);
    }
    else
    {
        below_2 = 0.0f;
    }
    (*whole_4) = i32(below_2);
    var _S70 : Sloped_0;
    if(known_2)
    {
        _S70 = sloped_0(x_14.v_2 - below_2, x_14.d_0);
    }
    else
    {
        _S70 = sloped_3(0.0f);
    }
    return _S70;
}

var<private> MARBLE_0 : array<vec3<f32>, i32(9)> = array<vec3<f32>, i32(9)>( vec3<f32>(0.87000000476837158f, 0.87000000476837158f, 0.89999997615814209f), vec3<f32>(0.87000000476837158f, 0.87000000476837158f, 0.89999997615814209f), vec3<f32>(0.87000000476837158f, 0.87000000476837158f, 0.89999997615814209f), vec3<f32>(0.75f, 0.75f, 0.75f), vec3<f32>(0.89999997615814209f, 0.88499999046325684f, 0.87000000476837158f), vec3<f32>(0.87000000476837158f, 0.87000000476837158f, 0.89999997615814209f), vec3<f32>(0.87000000476837158f, 0.87000000476837158f, 0.89999997615814209f), vec3<f32>(0.30000001192092896f, 0.30000001192092896f, 0.49500000476837158f), vec3<f32>(0.87000000476837158f, 0.87000000476837158f, 0.89999997615814209f) );
fn marble_0( layer_0 : Sloped_0) -> Sloped3_0
{
    var turn_0 : i32;
    var turns_3 : Sloped_0 = split_2(times_0(layer_0, 0.15915493667125702f), &(turn_0));
    var sin_cos_1 : vec2<f32> = sin_cos_turns_0(turns_3.v_2);
    var t_5 : Sloped_0 = times_0(sloped_0(sin_cos_1.x * 0.5f + 0.5f, turns_3.d_0 * vec2<f32>((sin_cos_1.y * 3.14159274101257324f))), 6.0f);
    var first_4 : i32;
    var _S71 : Sloped_0 = split_2(t_5, &(first_4));
    var _S72 : i32 = clamp(first_4, i32(0), i32(5));
    first_4 = _S72;
    var t_6 : Sloped_0 = plus_0(t_5, - f32(_S72));
    var s_5 : Sloped_0 = plus_0(times_0(t_6, -1.0f), 1.0f);
    var _S73 : Sloped_0 = times_1(s_5, s_5);
    return plus_2(plus_2(plus_2(along_1(times_1(_S73, s_5), MARBLE_0[_S72]), along_1(times_0(times_1(_S73, t_6), 3.0f), MARBLE_0[_S72 + i32(1)])), along_1(times_0(times_1(times_1(s_5, t_6), t_6), 3.0f), MARBLE_0[_S72 + i32(2)])), along_1(times_1(times_1(t_6, t_6), t_6), MARBLE_0[_S72 + i32(3)]));
}

fn TextureStack_pop_0( this_1 : ptr<function, TextureStack_0>) -> Sloped3_0
{
    var popped_0 : Sloped3_0 = (*this_1).top_0;
    var _S74 : u32 = (*this_1).depth_0 - u32(1);
    (*this_1).depth_0 = _S74;
    if(_S74 > u32(0))
    {
        (*this_1).top_0 = sloped_2((*this_1).v_4[(*this_1).depth_0 - u32(1)]);
    }
    return popped_0;
}

fn times_4( a_19 : Sloped3_0,  b_14 : Sloped3_0) -> Sloped3_0
{
    return sloped_1(a_19.v_0 * b_14.v_0, a_19.d1_0 * b_14.v_0 + a_19.v_0 * b_14.d1_0, a_19.d2_0 * b_14.v_0 + a_19.v_0 * b_14.d2_0);
}

fn blend_0( amount_0 : Sloped_0,  first_5 : Sloped3_0,  second_2 : Sloped3_0) -> Sloped3_0
{
    if((amount_0.v_2) == 0.0f)
    {
        return first_5;
    }
    if((amount_0.v_2) == 1.0f)
    {
        return second_2;
    }
    return plus_2(first_5, times_3(minus_0(second_2, first_5), amount_0));
}

fn at_most_0( a_20 : Sloped_0,  b_15 : f32) -> Sloped_0
{
    var _S75 : Sloped_0;
    if((a_20.v_2) < b_15)
    {
        _S75 = a_20;
    }
    else
    {
        _S75 = sloped_3(b_15);
    }
    return _S75;
}

fn over_0( a_21 : Sloped_0,  b_16 : Sloped_0) -> Sloped_0
{
    var quotient_0 : f32 = a_21.v_2 / b_16.v_2;
    return sloped_0(quotient_0, (a_21.d_0 - b_16.d_0 * vec2<f32>(quotient_0)) / vec2<f32>(b_16.v_2));
}

fn absorption_0( r_any_0 : Sloped_0) -> Sloped_0
{
    var r_0 : Sloped_0 = at_most_0(at_least_0(r_any_0, 0.0f), 0.99989998340606689f);
    return times_0(root_of_0(over_0(r_0, plus_0(times_0(r_0, -1.0f), 1.0f))), 2.0f);
}

fn texture_expression_0( first_6 : u32,  point_3 : TexturePoint_0) -> Sloped3_0
{
    var stack_0 : TextureStack_0;
    stack_0.depth_0 = u32(0);
    stack_0.top_0 = sloped_2(vec3<f32>(0.0f));
    var row_4 : u32 = first_6;
    for(;;)
    {
        var words_0 : vec4<f32> = tables_0[row_4];
        row_4 = row_4 + u32(1);
        var bits_0 : u32 = (bitcast<u32>((words_0.x)));
        var _S76 : u32 = (bits_0 & (u32(255)));
        if(_S76 == u32(0))
        {
            break;
        }
        var mapping_1 : u32 = (((bits_0 >> (u32(8)))) & (u32(15)));
        var _S77 : bool = _S76 == u32(3);
        var _S78 : bool;
        if(_S77)
        {
            _S78 = true;
        }
        else
        {
            _S78 = _S76 == u32(4);
        }
        var _S79 : bool;
        if(_S78)
        {
            _S79 = true;
        }
        else
        {
            _S79 = _S76 == u32(6);
        }
        var _S80 : bool;
        if(_S79)
        {
            _S80 = true;
        }
        else
        {
            _S80 = _S76 == u32(7);
        }
        var positive_0 : bool;
        var second_3 : bool;
        if(_S80)
        {
            var s_6 : Sloped_0;
            var t_7 : Sloped_0;
            texture_coordinates_0(mapping_1, &(row_4), point_3, &(s_6), &(t_7));
            if(_S77)
            {
                var colour_0 : Sloped3_0 = image_lookup_0((bitcast<u32>((words_0.y))), (((bits_0 >> (u32(12)))) & (u32(15))), ((bits_0 & (u32(65536)))) != u32(0), s_6, plus_0(times_0(t_7, -1.0f), 1.0f));
                var inverted_0 : bool = ((bits_0 & (u32(131072)))) != u32(0);
                var _S81 : f32 = words_0.w;
                var colour_1 : Sloped3_0;
                if(_S81 != 0.0f)
                {
                    colour_1 = grey_0(times_0(product_0(colour_0, vec3<f32>(1.0f)), _S81));
                }
                else
                {
                    colour_1 = colour_0;
                }
                var colour_2 : Sloped3_0 = times_2(colour_1, words_0.z);
                var colour_3 : Sloped3_0;
                if(inverted_0)
                {
                    colour_3 = plus_2(times_2(colour_2, -1.0f), sloped_2(vec3<f32>(1.0f)));
                }
                else
                {
                    colour_3 = colour_2;
                }
                if(inverted_0)
                {
                    positive_0 = true;
                }
                else
                {
                    positive_0 = ((bits_0 & (u32(262144)))) == u32(0);
                }
                var _S82 : Sloped3_0;
                if(positive_0)
                {
                    _S82 = at_least_1(colour_3, 0.0f);
                }
                else
                {
                    _S82 = colour_3;
                }
                TextureStack_push_0(&(stack_0), _S82);
            }
            else
            {
                if(_S76 == u32(7))
                {
                    TextureStack_push_0(&(stack_0), bilerp_0(s_6, t_7, row_4));
                    row_4 = row_4 + u32(4);
                }
                else
                {
                    if(_S76 == u32(4))
                    {
                        positive_0 = true;
                    }
                    else
                    {
                        positive_0 = !(((FEATURES_0 & (u32(64)))) != u32(0));
                    }
                    if(positive_0)
                    {
                        second_3 = (((whole_part_0(s_6) + whole_part_0(t_7)) & (i32(1)))) != i32(0);
                    }
                    else
                    {
                        second_3 = !is_in_dot_0(s_6.v_2, t_7.v_2);
                    }
                    if(second_3)
                    {
                        row_4 = (bitcast<u32>((words_0.y)));
                    }
                }
            }
        }
        else
        {
            var _S83 : bool = _S76 == u32(5);
            if(_S83)
            {
                positive_0 = true;
            }
            else
            {
                positive_0 = _S76 == u32(11);
            }
            if(positive_0)
            {
                second_3 = true;
            }
            else
            {
                second_3 = _S76 == u32(12);
            }
            var _S84 : bool;
            if(second_3)
            {
                _S84 = true;
            }
            else
            {
                _S84 = _S76 == u32(13);
            }
            var _S85 : bool;
            if(_S84)
            {
                _S85 = true;
            }
            else
            {
                _S85 = _S76 == u32(14);
            }
            if(_S85)
            {
                var p_4 : Sloped3_0 = texture_position_0(row_4, point_3.position_0);
                row_4 = row_4 + u32(3);
                if(_S83)
                {
                    if((((whole_part_0(channel_0(p_4, u32(0))) + whole_part_0(channel_0(p_4, u32(1))) + whole_part_0(channel_0(p_4, u32(2)))) & (i32(1)))) != i32(0))
                    {
                        row_4 = (bitcast<u32>((words_0.y)));
                    }
                }
                else
                {
                    if(((FEATURES_0 & (u32(64)))) != u32(0))
                    {
                        var is_marble_0 : bool = _S76 == u32(14);
                        var is_windy_0 : bool = _S76 == u32(13);
                        const _S86 : vec4<f32> = vec4<f32>(1.0f, 0.0f, 0.0f, 0.0f);
                        var more_0 : vec4<f32>;
                        if(is_marble_0)
                        {
                            var _S87 : vec4<f32> = tables_0[row_4];
                            row_4 = row_4 + u32(1);
                            more_0 = _S87;
                        }
                        else
                        {
                            more_0 = _S86;
                        }
                        var p_5 : Sloped3_0 = times_2(p_4, more_0.x);
                        var _S88 : Sloped_0 = sloped_3(1.0f);
                        var _S89 : Sloped_0 = sloped_3(0.0f);
                        var _S90 : i32;
                        if(is_windy_0)
                        {
                            _S90 = i32(0);
                        }
                        else
                        {
                            _S90 = i32(1);
                        }
                        var _S91 : u32 = u32(_S90);
                        var sum_1 : Sloped_0 = _S89;
                        var strength_0 : Sloped_0 = _S88;
                        var part_0 : u32 = _S91;
                        for(;;)
                        {
                            if(part_0 < u32(2))
                            {
                            }
                            else
                            {
                                break;
                            }
                            var octaves_1 : u32;
                            if(is_windy_0)
                            {
                                octaves_1 = u32(3) + u32(3) * part_0;
                            }
                            else
                            {
                                octaves_1 = (bitcast<u32>((words_0.y)));
                            }
                            var roughness_1 : f32;
                            if(is_windy_0)
                            {
                                roughness_1 = 0.5f;
                            }
                            else
                            {
                                roughness_1 = words_0.z;
                            }
                            var _S92 : bool = part_0 == u32(0);
                            var _S93 : f32;
                            if(_S92)
                            {
                                _S93 = 0.10000000149011612f;
                            }
                            else
                            {
                                _S93 = 1.0f;
                            }
                            var sum_2 : Sloped_0 = octaves_of_noise_0(times_2(p_5, _S93), octaves_1, roughness_1, _S76 == u32(12));
                            if(_S92)
                            {
                                strength_0 = size_of_0(sum_2);
                            }
                            var _S94 : u32 = part_0 + u32(1);
                            sum_1 = sum_2;
                            part_0 = _S94;
                        }
                        if(is_marble_0)
                        {
                            TextureStack_push_0(&(stack_0), marble_0(plus_1(channel_0(p_5, u32(1)), times_0(sum_1, more_0.y))));
                        }
                        else
                        {
                            TextureStack_push_0(&(stack_0), grey_0(times_1(strength_0, sum_1)));
                        }
                    }
                }
            }
            else
            {
                if(_S76 == u32(2))
                {
                    TextureStack_push_0(&(stack_0), sloped_2(words_0.yzw));
                }
                else
                {
                    if(_S76 == u32(1))
                    {
                        row_4 = (bitcast<u32>((words_0.y)));
                    }
                    else
                    {
                        if(_S76 == u32(8))
                        {
                            var factor_1 : Sloped3_0 = TextureStack_pop_0(&(stack_0));
                            stack_0.top_0 = times_4(stack_0.top_0, factor_1);
                        }
                        else
                        {
                            if(_S76 == u32(9))
                            {
                                var amount_1 : Sloped3_0 = TextureStack_pop_0(&(stack_0));
                                var second_4 : Sloped3_0 = TextureStack_pop_0(&(stack_0));
                                stack_0.top_0 = blend_0(channel_0(amount_1, u32(0)), stack_0.top_0, second_4);
                            }
                            else
                            {
                                if(_S76 == u32(10))
                                {
                                    var second_5 : Sloped3_0 = TextureStack_pop_0(&(stack_0));
                                    stack_0.top_0 = blend_0(sloped_3(abs(dot(point_3.normal_2, words_0.yzw))), second_5, stack_0.top_0);
                                }
                                else
                                {
                                    if(_S76 == u32(15))
                                    {
                                        stack_0.top_0 = vector_of_0(root_of_0(channel_0(stack_0.top_0, u32(0))), root_of_0(channel_0(stack_0.top_0, u32(1))), root_of_0(channel_0(stack_0.top_0, u32(2))));
                                    }
                                    else
                                    {
                                        stack_0.top_0 = vector_of_0(absorption_0(channel_0(stack_0.top_0, u32(0))), absorption_0(channel_0(stack_0.top_0, u32(1))), absorption_0(channel_0(stack_0.top_0, u32(2))));
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    return stack_0.top_0;
}

fn finite_part_0( x_15 : Sloped_0) -> Sloped_0
{
    if(!is_finite_0(x_15.v_2))
    {
        return sloped_3(0.0f);
    }
    var _S95 : bool;
    if(is_finite_0(x_15.d_0.x))
    {
        _S95 = is_finite_0(x_15.d_0.y);
    }
    else
    {
        _S95 = false;
    }
    var _S96 : Sloped_0;
    if(_S95)
    {
        _S96 = x_15;
    }
    else
    {
        _S96 = sloped_3(x_15.v_2);
    }
    return _S96;
}

fn positive_part_0( x_16 : Sloped_0) -> Sloped_0
{
    var _S97 : Sloped_0;
    if((x_16.v_2) > 0.0f)
    {
        _S97 = finite_part_0(x_16);
    }
    else
    {
        _S97 = sloped_3(0.0f);
    }
    return _S97;
}

fn radiance_of_triangle_0( light_1 : ptr<function, LightTriangle_std430_0>,  emission_1 : Emission_0,  point_4 : vec3<f32>,  u_4 : vec2<f32>) -> Sloped3_0
{
    var _S98 : LightShape_0 = shape_of_0(&((*light_1)));
    var view_4 : TriangleView_0 = view_of_0(_S98, point_4);
    var sampled_0 : SampledPoint_0 = sample_view_0(_S98, view_4, u_4);
    var b_17 : vec2<f32> = view_barycentric_0(_S98, view_4, sampled_0.direction_0, sampled_0.distance_0);
    var along1_0 : vec2<f32> = (*light_1).uv1_0 - (*light_1).uv0_0;
    var along2_0 : vec2<f32> = (*light_1).uv2_0 - (*light_1).uv0_0;
    var uv_0 : vec2<f32> = along1_0 * vec2<f32>(b_17.x) + along2_0 * vec2<f32>(b_17.y) + (*light_1).uv0_0;
    var place_0 : TexturePoint_0;
    place_0.u_2 = sloped_0(uv_0.x, vec2<f32>(along1_0.x, along2_0.x));
    place_0.v_3 = sloped_0(uv_0.y, vec2<f32>(along1_0.y, along2_0.y));
    place_0.position_0 = sloped_1(point_4 + sampled_0.direction_0 * vec3<f32>(sampled_0.distance_0), (*light_1).e1_0, (*light_1).e2_0);
    place_0.normal_2 = (*light_1).normal_0;
    var radiance_1 : Sloped3_0 = sloped_2(emission_1.radiance_0);
    var i_10 : u32 = u32(0);
    for(;;)
    {
        if(i_10 < u32(2))
        {
        }
        else
        {
            break;
        }
        var texture_1 : u32;
        if(i_10 == u32(0))
        {
            texture_1 = emission_1.texture_0;
        }
        else
        {
            texture_1 = (*light_1).alpha_0;
        }
        if(texture_1 != u32(4294967295))
        {
            var value_5 : Sloped3_0 = texture_expression_0(texture_1, place_0);
            var value_6 : Sloped3_0;
            if(i_10 == u32(1))
            {
                value_6 = grey_0(at_most_0(positive_part_0(channel_0(value_5, u32(0))), 1.0f));
            }
            else
            {
                value_6 = value_5;
            }
            radiance_1 = times_4(radiance_1, value_6);
        }
        i_10 = i_10 + u32(1);
    }
    return radiance_1;
}

struct Arriving_0
{
     radiance_2 : vec3<f32>,
     pdf_0 : f32,
     by_point_0 : vec3<f32>,
     by_direction_0 : vec3<f32>,
};

struct Sky_0
{
     to_light_1 : array<vec4<f32>, i32(3)>,
     radiance_3 : vec3<f32>,
     image_4 : u32,
     distribution_0 : u32,
     columns_0 : u32,
     rows_1 : u32,
     share_0 : f32,
     corner_2 : vec3<f32>,
     has_portal_0 : u32,
     e1_2 : vec3<f32>,
     half_area_0 : f32,
     e2_2 : vec3<f32>,
     padding0_4 : u32,
     normal_3 : vec3<f32>,
     padding1_4 : u32,
};

fn load_table_1( first_7 : u32) -> Sky_0
{
    var rows_2 : array<vec4<f32>, i32(9)>;
    rows_2[i32(0)] = tables_0[first_7];
    rows_2[i32(1)] = tables_0[first_7 + u32(1)];
    rows_2[i32(2)] = tables_0[first_7 + u32(2)];
    rows_2[i32(3)] = tables_0[first_7 + u32(3)];
    rows_2[i32(4)] = tables_0[first_7 + u32(4)];
    rows_2[i32(5)] = tables_0[first_7 + u32(5)];
    rows_2[i32(6)] = tables_0[first_7 + u32(6)];
    rows_2[i32(7)] = tables_0[first_7 + u32(7)];
    rows_2[i32(8)] = tables_0[first_7 + u32(8)];
    var _S99 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>( vec4<f32>(bitcast<f32>(bitcast<u32>(rows_2[u32(0)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_2[u32(0)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_2[u32(0)][u32(2)])), bitcast<f32>(bitcast<u32>(rows_2[u32(0)][u32(3)]))), vec4<f32>(bitcast<f32>(bitcast<u32>(rows_2[u32(1)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_2[u32(1)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_2[u32(1)][u32(2)])), bitcast<f32>(bitcast<u32>(rows_2[u32(1)][u32(3)]))), vec4<f32>(bitcast<f32>(bitcast<u32>(rows_2[u32(2)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_2[u32(2)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_2[u32(2)][u32(2)])), bitcast<f32>(bitcast<u32>(rows_2[u32(2)][u32(3)]))) );
    var _S100 : Sky_0 = Sky_0( _S99, vec3<f32>(bitcast<f32>(bitcast<u32>(rows_2[u32(3)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_2[u32(3)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_2[u32(3)][u32(2)]))), bitcast<u32>(rows_2[u32(3)][u32(3)]), bitcast<u32>(rows_2[u32(4)][u32(0)]), bitcast<u32>(rows_2[u32(4)][u32(1)]), bitcast<u32>(rows_2[u32(4)][u32(2)]), bitcast<f32>(bitcast<u32>(rows_2[u32(4)][u32(3)])), vec3<f32>(bitcast<f32>(bitcast<u32>(rows_2[u32(5)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_2[u32(5)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_2[u32(5)][u32(2)]))), bitcast<u32>(rows_2[u32(5)][u32(3)]), vec3<f32>(bitcast<f32>(bitcast<u32>(rows_2[u32(6)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_2[u32(6)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_2[u32(6)][u32(2)]))), bitcast<f32>(bitcast<u32>(rows_2[u32(6)][u32(3)])), vec3<f32>(bitcast<f32>(bitcast<u32>(rows_2[u32(7)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_2[u32(7)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_2[u32(7)][u32(2)]))), bitcast<u32>(rows_2[u32(7)][u32(3)]), vec3<f32>(bitcast<f32>(bitcast<u32>(rows_2[u32(8)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_2[u32(8)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_2[u32(8)][u32(2)]))), bitcast<u32>(rows_2[u32(8)][u32(3)]) );
    return _S100;
}

fn load_sky_0( index_2 : u32) -> Sky_0
{
    return load_table_1(run_0.lights_0.skies_0 + index_2 * u32(9));
}

fn rotated_0( rows_3 : array<vec4<f32>, i32(3)>,  v_5 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(rows_3[i32(0)].xyz, v_5), dot(rows_3[i32(1)].xyz, v_5), dot(rows_3[i32(2)].xyz, v_5));
}

fn octahedral_square_0( direction_3 : vec3<f32>) -> vec2<f32>
{
    var size_1 : vec3<f32> = abs(direction_3);
    var _S101 : f32 = size_1.z;
    var r_1 : f32;
    if(_S101 < 1.0f)
    {
        r_1 = sqrt(1.0f - _S101);
    }
    else
    {
        r_1 = 0.0f;
    }
    var _S102 : f32 = turns_of_0(size_1.y, size_1.x) * 4.0f * r_1;
    var u_5 : f32 = r_1 - _S102;
    var u_6 : f32;
    var v_6 : f32;
    if((direction_3.z) < 0.0f)
    {
        var _S103 : f32 = 1.0f - u_5;
        u_6 = 1.0f - _S102;
        v_6 = _S103;
    }
    else
    {
        u_6 = u_5;
        v_6 = _S102;
    }
    if((direction_3.x) < 0.0f)
    {
        r_1 = - u_6;
    }
    else
    {
        r_1 = u_6;
    }
    var _S104 : f32 = (r_1 + 1.0f) * 0.5f;
    if((direction_3.y) < 0.0f)
    {
        r_1 = - v_6;
    }
    else
    {
        r_1 = v_6;
    }
    return vec2<f32>(_S104, (r_1 + 1.0f) * 0.5f);
}

fn portal_half_seen_0( sky_0 : Sky_0,  point_5 : vec3<f32>,  direction_4 : vec3<f32>) -> u32
{
    var to_corner_1 : vec3<f32> = sky_0.corner_2 - point_5;
    var height_4 : f32 = dot(to_corner_1, sky_0.normal_3);
    var cosine_1 : f32 = dot(direction_4, sky_0.normal_3);
    var inside_0 : bool;
    if(height_4 <= 0.0f)
    {
        inside_0 = true;
    }
    else
    {
        inside_0 = cosine_1 <= 0.0f;
    }
    if(inside_0)
    {
        return u32(4294967295);
    }
    var on_portal_0 : vec3<f32> = direction_4 * vec3<f32>((height_4 / cosine_1)) - to_corner_1;
    var scale_4 : f32 = 1.0f / dot(cross(sky_0.e2_2, sky_0.e1_2), sky_0.normal_3);
    var a_22 : f32 = dot(cross(sky_0.e2_2, on_portal_0), sky_0.normal_3) * scale_4;
    var b_18 : f32 = dot(cross(on_portal_0, sky_0.e1_2), sky_0.normal_3) * scale_4;
    if(a_22 >= 0.0f)
    {
        inside_0 = a_22 <= 1.0f;
    }
    else
    {
        inside_0 = false;
    }
    if(inside_0)
    {
        inside_0 = b_18 >= 0.0f;
    }
    else
    {
        inside_0 = false;
    }
    if(inside_0)
    {
        inside_0 = b_18 <= 1.0f;
    }
    else
    {
        inside_0 = false;
    }
    var _S105 : u32;
    if(inside_0)
    {
        var _S106 : i32;
        if(b_18 > a_22)
        {
            _S106 = i32(1);
        }
        else
        {
            _S106 = i32(0);
        }
        _S105 = u32(_S106);
    }
    else
    {
        _S105 = u32(4294967295);
    }
    return _S105;
}

fn portal_half_0( sky_1 : Sky_0,  second_6 : bool) -> LightShape_0
{
    var shape_4 : LightShape_0;
    shape_4.corner_1 = sky_1.corner_2;
    var _S107 : vec3<f32>;
    if(second_6)
    {
        _S107 = sky_1.e2_2;
    }
    else
    {
        _S107 = sky_1.e1_2;
    }
    shape_4.e1_1 = _S107;
    shape_4.e2_1 = sky_1.e1_2 + sky_1.e2_2;
    shape_4.normal_1 = sky_1.normal_3;
    shape_4.area_1 = sky_1.half_area_0;
    return shape_4;
}

fn view_pdf_0( shape_5 : LightShape_0,  view_5 : TriangleView_0,  direction_5 : vec3<f32>,  distance_4 : f32) -> f32
{
    var pdf_1 : f32;
    if(view_5.spherical_0)
    {
        pdf_1 = 1.0f / view_5.solid_angle_0;
    }
    else
    {
        var cosine_2 : f32 = abs(dot(direction_5, shape_5.normal_1));
        if(cosine_2 > 0.0f)
        {
            pdf_1 = distance_4 * distance_4 / (cosine_2 * shape_5.area_1);
        }
        else
        {
            pdf_1 = 0.0f;
        }
    }
    return pdf_1;
}

fn portal_pdf_0( portal_0 : LightShape_0,  point_6 : vec3<f32>,  direction_6 : vec3<f32>) -> f32
{
    var view_6 : TriangleView_0 = view_of_0(portal_0, point_6);
    return view_pdf_0(portal_0, view_6, direction_6, view_6.height_1 / dot(direction_6, portal_0.normal_1));
}

fn texel_at_0( image_5 : u32,  st_0 : vec2<f32>) -> vec3<f32>
{
    return image_lookup_0(image_5, u32(2), false, sloped_3(st_0.x), sloped_3(st_0.y)).v_0;
}

fn sky_radiance_0( sky_2 : Sky_0,  square_0 : vec2<f32>) -> vec3<f32>
{
    var radiance_4 : vec3<f32>;
    if((sky_2.image_4) != u32(4294967295))
    {
        radiance_4 = sky_2.radiance_3 * texel_at_0(sky_2.image_4, square_0);
    }
    else
    {
        radiance_4 = sky_2.radiance_3;
    }
    return radiance_4;
}

fn first_column_0( sky_3 : Sky_0,  row_5 : u32) -> u32
{
    return sky_3.distribution_0 + (sky_3.rows_1 + u32(1)) + row_5 * (sky_3.columns_0 + u32(1));
}

fn cumulative_at_0( word_1 : u32) -> f32
{
    return (bitcast<f32>((texels_0[word_1])));
}

fn cell_density_0( sky_4 : Sky_0,  column_0 : u32,  row_6 : u32) -> f32
{
    var _S108 : u32 = sky_4.distribution_0 + row_6;
    var _S109 : u32 = first_column_0(sky_4, row_6) + column_0;
    return (cumulative_at_0(_S108 + u32(1)) - cumulative_at_0(_S108)) * (cumulative_at_0(_S109 + u32(1)) - cumulative_at_0(_S109)) * (f32(sky_4.columns_0) * f32(sky_4.rows_1));
}

fn image_density_0( sky_5 : Sky_0,  square_1 : vec2<f32>) -> f32
{
    return cell_density_0(sky_5, min(u32(square_1.x * f32(sky_5.columns_0)), sky_5.columns_0 - u32(1)), min(u32(square_1.y * f32(sky_5.rows_1)), sky_5.rows_1 - u32(1)));
}

fn arriving_0( point_7 : vec3<f32>,  direction_7 : vec3<f32>,  probability_0 : f32) -> Arriving_0
{
    var sum_3 : Arriving_0;
    var _S110 : vec3<f32> = vec3<f32>(0.0f);
    sum_3.radiance_2 = _S110;
    sum_3.pdf_0 = 0.0f;
    sum_3.by_point_0 = _S110;
    sum_3.by_direction_0 = _S110;
    var i_11 : u32 = u32(0);
    for(;;)
    {
        if(i_11 < (run_0.lights_0.sky_count_0))
        {
        }
        else
        {
            break;
        }
        var sky_6 : Sky_0 = load_sky_0(i_11);
        var _S111 : vec2<f32> = vec2<f32>(0.0f);
        var square_2 : vec2<f32>;
        if((sky_6.image_4) != u32(4294967295))
        {
            square_2 = octahedral_square_0(rotated_0(sky_6.to_light_1, direction_7));
        }
        else
        {
            square_2 = _S111;
        }
        var share_1 : f32 = sky_6.share_0 * probability_0;
        var share_2 : f32;
        var seen_0 : bool;
        if((sky_6.has_portal_0) != u32(0))
        {
            var half_0 : u32 = portal_half_seen_0(sky_6, point_7, direction_7);
            var seen_1 : bool = half_0 != u32(4294967295);
            if((sky_6.distribution_0) != u32(4294967295))
            {
                share_2 = 0.5f;
            }
            else
            {
                share_2 = 1.0f;
            }
            var share_3 : f32 = share_1 * share_2;
            if(seen_1)
            {
                sum_3.pdf_0 = sum_3.pdf_0 + portal_pdf_0(portal_half_0(sky_6, half_0 == u32(1)), point_7, direction_7) * (share_3 * 0.5f);
            }
            seen_0 = seen_1;
            share_2 = share_3;
        }
        else
        {
            seen_0 = true;
            share_2 = share_1;
        }
        if(seen_0)
        {
            sum_3.radiance_2 = sum_3.radiance_2 + sky_radiance_0(sky_6, square_2);
            if((sky_6.distribution_0) != u32(4294967295))
            {
                sum_3.pdf_0 = sum_3.pdf_0 + image_density_0(sky_6, square_2) * 0.07957746833562851f * share_2;
            }
        }
        i_11 = i_11 + u32(1);
    }
    return sum_3;
}

struct Hit_0
{
     leaf_1 : u32,
     instance_0 : u32,
};

struct Path_0
{
     origin_0 : vec3<f32>,
     direction_8 : vec3<f32>,
     pdf_2 : f32,
     delta_0 : bool,
     from_0 : Hit_0,
     throughput_0 : vec3<f32>,
     total_0 : vec3<f32>,
     depth_1 : u32,
     rays_0 : u32,
     kinds_1 : u32,
};

struct DrawnCoordinates_0
{
     stream_0 : vec3<u32>,
     first_block_0 : u32,
};

struct PilotCoordinates_0
{
     drawn_0 : DrawnCoordinates_0,
     position_2 : vec2<f32>,
};

struct KindObserver_0
{
     luminances_0 : vec3<f32>,
};

fn nothing_0() -> Hit_0
{
    var hit_0 : Hit_0;
    hit_0.leaf_1 = u32(4294967295);
    hit_0.instance_0 = u32(4294967295);
    return hit_0;
}

struct Crossing_0
{
     origin_1 : vec3<f32>,
     direction_9 : vec3<f32>,
     t_max_0 : f32,
     from_1 : Hit_0,
     hit_1 : Hit_0,
};

struct Segment_0
{
     origin_2 : vec3<f32>,
     direction_10 : vec3<f32>,
     t_max_1 : f32,
     inverse_0 : vec3<f32>,
     octant_0 : u32,
};

fn inverse_component_0( d_1 : f32) -> f32
{
    var tiny_0 : f32 = (bitcast<f32>((((bitcast<u32>((1.00000004581370497e-18f))) | ((((bitcast<u32>((d_1))) & (u32(2147483648)))))))));
    var _S112 : f32;
    if((abs(d_1)) < 1.00000004581370497e-18f)
    {
        _S112 = tiny_0;
    }
    else
    {
        _S112 = d_1;
    }
    return 1.0f / _S112;
}

fn make_segment_0( origin_3 : vec3<f32>,  direction_11 : vec3<f32>,  t_max_2 : f32) -> Segment_0
{
    var segment_0 : Segment_0;
    segment_0.origin_2 = origin_3;
    segment_0.direction_10 = direction_11;
    segment_0.t_max_1 = t_max_2;
    var _S113 : f32 = direction_11.x;
    var _S114 : f32 = direction_11.y;
    var _S115 : f32 = direction_11.z;
    segment_0.inverse_0 = vec3<f32>(inverse_component_0(_S113), inverse_component_0(_S114), inverse_component_0(_S115));
    var _S116 : u32;
    if(_S113 < 0.0f)
    {
        _S116 = u32(0);
    }
    else
    {
        _S116 = u32(67372036);
    }
    var _S117 : u32;
    if(_S114 < 0.0f)
    {
        _S117 = u32(0);
    }
    else
    {
        _S117 = u32(33686018);
    }
    var _S118 : u32 = (_S116 | (_S117));
    if(_S115 < 0.0f)
    {
        _S116 = u32(0);
    }
    else
    {
        _S116 = u32(16843009);
    }
    segment_0.octant_0 = (_S118 | (_S116));
    return segment_0;
}

struct TopWalk_0
{
     group_0 : vec2<u32>,
     leaves_1 : u32,
     leaf_base_0 : u32,
     depth_2 : u32,
     stack_1 : array<vec2<u32>, i32(16)>,
};

fn TopWalk_begin_0( this_2 : ptr<function, TopWalk_0>)
{
    var _S119 : u32 = run_0.path_0.top_root_0;
    var _S120 : u32;
    if((run_0.path_0.top_root_0) == u32(4294967295))
    {
        _S120 = u32(0);
    }
    else
    {
        _S120 = u32(2147483648);
    }
    (*this_2).group_0 = vec2<u32>(_S119, _S120);
    (*this_2).leaves_1 = u32(0);
    (*this_2).leaf_base_0 = u32(0);
    (*this_2).depth_2 = u32(0);
    return;
}

fn firstbithigh_0( value_7 : u32) -> u32
{
    var _S121 : u32 = firstLeadingBit(value_7);
    return _S121;
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

fn four_children_0( meta_0 : u32,  near_0 : vec3<u32>,  far_0 : vec3<u32>,  scale_5 : vec3<f32>,  offset_3 : vec3<f32>,  octant_2 : u32,  t_max_3 : f32) -> u32
{
    var _S122 : u32 = (((meta_0 ^ (((octant_2 & ((((((((meta_0 & (((meta_0 << (u32(1))))))) & (u32(269488144)))) >> (u32(4)))) * u32(255)))))))) & (u32(522133279)));
    var _S123 : u32 = (((meta_0 >> (u32(5)))) & (u32(117901063)));
    var _S124 : vec3<u32> = vec3<u32>(u32(0));
    var _S125 : vec3<u32> = vec3<u32>(u32(255));
    var entry_0 : vec3<f32> = vec3<f32>((((near_0 >> (_S124))) & (_S125))) * scale_5 + offset_3;
    var exit_0 : vec3<f32> = vec3<f32>((((far_0 >> (_S124))) & (_S125))) * scale_5 + offset_3;
    var mask_0 : u32;
    if((max(max(entry_0.x, entry_0.y), max(entry_0.z, 0.0f))) <= (min(min(min(exit_0.x, exit_0.y), exit_0.z) * 1.0000004768371582f, t_max_3)))
    {
        mask_0 = (u32(0) | (((((((_S123 >> (u32(0)))) & (u32(255)))) << (((((_S122 >> (u32(0)))) & (u32(31)))))))));
    }
    else
    {
        mask_0 = u32(0);
    }
    var _S126 : vec3<u32> = vec3<u32>(u32(8));
    var entry_1 : vec3<f32> = vec3<f32>((((near_0 >> (_S126))) & (_S125))) * scale_5 + offset_3;
    var exit_1 : vec3<f32> = vec3<f32>((((far_0 >> (_S126))) & (_S125))) * scale_5 + offset_3;
    if((max(max(entry_1.x, entry_1.y), max(entry_1.z, 0.0f))) <= (min(min(min(exit_1.x, exit_1.y), exit_1.z) * 1.0000004768371582f, t_max_3)))
    {
        mask_0 = (mask_0 | (((((((_S123 >> (u32(8)))) & (u32(255)))) << (((((_S122 >> (u32(8)))) & (u32(31)))))))));
    }
    var _S127 : vec3<u32> = vec3<u32>(u32(16));
    var entry_2 : vec3<f32> = vec3<f32>((((near_0 >> (_S127))) & (_S125))) * scale_5 + offset_3;
    var exit_2 : vec3<f32> = vec3<f32>((((far_0 >> (_S127))) & (_S125))) * scale_5 + offset_3;
    if((max(max(entry_2.x, entry_2.y), max(entry_2.z, 0.0f))) <= (min(min(min(exit_2.x, exit_2.y), exit_2.z) * 1.0000004768371582f, t_max_3)))
    {
        mask_0 = (mask_0 | (((((((_S123 >> (u32(16)))) & (u32(255)))) << (((((_S122 >> (u32(16)))) & (u32(31)))))))));
    }
    var _S128 : vec3<u32> = vec3<u32>(u32(24));
    var entry_3 : vec3<f32> = vec3<f32>((((near_0 >> (_S128))) & (_S125))) * scale_5 + offset_3;
    var exit_3 : vec3<f32> = vec3<f32>((((far_0 >> (_S128))) & (_S125))) * scale_5 + offset_3;
    if((max(max(entry_3.x, entry_3.y), max(entry_3.z, 0.0f))) <= (min(min(min(exit_3.x, exit_3.y), exit_3.z) * 1.0000004768371582f, t_max_3)))
    {
        mask_0 = (mask_0 | (((((((_S123 >> (u32(24)))) & (u32(255)))) << (((((_S122 >> (u32(24)))) & (u32(31)))))))));
    }
    return mask_0;
}

fn visit_0( node_1 : u32,  ray_0 : Segment_0) -> Visit_0
{
    var _S129 : u32 = node_1 * u32(5);
    var n0_0 : vec4<u32> = nodes_0[_S129];
    var n1_0 : vec4<u32> = nodes_0[_S129 + u32(1)];
    var n2_0 : vec4<u32> = nodes_0[_S129 + u32(2)];
    var n3_0 : vec4<u32> = nodes_0[_S129 + u32(3)];
    var n4_0 : vec4<u32> = nodes_0[_S129 + u32(4)];
    var _S130 : u32 = n0_0.w;
    var scale_6 : vec3<f32> = vec3<f32>((bitcast<f32>(((((_S130 & (u32(255)))) << (u32(23)))))), (bitcast<f32>(((((((_S130 >> (u32(8)))) & (u32(255)))) << (u32(23)))))), (bitcast<f32>(((((((_S130 >> (u32(16)))) & (u32(255)))) << (u32(23))))))) * ray_0.inverse_0;
    var offset_4 : vec3<f32> = (vec3<f32>((bitcast<f32>((n0_0.x))), (bitcast<f32>((n0_0.y))), (bitcast<f32>((n0_0.z)))) - ray_0.origin_2) * ray_0.inverse_0;
    var back_0 : vec3<bool> = (ray_0.direction_10) < vec3<f32>(0.0f);
    var x_17 : vec4<u32>;
    if(back_0.x)
    {
        x_17 = n2_0.zwxy;
    }
    else
    {
        x_17 = n2_0;
    }
    var y_7 : vec4<u32>;
    if(back_0.y)
    {
        y_7 = n3_0.zwxy;
    }
    else
    {
        y_7 = n3_0;
    }
    var z_4 : vec4<u32>;
    if(back_0.z)
    {
        z_4 = n4_0.zwxy;
    }
    else
    {
        z_4 = n4_0;
    }
    var result_5 : Visit_0;
    result_5.met_0 = ((four_children_0(n1_0.z, vec3<u32>(x_17.x, y_7.x, z_4.x), vec3<u32>(x_17.z, y_7.z, z_4.z), scale_6, offset_4, ray_0.octant_0, ray_0.t_max_1)) | ((four_children_0(n1_0.w, vec3<u32>(x_17.y, y_7.y, z_4.y), vec3<u32>(x_17.w, y_7.w, z_4.w), scale_6, offset_4, ray_0.octant_0, ray_0.t_max_1))));
    result_5.child_base_0 = n1_0.x;
    result_5.primitive_base_0 = n1_0.y;
    result_5.inner_mask_0 = (_S130 >> (u32(24)));
    return result_5;
}

fn firstbitlow_0( value_8 : u32) -> u32
{
    var _S131 : u32 = firstTrailingBit(value_8);
    return _S131;
}

fn intersect_triangle_0( leaf_2 : u32,  ray_1 : Segment_0) -> f32
{
    var _S132 : u32 = leaf_2 * u32(3);
    var e1_3 : vec3<f32> = leaves_0[_S132 + u32(1)].xyz;
    var e2_3 : vec3<f32> = leaves_0[_S132 + u32(2)].xyz;
    var p_6 : vec3<f32> = cross(ray_1.direction_10, e2_3);
    var inverse_det_0 : f32 = 1.0f / dot(e1_3, p_6);
    var from_v0_0 : vec3<f32> = ray_1.origin_2 - leaves_0[_S132].xyz;
    var b1_0 : f32 = dot(from_v0_0, p_6) * inverse_det_0;
    var q_2 : vec3<f32> = cross(from_v0_0, e1_3);
    var b2_0 : f32 = dot(ray_1.direction_10, q_2) * inverse_det_0;
    var t_8 : f32 = dot(e2_3, q_2) * inverse_det_0;
    var inside_1 : bool;
    if(b1_0 >= 0.0f)
    {
        inside_1 = b2_0 >= 0.0f;
    }
    else
    {
        inside_1 = false;
    }
    if(inside_1)
    {
        inside_1 = (b1_0 + b2_0) <= 1.0f;
    }
    else
    {
        inside_1 = false;
    }
    if(inside_1)
    {
        inside_1 = t_8 > 0.0f;
    }
    else
    {
        inside_1 = false;
    }
    var _S133 : f32;
    if(inside_1)
    {
        _S133 = t_8;
    }
    else
    {
        _S133 = (bitcast<f32>((u32(2139095040))));
    }
    return _S133;
}

fn next_node_1( group_2 : ptr<function, vec2<u32>>,  octant_3 : u32) -> u32
{
    var bit_1 : u32 = firstbithigh_0((*group_2).y);
    var rank_1 : u32 = countOneBits((((((*group_2).y) & ((~((u32(4294967295) << ((((bit_1 - u32(24)) ^ (((octant_3 & (u32(255)))))))))))))) & (u32(255))));
    (*group_2)[i32(1)] = (((*group_2)[i32(1)]) & ((~((u32(1) << (bit_1))))));
    return (*group_2).x + rank_1;
}

fn TopWalk_next_0( this_3 : ptr<function, TopWalk_0>,  ray_2 : Segment_0) -> u32
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
        if(((*this_3).leaves_1) != u32(0))
        {
            var offset_5 : u32 = firstbitlow_0((*this_3).leaves_1);
            (*this_3).leaves_1 = (((*this_3).leaves_1) & (((*this_3).leaves_1 - u32(1))));
            instance_1 = (*this_3).leaf_base_0 + offset_5;
        }
        else
        {
            if(((((*this_3).group_0.y) & (u32(4278190080)))) == u32(0))
            {
                if(((*this_3).depth_2) == u32(0))
                {
                    break;
                }
                var _S134 : u32 = (*this_3).depth_2 - u32(1);
                (*this_3).depth_2 = _S134;
                (*this_3).group_0 = (*this_3).stack_1[_S134];
            }
            var _S135 : vec2<u32> = (*this_3).group_0;
            var node_2 : u32 = next_node_1(&(_S135), ray_2.octant_0);
            (*this_3).group_0 = _S135;
            if((((_S135.y) & (u32(4278190080)))) != u32(0))
            {
                (*this_3).stack_1[(*this_3).depth_2] = (*this_3).group_0;
                (*this_3).depth_2 = (*this_3).depth_2 + u32(1);
            }
            var v_7 : Visit_0 = visit_0(node_2, ray_2);
            (*this_3).group_0 = vec2<u32>(v_7.child_base_0, ((((v_7.met_0) & (u32(4278190080)))) | ((v_7.inner_mask_0))));
            (*this_3).leaves_1 = ((v_7.met_0) & (u32(16777215)));
            (*this_3).leaf_base_0 = v_7.primitive_base_0;
        }
    }
    return instance_1;
}

fn map_point_0( _S136 : u32,  _S137 : vec3<f32>) -> vec3<f32>
{
    var q_3 : vec4<f32> = vec4<f32>(_S137, 1.0f);
    return vec3<f32>(dot(instances_0[_S136].to_object_0[i32(0)], q_3), dot(instances_0[_S136].to_object_0[i32(1)], q_3), dot(instances_0[_S136].to_object_0[i32(2)], q_3));
}

fn map_vector_0( _S138 : u32,  _S139 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(instances_0[_S138].to_object_0[i32(0)].xyz, _S139), dot(instances_0[_S138].to_object_0[i32(1)].xyz, _S139), dot(instances_0[_S138].to_object_0[i32(2)].xyz, _S139));
}

fn trace_0( origin_4 : vec3<f32>,  direction_12 : vec3<f32>,  t_max_4 : f32,  skip0_0 : Hit_0,  skip1_0 : Hit_0) -> Hit_0
{
    var _S140 : Segment_0 = make_segment_0(origin_4, direction_12, t_max_4);
    var world_0 : Segment_0 = _S140;
    var ray_3 : Segment_0 = _S140;
    var best_0 : Hit_0 = nothing_0();
    var top_1 : TopWalk_0;
    TopWalk_begin_0(&(top_1));
    var stack_2 : array<vec2<u32>, i32(32)>;
    var instance_2 : u32 = u32(4294967295);
    var root_4 : u32 = run_0.path_0.world_root_0;
    for(;;)
    {
        var _S141 : u32;
        if((skip0_0.instance_0) == instance_2)
        {
            _S141 = skip0_0.leaf_1;
        }
        else
        {
            _S141 = u32(4294967295);
        }
        var _S142 : u32;
        if((skip1_0.instance_0) == instance_2)
        {
            _S142 = skip1_0.leaf_1;
        }
        else
        {
            _S142 = u32(4294967295);
        }
        var group_3 : vec2<u32>;
        var _S143 : u32;
        if(root_4 == u32(4294967295))
        {
            _S143 = u32(0);
        }
        else
        {
            _S143 = u32(2147483648);
        }
        group_3 = vec2<u32>(root_4, _S143);
        var depth_3 : u32 = u32(0);
        for(;;)
        {
            var depth_4 : u32;
            if((((group_3.y) & (u32(4278190080)))) == u32(0))
            {
                if(depth_3 == u32(0))
                {
                    break;
                }
                var depth_5 : u32 = depth_3 - u32(1);
                group_3 = stack_2[depth_5];
                depth_4 = depth_5;
            }
            else
            {
                depth_4 = depth_3;
            }
            var node_3 : u32 = next_node_0(&(group_3), ray_3.octant_0);
            if((((group_3.y) & (u32(4278190080)))) != u32(0))
            {
                stack_2[depth_4] = group_3;
                depth_3 = depth_4 + u32(1);
            }
            else
            {
                depth_3 = depth_4;
            }
            var v_8 : Visit_0 = visit_0(node_3, ray_3);
            group_3 = vec2<u32>(v_8.child_base_0, ((((v_8.met_0) & (u32(4278190080)))) | ((v_8.inner_mask_0))));
            var met_1 : u32 = ((v_8.met_0) & (u32(16777215)));
            for(;;)
            {
                if(met_1 != u32(0))
                {
                }
                else
                {
                    break;
                }
                var leaf_3 : u32 = v_8.primitive_base_0 + firstbitlow_0(met_1);
                var met_2 : u32 = (met_1 & ((met_1 - u32(1))));
                var t_9 : f32 = intersect_triangle_0(leaf_3, ray_3);
                var _S144 : bool;
                if(t_9 < (ray_3.t_max_1))
                {
                    _S144 = leaf_3 != _S141;
                }
                else
                {
                    _S144 = false;
                }
                var _S145 : bool;
                if(_S144)
                {
                    _S145 = leaf_3 != _S142;
                }
                else
                {
                    _S145 = false;
                }
                if(_S145)
                {
                    ray_3.t_max_1 = t_9;
                    best_0.leaf_1 = leaf_3;
                    best_0.instance_0 = instance_2;
                }
                met_1 = met_2;
            }
        }
        var _S146 : bool = (run_0.path_0.top_root_0) == u32(4294967295);
        if(_S146)
        {
            break;
        }
        world_0.t_max_1 = ray_3.t_max_1;
        var instance_3 : u32 = TopWalk_next_0(&(top_1), world_0);
        if(instance_3 == u32(4294967295))
        {
            break;
        }
        ray_3 = make_segment_0(map_point_0(instance_3, origin_4), map_vector_0(instance_3, direction_12), world_0.t_max_1);
        instance_2 = instance_3;
        root_4 = instances_0[instance_3].root_0;
    }
    return best_0;
}

fn Hit_found_0( this_4 : Hit_0) -> bool
{
    return (this_4.leaf_1) != u32(4294967295);
}

fn leaf_bits_0( leaf_4 : u32) -> u32
{
    return (bitcast<u32>((leaves_0[leaf_4 * u32(3) + u32(1)].w)));
}

struct Triangle_0
{
     p0_0 : vec3<f32>,
     e1_4 : vec3<f32>,
     e2_4 : vec3<f32>,
     n0_1 : vec3<f32>,
     n1_1 : vec3<f32>,
     n2_1 : vec3<f32>,
     tangent_0 : vec3<f32>,
     uv0_1 : vec2<f32>,
     uv1_1 : vec2<f32>,
     uv2_1 : vec2<f32>,
     plane_normal_0 : vec3<f32>,
     smooth_0 : bool,
     anisotropic_0 : bool,
     textured_0 : bool,
     placed_0 : bool,
     clearance_0 : f32,
     material_0 : u32,
     emission_2 : u32,
};

fn map_point_1( _S147 : u32,  _S148 : vec3<f32>) -> vec3<f32>
{
    var q_4 : vec4<f32> = vec4<f32>(_S148, 1.0f);
    return vec3<f32>(dot(instances_0[_S147].to_world_0[i32(0)], q_4), dot(instances_0[_S147].to_world_0[i32(1)], q_4), dot(instances_0[_S147].to_world_0[i32(2)], q_4));
}

fn map_normal_0( _S149 : u32,  _S150 : vec3<f32>) -> vec3<f32>
{
    return instances_0[_S149].to_object_0[i32(0)].xyz * vec3<f32>(_S150.x) + instances_0[_S149].to_object_0[i32(1)].xyz * vec3<f32>(_S150.y) + instances_0[_S149].to_object_0[i32(2)].xyz * vec3<f32>(_S150.z);
}

struct Tangents_0
{
     du_0 : vec3<f32>,
     dv_0 : vec3<f32>,
};

fn tangents_of_0( triangle_0 : Triangle_0,  e1_5 : vec3<f32>,  e2_5 : vec3<f32>) -> Tangents_0
{
    var along1_1 : vec2<f32> = triangle_0.uv1_1 - triangle_0.uv0_1;
    var along2_1 : vec2<f32> = triangle_0.uv2_1 - triangle_0.uv0_1;
    var _S151 : f32 = along1_1.x;
    var _S152 : f32 = along2_1.y;
    var _S153 : f32 = along2_1.x;
    var _S154 : f32 = along1_1.y;
    var det_0 : f32 = _S151 * _S152 - _S153 * _S154;
    var tangents_0 : Tangents_0;
    tangents_0.du_0 = e1_5;
    tangents_0.dv_0 = e2_5;
    if((abs(det_0)) >= 9.99999968265522539e-21f)
    {
        var _S155 : vec3<f32> = vec3<f32>((1.0f / det_0));
        tangents_0.du_0 = (e1_5 * vec3<f32>(_S152) - e2_5 * vec3<f32>(_S154)) * _S155;
        tangents_0.dv_0 = (e2_5 * vec3<f32>(_S151) - e1_5 * vec3<f32>(_S153)) * _S155;
    }
    return tangents_0;
}

fn largest_0( v_9 : vec3<f32>) -> f32
{
    return max(v_9.x, max(v_9.y, v_9.z));
}

fn load_triangle_0( hit_2 : Hit_0) -> Triangle_0
{
    var _S156 : u32 = hit_2.leaf_1 * u32(3);
    var row1_0 : vec4<f32> = leaves_0[_S156 + u32(1)];
    var row2_0 : vec4<f32> = leaves_0[_S156 + u32(2)];
    var bits_1 : u32 = (bitcast<u32>((row1_0.w)));
    var triangle_1 : Triangle_0;
    var _S157 : vec3<f32> = leaves_0[_S156].xyz;
    triangle_1.p0_0 = _S157;
    var _S158 : vec3<f32> = row1_0.xyz;
    triangle_1.e1_4 = _S158;
    var _S159 : vec3<f32> = row2_0.xyz;
    triangle_1.e2_4 = _S159;
    triangle_1.smooth_0 = ((bits_1 & (u32(2147483648)))) != u32(0);
    triangle_1.material_0 = (bits_1 & (u32(16777215)));
    triangle_1.emission_2 = (bitcast<u32>((row2_0.w)));
    var flip_0 : bool;
    if(((FEATURES_0 & (u32(8192)))) != u32(0))
    {
        flip_0 = ((bits_1 & (u32(536870912)))) != u32(0);
    }
    else
    {
        flip_0 = false;
    }
    triangle_1.anisotropic_0 = flip_0;
    if(((FEATURES_0 & (u32(163)))) != u32(0))
    {
        flip_0 = ((bits_1 & (u32(402653184)))) != u32(0);
    }
    else
    {
        flip_0 = false;
    }
    triangle_1.textured_0 = flip_0;
    var _S160 : bool = (hit_2.instance_0) != u32(4294967295);
    triangle_1.placed_0 = _S160;
    var _S161 : vec3<f32> = vec3<f32>(0.0f);
    triangle_1.n0_1 = _S161;
    triangle_1.n1_1 = _S161;
    triangle_1.n2_1 = _S161;
    triangle_1.tangent_0 = _S161;
    var row_7 : u32 = hit_2.leaf_1 * run_0.path_0.shading_stride_0;
    if(triangle_1.smooth_0)
    {
        triangle_1.n0_1 = shading_0[row_7].xyz;
        triangle_1.n1_1 = shading_0[row_7 + u32(1)].xyz;
        triangle_1.n2_1 = shading_0[row_7 + u32(2)].xyz;
    }
    var _S162 : vec2<f32> = vec2<f32>(0.0f);
    triangle_1.uv0_1 = _S162;
    triangle_1.uv1_1 = _S162;
    triangle_1.uv2_1 = _S162;
    if(triangle_1.anisotropic_0)
    {
        flip_0 = true;
    }
    else
    {
        flip_0 = triangle_1.textured_0;
    }
    if(flip_0)
    {
        var v_10 : vec3<f32> = shading_0[row_7 + u32(3)].xyz;
        triangle_1.uv0_1 = vec2<f32>(shading_0[row_7].w, v_10.x);
        triangle_1.uv1_1 = vec2<f32>(shading_0[row_7 + u32(1)].w, v_10.y);
        triangle_1.uv2_1 = vec2<f32>(shading_0[row_7 + u32(2)].w, v_10.z);
    }
    var flip_1 : bool = ((bits_1 & (u32(1073741824)))) != u32(0);
    var shift_1 : vec3<f32>;
    if(_S160)
    {
        var _S163 : vec3<f32> = map_point_1(hit_2.instance_0, _S157);
        triangle_1.e1_4 = map_point_1(hit_2.instance_0, _S157 + _S158) - _S163;
        triangle_1.e2_4 = map_point_1(hit_2.instance_0, _S157 + _S159) - _S163;
        triangle_1.p0_0 = _S163;
        triangle_1.n0_1 = map_normal_0(hit_2.instance_0, triangle_1.n0_1);
        triangle_1.n1_1 = map_normal_0(hit_2.instance_0, triangle_1.n1_1);
        triangle_1.n2_1 = map_normal_0(hit_2.instance_0, triangle_1.n2_1);
        var _S164 : vec3<f32> = abs(vec3<f32>(instances_0[hit_2.instance_0].to_world_0[i32(0)].w, instances_0[hit_2.instance_0].to_world_0[i32(1)].w, instances_0[hit_2.instance_0].to_world_0[i32(2)].w));
        flip_0 = flip_1 != ((instances_0[hit_2.instance_0].mirrored_0) != u32(0));
        shift_1 = _S164;
    }
    else
    {
        flip_0 = flip_1;
        shift_1 = _S161;
    }
    var normal_4 : vec3<f32> = cross(triangle_1.e1_4, triangle_1.e2_4);
    var normal_5 : vec3<f32> = normal_4 * vec3<f32>((1.0f / sqrt(dot(normal_4, normal_4))));
    var reach_0 : vec3<f32>;
    if(flip_0)
    {
        reach_0 = (vec3<f32>(0) - normal_5);
    }
    else
    {
        reach_0 = normal_5;
    }
    triangle_1.plane_normal_0 = reach_0;
    if(triangle_1.anisotropic_0)
    {
        triangle_1.tangent_0 = tangents_of_0(triangle_1, triangle_1.e1_4, triangle_1.e2_4).du_0;
    }
    var extent_0 : vec3<f32> = max(abs(triangle_1.p0_0), max(abs(triangle_1.p0_0 + triangle_1.e1_4), abs(triangle_1.p0_0 + triangle_1.e2_4)));
    var size_2 : f32 = largest_0(extent_0);
    if(_S160)
    {
        reach_0 = vec3<f32>(2.0f) * extent_0 + shift_1 + vec3<f32>(size_2);
    }
    else
    {
        reach_0 = extent_0;
    }
    triangle_1.clearance_0 = max(dot(abs(normal_5), reach_0), size_2) * 9.5367431640625e-07f;
    return triangle_1;
}

struct Frame_0
{
     s_7 : vec3<f32>,
     t_10 : vec3<f32>,
     n_4 : vec3<f32>,
};

struct Surface_0
{
     position_3 : vec3<f32>,
     frame_0 : Frame_0,
     b1_1 : f32,
     b2_1 : f32,
     geometric_normal_0 : vec3<f32>,
};

fn frame_from_normal_0( n_5 : vec3<f32>) -> Frame_0
{
    var _S165 : f32 = n_5.z;
    var sign_0 : f32;
    if(_S165 < 0.0f)
    {
        sign_0 = -1.0f;
    }
    else
    {
        sign_0 = 1.0f;
    }
    var a_23 : f32 = -1.0f / (sign_0 + _S165);
    var _S166 : f32 = n_5.x;
    var _S167 : f32 = n_5.y;
    var b_19 : f32 = _S166 * _S167 * a_23;
    var frame_1 : Frame_0;
    frame_1.s_7 = vec3<f32>(1.0f + sign_0 * _S166 * _S166 * a_23, sign_0 * b_19, - sign_0 * _S166);
    frame_1.t_10 = vec3<f32>(b_19, sign_0 + _S167 * _S167 * a_23, - _S167);
    frame_1.n_4 = n_5;
    return frame_1;
}

fn frame_from_normal_tangent_0( n_6 : vec3<f32>,  tangent_1 : vec3<f32>) -> Frame_0
{
    var s_8 : vec3<f32> = tangent_1 + n_6 * vec3<f32>(- dot(n_6, tangent_1));
    var length_squared_0 : f32 = dot(s_8, s_8);
    var frame_2 : Frame_0;
    if(length_squared_0 > (9.999999960041972e-13f * dot(tangent_1, tangent_1)))
    {
        var _S168 : vec3<f32> = s_8 * vec3<f32>((1.0f / sqrt(length_squared_0)));
        frame_2.s_7 = _S168;
        frame_2.t_10 = cross(n_6, _S168);
        frame_2.n_4 = n_6;
    }
    else
    {
        frame_2 = frame_from_normal_0(n_6);
    }
    return frame_2;
}

fn surface_at_0( triangle_2 : Triangle_0,  origin_5 : vec3<f32>,  direction_13 : vec3<f32>) -> Surface_0
{
    var normal_6 : vec3<f32> = cross(triangle_2.e1_4, triangle_2.e2_4);
    var _S169 : vec3<f32> = vec3<f32>((1.0f / dot(normal_6, normal_6)));
    var from_p0_0 : vec3<f32> = origin_5 - triangle_2.p0_0;
    var in_plane_0 : vec3<f32> = from_p0_0 + direction_13 * vec3<f32>(- (dot(from_p0_0, normal_6) / dot(direction_13, normal_6)));
    var b1_2 : f32 = dot(in_plane_0, cross(triangle_2.e2_4, normal_6) * _S169);
    var b2_2 : f32 = dot(in_plane_0, cross(normal_6, triangle_2.e1_4) * _S169);
    var surface_0 : Surface_0;
    surface_0.b1_1 = b1_2;
    surface_0.b2_1 = b2_2;
    var _S170 : vec3<f32> = vec3<f32>(b1_2);
    var _S171 : vec3<f32> = vec3<f32>(b2_2);
    surface_0.position_3 = triangle_2.e1_4 * _S170 + triangle_2.e2_4 * _S171 + triangle_2.p0_0;
    surface_0.geometric_normal_0 = triangle_2.plane_normal_0;
    var n_7 : vec3<f32>;
    if(triangle_2.smooth_0)
    {
        var interpolated_0 : vec3<f32> = (triangle_2.n1_1 - triangle_2.n0_1) * _S170 + (triangle_2.n2_1 - triangle_2.n0_1) * _S171 + triangle_2.n0_1;
        var length2_0 : f32 = dot(interpolated_0, interpolated_0);
        if(length2_0 > 0.0f)
        {
            var n_8 : vec3<f32> = interpolated_0 * vec3<f32>((1.0f / sqrt(length2_0)));
            if((dot(triangle_2.plane_normal_0, n_8)) < 0.0f)
            {
                surface_0.geometric_normal_0 = (vec3<f32>(0) - triangle_2.plane_normal_0);
            }
            n_7 = n_8;
        }
        else
        {
            n_7 = triangle_2.plane_normal_0;
        }
    }
    else
    {
        n_7 = triangle_2.plane_normal_0;
    }
    if(triangle_2.anisotropic_0)
    {
        surface_0.frame_0 = frame_from_normal_tangent_0(n_7, triangle_2.tangent_0);
    }
    else
    {
        surface_0.frame_0 = frame_from_normal_0(n_7);
    }
    return surface_0;
}

fn texture_point_0( triangle_3 : Triangle_0,  surface_1 : Surface_0) -> TexturePoint_0
{
    var along1_2 : vec2<f32> = triangle_3.uv1_1 - triangle_3.uv0_1;
    var along2_2 : vec2<f32> = triangle_3.uv2_1 - triangle_3.uv0_1;
    var uv_1 : vec2<f32> = along1_2 * vec2<f32>(surface_1.b1_1) + along2_2 * vec2<f32>(surface_1.b2_1) + triangle_3.uv0_1;
    var point_8 : TexturePoint_0;
    point_8.u_2 = sloped_0(uv_1.x, vec2<f32>(along1_2.x, along2_2.x));
    point_8.v_3 = sloped_0(uv_1.y, vec2<f32>(along1_2.y, along2_2.y));
    point_8.position_0 = sloped_1(surface_1.position_3, triangle_3.e1_4, triangle_3.e2_4);
    point_8.normal_2 = surface_1.geometric_normal_0;
    return point_8;
}

fn unit_hash_0( origin_6 : vec3<f32>,  direction_14 : vec3<f32>,  hit_3 : Hit_0) -> f32
{
    var instance_4 : u32;
    if((hit_3.instance_0) != u32(4294967295))
    {
        instance_4 = instances_0[hit_3.instance_0].index_0;
    }
    else
    {
        instance_4 = hit_3.instance_0;
    }
    var _S172 : u32 = (((u32(2654435769) ^ (((bitcast<u32>((leaves_0[hit_3.leaf_1 * u32(3)].w))) * u32(2246822507))))) ^ (instance_4));
    var _S173 : u32 = (bitcast<u32>((origin_6.x)));
    var _S174 : u32 = (bitcast<u32>((origin_6.y)));
    var _S175 : u32 = (bitcast<u32>((origin_6.z)));
    var _S176 : u32 = (bitcast<u32>((direction_14.x)));
    var _S177 : u32 = (bitcast<u32>((direction_14.y)));
    var _S178 : u32 = (bitcast<u32>((direction_14.z)));
    var hash_1 : u32 = (_S172 ^ (_S173));
    var hash_2 : u32 = ((hash_1 ^ (((hash_1 >> (u32(16))))))) * u32(2246822507);
    var hash_3 : u32 = ((hash_2 ^ (((hash_2 >> (u32(13))))))) * u32(3266489909);
    var hash_4 : u32 = (((hash_3 ^ (((hash_3 >> (u32(16))))))) ^ (_S174));
    var hash_5 : u32 = ((hash_4 ^ (((hash_4 >> (u32(16))))))) * u32(2246822507);
    var hash_6 : u32 = ((hash_5 ^ (((hash_5 >> (u32(13))))))) * u32(3266489909);
    var hash_7 : u32 = (((hash_6 ^ (((hash_6 >> (u32(16))))))) ^ (_S175));
    var hash_8 : u32 = ((hash_7 ^ (((hash_7 >> (u32(16))))))) * u32(2246822507);
    var hash_9 : u32 = ((hash_8 ^ (((hash_8 >> (u32(13))))))) * u32(3266489909);
    var hash_10 : u32 = (((hash_9 ^ (((hash_9 >> (u32(16))))))) ^ (_S176));
    var hash_11 : u32 = ((hash_10 ^ (((hash_10 >> (u32(16))))))) * u32(2246822507);
    var hash_12 : u32 = ((hash_11 ^ (((hash_11 >> (u32(13))))))) * u32(3266489909);
    var hash_13 : u32 = (((hash_12 ^ (((hash_12 >> (u32(16))))))) ^ (_S177));
    var hash_14 : u32 = ((hash_13 ^ (((hash_13 >> (u32(16))))))) * u32(2246822507);
    var hash_15 : u32 = ((hash_14 ^ (((hash_14 >> (u32(13))))))) * u32(3266489909);
    var hash_16 : u32 = (((hash_15 ^ (((hash_15 >> (u32(16))))))) ^ (_S178));
    var hash_17 : u32 = ((hash_16 ^ (((hash_16 >> (u32(16))))))) * u32(2246822507);
    var hash_18 : u32 = ((hash_17 ^ (((hash_17 >> (u32(13))))))) * u32(3266489909);
    return f32((((hash_18 ^ (((hash_18 >> (u32(16))))))) >> (u32(8)))) / 1.6777216e+07f;
}

fn ray_origin_0( surface_2 : Surface_0,  direction_15 : vec3<f32>,  clearance_1 : f32) -> vec3<f32>
{
    var offset_6 : f32;
    if((dot(direction_15, surface_2.geometric_normal_0)) > 0.0f)
    {
        offset_6 = clearance_1;
    }
    else
    {
        offset_6 = - clearance_1;
    }
    return surface_2.position_3 + surface_2.geometric_normal_0 * vec3<f32>(offset_6);
}

fn Crossing_passes_0( this_5 : ptr<function, Crossing_0>,  never_stops_0 : Hit_0) -> bool
{
    var cutout_0 : bool = (((leaf_bits_0((*this_5).hit_1.leaf_1)) & (u32(134217728)))) != u32(0);
    var target_0 : bool;
    if(((*this_5).hit_1.leaf_1) == (never_stops_0.leaf_1))
    {
        target_0 = ((*this_5).hit_1.instance_0) == (never_stops_0.instance_0);
    }
    else
    {
        target_0 = false;
    }
    var _S179 : bool;
    if(!cutout_0)
    {
        _S179 = !target_0;
    }
    else
    {
        _S179 = false;
    }
    if(_S179)
    {
        return false;
    }
    var triangle_4 : Triangle_0 = load_triangle_0((*this_5).hit_1);
    var surface_3 : Surface_0 = surface_at_0(triangle_4, (*this_5).origin_1, (*this_5).direction_9);
    if(!target_0)
    {
        var _S180 : Sloped_0 = positive_part_0(channel_0(texture_expression_0((bitcast<u32>((shading_0[(*this_5).hit_1.leaf_1 * run_0.path_0.shading_stride_0 + u32(3)].w))), texture_point_0(triangle_4, surface_3)), u32(0)));
        if((_S180.v_2) < 1.0f)
        {
            if((_S180.v_2) <= 0.0f)
            {
                target_0 = true;
            }
            else
            {
                target_0 = (_S180.v_2) <= (unit_hash_0((*this_5).origin_1, (*this_5).direction_9, (*this_5).hit_1));
            }
        }
        else
        {
            target_0 = false;
        }
        if(!target_0)
        {
            return false;
        }
    }
    var behind_0 : vec3<f32> = ray_origin_0(surface_3, (*this_5).direction_9, triangle_4.clearance_0);
    (*this_5).t_max_0 = (*this_5).t_max_0 - dot(behind_0 - (*this_5).origin_1, (*this_5).direction_9) / dot((*this_5).direction_9, (*this_5).direction_9);
    (*this_5).origin_1 = behind_0;
    (*this_5).from_1 = (*this_5).hit_1;
    return true;
}

fn first_stop_0( origin_7 : vec3<f32>,  direction_16 : vec3<f32>,  t_max_5 : f32,  from_2 : Hit_0,  never_stops_1 : Hit_0) -> Hit_0
{
    var ray_4 : Crossing_0;
    ray_4.origin_1 = origin_7;
    ray_4.direction_9 = direction_16;
    ray_4.t_max_0 = t_max_5;
    ray_4.from_1 = from_2;
    var crossing_0 : u32 = u32(0);
    for(;;)
    {
        if(crossing_0 < u32(10000))
        {
        }
        else
        {
            break;
        }
        var _S181 : Hit_0 = trace_0(ray_4.origin_1, ray_4.direction_9, ray_4.t_max_0, ray_4.from_1, nothing_0());
        ray_4.hit_1 = _S181;
        var _S182 : bool;
        if(!Hit_found_0(_S181))
        {
            _S182 = true;
        }
        else
        {
            var _S183 : bool = Crossing_passes_0(&(ray_4), never_stops_1);
            _S182 = !_S183;
        }
        if(_S182)
        {
            return ray_4.hit_1;
        }
        if(!((ray_4.t_max_0) > 0.0f))
        {
            break;
        }
        crossing_0 = crossing_0 + u32(1);
    }
    return nothing_0();
}

fn closest_0( origin_8 : vec3<f32>,  direction_17 : vec3<f32>,  skip_0 : Hit_0) -> Hit_0
{
    return trace_0(origin_8, direction_17, (bitcast<f32>((u32(2139095040)))), skip_0, nothing_0());
}

fn next_hit_0( origin_9 : vec3<f32>,  direction_18 : vec3<f32>,  from_3 : Hit_0) -> Hit_0
{
    if(((FEATURES_0 & (u32(2)))) != u32(0))
    {
        return first_stop_0(origin_9, direction_18, (bitcast<f32>((u32(2139095040)))), from_3, nothing_0());
    }
    return closest_0(origin_9, direction_18, from_3);
}

fn Path_counts_0( this_6 : Path_0,  kind_0 : u32) -> bool
{
    var _S184 : u32;
    if(((FEATURES_0 & (u32(16384)))) != u32(0))
    {
        _S184 = this_6.kinds_1;
    }
    else
    {
        _S184 = run_0.path_0.kinds_0;
    }
    return ((_S184 & (kind_0))) != u32(0);
}

fn Path_counts_hits_0( this_7 : Path_0) -> bool
{
    var _S185 : u32;
    if((this_7.depth_1) < u32(2))
    {
        _S185 = u32(1);
    }
    else
    {
        _S185 = u32(4);
    }
    return Path_counts_0(this_7, _S185);
}

fn power_of_two_0( exponent_0 : i32) -> f32
{
    return (bitcast<f32>(((u32(exponent_0 + i32(127)) << (u32(23))))));
}

fn sine_of_0( cosine_3 : f32) -> f32
{
    return sqrt(max(1.0f - cosine_3 * cosine_3, 0.0f));
}

fn light_importance_0( node_4 : u32,  point_9 : vec3<f32>) -> f32
{
    var row_8 : u32 = run_0.lights_0.tree_0 + node_4 * u32(3);
    var sphere_0 : vec4<f32> = tables_0[row_8];
    var cone_0 : vec4<f32> = tables_0[row_8 + u32(1)];
    var rest_0 : vec4<f32> = tables_0[row_8 + u32(2)];
    var _S186 : vec3<f32> = sphere_0.xyz;
    var away_0 : vec3<f32> = _S186 - point_9;
    var _S187 : f32 = sphere_0.w;
    var radius2_0 : f32 = _S187 * _S187;
    var exponent_1 : i32 = (((i32(((bitcast<u32>((clamp(max(dot(away_0, away_0), radius2_0), 1.00000000317107685e-30f, 1.00000001504746622e+30f)))) >> (u32(23)))) - i32(127)) >> (u32(1)))) - i32(3);
    var cell_0 : f32 = power_of_two_0(exponent_1);
    var v_11 : vec3<f32> = _S186 - (floor(point_9 * vec3<f32>(power_of_two_0(- exponent_1)) + vec3<f32>(0.3819659948348999f, 0.236067995429039f, 0.1458979994058609f)) + (vec3<f32>(0.5f) - vec3<f32>(0.3819659948348999f, 0.236067995429039f, 0.1458979994058609f))) * vec3<f32>(cell_0);
    var distance2_1 : f32 = dot(v_11, v_11);
    var reach_1 : f32 = _S187 + cell_0 * 0.866100013256073f;
    var brightness_0 : f32 = rest_0.x / max(max(distance2_1, radius2_0), cell_0 * cell_0);
    var _S188 : f32 = rest_0.y;
    var surface_4 : bool = _S188 < 0.0f;
    var brightness_1 : f32;
    if(distance2_1 <= (reach_1 * reach_1))
    {
        var _S189 : bool;
        if(surface_4)
        {
            _S189 = (cone_0.w) <= 0.69999998807907104f;
        }
        else
        {
            _S189 = false;
        }
        if(_S189)
        {
            if((cone_0.w) > -0.40000000596046448f)
            {
                brightness_1 = 0.5f;
            }
            else
            {
                brightness_1 = 0.25f;
            }
            brightness_1 = brightness_0 * brightness_1;
        }
        else
        {
            brightness_1 = brightness_0;
        }
        return brightness_1;
    }
    var inverse_distance_0 : f32 = 1.0f / sqrt(distance2_1);
    var cosine_4 : f32 = - dot(cone_0.xyz, v_11) * inverse_distance_0;
    if((((bitcast<u32>((rest_0.z))) & (u32(2147483648)))) != u32(0))
    {
        brightness_1 = abs(cosine_4);
    }
    else
    {
        brightness_1 = cosine_4;
    }
    var _S190 : f32 = cone_0.w;
    var cos_off_0 : f32;
    var sin_off_0 : f32;
    if(brightness_1 < _S190)
    {
        var sine_1 : f32 = sine_of_0(brightness_1);
        var sin_spread_0 : f32 = sine_of_0(_S190);
        var _S191 : f32 = sine_1 * _S190 - brightness_1 * sin_spread_0;
        cos_off_0 = brightness_1 * _S190 + sine_1 * sin_spread_0;
        sin_off_0 = _S191;
    }
    else
    {
        cos_off_0 = 1.0f;
        sin_off_0 = 0.0f;
    }
    var sin_bound_0 : f32 = reach_1 * inverse_distance_0;
    var cos_bound_0 : f32 = sine_of_0(sin_bound_0);
    var cos_best_0 : f32;
    if(cos_off_0 >= cos_bound_0)
    {
        cos_best_0 = 1.0f;
    }
    else
    {
        cos_best_0 = cos_off_0 * cos_bound_0 + sin_off_0 * sin_bound_0;
    }
    if(cos_best_0 <= _S188)
    {
        return 0.0f;
    }
    if(!surface_4)
    {
        return brightness_0;
    }
    var scatter_0 : f32;
    if(_S190 > 0.0f)
    {
        scatter_0 = 0.5f;
    }
    else
    {
        scatter_0 = 1.5f;
    }
    var c_3 : f32 = 0.5f + scatter_0 * _S190;
    var along_2 : f32 = 0.5f * brightness_1 * (1.0f + c_3);
    var _S192 : f32 = max(c_3, 0.0f);
    return brightness_0 * max(max(0.5f * (along_2 + sqrt(along_2 * along_2 + (0.15999999642372131f * (1.0f - _S192 * _S192) + 0.0625f * sin_bound_0 * sin_bound_0))), 0.01999999955296516f * cos_best_0), 0.00100000004749745f);
}

fn tree_share_0( point_10 : vec3<f32>) -> f32
{
    var _S193 : bool;
    if(!(((FEATURES_0 & (u32(8)))) != u32(0)))
    {
        _S193 = true;
    }
    else
    {
        _S193 = (run_0.lights_0.remote_count_0) == u32(0);
    }
    if(_S193)
    {
        return 1.0f;
    }
    if((run_0.lights_0.tree_0) == u32(4294967295))
    {
        return 0.0f;
    }
    var near_1 : f32 = light_importance_0(u32(0), point_10);
    var part_1 : f32 = near_1 / (near_1 + run_0.lights_0.remote_irradiance_0);
    var part_2 : f32;
    if(is_finite_0(part_1))
    {
        part_2 = part_1;
    }
    else
    {
        part_2 = 0.5f;
    }
    return 0.25f + 0.5f * part_2;
}

fn load_escaped_0( origin_10 : vec3<f32>,  direction_19 : vec3<f32>) -> Arriving_0
{
    return arriving_0(origin_10, direction_19, 1.0f - tree_share_0(origin_10));
}

struct FoundLight_0
{
     radiance_5 : vec3<f32>,
     pdf_3 : f32,
};

fn arriving_pdf_0( arriving_1 : Arriving_0,  point_11 : vec3<f32>,  direction_20 : vec3<f32>) -> f32
{
    var _S194 : vec3<f32> = vec3<f32>(0.0f);
    return arriving_1.pdf_0 + dot(_S194, arriving_1.by_point_0) + dot(_S194, arriving_1.by_direction_0);
}

fn escaped_light_0( escaped_0 : Arriving_0,  origin_11 : vec3<f32>,  direction_21 : vec3<f32>) -> FoundLight_0
{
    var found_0 : FoundLight_0;
    found_0.radiance_5 = escaped_0.radiance_2;
    found_0.pdf_3 = arriving_pdf_0(escaped_0, origin_11, direction_21);
    return found_0;
}

fn sqr_0( x_18 : f32) -> f32
{
    return x_18 * x_18;
}

fn power_heuristic_0( a_24 : f32,  b_20 : f32) -> f32
{
    var weight_2 : f32;
    if(a_24 > b_20)
    {
        weight_2 = 1.0f / (1.0f + sqr_0(b_20 / a_24));
    }
    else
    {
        var ratio_0 : f32 = sqr_0(a_24 / b_20);
        weight_2 = ratio_0 / (ratio_0 + 1.0f);
    }
    return weight_2;
}

fn weighted_emission_0( found_1 : FoundLight_0,  pdf_4 : f32,  delta_1 : bool) -> vec3<f32>
{
    var light_2 : vec3<f32>;
    if(!delta_1)
    {
        light_2 = found_1.radiance_5 * vec3<f32>(power_heuristic_0(pdf_4, found_1.pdf_3));
    }
    else
    {
        light_2 = found_1.radiance_5;
    }
    return light_2;
}

fn escape_of_0( escaped_1 : Arriving_0,  origin_12 : vec3<f32>,  direction_22 : vec3<f32>,  pdf_5 : f32,  delta_2 : bool) -> vec3<f32>
{
    return weighted_emission_0(escaped_light_0(escaped_1, origin_12, direction_22), pdf_5, delta_2);
}

fn escaped_2() -> Hit_0
{
    var hit_4 : Hit_0;
    hit_4.leaf_1 = u32(4294967295);
    hit_4.instance_0 = u32(0);
    return hit_4;
}

fn luminance_0( rgb_0 : vec3<f32>) -> f32
{
    return dot(rgb_0, vec3<f32>(0.2125999927520752f, 0.71520000696182251f, 0.07220000028610229f));
}

fn KindObserver_vertex_0( this_8 : ptr<function, KindObserver_0>,  arrival_0 : Path_0,  hit_5 : Hit_0,  radiance_6 : vec3<f32>,  lit_0 : bool,  weight_3 : vec3<f32>)
{
    var _S195 : bool;
    if((arrival_0.depth_1) == u32(0))
    {
        _S195 = true;
    }
    else
    {
        if((arrival_0.depth_1) == u32(1))
        {
            _S195 = !lit_0;
        }
        else
        {
            _S195 = false;
        }
    }
    var _S196 : i32;
    if(_S195)
    {
        _S196 = i32(0);
    }
    else
    {
        if(lit_0)
        {
            _S196 = i32(1);
        }
        else
        {
            _S196 = i32(2);
        }
    }
    var kind_1 : u32 = u32(_S196);
    var added_0 : f32 = luminance_0(arrival_0.throughput_0 * radiance_6);
    if(is_finite_0(added_0))
    {
        (*this_8).luminances_0[kind_1] = (*this_8).luminances_0[kind_1] + added_0;
    }
    return;
}

struct Emitted_0
{
     radiance_7 : Sloped3_0,
     textured_1 : bool,
     two_sided_1 : bool,
     shape_6 : LightShape_0,
     ball_0 : bool,
     probability_1 : f32,
};

fn Sloped3_x24init_0( v_12 : vec3<f32>,  d1_3 : vec3<f32>,  d2_3 : vec3<f32>) -> Sloped3_0
{
    var _S197 : Sloped3_0;
    _S197.v_0 = v_12;
    _S197.d1_0 = d1_3;
    _S197.d2_0 = d2_3;
    return _S197;
}

fn LightShape_x24init_0( corner_3 : vec3<f32>,  e1_6 : vec3<f32>,  e2_6 : vec3<f32>,  normal_7 : vec3<f32>,  area_2 : f32) -> LightShape_0
{
    var _S198 : LightShape_0;
    _S198.corner_1 = corner_3;
    _S198.e1_1 = e1_6;
    _S198.e2_1 = e2_6;
    _S198.normal_1 = normal_7;
    _S198.area_1 = area_2;
    return _S198;
}

fn Emitted_x24init_0( radiance_8 : Sloped3_0,  textured_2 : bool,  two_sided_2 : bool,  shape_7 : LightShape_0,  ball_1 : bool,  probability_2 : f32) -> Emitted_0
{
    var _S199 : Emitted_0;
    _S199.radiance_7 = radiance_8;
    _S199.textured_1 = textured_2;
    _S199.two_sided_1 = two_sided_2;
    _S199.shape_6 = shape_7;
    _S199.ball_0 = ball_1;
    _S199.probability_1 = probability_2;
    return _S199;
}

fn shape_of_1( light_3 : ptr<function, LightTriangle_std430_0>) -> LightShape_0
{
    var shape_8 : LightShape_0;
    shape_8.corner_1 = (*light_3).corner_0;
    shape_8.e1_1 = (*light_3).e1_0;
    shape_8.e2_1 = (*light_3).e2_0;
    shape_8.normal_1 = (*light_3).normal_0;
    shape_8.area_1 = (*light_3).area_0;
    return shape_8;
}

fn light_node_parent_0( node_5 : u32) -> u32
{
    return ((bitcast<u32>((tables_0[run_0.lights_0.tree_0 + node_5 * u32(3) + u32(2)].z))) & (u32(2147483647)));
}

fn light_node_target_0( node_6 : u32) -> u32
{
    return (bitcast<u32>((tables_0[run_0.lights_0.tree_0 + node_6 * u32(3) + u32(2)].w)));
}

fn share_of_first_0( parent_target_0 : u32,  first_8 : u32,  point_12 : vec3<f32>) -> f32
{
    var left_0 : f32;
    var right_0 : f32;
    if(((parent_target_0 & (u32(1073741824)))) != u32(0))
    {
        var _S200 : f32 = tables_0[run_0.lights_0.tree_0 + (first_8 + u32(1)) * u32(3) + u32(2)].x;
        left_0 = tables_0[run_0.lights_0.tree_0 + first_8 * u32(3) + u32(2)].x;
        right_0 = _S200;
    }
    else
    {
        var _S201 : f32 = light_importance_0(first_8 + u32(1), point_12);
        left_0 = light_importance_0(first_8, point_12);
        right_0 = _S201;
    }
    var sum_4 : f32 = left_0 + right_0;
    if(sum_4 > 0.0f)
    {
        left_0 = left_0 / sum_4;
    }
    else
    {
        left_0 = -1.0f;
    }
    return left_0;
}

fn probability_in_tree_0( leaf_5 : u32,  point_13 : vec3<f32>) -> f32
{
    if(leaf_5 == u32(4294967295))
    {
        return 0.0f;
    }
    var node_7 : u32 = leaf_5;
    var probability_3 : f32 = 1.0f;
    for(;;)
    {
        if(node_7 != u32(0))
        {
        }
        else
        {
            break;
        }
        var first_9 : u32 = (((node_7 - u32(1)) & (u32(4294967294)))) + u32(1);
        var above_0 : u32 = light_node_parent_0(first_9);
        var share_4 : f32 = share_of_first_0(light_node_target_0(above_0), first_9, point_13);
        if(share_4 < 0.0f)
        {
            return 0.0f;
        }
        var _S202 : f32;
        if(node_7 == first_9)
        {
            _S202 = share_4;
        }
        else
        {
            _S202 = 1.0f - share_4;
        }
        var probability_4 : f32 = probability_3 * _S202;
        node_7 = above_0;
        probability_3 = probability_4;
    }
    return probability_3;
}

fn load_table_2( first_10 : u32) -> Emission_0
{
    var rows_4 : array<vec4<f32>, i32(2)>;
    rows_4[i32(0)] = tables_0[first_10];
    rows_4[i32(1)] = tables_0[first_10 + u32(1)];
    var _S203 : Emission_0 = Emission_0( vec3<f32>(bitcast<f32>(bitcast<u32>(rows_4[u32(0)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_4[u32(0)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_4[u32(0)][u32(2)]))), bitcast<u32>(rows_4[u32(0)][u32(3)]), bitcast<u32>(rows_4[u32(1)][u32(0)]), bitcast<f32>(bitcast<u32>(rows_4[u32(1)][u32(1)])), bitcast<u32>(rows_4[u32(1)][u32(2)]), bitcast<u32>(rows_4[u32(1)][u32(3)]) );
    return _S203;
}

fn load_emission_0( emission_3 : u32) -> Emission_0
{
    return load_table_2(run_0.path_0.first_emission_0 + emission_3 * u32(2));
}

fn load_emitted_0( triangle_5 : Triangle_0,  surface_5 : Surface_0,  origin_13 : vec3<f32>,  delta_3 : bool) -> Emitted_0
{
    var _S204 : vec3<f32> = vec3<f32>(0.0f);
    var emitted_0 : Emitted_0 = Emitted_x24init_0(Sloped3_x24init_0(_S204, _S204, _S204), false, false, LightShape_x24init_0(_S204, _S204, _S204, _S204, 0.0f), false, 0.0f);
    if((triangle_5.emission_2) == u32(4294967295))
    {
        return emitted_0;
    }
    var index_3 : u32 = ((triangle_5.emission_2) & (u32(2147483647)));
    var _S205 : bool;
    var index_4 : u32;
    if((((triangle_5.emission_2) & (u32(2147483648)))) == u32(0))
    {
        var _S206 : LightTriangle_std430_0 = light_triangles_0[index_3];
        var _S207 : u32 = _S206.emission_0;
        if(!delta_3)
        {
            _S205 = !triangle_5.placed_0;
        }
        else
        {
            _S205 = false;
        }
        if(_S205)
        {
            if(((FEATURES_0 & (u32(1024)))) != u32(0))
            {
                var _S208 : LightShape_0 = shape_of_1(&(_S206));
                emitted_0.shape_6 = _S208;
                emitted_0.ball_0 = (((_S206.flags_0) & (u32(4)))) != u32(0);
                emitted_0.probability_1 = tree_share_0(origin_13) * probability_in_tree_0(_S206.node_0, origin_13);
            }
            else
            {
                emitted_0.probability_1 = load_emission_0(_S207).pdf_area_0;
            }
        }
        index_4 = _S207;
    }
    else
    {
        index_4 = index_3;
    }
    var emission_4 : Emission_0 = load_emission_0(index_4);
    emitted_0.radiance_7 = sloped_2(emission_4.radiance_0);
    emitted_0.two_sided_1 = (emission_4.two_sided_0) != u32(0);
    if(((FEATURES_0 & (u32(128)))) != u32(0))
    {
        _S205 = (emission_4.texture_0) != u32(4294967295);
    }
    else
    {
        _S205 = false;
    }
    if(_S205)
    {
        emitted_0.textured_1 = true;
        emitted_0.radiance_7 = times_4(emitted_0.radiance_7, texture_expression_0(emission_4.texture_0, texture_point_0(triangle_5, surface_5)));
    }
    return emitted_0;
}

struct Cone_0
{
     axis_0 : vec3<f32>,
     distance_5 : f32,
     height_5 : f32,
     valid_1 : bool,
};

fn cone_of_0( ball_2 : LightShape_0,  point_14 : vec3<f32>) -> Cone_0
{
    var cone_1 : Cone_0;
    cone_1.axis_0 = vec3<f32>(0.0f);
    cone_1.distance_5 = 0.0f;
    cone_1.height_5 = 1.0f;
    cone_1.valid_1 = false;
    var to_centre_0 : vec3<f32> = ball_2.corner_1 + point_14 * vec3<f32>(-1.0f);
    var distance2_2 : f32 = dot(to_centre_0, to_centre_0);
    var _S209 : f32 = ball_2.area_1;
    var radius2_1 : f32 = _S209 * _S209;
    if(distance2_2 > radius2_1)
    {
        var sine2_0 : f32 = radius2_1 / distance2_2;
        var distance_6 : f32 = sqrt(distance2_2);
        cone_1.axis_0 = to_centre_0 * vec3<f32>((1.0f / distance_6));
        cone_1.distance_5 = distance_6;
        cone_1.height_5 = sine2_0 / (1.0f + sqrt(1.0f - sine2_0));
        cone_1.valid_1 = true;
    }
    return cone_1;
}

fn cone_pdf_0( cone_2 : Cone_0) -> f32
{
    return 0.15915493667125702f / cone_2.height_5;
}

fn emitted_light_0( emitted_1 : Emitted_0,  surface_6 : Surface_0,  origin_14 : vec3<f32>,  direction_23 : vec3<f32>) -> FoundLight_0
{
    var found_2 : FoundLight_0;
    found_2.radiance_5 = vec3<f32>(0.0f);
    found_2.pdf_3 = 0.0f;
    var cosine_5 : f32 = - dot(direction_23, surface_6.geometric_normal_0);
    var _S210 : bool;
    if(cosine_5 > 0.0f)
    {
        _S210 = true;
    }
    else
    {
        if(cosine_5 < 0.0f)
        {
            _S210 = emitted_1.two_sided_1;
        }
        else
        {
            _S210 = false;
        }
    }
    if(_S210)
    {
        found_2.radiance_5 = emitted_1.radiance_7.v_0;
        if(((FEATURES_0 & (u32(128)))) != u32(0))
        {
            _S210 = emitted_1.textured_1;
        }
        else
        {
            _S210 = false;
        }
        if(_S210)
        {
            var _S211 : vec3<f32> = vec3<f32>(0.0f);
            found_2.radiance_5 = emitted_1.radiance_7.v_0 + emitted_1.radiance_7.d1_0 * _S211 + emitted_1.radiance_7.d2_0 * _S211;
        }
        if((emitted_1.probability_1) > 0.0f)
        {
            var arm_0 : vec3<f32> = surface_6.position_3 + origin_14 * vec3<f32>(-1.0f);
            var distance2_3 : f32 = dot(arm_0, arm_0);
            if(((FEATURES_0 & (u32(65536)))) != u32(0))
            {
                _S210 = emitted_1.ball_0;
            }
            else
            {
                _S210 = false;
            }
            if(_S210)
            {
                var cone_3 : Cone_0 = cone_of_0(emitted_1.shape_6, origin_14);
                if(cone_3.valid_1)
                {
                    found_2.pdf_3 = cone_pdf_0(cone_3) * emitted_1.probability_1;
                }
            }
            else
            {
                if(((FEATURES_0 & (u32(1024)))) != u32(0))
                {
                    found_2.pdf_3 = view_pdf_0(emitted_1.shape_6, view_of_0(emitted_1.shape_6, origin_14), direction_23, sqrt(distance2_3)) * emitted_1.probability_1;
                }
                else
                {
                    found_2.pdf_3 = distance2_3 * emitted_1.probability_1 / abs(cosine_5);
                }
            }
        }
    }
    return found_2;
}

fn emission_of_0( emitted_2 : Emitted_0,  surface_7 : Surface_0,  origin_15 : vec3<f32>,  direction_24 : vec3<f32>,  pdf_6 : f32,  delta_4 : bool) -> vec3<f32>
{
    return weighted_emission_0(emitted_light_0(emitted_2, surface_7, origin_15, direction_24), pdf_6, delta_4);
}

struct Departure_0
{
     weight_4 : vec3<f32>,
     origin_16 : vec3<f32>,
     direction_25 : vec3<f32>,
     pdf_7 : f32,
     valid_2 : bool,
     delta_5 : bool,
};

fn Departure_x24init_0( weight_5 : vec3<f32>,  origin_17 : vec3<f32>,  direction_26 : vec3<f32>,  pdf_8 : f32,  valid_3 : bool,  delta_6 : bool) -> Departure_0
{
    var _S212 : Departure_0;
    _S212.weight_4 = weight_5;
    _S212.origin_16 = origin_17;
    _S212.direction_25 = direction_26;
    _S212.pdf_7 = pdf_8;
    _S212.valid_2 = valid_3;
    _S212.delta_5 = delta_6;
    return _S212;
}

fn Path_may_scatter_0( this_9 : Path_0) -> bool
{
    var _S213 : bool;
    if(((FEATURES_0 & (u32(16384)))) != u32(0))
    {
        _S213 = (((this_9.kinds_1) & (u32(6)))) == u32(0);
    }
    else
    {
        _S213 = false;
    }
    if(_S213)
    {
        _S213 = (this_9.depth_1) >= u32(1);
    }
    else
    {
        _S213 = false;
    }
    if(_S213)
    {
        return false;
    }
    return (this_9.depth_1) < (run_0.path_0.max_depth_0);
}

fn material_bits_0( material_1 : u32) -> u32
{
    return (bitcast<u32>((tables_0[material_1 * u32(5)].w)));
}

struct VertexCoordinates_0
{
     direction_27 : vec2<f32>,
     light_4 : vec2<f32>,
     lobe_0 : f32,
     pick_0 : f32,
};

fn vertex_coordinate_0( depth_6 : u32) -> u32
{
    return u32(4) + u32(6) * depth_6;
}

fn key_1() -> vec2<u32>
{
    return run_0.method_0.key_0;
}

fn mul_high_0( a_25 : u32,  b_21 : u32) -> u32
{
    var a0_0 : u32 = (a_25 & (u32(65535)));
    var a1_0 : u32 = (a_25 >> (u32(16)));
    var b0_0 : u32 = (b_21 & (u32(65535)));
    var b1_3 : u32 = (b_21 >> (u32(16)));
    var middle_0 : u32 = a1_0 * b0_0 + (((a0_0 * b0_0) >> (u32(16))));
    return a1_0 * b1_3 + ((middle_0 >> (u32(16)))) + (((((middle_0 & (u32(65535)))) + a0_0 * b1_3) >> (u32(16))));
}

fn philox_0( key_2 : vec2<u32>,  counter_0 : vec4<u32>) -> vec4<u32>
{
    var _S214 : u32 = counter_0.x;
    var _S215 : u32 = counter_0.z;
    var _S216 : u32 = ((((mul_high_0(u32(3449720151), _S215)) ^ ((counter_0.y)))) ^ ((key_2.x)));
    var _S217 : u32 = ((((mul_high_0(u32(3528531795), _S214)) ^ ((counter_0.w)))) ^ ((key_2.y)));
    const _S218 : vec2<u32> = vec2<u32>(u32(2654435769), u32(3144134277));
    var k_2 : vec2<u32> = key_2 + _S218;
    var _S219 : u32 = ((((mul_high_0(u32(3449720151), _S217)) ^ ((u32(3449720151) * _S215)))) ^ ((k_2.x)));
    var _S220 : u32 = ((((mul_high_0(u32(3528531795), _S216)) ^ ((u32(3528531795) * _S214)))) ^ ((k_2.y)));
    var k_3 : vec2<u32> = k_2 + _S218;
    var _S221 : u32 = ((((mul_high_0(u32(3449720151), _S220)) ^ ((u32(3449720151) * _S217)))) ^ ((k_3.x)));
    var _S222 : u32 = ((((mul_high_0(u32(3528531795), _S219)) ^ ((u32(3528531795) * _S216)))) ^ ((k_3.y)));
    var k_4 : vec2<u32> = k_3 + _S218;
    var _S223 : u32 = ((((mul_high_0(u32(3449720151), _S222)) ^ ((u32(3449720151) * _S220)))) ^ ((k_4.x)));
    var _S224 : u32 = ((((mul_high_0(u32(3528531795), _S221)) ^ ((u32(3528531795) * _S219)))) ^ ((k_4.y)));
    var k_5 : vec2<u32> = k_4 + _S218;
    var _S225 : u32 = ((((mul_high_0(u32(3449720151), _S224)) ^ ((u32(3449720151) * _S222)))) ^ ((k_5.x)));
    var _S226 : u32 = ((((mul_high_0(u32(3528531795), _S223)) ^ ((u32(3528531795) * _S221)))) ^ ((k_5.y)));
    var k_6 : vec2<u32> = k_5 + _S218;
    var _S227 : u32 = ((((mul_high_0(u32(3449720151), _S226)) ^ ((u32(3449720151) * _S224)))) ^ ((k_6.x)));
    var _S228 : u32 = ((((mul_high_0(u32(3528531795), _S225)) ^ ((u32(3528531795) * _S223)))) ^ ((k_6.y)));
    var k_7 : vec2<u32> = k_6 + _S218;
    var _S229 : u32 = ((((mul_high_0(u32(3449720151), _S228)) ^ ((u32(3449720151) * _S226)))) ^ ((k_7.x)));
    var _S230 : u32 = ((((mul_high_0(u32(3528531795), _S227)) ^ ((u32(3528531795) * _S225)))) ^ ((k_7.y)));
    var k_8 : vec2<u32> = k_7 + _S218;
    var _S231 : u32 = ((((mul_high_0(u32(3449720151), _S230)) ^ ((u32(3449720151) * _S228)))) ^ ((k_8.x)));
    var _S232 : u32 = ((((mul_high_0(u32(3528531795), _S229)) ^ ((u32(3528531795) * _S227)))) ^ ((k_8.y)));
    var k_9 : vec2<u32> = k_8 + _S218;
    var _S233 : u32 = ((((mul_high_0(u32(3449720151), _S232)) ^ ((u32(3449720151) * _S230)))) ^ ((k_9.x)));
    var _S234 : u32 = ((((mul_high_0(u32(3528531795), _S231)) ^ ((u32(3528531795) * _S229)))) ^ ((k_9.y)));
    var k_10 : vec2<u32> = k_9 + _S218;
    return vec4<u32>(((((mul_high_0(u32(3449720151), _S234)) ^ ((u32(3449720151) * _S232)))) ^ ((k_10.x))), u32(3449720151) * _S234, ((((mul_high_0(u32(3528531795), _S233)) ^ ((u32(3528531795) * _S231)))) ^ ((k_10.y))), u32(3528531795) * _S233);
}

fn DrawnCoordinates_block_0( this_10 : DrawnCoordinates_0,  index_5 : u32) -> vec4<u32>
{
    return philox_0(key_1(), vec4<u32>(this_10.first_block_0 + index_5, this_10.stream_0));
}

fn unit_0( word_2 : u32) -> f32
{
    return f32((word_2 >> (u32(8)))) * 5.9604644775390625e-08f;
}

fn units_0( words_1 : vec4<u32>) -> vec4<f32>
{
    return vec4<f32>(unit_0(words_1.x), unit_0(words_1.y), unit_0(words_1.z), unit_0(words_1.w));
}

fn DrawnCoordinates_vertex_0( this_11 : DrawnCoordinates_0,  depth_7 : u32) -> VertexCoordinates_0
{
    var first_11 : u32 = vertex_coordinate_0(depth_7);
    var a_26 : vec4<f32> = units_0(DrawnCoordinates_block_0(this_11, first_11 / u32(4)));
    var b_22 : vec4<f32> = units_0(DrawnCoordinates_block_0(this_11, first_11 / u32(4) + u32(1)));
    var aligned_0 : bool = ((first_11 & (u32(2)))) == u32(0);
    var xi_0 : VertexCoordinates_0;
    var discrete_0 : vec2<f32>;
    if(aligned_0)
    {
        discrete_0 = a_26.xy;
    }
    else
    {
        discrete_0 = a_26.zw;
    }
    xi_0.direction_27 = discrete_0;
    if(aligned_0)
    {
        discrete_0 = a_26.zw;
    }
    else
    {
        discrete_0 = b_22.xy;
    }
    xi_0.light_4 = discrete_0;
    if(aligned_0)
    {
        discrete_0 = b_22.xy;
    }
    else
    {
        discrete_0 = b_22.zw;
    }
    xi_0.lobe_0 = discrete_0.x;
    xi_0.pick_0 = discrete_0.y;
    return xi_0;
}

fn PilotCoordinates_vertex_0( this_12 : PilotCoordinates_0,  depth_8 : u32) -> VertexCoordinates_0
{
    return DrawnCoordinates_vertex_0(this_12.drawn_0, depth_8);
}

struct SlopedFrame_0
{
     s_9 : Sloped3_0,
     t_11 : Sloped3_0,
     n_9 : Sloped3_0,
};

struct Shading_0
{
     kind_2 : u32,
     eta_0 : f32,
     coat_0 : u32,
     lobe_1 : f32,
     a_27 : Sloped3_0,
     b_23 : Sloped3_0,
     widths_0 : vec4<f32>,
     widths_d1_0 : vec4<f32>,
     widths_d2_0 : vec4<f32>,
     textured_3 : bool,
     bent_0 : bool,
     frame_3 : SlopedFrame_0,
};

struct Material_0
{
     a_28 : vec3<f32>,
     bits_2 : u32,
     b_24 : vec3<f32>,
     eta_1 : f32,
     alpha_1 : vec2<f32>,
     coat_alpha_0 : vec2<f32>,
     a_texture_0 : u32,
     b_texture_0 : u32,
     alpha_textures_0 : vec2<u32>,
     coat_alpha_textures_0 : vec2<u32>,
     relief_0 : u32,
     coat_1 : u32,
};

fn load_material_0( index_6 : u32) -> Material_0
{
    var first_12 : u32 = index_6 * u32(5);
    var row0_0 : vec4<f32> = tables_0[first_12];
    var row1_1 : vec4<f32> = tables_0[first_12 + u32(1)];
    var row2_1 : vec4<f32> = tables_0[first_12 + u32(2)];
    var material_2 : Material_0;
    material_2.a_28 = row0_0.xyz;
    material_2.bits_2 = (bitcast<u32>((row0_0.w)));
    material_2.b_24 = row1_1.xyz;
    material_2.eta_1 = row1_1.w;
    material_2.alpha_1 = row2_1.xy;
    material_2.coat_alpha_0 = row2_1.zw;
    material_2.a_texture_0 = u32(4294967295);
    material_2.b_texture_0 = u32(4294967295);
    const _S235 : vec2<u32> = vec2<u32>(u32(4294967295), u32(4294967295));
    material_2.alpha_textures_0 = _S235;
    material_2.coat_alpha_textures_0 = _S235;
    material_2.relief_0 = u32(4294967295);
    material_2.coat_1 = u32(4294967295);
    if(((FEATURES_0 & (u32(805)))) != u32(0))
    {
        var row3_0 : vec4<u32> = (bitcast<vec4<u32>>((tables_0[first_12 + u32(3)])));
        var row4_0 : vec4<u32> = (bitcast<vec4<u32>>((tables_0[first_12 + u32(4)])));
        material_2.a_texture_0 = row3_0.x;
        material_2.b_texture_0 = row3_0.y;
        material_2.alpha_textures_0 = row3_0.zw;
        material_2.coat_alpha_textures_0 = row4_0.xy;
        material_2.relief_0 = row4_0.z;
        material_2.coat_1 = row4_0.w;
    }
    return material_2;
}

fn SlopedFrame_x24init_0( s_10 : Sloped3_0,  t_12 : Sloped3_0,  n_10 : Sloped3_0) -> SlopedFrame_0
{
    var _S236 : SlopedFrame_0;
    _S236.s_9 = s_10;
    _S236.t_11 = t_12;
    _S236.n_9 = n_10;
    return _S236;
}

struct Patch_0
{
     normal_8 : Sloped3_0,
     dpdu_0 : Sloped3_0,
     tangent_u_0 : Sloped3_0,
     tangent_v_0 : Sloped3_0,
     dndu_0 : vec3<f32>,
     dndv_0 : vec3<f32>,
};

fn Patch_x24init_0( normal_9 : Sloped3_0,  dpdu_1 : Sloped3_0,  tangent_u_1 : Sloped3_0,  tangent_v_1 : Sloped3_0,  dndu_1 : vec3<f32>,  dndv_1 : vec3<f32>) -> Patch_0
{
    var _S237 : Patch_0;
    _S237.normal_8 = normal_9;
    _S237.dpdu_0 = dpdu_1;
    _S237.tangent_u_0 = tangent_u_1;
    _S237.tangent_v_0 = tangent_v_1;
    _S237.dndu_0 = dndu_1;
    _S237.dndv_0 = dndv_1;
    return _S237;
}

fn unit_of_0( a_29 : Sloped3_0) -> Sloped3_0
{
    var _S238 : vec3<f32> = a_29.v_0;
    var _S239 : vec3<f32> = vec3<f32>((1.0f / sqrt(dot(_S238, _S238))));
    var u_7 : vec3<f32> = a_29.v_0 * _S239;
    return sloped_1(u_7, (a_29.d1_0 + u_7 * vec3<f32>(- dot(u_7, a_29.d1_0))) * _S239, (a_29.d2_0 + u_7 * vec3<f32>(- dot(u_7, a_29.d2_0))) * _S239);
}

fn cross_product_0( a_30 : Sloped3_0,  b_25 : Sloped3_0) -> Sloped3_0
{
    return sloped_1(cross(a_30.v_0, b_25.v_0), cross(a_30.d1_0, b_25.v_0) + cross(a_30.v_0, b_25.d1_0), cross(a_30.d2_0, b_25.v_0) + cross(a_30.v_0, b_25.d2_0));
}

fn sloped_frame_from_normal_0( n_11 : Sloped3_0) -> SlopedFrame_0
{
    var sign_1 : f32;
    if((n_11.v_0.z) < 0.0f)
    {
        sign_1 = -1.0f;
    }
    else
    {
        sign_1 = 1.0f;
    }
    var x_19 : Sloped_0 = channel_0(n_11, u32(0));
    var y_8 : Sloped_0 = channel_0(n_11, u32(1));
    var a_31 : Sloped_0 = over_0(sloped_3(-1.0f), plus_0(channel_0(n_11, u32(2)), sign_1));
    var b_26 : Sloped_0 = times_1(times_1(x_19, y_8), a_31);
    var frame_4 : SlopedFrame_0;
    frame_4.s_9 = vector_of_0(plus_0(times_0(times_1(times_1(x_19, x_19), a_31), sign_1), 1.0f), times_0(b_26, sign_1), times_0(x_19, - sign_1));
    frame_4.t_11 = vector_of_0(b_26, plus_0(times_1(times_1(y_8, y_8), a_31), sign_1), times_0(y_8, -1.0f));
    frame_4.n_9 = n_11;
    return frame_4;
}

fn patch_at_0( triangle_6 : Triangle_0,  surface_8 : Surface_0) -> Patch_0
{
    var sides_0 : Tangents_0 = tangents_of_0(triangle_6, triangle_6.e1_4, triangle_6.e2_4);
    var patch_0 : Patch_0;
    patch_0.normal_8 = sloped_2(surface_8.frame_0.n_4);
    var _S240 : Sloped3_0 = sloped_2(sides_0.du_0);
    patch_0.dpdu_0 = _S240;
    patch_0.tangent_u_0 = _S240;
    patch_0.tangent_v_0 = sloped_2(sides_0.dv_0);
    var _S241 : vec3<f32> = vec3<f32>(0.0f);
    patch_0.dndu_0 = _S241;
    patch_0.dndv_0 = _S241;
    if(triangle_6.smooth_0)
    {
        var n1_2 : vec3<f32> = triangle_6.n1_1 - triangle_6.n0_1;
        var n2_2 : vec3<f32> = triangle_6.n2_1 - triangle_6.n0_1;
        var interpolated_1 : vec3<f32> = n1_2 * vec3<f32>(surface_8.b1_1) + n2_2 * vec3<f32>(surface_8.b2_1) + triangle_6.n0_1;
        if((dot(interpolated_1, interpolated_1)) > 0.0f)
        {
            patch_0.normal_8 = unit_of_0(sloped_1(interpolated_1, n1_2, n2_2));
            patch_0.normal_8.v_0 = surface_8.frame_0.n_4;
        }
        var n1_3 : vec3<f32>;
        var n2_3 : vec3<f32>;
        if(triangle_6.placed_0)
        {
            var n0_2 : vec3<f32> = unit_vector_0(triangle_6.n0_1);
            var _S242 : vec3<f32> = unit_vector_0(triangle_6.n2_1) - n0_2;
            n1_3 = unit_vector_0(triangle_6.n1_1) - n0_2;
            n2_3 = _S242;
        }
        else
        {
            n1_3 = n1_2;
            n2_3 = n2_2;
        }
        var turn_1 : Tangents_0 = tangents_of_0(triangle_6, n1_3, n2_3);
        patch_0.dndu_0 = turn_1.du_0;
        patch_0.dndv_0 = turn_1.dv_0;
        patch_0.tangent_v_0 = cross_product_0(patch_0.normal_8, patch_0.dpdu_0);
        if((dot(patch_0.tangent_v_0.v_0, patch_0.tangent_v_0.v_0)) > 0.0f)
        {
            patch_0.tangent_u_0 = cross_product_0(patch_0.tangent_v_0, patch_0.normal_8);
        }
        else
        {
            var frame_5 : SlopedFrame_0 = sloped_frame_from_normal_0(patch_0.normal_8);
            patch_0.tangent_u_0 = frame_5.s_9;
            patch_0.tangent_v_0 = frame_5.t_11;
        }
    }
    return patch_0;
}

fn Patch_further_0( this_13 : Patch_0,  point_15 : TexturePoint_0,  along_v_0 : bool) -> TexturePoint_0
{
    var result_6 : TexturePoint_0 = point_15;
    if(along_v_0)
    {
        result_6.v_3 = plus_0(point_15.v_3, 0.00050000002374873f);
        result_6.position_0 = plus_2(point_15.position_0, times_2(this_13.tangent_v_0, 0.00050000002374873f));
    }
    else
    {
        result_6.u_2 = plus_0(point_15.u_2, 0.00050000002374873f);
        result_6.position_0 = plus_2(point_15.position_0, times_2(this_13.tangent_u_0, 0.00050000002374873f));
    }
    return result_6;
}

fn positive_parts_0( colour_4 : Sloped3_0) -> Sloped3_0
{
    return vector_of_0(positive_part_0(channel_0(colour_4, u32(0))), positive_part_0(channel_0(colour_4, u32(1))), positive_part_0(channel_0(colour_4, u32(2))));
}

fn is_finite_1( v_13 : vec3<f32>) -> bool
{
    var _S243 : bool;
    if(is_finite_0(v_13.x))
    {
        _S243 = is_finite_0(v_13.y);
    }
    else
    {
        _S243 = false;
    }
    if(_S243)
    {
        _S243 = is_finite_0(v_13.z);
    }
    else
    {
        _S243 = false;
    }
    return _S243;
}

fn product_1( a_32 : Sloped3_0,  b_27 : Sloped3_0) -> Sloped_0
{
    return sloped_0(dot(a_32.v_0, b_27.v_0), vec2<f32>(dot(a_32.d1_0, b_27.v_0) + dot(a_32.v_0, b_27.d1_0), dot(a_32.d2_0, b_27.v_0) + dot(a_32.v_0, b_27.d2_0)));
}

fn sloped_frame_0( n_12 : Sloped3_0,  tangent_2 : Sloped3_0) -> SlopedFrame_0
{
    var s_11 : Sloped3_0 = minus_0(tangent_2, times_3(n_12, product_1(n_12, tangent_2)));
    var _S244 : vec3<f32> = s_11.v_0;
    var _S245 : vec3<f32> = tangent_2.v_0;
    if((dot(_S244, _S244)) > (9.999999960041972e-13f * dot(_S245, _S245)))
    {
        var frame_6 : SlopedFrame_0;
        var _S246 : Sloped3_0 = unit_of_0(s_11);
        frame_6.s_9 = _S246;
        frame_6.t_11 = cross_product_0(n_12, _S246);
        frame_6.n_9 = n_12;
        return frame_6;
    }
    return sloped_frame_from_normal_0(n_12);
}

fn Patch_frame_0( this_14 : Patch_0,  bent_1 : Sloped3_0,  tangent_3 : Sloped3_0,  exists_0 : bool,  outwards_0 : vec3<f32>) -> SlopedFrame_0
{
    var _S247 : bool;
    if(exists_0)
    {
        _S247 = is_finite_1(bent_1.v_0);
    }
    else
    {
        _S247 = false;
    }
    if(_S247)
    {
        _S247 = is_finite_1(bent_1.d1_0);
    }
    else
    {
        _S247 = false;
    }
    if(_S247)
    {
        _S247 = is_finite_1(bent_1.d2_0);
    }
    else
    {
        _S247 = false;
    }
    var n_13 : Sloped3_0;
    var along_u_0 : Sloped3_0;
    if(_S247)
    {
        n_13 = bent_1;
        along_u_0 = tangent_3;
    }
    else
    {
        n_13 = this_14.normal_8;
        along_u_0 = this_14.dpdu_0;
    }
    if((dot(n_13.v_0, outwards_0)) < 0.0f)
    {
        n_13 = times_2(n_13, -1.0f);
    }
    return sloped_frame_0(n_13, along_u_0);
}

fn Patch_mapped_0( this_15 : Patch_0,  colour_5 : Sloped3_0,  outwards_1 : vec3<f32>) -> SlopedFrame_0
{
    var local_0 : Sloped3_0 = plus_2(plus_2(colour_5, colour_5), sloped_2(vec3<f32>(-1.0f)));
    var unit_1 : Sloped3_0 = unit_of_0(local_0);
    var _S248 : vec3<f32> = local_0.v_0;
    var exists_1 : bool;
    if((dot(_S248, _S248)) > 0.0f)
    {
        exists_1 = is_finite_1(unit_1.v_0);
    }
    else
    {
        exists_1 = false;
    }
    if(exists_1)
    {
        exists_1 = is_finite_1(unit_1.d1_0);
    }
    else
    {
        exists_1 = false;
    }
    if(exists_1)
    {
        exists_1 = is_finite_1(unit_1.d2_0);
    }
    else
    {
        exists_1 = false;
    }
    var tangents_1 : SlopedFrame_0 = sloped_frame_0(this_15.normal_8, this_15.tangent_u_0);
    return Patch_frame_0(this_15, plus_2(plus_2(times_3(tangents_1.s_9, channel_0(unit_1, u32(0))), times_3(tangents_1.t_11, channel_0(unit_1, u32(1)))), times_3(tangents_1.n_9, channel_0(unit_1, u32(2)))), this_15.tangent_u_0, exists_1, outwards_1);
}

fn minus_1( a_33 : Sloped_0,  b_28 : Sloped_0) -> Sloped_0
{
    return sloped_0(a_33.v_2 - b_28.v_2, a_33.d_0 - b_28.d_0);
}

fn Patch_bumped_0( this_16 : Patch_0,  here_0 : Sloped_0,  by_u_0 : Sloped_0,  by_v_0 : Sloped_0,  outwards_2 : vec3<f32>) -> SlopedFrame_0
{
    var displaced_u_0 : Sloped3_0 = plus_2(plus_2(this_16.tangent_u_0, times_3(this_16.normal_8, times_0(minus_1(by_u_0, here_0), 1999.9998779296875f))), along_1(here_0, this_16.dndu_0));
    var across_1 : Sloped3_0 = cross_product_0(displaced_u_0, plus_2(plus_2(this_16.tangent_v_0, times_3(this_16.normal_8, times_0(minus_1(by_v_0, here_0), 1999.9998779296875f))), along_1(here_0, this_16.dndv_0)));
    var _S249 : vec3<f32> = across_1.v_0;
    return Patch_frame_0(this_16, unit_of_0(across_1), displaced_u_0, (dot(_S249, _S249)) > 0.0f, outwards_2);
}

fn at_most_1( a_34 : Sloped3_0,  b_29 : f32) -> Sloped3_0
{
    return vector_of_0(at_most_0(channel_0(a_34, u32(0)), b_29), at_most_0(channel_0(a_34, u32(1)), b_29), at_most_0(channel_0(a_34, u32(2)), b_29));
}

fn shade_0( triangle_7 : Triangle_0,  surface_9 : Surface_0,  lobe_2 : f32) -> Shading_0
{
    var material_3 : Material_0 = load_material_0(triangle_7.material_0);
    var shading_1 : Shading_0;
    shading_1.lobe_1 = lobe_2;
    shading_1.a_27 = sloped_2(material_3.a_28);
    shading_1.b_23 = sloped_2(material_3.b_24);
    shading_1.widths_0 = vec4<f32>(material_3.alpha_1, material_3.coat_alpha_0);
    var _S250 : vec4<f32> = vec4<f32>(0.0f);
    shading_1.widths_d1_0 = _S250;
    shading_1.widths_d2_0 = _S250;
    shading_1.textured_3 = false;
    shading_1.bent_0 = false;
    var _S251 : vec3<f32> = vec3<f32>(0.0f);
    var _S252 : Sloped3_0 = Sloped3_x24init_0(_S251, _S251, _S251);
    shading_1.frame_3 = SlopedFrame_x24init_0(_S252, _S252, _S252);
    var mixtures_0 : bool;
    if(((FEATURES_0 & (u32(4)))) != u32(0))
    {
        mixtures_0 = (((material_3.bits_2) & (u32(255)))) == u32(7);
    }
    else
    {
        mixtures_0 = false;
    }
    if(mixtures_0)
    {
        mixtures_0 = true;
    }
    else
    {
        if(((FEATURES_0 & (u32(33)))) != u32(0))
        {
            mixtures_0 = (((material_3.bits_2) & (u32(3584)))) != u32(0);
        }
        else
        {
            mixtures_0 = false;
        }
    }
    var material_4 : Material_0;
    if(mixtures_0)
    {
        var _S253 : TexturePoint_0 = texture_point_0(triangle_7, surface_9);
        var _S254 : Patch_0 = Patch_x24init_0(_S252, _S252, _S252, _S252, _S251, _S251);
        var _S255 : Sloped_0 = sloped_3(0.0f);
        material_4 = material_3;
        var patch_1 : Patch_0 = _S254;
        var here_1 : Sloped_0 = _S255;
        var further_u_0 : Sloped_0 = _S255;
        var lookup_0 : u32 = u32(0);
        for(;;)
        {
            if(lookup_0 < u32(10))
            {
            }
            else
            {
                break;
            }
            var mixture_0 : bool;
            if(((FEATURES_0 & (u32(4)))) != u32(0))
            {
                mixture_0 = (((material_4.bits_2) & (u32(255)))) == u32(7);
            }
            else
            {
                mixture_0 = false;
            }
            if(lookup_0 == u32(0))
            {
                mixtures_0 = !mixture_0;
            }
            else
            {
                mixtures_0 = false;
            }
            var _S256 : bool;
            var _S257 : bool;
            var same_0 : bool;
            var _S258 : bool;
            var patch_2 : Patch_0;
            var texture_2 : u32;
            if(mixtures_0)
            {
                shading_1.a_27 = sloped_2(material_4.a_28);
                shading_1.b_23 = sloped_2(material_4.b_24);
                shading_1.widths_0 = vec4<f32>(material_4.alpha_1, material_4.coat_alpha_0);
                if(((FEATURES_0 & (u32(1)))) != u32(0))
                {
                    _S256 = (((material_4.bits_2) & (u32(512)))) != u32(0);
                }
                else
                {
                    _S256 = false;
                }
                shading_1.textured_3 = _S256;
                if(((FEATURES_0 & (u32(32)))) != u32(0))
                {
                    _S257 = (((material_4.bits_2) & (u32(3072)))) != u32(0);
                }
                else
                {
                    _S257 = false;
                }
                shading_1.bent_0 = _S257;
                if(!shading_1.textured_3)
                {
                    same_0 = !shading_1.bent_0;
                }
                else
                {
                    same_0 = false;
                }
                if(same_0)
                {
                    break;
                }
                if(shading_1.textured_3)
                {
                    texture_2 = u32(1);
                }
                else
                {
                    texture_2 = u32(7);
                }
                if(((FEATURES_0 & (u32(32)))) != u32(0))
                {
                    _S258 = shading_1.bent_0;
                }
                else
                {
                    _S258 = false;
                }
                if(_S258)
                {
                    patch_2 = patch_at_0(triangle_7, surface_9);
                }
                else
                {
                    patch_2 = patch_1;
                }
                lookup_0 = texture_2;
            }
            else
            {
                patch_2 = patch_1;
            }
            var _S259 : bool = lookup_0 == u32(0);
            if(_S259)
            {
                _S256 = true;
            }
            else
            {
                _S256 = lookup_0 == u32(1);
            }
            var place_1 : TexturePoint_0;
            if(_S256)
            {
                texture_2 = material_4.a_texture_0;
                place_1 = _S253;
            }
            else
            {
                if(lookup_0 == u32(2))
                {
                    texture_2 = material_4.b_texture_0;
                    place_1 = _S253;
                }
                else
                {
                    if(lookup_0 == u32(3))
                    {
                        texture_2 = material_4.alpha_textures_0.x;
                        place_1 = _S253;
                    }
                    else
                    {
                        if(lookup_0 == u32(4))
                        {
                            texture_2 = material_4.alpha_textures_0.y;
                            place_1 = _S253;
                        }
                        else
                        {
                            if(lookup_0 == u32(5))
                            {
                                texture_2 = material_4.coat_alpha_textures_0.x;
                                place_1 = _S253;
                            }
                            else
                            {
                                if(lookup_0 == u32(6))
                                {
                                    texture_2 = material_4.coat_alpha_textures_0.y;
                                    place_1 = _S253;
                                }
                                else
                                {
                                    if(((FEATURES_0 & (u32(32)))) != u32(0))
                                    {
                                        var _S260 : Material_0 = material_4;
                                        if(lookup_0 != u32(7))
                                        {
                                            place_1 = Patch_further_0(patch_2, _S253, lookup_0 == u32(9));
                                        }
                                        else
                                        {
                                            place_1 = _S253;
                                        }
                                        texture_2 = _S260.relief_0;
                                    }
                                    else
                                    {
                                        texture_2 = u32(4294967295);
                                        place_1 = _S253;
                                    }
                                }
                            }
                        }
                    }
                }
            }
            if(lookup_0 == u32(4))
            {
                _S257 = texture_2 == (material_4.alpha_textures_0.x);
            }
            else
            {
                _S257 = false;
            }
            if(_S257)
            {
                same_0 = true;
            }
            else
            {
                if(lookup_0 == u32(6))
                {
                    same_0 = texture_2 == (material_4.coat_alpha_textures_0.x);
                }
                else
                {
                    same_0 = false;
                }
            }
            var _S261 : Sloped3_0 = sloped_2(_S251);
            if(((FEATURES_0 & (u32(33)))) != u32(0))
            {
                _S258 = texture_2 != u32(4294967295);
            }
            else
            {
                _S258 = false;
            }
            var _S262 : bool;
            if(_S258)
            {
                _S262 = !same_0;
            }
            else
            {
                _S262 = false;
            }
            var value_9 : Sloped3_0;
            if(_S262)
            {
                var value_10 : Sloped3_0 = texture_expression_0(texture_2, place_1);
                if(lookup_0 < u32(7))
                {
                    value_9 = positive_parts_0(value_10);
                }
                else
                {
                    value_9 = value_10;
                }
            }
            else
            {
                value_9 = _S261;
            }
            var first_13 : Sloped_0 = channel_0(value_9, u32(0));
            var lookup_1 : u32;
            var _S263 : f32;
            if(_S259)
            {
                if(texture_2 != u32(4294967295))
                {
                    _S263 = first_13.v_2;
                }
                else
                {
                    _S263 = material_4.a_28.x;
                }
                var _S264 : f32 = min(_S263, 1.0f);
                var second_7 : bool = (shading_1.lobe_1) < _S264;
                if(second_7)
                {
                    shading_1.lobe_1 = shading_1.lobe_1 * (1.0f / _S264);
                }
                else
                {
                    shading_1.lobe_1 = (shading_1.lobe_1 - _S264) * (1.0f / (1.0f - _S264));
                }
                shading_1.lobe_1 = min(shading_1.lobe_1, 0.99999994039535522f);
                if(second_7)
                {
                    lookup_1 = material_4.alpha_textures_0.y;
                }
                else
                {
                    lookup_1 = material_4.alpha_textures_0.x;
                }
                material_4 = load_material_0(lookup_1);
                patch_1 = patch_2;
                continue;
            }
            if(lookup_0 < u32(7))
            {
                var _S265 : bool;
                if(lookup_0 == u32(1))
                {
                    _S265 = texture_2 != u32(4294967295);
                }
                else
                {
                    _S265 = false;
                }
                var _S266 : bool;
                if(_S265)
                {
                    shading_1.a_27 = value_9;
                }
                else
                {
                    if(lookup_0 == u32(2))
                    {
                        _S266 = texture_2 != u32(4294967295);
                    }
                    else
                    {
                        _S266 = false;
                    }
                    if(_S266)
                    {
                        shading_1.b_23 = value_9;
                    }
                    else
                    {
                        var _S267 : bool;
                        if(lookup_0 >= u32(3))
                        {
                            _S267 = texture_2 != u32(4294967295);
                        }
                        else
                        {
                            _S267 = false;
                        }
                        if(_S267)
                        {
                            var i_12 : u32 = lookup_0 - u32(3);
                            if(same_0)
                            {
                                _S263 = shading_1.widths_0[i_12 - u32(1)];
                            }
                            else
                            {
                                _S263 = first_13.v_2;
                            }
                            shading_1.widths_0[i_12] = _S263;
                            var _S268 : f32;
                            if(same_0)
                            {
                                _S268 = shading_1.widths_d1_0[i_12 - u32(1)];
                            }
                            else
                            {
                                _S268 = first_13.d_0.x;
                            }
                            shading_1.widths_d1_0[i_12] = _S268;
                            var _S269 : f32;
                            if(same_0)
                            {
                                _S269 = shading_1.widths_d2_0[i_12 - u32(1)];
                            }
                            else
                            {
                                _S269 = first_13.d_0.y;
                            }
                            shading_1.widths_d2_0[i_12] = _S269;
                        }
                    }
                }
                var lookup_2 : u32 = lookup_0 + u32(1);
                if(lookup_2 == u32(7))
                {
                    _S266 = !shading_1.bent_0;
                }
                else
                {
                    _S266 = false;
                }
                if(_S266)
                {
                    break;
                }
                lookup_1 = lookup_2;
            }
            else
            {
                var _S270 : u32 = u32(0);
                var further_u_1 : Sloped_0;
                var here_2 : Sloped_0;
                if(!(((FEATURES_0 & (u32(32)))) != u32(0)))
                {
                    break;
                }
                else
                {
                    if((((material_4.bits_2) & (u32(2048)))) != u32(0))
                    {
                        shading_1.frame_3 = Patch_mapped_0(patch_2, value_9, surface_9.geometric_normal_0);
                        break;
                    }
                    else
                    {
                        var height_6 : Sloped_0 = finite_part_0(first_13);
                        if(lookup_0 == u32(7))
                        {
                            here_2 = height_6;
                            further_u_1 = further_u_0;
                        }
                        else
                        {
                            if(lookup_0 == u32(8))
                            {
                                here_2 = height_6;
                            }
                            else
                            {
                                shading_1.frame_3 = Patch_bumped_0(patch_2, here_1, further_u_0, height_6, surface_9.geometric_normal_0);
                                here_2 = further_u_0;
                            }
                            var _S271 : Sloped_0 = here_2;
                            here_2 = here_1;
                            further_u_1 = _S271;
                        }
                        _S270 = lookup_0 + u32(1);
                    }
                }
                here_1 = here_2;
                further_u_0 = further_u_1;
                lookup_1 = _S270;
            }
            patch_1 = patch_2;
            lookup_0 = lookup_1;
        }
    }
    else
    {
        material_4 = material_3;
    }
    shading_1.kind_2 = ((material_4.bits_2) & (u32(255)));
    shading_1.eta_0 = material_4.eta_1;
    shading_1.coat_0 = material_4.coat_1;
    if(((FEATURES_0 & (u32(4)))) != u32(0))
    {
        mixtures_0 = (shading_1.kind_2) == u32(8);
    }
    else
    {
        mixtures_0 = false;
    }
    if(mixtures_0)
    {
        shading_1.kind_2 = u32(2);
        shading_1.eta_0 = 1.0f;
    }
    if(((FEATURES_0 & (u32(1)))) != u32(0))
    {
        mixtures_0 = shading_1.textured_3;
    }
    else
    {
        mixtures_0 = false;
    }
    if(mixtures_0)
    {
        mixtures_0 = (shading_1.kind_2) != u32(1);
    }
    else
    {
        mixtures_0 = false;
    }
    if(mixtures_0)
    {
        mixtures_0 = (shading_1.kind_2) != u32(6);
    }
    else
    {
        mixtures_0 = false;
    }
    if(mixtures_0)
    {
        shading_1.a_27 = at_most_1(shading_1.a_27, 1.0f);
        shading_1.b_23 = at_most_1(shading_1.b_23, 1.0f);
    }
    return shading_1;
}

struct Bsdf_0
{
     a_35 : vec3<f32>,
     b_30 : vec3<f32>,
     alpha_2 : vec2<f32>,
     coat_alpha_1 : vec2<f32>,
     eta_2 : f32,
     kind_3 : u32,
     coat_2 : u32,
};

fn bsdf_near_0( shading_2 : Shading_0,  b1_4 : f32,  b2_3 : f32) -> Bsdf_0
{
    var bsdf_0 : Bsdf_0;
    bsdf_0.a_35 = shading_2.a_27.v_0;
    bsdf_0.b_30 = shading_2.b_23.v_0;
    bsdf_0.eta_2 = shading_2.eta_0;
    bsdf_0.kind_3 = shading_2.kind_2;
    bsdf_0.coat_2 = shading_2.coat_0;
    var _S272 : bool;
    if(((FEATURES_0 & (u32(1)))) != u32(0))
    {
        _S272 = shading_2.textured_3;
    }
    else
    {
        _S272 = false;
    }
    var widths_1 : vec4<f32>;
    if(_S272)
    {
        var _S273 : vec3<f32> = vec3<f32>(0.0f);
        bsdf_0.a_35 = shading_2.a_27.v_0 + shading_2.a_27.d1_0 * _S273 + shading_2.a_27.d2_0 * _S273;
        bsdf_0.b_30 = shading_2.b_23.v_0 + shading_2.b_23.d1_0 * _S273 + shading_2.b_23.d2_0 * _S273;
        var _S274 : vec4<f32> = vec4<f32>(0.0f);
        widths_1 = shading_2.widths_0 + shading_2.widths_d1_0 * _S274 + shading_2.widths_d2_0 * _S274;
    }
    else
    {
        widths_1 = shading_2.widths_0;
    }
    bsdf_0.alpha_2 = widths_1.xy;
    bsdf_0.coat_alpha_1 = widths_1.zw;
    return bsdf_0;
}

fn frame_near_0( shading_3 : Shading_0,  surface_10 : Surface_0) -> Frame_0
{
    var frame_7 : Frame_0 = surface_10.frame_0;
    var _S275 : bool;
    if(((FEATURES_0 & (u32(32)))) != u32(0))
    {
        _S275 = shading_3.bent_0;
    }
    else
    {
        _S275 = false;
    }
    if(_S275)
    {
        var _S276 : vec3<f32> = vec3<f32>(0.0f);
        frame_7.s_7 = shading_3.frame_3.s_9.v_0 + shading_3.frame_3.s_9.d1_0 * _S276 + shading_3.frame_3.s_9.d2_0 * _S276;
        frame_7.t_10 = shading_3.frame_3.t_11.v_0 + shading_3.frame_3.t_11.d1_0 * _S276 + shading_3.frame_3.t_11.d2_0 * _S276;
        frame_7.n_4 = shading_3.frame_3.n_9.v_0 + shading_3.frame_3.n_9.d1_0 * _S276 + shading_3.frame_3.n_9.d2_0 * _S276;
    }
    return frame_7;
}

fn to_local_0( frame_8 : Frame_0,  v_14 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(dot(frame_8.s_7, v_14), dot(frame_8.t_10, v_14), dot(frame_8.n_4, v_14));
}

fn is_smooth_0( alpha_3 : vec2<f32>) -> bool
{
    return (max(alpha_3.x, alpha_3.y)) < 0.00100000004749745f;
}

fn is_delta_0( bsdf_1 : Bsdf_0) -> bool
{
    var delta_7 : bool;
    if((bsdf_1.kind_3) == u32(1))
    {
        delta_7 = is_smooth_0(bsdf_1.alpha_2);
    }
    else
    {
        if((bsdf_1.kind_3) == u32(2))
        {
            if(is_smooth_0(bsdf_1.alpha_2))
            {
                delta_7 = true;
            }
            else
            {
                delta_7 = (bsdf_1.eta_2) == 1.0f;
            }
        }
        else
        {
            if(((FEATURES_0 & (u32(4)))) != u32(0))
            {
                delta_7 = (bsdf_1.kind_3) == u32(4);
            }
            else
            {
                delta_7 = false;
            }
            if(delta_7)
            {
                delta_7 = true;
            }
            else
            {
                if(((FEATURES_0 & (u32(512)))) != u32(0))
                {
                    delta_7 = (bsdf_1.kind_3) == u32(6);
                }
                else
                {
                    delta_7 = false;
                }
                if(delta_7)
                {
                    if(is_smooth_0(bsdf_1.alpha_2))
                    {
                        delta_7 = is_smooth_0(bsdf_1.coat_alpha_1);
                    }
                    else
                    {
                        delta_7 = false;
                    }
                }
                else
                {
                    delta_7 = false;
                }
            }
        }
    }
    return delta_7;
}

fn has_lights_0() -> bool
{
    var _S277 : bool;
    if((run_0.lights_0.tree_0) != u32(4294967295))
    {
        _S277 = true;
    }
    else
    {
        if(((FEATURES_0 & (u32(8)))) != u32(0))
        {
            _S277 = (run_0.lights_0.remote_count_0) > u32(0);
        }
        else
        {
            _S277 = false;
        }
    }
    return _S277;
}

fn Path_counts_connections_0( this_17 : Path_0) -> bool
{
    var _S278 : u32;
    if((this_17.depth_1) < u32(1))
    {
        _S278 = u32(1);
    }
    else
    {
        _S278 = u32(2);
    }
    return Path_counts_0(this_17, _S278);
}

struct SquareMap_0
{
     start_1 : vec2<f32>,
     scale_7 : vec2<f32>,
     cell_1 : vec2<f32>,
     size_3 : vec2<f32>,
};

struct ChosenLight_0
{
     kind_4 : i32,
     probability_5 : f32,
     radiance_9 : Sloped3_0,
     textured_4 : bool,
     delta_8 : bool,
     two_sided_3 : bool,
     shape_9 : LightShape_0,
     spot_0 : bool,
     cos_end_0 : f32,
     cos_start_0 : f32,
     map_1 : SquareMap_0,
     to_light_2 : array<vec4<f32>, i32(3)>,
     arriving_2 : Arriving_0,
     hit_6 : Hit_0,
     ball_3 : u32,
};

fn SquareMap_x24init_0( start_2 : vec2<f32>,  scale_8 : vec2<f32>,  cell_2 : vec2<f32>,  size_4 : vec2<f32>) -> SquareMap_0
{
    var _S279 : SquareMap_0;
    _S279.start_1 = start_2;
    _S279.scale_7 = scale_8;
    _S279.cell_1 = cell_2;
    _S279.size_3 = size_4;
    return _S279;
}

fn Arriving_x24init_0( radiance_10 : vec3<f32>,  pdf_9 : f32,  by_point_1 : vec3<f32>,  by_direction_1 : vec3<f32>) -> Arriving_0
{
    var _S280 : Arriving_0;
    _S280.radiance_2 = radiance_10;
    _S280.pdf_0 = pdf_9;
    _S280.by_point_0 = by_point_1;
    _S280.by_direction_0 = by_direction_1;
    return _S280;
}

fn Hit_x24init_0( leaf_6 : u32,  instance_5 : u32) -> Hit_0
{
    var _S281 : Hit_0;
    _S281.leaf_1 = leaf_6;
    _S281.instance_0 = instance_5;
    return _S281;
}

fn ChosenLight_x24init_0( kind_5 : i32,  probability_6 : f32,  radiance_11 : Sloped3_0,  textured_5 : bool,  delta_9 : bool,  two_sided_4 : bool,  shape_10 : LightShape_0,  spot_1 : bool,  cos_end_1 : f32,  cos_start_1 : f32,  map_2 : SquareMap_0,  to_light_3 : array<vec4<f32>, i32(3)>,  arriving_3 : Arriving_0,  hit_7 : Hit_0,  ball_4 : u32) -> ChosenLight_0
{
    var _S282 : ChosenLight_0;
    _S282.kind_4 = kind_5;
    _S282.probability_5 = probability_6;
    _S282.radiance_9 = radiance_11;
    _S282.textured_4 = textured_5;
    _S282.delta_8 = delta_9;
    _S282.two_sided_3 = two_sided_4;
    _S282.shape_9 = shape_10;
    _S282.spot_0 = spot_1;
    _S282.cos_end_0 = cos_end_1;
    _S282.cos_start_0 = cos_start_1;
    _S282.map_1 = map_2;
    _S282.to_light_2 = to_light_3;
    _S282.arriving_2 = arriving_3;
    _S282.hit_6 = hit_7;
    _S282.ball_3 = ball_4;
    return _S282;
}

struct RemoteLight_0
{
     start_3 : f32,
     share_5 : f32,
     index_7 : u32,
     padding_4 : u32,
};

fn load_table_3( first_14 : u32) -> RemoteLight_0
{
    var rows_5 : array<vec4<f32>, i32(1)>;
    rows_5[i32(0)] = tables_0[first_14];
    var _S283 : RemoteLight_0 = RemoteLight_0( bitcast<f32>(bitcast<u32>(rows_5[u32(0)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_5[u32(0)][u32(1)])), bitcast<u32>(rows_5[u32(0)][u32(2)]), bitcast<u32>(rows_5[u32(0)][u32(3)]) );
    return _S283;
}

struct DistantLight_0
{
     direction_28 : vec3<f32>,
     padding0_5 : u32,
     irradiance_0 : vec3<f32>,
     padding1_5 : u32,
};

fn load_table_4( first_15 : u32) -> DistantLight_0
{
    var rows_6 : array<vec4<f32>, i32(2)>;
    rows_6[i32(0)] = tables_0[first_15];
    rows_6[i32(1)] = tables_0[first_15 + u32(1)];
    var _S284 : DistantLight_0 = DistantLight_0( vec3<f32>(bitcast<f32>(bitcast<u32>(rows_6[u32(0)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_6[u32(0)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_6[u32(0)][u32(2)]))), bitcast<u32>(rows_6[u32(0)][u32(3)]), vec3<f32>(bitcast<f32>(bitcast<u32>(rows_6[u32(1)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_6[u32(1)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_6[u32(1)][u32(2)]))), bitcast<u32>(rows_6[u32(1)][u32(3)]) );
    return _S284;
}

fn cell_of_0( first_16 : u32,  cells_1 : u32,  value_11 : f32) -> u32
{
    var high_0 : u32 = cells_1;
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
        var middle_1 : u32 = ((low_0 + high_0) >> (u32(1)));
        if((cumulative_at_0(first_16 + middle_1)) <= value_11)
        {
            low_0 = middle_1;
        }
        else
        {
            high_0 = middle_1;
        }
    }
    return low_0;
}

fn square_map_0( sky_7 : Sky_0,  u_8 : vec2<f32>) -> SquareMap_0
{
    var row_9 : u32 = cell_of_0(sky_7.distribution_0, sky_7.rows_1, u_8.y);
    var columns_1 : u32 = first_column_0(sky_7, row_9);
    var column_1 : u32 = cell_of_0(columns_1, sky_7.columns_0, u_8.x);
    var map_3 : SquareMap_0;
    var _S285 : u32 = columns_1 + column_1;
    var _S286 : f32 = cumulative_at_0(_S285);
    var _S287 : u32 = sky_7.distribution_0 + row_9;
    var _S288 : f32 = cumulative_at_0(_S287);
    map_3.start_1 = vec2<f32>(_S286, _S288);
    map_3.scale_7 = vec2<f32>(1.0f / (cumulative_at_0(_S285 + u32(1)) - _S286), 1.0f / (cumulative_at_0(_S287 + u32(1)) - _S288));
    map_3.cell_1 = vec2<f32>(f32(column_1), f32(row_9));
    map_3.size_3 = vec2<f32>(f32(sky_7.columns_0), f32(sky_7.rows_1));
    return map_3;
}

fn mapped_0( map_4 : SquareMap_0,  u_9 : vec2<f32>) -> vec2<f32>
{
    var within_0 : vec2<f32> = (u_9 + map_4.start_1 * vec2<f32>(-1.0f)) * map_4.scale_7;
    var _S289 : f32 = within_0.x;
    var x_20 : f32;
    if(_S289 < 1.0f)
    {
        x_20 = _S289;
    }
    else
    {
        x_20 = 0.99999994039535522f;
    }
    var _S290 : f32 = within_0.y;
    var y_9 : f32;
    if(_S290 < 1.0f)
    {
        y_9 = _S290;
    }
    else
    {
        y_9 = 0.99999994039535522f;
    }
    return (vec2<f32>(x_20, y_9) + map_4.cell_1) * (vec2<f32>(1.0f) / map_4.size_3);
}

fn octahedral_direction_0( square_3 : vec2<f32>) -> vec3<f32>
{
    var u_10 : f32 = square_3.x * 2.0f - 1.0f;
    var v_15 : f32 = square_3.y * 2.0f - 1.0f;
    var _S291 : bool = u_10 < 0.0f;
    var u_abs_0 : f32;
    if(_S291)
    {
        u_abs_0 = - u_10;
    }
    else
    {
        u_abs_0 = u_10;
    }
    var _S292 : bool = v_15 < 0.0f;
    var v_abs_0 : f32;
    if(_S292)
    {
        v_abs_0 = - v_15;
    }
    else
    {
        v_abs_0 = v_15;
    }
    var distance_7 : f32 = 1.0f - (u_abs_0 + v_abs_0);
    var _S293 : bool = distance_7 < 0.0f;
    var turns_4 : f32;
    if(_S293)
    {
        turns_4 = - distance_7;
    }
    else
    {
        turns_4 = distance_7;
    }
    var r_2 : f32 = 1.0f - turns_4;
    if(r_2 > 0.0f)
    {
        turns_4 = ((v_abs_0 - u_abs_0) / r_2 + 1.0f) * 0.125f;
    }
    else
    {
        turns_4 = 0.125f;
    }
    var sin_cos_2 : vec2<f32> = sin_cos_turns_0(turns_4);
    var _S294 : f32 = r_2 * r_2;
    var z_5 : f32 = 1.0f - _S294;
    var radius_1 : f32 = r_2 * safe_sqrt_0(2.0f - _S294);
    var x_21 : f32 = sin_cos_2.y * radius_1;
    var y_10 : f32 = sin_cos_2.x * radius_1;
    if(_S291)
    {
        u_abs_0 = - x_21;
    }
    else
    {
        u_abs_0 = x_21;
    }
    if(_S292)
    {
        v_abs_0 = - y_10;
    }
    else
    {
        v_abs_0 = y_10;
    }
    if(_S293)
    {
        turns_4 = - z_5;
    }
    else
    {
        turns_4 = z_5;
    }
    return vec3<f32>(u_abs_0, v_abs_0, turns_4);
}

fn choose_in_tree_0( point_16 : vec3<f32>,  pick_any_0 : f32,  probability_7 : ptr<function, f32>) -> u32
{
    (*probability_7) = 1.0f;
    var target_1 : u32 = light_node_target_0(u32(0));
    var pick_1 : f32 = pick_any_0;
    for(;;)
    {
        if(((target_1 & (u32(2147483648)))) == u32(0))
        {
        }
        else
        {
            break;
        }
        var child_0 : u32 = (target_1 & (u32(3221225471)));
        var share_6 : f32 = share_of_first_0(target_1, child_0, point_16);
        if(share_6 < 0.0f)
        {
            return u32(4294967295);
        }
        var first_17 : bool = pick_1 < share_6;
        var pick_2 : f32;
        if(first_17)
        {
            pick_2 = pick_1 / share_6;
        }
        else
        {
            pick_2 = (pick_1 - share_6) / (1.0f - share_6);
        }
        var _S295 : f32;
        if(first_17)
        {
            _S295 = share_6;
        }
        else
        {
            _S295 = 1.0f - share_6;
        }
        (*probability_7) = (*probability_7) * _S295;
        var _S296 : f32 = min(pick_2, 0.99999994039535522f);
        var _S297 : u32;
        if(first_17)
        {
            _S297 = child_0;
        }
        else
        {
            _S297 = child_0 + u32(1);
        }
        target_1 = light_node_target_0(_S297);
        pick_1 = _S296;
    }
    return (target_1 & (u32(2147483647)));
}

struct PointLight_0
{
     position_4 : vec3<f32>,
     kind_6 : u32,
     intensity_0 : vec3<f32>,
     image_6 : u32,
     axis_1 : vec3<f32>,
     cos_end_2 : f32,
     cos_start_2 : f32,
     padding_5 : u32,
     half_size_0 : vec2<f32>,
     to_light_4 : array<vec4<f32>, i32(3)>,
};

fn load_table_5( first_18 : u32) -> PointLight_0
{
    var rows_7 : array<vec4<f32>, i32(7)>;
    rows_7[i32(0)] = tables_0[first_18];
    rows_7[i32(1)] = tables_0[first_18 + u32(1)];
    rows_7[i32(2)] = tables_0[first_18 + u32(2)];
    rows_7[i32(3)] = tables_0[first_18 + u32(3)];
    rows_7[i32(4)] = tables_0[first_18 + u32(4)];
    rows_7[i32(5)] = tables_0[first_18 + u32(5)];
    rows_7[i32(6)] = tables_0[first_18 + u32(6)];
    var _S298 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>( vec4<f32>(bitcast<f32>(bitcast<u32>(rows_7[u32(4)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_7[u32(4)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_7[u32(4)][u32(2)])), bitcast<f32>(bitcast<u32>(rows_7[u32(4)][u32(3)]))), vec4<f32>(bitcast<f32>(bitcast<u32>(rows_7[u32(5)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_7[u32(5)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_7[u32(5)][u32(2)])), bitcast<f32>(bitcast<u32>(rows_7[u32(5)][u32(3)]))), vec4<f32>(bitcast<f32>(bitcast<u32>(rows_7[u32(6)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_7[u32(6)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_7[u32(6)][u32(2)])), bitcast<f32>(bitcast<u32>(rows_7[u32(6)][u32(3)]))) );
    var _S299 : PointLight_0 = PointLight_0( vec3<f32>(bitcast<f32>(bitcast<u32>(rows_7[u32(0)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_7[u32(0)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_7[u32(0)][u32(2)]))), bitcast<u32>(rows_7[u32(0)][u32(3)]), vec3<f32>(bitcast<f32>(bitcast<u32>(rows_7[u32(1)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_7[u32(1)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_7[u32(1)][u32(2)]))), bitcast<u32>(rows_7[u32(1)][u32(3)]), vec3<f32>(bitcast<f32>(bitcast<u32>(rows_7[u32(2)][u32(0)])), bitcast<f32>(bitcast<u32>(rows_7[u32(2)][u32(1)])), bitcast<f32>(bitcast<u32>(rows_7[u32(2)][u32(2)]))), bitcast<f32>(bitcast<u32>(rows_7[u32(2)][u32(3)])), bitcast<f32>(bitcast<u32>(rows_7[u32(3)][u32(0)])), bitcast<u32>(rows_7[u32(3)][u32(1)]), vec2<f32>(bitcast<f32>(bitcast<u32>(rows_7[u32(3)][u32(2)])), bitcast<f32>(bitcast<u32>(rows_7[u32(3)][u32(3)]))), _S298 );
    return _S299;
}

fn point_intensity_0( light_5 : PointLight_0,  direction_29 : vec3<f32>) -> vec3<f32>
{
    var intensity_1 : vec3<f32>;
    if((light_5.kind_6) == u32(2))
    {
        intensity_1 = light_5.intensity_0 * texel_at_0(light_5.image_6, octahedral_square_0(unit_vector_0(rotated_0(light_5.to_light_4, direction_29))));
    }
    else
    {
        if((light_5.kind_6) == u32(3))
        {
            var local_1 : vec3<f32> = rotated_0(light_5.to_light_4, direction_29);
            var _S300 : f32 = local_1.z;
            var st_1 : vec2<f32> = local_1.xy / (vec2<f32>(_S300) * (light_5.half_size_0 * vec2<f32>(2.0f))) + vec2<f32>(0.5f);
            var seen_2 : bool;
            if(_S300 >= 0.00100000004749745f)
            {
                seen_2 = (st_1.x) >= 0.0f;
            }
            else
            {
                seen_2 = false;
            }
            if(seen_2)
            {
                seen_2 = (st_1.x) <= 1.0f;
            }
            else
            {
                seen_2 = false;
            }
            if(seen_2)
            {
                seen_2 = (st_1.y) >= 0.0f;
            }
            else
            {
                seen_2 = false;
            }
            if(seen_2)
            {
                seen_2 = (st_1.y) <= 1.0f;
            }
            else
            {
                seen_2 = false;
            }
            if(seen_2)
            {
                intensity_1 = texel_at_0(light_5.image_6, st_1);
            }
            else
            {
                intensity_1 = vec3<f32>(0.0f);
            }
            intensity_1 = light_5.intensity_0 * intensity_1;
        }
        else
        {
            intensity_1 = light_5.intensity_0;
        }
    }
    return intensity_1;
}

fn choose_light_0( point_17 : vec3<f32>,  pick_any_1 : f32,  u_11 : vec2<f32>) -> ChosenLight_0
{
    var _S301 : vec3<f32> = vec3<f32>(0.0f);
    var _S302 : vec2<f32> = vec2<f32>(0.0f);
    var _S303 : array<vec4<f32>, i32(3)> = array<vec4<f32>, i32(3)>(vec4<f32>(0.0f), vec4<f32>(0.0f), vec4<f32>(0.0f));
    var light_6 : ChosenLight_0 = ChosenLight_x24init_0(i32(0), 0.0f, Sloped3_x24init_0(_S301, _S301, _S301), false, false, false, LightShape_x24init_0(_S301, _S301, _S301, _S301, 0.0f), false, 0.0f, 0.0f, SquareMap_x24init_0(_S302, _S302, _S302, _S302), _S303, Arriving_x24init_0(_S301, 0.0f, _S301, _S301), Hit_x24init_0(u32(0), u32(0)), u32(0));
    light_6.kind_4 = i32(0);
    light_6.hit_6 = nothing_0();
    var _S304 : f32 = min(pick_any_1, 0.99999994039535522f);
    var share_7 : f32 = tree_share_0(point_17);
    var by_portal_0 : bool;
    if(((FEATURES_0 & (u32(8)))) != u32(0))
    {
        by_portal_0 = _S304 >= share_7;
    }
    else
    {
        by_portal_0 = false;
    }
    var chosen_0 : u32;
    if(by_portal_0)
    {
        var _S305 : f32 = 1.0f - share_7;
        var _S306 : f32 = min((_S304 - share_7) / _S305, 0.99999994039535522f);
        chosen_0 = u32(0);
        for(;;)
        {
            var _S307 : u32 = chosen_0 + u32(1);
            if(_S307 < (run_0.lights_0.remote_count_0))
            {
                by_portal_0 = (tables_0[run_0.lights_0.remote_0 + chosen_0 + u32(1)].x) <= _S306;
            }
            else
            {
                by_portal_0 = false;
            }
            if(by_portal_0)
            {
            }
            else
            {
                break;
            }
            chosen_0 = _S307;
        }
        var remote_1 : RemoteLight_0 = load_table_3(run_0.lights_0.remote_0 + chosen_0);
        var _S308 : f32 = min((_S306 - remote_1.start_3) / remote_1.share_5, 0.99999994039535522f);
        if((remote_1.index_7) >= (run_0.lights_0.sky_count_0))
        {
            var distant_1 : DistantLight_0 = load_table_4(run_0.lights_0.distant_0 + (remote_1.index_7 - run_0.lights_0.sky_count_0) * u32(2));
            light_6.kind_4 = i32(4);
            light_6.delta_8 = true;
            light_6.probability_5 = _S305 * remote_1.share_5;
            light_6.shape_9.normal_1 = distant_1.direction_28;
            light_6.radiance_9 = sloped_2(distant_1.irradiance_0);
            return light_6;
        }
        var sky_8 : Sky_0 = load_sky_0(remote_1.index_7);
        light_6.kind_4 = i32(5);
        light_6.to_light_2 = sky_8.to_light_1;
        var by_portal_1 : bool = (sky_8.has_portal_0) != u32(0);
        if(by_portal_1)
        {
            by_portal_0 = (sky_8.distribution_0) != u32(4294967295);
        }
        else
        {
            by_portal_0 = false;
        }
        var pick_3 : f32;
        if(by_portal_0)
        {
            var by_portal_2 : bool = _S308 < 0.5f;
            var _S309 : f32 = 2.0f * _S308;
            if(by_portal_2)
            {
                pick_3 = 0.0f;
            }
            else
            {
                pick_3 = 1.0f;
            }
            var _S310 : f32 = _S309 - pick_3;
            by_portal_0 = by_portal_2;
            pick_3 = _S310;
        }
        else
        {
            by_portal_0 = by_portal_1;
            pick_3 = _S308;
        }
        var direction_30 : vec3<f32>;
        if(by_portal_0)
        {
            light_6.kind_4 = i32(6);
            var _S311 : LightShape_0 = portal_half_0(sky_8, pick_3 >= 0.5f);
            light_6.shape_9 = _S311;
            var view_7 : TriangleView_0 = view_of_0(_S311, point_17);
            var sampled_1 : SampledPoint_0 = sample_view_0(_S311, view_7, u_11);
            if(!((view_7.height_1) > 0.0f))
            {
                by_portal_0 = true;
            }
            else
            {
                by_portal_0 = !sampled_1.valid_0;
            }
            if(by_portal_0)
            {
                light_6.kind_4 = i32(0);
            }
            direction_30 = sampled_1.direction_0;
        }
        else
        {
            var _S312 : SquareMap_0 = square_map_0(sky_8, u_11);
            light_6.map_1 = _S312;
            var local_2 : vec3<f32> = octahedral_direction_0(mapped_0(_S312, u_11));
            direction_30 = sky_8.to_light_1[i32(0)].xyz * vec3<f32>(local_2.x) + sky_8.to_light_1[i32(1)].xyz * vec3<f32>(local_2.y) + sky_8.to_light_1[i32(2)].xyz * vec3<f32>(local_2.z);
        }
        if(by_portal_1)
        {
            by_portal_0 = (portal_half_seen_0(sky_8, point_17, direction_30)) == u32(4294967295);
        }
        else
        {
            by_portal_0 = false;
        }
        if(by_portal_0)
        {
            light_6.kind_4 = i32(0);
        }
        light_6.arriving_2 = arriving_0(point_17, direction_30, _S305);
        light_6.radiance_9 = sloped_2(light_6.arriving_2.radiance_2);
        return light_6;
    }
    var number_0 : u32;
    if(((FEATURES_0 & (u32(1024)))) != u32(0))
    {
        var probability_8 : f32;
        var number_1 : u32 = choose_in_tree_0(point_17, min(_S304 / share_7, 0.99999994039535522f), &(probability_8));
        light_6.probability_5 = probability_8 * share_7;
        if(number_1 == u32(4294967295))
        {
            return light_6;
        }
        number_0 = number_1;
    }
    else
    {
        chosen_0 = run_0.lights_0.triangles_0;
        number_0 = u32(0);
        for(;;)
        {
            if((chosen_0 - number_0) > u32(1))
            {
            }
            else
            {
                break;
            }
            var middle_2 : u32 = ((number_0 + chosen_0) >> (u32(1)));
            if((light_triangles_0[middle_2].uv0_0.x) <= pick_any_1)
            {
                number_0 = middle_2;
            }
            else
            {
                chosen_0 = middle_2;
            }
        }
    }
    if(((FEATURES_0 & (u32(16)))) != u32(0))
    {
        by_portal_0 = number_0 >= (run_0.lights_0.triangles_0);
    }
    else
    {
        by_portal_0 = false;
    }
    if(by_portal_0)
    {
        var at_point_0 : PointLight_0 = load_table_5(run_0.lights_0.points_0 + (number_0 - run_0.lights_0.triangles_0) * u32(7));
        light_6.kind_4 = i32(3);
        light_6.delta_8 = true;
        light_6.shape_9.corner_1 = at_point_0.position_4;
        light_6.shape_9.normal_1 = at_point_0.axis_1;
        light_6.spot_0 = (at_point_0.kind_6) == u32(1);
        light_6.cos_end_0 = at_point_0.cos_end_2;
        light_6.cos_start_0 = at_point_0.cos_start_2;
        light_6.radiance_9 = sloped_2(point_intensity_0(at_point_0, unit_vector_0(point_17 - at_point_0.position_4)));
        return light_6;
    }
    var _S313 : LightTriangle_std430_0 = light_triangles_0[number_0];
    var emission_5 : Emission_0 = load_emission_0(_S313.emission_0);
    light_6.kind_4 = i32(1);
    var _S314 : LightShape_0 = shape_of_1(&(_S313));
    light_6.shape_9 = _S314;
    if(!(((FEATURES_0 & (u32(1024)))) != u32(0)))
    {
        light_6.probability_5 = emission_5.pdf_area_0 * _S313.area_0;
    }
    light_6.radiance_9 = sloped_2(emission_5.radiance_0);
    if(((FEATURES_0 & (u32(65536)))) != u32(0))
    {
        by_portal_0 = (((_S313.flags_0) & (u32(4)))) != u32(0);
    }
    else
    {
        by_portal_0 = false;
    }
    if(by_portal_0)
    {
        light_6.kind_4 = i32(2);
        light_6.ball_3 = number_0;
        return light_6;
    }
    light_6.two_sided_3 = (emission_5.two_sided_0) != u32(0);
    var _S315 : u32 = _S313.flags_0;
    light_6.delta_8 = (((_S313.flags_0) & (u32(1)))) != u32(0);
    if(((FEATURES_0 & (u32(128)))) != u32(0))
    {
        by_portal_0 = ((_S315 & (u32(2)))) != u32(0);
    }
    else
    {
        by_portal_0 = false;
    }
    light_6.textured_4 = by_portal_0;
    light_6.hit_6.leaf_1 = _S313.leaf_0;
    light_6.hit_6.instance_0 = u32(4294967295);
    if(((FEATURES_0 & (u32(128)))) != u32(0))
    {
        by_portal_0 = light_6.textured_4;
    }
    else
    {
        by_portal_0 = false;
    }
    if(by_portal_0)
    {
        var _S316 : Sloped3_0 = radiance_of_triangle_0(&(_S313), emission_5, point_17, u_11);
        light_6.radiance_9 = _S316;
    }
    return light_6;
}

struct DirectLight_0
{
     radiance_12 : vec3<f32>,
     direction_31 : vec3<f32>,
     distance_8 : f32,
     valid_4 : bool,
};

struct LightSample_0
{
     direction_32 : vec3<f32>,
     distance_9 : f32,
     radiance_13 : vec3<f32>,
     pdf_10 : f32,
     valid_5 : bool,
};

fn to_world_2( frame_9 : Frame_0,  v_16 : vec3<f32>) -> vec3<f32>
{
    return frame_9.s_7 * vec3<f32>(v_16.x) + frame_9.t_10 * vec3<f32>(v_16.y) + frame_9.n_4 * vec3<f32>(v_16.z);
}

fn sample_cone_0( cone_4 : Cone_0,  u_12 : vec2<f32>) -> vec3<f32>
{
    var sin_cos_3 : vec2<f32> = sin_cos_turns_0(u_12.x);
    var depth_9 : f32 = u_12.y * cone_4.height_5;
    var radius_2 : f32 = safe_sqrt_0(depth_9 * (2.0f - depth_9));
    return to_world_2(frame_from_normal_0(cone_4.axis_0), vec3<f32>(radius_2 * sin_cos_3.y, radius_2 * sin_cos_3.x, 1.0f - depth_9));
}

fn smooth_step_0( x_22 : f32,  start_4 : f32,  end_0 : f32) -> f32
{
    var _S317 : bool;
    if(x_22 >= end_0)
    {
        _S317 = x_22 > start_4;
    }
    else
    {
        _S317 = false;
    }
    var step_0 : f32;
    if(_S317)
    {
        step_0 = 1.0f;
    }
    else
    {
        if(x_22 > start_4)
        {
            var t_13 : f32 = (x_22 - start_4) * (1.0f / (end_0 - start_4));
            step_0 = t_13 * t_13 * (3.0f - (t_13 + t_13));
        }
        else
        {
            step_0 = 0.0f;
        }
    }
    return step_0;
}

fn sample_light_0( light_7 : ChosenLight_0,  point_18 : vec3<f32>,  u_13 : vec2<f32>) -> LightSample_0
{
    var sample_0 : LightSample_0;
    var _S318 : vec3<f32> = vec3<f32>(0.0f);
    sample_0.direction_32 = _S318;
    sample_0.distance_9 = 0.0f;
    sample_0.radiance_13 = _S318;
    sample_0.pdf_10 = 1.0f;
    sample_0.valid_5 = false;
    var portal_1 : bool;
    if(((FEATURES_0 & (u32(8)))) != u32(0))
    {
        portal_1 = (light_7.kind_4) == i32(6);
    }
    else
    {
        portal_1 = false;
    }
    var _S319 : bool = (light_7.kind_4) == i32(1);
    var placed_1 : bool;
    if(_S319)
    {
        placed_1 = true;
    }
    else
    {
        placed_1 = portal_1;
    }
    if(placed_1)
    {
        var view_8 : TriangleView_0 = view_of_0(light_7.shape_9, point_18);
        if(!((view_8.height_1) > 0.0f))
        {
            placed_1 = true;
        }
        else
        {
            placed_1 = light_7.two_sided_3;
        }
        if(placed_1)
        {
            placed_1 = true;
        }
        else
        {
            placed_1 = portal_1;
        }
        if(placed_1)
        {
            var sampled_2 : SampledPoint_0 = sample_view_0(light_7.shape_9, view_8, u_13);
            var pdf_11 : f32 = view_pdf_0(light_7.shape_9, view_8, sampled_2.direction_0, sampled_2.distance_0);
            if(portal_1)
            {
                sample_0.direction_32 = sampled_2.direction_0;
            }
            else
            {
                if(sampled_2.valid_0)
                {
                    portal_1 = pdf_11 > 0.0f;
                }
                else
                {
                    portal_1 = false;
                }
                if(portal_1)
                {
                    sample_0.direction_32 = sampled_2.direction_0;
                    sample_0.distance_9 = sampled_2.distance_0;
                    sample_0.radiance_13 = light_7.radiance_9.v_0;
                    if(((FEATURES_0 & (u32(128)))) != u32(0))
                    {
                        portal_1 = light_7.textured_4;
                    }
                    else
                    {
                        portal_1 = false;
                    }
                    if(portal_1)
                    {
                        var _S320 : vec3<f32> = vec3<f32>(0.0f);
                        sample_0.radiance_13 = light_7.radiance_9.v_0 + light_7.radiance_9.d1_0 * _S320 + light_7.radiance_9.d2_0 * _S320;
                    }
                    sample_0.pdf_10 = pdf_11 * light_7.probability_5;
                    sample_0.valid_5 = true;
                }
            }
        }
    }
    else
    {
        if(((FEATURES_0 & (u32(65536)))) != u32(0))
        {
            portal_1 = (light_7.kind_4) == i32(2);
        }
        else
        {
            portal_1 = false;
        }
        if(portal_1)
        {
            var cone_5 : Cone_0 = cone_of_0(light_7.shape_9, point_18);
            if(cone_5.valid_1)
            {
                sample_0.direction_32 = sample_cone_0(cone_5, u_13);
                sample_0.distance_9 = cone_5.distance_5;
                sample_0.radiance_13 = light_7.radiance_9.v_0;
                sample_0.pdf_10 = cone_pdf_0(cone_5) * light_7.probability_5;
                sample_0.valid_5 = true;
            }
        }
        else
        {
            if(((FEATURES_0 & (u32(16)))) != u32(0))
            {
                portal_1 = (light_7.kind_4) == i32(3);
            }
            else
            {
                portal_1 = false;
            }
            if(portal_1)
            {
                var to_light_5 : vec3<f32> = light_7.shape_9.corner_1 + point_18 * vec3<f32>(-1.0f);
                var distance2_4 : f32 = dot(to_light_5, to_light_5);
                if(distance2_4 > 0.0f)
                {
                    var distance_10 : f32 = sqrt(distance2_4);
                    var direction_33 : vec3<f32> = to_light_5 * vec3<f32>((1.0f / distance_10));
                    var factor_2 : f32 = 1.0f / distance2_4;
                    var factor_3 : f32;
                    if(light_7.spot_0)
                    {
                        factor_3 = factor_2 * smooth_step_0(- dot(direction_33, light_7.shape_9.normal_1), light_7.cos_end_0, light_7.cos_start_0);
                    }
                    else
                    {
                        factor_3 = factor_2;
                    }
                    sample_0.direction_32 = direction_33;
                    sample_0.distance_9 = distance_10;
                    var _S321 : vec3<f32> = light_7.radiance_9.v_0 * vec3<f32>(factor_3);
                    sample_0.radiance_13 = _S321;
                    sample_0.pdf_10 = light_7.probability_5;
                    sample_0.valid_5 = (any((_S321 != vec3<f32>(0.0f))));
                }
            }
        }
    }
    if(_S319)
    {
        portal_1 = true;
    }
    else
    {
        portal_1 = (light_7.kind_4) == i32(2);
    }
    if(portal_1)
    {
        placed_1 = true;
    }
    else
    {
        placed_1 = (light_7.kind_4) == i32(3);
    }
    if(((FEATURES_0 & (u32(8)))) != u32(0))
    {
        portal_1 = !placed_1;
    }
    else
    {
        portal_1 = false;
    }
    if(portal_1)
    {
        sample_0.distance_9 = (bitcast<f32>((u32(2139095040))));
        sample_0.radiance_13 = light_7.radiance_9.v_0;
        if((light_7.kind_4) == i32(4))
        {
            sample_0.direction_32 = light_7.shape_9.normal_1;
            sample_0.pdf_10 = light_7.probability_5;
            sample_0.valid_5 = true;
        }
        else
        {
            if((light_7.kind_4) != i32(0))
            {
                if((light_7.kind_4) == i32(5))
                {
                    var local_3 : vec3<f32> = octahedral_direction_0(mapped_0(light_7.map_1, u_13));
                    sample_0.direction_32 = light_7.to_light_2[i32(0)].xyz * vec3<f32>(local_3.x) + light_7.to_light_2[i32(1)].xyz * vec3<f32>(local_3.y) + light_7.to_light_2[i32(2)].xyz * vec3<f32>(local_3.z);
                }
                var pdf_12 : f32 = arriving_pdf_0(light_7.arriving_2, point_18, sample_0.direction_32);
                sample_0.pdf_10 = pdf_12;
                if(pdf_12 > 0.0f)
                {
                    portal_1 = (any(((light_7.radiance_9.v_0) != vec3<f32>(0.0f))));
                }
                else
                {
                    portal_1 = false;
                }
                sample_0.valid_5 = portal_1;
            }
        }
    }
    return sample_0;
}

struct BsdfValue_0
{
     f_cos_0 : vec3<f32>,
     pdf_13 : f32,
};

fn no_value_0() -> BsdfValue_0
{
    var value_12 : BsdfValue_0;
    value_12.f_cos_0 = vec3<f32>(0.0f);
    value_12.pdf_13 = 0.0f;
    return value_12;
}

fn diffuse_evaluate_0( reflectance_0 : vec3<f32>,  wo_0 : vec3<f32>,  wi_0 : vec3<f32>) -> BsdfValue_0
{
    var value_13 : BsdfValue_0 = no_value_0();
    var _S322 : f32 = wi_0.z;
    if((wo_0.z * _S322) > 0.0f)
    {
        var _S323 : f32 = abs(_S322) * 0.31830990314483643f;
        value_13.pdf_13 = _S323;
        value_13.f_cos_0 = reflectance_0 * vec3<f32>(_S323);
    }
    return value_13;
}

fn ggx_widths_0( alpha_4 : vec2<f32>) -> vec2<f32>
{
    var _S324 : f32 = alpha_4.x;
    var _S325 : f32;
    if(_S324 > 0.00009999999747379f)
    {
        _S325 = _S324;
    }
    else
    {
        _S325 = 0.00009999999747379f;
    }
    var _S326 : f32 = alpha_4.y;
    var _S327 : f32;
    if(_S326 > 0.00009999999747379f)
    {
        _S327 = _S326;
    }
    else
    {
        _S327 = 0.00009999999747379f;
    }
    return vec2<f32>(_S325, _S327);
}

fn ggx_lambda_0( width_3 : vec2<f32>,  w_2 : vec3<f32>) -> f32
{
    return (sqrt(1.0f + (sqr_0(width_3.x * w_2.x) + sqr_0(width_3.y * w_2.y)) / sqr_0(w_2.z)) - 1.0f) * 0.5f;
}

fn ggx_density_0( width_4 : vec2<f32>,  m_1 : vec3<f32>) -> f32
{
    var _S328 : f32 = width_4.x;
    var _S329 : f32 = width_4.y;
    return 1.0f / (3.14159274101257324f * _S328 * _S329 * sqr_0(sqr_0(m_1.x / _S328) + sqr_0(m_1.y / _S329) + sqr_0(m_1.z)));
}

fn fresnel_conductor_channel_0( cos_in_0 : f32,  eta_3 : f32,  k_11 : f32) -> f32
{
    var _S330 : f32 = min(cos_in_0, 1.0f);
    var cos2_0 : f32 = sqr_0(_S330);
    var sin2_0 : f32 = 1.0f - cos2_0;
    var t0_0 : f32 = eta_3 * eta_3 - k_11 * k_11 - sin2_0;
    var a2_plus_b2_0 : f32 = safe_sqrt_0(sqr_0(t0_0) + 4.0f * eta_3 * eta_3 * k_11 * k_11);
    var t1_0 : f32 = a2_plus_b2_0 + cos2_0;
    var t2_0 : f32 = 2.0f * safe_sqrt_0((a2_plus_b2_0 + t0_0) * 0.5f) * _S330;
    var perpendicular_0 : f32 = (t1_0 - t2_0) / (t1_0 + t2_0);
    var t3_0 : f32 = cos2_0 * a2_plus_b2_0 + sqr_0(sin2_0);
    var t4_0 : f32 = t2_0 * sin2_0;
    var reflected_0 : f32 = (perpendicular_0 + perpendicular_0 * (t3_0 - t4_0) / (t3_0 + t4_0)) * 0.5f;
    var reflected_1 : f32;
    if(reflected_0 < 0.0f)
    {
        reflected_1 = 0.0f;
    }
    else
    {
        reflected_1 = reflected_0;
    }
    return reflected_1;
}

fn fresnel_conductor_0( cos_i_0 : f32,  eta_4 : vec3<f32>,  k_12 : vec3<f32>) -> vec3<f32>
{
    return vec3<f32>(fresnel_conductor_channel_0(cos_i_0, eta_4.x, k_12.x), fresnel_conductor_channel_0(cos_i_0, eta_4.y, k_12.y), fresnel_conductor_channel_0(cos_i_0, eta_4.z, k_12.z));
}

fn conductor_evaluate_0( eta_5 : vec3<f32>,  k_13 : vec3<f32>,  alpha_5 : vec2<f32>,  wo_1 : vec3<f32>,  wi_1 : vec3<f32>) -> BsdfValue_0
{
    var value_14 : BsdfValue_0 = no_value_0();
    var half_vector_0 : vec3<f32> = wo_1 + wi_1;
    var length2_1 : f32 = dot(half_vector_0, half_vector_0);
    var _S331 : f32 = wo_1.z;
    var _S332 : bool;
    if((_S331 * wi_1.z) > 0.0f)
    {
        _S332 = length2_1 > 0.0f;
    }
    else
    {
        _S332 = false;
    }
    if(_S332)
    {
        var m_2 : vec3<f32> = half_vector_0 * vec3<f32>((1.0f / sqrt(length2_1)));
        var width_5 : vec2<f32> = ggx_widths_0(alpha_5);
        var common_0 : f32 = ggx_density_0(width_5, m_2) / (4.0f * abs(_S331));
        var _S333 : f32 = 1.0f + ggx_lambda_0(width_5, wo_1);
        value_14.f_cos_0 = fresnel_conductor_0(abs(dot(wo_1, m_2)), eta_5, k_13) * vec3<f32>((common_0 / (_S333 + ggx_lambda_0(width_5, wi_1))));
        value_14.pdf_13 = common_0 / _S333;
    }
    return value_14;
}

fn fresnel_dielectric_0( cos_i_signed_0 : f32,  eta_outer_0 : f32) -> f32
{
    var cos_i_1 : f32;
    var eta_6 : f32;
    if(cos_i_signed_0 < 0.0f)
    {
        var _S334 : f32 = 1.0f / eta_outer_0;
        cos_i_1 = - cos_i_signed_0;
        eta_6 = _S334;
    }
    else
    {
        cos_i_1 = cos_i_signed_0;
        eta_6 = eta_outer_0;
    }
    var sin2_t_0 : f32 = (1.0f - sqr_0(cos_i_1)) / (eta_6 * eta_6);
    var reflected_2 : f32;
    if(sin2_t_0 < 1.0f)
    {
        var cos_t_0 : f32 = safe_sqrt_0(1.0f - sin2_t_0);
        var _S335 : f32 = eta_6 * cos_i_1;
        var _S336 : f32 = eta_6 * cos_t_0;
        reflected_2 = (sqr_0((_S335 - cos_t_0) / (_S335 + cos_t_0)) + sqr_0((cos_i_1 - _S336) / (cos_i_1 + _S336))) * 0.5f;
    }
    else
    {
        reflected_2 = 1.0f;
    }
    return reflected_2;
}

fn dielectric_evaluate_0( eta_7 : f32,  alpha_6 : vec2<f32>,  wo_2 : vec3<f32>,  wi_2 : vec3<f32>) -> BsdfValue_0
{
    var value_15 : BsdfValue_0 = no_value_0();
    var _S337 : f32 = wo_2.z;
    var _S338 : bool;
    if(_S337 != 0.0f)
    {
        _S338 = (wi_2.z) != 0.0f;
    }
    else
    {
        _S338 = false;
    }
    if(_S338)
    {
        var _S339 : f32 = wi_2.z;
        var reflects_0 : bool = (_S337 * _S339) > 0.0f;
        var crossing_1 : f32;
        if(reflects_0)
        {
            crossing_1 = 1.0f;
        }
        else
        {
            if(_S337 > 0.0f)
            {
                crossing_1 = eta_7;
            }
            else
            {
                crossing_1 = 1.0f / eta_7;
            }
        }
        var half_vector_1 : vec3<f32> = wi_2 * vec3<f32>(crossing_1) + wo_2;
        var length2_2 : f32 = dot(half_vector_1, half_vector_1);
        if(length2_2 > 0.0f)
        {
            var m_3 : vec3<f32> = half_vector_1 * vec3<f32>((1.0f / sqrt(length2_2)));
            var m_4 : vec3<f32>;
            if((m_3.z) < 0.0f)
            {
                m_4 = (vec3<f32>(0) - m_3);
            }
            else
            {
                m_4 = m_3;
            }
            var wo_m_0 : f32 = dot(wo_2, m_4);
            var wi_m_0 : f32 = dot(wi_2, m_4);
            if((wo_m_0 * _S337) >= 0.0f)
            {
                _S338 = (wi_m_0 * _S339) >= 0.0f;
            }
            else
            {
                _S338 = false;
            }
            if(_S338)
            {
                var width_6 : vec2<f32> = ggx_widths_0(alpha_6);
                var reflectance_1 : f32 = fresnel_dielectric_0(wo_m_0, eta_7);
                var masking_o_0 : f32 = 1.0f + ggx_lambda_0(width_6, wo_2);
                var masking_both_0 : f32 = masking_o_0 + ggx_lambda_0(width_6, wi_2);
                if(reflects_0)
                {
                    var common_1 : f32 = reflectance_1 * ggx_density_0(width_6, m_4) / (4.0f * abs(_S337));
                    value_15.f_cos_0 = vec3<f32>((common_1 / masking_both_0));
                    value_15.pdf_13 = common_1 / masking_o_0;
                }
                else
                {
                    var common_2 : f32 = (1.0f - reflectance_1) * ggx_density_0(width_6, m_4) * (abs(wi_m_0) / sqr_0(wi_m_0 + wo_m_0 / crossing_1)) * abs(wo_m_0) / abs(_S337);
                    value_15.f_cos_0 = vec3<f32>((common_2 / (masking_both_0 * crossing_1 * crossing_1)));
                    value_15.pdf_13 = common_2 / masking_o_0;
                }
            }
        }
    }
    return value_15;
}

fn largest_channel_0( c_4 : vec3<f32>) -> f32
{
    var _S340 : f32 = c_4.x;
    var _S341 : f32 = c_4.y;
    var largest_1 : f32;
    if(_S340 > _S341)
    {
        largest_1 = _S340;
    }
    else
    {
        largest_1 = _S341;
    }
    var _S342 : f32 = c_4.z;
    if(largest_1 > _S342)
    {
    }
    else
    {
        largest_1 = _S342;
    }
    return largest_1;
}

fn share_reflected_0( reflectance_2 : vec3<f32>,  transmittance_0 : vec3<f32>) -> f32
{
    var reflected_3 : f32 = largest_channel_0(reflectance_2);
    var both_0 : f32 = reflected_3 + largest_channel_0(transmittance_0);
    var share_8 : f32;
    if(both_0 > 0.0f)
    {
        share_8 = reflected_3 / both_0;
    }
    else
    {
        share_8 = 1.0f;
    }
    return share_8;
}

fn diffuse_transmission_evaluate_0( reflectance_3 : vec3<f32>,  transmittance_1 : vec3<f32>,  wo_3 : vec3<f32>,  wi_3 : vec3<f32>) -> BsdfValue_0
{
    var value_16 : BsdfValue_0 = no_value_0();
    var _S343 : f32 = wi_3.z;
    var side_0 : f32 = wo_3.z * _S343;
    if(side_0 != 0.0f)
    {
        var share_9 : f32 = share_reflected_0(reflectance_3, transmittance_1);
        var albedo_0 : vec3<f32>;
        var share_10 : f32;
        if(side_0 < 0.0f)
        {
            var _S344 : f32 = 1.0f - share_9;
            albedo_0 = transmittance_1;
            share_10 = _S344;
        }
        else
        {
            albedo_0 = reflectance_3;
            share_10 = share_9;
        }
        var cosine_6 : f32 = abs(_S343) * 0.31830990314483643f;
        value_16.f_cos_0 = albedo_0 * vec3<f32>(cosine_6);
        value_16.pdf_13 = share_10 * cosine_6;
    }
    return value_16;
}

struct CoatedDiffuse_0
{
     base_0 : vec3<f32>,
     share_11 : f32,
     alpha_7 : vec2<f32>,
     coat_3 : u32,
     smooth_1 : bool,
};

fn coat_eta_0( coat_4 : u32) -> f32
{
    return tables_0[coat_4].x;
}

fn coat_thickness_0( coat_5 : u32) -> f32
{
    return tables_0[coat_5].y;
}

fn coat_attenuation_0( coat_6 : u32,  cosine_7 : f32) -> f32
{
    var thickness_0 : f32 = coat_thickness_0(coat_6);
    var left_1 : f32;
    if(thickness_0 != 0.0f)
    {
        var d_2 : f32 = thickness_0 / cosine_7;
        left_1 = 1.0f / (((((((d_2 * 0.1428571492433548f + 1.0f) * (d_2 * 0.1666666716337204f) + 1.0f) * (d_2 * 0.20000000298023224f) + 1.0f) * (d_2 * 0.25f) + 1.0f) * (d_2 * 0.3333333432674408f) + 1.0f) * (d_2 * 0.5f) + 1.0f) * d_2 + 1.0f);
    }
    else
    {
        left_1 = 1.0f;
    }
    return left_1;
}

fn mean_width_0( alpha_8 : vec2<f32>) -> f32
{
    return safe_sqrt_0(alpha_8.x * alpha_8.y);
}

fn node_position_0( x_23 : f32,  nodes_1 : u32) -> vec2<f32>
{
    var last_0 : f32 = f32(nodes_1 - u32(1));
    if(x_23 >= 1.0f)
    {
        return vec2<f32>(last_0, 0.0f);
    }
    var root_5 : f32;
    if(x_23 > 0.0f)
    {
        root_5 = sqrt(x_23);
    }
    else
    {
        root_5 = 0.0f;
    }
    var _S345 : f32 = root_5 * last_0;
    if(root_5 > 0.0f)
    {
        root_5 = 0.5f * last_0 / root_5;
    }
    else
    {
        root_5 = 0.0f;
    }
    return vec2<f32>(_S345, root_5);
}

struct NodeWeights_0
{
     cell_3 : u32,
     values_0 : vec4<f32>,
     slopes_1 : vec4<f32>,
};

fn node_weights_0( position_5 : f32,  nodes_2 : u32) -> NodeWeights_0
{
    var weights_1 : NodeWeights_0;
    var _S346 : u32 = min(u32(position_5), nodes_2 - u32(2));
    weights_1.cell_3 = _S346;
    var t_14 : f32 = position_5 - f32(_S346);
    var t2_1 : f32 = t_14 * t_14;
    var t3_1 : f32 = t2_1 * t_14;
    var _S347 : f32 = 3.0f * t3_1;
    weights_1.values_0 = vec4<f32>(0.5f * (2.0f * t2_1 - t_14 - t3_1), 0.5f * (_S347 - 5.0f * t2_1) + 1.0f, 0.5f * (4.0f * t2_1 - _S347 + t_14), 0.5f * (t3_1 - t2_1));
    var _S348 : f32 = 3.0f * t2_1;
    var _S349 : f32 = 9.0f * t2_1;
    weights_1.slopes_1 = vec4<f32>(0.5f * (4.0f * t_14 - 1.0f - _S348), 0.5f * (_S349 - 10.0f * t_14), 0.5f * (8.0f * t_14 - _S349 + 1.0f), 0.5f * (_S348 - 2.0f * t_14));
    return weights_1;
}

fn coat_number_0( coat_7 : u32,  index_8 : u32) -> f32
{
    return tables_0[coat_7 + u32(1) + ((index_8 >> (u32(2))))][(index_8 & (u32(3)))];
}

fn four_numbers_0( coat_8 : u32,  first_19 : u32) -> vec4<f32>
{
    return vec4<f32>(coat_number_0(coat_8, first_19), coat_number_0(coat_8, first_19 + u32(1)), coat_number_0(coat_8, first_19 + u32(2)), coat_number_0(coat_8, first_19 + u32(3)));
}

fn crossing_table_0( coat_9 : u32,  cosine_8 : f32,  width_7 : f32) -> vec3<f32>
{
    var x_24 : vec2<f32> = node_position_0(cosine_8, u32(24));
    var y_11 : vec2<f32> = node_position_0(width_7, u32(16));
    var _S350 : NodeWeights_0 = node_weights_0(x_24.x, u32(24));
    var _S351 : NodeWeights_0 = node_weights_0(y_11.x, u32(16));
    var _S352 : vec3<f32> = vec3<f32>(0.0f);
    var i_13 : u32 = u32(0);
    var sum_5 : vec3<f32> = _S352;
    for(;;)
    {
        if(i_13 < u32(4))
        {
        }
        else
        {
            break;
        }
        var nodes_3 : vec4<f32> = four_numbers_0(coat_9, (_S351.cell_3 + i_13) * u32(26) + _S350.cell_3);
        var value_17 : f32 = dot(_S350.values_0, nodes_3);
        var sum_6 : vec3<f32> = sum_5 + vec3<f32>(_S351.values_0[i_13] * value_17, _S351.values_0[i_13] * dot(_S350.slopes_1, nodes_3), _S351.slopes_1[i_13] * value_17);
        i_13 = i_13 + u32(1);
        sum_5 = sum_6;
    }
    return sum_5 * vec3<f32>(1.0f, x_24.y, y_11.y);
}

fn coat_crossing_0( coat_10 : u32,  cosine_9 : f32,  alpha_9 : vec2<f32>) -> f32
{
    var eta_8 : f32 = coat_eta_0(coat_10);
    var share_12 : f32;
    if(is_smooth_0(alpha_9))
    {
        var cos_t_1 : f32 = safe_sqrt_0(1.0f - (1.0f - cosine_9 * cosine_9) / (eta_8 * eta_8));
        if(cos_t_1 > 0.0f)
        {
            share_12 = (1.0f - fresnel_dielectric_0(cosine_9, eta_8)) * coat_attenuation_0(coat_10, cos_t_1);
        }
        else
        {
            share_12 = 0.0f;
        }
    }
    else
    {
        var found_3 : vec3<f32> = crossing_table_0(coat_10, cosine_9, mean_width_0(alpha_9));
        var share_13 : f32 = found_3.x + 0.0f * found_3.y + 0.0f * found_3.z;
        if(share_13 < 0.0f)
        {
            share_12 = 0.0f;
        }
        else
        {
            if(share_13 > 1.0f)
            {
                share_12 = 1.0f;
            }
            else
            {
                share_12 = share_13;
            }
        }
    }
    return share_12;
}

fn internal_table_0( coat_11 : u32,  width_8 : f32) -> vec2<f32>
{
    var y_12 : vec2<f32> = node_position_0(width_8, u32(16));
    var weights_2 : NodeWeights_0 = node_weights_0(y_12.x, u32(16));
    var nodes_4 : vec4<f32> = four_numbers_0(coat_11, u32(468) + weights_2.cell_3);
    return vec2<f32>(dot(weights_2.values_0, nodes_4), dot(weights_2.slopes_1, nodes_4) * y_12.y);
}

fn coat_internal_0( coat_12 : u32,  alpha_10 : vec2<f32>) -> f32
{
    var found_4 : vec2<f32> = internal_table_0(coat_12, mean_width_0(alpha_10));
    return found_4.x + 0.0f * found_4.y;
}

fn coat_bounces_0( coat_13 : u32) -> u32
{
    return (bitcast<u32>((tables_0[coat_13].z)));
}

fn power_sum_0( x_25 : f32,  terms_0 : u32) -> vec2<f32>
{
    var slope_1 : f32;
    var sum_7 : f32;
    if(terms_0 < u32(32))
    {
        slope_1 = 0.0f;
        sum_7 = 1.0f;
        var term_0 : u32 = u32(1);
        for(;;)
        {
            if(term_0 < terms_0)
            {
            }
            else
            {
                break;
            }
            var _S353 : f32 = slope_1 * x_25 + sum_7;
            var _S354 : f32 = sum_7 * x_25 + 1.0f;
            var _S355 : u32 = term_0 + u32(1);
            slope_1 = _S353;
            sum_7 = _S354;
            term_0 = _S355;
        }
    }
    else
    {
        var sum_8 : f32 = 1.0f / (1.0f - x_25);
        var _S356 : f32 = sum_8 * sum_8;
        sum_7 = sum_8;
        slope_1 = _S356;
    }
    return vec2<f32>(sum_7, slope_1);
}

fn power_sums_0( ratio_1 : vec3<f32>,  terms_1 : u32) -> vec3<f32>
{
    var x_26 : vec2<f32> = power_sum_0(ratio_1.x, terms_1);
    var y_13 : vec2<f32> = power_sum_0(ratio_1.y, terms_1);
    var z_6 : vec2<f32> = power_sum_0(ratio_1.z, terms_1);
    return vec3<f32>(x_26.x + 0.0f * x_26.y, y_13.x + 0.0f * y_13.y, z_6.x + 0.0f * z_6.y);
}

fn coated_diffuse_layers_0( reflectance_4 : vec3<f32>,  alpha_11 : vec2<f32>,  coat_14 : u32,  cos_o_0 : f32) -> CoatedDiffuse_0
{
    var arriving_4 : f32 = coat_crossing_0(coat_14, cos_o_0, alpha_11);
    var internal_0 : f32 = coat_internal_0(coat_14, alpha_11);
    var albedo_1 : vec3<f32> = reflectance_4 * power_sums_0(reflectance_4 * vec3<f32>(internal_0), coat_bounces_0(coat_14));
    var of_base_0 : f32 = arriving_4 * ((albedo_1.x + albedo_1.y + albedo_1.z) * 0.3333333432674408f) * (1.0f - internal_0);
    var reflected_4 : f32 = 1.0f - arriving_4;
    var layers_0 : CoatedDiffuse_0;
    layers_0.share_11 = 1.0f;
    if(of_base_0 > 0.0f)
    {
        layers_0.share_11 = reflected_4 / (reflected_4 + of_base_0);
    }
    var eta_9 : f32 = coat_eta_0(coat_14);
    layers_0.base_0 = albedo_1 * vec3<f32>((arriving_4 * (0.31830990314483643f / (eta_9 * eta_9))));
    layers_0.alpha_7 = alpha_11;
    layers_0.coat_3 = coat_14;
    layers_0.smooth_1 = is_smooth_0(alpha_11);
    return layers_0;
}

fn coated_diffuse_value_0( layers_1 : CoatedDiffuse_0,  wo_4 : vec3<f32>,  wi_4 : vec3<f32>) -> BsdfValue_0
{
    var value_18 : BsdfValue_0;
    var _S357 : f32 = wi_4.z;
    value_18.f_cos_0 = layers_1.base_0 * vec3<f32>((coat_crossing_0(layers_1.coat_3, _S357, layers_1.alpha_7) * _S357));
    value_18.pdf_13 = (1.0f - layers_1.share_11) * (_S357 * 0.31830990314483643f);
    if(!layers_1.smooth_1)
    {
        var m_5 : vec3<f32> = unit_vector_0(wo_4 + wi_4);
        var width_9 : vec2<f32> = ggx_widths_0(layers_1.alpha_7);
        var masking_0 : f32 = 1.0f + ggx_lambda_0(width_9, wo_4);
        var common_3 : f32 = ggx_density_0(width_9, m_5) / (4.0f * wo_4.z);
        value_18.f_cos_0 = value_18.f_cos_0 + vec3<f32>((fresnel_dielectric_0(dot(wo_4, m_5), coat_eta_0(layers_1.coat_3)) * common_3 / (masking_0 + ggx_lambda_0(width_9, wi_4))));
        value_18.pdf_13 = value_18.pdf_13 + layers_1.share_11 * common_3 / masking_0;
    }
    return value_18;
}

fn coated_diffuse_evaluate_0( reflectance_5 : vec3<f32>,  alpha_12 : vec2<f32>,  coat_15 : u32,  wo_5 : vec3<f32>,  wi_5 : vec3<f32>) -> BsdfValue_0
{
    var _S358 : BsdfValue_0 = no_value_0();
    var _S359 : f32 = wo_5.z;
    var value_19 : BsdfValue_0;
    if((_S359 * wi_5.z) > 0.0f)
    {
        var side_1 : f32;
        if(_S359 < 0.0f)
        {
            side_1 = -1.0f;
        }
        else
        {
            side_1 = 1.0f;
        }
        var above_1 : vec3<f32> = wo_5 * vec3<f32>(side_1);
        value_19 = coated_diffuse_value_0(coated_diffuse_layers_0(reflectance_5, alpha_12, coat_15, above_1.z), above_1, wi_5 * vec3<f32>(side_1));
    }
    else
    {
        value_19 = _S358;
    }
    return value_19;
}

struct Refraction_0
{
     direction_34 : vec3<f32>,
     valid_6 : bool,
};

struct CoatedConductor_0
{
     eta_10 : vec3<f32>,
     k_14 : vec3<f32>,
     coat_alpha_2 : vec2<f32>,
     alpha_13 : vec2<f32>,
     once_0 : vec2<f32>,
     more_1 : vec2<f32>,
     turn_2 : vec2<f32>,
     metal_width_0 : f32,
     coat_width_0 : f32,
     again_0 : f32,
     wo_6 : vec3<f32>,
     wo_below_0 : Refraction_0,
     factors_0 : vec2<f32>,
     shares_0 : vec2<f32>,
     n_14 : f32,
     coat_16 : u32,
     coat_smooth_0 : bool,
};

struct WidthPair_0
{
     first_20 : u32,
     metal_0 : f32,
     coat_17 : f32,
     metal_scale_0 : f32,
     coat_scale_0 : f32,
};

fn width_pair_0( metal_1 : f32,  coat_18 : f32) -> WidthPair_0
{
    var y_14 : vec2<f32> = node_position_0(metal_1, u32(12));
    var x_27 : vec2<f32> = node_position_0(coat_18, u32(12));
    var _S360 : f32 = y_14.x;
    var _S361 : u32 = min(u32(_S360), u32(10));
    var _S362 : f32 = x_27.x;
    var _S363 : u32 = min(u32(_S362), u32(10));
    var pair_0 : WidthPair_0;
    pair_0.first_20 = _S361 * u32(12) + _S363;
    pair_0.metal_0 = _S360 - f32(_S361);
    pair_0.coat_17 = _S362 - f32(_S363);
    pair_0.metal_scale_0 = y_14.y;
    pair_0.coat_scale_0 = x_27.y;
    return pair_0;
}

struct LobeTable_0
{
     value_20 : vec2<f32>,
     by_cosine_0 : vec2<f32>,
     by_metal_0 : vec2<f32>,
     by_coat_0 : vec2<f32>,
};

fn pair_node_0( pair_1 : WidthPair_0,  corner_4 : u32) -> u32
{
    return pair_1.first_20 + ((corner_4 >> (u32(1)))) * u32(12) + ((corner_4 & (u32(1))));
}

fn two_numbers_0( coat_19 : u32,  index_9 : u32) -> vec2<f32>
{
    return vec2<f32>(coat_number_0(coat_19, index_9), coat_number_0(coat_19, index_9 + u32(1)));
}

fn mix_nodes_0( pair_2 : WidthPair_0,  n00_0 : vec2<f32>,  n01_0 : vec2<f32>,  n10_0 : vec2<f32>,  n11_0 : vec2<f32>,  value_21 : ptr<function, vec2<f32>>,  by_metal_1 : ptr<function, vec2<f32>>,  by_coat_1 : ptr<function, vec2<f32>>)
{
    var _S364 : vec2<f32> = n01_0 - n00_0;
    var _S365 : vec2<f32> = vec2<f32>(pair_2.coat_17);
    var low_1 : vec2<f32> = n00_0 + _S364 * _S365;
    var _S366 : vec2<f32> = n10_0 + (n11_0 - n10_0) * _S365 - low_1;
    var _S367 : vec2<f32> = vec2<f32>(pair_2.metal_0);
    (*value_21) = low_1 + _S366 * _S367;
    (*by_metal_1) = _S366 * vec2<f32>(pair_2.metal_scale_0);
    (*by_coat_1) = (_S364 + (n11_0 - n01_0 - (n10_0 - n00_0)) * _S367) * vec2<f32>(pair_2.coat_scale_0);
    return;
}

fn order_table_0( coat_20 : u32,  pair_3 : WidthPair_0) -> LobeTable_0
{
    var table_0 : LobeTable_0;
    table_0.by_cosine_0 = vec2<f32>(0.0f);
    var _S368 : vec2<f32> = two_numbers_0(coat_20, u32(7974) + u32(2) * pair_node_0(pair_3, u32(0)));
    var _S369 : vec2<f32> = two_numbers_0(coat_20, u32(7974) + u32(2) * pair_node_0(pair_3, u32(1)));
    var _S370 : vec2<f32> = two_numbers_0(coat_20, u32(7974) + u32(2) * pair_node_0(pair_3, u32(2)));
    var _S371 : vec2<f32> = two_numbers_0(coat_20, u32(7974) + u32(2) * pair_node_0(pair_3, u32(3)));
    var _S372 : vec2<f32> = table_0.value_20;
    var _S373 : vec2<f32> = table_0.by_metal_0;
    var _S374 : vec2<f32> = table_0.by_coat_0;
    mix_nodes_0(pair_3, _S368, _S369, _S370, _S371, &(_S372), &(_S373), &(_S374));
    table_0.value_20 = _S372;
    table_0.by_metal_0 = _S373;
    table_0.by_coat_0 = _S374;
    return table_0;
}

fn lobes_near_0( table_1 : LobeTable_0,  cosine_10 : f32,  metal_2 : f32,  coat_21 : f32) -> vec2<f32>
{
    var _S375 : vec2<f32> = vec2<f32>(0.0f);
    return table_1.value_20 + table_1.by_cosine_0 * _S375 + table_1.by_metal_0 * _S375 + table_1.by_coat_0 * _S375;
}

fn below_coat_0( w_3 : vec3<f32>,  eta_11 : f32) -> Refraction_0
{
    var x_28 : f32 = w_3.x * (1.0f / eta_11);
    var y_15 : f32 = w_3.y * (1.0f / eta_11);
    var squared_0 : f32 = 1.0f - x_28 * x_28 - y_15 * y_15;
    var result_7 : Refraction_0;
    result_7.direction_34 = vec3<f32>(0.0f);
    result_7.valid_6 = false;
    if(squared_0 > 0.0f)
    {
        result_7.direction_34 = vec3<f32>(x_28, y_15, sqrt(squared_0));
        result_7.valid_6 = true;
    }
    return result_7;
}

fn refraction_turn_0( coat_22 : f32,  cosine_11 : f32,  cos_below_0 : f32,  eta_12 : f32) -> f32
{
    var normal_10 : f32 = 1.0f - 1.0f / eta_12;
    var coat2_0 : f32 = coat_22 * coat_22;
    return coat_22 * 0.5f * (normal_10 + (cos_below_0 - cosine_11 * (1.0f / eta_12) - normal_10) / (1.0f + coat2_0 * 20.0f)) / (1.0f + coat2_0 * 0.75f);
}

fn width_once_0( metal_3 : f32,  a_36 : f32,  b_31 : f32) -> f32
{
    var width_10 : f32 = safe_sqrt_0(metal_3 * metal_3 + a_36 * a_36 + b_31 * b_31 + (metal_3 * (a_36 + b_31) + a_36 * b_31) * 0.5f);
    var _S376 : f32;
    if(width_10 < 1.0f)
    {
        _S376 = width_10;
    }
    else
    {
        _S376 = 1.0f;
    }
    return _S376;
}

fn width_more_0( metal_4 : f32,  coat_23 : f32,  eta_13 : f32) -> f32
{
    var width_11 : f32 = safe_sqrt_0(metal_4 * metal_4 * 2.0f + coat_23 * coat_23 * ((1.0f - 1.0f / eta_13) * (1.0f - 1.0f / eta_13) * 0.5f + 1.0f));
    var _S377 : f32;
    if(width_11 < 1.0f)
    {
        _S377 = width_11;
    }
    else
    {
        _S377 = 1.0f;
    }
    return _S377;
}

fn mix_nodes_1( pair_4 : WidthPair_0,  n00_1 : vec2<f32>,  n01_1 : vec2<f32>,  n10_1 : vec2<f32>,  n11_1 : vec2<f32>,  value_22 : ptr<function, vec2<f32>>,  by_metal_2 : ptr<function, vec2<f32>>,  by_coat_2 : ptr<function, vec2<f32>>)
{
    var _S378 : vec2<f32> = n01_1 - n00_1;
    var _S379 : vec2<f32> = vec2<f32>(pair_4.coat_17);
    var low_2 : vec2<f32> = n00_1 + _S378 * _S379;
    var _S380 : vec2<f32> = n10_1 + (n11_1 - n10_1) * _S379 - low_2;
    var _S381 : vec2<f32> = vec2<f32>(pair_4.metal_0);
    (*value_22) = low_2 + _S380 * _S381;
    (*by_metal_2) = _S380 * vec2<f32>(pair_4.metal_scale_0);
    (*by_coat_2) = (_S378 + (n11_1 - n01_1 - (n10_1 - n00_1)) * _S381) * vec2<f32>(pair_4.coat_scale_0);
    return;
}

fn lobe_table_0( coat_24 : u32,  pair_5 : WidthPair_0,  cosine_12 : f32) -> LobeTable_0
{
    var x_29 : vec2<f32> = node_position_0(cosine_12, u32(24));
    var _S382 : NodeWeights_0 = node_weights_0(x_29.x, u32(24));
    var values_1 : array<vec2<f32>, i32(4)>;
    var slopes_2 : array<vec2<f32>, i32(4)>;
    var corner_5 : u32 = u32(0);
    for(;;)
    {
        if(corner_5 < u32(4))
        {
        }
        else
        {
            break;
        }
        var _S383 : vec2<f32> = vec2<f32>(0.0f);
        values_1[corner_5] = _S383;
        slopes_2[corner_5] = _S383;
        var _S384 : u32 = u32(486) + u32(2) * (pair_node_0(pair_5, corner_5) * u32(26) + _S382.cell_3);
        var i_14 : u32 = u32(0);
        for(;;)
        {
            if(i_14 < u32(4))
            {
            }
            else
            {
                break;
            }
            var node_8 : vec2<f32> = two_numbers_0(coat_24, _S384 + u32(2) * i_14);
            values_1[corner_5] = values_1[corner_5] + node_8 * vec2<f32>(_S382.values_0[i_14]);
            slopes_2[corner_5] = slopes_2[corner_5] + node_8 * vec2<f32>(_S382.slopes_1[i_14]);
            i_14 = i_14 + u32(1);
        }
        corner_5 = corner_5 + u32(1);
    }
    var table_2 : LobeTable_0;
    var _S385 : vec2<f32> = table_2.by_cosine_0;
    var unused0_0 : vec2<f32>;
    var unused1_0 : vec2<f32>;
    mix_nodes_1(pair_5, slopes_2[i32(0)], slopes_2[i32(1)], slopes_2[i32(2)], slopes_2[i32(3)], &(_S385), &(unused0_0), &(unused1_0));
    table_2.by_cosine_0 = _S385 * vec2<f32>(x_29.y);
    var _S386 : vec2<f32> = table_2.value_20;
    var _S387 : vec2<f32> = table_2.by_metal_0;
    var _S388 : vec2<f32> = table_2.by_coat_0;
    mix_nodes_1(pair_5, values_1[i32(0)], values_1[i32(1)], values_1[i32(2)], values_1[i32(3)], &(_S386), &(_S387), &(_S388));
    table_2.value_20 = _S386;
    table_2.by_metal_0 = _S387;
    table_2.by_coat_0 = _S388;
    return table_2;
}

fn coated_conductor_layers_0( eta_14 : vec3<f32>,  k_15 : vec3<f32>,  alpha_14 : vec2<f32>,  coat_alpha_3 : vec2<f32>,  coat_25 : u32,  wo_7 : vec3<f32>) -> CoatedConductor_0
{
    var n_15 : f32 = coat_eta_0(coat_25);
    var layers_2 : CoatedConductor_0;
    layers_2.n_14 = n_15;
    layers_2.coat_16 = coat_25;
    layers_2.coat_smooth_0 = is_smooth_0(coat_alpha_3);
    layers_2.eta_10 = eta_14 * vec3<f32>((1.0f / n_15));
    layers_2.k_14 = k_15 * vec3<f32>((1.0f / n_15));
    layers_2.coat_alpha_2 = coat_alpha_3;
    layers_2.alpha_13 = alpha_14;
    var metal_width_1 : f32 = mean_width_0(alpha_14);
    var coat_width_1 : f32 = mean_width_0(coat_alpha_3);
    layers_2.metal_width_0 = metal_width_1;
    layers_2.coat_width_0 = coat_width_1;
    var pair_6 : WidthPair_0 = width_pair_0(metal_width_1, coat_width_1);
    var orders_0 : vec2<f32> = lobes_near_0(order_table_0(coat_25, pair_6), 0.0f, metal_width_1, coat_width_1);
    layers_2.again_0 = orders_0.x;
    layers_2.wo_6 = wo_7;
    var _S389 : f32 = wo_7.z;
    var crossing_2 : f32 = coat_crossing_0(coat_25, _S389, coat_alpha_3);
    layers_2.wo_below_0 = below_coat_0(wo_7, n_15);
    layers_2.shares_0 = vec2<f32>(1.0f, 0.0f);
    if(layers_2.wo_below_0.valid_6)
    {
        var f_1 : vec3<f32> = fresnel_conductor_0(layers_2.wo_below_0.direction_34.z, layers_2.eta_10, layers_2.k_14);
        var mean_0 : f32 = (f_1.x + f_1.y + f_1.z) * 0.3333333432674408f;
        var _S390 : f32 = crossing_2 * mean_0;
        var _S391 : f32 = orders_0.y;
        var once_1 : f32 = _S390 * _S391;
        var reflected_5 : f32 = 1.0f - crossing_2;
        var sum_9 : f32 = reflected_5 + once_1 + _S390 * mean_0 * (1.0f - _S391);
        layers_2.shares_0 = vec2<f32>(reflected_5 / sum_9, once_1 / sum_9);
    }
    layers_2.turn_2 = vec2<f32>(0.0f);
    if(layers_2.wo_below_0.valid_6)
    {
        var cos_below_1 : f32 = layers_2.wo_below_0.direction_34.z;
        layers_2.turn_2 = vec2<f32>(refraction_turn_0(coat_alpha_3.x, _S389, cos_below_1, n_15), refraction_turn_0(coat_alpha_3.y, _S389, cos_below_1, n_15));
    }
    var _S392 : f32 = alpha_14.x;
    var _S393 : f32 = alpha_14.y;
    layers_2.once_0 = vec2<f32>(width_once_0(_S392, layers_2.turn_2.x, layers_2.turn_2.x), width_once_0(_S393, layers_2.turn_2.y, layers_2.turn_2.y));
    layers_2.more_1 = vec2<f32>(width_more_0(_S392, coat_alpha_3.x, n_15), width_more_0(_S393, coat_alpha_3.y, n_15));
    layers_2.factors_0 = lobes_near_0(lobe_table_0(coat_25, pair_6, _S389), _S389, metal_width_1, coat_width_1) * vec2<f32>(crossing_2);
    return layers_2;
}

fn coated_conductor_value_0( layers_3 : CoatedConductor_0,  wi_6 : vec3<f32>) -> BsdfValue_0
{
    var value_23 : BsdfValue_0 = no_value_0();
    if(!layers_3.coat_smooth_0)
    {
        var m_6 : vec3<f32> = unit_vector_0(layers_3.wo_6 + wi_6);
        var width_12 : vec2<f32> = ggx_widths_0(layers_3.coat_alpha_2);
        var masking_1 : f32 = 1.0f + ggx_lambda_0(width_12, layers_3.wo_6);
        var common_4 : f32 = ggx_density_0(width_12, m_6) / (4.0f * layers_3.wo_6.z);
        value_23.f_cos_0 = vec3<f32>((fresnel_dielectric_0(dot(layers_3.wo_6, m_6), layers_3.n_14) * common_4 / (masking_1 + ggx_lambda_0(width_12, wi_6))));
        value_23.pdf_13 = layers_3.shares_0.x * common_4 / masking_1;
    }
    var wi_below_0 : Refraction_0 = below_coat_0(wi_6, layers_3.n_14);
    var _S394 : bool;
    if(layers_3.wo_below_0.valid_6)
    {
        _S394 = wi_below_0.valid_6;
    }
    else
    {
        _S394 = false;
    }
    if(_S394)
    {
        var m_7 : vec3<f32> = unit_vector_0(layers_3.wo_below_0.direction_34 + wi_below_0.direction_34);
        var f_2 : vec3<f32> = fresnel_conductor_0(dot(layers_3.wo_below_0.direction_34, m_7), layers_3.eta_10, layers_3.k_14);
        var _S395 : f32 = wi_6.z;
        var crossing_3 : f32 = coat_crossing_0(layers_3.coat_16, _S395, layers_3.coat_alpha_2);
        var factors_1 : vec2<f32> = lobes_near_0(lobe_table_0(layers_3.coat_16, width_pair_0(layers_3.metal_width_0, layers_3.coat_width_0), _S395), _S395, layers_3.metal_width_0, layers_3.coat_width_0);
        var _S396 : f32 = wi_below_0.direction_34.z;
        var stretch_0 : f32 = _S395 / (_S396 * layers_3.wo_below_0.direction_34.z * (layers_3.n_14 * layers_3.n_14 * 4.0f));
        var sampled_3 : vec2<f32> = ggx_widths_0(layers_3.once_0);
        var masking_2 : f32 = 1.0f + ggx_lambda_0(sampled_3, layers_3.wo_below_0.direction_34);
        var density_0 : f32 = ggx_density_0(sampled_3, m_7) * stretch_0;
        var once_2 : f32 = layers_3.factors_0.x * factors_1.x * crossing_3;
        var once_3 : f32;
        if(layers_3.coat_smooth_0)
        {
            once_3 = once_2 * density_0 / (masking_2 + ggx_lambda_0(sampled_3, wi_below_0.direction_34));
        }
        else
        {
            var width_13 : vec2<f32> = ggx_widths_0(vec2<f32>(width_once_0(layers_3.alpha_13.x, layers_3.turn_2.x, refraction_turn_0(layers_3.coat_alpha_2.x, _S395, _S396, layers_3.n_14)), width_once_0(layers_3.alpha_13.y, layers_3.turn_2.y, refraction_turn_0(layers_3.coat_alpha_2.y, _S395, _S396, layers_3.n_14))));
            once_3 = once_2 * ggx_density_0(width_13, m_7) * stretch_0 / (1.0f + ggx_lambda_0(width_13, layers_3.wo_below_0.direction_34) + ggx_lambda_0(width_13, wi_below_0.direction_34));
        }
        var more_2 : vec2<f32> = ggx_widths_0(layers_3.more_1);
        var twice_0 : f32 = layers_3.factors_0.y * factors_1.y * crossing_3 * ggx_density_0(more_2, m_7) * stretch_0 / (1.0f + ggx_lambda_0(more_2, layers_3.wo_below_0.direction_34) + ggx_lambda_0(more_2, wi_below_0.direction_34));
        var bounces_0 : u32 = coat_bounces_0(layers_3.coat_16);
        var _S397 : vec3<f32> = vec3<f32>(0.0f);
        var later_0 : vec3<f32>;
        if(bounces_0 >= u32(2))
        {
            var _S398 : vec3<f32> = f_2 * f_2;
            var _S399 : vec3<f32> = f_2 * vec3<f32>(layers_3.again_0);
            var _S400 : u32;
            if(bounces_0 == u32(4294967295))
            {
                _S400 = u32(4294967295);
            }
            else
            {
                _S400 = bounces_0 - u32(1);
            }
            later_0 = _S398 * power_sums_0(_S399, _S400);
        }
        else
        {
            later_0 = _S397;
        }
        value_23.f_cos_0 = value_23.f_cos_0 + f_2 * vec3<f32>(once_3) + later_0 * vec3<f32>(twice_0);
        var _S401 : f32 = layers_3.shares_0.y;
        value_23.pdf_13 = value_23.pdf_13 + _S401 * density_0 / masking_2 + (1.0f - layers_3.shares_0.x - _S401) * (_S395 * 0.31830990314483643f);
    }
    return value_23;
}

fn coated_conductor_evaluate_0( eta_15 : vec3<f32>,  k_16 : vec3<f32>,  alpha_15 : vec2<f32>,  coat_alpha_4 : vec2<f32>,  coat_26 : u32,  wo_8 : vec3<f32>,  wi_7 : vec3<f32>) -> BsdfValue_0
{
    var _S402 : BsdfValue_0 = no_value_0();
    var _S403 : f32 = wo_8.z;
    var _S404 : bool;
    if((_S403 * wi_7.z) > 0.0f)
    {
        if(is_smooth_0(alpha_15))
        {
            _S404 = is_smooth_0(coat_alpha_4);
        }
        else
        {
            _S404 = false;
        }
        _S404 = !_S404;
    }
    else
    {
        _S404 = false;
    }
    var value_24 : BsdfValue_0;
    if(_S404)
    {
        var side_2 : f32;
        if(_S403 < 0.0f)
        {
            side_2 = -1.0f;
        }
        else
        {
            side_2 = 1.0f;
        }
        value_24 = coated_conductor_value_0(coated_conductor_layers_0(eta_15, k_16, alpha_15, coat_alpha_4, coat_26, wo_8 * vec3<f32>(side_2)), wi_7 * vec3<f32>(side_2));
    }
    else
    {
        value_24 = _S402;
    }
    return value_24;
}

fn bsdf_evaluate_0( bsdf_2 : Bsdf_0,  wo_9 : vec3<f32>,  wi_8 : vec3<f32>) -> BsdfValue_0
{
    var _S405 : BsdfValue_0 = no_value_0();
    var value_25 : BsdfValue_0;
    if((bsdf_2.kind_3) == u32(0))
    {
        value_25 = diffuse_evaluate_0(bsdf_2.a_35, wo_9, wi_8);
    }
    else
    {
        if((bsdf_2.kind_3) == u32(1))
        {
            value_25 = conductor_evaluate_0(bsdf_2.a_35, bsdf_2.b_30, bsdf_2.alpha_2, wo_9, wi_8);
        }
        else
        {
            if((bsdf_2.kind_3) == u32(2))
            {
                value_25 = dielectric_evaluate_0(bsdf_2.eta_2, bsdf_2.alpha_2, wo_9, wi_8);
            }
            else
            {
                var _S406 : bool;
                if(((FEATURES_0 & (u32(4)))) != u32(0))
                {
                    _S406 = (bsdf_2.kind_3) == u32(3);
                }
                else
                {
                    _S406 = false;
                }
                if(_S406)
                {
                    value_25 = diffuse_transmission_evaluate_0(bsdf_2.a_35, bsdf_2.b_30, wo_9, wi_8);
                }
                else
                {
                    value_25 = _S405;
                }
                if(((FEATURES_0 & (u32(256)))) != u32(0))
                {
                    _S406 = (bsdf_2.kind_3) == u32(5);
                }
                else
                {
                    _S406 = false;
                }
                if(_S406)
                {
                    value_25 = coated_diffuse_evaluate_0(bsdf_2.a_35, bsdf_2.alpha_2, bsdf_2.coat_2, wo_9, wi_8);
                }
                if(((FEATURES_0 & (u32(512)))) != u32(0))
                {
                    _S406 = (bsdf_2.kind_3) == u32(6);
                }
                else
                {
                    _S406 = false;
                }
                if(_S406)
                {
                    value_25 = coated_conductor_evaluate_0(bsdf_2.a_35, bsdf_2.b_30, bsdf_2.alpha_2, bsdf_2.coat_alpha_1, bsdf_2.coat_2, wo_9, wi_8);
                }
            }
        }
    }
    return value_25;
}

fn direct_light_0( bsdf_3 : Bsdf_0,  frame_10 : Frame_0,  chosen_1 : ChosenLight_0,  surface_11 : Surface_0,  wo_10 : vec3<f32>,  u_14 : vec2<f32>) -> DirectLight_0
{
    var direct_0 : DirectLight_0;
    var _S407 : vec3<f32> = vec3<f32>(0.0f);
    direct_0.radiance_12 = _S407;
    direct_0.direction_31 = _S407;
    direct_0.distance_8 = 0.0f;
    direct_0.valid_4 = false;
    var light_8 : LightSample_0 = sample_light_0(chosen_1, surface_11.position_3, u_14);
    if(light_8.valid_5)
    {
        var value_26 : BsdfValue_0 = bsdf_evaluate_0(bsdf_3, wo_10, to_local_0(frame_10, light_8.direction_32));
        if((any(((value_26.f_cos_0) != vec3<f32>(0.0f)))))
        {
            var factor_4 : f32 = 1.0f / light_8.pdf_10;
            var factor_5 : f32;
            if(!chosen_1.delta_8)
            {
                factor_5 = factor_4 * power_heuristic_0(light_8.pdf_10, value_26.pdf_13);
            }
            else
            {
                factor_5 = factor_4;
            }
            direct_0.radiance_12 = value_26.f_cos_0 * light_8.radiance_13 * vec3<f32>(factor_5);
            direct_0.direction_31 = light_8.direction_32;
            direct_0.distance_8 = light_8.distance_9;
            direct_0.valid_4 = true;
        }
    }
    return direct_0;
}

fn TopWalk_begin_1( this_18 : ptr<function, TopWalk_0>)
{
    var _S408 : u32 = run_0.path_0.top_root_0;
    var _S409 : u32;
    if((run_0.path_0.top_root_0) == u32(4294967295))
    {
        _S409 = u32(0);
    }
    else
    {
        _S409 = u32(2147483648);
    }
    (*this_18).group_0 = vec2<u32>(_S408, _S409);
    (*this_18).leaves_1 = u32(0);
    (*this_18).leaf_base_0 = u32(0);
    (*this_18).depth_2 = u32(0);
    return;
}

fn next_node_2( group_4 : ptr<function, vec2<u32>>,  octant_4 : u32) -> u32
{
    var bit_2 : u32 = firstbithigh_0((*group_4).y);
    var rank_2 : u32 = countOneBits((((((*group_4).y) & ((~((u32(4294967295) << ((((bit_2 - u32(24)) ^ (((octant_4 & (u32(255)))))))))))))) & (u32(255))));
    (*group_4)[i32(1)] = (((*group_4)[i32(1)]) & ((~((u32(1) << (bit_2))))));
    return (*group_4).x + rank_2;
}

fn TopWalk_next_1( this_19 : ptr<function, TopWalk_0>,  ray_5 : Segment_0) -> u32
{
    var instance_6 : u32 = u32(4294967295);
    for(;;)
    {
        if(instance_6 == u32(4294967295))
        {
        }
        else
        {
            break;
        }
        if(((*this_19).leaves_1) != u32(0))
        {
            var offset_7 : u32 = firstbitlow_0((*this_19).leaves_1);
            (*this_19).leaves_1 = (((*this_19).leaves_1) & (((*this_19).leaves_1 - u32(1))));
            instance_6 = (*this_19).leaf_base_0 + offset_7;
        }
        else
        {
            if(((((*this_19).group_0.y) & (u32(4278190080)))) == u32(0))
            {
                if(((*this_19).depth_2) == u32(0))
                {
                    break;
                }
                var _S410 : u32 = (*this_19).depth_2 - u32(1);
                (*this_19).depth_2 = _S410;
                (*this_19).group_0 = (*this_19).stack_1[_S410];
            }
            var _S411 : vec2<u32> = (*this_19).group_0;
            var node_9 : u32 = next_node_1(&(_S411), ray_5.octant_0);
            (*this_19).group_0 = _S411;
            if((((_S411.y) & (u32(4278190080)))) != u32(0))
            {
                (*this_19).stack_1[(*this_19).depth_2] = (*this_19).group_0;
                (*this_19).depth_2 = (*this_19).depth_2 + u32(1);
            }
            var v_17 : Visit_0 = visit_0(node_9, ray_5);
            (*this_19).group_0 = vec2<u32>(v_17.child_base_0, ((((v_17.met_0) & (u32(4278190080)))) | ((v_17.inner_mask_0))));
            (*this_19).leaves_1 = ((v_17.met_0) & (u32(16777215)));
            (*this_19).leaf_base_0 = v_17.primitive_base_0;
        }
    }
    return instance_6;
}

fn trace_1( origin_18 : vec3<f32>,  direction_35 : vec3<f32>,  t_max_6 : f32,  skip0_1 : Hit_0,  skip1_1 : Hit_0) -> Hit_0
{
    var done_0 : bool;
    var _S412 : Segment_0 = make_segment_0(origin_18, direction_35, t_max_6);
    var world_1 : Segment_0 = _S412;
    var ray_6 : Segment_0 = _S412;
    var best_1 : Hit_0 = nothing_0();
    var top_2 : TopWalk_0;
    TopWalk_begin_1(&(top_2));
    var stack_3 : array<vec2<u32>, i32(32)>;
    var done_1 : bool = false;
    var instance_7 : u32 = u32(4294967295);
    var root_6 : u32 = run_0.path_0.world_root_0;
    for(;;)
    {
        if(!done_1)
        {
        }
        else
        {
            break;
        }
        var _S413 : u32;
        if((skip0_1.instance_0) == instance_7)
        {
            _S413 = skip0_1.leaf_1;
        }
        else
        {
            _S413 = u32(4294967295);
        }
        var _S414 : u32;
        if((skip1_1.instance_0) == instance_7)
        {
            _S414 = skip1_1.leaf_1;
        }
        else
        {
            _S414 = u32(4294967295);
        }
        var group_5 : vec2<u32>;
        var _S415 : u32;
        if(root_6 == u32(4294967295))
        {
            _S415 = u32(0);
        }
        else
        {
            _S415 = u32(2147483648);
        }
        group_5 = vec2<u32>(root_6, _S415);
        var done_2 : bool = done_1;
        var depth_10 : u32 = u32(0);
        for(;;)
        {
            if(!done_2)
            {
            }
            else
            {
                break;
            }
            var depth_11 : u32;
            if((((group_5.y) & (u32(4278190080)))) == u32(0))
            {
                if(depth_10 == u32(0))
                {
                    break;
                }
                var depth_12 : u32 = depth_10 - u32(1);
                group_5 = stack_3[depth_12];
                depth_11 = depth_12;
            }
            else
            {
                depth_11 = depth_10;
            }
            var node_10 : u32 = next_node_2(&(group_5), ray_6.octant_0);
            if((((group_5.y) & (u32(4278190080)))) != u32(0))
            {
                stack_3[depth_11] = group_5;
                depth_10 = depth_11 + u32(1);
            }
            else
            {
                depth_10 = depth_11;
            }
            var v_18 : Visit_0 = visit_0(node_10, ray_6);
            group_5 = vec2<u32>(v_18.child_base_0, ((((v_18.met_0) & (u32(4278190080)))) | ((v_18.inner_mask_0))));
            var _S416 : u32 = ((v_18.met_0) & (u32(16777215)));
            done_0 = done_2;
            var met_3 : u32 = _S416;
            for(;;)
            {
                if(met_3 != u32(0))
                {
                }
                else
                {
                    break;
                }
                var leaf_7 : u32 = v_18.primitive_base_0 + firstbitlow_0(met_3);
                var met_4 : u32 = (met_3 & ((met_3 - u32(1))));
                var t_15 : f32 = intersect_triangle_0(leaf_7, ray_6);
                var _S417 : bool;
                if(t_15 < (ray_6.t_max_1))
                {
                    _S417 = leaf_7 != _S413;
                }
                else
                {
                    _S417 = false;
                }
                var _S418 : bool;
                if(_S417)
                {
                    _S418 = leaf_7 != _S414;
                }
                else
                {
                    _S418 = false;
                }
                if(_S418)
                {
                    ray_6.t_max_1 = t_15;
                    best_1.leaf_1 = leaf_7;
                    best_1.instance_0 = instance_7;
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
        if((run_0.path_0.top_root_0) == u32(4294967295))
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
        world_1.t_max_1 = ray_6.t_max_1;
        var instance_8 : u32 = TopWalk_next_1(&(top_2), world_1);
        if(instance_8 == u32(4294967295))
        {
            break;
        }
        ray_6 = make_segment_0(map_point_0(instance_8, origin_18), map_vector_0(instance_8, direction_35), world_1.t_max_1);
        done_1 = done_2;
        instance_7 = instance_8;
        root_6 = instances_0[instance_8].root_0;
    }
    return best_1;
}

fn occluded_0( origin_19 : vec3<f32>,  segment_1 : vec3<f32>,  t_max_7 : f32,  skip0_2 : Hit_0,  skip1_2 : Hit_0) -> bool
{
    return Hit_found_0(trace_1(origin_19, segment_1, t_max_7, skip0_2, skip1_2));
}

fn is_blocked_0( origin_20 : vec3<f32>,  segment_2 : vec3<f32>,  t_max_8 : f32,  from_4 : Hit_0,  light_9 : Hit_0) -> bool
{
    var blocked_0 : bool = occluded_0(origin_20, segment_2, t_max_8, from_4, light_9);
    var blocked_1 : bool;
    if(((FEATURES_0 & (u32(2)))) != u32(0))
    {
        blocked_1 = blocked_0;
    }
    else
    {
        blocked_1 = false;
    }
    if(blocked_1)
    {
        blocked_1 = Hit_found_0(first_stop_0(origin_20, segment_2, t_max_8, from_4, light_9));
    }
    else
    {
        blocked_1 = blocked_0;
    }
    return blocked_1;
}

fn is_visible_0( direct_1 : DirectLight_0,  triangle_8 : Triangle_0,  surface_12 : Surface_0,  hit_8 : Hit_0,  light_10 : ChosenLight_0) -> bool
{
    var start_5 : vec3<f32> = ray_origin_0(surface_12, direct_1.direction_31, triangle_8.clearance_0);
    var _S419 : bool;
    if(((FEATURES_0 & (u32(65536)))) != u32(0))
    {
        _S419 = (light_10.kind_4) == i32(2);
    }
    else
    {
        _S419 = false;
    }
    if(_S419)
    {
        var first_21 : Hit_0 = next_hit_0(start_5, direct_1.direction_31, hit_8);
        if(Hit_found_0(first_21))
        {
            _S419 = (bitcast<u32>((leaves_0[first_21.leaf_1 * u32(3) + u32(2)].w))) == (light_10.ball_3);
        }
        else
        {
            _S419 = false;
        }
        return _S419;
    }
    var _S420 : f32 = (bitcast<f32>((u32(2139095040))));
    if(!(((FEATURES_0 & (u32(8)))) != u32(0)))
    {
        _S419 = true;
    }
    else
    {
        _S419 = is_finite_0(direct_1.distance_8);
    }
    var segment_3 : vec3<f32>;
    var t_max_9 : f32;
    if(_S419)
    {
        segment_3 = surface_12.position_3 + direct_1.direction_31 * vec3<f32>(direct_1.distance_8) - start_5;
        t_max_9 = 0.99998998641967773f;
    }
    else
    {
        segment_3 = direct_1.direction_31;
        t_max_9 = _S420;
    }
    return !is_blocked_0(start_5, segment_3, t_max_9, hit_8, light_10.hit_6);
}

struct BsdfSample_0
{
     wi_9 : vec3<f32>,
     weight_6 : vec3<f32>,
     pdf_14 : f32,
     valid_7 : bool,
     delta_10 : bool,
};

fn no_sample_0() -> BsdfSample_0
{
    var sample_1 : BsdfSample_0;
    var _S421 : vec3<f32> = vec3<f32>(0.0f);
    sample_1.wi_9 = _S421;
    sample_1.weight_6 = _S421;
    sample_1.pdf_14 = 0.0f;
    sample_1.valid_7 = false;
    sample_1.delta_10 = false;
    return sample_1;
}

fn diffuse_sample_0( reflectance_6 : vec3<f32>,  wo_11 : vec3<f32>,  u_15 : vec2<f32>) -> BsdfSample_0
{
    var sin_cos_4 : vec2<f32> = sin_cos_turns_0(u_15.x);
    var _S422 : f32 = u_15.y;
    var radius_3 : f32 = safe_sqrt_0(_S422);
    var z_7 : f32 = safe_sqrt_0(1.0f - _S422);
    var sample_2 : BsdfSample_0 = no_sample_0();
    if(z_7 > 0.0f)
    {
        var side_3 : f32;
        if((wo_11.z) < 0.0f)
        {
            side_3 = -1.0f;
        }
        else
        {
            side_3 = 1.0f;
        }
        sample_2.wi_9 = vec3<f32>(radius_3 * sin_cos_4.y, radius_3 * sin_cos_4.x, side_3 * z_7);
        sample_2.weight_6 = reflectance_6;
        sample_2.pdf_14 = z_7 * 0.31830990314483643f;
        sample_2.valid_7 = true;
    }
    return sample_2;
}

fn ggx_sample_visible_0( width_14 : vec2<f32>,  w_any_0 : vec3<f32>,  u_16 : vec2<f32>) -> vec3<f32>
{
    var w_4 : vec3<f32>;
    if((w_any_0.z) < 0.0f)
    {
        w_4 = (vec3<f32>(0) - w_any_0);
    }
    else
    {
        w_4 = w_any_0;
    }
    var _S423 : f32 = width_14.x;
    var _S424 : f32 = width_14.y;
    var stretched_0 : vec3<f32> = unit_vector_0(vec3<f32>(w_4.x * _S423, w_4.y * _S424, w_4.z));
    var sin_cos_5 : vec2<f32> = sin_cos_turns_0(u_16.x);
    var one_minus_z_0 : f32 = u_16.y * (1.0f + stretched_0.z);
    var sin_theta_0 : f32 = safe_sqrt_0(one_minus_z_0 * (2.0f - one_minus_z_0));
    var h_1 : vec3<f32> = vec3<f32>(sin_theta_0 * sin_cos_5.y, sin_theta_0 * sin_cos_5.x, 1.0f - one_minus_z_0) + stretched_0;
    return unit_vector_0(vec3<f32>(h_1.x * _S423, h_1.y * _S424, max(h_1.z, 9.999999960041972e-13f)));
}

fn mirrored_1( w_5 : vec3<f32>,  m_8 : vec3<f32>) -> vec3<f32>
{
    return m_8 * vec3<f32>((2.0f * dot(w_5, m_8))) - w_5;
}

fn conductor_sample_0( eta_16 : vec3<f32>,  k_17 : vec3<f32>,  alpha_16 : vec2<f32>,  smooth_2 : bool,  wo_12 : vec3<f32>,  u_17 : vec2<f32>) -> BsdfSample_0
{
    var sample_3 : BsdfSample_0 = no_sample_0();
    if(smooth_2)
    {
        var _S425 : f32 = wo_12.z;
        sample_3.wi_9 = vec3<f32>(- wo_12.x, - wo_12.y, _S425);
        sample_3.weight_6 = fresnel_conductor_0(abs(_S425), eta_16, k_17);
        sample_3.pdf_14 = 1.0f;
        sample_3.valid_7 = true;
        sample_3.delta_10 = true;
    }
    else
    {
        var width_15 : vec2<f32> = ggx_widths_0(alpha_16);
        var m_9 : vec3<f32> = ggx_sample_visible_0(width_15, wo_12, u_17);
        var wi_10 : vec3<f32> = mirrored_1(wo_12, m_9);
        var _S426 : f32 = wo_12.z;
        if((_S426 * wi_10.z) > 0.0f)
        {
            var masking_o_1 : f32 = 1.0f + ggx_lambda_0(width_15, wo_12);
            sample_3.wi_9 = wi_10;
            sample_3.weight_6 = fresnel_conductor_0(abs(dot(wo_12, m_9)), eta_16, k_17) * vec3<f32>((masking_o_1 / (masking_o_1 + ggx_lambda_0(width_15, wi_10))));
            sample_3.pdf_14 = ggx_density_0(width_15, m_9) / (4.0f * abs(_S426) * masking_o_1);
            sample_3.valid_7 = true;
        }
    }
    return sample_3;
}

fn refracted_0( w_6 : vec3<f32>,  m_any_0 : vec3<f32>,  eta_outer_1 : f32) -> Refraction_0
{
    var cos_any_0 : f32 = dot(w_6, m_any_0);
    var cos_i_2 : f32;
    var eta_17 : f32;
    var m_10 : vec3<f32>;
    if(cos_any_0 < 0.0f)
    {
        var _S427 : vec3<f32> = (vec3<f32>(0) - m_any_0);
        var _S428 : f32 = 1.0f / eta_outer_1;
        cos_i_2 = - cos_any_0;
        eta_17 = _S428;
        m_10 = _S427;
    }
    else
    {
        cos_i_2 = cos_any_0;
        eta_17 = eta_outer_1;
        m_10 = m_any_0;
    }
    var sin2_t_1 : f32 = max(1.0f - sqr_0(cos_i_2), 0.0f) / (eta_17 * eta_17);
    var result_8 : Refraction_0;
    result_8.direction_34 = vec3<f32>(0.0f);
    result_8.valid_6 = false;
    if(sin2_t_1 < 1.0f)
    {
        result_8.direction_34 = m_10 * vec3<f32>((cos_i_2 / eta_17 - safe_sqrt_0(1.0f - sin2_t_1))) - w_6 * vec3<f32>((1.0f / eta_17));
        result_8.valid_6 = true;
    }
    return result_8;
}

fn smooth_dielectric_sample_0( eta_18 : f32,  wo_13 : vec3<f32>,  lobe_3 : f32) -> BsdfSample_0
{
    var sample_4 : BsdfSample_0 = no_sample_0();
    var _S429 : f32 = wo_13.z;
    if(lobe_3 < (fresnel_dielectric_0(_S429, eta_18)))
    {
        sample_4.wi_9 = vec3<f32>(- wo_13.x, - wo_13.y, _S429);
        sample_4.weight_6 = vec3<f32>(1.0f);
        sample_4.pdf_14 = 1.0f;
        sample_4.valid_7 = true;
        sample_4.delta_10 = true;
    }
    else
    {
        var refraction_0 : Refraction_0 = refracted_0(wo_13, vec3<f32>(0.0f, 0.0f, 1.0f), eta_18);
        if(refraction_0.valid_6)
        {
            var crossing_4 : f32;
            if(_S429 > 0.0f)
            {
                crossing_4 = eta_18;
            }
            else
            {
                crossing_4 = 1.0f / eta_18;
            }
            sample_4.wi_9 = refraction_0.direction_34;
            sample_4.weight_6 = vec3<f32>((1.0f / (crossing_4 * crossing_4)));
            sample_4.pdf_14 = 1.0f;
            sample_4.valid_7 = true;
            sample_4.delta_10 = true;
        }
    }
    return sample_4;
}

fn rough_dielectric_sample_0( eta_19 : f32,  alpha_17 : vec2<f32>,  wo_14 : vec3<f32>,  u_18 : vec2<f32>,  lobe_4 : f32) -> BsdfSample_0
{
    var sample_5 : BsdfSample_0 = no_sample_0();
    var width_16 : vec2<f32> = ggx_widths_0(alpha_17);
    var m_11 : vec3<f32> = ggx_sample_visible_0(width_16, wo_14, u_18);
    var wo_m_1 : f32 = dot(wo_14, m_11);
    var reflectance_7 : f32 = fresnel_dielectric_0(wo_m_1, eta_19);
    var masking_o_2 : f32 = 1.0f + ggx_lambda_0(width_16, wo_14);
    var _S430 : f32 = abs(wo_m_1);
    var _S431 : f32 = wo_14.z;
    var visible_0 : f32 = ggx_density_0(width_16, m_11) * _S430 / (masking_o_2 * abs(_S431));
    if(lobe_4 < reflectance_7)
    {
        var wi_11 : vec3<f32> = mirrored_1(wo_14, m_11);
        if((_S431 * wi_11.z) > 0.0f)
        {
            sample_5.wi_9 = wi_11;
            sample_5.weight_6 = vec3<f32>((masking_o_2 / (masking_o_2 + ggx_lambda_0(width_16, wi_11))));
            sample_5.pdf_14 = reflectance_7 * visible_0 / (4.0f * _S430);
            sample_5.valid_7 = true;
        }
    }
    else
    {
        var refraction_1 : Refraction_0 = refracted_0(wo_14, m_11, eta_19);
        var _S432 : bool;
        if(refraction_1.valid_6)
        {
            _S432 = (_S431 * refraction_1.direction_34.z) < 0.0f;
        }
        else
        {
            _S432 = false;
        }
        if(_S432)
        {
            var crossing_5 : f32;
            if(_S431 > 0.0f)
            {
                crossing_5 = eta_19;
            }
            else
            {
                crossing_5 = 1.0f / eta_19;
            }
            var wi_m_1 : f32 = dot(refraction_1.direction_34, m_11);
            var jacobian_0 : f32 = abs(wi_m_1) / sqr_0(wi_m_1 + wo_m_1 / crossing_5);
            sample_5.wi_9 = refraction_1.direction_34;
            sample_5.weight_6 = vec3<f32>((masking_o_2 / ((masking_o_2 + ggx_lambda_0(width_16, refraction_1.direction_34)) * crossing_5 * crossing_5)));
            sample_5.pdf_14 = (1.0f - reflectance_7) * visible_0 * jacobian_0;
            sample_5.valid_7 = true;
        }
    }
    return sample_5;
}

fn diffuse_transmission_sample_0( reflectance_8 : vec3<f32>,  transmittance_2 : vec3<f32>,  wo_15 : vec3<f32>,  u_19 : vec2<f32>,  lobe_5 : f32) -> BsdfSample_0
{
    var share_14 : f32 = share_reflected_0(reflectance_8, transmittance_2);
    var albedo_2 : vec3<f32>;
    var side_4 : f32;
    var share_15 : f32;
    if(lobe_5 >= share_14)
    {
        var _S433 : f32 = 1.0f - share_14;
        albedo_2 = transmittance_2;
        side_4 = -1.0f;
        share_15 = _S433;
    }
    else
    {
        albedo_2 = reflectance_8;
        side_4 = 1.0f;
        share_15 = share_14;
    }
    var sample_6 : BsdfSample_0 = diffuse_sample_0(albedo_2, wo_15 * vec3<f32>(side_4), u_19);
    sample_6.weight_6 = sample_6.weight_6 * vec3<f32>((1.0f / share_15));
    sample_6.pdf_14 = sample_6.pdf_14 * share_15;
    return sample_6;
}

fn thin_dielectric_sample_0( eta_20 : f32,  wo_16 : vec3<f32>,  lobe_6 : f32) -> BsdfSample_0
{
    var _S434 : f32 = wo_16.z;
    var face_0 : f32 = fresnel_dielectric_0(abs(_S434), eta_20);
    var reflected_6 : f32 = face_0 * 2.0f / (1.0f + face_0);
    var sample_7 : BsdfSample_0 = no_sample_0();
    sample_7.weight_6 = vec3<f32>(1.0f);
    sample_7.pdf_14 = 1.0f;
    sample_7.valid_7 = true;
    sample_7.delta_10 = true;
    if(lobe_6 < reflected_6)
    {
        sample_7.wi_9 = vec3<f32>(- wo_16.x, - wo_16.y, _S434);
    }
    else
    {
        sample_7.wi_9 = wo_16 * vec3<f32>(-1.0f);
    }
    return sample_7;
}

fn coated_diffuse_sample_0( reflectance_9 : vec3<f32>,  alpha_18 : vec2<f32>,  coat_27 : u32,  wo_any_0 : vec3<f32>,  u_20 : vec2<f32>,  lobe_7 : f32) -> BsdfSample_0
{
    var sample_8 : BsdfSample_0 = no_sample_0();
    var side_5 : f32;
    if((wo_any_0.z) < 0.0f)
    {
        side_5 = -1.0f;
    }
    else
    {
        side_5 = 1.0f;
    }
    var wo_17 : vec3<f32> = wo_any_0 * vec3<f32>(side_5);
    var _S435 : f32 = wo_17.z;
    var layers_4 : CoatedDiffuse_0 = coated_diffuse_layers_0(reflectance_9, alpha_18, coat_27, _S435);
    var by_coat_3 : bool = lobe_7 < (layers_4.share_11);
    var _S436 : bool;
    if(by_coat_3)
    {
        _S436 = layers_4.smooth_1;
    }
    else
    {
        _S436 = false;
    }
    if(_S436)
    {
        sample_8.wi_9 = vec3<f32>(- wo_17.x, - wo_17.y, _S435) * vec3<f32>(side_5);
        sample_8.weight_6 = vec3<f32>((fresnel_dielectric_0(_S435, coat_eta_0(coat_27)) / layers_4.share_11));
        sample_8.pdf_14 = 1.0f;
        sample_8.valid_7 = true;
        sample_8.delta_10 = true;
    }
    else
    {
        var wi_12 : vec3<f32>;
        if(by_coat_3)
        {
            wi_12 = mirrored_1(wo_17, ggx_sample_visible_0(ggx_widths_0(alpha_18), wo_17, u_20));
        }
        else
        {
            wi_12 = diffuse_sample_0(reflectance_9, wo_17, u_20).wi_9;
        }
        if((wi_12.z) > 0.0f)
        {
            var value_27 : BsdfValue_0 = coated_diffuse_value_0(layers_4, wo_17, wi_12);
            sample_8.wi_9 = wi_12 * vec3<f32>(side_5);
            sample_8.weight_6 = value_27.f_cos_0 * vec3<f32>((1.0f / value_27.pdf_13));
            sample_8.pdf_14 = value_27.pdf_13;
            sample_8.valid_7 = true;
        }
    }
    return sample_8;
}

fn coated_mirror_weight_0( eta_21 : vec3<f32>,  k_18 : vec3<f32>,  coat_28 : u32,  wo_18 : vec3<f32>) -> vec3<f32>
{
    var n_16 : f32 = coat_eta_0(coat_28);
    var reflected_7 : f32 = fresnel_dielectric_0(wo_18.z, n_16);
    var weight_7 : vec3<f32> = vec3<f32>(reflected_7);
    var inside_2 : Refraction_0 = below_coat_0(wo_18, n_16);
    var weight_8 : vec3<f32>;
    if(inside_2.valid_6)
    {
        var _S437 : f32 = inside_2.direction_34.z;
        var metal_5 : vec3<f32> = fresnel_conductor_0(_S437, eta_21 * vec3<f32>((1.0f / n_16)), k_18 * vec3<f32>((1.0f / n_16)));
        var once_4 : f32 = coat_attenuation_0(coat_28, _S437);
        var dimmed_0 : f32 = once_4 * once_4;
        var _S438 : f32 = 1.0f - reflected_7;
        weight_8 = weight_7 + metal_5 * power_sums_0(metal_5 * vec3<f32>((dimmed_0 * reflected_7)), coat_bounces_0(coat_28)) * vec3<f32>((dimmed_0 * _S438 * _S438));
    }
    else
    {
        weight_8 = weight_7;
    }
    return weight_8;
}

fn coated_conductor_sample_0( eta_22 : vec3<f32>,  k_19 : vec3<f32>,  alpha_19 : vec2<f32>,  coat_alpha_5 : vec2<f32>,  coat_29 : u32,  wo_any_1 : vec3<f32>,  u_21 : vec2<f32>,  lobe_8 : f32) -> BsdfSample_0
{
    var sample_9 : BsdfSample_0 = no_sample_0();
    var side_6 : f32;
    if((wo_any_1.z) < 0.0f)
    {
        side_6 = -1.0f;
    }
    else
    {
        side_6 = 1.0f;
    }
    var wo_19 : vec3<f32> = wo_any_1 * vec3<f32>(side_6);
    var _S439 : bool;
    if(is_smooth_0(alpha_19))
    {
        _S439 = is_smooth_0(coat_alpha_5);
    }
    else
    {
        _S439 = false;
    }
    if(_S439)
    {
        sample_9.wi_9 = vec3<f32>(- wo_19.x, - wo_19.y, wo_19.z) * vec3<f32>(side_6);
        sample_9.weight_6 = coated_mirror_weight_0(eta_22, k_19, coat_29, wo_19);
        sample_9.pdf_14 = 1.0f;
        sample_9.valid_7 = true;
        sample_9.delta_10 = true;
    }
    else
    {
        var layers_5 : CoatedConductor_0 = coated_conductor_layers_0(eta_22, k_19, alpha_19, coat_alpha_5, coat_29, wo_19);
        var _S440 : f32 = layers_5.shares_0.x;
        var _S441 : bool = lobe_8 < _S440;
        if(_S441)
        {
            _S439 = layers_5.coat_smooth_0;
        }
        else
        {
            _S439 = false;
        }
        if(_S439)
        {
            var _S442 : f32 = wo_19.z;
            sample_9.wi_9 = vec3<f32>(- wo_19.x, - wo_19.y, _S442) * vec3<f32>(side_6);
            sample_9.weight_6 = vec3<f32>((fresnel_dielectric_0(_S442, layers_5.n_14) / _S440));
            sample_9.pdf_14 = 1.0f;
            sample_9.valid_7 = true;
            sample_9.delta_10 = true;
        }
        else
        {
            var _S443 : vec3<f32> = vec3<f32>(0.0f);
            var wi_13 : vec3<f32>;
            if(_S441)
            {
                wi_13 = mirrored_1(wo_19, ggx_sample_visible_0(ggx_widths_0(coat_alpha_5), wo_19, u_21));
            }
            else
            {
                if(lobe_8 < (_S440 + layers_5.shares_0.y))
                {
                    if(layers_5.wo_below_0.valid_6)
                    {
                        var wi_in_0 : vec3<f32> = mirrored_1(layers_5.wo_below_0.direction_34, ggx_sample_visible_0(ggx_widths_0(layers_5.once_0), layers_5.wo_below_0.direction_34, u_21));
                        var x_30 : f32 = wi_in_0.x * layers_5.n_14;
                        var y_16 : f32 = wi_in_0.y * layers_5.n_14;
                        var squared_1 : f32 = 1.0f - x_30 * x_30 - y_16 * y_16;
                        if((wi_in_0.z) > 0.0f)
                        {
                            _S439 = squared_1 > 0.0f;
                        }
                        else
                        {
                            _S439 = false;
                        }
                        if(_S439)
                        {
                            wi_13 = vec3<f32>(x_30, y_16, sqrt(squared_1));
                        }
                        else
                        {
                            wi_13 = _S443;
                        }
                    }
                    else
                    {
                        wi_13 = _S443;
                    }
                }
                else
                {
                    wi_13 = diffuse_sample_0(eta_22, wo_19, u_21).wi_9;
                }
            }
            if((wi_13.z) > 0.0f)
            {
                var value_28 : BsdfValue_0 = coated_conductor_value_0(layers_5, wi_13);
                sample_9.wi_9 = wi_13 * vec3<f32>(side_6);
                sample_9.weight_6 = value_28.f_cos_0 * vec3<f32>((1.0f / value_28.pdf_13));
                sample_9.pdf_14 = value_28.pdf_13;
                sample_9.valid_7 = true;
            }
        }
    }
    return sample_9;
}

fn bsdf_sample_0( bsdf_4 : Bsdf_0,  wo_20 : vec3<f32>,  u_22 : vec2<f32>,  lobe_9 : f32) -> BsdfSample_0
{
    var _S444 : BsdfSample_0 = no_sample_0();
    var sample_10 : BsdfSample_0;
    if((wo_20.z) != 0.0f)
    {
        var smooth_3 : bool = is_smooth_0(bsdf_4.alpha_2);
        if((bsdf_4.kind_3) == u32(0))
        {
            sample_10 = diffuse_sample_0(bsdf_4.a_35, wo_20, u_22);
        }
        else
        {
            if((bsdf_4.kind_3) == u32(1))
            {
                sample_10 = conductor_sample_0(bsdf_4.a_35, bsdf_4.b_30, bsdf_4.alpha_2, smooth_3, wo_20, u_22);
            }
            else
            {
                var _S445 : bool;
                if((bsdf_4.kind_3) == u32(2))
                {
                    if(smooth_3)
                    {
                        _S445 = true;
                    }
                    else
                    {
                        _S445 = (bsdf_4.eta_2) == 1.0f;
                    }
                    if(_S445)
                    {
                        sample_10 = smooth_dielectric_sample_0(bsdf_4.eta_2, wo_20, lobe_9);
                    }
                    else
                    {
                        sample_10 = rough_dielectric_sample_0(bsdf_4.eta_2, bsdf_4.alpha_2, wo_20, u_22, lobe_9);
                    }
                }
                else
                {
                    if(((FEATURES_0 & (u32(4)))) != u32(0))
                    {
                        _S445 = (bsdf_4.kind_3) == u32(3);
                    }
                    else
                    {
                        _S445 = false;
                    }
                    if(_S445)
                    {
                        sample_10 = diffuse_transmission_sample_0(bsdf_4.a_35, bsdf_4.b_30, wo_20, u_22, lobe_9);
                    }
                    else
                    {
                        sample_10 = _S444;
                    }
                    if(((FEATURES_0 & (u32(4)))) != u32(0))
                    {
                        _S445 = (bsdf_4.kind_3) == u32(4);
                    }
                    else
                    {
                        _S445 = false;
                    }
                    if(_S445)
                    {
                        sample_10 = thin_dielectric_sample_0(bsdf_4.eta_2, wo_20, lobe_9);
                    }
                    if(((FEATURES_0 & (u32(256)))) != u32(0))
                    {
                        _S445 = (bsdf_4.kind_3) == u32(5);
                    }
                    else
                    {
                        _S445 = false;
                    }
                    if(_S445)
                    {
                        sample_10 = coated_diffuse_sample_0(bsdf_4.a_35, bsdf_4.alpha_2, bsdf_4.coat_2, wo_20, u_22, lobe_9);
                    }
                    if(((FEATURES_0 & (u32(512)))) != u32(0))
                    {
                        _S445 = (bsdf_4.kind_3) == u32(6);
                    }
                    else
                    {
                        _S445 = false;
                    }
                    if(_S445)
                    {
                        sample_10 = coated_conductor_sample_0(bsdf_4.a_35, bsdf_4.b_30, bsdf_4.alpha_2, bsdf_4.coat_alpha_1, bsdf_4.coat_2, wo_20, u_22, lobe_9);
                    }
                }
            }
        }
    }
    else
    {
        sample_10 = _S444;
    }
    return sample_10;
}

fn scatter_1( bsdf_5 : Bsdf_0,  frame_11 : Frame_0,  surface_13 : Surface_0,  wo_21 : vec3<f32>,  u_23 : vec2<f32>,  lobe_10 : f32,  clearance_2 : f32) -> Departure_0
{
    var sample_11 : BsdfSample_0 = bsdf_sample_0(bsdf_5, wo_21, u_23, lobe_10);
    var departure_0 : Departure_0;
    departure_0.weight_4 = sample_11.weight_6;
    var _S446 : vec3<f32> = to_world_2(frame_11, sample_11.wi_9);
    departure_0.direction_25 = _S446;
    departure_0.origin_16 = ray_origin_0(surface_13, _S446, clearance_2);
    departure_0.pdf_7 = sample_11.pdf_14;
    departure_0.valid_2 = sample_11.valid_7;
    departure_0.delta_5 = sample_11.delta_10;
    return departure_0;
}

fn is_decided_0( depth_13 : u32,  delta_11 : bool) -> bool
{
    var _S447 : bool;
    if((run_0.path_0.decisions_0) != u32(0))
    {
        _S447 = depth_13 >= u32(1);
    }
    else
    {
        _S447 = false;
    }
    if(_S447)
    {
        _S447 = !delta_11;
    }
    else
    {
        _S447 = false;
    }
    return _S447;
}

fn survival_0( throughput_1 : vec3<f32>) -> f32
{
    var sizes_0 : vec3<f32> = abs(throughput_1);
    return min(max(sizes_0.x, max(sizes_0.y, sizes_0.z)) * (1.0f / (run_0.path_0.roulette_0 * run_0.camera_0.exposure_0)), 1.0f);
}

fn DrawnCoordinates_decision_0( this_20 : DrawnCoordinates_0,  depth_14 : u32) -> f32
{
    var index_10 : u32 = run_0.path_0.decisions_0 + depth_14;
    return units_0(DrawnCoordinates_block_0(this_20, index_10 / u32(4)))[index_10 % u32(4)];
}

fn PilotCoordinates_decision_0( this_21 : PilotCoordinates_0,  depth_15 : u32) -> f32
{
    return DrawnCoordinates_decision_0(this_21.drawn_0, depth_15);
}

fn advance_0( path_1 : ptr<function, Path_0>,  x_31 : PilotCoordinates_0,  observer_0 : ptr<function, KindObserver_0>) -> bool
{
    var lit_1 : bool;
    if(((FEATURES_0 & (u32(16384)))) != u32(0))
    {
        lit_1 = ((*path_1).kinds_1) == u32(0);
    }
    else
    {
        lit_1 = false;
    }
    if(lit_1)
    {
        return false;
    }
    (*path_1).rays_0 = (*path_1).rays_0 + u32(1);
    var hit_9 : Hit_0 = next_hit_0((*path_1).origin_0, (*path_1).direction_8, (*path_1).from_0);
    if(!Hit_found_0(hit_9))
    {
        if(((FEATURES_0 & (u32(8)))) != u32(0))
        {
            lit_1 = Path_counts_hits_0((*path_1));
        }
        else
        {
            lit_1 = false;
        }
        if(lit_1)
        {
            var sky_9 : vec3<f32> = escape_of_0(load_escaped_0((*path_1).origin_0, (*path_1).direction_8), (*path_1).origin_0, (*path_1).direction_8, (*path_1).pdf_2, (*path_1).delta_0);
            (*path_1).total_0 = (*path_1).total_0 + (*path_1).throughput_0 * sky_9;
            KindObserver_vertex_0(&((*observer_0)), (*path_1), escaped_2(), sky_9, false, vec3<f32>(0.0f));
        }
        return false;
    }
    var triangle_9 : Triangle_0 = load_triangle_0(hit_9);
    var surface_14 : Surface_0 = surface_at_0(triangle_9, (*path_1).origin_0, (*path_1).direction_8);
    var _S448 : vec3<f32> = vec3<f32>(0.0f);
    if((triangle_9.emission_2) != u32(4294967295))
    {
        lit_1 = Path_counts_hits_0((*path_1));
    }
    else
    {
        lit_1 = false;
    }
    var radiance_14 : vec3<f32>;
    if(lit_1)
    {
        radiance_14 = emission_of_0(load_emitted_0(triangle_9, surface_14, (*path_1).origin_0, (*path_1).delta_0), surface_14, (*path_1).origin_0, (*path_1).direction_8, (*path_1).pdf_2, (*path_1).delta_0);
    }
    else
    {
        radiance_14 = _S448;
    }
    var _S449 : Departure_0 = Departure_x24init_0(_S448, _S448, _S448, 0.0f, false, false);
    if(Path_may_scatter_0((*path_1)))
    {
        lit_1 = (((material_bits_0(triangle_9.material_0)) & (u32(256)))) == u32(0);
    }
    else
    {
        lit_1 = false;
    }
    var goes_on_0 : bool;
    var weight_9 : vec3<f32>;
    var departure_1 : Departure_0;
    if(lit_1)
    {
        var xi_1 : VertexCoordinates_0 = PilotCoordinates_vertex_0(x_31, (*path_1).depth_1);
        var shading_4 : Shading_0 = shade_0(triangle_9, surface_14, xi_1.lobe_0);
        var bsdf_6 : Bsdf_0 = bsdf_near_0(shading_4, surface_14.b1_1, surface_14.b2_1);
        var frame_12 : Frame_0 = frame_near_0(shading_4, surface_14);
        var wo_22 : vec3<f32> = to_local_0(frame_12, (vec3<f32>(0) - (*path_1).direction_8));
        if(!is_delta_0(bsdf_6))
        {
            lit_1 = has_lights_0();
        }
        else
        {
            lit_1 = false;
        }
        if(lit_1)
        {
            lit_1 = Path_counts_connections_0((*path_1));
        }
        else
        {
            lit_1 = false;
        }
        if(lit_1)
        {
            var chosen_2 : ChosenLight_0 = choose_light_0(surface_14.position_3, xi_1.pick_0, xi_1.light_4);
            var direct_2 : DirectLight_0 = direct_light_0(bsdf_6, frame_12, chosen_2, surface_14, wo_22, xi_1.light_4);
            if(direct_2.valid_4)
            {
                lit_1 = (chosen_2.hit_6.leaf_1) != (hit_9.leaf_1);
            }
            else
            {
                lit_1 = false;
            }
            if(lit_1)
            {
                (*path_1).rays_0 = (*path_1).rays_0 + u32(65536);
                if(is_visible_0(direct_2, triangle_9, surface_14, hit_9, chosen_2))
                {
                    var radiance_15 : vec3<f32> = radiance_14 + direct_2.radiance_12;
                    lit_1 = (any(((direct_2.radiance_12) != vec3<f32>(0.0f))));
                    radiance_14 = radiance_15;
                }
                else
                {
                    lit_1 = false;
                }
            }
            else
            {
                lit_1 = false;
            }
        }
        else
        {
            lit_1 = false;
        }
        var departure_2 : Departure_0 = scatter_1(bsdf_6, frame_12, surface_14, wo_22, xi_1.direction_27, shading_4.lobe_1, triangle_9.clearance_0);
        weight_9 = departure_2.weight_4;
        goes_on_0 = departure_2.valid_2;
        departure_1 = departure_2;
    }
    else
    {
        lit_1 = false;
        weight_9 = _S448;
        goes_on_0 = false;
        departure_1 = _S449;
    }
    (*path_1).total_0 = (*path_1).total_0 + (*path_1).throughput_0 * radiance_14;
    KindObserver_vertex_0(&((*observer_0)), (*path_1), hit_9, radiance_14, lit_1, weight_9);
    (*path_1).throughput_0 = (*path_1).throughput_0 * weight_9;
    (*path_1).depth_1 = (*path_1).depth_1 + u32(1);
    if(!goes_on_0)
    {
        lit_1 = true;
    }
    else
    {
        lit_1 = (all((((*path_1).throughput_0) == vec3<f32>(0.0f))));
    }
    if(lit_1)
    {
        return false;
    }
    var _S450 : Departure_0 = departure_1;
    if(is_decided_0((*path_1).depth_1 - u32(1), departure_1.delta_5))
    {
        var probability_9 : f32 = survival_0((*path_1).throughput_0);
        if((PilotCoordinates_decision_0(x_31, (*path_1).depth_1 - u32(1))) >= probability_9)
        {
            return false;
        }
        (*path_1).throughput_0 = (*path_1).throughput_0 * vec3<f32>((1.0f / probability_9));
    }
    (*path_1).origin_0 = departure_1.origin_16;
    (*path_1).direction_8 = departure_1.direction_25;
    (*path_1).pdf_2 = departure_1.pdf_7;
    (*path_1).delta_0 = _S450.delta_5;
    (*path_1).from_0 = hit_9;
    return true;
}

fn PilotCoordinates_film_0( this_22 : PilotCoordinates_0) -> vec2<f32>
{
    return this_22.position_2;
}

struct FilmPoint_0
{
     filtered_1 : bool,
     size_5 : vec2<f32>,
     corner_6 : vec2<f32>,
     start_6 : vec2<f32>,
     slope_2 : vec2<f32>,
     left_2 : vec2<f32>,
     weight_10 : f32,
};

fn pixel_of_0( film_uv_0 : vec2<f32>) -> u32
{
    return min(u32(film_uv_0.y * f32(run_0.camera_0.height_0)), run_0.camera_0.height_0 - u32(1)) * run_0.camera_0.width_0 + min(u32(film_uv_0.x * f32(run_0.camera_0.width_0)), run_0.camera_0.width_0 - u32(1));
}

fn filter_cumulative_0( axis_2 : u32,  cell_4 : u32) -> f32
{
    return run_0.filter_0.data_0[axis_2].cumulative_0[(cell_4 >> (u32(2)))][(cell_4 & (u32(3)))];
}

fn film_point_0( film_uv_1 : vec2<f32>) -> FilmPoint_0
{
    var point_19 : FilmPoint_0;
    var _S451 : bool;
    if(((FEATURES_0 & (u32(2048)))) != u32(0))
    {
        _S451 = (run_0.camera_0.filtered_0) != u32(0);
    }
    else
    {
        _S451 = false;
    }
    point_19.filtered_1 = _S451;
    point_19.size_5 = vec2<f32>(f32(run_0.camera_0.width_0), f32(run_0.camera_0.height_0));
    var _S452 : vec2<f32> = vec2<f32>(0.0f);
    point_19.corner_6 = _S452;
    point_19.start_6 = _S452;
    point_19.slope_2 = vec2<f32>(1.0f);
    point_19.left_2 = _S452;
    point_19.weight_10 = run_0.camera_0.exposure_0;
    if(_S451)
    {
        var pixel_0 : u32 = pixel_of_0(film_uv_1);
        var _S453 : u32 = pixel_0 % run_0.camera_0.width_0;
        var _S454 : f32 = f32(_S453);
        var _S455 : u32 = pixel_0 / run_0.camera_0.width_0;
        point_19.corner_6 = vec2<f32>(_S454, f32(_S455));
        var axis_3 : u32 = u32(0);
        var sign_2 : f32 = 1.0f;
        for(;;)
        {
            if(axis_3 < u32(2))
            {
            }
            else
            {
                break;
            }
            var _S456 : f32 = film_uv_1[axis_3] * point_19.size_5[axis_3] - point_19.corner_6[axis_3];
            var high_1 : u32 = u32(64);
            var low_3 : u32 = u32(0);
            for(;;)
            {
                if((high_1 - low_3) > u32(1))
                {
                }
                else
                {
                    break;
                }
                var middle_3 : u32 = ((low_3 + high_1) >> (u32(1)));
                if((filter_cumulative_0(axis_3, middle_3)) <= _S456)
                {
                    low_3 = middle_3;
                }
                else
                {
                    high_1 = middle_3;
                }
            }
            var start_7 : f32 = filter_cumulative_0(axis_3, low_3);
            var _S457 : u32 = low_3 + u32(1);
            var end_1 : f32;
            if(_S457 < u32(64))
            {
                end_1 = filter_cumulative_0(axis_3, _S457);
            }
            else
            {
                end_1 = 1.0f;
            }
            var width_17 : f32 = 2.0f * run_0.filter_0.data_0[axis_3].radius_0 / 64.0f;
            point_19.start_6[axis_3] = start_7;
            point_19.slope_2[axis_3] = width_17 / (end_1 - start_7);
            point_19.left_2[axis_3] = f32(low_3) * width_17 - run_0.filter_0.data_0[axis_3].radius_0;
            var sign_3 : f32 = sign_2 * run_0.filter_0.data_0[axis_3].weights_0[(low_3 >> (u32(2)))][(low_3 & (u32(3)))];
            axis_3 = axis_3 + u32(1);
            sign_2 = sign_3;
        }
        point_19.weight_10 = point_19.weight_10 * sign_2;
    }
    return point_19;
}

fn DrawnCoordinates_lens_0( this_23 : DrawnCoordinates_0) -> vec2<f32>
{
    return units_0(DrawnCoordinates_block_0(this_23, u32(0))).zw;
}

fn PilotCoordinates_lens_0( this_24 : PilotCoordinates_0) -> vec2<f32>
{
    return DrawnCoordinates_lens_0(this_24.drawn_0);
}

struct CameraRay_0
{
     origin_21 : vec3<f32>,
     direction_36 : vec3<f32>,
};

fn filtered_point_0( point_20 : FilmPoint_0,  film_uv_2 : vec2<f32>) -> vec2<f32>
{
    var result_9 : vec2<f32>;
    if(point_20.filtered_1)
    {
        var _S458 : vec2<f32> = vec2<f32>(-1.0f);
        result_9 = ((film_uv_2 * point_20.size_5 + point_20.corner_6 * _S458 + point_20.start_6 * _S458) * point_20.slope_2 + point_20.left_2 + (point_20.corner_6 + vec2<f32>(0.5f))) * (vec2<f32>(1.0f) / point_20.size_5);
    }
    else
    {
        result_9 = film_uv_2;
    }
    return result_9;
}

fn sphere_direction_0( _S459 : vec2<f32>) -> vec3<f32>
{
    var direction_37 : vec3<f32>;
    if((run_0.camera_0.projection_0) == u32(2))
    {
        var d_3 : vec3<f32> = octahedral_direction_0(_S459);
        direction_37 = vec3<f32>(d_3.x, d_3.z, d_3.y);
    }
    else
    {
        var azimuth_1 : vec2<f32> = sin_cos_turns_0(_S459.x);
        var polar_0 : vec2<f32> = sin_cos_turns_0(_S459.y * 0.5f);
        var _S460 : f32 = polar_0.x;
        direction_37 = vec3<f32>(_S460 * azimuth_1.y, polar_0.y, _S460 * azimuth_1.x);
    }
    return direction_37;
}

fn camera_ray_0( _S461 : FilmPoint_0,  _S462 : vec2<f32>,  _S463 : vec2<f32>) -> CameraRay_0
{
    var on_plane_0 : vec2<f32> = run_0.camera_0.film_plane_0.xy * filtered_point_0(_S461, _S462) + run_0.camera_0.film_plane_0.zw;
    var _S464 : vec3<f32> = vec3<f32>(on_plane_0, 1.0f);
    var _S465 : vec3<f32> = vec3<f32>(0.0f);
    var flat_0 : bool;
    if(((FEATURES_0 & (u32(4096)))) != u32(0))
    {
        flat_0 = (run_0.camera_0.projection_0) != u32(0);
    }
    else
    {
        flat_0 = false;
    }
    var origin_22 : vec3<f32>;
    var direction_38 : vec3<f32>;
    if(flat_0)
    {
        var _S466 : bool = (run_0.camera_0.projection_0) == u32(1);
        if(_S466)
        {
            const _S467 : vec3<f32> = vec3<f32>(0.0f, 0.0f, 1.0f);
            origin_22 = vec3<f32>(on_plane_0, 0.0f);
            direction_38 = _S467;
        }
        else
        {
            var _S468 : vec3<f32> = sphere_direction_0(on_plane_0);
            origin_22 = _S465;
            direction_38 = _S468;
        }
        flat_0 = _S466;
    }
    else
    {
        flat_0 = true;
        origin_22 = _S465;
        direction_38 = _S464;
    }
    var _S469 : f32 = run_0.camera_0.lens_radius_0;
    if((run_0.camera_0.lens_radius_0) > 0.0f)
    {
    }
    else
    {
        flat_0 = false;
    }
    if(flat_0)
    {
        var sin_cos_6 : vec2<f32> = sin_cos_turns_0(_S463.x);
        var radius_4 : f32 = _S469 * safe_sqrt_0(_S463.y);
        var origin_23 : vec3<f32> = origin_22 + vec3<f32>(radius_4 * sin_cos_6.y, radius_4 * sin_cos_6.x, 0.0f);
        var _S470 : vec3<f32> = origin_22 + direction_38 * vec3<f32>(run_0.camera_0.focal_distance_0) - origin_23;
        origin_22 = origin_23;
        direction_38 = _S470;
    }
    var row0_1 : vec3<f32> = run_0.camera_0.to_world_1[i32(0)].xyz;
    var row1_2 : vec3<f32> = run_0.camera_0.to_world_1[i32(1)].xyz;
    var row2_2 : vec3<f32> = run_0.camera_0.to_world_1[i32(2)].xyz;
    var ray_7 : CameraRay_0;
    ray_7.origin_21 = vec3<f32>(dot(row0_1, origin_22), dot(row1_2, origin_22), dot(row2_2, origin_22)) + vec3<f32>(run_0.camera_0.to_world_1[i32(0)].w, run_0.camera_0.to_world_1[i32(1)].w, run_0.camera_0.to_world_1[i32(2)].w);
    ray_7.direction_36 = unit_vector_0(vec3<f32>(dot(row0_1, direction_38), dot(row1_2, direction_38), dot(row2_2, direction_38)));
    return ray_7;
}

fn tile_word_0( film_0 : vec2<f32>) -> u32
{
    var tile_0 : vec2<u32> = min(vec2<u32>(film_0 * vec2<f32>(run_0.path_0.tiles_0)), run_0.path_0.tiles_0 - vec2<u32>(u32(1)));
    var _S471 : u32 = atomicLoad(&(cells_0[tile_0.y * run_0.path_0.tiles_0.x + tile_0.x]));
    return _S471;
}

fn kinds_at_0( film_1 : vec2<f32>) -> u32
{
    var _S472 : u32 = tile_word_0(film_1);
    return (_S472 & (u32(7)));
}

fn Path_start_0( this_25 : ptr<function, Path_0>,  x_32 : PilotCoordinates_0)
{
    var film_uv_3 : vec2<f32> = PilotCoordinates_film_0(x_32);
    var point_21 : FilmPoint_0 = film_point_0(film_uv_3);
    var _S473 : CameraRay_0 = camera_ray_0(point_21, film_uv_3, PilotCoordinates_lens_0(x_32));
    (*this_25).origin_0 = _S473.origin_21;
    (*this_25).direction_8 = _S473.direction_36;
    (*this_25).pdf_2 = 1.0f;
    (*this_25).delta_0 = true;
    (*this_25).from_0 = nothing_0();
    (*this_25).throughput_0 = vec3<f32>(point_21.weight_10);
    (*this_25).total_0 = vec3<f32>(0.0f);
    (*this_25).depth_1 = u32(0);
    (*this_25).rays_0 = u32(0);
    if(((FEATURES_0 & (u32(16384)))) != u32(0))
    {
        var _S474 : u32 = kinds_at_0(film_uv_3);
        (*this_25).kinds_1 = _S474;
    }
    return;
}

struct Queue_0
{
     taken_0 : u32,
};

struct Pilot_0
{
     tile_1 : u32,
     sample_12 : u32,
     place_2 : u32,
     first_22 : vec3<f32>,
     queue_0 : Queue_0,
     observer_1 : KindObserver_0,
};

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

fn Path_x24init_0( origin_24 : vec3<f32>,  direction_39 : vec3<f32>,  pdf_15 : f32,  delta_12 : bool,  from_5 : Hit_0,  throughput_2 : vec3<f32>,  total_1 : vec3<f32>,  depth_16 : u32,  rays_1 : u32,  kinds_2 : u32) -> Path_0
{
    var _S475 : Path_0;
    _S475.origin_0 = origin_24;
    _S475.direction_8 = direction_39;
    _S475.pdf_2 = pdf_15;
    _S475.delta_0 = delta_12;
    _S475.from_0 = from_5;
    _S475.throughput_0 = throughput_2;
    _S475.total_0 = total_1;
    _S475.depth_1 = depth_16;
    _S475.rays_0 = rays_1;
    _S475.kinds_1 = kinds_2;
    return _S475;
}

fn Path_finite_0( this_26 : Path_0) -> bool
{
    var _S476 : bool;
    if(is_finite_0(this_26.total_0.x))
    {
        _S476 = is_finite_0(this_26.total_0.y);
    }
    else
    {
        _S476 = false;
    }
    if(_S476)
    {
        _S476 = is_finite_0(this_26.total_0.z);
    }
    else
    {
        _S476 = false;
    }
    return _S476;
}

fn tally_0( counter_1 : u32,  value_29 : u32)
{
    var _S477 : u32 = atomicAdd(&(local_counters_0[counter_1]), value_29);
    return;
}

fn tally_path_0( rays_2 : u32,  vertices_0 : u32,  finite_0 : bool)
{
    tally_0(u32(1), u32(1));
    tally_0(u32(2), (rays_2 & (u32(65535))));
    tally_0(u32(3), (rays_2 >> (u32(16))));
    tally_0(u32(4), vertices_0);
    if(!finite_0)
    {
        tally_0(u32(5), u32(1));
    }
    return;
}

fn wide_from_float_0( value_30 : f32) -> vec2<u32>
{
    var _S478 : f32 = min(value_30, 4.6116860184273879e+18f);
    if(!(_S478 > 0.0f))
    {
        return vec2<u32>(u32(0), u32(0));
    }
    if(_S478 < 8.388608e+06f)
    {
        return vec2<u32>(u32(_S478 + 0.5f), u32(0));
    }
    var high_2 : u32 = u32(_S478 * 2.32830643653869629e-10f);
    return vec2<u32>(u32(_S478 - f32(high_2) * 4.294967296e+09f), high_2);
}

fn add_moment_0( tile_2 : u32,  kind_7 : u32,  moment_0 : u32,  value_31 : vec2<u32>)
{
    var _S479 : vec2<u32> = value_31;
    var place_3 : u32 = u32(2) * (run_0.path_0.tiles_0.x * run_0.path_0.tiles_0.y) + u32(2) * ((tile_2 * u32(3) + kind_7) * u32(5) + moment_0);
    if((value_31.x) != u32(0))
    {
        var before_0 : u32 = atomicAdd(&(cells_0[place_3]), _S479.x);
        if((before_0 + _S479.x) < before_0)
        {
            _S479[i32(1)] = _S479[i32(1)] + u32(1);
        }
    }
    if((_S479.y) != u32(0))
    {
        var _S480 : u32 = atomicAdd(&(cells_0[place_3 + u32(1)]), _S479.y);
    }
    return;
}

fn wide_square_0( value_32 : f32) -> vec2<u32>
{
    var scaled_0 : f32 = value_32 * run_0.image_0.square_scale_0;
    return wide_from_float_0(min(scaled_0 * scaled_0, 7.2057594037927936e+16f));
}

fn limited_0( luminance_1 : f32) -> f32
{
    return clamp(luminance_1, - run_0.image_0.limit_0, run_0.image_0.limit_0);
}

fn Pilot_add_0( this_27 : ptr<function, Pilot_0>,  path_2 : Path_0)
{
    var _S481 : bool = Path_finite_0(path_2);
    tally_path_0(path_2.rays_0, path_2.depth_1, _S481);
    var found_5 : vec3<f32>;
    if(_S481)
    {
        found_5 = (*this_27).observer_1.luminances_0;
    }
    else
    {
        found_5 = vec3<f32>(0.0f);
    }
    var _S482 : f32 = f32((((path_2.rays_0) & (u32(65535)))) + (((path_2.rays_0) >> (u32(16)))));
    if(((*this_27).place_2) == u32(0))
    {
        (*this_27).first_22 = found_5;
    }
    var kind_8 : u32 = u32(0);
    for(;;)
    {
        if(kind_8 < u32(3))
        {
        }
        else
        {
            break;
        }
        if(((*this_27).place_2) != u32(1))
        {
            add_moment_0((*this_27).tile_1, kind_8, u32(0), wide_from_float_0(found_5[kind_8] * run_0.image_0.density_scale_0));
        }
        if(((*this_27).place_2) != u32(1))
        {
            add_moment_0((*this_27).tile_1, kind_8, u32(4), wide_from_float_0(max(found_5[kind_8], 0.0f) * _S482 * run_0.image_0.density_scale_0));
        }
        if(((*this_27).place_2) == u32(2))
        {
            add_moment_0((*this_27).tile_1, kind_8, u32(1), wide_square_0(found_5[kind_8] - (*this_27).first_22[kind_8]));
        }
        if(((*this_27).place_2) != u32(0))
        {
            var _S483 : u32 = (*this_27).tile_1;
            var _S484 : i32;
            if(((*this_27).place_2) == u32(2))
            {
                _S484 = i32(2);
            }
            else
            {
                _S484 = i32(3);
            }
            add_moment_0(_S483, kind_8, u32(_S484), wide_square_0(limited_0(found_5[kind_8]) - limited_0((*this_27).first_22[kind_8])));
        }
        kind_8 = kind_8 + u32(1);
    }
    return;
}

fn Queue_take_0( this_28 : ptr<function, Queue_0>,  queue_1 : u32) -> u32
{
    if(((*this_28).taken_0) >= (run_0.dispatch_0.items_per_lane_0))
    {
        return u32(4294967295);
    }
    (*this_28).taken_0 = (*this_28).taken_0 + u32(1);
    var item_0 : u32 = atomicAdd(&(counters_0[queue_1]), u32(1));
    var _S485 : u32;
    if(item_0 < (run_0.dispatch_0.items_0))
    {
        _S485 = item_0;
    }
    else
    {
        _S485 = u32(4294967295);
    }
    return _S485;
}

fn wide_times_0( a_37 : vec2<u32>,  b_32 : u32) -> vec2<u32>
{
    var _S486 : u32 = a_37.x;
    return vec2<u32>(_S486 * b_32, mul_high_0(_S486, b_32) + a_37.y * b_32);
}

fn wide_add_0( a_38 : vec2<u32>,  b_33 : vec2<u32>) -> vec2<u32>
{
    var _S487 : u32 = a_38.x;
    var low_4 : u32 = _S487 + b_33.x;
    var _S488 : u32 = a_38.y + b_33.y;
    var _S489 : i32;
    if(low_4 < _S487)
    {
        _S489 = i32(1);
    }
    else
    {
        _S489 = i32(0);
    }
    return vec2<u32>(low_4, _S488 + u32(_S489));
}

fn DrawnCoordinates_film_0( this_29 : DrawnCoordinates_0) -> vec2<f32>
{
    return units_0(DrawnCoordinates_block_0(this_29, u32(0))).xy;
}

struct PixelPlace_0
{
     pixel_1 : vec2<u32>,
     inside_3 : vec2<f32>,
};

fn place_in_tile_0( tile_3 : u32,  u_24 : vec2<f32>) -> PixelPlace_0
{
    var size_6 : vec2<f32> = vec2<f32>(f32(run_0.camera_0.width_0), f32(run_0.camera_0.height_0));
    var _S490 : u32 = tile_3 % run_0.path_0.tiles_0.x;
    var _S491 : f32 = f32(_S490);
    var _S492 : u32 = tile_3 / run_0.path_0.tiles_0.x;
    var position_6 : vec2<f32> = (vec2<f32>(_S491, f32(_S492)) + u_24) / vec2<f32>(run_0.path_0.tiles_0) * size_6;
    var place_4 : PixelPlace_0;
    var _S493 : vec2<u32> = min(vec2<u32>(position_6), vec2<u32>(run_0.camera_0.width_0, run_0.camera_0.height_0) - vec2<u32>(u32(1)));
    place_4.pixel_1 = _S493;
    place_4.inside_3 = clamp(position_6 - vec2<f32>(_S493), vec2<f32>(0.0f), vec2<f32>(1.0f));
    return place_4;
}

fn Pilot_x_0( this_30 : Pilot_0) -> PilotCoordinates_0
{
    var coordinates_0 : PilotCoordinates_0;
    coordinates_0.drawn_0.stream_0 = vec3<u32>(wide_times_0(wide_add_0(wide_times_0(vec2<u32>(run_0.path_0.tiles_0.x * run_0.path_0.tiles_0.y, u32(0)), this_30.sample_12), vec2<u32>(this_30.tile_1, u32(0))), u32(2)), u32(4));
    coordinates_0.drawn_0.first_block_0 = u32(0);
    var _S494 : PixelPlace_0 = place_in_tile_0(this_30.tile_1, DrawnCoordinates_film_0(coordinates_0.drawn_0));
    var at_1 : PixelPlace_0 = _S494;
    if((this_30.place_2) == u32(1))
    {
        var _S495 : u32;
        if((at_1.pixel_1.x + u32(1)) == (run_0.camera_0.width_0))
        {
            _S495 = u32(0);
        }
        else
        {
            _S495 = at_1.pixel_1.x + u32(1);
        }
        at_1.pixel_1[i32(0)] = _S495;
    }
    if((this_30.place_2) == u32(2))
    {
        coordinates_0.drawn_0.stream_0[i32(0)] = coordinates_0.drawn_0.stream_0[i32(0)] + u32(1);
        at_1.inside_3 = DrawnCoordinates_film_0(coordinates_0.drawn_0);
    }
    coordinates_0.position_2 = min((vec2<f32>(at_1.pixel_1) + at_1.inside_3) / vec2<f32>(f32(run_0.camera_0.width_0), f32(run_0.camera_0.height_0)), vec2<f32>(0.99999994039535522f));
    return coordinates_0;
}

fn Pilot_next_0( this_31 : ptr<function, Pilot_0>,  path_3 : ptr<function, Path_0>) -> bool
{
    if(((*this_31).tile_1) != u32(4294967295))
    {
        Pilot_add_0(&((*this_31)), (*path_3));
        var _S496 : u32 = (*this_31).place_2 + u32(1);
        (*this_31).place_2 = _S496;
        if(_S496 == u32(3))
        {
            (*this_31).tile_1 = u32(4294967295);
        }
    }
    if(((*this_31).tile_1) == u32(4294967295))
    {
        var _S497 : Queue_0 = (*this_31).queue_0;
        var item_1 : u32 = Queue_take_0(&(_S497), u32(0));
        (*this_31).queue_0 = _S497;
        if(item_1 == u32(4294967295))
        {
            return false;
        }
        var tiles_1 : u32 = run_0.path_0.tiles_0.x * run_0.path_0.tiles_0.y;
        var _S498 : u32 = item_1 % tiles_1;
        (*this_31).tile_1 = _S498;
        var _S499 : u32 = run_0.dispatch_0.first_step_0;
        var _S500 : u32 = item_1 / tiles_1;
        (*this_31).sample_12 = _S499 + _S500;
        (*this_31).place_2 = u32(0);
    }
    (*this_31).observer_1.luminances_0 = vec3<f32>(0.0f);
    var _S501 : PilotCoordinates_0 = Pilot_x_0((*this_31));
    Path_start_0(&((*path_3)), _S501);
    return true;
}

fn Pilot_extend_0( this_32 : ptr<function, Pilot_0>,  path_4 : ptr<function, Path_0>) -> bool
{
    var _S502 : PilotCoordinates_0 = Pilot_x_0((*this_32));
    var _S503 : KindObserver_0 = (*this_32).observer_1;
    var _S504 : bool = advance_0(&((*path_4)), _S502, &(_S503));
    (*this_32).observer_1 = _S503;
    return _S504;
}

fn count_up_0( counter_2 : u32,  value_33 : vec2<u32>)
{
    var _S505 : vec2<u32> = value_33;
    if((value_33.x) != u32(0))
    {
        var before_1 : u32 = atomicAdd(&(counters_0[u32(2) * counter_2]), _S505.x);
        if((before_1 + _S505.x) < before_1)
        {
            _S505[i32(1)] = _S505[i32(1)] + u32(1);
        }
    }
    if((_S505.y) != u32(0))
    {
        var _S506 : u32 = atomicAdd(&(counters_0[u32(2) * counter_2 + u32(1)]), _S505.y);
    }
    return;
}

fn end_tally_0( thread_1 : u32)
{
    workgroupBarrier();
    var _S507 : bool;
    if(thread_1 > u32(0))
    {
        _S507 = thread_1 < u32(13);
    }
    else
    {
        _S507 = false;
    }
    if(_S507)
    {
        var value_34 : u32 = atomicLoad(&(local_counters_0[thread_1]));
        if(value_34 != u32(0))
        {
            count_up_0(thread_1, vec2<u32>(value_34, u32(0)));
        }
    }
    if(thread_1 == u32(13))
    {
        var value_35 : u32 = atomicLoad(&(local_counters_0[thread_1]));
        if(value_35 != u32(0))
        {
            var _S508 : u32 = atomicMax(&(counters_0[u32(26)]), value_35);
        }
    }
    if(thread_1 == u32(14))
    {
        var _S509 : u32 = atomicLoad(&(local_counters_0[u32(14)]));
        var _S510 : u32 = atomicLoad(&(local_counters_0[u32(15)]));
        count_up_0(u32(15), vec2<u32>(_S509, _S510));
    }
    return;
}

fn work_0( thread_2 : u32,  initial_0 : Pilot_0)
{
    begin_tally_0(thread_2);
    var job_0 : Pilot_0 = initial_0;
    var _S511 : vec3<f32> = vec3<f32>(0.0f);
    var path_5 : Path_0 = Path_x24init_0(_S511, _S511, 0.0f, false, Hit_x24init_0(u32(0), u32(0)), _S511, _S511, u32(0), u32(0), u32(0));
    var tracing_0 : bool = false;
    for(;;)
    {
        var tracing_1 : bool;
        if(!tracing_0)
        {
            var tracing_2 : bool = Pilot_next_0(&(job_0), &(path_5));
            if(!tracing_2)
            {
                break;
            }
            tracing_1 = tracing_2;
        }
        else
        {
            tracing_1 = tracing_0;
        }
        if(tracing_1)
        {
            var _S512 : bool = Pilot_extend_0(&(job_0), &(path_5));
            tracing_0 = _S512;
        }
        else
        {
            tracing_0 = tracing_1;
        }
    }
    end_tally_0(thread_2);
    return;
}

fn Queue_x24init_0( taken_1 : u32) -> Queue_0
{
    var _S513 : Queue_0;
    _S513.taken_0 = taken_1;
    return _S513;
}

fn KindObserver_x24init_0( luminances_1 : vec3<f32>) -> KindObserver_0
{
    var _S514 : KindObserver_0;
    _S514.luminances_0 = luminances_1;
    return _S514;
}

fn Pilot_x24init_0( tile_4 : u32,  sample_13 : u32,  place_5 : u32,  first_23 : vec3<f32>,  queue_2 : Queue_0,  observer_2 : KindObserver_0) -> Pilot_0
{
    var _S515 : Pilot_0;
    _S515.tile_1 = tile_4;
    _S515.sample_12 = sample_13;
    _S515.place_2 = place_5;
    _S515.first_22 = first_23;
    _S515.queue_0 = queue_2;
    _S515.observer_1 = observer_2;
    return _S515;
}

@compute
@workgroup_size(64, 1, 1)
fn pilot(@builtin(local_invocation_index) thread_3 : u32)
{
    var _S516 : vec3<f32> = vec3<f32>(0.0f);
    var job_1 : Pilot_0 = Pilot_x24init_0(u32(0), u32(0), u32(0), _S516, Queue_x24init_0(u32(0)), KindObserver_x24init_0(_S516));
    job_1.tile_1 = u32(4294967295);
    work_0(thread_3, job_1);
    return;
}

