"""All checkers over one built site."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from bench.serving.load import WORKERS
from bench.serving.servers import serve_own
from bench.standards import accessibility, documents, manifest, markup
from bench.standards.findings import Finding, Judgment, judge_findings, load_exceptions
from bench.tool import Unavailable

MARKUP, BARRIERS, DOCUMENTS, MANIFEST = (
    it.CHECKER for it in (markup, accessibility, documents, manifest)
)
PARTS = (MARKUP, DOCUMENTS, MANIFEST, BARRIERS)

Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Standards:
    """What the checkers found, and what one of them leaves to a person."""

    judgment: Judgment
    undecided: Mapping[str, int] = field(default_factory=dict)
    """By rule."""

    @property
    def are_kept(self) -> bool:
        return not self.judgment.own and not self.judgment.unused


def choose_parts(only: Iterable[str]) -> Sequence[str]:
    """The checkers of these names, all when none is named.

    Raises:
        ValueError: there is none of a name.
    """
    names = tuple(only)
    for name in names:
        if name not in PARTS:
            raise ValueError(f"There is no part {name}; there are {', '.join(PARTS)}.")
    return names or PARTS


def check_standards(parts: Sequence[str], dist: Path, say: Say) -> Standards:
    """Have a built site checked.

    Raises:
        Unavailable: a checker cannot be had on this machine.
    """
    if not (dist / "index.html").is_file():
        raise Unavailable(f"There is no built site in {dist}; `make standards` builds it.")
    undecided: Mapping[str, int] = {}
    findings: list[Finding] = []
    if DOCUMENTS in parts:
        say("Feeds, site maps, structured data and llms.txt")
        findings += documents.find_broken_documents(dist)
    if MARKUP in parts:
        say("Markup, by the Nu HTML checker")
        findings += markup.find_invalid_markup(dist)
    with serve_own(dist, WORKERS) as serving:
        if MANIFEST in parts:
            say("The web manifest, by Chromium")
            findings += manifest.find_manifest_mistakes(serving.host)
        if BARRIERS in parts:
            say("Accessibility, by IBM's engine")
            barriers, undecided = accessibility.find_barriers(serving.host, say)
            findings += barriers
    return Standards(judge_findings(findings, load_exceptions(parts)), undecided)
