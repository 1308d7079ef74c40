import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function ExpandingCard() {
  const [open, setOpen] = useState(false);

  return (
    <Card sx={{ width: 300 }}>
      <CardHeader
        title="Flat bread"
        subheader="30 minutes"
        slotProps={{ title: { component: 'h2', variant: 'h6' } }}
      />
      <CardActions>
        <Button
          size="small"
          aria-expanded={open}
          aria-controls="flat-bread-method"
          onClick={() => setOpen(!open)}
        >
          Method
        </Button>
      </CardActions>
      <Collapse in={open} id="flat-bread-method">
        <CardContent>
          <Typography variant="body2">
            Knead flour, water, oil and salt. Let the dough rest, roll it out thinly, and bake it in
            a dry, very hot pan for a minute per side.
          </Typography>
        </CardContent>
      </Collapse>
    </Card>
  );
}
