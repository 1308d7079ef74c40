import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import HikingIcon from '@mui/icons-material/Hiking';
import HotelIcon from '@mui/icons-material/Hotel';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Typography from '@mui/material/Typography';

const day = [
  { time: '08:15', title: 'Ferry', text: 'From pier 2', icon: <DirectionsBoatIcon /> },
  { time: '10:00', title: 'Hike', text: 'Around the island', icon: <HikingIcon /> },
  { time: '18:00', title: 'Hotel', text: 'Two rooms', icon: <HotelIcon /> },
];

export default function IconTimeline() {
  return (
    <Timeline>
      {day.map(({ time, title, text, icon }, index) => (
        <TimelineItem key={time}>
          <TimelineOppositeContent variant="body2" color="textSecondary" sx={{ my: 'auto' }}>
            {time}
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineConnector sx={[index === 0 && { visibility: 'hidden' }]} />
            <TimelineDot color="primary">{icon}</TimelineDot>
            <TimelineConnector sx={[index === day.length - 1 && { visibility: 'hidden' }]} />
          </TimelineSeparator>
          <TimelineContent sx={{ py: 2 }}>
            <Typography component="h3" variant="subtitle1">
              {title}
            </Typography>
            <Typography variant="body2">{text}</Typography>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
