"""The gallery of a product's components, as its navigation groups them."""

from __future__ import annotations

from selectolax.lexbor import LexborHTMLParser

from small_site import SmallSite

PRODUCT = """\
name: Joy UI
description: Components.
logo: logo.svg
"""
LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7H1z"/></svg>'
NAVIGATION = """\
- pathname: /joy-ui/components-group/
  title: Components
  children:
    - pathname: /joy-ui/all-components/
    - pathname: /joy-ui/components/inputs/
      title: Data inputs
      children:
        - pathname: /joy-ui/react-switch/
          newFeature: true
        - pathname: /joy-ui/react-rating/
          title: Rating
          unwritten: true
"""
SENTENCES = "rating: Give stars.\n"


def begin_gallery(site: SmallSite) -> LexborHTMLParser:
    site.write("joy-ui/product.yaml", PRODUCT)
    site.write("joy-ui/logo.svg", LOGO)
    site.write("joy-ui/navigation.yaml", NAVIGATION)
    site.write("component-sentences.yaml", SENTENCES)
    site.page("joy-ui", title="Joy UI")
    site.page("joy-ui/react-switch", title="Switch")
    site.page("joy-ui/all-components", ":: component ComponentGallery", title="All components")
    site.build()
    return LexborHTMLParser(site.text("joy-ui/all-components/index.html"))


def test_components_stand_in_the_groups_of_the_navigation(warm_site: SmallSite) -> None:
    gallery = begin_gallery(warm_site)

    (title,) = gallery.css("main h2")
    assert (title.text(), title.attributes["id"]) == ("Data inputs", "data-inputs")
    cards = [card.text() for card in gallery.css("main section li")]
    assert cards == ["SwitchNewWhat it is for.", "RatingUnwrittenGive stars."]


def test_what_is_unwritten_leads_nowhere(warm_site: SmallSite) -> None:
    links = [link.attributes["href"] for link in begin_gallery(warm_site).css("main section a")]

    assert links == ["/joy-ui/react-switch/"]


def test_the_gallery_reads_as_markdown_too(warm_site: SmallSite) -> None:
    begin_gallery(warm_site)

    markdown_copy = warm_site.text("joy-ui/all-components.md")
    assert (
        "- [Switch](https://small.example/joy-ui/react-switch/): What it is for." in markdown_copy
    )
    assert "- Rating: Give stars." in markdown_copy


def test_a_sentence_that_is_too_long_is_refused(site: SmallSite) -> None:
    site.write("component-sentences.yaml", f"rating: {'Stars. ' * 20}\n")

    (mistake,) = site.read_mistakes()

    assert (mistake.where.file.name, mistake.where.line) == ("component-sentences.yaml", 1)
    assert "90 is the most" in mistake.problem


def draw(site: SmallSite, folder: str, place: int) -> None:
    path = f'<path class="line" d="M{place} 9h9"/>'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 64">{path}</svg>'
    site.write(f"{folder}/drawing.svg".lstrip("/"), svg)


def drawings_in(gallery: LexborHTMLParser) -> list[str | None]:
    return [path.attributes["d"] for path in gallery.css("main section svg path")]


def test_a_card_has_the_drawing_of_its_page_written_or_not(warm_site: SmallSite) -> None:
    draw(warm_site, "joy-ui/react-switch", 20)
    draw(warm_site, "joy-ui/react-rating", 30)

    assert drawings_in(begin_gallery(warm_site)) == ["M20 9h9", "M30 9h9"]


def test_without_one_it_has_that_of_the_same_name_elsewhere_or_that_of_the_site(
    warm_site: SmallSite,
) -> None:
    draw(warm_site, "base-ui/switch", 40)
    draw(warm_site, "", 50)

    assert drawings_in(begin_gallery(warm_site)) == ["M40 9h9", "M50 9h9"]


def test_a_changed_drawing_changes_the_gallery(warm_site: SmallSite) -> None:
    draw(warm_site, "joy-ui/react-switch", 20)
    begin_gallery(warm_site)

    draw(warm_site, "joy-ui/react-switch", 60)

    assert drawings_in(begin_gallery(warm_site)) == ["M60 9h9"]
