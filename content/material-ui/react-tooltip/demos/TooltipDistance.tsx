import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

const closer = {
  popperOptions: { modifiers: [{ name: 'offset', options: { offset: [0, -12] } }] },
};

export default function TooltipDistance() {
  return (
    <Tooltip describeChild title="Adds one copy to your cart" slotProps={{ popper: closer }}>
      <Button variant="outlined">Add to cart</Button>
    </Tooltip>
  );
}
