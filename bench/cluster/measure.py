"""Builds through a cluster beside builds of one machine: the same bytes, and what both take."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.cluster.accounts import Account
from bench.cluster.costs import Cost, Model, find_model, find_pay_off
from bench.cluster.network import Host, open_network
from bench.cluster.processes import SCHEDULER, Cluster, open_cluster
from bench.cluster.shares import describe_share
from bench.cluster.site import Building, Site, count_differences, write_site
from bench.demos.figures import Figure
from bench.places import INSTALLED

BUILDER, LATER = "builder", "later"
PLAIN = "one machine"
SHARED = "a cluster that shares its disk"
APART = "a cluster that does not"
PARTS = {"shared": SHARED, "apart": APART}
LOSSES = "losses"
MB = 1e6
CORES = (2, 4, 16)
"""Of the machine that builds."""
WORKERS = (4, 16, 64)
"""Cores of a cluster."""
PATIENCE = 600.0
"""For a build to have rendered its first pages."""

Say = Callable[[str], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Measured:
    """One build through the cluster."""

    account: Account
    scheduler: float
    workers: float
    scheduler_memory: int
    worker_memory: int
    received: int
    sent: int

    def cost(self, pages: int) -> Cost:
        """What it took, by who can share it."""
        return Cost(
            pages=pages,
            alone=self.account.alone,
            here=self.account.helpers,
            there=self.workers,
        )


@dataclass(frozen=True, slots=True)
class Built:
    """What a build of some size costs in one of the ways."""

    cost: Cost
    figures: list[Figure]


def measure_cluster(
    only: Sequence[str], sizes: Sequence[int], workers: int, folder: Path | None, say: Say
) -> list[Figure]:
    """Measure sites of several sizes; with the smallest, lose workers and the scheduler as well.

    Raises:
        ValueError: there is no such part.
    """
    known = (*PARTS, LOSSES)
    unknown = set(only) - set(known)
    if unknown:
        raise ValueError(f"There is no part {unknown.pop()}; there are {', '.join(known)}.")
    parts = only or known
    place = folder or INSTALLED / "cluster"
    names = [f"worker-{number}" for number in range(1, workers + 1)]
    figures: list[Figure] = []
    with open_network([SCHEDULER, BUILDER, *names, LATER]) as hosts:
        apart = "in network namespaces" if hosts[BUILDER].namespace else "on one network"
        say(f"A scheduler and {workers} workers {apart}, {describe_share()}")
        # The first build makes what is made once for each reader, and is not counted.
        write_site(place, 20).build(hosts[BUILDER])
        models: dict[str, list[Cost]] = {}
        for pages in sizes:
            site = write_site(place, pages)
            for way, built in _measure_size(site, hosts, names, pages, parts, say):
                figures += built.figures
                _tell(built.figures, say)
                models.setdefault(way, []).append(built.cost)
            if pages == min(sizes) and LOSSES in parts:
                figures += _measure_losses(site, hosts, names, say)
            site.forget()
    if len(sizes) > 1:
        figures += _conclude(
            {way: find_model(costs[-2], costs[-1], workers) for way, costs in models.items()}
        )
    return figures


def _measure_size(
    site: Site,
    hosts: Mapping[str, Host],
    names: Sequence[str],
    pages: int,
    parts: Sequence[str],
    say: Say,
) -> Iterator[tuple[str, Built]]:
    title = f"{pages:,} pages by {PLAIN}"
    say(title)
    account = site.build(hosts[BUILDER])
    cost = Cost(pages=pages, alone=account.alone, here=account.helpers, there=0.0)
    yield PLAIN, Built(cost, list(_tell_account(title, account)))
    digests = site.digest_files()
    for way in (PARTS[part] for part in parts if part in PARTS):
        shares_disk = way == SHARED
        if not shares_disk and hosts[BUILDER].namespace is None:
            say("Files can be hidden only from those who have a namespace.")
            continue
        title = f"{pages:,} pages by {way}"
        say(title)
        with open_cluster(hosts, names, site.folder, shares_disk=shares_disk) as cluster:
            measured = _measure_build(site, cluster)
        told = [*_tell_account(title, measured.account), *_tell_cluster(title, measured)]
        yield way, Built(measured.cost(pages), [*told, _compare(title, site, digests)])


def _tell(figures: Sequence[Figure], say: Say) -> None:
    """Say what was measured as soon as it was: large sites take long."""
    for figure in figures:
        say(f"  {figure.name.partition(': ')[2]}: {figure.runs[0]:,.2f} {figure.unit}")


def _measure_build(site: Site, cluster: Cluster) -> Measured:
    scheduler, workers = [SCHEDULER], cluster.workers
    # What it takes to start them is no part of a build.
    before = cluster.seconds_of(scheduler), cluster.seconds_of(workers)
    builder = cluster.hosts[BUILDER]
    received, sent = builder.read_traffic()
    account = site.build(builder, f"dask:{cluster.address}")
    received_after, sent_after = builder.read_traffic()
    return Measured(
        account=account,
        scheduler=cluster.seconds_of(scheduler) - before[0],
        workers=cluster.seconds_of(workers) - before[1],
        scheduler_memory=cluster.memory_of(scheduler),
        worker_memory=cluster.memory_of(workers),
        received=received_after - received,
        sent=sent_after - sent,
    )


def _tell_account(title: str, account: Account) -> Iterator[Figure]:
    yield Figure(name=f"{title}: the process that builds", unit="s", runs=[account.alone])
    yield Figure(name=f"{title}: its other processes", unit="core-s", runs=[account.helpers])
    yield Figure(
        name=f"{title}: memory of the process that builds", unit="MB", runs=[account.memory / MB]
    )


def _tell_cluster(title: str, measured: Measured) -> Iterator[Figure]:
    for name, value, unit in (
        ("the scheduler", measured.scheduler, "s"),
        ("the workers", measured.workers, "core-s"),
        ("memory of the scheduler", measured.scheduler_memory / MB, "MB"),
        ("memory of a worker", measured.worker_memory / MB, "MB"),
        ("received", measured.received / MB, "MB"),
        ("sent", measured.sent / MB, "MB"),
    ):
        yield Figure(name=f"{title}: {name}", unit=unit, runs=[value])


def _compare(title: str, site: Site, digests: Mapping[str, str]) -> Figure:
    differences = count_differences(digests, site.digest_files())
    name = f"{title}: files that differ, of {len(digests):,}"
    return Figure(name=name, unit="", runs=[differences], budget=0)


def _measure_losses(
    site: Site,
    hosts: Mapping[str, Host],
    names: Sequence[str],
    say: Say,
) -> Iterator[Figure]:
    """Builds in which a worker is killed, one is added, and the scheduler is killed."""
    digests = site.digest_files()
    say("A worker is killed, and another one added")
    with open_cluster(hosts, names, site.folder, shares_disk=True) as cluster:
        with site.begin_build(hosts[BUILDER], f"dask:{cluster.address}") as building:
            _wait_for_pages(building)
            cluster.kill(names[0])
            cluster.start_worker(LATER)
            building.process.wait()
        work = cluster.seconds_of([LATER])
    _ = building.account
    yield _compare("A worker killed, one added", site, digests)
    yield Figure(name="A worker killed, one added: the added one worked", unit="s", runs=[work])
    say("The scheduler is killed, and started again")
    with (
        open_cluster(hosts, names, site.folder, shares_disk=True) as cluster,
        site.begin_build(hosts[BUILDER], f"dask:{cluster.address}") as building,
    ):
        _wait_for_pages(building)
        cluster.kill(SCHEDULER)
        begin = time.perf_counter()
        building.process.wait()
        seconds = time.perf_counter() - begin
    yield _judge_end(building, site, seconds)
    with open_cluster(hosts, names, site.folder, shares_disk=True) as cluster:
        site.build(hosts[BUILDER], f"dask:{cluster.address}")
    yield _compare("After the scheduler was started again", site, digests)


def _wait_for_pages(building: Building) -> None:
    limit = time.monotonic() + PATIENCE
    while not building.pages and building.process.poll() is None and time.monotonic() < limit:
        time.sleep(0.05)


def _judge_end(building: Building, site: Site, seconds: float) -> Figure:
    told = building.log.read_text()
    failure = None
    if building.process.returncode == 0 or site.out.exists():
        failure = "the build went on without its scheduler"
    elif "Traceback" in told:
        failure = f"it ended with a traceback; see {building.log}"
    name = "The scheduler killed: the build ends with words after"
    return Figure(name=name, unit="s (clock)", runs=[seconds], failure=failure)


def _conclude(models: Mapping[str, Model]) -> Iterator[Figure]:
    """What follows for machines of other sizes, by the two largest sites."""
    for way, model in models.items():
        yield from _tell_model(way, model)
    for way in (way for way in models if way != PLAIN):
        for here in CORES:
            for there in WORKERS:
                pays = find_pay_off(models[PLAIN], models[way], here, there)
                yield Figure(
                    name=f"{way}: {here} cores here and {there} there pay from",
                    unit="pages",
                    runs=[] if pays is None else [pays],
                )


def _tell_model(title: str, model: Model) -> Iterator[Figure]:
    for name, line in (
        ("one process", model.alone),
        ("shared here", model.here),
        ("shared by workers", model.there),
    ):
        yield Figure(name=f"By {title}: {name}, fixed", unit="s", runs=[line.fixed])
        yield Figure(name=f"By {title}: {name}, for each page", unit="ms", runs=[line.each * 1000])
