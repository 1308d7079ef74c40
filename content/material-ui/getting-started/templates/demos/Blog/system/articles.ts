export interface Article {
  title: string;
  lead: string;
  topic: 'Bread' | 'Pastry' | 'Tools';
  author: string;
  minutes: number;
}

export const articles: readonly Article[] = [
  {
    title: 'What a cold kitchen does to sourdough',
    lead: 'At 17 degrees the dough needs four hours more. Plan your day around that, not against it.',
    topic: 'Bread',
    author: 'Ines Duarte',
    minutes: 7,
  },
  {
    title: 'Lamination without a machine',
    lead: 'Three folds, two rests and a ruler are enough for even layers.',
    topic: 'Pastry',
    author: 'Tomas Vik',
    minutes: 9,
  },
  {
    title: 'Choosing a baking stone',
    lead: 'Thickness matters more than material, and weight matters to your oven.',
    topic: 'Tools',
    author: 'Ines Duarte',
    minutes: 5,
  },
  {
    title: 'Rye for beginners',
    lead: 'Sticky dough is no mistake. Shape it with wet hands and leave the flour in the jar.',
    topic: 'Bread',
    author: 'Amal Said',
    minutes: 6,
  },
];

export const topics = ['All', 'Bread', 'Pastry', 'Tools'] as const;
