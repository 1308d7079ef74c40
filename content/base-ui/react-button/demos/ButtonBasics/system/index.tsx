import { Button as BaseButton, buttonClasses } from '@mui/base/Button';
import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';

const Button = styled(BaseButton)(`
  padding: 0.5rem 1rem;
  border: 0;
  border-radius: 0.5rem;
  background-color: light-dark(#00786f, #46ecd5);
  color: light-dark(#fff, #022f2e);
  font: 600 1rem / 1.5 system-ui, sans-serif;
  cursor: pointer;

  &:hover {
    background-color: light-dark(#005f5a, #96f7e4);
  }

  &.${buttonClasses.active} {
    background-color: light-dark(#0b4f4a, #cbfbf1);
  }

  &.${buttonClasses.focusVisible} {
    outline: 2px solid light-dark(#00786f, #46ecd5);
    outline-offset: 2px;
  }

  &.${buttonClasses.disabled} {
    background-color: light-dark(#e2e8f0, #314158);
    color: light-dark(#45556c, #cad5e2);
    cursor: not-allowed;
  }
`);

export default function ButtonBasics() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button>Reserve a seat</Button>
      <Button disabled>Sold out</Button>
    </Stack>
  );
}
