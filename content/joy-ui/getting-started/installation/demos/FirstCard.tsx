import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

export default function FirstCard() {
  return (
    <Card sx={{ width: 280 }}>
      <Typography level="title-lg">Your parcel is here</Typography>
      <Typography>Pick it up at the kiosk by Friday.</Typography>
      <Button>Show the code</Button>
    </Card>
  );
}
