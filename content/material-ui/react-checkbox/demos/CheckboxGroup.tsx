import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useState } from 'react';

const shifts = ['Friday evening', 'Saturday morning', 'Saturday evening', 'Sunday morning'];

export default function CheckboxGroup() {
  const [chosen, setChosen] = useState(['Friday evening']);
  const error = chosen.length < 2;

  function change(shift: string, checked: boolean) {
    setChosen(checked ? [...chosen, shift] : chosen.filter((other) => other !== shift));
  }

  return (
    <FormControl component="fieldset" error={error} aria-describedby="shift-rule">
      <FormLabel component="legend">When can you help?</FormLabel>
      <FormGroup>
        {shifts.map((shift) => (
          <FormControlLabel
            key={shift}
            label={shift}
            control={
              <Checkbox
                color={error ? 'error' : 'primary'}
                checked={chosen.includes(shift)}
                onChange={(event) => change(shift, event.target.checked)}
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id="shift-rule">Choose at least two shifts.</FormHelperText>
    </FormControl>
  );
}
