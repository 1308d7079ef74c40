import { Slider as BaseSlider, sliderClasses } from '@mui/base/Slider';
import styled from '@mui/system/styled';

const Slider = styled(BaseSlider)(`
  position: relative;
  display: inline-block;
  width: 1.5rem;
  height: 11rem;
  color: light-dark(#00786f, #46ecd5);
  cursor: pointer;
  touch-action: none;

  & .${sliderClasses.rail},
  & .${sliderClasses.track} {
    position: absolute;
    left: 0.5rem;
    display: block;
    width: 0.5rem;
    border-radius: 0.25rem;
  }

  & .${sliderClasses.rail} {
    height: 100%;
    background-color: light-dark(#cad5e2, #45556c);
  }

  & .${sliderClasses.track} {
    background-color: currentcolor;
  }

  & .${sliderClasses.thumb} {
    position: absolute;
    left: 0;
    width: 1.5rem;
    height: 1.5rem;
    border-radius: 50%;
    background-color: currentcolor;
    translate: 0 50%;
  }

  & .${sliderClasses.thumb}.${sliderClasses.focusVisible} {
    outline: 2px solid currentcolor;
    outline-offset: 2px;
  }
`);

export default function BlindHeight() {
  return (
    <Slider
      aria-label="Blind height"
      defaultValue={60}
      orientation="vertical"
      step={10}
      getAriaValueText={(value) => `${value} percent`}
    />
  );
}
