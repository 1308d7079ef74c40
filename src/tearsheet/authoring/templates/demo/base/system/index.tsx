import { Button as BaseButton } from '@mui/base/Button';
import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';
import { useState } from 'react';

const Button = styled(BaseButton)(`
  padding: 8px 16px;
  border: 0;
  border-radius: 8px;
  background-color: #0f766e;
  color: #fff;
  font: 600 16px / 24px system-ui, sans-serif;
  cursor: pointer;
`);

const Status = styled('p')(`
  margin: 0;
`);

export default function BasicDemo() {
  const [saved, setSaved] = useState(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button onClick={() => setSaved(true)}>Save changes</Button>
      <Status role="status">
        {saved ? 'Your changes are saved.' : 'You have unsaved changes.'}
      </Status>
    </Stack>
  );
}
