from __future__ import annotations

import pytest

from small_site import SETTINGS, SmallSite
from tearsheet.content.load import load_site
from tearsheet.content.memory import Memory
from tearsheet.content.scan import scan_content

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
    "a host of fonts with a path": (
        f"{SETTINGS}fontsHost: https://fonts.example/css\n",
        5,
        "no host of fonts",
        "https://fonts.example.org",
    ),
    "a tag service without an id": (
        f"{SETTINGS}tagService: https://tags.example/gtag/js\n",
        5,
        "does not say for whom",
        "id=G-1",
    ),
    "a tag service that is no address": (
        f"{SETTINGS}tagService: G-1\n",
        5,
        '"G-1"',
        "https://",
    ),
    "hosts of a tag service with a wildcard": (
        f"{SETTINGS}tagHosts: ['https://*.tags.example']\n",
        5,
        "nowhere measurements are sent",
        "https://collect.example.org",
    ),
    "a license key of two words": (
        f"{SETTINGS}licenseKey: abc def\n",
        5,
        "license key holds spaces",
        "one word",
    ),
    "a license key without a word": (f'{SETTINGS}licenseKey: ""\n', 5, "is empty", "remove"),
    "an address for no file": (
        f"{SETTINGS}files: https://a.example/files\n",
        5,
        "one address",
        "{path}",
    ),
    "an edit address for no page": (
        f"{SETTINGS}edit: https://a.example/edit\n",
        5,
        "one address",
        "{path}",
    ),
    "an edit address that acts": (
        f"{SETTINGS}edit: javascript:alert('{{path}}')\n",
        5,
        "is no address on the web",
        "https://",
    ),
    "a repository that acts": (
        f"{SETTINGS}repository: JavaScript:alert(1)\n",
        5,
        '"JavaScript:alert(1)" is no address on the web',
        "https://",
    ),
    "a repository without a host": (
        f"{SETTINGS}repository: https:///mui/material-ui\n",
        5,
        "is no address on the web",
        "https://",
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
    "a logo whose changes nobody would notice": (
        "name: A\ndescription: D.\nlogo: logo.png\n",
        3,
        'no logo "logo.png"',
        "an SVG beside this file",
    ),
    "a logo that is hidden": (
        "name: A\ndescription: D.\nlogo: .logo.svg\n",
        3,
        'no logo ".logo.svg"',
        "such as logo.svg",
    ),
    "an id that climbs": (
        f"{PRODUCT}id: ../../../../evil\n",
        4,
        '"../../../../evil" is no id',
        "lower-case letters, digits and hyphens",
    ),
    "an id with a slash": (f"{PRODUCT}id: joy/ui\n", 4, '"joy/ui" is no id', "hyphens"),
    "an id that no statistics know": (f"{PRODUCT}id: Joy UI\n", 4, '"Joy UI" is no id', "hyphens"),
    "an id without an end": (f"{PRODUCT}id: {'j' * 65}\n", 4, "is no id", "at most 64"),
    "a category that climbs": (
        f"{PRODUCT}category: ../core\n",
        4,
        '"../core" is no category',
        "lower-case letters, digits and hyphens",
    ),
    "a package that climbs": (
        f"{PRODUCT}packages:\n  - '@mui/joy'\n  - ../../etc\n",
        6,
        '"../../etc" cannot stand under "packages"',
        "@library/core",
    ),
    "a package that stands twice": (
        f"{PRODUCT}packages: ['@mui/joy', '@mui/joy']\n",
        4,
        '"@mui/joy" stands twice',
        "Keep one",
    ),
    "an unknown key": (f"{PRODUCT}pakages: []\n", 4, 'no setting "pakages"', '"packages"?'),
    "no current version": (
        f"{PRODUCT}versions:\n  - text: v6\n    href: https://v6.example/\n",
        4,
        "No version is marked current",
        "exactly one",
    ),
    "two current versions": (
        f"{PRODUCT}versions:\n  - text: v6\n    current: true\n  - text: v5\n    current: true\n",
        4,
        "2 versions are marked current",
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
    site.write("joy-ui/logo.png", LOGO)
    site.write("joy-ui/.logo.svg", LOGO)
    file = site.write("joy-ui/product.yaml", text)

    (mistake,) = site.read_mistakes()

    assert (mistake.where.file, mistake.where.line) == (file, line)
    assert problem in mistake.problem
    assert remedy in mistake.remedy


def test_an_edit_address_and_a_repository_on_the_web_are_read(site: SmallSite) -> None:
    repository = "https://code.example:8443/~mo/leaves?branch=main"
    site.write(
        "site.yaml", f"{SETTINGS}repository: {repository}\nedit: {repository}&file={{path}}\n"
    )

    assert site.read_mistakes() == ()


def test_an_ill_formed_logo_is_refused_when_it_is_read(site: SmallSite) -> None:
    site.write("joy-ui/product.yaml", PRODUCT)
    logo = site.write("joy-ui/logo.svg", '<svg viewBox="0 0 1 1">\n<g>\n</svg>\n')

    (mistake,) = site.read_mistakes()

    assert str(mistake.where) == f"{logo}:3"
    assert "mismatched tag" in mistake.problem


def test_a_logo_that_changed_is_read_again(site: SmallSite) -> None:
    site.write("joy-ui/product.yaml", PRODUCT)
    logo = site.write("joy-ui/logo.svg", LOGO)
    before = load_site(site.content, scan_content(site.content), Memory())
    logo.write_text(LOGO.replace("h18", "h9v9h9"))

    after = load_site(site.content, scan_content(site.content), before.memory)

    assert "h18" in before.site.products[0].logo
    assert "h9v9h9" in after.site.products[0].logo


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


def test_a_product_cannot_borrow_a_provider_that_is_not_there(site: SmallSite) -> None:
    site.write("joy-ui/logo.svg", LOGO)
    site.write("joy-ui/provider.tsx", "export default ({ children }) => children;")
    site.write("joy-ui/product.yaml", PRODUCT)
    site.write("charts/logo.svg", LOGO)
    file = site.write("charts/product.yaml", f"{PRODUCT}provider: joy\n")

    (mistake,) = site.read_mistakes()

    assert mistake.where.file == file
    assert 'No provider.tsx lies beside a product "joy"' in mistake.problem
    assert "joy-ui" in mistake.remedy


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
