import TextField from '@mui/material/TextField';

export default function FieldOutline() {
  return (
    <TextField
      label="Coupon code"
      sx={{
        '& .MuiOutlinedInput-notchedOutline': {
          borderWidth: 2,
          borderStyle: 'dashed',
          borderColor: 'primary.main',
        },
        '& .MuiFormLabel-asterisk': { color: 'error.main' },
      }}
      required
    />
  );
}
