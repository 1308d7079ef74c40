import Button from '@mui/material/Button';
import { deepOrange, teal } from '@mui/material/colors';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: {
    primary: { main: teal[700] },
    secondary: { main: deepOrange[900] },
  },
});

export default function PaletteFromHues() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained">Plan a route</Button>
        <Button variant="contained" color="secondary">
          Report a problem
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
