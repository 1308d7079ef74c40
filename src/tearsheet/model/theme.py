"""The site's design tokens: stylesheets and scripts are generated from here."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

BREAKPOINTS: Mapping[str, int] = MappingProxyType(
    {"xs": 0, "sm": 600, "md": 900, "lg": 1200, "xl": 1536}
)
"""The breakpoints: the min-width of each screen size, in px."""

LAYERS: Mapping[str, int] = MappingProxyType(
    {
        "mobileStepper": 1000,
        "fab": 1050,
        "speedDial": 1050,
        "appBar": 1100,
        "drawer": 1200,
        "modal": 1300,
        "snackbar": 1400,
        "tooltip": 1500,
    }
)
"""The z-index of each layer."""

PAPER: Mapping[str, str] = MappingProxyType({"light": "#fcfbf9", "dark": "#131317"})
"""The background color in both schemes; also the browser's theme color."""

SPACING = 8
"""One step of space, in px."""

TOOLBAR_HEIGHTS: Mapping[str, int] = MappingProxyType({"default": 56, "landscape": 48, "sm": 64})
"""The least height in px: at first, on a screen lying on its side, and from `sm`, which wins."""

_LIGHTS = (
    ((2, 1, -1), (1, 0), (1, 3, 0)),
    ((3, 1, -2), (2, 0), (1, 5, 0)),
    ((3, 3, -2), (4, 0), (1, 8, 0)),
    ((2, 4, -1), (5, 0), (1, 10, 0)),
    ((3, 5, -1), (8, 0), (1, 14, 0)),
    ((3, 5, -1), (10, 0), (1, 18, 0)),
    ((4, 5, -2), (10, 1), (2, 16, 1)),
    ((5, 5, -3), (10, 1), (3, 14, 2)),
    ((5, 6, -3), (12, 1), (3, 16, 2)),
    ((6, 6, -3), (14, 1), (4, 18, 3)),
    ((6, 7, -4), (15, 1), (4, 20, 3)),
    ((7, 8, -4), (17, 2), (5, 22, 4)),
    ((7, 8, -4), (19, 2), (5, 24, 4)),
    ((7, 9, -4), (21, 2), (5, 26, 4)),
    ((8, 9, -5), (22, 2), (6, 28, 5)),
    ((8, 10, -5), (24, 2), (6, 30, 5)),
    ((8, 11, -5), (26, 2), (6, 32, 5)),
    ((9, 11, -5), (28, 2), (7, 34, 6)),
    ((9, 12, -6), (29, 2), (7, 36, 6)),
    ((10, 13, -6), (31, 3), (8, 38, 7)),
    ((10, 13, -6), (33, 3), (8, 40, 7)),
    ((10, 14, -6), (35, 3), (8, 42, 7)),
    ((11, 14, -7), (36, 3), (9, 44, 8)),
    ((11, 15, -7), (38, 3), (9, 46, 8)),
)
"""How each level above 0 shades what lies below it, in px.

First the sharp shadow under the edge, as (fall, blur, spread); then the half
shadow as (blur, spread), for it falls as far as its level is high; last the soft
shadow of the light that comes from everywhere, as (fall, blur, spread).
"""


def _draw_shadow(level: int) -> str:
    """The CSS of one level: three shadows, each with its own opacity."""
    umbra, penumbra, ambient = _LIGHTS[level - 1]
    shadows = ((*umbra, 0.2), (level, *penumbra, 0.14), (*ambient, 0.12))
    return ",".join(
        f"0px {fall}px {blur}px {spread}px rgba(0,0,0,{opacity})"
        for fall, blur, spread, opacity in shadows
    )


SHADOWS = ("none", *(_draw_shadow(level) for level in range(1, len(_LIGHTS) + 1)))
"""The 24 levels by their number; level 0 has no shadow."""
