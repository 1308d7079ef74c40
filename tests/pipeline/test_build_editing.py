"""What runs edited demos: built where there are demos, once, and nowhere else."""

from __future__ import annotations

import re

import pytest
from selectolax.lexbor import LexborHTMLParser

from small_site import SITES, SmallSite, manifest_of
from tearsheet.bundle.editing_bundle import is_there_anyway
from tearsheet.progress import Summary

STEP = "Bundling the editor"
FRAME = "frames/editing/index.html"


@pytest.fixture(scope="module")
def workbench(tmp_path_factory: pytest.TempPathFactory) -> SmallSite:
    site = SmallSite(SITES / "workbench", tmp_path_factory.mktemp("editing"))
    site.build()
    return site


def steps(summary: Summary) -> list[str]:
    return [step.name for step in summary.steps]


def editing_files(site: SmallSite) -> list[str]:
    return [path for path in manifest_of(site.out) if path.startswith("assets/editing/")]


def test_a_site_without_demos_has_nothing_to_run_them_with(warm_site: SmallSite) -> None:
    summary = warm_site.build()

    assert STEP not in steps(summary)
    assert editing_files(warm_site) == []
    assert FRAME not in manifest_of(warm_site.out)


def test_the_frame_names_files_that_are_there(workbench: SmallSite) -> None:
    frame = LexborHTMLParser(workbench.text(FRAME))
    named = [
        *(node.attributes["href"] or "" for node in frame.css("link")),
        *(node.attributes["src"] or "" for node in frame.css("script")),
    ]

    assert len(named) > 3
    assert {path.lstrip("/") for path in named} <= manifest_of(workbench.out).keys()


def test_the_frame_is_closed_and_not_to_be_found(workbench: SmallSite) -> None:
    frame = LexborHTMLParser(workbench.text(FRAME))
    policy = frame.css_first('meta[http-equiv="Content-Security-Policy"]')
    robots = frame.css_first('meta[name="robots"]')

    assert policy is not None
    assert robots is not None
    rules = (policy.attributes["content"] or "").split("; ")
    assert {"default-src 'none'", "base-uri 'none'", "form-action 'none'"} < set(rules)
    assert not [rule for rule in rules if rule.startswith(("connect-src", "frame-src"))]
    assert robots.attributes["content"] == "noindex"
    assert frame.css("script:not([src])") == []


def test_every_package_travels_compressed(workbench: SmallSite) -> None:
    files = set(editing_files(workbench))
    scripts = [path for path in files if re.fullmatch(r".*/react-[^.]*\.js", path)]

    assert len(scripts) == 1
    assert {f"{scripts[0]}.br", f"{scripts[0]}.gz"} <= files


def test_a_proof_bundles_nothing_to_edit_with(tmp_path_factory: pytest.TempPathFactory) -> None:
    site = SmallSite(SITES / "workbench", tmp_path_factory.mktemp("proof"))

    assert STEP not in steps(site.build(write=False))


def test_building_again_does_not_ask_for_it(workbench: SmallSite) -> None:
    before = editing_files(workbench)

    summary = workbench.build()

    assert STEP not in steps(summary)
    assert editing_files(workbench) == before


DOCUMENTED = ("@mui/material", "@toolpad/core", "dayjs/plugin")


@pytest.mark.parametrize(
    "name",
    [
        "@mui/material",
        "@mui/material/Button",
        "@toolpad/core/SignInPage",
        "react",
        "dayjs/plugin/utc",
    ],
)
def test_what_is_documented_is_there_whoever_imports_it(name: str) -> None:
    assert is_there_anyway(name, DOCUMENTED)


@pytest.mark.parametrize(
    "name",
    ["@mui/icons-material/Add", "@mui/x-data-grid-premium", "dayjs/locale/de", "clsx"],
)
def test_what_only_a_demo_imports_is_bundled_because_of_it(name: str) -> None:
    assert not is_there_anyway(name, DOCUMENTED)
