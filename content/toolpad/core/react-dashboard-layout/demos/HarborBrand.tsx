import AnchorIcon from '@mui/icons-material/Anchor';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import { createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';

const navigation: Navigation = [{ title: 'Berths', icon: <DirectionsBoatIcon /> }];
const branding = { title: 'Harbor office', logo: <AnchorIcon color="primary" sx={{ mt: 1 }} /> };

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: {
    light: { palette: { primary: { main: '#00695c' } } },
    dark: { palette: { primary: { main: '#4db6ac' } } },
  },
});

// Keeps the path in memory. In an app, use the router of your framework.
const router = { pathname: '/', searchParams: new URLSearchParams(), navigate: () => {} };

export default function HarborBrand() {
  return (
    <AppProvider branding={branding} navigation={navigation} router={router} theme={theme}>
      <DashboardLayout sidebarExpandedWidth={200}>
        <Typography sx={{ p: 3 }}>Four berths are free for boats up to nine meters.</Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
