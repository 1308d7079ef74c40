"""One site, one table of requests, several servers: all of them give the same answers.

Where another server cannot, the row says so, and with what it answers instead.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import cast

import pytest
from hosts import HOSTS, Answered, Host

from small_site import begin_site
from tearsheet.output.headers import (
    ASK_AGAIN,
    KEEP_FOR_THE_VISIT,
    KEEP_FOREVER,
    header_rules,
    headers_of,
    headers_without_file,
)
from tearsheet.output.manifest import Manifest, load_manifest

pytestmark = pytest.mark.long

REDIRECTS = """\
formerLanguages: [pt, zh]
moved:
  - from: /components/buttons/
    to: /library/button/#sizes
  - from: /{name}s/
    to: /library/{name}/
  - from: /map.xml
    to: /sitemap.xml
  - from: /components/slider/
    to: /library/slider/
"""

PRODUCT = """\
name: Library
description: Many words.
logo: logo.svg
versions:
  - {text: v1.0.0, current: true}
"""
LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h16v16H4z"/></svg>'

DAY_BEFORE, DAY, DAY_AFTER = (f"Sun, 06 Nov 1994 08:49:{second} GMT" for second in (36, 37, 38))
DAY_IN_SECONDS = 784111777
"""When all files of the site were written, so that every server knows it."""

ENDINGS = {"br": ".br", "gzip": ".gz"}
STRONG = re.compile(r'"[^"]+"')


@dataclass(frozen=True)
class Row:
    """A request, and what has to come back."""

    target: str
    status: int
    file: str = ""
    """Whose bytes and headers they are."""
    location: str = ""
    method: str = "GET"
    headers: Mapping[str, str] = field(default_factory=dict)
    encoding: str = ""
    """That in which the file travels."""
    part: tuple[int | None, int | None] = (None, None)
    """Which bytes of it."""
    said: Mapping[str, str] = field(default_factory=dict)
    """Headers beside those of the file."""
    workers: Mapping[str, int] = field(default_factory=dict)
    """What other servers answer, as far as they cannot do the same."""

    def __str__(self) -> str:
        headers = (f"{name}: {value}" for name, value in self.headers.items())
        return " ".join([self.method, self.target[:60], *headers])


def accepts(encodings: str) -> dict[str, str]:
    """The header by which a browser says what it can unpack."""
    return {"Accept-Encoding": encodings}


FILES = [
    *(
        Row(target, 200, file, headers=accepts(accepted), encoding=encoding)
        for target, file in [
            ("/", "index.html"),
            ("/library/button/", "library/button/index.html"),
            ("/sw.js", "sw.js"),
            ("/SCRIPT", "SCRIPT"),
        ]
        for accepted, encoding in [
            ("identity", ""),
            ("gzip", "gzip"),
            ("br", "br"),
            ("gzip, deflate, br", "br"),
            ("br;q=0, gzip", "gzip"),
            ("gzip;q=0, br;q=0", ""),
        ]
    ),
    Row("/", 200, "index.html"),
    Row("/?utm_source=letter&a=%2e%2e/b", 200, "index.html"),
    Row("/library/button/", 200, "library/button/index.html"),
    *(
        Row(
            f"/library/button{target}",
            200,
            f"library/button{file}",
            headers=accepts("br, gzip"),
            encoding=encoding,
        )
        for target, file, encoding in [("/", "/index.html", "br"), (".md", ".md", "gzip")]
    ),
    Row("/library/button.md", 200, "library/button.md"),
    Row("/favicon.ico", 200, "favicon.ico", headers=accepts("br, gzip")),
    Row("/LIST", 200, "LIST", said={"cache-control": KEEP_FOREVER}),
    Row("/404.html", 200, "404.html"),
    Row("/robots.txt", 200, "robots.txt"),
    Row("/icon.svg", 200, "icon.svg"),
    Row("/touch-icon.png", 200, "touch-icon.png", headers=accepts("br, gzip")),
    Row("/FONT", 200, "FONT", headers=accepts("br, gzip")),
    Row("/sitemap.xml", 200, "sitemap.xml"),
    Row("/frames/apart/", 200, "frames/apart/index.html"),
    Row("/parts/speculation-rules.json", 200, "parts/speculation-rules.json"),
    Row("/", 200, "index.html", method="HEAD"),
    Row("/", 200, "index.html", method="HEAD", headers=accepts("br"), encoding="br"),
    Row("/FONT", 200, "FONT", method="HEAD"),
]

AT_HOME = {"strict-transport-security": "max-age=31536000"}
PURPOSE = {"Sec-Purpose": "prefetch;prerender"}
WHO_ASKS = [
    Row("/", 200, "index.html", headers=PURPOSE, said={"cache-control": KEEP_FOR_THE_VISIT}),
    Row("/SCRIPT", 200, "SCRIPT", headers=PURPOSE),
    Row("/sw.js", 200, "sw.js", headers=PURPOSE),
    Row("/nothing/", 404, "404.html", headers=PURPOSE),
    *(
        Row(target, status, file, location, method, {"Host": host}, said=AT_HOME)
        for host in ("small.example", "Small.Example:8443")
        for target, status, file, location, method in [
            ("/", 200, "index.html", "", "GET"),
            ("/nothing/", 404, "404.html", "", "GET"),
            ("/library", 308, "", "/library/", "GET"),
            ("/", 405, "", "", "POST"),
        ]
    ),
]

RANGES = [
    Row("/FONT", 206, "FONT", headers={"Range": "bytes=0-9"}, part=(0, 10)),
    Row("/FONT", 206, "FONT", headers={"Range": "bytes=100-"}, part=(100, None)),
    Row("/FONT", 206, "FONT", headers={"Range": "bytes=-7"}, part=(-7, None)),
    Row("/FONT", 206, "FONT", headers={"Range": "bytes=0-99999999"}),
    Row("/", 206, "index.html", headers={"Range": "bytes=0-0"}, part=(0, 1)),
    Row("/FONT", 200, "FONT", headers={"Range": "bytes=0-1,4-5"}),
    Row("/FONT", 200, "FONT", headers={"Range": "bytes=0-9", "If-Range": '"another"'}),
    Row("/FONT", 206, "FONT", headers={"Range": "bytes=0-9", "If-Range": DAY}, part=(0, 10)),
    Row("/FONT", 200, "FONT", headers={"Range": "bytes=0-9", "If-Range": DAY_AFTER}),
    Row("/FONT", 416, headers={"Range": "bytes=99999999-"}),
    Row("/nothing/", 404, "404.html", headers={"Range": "bytes=0-9"}),
    # A range that ends before it begins is none; others take it for one beyond the end.
    Row("/FONT", 200, "FONT", headers={"Range": "bytes=9-0"}, workers={"nginx": 416, "caddy": 416}),
    Row("/FONT", 200, "FONT", headers={"Range": "lines=0-9"}, workers={"caddy": 416}),
]

# What Granian hands to `tearsheet serve` has its percent signs undone already.
_UNSEEN = {"tearsheet serve": 200}

SPELLINGS = [
    *(
        Row(target, 308, location="/library/button/", workers=_UNSEEN)
        for target in [
            "/library%2Fbutton%2F",
            "/library%2fbutton/",
            "/%6cibrary/button/",
            "/%6Cibrary/butto%6E/",
        ]
    ),
    *(
        Row(target, 308, location="/library/button/")
        for target in [
            "//library/button/",
            "/library//button/",
            "/library/button//",
            "/library/////button",
            "//en//library//button//index.html",
            "/%6cibrary/button",
            "/library%2Fbutton",
        ]
    ),
    Row("/library/%2Fbutton/", 308, location="/library/button/", workers={"caddy": 404}),
    Row("//", 308, location="/"),
    Row("/robots.txt//", 308, location="/robots.txt"),
    Row("//components//buttons/?a=b", 308, location="/library/button/?a=b#sizes"),
    Row("/%4Cibrary/button/", 308, location="/library/button/", workers={"caddy": 404}),
]

CONDITIONS = [
    *(
        Row(target, 412, headers=headers)
        for target in ["/", "/FONT", "/library/button.md"]
        for headers in [
            {"If-Match": '"another"'},
            {"If-Match": '"another", W/"weak"'},
            {"If-Unmodified-Since": DAY_BEFORE},
        ]
    ),
    Row("/", 200, "index.html", headers={"If-Match": "*"}),
    Row("/", 200, "index.html", headers={"If-Unmodified-Since": DAY}),
    Row("/", 200, "index.html", headers={"If-Unmodified-Since": DAY_AFTER}),
    Row("/", 200, "index.html", headers={"If-Modified-Since": DAY_BEFORE}),
    # An earlier release may be in service again, so a later day says nothing; a bucket dates
    # that one anew.
    Row("/", 200, "index.html", headers={"If-Modified-Since": DAY_AFTER}, workers={"edge": 304}),
    Row("/", 200, "index.html", headers={"If-Modified-Since": "yesterday"}),
    Row("/", 200, "index.html", headers={"If-None-Match": '"x"', "If-Modified-Since": DAY}),
    Row("/", 304, headers={"If-Modified-Since": DAY}, workers={"caddy": 200}),
    Row("/nothing/", 404, "404.html", headers={"If-Match": '"another"'}),
    Row("/nothing/", 404, "404.html", headers={"If-Modified-Since": DAY}),
    Row("/nothing/", 404, "404.html", headers={"If-Unmodified-Since": DAY_BEFORE}),
]

MALFORMED = [Row("/", 400, headers={"Host": host}) for host in ["", "a b", "a/b"]] + [
    Row("/", 400, headers={"Host": host}, workers={"nginx": 200}) for host in ["a\\b", "a?b"]
]

MOVED = [
    Row("/library", 308, location="/library/"),
    Row("/library/button", 308, location="/library/button/"),
    Row("/library/button?a=b&c", 308, location="/library/button/?a=b&c"),
    Row("/library/button/index.html", 308, location="/library/button/"),
    Row("/index.html", 308, location="/"),
    Row("/robots.txt/", 308, location="/robots.txt"),
    Row("/Library/BUTTON/", 308, location="/library/button/", workers={"caddy": 404}),
    Row("/Library/Button.MD", 308, location="/library/button.md", workers={"caddy": 404}),
    Row("/en/library/button", 308, location="/library/button/"),
    Row("/zh/library/button/", 308, location="/library/button/"),
    Row("/pt", 308, location="/"),
    Row("/PT/", 308, location="/"),
    Row("/components/buttons/", 308, location="/library/button/#sizes"),
    Row("/components/buttons", 308, location="/library/button/#sizes"),
    Row("/components/buttons?a=b", 308, location="/library/button/?a=b#sizes"),
    Row("/components/buttons/index.html", 308, location="/library/button/#sizes"),
    Row("/zh/components/buttons", 308, location="/library/button/#sizes"),
    Row("/buttons/", 308, location="/library/button/"),
    Row("/components/slider/", 308, location="/library/"),
    Row("/map.xml", 308, location="/sitemap.xml"),
    Row("/map.xml", 308, location="/sitemap.xml", method="HEAD"),
]

NOTHING = [
    *(
        Row(target, 404, "404.html")
        for target in [
            "/nothing",
            "/nothing/",
            "/library/nothing/index.html",
            "/library/slider/",
            "/assets",
            "/assets/",
            "/index.html/",
            "/en/en/library/",
            "/xx/library/",
            "/zhlibrary/",
            "/library/button/%20",
            "/library%5cbutton/",
            "//elsewhere.example/",
            "//elsewhere.example//library/",
            "/library/button./",
            "/library./button/",
            "/library/button.",
            "/en//elsewhere.example/",
            "/index.html.br",
            "/index.html.gz",
            "/SCRIPT.br",
            "/.manifest.json",
            "/%2emanifest.json",
            "/.MANIFEST.JSON",
            "/en/.manifest.json",
            "/.tearsheet/ledger.json",
            "/library/.git/config",
            "/library/./button/",
            "/library/../library/button/",
            "/library/%2e%2e/library/",
            "/%252e%252e/etc/passwd",
            "/library/button/%c0%ae%c0%ae/",
            "/" + "a/" * 900,
        ]
    ),
    Row("/" + "a" * 2047, 404, "404.html"),
    Row("/" + "a" * 2048, 414),
    Row("/nothing/", 404, "404.html", headers=accepts("br"), encoding="br"),
    Row("/nothing/", 404, "404.html", method="HEAD"),
    Row("/nothing/", 404, "404.html", headers={"If-None-Match": "*"}),
    # What climbs out of the site, or ends a text of C, others do not even look at.
    *(
        Row(target, 404, "404.html", workers={"nginx": 400})
        for target in [
            "/../../etc/passwd",
            "/..%2f..%2fetc%2fpasswd",
            "/%2e%2e/%2e%2e/etc/passwd",
            "/library/button/%00",
        ]
    ),
    Row("/library/%zz/", 404, "404.html", workers={"nginx": 400, "caddy": 400}),
]

METHODS = [
    Row("/", 405, method=method, said={"allow": "GET, HEAD"})
    for method in ("POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND")
] + [
    Row("/nothing/", 405, method="POST", said={"allow": "GET, HEAD"}),
    Row("/components/buttons/", 405, method="POST", said={"allow": "GET, HEAD"}),
    Row("/404.html", 405, method="DELETE", said={"allow": "GET, HEAD"}),
]


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished site."""
    site = begin_site(tmp_path_factory.mktemp("hosted"))
    site.page("library", "Many words.\n\n" * 50)
    site.page("library/button", "## Sizes\n\n" + "Many words.\n\n" * 50)
    site.write("library/product.yaml", PRODUCT)
    site.write("library/logo.svg", LOGO)
    site.write(
        "library/navigation.yaml",
        "- pathname: /library/\n- pathname: /library/button/\n"
        "- {pathname: /library/slider/, unwritten: true}\n",
    )
    site.write("redirects.yaml", REDIRECTS)
    site.build()
    for path in load_manifest(site.out).files:
        os.utime(site.out / path, (DAY_IN_SECONDS, DAY_IN_SECONDS))
    return site.out


