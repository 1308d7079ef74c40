import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  unstable_sxConfig: {
    square: {
      style: ({ square }: { square?: number }) =>
        square === undefined ? null : { inlineSize: square, blockSize: square },
    },
  },
});

export default function SquareShorthand() {
  return (
    <ThemeProvider theme={theme}>
      <Box role="img" aria-label="A small and a large square" sx={{ display: 'flex', gap: 2 }}>
        <Box sx={{ square: 24, bgcolor: 'light-dark(#0f766e, #5eead4)' }} />
        <Box sx={{ square: 48, bgcolor: 'light-dark(#b45309, #fcd34d)' }} />
      </Box>
    </ThemeProvider>
  );
}
