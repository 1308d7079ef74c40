"""The four code samples of a page; no two pages share one."""

from __future__ import annotations

import json
import random

_NAMES = (
    "Account",
    "Billing",
    "Calendar",
    "Delivery",
    "Editor",
    "Filter",
    "Gallery",
    "Invoice",
    "Journal",
    "Ledger",
)
_PARTS = ("Panel", "Field", "Menu", "Table", "Dialog", "Summary", "Toolbar", "Card")
_COLORS = ("primary", "secondary", "success", "warning", "info")


def write_tsx(chance: random.Random) -> str:
    """A component of some thirty lines."""
    name = _component(chance)
    color = chance.choice(_COLORS)
    limit = chance.randrange(10, 5000)
    return f"""\
import * as React from 'react';
import {{ Box, Button, Stack }} from '@example/{name.lower()}';

interface {name}Props {{
  label: string;
  limit?: number;
  onSave: (value: string) => Promise<void>;
}}

// Shows at most {chance.randrange(3, 90)} rows, then a button for the rest.
export default function {name}({{ label, limit = {limit}, onSave }}: {name}Props) {{
  const [value, setValue] = React.useState<string>('{color}-{limit}');
  const [saving, setSaving] = React.useState(false);

  const save = async () => {{
    setSaving(true);
    await onSave(value.trim().slice(0, limit));
    setSaving(false);
  }};

  return (
    <Stack spacing={{{chance.randrange(1, 8)}}} aria-busy={{saving}}>
      <Box component="label" sx={{{{ padding: {limit % 8}, color: '{color}.main' }}}}>
        {{label}} <input value={{value}} onChange={{(event) => setValue(event.target.value)}} />
      </Box>
      <Button disabled={{saving || value.length === 0}} onClick={{save}}>
        {{saving ? 'Saving…' : `Save ${{label}}`}}
      </Button>
    </Stack>
  );
}}"""


def write_bash(chance: random.Random) -> str:
    """A few commands with options, variables and a pipe."""
    package = f"@example/{_component(chance).lower()}"
    return f"""\
# Install the package, then prove that it is the expected one.
export EXAMPLE_LEVEL={chance.randrange(100)}
npm install {package}@{chance.randrange(1, 9)}.{chance.randrange(20)}.0 --save-exact
if ! npm ls {package} > /dev/null; then
  echo "missing: {package}" | tee -a install-{chance.randrange(10_000)}.log
fi"""


def write_json(chance: random.Random) -> str:
    """A settings file with nested values."""
    return json.dumps(
        {
            "name": _component(chance),
            "version": f"{chance.randrange(9)}.{chance.randrange(30)}.0",
            "strict": chance.random() < 0.5,
            "limits": {
                "rows": chance.randrange(10_000),
                "ratio": round(chance.random(), 3),
                "note": None,
            },
            "colors": chance.sample(_COLORS, k=3),
        },
        indent=2,
    )


def write_css(chance: random.Random) -> str:
    """Three rules, one of them for narrow screens."""
    name = _component(chance).lower()
    return f"""\
.{name} {{
  display: grid;
  gap: {chance.randrange(2, 40)}px;
  color: #{chance.randrange(16**6):06x};
  padding-inline: calc(var(--space-{chance.randrange(1, 9)}) * 2);
}}

/* The row that is edited stands out. */
.{name}[aria-current='true'] > .label:hover {{
  background: hsl({chance.randrange(360)} 60% 45% / {chance.randrange(10, 90)}%);
}}

@media (max-width: {chance.randrange(400, 900)}px) {{
  .{name} {{
    grid-template-columns: 1fr;
  }}
}}"""


def _component(chance: random.Random) -> str:
    return f"{chance.choice(_NAMES)}{chance.choice(_PARTS)}{chance.randrange(10_000)}"
