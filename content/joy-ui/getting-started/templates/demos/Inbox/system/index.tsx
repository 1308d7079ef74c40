import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Divider from '@mui/joy/Divider';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { useState } from 'react';
import { MessageList } from './MessageList';
import { messages } from './messages';
import { Reply } from './Reply';

export default function Inbox() {
  const [chosen, setChosen] = useState(1);
  const [read, setRead] = useState<readonly number[]>([1]);
  const message = messages.find(({ id }) => id === chosen);

  function choose(id: number) {
    setChosen(id);
    setRead([...read, id]);
  }

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '260px minmax(0, 1fr)' },
        gridTemplateRows: { xs: 'auto auto 1fr', sm: 'auto 1fr' },
        minHeight: '100vh',
        bgcolor: 'background.body',
      }}
    >
      <Sheet
        component="header"
        variant="solid"
        color="primary"
        invertedColors
        sx={{ gridColumn: '1 / -1', p: 2 }}
      >
        <Typography level="title-lg" component="h1">
          Quartet inbox
        </Typography>
      </Sheet>
      <Sheet component="nav" aria-label="Inbox" variant="soft" sx={{ p: 1 }}>
        <MessageList messages={messages} chosen={chosen} read={read} onChoose={choose} />
      </Sheet>
      {message && (
        <Stack component="main" spacing={2} sx={{ p: { xs: 2, sm: 3 } }}>
          <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
            <Avatar aria-hidden="true">{message.from.charAt(0)}</Avatar>
            <div>
              <Typography level="h4" component="h2">
                {message.subject}
              </Typography>
              <Typography level="body-sm">
                {message.from}, {message.sent}
              </Typography>
            </div>
          </Stack>
          <Typography>{message.text}</Typography>
          <Divider />
          <Reply key={message.id} to={message.from} />
        </Stack>
      )}
    </Box>
  );
}
