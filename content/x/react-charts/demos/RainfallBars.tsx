import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

function inMillimeters(value: number | null) {
  return value === null ? 'no reading' : `${value} mm`;
}

export default function RainfallBars() {
  return (
    <BarChart
      title="Rainfall by month"
      desc="January was the wettest month in both towns; May was the driest."
      skipAnimation
      sx={{ '& > svg': { maxWidth: '100%', height: 'auto' } }}
      height={300}
      width={480}
      xAxis={[{ data: months, scaleType: 'band' }]}
      yAxis={[{ label: 'Rainfall (mm)' }]}
      series={[
        { label: 'Harbor', data: [92, 78, 64, 51, 38, 45], valueFormatter: inMillimeters },
        { label: 'Old Town', data: [70, 61, 58, 43, 29, 40], valueFormatter: inMillimeters },
      ]}
    />
  );
}
