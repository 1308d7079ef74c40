from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path

from PIL import Image
from selectolax.lexbor import LexborHTMLParser

from small_site import SmallSite


def test_pages_name_a_manifest_whose_icons_exist_in_their_sizes(warm_site: SmallSite) -> None:
    warm_site.build()

    page = LexborHTMLParser(warm_site.text("index.html"))
    (link,) = page.css("link[rel=manifest]")
    manifest = json.loads(warm_site.text((link.attributes["href"] or "").lstrip("/")))
    assert (manifest["start_url"], manifest["scope"], manifest["id"]) == ("/", "/", "/")
    assert [icon.get("purpose") for icon in manifest["icons"]] == [None, "any", "any", "maskable"]
    for icon in manifest["icons"][1:]:
        data = Path(warm_site.out, icon["src"].lstrip("/")).read_bytes()
        width, height = Image.open(BytesIO(data), formats=["PNG"]).size
        assert icon["sizes"] == f"{width}x{height}"
