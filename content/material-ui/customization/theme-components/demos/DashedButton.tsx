import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    dashed: true;
  }
}

const theme = createTheme({
  colorSchemes: { light: true, dark: true },
  components: {
    MuiButton: {
      styleOverrides: {
        root: {
          variants: [
            {
              props: { variant: 'dashed' },
              style: {
                border: '2px dashed currentColor',
                '&:hover': { borderStyle: 'solid' },
              },
            },
            {
              props: { variant: 'dashed', size: 'large' },
              style: { borderWidth: 4 },
            },
          ],
        },
      },
    },
  },
});

export default function DashedButton() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="dashed">Add a stop</Button>
        <Button variant="dashed" size="large">
          Add a trip
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
