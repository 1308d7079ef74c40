"""The headers every answer carries: what a file is, how long it may be kept, what it may not do."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import PurePosixPath
from types import MappingProxyType

from tearsheet.build.outputs.offline_worker import PATH as OFFLINE_WORKER
from tearsheet.build.outputs.speculation_rules import MEDIA_TYPE as SPECULATION_RULES_TYPE
from tearsheet.build.outputs.speculation_rules import PATH as SPECULATION_RULES

Header = tuple[str, str]

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

# The server's own name replaces the one Granian would write, so that nobody learns its kind.
SAFETY_HEADERS: tuple[Header, ...] = (
    ("server", "tearsheet"),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "strict-origin-when-cross-origin"),
)

TEXT = CONTENT_TYPES[".txt"]
# Read where browsers prepare pages ahead; others ignore it.
PREPARE_PAGES: Header = ("speculation-rules", f'"/{SPECULATION_RULES}"')

# Edited demos run in a document without an origin, to which even its own site is a foreign one.
OPEN_TO_ALL: Header = ("access-control-allow-origin", "*")

ASSETS = "assets/"
"""Where the files lie that carry their hash in their name, and nothing of any visitor."""

_SEARCH = re.compile(r"search/[^/]+\.[\w-]{8,}\.json", re.ASCII)

KEEP_FOREVER = "public, max-age=31536000, immutable"
KEEP_FOR_A_DAY = "public, max-age=86400"
ASK_AGAIN = "public, max-age=0, must-revalidate"
# A worker that was kept anywhere on its way could not be replaced, nor made to leave.
NEVER_STALE = "no-cache"
# A page fetched ahead is shown to the visitor it was fetched for, without asking again.
KEEP_FOR_THE_VISIT = "private, max-age=30"


def content_type(path: str) -> str:
    """Name the media type of a file, with the character set where it is text."""
    name = PurePosixPath(path)
    return NAMED.get(name.name) or CONTENT_TYPES.get(
        name.suffix.lower(), "application/octet-stream"
    )


def cache_control(path: str) -> str:
    """Say how long a file may be kept: one that carries its hash in its name for good."""
    if path == SPECULATION_RULES:
        # Every page names it, and yesterday's rules do no harm.
        return KEEP_FOR_A_DAY
    if path == OFFLINE_WORKER:
        return NEVER_STALE
    return KEEP_FOREVER if bears_hash(path) else ASK_AGAIN


def bears_hash(path: str) -> bool:
    """Whether a file has the same bytes for as long as it has that name."""
    return path.startswith(ASSETS) or _SEARCH.fullmatch(path) is not None


def entity_tag(content_hash: str, encoding: str) -> str:
    """Name one version of a file in one encoding; other bytes have another name."""
    return f'"{content_hash}-{encoding}"' if encoding else f'"{content_hash}"'
