"""The names under which publishing keeps its own things at a target; no visitor is served them."""

from __future__ import annotations

OWN = ".tearsheet"
LEDGER = f"{OWN}/ledger.json"
LEASE = f"{OWN}/lease.json"
BLOBS = f"{OWN}/blobs"
RECORDS = f"{OWN}/releases"


def blob_place(identity: str) -> str:
    """Where a document lies under the name of what it is, for as long as a release needs it."""
    return f"{BLOBS}/{identity[:2]}/{identity[2:]}"


def record_place(number: int) -> str:
    """Where it is written down what a release holds."""
    return f"{RECORDS}/{number}.json"


def is_own(path: str) -> bool:
    """Whether a name is one of ours, whoever wrote it and however it is spelled."""
    return path.partition("/")[0].lower() == OWN
