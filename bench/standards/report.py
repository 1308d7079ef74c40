"""Shows what the checkers found, by rule."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from bench.standards.check import Standards
from bench.standards.findings import Finding

EXAMPLES = 2


def describe(standards: Standards) -> Iterator[str]:
    """What was found, line by line: what is known first, what is to be mended last."""
    judgment = standards.judgment
    for exception, covered in judgment.known:
        if covered:
            yield f"{len(covered)} of {exception.whose}: {exception.checker}, {exception.rule}"
            yield f"    {' '.join(exception.reason.split())}"
    if standards.undecided:
        rules = (f"{count} {rule}" for rule, count in sorted(standards.undecided.items()))
        yield f"The engine cannot tell and leaves to a person: {', '.join(rules)}."
    for exception in judgment.unused:
        yield f"No page needs this exception any more: {exception.checker}, {exception.rule}"
        yield "    Remove it from bench/standards/exceptions.yaml."
    yield from _describe_rules(judgment.own)
    known = sum(len(covered) for _, covered in judgment.known)
    yield f"{len(judgment.own)} findings to be mended, {known} known ones."


def _describe_rules(findings: Iterable[Finding]) -> Iterator[str]:
    rules: dict[tuple[str, str], list[Finding]] = defaultdict(list)
    for finding in findings:
        rules[finding.checker, finding.rule].append(finding)
    for (checker, rule), found in sorted(rules.items(), key=lambda it: -len(it[1])):
        yield f"{len(found)} {checker}: {rule}"
        for example in list({it.address: it for it in found}.values())[:EXAMPLES]:
            yield f"    {example.address}: {example.message}"
            if example.element:
                yield f"      {example.element}"
