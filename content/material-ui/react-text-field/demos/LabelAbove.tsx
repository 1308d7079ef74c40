import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';

export default function LabelAbove() {
  return (
    <FormControl fullWidth required>
      <FormLabel htmlFor="slug">Address of your shop</FormLabel>
      <OutlinedInput
        id="slug"
        size="small"
        aria-describedby="slug-help"
        startAdornment={<InputAdornment position="start">shops.example/</InputAdornment>}
        sx={{ mt: 0.5 }}
      />
      <FormHelperText id="slug-help">Lowercase letters and hyphens</FormHelperText>
    </FormControl>
  );
}
