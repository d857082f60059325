"""Images: the same bytes as those of the program, step by step, and stopped in the middle."""

import os
import signal
import subprocess
import sys
import textwrap
import threading
import time

import numpy as np
import pytest

import wayfare
from conftest import skip

CASES = [
    ("pt", {}),
    ("gradient-pt", {}),
    ("metropolis", {"sd": 0.02}),
    ("persistent-restore", {"m": 16, "direct_every": 2}),
    ("mala-restore", {}),
]


@pytest.mark.parametrize(("method", "parameters"), CASES)
def test_a_seed_gives_the_bytes_of_the_program(program, cornell, method, parameters):
    options = [word for key, value in parameters.items() for word in ("--set", f"{key.replace('_', '-')}={value}")]
    size = ["--size", "40x30", "--max-depth", "4", "--device", "cpu", "--quiet", "--out", "a.exr"]
    folder = program("render", "cornell", "--method", method, "--spp", "6", "--seed", "7", *size, *options)
    expected, facts = wayfare.read_image(folder / "a.exr")
    renderer = wayfare.Renderer(cornell, method, device="cpu", seed=7, **parameters)
    image = renderer.render(6)
    assert image.dtype == np.float32 and image.shape == (30, 40, 3)
    assert image.tobytes() == expected.tobytes()
    assert image.mean() > 0.01
    # What a file says about it is the same too, but for times.
    renderer.save(folder / "b.exr", folder / "b.png")
    saved, own = wayfare.read_image(folder / "b.exr")
    assert saved.tobytes() == expected.tobytes()
    for key in ("version", "scene", "max_depth", "method", "seed", "settings", "device", "samples", "rays"):
        assert own[key] == facts[key], key
    assert (folder / "b.png").read_bytes().startswith(b"\x89PNG")


def test_published_values_are_those_of_the_program(program, cornell):
    size = ["--size", "40x30", "--max-depth", "4", "--device", "cpu", "--quiet", "--out", "a.exr"]
    folder = program("render", "cornell", "--method", "metropolis", "--defaults", "published", "--spp", "4", *size)
    expected, _ = wayfare.read_image(folder / "a.exr")
    published = wayfare.render(cornell, "metropolis", spp=4, device="cpu", defaults="published")
    ours = wayfare.render(cornell, "metropolis", spp=4, device="cpu")
    assert published.tobytes() == expected.tobytes() != ours.tobytes()


def test_layers_show_what_is_there(cornell):
    renderer = wayfare.Renderer(cornell, device="cpu")
    layers = renderer.layers()
    assert list(layers) == ["albedo", "normal", "depth", "position", "object", "material", "motion"]
    shapes = {name: array.shape for name, array in layers.items()}
    assert shapes["albedo"] == shapes["normal"] == shapes["position"] == (30, 40, 3)
    assert shapes["motion"] == (30, 40, 2) and shapes["depth"] == shapes["object"] == (30, 40)
    assert layers["object"].dtype == layers["material"].dtype == np.int32
    # The wall on the left is of terracotta, and the camera has not moved.
    assert np.allclose(layers["albedo"][20, 0], [0.62, 0.19, 0.10], atol=1e-4)
    assert np.allclose(np.linalg.norm(layers["normal"][20, 0]), 1, atol=1e-4)
    assert np.abs(layers["motion"]).max() < 1e-2
    # Positions are as far from the camera as depth says.
    camera = cornell.camera
    distance = np.linalg.norm(layers["position"] - np.asarray(camera.eye, dtype=np.float32), axis=2)
    assert np.allclose(distance, layers["depth"], rtol=1e-3)
    # A camera that was further to the side.
    eye = np.asarray(camera.eye) + [0.1, 0, 0]
    moved = wayfare.Camera(eye=eye, target=camera.target, up=camera.up, fov=camera.fov)
    motion = renderer.layers("motion", previous=moved)
    assert list(motion) == ["motion"] and np.abs(motion["motion"][..., 0]).max() > 0.5
    with pytest.raises(wayfare.SettingError, match="no layer"):
        renderer.layers("beauty")
    # What chains render is known once a method has chosen it.
    auto = wayfare.Renderer(cornell, "auto", device="cpu", chain_paths="indirect")
    assert auto.layers("chains") == {}
    auto.render(spp=3)
    chains = auto.layers("chains")["chains"]
    assert chains.shape == (30, 40, 3) and chains[..., 0].max() == 0 and chains[..., 1].mean() > 0.1


def test_a_denoised_image_is_smoother(cornell):
    renderer = wayfare.Renderer(cornell, device="cpu")
    noisy = renderer.render(1)
    try:
        denoised = renderer.denoised()
    except wayfare.Error as error:
        assert "pip install pyoidn" in str(error)
        skip("OIDN", str(error))
    assert denoised.shape == noisy.shape
    roughness = [np.abs(np.diff(image, axis=1)).mean() for image in (denoised, noisy)]
    assert roughness[0] < 0.5 * roughness[1]
    assert renderer.image().tobytes() == noisy.tobytes()


def test_samples_count_from_the_beginning(cornell):
    whole = wayfare.Renderer(cornell, "persistent-restore", device="cpu", seed=3).render(8)
    renderer = wayfare.Renderer(cornell, "persistent-restore", device=wayfare.Device("cpu", threads=1), seed=3)
    renderer.render(2)
    assert renderer.render(8).tobytes() == whole.tobytes()
    assert renderer.render(8).tobytes() == whole.tobytes()
    assert renderer.samples_per_pixel == renderer.statistics["samples_per_pixel"] >= 8
    renderer.restart(4)
    assert renderer.samples_per_pixel == 0
    assert renderer.render(8).tobytes() != whole.tobytes()


