import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

const owner = 'You';
const people = [owner, 'Amina', 'Jonas', 'Lotte', 'Piet'];

export default function FixedGuest() {
  const [editors, setEditors] = useState([owner, 'Lotte']);

  return (
    <Autocomplete
      multiple
      fullWidth
      options={people}
      getOptionDisabled={(person) => person === owner}
      value={editors}
      onChange={(_event, next) => setEditors([owner, ...next.filter((name) => name !== owner)])}
      renderTags={(values, getTagProps) =>
        values.map((name, index) => {
          const { key, ...props } = getTagProps({ index });
          return <Chip key={key} label={name} {...props} disabled={name === owner} />;
        })
      }
      renderInput={(params) => <TextField {...params} label="Can edit" />}
    />
  );
}
