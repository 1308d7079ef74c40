import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import { prepareCssVars } from '@mui/system/cssVars';
import GlobalStyles from '@mui/system/GlobalStyles';
import ThemeProvider from '@mui/system/ThemeProvider';
import { useState } from 'react';

const colorSchemes = {
  day: { palette: { page: '#fff7ed', ink: '#431407', line: '#fdba74' } },
  night: { palette: { page: '#1c1917', ink: '#ffedd5', line: '#9a3412' } },
};

const { vars, generateStyleSheets } = prepareCssVars(
  { colorSchemes, defaultColorScheme: 'day' },
  { prefix: 'inn', getSelector: (scheme) => (scheme ? `[data-inn="${scheme}"]` : ':root') },
);

const theme = { ...createTheme({ palette: colorSchemes.day.palette }), vars };
const styleSheets = generateStyleSheets().map((styles, index) => ({ id: `inn-${index}`, styles }));

export default function ThemeInVariables() {
  const [scheme, setScheme] = useState<'day' | 'night'>('day');

  return (
    <ThemeProvider theme={theme}>
      {styleSheets.map(({ id, styles }) => (
        <GlobalStyles key={id} styles={styles} />
      ))}
      <Box
        data-inn={scheme}
        sx={{ p: 2, border: '2px solid', borderColor: 'line', bgcolor: 'page', color: 'ink' }}
      >
        <p>The kitchen closes at nine.</p>
        <button type="button" onClick={() => setScheme(scheme === 'day' ? 'night' : 'day')}>
          Switch to {scheme === 'day' ? 'night' : 'day'}
        </button>
      </Box>
    </ThemeProvider>
  );
}
