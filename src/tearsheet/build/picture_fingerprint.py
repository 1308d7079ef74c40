"""What draws the social images, as one digest: it is part of the pictures' public names."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from pathlib import Path

from tearsheet.build.fingerprint import add_files, installed
from tearsheet.build.outputs.typeface import PLAIN, STRONG
from tearsheet.build.places import PACKAGES

_OUTPUTS = Path(__file__).parent / "outputs"
_DRAWING = ("icon.py", "kerning.py", "typeface.py")


@cache
def picture_fingerprint() -> str:
    """A digest of the code that draws, of the packages it draws with and of the fonts."""
    digest = blake2b(digest_size=16)
    digest.update("\0".join(installed({"pillow", "resvg_py"})).encode())
    add_files(digest, sorted(_OUTPUTS.glob("social_*.py")))
    add_files(digest, [_OUTPUTS / name for name in _DRAWING])
    add_files(digest, [PACKAGES / PLAIN, PACKAGES / STRONG])
    return digest.hexdigest()
