import { styled } from '@mui/system';

const Frame = styled('span')({ color: 'rgb(1, 2, 3)' });

export default function StyledSwitch() {
  return <Frame>Notify me</Frame>;
}
