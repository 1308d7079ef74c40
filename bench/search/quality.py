"""How well a search answers: whether the right thing is first, among the first, or missing."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.search.queries import ANYWHERE, MISSED, NO_PRODUCT, TASK, Query

FEW = 5
"""So many answers are seen at a glance."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """A question, and in which place its right answer stands."""

    query: Query
    place: int | None
    """1 is the first; None where it is not shown."""
    shown: tuple[str, ...]
    """The addresses that were answered, from the top."""

    @property
    def is_first(self) -> bool:
        return self.place == 1

    @property
    def is_among_few(self) -> bool:
        return self.place is not None and self.place <= FEW


@dataclass(frozen=True, slots=True, kw_only=True)
class Quality:
    """How often a group of questions is answered rightly, in percent."""

    name: str
    count: int
    first: float
    among_few: float
    mean_reciprocal_rank: float
    """1 where everything is first, a half where everything is second."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Promise:
    """How often, in percent, a group of questions is to be answered rightly at least."""

    first: float = 0.0
    among_few: float = 0.0

    def is_kept_by(self, quality: Quality) -> bool:
        return quality.first >= self.first and quality.among_few >= self.among_few

    def __str__(self) -> str:
        return " / ".join(f"{share:.0f}" for share in (self.first, self.among_few) if share)


VISITORS = "visitors"
"""The group of all questions by people who had not read the pages; their classes follow it."""

PROMISES: Mapping[str, Promise] = {
    "all": Promise(first=90.0, among_few=98.0),
    # What people type when they need a page: sloppy, and often in words that it does not have.
    TASK: Promise(first=75.0, among_few=93.0),
    VISITORS: Promise(first=85.0, among_few=95.0),
    f"{VISITORS}: typo": Promise(among_few=95.0),
    "misspelt": Promise(among_few=95.0),
    "two words": Promise(among_few=95.0),
}
"""By the names of the groups."""


def find_broken(qualities: Iterable[Quality]) -> list[Quality]:
    """The groups that are answered worse than was promised."""
    return [
        quality
        for quality in qualities
        if quality.name in PROMISES and not PROMISES[quality.name].is_kept_by(quality)
    ]


def find_lost(judged: Iterable[Judged], missed: Collection[tuple[str, str]]) -> list[str]:
    """The pages that queries of their product do not find, unless that is known."""
    return [
        _describe_lost(one)
        for one in judged
        if one.query.kind == TASK and not one.is_among_few and _listed(one.query) not in missed
    ]


def find_answered(judged: Iterable[Judged], missed: Collection[tuple[str, str]]) -> list[str]:
    """The queries that are answered by now although they are listed as missed."""
    return [
        f'"{one.query.ask}" is answered by now: remove it from {MISSED.name}.'
        for one in judged
        if one.is_among_few and _listed(one.query) in missed
    ]


def _listed(query: Query) -> tuple[str, str]:
    return query.ask, query.product or NO_PRODUCT


def _describe_lost(judged: Judged) -> str:
    query = judged.query
    pages = " or ".join(right.removesuffix(ANYWHERE) for right in query.right)
    place = f"it is at place {judged.place}" if judged.place else "it is missing"
    above = ", ".join(judged.shown[:FEW]) or "nothing"
    return (
        f'"{query.ask}" does not find {pages} among the first {FEW}: {place}; shown is {above}. '
        "Use the words of the query in a heading, the text or the keywords of the page."
    )


def judge(query: Query, shown: Sequence[str]) -> Judged:
    """Find the right answer among those that are shown."""
    places = (
        place for place, address in enumerate(shown, start=1) if query.is_answered_by(address)
    )
    return Judged(query=query, place=next(places, None), shown=tuple(shown))


def judge_pages(query: Query, pages: Sequence[str]) -> Judged:
    """The same for a search that knows pages only: a right answer is the page it stands on."""
    places = (place for place, page in enumerate(pages, start=1) if query.is_answered_on(page))
    return Judged(query=query, place=next(places, None), shown=tuple(pages))


def sum_up(judged: Sequence[Judged]) -> list[Quality]:
    """All questions about things, those with a slip and those of two words; then kind by kind.

    The queries of products are a kind of their own.
    """
    visitors = [one for one in judged if one.query.is_visitors]
    others = [one for one in judged if not one.query.is_visitors]
    things = [one for one in others if one.query.kind != TASK]
    groups = {
        "all": things,
        "as meant": [one for one in things if not one.query.misspelt],
        "misspelt": [one for one in things if one.query.misspelt],
        "two words": [one for one in things if one.query.two_words],
    }
    for one in others:
        groups.setdefault(one.query.kind, []).append(one)
    groups[VISITORS] = visitors
    for one in visitors:
        groups.setdefault(f"{VISITORS}: {one.query.kind}", []).append(one)
    return [rate(name, members) for name, members in groups.items() if members]


def rate(name: str, judged: Sequence[Judged]) -> Quality:
    """How often these are answered rightly."""
    ranks = [1 / one.place if one.place else 0.0 for one in judged]
    return Quality(
        name=name,
        count=len(judged),
        first=_percent(one.is_first for one in judged),
        among_few=_percent(one.is_among_few for one in judged),
        mean_reciprocal_rank=sum(ranks) / len(ranks),
    )


def write_failures(judged: Iterable[Judged], file: Path) -> Path:
    """Write down what was not first, the worst first, for whoever wants to know why."""
    failed = sorted(
        (one for one in judged if not one.is_first),
        key=lambda one: (one.is_among_few, one.query.kind, one.query.ask),
    )
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join(map(_describe, failed)) + "\n")
    return file


def _describe(judged: Judged) -> str:
    query = judged.query
    place = f"place {judged.place}" if judged.place else "missing"
    narrowed = f" on {query.product}" if query.product else ""
    meant = f' (for "{query.meant}")' if query.meant else ""
    lines = [f'{place}: {query.kind} "{query.ask}"{meant}{narrowed}']
    lines += [f"    wants {right}" for right in query.right]
    lines += [f"    shows {address}" for address in judged.shown[:FEW]]
    return "\n".join(lines)


def _percent(right: Iterable[bool]) -> float:
    answers = list(right)
    return 100 * sum(answers) / len(answers)
