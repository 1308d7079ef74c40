import Box from '@mui/material/Box';

export default function BasicBox() {
  return (
    <Box
      sx={{
        p: 2,
        maxWidth: 320,
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
        borderRadius: 2,
        boxShadow: 3,
        typography: 'h6',
      }}
    >
      The pool is open until nine tonight.
    </Box>
  );
}
