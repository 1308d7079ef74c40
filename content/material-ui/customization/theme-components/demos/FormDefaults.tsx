import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

const theme = createTheme({
  colorSchemes: { light: true, dark: true },
  components: {
    MuiTextField: {
      defaultProps: {
        size: 'small',
        variant: 'filled',
        slotProps: { inputLabel: { shrink: true } },
      },
    },
    MuiButton: { defaultProps: { variant: 'contained', disableElevation: true } },
  },
});

export default function FormDefaults() {
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} sx={{ maxWidth: 280 }}>
        <TextField label="Invoice number" />
        <TextField label="Due date" helperText="Day and month" />
        <Stack direction="row" spacing={1}>
          <Button>Send</Button>
          <Button variant="text">Save draft</Button>
        </Stack>
      </Stack>
    </ThemeProvider>
  );
}
