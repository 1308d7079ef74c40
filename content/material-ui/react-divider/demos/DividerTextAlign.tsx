import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function DividerTextAlign() {
  return (
    <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
      <Divider role="presentation" textAlign="left">
        Yesterday
      </Divider>
      <Divider role="presentation" textAlign="right">
        Today
      </Divider>
      <Divider role="presentation">
        <Chip label="3 new messages" size="small" />
      </Divider>
    </Stack>
  );
}
