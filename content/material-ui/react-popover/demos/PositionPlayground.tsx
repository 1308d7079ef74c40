import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Popover, { type PopoverOrigin } from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

const origins = (['top', 'center', 'bottom'] as const).flatMap((vertical) =>
  (['left', 'center', 'right'] as const).map((horizontal) => ({ vertical, horizontal })),
);
const nameOf = ({ vertical, horizontal }: PopoverOrigin) => `${vertical} ${horizontal}`;
const originOf = (name: string) => origins.find((origin) => nameOf(origin) === name);

export default function PositionPlayground() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [points, setPoints] = useState<Record<'anchorOrigin' | 'transformOrigin', PopoverOrigin>>({
    anchorOrigin: { vertical: 'bottom', horizontal: 'left' },
    transformOrigin: { vertical: 'top', horizontal: 'left' },
  });

  return (
    <Box sx={{ display: 'grid', gap: 3, width: 240 }}>
      {(['anchorOrigin', 'transformOrigin'] as const).map((key) => (
        <TextField
          key={key}
          select
          label={key}
          value={nameOf(points[key])}
          onChange={({ target }) => setPoints({ ...points, [key]: originOf(target.value) })}
        >
          {origins.map(nameOf).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      ))}
      <Button variant="contained" onClick={(event) => setAnchor(event.currentTarget)}>
        Show the popover
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        {...points}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Position', sx: { p: 2 } } }}
      >
        The {nameOf(points.transformOrigin)} of this popover
        <br />
        is at the {nameOf(points.anchorOrigin)} of the button.
      </Popover>
    </Box>
  );
}
