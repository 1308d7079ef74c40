import AppBar, { type AppBarProps } from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';

const bars: (AppBarProps & { title: string })[] = [
  { title: 'Primary, in the dark too', color: 'primary', enableColorOnDark: true },
  { title: 'Gray', color: 'default', elevation: 1 },
  {
    title: 'A line and no shadow',
    color: 'transparent',
    elevation: 0,
    sx: { borderBottom: 1, borderColor: 'divider' },
  },
];

export default function BarColors() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {bars.map(({ title, ...look }) => (
        <AppBar key={title} component="div" position="static" {...look}>
          <Toolbar variant="dense">{title}</Toolbar>
        </AppBar>
      ))}
    </Stack>
  );
}
