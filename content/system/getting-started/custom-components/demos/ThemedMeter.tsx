import createTheme from '@mui/system/createTheme';
import styled from '@mui/system/styled';
import ThemeProvider from '@mui/system/ThemeProvider';
import useThemeProps from '@mui/system/useThemeProps';

interface WaterMeterProps {
  level: number;
  unit?: string;
}

const MeterRoot = styled('div', { name: 'WaterMeter', slot: 'Root' })({
  fontFamily: 'system-ui, sans-serif',
});

const MeterValue = styled('strong', { name: 'WaterMeter', slot: 'Value' })({
  display: 'block',
  fontSize: 32,
});

function WaterMeter(inProps: WaterMeterProps) {
  const { level, unit = 'cm' } = useThemeProps({ props: inProps, name: 'WaterMeter' });
  return (
    <MeterRoot>
      <MeterValue>
        {level} {unit}
      </MeterValue>
      River at the old bridge
    </MeterRoot>
  );
}

const theme = createTheme({
  components: {
    WaterMeter: {
      defaultProps: { unit: 'centimeters' },
      styleOverrides: { value: { color: 'light-dark(#0369a1, #7dd3fc)' } },
    },
  },
});

export default function ThemedMeter() {
  return (
    <ThemeProvider theme={theme}>
      <WaterMeter level={184} />
    </ThemeProvider>
  );
}
