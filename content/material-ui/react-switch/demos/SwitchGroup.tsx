import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';

export default function SwitchGroup() {
  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">Email me about</FormLabel>
      <FormGroup>
        <FormControlLabel control={<Switch defaultChecked />} label="Replies to my posts" />
        <FormControlLabel control={<Switch />} label="New followers" />
        <FormControlLabel control={<Switch />} label="The weekly summary" />
      </FormGroup>
      <FormHelperText>Changes apply at once.</FormHelperText>
    </FormControl>
  );
}
