import { expect, test } from 'vitest';
import { leadToSamePage, samePage } from './leadToSamePage.client.ts';

const pages = 'https://v6.example.org{address}';

test('a version leads to the page on screen', () => {
  history.replaceState(null, '', '/material-ui/react-button/');
  document.body.innerHTML = `
    <a href="https://v6.example.org/start/" data-pages="${pages}">v6</a>
    <a href="https://v4.example.org/start/">v4</a>`;

  leadToSamePage();

  const addresses = [...document.links].map(({ href }) => href);
  expect(addresses).toEqual([
    'https://v6.example.org/material-ui/react-button/',
    'https://v4.example.org/start/',
  ]);
});

test('a page that a version does not have is not looked for there', () => {
  const version = { pages, without: '/new/ /newer/' };

  expect(samePage(version, '/newer/')).toBeUndefined();
  expect(samePage(version, '/new')).toBe('https://v6.example.org/new');
});
