import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';

const days = [
  { day: 'Monday', plan: 'Arrival' },
  { day: 'Tuesday', plan: 'Harbor, fish market, the long way back along the dike' },
  { day: 'Wednesday', plan: 'Rain: museum' },
  { day: 'Thursday', plan: 'Bicycles' },
  { day: 'Friday', plan: 'Packing, and one last swim' },
];

export default function SequentialMasonry() {
  return (
    <Masonry sequential role="list" columns={2} spacing={1}>
      {days.map(({ day, plan }) => (
        <Paper key={day} role="listitem" variant="outlined" sx={{ p: 1 }}>
          <strong>{day}</strong>: {plan}
        </Paper>
      ))}
    </Masonry>
  );
}
