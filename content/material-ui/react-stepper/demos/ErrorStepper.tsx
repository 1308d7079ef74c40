import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

export default function ErrorStepper() {
  return (
    <Stepper activeStep={1} alternativeLabel sx={{ width: 1 }}>
      <Step>
        <StepLabel>Upload</StepLabel>
      </Step>
      <Step aria-current="step">
        <StepLabel
          error
          optional={
            <Typography variant="caption" color="error">
              3 rows have no email address
            </Typography>
          }
        >
          Check
        </StepLabel>
      </Step>
      <Step>
        <StepLabel>Import</StepLabel>
      </Step>
    </Stepper>
  );
}
