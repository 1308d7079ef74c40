import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({ spacing: [0, 4, 8, 16, 32, 64] });

export default function NamedScale() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ p: 3, border: '1px solid #94a3b8', fontFamily: 'system-ui, sans-serif' }}>
        Index 3 of this scale is 16 pixels.
      </Box>
    </ThemeProvider>
  );
}
