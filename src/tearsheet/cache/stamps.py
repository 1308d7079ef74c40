"""What files and folders look like without being opened, and facts that hold as long as they do.

A build in which nothing changed needs little more than this, so it imports next to nothing.
"""

from __future__ import annotations

import os
import struct

# That of `typing` takes longer to import than all else here.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

SETTLED_NANOSECONDS = 100_000_000
"""The age from which on a file is believed to look different when it is changed again."""

_NUMBERS = 4
"""Of each file: when it was modified, its size, when its inode was changed, and its inode."""

BYTES_OF_STAMP = 8 * _NUMBERS

_AT_ONCE = 64
"""Files that are looked at before they are compared."""

_LENGTH = 8


def read_stamps(paths: Iterable[str]) -> list[int]:
    """The numbers of files and folders, one after the other.

    Raises:
        OSError: one is not there.
    """
    look = os.stat
    numbers: list[int] = []
    for path in paths:
        seen = look(path)
        numbers.extend((seen.st_mtime_ns, seen.st_size, seen.st_ctime_ns, seen.st_ino))
    return numbers


def are_settled(numbers: list[int], began: int) -> bool:
    """Whether all files were old enough for the next change of any to be noticed."""
    return all(changed < began - SETTLED_NANOSECONDS for changed in numbers[2::_NUMBERS])


def look_as(paths: list[str], stored: bytes | memoryview) -> bool:
    """Whether all files and folders look as they did; ends at the first that does not.

    Raises:
        OSError: one is not there.
    """
    if len(stored) != len(paths) * BYTES_OF_STAMP:
        return False
    for first in range(0, len(paths), _AT_ONCE):
        begin, end = first * BYTES_OF_STAMP, (first + _AT_ONCE) * BYTES_OF_STAMP
        if pack_stamps(read_stamps(paths[first : first + _AT_ONCE])) != stored[begin:end]:
            return False
    return True


def pack_stamps(numbers: list[int]) -> bytes:
    """Numbers as they are stored."""
    return struct.pack(f"{len(numbers)}q", *numbers)


def load_stamped(file: str) -> tuple[list[str], bytes] | None:
    """The texts and the numbers in a file; None if there are none that can be read."""
    try:
        with open(file, "rb") as opened:
            data = opened.read()
        end = _LENGTH + int.from_bytes(data[:_LENGTH], "little")
        return os.fsdecode(data[_LENGTH:end]).split("\0"), data[end:]
    except (OSError, ValueError):
        return None


def save_stamped(file: str, texts: Iterable[str], numbers: bytes) -> None:
    """Store texts, none of which may hold a null character, as no path does."""
    encoded = os.fsencode("\0".join(texts))
    draft = f"{file}.{os.getpid()}.draft"
    with open(draft, "wb") as opened:
        opened.write(len(encoded).to_bytes(_LENGTH, "little"))
        opened.write(encoded)
        opened.write(numbers)
    os.replace(draft, file)


def find_while_unchanged(file: str) -> list[str] | None:
    """The facts in a file, if all files and folders that they rest on look as they did."""
    stored = load_stamped(file)
    try:
        if stored is None:
            return None
        (count, *texts), numbers = stored
        facts, paths = texts[: int(count)], texts[int(count) :]
        return facts if look_as(paths, numbers) else None
    except (OSError, ValueError):
        return None


def save_while_unchanged(file: str, facts: list[str], paths: list[str], began: int) -> None:
    """Store facts that hold as long as some files and folders look as they do now.

    Nothing is stored if one of them is younger than `began`, or where nothing can be written:
    then the facts are found as they were this time.
    """
    try:
        numbers = read_stamps(paths)
        if are_settled(numbers, began):
            os.makedirs(os.path.dirname(file), exist_ok=True)
            save_stamped(file, [str(len(facts)), *facts, *paths], pack_stamps(numbers))
    except OSError:
        return
