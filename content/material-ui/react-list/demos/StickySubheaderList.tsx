import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';

const days = [
  { day: 'Friday', films: ['The Lighthouse Keeper', 'Tin Roof', 'Slow Train'] },
  { day: 'Saturday', films: ['Salt', 'Nine Bridges', 'A Quiet Harvest'] },
  { day: 'Sunday', films: ['Paper Boats', 'Snowline', 'The Last Ferry'] },
];

export default function StickySubheaderList() {
  return (
    <Box
      component="section"
      aria-label="Program"
      tabIndex={0}
      sx={{ width: 280, height: 240, overflow: 'auto', bgcolor: 'background.paper' }}
    >
      {days.map(({ day, films }) => (
        <List
          key={day}
          disablePadding
          aria-label={day}
          subheader={<ListSubheader>{day}</ListSubheader>}
        >
          {films.map((film) => (
            <ListItem key={film}>
              <ListItemText primary={film} />
            </ListItem>
          ))}
        </List>
      ))}
    </Box>
  );
}
