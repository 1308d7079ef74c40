"""`./tearsheet` runs the command of its checkout from any folder."""

from __future__ import annotations

import shutil
import subprocess
from importlib.metadata import version
from pathlib import Path

COMMAND = Path(__file__).parents[2] / "tearsheet"


def run(command: Path, *words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [command, *words], cwd=folder, capture_output=True, text=True, check=False
    )


def test_it_needs_no_change_of_the_path(tmp_path: Path) -> None:
    finished = run(COMMAND, "--version", folder=tmp_path)

    assert finished.stdout == f"Tearsheet {version('tearsheet')}\n"
    assert finished.returncode == 0


def test_its_exit_code_is_that_of_the_command(tmp_path: Path) -> None:
    assert run(COMMAND, "bulid", folder=tmp_path).returncode == 2


def test_a_checkout_that_is_not_set_up_says_what_to_run(tmp_path: Path) -> None:
    command = Path(shutil.copy(COMMAND, tmp_path))

    finished = run(command, "--version", folder=tmp_path)

    assert finished.returncode == 3
    assert "make ready" in finished.stderr
