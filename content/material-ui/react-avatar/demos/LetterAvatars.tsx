import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const colors = ['primary', 'secondary', 'success', 'error'] as const;

function colorOf(name: string) {
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return colors[sum % colors.length];
}

function initialsOf(name: string) {
  return name
    .split(' ')
    .map(([first]) => first)
    .join('');
}

export default function LetterAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      {['Mara Ode', 'Kofi Asante', 'Yuki Mori'].map((name) => (
        <Avatar
          key={name}
          role="img"
          aria-label={name}
          sx={{ bgcolor: `${colorOf(name)}.main`, color: `${colorOf(name)}.contrastText` }}
        >
          {initialsOf(name)}
        </Avatar>
      ))}
    </Stack>
  );
}
