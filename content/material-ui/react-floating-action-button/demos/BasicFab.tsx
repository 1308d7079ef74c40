import AddIcon from '@mui/icons-material/Add';
import Fab from '@mui/material/Fab';

export default function BasicFab() {
  return (
    <Fab color="primary" aria-label="New recipe">
      <AddIcon />
    </Fab>
  );
}
