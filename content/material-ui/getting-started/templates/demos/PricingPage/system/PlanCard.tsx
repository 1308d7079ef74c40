import CheckIcon from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { plans } from './plans';

interface PlanCardProps {
  plan: (typeof plans)[number];
  yearly: boolean;
}

/** A plan with its price; two months of a year are free. */
export function PlanCard({ plan, yearly }: PlanCardProps) {
  const { name, monthly, about, features, action } = plan;
  const recommended = name === 'Garden';

  return (
    <Card
      variant="outlined"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: 1,
        ...(recommended && { borderColor: 'primary.main', borderWidth: 2 }),
      }}
    >
      <CardContent sx={{ flexGrow: 1 }}>
        <Typography variant="h6" component="h3">
          {name}
        </Typography>
        <Typography color="text.secondary">{about}</Typography>
        <Typography variant="h4" component="p" sx={{ mt: 2 }}>
          € {yearly ? monthly * 10 : monthly}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {yearly ? 'per year' : 'per month'}
        </Typography>
        <List dense>
          {features.map((feature) => (
            <ListItem key={feature} disableGutters>
              <ListItemIcon sx={{ minWidth: 32 }}>
                <CheckIcon color="primary" fontSize="small" />
              </ListItemIcon>
              <ListItemText primary={feature} />
            </ListItem>
          ))}
        </List>
      </CardContent>
      <CardActions sx={{ p: 2 }}>
        <Button fullWidth variant={recommended ? 'contained' : 'outlined'}>
          {action}
        </Button>
      </CardActions>
    </Card>
  );
}
