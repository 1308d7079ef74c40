import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const theme = createTheme({
  typography: {
    h4: {
      fontFamily: '"Roboto Condensed", "Arial Narrow", sans-serif',
      fontWeight: 700,
      textTransform: 'uppercase',
    },
  },
});

export default function PosterHeadings() {
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={1}>
        <Typography variant="h4" component="h3">
          Night ferry to the islands
        </Typography>
        <Typography>Every Friday at 23:40 from pier 7, until the end of September.</Typography>
      </Stack>
    </ThemeProvider>
  );
}
