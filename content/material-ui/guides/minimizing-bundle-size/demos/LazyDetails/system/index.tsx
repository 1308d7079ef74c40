import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';

const Details = lazy(() => import('./Details'));

export default function LazyDetails() {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);

  const show = () => {
    setOpened(true);
    setOpen(true);
  };

  return (
    <>
      <Button variant="outlined" onClick={show}>
        Delivery details
      </Button>
      {opened && (
        <Suspense>
          <Details open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
