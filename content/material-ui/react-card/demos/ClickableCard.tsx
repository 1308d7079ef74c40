import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function ClickableCard() {
  return (
    <Card sx={{ maxWidth: 300 }}>
      <CardActionArea href="?menu=winter">
        <CardContent>
          <Typography variant="h6" component="h2">
            Winter menu
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Twelve dishes with cabbage, beets and pears.
          </Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}
