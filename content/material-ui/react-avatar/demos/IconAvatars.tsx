import FolderIcon from '@mui/icons-material/Folder';
import GroupsIcon from '@mui/icons-material/Groups';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function IconAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar role="img" aria-label="Team">
        <GroupsIcon />
      </Avatar>
      <Avatar
        role="img"
        aria-label="Folder"
        sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText' }}
      >
        <FolderIcon />
      </Avatar>
    </Stack>
  );
}
