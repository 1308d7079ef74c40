import { createTheme, responsiveFontSizes, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const theme = responsiveFontSizes(createTheme(), { variants: ['h3', 'h4'], factor: 2.5 });

export default function ResponsiveHeading() {
  return (
    <ThemeProvider theme={theme}>
      <Typography variant="h3" component="p">
        Low tide at noon
      </Typography>
      <Typography>The causeway is open from ten to two.</Typography>
    </ThemeProvider>
  );
}
