import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function LabelledInputs() {
  return (
    <Stack spacing={2}>
      <FormControl required>
        <FormLabel>Boat name</FormLabel>
        <Input defaultValue="Marigold" name="boat" />
      </FormControl>
      <FormControl>
        <FormLabel>Call sign</FormLabel>
        <Input name="call-sign" placeholder="LK4711" autoComplete="off" />
        <FormHelperText>It's on the license, top right.</FormHelperText>
      </FormControl>
    </Stack>
  );
}
