import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const phases = ['Sketch', 'Model', 'Bronze'];

export default function LeftTimeline() {
  return (
    <Timeline position="left">
      {phases.map((phase, index) => (
        <TimelineItem key={phase}>
          <TimelineSeparator>
            <TimelineDot />
            {index < phases.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{phase}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
