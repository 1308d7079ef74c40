import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

const opening = dayjs('2026-03-02');

function problemOf(day: Dayjs | null) {
  if (!day?.isValid()) return 'Enter a complete date.';
  if (day.isBefore(opening)) return 'The workshop opens on March 2.';
  return '';
}

export default function FormDate() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2026-03-05'));
  const [sent, setSent] = useState('');
  const problem = problemOf(day);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        onSubmit={(event) => {
          event.preventDefault();
          setSent(day && !problem ? `Sent to the workshop: ${day.format('YYYY-MM-DD')}` : '');
        }}
      >
        <DatePicker
          label="Drop-off date"
          value={day}
          onChange={setDay}
          minDate={opening}
          slotProps={{
            textField: { required: true, error: problem !== '', helperText: problem || ' ' },
          }}
        />
        <Button type="submit" variant="contained">
          Book repair
        </Button>
        <Typography role="status">{sent}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
