import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';

export default function EnforcedToggle() {
  const [view, setView] = useState('week');

  function change(next: string | null) {
    // A click on the selected button reports null, which is ignored.
    if (next !== null) setView(next);
  }

  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Calendar view"
      value={view}
      onChange={(_event, next: string | null) => change(next)}
    >
      <ToggleButton value="day">Day</ToggleButton>
      <ToggleButton value="week">Week</ToggleButton>
      <ToggleButton value="month">Month</ToggleButton>
    </ToggleButtonGroup>
  );
}