def test_the_default_method_is_that_of_the_program(cornell):
    assert wayfare.Renderer(cornell, device="cpu").method == "auto"


def test_frames_lead_to_the_image(cornell):
    whole = wayfare.Renderer(cornell, "pt", device="cpu", seed=3).render(7)
    renderer = wayfare.Renderer(cornell, "pt", device="cpu", seed=3)
    samples = []
    for image in renderer.frames(7, step=3):
        samples.append(renderer.samples_per_pixel)
    assert samples == [3, 6, 7]
    assert image.tobytes() == whole.tobytes()
    # By the clock the first one has a sample in every pixel, the last one all.
    renderer = wayfare.Renderer(cornell, "pt", device="cpu", seed=3)
    samples = [renderer.samples_per_pixel for _ in renderer.frames(400, every=0.01)]
    assert len(samples) > 1 and samples[0] >= 1 and samples[-1] == 400
    assert samples == sorted(samples)
    # Iteration may stop early.
    for _ in wayfare.Renderer(cornell, "metropolis", device="cpu").frames(every=0.01):
        break


def test_time_is_kept(cornell):
    renderer = wayfare.Renderer(cornell, device="cpu")
    start = time.monotonic()
    renderer.render(time=0.3)
    assert 0.25 < time.monotonic() - start < 3
    assert renderer.samples_per_pixel > 1


def test_a_camera_can_be_set(cornell):
    camera = wayfare.Camera((0.5, 1.2, -3.0), (0.0, 1.0, 0.0), fov=50)
    renderer = wayfare.Renderer(cornell, device="cpu", seed=1)
    before = renderer.render(4)
    renderer.set_camera(camera)
    moved = renderer.render(4)
    assert moved.tobytes() != before.tobytes()
    seen = wayfare.Renderer(cornell.seen_by(camera), device="cpu", seed=1).render(4)
    loaded = wayfare.Scene("cornell", size=(40, 30), max_depth=4, camera=camera)
    assert moved.tobytes() == seen.tobytes() == wayfare.render(loaded, spp=4, device="cpu", seed=1).tobytes()
    assert loaded.camera == camera


def test_rows_are_those_of_the_image(cornell):
    whole = wayfare.Renderer(cornell, "pt", device="cpu", seed=9).render(5)
    bands = [(0, 1), (1, 20), (20, 30)]
    rows = [wayfare.Renderer.render_rows(cornell, *band, 5, seed=9)[0] for band in bands]
    assert np.concatenate(rows).tobytes() == whole.tobytes()
    with pytest.raises(wayfare.SettingError, match="rows 20 to 31 are not there"):
        wayfare.Renderer.render_rows(cornell, 20, 31, 5)


def test_others_run_while_an_image_is_rendered(cornell):
    """The GIL is free: another thread counts on while this one waits for an image."""
    renderer = wayfare.Renderer(cornell, device=wayfare.Device("cpu", threads=1))
    steps, go_on = 0, True

    def count():
        nonlocal steps
        while go_on:
            steps += 1
            time.sleep(0.001)

    thread = threading.Thread(target=count)
    thread.start()
    before = steps
    renderer.render(time=0.5)
    during = steps - before
    go_on = False
    thread.join()
    assert during > 30


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
@pytest.mark.parametrize("method", ["pt", "persistent-restore"])
def test_ctrl_c_stops_at_once_and_keeps_the_image(method):
    """Ctrl-C raises KeyboardInterrupt in the middle of a rendering that would take hours."""
    script = f"""
        import signal, time, wayfare
        # Where tests run in the background, a shell has them ignore it.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        scene = wayfare.Scene("cornell", size=(160, 120))
        renderer = wayfare.Renderer(scene, {method!r}, device="cpu")
        renderer.render(1)
        print("ready", flush=True)
        try:
            renderer.render(1_000_000)
        except KeyboardInterrupt:
            stopped = time.monotonic()
            image = renderer.image()
            assert image.mean() > 0.01 and 1 <= renderer.samples_per_pixel < 1_000_000
            renderer.render(int(renderer.samples_per_pixel) + 2)
            print("kept", flush=True)
    """
    child = subprocess.Popen([sys.executable, "-c", textwrap.dedent(script)], stdout=subprocess.PIPE, text=True)
    guard = threading.Timer(60, child.kill)
    guard.start()
    assert child.stdout.readline() == "ready\n"
    time.sleep(0.5)
    start = time.monotonic()
    child.send_signal(signal.SIGINT)
    assert child.stdout.readline() == "kept\n"
    assert time.monotonic() - start < 5
    guard.cancel()
    assert child.wait(timeout=30) == 0


def test_statistics_are_plain_data(cornell):
    renderer = wayfare.Renderer(cornell, "metropolis-restore", device="cpu")
    renderer.render(32)
    statistics = renderer.statistics
    assert statistics["samples"] >= 32 * 40 * 30 and statistics["rays"] > statistics["samples"]
    diagnostics = statistics["diagnostics"]
    assert 0 < diagnostics["acceptance_rate"] < 1 and diagnostics["tours"] > 0
    assert renderer.settings["method"] == renderer.method == "metropolis-restore"
    assert "m" in wayfare.parameters("metropolis-restore") and "method" not in wayfare.parameters("pt")


def test_a_graphics_card_renders_the_scene(cornell):
    try:
        device = wayfare.Device("gpu")
    except wayfare.DeviceError as error:
        skip("GPU", str(error))
    assert device.is_gpu and device.name in [card["name"] for card in wayfare.devices()]
    on_gpu = wayfare.render(cornell, spp=256, device=device)
    on_cpu = wayfare.render(cornell, spp=256, device="cpu", seed=1)
    assert abs(on_gpu.mean() / on_cpu.mean() - 1) < 0.02
