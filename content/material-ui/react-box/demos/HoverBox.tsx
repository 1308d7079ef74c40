import Box from '@mui/material/Box';

export default function HoverBox() {
  return (
    <Box
      component="a"
      href="?tour=caves"
      sx={{
        display: 'block',
        p: 2,
        color: 'text.primary',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        textDecoration: 'none',
        '&:hover': { borderColor: 'primary.main' },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
        '&:hover strong': { textDecoration: 'underline' },
      }}
    >
      <strong>Caves by boat</strong>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        Two hours, every day at ten
      </Box>
    </Box>
  );
}
