import EditIcon from '@mui/icons-material/Edit';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

export default function FabSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Fab size="small" aria-label="Edit, small">
        <EditIcon fontSize="small" />
      </Fab>
      <Fab size="medium" aria-label="Edit, medium">
        <EditIcon />
      </Fab>
      <Fab aria-label="Edit, large">
        <EditIcon />
      </Fab>
    </Stack>
  );
}
