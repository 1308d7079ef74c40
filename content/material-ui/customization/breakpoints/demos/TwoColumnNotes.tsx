import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const notes = ['Water the tomatoes', 'Return the drill', 'Call the roofer', 'Book the ferry'];

export default function TwoColumnNotes() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1, md: 2 },
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
      }}
    >
      {notes.map((note) => (
        <Paper key={note} variant="outlined" sx={{ p: { xs: 1, md: 2 } }}>
          {note}
        </Paper>
      ))}
    </Box>
  );
}
