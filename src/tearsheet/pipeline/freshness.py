"""Whether anything changed since the last build; most builds end with this check.

It runs before the rest of the engine is even imported, so this module imports
next to nothing.
"""

from __future__ import annotations

import datetime
import json
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from tearsheet.cache.code_digests import engine_digest, reader_digest
from tearsheet.content.commit import find_commit
from tearsheet.content.license_key import told_key_digest
from tearsheet.content.scan import Scan, settle
from tearsheet.model.notice import today
from tearsheet.output.manifest import folders_of, is_untouched, tree_digest

FILE = "stamps.json"
VERSION = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class BuiltSite:
    """A finished site in its output folder."""

    tree: str
    """The digest of its folder."""
    files: Iterable[str]
    pages: int
    commit: str | None
    """The commit of the content."""
    expires: datetime.date | None = None
    """The day from which another build makes another site although nothing was changed."""


def site_digest() -> str:
    """Digest of the engine, the reader and the environment that a site is built with."""
    made_by = (engine_digest(), reader_digest(), told_key_digest())
    return blake2b(" ".join(made_by).encode(), digest_size=16).hexdigest()


def count_fresh_pages(content: Path, out: Path, cache: Path, scan: Scan) -> int | None:
    """The number of pages of a site that is up to date; None when it has to be built."""
    try:
        stored = json.loads((cache / FILE).read_bytes())
        if not isinstance(stored, dict) or scan.mistakes:
            return None
        fresh = (
            stored["version"] == VERSION
            and stored["root"] == str(content)
            and stored["files"] == _stamps(scan)
            and stored["commit"] == find_commit(content)
            and stored["fingerprint"] == site_digest()
            and not _has_expired(stored["expires"])
            and stored["tree"] == tree_digest(out)
            and is_untouched(out, stored["folders"])
        )
        return int(stored["pages"]) if fresh else None
    except (OSError, ValueError, KeyError, TypeError):
        return None


def write_stamps(content: Path, cache: Path, scan: Scan, site: BuiltSite) -> None:
    """Store what a finished site was built from."""
    stored = {
        "version": VERSION,
        "root": str(content),
        "fingerprint": site_digest(),
        "tree": site.tree,
        "folders": folders_of(site.files),
        "pages": site.pages,
        "commit": site.commit,
        "expires": site.expires.isoformat() if site.expires else None,
        "files": _settled_stamps(scan),
    }
    draft = cache / f"{FILE}.draft"
    draft.write_text(json.dumps(stored))
    draft.replace(cache / FILE)


def forget_stamps(cache: Path) -> None:
    """Remove the stamps, so that the next build does not skip."""
    (cache / FILE).unlink(missing_ok=True)


def _has_expired(day: str | None) -> bool:
    return day is not None and today() >= datetime.date.fromisoformat(day)


def _stamps(scan: Scan) -> dict[str, list[int]]:
    return {path: stamp.numbers for path, stamp in scan.files.items()}


def _settled_stamps(scan: Scan) -> dict[str, list[int]]:
    return {path: settle(stamp, scan).numbers for path, stamp in scan.files.items()}
