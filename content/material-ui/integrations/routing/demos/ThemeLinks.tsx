import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ComponentProps, createContext, useContext, useState } from 'react';

const Navigate = createContext((_address: string) => {});

// A very small router: it replaces the default navigation with a state update.
function RouterLink({ href = '', ...others }: ComponentProps<'a'>) {
  const navigate = useContext(Navigate);
  return (
    <a
      href={href}
      {...others}
      onClick={(event) => {
        event.preventDefault();
        navigate(href);
      }}
    />
  );
}

const routerTheme = (outer: object) =>
  createTheme(outer, {
    components: {
      MuiLink: { defaultProps: { component: RouterLink } },
      MuiButtonBase: { defaultProps: { LinkComponent: RouterLink } },
    },
  });

export default function ThemeLinks() {
  const [address, setAddress] = useState('/material-ui/react-list/');
  return (
    <ThemeProvider theme={routerTheme}>
      <Navigate value={setAddress}>
        <Stack spacing={1} sx={{ alignItems: 'center' }}>
          <Typography aria-live="polite">Current page: {address}</Typography>
          <Button href="/material-ui/react-tabs/">Tabs</Button>
          <Link href="/material-ui/react-list/">Lists</Link>
        </Stack>
      </Navigate>
    </ThemeProvider>
  );
}
