import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function OutlinedPaper() {
  return (
    <Stack direction="row" spacing={2}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        Outlined
      </Paper>
      <Paper sx={{ p: 2 }}>With a shadow</Paper>
    </Stack>
  );
}
