"""What proofs are made by, as one digest: a proof by something else proves nothing."""

from __future__ import annotations

from pathlib import Path

from tearsheet.cache.step_cache import digest
from tearsheet.pipeline.freshness import site_digest


def proof_digest() -> str:
    """A digest of the engine, the reader, its packages, and what runs in the browser."""
    scripts = sorted(Path(__file__).parent.glob("*.js"))
    return digest(site_digest(), *(script.read_bytes() for script in scripts))
