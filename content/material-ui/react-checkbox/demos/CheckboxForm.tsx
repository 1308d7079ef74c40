import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useState } from 'react';

export default function CheckboxForm() {
  const [sent, setSent] = useState('');

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const extras = new FormData(event.currentTarget).getAll('extra');
    setSent(extras.length ? `Booked with ${extras.join(' and ')}.` : 'Booked.');
  }

  return (
    <Stack component="form" onSubmit={submit} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel control={<Checkbox name="extra" value="breakfast" />} label="Breakfast" />
      <FormControlLabel control={<Checkbox name="extra" value="parking" />} label="Parking space" />
      <FormControlLabel
        required
        control={<Checkbox name="terms" />}
        label={
          <>
            I accept the{' '}
            <Link href="https://example.com/rules" target="_blank" rel="noopener">
              house rules
            </Link>
          </>
        }
      />
      <Button type="submit" variant="contained">
        Book the room
      </Button>
      <Typography variant="body2" role="status">
        {sent}
      </Typography>
    </Stack>
  );
}
