import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import { useState } from 'react';

const words: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'This is no whole date.',
  minDate: 'The workshop opens on 2 March.',
};

export default function FormDate() {
  const [error, setError] = useState<DateValidationError>(null);
  const [sent, setSent] = useState('');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        spacing={2}
        onSubmit={(event) => {
          event.preventDefault();
          const day = new FormData(event.currentTarget).get('repair');
          if (!error) setSent(`Brought in on ${String(day)}.`);
        }}
      >
        <DatePicker
          name="repair"
          label="Bring the bicycle on"
          defaultValue={dayjs('2026-03-05')}
          minDate={dayjs('2026-03-02')}
          onError={setError}
          slotProps={{ textField: { required: true, helperText: error && words[error] } }}
        />
        <Button type="submit" variant="contained">
          Book the repair
        </Button>
        <Typography role="status">{sent}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
