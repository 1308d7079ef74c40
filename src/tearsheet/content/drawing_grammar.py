"""The allowed elements and attributes of drawings; nothing that runs code or loads resources."""

from __future__ import annotations

import re

from msgspec import Struct

SVG = "http://www.w3.org/2000/svg"
XLINK = "http://www.w3.org/1999/xlink"
XML = "http://www.w3.org/XML/1998/namespace"

_SHAPES = """
    circle clipPath defs desc ellipse g line linearGradient mask path polygon polyline
    radialGradient rect stop symbol title use
"""
_LETTERS = "text textPath tspan"
_PICTURES = "image marker pattern svg switch"
_FILTERS = """
    filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
    feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
    feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
    feSpotLight feTile feTurbulence
"""

_GEOMETRY = """
    clipPathUnits cx cy d dx dy fr fx fy gradientTransform gradientUnits height href
    maskContentUnits maskUnits offset pathLength points preserveAspectRatio r rx ry spreadMethod
    transform transform-origin viewBox width x x1 x2 y y1 y2
"""
_PAINT = """
    clip-path clip-rule color color-interpolation display fill fill-opacity fill-rule mask mask-type
    opacity overflow paint-order shape-rendering stop-color stop-opacity stroke stroke-dasharray
    stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
    vector-effect visibility
"""
_NAMES = "focusable id lang role version xml:lang xml:space"
_LETTERING = """
    alignment-baseline baseline-shift direction dominant-baseline font-family font-size font-stretch
    font-style font-variant font-weight lengthAdjust letter-spacing method rotate side spacing
    startOffset text-anchor text-decoration text-rendering textLength unicode-bidi word-spacing
    writing-mode
"""
_PATTERNS = """
    image-rendering marker marker-end marker-mid marker-start markerHeight markerUnits markerWidth
    orient patternContentUnits patternTransform patternUnits refX refY
"""
_FILTERING = """
    amplitude azimuth baseFrequency bias color-interpolation-filters diffuseConstant divisor
    edgeMode elevation enable-background exponent filter filterUnits flood-color flood-opacity in
    in2 intercept k1 k2 k3 k4 kernelMatrix kernelUnitLength lighting-color limitingConeAngle mode
    numOctaves operator order pointsAtX pointsAtY pointsAtZ preserveAlpha primitiveUnits radius
    result scale seed slope specularConstant specularExponent stdDeviation stitchTiles surfaceScale
    tableValues targetX targetY type values xChannelSelector yChannelSelector z
"""
_FOR_BROWSERS = "baseProfile class requiredFeatures style systemLanguage"


class Grammar(Struct, frozen=True, kw_only=True):
    """The elements and attributes of one kind of drawing."""

    elements: frozenset[str]
    attributes: frozenset[str]
    prefixes: tuple[str, ...]
    """The prefixes of attributes with free names."""
    lettered: frozenset[str]
    """The elements in which text may stand."""
    spaces: frozenset[str]
    """The namespaces an element may come from; an empty one is none."""
    largest: int
    """In bytes."""
    classes: frozenset[str] = frozenset()
    """The allowed values of `class`; if empty, all are."""


LOGO = Grammar(
    elements=frozenset(_SHAPES.split()),
    attributes=frozenset(f"{_GEOMETRY} {_PAINT} {_NAMES}".split()),
    prefixes=("aria-",),
    lettered=frozenset({"title", "desc"}),
    spaces=frozenset({"", SVG}),
    largest=8 * 1024,
)
"""A logo that is inlined into every page."""

_SKETCH_SHAPES = "circle ellipse g line path polygon polyline rect"
_SKETCH_GEOMETRY = """
    class cx cy d height points r rx ry transform viewBox width x x1 x2 y y1 y2
"""

GALLERY_DRAWING = Grammar(
    elements=frozenset(_SKETCH_SHAPES.split()),
    attributes=frozenset(_SKETCH_GEOMETRY.split()),
    prefixes=(),
    lettered=frozenset(),
    spaces=frozenset({"", SVG}),
    largest=4 * 1024,
    classes=frozenset({"soft", "accent", "line"}),
)
"""The small drawing of a page, which galleries inline: grounds, what matters and strokes, each in a
color of the site."""

PICTURE = Grammar(
    elements=frozenset(f"{_SHAPES} {_LETTERS} {_PICTURES} {_FILTERS}".split()),
    attributes=frozenset(
        " ".join(
            (_GEOMETRY, _PAINT, _NAMES, _LETTERING, _PATTERNS, _FILTERING, _FOR_BROWSERS)
        ).split()
    ),
    prefixes=("aria-", "data-"),
    lettered=frozenset({"title", "desc", *_LETTERS.split()}),
    # Browsers do not render an SVG file without its namespace.
    spaces=frozenset({SVG}),
    largest=2 * 1024 * 1024,
)
"""An image of a page, which stays a separate file."""

_MOVES = "matrix rotate scale skewx skewy translate"
_COLORS = "hsl hsla hwb lab lch oklab oklch rgb rgba"
_FUNCTIONS = frozenset(f"{_MOVES} {_COLORS}".split())
_CALLED = re.compile(r"([\w-]*)\s*\(")
_OWN_URL = re.compile(r"""url\(\s*(["']?)#[\w.:-]+\1\s*\)""", re.IGNORECASE)
_OWN_PART = re.compile(r"#[\w.:-]+")
_INSIDE = re.compile(r"data:image/(?:png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/=\s]*")
_SPOKEN = ("aria-", "data-", "id", "role")


def stays_inside(element: str, name: str, value: str) -> bool:
    """Whether the value of an attribute only refers to the drawing itself."""
    if name == "href":
        holds_pixels = element == "image" and _INSIDE.fullmatch(value)
        return bool(_OWN_PART.fullmatch(value) or holds_pixels)
    if name.startswith(_SPOKEN):
        return True
    rest = _OWN_URL.sub("", value)
    # An escape with a backslash could hide the name of a function from the check.
    return "\\" not in rest and all(
        called.lower() in _FUNCTIONS for called in _CALLED.findall(rest)
    )
