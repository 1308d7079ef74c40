import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import { useState } from 'react';

const steps = {
  Dough: 'Mix flour, water, salt and yeast. Let it rest overnight.',
  Topping: 'Crush the tomatoes and tear the mozzarella.',
  Baking: 'Bake for nine minutes on a hot stone.',
};
const all = Object.keys(steps);

export default function ExpandAll() {
  const [open, setOpen] = useState<string[]>([]);
  const full = open.length === all.length;

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => setOpen(full ? [] : all)}>
        {full ? 'Collapse all' : 'Expand all'}
      </Button>
      {Object.entries(steps).map(([name, text]) => (
        <Accordion
          key={name}
          expanded={open.includes(name)}
          onChange={(_event, expanded) =>
            setOpen(expanded ? [...open, name] : open.filter((other) => other !== name))
          }
        >
          <AccordionSummary
            id={`step-${name}`}
            aria-controls={`text-${name}`}
            expandIcon={<ExpandMore />}
          >
            {name}
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
