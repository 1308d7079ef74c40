import DownloadIcon from '@mui/icons-material/Download';
import PrintIcon from '@mui/icons-material/Print';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';

export default function InvoiceIcons() {
  return (
    <Stack direction="row" spacing={1}>
      <IconButton aria-label="Download invoice" variant="soft">
        <DownloadIcon />
      </IconButton>
      <IconButton aria-label="Print invoice" variant="outlined">
        <PrintIcon />
      </IconButton>
    </Stack>
  );
}
