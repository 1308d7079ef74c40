import Chip from '@mui/material/Chip';

export default function OneChip() {
  return (
    <Chip
      label="Last ticket"
      sx={{
        px: 1,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: 'bold',
      }}
    />
  );
}
