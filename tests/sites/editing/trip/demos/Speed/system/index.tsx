import { Slider as BaseSlider, sliderClasses } from '@mui/base/Slider';
import styled from '@mui/system/styled';

const Slider = styled(BaseSlider)(`
  display: inline-block;
  width: 200px;
  height: 16px;

  & .${sliderClasses.rail} {
    display: block;
    height: 4px;
    background-color: #0f766e;
  }
`);

export default function Speed() {
  return <Slider aria-label="Speed" defaultValue={40} />;
}
