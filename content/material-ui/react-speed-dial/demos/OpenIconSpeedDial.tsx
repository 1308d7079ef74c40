import EditIcon from '@mui/icons-material/Edit';
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted';
import NoteAddIcon from '@mui/icons-material/NoteAdd';
import NotesIcon from '@mui/icons-material/Notes';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

export default function OpenIconSpeedDial() {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <SpeedDial
        ariaLabel="New note"
        direction="right"
        icon={<SpeedDialIcon icon={<NoteAddIcon />} openIcon={<EditIcon />} />}
      >
        <SpeedDialAction icon={<NotesIcon />} slotProps={{ tooltip: { title: 'Text' } }} />
        <SpeedDialAction
          icon={<FormatListBulletedIcon />}
          slotProps={{ tooltip: { title: 'List' } }}
        />
      </SpeedDial>
    </Box>
  );
}
