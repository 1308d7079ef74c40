"""The key of commercial packages: a secret, so it may come from the environment."""

from __future__ import annotations

import os

# That of `typing` takes longer to import than a build in which nothing changed has for it.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

VARIABLE = "TEARSHEET_LICENSE_KEY"

PROBLEM = "The license key holds spaces or line breaks."
REMEDY = "Copy it again: it is one word, however long."


def told_license_key(environment: Mapping[str, str] = os.environ) -> str | None:
    """The key from the environment; CI services set a missing secret to an empty text."""
    return environment.get(VARIABLE) or None


def is_license_key(text: str) -> bool:
    """Whether a text has the format of a key."""
    return text.split() == [text]


def told_key_digest() -> str:
    """Digest of the key, so that it can be compared without storing it; empty without one."""
    key = told_license_key()
    if not key:
        return ""
    from tearsheet.cache.hashing import blake2b

    return blake2b(key.encode(), digest_size=16).hexdigest()
