import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';

const policies = [
  { id: 'fire', name: 'Fire and water damage in rented rooms', price: '€42 a year' },
  { id: 'theft', name: 'Theft', price: '€28 a year' },
  { id: 'glass', name: 'Glass', price: 'No longer sold' },
];

export default function WrappedTabs() {
  const [policy, setPolicy] = useState(0);

  return (
    <Box>
      <Tabs
        value={policy}
        onChange={(_event, index: number) => setPolicy(index)}
        textColor="secondary"
        indicatorColor="secondary"
        aria-label="Insurance policies"
      >
        {policies.map(({ id, name }) => (
          <Tab
            key={id}
            wrapped
            label={name}
            disabled={id === 'glass'}
            id={`policy-${id}`}
            aria-controls="policy"
            sx={{ maxWidth: 150, minWidth: 0 }}
          />
        ))}
      </Tabs>
      <Box
        id="policy"
        role="tabpanel"
        aria-labelledby={`policy-${policies[policy]?.id}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        {policies[policy]?.price}
      </Box>
    </Box>
  );
}
