"""What a visitor takes away can be installed and built; a sample of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from proof_site import component, write_subject

from tearsheet.bundle.npm import find_reason
from tearsheet.cache.step_cache import StepCache
from tearsheet.errors import Mistake
from tearsheet.proving.demos_under_test import DemoUnderTest
from tearsheet.proving.projects import ProjectProof, prove_projects

pytestmark = pytest.mark.long

TYPED = component("Greeting", "const words: string = 'Hello';\n  return <p>{words}</p>;")
PLAIN = component("Greeting", "const words = 'Hello';\n  return <p>{words}</p>;")
UNKNOWN = component("Unknown", "return <p>{typeof parse}</p>;", "import { parse } from 'postcss';")


def prove(folder: Path, demo_under_test: DemoUnderTest) -> tuple[ProjectProof, list[int]]:
    """Prove one demo, and count how many projects that took."""
    built: list[int] = []
    cache = StepCache(folder / "steps")
    proof = prove_projects(
        [demo_under_test], folder / "projects", cache, "test", lambda done, _of: built.append(done)
    )
    return proof, built


def problems(mistakes: list[Mistake]) -> list[str]:
    return [mistake.problem for mistake in mistakes]


def test_a_project_is_installed_and_built_in_both_languages_and_only_once(tmp_path: Path) -> None:
    greeting = write_subject(tmp_path, "Greeting", TYPED, PLAIN)

    proof, built = prove(tmp_path, greeting)

    if proof.note:
        pytest.skip(proof.note)
    assert problems(proof.mistakes) == []
    assert built == [1, 2]
    assert prove(tmp_path, greeting) == (ProjectProof(), [])


def test_a_package_that_no_project_can_have_is_told_for_both_languages(tmp_path: Path) -> None:
    proof, _ = prove(tmp_path, write_subject(tmp_path, "Unknown", UNKNOWN, UNKNOWN))

    javascript, typescript = problems(proof.mistakes)
    assert "in TypeScript does not build" in typescript
    assert "in JavaScript does not build" in javascript
    assert 'The version of "postcss" is not known here.' in typescript
    assert proof.mistakes[0].where.file.name == "Unknown.tsx"


@pytest.mark.parametrize(
    ("output", "reason"),
    [
        (
            "npm error code ETARGET\nnpm error notarget No matching version found for a@9.\n",
            "No matching version found for a@9.",
        ),
        (
            "npm error code E404\nnpm error 404 Not Found - GET https://registry.example/a\n",
            "Not Found - GET https://registry.example/a",
        ),
        (
            "error during build:\n\n\x1b[31m[builtin:vite-transform] \x1b[0mUnexpected token\n",
            "[builtin:vite-transform] Unexpected token",
        ),
        ("throw new Error(x)\n\nTypeError: x is not defined\n    at a.ts\n", "x is not defined"),
        ("\nKilled\n", "Killed"),
        ("", "it says nothing"),
    ],
)
def test_of_much_output_the_line_is_told_that_says_why(output: str, reason: str) -> None:
    assert find_reason(output) == reason
