import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function BasicCheckboxes() {
  return (
    <FormGroup>
      <FormControlLabel control={<Checkbox defaultChecked />} label="Wrap it as a gift" />
      <FormControlLabel control={<Checkbox />} label="Add a handwritten card" />
      <FormControlLabel disabled control={<Checkbox />} label="Deliver tomorrow (sold out)" />
    </FormGroup>
  );
}
