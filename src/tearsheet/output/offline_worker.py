"""Paths of the service worker and its files, and the host it is for."""

from __future__ import annotations

from urllib.parse import urlsplit

from tearsheet.model.site import SiteSettings

PATH = "sw.js"
"""Must never change: installed workers update, or get uninstalled, from this path."""

PAGE = "offline/index.html"
"""The page for downloading products for offline use."""

AWAY = "offline/away/index.html"
"""The fallback for a page that is neither reachable nor cached."""

LISTS_FOLDER = "offline"
LISTS = f"{LISTS_FOLDER}/products.json"
"""The list of products, with the path of each one's file list."""


def find_home(settings: SiteSettings) -> str:
    """Host of the site; empty if it has no offline worker."""
    return (urlsplit(settings.host).hostname or "") if settings.offline else ""
