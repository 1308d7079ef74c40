"""What becomes of a build when a part of a Dask cluster fails or joins while it runs."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from dask_processes import DaskProcesses, kill, start_dask
from distributed.client import Client
from pages_in_batches import ManyPages, many_plain_pages

from small_site import SmallSite, site_files
from tearsheet.errors import MachineError
from tearsheet.pipeline.remote_workers import render_remotely
from tearsheet.processes.dask_cluster import open_cluster
from tearsheet.processes.submissions import run_unordered
from tearsheet.progress import Progress

pytestmark = pytest.mark.long

COMMAND = Path(sys.executable).with_name("tearsheet")
LARGE = 300_000_000
"""Bytes: so large a result is fetched for a while."""


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ManyPages]:
    with many_plain_pages(tmp_path_factory.mktemp("many")) as pages:
        yield pages


class OnFirstPage(Progress):
    """Does something once the first page is there."""

    def __init__(self, act: Callable[[], object]) -> None:
        super().__init__()
        self._act = act

    def advanced(self, done: int, of: int) -> None:
        if done == 1:
            self._act()


def test_a_machine_that_fails_has_its_pages_rendered_by_others(
    many: ManyPages, tmp_path: Path
) -> None:
    with (
        start_dask(tmp_path, workers=2) as dask,
        open_cluster(dask.address, render_remotely) as executor,
    ):
        failing = dask.started[-1]
        out = many.build(tmp_path / "dist", executor, OnFirstPage(lambda: kill(failing)))

    assert failing.returncode
    assert site_files(out) == many.expected


def test_a_worker_that_joins_a_build_makes_the_same_site(many: ManyPages, tmp_path: Path) -> None:
    with (
        start_dask(tmp_path, workers=1) as dask,
        open_cluster(dask.address, render_remotely) as executor,
    ):
        out = many.build(tmp_path / "dist", executor, OnFirstPage(dask.start_worker))

    assert site_files(out) == many.expected


def test_a_worker_that_joins_is_given_work(tmp_path: Path) -> None:
    with (
        start_dask(tmp_path, workers=1) as dask,
        open_cluster(dask.address, render_remotely) as executor,
    ):
        # Each job says in which process it was done.
        jobs = iter(lambda: "sleep 0.02; echo $PPID", None)
        results = run_unordered(executor, subprocess.getoutput, jobs)
        alone = next(results)
        dask.start_worker()
        limit = time.monotonic() + 60
        other = next(result for result in results if result != alone or time.monotonic() > limit)

    assert other != alone


def test_jobs_of_a_scheduler_that_is_killed_do_not_stay_pending(tmp_path: Path) -> None:
    with (
        start_dask(tmp_path, workers=1) as dask,
        open_cluster(dask.address, render_remotely) as executor,
    ):
        fetched = executor.submit(bytes, LARGE)
        wait_for_result(dask)
        waiting = executor.submit(time.sleep, 60)
        kill(dask.started[0])

        with pytest.raises(MachineError, match=f"The Dask scheduler at {dask.address} dropped"):
            waiting.result(timeout=20)
        assert fetched.exception(timeout=20) is None or "dropped" in str(fetched.exception())


def wait_for_result(dask: DaskProcesses) -> None:
    """Wait until a worker has a result, which is fetched from then on."""
    with Client(dask.address, set_as_default=False) as client:  # type: ignore[no-untyped-call]
        while not any(client.has_what().values()):
            time.sleep(0.01)


def test_after_a_scheduler_was_killed_the_next_build_makes_the_site(
    warm_site: SmallSite, tmp_path: Path
) -> None:
    expected = write_many(warm_site, tmp_path)

    with start_dask(tmp_path, workers=1) as dask:
        scheduler = dask.started[0]
        with start_build(warm_site, dask) as build:
            wait_for_page(build, warm_site)
            kill(scheduler)
            told = build.communicate(timeout=60)[1]
        assert not warm_site.out.exists()
        dask.start_scheduler()
        dask.start_worker()
        dask.wait_for_workers(1)
        with start_build(warm_site, dask) as again:
            told_again = again.communicate()[1]

    assert build.returncode == 3
    assert "Traceback" not in told
    assert told.splitlines()[-2:] == [
        f"The Dask scheduler at {dask.address} dropped what it was given: it has ended, was "
        "restarted, or is out of reach.",
        "  See that it and its workers run, and build again. The site that was there is still "
        "whole.",
    ]
    assert again.returncode == 0, told_again
    assert site_files(warm_site.out) == expected


def write_many(site: SmallSite, folder: Path) -> dict[str, bytes]:
    """Write more pages than a worker is given at once, and build them without a cluster."""
    paragraphs = "\n\n".join(f"Paragraph {number} of many `words`." for number in range(40))
    addresses = [f"/p{number:03}/" for number in range(600)]
    for address in addresses:
        site.page(address.strip("/"), paragraphs, title=f"Page {address[2:5]}")
    site.navigation(*addresses)
    plain = SmallSite(site.content, folder / "plain")
    plain.build()
    return site_files(plain.out)


def start_build(site: SmallSite, dask: DaskProcesses) -> subprocess.Popen[str]:
    folders = ("-c", site.content, "-o", site.out, "--cache", site.cache)
    words = (COMMAND, "build", *folders, "--executor", f"dask:{dask.address}")
    return subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def wait_for_page(build: subprocess.Popen[str], site: SmallSite) -> None:
    """Wait until the first page is written beside the site."""
    while not list(site.folder.glob(f".{site.out.name}.next/*/index.html")):
        assert build.poll() is None, build.communicate()
        time.sleep(0.01)
