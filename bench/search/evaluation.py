"""Puts every question to the search of the real site and judges what it shows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bench.search.engine import ask_engine
from bench.search.quality import Judged, judge
from bench.search.queries import find_addresses, find_mistakes, load_queries
from bench.search.sites import build_real_site

Say = Callable[[str], None]


class MistakenQueries(Exception):
    """Questions that nothing could answer, or that are not what they say they are."""


def evaluate_search(say: Say, built: Path | None = None) -> list[Judged]:
    """Judge all answers on a built site, or build the real one first."""
    if built is None:
        say("  building the real site")
        built = build_real_site().folder
    return evaluate_built(built)


def evaluate_built(built: Path) -> list[Judged]:
    """Judge the answers on a finished site, in the order in which they are shown.

    Raises:
        MistakenQueries: the site does not have what is looked for.
    """
    queries = load_queries()
    mistakes = list(find_mistakes(queries, find_addresses(built)))
    if mistakes:
        raise MistakenQueries("\n".join(mistakes))
    answers = ask_engine(built, queries)
    return [judge(query, answer.shown) for query, answer in zip(queries, answers, strict=True)]
