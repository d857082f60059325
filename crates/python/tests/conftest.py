"""What the tests share, and how tests that cannot run here are counted."""

import os
import subprocess
from pathlib import Path

import pytest

import wayfare

ROOT = Path(__file__).parents[3]


def skip(what: str, why: str) -> None:
    """Skips the test that is running, as ``wayfare_testing::skip`` does in Rust: a failure where it is required."""
    if os.environ.get(f"WAYFARE_REQUIRE_{what}"):
        pytest.fail(f"WAYFARE_REQUIRE_{what} is set, but: {why}")
    counted = os.environ.get("WAYFARE_SKIPPED")
    if counted:
        test = os.environ.get("PYTEST_CURRENT_TEST", "a test").split(" ")[0]
        with open(counted, "a", encoding="utf-8") as file:
            file.write(f"{what}\t{test}\t{why}\n")
    pytest.skip(why)


@pytest.fixture
def program(tmp_path):
    """Runs the program in a folder of its own and returns the folder."""
    path = os.environ.get("WAYFARE_PROGRAM")
    if not path:
        skip("PROGRAM", "WAYFARE_PROGRAM does not name the program")

    def run(*arguments: str) -> Path:
        result = subprocess.run([path, *arguments], cwd=tmp_path, capture_output=True, text=True, timeout=300)
        assert result.returncode == 0, result.stderr
        return tmp_path

    return run


@pytest.fixture(scope="session")
def cornell() -> wayfare.Scene:
    """A small built-in scene."""
    return wayfare.Scene("cornell", size=(40, 30), max_depth=4)
