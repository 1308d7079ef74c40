"""The content security policies of a site."""

from __future__ import annotations

from msgspec import Struct

PICTURE = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox"
"""For an SVG that is opened directly."""

NO_DOCUMENT = "default-src 'none'; frame-ancestors 'none'"
"""For a response without a file."""


class Policies(Struct, frozen=True, kw_only=True):
    """The policies of one build, and the site's own host."""

    page: str
    frame: str
    """Of preview frames, which pages of the site may embed."""
    editing: str
    """Of the sandbox in which edited demos run."""
    worker: str
    """Of scripts, which applies to those started as a worker."""
    home: str = ""
    """The site's own host if it is served over HTTPS; otherwise empty."""


EDITING_FRAME = "frames/editing/index.html"


EDITING_POLICY = "; ".join(
    (
        "default-src 'none'",
        # The frame's own script narrows these to the site before other code runs. The host is
        # unknown at build time, and in an opaque origin WebKit matches nothing with 'self'.
        "script-src http: https: 'unsafe-eval'",
        "style-src http: https: 'unsafe-inline'",
        "font-src http: https: data:",
        "img-src http: https: data: blob:",
        "base-uri 'none'",
        "form-action 'none'",
        # All markup that code writes passes the frame's Trusted Types policy.
        "require-trusted-types-for 'script'",
        "trusted-types default",
    )
)
"""Blocks requests, forms and frames; also a meta element, for hosts without headers."""

EDITING_HEADER = f"{EDITING_POLICY}; frame-ancestors 'self'; sandbox allow-scripts"
"""With what a meta element cannot say; `sandbox` also when opened outside of its iframe."""
