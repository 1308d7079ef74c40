"""The code of articles, which is highlighted together with that of other pages."""

from __future__ import annotations

import re

from page_samples import a_source

from tearsheet.markdown.article import render_article, render_articles

TABS = """\
::: tabs
```tsx A
const a = <b>{'&'}</b>;
```
```bash B
npm install "<c>"
```
:::
"""
TEXTS = (
    "# One\n\n```ts {1} title=\"one.ts\"\nlet one = 1;\nlet two = '<';\n```\n",
    f'# Two\n\n{TABS}\n```json\n{{"a": [1]}}\n```\n',
    "# Three\n\nNo code.\n",
    "# Four\n\n> ```ts\n> let four = 4;\n> ```\n",
)


def test_pages_that_are_rendered_together_are_what_they_are_alone() -> None:
    sources = [a_source(text) for text in TEXTS]

    assert render_articles(sources) == [render_article(source) for source in sources]


def test_the_outline_lacks_nothing_but_the_highlighting() -> None:
    for text in TEXTS:
        article = render_article(a_source(text))

        highlighted = re.compile(r"<code>.*?</code>", re.DOTALL)
        plain = highlighted.sub(lambda code: re.sub("</?span[^>]*>", "", code[0]), article.html)
        assert (article.outline or article.html) == plain


def test_text_that_looks_like_a_mark_of_code_stays_text() -> None:
    article = render_article(a_source("# A\n\n\x00:0\x00 `\x00:0\x00`\n\n```ts\nlet a;\n```\n"))

    assert article.html.count("let") == 1
