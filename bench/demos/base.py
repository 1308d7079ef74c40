"""Demos of Base UI in three stylings, as texts with places for words."""

TEMPLATES = (
    {
        "system/index.tsx": """\
import { Input } from '@mui/base/Input';
import { styled } from '@mui/system';

const Field = styled('input')({
  padding: '8px 12px',
  border: '1px solid currentcolor',
  borderRadius: «few»,
});

export default function «name»() {
  return (
    <Input slots={{ input: Field }} aria-label="«label»" placeholder="«place»" />
  );
}
""",
        "tailwind/index.tsx": """\
import { Input } from '@mui/base/Input';

export default function «name»() {
  return (
    <Input
      aria-label="«label»"
      placeholder="«place»"
      slotProps={{
        input: { className: 'px-«few» py-2 rounded-md border border-current' },
      }}
    />
  );
}
""",
        "css/index.tsx": """\
import { Input } from '@mui/base/Input';
import './styles.css';

export default function «name»() {
  return (
    <Input
      aria-label="«label»"
      placeholder="«place»"
      slotProps={{ input: { className: 'field' } }}
    />
  );
}
""",
        "css/styles.css": """\
.field {
  padding: 8px 12px;
  border: 1px solid currentcolor;
  border-radius: «few»px;
}
""",
    },
    {
        "system/index.tsx": """\
import * as React from 'react';
import { Button } from '@mui/base/Button';
import { styled } from '@mui/system';

const Root = styled('button')({
  paddingInline: 8 * «gap»,
  minBlockSize: 40,
  border: '1px solid currentcolor',
});

export default function «name»() {
  const [count, setCount] = React.useState<number>(«amount»);

  return (
    <Button slots={{ root: Root }} onClick={() => setCount(count + 1)}>
      «action» {count}
    </Button>
  );
}
""",
        "tailwind/index.tsx": """\
import * as React from 'react';
import { Button } from '@mui/base/Button';

export default function «name»() {
  const [count, setCount] = React.useState<number>(«amount»);

  return (
    <Button
      className="min-h-10 px-«gap» border border-current"
      onClick={() => setCount(count + 1)}
    >
      «action» {count}
    </Button>
  );
}
""",
        "css/index.tsx": """\
import * as React from 'react';
import { Button } from '@mui/base/Button';
import './styles.css';

export default function «name»() {
  const [count, setCount] = React.useState<number>(«amount»);

  return (
    <Button className="action" onClick={() => setCount(count + 1)}>
      «action» {count}
    </Button>
  );
}
""",
        "css/styles.css": """\
.action {
  min-block-size: 40px;
  padding-inline: calc(8px * «gap»);
  border: 1px solid currentcolor;
}
""",
    },
)
