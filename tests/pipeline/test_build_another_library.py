"""A site about a library the engine has never heard of: its own files say all there is to know."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from selectolax.lexbor import LexborHTMLParser, LexborNode

from small_site import SITES, SmallSite, copy_site

MOVED = """\
import { ClassNames } from '@emotion/react';

export default function Steam() {
  return <ClassNames>{({ css }) => <p className={css({ marginLeft: 4 })}>Steam</p>}</ClassNames>;
}
"""
OWN_CACHE = """\
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

const cache = createCache({ key: 'kettle' });

export default function Provider({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
"""


@pytest.fixture(scope="module")
def kettles(tmp_path_factory: pytest.TempPathFactory) -> SmallSite:
    site = SmallSite(SITES / "kettle", tmp_path_factory.mktemp("kettles"))
    site.build()
    return site


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One folder for all copies: what their demos take from packages is bundled once."""
    return tmp_path_factory.mktemp("changed")


@pytest.fixture
def changed(folder: Path) -> SmallSite:
    """A copy of the site, to be changed."""
    shutil.rmtree(folder)
    return copy_site("kettle", folder)


@pytest.fixture(scope="module")
def page(kettles: SmallSite) -> LexborHTMLParser:
    return LexborHTMLParser(kettles.text("kettle/index.html"))


def test_its_provider_surrounds_its_demos(page: LexborHTMLParser) -> None:
    (demo,) = page.css("figure.demo")
    (output,) = page.css("figure.demo output")

    assert demo.attributes["data-provider"] == "kettle"
    assert output.text() == "Steam is light and ltr."


@pytest.mark.long
@pytest.mark.parametrize("is_mirrored", [True, False])
def test_its_styles_are_mirrored_unless_its_provider_has_a_cache_of_its_own(
    changed: SmallSite, is_mirrored: bool
) -> None:
    changed.write("kettle/demos/Steam.tsx", MOVED)
    if not is_mirrored:
        changed.write("kettle/provider.tsx", OWN_CACHE)

    changed.build()

    page = changed.text("kettle/index.html")
    assert "margin-left:4px" in page
    assert ("margin-right:4px" in page) == is_mirrored


@pytest.mark.long
def test_a_demo_is_prerendered_anew_when_what_surrounds_it_is_another(changed: SmallSite) -> None:
    changed.build()
    provider = changed.content / "kettle/provider.tsx"
    provider.write_text(provider.read_text().replace("${scheme} and", "a little ${scheme} and"))

    changed.build()

    assert "a little light and ltr" in changed.text("kettle/index.html")


def test_the_variables_of_its_theme_travel_with_its_pages(
    kettles: SmallSite, page: LexborHTMLParser
) -> None:
    links = [link.attributes["href"] or "" for link in page.css("link[rel=stylesheet]")]
    (sheet,) = [href for href in links if "variables-" in href]

    assert kettles.text(sheet.lstrip("/")) == ":root{--kettle-steam:tomato;}"


@pytest.mark.long
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("'--kettle-steam': 'tomato'", "'--kettle-steam': colors.steam"),
        ("/** The theme of kettles. */", "const steam = colors.steam;\n"),
    ],
    ids=["in its variables", "when it is imported"],
)
def test_a_provider_that_throws_is_one_mistake_in_its_file(
    changed: SmallSite, before: str, after: str
) -> None:
    provider = changed.content / "kettle/provider.tsx"
    provider.write_text(provider.read_text().replace(before, after))

    mistakes = changed.check_mistakes()

    assert {mistake.where.file for mistake in mistakes} == {provider}
    assert "The provider throws: colors is not defined." in mistakes[0].problem
    assert "while the site is built" in mistakes[0].remedy


def test_the_live_editor_can_load_its_provider(kettles: SmallSite) -> None:
    scripts = (kettles.out / "assets/editing").glob("*.js")

    assert any("{steam:" in script.read_text() for script in scripts)


def test_its_pages_lie_where_it_says_and_belong_to_it(
    kettles: SmallSite, page: LexborHTMLParser
) -> None:
    index = LexborHTMLParser(kettles.text("facts/kettle/index.html"))

    for own in (page, index):
        (product,) = own.css("meta[name='tearsheet:productId']")
        assert product.attributes["content"] == "kettle"
        assert "For the kitchen" in (own.html or "")


def test_a_project_of_its_demos_stands_in_its_theme(kettles: SmallSite) -> None:
    facts = json.loads(kettles.text("parts/packages.json"))

    page_frame = facts["@emotion/react"]["theme"]["around"]
    assert page_frame == ["ThemeProvider theme={{ steam: 'tomato' }}"]


def first(tree: LexborHTMLParser | LexborNode, selector: str) -> LexborNode:
    """The first node that a selector finds."""
    node = tree.css_first(selector)
    assert node is not None, selector
    return node
