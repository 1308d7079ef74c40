import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';

const stations = [
  'Aachen Hbf',
  'Antwerpen-Centraal',
  'Basel SBB',
  'Bergen stasjon',
  'Berlin Hbf',
  'Bern',
  'Bologna Centrale',
  'Bordeaux-Saint-Jean',
  'Bratislava hlavná stanica',
  'Budapest-Keleti',
];

function search(query: string) {
  const start = query.toLowerCase();
  return start ? stations.filter((station) => station.toLowerCase().startsWith(start)) : [];
}

export default function AsyncStations() {
  const [chosen, setChosen] = useState<string | null>(null);
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState({ query: '', found: [] as string[] });

  const searching = answer.query !== query;
  const found = searching ? [] : answer.found;

  useEffect(() => {
    // Simulates a request to a server. The next keystroke cancels it.
    const request = setTimeout(() => setAnswer({ query, found: search(query) }), 700);
    return () => clearTimeout(request);
  }, [query]);

  return (
    <Autocomplete
      value={chosen}
      onChange={(_event, station) => setChosen(station)}
      onInputChange={(_event, text, reason) => setQuery(reason === 'input' ? text : '')}
      // The selected option stays among the options, even if the server no longer sends it.
      options={chosen ? [chosen, ...found] : found}
      filterSelectedOptions
      filterOptions={(options) => options}
      loading={searching}
      loadingText="Looking for stations…"
      noOptionsText={query ? 'No station starts with this' : 'Type the first letters'}
      renderInput={(params) => (
        <TextField
          {...params}
          label="From"
          helperText={query && !searching ? `Stations found: ${found.length}` : 'Try an A or a B.'}
          slotProps={{ formHelperText: { role: 'status' } }}
        />
      )}
    />
  );
}
