import CloseIcon from '@mui/icons-material/Close';
import VerifiedIcon from '@mui/icons-material/Verified';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

export default function SemanticIcons() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <span>Bakery Olsen</span>
      <VerifiedIcon color="primary" titleAccess="Verified shop" />
      <IconButton aria-label="Remove Bakery Olsen">
        <CloseIcon />
      </IconButton>
    </Stack>
  );
}
