import GrassIcon from '@mui/icons-material/Grass';
import Stack from '@mui/material/Stack';

export default function SvgColors() {
  return (
    <Stack direction="row" spacing={2}>
      <GrassIcon />
      <GrassIcon color="primary" />
      <GrassIcon color="success" />
      <GrassIcon color="action" />
      <GrassIcon color="disabled" />
      <GrassIcon htmlColor="hsl(300 60% 50%)" />
    </Stack>
  );
}
