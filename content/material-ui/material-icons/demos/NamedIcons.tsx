import CloudDoneIcon from '@mui/icons-material/CloudDone';
import DeleteIcon from '@mui/icons-material/Delete';
import SaveIcon from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

export default function NamedIcons() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="contained" startIcon={<SaveIcon />}>
        Save draft
      </Button>
      <IconButton aria-label="Delete draft">
        <DeleteIcon />
      </IconButton>
      <CloudDoneIcon titleAccess="Saved to the cloud" />
    </Stack>
  );
}
