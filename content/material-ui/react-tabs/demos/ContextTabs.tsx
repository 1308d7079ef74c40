import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import { useState } from 'react';

export default function ContextTabs() {
  const [shown, setShown] = useState('ingredients');

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <TabContext value={shown}>
        <TabList onChange={(_event, next: string) => setShown(next)} aria-label="Plum cake">
          <Tab value="ingredients" label="Ingredients" />
          <Tab value="steps" label="Steps" />
        </TabList>
        <TabPanel value="ingredients">A kilo of plums, flour, butter, sugar, two eggs.</TabPanel>
        <TabPanel value="steps">Line the tin, lay the plums in rows, bake for 50 minutes.</TabPanel>
      </TabContext>
    </Box>
  );
}
