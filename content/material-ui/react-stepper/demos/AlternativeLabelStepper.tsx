import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const stations = [
  { name: 'Packed', day: 'Monday' },
  { name: 'Shipped', day: 'Tuesday' },
  { name: 'Delivered', day: 'expected Thursday' },
];

export default function AlternativeLabelStepper() {
  return (
    <Stepper
      alternativeLabel
      activeStep={2}
      component="ol"
      aria-label="Your parcel"
      sx={{ width: 1, p: 0, m: 0, listStyle: 'none' }}
    >
      {stations.map(({ name, day }, index) => (
        <Step key={name} component="li" aria-current={index === 2 ? 'step' : undefined}>
          <StepLabel optional={<Typography variant="caption">{day}</Typography>}>{name}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
