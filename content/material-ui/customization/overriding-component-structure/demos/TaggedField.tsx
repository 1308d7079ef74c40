import TextField from '@mui/material/TextField';

export default function TaggedField() {
  return (
    <TextField
      label="Booking code"
      helperText="Six characters"
      slotProps={{
        htmlInput: { maxLength: 6, autoCapitalize: 'characters', 'data-testid': 'booking-code' },
        inputLabel: { shrink: true },
        formHelperText: { sx: { textAlign: 'end' } },
      }}
    />
  );
}
