import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';

function renderInto(host: HTMLElement) {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const container = document.createElement('div');
  shadow.replaceChildren(container);

  const cache = createCache({ key: 'widget', container: shadow, prepend: true });
  const theme = createTheme({
    components: { MuiPopper: { defaultProps: { container } } },
  });
  const root = createRoot(container);
  root.render(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <Tooltip title="Until eight in the evening" describeChild>
          <Button variant="contained">Open now</Button>
        </Tooltip>
      </ThemeProvider>
    </CacheProvider>,
  );
  return root;
}

export default function ShadowWidget() {
  const host = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (host.current) {
      const root = renderInto(host.current);
      return () => queueMicrotask(() => root.unmount());
    }
  }, []);

  return <div ref={host} />;
}
