"""Tests that fail beside others are repeated alone; the slowest of a run are listed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "setup" / "tests"

# A process that ran it before has left a file.
FAILS_ONCE = """
from pathlib import Path

def test_lamp():
    lit = Path("lit")
    was_lit = lit.exists()
    lit.touch()
    assert was_lit
"""
FAILS = "def test_lamp():\n    assert False\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with nothing but the script and a configuration."""
    (tmp_path / "setup").mkdir()
    shutil.copyfile(SCRIPT, tmp_path / "setup" / "tests")
    (tmp_path / "pyproject.toml").write_text("[tool.pytest.ini_options]\naddopts = '-p xdist'\n")
    return tmp_path


def run(project: Path, *arguments: str, test: str = "") -> subprocess.CompletedProcess[str]:
    if test:
        (project / "test_lamp.py").write_text(test)
    # As a person would call it, not one of the processes of this run.
    plain = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    # What else is installed takes longer to load than the test takes.
    plain["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    return subprocess.run(
        [sys.executable, project / "setup" / "tests", *arguments],
        capture_output=True,
        text=True,
        check=False,
        env=plain,
    )


def test_a_test_that_passes_only_when_alone_is_named_at_the_end(project: Path) -> None:
    finished = run(project, "--numprocesses", "1", test=FAILS_ONCE)
    slowest = run(project, "--slowest")

    assert finished.returncode == 0
    assert finished.stdout.endswith("passed only when alone:\n  test_lamp.py::test_lamp\n")
    assert slowest.stdout.endswith(" s  test_lamp.py::test_lamp\n")


def test_a_test_that_fails_twice_fails(project: Path) -> None:
    finished = run(project, "--numprocesses", "1", test=FAILS)

    assert finished.returncode == 1
    assert "passed only when alone" not in finished.stdout


def test_before_any_run_it_is_said_how_to_begin_one(project: Path) -> None:
    listed = run(project, "--slowest")

    assert listed.returncode == 1
    assert "`make test`" in listed.stderr
