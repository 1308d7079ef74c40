"""The error document in place of a page that cannot be rendered; works without scripts."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tearsheet.cache.step_cache import digest
from tearsheet.errors import Mistake

SCRIPT = "/reader/src/dev-client/mistakenPage.client.ts"
"""Reloads the page when it has changed."""

REFRESH = 2
"""Refresh interval in seconds for browsers without scripts."""

_STYLE = """
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-inline-size: 60rem; margin: 3rem auto; padding-inline: 1.5rem }
ol { display: grid; gap: 1.5rem; padding: 0; list-style: none }
li { padding-inline-start: 1rem; border-inline-start: 0.25rem solid #d32f2f }
code { overflow-wrap: anywhere }
p { margin: 0.25rem 0 0; white-space: pre-wrap }
.problem { font-weight: 600 }
"""


def render_mistake_document(mistakes: Sequence[Mistake]) -> str:
    """Render the document; its version is the digest of the mistakes."""
    count = "1 mistake" if len(mistakes) == 1 else f"{len(mistakes)} mistakes"
    rows = "\n".join(map(_row, mistakes))
    return f"""\
<!DOCTYPE html>
<html lang="en" dir="ltr" data-version="{digest(rows)}">
<head>
<meta charset="utf-8">
<title>{count}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<noscript><meta http-equiv="refresh" content="{REFRESH}"></noscript>
<style>{_STYLE}</style>
<script type="module" src="{SCRIPT}"></script>
</head>
<body>
<main>
<h1>{count}</h1>
<p>This page is shown as soon as they are mended.</p>
<ol>
{rows}
</ol>
</main>
</body>
</html>
"""


def _row(mistake: Mistake) -> str:
    return (
        f'<li><code dir="ltr">{escape(str(mistake.where))}</code>'
        f'<p class="problem" dir="auto">{escape(mistake.problem)}</p>'
        f'<p class="remedy" dir="auto">{escape(mistake.remedy)}</p></li>'
    )
