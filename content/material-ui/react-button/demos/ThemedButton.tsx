import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { borderRadius: 999, textTransform: 'none' },
      },
    },
  },
});

export default function ThemedButton() {
  return (
    <ThemeProvider theme={theme}>
      <Button variant="contained">Start free trial</Button>
    </ThemeProvider>
  );
}
