import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { useState } from 'react';

export default function UndoArchive() {
  const [archived, setArchived] = useState(false);
  const [open, setOpen] = useState(false);

  function setTo(next: boolean) {
    setArchived(next);
    setOpen(next);
  }

  return (
    <>
      <Button variant="outlined" onClick={() => setTo(!archived)}>
        {archived ? 'Move to inbox' : 'Archive conversation'}
      </Button>
      <Snackbar
        open={open}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        message="Conversation archived"
        action={
          <>
            <Button color="inherit" size="small" onClick={() => setTo(false)}>
              Undo
            </Button>
            <IconButton
              color="inherit"
              size="small"
              aria-label="Close"
              onClick={() => setOpen(false)}
            >
              <Close fontSize="small" />
            </IconButton>
          </>
        }
      />
    </>
  );
}
