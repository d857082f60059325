"""Errors are exceptions, in the words of the renderer."""

import numpy as np
import pytest

import wayfare


def test_every_error_is_an_error_of_wayfare():
    for error in (wayfare.SceneError, wayfare.DeviceError, wayfare.SettingError, wayfare.OutOfMemory, wayfare.FileError):
        assert issubclass(error, wayfare.Error)
    assert issubclass(wayfare.SettingError, ValueError) and issubclass(wayfare.FileError, OSError)


def test_a_scene_that_is_not_there():
    with pytest.raises(wayfare.SceneError, match='no built-in scene "cornel"; built in are .*cornell'):
        wayfare.Scene("cornel")
    with pytest.raises(wayfare.SceneError, match="nowhere.pbrt"):
        wayfare.Scene("nowhere.pbrt")


def test_a_scene_with_a_fault_shows_the_line(tmp_path):
    path = tmp_path / "fault.pbrt"
    path.write_text('Camera "perspective"\nWorldBegin\nShape "spher"\n')
    with pytest.raises(wayfare.SceneError) as caught:
        wayfare.Scene(path)
    for words in ("fault.pbrt:3", 'did you mean "sphere"'):
        assert words in str(caught.value)


def test_a_setting_that_makes_no_sense(cornell):
    cases = [
        (lambda: wayfare.Renderer(cornell, "photons"), 'there is no method "photons"; there are pt,'),
        (lambda: wayfare.Renderer(cornell, "metropolis", device="cpu", rho=0.5), "metropolis has no parameter `rho`; it has sd,"),
        (lambda: wayfare.Renderer(cornell, "metropolis", device="cpu", sd=7), "`sd` of metropolis must be `auto` or a number"),
        (lambda: wayfare.Renderer(cornell, "pt", device="cpu", sd=0.1), "pt has no parameter `sd`; it has sampler"),
        (lambda: wayfare.Renderer(cornell, defaults="mine"), '"ours", "published" or "published-dwell-time", not "mine"'),
        (lambda: wayfare.Renderer(cornell, device="abacus"), "write auto, cpu, gpu, gpu:NUMBER or gpu:NAME"),
        (lambda: wayfare.Renderer(cornell, device="cpu").render(), "say how long to render"),
        (lambda: wayfare.Renderer(cornell, device="cpu").render(0), "spp is at least 1"),
        (lambda: wayfare.Renderer(cornell, device="cpu").render(time=-1), "time is a number of seconds"),
        (lambda: cornell.evaluate(np.zeros((3, 2))), f"x must have the shape \\(n, {cornell.dimension}\\)"),
        (lambda: cornell.evaluate(np.full((1, cornell.dimension), np.nan)), "x\\[0, 0\\] is not a finite number"),
        (lambda: wayfare.compare(np.zeros((2, 2, 3)), np.zeros((2, 3, 3))), "2x2"),
        (lambda: wayfare.tonemap(np.zeros((2, 2, 4))), "shape \\(height, width, 3\\)"),
        (lambda: wayfare.Camera((0, 0, 0), (0, 0, 0)), "eye and target are the same point"),
    ]
    for act, words in cases:
        with pytest.raises(wayfare.SettingError, match=words):
            act()


def test_a_device_that_is_not_there(cornell):
    with pytest.raises(wayfare.DeviceError, match="Abacus 3000"):
        wayfare.Device("gpu:Abacus 3000")


def test_a_file_that_cannot_be_written(tmp_path, cornell):
    renderer = wayfare.Renderer(cornell, device="cpu")
    renderer.render(1)
    with pytest.raises(wayfare.FileError, match="there is no folder"):
        renderer.save(tmp_path / "absent" / "a.exr")
    with pytest.raises(wayfare.SettingError, match="end its name in .exr or .png"):
        renderer.save(tmp_path / "a.jpg")
    assert list(tmp_path.iterdir()) == []


def test_what_does_not_fit_is_refused_before_it_is_taken():
    huge = wayfare.Scene("cornell", size=(65535, 65535))
    with pytest.raises(wayfare.OutOfMemory, match="memory"):
        wayfare.Renderer(huge, device="cpu")
