import Avatar from '@mui/material/Avatar';

export default function OpenCode() {
  return <Avatar sx={{ bgcolor: 'primary.dark' }}>RA</Avatar>;
}
