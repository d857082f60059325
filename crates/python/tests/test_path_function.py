"""The path function against the images that it makes."""

import numpy as np
import pytest

import wayfare
from conftest import skip


def points(scene, count, seed=1):
    return np.random.default_rng(seed).random((count, scene.dimension), dtype=np.float32)


def test_its_mean_is_the_image(cornell):
    """Uniform points, pixel by pixel, estimate the path-traced image: within four standard errors everywhere it matters."""
    x = points(cornell, 400_000)
    radiance, pixel, density = cornell.evaluate(x)
    assert radiance.shape == (len(x), 3) and radiance.dtype == np.float32 and pixel.dtype == np.uint32
    assert np.allclose(density, radiance @ np.array([0.2126, 0.7152, 0.0722]), rtol=1e-5)
    width, height = cornell.size
    column, row = (x[:, 0] * width).astype(int), (x[:, 1] * height).astype(int)
    assert (pixel == row * width + column).mean() > 0.999
    # In blocks of 10x10 pixels.
    block = (pixel // width // 10) * (width // 10) + pixel % width // 10
    image = wayfare.render(cornell, spp=2000, device="cpu", seed=5) @ np.array([0.2126, 0.7152, 0.0722])
    expected = image.reshape(3, 10, 4, 10).mean(axis=(1, 3)).ravel()
    for i, truth in enumerate(expected):
        of_block = np.where(block == i, density, 0.0).astype(np.float64) * len(expected)
        error = of_block.std() / np.sqrt(len(x))
        assert abs(of_block.mean() - truth) < 4 * error + 0.01 * truth, i


def test_direct_and_indirect_light_add_up(cornell):
    x = points(cornell, 5000)
    everything, direct, indirect = (cornell.evaluate(x, light=light)[0] for light in ("all", "direct", "indirect"))
    assert np.allclose(everything, direct + indirect, rtol=1e-4, atol=1e-6)
    assert indirect.any() and direct.any()


def test_the_space_is_a_torus(cornell):
    x = points(cornell, 1000)
    there = cornell.evaluate(x)[0]
    beyond = cornell.evaluate(x.astype(np.float64) + 3)[0]
    assert np.isclose(there, beyond, rtol=1e-2).mean() > 0.98
    # What rounds to 1 is 0.
    assert np.array_equal(cornell.evaluate(np.ones((1, cornell.dimension)))[0], cornell.evaluate(np.zeros((1, cornell.dimension)))[0])


def test_threads_do_not_matter(cornell):
    x = points(cornell, 3000)
    one = cornell.evaluate_with_score(x, device=wayfare.Device("cpu", threads=1))
    many = cornell.evaluate_with_score(x, device=wayfare.Device("cpu", threads=3))
    assert all(np.array_equal(a, b) for a, b in zip(one, many))


def test_the_score_is_the_gradient(cornell):
    """Against differences, where the density is smooth: most places."""
    x = points(cornell, 4000)
    radiance, _, density, score = cornell.evaluate_with_score(x)
    assert score.shape == x.shape and np.array_equal(score, cornell.score(x))
    assert np.array_equal(radiance, cornell.evaluate(x)[0])
    lit = density > 1e-3
    h, agree, compared = 1e-3, 0, 0
    for j in (0, 1, 3, 4):
        step = np.zeros(cornell.dimension, np.float32)
        step[j] = h
        difference = (cornell.evaluate(x + step)[2] - cornell.evaluate(x - step)[2]) / (2 * h) / (density + 1e-8)
        close = np.isclose(difference, score[:, j], rtol=0.1, atol=0.1)
        agree += close[lit].sum()
        compared += lit.sum()
    assert agree / compared > 0.85, (agree, compared)


def test_a_graphics_card_agrees(cornell):
    try:
        device = wayfare.Device("gpu")
    except wayfare.DeviceError as error:
        skip("GPU", str(error))
    x = points(cornell, 3000)
    cpu, gpu = cornell.evaluate_with_score(x), cornell.evaluate_with_score(x, device=device)
    assert np.array_equal(cpu[1], gpu[1])
    assert np.isclose(cpu[2], gpu[2], rtol=1e-3, atol=1e-6).mean() > 0.97
    assert np.isclose(cpu[3], gpu[3], rtol=1e-2, atol=1e-2).mean() > 0.97


def test_a_sampler_in_python_gives_the_image(cornell):
    """Metropolis in a few lines, on all light: its image has the mean of path tracing's, block by block."""
    rng = np.random.default_rng(7)
    bootstrap = points(cornell, 100_000, seed=3)
    _, _, density = cornell.evaluate(bootstrap)
    brightness = density.mean(dtype=np.float64)
    x = bootstrap[rng.choice(len(bootstrap), 2000, p=density / density.sum(dtype=np.float64))]
    f, pixel, p = cornell.evaluate(x)
    width, height = cornell.size
    image = np.zeros((width * height, 3))
    steps = 300
    for _ in range(steps):
        large = rng.random(len(x)) < 0.3
        y = np.where(large[:, None], rng.random(x.shape), x + rng.normal(0, 0.02, x.shape)).astype(np.float32)
        g, place, q = cornell.evaluate(y)
        accepted = rng.random(len(x)) * p < q
        x[accepted], f[accepted], pixel[accepted], p[accepted] = y[accepted], g[accepted], place[accepted], q[accepted]
        np.add.at(image, pixel, f / p[:, None])
    image *= brightness * width * height / (steps * len(x))
    truth = wayfare.render(cornell, spp=1000, device="cpu", seed=2).reshape(-1, 3)
    assert abs(image.mean() / truth.mean() - 1) < 0.02
    blocks = [a.reshape(3, 10, 4, 10, 3).mean(axis=(1, 3, 4)) for a in (image, truth)]
    assert np.allclose(*blocks, rtol=0.12)


@pytest.mark.parametrize("name", wayfare.builtin_scenes())
def test_built_in_scenes_are_there(name):
    scene = wayfare.Scene(name, size=(16, 12))
    assert scene.name == name and scene.triangles > 10 and len(scene.fingerprint) == 64
    assert scene.evaluate(points(scene, 2000))[2].mean() > 0
