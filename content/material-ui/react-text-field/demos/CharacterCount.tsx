import TextField from '@mui/material/TextField';
import { type ChangeEvent, useState } from 'react';

const longest = 120;

export default function CharacterCount() {
  const [wish, setWish] = useState('A quiet table by the window.');

  function change(event: ChangeEvent<HTMLInputElement>) {
    setWish(event.target.value);
  }

  return (
    <TextField
      label="Wishes for your table"
      value={wish}
      onChange={change}
      helperText={`${longest - wish.length} characters left`}
      multiline
      minRows={2}
      fullWidth
      slotProps={{ htmlInput: { maxLength: longest } }}
    />
  );
}
