"""Studies, here and on a cluster: the results of the program, byte by byte but for times."""

import contextlib
import json
import os
import signal
import threading
import time
from pathlib import Path
from typing import Optional

import numpy as np
import pytest

import wayfare
from conftest import ROOT, skip

STUDY = """
name = "small"
methods = ["pt", { method = "persistent-restore", parameters = { m = 16 } }]
size = [24, 18]
max-depth = 4
seeds = 6
spp = 32
reference-spp = 256
"""


@pytest.fixture
def study(tmp_path) -> Path:
    path = tmp_path / "small.toml"
    path.write_text(f'{STUDY}scenes = ["{ROOT}/examples/cornell-box.pbrt"]\n')
    return path


def without_times(value):
    """Results without times, and without who has computed them."""
    if isinstance(value, dict):
        left_out = ("seconds", "command", "machine")
        return {key: without_times(field) for key, field in value.items() if key not in left_out}
    return [without_times(item) for item in value] if isinstance(value, list) else value


def results(folder: Path) -> dict:
    """Everything that must be the same: images byte for byte, numbers but for times. Pages and tables are made of these."""
    found = {}
    for path in sorted(folder.rglob("*")):
        name = str(path.relative_to(folder))
        if path.suffix == ".exr":
            found[name] = path.read_bytes()
        elif path.suffix == ".json":
            found[name] = without_times(json.loads(path.read_text()))
        elif path.suffix == ".jsonl":
            found[name] = [without_times(json.loads(line)) for line in path.read_text().splitlines()]
    return found


def same(found: dict, expected: dict) -> None:
    assert found.keys() == expected.keys()
    for name, contents in expected.items():
        assert found[name] == contents, name


def test_a_study_gives_the_results_of_the_program(program, study):
    folder = program("study", "small.toml", "--out", "a", "--references", "ra", "--device", "cpu", "--quiet")
    expected = results(folder / "a")
    assert len(expected) > 10
    heard = []
    out = wayfare.study.run(
        study, folder / "b", references=folder / "rb", device="cpu", progress=lambda *status: heard.append(status)
    )
    same(results(out), expected)
    assert heard and all(0 <= share <= 1 for _, share, _ in heard)
    assert (out / "report.html").is_file()


def test_results_are_a_data_frame(tmp_path, study):
    pytest.importorskip("pandas")
    out = wayfare.study.run(study, tmp_path / "out", references=tmp_path / "references", device="cpu")
    seeds = wayfare.study.seeds(out)
    assert len(seeds) == 2 * 6 * 6 and set(seeds.method) == {"pt", "persistent-restore m=16"}
    last = seeds[seeds["at"] == 32].groupby("method").mrse.mean()
    first = seeds[seeds["at"] == 1].groupby("method").mrse.mean()
    assert (last < first).all()
    summary = wayfare.study.summary(out)
    assert len(summary) == 2 * 6
    row = summary[(summary.method == "pt") & (summary["at"] == 32)].iloc[0]
    assert np.isclose(row.mrse, last["pt"]) and row.mrse_error > 0
    with pytest.raises(wayfare.FileError, match="no study.json"):
        wayfare.study.seeds(tmp_path)


def test_a_study_that_makes_no_sense(tmp_path, study):
    study.write_text(study.read_text().replace("seeds = 6", "seeds = 0"))
    with pytest.raises(wayfare.SettingError, match="seeds is a number from 1 to 1000000"):
        wayfare.study.run(study, tmp_path / "out", device="cpu")
    with pytest.raises(wayfare.FileError, match="built in are quick, paper"):
        wayfare.study.run(tmp_path / "absent.toml")


