import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

interface DetailsProps {
  open: boolean;
  onClose: () => void;
}

export default function Details({ open, onClose }: DetailsProps) {
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="delivery-title">
      <DialogTitle id="delivery-title">Delivery</DialogTitle>
      <DialogContent>Left with the neighbors at number 12.</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
