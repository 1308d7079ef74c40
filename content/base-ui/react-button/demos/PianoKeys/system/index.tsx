import { useButton } from '@mui/base/useButton';
import Box from '@mui/system/Box';
import styled from '@mui/system/styled';
import { type ButtonHTMLAttributes, useState } from 'react';

const KeyRoot = styled('button')(`
  width: 2.75rem;
  height: 6rem;
  padding: 4rem 0 0;
  border: 1px solid light-dark(#62748e, #90a1b9);
  border-block-end-width: 0.5rem;
  border-radius: 0 0 0.5rem 0.5rem;
  background-color: light-dark(#fff, #0f172b);
  color: light-dark(#0f172b, #f8fafc);
  font: 600 1rem / 1.5 system-ui, sans-serif;
  cursor: pointer;

  &[data-down='true'] {
    border-block-end-width: 1px;
    background-color: light-dark(#cbfbf1, #0b4f4a);
  }

  &:focus-visible {
    outline: 2px solid light-dark(#00786f, #46ecd5);
    outline-offset: 2px;
  }
`);

const Keyboard = styled('fieldset')(`
  display: flex;
  gap: 0.25rem;
  margin: 0;
  padding: 0;
  border: 0;
`);

const Name = styled('legend')({ marginBlockEnd: '0.25rem', padding: 0, fontWeight: 600 });

function Key(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  const { active, getRootProps } = useButton({ disabled: props.disabled ?? false });

  return <KeyRoot {...getRootProps({ ...props })} data-down={active} />;
}

export default function PianoKeys() {
  const [melody, setMelody] = useState('C E');

  return (
    <Box sx={{ font: '1rem / 1.5 system-ui, sans-serif' }}>
      <Keyboard>
        <Name>Piano</Name>
        {['C', 'D', 'E', 'F', 'G'].map((note) => (
          <Key key={note} onClick={() => setMelody(`${melody} ${note}`.slice(-15))}>
            {note}
          </Key>
        ))}
      </Keyboard>
      <Box component="p" role="status" sx={{ m: 0, mt: 1.5 }}>
        Melody: {melody}
      </Box>
    </Box>
  );
}
