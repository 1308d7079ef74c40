import FormHelperText from '@mui/material/FormHelperText';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useState } from 'react';

export default function ChatInput() {
  const [text, setText] = useState('');
  const [sent, setSent] = useState('Shall we meet at the ferry?');

  function send(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (text.trim()) setSent(text);
    setText('');
  }

  return (
    <div>
      <Typography aria-live="polite" sx={{ mb: 2, maxWidth: 260, whiteSpace: 'pre-wrap' }}>
        {sent}
      </Typography>
      <TextareaAutosize
        aria-label="Message"
        aria-describedby="send-hint"
        maxRows={4}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={send}
        style={{ width: 260, font: 'inherit' }}
      />
      <FormHelperText id="send-hint">Enter sends, Shift and Enter start a new line.</FormHelperText>
    </div>
  );
}
