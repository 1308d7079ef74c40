import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { PieChart } from '@mui/x-charts/PieChart';

const months = ['July', 'August', 'September', 'October'];

export default function OrchardYear() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      <BarChart
        title="Fruit picked by month"
        desc="Apples peak in September with 52 crates, pears in August with 24."
        skipAnimation
        sx={{ '& > svg': { maxWidth: '100%', height: 'auto' } }}
        width={420}
        height={260}
        xAxis={[{ data: months, scaleType: 'band' }]}
        series={[
          { label: 'Apples', data: [4, 31, 52, 40], stack: 'fruit' },
          { label: 'Pears', data: [12, 24, 9, 2], stack: 'fruit' },
        ]}
      />
      <PieChart
        title="Where the fruit went"
        desc="Half was sold at the market, a third was pressed, and the rest was stored."
        skipAnimation
        sx={{ '& > svg': { maxWidth: '100%', height: 'auto' } }}
        width={260}
        height={260}
        series={[
          {
            innerRadius: 40,
            paddingAngle: 2,
            data: [
              { id: 'market', value: 87, label: 'Market' },
              { id: 'press', value: 58, label: 'Press' },
              { id: 'store', value: 29, label: 'Store' },
            ],
          },
        ]}
      />
    </Box>
  );
}
