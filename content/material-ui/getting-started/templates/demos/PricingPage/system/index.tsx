import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PlanCard } from './PlanCard';
import { plans, questions } from './plans';

export default function PricingPage() {
  const [yearly, setYearly] = useState(false);

  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default', typography: 'body1' }}>
      <Box component="header" sx={{ bgcolor: 'action.hover' }}>
        <Container maxWidth="lg" sx={{ py: { xs: 6, md: 10 }, textAlign: 'center' }}>
          <Typography variant="h3" component="h1" gutterBottom>
            Know when to water, sow and prune
          </Typography>
          <Typography color="text.secondary" sx={{ maxWidth: 520, mx: 'auto', mb: 3 }}>
            Leaf Diary is a diary for your plants that reminds you before the leaves do.
          </Typography>
          <Button href="#plans" variant="contained" size="large">
            See the plans
          </Button>
        </Container>
      </Box>
      <Container component="main" maxWidth="lg" sx={{ py: 6 }}>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ alignItems: { sm: 'center' }, justifyContent: 'space-between', mb: 2 }}
        >
          <Typography id="plans" variant="h5" component="h2">
            Plans
          </Typography>
          <FormControlLabel
            control={
              <Switch checked={yearly} onChange={(event) => setYearly(event.target.checked)} />
            }
            label="Pay yearly, get two months free"
          />
        </Stack>
        <Grid container spacing={2}>
          {plans.map((plan) => (
            <Grid key={plan.name} size={{ xs: 12, md: 4 }}>
              <PlanCard plan={plan} yearly={yearly} />
            </Grid>
          ))}
        </Grid>
        <Typography variant="h5" component="h2" sx={{ mt: 6, mb: 2 }}>
          Questions
        </Typography>
        {questions.map(({ question, answer }) => (
          <Accordion key={question} variant="outlined" disableGutters>
            <AccordionSummary expandIcon={<ExpandMoreIcon />}>{question}</AccordionSummary>
            <AccordionDetails>{answer}</AccordionDetails>
          </Accordion>
        ))}
      </Container>
    </Box>
  );
}
