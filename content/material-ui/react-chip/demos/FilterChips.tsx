import CheckIcon from '@mui/icons-material/Check';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

const needs = ['Step-free', 'Parking', 'Open late'];

export default function FilterChips() {
  const [chosen, setChosen] = useState(['Parking']);

  function toggle(need: string) {
    setChosen(chosen.includes(need) ? chosen.filter((each) => each !== need) : [...chosen, need]);
  }

  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Filters"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap' }}
    >
      {needs.map((need) => {
        const pressed = chosen.includes(need);

        return (
          <Chip
            key={need}
            label={need}
            variant={pressed ? 'filled' : 'outlined'}
            aria-pressed={pressed}
            onClick={() => toggle(need)}
            {...(pressed && { icon: <CheckIcon /> })}
          />
        );
      })}
    </Stack>
  );
}
