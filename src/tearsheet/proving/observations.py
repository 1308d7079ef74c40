"""What was seen of a cut in the browser, and what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from msgspec import Struct

from tearsheet.errors import Mistake
from tearsheet.proving.demos_under_test import Case


class Barrier(Struct, frozen=True):
    """Something in the way of somebody, as axe tells it."""

    rule: str
    help: str
    element: str
    summary: str


class ConsoleEntry(Struct, frozen=True):
    """What was written to the console, or thrown."""

    kind: str
    text: str


class LightDesktop(Struct, frozen=True):
    """In light colors, from left to right, on a wide screen."""

    state: str
    barriers: tuple[Barrier, ...]
    said: tuple[ConsoleEntry, ...] = ()


class DarkPhoneRtl(Struct, frozen=True):
    """In dark colors, from right to left, on a phone."""

    barriers: tuple[Barrier, ...]
    beyond: int
    """By how many pixels the demo is wider than its frame."""
    said: tuple[ConsoleEntry, ...] = ()


class Observation(Struct, frozen=True, kw_only=True):
    """All that is known of a cut after it was looked at."""

    day: LightDesktop | None = None
    night: DarkPhoneRtl | None = None
    said: tuple[ConsoleEntry, ...] = ()
    tree: str = ""
    """What a screen reader makes of it; only of demos that have several cuts."""
    hangs: str = ""
    """Why it could not be looked at to the end."""


TOLERATED = 1
"""In pixels: a rounded width."""

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
"""What libraries are told as developers have them, and no author can mend."""


def find_faults(case: Case, observation: Observation) -> Iterator[Mistake]:
    """Everything that is wrong with what was seen."""
    if observation.hangs:
        remedy = "Look for a loop, a recursion or a render that asks for the next one without end."
        yield case.mistake(observation.hangs, remedy)
        return
    yield from (case.mistake(*words) for words in _hear(observation.said))
    if observation.day:
        yield from _find_dead(case, observation)
        yield from (case.mistake(*_tell(it, "")) for it in _distinct(observation.day.barriers))
    if observation.night and observation.day:
        known = {(barrier.rule, barrier.element) for barrier in observation.day.barriers}
        left = [it for it in observation.night.barriers if (it.rule, it.element) not in known]
        where = "On a phone by night, from right to left: "
        yield from (case.mistake(*_tell(it, where)) for it in _distinct(left))
        yield from _find_overflow(case, observation.night)


def _hear(said: Iterable[ConsoleEntry]) -> Iterator[tuple[str, str]]:
    for saying in dict.fromkeys(said):
        if saying.text.startswith(_OF_LIBRARIES):
            continue
        words = _STACK.sub("", saying.text).strip()
        first = next(iter(words.splitlines()), "")
        if _MISMATCH.search(saying.text):
            yield _mismatch(saying.text)
        elif saying.kind == "thrown" or _CAUGHT in saying.text:
            yield f"It throws in the browser: {first}", "Mend what throws."
        else:
            remedy = "Mend what it complains about, or take the call out."
            yield f'It writes to the console ({saying.kind}): "{first}"', remedy


def _mismatch(text: str) -> tuple[str, str]:
    found = {"+": "nothing", "-": "nothing"}
    for sign, line in reversed(_DIFFERENCE.findall(text)):
        found[sign] = f'"{line.strip()}"'
    problem = f"The browser renders {found['+']} where the prerendered page has {found['-']}."
    remedy = "Read the clock, chance, the language or the window only in an effect."
    return problem, f"{remedy[:-1]}; or place it with clientOnly."


def _find_dead(case: Case, observation: Observation) -> Iterator[Mistake]:
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


def _tell(found: tuple[Barrier, int], where: str) -> tuple[str, str]:
    barrier, count = found
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
