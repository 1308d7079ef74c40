import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const rivers = ['Danube', 'Dnieper', 'Don', 'Ebro', 'Elbe', 'Loire', 'Rhine', 'Rhône', 'Volga'];

function split(text: string, query: string) {
  const start = query ? text.toLowerCase().indexOf(query.toLowerCase()) : -1;
  const end = start + query.length;
  return start < 0
    ? ['', '', text]
    : [text.slice(0, start), text.slice(start, end), text.slice(end)];
}

export default function MarkedMatches() {
  return (
    <Autocomplete
      fullWidth
      autoHighlight
      options={rivers}
      renderOption={({ key, ...props }, river, { inputValue }) => {
        const [before, match, after] = split(river, inputValue);
        return (
          <li key={key} {...props}>
            <span>
              {before}
              <b>{match}</b>
              {after}
            </span>
          </li>
        );
      }}
      renderInput={(params) => <TextField {...params} label="River" />}
    />
  );
}
