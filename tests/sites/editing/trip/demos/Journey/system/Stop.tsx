import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

interface StopProps {
  name: string;
  minutes: number;
}

export function Stop({ name, minutes }: StopProps) {
  return (
    <ListItem>
      <ListItemText primary={name} secondary={`${minutes} min`} />
    </ListItem>
  );
}
