export interface Message {
  id: number;
  from: string;
  subject: string;
  text: string;
  sent: string;
  unread: boolean;
}

export const messages: readonly Message[] = [
  {
    id: 1,
    from: 'Henrike Voss',
    subject: 'Score for Saturday',
    text: 'The second movement starts at bar 40 now. I marked the new bowing in blue. Bring a pencil, we will change it again.',
    sent: 'Today, 9:12',
    unread: true,
  },
  {
    id: 2,
    from: 'Rehearsal room',
    subject: 'Heating on Thursday',
    text: 'The heating is serviced on Thursday morning. The room is cold until noon.',
    sent: 'Today, 8:30',
    unread: true,
  },
  {
    id: 3,
    from: 'Paulo Mendes',
    subject: 'Spare strings',
    text: 'I ordered two sets of gut strings. Tell me if you need one of them before the concert.',
    sent: 'Yesterday',
    unread: false,
  },
];
