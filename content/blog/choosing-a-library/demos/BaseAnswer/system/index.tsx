import { Button as BaseButton, buttonClasses } from '@mui/base/Button';
import Box from '@mui/system/Box';
import styled from '@mui/system/styled';

const Button = styled(BaseButton)(`
  padding: 0.25rem 0.75rem;
  border: 2px solid;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &.${buttonClasses.focusVisible} {
    outline: 2px solid;
    outline-offset: 2px;
  }
`);

const LinkButton = styled(Button)(`
  border-color: transparent;
  text-decoration: underline;
`);

export default function BaseAnswer() {
  return (
    <Box
      sx={{
        maxWidth: 280,
        p: 2,
        border: '2px solid light-dark(#314158, #cad5e2)',
        bgcolor: 'light-dark(#fff, #0f172b)',
        color: 'light-dark(#0f172b, #f8fafc)',
        font: '1rem / 1.5 system-ui, sans-serif',
      }}
    >
      <Box component="p" sx={{ m: 0, fontWeight: 700 }}>
        Table for four
      </Box>
      <Box component="p" sx={{ m: 0 }}>
        Friday, 19:30, by the window
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, mt: 2 }}>
        <Button>Confirm</Button>
        <LinkButton>Change</LinkButton>
      </Box>
    </Box>
  );
}
