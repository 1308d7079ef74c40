import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DeliveryDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery date"
        defaultValue={dayjs('2026-03-12')}
        minDate={dayjs('2026-03-09')}
        maxDate={dayjs('2026-04-30')}
        slotProps={{ textField: { helperText: 'We deliver from March 9 to April 30.' } }}
      />
    </LocalizationProvider>
  );
}
