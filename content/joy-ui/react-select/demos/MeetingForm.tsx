import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { useState } from 'react';

export default function MeetingForm() {
  const [booked, setBooked] = useState('');

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ width: '100%' }}
      onSubmit={(event) => {
        event.preventDefault();
        setBooked(String(new FormData(event.currentTarget).get('room')));
      }}
    >
      <FormControl>
        <FormLabel id="room-label" htmlFor="room-button">
          Room
        </FormLabel>
        <Select
          name="room"
          defaultValue="library"
          slotProps={{ button: { id: 'room-button', 'aria-labelledby': 'room-label room-button' } }}
        >
          <Option value="library">Library, eight seats</Option>
          <Option value="winter garden">Winter garden, twenty seats</Option>
        </Select>
      </FormControl>
      <Button type="submit">Book room</Button>
      <Typography role="status">{booked ? `The ${booked} is booked.` : ''}</Typography>
    </Stack>
  );
}
