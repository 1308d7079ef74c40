"""The first code of a demo: a button that saves, and a line that says so to everybody."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Literal

from tearsheet.model.demo import CodeStyling

Library = Literal["material", "joy", "base"]
LIBRARIES: tuple[Library, ...] = ("material", "joy", "base")

_BODY = """\
export default function NAME() {
  const [saved, setSaved] = useState(false);

  return (
    OPEN
      <BUTTON onClick={() => setSaved(true)}>
        Save changes
      </BUTTON>
      <STATUS role="status">
        {saved ? 'Your changes are saved.' : 'You have unsaved changes.'}
      </STATUS>
    CLOSE
  );
}
"""
"""The line is there from the beginning: a screen reader announces only what changes in it."""

_PACKAGES = MappingProxyType({"material": "@mui/material", "joy": "@mui/joy"})
_BUTTONS = MappingProxyType({"material": 'Button variant="contained"', "joy": "Button"})

_LAYOUT_CSS = """\
.CLASS {
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 8px;
}
"""

_LOOK = """\
  padding: 8px 16px;
  border: 0;
  border-radius: 8px;
  background-color: #0f766e;
  color: #fff;
  font: 600 16px / 24px system-ui, sans-serif;
  cursor: pointer;
"""

_BASE_CSS = f"""\
{_LAYOUT_CSS}
.CLASS-button {{
{_LOOK}}}

.CLASS-status {{
  margin: 0;
}}
"""

_BASE_SYSTEM = f"""\
import {{ Button as BaseButton }} from '@mui/base/Button';
import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';
import {{ useState }} from 'react';

const Button = styled(BaseButton)(`
{_LOOK}`);

const Status = styled('p')(`
  margin: 0;
`);

"""

_BASE_TAILWIND_BUTTON = (
    "cursor-pointer rounded-[8px] border-0 bg-[#0f766e] px-[16px] py-[8px]"
    " font-[family-name:system-ui,sans-serif] text-[16px]/[24px] font-semibold text-white"
)
_TAILWIND_LAYOUT = '<div className="flex flex-col items-start gap-[8px]">'
_SYSTEM_LAYOUT = "<Stack spacing={1} sx={{ alignItems: 'flex-start' }}>"


def render_demo(
    name: str, library: Library, stylings: Sequence[CodeStyling]
) -> Mapping[str, str]:
    """The files of a demo, by their path from the folder of demos."""
    cuts = {styling: _cut(name, library, styling) for styling in stylings}
    if list(cuts) == ["system"]:
        return {f"{name}.tsx": cuts["system"]["index.tsx"]}
    return {
        f"{name}/{styling}/{file}": text
        for styling, files in cuts.items()
        for file, text in files.items()
    }


def imported_names(files: Mapping[str, str]) -> frozenset[str]:
    """The names the code of a demo takes, which the demo itself cannot have."""
    code = "\n".join(files.values())
    imports = re.findall(r"^import (?:\{ )?(?:\w+ as )?(\w+)", code, re.MULTILINE)
    return frozenset([*imports, *re.findall(r"^const (\w+)", code, re.MULTILINE)])


def _cut(name: str, library: Library, styling: CodeStyling) -> dict[str, str]:
    cut = _base_cut(styling) if library == "base" else _themed_cut(library, styling)
    css_class = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()
    return {
        file: text.replace("NAME", name).replace("CLASS", css_class) for file, text in cut.items()
    }
