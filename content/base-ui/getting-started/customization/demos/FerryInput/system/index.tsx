import { Input as BaseInput, inputClasses } from '@mui/base/Input';
import styled from '@mui/system/styled';

const Input = styled(BaseInput)(`
  display: inline-flex;
  gap: 0.5rem;
  align-items: center;
  padding: 0.5rem 0.75rem;
  border: 1px solid light-dark(#62748e, #90a1b9);
  border-radius: 0.5rem;
  font: 1rem / 1.5 system-ui, sans-serif;

  &.${inputClasses.focused} {
    border-color: light-dark(#00786f, #46ecd5);
    outline: 2px solid light-dark(#00786f, #46ecd5);
  }

  & .${inputClasses.input} {
    width: 10rem;
    border: 0;
    outline: 0;
    background: none;
    color: inherit;
    font: inherit;
  }
`);

export default function FerryInput() {
  return (
    <Input
      startAdornment={<span aria-hidden="true">No.</span>}
      slotProps={{ input: { 'aria-label': 'Ferry number' } }}
      defaultValue="214"
    />
  );
}
