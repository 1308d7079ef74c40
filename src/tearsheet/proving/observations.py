"""Observations of demo variants in the browser, and the mistakes found in them."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator

from msgspec import Struct

from tearsheet.errors import Mistake
from tearsheet.proving.demos_under_test import Case


class Barrier(Struct, frozen=True):
    """An accessibility violation reported by axe."""

    rule: str
    help: str
    element: str
    summary: str
    demo: int
    """The number of the demo that holds the element; -1 outside of all of them."""


class ConsoleEntry(Struct, frozen=True):
    """A console message or an uncaught error."""

    kind: str
    text: str


class LightDesktop(Struct, frozen=True):
    """Observation of a test page in the light scheme, left to right, on a wide screen."""

    states: tuple[str, ...]
    """How each demo came to life."""
    barriers: tuple[Barrier, ...]
    entangled: bool
    """A demo reaches out of its frame, so that it may hide faults of others."""
    outside: bool
    """A demo has elements outside of its frame."""
    said: tuple[ConsoleEntry, ...] = ()


class DarkPhoneRtl(Struct, frozen=True):
    """Observation of a test page in the dark scheme, right to left, on a phone."""

    barriers: tuple[Barrier, ...]
    beyond: tuple[int, ...]
    """Horizontal overflow of each demo in pixels."""
    entangled: bool
    said: tuple[ConsoleEntry, ...] = ()


class Observation(Struct, frozen=True, kw_only=True):
    """All observations of one test page."""

    day: LightDesktop | None = None
    night: DarkPhoneRtl | None = None
    said: tuple[ConsoleEntry, ...] = ()
    trees: tuple[str, ...] = ()
    """Accessibility tree of each demo; empty for one without other variants."""
    hangs: str = ""
    """Why the observation was aborted."""

    @property
    def tree(self) -> str:
        """The accessibility tree of the first demo."""
        return self.trees[0] if self.trees else ""


ALIVE = "live"
OUTSIDE = -1
"""In place of the number of a demo."""

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


def find_doubtful(observation: Observation, demos: int) -> Collection[int]:
    """The numbers of the demos that are not proven by a test page they share.

    What cannot be assigned to one demo makes all of them doubtful.
    """
    day, night = observation.day, observation.night
    if not day or not night or observation.said or day.entangled or night.entangled:
        return range(demos)
    found = {
        *(barrier.demo for barrier in (*day.barriers, *night.barriers)),
        *(number for number, state in enumerate(day.states) if state != ALIVE),
        *(number for number, beyond in enumerate(night.beyond) if beyond > TOLERATED),
    }
    return range(demos) if OUTSIDE in found else sorted(found)


def find_faults(case: Case, observation: Observation) -> Iterator[Mistake]:
    """Find everything wrong in the observation of a test page with nothing but this case."""
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
    if observation.day and observation.day.states != (ALIVE,) and not observation.said:
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
    (beyond,) = night.beyond
    if beyond > TOLERATED:
        yield case.mistake(
            f"On a screen of 360 px it is {beyond} px wider than its frame.",
            "Let it wrap or shrink, or put what is wide into an element that scrolls.",
        )
