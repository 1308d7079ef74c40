"""A notice: one line above the header of every page, for a limited time."""

from __future__ import annotations

import datetime
from collections.abc import Iterable

from msgspec import Struct

from tearsheet.model.clock import now

ONE_DAY = datetime.timedelta(days=1)


class Notice(Struct, frozen=True, kw_only=True):
    """A link that all pages show from one day to another."""

    id: str
    """The id under which a browser remembers that the notice was dismissed."""
    text: str
    href: str
    first: datetime.date
    last: datetime.date
    """The last day it is shown, in UTC."""

    @property
    def end(self) -> datetime.date:
        """The first day it is not shown any more."""
        return self.last + ONE_DAY


def find_notice(notices: Iterable[Notice], day: datetime.date) -> Notice | None:
    """The notice that is shown on a day: the first in the list, if several are."""
    return next((notice for notice in notices if notice.first <= day < notice.end), None)


def find_next_change(notices: Iterable[Notice], day: datetime.date) -> datetime.date | None:
    """The next day on which a notice begins or ends."""
    days = (limit for notice in notices for limit in (notice.first, notice.end))
    return min((limit for limit in days if limit > day), default=None)


def today() -> datetime.date:
    """The current day in UTC, or that of SOURCE_DATE_EPOCH, for builds to be reproduced."""
    return datetime.datetime.fromtimestamp(now(), tz=datetime.UTC).date()
