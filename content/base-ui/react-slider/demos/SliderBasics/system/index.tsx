import { Slider as BaseSlider, sliderClasses } from '@mui/base/Slider';
import styled from '@mui/system/styled';

const Slider = styled(BaseSlider)(`
  position: relative;
  display: inline-block;
  width: 100%;
  max-width: 20rem;
  height: 1rem;
  color: light-dark(#00786f, #46ecd5);
  cursor: pointer;
  touch-action: none;

  & .${sliderClasses.rail},
  & .${sliderClasses.track} {
    position: absolute;
    top: 0.375rem;
    display: block;
    height: 0.25rem;
    border-radius: 0.25rem;
    background-color: currentcolor;
  }

  & .${sliderClasses.rail} {
    width: 100%;
    opacity: 0.3;
  }

  & .${sliderClasses.thumb} {
    position: absolute;
    top: -0.125rem;
    box-sizing: border-box;
    width: 1.25rem;
    height: 1.25rem;
    border: 2px solid currentcolor;
    border-radius: 50%;
    background-color: light-dark(#fff, #0f172b);
    translate: -50%;
  }

  & .${sliderClasses.thumb}.${sliderClasses.focusVisible} {
    outline: 2px solid currentcolor;
    outline-offset: 2px;
  }
`);

export default function SliderBasics() {
  return <Slider aria-label="Volume" defaultValue={40} />;
}
