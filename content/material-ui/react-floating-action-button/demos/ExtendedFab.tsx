import NavigationIcon from '@mui/icons-material/Navigation';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

export default function ExtendedFab() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Fab variant="extended" color="primary" sx={{ gap: 1 }}>
        <NavigationIcon />
        Start route
      </Fab>
      <Fab variant="extended" size="small">
        Overview
      </Fab>
    </Stack>
  );
}
