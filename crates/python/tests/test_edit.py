"""Edited scenes: chains go on in another light, and start anew among other shapes."""

import numpy as np
import pytest

import wayfare


def room(lamp=(8.0, 8.0, 8.0), floor=(0.6, 0.6, 0.6), width=3.0, size=(40, 30)):
    """A floor and a wall under a lamp."""
    square = [[0, 1, 2], [0, 2, 3]]

    def mesh(corners, **keywords):
        return wayfare.Mesh(np.asarray(corners, dtype=np.float32), np.asarray(square), **keywords)

    return wayfare.scene_from_meshes(
        [
            mesh(
                [[-width, 0, -3], [-width, 0, 3], [width, 0, 3], [width, 0, -3]],
                material=wayfare.Diffuse(floor),
            ),
            mesh([[-3, 0, 2], [-3, 4, 2], [3, 4, 2], [3, 0, 2]], material=wayfare.Diffuse((0.5, 0.5, 0.5))),
            mesh([[-1, 3, -1], [1, 3, -1], [1, 3, 1], [-1, 3, 1]], emission=lamp),
        ],
        camera=wayfare.Camera(eye=(0, 1, -4), target=(0, 1, 0), fov=50),
        size=size,
        max_depth=4,
    )


@pytest.mark.parametrize("method", ["persistent-restore", "metropolis", "auto", "pt"])
def test_an_edited_scene_looks_like_a_new_one(method):
    before, edited = room(), room(lamp=(1.0, 3.0, 9.0), floor=(0.7, 0.2, 0.1))
    renderer = wayfare.Renderer(before, method, device="cpu", seed=1)
    old = renderer.render(64)
    assert renderer.edit(edited, seed=2) is True
    assert renderer.samples_per_pixel == 0 and renderer.scene is edited and renderer.settings["seed"] == 2
    image = renderer.render(400)
    fresh = wayfare.Renderer(edited, method, device="cpu", seed=2)
    expected = fresh.render(400)
    means, others = image.mean(axis=(0, 1)), expected.mean(axis=(0, 1))
    assert np.allclose(means, others, rtol=0.03), (means, others)
    assert not np.allclose(means, old.mean(axis=(0, 1)), rtol=0.1)
    if method == "pt":
        assert image.tobytes() == expected.tobytes()
    elif method != "auto":
        # Chains were kept: they need fewer independent samples than a start.
        samples = [r.statistics["diagnostics"]["bootstrap_samples"] for r in (renderer, fresh)]
        assert samples[0] < samples[1]


def test_other_shapes_and_sizes_are_a_new_start():
    renderer = wayfare.Renderer(room(), "persistent-restore", device="cpu", seed=1)
    renderer.render(4)
    for other in (room(width=2.5), room(size=(24, 18))):
        assert renderer.edit(other) is False
        fresh = wayfare.Renderer(other, "persistent-restore", device="cpu", seed=1)
        assert renderer.render(4).tobytes() == fresh.render(4).tobytes()


def test_a_camera_stays_where_it_was_put():
    before, edited = room(), room(floor=(0.7, 0.2, 0.1))
    camera = wayfare.Camera(eye=(0.5, 1, -4), target=(0, 1, 0), fov=50)
    renderer = wayfare.Renderer(before, device="cpu", seed=1)
    renderer.set_camera(camera)
    assert renderer.edit(edited)
    fresh = wayfare.Renderer(edited, device="cpu", seed=1)
    fresh.set_camera(camera)
    assert renderer.render(2).tobytes() == fresh.render(2).tobytes()
