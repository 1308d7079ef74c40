import { Button } from '@mui/base/Button';
import './styles.css';

export default function ThreeCuts() {
  return <Button className="three-cuts-button">Reserve a seat</Button>;
}
