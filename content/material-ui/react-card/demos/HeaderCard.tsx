import MoreVertIcon from '@mui/icons-material/MoreVert';
import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

export default function HeaderCard() {
  return (
    <Card sx={{ maxWidth: 300 }}>
      <CardHeader
        avatar={
          <Avatar aria-hidden sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
            LS
          </Avatar>
        }
        action={
          <IconButton aria-label="More about the note of Lea Stone">
            <MoreVertIcon />
          </IconButton>
        }
        title="Lea Stone"
        subheader="Two hours ago"
        slotProps={{ title: { component: 'h2' } }}
      />
      <CardContent sx={{ pt: 0 }}>
        <Typography variant="body2">The kiln is free on Thursday. Who needs it?</Typography>
      </CardContent>
    </Card>
  );
}
