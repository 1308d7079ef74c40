import Card, { type CardProps } from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

interface TrailCardProps extends CardProps {
  name: string;
  length: string;
}

function TrailCard({ name, length, ...other }: TrailCardProps) {
  return (
    <Card variant="outlined" {...other}>
      <CardActionArea href="#wrap-a-component">
        <CardContent>
          <Typography variant="h6" component="h3">
            {name}
          </Typography>
          <Typography>{length}</Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}

export default function LinkedCard() {
  return (
    <Tooltip title="Open from May to October" describeChild>
      <TrailCard name="Ridge trail" length="12 km, 600 m up" sx={{ maxWidth: 260 }} />
    </Tooltip>
  );
}
