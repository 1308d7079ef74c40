import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

export default function DeletableChips() {
  const [guests, setGuests] = useState(['Amira', 'Jonas', 'Wei', 'Paloma']);

  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', minHeight: 32 }}>
      {guests.map((guest) => (
        <Chip
          key={guest}
          label={guest}
          aria-label={`${guest}, press Delete to remove`}
          onDelete={() => setGuests(guests.filter((each) => each !== guest))}
        />
      ))}
    </Stack>
  );
}
