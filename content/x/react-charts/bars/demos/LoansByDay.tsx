import { BarChart } from '@mui/x-charts/BarChart';

export default function LoansByDay() {
  return (
    <BarChart
      title="Books lent by day"
      desc="Saturday was the busiest day with 96 books, and Monday the quietest with 31."
      skipAnimation
      sx={{ '& > svg': { maxWidth: '100%', height: 'auto' } }}
      height={260}
      width={440}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'], scaleType: 'band' }]}
      yAxis={[{ label: 'Books' }]}
      series={[{ data: [31, 44, 52, 47, 70, 96] }]}
    />
  );
}
