"""The files of the content folder that differ from the last commit, as git knows them."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from tearsheet.errors import MachineError

LONGEST_WAIT = 30
"""In seconds."""

_CHANGED = ("diff", "--name-only", "-z", "--no-renames", "--relative", "HEAD", "--", ".")
_NEW = ("ls-files", "-z", "--others", "--exclude-standard", "--", ".")


def find_changed_files(root: Path) -> tuple[str, ...]:
    """The changed, new and deleted files, staged or not, by their path in the content folder.

    Raises:
        MachineError: git is missing, or the folder has no commit to compare with.
    """
    return tuple(sorted({*_ask(root, _CHANGED), *_ask(root, _NEW)}))


def _ask(root: Path, words: tuple[str, ...]) -> list[str]:
    # In a git hook, git's environment variables would select another repository.
    environment = {name: value for name, value in os.environ.items() if name[:4] != "GIT_"}
    remedy = "Name the pages instead: --page /library/react-chip/."
    try:
        asked = subprocess.run(
            ["git", "-C", str(root), *words],
            capture_output=True,
            check=True,
            env=environment,
            timeout=LONGEST_WAIT,
        )
    except FileNotFoundError as error:
        raise MachineError("git is not on this machine, so no change is known.", remedy) from error
    except subprocess.CalledProcessError as error:
        words_of_git = error.stderr.decode(errors="replace").strip().splitlines()
        reason = words_of_git[0] if words_of_git else "it says nothing"
        problem = f'git cannot compare "{root}" with the last commit: {reason}'
        raise MachineError(problem, remedy) from error
    except subprocess.TimeoutExpired as error:
        raise MachineError(f"git has not answered within {LONGEST_WAIT} s.", remedy) from error
    return [path for path in asked.stdout.decode(errors="replace").split("\0") if path]
