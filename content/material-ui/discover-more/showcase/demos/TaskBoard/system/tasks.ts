export const columns = ['To do', 'In progress', 'Done'] as const;

export type Column = (typeof columns)[number];

export const people = ['Amara', 'Luca', 'Wen'] as const;

export type Person = (typeof people)[number];

export interface Task {
  id: number;
  title: string;
  column: Column;
  person: Person;
}

export const planned: Task[] = [
  { id: 1, title: 'Order seed for the north field', column: 'To do', person: 'Amara' },
  { id: 2, title: 'Repair the greenhouse door', column: 'To do', person: 'Wen' },
  { id: 3, title: 'Test the new irrigation timer', column: 'In progress', person: 'Luca' },
  { id: 4, title: 'Label the apple varieties', column: 'In progress', person: 'Amara' },
  { id: 5, title: 'Send invoices for September', column: 'Done', person: 'Wen' },
];
