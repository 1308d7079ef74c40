"""Values with a digest, so that comparing them needs no encoding."""

from __future__ import annotations

from typing import Generic, TypeVar

Value = TypeVar("Value")


class Known(Generic[Value]):
    """A value, and the digest of its inputs.

    Not a dataclass, so that encoders cannot encode it and must use the digest instead.
    """

    __slots__ = ("digest", "value")

    def __init__(self, value: Value, digest: str) -> None:
        self.value = value
        self.digest = digest
