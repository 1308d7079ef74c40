import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

export default function RenameInPlace() {
  const [name, setName] = useState('Winter playlist');
  const [draft, setDraft] = useState<string>();

  if (draft === undefined) {
    return (
      <Button aria-label={`Rename ${name}`} onClick={() => setDraft(name)}>
        {name}
      </Button>
    );
  }

  function save() {
    setName(draft || name);
    setDraft(undefined);
  }

  return (
    <ClickAwayListener onClickAway={save}>
      <TextField
        autoFocus
        size="small"
        label="Name"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') save();
          if (key === 'Escape') setDraft(undefined);
        }}
      />
    </ClickAwayListener>
  );
}
