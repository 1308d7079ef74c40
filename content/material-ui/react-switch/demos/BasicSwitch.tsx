import Switch from '@mui/material/Switch';

export default function BasicSwitch() {
  return <Switch defaultChecked slotProps={{ input: { 'aria-label': 'Send notifications' } }} />;
}
