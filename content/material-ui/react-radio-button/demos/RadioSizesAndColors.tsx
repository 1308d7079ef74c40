import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioSizesAndColors() {
  return (
    <RadioGroup aria-label="Light in the greenhouse" defaultValue="auto">
      <FormControlLabel
        value="off"
        control={<Radio size="small" color="default" />}
        label="Off"
        slotProps={{ typography: { variant: 'body2' } }}
      />
      <FormControlLabel value="auto" control={<Radio color="success" />} label="Automatic" />
      <FormControlLabel value="on" control={<Radio color="warning" />} label="Always on" />
    </RadioGroup>
  );
}
