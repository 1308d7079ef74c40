import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent, {
  timelineOppositeContentClasses,
} from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const parcel = [
  { day: 'Mon', text: 'Handed in at the post office in Oslo' },
  { day: 'Tue', text: 'On the train across the mountains' },
  { day: 'Thu', text: 'Delivered to a neighbor' },
];

export default function NarrowOppositeTimeline() {
  return (
    <Timeline sx={{ [`& .${timelineOppositeContentClasses.root}`]: { flex: 0.2 } }}>
      {parcel.map(({ day, text }, index) => (
        <TimelineItem key={day}>
          <TimelineOppositeContent color="textSecondary">{day}</TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot />
            {index < parcel.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{text}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
