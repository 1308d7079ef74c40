import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';

const policies = ['Fire and water damage in rented rooms', 'Theft', 'Glass'];

export default function WrappedTabs() {
  const [policy, setPolicy] = useState(0);

  return (
    <Tabs
      value={policy}
      onChange={(_event, index: number) => setPolicy(index)}
      textColor="secondary"
      indicatorColor="secondary"
      aria-label="Insurance policies"
    >
      {policies.map((name) => (
        <Tab
          key={name}
          wrapped
          label={name}
          disabled={name === 'Glass'}
          sx={{ maxWidth: 150, minWidth: 0 }}
        />
      ))}
    </Tabs>
  );
}
