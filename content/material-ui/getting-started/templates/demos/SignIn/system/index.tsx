import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { checkSignIn, type Errors } from './checkSignIn';

export default function SignIn() {
  const [errors, setErrors] = useState<Errors>({});
  const [greeting, setGreeting] = useState('');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const email = String(fields.get('email'));
    const found = checkSignIn(email, String(fields.get('password')));
    setErrors(found);
    // Send the fields to your server here.
    setGreeting(found.email || found.password ? '' : `Signed in as ${email}.`);
  }

  return (
    <Box
      component="main"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '2fr 3fr' },
        gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
        minHeight: '100vh',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          gap: 2,
          p: { xs: 3, md: 6 },
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        <Typography variant="h6" component="p">
          Field Notes
        </Typography>
        <Typography variant="h4" component="p" sx={{ display: { xs: 'none', md: 'block' } }}>
          Every observation of your survey in one place.
        </Typography>
      </Box>
      <Stack sx={{ alignItems: 'center', justifyContent: 'center', p: { xs: 2, sm: 4 } }}>
        <Paper variant="outlined" sx={{ width: '100%', maxWidth: 420, p: { xs: 2, sm: 4 } }}>
          <Typography variant="h5" component="h1" gutterBottom>
            Sign in
          </Typography>
          <Stack component="form" noValidate spacing={2} onSubmit={submit}>
            <TextField
              name="email"
              type="email"
              label="Email"
              autoComplete="email"
              error={!!errors.email}
              helperText={errors.email}
            />
            <TextField
              name="password"
              type="password"
              label="Password"
              autoComplete="current-password"
              error={!!errors.password}
              helperText={errors.password}
            />
            <Button type="submit" variant="contained" size="large">
              Sign in
            </Button>
            <div role="status">{greeting && <Alert severity="success">{greeting}</Alert>}</div>
          </Stack>
          <Typography variant="body2" sx={{ mt: 2 }}>
            <Link href="#reset">Reset your password</Link>, or{' '}
            <Link href="#register">create an account</Link>.
          </Typography>
        </Paper>
      </Stack>
    </Box>
  );
}
