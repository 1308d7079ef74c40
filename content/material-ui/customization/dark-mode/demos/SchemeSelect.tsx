import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';

const theme = createTheme({ colorSchemes: { light: true, dark: true } });

// Limits the choice to this demo. Leave it out in an application, where it applies to the whole page.
const isolated = { storageManager: null, disableNestedContext: true };

function SchemeChoice() {
  const { mode, setMode } = useColorScheme();

  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <FormLabel id="scheme-label">Appearance</FormLabel>
      <RadioGroup
        row
        aria-labelledby="scheme-label"
        value={mode ?? ''}
        onChange={(_event, chosen) => {
          if (chosen === 'light' || chosen === 'dark' || chosen === 'system') setMode(chosen);
        }}
      >
        <FormControlLabel value="system" control={<Radio />} label="System" />
        <FormControlLabel value="light" control={<Radio />} label="Light" />
        <FormControlLabel value="dark" control={<Radio />} label="Dark" />
      </RadioGroup>
    </Paper>
  );
}

export default function SchemeSelect() {
  return (
    <ThemeProvider theme={theme} defaultMode="light" {...isolated}>
      <SchemeChoice />
    </ThemeProvider>
  );
}
