import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useState } from 'react';

const bloom = new Map([
  ['February', 'Snowdrop and winter aconite'],
  ['March', 'Crocus and squill'],
  ['April', 'Tulip and fritillary'],
  ['May', 'Lilac and iris'],
  ['June', 'Rose and foxglove'],
  ['July', 'Lavender and lily'],
  ['August', 'Dahlia and phlox'],
  ['September', 'Aster and sedum'],
]);

export default function MonthTabs() {
  const [month, setMonth] = useState('April');

  function change(_event: SyntheticEvent, next: string) {
    setMonth(next);
  }

  return (
    <Box sx={{ width: '100%', maxWidth: 480, minWidth: 0 }}>
      <Tabs
        value={month}
        onChange={change}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Months"
      >
        {[...bloom.keys()].map((name) => (
          <Tab key={name} value={name} label={name} id={`bloom-${name}`} aria-controls="bloom" />
        ))}
      </Tabs>
      <Typography
        id="bloom"
        component="div"
        role="tabpanel"
        aria-labelledby={`bloom-${month}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        {bloom.get(month)}
      </Typography>
    </Box>
  );
}
