import Box from '@mui/material/Box';
import Tab, { tabClasses } from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';

const views = [
  { name: 'Week', text: 'Seven columns, from Monday on.' },
  { name: 'Month', text: 'Five rows, with a dot for each event.' },
  { name: 'Year', text: 'Twelve small months.' },
];

export default function PillTabs() {
  const [shown, setShown] = useState(0);

  return (
    <Box>
      <Tabs
        value={shown}
        onChange={(_event, index: number) => setShown(index)}
        aria-label="Calendar"
        slotProps={{ indicator: { sx: { height: '100%', borderRadius: 8, zIndex: -1 } } }}
        sx={{
          isolation: 'isolate',
          borderRadius: 8,
          bgcolor: 'action.hover',
          [`& .${tabClasses.root}`]: { minWidth: 76, textTransform: 'none' },
          [`& .${tabClasses.root}.${tabClasses.selected}`]: { color: 'primary.contrastText' },
        }}
      >
        {views.map(({ name }) => (
          <Tab key={name} label={name} id={`view-${name}`} aria-controls="view" />
        ))}
      </Tabs>
      <Box
        id="view"
        role="tabpanel"
        aria-labelledby={`view-${views[shown]?.name}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        {views[shown]?.text}
      </Box>
    </Box>
  );
}
