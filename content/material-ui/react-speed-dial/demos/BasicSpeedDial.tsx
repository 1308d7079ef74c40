import EmailIcon from '@mui/icons-material/Email';
import LinkIcon from '@mui/icons-material/Link';
import PrintIcon from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

const actions = [
  { title: 'Send by email', icon: <EmailIcon /> },
  { title: 'Copy link', icon: <LinkIcon /> },
  { title: 'Print', icon: <PrintIcon /> },
];

export default function BasicSpeedDial() {
  return (
    <Box sx={{ position: 'relative', width: 1, height: 280 }}>
      <SpeedDial
        ariaLabel="Share"
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        {actions.map(({ title, icon }) => (
          <SpeedDialAction key={title} icon={icon} slotProps={{ tooltip: { title } }} />
        ))}
      </SpeedDial>
    </Box>
  );
}
