"""The CSS variables in the styles of a component, and what it does with them."""

from __future__ import annotations

from pathlib import Path

from small_components import kettle_files, script
from small_packages import RULES, install

from tearsheet.model.reference import CssVariable
from tearsheet.packages.extract import extract_package

STYLES = """
const Root = styled('div')({
  '--Kettle-heat': '1',
  color: 'var(--Kettle-ink, red)',
  border: `1px solid var(--Kettle-edge)`,
  [`--Kettle-edge`]: 'blue',
  width: `var(--Kettle-${part})`,
});
// Nothing of --Kettle-comment is in the styles.
"""


def test_variables_are_told_by_whether_the_component_reads_or_sets_them(tmp_path: Path) -> None:
    files = kettle_files(code=script("", before=STYLES))

    facts = extract_package(install(tmp_path / "node_modules", files), RULES)

    assert facts.components["Kettle"].variables == (
        CssVariable(name="--Kettle-edge", use="both"),
        CssVariable(name="--Kettle-heat", use="sets"),
        CssVariable(name="--Kettle-ink", use="reads"),
    )
