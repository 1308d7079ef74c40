export const figures = [
  { name: 'Repairs this week', value: '48', change: '6 more than last week' },
  { name: 'Waiting for parts', value: '7', change: '2 fewer than last week' },
  { name: 'Average duration', value: '2.4 days', change: 'the same as last week' },
  { name: 'Revenue', value: '€ 3,120', change: '€ 240 more than last week' },
];

export const days = [
  { day: 'Mon', finished: 6 },
  { day: 'Tue', finished: 9 },
  { day: 'Wed', finished: 5 },
  { day: 'Thu', finished: 11 },
  { day: 'Fri', finished: 12 },
  { day: 'Sat', finished: 5 },
];

export const repairs = [
  { id: 'R-418', bike: 'Cargo bike', work: 'Brake lines', state: 'Ready' },
  { id: 'R-417', bike: 'Road bike', work: 'Bottom bracket', state: 'In progress' },
  { id: 'R-416', bike: 'City bike', work: 'Hub gear service', state: 'Waiting' },
  { id: 'R-415', bike: 'Mountain bike', work: 'Fork seals', state: 'In progress' },
  { id: 'R-414', bike: 'Child bike', work: 'New tires', state: 'Ready' },
];
