"""Node, which comes with the Python packages: the program, its rights and its environment."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from tearsheet.errors import MachineError
from tearsheet.project import SHARED_READER, ReaderFolders

PASSED_ON = ("LANG", "LC_ALL", "TMPDIR", "TZ", "CHOKIDAR_INTERVAL", "CHOKIDAR_USEPOLLING")
"""The environment variables that Node programs inherit, and no others.

What is left out on purpose are credentials: tokens to publish with, keys of a
cloud, the login of a registry.
"""

WITHOUT_NETWORK = Path(__file__).with_name("without_network.py")


class Rights(Struct, frozen=True, kw_only=True):
    """The rights of a program in Node's permission model; child processes are never allowed."""

    read: tuple[Path, ...]
    """Folders and files."""
    write: tuple[Path, ...] = ()
    addons: bool = False
    """Whether it may load native addons, as bundlers do; these are not restricted by Node."""

    @property
    def flags(self) -> tuple[str, ...]:
        """The command-line flags for Node."""
        return (
            "--permission",
            *(f"--allow-fs-read={place}" for place in _with_targets(self.read)),
            *(f"--allow-fs-write={place}" for place in _with_targets(self.write)),
            # Silence the warning that native addons are not restricted.
            *(("--allow-addons", "--disable-warning=SecurityWarning") if self.addons else ()),
        )


def node_binary() -> Path:
    """The path of the Node binary.

    Raises:
        MachineError: it is not there.
    """
    node = Path(sys.prefix) / "bin" / "node"
    if not node.exists():
        remedy = "Remove the folder .venv and run `make`, which installs it again."
        raise MachineError(f'Node is missing: there is no "{node}".', remedy)
    return node


def node_environment(
    mode: str, folders: ReaderFolders = SHARED_READER, *, may_write: bool = True
) -> dict[str, str]:
    """The variables of a program of the reader.

    A program that may write starts in half the time, because Node keeps what it compiled.
    """
    passed_on = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
    compiled = {"NODE_COMPILE_CACHE": str(folders.compiled)} if may_write else {}
    own = {"TEARSHEET_GENERATED": str(folders.generated), "NODE_ENV": mode}
    return {**passed_on, **compiled, **own}


def _with_targets(places: Iterable[Path]) -> dict[str, None]:
    """The paths, and their real paths: Node compares paths after following symlinks."""
    return dict.fromkeys(str(path) for place in places for path in (place, place.resolve()))


def without_network(command: Iterable[str]) -> list[str]:
    """The same command without network access, where the system supports that."""
    return [sys.executable, "-I", "-S", str(WITHOUT_NETWORK), *command]