@pytest.fixture(scope="module")
def manifest(dist: Path) -> Manifest:
    """What the site says of itself."""
    return load_manifest(dist)


@pytest.fixture(scope="module", params=HOSTS)
def host(
    request: pytest.FixtureRequest, dist: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Host]:
    """Each of the servers."""
    start = HOSTS[request.param](dist, tmp_path_factory.mktemp("host"))
    with cast("AbstractContextManager[Host]", start) as running:
        yield running


ROWS = [
    *FILES,
    *WHO_ASKS,
    *RANGES,
    *SPELLINGS,
    *CONDITIONS,
    *MALFORMED,
    *MOVED,
    *NOTHING,
    *METHODS,
]


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_the_answer_is_that_of_every_host(
    host: Host, dist: Path, manifest: Manifest, row: Row
) -> None:
    row = named(row, manifest)

    answered = host.ask(row.target, row.method, row.headers)

    if host.name in row.workers:
        assert answered.status == row.workers[host.name]
        return
    assert answered.status == row.status
    assert not re.search(r"[0-9]", answered.headers.get("server", ""))
    if row.status in (304, 400):
        # What is held has its headers; what is no request is often answered before ours are read.
        assert answered.body == b"" or row.status == 400
        return
    if row.file:
        is_file(answered, row, dist, manifest, host.name)
    else:
        is_without_file(answered, row, manifest)


