import CheckIcon from '@mui/icons-material/Check';
import HikingIcon from '@mui/icons-material/Hiking';
import HomeIcon from '@mui/icons-material/Home';
import TrainIcon from '@mui/icons-material/Train';
import Avatar from '@mui/material/Avatar';
import Step from '@mui/material/Step';
import StepConnector, { stepConnectorClasses } from '@mui/material/StepConnector';
import type { StepIconProps } from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const icons = [<TrainIcon key="train" />, <HikingIcon key="hike" />, <HomeIcon key="hut" />];

function StopIcon({ active = false, completed = false, icon }: StepIconProps) {
  return (
    <Avatar
      component="span"
      aria-hidden
      sx={[(active || completed) && { bgcolor: 'primary.main' }]}
    >
      {completed ? <CheckIcon /> : icons[Number(icon) - 1]}
    </Avatar>
  );
}

const line = `.${stepConnectorClasses.line}`;

const path = (
  <StepConnector
    sx={{
      top: 20,
      [`& ${line}`]: { borderTop: 3, borderTopStyle: 'dotted', borderColor: 'divider' },
      [`&.Mui-completed ${line}, &.Mui-active ${line}`]: { borderColor: 'primary.main' },
    }}
  />
);

export default function CustomStepper() {
  return (
    <Stepper alternativeLabel activeStep={1} connector={path} sx={{ width: 1 }}>
      {['Ride', 'Hike', 'Sleep'].map((stop, index) => (
        <Step key={stop} aria-current={index === 1 ? 'step' : undefined}>
          <StepLabel slots={{ stepIcon: StopIcon }}>{stop}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
