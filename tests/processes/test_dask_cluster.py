"""Pages rendered by a real Dask cluster of two processes."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from distributed import LocalCluster
from pages_in_batches import ManyPages, many_pages

from small_site import SmallSite, site_files
from tearsheet.errors import ContentErrors, MachineError
from tearsheet.pipeline.remote_workers import render_remotely
from tearsheet.processes.dask_cluster import open_cluster
from tearsheet.processes.executor_names import open_executor
from tearsheet.progress import Progress

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ManyPages]:
    with many_pages(tmp_path_factory.mktemp("many")) as pages:
        yield pages


def start_cluster(workers: int, **more: Any) -> Any:
    return LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=":0", **more
    )


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    with start_cluster(2) as running:
        yield running


def processes(cluster: Any) -> list[int]:
    return [nanny.pid for nanny in cluster.workers.values()]


def test_the_site_is_the_one_that_this_machine_makes(
    many: ManyPages, cluster: Any, tmp_path: Path
) -> None:
    with open_executor(f"dask:{cluster.scheduler_address}", render_remotely) as executor:
        out = many.build(tmp_path / "dist", executor)

    assert site_files(out) == many.expected


class Killing(Progress):
    """Kills a process once the first page is there."""

    def __init__(self, process: int) -> None:
        super().__init__()
        self._process = process

    def advanced(self, done: int, of: int) -> None:
        if done == 1:
            os.kill(self._process, signal.SIGKILL)


def test_a_worker_that_dies_has_its_pages_rendered_by_others(
    many: ManyPages, cluster: Any, tmp_path: Path
) -> None:
    killed = processes(cluster)[0]

    with open_cluster(cluster.scheduler_address, render_remotely) as executor:
        out = many.build(tmp_path / "dist", executor, Killing(killed))

    assert killed not in processes(cluster)
    assert site_files(out) == many.expected


def test_mistakes_are_those_of_a_build_without_a_cluster(
    warm_site: SmallSite, cluster: Any
) -> None:
    warm_site.page("one", "[gone](/nowhere/)\n\n:: nothing", title="One")
    warm_site.page("two", "[self](#lost)", title="Two")
    warm_site.navigation("/one/", "/two/")
    expected = warm_site.check_mistakes()

    with (
        open_cluster(cluster.scheduler_address, render_remotely) as executor,
        pytest.raises(ContentErrors) as caught,
    ):
        warm_site.build(executor=executor)

    assert len(expected) == 3
    assert caught.value.mistakes == expected


class Closing(Progress):
    """Ends a cluster once the first page is there."""

    def __init__(self, cluster: Any) -> None:
        super().__init__()
        self._cluster = cluster

    def advanced(self, done: int, of: int) -> None:
        if done == 1:
            self._cluster.close()


def test_a_cluster_that_goes_away_leaves_no_half_of_a_site(many: ManyPages, tmp_path: Path) -> None:
    with (
        start_cluster(1) as leaving,
        open_cluster(leaving.scheduler_address, render_remotely) as executor,
        pytest.raises(MachineError, match="dropped what it was given"),
    ):
        many.build(tmp_path / "dist", executor, Closing(leaving))

    assert not (tmp_path / "dist").exists()


def test_workers_on_which_nothing_is_installed_are_told_plainly(tmp_path: Path) -> None:
    without = tmp_path / "without.py"
    without.write_text("import sys\nsys.modules['tearsheet'] = None\n")

    with (
        start_cluster(1, preload=[str(without)]) as bare,
        pytest.raises(MachineError, match="A worker lacks") as caught,
        open_cluster(bare.scheduler_address, render_remotely),
    ):
        pytest.fail("an executor was opened")

    assert "tearsheet" in caught.value.problem
    assert "Install the same Tearsheet" in caught.value.remedy


def test_a_scheduler_without_workers_is_told_plainly() -> None:
    with (
        start_cluster(0) as empty,
        pytest.raises(MachineError, match="has no workers"),
        open_cluster(empty.scheduler_address, render_remotely, seconds=0.5),
    ):
        pytest.fail("an executor was opened")


def test_a_scheduler_that_is_not_there_is_told_plainly() -> None:
    with (
        pytest.raises(MachineError, match="No Dask scheduler answers") as caught,
        open_cluster("tcp://127.0.0.1:9", render_remotely, seconds=0.5),
    ):
        pytest.fail("an executor was opened")

    assert "tcp://127.0.0.1:9" in caught.value.problem
