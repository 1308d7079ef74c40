import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const colors = ['primary', 'secondary', 'error', 'warning', 'info', 'success'];
const values = ['light', 'main', 'dark'];

export default function PaletteSwatches() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 420 }}>
      {colors.map((color) => (
        <Box key={color} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box component="code" sx={{ width: 76, fontSize: 12 }}>
            {color}
          </Box>
          {values.map((value) => (
            <Box
              key={value}
              sx={{
                flex: 1,
                px: 1,
                py: 0.5,
                bgcolor: `${color}.${value}`,
                border: 1,
                borderColor: 'divider',
              }}
            >
              <Box component="code" sx={{ px: 0.5, fontSize: 12, bgcolor: 'background.paper' }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
      ))}
    </Stack>
  );
}
