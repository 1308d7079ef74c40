import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { basket, total } from './order';

export function Summary() {
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2 }}>
      <Typography variant="subtitle1" component="h2">
        Your order
      </Typography>
      <List dense disablePadding>
        {basket.map(({ name, detail, price }) => (
          <ListItem key={name} disableGutters secondaryAction={`€ ${price}`}>
            <ListItemText primary={name} secondary={detail} />
          </ListItem>
        ))}
        <ListItem disableGutters secondaryAction={<strong>€ {total}</strong>}>
          <ListItemText primary="Total" />
        </ListItem>
      </List>
    </Paper>
  );
}
