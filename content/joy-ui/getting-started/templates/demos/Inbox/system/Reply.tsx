import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';
import { type FormEvent, useState } from 'react';

export function Reply({ to }: { to: string }) {
  const [text, setText] = useState('');
  const [sent, setSent] = useState(false);

  function send(event: FormEvent) {
    event.preventDefault();
    // Send the text to your server here.
    setSent(true);
    setText('');
  }

  return (
    <Stack component="form" spacing={1} onSubmit={send}>
      <FormControl>
        <FormLabel>Reply to {to}</FormLabel>
        <Textarea minRows={3} value={text} onChange={(event) => setText(event.target.value)} />
      </FormControl>
      <Button type="submit" disabled={!text.trim()} sx={{ alignSelf: 'start' }}>
        Send
      </Button>
      <Typography role="status" level="body-sm">
        {sent && !text && 'Your reply was sent.'}
      </Typography>
    </Stack>
  );
}
