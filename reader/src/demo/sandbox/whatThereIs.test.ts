import { expect, test } from 'vitest';
import { nameWhatThereIs } from './whatThereIs.ts';

const known = ['react', '@mui/material', '@mui/material/Button', '@mui/material/Chip', 'dayjs'];

test('for a part of a package that is not there, the likest are named first', () => {
  expect(nameWhatThereIs('@mui/material/Buton', known)).toBe(
    '“@mui/material/Buton” is not part of this page’s packages. ' +
      'There is @mui/material/Button, @mui/material/Chip, @mui/material.',
  );
});

test('for a package that is not there, all packages are named', () => {
  expect(nameWhatThereIs('lodash/map', known)).toContain('There is @mui/material, dayjs, react.');
});
