import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, type ThemeOptions, ThemeProvider } from '@mui/material/styles';

const brand: ThemeOptions = {
  palette: { primary: { main: '#00695c' } },
  shape: { borderRadius: 12 },
};

const theme = createTheme(brand);
const squareTheme = createTheme({ ...brand, shape: { borderRadius: 0 } });

export default function ThemeInTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2}>
        <Button variant="contained">Outside</Button>
        <ThemeProvider theme={squareTheme}>
          <Button variant="contained">Inside</Button>
        </ThemeProvider>
      </Stack>
    </ThemeProvider>
  );
}
