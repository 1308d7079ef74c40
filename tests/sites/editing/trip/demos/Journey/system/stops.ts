export const stops = [
  { name: 'Harbour', minutes: 0 },
  { name: 'Lighthouse', minutes: 12 },
];
