"""Requests as Granian hands them over, for tests that need no server."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import overload

from tearsheet.serve.observation import Observed


@dataclass
class AskedHeaders:
    """The headers of a request."""

    values: dict[str, list[str]] = field(default_factory=dict)

    @overload
    def get(self, key: str) -> str | None: ...
    @overload
    def get(self, key: str, default: str) -> str: ...
    def get(self, key: str, default: str | None = None) -> str | None:
        return self.values[key][0] if key in self.values else default

    def get_all(self, key: str) -> list[str]:
        return self.values.get(key, [])

    def __contains__(self, key: str) -> bool:
        return key in self.values


@dataclass
class Asked:
    """A request."""

    path: str = "/"
    method: str = "GET"
    query_string: str = ""
    http_version: str = "1.1"
    client: str = "127.0.0.1:50000"
    headers: AskedHeaders = field(default_factory=AskedHeaders)


def observed(
    request: Asked, status: int = 200, size: int = 42, nanoseconds: int = 1_500_000
) -> Observed:
    """A request that was answered."""
    now = time.perf_counter_ns()
    return request, request.headers, request.path, (status, size), now - nanoseconds, now
