import { expect, test } from 'vitest';
import { previewOf } from './previews.ts';

test('a component is drawn as what it is, whichever library it is of', () => {
  expect(previewOf('/joy-ui/react-button/')).toBe(previewOf('/material-ui/react-button/'));
  expect(previewOf('/joy-ui/react-button/')).not.toBe(previewOf('/base-ui/react-slider/'));
});

test('a page of another kind is drawn as a sheet of text', () => {
  expect(previewOf('/material-ui/migration/')).toBe(previewOf('/'));
});
