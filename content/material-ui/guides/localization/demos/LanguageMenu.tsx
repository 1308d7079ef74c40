import { fiFI, frFR, jaJP, type Localization } from '@mui/material/locale';
import MenuItem from '@mui/material/MenuItem';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';

const locales: Record<string, Localization> = {
  Français: frFR,
  Suomi: fiFI,
  日本語: jaJP,
};

export default function LanguageMenu() {
  const [language, setLanguage] = useState('Français');
  const [page, setPage] = useState(0);
  const theme = useMemo(
    () => createTheme({ colorSchemes: { light: true, dark: true } }, locales[language] ?? {}),
    [language],
  );

  return (
    <ThemeProvider theme={theme}>
      <TextField
        select
        size="small"
        label="Language"
        value={language}
        onChange={(event) => setLanguage(event.target.value)}
        sx={{ minWidth: 140 }}
      >
        {Object.keys(locales).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TablePagination
        component="div"
        count={48}
        page={page}
        rowsPerPage={10}
        onPageChange={(_event, next) => setPage(next)}
        sx={{
          '& .MuiTablePagination-toolbar': { flexWrap: 'wrap' },
          '& .MuiTablePagination-spacer': { display: 'none' },
        }}
      />
    </ThemeProvider>
  );
}
