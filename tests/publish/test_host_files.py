"""The files that tell other hosts how to answer, and the command that writes them."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tearsheet.errors import MachineError
from tearsheet.output.headers import header_rules, headers_of
from tearsheet.output.manifest import Manifest, write_manifest
from tearsheet.output.policies import Policies
from tearsheet.publish.host_files.addresses import address_of
from tearsheet.publish.host_files.write import host_files, write_host_files

COMMAND = Path(sys.executable).with_name("tearsheet")

POLICIES = Policies(
    page="script-src 'self' 'sha256-aaaa='",
    frame="frame-ancestors 'self'",
    editing="script-src 'unsafe-eval'",
    worker="connect-src 'self'",
    home="docs.example",
)
TEXTS = ("text/css", "text/javascript", "text/markdown", "text/plain")

MOST_PATHS_WITH_HEADERS = 100
"""What the strictest of the static hosts takes."""

FILES = [
    "404.html",
    "index.html",
    "index.md",
    "assets/page-1a2b3c4d.css",
    "assets/page-1a2b3c4d.js",
    "assets/page-1a2b3c4d.js.br",
    "assets/logo-1a2b3c4d.svg",
    "assets/icons/font-1a2b3c4d.woff2",
    "blog/index.html",
    "blog/atom.xml",
    "frames/apart/index.html",
    "frames/editing/index.html",
    "joy-ui/react-button/index.html",
    "joy-ui/react-button/index.html.gz",
    "joy-ui/react-button.md",
    "material-ui/index.html",
    "parts/shell.html",
    "parts/speculation-rules.json",
    "search/start.json",
    "search/words.1a2b3c4d.json",
    "downloads/icons.gz",
    "llms.txt",
    "sw.js",
]
SITE = Manifest(
    files=dict.fromkeys(FILES, "1"),
    redirects={"/components/buttons/": "/joy-ui/react-button/#sizes", "/old.xml": "/blog/atom.xml"},
    languages=("en", "pt"),
    policies=POLICIES,
)


def told(text: str) -> dict[str, dict[str, str]]:
    """Read a file of headers as the hosts do."""
    rules: dict[str, dict[str, str]] = {}
    path = ""
    for line in text.splitlines():
        if line.startswith("  "):
            name, _, value = line.strip().partition(": ")
            rules[path][name.lower()] = value
        elif line and not line.startswith("#"):
            path = line
            rules[path] = {}
    return rules


def said_to(address: str, rules: Mapping[str, Mapping[str, str]]) -> list[tuple[str, str]]:
    """Everything the rules say to one address."""
    return [
        header
        for path, headers in rules.items()
        if re.fullmatch(".*".join(map(re.escape, path.split("*"))), address)
        for header in headers.items()
    ]


@pytest.mark.parametrize(
    "path",
    [
        "404.html",
        "index.html",
        "blog/index.html",
        "blog/atom.xml",
        "material-ui/index.html",
        "frames/apart/index.html",
        "frames/editing/index.html",
        "assets/page-1a2b3c4d.js",
        "assets/logo-1a2b3c4d.svg",
        "assets/icons/font-1a2b3c4d.woff2",
        "assets/page-1a2b3c4d.css",
        "index.md",
        "joy-ui/react-button.md",
        "llms.txt",
        "sw.js",
    ],
)
def test_a_static_host_is_told_each_header_of_a_file_once(path: str) -> None:
    wanted = headers_of(path, header_rules(POLICIES))
    rules = told(host_files(SITE)["_headers"])

    said = said_to(address_of(path), rules)

    assert len({name for name, _ in said}) == len(said)
    if path != "blog/atom.xml" and not wanted["content-type"].startswith(TEXTS):
        # The types of other files these hosts know themselves, and documents say theirs.
        del wanted["content-type"]
    assert wanted.items() <= set(said)


@pytest.mark.parametrize("path", [path for path in FILES if not path.endswith((".br", ".gz"))])
def test_no_file_is_kept_longer_than_it_may_be(path: str) -> None:
    rules = told(host_files(SITE)["_headers"])

    kept = [value for name, value in said_to(address_of(path), rules) if name == "cache-control"]

    lasting = headers_of(path, header_rules(POLICIES))["cache-control"]
    assert kept in ([lasting], ["max-age=0, must-revalidate"])


def test_a_large_site_needs_few_paths_with_headers() -> None:
    pages = [f"{product}/page-{number}/index.html" for product in "abcdef" for number in range(500)]
    assets = [f"assets/part-{number:08}.js" for number in range(1000)]
    site = Manifest(files=dict.fromkeys([*FILES, *pages, *assets], "1"), redirects={})

    assert len(told(host_files(site)["_headers"])) < MOST_PATHS_WITH_HEADERS


def test_only_the_sites_own_host_is_told_to_insist_on_https() -> None:
    rules = told(host_files(SITE)["_headers"])

    assert [path for path, said in rules.items() if "strict-transport-security" in said] == [
        "https://docs.example/*"
    ]


def test_a_static_host_leads_old_addresses_on_and_then_drops_languages() -> None:
    rows = host_files(SITE)["_redirects"].splitlines()[1:]

    assert rows == [
        "/components/buttons/ /joy-ui/react-button/#sizes 301",
        "/old.xml /blog/atom.xml 301",
        "/en/* /:splat 301",
        "/pt/* /:splat 301",
    ]


@pytest.mark.parametrize("name", ["nginx/maps.conf", "caddy/site.caddy"])
def test_a_download_that_looks_like_a_copy_is_asked_for_by_its_name(name: str) -> None:
    text = host_files(SITE)[name]

    assert "/downloads/icons.gz" in text
    assert "/joy-ui/react-button/index.html.gz" not in text


def test_a_build_without_policies_or_a_page_for_the_lost_can_be_hosted() -> None:
    files = host_files(Manifest(files={"index.html": "1"}, redirects={}))

    assert "There is no such page." in files["nginx/server.conf"]
    assert "There is no such page." in files["caddy/site.caddy"]
    assert "Strict-Transport-Security" not in "".join(files.values()).title()


def test_the_same_build_gives_the_same_files() -> None:
    assert host_files(SITE) == host_files(SITE)


def test_the_command_writes_them_and_says_where(tmp_path: Path) -> None:
    (tmp_path / "dist").mkdir()
    write_manifest(tmp_path / "dist", SITE)

    written = subprocess.run(
        [COMMAND, "host-files", "hosts", "--out", "dist"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )

    assert written.stdout.splitlines() == [f"hosts/{name}" for name in host_files(SITE)]
    assert (tmp_path / "hosts/_redirects").read_text() == host_files(SITE)["_redirects"]


def test_where_there_is_no_build_there_is_nothing_to_write(tmp_path: Path) -> None:
    with pytest.raises(MachineError, match="holds no finished build"):
        write_host_files(tmp_path, tmp_path / "hosts")

    assert not (tmp_path / "hosts").exists()


def test_a_folder_that_cannot_be_written_to_is_told(tmp_path: Path) -> None:
    write_manifest(tmp_path, SITE)
    (tmp_path / "hosts").write_text("a file")

    with pytest.raises(MachineError, match="could not be written"):
        write_host_files(tmp_path, tmp_path / "hosts")
