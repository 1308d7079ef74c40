import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

export default function FlowerOrder() {
  const label = useId();
  const [ordered, setOrdered] = useState(false);

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 440, p: 3 }}>
      <Stack
        component="form"
        spacing={2}
        onSubmit={(event) => {
          event.preventDefault();
          setOrdered(true);
        }}
      >
        <Typography variant="h6" component="p">
          A bunch of tulips
        </Typography>
        <FormControl>
          <FormLabel id={label}>Delivery</FormLabel>
          <RadioGroup row aria-labelledby={label} name="delivery" defaultValue="morning">
            <FormControlLabel value="morning" control={<Radio />} label="Morning" />
            <FormControlLabel value="evening" control={<Radio />} label="Evening" />
          </RadioGroup>
        </FormControl>
        <TextField label="Message on the card" multiline minRows={2} />
        <FormControlLabel control={<Checkbox defaultChecked />} label="Include a vase" />
        <Button type="submit" variant="contained">
          Order for $32
        </Button>
        {ordered && <Alert onClose={() => setOrdered(false)}>Your flowers are on their way.</Alert>}
      </Stack>
    </Paper>
  );
}
