import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { days } from './repairs';

const most = Math.max(...days.map(({ finished }) => finished));

/** One bar for each day. Screen readers get the list, which has the numbers. */
export function WeekChart() {
  return (
    <Stack
      component="ul"
      direction="row"
      spacing={1}
      sx={{ alignItems: 'end', height: 200, m: 0, p: 0, listStyle: 'none' }}
    >
      {days.map(({ day, finished }) => (
        <Stack
          key={day}
          component="li"
          sx={{ flex: 1, alignItems: 'center', justifyContent: 'end', height: 1, minWidth: 0 }}
        >
          <Typography variant="body2">{finished}</Typography>
          <Box
            sx={{
              width: '70%',
              height: `${(finished / most) * 140}px`,
              borderRadius: 1,
              bgcolor: 'primary.main',
            }}
          />
          <Typography variant="caption" color="text.secondary">
            {day}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
