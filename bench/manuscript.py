"""The Markdown of a page: only front matter and the form of links differ between tools."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass

from bench import samples
from bench.corpus import FOLDER, Corpus, CorpusPage, choose_related
from bench.prose import write_paragraph, write_sentence

Settings = dict[str, str | int]
TYPES = ("string", "number", "boolean")


@dataclass(frozen=True, slots=True, kw_only=True)
class Dialect:
    """How one tool wants its pages written."""

    link: Callable[[str, str], str]
    """From the address of the page being written and that of its target, what a link says."""
    settings: Callable[[CorpusPage], Settings] = lambda _page: {}
    """What the front matter holds besides title and description."""
    title_in_text: bool = True
    """Whether the text opens with its title, or the tool puts it there."""


def link_by_address(_source: str, target: str) -> str:
    """The link form of tools that take the address as it is."""
    return target


def write_page(corpus: Corpus, page: CorpusPage, dialect: Dialect) -> str:
    """The whole file of one page, about 6 KB."""
    links = [
        f"[{other.title}]({dialect.link(page.address, other.address)})"
        for other in choose_related(corpus, page, 6)
    ]
    front_matter = write_front_matter(page.title, page.description, dialect.settings(page))
    heading = f"# {page.title}\n\n" if dialect.title_in_text else ""
    return f"{front_matter}\n{heading}{_body(page, links, dialect)}"


def write_home(dialect: Dialect) -> str:
    """The page at `/`: one link to the overview."""
    return _index(
        "Benchmark", f"Begin with the [overview]({dialect.link('/', f'/{FOLDER}/')}).\n", dialect
    )


def write_overview(corpus: Corpus, dialect: Dialect) -> str:
    """The page above all sections, with a link to the first page of each."""
    rows = (
        f"- [{section.title}]({dialect.link(f'/{FOLDER}/', section.pages[0].address)})"
        for section in corpus.sections
    )
    return _index(
        "Overview", "Every section, by its first page.\n\n" + "\n".join(rows) + "\n", dialect
    )


def write_front_matter(title: str, description: str, settings: Settings) -> str:
    """YAML between lines of dashes; JSON strings are YAML too."""
    lines = (f"{key}: {json.dumps(value)}" for key, value in settings.items())
    return "\n".join(
        (
            "---",
            f"title: {json.dumps(title)}",
            f"description: {json.dumps(description)}",
            *lines,
            "---",
            "",
        )
    )


def _index(title: str, text: str, dialect: Dialect) -> str:
    heading = f"# {title}\n\n" if dialect.title_in_text else ""
    description = f"{title} of the generated documentation."
    return f"{write_front_matter(title, description, {})}\n{heading}{text}"


def _body(page: CorpusPage, links: list[str], dialect: Dialect) -> str:
    chance = page.random("text")
    return f"""\
{write_sentence(chance)} The mark of this page is {page.signature}.

## Before you start

{write_paragraph(chance, 4)} See {links[0]} first.

- {write_sentence(chance)}
- {write_sentence(chance)} Compare {links[1]}.
- {write_sentence(chance)}

### Install the package

{write_sentence(chance)}

```bash
{samples.write_bash(chance)}
```

## Write the component

{write_paragraph(chance, 5)} It builds on {links[2]}.

```tsx
{samples.write_tsx(chance)}
```

### Read the result

{write_paragraph(chance, 4)}

## Options

{write_paragraph(chance, 2)}

| Name | Type | Default | Meaning |
| :--- | :--- | ---: | :--- |
{_table(page)}

### Settings file

{write_sentence(chance)} The details are in {links[3]}.

```json
{samples.write_json(chance)}
```

## Style it

{write_paragraph(chance, 4)}

```css
{samples.write_css(chance)}
```

## Step by step

1. {write_sentence(chance)}
2. {write_sentence(chance)}
3. {write_sentence(chance)}

{write_paragraph(chance, 3)}

## Related pages

- {links[4]}
- {links[5]}
- [The overview of all sections]({dialect.link(page.address, f"/{FOLDER}/")})
"""


def _table(page: CorpusPage) -> str:
    chance = page.random("table")
    names = chance.sample(
        ("size", "label", "rows", "onChange", "dense", "locale", "variant", "limit"), k=6
    )
    rows = (
        (f"`{name}`", chance.choice(TYPES), str(chance.randrange(100)), write_sentence(chance))
        for name in names
    )
    return "\n".join(f"| {' | '.join(cells)} |" for cells in rows)
