import { Input } from '@mui/base/Input';
import './styles.css';

export default function FerryInput() {
  return (
    <Input
      startAdornment={<span aria-hidden="true">No.</span>}
      slotProps={{
        root: { className: 'ferry' },
        input: { className: 'ferry-number', 'aria-label': 'Ferry number' },
      }}
      defaultValue="214"
    />
  );
}
