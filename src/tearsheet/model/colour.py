"""Colours as CSS writes them: read strictly, made lighter, darker and transparent."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, get_args

from tearsheet.errors import TearsheetError

Space = Literal["rgb", "hsl", "srgb", "display-p3", "a98-rgb", "prophoto-rgb", "rec-2020"]
"""The first two are functions of their own, the rest are named inside `color()`."""

NAMED_SPACES: tuple[Space, ...] = get_args(Space)[2:]

Values = tuple[float, float, float]

DECIMALS = 5
"""How exact a colour is: finer than any screen, and the same when it is written and read again."""


@dataclass(frozen=True, slots=True)
class Colour:
    """A colour that can be shown: what is too much becomes the most, and a hue goes round.

    The values of `rgb` reach 255, those of `hsl` are degrees and two percentages,
    all others reach 1. A number that is none, or endless, is refused.
    """

    space: Space
    values: Values
    alpha: float = 1.0

    def __post_init__(self) -> None:
        if self.space not in get_args(Space):
            raise UnsupportedColour(self.space)
        # The only way to settle the values of a frozen colour, and only while it is made.
        object.__setattr__(self, "values", _settle(self.space, self.values))
        object.__setattr__(self, "alpha", round(clamp(self.alpha), DECIMALS))

    def __str__(self) -> str:
        """The colour in words that `read_colour` understands."""
        first, second, third, alpha = map(_render_number, (*self.values, self.alpha))
        opaque = self.alpha == 1
        if self.space in NAMED_SPACES:
            end = "" if opaque else f" / {alpha}"
            return f"color({self.space} {first} {second} {third}{end})"
        percent = "%" if self.space == "hsl" else ""
        name, end = (self.space, "") if opaque else (f"{self.space}a", f", {alpha}")
        return f"{name}({first}, {second}{percent}, {third}{percent}{end})"


class UnsupportedColour(TearsheetError):
    """A text that is no colour, or one the site does not take."""

    def __init__(self, found: str) -> None:
        self.found = found
        shown = found if len(found) <= 60 else f"{found[:60]}…"
        super().__init__(
            f'Unsupported colour "{shown}".\n'
            "  Use #nnn, #nnnnnn, rgb(25, 118, 210), rgba(25, 118, 210, 0.5), hsl(210, 79%, 46%),\n"
            "  hsla(210, 79%, 46%, 0.5), or color(srgb 0.1 0.5 0.8) with one of the spaces\n"
            f"  {', '.join(NAMED_SPACES)}."
        )

    def __reduce__(self) -> tuple[object, ...]:
        return UnsupportedColour, (self.found,)


def read_colour(text: str) -> Colour:
    """Read a colour as CSS would, or refuse it: nothing is guessed.

    Values stand between commas, with the alpha as the fourth of `rgba()` and
    `hsla()`; or between spaces, with the alpha after a slash. The name says what to
    expect: with an a the alpha must be there, without one only a slash brings it.
    Values of `rgb()` are three numbers or three percentages; hues may have a unit;
    saturation and lightness must wear their %, for a bare 0.5 could mean two things.
    """
    written = text.strip(_BLANKS)
    try:
        if _HEX.fullmatch(written):
            return _read_hex(written[1:])
        return _read_function(written)
    except ValueError as unreadable:
        raise UnsupportedColour(text) from unreadable


def clamp(amount: float, most: float = 1.0) -> float:
    """Bring an amount into the range from 0 to the most there can be."""
    if not math.isfinite(amount):
        raise UnsupportedColour(str(amount))
    # Adding zero turns the minus of -0.0 away, which would be written out.
    return min(max(amount, 0.0), most) + 0.0


def with_alpha(colour: Colour, alpha: float) -> Colour:
    """Return the same colour, seen through as far as the alpha says."""
    return Colour(colour.space, colour.values, clamp(alpha))


def lighten(colour: Colour, amount: float) -> Colour:
    """Bring a colour nearer to white: 0 leaves it alone, 1 is white."""
    share = clamp(amount)
    return _turn_light(colour, lambda value, most: value + (most - value) * share)


def darken(colour: Colour, amount: float) -> Colour:
    """Bring a colour nearer to black: 0 leaves it alone, 1 is black."""
    share = clamp(amount)
    return _turn_light(colour, lambda value, _most: value * (1 - share))


def most_of(space: Space) -> Values:
    """Return the greatest value each of the three can have in a space."""
    if space == "hsl":
        return (360, 100, 100)
    return (255, 255, 255) if space == "rgb" else (1, 1, 1)


def to_css(colour: Colour) -> str:
    """Return the colour for a stylesheet: CSS spells the last of our spaces without its hyphen."""
    return str(colour).replace("rec-2020", "rec2020")


_BLANKS = " \t\n\r\f"
_HEX = re.compile("#(?:[0-9a-fA-F]{3}){1,2}")
_FUNCTION = re.compile(r"([a-zA-Z]+)\(([^()]*)\)")
_NUMBER = re.compile(r"([+-]?(?:[0-9]*\.)?[0-9]+(?:[eE][+-]?[0-9]+)?)(%|[a-zA-Z]*)")

_PLAIN: Mapping[str, float] = MappingProxyType({"": 1.0})
_SHARE: Mapping[str, float] = MappingProxyType({"": 1.0, "%": 0.01})
_PERCENT: Mapping[str, float] = MappingProxyType({"%": 1.0})
_BYTE_PERCENT: Mapping[str, float] = MappingProxyType({"%": 2.55})
_ANGLE: Mapping[str, float] = MappingProxyType(
    {"": 1.0, "deg": 1.0, "grad": 0.9, "rad": 180 / math.pi, "turn": 360.0}
)
"""The units a value may have, each with what it is worth."""


def _read_hex(digits: str) -> Colour:
    width = len(digits) // 3
    red, green, blue = (
        int((digits[start : start + width] * 2)[:2], 16) for start in range(0, len(digits), width)
    )
    return Colour("rgb", (red, green, blue))


def _read_function(text: str) -> Colour:
    match = _FUNCTION.fullmatch(text)
    if not match:
        raise ValueError(text)
    name, inside = match[1].lower(), match[2]
    if name == "color":
        return _read_color(inside)
    values, alpha = _split_values(inside, alpha_named=name in ("rgba", "hsla"))
    opacity = 1.0 if alpha is None else _read_number(alpha, _SHARE)
    if name in ("rgb", "rgba"):
        units = _BYTE_PERCENT if values[0].endswith("%") else _PLAIN
        return Colour("rgb", _read_values(values, (units, units, units)), opacity)
    if name in ("hsl", "hsla"):
        return Colour("hsl", _read_values(values, (_ANGLE, _PERCENT, _PERCENT)), opacity)
    raise ValueError(name)


def _read_color(inside: str) -> Colour:
    before, slash, alpha = inside.partition("/")
    name, *values = _split_blanks(before) or [""]
    space = next((known for known in NAMED_SPACES if known == name.lower()), None)
    if space is None or len(values) != 3:
        raise ValueError(inside)
    opacity = _read_number(alpha.strip(_BLANKS), _SHARE) if slash else 1.0
    return Colour(space, _read_values(values, (_SHARE, _SHARE, _SHARE)), opacity)


def _split_values(inside: str, *, alpha_named: bool) -> tuple[list[str], str | None]:
    """Part the three values from the alpha, in either way of writing."""
    if "," in inside:
        parts = [part.strip(_BLANKS) for part in inside.split(",")]
        values, alpha = parts[:3], parts[3:]
        wanted = 4 if alpha_named else 3
    else:
        before, slash, after = inside.partition("/")
        parts = values = _split_blanks(before)
        alpha = [after.strip(_BLANKS)] if slash else []
        wanted = 3
    if len(parts) != wanted or (alpha_named and not alpha):
        raise ValueError(inside)
    return values, alpha[0] if alpha else None


def _split_blanks(text: str) -> list[str]:
    # Not `split()`, which parts at blanks that CSS does not know.
    return [part for part in re.split(f"[{_BLANKS}]", text) if part]


def _read_values(parts: list[str], units: tuple[Mapping[str, float], ...]) -> Values:
    first, second, third = map(_read_number, parts, units)
    return first, second, third


def _read_number(text: str, units: Mapping[str, float]) -> float:
    match = _NUMBER.fullmatch(text)
    if not match or match[2].lower() not in units:
        raise ValueError(text)
    value = float(match[1]) * units[match[2].lower()]
    if not math.isfinite(value):
        raise ValueError(text)
    return value


def _render_number(value: float) -> str:
    return f"{value:.{DECIMALS}f}".rstrip("0").rstrip(".")


def _settle(space: Space, values: Values) -> Values:
    first, second, third = (
        round(clamp(value, most), DECIMALS)
        for value, most in zip(_wrap_hue(space, values), most_of(space), strict=True)
    )
    return first, second, third


def _wrap_hue(space: Space, values: Values) -> Values:
    if space != "hsl":
        return values
    # Rounded first: a hue a hair below the full circle is the full circle, which is none.
    return (round(values[0] % 360, DECIMALS) % 360, values[1], values[2])


def _turn_light(colour: Colour, turn: Callable[[float, float], float]) -> Colour:
    """Change what makes a colour bright: its lightness, or all three of its lights."""
    first, second, third = map(turn, colour.values, most_of(colour.space))
    values = (*colour.values[:2], third) if colour.space == "hsl" else (first, second, third)
    return Colour(colour.space, values, colour.alpha)
