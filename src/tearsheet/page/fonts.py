"""Which fonts a page preloads, and where the fonts of icons come from: the site, or a font host."""

from __future__ import annotations

from tearsheet.model.site import SiteSettings

_ICONS = "/icon?family=Material+Icons|Material+Icons+Two+Tone"
_CONDENSED = "/css2?family=Roboto+Condensed:wght@700&display=swap"

# Hosts whose stylesheets refer to fonts on another host.
_FILES = {"https://fonts.googleapis.com": "https://fonts.gstatic.com"}


def preload_font(address: str, priority: str = "auto") -> str:
    """The link that fetches a font before the styles that name it are read."""
    hint = "" if priority == "auto" else f' fetchpriority="{priority}"'
    return f'<link rel="preload" href="{address}" as="font" type="font/woff2" crossorigin{hint}>\n'


def find_icon_font(settings: SiteSettings, local: str) -> str:
    """Return the address of the icon font's stylesheet."""
    return f"{settings.fonts_host}{_ICONS}" if settings.fonts_host else local


def find_condensed_font(settings: SiteSettings, local: str) -> str:
    """Return the address of the condensed font's stylesheet, for the pages that ask for it."""
    return f"{settings.fonts_host}{_CONDENSED}" if settings.fonts_host else local


def find_font_files(settings: SiteSettings) -> tuple[str, ...]:
    """Return the origins other than the site's own from which fonts are fetched."""
    host = settings.fonts_host
    return (_FILES.get(host, host),) if host else ()
