"""Values that are recognized by a digest, without being read or encoded again."""

from __future__ import annotations

from typing import Generic, TypeVar

Value = TypeVar("Value")


class Known(Generic[Value]):
    """A value, and the digest of everything it was made from.

    It is no dataclass: whatever encodes a larger value must ask for the digest instead.
    """

    __slots__ = ("digest", "value")

    def __init__(self, value: Value, digest: str) -> None:
        self.value = value
        self.digest = digest
