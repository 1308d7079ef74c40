"""The policies a build writes down: every script of the site runs, and no other."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from small_site import SETTINGS, SmallSite, site_files
from tearsheet.output.manifest import load_manifest
from tearsheet.output.policies import Policies

SCRIPT = re.compile(r"<script([^>]*)>(.*?)</script>", re.DOTALL)

MEASURED = "tagService: https://tags.example:444/gtag/js?id=G-1\n"


def policies_of(site: SmallSite) -> Policies:
    found = load_manifest(site.out).policies
    assert found
    return found


def build_with(site: SmallSite, settings: str) -> Policies:
    site.write("site.yaml", SETTINGS + settings)
    site.build()
    return policies_of(site)


def directives(policy: str) -> dict[str, list[str]]:
    parts = (part.split() for part in policy.split("; "))
    return {name: rest for name, *rest in parts}


def inline_scripts(site: SmallSite) -> set[str]:
    """The inline scripts of all documents that a browser would run."""
    documents = [
        data.decode() for path, data in site_files(site.out).items() if path.endswith(".html")
    ]
    elements = [found for html in documents for found in SCRIPT.findall(html)]
    return {text for told, text in elements if "src=" not in told and "application/" not in told}


def hash_of(script: str) -> str:
    return f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'"


def hashes(policy: str) -> set[str]:
    return {source for source in directives(policy)["script-src"] if source.startswith("'sha")}


def test_exactly_the_scripts_that_stand_in_pages_are_named(warm_site: SmallSite) -> None:
    policies = build_with(warm_site, "")

    scripts = inline_scripts(warm_site)
    assert len(scripts) == 1
    assert hashes(policies.page) == hashes(policies.frame) == {hash_of(one) for one in scripts}


def test_a_script_that_joins_them_later_is_named_as_well(warm_site: SmallSite) -> None:
    build_with(warm_site, "")
    policies = build_with(warm_site, MEASURED)

    scripts = inline_scripts(warm_site)
    assert len(scripts) == 2
    assert hashes(policies.page) == {hash_of(one) for one in scripts}


def test_a_change_of_texts_leaves_the_policies_as_they_are(warm_site: SmallSite) -> None:
    before = build_with(warm_site, MEASURED)
    warm_site.page("", "Welcome back.", title="Home")

    warm_site.build()

    assert "Welcome back." in warm_site.text("index.html")
    assert policies_of(warm_site) == before


def test_what_decides_over_scripts_is_shut_for_strangers(warm_site: SmallSite) -> None:
    policies = build_with(warm_site, "")

    page = directives(policies.page)
    assert page["default-src"] == ["'self'"]
    assert page["object-src"] == page["base-uri"] == page["frame-ancestors"] == ["'none'"]
    assert page["frame-src"] == page["worker-src"] == page["connect-src"] == ["'self'"]
    assert page["form-action"] == ["'self'", "https://stackblitz.com", "https://codesandbox.io"]
    assert {"'unsafe-inline'", "'unsafe-eval'"}.isdisjoint(page["script-src"])
    assert "*" not in policies.page
    assert directives(policies.frame) == {**page, "frame-ancestors": ["'self'"]}


def test_code_is_made_of_text_only_where_edited_demos_run(warm_site: SmallSite) -> None:
    policies = build_with(warm_site, "")

    editing = directives(policies.editing)
    assert "'unsafe-eval'" in editing["script-src"]
    assert editing["default-src"] == editing["form-action"] == ["'none'"]
    assert editing["sandbox"] == ["allow-scripts"]
    assert "connect-src" not in editing
    rest = (policies.page, policies.frame, policies.worker)
    assert not any("unsafe-eval" in policy for policy in rest)


@pytest.mark.parametrize("loaded", ["script-src", "style-src", "font-src", "img-src"])
def test_what_an_edited_demo_loads_does_not_depend_on_the_origin_it_lacks(
    warm_site: SmallSite, loaded: str
) -> None:
    sources = directives(build_with(warm_site, "").editing)[loaded]

    assert sources[:2] == ["http:", "https:"]
    assert not [source for source in sources if source == "'self'" or "://" in source]


def test_hosts_are_named_where_the_site_names_them(warm_site: SmallSite) -> None:
    settings = (
        f"{MEASURED}tagHosts: [https://collect.example]\n"
        "fontsHost: https://fonts.example\n"
        "feedback: https://code.example/new?title={title}&body={address}\n"
    )
    page = directives(build_with(warm_site, settings).page)

    assert "https://tags.example:444" in page["script-src"]
    assert page["connect-src"] == ["'self'", "https://tags.example:444", "https://collect.example"]
    assert "https://collect.example" in page["img-src"]
    assert "https://collect.example" not in page["script-src"]
    assert page["style-src"][-1] == page["font-src"][-1] == "https://fonts.example"
    assert page["form-action"][-1] == "https://code.example"


def test_fonts_may_lie_elsewhere_than_their_stylesheet(warm_site: SmallSite) -> None:
    page = directives(build_with(warm_site, "fontsHost: https://fonts.googleapis.com\n").page)

    assert page["style-src"][-1] == "https://fonts.googleapis.com"
    assert page["font-src"][-1] == "https://fonts.gstatic.com"


@pytest.mark.parametrize(
    ("host", "home"),
    [
        ("https://docs.example", "docs.example"),
        ("https://docs.example:8443", "docs.example"),
        ("http://docs.example", ""),
    ],
)
def test_a_site_is_at_home_where_it_is_asked_for_by_https(
    warm_site: SmallSite, host: str, home: str
) -> None:
    warm_site.write("site.yaml", SETTINGS.replace("https://small.example", host))
    warm_site.build()

    assert policies_of(warm_site).home == home


def test_a_folder_of_an_older_engine_is_read_as_well(tmp_path: Path) -> None:
    (tmp_path / ".manifest.json").write_bytes(
        msgspec.json.encode({"files": {"index.html": "0a"}, "redirects": {}})
    )

    assert load_manifest(tmp_path).policies is None
