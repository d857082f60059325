"""Studies: methods compared on scenes with many seeds.

    import wayfare

    folder = wayfare.study.run("mine.toml", out="study-mine")
    seeds = wayfare.study.seeds(folder)              # a pandas data frame, one row per image
    seeds.groupby(["scene", "method", "at"]).mrse.mean()

``docs/study.md`` describes the file of a study and what is measured. A study that was stopped continues from there.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Callable, Optional, Union

from ._wayfare import Device, preset_study, run_study
from .errors import FileError

if TYPE_CHECKING:
    import pandas

Progress = Callable[[str, float, Optional[float]], None]
PathLike = Union[str, "os.PathLike[str]"]


def text_of(study: PathLike) -> str:
    """The text of a study: that of a file, or of a built-in study by its name."""
    path = Path(study)
    preset = preset_study(str(study))
    if preset is not None and not path.is_file():
        return preset
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise FileError(f"cannot read the study {study}: {error.strerror}; built in are quick, paper") from error


def run(
    study: PathLike,
    out: Optional[PathLike] = None,
    *,
    device: Union[Device, str] = "auto",
    references: Optional[PathLike] = None,
    scenes_in: Optional[PathLike] = None,
    progress: Optional[Progress] = None,
) -> Path:
    """Runs a study (a TOML file, or ``"quick"`` or ``"paper"``), writes its report, and returns its folder.

    ``progress`` is called now and then with what is being done, the share of the work that is done, and the seconds left, or
    ``None``. References are kept in a folder of their own, by default in the user's cache.
    """
    return Path(
        run_study(
            text_of(study),
            out,
            references=references,
            scenes_in=scenes_in,
            device=device,
            images=None,
            command=command(study),
            progress=progress,
        )
    )


def command(study: PathLike) -> str:
    """What a report says about how a study was started."""
    return " ".join(["python", *sys.argv]) if sys.argv[0] not in ("", "-c") else f"wayfare.study.run({str(study)!r})"


def _cells(folder: PathLike) -> list[Path]:
    root = Path(folder)
    if not (root / "study.json").is_file():
        raise FileError(f"{root} holds no study.json: it is no folder of a study")
    return sorted((root / "cells").glob("*/*/*/summary.json"))


def seeds(folder: PathLike) -> pandas.DataFrame:
    """Every image of a study as a row: scene, method, protocol, seed, at (seconds or samples per pixel), its errors,
    samples_per_pixel, seconds, and diagnostics of the chains in columns of their own. Needs pandas."""
    import pandas

    rows: list[dict[str, Any]] = []
    for summary in _cells(folder):
        cell = json.loads(summary.read_text(encoding="utf-8"))
        names = {key: cell[key] for key in ("scene", "method", "protocol")}
        with open(summary.with_name("seeds.jsonl"), encoding="utf-8") as lines:
            for line in lines:
                row = json.loads(line)
                diagnostics = row.pop("diagnostics", {})
                rows.append({**names, **row, **diagnostics})
    return pandas.DataFrame(rows)


def summary(folder: PathLike) -> pandas.DataFrame:
    """All seeds together, a row for every scene, method, protocol and checkpoint: estimates (mse, mrse, flip, bias_squared, ...) with
    their standard errors in columns that end in ``_error``. Needs pandas."""
    import pandas

    rows: list[dict[str, Any]] = []
    for path in _cells(folder):
        cell = json.loads(path.read_text(encoding="utf-8"))
        for checkpoint in cell["checkpoints"]:
            row = {key: cell[key] for key in ("scene", "method", "protocol")}
            for key, value in checkpoint.items():
                if isinstance(value, dict) and "value" in value:
                    row[key] = value["value"]
                    row[f"{key}_error"] = value.get("standard_error")
                elif isinstance(value, dict) and "mean" in value:
                    row[key] = value["mean"]
                elif not isinstance(value, (dict, list)):
                    row[key] = value
            rows.append(row)
    return pandas.DataFrame(rows)
