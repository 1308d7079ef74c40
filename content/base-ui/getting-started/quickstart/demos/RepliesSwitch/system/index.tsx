import { Switch as BaseSwitch, switchClasses } from '@mui/base/Switch';
import styled from '@mui/system/styled';
import { useId } from 'react';

const Label = styled('label')(`
  display: inline-flex;
  gap: 0.75rem;
  align-items: center;
  font: 1rem / 1.5 system-ui, sans-serif;
  cursor: pointer;
`);

const Switch = styled(BaseSwitch)(`
  position: relative;
  display: block;
  flex: none;
  width: 2.5rem;
  height: 1.5rem;
  border-radius: 999px;

  & .${switchClasses.track} {
    position: absolute;
    inset: 0;
    border-radius: 999px;
    background-color: light-dark(#62748e, #90a1b9);
  }

  & .${switchClasses.thumb} {
    position: absolute;
    top: 0.25rem;
    width: 1rem;
    height: 1rem;
    border-radius: 50%;
    background-color: light-dark(#fff, #0f172b);
    inset-inline-start: 0.25rem;
  }

  & .${switchClasses.input} {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  &.${switchClasses.checked} .${switchClasses.track} {
    background-color: light-dark(#00786f, #46ecd5);
  }

  &.${switchClasses.checked} .${switchClasses.thumb} {
    inset-inline-start: 1.25rem;
  }

  &.${switchClasses.focusVisible} {
    outline: 2px solid light-dark(#00786f, #46ecd5);
    outline-offset: 2px;
  }
`);

export default function RepliesSwitch() {
  const id = useId();

  return (
    <Label htmlFor={id}>
      <Switch defaultChecked slotProps={{ input: { id } }} />
      Notify me about replies
    </Label>
  );
}
