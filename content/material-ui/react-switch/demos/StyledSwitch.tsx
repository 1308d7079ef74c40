import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

const CapsuleSwitch = styled(Switch)(({ theme }) => ({
  width: 52,
  height: 32,
  padding: 0,
  marginInline: theme.spacing(1),
  '& .MuiSwitch-switchBase': { padding: 4 },
  '& .MuiSwitch-switchBase.Mui-checked': { color: theme.palette.common.white },
  '& .MuiSwitch-switchBase.Mui-checked + .MuiSwitch-track': {
    backgroundColor: theme.palette.success.dark,
    opacity: 1,
  },
  '& .MuiSwitch-thumb': { width: 24, height: 24, boxShadow: theme.shadows[1] },
  '& .MuiSwitch-track': {
    borderRadius: 16,
    backgroundColor: theme.palette.grey[600],
    opacity: 1,
  },
}));

export default function StyledSwitch() {
  return <FormControlLabel control={<CapsuleSwitch defaultChecked />} label="Night light" />;
}
