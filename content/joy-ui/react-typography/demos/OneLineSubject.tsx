import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function OneLineSubject() {
  return (
    <Sheet variant="outlined" sx={{ width: 260, p: 2, borderRadius: 'sm' }}>
      <Typography level="title-sm">Mara Lopez</Typography>
      <Typography level="body-sm" noWrap>
        Minutes of Thursday's meeting and photos from the garden party
      </Typography>
    </Sheet>
  );
}
