"""The markup of every kind of page, by a validator; `make standards` asks another about all."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path

from browsing import PROJECT

pytest_plugins = ["real_site"]

RULES = Path(__file__).with_name("markup-rules.mjs")

# No tree view: what it renders is not ours to mend, and `make standards` knows it by rule.
KINDS = (
    "404.html",
    "index.html",
    "frames/editing/index.html",
    "base-ui/react-slider/index.html",
    "blog/index.html",
    "blog/one-leaf-for-each-component/index.html",
    "experiments/docs/callouts/index.html",
    "experiments/docs/code/index.html",
    "experiments/docs/footnotes-and-keys/index.html",
    "experiments/docs/links-and-images/index.html",
    "experiments/docs/tables/index.html",
    "joy-ui/all-components/index.html",
    "material-ui/index.html",
    "material-ui/api/index.html",
    "material-ui/api/button/index.html",
    "material-ui/api/changes/index.html",
    "material-ui/customization/color/index.html",
    "material-ui/getting-started/installation/index.html",
    "material-ui/material-icons/index.html",
    "material-ui/react-autocomplete/index.html",
    "material-ui/react-button/index.html",
    "production-error/index.html",
    "size-snapshot/index.html",
    "versions/index.html",
    "x/api/data-grid/data-grid/index.html",
    "x/react-charts/index.html",
    "x/react-data-grid/column-definition/index.html",
    "x/react-date-pickers/date-picker/index.html",
)


def test_the_markup_of_every_kind_of_page_is_valid(built_site: Path) -> None:
    assert validate([built_site / kind for kind in KINDS]) == []


def test_invalid_markup_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text(
        '<!DOCTYPE html><html lang="en"><head><title>A page</title></head>'
        '<body><h1>A page</h1><ul><p id="a b">Text</p></ul></body></html>'
    )

    rules = {line.split(": ")[1] for line in validate([page])}
    assert rules == {"attribute-allowed-values", "element-permitted-content", "valid-id"}


def validate(pages: Sequence[Path]) -> list[str]:
    """Where the rules are broken, a line each."""
    program = PROJECT / "node_modules" / ".bin" / "html-validate"
    words = [str(program), "--config", str(RULES), "--formatter", "json", *map(str, pages)]
    done = subprocess.run(words, capture_output=True, text=True, check=False, cwd=PROJECT)
    assert done.stdout.startswith("["), done.stderr
    return sorted(
        f"{page['filePath']}:{it['line']}: {it['ruleId']}: {it['message']} {it['selector']}"
        for page in json.loads(done.stdout)
        for it in page["messages"]
    )
