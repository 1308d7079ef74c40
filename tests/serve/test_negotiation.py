"""Which compressed copy a browser would rather have."""

from __future__ import annotations

import pytest

from tearsheet.serve.negotiation import rank_encodings


@pytest.mark.parametrize(
    "accepted", ["gzip, deflate, br, zstd", "zstd,gzip,br", "*", "BR, Zstd, GZip"]
)
def test_the_smallest_encoding_comes_first_when_all_are_welcome(accepted: str) -> None:
    assert rank_encodings(accepted) == ("br", "zstd", "gzip")


def test_an_encoding_that_is_not_named_is_left_out() -> None:
    assert rank_encodings("gzip, br") == ("br", "gzip")


@pytest.mark.parametrize(
    ("accepted", "ranking"),
    [
        ("br;q=0.5, gzip;q=0.9", ("gzip", "br")),
        ("br;q=0.001, gzip ; q=1.000", ("gzip", "br")),
        ("gzip;q=0.4, *;q=0.6", ("br", "zstd", "gzip")),
        ("br;q=0.8, zstd;q=0.9, gzip;q=0.1", ("zstd", "br", "gzip")),
        ("x-gzip", ("gzip",)),
    ],
)
def test_weights_decide_before_our_own_preference(accepted: str, ranking: tuple[str, ...]) -> None:
    assert rank_encodings(accepted) == ranking


@pytest.mark.parametrize(
    ("accepted", "ranking"),
    [
        ("", ()),
        ("identity", ()),
        ("deflate, zstd", ("zstd",)),
        ("deflate, compress", ()),
        ("br;q=0, gzip;q=0", ()),
        ("*;q=0", ()),
        ("gzip, br;q=0", ("gzip",)),
        ("*, br;q=0", ("zstd", "gzip")),
        ("zstd;q=0, br;q=0, gzip", ("gzip",)),
        ("identity;q=1, br;q=0.5, gzip;q=1", ("gzip",)),
        ("gzip, identity;q=0", ("gzip",)),
    ],
)
def test_what_is_refused_or_not_named_is_not_sent(accepted: str, ranking: tuple[str, ...]) -> None:
    assert rank_encodings(accepted) == ranking


@pytest.mark.parametrize(
    "accepted", ["br;q=2", "br;q=nan", "br;q=-1", "br;q=0.1234", "br;level=9", ";;;,,", "br;q="]
)
def test_a_weight_that_makes_no_sense_is_a_refusal(accepted: str) -> None:
    assert rank_encodings(accepted) == ()
