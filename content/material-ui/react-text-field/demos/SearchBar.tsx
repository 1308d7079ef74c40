import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';

export default function SearchBar() {
  return (
    <Paper
      component="form"
      role="search"
      onSubmit={(event) => event.preventDefault()}
      sx={{ display: 'flex', alignItems: 'center', width: '100%', maxWidth: 352, px: 1 }}
    >
      <InputBase
        fullWidth
        type="search"
        placeholder="Search trails"
        inputProps={{ 'aria-label': 'Search trails' }}
        sx={{ px: 1 }}
      />
      <IconButton type="submit" aria-label="Search" edge="end">
        <SearchIcon />
      </IconButton>
    </Paper>
  );
}
