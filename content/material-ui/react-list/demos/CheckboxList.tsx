import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';

export default function CheckboxList() {
  return (
    <List aria-label="Before we sail" sx={{ width: 280 }}>
      {['Fill the water tank', 'Check the radio', 'Pack life jackets'].map((task, index) => (
        <ListItem key={task} dense divider>
          <FormControlLabel
            control={<Checkbox defaultChecked={index === 0} />}
            label={task}
            sx={{ flexGrow: 1 }}
          />
        </ListItem>
      ))}
    </List>
  );
}
