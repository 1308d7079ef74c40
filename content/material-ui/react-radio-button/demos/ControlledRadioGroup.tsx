import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

export default function ControlledRadioGroup() {
  const [delivery, setDelivery] = useState('shop');

  return (
    <FormControl>
      <FormLabel id="delivery">How do you get your parcel?</FormLabel>
      <RadioGroup
        aria-labelledby="delivery"
        value={delivery}
        onChange={(event) => setDelivery(event.target.value)}
      >
        <FormControlLabel value="shop" control={<Radio />} label="I pick it up at the shop" />
        <FormControlLabel value="home" control={<Radio />} label="You bring it to my door" />
      </RadioGroup>
      {delivery === 'home' && <TextField label="Street and number" size="small" margin="dense" />}
    </FormControl>
  );
}
