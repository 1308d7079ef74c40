"""The headers every answer carries: what a file is, how long it may be kept, what it may not do.

They are data: a server looks its files up in them, and what sets up other hosts is written
from them.
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
    """What is said with some files. Of two rules for one header the later one holds."""

    files: str
    """Their paths from the site's root, as they are in its folder: pages end in `index.html`.

    `*` stands for any letters, strokes among them, and nothing else is a sign.
    """
    headers: tuple[Header, ...]
    at_home: bool = False
    """Only to those who ask for the site's own host, or for one below it."""


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
"""What some files are that their ending alone does not tell."""

TEXT = CONTENT_TYPES[".txt"]

KEEP_FOREVER = "max-age=31536000, immutable"
KEEP_FOR_A_DAY = "max-age=86400"
ASK_AGAIN = "max-age=0, must-revalidate"
# A worker that was kept anywhere on its way could not be replaced, nor made to leave.
NEVER_STALE = "no-cache"
# A page fetched ahead is shown to the visitor it was fetched for, without asking again.
KEEP_FOR_THE_VISIT = "private, max-age=30"

# Read where browsers prepare pages ahead; others ignore it.
PREPARE_PAGES: Header = ("speculation-rules", f'"/{SPECULATION_RULES}"')

# Said with everything, and so without a word too many.
_EVERYWHERE: tuple[Header, ...] = (
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "strict-origin-when-cross-origin"),
)

# Of the names a browser knows, those that nothing here has a use for.
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
    # Whatever opens a page, or is opened by it, does not hold its window.
    ("cross-origin-opener-policy", "same-origin"),
    PREPARE_PAGES,
)

# Edited demos run in a document without an origin, to which even its own site is a foreign one.
_OPEN_TO_ALL: tuple[Header, ...] = (
    ("access-control-allow-origin", "*"),
    ("cross-origin-resource-policy", "cross-origin"),
)

# Edited demos speak to nobody but the site: no request, no place to go, no call, no name to look
# up. The content policy does not cover calls and names, and where a frame goes Chromium connects
# before it asks that policy.
_SPEAKS_TO_NOBODY: tuple[Header, ...] = (
    ("connection-allowlist", "(response-origin)"),
    ("x-dns-prefetch-control", "off"),
)

# A year, and for the site's own name alone: who may be asked for below it is not for it to say.
_AT_HOME = Rule(
    files="*", headers=(("strict-transport-security", "max-age=31536000"),), at_home=True
)


def header_rules(policies: Policies | None) -> tuple[Rule, ...]:
    """Say what is said with which files, beside their type; the policies are in the manifest."""
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
        Rule(files=EDITING_FRAME, headers=_SPEAKS_TO_NOBODY),
        # A picture that is opened by itself is a document, and may hold a script.
        Rule(files="*.svg", headers=(_policy(PICTURE),)),
        # A build of an engine that wrote none down runs scripts nobody can name any more.
        *(_policy_rules(policies) if policies else ()),
        Rule(files="assets/*", headers=(("cache-control", KEEP_FOREVER), *_OPEN_TO_ALL)),
        Rule(files="search/*.*.json", headers=(("cache-control", KEEP_FOREVER),)),
        Rule(files="offline/*.*.json", headers=(("cache-control", KEEP_FOREVER),)),
        # Every page names it, and yesterday's rules do no harm.
        Rule(files=SPECULATION_RULES, headers=(("cache-control", KEEP_FOR_A_DAY),)),
        Rule(files=OFFLINE_WORKER, headers=(("cache-control", NEVER_STALE),)),
    )


def _policy_rules(policies: Policies) -> tuple[Rule, ...]:
    return (
        Rule(files="*.html", headers=(_policy(policies.page),)),
        Rule(files="frames/*.html", headers=(_policy(policies.frame),)),
        Rule(files=EDITING_FRAME, headers=(_policy(policies.editing),)),
        # Of a worker its own file says what it may do.
        Rule(files="*.js", headers=(_policy(policies.worker),)),
        *((_AT_HOME,) if policies.home else ()),
    )


def _policy(policy: str) -> Header:
    return ("content-security-policy", policy)


def headers_without_file(policies: Policies | None, *, at_home: bool = False) -> dict[str, str]:
    """Say what is said where no file is sent: where to go instead, or what cannot be had."""
    said = {"content-type": TEXT, **dict((*_EVERYWHERE, _policy(NO_DOCUMENT)))}
    if at_home and policies and policies.home:
        said.update(_AT_HOME.headers)
    return said


def headers_of(path: str, rules: Iterable[Rule], *, at_home: bool = False) -> dict[str, str]:
    """Say everything that is said with a file, in whatever encoding it travels."""
    said = {"content-type": content_type(path)}
    for rule in rules:
        if (at_home or not rule.at_home) and is_among(path, rule.files):
            said.update(rule.headers)
    return said


def is_home(host: str, home: str) -> bool:
    """Whether a `Host` header, which may name a port, asks for the site's own host or below it."""
    name = host.partition(":")[0].lower()
    return bool(home) and (name == home or name.endswith(f".{home}"))


def is_among(path: str, files: str) -> bool:
    """Whether a file is one of those a rule is for."""
    return _pattern(files).fullmatch(path) is not None


@lru_cache(maxsize=64)
def _pattern(files: str) -> re.Pattern[str]:
    return re.compile(".*".join(map(re.escape, files.split("*"))), re.DOTALL)


def content_type(path: str) -> str:
    """Name the media type of a file, with the character set where it is text."""
    name = PurePosixPath(path)
    return NAMED.get(name.name) or CONTENT_TYPES.get(
        name.suffix.lower(), "application/octet-stream"
    )


def cache_control(path: str) -> str:
    """Say how long a file may be kept: one that carries its hash in its name for good."""
    return headers_of(path, header_rules(None))["cache-control"]


def bears_hash(path: str) -> bool:
    """Whether a file has the same bytes for as long as it has that name."""
    return cache_control(path) == KEEP_FOREVER


def entity_tag(content_hash: str, encoding: str) -> str:
    """Name one version of a file in one encoding; other bytes have another name."""
    return f'"{content_hash}-{encoding}"' if encoding else f'"{content_hash}"'
