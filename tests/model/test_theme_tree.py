from __future__ import annotations

from tearsheet.model.theme_tree import FUNCTION, theme_keys

TREE = {
    "palette": {"primary": {"main": "#1976d2", "states": {"deep": {"deeper": 1}}}},
    "spacing": {FUNCTION: f"{FUNCTION}(factor) => …", "mui": True},
    "shadows": ["none", "0px"],
    "direction": "ltr",
}


def test_keys_are_listed_with_their_paths_each_after_what_it_is_in() -> None:
    paths = [key.path for key in theme_keys(TREE, depth=3)]

    assert paths == [
        "palette",
        "palette.primary",
        "palette.primary.main",
        "palette.primary.states",
        "spacing",
        "spacing.mui",
        "shadows",
        "shadows.0",
        "shadows.1",
        "direction",
    ]


def test_what_lies_deeper_than_four_steps_is_not_listed() -> None:
    paths = [key.path for key in theme_keys(TREE)]

    assert "palette.primary.states.deep" in paths
    assert "palette.primary.states.deep.deeper" not in paths


def test_a_key_has_a_place_of_its_own_on_the_page_of_the_theme() -> None:
    key = next(key for key in theme_keys(TREE) if key.path == "palette.primary.main")

    assert key.id == "theme.palette.primary.main"


def test_a_site_without_a_theme_has_no_keys() -> None:
    assert list(theme_keys({})) == []
