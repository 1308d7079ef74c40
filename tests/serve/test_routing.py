"""What an address leads to, decided without a server."""

from __future__ import annotations

import pytest

from tearsheet.serve.routing import Answer, File, NotFound, Redirect, find_answer, keep_query

FILES = {
    "index.html",
    "404.html",
    "material-ui/react-button/index.html",
    "material-ui/react-button.md",
    "blog/index.html",
    "blog/atom.xml",
    "size-snapshot/index.html",
    "assets/Button-4fA9.js",
    "assets/Button-4fA9.js.br",
    "downloads/icons.gz",
    ".manifest.json",
    "x/.hidden/index.html",
}
REDIRECTS = {
    "/components/buttons/": "/material-ui/react-button/#sizes",
    "/en/old/": "/blog/",
    "/circle/": "/circle/",
}


def answer(path: str) -> Answer:
    return find_answer(path, FILES, REDIRECTS, languages=("en",))


@pytest.mark.parametrize(
    ("path", "file"),
    [
        ("/", "index.html"),
        ("/material-ui/react-button/", "material-ui/react-button/index.html"),
        ("/material-ui/react-button.md", "material-ui/react-button.md"),
        ("/blog/atom.xml", "blog/atom.xml"),
        ("/assets/Button-4fA9.js", "assets/Button-4fA9.js"),
        ("/downloads/icons.gz", "downloads/icons.gz"),
    ],
)
def test_an_address_of_the_site_is_a_file(path: str, file: str) -> None:
    assert answer(path) == File(file)


@pytest.mark.parametrize(
    "path",
    [
        "/material-ui/react-button",
        "/material-ui/react-button/index.html",
        "/Material-UI/React-Button/",
        "/MATERIAL-UI/react-button",
        "/en/material-ui/react-button/",
        "/en/material-ui/react-button",
        "/EN/Material-UI/React-Button/index.html",
        "//material-ui/react-button/",
        "/material-ui//react-button",
        "/material-ui/react-button//",
        "/en///Material-UI//react-button///index.html",
    ],
)
def test_every_other_spelling_of_a_page_leads_to_it_in_one_step(path: str) -> None:
    assert answer(path) == Redirect("/material-ui/react-button/", 308)


@pytest.mark.parametrize(
    ("path", "location"),
    [
        ("/en", "/"),
        ("/en/", "/"),
        ("/index.html", "/"),
        ("/blog/atom.xml/", "/blog/atom.xml"),
        ("/Material-UI/React-Button.MD", "/material-ui/react-button.md"),
    ],
)
def test_the_home_page_and_plain_files_have_one_spelling_too(path: str, location: str) -> None:
    assert answer(path) == Redirect(location)


@pytest.mark.parametrize(
    ("path", "location"),
    [
        ("/components/buttons/", "/material-ui/react-button/#sizes"),
        ("/components/buttons", "/material-ui/react-button/#sizes"),
        ("/en/components/buttons/", "/material-ui/react-button/#sizes"),
        ("/en/old/", "/blog/"),
        ("/en/old", "/blog/"),
    ],
)
def test_an_address_that_moved_leads_to_its_new_one(path: str, location: str) -> None:
    assert answer(path) == Redirect(location)


def test_an_address_that_moved_to_itself_leads_nowhere() -> None:
    assert answer("/circle/") == NotFound()


@pytest.mark.parametrize("path", ["/fr/material-ui/react-button/", "/zz/", "/xx", "/en/en/blog/"])
def test_a_language_the_site_does_not_speak_is_not_found(path: str) -> None:
    assert answer(path) == NotFound()


@pytest.mark.parametrize(
    ("path", "location"),
    [
        ("/zh/material-ui/react-button", "/material-ui/react-button/"),
        ("/pt/components/buttons/", "/material-ui/react-button/#sizes"),
        ("/PT/Components/Buttons", "/material-ui/react-button/#sizes"),
        ("/zh/blog/", "/blog/"),
        ("/pt", "/"),
    ],
)
def test_an_address_in_a_former_language_leads_to_the_page_in_one_step(
    path: str, location: str
) -> None:
    found = find_answer(path, FILES, REDIRECTS, languages=("en", "pt", "zh"))

    assert found == Redirect(location)


def test_the_blog_and_the_size_snapshot_have_no_language() -> None:
    assert answer("/blog/") == File("blog/index.html")
    assert answer("/size-snapshot/") == File("size-snapshot/index.html")
    assert answer("/blog/en/") == NotFound()


@pytest.mark.parametrize(
    "path",
    [
        "",
        "*",
        "index.html",
        "/.manifest.json",
        "/.MANIFEST.json",
        "/en/.manifest.json",
        "/x/.hidden/",
        "/../etc/passwd",
        "/material-ui/../blog/",
        "/material-ui/./react-button/",
        "/material-ui/react-button/..",
        "//evil.example",
        "//evil.example/%2e%2e",
        "/en//evil.example",
        "/en/\\evil.example",
        "/material-ui\\react-button",
        "/material-ui/react-button./",
        "/material-ui/react-button.",
        "/material-ui/react-button/#sizes",
        "/material-ui/react-button\0",
        "/material-ui/react-button/%zz",
        "/material-ui%2Freact-button/",
        "/%2e%2e/blog/",
        "/blog/\ufffd/",
        "/assets/Button-4fA9.js.br",
        "/" + "a" * 5000,
        "/" + "/a" * 900,
        "/blog/\r\nset-cookie: x",
    ],
)
def test_a_dishonest_path_is_not_found(path: str) -> None:
    assert answer(path) == NotFound()


def test_an_address_is_written_for_a_header_when_it_is_sent_back() -> None:
    found = find_answer("/café", {"café/index.html"}, {}, languages=("en",))

    assert found == Redirect("/caf%C3%A9/")


@pytest.mark.parametrize(
    ("location", "query", "kept"),
    [
        ("/blog/", "", "/blog/"),
        ("/blog/", "a=1&b=%20", "/blog/?a=1&b=%20"),
        ("/blog/#top", "a=1", "/blog/?a=1#top"),
        ("/blog/?page=2", "a=1", "/blog/?page=2&a=1"),
        ("/blog/", "a=é", "/blog/?a=%C3%A9"),
    ],
)
def test_a_query_travels_with_the_visitor(location: str, query: str, kept: str) -> None:
    assert keep_query(location, query) == kept
