"""The headers of a site turned round: for each header, which files say what."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tearsheet.output.headers import Rule, header_rules, headers_without_file
from tearsheet.output.manifest import Manifest


@dataclass(frozen=True, slots=True, kw_only=True)
class ToldHeader:
    """One header, with what it says about files and about answers that send none."""

    name: str
    values: tuple[tuple[str, str], ...]
    """Regular expressions for paths and what is said of them: the first that fits holds."""
    without_file: str
    """Empty where it is not said at all."""


def find_told_headers(manifest: Manifest) -> Iterator[ToldHeader]:
    """Find what each header says, whoever asks; its names come in the order of their letters."""
    rules = [rule for rule in header_rules(manifest.policies) if not rule.at_home]
    without_file = headers_without_file(manifest.policies)
    names = {name for rule in rules for name, _ in rule.headers}
    for name in sorted(names):
        yield ToldHeader(
            name=name,
            # Of two rules the later one holds, and of two expressions the first.
            values=tuple(_values(name, reversed(rules))),
            without_file=without_file.get(name, ""),
        )


def find_home_headers(manifest: Manifest) -> dict[str, str]:
    """Find what is said with everything on the site's own host alone."""
    said = headers_without_file(manifest.policies, at_home=True)
    usual = headers_without_file(manifest.policies)
    return {name: value for name, value in said.items() if name not in usual}


def _values(name: str, rules: Iterator[Rule]) -> Iterator[tuple[str, str]]:
    for rule in rules:
        for told, value in rule.headers:
            if told == name:
                yield path_expression(rule.files), value


def path_expression(files: str) -> str:
    """Write the pattern of a rule as a regular expression for a path that begins with a slash."""
    return f"/{'.*'.join(map(re.escape, files.split('*')))}"
