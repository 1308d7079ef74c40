import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { useState } from 'react';

const days = [
  { id: 'friday', name: 'Friday', plan: 'Ferry at 16:20, dinner at the harbor.' },
  { id: 'saturday', name: 'Saturday', plan: 'Hike around the lighthouse, 14 km.' },
  { id: 'sunday', name: 'Sunday', plan: 'Flea market, then the ferry at 17:00.' },
];

export default function OneOpen() {
  const [day, setDay] = useState('friday');

  return (
    <div style={{ width: '100%' }}>
      {days.map(({ id, name, plan }) => (
        <Accordion
          key={id}
          expanded={day === id}
          onChange={(_event, expanded) => setDay(expanded ? id : '')}
        >
          <AccordionSummary
            id={`${id}-header`}
            aria-controls={`${id}-plan`}
            expandIcon={<ExpandMore />}
          >
            {name}
          </AccordionSummary>
          <AccordionDetails>{plan}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
