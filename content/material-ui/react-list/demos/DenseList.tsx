import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useState } from 'react';

export default function DenseList() {
  const [dense, setDense] = useState(true);

  return (
    <Stack sx={{ width: 280 }}>
      <FormControlLabel
        control={<Switch checked={dense} onChange={() => setDense(!dense)} />}
        label="Dense"
      />
      <List dense={dense} disablePadding>
        {['Flour', 'Butter', 'Eggs'].map((name) => (
          <ListItem key={name} divider disableGutters>
            <ListItemText primary={name} />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
