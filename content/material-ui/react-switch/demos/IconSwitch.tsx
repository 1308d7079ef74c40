import FlightIcon from '@mui/icons-material/Flight';
import WifiIcon from '@mui/icons-material/Wifi';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

const FlightSwitch = styled(Switch)(({ theme }) => ({
  '& .MuiSwitch-switchBase': { padding: theme.spacing(1) },
  '& .MuiSvgIcon-root': {
    padding: 3,
    borderRadius: '50%',
    color: theme.palette.common.white,
    backgroundColor: theme.palette.grey[700],
    fontSize: 22,
  },
  '& .Mui-checked .MuiSvgIcon-root': { backgroundColor: theme.palette.primary.dark },
}));

export default function IconSwitch() {
  return (
    <FormControlLabel
      control={<FlightSwitch defaultChecked icon={<WifiIcon />} checkedIcon={<FlightIcon />} />}
      label="Airplane mode"
    />
  );
}
