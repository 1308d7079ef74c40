import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

const theme = createTheme({
  components: {
    MuiButton: {
      defaultProps: { variant: 'contained', disableElevation: true },
      styleOverrides: { root: { borderRadius: 999, textTransform: 'none' } },
    },
    MuiTextField: { defaultProps: { size: 'small' } },
  },
});

export default function ShopDefaults() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <TextField label="Voucher" />
        <Button>Redeem</Button>
        <Button variant="outlined">Not now</Button>
      </Stack>
    </ThemeProvider>
  );
}
