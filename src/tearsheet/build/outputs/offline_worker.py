"""The offline worker: where it is published, and on which host pages may ask for it."""

from __future__ import annotations

from urllib.parse import urlsplit

from tearsheet.model.site import SiteSettings

PATH = "sw.js"
"""For good: visitors who have the worker look here for a newer one, or for one that leaves."""


def find_home(settings: SiteSettings) -> str:
    """Name the host of the site; empty when it is to have no offline worker."""
    return (urlsplit(settings.host).hostname or "") if settings.offline else ""
