import { createElement, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { holdActions } from './eventReplay.client.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<live-part><p></p><p><button>Save</button><a href="#there">There</a></p></live-part>';
});

test('a press is held back while the part is asleep, and happens once it lives', () => {
  const pressed = note('click', find('button'));
  const release = holdActions(part());

  find('button').click();
  expect(pressed).toEqual([]);
  release();

  expect(pressed).toEqual(['click']);
});

test('where the part was rendered afresh, the press reaches what stands in the same place', () => {
  const release = holdActions(part());
  find('button').click();

  part().innerHTML = '<p></p><p><button>Fresh</button></p>';
  const pressed = note('click', find('button'));
  release();

  expect(pressed).toEqual(['click']);
});

test('where the part was rendered afresh, the focus is where it was', () => {
  const release = holdActions(part());
  find('button').focus();

  part().innerHTML = '<p></p><p><button>Fresh</button></p>';
  release();

  expect(document.activeElement).toBe(find('button'));
});

test('the part learns of a focus it was given before it lived', () => {
  const release = holdActions(part());
  find('button').focus();
  const told = note('focusin', part());

  release();

  expect(told).toEqual(['focusin']);
});

test('a part that lives is out of the way', () => {
  const pressed = note('click', find('button'));
  holdActions(part())();

  find('button').click();

  expect(pressed).toEqual(['click']);
});

test('keys are held too, and come in their order', () => {
  const heard = [...'ab'].map((key) => new KeyboardEvent('keydown', { key, bubbles: true }));
  const keys: string[] = [];
  part().addEventListener('keydown', ({ key }) => keys.push(key));
  const release = holdActions(part());

  for (const event of heard) find('button').dispatchEvent(event);
  expect(keys).toEqual([]);
  release();

  expect(keys).toEqual(['a', 'b']);
});

test.each([{ key: 'Tab' }, { key: 'l', ctrlKey: true }])(
  'keys for the browser pass: %o',
  (init) => {
    const keys = note('keydown', part());
    holdActions(part());

    find('button').dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }));

    expect(keys).toEqual(['keydown']);
  },
);

test('the links of a part that failed lead where they lead', () => {
  holdActions(part());
  part().dataset.state = 'failed';
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });

  find('a').dispatchEvent(click);

  expect(click.defaultPrevented).toBe(false);
});

test('a form is not sent before the part can say what happens then', () => {
  part().innerHTML = '<form><input></form>';
  const release = holdActions(part());
  const sent = new SubmitEvent('submit', { bubbles: true, cancelable: true });

  find('form').dispatchEvent(sent);
  const heard = note('submit', part());
  release();

  expect(sent.defaultPrevented).toBe(true);
  expect(heard).toEqual(['submit']);
});

test.each(['Ada', 'A'])(
  'what was typed before is what the part then knows, and the caret stays: %s',
  async (text) => {
    part().innerHTML = renderToString(createElement(Greeting));
    const release = holdActions(part());
    type(text);
    field().setSelectionRange(0, 0);

    await live();
    release();

    await vi.waitFor(() => expect(find('output').textContent).toBe(`Hello ${text}`));
    expect(field().value).toBe(text);
    expect(field().selectionStart).toBe(0);
  },
);

function Greeting() {
  const [name, setName] = useState('');
  return createElement(
    'label',
    null,
    createElement('input', {
      value: name,
      onChange: (event: { currentTarget: HTMLInputElement }) => setName(event.currentTarget.value),
    }),
    createElement('output', null, `Hello ${name}`),
  );
}

async function live(): Promise<void> {
  hydrateRoot(part(), createElement(Greeting));
  // React marks the elements that it took over; nothing else tells from outside.
  await vi.waitFor(() => {
    if (!Object.keys(field()).some((key) => key.startsWith('__react'))) throw new Error('Asleep.');
  });
}

function type(text: string): void {
  field().focus();
  for (let length = 1; length <= text.length; length += 1) {
    field().value = text.slice(0, length);
    field().dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

function note(type: string, place: HTMLElement): string[] {
  const heard: string[] = [];
  place.addEventListener(type, () => heard.push(type));
  return heard;
}

function part(): HTMLElement {
  return find('live-part');
}

function field(): HTMLInputElement {
  const found = find('input');
  if (!(found instanceof HTMLInputElement)) throw new Error('There is no field.');
  return found;
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}
