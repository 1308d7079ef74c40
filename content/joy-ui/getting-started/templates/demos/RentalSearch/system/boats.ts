export const boats = [
  { name: 'Heron', kind: 'Canoe', seats: 2, price: 28, place: 'North pier' },
  { name: 'Otter', kind: 'Canoe', seats: 3, price: 34, place: 'Mill bridge' },
  { name: 'Dragonfly', kind: 'Kayak', seats: 1, price: 22, place: 'North pier' },
  { name: 'Swan', kind: 'Rowboat', seats: 4, price: 40, place: 'Old lock' },
  { name: 'Coot', kind: 'Rowboat', seats: 5, price: 46, place: 'Mill bridge' },
] as const;

export type Boat = (typeof boats)[number];

export const kinds = ['Any', 'Canoe', 'Kayak', 'Rowboat'] as const;

export type Kind = (typeof kinds)[number];