def named(row: Row, manifest: Manifest) -> Row:
    """Put in the names of files that bear a hash."""
    names = {"SCRIPT": ".js", "FONT": ".woff2"}
    lists = [path for path in manifest.files if re.fullmatch(r"offline/.+\..+\.json", path)]
    row = replace(
        row,
        target=row.target.replace("LIST", lists[0]),
        file=row.file.replace("LIST", lists[0]),
    )
    for word, ending in names.items():
        if word in row.target:
            script = next(
                path
                for path in manifest.files
                if path.startswith("assets/")
                and path.endswith(ending)
                and (f"{path}.br" in manifest.files) == (word == "SCRIPT")
            )
            target = row.target.replace(word, script)
            file = row.file.replace(word, script)
            return replace(row, target=target, file=file)
    return row


def is_file(answered: Answered, row: Row, dist: Path, manifest: Manifest, host: str) -> None:
    """Whether a file came as it lies there, with everything that is to be said about it."""
    wanted = {**headers_of(row.file, header_rules(manifest.policies)), **row.said}
    has_copies = f"{row.file}.gz" in manifest.files
    sent = (dist / f"{row.file}{ENDINGS.get(row.encoding, '')}").read_bytes()

    assert {name: answered.headers.get(name) for name in wanted} == wanted
    assert answered.headers.get("content-encoding", "") == row.encoding
    assert ("accept-encoding" in answered.headers.get("vary", "").lower()) == has_copies
    assert answered.body == (b"" if row.method == "HEAD" else sent[slice(*row.part)])
    assert ("strict-transport-security" in answered.headers) == (
        "strict-transport-security" in row.said
    )
    if row.status == 404:
        assert {"etag", "last-modified"}.isdisjoint(answered.headers)
    else:
        assert STRONG.fullmatch(answered.headers["etag"])
        # To Caddy any later day is as good, which after a return to an older release is wrong.
        assert answered.headers.get("last-modified") == (None if host == "caddy" else DAY)