@pytest.fixture(scope="module")
def cluster():
    """A Ray cluster of several worker processes on this machine."""
    try:
        import ray
    except ImportError:
        skip("RAY", "Ray is not installed")
    from wayfare.cluster import Cluster

    os.environ["RAY_ENABLE_UV_RUN_RUNTIME_ENV"] = "0"
    ray.init(num_cpus=3, num_gpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
    yield Cluster()
    ray.shutdown()


def workers() -> set[int]:
    """The processes that run tasks of this test."""
    found = set()
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                words = (entry / "cmdline").read_bytes()
            except OSError:
                continue
            if words.startswith(b"ray::_render"):
                found.add(int(entry.name))
    return found


def killing(count: int, done: threading.Event, killed: list) -> None:
    """Kills workers in the middle of their tasks, one after the other."""
    while len(killed) < count and not done.is_set():
        # Tasks are short.
        time.sleep(0.01)
        for process in sorted(workers() - set(killed))[:1]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
                killed.append(process)
            time.sleep(0.3)


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="workers are found by /proc")
def test_a_study_on_a_cluster_whose_workers_die_gives_the_results_of_one_machine(cluster, tmp_path, study):
    # Long enough that workers are met at work.
    study.write_text(study.read_text().replace("reference-spp = 256", "reference-spp = 4096"))
    expected = results(wayfare.study.run(study, tmp_path / "here", references=tmp_path / "ra", device="cpu"))
    from wayfare import cluster as clusters

    done, killed = threading.Event(), []
    killer = threading.Thread(target=killing, args=(2, done, killed))
    killer.start()
    out = clusters.study(study, tmp_path / "there", cluster=cluster, references=tmp_path / "rb")
    done.set()
    killer.join()
    assert killed, "no worker was killed in the middle"
    same(results(out), expected)
    # Nothing is done twice: a finished study stays as it is.
    before = {path: path.stat().st_mtime_ns for path in out.rglob("seeds.jsonl")}
    clusters.study(study, out, cluster=cluster, references=tmp_path / "rb")
    assert before == {path: path.stat().st_mtime_ns for path in out.rglob("seeds.jsonl")}


def test_an_image_of_a_cluster_is_that_of_one_machine(cluster, cornell):
    from wayfare import cluster as clusters

    size = {"size": (40, 30), "max_depth": 4}
    whole = wayfare.render(cornell, "pt", spp=16, device="cpu", seed=3)
    for parts in (1, 7, None):
        image, facts = clusters.render("cornell", 16, cluster=cluster, seed=3, parts=parts, **size)
        assert image.tobytes() == whole.tobytes()
        assert facts["samples"] == 16 * 40 * 30 and facts["samples_per_pixel"] == 16
    # Chains: the mean of independent seeds, weighted by their samples.
    image, facts = clusters.render("cornell", 9, "metropolis", cluster=cluster, seed=3, parts=2, sd=0.03, **size)
    total, samples = 0, 0
    for seed, spp in ((3, 4), (4, 5)):
        renderer = wayfare.Renderer(cornell, "metropolis", device="cpu", seed=seed, sd=0.03)
        part = renderer.render(spp).astype(np.float64)
        total, samples = total + part * renderer.statistics["samples"], samples + renderer.statistics["samples"]
    assert image.tobytes() == (total / samples).astype(np.float32).tobytes()
    assert facts["samples"] == samples and facts["tasks"] == 2


def test_errors_of_workers_arrive(cluster, tmp_path):
    from wayfare import cluster as clusters

    with pytest.raises(wayfare.SceneError, match="no built-in scene"):
        clusters.render("cornel", 4, cluster=cluster)
    with pytest.raises(wayfare.SettingError, match="has no parameter `rho`"):
        clusters.render("cornell", 4, "metropolis", cluster=cluster, rho=1)


def card(index: int, pci_bus: Optional[str], kind: str = "discrete", problem: Optional[str] = None) -> dict:
    hardware = kind != "software"
    return {"index": index, "name": f"card {index}", "kind": kind, "hardware": hardware, "pci_bus": pci_bus, "problem": problem}


