from __future__ import annotations

import json

from tearsheet.output.speculation_rules import render_speculation_rules


def test_pages_are_prepared_only_when_somebody_is_about_to_follow_a_link() -> None:
    rules = json.loads(render_speculation_rules())

    assert [rule["eagerness"] for rule in rules["prerender"]] == ["moderate"]


def test_downloads_frames_and_new_tabs_are_left_alone() -> None:
    (rule,) = json.loads(render_speculation_rules())["prerender"]

    _, left_alone = rule["where"]["and"]
    assert {"href_matches": "/frames/*"} in left_alone["not"]["or"]
    assert "[download], [target]" in left_alone["not"]["or"][1]["selector_matches"]
