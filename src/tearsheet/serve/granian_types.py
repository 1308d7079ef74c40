"""What Granian hands over with a request, as far as it is used here."""

from __future__ import annotations

from typing import Protocol, overload

from tearsheet.output.headers import Header


class RequestHeaders(Protocol):
    """The headers of a request, by lower-case names."""

    @overload
    def get(self, key: str) -> str | None: ...
    @overload
    def get(self, key: str, default: str) -> str: ...
    def get_all(self, key: str) -> list[str]:
        """Every value of a header that may be repeated."""

    def __contains__(self, key: str) -> bool:
        """Whether it was sent at all; the quickest question."""


def join_values(headers: RequestHeaders, name: str) -> str:
    """Join what stands in all lines of a header that is a list, as RFC 9110 reads them."""
    values = headers.get_all(name)
    return values[0] if len(values) == 1 else ", ".join(values)


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
    def http_version(self) -> str:
        """1.1, or 1 for 1.0."""

    @property
    def client(self) -> str:
        """Who asks: an address and, after the last colon, a port."""

    @property
    def headers(self) -> RequestHeaders:
        """What else was said; every look at this makes a copy of them all."""


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


class GranianExchange(Protocol):
    """One request and the reply it waits for."""

    @property
    def scope(self) -> Request:
        """What is asked."""

    @property
    def proto(self) -> Reply:
        """How it is answered."""

    def err(self, error: BaseException) -> None:
        """Answer that something broke here, and write down what."""
