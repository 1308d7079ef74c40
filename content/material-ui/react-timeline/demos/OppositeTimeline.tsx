import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const talks = [
  { time: '09:00', title: 'Doors open' },
  { time: '09:30', title: 'Bees in the city' },
  { time: '11:00', title: 'Coffee' },
];

export default function OppositeTimeline() {
  return (
    <Timeline>
      {talks.map(({ time, title }, index) => (
        <TimelineItem key={time}>
          <TimelineOppositeContent color="textSecondary">{time}</TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot />
            {index < talks.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{title}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
