"""What surrounds a fragment of code so that it compiles: a function, an element, a call."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from dataclasses import dataclass

from tearsheet.proving.code_syntax import has_labels, has_outer_return, is_object, is_whole

_OPENED = re.compile(r"<([A-Za-z][\w.]*)(?=[\s/>])")
_CLOSED = re.compile(r"</([A-Za-z][\w.]*)>")
_COMPONENT = re.compile(r"[A-Z][\w.]*")
_FIRST_KEY = re.compile(r"\s*\{?\s*(\w+)\s*:")

_THEME_MAKERS = ("createTheme", "extendTheme")
_THEME_KEYS = frozenset(
    (
        *("breakpoints", "colorSchemes", "colorSchemeSelector", "components", "cssVariables"),
        *("mixins", "palette", "shadows", "shape", "spacing", "transitions", "typography"),
        "zIndex",
    )
)


@dataclass(frozen=True, slots=True)
class Frame:
    """The code right before and after a fragment."""

    before: str = ""
    """On the fragment's first line, so that lines keep their numbers."""
    after: str = ""

    def around(self, code: str) -> str:
        """The code in its frame."""
        return f"{self.before}{code}{self.after}"


STATEMENTS = Frame()
"""The frame of a fragment that is a module as it is; its declarations can be imported."""
_FUNCTION = Frame("async function fragment() {", "\n}")
_ELEMENTS = Frame("(<>", "\n</>);")
_MEMBERS = Frame("({", "\n});")
_VALUE = Frame("(", "\n);")


def find_frame(code: str, *, jsx: bool, inside: str | None, known: Container[str]) -> Frame:
    """The first frame in which a fragment can be parsed; without any, it is left as it is.

    `inside` is the component or function that its author names, `known` are the names that can
    be imported.
    """
    frames = _frames_inside(inside) if inside else _usual_frames(code, known, jsx=jsx)
    candidates = list(frames)
    fitting = (frame for frame in candidates if is_whole(frame.around(code), jsx=jsx))
    return next(fitting, candidates[0])


def _frames_inside(name: str) -> Iterator[Frame]:
    if _COMPONENT.fullmatch(name):
        yield Frame(f"<{name} ", "\n/>;")
        yield Frame(f"<{name}>", f"\n</{name}>;")
    else:
        yield from _calls(name)


def _usual_frames(code: str, known: Container[str], *, jsx: bool) -> Iterator[Frame]:
    if not has_labels(code, jsx=jsx) and not is_object(code, jsx=jsx):
        yield _FUNCTION if has_outer_return(code, jsx=jsx) else STATEMENTS
    if jsx and code.lstrip().startswith("<"):
        yield _ELEMENTS
        yield from _closing_frames(code)
    key = _FIRST_KEY.match(code)
    if key and key[1] in _THEME_KEYS:
        yield from (frame for name in _THEME_MAKERS if name in known for frame in _calls(name))
    yield _MEMBERS
    yield _VALUE


def _calls(name: str) -> Iterator[Frame]:
    """Frames that pass an object to a function: its members, or the whole."""
    yield Frame(f"{name}({{", "\n});")
    yield Frame(f"{name}(", "\n);")


def _closing_frames(code: str) -> Iterator[Frame]:
    """Frames that close the elements a fragment only opens: the first, or all of them."""
    opened = _OPENED.findall(code)
    for name in _CLOSED.findall(code):
        if name in opened:
            opened.remove(name)
    for names in (opened[:1], opened[::-1]):
        if names:
            closing = "".join(f"</{name}>" for name in names)
            yield Frame("(<>", f"\n{closing}</>);")
