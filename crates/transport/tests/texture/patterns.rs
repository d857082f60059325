//! Patterns and operators.

use super::{IDENTITY, assert_close, at, scene, sequence, value};
use std::f64::consts::PI;
use wayfare_scene::{Mapping, Texture};
use wayfare_transport::texture::evaluate_float;

#[test]
fn checkerboards_alternate_in_all_directions() {
    let constants = [Texture::Constant([0.25; 3]), Texture::Constant([0.75; 3])];
    let flat = Texture::Checkerboard {
        mapping: Mapping::default(),
        textures: [0, 1],
    };
    let solid = Texture::Checkerboard3 {
        to_texture: IDENTITY,
        textures: [0, 1],
    };
    for n in 0..1000 {
        let p = [0.754_877_666, 0.569_840_291, 0.331_713_145]
            .map(|step| 12.0 * sequence(n, step) - 6.0);
        let shade = |odd: bool| if odd { [0.75; 3] } else { [0.25; 3] };
        let [i, j, k] = p.map(|c| c.floor() as i64);
        let point = at([p[0], p[1]], p);
        let found = value(&[constants[0], constants[1], flat], &[], &point);
        assert_close(found, shade((i + j).rem_euclid(2) == 1), p);
        let found = value(&[constants[0], constants[1], solid], &[], &point);
        assert_close(found, shade((i + j + k).rem_euclid(2) == 1), p);
    }
}

#[test]
fn dots_are_discs_of_one_size_about_some_whole_numbers() {
    let mut textures = vec![Texture::Constant([1.0; 3]), Texture::Constant([0.0; 3])];
    textures.push(Texture::Dots {
        mapping: Mapping::default(),
        textures: [0, 1],
    });
    let scene = scene(textures, vec![]);
    let inside = |u: f64, v: f64| evaluate_float(&scene, 2, &at([u, v], [0.0; 3])) == 1.0;
    let (mut dots, cells, grid) = (0, 400, 60);
    for cell in 0..cells {
        let (i, j) = (f64::from(cell % 20 - 10), f64::from(cell / 20 - 10));
        let (mut count, mut centre) = (0.0, [0.0; 2]);
        let points = (0..grid * grid).map(|k| [k % grid, k / grid]);
        let points = points.map(|k| k.map(|k| (f64::from(k) + 0.5) / f64::from(grid) - 0.5));
        let points: Vec<_> = points.filter(|[x, y]| inside(i + x, j + y)).collect();
        for point in &points {
            count += 1.0;
            centre = [centre[0] + point[0], centre[1] + point[1]];
        }
        if count == 0.0 {
            continue;
        }
        dots += 1;
        let area = count / f64::from(grid * grid);
        let disc = PI * 0.35 * 0.35;
        assert!(
            (area / disc - 1.0).abs() < 0.03,
            "cell {i} {j}: area {area}"
        );
        let centre = centre.map(|c| c / count);
        assert!(centre.iter().all(|c| c.abs() < 0.151), "{centre:?}");
        for [x, y] in points {
            assert!((x - centre[0]).hypot(y - centre[1]) < 0.37, "a disc");
        }
    }
    assert!(
        (100..300).contains(&dots),
        "{dots} of {cells} cells have a dot"
    );
}

#[test]
fn operators_follow_their_formulas() {
    let a = Texture::Constant([0.2, 0.4, 0.8]);
    let b = Texture::Constant([0.9, 0.5, 0.1]);
    let amount = Texture::Bilerp {
        mapping: Mapping::default(),
        corners: [[0.0; 3], [0.0; 3], [1.0; 3], [1.0; 3]],
    };
    for u in [0.0, 0.3, 1.0] {
        let point = at([u, 0.5], [0.0; 3]);
        let of = |last: Texture| value(&[a, b, amount, last], &[], &point);
        assert_close(of(Texture::Scale([0, 1])), [0.18, 0.2, 0.08], "scale");
        let blend = |t: f64| [0.2 + 0.7 * t, 0.4 + 0.1 * t, 0.8 - 0.7 * t];
        let mix = Texture::Mix {
            textures: [0, 1],
            amount: 2,
        };
        assert_close(of(mix), blend(u), ("mix", u));
        for (direction, cosine) in [
            ([0.0, 0.0, 1.0], 0.8),
            ([0.0, 0.0, -1.0], 0.8),
            ([0.6, 0.0, 0.8], 1.0),
        ] {
            let by_direction = Texture::DirectionMix {
                textures: [0, 1],
                direction,
            };
            assert_close(
                of(by_direction),
                blend(1.0 - cosine),
                ("direction", direction),
            );
        }
        let root = [0.2f64.sqrt(), 0.4f64.sqrt(), 0.8f64.sqrt()];
        assert_close(of(Texture::SquareRoot(0)), root, "root");
        // The metal reflects the share that was asked for: |(n - 1 + ik) / (n + 1 + ik)|^2 with n = 1.
        let reflected = of(Texture::Absorption(0)).map(|k| k * k / (4.0 + k * k));
        assert_close(reflected, [0.2, 0.4, 0.8], "absorption");
    }
    // Nothing reflects all light, and what reflects none absorbs none.
    let limits = [Texture::Constant([1.0, 2.0, 0.0]), Texture::Absorption(0)];
    let most = 2.0 * (0.9999f64 / 0.0001).sqrt();
    let found = value(&limits, &[], &at([0.0; 2], [0.0; 3]));
    assert_close(found, [most, most, 0.0], "limits");
}

#[test]
fn a_bilerp_has_its_corners_and_is_linear_in_between() {
    let corners = [
        [0.1, 0.2, 0.3],
        [0.5, 0.6, 0.7],
        [0.9, 0.1, 0.4],
        [0.3, 0.8, 0.2],
    ];
    let texture = Texture::Bilerp {
        mapping: Mapping::default(),
        corners,
    };
    for (uv, corner) in [
        ([0.0, 0.0], 0),
        ([0.0, 1.0], 1),
        ([1.0, 0.0], 2),
        ([1.0, 1.0], 3),
    ] {
        assert_close(
            value(&[texture], &[], &at(uv, [0.0; 3])),
            corners[corner].map(f64::from),
            uv,
        );
    }
    let middle = [0, 1, 2].map(|c| corners.iter().map(|v| f64::from(v[c]) / 4.0).sum());
    assert_close(
        value(&[texture], &[], &at([0.5; 2], [0.0; 3])),
        middle,
        "the mean",
    );
}
