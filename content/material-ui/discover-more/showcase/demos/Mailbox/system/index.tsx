import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { MessageList } from './MessageList';
import { MessageView } from './MessageView';
import { contains, type Folder, folders, inFolder, type Message, received } from './messages';

export default function Mailbox() {
  const [messages, setMessages] = useState(received);
  const [folder, setFolder] = useState<Folder>('Inbox');
  const [words, setWords] = useState('');
  const [openId, setOpenId] = useState<number | null>(null);
  const [archivedId, setArchivedId] = useState<number | null>(null);
  const panelId = useId();

  const listed = messages.filter((each) => inFolder(each, folder) && contains(each, words));
  const open = messages.find(({ id }) => id === openId);
  const unread = messages.filter((each) => each.unread && !each.archived).length;

  function change(id: number, changes: Partial<Message>) {
    setMessages((all) => all.map((each) => (each.id === id ? { ...each, ...changes } : each)));
    if (changes.archived) {
      setArchivedId(id);
      setOpenId(null);
    }
  }

  function show(id: number) {
    setOpenId(id);
    change(id, { unread: false });
  }

  function undo() {
    if (archivedId !== null) {
      change(archivedId, { archived: false });
    }
    setArchivedId(null);
  }

  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default', color: 'text.primary' }}>
      <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 2 }}>
        <Typography variant="h5" component="h1" sx={{ flexGrow: 1 }}>
          Pigeon
        </Typography>
        <TextField
          type="search"
          size="small"
          label="Search messages"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Box>
      <Tabs value={folder} onChange={(_, value) => setFolder(value)} aria-label="Folders">
        {folders.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${panelId}-${name}`}
            aria-controls={panelId}
            label={
              name === 'Inbox' ? (
                <Badge badgeContent={unread} color="primary" sx={{ pr: 1.5 }}>
                  {name}
                </Badge>
              ) : (
                name
              )
            }
          />
        ))}
      </Tabs>
      <Box
        component="main"
        sx={{ display: 'grid', gridTemplateColumns: { md: 'minmax(280px, 2fr) 3fr' } }}
      >
        <Box
          role="tabpanel"
          id={panelId}
          aria-labelledby={`${panelId}-${folder}`}
          sx={{ display: { xs: open ? 'none' : 'block', md: 'block' }, minWidth: 0 }}
        >
          <MessageList messages={listed} openId={openId} onOpen={show} />
        </Box>
        {open && (
          <MessageView
            message={open}
            onBack={() => setOpenId(null)}
            onChange={(changes) => change(open.id, changes)}
          />
        )}
      </Box>
      <Snackbar
        open={archivedId !== null}
        autoHideDuration={6000}
        onClose={(_, reason) => reason !== 'clickaway' && setArchivedId(null)}
        message="Message archived"
        action={
          <Button color="inherit" size="small" onClick={undo}>
            Undo
          </Button>
        }
      />
    </Box>
  );
}
