import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

const arrival = dayjs('2026-07-04');

export default function DaysUntil() {
  const [departure, setDeparture] = useState<Dayjs | null>(dayjs('2026-07-11'));
  const nights = departure?.isValid() ? departure.diff(arrival, 'day') : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <DatePicker
          label="Departure"
          minDate={arrival.add(1, 'day')}
          value={departure}
          onChange={setDeparture}
        />
        <Typography role="status">
          {nights > 0 ? `${nights} nights from July 4` : 'Choose a day after July 4.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
