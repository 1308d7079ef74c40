import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  palette: {
    late: 'light-dark(#b91c1c, #fca5a5)',
    punctual: 'light-dark(#166534, #86efac)',
  },
});

export default function StatusLine() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'grid', gap: 1, fontFamily: 'system-ui, sans-serif' }}>
        <Box sx={{ color: 'punctual' }}>12:04 to the coast, on time</Box>
        <Box sx={{ color: 'late' }}>12:31 to the hills, ten minutes late</Box>
      </Box>
    </ThemeProvider>
  );
}
