import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const messages = [
  { id: 1, from: 'Ida', text: 'Is the sauna free tonight?' },
  { id: 2, from: 'you', text: 'From eight. Bring wood, we are out of birch.' },
  { id: 3, from: 'Ida', text: 'I have two sacks left.' },
];

export default function ChatBubbles() {
  return (
    <Grid container spacing={1} sx={{ width: '100%', maxWidth: 480 }}>
      {messages.map(({ id, from, text }) => (
        <Grid key={id} size={9} offset={from === 'you' ? 3 : 0}>
          <Paper
            aria-label={`From ${from}`}
            role="group"
            elevation={0}
            sx={{ px: 2, py: 1, bgcolor: 'action.selected', borderRadius: 4 }}
          >
            {text}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
