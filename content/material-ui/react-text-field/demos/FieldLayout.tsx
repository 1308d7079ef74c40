import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function FieldLayout() {
  return (
    <Box component="form" noValidate autoComplete="off" sx={{ width: '100%' }}>
      <TextField label="Name of the boat" margin="dense" fullWidth />
      <TextField label="Home port" margin="dense" fullWidth color="secondary" />
      <TextField
        hiddenLabel
        variant="filled"
        size="small"
        margin="normal"
        fullWidth
        placeholder="Search berths"
        slotProps={{ htmlInput: { 'aria-label': 'Search berths' } }}
      />
    </Box>
  );
}