def is_without_file(answered: Answered, row: Row, manifest: Manifest) -> None:
    """Whether an answer without a file says where to go, and leaves nothing open."""
    wanted = {**headers_without_file(manifest.policies), **row.said}
    if row.location:
        # The words of a redirect are for nobody, and their type is each server's own.
        del wanted["content-type"]
        wanted |= {"location": row.location, "cache-control": ASK_AGAIN}
    if row.status == 412:
        # The headers of the file are there already when it turns out to be another version.
        del wanted["content-security-policy"], wanted["content-type"]
        assert "etag" not in answered.headers or answered.body in (
            b"",
            b"Another version is here.\n",
        )
    if row.status == 416:
        # The headers of the file are there already when it turns out to be too short.
        del wanted["content-security-policy"]
        assert answered.headers["content-range"].startswith("bytes */")

    assert {name: answered.headers.get(name) for name in wanted} == wanted


@pytest.mark.parametrize("target", ["/", "/library/button/", "/SCRIPT", "/FONT", "/sw.js"])
@pytest.mark.parametrize("encoding", ["", "gzip", "br"])
def test_what_a_browser_holds_is_not_sent_again(
    host: Host, manifest: Manifest, target: str, encoding: str
) -> None:
    target = named(Row(target, 200), manifest).target
    headers = accepts(encoding) if encoding else {}
    first = host.ask(target, headers=headers)
    tag = first.headers["etag"]

    for known in (tag, f"W/{tag}", f'"another", {tag}', "*"):
        again = host.ask(target, headers={**headers, "If-None-Match": known})
        assert (again.status, again.body) == (304, b"")
        assert again.headers["etag"] == tag
        assert again.headers["cache-control"] == first.headers["cache-control"]
        assert again.headers.get("vary") == first.headers.get("vary")
        policy = "content-security-policy"
        assert again.headers.get(policy) == first.headers.get(policy)
    other = host.ask(target, headers={**headers, "If-None-Match": '"another"'})
    assert (other.status, other.body) == (200, first.body)


