"""What fails beside other tests is repeated alone: it is named, and what fails twice fails."""

from __future__ import annotations

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
PASSES = "def test_lamp():\n    pass\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with nothing but the script and a configuration."""
    (tmp_path / "setup").mkdir()
    shutil.copyfile(SCRIPT, tmp_path / "setup" / "tests")
    (tmp_path / "pyproject.toml").write_text("[tool.pytest.ini_options]\naddopts = '-p no:anyio'\n")
    return tmp_path


def run(project: Path, *arguments: str, test: str = PASSES) -> subprocess.CompletedProcess[str]:
    (project / "test_lamp.py").write_text(test)
    return subprocess.run(
        [sys.executable, project / "setup" / "tests", *arguments],
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_test_that_passes_only_when_alone_is_named_at_the_end(project: Path) -> None:
    finished = run(project, test=FAILS_ONCE)

    assert finished.returncode == 0
    assert finished.stdout.endswith("passed only when alone:\n  test_lamp.py::test_lamp\n")


def test_a_test_that_fails_twice_fails(project: Path) -> None:
    finished = run(project, test=FAILS)

    assert finished.returncode == 1
    assert "passed only when alone" not in finished.stdout


def test_the_slowest_tests_of_the_last_run_are_listed(project: Path) -> None:
    assert run(project).returncode == 0

    listed = run(project, "--slowest")

    assert listed.stdout.endswith(" s  test_lamp.py::test_lamp\n")


def test_before_any_run_it_is_said_how_to_begin_one(project: Path) -> None:
    listed = run(project, "--slowest")

    assert listed.returncode == 1
    assert "`make test`" in listed.stderr
