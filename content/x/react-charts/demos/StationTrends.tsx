import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const stations = [
  { name: 'Harbor', riders: [310, 330, 325, 360, 390, 420, 440] },
  { name: 'Market', riders: [520, 515, 530, 500, 505, 490, 480] },
  { name: 'University', riders: [280, 410, 430, 120, 90, 400, 450] },
];

export default function StationTrends() {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, width: 280, listStyle: 'none' }}>
      {stations.map(({ name, riders }) => (
        <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ flexGrow: 1 }}>{name}</Typography>
          <Box aria-hidden="true">
            <SparkLineChart data={riders} width={100} height={36} skipAnimation />
          </Box>
          <Typography sx={{ width: '6ch', textAlign: 'end' }}>{riders.at(-1)}</Typography>
        </Box>
      ))}
    </Box>
  );
}
