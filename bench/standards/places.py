"""Where the checkers and the site they look at are kept."""

from __future__ import annotations

from bench.places import INSTALLED

FOLDER = INSTALLED / "standards"