def test_a_task_gets_the_card_that_ray_has_given_it():
    from wayfare.cluster import _card

    # The driver counts by slots; Vulkan lists in an order of its own, with what Ray does not count.
    adapters = [
        card(0, "0000:00:02.0", "integrated"),
        card(1, "0000:c1:00.0"),
        card(2, "0000:41:00.0"),
        card(3, "0000:c1:00.0"),
        card(4, None, "software"),
    ]
    assert [_card(adapters, [number]) for number in (0, 1)] == ["gpu:2", "gpu:1"]
    assert _card(adapters, ["1"]) == "gpu:1"
    assert _card([card(0, None, "software"), card(1, None, "integrated")], [0]) == "gpu:1"
    for given, there, words in (
        ([2], adapters, "graphics card 2; Vulkan finds 0: card 2, 1: card 1"),
        ([0], [card(0, None, "software")], "graphics card 0; Vulkan finds none"),
        ([], adapters, "no graphics card"),
        (["GPU-8f3c"], adapters, "calls the graphics card of this worker GPU-8f3c"),
        ([0], [card(0, None, problem="it has no compute shaders")], "card 0, cannot be used: it has no compute shaders"),
    ):
        with pytest.raises(wayfare.DeviceError, match=words):
            _card(there, given)


def test_tasks_at_the_same_time_get_different_cards(cluster):
    from wayfare import cluster as clusters

    two = clusters.Cluster(gpus=1)
    assert two.slots() == 2

    def given() -> tuple[list, str]:
        time.sleep(1)
        ids = two.ray.get_gpu_ids()
        try:
            return ids, clusters._device_words(1)
        except wayfare.DeviceError as error:
            return ids, str(error)

    found = two.ray.get([two.submit(given) for _ in range(2)])
    assert sorted(int(ids[0]) for ids, _ in found) == [0, 1]
    # Ray was configured with two GPUs. If there are fewer, a task names the one that is missing instead of sharing another.
    cards = sum(adapter["hardware"] for adapter in wayfare.devices())
    for ids, words in found:
        if int(ids[0]) >= cards:
            assert f"given this worker graphics card {ids[0]}; Vulkan finds" in words
        else:
            assert words.startswith("gpu:")
    if cards == 0:
        with pytest.raises(wayfare.DeviceError, match="Vulkan finds none"):
            clusters.render("cornell", 4, cluster=two, size=(8, 8))


def test_a_film_of_a_cluster_is_that_of_the_program(cluster, program, tmp_path):
    from wayfare import cluster as clusters

    options = ["--fps", "2", "--seconds", "1.5", "--spp", "2", "--size", "32x24", "--device", "cpu", "--seed", "5"]
    options += ["--methods", "pt,metropolis", "--no-video", "--quiet"]
    folder = program("film", "ring", *options, "--out", "here")
    there = clusters.film(
        "ring", 2, folder / "there", ["pt", "metropolis"], cluster=cluster, fps=2, seconds=1.5, size=(32, 24), seed=5
    )
    frames = sorted(path.relative_to(there) for path in there.rglob("frame-*.png"))
    assert len(frames) == 2 * 3
    for frame in frames:
        assert pixels(there / frame) == pixels(folder / "here" / frame), frame
    # The program takes them for its own, and only adds what is missing.
    before = {frame: (there / frame).read_bytes() for frame in frames}
    program("film", "ring", *options, "--out", "there")
    assert before == {frame: (there / frame).read_bytes() for frame in frames}
    assert len(list((there / "side-by-side").glob("*.png"))) == 3
    with pytest.raises(wayfare.SettingError, match="other settings: spp"):
        clusters.film("ring", 3, there, ["pt", "metropolis"], cluster=cluster, fps=2, seconds=1.5, size=(32, 24), seed=5)


def pixels(path: Path) -> bytes:
    """The chunks of a PNG that hold its pixels."""
    data, at, found = path.read_bytes(), 8, b""
    while at < len(data):
        length, kind = int.from_bytes(data[at : at + 4], "big"), data[at + 4 : at + 8]
        found += data[at + 8 : at + 8 + length] if kind == b"IDAT" else b""
        at += 12 + length
    return found
