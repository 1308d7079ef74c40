import TextField from '@mui/material/TextField';
import { type ChangeEvent, type FocusEvent, useState } from 'react';

function problemOf(address: string) {
  if (address === '') return 'Enter your email address.';
  if (!address.includes('@')) return 'An email address has an @ sign, as in ada@example.com.';
  return '';
}

export default function CheckedEmail() {
  const [problem, setProblem] = useState('');

  function check(event: FocusEvent<HTMLInputElement>) {
    setProblem(problemOf(event.target.value));
  }

  function recheck(event: ChangeEvent<HTMLInputElement>) {
    // The error disappears while typing, but appears only on blur.
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
