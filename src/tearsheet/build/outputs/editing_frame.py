"""The document in which edited demos run, and what code in it may do."""

from __future__ import annotations

from collections.abc import Iterable

from tearsheet.build.document import Common
from tearsheet.build.editing_bundle import EditingBundle
from tearsheet.model.texts import TEXTS

PATH = "frames/editing/index.html"

POLICY = "; ".join(
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


def render_editing_frame(common: Common, bundle: EditingBundle, variables: Iterable[str]) -> str:
    """The whole HTML of that document; what it shows it is told by the page around it."""
    styles = (*common.assets.styles, *variables, *bundle.styles)
    return (
        f'<!DOCTYPE html>\n<html lang="{common.language}" dir="ltr">\n<head>\n'
        '<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{TEXTS['editing']}</title>\n"
        '<meta name="robots" content="noindex">\n'
        + "".join(f'<link rel="stylesheet" href="{href}">\n' for href in styles)
        + "".join(f'<link rel="modulepreload" href="{href}">\n' for href in bundle.modules)
        + f'<script type="module" src="{bundle.frame}"></script>\n'
        "</head>\n<body></body>\n</html>\n"
    )
