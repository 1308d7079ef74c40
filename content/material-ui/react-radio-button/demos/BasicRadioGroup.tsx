import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function BasicRadioGroup() {
  return (
    <FormControl>
      <FormLabel id="roast">Roast</FormLabel>
      <RadioGroup aria-labelledby="roast" name="roast" defaultValue="medium">
        <FormControlLabel value="light" control={<Radio />} label="Light, for filter coffee" />
        <FormControlLabel value="medium" control={<Radio />} label="Medium, for everything" />
        <FormControlLabel value="dark" control={<Radio />} label="Dark, for espresso" />
      </RadioGroup>
    </FormControl>
  );
}
