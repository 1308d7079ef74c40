import Button from '@mui/material/Button';
import Snackbar, { type SnackbarOrigin } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

const positions: SnackbarOrigin[] = [
  { vertical: 'top', horizontal: 'center' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'center' },
];

const nameOf = ({ vertical, horizontal }: SnackbarOrigin) => `${vertical} ${horizontal}`;

export default function SnackbarPosition() {
  const [open, setOpen] = useState(false);
  const [position, setPosition] = useState(positions[0]);

  return (
    <>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        {positions.map((choice) => (
          <Button
            key={nameOf(choice)}
            onClick={() => {
              setPosition(choice);
              setOpen(true);
            }}
          >
            {nameOf(choice)}
          </Button>
        ))}
      </Stack>
      {position && (
        <Snackbar
          key={nameOf(position)}
          anchorOrigin={position}
          open={open}
          autoHideDuration={4000}
          onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
          message={`This is ${nameOf(position)}`}
        />
      )}
    </>
  );
}
