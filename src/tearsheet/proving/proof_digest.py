"""Digest of the code that makes proofs, which invalidates cached proofs."""

from __future__ import annotations

from pathlib import Path

from tearsheet.cache.step_cache import digest
from tearsheet.pipeline.freshness import site_digest


def proof_digest() -> str:
    """Digest of the engine, the reader, its packages and the scripts in the browser."""
    scripts = sorted(Path(__file__).parent.glob("*.js"))
    return digest(site_digest(), *(script.read_bytes() for script in scripts))
