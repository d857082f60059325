"""Studies, images and films on many machines, through Ray.

    python -m wayfare.cluster study mine.toml --address auto --out study-mine
    python -m wayfare.cluster render scene.pbrt --spp 1024 --out a.exr
    python -m wayfare.cluster film ring --methods pt,persistent-restore --spp 16 --out film-ring

What is rendered is cut into tasks: the seeds of the cells of a study and the parts of its references, rows of an image, frames
of a film. A task gives the same result wherever and however often it runs, so Ray may run it again when a worker dies;
its result is taken once, by the process that started the work. Nothing is written anywhere else. ``docs/cluster.md`` says
what is sent and what is the same, bit by bit.
"""

from __future__ import annotations

import argparse
import functools
import json
import os
import sys
import time
from collections import deque
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Optional, Union

import numpy as np

from . import study as studies
from ._wayfare import (
    Camera,
    Device,
    Renderer,
    Scene,
    Worker,
    __version__,
    devices,
    method_json,
    run_study,
    save_image,
)
from ._wayfare import trajectory as _trajectory
from .errors import DeviceError, Error, SettingError

if TYPE_CHECKING:
    import numpy.typing as npt

PathLike = Union[str, "os.PathLike[str]"]

#: How often a task is run again after the worker that ran it has died.
RETRIES = 8
#: Seconds between two checks for a result.
PATIENCE = 0.2


def _ray() -> Any:
    try:
        import ray
    except ImportError as error:
        raise Error("a cluster needs Ray: pip install ray") from error
    return ray


class Cluster:
    """A Ray cluster, and what a task may take of it.

    ``address`` is that of a cluster (``"auto"``: the one this machine belongs to); without one, Ray is started here. A task takes
    ``cpus`` cores and as many threads, or ``gpus`` of a graphics card and one core.
    """

    def __init__(self, address: Optional[str] = None, *, cpus: int = 1, gpus: float = 0.0) -> None:
        self.ray = _ray()
        if not self.ray.is_initialized():
            self.ray.init(address=address, log_to_driver=False, include_dashboard=False, logging_level="warning")
        self.gpus = gpus
        self.threads = max(1, cpus)
        self.options: dict[str, Any] = {"num_cpus": self.threads, "max_retries": RETRIES}
        if gpus > 0:
            self.options["num_gpus"] = gpus

    def submit(self, function: Any, *arguments: Any) -> Any:
        """Submits a task; returns a reference to its result."""
        return self.ray.remote(function).options(**self.options).remote(*arguments)

    def slots(self) -> int:
        """How many tasks run at the same time, at least one."""
        resources = self.ray.cluster_resources()
        slots = resources.get("CPU", 1) / self.threads
        if self.gpus > 0:
            slots = min(slots, resources.get("GPU", 0) / self.gpus)
        return max(1, int(slots))

    def device(self) -> str:
        """The name of the device that a task gets."""
        return str(self.ray.get(self.submit(_device_name, self.threads, self.gpus)))

    def take(self, tasks: Iterable[tuple[Any, ...]], ahead: Optional[int] = None) -> Iterable[tuple[int, Any]]:
        """Runs tasks, functions with their arguments, and yields numbers and results as they are done; no more than
        ``ahead`` of them are under way."""
        waiting = enumerate(tasks)
        under_way: dict[Any, int] = {}
        limit = ahead or 2 * self.slots()
        try:
            while True:
                for number, task in waiting:
                    under_way[self.submit(*task)] = number
                    if len(under_way) >= limit:
                        break
                if not under_way:
                    return
                done, _ = self.ray.wait(list(under_way), num_returns=1, timeout=PATIENCE)
                for reference in done:
                    yield under_way.pop(reference), self.ray.get(reference)
        finally:
            for reference in under_way:
                self.ray.cancel(reference, force=True)


# What runs on a worker. Its process is used for many tasks: device and scene stay where they are.


