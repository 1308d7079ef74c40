import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FieldStep } from './FieldStep';
import { address, payment } from './order';
import { Summary } from './Summary';

const steps = ['Address', 'Payment', 'Review'];

export default function Checkout() {
  const [step, setStep] = useState(0);
  const [values, setValues] = useState<Record<string, string>>({});
  const change = (name: string, value: string) => setValues({ ...values, [name]: value });

  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default', typography: 'body1' }}>
      <Container component="main" maxWidth="md" sx={{ py: 4 }}>
        <Typography variant="h4" component="h1" gutterBottom>
          Checkout
        </Typography>
        <Stepper activeStep={step} alternativeLabel sx={{ mb: 4 }}>
          {steps.map((name) => (
            <Step key={name}>
              <StepLabel>{name}</StepLabel>
            </Step>
          ))}
        </Stepper>
        <Grid container spacing={3}>
          <Grid size={{ xs: 12, md: 7 }}>
            {step === 0 && (
              <FieldStep
                key="address"
                fields={address}
                values={values}
                onChange={change}
                onNext={() => setStep(1)}
              />
            )}
            {step === 1 && (
              <FieldStep
                key="payment"
                fields={payment}
                values={values}
                onChange={change}
                onBack={() => setStep(0)}
                onNext={() => setStep(2)}
              />
            )}
            {step === 2 && (
              <Stack spacing={2}>
                <Typography>
                  Ships to {values.name}, {values.street}, {values.code} {values.city}.
                </Typography>
                <Stack direction="row" spacing={1}>
                  <Button onClick={() => setStep(1)}>Back</Button>
                  <Button variant="contained" onClick={() => setStep(3)}>
                    Place order
                  </Button>
                </Stack>
              </Stack>
            )}
            <div role="status">
              {step === 3 && (
                <Alert severity="success">Thank you. A receipt is on its way to you.</Alert>
              )}
            </div>
          </Grid>
          <Grid size={{ xs: 12, md: 5 }}>
            <Summary />
          </Grid>
        </Grid>
      </Container>
    </Box>
  );
}
