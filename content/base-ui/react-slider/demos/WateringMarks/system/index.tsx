import { Slider as BaseSlider, sliderClasses } from '@mui/base/Slider';
import styled from '@mui/system/styled';

const Slider = styled(BaseSlider)(`
  position: relative;
  display: block;
  width: calc(100% - 4rem);
  max-width: 18rem;
  height: 3.5rem;
  margin-inline: 2rem;
  color: light-dark(#00786f, #46ecd5);
  cursor: pointer;
  touch-action: none;

  & .${sliderClasses.rail} {
    position: absolute;
    top: 0.625rem;
    display: block;
    width: 100%;
    height: 0.25rem;
    background-color: light-dark(#cad5e2, #45556c);
  }

  & .${sliderClasses.mark} {
    position: absolute;
    top: 0.375rem;
    width: 0.125rem;
    height: 0.75rem;
    background-color: light-dark(#62748e, #90a1b9);
    translate: -50%;
  }

  & .${sliderClasses.markLabel} {
    position: absolute;
    top: 1.75rem;
    color: light-dark(#314158, #e2e8f0);
    font: 0.875rem / 1.5 system-ui, sans-serif;
    translate: -50%;
  }

  & .${sliderClasses.thumb} {
    position: absolute;
    top: 0;
    width: 1.5rem;
    height: 1.5rem;
    border-radius: 50%;
    background-color: currentcolor;
    translate: -50%;
  }

  & .${sliderClasses.thumb}.${sliderClasses.focusVisible} {
    outline: 2px solid currentcolor;
    outline-offset: 2px;
  }
`);

const names = ['Never', 'Weekly', 'Twice', 'Daily'];

export default function WateringMarks() {
  return (
    <Slider
      aria-label="Water the plants"
      defaultValue={1}
      max={3}
      step={null}
      marks={names.map((label, value) => ({ label, value }))}
      getAriaValueText={(value) => names[value] ?? ''}
    />
  );
}
