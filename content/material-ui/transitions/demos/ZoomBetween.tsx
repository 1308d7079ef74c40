import AddIcon from '@mui/icons-material/Add';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Zoom from '@mui/material/Zoom';
import { useState } from 'react';

export default function ZoomBetween() {
  const [editing, setEditing] = useState(false);

  return (
    <Box sx={{ display: 'grid', '& > *': { gridArea: '1 / 1' } }}>
      <Zoom in={!editing} style={{ transitionDelay: editing ? '0ms' : '200ms' }}>
        <Fab color="primary" aria-label="Add an entry" onClick={() => setEditing(true)}>
          <AddIcon />
        </Fab>
      </Zoom>
      <Zoom in={editing} style={{ transitionDelay: editing ? '200ms' : '0ms' }}>
        <Fab color="secondary" aria-label="Finish the entry" onClick={() => setEditing(false)}>
          <CheckIcon />
        </Fab>
      </Zoom>
    </Box>
  );
}
