import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { type ChangeEvent, useState } from 'react';

const wishes = ['Sea view', 'Breakfast', 'Dogs welcome', 'No stairs'];

export default function FilterSheet() {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(['Breakfast']);

  function toggle({ target }: ChangeEvent<HTMLInputElement>) {
    const others = chosen.filter((wish) => wish !== target.name);
    setChosen(target.checked ? [...others, target.name] : others);
  }

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Filter rooms ({chosen.length})
      </Button>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Filter rooms',
            sx: { borderTopLeftRadius: 16, borderTopRightRadius: 16 },
          },
        }}
      >
        <Box sx={{ boxSizing: 'border-box', width: '100%', maxWidth: 480, mx: 'auto', p: 3 }}>
          <FormGroup>
            {wishes.map((wish) => (
              <FormControlLabel
                key={wish}
                label={wish}
                control={<Checkbox name={wish} checked={chosen.includes(wish)} onChange={toggle} />}
              />
            ))}
          </FormGroup>
          <Button variant="contained" fullWidth onClick={() => setOpen(false)} sx={{ mt: 2 }}>
            Show rooms
          </Button>
        </Box>
      </Drawer>
    </>
  );
}
