"""The policies of one site: what runs in its pages, and the few hosts they speak to, by name."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable, Mapping
from hashlib import sha256
from urllib.parse import urlsplit

from tearsheet.model.site import SiteSettings
from tearsheet.output.policies import Policies
from tearsheet.page.document import SharedPageParts, render_scripts
from tearsheet.page.fonts import find_font_files

EDITORS = ("https://stackblitz.com", "https://codesandbox.io")
"""Where demos are sent to be opened as a project; `editors.ts` in the reader says how."""

SELF, NONE = "'self'", "'none'"

# Of a script with a type browsers run only modules, which are files of the site.
_RUNNING = re.compile(r"<script>(.*?)</script>", re.DOTALL)

# Nothing in it could end a source, or a directive.
_ORIGIN = re.compile(r"https?://[A-Za-z0-9.:\[\]-]+")

Directives = Mapping[str, Iterable[str]]


def make_policies(shared: SharedPageParts) -> Policies:
    """Write the policies of a site.

    One holds for all its pages, because the scripts that stand in them are the same in
    all: two at most.
    """
    settings = shared.settings
    page = _page(settings, map(_hash, find_running(render_scripts(shared))))
    address = urlsplit(settings.host)
    return Policies(
        page=_write({**page, "frame-ancestors": (NONE,)}),
        frame=_write({**page, "frame-ancestors": (SELF,)}),
        editing=_write(_editing(settings)),
        worker=_write(_worker()),
        home=(address.hostname or "") if address.scheme == "https" else "",
    )


def find_running(html: str) -> tuple[str, ...]:
    """The scripts that are written into a document and run; data in script elements does not."""
    return tuple(dict.fromkeys(_RUNNING.findall(html)))


def _hash(script: str) -> str:
    return f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'"


def _page(settings: SiteSettings, scripts: Iterable[str]) -> Directives:
    fonts = (settings.fonts_host,) if settings.fonts_host else ()
    tags = _origins(settings.tag_service)
    told = (*tags, *settings.tag_hosts)
    return {
        # Of what browsers fetch ahead some ask whether it were allowed to be just anything.
        "default-src": (SELF,),
        "script-src": (SELF, *scripts, *tags),
        # What demos look like is written while they run.
        "style-src": (SELF, "'unsafe-inline'", *fonts),
        "font-src": (SELF, "data:", *find_font_files(settings)),
        "img-src": (SELF, "data:", "blob:", *told),
        "connect-src": (SELF, *told),
        "frame-src": (SELF,),
        "worker-src": (SELF,),
        "form-action": (SELF, *EDITORS, *_origins(settings.feedback)),
        "object-src": (NONE,),
        "base-uri": (NONE,),
    }


def _editing(settings: SiteSettings) -> Directives:
    # A document without an origin: what "self" is there browsers do not agree on, a name they do.
    own = (SELF, settings.host)
    return {
        "default-src": (NONE,),
        "script-src": (*own, "'unsafe-eval'"),
        "style-src": (*own, "'unsafe-inline'"),
        "font-src": (*own, "data:"),
        "img-src": (*own, "data:", "blob:"),
        "form-action": (NONE,),
        "base-uri": (NONE,),
        "frame-ancestors": (SELF,),
        # All markup that code writes goes through the frame's own script first.
        "require-trusted-types-for": ("'script'",),
        "trusted-types": ("default",),
        # Also for those who open it by itself.
        "sandbox": ("allow-scripts",),
    }


def _worker() -> Directives:
    return {"default-src": (NONE,), "script-src": (SELF,), "connect-src": (SELF,)}


def _origins(address: str | None) -> tuple[str, ...]:
    found = _ORIGIN.match(address or "")
    return (found[0],) if found else ()


def _write(directives: Directives) -> str:
    return "; ".join(" ".join((name, *dict.fromkeys(rest))) for name, rest in directives.items())
