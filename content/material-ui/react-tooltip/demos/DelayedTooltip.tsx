import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import FormatUnderlinedIcon from '@mui/icons-material/FormatUnderlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const tools = [
  { name: 'Bold', Icon: FormatBoldIcon },
  { name: 'Italic', Icon: FormatItalicIcon },
  { name: 'Underline', Icon: FormatUnderlinedIcon },
];

export default function DelayedTooltip() {
  return (
    <Stack direction="row">
      {tools.map(({ name, Icon }) => (
        <Tooltip key={name} title={name} enterDelay={700} enterNextDelay={50} leaveDelay={150}>
          <IconButton>
            <Icon />
          </IconButton>
        </Tooltip>
      ))}
    </Stack>
  );
}
