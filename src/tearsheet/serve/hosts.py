"""The hosts that requests are for: whether there could be one, and whether it is the site's own."""

from __future__ import annotations

import re

from tearsheet.output.headers import is_home

# Visitors ask for a few; whoever invents more does not fill the memory.
MOST_HOSTS = 256
LONGEST_HOST = 300

_HOST = re.compile(
    r"(?:\[[0-9A-Fa-f:.]+\]|(?:[A-Za-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})+)(?::[0-9]*)?"
)


class Hosts:
    """Judges hosts, and remembers what came of it: each request names one."""

    def __init__(self, home: str) -> None:
        self._home = home
        self._judged: dict[str, bool | None] = {}

    def is_home(self, host: str) -> bool | None:
        """Whether a `Host` header names the site's own host; None where it names none at all."""
        if host in self._judged:
            return self._judged[host]
        judged = is_home(host, self._home) if _HOST.fullmatch(host) else None
        if len(host) <= LONGEST_HOST:
            if len(self._judged) >= MOST_HOSTS:
                self._judged.clear()
            self._judged[host] = judged
        return judged
