import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function Booking() {
  const [booked, setBooked] = useState(false);

  return (
    <Card variant="outlined" sx={{ display: 'flex', flexDirection: 'column' }}>
      <CardContent sx={{ flexGrow: 1 }}>
        <Typography variant="overline" color="textSecondary">
          Weekend trip
        </Typography>
        <Typography variant="h6" component="p">
          Cabin by the lake
        </Typography>
        <Rating name="cabin" defaultValue={4} size="small" sx={{ mt: 1 }} />
        <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
          <Chip label="Sauna" size="small" />
          <Chip label="Two bikes" size="small" />
        </Stack>
      </CardContent>
      <CardActions>
        <Button variant={booked ? 'outlined' : 'contained'} onClick={() => setBooked(!booked)}>
          {booked ? 'Cancel booking' : 'Book for $180'}
        </Button>
      </CardActions>
    </Card>
  );
}
