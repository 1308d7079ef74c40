import CalendarIcon from '@mui/icons-material/CalendarMonth';
import KilnIcon from '@mui/icons-material/LocalFireDepartment';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useState } from 'react';

const navigation: Navigation = [
  { segment: 'courses', title: 'Courses', icon: <CalendarIcon /> },
  { segment: 'firings', title: 'Firings', icon: <KilnIcon /> },
];

const TEXTS: Record<string, string> = {
  '/courses': 'Eight people learn to throw a bowl on Tuesday.',
  '/firings': 'The kiln reaches 1,240 °C at noon and is opened tomorrow.',
};

export default function PottersStudio() {
  const [pathname, setPathname] = useState('/courses');
  // Keeps the path in memory. In an app, use the router of your framework.
  const router = {
    pathname,
    searchParams: new URLSearchParams(),
    navigate: (url: string | URL) => setPathname(String(url)),
  };

  return (
    <AppProvider branding={{ title: 'Studio' }} navigation={navigation} router={router}>
      <DashboardLayout sidebarExpandedWidth={220}>
        <PageContainer>
          <Typography>{TEXTS[pathname]}</Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
