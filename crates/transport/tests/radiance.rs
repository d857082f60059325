//! Whole scenes with a known answer.

use crate::common::*;
use std::f64::consts::PI;
use wayfare_scene::{Emission, Material, NONE, Parameter};
use wayfare_testing::scenes::*;
use wayfare_transport::bsdf::Bsdf;
use wayfare_transport::math::Rgb;
use wayfare_transport::math::Vec3;

/// Irradiance over radiance at a point below the corner of a parallel rectangle a x b at height c.
fn corner_irradiance(a: f64, b: f64, c: f64) -> f64 {
    let (x, y) = (a / c, b / c);
    let (p, q) = ((1.0 + x * x).sqrt(), (1.0 + y * y).sqrt());
    (x / p * (y / p).atan() + y / q * (x / q).atan()) / 2.0
}

/// A closed glowing room: L = E (1 + a + a^2 + ...), cut at the maximum depth.
#[test]
fn white_furnace_of_a_glowing_room() {
    if wayfare_testing::is_left_out() {
        return;
    }
    for (albedo, depth) in [(0.5, 3), (0.8, 12)] {
        let mut b = SceneBuilder::new("test", depth).camera([0.1, 0.2, 0.0], [0.5, 0.3, 1.0], 60.0);
        b.add(
            &cube([0.0; 3], 1.0).turned(),
            grey([albedo; 3]),
            glow([1.0; 3]),
        );
        let a = f64::from(albedo);
        let truth = (1.0 - a.powi(depth as i32 + 1)) / (1.0 - a);
        let estimate = mean_radiance(&world(b), 4_000_000, 1);
        assert_mean(&format!("albedo {albedo}"), estimate, truth, 2e-4);
    }
}

/// Inside a uniform glow an object that absorbs nothing cannot be seen.
#[test]
fn objects_without_absorption_vanish_in_the_furnace() {
    if wayfare_testing::is_left_out() {
        return;
    }
    let glass = |eta| Material::Dielectric {
        eta,
        alpha: [0.0; 2].map(Into::into),
    };
    for (name, material, depth) in [
        ("white diffuse", grey([1.0; 3]), 1),
        ("smooth glass", glass(1.5), 64),
        ("air bubble", glass(0.75), 64),
        ("no interface", glass(1.0), 4),
    ] {
        let mut b = SceneBuilder::new("test", depth).camera([0.0, 0.0, -3.0], [0.0; 3], 30.0);
        b.add(&cube([0.0; 3], 10.0).turned(), BLACK, glow([1.0; 3]));
        // A cube: no shading normals, which bend light a little at silhouettes in every renderer, and
        // no light that total reflection keeps inside until the path is cut.
        b.add(&cube([0.0; 3], 0.6), material, None);
        assert_mean(name, mean_radiance(&world(b), 6_000_000, 2), 1.0, 2e-4);
    }
}

