import BedIcon from '@mui/icons-material/Bed';
import CleaningServicesIcon from '@mui/icons-material/CleaningServices';
import KeyIcon from '@mui/icons-material/Key';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useState } from 'react';

const navigation: Navigation = [
  { segment: 'rooms', title: 'Rooms', icon: <BedIcon /> },
  { segment: 'keys', title: 'Keys', icon: <KeyIcon /> },
  { segment: 'cleaning', title: 'Cleaning', icon: <CleaningServicesIcon /> },
];

export default function TitlesInFull() {
  const [pathname, setPathname] = useState('/rooms');

  // Keeps the path in memory. In an app, use the router of your framework.
  const router = {
    pathname,
    searchParams: new URLSearchParams(),
    navigate: (address: string | URL) => setPathname(String(address)),
  };

  return (
    <AppProvider branding={{ title: 'Hotel' }} navigation={navigation} router={router}>
      <DashboardLayout disableCollapsibleSidebar sidebarExpandedWidth={200}>
        <Typography sx={{ p: 3 }}>Eleven rooms are free tonight.</Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
