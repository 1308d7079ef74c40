import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function MaterialAnswer() {
  return (
    <Card sx={{ maxWidth: 280 }}>
      <CardContent>
        <Typography variant="h6" component="p">
          Table for four
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Friday, 19:30, by the window
        </Typography>
      </CardContent>
      <CardActions>
        <Button variant="contained">Confirm</Button>
        <Button>Change</Button>
      </CardActions>
    </Card>
  );
}
