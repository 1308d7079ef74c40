import { Button as BaseButton, buttonClasses } from '@mui/base/Button';
import styled from '@mui/system/styled';
import { useState } from 'react';

const Button = styled(BaseButton)(`
  display: inline-flex;
  gap: 0.5rem;
  align-items: center;
  padding: 0.5rem 1rem;
  border: 1px solid light-dark(#62748e, #90a1b9);
  border-radius: 999px;
  background-color: transparent;
  color: inherit;
  font: 500 1rem / 1.5 system-ui, sans-serif;
  cursor: pointer;

  &::before {
    box-sizing: border-box;
    width: 0.75rem;
    height: 0.75rem;
    border: 2px solid currentcolor;
    border-radius: 50%;
    content: '';
  }

  &[aria-pressed='true'] {
    background-color: light-dark(#cbfbf1, #0b4f4a);
  }

  &[aria-pressed='true']::before {
    background-color: currentcolor;
  }

  &.${buttonClasses.focusVisible} {
    outline: 2px solid light-dark(#00786f, #46ecd5);
    outline-offset: 2px;
  }
`);

export default function PinToggle() {
  const [pinned, setPinned] = useState(true);

  return (
    <Button aria-pressed={pinned} onClick={() => setPinned(!pinned)}>
      Pin this note
    </Button>
  );
}
