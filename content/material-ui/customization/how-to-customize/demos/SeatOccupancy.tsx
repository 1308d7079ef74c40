import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type CSSProperties, useState } from 'react';

const Bar = styled('div')(({ theme }) => ({
  blockSize: 12,
  borderRadius: 6,
  border: '1px solid',
  '&::before': {
    content: '""',
    display: 'block',
    blockSize: '100%',
    inlineSize: 'var(--occupied)',
    borderRadius: 'inherit',
    backgroundColor: theme.palette.primary.main,
  },
}));

export default function SeatOccupancy() {
  const [occupied, setOccupied] = useState(60);

  return (
    <Stack spacing={1} sx={{ maxWidth: 280 }}>
      <Typography>Coach 2: {occupied}% occupied</Typography>
      <Bar style={{ '--occupied': `${occupied}%` } as CSSProperties} />
      <Button disabled={occupied === 100} onClick={() => setOccupied(occupied + 10)}>
        Reserve seats
      </Button>
    </Stack>
  );
}
