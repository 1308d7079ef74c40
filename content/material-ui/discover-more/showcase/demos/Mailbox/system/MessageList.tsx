import StarIcon from '@mui/icons-material/Star';
import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { Message } from './messages';

interface MessageListProps {
  messages: Message[];
  openId: number | null;
  onOpen: (id: number) => void;
}

export function MessageList({ messages, openId, onOpen }: MessageListProps) {
  if (messages.length === 0) {
    return (
      <Typography color="text.secondary" sx={{ p: 3 }}>
        No messages
      </Typography>
    );
  }
  return (
    <List aria-label="Messages" disablePadding>
      {messages.map(({ id, from, subject, time, unread, starred }) => (
        <ListItem key={id} disablePadding divider>
          <ListItemButton
            selected={id === openId}
            aria-current={id === openId ? 'true' : undefined}
            onClick={() => onOpen(id)}
          >
            <ListItemAvatar>
              <Avatar aria-hidden sx={unread ? { bgcolor: 'primary.main' } : undefined}>
                {from[0]}
              </Avatar>
            </ListItemAvatar>
            <ListItemText
              primary={from}
              secondary={subject}
              slotProps={{
                primary: { noWrap: true, fontWeight: unread ? 'bold' : undefined },
                secondary: { noWrap: true },
              }}
            />
            {starred && <StarIcon color="warning" fontSize="small" titleAccess="Starred" />}
            <Typography variant="caption" color="text.secondary" sx={{ ml: 1 }}>
              {time}
            </Typography>
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
