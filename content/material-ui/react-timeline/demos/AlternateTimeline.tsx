import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const history = [
  { year: 1898, event: 'The bakery opens' },
  { year: 1954, event: 'A second oven' },
  { year: 2011, event: 'The café next door' },
];

export default function AlternateTimeline() {
  return (
    <Timeline position="alternate">
      {history.map(({ year, event }, index) => (
        <TimelineItem key={year}>
          <TimelineOppositeContent color="textSecondary">{year}</TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot />
            {index < history.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{event}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
