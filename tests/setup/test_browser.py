"""Chromium where Debian's cannot be installed: Playwright's is downloaded first, then asked for."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

SETUP = Path(__file__).parents[2] / "setup"
NEEDED = ("bash", "dirname", "id", "ln")
"""What the script uses of the system; there is no browser and no package manager."""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project whose Playwright downloads a browser that says its name."""
    (tmp_path / "bin").mkdir()
    for name in NEEDED:
        (tmp_path / "bin" / name).symlink_to(shutil.which(name) or name)
    (tmp_path / "setup").mkdir()
    for name in ("browser", "downloaded_chromium.py"):
        shutil.copy(SETUP / name, tmp_path / "setup" / name)
    return tmp_path


def add_program(project: Path, name: str, script: str) -> None:
    file = project / ".venv" / "bin" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)


def set_up(project: Path) -> subprocess.CompletedProcess[str]:
    path = f"{project}/.venv/bin:{project}/bin"
    return subprocess.run(
        [project / "setup" / "browser"],
        capture_output=True,
        text=True,
        check=False,
        env={"PATH": path},
    )


def test_what_is_downloaded_is_found_as_a_program(project: Path) -> None:
    add_program(project, "playwright", f'echo "$@" > {project}/asked')
    add_program(project, "python", f"echo {project}/downloaded/chrome")
    (project / "downloaded").mkdir()
    (project / "downloaded" / "chrome").write_text("#!/bin/sh\necho Chromium\n")
    (project / "downloaded" / "chrome").chmod(0o755)

    ended = set_up(project)

    assert ended.returncode == 0, ended.stderr
    assert (project / "asked").read_text() == "install chromium\n"
    assert subprocess.check_output([project / ".venv/bin/chromium"], text=True) == "Chromium\n"


def test_what_was_downloaded_once_is_not_downloaded_again(project: Path) -> None:
    add_program(project, "playwright", "exit 1")
    add_program(project, "chromium", "")

    assert set_up(project).returncode == 0


@pytest.mark.parametrize("has_playwright", [True, False])
def test_without_a_download_it_says_what_to_install(project: Path, *, has_playwright: bool) -> None:
    if has_playwright:
        add_program(project, "playwright", "exit 1")

    ended = set_up(project)

    assert ended.returncode == 1
    assert "Chromium is not on this machine." in ended.stderr
    assert "apt-get install chromium" in ended.stderr
