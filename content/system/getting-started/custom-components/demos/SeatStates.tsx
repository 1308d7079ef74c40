import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';

interface SeatProps {
  taken?: boolean;
}

const Seat = styled('span')<SeatProps>({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  border: '2px solid light-dark(#0f766e, #5eead4)',
  borderRadius: 8,
  fontFamily: 'system-ui, sans-serif',
  variants: [
    {
      props: { taken: true },
      style: {
        borderStyle: 'dashed',
        borderColor: '#94a3b8',
        color: 'light-dark(#475569, #cbd5e1)',
        textDecoration: 'line-through',
      },
    },
  ],
});

const seats = [
  { name: '4A', taken: false },
  { name: '4B', taken: true },
  { name: '4C', taken: false },
];

export default function SeatStates() {
  return (
    <Stack direction="row" spacing={1}>
      {seats.map(({ name, taken }) => (
        <Seat
          key={name}
          taken={taken}
          aria-label={`${name}, ${taken ? 'taken' : 'free'}`}
          role="img"
        >
          {name}
        </Seat>
      ))}
    </Stack>
  );
}
