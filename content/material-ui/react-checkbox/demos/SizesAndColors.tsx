import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';

export default function SizesAndColors() {
  return (
    <Stack>
      <FormControlLabel
        control={<Checkbox defaultChecked size="small" color="default" />}
        label="Show grid lines"
        slotProps={{ typography: { variant: 'body2' } }}
      />
      <FormControlLabel
        control={<Checkbox defaultChecked color="success" />}
        label="Seat belt fastened"
      />
      <FormControlLabel
        control={<Checkbox defaultChecked size="large" color="secondary" />}
        label="Start the slide show"
        slotProps={{ typography: { variant: 'h6', component: 'span' } }}
      />
    </Stack>
  );
}
