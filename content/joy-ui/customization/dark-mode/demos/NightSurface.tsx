import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const Sky = styled('div')(({ theme }) => ({
  blockSize: 64,
  borderRadius: theme.radius.sm,
  background: 'linear-gradient(#7dd3fc, #e0f2fe)',
  [theme.getColorSchemeSelector('dark')]: {
    background: 'linear-gradient(#0c0a3e, #312e81)',
  },
}));

export default function NightSurface() {
  return (
    <Sheet variant="outlined" sx={{ width: 280, p: 2, borderRadius: 'md' }}>
      <Stack spacing={1}>
        <Sky role="img" aria-label="The sky now" />
        <Typography level="title-md">Above the harbor</Typography>
        <Typography level="body-sm">Clear, with a light wind from the west</Typography>
      </Stack>
    </Sheet>
  );
}
