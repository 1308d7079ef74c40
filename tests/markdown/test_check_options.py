"""What only the check of code reads is not shown, neither on the page nor in its Markdown copy."""

from __future__ import annotations

from page_samples import a_source

from tearsheet.markdown.article import render_article

PAGE = """# Tables

```tsx title="Prices.tsx" given="rows, open" {1} with="import x from 'y';"
<Table rows={rows} />
```

- ```ts in="createTheme"
  spacing: 4
  ```
"""


def test_options_of_the_check_are_left_out() -> None:
    article = render_article(a_source(PAGE))

    assert article.mistakes == ()
    assert '```tsx title="Prices.tsx" {1}\n' in article.markdown
    assert "- ```ts\n" in article.markdown
    for word in ("given", "with", "createTheme"):
        assert word not in article.html + article.markdown
