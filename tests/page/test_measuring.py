"""What pages say of the tag service of their site."""

from __future__ import annotations

from tearsheet.model.site import SiteSettings
from tearsheet.page.measuring import render_measuring

SERVICE = "https://tags.example/gtag/js?id=G-1&l=de"


def settings(**more: object) -> SiteSettings:
    return SiteSettings(name="S", host="https://s.example", description="D.", **more)  # type: ignore[arg-type]


def test_a_site_without_a_tag_service_says_nothing() -> None:
    assert render_measuring(settings(), "/assets/measure.js") == ""


def test_a_site_with_one_names_it_and_fetches_its_script_when_the_page_is_there() -> None:
    html = render_measuring(settings(tag_service=SERVICE, sponsor_ratio=0.25), "/assets/m.js")

    assert 'content="https://tags.example/gtag/js?id=G-1&amp;l=de" data-share="0.25">' in html
    assert "addEventListener('load'" in html
    assert "import('/assets/m.js')" in html


def test_consent_is_asked_for_where_the_site_wants_it() -> None:
    html = render_measuring(settings(tag_service=SERVICE, consent=True), "/assets/m.js")

    assert " data-consent>" in html
