"""What a digest of the engine rests on, and what may change without anybody noticing."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from small_site import SmallSite
from tearsheet.cache.code_digests import engine_digest
from tearsheet.page.social.picture_digest import picture_digest


@pytest.fixture
def packages(tmp_path: Path) -> Iterator[Path]:
    """A folder of packages that stands beside the real ones."""
    folder = tmp_path / "site-packages"
    folder.mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "path", [*sys.path, str(folder)])
        yield folder
    # Later tests must not be told of packages that are gone.
    code_digests()


def code_digests() -> tuple[str, str]:
    engine_digest.cache_clear()
    picture_digest.cache_clear()
    return engine_digest(), picture_digest()


@pytest.mark.parametrize(
    ("package", "engine_changes", "pictures_change"),
    [
        ("pytest-99.0", False, False),
        ("ruff-99.0", False, False),
        ("msgspec-99.0", True, False),
        ("tree_sitter_css-99.0", True, False),
        ("pillow-99.0", True, True),
        ("resvg_py-99.0", True, True),
    ],
)
def test_only_packages_that_do_the_work_make_a_new_fingerprint(
    packages: Path, package: str, engine_changes: bool, pictures_change: bool
) -> None:
    engine, pictures = code_digests()

    (packages / f"{package}.dist-info").mkdir()

    new_engine, new_pictures = code_digests()
    assert (new_engine != engine) is engine_changes
    assert (new_pictures != pictures) is pictures_change


def test_a_new_tool_beside_the_engine_renames_no_picture(
    warm_site: SmallSite, packages: Path
) -> None:
    settings = warm_site.content / "site.yaml"
    settings.write_text(settings.read_text().replace("socialImages: false", "socialImages: true"))
    code_digests()
    warm_site.build()
    (picture,) = (warm_site.out / "assets/social").iterdir()

    (packages / "msgspec-99.0.dist-info").mkdir()
    code_digests()
    warm_site.build()

    assert list((warm_site.out / "assets/social").iterdir()) == [picture]
