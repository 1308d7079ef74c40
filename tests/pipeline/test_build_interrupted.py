"""What a visitor sees when a build fails, dies or finds no room: the site that was there."""

from __future__ import annotations

import fcntl
import multiprocessing
import os
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from small_site import SmallSite, manifest_of, site_files
from tearsheet.cache.step_cache import content_digest
from tearsheet.errors import ContentErrors, MachineError
from tearsheet.output.locks import in_turn
from tearsheet.output.output_tree import spare_of
from tearsheet.pipeline.build_site import build_site
from tearsheet.pipeline.options import BuildOptions
from tearsheet.progress import Progress

BUILDER = """
import os, sys, time
from pathlib import Path
from small_site import SmallSite

content, folder = map(Path, sys.argv[1:])
for _ in sys.stdin:
    builder = os.fork()
    if builder == 0:
        SmallSite(content, folder).build()
        os._exit(0)
    print(builder, flush=True)
    print(os.waitpid(builder, 0)[1], flush=True)
"""
TESTS = Path(__file__).parents[1]


@pytest.fixture
def built(warm_site: SmallSite) -> SmallSite:
    """A site of two pages, built."""
    warm_site.page("one", "Text.", title="One")
    warm_site.navigation("/one/")
    warm_site.build()
    return warm_site


def assert_whole(out: Path) -> None:
    """Every file the folder tells of is there, and is what it should be; no other is."""
    files = site_files(out)
    del files[".manifest.json"]
    assert manifest_of(out) == {path: content_digest(data) for path, data in files.items()}


def run_tearsheet(
    site: SmallSite, *options: str, most: int = -1
) -> subprocess.CompletedProcess[str]:
    """Build by the command, with files of at most some bytes."""
    folders = ["-c", str(site.content), "-o", str(site.out), "--cache", str(site.cache)]

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))

    return subprocess.run(
        [Path(sys.executable).with_name("tearsheet"), "build", *folders, *options],
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=limit,
    )


def test_a_failed_proof_leaves_the_site_as_it_was(built: SmallSite) -> None:
    before = site_files(built.out)
    built.page("one", "See [nothing](/gone/).", title="Another")

    with pytest.raises(ContentErrors, match="leads nowhere"):
        built.build()

    assert site_files(built.out) == before


def test_when_the_mistake_is_mended_the_site_is_built(built: SmallSite) -> None:
    built.page("one", "See [nothing](/gone/).", title="Another")
    with pytest.raises(ContentErrors):
        built.build()
    built.page("one", "See [home](/).", title="Another")

    built.build()

    assert_whole(built.out)
    assert "Another" in built.text("one/index.html")


def test_a_mistake_that_stays_is_told_again(built: SmallSite) -> None:
    built.page("one", "See [nothing](/gone/).")

    for _ in range(2):
        with pytest.raises(ContentErrors, match="leads nowhere"):
            built.build()


def test_an_unfinished_site_is_not_taken_for_a_whole_one(built: SmallSite) -> None:
    spare = built.folder / ".dist.next"
    (spare / ".manifest.json").unlink()
    (spare / "one/index.html").write_text("half")
    built.page("one", "Changed.", title="One")

    built.build()

    assert_whole(built.out)
    assert "Changed." in built.text("one/index.html")


def test_a_spare_folder_that_lies_is_not_believed(built: SmallSite) -> None:
    (built.folder / ".dist.next/.manifest.json").write_text('{"files": {"one.md": "0"}}')

    built.build()

    assert_whole(built.out)


