import Typography from '@mui/joy/Typography';

export default function MarkedWords() {
  return (
    <Typography>
      Platform 4 is closed.{' '}
      <Typography color="warning" variant="soft">
        Trains to the coast
      </Typography>{' '}
      leave from platform 7,{' '}
      <Typography sx={{ fontWeight: 'lg' }} textColor="text.primary">
        ten minutes later
      </Typography>
      .
    </Typography>
  );
}
