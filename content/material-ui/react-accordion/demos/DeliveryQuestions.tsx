import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

const questions = [
  {
    id: 'when',
    title: 'When will my order arrive?',
    text: 'Within three days, or five on islands.',
  },
  { id: 'change', title: 'Can I change the address?', text: 'Yes, until the parcel is packed.' },
  { id: 'return', title: 'How do I return something?', text: 'Print a label in your account.' },
];

export default function DeliveryQuestions() {
  return (
    <div style={{ width: '100%' }}>
      {questions.map(({ id, title, text }) => (
        <Accordion key={id}>
          <AccordionSummary
            id={`${id}-header`}
            aria-controls={`${id}-content`}
            expandIcon={<ExpandMore />}
          >
            {title}
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
