import HelpIcon from '@mui/icons-material/HelpOutline';
import InventoryIcon from '@mui/icons-material/Inventory';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import {
  DashboardLayout,
  type SidebarFooterProps,
  ThemeSwitcher,
} from '@toolpad/core/DashboardLayout';

const navigation: Navigation = [{ title: 'Stock', icon: <InventoryIcon /> }];

// Keeps the path in memory. In an app, use the router of your framework.
const router = { pathname: '/', searchParams: new URLSearchParams(), navigate: () => {} };

function Actions() {
  return (
    <>
      <IconButton aria-label="Help">
        <HelpIcon />
      </IconButton>
      <ThemeSwitcher />
    </>
  );
}

function Footer({ mini }: SidebarFooterProps) {
  return (
    <Typography variant="caption" sx={{ p: 2, whiteSpace: 'nowrap', overflow: 'hidden' }}>
      {mini ? '4.2' : 'Version 4.2, updated Monday'}
    </Typography>
  );
}

export default function ActionsAndFooter() {
  return (
    <AppProvider branding={{ title: 'Warehouse' }} navigation={navigation} router={router}>
      <DashboardLayout
        sidebarExpandedWidth={240}
        slots={{ toolbarActions: Actions, sidebarFooter: Footer }}
      >
        <Typography sx={{ p: 3 }}>Nothing is out of stock.</Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
