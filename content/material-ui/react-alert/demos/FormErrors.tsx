import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';

export default function FormErrors() {
  const [email, setEmail] = useState('ida@');
  const [failed, setFailed] = useState(false);
  const valid = /^\S+@\S+\.\S+$/.test(email);

  function submit(event: FormEvent) {
    event.preventDefault();
    setFailed(!valid);
  }

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ width: '100%', gap: 2 }}>
      {failed && !valid && (
        <Alert severity="error">
          <AlertTitle>The invitation wasn’t sent</AlertTitle>
          <Link color="inherit" href="#invited-email">
            The email address is incomplete
          </Link>
        </Alert>
      )}
      <TextField
        id="invited-email"
        label="Email"
        type="email"
        value={email}
        error={failed && !valid}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start' }}>
        Send invitation
      </Button>
    </Stack>
  );
}
