"""Runs the documented packages with Node for facts that their files do not tell; cached."""

from __future__ import annotations

import json
from collections.abc import Iterable

import msgspec

from tearsheet.bundle.node import Rights, node_binary, node_environment, without_network
from tearsheet.cache.step_cache import StepCache, digest
from tearsheet.derived.sizes.outdated import installed_version
from tearsheet.errors import MachineError
from tearsheet.model.run_facts import RunFacts
from tearsheet.project import PACKAGES, PROJECT, READER

STEP = "run-facts"
LONGEST_RUN = 120
"""In seconds."""

_PROGRAM = READER / "package-facts.mjs"
_SOURCES = (
    _PROGRAM,
    *sorted((READER / "build" / "facts").glob("*.ts")),
    READER / "src" / "prerender" / "themeTree.node.ts",
    READER / "src" / "tools" / "theme-viewer" / "readTheme.ts",
)


def load_run_facts(packages: Iterable[str], steps: StepCache) -> dict[str, RunFacts]:
    """The facts of some packages by name; packages that are not installed have none.

    Raises:
        MachineError: a package cannot be run.
    """
    versions = {name: installed_version(name) for name in sorted(set(packages))}
    names = [name for name, version in versions.items() if version]
    if not names:
        return {}
    sources = (file.read_bytes() for file in _SOURCES)
    key = digest(*sources, *(f"{name} {versions[name]}" for name in names))
    stored = steps.remember(STEP, key, lambda: _run(names))
    steps.forget_others(STEP, {key})
    return msgspec.json.decode(stored, type=dict[str, RunFacts])


def _run(names: list[str]) -> bytes:
    # Imported where packages are run, which most builds do not.
    import subprocess

    rights = Rights(read=(READER, PACKAGES, PROJECT / "package.json"))
    command = [str(node_binary()), *rights.flags, str(_PROGRAM)]
    try:
        finished = subprocess.run(
            without_network(command),
            input=json.dumps(names).encode(),
            capture_output=True,
            check=True,
            cwd=PROJECT,
            env=node_environment("production", may_write=False),
            timeout=LONGEST_RUN,
        )
        msgspec.json.decode(finished.stdout, type=dict[str, RunFacts])
    except subprocess.CalledProcessError as error:
        raise _failed(error.stderr.decode(errors="replace")) from error
    except (subprocess.TimeoutExpired, msgspec.DecodeError) as error:
        raise _failed(str(error)) from error
    return finished.stdout


def _failed(words: str) -> MachineError:
    lines = [line.strip() for line in words.splitlines() if "Error" in line]
    reason = lines[0] if lines else words.strip()
    return MachineError(
        f"The packages cannot be run for their facts: {reason}",
        "Remove the folder node_modules and run `make`, which installs them again.",
    )
