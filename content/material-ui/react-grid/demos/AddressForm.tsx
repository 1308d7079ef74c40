import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

export default function AddressForm() {
  return (
    <Grid
      container
      component="form"
      rowSpacing={{ xs: 2, sm: 3 }}
      columnSpacing={1}
      sx={{ width: '100%' }}
    >
      <Grid size={{ xs: 12, sm: 9 }}>
        <TextField label="Street" autoComplete="address-line1" fullWidth />
      </Grid>
      <Grid size={{ xs: 12, sm: 3 }}>
        <TextField label="Floor" autoComplete="address-line2" fullWidth />
      </Grid>
      <Grid size={5}>
        <TextField label="ZIP code" autoComplete="postal-code" fullWidth />
      </Grid>
      <Grid size={7}>
        <TextField label="City" autoComplete="address-level2" fullWidth />
      </Grid>
    </Grid>
  );
}
