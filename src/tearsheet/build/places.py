"""Where the engine's own parts lie, wherever the content is."""

from __future__ import annotations

from pathlib import Path

PROJECT = Path(__file__).resolve().parents[3]
PROJECT_FILE = PROJECT / "pyproject.toml"
READER = PROJECT / "reader"
PACKAGES = PROJECT / "node_modules"
PACKAGE_LOCK = PROJECT / "package-lock.json"
CODE_LAYOUT = PROJECT / "biome.json"
"""How code is laid out here: the reader's, and what demos become without types."""
READER_BUILDS = PROJECT / ".tearsheet" / "reader"
"""Finished bundles of the reader, by their fingerprint; all sites built here share them."""
