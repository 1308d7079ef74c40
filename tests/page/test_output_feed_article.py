from __future__ import annotations

import pytest

from tearsheet.page.feed_article import render_feed_article

ADDRESS = "https://docs.example/blog/post/"


@pytest.mark.parametrize(
    ("written", "whole"),
    [
        ("/joy-ui/", "https://docs.example/joy-ui/"),
        ("../other/", "https://docs.example/blog/other/"),
        ("#part", "https://docs.example/blog/post/#part"),
        ("https://else.example/x", "https://else.example/x"),
        ("mailto:ada@docs.example", "mailto:ada@docs.example"),
        ("http://[broken", "http://[broken"),
    ],
)
def test_links_and_images_become_whole(written: str, whole: str) -> None:
    article = f'<p><a href="{written}">x</a> <img src="{written}" alt=""></p>'

    assert (
        render_feed_article(article, ADDRESS)
        == f'<p><a href="{whole}">x</a> <img src="{whole}" alt=""></p>'
    )


def test_every_candidate_of_an_image_becomes_whole() -> None:
    article = '<img alt="" srcset="/a.png 1x, b.png 2x">'

    assert 'srcset="https://docs.example/a.png 1x, https://docs.example/blog/post/b.png 2x"' in (
        render_feed_article(article, ADDRESS)
    )


def test_code_that_speaks_of_links_stays_as_it_is() -> None:
    article = '<pre><code>&lt;a href="/joy-ui/"&gt;</code></pre>'

    assert render_feed_article(article, ADDRESS) == article


def test_what_only_works_on_the_site_is_left_out() -> None:
    article = '<p>Text</p><button class="copy" hidden>Copy</button><script>run()</script>'

    assert render_feed_article(article, ADDRESS) == "<p>Text</p>"
