import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function BasicButtonGroup() {
  return (
    <ButtonGroup aria-label="Calendar">
      <Button>Earlier</Button>
      <Button>Today</Button>
      <Button>Later</Button>
    </ButtonGroup>
  );
}
