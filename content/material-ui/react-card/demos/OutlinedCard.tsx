import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function OutlinedCard() {
  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      <Card variant="outlined">
        <CardContent>
          <Typography>Outlined</Typography>
        </CardContent>
      </Card>
      <Card elevation={3}>
        <CardContent>
          <Typography>Elevation 3</Typography>
        </CardContent>
      </Card>
      <Card raised>
        <CardContent>
          <Typography>Raised</Typography>
        </CardContent>
      </Card>
    </Stack>
  );
}
