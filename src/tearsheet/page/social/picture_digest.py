"""Digest of the code that draws the social images: it is part of the pictures' public names."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tearsheet.cache.code_digests import add_files, find_or_make, installed
from tearsheet.cache.hashing import blake2b
from tearsheet.project import PACKAGES

_HERE = Path(__file__).parent
_ICON = _HERE.parents[1] / "derived" / "icon.py"


@cache
def picture_digest() -> str:
    """A digest of the drawing code, its packages and its fonts."""
    return find_or_make("pictures", _make, [_HERE], _others())


def _make() -> str:
    digest = blake2b(digest_size=16)
    digest.update("\0".join(installed({"pillow", "resvg_py", "uharfbuzz"})).encode())
    add_files(digest, sorted(_HERE.glob("social_*.py")))
    add_files(digest, [_ICON, _HERE / "typeface.py"])
    add_files(digest, _fonts())
    return digest.hexdigest()


def _others() -> Iterator[Path]:
    """The files outside of this folder."""
    yield _ICON
    yield from _fonts()


def _fonts() -> list[Path]:
    # Imported where the digest is made anew: its data class alone takes longer than the rest here.
    from tearsheet.page.social.typeface import PLAIN, STRONG

    return [PACKAGES / PLAIN, PACKAGES / STRONG]
