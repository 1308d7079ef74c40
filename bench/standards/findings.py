"""What a checker finds, and which of it is known and has a reason."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import yaml

EXCEPTIONS = Path(__file__).with_name("exceptions.yaml")


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """One thing that a checker does not accept."""

    checker: str
    rule: str
    message: str
    address: str
    element: str = ""
    """The markup it was found at."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownFinding:
    """Findings of a kind that stay, and why."""

    checker: str
    rule: str
    """A pattern of the whole rule."""
    reason: str
    whose: str = ""
    """What emits it: a documented library, or nobody, where a checker errs."""
    element: str = ""
    """A pattern that occurs in the markup."""
    address: str = ""
    """A pattern that occurs in the address."""

    def covers(self, finding: Finding) -> bool:
        """Whether it is one of these."""
        return (
            self.checker == finding.checker
            and re.fullmatch(self.rule, finding.rule) is not None
            and re.search(self.element, finding.element) is not None
            and re.search(self.address, finding.address) is not None
        )


@dataclass(frozen=True, slots=True)
class Judgment:
    """Findings by whether they are known."""

    own: Sequence[Finding]
    known: Sequence[tuple[KnownFinding, Sequence[Finding]]]

    @property
    def unused(self) -> list[KnownFinding]:
        """Exceptions that nothing needs any more."""
        return [exception for exception, covered in self.known if not covered]


def load_exceptions(checkers: Iterable[str], file: Path = EXCEPTIONS) -> list[KnownFinding]:
    """The exceptions of some checkers, in the order of the file."""
    wanted = frozenset(checkers)
    rows = yaml.safe_load(file.read_text(encoding="utf-8"))
    return [KnownFinding(**row) for row in rows if row["checker"] in wanted]


def judge_findings(findings: Iterable[Finding], exceptions: Sequence[KnownFinding]) -> Judgment:
    """Divide findings into those that the first matching exception covers, and the others."""
    own: list[Finding] = []
    covered: list[list[Finding]] = [[] for _ in exceptions]
    for finding in findings:
        index = next((i for i, it in enumerate(exceptions) if it.covers(finding)), None)
        (own if index is None else covered[index]).append(finding)
    return Judgment(own, list(zip(exceptions, covered, strict=True)))
