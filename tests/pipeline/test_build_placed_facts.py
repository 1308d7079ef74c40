"""Directives made of facts, on a site that documents an installed package."""

from __future__ import annotations

import json

import pytest
from selectolax.lexbor import LexborHTMLParser

from small_site import SmallSite

PRODUCT = """\
name: System
description: Styles.
logo: logo.svg
packages: ["@mui/system"]
"""
LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7H1z"/></svg>'
TEXT = """\
:: utilities {only=mx width}

:: theme breakpoints.values

:: hook useMediaQuery

:: install @mui/system @emotion/react @emotion/styled

:: support @mui/system
"""


@pytest.fixture
def documented(warm_site: SmallSite) -> SmallSite:
    warm_site.write("system/product.yaml", PRODUCT)
    warm_site.write("system/logo.svg", LOGO)
    warm_site.write("system/navigation.yaml", "- pathname: /system/\n")
    warm_site.page("system", TEXT, title="System")
    warm_site.build()
    return warm_site


def test_facts_of_installed_packages_are_on_the_page_in_the_copy_and_in_the_facts_file(
    documented: SmallSite,
) -> None:
    page = LexborHTMLParser(documented.text("system/index.html"))
    copy = documented.text("system.md")
    facts = json.loads(documented.text("reference/@mui/system.json"))

    utilities, breakpoints, support = page.css("main .table table")
    assert [cell.text() for cell in utilities.css("tbody tr:first-child td")] == [
        "mx",
        "margin-left, margin-right",
        "spacing",
        "8px",
    ]
    assert "breakpoints.values.md" in breakpoints.text()
    assert "react" in support.text()
    assert len(page.css("main .code-tabs")) == 1
    assert "| `mx` | `margin-left`, `margin-right` | `spacing` | `8px` |" in copy
    assert "| `breakpoints.values.md` | `900` |" in copy
    assert "npm install @mui/system@" in copy
    assert "::" not in copy.replace("::after", "")
    assert facts["styleUtilities"]["mx"]["css"] == ["margin-left", "margin-right"]
    assert facts["theme"]["light"]["breakpoints"]["values"]["md"] == 900
    assert facts["requirements"]["peerDependencies"]["react"]


def test_what_no_package_has_is_a_mistake_with_its_line(warm_site: SmallSite) -> None:
    warm_site.write("system/product.yaml", PRODUCT)
    warm_site.write("system/logo.svg", LOGO)
    warm_site.write("system/navigation.yaml", "- pathname: /system/\n")
    warm_site.page("system", ":: theme breakpoint", title="System")

    (mistake,) = warm_site.check_mistakes()

    assert mistake.where.line == 7
    assert mistake.problem == 'The default theme has no "breakpoint".'
    assert "breakpoints" in mistake.remedy
