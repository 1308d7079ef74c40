"""What Granian hands over with a request, as far as it is used here."""

from __future__ import annotations

from typing import Protocol, overload

from tearsheet.build.answers import Header


class RequestHeaders(Protocol):
    """The headers of a request, by lower-case names."""

    @overload
    def get(self, key: str) -> str | None: ...
    @overload
    def get(self, key: str, default: str) -> str: ...


class Request(Protocol):
    """What is asked."""

    @property
    def method(self) -> str:
        """GET and its kin, spelled as it was sent."""

    @property
    def path(self) -> str:
        """The path, with its percent-encoding undone once."""

    @property
    def query_string(self) -> str:
        """What follows the question mark, as it was sent."""

    @property
    def headers(self) -> RequestHeaders:
        """What else was said."""


class Reply(Protocol):
    """The ways to answer; one of them is used, once."""

    def response_empty(self, status: int, headers: list[Header]) -> None:
        """Send headers alone."""

    def response_bytes(self, status: int, headers: list[Header], body: bytes) -> None:
        """Send a body from memory; for HEAD, only its length."""

    def response_file(self, status: int, headers: list[Header], file: str) -> None:
        """Send a file from the disk."""

    def response_file_range(
        self, status: int, headers: list[Header], file: str, start: int, end: int
    ) -> None:
        """Send the bytes of a file from the start up to the end, which is left out."""
