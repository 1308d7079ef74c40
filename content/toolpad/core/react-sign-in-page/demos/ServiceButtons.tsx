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

  // Stands for the address of the service, to which an application leads.
  async function signIn({ name }: AuthProvider) {
    setService(name);
    return {};
  }

  if (service) {
    return (
      <Typography component="main" role="status" sx={{ p: 3 }}>
        {service} would ask for your account now.
      </Typography>
    );
  }
  return (
    <AppProvider branding={{ title: 'Ward 4' }}>
      <SignInPage providers={services} signIn={signIn} />
    </AppProvider>
  );
}
