import SearchIcon from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

const shelves = ['Atlases', 'Biographies', 'Cookbooks', 'Fairy tales', 'Poetry', 'Travel'];

export default function LibrarySearch() {
  return (
    <Autocomplete
      options={shelves}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Shelf"
          slotProps={{
            input: {
              ...params.InputProps,
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon />
                </InputAdornment>
              ),
            },
            htmlInput: { ...params.inputProps, maxLength: 20 },
          }}
        />
      )}
    />
  );
}
