import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function DescribedButton() {
  return (
    <Tooltip describeChild title="Subscribers get an email within an hour">
      <Button variant="contained">Publish</Button>
    </Tooltip>
  );
}
