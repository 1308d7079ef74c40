import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const steps = ['Tell us about your garden', 'Pick the plants', 'Book a gardener'];

export default function ResponsiveStepper() {
  const wide = useMediaQuery(useTheme().breakpoints.up('md'));

  return (
    <Stepper activeStep={1} orientation={wide ? 'horizontal' : 'vertical'} sx={{ width: 1 }}>
      {steps.map((step, index) => (
        <Step key={step} aria-current={index === 1 ? 'step' : undefined}>
          <StepLabel>{step}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
