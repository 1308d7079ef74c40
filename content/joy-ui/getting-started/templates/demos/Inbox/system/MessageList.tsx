import Chip from '@mui/joy/Chip';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import Typography from '@mui/joy/Typography';
import type { Message } from './messages';

interface MessageListProps {
  messages: readonly Message[];
  chosen: number;
  read: readonly number[];
  onChoose: (id: number) => void;
}

export function MessageList({ messages, chosen, read, onChoose }: MessageListProps) {
  return (
    <List aria-label="Messages" sx={{ '--ListItem-radius': '8px', gap: 0.5 }}>
      {messages.map(({ id, from, subject, sent, unread }) => (
        <ListItem key={id}>
          <ListItemButton
            selected={id === chosen}
            aria-current={id === chosen}
            onClick={() => onChoose(id)}
          >
            <ListItemContent>
              <Typography
                component="div"
                level="title-sm"
                endDecorator={isNew(unread, id, read) && <NewChip />}
              >
                {from}
              </Typography>
              <Typography level="body-sm" noWrap>
                {subject}
              </Typography>
              <Typography level="body-xs">{sent}</Typography>
            </ListItemContent>
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

function isNew(unread: boolean, id: number, read: readonly number[]): boolean {
  return unread && !read.includes(id);
}

function NewChip() {
  return (
    <Chip size="sm" variant="soft" color="primary">
      New
    </Chip>
  );
}
