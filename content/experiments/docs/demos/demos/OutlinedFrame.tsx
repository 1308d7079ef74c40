import Chip from '@mui/material/Chip';

export default function OutlinedFrame() {
  return <Chip label="In stock" color="success" />;
}
