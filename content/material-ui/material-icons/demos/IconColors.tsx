import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import HomeIcon from '@mui/icons-material/Home';
import InfoIcon from '@mui/icons-material/Info';
import StarIcon from '@mui/icons-material/Star';
import WarningIcon from '@mui/icons-material/Warning';
import { purple } from '@mui/material/colors';
import Stack from '@mui/material/Stack';

export default function IconColors() {
  return (
    <Stack direction="row" spacing={2}>
      <HomeIcon />
      <HomeIcon color="primary" />
      <CheckCircleIcon color="success" />
      <WarningIcon color="warning" />
      <ErrorIcon color="error" />
      <InfoIcon color="disabled" />
      <StarIcon sx={{ color: purple[500] }} />
    </Stack>
  );
}
