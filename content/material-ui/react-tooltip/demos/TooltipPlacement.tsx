import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import { useState } from 'react';

type Placement = NonNullable<TooltipProps['placement']>;

const sides = ['top', 'right', 'bottom', 'left'] as const;
const placements: Placement[] = sides.flatMap((side) => [
  `${side}-start` as const,
  side,
  `${side}-end` as const,
]);

export default function TooltipPlacement() {
  const [placement, setPlacement] = useState<Placement>('top');

  return (
    <Stack spacing={8} sx={{ alignItems: 'center', pb: 6 }}>
      <TextField
        select
        label="Placement"
        value={placement}
        onChange={(event) =>
          setPlacement(placements.find((each) => each === event.target.value) ?? 'top')
        }
        sx={{ width: 160 }}
      >
        {placements.map((each) => (
          <MenuItem key={each} value={each}>
            {each}
          </MenuItem>
        ))}
      </TextField>
      <Tooltip
        open
        describeChild
        title="Saved"
        placement={placement}
        slotProps={{ popper: { disablePortal: true } }}
      >
        <Button variant="outlined" size="large" sx={{ height: 72 }}>
          Save draft
        </Button>
      </Tooltip>
    </Stack>
  );
}
