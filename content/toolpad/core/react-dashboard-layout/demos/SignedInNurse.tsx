import HomeIcon from '@mui/icons-material/Home';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useState } from 'react';

const navigation: Navigation = [{ title: 'Ward', icon: <HomeIcon /> }];
// Stands for a session that a server keeps.
const nurse = { user: { name: 'Ines Duarte', email: 'ines@example.com' } };

const nowhere = { pathname: '/', searchParams: new URLSearchParams(), navigate: () => {} };

export default function SignedInNurse() {
  const [session, setSession] = useState<typeof nurse | null>(nurse);

  return (
    <AppProvider
      branding={{ title: 'Ward 4' }}
      navigation={navigation}
      router={nowhere}
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
