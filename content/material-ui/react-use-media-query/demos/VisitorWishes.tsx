import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import useMediaQuery from '@mui/material/useMediaQuery';

const questions = [
  { text: 'Prefers less motion', query: '(prefers-reduced-motion: reduce)' },
  { text: 'Prefers dark colors', query: '(prefers-color-scheme: dark)' },
  { text: 'Uses a touch screen', query: '(pointer: coarse)' },
  { text: 'Holds the screen in portrait', query: '(orientation: portrait)' },
];

function Wish({ text, query }: { text: string; query: string }) {
  const matches = useMediaQuery(query);

  return (
    <ListItem>
      <ListItemIcon>
        {matches ? <CheckIcon color="success" titleAccess="Yes" /> : <CloseIcon titleAccess="No" />}
      </ListItemIcon>
      <ListItemText primary={text} />
    </ListItem>
  );
}

export default function VisitorWishes() {
  return (
    <List dense>
      {questions.map(({ text, query }) => (
        <Wish key={query} text={text} query={query} />
      ))}
    </List>
  );
}