def test_a_killed_build_leaves_the_site_whole_and_the_next_one_succeeds(
    warm_site: SmallSite,
) -> None:
    names = [f"page-{number}" for number in range(24)]
    warm_site.navigation(*(f"/{name}/" for name in names))
    for name in names:
        warm_site.page(name, "First.", title=name)
    warm_site.build()
    command = [sys.executable, "-c", BUILDER, str(warm_site.content), str(warm_site.folder)]
    environment = {**os.environ, "PYTHONPATH": str(TESTS)}

    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
    ) as builder:
        assert builder.stdin
        assert builder.stdout

        def build_and_kill(after: float | None) -> int:
            assert builder.stdin
            assert builder.stdout
            print(file=builder.stdin, flush=True)
            process = int(builder.stdout.readline())
            if after is not None:
                time.sleep(after)
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            return int(builder.stdout.readline())

        def time_one() -> float:
            start = time.perf_counter()
            assert build_and_kill(after=None) == 0
            return time.perf_counter() - start

        # The shortest of some: on a busy machine one of them takes ten times as long.
        usual = min(time_one() for _ in range(3))
        ends = set()
        for round_number in range(14):
            for name in names:
                warm_site.page(name, f"Round {round_number}.", title=f"{name} {round_number}")
            # The first is killed before it can have ended, the last ones after.
            ends.add(build_and_kill(after=usual * round_number / 8))
            assert_whole(warm_site.out)
        builder.stdin.close()

    warm_site.build()
    assert signal.SIGKILL in ends
    assert_whole(warm_site.out)
    assert "Round 13." in warm_site.text("page-0/index.html")
    assert "Round 13." in warm_site.text("page-23/index.html")


