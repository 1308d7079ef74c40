import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';

const halls = ['Hall A', 'Hall B', 'Hall C', 'Hall D', 'Hall E', 'Hall F', 'Hall G'];

export default function ScrollButtons() {
  const [hall, setHall] = useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minWidth: 0 }}>
      <Tabs
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        value={hall}
        onChange={(_event, index: number) => setHall(index)}
        aria-label="Exhibition halls"
        slots={{ startScrollButtonIcon: ArrowBackIcon, endScrollButtonIcon: ArrowForwardIcon }}
        slotProps={{ scrollButtons: { sx: { '&.Mui-disabled': { opacity: 0.3 } } } }}
      >
        {halls.map((name, index) => (
          <Tab key={name} label={name} id={`hall-${index}`} aria-controls="hall" />
        ))}
      </Tabs>
      <Box id="hall" role="tabpanel" aria-labelledby={`hall-${hall}`} tabIndex={0} sx={{ p: 2 }}>
        {halls[hall]} opens at ten
      </Box>
    </Box>
  );
}
