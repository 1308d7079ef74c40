import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import { useState } from 'react';

const lessons = 6;

export default function ProgressMobileStepper() {
  const [active, setActive] = useState(2);

  return (
    <MobileStepper
      variant="progress"
      position="static"
      steps={lessons}
      activeStep={active}
      slotProps={{
        progress: {
          'aria-label': 'Lessons',
          'aria-valuetext': `Lesson ${active + 1} of ${lessons}`,
        },
      }}
      sx={{ width: 1, maxWidth: 320 }}
      backButton={
        <Button size="small" disabled={active === 0} onClick={() => setActive(active - 1)}>
          Back
        </Button>
      }
      nextButton={
        <Button
          size="small"
          disabled={active === lessons - 1}
          onClick={() => setActive(active + 1)}
        >
          Next
        </Button>
      }
    />
  );
}
