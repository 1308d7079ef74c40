import { BarChart } from '@mui/x-charts/BarChart';

const inKilowattHours = (value: number | null) => `${value ?? 0} kWh`;

export default function StackedEnergy() {
  return (
    <BarChart
      title="Where the electricity came from"
      desc="From winter to summer, solar power grew from 20 to 210 of about 300 kilowatt-hours."
      skipAnimation
      sx={{ '& > svg': { maxWidth: '100%', height: 'auto' } }}
      height={260}
      width={440}
      xAxis={[{ data: ['Winter', 'Spring', 'Summer'], scaleType: 'band' }]}
      series={[
        { label: 'Grid', data: [290, 170, 80], stack: 'all', valueFormatter: inKilowattHours },
        { label: 'Solar', data: [20, 130, 210], stack: 'all', valueFormatter: inKilowattHours },
      ]}
    />
  );
}
