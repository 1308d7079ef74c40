import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function ButtonLink() {
  const [sent, setSent] = useState(false);

  return (
    <Typography component="div">
      {sent ? 'We sent another code. ' : 'No code yet? '}
      <Link component="button" type="button" variant="body1" onClick={() => setSent(!sent)}>
        {sent ? 'Undo' : 'Send it again'}
      </Link>
    </Typography>
  );
}
