"""What the tests of a run share: sites find out only once what packages say."""

from __future__ import annotations

from pathlib import Path

from shared_steps import share_steps, take_steps
from tearsheet.cache.step_cache import StepCache, steps_folder


def test_a_second_site_takes_what_the_first_has_found_out(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    StepCache(steps_folder(first)).keep("reference", tmp_path.name, b"facts")
    share_steps(first)

    take_steps(second)

    assert StepCache(steps_folder(second)).find("reference", tmp_path.name) == b"facts"
