import PlaceIcon from '@mui/icons-material/Place';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DecoratedLines() {
  return (
    <Stack spacing={1}>
      <Typography component="div" level="title-lg" endDecorator={<Chip color="success">Free</Chip>}>
        Evening tour of the observatory
      </Typography>
      <Typography startDecorator={<ScheduleIcon />}>9 to 11 p.m.</Typography>
      <Typography startDecorator={<PlaceIcon />}>12 Hill Road</Typography>
    </Stack>
  );
}
