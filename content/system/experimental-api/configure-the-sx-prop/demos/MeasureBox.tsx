import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = {
  ...createTheme({
    unstable_sxConfig: {
      maxInlineSize: { themeKey: 'measures' },
    },
  }),
  measures: { short: '24ch', long: '60ch' },
};

export default function MeasureBox() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ maxInlineSize: 'short', fontFamily: 'system-ui, sans-serif' }}>
        A short line of text is easier to read.
      </Box>
    </ThemeProvider>
  );
}
