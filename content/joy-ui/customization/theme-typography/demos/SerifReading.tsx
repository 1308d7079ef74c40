import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const theme = extendTheme({
  cssVarPrefix: 'reading',
  fontFamily: { display: 'Georgia, serif', body: 'Georgia, serif' },
  typography: {
    h2: { letterSpacing: '0.01em' },
    'body-md': { lineHeight: 1.7 },
  },
});

export default function SerifReading() {
  return (
    <CssVarsProvider theme={theme} disableNestedContext>
      <Typography level="h2" component="p">
        The lighthouse keeper
      </Typography>
      <Typography>
        Every evening he climbed the stairs, and every evening he counted them.
      </Typography>
    </CssVarsProvider>
  );
}
