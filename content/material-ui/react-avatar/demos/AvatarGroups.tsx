import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

const people = ['Ana', 'Ben', 'Cleo', 'Dev', 'Eva', 'Finn'];
const color = { bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function AvatarGroups() {
  return (
    <AvatarGroup
      max={4}
      role="img"
      aria-label={`Going: ${people.join(', ')}`}
      slotProps={{ surplus: { sx: color } }}
      sx={{ justifyContent: 'start' }}
    >
      {people.map((name) => (
        <Avatar key={name} sx={color}>
          {name[0]}
        </Avatar>
      ))}
    </AvatarGroup>
  );
}
