import styled from '@emotion/styled';
import Slider from '@mui/material/Slider';

const DeliverySlider = styled(Slider)({
  height: 8,
  '& .MuiSlider-thumb': { borderRadius: 2 },
});

export default function EmotionStyles() {
  return <DeliverySlider aria-label="Delivery radius" defaultValue={30} />;
}
