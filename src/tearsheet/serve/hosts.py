"""Validation of Host headers: whether one is valid, and whether it is the site's own host."""

from __future__ import annotations

import re

from tearsheet.output.headers import is_home

# Real requests name a few hosts; the limit bounds memory against invented ones.
MOST_HOSTS = 256
LONGEST_HOST = 300

_HOST = re.compile(
    r"(?:\[[0-9A-Fa-f:.]+\]|(?:[A-Za-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})+)(?::[0-9]*)?"
)


class Hosts:
    """Checks Host headers, and caches the results."""

    def __init__(self, home: str) -> None:
        self._home = home
        self._results: dict[str, bool | None] = {}

    def is_home(self, host: str) -> bool | None:
        """Whether a `Host` header names the site's own host; None if it is invalid."""
        if host in self._results:
            return self._results[host]
        result = is_home(host, self._home) if _HOST.fullmatch(host) else None
        if len(host) <= LONGEST_HOST:
            if len(self._results) >= MOST_HOSTS:
                self._results.clear()
            self._results[host] = result
        return result
