import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';

export default function SmallSwitches() {
  return (
    <List dense sx={{ width: '100%', maxWidth: 320 }}>
      <ListItem
        secondaryAction={
          <Switch
            size="small"
            edge="end"
            color="success"
            defaultChecked
            slotProps={{ input: { 'aria-labelledby': 'kitchen-lamp' } }}
          />
        }
      >
        <ListItemText id="kitchen-lamp" primary="Kitchen lamp" />
      </ListItem>
      <ListItem
        secondaryAction={
          <Switch
            size="small"
            edge="end"
            color="success"
            slotProps={{ input: { 'aria-labelledby': 'hall-lamp' } }}
          />
        }
      >
        <ListItemText id="hall-lamp" primary="Hall lamp" />
      </ListItem>
    </List>
  );
}
