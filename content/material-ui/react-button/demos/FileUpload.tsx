import AttachFileIcon from '@mui/icons-material/AttachFile';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';

export default function FileUpload() {
  const input = useRef<HTMLInputElement>(null);
  const [count, setCount] = useState(0);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        startIcon={<AttachFileIcon />}
        onClick={() => input.current?.click()}
      >
        Attach receipts
      </Button>
      <input
        ref={input}
        hidden
        multiple
        type="file"
        onChange={(event) => setCount(event.target.files?.length ?? 0)}
      />
      <Typography variant="body2" role="status">
        {count === 0 ? 'No receipts yet' : `Receipts attached: ${count}`}
      </Typography>
    </Stack>
  );
}
