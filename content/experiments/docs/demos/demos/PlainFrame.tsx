import Alert from '@mui/material/Alert';

export default function PlainFrame() {
  return <Alert severity="info">The museum opens at ten on Sundays.</Alert>;
}
