import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

declare module '@mui/joy/styles' {
  interface TypographySystemOverrides {
    price: true;
  }
}

// The prefix separates the demo from the page; without it, variables begin with --joy-.
const theme = extendTheme({
  cssVarPrefix: 'shop',
  typography: {
    price: {
      fontSize: '2rem',
      fontWeight: 700,
      fontVariantNumeric: 'tabular-nums',
      color: 'var(--shop-palette-success-plainColor)',
    },
  },
});

export default function PriceLevel() {
  return (
    <CssVarsProvider theme={theme} disableNestedContext>
      <Stack>
        <Typography level="price" component="p">
          €24.90
        </Typography>
        <Typography level="body-sm">Delivery included</Typography>
      </Stack>
    </CssVarsProvider>
  );
}
