import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot, { type TimelineDotProps } from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const builds: { text: string; dot: TimelineDotProps }[] = [
  { text: 'Tests passed', dot: { color: 'success' } },
  { text: 'Build failed', dot: { color: 'error' } },
  { text: 'Waiting for review', dot: { color: 'primary', variant: 'outlined' } },
  { text: 'Not deployed', dot: { variant: 'outlined' } },
];

export default function ColorTimeline() {
  return (
    <Timeline>
      {builds.map(({ text, dot }, index) => (
        <TimelineItem key={text}>
          <TimelineSeparator>
            <TimelineDot {...dot} />
            {index < builds.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{text}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
