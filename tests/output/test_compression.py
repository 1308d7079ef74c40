"""Compressed copies that are put together are read as any other."""

from __future__ import annotations

import brotli
import pytest

from tearsheet.output.compression import begin_brotli, end_brotli

HEAD = b'{"names":["Button","ButtonBase","ButtonGroup"],"files":{"text":'


@pytest.mark.parametrize("tail", [b"}", b'"/search/text.0123456789ab.json"}}', bytes(256)])
@pytest.mark.parametrize("head", [b"", HEAD, HEAD * 1000])
def test_a_beginning_that_was_compressed_takes_any_end(head: bytes, tail: bytes) -> None:
    begun = begin_brotli(head, quality=11)

    assert brotli.decompress(end_brotli(begun, tail)) == head + tail


def test_another_end_costs_its_own_bytes_and_a_few() -> None:
    begun = begin_brotli(HEAD, quality=11)
    whole = brotli.compress(HEAD + b"123456}}", mode=brotli.MODE_TEXT, quality=11)

    assert len(end_brotli(begun, b"123456}}")) <= len(whole) + 16
