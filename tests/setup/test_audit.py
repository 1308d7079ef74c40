"""What is known against locked packages fails, and so does an audit that could not ask."""

from __future__ import annotations

import json
import os
import subprocess
import time
from pathlib import Path

import pytest

AUDIT = Path(__file__).parents[2] / "setup" / "audit"

CLEAN_PYTHON = {"dependencies": [{"name": "anyio", "version": "4.16.0", "vulns": []}]}
FLAWED_PYTHON = {
    "dependencies": [
        {
            "name": "anyio",
            "version": "4.16.0",
            "vulns": [{"id": "PYSEC-1", "fix_versions": ["4.16.1"]}],
        },
        {"name": "brotli", "skip_reason": "not found"},
    ]
}
SILENT_PYTHON = {"dependencies": [{"name": "anyio", "skip_reason": "not found"}]}
CLEAN_NODE: dict[str, object] = {"vulnerabilities": {}}
FLAWED_NODE = {
    "vulnerabilities": {
        "leaf": {
            "range": "<2.0.0",
            "via": [{"title": "It withers", "url": "https://flaws.example/1"}, "twig"],
        }
    }
}
REFUSED_NODE = {"error": {"code": "ENOAUDIT"}}


def audit(folder: Path, python: object, node: object) -> subprocess.CompletedProcess[str]:
    """Run the audit where the two tools that ask others answer like this."""
    for name, answer in (("uv", python), ("npm", node)):
        tool = folder / name
        tool.write_text(f"#!/bin/sh\ncat <<'END'\n{json.dumps(answer)}\nEND\nexit 1\n")
        tool.chmod(0o755)
    path = f"{folder}{os.pathsep}{os.environ['PATH']}"
    return subprocess.run(
        [AUDIT], env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False
    )


def test_nothing_known_is_said_in_a_line_each(tmp_path: Path) -> None:
    done = audit(tmp_path, CLEAN_PYTHON, CLEAN_NODE)

    assert done.returncode == 0
    assert done.stdout.splitlines() == [
        "pip-audit: nothing is known against what is locked",
        "npm audit: nothing is known against what is locked",
    ]


def test_what_is_known_of_python_fails_with_the_way_out(tmp_path: Path) -> None:
    done = audit(tmp_path, FLAWED_PYTHON, CLEAN_NODE)

    assert done.returncode == 1
    assert "  anyio 4.16.0: PYSEC-1, mended in 4.16.1" in done.stdout.splitlines()


def test_what_is_known_of_node_fails_with_where_it_stands(tmp_path: Path) -> None:
    done = audit(tmp_path, CLEAN_PYTHON, FLAWED_NODE)

    assert done.returncode == 1
    assert "  leaf <2.0.0: It withers (https://flaws.example/1)" in done.stdout.splitlines()
    assert "twig" not in done.stdout


@pytest.mark.parametrize(
    ("python", "node"),
    [
        (SILENT_PYTHON, REFUSED_NODE),
        ("no answer", ["no answer"]),
        ({"dependencies": []}, {}),
    ],
)
def test_where_nobody_answers_it_names_what_was_skipped_and_does_not_pass(
    tmp_path: Path, python: object, node: object
) -> None:
    done = audit(tmp_path, python, node)

    assert done.returncode == 3
    assert done.stdout.count("skipped") == 2
    assert done.stdout.splitlines()[-1].startswith("Not audited: pip-audit, npm audit.")


def test_one_that_does_not_answer_hides_nothing_of_the_other(tmp_path: Path) -> None:
    done = audit(tmp_path, FLAWED_PYTHON, REFUSED_NODE)

    assert done.returncode == 1
    assert "npm audit: skipped" in done.stdout
    assert "Not audited: brotli, npm audit." in done.stdout


def test_a_package_nobody_knows_of_is_named_and_does_not_pass(tmp_path: Path) -> None:
    unknown = {"name": "brotli", "skip_reason": "not found"}

    done = audit(tmp_path, {"dependencies": [*CLEAN_PYTHON["dependencies"], unknown]}, CLEAN_NODE)

    assert done.returncode == 3
    assert "Not audited: brotli." in done.stdout


def test_one_that_does_not_answer_is_not_covered_by_the_other(tmp_path: Path) -> None:
    done = audit(tmp_path, SILENT_PYTHON, CLEAN_NODE)

    assert done.returncode == 3
    assert "Not audited: pip-audit." in done.stdout


def test_a_tool_that_never_ends_is_given_up(tmp_path: Path) -> None:
    program = AUDIT.read_text().replace("PATIENCE = 18", "PATIENCE = 1")
    impatient = tmp_path / "project" / "setup" / "audit"
    impatient.parent.mkdir(parents=True)
    impatient.write_text(program)
    (tmp_path / "project" / "requirements-development.lock").write_text("anyio==4.16.0\n")
    for name in ("uv", "npm"):
        (tmp_path / name).write_text("#!/bin/sh\nsleep 60 & wait\n")
        (tmp_path / name).chmod(0o755)
    started = time.monotonic()

    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["python3", impatient],
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 3
    assert done.stdout.count("no answer within 1 seconds") == 2
    assert time.monotonic() - started < 10
