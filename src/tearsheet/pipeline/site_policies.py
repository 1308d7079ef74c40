"""The Content-Security-Policies of one site: its scripts, and the few hosts it connects to."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable, Mapping
from urllib.parse import urlsplit

from tearsheet.cache.hashing import sha256
from tearsheet.model.site import SiteSettings
from tearsheet.output.policies import EDITING_HEADER, Policies
from tearsheet.page.document import SharedPageParts, render_scripts
from tearsheet.page.fonts import find_font_files

EDITORS = ("https://stackblitz.com", "https://codesandbox.io")
"""The online editors that open demos as a project; see `editors.ts` in the reader."""

SELF, NONE = "'self'", "'none'"

# Inline scripts have no type; those with a type are data or modules from files.
_RUNNING = re.compile(r"<script>(.*?)</script>", re.DOTALL)

# No characters that could end a source or a directive.
_ORIGIN = re.compile(r"https?://[A-Za-z0-9.:\[\]-]+")

Directives = Mapping[str, Iterable[str]]


def make_policies(shared: SharedPageParts) -> Policies:
    """Return the policies of a site.

    One applies to all its pages, because they have the same inline scripts: three at most.
    """
    settings = shared.settings
    page = _page(settings, map(_hash, find_running(render_scripts(shared))))
    address = urlsplit(settings.host)
    return Policies(
        page=_write({**page, "frame-ancestors": (NONE,)}),
        frame=_write({**page, "frame-ancestors": (SELF,)}),
        editing=EDITING_HEADER,
        worker=_write(_worker()),
        home=(address.hostname or "") if address.scheme == "https" else "",
    )


def find_running(html: str) -> tuple[str, ...]:
    """The inline scripts of a document that run; not data in script elements."""
    return tuple(dict.fromkeys(_RUNNING.findall(html)))


def _hash(script: str) -> str:
    return f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'"


def _page(settings: SiteSettings, scripts: Iterable[str]) -> Directives:
    fonts = (settings.fonts_host,) if settings.fonts_host else ()
    tags = _origins(settings.tag_service)
    analytics = (*tags, *settings.tag_hosts)
    return {
        # Some browsers check prefetched resources against default-src.
        "default-src": (SELF,),
        "script-src": (SELF, *scripts, *tags),
        # Demos insert their styles while they run.
        "style-src": (SELF, "'unsafe-inline'", *fonts),
        "font-src": (SELF, "data:", *find_font_files(settings)),
        "img-src": (SELF, "data:", "blob:", *analytics),
        "connect-src": (SELF, *analytics),
        "frame-src": (SELF,),
        "worker-src": (SELF,),
        "form-action": (SELF, *EDITORS, *_origins(settings.feedback)),
        "object-src": (NONE,),
        "base-uri": (NONE,),
    }


def _worker() -> Directives:
    return {"default-src": (NONE,), "script-src": (SELF,), "connect-src": (SELF,)}


def _origins(address: str | None) -> tuple[str, ...]:
    origin = _ORIGIN.match(address or "")
    return (origin[0],) if origin else ()


def _write(directives: Directives) -> str:
    return "; ".join(" ".join((name, *dict.fromkeys(rest))) for name, rest in directives.items())
