import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function CardExpiry() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Library card expires"
        views={['year', 'month']}
        openTo="month"
        format="MM/YYYY"
        minDate={dayjs('2026-01-01')}
        maxDate={dayjs('2031-12-31')}
        defaultValue={dayjs('2027-09-01')}
      />
    </LocalizationProvider>
  );
}
