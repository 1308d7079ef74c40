import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { playgroundOf } from './Playground.island.tsx';

const Greeting = ({ tone, loud }: { tone?: string; loud?: boolean }) => (
  <p>{loud ? `${tone}!` : tone}</p>
);
const Playground = playgroundOf(Greeting, 'Greeting', "import Greeting from 'a-library/Greeting';");
const controls = [
  { name: 'tone', kind: 'choice', choices: ['friendly', 'formal'], value: 'friendly' },
  { name: 'loud', kind: 'switch', value: false, usual: false },
] as const;

test('shows the component and the code as the controls say', async () => {
  render(<Playground controls={controls} />);

  await userEvent.selectOptions(screen.getByLabelText('tone'), 'formal');
  await userEvent.click(screen.getByLabelText('loud'));

  expect(screen.getByText('formal!')).toBeTruthy();
  expect(screen.getByText(/<Greeting tone="formal" loud \/>/)).toBeTruthy();
});

test('goes back to where it began', async () => {
  render(<Playground controls={controls} />);
  await userEvent.click(screen.getByLabelText('loud'));

  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));

  expect(screen.getByText(/<Greeting tone="friendly" \/>/)).toBeTruthy();
});

test('a component that says nothing itself is called by its name', () => {
  const Field = playgroundOf((props) => <input {...props} />, 'Field', '');

  render(<Field controls={[]} />);

  expect(screen.getByRole('textbox', { name: 'Field' })).toBeTruthy();
});

test('what can be checked gets a label, since its attributes stay outside of its input', () => {
  const Toggle = playgroundOf(
    (props) => (
      <span {...props}>
        <input type="checkbox" />
      </span>
    ),
    'Toggle',
    '',
  );

  render(<Toggle controls={[{ name: 'defaultChecked', kind: 'switch', value: false }]} />);

  expect(screen.getByRole('checkbox', { name: 'Toggle' })).toBeTruthy();
});