def test_two_builds_of_one_cache_do_not_run_at_once(built: SmallSite) -> None:
    with (built.cache / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        with pytest.raises(MachineError, match="Another build of this site is running"):
            built.build()


def test_two_builds_into_one_folder_do_not_run_at_once(built: SmallSite) -> None:
    with (built.folder / ".dist.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        with pytest.raises(MachineError, match="Another build of this site is running"):
            built.build()


def test_nobody_waits_for_ever_for_a_build_that_hangs(tmp_path: Path) -> None:
    with (tmp_path / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        with (
            pytest.raises(MachineError, match="has been bundling the reader for"),
            in_turn(tmp_path / "lock", 0.2, "bundling the reader"),
        ):
            pass


def test_a_build_that_died_with_the_lock_does_not_keep_others_out(built: SmallSite) -> None:
    (built.cache / "lock").touch()
    (built.folder / ".dist.lock").touch()

    assert built.build().pages == 2


def test_a_folder_with_files_of_somebody_else_is_left_alone(built: SmallSite) -> None:
    precious = built.folder / "precious"
    precious.mkdir()
    (precious / "photo.jpg").write_bytes(b"irreplaceable")

    finished = run_tearsheet(built, "-o", str(precious))

    assert finished.returncode == 3
    assert "holds files that no build wrote" in finished.stderr
    assert "--out" in finished.stderr
    assert site_files(precious) == {"photo.jpg": b"irreplaceable"}
    # It is found before anything is rendered, and nothing is left beside it.
    assert "Reading" not in finished.stderr
    assert not list(built.folder.glob(".precious*"))


def test_a_file_where_the_site_should_go_is_left_alone(built: SmallSite) -> None:
    file = built.folder / "precious.txt"
    file.write_text("irreplaceable")

    finished = run_tearsheet(built, "-o", str(file))

    assert finished.returncode == 3
    assert "Traceback" not in finished.stderr
    assert file.read_text() == "irreplaceable"


def test_a_file_where_the_cache_should_be_is_told_plainly(built: SmallSite) -> None:
    (built.folder / "file").touch()

    finished = run_tearsheet(built, "--cache", str(built.folder / "file"))

    assert finished.returncode == 3
    assert "could not be written: File exists" in finished.stderr
    assert "another folder with --cache" in finished.stderr
    assert "--out" not in finished.stderr
    assert "Traceback" not in finished.stderr


@pytest.mark.parametrize("option", ["--out", "--cache"])
def test_a_folder_with_too_long_a_name_is_told_plainly(built: SmallSite, option: str) -> None:
    finished = run_tearsheet(built, option, str(built.folder / ("a" * 300)))

    assert finished.returncode == 3
    assert f"a shorter name with {option}" in finished.stderr
    assert "Traceback" not in finished.stderr


def test_a_process_that_is_ended_by_the_system_is_told_plainly(built: SmallSite) -> None:
    built.page("one", "Changed.", title="One")
    forked = multiprocessing.get_context("fork")

    with (
        ProcessPoolExecutor(1, forked, os._exit, (9,)) as dying,
        pytest.raises(MachineError, match="ended by the system"),
    ):
        built.build(executor=dying)


@pytest.mark.parametrize("lost", ["one/page.md", "one/demos/Plain.tsx"])
def test_a_file_that_vanishes_during_the_build_is_told_plainly(built: SmallSite, lost: str) -> None:
    built.write("one/demos/Plain.tsx", "export default () => null;\n")
    vanishing = Vanishing(built.content / lost)
    options = BuildOptions(content=built.content, out=built.out, cache=built.cache)

    with pytest.raises(MachineError, match="changed or removed while the site") as caught:
        build_site(options, vanishing)

    assert str(built.content / lost) in str(caught.value)
    assert_whole(built.out)


class Vanishing(Progress):
    """Removes a file once it was read for the first time."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._file = file

    def begun(self, name: str) -> None:
        if name == "Reading the demos":
            self._file.unlink()


def test_the_content_folder_is_no_place_for_the_site(built: SmallSite) -> None:
    before = site_files(built.content)

    finished = run_tearsheet(built, "-o", str(built.content))

    assert finished.returncode == 3
    assert site_files(built.content) == before


def test_a_site_that_is_a_link_is_built_where_the_link_leads(built: SmallSite) -> None:
    real = built.folder / "real"
    built.out.rename(real)
    built.out.symlink_to(real)
    built.page("one", "Changed.", title="One")

    built.build()

    assert built.out.is_symlink()
    assert_whole(real)
    assert "Changed." in built.text("one/index.html")


def test_a_file_that_cannot_be_finished_is_told_plainly(built: SmallSite) -> None:
    before = site_files(built.out)
    built.page("one", "word " * 2000, title="One")

    finished = run_tearsheet(built, most=8192)

    assert finished.returncode == 3
    assert "could not be written: File too large" in finished.stderr
    assert "Traceback" not in finished.stderr
    assert site_files(built.out) == before


@contextmanager
def disk_of(folder: Path, size: str) -> Iterator[Path]:
    """A disk of some size, for those who may make one."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)]
    if os.geteuid() != 0 or not shutil.which("mount"):
        pytest.skip("only the super-user can make a disk")
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("no disk can be made here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def test_a_full_disk_is_told_plainly_and_the_site_stays(built: SmallSite) -> None:
    with disk_of(built.folder / "disk", "24m") as disk:
        site = SmallSite(built.content, disk)
        shutil.copytree(built.cache / "steps", site.cache / "steps")
        site.build()
        before = site_files(site.out)
        with (disk / "ballast").open("wb") as ballast:
            free = os.statvfs(disk).f_bavail * os.statvfs(disk).f_frsize
            ballast.write(b"\0" * (free - 8192))
        built.page("one", "\n\n".join(["word " * 2000] * 2), title="One")

        finished = run_tearsheet(site)

        assert finished.returncode == 3
        assert "The disk is full" in finished.stderr
        assert "still whole" in finished.stderr
        assert site_files(site.out) == before
        assert not spare_of(site.out).exists()
        (disk / "ballast").unlink()
        site.build()
        assert_whole(site.out)


def test_a_disk_without_room_for_anything_is_told_plainly(built: SmallSite) -> None:
    with disk_of(built.folder / "disk", "8k") as disk:
        finished = run_tearsheet(SmallSite(built.content, disk))

    assert finished.returncode == 3
    assert "The disk is full" in finished.stderr
    assert "Traceback" not in finished.stderr


def test_a_first_build_on_a_full_disk_leaves_it_as_empty_as_it_was(built: SmallSite) -> None:
    with disk_of(built.folder / "disk", "1m") as disk:
        finished = run_tearsheet(built, "-o", str(disk / "dist"))

        assert finished.returncode == 3
        assert "The disk is full" in finished.stderr
        assert "Free some space" in finished.stderr
        assert {entry.name for entry in disk.iterdir()} <= {".dist.lock"}


def test_a_disk_that_is_closed_for_writing_is_told_plainly(built: SmallSite) -> None:
    with disk_of(built.folder / "disk", "1m") as disk:
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
        finished = run_tearsheet(built, "-o", str(disk / "dist"))

    assert finished.returncode == 3
    assert "Read-only file system" in finished.stderr
    assert "Make its folder writable" in finished.stderr
    assert "Traceback" not in finished.stderr
