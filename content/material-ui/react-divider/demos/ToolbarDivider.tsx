import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';

export default function ToolbarDivider() {
  return (
    <Paper variant="outlined" sx={{ display: 'inline-flex' }}>
      <IconButton aria-label="Undo">
        <UndoIcon />
      </IconButton>
      <IconButton aria-label="Redo">
        <RedoIcon />
      </IconButton>
      <Divider orientation="vertical" variant="middle" flexItem />
      <IconButton aria-label="Bold">
        <FormatBoldIcon />
      </IconButton>
      <IconButton aria-label="Italic">
        <FormatItalicIcon />
      </IconButton>
    </Paper>
  );
}
