import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const cover = `data:image/svg+xml,${encodeURIComponent(`
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
    <rect width="100" height="100" fill="#3b4a6b" />
    <path d="M0 70q25-30 50 0t50 0v30H0z" fill="#8fb3c9" />
  </svg>`)}`;

export default function HorizontalCard() {
  return (
    <Card sx={{ display: 'flex', width: 300 }}>
      <CardMedia component="img" image={cover} alt="" sx={{ width: 112 }} />
      <Stack sx={{ flexGrow: 1, minWidth: 0 }}>
        <CardContent sx={{ pb: 0 }}>
          <Typography component="h2" noWrap>
            Low tide
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Harbor Quartet
          </Typography>
        </CardContent>
        <CardActions>
          <IconButton aria-label="Play Low tide">
            <PlayArrowIcon />
          </IconButton>
        </CardActions>
      </Stack>
    </Card>
  );
}
