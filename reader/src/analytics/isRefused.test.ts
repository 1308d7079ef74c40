import { expect, test } from 'vitest';
import { isRefused } from './isRefused.ts';

test.each([{ doNotTrack: '1' }, { doNotTrack: 'yes' }, { globalPrivacyControl: true }])(
  'a browser that says %o is not measured',
  (wishes) => {
    expect(isRefused(wishes)).toBe(true);
  },
);

test.each([{}, { doNotTrack: '0' }, { doNotTrack: null }, { globalPrivacyControl: false }])(
  'a browser that says %o may be',
  (wishes) => {
    expect(isRefused(wishes)).toBe(false);
  },
);
