import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

const seats = [
  { name: 'Window', price: '€12' },
  { name: 'Aisle', price: '€9' },
];

export default function SeatButtons() {
  const [chosen, setChosen] = useState('Window');

  return (
    <Stack direction="row" spacing={2}>
      {seats.map(({ name, price }) => (
        <ButtonBase
          key={name}
          focusRipple
          aria-pressed={chosen === name}
          onClick={() => setChosen(name)}
          sx={{
            flexDirection: 'column',
            typography: 'body1',
            width: 120,
            p: 2,
            border: 2,
            borderRadius: 1,
            borderColor: chosen === name ? 'primary.main' : 'divider',
            '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 },
          }}
        >
          <strong>{name}</strong>
          <span>{price}</span>
        </ButtonBase>
      ))}
    </Stack>
  );
}
