import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Plant {
  name: string;
  bed: string;
  sow: string;
}

// Groups appear in the order of the array, so keep the plants of one bed together.
const plants: Plant[] = [
  { name: 'Borage', bed: 'Herbs', sow: 'April' },
  { name: 'Chervil', bed: 'Herbs', sow: 'March' },
  { name: 'Lovage', bed: 'Herbs', sow: 'May' },
  { name: 'Carrot', bed: 'Roots', sow: 'March' },
  { name: 'Parsnip', bed: 'Roots', sow: 'February' },
  { name: 'Salsify', bed: 'Roots', sow: 'April' },
];

export default function GroupedPlants() {
  return (
    <Autocomplete
      options={plants}
      getOptionLabel={(plant) => plant.name}
      groupBy={(plant) => plant.bed}
      renderGroup={({ key, group, children }) => (
        <li key={key} role="none">
          <ListSubheader component="div" aria-hidden>
            {group}
          </ListSubheader>
          <Box component="ul" role="group" aria-label={group} sx={{ p: 0 }}>
            {children}
          </Box>
        </li>
      )}
      renderOption={({ key, ...option }, plant) => (
        <Box component="li" key={key} {...option} sx={{ gap: 2 }}>
          <span>{plant.name}</span>
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            sow in {plant.sow}
          </Typography>
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label="Plant" />}
    />
  );
}
