import TextField from '@mui/material/TextField';
import { type ChangeEvent, type FocusEvent, useState } from 'react';

function problemOf(address: string) {
  if (address === '') return 'Enter the address we should write to.';
  if (!address.includes('@')) return 'An address has an @ sign, as in ada@example.com.';
  return '';
}

export default function CheckedEmail() {
  const [problem, setProblem] = useState('');

  function check(event: FocusEvent<HTMLInputElement>) {
    setProblem(problemOf(event.target.value));
  }

  function recheck(event: ChangeEvent<HTMLInputElement>) {
    // Praise comes at once, blame only when the field is left.
    if (problem) setProblem(problemOf(event.target.value));
  }

  return (
    <TextField
      label="Email"
      type="email"
      autoComplete="email"
      required
      error={problem !== ''}
      helperText={problem || 'We send the tickets here.'}
      onBlur={check}
      onChange={recheck}
      fullWidth
    />
  );
}
