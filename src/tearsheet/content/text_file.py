"""Decodes a text file: UTF-8 with normalized line endings."""

from __future__ import annotations

from pathlib import Path

from tearsheet.errors import ContentError, Place

LARGEST = 4 * 1024 * 1024
"""In bytes; a larger page must be a mistake."""


def decode_text(data: bytes, file: Path, largest: int = LARGEST) -> str:
    """Turn the bytes of a file into text.

    Raises:
        ContentError: the file is too large, binary, or not UTF-8.
    """
    if len(data) > largest:
        raise ContentError(
            file,
            problem=f"The file is {len(data) / 1024**2:.0f} MiB large.",
            remedy=f"Split it; {largest // 1024**2} MiB is the most that is read.",
        )
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise ContentError(
            Place(file, line),
            problem=f"Byte {data[error.start]:#04x} is not UTF-8 text.",
            remedy="Save the file as UTF-8.",
        ) from error
    if "\0" in text:
        raise ContentError(
            Place(file, text.count("\n", 0, text.index("\0")) + 1),
            problem="The file holds a NUL character, so it is not text.",
            remedy="Replace it by a text file.",
        )
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text
