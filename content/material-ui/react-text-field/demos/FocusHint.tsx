import FormControl, { useFormControl } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

function Hint() {
  const control = useFormControl();
  let text = 'Optional';
  if (control?.focused) {
    text = 'The guard reads it out at the door.';
  } else if (control?.filled) {
    text = 'You can change it until noon.';
  }

  return <FormHelperText>{text}</FormHelperText>;
}

export default function FocusHint() {
  return (
    <FormControl fullWidth>
      <InputLabel htmlFor="password-of-the-day">Password of the day</InputLabel>
      <OutlinedInput id="password-of-the-day" label="Password of the day" autoComplete="off" />
      <Hint />
    </FormControl>
  );
}
