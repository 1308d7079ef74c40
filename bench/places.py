"""Where the measurements keep what they install, generate and find out."""

from __future__ import annotations

from pathlib import Path

REPOSITORY = Path(__file__).parent.parent
INSTALLED = REPOSITORY / ".tearsheet" / "bench"
"""Peers, the sites generated for them and their logs; may be removed at any time."""
REMOVED = INSTALLED / "removed"
"""What is in the way of a measurement, until all are done."""
RESULTS = Path(__file__).parent / "results"
