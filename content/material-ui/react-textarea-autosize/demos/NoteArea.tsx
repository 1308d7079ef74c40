import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function NoteArea() {
  return (
    <TextareaAutosize
      aria-label="Note"
      placeholder="Write a few lines"
      style={{ width: 240, font: 'inherit' }}
    />
  );
}
