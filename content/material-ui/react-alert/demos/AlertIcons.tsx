import AcUnit from '@mui/icons-material/AcUnit';
import Cake from '@mui/icons-material/Cake';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertIcons() {
  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <Alert role="note" severity="info" icon={<AcUnit fontSize="inherit" />}>
        Frost is expected tonight.
      </Alert>
      <Alert role="note" severity="success" iconMapping={{ success: <Cake fontSize="inherit" /> }}>
        It’s your first anniversary with us.
      </Alert>
      <Alert role="note" severity="warning" icon={false}>
        The pool closes at 8 p.m.
      </Alert>
      <Alert role="note" severity="success" color="info">
        Saved, but in blue.
      </Alert>
    </Stack>
  );
}
