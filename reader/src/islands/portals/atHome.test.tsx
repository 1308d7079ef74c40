import { render } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { beforeEach, expect, test } from 'vitest';
import { atHome } from './atHome.island.tsx';
import { Home } from './home.island.tsx';

beforeEach(() => document.body.replaceChildren());

test('what a part with styles of its own opens lies where those styles reach', () => {
  render(
    <Home value="page/Demo/tailwind">
      <Portal>Popup</Portal>
      <Portal container={document.body}>Menu</Portal>
    </Home>,
  );

  const homes = [...document.querySelectorAll('body > [data-scope="page/Demo/tailwind"]')];
  expect(homes.map(({ textContent }) => textContent)).toEqual(['PopupMenu']);
});

test('where its author says where to, that holds', () => {
  const place = document.createElement('aside');

  render(
    <Home value="page/Demo/tailwind">
      <Portal container={() => place}>Popup</Portal>
    </Home>,
  );

  expect(place.textContent).toBe('Popup');
});

test('a part without styles of its own opens things as everywhere else', () => {
  render(<Portal>Popup</Portal>);

  expect(document.body.lastChild?.textContent).toBe('Popup');
  expect(document.querySelector('[data-scope]')).toBeNull();
});

type Container = Element | null | undefined;

interface LibrarysProps {
  children: ReactNode;
  container?: Container | (() => Container);
}

/** A portal as the libraries have one. */
function LibrarysPortal({ children, container }: LibrarysProps) {
  const [node, setNode] = useState<Container>();

  useEffect(() => {
    setNode((typeof container === 'function' ? container() : container) ?? document.body);
  }, [container]);
  return node ? createPortal(children, node) : null;
}

const Portal = atHome(LibrarysPortal);
