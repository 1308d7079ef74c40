import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

export default function CheckoutSteps() {
  return (
    <div style={{ width: '100%' }}>
      <Accordion defaultExpanded>
        <AccordionSummary id="cart-header" aria-controls="cart" expandIcon={<ExpandMore />}>
          1. Cart
        </AccordionSummary>
        <AccordionDetails>Two lamps, $84.</AccordionDetails>
      </Accordion>
      <Accordion disabled>
        <AccordionSummary id="pay-header" aria-controls="pay" expandIcon={<ExpandMore />}>
          2. Payment, after you confirm the cart
        </AccordionSummary>
        <AccordionDetails>Card or invoice.</AccordionDetails>
      </Accordion>
    </div>
  );
}
