import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useState } from 'react';

export default function SearchBar() {
  const [wanted, setWanted] = useState('');

  function search(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setWanted(String(new FormData(event.currentTarget).get('book')));
  }

  return (
    <Box sx={{ width: '100%' }}>
      <AppBar position="static">
        <Toolbar sx={{ gap: 2 }}>
          <Typography
            variant="h6"
            component="p"
            noWrap
            sx={{ flexGrow: 1, display: { xs: 'none', sm: 'block' } }}
          >
            Harbor library
          </Typography>
          <Box
            component="form"
            role="search"
            onSubmit={search}
            sx={(theme) => ({
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              px: 1.5,
              flexGrow: { xs: 1, sm: 0 },
              borderRadius: 1,
              border: '1px solid transparent',
              bgcolor: 'rgb(0 0 0 / 0.2)',
              '&:focus-within': { borderColor: theme.palette.common.white },
            })}
          >
            <SearchIcon />
            <InputBase
              name="book"
              type="search"
              placeholder="Title or author"
              slotProps={{ input: { 'aria-label': 'Search for a book' } }}
              sx={{ color: 'inherit', flexGrow: 1, '& ::placeholder': { opacity: 0.8 } }}
            />
          </Box>
        </Toolbar>
      </AppBar>
      <Typography role="status" sx={{ p: 2 }}>
        {wanted ? `Looking for “${wanted}”.` : 'Type, and press Enter.'}
      </Typography>
    </Box>
  );
}
