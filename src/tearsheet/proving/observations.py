"""Observations of a demo variant in the browser, and the mistakes found in them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from msgspec import Struct

from tearsheet.errors import Mistake
from tearsheet.proving.demos_under_test import Case


class Barrier(Struct, frozen=True):
    """An accessibility violation reported by axe."""

    rule: str
    help: str
    element: str
    summary: str


class ConsoleEntry(Struct, frozen=True):
    """A console message or an uncaught error."""

    kind: str
    text: str


class LightDesktop(Struct, frozen=True):
    """Observation of the light scheme, left to right, on a wide screen."""

    state: str
    barriers: tuple[Barrier, ...]
    said: tuple[ConsoleEntry, ...] = ()


class DarkPhoneRtl(Struct, frozen=True):
    """Observation of the dark scheme, right to left, on a phone."""

    barriers: tuple[Barrier, ...]
    beyond: int
    """Horizontal overflow in pixels."""
    said: tuple[ConsoleEntry, ...] = ()


class Observation(Struct, frozen=True, kw_only=True):
    """All observations of one demo variant."""

    day: LightDesktop | None = None
    night: DarkPhoneRtl | None = None
    said: tuple[ConsoleEntry, ...] = ()
    tree: str = ""
    """Accessibility tree; only for demos with several variants."""
    hangs: str = ""
    """Why the observation was aborted."""


TOLERATED = 1
"""Tolerated overflow in pixels, from rounding."""

_MISMATCH = re.compile(
    r"Hydration failed|A tree hydrated|There was an error while hydrating"
    r"|Minified React error #4(?:18|2[1-5])"
)
_DIFFERENCE = re.compile(r"^([+-])[ \t]{2,}(\S.*)$", re.MULTILINE)
_CAUGHT = "The above error occurred in"
_STACK = re.compile(r"\n\s+at .*", re.DOTALL)


_OF_LIBRARIES = (
    # Toolpad and Material UI write a script that sets the scheme before the first paint.
    "Encountered a script tag while rendering React component.",
)
"""Messages of libraries in development mode that authors cannot fix."""


def find_faults(case: Case, observation: Observation) -> Iterator[Mistake]:
    """Find everything wrong in an observation."""
    if observation.hangs:
        remedy = "Look for a loop, a recursion or a render that asks for the next one without end."
        yield case.mistake(observation.hangs, remedy)
        return
    yield from (case.mistake(*words) for words in _explain_console(observation.said))
    if observation.day:
        yield from _find_unhydrated(case, observation)
        yield from (case.mistake(*_describe(it, "")) for it in _distinct(observation.day.barriers))
    if observation.night and observation.day:
        reported = {(barrier.rule, barrier.element) for barrier in observation.day.barriers}
        new = [it for it in observation.night.barriers if (it.rule, it.element) not in reported]
        where = "On a phone by night, from right to left: "
        yield from (case.mistake(*_describe(it, where)) for it in _distinct(new))
        yield from _find_overflow(case, observation.night)


def _explain_console(entries: Iterable[ConsoleEntry]) -> Iterator[tuple[str, str]]:
    for entry in dict.fromkeys(entries):
        if entry.text.startswith(_OF_LIBRARIES):
            continue
        words = _STACK.sub("", entry.text).strip()
        first = next(iter(words.splitlines()), "")
        if _MISMATCH.search(entry.text):
            yield _explain_mismatch(entry.text)
        elif entry.kind == "thrown" or _CAUGHT in entry.text:
            yield f"It throws in the browser: {first}", "Mend what throws."
        else:
            remedy = "Mend what it complains about, or take the call out."
            yield f'It writes to the console ({entry.kind}): "{first}"', remedy


def _explain_mismatch(text: str) -> tuple[str, str]:
    lines = {"+": "nothing", "-": "nothing"}
    for sign, line in reversed(_DIFFERENCE.findall(text)):
        lines[sign] = f'"{line.strip()}"'
    problem = f"The browser renders {lines['+']} where the prerendered page has {lines['-']}."
    remedy = "Read the clock, chance, the language or the window only in an effect."
    return problem, f"{remedy[:-1]}; or place it with clientOnly."


def _find_unhydrated(case: Case, observation: Observation) -> Iterator[Mistake]:
    if observation.day and observation.day.state != "live" and not observation.said:
        problem = "It does not come to life in the browser."
        yield case.mistake(problem, "Open it with `tearsheet dev` and look at the console.")


def _distinct(barriers: Iterable[Barrier]) -> Iterator[tuple[Barrier, int]]:
    """The first element of each kind of barrier, and how many there are."""
    kinds: dict[str, list[Barrier]] = {}
    for barrier in barriers:
        kinds.setdefault(barrier.rule, []).append(barrier)
    for alike in kinds.values():
        yield alike[0], len(alike)


def _describe(counted: tuple[Barrier, int], where: str) -> tuple[str, str]:
    barrier, count = counted
    reasons = [line.strip() for line in barrier.summary.splitlines()[1:]]
    others = f" (and {count - 1} more)" if count > 1 else ""
    reason = reasons[0] if reasons else barrier.help
    return f"{where}{barrier.element}{others}: {reason}", f"{barrier.help} ({barrier.rule})."


def _find_overflow(case: Case, night: DarkPhoneRtl) -> Iterator[Mistake]:
    if night.beyond > TOLERATED:
        yield case.mistake(
            f"On a screen of 360 px it is {night.beyond} px wider than its frame.",
            "Let it wrap or shrink, or put what is wide into an element that scrolls.",
        )
