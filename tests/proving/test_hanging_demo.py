"""A demo without an end holds up nobody for long."""

from __future__ import annotations

from pathlib import Path

import pytest
from proof_site import begin_demos, component, find_mistakes

from tearsheet.proving import browser

pytestmark = pytest.mark.long

DEMOS = {
    "Endless.tsx": component(
        "Endless",
        "React.useEffect(() => { for (;;); }, []);\n  return <p>Hello</p>;",
        "import * as React from 'react';",
    ),
    "Greeting.tsx": component("Greeting", "return <p>Good day</p>;"),
}


def test_a_demo_that_hangs_is_given_up_and_the_others_are_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(browser, "WINDOWS", 1)
    monkeypatch.setattr(browser, "PATIENCE", 5.0)

    faults = find_mistakes(begin_demos(tmp_path, DEMOS, {}))

    (mistake,) = faults["Endless"]
    assert "does not come to rest within 5 s" in mistake.problem
    assert "loop" in mistake.remedy
    assert "Greeting" not in faults
