import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  palette: {
    accent: 'light-dark(#7e22ce, #d8b4fe)',
    accentSoft: 'light-dark(#faf5ff, #3b0764)',
  },
});

export default function FramedQuote() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        component="blockquote"
        sx={{
          m: 0,
          p: 2,
          maxWidth: 360,
          borderInlineStart: '4px solid',
          borderColor: 'accent',
          bgcolor: 'accentSoft',
          fontFamily: 'system-ui, sans-serif',
          '&:hover': { outline: '1px solid', outlineColor: 'accent' },
        }}
      >
        Measure twice, cut once.
      </Box>
    </ThemeProvider>
  );
}
