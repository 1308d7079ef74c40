"""Our matcher of names beside uFuzzy: the same names, the same questions."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import quantiles
from typing import Any

from bench.install import install_from_npm
from bench.search.engine import ask_engine, list_names
from bench.search.peers import FOLDER, copy_programs
from bench.search.quality import Judged, judge, rate
from bench.search.queries import Query, load_queries
from bench.search.sites import build_real_site
from tearsheet.bundle.node import node_binary

VERSION = "1.0.19"
PATIENCE = 300

Say = Callable[[str], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Matched:
    """How well and how fast one matcher finds names."""

    name: str
    first: float
    among_few: float
    misspelt: float
    """Among the first five, in percent."""
    milliseconds: float
    """Of 19 questions in 20, at most."""


def compare_matchers(say: Say) -> list[Matched]:
    """Ask both for names; questions to the text, and those that filter, are left out."""
    say("  matchers of names")
    install_from_npm(FOLDER / "matchers", {"@leeoniya/ufuzzy": VERSION})
    copy_programs(FOLDER / "matchers")
    queries = [
        query
        for query in load_queries()
        if not query.product and not query.wants_page and query.kind != "filter"
    ]
    built = build_real_site().folder
    own = [(answer.named, answer.named_milliseconds) for answer in ask_engine(built, queries)]
    names = FOLDER / "names.json"
    names.write_text(json.dumps(list_names(built)))
    theirs = _ask_ufuzzy(str(names), queries)
    return [
        _judge(f"uFuzzy {VERSION}", queries, theirs),
        _judge("Tearsheet", queries, own),
    ]


def _ask_ufuzzy(names: str, queries: Sequence[Query]) -> list[tuple[tuple[str, ...], float]]:
    request = {"names": names, "questions": [query.ask for query in queries]}
    done = subprocess.run(
        [node_binary(), "ufuzzy.mjs"],
        cwd=FOLDER / "matchers",
        input=json.dumps(request),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    told: Any = json.loads(done.stdout)
    return [(tuple(one["addresses"]), one["milliseconds"]) for one in told["answers"]]


def _judge(
    name: str, queries: Sequence[Query], answers: Sequence[tuple[tuple[str, ...], float]]
) -> Matched:
    judged = [judge(query, shown) for query, (shown, _) in zip(queries, answers, strict=True)]
    misspelt: list[Judged] = [one for one in judged if one.query.misspelt]
    every = rate(name, judged)
    return Matched(
        name=name,
        first=every.first,
        among_few=every.among_few,
        misspelt=rate(name, misspelt).among_few,
        milliseconds=quantiles([time for _, time in answers], n=20)[-1],
    )
