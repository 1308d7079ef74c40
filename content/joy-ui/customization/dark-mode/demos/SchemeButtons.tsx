import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import { CssVarsProvider, extendTheme, useColorScheme } from '@mui/joy/styles';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';
import { useState } from 'react';

// A separate prefix and attribute, so that the demo doesn't change the page around it.
const theme = extendTheme({ cssVarPrefix: 'room', colorSchemeSelector: 'data-room' });

function SchemeChoice() {
  const { mode, setMode } = useColorScheme();

  return (
    <ToggleButtonGroup
      aria-label="Color scheme"
      value={mode ?? null}
      onChange={(_event, chosen) => chosen && setMode(chosen)}
    >
      <Button value="light">Light</Button>
      <Button value="dark">Dark</Button>
      <Button value="system">System</Button>
    </ToggleButtonGroup>
  );
}

export default function SchemeButtons() {
  const [node, setNode] = useState<HTMLElement | null>(null);

  return (
    // In an app, the provider is at the root and needs none of these props.
    <CssVarsProvider
      theme={theme}
      defaultMode="light"
      modeStorageKey="joy-demo-mode"
      colorSchemeNode={node}
      disableNestedContext
    >
      <Sheet
        ref={setNode}
        variant="outlined"
        sx={{ display: 'grid', gap: 2, p: 2, borderRadius: 'sm' }}
      >
        <Typography>Reading room, second floor</Typography>
        <SchemeChoice />
      </Sheet>
    </CssVarsProvider>
  );
}
