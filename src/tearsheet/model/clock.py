"""The time that a build takes for now."""

from __future__ import annotations

import os
import time


def now() -> float:
    """Seconds since the epoch, or those of SOURCE_DATE_EPOCH, for builds to be reproduced."""
    told = os.environ.get("SOURCE_DATE_EPOCH", "")
    return int(told) if told.isdecimal() else time.time()
