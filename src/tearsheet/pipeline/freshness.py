"""Whether a build would make another site, and what the next one needs to tell."""

from __future__ import annotations

import datetime
import os
from collections.abc import Collection, Iterable, Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from tearsheet.cache.code_digests import engine_digest, reader_digest
from tearsheet.cache.hashing import blake2b
from tearsheet.cache.stamps import BYTES_OF_STAMP, pack_stamps, read_stamps
from tearsheet.content.commit import find_commit
from tearsheet.content.license_key import told_key_digest
from tearsheet.content.scan import (
    Scan,
    SettledScan,
    Stamp,
    scan_again,
    scan_content,
    settle,
    stamp_of,
)
from tearsheet.output.folder_times import choose_looked_at, is_untouched
from tearsheet.output.manifest import (
    MANIFEST,
    KnownFolders,
    list_parts,
    tree_digest,
)
from tearsheet.output.manifest_parts import PARTS
from tearsheet.pipeline.untouched import (
    FILE,
    NO_END,
    SiteStamps,
    circumstances,
    has_expired,
    load_site_stamps,
    save_site_stamps,
)


class BuiltSite(Struct, frozen=True, kw_only=True):
    """A finished site in its output folder."""

    tree: str
    """The digest of its folder."""
    files: Collection[str]
    folders: Sequence[str]
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
    """The number of pages of a site that is up to date; None when it has to be built.

    Other than `count_untouched_pages`, it sees what was touched and is the same, or ignored.
    """
    try:
        stored = load_site_stamps(str(cache))
        if stored is None or scan.mistakes:
            return None
        numbers = _numbers(scan.files.values())
        fresh = (
            stored.files == [*scan.files]
            and stored.numbers.startswith(numbers)
            and stored.circumstances == _circumstances(content, out, find_commit(content))
            and not has_expired(stored.expires)
            and stored.tree == tree_digest(out)
            and is_untouched(out, stored.filled, stored.written)
        )
        return int(stored.pages) if fresh else None
    except (OSError, ValueError):
        return None


def write_stamps(content: Path, out: Path, cache: Path, scan: Scan, site: BuiltSite) -> None:
    """Store what a finished site was built from."""
    files = _numbers(settle(stamp, scan) for stamp in scan.files.values())
    folders = scan.numbers or _numbers(_settled(content, scan))
    manifest = pack_stamps(read_stamps([f"{out}/{MANIFEST}"]))
    parts = list_parts(out)
    filled = [*site.folders, *([PARTS] if parts else [])]
    looked_at = [MANIFEST, *choose_looked_at(site.files), *parts]
    stamps = SiteStamps(
        [str(site.pages), _end(site.expires), site.tree],
        [[*scan.files], [*scan.folders], looked_at, filled],
        _circumstances(content, out, site.commit),
        files + folders + manifest,
    )
    save_site_stamps(str(cache), stamps)


def scan_since(content: Path, cache: Path) -> Scan:
    """Scan the content, of which a large part is known where the last build ended well.

    Raises:
        MachineError: there is no such folder.
    """
    stored = load_site_stamps(str(cache))
    if stored:
        begin = len(stored.files) * BYTES_OF_STAMP
        numbers = stored.numbers[begin : begin + len(stored.folders) * BYTES_OF_STAMP]
        before = SettledScan(stored.files, tuple(stored.folders), numbers)
        if scan := scan_again(content, before):
            return scan
    return scan_content(content)


def find_known_folders(cache: Path) -> KnownFolders | None:
    """The folders of the site that was built last; None if that build did not end."""
    stored = load_site_stamps(str(cache))
    if stored is None:
        return None
    return KnownFolders(stored.tree, [folder for folder in stored.filled if folder != PARTS])


def forget_stamps(cache: Path) -> None:
    """Remove the stamps, so that the next build does not skip."""
    (cache / FILE).unlink(missing_ok=True)


def _circumstances(content: Path, out: Path, commit: str | None) -> list[str]:
    return circumstances(str(content), str(out), (engine_digest(), reader_digest()), commit)


def _numbers(stamps: Iterable[Stamp]) -> bytes:
    return pack_stamps([number for stamp in stamps for number in stamp.numbers])


def _settled(content: Path, scan: Scan) -> Iterator[Stamp]:
    """The stamps of the folders of the content."""
    # One that was changed after it had been listed is as young as one that is not settled.
    look = os.stat
    return (settle(stamp_of(look(f"{content}/{folder}")), scan) for folder in scan.folders)


def _end(expires: datetime.date | None) -> str:
    if expires is None:
        return NO_END
    midnight = datetime.datetime.combine(expires, datetime.time(), datetime.UTC)
    return str(int(midnight.timestamp()))
