"""Content negotiation by Accept-Encoding."""

from __future__ import annotations

import re

from tearsheet.output.encodings import SUFFIXES

WEIGHT = re.compile(r"q\s*=\s*(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?)", re.IGNORECASE)


def rank_encodings(accepted: str) -> tuple[str, ...]:
    """Rank the encodings acceptable for an Accept-Encoding header, best first.

    The uncompressed file is the fallback: it is sent if none of these exists,
    even if the browser refuses it, because a readable page serves its visitor
    better than status 406.
    """
    weights = dict(read_member(member) for member in accepted.lower().split(",") if member.strip())
    anything = weights.get("*", 0.0)
    plain = weights.get("identity", 0.0)
    offered = {name: weights.get(name, anything) for name in SUFFIXES}
    wanted = [name for name, weight in offered.items() if weight > 0 and weight >= plain]
    return tuple(sorted(wanted, key=lambda name: -offered[name]))


def read_member(member: str) -> tuple[str, float]:
    """Parse one encoding and its weight; an invalid weight counts as 0."""
    name, separator, parameter = member.partition(";")
    name = name.strip().removeprefix("x-")
    if not separator:
        return name, 1.0
    weight = WEIGHT.fullmatch(parameter.strip())
    return name, float(weight[1]) if weight else 0.0
