"""The RSGI objects that Granian hands over, as far as they are used here."""

from __future__ import annotations

from typing import Protocol, overload

from tearsheet.output.headers import Header


class RequestHeaders(Protocol):
    """Request headers by lower-case name."""

    @overload
    def get(self, key: str) -> str | None: ...
    @overload
    def get(self, key: str, default: str) -> str: ...
    def get_all(self, key: str) -> list[str]:
        """Every value of a header that may be repeated."""

    def __contains__(self, key: str) -> bool:
        """Whether the header was sent; faster than `get`."""


def join_values(headers: RequestHeaders, name: str) -> str:
    """Join all lines of a list header with commas, as RFC 9110 specifies."""
    values = headers.get_all(name)
    return values[0] if len(values) == 1 else ", ".join(values)


class Request(Protocol):
    """A request."""

    @property
    def method(self) -> str:
        """The method as it was sent."""

    @property
    def path(self) -> str:
        """The path, percent-decoded once."""

    @property
    def query_string(self) -> str:
        """The query string as it was sent."""

    @property
    def http_version(self) -> str:
        """1.1, or 1 for 1.0."""

    @property
    def client(self) -> str:
        """Address of the client and, after the last colon, its port."""

    @property
    def headers(self) -> RequestHeaders:
        """The headers; every access copies all of them."""


class Reply(Protocol):
    """The ways to send a response; exactly one is called, once."""

    def response_empty(self, status: int, headers: list[Header]) -> None:
        """Send headers without a body."""

    def response_bytes(self, status: int, headers: list[Header], body: bytes) -> None:
        """Send a body from memory; for HEAD, only its length."""

    def response_file(self, status: int, headers: list[Header], file: str) -> None:
        """Send a file from the disk."""

    def response_file_range(
        self, status: int, headers: list[Header], file: str, start: int, end: int
    ) -> None:
        """Send the bytes of a file from the start up to the end, which is left out."""
