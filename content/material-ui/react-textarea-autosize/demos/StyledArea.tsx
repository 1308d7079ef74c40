import Box from '@mui/material/Box';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function StyledArea() {
  return (
    <Box
      component={TextareaAutosize}
      aria-label="Review"
      minRows={2}
      defaultValue="The bread was still warm, and nobody hurried us."
      sx={{
        boxSizing: 'border-box',
        width: 280,
        p: 1.5,
        typography: 'body1',
        color: 'text.primary',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'text.secondary',
        borderRadius: 3,
        resize: 'none',
        '&:focus': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    />
  );
}
