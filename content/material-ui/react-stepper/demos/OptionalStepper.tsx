import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const steps = ['Trip', 'Seat', 'Pay'];
const optional = 1;

export default function OptionalStepper() {
  const [active, setActive] = useState(optional);
  const [skipped, setSkipped] = useState(false);

  function next(skip: boolean) {
    if (active === optional) {
      setSkipped(skip);
    }

    setActive((active + 1) % (steps.length + 1));
  }

  return (
    <Stack spacing={2} sx={{ width: 1 }}>
      <Stepper activeStep={active}>
        {steps.map((step, index) => (
          <Step
            key={step}
            aria-current={index === active ? 'step' : undefined}
            completed={index < active && !(index === optional && skipped)}
          >
            <StepLabel
              optional={
                index === optional && (
                  <Typography variant="caption">
                    {skipped && index < active ? 'Skipped' : 'Optional'}
                  </Typography>
                )
              }
            >
              {step}
            </StepLabel>
          </Step>
        ))}
      </Stepper>
      <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
        {active === optional && <Button onClick={() => next(true)}>Skip</Button>}
        <Button variant="contained" onClick={() => next(false)}>
          {active === steps.length ? 'Start over' : 'Next'}
        </Button>
      </Stack>
    </Stack>
  );
}
