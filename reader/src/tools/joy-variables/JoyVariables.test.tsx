import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { JoyVariables } from './JoyVariables.island.tsx';
import { SUBJECTS } from './subjects.ts';

test('a slider changes the variable of the component, and the code to copy', () => {
  const { container } = render(<JoyVariables of="Input" />);

  fireEvent.change(screen.getByLabelText('--Input-radius'), { target: { value: '20' } });

  const input = container.querySelector('.MuiInput-root');
  expect(input && getComputedStyle(input).getPropertyValue('--Input-radius')).toBe('20px');
  expect(screen.getByText(/'--Input-radius': '20px'/)).toBeTruthy();
});

test('reset brings the usual values back', async () => {
  render(<JoyVariables of="Card" />);
  const slider = screen.getByLabelText<HTMLInputElement>('--Card-padding');
  fireEvent.change(slider, { target: { value: '40' } });

  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));

  expect(slider.value).toBe('16');
  expect(screen.getByText('<Card />')).toBeTruthy();
});

test.each(Object.keys(SUBJECTS))('%s is shown with a slider for each of its variables', (name) => {
  render(<JoyVariables of={name} />);

  const sliders = screen.getAllByRole('slider');
  expect(sliders).toHaveLength(SUBJECTS[name as keyof typeof SUBJECTS].length);
  expect(screen.getByRole('region', { name: `CSS variables of ${name}` })).toBeTruthy();
});
