import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonDecorators() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button color="neutral" startDecorator={<DownloadIcon />}>
        Download invoice
      </Button>
      <Button color="success" endDecorator={<ArrowForwardIcon />}>
        Continue
      </Button>
    </Stack>
  );
}
