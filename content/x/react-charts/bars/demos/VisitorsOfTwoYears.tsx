import { BarChart } from '@mui/x-charts/BarChart';

const visitors = [
  { month: 'April', last: 310, current: 420 },
  { month: 'May', last: 480, current: 455 },
  { month: 'June', last: 620, current: 710 },
];

export default function VisitorsOfTwoYears() {
  return (
    <BarChart
      title="Visitors of the garden in two years"
      desc="In June, 710 people came, 90 more than the year before; in May, slightly fewer."
      skipAnimation
      sx={{ '& > svg': { maxWidth: '100%', height: 'auto' } }}
      height={260}
      width={440}
      dataset={visitors}
      xAxis={[{ dataKey: 'month', scaleType: 'band' }]}
      series={[
        { dataKey: 'last', label: 'Last year' },
        { dataKey: 'current', label: 'This year' },
      ]}
    />
  );
}
