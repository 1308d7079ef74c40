import Button from '@mui/material/Button';
import Popover, { type PopoverProps } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function QuoteSelection() {
  const [anchor, setAnchor] = useState<PopoverProps['anchorEl']>(null);
  const [quote, setQuote] = useState('');

  function openAtSelection() {
    const selection = window.getSelection();
    if (!selection || selection.isCollapsed) return;

    const range = selection.getRangeAt(0);
    setAnchor({ nodeType: 1, getBoundingClientRect: () => range.getBoundingClientRect() });
  }

  return (
    <div>
      <Typography onMouseUp={openAtSelection} sx={{ maxWidth: 400 }}>
        In the first winter we burned everything that was made of wood, and the piano last, because
        nobody wanted to be the one who said it.
      </Typography>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        disableAutoFocus
        disableRestoreFocus
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Selected text' } }}
      >
        <Button
          onClick={() => {
            setQuote(String(window.getSelection()).trim());
            setAnchor(null);
          }}
        >
          Quote
        </Button>
      </Popover>
      <Typography aria-live="polite" color="text.secondary" sx={{ mt: 2, minHeight: 24 }}>
        {quote && `You quoted “${quote}”`}
      </Typography>
    </div>
  );
}
