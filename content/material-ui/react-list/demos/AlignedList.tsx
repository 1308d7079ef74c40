import HikingIcon from '@mui/icons-material/Hiking';
import WaterIcon from '@mui/icons-material/Water';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

export default function AlignedList() {
  return (
    <List sx={{ maxWidth: 320 }}>
      <ListItem alignItems="flex-start" divider>
        <ListItemIcon>
          <HikingIcon />
        </ListItemIcon>
        <ListItemText
          primary="Ridge path"
          secondary="Four hours, steep at first. The last bus back leaves the pass at half past five, so start early."
        />
      </ListItem>
      <ListItem alignItems="flex-start">
        <ListItemIcon>
          <WaterIcon />
        </ListItemIcon>
        <ListItemText
          primary="Around the lake"
          secondary="Two hours, flat all the way. Suitable for strollers, with benches and a kiosk on the north shore."
        />
      </ListItem>
    </List>
  );
}
