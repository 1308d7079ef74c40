import Masonry from '@mui/lab/Masonry';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

const questions = [
  { question: 'Dogs?', answer: 'Yes, on a leash. There is a bowl of water at every gate.' },
  { question: 'Parking?', answer: 'Behind the mill, free after six.' },
  { question: 'Cash?', answer: 'Only at the flea market. The bakery and the boats take cards.' },
  { question: 'Rain?', answer: 'We move into the barn.' },
];

export default function ExpandingNotes() {
  return (
    <Masonry sequential columns={2} spacing={1}>
      {questions.map(({ question, answer }) => (
        <div key={question}>
          <Accordion disableGutters>
            <AccordionSummary>{question}</AccordionSummary>
            <AccordionDetails>{answer}</AccordionDetails>
          </Accordion>
        </div>
      ))}
    </Masonry>
  );
}
