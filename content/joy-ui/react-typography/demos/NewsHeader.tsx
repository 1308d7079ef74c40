import Typography from '@mui/joy/Typography';

export default function NewsHeader() {
  return (
    <div>
      <Typography level="body-xs">Tuesday, 4 March</Typography>
      <Typography level="h3" component="h2" gutterBottom>
        The bridge opens again
      </Typography>
      <Typography>
        After eleven months of work, the first tram crosses the river on Friday morning.
      </Typography>
    </div>
  );
}
