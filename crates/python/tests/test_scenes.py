"""Scenes of arrays."""

import numpy as np
import pytest

import wayfare

SQUARE = np.array([[-1, 0, -1], [-1, 0, 1], [1, 0, 1], [1, 0, -1]], float)
TWO = np.array([[0, 1, 2], [0, 2, 3]])
FROM_ABOVE = wayfare.Camera((0, 3, 0), (0, 0, 0), up=(0, 0, 1), fov=20)


def scene(meshes, lights=(), **options):
    options = {"camera": FROM_ABOVE, "size": (16, 12), "max_depth": 3, **options}
    return wayfare.scene_from_meshes(meshes, lights=lights, **options)


def test_a_floor_under_parallel_light_has_the_radiance_of_a_formula():
    """A Lambertian floor of albedo rho under irradiance E has the radiance rho E / pi."""
    floor = wayfare.Mesh(SQUARE, TWO, wayfare.Diffuse((0.2, 0.5, 0.8)))
    light = wayfare.DistantLight((0, -2, 0), irradiance=(np.pi, np.pi, 2 * np.pi))
    image = wayfare.render(scene([floor], [light]), spp=16, device="cpu")
    assert np.allclose(image, [0.2, 0.5, 1.6], rtol=1e-4)


def test_a_white_floor_under_a_white_sky_vanishes():
    """The furnace: what reflects everything looks like the sky."""
    floor = wayfare.Mesh(SQUARE, TWO, wayfare.Diffuse(1.0))
    image = wayfare.render(scene([floor], [wayfare.EnvironmentLight(0.7)]), spp=512, device="cpu")
    assert abs(image.mean() / 0.7 - 1) < 0.01


def test_a_mesh_can_be_a_light():
    lamp = wayfare.Mesh(SQUARE, TWO, emission=(1, 2, 3))
    image = wayfare.render(scene([lamp]), spp=4, device="cpu")
    assert np.allclose(image, [1, 2, 3])
    below = wayfare.Camera((0, -3, 0), (0, 0, 0), up=(0, 0, 1), fov=20)
    assert not wayfare.render(scene([lamp], camera=below), spp=4, device="cpu").any()


def test_an_image_lies_on_a_surface():
    """The left half of the image is red, the right half blue, by the texture coordinates."""
    texture = np.zeros((8, 8, 3))
    texture[:, :4, 0] = 1
    texture[:, 4:, 2] = 1
    uvs = (SQUARE[:, [0, 2]] + 1) / 2
    floor = wayfare.Mesh(SQUARE, TWO, wayfare.Diffuse(texture), uvs=uvs)
    light = wayfare.DistantLight((0, -1, 0), irradiance=np.pi)
    image = wayfare.render(scene([floor], [light]), spp=64, device="cpu")
    left, right = image[:, :6].mean(axis=(0, 1)), image[:, 10:].mean(axis=(0, 1))
    # The camera looks down with +z up: +x is on one side or the other, and the colours change sides with it.
    red, blue = (left, right) if left[0] > right[0] else (right, left)
    assert np.allclose(red, [1, 0, 0], atol=1e-3) and np.allclose(blue, [0, 0, 1], atol=1e-3)


def test_every_material_and_light_is_taken():
    rng = np.random.default_rng(1)
    materials = [
        wayfare.Diffuse(0.5),
        wayfare.Conductor(alpha=0.1),
        wayfare.Conductor(eta=1.0, k=5.0, alpha=(0.1, 0.3)),
        wayfare.Dielectric(1.5),
        wayfare.ThinDielectric(),
        wayfare.CoatedDiffuse((0.1, 0.2, 0.6), alpha=0.2),
    ]
    meshes = [wayfare.Mesh(SQUARE * 0.2 + rng.uniform(-1, 1, 3), TWO, material) for material in materials]
    lights = [
        wayfare.PointLight((0, 2, 0), 3.0),
        wayfare.SpotLight((1, 2, 0), (-1, -2, 0), (3, 3, 1), angle=40),
        wayfare.DistantLight((0, -1, 0.5), 1.0),
        wayfare.EnvironmentLight(0.5, rng.random((8, 8, 3))),
    ]
    made = scene(meshes, lights, name="mixed")
    assert made.name == "mixed" and made.triangles == 12
    image = wayfare.render(made, "persistent-restore", spp=8, device="cpu")
    assert np.isfinite(image).all() and image.mean() > 0.1


def test_faults_are_named():
    triangles = np.array([[0, 1, 9]])
    for meshes, words in [
        ([wayfare.Mesh(SQUARE, triangles)], "triangle 0 of mesh 0 refers to vertex 9, but there are 4"),
        ([wayfare.Mesh(SQUARE[:, :2], TWO)], "vertices of mesh 0 must have the shape \\(n, 3\\)"),
        ([wayfare.Mesh(SQUARE, TWO, normals=SQUARE[:3])], "mesh 0 has 4 vertices but 3 normals"),
        ([wayfare.Mesh(SQUARE, TWO, "wood")], "a material is a Diffuse"),
    ]:
        with pytest.raises(wayfare.SettingError, match=words):
            scene(meshes)
    with pytest.raises(wayfare.SceneError, match="not valid"):
        scene([wayfare.Mesh(SQUARE * np.nan, TWO)])
