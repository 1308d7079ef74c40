import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import LinearProgress from '@mui/material/LinearProgress';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

const SPENT = 420;

export default function Budget() {
  const label = useId();
  const [budget, setBudget] = useState(600);

  return (
    <Card variant="outlined">
      <CardContent>
        <Typography variant="overline" color="textSecondary">
          May
        </Typography>
        <Typography variant="h6" component="p">
          Spent ${SPENT} of ${budget}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={(100 * SPENT) / budget}
          aria-label="Share of the budget"
          sx={{ my: 3 }}
        />
        <Typography id={label} variant="body2" color="textSecondary">
          Budget
        </Typography>
        <Slider
          value={budget}
          onChange={(_, value) => setBudget(value)}
          min={SPENT}
          max={1000}
          step={20}
          aria-labelledby={label}
        />
      </CardContent>
    </Card>
  );
}
