import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { useState } from 'react';
import { BoatCard } from './BoatCard';
import { boats, type Kind, kinds } from './boats';

export default function RentalSearch() {
  const [kind, setKind] = useState<Kind>('Any');
  const [seats, setSeats] = useState(1);
  const [reserved, setReserved] = useState('');
  const found = boats.filter(
    (boat) => boat.seats >= seats && (kind === 'Any' || boat.kind === kind),
  );

  return (
    <Box sx={{ minHeight: '100vh', p: { xs: 2, sm: 4 }, bgcolor: 'background.body' }}>
      <Box component="main" sx={{ maxWidth: 960, mx: 'auto' }}>
        <Typography level="h2" component="h1">
          Rent a boat
        </Typography>
        <Typography level="body-md" sx={{ mb: 3 }}>
          All boats come with paddles or oars, and a dry bag.
        </Typography>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={3}
          component="form"
          role="search"
          aria-label="Boats"
          sx={{ mb: 2 }}
        >
          <FormControl sx={{ minWidth: 160 }}>
            <FormLabel id="kind-label" htmlFor="kind">
              Kind
            </FormLabel>
            <Select
              value={kind}
              onChange={(_, value) => setKind(value ?? 'Any')}
              slotProps={{ button: { id: 'kind', 'aria-labelledby': 'kind-label kind' } }}
            >
              {kinds.map((name) => (
                <Option key={name} value={name}>
                  {name}
                </Option>
              ))}
            </Select>
          </FormControl>
          <FormControl sx={{ flexGrow: 1, maxWidth: { sm: 260 } }}>
            <FormLabel>Seats, at least {seats}</FormLabel>
            <Slider
              aria-label="Seats, at least"
              min={1}
              max={5}
              marks
              value={seats}
              onChange={(_, value) => setSeats(Number(value))}
            />
          </FormControl>
        </Stack>
        <Typography role="status" level="body-sm" sx={{ mb: 1 }}>
          {found.length === 1 ? '1 boat' : `${found.length} boats`}
        </Typography>
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
            gap: 2,
            m: 0,
            p: 0,
          }}
        >
          {found.map((boat) => (
            <BoatCard
              key={boat.name}
              boat={boat}
              reserved={boat.name === reserved}
              onReserve={() => setReserved(boat.name === reserved ? '' : boat.name)}
            />
          ))}
        </Box>
      </Box>
    </Box>
  );
}
