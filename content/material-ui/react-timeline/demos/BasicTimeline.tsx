import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const stops = ['Letter arrives', 'Letter is opened', 'Letter is answered'];

export default function BasicTimeline() {
  return (
    <Timeline>
      {stops.map((stop, index) => (
        <TimelineItem key={stop}>
          <TimelineSeparator>
            <TimelineDot />
            {index < stops.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{stop}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
