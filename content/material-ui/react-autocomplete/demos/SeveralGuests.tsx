import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const people = ['Amina Yusuf', 'Ines Duarte', 'Jun Watanabe', 'Pavel Novak', 'Ruth Adler'];

export default function SeveralGuests() {
  return (
    <Autocomplete
      multiple
      options={people}
      defaultValue={['Ines Duarte', 'Ruth Adler']}
      disableCloseOnSelect
      filterSelectedOptions
      renderInput={(params) => (
        <TextField {...params} label="Guests" helperText="Backspace removes the last one." />
      )}
      slotProps={{ chip: { size: 'small' } }}
    />
  );
}
