import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function ReadingCard() {
  return (
    <Card variant="outlined" sx={{ maxWidth: 320 }}>
      <CardContent>
        <Typography level="title-lg" component="p">
          The tide tables
        </Typography>
        <Typography level="body-sm">A short history of measuring the sea, in six parts.</Typography>
      </CardContent>
      <CardActions>
        <Button variant="solid">Read part one</Button>
        <Button variant="plain">Save for later</Button>
      </CardActions>
    </Card>
  );
}
