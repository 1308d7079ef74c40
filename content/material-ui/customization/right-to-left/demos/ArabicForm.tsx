import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import rtlPlugin from 'stylis-plugin-rtl';

const cache = createCache({ key: 'arabic', stylisPlugins: [rtlPlugin] });
const theme = createTheme({
  direction: 'rtl',
  colorSchemes: { light: true, dark: true },
});

export default function ArabicForm() {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <Stack dir="rtl" lang="ar" spacing={2} sx={{ maxWidth: 280, color: 'text.primary' }}>
          <TextField label="الاسم" helperText="كما في جواز السفر" />
          <FormControlLabel control={<Switch defaultChecked />} label="نافذة" />
          <Slider aria-label="عدد الحقائب" defaultValue={2} max={5} marks />
        </Stack>
      </ThemeProvider>
    </CacheProvider>
  );
}
