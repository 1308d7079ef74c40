import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function LabelPlacement() {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Water the plants on</FormLabel>
      <FormGroup row>
        {days.map((day) => (
          <FormControlLabel
            key={day}
            label={day}
            labelPlacement="top"
            control={<Checkbox defaultChecked={day === 'Tue' || day === 'Fri'} />}
            sx={{ marginInline: 0.5 }}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
