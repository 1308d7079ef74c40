"""Paths of the internal files at a target, which are never served to visitors."""

from __future__ import annotations

OWN = ".tearsheet"
LEDGER = f"{OWN}/ledger.json"
LEASE = f"{OWN}/lease.json"
BLOBS = f"{OWN}/blobs"
RECORDS = f"{OWN}/releases"
RECORD_PARTS = f"{OWN}/parts"


def blob_place(identity: str) -> str:
    """Content-addressed path of a document, kept as long as a release needs it."""
    return f"{BLOBS}/{identity[:2]}/{identity[2:]}"


def record_place(number: int) -> str:
    """Path of the record of a release."""
    return f"{RECORDS}/{number}.json"


def record_part_place(digest: str) -> str:
    """Content-addressed path of a part of records, kept as long as one of them needs it."""
    return f"{RECORD_PARTS}/{digest}.json"


def is_own(path: str) -> bool:
    """Whether a path is internal; ignores case, as some file systems do."""
    return path.partition("/")[0].lower() == OWN
