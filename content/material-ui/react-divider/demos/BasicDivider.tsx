import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function BasicDivider() {
  return (
    <Paper variant="outlined" sx={{ width: 1, maxWidth: 300 }}>
      <Typography sx={{ p: 2 }}>Room for two nights</Typography>
      <Divider />
      <Typography sx={{ p: 2, fontWeight: 'bold' }}>Total: 180 €</Typography>
    </Paper>
  );
}
