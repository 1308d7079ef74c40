"""The offline worker: where it is published, with what goes with it, and on which host."""

from __future__ import annotations

from urllib.parse import urlsplit

from tearsheet.model.site import SiteSettings

PATH = "sw.js"
"""For good: visitors who have the worker look here for a newer one, or for one that leaves."""

PAGE = "offline/index.html"
"""Where visitors take whole products offline."""

AWAY = "offline/away/index.html"
"""What the worker shows in the place of a page that is neither fetched nor kept."""

LISTS_FOLDER = "offline"
LISTS = f"{LISTS_FOLDER}/products.json"
"""Which products there are, and where the list of each is."""


def find_home(settings: SiteSettings) -> str:
    """Name the host of the site; empty when it is to have no offline worker."""
    return (urlsplit(settings.host).hostname or "") if settings.offline else ""
