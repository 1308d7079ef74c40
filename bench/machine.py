"""The machine the figures come from; without it they mean little."""

from __future__ import annotations

import os
import platform
from pathlib import Path


def describe_machine() -> dict[str, str | int]:
    """Processor, cores and memory, operating system and Python."""
    return {
        "processor": _find_value(Path("/proc/cpuinfo"), "model name"),
        "cores": os.cpu_count() or 0,
        "memory": _find_value(Path("/proc/meminfo"), "MemTotal"),
        "system": platform.platform(),
        "python": platform.python_version(),
    }


def _find_value(file: Path, name: str) -> str:
    lines = file.read_text().splitlines() if file.exists() else []
    return next(
        (line.partition(":")[2].strip() for line in lines if line.startswith(name)), "unknown"
    )
