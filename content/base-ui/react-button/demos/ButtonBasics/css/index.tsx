import { Button } from '@mui/base/Button';
import './styles.css';

export default function ButtonBasics() {
  return (
    <div className="button-basics">
      <Button className="button-basics-button">Reserve a seat</Button>
      <Button className="button-basics-button" disabled>
        Sold out
      </Button>
    </div>
  );
}
