import { Slider as BaseSlider, sliderClasses } from '@mui/base/Slider';
import styled from '@mui/system/styled';

const Slider = styled(BaseSlider)(`
  position: relative;
  display: inline-block;
  width: 100%;
  max-width: 320px;
  height: 16px;
  color: #0f766e;
  cursor: pointer;
  touch-action: none;

  & .${sliderClasses.rail},
  & .${sliderClasses.track} {
    position: absolute;
    top: 50%;
    display: block;
    height: 4px;
    border-radius: 4px;
    background-color: currentcolor;
    transform: translateY(-50%);
  }

  & .${sliderClasses.rail} {
    width: 100%;
    opacity: 0.3;
  }

  & .${sliderClasses.thumb} {
    position: absolute;
    top: 50%;
    box-sizing: border-box;
    width: 20px;
    height: 20px;
    border: 2px solid currentcolor;
    border-radius: 50%;
    background-color: #fff;
    transform: translate(-50%, -50%);
  }

  & .${sliderClasses.thumb}.${sliderClasses.focusVisible} {
    box-shadow: 0 0 0 4px rgb(15 118 110 / 0.4);
  }
`);

export default function SliderBasics() {
  return <Slider aria-label="Volume" defaultValue={40} />;
}
