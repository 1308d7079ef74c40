"""Which published versions the history of a package is made of."""

from __future__ import annotations

from tearsheet.history.versions import choose_versions


def chosen(published: list[str], documented: str) -> list[str]:
    return [version.text for version in choose_versions(published, documented)]


def labels(published: list[str], documented: str) -> list[str]:
    return [version.label for version in choose_versions(published, documented)]


def test_the_newest_patch_stands_for_its_minor() -> None:
    published = ["6.0.0", "6.0.10", "6.0.9", "6.1.0", "7.0.0"]

    assert chosen(published, "7.0.0") == ["6.0.10", "6.1.0", "7.0.0"]
    assert labels(published, "7.0.0") == ["6.0", "6.1", "7.0"]


def test_the_documented_version_is_the_last_even_if_others_were_published_since() -> None:
    assert chosen(["6.5.0", "7.0.0", "7.0.1", "7.0.2", "7.1.0", "8.0.0"], "7.0.1") == [
        "6.5.0",
        "7.0.1",
    ]


def test_majors_before_the_one_before_the_previous_are_left_out() -> None:
    assert chosen(["4.12.4", "5.0.0", "6.0.0", "7.0.0"], "7.0.0") == ["5.0.0", "6.0.0", "7.0.0"]


def test_previews_of_what_was_released_are_left_out() -> None:
    published = ["6.0.0-beta.1", "6.0.0", "7.0.0-alpha.1", "7.0.0"]

    assert chosen(published, "7.0.0") == ["6.0.0", "7.0.0"]


def test_of_what_was_never_released_every_preview_counts_in_its_order() -> None:
    published = [f"5.0.0-beta.{number}" for number in range(100)]

    found = chosen(published, "5.0.0-beta.49")

    assert found == [f"5.0.0-beta.{number}" for number in range(50)]


def test_builds_of_a_day_are_no_versions_anybody_was_told_of() -> None:
    assert chosen(["5.0.0-alpha.1", "5.0.0-dev.240424", "nonsense"], "5.0.0-beta.1") == [
        "5.0.0-alpha.1",
        "5.0.0-beta.1",
    ]
