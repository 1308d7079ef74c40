import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { useState } from 'react';

const months = ['March', 'April', 'May', 'June'];
const rain = [62, 48, 71, 39];

export default function ClickedMonth() {
  const [clicked, setClicked] = useState(0);

  return (
    <Box>
      <BarChart
        title="Rain by month"
        desc="May was the wettest month with 71 millimeters, June the driest with 39."
        skipAnimation
        sx={{ '& > svg': { maxWidth: '100%', height: 'auto' } }}
        height={240}
        width={420}
        xAxis={[{ data: months, scaleType: 'band' }]}
        series={[{ data: rain }]}
        onItemClick={(_event, { dataIndex }) => setClicked(dataIndex)}
      />
      <Typography role="status">
        {months[clicked]}: {rain[clicked]} millimeters
      </Typography>
    </Box>
  );
}
