import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function LabelPlacement() {
  return (
    <FormGroup sx={{ width: '100%', maxWidth: 260 }}>
      <FormControlLabel
        control={<Switch defaultChecked />}
        label="Subtitles"
        labelPlacement="start"
        sx={{ justifyContent: 'space-between', marginInlineStart: 0 }}
      />
      <FormControlLabel
        control={<Switch />}
        label="Audio description"
        labelPlacement="start"
        sx={{ justifyContent: 'space-between', marginInlineStart: 0 }}
      />
    </FormGroup>
  );
}
