import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function SeverityAlerts() {
  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <Alert role="note" severity="success">
        Your booking is confirmed.
      </Alert>
      <Alert role="note" severity="info">
        Check-in starts at 3 p.m.
      </Alert>
      <Alert role="note" severity="warning">
        Only one room is left for these dates.
      </Alert>
      <Alert role="note" severity="error">
        The card was declined. Try another one.
      </Alert>
    </Stack>
  );
}
