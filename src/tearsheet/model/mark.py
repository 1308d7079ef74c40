"""The logo of the site: a sheet, and its torn-off corner in color."""

from __future__ import annotations

INK = "#16181d"
PAPER = "#f4f1ea"
CORAL = "#ff6a45"

# Drawn on 24 by 24, as every mark of the family, whose sheets are torn alike.
SHEET = (
    "M6 2h12a4 4 0 0 1 4 4v6.6l-2.9 1.2-.5 2.6-2.6.5-.6 2.5-2.6.7-.9 1.9H6a4 4 0 0 1-4-4V6"
    "a4 4 0 0 1 4-4Z"
)
# With the lines of the text, which let the ground through.
KEPT = f"{SHEET}m1.5 5a1 1 0 0 0 0 2h9a1 1 0 0 0 0-2Zm0 5a1 1 0 0 0 0 2h4.5a1 1 0 0 0 0-2Z"
TAKEN = "M22 14.8V18a4 4 0 0 1-4 4h-4.2l.5-1 2.6-.7.6-2.5 2.6-.5.5-2.6Z"
