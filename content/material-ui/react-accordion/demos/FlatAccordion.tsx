import Add from '@mui/icons-material/Add';
import Accordion, { accordionClasses } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, { accordionSummaryClasses } from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';

const Section = styled(Accordion)(({ theme }) => ({
  border: `1px solid ${theme.palette.divider}`,
  '&:not(:last-child)': { borderBottom: 0 },
  '&::before': { display: 'none' },
  [`& .${accordionClasses.heading}`]: { display: 'block' },
}));

const Title = styled(AccordionSummary)({
  flexDirection: 'row-reverse',
  gap: 12,
  [`& .${accordionSummaryClasses.expandIconWrapper}.Mui-expanded`]: { transform: 'rotate(45deg)' },
});

export default function FlatAccordion() {
  return (
    <div style={{ width: '100%' }}>
      {['Frame', 'Wheels', 'Brakes'].map((part) => (
        <Section key={part} disableGutters square elevation={0}>
          <Title id={`${part}-title`} aria-controls={`${part}-care`} expandIcon={<Add />}>
            {part}
          </Title>
          <AccordionDetails>Check once a month, and after every fall.</AccordionDetails>
        </Section>
      ))}
    </div>
  );
}
