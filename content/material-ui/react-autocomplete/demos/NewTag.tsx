import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

interface Shelf {
  name: string;
  isNew?: boolean;
}

const filter = createFilterOptions<Shelf>();

export default function NewTag() {
  const [shelves, setShelves] = useState<Shelf[]>([{ name: 'Maps' }, { name: 'Poetry' }]);
  const [shelf, setShelf] = useState<Shelf | null>(null);

  function change(next: Shelf | null) {
    const chosen = next && { name: next.name };
    if (next?.isNew) {
      setShelves([...shelves, { name: next.name }]);
    }
    setShelf(chosen);
  }

  return (
    <Autocomplete
      fullWidth
      options={shelves}
      value={shelf}
      onChange={(_event, next) => change(next)}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(option, value) => option.name === value.name}
      filterOptions={(options, state) => {
        const found = filter(options, state);
        const name = state.inputValue.trim();
        const exists = options.some((option) => option.name === name);
        return name && !exists ? [...found, { name, isNew: true }] : found;
      }}
      renderOption={({ key, ...props }, { name, isNew }) => (
        <li key={key} {...props}>
          {isNew ? `Add “${name}”` : name}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Shelf" />}
    />
  );
}
