export const plans = [
  {
    name: 'Balcony',
    monthly: 0,
    about: 'For a few pots.',
    features: ['10 plants', 'Watering reminders'],
    action: 'Start for free',
  },
  {
    name: 'Garden',
    monthly: 6,
    about: 'For a garden with beds.',
    features: ['200 plants', 'Watering reminders', 'Planting calendar', 'Shared with 4 people'],
    action: 'Try for 30 days',
  },
  {
    name: 'Nursery',
    monthly: 24,
    about: 'For a business.',
    features: ['Unlimited plants', 'Everything in Garden', 'Stock and orders', 'Phone support'],
    action: 'Talk to us',
  },
];

export const questions = [
  {
    question: 'Can I change the plan later?',
    answer: 'Yes, at any time. The difference is refunded to the day.',
  },
  {
    question: 'What if I cancel?',
    answer: 'You can export them for 90 days. After that, we delete your account.',
  },
];
