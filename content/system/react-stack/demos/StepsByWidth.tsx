import Stack from '@mui/system/Stack';

const steps = ['Choose a room', 'Enter the guests', 'Pay on arrival'];

export default function StepsByWidth() {
  return (
    <Stack
      component="ol"
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 5 }}
      sx={{ m: 0, pl: 3, fontFamily: 'system-ui, sans-serif' }}
    >
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </Stack>
  );
}
