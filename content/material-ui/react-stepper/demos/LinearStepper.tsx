import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const steps = [
  { label: 'Measure', text: 'How wide is your window?' },
  { label: 'Choose', text: 'Which fabric do you like?' },
  { label: 'Order', text: 'Where should we send the curtains?' },
];

export default function LinearStepper() {
  const [active, setActive] = useState(0);
  const done = active === steps.length;

  return (
    <Stack spacing={2} sx={{ width: 1 }}>
      <Stepper activeStep={active}>
        {steps.map(({ label }, index) => (
          <Step key={label} aria-current={index === active ? 'step' : undefined}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography role="status">{steps[active]?.text ?? 'Thank you for your order.'}</Typography>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <Button disabled={active === 0} onClick={() => setActive(active - 1)}>
          Back
        </Button>
        <Button variant="contained" onClick={() => setActive(done ? 0 : active + 1)}>
          {done ? 'Start over' : active === steps.length - 1 ? 'Order' : 'Next'}
        </Button>
      </Stack>
    </Stack>
  );
}
