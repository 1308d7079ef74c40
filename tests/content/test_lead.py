"""The title and the description of a page stand once: what is not given follows from the rest."""

from __future__ import annotations

import pytest
from selectolax.lexbor import LexborHTMLParser

from small_site import SmallSite
from tearsheet.content.lead import find_lead


@pytest.mark.parametrize(
    ("body", "lead"),
    [
        ("A lamp lights. It is warm.\n", "A lamp lights."),
        ("\n# Lamp\n\nA lamp\nlights a room.\n\nMore.\n", "A lamp lights a room."),
        ("`Lamp` needs **one** [socket](/socket/).", "Lamp needs one socket."),
        ("Press [[Enter]], e.g. twice[^1]. Done.", "Press Enter, e.g. twice."),
        ("Version 7.1 is out! Look.", "Version 7.1 is out!"),
        ("No full stop", "No full stop"),
        ("A name_with_underscores stays.", "A name_with_underscores stays."),
        ("## Basics\n\nText.", None),
        ("- A list.", None),
        (":: demo Lamp", None),
        ("```\ncode\n```", None),
        ("", None),
    ],
)
def test_the_first_sentence_describes_a_page(body: str, lead: str | None) -> None:
    assert find_lead(body) == lead


def test_a_page_with_nothing_but_a_title_and_a_text_is_whole(warm_site: SmallSite) -> None:
    warm_site.write(
        "lamp/page.md", "---\ntitle: Lamp & shade\n---\n\nA *lamp* lights.\n\n## On\n\nOn.\n"
    )
    warm_site.navigation("/lamp/")
    warm_site.build()

    page = LexborHTMLParser(warm_site.text("lamp/index.html"))

    description = page.css_first('meta[name="description"]')
    assert [heading.text() for heading in page.css("h1")] == ["Lamp & shade"]
    assert description is not None
    assert description.attributes["content"] == "A lamp lights."
    assert "# Lamp \\& shade" in warm_site.text("lamp.md") or "# Lamp & shade" in warm_site.text(
        "lamp.md"
    )


def test_a_page_may_have_another_title_on_the_page_and_another_description(
    warm_site: SmallSite,
) -> None:
    warm_site.page("lamp", "Text.", title="Lamp")
    warm_site.write(
        "lamp/page.md", "---\ntitle: Lamp\ndescription: Lights.\n---\n\n# Every lamp\n\nText.\n"
    )
    warm_site.navigation("/lamp/")
    warm_site.build()

    html = warm_site.text("lamp/index.html")

    assert "Every lamp</h1>" in html
    assert '<meta name="description" content="Lights.">' in html


def test_a_mistake_below_an_added_title_keeps_its_line(warm_site: SmallSite) -> None:
    warm_site.write("lamp/page.md", "---\ntitle: Lamp\n---\n\nA [lamp](/shade/) lights.\n")
    warm_site.navigation("/lamp/")

    (mistake,) = warm_site.check_mistakes()

    assert mistake.where.line == 5
