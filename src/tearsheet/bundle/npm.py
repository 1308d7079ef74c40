"""Runs npm in a folder, and interprets its output."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tearsheet.errors import MachineError

LONGEST_RUN = 600
"""In seconds."""

_UNREACHABLE = re.compile(
    r"\b(?:EAI_AGAIN|ENOTFOUND|ENETUNREACH|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT"
    r"|ENOTCACHED|CERT_\w+|UNABLE_TO_\w+|SELF_SIGNED_CERT_IN_CHAIN)\b"
)
_TELLING = tuple(
    re.compile(pattern)
    for pattern in (
        r"\w*Error: (.+)",
        r"(\[[\w:-]+\] .+)",
        r"npm error (?:\w+ )?(No(?:t Found| matching) .+)",
        r"npm error (?!code |A complete log)(.+)",
    )
)
"""The prefixes of error lines of Node, the bundler and npm."""
_QUIET = ("--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")


class RegistryUnreachable(Exception):
    """The registry cannot be reached from this machine."""


class NpmFailed(Exception):
    """A command failed; the message says why."""


def run_npm(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a command of npm in a folder and wait for its end, whatever that is.

    Raises:
        MachineError: npm is not there, or does not end.
    """
    programs = Path(sys.prefix) / "bin"
    npm = programs / "npm"
    if not npm.exists():
        raise MachineError("npm is not in the environment.", "Run `make` to set it up.")
    path = os.pathsep.join((str(programs), os.environ.get("PATH", "")))
    # Node uses the certificates of the system too.
    environment = {"NODE_USE_SYSTEM_CA": "1", **_plain_environment(), "PATH": path}
    try:
        return subprocess.run(
            [str(npm), *words, *_QUIET],
            cwd=folder,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=LONGEST_RUN,
        )
    except subprocess.TimeoutExpired as error:
        problem = f"npm has not finished within {LONGEST_RUN} s."
        raise MachineError(problem, "Try again when the machine has less to do.") from error


def ask_registry(folder: Path, *words: str) -> str:
    """The output of a command of npm that asks the registry.

    Raises:
        RegistryUnreachable: there is no way to the registry.
        NpmFailed: what is asked for cannot be had.
        MachineError: npm is not there, or does not end.
    """
    finished = run_npm(folder, *words, "--fetch-retries=1", "--fetch-retry-mintimeout=1000")
    if finished.returncode:
        if _UNREACHABLE.search(finished.stderr):
            raise RegistryUnreachable
        raise NpmFailed(find_reason(finished.stderr))
    return finished.stdout


def _plain_environment() -> dict[str, str]:
    # Do not inherit the settings of a parent npm, or NODE_ENV.
    left_out = ("npm_config_legacy", "npm_package", "node_env")
    return {name: it for name, it in os.environ.items() if not name.lower().startswith(left_out)}


def find_reason(words: str) -> str:
    """The line of some output that most likely is the error."""
    lines = [re.sub(r"\x1b\[[\d;]*m", "", line).strip() for line in words.splitlines()]
    for telling in _TELLING:
        for line in lines:
            if found := telling.match(line):
                return found[1]
    return next(filter(None, lines), "it says nothing")
