import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function RecipeArea() {
  return (
    <Stack spacing={1}>
      <FormLabel htmlFor="recipe-steps">Preparation</FormLabel>
      <TextareaAutosize
        id="recipe-steps"
        minRows={3}
        defaultValue="Soak the beans overnight."
        style={{ width: 260, font: 'inherit' }}
      />
    </Stack>
  );
}
