import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useState } from 'react';

const tags = ['Accessible', 'Dogs welcome', 'Garden', 'Parking'];

export default function ChipSelect() {
  const [chosen, setChosen] = useState<string[]>([]);

  return (
    <FormControl fullWidth>
      <InputLabel id="features-label" shrink>
        Features
      </InputLabel>
      <Select
        multiple
        displayEmpty
        notched
        id="features"
        labelId="features-label"
        label="Features"
        value={chosen}
        onChange={({ target: { value } }) =>
          setChosen(typeof value === 'string' ? value.split(',') : value)
        }
        renderValue={(values) =>
          values.length === 0 ? (
            'Any'
          ) : (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
              {values.map((value) => (
                <Chip key={value} label={value} size="small" />
              ))}
            </Box>
          )
        }
      >
        {tags.map((tag) => (
          <MenuItem key={tag} value={tag}>
            {tag}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
