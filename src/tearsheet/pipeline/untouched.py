"""Whether a site and all that it was built from look as after the last build.

It runs before the rest of the engine is even imported, so this module imports next to nothing.
"""

from __future__ import annotations

import os

from tearsheet.cache.known_code import find_code_digest
from tearsheet.cache.stamps import BYTES_OF_STAMP, load_stamped, save_stamped
from tearsheet.content.commit import find_commit
from tearsheet.content.license_key import told_key_digest
from tearsheet.content.same_stamps import look_again
from tearsheet.model.clock import now
from tearsheet.processes.forked_check import holds_for_all

FILE = "stamps"
VERSION = "5"
NO_END = ""
"""Of a site that holds for as long as nothing is changed."""

_FACTS, _LISTS = 3, 4
_BEGIN = _FACTS + _LISTS


class SiteStamps:
    """What a finished site was built from, and its files."""

    def __init__(
        self, facts: list[str], lists: list[list[str]], circumstances: list[str], numbers: bytes
    ) -> None:
        self.pages, self.expires, self.tree = facts
        self.files, self.folders, self.written, self.filled = lists
        """The files and folders of the content; the files of the site, of which the first is the
        manifest, and the folders that they lie in."""
        self.circumstances = circumstances
        self.numbers = numbers
        """Of the stamps of the content, and of the manifest."""


def load_site_stamps(cache: str) -> SiteStamps | None:
    """Load what the last build stored; None if it did not end, or stored something else."""
    stored = load_stamped(f"{cache}/{FILE}")
    try:
        if stored is None:
            return None
        texts, numbers = stored
        lists, begin = [], _BEGIN
        for count in texts[_FACTS:_BEGIN]:
            end = begin + int(count)
            lists.append(texts[begin:end])
            begin = end
        stamps = SiteStamps(texts[:_FACTS], lists, texts[begin:], numbers)
        stamped = len(stamps.files) + len(stamps.folders) + 1
        return stamps if len(numbers) == stamped * BYTES_OF_STAMP else None
    except ValueError:
        return None


def save_site_stamps(cache: str, stamps: SiteStamps) -> None:
    """Store what a finished site was built from."""
    facts = (stamps.pages, stamps.expires, stamps.tree)
    lists = (stamps.files, stamps.folders, stamps.written, stamps.filled)
    counts = (str(len(texts)) for texts in lists)
    texts = (text for texts in lists for text in texts)
    save_stamped(
        f"{cache}/{FILE}", [*facts, *counts, *texts, *stamps.circumstances], stamps.numbers
    )


def count_untouched_pages(content: str, out: str, cache: str) -> int | None:
    """The number of pages of a site of which nothing looks different; None if something does.

    Nothing is listed or opened: the time of a folder tells what came and went in it.
    """
    stored = load_site_stamps(cache)
    try:
        # What changes most often comes first.
        if stored is None or not look_again(stamped_paths(content, out, stored), stored.numbers):
            return None
        same = _are_circumstances_the_same(content, out, stored) and _is_older(out, stored)
        return int(stored.pages) if same else None
    except (OSError, ValueError):
        return None


def _are_circumstances_the_same(content: str, out: str, stored: SiteStamps) -> bool:
    engine, reader = find_code_digest("engine"), find_code_digest("reader")
    if engine is None or reader is None or has_expired(stored.expires):
        return False
    return stored.circumstances == circumstances(
        content, out, (engine, reader), find_commit(content)
    )


def circumstances(content: str, out: str, code: tuple[str, str], commit: str | None) -> list[str]:
    """All that a site depends on beside the files of its content."""
    return [VERSION, content, out, *code, told_key_digest(), commit or ""]


def has_expired(expires: str) -> bool:
    """Whether a site is another one by now although nothing was changed."""
    return expires != NO_END and now() >= int(expires)


def stamped_paths(content: str, out: str, stamps: SiteStamps) -> list[str]:
    """The paths whose stamps were stored."""
    below = (*stamps.files, *stamps.folders)
    return [*(f"{content}/{path}" for path in below), f"{out}/{stamps.written[0]}"]


def _is_older(out: str, stamps: SiteStamps) -> bool:
    """Whether each file of the site, and each folder, is at most as young as its manifest."""
    look = os.lstat
    finished = look(f"{out}/{stamps.written[0]}").st_mtime_ns
    paths = [*stamps.filled, *stamps.written]

    def are_older(begin: int, end: int) -> bool:
        return all(look(f"{out}/{path}").st_mtime_ns <= finished for path in paths[begin:end])

    return holds_for_all(are_older, len(paths))
