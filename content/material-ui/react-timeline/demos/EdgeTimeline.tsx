import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const changes = [
  'Rosa renamed the album',
  'Wei added twelve photos',
  'Jonas shared it with the choir',
];

export default function EdgeTimeline() {
  return (
    <Timeline sx={{ [`& .${timelineItemClasses.root}::before`]: { flex: 0, p: 0 } }}>
      {changes.map((change, index) => (
        <TimelineItem key={change}>
          <TimelineSeparator>
            <TimelineDot />
            {index < changes.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{change}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
