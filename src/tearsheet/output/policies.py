"""What the documents of a site may do in a visitor's browser: its Content-Security-Policies."""

from __future__ import annotations

from dataclasses import dataclass

PICTURE = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox"
"""For a picture that is opened by itself: it is shown, and does nothing."""

NO_DOCUMENT = "default-src 'none'; frame-ancestors 'none'"
"""For the few words of an answer that is no file."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Policies:
    """The policies of one build of a site, and the host it is at home on."""

    page: str
    frame: str
    """Of demos in a document of their own, which pages of the site may frame."""
    editing: str
    """Of the document in which edited demos run."""
    worker: str
    """Of scripts, for those that are started as a worker."""
    home: str = ""
    """The name of the site's own host where it is asked for by https; else empty."""


EDITING_FRAME = "frames/editing/index.html"


EDITING_POLICY = "; ".join(
    (
        "default-src 'none'",
        # The frame's own script names the site's host, which nobody knows here, before other code
        # runs: "self" means nothing in a document without an origin.
        "script-src http: https: 'unsafe-eval'",
        "style-src http: https: 'unsafe-inline'",
        "font-src http: https: data:",
        "img-src http: https: data: blob:",
        "base-uri 'none'",
        "form-action 'none'",
        # All markup that code writes goes through the frame's own script first.
        "require-trusted-types-for 'script'",
        "trusted-types default",
    )
)
"""Nothing is fetched, sent or framed; said here too for hosts that send no headers."""
