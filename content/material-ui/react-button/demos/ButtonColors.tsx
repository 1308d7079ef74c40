import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonColors() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button color="secondary">Add a note</Button>
      <Button variant="contained" color="success">
        Accept invitation
      </Button>
      <Button variant="outlined" color="error">
        Delete account
      </Button>
    </Stack>
  );
}
