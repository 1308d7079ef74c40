import Button from '@mui/joy/Button';
import { useState } from 'react';

export default function LoadingButton() {
  const [sending, setSending] = useState(false);

  function send() {
    setSending(true);
    // Simulates a request to a server.
    setTimeout(() => setSending(false), 2000);
  }

  return (
    <Button loading={sending} loadingPosition="start" onClick={send}>
      {sending ? 'Sending invitation' : 'Send invitation'}
    </Button>
  );
}
