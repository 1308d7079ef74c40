export const folders = ['Inbox', 'Starred', 'Archive'] as const;

export type Folder = (typeof folders)[number];

export interface Message {
  id: number;
  from: string;
  subject: string;
  time: string;
  text: string;
  unread: boolean;
  starred: boolean;
  archived: boolean;
}

export const received: Message[] = [
  {
    id: 1,
    from: 'Ines Okafor',
    subject: 'Proofs for the autumn map',
    time: '09:41',
    text: 'The contour lines are back from the printer. They look thin on page four; could you compare them with the spring edition before noon?',
    unread: true,
    starred: false,
    archived: false,
  },
  {
    id: 2,
    from: 'Harbor Library',
    subject: 'Two books are due on Friday',
    time: '08:15',
    text: '“Tides and Timetables” and “A Field Guide to Lighthouses” can be renewed once more at the desk or online.',
    unread: true,
    starred: true,
    archived: false,
  },
  {
    id: 3,
    from: 'Jonas Petrov',
    subject: 'Ride on Sunday?',
    time: 'Sat',
    text: 'The ferry leaves at ten past eight. If the wind turns, we take the path behind the dunes instead.',
    unread: false,
    starred: true,
    archived: false,
  },
  {
    id: 4,
    from: 'Solar Cooperative',
    subject: 'Your roof in October: 212 kWh',
    time: 'Fri',
    text: 'That is 9% more than last October. The inverter was offline for two hours on the 14th, during maintenance.',
    unread: false,
    starred: false,
    archived: true,
  },
];

export function inFolder(message: Message, folder: Folder) {
  if (folder === 'Starred') {
    return message.starred;
  }
  return message.archived === (folder === 'Archive');
}

export function contains(message: Message, words: string) {
  const text = `${message.from} ${message.subject} ${message.text}`.toLowerCase();
  return text.includes(words.trim().toLowerCase());
}
