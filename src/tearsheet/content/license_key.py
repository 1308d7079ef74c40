"""The key of commercial packages: a secret, so it may come from the environment."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from hashlib import blake2b

VARIABLE = "TEARSHEET_LICENSE_KEY"

PROBLEM = "The license key holds spaces or line breaks."
REMEDY = "Copy it again: it is one word, however long."

_KEY = re.compile(r"\S+")


def told_license_key(environment: Mapping[str, str] = os.environ) -> str | None:
    """The key from the environment; CI services set a missing secret to an empty text."""
    return environment.get(VARIABLE) or None


def is_license_key(text: str) -> bool:
    """Whether a text has the format of a key."""
    return _KEY.fullmatch(text) is not None


def told_key_digest() -> str:
    """Digest of the key, so that it can be compared without storing it."""
    return blake2b((told_license_key() or "").encode(), digest_size=16).hexdigest()
