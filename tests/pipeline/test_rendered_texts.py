"""The texts of a site are at hand after rendering, however many they are."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from small_site import SmallSite, begin_site, site_files
from tearsheet.pipeline.rendered_texts import RenderedTexts
from tearsheet.search.text.page_text import PageText

TEXTS = {
    f"/{name}/": PageText(words=name, places="", shown="[]", headings=((2, "a", name),))
    for name in ("one", "two", "three", "four")
}


def test_texts_beyond_those_in_memory_are_read_from_a_file(tmp_path: Path) -> None:
    with closing(RenderedTexts(tmp_path / "cache", most=1)) as texts:
        for address, text in TEXTS.items():
            texts.add(address, msgspec.msgpack.encode(text))

        assert dict(texts) == TEXTS
        assert list(texts) == list(TEXTS)
        assert texts.get("/five/") is None


def test_the_file_of_the_texts_is_gone_with_the_build(tmp_path: Path) -> None:
    with closing(RenderedTexts(tmp_path, most=0)) as texts:
        texts.add("/one/", msgspec.msgpack.encode(TEXTS["/one/"]))

        assert list(tmp_path.iterdir()) == []


def test_a_site_whose_texts_lie_in_a_file_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = begin_site(tmp_path / "site")
    for name in ("one", "two", "three"):
        site.page(name, f"Text of {name}.", title=name.capitalize())
    site.navigation("/one/", "/two/", "/three/")
    site.build()
    monkeypatch.setattr(RenderedTexts.__init__, "__defaults__", (1,))

    divided = SmallSite(site.content, tmp_path / "divided")
    divided.build()

    assert site_files(divided.out) == site_files(site.out)
