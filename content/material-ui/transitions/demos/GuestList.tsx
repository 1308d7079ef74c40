import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

export default function GuestList() {
  const [guests, setGuests] = useState(['Aino', 'Bashir', 'Carla']);
  const [leaving, setLeaving] = useState<string[]>([]);

  function remove(guest: string) {
    setGuests((current) => current.filter((each) => each !== guest));
  }

  return (
    <Stack component="ul" sx={{ width: 240, m: 0, p: 0, listStyle: 'none' }}>
      {guests.map((guest) => (
        <Collapse
          key={guest}
          component="li"
          in={!leaving.includes(guest)}
          onExited={() => remove(guest)}
        >
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
            {guest}
            <Button aria-label={`Remove ${guest}`} onClick={() => setLeaving([...leaving, guest])}>
              Remove
            </Button>
          </Stack>
        </Collapse>
      ))}
    </Stack>
  );
}
