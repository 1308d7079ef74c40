import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

const dunes = `data:image/svg+xml,${encodeURIComponent(`
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 140">
    <rect width="300" height="140" fill="#9cc9e0" />
    <circle cx="235" cy="38" r="18" fill="#fff3c4" />
    <path d="M0 100q75-60 150 0t150-10v50H0z" fill="#e0c48c" />
  </svg>`)}`;

export default function MediaCard() {
  return (
    <Card sx={{ maxWidth: 300 }}>
      <CardMedia component="img" image={dunes} alt="Dunes under a clear sky" sx={{ height: 140 }} />
      <CardContent>
        <Typography variant="h6" component="h2">
          Dune walk
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Six kilometers from the lighthouse to the harbor.
        </Typography>
      </CardContent>
    </Card>
  );
}