def _device_words(gpus: float) -> str:
    """The device of a task: the CPU, or the card that Ray has given it."""
    return "cpu" if gpus <= 0 else _card(devices(), _ray().get_gpu_ids())


def _card(adapters: Sequence[dict[str, Any]], given: Sequence[Union[int, str]]) -> str:
    """The device that Ray means by a number. Ray hides the other cards from CUDA, which Vulkan knows nothing of; its numbers are those
    of the driver, which counts cards by the slots that they are plugged into. A card that is part of the processor is not counted
    where there are others."""
    cards = [card for card in adapters if card["hardware"]]
    discrete = [card for card in cards if card["kind"] == "discrete"]
    # A card may be listed once for each interface.
    slots: dict[str, dict[str, Any]] = {}
    for card in discrete or cards:
        slots.setdefault(card["pci_bus"] or f"~{card['index']:06}", card)
    cards = [slots[slot] for slot in sorted(slots)]
    listed = ", ".join(f"{number}: {card['name']}" for number, card in enumerate(cards)) or "none"
    if not given:
        raise DeviceError("Ray has given this worker no graphics card; ask for one with gpus=1")
    number = str(given[0])
    if not number.isdigit():
        raise DeviceError(
            f"Ray calls the graphics card of this worker {number}; start Ray with numbers in CUDA_VISIBLE_DEVICES, or without it"
        )
    if int(number) >= len(cards):
        raise DeviceError(f"Ray has given this worker graphics card {number}; Vulkan finds {listed}")
    card = cards[int(number)]
    if card["problem"]:
        raise DeviceError(f"graphics card {number}, {card['name']}, cannot be used: {card['problem']}")
    return f"gpu:{card['index']}"


@functools.lru_cache(maxsize=1)
def _worker(device: str, threads: int) -> Worker:
    return Worker(device, threads)


@functools.lru_cache(maxsize=1)
def _scene(source: str, size: Optional[tuple[int, int]], max_depth: Optional[int], fingerprint: Optional[str]) -> Scene:
    scene = Scene(source, size=size, max_depth=max_depth)
    if fingerprint is not None and scene.fingerprint != fingerprint:
        raise Error(f"the scene {source} is another one on this machine than where the work was started")
    return scene


@functools.lru_cache(maxsize=1)
def _renderer(scene: Scene, method: str, defaults: str, parameters: str, device: str, threads: int) -> Renderer:
    return Renderer(scene, method, device=Device(device, threads), defaults=defaults, **json.loads(parameters))


def _device_name(threads: int, gpus: float) -> str:
    return Device(_device_words(gpus), threads).name


def _render_seed(request: str, seed: int, threads: int, gpus: float, device: str) -> Any:
    worker = _worker(_device_words(gpus), threads)
    if worker.device != device:
        raise DeviceError(f"this worker has the device {worker.device}, but the study runs on {device}")
    return worker.render(request, seed)


def _render_rows(scene: tuple[Any, ...], start: int, stop: int, spp: int, seed: int, threads: int) -> Any:
    rows, statistics = Renderer.render_rows(_scene(*scene), start, stop, spp, seed=seed, threads=threads)
    return rows, statistics


def _render_image(
    scene: tuple[Any, ...],
    method: str,
    defaults: str,
    parameters: str,
    spp: int,
    seed: int,
    camera: Optional[Camera],
    threads: int,
    gpus: float,
) -> Any:
    renderer = _renderer(_scene(*scene), method, defaults, parameters, _device_words(gpus), threads)
    if camera is None:
        renderer.restart(seed)
    else:
        renderer.set_camera(camera, seed=seed)
    image = renderer.render(spp)
    return image, renderer.statistics


# Studies.


