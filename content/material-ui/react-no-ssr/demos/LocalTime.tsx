import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

const departure = new Date('2031-05-04T16:30:00Z');

export default function LocalTime() {
  return (
    <Typography component="div">
      Your train leaves at
      <NoSsr fallback={<Skeleton width={180} />}>
        <Departure />
      </NoSsr>
    </Typography>
  );
}

function Departure() {
  return <div>{departure.toLocaleTimeString('en-US', { timeZoneName: 'short' })}</div>;
}
