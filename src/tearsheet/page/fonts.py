"""Where the fonts of demos come from: the site itself, unless it names a host for them."""

from __future__ import annotations

from tearsheet.model.site import SiteSettings

_ICONS = "/icon?family=Material+Icons|Material+Icons+Two+Tone"
_CONDENSED = "/css2?family=Roboto+Condensed:wght@700&display=swap"

# Where stylesheets lie somewhere else than the fonts they name.
_FILES = {"https://fonts.googleapis.com": "https://fonts.gstatic.com"}


def find_icon_font(settings: SiteSettings, own: str) -> str:
    """Name the stylesheet of icons as a font."""
    return f"{settings.fonts_host}{_ICONS}" if settings.fonts_host else own


def find_condensed_font(settings: SiteSettings, own: str) -> str:
    """Name the stylesheet of the narrow face, for the pages that ask for it."""
    return f"{settings.fonts_host}{_CONDENSED}" if settings.fonts_host else own


def find_font_files(settings: SiteSettings) -> tuple[str, ...]:
    """Name the origins beside the site's own from which fonts are fetched."""
    host = settings.fonts_host
    return (_FILES.get(host, host),) if host else ()
