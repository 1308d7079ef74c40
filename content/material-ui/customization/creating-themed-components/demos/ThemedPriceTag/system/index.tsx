import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { PriceTag } from './PriceTag';
import type {} from './types';

const theme = createTheme({
  components: {
    AcmePriceTag: {
      defaultProps: { variant: 'sale' },
      styleOverrides: { amount: { fontSize: '2rem' } },
    },
  },
});

export default function ThemedPriceTag() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'flex-end' }}>
        <PriceTag amount="2.90" unit="per kilo" />
        <PriceTag amount="5.20" unit="per box" variant="plain" />
      </Stack>
    </ThemeProvider>
  );
}
