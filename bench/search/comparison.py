"""Search engines side by side: the same pages, the same questions, the page as the answer."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import mean

from bench.process import CommandFailed
from bench.search.documents import write_documents
from bench.search.engine import ask_engine, find_text_files
from bench.search.indexing import time_indexing
from bench.search.peers import FOLDER, PACKAGES, Index, ask, build_index, install_engines
from bench.search.quality import Judged, judge_pages, rate
from bench.search.queries import Query, load_queries
from bench.search.sites import Built, build_prose, build_real_site
from bench.summary import MEGABYTE
from tearsheet.output.compression import ASSET_QUALITY, compress_brotli
from tearsheet.search.files import START

SIZES = (1000, 5000)

Say = Callable[[str], None]
Groups = Sequence[tuple[str, Callable[[Query], bool]]]

GROUPS: Groups = (
    ("text", lambda query: query.wants_page and not query.misspelt),
    ("misspelt", lambda query: query.misspelt),
    ("two words", lambda query: query.two_words and not query.misspelt),
)
"""Of the questions that are asked where no product is on screen: peers know of none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Compared:
    """One engine; what was not measured is None."""

    name: str
    seconds: tuple[float | None, ...] = ()
    """To index generated prose, by `SIZES`."""
    processor: tuple[float, ...] = ()
    """The same in time of all processors."""
    megabytes: float | None = None
    """At its peak, for the smaller of them."""
    total: float | None = None
    """In KB, all files of the real site's index as they lie there."""
    largest: float | None = None
    """In KB, the largest of them."""
    first: float | None = None
    """In KB, compressed: those of them that have to be fetched before the first answer."""
    answered: tuple[tuple[float, float], ...] = ()
    """Right first and among the first five, in percent, by `GROUPS`."""
    milliseconds: float | None = None
    is_incremental: bool = False
    is_reproducible: bool | None = None
    """Whether a second build wrote the same bytes."""
    failure: str = ""


def compare_engines(say: Say) -> list[Compared]:
    """Measure all engines, ours at the end: with both of its layers, and the text alone."""
    install_engines()
    queries = _choose_queries()
    real, prose = build_real_site(), {pages: build_prose(pages) for pages in SIZES}
    documents = {name: _write(name, built) for name, built in (("real", real), *_named(prose))}
    compared = []
    for engine in PACKAGES:
        say(f"  {engine} {PACKAGES[engine]}")
        compared.append(_compare(engine, queries, real, prose, documents))
    say("  ours")
    return [*compared, *_compare_own(queries, real, prose)]


def _choose_queries() -> list[Query]:
    """Those that pages answer and nothing narrows; one that wants the text comes first."""
    asked = (query for query in load_queries() if query.names_pages and not query.product)
    plain = (query for query in asked if query.kind != "filter")
    return sorted(plain, key=lambda query: not query.wants_page)


def _named(prose: dict[int, Built]) -> Iterator[tuple[str, Built]]:
    for pages, built in prose.items():
        yield str(pages), built


def _write(name: str, built: Built) -> Path:
    file = FOLDER / "documents" / f"{name}.json"
    write_documents(built.folder, file)
    return file


def _compare(
    engine: str,
    queries: Sequence[Query],
    real: Built,
    prose: dict[int, Built],
    documents: dict[str, Path],
) -> Compared:
    name = f"{engine} {PACKAGES[engine]}"
    try:
        built = [build_index(engine, prose[pages].folder, documents[str(pages)]) for pages in SIZES]
        digest = _digest(built[0].folder)
        again = build_index(engine, prose[SIZES[0]].folder, documents[str(SIZES[0])])
        index = build_index(engine, real.folder, documents["real"])
        answers = ask(engine, index, [query.ask for query in queries])
    except (CommandFailed, RuntimeError) as failure:
        return Compared(name=name, failure=str(failure))
    return Compared(
        name=name,
        seconds=tuple(one.run.seconds for one in built),
        processor=tuple(one.processor for one in built),
        megabytes=built[0].run.peak_bytes / MEGABYTE,
        first=answers.first_bytes / 1000,
        answered=_rate(queries, answers.pages),
        milliseconds=mean(answers.milliseconds),
        is_reproducible=_digest(again.folder) == digest,
        total=sum(_sizes(_files(index))),
        largest=max(_sizes(_files(index))),
    )


def _compare_own(
    queries: Sequence[Query], real: Built, prose: dict[int, Built]
) -> Iterator[Compared]:
    answers = ask_engine(real.folder, queries)
    start = real.folder / START
    digest = _digest((prose[SIZES[0]].folder / START).parent)
    # The reader is bundled by now, which is no part of the search.
    again = build_prose(SIZES[0])
    yield Compared(
        name="Tearsheet",
        seconds=(time_indexing(again), *(time_indexing(prose[pages]) for pages in SIZES[1:])),
        megabytes=again.run.peak_bytes / MEGABYTE,
        total=sum(_sizes(real.index)),
        largest=max(_sizes(real.index)),
        first=_compressed([start]),
        answered=_rate(queries, [_pages(answer.shown) for answer in answers]),
        milliseconds=mean(answer.milliseconds for answer in answers),
        is_incremental=True,
        is_reproducible=_digest((again.folder / START).parent) == digest,
    )
    of_text = find_text_files(real.folder, queries[0])
    yield Compared(
        name="Tearsheet, text alone",
        first=_compressed([start, *of_text]),
        answered=_rate(queries, [_pages(answer.text) for answer in answers]),
        milliseconds=mean(answer.milliseconds - answer.named_milliseconds for answer in answers),
        is_incremental=True,
    )


def _rate(
    queries: Sequence[Query], pages: Sequence[Sequence[str]]
) -> tuple[tuple[float, float], ...]:
    judged = [judge_pages(query, found) for query, found in zip(queries, pages, strict=True)]
    rated = (rate(name, _choose(judged, belongs)) for name, belongs in GROUPS)
    return tuple((quality.first, quality.among_few) for quality in rated)


def _choose(judged: Sequence[Judged], belongs: Callable[[Query], bool]) -> list[Judged]:
    return [one for one in judged if belongs(one.query)]


def _pages(addresses: Sequence[str]) -> list[str]:
    """The pages of some addresses, each once."""
    return list(dict.fromkeys(address.partition("#")[0] for address in addresses))


def _files(index: Index) -> list[Path]:
    return [file for file in index.folder.rglob("*") if file.is_file()]


def _sizes(files: Sequence[Path]) -> list[float]:
    return [file.stat().st_size / 1000 for file in files]


def _compressed(files: Sequence[Path]) -> float:
    return sum(len(compress_brotli(file.read_bytes(), ASSET_QUALITY)) for file in files) / 1000


def _digest(folder: Path) -> str:
    taken = hashlib.sha256()
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            taken.update(str(file.relative_to(folder)).encode())
            taken.update(file.read_bytes())
    return taken.hexdigest()
