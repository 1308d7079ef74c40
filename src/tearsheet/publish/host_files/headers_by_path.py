"""Header rules grouped by header: for each header, its values by path."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tearsheet.output.headers import Rule, header_rules, headers_without_file
from tearsheet.output.manifest import Manifest


@dataclass(frozen=True, slots=True, kw_only=True)
class ToldHeader:
    """One header with its values for files and for responses without a file."""

    name: str
    values: tuple[tuple[str, str], ...]
    """Regular expressions of paths and their values: the first match wins."""
    without_file: str
    """Empty if the header is not sent."""


def find_told_headers(manifest: Manifest) -> Iterator[ToldHeader]:
    """Yield the values of each header for all hosts, sorted by name."""
    rules = [rule for rule in header_rules(manifest.policies) if not rule.at_home]
    without_file = headers_without_file(manifest.policies)
    names = {name for rule in rules for name, _ in rule.headers}
    for name in sorted(names):
        yield ToldHeader(
            name=name,
            # Later rules override earlier ones, but the first expression wins.
            values=tuple(_values(name, reversed(rules))),
            without_file=without_file.get(name, ""),
        )


def find_home_headers(manifest: Manifest) -> dict[str, str]:
    """Headers that are sent only on the site's own host."""
    at_home = headers_without_file(manifest.policies, at_home=True)
    elsewhere = headers_without_file(manifest.policies)
    return {name: value for name, value in at_home.items() if name not in elsewhere}


def _values(name: str, rules: Iterator[Rule]) -> Iterator[tuple[str, str]]:
    for rule in rules:
        for header, value in rule.headers:
            if header == name:
                yield path_expression(rule.files), value


def path_expression(files: str) -> str:
    """Regular expression of a rule's glob, for paths with a leading slash."""
    return f"/{'.*'.join(map(re.escape, files.split('*')))}"
