import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const broken = 'data:image/png;base64,';
const color = { bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function FallbackAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar src={broken} alt="Bea Stone" sx={color}>
        BS
      </Avatar>
      <Avatar src={broken} alt="Bea Stone" sx={color} />
      <Avatar src={broken} alt="" />
    </Stack>
  );
}
