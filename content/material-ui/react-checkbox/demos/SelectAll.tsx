import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import { useState } from 'react';

const chapters = ['Sails', 'Knots', 'Weather'];

export default function SelectAll() {
  const [chosen, setChosen] = useState(['Knots']);
  const all = chosen.length === chapters.length;
  const some = chosen.length > 0 && !all;

  function change(chapter: string, checked: boolean) {
    setChosen(checked ? [...chosen, chapter] : chosen.filter((other) => other !== chapter));
  }

  // The prop only changes the icon. The native property tells assistive technology.
  function markInput(input: HTMLInputElement | null) {
    if (input) input.indeterminate = some;
  }

  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Chapters to print</FormLabel>
      <FormControlLabel
        label="The whole handbook"
        control={
          <Checkbox
            checked={all}
            indeterminate={some}
            onChange={(event) => setChosen(event.target.checked ? chapters : [])}
            slotProps={{ input: { ref: markInput } }}
          />
        }
      />
      <FormGroup sx={{ marginInlineStart: 3 }}>
        {chapters.map((chapter) => (
          <FormControlLabel
            key={chapter}
            label={chapter}
            control={
              <Checkbox
                checked={chosen.includes(chapter)}
                onChange={(event) => change(chapter, event.target.checked)}
              />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
