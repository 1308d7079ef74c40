"""How bright a colour is, and whether two can be told apart."""

from __future__ import annotations

import colorsys
from collections.abc import Callable, Mapping
from operator import truediv
from types import MappingProxyType

from tearsheet.model.colour import Colour, Space, Values, clamp, most_of


def relative_luminance(colour: Colour) -> float:
    """Say how bright a colour is between black, 0, and white, 1; its alpha does not count."""
    shares, linear = _LIGHT[colour.space]
    return clamp(
        sum(
            share * linear(channel)
            for share, channel in zip(shares, _as_channels(colour), strict=True)
        )
    )


def contrast_ratio(one: Colour, other: Colour) -> float:
    """Return the contrast as WCAG counts it, from 1 to 21; both colours are taken as opaque."""
    dark, bright = sorted((relative_luminance(one), relative_luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def _as_channels(colour: Colour) -> Values:
    """Return red, green and blue from 0 to 1, in the colour's own space."""
    first, second, third = map(truediv, colour.values, most_of(colour.space))
    if colour.space == "hsl":
        return colorsys.hls_to_rgb(first, third, second)
    return first, second, third


def _linear_srgb(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def _linear_prophoto(channel: float) -> float:
    return channel / 16 if channel < 16 / 512 else channel**1.8


def _linear_a98(channel: float) -> float:
    return float(channel ** (563 / 256))


def _linear_rec_2020(channel: float) -> float:
    # As a display shows it; older texts of CSS had the curve of a camera.
    return float(channel**2.4)


_SRGB_LIGHT = ((0.2126, 0.7152, 0.0722), _linear_srgb)
_LIGHT: Mapping[Space, tuple[Values, Callable[[float], float]]] = MappingProxyType(
    {
        "rgb": _SRGB_LIGHT,
        "hsl": _SRGB_LIGHT,
        "srgb": _SRGB_LIGHT,
        "display-p3": ((0.22897, 0.69174, 0.07929), _linear_srgb),
        "a98-rgb": ((0.29734, 0.62737, 0.07529), _linear_a98),
        # After the change from its own white, D50, to the one of the other spaces, D65.
        "prophoto-rgb": ((0.26832, 0.71512, 0.01656), _linear_prophoto),
        "rec-2020": ((0.2627, 0.678, 0.0593), _linear_rec_2020),
    }
)
"""What share of the brightness each primary has, and how a channel becomes light."""
