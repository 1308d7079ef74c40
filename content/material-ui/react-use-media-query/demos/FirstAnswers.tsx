import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';

function Answers() {
  // Every window matches this query.
  const matches = useMediaQuery('(min-width: 0px)');
  const [seen, setSeen] = useState<string[]>([]);
  // React renders again immediately, before the shorter list is painted.
  if (seen.at(-1) !== String(matches)) setSeen([...seen, String(matches)]);

  return <Typography role="status">Results so far: {seen.join(', then ')}</Typography>;
}

export default function FirstAnswers() {
  const [mounted, setMounted] = useState(0);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Answers key={mounted} />
      <Button onClick={() => setMounted(mounted + 1)}>Mount it again</Button>
    </Stack>
  );
}
