import Paper from '@mui/material/Paper';
import { useState } from 'react';

export default function LiftedPaper() {
  const [lifted, setLifted] = useState(false);

  return (
    <Paper
      elevation={lifted ? 8 : 1}
      onPointerEnter={() => setLifted(true)}
      onPointerLeave={() => setLifted(false)}
      sx={{ p: 3 }}
    >
      Coastal path, 12 km
    </Paper>
  );
}
