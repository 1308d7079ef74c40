import TextField from '@mui/material/TextField';

export default function NamedField() {
  return <TextField label="Name of the ship" size="small" />;
}