def test_every_compressed_copy_is_sent_whatever_its_name_and_the_method(
    host: Host, manifest: Manifest
) -> None:
    compressed = [path for path in manifest.files if f"{path}.br" in manifest.files]
    addresses = [f"/{path}".removesuffix("index.html") for path in compressed]
    addresses.remove("/404.html")
    # Leaves slashes in the memory of a server, which must not become a part of any name.
    asked = {**accepts("br"), "Referer": "/" * 900}

    plain = {
        (method, address)
        for method in ("GET", "HEAD")
        for address in addresses
        if host.ask(address, method, asked).headers.get("content-encoding") != "br"
    }

    assert len(addresses) > 20
    assert plain == set()


def test_each_encoding_of_a_file_has_a_tag_of_its_own(host: Host) -> None:
    tags = {host.ask("/", headers=accepts(name)).headers["etag"] for name in ("", "gzip", "br")}

    assert len(tags) == 3


def test_zstandard_is_sent_where_the_host_knows_it(
    host: Host, dist: Path, manifest: Manifest
) -> None:
    script = named(Row("/SCRIPT", 200), manifest).target

    answered = host.ask(script, headers=accepts("zstd"))

    # Debian has no module of nginx for it.
    encoding, ending = ("", "") if host.name == "nginx" else ("zstd", ".zst")
    assert answered.headers.get("content-encoding", "") == encoding
    assert answered.body == (dist / f"{script[1:]}{ending}").read_bytes()


