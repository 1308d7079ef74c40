import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import Autocomplete from '@mui/material/Autocomplete';
import ListItemIcon from '@mui/material/ListItemIcon';
import TextField from '@mui/material/TextField';

const topics = ['Bridges', 'Canals', 'Ferries', 'Lighthouses', 'Locks', 'Piers'];

export default function CheckedTopics() {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      limitTags={2}
      fullWidth
      options={topics}
      defaultValue={['Canals', 'Locks']}
      renderOption={({ key, ...props }, topic, { selected }) => (
        <li key={key} {...props}>
          <ListItemIcon>{selected ? <CheckBoxIcon /> : <CheckBoxOutlineBlankIcon />}</ListItemIcon>
          {topic}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Topics" />}
    />
  );
}
