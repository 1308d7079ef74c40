import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function JoyAnswer() {
  return (
    <Card sx={{ maxWidth: 280 }}>
      <CardContent>
        <Typography level="title-lg">Table for four</Typography>
        <Typography level="body-sm">Friday, 19:30, by the window</Typography>
      </CardContent>
      <CardActions>
        <Button>Confirm</Button>
        <Button variant="plain">Change</Button>
      </CardActions>
    </Card>
  );
}
