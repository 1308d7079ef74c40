import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  palette: { line: '#94a3b8', accent: 'light-dark(#0f766e, #5eead4)' },
});

const Room = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  border: `1px solid ${theme.palette.line}`,
  borderRadius: 8,
  '&:hover': { borderColor: theme.palette.accent },
}));

const rooms = [
  { name: 'Garden room', price: '€58' },
  { name: 'Tower room', price: '€74' },
];

export default function RoomList() {
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 480 }}>
        {rooms.map(({ name, price }) => (
          <Room
            key={name}
            sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 1 }}
          >
            {name}
            <Box component="strong" sx={{ color: 'accent' }}>
              {price}
            </Box>
          </Room>
        ))}
      </Stack>
    </ThemeProvider>
  );
}
