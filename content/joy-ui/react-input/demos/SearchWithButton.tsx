import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';
import { type SyntheticEvent, useState } from 'react';

export default function SearchWithButton() {
  const [query, setQuery] = useState('');

  function search(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setQuery(String(new FormData(event.currentTarget).get('book')));
  }

  return (
    <form onSubmit={search}>
      <Input
        aria-label="Title or author"
        name="book"
        placeholder="Title or author"
        size="lg"
        startDecorator={<SearchIcon />}
        endDecorator={<Button type="submit">Search</Button>}
      />
      <Typography level="body-sm" role="status" sx={{ mt: 1, minHeight: '1.5em' }}>
        {query && `Results for “${query}”`}
      </Typography>
    </form>
  );
}
