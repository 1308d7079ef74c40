import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function VerticalButtonGroup() {
  return (
    <ButtonGroup orientation="vertical" variant="contained" aria-label="Zoom">
      <Button aria-label="Zoom in">
        <AddIcon />
      </Button>
      <Button aria-label="Zoom out">
        <RemoveIcon />
      </Button>
    </ButtonGroup>
  );
}
