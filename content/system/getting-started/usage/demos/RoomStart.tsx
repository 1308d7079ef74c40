import Box from '@mui/system/Box';

export default function RoomStart() {
  return (
    <Box sx={{ p: 2, maxWidth: 480, borderRadius: 2, border: '1px solid #94a3b8' }}>
      <strong>Garden room</strong>
      <div>Two beds, a desk, breakfast until ten</div>
    </Box>
  );
}
