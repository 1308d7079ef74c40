import HomeIcon from '@mui/icons-material/Home';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useState } from 'react';

const navigation: Navigation = [{ title: 'Ward', icon: <HomeIcon /> }];
// Simulates a session from the server.
const nurse = { user: { name: 'Ines Duarte', email: 'ines@example.com' } };

// In an app, use the router of your framework.
const router = { pathname: '/', searchParams: new URLSearchParams(), navigate: () => {} };

export default function SignedInNurse() {
  const [session, setSession] = useState<typeof nurse | null>(nurse);

  return (
    <AppProvider
      branding={{ title: 'Ward 4' }}
      navigation={navigation}
      router={router}
      session={session}
      authentication={{ signIn: () => setSession(nurse), signOut: () => setSession(null) }}
    >
      <DashboardLayout hideNavigation>
        <Typography sx={{ p: 3 }}>
          {session ? `Good evening, ${session.user.name}.` : 'Sign in to see the ward.'}
        </Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
