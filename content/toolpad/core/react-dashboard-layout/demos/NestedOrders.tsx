import ArchiveIcon from '@mui/icons-material/Archive';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useState } from 'react';

const navigation: Navigation = [
  {
    segment: 'orders',
    title: 'Orders',
    icon: <ShoppingCartIcon />,
    action: <Chip label="3" size="small" aria-label="3 new" />,
    pattern: 'orders{/:id}*',
  },
  {
    segment: 'archive',
    title: 'Archive',
    icon: <ArchiveIcon />,
    children: [
      { segment: 'spring', title: 'Spring' },
      { segment: 'summer', title: 'Summer' },
    ],
  },
];

export default function NestedOrders() {
  const [pathname, setPathname] = useState('/orders');

  // Keeps the path in memory. In an app, use the router of your framework.
  const router = {
    pathname,
    searchParams: new URLSearchParams(),
    navigate: (address: string | URL) => setPathname(String(address)),
  };

  return (
    <AppProvider branding={{ title: 'Seed shop' }} navigation={navigation} router={router}>
      <DashboardLayout sidebarExpandedWidth={240}>
        <Box sx={{ p: 2 }}>
          <Button onClick={() => setPathname('/orders/12')}>Open order 12</Button>
          <Typography sx={{ p: 1 }}>You are at {pathname}</Typography>
        </Box>
      </DashboardLayout>
    </AppProvider>
  );
}
