import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioLabelPlacement() {
  return (
    <FormControl>
      <FormLabel id="effort">How hard was the walk?</FormLabel>
      <RadioGroup row aria-labelledby="effort" name="effort">
        {['Easy', 'Fair', 'Hard', 'Brutal'].map((effort) => (
          <FormControlLabel
            key={effort}
            value={effort}
            label={effort}
            labelPlacement="bottom"
            control={<Radio />}
            sx={{ marginInline: 1 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
