import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

// Each color has enough contrast with black text and with light and dark backgrounds.
const journeys = [
  { id: 'foot', label: 'On foot', value: 38, color: '#26a69a' },
  { id: 'bicycle', label: 'Bicycle', value: 27, color: '#f4774d' },
  { id: 'tram', label: 'Tram', value: 22, color: '#42a5f5' },
  { id: 'car', label: 'Car', value: 13, color: '#ba68c8' },
];

export default function JourneyPie() {
  return (
    <PieChart
      title="How people come to the market"
      desc="Two thirds of the visitors come on foot or by bicycle."
      skipAnimation
      hideLegend
      height={260}
      width={260}
      series={[
        {
          data: journeys,
          innerRadius: 40,
          arcLabel: ({ label, value }) => `${label} ${value}%`,
          arcLabelRadius: 85,
          valueFormatter: ({ value }) => `${value}%`,
        },
      ]}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#000', fontSize: 13 } }}
    />
  );
}
