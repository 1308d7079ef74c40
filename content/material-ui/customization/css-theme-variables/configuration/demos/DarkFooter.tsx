import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type {} from '@mui/material/themeCssVarsAugmentation';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: '.bakery-%s', cssVarPrefix: 'bakery' },
  colorSchemes: { light: true, dark: true },
});

export default function DarkFooter() {
  return (
    <ThemeProvider theme={theme} disableNestedContext storageManager={null}>
      <CssBaseline />
      <Typography sx={{ p: 2 }}>Fresh bread from six in the morning.</Typography>
      <Box
        component="footer"
        className="bakery-dark"
        sx={{ p: 2, bgcolor: 'background.default', color: 'text.primary' }}
      >
        <Typography>Market square 4</Typography>
        <Button sx={{ mt: 1 }} variant="outlined">
          Directions
        </Button>
      </Box>
    </ThemeProvider>
  );
}
