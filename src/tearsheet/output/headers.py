"""Response headers by file: content type, caching, security policies.

They are data: the server looks up its files in them, and the configuration of other hosts is
generated from them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import PurePosixPath
from types import MappingProxyType

from tearsheet.output.offline_worker import PATH as OFFLINE_WORKER
from tearsheet.output.policies import EDITING_FRAME, NO_DOCUMENT, PICTURE, Policies
from tearsheet.output.speculation_rules import MEDIA_TYPE as SPECULATION_RULES_TYPE
from tearsheet.output.speculation_rules import PATH as SPECULATION_RULES

Header = tuple[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """Headers for some files. Later rules override earlier ones."""

    files: str
    """Glob of paths relative to the site's folder: pages end in `index.html`.

    `*` matches any characters including slashes; there are no other wildcards.
    """
    headers: tuple[Header, ...]
    at_home: bool = False
    """Whether it is only for requests to the site's own host or its subdomains."""


CONTENT_TYPES: Mapping[str, str] = MappingProxyType(
    {
        ".avif": "image/avif",
        ".css": "text/css; charset=utf-8",
        ".csv": "text/csv; charset=utf-8",
        ".gif": "image/gif",
        ".html": "text/html; charset=utf-8",
        ".ico": "image/x-icon",
        ".jpeg": "image/jpeg",
        ".jpg": "image/jpeg",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json; charset=utf-8",
        ".map": "application/json; charset=utf-8",
        ".md": "text/markdown; charset=utf-8",
        ".mjs": "text/javascript; charset=utf-8",
        ".mp4": "video/mp4",
        ".pdf": "application/pdf",
        ".png": "image/png",
        ".svg": "image/svg+xml; charset=utf-8",
        ".txt": "text/plain; charset=utf-8",
        ".wasm": "application/wasm",
        ".webm": "video/webm",
        ".webmanifest": "application/manifest+json; charset=utf-8",
        ".webp": "image/webp",
        ".woff": "font/woff",
        ".woff2": "font/woff2",
        ".xml": "application/xml; charset=utf-8",
        ".zip": "application/zip",
    }
)

NAMED: Mapping[str, str] = MappingProxyType(
    {
        "atom.xml": "application/atom+xml; charset=utf-8",
        "rss.xml": "application/rss+xml; charset=utf-8",
        PurePosixPath(SPECULATION_RULES).name: SPECULATION_RULES_TYPE,
    }
)
"""Content types by file name, where the suffix is ambiguous."""

TEXT = CONTENT_TYPES[".txt"]

KEEP_FOREVER = "max-age=31536000, immutable"
KEEP_FOR_A_DAY = "max-age=86400"
ASK_AGAIN = "max-age=0, must-revalidate"
# A cached service worker could be neither replaced nor uninstalled.
NEVER_STALE = "no-cache"
# A prefetched page is shown without revalidation.
KEEP_FOR_THE_VISIT = "private, max-age=30"

# For browsers with speculation rules; others ignore it.
PREPARE_PAGES: Header = ("speculation-rules", f'"/{SPECULATION_RULES}"')

# Sent with every response, and so kept short.
_EVERYWHERE: tuple[Header, ...] = (
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "strict-origin-when-cross-origin"),
)

# Browser features that no page uses.
_UNUSED = (
    "accelerometer",
    "browsing-topics",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "hid",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "publickey-credentials-get",
    "serial",
    "usb",
    "xr-spatial-tracking",
)

_DOCUMENT: tuple[Header, ...] = (
    ("permissions-policy", ", ".join(f"{name}=()" for name in _UNUSED)),
    # Windows that open a page, or are opened by it, get no reference to it.
    ("cross-origin-opener-policy", "same-origin"),
    PREPARE_PAGES,
)

# Edited demos run in a sandbox with an opaque origin, to which the site is cross-origin.
_OPEN_TO_ALL: tuple[Header, ...] = (
    ("access-control-allow-origin", "*"),
    ("cross-origin-resource-policy", "cross-origin"),
)

# Edited demos may connect to the site only: no requests, navigation, WebRTC or DNS prefetch. The
# content security policy does not cover WebRTC and DNS, and on navigation of a frame Chromium
# connects before it checks that policy.
_NO_CONNECTIONS: tuple[Header, ...] = (
    ("connection-allowlist", "(response-origin)"),
    ("x-dns-prefetch-control", "off"),
)

