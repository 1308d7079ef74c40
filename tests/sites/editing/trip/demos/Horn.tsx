import Button from '@mui/joy/Button';

export default function Horn() {
  return <Button color="success">Sound the horn</Button>;
}
