"""How the weight of a component is said."""

from __future__ import annotations

from tearsheet.model.size import PackageSizes, Size, SizeSnapshot, describe_size, write_kilobytes

KITE = Size(minified=33_140, brotli=11_230, shared_minified=6_049, shared_brotli=2_351)
DRUM = Size(minified=4_000, brotli=1_500, shared_minified=4_000, shared_brotli=1_500)


def test_one_line_says_what_a_component_weighs_alone_and_beside_others() -> None:
    said = describe_size(KITE)

    assert [word for word in said.split() if word[0].isdigit()] == ["33.1", "11.2", "6.0", "2.4"]
    assert "adds" in said


def test_what_shares_nothing_is_not_said_twice() -> None:
    assert "adds" not in describe_size(DRUM)


def test_thousands_are_told_apart() -> None:
    assert write_kilobytes(1_204_000) == "1,204.0 KB"
    assert write_kilobytes(49) == "0.0 KB"


def test_a_size_is_found_by_package_and_component() -> None:
    toys = PackageSizes(version="2.0.0", components={"Kite": KITE})
    snapshot = SizeSnapshot(bundler="vite 8", packages={"@acme/toys": toys})

    assert snapshot.find("@acme/toys", "Kite") is KITE
    assert snapshot.find("@acme/toys", "Drum") is None
    assert snapshot.find("@acme/tools", "Kite") is None
