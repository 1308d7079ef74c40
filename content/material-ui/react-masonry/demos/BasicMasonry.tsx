import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';

const notes = [
  'Buy nails',
  'Ask Ruth whether the ladder is still in her barn, and bring it back before the weekend',
  'The gutter leaks above the kitchen window',
  'Paint: two liters of white, one of the green that the shutters have',
  'Chimney sweep on Monday',
  'Measure the attic',
];

export default function BasicMasonry() {
  return (
    <Masonry columns={3} spacing={1}>
      {notes.map((note) => (
        <Paper key={note} variant="outlined" sx={{ p: 1, overflowWrap: 'anywhere' }}>
          {note}
        </Paper>
      ))}
    </Masonry>
  );
}
