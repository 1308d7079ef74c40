import TextField from '@mui/material/TextField';

export default function UnitField() {
  return (
    <TextField
      label="Weight in grams"
      defaultValue="250"
      helperText="Without the packaging"
      slotProps={{
        htmlInput: { inputMode: 'numeric', sx: { textAlign: 'end', fontFamily: 'monospace' } },
        formHelperText: { sx: { fontStyle: 'italic' } },
      }}
    />
  );
}
