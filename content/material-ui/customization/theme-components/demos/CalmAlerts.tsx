import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  colorSchemes: { light: true, dark: true },
  components: {
    MuiAlert: {
      styleOverrides: {
        root: ({ theme }) => ({
          border: 0,
          borderInlineStart: '6px solid currentColor',
          borderRadius: 0,
          padding: theme.spacing(0.5, 2),
        }),
        icon: { fontSize: '1.75rem', alignItems: 'center' },
        message: ({ theme }) => ({ ...theme.typography.body1 }),
      },
    },
  },
});

export default function CalmAlerts() {
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2}>
        <Alert severity="info">The pool opens at nine.</Alert>
        <Alert severity="warning">Lane 4 is closed on Sunday.</Alert>
      </Stack>
    </ThemeProvider>
  );
}
