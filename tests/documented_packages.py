"""The facts of all packages that this project documents, read once in a run of all tests."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

import msgspec

from shared_steps import open_shared_steps
from tearsheet.cache.step_cache import StepCache
from tearsheet.derived.documented_packages import load_rules
from tearsheet.model.package_rules import Rules
from tearsheet.model.reference import PackageFacts
from tearsheet.output.locks import in_turn
from tearsheet.packages.extract import extract_opened
from tearsheet.packages.packages import Package, open_package
from tearsheet.project import PACKAGES, PROJECT

DOCUMENTED = (
    "@mui/material",
    "@mui/lab",
    "@mui/system",
    "@mui/joy",
    "@mui/base",
    "@mui/x-data-grid",
    "@mui/x-date-pickers",
    "@mui/x-charts",
    "@mui/x-tree-view",
    "@toolpad/core",
)
LONGEST = 300
"""In seconds: so long another process may read them."""


@dataclass(frozen=True, slots=True)
class Reading:
    """All documented packages as they were read, and how long that took."""

    facts: tuple[PackageFacts, ...]
    seconds: float
    """Of processor time."""


def load_documented() -> Mapping[str, PackageFacts]:
    """The facts of all documented packages, by their names."""
    return {each.package: each for each in load_reading().facts}


def load_reading() -> Reading:
    """All documented packages, and what it took to read them."""
    shared = StepCache(open_shared_steps())
    with in_turn(shared.folder / "documented.lock", LONGEST, "reading the packages"):
        stored = shared.remember("documented", "all", _read_documented)
    return msgspec.msgpack.decode(stored, type=Reading)


def _read_documented() -> bytes:
    rules, start = load_rules(PROJECT / "content"), time.process_time()
    facts = extract_packages((PACKAGES / name for name in DOCUMENTED), rules)
    return msgspec.msgpack.encode(Reading(facts, time.process_time() - start))


def extract_packages(
    folders: Iterable[Path], rules: Rules | None = None
) -> tuple[PackageFacts, ...]:
    """Read several packages, each file only once however many of them refer to it."""
    facts: list[PackageFacts] = []
    opener: Package | None = None
    for folder in folders:
        opener = open_package(folder, opener, rules)
        facts.append(extract_opened(opener))
    return tuple(facts)
