"""Addresses: their one spelling, their language and their title."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tearsheet.model.address import (
    NotAnAddress,
    canonical_address,
    derived_title,
    ignores_language,
    split_language,
)


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("/", "/"),
        ("/?theme=dark", "/"),
        ("/#top", "/"),
        ("/material-ui/react-button", "/material-ui/react-button/"),
        ("/material-ui/react-button/", "/material-ui/react-button/"),
        ("/material-ui/react-button/#sizes", "/material-ui/react-button/"),
        ("/material-ui/react-button?a=/b/../c", "/material-ui/react-button/"),
        ("/x/api/data-grid/GridApi_2.0~beta", "/x/api/data-grid/GridApi_2.0~beta/"),
    ],
)
def test_an_address_has_one_spelling(written: str, canonical: str) -> None:
    assert canonical_address(written) == canonical
    assert canonical_address(canonical) == canonical


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        ("", "does not start with a slash"),
        ("#sizes", "does not start with a slash"),
        ("react-button/", "does not start with a slash"),
        ("https://mui.com/", "does not start with a slash"),
        ("//mui.com/x/", "two slashes in a row"),
        ("//", "two slashes in a row"),
        ("/material-ui//react-button/", "two slashes in a row"),
        ("/material-ui/react-button//", "two slashes in a row"),
        ("/material-ui/../x/", r'climbs with "\.\."'),
        ("/material-ui/./x/", r'climbs with "\."'),
        ("/material-ui/%2e%2e/", "contains '%'"),
        ("/material-ui/react button/", "contains ' '"),
        ("/material-ui/é/", "contains 'é'"),
        ("/material-ui\\x/", "contains"),
        ('/"x"/', "contains"),
        ("/x/\n", "contains"),
    ],
)
def test_what_is_no_address_is_refused(written: str, problem: str) -> None:
    with pytest.raises(NotAnAddress, match=problem):
        canonical_address(written)


@given(st.text(alphabet="/.#?ab-% ", max_size=12))
def test_a_spelling_is_final_or_refused(written: str) -> None:
    try:
        address = canonical_address(written)
    except NotAnAddress:
        return

    assert address.startswith("/")
    assert address.endswith("/")
    assert "//" not in address
    assert canonical_address(address) == address


def test_a_refused_address_travels_between_processes() -> None:
    refusal = NotAnAddress("x", "it does not start with a slash")

    assert str(pickle.loads(pickle.dumps(refusal))) == str(refusal)


@pytest.mark.parametrize(
    ("path", "language", "rest"),
    [
        ("/material-ui/", None, "/material-ui/"),
        ("/", None, "/"),
        ("", None, ""),
        ("/en", "en", "/"),
        ("/en/", "en", "/"),
        ("/en?theme=dark", "en", "/?theme=dark"),
        ("/en/material-ui/react-button/", "en", "/material-ui/react-button/"),
        ("/en/material-ui/?a=1#b", "en", "/material-ui/?a=1#b"),
        ("/en/blog/", "en", "/blog/"),
        ("/english/", None, "/english/"),
        ("/EN/material-ui/", None, "/EN/material-ui/"),
        ("/fr/material-ui/", None, "/fr/material-ui/"),
        ("/fr", None, "/fr"),
        ("/blog", None, "/blog"),
        ("/blog/en/", None, "/blog/en/"),
        ("/size-snapshot", None, "/size-snapshot"),
        ("/size-snapshot/", None, "/size-snapshot/"),
    ],
)
def test_the_language_is_parted_from_the_path(path: str, language: str | None, rest: str) -> None:
    assert split_language(path, ("en",)) == (language, rest)


@pytest.mark.parametrize("path", ["/en//evil.example", "/en/\\evil.example", "/en///"])
def test_a_language_never_leads_to_another_host(path: str) -> None:
    assert split_language(path, ("en",)) == (None, path)


@pytest.mark.parametrize(
    ("path", "ignored"),
    [
        ("/blog", True),
        ("/blog/", True),
        ("/blog/2020/", True),
        ("/blog?page=2", True),
        ("/blogs/", False),
        ("/size-snapshot", True),
        ("/size-snapshot/", True),
        ("/size-snapshot/#x", True),
        ("/size-snapshot/older/", False),
        ("/material-ui/", False),
        ("/x/blog/", False),
    ],
)
def test_the_blog_and_the_size_snapshot_have_no_language(path: str, ignored: bool) -> None:
    assert ignores_language(path) is ignored


def test_a_language_called_like_the_blog_does_not_take_it_over() -> None:
    assert split_language("/blog/first/", ("blog", "en")) == (None, "/blog/first/")


@pytest.mark.parametrize(
    ("address", "title"),
    [
        ("/material-ui/react-button/", "Button"),
        ("/material-ui/react-button", "Button"),
        ("/x/react-data-grid/", "Data grid"),
        ("/x/react-data-grid/column-definition/#width", "Column definition"),
        ("/material-ui/api/", "Api"),
        ("/material-ui/api/button-group/", "ButtonGroup"),
        ("/material-ui/api/ButtonGroup/", "ButtonGroup"),
        ("/x/api/data-grid/data-grid-pro/", "DataGridPro"),
        ("/base-ui/api/use-autocomplete/", "useAutocomplete"),
        ("/base-ui/api/useAutocomplete/", "useAutocomplete"),
        ("/base-ui/api/use-3d/", "use3d"),
        ("/x/api/user-menu/", "UserMenu"),
        ("/material-ui/guides/use-client/", "Use client"),
        ("/material-ui/migration/from-MUI-v5/", "From MUI v5"),
        ("/versions/", "Versions"),
        ("/versions/?a=1", "Versions"),
        ("/system/double--hyphen/", "Double hyphen"),
        ("/x/react-/", "React-"),
        ("/-/", "-"),
        ("/- /", "- "),
        ("/", "Home"),
        ("", "Home"),
        ("///", "Home"),
        ("/ /", "Home"),
    ],
)
def test_a_title_is_derived_from_the_last_segment(address: str, title: str) -> None:
    assert derived_title(address) == title


@given(st.text())
def test_a_derived_title_can_always_be_read(address: str) -> None:
    assert derived_title(address).strip()
    assert derived_title(f"/api/{address}").strip()
