import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';

export default function SegmentedControl() {
  const [period, setPeriod] = useState('year');

  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      aria-label="Billing period"
      value={period}
      onChange={(_event, next: string | null) => setPeriod(next ?? period)}
      sx={{
        bgcolor: 'action.selected',
        borderRadius: 3,
        gap: 0.5,
        padding: 0.5,
        '& .MuiToggleButtonGroup-grouped': {
          border: 0,
          borderRadius: 2,
          color: 'text.primary',
          margin: 0,
          textTransform: 'none',
          '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'background.paper', boxShadow: 1 },
        },
      }}
    >
      <ToggleButton value="month">Pay monthly</ToggleButton>
      <ToggleButton value="year">Pay yearly</ToggleButton>
    </ToggleButtonGroup>
  );
}
