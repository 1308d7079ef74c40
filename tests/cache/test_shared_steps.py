"""What the tests of a run share: sites compress what others have compressed only once."""

from __future__ import annotations

from pathlib import Path

from small_site import SmallSite, begin_site


def test_a_second_site_takes_what_the_first_has_compressed(tmp_path: Path) -> None:
    first, second = begin_site(tmp_path / "first"), begin_site(tmp_path / "second")
    first.build()

    # What is not written is not compressed.
    second.build(write=False)

    assert compressed(first)
    assert compressed(first) <= compressed(second)


def compressed(site: SmallSite) -> set[str]:
    return {file.name for file in (site.cache / "steps" / "br").iterdir()}
