"""Node, which comes with the Python packages, and what its programs know of their surroundings."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tearsheet.build.places import READER_BUILDS
from tearsheet.errors import MachineError


def node_binary() -> Path:
    """The program itself.

    Raises:
        MachineError: it is not there.
    """
    node = Path(sys.prefix) / "bin" / "node"
    if not node.exists():
        raise MachineError("Node is not in the environment.", "Run `make` to set it up.")
    return node


def node_environment(mode: str) -> dict[str, str]:
    """What a program of the reader knows of its surroundings.

    It begins in half the time where Node has kept what it once read.
    """
    kept = {"NODE_COMPILE_CACHE": str(READER_BUILDS / "compiled")}
    return {**os.environ, **kept, "NODE_ENV": mode}
