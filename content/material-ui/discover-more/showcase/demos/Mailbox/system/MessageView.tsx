import ArchiveIcon from '@mui/icons-material/Archive';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { Message } from './messages';

interface MessageViewProps {
  message: Message;
  onBack: () => void;
  onChange: (change: Partial<Message>) => void;
}

export function MessageView({ message, onBack, onChange }: MessageViewProps) {
  return (
    <Stack component="article" spacing={2} sx={{ p: 3 }}>
      <Button onClick={onBack} sx={{ alignSelf: 'flex-start', display: { md: 'none' } }}>
        All messages
      </Button>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h5" component="h2" sx={{ flexGrow: 1 }}>
          {message.subject}
        </Typography>
        <Tooltip title={message.starred ? 'Remove star' : 'Add star'}>
          <IconButton onClick={() => onChange({ starred: !message.starred })}>
            {message.starred ? <StarIcon color="warning" /> : <StarBorderIcon />}
          </IconButton>
        </Tooltip>
        {!message.archived && (
          <Tooltip title="Archive">
            <IconButton onClick={() => onChange({ archived: true })}>
              <ArchiveIcon />
            </IconButton>
          </Tooltip>
        )}
      </Stack>
      <Typography color="text.secondary">
        {message.from}, {message.time}
      </Typography>
      <Typography>{message.text}</Typography>
    </Stack>
  );
}
