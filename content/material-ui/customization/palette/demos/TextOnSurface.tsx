import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function TextOnSurface() {
  return (
    <Box
      sx={{
        width: 280,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Typography sx={{ color: 'text.primary' }}>Seat 14, by the window</Typography>
      <Typography sx={{ color: 'text.secondary' }}>Quiet carriage</Typography>
    </Box>
  );
}
