import DeleteIcon from '@mui/icons-material/Delete';
import SendIcon from '@mui/icons-material/Send';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function IconLabelButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" startIcon={<DeleteIcon />}>
        Delete message
      </Button>
      <Button variant="contained" endIcon={<SendIcon />}>
        Send reply
      </Button>
    </Stack>
  );
}
