import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Slider from '@mui/joy/Slider';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import { useState } from 'react';

export default function ReadingRoom() {
  const [on, setOn] = useState(true);
  const [brightness, setBrightness] = useState(60);

  return (
    <Card sx={{ width: '100%', maxWidth: 340 }}>
      <CardContent sx={{ gap: 2 }}>
        <Typography
          component="div"
          level="title-lg"
          endDecorator={<Chip color="success">2 lamps</Chip>}
        >
          Reading room
        </Typography>
        <FormControl orientation="horizontal" sx={{ justifyContent: 'space-between' }}>
          <FormLabel>Lights</FormLabel>
          <Switch checked={on} onChange={(event) => setOn(event.target.checked)} />
        </FormControl>
        <FormControl disabled={!on}>
          <FormLabel>Brightness: {brightness}%</FormLabel>
          <Slider
            value={brightness}
            onChange={(_, value) => setBrightness(Number(value))}
            disabled={!on}
            aria-label="Brightness"
          />
        </FormControl>
        <Button variant="soft" disabled={!on} onClick={() => setBrightness(30)}>
          Dim for the evening
        </Button>
      </CardContent>
    </Card>
  );
}
