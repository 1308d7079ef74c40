import { Button as BaseButton, buttonClasses } from '@mui/base/Button';
import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';
import { useState } from 'react';

const Form = styled('form')(`
  width: 100%;
  max-width: 18rem;
  font: 1rem / 1.5 system-ui, sans-serif;
`);

const Field = styled('input')(`
  display: block;
  box-sizing: border-box;
  width: 100%;
  padding: 0.5rem 0.75rem;
  border: 1px solid light-dark(#62748e, #90a1b9);
  border-radius: 0.5rem;
  background-color: light-dark(#fff, #0f172b);
  color: light-dark(#0f172b, #f8fafc);
  font: 1rem / 1.5 system-ui, sans-serif;
`);

const Button = styled(BaseButton)(`
  padding: 0.5rem 1rem;
  border: 1px solid light-dark(#00786f, #46ecd5);
  border-radius: 0.5rem;
  background-color: transparent;
  color: light-dark(#00786f, #46ecd5);
  font: 600 1rem / 1.5 system-ui, sans-serif;
  cursor: pointer;

  &[type='submit'] {
    background-color: light-dark(#00786f, #46ecd5);
    color: light-dark(#fff, #022f2e);
  }

  &.${buttonClasses.focusVisible} {
    outline: 2px solid light-dark(#00786f, #46ecd5);
    outline-offset: 2px;
  }
`);

export default function CommentForm() {
  const [sent, setSent] = useState('');

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(`Sent: ${new FormData(event.currentTarget).get('comment')}`);
      }}
    >
      <Box component="label" sx={{ display: 'block', fontWeight: 600 }}>
        Comment
        <Field name="comment" required autoComplete="off" />
      </Box>
      <Stack direction="row" spacing={1.5} sx={{ mt: 1.5 }}>
        <Button type="submit">Send</Button>
        <Button type="reset">Clear</Button>
      </Stack>
      <Box component="p" role="status" sx={{ minHeight: '1.5em', m: 0, mt: 1 }}>
        {sent}
      </Box>
    </Form>
  );
}
