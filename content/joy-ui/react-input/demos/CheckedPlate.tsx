import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import { type ChangeEvent, useState } from 'react';

const plate = /^[A-Z]{2} ?\d{5}$/;

export default function CheckedPlate() {
  const [text, setText] = useState('EL 1234');
  const right = plate.test(text);

  function change(event: ChangeEvent<HTMLInputElement>) {
    setText(event.target.value.toUpperCase());
  }

  return (
    <FormControl error={!right}>
      <FormLabel>License plate</FormLabel>
      <Input error={!right} value={text} onChange={change} autoComplete="off" />
      <FormHelperText sx={{ color: right ? 'text.tertiary' : 'danger.plainColor' }}>
        {right ? 'Parking is paid until 6 p.m.' : 'Two letters and five digits, as in EL 12345.'}
      </FormHelperText>
    </FormControl>
  );
}
