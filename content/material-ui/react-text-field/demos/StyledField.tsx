import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

const ThickField = styled(TextField)({
  '& .MuiOutlinedInput-root': {
    borderRadius: 0,
    fontFamily: 'monospace',
    '& .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
    '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'currentColor' },
  },
  '& .MuiInputLabel-root.Mui-focused': { color: 'inherit' },
});

export default function StyledField() {
  return <ThickField label="License plate" defaultValue="HH MU 700" />;
}
