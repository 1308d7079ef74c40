import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useState } from 'react';

interface Message {
  id: number;
  text: string;
}

const guests = ['Ada', 'Bruno', 'Chloe', 'Dmitri', 'Elif'];

export default function MessageQueue() {
  const [queue, setQueue] = useState<Message[]>([]);
  const [closing, setClosing] = useState(false);
  const [next, setNext] = useState(0);
  const [message] = queue;

  function invite() {
    const text = `${guests[next % guests.length]} invited`;
    setQueue([...queue, { id: next, text }]);
    setNext(next + 1);
  }

  function showNext() {
    setQueue((messages) => messages.slice(1));
    setClosing(false);
  }

  return (
    <>
      <Button variant="outlined" onClick={invite}>
        Invite a guest
      </Button>
      <Snackbar
        key={message?.id}
        open={Boolean(message) && !closing}
        autoHideDuration={queue.length > 1 ? 2500 : 5000}
        onClose={(_event, reason) => reason !== 'clickaway' && setClosing(true)}
        slotProps={{ transition: { onExited: showNext } }}
        message={message?.text}
      />
    </>
  );
}
