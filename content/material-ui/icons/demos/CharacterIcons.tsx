import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';

export default function CharacterIcons() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', lineHeight: 1 }}>
      <Icon baseClassName="symbols" fontSize="small">
        ✦
      </Icon>
      <Icon baseClassName="symbols" color="primary">
        ✦
      </Icon>
      <Icon baseClassName="symbols" color="error" fontSize="large">
        ✦
      </Icon>
    </Stack>
  );
}
