"""Which addresses belong to nobody."""

from __future__ import annotations

import pytest

from tearsheet.model.example_address import is_example_address


@pytest.mark.parametrize(
    "address",
    [
        "https://tearsheet.example",
        "https://code.example/site/edit/main/{path}",
        "https://docs.example.com:8443/?about={address}",
        "http://localhost:8000",
        "https://lamps.test/",
    ],
)
def test_reserved_hosts_are_examples(address: str) -> None:
    assert is_example_address(address)


@pytest.mark.parametrize(
    "address", ["https://example.dev", "https://myexample.com/example", "https://lamps.dev/test"]
)
def test_other_hosts_are_not(address: str) -> None:
    assert not is_example_address(address)
