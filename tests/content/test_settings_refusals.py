from __future__ import annotations

import pytest

from small_site import SETTINGS, SmallSite

LOGO = '<svg viewBox="0 0 24 24"><path d="M3 3h18"/></svg>'
PRODUCT = "name: Joy UI\ndescription: Components.\nlogo: logo.svg\n"

REFUSED_SITES = {
    "an empty file": ("", 1, "empty", "name, host and description"),
    "a list": ("- a\n", 1, "not a list", "title: …"),
    "no name": ("host: https://a.example\ndescription: D.\n", 1, '"name" is missing', "name: …"),
    "no host": ("name: A\ndescription: D.\n", 1, '"host" is missing', "host: …"),
    "a host with a path": (
        "name: A\nhost: https://a.example/docs\ndescription: D.\n",
        2,
        "not where a site is published",
        "https://example.org",
    ),
    "a host without a scheme": (
        "name: A\nhost: a.example\ndescription: D.\n",
        2,
        "not where a site is published",
        "https://example.org",
    ),
    "an unknown key": (f"{SETTINGS}fontHost: x\n", 5, 'no setting "fontHost"', '"fontsHost"?'),
    "a ratio beyond one": (
        f"{SETTINGS}sponsorRatio: 1.5\n",
        5,
        '"sponsorRatio" is 1.5',
        "from 0 to 1",
    ),
    "a ratio that is no number": (
        f"{SETTINGS}sponsorRatio: .nan\n",
        5,
        '"sponsorRatio" is .nan',
        "from 0 to 1",
    ),
    "a ratio in words": (f"{SETTINGS}sponsorRatio: few\n", 5, "is text", "Write a number"),
    "another language": (
        f"{SETTINGS}languages: [en, de]\n",
        5,
        "English only",
        "Write [en]",
    ),
    "an edit address for no page": (
        f"{SETTINGS}edit: https://a.example/edit\n",
        5,
        "one address",
        "{path}",
    ),
    "a budget of nothing": (
        f"{SETTINGS}budgets:\n  html: 0\n",
        6,
        '"html" is 0',
        "from 1 to 100000",
    ),
    "an unknown budget": (
        f"{SETTINGS}budgets:\n  htlm: 10\n",
        6,
        'no setting "htlm"',
        'Did you mean "html"?',
    ),
    "a budget that is no group": (f"{SETTINGS}budgets: 12\n", 5, "not a number", "title: …"),
    "malformed YAML": (f"{SETTINGS}a: b: c\n", 5, "not YAML", "colon"),
}

REFUSED_PRODUCTS = {
    "an empty file": ("", 1, "empty", "name, description and logo"),
    "no name": ("description: D.\nlogo: logo.svg\n", 1, '"name" is missing', "name: …"),
    "no logo": ("name: A\ndescription: D.\n", 1, '"logo" is missing', "logo: …"),
    "a logo that is not there": (
        "name: A\ndescription: D.\nlogo: mark.svg\n",
        3,
        'no logo "mark.svg"',
        "beside this file",
    ),
    "a logo from elsewhere": (
        "name: A\ndescription: D.\nlogo: ../joy-ui/logo.svg\n",
        3,
        "no logo",
        "beside this file",
    ),
    "a logo with a script": (
        "name: A\ndescription: D.\nlogo: script.svg\n",
        3,
        "no plain drawing",
        "without scripts",
    ),
    "an unknown key": (f"{PRODUCT}pakages: []\n", 4, 'no setting "pakages"', '"packages"?'),
    "no current version": (
        f"{PRODUCT}versions:\n  - text: v6\n    href: https://v6.example/\n",
        4,
        "No of the versions is marked current",
        "exactly one",
    ),
    "two current versions": (
        f"{PRODUCT}versions:\n  - text: v6\n    current: true\n  - text: v5\n    current: true\n",
        4,
        "2 of the versions",
        "exactly one",
    ),
    "a version that leads nowhere": (
        f"{PRODUCT}versions:\n  - text: v7\n    current: true\n  - text: v5\n",
        7,
        '"v5" leads nowhere',
        "href: https://…",
    ),
    "a version that acts": (
        f"{PRODUCT}versions:\n  - text: v7\n    current: true\n"
        "  - text: v5\n    href: javascript:alert(1)\n",
        8,
        "is no address",
        "https://",
    ),
    "a version that leads to a stranger": (
        f"{PRODUCT}versions:\n  - text: v7\n    current: true\n"
        "  - text: v5\n    href: //evil.example\n",
        8,
        "is no address",
        "https://",
    ),
}


@pytest.mark.parametrize(
    ("text", "line", "problem", "remedy"), list(REFUSED_SITES.values()), ids=list(REFUSED_SITES)
)
def test_malformed_settings_of_a_site_are_refused_with_their_line(
    site: SmallSite, text: str, line: int, problem: str, remedy: str
) -> None:
    file = site.write("site.yaml", text)

    (mistake,) = site.read_mistakes()

    assert (mistake.where.file, mistake.where.line) == (file, line)
    assert problem in mistake.problem
    assert remedy in mistake.remedy


@pytest.mark.parametrize(
    ("text", "line", "problem", "remedy"),
    list(REFUSED_PRODUCTS.values()),
    ids=list(REFUSED_PRODUCTS),
)
def test_a_malformed_product_is_refused_with_its_line(
    site: SmallSite, text: str, line: int, problem: str, remedy: str
) -> None:
    site.write("joy-ui/logo.svg", LOGO)
    site.write("joy-ui/script.svg", "<svg><script>steal()</script></svg>")
    file = site.write("joy-ui/product.yaml", text)

    (mistake,) = site.read_mistakes()

    assert (mistake.where.file, mistake.where.line) == (file, line)
    assert problem in mistake.problem
    assert remedy in mistake.remedy


def test_a_site_without_settings_is_told_what_to_write(site: SmallSite) -> None:
    (site.content / "site.yaml").unlink()

    (mistake,) = site.read_mistakes()

    assert mistake.where.file == site.content / "site.yaml"
    assert "no settings" in mistake.problem
    assert "name, host and description" in mistake.remedy


def test_two_products_with_one_id_are_refused_and_the_first_is_named(site: SmallSite) -> None:
    first = site.write("joy-ui/product.yaml", PRODUCT)
    second = site.write("material-ui/product.yaml", f"{PRODUCT}id: joy-ui\n")
    for product in (first, second):
        product.with_name("logo.svg").write_text(LOGO)

    (mistake,) = site.read_mistakes()

    assert mistake.where.file == second
    assert f'second product "joy-ui"; the first is {first}' in mistake.problem
    assert "another id" in mistake.remedy


def test_a_product_at_the_top_of_the_site_is_refused(site: SmallSite) -> None:
    file = site.write("product.yaml", PRODUCT)
    site.write("logo.svg", LOGO)

    (mistake,) = site.read_mistakes()

    assert mistake.where.file == file
    assert "folder of its own" in mistake.remedy


def test_a_navigation_without_a_product_is_refused(site: SmallSite) -> None:
    file = site.write("guides/navigation.yaml", "- pathname: /guides/\n")

    (mistake,) = site.read_mistakes()

    assert mistake.where.file == file
    assert "nobody would see this navigation" in mistake.problem
    assert "of a product, or of the site" in mistake.remedy


def test_a_binary_file_of_settings_is_refused(site: SmallSite) -> None:
    file = site.write("site.yaml", b"name: A\n\xff\xfe\n")

    (mistake,) = site.read_mistakes()

    assert (mistake.where.file, mistake.where.line) == (file, 2)
    assert "not UTF-8" in mistake.problem
