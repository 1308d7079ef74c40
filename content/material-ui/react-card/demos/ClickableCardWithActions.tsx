import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function ClickableCardWithActions() {
  const [liked, setLiked] = useState(false);

  return (
    <Card sx={{ maxWidth: 300 }}>
      <CardActionArea href="?place=cabin">
        <CardContent>
          <Typography variant="h6" component="h2">
            Cabin by the lake
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Sleeps four, wood stove, no reception.
          </Typography>
        </CardContent>
      </CardActionArea>
      <CardActions disableSpacing>
        <IconButton
          aria-label="Save Cabin by the lake"
          aria-pressed={liked}
          onClick={() => setLiked(!liked)}
        >
          {liked ? <FavoriteIcon /> : <FavoriteBorderIcon />}
        </IconButton>
      </CardActions>
    </Card>
  );
}
