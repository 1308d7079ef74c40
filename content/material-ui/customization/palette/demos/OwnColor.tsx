import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    apricot: Palette['primary'];
  }
  interface PaletteOptions {
    apricot?: PaletteOptions['primary'];
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    apricot: true;
  }
}

const { palette } = createTheme();

const theme = createTheme({
  palette: {
    apricot: palette.augmentColor({ color: { main: '#f4a261' }, name: 'apricot' }),
  },
});

export default function OwnColor() {
  return (
    <ThemeProvider theme={theme}>
      <Button color="apricot" variant="contained">
        Taste the jam
      </Button>
    </ThemeProvider>
  );
}
