import Box from '@mui/system/Box';

export default function RoomByWidth() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: 2,
        p: { xs: 2, sm: 3 },
        maxWidth: 480,
        borderRadius: 2,
        border: '1px solid #94a3b8',
      }}
    >
      <Box sx={{ flex: 1 }}>
        <strong>Garden room</strong>
        <div>Two beds, a desk, breakfast until ten</div>
      </Box>
      <Box sx={{ fontSize: 24, fontWeight: 700 }}>€58</Box>
    </Box>
  );
}
