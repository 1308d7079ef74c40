"""The images of the content folder: their sizes and their hashed addresses."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

from tearsheet.content.read_file import ReadFile
from tearsheet.content.scan import DRAWING_FILE, PAGE_FILE
from tearsheet.errors import ContentError, Mistake
from tearsheet.model.source import Picture

SUFFIXES = frozenset({".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif", ".svg"})
_NOT_IN_ADDRESSES = re.compile(r"[^A-Za-z0-9_-]+")


def find_pictures(files: Mapping[str, ReadFile]) -> dict[str, list[str]]:
    """The paths of all images, by their folder; those of demos are left to the bundler, and
    those of galleries are inlined."""
    pictures: dict[str, list[str]] = {}
    for path in files:
        folder, _, name = path.rpartition("/")
        # Nearly all files are pages, so skip them first.
        if (
            name not in (PAGE_FILE, DRAWING_FILE)
            and PurePosixPath(name).suffix.lower() in SUFFIXES
            and "/demos/" not in path
        ):
            pictures.setdefault(folder, []).append(path)
    return pictures


def read_picture(root: Path, path: str, digest: bytes) -> Picture:
    """The size and the address of one image.

    Raises:
        ContentError: it is not an image that browsers can show.
    """
    file = root / path
    drawn = file.suffix.lower() == ".svg"
    width, height = _drawing_size(file) if drawn else _raster_size(file)
    return Picture(url=picture_address(path, digest), width=width, height=height)


def picture_address(path: str, digest: bytes) -> str:
    """The address of one image, with the digest of its content."""
    name = PurePosixPath(path)
    stem = _NOT_IN_ADDRESSES.sub("-", name.stem)
    return f"/assets/{stem}-{digest.hex()[:12]}{name.suffix.lower()}"


def _drawing_size(file: Path) -> tuple[int, int]:
    # Imported lazily, as Pillow below: few pages show images, and few edits are of these.
    from tearsheet.content.drawing import read_drawing_size

    try:
        data = file.read_bytes()
    except OSError as error:
        # It existed when the folder was listed: files are being moved.
        problem = f"The image cannot be opened: {error.strerror}."
        raise ContentError(file, problem, "Put it back, or remove what shows it.") from error
    return read_drawing_size(data, file)


def _raster_size(file: Path) -> tuple[int, int]:
    # Imported lazily: it takes longer than the rest of a build in which nothing changed.
    from PIL import Image, UnidentifiedImageError

    try:
        with Image.open(file) as image:
            return image.size
    except (UnidentifiedImageError, OSError, ValueError) as error:
        raise ContentError(
            file, "This is no image that can be read.", "Save it again as PNG, JPEG, WebP or AVIF."
        ) from error


def read_pictures(
    root: Path, digests: Mapping[str, bytes], mistakes: list[Mistake]
) -> dict[str, Picture]:
    """The images of one page, by their path."""
    pictures = {}
    for path, digest in digests.items():
        try:
            pictures[path] = read_picture(root, path, digest)
        except ContentError as error:
            mistakes.append(error.mistake)
    return pictures
