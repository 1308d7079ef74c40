import { Slider as BaseSlider, sliderClasses } from '@mui/base/Slider';
import styled from '@mui/system/styled';

const Slider = styled(BaseSlider)(`
  position: relative;
  display: block;
  width: 100%;
  max-width: 20rem;
  height: 1.25rem;
  margin-block-start: 2.5rem;
  color: light-dark(#00786f, #46ecd5);
  cursor: pointer;
  touch-action: none;

  & .${sliderClasses.rail},
  & .${sliderClasses.track} {
    position: absolute;
    top: 0.5rem;
    display: block;
    height: 0.25rem;
    background-color: currentcolor;
  }

  & .${sliderClasses.rail} {
    width: 100%;
    opacity: 0.3;
  }

  & .${sliderClasses.thumb} {
    position: absolute;
    top: 0;
    width: 1.25rem;
    height: 1.25rem;
    border-radius: 50%;
    background-color: currentcolor;
    translate: -50%;
  }

  & .${sliderClasses.thumb}.${sliderClasses.focusVisible} {
    outline: 2px solid currentcolor;
    outline-offset: 2px;
  }
`);

const ValueLabel = styled('span')(`
  position: absolute;
  left: 50%;
  bottom: 1.75rem;
  padding: 0 0.5rem;
  border-radius: 0.25rem;
  background-color: light-dark(#0f172b, #f8fafc);
  color: light-dark(#f8fafc, #0f172b);
  font: 0.875rem / 1.75 system-ui, sans-serif;
  white-space: nowrap;
  translate: -50%;
`);

export default function BrightnessLabel() {
  return (
    <Slider
      aria-label="Brightness"
      defaultValue={70}
      getAriaValueText={(value) => `${value} percent`}
      valueLabelFormat={(value) => `${value} %`}
      slots={{ valueLabel: ValueLabel }}
      slotProps={{ valueLabel: { 'aria-hidden': true } }}
    />
  );
}
