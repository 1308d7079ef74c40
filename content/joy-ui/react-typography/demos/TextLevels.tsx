import Stack from '@mui/joy/Stack';
import Typography, { type TypographyProps } from '@mui/joy/Typography';

const levels: TypographyProps['level'][] = [
  'h1',
  'h2',
  'h3',
  'h4',
  'title-lg',
  'title-md',
  'title-sm',
  'body-lg',
  'body-md',
  'body-sm',
  'body-xs',
];

export default function TextLevels() {
  return (
    <Stack spacing={1}>
      {levels.map((level) => (
        // Paragraphs, so that this list doesn't add headings to the page.
        <Typography key={level} level={level} component="p">
          Sourdough bread, {level}
        </Typography>
      ))}
    </Stack>
  );
}
