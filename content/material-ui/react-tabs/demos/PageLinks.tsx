import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

const pages = ['Profile', 'Invoices', 'Addresses'];

export default function PageLinks() {
  // In your application, the router knows the current URL.
  const [current, setCurrent] = useState('Profile');

  return (
    <Stack component="nav" direction="row" spacing={3} aria-label="Account">
      {pages.map((page) => (
        <Link
          key={page}
          href={`?page=${page}`}
          underline="none"
          color="text.primary"
          aria-current={page === current ? 'page' : undefined}
          onClick={(event) => {
            event.preventDefault();
            setCurrent(page);
          }}
          sx={{
            py: 1.5,
            borderBottom: '2px solid transparent',
            '&:hover': { borderColor: 'divider' },
            '&[aria-current]': { borderColor: 'primary.main', color: 'primary.main' },
          }}
        >
          {page}
        </Link>
      ))}
    </Stack>
  );
}
