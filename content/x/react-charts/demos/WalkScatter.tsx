import { ScatterChart } from '@mui/x-charts/ScatterChart';

// x is the length in kilometers, y the duration in hours.
const flat = [
  { id: 1, x: 5, y: 1.2 },
  { id: 2, x: 8, y: 1.9 },
  { id: 3, x: 11, y: 2.7 },
  { id: 4, x: 14, y: 3.3 },
  { id: 5, x: 18, y: 4.4 },
];

const steep = [
  { id: 6, x: 4, y: 1.8 },
  { id: 7, x: 7, y: 3.1 },
  { id: 8, x: 9, y: 3.6 },
  { id: 9, x: 12, y: 5.2 },
  { id: 10, x: 15, y: 6.1 },
];

export default function WalkScatter() {
  return (
    <ScatterChart
      title="Length and duration of walks"
      desc="Walks in the mountains take nearly twice as long as walks by the sea."
      sx={{ '& > svg': { maxWidth: '100%', height: 'auto' } }}
      height={300}
      width={480}
      xAxis={[{ label: 'Length (km)', min: 0, max: 20 }]}
      yAxis={[{ label: 'Hours', min: 0, max: 7 }]}
      series={[
        { label: 'By the sea', data: flat, markerSize: 5 },
        { label: 'In the mountains', data: steep, markerSize: 5 },
      ]}
    />
  );
}
