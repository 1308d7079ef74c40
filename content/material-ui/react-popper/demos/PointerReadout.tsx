import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper, { type PopperProps } from '@mui/material/Popper';
import { type MouseEvent, useMemo, useRef, useState } from 'react';

type Popup = Extract<PopperProps['popperRef'], { current: unknown }>['current'];

export default function PointerReadout() {
  const popper = useRef<Popup>(null);
  const pointer = useRef({ x: 0, y: 0 });
  const [depth, setDepth] = useState<number>();

  const anchor = useMemo(
    () => ({
      getBoundingClientRect: () => new DOMRect(pointer.current.x, pointer.current.y, 0, 0),
    }),
    [],
  );

  function follow({ clientX, clientY, currentTarget }: MouseEvent) {
    const { top } = currentTarget.getBoundingClientRect();
    pointer.current = { x: clientX, y: clientY };
    setDepth(Math.max(0, Math.round((clientY - top) / 4)));
    popper.current?.update();
  }

  return (
    <>
      <Box
        onMouseMove={follow}
        onMouseLeave={() => setDepth(undefined)}
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 280,
          height: 160,
          bgcolor: 'action.hover',
        }}
      >
        The lake, 40 meters deep
      </Box>
      <Popper
        open={depth !== undefined}
        anchorEl={anchor}
        placement="top"
        popperRef={popper}
        sx={{ pointerEvents: 'none' }}
      >
        <Paper sx={{ px: 1, m: 1 }}>{depth} m</Paper>
      </Popper>
    </>
  );
}
