import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface PaletteColor {
    deeper?: string;
  }
  interface SimplePaletteColorOptions {
    deeper?: string;
  }
}

const theme = createTheme({
  palette: { primary: { main: '#1565c0', deeper: '#0d2f5c' } },
});

export default function DeeperShade() {
  return (
    <ThemeProvider theme={theme}>
      <Button variant="contained" sx={{ '&, &:hover': { bgcolor: 'primary.deeper' } }}>
        Dive in
      </Button>
    </ThemeProvider>
  );
}
