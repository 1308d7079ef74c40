"""The options of a placed demo, and those that exclude each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from msgspec import Struct

from tearsheet.errors import suggest
from tearsheet.markdown.directives import Directive
from tearsheet.markdown.rendering import Rendering
from tearsheet.markdown.tree import Node

BACKGROUNDS = ("outlined", "plain", "inline", "gradient")
FRAME_HEIGHT = 400
"""In pixels: the default height of a demo in an iframe."""

SWITCHES = ("codeOpen", "hideToolbar", "disableLiveEdit", "clientOnly", "isolated")
SIZES = ("height", "maxWidth")
OPTIONS = ("background", *SIZES, *SWITCHES)
MOST_PIXELS = 4000

Refuse = Callable[[str, str], None]
"""Takes a problem and its remedy."""


class DemoOptions(Struct, frozen=True, kw_only=True):
    """How a demo is shown in one place."""

    background: str = "outlined"
    height: int | None = None
    max_width: int | None = None
    code_open: bool = False
    toolbar: bool = True
    live_editing: bool = True
    client_only: bool = False
    isolated: bool = False


def read_options(node: Node, directive: Directive, page: Rendering) -> DemoOptions:
    """Read the options of a demo; mistakes are noted on the page."""
    page.check_options(node, directive, OPTIONS)
    return parse_options(directive, partial(page.refuse, node))


def parse_options(directive: Directive, refuse: Refuse) -> DemoOptions:
    """Parse the options of a directive, as far as they are valid."""
    switches = {name: _is_on(directive, name, refuse) for name in SWITCHES}
    options = DemoOptions(
        background=_background(directive, refuse),
        height=_pixels(directive, "height", refuse),
        max_width=_pixels(directive, "maxWidth", refuse),
        code_open=switches["codeOpen"],
        toolbar=not switches["hideToolbar"],
        live_editing=not switches["disableLiveEdit"],
        client_only=switches["clientOnly"],
        isolated=switches["isolated"],
    )
    for problem, remedy in _contradictions(options, directive):
        refuse(problem, remedy)
    return options


def _is_on(directive: Directive, name: str, refuse: Refuse) -> bool:
    value = directive.options.get(name)
    if value == "false":
        refuse(f'"{name}" is off without being named.', f"Leave {name}=false out.")
    elif value not in (None, "true"):
        refuse(f'"{name}" is {value}.', f"Write {name} to switch it on, or leave it out.")
    return value == "true"


def _background(directive: Directive, refuse: Refuse) -> str:
    background = directive.options.get("background", BACKGROUNDS[0])
    if background not in BACKGROUNDS:
        refuse(f'There is no background "{background}".', suggest(background, BACKGROUNDS))
    return background


def _pixels(directive: Directive, name: str, refuse: Refuse) -> int | None:
    value = directive.options.get(name)
    if value is None:
        return None
    if value.isascii() and value.isdigit() and 1 <= int(value) <= MOST_PIXELS:
        return int(value)
    refuse(f'"{name}" is {value}.', f"Write pixels, from 1 to {MOST_PIXELS}.")
    return None


def _contradictions(options: DemoOptions, directive: Directive) -> Iterator[tuple[str, str]]:
    if options.client_only and "height" not in directive.options:
        remedy = "Add height=… so that nothing moves when it appears."
        yield "A clientOnly demo takes no room before it runs.", remedy
    if not options.toolbar and options.code_open:
        yield "With hideToolbar there is no code to open.", "Remove hideToolbar or codeOpen."
    if not options.toolbar and not options.live_editing:
        remedy = "Remove disableLiveEdit, or hideToolbar to show the code."
        yield "With hideToolbar there is no code to edit.", remedy
