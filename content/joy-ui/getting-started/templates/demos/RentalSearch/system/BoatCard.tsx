import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';
import type { Boat } from './boats';

interface BoatCardProps {
  boat: Boat;
  reserved: boolean;
  onReserve: () => void;
}

export function BoatCard({ boat, reserved, onReserve }: BoatCardProps) {
  const { name, kind, seats, price, place } = boat;

  return (
    <Card component="li" variant="outlined">
      <CardOverflow>
        {/* Replace the letter with a photo: <img src="…" alt="" />. */}
        <AspectRatio ratio="3" variant="soft" color="primary">
          <Typography level="h1" component="div" aria-hidden="true">
            {name.charAt(0)}
          </Typography>
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md" component="h2">
          {name}
        </Typography>
        <Typography level="body-sm">
          {kind} for {seats}, {place}
        </Typography>
        <Typography level="title-sm">€ {price} a day</Typography>
      </CardContent>
      <Button
        variant={reserved ? 'soft' : 'solid'}
        aria-label={`Reserve ${name}`}
        aria-pressed={reserved}
        onClick={onReserve}
      >
        {reserved ? 'Reserved' : 'Reserve'}
      </Button>
    </Card>
  );
}
