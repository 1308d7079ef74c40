import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type {} from '@mui/material/themeCssVarsAugmentation';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: '.reading-%s', cssVarPrefix: 'reading' },
  colorSchemes: { light: true, dark: true },
});

function Modes() {
  const { mode, setMode } = useColorScheme();

  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Color mode"
      value={mode ?? null}
      onChange={(_event, next) => next && setMode(next)}
      sx={{ m: 2 }}
    >
      <ToggleButton value="light">Light</ToggleButton>
      <ToggleButton value="dark">Dark</ToggleButton>
      <ToggleButton value="system">System</ToggleButton>
    </ToggleButtonGroup>
  );
}

export default function ModeButtons() {
  return (
    <ThemeProvider theme={theme} disableNestedContext modeStorageKey="reading-mode">
      <CssBaseline />
      <Modes />
    </ThemeProvider>
  );
}
