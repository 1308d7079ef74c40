import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: {
    primary: { main: '#6d4c41' },
    success: { main: '#33691e' },
    contrastThreshold: 4.5,
  },
});

export default function CafeColors() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="contained">Order a coffee</Button>
        <Button variant="contained" color="success">
          Reserve a table
        </Button>
        <Chip color="primary" label="Open until six" />
      </Stack>
    </ThemeProvider>
  );
}
