import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function NotificationSettings() {
  const [open, setOpen] = useState(true);
  const [saved, setSaved] = useState('ida@example.com');
  const [email, setEmail] = useState(saved);

  function close(next: string) {
    setSaved(next);
    setEmail(next);
    setOpen(false);
  }

  return (
    <Accordion
      expanded={open}
      onChange={(_event, expanded) => setOpen(expanded)}
      sx={{ width: '100%' }}
    >
      <AccordionSummary
        id="email-header"
        aria-controls="email-content"
        expandIcon={<ExpandMore />}
        slotProps={{ content: { sx: { gap: 2, flexWrap: 'wrap' } } }}
      >
        <Typography component="span">Email</Typography>
        <Typography component="span" color="text.secondary">
          {saved}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <TextField
          fullWidth
          label="Send notifications to"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </AccordionDetails>
      <AccordionActions>
        <Button onClick={() => close(saved)}>Cancel</Button>
        <Button onClick={() => close(email)}>Save</Button>
      </AccordionActions>
    </Accordion>
  );
}
