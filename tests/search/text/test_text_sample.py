"""The index that the reader's tests use is one the engine writes."""

from __future__ import annotations

import json

from sample_index import INDEX, make_sample


def test_the_readers_sample_is_up_to_date() -> None:
    kept = json.loads(INDEX.read_text(encoding="utf-8"))

    # Written anew by `python tests/search/text/sample_index.py`.
    assert kept == make_sample()
