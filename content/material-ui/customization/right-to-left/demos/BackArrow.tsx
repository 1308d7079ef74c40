import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';

export default function BackArrow() {
  return (
    <Button
      startIcon={<ArrowBackIcon sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />}
      variant="outlined"
    >
      All trips
    </Button>
  );
}
