"""The web app manifest: how the site is called and what it looks like on a home screen."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping

from tearsheet.model.site import SiteSettings
from tearsheet.model.theme import PAPER

PATH = "site.webmanifest"


def render_web_manifest(
    settings: SiteSettings, icon: str, sizes: Mapping[str, int], maskable: Iterable[str]
) -> str:
    """Return the manifest for an SVG icon and the PNGs of some sizes, a few of them maskable."""
    masked = frozenset(maskable)
    icons = [{"src": f"/{icon}", "type": "image/svg+xml", "sizes": "any"}]
    icons += [
        {
            "src": f"/{path}",
            "type": "image/png",
            "sizes": f"{size}x{size}",
            "purpose": "maskable" if path in masked else "any",
        }
        for path, size in sizes.items()
    ]
    manifest = {
        "id": "/",
        "name": settings.name,
        "short_name": settings.name,
        "description": settings.description,
        "lang": settings.languages[0],
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        # Documentation is linked to and left again, so it keeps the controls of a browser.
        "display": "minimal-ui",
        # One scheme only: a manifest cannot follow the device. Pages tell their own color.
        "background_color": PAPER["light"],
        "theme_color": PAPER["light"],
        "icons": icons,
    }
    return f"{json.dumps(manifest, ensure_ascii=False, indent=1)}\n"
