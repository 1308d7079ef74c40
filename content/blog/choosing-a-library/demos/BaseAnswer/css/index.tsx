import { Button } from '@mui/base/Button';
import './styles.css';

export default function BaseAnswer() {
  return (
    <div className="reservation">
      <p className="reservation-title">Table for four</p>
      <p className="reservation-text">Friday, 19:30, by the window</p>
      <div className="reservation-actions">
        <Button className="reservation-button">Confirm</Button>
        <Button className="reservation-link">Change</Button>
      </div>
    </div>
  );
}
