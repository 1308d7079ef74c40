import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Switch from '@mui/material/Switch';

const settings = [
  { id: 'wifi', name: 'Wi-Fi', on: true },
  { id: 'bluetooth', name: 'Bluetooth', on: false },
];

export default function SwitchList() {
  return (
    <List subheader={<ListSubheader>Connections</ListSubheader>} sx={{ width: 280 }}>
      {settings.map(({ id, name, on }) => (
        <ListItem
          key={id}
          secondaryAction={
            <Switch
              edge="end"
              defaultChecked={on}
              slotProps={{ input: { 'aria-labelledby': `setting-${id}` } }}
            />
          }
        >
          <ListItemText id={`setting-${id}`} primary={name} />
        </ListItem>
      ))}
    </List>
  );
}
