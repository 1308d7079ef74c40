import Button from '@mui/material/Button';

export default function Finished() {
  return <Button>Arrived</Button>;
}
