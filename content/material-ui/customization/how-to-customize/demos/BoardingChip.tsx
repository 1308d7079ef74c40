import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const BoardingChip = styled(Chip, {
  shouldForwardProp: (prop) => prop !== 'late',
})<{ late?: boolean }>(({ theme }) => ({
  borderRadius: theme.shape.borderRadius,
  fontVariantNumeric: 'tabular-nums',
  variants: [
    {
      props: { late: true },
      style: {
        backgroundColor: theme.palette.error.main,
        color: theme.palette.error.contrastText,
      },
    },
  ],
}));

export default function Departures() {
  return (
    <Stack direction="row" spacing={1}>
      <BoardingChip label="09:40, gate 3" />
      <BoardingChip late label="10:05, delayed" />
    </Stack>
  );
}
