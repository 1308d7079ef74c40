import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';

const days = ['Mon', 'Tue', 'Wed', 'Thu'];

export default function WeekdayToggles() {
  const [chosen, setChosen] = useState(['Tue']);

  return (
    <ToggleButtonGroup
      aria-label="Market days"
      value={chosen}
      onChange={(_event, next: string[]) => setChosen(next)}
    >
      {days.map((day) => (
        <ToggleButton
          key={day}
          value={day}
          sx={{
            '&.Mui-selected, &.Mui-selected:hover': {
              bgcolor: 'secondary.main',
              color: 'secondary.contrastText',
            },
          }}
        >
          {day}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
