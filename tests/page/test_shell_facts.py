"""What the frame of every page tells the scripts that bring its parts to life."""

from __future__ import annotations

import pytest
from selectolax.lexbor import LexborHTMLParser

from small_site import SETTINGS, SmallSite

LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7H1z"/></svg>'
TAG_SERVICE = "tagService: https://tags.example/gtag/js?id=G-1\n"


def home(site: SmallSite) -> LexborHTMLParser:
    site.build()
    return LexborHTMLParser(site.text("index.html"))


def test_the_settings_know_the_code_stylings_of_all_products(warm_site: SmallSite) -> None:
    for folder, stylings in (("charts", "[css]"), ("maps", "[system, css]")):
        lines = ("name: A product", "description: What it is for.", "logo: logo.svg")
        warm_site.write(f"{folder}/product.yaml", "\n".join((*lines, f"stylings: {stylings}")))
        warm_site.write(f"{folder}/logo.svg", LOGO)
        warm_site.page(folder)
    warm_site.navigation("/charts/", "/maps/")

    (opener,) = home(warm_site).css("[data-settings]")

    assert opener.attributes["data-stylings"] == "system css"


@pytest.mark.parametrize(
    ("settings", "count"), [("", 0), (TAG_SERVICE, 0), (f"{TAG_SERVICE}consent: true\n", 1)]
)
def test_the_foot_leads_to_the_question_for_consent_where_it_is_asked(
    warm_site: SmallSite, settings: str, count: int
) -> None:
    warm_site.write("site.yaml", SETTINGS + settings)

    openers = home(warm_site).css("footer [data-consent-opener]")

    assert len(openers) == count
    # The script shows it, where the browser can keep an answer.
    assert all("hidden" in opener.attributes for opener in openers)
