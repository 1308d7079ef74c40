import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function BasicCard() {
  return (
    <Card sx={{ maxWidth: 300 }}>
      <CardContent>
        <Typography variant="h6" component="h2" gutterBottom>
          Bicycle workshop
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Learn to adjust brakes and true a wheel. Tools are provided, bring your own bike.
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Book a place</Button>
        <Button size="small">Share</Button>
      </CardActions>
    </Card>
  );
}
