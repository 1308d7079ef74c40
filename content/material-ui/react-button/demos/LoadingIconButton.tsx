import CloudDownloadIcon from '@mui/icons-material/CloudDownload';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';

export default function LoadingIconButton() {
  const [loading, setLoading] = useState(false);

  useEffect(() => {
    if (!loading) {
      return undefined;
    }
    // Stands in for a download.
    const timer = setTimeout(() => setLoading(false), 2000);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', typography: 'body1' }}>
      <span>Annual report</span>
      <IconButton
        edge="end"
        color="primary"
        loading={loading}
        aria-label="Download the annual report"
        onClick={() => setLoading(true)}
      >
        <CloudDownloadIcon />
      </IconButton>
    </Stack>
  );
}
