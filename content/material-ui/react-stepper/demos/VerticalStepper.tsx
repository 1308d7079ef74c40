import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const steps = [
  { label: 'Turn off the water', text: 'The valve is under the sink. Turn it clockwise.' },
  { label: 'Replace the seal', text: 'Unscrew the handle, and pull out the old seal.' },
  { label: 'Test it', text: 'Open the valve slowly, and watch for drops.' },
];

export default function VerticalStepper() {
  const [active, setActive] = useState(0);
  const done = active === steps.length;

  return (
    <Stack spacing={2} sx={{ width: 1, maxWidth: 360 }}>
      <Stepper activeStep={active} orientation="vertical">
        {steps.map(({ label, text }, index) => (
          <Step key={label} aria-current={index === active ? 'step' : undefined}>
            <StepLabel>{label}</StepLabel>
            <StepContent>
              <Typography>{text}</Typography>
            </StepContent>
          </Step>
        ))}
      </Stepper>
      <Stack direction="row" spacing={1}>
        <Button variant="contained" onClick={() => setActive(done ? 0 : active + 1)}>
          {done ? 'Start over' : 'Done'}
        </Button>
        <Button disabled={active === 0} onClick={() => setActive(active - 1)}>
          Back
        </Button>
      </Stack>
    </Stack>
  );
}
