import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: { primary: { main: '#00796b' } },
  shape: { borderRadius: 12 },
  typography: { button: { textTransform: 'none', fontWeight: 700 } },
});

export default function OwnTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} sx={{ width: '100%', alignItems: 'center' }}>
        <Chip color="primary" label="In season" />
        <Slider aria-label="Baskets" defaultValue={3} max={8} marks />
        <Button variant="contained">Order apples</Button>
      </Stack>
    </ThemeProvider>
  );
}
