import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiButton: {
      defaultProps: { variant: 'contained', color: 'secondary' },
      styleOverrides: { root: { borderRadius: 999, textTransform: 'none' } },
    },
    MuiChip: { defaultProps: { color: 'success', size: 'small' } },
  },
});

export default function ShopDefaults() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button>Redeem</Button>
        <Button color="primary">Not now</Button>
        <Chip label="3 vouchers" />
      </Stack>
    </ThemeProvider>
  );
}
