import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24];
const springTide = [4.1, 3.2, 1.4, 0.3, 0.9, 2.7, 4.2, 3.4, 1.6, 0.4, 0.8, 2.6, 4.1];
const neapTide = [2.9, 2.6, 2.0, 1.5, 1.7, 2.4, 2.9, 2.7, 2.1, 1.6, 1.7, 2.3, 2.9];

function inMeters(value: number | null) {
  return value === null ? 'no reading' : `${value.toFixed(1)} m`;
}

export default function SeaLevelLines() {
  return (
    <LineChart
      title="Water level through a day"
      desc="At spring tide, the water rises and falls by nearly four meters; at neap tide, by less than two."
      skipAnimation
      sx={{ '& > svg': { maxWidth: '100%', height: 'auto' } }}
      height={300}
      width={480}
      grid={{ horizontal: true }}
      xAxis={[{ data: hours, label: 'Hour', min: 0, max: 24 }]}
      yAxis={[{ label: 'Water level (m)' }]}
      series={[
        { label: 'Spring tide', data: springTide, showMark: false, valueFormatter: inMeters },
        { label: 'Neap tide', data: neapTide, showMark: false, valueFormatter: inMeters },
      ]}
    />
  );
}
