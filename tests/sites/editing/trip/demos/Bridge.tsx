import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';

export default function Bridge() {
  return (
    <AppBar>
      <Toolbar>Full ahead</Toolbar>
    </AppBar>
  );
}
