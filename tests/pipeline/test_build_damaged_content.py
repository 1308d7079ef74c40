"""However a file of the content is damaged: the build ends with a whole site, or with mistakes."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from small_site import SmallSite, copy_site, manifest_of, site_files
from tearsheet.cache.step_cache import content_digest
from tearsheet.errors import ContentErrors, Mistake

pytestmark = pytest.mark.long

TEXTS = [
    "---\n",
    "- ",
    ": ",
    "\0",
    "[",
    "{",
    "*a",
    "&a ",
    "::: info\n",
    ":::\n",
    ":: demo X\n",
    "# ",
]
TEXTS += ["```\n", "<div>", "|", "\n\n", "[^n]", "](", "!", "/", '"', "  ", "\t", "true", "3", ""]
TEXTS += ["title: ", "pathname: ", "children:\n"]
PIECES = [*(text.encode() for text in TEXTS), b"\xff"]


@pytest.fixture(scope="module")
def leaflet(tmp_path_factory: pytest.TempPathFactory) -> SmallSite:
    site = copy_site("leaflet", tmp_path_factory.mktemp("damaged"))
    site.build()
    return site


def content_files(site: SmallSite) -> list[Path]:
    return sorted(file for file in site.content.rglob("*") if file.is_file())


@settings(max_examples=24)
@given(data=st.data())
def test_damaged_content_makes_a_whole_site_or_mistakes(
    leaflet: SmallSite, data: st.DataObject
) -> None:
    file = data.draw(st.sampled_from(content_files(leaflet)))
    whole = file.read_bytes()
    start = data.draw(st.integers(0, len(whole)))
    end = data.draw(st.integers(start, min(len(whole), start + 20)))
    file.write_bytes(whole[:start] + data.draw(st.sampled_from(PIECES)) + whole[end:])

    mistakes: tuple[Mistake, ...] = ()
    try:
        leaflet.build()
    except ContentErrors as error:
        mistakes = error.mistakes
    finally:
        file.write_bytes(whole)

    assert all(leaflet.content in mistake.where.file.parents for mistake in mistakes)
    files = site_files(leaflet.out)
    del files[".manifest.json"]
    assert manifest_of(leaflet.out) == {path: content_digest(text) for path, text in files.items()}
