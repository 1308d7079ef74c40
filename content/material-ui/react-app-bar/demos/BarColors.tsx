import AppBar, { type AppBarProps } from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';

const bars: (AppBarProps & { title: string })[] = [
  { title: 'Primary, in dark mode too', color: 'primary', enableColorOnDark: true },
  { title: 'Default: gray', color: 'default', elevation: 1 },
  {
    title: 'Transparent, with a border and no shadow',
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
