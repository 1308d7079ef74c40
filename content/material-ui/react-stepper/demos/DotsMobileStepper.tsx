import KeyboardArrowLeft from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRight from '@mui/icons-material/KeyboardArrowRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MobileStepper from '@mui/material/MobileStepper';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const tips = ['Water in the morning.', 'Cut dry leaves.', 'Turn the pot once a week.'];

export default function DotsMobileStepper() {
  const [active, setActive] = useState(0);
  const rtl = useTheme().direction === 'rtl';
  const move = (by: 1 | -1) => setActive((active + by + tips.length) % tips.length);

  return (
    <Box
      role="group"
      aria-roledescription="carousel"
      aria-label="Plant tips"
      sx={{ width: 1, maxWidth: 320 }}
    >
      <Typography
        role="status"
        sx={{ p: 4, textAlign: 'center', bgcolor: 'action.hover', borderRadius: 1 }}
      >
        {tips[active]}
      </Typography>
      <MobileStepper
        position="static"
        steps={tips.length}
        activeStep={active}
        sx={{ background: 'none', px: 0 }}
        backButton={
          <IconButton aria-label="Previous tip" onClick={() => move(-1)}>
            {rtl ? <KeyboardArrowRight /> : <KeyboardArrowLeft />}
          </IconButton>
        }
        nextButton={
          <IconButton aria-label="Next tip" onClick={() => move(1)}>
            {rtl ? <KeyboardArrowLeft /> : <KeyboardArrowRight />}
          </IconButton>
        }
      />
    </Box>
  );
}
