import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function ButtonGroupSizes() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ButtonGroup size="small" color="secondary" aria-label="Small">
        <Button>Undo</Button>
        <Button>Redo</Button>
      </ButtonGroup>
      <ButtonGroup color="inherit" aria-label="Medium">
        <Button>Undo</Button>
        <Button>Redo</Button>
      </ButtonGroup>
      <ButtonGroup size="large" color="success" variant="contained" aria-label="Large">
        <Button>Accept</Button>
        <Button>Accept all</Button>
      </ButtonGroup>
    </Stack>
  );
}