def test_a_part_is_sent_as_long_as_the_whole_is_the_same(host: Host, manifest: Manifest) -> None:
    target = named(Row("/FONT", 200), manifest).target
    tag = host.ask(target).headers["etag"]

    part = host.ask(target, headers={"Range": "bytes=0-3", "If-Range": tag})

    assert (part.status, len(part.body)) == (206, 4)


def test_a_link_that_leads_out_of_the_site_leads_nowhere(
    host: Host, dist: Path, tmp_path: Path
) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("secret")
    link = dist / "secret.txt"
    link.symlink_to(secret)

    answered = host.ask("/secret.txt")
    link.unlink()

    # The others follow links, of which the build leaves none.
    assert answered.status == (200 if host.name in ("nginx", "caddy") else 404)


@pytest.fixture
def negotiating(host: Host) -> Host:
    """The servers that look at the Accept header; caches before a bucket do not."""
    if host.name == "edge":
        pytest.skip("The cache before a bucket is not keyed by the Accept header.")
    return host


MARKDOWN = "text/markdown, text/html;q=0.9, */*;q=0.1"


@pytest.mark.parametrize(
    ("target", "file"), [("/", "index.md"), ("/library/button/", "library/button.md")]
)
@pytest.mark.parametrize("accepted", [MARKDOWN, "Text/Markdown;q=1.0", "text/plain,text/markdown"])
def test_a_page_is_sent_as_markdown_to_clients_that_ask_for_it(
    negotiating: Host, dist: Path, target: str, file: str, accepted: str
) -> None:
    answered = negotiating.ask(target, headers={"Accept": accepted})

    assert answered.status == 200
    assert answered.headers["content-type"] == "text/markdown; charset=utf-8"
    assert answered.body == (dist / file).read_bytes()
    assert "accept" in fields_of_vary(answered)


@pytest.mark.parametrize(
    "accepted",
    ["text/html", "*/*", "text/*", "text/markdown;q=0, */*", "text/markdown;q=0.5, text/html"],
)
def test_everybody_else_gets_the_html_with_its_tag_and_its_encodings(
    negotiating: Host, dist: Path, accepted: str
) -> None:
    plain = negotiating.ask("/", headers=accepts("br"))
    answered = negotiating.ask("/", headers={"Accept": accepted, **accepts("br")})

    assert answered.body == (dist / "index.html.br").read_bytes()
    assert answered.headers["etag"] == plain.headers["etag"]
    assert fields_of_vary(answered) == {"accept-encoding"}


def test_the_markdown_of_a_page_is_compressed_and_revalidated_like_the_file_itself(
    negotiating: Host, dist: Path
) -> None:
    headers = {"Accept": MARKDOWN, **accepts("gzip")}
    negotiated = negotiating.ask("/library/button/", headers=headers)
    by_name = negotiating.ask("/library/button.md", headers=accepts("gzip"))
    tag = negotiated.headers["etag"]
    again = negotiating.ask("/library/button/", headers={**headers, "If-None-Match": tag})

    assert negotiated.body == by_name.body == (dist / "library/button.md.gz").read_bytes()
    assert tag == by_name.headers["etag"]
    assert (again.status, again.body) == (304, b"")
    assert "accept" in fields_of_vary(again)


@pytest.mark.parametrize("target", ["/sw.js", "/sitemap.xml"])
def test_what_is_no_page_does_not_vary_by_it(negotiating: Host, target: str) -> None:
    answered = negotiating.ask(target, headers={"Accept": MARKDOWN})

    assert answered.status == 200
    assert "accept" not in fields_of_vary(answered)


def test_other_spellings_of_an_address_are_redirected_for_markdown_too(negotiating: Host) -> None:
    answered = negotiating.ask("/library/button", headers={"Accept": MARKDOWN})

    assert (answered.status, answered.headers["location"]) == (308, "/library/button/")


def fields_of_vary(answered: Answered) -> set[str]:
    """What an answer depends on."""
    return {name.strip().lower() for name in answered.headers.get("vary", "").split(",")} - {""}
