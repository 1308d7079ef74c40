import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { type AuthProvider, SignInPage } from '@toolpad/core/SignInPage';
import { useState } from 'react';

const services: AuthProvider[] = [
  { id: 'google', name: 'Google' },
  { id: 'microsoft-entra-id', name: 'Microsoft Entra ID' },
];

export default function ServiceButtons() {
  const [service, setService] = useState('');

  // In an app, redirect to the provider here.
  async function signIn({ name }: AuthProvider) {
    setService(name);
    return {};
  }

  if (service) {
    return (
      <Typography component="main" role="status" sx={{ p: 3 }}>
        {service} would ask you to sign in now.
      </Typography>
    );
  }
  return (
    <AppProvider branding={{ title: 'Ward 4' }}>
      <SignInPage providers={services} signIn={signIn} />
    </AppProvider>
  );
}
