import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const sections = ['Income', 'Costs', 'Family'];

export default function NonLinearStepper() {
  const [active, setActive] = useState(0);
  const [completed, setCompleted] = useState([false, true, false]);

  function toggle() {
    setCompleted(completed.map((each, index) => (index === active ? !each : each)));
  }

  return (
    <Stack spacing={3} sx={{ width: 1, alignItems: 'flex-start' }}>
      <Stepper nonLinear activeStep={active} sx={{ width: 1 }}>
        {sections.map((section, index) => (
          <Step key={section} completed={completed[index] ?? false}>
            <StepButton
              onClick={() => setActive(index)}
              optional={
                <Typography variant="caption">{completed[index] ? 'Done' : 'To do'}</Typography>
              }
            >
              {section}
            </StepButton>
          </Step>
        ))}
      </Stepper>
      <Button variant="outlined" onClick={toggle}>
        {completed[active] ? 'Reopen' : 'Complete'} “{sections[active]}”
      </Button>
    </Stack>
  );
}
