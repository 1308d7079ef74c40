import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

const wishes = [
  { wish: 'More benches by the lake', votes: 64 },
  { wish: 'A drinking fountain', votes: 51 },
  { wish: 'Later closing in summer', votes: 38 },
];

export default function LongNames() {
  return (
    <BarChart
      title="What visitors wish for"
      desc="More benches by the lake got 64 votes, a drinking fountain 51, and later closing 38."
      skipAnimation
      sx={{
        '& > svg': { maxWidth: '100%', height: 'auto' },
        // The default text color has too little contrast with the bars.
        [`& .${barLabelClasses.root}`]: { fill: '#fff' },
      }}
      height={220}
      width={440}
      layout="horizontal"
      dataset={wishes}
      yAxis={[{ dataKey: 'wish', scaleType: 'band', width: 170 }]}
      series={[{ dataKey: 'votes' }]}
      barLabel="value"
      hideLegend
    />
  );
}
