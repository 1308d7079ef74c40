import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function NavigationLinks() {
  return (
    <Stack
      component="nav"
      aria-label="Components"
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap' }}
    >
      <IconButton href="/material-ui/all-components/" aria-label="Back to all components">
        <ArrowBackIcon />
      </IconButton>
      <Typography>
        Read <Link href="/material-ui/react-tabs/">about tabs</Link> first.
      </Typography>
      <Button href="/material-ui/react-menu/" variant="contained">
        Open menus
      </Button>
    </Stack>
  );
}
