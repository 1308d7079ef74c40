"""Requests that were answered, gathered for those who write them down and count them."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Sequence

from tearsheet.serve.granian_types import Request, RequestHeaders
from tearsheet.serve.sending import Sent

BATCH = 64
"""Requests: enough that the processor has the code at hand for most of them, and so few that they
are in its own memory still."""

Observed = tuple[Request, RequestHeaders, str, Sent, int, int]
"""What was asked, its path, what was sent, and the clock before and after, in nanoseconds."""

Observer = Callable[[Sequence[Observed]], None]
"""Takes account of some requests."""


class RequestObservation:
    """Keeps requests until there are enough of them to be looked at together.

    Between two answers the processor has forgotten how a line is written; for
    64 lines in a row it has to be reminded once. That is two thirds of the cost.
    One thread answers and notes, another one looks at what is left over.
    """

    def __init__(self, observers: Sequence[Observer]) -> None:
        self._observers = observers
        self._requests: deque[Observed] = deque()
        self._looking = threading.Lock()

    def note(self, observed: Observed) -> None:
        """Take account of a request, now or soon."""
        self._requests.append(observed)
        if len(self._requests) >= BATCH and self._looking.acquire(blocking=False):
            self._show_all()
            self._looking.release()

    def finish(self) -> None:
        """Take account of everything that was noted so far."""
        with self._looking:
            self._show_all()

    def _show_all(self) -> None:
        requests = [self._requests.popleft() for _ in range(len(self._requests))]
        for observe in self._observers:
            observe(requests)
