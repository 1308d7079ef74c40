import Box from '@mui/system/Box';

export default function TicketLink() {
  return (
    <Box
      component="a"
      href="#hover-focus-and-nested-selectors"
      sx={{
        display: 'inline-block',
        px: 2,
        py: 1,
        border: '1px solid light-dark(#0369a1, #7dd3fc)',
        borderRadius: 1,
        color: 'light-dark(#0369a1, #7dd3fc)',
        fontFamily: 'system-ui, sans-serif',
        textDecoration: 'none',
        '&:hover': { textDecoration: 'underline' },
        '&:focus-visible': { outline: '3px solid currentcolor', outlineOffset: 2 },
        '& time': { fontWeight: 700 },
      }}
    >
      Ferry at <time dateTime="14:20">14:20</time>
    </Box>
  );
}