/// Nor can a mixture of surfaces that absorb nothing, whatever the shares.
#[test]
fn mixtures_without_absorption_vanish_in_the_furnace() {
    for amount in [0.0, 0.25, 0.5, 1.0] {
        let mut b = SceneBuilder::new("test", 64).camera([0.0, 0.0, -3.0], [0.0; 3], 30.0);
        let mut part = |material: Material| {
            b.scene.materials.push(material);
            b.scene.reliefs.push(wayfare_scene::Relief::None);
            b.scene.materials.len() as u32 - 1
        };
        let pane = part(Material::ThinDielectric { eta: 1.5 });
        let white = part(grey([1.0; 3]));
        let mirror = part(Material::Conductor {
            eta: [1.0; 3].into(),
            k: [1e4; 3].into(),
            alpha: [0.0; 2].map(Into::into),
        });
        let two = part(Material::Mix {
            materials: [pane, white],
            amount: 0.6.into(),
        });
        let three = Material::Mix {
            materials: [two, mirror],
            amount: amount.into(),
        };
        b.add(&cube([0.0; 3], 0.6), three, None);
        b.scene.lights.push(wayfare_scene::Light::Infinite {
            to_light: [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            image: wayfare_scene::NONE,
            radiance: [1.0; 3],
            portal: None,
        });
        let estimate = mean_radiance(&world(b), 50_000, 2);
        // The mirror absorbs 4e-8 of the light.
        assert_mean(&format!("{amount}"), estimate, 1.0, 1e-4);
    }
}

/// What a rough surface shows of a uniform glow is its albedo, found here by quadrature.
#[test]
fn rough_surfaces_show_their_albedo_in_the_furnace() {
    if wayfare_testing::is_left_out() {
        return;
    }
    for (name, material) in [
        (
            "metal",
            Material::Conductor {
                eta: [0.2; 3].into(),
                k: [3.0; 3].into(),
                alpha: [0.3, 0.3].map(Into::into),
            },
        ),
        (
            "metal, anisotropic",
            Material::Conductor {
                eta: [0.2; 3].into(),
                k: [3.0; 3].into(),
                alpha: [0.6, 0.2].map(Into::into),
            },
        ),
        (
            "metal, nearly smooth",
            Material::Conductor {
                eta: [0.2; 3].into(),
                k: [3.0; 3].into(),
                alpha: [0.05, 0.05].map(Into::into),
            },
        ),
    ] {
        // A plate seen at 45 degrees through a tiny field of view, on the first of its two triangles: without
        // texture coordinates each triangle has tangents of its own, as in pbrt-v4.
        let mut b = SceneBuilder::new("test", 1).camera([-0.3, 1.0, -0.7], [-0.3, 0.0, 0.3], 0.01);
        b.add(&cube([0.0; 3], 10.0).turned(), BLACK, glow([1.0; 3]));
        b.add(
            &quad([-1.0, 0.0, -1.0], [0.0, 0.0, 2.0], [2.0, 0.0, 0.0]),
            material,
            None,
        );
        let world = world(b);
        let estimate = mean_radiance(&world, 6_000_000, 3);
        let wo_world = Vec3::<f64>::new(0.0, 0.5f64.sqrt(), -(0.5f64.sqrt()));
        let albedo = plate_albedo(&material, wo_world);
        assert_mean(name, estimate, albedo, 2.5e-4);
    }
}

/// Directional albedo by midpoint quadrature over visible normals' hemisphere of wi.
fn plate_albedo(material: &Material, wo_world: Vec3<f64>) -> f64 {
    // Tangents of the plate: the first triangle's default u runs along its first edge, +z.
    let (s, t) = (Vec3::new(0.0, 0.0, 1.0), Vec3::new(1.0, 0.0, 0.0));
    let n = Vec3::new(0.0, 1.0, 0.0);
    let wo = Vec3::new(s.dot(wo_world), t.dot(wo_world), n.dot(wo_world));
    let Material::Conductor { eta, k, alpha } = *material else {
        panic!("the plate is of metal");
    };
    let color = |p: Parameter<[f32; 3]>| Rgb::of(p.constant().expect("one colour"));
    let bsdf = Bsdf::Conductor {
        eta: color(eta),
        k: color(k),
        alpha: alpha.map(|p| f64::from(p.constant().expect("one width"))),
    };
    let (cos_bins, phi_bins) = (3000, 3000);
    let mut sum = 0.0;
    for i in 0..cos_bins {
        let cos = (f64::from(i) + 0.5) / f64::from(cos_bins);
        let sin = (1.0 - cos * cos).sqrt();
        for j in 0..phi_bins {
            let phi = 2.0 * PI * (f64::from(j) + 0.5) / f64::from(phi_bins);
            let wi = Vec3::new(sin * phi.cos(), sin * phi.sin(), cos);
            sum += bsdf.evaluate(wo, wi).f_cos.x;
        }
    }
    sum * 2.0 * PI / f64::from(cos_bins * phi_bins)
}

/// A rectangular light above a diffuse floor, against the closed form.
#[test]
fn direct_light_of_a_rectangle() {
    for two_sided in [false, true] {
        let mut b = SceneBuilder::new("test", 1).camera([0.5, 0.5, -2.0], [0.0, 0.0, 0.0], 0.01);
        b.add(
            &quad([-5.0, -5.0, 0.0], [0.0, 10.0, 0.0], [10.0, 0.0, 0.0]),
            grey([0.6; 3]),
            None,
        );
        // The light hangs at z = -1 below the camera's line of sight and shines towards +z.
        let light = Some(Emission {
            radiance: [3.0; 3],
            two_sided,
            image: NONE,
        });
        b.add(
            &quad([-0.7, -0.4, -1.0], [0.5, 0.0, 0.0], [0.0, 0.3, 0.0]),
            BLACK,
            light,
        );
        let part = |x: f64, y: f64| corner_irradiance(x, y, 1.0);
        let irradiance = part(0.7, 0.4) - part(0.2, 0.4) - part(0.7, 0.1) + part(0.2, 0.1);
        let truth = 3.0 * irradiance * 0.6 / PI;
        let estimate = mean_radiance(&world(b), 6_000_000, 4);
        assert_mean(&format!("two-sided {two_sided}"), estimate, truth, 2e-4);
    }
}

/// Seen directly, a light has its own radiance in every pixel, and its back is black unless two-sided.
#[test]
fn visible_emitters() {
    for (two_sided, behind, expected) in [
        (false, false, 2.5),
        (false, true, 0.0),
        (true, false, 2.5),
        (true, true, 2.5),
    ] {
        let z = if behind { 3.0 } else { -3.0 };
        let mut b = SceneBuilder::new("test", 4).camera([0.0, 0.0, z], [0.0; 3], 20.0);
        let light = Some(Emission {
            radiance: [2.5; 3],
            two_sided,
            image: NONE,
        });
        b.add(
            &quad([-5.0, -5.0, 0.0], [0.0, 10.0, 0.0], [10.0, 0.0, 0.0]),
            BLACK,
            light,
        );
        let (mean, error) = mean_radiance(&world(b), 1000, 5);
        assert_eq!(
            (mean, error),
            (expected, 0.0),
            "two-sided {two_sided}, behind {behind}"
        );
    }
}

/// Light through a pane of glass: Fresnel losses at two faces, with all reflections between them.
#[test]
fn transmission_of_a_pane() {
    let mut b = SceneBuilder::new("test", 40).camera([0.0, 0.0, -2.0], [0.0; 3], 0.1);
    let glass = Material::Dielectric {
        eta: 1.5,
        alpha: [0.0; 2].map(Into::into),
    };
    b.add(&cube([0.0; 3], 0.5), glass, None);
    b.add(
        &quad([-50.0, -50.0, 5.0], [0.0, 100.0, 0.0], [100.0, 0.0, 0.0]),
        BLACK,
        glow([1.0; 3]),
    );
    let r: f64 = 0.04;
    let truth = (1.0 - r) / (1.0 + r);
    assert_mean(
        "pane",
        mean_radiance(&world(b), 2_000_000, 6),
        truth,
        2.5e-4,
    );
}

/// A mirror shows the light with the reflectance of the metal.
#[test]
fn reflection_of_a_mirror() {
    let mut b = SceneBuilder::new("test", 2).camera([0.0, 0.0, -2.0], [0.0; 3], 0.1);
    let silver = Material::Conductor {
        eta: [0.15; 3].into(),
        k: [3.5; 3].into(),
        alpha: [0.0; 2].map(Into::into),
    };
    b.add(
        &quad([-1.0, -1.0, 0.0], [0.0, 2.0, 0.0], [2.0, 0.0, 0.0]),
        silver,
        None,
    );
    b.add(
        &quad([-50.0, -50.0, -5.0], [100.0, 0.0, 0.0], [0.0, 100.0, 0.0]),
        BLACK,
        glow([1.0; 3]),
    );
    let truth = (0.85f64.powi(2) + 12.25) / (1.15f64.powi(2) + 12.25);
    assert_mean("mirror", mean_radiance(&world(b), 10_000, 7), truth, 1e-4);
}
