"""The hash functions of `hashlib` without OpenSSL, whose loading takes a hundredth of an edit."""

from __future__ import annotations

import sys

try:
    from _blake2 import blake2b

    if sys.version_info >= (3, 12):
        from _sha2 import sha256
    else:
        from _sha256 import sha256
except ImportError:
    # The names are those of CPython; others may do without.
    from hashlib import blake2b, sha256

__all__ = ["blake2b", "sha256"]
