import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RowRadioGroup() {
  return (
    <FormControl>
      <FormLabel id="unit">Show distances in</FormLabel>
      <RadioGroup row aria-labelledby="unit" name="unit" defaultValue="km">
        <FormControlLabel value="km" control={<Radio />} label="Kilometers" />
        <FormControlLabel value="mi" control={<Radio />} label="Miles" />
      </RadioGroup>
    </FormControl>
  );
}
