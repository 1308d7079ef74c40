import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TextColors() {
  return (
    <Stack spacing={1}>
      <Typography color="textPrimary">Your order is on its way.</Typography>
      <Typography color="textSecondary">Parcel number 40 112</Typography>
      <Typography color="primary">Track the parcel</Typography>
      <Typography color="error">Delivery failed: nobody was home.</Typography>
    </Stack>
  );
}
