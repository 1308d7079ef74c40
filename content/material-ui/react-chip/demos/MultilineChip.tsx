import Chip from '@mui/material/Chip';

export default function MultilineChip() {
  return (
    <Chip
      label="Bring rubber boots, a flashlight and something warm to drink"
      sx={{
        width: 220,
        height: 'auto',
        '& .MuiChip-label': { display: 'block', whiteSpace: 'normal', py: 0.5 },
      }}
    />
  );
}
