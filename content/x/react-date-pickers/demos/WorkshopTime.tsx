import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

export default function WorkshopTime() {
  const [start, setStart] = useState<Dayjs | null>(dayjs('2026-03-12T09:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <TimePicker
          label="Workshop starts"
          value={start}
          onChange={(time) => setStart(time)}
          ampm={false}
          minutesStep={15}
          timeSteps={{ minutes: 15 }}
          minTime={dayjs('2026-03-12T08:00')}
          maxTime={dayjs('2026-03-12T16:00')}
        />
        <Typography variant="body2" role="status">
          {start?.isValid() ? `It ends at ${start.add(90, 'minute').format('HH:mm')}.` : ' '}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
