import Typography from '@mui/material/Typography';

const languages = navigator.languages.join(', ');

export default function BrowserOnly() {
  return <Typography>Your browser asks for pages in: {languages}.</Typography>;
}
