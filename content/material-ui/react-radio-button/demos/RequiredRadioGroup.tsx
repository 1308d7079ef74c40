import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type SyntheticEvent, useState } from 'react';

export default function RequiredRadioGroup() {
  const [answer, setAnswer] = useState('');
  const [helperText, setHelperText] = useState(' ');
  const error = !answer && helperText !== ' ';

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setHelperText(answer ? 'Thanks, see you on Saturday.' : 'Choose an answer.');
  }

  return (
    <form onSubmit={submit}>
      <FormControl required error={error}>
        <FormLabel id="coming">Are you coming to the harvest?</FormLabel>
        <RadioGroup
          aria-labelledby="coming"
          aria-describedby="coming-help"
          aria-required
          aria-invalid={error}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        >
          <FormControlLabel value="alone" control={<Radio />} label="Yes, alone" />
          <FormControlLabel value="friends" control={<Radio />} label="Yes, with friends" />
        </RadioGroup>
        <FormHelperText id="coming-help" role="status">
          {helperText}
        </FormHelperText>
        <Button type="submit" variant="outlined" sx={{ alignSelf: 'flex-start', mt: 1 }}>
          Answer
        </Button>
      </FormControl>
    </form>
  );
}
