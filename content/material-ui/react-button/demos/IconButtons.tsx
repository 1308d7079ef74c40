import DeleteIcon from '@mui/icons-material/Delete';
import ShareIcon from '@mui/icons-material/Share';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

export default function IconButtons() {
  return (
    <Stack direction="row" spacing={1}>
      <IconButton aria-label="Share photo" color="primary">
        <ShareIcon />
      </IconButton>
      <IconButton aria-label="Delete photo">
        <DeleteIcon />
      </IconButton>
    </Stack>
  );
}