# A year, without includeSubDomains: subdomains decide for themselves.
_AT_HOME = Rule(
    files="*", headers=(("strict-transport-security", "max-age=31536000"),), at_home=True
)


def header_rules(policies: Policies | None) -> tuple[Rule, ...]:
    """All header rules except content types; the policies are those of the manifest."""
    return (
        Rule(
            files="*",
            headers=(
                ("cache-control", ASK_AGAIN),
                *_EVERYWHERE,
                ("cross-origin-resource-policy", "same-origin"),
            ),
        ),
        Rule(files="*.html", headers=_DOCUMENT),
        Rule(files=EDITING_FRAME, headers=_NO_CONNECTIONS),
        # An SVG that is opened directly is a document, and may contain scripts.
        Rule(files="*.svg", headers=(_policy(PICTURE),)),
        # Builds of older engines have no policies, and scripts whose hashes are unknown.
        *(_policy_rules(policies) if policies else ()),
        Rule(files="assets/*", headers=(("cache-control", KEEP_FOREVER), *_OPEN_TO_ALL)),
        Rule(files="search/*.*.json", headers=(("cache-control", KEEP_FOREVER),)),
        Rule(files="offline/*.*.json", headers=(("cache-control", KEEP_FOREVER),)),
        # Every page references it, and outdated rules do no harm.
        Rule(files=SPECULATION_RULES, headers=(("cache-control", KEEP_FOR_A_DAY),)),
        Rule(files=OFFLINE_WORKER, headers=(("cache-control", NEVER_STALE),)),
    )


def _policy_rules(policies: Policies) -> tuple[Rule, ...]:
    return (
        Rule(files="*.html", headers=(_policy(policies.page),)),
        Rule(files="frames/*.html", headers=(_policy(policies.frame),)),
        Rule(files=EDITING_FRAME, headers=(_policy(policies.editing),)),
        # The policy of a worker is the one of its own script.
        Rule(files="*.js", headers=(_policy(policies.worker),)),
        *((_AT_HOME,) if policies.home else ()),
    )


def _policy(policy: str) -> Header:
    return ("content-security-policy", policy)


def headers_without_file(policies: Policies | None, *, at_home: bool = False) -> dict[str, str]:
    """Headers of a response without a file, such as a redirect or an error."""
    headers = {"content-type": TEXT, **dict((*_EVERYWHERE, _policy(NO_DOCUMENT)))}
    if at_home and policies and policies.home:
        headers.update(_AT_HOME.headers)
    return headers


def headers_of(path: str, rules: Iterable[Rule], *, at_home: bool = False) -> dict[str, str]:
    """All headers of a file, except those that depend on its encoding."""
    headers = {"content-type": content_type(path)}
    for rule in rules:
        if (at_home or not rule.at_home) and is_among(path, rule.files):
            headers.update(rule.headers)
    return headers


def is_home(host: str, home: str) -> bool:
    """Whether a `Host` header, possibly with a port, is the site's own host or a subdomain."""
    name = host.partition(":")[0].lower()
    return bool(home) and (name == home or name.endswith(f".{home}"))


def is_among(path: str, files: str) -> bool:
    """Whether a rule's glob matches a path."""
    return _pattern(files).fullmatch(path) is not None


@lru_cache(maxsize=64)
def _pattern(files: str) -> re.Pattern[str]:
    return re.compile(".*".join(map(re.escape, files.split("*"))), re.DOTALL)


def content_type(path: str) -> str:
    """Content-Type of a file, with the charset for text."""
    name = PurePosixPath(path)
    return NAMED.get(name.name) or CONTENT_TYPES.get(
        name.suffix.lower(), "application/octet-stream"
    )


def cache_control(path: str) -> str:
    """Cache-Control of a file: immutable if it has a digest in its name."""
    return headers_of(path, header_rules(None))["cache-control"]


def bears_hash(path: str) -> bool:
    """Whether a file has a digest in its name, and so never changes."""
    return cache_control(path) == KEEP_FOREVER


def entity_tag(content_hash: str, encoding: str) -> str:
    """ETag of a file in one encoding."""
    return f'"{content_hash}-{encoding}"' if encoding else f'"{content_hash}"'
