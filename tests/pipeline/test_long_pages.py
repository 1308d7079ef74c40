"""A page of any length is built in seconds, with its proofs, its search and its contents."""

from __future__ import annotations

import pytest

from cpu_limit import cpu_limit
from small_site import SETTINGS, SmallSite

SECONDS = 20
"""Each takes less than three, of which one is spent on what every small site needs."""

PAGES = {
    "headings": "".join(f"## Heading {number}\n\nSome text.\n\n" for number in range(3000)),
    "code blocks": "".join(f"```ts\nconst a = {number};\n```\n\n" for number in range(3000)),
    "links": "".join(f"To [place {number}](/?at={number}).\n\n" for number in range(3000)),
    "table rows": "| A | B |\n| - | - |\n" + "| `a` | [b](/) |\n" * 5000,
    "bytes": "A sentence of a paragraph. " * 80_000,
    "list items": "".join(f"{'  ' * (number % 25)}- Item\n" for number in range(3000)),
    "footnotes": "".join(f"Text[^{number}].\n\n[^{number}]: A note.\n\n" for number in range(3000)),
}


@pytest.mark.parametrize("kind", PAGES)
def test_a_page_of_thousands_is_built_in_seconds(warm_site: SmallSite, kind: str) -> None:
    warm_site.write("site.yaml", f"{SETTINGS}budgets:\n  html: 90000\n  compressed: 90000\n")
    warm_site.page("long", PAGES[kind])
    warm_site.navigation("/long/")

    with cpu_limit(SECONDS):
        warm_site.build()

    assert "/long/" in warm_site.text("index.html")
