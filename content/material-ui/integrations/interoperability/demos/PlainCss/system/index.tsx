import Slider from '@mui/material/Slider';
import './slider.css';

export default function PlainCss() {
  return <Slider className="delivery-slider" aria-label="Delivery radius" defaultValue={30} />;
}
