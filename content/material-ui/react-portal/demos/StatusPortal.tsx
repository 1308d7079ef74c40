import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

export default function StatusPortal() {
  const [statusBar, setStatusBar] = useState<HTMLElement | null>(null);

  return (
    <Paper variant="outlined" sx={{ width: 280 }}>
      <Box sx={{ p: 2, overflow: 'hidden' }}>{statusBar && <Editor statusBar={statusBar} />}</Box>
      <Box
        ref={setStatusBar}
        role="status"
        sx={{ px: 2, py: 1, minHeight: 40, bgcolor: 'action.hover' }}
      />
    </Paper>
  );
}

function Editor({ statusBar }: { statusBar: HTMLElement }) {
  const [text, setText] = useState('Dear neighbors,');

  return (
    <>
      <TextField
        multiline
        fullWidth
        minRows={3}
        label="Notice"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Portal container={statusBar}>{text.length} characters</Portal>
    </>
  );
}
