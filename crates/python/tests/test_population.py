"""Markov chains on densities that are written in Python, whose integrals are known."""

import numpy as np
import pytest

import wayfare

#: The integral of exp(-40 r^2) over the plane, which the square holds nearly all of.
HILL = np.pi / 40


def hill(x):
    return np.exp(-40 * ((x - 0.5) ** 2).sum(axis=1))


def score_of_hill(x):
    p = hill(x)[:, None]
    return -80 * (x - 0.5) * p / (p + 1e-8)


def confidence(estimates):
    """Mean, and half the width of an interval of about four standard errors."""
    return estimates.mean(), 4 * estimates.std(ddof=1) / np.sqrt(len(estimates))


@pytest.mark.parametrize("method", ["metropolis", "mala", "metropolis-restore", "mala-restore", "persistent-restore"])
def test_an_integral_is_found(method):
    estimates = []
    for seed in range(12):
        population = wayfare.Population(
            hill, 2, method, score=score_of_hill, chains=200, bootstrap=4000, seed=seed, sd=0.05
        )
        population.advance(60)
        estimates.append(population.estimate()[0, 0])
    mean, width = confidence(np.array(estimates))
    assert abs(mean - HILL) < width < 0.01, (mean, width)


def test_values_go_to_bins():
    """f need not be p: twice as much light in the left half, which two bins distinguish, and three channels."""

    def target(x):
        p = np.where(x[:, 0] < 0.5, 2.0, 1.0) * (x[:, 1] < 0.3)
        f = p[:, None] * np.array([1.0, 0.5, 3.0])
        return p, f, (x[:, 0] >= 0.5).astype(int)

    estimates = []
    for seed in range(12):
        population = wayfare.Population(target, 2, "metropolis-restore", bins=2, chains=100, bootstrap=4000, seed=seed, sd=0.1)
        population.advance(100)
        estimates.append(population.estimate())
    estimates = np.array(estimates)
    exact = np.outer([0.3, 0.15], [1.0, 0.5, 3.0])
    width = 4 * estimates.std(axis=0, ddof=1) / np.sqrt(len(estimates))
    assert estimates.shape == (12, 2, 3)
    assert (abs(estimates.mean(axis=0) - exact) < width + 1e-6).all(), estimates.mean(axis=0)
    assert (width < 0.2 * exact).all()


def test_a_seed_repeats(cornell):
    def run(seed):
        population = wayfare.Population(hill, 2, seed=seed, chains=100, bootstrap=1000)
        population.advance(10)
        return population

    first, again, other = run(1), run(1), run(2)
    assert np.array_equal(first.states, again.states) and first.diagnostics == again.diagnostics
    assert first.estimate() == again.estimate() != other.estimate()
    assert first.states.shape == (100, 2) and first.states.min() >= 0 and first.states.max() < 1
    assert first.evaluations == first.diagnostics["samples"] == 1000 + 100 + 100 * 10


def test_the_path_function_is_a_target(cornell):
    """The chains of the program, with the target on the way through Python: the image has the right brightness."""

    def target(x):
        radiance, pixel, density = cornell.evaluate(x)
        return density, radiance, pixel

    width, height = cornell.size
    population = wayfare.Population(
        target, cornell.dimension, "metropolis", bins=width * height, chains=1000, bootstrap=50_000, seed=1
    )
    population.advance(100)
    image = population.estimate().reshape(height, width, 3) * width * height
    truth = wayfare.render(cornell, spp=500, device="cpu", seed=2)
    assert abs(image.mean() / truth.mean() - 1) < 0.03


def test_what_a_target_raises_goes_to_the_caller():
    calls = 0

    def target(x):
        nonlocal calls
        calls += 1
        if calls > 6:
            raise ZeroDivisionError("mine")
        return hill(x)

    population = wayfare.Population(target, 2, "metropolis", chains=50, bootstrap=100)
    with pytest.raises(ZeroDivisionError, match="mine"):
        population.advance(100)


def test_answers_of_the_wrong_shape_are_refused():
    for target, words in [
        (lambda x: hill(x)[:-1], "p has the shape"),
        (lambda x: (hill(x), np.zeros((len(x), 4))), "f has the shape"),
        (lambda x: (hill(x), hill(x), np.full(len(x), 9)), "bin 9, but there are the bins 0 to 0"),
    ]:
        with pytest.raises(wayfare.SettingError, match=words):
            wayfare.Population(target, 2)
    with pytest.raises(wayfare.SettingError, match="needs a score"):
        wayfare.Population(hill, 2, "mala")
    with pytest.raises(wayfare.SettingError, match="pt has no chains"):
        wayfare.Population(hill, 2, "pt")


def test_densities_that_make_no_sense_count_as_zero():
    def target(x):
        p = hill(x)
        p[x[:, 0] < 0.1] = np.nan
        return p

    population = wayfare.Population(target, 2, "metropolis", chains=100, bootstrap=4000, sd=0.05)
    population.advance(50)
    assert population.diagnostics["non_finite"] > 100
    assert abs(population.estimate()[0, 0] - HILL) < 0.01
