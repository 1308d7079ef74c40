import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

function isWeekend(date: Dayjs) {
  return date.day() === 0 || date.day() === 6;
}

export default function WorkdayCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-03-12')}
        minDate={dayjs('2026-01-01')}
        maxDate={dayjs('2026-12-31')}
        shouldDisableDate={isWeekend}
        disableHighlightToday
        views={['month', 'day']}
      />
    </LocalizationProvider>
  );
}
