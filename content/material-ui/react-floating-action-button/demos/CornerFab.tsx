import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';

const notes = [
  'Buy tulip bulbs',
  'Call the plumber',
  'Renew passport',
  'Fix the bike',
  'Water figs',
];

export default function CornerFab() {
  return (
    <Box sx={{ position: 'relative', width: 1, maxWidth: 320 }}>
      <Box
        role="region"
        aria-label="Notes"
        tabIndex={0}
        sx={{ height: 220, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <List sx={{ pb: 10 }}>
          {notes.map((note) => (
            <ListItem key={note}>{note}</ListItem>
          ))}
        </List>
      </Box>
      <Fab
        color="primary"
        aria-label="New note"
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        <AddIcon />
      </Fab>
    </Box>
  );
}
