import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  palette: {
    season: {
      spring: { main: '#bbf7d0', text: '#14532d' },
      summer: { main: '#fde68a', text: '#713f12' },
      autumn: { main: '#fed7aa', text: '#7c2d12' },
    },
  },
});

const seasons = ['spring', 'summer', 'autumn'] as const;

export default function SeasonLabels() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, fontFamily: 'system-ui, sans-serif' }}>
        {seasons.map((season) => (
          <Box
            key={season}
            sx={{
              px: 1.5,
              py: 0.5,
              borderRadius: 4,
              bgcolor: `season.${season}.main`,
              color: `season.${season}.text`,
            }}
          >
            Walks in {season}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
