import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import { useState } from 'react';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'Enter the day, month, and year.',
  minDate: 'Enter a year after 1899.',
  maxDate: 'Members must be at least 16 years old.',
};

export default function BirthdayField() {
  const [error, setError] = useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Date of birth"
        format="DD/MM/YYYY"
        minDate={dayjs('1900-01-01')}
        maxDate={dayjs('2010-03-12')}
        onError={setError}
        helperText={(error && messages[error]) ?? 'Day, month, and year'}
      />
    </LocalizationProvider>
  );
}
