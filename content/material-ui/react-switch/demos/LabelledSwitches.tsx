import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function LabelledSwitches() {
  return (
    <FormGroup>
      <FormControlLabel control={<Switch defaultChecked />} label="Play sounds" />
      <FormControlLabel required control={<Switch />} label="Share my location" />
      <FormControlLabel disabled control={<Switch />} label="Sync over mobile data" />
    </FormGroup>
  );
}
