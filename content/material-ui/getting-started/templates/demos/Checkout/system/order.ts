export const basket = [
  { name: 'Wool blanket', detail: 'Moss, 140 × 200 cm', price: 89 },
  { name: 'Linen cushion', detail: 'Sand, 2 pieces', price: 46 },
  { name: 'Shipping', detail: 'By rail, 2 to 4 days', price: 7 },
];

export const total = basket.reduce((sum, { price }) => sum + price, 0);

export interface Field {
  name: string;
  label: string;
  autoComplete: string;
  /** What is wrong with an empty field. */
  missing: string;
}

export const address: readonly Field[] = [
  { name: 'name', label: 'Full name', autoComplete: 'name', missing: 'Enter your name.' },
  {
    name: 'street',
    label: 'Street and number',
    autoComplete: 'address-line1',
    missing: 'Enter the street and number.',
  },
  { name: 'city', label: 'City', autoComplete: 'address-level2', missing: 'Enter the city.' },
  {
    name: 'code',
    label: 'Postal code',
    autoComplete: 'postal-code',
    missing: 'Enter the postal code.',
  },
];

export const payment: readonly Field[] = [
  {
    name: 'holder',
    label: 'Name on card',
    autoComplete: 'cc-name',
    missing: 'Enter the name on the card.',
  },
  {
    name: 'number',
    label: 'Card number',
    autoComplete: 'cc-number',
    missing: 'Enter the card number.',
  },
  {
    name: 'expiry',
    label: 'Expiry date',
    autoComplete: 'cc-exp',
    missing: 'Enter the expiry date.',
  },
];
