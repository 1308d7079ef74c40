"""The sandbox document in which edited demos run, and its policy."""

from __future__ import annotations

from collections.abc import Iterable

from tearsheet.bundle.editing_bundle import EditingBundle
from tearsheet.model.texts import TEXTS
from tearsheet.output.policies import EDITING_POLICY
from tearsheet.page.document import SharedPageParts

PLACE = '<figure><div class="demo-frame"><div class="demo-variant"></div></div></figure>'
"""Where the demo goes, in elements that the stylesheets of pages know."""


def render_editing_frame(
    shared: SharedPageParts, bundle: EditingBundle, variables: Iterable[str]
) -> str:
    """The whole HTML of that document; the page around it sends it what to show."""
    styles = (*shared.assets.styles, *variables, *bundle.styles)
    return (
        f'<!DOCTYPE html>\n<html lang="{shared.language}" dir="ltr">\n<head>\n'
        '<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{EDITING_POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{TEXTS['editing']}</title>\n"
        '<meta name="robots" content="noindex">\n'
        + "".join(f'<link rel="stylesheet" href="{href}">\n' for href in styles)
        + "".join(f'<link rel="modulepreload" href="{href}">\n' for href in bundle.modules)
        + f'<script type="module" src="{bundle.frame}"></script>\n'
        f"</head>\n<body>{PLACE}</body>\n</html>\n"
    )