class _Images:
    """Has the images of a study rendered by the workers, ahead of the time when they are asked for."""

    def __init__(self, cluster: Cluster, device: str) -> None:
        self.cluster = cluster
        self.device = device
        self.ahead: deque[tuple[str, int]] = deque()
        self.under_way: dict[tuple[str, int], Any] = {}
        self.limit = 2 * cluster.slots() + 2

    def announce(self, work: Sequence[tuple[str, Sequence[int]]]) -> None:
        """Hears what will be asked for, in order."""
        self.ahead.extend((request, seed) for request, seeds in work for seed in seeds)
        self._submit()

    def render(self, request: str, seed: int) -> Optional[Any]:
        """The images of a request, or ``None`` if they are not there yet."""
        key = (request, seed)
        if key not in self.under_way:
            if key in self.ahead:
                self.ahead.remove(key)
            self._send(key)
        reference = self.under_way[key]
        done, _ = self.cluster.ray.wait([reference], timeout=PATIENCE)
        if not done:
            return None
        # Taken once: what a worker did again after another one died is the same.
        del self.under_way[key]
        self._submit()
        return self.cluster.ray.get(reference)

    def cancel(self) -> None:
        """Cancels what will not be asked for."""
        for reference in self.under_way.values():
            self.cluster.ray.cancel(reference, force=True)
        self.under_way.clear()
        self.ahead.clear()

    def _submit(self) -> None:
        while self.ahead and len(self.under_way) < self.limit:
            self._send(self.ahead.popleft())

    def _send(self, key: tuple[str, int]) -> None:
        cluster = self.cluster
        arguments = (*key, cluster.threads, cluster.gpus, self.device)
        self.under_way[key] = cluster.submit(_render_seed, *arguments)


def study(
    study: PathLike,
    out: Optional[PathLike] = None,
    *,
    cluster: Cluster,
    references: Optional[PathLike] = None,
    scenes_in: Optional[PathLike] = None,
    progress: Optional[studies.Progress] = None,
) -> Path:
    """Runs a study on a cluster, as :func:`wayfare.study.run` does here: the same folder, the same bytes at equal samples.

    Files of scenes are read by the workers, under the same paths.
    """
    device = cluster.device()
    images = _Images(cluster, device)
    try:
        folder = run_study(
            studies.text_of(study),
            out,
            references=references,
            scenes_in=None if scenes_in is None else os.path.abspath(scenes_in),
            device=device,
            images=images,
            command=studies.command(study),
            progress=progress,
        )
    finally:
        images.cancel()
    return Path(folder)


# Images.


def _source(scene: PathLike) -> str:
    """The words by which a worker finds a scene: files by their absolute path."""
    return os.path.abspath(scene) if os.path.exists(scene) else str(scene)


def _total(statistics: Iterable[dict[str, Any]], pixels: int) -> dict[str, Any]:
    all_of = list(statistics)
    sums = {key: sum(part[key] for part in all_of) for key in ("samples", "rays", "non_finite", "seconds")}
    return {**sums, "samples_per_pixel": sums["samples"] / pixels, "tasks": len(all_of)}


