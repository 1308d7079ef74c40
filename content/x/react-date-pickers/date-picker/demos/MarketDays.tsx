import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

// The market is held on Wednesdays and Saturdays.
function isNoMarket(day: Dayjs) {
  return ![3, 6].includes(day.day());
}

export default function MarketDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Market day"
        defaultValue={dayjs('2026-05-06')}
        shouldDisableDate={isNoMarket}
        slotProps={{ textField: { helperText: 'Wednesday or Saturday' } }}
      />
    </LocalizationProvider>
  );
}
