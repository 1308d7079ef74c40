"""What a build takes: the part one core does alone, the part that is shared, and what follows."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from bench.corpus import generate_corpus
from bench.demos.figures import Figure
from bench.places import INSTALLED, REPOSITORY
from bench.process import Command, run_measured
from bench.tool import remove_all
from bench.tools.tearsheet import Tearsheet

PLACES = {"here": "processes of this machine", "elsewhere": "an executor"}
CORPORA = (1000, 5000)
SITES = (10_000, 100_000)
CORES = (2, 16, 64)
LOG = INSTALLED / "logs" / "capacity-build.log"


@dataclass(frozen=True, slots=True, kw_only=True)
class Effort:
    """The seconds of cores that a cold build takes."""

    pages: int
    alone: float
    """In which one core works and the others wait."""
    shared: float
    """In which any number of cores work, each on pages of its own."""

    @property
    def per_page(self) -> float:
        return (self.alone + self.shared) / self.pages


@dataclass(frozen=True, slots=True, kw_only=True)
class Growth:
    """How the effort grows with the pages: a fixed part, and a part for each."""

    fixed: float
    alone: float
    shared: float

    def seconds(self, pages: int, cores: int) -> float:
        """The time of a cold build, if what is alone and what is shared never overlap."""
        return self.fixed + pages * (self.alone + self.shared / cores)


def find_growth(small: Effort, large: Effort) -> Growth:
    """The line through two measurements."""
    more = large.pages - small.pages
    alone = (large.alone - small.alone) / more
    return Growth(
        fixed=max(0.0, small.alone - alone * small.pages),
        alone=alone,
        shared=large.shared / large.pages,
    )


def measure_builds(rounds: int) -> Iterator[Figure]:
    """Cold builds of the generated sites and of the real one, and sites that nobody has."""
    for place, words in PLACES.items():
        efforts = []
        for pages in CORPORA:
            content = _write_corpus(pages)
            runs = _build(content, INSTALLED / "capacity" / f"{pages}", place, rounds)
            efforts.append(_middle(runs))
            yield from _tell(f"{pages:,} pages by {words}", runs)
        yield from _foretell(find_growth(*efforts), words)
    real = _build(REPOSITORY / "content", INSTALLED / "capacity" / "real", "here", rounds)
    yield from _tell(f"The real site, {real[0].pages:,} pages", real)


def _tell(name: str, runs: Sequence[Effort]) -> Iterator[Figure]:
    yield Figure(
        name=f"{name}: pages per core-second", unit="", runs=[1 / run.per_page for run in runs]
    )
    yield Figure(name=f"{name}: one core alone", unit="s", runs=[run.alone for run in runs])
    yield Figure(
        name=f"{name}: shared by all cores", unit="core-s", runs=[run.shared for run in runs]
    )


def _foretell(growth: Growth, words: str) -> Iterator[Figure]:
    yield Figure(name=f"By {words}: alone, fixed", unit="s", runs=[growth.fixed])
    yield Figure(name=f"By {words}: alone, for each page", unit="ms", runs=[growth.alone * 1000])
    yield Figure(name=f"By {words}: shared, for each page", unit="ms", runs=[growth.shared * 1000])
    for pages in SITES:
        for cores in CORES:
            seconds = growth.seconds(pages, cores)
            yield Figure(
                name=f"{pages:,} pages by {words}, {cores} cores", unit="s", runs=[seconds]
            )


def _write_corpus(pages: int) -> Path:
    folder = INSTALLED / "capacity" / f"corpus-{pages}"
    if not folder.exists():
        Tearsheet().write_site(generate_corpus(pages), folder)
    return folder / "content"


def _build(content: Path, folder: Path, place: str, rounds: int) -> list[Effort]:
    words = (sys.executable, "-m", "bench.capacity.build_apart", content, folder, place)
    command = Command(words=tuple(map(str, words)), folder=REPOSITORY)
    # The first makes what is made once for each reader, and is not counted.
    run_measured(command, LOG)
    efforts = []
    for _ in range(rounds):
        cache = folder / "cache"
        remove_all([folder / "dist", *(set(cache.glob("*")) - {cache / "reader", cache / "steps"})])
        run_measured(command, LOG)
        efforts.append(Effort(**json.loads(LOG.read_text().splitlines()[-1])))
    return efforts


def _middle(runs: Sequence[Effort]) -> Effort:
    return Effort(
        pages=runs[0].pages,
        alone=median(run.alone for run in runs),
        shared=median(run.shared for run in runs),
    )
