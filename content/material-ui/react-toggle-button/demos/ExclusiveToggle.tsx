import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function ExclusiveToggle() {
  const [season, setSeason] = useState<string | null>('summer');

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Season"
        value={season}
        onChange={(_event, next: string | null) => setSeason(next)}
      >
        <ToggleButton value="spring">Spring</ToggleButton>
        <ToggleButton value="summer">Summer</ToggleButton>
        <ToggleButton value="fall">Fall</ToggleButton>
      </ToggleButtonGroup>
      <Typography variant="body2" role="status">
        {season ? `Showing hikes for ${season}.` : 'Showing hikes for all seasons.'}
      </Typography>
    </Stack>
  );
}
