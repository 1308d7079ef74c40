import BookIcon from '@mui/icons-material/Book';
import GroupIcon from '@mui/icons-material/Group';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useMemo, useState } from 'react';

const navigation: Navigation = [
  { kind: 'header', title: 'Library' },
  { segment: 'loans', title: 'Loans', icon: <BookIcon /> },
  { segment: 'readers', title: 'Readers', icon: <GroupIcon /> },
];

const texts = new Map([
  ['/loans', 'Six books are on loan.'],
  ['/readers', 'Forty readers have a card.'],
]);

export default function LibraryDashboard() {
  const [pathname, setPathname] = useState('/loans');

  // Keeps the path in memory. In an app, use the router of your framework.
  const router = useMemo<Router>(
    () => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (address) => setPathname(String(address)),
    }),
    [pathname],
  );

  return (
    <AppProvider branding={{ title: 'Harbor Library' }} navigation={navigation} router={router}>
      <DashboardLayout>
        <Typography sx={{ p: 3 }}>{texts.get(pathname)}</Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
