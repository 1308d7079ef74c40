import { Switch as BaseSwitch, switchClasses } from '@mui/base/Switch';
import styled from '@mui/system/styled';

const Switch = styled(BaseSwitch)(`
  position: relative;
  display: inline-block;
  width: 2.75rem;
  height: 1.5rem;
  border-radius: 1rem;
  background: light-dark(#90a1b9, #45556c);
  transition: background 150ms;

  &.${switchClasses.checked} {
    background: light-dark(#00786f, #00bba7);
  }

  &.${switchClasses.focusVisible} {
    outline: 2px solid currentcolor;
    outline-offset: 2px;
  }

  & .${switchClasses.thumb} {
    position: absolute;
    inset-block-start: 0.1875rem;
    inset-inline-start: 0.1875rem;
    width: 1.125rem;
    height: 1.125rem;
    border-radius: 50%;
    background: #fff;
    transition: inset-inline-start 150ms;
  }

  &.${switchClasses.checked} .${switchClasses.thumb} {
    inset-inline-start: 1.4375rem;
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
`);

export default function LampSwitch() {
  return <Switch defaultChecked slotProps={{ input: { 'aria-label': 'Porch light' } }} />;
}
