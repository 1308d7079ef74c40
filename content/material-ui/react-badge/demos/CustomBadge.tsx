import Badge, { badgeClasses } from '@mui/material/Badge';
import Typography from '@mui/material/Typography';

export default function CustomBadge() {
  return (
    <Badge
      badgeContent="new"
      color="secondary"
      sx={{ [`& .${badgeClasses.badge}`]: { right: -12, borderRadius: 1, px: 0.5 } }}
    >
      <Typography component="span" sx={{ pr: 1 }}>
        Timetable
      </Typography>
    </Badge>
  );
}
