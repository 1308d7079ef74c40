import AttachFileIcon from '@mui/icons-material/AttachFile';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';

export default function FileUpload() {
  const input = useRef<HTMLInputElement>(null);
  const [count, setCount] = useState(0);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start', typography: 'body2' }}>
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
      <span role="status">{count === 0 ? 'No receipts yet' : `Receipts attached: ${count}`}</span>
    </Stack>
  );
}
