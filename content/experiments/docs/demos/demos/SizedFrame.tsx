import LinearProgress from '@mui/material/LinearProgress';

export default function SizedFrame() {
  return <LinearProgress variant="determinate" value={60} aria-label="Uploading photos" />;
}
