"""What a demo begins as is code that a visitor could copy and run."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tearsheet.authoring.demo_template import render_demo
from tearsheet.derived.api_entries import find_entry
from tearsheet.model.code_styling import CODE_STYLINGS
from tearsheet.model.source import ApiEntry
from tearsheet.project import PACKAGES, PROJECT

TSCONFIG = """\
{
  "compilerOptions": {
    "strict": true, "noEmit": true, "skipLibCheck": true, "jsx": "react-jsx", "types": [],
    "module": "esnext", "moduleResolution": "bundler", "target": "es2024",
    "lib": ["es2024", "dom", "dom.iterable"], "noUncheckedSideEffectImports": false
  },
  "include": ["**/*.tsx"]
}
"""


def test_every_demo_that_can_be_begun_type_checks(tmp_path: Path) -> None:
    (tmp_path / "node_modules").symlink_to(PACKAGES)
    (tmp_path / "tsconfig.json").write_text(TSCONFIG)
    for package in ("@mui/material", "@mui/joy", "@mui/base"):
        shown = find_entry("Button", [package], {})
        for stylings in (("system",), CODE_STYLINGS):
            for path, text in render_demo(f"Begun{len(stylings)}", shown, stylings).items():
                file = tmp_path / package / path
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text)

    checked = subprocess.run(
        [PACKAGES / ".bin/tsc", "-p", tmp_path],
        check=False,
        cwd=PROJECT,
        capture_output=True,
        text=True,
    )

    assert (checked.returncode, checked.stdout) == (0, "")


def test_the_default_styling_alone_is_one_file() -> None:
    assert list(render_demo("BasicRating", None, ("system",))) == ["BasicRating.tsx"]


def test_the_style_sheet_and_the_code_agree_on_the_name_of_the_class() -> None:
    files = render_demo("RatingOfX", ApiEntry(name="Rating", package="kit"), ("css",))

    assert "\n.rating-of-x {" in f"\n{files['RatingOfX/css/styles.css']}"
    assert 'className="rating-of-x"' in files["RatingOfX/css/index.tsx"]
    assert "export default function RatingOfX()" in files["RatingOfX/css/index.tsx"]
