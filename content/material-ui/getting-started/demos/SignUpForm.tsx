import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function SignUpForm() {
  return (
    <Card
      component="form"
      variant="outlined"
      sx={{ maxWidth: 360 }}
      onSubmit={(event) => event.preventDefault()}
    >
      <CardContent>
        <Typography variant="h6" component="p" gutterBottom>
          Join the reading group
        </Typography>
        <Stack spacing={2}>
          <TextField label="Name" autoComplete="name" />
          <TextField label="Email" type="email" autoComplete="email" />
        </Stack>
      </CardContent>
      <CardActions sx={{ px: 2, pb: 2 }}>
        <Button type="submit" variant="contained">
          Join
        </Button>
      </CardActions>
    </Card>
  );
}
