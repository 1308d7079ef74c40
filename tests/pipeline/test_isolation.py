"""A build with a cache and a target of its own leaves no trace anywhere else."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from shared_steps import take_steps
from small_site import SmallSite, site_files
from tearsheet.project import PROJECT

pytestmark = pytest.mark.long

COMMAND = Path(sys.executable).with_name("tearsheet")
SHARED_CACHE = ".tearsheet"
CHANGING = (
    "__pycache__",
    ".venv",
    ".git",
    ".pytest_cache",
    ".ruff_cache",
    ".mypy_cache",
    SHARED_CACHE,
)
"""What Python, git and tests that run at the same time write, whatever is built."""

BUILD_WATCHED = """
import os, sys
from tearsheet.cli import main

WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT
CHANGES = {"os.mkdir", "os.rename", "os.link", "os.symlink", "os.remove", "os.rmdir", "os.utime"}

def refuse(event, arguments):
    if event in CHANGES or (event == "open" and arguments[2] & WRITING):
        for path in arguments:
            if isinstance(path, (str, bytes, os.PathLike)) and os.fsdecode(path).startswith(FOLDER):
                os.write(2, f"{event} {os.fsdecode(path)}\\n".encode())
                os._exit(9)

FOLDER = sys.argv.pop(1)
sys.addaudithook(refuse)
sys.exit(main())
"""
"""A build that ends as soon as it, or a process forked of it, changes something in a folder.

Other tests write into the shared cache at the same time, so its listing proves nothing.
"""

TOOL = ":: component ThemeViewer"


@pytest.fixture
def live_site(site: SmallSite) -> SmallSite:
    """A site with a demo, which can be edited, and with a tool."""
    site.write("demos/Lamp.tsx", "export default function Lamp() {\n  return <p>On</p>;\n}\n")
    site.page("", ":: demo Lamp", title="Home")
    site.page("theme", TOOL, title="The theme")
    site.navigation("/theme/")
    return site


def own_environment() -> dict[str, str]:
    """What a person has, and not what lets the tests share the reader's bundles."""
    return {key: text for key, text in os.environ.items() if not key.startswith("TEARSHEET_")}


def start_build(site: SmallSite, name: str) -> subprocess.Popen[str]:
    folder = site.folder / name
    watched = [sys.executable, "-c", BUILD_WATCHED, f"{PROJECT / SHARED_CACHE}"]
    take_steps(folder / "cache")
    return subprocess.Popen(
        [*watched, "build", "-c", site.content, "-o", folder / "dist", "--cache", folder / "cache"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=PROJECT,
        env=own_environment(),
    )


def list_checkout() -> dict[str, tuple[int, int]]:
    """Every file of the checkout that nobody else changes, with its size and time."""
    listed = {}
    for folder, folders, names in os.walk(PROJECT):
        folders[:] = [name for name in folders if name not in CHANGING]
        for name in (*names, *folders):
            status = Path(folder, name).lstat()
            listed[f"{folder}/{name}"] = (status.st_size, status.st_mtime_ns)
    return listed


def test_a_build_that_writes_into_the_shared_cache_is_noticed(
    site: SmallSite, tmp_path: Path
) -> None:
    watched = [sys.executable, "-c", BUILD_WATCHED, str(tmp_path / "cache")]

    ended = subprocess.run(
        [*watched, "check", "-c", site.content, "--cache", tmp_path / "cache"],
        check=False,
        capture_output=True,
    )

    assert ended.returncode == 9


def test_two_builds_at_once_write_into_their_own_folders_only(live_site: SmallSite) -> None:
    before = list_checkout()

    builds = [start_build(live_site, name) for name in ("one", "other")]
    said = [build.communicate(timeout=600)[0] for build in builds]

    assert [build.returncode for build in builds] == [0, 0], said
    assert list_checkout() == before
    one, other = (site_files(live_site.folder / name / "dist") for name in ("one", "other"))
    assert one.keys() == other.keys()
    assert [path for path, data in one.items() if data != other[path]] == []
    # A demo, the editor and a tool are among what had to be bundled for them.
    assert any(path.startswith("assets/editing/") for path in one)
    beside = {file.name for file in (live_site.folder / "one").iterdir()}
    assert beside == {"cache", "dist", ".dist.next", ".dist.lock"}


def test_the_usual_cache_shares_its_bundles_with_all_sites(site: SmallSite, tmp_path: Path) -> None:
    subprocess.run(
        [COMMAND, "check", "-c", site.content],
        check=True,
        stdout=subprocess.DEVNULL,
        cwd=tmp_path,
        env=own_environment(),
    )

    assert (tmp_path / ".tearsheet/cache").is_dir()
    assert not (tmp_path / ".tearsheet/cache/reader").exists()
