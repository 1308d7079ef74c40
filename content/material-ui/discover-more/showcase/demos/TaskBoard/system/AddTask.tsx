import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { type Person, people } from './tasks';

interface AddTaskProps {
  onAdd: (title: string, person: Person) => void;
}

export function AddTask({ onAdd }: AddTaskProps) {
  const [open, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const [person, setPerson] = useState<Person>('Amara');
  const titleId = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    onAdd(title.trim(), person);
    setTitle('');
    setOpen(false);
  }

  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Add task
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="xs"
        aria-labelledby={titleId}
        slotProps={{ paper: { component: 'form', onSubmit: submit } }}
      >
        <DialogTitle id={titleId}>Add a task</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            <TextField
              autoFocus
              required
              label="Title"
              value={title}
              onChange={(event) => setTitle(event.target.value)}
            />
            <TextField
              select
              label="Person"
              value={person}
              onChange={(event) => setPerson(event.target.value as Person)}
            >
              {people.map((name) => (
                <MenuItem key={name} value={name}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button type="submit" disabled={title.trim() === ''}>
            Add
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
