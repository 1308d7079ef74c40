import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

export default function PaperElevations() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 80px)', gap: 2 }}>
      {[0, 1, 2, 4, 8, 24].map((elevation) => (
        <Paper
          key={elevation}
          elevation={elevation}
          sx={{ height: 64, display: 'grid', placeItems: 'center' }}
        >
          {elevation}
        </Paper>
      ))}
    </Box>
  );
}