def render(
    scene: PathLike,
    spp: int,
    method: str = "pt",
    *,
    cluster: Cluster,
    size: Optional[tuple[int, int]] = None,
    max_depth: Optional[int] = None,
    seed: int = 0,
    defaults: str = "ours",
    parts: Optional[int] = None,
    **parameters: Any,
) -> tuple[npt.NDArray[np.float32], dict[str, Any]]:
    """Renders one image on a cluster: the image, and statistics of all tasks together.

    Path tracing on CPUs is split into rows, each with all its samples: the image is that of one machine with the same seed, bit
    by bit, for any number of ``parts``. It is therefore the default here, where ``Renderer`` has ``auto``. With all other methods
    the result is the mean of ``parts`` images with the seeds ``seed``, ``seed + 1``, ..., each with its share of the samples and
    weighted by them: independent chains, and a different image for a different number of parts.
    """
    if spp < 1:
        raise SettingError("spp is at least 1")
    source = _source(scene)
    here = Scene(source, size=size, max_depth=max_depth)
    words = (source, size, max_depth, here.fingerprint)
    width, height = here.size
    if method == "pt" and cluster.gpus <= 0 and not parameters:
        bands = min(height, parts or 4 * cluster.slots())
        bounds = [height * band // bands for band in range(bands + 1)]
        image = np.empty((height, width, 3), np.float32)
        statistics: list[Any] = [None] * bands
        rows = list(zip(bounds, bounds[1:]))
        bands_of: list[tuple[Any, ...]] = [(_render_rows, words, *band, spp, seed, cluster.threads) for band in rows]
        for number, (pixels, facts) in cluster.take(bands_of):
            image[slice(*rows[number])] = pixels
            statistics[number] = facts
        return image, _total(statistics, width * height)
    # Check the method here, where the words of an error are read.
    Renderer(here, method, device="cpu", defaults=defaults, **parameters)
    parts = min(spp, parts or cluster.slots())
    shares = [spp * (part + 1) // parts - spp * part // parts for part in range(parts)]
    settings = (method, defaults, json.dumps(parameters, sort_keys=True))
    tasks = [
        (_render_image, words, *settings, share, seed + part, None, cluster.threads, cluster.gpus)
        for part, share in enumerate(shares)
    ]
    results: list[Any] = [None] * parts
    for number, result in cluster.take(tasks):
        results[number] = result
    # In the order of the seeds: the sum does not depend on who was first.
    total = np.zeros((height, width, 3), np.float64)
    for pixels, facts in results:
        total += pixels.astype(np.float64) * facts["samples"]
    samples = sum(facts["samples"] for _, facts in results)
    return (total / samples).astype(np.float32), _total((facts for _, facts in results), width * height)


# Films.


def film(
    trajectory: str,
    spp: int,
    out: Optional[PathLike] = None,
    methods: Sequence[str] = ("pt", "persistent-restore"),
    *,
    cluster: Cluster,
    scene: Optional[PathLike] = None,
    fps: float = 30.0,
    seconds: Optional[float] = None,
    size: Optional[tuple[int, int]] = None,
    seed: int = 0,
    exposure: float = 0.0,
    tone_map: str = "filmic",
) -> Path:
    """Renders the frames of a moving camera on a cluster, into the folder that ``wayfare film`` makes at equal samples.

    Frames that are there are not rendered again. The pixels are those of one machine. ``wayfare film`` with the same arguments
    and folder finds all frames done, and adds the images side by side and the videos.
    """
    if spp < 1:
        raise SettingError("spp is at least 1")
    text, named, cameras = _trajectory(trajectory, fps, seconds)
    if scene is None:
        if named is None:
            raise SettingError(f"the trajectory {trajectory} names no scene; give one")
        beside = Path(trajectory).parent / named
        scene = beside if Path(trajectory).is_file() and beside.exists() else named
    source = _source(scene)
    here = Scene(source, size=size)
    # The program hashes the scene before it changes the size.
    contents = Scene(source).fingerprint
    words = (source, size, None, here.fingerprint)
    device = cluster.device()
    settings = {method: method_json(method) for method in methods}
    asked = {
        "version": __version__,
        "scene": here.name,
        "scene_contents": contents,
        "trajectory": text,
        "fps": float(fps),
        "size": list(here.size),
        "spp": spp,
        "methods": list(methods),
        "parameters": {method: _widened(json.loads(settings[method])) for method in methods},
        "seed": seed,
        "exposure": float(np.float32(exposure)),
        "tonemap": tone_map,
        "device": device,
    }
    root = Path(out or f"film-{here.name}")
    _own_film(root, asked)
    digits = max(4, len(str(len(cameras) - 1)))

    def path(method: str, frame: int) -> Path:
        return root / method / f"frame-{frame:0{digits}}.png"

    frames = [(method, frame) for frame in range(len(cameras)) for method in methods]
    missing = [(method, frame) for method, frame in frames if not path(method, frame).is_file()]
    tasks = (
        (_render_image, words, method, "ours", "{}", spp, seed + frame, cameras[frame], cluster.threads, cluster.gpus)
        for method, frame in missing
    )
    for number, (image, statistics) in cluster.take(tasks):
        method, frame = missing[number]
        facts = {
            "version": __version__,
            "scene": here.name,
            "method": method,
            "settings": settings[method],
            "device": device,
            "frame": frame,
            "seed": seed + frame,
            "samples_per_pixel": statistics["samples_per_pixel"],
            "seconds": statistics["seconds"],
            "mean_luminance": float(image.astype(np.float64).mean(axis=(0, 1)) @ (0.2126, 0.7152, 0.0722)),
        }
        save_image(path(method, frame), image, facts, exposure=exposure, tone_map=tone_map)
    return root


def _own_film(root: Path, asked: dict[str, Any]) -> None:
    """Makes the folders of a film. An error where they hold another one."""
    summary = root / "film.json"
    if summary.is_file():
        there = json.loads(summary.read_text(encoding="utf-8")).get("asked", {})
        different = sorted(key for key in {*there, *asked} if there.get(key) != asked.get(key))
        if different:
            raise SettingError(f"{root} holds another film, of other settings: {', '.join(different)}")
    for method in asked["methods"]:
        (root / method).mkdir(parents=True, exist_ok=True)
    if not summary.is_file():
        contents = {"command": " ".join(["python", *sys.argv]), "asked": asked, "frames": 0, "methods": []}
        temporary = summary.with_suffix(".json.part")
        temporary.write_text(json.dumps(contents, indent=2) + "\n", encoding="utf-8")
        temporary.replace(summary)


def _widened(settings: dict[str, Any]) -> dict[str, Any]:
    """Settings as the summary of a film has them: single precision with all the digits of double precision."""
    return {key: float(np.float32(value)) if isinstance(value, float) else value for key, value in settings.items()}


# The command line.


def _size(words: str) -> tuple[int, int]:
    try:
        width, height = (int(number) for number in words.split("x"))
    except ValueError:
        raise argparse.ArgumentTypeError(f"write WIDTHxHEIGHT, for example 640x480, not {words}") from None
    return width, height


def _setting(words: str) -> tuple[str, Union[float, str, bool]]:
    key, equals, value = words.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"write KEY=VALUE, for example sd=0.02, not {words}")
    # The renderer knows which words are numbers.
    return key.strip().replace("-", "_"), value.strip()


def _arguments() -> argparse.ArgumentParser:
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("--address", help="address of the cluster, or auto; without one, Ray is started on this machine")
    shared.add_argument("--cpus", type=int, default=1, metavar="N", help="cores of a task [default: 1]")
    shared.add_argument("--gpus", type=float, default=0.0, metavar="X", help="graphics cards of a task; 0 renders on CPUs")
    parser = argparse.ArgumentParser(prog="python -m wayfare.cluster", description="Rendering on many machines, through Ray.")
    commands = parser.add_subparsers(dest="command", required=True)

    command = commands.add_parser("study", parents=[shared], help="runs a study: the folder of wayfare study")
    command.add_argument("study", help="a TOML file, or quick or paper")
    command.add_argument("--out", help="folder of the study [default: study-NAME]")
    command.add_argument("--references", help="folder in which references are kept")
    command.add_argument("--scenes-in", help="folder in which scenes lie")
    command.add_argument("--quiet", action="store_true", help="says nothing on the way")

    command = commands.add_parser("render", parents=[shared], help="renders one image")
    command.add_argument("scene", help="a built-in scene, or a pbrt-v4 file")
    command.add_argument("--spp", type=int, required=True, metavar="N", help="samples per pixel")
    command.add_argument("--method", default="pt", help="[default: pt, whose image does not depend on the number of tasks]")
    command.add_argument("--defaults", default="ours", choices=["ours", "published", "published-dwell-time"])
    command.add_argument("--set", type=_setting, action="append", default=[], metavar="KEY=VALUE", help="a parameter of the method")
    command.add_argument("--size", type=_size, metavar="WxH")
    command.add_argument("--max-depth", type=int, metavar="N")
    command.add_argument("--seed", type=int, default=0, metavar="K")
    command.add_argument("--parts", type=int, metavar="N", help="number of tasks [default: by the size of the cluster]")
    command.add_argument("--out", nargs="+", required=True, metavar="FILE", help="EXR or PNG files")

    command = commands.add_parser("film", parents=[shared], help="renders the frames of a moving camera")
    command.add_argument("trajectory", help="a TOML file, or a built-in scene")
    command.add_argument("--spp", type=int, required=True, metavar="N", help="samples per pixel of a frame")
    command.add_argument("--scene", help="a scene other than the one that the trajectory names")
    command.add_argument("--methods", default="pt,persistent-restore", help="[default: pt,persistent-restore]")
    command.add_argument("--fps", type=float, default=30.0)
    command.add_argument("--seconds", type=float)
    command.add_argument("--size", type=_size, metavar="WxH")
    command.add_argument("--seed", type=int, default=0, metavar="K")
    command.add_argument("--out", help="folder of the film [default: film-SCENE]")
    return parser


def _show(words: str, share: float, seconds_left: Optional[float]) -> None:
    left = "" if seconds_left is None else f", {seconds_left:.0f} s left"
    print(f"{100 * share:5.1f} %  {words}{left}", file=sys.stderr, flush=True)


def _now_and_then(show: studies.Progress, pause: float = 2.0) -> studies.Progress:
    last = 0.0

    def progress(words: str, share: float, seconds_left: Optional[float]) -> None:
        nonlocal last
        if time.monotonic() - last >= pause:
            last = time.monotonic()
            show(words, share, seconds_left)

    return progress


def main(arguments: Optional[Sequence[str]] = None) -> int:
    """Runs the command line; the exit status."""
    asked = _arguments().parse_args(arguments)
    try:
        cluster = Cluster(asked.address, cpus=asked.cpus, gpus=asked.gpus)
        if asked.command == "study":
            progress = None if asked.quiet else _now_and_then(_show)
            folder = study(
                asked.study,
                asked.out,
                cluster=cluster,
                references=asked.references,
                scenes_in=asked.scenes_in,
                progress=progress,
            )
            print(f"wrote {folder}")
        elif asked.command == "render":
            image, facts = render(
                asked.scene,
                asked.spp,
                asked.method,
                cluster=cluster,
                size=asked.size,
                max_depth=asked.max_depth,
                seed=asked.seed,
                defaults=asked.defaults,
                parts=asked.parts,
                **dict(asked.set),
            )
            facts = {"version": __version__, "scene": asked.scene, "method": asked.method, "seed": asked.seed, **facts}
            for path in asked.out:
                save_image(path, image, facts)
            print(f"{facts['samples_per_pixel']:.1f} samples per pixel by {facts['tasks']} tasks; wrote {', '.join(asked.out)}")
        else:
            folder = film(
                asked.trajectory,
                asked.spp,
                asked.out,
                asked.methods.split(","),
                cluster=cluster,
                scene=asked.scene,
                fps=asked.fps,
                seconds=asked.seconds,
                size=asked.size,
                seed=asked.seed,
            )
            print(f"wrote {folder}")
    except Error as error:
        # Ray wraps what a worker raises in an error whose words are a traceback.
        print(f"error: {getattr(error, 'cause', error)}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("stopped; the same command continues from here", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    # Workers find functions by the name of the module, which is not that of a script.
    from wayfare.cluster import main as run

    sys.exit(run())
